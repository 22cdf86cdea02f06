; serpent_encrypt for Intel Pentium 4 (Prescott, 32-bit) (prescott)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 d6f7fb91eccefdd3); do not edit:
;   ./cw build serpent_encrypt --cpu prescott --variant mmx
;
; void serpent_encrypt(const void *rk, const void *src, void *dst, uint32_t n);   cdecl
;   rk: 528 bytes, read, secret, no alignment needed
;   src: 16 bytes a block, read, secret, no alignment needed
;   dst: 16 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Changes mm0 to mm7; the x87 state is empty afterwards (emms).
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 1200 bytes, 4 instructions, one of them for 300 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 742 uops, planned 281.3; bounds: width 247.3, ports 268.0, path 15.0
;   blocks: 2257 uops, planned 1670.0; bounds: width 752.3, ports 1585.0, path 930.0
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
        push esi                                        ;                    preserved
        push edi                                        ;                    preserved
        push ebp                                        ;                    preserved
        mov eax, esp                                    ;                    frame
        sub esp, 0x4b0                                  ;                    frame
        and esp, 0xfffffff0                             ;                    frame
        lea ebp, [esp + 128]                            ;                    frame
        mov dword [ebp + 1068], eax                     ;                    frame
        mov ecx, dword [eax + 16]                       ;                    frame
        mov dword [ebp + 1032], ecx                     ;                    frame
        mov ecx, dword [eax + 28]                       ;                    frame
        mov dword [ebp + 1036], ecx                     ;                    frame
        mov ecx, dword [eax + 20]                       ;                    frame
        mov dword [ebp + 1044], ecx                     ;                    frame
        mov ecx, dword [eax + 24]                       ;                    frame
        mov dword [ebp + 1052], ecx                     ;                    frame
        mov esi, dword [ebp + 1032]                     ;     0.0 p2      80 x[0] reload
        movd mm1, [esi + 24]                            ;     4.0 p2      80 x[2]
        movd mm0, [esi + 16]                            ;     4.0 p2      80 x[0]
        movd mm3, [esi + 48]                            ;     4.0 p2      80 x[0]
        pshufw mm6, mm0, 0xe4                           ;    15.0 p1      80 x[0] copy
        punpckldq mm6, mm0                              ;    17.0 p1      80 x[0]
        movd mm4, [esi + 60]                            ;     4.0 p2      80 x[3]
        movd mm5, [esi + 72]                            ;     5.0 p2      80 x[2]
        movd mm2, [esi + 28]                            ;     6.0 p2      80 x[3]
        pshufw mm7, mm1, 0xe4                           ;    15.0 p1      80 x[2] copy
        punpckldq mm7, mm1                              ;    17.0 p1      80 x[2]
        movd mm1, [esi + 100]                           ;     7.0 p2      80 x[1]
        pshufw mm1, mm2, 0xe4                           ;    17.0 p1      80 x[3] copy
        punpckldq mm1, mm2                              ;    19.0 p1      80 x[3]
        pshufw mm2, mm3, 0xe4                           ;    15.0 p1      80 x[0] copy
        punpckldq mm2, mm3                              ;    17.0 p1      80 x[0]
        pshufw mm3, mm4, 0xe4                           ;    15.0 p1      80 x[3] copy
        punpckldq mm3, mm4                              ;    17.0 p1      80 x[3]
        movd mm4, [esi + 112]                           ;     8.0 p2      80 x[0]
        movq mm4, mm5                                   ;    16.0 p0      80 x[2] copy
        punpckldq mm4, mm5                              ;    23.0 p1      80 x[2]
        pxor mm7, [serpent_encrypt.T0_constants64 + 8]  ;    19.0 p2+p1   80 x[2]
        movd mm5, [esi + 100]                           ;    10.0 p2      80 x[1]
        movd mm0, [esi + 80]                            ;    11.0 p2      80 x[0]
        punpckldq mm5, [esi + 100]                      ;    21.0 p2+p1   80 x[1]
        movq [ebp - 64], mm5                            ;    23.0 p0+p3   80 x[1] spill
        movq mm5, mm0                                   ;    22.0 p0      80 x[0] copy
        pxor mm2, [serpent_encrypt.T0_constants64 + 24] ;    19.0 p2+p1   80 x[0]
        movq [ebp - 56], mm2                            ;    21.0 p0+p3   80 x[0]
        movq mm2, [serpent_encrypt.T0_constants64 + 24] ;    14.0 p2      80 x[0] reload
        punpckldq mm5, mm0                              ;    29.0 p1      80 x[0]
        movq mm0, [serpent_encrypt.T0_constants64]      ;    15.0 p2      80 x[0] reload
        movq [ebp - 48], mm7                            ;    21.0 p0+p3   80 x[2]
        movq mm7, [serpent_encrypt.T0_constants64 + 16] ;    16.0 p2      80 x[3] reload
        pxor mm1, mm7                                   ;    27.0 p1      80 x[3]
        movq [ebp - 40], mm1                            ;    29.0 p0+p3   80 x[3]
        pxor mm6, mm0                                   ;    26.0 p1      80 x[0]
        movq [ebp - 32], mm6                            ;    28.0 p0+p3   80 x[0]
        pxor mm3, mm2                                   ;    25.0 p1      80 x[3]
        movd mm6, [esi + 112]                           ;    17.0 p2      80 x[0]
        movd mm1, [esi + 116]                           ;    18.0 p2      80 x[1]
        pshufw mm7, mm1, 0xe4                           ;    29.0 p1      80 x[1] copy
        punpckldq mm7, mm1                              ;    31.0 p1      80 x[1]
        movd mm1, [esi + 120]                           ;    19.0 p2      80 x[2]
        pshufw mm0, mm1, 0xe4                           ;    30.0 p1      80 x[2] copy
        punpckldq mm6, [esi + 112]                      ;    28.0 p2+p1   80 x[0]
        punpckldq mm0, mm1                              ;    32.0 p1      80 x[2]
        movd mm1, [esi + 144]                           ;    21.0 p2      80 x[0]
        pxor mm6, mm2                                   ;    30.0 p1      80 x[0]
        pxor mm5, mm2                                   ;    31.0 p1      80 x[0]
        movq [ebp - 24], mm6                            ;    32.0 p0+p3   80 x[0]
        movq [ebp - 16], mm3                            ;    27.0 p0+p3   80 x[3]
        movq [ebp - 8], mm5                             ;    33.0 p0+p3   80 x[0]
        movd mm5, [esi + 144]                           ;    22.0 p2      80 x[0]
        punpckldq mm5, [esi + 144]                      ;    33.0 p2+p1   80 x[0]
        pxor mm7, mm2                                   ;    33.0 p1      80 x[1]
        movq [ebp + 0], mm7                             ;    35.0 p0+p3   80 x[1]
        movq mm7, [serpent_encrypt.T0_constants64]      ;    24.0 p2      80 x[0] reload
        movq mm3, [serpent_encrypt.T0_constants64 + 32] ;    25.0 p2      80 x[2] reload
        pxor mm4, mm3                                   ;    36.0 p1      80 x[2]
        pxor mm5, mm7                                   ;    35.0 p1      80 x[0]
        movq [ebp + 8], mm5                             ;    37.0 p0+p3   80 x[0]
        movq [ebp + 16], mm4                            ;    38.0 p0+p3   80 x[2]
        movd mm4, [esi + 136]                           ;    26.3 p2      80 x[2]
        movq mm1, mm4                                   ;    37.3 p0      80 x[2] copy
        punpckldq mm1, mm4                              ;    44.3 p1      80 x[2]
        movd mm4, [esi + 152]                           ;    27.3 p2      80 x[2]
        pshufw mm6, mm4, 0xe4                           ;    38.3 p1      80 x[2] copy
        punpckldq mm6, mm4                              ;    40.3 p1      80 x[2]
        movd mm4, [esi + 176]                           ;    28.3 p2      80 x[0]
        pxor mm0, mm3                                   ;    36.0 p1      80 x[2]
        movq [ebp + 24], mm0                            ;    38.0 p0+p3   80 x[2]
        movd mm0, [esi + 156]                           ;    29.7 p2      80 x[3]
        movq mm7, mm0                                   ;    40.7 p0      80 x[3] copy
        punpckldq mm7, mm0                              ;    47.7 p1      80 x[3]
        movq mm0, [serpent_encrypt.T0_constants64 + 8]  ;    30.7 p2      80 x[2] reload
        pxor mm6, mm0                                   ;    42.3 p1      80 x[2]
        movq mm0, mm4                                   ;    39.3 p0      80 x[0] copy
        punpckldq mm0, mm4                              ;    46.3 p1      80 x[0]
        pxor mm1, mm2                                   ;    46.3 p1      80 x[2]
        movq [ebp + 32], mm1                            ;    48.3 p0+p3   80 x[2]
        movq mm1, [ebp - 64]                            ;    33.0 p2      80 x[1]
        pxor mm1, mm2                                   ;    44.0 p1      80 x[1]
        movq [ebp + 40], mm1                            ;    46.0 p0+p3   80 x[1]
        movd mm1, [esi + 200]                           ;    34.3 p2      80 x[2]
        movd mm4, [esi + 188]                           ;    35.3 p2      80 x[3]
        movq [ebp + 48], mm6                            ;    44.3 p0+p3   80 x[2]
        movq mm6, mm1                                   ;    45.3 p0      80 x[2] copy
        pshufw mm5, mm4, 0xe4                           ;    46.3 p1      80 x[3] copy
        punpckldq mm5, mm4                              ;    48.3 p1      80 x[3]
        movd mm4, [esi + 208]                           ;    36.7 p2      80 x[0]
        punpckldq mm6, mm1                              ;    52.3 p1      80 x[2]
        movd mm1, [esi + 228]                           ;    37.7 p2      80 x[1]
        movq mm1, mm4                                   ;    47.7 p0      80 x[0] copy
        punpckldq mm1, mm4                              ;    54.7 p1      80 x[0]
        movq mm4, [serpent_encrypt.T0_constants64 + 16] ;    38.7 p2      80 x[3] reload
        pxor mm7, mm4                                   ;    49.7 p1      80 x[3]
        pxor mm0, mm2                                   ;    48.3 p1      80 x[0]
        movq [ebp + 56], mm7                            ;    51.7 p0+p3   80 x[3]
        movq [ebp + 64], mm0                            ;    50.3 p0+p3   80 x[0]
        movd mm0, [esi + 240]                           ;    40.7 p2      80 x[0]
        movq mm7, mm0                                   ;    51.7 p0      80 x[0] copy
        punpckldq mm7, mm0                              ;    58.7 p1      80 x[0]
        movd mm0, [esi + 244]                           ;    41.7 p2      80 x[1]
        pxor mm6, mm3                                   ;    54.3 p1      80 x[2]
        movq [ebp + 72], mm6                            ;    56.3 p0+p3   80 x[2]
        movd mm6, [esi + 248]                           ;    43.0 p2      80 x[2]
        pxor mm5, mm2                                   ;    50.3 p1      80 x[3]
        pshufw mm4, mm0, 0xe4                           ;    52.7 p1      80 x[1] copy
        movq [ebp + 80], mm5                            ;    52.3 p0+p3   80 x[3]
        movd mm5, [esi + 228]                           ;    44.7 p2      80 x[1]
        punpckldq mm5, [esi + 228]                      ;    55.7 p2+p1   80 x[1]
        pxor mm5, mm2                                   ;    57.7 p1      80 x[1]
        punpckldq mm4, mm0                              ;    54.7 p1      80 x[1]
        movd mm0, [esi + 264]                           ;    46.7 p2      80 x[2]
        pxor mm7, mm2                                   ;    60.7 p1      80 x[0]
        movq [ebp + 88], mm5                            ;    59.7 p0+p3   80 x[1]
        movq mm5, mm0                                   ;    57.7 p0      80 x[2] copy
        punpckldq mm5, mm0                              ;    64.7 p1      80 x[2]
        movd mm0, [esi + 272]                           ;    48.3 p2      80 x[0]
        pxor mm4, mm2                                   ;    56.7 p1      80 x[1]
        movq [ebp + 96], mm4                            ;    58.7 p0+p3   80 x[1]
        movq mm4, mm0                                   ;    59.3 p0      80 x[0] copy
        punpckldq mm4, mm0                              ;    66.3 p1      80 x[0]
        pxor mm5, mm2                                   ;    66.7 p1      80 x[2]
        movq [ebp + 104], mm7                           ;    62.7 p0+p3   80 x[0]
        movd mm7, [esi + 304]                           ;    51.3 p2      80 x[0]
        pxor mm1, mm2                                   ;    57.3 p1      80 x[0]
        movq [ebp + 112], mm1                           ;    59.3 p0+p3   80 x[0]
        movq mm1, mm6                                   ;    54.0 p0      80 x[2] copy
        pxor mm4, [serpent_encrypt.T0_constants64]      ;    68.3 p2+p1   80 x[0]
        punpckldq mm1, mm6                              ;    61.0 p1      80 x[2]
        movd mm6, [esi + 280]                           ;    54.0 p2      80 x[2]
        movq mm0, mm6                                   ;    65.0 p0      80 x[2] copy
        punpckldq mm0, mm6                              ;    72.0 p1      80 x[2]
        movd mm6, [esi + 284]                           ;    55.0 p2      80 x[3]
        movq mm7, mm6                                   ;    66.0 p0      80 x[3] copy
        pxor mm1, mm3                                   ;    63.0 p1      80 x[2]
        movq [ebp + 120], mm1                           ;    65.0 p0+p3   80 x[2]
        movd mm1, [esi + 304]                           ;    56.7 p2      80 x[0]
        punpckldq mm1, [esi + 304]                      ;    67.7 p2+p1   80 x[0]
        movq [ebp + 128], mm4                           ;    70.3 p0+p3   80 x[0]
        movq [ebp + 136], mm5                           ;    68.7 p0+p3   80 x[2]
        movd mm5, [esi + 328]                           ;    59.0 p2      80 x[2]
        pshufw mm4, mm5, 0xe4                           ;    70.0 p1      80 x[2] copy
        punpckldq mm4, mm5                              ;    72.0 p1      80 x[2]
        punpckldq mm7, mm6                              ;    73.0 p1      80 x[3]
        movd mm6, [esi + 316]                           ;    60.3 p2      80 x[3]
        movq mm3, mm6                                   ;    71.3 p0      80 x[3] copy
        punpckldq mm3, mm6                              ;    78.3 p1      80 x[3]
        movd mm6, [esi + 336]                           ;    61.3 p2      80 x[0]
        pxor mm1, mm2                                   ;    69.7 p1      80 x[0]
        movq [ebp + 144], mm1                           ;    71.7 p0+p3   80 x[0]
        movq mm5, mm6                                   ;    72.3 p0      80 x[0] copy
        punpckldq mm5, mm6                              ;    79.3 p1      80 x[0]
        movq mm1, [serpent_encrypt.T0_constants64 + 8]  ;    63.3 p2      80 x[2] reload
        pxor mm0, mm1                                   ;    74.3 p1      80 x[2]
        movq [ebp + 152], mm0                           ;    76.3 p0+p3   80 x[2]
        movq mm0, [serpent_encrypt.T0_constants64 + 16] ;    64.7 p2      80 x[3] reload
        pxor mm7, mm0                                   ;    75.7 p1      80 x[3]
        movq [ebp + 160], mm7                           ;    77.7 p0+p3   80 x[3]
        movq mm6, [serpent_encrypt.T0_constants64 + 32] ;    66.0 p2      80 x[2] reload
        pxor mm4, mm6                                   ;    77.0 p1      80 x[2]
        movd mm7, [esi + 372]                           ;    67.0 p2      80 x[1]
        movq [ebp + 168], mm4                           ;    79.0 p0+p3   80 x[2]
        movd mm4, [esi + 368]                           ;    68.0 p2      80 x[0]
        movq mm1, mm4                                   ;    79.0 p0      80 x[0] copy
        pxor mm3, mm2                                   ;    80.3 p1      80 x[3]
        pxor mm5, mm2                                   ;    81.3 p1      80 x[0]
        punpckldq mm1, mm4                              ;    86.0 p1      80 x[0]
        movq mm4, mm7                                   ;    78.0 p0      80 x[1] copy
        movq [ebp + 176], mm3                           ;    82.3 p0+p3   80 x[3]
        movq [ebp + 184], mm5                           ;    83.3 p0+p3   80 x[0]
        punpckldq mm4, mm7                              ;    85.0 p1      80 x[1]
        pxor mm1, mm2                                   ;    88.0 p1      80 x[0]
        movd mm3, [esi + 356]                           ;    71.7 p2      80 x[1]
        pshufw mm0, mm3, 0xe4                           ;    82.7 p1      80 x[1] copy
        punpckldq mm0, mm3                              ;    84.7 p1      80 x[1]
        movd mm7, [esi + 400]                           ;    72.7 p2      80 x[0]
        movd mm3, [esi + 376]                           ;    73.7 p2      80 x[2]
        movq mm5, mm3                                   ;    84.7 p0      80 x[2] copy
        pxor mm4, mm2                                   ;    87.0 p1      80 x[1]
        movq [ebp + 192], mm4                           ;    89.0 p0+p3   80 x[1]
        punpckldq mm5, mm3                              ;    91.7 p1      80 x[2]
        movd mm3, [esi + 392]                           ;    75.0 p2      80 x[2]
        pxor mm0, mm2                                   ;    86.7 p1      80 x[1]
        movq [ebp + 200], mm0                           ;    88.7 p0+p3   80 x[1]
        movq mm0, mm3                                   ;    86.0 p0      80 x[2] copy
        punpckldq mm0, mm3                              ;    93.0 p1      80 x[2]
        movq mm3, mm7                                   ;    83.7 p0      80 x[0] copy
        punpckldq mm3, mm7                              ;    90.7 p1      80 x[0]
        movd mm7, [esi + 408]                           ;    77.7 p2      80 x[2]
        movq [ebp + 208], mm1                           ;    90.0 p0+p3   80 x[0]
        movq mm6, mm7                                   ;    88.7 p0      80 x[2] copy
        punpckldq mm6, mm7                              ;    95.7 p1      80 x[2]
        movd mm7, [esi + 412]                           ;    79.3 p2      80 x[3]
        movq [ebp - 64], mm6                            ;    97.7 p0+p3   80 x[2] spill
        pshufw mm6, mm7, 0xe4                           ;    90.3 p1      80 x[3] copy
        punpckldq mm6, mm7                              ;    92.3 p1      80 x[3]
        movd mm7, [esi + 432]                           ;    81.0 p2      80 x[0]
        movq mm1, mm7                                   ;    92.0 p0      80 x[0] copy
        movq mm4, [serpent_encrypt.T0_constants64 + 32] ;    82.0 p2      80 x[2] reload
        pxor mm0, mm2                                   ;    95.0 p1      80 x[2]
        pxor mm5, mm4                                   ;    93.7 p1      80 x[2]
        movq [ebp + 216], mm0                           ;    97.0 p0+p3   80 x[2]
        movq [ebp + 224], mm5                           ;    95.7 p0+p3   80 x[2]
        movd mm5, [esi + 444]                           ;    84.0 p2      80 x[3]
        pxor mm6, [serpent_encrypt.T0_constants64 + 16] ;    94.3 p2+p1   80 x[3]
        movd mm0, [esi + 456]                           ;    86.0 p2      80 x[2]
        movq [ebp + 232], mm6                           ;    96.3 p0+p3   80 x[3]
        punpckldq mm1, mm7                              ;    99.0 p1      80 x[0]
        movq mm6, mm5                                   ;    95.0 p0      80 x[3] copy
        punpckldq mm6, mm5                              ;   102.0 p1      80 x[3]
        movq mm5, mm0                                   ;    97.0 p0      80 x[2] copy
        punpckldq mm5, mm0                              ;   104.0 p1      80 x[2]
        pxor mm3, [serpent_encrypt.T0_constants64]      ;    93.3 p2+p1   80 x[0]
        pxor mm1, mm2                                   ;   101.0 p1      80 x[0]
        movq [ebp + 240], mm3                           ;    95.3 p0+p3   80 x[0]
        movd mm3, [esi + 464]                           ;    89.3 p2      80 x[0]
        movq mm0, mm3                                   ;   100.3 p0      80 x[0] copy
        punpckldq mm0, mm3                              ;   107.3 p1      80 x[0]
        movd mm7, [esi + 500]                           ;    90.3 p2      80 x[1]
        movd mm3, [esi + 496]                           ;    91.3 p2      80 x[0]
        movq [ebp + 248], mm1                           ;   103.0 p0+p3   80 x[0]
        movd mm1, [esi + 484]                           ;    92.3 p2      80 x[1]
        movq mm7, mm1                                   ;   103.3 p0      80 x[1] copy
        punpckldq mm7, mm1                              ;   110.3 p1      80 x[1]
        movd mm1, [esi + 504]                           ;    93.3 p2      80 x[2]
        movq mm1, mm3                                   ;   102.3 p0      80 x[0] copy
        punpckldq mm1, mm3                              ;   109.3 p1      80 x[0]
        movd mm3, [esi + 500]                           ;    94.3 p2      80 x[1]
        punpckldq mm3, [esi + 500]                      ;   105.3 p2+p1   80 x[1]
        pxor mm0, mm2                                   ;   109.3 p1      80 x[0]
        pxor mm6, mm2                                   ;   104.0 p1      80 x[3]
        movq [ebp + 256], mm6                           ;   106.0 p0+p3   80 x[3]
        movd mm6, [esi + 516]                           ;    96.3 p2      84 dst
        movq [ebp + 264], mm0                           ;   111.3 p0+p3   80 x[0]
        movq mm0, [ebp - 64]                            ;    97.7 p2      80 x[2]
        pxor mm0, [serpent_encrypt.T0_constants64 + 8]  ;   108.7 p2+p1   80 x[2]
        pxor mm1, mm2                                   ;   111.3 p1      80 x[0]
        movq [ebp + 272], mm1                           ;   113.3 p0+p3   80 x[0]
        movd mm1, [esi + 4]                             ;    99.3 p2      76 rk
        pxor mm7, mm2                                   ;   112.3 p1      80 x[1]
        movq [ebp + 280], mm7                           ;   114.3 p0+p3   80 x[1]
        pxor mm5, mm4                                   ;   106.0 p1      80 x[2]
        movq [ebp + 288], mm5                           ;   108.0 p0+p3   80 x[2]
        movq mm4, mm6                                   ;   107.3 p0      84 dst copy
        movd mm5, [esi + 504]                           ;   101.7 p2      80 x[2]
        punpckldq mm5, [esi + 504]                      ;   112.7 p2+p1   80 x[2]
        punpckldq mm4, mm6                              ;   114.3 p1      84 dst
        movq [ebp + 296], mm0                           ;   110.7 p0+p3   80 x[2]
        movd mm0, [esi + 520]                           ;   103.7 p2      84 dst
        pxor mm5, [serpent_encrypt.T0_constants64 + 32] ;   114.7 p2+p1   80 x[2]
        movq [ebp + 304], mm5                           ;   116.7 p0+p3   80 x[2]
        movd mm5, [esi]                                 ;   105.7 p2      76 rk
        pshufw mm6, mm0, 0xe4                           ;   114.7 p1      84 dst copy
        punpckldq mm6, mm0                              ;   116.7 p1      84 dst
        pxor mm3, mm2                                   ;   110.3 p1      80 x[1]
        movq [ebp + 312], mm3                           ;   112.3 p0+p3   80 x[1]
        movd mm3, [esi + 524]                           ;   107.3 p2      84 dst
        pshufw mm0, mm3, 0xe4                           ;   118.3 p1      84 dst copy
        punpckldq mm0, mm3                              ;   120.3 p1      84 dst
        movq mm3, mm5                                   ;   116.7 p0      76 rk copy
        punpckldq mm3, mm5                              ;   123.7 p1      76 rk
        movq mm5, mm1                                   ;   110.3 p0      76 rk copy
        punpckldq mm5, mm1                              ;   117.3 p1      76 rk
        movd mm1, [esi + 12]                            ;   109.7 p2      76 rk
        pxor mm4, mm2                                   ;   116.3 p1      84 dst
        movq [ebp + 320], mm4                           ;   118.3 p0+p3   84 dst
        movd mm4, [esi + 8]                             ;   111.0 p2      76 rk
        pxor mm6, mm2                                   ;   118.7 p1      84 dst
        pxor mm0, mm2                                   ;   122.3 p1      84 dst
        movd mm2, [esi + 20]                            ;   112.0 p2      76 rk
        movq [ebp + 328], mm6                           ;   120.7 p0+p3   84 dst
        movq mm6, mm4                                   ;   122.0 p0      76 rk copy
        punpckldq mm6, mm4                              ;   129.0 p1      76 rk
        movq mm4, mm1                                   ;   120.7 p0      76 rk copy
        movq [ebp + 336], mm0                           ;   124.3 p0+p3   84 dst
        punpckldq mm4, mm1                              ;   127.7 p1      76 rk
        movd mm1, [esi + 36]                            ;   115.0 p2      76 rk
        movq [ebp + 344], mm3                           ;   125.7 p0+p3   76 rk
        pshufw mm3, mm2, 0xe4                           ;   123.0 p1      76 rk copy
        punpckldq mm3, mm2                              ;   125.0 p1      76 rk
        movq [ebp + 352], mm3                           ;   127.0 p0+p3   76 rk
        pshufw mm3, mm1, 0xe4                           ;   126.0 p1      76 rk copy
        punpckldq mm3, mm1                              ;   128.0 p1      76 rk
        movq [ebp + 360], mm6                           ;   131.0 p0+p3   76 rk
        movd mm2, [esi + 40]                            ;   118.7 p2      76 rk
        movq [ebp + 368], mm3                           ;   130.0 p0+p3   76 rk
        movq mm6, mm2                                   ;   129.7 p0      76 rk copy
        movd mm0, [esi + 32]                            ;   120.0 p2      76 rk
        movd mm3, [esi + 64]                            ;   121.0 p2      76 rk
        movq [ebp + 376], mm5                           ;   125.3 p0+p3   76 rk
        movq mm5, mm0                                   ;   131.0 p0      76 rk copy
        punpckldq mm5, mm0                              ;   138.0 p1      76 rk
        movq [ebp + 384], mm5                           ;   140.0 p0+p3   76 rk
        punpckldq mm6, mm2                              ;   136.7 p1      76 rk
        movd mm2, [esi + 56]                            ;   123.0 p2      76 rk
        movd mm0, [esi + 44]                            ;   124.0 p2      76 rk
        movq [ebp + 392], mm4                           ;   129.7 p0+p3   76 rk
        pshufw mm4, mm0, 0xe4                           ;   135.0 p1      76 rk copy
        punpckldq mm4, mm0                              ;   137.0 p1      76 rk
        movq [ebp + 400], mm4                           ;   139.0 p0+p3   76 rk
        pshufw mm4, mm2, 0xe4                           ;   134.0 p1      76 rk copy
        punpckldq mm4, mm2                              ;   136.0 p1      76 rk
        movd mm2, [esi + 84]                            ;   126.3 p2      76 rk
        movd mm0, [esi + 68]                            ;   127.3 p2      76 rk
        movq [ebp + 408], mm4                           ;   138.0 p0+p3   76 rk
        pshufw mm4, mm0, 0xe4                           ;   138.3 p1      76 rk copy
        punpckldq mm4, mm0                              ;   140.3 p1      76 rk
        movd mm0, [esi + 92]                            ;   128.3 p2      76 rk
        movd mm1, [esi + 52]                            ;   129.3 p2      76 rk
        pshufw mm5, mm1, 0xe4                           ;   140.3 p1      76 rk copy
        movq [ebp + 416], mm4                           ;   142.3 p0+p3   76 rk
        pshufw mm4, mm2, 0xe4                           ;   137.3 p1      76 rk copy
        punpckldq mm4, mm2                              ;   139.3 p1      76 rk
        movq [ebp + 424], mm4                           ;   141.3 p0+p3   76 rk
        punpckldq mm5, mm1                              ;   142.3 p1      76 rk
        movq [ebp + 432], mm5                           ;   144.3 p0+p3   76 rk
        movd mm1, [esi + 76]                            ;   132.3 p2      76 rk
        pshufw mm5, mm3, 0xe4                           ;   136.3 p1      76 rk copy
        punpckldq mm5, mm3                              ;   138.3 p1      76 rk
        movd mm3, [esi + 88]                            ;   133.3 p2      76 rk
        movq mm4, mm0                                   ;   139.3 p0      76 rk copy
        punpckldq mm4, mm0                              ;   146.3 p1      76 rk
        movq [ebp + 440], mm4                           ;   148.3 p0+p3   76 rk
        movd mm0, [esi + 124]                           ;   135.0 p2      76 rk
        movq mm4, mm0                                   ;   146.0 p0      76 rk copy
        punpckldq mm4, mm0                              ;   153.0 p1      76 rk
        movq [ebp + 448], mm5                           ;   143.3 p0+p3   76 rk
        pshufw mm5, mm1, 0xe4                           ;   143.3 p1      76 rk copy
        punpckldq mm5, mm1                              ;   145.3 p1      76 rk
        movq [ebp + 456], mm5                           ;   147.3 p0+p3   76 rk
        pshufw mm5, mm3, 0xe4                           ;   144.3 p1      76 rk copy
        punpckldq mm5, mm3                              ;   146.3 p1      76 rk
        movq [ebp + 464], mm5                           ;   148.3 p0+p3   76 rk
        movd mm1, [esi + 96]                            ;   139.3 p2      76 rk
        pshufw mm5, mm1, 0xe4                           ;   150.3 p1      76 rk copy
        movd mm0, [esi + 148]                           ;   140.3 p2      76 rk
        movq [ebp + 472], mm4                           ;   155.0 p0+p3   76 rk
        pshufw mm4, mm0, 0xe4                           ;   151.3 p1      76 rk copy
        movq [ebp + 480], mm6                           ;   151.3 p0+p3   76 rk
        punpckldq mm5, mm1                              ;   152.3 p1      76 rk
        punpckldq mm4, mm0                              ;   153.3 p1      76 rk
        movd mm0, [esi + 172]                           ;   142.7 p2      76 rk
        movd mm2, [esi + 104]                           ;   143.7 p2      76 rk
        movq [ebp + 488], mm4                           ;   155.3 p0+p3   76 rk
        movq [ebp + 496], mm5                           ;   155.3 p0+p3   76 rk
        movd mm3, [esi + 108]                           ;   144.7 p2      76 rk
        pshufw mm5, mm3, 0xe4                           ;   155.7 p1      76 rk copy
        punpckldq mm5, mm3                              ;   157.7 p1      76 rk
        movd mm3, [esi + 140]                           ;   145.7 p2      76 rk
        movd mm1, [esi + 128]                           ;   146.7 p2      76 rk
        movq mm6, mm2                                   ;   154.7 p0      76 rk copy
        punpckldq mm6, mm2                              ;   161.7 p1      76 rk
        movd mm2, [esi + 132]                           ;   147.7 p2      76 rk
        movq [ebp + 504], mm6                           ;   163.7 p0+p3   76 rk
        movq mm6, mm2                                   ;   158.7 p0      76 rk copy
        punpckldq mm6, mm2                              ;   165.7 p1      76 rk
        movd mm2, [esi + 164]                           ;   148.7 p2      76 rk
        pshufw mm4, mm2, 0xe4                           ;   159.7 p1      76 rk copy
        punpckldq mm4, mm2                              ;   161.7 p1      76 rk
        movd mm2, [esi + 184]                           ;   149.7 p2      76 rk
        movq [ebp + 512], mm6                           ;   167.7 p0+p3   76 rk
        movq mm6, mm2                                   ;   160.7 p0      76 rk copy
        punpckldq mm6, mm2                              ;   167.7 p1      76 rk
        movq [ebp + 520], mm6                           ;   169.7 p0+p3   76 rk
        movq [ebp + 528], mm4                           ;   163.7 p0+p3   76 rk
        movq mm4, mm0                                   ;   154.0 p0      76 rk copy
        punpckldq mm4, mm0                              ;   161.0 p1      76 rk
        movq [ebp + 536], mm4                           ;   165.3 p0+p3   76 rk
        movd mm0, [esi + 196]                           ;   154.0 p2      76 rk
        movq mm4, mm0                                   ;   165.0 p0      76 rk copy
        punpckldq mm4, mm0                              ;   172.0 p1      76 rk
        movd mm0, [esi + 220]                           ;   155.0 p2      76 rk
        movq [ebp + 544], mm4                           ;   174.0 p0+p3   76 rk
        pshufw mm4, mm0, 0xe4                           ;   166.0 p1      76 rk copy
        movq [ebp + 552], mm5                           ;   169.3 p0+p3   76 rk
        pshufw mm5, mm1, 0xe4                           ;   158.3 p1      76 rk copy
        punpckldq mm5, mm1                              ;   160.3 p1      76 rk
        movd mm1, [esi + 160]                           ;   157.7 p2      76 rk
        movq [ebp + 560], mm5                           ;   171.3 p0+p3   76 rk
        pshufw mm5, mm3, 0xe4                           ;   160.3 p1      76 rk copy
        punpckldq mm5, mm3                              ;   162.3 p1      76 rk
        movd mm2, [esi + 212]                           ;   159.3 p2      76 rk
        pshufw mm6, mm2, 0xe4                           ;   170.3 p1      76 rk copy
        punpckldq mm6, mm2                              ;   172.3 p1      76 rk
        movq [ebp + 568], mm5                           ;   173.3 p0+p3   76 rk
        movd mm3, [esi + 168]                           ;   161.0 p2      76 rk
        movq [ebp + 576], mm6                           ;   175.3 p0+p3   76 rk
        punpckldq mm4, mm0                              ;   168.0 p1      76 rk
        pshufw mm5, mm1, 0xe4                           ;   168.7 p1      76 rk copy
        punpckldq mm5, mm1                              ;   170.7 p1      76 rk
        movq [ebp + 584], mm5                           ;   177.3 p0+p3   76 rk
        pshufw mm5, mm3, 0xe4                           ;   172.0 p1      76 rk copy
        punpckldq mm5, mm3                              ;   174.0 p1      76 rk
        movq [ebp + 592], mm5                           ;   179.3 p0+p3   76 rk
        movd mm3, [esi + 192]                           ;   165.0 p2      76 rk
        movd mm1, [esi + 180]                           ;   166.0 p2      76 rk
        pshufw mm5, mm1, 0xe4                           ;   177.0 p1      76 rk copy
        punpckldq mm5, mm1                              ;   179.0 p1      76 rk
        movq [ebp + 600], mm5                           ;   181.3 p0+p3   76 rk
        pshufw mm5, mm3, 0xe4                           ;   176.0 p1      76 rk copy
        movd mm1, [esi + 204]                           ;   167.3 p2      76 rk
        punpckldq mm5, mm3                              ;   178.0 p1      76 rk
        movq [ebp + 608], mm5                           ;   183.3 p0+p3   76 rk
        pshufw mm5, mm1, 0xe4                           ;   178.3 p1      76 rk copy
        punpckldq mm5, mm1                              ;   180.3 p1      76 rk
        movd mm1, [esi + 224]                           ;   169.3 p2      76 rk
        pshufw mm6, mm1, 0xe4                           ;   180.3 p1      76 rk copy
        punpckldq mm6, mm1                              ;   182.3 p1      76 rk
        movd mm0, [esi + 252]                           ;   170.3 p2      76 rk
        movq [ebp + 616], mm6                           ;   185.3 p0+p3   76 rk
        pshufw mm6, mm0, 0xe4                           ;   181.3 p1      76 rk copy
        punpckldq mm6, mm0                              ;   183.3 p1      76 rk
        movd mm2, [esi + 232]                           ;   172.0 p2      76 rk
        movd mm3, [esi + 216]                           ;   173.0 p2      76 rk
        movq [ebp + 624], mm5                           ;   187.3 p0+p3   76 rk
        movq mm5, mm3                                   ;   184.0 p0      76 rk copy
        punpckldq mm5, mm3                              ;   191.0 p1      76 rk
        movd mm3, [esi + 236]                           ;   174.0 p2      76 rk
        movq [ebp + 632], mm5                           ;   193.0 p0+p3   76 rk
        pshufw mm5, mm3, 0xe4                           ;   185.0 p1      76 rk copy
        punpckldq mm5, mm3                              ;   187.0 p1      76 rk
        movq [ebp + 640], mm5                           ;   191.3 p0+p3   76 rk
        movd mm1, [esi + 256]                           ;   176.3 p2      76 rk
        movq mm5, mm1                                   ;   187.3 p0      76 rk copy
        movq [ebp + 648], mm4                           ;   193.3 p0+p3   76 rk
        movq mm4, mm2                                   ;   183.0 p0      76 rk copy
        punpckldq mm4, mm2                              ;   190.0 p1      76 rk
        movd mm2, [esi + 260]                           ;   178.3 p2      76 rk
        movq [ebp + 656], mm4                           ;   195.3 p0+p3   76 rk
        punpckldq mm5, mm1                              ;   194.3 p1      76 rk
        pshufw mm4, mm2, 0xe4                           ;   189.3 p1      76 rk copy
        movd mm3, [esi + 268]                           ;   180.0 p2      76 rk
        punpckldq mm4, mm2                              ;   191.3 p1      76 rk
        movq [ebp + 664], mm4                           ;   197.3 p0+p3   76 rk
        movd mm2, [esi + 292]                           ;   181.3 p2      76 rk
        movq [ebp + 672], mm6                           ;   199.3 p0+p3   76 rk
        pshufw mm6, mm3, 0xe4                           ;   191.0 p1      76 rk copy
        punpckldq mm6, mm3                              ;   193.0 p1      76 rk
        movq [ebp + 680], mm6                           ;   201.3 p0+p3   76 rk
        pshufw mm6, mm2, 0xe4                           ;   192.3 p1      76 rk copy
        punpckldq mm6, mm2                              ;   194.3 p1      76 rk
        movd mm0, [esi + 276]                           ;   184.3 p2      76 rk
        movq mm4, mm0                                   ;   195.3 p0      76 rk copy
        punpckldq mm4, mm0                              ;   202.3 p1      76 rk
        movq [ebp + 688], mm4                           ;   204.3 p0+p3   76 rk
        movd mm0, [esi + 300]                           ;   186.0 p2      76 rk
        pshufw mm4, mm0, 0xe4                           ;   197.0 p1      76 rk copy
        punpckldq mm4, mm0                              ;   199.0 p1      76 rk
        movd mm2, [esi + 312]                           ;   187.0 p2      76 rk
        movq [ebp + 696], mm4                           ;   205.3 p0+p3   76 rk
        movq mm4, mm2                                   ;   198.0 p0      76 rk copy
        punpckldq mm4, mm2                              ;   205.0 p1      76 rk
        movq [ebp + 704], mm4                           ;   207.3 p0+p3   76 rk
        movd mm3, [esi + 296]                           ;   189.3 p2      76 rk
        movq [ebp + 712], mm5                           ;   209.3 p0+p3   76 rk
        movd mm1, [esi + 288]                           ;   190.3 p2      76 rk
        pshufw mm5, mm1, 0xe4                           ;   201.3 p1      76 rk copy
        punpckldq mm5, mm1                              ;   203.3 p1      76 rk
        movq [ebp + 720], mm5                           ;   211.3 p0+p3   76 rk
        movq mm5, mm3                                   ;   200.3 p0      76 rk copy
        punpckldq mm5, mm3                              ;   207.3 p1      76 rk
        movq [ebp + 728], mm5                           ;   213.3 p0+p3   76 rk
        movd mm1, [esi + 308]                           ;   193.3 p2      76 rk
        movq [ebp + 736], mm6                           ;   215.3 p0+p3   76 rk
        pshufw mm6, mm1, 0xe4                           ;   204.3 p1      76 rk copy
        movd mm0, [esi + 324]                           ;   194.7 p2      76 rk
        movd mm3, [esi + 320]                           ;   195.7 p2      76 rk
        pshufw mm5, mm3, 0xe4                           ;   206.7 p1      76 rk copy
        punpckldq mm5, mm3                              ;   208.7 p1      76 rk
        movd mm3, [esi + 344]                           ;   196.7 p2      76 rk
        movd mm2, [esi + 340]                           ;   197.7 p2      76 rk
        pshufw mm4, mm2, 0xe4                           ;   208.7 p1      76 rk copy
        punpckldq mm4, mm2                              ;   210.7 p1      76 rk
        movd mm2, [esi + 360]                           ;   198.7 p2      76 rk
        movq [ebp + 744], mm5                           ;   217.3 p0+p3   76 rk
        movq [ebp + 752], mm4                           ;   219.3 p0+p3   76 rk
        punpckldq mm6, mm1                              ;   206.3 p1      76 rk
        movq [ebp + 760], mm6                           ;   221.3 p0+p3   76 rk
        pshufw mm6, mm0, 0xe4                           ;   205.7 p1      76 rk copy
        punpckldq mm6, mm0                              ;   207.7 p1      76 rk
        movq [ebp + 768], mm6                           ;   223.3 p0+p3   76 rk
        pshufw mm6, mm3, 0xe4                           ;   207.7 p1      76 rk copy
        punpckldq mm6, mm3                              ;   209.7 p1      76 rk
        movq [ebp + 776], mm6                           ;   225.3 p0+p3   76 rk
        pshufw mm6, mm2, 0xe4                           ;   209.7 p1      76 rk copy
        punpckldq mm6, mm2                              ;   211.7 p1      76 rk
        movd mm0, [esi + 348]                           ;   203.3 p2      76 rk
        movq [ebp + 784], mm6                           ;   227.3 p0+p3   76 rk
        movq mm4, mm0                                   ;   214.3 p0      76 rk copy
        punpckldq mm4, mm0                              ;   221.3 p1      76 rk
        movd mm0, [esi + 380]                           ;   205.0 p2      76 rk
        movq [ebp + 792], mm4                           ;   229.3 p0+p3   76 rk
        pshufw mm4, mm0, 0xe4                           ;   216.0 p1      76 rk copy
        punpckldq mm4, mm0                              ;   218.0 p1      76 rk
        movd mm1, [esi + 332]                           ;   206.7 p2      76 rk
        movq mm5, mm1                                   ;   217.7 p0      76 rk copy
        punpckldq mm5, mm1                              ;   224.7 p1      76 rk
        movd mm1, [esi + 352]                           ;   207.7 p2      76 rk
        movq [ebp + 800], mm5                           ;   231.3 p0+p3   76 rk
        pshufw mm5, mm1, 0xe4                           ;   218.7 p1      76 rk copy
        punpckldq mm5, mm1                              ;   220.7 p1      76 rk
        movd mm1, [esi + 384]                           ;   209.3 p2      76 rk
        movq [ebp + 808], mm5                           ;   233.3 p0+p3   76 rk
        movd mm3, [esi + 364]                           ;   210.3 p2      76 rk
        movq mm5, mm3                                   ;   221.3 p0      76 rk copy
        punpckldq mm5, mm3                              ;   228.3 p1      76 rk
        movd mm3, [esi + 396]                           ;   211.3 p2      76 rk
        movq [ebp + 816], mm4                           ;   235.3 p0+p3   76 rk
        movq [ebp + 824], mm5                           ;   237.3 p0+p3   76 rk
        movd mm0, [esi + 404]                           ;   213.0 p2      76 rk
        pshufw mm5, mm3, 0xe4                           ;   222.3 p1      76 rk copy
        punpckldq mm5, mm3                              ;   224.3 p1      76 rk
        movd mm2, [esi + 388]                           ;   214.0 p2      76 rk
        movq mm4, mm2                                   ;   225.0 p0      76 rk copy
        punpckldq mm4, mm2                              ;   232.0 p1      76 rk
        movd mm3, [esi + 424]                           ;   215.0 p2      76 rk
        pshufw mm6, mm1, 0xe4                           ;   220.3 p1      76 rk copy
        punpckldq mm6, mm1                              ;   222.3 p1      76 rk
        movd mm1, [esi + 416]                           ;   216.0 p2      76 rk
        movq [ebp + 832], mm6                           ;   239.3 p0+p3   76 rk
        pshufw mm6, mm0, 0xe4                           ;   224.0 p1      76 rk copy
        punpckldq mm6, mm0                              ;   226.0 p1      76 rk
        movq [ebp + 840], mm5                           ;   241.3 p0+p3   76 rk
        movq mm5, mm1                                   ;   227.0 p0      76 rk copy
        punpckldq mm5, mm1                              ;   234.0 p1      76 rk
        movd mm1, [esi + 436]                           ;   219.0 p2      76 rk
        movq [ebp + 848], mm6                           ;   243.3 p0+p3   76 rk
        pshufw mm6, mm3, 0xe4                           ;   226.0 p1      76 rk copy
        punpckldq mm6, mm3                              ;   228.0 p1      76 rk
        movd mm2, [esi + 420]                           ;   220.7 p2      76 rk
        movq [ebp + 856], mm4                           ;   245.3 p0+p3   76 rk
        pshufw mm4, mm2, 0xe4                           ;   231.7 p1      76 rk copy
        punpckldq mm4, mm2                              ;   233.7 p1      76 rk
        movd mm2, [esi + 440]                           ;   222.3 p2      76 rk
        movd mm0, [esi + 428]                           ;   223.3 p2      76 rk
        movd mm3, [esi + 448]                           ;   224.3 p2      76 rk
        movq [ebp + 864], mm5                           ;   247.3 p0+p3   76 rk
        pshufw mm5, mm1, 0xe4                           ;   230.0 p1      76 rk copy
        punpckldq mm5, mm1                              ;   232.0 p1      76 rk
        movq [ebp + 872], mm4                           ;   249.3 p0+p3   76 rk
        movq mm4, mm0                                   ;   234.3 p0      76 rk copy
        movq [ebp + 880], mm5                           ;   251.3 p0+p3   76 rk
        movq mm5, mm3                                   ;   235.3 p0      76 rk copy
        punpckldq mm5, mm3                              ;   242.3 p1      76 rk
        movd mm1, [esi + 460]                           ;   227.0 p2      76 rk
        punpckldq mm4, mm0                              ;   241.3 p1      76 rk
        movd mm0, [esi + 452]                           ;   228.0 p2      76 rk
        movq [ebp + 888], mm4                           ;   253.3 p0+p3   76 rk
        movq [ebp + 896], mm6                           ;   255.3 p0+p3   76 rk
        pshufw mm6, mm2, 0xe4                           ;   233.3 p1      76 rk copy
        punpckldq mm6, mm2                              ;   235.3 p1      76 rk
        pshufw mm4, mm0, 0xe4                           ;   239.0 p1      76 rk copy
        movq [ebp + 904], mm5                           ;   257.3 p0+p3   76 rk
        movd mm3, [esi + 472]                           ;   231.0 p2      76 rk
        punpckldq mm4, mm0                              ;   241.0 p1      76 rk
        movq [ebp + 912], mm4                           ;   259.3 p0+p3   76 rk
        movd mm5, [esi + 492]                           ;   232.3 p2      76 rk
        movd mm0, [esi + 476]                           ;   233.3 p2      76 rk
        movd mm2, [esi + 468]                           ;   234.3 p2      76 rk
        movq mm4, mm2                                   ;   245.3 p0      76 rk copy
        punpckldq mm4, mm2                              ;   252.3 p1      76 rk
        movq [ebp + 920], mm6                           ;   261.3 p0+p3   76 rk
        pshufw mm6, mm1, 0xe4                           ;   238.0 p1      76 rk copy
        punpckldq mm6, mm1                              ;   240.0 p1      76 rk
        movd mm2, [esi + 488]                           ;   235.3 p2      76 rk
        movq [ebp + 928], mm4                           ;   263.3 p0+p3   76 rk
        movq [ebp + 936], mm6                           ;   265.3 p0+p3   76 rk
        movd mm1, [esi + 480]                           ;   237.0 p2      76 rk
        pshufw mm6, mm3, 0xe4                           ;   242.0 p1      76 rk copy
        punpckldq mm6, mm3                              ;   244.0 p1      76 rk
        movq [ebp + 944], mm6                           ;   267.3 p0+p3   76 rk
        pshufw mm3, mm0, 0xe4                           ;   244.3 p1      76 rk copy
        punpckldq mm3, mm0                              ;   246.3 p1      76 rk
        movq [ebp + 952], mm3                           ;   269.3 p0+p3   76 rk
        pshufw mm3, mm2, 0xe4                           ;   246.3 p1      76 rk copy
        punpckldq mm3, mm2                              ;   248.3 p1      76 rk
        movq mm2, mm5                                   ;   243.3 p0      76 rk copy
        punpckldq mm2, mm5                              ;   250.3 p1      76 rk
        movq [ebp + 960], mm2                           ;   271.3 p0+p3   76 rk
        movq mm6, mm1                                   ;   248.0 p0      76 rk copy
        punpckldq mm6, mm1                              ;   255.0 p1      76 rk
        movd mm0, [esi + 508]                           ;   242.7 p2      76 rk
        movq [ebp + 968], mm6                           ;   273.3 p0+p3   76 rk
        movq [ebp + 976], mm3                           ;   275.3 p0+p3   76 rk
        movd mm1, [esi + 512]                           ;   244.3 p2      76 rk
        pshufw mm3, mm0, 0xe4                           ;   253.7 p1      76 rk copy
        punpckldq mm3, mm0                              ;   255.7 p1      76 rk
        movq mm0, mm1                                   ;   255.3 p0      76 rk copy
        punpckldq mm0, mm1                              ;   262.3 p1      76 rk
        movq [ebp + 984], mm3                           ;   277.3 p0+p3   76 rk
        movq [ebp + 992], mm0                           ;   279.3 p0+p3   76 rk
        cmp dword [ebp + 1036], 0                       ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [ebp + 1036]                     ;                    passes of 2
        mov ecx, eax                                    ;                    passes of 2
