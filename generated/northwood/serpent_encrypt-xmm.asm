; serpent_encrypt for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 d6f7fb91eccefdd3); do not edit:
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
;   body: 596 uops, planned 265.7; bounds: width 198.7, ports 264.0, path 13.0
;   blocks: 1989 uops, planned 1657.0; bounds: width 663.0, ports 1584.0, path 911.0
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
        pshufd xmm0, xmm0, 0                                ;     9.0 p1      80 x[0]
        movdqa xmm1, [serpent_encrypt.T0_constants128]      ;     2.0 p2      80 x[0] reload
        pxor xmm0, xmm1                                     ;    13.0 p1      80 x[0]
        movdqa [ebp + 0], xmm0                              ;    15.0 p0+p3   80 x[0]
        movd xmm0, [esi + 24]                               ;     3.0 p2      80 x[2]
        pshufd xmm0, xmm0, 0                                ;    10.0 p1      80 x[2]
        movdqa xmm2, [serpent_encrypt.T0_constants128 + 16] ;     4.0 p2      80 x[2] reload
        pxor xmm0, xmm2                                     ;    14.0 p1      80 x[2]
        movdqa [ebp + 16], xmm0                             ;    16.0 p0+p3   80 x[2]
        movd xmm0, [esi + 28]                               ;     5.0 p2      80 x[3]
        pshufd xmm0, xmm0, 0                                ;    12.0 p1      80 x[3]
        movdqa xmm3, [serpent_encrypt.T0_constants128 + 32] ;     6.0 p2      80 x[3] reload
        pxor xmm0, xmm3                                     ;    16.0 p1      80 x[3]
        movdqa [ebp + 32], xmm0                             ;    18.0 p0+p3   80 x[3]
        movd xmm0, [esi + 48]                               ;     7.0 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;    14.0 p1      80 x[0]
        movdqa xmm4, [serpent_encrypt.T0_constants128 + 48] ;     8.0 p2      80 x[0] reload
        pxor xmm0, xmm4                                     ;    18.0 p1      80 x[0]
        movdqa [ebp + 48], xmm0                             ;    20.0 p0+p3   80 x[0]
        movd xmm0, [esi + 56]                               ;     9.0 p2      80 x[2]
        pshufd xmm0, xmm0, 0                                ;    16.0 p1      80 x[2]
        pxor xmm0, xmm4                                     ;    20.0 p1      80 x[2]
        movdqa [ebp + 64], xmm0                             ;    22.0 p0+p3   80 x[2]
        movd xmm0, [esi + 60]                               ;    10.0 p2      80 x[3]
        pshufd xmm0, xmm0, 0                                ;    17.0 p1      80 x[3]
        pxor xmm0, xmm4                                     ;    21.0 p1      80 x[3]
        movdqa [ebp + 80], xmm0                             ;    23.0 p0+p3   80 x[3]
        movd xmm0, [esi + 64]                               ;    11.7 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;    18.7 p1      80 x[0]
        pxor xmm0, xmm4                                     ;    22.7 p1      80 x[0]
        movdqa [ebp + 96], xmm0                             ;    24.7 p0+p3   80 x[0]
        movd xmm0, [esi + 68]                               ;    13.3 p2      80 x[1]
        pshufd xmm0, xmm0, 0                                ;    20.3 p1      80 x[1]
        pxor xmm0, xmm4                                     ;    24.3 p1      80 x[1]
        movdqa [ebp + 112], xmm0                            ;    26.3 p0+p3   80 x[1]
        movd xmm0, [esi + 72]                               ;    15.0 p2      80 x[2]
        pshufd xmm0, xmm0, 0                                ;    22.0 p1      80 x[2]
        pxor xmm0, xmm4                                     ;    26.0 p1      80 x[2]
        movdqa [ebp + 128], xmm0                            ;    28.0 p0+p3   80 x[2]
        movd xmm0, [esi + 80]                               ;    16.7 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;    23.7 p1      80 x[0]
        pxor xmm0, xmm4                                     ;    27.7 p1      80 x[0]
        movdqa [ebp + 144], xmm0                            ;    29.7 p0+p3   80 x[0]
        movd xmm0, [esi + 100]                              ;    18.3 p2      80 x[1]
        pshufd xmm0, xmm0, 0                                ;    25.3 p1      80 x[1]
        pxor xmm0, xmm4                                     ;    29.3 p1      80 x[1]
        movdqa [ebp + 160], xmm0                            ;    31.3 p0+p3   80 x[1]
        movd xmm0, [esi + 112]                              ;    20.0 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;    27.0 p1      80 x[0]
        pxor xmm0, xmm4                                     ;    31.0 p1      80 x[0]
        movdqa [ebp + 176], xmm0                            ;    33.0 p0+p3   80 x[0]
        movd xmm0, [esi + 116]                              ;    21.7 p2      80 x[1]
        pshufd xmm0, xmm0, 0                                ;    28.7 p1      80 x[1]
        pxor xmm0, xmm4                                     ;    32.7 p1      80 x[1]
        movdqa [ebp + 192], xmm0                            ;    34.7 p0+p3   80 x[1]
        movd xmm0, [esi + 120]                              ;    23.3 p2      80 x[2]
        pshufd xmm0, xmm0, 0                                ;    30.3 p1      80 x[2]
        movdqa xmm5, [serpent_encrypt.T0_constants128 + 64] ;    24.3 p2      80 x[2] reload
        pxor xmm0, xmm5                                     ;    34.3 p1      80 x[2]
        movdqa [ebp + 208], xmm0                            ;    36.3 p0+p3   80 x[2]
        movd xmm0, [esi + 136]                              ;    25.3 p2      80 x[2]
        pshufd xmm0, xmm0, 0                                ;    32.3 p1      80 x[2]
        pxor xmm0, xmm4                                     ;    36.3 p1      80 x[2]
        movdqa [ebp + 224], xmm0                            ;    38.3 p0+p3   80 x[2]
        movd xmm0, [esi + 144]                              ;    27.0 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;    34.0 p1      80 x[0]
        pxor xmm0, xmm1                                     ;    38.0 p1      80 x[0]
        movdqa [ebp + 240], xmm0                            ;    40.0 p0+p3   80 x[0]
        movd xmm0, [esi + 152]                              ;    28.7 p2      80 x[2]
        pshufd xmm0, xmm0, 0                                ;    35.7 p1      80 x[2]
        pxor xmm0, xmm2                                     ;    39.7 p1      80 x[2]
        movdqa [ebp + 256], xmm0                            ;    41.7 p0+p3   80 x[2]
        movd xmm0, [esi + 156]                              ;    30.3 p2      80 x[3]
        pshufd xmm0, xmm0, 0                                ;    37.3 p1      80 x[3]
        pxor xmm0, xmm3                                     ;    41.3 p1      80 x[3]
        movdqa [ebp + 272], xmm0                            ;    43.3 p0+p3   80 x[3]
        movd xmm0, [esi + 176]                              ;    32.0 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;    39.0 p1      80 x[0]
        pxor xmm0, xmm4                                     ;    43.0 p1      80 x[0]
        movdqa [ebp + 288], xmm0                            ;    45.0 p0+p3   80 x[0]
        movd xmm0, [esi + 184]                              ;    33.7 p2      80 x[2]
        pshufd xmm0, xmm0, 0                                ;    40.7 p1      80 x[2]
        pxor xmm0, xmm4                                     ;    44.7 p1      80 x[2]
        movdqa [ebp + 304], xmm0                            ;    46.7 p0+p3   80 x[2]
        movd xmm0, [esi + 188]                              ;    35.3 p2      80 x[3]
        pshufd xmm0, xmm0, 0                                ;    42.3 p1      80 x[3]
        pxor xmm0, xmm4                                     ;    46.3 p1      80 x[3]
        movdqa [ebp + 320], xmm0                            ;    48.3 p0+p3   80 x[3]
        movd xmm0, [esi + 192]                              ;    37.0 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;    44.0 p1      80 x[0]
        pxor xmm0, xmm4                                     ;    48.0 p1      80 x[0]
        movdqa [ebp + 336], xmm0                            ;    50.0 p0+p3   80 x[0]
        movd xmm0, [esi + 196]                              ;    38.7 p2      80 x[1]
        pshufd xmm0, xmm0, 0                                ;    45.7 p1      80 x[1]
        pxor xmm0, xmm4                                     ;    49.7 p1      80 x[1]
        movdqa [ebp + 352], xmm0                            ;    51.7 p0+p3   80 x[1]
        movd xmm0, [esi + 200]                              ;    40.3 p2      80 x[2]
        pshufd xmm0, xmm0, 0                                ;    47.3 p1      80 x[2]
        pxor xmm0, xmm4                                     ;    51.3 p1      80 x[2]
        movdqa [ebp + 368], xmm0                            ;    53.3 p0+p3   80 x[2]
        movd xmm0, [esi + 208]                              ;    42.0 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;    49.0 p1      80 x[0]
        pxor xmm0, xmm4                                     ;    53.0 p1      80 x[0]
        movdqa [ebp + 384], xmm0                            ;    55.0 p0+p3   80 x[0]
        movd xmm0, [esi + 228]                              ;    43.7 p2      80 x[1]
        pshufd xmm0, xmm0, 0                                ;    50.7 p1      80 x[1]
        pxor xmm0, xmm4                                     ;    54.7 p1      80 x[1]
        movdqa [ebp + 400], xmm0                            ;    56.7 p0+p3   80 x[1]
        movd xmm0, [esi + 240]                              ;    45.3 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;    52.7 p1      80 x[0]
        pxor xmm0, xmm4                                     ;    56.7 p1      80 x[0]
        movdqa [ebp + 416], xmm0                            ;    58.7 p0+p3   80 x[0]
        movd xmm0, [esi + 244]                              ;    47.0 p2      80 x[1]
        pshufd xmm0, xmm0, 0                                ;    54.7 p1      80 x[1]
        pxor xmm0, xmm4                                     ;    58.7 p1      80 x[1]
        movdqa [ebp + 432], xmm0                            ;    60.7 p0+p3   80 x[1]
        movd xmm0, [esi + 248]                              ;    48.7 p2      80 x[2]
        pshufd xmm0, xmm0, 0                                ;    56.7 p1      80 x[2]
        pxor xmm0, xmm5                                     ;    60.7 p1      80 x[2]
        movdqa [ebp + 448], xmm0                            ;    62.7 p0+p3   80 x[2]
        movd xmm0, [esi + 264]                              ;    50.3 p2      80 x[2]
        pshufd xmm0, xmm0, 0                                ;    58.7 p1      80 x[2]
        pxor xmm0, xmm4                                     ;    62.7 p1      80 x[2]
        movdqa [ebp + 464], xmm0                            ;    64.7 p0+p3   80 x[2]
        movd xmm0, [esi + 272]                              ;    52.0 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;    60.7 p1      80 x[0]
        pxor xmm0, xmm1                                     ;    64.7 p1      80 x[0]
        movdqa [ebp + 480], xmm0                            ;    66.7 p0+p3   80 x[0]
        movd xmm0, [esi + 280]                              ;    53.7 p2      80 x[2]
        pshufd xmm0, xmm0, 0                                ;    62.7 p1      80 x[2]
        pxor xmm0, xmm2                                     ;    66.7 p1      80 x[2]
        movdqa [ebp + 496], xmm0                            ;    68.7 p0+p3   80 x[2]
        movd xmm0, [esi + 284]                              ;    55.3 p2      80 x[3]
        pshufd xmm0, xmm0, 0                                ;    64.7 p1      80 x[3]
        pxor xmm0, xmm3                                     ;    68.7 p1      80 x[3]
        movdqa [ebp + 512], xmm0                            ;    70.7 p0+p3   80 x[3]
        movd xmm0, [esi + 304]                              ;    57.0 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;    66.7 p1      80 x[0]
        pxor xmm0, xmm4                                     ;    70.7 p1      80 x[0]
        movdqa [ebp + 528], xmm0                            ;    72.7 p0+p3   80 x[0]
        movd xmm0, [esi + 312]                              ;    58.7 p2      80 x[2]
        pshufd xmm0, xmm0, 0                                ;    68.7 p1      80 x[2]
        pxor xmm0, xmm4                                     ;    72.7 p1      80 x[2]
        movdqa [ebp + 544], xmm0                            ;    74.7 p0+p3   80 x[2]
        movd xmm0, [esi + 316]                              ;    60.3 p2      80 x[3]
        pshufd xmm0, xmm0, 0                                ;    70.7 p1      80 x[3]
        pxor xmm0, xmm4                                     ;    74.7 p1      80 x[3]
        movdqa [ebp + 560], xmm0                            ;    76.7 p0+p3   80 x[3]
        movd xmm0, [esi + 320]                              ;    62.0 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;    72.7 p1      80 x[0]
        pxor xmm0, xmm4                                     ;    76.7 p1      80 x[0]
        movdqa [ebp + 576], xmm0                            ;    78.7 p0+p3   80 x[0]
        movd xmm0, [esi + 324]                              ;    63.7 p2      80 x[1]
        pshufd xmm0, xmm0, 0                                ;    74.7 p1      80 x[1]
        pxor xmm0, xmm4                                     ;    78.7 p1      80 x[1]
        movdqa [ebp + 592], xmm0                            ;    80.7 p0+p3   80 x[1]
        movd xmm0, [esi + 328]                              ;    65.3 p2      80 x[2]
        pshufd xmm0, xmm0, 0                                ;    76.7 p1      80 x[2]
        pxor xmm0, xmm4                                     ;    80.7 p1      80 x[2]
        movdqa [ebp + 608], xmm0                            ;    82.7 p0+p3   80 x[2]
        movd xmm0, [esi + 336]                              ;    67.0 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;    78.7 p1      80 x[0]
        pxor xmm0, xmm4                                     ;    82.7 p1      80 x[0]
        movdqa [ebp + 624], xmm0                            ;    84.7 p0+p3   80 x[0]
        movd xmm0, [esi + 356]                              ;    68.7 p2      80 x[1]
        pshufd xmm0, xmm0, 0                                ;    80.7 p1      80 x[1]
        pxor xmm0, xmm4                                     ;    84.7 p1      80 x[1]
        movdqa [ebp + 640], xmm0                            ;    86.7 p0+p3   80 x[1]
        movd xmm0, [esi + 368]                              ;    70.3 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;    82.7 p1      80 x[0]
        pxor xmm0, xmm4                                     ;    86.7 p1      80 x[0]
        movdqa [ebp + 656], xmm0                            ;    88.7 p0+p3   80 x[0]
        movd xmm0, [esi + 372]                              ;    72.0 p2      80 x[1]
        pshufd xmm0, xmm0, 0                                ;    84.7 p1      80 x[1]
        pxor xmm0, xmm4                                     ;    88.7 p1      80 x[1]
        movdqa [ebp + 672], xmm0                            ;    90.7 p0+p3   80 x[1]
        movd xmm0, [esi + 376]                              ;    73.7 p2      80 x[2]
        pshufd xmm0, xmm0, 0                                ;    86.7 p1      80 x[2]
        pxor xmm0, xmm5                                     ;    90.7 p1      80 x[2]
        movdqa [ebp + 688], xmm0                            ;    92.7 p0+p3   80 x[2]
        movd xmm0, [esi + 392]                              ;    75.3 p2      80 x[2]
        pshufd xmm0, xmm0, 0                                ;    88.7 p1      80 x[2]
        pxor xmm0, xmm4                                     ;    92.7 p1      80 x[2]
        movdqa [ebp + 704], xmm0                            ;    94.7 p0+p3   80 x[2]
        movd xmm0, [esi + 400]                              ;    77.0 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;    90.7 p1      80 x[0]
        pxor xmm0, xmm1                                     ;    94.7 p1      80 x[0]
        movdqa [ebp + 720], xmm0                            ;    96.7 p0+p3   80 x[0]
        movd xmm0, [esi + 408]                              ;    78.7 p2      80 x[2]
        pshufd xmm0, xmm0, 0                                ;    92.7 p1      80 x[2]
        pxor xmm0, xmm2                                     ;    96.7 p1      80 x[2]
        movdqa [ebp + 736], xmm0                            ;    98.7 p0+p3   80 x[2]
        movd xmm0, [esi + 412]                              ;    80.3 p2      80 x[3]
        pshufd xmm0, xmm0, 0                                ;    94.7 p1      80 x[3]
        pxor xmm0, xmm3                                     ;    98.7 p1      80 x[3]
        movdqa [ebp + 752], xmm0                            ;   100.7 p0+p3   80 x[3]
        movd xmm0, [esi + 432]                              ;    82.0 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;    96.7 p1      80 x[0]
        pxor xmm0, xmm4                                     ;   100.7 p1      80 x[0]
        movdqa [ebp + 768], xmm0                            ;   102.7 p0+p3   80 x[0]
        movd xmm0, [esi + 440]                              ;    83.7 p2      80 x[2]
        pshufd xmm0, xmm0, 0                                ;    98.7 p1      80 x[2]
        pxor xmm0, xmm4                                     ;   102.7 p1      80 x[2]
        movdqa [ebp + 784], xmm0                            ;   104.7 p0+p3   80 x[2]
        movd xmm0, [esi + 444]                              ;    85.3 p2      80 x[3]
        pshufd xmm0, xmm0, 0                                ;   100.7 p1      80 x[3]
        pxor xmm0, xmm4                                     ;   104.7 p1      80 x[3]
        movdqa [ebp + 800], xmm0                            ;   106.7 p0+p3   80 x[3]
        movd xmm0, [esi + 448]                              ;    87.0 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;   102.7 p1      80 x[0]
        pxor xmm0, xmm4                                     ;   106.7 p1      80 x[0]
        movdqa [ebp + 816], xmm0                            ;   108.7 p0+p3   80 x[0]
        movd xmm0, [esi + 452]                              ;    88.7 p2      80 x[1]
        pshufd xmm0, xmm0, 0                                ;   104.7 p1      80 x[1]
        pxor xmm0, xmm4                                     ;   108.7 p1      80 x[1]
        movdqa [ebp + 832], xmm0                            ;   110.7 p0+p3   80 x[1]
        movd xmm0, [esi + 456]                              ;    90.3 p2      80 x[2]
        pshufd xmm0, xmm0, 0                                ;   106.7 p1      80 x[2]
        pxor xmm0, xmm4                                     ;   110.7 p1      80 x[2]
        movdqa [ebp + 848], xmm0                            ;   112.7 p0+p3   80 x[2]
        movd xmm0, [esi + 464]                              ;    92.0 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;   108.7 p1      80 x[0]
        pxor xmm0, xmm4                                     ;   112.7 p1      80 x[0]
        movd xmm1, [esi + 484]                              ;    93.0 p2      80 x[1]
        movdqa [ebp + 864], xmm0                            ;   114.7 p0+p3   80 x[0]
        pshufd xmm0, xmm1, 0                                ;   110.7 p1      80 x[1]
        pxor xmm0, xmm4                                     ;   114.7 p1      80 x[1]
        movd xmm1, [esi + 496]                              ;    94.7 p2      80 x[0]
        movdqa [ebp + 880], xmm0                            ;   116.7 p0+p3   80 x[1]
        pshufd xmm0, xmm1, 0                                ;   112.7 p1      80 x[0]
        pxor xmm0, xmm4                                     ;   116.7 p1      80 x[0]
        movd xmm1, [esi + 500]                              ;    96.3 p2      80 x[1]
        movdqa [ebp + 896], xmm0                            ;   118.7 p0+p3   80 x[0]
        pshufd xmm0, xmm1, 0                                ;   114.7 p1      80 x[1]
        pxor xmm0, xmm4                                     ;   118.7 p1      80 x[1]
        movd xmm1, [esi + 504]                              ;    98.0 p2      80 x[2]
        movdqa [ebp + 912], xmm0                            ;   120.7 p0+p3   80 x[1]
        pshufd xmm0, xmm1, 0                                ;   116.7 p1      80 x[2]
        pxor xmm0, xmm5                                     ;   120.7 p1      80 x[2]
        movd xmm1, [esi + 516]                              ;    99.7 p2      84 dst
        movdqa [ebp + 928], xmm0                            ;   122.7 p0+p3   80 x[2]
        pshufd xmm0, xmm1, 0                                ;   118.7 p1      84 dst
        pxor xmm0, xmm4                                     ;   122.7 p1      84 dst
        movd xmm1, [esi + 520]                              ;   101.3 p2      84 dst
        movdqa [ebp + 944], xmm0                            ;   124.7 p0+p3   84 dst
        pshufd xmm0, xmm1, 0                                ;   120.7 p1      84 dst
        pxor xmm0, xmm4                                     ;   124.7 p1      84 dst
        movd xmm1, [esi + 524]                              ;   103.0 p2      84 dst
        movdqa [ebp + 960], xmm0                            ;   126.7 p0+p3   84 dst
        pshufd xmm0, xmm1, 0                                ;   122.7 p1      84 dst
        pxor xmm0, xmm4                                     ;   126.7 p1      84 dst
        movd xmm1, [esi]                                    ;   104.7 p2      76 rk
        movdqa [ebp + 976], xmm0                            ;   128.7 p0+p3   84 dst
        pshufd xmm0, xmm1, 0                                ;   124.7 p1      76 rk
        movd xmm1, [esi + 4]                                ;   106.0 p2      76 rk
        movdqa [ebp + 992], xmm0                            ;   128.7 p0+p3   76 rk
        pshufd xmm0, xmm1, 0                                ;   125.7 p1      76 rk
        movd xmm1, [esi + 8]                                ;   107.3 p2      76 rk
        movdqa [ebp + 1008], xmm0                           ;   129.7 p0+p3   76 rk
        pshufd xmm0, xmm1, 0                                ;   126.7 p1      76 rk
        movd xmm1, [esi + 12]                               ;   108.7 p2      76 rk
        movdqa [ebp + 1024], xmm0                           ;   130.7 p0+p3   76 rk
        pshufd xmm0, xmm1, 0                                ;   127.7 p1      76 rk
        movd xmm1, [esi + 20]                               ;   110.0 p2      76 rk
        movdqa [ebp + 1040], xmm0                           ;   131.7 p0+p3   76 rk
        pshufd xmm0, xmm1, 0                                ;   128.7 p1      76 rk
        movdqa [ebp + 1056], xmm0                           ;   133.7 p0+p3   76 rk
        movd xmm0, [esi + 32]                               ;   112.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   129.7 p1      76 rk
        movdqa [ebp + 1072], xmm0                           ;   135.7 p0+p3   76 rk
        movd xmm0, [esi + 36]                               ;   113.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   130.7 p1      76 rk
        movdqa [ebp + 1088], xmm0                           ;   137.7 p0+p3   76 rk
        movd xmm0, [esi + 40]                               ;   114.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   131.7 p1      76 rk
        movdqa [ebp + 1104], xmm0                           ;   139.7 p0+p3   76 rk
        movd xmm0, [esi + 44]                               ;   116.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   132.7 p1      76 rk
        movdqa [ebp + 1120], xmm0                           ;   141.7 p0+p3   76 rk
        movd xmm0, [esi + 52]                               ;   117.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   133.7 p1      76 rk
        movdqa [ebp + 1136], xmm0                           ;   143.7 p0+p3   76 rk
        movd xmm0, [esi + 76]                               ;   118.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   134.7 p1      76 rk
        movdqa [ebp + 1152], xmm0                           ;   145.7 p0+p3   76 rk
        movd xmm0, [esi + 84]                               ;   120.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   135.7 p1      76 rk
        movdqa [ebp + 1168], xmm0                           ;   147.7 p0+p3   76 rk
        movd xmm0, [esi + 88]                               ;   121.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   136.7 p1      76 rk
        movdqa [ebp + 1184], xmm0                           ;   149.7 p0+p3   76 rk
        movd xmm0, [esi + 92]                               ;   122.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   137.7 p1      76 rk
        movdqa [ebp + 1200], xmm0                           ;   151.7 p0+p3   76 rk
        movd xmm0, [esi + 96]                               ;   124.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   138.7 p1      76 rk
        movdqa [ebp + 1216], xmm0                           ;   153.7 p0+p3   76 rk
        movd xmm0, [esi + 104]                              ;   125.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   139.7 p1      76 rk
        movdqa [ebp + 1232], xmm0                           ;   155.7 p0+p3   76 rk
        movd xmm0, [esi + 108]                              ;   126.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   140.7 p1      76 rk
        movdqa [ebp + 1248], xmm0                           ;   157.7 p0+p3   76 rk
        movd xmm0, [esi + 124]                              ;   128.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   141.7 p1      76 rk
        movdqa [ebp + 1264], xmm0                           ;   159.7 p0+p3   76 rk
        movd xmm0, [esi + 128]                              ;   129.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   142.7 p1      76 rk
        movdqa [ebp + 1280], xmm0                           ;   161.7 p0+p3   76 rk
        movd xmm0, [esi + 132]                              ;   130.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   143.7 p1      76 rk
        movdqa [ebp + 1296], xmm0                           ;   163.7 p0+p3   76 rk
        movd xmm0, [esi + 140]                              ;   132.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   144.7 p1      76 rk
        movdqa [ebp + 1312], xmm0                           ;   165.7 p0+p3   76 rk
        movd xmm0, [esi + 148]                              ;   133.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   145.7 p1      76 rk
        movdqa [ebp + 1328], xmm0                           ;   167.7 p0+p3   76 rk
        movd xmm0, [esi + 160]                              ;   134.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   146.7 p1      76 rk
        movdqa [ebp + 1344], xmm0                           ;   169.7 p0+p3   76 rk
        movd xmm0, [esi + 164]                              ;   136.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   147.7 p1      76 rk
        movdqa [ebp + 1360], xmm0                           ;   171.7 p0+p3   76 rk
        movd xmm0, [esi + 168]                              ;   137.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   148.7 p1      76 rk
        movdqa [ebp + 1376], xmm0                           ;   173.7 p0+p3   76 rk
        movd xmm0, [esi + 172]                              ;   138.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   149.7 p1      76 rk
        movdqa [ebp + 1392], xmm0                           ;   175.7 p0+p3   76 rk
        movd xmm0, [esi + 180]                              ;   140.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   150.7 p1      76 rk
        movdqa [ebp + 1408], xmm0                           ;   177.7 p0+p3   76 rk
        movd xmm0, [esi + 204]                              ;   141.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   151.7 p1      76 rk
        movdqa [ebp + 1424], xmm0                           ;   179.7 p0+p3   76 rk
        movd xmm0, [esi + 212]                              ;   142.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   152.7 p1      76 rk
        movdqa [ebp + 1440], xmm0                           ;   181.7 p0+p3   76 rk
        movd xmm0, [esi + 216]                              ;   144.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   153.7 p1      76 rk
        movdqa [ebp + 1456], xmm0                           ;   183.7 p0+p3   76 rk
        movd xmm0, [esi + 220]                              ;   145.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   154.7 p1      76 rk
        movdqa [ebp + 1472], xmm0                           ;   185.7 p0+p3   76 rk
        movd xmm0, [esi + 224]                              ;   146.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   155.7 p1      76 rk
        movdqa [ebp + 1488], xmm0                           ;   187.7 p0+p3   76 rk
        movd xmm0, [esi + 232]                              ;   148.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   156.7 p1      76 rk
        movdqa [ebp + 1504], xmm0                           ;   189.7 p0+p3   76 rk
        movd xmm0, [esi + 236]                              ;   149.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   157.7 p1      76 rk
        movdqa [ebp + 1520], xmm0                           ;   191.7 p0+p3   76 rk
        movd xmm0, [esi + 252]                              ;   150.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   158.7 p1      76 rk
        movdqa [ebp + 1536], xmm0                           ;   193.7 p0+p3   76 rk
        movd xmm0, [esi + 256]                              ;   152.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   159.7 p1      76 rk
        movdqa [ebp + 1552], xmm0                           ;   195.7 p0+p3   76 rk
        movd xmm0, [esi + 260]                              ;   153.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   160.7 p1      76 rk
        movdqa [ebp + 1568], xmm0                           ;   197.7 p0+p3   76 rk
        movd xmm0, [esi + 268]                              ;   154.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   161.7 p1      76 rk
        movdqa [ebp + 1584], xmm0                           ;   199.7 p0+p3   76 rk
        movd xmm0, [esi + 276]                              ;   156.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   163.0 p1      76 rk
        movdqa [ebp + 1600], xmm0                           ;   201.7 p0+p3   76 rk
        movd xmm0, [esi + 288]                              ;   157.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   164.3 p1      76 rk
        movdqa [ebp + 1616], xmm0                           ;   203.7 p0+p3   76 rk
        movd xmm0, [esi + 292]                              ;   158.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   165.7 p1      76 rk
        movdqa [ebp + 1632], xmm0                           ;   205.7 p0+p3   76 rk
        movd xmm0, [esi + 296]                              ;   160.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   167.0 p1      76 rk
        movdqa [ebp + 1648], xmm0                           ;   207.7 p0+p3   76 rk
        movd xmm0, [esi + 300]                              ;   161.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   168.3 p1      76 rk
        movdqa [ebp + 1664], xmm0                           ;   209.7 p0+p3   76 rk
        movd xmm0, [esi + 308]                              ;   162.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   169.7 p1      76 rk
        movdqa [ebp + 1680], xmm0                           ;   211.7 p0+p3   76 rk
        movd xmm0, [esi + 332]                              ;   164.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   171.0 p1      76 rk
        movdqa [ebp + 1696], xmm0                           ;   213.7 p0+p3   76 rk
        movd xmm0, [esi + 340]                              ;   165.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   172.3 p1      76 rk
        movdqa [ebp + 1712], xmm0                           ;   215.7 p0+p3   76 rk
        movd xmm0, [esi + 344]                              ;   166.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   173.7 p1      76 rk
        movdqa [ebp + 1728], xmm0                           ;   217.7 p0+p3   76 rk
        movd xmm0, [esi + 348]                              ;   168.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   175.0 p1      76 rk
        movdqa [ebp + 1744], xmm0                           ;   219.7 p0+p3   76 rk
        movd xmm0, [esi + 352]                              ;   169.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   176.3 p1      76 rk
        movdqa [ebp + 1760], xmm0                           ;   221.7 p0+p3   76 rk
        movd xmm0, [esi + 360]                              ;   170.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   177.7 p1      76 rk
        movdqa [ebp + 1776], xmm0                           ;   223.7 p0+p3   76 rk
        movd xmm0, [esi + 364]                              ;   172.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   179.0 p1      76 rk
        movdqa [ebp + 1792], xmm0                           ;   225.7 p0+p3   76 rk
        movd xmm0, [esi + 380]                              ;   173.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   180.3 p1      76 rk
        movdqa [ebp + 1808], xmm0                           ;   227.7 p0+p3   76 rk
        movd xmm0, [esi + 384]                              ;   174.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   181.7 p1      76 rk
        movdqa [ebp + 1824], xmm0                           ;   229.7 p0+p3   76 rk
        movd xmm0, [esi + 388]                              ;   176.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   183.0 p1      76 rk
        movdqa [ebp + 1840], xmm0                           ;   231.7 p0+p3   76 rk
        movd xmm0, [esi + 396]                              ;   177.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   184.3 p1      76 rk
        movdqa [ebp + 1856], xmm0                           ;   233.7 p0+p3   76 rk
        movd xmm0, [esi + 404]                              ;   178.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   185.7 p1      76 rk
        movdqa [ebp + 1872], xmm0                           ;   235.7 p0+p3   76 rk
        movd xmm0, [esi + 416]                              ;   180.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   187.0 p1      76 rk
        movdqa [ebp + 1888], xmm0                           ;   237.7 p0+p3   76 rk
        movd xmm0, [esi + 420]                              ;   181.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   188.3 p1      76 rk
        movdqa [ebp + 1904], xmm0                           ;   239.7 p0+p3   76 rk
        movd xmm0, [esi + 424]                              ;   182.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   189.7 p1      76 rk
        movdqa [ebp + 1920], xmm0                           ;   241.7 p0+p3   76 rk
        movd xmm0, [esi + 428]                              ;   184.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   191.0 p1      76 rk
        movdqa [ebp + 1936], xmm0                           ;   243.7 p0+p3   76 rk
        movd xmm0, [esi + 436]                              ;   185.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   192.3 p1      76 rk
        movdqa [ebp + 1952], xmm0                           ;   245.7 p0+p3   76 rk
        movd xmm0, [esi + 460]                              ;   186.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   193.7 p1      76 rk
        movdqa [ebp + 1968], xmm0                           ;   247.7 p0+p3   76 rk
        movd xmm0, [esi + 468]                              ;   188.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   195.0 p1      76 rk
        movdqa [ebp + 1984], xmm0                           ;   249.7 p0+p3   76 rk
        movd xmm0, [esi + 472]                              ;   189.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   196.3 p1      76 rk
        movdqa [ebp + 2000], xmm0                           ;   251.7 p0+p3   76 rk
        movd xmm0, [esi + 476]                              ;   190.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   197.7 p1      76 rk
        movdqa [ebp + 2016], xmm0                           ;   253.7 p0+p3   76 rk
        movd xmm0, [esi + 480]                              ;   192.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   199.0 p1      76 rk
        movdqa [ebp + 2032], xmm0                           ;   255.7 p0+p3   76 rk
        movd xmm0, [esi + 488]                              ;   193.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   200.7 p1      76 rk
        movdqa [ebp + 2048], xmm0                           ;   257.7 p0+p3   76 rk
        movd xmm0, [esi + 492]                              ;   195.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   202.7 p1      76 rk
        movdqa [ebp + 2064], xmm0                           ;   259.7 p0+p3   76 rk
        movd xmm0, [esi + 508]                              ;   197.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   204.7 p1      76 rk
        movdqa [ebp + 2080], xmm0                           ;   261.7 p0+p3   76 rk
        movd xmm0, [esi + 512]                              ;   199.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   206.7 p1      76 rk
        movdqa [ebp + 2096], xmm0                           ;   263.7 p0+p3   76 rk
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
        movd xmm1, [esi + 16]                               ;     0.0 p2      78 x[0]
        movd xmm0, [esi]                                    ;     1.0 p2      78 x[0]
        punpckldq xmm0, xmm1                                ;     8.0 p1      78 x[0]
        movd xmm1, [esi + 32]                               ;     2.0 p2      78 x[0]
        movd xmm2, [esi + 48]                               ;     3.0 p2      78 x[0]
        punpckldq xmm1, xmm2                                ;    10.0 p1      78 x[0]
        punpcklqdq xmm0, xmm1                               ;    12.0 p1      78 x[0]
        movd xmm1, [esi + 4]                                ;     4.0 p2      78 x[1]
        movd xmm2, [esi + 20]                               ;     5.0 p2      78 x[1]
        punpckldq xmm1, xmm2                                ;    12.0 p1      78 x[1]
        movd xmm2, [esi + 36]                               ;     6.0 p2      78 x[1]
        movd xmm3, [esi + 52]                               ;     7.0 p2      78 x[1]
        punpckldq xmm2, xmm3                                ;    14.0 p1      78 x[1]
        punpcklqdq xmm1, xmm2                               ;    16.0 p1      78 x[1]
        pxor xmm1, [ebp + 1008]                             ;    18.0 p2+p1   80 x[1]
        pxor xmm0, [ebp + 992]                              ;    14.0 p2+p1   80 x[0]
        movd xmm4, [esi + 56]                               ;    10.0 p2      78 x[2]
        movd xmm2, [esi + 8]                                ;    11.0 p2      78 x[2]
        movd xmm3, [esi + 24]                               ;    12.0 p2      78 x[2]
        punpckldq xmm2, xmm3                                ;    19.0 p1      78 x[2]
        movd xmm3, [esi + 40]                               ;    13.0 p2      78 x[2]
        punpckldq xmm3, xmm4                                ;    20.0 p1      78 x[2]
        movd xmm5, [esi + 60]                               ;    14.0 p2      78 x[3]
        punpcklqdq xmm2, xmm3                               ;    22.0 p1      78 x[2]
        movd xmm3, [esi + 12]                               ;    15.0 p2      78 x[3]
        movd xmm4, [esi + 28]                               ;    16.0 p2      78 x[3]
        punpckldq xmm3, xmm4                                ;    23.0 p1      78 x[3]
        pxor xmm2, [ebp + 1024]                             ;    24.0 p2+p1   80 x[2]
        movd xmm4, [esi + 44]                               ;    18.0 p2      78 x[3]
        punpckldq xmm4, xmm5                                ;    25.0 p1      78 x[3]
        movdqa xmm5, xmm1                                   ;    20.0 p0      23 x copy
        punpcklqdq xmm3, xmm4                               ;    27.0 p1      78 x[3]
        pxor xmm3, xmm0                                     ;    29.0 p1      23 x
        movdqa xmm4, xmm0                                   ;    16.0 p0      23 x copy
        pxor xmm3, [ebp + 1040]                             ;    31.0 p2+p1   23 x
        pxor xmm5, xmm2                                     ;    26.0 p1      23 x
        pand xmm1, xmm3                                     ;    33.0 p1      23 x
        por xmm0, xmm3                                      ;    33.0 p1      23 x
        pxor xmm3, xmm2                                     ;    33.0 p1      23 x
        pxor xmm0, xmm5                                     ;    35.0 p1      23 x
        pxor xmm4, xmm1                                     ;    35.0 p1      23 x
        pand xmm2, xmm4                                     ;    37.0 p1      23 x
        pxor xmm2, xmm5                                     ;    39.0 p1      23 x
        pand xmm5, xmm4                                     ;    37.0 p1      23 x
        pxor xmm4, xmm3                                     ;    37.0 p1      23 x
        pand xmm3, xmm0                                     ;    37.0 p1      23 x
        por xmm3, xmm5                                      ;    39.0 p1      23 x
        movdqa xmm1, xmm3                                   ;    41.0 p0      46 x[0] copy
        pxor xmm2, xmm4                                     ;    41.0 p1      23 x
        pxor xmm4, xmm3                                     ;    41.0 p1      48 x[1]
        psrld xmm3, 0x13                                    ;    41.0 p1      46 x[0]
        pslld xmm1, 0xd                                     ;    47.0 p1      46 x[0]
        pxor xmm3, xmm1                                     ;    49.0 p1      46 x[0]
        movdqa xmm1, xmm2                                   ;    43.0 p0      47 x[2] copy
        psrld xmm2, 0x1d                                    ;    43.0 p1      47 x[2]
        pxor xmm4, xmm3                                     ;    51.0 p1      48 x[1]
        pslld xmm1, 3                                       ;    49.0 p1      47 x[2]
        pxor xmm2, xmm1                                     ;    51.0 p1      47 x[2]
        movdqa xmm1, xmm3                                   ;    51.0 p0      49 x[3] copy
        pxor xmm4, xmm2                                     ;    53.0 p1      48 x[1]
        pxor xmm0, xmm2                                     ;    53.0 p1      49 x[3]
        pslld xmm1, 3                                       ;    57.0 p1      49 x[3]
        pxor xmm0, xmm1                                     ;    59.0 p1      49 x[3]
        movdqa xmm1, xmm4                                   ;    55.0 p0      50 x[1] copy
        psrld xmm4, 0x1f                                    ;    55.0 p1      50 x[1]
        pslld xmm1, 1                                       ;    61.0 p1      50 x[1]
        pxor xmm4, xmm1                                     ;    63.0 p1      50 x[1]
        movdqa xmm1, xmm0                                   ;    61.0 p0      51 x[3] copy
        psrld xmm0, 0x19                                    ;    61.0 p1      51 x[3]
        pxor xmm3, xmm4                                     ;    65.0 p1      52 x[0]
        pslld xmm1, 7                                       ;    67.0 p1      51 x[3]
        pxor xmm0, xmm1                                     ;    69.0 p1      51 x[3]
        pxor xmm3, xmm0                                     ;    71.0 p1      52 x[0]
        movdqa xmm1, xmm4                                   ;    65.0 p0      53 x[2] copy
        pxor xmm2, xmm0                                     ;    71.0 p1      53 x[2]
        pslld xmm1, 7                                       ;    71.0 p1      53 x[2]
        pxor xmm2, xmm1                                     ;    73.0 p1      53 x[2]
        movdqa xmm1, xmm3                                   ;    73.0 p0      54 x[0] copy
        pxor xmm0, [ebp + 32]                               ;    71.0 p2+p1   80 x[3]
        pxor xmm4, [ebp + 1056]                             ;    65.0 p2+p1   80 x[1]
        psrld xmm3, 0x1b                                    ;    73.0 p1      54 x[0]
        pslld xmm1, 5                                       ;    79.0 p1      54 x[0]
        pxor xmm3, xmm1                                     ;    81.0 p1      80 x[0]
        pxor xmm3, [ebp + 0]                                ;    83.0 p2+p1   80 x[0]
        movdqa xmm1, xmm2                                   ;    75.0 p0      55 x[2] copy
        pslld xmm1, 0x16                                    ;    81.0 p1      55 x[2]
        psrld xmm2, 0xa                                     ;    75.0 p1      55 x[2]
        pxor xmm2, xmm1                                     ;    83.0 p1      24 x
        movdqa xmm1, xmm4                                   ;    67.0 p0      24 x copy
        pxor xmm2, [ebp + 16]                               ;    85.0 p2+p1   24 x
        pand xmm1, xmm3                                     ;    85.0 p1      24 x
        pxor xmm2, xmm1                                     ;    87.0 p1      24 x
        por xmm1, xmm0                                      ;    87.0 p1      24 x
        pxor xmm4, xmm1                                     ;    89.0 p1      24 x
        pxor xmm1, xmm3                                     ;    89.0 p1      24 x
        por xmm3, xmm4                                      ;    91.0 p1      24 x
        pxor xmm0, xmm2                                     ;    89.0 p1      24 x
        por xmm2, xmm1                                      ;    91.0 p1      24 x
        pxor xmm4, xmm0                                     ;    91.0 p1      24 x
        pand xmm2, xmm3                                     ;    93.0 p1      24 x
        pxor xmm1, xmm4                                     ;    93.0 p1      24 x
        pand xmm4, xmm2                                     ;    95.0 p1      24 x
        pxor xmm4, xmm1                                     ;    97.0 p1      49 x[3]
        pand xmm1, xmm2                                     ;    95.0 p1      24 x
        pxor xmm3, xmm1                                     ;    97.0 p1      48 x[1]
        movdqa xmm1, xmm0                                   ;    91.0 p0      47 x[2] copy
        pslld xmm1, 3                                       ;    97.0 p1      47 x[2]
        psrld xmm0, 0x1d                                    ;    91.0 p1      47 x[2]
        pxor xmm0, xmm1                                     ;    99.0 p1      47 x[2]
        movdqa xmm1, xmm2                                   ;    95.0 p0      46 x[0] copy
        pslld xmm1, 0xd                                     ;   101.0 p1      46 x[0]
        psrld xmm2, 0x13                                    ;    95.0 p1      46 x[0]
        pxor xmm2, xmm1                                     ;   103.0 p1      46 x[0]
        pxor xmm3, xmm0                                     ;   101.0 p1      48 x[1]
        pxor xmm3, xmm2                                     ;   105.0 p1      48 x[1]
        movdqa xmm1, xmm2                                   ;   105.0 p0      49 x[3] copy
        pxor xmm4, xmm0                                     ;   101.0 p1      49 x[3]
        pslld xmm1, 3                                       ;   111.0 p1      49 x[3]
        pxor xmm4, xmm1                                     ;   113.0 p1      49 x[3]
        movdqa xmm1, xmm3                                   ;   107.0 p0      50 x[1] copy
        psrld xmm3, 0x1f                                    ;   107.0 p1      50 x[1]
        pslld xmm1, 1                                       ;   113.0 p1      50 x[1]
        pxor xmm3, xmm1                                     ;   115.0 p1      50 x[1]
        movdqa xmm1, xmm4                                   ;   115.0 p0      51 x[3] copy
        pslld xmm1, 7                                       ;   121.0 p1      51 x[3]
        psrld xmm4, 0x19                                    ;   115.0 p1      51 x[3]
        pxor xmm4, xmm1                                     ;   123.0 p1      51 x[3]
        pxor xmm2, xmm3                                     ;   117.0 p1      52 x[0]
        pxor xmm2, xmm4                                     ;   125.0 p1      52 x[0]
        movdqa xmm1, xmm3                                   ;   117.0 p0      53 x[2] copy
        pxor xmm0, xmm4                                     ;   125.0 p1      53 x[2]
        pslld xmm1, 7                                       ;   123.0 p1      53 x[2]
        pxor xmm0, xmm1                                     ;   127.0 p1      53 x[2]
        movdqa xmm1, xmm2                                   ;   127.0 p0      54 x[0] copy
        psrld xmm2, 0x1b                                    ;   127.0 p1      54 x[0]
        pslld xmm1, 5                                       ;   133.0 p1      54 x[0]
        pxor xmm4, [ebp + 1120]                             ;   125.0 p2+p1   80 x[3]
        pxor xmm3, [ebp + 1088]                             ;   117.0 p2+p1   80 x[1]
        pxor xmm2, [ebp + 1072]                             ;   129.0 p2+p1   80 x[0]
        pxor xmm2, xmm1                                     ;   135.0 p1      80 x[0]
        movdqa xmm1, xmm0                                   ;   129.0 p0      55 x[2] copy
        pslld xmm1, 0x16                                    ;   135.0 p1      55 x[2]
        psrld xmm0, 0xa                                     ;   129.0 p1      55 x[2]
        pxor xmm0, [ebp + 1104]                             ;   131.0 p2+p1   80 x[2]
        pxor xmm0, xmm1                                     ;   137.0 p1      80 x[2]
        movdqa xmm1, xmm3                                   ;   119.0 p0      25 x copy
        pxor xmm1, xmm0                                     ;   139.0 p1      25 x
        pand xmm0, xmm2                                     ;   139.0 p1      25 x
        pxor xmm0, xmm4                                     ;   141.0 p1      25 x
        por xmm4, xmm2                                      ;   137.0 p1      25 x
        pxor xmm4, xmm3                                     ;   139.0 p1      25 x
        pxor xmm1, xmm2                                     ;   141.0 p1      25 x
        pand xmm3, xmm0                                     ;   143.0 p1      25 x
        pxor xmm3, xmm1                                     ;   145.0 p1      25 x
        pxor xmm0, xmm1                                     ;   143.0 p1      25 x
        pxor xmm2, xmm0                                     ;   145.0 p1      25 x
        por xmm1, xmm4                                      ;   143.0 p1      25 x
        pxor xmm1, xmm0                                     ;   145.0 p1      25 x
        movdqa xmm0, xmm2                                   ;   147.0 p0      46 x[0] copy
        pslld xmm0, 0xd                                     ;   153.0 p1      46 x[0]
        psrld xmm2, 0x13                                    ;   147.0 p1      46 x[0]
        pxor xmm2, xmm0                                     ;   155.0 p1      46 x[0]
        pxor xmm4, xmm1                                     ;   147.0 p1      25 x
        movdqa xmm0, xmm4                                   ;   149.0 p0      47 x[2] copy
        pslld xmm0, 3                                       ;   155.0 p1      47 x[2]
        psrld xmm4, 0x1d                                    ;   149.0 p1      47 x[2]
        pxor xmm4, xmm0                                     ;   157.0 p1      47 x[2]
        movdqa xmm0, xmm2                                   ;   157.0 p0      49 x[3] copy
        pxor xmm1, xmm3                                     ;   147.0 p1      48 x[1]
        pxor xmm1, xmm2                                     ;   157.0 p1      48 x[1]
        pxor xmm1, xmm4                                     ;   159.0 p1      48 x[1]
        pxor xmm3, xmm4                                     ;   159.0 p1      49 x[3]
        pslld xmm0, 3                                       ;   163.0 p1      49 x[3]
        pxor xmm3, xmm0                                     ;   165.0 p1      49 x[3]
        movdqa xmm0, xmm1                                   ;   161.0 p0      50 x[1] copy
        psrld xmm1, 0x1f                                    ;   161.0 p1      50 x[1]
        pslld xmm0, 1                                       ;   167.0 p1      50 x[1]
        pxor xmm1, xmm0                                     ;   169.0 p1      50 x[1]
        movdqa xmm0, xmm3                                   ;   167.0 p0      51 x[3] copy
        pslld xmm0, 7                                       ;   173.0 p1      51 x[3]
        pxor xmm2, xmm1                                     ;   171.0 p1      52 x[0]
        psrld xmm3, 0x19                                    ;   167.0 p1      51 x[3]
        pxor xmm3, xmm0                                     ;   175.0 p1      51 x[3]
        pxor xmm2, xmm3                                     ;   177.0 p1      52 x[0]
        pxor xmm4, xmm3                                     ;   177.0 p1      53 x[2]
        pxor xmm3, [ebp + 80]                               ;   177.0 p2+p1   80 x[3]
        movdqa xmm0, xmm1                                   ;   171.0 p0      53 x[2] copy
        pslld xmm0, 7                                       ;   177.0 p1      53 x[2]
        pxor xmm4, xmm0                                     ;   179.0 p1      53 x[2]
        movdqa xmm0, xmm2                                   ;   179.0 p0      54 x[0] copy
        psrld xmm2, 0x1b                                    ;   179.0 p1      54 x[0]
        pxor xmm2, [ebp + 48]                               ;   181.0 p2+p1   80 x[0]
        pxor xmm1, [ebp + 1136]                             ;   171.0 p2+p1   80 x[1]
        pslld xmm0, 5                                       ;   185.0 p1      54 x[0]
        pxor xmm2, xmm0                                     ;   187.0 p1      80 x[0]
        movdqa xmm0, xmm4                                   ;   181.0 p0      55 x[2] copy
        pslld xmm0, 0x16                                    ;   187.0 p1      55 x[2]
        psrld xmm4, 0xa                                     ;   181.0 p1      55 x[2]
        pxor xmm4, [ebp + 64]                               ;   183.0 p2+p1   80 x[2]
        pxor xmm4, xmm0                                     ;   189.0 p1      80 x[2]
        movdqa xmm0, xmm1                                   ;   173.0 p0      26 x copy
        pand xmm0, xmm2                                     ;   189.0 p1      26 x
        pxor xmm1, xmm3                                     ;   179.0 p1      26 x
        por xmm3, xmm2                                      ;   189.0 p1      26 x
        pxor xmm2, xmm4                                     ;   191.0 p1      26 x
        pand xmm4, xmm3                                     ;   191.0 p1      26 x
        pxor xmm4, xmm1                                     ;   193.0 p1      26 x
        por xmm2, xmm0                                      ;   193.0 p1      26 x
        pand xmm1, xmm3                                     ;   191.0 p1      26 x
        pxor xmm3, xmm4                                     ;   195.0 p1      26 x
        pxor xmm4, xmm0                                     ;   195.0 p1      26 x
        pxor xmm1, xmm2                                     ;   195.0 p1      26 x
        pand xmm0, xmm1                                     ;   197.0 p1      26 x
        pxor xmm0, xmm3                                     ;   199.0 p1      48 x[1]
        pxor xmm2, xmm4                                     ;   197.0 p1      49 x[3]
        pand xmm3, xmm1                                     ;   197.0 p1      26 x
        pxor xmm4, xmm3                                     ;   199.0 p1      26 x
        movdqa xmm3, xmm1                                   ;   197.0 p0      47 x[2] copy
        psrld xmm1, 0x1d                                    ;   197.0 p1      47 x[2]
        pslld xmm3, 3                                       ;   203.0 p1      47 x[2]
        pxor xmm1, xmm3                                     ;   205.0 p1      47 x[2]
        movdqa xmm3, xmm4                                   ;   201.0 p0      46 x[0] copy
        pslld xmm3, 0xd                                     ;   207.0 p1      46 x[0]
        psrld xmm4, 0x13                                    ;   201.0 p1      46 x[0]
        pxor xmm4, xmm3                                     ;   209.0 p1      46 x[0]
        movdqa xmm3, xmm4                                   ;   211.0 p0      49 x[3] copy
        pslld xmm3, 3                                       ;   217.0 p1      49 x[3]
        pxor xmm0, xmm1                                     ;   207.0 p1      48 x[1]
        pxor xmm2, xmm1                                     ;   207.0 p1      49 x[3]
        pxor xmm0, xmm4                                     ;   211.0 p1      48 x[1]
        pxor xmm2, xmm3                                     ;   219.0 p1      49 x[3]
        movdqa xmm3, xmm0                                   ;   213.0 p0      50 x[1] copy
        psrld xmm0, 0x1f                                    ;   213.0 p1      50 x[1]
        pslld xmm3, 1                                       ;   219.0 p1      50 x[1]
        pxor xmm0, xmm3                                     ;   221.0 p1      50 x[1]
        movdqa xmm3, xmm2                                   ;   221.0 p0      51 x[3] copy
        pslld xmm3, 7                                       ;   227.0 p1      51 x[3]
        psrld xmm2, 0x19                                    ;   221.0 p1      51 x[3]
        pxor xmm2, xmm3                                     ;   229.0 p1      51 x[3]
        pxor xmm4, xmm0                                     ;   223.0 p1      52 x[0]
        movdqa xmm3, xmm0                                   ;   223.0 p0      53 x[2] copy
        pxor xmm4, xmm2                                     ;   231.0 p1      52 x[0]
        pxor xmm1, xmm2                                     ;   231.0 p1      53 x[2]
        pslld xmm3, 7                                       ;   229.0 p1      53 x[2]
        pxor xmm1, xmm3                                     ;   233.0 p1      53 x[2]
        movdqa xmm3, xmm4                                   ;   233.0 p0      54 x[0] copy
        pslld xmm3, 5                                       ;   239.0 p1      54 x[0]
        pxor xmm0, [ebp + 112]                              ;   223.0 p2+p1   80 x[1]
        psrld xmm4, 0x1b                                    ;   233.0 p1      54 x[0]
        pxor xmm4, [ebp + 96]                               ;   235.0 p2+p1   80 x[0]
        pxor xmm2, [ebp + 1152]                             ;   231.0 p2+p1   80 x[3]
        pxor xmm4, xmm3                                     ;   241.0 p1      80 x[0]
        movdqa xmm3, xmm1                                   ;   235.0 p0      55 x[2] copy
        psrld xmm1, 0xa                                     ;   235.0 p1      55 x[2]
        pslld xmm3, 0x16                                    ;   241.0 p1      55 x[2]
        pxor xmm1, [ebp + 128]                              ;   237.0 p2+p1   80 x[2]
        pxor xmm1, xmm3                                     ;   243.0 p1      80 x[2]
        movdqa xmm3, xmm2                                   ;   233.0 p0      27 x copy
        pxor xmm2, xmm1                                     ;   245.0 p1      27 x
        pxor xmm3, xmm4                                     ;   243.0 p1      27 x
        pxor xmm4, xmm0                                     ;   243.0 p1      27 x
        pand xmm4, xmm3                                     ;   245.0 p1      27 x
        pxor xmm4, xmm2                                     ;   247.0 p1      27 x
        por xmm1, xmm3                                      ;   245.0 p1      27 x
        pand xmm2, xmm1                                     ;   247.0 p1      27 x
        pxor xmm1, xmm0                                     ;   247.0 p1      27 x
        pxor xmm1, xmm2                                     ;   249.0 p1      27 x
        pand xmm2, xmm4                                     ;   249.0 p1      27 x
        por xmm1, xmm2                                      ;   251.0 p1      27 x
        pxor xmm2, xmm3                                     ;   251.0 p1      27 x
        pxor xmm1, xmm2                                     ;   253.0 p1      48 x[1]
        pxor xmm2, xmm0                                     ;   253.0 p1      27 x
        pand xmm0, xmm4                                     ;   249.0 p1      27 x
        pxor xmm3, xmm0                                     ;   251.0 p1      49 x[3]
        movdqa xmm0, xmm4                                   ;   249.0 p0      46 x[0] copy
        pslld xmm0, 0xd                                     ;   255.0 p1      46 x[0]
        psrld xmm4, 0x13                                    ;   249.0 p1      46 x[0]
        pxor xmm4, xmm0                                     ;   257.0 p1      46 x[0]
        movdqa xmm0, xmm2                                   ;   255.0 p0      47 x[2] copy
        psrld xmm2, 0x1d                                    ;   255.0 p1      47 x[2]
        pslld xmm0, 3                                       ;   261.0 p1      47 x[2]
        pxor xmm1, xmm4                                     ;   259.0 p1      48 x[1]
        pxor xmm2, xmm0                                     ;   263.0 p1      47 x[2]
        pxor xmm1, xmm2                                     ;   265.0 p1      48 x[1]
        movdqa xmm0, xmm4                                   ;   259.0 p0      49 x[3] copy
        pslld xmm0, 3                                       ;   265.0 p1      49 x[3]
        pxor xmm3, xmm2                                     ;   265.0 p1      49 x[3]
        pxor xmm3, xmm0                                     ;   267.0 p1      49 x[3]
        movdqa xmm0, xmm1                                   ;   267.0 p0      50 x[1] copy
        pslld xmm0, 1                                       ;   273.0 p1      50 x[1]
        psrld xmm1, 0x1f                                    ;   267.0 p1      50 x[1]
        pxor xmm1, xmm0                                     ;   275.0 p1      50 x[1]
        pxor xmm4, xmm1                                     ;   277.0 p1      52 x[0]
        movdqa xmm0, xmm3                                   ;   269.0 p0      51 x[3] copy
        psrld xmm3, 0x19                                    ;   269.0 p1      51 x[3]
        pslld xmm0, 7                                       ;   275.0 p1      51 x[3]
        pxor xmm3, xmm0                                     ;   277.0 p1      51 x[3]
        movdqa xmm0, xmm1                                   ;   277.0 p0      53 x[2] copy
        pxor xmm4, xmm3                                     ;   279.0 p1      52 x[0]
        pxor xmm1, [ebp + 1168]                             ;   277.0 p2+p1   80 x[1]
        pslld xmm0, 7                                       ;   283.0 p1      53 x[2]
        pxor xmm2, xmm3                                     ;   279.0 p1      53 x[2]
        pxor xmm2, xmm0                                     ;   285.0 p1      53 x[2]
        pxor xmm3, [ebp + 1200]                             ;   279.0 p2+p1   80 x[3]
        movdqa xmm0, xmm4                                   ;   281.0 p0      54 x[0] copy
        psrld xmm4, 0x1b                                    ;   281.0 p1      54 x[0]
        pxor xmm4, [ebp + 144]                              ;   283.0 p2+p1   80 x[0]
        pslld xmm0, 5                                       ;   287.0 p1      54 x[0]
        pxor xmm4, xmm0                                     ;   289.0 p1      80 x[0]
        movdqa xmm0, xmm2                                   ;   287.0 p0      55 x[2] copy
        pslld xmm0, 0x16                                    ;   293.0 p1      55 x[2]
        psrld xmm2, 0xa                                     ;   287.0 p1      55 x[2]
        pxor xmm2, [ebp + 1184]                             ;   289.0 p2+p1   28 x
        pxor xmm2, xmm0                                     ;   295.0 p1      28 x
        movdqa xmm0, xmm1                                   ;   279.0 p0      28 x copy
        pxor xmm1, xmm3                                     ;   281.0 p1      28 x
        pxor xmm1, xmm4                                     ;   291.0 p1      28 x
        pxor xmm2, xmm4                                     ;   297.0 p1      28 x
        por xmm0, xmm4                                      ;   291.0 p1      28 x
        pxor xmm0, xmm2                                     ;   299.0 p1      28 x
        pand xmm2, xmm4                                     ;   299.0 p1      28 x
        pand xmm2, xmm1                                     ;   301.0 p1      28 x
        pxor xmm4, xmm0                                     ;   301.0 p1      28 x
        pxor xmm2, xmm3                                     ;   303.0 p1      28 x
        por xmm3, xmm1                                      ;   293.0 p1      28 x
        pxor xmm3, xmm0                                     ;   301.0 p1      28 x
        pand xmm0, xmm2                                     ;   305.0 p1      28 x
        pxor xmm2, xmm4                                     ;   305.0 p1      49 x[3]
        pand xmm4, xmm3                                     ;   303.0 p1      28 x
        pxor xmm4, xmm1                                     ;   305.0 p1      28 x
        pxor xmm1, xmm0                                     ;   307.0 p1      48 x[1]
        movdqa xmm0, xmm3                                   ;   303.0 p0      46 x[0] copy
        pslld xmm0, 0xd                                     ;   309.0 p1      46 x[0]
        psrld xmm3, 0x13                                    ;   303.0 p1      46 x[0]
        pxor xmm3, xmm0                                     ;   311.0 p1      46 x[0]
        movdqa xmm0, xmm4                                   ;   307.0 p0      47 x[2] copy
        pslld xmm0, 3                                       ;   313.0 p1      47 x[2]
        psrld xmm4, 0x1d                                    ;   307.0 p1      47 x[2]
        pxor xmm1, xmm3                                     ;   313.0 p1      48 x[1]
        pxor xmm4, xmm0                                     ;   315.0 p1      47 x[2]
        pxor xmm1, xmm4                                     ;   317.0 p1      48 x[1]
        pxor xmm2, xmm4                                     ;   317.0 p1      49 x[3]
        movdqa xmm0, xmm3                                   ;   313.0 p0      49 x[3] copy
        pslld xmm0, 3                                       ;   319.0 p1      49 x[3]
        pxor xmm2, xmm0                                     ;   321.0 p1      49 x[3]
        movdqa xmm0, xmm1                                   ;   319.0 p0      50 x[1] copy
        pslld xmm0, 1                                       ;   325.0 p1      50 x[1]
        psrld xmm1, 0x1f                                    ;   319.0 p1      50 x[1]
        pxor xmm1, xmm0                                     ;   327.0 p1      50 x[1]
        movdqa xmm0, xmm2                                   ;   323.0 p0      51 x[3] copy
        pslld xmm0, 7                                       ;   329.0 p1      51 x[3]
        psrld xmm2, 0x19                                    ;   323.0 p1      51 x[3]
        pxor xmm3, xmm1                                     ;   329.0 p1      52 x[0]
        pxor xmm2, xmm0                                     ;   331.0 p1      51 x[3]
        pxor xmm3, xmm2                                     ;   333.0 p1      52 x[0]
        pxor xmm4, xmm2                                     ;   333.0 p1      53 x[2]
        pxor xmm2, [ebp + 1248]                             ;   333.0 p2+p1   80 x[3]
        movdqa xmm5, xmm2                                   ;   335.0 p0      29 x copy
        movdqa xmm0, xmm1                                   ;   329.0 p0      53 x[2] copy
        pslld xmm0, 7                                       ;   335.0 p1      53 x[2]
        pxor xmm4, xmm0                                     ;   337.0 p1      53 x[2]
        movdqa xmm0, xmm3                                   ;   335.0 p0      54 x[0] copy
        pxor xmm1, [ebp + 160]                              ;   329.0 p2+p1   80 x[1]
        pslld xmm0, 5                                       ;   341.0 p1      54 x[0]
        psrld xmm3, 0x1b                                    ;   335.0 p1      54 x[0]
        pxor xmm3, [ebp + 1216]                             ;   337.0 p2+p1   80 x[0]
        pxor xmm3, xmm0                                     ;   343.0 p1      80 x[0]
        pand xmm5, xmm3                                     ;   345.0 p1      29 x
        movdqa xmm0, xmm4                                   ;   339.0 p0      55 x[2] copy
        psrld xmm4, 0xa                                     ;   339.0 p1      55 x[2]
        pxor xmm4, [ebp + 1232]                             ;   341.0 p2+p1   80 x[2]
        pslld xmm0, 0x16                                    ;   345.0 p1      55 x[2]
        pxor xmm4, xmm0                                     ;   347.0 p1      80 x[2]
        movdqa xmm0, xmm1                                   ;   331.0 p0      29 x copy
        pxor xmm0, xmm4                                     ;   349.0 p1      29 x
        pxor xmm4, xmm2                                     ;   349.0 p1      29 x
        pxor xmm2, xmm3                                     ;   345.0 p1      29 x
        pand xmm1, xmm2                                     ;   347.0 p1      29 x
        pxor xmm1, xmm0                                     ;   351.0 p1      29 x
        pxor xmm5, xmm0                                     ;   351.0 p1      29 x
        por xmm0, xmm2                                      ;   351.0 p1      29 x
        pxor xmm2, xmm5                                     ;   353.0 p1      29 x
        pxor xmm0, xmm4                                     ;   353.0 p1      29 x
        pand xmm4, xmm1                                     ;   353.0 p1      29 x
        pxor xmm4, xmm2                                     ;   355.0 p1      29 x
        pxor xmm1, xmm5                                     ;   353.0 p1      29 x
        pand xmm1, xmm0                                     ;   355.0 p1      29 x
        pxor xmm0, xmm4                                     ;   357.0 p1      29 x
        pxor xmm2, xmm1                                     ;   357.0 p1      49 x[3]
        movdqa xmm1, xmm4                                   ;   357.0 p0      46 x[0] copy
        pslld xmm1, 0xd                                     ;   363.0 p1      46 x[0]
        psrld xmm4, 0x13                                    ;   357.0 p1      46 x[0]
        pxor xmm4, xmm1                                     ;   365.0 p1      46 x[0]
        movdqa xmm1, xmm0                                   ;   359.0 p0      47 x[2] copy
        psrld xmm0, 0x1d                                    ;   359.0 p1      47 x[2]
        pxor xmm5, xmm4                                     ;   367.0 p1      48 x[1]
        pslld xmm1, 3                                       ;   365.0 p1      47 x[2]
        pxor xmm0, xmm1                                     ;   367.0 p1      47 x[2]
        pxor xmm5, xmm0                                     ;   369.0 p1      48 x[1]
        pxor xmm2, xmm0                                     ;   369.0 p1      49 x[3]
        movdqa xmm1, xmm4                                   ;   367.0 p0      49 x[3] copy
        pslld xmm1, 3                                       ;   373.0 p1      49 x[3]
        pxor xmm2, xmm1                                     ;   375.0 p1      49 x[3]
        movdqa xmm1, xmm5                                   ;   371.0 p0      50 x[1] copy
        pslld xmm1, 1                                       ;   377.0 p1      50 x[1]
        psrld xmm5, 0x1f                                    ;   371.0 p1      50 x[1]
        pxor xmm5, xmm1                                     ;   379.0 p1      50 x[1]
        pxor xmm4, xmm5                                     ;   381.0 p1      52 x[0]
        movdqa xmm1, xmm2                                   ;   377.0 p0      51 x[3] copy
        pslld xmm1, 7                                       ;   383.0 p1      51 x[3]
        psrld xmm2, 0x19                                    ;   377.0 p1      51 x[3]
        pxor xmm2, xmm1                                     ;   385.0 p1      51 x[3]
        pxor xmm4, xmm2                                     ;   387.0 p1      52 x[0]
        pxor xmm0, xmm2                                     ;   387.0 p1      53 x[2]
        pxor xmm2, [ebp + 1264]                             ;   387.0 p2+p1   80 x[3]
        movdqa xmm1, xmm5                                   ;   381.0 p0      53 x[2] copy
        pslld xmm1, 7                                       ;   387.0 p1      53 x[2]
        pxor xmm0, xmm1                                     ;   389.0 p1      53 x[2]
        movdqa xmm1, xmm4                                   ;   389.0 p0      54 x[0] copy
        pxor xmm5, [ebp + 192]                              ;   381.0 p2+p1   80 x[1]
        psrld xmm4, 0x1b                                    ;   389.0 p1      54 x[0]
        pxor xmm4, [ebp + 176]                              ;   391.0 p2+p1   80 x[0]
        pslld xmm1, 5                                       ;   395.0 p1      54 x[0]
        pxor xmm4, xmm1                                     ;   397.0 p1      80 x[0]
        movdqa xmm1, xmm0                                   ;   391.0 p0      55 x[2] copy
        psrld xmm0, 0xa                                     ;   391.0 p1      55 x[2]
        pxor xmm0, [ebp + 208]                              ;   393.0 p2+p1   80 x[2]
        pslld xmm1, 0x16                                    ;   397.0 p1      55 x[2]
        pxor xmm0, xmm1                                     ;   399.0 p1      80 x[2]
        movdqa xmm1, xmm5                                   ;   383.0 p0      30 x copy
        por xmm1, xmm0                                      ;   401.0 p1      30 x
        pxor xmm1, xmm2                                     ;   403.0 p1      30 x
        pand xmm2, xmm0                                     ;   401.0 p1      30 x
        pxor xmm0, xmm5                                     ;   401.0 p1      30 x
        pxor xmm5, xmm4                                     ;   399.0 p1      30 x
        pand xmm4, xmm1                                     ;   405.0 p1      30 x
        pxor xmm0, xmm4                                     ;   407.0 p1      30 x
        pxor xmm2, xmm5                                     ;   403.0 p1      30 x
        pxor xmm5, xmm4                                     ;   407.0 p1      48 x[1]
        pand xmm4, xmm0                                     ;   409.0 p1      30 x
        pxor xmm4, xmm1                                     ;   411.0 p1      30 x
        pxor xmm1, xmm2                                     ;   405.0 p1      30 x
        pand xmm2, xmm0                                     ;   409.0 p1      30 x
        pxor xmm1, xmm2                                     ;   411.0 p1      30 x
        pxor xmm2, xmm4                                     ;   413.0 p1      30 x
        movdqa xmm3, xmm2                                   ;   415.0 p0      46 x[0] copy
        pslld xmm3, 0xd                                     ;   421.0 p1      46 x[0]
        psrld xmm2, 0x13                                    ;   415.0 p1      46 x[0]
        pxor xmm2, xmm3                                     ;   423.0 p1      46 x[0]
        pxor xmm5, xmm4                                     ;   413.0 p1      48 x[1]
        pxor xmm5, xmm2                                     ;   425.0 p1      48 x[1]
        movdqa xmm3, xmm1                                   ;   413.0 p0      47 x[2] copy
        pslld xmm3, 3                                       ;   419.0 p1      47 x[2]
        psrld xmm1, 0x1d                                    ;   413.0 p1      47 x[2]
        pxor xmm1, xmm3                                     ;   421.0 p1      47 x[2]
        pxor xmm5, xmm1                                     ;   427.0 p1      48 x[1]
        pxor xmm0, xmm1                                     ;   423.0 p1      49 x[3]
        movdqa xmm3, xmm2                                   ;   425.0 p0      49 x[3] copy
        pslld xmm3, 3                                       ;   431.0 p1      49 x[3]
        pxor xmm0, xmm3                                     ;   433.0 p1      49 x[3]
        movdqa xmm3, xmm5                                   ;   429.0 p0      50 x[1] copy
        pslld xmm3, 1                                       ;   435.0 p1      50 x[1]
        psrld xmm5, 0x1f                                    ;   429.0 p1      50 x[1]
        pxor xmm5, xmm3                                     ;   437.0 p1      50 x[1]
        movdqa xmm3, xmm0                                   ;   435.0 p0      51 x[3] copy
        psrld xmm0, 0x19                                    ;   435.0 p1      51 x[3]
        pslld xmm3, 7                                       ;   441.0 p1      51 x[3]
        pxor xmm0, xmm3                                     ;   443.0 p1      51 x[3]
        pxor xmm2, xmm5                                     ;   439.0 p1      52 x[0]
        pxor xmm2, xmm0                                     ;   445.0 p1      52 x[0]
        pxor xmm1, xmm0                                     ;   445.0 p1      53 x[2]
        pxor xmm0, [ebp + 1312]                             ;   445.0 p2+p1   23 x
        movdqa xmm3, xmm5                                   ;   439.0 p0      53 x[2] copy
        pslld xmm3, 7                                       ;   445.0 p1      53 x[2]
        pxor xmm1, xmm3                                     ;   447.0 p1      53 x[2]
        movdqa xmm3, xmm2                                   ;   447.0 p0      54 x[0] copy
        pslld xmm3, 5                                       ;   453.0 p1      54 x[0]
        psrld xmm2, 0x1b                                    ;   447.0 p1      54 x[0]
        pxor xmm5, [ebp + 1296]                             ;   439.0 p2+p1   80 x[1]
        pxor xmm2, [ebp + 1280]                             ;   449.0 p2+p1   80 x[0]
        pxor xmm2, xmm3                                     ;   455.0 p1      80 x[0]
        pxor xmm0, xmm2                                     ;   457.0 p1      23 x
        movdqa xmm3, xmm1                                   ;   449.0 p0      55 x[2] copy
        pslld xmm3, 0x16                                    ;   455.0 p1      55 x[2]
        psrld xmm1, 0xa                                     ;   449.0 p1      55 x[2]
        pxor xmm1, [ebp + 224]                              ;   451.0 p2+p1   80 x[2]
        pxor xmm1, xmm3                                     ;   457.0 p1      80 x[2]
        movdqa xmm3, xmm5                                   ;   441.0 p0      23 x copy
        pxor xmm3, xmm1                                     ;   459.0 p1      23 x
        pand xmm5, xmm0                                     ;   459.0 p1      23 x
        pxor xmm5, xmm2                                     ;   461.0 p1      23 x
        por xmm2, xmm0                                      ;   459.0 p1      23 x
        pxor xmm0, xmm1                                     ;   459.0 p1      23 x
        pand xmm1, xmm5                                     ;   463.0 p1      23 x
        pxor xmm1, xmm3                                     ;   465.0 p1      23 x
        pxor xmm2, xmm3                                     ;   461.0 p1      23 x
        pand xmm3, xmm5                                     ;   463.0 p1      23 x
        pxor xmm5, xmm0                                     ;   463.0 p1      23 x
        pand xmm0, xmm2                                     ;   463.0 p1      23 x
        por xmm0, xmm3                                      ;   465.0 p1      23 x
        movdqa xmm3, xmm0                                   ;   467.0 p0      46 x[0] copy
        pslld xmm3, 0xd                                     ;   473.0 p1      46 x[0]
        pxor xmm1, xmm5                                     ;   467.0 p1      23 x
        pxor xmm5, xmm0                                     ;   467.0 p1      48 x[1]
        psrld xmm0, 0x13                                    ;   467.0 p1      46 x[0]
        pxor xmm0, xmm3                                     ;   475.0 p1      46 x[0]
        movdqa xmm3, xmm1                                   ;   469.0 p0      47 x[2] copy
        pxor xmm5, xmm0                                     ;   477.0 p1      48 x[1]
        pslld xmm3, 3                                       ;   475.0 p1      47 x[2]
        psrld xmm1, 0x1d                                    ;   469.0 p1      47 x[2]
        pxor xmm1, xmm3                                     ;   477.0 p1      47 x[2]
        pxor xmm5, xmm1                                     ;   479.0 p1      48 x[1]
        movdqa xmm3, xmm0                                   ;   477.0 p0      49 x[3] copy
        pslld xmm3, 3                                       ;   483.0 p1      49 x[3]
        pxor xmm2, xmm1                                     ;   479.0 p1      49 x[3]
        pxor xmm2, xmm3                                     ;   485.0 p1      49 x[3]
        movdqa xmm3, xmm5                                   ;   481.0 p0      50 x[1] copy
        pslld xmm3, 1                                       ;   487.0 p1      50 x[1]
        psrld xmm5, 0x1f                                    ;   481.0 p1      50 x[1]
        pxor xmm5, xmm3                                     ;   489.0 p1      50 x[1]
        movdqa xmm3, xmm2                                   ;   487.0 p0      51 x[3] copy
        psrld xmm2, 0x19                                    ;   487.0 p1      51 x[3]
        pxor xmm0, xmm5                                     ;   491.0 p1      52 x[0]
        pslld xmm3, 7                                       ;   493.0 p1      51 x[3]
        pxor xmm2, xmm3                                     ;   495.0 p1      51 x[3]
        pxor xmm0, xmm2                                     ;   497.0 p1      52 x[0]
        movdqa xmm3, xmm5                                   ;   491.0 p0      53 x[2] copy
        pxor xmm1, xmm2                                     ;   497.0 p1      53 x[2]
        pslld xmm3, 7                                       ;   497.0 p1      53 x[2]
        pxor xmm1, xmm3                                     ;   499.0 p1      53 x[2]
        movdqa xmm3, xmm0                                   ;   499.0 p0      54 x[0] copy
        psrld xmm0, 0x1b                                    ;   499.0 p1      54 x[0]
        pxor xmm5, [ebp + 1328]                             ;   491.0 p2+p1   80 x[1]
        pxor xmm2, [ebp + 272]                              ;   497.0 p2+p1   80 x[3]
        pslld xmm3, 5                                       ;   505.0 p1      54 x[0]
        pxor xmm0, [ebp + 240]                              ;   501.0 p2+p1   80 x[0]
        pxor xmm0, xmm3                                     ;   507.0 p1      80 x[0]
        movdqa xmm3, xmm1                                   ;   501.0 p0      55 x[2] copy
        psrld xmm1, 0xa                                     ;   501.0 p1      55 x[2]
        pxor xmm1, [ebp + 256]                              ;   503.0 p2+p1   24 x
        pslld xmm3, 0x16                                    ;   507.0 p1      55 x[2]
        pxor xmm1, xmm3                                     ;   509.0 p1      24 x
        movdqa xmm3, xmm5                                   ;   493.0 p0      24 x copy
        pand xmm3, xmm0                                     ;   509.0 p1      24 x
        pxor xmm1, xmm3                                     ;   511.0 p1      24 x
        por xmm3, xmm2                                      ;   511.0 p1      24 x
        pxor xmm2, xmm1                                     ;   513.0 p1      24 x
        pxor xmm5, xmm3                                     ;   513.0 p1      24 x
        pxor xmm3, xmm0                                     ;   513.0 p1      24 x
        por xmm1, xmm3                                      ;   515.0 p1      24 x
        por xmm0, xmm5                                      ;   515.0 p1      24 x
        pxor xmm5, xmm2                                     ;   515.0 p1      24 x
        pxor xmm3, xmm5                                     ;   517.0 p1      24 x
        pand xmm1, xmm0                                     ;   517.0 p1      24 x
        pand xmm5, xmm1                                     ;   519.0 p1      24 x
        pxor xmm5, xmm3                                     ;   521.0 p1      49 x[3]
        pand xmm3, xmm1                                     ;   519.0 p1      24 x
        pxor xmm0, xmm3                                     ;   521.0 p1      48 x[1]
        movdqa xmm3, xmm2                                   ;   515.0 p0      47 x[2] copy
        pslld xmm3, 3                                       ;   521.0 p1      47 x[2]
        psrld xmm2, 0x1d                                    ;   515.0 p1      47 x[2]
        pxor xmm2, xmm3                                     ;   523.0 p1      47 x[2]
        movdqa xmm3, xmm1                                   ;   519.0 p0      46 x[0] copy
        psrld xmm1, 0x13                                    ;   519.0 p1      46 x[0]
        pxor xmm0, xmm2                                     ;   525.0 p1      48 x[1]
        pslld xmm3, 0xd                                     ;   525.0 p1      46 x[0]
        pxor xmm1, xmm3                                     ;   527.0 p1      46 x[0]
        pxor xmm0, xmm1                                     ;   529.0 p1      48 x[1]
        movdqa xmm3, xmm1                                   ;   529.0 p0      49 x[3] copy
        pslld xmm3, 3                                       ;   535.0 p1      49 x[3]
        pxor xmm5, xmm2                                     ;   525.0 p1      49 x[3]
        pxor xmm5, xmm3                                     ;   537.0 p1      49 x[3]
        movdqa xmm3, xmm0                                   ;   531.0 p0      50 x[1] copy
        psrld xmm0, 0x1f                                    ;   531.0 p1      50 x[1]
        pslld xmm3, 1                                       ;   537.0 p1      50 x[1]
        pxor xmm0, xmm3                                     ;   539.0 p1      50 x[1]
        pxor xmm1, xmm0                                     ;   541.0 p1      52 x[0]
        movdqa xmm3, xmm5                                   ;   539.0 p0      51 x[3] copy
        psrld xmm5, 0x19                                    ;   539.0 p1      51 x[3]
        pslld xmm3, 7                                       ;   545.0 p1      51 x[3]
        pxor xmm5, xmm3                                     ;   547.0 p1      51 x[3]
        movdqa xmm3, xmm0                                   ;   541.0 p0      53 x[2] copy
        pslld xmm3, 7                                       ;   547.0 p1      53 x[2]
        pxor xmm1, xmm5                                     ;   549.0 p1      52 x[0]
        pxor xmm2, xmm5                                     ;   549.0 p1      53 x[2]
        pxor xmm2, xmm3                                     ;   551.0 p1      53 x[2]
        movdqa xmm3, xmm1                                   ;   551.0 p0      54 x[0] copy
        psrld xmm1, 0x1b                                    ;   551.0 p1      54 x[0]
        pxor xmm1, [ebp + 1344]                             ;   553.0 p2+p1   80 x[0]
        pxor xmm0, [ebp + 1360]                             ;   541.0 p2+p1   80 x[1]
        pslld xmm3, 5                                       ;   557.0 p1      54 x[0]
        pxor xmm1, xmm3                                     ;   559.0 p1      80 x[0]
        movdqa xmm3, xmm2                                   ;   553.0 p0      55 x[2] copy
        psrld xmm2, 0xa                                     ;   553.0 p1      55 x[2]
        pxor xmm2, [ebp + 1376]                             ;   555.0 p2+p1   80 x[2]
        pxor xmm5, [ebp + 1392]                             ;   549.0 p2+p1   80 x[3]
        pslld xmm3, 0x16                                    ;   559.0 p1      55 x[2]
        pxor xmm2, xmm3                                     ;   561.0 p1      80 x[2]
        movdqa xmm3, xmm0                                   ;   543.0 p0      25 x copy
        pxor xmm3, xmm2                                     ;   563.0 p1      25 x
        pand xmm2, xmm1                                     ;   563.0 p1      25 x
        pxor xmm2, xmm5                                     ;   565.0 p1      25 x
        por xmm5, xmm1                                      ;   561.0 p1      25 x
        pxor xmm5, xmm0                                     ;   563.0 p1      25 x
        pand xmm0, xmm2                                     ;   567.0 p1      25 x
        pxor xmm3, xmm1                                     ;   565.0 p1      25 x
        pxor xmm2, xmm3                                     ;   567.0 p1      25 x
        pxor xmm1, xmm2                                     ;   569.0 p1      25 x
        pxor xmm0, xmm3                                     ;   569.0 p1      25 x
        por xmm3, xmm5                                      ;   567.0 p1      25 x
        pxor xmm3, xmm2                                     ;   569.0 p1      25 x
        movdqa xmm2, xmm1                                   ;   571.0 p0      46 x[0] copy
        pslld xmm2, 0xd                                     ;   577.0 p1      46 x[0]
        pxor xmm5, xmm3                                     ;   571.0 p1      25 x
        psrld xmm1, 0x13                                    ;   571.0 p1      46 x[0]
        pxor xmm1, xmm2                                     ;   579.0 p1      46 x[0]
        movdqa xmm2, xmm5                                   ;   573.0 p0      47 x[2] copy
        pslld xmm2, 3                                       ;   579.0 p1      47 x[2]
        psrld xmm5, 0x1d                                    ;   573.0 p1      47 x[2]
        pxor xmm5, xmm2                                     ;   581.0 p1      47 x[2]
        movdqa xmm2, xmm1                                   ;   581.0 p0      49 x[3] copy
        pxor xmm3, xmm0                                     ;   571.0 p1      48 x[1]
        pxor xmm3, xmm1                                     ;   581.0 p1      48 x[1]
        pxor xmm3, xmm5                                     ;   583.0 p1      48 x[1]
        pslld xmm2, 3                                       ;   587.0 p1      49 x[3]
        pxor xmm0, xmm5                                     ;   583.0 p1      49 x[3]
        pxor xmm0, xmm2                                     ;   589.0 p1      49 x[3]
        movdqa xmm2, xmm3                                   ;   585.0 p0      50 x[1] copy
        pslld xmm2, 1                                       ;   591.0 p1      50 x[1]
        psrld xmm3, 0x1f                                    ;   585.0 p1      50 x[1]
        pxor xmm3, xmm2                                     ;   593.0 p1      50 x[1]
        movdqa xmm2, xmm0                                   ;   591.0 p0      51 x[3] copy
        psrld xmm0, 0x19                                    ;   591.0 p1      51 x[3]
        pslld xmm2, 7                                       ;   597.0 p1      51 x[3]
        pxor xmm0, xmm2                                     ;   599.0 p1      51 x[3]
        movdqa xmm2, xmm3                                   ;   595.0 p0      53 x[2] copy
        pxor xmm1, xmm3                                     ;   595.0 p1      52 x[0]
        pxor xmm1, xmm0                                     ;   601.0 p1      52 x[0]
        pslld xmm2, 7                                       ;   601.0 p1      53 x[2]
        pxor xmm5, xmm0                                     ;   601.0 p1      53 x[2]
        pxor xmm5, xmm2                                     ;   603.0 p1      53 x[2]
        pxor xmm0, [ebp + 320]                              ;   601.0 p2+p1   80 x[3]
        pxor xmm3, [ebp + 1408]                             ;   595.0 p2+p1   80 x[1]
        movdqa xmm2, xmm1                                   ;   603.0 p0      54 x[0] copy
        psrld xmm1, 0x1b                                    ;   603.0 p1      54 x[0]
        pxor xmm1, [ebp + 288]                              ;   605.0 p2+p1   80 x[0]
        pslld xmm2, 5                                       ;   609.0 p1      54 x[0]
        pxor xmm1, xmm2                                     ;   611.0 p1      80 x[0]
        movdqa xmm2, xmm5                                   ;   605.0 p0      55 x[2] copy
        pslld xmm2, 0x16                                    ;   611.0 p1      55 x[2]
        psrld xmm5, 0xa                                     ;   605.0 p1      55 x[2]
        pxor xmm5, [ebp + 304]                              ;   607.0 p2+p1   80 x[2]
        pxor xmm5, xmm2                                     ;   613.0 p1      80 x[2]
        movdqa xmm2, xmm3                                   ;   597.0 p0      26 x copy
        pxor xmm3, xmm0                                     ;   603.0 p1      26 x
        pand xmm2, xmm1                                     ;   613.0 p1      26 x
        por xmm0, xmm1                                      ;   613.0 p1      26 x
        pxor xmm1, xmm5                                     ;   615.0 p1      26 x
        por xmm1, xmm2                                      ;   617.0 p1      26 x
        pand xmm5, xmm0                                     ;   615.0 p1      26 x
        pxor xmm5, xmm3                                     ;   617.0 p1      26 x
        pand xmm3, xmm0                                     ;   615.0 p1      26 x
        pxor xmm3, xmm1                                     ;   619.0 p1      26 x
        pxor xmm0, xmm5                                     ;   619.0 p1      26 x
        pxor xmm5, xmm2                                     ;   619.0 p1      26 x
        pxor xmm1, xmm5                                     ;   621.0 p1      49 x[3]
        pand xmm2, xmm3                                     ;   621.0 p1      26 x
        pxor xmm2, xmm0                                     ;   623.0 p1      48 x[1]
        pand xmm0, xmm3                                     ;   621.0 p1      26 x
        pxor xmm5, xmm0                                     ;   623.0 p1      26 x
        movdqa xmm0, xmm3                                   ;   621.0 p0      47 x[2] copy
        pslld xmm0, 3                                       ;   627.0 p1      47 x[2]
        psrld xmm3, 0x1d                                    ;   621.0 p1      47 x[2]
        pxor xmm3, xmm0                                     ;   629.0 p1      47 x[2]
        movdqa xmm0, xmm5                                   ;   625.0 p0      46 x[0] copy
        pslld xmm0, 0xd                                     ;   631.0 p1      46 x[0]
        psrld xmm5, 0x13                                    ;   625.0 p1      46 x[0]
        pxor xmm2, xmm3                                     ;   631.0 p1      48 x[1]
        pxor xmm1, xmm3                                     ;   631.0 p1      49 x[3]
        pxor xmm5, xmm0                                     ;   633.0 p1      46 x[0]
        movdqa xmm0, xmm5                                   ;   635.0 p0      49 x[3] copy
        pslld xmm0, 3                                       ;   641.0 p1      49 x[3]
        pxor xmm1, xmm0                                     ;   643.0 p1      49 x[3]
        pxor xmm2, xmm5                                     ;   635.0 p1      48 x[1]
        movdqa xmm0, xmm2                                   ;   637.0 p0      50 x[1] copy
        pslld xmm0, 1                                       ;   643.0 p1      50 x[1]
        psrld xmm2, 0x1f                                    ;   637.0 p1      50 x[1]
        pxor xmm2, xmm0                                     ;   645.0 p1      50 x[1]
        movdqa xmm0, xmm1                                   ;   645.0 p0      51 x[3] copy
        psrld xmm1, 0x19                                    ;   645.0 p1      51 x[3]
        pxor xmm5, xmm2                                     ;   647.0 p1      52 x[0]
        pslld xmm0, 7                                       ;   651.0 p1      51 x[3]
        pxor xmm1, xmm0                                     ;   653.0 p1      51 x[3]
        pxor xmm3, xmm1                                     ;   655.0 p1      53 x[2]
        movdqa xmm0, xmm2                                   ;   647.0 p0      53 x[2] copy
        pxor xmm5, xmm1                                     ;   655.0 p1      52 x[0]
        pslld xmm0, 7                                       ;   653.0 p1      53 x[2]
        pxor xmm3, xmm0                                     ;   657.0 p1      53 x[2]
        pxor xmm1, [ebp + 1424]                             ;   655.0 p2+p1   80 x[3]
        movdqa xmm0, xmm5                                   ;   657.0 p0      54 x[0] copy
        pslld xmm0, 5                                       ;   663.0 p1      54 x[0]
        psrld xmm5, 0x1b                                    ;   657.0 p1      54 x[0]
        pxor xmm2, [ebp + 352]                              ;   647.0 p2+p1   80 x[1]
        pxor xmm5, [ebp + 336]                              ;   659.0 p2+p1   80 x[0]
        pxor xmm5, xmm0                                     ;   665.0 p1      80 x[0]
        movdqa xmm0, xmm3                                   ;   659.0 p0      55 x[2] copy
        psrld xmm3, 0xa                                     ;   659.0 p1      55 x[2]
        pxor xmm3, [ebp + 368]                              ;   661.0 p2+p1   80 x[2]
        pslld xmm0, 0x16                                    ;   665.0 p1      55 x[2]
        pxor xmm3, xmm0                                     ;   667.0 p1      80 x[2]
        movdqa xmm0, xmm1                                   ;   657.0 p0      27 x copy
        pxor xmm0, xmm5                                     ;   667.0 p1      27 x
        pxor xmm5, xmm2                                     ;   667.0 p1      27 x
        pand xmm5, xmm0                                     ;   669.0 p1      27 x
        pxor xmm1, xmm3                                     ;   669.0 p1      27 x
        por xmm3, xmm0                                      ;   669.0 p1      27 x
        pxor xmm5, xmm1                                     ;   671.0 p1      27 x
        pand xmm1, xmm3                                     ;   671.0 p1      27 x
        pxor xmm3, xmm2                                     ;   671.0 p1      27 x
        pxor xmm3, xmm1                                     ;   673.0 p1      27 x
        pand xmm1, xmm5                                     ;   673.0 p1      27 x
        por xmm3, xmm1                                      ;   675.0 p1      27 x
        pxor xmm1, xmm0                                     ;   675.0 p1      27 x
        pxor xmm3, xmm1                                     ;   677.0 p1      48 x[1]
        pxor xmm1, xmm2                                     ;   677.0 p1      27 x
        pand xmm2, xmm5                                     ;   673.0 p1      27 x
        pxor xmm0, xmm2                                     ;   675.0 p1      49 x[3]
        movdqa xmm2, xmm5                                   ;   673.0 p0      46 x[0] copy
        pslld xmm2, 0xd                                     ;   679.0 p1      46 x[0]
        psrld xmm5, 0x13                                    ;   673.0 p1      46 x[0]
        pxor xmm5, xmm2                                     ;   681.0 p1      46 x[0]
        movdqa xmm2, xmm1                                   ;   679.0 p0      47 x[2] copy
        psrld xmm1, 0x1d                                    ;   679.0 p1      47 x[2]
        pxor xmm3, xmm5                                     ;   683.0 p1      48 x[1]
        pslld xmm2, 3                                       ;   685.0 p1      47 x[2]
        pxor xmm1, xmm2                                     ;   687.0 p1      47 x[2]
        movdqa xmm2, xmm5                                   ;   683.0 p0      49 x[3] copy
        pxor xmm3, xmm1                                     ;   689.0 p1      48 x[1]
        pslld xmm2, 3                                       ;   689.0 p1      49 x[3]
        pxor xmm0, xmm1                                     ;   689.0 p1      49 x[3]
        pxor xmm0, xmm2                                     ;   691.0 p1      49 x[3]
        movdqa xmm2, xmm3                                   ;   691.0 p0      50 x[1] copy
        psrld xmm3, 0x1f                                    ;   691.0 p1      50 x[1]
        pslld xmm2, 1                                       ;   697.0 p1      50 x[1]
        pxor xmm3, xmm2                                     ;   699.0 p1      50 x[1]
        movdqa xmm2, xmm0                                   ;   693.0 p0      51 x[3] copy
        pxor xmm5, xmm3                                     ;   701.0 p1      52 x[0]
        pslld xmm2, 7                                       ;   699.0 p1      51 x[3]
        psrld xmm0, 0x19                                    ;   693.0 p1      51 x[3]
        pxor xmm0, xmm2                                     ;   701.0 p1      51 x[3]
        pxor xmm5, xmm0                                     ;   703.0 p1      52 x[0]
        pxor xmm1, xmm0                                     ;   703.0 p1      53 x[2]
        pxor xmm0, [ebp + 1472]                             ;   703.0 p2+p1   80 x[3]
        movdqa xmm2, xmm3                                   ;   701.0 p0      53 x[2] copy
        pxor xmm3, [ebp + 1440]                             ;   701.0 p2+p1   80 x[1]
        pslld xmm2, 7                                       ;   707.0 p1      53 x[2]
        pxor xmm1, xmm2                                     ;   709.0 p1      53 x[2]
        movdqa xmm2, xmm5                                   ;   705.0 p0      54 x[0] copy
        pslld xmm2, 5                                       ;   711.0 p1      54 x[0]
        psrld xmm5, 0x1b                                    ;   705.0 p1      54 x[0]
        pxor xmm5, [ebp + 384]                              ;   707.0 p2+p1   80 x[0]
        pxor xmm5, xmm2                                     ;   713.0 p1      80 x[0]
        movdqa xmm2, xmm1                                   ;   711.0 p0      55 x[2] copy
        pslld xmm2, 0x16                                    ;   717.0 p1      55 x[2]
        psrld xmm1, 0xa                                     ;   711.0 p1      55 x[2]
        pxor xmm1, [ebp + 1456]                             ;   713.0 p2+p1   28 x
        pxor xmm1, xmm2                                     ;   719.0 p1      28 x
        movdqa xmm2, xmm3                                   ;   703.0 p0      28 x copy
        pxor xmm3, xmm0                                     ;   705.0 p1      28 x
        por xmm2, xmm5                                      ;   715.0 p1      28 x
        pxor xmm1, xmm5                                     ;   721.0 p1      28 x
        pxor xmm3, xmm5                                     ;   715.0 p1      28 x
        pxor xmm2, xmm1                                     ;   723.0 p1      28 x
        pand xmm1, xmm5                                     ;   723.0 p1      28 x
        pand xmm1, xmm3                                     ;   725.0 p1      28 x
        pxor xmm1, xmm0                                     ;   727.0 p1      28 x
        por xmm0, xmm3                                      ;   717.0 p1      28 x
        pxor xmm0, xmm2                                     ;   725.0 p1      28 x
        pxor xmm5, xmm2                                     ;   725.0 p1      28 x
        pand xmm2, xmm1                                     ;   729.0 p1      28 x
        pxor xmm1, xmm5                                     ;   729.0 p1      49 x[3]
        pand xmm5, xmm0                                     ;   727.0 p1      28 x
        pxor xmm5, xmm3                                     ;   729.0 p1      28 x
        pxor xmm3, xmm2                                     ;   731.0 p1      48 x[1]
        movdqa xmm2, xmm0                                   ;   727.0 p0      46 x[0] copy
        pslld xmm2, 0xd                                     ;   733.0 p1      46 x[0]
        psrld xmm0, 0x13                                    ;   727.0 p1      46 x[0]
        pxor xmm0, xmm2                                     ;   735.0 p1      46 x[0]
        movdqa xmm2, xmm5                                   ;   731.0 p0      47 x[2] copy
        psrld xmm5, 0x1d                                    ;   731.0 p1      47 x[2]
        pxor xmm3, xmm0                                     ;   737.0 p1      48 x[1]
        pslld xmm2, 3                                       ;   737.0 p1      47 x[2]
        pxor xmm5, xmm2                                     ;   739.0 p1      47 x[2]
        movdqa xmm2, xmm0                                   ;   737.0 p0      49 x[3] copy
        pxor xmm3, xmm5                                     ;   741.0 p1      48 x[1]
        pxor xmm1, xmm5                                     ;   741.0 p1      49 x[3]
        pslld xmm2, 3                                       ;   743.0 p1      49 x[3]
        pxor xmm1, xmm2                                     ;   745.0 p1      49 x[3]
        movdqa xmm2, xmm3                                   ;   743.0 p0      50 x[1] copy
        pslld xmm2, 1                                       ;   749.0 p1      50 x[1]
        psrld xmm3, 0x1f                                    ;   743.0 p1      50 x[1]
        pxor xmm3, xmm2                                     ;   751.0 p1      50 x[1]
        pxor xmm0, xmm3                                     ;   753.0 p1      52 x[0]
        movdqa xmm2, xmm1                                   ;   747.0 p0      51 x[3] copy
        pslld xmm2, 7                                       ;   753.0 p1      51 x[3]
        psrld xmm1, 0x19                                    ;   747.0 p1      51 x[3]
        pxor xmm1, xmm2                                     ;   755.0 p1      51 x[3]
        pxor xmm0, xmm1                                     ;   757.0 p1      52 x[0]
        movdqa xmm2, xmm3                                   ;   753.0 p0      53 x[2] copy
        pxor xmm3, [ebp + 400]                              ;   753.0 p2+p1   80 x[1]
        pxor xmm5, xmm1                                     ;   757.0 p1      53 x[2]
        pslld xmm2, 7                                       ;   759.0 p1      53 x[2]
        pxor xmm5, xmm2                                     ;   761.0 p1      53 x[2]
        movdqa xmm2, xmm0                                   ;   759.0 p0      54 x[0] copy
        pslld xmm2, 5                                       ;   765.0 p1      54 x[0]
        psrld xmm0, 0x1b                                    ;   759.0 p1      54 x[0]
        pxor xmm1, [ebp + 1520]                             ;   757.0 p2+p1   80 x[3]
        pxor xmm0, [ebp + 1488]                             ;   761.0 p2+p1   80 x[0]
        pxor xmm0, xmm2                                     ;   767.0 p1      80 x[0]
        movdqa xmm2, xmm5                                   ;   763.0 p0      55 x[2] copy
        pslld xmm2, 0x16                                    ;   769.0 p1      55 x[2]
        psrld xmm5, 0xa                                     ;   763.0 p1      55 x[2]
        pxor xmm5, [ebp + 1504]                             ;   765.0 p2+p1   80 x[2]
        pxor xmm5, xmm2                                     ;   771.0 p1      80 x[2]
        movdqa xmm4, xmm1                                   ;   759.0 p0      29 x copy
        pand xmm4, xmm0                                     ;   769.0 p1      29 x
        movdqa xmm2, xmm3                                   ;   755.0 p0      29 x copy
        pxor xmm2, xmm5                                     ;   773.0 p1      29 x
        pxor xmm5, xmm1                                     ;   773.0 p1      29 x
        pxor xmm1, xmm0                                     ;   769.0 p1      29 x
        pand xmm3, xmm1                                     ;   771.0 p1      29 x
        pxor xmm3, xmm2                                     ;   775.0 p1      29 x
        pxor xmm4, xmm2                                     ;   775.0 p1      29 x
        por xmm2, xmm1                                      ;   775.0 p1      29 x
        pxor xmm1, xmm4                                     ;   777.0 p1      29 x
        pxor xmm2, xmm5                                     ;   777.0 p1      29 x
        pand xmm5, xmm3                                     ;   777.0 p1      29 x
        pxor xmm5, xmm1                                     ;   779.0 p1      29 x
        movdqa xmm0, xmm5                                   ;   781.0 p0      46 x[0] copy
        pslld xmm0, 0xd                                     ;   787.0 p1      46 x[0]
        pxor xmm3, xmm4                                     ;   777.0 p1      29 x
        pand xmm3, xmm2                                     ;   779.0 p1      29 x
        pxor xmm2, xmm5                                     ;   781.0 p1      29 x
        psrld xmm5, 0x13                                    ;   781.0 p1      46 x[0]
        pxor xmm5, xmm0                                     ;   789.0 p1      46 x[0]
        movdqa xmm0, xmm2                                   ;   783.0 p0      47 x[2] copy
        psrld xmm2, 0x1d                                    ;   783.0 p1      47 x[2]
        pxor xmm1, xmm3                                     ;   781.0 p1      49 x[3]
        pxor xmm4, xmm5                                     ;   791.0 p1      48 x[1]
        pslld xmm0, 3                                       ;   789.0 p1      47 x[2]
        pxor xmm2, xmm0                                     ;   791.0 p1      47 x[2]
        movdqa xmm0, xmm5                                   ;   791.0 p0      49 x[3] copy
        pxor xmm4, xmm2                                     ;   793.0 p1      48 x[1]
        pxor xmm1, xmm2                                     ;   793.0 p1      49 x[3]
        pslld xmm0, 3                                       ;   797.0 p1      49 x[3]
        pxor xmm1, xmm0                                     ;   799.0 p1      49 x[3]
        movdqa xmm0, xmm4                                   ;   795.0 p0      50 x[1] copy
        pslld xmm0, 1                                       ;   801.0 p1      50 x[1]
        psrld xmm4, 0x1f                                    ;   795.0 p1      50 x[1]
        pxor xmm4, xmm0                                     ;   803.0 p1      50 x[1]
        movdqa xmm0, xmm1                                   ;   801.0 p0      51 x[3] copy
        psrld xmm1, 0x19                                    ;   801.0 p1      51 x[3]
        pslld xmm0, 7                                       ;   807.0 p1      51 x[3]
        pxor xmm1, xmm0                                     ;   809.0 p1      51 x[3]
        movdqa xmm0, xmm4                                   ;   805.0 p0      53 x[2] copy
        pslld xmm0, 7                                       ;   811.0 p1      53 x[2]
        pxor xmm5, xmm4                                     ;   805.0 p1      52 x[0]
        pxor xmm5, xmm1                                     ;   811.0 p1      52 x[0]
        pxor xmm2, xmm1                                     ;   811.0 p1      53 x[2]
        pxor xmm2, xmm0                                     ;   813.0 p1      53 x[2]
        movdqa xmm0, xmm5                                   ;   813.0 p0      54 x[0] copy
        pslld xmm0, 5                                       ;   819.0 p1      54 x[0]
        pxor xmm1, [ebp + 1536]                             ;   811.0 p2+p1   80 x[3]
        pxor xmm4, [ebp + 432]                              ;   805.0 p2+p1   80 x[1]
        psrld xmm5, 0x1b                                    ;   813.0 p1      54 x[0]
        pxor xmm5, [ebp + 416]                              ;   815.0 p2+p1   80 x[0]
        pxor xmm5, xmm0                                     ;   821.0 p1      80 x[0]
        movdqa xmm0, xmm2                                   ;   815.0 p0      55 x[2] copy
        psrld xmm2, 0xa                                     ;   815.0 p1      55 x[2]
        pslld xmm0, 0x16                                    ;   821.0 p1      55 x[2]
        pxor xmm2, [ebp + 448]                              ;   817.0 p2+p1   80 x[2]
        pxor xmm2, xmm0                                     ;   823.0 p1      80 x[2]
        movdqa xmm0, xmm4                                   ;   807.0 p0      30 x copy
        por xmm0, xmm2                                      ;   825.0 p1      30 x
        pxor xmm0, xmm1                                     ;   827.0 p1      30 x
        pand xmm1, xmm2                                     ;   825.0 p1      30 x
        pxor xmm2, xmm4                                     ;   825.0 p1      30 x
        pxor xmm4, xmm5                                     ;   823.0 p1      30 x
        pxor xmm1, xmm4                                     ;   827.0 p1      30 x
        pand xmm5, xmm0                                     ;   829.0 p1      30 x
        pxor xmm4, xmm5                                     ;   831.0 p1      48 x[1]
        pxor xmm2, xmm5                                     ;   831.0 p1      30 x
        pand xmm5, xmm2                                     ;   833.0 p1      30 x
        pxor xmm5, xmm0                                     ;   835.0 p1      30 x
        pxor xmm0, xmm1                                     ;   829.0 p1      30 x
        pand xmm1, xmm2                                     ;   833.0 p1      30 x
        pxor xmm0, xmm1                                     ;   835.0 p1      30 x
        pxor xmm1, xmm5                                     ;   837.0 p1      30 x
        movdqa xmm3, xmm1                                   ;   839.0 p0      46 x[0] copy
        pslld xmm3, 0xd                                     ;   845.0 p1      46 x[0]
        psrld xmm1, 0x13                                    ;   839.0 p1      46 x[0]
        pxor xmm1, xmm3                                     ;   847.0 p1      46 x[0]
        pxor xmm4, xmm5                                     ;   837.0 p1      48 x[1]
        pxor xmm4, xmm1                                     ;   849.0 p1      48 x[1]
        movdqa xmm3, xmm0                                   ;   837.0 p0      47 x[2] copy
        psrld xmm0, 0x1d                                    ;   837.0 p1      47 x[2]
        pslld xmm3, 3                                       ;   843.0 p1      47 x[2]
        pxor xmm0, xmm3                                     ;   845.0 p1      47 x[2]
        movdqa xmm3, xmm1                                   ;   849.0 p0      49 x[3] copy
        pslld xmm3, 3                                       ;   855.0 p1      49 x[3]
        pxor xmm4, xmm0                                     ;   851.0 p1      48 x[1]
        pxor xmm2, xmm0                                     ;   847.0 p1      49 x[3]
        pxor xmm2, xmm3                                     ;   857.0 p1      49 x[3]
        movdqa xmm3, xmm4                                   ;   853.0 p0      50 x[1] copy
        psrld xmm4, 0x1f                                    ;   853.0 p1      50 x[1]
        pslld xmm3, 1                                       ;   859.0 p1      50 x[1]
        pxor xmm4, xmm3                                     ;   861.0 p1      50 x[1]
        pxor xmm1, xmm4                                     ;   863.0 p1      52 x[0]
        movdqa xmm3, xmm2                                   ;   859.0 p0      51 x[3] copy
        psrld xmm2, 0x19                                    ;   859.0 p1      51 x[3]
        pslld xmm3, 7                                       ;   865.0 p1      51 x[3]
        pxor xmm2, xmm3                                     ;   867.0 p1      51 x[3]
        pxor xmm1, xmm2                                     ;   869.0 p1      52 x[0]
        movdqa xmm3, xmm4                                   ;   863.0 p0      53 x[2] copy
        pxor xmm0, xmm2                                     ;   869.0 p1      53 x[2]
        pxor xmm2, [ebp + 1584]                             ;   869.0 p2+p1   23 x
        pslld xmm3, 7                                       ;   869.0 p1      53 x[2]
        pxor xmm0, xmm3                                     ;   871.0 p1      53 x[2]
        movdqa xmm3, xmm1                                   ;   871.0 p0      54 x[0] copy
        psrld xmm1, 0x1b                                    ;   871.0 p1      54 x[0]
        pxor xmm4, [ebp + 1568]                             ;   863.0 p2+p1   80 x[1]
        pslld xmm3, 5                                       ;   877.0 p1      54 x[0]
        pxor xmm1, [ebp + 1552]                             ;   873.0 p2+p1   80 x[0]
        pxor xmm1, xmm3                                     ;   879.0 p1      80 x[0]
        pxor xmm2, xmm1                                     ;   881.0 p1      23 x
        movdqa xmm3, xmm0                                   ;   873.0 p0      55 x[2] copy
        pslld xmm3, 0x16                                    ;   879.0 p1      55 x[2]
        psrld xmm0, 0xa                                     ;   873.0 p1      55 x[2]
        pxor xmm0, [ebp + 464]                              ;   875.0 p2+p1   80 x[2]
        pxor xmm0, xmm3                                     ;   881.0 p1      80 x[2]
        movdqa xmm3, xmm4                                   ;   865.0 p0      23 x copy
        pxor xmm3, xmm0                                     ;   883.0 p1      23 x
        pand xmm4, xmm2                                     ;   883.0 p1      23 x
        pxor xmm4, xmm1                                     ;   885.0 p1      23 x
        por xmm1, xmm2                                      ;   883.0 p1      23 x
        pxor xmm2, xmm0                                     ;   883.0 p1      23 x
        pand xmm0, xmm4                                     ;   887.0 p1      23 x
        pxor xmm0, xmm3                                     ;   889.0 p1      23 x
        pxor xmm1, xmm3                                     ;   885.0 p1      23 x
        pand xmm3, xmm4                                     ;   887.0 p1      23 x
        pxor xmm4, xmm2                                     ;   887.0 p1      23 x
        pand xmm2, xmm1                                     ;   887.0 p1      23 x
        por xmm2, xmm3                                      ;   889.0 p1      23 x
        movdqa xmm3, xmm2                                   ;   891.0 p0      46 x[0] copy
        pslld xmm3, 0xd                                     ;   897.0 p1      46 x[0]
        pxor xmm0, xmm4                                     ;   891.0 p1      23 x
        pxor xmm4, xmm2                                     ;   891.0 p1      48 x[1]
        psrld xmm2, 0x13                                    ;   891.0 p1      46 x[0]
        pxor xmm2, xmm3                                     ;   899.0 p1      46 x[0]
        pxor xmm4, xmm2                                     ;   901.0 p1      48 x[1]
        movdqa xmm3, xmm0                                   ;   893.0 p0      47 x[2] copy
        pslld xmm3, 3                                       ;   899.0 p1      47 x[2]
        psrld xmm0, 0x1d                                    ;   893.0 p1      47 x[2]
        pxor xmm0, xmm3                                     ;   901.0 p1      47 x[2]
        pxor xmm1, xmm0                                     ;   903.0 p1      49 x[3]
        pxor xmm4, xmm0                                     ;   903.0 p1      48 x[1]
        movdqa xmm3, xmm2                                   ;   901.0 p0      49 x[3] copy
        pslld xmm3, 3                                       ;   907.0 p1      49 x[3]
        pxor xmm1, xmm3                                     ;   909.0 p1      49 x[3]
        movdqa xmm3, xmm4                                   ;   905.0 p0      50 x[1] copy
        pslld xmm3, 1                                       ;   911.0 p1      50 x[1]
        psrld xmm4, 0x1f                                    ;   905.0 p1      50 x[1]
        pxor xmm4, xmm3                                     ;   913.0 p1      50 x[1]
        pxor xmm2, xmm4                                     ;   915.0 p1      52 x[0]
        movdqa xmm3, xmm1                                   ;   911.0 p0      51 x[3] copy
        pslld xmm3, 7                                       ;   917.0 p1      51 x[3]
        psrld xmm1, 0x19                                    ;   911.0 p1      51 x[3]
        pxor xmm1, xmm3                                     ;   919.0 p1      51 x[3]
        pxor xmm2, xmm1                                     ;   921.0 p1      52 x[0]
        pshufd xmm3, xmm4, 0xe4                             ;   915.0 p1      53 x[2] copy
        pxor xmm4, [ebp + 1600]                             ;   915.0 p2+p1   80 x[1]
        pxor xmm0, xmm1                                     ;   921.0 p1      53 x[2]
        pxor xmm1, [ebp + 512]                              ;   921.0 p2+p1   80 x[3]
        pslld xmm3, 7                                       ;   919.0 p1      53 x[2]
        pxor xmm0, xmm3                                     ;   923.0 p1      53 x[2]
        pshufd xmm3, xmm2, 0xe4                             ;   923.0 p1      54 x[0] copy
        psrld xmm2, 0x1b                                    ;   923.0 p1      54 x[0]
        pxor xmm2, [ebp + 480]                              ;   925.0 p2+p1   80 x[0]
        pslld xmm3, 5                                       ;   927.0 p1      54 x[0]
        pxor xmm2, xmm3                                     ;   929.0 p1      80 x[0]
        pshufd xmm3, xmm0, 0xe4                             ;   925.0 p1      55 x[2] copy
        psrld xmm0, 0xa                                     ;   925.0 p1      55 x[2]
        pslld xmm3, 0x16                                    ;   929.0 p1      55 x[2]
        pxor xmm0, [ebp + 496]                              ;   927.0 p2+p1   24 x
        pxor xmm0, xmm3                                     ;   931.0 p1      24 x
        pshufd xmm3, xmm4, 0xe4                             ;   917.0 p1      24 x copy
        pand xmm3, xmm2                                     ;   931.0 p1      24 x
        pxor xmm0, xmm3                                     ;   933.0 p1      24 x
        por xmm3, xmm1                                      ;   933.0 p1      24 x
        pxor xmm1, xmm0                                     ;   935.0 p1      24 x
        pxor xmm4, xmm3                                     ;   935.0 p1      24 x
        pxor xmm3, xmm2                                     ;   935.0 p1      24 x
        por xmm2, xmm4                                      ;   937.0 p1      24 x
        por xmm0, xmm3                                      ;   937.0 p1      24 x
        pxor xmm4, xmm1                                     ;   937.0 p1      24 x
        pand xmm0, xmm2                                     ;   939.0 p1      24 x
        pxor xmm3, xmm4                                     ;   939.0 p1      24 x
        pand xmm4, xmm0                                     ;   941.0 p1      24 x
        pxor xmm4, xmm3                                     ;   943.0 p1      49 x[3]
        pand xmm3, xmm0                                     ;   941.0 p1      24 x
        pxor xmm2, xmm3                                     ;   943.0 p1      48 x[1]
        movdqa xmm3, xmm1                                   ;   937.0 p0      47 x[2] copy
        psrld xmm1, 0x1d                                    ;   937.0 p1      47 x[2]
        pslld xmm3, 3                                       ;   943.0 p1      47 x[2]
        pxor xmm1, xmm3                                     ;   945.0 p1      47 x[2]
        movdqa xmm3, xmm0                                   ;   941.0 p0      46 x[0] copy
        psrld xmm0, 0x13                                    ;   941.0 p1      46 x[0]
        pslld xmm3, 0xd                                     ;   947.0 p1      46 x[0]
        pxor xmm0, xmm3                                     ;   949.0 p1      46 x[0]
        pshufd xmm3, xmm0, 0xe4                             ;   951.0 p1      49 x[3] copy
        pxor xmm2, xmm1                                     ;   947.0 p1      48 x[1]
        pxor xmm2, xmm0                                     ;   951.0 p1      48 x[1]
        pxor xmm4, xmm1                                     ;   947.0 p1      49 x[3]
        pslld xmm3, 3                                       ;   955.0 p1      49 x[3]
        pxor xmm4, xmm3                                     ;   957.0 p1      49 x[3]
        pshufd xmm3, xmm2, 0xe4                             ;   953.0 p1      50 x[1] copy
        psrld xmm2, 0x1f                                    ;   953.0 p1      50 x[1]
        pslld xmm3, 1                                       ;   957.0 p1      50 x[1]
        pxor xmm2, xmm3                                     ;   959.0 p1      50 x[1]
        pshufd xmm3, xmm4, 0xe4                             ;   959.0 p1      51 x[3] copy
        psrld xmm4, 0x19                                    ;   959.0 p1      51 x[3]
        pslld xmm3, 7                                       ;   963.0 p1      51 x[3]
        pxor xmm4, xmm3                                     ;   965.0 p1      51 x[3]
        pxor xmm1, xmm4                                     ;   967.0 p1      53 x[2]
        pxor xmm0, xmm2                                     ;   961.0 p1      52 x[0]
        pshufd xmm3, xmm2, 0xe4                             ;   961.0 p1      53 x[2] copy
        pxor xmm2, [ebp + 1632]                             ;   961.0 p2+p1   80 x[1]
        pslld xmm3, 7                                       ;   965.0 p1      53 x[2]
        pxor xmm0, xmm4                                     ;   967.0 p1      52 x[0]
        pxor xmm4, [ebp + 1664]                             ;   967.0 p2+p1   80 x[3]
        pxor xmm1, xmm3                                     ;   969.0 p1      53 x[2]
        pshufd xmm3, xmm0, 0xe4                             ;   969.0 p1      54 x[0] copy
        psrld xmm0, 0x1b                                    ;   969.0 p1      54 x[0]
        pslld xmm3, 5                                       ;   973.0 p1      54 x[0]
        pxor xmm0, [ebp + 1616]                             ;   971.0 p2+p1   80 x[0]
        pxor xmm0, xmm3                                     ;   975.0 p1      80 x[0]
        pshufd xmm3, xmm1, 0xe4                             ;   971.0 p1      55 x[2] copy
        pslld xmm3, 0x16                                    ;   975.0 p1      55 x[2]
        psrld xmm1, 0xa                                     ;   971.0 p1      55 x[2]
        pxor xmm1, [ebp + 1648]                             ;   973.0 p2+p1   80 x[2]
        pxor xmm1, xmm3                                     ;   977.0 p1      80 x[2]
        pshufd xmm3, xmm2, 0xe4                             ;   963.0 p1      25 x copy
        pxor xmm3, xmm1                                     ;   979.0 p1      25 x
        pand xmm1, xmm0                                     ;   979.0 p1      25 x
        pxor xmm1, xmm4                                     ;   981.0 p1      25 x
        por xmm4, xmm0                                      ;   977.0 p1      25 x
        pxor xmm4, xmm2                                     ;   979.0 p1      25 x
        pand xmm2, xmm1                                     ;   983.0 p1      25 x
        pxor xmm3, xmm0                                     ;   981.0 p1      25 x
        pxor xmm1, xmm3                                     ;   983.0 p1      25 x
        pxor xmm0, xmm1                                     ;   985.0 p1      25 x
        pxor xmm2, xmm3                                     ;   985.0 p1      25 x
        por xmm3, xmm4                                      ;   983.0 p1      25 x
        pxor xmm3, xmm1                                     ;   985.0 p1      25 x
        movdqa xmm1, xmm0                                   ;   987.0 p0      46 x[0] copy
        psrld xmm0, 0x13                                    ;   987.0 p1      46 x[0]
        pxor xmm4, xmm3                                     ;   987.0 p1      25 x
        pslld xmm1, 0xd                                     ;   993.0 p1      46 x[0]
        pxor xmm0, xmm1                                     ;   995.0 p1      46 x[0]
        movdqa xmm1, xmm4                                   ;   989.0 p0      47 x[2] copy
        psrld xmm4, 0x1d                                    ;   989.0 p1      47 x[2]
        pslld xmm1, 3                                       ;   995.0 p1      47 x[2]
        pxor xmm3, xmm2                                     ;   987.0 p1      48 x[1]
        pxor xmm4, xmm1                                     ;   997.0 p1      47 x[2]
        movdqa xmm1, xmm0                                   ;   997.0 p0      49 x[3] copy
        pxor xmm3, xmm0                                     ;   997.0 p1      48 x[1]
        pxor xmm3, xmm4                                     ;   999.0 p1      48 x[1]
        pxor xmm2, xmm4                                     ;   999.0 p1      49 x[3]
        pslld xmm1, 3                                       ;  1003.0 p1      49 x[3]
        pxor xmm2, xmm1                                     ;  1005.0 p1      49 x[3]
        movdqa xmm1, xmm3                                   ;  1001.0 p0      50 x[1] copy
        pslld xmm1, 1                                       ;  1007.0 p1      50 x[1]
        psrld xmm3, 0x1f                                    ;  1001.0 p1      50 x[1]
        pxor xmm3, xmm1                                     ;  1009.0 p1      50 x[1]
        pxor xmm0, xmm3                                     ;  1011.0 p1      52 x[0]
        movdqa xmm1, xmm2                                   ;  1007.0 p0      51 x[3] copy
        psrld xmm2, 0x19                                    ;  1007.0 p1      51 x[3]
        pslld xmm1, 7                                       ;  1013.0 p1      51 x[3]
        pxor xmm2, xmm1                                     ;  1015.0 p1      51 x[3]
        pxor xmm0, xmm2                                     ;  1017.0 p1      52 x[0]
        pshufd xmm1, xmm3, 0xe4                             ;  1011.0 p1      53 x[2] copy
        pxor xmm4, xmm2                                     ;  1017.0 p1      53 x[2]
        pxor xmm2, [ebp + 560]                              ;  1017.0 p2+p1   80 x[3]
        pslld xmm1, 7                                       ;  1015.0 p1      53 x[2]
        pxor xmm4, xmm1                                     ;  1019.0 p1      53 x[2]
        pshufd xmm1, xmm0, 0xe4                             ;  1019.0 p1      54 x[0] copy
        pslld xmm1, 5                                       ;  1023.0 p1      54 x[0]
        pxor xmm3, [ebp + 1680]                             ;  1011.0 p2+p1   80 x[1]
        psrld xmm0, 0x1b                                    ;  1019.0 p1      54 x[0]
        pxor xmm0, [ebp + 528]                              ;  1021.0 p2+p1   80 x[0]
        pxor xmm0, xmm1                                     ;  1025.0 p1      80 x[0]
        pshufd xmm1, xmm4, 0xe4                             ;  1021.0 p1      55 x[2] copy
        pslld xmm1, 0x16                                    ;  1025.0 p1      55 x[2]
        psrld xmm4, 0xa                                     ;  1021.0 p1      55 x[2]
        pxor xmm4, [ebp + 544]                              ;  1023.0 p2+p1   80 x[2]
        pxor xmm4, xmm1                                     ;  1027.0 p1      80 x[2]
        pshufd xmm1, xmm3, 0xe4                             ;  1013.0 p1      26 x copy
        pxor xmm3, xmm2                                     ;  1019.0 p1      26 x
        por xmm2, xmm0                                      ;  1027.0 p1      26 x
        pand xmm1, xmm0                                     ;  1027.0 p1      26 x
        pxor xmm0, xmm4                                     ;  1029.0 p1      26 x
        pand xmm4, xmm2                                     ;  1029.0 p1      26 x
        pxor xmm4, xmm3                                     ;  1031.0 p1      26 x
        pand xmm3, xmm2                                     ;  1029.0 p1      26 x
        pxor xmm2, xmm4                                     ;  1033.0 p1      26 x
        pxor xmm4, xmm1                                     ;  1033.0 p1      26 x
        por xmm0, xmm1                                      ;  1031.0 p1      26 x
        pxor xmm3, xmm0                                     ;  1033.0 p1      26 x
        pand xmm1, xmm3                                     ;  1035.0 p1      26 x
        pxor xmm1, xmm2                                     ;  1037.0 p1      48 x[1]
        pand xmm2, xmm3                                     ;  1035.0 p1      26 x
        pxor xmm0, xmm4                                     ;  1035.0 p1      49 x[3]
        pxor xmm4, xmm2                                     ;  1037.0 p1      26 x
        movdqa xmm2, xmm3                                   ;  1035.0 p0      47 x[2] copy
        pslld xmm2, 3                                       ;  1041.0 p1      47 x[2]
        psrld xmm3, 0x1d                                    ;  1035.0 p1      47 x[2]
        pxor xmm3, xmm2                                     ;  1043.0 p1      47 x[2]
        movdqa xmm2, xmm4                                   ;  1039.0 p0      46 x[0] copy
        psrld xmm4, 0x13                                    ;  1039.0 p1      46 x[0]
        pslld xmm2, 0xd                                     ;  1045.0 p1      46 x[0]
        pxor xmm4, xmm2                                     ;  1047.0 p1      46 x[0]
        movdqa xmm2, xmm4                                   ;  1049.0 p0      49 x[3] copy
        pxor xmm1, xmm3                                     ;  1045.0 p1      48 x[1]
        pxor xmm0, xmm3                                     ;  1045.0 p1      49 x[3]
        pslld xmm2, 3                                       ;  1055.0 p1      49 x[3]
        pxor xmm0, xmm2                                     ;  1057.0 p1      49 x[3]
        pxor xmm1, xmm4                                     ;  1049.0 p1      48 x[1]
        movdqa xmm2, xmm1                                   ;  1051.0 p0      50 x[1] copy
        psrld xmm1, 0x1f                                    ;  1051.0 p1      50 x[1]
        pslld xmm2, 1                                       ;  1057.0 p1      50 x[1]
        pxor xmm1, xmm2                                     ;  1059.0 p1      50 x[1]
        movdqa xmm2, xmm0                                   ;  1059.0 p0      51 x[3] copy
        pslld xmm2, 7                                       ;  1065.0 p1      51 x[3]
        psrld xmm0, 0x19                                    ;  1059.0 p1      51 x[3]
        pxor xmm0, xmm2                                     ;  1067.0 p1      51 x[3]
        movdqa xmm2, xmm1                                   ;  1061.0 p0      53 x[2] copy
        pxor xmm4, xmm1                                     ;  1061.0 p1      52 x[0]
        pxor xmm4, xmm0                                     ;  1069.0 p1      52 x[0]
        pxor xmm1, [ebp + 592]                              ;  1061.0 p2+p1   80 x[1]
        pxor xmm3, xmm0                                     ;  1069.0 p1      53 x[2]
        pslld xmm2, 7                                       ;  1067.0 p1      53 x[2]
        pxor xmm3, xmm2                                     ;  1071.0 p1      53 x[2]
        pxor xmm0, [ebp + 1696]                             ;  1069.0 p2+p1   80 x[3]
        movdqa xmm2, xmm4                                   ;  1071.0 p0      54 x[0] copy
        psrld xmm4, 0x1b                                    ;  1071.0 p1      54 x[0]
        pslld xmm2, 5                                       ;  1077.0 p1      54 x[0]
        pxor xmm4, [ebp + 576]                              ;  1073.0 p2+p1   80 x[0]
        pxor xmm4, xmm2                                     ;  1079.0 p1      80 x[0]
        movdqa xmm2, xmm3                                   ;  1073.0 p0      55 x[2] copy
        pslld xmm2, 0x16                                    ;  1079.0 p1      55 x[2]
        psrld xmm3, 0xa                                     ;  1073.0 p1      55 x[2]
        pxor xmm3, [ebp + 608]                              ;  1075.0 p2+p1   80 x[2]
        pxor xmm3, xmm2                                     ;  1081.0 p1      80 x[2]
        movdqa xmm2, xmm0                                   ;  1071.0 p0      27 x copy
        pxor xmm2, xmm4                                     ;  1081.0 p1      27 x
        pxor xmm0, xmm3                                     ;  1083.0 p1      27 x
        pxor xmm4, xmm1                                     ;  1081.0 p1      27 x
        pand xmm4, xmm2                                     ;  1083.0 p1      27 x
        pxor xmm4, xmm0                                     ;  1085.0 p1      27 x
        por xmm3, xmm2                                      ;  1083.0 p1      27 x
        pand xmm0, xmm3                                     ;  1085.0 p1      27 x
        pxor xmm3, xmm1                                     ;  1085.0 p1      27 x
        pxor xmm3, xmm0                                     ;  1087.0 p1      27 x
        pand xmm0, xmm4                                     ;  1087.0 p1      27 x
        por xmm3, xmm0                                      ;  1089.0 p1      27 x
        pxor xmm0, xmm2                                     ;  1089.0 p1      27 x
        pxor xmm3, xmm0                                     ;  1091.0 p1      48 x[1]
        pxor xmm0, xmm1                                     ;  1091.0 p1      27 x
        pand xmm1, xmm4                                     ;  1087.0 p1      27 x
        pxor xmm2, xmm1                                     ;  1089.0 p1      49 x[3]
        movdqa xmm1, xmm4                                   ;  1087.0 p0      46 x[0] copy
        pslld xmm1, 0xd                                     ;  1093.0 p1      46 x[0]
        psrld xmm4, 0x13                                    ;  1087.0 p1      46 x[0]
        pxor xmm4, xmm1                                     ;  1095.0 p1      46 x[0]
        pxor xmm3, xmm4                                     ;  1097.0 p1      48 x[1]
        movdqa xmm1, xmm0                                   ;  1093.0 p0      47 x[2] copy
        pslld xmm1, 3                                       ;  1099.0 p1      47 x[2]
        psrld xmm0, 0x1d                                    ;  1093.0 p1      47 x[2]
        pxor xmm0, xmm1                                     ;  1101.0 p1      47 x[2]
        pxor xmm3, xmm0                                     ;  1103.0 p1      48 x[1]
        pxor xmm2, xmm0                                     ;  1103.0 p1      49 x[3]
        movdqa xmm1, xmm4                                   ;  1097.0 p0      49 x[3] copy
        pslld xmm1, 3                                       ;  1103.0 p1      49 x[3]
        pxor xmm2, xmm1                                     ;  1105.0 p1      49 x[3]
        movdqa xmm1, xmm3                                   ;  1105.0 p0      50 x[1] copy
        psrld xmm3, 0x1f                                    ;  1105.0 p1      50 x[1]
        pslld xmm1, 1                                       ;  1111.0 p1      50 x[1]
        pxor xmm3, xmm1                                     ;  1113.0 p1      50 x[1]
        pxor xmm4, xmm3                                     ;  1115.0 p1      52 x[0]
        movdqa xmm1, xmm2                                   ;  1107.0 p0      51 x[3] copy
        pslld xmm1, 7                                       ;  1113.0 p1      51 x[3]
        psrld xmm2, 0x19                                    ;  1107.0 p1      51 x[3]
        pxor xmm2, xmm1                                     ;  1115.0 p1      51 x[3]
        pxor xmm4, xmm2                                     ;  1117.0 p1      52 x[0]
        pshufd xmm1, xmm3, 0xe4                             ;  1115.0 p1      53 x[2] copy
        pslld xmm1, 7                                       ;  1119.0 p1      53 x[2]
        pxor xmm0, xmm2                                     ;  1117.0 p1      53 x[2]
        pxor xmm2, [ebp + 1744]                             ;  1117.0 p2+p1   80 x[3]
        pxor xmm0, xmm1                                     ;  1121.0 p1      53 x[2]
        pshufd xmm1, xmm4, 0xe4                             ;  1119.0 p1      54 x[0] copy
        psrld xmm4, 0x1b                                    ;  1119.0 p1      54 x[0]
        pslld xmm1, 5                                       ;  1123.0 p1      54 x[0]
        pxor xmm4, [ebp + 624]                              ;  1121.0 p2+p1   80 x[0]
        pxor xmm4, xmm1                                     ;  1125.0 p1      80 x[0]
        pshufd xmm1, xmm0, 0xe4                             ;  1123.0 p1      55 x[2] copy
        pslld xmm1, 0x16                                    ;  1127.0 p1      55 x[2]
        psrld xmm0, 0xa                                     ;  1123.0 p1      55 x[2]
        pxor xmm0, [ebp + 1728]                             ;  1125.0 p2+p1   28 x
        pxor xmm0, xmm1                                     ;  1129.0 p1      28 x
        pxor xmm0, xmm4                                     ;  1131.0 p1      28 x
        pxor xmm3, [ebp + 1712]                             ;  1115.0 p2+p1   80 x[1]
        movdqa xmm1, xmm3                                   ;  1117.0 p0      28 x copy
        pxor xmm3, xmm2                                     ;  1119.0 p1      28 x
        por xmm1, xmm4                                      ;  1127.0 p1      28 x
        pxor xmm1, xmm0                                     ;  1133.0 p1      28 x
        pand xmm0, xmm4                                     ;  1133.0 p1      28 x
        pxor xmm3, xmm4                                     ;  1127.0 p1      28 x
        pxor xmm4, xmm1                                     ;  1135.0 p1      28 x
        pand xmm0, xmm3                                     ;  1135.0 p1      28 x
        pxor xmm0, xmm2                                     ;  1137.0 p1      28 x
        por xmm2, xmm3                                      ;  1129.0 p1      28 x
        pxor xmm2, xmm1                                     ;  1135.0 p1      28 x
        pand xmm1, xmm0                                     ;  1139.0 p1      28 x
        pxor xmm0, xmm4                                     ;  1139.0 p1      49 x[3]
        pand xmm4, xmm2                                     ;  1137.0 p1      28 x
        pxor xmm4, xmm3                                     ;  1139.0 p1      28 x
        pxor xmm3, xmm1                                     ;  1141.0 p1      48 x[1]
        movdqa xmm1, xmm2                                   ;  1137.0 p0      46 x[0] copy
        pslld xmm1, 0xd                                     ;  1143.0 p1      46 x[0]
        psrld xmm2, 0x13                                    ;  1137.0 p1      46 x[0]
        pxor xmm2, xmm1                                     ;  1145.0 p1      46 x[0]
        pxor xmm3, xmm2                                     ;  1147.0 p1      48 x[1]
        movdqa xmm1, xmm4                                   ;  1141.0 p0      47 x[2] copy
        pslld xmm1, 3                                       ;  1147.0 p1      47 x[2]
        psrld xmm4, 0x1d                                    ;  1141.0 p1      47 x[2]
        pxor xmm4, xmm1                                     ;  1149.0 p1      47 x[2]
        pxor xmm3, xmm4                                     ;  1151.0 p1      48 x[1]
        movdqa xmm1, xmm2                                   ;  1147.0 p0      49 x[3] copy
        pslld xmm1, 3                                       ;  1153.0 p1      49 x[3]
        pxor xmm0, xmm4                                     ;  1151.0 p1      49 x[3]
        pxor xmm0, xmm1                                     ;  1155.0 p1      49 x[3]
        movdqa xmm1, xmm3                                   ;  1153.0 p0      50 x[1] copy
        psrld xmm3, 0x1f                                    ;  1153.0 p1      50 x[1]
        pslld xmm1, 1                                       ;  1159.0 p1      50 x[1]
        pxor xmm3, xmm1                                     ;  1161.0 p1      50 x[1]
        pxor xmm2, xmm3                                     ;  1163.0 p1      52 x[0]
        movdqa xmm1, xmm0                                   ;  1157.0 p0      51 x[3] copy
        pslld xmm1, 7                                       ;  1163.0 p1      51 x[3]
        psrld xmm0, 0x19                                    ;  1157.0 p1      51 x[3]
        pxor xmm0, xmm1                                     ;  1165.0 p1      51 x[3]
        pshufd xmm1, xmm3, 0xe4                             ;  1163.0 p1      53 x[2] copy
        pxor xmm3, [ebp + 640]                              ;  1163.0 p2+p1   80 x[1]
        pxor xmm2, xmm0                                     ;  1167.0 p1      52 x[0]
        pxor xmm4, xmm0                                     ;  1167.0 p1      53 x[2]
        pxor xmm0, [ebp + 1792]                             ;  1167.0 p2+p1   80 x[3]
        movdqa xmm5, xmm0                                   ;  1169.0 p0      29 x copy
        pslld xmm1, 7                                       ;  1167.0 p1      53 x[2]
        pxor xmm4, xmm1                                     ;  1169.0 p1      53 x[2]
        pshufd xmm1, xmm2, 0xe4                             ;  1169.0 p1      54 x[0] copy
        pslld xmm1, 5                                       ;  1173.0 p1      54 x[0]
        psrld xmm2, 0x1b                                    ;  1169.0 p1      54 x[0]
        pxor xmm2, [ebp + 1760]                             ;  1171.0 p2+p1   80 x[0]
        pxor xmm2, xmm1                                     ;  1175.0 p1      80 x[0]
        pshufd xmm1, xmm4, 0xe4                             ;  1171.0 p1      55 x[2] copy
        pslld xmm1, 0x16                                    ;  1175.0 p1      55 x[2]
        psrld xmm4, 0xa                                     ;  1171.0 p1      55 x[2]
        pand xmm5, xmm2                                     ;  1177.0 p1      29 x
        pxor xmm4, [ebp + 1776]                             ;  1173.0 p2+p1   80 x[2]
        pxor xmm4, xmm1                                     ;  1177.0 p1      80 x[2]
        pshufd xmm1, xmm3, 0xe4                             ;  1165.0 p1      29 x copy
        pxor xmm1, xmm4                                     ;  1179.0 p1      29 x
        pxor xmm4, xmm0                                     ;  1179.0 p1      29 x
        pxor xmm0, xmm2                                     ;  1177.0 p1      29 x
        pxor xmm5, xmm1                                     ;  1181.0 p1      29 x
        pand xmm3, xmm0                                     ;  1179.0 p1      29 x
        pxor xmm3, xmm1                                     ;  1181.0 p1      29 x
        por xmm1, xmm0                                      ;  1181.0 p1      29 x
        pxor xmm1, xmm4                                     ;  1183.0 p1      29 x
        pand xmm4, xmm3                                     ;  1183.0 p1      29 x
        pxor xmm0, xmm5                                     ;  1183.0 p1      29 x
        pxor xmm4, xmm0                                     ;  1185.0 p1      29 x
        movdqa xmm2, xmm4                                   ;  1187.0 p0      46 x[0] copy
        pslld xmm2, 0xd                                     ;  1193.0 p1      46 x[0]
        pxor xmm3, xmm5                                     ;  1183.0 p1      29 x
        pand xmm3, xmm1                                     ;  1185.0 p1      29 x
        pxor xmm1, xmm4                                     ;  1187.0 p1      29 x
        psrld xmm4, 0x13                                    ;  1187.0 p1      46 x[0]
        pxor xmm4, xmm2                                     ;  1195.0 p1      46 x[0]
        movdqa xmm2, xmm1                                   ;  1189.0 p0      47 x[2] copy
        psrld xmm1, 0x1d                                    ;  1189.0 p1      47 x[2]
        pslld xmm2, 3                                       ;  1195.0 p1      47 x[2]
        pxor xmm1, xmm2                                     ;  1197.0 p1      47 x[2]
        movdqa xmm2, xmm4                                   ;  1197.0 p0      49 x[3] copy
        pslld xmm2, 3                                       ;  1203.0 p1      49 x[3]
        pxor xmm5, xmm4                                     ;  1197.0 p1      48 x[1]
        pxor xmm5, xmm1                                     ;  1199.0 p1      48 x[1]
        pxor xmm0, xmm3                                     ;  1187.0 p1      49 x[3]
        pxor xmm0, xmm1                                     ;  1199.0 p1      49 x[3]
        pxor xmm0, xmm2                                     ;  1205.0 p1      49 x[3]
        movdqa xmm2, xmm5                                   ;  1201.0 p0      50 x[1] copy
        pslld xmm2, 1                                       ;  1207.0 p1      50 x[1]
        psrld xmm5, 0x1f                                    ;  1201.0 p1      50 x[1]
        pxor xmm5, xmm2                                     ;  1209.0 p1      50 x[1]
        pxor xmm4, xmm5                                     ;  1211.0 p1      52 x[0]
        pshufd xmm2, xmm0, 0xe4                             ;  1207.0 p1      51 x[3] copy
        psrld xmm0, 0x19                                    ;  1207.0 p1      51 x[3]
        pslld xmm2, 7                                       ;  1211.0 p1      51 x[3]
        pxor xmm0, xmm2                                     ;  1213.0 p1      51 x[3]
        movdqa xmm2, xmm5                                   ;  1211.0 p0      53 x[2] copy
        pxor xmm4, xmm0                                     ;  1215.0 p1      52 x[0]
        pxor xmm5, [ebp + 672]                              ;  1211.0 p2+p1   80 x[1]
        movdqa xmm3, xmm5                                   ;  1213.0 p0      30 x copy
        pxor xmm1, xmm0                                     ;  1215.0 p1      53 x[2]
        pxor xmm0, [ebp + 1808]                             ;  1215.0 p2+p1   80 x[3]
        pslld xmm2, 7                                       ;  1217.0 p1      53 x[2]
        pxor xmm1, xmm2                                     ;  1219.0 p1      53 x[2]
        movdqa xmm2, xmm4                                   ;  1217.0 p0      54 x[0] copy
        psrld xmm4, 0x1b                                    ;  1217.0 p1      54 x[0]
        pxor xmm4, [ebp + 656]                              ;  1219.0 p2+p1   80 x[0]
        pslld xmm2, 5                                       ;  1223.0 p1      54 x[0]
        pxor xmm4, xmm2                                     ;  1225.0 p1      80 x[0]
        movdqa xmm2, xmm1                                   ;  1221.0 p0      55 x[2] copy
        pslld xmm2, 0x16                                    ;  1227.0 p1      55 x[2]
        psrld xmm1, 0xa                                     ;  1221.0 p1      55 x[2]
        pxor xmm1, [ebp + 688]                              ;  1223.0 p2+p1   80 x[2]
        pxor xmm1, xmm2                                     ;  1229.0 p1      80 x[2]
        movdqa xmm2, xmm0                                   ;  1217.0 p0      30 x copy
        pand xmm0, xmm1                                     ;  1231.0 p1      30 x
        por xmm3, xmm1                                      ;  1231.0 p1      30 x
        pxor xmm2, xmm3                                     ;  1233.0 p1      30 x
        pxor xmm1, xmm5                                     ;  1231.0 p1      30 x
        pxor xmm5, xmm4                                     ;  1227.0 p1      30 x
        pxor xmm0, xmm5                                     ;  1233.0 p1      30 x
        pand xmm4, xmm2                                     ;  1235.0 p1      30 x
        pxor xmm1, xmm4                                     ;  1237.0 p1      30 x
        pxor xmm5, xmm4                                     ;  1237.0 p1      48 x[1]
        pand xmm4, xmm1                                     ;  1239.0 p1      30 x
        pxor xmm4, xmm2                                     ;  1241.0 p1      30 x
        pxor xmm2, xmm0                                     ;  1235.0 p1      30 x
        pand xmm0, xmm1                                     ;  1239.0 p1      30 x
        pxor xmm2, xmm0                                     ;  1241.0 p1      30 x
        pxor xmm0, xmm4                                     ;  1243.0 p1      30 x
        movdqa xmm3, xmm0                                   ;  1245.0 p0      46 x[0] copy
        pslld xmm3, 0xd                                     ;  1251.0 p1      46 x[0]
        psrld xmm0, 0x13                                    ;  1245.0 p1      46 x[0]
        pxor xmm0, xmm3                                     ;  1253.0 p1      46 x[0]
        movdqa xmm3, xmm2                                   ;  1243.0 p0      47 x[2] copy
        pslld xmm3, 3                                       ;  1249.0 p1      47 x[2]
        psrld xmm2, 0x1d                                    ;  1243.0 p1      47 x[2]
        pxor xmm5, xmm4                                     ;  1243.0 p1      48 x[1]
        pxor xmm5, xmm0                                     ;  1255.0 p1      48 x[1]
        pxor xmm2, xmm3                                     ;  1251.0 p1      47 x[2]
        pxor xmm5, xmm2                                     ;  1257.0 p1      48 x[1]
        movdqa xmm3, xmm0                                   ;  1255.0 p0      49 x[3] copy
        pxor xmm1, xmm2                                     ;  1253.0 p1      49 x[3]
        pslld xmm3, 3                                       ;  1261.0 p1      49 x[3]
        pxor xmm1, xmm3                                     ;  1263.0 p1      49 x[3]
        movdqa xmm3, xmm5                                   ;  1259.0 p0      50 x[1] copy
        pslld xmm3, 1                                       ;  1265.0 p1      50 x[1]
        psrld xmm5, 0x1f                                    ;  1259.0 p1      50 x[1]
        pxor xmm5, xmm3                                     ;  1267.0 p1      50 x[1]
        pshufd xmm3, xmm1, 0xe4                             ;  1265.0 p1      51 x[3] copy
        psrld xmm1, 0x19                                    ;  1265.0 p1      51 x[3]
        pslld xmm3, 7                                       ;  1269.0 p1      51 x[3]
        pxor xmm1, xmm3                                     ;  1271.0 p1      51 x[3]
        pxor xmm0, xmm5                                     ;  1269.0 p1      52 x[0]
        pxor xmm0, xmm1                                     ;  1273.0 p1      52 x[0]
        pxor xmm2, xmm1                                     ;  1273.0 p1      53 x[2]
        pshufd xmm3, xmm5, 0xe4                             ;  1269.0 p1      53 x[2] copy
        pslld xmm3, 7                                       ;  1273.0 p1      53 x[2]
        pxor xmm2, xmm3                                     ;  1275.0 p1      53 x[2]
        movdqa xmm3, xmm0                                   ;  1275.0 p0      54 x[0] copy
        pxor xmm5, [ebp + 1840]                             ;  1269.0 p2+p1   80 x[1]
        pxor xmm1, [ebp + 1856]                             ;  1273.0 p2+p1   23 x
        psrld xmm0, 0x1b                                    ;  1275.0 p1      54 x[0]
        pxor xmm0, [ebp + 1824]                             ;  1277.0 p2+p1   80 x[0]
        pslld xmm3, 5                                       ;  1281.0 p1      54 x[0]
        pxor xmm0, xmm3                                     ;  1283.0 p1      80 x[0]
        pxor xmm1, xmm0                                     ;  1285.0 p1      23 x
        movdqa xmm3, xmm2                                   ;  1277.0 p0      55 x[2] copy
        pslld xmm3, 0x16                                    ;  1283.0 p1      55 x[2]
        psrld xmm2, 0xa                                     ;  1277.0 p1      55 x[2]
        pxor xmm2, [ebp + 704]                              ;  1279.0 p2+p1   80 x[2]
        pxor xmm2, xmm3                                     ;  1285.0 p1      80 x[2]
        movdqa xmm3, xmm5                                   ;  1271.0 p0      23 x copy
        pand xmm5, xmm1                                     ;  1287.0 p1      23 x
        pxor xmm3, xmm2                                     ;  1287.0 p1      23 x
        pxor xmm5, xmm0                                     ;  1289.0 p1      23 x
        por xmm0, xmm1                                      ;  1287.0 p1      23 x
        pxor xmm1, xmm2                                     ;  1287.0 p1      23 x
        pxor xmm0, xmm3                                     ;  1289.0 p1      23 x
        pand xmm2, xmm5                                     ;  1291.0 p1      23 x
        pxor xmm2, xmm3                                     ;  1293.0 p1      23 x
        pand xmm3, xmm5                                     ;  1291.0 p1      23 x
        pxor xmm5, xmm1                                     ;  1291.0 p1      23 x
        pand xmm1, xmm0                                     ;  1291.0 p1      23 x
        por xmm1, xmm3                                      ;  1293.0 p1      23 x
        movdqa xmm3, xmm1                                   ;  1295.0 p0      46 x[0] copy
        pxor xmm2, xmm5                                     ;  1295.0 p1      23 x
        pxor xmm5, xmm1                                     ;  1295.0 p1      48 x[1]
        psrld xmm1, 0x13                                    ;  1295.0 p1      46 x[0]
        pslld xmm3, 0xd                                     ;  1301.0 p1      46 x[0]
        pxor xmm1, xmm3                                     ;  1303.0 p1      46 x[0]
        pxor xmm5, xmm1                                     ;  1305.0 p1      48 x[1]
        movdqa xmm3, xmm2                                   ;  1297.0 p0      47 x[2] copy
        pslld xmm3, 3                                       ;  1303.0 p1      47 x[2]
        psrld xmm2, 0x1d                                    ;  1297.0 p1      47 x[2]
        pxor xmm2, xmm3                                     ;  1305.0 p1      47 x[2]
        movdqa xmm3, xmm1                                   ;  1305.0 p0      49 x[3] copy
        pxor xmm5, xmm2                                     ;  1307.0 p1      48 x[1]
        pxor xmm0, xmm2                                     ;  1307.0 p1      49 x[3]
        pslld xmm3, 3                                       ;  1311.0 p1      49 x[3]
        pxor xmm0, xmm3                                     ;  1313.0 p1      49 x[3]
        movdqa xmm3, xmm5                                   ;  1309.0 p0      50 x[1] copy
        psrld xmm5, 0x1f                                    ;  1309.0 p1      50 x[1]
        pslld xmm3, 1                                       ;  1315.0 p1      50 x[1]
        pxor xmm5, xmm3                                     ;  1317.0 p1      50 x[1]
        movdqa xmm3, xmm0                                   ;  1315.0 p0      51 x[3] copy
        psrld xmm0, 0x19                                    ;  1315.0 p1      51 x[3]
        pxor xmm1, xmm5                                     ;  1319.0 p1      52 x[0]
        pslld xmm3, 7                                       ;  1321.0 p1      51 x[3]
        pxor xmm0, xmm3                                     ;  1323.0 p1      51 x[3]
        movdqa xmm3, xmm5                                   ;  1319.0 p0      53 x[2] copy
        pxor xmm1, xmm0                                     ;  1325.0 p1      52 x[0]
        pxor xmm5, [ebp + 1872]                             ;  1319.0 p2+p1   80 x[1]
        pslld xmm3, 7                                       ;  1325.0 p1      53 x[2]
        pxor xmm2, xmm0                                     ;  1325.0 p1      53 x[2]
        pxor xmm0, [ebp + 752]                              ;  1325.0 p2+p1   80 x[3]
        pxor xmm2, xmm3                                     ;  1327.0 p1      53 x[2]
        movdqa xmm3, xmm1                                   ;  1327.0 p0      54 x[0] copy
        pslld xmm3, 5                                       ;  1333.0 p1      54 x[0]
        psrld xmm1, 0x1b                                    ;  1327.0 p1      54 x[0]
        pxor xmm1, [ebp + 720]                              ;  1329.0 p2+p1   80 x[0]
        pxor xmm1, xmm3                                     ;  1335.0 p1      80 x[0]
        pshufd xmm3, xmm2, 0xe4                             ;  1329.0 p1      55 x[2] copy
        psrld xmm2, 0xa                                     ;  1329.0 p1      55 x[2]
        pslld xmm3, 0x16                                    ;  1333.0 p1      55 x[2]
        pxor xmm2, [ebp + 736]                              ;  1331.0 p2+p1   24 x
        pxor xmm2, xmm3                                     ;  1335.0 p1      24 x
        pshufd xmm3, xmm5, 0xe4                             ;  1321.0 p1      24 x copy
        pand xmm3, xmm1                                     ;  1337.0 p1      24 x
        pxor xmm2, xmm3                                     ;  1339.0 p1      24 x
        por xmm3, xmm0                                      ;  1339.0 p1      24 x
        pxor xmm5, xmm3                                     ;  1341.0 p1      24 x
        pxor xmm3, xmm1                                     ;  1341.0 p1      24 x
        pxor xmm0, xmm2                                     ;  1341.0 p1      24 x
        por xmm1, xmm5                                      ;  1343.0 p1      24 x
        pxor xmm5, xmm0                                     ;  1343.0 p1      24 x
        por xmm2, xmm3                                      ;  1343.0 p1      24 x
        pand xmm2, xmm1                                     ;  1345.0 p1      24 x
        pxor xmm3, xmm5                                     ;  1345.0 p1      24 x
        pand xmm5, xmm2                                     ;  1347.0 p1      24 x
        pxor xmm5, xmm3                                     ;  1349.0 p1      49 x[3]
        pand xmm3, xmm2                                     ;  1347.0 p1      24 x
        pxor xmm1, xmm3                                     ;  1349.0 p1      48 x[1]
        movdqa xmm3, xmm0                                   ;  1343.0 p0      47 x[2] copy
        pslld xmm3, 3                                       ;  1349.0 p1      47 x[2]
        psrld xmm0, 0x1d                                    ;  1343.0 p1      47 x[2]
        pxor xmm0, xmm3                                     ;  1351.0 p1      47 x[2]
        movdqa xmm3, xmm2                                   ;  1347.0 p0      46 x[0] copy
        psrld xmm2, 0x13                                    ;  1347.0 p1      46 x[0]
        pslld xmm3, 0xd                                     ;  1353.0 p1      46 x[0]
        pxor xmm2, xmm3                                     ;  1355.0 p1      46 x[0]
        pshufd xmm3, xmm2, 0xe4                             ;  1357.0 p1      49 x[3] copy
        pxor xmm1, xmm0                                     ;  1353.0 p1      48 x[1]
        pxor xmm5, xmm0                                     ;  1353.0 p1      49 x[3]
        pxor xmm1, xmm2                                     ;  1357.0 p1      48 x[1]
        pslld xmm3, 3                                       ;  1361.0 p1      49 x[3]
        pxor xmm5, xmm3                                     ;  1363.0 p1      49 x[3]
        pshufd xmm3, xmm1, 0xe4                             ;  1359.0 p1      50 x[1] copy
        psrld xmm1, 0x1f                                    ;  1359.0 p1      50 x[1]
        pslld xmm3, 1                                       ;  1363.0 p1      50 x[1]
        pxor xmm1, xmm3                                     ;  1365.0 p1      50 x[1]
        pshufd xmm3, xmm5, 0xe4                             ;  1365.0 p1      51 x[3] copy
        psrld xmm5, 0x19                                    ;  1365.0 p1      51 x[3]
        pslld xmm3, 7                                       ;  1369.0 p1      51 x[3]
        pxor xmm5, xmm3                                     ;  1371.0 p1      51 x[3]
        pshufd xmm3, xmm1, 0xe4                             ;  1367.0 p1      53 x[2] copy
        pxor xmm2, xmm1                                     ;  1367.0 p1      52 x[0]
        pxor xmm2, xmm5                                     ;  1373.0 p1      52 x[0]
        pxor xmm0, xmm5                                     ;  1373.0 p1      53 x[2]
        pxor xmm5, [ebp + 1936]                             ;  1373.0 p2+p1   80 x[3]
        pxor xmm1, [ebp + 1904]                             ;  1367.0 p2+p1   80 x[1]
        pslld xmm3, 7                                       ;  1371.0 p1      53 x[2]
        pxor xmm0, xmm3                                     ;  1375.0 p1      53 x[2]
        pshufd xmm3, xmm2, 0xe4                             ;  1375.0 p1      54 x[0] copy
        psrld xmm2, 0x1b                                    ;  1375.0 p1      54 x[0]
        pslld xmm3, 5                                       ;  1379.0 p1      54 x[0]
        pxor xmm2, [ebp + 1888]                             ;  1377.0 p2+p1   80 x[0]
        pxor xmm2, xmm3                                     ;  1381.0 p1      80 x[0]
        pshufd xmm3, xmm0, 0xe4                             ;  1377.0 p1      55 x[2] copy
        psrld xmm0, 0xa                                     ;  1377.0 p1      55 x[2]
        pslld xmm3, 0x16                                    ;  1381.0 p1      55 x[2]
        pxor xmm0, [ebp + 1920]                             ;  1379.0 p2+p1   80 x[2]
        pxor xmm0, xmm3                                     ;  1383.0 p1      80 x[2]
        pshufd xmm3, xmm1, 0xe4                             ;  1369.0 p1      25 x copy
        pxor xmm3, xmm0                                     ;  1385.0 p1      25 x
        pand xmm0, xmm2                                     ;  1385.0 p1      25 x
        pxor xmm0, xmm5                                     ;  1387.0 p1      25 x
        pxor xmm3, xmm2                                     ;  1387.0 p1      25 x
        por xmm5, xmm2                                      ;  1383.0 p1      25 x
        pxor xmm5, xmm1                                     ;  1385.0 p1      25 x
        pand xmm1, xmm0                                     ;  1389.0 p1      25 x
        pxor xmm0, xmm3                                     ;  1389.0 p1      25 x
        pxor xmm2, xmm0                                     ;  1391.0 p1      25 x
        pxor xmm1, xmm3                                     ;  1391.0 p1      25 x
        por xmm3, xmm5                                      ;  1389.0 p1      25 x
        pxor xmm3, xmm0                                     ;  1391.0 p1      25 x
        movdqa xmm0, xmm2                                   ;  1393.0 p0      46 x[0] copy
        psrld xmm2, 0x13                                    ;  1393.0 p1      46 x[0]
        pslld xmm0, 0xd                                     ;  1399.0 p1      46 x[0]
        pxor xmm2, xmm0                                     ;  1401.0 p1      46 x[0]
        pxor xmm5, xmm3                                     ;  1393.0 p1      25 x
        pxor xmm3, xmm1                                     ;  1393.0 p1      48 x[1]
        movdqa xmm0, xmm5                                   ;  1395.0 p0      47 x[2] copy
        pslld xmm0, 3                                       ;  1401.0 p1      47 x[2]
        pxor xmm3, xmm2                                     ;  1403.0 p1      48 x[1]
        psrld xmm5, 0x1d                                    ;  1395.0 p1      47 x[2]
        pxor xmm5, xmm0                                     ;  1403.0 p1      47 x[2]
        movdqa xmm0, xmm2                                   ;  1403.0 p0      49 x[3] copy
        pxor xmm3, xmm5                                     ;  1405.0 p1      48 x[1]
        pxor xmm1, xmm5                                     ;  1405.0 p1      49 x[3]
        pslld xmm0, 3                                       ;  1409.0 p1      49 x[3]
        pxor xmm1, xmm0                                     ;  1411.0 p1      49 x[3]
        movdqa xmm0, xmm3                                   ;  1407.0 p0      50 x[1] copy
        pslld xmm0, 1                                       ;  1413.0 p1      50 x[1]
        psrld xmm3, 0x1f                                    ;  1407.0 p1      50 x[1]
        pxor xmm3, xmm0                                     ;  1415.0 p1      50 x[1]
        movdqa xmm0, xmm1                                   ;  1413.0 p0      51 x[3] copy
        pxor xmm2, xmm3                                     ;  1417.0 p1      52 x[0]
        pslld xmm0, 7                                       ;  1419.0 p1      51 x[3]
        psrld xmm1, 0x19                                    ;  1413.0 p1      51 x[3]
        pxor xmm1, xmm0                                     ;  1421.0 p1      51 x[3]
        pshufd xmm0, xmm3, 0xe4                             ;  1417.0 p1      53 x[2] copy
        pxor xmm3, [ebp + 1952]                             ;  1417.0 p2+p1   80 x[1]
        pslld xmm0, 7                                       ;  1421.0 p1      53 x[2]
        pxor xmm2, xmm1                                     ;  1423.0 p1      52 x[0]
        pxor xmm5, xmm1                                     ;  1423.0 p1      53 x[2]
        pxor xmm1, [ebp + 800]                              ;  1423.0 p2+p1   80 x[3]
        pxor xmm5, xmm0                                     ;  1425.0 p1      53 x[2]
        pshufd xmm0, xmm2, 0xe4                             ;  1425.0 p1      54 x[0] copy
        psrld xmm2, 0x1b                                    ;  1425.0 p1      54 x[0]
        pslld xmm0, 5                                       ;  1429.0 p1      54 x[0]
        pxor xmm2, [ebp + 768]                              ;  1427.0 p2+p1   80 x[0]
        pxor xmm2, xmm0                                     ;  1431.0 p1      80 x[0]
        pshufd xmm0, xmm5, 0xe4                             ;  1427.0 p1      55 x[2] copy
        pslld xmm0, 0x16                                    ;  1431.0 p1      55 x[2]
        psrld xmm5, 0xa                                     ;  1427.0 p1      55 x[2]
        pxor xmm5, [ebp + 784]                              ;  1429.0 p2+p1   80 x[2]
        pxor xmm5, xmm0                                     ;  1433.0 p1      80 x[2]
        pshufd xmm0, xmm3, 0xe4                             ;  1419.0 p1      26 x copy
        pxor xmm3, xmm1                                     ;  1425.0 p1      26 x
        por xmm1, xmm2                                      ;  1433.0 p1      26 x
        pand xmm0, xmm2                                     ;  1433.0 p1      26 x
        pxor xmm2, xmm5                                     ;  1435.0 p1      26 x
        pand xmm5, xmm1                                     ;  1435.0 p1      26 x
        por xmm2, xmm0                                      ;  1437.0 p1      26 x
        pxor xmm5, xmm3                                     ;  1437.0 p1      26 x
        pand xmm3, xmm1                                     ;  1435.0 p1      26 x
        pxor xmm3, xmm2                                     ;  1439.0 p1      26 x
        pxor xmm1, xmm5                                     ;  1439.0 p1      26 x
        pxor xmm5, xmm0                                     ;  1439.0 p1      26 x
        pand xmm0, xmm3                                     ;  1441.0 p1      26 x
        pxor xmm0, xmm1                                     ;  1443.0 p1      48 x[1]
        pand xmm1, xmm3                                     ;  1441.0 p1      26 x
        pxor xmm2, xmm5                                     ;  1441.0 p1      49 x[3]
        pxor xmm5, xmm1                                     ;  1443.0 p1      26 x
        movdqa xmm1, xmm3                                   ;  1441.0 p0      47 x[2] copy
        psrld xmm3, 0x1d                                    ;  1441.0 p1      47 x[2]
        pslld xmm1, 3                                       ;  1447.0 p1      47 x[2]
        pxor xmm3, xmm1                                     ;  1449.0 p1      47 x[2]
        movdqa xmm1, xmm5                                   ;  1445.0 p0      46 x[0] copy
        pslld xmm1, 0xd                                     ;  1451.0 p1      46 x[0]
        psrld xmm5, 0x13                                    ;  1445.0 p1      46 x[0]
        pxor xmm5, xmm1                                     ;  1453.0 p1      46 x[0]
        movdqa xmm1, xmm5                                   ;  1455.0 p0      49 x[3] copy
        pslld xmm1, 3                                       ;  1461.0 p1      49 x[3]
        pxor xmm0, xmm3                                     ;  1451.0 p1      48 x[1]
        pxor xmm2, xmm3                                     ;  1451.0 p1      49 x[3]
        pxor xmm0, xmm5                                     ;  1455.0 p1      48 x[1]
        pxor xmm2, xmm1                                     ;  1463.0 p1      49 x[3]
        movdqa xmm1, xmm0                                   ;  1457.0 p0      50 x[1] copy
        psrld xmm0, 0x1f                                    ;  1457.0 p1      50 x[1]
        pslld xmm1, 1                                       ;  1463.0 p1      50 x[1]
        pxor xmm0, xmm1                                     ;  1465.0 p1      50 x[1]
        movdqa xmm1, xmm2                                   ;  1465.0 p0      51 x[3] copy
        pslld xmm1, 7                                       ;  1471.0 p1      51 x[3]
        psrld xmm2, 0x19                                    ;  1465.0 p1      51 x[3]
        pxor xmm2, xmm1                                     ;  1473.0 p1      51 x[3]
        movdqa xmm1, xmm0                                   ;  1467.0 p0      53 x[2] copy
        pxor xmm5, xmm0                                     ;  1467.0 p1      52 x[0]
        pxor xmm5, xmm2                                     ;  1475.0 p1      52 x[0]
        pslld xmm1, 7                                       ;  1473.0 p1      53 x[2]
        pxor xmm3, xmm2                                     ;  1475.0 p1      53 x[2]
        pxor xmm3, xmm1                                     ;  1477.0 p1      53 x[2]
        pshufd xmm1, xmm5, 0xe4                             ;  1477.0 p1      54 x[0] copy
        pslld xmm1, 5                                       ;  1481.0 p1      54 x[0]
        pxor xmm0, [ebp + 832]                              ;  1467.0 p2+p1   80 x[1]
        psrld xmm5, 0x1b                                    ;  1477.0 p1      54 x[0]
        pxor xmm5, [ebp + 816]                              ;  1479.0 p2+p1   80 x[0]
        pxor xmm5, xmm1                                     ;  1483.0 p1      80 x[0]
        movdqa xmm1, xmm3                                   ;  1479.0 p0      55 x[2] copy
        psrld xmm3, 0xa                                     ;  1479.0 p1      55 x[2]
        pslld xmm1, 0x16                                    ;  1485.0 p1      55 x[2]
        pxor xmm3, [ebp + 848]                              ;  1481.0 p2+p1   80 x[2]
        pxor xmm3, xmm1                                     ;  1487.0 p1      80 x[2]
        pxor xmm2, [ebp + 1968]                             ;  1475.0 p2+p1   80 x[3]
        pshufd xmm1, xmm2, 0xe4                             ;  1477.0 p1      27 x copy
        pxor xmm2, xmm3                                     ;  1489.0 p1      27 x
        pxor xmm1, xmm5                                     ;  1485.0 p1      27 x
        pxor xmm5, xmm0                                     ;  1485.0 p1      27 x
        por xmm3, xmm1                                      ;  1489.0 p1      27 x
        pand xmm5, xmm1                                     ;  1487.0 p1      27 x
        pxor xmm5, xmm2                                     ;  1491.0 p1      27 x
        pand xmm2, xmm3                                     ;  1491.0 p1      27 x
        pxor xmm3, xmm0                                     ;  1491.0 p1      27 x
        pxor xmm3, xmm2                                     ;  1493.0 p1      27 x
        pand xmm2, xmm5                                     ;  1493.0 p1      27 x
        por xmm3, xmm2                                      ;  1495.0 p1      27 x
        pxor xmm2, xmm1                                     ;  1495.0 p1      27 x
        pxor xmm3, xmm2                                     ;  1497.0 p1      48 x[1]
        pxor xmm2, xmm0                                     ;  1497.0 p1      27 x
        pand xmm0, xmm5                                     ;  1493.0 p1      27 x
        pxor xmm1, xmm0                                     ;  1495.0 p1      49 x[3]
        movdqa xmm0, xmm5                                   ;  1493.0 p0      46 x[0] copy
        psrld xmm5, 0x13                                    ;  1493.0 p1      46 x[0]
        pslld xmm0, 0xd                                     ;  1499.0 p1      46 x[0]
        pxor xmm5, xmm0                                     ;  1501.0 p1      46 x[0]
        movdqa xmm0, xmm2                                   ;  1499.0 p0      47 x[2] copy
        psrld xmm2, 0x1d                                    ;  1499.0 p1      47 x[2]
        pslld xmm0, 3                                       ;  1505.0 p1      47 x[2]
        pxor xmm2, xmm0                                     ;  1507.0 p1      47 x[2]
        pxor xmm3, xmm5                                     ;  1503.0 p1      48 x[1]
        pxor xmm3, xmm2                                     ;  1509.0 p1      48 x[1]
        movdqa xmm0, xmm5                                   ;  1503.0 p0      49 x[3] copy
        pslld xmm0, 3                                       ;  1509.0 p1      49 x[3]
        pxor xmm1, xmm2                                     ;  1509.0 p1      49 x[3]
        pxor xmm1, xmm0                                     ;  1511.0 p1      49 x[3]
        movdqa xmm0, xmm3                                   ;  1511.0 p0      50 x[1] copy
        pslld xmm0, 1                                       ;  1517.0 p1      50 x[1]
        psrld xmm3, 0x1f                                    ;  1511.0 p1      50 x[1]
        pxor xmm3, xmm0                                     ;  1519.0 p1      50 x[1]
        movdqa xmm0, xmm1                                   ;  1513.0 p0      51 x[3] copy
        psrld xmm1, 0x19                                    ;  1513.0 p1      51 x[3]
        pxor xmm5, xmm3                                     ;  1521.0 p1      52 x[0]
        pslld xmm0, 7                                       ;  1519.0 p1      51 x[3]
        pxor xmm1, xmm0                                     ;  1521.0 p1      51 x[3]
        pxor xmm2, xmm1                                     ;  1523.0 p1      53 x[2]
        pxor xmm5, xmm1                                     ;  1523.0 p1      52 x[0]
        pxor xmm1, [ebp + 2016]                             ;  1523.0 p2+p1   80 x[3]
        pshufd xmm0, xmm3, 0xe4                             ;  1521.0 p1      53 x[2] copy
        pxor xmm3, [ebp + 1984]                             ;  1521.0 p2+p1   80 x[1]
        pslld xmm0, 7                                       ;  1525.0 p1      53 x[2]
        pxor xmm2, xmm0                                     ;  1527.0 p1      53 x[2]
        pshufd xmm0, xmm5, 0xe4                             ;  1525.0 p1      54 x[0] copy
        pslld xmm0, 5                                       ;  1529.0 p1      54 x[0]
        psrld xmm5, 0x1b                                    ;  1525.0 p1      54 x[0]
        pxor xmm5, [ebp + 864]                              ;  1527.0 p2+p1   80 x[0]
        pxor xmm5, xmm0                                     ;  1531.0 p1      80 x[0]
        pshufd xmm0, xmm2, 0xe4                             ;  1529.0 p1      55 x[2] copy
        pslld xmm0, 0x16                                    ;  1533.0 p1      55 x[2]
        psrld xmm2, 0xa                                     ;  1529.0 p1      55 x[2]
        pxor xmm2, [ebp + 2000]                             ;  1531.0 p2+p1   28 x
        pxor xmm2, xmm0                                     ;  1535.0 p1      28 x
        movdqa xmm0, xmm3                                   ;  1523.0 p0      28 x copy
        pxor xmm2, xmm5                                     ;  1537.0 p1      28 x
        pxor xmm3, xmm1                                     ;  1525.0 p1      28 x
        pxor xmm3, xmm5                                     ;  1533.0 p1      28 x
        por xmm0, xmm5                                      ;  1533.0 p1      28 x
        pxor xmm0, xmm2                                     ;  1539.0 p1      28 x
        pand xmm2, xmm5                                     ;  1539.0 p1      28 x
        pand xmm2, xmm3                                     ;  1541.0 p1      28 x
        pxor xmm2, xmm1                                     ;  1543.0 p1      28 x
        pxor xmm5, xmm0                                     ;  1541.0 p1      28 x
        por xmm1, xmm3                                      ;  1535.0 p1      28 x
        pxor xmm1, xmm0                                     ;  1541.0 p1      28 x
        pand xmm0, xmm2                                     ;  1545.0 p1      28 x
        pxor xmm2, xmm5                                     ;  1545.0 p1      49 x[3]
        pand xmm5, xmm1                                     ;  1543.0 p1      28 x
        pxor xmm5, xmm3                                     ;  1545.0 p1      28 x
        pxor xmm3, xmm0                                     ;  1547.0 p1      48 x[1]
        movdqa xmm0, xmm1                                   ;  1543.0 p0      46 x[0] copy
        psrld xmm1, 0x13                                    ;  1543.0 p1      46 x[0]
        pslld xmm0, 0xd                                     ;  1549.0 p1      46 x[0]
        pxor xmm1, xmm0                                     ;  1551.0 p1      46 x[0]
        movdqa xmm0, xmm5                                   ;  1547.0 p0      47 x[2] copy
        pxor xmm3, xmm1                                     ;  1553.0 p1      48 x[1]
        psrld xmm5, 0x1d                                    ;  1547.0 p1      47 x[2]
        pslld xmm0, 3                                       ;  1553.0 p1      47 x[2]
        pxor xmm5, xmm0                                     ;  1555.0 p1      47 x[2]
        pxor xmm3, xmm5                                     ;  1557.0 p1      48 x[1]
        pxor xmm2, xmm5                                     ;  1557.0 p1      49 x[3]
        movdqa xmm0, xmm1                                   ;  1553.0 p0      49 x[3] copy
        pslld xmm0, 3                                       ;  1559.0 p1      49 x[3]
        pxor xmm2, xmm0                                     ;  1561.0 p1      49 x[3]
        movdqa xmm0, xmm3                                   ;  1559.0 p0      50 x[1] copy
        psrld xmm3, 0x1f                                    ;  1559.0 p1      50 x[1]
        pslld xmm0, 1                                       ;  1565.0 p1      50 x[1]
        pxor xmm3, xmm0                                     ;  1567.0 p1      50 x[1]
        movdqa xmm0, xmm2                                   ;  1563.0 p0      51 x[3] copy
        pslld xmm0, 7                                       ;  1569.0 p1      51 x[3]
        pxor xmm1, xmm3                                     ;  1569.0 p1      52 x[0]
        psrld xmm2, 0x19                                    ;  1563.0 p1      51 x[3]
        pxor xmm2, xmm0                                     ;  1571.0 p1      51 x[3]
        pxor xmm1, xmm2                                     ;  1573.0 p1      52 x[0]
        pxor xmm5, xmm2                                     ;  1573.0 p1      53 x[2]
        pxor xmm2, [ebp + 2064]                             ;  1573.0 p2+p1   80 x[3]
        pshufd xmm0, xmm3, 0xe4                             ;  1569.0 p1      53 x[2] copy
        pxor xmm3, [ebp + 880]                              ;  1569.0 p2+p1   80 x[1]
        movdqa xmm4, xmm2                                   ;  1575.0 p0      29 x copy
        pslld xmm0, 7                                       ;  1573.0 p1      53 x[2]
        pxor xmm5, xmm0                                     ;  1575.0 p1      53 x[2]
        pshufd xmm0, xmm1, 0xe4                             ;  1575.0 p1      54 x[0] copy
        psrld xmm1, 0x1b                                    ;  1575.0 p1      54 x[0]
        pslld xmm0, 5                                       ;  1579.0 p1      54 x[0]
        pxor xmm1, [ebp + 2032]                             ;  1577.0 p2+p1   80 x[0]
        pxor xmm1, xmm0                                     ;  1581.0 p1      80 x[0]
        pshufd xmm0, xmm5, 0xe4                             ;  1577.0 p1      55 x[2] copy
        psrld xmm5, 0xa                                     ;  1577.0 p1      55 x[2]
        pand xmm4, xmm1                                     ;  1583.0 p1      29 x
        pxor xmm5, [ebp + 2048]                             ;  1579.0 p2+p1   80 x[2]
        pslld xmm0, 0x16                                    ;  1581.0 p1      55 x[2]
        pxor xmm5, xmm0                                     ;  1583.0 p1      80 x[2]
        pshufd xmm0, xmm3, 0xe4                             ;  1571.0 p1      29 x copy
        pxor xmm0, xmm5                                     ;  1585.0 p1      29 x
        pxor xmm4, xmm0                                     ;  1587.0 p1      29 x
        pxor xmm5, xmm2                                     ;  1585.0 p1      29 x
        pxor xmm2, xmm1                                     ;  1583.0 p1      29 x
        pand xmm3, xmm2                                     ;  1585.0 p1      29 x
        pxor xmm3, xmm0                                     ;  1587.0 p1      29 x
        por xmm0, xmm2                                      ;  1587.0 p1      29 x
        pxor xmm0, xmm5                                     ;  1589.0 p1      29 x
        pand xmm5, xmm3                                     ;  1589.0 p1      29 x
        pxor xmm2, xmm4                                     ;  1589.0 p1      29 x
        pxor xmm5, xmm2                                     ;  1591.0 p1      29 x
        movdqa xmm1, xmm5                                   ;  1593.0 p0      46 x[0] copy
        pslld xmm1, 0xd                                     ;  1599.0 p1      46 x[0]
        pxor xmm3, xmm4                                     ;  1589.0 p1      29 x
        pand xmm3, xmm0                                     ;  1591.0 p1      29 x
        pxor xmm0, xmm5                                     ;  1593.0 p1      29 x
        psrld xmm5, 0x13                                    ;  1593.0 p1      46 x[0]
        pxor xmm5, xmm1                                     ;  1601.0 p1      46 x[0]
        movdqa xmm1, xmm0                                   ;  1595.0 p0      47 x[2] copy
        psrld xmm0, 0x1d                                    ;  1595.0 p1      47 x[2]
        pslld xmm1, 3                                       ;  1601.0 p1      47 x[2]
        pxor xmm4, xmm5                                     ;  1603.0 p1      48 x[1]
        pxor xmm2, xmm3                                     ;  1593.0 p1      49 x[3]
        pxor xmm0, xmm1                                     ;  1603.0 p1      47 x[2]
        movdqa xmm1, xmm5                                   ;  1603.0 p0      49 x[3] copy
        pxor xmm4, xmm0                                     ;  1605.0 p1      48 x[1]
        pslld xmm1, 3                                       ;  1609.0 p1      49 x[3]
        pxor xmm2, xmm0                                     ;  1605.0 p1      49 x[3]
        pxor xmm2, xmm1                                     ;  1611.0 p1      49 x[3]
        movdqa xmm1, xmm4                                   ;  1607.0 p0      50 x[1] copy
        pslld xmm1, 1                                       ;  1613.0 p1      50 x[1]
        psrld xmm4, 0x1f                                    ;  1607.0 p1      50 x[1]
        pxor xmm4, xmm1                                     ;  1615.0 p1      50 x[1]
        pshufd xmm1, xmm2, 0xe4                             ;  1613.0 p1      51 x[3] copy
        psrld xmm2, 0x19                                    ;  1613.0 p1      51 x[3]
        pslld xmm1, 7                                       ;  1617.0 p1      51 x[3]
        pxor xmm5, xmm4                                     ;  1617.0 p1      52 x[0]
        pxor xmm2, xmm1                                     ;  1619.0 p1      51 x[3]
        pxor xmm5, xmm2                                     ;  1621.0 p1      52 x[0]
        pxor xmm0, xmm2                                     ;  1621.0 p1      53 x[2]
        movdqa xmm1, xmm4                                   ;  1617.0 p0      53 x[2] copy
        pslld xmm1, 7                                       ;  1623.0 p1      53 x[2]
        pxor xmm0, xmm1                                     ;  1625.0 p1      53 x[2]
        pxor xmm2, [ebp + 2080]                             ;  1621.0 p2+p1   80 x[3]
        movdqa xmm1, xmm5                                   ;  1623.0 p0      54 x[0] copy
        psrld xmm5, 0x1b                                    ;  1623.0 p1      54 x[0]
        pxor xmm4, [ebp + 912]                              ;  1617.0 p2+p1   80 x[1]
        movdqa xmm3, xmm4                                   ;  1619.0 p0      30 x copy
        pxor xmm5, [ebp + 896]                              ;  1625.0 p2+p1   80 x[0]
        pslld xmm1, 5                                       ;  1629.0 p1      54 x[0]
        pxor xmm5, xmm1                                     ;  1631.0 p1      80 x[0]
        movdqa xmm1, xmm0                                   ;  1627.0 p0      55 x[2] copy
        psrld xmm0, 0xa                                     ;  1627.0 p1      55 x[2]
        pxor xmm0, [ebp + 928]                              ;  1629.0 p2+p1   80 x[2]
        pslld xmm1, 0x16                                    ;  1633.0 p1      55 x[2]
        pxor xmm0, xmm1                                     ;  1635.0 p1      80 x[2]
        movdqa xmm1, xmm2                                   ;  1623.0 p0      30 x copy
        por xmm3, xmm0                                      ;  1637.0 p1      30 x
        pand xmm2, xmm0                                     ;  1637.0 p1      30 x
        pxor xmm0, xmm4                                     ;  1637.0 p1      30 x
        pxor xmm4, xmm5                                     ;  1633.0 p1      30 x
        pxor xmm2, xmm4                                     ;  1639.0 p1      30 x
        add esi, 0x40                                       ;  1540.0 p0      76 blocks
        pxor xmm1, xmm3                                     ;  1639.0 p1      30 x
        pand xmm5, xmm1                                     ;  1641.0 p1      30 x
        pxor xmm4, [ebp + 944]                              ;  1635.0 p2+p1   84 dst
        pxor xmm4, xmm5                                     ;  1643.0 p1      84 dst
        pxor xmm0, xmm5                                     ;  1643.0 p1      30 x
        pand xmm5, xmm0                                     ;  1645.0 p1      30 x
        pxor xmm5, xmm1                                     ;  1647.0 p1      30 x
        pxor xmm4, xmm5                                     ;  1649.0 p1      84 dst
        pxor xmm5, [ebp + 2096]                             ;  1649.0 p2+p1   84 dst
        pxor xmm1, [ebp + 960]                              ;  1641.0 p2+p1   84 dst
        pxor xmm1, xmm2                                     ;  1643.0 p1      84 dst
        movd [edi + 4], xmm4                                ;  1651.0 p0+p1+p3   84 dst
        pand xmm2, xmm0                                     ;  1645.0 p1      30 x
        pxor xmm5, xmm2                                     ;  1651.0 p1      84 dst
        pxor xmm1, xmm2                                     ;  1647.0 p1      84 dst
        pshufd xmm2, xmm5, 1                                ;  1653.0 p1      84 dst
        movd [edi], xmm5                                    ;  1653.0 p0+p1+p3   84 dst
        movd [edi + 8], xmm1                                ;  1649.0 p0+p1+p3   84 dst
        movd [edi + 16], xmm2                               ;  1657.0 p0+p1+p3   84 dst
        pxor xmm0, [ebp + 976]                              ;  1645.0 p2+p1   84 dst
        pshufd xmm2, xmm5, 2                                ;  1653.0 p1      84 dst
        movd [edi + 32], xmm2                               ;  1657.0 p0+p1+p3   84 dst
        pshufd xmm2, xmm5, 3                                ;  1653.0 p1      84 dst
        movd [edi + 12], xmm0                               ;  1647.0 p0+p1+p3   84 dst
        movd [edi + 48], xmm2                               ;  1657.0 p0+p1+p3   84 dst
        pshufd xmm2, xmm4, 1                                ;  1651.0 p1      84 dst
        movd [edi + 20], xmm2                               ;  1655.0 p0+p1+p3   84 dst
        pshufd xmm2, xmm4, 2                                ;  1651.0 p1      84 dst
        movd [edi + 36], xmm2                               ;  1655.0 p0+p1+p3   84 dst
        pshufd xmm2, xmm4, 3                                ;  1651.0 p1      84 dst
        movd [edi + 52], xmm2                               ;  1655.0 p0+p1+p3   84 dst
        pshufd xmm2, xmm1, 1                                ;  1649.0 p1      84 dst
        movd [edi + 24], xmm2                               ;  1653.0 p0+p1+p3   84 dst
        pshufd xmm2, xmm1, 2                                ;  1649.0 p1      84 dst
        pshufd xmm1, xmm1, 3                                ;  1649.0 p1      84 dst
        movd [edi + 56], xmm1                               ;  1653.0 p0+p1+p3   84 dst
        pshufd xmm1, xmm0, 1                                ;  1647.0 p1      84 dst
        movd [edi + 28], xmm1                               ;  1651.0 p0+p1+p3   84 dst
        pshufd xmm1, xmm0, 2                                ;  1647.0 p1      84 dst
        movd [edi + 44], xmm1                               ;  1651.0 p0+p1+p3   84 dst
        movd [edi + 40], xmm2                               ;  1653.0 p0+p1+p3   84 dst
        pshufd xmm0, xmm0, 3                                ;  1647.0 p1      84 dst
        movd [edi + 60], xmm0                               ;  1651.0 p0+p1+p3   84 dst
        add edi, 0x40                                       ;  1590.3 p0      76 blocks
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