.blocks_1_share:
        and eax, 1                                      ;                    passes of 2
        mov dword [ebp + 1040], eax                     ;                    passes of 2
        sub ecx, eax                                    ;                    passes of 2
        imul ecx, ecx, 0x10                             ;                    passes of 2
        mov edx, dword [ebp + 1044]                     ;                    passes of 2
        add ecx, edx                                    ;                    passes of 2
        mov dword [ebp + 1048], ecx                     ;                    passes of 2
        cmp ecx, edx                                    ;                    passes of 2
        je .blocks_1_rest
.blocks_1_again:
        align 16
.blocks_1:
        mov esi, dword [ebp + 1044]                     ;     0.0 p2      78 x[0] reload
        movd mm1, [esi + 4]                             ;     4.0 p2      78 x[1]
        movd mm3, [esi + 12]                            ;     4.0 p2      78 x[3]
        punpckldq mm1, [esi + 20]                       ;    15.0 p2+p1   78 x[1]
        movd mm0, [esi]                                 ;     4.0 p2      78 x[0]
        pxor mm1, [ebp + 376]                           ;    17.0 p2+p1   80 x[1]
        punpckldq mm3, [esi + 28]                       ;    15.0 p2+p1   78 x[3]
        punpckldq mm0, [esi + 16]                       ;    15.0 p2+p1   78 x[0]
        pxor mm0, [ebp + 344]                           ;    17.0 p2+p1   80 x[0]
        pxor mm3, [ebp + 392]                           ;    17.0 p2+p1   23 x
        pshufw mm4, mm1, 0xe4                           ;    19.0 p1      23 x copy
        pxor mm3, mm0                                   ;    19.0 p1      23 x
        pand mm1, mm3                                   ;    21.0 p1      23 x
        movd mm2, [esi + 8]                             ;    10.0 p2      78 x[2]
        punpckldq mm2, [esi + 24]                       ;    21.0 p2+p1   78 x[2]
        pxor mm2, [ebp + 360]                           ;    23.0 p2+p1   80 x[2]
        pxor mm1, mm0                                   ;    23.0 p1      23 x
        pxor mm4, mm2                                   ;    25.0 p1      23 x
        por mm0, mm3                                    ;    21.0 p1      23 x
        pxor mm3, mm2                                   ;    25.0 p1      23 x
        pxor mm0, mm4                                   ;    27.0 p1      23 x
        pand mm2, mm1                                   ;    25.0 p1      23 x
        pxor mm2, mm4                                   ;    27.0 p1      23 x
        pand mm4, mm1                                   ;    27.0 p1      23 x
        pxor mm1, mm3                                   ;    27.0 p1      23 x
        pand mm3, mm0                                   ;    29.0 p1      23 x
        por mm3, mm4                                    ;    31.0 p1      23 x
        movq mm4, mm3                                   ;    33.0 p0      46 x[0] copy
        pxor mm2, mm1                                   ;    29.0 p1      23 x
        pxor mm1, mm3                                   ;    33.0 p1      48 x[1]
        psrld mm3, 0x13                                 ;    33.0 p1      46 x[0]
        movq mm5, mm2                                   ;    31.0 p0      47 x[2] copy
        psrld mm2, 0x1d                                 ;    31.0 p1      47 x[2]
        pslld mm5, 3                                    ;    38.0 p1      47 x[2]
        pxor mm2, mm5                                   ;    40.0 p1      47 x[2]
        pslld mm4, 0xd                                  ;    40.0 p1      46 x[0]
        pxor mm0, mm2                                   ;    42.0 p1      49 x[3]
        pxor mm3, mm4                                   ;    42.0 p1      46 x[0]
        pxor mm1, mm3                                   ;    44.0 p1      48 x[1]
        pxor mm1, mm2                                   ;    46.0 p1      48 x[1]
        movq mm6, mm1                                   ;    48.0 p0      50 x[1] copy
        pslld mm6, 1                                    ;    55.0 p1      50 x[1]
        psrld mm1, 0x1f                                 ;    48.0 p1      50 x[1]
        movq mm4, mm3                                   ;    44.0 p0      49 x[3] copy
        pslld mm4, 3                                    ;    51.0 p1      49 x[3]
        pxor mm1, mm6                                   ;    57.0 p1      50 x[1]
        pxor mm0, mm4                                   ;    53.0 p1      49 x[3]
        movq mm4, [ebp + 352]                           ;    18.3 p2      80 x[1]
        pxor mm4, mm1                                   ;    59.0 p1      80 x[1]
        pxor mm3, mm1                                   ;    59.0 p1      52 x[0]
        pslld mm1, 7                                    ;    59.0 p1      53 x[2]
        movq mm7, mm0                                   ;    55.0 p0      51 x[3] copy
        pslld mm7, 7                                    ;    62.0 p1      51 x[3]
        movq mm6, [ebp - 40]                            ;    20.3 p2      80 x[3]
        pxor mm2, mm1                                   ;    61.0 p1      53 x[2]
        movq [ebp + 1000], mm4                          ;    61.0 p0+p3   80 x[1] spill
        psrld mm0, 0x19                                 ;    55.0 p1      51 x[3]
        movq mm5, [ebp - 32]                            ;    22.0 p2      80 x[0]
        movq mm1, [ebp - 48]                            ;    23.0 p2      80 x[2]
        pxor mm0, mm7                                   ;    64.0 p1      51 x[3]
        movq mm7, mm4                                   ;    61.0 p0      24 x copy
        pxor mm3, mm0                                   ;    66.0 p1      52 x[0]
        pxor mm2, mm0                                   ;    66.0 p1      53 x[2]
        pxor mm6, mm0                                   ;    66.0 p1      80 x[3]
        movq [ebp - 64], mm6                            ;    68.0 p0+p3   80 x[3] spill
        movq mm6, mm4                                   ;    61.0 p0      24 x copy
        movq mm4, [ebp - 64]                            ;    68.0 p2      24 x
        movq mm0, [serpent_encrypt.T0_constants64 + 24] ;    26.3 p2      24 x
        movq [ebp + 1008], mm0                          ;    37.3 p0+p3   24 x spill
        movq mm0, [ebp + 1000]                          ;    61.0 p2      24 x
        pxor mm0, [ebp - 64]                            ;    79.0 p2+p1   24 x
        movq [ebp + 1000], mm0                          ;    81.0 p0+p3   24 x spill
        movq mm0, [ebp - 64]                            ;    68.0 p2      24 x
        movq [ebp - 64], mm0                            ;    79.0 p0+p3   24 x spill
        movq mm0, mm3                                   ;    68.0 p0      54 x[0] copy
        psrld mm3, 0x1b                                 ;    68.0 p1      54 x[0]
        pxor mm5, mm3                                   ;    70.0 p1      80 x[0]
        movq mm3, mm2                                   ;    68.0 p0      55 x[2] copy
        psrld mm2, 0xa                                  ;    68.0 p1      55 x[2]
        pslld mm0, 5                                    ;    75.0 p1      54 x[0]
        pxor mm1, mm2                                   ;    70.0 p1      80 x[2]
        pxor mm5, mm0                                   ;    77.0 p1      80 x[0]
        movq mm0, [ebp + 1000]                          ;    81.0 p2      24 x reload
        pand mm7, mm5                                   ;    79.0 p1      24 x
        pxor mm4, mm5                                   ;    79.0 p1      24 x
        movq mm5, [ebp - 64]                            ;    79.0 p2      24 x reload
        pslld mm3, 0x16                                 ;    75.0 p1      55 x[2]
        por mm6, mm4                                    ;    81.0 p1      24 x
        pxor mm1, mm3                                   ;    77.0 p1      80 x[2]
        pxor mm0, mm1                                   ;    92.0 p1      24 x
        por mm1, mm7                                    ;    81.0 p1      24 x
        movq mm3, mm1                                   ;    83.0 p0      24 x copy
        movq mm2, [ebp + 1008]                          ;    37.3 p2      24 x reload
        pxor mm7, mm0                                   ;    94.0 p1      24 x
        pxor mm2, mm6                                   ;    83.0 p1      24 x
        pand mm3, mm0                                   ;    94.0 p1      24 x
        pxor mm1, mm7                                   ;    96.0 p1      24 x
        movq mm0, [ebp + 384]                           ;    37.0 p2      80 x[0]
        movq mm4, mm2                                   ;    85.0 p0      24 x copy
        pxor mm5, mm7                                   ;    96.0 p1      24 x
        pxor mm2, mm5                                   ;    98.0 p1      24 x
        por mm4, mm3                                    ;    96.0 p1      24 x
        pand mm5, mm4                                   ;    98.0 p1      24 x
        pxor mm5, mm2                                   ;   100.0 p1      24 x
        por mm1, mm4                                    ;    98.0 p1      24 x
        pxor mm1, mm2                                   ;   100.0 p1      48 x[1]
        movq mm2, [ebp + 368]                           ;    40.0 p2      80 x[1]
        movq mm6, [ebp + 400]                           ;    41.0 p2      80 x[3]
        movq [ebp - 64], mm2                            ;    51.0 p0+p3   80 x[1] spill
        movq mm2, mm7                                   ;    96.0 p0      47 x[2] copy
        pslld mm2, 3                                    ;   103.0 p1      47 x[2]
        psrld mm7, 0x1d                                 ;    96.0 p1      47 x[2]
        pxor mm7, mm2                                   ;   105.0 p1      47 x[2]
        pxor mm4, mm7                                   ;   107.0 p1      49 x[3]
        movq mm2, mm5                                   ;   102.0 p0      46 x[0] copy
        psrld mm5, 0x13                                 ;   102.0 p1      46 x[0]
        pxor mm1, mm7                                   ;   107.0 p1      48 x[1]
        pslld mm2, 0xd                                  ;   109.0 p1      46 x[0]
        pxor mm5, mm2                                   ;   111.0 p1      46 x[0]
        pxor mm1, mm5                                   ;   113.0 p1      48 x[1]
        movq mm2, mm5                                   ;   113.0 p0      49 x[3] copy
        pslld mm2, 3                                    ;   120.0 p1      49 x[3]
        pxor mm4, mm2                                   ;   122.0 p1      49 x[3]
        movq mm2, mm1                                   ;   115.0 p0      50 x[1] copy
        psrld mm1, 0x1f                                 ;   115.0 p1      50 x[1]
        pslld mm2, 1                                    ;   122.0 p1      50 x[1]
        pxor mm1, mm2                                   ;   124.0 p1      50 x[1]
        pxor mm5, mm1                                   ;   126.0 p1      52 x[0]
        movq mm2, [ebp - 64]                            ;    51.0 p2      80 x[1] reload
        pxor mm2, mm1                                   ;   126.0 p1      80 x[1]
        movq [ebp - 64], mm2                            ;   128.0 p0+p3   25 x spill
        pslld mm1, 7                                    ;   126.0 p1      53 x[2]
        pxor mm7, mm1                                   ;   128.0 p1      53 x[2]
        movq mm1, mm4                                   ;   124.0 p0      51 x[3] copy
        psrld mm4, 0x19                                 ;   124.0 p1      51 x[3]
        pslld mm1, 7                                    ;   131.0 p1      51 x[3]
        pxor mm4, mm1                                   ;   133.0 p1      51 x[3]
        movq mm1, mm2                                   ;   128.0 p0      25 x copy
        pxor mm7, mm4                                   ;   135.0 p1      53 x[2]
        pxor mm5, mm4                                   ;   135.0 p1      52 x[0]
        pxor mm6, mm4                                   ;   135.0 p1      80 x[3]
        movq mm4, mm2                                   ;   128.0 p0      25 x copy
        movq mm2, mm5                                   ;   137.0 p0      54 x[0] copy
        psrld mm5, 0x1b                                 ;   137.0 p1      54 x[0]
        pxor mm0, mm5                                   ;   139.0 p1      80 x[0]
        pslld mm2, 5                                    ;   144.0 p1      54 x[0]
        pxor mm0, mm2                                   ;   146.0 p1      80 x[0]
        movq mm5, mm7                                   ;   137.0 p0      55 x[2] copy
        pslld mm5, 0x16                                 ;   144.0 p1      55 x[2]
        psrld mm7, 0xa                                  ;   137.0 p1      55 x[2]
        movq mm2, mm6                                   ;   137.0 p0      25 x copy
        movq mm3, [ebp + 480]                           ;    55.7 p2      80 x[2]
        pxor mm3, mm7                                   ;   139.0 p1      80 x[2]
        pxor mm3, mm5                                   ;   146.0 p1      80 x[2]
        pxor mm1, mm3                                   ;   148.0 p1      25 x
        pand mm3, mm0                                   ;   148.0 p1      25 x
        pxor mm6, mm3                                   ;   150.0 p1      25 x
        por mm2, mm0                                    ;   148.0 p1      25 x
        pxor mm4, mm2                                   ;   150.0 p1      25 x
        movq mm3, [ebp - 64]                            ;   128.0 p2      25 x reload
        pxor mm1, mm0                                   ;   150.0 p1      25 x
        pand mm3, mm6                                   ;   152.0 p1      25 x
        pxor mm6, mm1                                   ;   152.0 p1      25 x
        pxor mm0, mm6                                   ;   154.0 p1      25 x
        movq mm7, [ebp - 16]                            ;    60.0 p2      80 x[3]
        pxor mm3, mm1                                   ;   154.0 p1      25 x
        por mm1, mm4                                    ;   152.0 p1      25 x
        movq [ebp - 64], mm7                            ;    71.0 p0+p3   80 x[3] spill
        movq mm7, mm0                                   ;   156.0 p0      46 x[0] copy
        psrld mm0, 0x13                                 ;   156.0 p1      46 x[0]
        pslld mm7, 0xd                                  ;   163.0 p1      46 x[0]
        pxor mm0, mm7                                   ;   165.0 p1      46 x[0]
        pxor mm6, mm1                                   ;   154.0 p1      25 x
        pxor mm4, mm6                                   ;   156.0 p1      25 x
        pxor mm6, mm3                                   ;   156.0 p1      48 x[1]
        movq mm7, mm4                                   ;   158.0 p0      47 x[2] copy
        pslld mm7, 3                                    ;   165.0 p1      47 x[2]
        psrld mm4, 0x1d                                 ;   158.0 p1      47 x[2]
        pxor mm4, mm7                                   ;   167.0 p1      47 x[2]
        movq mm7, mm0                                   ;   167.0 p0      49 x[3] copy
        pslld mm7, 3                                    ;   174.0 p1      49 x[3]
        pxor mm6, mm0                                   ;   167.0 p1      48 x[1]
        pxor mm6, mm4                                   ;   169.0 p1      48 x[1]
        pxor mm3, mm4                                   ;   169.0 p1      49 x[3]
        pxor mm3, mm7                                   ;   176.0 p1      49 x[3]
        movq mm7, mm6                                   ;   171.0 p0      50 x[1] copy
        psrld mm6, 0x1f                                 ;   171.0 p1      50 x[1]
        pslld mm7, 1                                    ;   178.0 p1      50 x[1]
        pxor mm6, mm7                                   ;   180.0 p1      50 x[1]
        movq mm7, mm3                                   ;   178.0 p0      51 x[3] copy
        pslld mm7, 7                                    ;   185.0 p1      51 x[3]
        movq mm1, [ebp + 408]                           ;    81.3 p2      80 x[2]
        movq mm2, [ebp - 56]                            ;    82.3 p2      80 x[0]
        psrld mm3, 0x19                                 ;   178.0 p1      51 x[3]
        pxor mm3, mm7                                   ;   187.0 p1      51 x[3]
        pxor mm0, mm6                                   ;   182.0 p1      52 x[0]
        pxor mm0, mm3                                   ;   189.0 p1      52 x[0]
        movq mm7, mm0                                   ;   191.0 p0      54 x[0] copy
        psrld mm0, 0x1b                                 ;   191.0 p1      54 x[0]
        movq mm5, [ebp + 432]                           ;    84.0 p2      80 x[1]
        pxor mm5, mm6                                   ;   182.0 p1      80 x[1]
        pslld mm6, 7                                    ;   182.0 p1      53 x[2]
        pxor mm4, mm6                                   ;   184.0 p1      53 x[2]
        pxor mm4, mm3                                   ;   189.0 p1      53 x[2]
        movq mm6, [ebp - 64]                            ;    85.7 p2      80 x[3] reload
        pxor mm6, mm3                                   ;   189.0 p1      80 x[3]
        pxor mm2, mm0                                   ;   193.0 p1      80 x[0]
        pslld mm7, 5                                    ;   198.0 p1      54 x[0]
        pxor mm2, mm7                                   ;   200.0 p1      80 x[0]
        movq mm3, mm5                                   ;   184.0 p0      26 x copy
        movq mm0, mm4                                   ;   191.0 p0      55 x[2] copy
        psrld mm4, 0xa                                  ;   191.0 p1      55 x[2]
        pxor mm1, mm4                                   ;   193.0 p1      80 x[2]
        pxor mm5, mm6                                   ;   191.0 p1      26 x
        pand mm3, mm2                                   ;   202.0 p1      26 x
        pslld mm0, 0x16                                 ;   198.0 p1      55 x[2]
        pxor mm1, mm0                                   ;   200.0 p1      80 x[2]
        movq mm0, mm5                                   ;   193.0 p0      26 x copy
        por mm0, mm3                                    ;   204.0 p1      26 x
        movq mm7, [ebp + 456]                           ;    98.0 p2      80 x[3]
        movq [ebp - 64], mm7                            ;   109.0 p0+p3   80 x[3] spill
        movq mm4, [ebp + 416]                           ;    99.0 p2      80 x[1]
        por mm6, mm2                                    ;   202.0 p1      26 x
        pxor mm2, mm1                                   ;   202.0 p1      26 x
        pand mm1, mm6                                   ;   204.0 p1      26 x
        pxor mm6, mm3                                   ;   204.0 p1      26 x
        pxor mm0, mm1                                   ;   206.0 p1      26 x
        por mm2, mm3                                    ;   204.0 p1      26 x
        por mm3, mm1                                    ;   206.0 p1      26 x
        pxor mm5, mm2                                   ;   206.0 p1      26 x
        por mm1, mm6                                    ;   206.0 p1      26 x
        por mm6, mm0                                    ;   208.0 p1      26 x
        pxor mm1, mm5                                   ;   208.0 p1      26 x
        pxor mm3, mm1                                   ;   210.0 p1      49 x[3]
        pand mm5, mm0                                   ;   208.0 p1      26 x
        pxor mm5, mm6                                   ;   210.0 p1      26 x
        pxor mm6, mm1                                   ;   210.0 p1      26 x
        movq mm1, mm5                                   ;   212.0 p0      46 x[0] copy
        psrld mm5, 0x13                                 ;   212.0 p1      46 x[0]
        pslld mm1, 0xd                                  ;   219.0 p1      46 x[0]
        pxor mm5, mm1                                   ;   221.0 p1      46 x[0]
        pxor mm0, mm5                                   ;   223.0 p1      48 x[1]
        movq mm1, mm6                                   ;   212.0 p0      47 x[2] copy
        psrld mm6, 0x1d                                 ;   212.0 p1      47 x[2]
        movq mm2, [ebp + 448]                           ;   122.0 p2      80 x[0]
        movq mm7, [ebp + 16]                            ;   124.0 p2      80 x[2]
        pslld mm1, 3                                    ;   219.0 p1      47 x[2]
        pxor mm6, mm1                                   ;   221.0 p1      47 x[2]
        movq mm1, mm5                                   ;   223.0 p0      49 x[3] copy
        pslld mm1, 3                                    ;   230.0 p1      49 x[3]
        pxor mm3, mm6                                   ;   223.0 p1      49 x[3]
        pxor mm3, mm1                                   ;   232.0 p1      49 x[3]
        pxor mm0, mm6                                   ;   225.0 p1      48 x[1]
        movq mm1, mm0                                   ;   227.0 p0      50 x[1] copy
        psrld mm0, 0x1f                                 ;   227.0 p1      50 x[1]
        pslld mm1, 1                                    ;   234.0 p1      50 x[1]
        pxor mm0, mm1                                   ;   236.0 p1      50 x[1]
        movq mm1, mm3                                   ;   234.0 p0      51 x[3] copy
        psrld mm3, 0x19                                 ;   234.0 p1      51 x[3]
        pxor mm5, mm0                                   ;   238.0 p1      52 x[0]
        pslld mm1, 7                                    ;   241.0 p1      51 x[3]
        pxor mm3, mm1                                   ;   243.0 p1      51 x[3]
        pxor mm4, mm0                                   ;   238.0 p1      80 x[1]
        pslld mm0, 7                                    ;   238.0 p1      53 x[2]
        pxor mm6, mm0                                   ;   240.0 p1      53 x[2]
        movq mm0, [ebp - 64]                            ;   138.0 p2      80 x[3] reload
        pxor mm5, mm3                                   ;   245.0 p1      52 x[0]
        movq mm1, mm4                                   ;   240.0 p0      27 x copy
        pxor mm6, mm3                                   ;   245.0 p1      53 x[2]
        movq [ebp + 1008], mm4                          ;   240.0 p0+p3   80 x[1] spill
        pxor mm0, mm3                                   ;   245.0 p1      80 x[3]
        movq mm3, mm4                                   ;   240.0 p0      27 x copy
        movq [ebp - 64], mm0                            ;   247.0 p0+p3   80 x[3] spill
        movq mm0, mm4                                   ;   240.0 p0      27 x copy
        movq [ebp + 1000], mm0                          ;   247.0 p0+p3   27 x spill
        movq mm4, [ebp - 64]                            ;   247.0 p2      27 x
        movq mm0, [ebp - 64]                            ;   247.0 p2      27 x
        movq [ebp - 64], mm3                            ;   247.0 p0+p3   27 x spill
        movq mm3, [ebp + 1008]                          ;   240.0 p2      27 x
        movq [ebp + 1008], mm3                          ;   251.0 p0+p3   27 x spill
        movq mm3, mm5                                   ;   247.0 p0      54 x[0] copy
        psrld mm5, 0x1b                                 ;   247.0 p1      54 x[0]
        pxor mm2, mm5                                   ;   249.0 p1      80 x[0]
        movq mm5, mm6                                   ;   247.0 p0      55 x[2] copy
        psrld mm6, 0xa                                  ;   247.0 p1      55 x[2]
        pxor mm7, mm6                                   ;   249.0 p1      80 x[2]
        pslld mm5, 0x16                                 ;   254.0 p1      55 x[2]
        pslld mm3, 5                                    ;   254.0 p1      54 x[0]
        pxor mm2, mm3                                   ;   256.0 p1      80 x[0]
        pxor mm7, mm5                                   ;   256.0 p1      80 x[2]
        pxor mm0, mm7                                   ;   258.0 p1      27 x
        pxor mm4, mm2                                   ;   258.0 p1      27 x
        pxor mm1, mm2                                   ;   258.0 p1      27 x
        pand mm1, mm4                                   ;   260.0 p1      27 x
        pxor mm1, mm0                                   ;   262.0 p1      27 x
        por mm7, mm4                                    ;   260.0 p1      27 x
        movq mm3, [ebp + 1000]                          ;   247.0 p2      27 x reload
        pand mm0, mm7                                   ;   262.0 p1      27 x
        pxor mm3, mm7                                   ;   262.0 p1      27 x
        pxor mm3, mm0                                   ;   264.0 p1      27 x
        pand mm0, mm1                                   ;   264.0 p1      27 x
        movq mm5, mm4                                   ;   260.0 p0      27 x copy
        pxor mm5, mm0                                   ;   267.0 p1      27 x
        por mm3, mm0                                    ;   266.0 p1      27 x
        movq mm0, [ebp + 1008]                          ;   251.0 p2      27 x reload
        movq mm7, [ebp - 64]                            ;   247.0 p2      27 x reload
        pxor mm7, mm5                                   ;   269.0 p1      27 x
        pand mm0, mm1                                   ;   264.0 p1      27 x
        pxor mm4, mm0                                   ;   266.0 p1      49 x[3]
        movq mm0, mm1                                   ;   264.0 p0      46 x[0] copy
        pslld mm0, 0xd                                  ;   271.0 p1      46 x[0]
        movq mm6, [ebp + 424]                           ;   187.3 p2      80 x[1]
        psrld mm1, 0x13                                 ;   264.0 p1      46 x[0]
        pxor mm1, mm0                                   ;   273.0 p1      46 x[0]
        movq mm0, mm7                                   ;   271.0 p0      47 x[2] copy
        pslld mm0, 3                                    ;   278.0 p1      47 x[2]
        psrld mm7, 0x1d                                 ;   271.0 p1      47 x[2]
        pxor mm3, mm5                                   ;   269.0 p1      48 x[1]
        pxor mm7, mm0                                   ;   280.0 p1      47 x[2]
        movq mm0, mm1                                   ;   275.0 p0      49 x[3] copy
        pslld mm0, 3                                    ;   282.0 p1      49 x[3]
        pxor mm4, mm0                                   ;   284.0 p1      49 x[3]
        pxor mm3, mm1                                   ;   275.0 p1      48 x[1]
        pxor mm3, mm7                                   ;   282.0 p1      48 x[1]
        movq mm0, mm3                                   ;   284.0 p0      50 x[1] copy
        pslld mm0, 1                                    ;   291.0 p1      50 x[1]
        psrld mm3, 0x1f                                 ;   284.0 p1      50 x[1]
        pxor mm3, mm0                                   ;   293.0 p1      50 x[1]
        pxor mm1, mm3                                   ;   295.0 p1      52 x[0]
        pxor mm4, mm7                                   ;   286.0 p1      49 x[3]
        movq mm5, [ebp + 440]                           ;   202.7 p2      80 x[3]
        movq [ebp - 64], mm5                            ;   213.7 p0+p3   80 x[3] spill
        movq mm2, [ebp - 8]                             ;   203.7 p2      80 x[0]
        movq mm0, mm4                                   ;   288.0 p0      51 x[3] copy
        pslld mm0, 7                                    ;   295.0 p1      51 x[3]
        psrld mm4, 0x19                                 ;   288.0 p1      51 x[3]
        pxor mm4, mm0                                   ;   297.0 p1      51 x[3]
        pxor mm6, mm3                                   ;   295.0 p1      80 x[1]
        pslld mm3, 7                                    ;   295.0 p1      53 x[2]
        pxor mm7, mm3                                   ;   297.0 p1      53 x[2]
        movq mm0, [ebp - 64]                            ;   213.7 p2      80 x[3] reload
        pxor mm1, mm4                                   ;   299.0 p1      52 x[0]
        pxor mm7, mm4                                   ;   299.0 p1      53 x[2]
        pxor mm0, mm4                                   ;   299.0 p1      80 x[3]
        movq mm4, mm1                                   ;   301.0 p0      54 x[0] copy
        pslld mm4, 5                                    ;   308.0 p1      54 x[0]
        movq mm5, [ebp + 464]                           ;   209.0 p2      28 x
        psrld mm1, 0x1b                                 ;   301.0 p1      54 x[0]
        pxor mm2, mm1                                   ;   303.0 p1      80 x[0]
        pxor mm2, mm4                                   ;   310.0 p1      80 x[0]
        movq mm1, mm7                                   ;   301.0 p0      55 x[2] copy
        psrld mm7, 0xa                                  ;   301.0 p1      55 x[2]
        pxor mm5, mm7                                   ;   303.0 p1      28 x
        pslld mm1, 0x16                                 ;   308.0 p1      55 x[2]
        pxor mm5, mm1                                   ;   310.0 p1      28 x
        movq mm3, mm6                                   ;   297.0 p0      28 x copy
        pxor mm6, mm0                                   ;   301.0 p1      28 x
        pxor mm6, mm2                                   ;   312.0 p1      28 x
        movq mm1, mm0                                   ;   301.0 p0      28 x copy
        por mm3, mm2                                    ;   312.0 p1      28 x
        pxor mm5, mm2                                   ;   312.0 p1      28 x
        por mm1, mm6                                    ;   314.0 p1      28 x
        pxor mm3, mm5                                   ;   314.0 p1      28 x
        pxor mm1, mm3                                   ;   316.0 p1      28 x
        pand mm5, mm2                                   ;   314.0 p1      28 x
        pand mm5, mm6                                   ;   316.0 p1      28 x
        pxor mm0, mm5                                   ;   318.0 p1      28 x
        pxor mm2, mm3                                   ;   316.0 p1      28 x
        pand mm3, mm0                                   ;   320.0 p1      28 x
        pxor mm0, mm2                                   ;   320.0 p1      49 x[3]
        movq mm5, mm6                                   ;   314.0 p0      28 x copy
        pand mm2, mm1                                   ;   318.0 p1      28 x
        pxor mm5, mm2                                   ;   321.0 p1      28 x
        pxor mm6, mm3                                   ;   322.0 p1      48 x[1]
        movq mm2, [ebp + 504]                           ;   235.0 p2      80 x[2]
        movq [ebp - 64], mm2                            ;   246.0 p0+p3   80 x[2] spill
        movq mm2, mm1                                   ;   318.0 p0      46 x[0] copy
        psrld mm1, 0x13                                 ;   318.0 p1      46 x[0]
        pslld mm2, 0xd                                  ;   325.0 p1      46 x[0]
        pxor mm1, mm2                                   ;   327.0 p1      46 x[0]
        pxor mm6, mm1                                   ;   329.0 p1      48 x[1]
        movq mm2, mm5                                   ;   323.0 p0      47 x[2] copy
        pslld mm2, 3                                    ;   330.0 p1      47 x[2]
        psrld mm5, 0x1d                                 ;   323.0 p1      47 x[2]
        pxor mm5, mm2                                   ;   332.0 p1      47 x[2]
        movq mm2, mm1                                   ;   329.0 p0      49 x[3] copy
        pxor mm0, mm5                                   ;   334.0 p1      49 x[3]
        pxor mm6, mm5                                   ;   334.0 p1      48 x[1]
        pslld mm2, 3                                    ;   336.0 p1      49 x[3]
        pxor mm0, mm2                                   ;   338.0 p1      49 x[3]
        movq mm2, mm6                                   ;   336.0 p0      50 x[1] copy
        psrld mm6, 0x1f                                 ;   336.0 p1      50 x[1]
        movq mm4, [ebp + 496]                           ;   249.3 p2      80 x[0]
        pslld mm2, 1                                    ;   343.0 p1      50 x[1]
        pxor mm6, mm2                                   ;   345.0 p1      50 x[1]
        movq mm2, mm0                                   ;   340.0 p0      51 x[3] copy
        psrld mm0, 0x19                                 ;   340.0 p1      51 x[3]
        pxor mm1, mm6                                   ;   347.0 p1      52 x[0]
        movq mm7, [ebp + 40]                            ;   258.3 p2      80 x[1]
        pxor mm7, mm6                                   ;   347.0 p1      80 x[1]
        pslld mm6, 7                                    ;   347.0 p1      53 x[2]
        pxor mm5, mm6                                   ;   349.0 p1      53 x[2]
        movq mm6, [ebp - 64]                            ;   259.7 p2      80 x[2] reload
        pslld mm2, 7                                    ;   347.0 p1      51 x[3]
        movq mm3, [ebp + 552]                           ;   260.7 p2      80 x[3]
        pxor mm0, mm2                                   ;   349.0 p1      51 x[3]
        pxor mm1, mm0                                   ;   351.0 p1      52 x[0]
        movq mm2, mm1                                   ;   353.0 p0      54 x[0] copy
        psrld mm1, 0x1b                                 ;   353.0 p1      54 x[0]
        pxor mm5, mm0                                   ;   351.0 p1      53 x[2]
        pxor mm3, mm0                                   ;   351.0 p1      80 x[3]
        pxor mm4, mm1                                   ;   355.0 p1      80 x[0]
        movq mm1, mm5                                   ;   353.0 p0      55 x[2] copy
        psrld mm5, 0xa                                  ;   353.0 p1      55 x[2]
        pxor mm6, mm5                                   ;   355.0 p1      80 x[2]
        pslld mm1, 0x16                                 ;   360.0 p1      55 x[2]
        movq mm0, mm7                                   ;   349.0 p0      29 x copy
        pxor mm6, mm1                                   ;   362.0 p1      80 x[2]
        movq mm1, mm3                                   ;   353.0 p0      29 x copy
        pxor mm0, mm6                                   ;   364.0 p1      29 x
        movq mm5, [ebp + 24]                            ;   265.7 p2      80 x[2]
        pslld mm2, 5                                    ;   360.0 p1      54 x[0]
        pxor mm4, mm2                                   ;   362.0 p1      80 x[0]
        pxor mm1, mm4                                   ;   364.0 p1      29 x
        pand mm7, mm1                                   ;   366.0 p1      29 x
        pxor mm7, mm0                                   ;   368.0 p1      29 x
        movq mm2, mm3                                   ;   353.0 p0      29 x copy
        pand mm2, mm4                                   ;   364.0 p1      29 x
        pxor mm2, mm0                                   ;   366.0 p1      29 x
        pxor mm3, mm6                                   ;   364.0 p1      29 x
        movq mm6, [ebp + 472]                           ;   271.0 p2      80 x[3]
        por mm0, mm1                                    ;   366.0 p1      29 x
        pxor mm0, mm3                                   ;   368.0 p1      29 x
        pxor mm1, mm2                                   ;   368.0 p1      29 x
        pand mm3, mm7                                   ;   370.0 p1      29 x
        pxor mm7, mm2                                   ;   370.0 p1      29 x
        pxor mm3, mm1                                   ;   372.0 p1      29 x
        pand mm7, mm0                                   ;   372.0 p1      29 x
        pxor mm1, mm7                                   ;   374.0 p1      49 x[3]
        movq mm7, mm3                                   ;   374.0 p0      46 x[0] copy
        pslld mm7, 0xd                                  ;   381.0 p1      46 x[0]
        movq [ebp - 64], mm6                            ;   282.0 p0+p3   80 x[3] spill
        movq mm6, [ebp - 24]                            ;   282.0 p2      80 x[0]
        movq mm4, [ebp + 0]                             ;   284.0 p2      80 x[1]
        pxor mm0, mm3                                   ;   374.0 p1      29 x
        psrld mm3, 0x13                                 ;   374.0 p1      46 x[0]
        pxor mm3, mm7                                   ;   383.0 p1      46 x[0]
        movq mm7, mm0                                   ;   376.0 p0      47 x[2] copy
        pslld mm7, 3                                    ;   383.0 p1      47 x[2]
        psrld mm0, 0x1d                                 ;   376.0 p1      47 x[2]
        pxor mm0, mm7                                   ;   385.0 p1      47 x[2]
        movq mm7, mm3                                   ;   385.0 p0      49 x[3] copy
        pxor mm2, mm3                                   ;   385.0 p1      48 x[1]
        pxor mm1, mm0                                   ;   387.0 p1      49 x[3]
        pxor mm2, mm0                                   ;   387.0 p1      48 x[1]
        pslld mm7, 3                                    ;   392.0 p1      49 x[3]
        pxor mm1, mm7                                   ;   394.0 p1      49 x[3]
        movq mm7, mm2                                   ;   389.0 p0      50 x[1] copy
        psrld mm2, 0x1f                                 ;   389.0 p1      50 x[1]
        pslld mm7, 1                                    ;   396.0 p1      50 x[1]
        pxor mm2, mm7                                   ;   398.0 p1      50 x[1]
        movq mm7, mm1                                   ;   396.0 p0      51 x[3] copy
        pxor mm3, mm2                                   ;   400.0 p1      52 x[0]
        pslld mm7, 7                                    ;   403.0 p1      51 x[3]
        pxor mm4, mm2                                   ;   400.0 p1      80 x[1]
        psrld mm1, 0x19                                 ;   396.0 p1      51 x[3]
        pxor mm1, mm7                                   ;   405.0 p1      51 x[3]
        movq mm7, mm4                                   ;   402.0 p0      30 x copy
        movq [ebp + 1000], mm7                          ;   409.0 p0+p3   30 x spill
        pslld mm2, 7                                    ;   400.0 p1      53 x[2]
        pxor mm0, mm2                                   ;   402.0 p1      53 x[2]
        pxor mm0, mm1                                   ;   407.0 p1      53 x[2]
        pxor mm3, mm1                                   ;   407.0 p1      52 x[0]
        movq [ebp + 1008], mm4                          ;   402.0 p0+p3   30 x spill
        movq mm2, [ebp - 64]                            ;   313.0 p2      80 x[3] reload
        pxor mm2, mm1                                   ;   407.0 p1      80 x[3]
        movq [ebp - 64], mm2                            ;   409.0 p0+p3   80 x[3] spill
        movq mm2, mm0                                   ;   409.0 p0      55 x[2] copy
        pslld mm2, 0x16                                 ;   416.0 p1      55 x[2]
        movq mm1, mm4                                   ;   402.0 p0      30 x copy
        movq mm7, [ebp - 64]                            ;   409.0 p2      30 x
        psrld mm0, 0xa                                  ;   409.0 p1      55 x[2]
        pxor mm5, mm0                                   ;   411.0 p1      80 x[2]
        pxor mm5, mm2                                   ;   418.0 p1      80 x[2]
        por mm1, mm5                                    ;   420.0 p1      30 x
        movq mm4, [ebp - 64]                            ;   409.0 p2      30 x
        movq mm0, mm3                                   ;   409.0 p0      54 x[0] copy
        psrld mm3, 0x1b                                 ;   409.0 p1      54 x[0]
        pand mm7, mm5                                   ;   420.0 p1      30 x
        pslld mm0, 5                                    ;   416.0 p1      54 x[0]
        pxor mm4, mm1                                   ;   422.0 p1      30 x
        movq mm1, [ebp + 1000]                          ;   409.0 p2      30 x reload
        pxor mm6, mm3                                   ;   411.0 p1      80 x[0]
        pxor mm6, mm0                                   ;   418.0 p1      80 x[0]
        pxor mm1, mm6                                   ;   420.0 p1      30 x
        pand mm6, mm4                                   ;   424.0 p1      30 x
        pxor mm7, mm1                                   ;   422.0 p1      30 x
        movq mm0, [ebp + 1008]                          ;   402.0 p2      30 x reload
        pxor mm0, mm5                                   ;   420.0 p1      30 x
        pxor mm1, mm6                                   ;   426.0 p1      48 x[1]
        pxor mm0, mm6                                   ;   426.0 p1      30 x
        pand mm6, mm0                                   ;   428.0 p1      30 x
        pxor mm6, mm4                                   ;   430.0 p1      30 x
        pxor mm4, mm7                                   ;   424.0 p1      30 x
        pand mm7, mm0                                   ;   428.0 p1      30 x
        pxor mm4, mm7                                   ;   430.0 p1      30 x
        pxor mm7, mm6                                   ;   432.0 p1      30 x
        pxor mm1, mm6                                   ;   432.0 p1      48 x[1]
        movq mm6, mm4                                   ;   432.0 p0      47 x[2] copy
        psrld mm4, 0x1d                                 ;   432.0 p1      47 x[2]
        pslld mm6, 3                                    ;   439.0 p1      47 x[2]
        pxor mm4, mm6                                   ;   441.0 p1      47 x[2]
        movq mm6, mm7                                   ;   434.0 p0      46 x[0] copy
        psrld mm7, 0x13                                 ;   434.0 p1      46 x[0]
        pslld mm6, 0xd                                  ;   441.0 p1      46 x[0]
        pxor mm7, mm6                                   ;   443.0 p1      46 x[0]
        movq mm6, mm7                                   ;   445.0 p0      49 x[3] copy
        pslld mm6, 3                                    ;   452.0 p1      49 x[3]
        movq mm2, [ebp + 560]                           ;   347.7 p2      80 x[0]
        movq mm5, [ebp + 32]                            ;   349.0 p2      80 x[2]
        movq [ebp + 1000], mm5                          ;   360.0 p0+p3   80 x[2] spill
        movq mm3, [ebp + 512]                           ;   350.0 p2      80 x[1]
        movq mm5, [ebp + 568]                           ;   351.0 p2      23 x
        pxor mm1, mm4                                   ;   443.0 p1      48 x[1]
        pxor mm0, mm4                                   ;   443.0 p1      49 x[3]
        pxor mm1, mm7                                   ;   445.0 p1      48 x[1]
        pxor mm0, mm6                                   ;   454.0 p1      49 x[3]
        movq mm6, mm1                                   ;   447.0 p0      50 x[1] copy
        psrld mm1, 0x1f                                 ;   447.0 p1      50 x[1]
        pslld mm6, 1                                    ;   454.0 p1      50 x[1]
        pxor mm1, mm6                                   ;   456.0 p1      50 x[1]
        pxor mm3, mm1                                   ;   458.0 p1      80 x[1]
        pxor mm7, mm1                                   ;   458.0 p1      52 x[0]
        pslld mm1, 7                                    ;   458.0 p1      53 x[2]
        pxor mm4, mm1                                   ;   460.0 p1      53 x[2]
        movq mm1, mm0                                   ;   456.0 p0      51 x[3] copy
        psrld mm0, 0x19                                 ;   456.0 p1      51 x[3]
        pslld mm1, 7                                    ;   463.0 p1      51 x[3]
        pxor mm0, mm1                                   ;   465.0 p1      51 x[3]
        pxor mm7, mm0                                   ;   467.0 p1      52 x[0]
        pxor mm4, mm0                                   ;   467.0 p1      53 x[2]
        pxor mm5, mm0                                   ;   467.0 p1      23 x
        movq mm0, mm7                                   ;   469.0 p0      54 x[0] copy
        pslld mm0, 5                                    ;   476.0 p1      54 x[0]
        psrld mm7, 0x1b                                 ;   469.0 p1      54 x[0]
        pxor mm2, mm7                                   ;   471.0 p1      80 x[0]
        pxor mm2, mm0                                   ;   478.0 p1      80 x[0]
        movq mm6, mm4                                   ;   469.0 p0      55 x[2] copy
        pslld mm6, 0x16                                 ;   476.0 p1      55 x[2]
        movq mm1, mm3                                   ;   460.0 p0      23 x copy
        psrld mm4, 0xa                                  ;   469.0 p1      55 x[2]
        movq mm7, [ebp + 1000]                          ;   371.7 p2      80 x[2] reload
        pxor mm7, mm4                                   ;   471.0 p1      80 x[2]
        pxor mm7, mm6                                   ;   478.0 p1      80 x[2]
        pxor mm1, mm7                                   ;   480.0 p1      23 x
        movq mm4, mm1                                   ;   482.0 p0      23 x copy
        pxor mm5, mm2                                   ;   480.0 p1      23 x
        pand mm3, mm5                                   ;   482.0 p1      23 x
        pxor mm3, mm2                                   ;   484.0 p1      23 x
        por mm2, mm5                                    ;   482.0 p1      23 x
        pand mm4, mm3                                   ;   489.0 p1      23 x
        pxor mm5, mm7                                   ;   482.0 p1      23 x
        pand mm7, mm3                                   ;   486.0 p1      23 x
        pxor mm3, mm5                                   ;   486.0 p1      23 x
        movq mm0, [ebp + 8]                             ;   384.0 p2      80 x[0]
        pxor mm2, mm1                                   ;   484.0 p1      23 x
        pand mm5, mm2                                   ;   486.0 p1      23 x
        por mm5, mm4                                    ;   491.0 p1      23 x
        pxor mm1, mm7                                   ;   488.0 p1      23 x
        pxor mm1, mm3                                   ;   490.0 p1      23 x
        movq mm4, mm1                                   ;   492.0 p0      47 x[2] copy
        pslld mm4, 3                                    ;   499.0 p1      47 x[2]
        pxor mm3, mm5                                   ;   493.0 p1      48 x[1]
        psrld mm1, 0x1d                                 ;   492.0 p1      47 x[2]
        pxor mm1, mm4                                   ;   501.0 p1      47 x[2]
        pxor mm3, mm1                                   ;   503.0 p1      48 x[1]
        movq mm4, mm5                                   ;   493.0 p0      46 x[0] copy
        psrld mm5, 0x13                                 ;   493.0 p1      46 x[0]
        pslld mm4, 0xd                                  ;   500.0 p1      46 x[0]
        pxor mm5, mm4                                   ;   502.0 p1      46 x[0]
        pxor mm2, mm1                                   ;   503.0 p1      49 x[3]
        pxor mm3, mm5                                   ;   505.0 p1      48 x[1]
        movq mm4, [serpent_encrypt.T0_constants64 + 24] ;   400.0 p2      24 x
        movq [ebp + 1008], mm4                          ;   411.0 p0+p3   24 x spill
        movq mm4, mm5                                   ;   504.0 p0      49 x[3] copy
        pslld mm4, 3                                    ;   511.0 p1      49 x[3]
        pxor mm2, mm4                                   ;   513.0 p1      49 x[3]
        movq mm4, mm3                                   ;   507.0 p0      50 x[1] copy
        pslld mm4, 1                                    ;   514.0 p1      50 x[1]
        psrld mm3, 0x1f                                 ;   507.0 p1      50 x[1]
        pxor mm3, mm4                                   ;   516.0 p1      50 x[1]
        movq mm6, [ebp + 488]                           ;   410.0 p2      80 x[1]
        pxor mm6, mm3                                   ;   518.0 p1      80 x[1]
        pxor mm5, mm3                                   ;   518.0 p1      52 x[0]
        pslld mm3, 7                                    ;   518.0 p1      53 x[2]
        pxor mm1, mm3                                   ;   520.0 p1      53 x[2]
        movq mm7, [ebp + 56]                            ;   411.7 p2      80 x[3]
        movq mm3, mm2                                   ;   515.0 p0      51 x[3] copy
        pslld mm3, 7                                    ;   522.0 p1      51 x[3]
        psrld mm2, 0x19                                 ;   515.0 p1      51 x[3]
        movq mm4, mm6                                   ;   520.0 p0      24 x copy
        movq [ebp + 1000], mm7                          ;   422.7 p0+p3   80 x[3] spill
        pxor mm2, mm3                                   ;   524.0 p1      51 x[3]
        pxor mm5, mm2                                   ;   526.0 p1      52 x[0]
        pxor mm1, mm2                                   ;   526.0 p1      53 x[2]
        movq mm3, [ebp + 1000]                          ;   422.7 p2      80 x[3] reload
        pxor mm3, mm2                                   ;   526.0 p1      80 x[3]
        movq mm2, mm6                                   ;   520.0 p0      24 x copy
        movq [ebp + 1000], mm3                          ;   528.0 p0+p3   80 x[3] spill
        pxor mm6, mm3                                   ;   528.0 p1      24 x
        movq [ebp + 1016], mm4                          ;   527.0 p0+p3   24 x spill
        movq mm3, mm5                                   ;   528.0 p0      54 x[0] copy
        psrld mm5, 0x1b                                 ;   528.0 p1      54 x[0]
        pslld mm3, 5                                    ;   535.0 p1      54 x[0]
        movq [ebp - 64], mm6                            ;   530.0 p0+p3   24 x spill
        movq mm6, [ebp + 1000]                          ;   528.0 p2      24 x
        movq mm7, [ebp + 48]                            ;   427.0 p2      80 x[2]
        pxor mm0, mm5                                   ;   530.0 p1      80 x[0]
        pxor mm0, mm3                                   ;   537.0 p1      80 x[0]
        movq mm5, mm1                                   ;   528.0 p0      55 x[2] copy
        pslld mm5, 0x16                                 ;   535.0 p1      55 x[2]
        psrld mm1, 0xa                                  ;   528.0 p1      55 x[2]
        pxor mm7, mm1                                   ;   530.0 p1      80 x[2]
        pand mm2, mm0                                   ;   539.0 p1      24 x
        pxor mm6, mm0                                   ;   539.0 p1      24 x
        movq mm0, [ebp - 64]                            ;   530.0 p2      24 x reload
        movq mm1, [ebp + 1016]                          ;   527.0 p2      24 x reload
        pxor mm7, mm5                                   ;   537.0 p1      80 x[2]
        por mm1, mm6                                    ;   541.0 p1      24 x
        movq mm3, [ebp + 1008]                          ;   439.3 p2      24 x reload
        pxor mm0, mm7                                   ;   541.0 p1      24 x
        por mm7, mm2                                    ;   541.0 p1      24 x
        pxor mm2, mm0                                   ;   543.0 p1      24 x
        pand mm0, mm7                                   ;   543.0 p1      24 x
        pxor mm3, mm1                                   ;   543.0 p1      24 x
        movq mm4, [ebp + 1000]                          ;   528.0 p2      24 x
        pxor mm4, mm2                                   ;   545.0 p1      24 x
        por mm0, mm3                                    ;   545.0 p1      24 x
        pxor mm3, mm4                                   ;   547.0 p1      24 x
        pxor mm7, mm2                                   ;   545.0 p1      24 x
        movq mm6, [ebp + 536]                           ;   455.0 p2      80 x[3]
        movq mm1, [ebp + 584]                           ;   456.0 p2      80 x[0]
        movq [ebp + 1008], mm6                          ;   466.0 p0+p3   80 x[3] spill
        movq mm6, [ebp + 528]                           ;   457.0 p2      80 x[1]
        movq mm5, [ebp + 592]                           ;   458.0 p2      80 x[2]
        pand mm4, mm0                                   ;   547.0 p1      24 x
        pxor mm4, mm3                                   ;   549.0 p1      24 x
        por mm7, mm0                                    ;   547.0 p1      24 x
        pxor mm7, mm3                                   ;   549.0 p1      48 x[1]
        movq mm3, mm2                                   ;   545.0 p0      47 x[2] copy
        pslld mm3, 3                                    ;   552.0 p1      47 x[2]
        psrld mm2, 0x1d                                 ;   545.0 p1      47 x[2]
        pxor mm2, mm3                                   ;   554.0 p1      47 x[2]
        pshufw mm3, mm4, 0xe4                           ;   551.0 p1      46 x[0] copy
        pslld mm3, 0xd                                  ;   553.0 p1      46 x[0]
        psrld mm4, 0x13                                 ;   551.0 p1      46 x[0]
        pxor mm4, mm3                                   ;   555.0 p1      46 x[0]
        pshufw mm3, mm4, 0xe4                           ;   557.0 p1      49 x[3] copy
        pslld mm3, 3                                    ;   559.0 p1      49 x[3]
        pxor mm7, mm2                                   ;   556.0 p1      48 x[1]
        pxor mm7, mm4                                   ;   558.0 p1      48 x[1]
        pxor mm0, mm2                                   ;   556.0 p1      49 x[3]
        pxor mm0, mm3                                   ;   561.0 p1      49 x[3]
        movq mm3, mm7                                   ;   560.0 p0      50 x[1] copy
        pslld mm3, 1                                    ;   567.0 p1      50 x[1]
        psrld mm7, 0x1f                                 ;   560.0 p1      50 x[1]
        pxor mm7, mm3                                   ;   569.0 p1      50 x[1]
        pshufw mm3, mm0, 0xe4                           ;   563.0 p1      51 x[3] copy
        pslld mm3, 7                                    ;   565.0 p1      51 x[3]
        psrld mm0, 0x19                                 ;   563.0 p1      51 x[3]
        pxor mm0, mm3                                   ;   567.0 p1      51 x[3]
        pxor mm4, mm0                                   ;   569.0 p1      52 x[0]
        pxor mm4, mm7                                   ;   571.0 p1      52 x[0]
        movq mm3, [ebp + 1008]                          ;   482.3 p2      80 x[3] reload
        pxor mm6, mm7                                   ;   571.0 p1      80 x[1]
        pslld mm7, 7                                    ;   571.0 p1      53 x[2]
        pxor mm3, mm0                                   ;   569.0 p1      80 x[3]
        pxor mm2, mm0                                   ;   569.0 p1      53 x[2]
        pxor mm2, mm7                                   ;   573.0 p1      53 x[2]
        pshufw mm7, mm4, 0xe4                           ;   573.0 p1      54 x[0] copy
        psrld mm4, 0x1b                                 ;   573.0 p1      54 x[0]
        pxor mm1, mm4                                   ;   575.0 p1      80 x[0]
        movq mm4, mm2                                   ;   575.0 p0      55 x[2] copy
        pslld mm7, 5                                    ;   575.0 p1      54 x[0]
        pxor mm1, mm7                                   ;   577.0 p1      80 x[0]
        psrld mm2, 0xa                                  ;   575.0 p1      55 x[2]
        pxor mm5, mm2                                   ;   577.0 p1      80 x[2]
        movq mm2, mm6                                   ;   573.0 p0      25 x copy
        pxor mm2, mm1                                   ;   580.0 p1      25 x
        movq mm7, mm6                                   ;   573.0 p0      25 x copy
        pslld mm4, 0x16                                 ;   582.0 p1      55 x[2]
        movq mm0, mm3                                   ;   571.0 p0      25 x copy
        pxor mm5, mm4                                   ;   584.0 p1      80 x[2]
        por mm0, mm1                                    ;   579.0 p1      25 x
        pxor mm2, mm5                                   ;   586.0 p1      25 x
        pxor mm7, mm0                                   ;   581.0 p1      25 x
        movq mm0, mm1                                   ;   579.0 p0      25 x copy
        pand mm0, mm5                                   ;   586.0 p1      25 x
        pxor mm3, mm0                                   ;   588.0 p1      25 x
        movq mm0, mm7                                   ;   583.0 p0      25 x copy
        por mm0, mm2                                    ;   590.0 p1      25 x
        pand mm6, mm3                                   ;   590.0 p1      25 x
        pxor mm3, mm2                                   ;   590.0 p1      25 x
        pxor mm0, mm3                                   ;   592.0 p1      25 x
        pxor mm1, mm3                                   ;   592.0 p1      25 x
        pshufw mm3, mm1, 0xe4                           ;   594.0 p1      46 x[0] copy
        psrld mm1, 0x13                                 ;   594.0 p1      46 x[0]
        pxor mm7, mm0                                   ;   594.0 p1      25 x
        pxor mm2, mm6                                   ;   592.0 p1      25 x
        pslld mm3, 0xd                                  ;   596.0 p1      46 x[0]
        pxor mm1, mm3                                   ;   598.0 p1      46 x[0]
        pshufw mm3, mm7, 0xe4                           ;   596.0 p1      47 x[2] copy
        pslld mm3, 3                                    ;   598.0 p1      47 x[2]
        psrld mm7, 0x1d                                 ;   596.0 p1      47 x[2]
        pxor mm7, mm3                                   ;   600.0 p1      47 x[2]
        pshufw mm3, mm1, 0xe4                           ;   600.0 p1      49 x[3] copy
        movq mm6, [ebp + 520]                           ;   522.0 p2      80 x[2]
        movq [ebp + 1008], mm6                          ;   533.0 p0+p3   80 x[2] spill
        movq mm6, [ebp + 80]                            ;   524.0 p2      80 x[3]
        pslld mm3, 3                                    ;   602.0 p1      49 x[3]
        pxor mm0, mm2                                   ;   594.0 p1      48 x[1]
        pxor mm0, mm1                                   ;   600.0 p1      48 x[1]
        pxor mm0, mm7                                   ;   602.0 p1      48 x[1]
        pxor mm2, mm7                                   ;   602.0 p1      49 x[3]
        pxor mm2, mm3                                   ;   604.0 p1      49 x[3]
        pshufw mm3, mm0, 0xe4                           ;   604.0 p1      50 x[1] copy
        psrld mm0, 0x1f                                 ;   604.0 p1      50 x[1]
        pslld mm3, 1                                    ;   606.0 p1      50 x[1]
        pxor mm0, mm3                                   ;   608.0 p1      50 x[1]
        pshufw mm3, mm2, 0xe4                           ;   606.0 p1      51 x[3] copy
        movq mm4, [ebp + 64]                            ;   530.3 p2      80 x[0]
        movq mm5, [ebp + 600]                           ;   531.3 p2      80 x[1]
        pxor mm5, mm0                                   ;   610.0 p1      80 x[1]
        pslld mm3, 7                                    ;   608.0 p1      51 x[3]
        psrld mm2, 0x19                                 ;   606.0 p1      51 x[3]
        pxor mm1, mm0                                   ;   610.0 p1      52 x[0]
        pxor mm2, mm3                                   ;   610.0 p1      51 x[3]
        pslld mm0, 7                                    ;   610.0 p1      53 x[2]
        pxor mm7, mm0                                   ;   612.0 p1      53 x[2]
        movq mm0, mm5                                   ;   612.0 p0      26 x copy
        pxor mm1, mm2                                   ;   612.0 p1      52 x[0]
        pxor mm7, mm2                                   ;   614.0 p1      53 x[2]
        pxor mm6, mm2                                   ;   612.0 p1      80 x[3]
        movq mm2, mm1                                   ;   614.0 p0      54 x[0] copy
        psrld mm1, 0x1b                                 ;   614.0 p1      54 x[0]
        pxor mm4, mm1                                   ;   616.0 p1      80 x[0]
        movq mm1, mm7                                   ;   616.0 p0      55 x[2] copy
        pslld mm1, 0x16                                 ;   623.0 p1      55 x[2]
        pslld mm2, 5                                    ;   621.0 p1      54 x[0]
        pxor mm4, mm2                                   ;   623.0 p1      80 x[0]
        psrld mm7, 0xa                                  ;   616.0 p1      55 x[2]
        movq mm2, [ebp + 1008]                          ;   543.0 p2      80 x[2] reload
        pxor mm5, mm6                                   ;   614.0 p1      26 x
        por mm6, mm4                                    ;   625.0 p1      26 x
        pand mm0, mm4                                   ;   625.0 p1      26 x
        pxor mm2, mm7                                   ;   618.0 p1      80 x[2]
        pxor mm2, mm1                                   ;   625.0 p1      80 x[2]
        pxor mm4, mm2                                   ;   627.0 p1      26 x
        por mm4, mm0                                    ;   629.0 p1      26 x
        pand mm2, mm6                                   ;   627.0 p1      26 x
        movq mm1, mm5                                   ;   616.0 p0      26 x copy
        pxor mm6, mm0                                   ;   627.0 p1      26 x
        por mm1, mm0                                    ;   627.0 p1      26 x
        por mm0, mm2                                    ;   629.0 p1      26 x
        pxor mm5, mm4                                   ;   631.0 p1      26 x
        pxor mm1, mm2                                   ;   629.0 p1      26 x
        por mm2, mm6                                    ;   629.0 p1      26 x
        pxor mm2, mm5                                   ;   633.0 p1      26 x
        pxor mm0, mm2                                   ;   635.0 p1      49 x[3]
        por mm6, mm1                                    ;   631.0 p1      26 x
        pand mm5, mm1                                   ;   633.0 p1      26 x
        pxor mm5, mm6                                   ;   635.0 p1      26 x
        pxor mm6, mm2                                   ;   635.0 p1      26 x
        movq mm2, mm5                                   ;   637.0 p0      46 x[0] copy
        pslld mm2, 0xd                                  ;   644.0 p1      46 x[0]
        psrld mm5, 0x13                                 ;   637.0 p1      46 x[0]
        pxor mm5, mm2                                   ;   646.0 p1      46 x[0]
        movq mm2, mm6                                   ;   637.0 p0      47 x[2] copy
        psrld mm6, 0x1d                                 ;   637.0 p1      47 x[2]
        pslld mm2, 3                                    ;   644.0 p1      47 x[2]
        pxor mm6, mm2                                   ;   646.0 p1      47 x[2]
        movq mm2, mm5                                   ;   648.0 p0      49 x[3] copy
        pslld mm2, 3                                    ;   655.0 p1      49 x[3]
        movq mm7, [ebp + 624]                           ;   561.0 p2      80 x[3]
        movq [ebp + 1008], mm7                          ;   572.0 p0+p3   80 x[3] spill
        movq mm3, [ebp + 608]                           ;   562.0 p2      80 x[0]
        pxor mm0, mm6                                   ;   648.0 p1      49 x[3]
        pxor mm1, mm5                                   ;   648.0 p1      48 x[1]
        pxor mm1, mm6                                   ;   650.0 p1      48 x[1]
        pxor mm0, mm2                                   ;   657.0 p1      49 x[3]
        movq mm2, mm1                                   ;   652.0 p0      50 x[1] copy
        psrld mm1, 0x1f                                 ;   652.0 p1      50 x[1]
        pslld mm2, 1                                    ;   659.0 p1      50 x[1]
        pxor mm1, mm2                                   ;   661.0 p1      50 x[1]
        movq mm2, mm0                                   ;   659.0 p0      51 x[3] copy
        pslld mm2, 7                                    ;   666.0 p1      51 x[3]
        movq mm4, [ebp + 544]                           ;   573.0 p2      80 x[1]
        psrld mm0, 0x19                                 ;   659.0 p1      51 x[3]
        pxor mm0, mm2                                   ;   668.0 p1      51 x[3]
        pxor mm5, mm1                                   ;   663.0 p1      52 x[0]
        pxor mm4, mm1                                   ;   663.0 p1      80 x[1]
        pslld mm1, 7                                    ;   663.0 p1      53 x[2]
        pxor mm6, mm1                                   ;   665.0 p1      53 x[2]
        movq mm1, [ebp + 1008]                          ;   575.3 p2      80 x[3] reload
        movq mm2, mm4                                   ;   665.0 p0      27 x copy
        movq [ebp + 1016], mm4                          ;   665.0 p0+p3   80 x[1] spill
        pxor mm5, mm0                                   ;   670.0 p1      52 x[0]
        pxor mm6, mm0                                   ;   670.0 p1      53 x[2]
        movq mm7, [ebp + 72]                            ;   582.7 p2      80 x[2]
        pxor mm1, mm0                                   ;   670.0 p1      80 x[3]
        movq [ebp + 1008], mm1                          ;   672.0 p0+p3   80 x[3] spill
        movq mm1, mm4                                   ;   665.0 p0      27 x copy
        movq [ebp - 64], mm1                            ;   672.0 p0+p3   27 x spill
        movq mm1, [ebp + 1008]                          ;   672.0 p2      27 x
        movq mm0, mm4                                   ;   665.0 p0      27 x copy
        movq mm4, [ebp + 1008]                          ;   672.0 p2      27 x
        movq [ebp + 1008], mm2                          ;   672.0 p0+p3   27 x spill
        movq mm2, [ebp + 1016]                          ;   665.0 p2      27 x
        movq [ebp + 1016], mm2                          ;   676.0 p0+p3   27 x spill
        pshufw mm2, mm5, 0xe4                           ;   672.0 p1      54 x[0] copy
        psrld mm5, 0x1b                                 ;   672.0 p1      54 x[0]
        pslld mm2, 5                                    ;   674.0 p1      54 x[0]
        pxor mm3, mm5                                   ;   674.0 p1      80 x[0]
        pxor mm3, mm2                                   ;   676.0 p1      80 x[0]
        movq mm2, mm6                                   ;   672.0 p0      55 x[2] copy
        psrld mm6, 0xa                                  ;   672.0 p1      55 x[2]
        pxor mm7, mm6                                   ;   674.0 p1      80 x[2]
        pslld mm2, 0x16                                 ;   679.0 p1      55 x[2]
        pxor mm0, mm3                                   ;   678.0 p1      27 x
        pxor mm4, mm3                                   ;   683.0 p1      27 x
        pand mm0, mm4                                   ;   685.0 p1      27 x
        movq mm5, mm4                                   ;   685.0 p0      27 x copy
        pxor mm7, mm2                                   ;   681.0 p1      80 x[2]
        pxor mm1, mm7                                   ;   683.0 p1      27 x
        pxor mm0, mm1                                   ;   687.0 p1      27 x
        por mm7, mm4                                    ;   685.0 p1      27 x
        pand mm1, mm7                                   ;   687.0 p1      27 x
        movq mm2, [ebp - 64]                            ;   672.0 p2      27 x reload
        pxor mm2, mm7                                   ;   687.0 p1      27 x
        pxor mm2, mm1                                   ;   689.0 p1      27 x
        pand mm1, mm0                                   ;   689.0 p1      27 x
        pxor mm5, mm1                                   ;   692.0 p1      27 x
        por mm2, mm1                                    ;   691.0 p1      27 x
        movq mm1, [ebp + 1016]                          ;   676.0 p2      27 x reload
        movq mm7, [ebp + 648]                           ;   606.3 p2      80 x[3]
        movq [ebp + 1016], mm7                          ;   617.3 p0+p3   80 x[3] spill
        movq mm7, [ebp + 1008]                          ;   672.0 p2      27 x reload
        pxor mm7, mm5                                   ;   694.0 p1      27 x
        pand mm1, mm0                                   ;   689.0 p1      27 x
        pxor mm4, mm1                                   ;   691.0 p1      49 x[3]
        movq mm1, mm0                                   ;   689.0 p0      46 x[0] copy
        pslld mm1, 0xd                                  ;   696.0 p1      46 x[0]
        psrld mm0, 0x13                                 ;   689.0 p1      46 x[0]
        pxor mm0, mm1                                   ;   698.0 p1      46 x[0]
        movq mm1, mm7                                   ;   696.0 p0      47 x[2] copy
        psrld mm7, 0x1d                                 ;   696.0 p1      47 x[2]
        pslld mm1, 3                                    ;   703.0 p1      47 x[2]
        pxor mm7, mm1                                   ;   705.0 p1      47 x[2]
        movq mm1, mm0                                   ;   700.0 p0      49 x[3] copy
        pslld mm1, 3                                    ;   707.0 p1      49 x[3]
        pxor mm4, mm1                                   ;   709.0 p1      49 x[3]
        movq mm6, [ebp + 576]                           ;   620.0 p2      80 x[1]
        movq mm3, [ebp + 112]                           ;   621.0 p2      80 x[0]
        pxor mm2, mm5                                   ;   694.0 p1      48 x[1]
        pxor mm2, mm0                                   ;   700.0 p1      48 x[1]
        pxor mm2, mm7                                   ;   707.0 p1      48 x[1]
        movq mm1, mm2                                   ;   709.0 p0      50 x[1] copy
        pslld mm1, 1                                    ;   716.0 p1      50 x[1]
        psrld mm2, 0x1f                                 ;   709.0 p1      50 x[1]
        pxor mm2, mm1                                   ;   718.0 p1      50 x[1]
        pxor mm4, mm7                                   ;   711.0 p1      49 x[3]
        movq mm1, mm4                                   ;   713.0 p0      51 x[3] copy
        psrld mm4, 0x19                                 ;   713.0 p1      51 x[3]
        pslld mm1, 7                                    ;   720.0 p1      51 x[3]
        pxor mm4, mm1                                   ;   722.0 p1      51 x[3]
        movq mm1, [ebp + 1016]                          ;   628.0 p2      80 x[3] reload
        pxor mm0, mm2                                   ;   720.0 p1      52 x[0]
        pxor mm6, mm2                                   ;   720.0 p1      80 x[1]
        pslld mm2, 7                                    ;   720.0 p1      53 x[2]
        pxor mm7, mm2                                   ;   722.0 p1      53 x[2]
        pxor mm7, mm4                                   ;   724.0 p1      53 x[2]
        pxor mm0, mm4                                   ;   724.0 p1      52 x[0]
        pxor mm1, mm4                                   ;   724.0 p1      80 x[3]
        movq mm4, mm0                                   ;   726.0 p0      54 x[0] copy
        pslld mm4, 5                                    ;   733.0 p1      54 x[0]
        movq mm5, [ebp + 632]                           ;   633.7 p2      28 x
        psrld mm0, 0x1b                                 ;   726.0 p1      54 x[0]
        pxor mm3, mm0                                   ;   728.0 p1      80 x[0]
        movq mm0, mm7                                   ;   726.0 p0      55 x[2] copy
        psrld mm7, 0xa                                  ;   726.0 p1      55 x[2]
        pslld mm0, 0x16                                 ;   733.0 p1      55 x[2]
        pxor mm3, mm4                                   ;   735.0 p1      80 x[0]
        movq mm2, mm6                                   ;   722.0 p0      28 x copy
        por mm2, mm3                                    ;   737.0 p1      28 x
        pxor mm5, mm7                                   ;   728.0 p1      28 x
        movq mm4, [ebp + 616]                           ;   648.0 p2      80 x[0]
        pxor mm6, mm1                                   ;   726.0 p1      28 x
        pxor mm6, mm3                                   ;   737.0 p1      28 x
        movq mm7, [ebp + 88]                            ;   649.0 p2      80 x[1]
        pxor mm5, mm0                                   ;   735.0 p1      28 x
        movq mm0, mm1                                   ;   726.0 p0      28 x copy
        pxor mm5, mm3                                   ;   737.0 p1      28 x
        pxor mm2, mm5                                   ;   739.0 p1      28 x
        por mm0, mm6                                    ;   739.0 p1      28 x
        pand mm5, mm3                                   ;   739.0 p1      28 x
        pxor mm3, mm2                                   ;   741.0 p1      28 x
        pand mm5, mm6                                   ;   741.0 p1      28 x
        pxor mm1, mm5                                   ;   743.0 p1      28 x
        pxor mm0, mm2                                   ;   741.0 p1      28 x
        pand mm2, mm1                                   ;   745.0 p1      28 x
        movq mm5, mm6                                   ;   739.0 p0      28 x copy
        pxor mm6, mm2                                   ;   747.0 p1      48 x[1]
        pxor mm1, mm3                                   ;   745.0 p1      49 x[3]
        pand mm3, mm0                                   ;   743.0 p1      28 x
        pxor mm5, mm3                                   ;   746.0 p1      28 x
        movq mm2, [ebp + 640]                           ;   668.0 p2      80 x[3]
        movq mm3, [ebp + 656]                           ;   669.0 p2      80 x[2]
        movq [ebp + 1016], mm3                          ;   680.0 p0+p3   80 x[2] spill
        pshufw mm3, mm0, 0xe4                           ;   743.0 p1      46 x[0] copy
        pslld mm3, 0xd                                  ;   745.0 p1      46 x[0]
        psrld mm0, 0x13                                 ;   743.0 p1      46 x[0]
        pxor mm0, mm3                                   ;   747.0 p1      46 x[0]
        pshufw mm3, mm5, 0xe4                           ;   748.0 p1      47 x[2] copy
        pslld mm3, 3                                    ;   750.0 p1      47 x[2]
        psrld mm5, 0x1d                                 ;   748.0 p1      47 x[2]
        pxor mm5, mm3                                   ;   752.0 p1      47 x[2]
        pxor mm6, mm0                                   ;   749.0 p1      48 x[1]
        pxor mm6, mm5                                   ;   754.0 p1      48 x[1]
        pshufw mm3, mm0, 0xe4                           ;   749.0 p1      49 x[3] copy
        pslld mm3, 3                                    ;   751.0 p1      49 x[3]
        pxor mm1, mm3                                   ;   753.0 p1      49 x[3]
        movq mm3, mm6                                   ;   756.0 p0      50 x[1] copy
        pslld mm3, 1                                    ;   763.0 p1      50 x[1]
        psrld mm6, 0x1f                                 ;   756.0 p1      50 x[1]
        pxor mm6, mm3                                   ;   765.0 p1      50 x[1]
        pxor mm1, mm5                                   ;   755.0 p1      49 x[3]
        pshufw mm3, mm1, 0xe4                           ;   757.0 p1      51 x[3] copy
        pslld mm3, 7                                    ;   759.0 p1      51 x[3]
        psrld mm1, 0x19                                 ;   757.0 p1      51 x[3]
        pxor mm1, mm3                                   ;   761.0 p1      51 x[3]
        pxor mm0, mm1                                   ;   763.0 p1      52 x[0]
        pxor mm0, mm6                                   ;   767.0 p1      52 x[0]
        pxor mm5, mm1                                   ;   763.0 p1      53 x[2]
        pxor mm2, mm1                                   ;   763.0 p1      80 x[3]
        movq [ebp + 1008], mm2                          ;   765.0 p0+p3   29 x spill
        movq mm3, mm2                                   ;   765.0 p0      29 x copy
        movq mm1, mm2                                   ;   765.0 p0      29 x copy
        movq mm2, [ebp + 1016]                          ;   687.3 p2      80 x[2] reload
        pxor mm7, mm6                                   ;   767.0 p1      80 x[1]
        pslld mm6, 7                                    ;   767.0 p1      53 x[2]
        pxor mm5, mm6                                   ;   769.0 p1      53 x[2]
        movq mm6, mm0                                   ;   769.0 p0      54 x[0] copy
        pslld mm6, 5                                    ;   776.0 p1      54 x[0]
        psrld mm0, 0x1b                                 ;   769.0 p1      54 x[0]
        pxor mm4, mm0                                   ;   771.0 p1      80 x[0]
        pxor mm4, mm6                                   ;   778.0 p1      80 x[0]
        pand mm3, mm4                                   ;   780.0 p1      29 x
        movq mm6, mm5                                   ;   771.0 p0      55 x[2] copy
        psrld mm5, 0xa                                  ;   771.0 p1      55 x[2]
        movq mm0, mm7                                   ;   769.0 p0      29 x copy
        pslld mm6, 0x16                                 ;   778.0 p1      55 x[2]
        pxor mm1, mm4                                   ;   780.0 p1      29 x
        pxor mm2, mm5                                   ;   773.0 p1      80 x[2]
        pxor mm2, mm6                                   ;   780.0 p1      80 x[2]
        pxor mm0, mm2                                   ;   782.0 p1      29 x
        pxor mm3, mm0                                   ;   784.0 p1      29 x
        pand mm7, mm1                                   ;   782.0 p1      29 x
        pxor mm7, mm0                                   ;   784.0 p1      29 x
        movq mm4, [ebp + 1008]                          ;   765.0 p2      29 x reload
        por mm0, mm1                                    ;   784.0 p1      29 x
        pxor mm1, mm3                                   ;   786.0 p1      29 x
        pxor mm4, mm2                                   ;   782.0 p1      29 x
        pxor mm0, mm4                                   ;   786.0 p1      29 x
        pand mm4, mm7                                   ;   786.0 p1      29 x
        pxor mm7, mm3                                   ;   786.0 p1      29 x
        pand mm7, mm0                                   ;   788.0 p1      29 x
        pxor mm4, mm1                                   ;   788.0 p1      29 x
        pxor mm1, mm7                                   ;   790.0 p1      49 x[3]
        movq mm7, [ebp + 104]                           ;   703.0 p2      80 x[0]
        movq [ebp + 1008], mm7                          ;   714.0 p0+p3   80 x[0] spill
        movq mm7, mm4                                   ;   790.0 p0      46 x[0] copy
        pxor mm0, mm4                                   ;   790.0 p1      29 x
        psrld mm4, 0x13                                 ;   790.0 p1      46 x[0]
        pslld mm7, 0xd                                  ;   797.0 p1      46 x[0]
        pxor mm4, mm7                                   ;   799.0 p1      46 x[0]
        pxor mm3, mm4                                   ;   801.0 p1      48 x[1]
        movq mm2, [ebp + 96]                            ;   712.0 p2      80 x[1]
        movq mm7, mm0                                   ;   792.0 p0      47 x[2] copy
        psrld mm0, 0x1d                                 ;   792.0 p1      47 x[2]
        pslld mm7, 3                                    ;   799.0 p1      47 x[2]
        pxor mm0, mm7                                   ;   801.0 p1      47 x[2]
        movq mm7, mm4                                   ;   801.0 p0      49 x[3] copy
        pslld mm7, 3                                    ;   808.0 p1      49 x[3]
        pxor mm1, mm0                                   ;   803.0 p1      49 x[3]
        pxor mm1, mm7                                   ;   810.0 p1      49 x[3]
        pxor mm3, mm0                                   ;   803.0 p1      48 x[1]
        movq mm7, mm3                                   ;   805.0 p0      50 x[1] copy
        psrld mm3, 0x1f                                 ;   805.0 p1      50 x[1]
        pslld mm7, 1                                    ;   812.0 p1      50 x[1]
        pxor mm3, mm7                                   ;   814.0 p1      50 x[1]
        pxor mm4, mm3                                   ;   816.0 p1      52 x[0]
        pxor mm2, mm3                                   ;   816.0 p1      80 x[1]
        movq mm7, mm1                                   ;   812.0 p0      51 x[3] copy
        pslld mm7, 7                                    ;   819.0 p1      51 x[3]
        psrld mm1, 0x19                                 ;   812.0 p1      51 x[3]
        pxor mm1, mm7                                   ;   821.0 p1      51 x[3]
        pslld mm3, 7                                    ;   816.0 p1      53 x[2]
        pxor mm0, mm3                                   ;   818.0 p1      53 x[2]
        pxor mm0, mm1                                   ;   823.0 p1      53 x[2]
        movq mm7, mm0                                   ;   825.0 p0      55 x[2] copy
        psrld mm0, 0xa                                  ;   825.0 p1      55 x[2]
        movq mm6, [ebp + 672]                           ;   736.3 p2      80 x[3]
        pxor mm4, mm1                                   ;   823.0 p1      52 x[0]
        movq mm3, mm2                                   ;   818.0 p0      30 x copy
        pxor mm6, mm1                                   ;   823.0 p1      80 x[3]
        movq [ebp + 1016], mm6                          ;   825.0 p0+p3   80 x[3] spill
        movq mm6, [ebp + 1008]                          ;   739.0 p2      80 x[0] reload
        movq [ebp + 1008], mm3                          ;   825.0 p0+p3   30 x spill
        movq mm3, [ebp + 1016]                          ;   825.0 p2      30 x
        pslld mm7, 0x16                                 ;   832.0 p1      55 x[2]
        movq mm1, mm2                                   ;   818.0 p0      30 x copy
        movq mm5, [ebp + 120]                           ;   741.0 p2      80 x[2]
        pxor mm5, mm0                                   ;   827.0 p1      80 x[2]
        movq mm0, mm4                                   ;   825.0 p0      54 x[0] copy
        psrld mm4, 0x1b                                 ;   825.0 p1      54 x[0]
        pxor mm6, mm4                                   ;   827.0 p1      80 x[0]
        pslld mm0, 5                                    ;   832.0 p1      54 x[0]
        pxor mm6, mm0                                   ;   834.0 p1      80 x[0]
        pxor mm5, mm7                                   ;   834.0 p1      80 x[2]
        movq mm4, [ebp + 1016]                          ;   825.0 p2      30 x
        por mm1, mm5                                    ;   836.0 p1      30 x
        pxor mm4, mm1                                   ;   838.0 p1      30 x
        movq mm0, [ebp + 1008]                          ;   825.0 p2      30 x reload
        pxor mm0, mm6                                   ;   836.0 p1      30 x
        pand mm6, mm4                                   ;   840.0 p1      30 x
        pand mm3, mm5                                   ;   836.0 p1      30 x
        pxor mm3, mm0                                   ;   838.0 p1      30 x
        pxor mm0, mm6                                   ;   842.0 p1      48 x[1]
        pxor mm2, mm5                                   ;   836.0 p1      30 x
        pxor mm2, mm6                                   ;   842.0 p1      30 x
        pand mm6, mm2                                   ;   844.0 p1      30 x
        movq mm5, [ebp + 664]                           ;   752.0 p2      80 x[1]
        movq mm7, [ebp + 136]                           ;   753.0 p2      80 x[2]
        movq [ebp + 1008], mm7                          ;   764.0 p0+p3   80 x[2] spill
        pxor mm6, mm4                                   ;   846.0 p1      30 x
        pxor mm4, mm3                                   ;   840.0 p1      30 x
        pand mm3, mm2                                   ;   844.0 p1      30 x
        pxor mm4, mm3                                   ;   846.0 p1      30 x
        pxor mm3, mm6                                   ;   848.0 p1      30 x
        pxor mm0, mm6                                   ;   848.0 p1      48 x[1]
        movq mm6, mm4                                   ;   848.0 p0      47 x[2] copy
        pslld mm6, 3                                    ;   855.0 p1      47 x[2]
        psrld mm4, 0x1d                                 ;   848.0 p1      47 x[2]
        pxor mm4, mm6                                   ;   857.0 p1      47 x[2]
        movq mm6, mm3                                   ;   850.0 p0      46 x[0] copy
        psrld mm3, 0x13                                 ;   850.0 p1      46 x[0]
        pxor mm0, mm4                                   ;   859.0 p1      48 x[1]
        pslld mm6, 0xd                                  ;   857.0 p1      46 x[0]
        pxor mm3, mm6                                   ;   859.0 p1      46 x[0]
        pxor mm0, mm3                                   ;   861.0 p1      48 x[1]
        movq mm6, mm3                                   ;   861.0 p0      49 x[3] copy
        pslld mm6, 3                                    ;   868.0 p1      49 x[3]
        pxor mm2, mm4                                   ;   859.0 p1      49 x[3]
        pxor mm2, mm6                                   ;   870.0 p1      49 x[3]
        movq mm6, mm0                                   ;   863.0 p0      50 x[1] copy
        psrld mm0, 0x1f                                 ;   863.0 p1      50 x[1]
        pslld mm6, 1                                    ;   870.0 p1      50 x[1]
        pxor mm0, mm6                                   ;   872.0 p1      50 x[1]
        movq mm6, [ebp + 1008]                          ;   772.3 p2      80 x[2] reload
        pxor mm5, mm0                                   ;   874.0 p1      80 x[1]
        pxor mm3, mm0                                   ;   874.0 p1      52 x[0]
        pslld mm0, 7                                    ;   874.0 p1      53 x[2]
        pxor mm4, mm0                                   ;   876.0 p1      53 x[2]
        movq mm0, mm2                                   ;   872.0 p0      51 x[3] copy
        psrld mm2, 0x19                                 ;   872.0 p1      51 x[3]
        pslld mm0, 7                                    ;   879.0 p1      51 x[3]
        pxor mm2, mm0                                   ;   881.0 p1      51 x[3]
        movq mm0, mm5                                   ;   876.0 p0      23 x copy
        movq mm7, [ebp + 680]                           ;   782.0 p2      23 x
        movq mm1, [ebp + 712]                           ;   783.0 p2      80 x[0]
        pxor mm3, mm2                                   ;   883.0 p1      52 x[0]
        pxor mm4, mm2                                   ;   883.0 p1      53 x[2]
        pxor mm7, mm2                                   ;   883.0 p1      23 x
        movq mm2, mm3                                   ;   885.0 p0      54 x[0] copy
        pslld mm2, 5                                    ;   892.0 p1      54 x[0]
        psrld mm3, 0x1b                                 ;   885.0 p1      54 x[0]
        pxor mm1, mm3                                   ;   887.0 p1      80 x[0]
        pxor mm1, mm2                                   ;   894.0 p1      80 x[0]
        pxor mm7, mm1                                   ;   896.0 p1      23 x
        pand mm5, mm7                                   ;   898.0 p1      23 x
        movq mm3, mm4                                   ;   885.0 p0      55 x[2] copy
        pslld mm3, 0x16                                 ;   892.0 p1      55 x[2]
        pxor mm5, mm1                                   ;   900.0 p1      23 x
        por mm1, mm7                                    ;   898.0 p1      23 x
        psrld mm4, 0xa                                  ;   885.0 p1      55 x[2]
        pxor mm6, mm4                                   ;   887.0 p1      80 x[2]
        movq mm2, [ebp + 128]                           ;   789.3 p2      80 x[0]
        pxor mm6, mm3                                   ;   894.0 p1      80 x[2]
        pxor mm0, mm6                                   ;   896.0 p1      23 x
        pxor mm1, mm0                                   ;   900.0 p1      23 x
        pxor mm7, mm6                                   ;   898.0 p1      23 x
        pand mm6, mm5                                   ;   902.0 p1      23 x
        movq mm3, mm0                                   ;   898.0 p0      23 x copy
        pand mm3, mm5                                   ;   905.0 p1      23 x
        pxor mm5, mm7                                   ;   902.0 p1      23 x
        pand mm7, mm1                                   ;   902.0 p1      23 x
        por mm7, mm3                                    ;   907.0 p1      23 x
        pxor mm0, mm6                                   ;   904.0 p1      23 x
        pxor mm0, mm5                                   ;   906.0 p1      23 x
        movq mm3, mm0                                   ;   908.0 p0      47 x[2] copy
        pslld mm3, 3                                    ;   915.0 p1      47 x[2]
        psrld mm0, 0x1d                                 ;   908.0 p1      47 x[2]
        pxor mm0, mm3                                   ;   917.0 p1      47 x[2]
        pxor mm5, mm7                                   ;   909.0 p1      48 x[1]
        movq mm3, mm7                                   ;   909.0 p0      46 x[0] copy
        psrld mm7, 0x13                                 ;   909.0 p1      46 x[0]
        pslld mm3, 0xd                                  ;   916.0 p1      46 x[0]
        pxor mm7, mm3                                   ;   918.0 p1      46 x[0]
        pxor mm5, mm0                                   ;   919.0 p1      48 x[1]
        pxor mm5, mm7                                   ;   921.0 p1      48 x[1]
        movq mm6, [ebp + 160]                           ;   813.0 p2      80 x[3]
        movq [ebp + 1008], mm6                          ;   824.0 p0+p3   80 x[3] spill
        movq mm3, [serpent_encrypt.T0_constants64 + 24] ;   818.0 p2      24 x
        movq [ebp + 1016], mm3                          ;   829.0 p0+p3   24 x spill
        pshufw mm3, mm7, 0xe4                           ;   920.0 p1      49 x[3] copy
        pslld mm3, 3                                    ;   922.0 p1      49 x[3]
        pxor mm1, mm0                                   ;   919.0 p1      49 x[3]
        pxor mm1, mm3                                   ;   924.0 p1      49 x[3]
        pshufw mm3, mm5, 0xe4                           ;   923.0 p1      50 x[1] copy
        psrld mm5, 0x1f                                 ;   923.0 p1      50 x[1]
        movq mm4, [ebp + 688]                           ;   832.0 p2      80 x[1]
        movq mm6, [ebp + 152]                           ;   833.0 p2      80 x[2]
        pslld mm3, 1                                    ;   925.0 p1      50 x[1]
        pxor mm5, mm3                                   ;   927.0 p1      50 x[1]
        pshufw mm3, mm1, 0xe4                           ;   926.0 p1      51 x[3] copy
        psrld mm1, 0x19                                 ;   926.0 p1      51 x[3]
        pslld mm3, 7                                    ;   928.0 p1      51 x[3]
        pxor mm1, mm3                                   ;   930.0 p1      51 x[3]
        pxor mm7, mm5                                   ;   929.0 p1      52 x[0]
        pxor mm7, mm1                                   ;   932.0 p1      52 x[0]
        movq mm3, [ebp + 1008]                          ;   835.3 p2      80 x[3] reload
        pxor mm3, mm1                                   ;   932.0 p1      80 x[3]
        movq [ebp + 1008], mm3                          ;   934.0 p0+p3   80 x[3] spill
        pxor mm4, mm5                                   ;   929.0 p1      80 x[1]
        pslld mm5, 7                                    ;   929.0 p1      53 x[2]
        pxor mm0, mm5                                   ;   931.0 p1      53 x[2]
        pxor mm0, mm1                                   ;   933.0 p1      53 x[2]
        pshufw mm5, mm4, 0xe4                           ;   931.0 p1      24 x copy
        movq [ebp + 1000], mm5                          ;   933.0 p0+p3   24 x spill
        movq mm1, mm4                                   ;   931.0 p0      24 x copy
        pxor mm4, mm3                                   ;   934.0 p1      24 x
        movq mm3, mm7                                   ;   934.0 p0      54 x[0] copy
        psrld mm7, 0x1b                                 ;   934.0 p1      54 x[0]
        pxor mm2, mm7                                   ;   936.0 p1      80 x[0]
        pslld mm3, 5                                    ;   941.0 p1      54 x[0]
        pxor mm2, mm3                                   ;   943.0 p1      80 x[0]
        movq mm7, mm0                                   ;   935.0 p0      55 x[2] copy
        pslld mm7, 0x16                                 ;   942.0 p1      55 x[2]
        psrld mm0, 0xa                                  ;   935.0 p1      55 x[2]
        pxor mm6, mm0                                   ;   937.0 p1      80 x[2]
        movq mm0, [ebp + 1000]                          ;   933.0 p2      24 x reload
        movq [ebp - 64], mm4                            ;   936.0 p0+p3   24 x spill
        movq mm4, [ebp + 1008]                          ;   934.0 p2      24 x
        movq mm5, [ebp + 1008]                          ;   934.0 p2      24 x
        pxor mm4, mm2                                   ;   945.0 p1      24 x
        pand mm1, mm2                                   ;   945.0 p1      24 x
        movq mm3, [ebp + 1016]                          ;   848.7 p2      24 x reload
        pxor mm6, mm7                                   ;   944.0 p1      80 x[2]
        movq mm2, [ebp - 64]                            ;   936.0 p2      24 x reload
        pxor mm2, mm6                                   ;   947.0 p1      24 x
        por mm6, mm1                                    ;   947.0 p1      24 x
        pxor mm1, mm2                                   ;   949.0 p1      24 x
        pand mm2, mm6                                   ;   949.0 p1      24 x
        movq mm7, [ebp + 696]                           ;   857.3 p2      80 x[3]
        por mm0, mm4                                    ;   947.0 p1      24 x
        pxor mm3, mm0                                   ;   949.0 p1      24 x
        por mm2, mm3                                    ;   951.0 p1      24 x
        pxor mm6, mm1                                   ;   951.0 p1      24 x
        por mm6, mm2                                    ;   953.0 p1      24 x
        pxor mm5, mm1                                   ;   951.0 p1      24 x
        pxor mm3, mm5                                   ;   953.0 p1      24 x
        pxor mm6, mm3                                   ;   955.0 p1      48 x[1]
        pand mm5, mm2                                   ;   953.0 p1      24 x
        pxor mm5, mm3                                   ;   955.0 p1      24 x
        pshufw mm3, mm1, 0xe4                           ;   951.0 p1      47 x[2] copy
        psrld mm1, 0x1d                                 ;   951.0 p1      47 x[2]
        pslld mm3, 3                                    ;   953.0 p1      47 x[2]
        pxor mm1, mm3                                   ;   955.0 p1      47 x[2]
        pshufw mm3, mm5, 0xe4                           ;   957.0 p1      46 x[0] copy
        pslld mm3, 0xd                                  ;   959.0 p1      46 x[0]
        psrld mm5, 0x13                                 ;   957.0 p1      46 x[0]
        pxor mm5, mm3                                   ;   961.0 p1      46 x[0]
        pshufw mm3, mm5, 0xe4                           ;   963.0 p1      49 x[3] copy
        pslld mm3, 3                                    ;   965.0 p1      49 x[3]
        pxor mm2, mm1                                   ;   957.0 p1      49 x[3]
        pxor mm6, mm1                                   ;   957.0 p1      48 x[1]
        pxor mm2, mm3                                   ;   967.0 p1      49 x[3]
        pxor mm6, mm5                                   ;   963.0 p1      48 x[1]
        pshufw mm3, mm6, 0xe4                           ;   965.0 p1      50 x[1] copy
        pslld mm3, 1                                    ;   967.0 p1      50 x[1]
        psrld mm6, 0x1f                                 ;   965.0 p1      50 x[1]
        pxor mm6, mm3                                   ;   969.0 p1      50 x[1]
        movq mm0, [ebp + 720]                           ;   885.3 p2      80 x[0]
        pxor mm5, mm6                                   ;   971.0 p1      52 x[0]
        pshufw mm3, mm2, 0xe4                           ;   969.0 p1      51 x[3] copy
        psrld mm2, 0x19                                 ;   969.0 p1      51 x[3]
        movq [ebp + 1016], mm7                          ;   894.3 p0+p3   80 x[3] spill
        movq mm7, [ebp + 736]                           ;   896.0 p2      80 x[1]
        pxor mm7, mm6                                   ;   971.0 p1      80 x[1]
        pslld mm6, 7                                    ;   971.0 p1      53 x[2]
        pslld mm3, 7                                    ;   971.0 p1      51 x[3]
        pxor mm2, mm3                                   ;   973.0 p1      51 x[3]
        movq mm3, [ebp + 1016]                          ;   902.0 p2      80 x[3] reload
        pxor mm1, mm6                                   ;   973.0 p1      53 x[2]
        pxor mm1, mm2                                   ;   975.0 p1      53 x[2]
        pshufw mm6, mm7, 0xe4                           ;   973.0 p1      25 x copy
        pxor mm5, mm2                                   ;   975.0 p1      52 x[0]
        movq [ebp + 1016], mm7                          ;   973.0 p0+p3   25 x spill
        pxor mm3, mm2                                   ;   975.0 p1      80 x[3]
        movq mm2, mm7                                   ;   973.0 p0      25 x copy
        pshufw mm7, mm5, 0xe4                           ;   977.0 p1      54 x[0] copy
        pslld mm7, 5                                    ;   979.0 p1      54 x[0]
        psrld mm5, 0x1b                                 ;   977.0 p1      54 x[0]
        pxor mm0, mm5                                   ;   979.0 p1      80 x[0]
        pxor mm0, mm7                                   ;   981.0 p1      80 x[0]
        movq mm4, [ebp + 728]                           ;   909.0 p2      80 x[2]
        movq mm5, mm1                                   ;   977.0 p0      55 x[2] copy
        psrld mm1, 0xa                                  ;   977.0 p1      55 x[2]
        pxor mm4, mm1                                   ;   979.0 p1      80 x[2]
        movq mm1, mm3                                   ;   977.0 p0      25 x copy
        pslld mm5, 0x16                                 ;   984.0 p1      55 x[2]
        pxor mm4, mm5                                   ;   986.0 p1      80 x[2]
        por mm1, mm0                                    ;   984.0 p1      25 x
        pxor mm6, mm1                                   ;   986.0 p1      25 x
        movq mm1, mm0                                   ;   983.0 p0      25 x copy
        pand mm1, mm4                                   ;   990.0 p1      25 x
        pxor mm2, mm0                                   ;   983.0 p1      25 x
        pxor mm2, mm4                                   ;   988.0 p1      25 x
        pshufw mm4, mm6, 0xe4                           ;   988.0 p1      25 x copy
        movq mm5, mm2                                   ;   990.0 p0      25 x copy
        por mm4, mm2                                    ;   990.0 p1      25 x
        pxor mm3, mm1                                   ;   992.0 p1      25 x
        pxor mm5, mm3                                   ;   997.0 p1      25 x
        pxor mm4, mm5                                   ;   999.0 p1      25 x
        movq mm7, [ebp + 760]                           ;   925.0 p2      80 x[1]
        movq [ebp - 64], mm7                            ;   936.0 p0+p3   80 x[1] spill
        movq mm7, [ebp + 704]                           ;   926.0 p2      80 x[2]
        movq [ebp + 1000], mm7                          ;   937.0 p0+p3   80 x[2] spill
        movq mm7, [ebp + 1016]                          ;   973.0 p2      25 x reload
        pand mm7, mm3                                   ;   994.0 p1      25 x
        pxor mm2, mm7                                   ;   996.0 p1      25 x
        pxor mm0, mm5                                   ;   999.0 p1      25 x
        pxor mm6, mm4                                   ;  1001.0 p1      25 x
        pshufw mm5, mm0, 0xe4                           ;  1001.0 p1      46 x[0] copy
        psrld mm0, 0x13                                 ;  1001.0 p1      46 x[0]
        pxor mm4, mm2                                   ;  1001.0 p1      48 x[1]
        pslld mm5, 0xd                                  ;  1003.0 p1      46 x[0]
        pxor mm0, mm5                                   ;  1005.0 p1      46 x[0]
        pshufw mm5, mm6, 0xe4                           ;  1003.0 p1      47 x[2] copy
        psrld mm6, 0x1d                                 ;  1003.0 p1      47 x[2]
        pslld mm5, 3                                    ;  1005.0 p1      47 x[2]
        pxor mm4, mm0                                   ;  1007.0 p1      48 x[1]
        pxor mm6, mm5                                   ;  1007.0 p1      47 x[2]
        pxor mm4, mm6                                   ;  1009.0 p1      48 x[1]
        pxor mm2, mm6                                   ;  1009.0 p1      49 x[3]
        movq mm5, mm0                                   ;  1007.0 p0      49 x[3] copy
        pslld mm5, 3                                    ;  1014.0 p1      49 x[3]
        movq mm3, [ebp + 176]                           ;   937.0 p2      80 x[3]
        pxor mm2, mm5                                   ;  1016.0 p1      49 x[3]
        movq mm5, mm4                                   ;  1011.0 p0      50 x[1] copy
        psrld mm4, 0x1f                                 ;  1011.0 p1      50 x[1]
        pslld mm5, 1                                    ;  1018.0 p1      50 x[1]
        pxor mm4, mm5                                   ;  1020.0 p1      50 x[1]
        movq mm5, mm2                                   ;  1018.0 p0      51 x[3] copy
        psrld mm2, 0x19                                 ;  1018.0 p1      51 x[3]
        pslld mm5, 7                                    ;  1025.0 p1      51 x[3]
        pxor mm2, mm5                                   ;  1027.0 p1      51 x[3]
        pxor mm0, mm4                                   ;  1022.0 p1      52 x[0]
        pxor mm0, mm2                                   ;  1029.0 p1      52 x[0]
        movq mm1, [ebp + 144]                           ;   946.0 p2      80 x[0]
        movq mm5, [ebp - 64]                            ;   947.0 p2      80 x[1] reload
        pxor mm5, mm4                                   ;  1022.0 p1      80 x[1]
        pslld mm4, 7                                    ;  1022.0 p1      53 x[2]
        pxor mm6, mm4                                   ;  1024.0 p1      53 x[2]
        movq mm4, mm0                                   ;  1031.0 p0      54 x[0] copy
        pslld mm4, 5                                    ;  1038.0 p1      54 x[0]
        movq mm7, [ebp + 1000]                          ;   948.3 p2      80 x[2] reload
        pxor mm6, mm2                                   ;  1029.0 p1      53 x[2]
        pxor mm3, mm2                                   ;  1029.0 p1      80 x[3]
        movq mm2, mm5                                   ;  1024.0 p0      26 x copy
        pxor mm5, mm3                                   ;  1031.0 p1      26 x
        psrld mm0, 0x1b                                 ;  1031.0 p1      54 x[0]
        pxor mm1, mm0                                   ;  1033.0 p1      80 x[0]
        pxor mm1, mm4                                   ;  1040.0 p1      80 x[0]
        movq mm4, [ebp + 768]                           ;   951.3 p2      80 x[1]
        movq mm0, mm6                                   ;  1031.0 p0      55 x[2] copy
        psrld mm6, 0xa                                  ;  1031.0 p1      55 x[2]
        pslld mm0, 0x16                                 ;  1038.0 p1      55 x[2]
        por mm3, mm1                                    ;  1042.0 p1      26 x
        pxor mm7, mm6                                   ;  1033.0 p1      80 x[2]
        pand mm2, mm1                                   ;  1042.0 p1      26 x
        pxor mm7, mm0                                   ;  1040.0 p1      80 x[2]
        pxor mm1, mm7                                   ;  1042.0 p1      26 x
        pand mm7, mm3                                   ;  1044.0 p1      26 x
        movq mm0, mm5                                   ;  1033.0 p0      26 x copy
        por mm0, mm2                                    ;  1044.0 p1      26 x
        por mm1, mm2                                    ;  1044.0 p1      26 x
        pxor mm5, mm1                                   ;  1046.0 p1      26 x
        pxor mm3, mm2                                   ;  1044.0 p1      26 x
        por mm2, mm7                                    ;  1046.0 p1      26 x
        pxor mm0, mm7                                   ;  1046.0 p1      26 x
        por mm7, mm3                                    ;  1046.0 p1      26 x
        pxor mm7, mm5                                   ;  1048.0 p1      26 x
        por mm3, mm0                                    ;  1048.0 p1      26 x
        pand mm5, mm0                                   ;  1048.0 p1      26 x
        pxor mm5, mm3                                   ;  1050.0 p1      26 x
        pxor mm3, mm7                                   ;  1050.0 p1      26 x
        movq mm6, [ebp + 800]                           ;   967.7 p2      80 x[3]
        movq [ebp + 1000], mm6                          ;   978.7 p0+p3   80 x[3] spill
        pxor mm2, mm7                                   ;  1050.0 p1      49 x[3]
        movq mm7, mm5                                   ;  1052.0 p0      46 x[0] copy
        psrld mm5, 0x13                                 ;  1052.0 p1      46 x[0]
        pslld mm7, 0xd                                  ;  1059.0 p1      46 x[0]
        pxor mm5, mm7                                   ;  1061.0 p1      46 x[0]
        movq mm6, [ebp + 168]                           ;   973.0 p2      80 x[2]
        movq mm7, mm3                                   ;  1052.0 p0      47 x[2] copy
        pslld mm7, 3                                    ;  1059.0 p1      47 x[2]
        psrld mm3, 0x1d                                 ;  1052.0 p1      47 x[2]
        pxor mm3, mm7                                   ;  1061.0 p1      47 x[2]
        pxor mm2, mm3                                   ;  1063.0 p1      49 x[3]
        pxor mm0, mm5                                   ;  1063.0 p1      48 x[1]
        pxor mm0, mm3                                   ;  1065.0 p1      48 x[1]
        movq mm7, mm5                                   ;  1063.0 p0      49 x[3] copy
        pslld mm7, 3                                    ;  1070.0 p1      49 x[3]
        pxor mm2, mm7                                   ;  1072.0 p1      49 x[3]
        movq mm7, mm0                                   ;  1067.0 p0      50 x[1] copy
        pslld mm7, 1                                    ;  1074.0 p1      50 x[1]
        psrld mm0, 0x1f                                 ;  1067.0 p1      50 x[1]
        pxor mm0, mm7                                   ;  1076.0 p1      50 x[1]
        movq mm7, mm2                                   ;  1074.0 p0      51 x[3] copy
        psrld mm2, 0x19                                 ;  1074.0 p1      51 x[3]
        pxor mm4, mm0                                   ;  1078.0 p1      80 x[1]
        pxor mm5, mm0                                   ;  1078.0 p1      52 x[0]
        pslld mm7, 7                                    ;  1081.0 p1      51 x[3]
        pxor mm2, mm7                                   ;  1083.0 p1      51 x[3]
        pxor mm5, mm2                                   ;  1085.0 p1      52 x[0]
        pslld mm0, 7                                    ;  1078.0 p1      53 x[2]
        movq mm1, [ebp + 744]                           ;   983.0 p2      80 x[0]
        movq mm7, mm4                                   ;  1080.0 p0      27 x copy
        pxor mm3, mm0                                   ;  1080.0 p1      53 x[2]
        movq [ebp - 64], mm4                            ;  1080.0 p0+p3   80 x[1] spill
        pxor mm3, mm2                                   ;  1085.0 p1      53 x[2]
        movq mm0, [ebp + 1000]                          ;   986.0 p2      80 x[3] reload
        pxor mm0, mm2                                   ;  1085.0 p1      80 x[3]
        movq mm2, mm4                                   ;  1080.0 p0      27 x copy
        movq [ebp + 1000], mm0                          ;  1087.0 p0+p3   80 x[3] spill
        movq mm0, mm4                                   ;  1080.0 p0      27 x copy
        movq [ebp + 1016], mm0                          ;  1087.0 p0+p3   27 x spill
        movq mm0, [ebp + 1000]                          ;  1087.0 p2      27 x
        movq mm4, [ebp + 1000]                          ;  1087.0 p2      27 x
        movq [ebp + 1000], mm7                          ;  1087.0 p0+p3   27 x spill
        movq mm7, [ebp - 64]                            ;  1080.0 p2      27 x
        movq [ebp - 64], mm7                            ;  1091.0 p0+p3   27 x spill
        movq mm7, mm5                                   ;  1087.0 p0      54 x[0] copy
        psrld mm5, 0x1b                                 ;  1087.0 p1      54 x[0]
        pslld mm7, 5                                    ;  1094.0 p1      54 x[0]
        pxor mm1, mm5                                   ;  1089.0 p1      80 x[0]
        movq mm5, mm3                                   ;  1087.0 p0      55 x[2] copy
        psrld mm3, 0xa                                  ;  1087.0 p1      55 x[2]
        pslld mm5, 0x16                                 ;  1094.0 p1      55 x[2]
        pxor mm1, mm7                                   ;  1096.0 p1      80 x[0]
        pxor mm2, mm1                                   ;  1098.0 p1      27 x
        pxor mm4, mm1                                   ;  1098.0 p1      27 x
        movq mm1, [ebp + 1016]                          ;  1087.0 p2      27 x reload
        pxor mm6, mm3                                   ;  1089.0 p1      80 x[2]
        movq mm3, [ebp + 184]                           ;  1006.0 p2      80 x[0]
        movq mm7, [ebp + 1000]                          ;  1087.0 p2      27 x reload
        pxor mm6, mm5                                   ;  1096.0 p1      80 x[2]
        pxor mm0, mm6                                   ;  1098.0 p1      27 x
        pand mm2, mm4                                   ;  1100.0 p1      27 x
        pxor mm2, mm0                                   ;  1102.0 p1      27 x
        movq mm5, mm4                                   ;  1100.0 p0      27 x copy
        por mm6, mm4                                    ;  1100.0 p1      27 x
        pxor mm1, mm6                                   ;  1102.0 p1      27 x
        pand mm0, mm6                                   ;  1102.0 p1      27 x
        movq mm6, [ebp + 752]                           ;  1014.0 p2      80 x[1]
        pxor mm1, mm0                                   ;  1104.0 p1      27 x
        pand mm0, mm2                                   ;  1104.0 p1      27 x
        pxor mm5, mm0                                   ;  1107.0 p1      27 x
        por mm1, mm0                                    ;  1106.0 p1      27 x
        movq mm0, [ebp - 64]                            ;  1091.0 p2      27 x reload
        pand mm0, mm2                                   ;  1104.0 p1      27 x
        pxor mm4, mm0                                   ;  1106.0 p1      49 x[3]
        movq mm0, mm2                                   ;  1104.0 p0      46 x[0] copy
        pslld mm0, 0xd                                  ;  1111.0 p1      46 x[0]
        psrld mm2, 0x13                                 ;  1104.0 p1      46 x[0]
        pxor mm2, mm0                                   ;  1113.0 p1      46 x[0]
        pxor mm7, mm5                                   ;  1109.0 p1      27 x
        movq mm0, mm7                                   ;  1111.0 p0      47 x[2] copy
        psrld mm7, 0x1d                                 ;  1111.0 p1      47 x[2]
        pxor mm1, mm5                                   ;  1109.0 p1      48 x[1]
        pslld mm0, 3                                    ;  1118.0 p1      47 x[2]
        pxor mm7, mm0                                   ;  1120.0 p1      47 x[2]
        movq mm0, mm2                                   ;  1115.0 p0      49 x[3] copy
        pxor mm1, mm2                                   ;  1115.0 p1      48 x[1]
        pxor mm1, mm7                                   ;  1122.0 p1      48 x[1]
        pslld mm0, 3                                    ;  1122.0 p1      49 x[3]
        pxor mm4, mm0                                   ;  1124.0 p1      49 x[3]
        pxor mm4, mm7                                   ;  1126.0 p1      49 x[3]
        pshufw mm0, mm1, 0xe4                           ;  1124.0 p1      50 x[1] copy
        psrld mm1, 0x1f                                 ;  1124.0 p1      50 x[1]
        pslld mm0, 1                                    ;  1126.0 p1      50 x[1]
        pxor mm1, mm0                                   ;  1128.0 p1      50 x[1]
        movq mm0, mm4                                   ;  1128.0 p0      51 x[3] copy
        pslld mm0, 7                                    ;  1135.0 p1      51 x[3]
        psrld mm4, 0x19                                 ;  1128.0 p1      51 x[3]
        pxor mm4, mm0                                   ;  1137.0 p1      51 x[3]
        pxor mm2, mm1                                   ;  1130.0 p1      52 x[0]
        pxor mm2, mm4                                   ;  1139.0 p1      52 x[0]
        pxor mm6, mm1                                   ;  1130.0 p1      80 x[1]
        movq mm0, mm6                                   ;  1132.0 p0      28 x copy
        movq mm5, [ebp + 792]                           ;  1045.3 p2      80 x[3]
        movq [ebp + 1000], mm5                          ;  1056.3 p0+p3   80 x[3] spill
        movq mm5, [ebp + 776]                           ;  1046.3 p2      28 x
        pslld mm1, 7                                    ;  1130.0 p1      53 x[2]
        pxor mm7, mm1                                   ;  1132.0 p1      53 x[2]
        movq mm1, [ebp + 1000]                          ;  1056.3 p2      80 x[3] reload
        pxor mm7, mm4                                   ;  1139.0 p1      53 x[2]
        pxor mm1, mm4                                   ;  1139.0 p1      80 x[3]
        movq mm4, mm2                                   ;  1141.0 p0      54 x[0] copy
        psrld mm2, 0x1b                                 ;  1141.0 p1      54 x[0]
        pxor mm3, mm2                                   ;  1143.0 p1      80 x[0]
        movq mm2, mm7                                   ;  1141.0 p0      55 x[2] copy
        psrld mm7, 0xa                                  ;  1141.0 p1      55 x[2]
        pslld mm4, 5                                    ;  1148.0 p1      54 x[0]
        pxor mm3, mm4                                   ;  1150.0 p1      80 x[0]
        pxor mm6, mm1                                   ;  1141.0 p1      28 x
        por mm0, mm3                                    ;  1152.0 p1      28 x
        pslld mm2, 0x16                                 ;  1148.0 p1      55 x[2]
        pxor mm5, mm7                                   ;  1143.0 p1      28 x
        pxor mm5, mm2                                   ;  1150.0 p1      28 x
        movq mm2, mm1                                   ;  1141.0 p0      28 x copy
        pxor mm5, mm3                                   ;  1152.0 p1      28 x
        pxor mm0, mm5                                   ;  1154.0 p1      28 x
        pand mm5, mm3                                   ;  1154.0 p1      28 x
        pxor mm6, mm3                                   ;  1152.0 p1      28 x
        pand mm5, mm6                                   ;  1156.0 p1      28 x
        pxor mm3, mm0                                   ;  1156.0 p1      28 x
        pxor mm1, mm5                                   ;  1158.0 p1      28 x
        por mm2, mm6                                    ;  1154.0 p1      28 x
        pxor mm2, mm0                                   ;  1156.0 p1      28 x
        pand mm0, mm1                                   ;  1160.0 p1      28 x
        pxor mm1, mm3                                   ;  1160.0 p1      49 x[3]
        movq mm7, mm6                                   ;  1154.0 p0      28 x copy
        pand mm3, mm2                                   ;  1158.0 p1      28 x
        pxor mm7, mm3                                   ;  1161.0 p1      28 x
        pshufw mm3, mm2, 0xe4                           ;  1158.0 p1      46 x[0] copy
        pslld mm3, 0xd                                  ;  1160.0 p1      46 x[0]
        psrld mm2, 0x13                                 ;  1158.0 p1      46 x[0]
        pxor mm2, mm3                                   ;  1162.0 p1      46 x[0]
        pshufw mm3, mm7, 0xe4                           ;  1163.0 p1      47 x[2] copy
        psrld mm7, 0x1d                                 ;  1163.0 p1      47 x[2]
        movq mm4, [ebp + 808]                           ;  1082.0 p2      80 x[0]
        pslld mm3, 3                                    ;  1165.0 p1      47 x[2]
        pxor mm6, mm0                                   ;  1162.0 p1      48 x[1]
        pxor mm6, mm2                                   ;  1164.0 p1      48 x[1]
        pxor mm7, mm3                                   ;  1167.0 p1      47 x[2]
        movq mm3, mm2                                   ;  1164.0 p0      49 x[3] copy
        pxor mm1, mm7                                   ;  1169.0 p1      49 x[3]
        movq mm0, [ebp + 200]                           ;  1088.3 p2      80 x[1]
        movq [ebp + 1000], mm0                          ;  1099.3 p0+p3   80 x[1] spill
        movq mm0, [ebp + 784]                           ;  1089.3 p2      80 x[2]
        pxor mm6, mm7                                   ;  1169.0 p1      48 x[1]
        pslld mm3, 3                                    ;  1171.0 p1      49 x[3]
        pxor mm1, mm3                                   ;  1173.0 p1      49 x[3]
        movq mm3, mm6                                   ;  1171.0 p0      50 x[1] copy
        pslld mm3, 1                                    ;  1178.0 p1      50 x[1]
        movq mm5, [ebp + 824]                           ;  1091.3 p2      80 x[3]
        psrld mm6, 0x1f                                 ;  1171.0 p1      50 x[1]
        pxor mm6, mm3                                   ;  1180.0 p1      50 x[1]
        pshufw mm3, mm1, 0xe4                           ;  1175.0 p1      51 x[3] copy
        psrld mm1, 0x19                                 ;  1175.0 p1      51 x[3]
        pslld mm3, 7                                    ;  1177.0 p1      51 x[3]
        pxor mm1, mm3                                   ;  1179.0 p1      51 x[3]
        pxor mm2, mm1                                   ;  1181.0 p1      52 x[0]
        pxor mm2, mm6                                   ;  1183.0 p1      52 x[0]
        pxor mm7, mm1                                   ;  1181.0 p1      53 x[2]
        pxor mm5, mm1                                   ;  1181.0 p1      80 x[3]
        movq mm1, [ebp + 1000]                          ;  1100.7 p2      80 x[1] reload
        pxor mm1, mm6                                   ;  1182.0 p1      80 x[1]
        movq mm3, mm2                                   ;  1185.0 p0      54 x[0] copy
        pslld mm3, 5                                    ;  1192.0 p1      54 x[0]
        pslld mm6, 7                                    ;  1182.0 p1      53 x[2]
        pxor mm7, mm6                                   ;  1184.0 p1      53 x[2]
        psrld mm2, 0x1b                                 ;  1185.0 p1      54 x[0]
        pxor mm4, mm2                                   ;  1187.0 p1      80 x[0]
        movq mm6, mm5                                   ;  1183.0 p0      29 x copy
        movq mm2, mm5                                   ;  1183.0 p0      29 x copy
        pxor mm4, mm3                                   ;  1194.0 p1      80 x[0]
        pand mm6, mm4                                   ;  1196.0 p1      29 x
        pxor mm2, mm4                                   ;  1196.0 p1      29 x
        movq mm4, mm7                                   ;  1186.0 p0      55 x[2] copy
        pslld mm4, 0x16                                 ;  1193.0 p1      55 x[2]
        psrld mm7, 0xa                                  ;  1186.0 p1      55 x[2]
        pxor mm0, mm7                                   ;  1188.0 p1      80 x[2]
        movq mm7, [ebp + 816]                           ;  1107.0 p2      80 x[3]
        movq mm3, mm1                                   ;  1184.0 p0      29 x copy
        movq [ebp + 1000], mm7                          ;  1118.0 p0+p3   80 x[3] spill
        movq mm7, [ebp + 208]                           ;  1108.3 p2      80 x[0]
        pxor mm0, mm4                                   ;  1195.0 p1      80 x[2]
        pxor mm3, mm0                                   ;  1197.0 p1      29 x
        pand mm1, mm2                                   ;  1198.0 p1      29 x
        pxor mm6, mm3                                   ;  1199.0 p1      29 x
        pxor mm5, mm0                                   ;  1197.0 p1      29 x
        movq mm0, [ebp + 192]                           ;  1110.3 p2      80 x[1]
        pxor mm1, mm3                                   ;  1200.0 p1      29 x
        por mm3, mm2                                    ;  1199.0 p1      29 x
        pxor mm3, mm5                                   ;  1201.0 p1      29 x
        pxor mm2, mm6                                   ;  1201.0 p1      29 x
        pand mm5, mm1                                   ;  1202.0 p1      29 x
        pxor mm5, mm2                                   ;  1204.0 p1      29 x
        pxor mm1, mm6                                   ;  1202.0 p1      29 x
        pand mm1, mm3                                   ;  1204.0 p1      29 x
        pxor mm2, mm1                                   ;  1206.0 p1      49 x[3]
        movq mm1, mm5                                   ;  1206.0 p0      46 x[0] copy
        pxor mm3, mm5                                   ;  1206.0 p1      29 x
        psrld mm5, 0x13                                 ;  1206.0 p1      46 x[0]
        pslld mm1, 0xd                                  ;  1213.0 p1      46 x[0]
        pxor mm5, mm1                                   ;  1215.0 p1      46 x[0]
        movq mm1, mm3                                   ;  1208.0 p0      47 x[2] copy
        psrld mm3, 0x1d                                 ;  1208.0 p1      47 x[2]
        pslld mm1, 3                                    ;  1215.0 p1      47 x[2]
        pxor mm3, mm1                                   ;  1217.0 p1      47 x[2]
        movq mm1, mm5                                   ;  1217.0 p0      49 x[3] copy
        pslld mm1, 3                                    ;  1224.0 p1      49 x[3]
        pxor mm6, mm5                                   ;  1217.0 p1      48 x[1]
        movq mm4, [ebp + 224]                           ;  1135.0 p2      80 x[2]
        pxor mm2, mm3                                   ;  1219.0 p1      49 x[3]
        pxor mm6, mm3                                   ;  1219.0 p1      48 x[1]
        pxor mm2, mm1                                   ;  1226.0 p1      49 x[3]
        movq mm1, mm6                                   ;  1221.0 p0      50 x[1] copy
        pslld mm1, 1                                    ;  1228.0 p1      50 x[1]
        psrld mm6, 0x1f                                 ;  1221.0 p1      50 x[1]
        pxor mm6, mm1                                   ;  1230.0 p1      50 x[1]
        pxor mm0, mm6                                   ;  1232.0 p1      80 x[1]
        movq mm1, mm2                                   ;  1228.0 p0      51 x[3] copy
        psrld mm2, 0x19                                 ;  1228.0 p1      51 x[3]
        pslld mm1, 7                                    ;  1235.0 p1      51 x[3]
        pxor mm5, mm6                                   ;  1232.0 p1      52 x[0]
        pslld mm6, 7                                    ;  1232.0 p1      53 x[2]
        pxor mm3, mm6                                   ;  1234.0 p1      53 x[2]
        pxor mm2, mm1                                   ;  1237.0 p1      51 x[3]
        movq mm1, [ebp + 1000]                          ;  1144.7 p2      80 x[3] reload
        pxor mm5, mm2                                   ;  1239.0 p1      52 x[0]
        pxor mm3, mm2                                   ;  1239.0 p1      53 x[2]
        pxor mm1, mm2                                   ;  1239.0 p1      80 x[3]
        movq [ebp + 1000], mm1                          ;  1241.0 p0+p3   80 x[3] spill
        movq mm1, mm3                                   ;  1241.0 p0      55 x[2] copy
        psrld mm3, 0xa                                  ;  1241.0 p1      55 x[2]
        pxor mm4, mm3                                   ;  1243.0 p1      80 x[2]
        movq mm3, mm5                                   ;  1241.0 p0      54 x[0] copy
        psrld mm5, 0x1b                                 ;  1241.0 p1      54 x[0]
        pslld mm3, 5                                    ;  1248.0 p1      54 x[0]
        movq mm6, mm0                                   ;  1234.0 p0      30 x copy
        pxor mm7, mm5                                   ;  1243.0 p1      80 x[0]
        movq [ebp - 64], mm0                            ;  1234.0 p0+p3   30 x spill
        pslld mm1, 0x16                                 ;  1248.0 p1      55 x[2]
        pxor mm4, mm1                                   ;  1250.0 p1      80 x[2]
        pxor mm7, mm3                                   ;  1250.0 p1      80 x[0]
        movq [ebp + 1016], mm6                          ;  1241.0 p0+p3   30 x spill
        movq mm6, [ebp + 1000]                          ;  1241.0 p2      30 x
        movq mm2, mm0                                   ;  1234.0 p0      30 x copy
        por mm2, mm4                                    ;  1252.0 p1      30 x
        movq mm0, [ebp + 1000]                          ;  1241.0 p2      30 x
        pxor mm0, mm2                                   ;  1254.0 p1      30 x
        movq mm2, [ebp + 1016]                          ;  1241.0 p2      30 x reload
        pxor mm2, mm7                                   ;  1252.0 p1      30 x
        pand mm7, mm0                                   ;  1256.0 p1      30 x
        pand mm6, mm4                                   ;  1252.0 p1      30 x
        pxor mm6, mm2                                   ;  1254.0 p1      30 x
        pxor mm2, mm7                                   ;  1258.0 p1      48 x[1]
        movq mm1, [ebp - 64]                            ;  1234.0 p2      30 x reload
        pxor mm1, mm4                                   ;  1252.0 p1      30 x
        pxor mm1, mm7                                   ;  1258.0 p1      30 x
        pand mm7, mm1                                   ;  1260.0 p1      30 x
        pxor mm7, mm0                                   ;  1262.0 p1      30 x
        pxor mm0, mm6                                   ;  1256.0 p1      30 x
        pand mm6, mm1                                   ;  1260.0 p1      30 x
        pxor mm0, mm6                                   ;  1262.0 p1      30 x
        pxor mm6, mm7                                   ;  1264.0 p1      30 x
        pxor mm2, mm7                                   ;  1264.0 p1      48 x[1]
        movq mm7, mm0                                   ;  1264.0 p0      47 x[2] copy
        psrld mm0, 0x1d                                 ;  1264.0 p1      47 x[2]
        pslld mm7, 3                                    ;  1271.0 p1      47 x[2]
        pxor mm0, mm7                                   ;  1273.0 p1      47 x[2]
        pxor mm2, mm0                                   ;  1275.0 p1      48 x[1]
        movq mm7, mm6                                   ;  1266.0 p0      46 x[0] copy
        psrld mm6, 0x13                                 ;  1266.0 p1      46 x[0]
        pslld mm7, 0xd                                  ;  1273.0 p1      46 x[0]
        pxor mm6, mm7                                   ;  1275.0 p1      46 x[0]
        pxor mm2, mm6                                   ;  1277.0 p1      48 x[1]
        movq mm7, mm6                                   ;  1277.0 p0      49 x[3] copy
        movq mm5, [ebp + 216]                           ;  1182.3 p2      80 x[2]
        movq mm4, [ebp + 856]                           ;  1183.3 p2      80 x[1]
        movq mm3, [ebp + 832]                           ;  1184.3 p2      80 x[0]
        pslld mm7, 3                                    ;  1284.0 p1      49 x[3]
        pxor mm1, mm0                                   ;  1275.0 p1      49 x[3]
        pxor mm1, mm7                                   ;  1286.0 p1      49 x[3]
        movq mm7, mm2                                   ;  1279.0 p0      50 x[1] copy
        pslld mm7, 1                                    ;  1286.0 p1      50 x[1]
        psrld mm2, 0x1f                                 ;  1279.0 p1      50 x[1]
        pxor mm2, mm7                                   ;  1288.0 p1      50 x[1]
        movq [ebp + 1016], mm5                          ;  1193.3 p0+p3   80 x[2] spill
        movq mm7, [ebp + 1016]                          ;  1194.0 p2      80 x[2] reload
        pxor mm6, mm2                                   ;  1290.0 p1      52 x[0]
        pxor mm4, mm2                                   ;  1290.0 p1      80 x[1]
        pslld mm2, 7                                    ;  1290.0 p1      53 x[2]
        pxor mm0, mm2                                   ;  1292.0 p1      53 x[2]
        movq mm2, mm1                                   ;  1288.0 p0      51 x[3] copy
        psrld mm1, 0x19                                 ;  1288.0 p1      51 x[3]
        pslld mm2, 7                                    ;  1295.0 p1      51 x[3]
        pxor mm1, mm2                                   ;  1297.0 p1      51 x[3]
        pxor mm6, mm1                                   ;  1299.0 p1      52 x[0]
        pxor mm0, mm1                                   ;  1299.0 p1      53 x[2]
        movq mm5, [ebp + 840]                           ;  1199.3 p2      23 x
        pxor mm5, mm1                                   ;  1299.0 p1      23 x
        movq mm1, mm6                                   ;  1301.0 p0      54 x[0] copy
        pslld mm1, 5                                    ;  1308.0 p1      54 x[0]
        psrld mm6, 0x1b                                 ;  1301.0 p1      54 x[0]
        movq mm2, mm4                                   ;  1292.0 p0      23 x copy
        pxor mm3, mm6                                   ;  1303.0 p1      80 x[0]
        movq mm6, mm0                                   ;  1301.0 p0      55 x[2] copy
        psrld mm0, 0xa                                  ;  1301.0 p1      55 x[2]
        pxor mm3, mm1                                   ;  1310.0 p1      80 x[0]
        pslld mm6, 0x16                                 ;  1308.0 p1      55 x[2]
        pxor mm7, mm0                                   ;  1303.0 p1      80 x[2]
        pxor mm7, mm6                                   ;  1310.0 p1      80 x[2]
        pxor mm2, mm7                                   ;  1312.0 p1      23 x
        movq mm1, mm2                                   ;  1314.0 p0      23 x copy
        pxor mm5, mm3                                   ;  1312.0 p1      23 x
        pand mm4, mm5                                   ;  1314.0 p1      23 x
        pxor mm4, mm3                                   ;  1316.0 p1      23 x
        por mm3, mm5                                    ;  1314.0 p1      23 x
        pxor mm5, mm7                                   ;  1314.0 p1      23 x
        pand mm7, mm4                                   ;  1318.0 p1      23 x
        pxor mm3, mm2                                   ;  1316.0 p1      23 x
        pand mm1, mm4                                   ;  1321.0 p1      23 x
        pxor mm4, mm5                                   ;  1318.0 p1      23 x
        pxor mm2, mm7                                   ;  1320.0 p1      23 x
        pxor mm2, mm4                                   ;  1322.0 p1      23 x
        pand mm5, mm3                                   ;  1318.0 p1      23 x
        por mm5, mm1                                    ;  1323.0 p1      23 x
        movq mm1, mm2                                   ;  1324.0 p0      47 x[2] copy
        pslld mm1, 3                                    ;  1331.0 p1      47 x[2]
        psrld mm2, 0x1d                                 ;  1324.0 p1      47 x[2]
        pxor mm4, mm5                                   ;  1325.0 p1      48 x[1]
        pxor mm2, mm1                                   ;  1333.0 p1      47 x[2]
        pshufw mm1, mm5, 0xe4                           ;  1325.0 p1      46 x[0] copy
        psrld mm5, 0x13                                 ;  1325.0 p1      46 x[0]
        pslld mm1, 0xd                                  ;  1327.0 p1      46 x[0]
        pxor mm5, mm1                                   ;  1329.0 p1      46 x[0]
        pxor mm4, mm5                                   ;  1331.0 p1      48 x[1]
        movq mm1, [serpent_encrypt.T0_constants64 + 24] ;  1228.3 p2      24 x
        movq [ebp - 64], mm1                            ;  1239.3 p0+p3   24 x spill
        pshufw mm1, mm5, 0xe4                           ;  1331.0 p1      49 x[3] copy
        pslld mm1, 3                                    ;  1333.0 p1      49 x[3]
        pxor mm3, mm2                                   ;  1335.0 p1      49 x[3]
        pxor mm4, mm2                                   ;  1335.0 p1      48 x[1]
        pxor mm3, mm1                                   ;  1337.0 p1      49 x[3]
        pshufw mm1, mm4, 0xe4                           ;  1337.0 p1      50 x[1] copy
        pslld mm1, 1                                    ;  1339.0 p1      50 x[1]
        psrld mm4, 0x1f                                 ;  1337.0 p1      50 x[1]
        pxor mm4, mm1                                   ;  1341.0 p1      50 x[1]
        pxor mm5, mm4                                   ;  1343.0 p1      52 x[0]
        movq mm7, [ebp + 232]                           ;  1241.0 p2      80 x[3]
        movq mm0, [ebp + 240]                           ;  1242.0 p2      80 x[0]
        movq mm6, [ebp + 848]                           ;  1243.0 p2      80 x[1]
        pshufw mm1, mm3, 0xe4                           ;  1339.0 p1      51 x[3] copy
        movq [ebp + 1016], mm7                          ;  1252.0 p0+p3   80 x[3] spill
        movq mm7, [ebp + 296]                           ;  1248.0 p2      80 x[2]
        psrld mm3, 0x19                                 ;  1339.0 p1      51 x[3]
        pslld mm1, 7                                    ;  1341.0 p1      51 x[3]
        pxor mm3, mm1                                   ;  1343.0 p1      51 x[3]
        movq mm1, [ebp + 1016]                          ;  1252.0 p2      80 x[3] reload
        pxor mm5, mm3                                   ;  1345.0 p1      52 x[0]
        pxor mm6, mm4                                   ;  1343.0 p1      80 x[1]
        pslld mm4, 7                                    ;  1343.0 p1      53 x[2]
        pxor mm2, mm4                                   ;  1345.0 p1      53 x[2]
        pxor mm1, mm3                                   ;  1345.0 p1      80 x[3]
        movq mm4, mm6                                   ;  1345.0 p0      24 x copy
        pxor mm2, mm3                                   ;  1347.0 p1      53 x[2]
        pshufw mm3, mm5, 0xe4                           ;  1347.0 p1      54 x[0] copy
        psrld mm5, 0x1b                                 ;  1347.0 p1      54 x[0]
        pxor mm0, mm5                                   ;  1349.0 p1      80 x[0]
        pslld mm3, 5                                    ;  1349.0 p1      54 x[0]
        pxor mm0, mm3                                   ;  1351.0 p1      80 x[0]
        movq mm3, mm6                                   ;  1345.0 p0      24 x copy
        pand mm3, mm0                                   ;  1353.0 p1      24 x
        pxor mm0, mm1                                   ;  1353.0 p1      24 x
        por mm4, mm0                                    ;  1355.0 p1      24 x
        movq mm0, mm2                                   ;  1349.0 p0      55 x[2] copy
        psrld mm2, 0xa                                  ;  1349.0 p1      55 x[2]
        pxor mm7, mm2                                   ;  1351.0 p1      80 x[2]
        movq mm2, mm3                                   ;  1355.0 p0      24 x copy
        movq mm5, [ebp + 864]                           ;  1260.3 p2      80 x[0]
        pslld mm0, 0x16                                 ;  1356.0 p1      55 x[2]
        pxor mm7, mm0                                   ;  1358.0 p1      80 x[2]
        por mm2, mm7                                    ;  1362.0 p1      24 x
        movq mm0, [ebp - 64]                            ;  1264.0 p2      24 x reload
        pxor mm6, mm1                                   ;  1347.0 p1      24 x
        pxor mm6, mm7                                   ;  1360.0 p1      24 x
        pxor mm3, mm6                                   ;  1362.0 p1      24 x
        pxor mm0, mm4                                   ;  1357.0 p1      24 x
        pand mm6, mm2                                   ;  1364.0 p1      24 x
        movq mm4, mm0                                   ;  1359.0 p0      24 x copy
        pxor mm2, mm3                                   ;  1364.0 p1      24 x
        pxor mm1, mm3                                   ;  1364.0 p1      24 x
        por mm4, mm6                                    ;  1366.0 p1      24 x
        por mm2, mm4                                    ;  1368.0 p1      24 x
        pxor mm0, mm1                                   ;  1366.0 p1      24 x
        pand mm1, mm4                                   ;  1368.0 p1      24 x
        movq mm7, [ebp + 888]                           ;  1278.0 p2      80 x[3]
        pxor mm1, mm0                                   ;  1370.0 p1      24 x
        pxor mm0, mm2                                   ;  1370.0 p1      48 x[1]
        movq mm2, mm3                                   ;  1364.0 p0      47 x[2] copy
        pslld mm2, 3                                    ;  1371.0 p1      47 x[2]
        psrld mm3, 0x1d                                 ;  1364.0 p1      47 x[2]
        pxor mm3, mm2                                   ;  1373.0 p1      47 x[2]
        pshufw mm2, mm1, 0xe4                           ;  1372.0 p1      46 x[0] copy
        psrld mm1, 0x13                                 ;  1372.0 p1      46 x[0]
        pslld mm2, 0xd                                  ;  1374.0 p1      46 x[0]
        pxor mm1, mm2                                   ;  1376.0 p1      46 x[0]
        pshufw mm2, mm1, 0xe4                           ;  1378.0 p1      49 x[3] copy
        pxor mm0, mm3                                   ;  1375.0 p1      48 x[1]
        pslld mm2, 3                                    ;  1380.0 p1      49 x[3]
        pxor mm4, mm3                                   ;  1375.0 p1      49 x[3]
        pxor mm4, mm2                                   ;  1382.0 p1      49 x[3]
        pxor mm0, mm1                                   ;  1378.0 p1      48 x[1]
        pshufw mm2, mm0, 0xe4                           ;  1380.0 p1      50 x[1] copy
        pslld mm2, 1                                    ;  1382.0 p1      50 x[1]
        movq mm6, [ebp + 896]                           ;  1292.7 p2      80 x[2]
        psrld mm0, 0x1f                                 ;  1380.0 p1      50 x[1]
        movq [ebp - 64], mm7                            ;  1295.0 p0+p3   80 x[3] spill
        movq mm7, [ebp + 872]                           ;  1297.0 p2      80 x[1]
        pxor mm0, mm2                                   ;  1384.0 p1      50 x[1]
        pxor mm7, mm0                                   ;  1386.0 p1      80 x[1]
        pshufw mm2, mm7, 0xe4                           ;  1388.0 p1      25 x copy
        pxor mm1, mm0                                   ;  1386.0 p1      52 x[0]
        pslld mm0, 7                                    ;  1386.0 p1      53 x[2]
        pxor mm3, mm0                                   ;  1388.0 p1      53 x[2]
        pshufw mm0, mm4, 0xe4                           ;  1384.0 p1      51 x[3] copy
        pslld mm0, 7                                    ;  1386.0 p1      51 x[3]
        psrld mm4, 0x19                                 ;  1384.0 p1      51 x[3]
        pxor mm4, mm0                                   ;  1388.0 p1      51 x[3]
        pxor mm3, mm4                                   ;  1390.0 p1      53 x[2]
        movq mm0, [ebp - 64]                            ;  1311.7 p2      80 x[3] reload
        pxor mm0, mm4                                   ;  1390.0 p1      80 x[3]
        movq [ebp - 64], mm7                            ;  1388.0 p0+p3   25 x spill
        pxor mm1, mm4                                   ;  1390.0 p1      52 x[0]
        pshufw mm4, mm7, 0xe4                           ;  1388.0 p1      25 x copy
        pshufw mm7, mm1, 0xe4                           ;  1392.0 p1      54 x[0] copy
        pslld mm7, 5                                    ;  1394.0 p1      54 x[0]
        psrld mm1, 0x1b                                 ;  1392.0 p1      54 x[0]
        pxor mm5, mm1                                   ;  1394.0 p1      80 x[0]
        pshufw mm1, mm3, 0xe4                           ;  1392.0 p1      55 x[2] copy
        psrld mm3, 0xa                                  ;  1392.0 p1      55 x[2]
        pxor mm6, mm3                                   ;  1394.0 p1      80 x[2]
        movq mm3, [ebp - 64]                            ;  1388.0 p2      25 x reload
        pslld mm1, 0x16                                 ;  1394.0 p1      55 x[2]
        pxor mm6, mm1                                   ;  1396.0 p1      80 x[2]
        movq mm1, mm0                                   ;  1392.0 p0      25 x copy
        pxor mm5, mm7                                   ;  1396.0 p1      80 x[0]
        pxor mm2, mm6                                   ;  1398.0 p1      25 x
        movq mm7, [ebp + 256]                           ;  1325.3 p2      80 x[3]
        movq [ebp - 64], mm7                            ;  1336.3 p0+p3   80 x[3] spill
        pand mm6, mm5                                   ;  1398.0 p1      25 x
        pxor mm0, mm6                                   ;  1400.0 p1      25 x
        pxor mm2, mm5                                   ;  1400.0 p1      25 x
        pand mm3, mm0                                   ;  1402.0 p1      25 x
        pxor mm0, mm2                                   ;  1402.0 p1      25 x
        pxor mm3, mm2                                   ;  1404.0 p1      25 x
        por mm1, mm5                                    ;  1399.0 p1      25 x
        pxor mm4, mm1                                   ;  1401.0 p1      25 x
        pxor mm5, mm0                                   ;  1404.0 p1      25 x
        por mm2, mm4                                    ;  1403.0 p1      25 x
        pxor mm0, mm2                                   ;  1405.0 p1      25 x
        pshufw mm7, mm5, 0xe4                           ;  1406.0 p1      46 x[0] copy
        pslld mm7, 0xd                                  ;  1408.0 p1      46 x[0]
        psrld mm5, 0x13                                 ;  1406.0 p1      46 x[0]
        pxor mm5, mm7                                   ;  1410.0 p1      46 x[0]
        movq mm6, [ebp + 880]                           ;  1339.3 p2      80 x[1]
        movq mm1, [ebp + 248]                           ;  1340.3 p2      80 x[0]
        movq mm2, [ebp + 920]                           ;  1341.3 p2      80 x[2]
        pxor mm4, mm0                                   ;  1407.0 p1      25 x
        movq mm7, mm4                                   ;  1409.0 p0      47 x[2] copy
        pslld mm7, 3                                    ;  1416.0 p1      47 x[2]
        pxor mm0, mm3                                   ;  1407.0 p1      48 x[1]
        psrld mm4, 0x1d                                 ;  1409.0 p1      47 x[2]
        pxor mm4, mm7                                   ;  1418.0 p1      47 x[2]
        movq mm7, mm5                                   ;  1412.0 p0      49 x[3] copy
        pslld mm7, 3                                    ;  1419.0 p1      49 x[3]
        pxor mm3, mm7                                   ;  1421.0 p1      49 x[3]
        pxor mm3, mm4                                   ;  1423.0 p1      49 x[3]
        pxor mm0, mm5                                   ;  1412.0 p1      48 x[1]
        pxor mm0, mm4                                   ;  1420.0 p1      48 x[1]
        movq mm7, mm0                                   ;  1422.0 p0      50 x[1] copy
        pslld mm7, 1                                    ;  1429.0 p1      50 x[1]
        psrld mm0, 0x1f                                 ;  1422.0 p1      50 x[1]
        pxor mm0, mm7                                   ;  1431.0 p1      50 x[1]
        pxor mm6, mm0                                   ;  1433.0 p1      80 x[1]
        movq mm7, mm3                                   ;  1425.0 p0      51 x[3] copy
        pslld mm7, 7                                    ;  1432.0 p1      51 x[3]
        psrld mm3, 0x19                                 ;  1425.0 p1      51 x[3]
        pxor mm3, mm7                                   ;  1434.0 p1      51 x[3]
        pxor mm5, mm0                                   ;  1433.0 p1      52 x[0]
        pxor mm5, mm3                                   ;  1436.0 p1      52 x[0]
        movq mm7, mm5                                   ;  1438.0 p0      54 x[0] copy
        psrld mm5, 0x1b                                 ;  1438.0 p1      54 x[0]
        pslld mm0, 7                                    ;  1433.0 p1      53 x[2]
        pxor mm4, mm0                                   ;  1435.0 p1      53 x[2]
        pxor mm1, mm5                                   ;  1440.0 p1      80 x[0]
        pslld mm7, 5                                    ;  1445.0 p1      54 x[0]
        pxor mm1, mm7                                   ;  1447.0 p1      80 x[0]
        movq mm7, [ebp + 936]                           ;  1357.3 p2      80 x[3]
        pxor mm4, mm3                                   ;  1437.0 p1      53 x[2]
        movq mm5, mm4                                   ;  1439.0 p0      55 x[2] copy
        pslld mm5, 0x16                                 ;  1446.0 p1      55 x[2]
        psrld mm4, 0xa                                  ;  1439.0 p1      55 x[2]
        pxor mm2, mm4                                   ;  1441.0 p1      80 x[2]
        pxor mm2, mm5                                   ;  1448.0 p1      80 x[2]
        movq mm0, [ebp - 64]                            ;  1364.0 p2      80 x[3] reload
        pxor mm0, mm3                                   ;  1436.0 p1      80 x[3]
        movq mm3, mm6                                   ;  1435.0 p0      26 x copy
        pand mm3, mm1                                   ;  1449.0 p1      26 x
        pxor mm6, mm0                                   ;  1438.0 p1      26 x
        por mm0, mm1                                    ;  1449.0 p1      26 x
        pxor mm1, mm2                                   ;  1450.0 p1      26 x
        pand mm2, mm0                                   ;  1451.0 p1      26 x
        movq mm4, mm6                                   ;  1440.0 p0      26 x copy
        por mm1, mm3                                    ;  1452.0 p1      26 x
        pxor mm0, mm3                                   ;  1451.0 p1      26 x
        por mm4, mm3                                    ;  1451.0 p1      26 x
        por mm3, mm2                                    ;  1453.0 p1      26 x
        pxor mm4, mm2                                   ;  1453.0 p1      26 x
        movq [ebp - 64], mm7                            ;  1371.0 p0+p3   80 x[3] spill
        por mm2, mm0                                    ;  1453.0 p1      26 x
        pxor mm6, mm1                                   ;  1454.0 p1      26 x
        pxor mm2, mm6                                   ;  1456.0 p1      26 x
        pxor mm3, mm2                                   ;  1458.0 p1      49 x[3]
        por mm0, mm4                                    ;  1455.0 p1      26 x
        pand mm6, mm4                                   ;  1456.0 p1      26 x
        pxor mm6, mm0                                   ;  1458.0 p1      26 x
        pxor mm0, mm2                                   ;  1458.0 p1      26 x
        movq mm2, mm6                                   ;  1460.0 p0      46 x[0] copy
        movq mm7, [ebp + 288]                           ;  1380.0 p2      80 x[2]
        movq mm5, [ebp + 912]                           ;  1381.0 p2      80 x[1]
        pslld mm2, 0xd                                  ;  1467.0 p1      46 x[0]
        psrld mm6, 0x13                                 ;  1460.0 p1      46 x[0]
        pxor mm6, mm2                                   ;  1469.0 p1      46 x[0]
        movq mm2, mm0                                   ;  1460.0 p0      47 x[2] copy
        psrld mm0, 0x1d                                 ;  1460.0 p1      47 x[2]
        pslld mm2, 3                                    ;  1467.0 p1      47 x[2]
        pxor mm0, mm2                                   ;  1469.0 p1      47 x[2]
        movq mm2, mm6                                   ;  1471.0 p0      49 x[3] copy
        pslld mm2, 3                                    ;  1478.0 p1      49 x[3]
        pxor mm4, mm6                                   ;  1471.0 p1      48 x[1]
        pxor mm4, mm0                                   ;  1473.0 p1      48 x[1]
        movq mm1, [ebp + 904]                           ;  1387.0 p2      80 x[0]
        pxor mm3, mm0                                   ;  1471.0 p1      49 x[3]
        pxor mm3, mm2                                   ;  1480.0 p1      49 x[3]
        movq mm2, mm4                                   ;  1475.0 p0      50 x[1] copy
        pslld mm2, 1                                    ;  1482.0 p1      50 x[1]
        psrld mm4, 0x1f                                 ;  1475.0 p1      50 x[1]
        pxor mm4, mm2                                   ;  1484.0 p1      50 x[1]
        movq mm2, mm3                                   ;  1482.0 p0      51 x[3] copy
        pslld mm2, 7                                    ;  1489.0 p1      51 x[3]
        pxor mm5, mm4                                   ;  1486.0 p1      80 x[1]
        pxor mm6, mm4                                   ;  1486.0 p1      52 x[0]
        pslld mm4, 7                                    ;  1486.0 p1      53 x[2]
        pxor mm0, mm4                                   ;  1488.0 p1      53 x[2]
        movq mm4, mm5                                   ;  1488.0 p0      27 x copy
        movq [ebp + 1016], mm5                          ;  1488.0 p0+p3   80 x[1] spill
        psrld mm3, 0x19                                 ;  1482.0 p1      51 x[3]
        pxor mm3, mm2                                   ;  1491.0 p1      51 x[3]
        pxor mm6, mm3                                   ;  1493.0 p1      52 x[0]
        pxor mm0, mm3                                   ;  1493.0 p1      53 x[2]
        movq mm2, [ebp - 64]                            ;  1396.7 p2      80 x[3] reload
        pxor mm2, mm3                                   ;  1493.0 p1      80 x[3]
        movq mm3, mm5                                   ;  1488.0 p0      27 x copy
        movq [ebp - 64], mm2                            ;  1495.0 p0+p3   80 x[3] spill
        movq mm2, mm5                                   ;  1488.0 p0      27 x copy
        movq [ebp + 1000], mm2                          ;  1495.0 p0+p3   27 x spill
        movq mm2, [ebp - 64]                            ;  1495.0 p2      27 x
        movq mm5, [ebp - 64]                            ;  1495.0 p2      27 x
        movq [ebp - 64], mm4                            ;  1495.0 p0+p3   27 x spill
        movq mm4, [ebp + 1016]                          ;  1488.0 p2      27 x
        movq [ebp + 1016], mm4                          ;  1499.0 p0+p3   27 x spill
        movq mm4, mm6                                   ;  1495.0 p0      54 x[0] copy
        psrld mm6, 0x1b                                 ;  1495.0 p1      54 x[0]
        pxor mm1, mm6                                   ;  1497.0 p1      80 x[0]
        pslld mm4, 5                                    ;  1502.0 p1      54 x[0]
        pxor mm1, mm4                                   ;  1504.0 p1      80 x[0]
        pxor mm3, mm1                                   ;  1506.0 p1      27 x
        pxor mm5, mm1                                   ;  1506.0 p1      27 x
        movq mm1, [ebp + 1000]                          ;  1495.0 p2      27 x reload
        movq mm6, mm0                                   ;  1495.0 p0      55 x[2] copy
        psrld mm0, 0xa                                  ;  1495.0 p1      55 x[2]
        movq mm4, mm5                                   ;  1508.0 p0      27 x copy
        pslld mm6, 0x16                                 ;  1502.0 p1      55 x[2]
        pxor mm7, mm0                                   ;  1497.0 p1      80 x[2]
        pxor mm7, mm6                                   ;  1504.0 p1      80 x[2]
        pand mm3, mm5                                   ;  1508.0 p1      27 x
        pxor mm2, mm7                                   ;  1506.0 p1      27 x
        pxor mm3, mm2                                   ;  1510.0 p1      27 x
        por mm7, mm5                                    ;  1508.0 p1      27 x
        pand mm2, mm7                                   ;  1510.0 p1      27 x
        pxor mm1, mm7                                   ;  1510.0 p1      27 x
        pxor mm1, mm2                                   ;  1512.0 p1      27 x
        pand mm2, mm3                                   ;  1512.0 p1      27 x
        pxor mm4, mm2                                   ;  1515.0 p1      27 x
        por mm1, mm2                                    ;  1514.0 p1      27 x
        movq mm2, [ebp + 1016]                          ;  1499.0 p2      27 x reload
        movq mm7, [ebp - 64]                            ;  1495.0 p2      27 x reload
        pand mm2, mm3                                   ;  1512.0 p1      27 x
        pxor mm5, mm2                                   ;  1514.0 p1      49 x[3]
        movq mm2, mm3                                   ;  1512.0 p0      46 x[0] copy
        pslld mm2, 0xd                                  ;  1519.0 p1      46 x[0]
        psrld mm3, 0x13                                 ;  1512.0 p1      46 x[0]
        pxor mm3, mm2                                   ;  1521.0 p1      46 x[0]
        pxor mm7, mm4                                   ;  1517.0 p1      27 x
        movq mm2, mm7                                   ;  1519.0 p0      47 x[2] copy
        psrld mm7, 0x1d                                 ;  1519.0 p1      47 x[2]
        pslld mm2, 3                                    ;  1526.0 p1      47 x[2]
        pxor mm7, mm2                                   ;  1528.0 p1      47 x[2]
        movq mm2, mm3                                   ;  1523.0 p0      49 x[3] copy
        pslld mm2, 3                                    ;  1530.0 p1      49 x[3]
        pxor mm5, mm2                                   ;  1532.0 p1      49 x[3]
        pxor mm1, mm4                                   ;  1517.0 p1      48 x[1]
        movq mm6, [ebp + 928]                           ;  1445.7 p2      80 x[1]
        pxor mm1, mm3                                   ;  1523.0 p1      48 x[1]
        pxor mm1, mm7                                   ;  1530.0 p1      48 x[1]
        pxor mm5, mm7                                   ;  1534.0 p1      49 x[3]
        movq mm4, [ebp + 952]                           ;  1449.0 p2      80 x[3]
        movq [ebp - 64], mm4                            ;  1460.0 p0+p3   80 x[3] spill
        pshufw mm2, mm1, 0xe4                           ;  1532.0 p1      50 x[1] copy
        psrld mm1, 0x1f                                 ;  1532.0 p1      50 x[1]
        pslld mm2, 1                                    ;  1534.0 p1      50 x[1]
        pxor mm1, mm2                                   ;  1536.0 p1      50 x[1]
        pxor mm3, mm1                                   ;  1538.0 p1      52 x[0]
        pxor mm6, mm1                                   ;  1538.0 p1      80 x[1]
        pslld mm1, 7                                    ;  1538.0 p1      53 x[2]
        pxor mm7, mm1                                   ;  1540.0 p1      53 x[2]
        movq mm1, mm5                                   ;  1536.0 p0      51 x[3] copy
        pslld mm1, 7                                    ;  1543.0 p1      51 x[3]
        psrld mm5, 0x19                                 ;  1536.0 p1      51 x[3]
        movq mm2, [ebp - 64]                            ;  1460.0 p2      80 x[3] reload
        pxor mm5, mm1                                   ;  1545.0 p1      51 x[3]
        pxor mm3, mm5                                   ;  1547.0 p1      52 x[0]
        pxor mm7, mm5                                   ;  1547.0 p1      53 x[2]
        movq mm0, [ebp + 264]                           ;  1455.0 p2      80 x[0]
        pxor mm2, mm5                                   ;  1547.0 p1      80 x[3]
        movq mm5, mm3                                   ;  1549.0 p0      54 x[0] copy
        pslld mm5, 5                                    ;  1556.0 p1      54 x[0]
        add esi, 0x20                                   ;  1456.7 p0      76 blocks
        psrld mm3, 0x1b                                 ;  1549.0 p1      54 x[0]
        movq mm1, mm6                                   ;  1540.0 p0      28 x copy
        pxor mm0, mm3                                   ;  1551.0 p1      80 x[0]
        pxor mm0, mm5                                   ;  1558.0 p1      80 x[0]
        por mm1, mm0                                    ;  1560.0 p1      28 x
        movq mm4, [ebp + 944]                           ;  1460.3 p2      28 x
        movq mm3, mm7                                   ;  1549.0 p0      55 x[2] copy
        psrld mm7, 0xa                                  ;  1549.0 p1      55 x[2]
        pxor mm4, mm7                                   ;  1551.0 p1      28 x
        pslld mm3, 0x16                                 ;  1556.0 p1      55 x[2]
        pxor mm4, mm3                                   ;  1558.0 p1      28 x
        pxor mm4, mm0                                   ;  1560.0 p1      28 x
        pxor mm1, mm4                                   ;  1562.0 p1      28 x
        pand mm4, mm0                                   ;  1562.0 p1      28 x
        pxor mm6, mm2                                   ;  1549.0 p1      28 x
        movq mm3, mm2                                   ;  1549.0 p0      28 x copy
        pxor mm6, mm0                                   ;  1560.0 p1      28 x
        movq mm5, mm6                                   ;  1562.0 p0      28 x copy
        por mm3, mm6                                    ;  1562.0 p1      28 x
        pand mm4, mm6                                   ;  1564.0 p1      28 x
        pxor mm2, mm4                                   ;  1566.0 p1      28 x
        pxor mm0, mm1                                   ;  1564.0 p1      28 x
        pxor mm3, mm1                                   ;  1564.0 p1      28 x
        pand mm1, mm2                                   ;  1568.0 p1      28 x
        pxor mm6, mm1                                   ;  1570.0 p1      48 x[1]
        pxor mm2, mm0                                   ;  1568.0 p1      49 x[3]
        pand mm0, mm3                                   ;  1566.0 p1      28 x
        pxor mm5, mm0                                   ;  1569.0 p1      28 x
        movq mm0, [ebp + 976]                           ;  1484.3 p2      80 x[2]
        movq [ebp - 64], mm0                            ;  1495.3 p0+p3   80 x[2] spill
        pshufw mm0, mm3, 0xe4                           ;  1566.0 p1      46 x[0] copy
        pslld mm0, 0xd                                  ;  1568.0 p1      46 x[0]
        psrld mm3, 0x13                                 ;  1566.0 p1      46 x[0]
        pxor mm3, mm0                                   ;  1570.0 p1      46 x[0]
        pxor mm6, mm3                                   ;  1572.0 p1      48 x[1]
        pshufw mm0, mm5, 0xe4                           ;  1571.0 p1      47 x[2] copy
        psrld mm5, 0x1d                                 ;  1571.0 p1      47 x[2]
        pslld mm0, 3                                    ;  1573.0 p1      47 x[2]
        pxor mm5, mm0                                   ;  1575.0 p1      47 x[2]
        pshufw mm0, mm3, 0xe4                           ;  1572.0 p1      49 x[3] copy
        pslld mm0, 3                                    ;  1574.0 p1      49 x[3]
        pxor mm2, mm0                                   ;  1576.0 p1      49 x[3]
        pxor mm6, mm5                                   ;  1577.0 p1      48 x[1]
        movq mm0, mm6                                   ;  1579.0 p0      50 x[1] copy
        psrld mm6, 0x1f                                 ;  1579.0 p1      50 x[1]
        pslld mm0, 1                                    ;  1586.0 p1      50 x[1]
        pxor mm6, mm0                                   ;  1588.0 p1      50 x[1]
        movq mm1, [ebp + 960]                           ;  1499.0 p2      80 x[3]
        movq mm4, [ebp + 968]                           ;  1500.0 p2      80 x[0]
        movq mm7, [ebp + 280]                           ;  1501.0 p2      80 x[1]
        pxor mm2, mm5                                   ;  1578.0 p1      49 x[3]
        pshufw mm0, mm2, 0xe4                           ;  1580.0 p1      51 x[3] copy
        pslld mm0, 7                                    ;  1582.0 p1      51 x[3]
        psrld mm2, 0x19                                 ;  1580.0 p1      51 x[3]
        pxor mm2, mm0                                   ;  1584.0 p1      51 x[3]
        pxor mm3, mm2                                   ;  1586.0 p1      52 x[0]
        pxor mm3, mm6                                   ;  1590.0 p1      52 x[0]
        pxor mm7, mm6                                   ;  1590.0 p1      80 x[1]
        pxor mm5, mm2                                   ;  1586.0 p1      53 x[2]
        pxor mm1, mm2                                   ;  1586.0 p1      80 x[3]
        movq mm2, mm1                                   ;  1588.0 p0      29 x copy
        movq [ebp + 1016], mm1                          ;  1588.0 p0+p3   29 x spill
        pslld mm6, 7                                    ;  1590.0 p1      53 x[2]
        pxor mm5, mm6                                   ;  1592.0 p1      53 x[2]
        movq mm6, mm3                                   ;  1592.0 p0      54 x[0] copy
        psrld mm3, 0x1b                                 ;  1592.0 p1      54 x[0]
        pxor mm4, mm3                                   ;  1594.0 p1      80 x[0]
        movq mm0, mm1                                   ;  1588.0 p0      29 x copy
        movq mm1, [ebp - 64]                            ;  1515.7 p2      80 x[2] reload
        pslld mm6, 5                                    ;  1599.0 p1      54 x[0]
        pxor mm4, mm6                                   ;  1601.0 p1      80 x[0]
        movq mm6, mm5                                   ;  1594.0 p0      55 x[2] copy
        psrld mm5, 0xa                                  ;  1594.0 p1      55 x[2]
        pxor mm1, mm5                                   ;  1596.0 p1      80 x[2]
        pslld mm6, 0x16                                 ;  1601.0 p1      55 x[2]
        pxor mm1, mm6                                   ;  1603.0 p1      80 x[2]
        pxor mm0, mm4                                   ;  1603.0 p1      29 x
        movq mm3, mm7                                   ;  1592.0 p0      29 x copy
        pxor mm3, mm1                                   ;  1605.0 p1      29 x
        pand mm7, mm0                                   ;  1605.0 p1      29 x
        pand mm2, mm4                                   ;  1603.0 p1      29 x
        pxor mm7, mm3                                   ;  1607.0 p1      29 x
        pxor mm2, mm3                                   ;  1607.0 p1      29 x
        por mm3, mm0                                    ;  1607.0 p1      29 x
        pxor mm0, mm2                                   ;  1609.0 p1      29 x
        movq mm5, [ebp + 304]                           ;  1521.3 p2      80 x[2]
        mov dword [ebp + 1044], esi                     ;  1521.7 p0+p3   76 blocks
        movq mm6, [ebp + 984]                           ;  1523.0 p2      80 x[3]
        movq [ebp - 64], mm6                            ;  1534.0 p0+p3   80 x[3] spill
        movq mm6, [ebp + 992]                           ;  1526.0 p2      84 dst
        movq [ebp + 1000], mm6                          ;  1537.0 p0+p3   84 dst spill
        movq mm6, [ebp + 320]                           ;  1530.0 p2      84 dst
        movq [ebp + 1024], mm6                          ;  1541.0 p0+p3   84 dst spill
        mov esi, dword [ebp + 1052]                     ;  1534.0 p2      84 dst reload
        mov edi, dword [ebp + 1052]                     ;  1535.0 p2      76 blocks
        add edi, 0x20                                   ;  1539.0 p0      76 blocks
        movq mm4, [ebp + 1016]                          ;  1588.0 p2      29 x reload
        pxor mm4, mm1                                   ;  1605.0 p1      29 x
        pxor mm3, mm4                                   ;  1609.0 p1      29 x
        pand mm4, mm7                                   ;  1609.0 p1      29 x
        pxor mm4, mm0                                   ;  1611.0 p1      29 x
        mov dword [ebp + 1052], edi                     ;  1540.0 p0+p3   76 blocks
        pxor mm7, mm2                                   ;  1609.0 p1      29 x
        pand mm7, mm3                                   ;  1611.0 p1      29 x
        pxor mm0, mm7                                   ;  1613.0 p1      49 x[3]
        movq mm7, [ebp + 272]                           ;  1540.0 p2      80 x[0]
        pxor mm3, mm4                                   ;  1613.0 p1      29 x
        movq mm1, [ebp + 312]                           ;  1541.0 p2      80 x[1]
        movq [ebp + 1016], mm7                          ;  1551.0 p0+p3   80 x[0] spill
        movq mm7, mm4                                   ;  1613.0 p0      46 x[0] copy
        pslld mm7, 0xd                                  ;  1620.0 p1      46 x[0]
        psrld mm4, 0x13                                 ;  1613.0 p1      46 x[0]
        pxor mm4, mm7                                   ;  1622.0 p1      46 x[0]
        movq mm7, mm3                                   ;  1615.0 p0      47 x[2] copy
        pslld mm7, 3                                    ;  1622.0 p1      47 x[2]
        pxor mm2, mm4                                   ;  1624.0 p1      48 x[1]
        psrld mm3, 0x1d                                 ;  1615.0 p1      47 x[2]
        pxor mm3, mm7                                   ;  1624.0 p1      47 x[2]
        pxor mm2, mm3                                   ;  1626.0 p1      48 x[1]
        pxor mm0, mm3                                   ;  1626.0 p1      49 x[3]
        movq mm7, mm4                                   ;  1624.0 p0      49 x[3] copy
        pslld mm7, 3                                    ;  1631.0 p1      49 x[3]
        pxor mm0, mm7                                   ;  1633.0 p1      49 x[3]
        movq mm7, mm2                                   ;  1628.0 p0      50 x[1] copy
        pslld mm7, 1                                    ;  1635.0 p1      50 x[1]
        psrld mm2, 0x1f                                 ;  1628.0 p1      50 x[1]
        pxor mm2, mm7                                   ;  1637.0 p1      50 x[1]
        movq mm7, mm0                                   ;  1635.0 p0      51 x[3] copy
        pslld mm7, 7                                    ;  1642.0 p1      51 x[3]
        psrld mm0, 0x19                                 ;  1635.0 p1      51 x[3]
        pxor mm1, mm2                                   ;  1639.0 p1      80 x[1]
        pxor mm0, mm7                                   ;  1644.0 p1      51 x[3]
        pxor mm4, mm2                                   ;  1639.0 p1      52 x[0]
        pslld mm2, 7                                    ;  1639.0 p1      53 x[2]
        pxor mm3, mm2                                   ;  1641.0 p1      53 x[2]
        pxor mm3, mm0                                   ;  1646.0 p1      53 x[2]
        pshufw mm6, mm3, 0xe4                           ;  1648.0 p1      55 x[2] copy
        pslld mm6, 0x16                                 ;  1650.0 p1      55 x[2]
        movq mm7, [ebp + 336]                           ;  1569.3 p2      84 dst
        movq [ebp + 1008], mm7                          ;  1580.3 p0+p3   84 dst spill
        pxor mm4, mm0                                   ;  1646.0 p1      52 x[0]
        movq mm7, [ebp - 64]                            ;  1570.7 p2      80 x[3] reload
        movq mm2, [ebp + 328]                           ;  1571.7 p2      84 dst
        pxor mm7, mm0                                   ;  1646.0 p1      80 x[3]
        pshufw mm0, mm1, 0xe4                           ;  1641.0 p1      30 x copy
        psrld mm3, 0xa                                  ;  1648.0 p1      55 x[2]
        pxor mm5, mm3                                   ;  1650.0 p1      80 x[2]
        pshufw mm3, mm4, 0xe4                           ;  1648.0 p1      54 x[0] copy
        psrld mm4, 0x1b                                 ;  1648.0 p1      54 x[0]
        pslld mm3, 5                                    ;  1650.0 p1      54 x[0]
        movq [ebp - 64], mm2                            ;  1582.7 p0+p3   84 dst spill
        pshufw mm2, mm1, 0xe4                           ;  1641.0 p1      30 x copy
        pxor mm5, mm6                                   ;  1652.0 p1      80 x[2]
        por mm0, mm5                                    ;  1654.0 p1      30 x
        movq mm6, [ebp + 1016]                          ;  1576.0 p2      80 x[0] reload
        pxor mm6, mm4                                   ;  1650.0 p1      80 x[0]
        pxor mm6, mm3                                   ;  1652.0 p1      80 x[0]
        pshufw mm3, mm7, 0xe4                           ;  1648.0 p1      30 x copy
        pxor mm3, mm0                                   ;  1656.0 p1      30 x
        movq mm0, [ebp + 1024]                          ;  1577.7 p2      84 dst reload
        pxor mm1, mm5                                   ;  1654.0 p1      30 x
        pxor mm2, mm6                                   ;  1654.0 p1      30 x
        movq mm4, [ebp + 1008]                          ;  1586.0 p2      84 dst reload
        pand mm7, mm5                                   ;  1654.0 p1      30 x
        pxor mm7, mm2                                   ;  1656.0 p1      30 x
        pxor mm0, mm2                                   ;  1656.0 p1      84 dst
        pand mm6, mm3                                   ;  1658.0 p1      30 x
        pxor mm1, mm6                                   ;  1660.0 p1      30 x
        movq mm2, [ebp - 64]                            ;  1591.0 p2      84 dst reload
        pxor mm2, mm3                                   ;  1658.0 p1      84 dst
        pxor mm2, mm7                                   ;  1660.0 p1      84 dst
        pand mm7, mm1                                   ;  1662.0 p1      30 x
        pxor mm2, mm7                                   ;  1664.0 p1      84 dst
        pxor mm0, mm6                                   ;  1660.0 p1      84 dst
        pxor mm4, mm1                                   ;  1662.0 p1      84 dst
        movd [esi + 12], mm4                            ;  1664.0 p0+p1+p3   84 dst
        pand mm6, mm1                                   ;  1662.0 p1      30 x
        pxor mm3, mm6                                   ;  1664.0 p1      30 x
        movd [esi + 8], mm2                             ;  1666.0 p0+p1+p3   84 dst
        pxor mm0, mm3                                   ;  1666.0 p1      84 dst
        movd [esi + 4], mm0                             ;  1668.0 p0+p1+p3   84 dst
        pshufw mm2, mm2, 0xee                           ;  1666.0 p1      84 dst
        movd [esi + 24], mm2                            ;  1668.0 p0+p1+p3   84 dst
        pshufw mm5, mm4, 0xee                           ;  1664.0 p1      84 dst
        movd [esi + 28], mm5                            ;  1666.0 p0+p1+p3   84 dst
        movq mm1, [ebp + 1000]                          ;  1603.0 p2      84 dst reload
        pxor mm1, mm7                                   ;  1664.0 p1      84 dst
        pshufw mm0, mm0, 0xee                           ;  1668.0 p1      84 dst
        movd [esi + 20], mm0                            ;  1670.0 p0+p1+p3   84 dst
        pxor mm1, mm3                                   ;  1666.0 p1      84 dst
        movd [esi], mm1                                 ;  1668.0 p0+p1+p3   84 dst
        pshufw mm1, mm1, 0xee                           ;  1668.0 p1      84 dst
        movd [esi + 16], mm1                            ;  1670.0 p0+p1+p3   84 dst
        mov eax, dword [ebp + 1044]                     ;                    more blocks?
        cmp eax, dword [ebp + 1048]                     ;                    more blocks?
        jne .blocks_1
.blocks_1_rest:
        mov eax, dword [ebp + 1040]                     ;                    blocks left over
        test eax, eax                                   ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov esi, dword [ebp + 1044]                     ;                    blocks left over
        lea edi, [ebp - 128]                            ;                    blocks left over
        mov dword [ebp + 1056], esi                     ;                    blocks left over
        mov dword [ebp + 1044], edi                     ;                    blocks left over
        imul ecx, eax, 0x10                             ;                    blocks left over
        rep movsb                                       ;                    blocks left over
        mov esi, dword [ebp + 1052]                     ;                    blocks left over
        lea edi, [ebp - 96]                             ;                    blocks left over
        mov ecx, esi                                    ;                    blocks left over
        sub ecx, dword [ebp + 1056]                     ;                    blocks left over
        neg ecx                                         ;                    blocks left over
        sbb ecx, ecx                                    ;                    blocks left over
        lea edx, [ebp - 128]                            ;                    blocks left over
        sub edi, edx                                    ;                    blocks left over
        and edi, ecx                                    ;                    blocks left over
        add edi, edx                                    ;                    blocks left over
        mov dword [ebp + 1060], edi                     ;                    blocks left over
        mov dword [ebp + 1064], esi                     ;                    blocks left over
        mov dword [ebp + 1052], edi                     ;                    blocks left over
        imul ecx, eax, 0x10                             ;                    blocks left over
        rep movsb                                       ;                    blocks left over
        lea esi, [ebp - 96]                             ;                    blocks left over
        mov dword [ebp + 1048], esi                     ;                    blocks left over
        neg eax                                         ;                    blocks left over
        mov dword [ebp + 1040], eax                     ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg eax                                         ;                    blocks left over
        mov esi, dword [ebp + 1060]                     ;                    blocks left over
        mov edi, dword [ebp + 1064]                     ;                    blocks left over
        imul ecx, eax, 0x10                             ;                    blocks left over
        rep movsb                                       ;                    blocks left over
.blocks_1_done:
        mov edx, dword [ebp + 1068]                     ;                    frame
        lea edi, [esp]                                  ;                    cleared
        xor eax, eax                                    ;                    cleared
        mov ecx, 0x12c                                  ;                    cleared
        rep stosd                                       ;                    cleared
        emms                                            ;                    x87 state
        mov esp, edx                                    ;                    frame
        pop ebp                                         ;                    preserved
        pop edi                                         ;                    preserved
        pop esi                                         ;                    preserved
        ret

for_formats win32, win
%if HERE
        section .rdata align=64
%else
        section .rodata align=64
%endif
; constants64
        align 16, db 0
serpent_encrypt.T0_constants64:
        dq 0x0000700000007000, 0xe0000000e0000000, 0xfffffc7ffffffc7f, 0xffffffffffffffff, 0xe03fffffe03fffff

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
