; serpent_encrypt for Intel Pentium 4 (Prescott, 32-bit) (prescott)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 2999b3dcc1f23e6f); do not edit:
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
; The frame is cleared before return: 1312 bytes, 4 instructions, one of them for 328 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 735 uops, planned 279.3; bounds: width 245.0, ports 268.0, path 15.0
;   blocks: 2514 uops, planned 1731.0; bounds: width 838.0, ports 1730.0, path 930.0
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
        push ebx                                        ;                    preserved
        push esi                                        ;                    preserved
        push edi                                        ;                    preserved
        push ebp                                        ;                    preserved
        mov eax, esp                                    ;                    frame
        sub esp, 0x520                                  ;                    frame
        and esp, 0xfffffff0                             ;                    frame
        lea ebx, [esp + 128]                            ;                    frame
        mov dword [ebx + 1180], eax                     ;                    frame
        mov ecx, dword [eax + 20]                       ;                    frame
        mov dword [ebx + 1144], ecx                     ;                    frame
        mov ecx, dword [eax + 32]                       ;                    frame
        mov dword [ebx + 1148], ecx                     ;                    frame
        mov ecx, dword [eax + 24]                       ;                    frame
        mov dword [ebx + 1156], ecx                     ;                    frame
        mov ecx, dword [eax + 28]                       ;                    frame
        mov dword [ebx + 1164], ecx                     ;                    frame
        mov esi, dword [ebx + 1144]                     ;     0.0 p2      80 x[0] reload
        movd mm2, [esi + 28]                            ;     4.0 p2      80 x[3]
        movd mm1, [esi + 24]                            ;     4.0 p2      80 x[2]
        pshufw mm7, mm1, 0xe4                           ;    15.0 p1      80 x[2] copy
        punpckldq mm7, mm1                              ;    17.0 p1      80 x[2]
        movd mm3, [esi + 48]                            ;     4.0 p2      80 x[0]
        pshufw mm1, mm2, 0xe4                           ;    15.0 p1      80 x[3] copy
        movd mm4, [esi + 60]                            ;     4.0 p2      80 x[3]
        punpckldq mm1, mm2                              ;    17.0 p1      80 x[3]
        pshufw mm2, mm3, 0xe4                           ;    15.0 p1      80 x[0] copy
        punpckldq mm2, mm3                              ;    17.0 p1      80 x[0]
        pshufw mm3, mm4, 0xe4                           ;    15.0 p1      80 x[3] copy
        movd mm5, [esi + 72]                            ;     5.0 p2      80 x[2]
        punpckldq mm3, mm4                              ;    17.0 p1      80 x[3]
        pxor mm7, [serpent_encrypt.T0_constants64 + 8]  ;    19.0 p2+p1   80 x[2]
        movd mm0, [esi + 16]                            ;     7.0 p2      80 x[0]
        pshufw mm6, mm0, 0xe4                           ;    18.0 p1      80 x[0] copy
        punpckldq mm6, mm0                              ;    20.0 p1      80 x[0]
        movq [ebx - 64], mm7                            ;    21.0 p0+p3   80 x[2]
        movq mm7, [serpent_encrypt.T0_constants64 + 16] ;     8.0 p2      80 x[3] reload
        movq mm4, mm5                                   ;    16.0 p0      80 x[2] copy
        pxor mm1, mm7                                   ;    19.0 p1      80 x[3]
        movq [ebx - 56], mm1                            ;    21.0 p0+p3   80 x[3]
        pxor mm2, [serpent_encrypt.T0_constants64 + 24] ;    19.0 p2+p1   80 x[0]
        movd mm0, [esi + 80]                            ;    10.0 p2      80 x[0]
        punpckldq mm4, mm5                              ;    23.0 p1      80 x[2]
        movd mm5, [esi + 100]                           ;    11.0 p2      80 x[1]
        punpckldq mm5, [esi + 100]                      ;    22.0 p2+p1   80 x[1]
        movq [ebx - 48], mm2                            ;    21.0 p0+p3   80 x[0]
        movq mm2, [serpent_encrypt.T0_constants64 + 24] ;    13.0 p2      80 x[0] reload
        movq [ebx - 40], mm5                            ;    24.0 p0+p3   80 x[1] spill
        movq mm5, mm0                                   ;    21.0 p0      80 x[0] copy
        pxor mm3, mm2                                   ;    24.0 p1      80 x[3]
        punpckldq mm5, mm0                              ;    28.0 p1      80 x[0]
        movq mm0, [serpent_encrypt.T0_constants64]      ;    14.0 p2      80 x[0] reload
        pxor mm6, mm0                                   ;    25.0 p1      80 x[0]
        movq [ebx - 32], mm6                            ;    27.0 p0+p3   80 x[0]
        movq [ebx - 24], mm3                            ;    26.0 p0+p3   80 x[3]
        movd mm6, [esi + 112]                           ;    15.7 p2      80 x[0]
        movd mm1, [esi + 116]                           ;    16.7 p2      80 x[1]
        pshufw mm7, mm1, 0xe4                           ;    27.7 p1      80 x[1] copy
        punpckldq mm7, mm1                              ;    29.7 p1      80 x[1]
        movd mm1, [esi + 120]                           ;    17.7 p2      80 x[2]
        pshufw mm0, mm1, 0xe4                           ;    28.7 p1      80 x[2] copy
        punpckldq mm0, mm1                              ;    30.7 p1      80 x[2]
        movq mm3, [serpent_encrypt.T0_constants64 + 32] ;    18.7 p2      80 x[2] reload
        pxor mm4, mm3                                   ;    29.7 p1      80 x[2]
        movq [ebx - 16], mm4                            ;    31.7 p0+p3   80 x[2]
        pxor mm5, mm2                                   ;    30.0 p1      80 x[0]
        movd mm4, [esi + 136]                           ;    19.7 p2      80 x[2]
        punpckldq mm6, [esi + 112]                      ;    26.7 p2+p1   80 x[0]
        movq [ebx - 8], mm5                             ;    32.0 p0+p3   80 x[0]
        movd mm5, [esi + 144]                           ;    21.7 p2      80 x[0]
        punpckldq mm5, [esi + 144]                      ;    32.7 p2+p1   80 x[0]
        movq mm1, mm4                                   ;    30.7 p0      80 x[2] copy
        pxor mm7, mm2                                   ;    31.7 p1      80 x[1]
        punpckldq mm1, mm4                              ;    37.7 p1      80 x[2]
        movd mm4, [esi + 152]                           ;    23.7 p2      80 x[2]
        pxor mm6, mm2                                   ;    29.0 p1      80 x[0]
        pxor mm0, mm3                                   ;    32.7 p1      80 x[2]
        movq [ebx + 0], mm0                             ;    34.7 p0+p3   80 x[2]
        movd mm0, [esi + 156]                           ;    25.0 p2      80 x[3]
        movq [ebx + 8], mm6                             ;    31.0 p0+p3   80 x[0]
        pshufw mm6, mm4, 0xe4                           ;    34.7 p1      80 x[2] copy
        punpckldq mm6, mm4                              ;    36.7 p1      80 x[2]
        movd mm4, [esi + 176]                           ;    26.7 p2      80 x[0]
        movq [ebx + 16], mm7                            ;    33.7 p0+p3   80 x[1]
        movq mm7, [serpent_encrypt.T0_constants64]      ;    27.7 p2      80 x[0] reload
        pxor mm5, mm7                                   ;    38.7 p1      80 x[0]
        movq mm7, mm0                                   ;    36.0 p0      80 x[3] copy
        punpckldq mm7, mm0                              ;    43.0 p1      80 x[3]
        movq mm0, [serpent_encrypt.T0_constants64 + 8]  ;    29.0 p2      80 x[2] reload
        pxor mm6, mm0                                   ;    40.0 p1      80 x[2]
        movq [ebx + 24], mm5                            ;    40.7 p0+p3   80 x[0]
        movq mm0, mm4                                   ;    37.7 p0      80 x[0] copy
        punpckldq mm0, mm4                              ;    44.7 p1      80 x[0]
        movd mm4, [esi + 188]                           ;    31.0 p2      80 x[3]
        pshufw mm5, mm4, 0xe4                           ;    42.0 p1      80 x[3] copy
        punpckldq mm5, mm4                              ;    44.0 p1      80 x[3]
        pxor mm1, mm2                                   ;    39.7 p1      80 x[2]
        movq [ebx + 32], mm1                            ;    41.7 p0+p3   80 x[2]
        movq mm1, [ebx - 40]                            ;    33.0 p2      80 x[1]
        pxor mm1, mm2                                   ;    44.0 p1      80 x[1]
        movq [ebx + 40], mm1                            ;    46.0 p0+p3   80 x[1]
        movd mm1, [esi + 200]                           ;    34.3 p2      80 x[2]
        movq [ebx + 48], mm6                            ;    42.0 p0+p3   80 x[2]
        movq mm6, mm1                                   ;    45.3 p0      80 x[2] copy
        pxor mm0, mm2                                   ;    46.7 p1      80 x[0]
        punpckldq mm6, mm1                              ;    52.3 p1      80 x[2]
        movd mm4, [esi + 208]                           ;    36.3 p2      80 x[0]
        movq [ebx + 56], mm0                            ;    48.7 p0+p3   80 x[0]
        movd mm0, [esi + 240]                           ;    37.3 p2      80 x[0]
        movq mm1, mm4                                   ;    47.3 p0      80 x[0] copy
        punpckldq mm1, mm4                              ;    54.3 p1      80 x[0]
        movq mm4, [serpent_encrypt.T0_constants64 + 16] ;    38.3 p2      80 x[3] reload
        pxor mm7, mm4                                   ;    49.3 p1      80 x[3]
        pxor mm5, mm2                                   ;    46.0 p1      80 x[3]
        movq [ebx + 64], mm5                            ;    48.0 p0+p3   80 x[3]
        movd mm5, [esi + 228]                           ;    40.0 p2      80 x[1]
        punpckldq mm5, [esi + 228]                      ;    51.0 p2+p1   80 x[1]
        movq [ebx + 72], mm7                            ;    51.3 p0+p3   80 x[3]
        movq mm7, mm0                                   ;    48.3 p0      80 x[0] copy
        punpckldq mm7, mm0                              ;    55.3 p1      80 x[0]
        pxor mm6, mm3                                   ;    54.3 p1      80 x[2]
        movq [ebx + 80], mm6                            ;    56.3 p0+p3   80 x[2]
        movd mm6, [esi + 248]                           ;    43.3 p2      80 x[2]
        movd mm0, [esi + 244]                           ;    44.3 p2      80 x[1]
        pxor mm1, mm2                                   ;    56.3 p1      80 x[0]
        movq [ebx + 88], mm1                            ;    58.3 p0+p3   80 x[0]
        movq mm1, mm6                                   ;    54.3 p0      80 x[2] copy
        punpckldq mm1, mm6                              ;    61.3 p1      80 x[2]
        pshufw mm4, mm0, 0xe4                           ;    55.3 p1      80 x[1] copy
        punpckldq mm4, mm0                              ;    57.3 p1      80 x[1]
        movd mm0, [esi + 264]                           ;    46.3 p2      80 x[2]
        pxor mm7, mm2                                   ;    57.3 p1      80 x[0]
        pxor mm5, mm2                                   ;    54.0 p1      80 x[1]
        movq [ebx + 96], mm5                            ;    56.0 p0+p3   80 x[1]
        movq mm5, mm0                                   ;    57.3 p0      80 x[2] copy
        pxor mm1, mm3                                   ;    63.3 p1      80 x[2]
        punpckldq mm5, mm0                              ;    64.3 p1      80 x[2]
        movd mm0, [esi + 272]                           ;    49.0 p2      80 x[0]
        pxor mm4, mm2                                   ;    59.3 p1      80 x[1]
        movq [ebx + 104], mm4                           ;    61.3 p0+p3   80 x[1]
        movd mm6, [esi + 280]                           ;    50.3 p2      80 x[2]
        movq mm4, mm0                                   ;    60.0 p0      80 x[0] copy
        punpckldq mm4, mm0                              ;    67.0 p1      80 x[0]
        movq mm0, mm6                                   ;    61.3 p0      80 x[2] copy
        punpckldq mm0, mm6                              ;    68.3 p1      80 x[2]
        movd mm6, [esi + 284]                           ;    52.0 p2      80 x[3]
        movq [ebx + 112], mm7                           ;    59.3 p0+p3   80 x[0]
        movq mm7, mm6                                   ;    63.0 p0      80 x[3] copy
        movq [ebx + 120], mm1                           ;    65.3 p0+p3   80 x[2]
        movd mm1, [esi + 304]                           ;    54.0 p2      80 x[0]
        punpckldq mm1, [esi + 304]                      ;    65.0 p2+p1   80 x[0]
        punpckldq mm7, mm6                              ;    70.0 p1      80 x[3]
        movd mm6, [esi + 316]                           ;    56.0 p2      80 x[3]
        pxor mm5, mm2                                   ;    66.3 p1      80 x[2]
        movq [ebx + 128], mm5                           ;    68.3 p0+p3   80 x[2]
        pxor mm4, [serpent_encrypt.T0_constants64]      ;    69.0 p2+p1   80 x[0]
        movq [ebx + 136], mm4                           ;    71.0 p0+p3   80 x[0]
        movq mm3, mm6                                   ;    67.0 p0      80 x[3] copy
        punpckldq mm3, mm6                              ;    74.0 p1      80 x[3]
        movd mm6, [esi + 336]                           ;    58.7 p2      80 x[0]
        pxor mm1, mm2                                   ;    67.0 p1      80 x[0]
        movq [ebx + 144], mm1                           ;    69.0 p0+p3   80 x[0]
        movq mm1, [serpent_encrypt.T0_constants64 + 8]  ;    60.0 p2      80 x[2] reload
        movd mm5, [esi + 328]                           ;    61.0 p2      80 x[2]
        pshufw mm4, mm5, 0xe4                           ;    72.0 p1      80 x[2] copy
        punpckldq mm4, mm5                              ;    74.0 p1      80 x[2]
        movq mm5, mm6                                   ;    69.7 p0      80 x[0] copy
        pxor mm0, mm1                                   ;    71.0 p1      80 x[2]
        movq [ebx + 152], mm0                           ;    73.0 p0+p3   80 x[2]
        punpckldq mm5, mm6                              ;    76.7 p1      80 x[0]
        movq mm6, [serpent_encrypt.T0_constants64 + 32] ;    63.0 p2      80 x[2] reload
        pxor mm4, mm6                                   ;    76.0 p1      80 x[2]
        movq [ebx + 160], mm4                           ;    78.0 p0+p3   80 x[2]
        movd mm4, [esi + 368]                           ;    64.3 p2      80 x[0]
        movq mm1, mm4                                   ;    75.3 p0      80 x[0] copy
        movq mm0, [serpent_encrypt.T0_constants64 + 16] ;    65.3 p2      80 x[3] reload
        pxor mm3, mm2                                   ;    76.0 p1      80 x[3]
        movq [ebx + 168], mm3                           ;    78.0 p0+p3   80 x[3]
        movd mm3, [esi + 356]                           ;    66.3 p2      80 x[1]
        pxor mm7, mm0                                   ;    76.3 p1      80 x[3]
        movq [ebx + 176], mm7                           ;    78.3 p0+p3   80 x[3]
        pshufw mm0, mm3, 0xe4                           ;    77.3 p1      80 x[1] copy
        punpckldq mm0, mm3                              ;    79.3 p1      80 x[1]
        punpckldq mm1, mm4                              ;    82.3 p1      80 x[0]
        movd mm7, [esi + 372]                           ;    68.7 p2      80 x[1]
        pxor mm5, mm2                                   ;    78.7 p1      80 x[0]
        movq mm4, mm7                                   ;    79.7 p0      80 x[1] copy
        movd mm3, [esi + 376]                           ;    69.7 p2      80 x[2]
        punpckldq mm4, mm7                              ;    86.7 p1      80 x[1]
        movd mm7, [esi + 400]                           ;    70.7 p2      80 x[0]
        movq [ebx + 184], mm5                           ;    80.7 p0+p3   80 x[0]
        movq mm5, mm3                                   ;    80.7 p0      80 x[2] copy
        punpckldq mm5, mm3                              ;    87.7 p1      80 x[2]
        movd mm3, [esi + 392]                           ;    72.0 p2      80 x[2]
        pxor mm0, mm2                                   ;    81.3 p1      80 x[1]
        movq [ebx + 192], mm0                           ;    83.3 p0+p3   80 x[1]
        movq mm0, mm3                                   ;    83.0 p0      80 x[2] copy
        punpckldq mm0, mm3                              ;    90.0 p1      80 x[2]
        movq mm3, mm7                                   ;    81.7 p0      80 x[0] copy
        punpckldq mm3, mm7                              ;    88.7 p1      80 x[0]
        movd mm7, [esi + 408]                           ;    74.7 p2      80 x[2]
        movq mm6, mm7                                   ;    85.7 p0      80 x[2] copy
        punpckldq mm6, mm7                              ;    92.7 p1      80 x[2]
        pxor mm1, mm2                                   ;    84.3 p1      80 x[0]
        movq [ebx + 200], mm1                           ;    86.3 p0+p3   80 x[0]
        pxor mm4, mm2                                   ;    88.7 p1      80 x[1]
        movq [ebx + 208], mm4                           ;    90.7 p0+p3   80 x[1]
        movq mm4, [serpent_encrypt.T0_constants64 + 32] ;    77.7 p2      80 x[2] reload
        movq [ebx - 40], mm6                            ;    94.7 p0+p3   80 x[2] spill
        movd mm7, [esi + 412]                           ;    78.7 p2      80 x[3]
        pshufw mm6, mm7, 0xe4                           ;    89.7 p1      80 x[3] copy
        pxor mm0, mm2                                   ;    92.0 p1      80 x[2]
        punpckldq mm6, mm7                              ;    91.7 p1      80 x[3]
        movd mm7, [esi + 432]                           ;    80.0 p2      80 x[0]
        movq mm1, mm7                                   ;    91.0 p0      80 x[0] copy
        punpckldq mm1, mm7                              ;    98.0 p1      80 x[0]
        pxor mm5, mm4                                   ;    89.7 p1      80 x[2]
        movq [ebx + 216], mm5                           ;    91.7 p0+p3   80 x[2]
        movd mm5, [esi + 444]                           ;    82.0 p2      80 x[3]
        pxor mm6, [serpent_encrypt.T0_constants64 + 16] ;    93.7 p2+p1   80 x[3]
        movq [ebx + 224], mm6                           ;    95.7 p0+p3   80 x[3]
        movq mm6, mm5                                   ;    93.0 p0      80 x[3] copy
        movq [ebx + 232], mm0                           ;    94.0 p0+p3   80 x[2]
        movd mm0, [esi + 456]                           ;    84.7 p2      80 x[2]
        punpckldq mm6, mm5                              ;   100.0 p1      80 x[3]
        movq mm5, mm0                                   ;    95.7 p0      80 x[2] copy
        pxor mm3, [serpent_encrypt.T0_constants64]      ;    92.0 p2+p1   80 x[0]
        pxor mm1, mm2                                   ;   100.0 p1      80 x[0]
        movq [ebx + 240], mm1                           ;   102.0 p0+p3   80 x[0]
        movq [ebx + 248], mm3                           ;    94.0 p0+p3   80 x[0]
        movd mm3, [esi + 464]                           ;    88.0 p2      80 x[0]
        punpckldq mm5, mm0                              ;   102.7 p1      80 x[2]
        movq mm0, mm3                                   ;    99.0 p0      80 x[0] copy
        punpckldq mm0, mm3                              ;   106.0 p1      80 x[0]
        movd mm3, [esi + 496]                           ;    89.3 p2      80 x[0]
        movd mm1, [esi + 484]                           ;    90.3 p2      80 x[1]
        movq mm7, mm1                                   ;   101.3 p0      80 x[1] copy
        punpckldq mm7, mm1                              ;   108.3 p1      80 x[1]
        movq mm1, mm3                                   ;   100.3 p0      80 x[0] copy
        punpckldq mm1, mm3                              ;   107.3 p1      80 x[0]
        movd mm3, [esi + 500]                           ;    91.3 p2      80 x[1]
        punpckldq mm3, [esi + 500]                      ;   102.3 p2+p1   80 x[1]
        pxor mm6, mm2                                   ;   102.0 p1      80 x[3]
        pxor mm3, mm2                                   ;   104.3 p1      80 x[1]
        movq [ebx + 256], mm3                           ;   106.3 p0+p3   80 x[1]
        movd mm3, [esi + 524]                           ;    93.7 p2      84 dst
        pxor mm0, mm2                                   ;   108.0 p1      80 x[0]
        pxor mm5, mm4                                   ;   104.7 p1      80 x[2]
        movq [ebx + 264], mm6                           ;   104.0 p0+p3   80 x[3]
        movd mm6, [esi + 516]                           ;    95.3 p2      84 dst
        movq mm4, mm6                                   ;   106.3 p0      84 dst copy
        punpckldq mm4, mm6                              ;   113.3 p1      84 dst
        movq [ebx + 272], mm0                           ;   110.0 p0+p3   80 x[0]
        movq mm0, [ebx - 40]                            ;    97.0 p2      80 x[2]
        pxor mm0, [serpent_encrypt.T0_constants64 + 8]  ;   108.0 p2+p1   80 x[2]
        movq [ebx + 280], mm0                           ;   110.0 p0+p3   80 x[2]
        movd mm0, [esi + 520]                           ;    99.0 p2      84 dst
        pshufw mm6, mm0, 0xe4                           ;   110.0 p1      84 dst copy
        punpckldq mm6, mm0                              ;   112.0 p1      84 dst
        movq [ebx + 288], mm5                           ;   106.7 p0+p3   80 x[2]
        pshufw mm0, mm3, 0xe4                           ;   107.0 p1      84 dst copy
        movd mm5, [esi + 504]                           ;   100.7 p2      80 x[2]
        punpckldq mm0, mm3                              ;   109.0 p1      84 dst
        punpckldq mm5, [esi + 504]                      ;   111.7 p2+p1   80 x[2]
        pxor mm5, [serpent_encrypt.T0_constants64 + 32] ;   113.7 p2+p1   80 x[2]
        movq [ebx + 296], mm5                           ;   115.7 p0+p3   80 x[2]
        movd mm5, [esi]                                 ;   103.7 p2      76 rk
        movq mm3, mm5                                   ;   114.7 p0      76 rk copy
        pxor mm1, mm2                                   ;   111.0 p1      80 x[0]
        punpckldq mm3, mm5                              ;   121.7 p1      76 rk
        movq [ebx + 304], mm1                           ;   113.0 p0+p3   80 x[0]
        movd mm1, [esi + 4]                             ;   105.3 p2      76 rk
        movq mm5, mm1                                   ;   116.3 p0      76 rk copy
        punpckldq mm5, mm1                              ;   123.3 p1      76 rk
        movd mm1, [esi + 12]                            ;   106.3 p2      76 rk
        pxor mm4, mm2                                   ;   115.3 p1      84 dst
        pxor mm6, mm2                                   ;   115.0 p1      84 dst
        movq [ebx + 312], mm4                           ;   117.3 p0+p3   84 dst
        movd mm4, [esi + 8]                             ;   108.0 p2      76 rk
        movq [ebx + 320], mm6                           ;   117.0 p0+p3   84 dst
        movq mm6, mm4                                   ;   119.0 p0      76 rk copy
        punpckldq mm6, mm4                              ;   126.0 p1      76 rk
        movq mm4, mm1                                   ;   117.3 p0      76 rk copy
        pxor mm0, mm2                                   ;   117.0 p1      84 dst
        movq [ebx + 328], mm0                           ;   119.0 p0+p3   84 dst
        punpckldq mm4, mm1                              ;   124.3 p1      76 rk
        movd mm0, [esi + 32]                            ;   111.3 p2      76 rk
        movq [ebx + 336], mm5                           ;   125.3 p0+p3   76 rk
        pxor mm7, mm2                                   ;   119.0 p1      80 x[1]
        movd mm2, [esi + 20]                            ;   112.7 p2      76 rk
        movq [ebx + 344], mm3                           ;   123.7 p0+p3   76 rk
        pshufw mm3, mm2, 0xe4                           ;   123.7 p1      76 rk copy
        movq mm5, mm0                                   ;   122.3 p0      76 rk copy
        punpckldq mm5, mm0                              ;   129.3 p1      76 rk
        movd mm0, [esi + 44]                            ;   114.7 p2      76 rk
        movd mm1, [esi + 36]                            ;   115.7 p2      76 rk
        movq [ebx + 352], mm4                           ;   126.3 p0+p3   76 rk
        pshufw mm4, mm0, 0xe4                           ;   125.7 p1      76 rk copy
        punpckldq mm4, mm0                              ;   127.7 p1      76 rk
        movq [ebx + 360], mm4                           ;   129.7 p0+p3   76 rk
        punpckldq mm3, mm2                              ;   125.7 p1      76 rk
        movq [ebx + 368], mm5                           ;   131.3 p0+p3   76 rk
        movq [ebx + 376], mm3                           ;   127.7 p0+p3   76 rk
        pshufw mm3, mm1, 0xe4                           ;   126.7 p1      76 rk copy
        movd mm2, [esi + 40]                            ;   119.3 p2      76 rk
        movq [ebx + 384], mm6                           ;   128.0 p0+p3   76 rk
        punpckldq mm3, mm1                              ;   128.7 p1      76 rk
        movd mm1, [esi + 52]                            ;   120.7 p2      76 rk
        pshufw mm5, mm1, 0xe4                           ;   131.7 p1      76 rk copy
        punpckldq mm5, mm1                              ;   133.7 p1      76 rk
        movq mm6, mm2                                   ;   130.3 p0      76 rk copy
        punpckldq mm6, mm2                              ;   137.3 p1      76 rk
        movd mm2, [esi + 56]                            ;   122.3 p2      76 rk
        pshufw mm4, mm2, 0xe4                           ;   133.3 p1      76 rk copy
        punpckldq mm4, mm2                              ;   135.3 p1      76 rk
        movq [ebx + 392], mm4                           ;   137.3 p0+p3   76 rk
        movq [ebx + 400], mm5                           ;   135.7 p0+p3   76 rk
        movd mm1, [esi + 76]                            ;   124.7 p2      76 rk
        movq [ebx + 408], mm3                           ;   131.3 p0+p3   76 rk
        movd mm3, [esi + 64]                            ;   125.7 p2      76 rk
        pshufw mm5, mm3, 0xe4                           ;   136.7 p1      76 rk copy
        punpckldq mm5, mm3                              ;   138.7 p1      76 rk
        movq [ebx + 416], mm5                           ;   140.7 p0+p3   76 rk
        pshufw mm5, mm1, 0xe4                           ;   135.7 p1      76 rk copy
        punpckldq mm5, mm1                              ;   137.7 p1      76 rk
        movd mm1, [esi + 96]                            ;   128.0 p2      76 rk
        movd mm0, [esi + 68]                            ;   129.0 p2      76 rk
        movd mm3, [esi + 88]                            ;   130.0 p2      76 rk
        movq [ebx + 424], mm5                           ;   139.7 p0+p3   76 rk
        pshufw mm5, mm3, 0xe4                           ;   141.0 p1      76 rk copy
        punpckldq mm5, mm3                              ;   143.0 p1      76 rk
        movq [ebx + 432], mm5                           ;   145.0 p0+p3   76 rk
        pshufw mm5, mm1, 0xe4                           ;   139.0 p1      76 rk copy
        punpckldq mm5, mm1                              ;   141.0 p1      76 rk
        movq [ebx + 440], mm5                           ;   143.0 p0+p3   76 rk
        movd mm1, [esi + 128]                           ;   132.3 p2      76 rk
        movd mm3, [esi + 108]                           ;   133.3 p2      76 rk
        movd mm2, [esi + 84]                            ;   134.3 p2      76 rk
        pshufw mm5, mm3, 0xe4                           ;   144.3 p1      76 rk copy
        punpckldq mm5, mm3                              ;   146.3 p1      76 rk
        movq [ebx + 448], mm5                           ;   148.3 p0+p3   76 rk
        movd mm3, [esi + 140]                           ;   135.3 p2      76 rk
        pshufw mm5, mm1, 0xe4                           ;   143.3 p1      76 rk copy
        punpckldq mm5, mm1                              ;   145.3 p1      76 rk
        movq [ebx + 456], mm5                           ;   147.3 p0+p3   76 rk
        movd mm1, [esi + 160]                           ;   136.3 p2      76 rk
        pshufw mm5, mm3, 0xe4                           ;   146.3 p1      76 rk copy
        punpckldq mm5, mm3                              ;   148.3 p1      76 rk
        movd mm3, [esi + 168]                           ;   137.3 p2      76 rk
        movq [ebx + 464], mm5                           ;   150.3 p0+p3   76 rk
        pshufw mm5, mm1, 0xe4                           ;   147.3 p1      76 rk copy
        punpckldq mm5, mm1                              ;   149.3 p1      76 rk
        movq [ebx + 472], mm6                           ;   147.3 p0+p3   76 rk
        movd mm1, [esi + 180]                           ;   139.7 p2      76 rk
        pshufw mm4, mm0, 0xe4                           ;   148.0 p1      76 rk copy
        punpckldq mm4, mm0                              ;   150.0 p1      76 rk
        movd mm0, [esi + 92]                            ;   140.7 p2      76 rk
        movq [ebx + 480], mm4                           ;   152.0 p0+p3   76 rk
        pshufw mm4, mm2, 0xe4                           ;   150.0 p1      76 rk copy
        punpckldq mm4, mm2                              ;   152.0 p1      76 rk
        movq [ebx + 488], mm4                           ;   154.0 p0+p3   76 rk
        movq mm4, mm0                                   ;   151.7 p0      76 rk copy
        punpckldq mm4, mm0                              ;   158.7 p1      76 rk
        movd mm0, [esi + 124]                           ;   143.7 p2      76 rk
        movd mm2, [esi + 104]                           ;   144.7 p2      76 rk
        movq [ebx + 496], mm4                           ;   160.7 p0+p3   76 rk
        movq mm4, mm0                                   ;   154.7 p0      76 rk copy
        punpckldq mm4, mm0                              ;   161.7 p1      76 rk
        movd mm0, [esi + 148]                           ;   145.7 p2      76 rk
        movq [ebx + 504], mm4                           ;   163.7 p0+p3   76 rk
        pshufw mm4, mm0, 0xe4                           ;   156.7 p1      76 rk copy
        movq mm6, mm2                                   ;   155.7 p0      76 rk copy
        punpckldq mm4, mm0                              ;   158.7 p1      76 rk
        movd mm0, [esi + 172]                           ;   147.7 p2      76 rk
        punpckldq mm6, mm2                              ;   162.7 p1      76 rk
        movq [ebx + 512], mm6                           ;   164.7 p0+p3   76 rk
        movq [ebx + 520], mm5                           ;   159.3 p0+p3   76 rk
        pshufw mm5, mm3, 0xe4                           ;   157.0 p1      76 rk copy
        punpckldq mm5, mm3                              ;   159.0 p1      76 rk
        movd mm3, [esi + 192]                           ;   150.3 p2      76 rk
        movq [ebx + 528], mm5                           ;   161.3 p0+p3   76 rk
        pshufw mm5, mm1, 0xe4                           ;   159.0 p1      76 rk copy
        punpckldq mm5, mm1                              ;   161.0 p1      76 rk
        movq [ebx + 536], mm5                           ;   163.3 p0+p3   76 rk
        pshufw mm5, mm3, 0xe4                           ;   161.3 p1      76 rk copy
        punpckldq mm5, mm3                              ;   163.3 p1      76 rk
        movd mm1, [esi + 204]                           ;   153.3 p2      76 rk
        movq [ebx + 544], mm5                           ;   165.3 p0+p3   76 rk
        movd mm3, [esi + 216]                           ;   154.3 p2      76 rk
        pshufw mm5, mm1, 0xe4                           ;   164.3 p1      76 rk copy
        punpckldq mm5, mm1                              ;   166.3 p1      76 rk
        movq [ebx + 552], mm5                           ;   168.3 p0+p3   76 rk
        movq mm5, mm3                                   ;   165.3 p0      76 rk copy
        punpckldq mm5, mm3                              ;   172.3 p1      76 rk
        movd mm2, [esi + 132]                           ;   156.7 p2      76 rk
        movq [ebx + 560], mm4                           ;   169.3 p0+p3   76 rk
        movq mm6, mm2                                   ;   167.7 p0      76 rk copy
        punpckldq mm6, mm2                              ;   174.7 p1      76 rk
        movd mm2, [esi + 164]                           ;   158.3 p2      76 rk
        pshufw mm4, mm2, 0xe4                           ;   169.3 p1      76 rk copy
        punpckldq mm4, mm2                              ;   171.3 p1      76 rk
        movq [ebx + 568], mm6                           ;   176.7 p0+p3   76 rk
        movd mm2, [esi + 184]                           ;   160.0 p2      76 rk
        movq mm6, mm2                                   ;   171.0 p0      76 rk copy
        punpckldq mm6, mm2                              ;   178.0 p1      76 rk
        movq [ebx + 576], mm4                           ;   173.3 p0+p3   76 rk
        movq [ebx + 584], mm7                           ;   175.3 p0+p3   80 x[1]
        movq mm4, mm0                                   ;   163.3 p0      76 rk copy
        punpckldq mm4, mm0                              ;   170.3 p1      76 rk
        movq [ebx + 592], mm4                           ;   177.3 p0+p3   76 rk
        movd mm2, [esi + 212]                           ;   163.7 p2      76 rk
        movq [ebx + 600], mm6                           ;   180.0 p0+p3   76 rk
        pshufw mm6, mm2, 0xe4                           ;   174.7 p1      76 rk copy
        punpckldq mm6, mm2                              ;   176.7 p1      76 rk
        movq [ebx + 608], mm6                           ;   181.3 p0+p3   76 rk
        movd mm3, [esi + 236]                           ;   166.0 p2      76 rk
        movd mm2, [esi + 232]                           ;   167.0 p2      76 rk
        movd mm0, [esi + 196]                           ;   168.0 p2      76 rk
        movq mm4, mm0                                   ;   179.0 p0      76 rk copy
        punpckldq mm4, mm0                              ;   186.0 p1      76 rk
        movd mm1, [esi + 224]                           ;   169.0 p2      76 rk
        pshufw mm6, mm1, 0xe4                           ;   180.0 p1      76 rk copy
        punpckldq mm6, mm1                              ;   182.0 p1      76 rk
        movq [ebx + 616], mm4                           ;   188.0 p0+p3   76 rk
        movd mm0, [esi + 220]                           ;   170.0 p2      76 rk
        pshufw mm4, mm0, 0xe4                           ;   181.0 p1      76 rk copy
        punpckldq mm4, mm0                              ;   183.0 p1      76 rk
        movq [ebx + 624], mm6                           ;   185.3 p0+p3   76 rk
        movq [ebx + 632], mm4                           ;   187.3 p0+p3   76 rk
        movq mm4, mm2                                   ;   178.0 p0      76 rk copy
        movd mm0, [esi + 252]                           ;   172.0 p2      76 rk
        pshufw mm6, mm0, 0xe4                           ;   183.0 p1      76 rk copy
        punpckldq mm6, mm0                              ;   185.0 p1      76 rk
        punpckldq mm4, mm2                              ;   185.0 p1      76 rk
        movq [ebx + 640], mm4                           ;   189.3 p0+p3   76 rk
        movq [ebx + 648], mm5                           ;   191.3 p0+p3   76 rk
        pshufw mm5, mm3, 0xe4                           ;   181.0 p1      76 rk copy
        movd mm2, [esi + 260]                           ;   175.0 p2      76 rk
        pshufw mm4, mm2, 0xe4                           ;   186.0 p1      76 rk copy
        punpckldq mm4, mm2                              ;   188.0 p1      76 rk
        punpckldq mm5, mm3                              ;   184.0 p1      76 rk
        movd mm2, [esi + 292]                           ;   176.3 p2      76 rk
        movd mm0, [esi + 276]                           ;   177.3 p2      76 rk
        movq [ebx + 656], mm5                           ;   193.3 p0+p3   76 rk
        movd mm1, [esi + 256]                           ;   178.3 p2      76 rk
        movq mm5, mm1                                   ;   189.3 p0      76 rk copy
        punpckldq mm5, mm1                              ;   196.3 p1      76 rk
        movq [ebx + 664], mm4                           ;   195.3 p0+p3   76 rk
        movq mm4, mm0                                   ;   188.3 p0      76 rk copy
        movd mm3, [esi + 268]                           ;   179.7 p2      76 rk
        movq [ebx + 672], mm6                           ;   197.3 p0+p3   76 rk
        pshufw mm6, mm3, 0xe4                           ;   190.7 p1      76 rk copy
        punpckldq mm6, mm3                              ;   192.7 p1      76 rk
        movq [ebx + 680], mm6                           ;   199.3 p0+p3   76 rk
        pshufw mm6, mm2, 0xe4                           ;   188.0 p1      76 rk copy
        punpckldq mm6, mm2                              ;   190.0 p1      76 rk
        movq [ebx + 688], mm6                           ;   201.3 p0+p3   76 rk
        punpckldq mm4, mm0                              ;   195.3 p1      76 rk
        movq [ebx + 696], mm4                           ;   203.3 p0+p3   76 rk
        movd mm3, [esi + 296]                           ;   184.3 p2      76 rk
        movd mm0, [esi + 300]                           ;   185.3 p2      76 rk
        pshufw mm4, mm0, 0xe4                           ;   196.3 p1      76 rk copy
        movq [ebx + 704], mm5                           ;   205.3 p0+p3   76 rk
        movd mm1, [esi + 288]                           ;   186.3 p2      76 rk
        punpckldq mm4, mm0                              ;   198.3 p1      76 rk
        movd mm0, [esi + 324]                           ;   187.3 p2      76 rk
        pshufw mm5, mm1, 0xe4                           ;   197.3 p1      76 rk copy
        punpckldq mm5, mm1                              ;   199.3 p1      76 rk
        movq [ebx + 712], mm5                           ;   207.3 p0+p3   76 rk
        movd mm1, [esi + 308]                           ;   188.3 p2      76 rk
        pshufw mm6, mm1, 0xe4                           ;   199.3 p1      76 rk copy
        punpckldq mm6, mm1                              ;   201.3 p1      76 rk
        movq [ebx + 720], mm6                           ;   209.3 p0+p3   76 rk
        pshufw mm6, mm0, 0xe4                           ;   198.3 p1      76 rk copy
        punpckldq mm6, mm0                              ;   200.3 p1      76 rk
        movd mm0, [esi + 348]                           ;   190.7 p2      76 rk
        movq mm5, mm3                                   ;   195.3 p0      76 rk copy
        punpckldq mm5, mm3                              ;   202.3 p1      76 rk
        movd mm3, [esi + 320]                           ;   191.7 p2      76 rk
        movq [ebx + 728], mm5                           ;   211.3 p0+p3   76 rk
        pshufw mm5, mm3, 0xe4                           ;   202.7 p1      76 rk copy
        punpckldq mm5, mm3                              ;   204.7 p1      76 rk
        movd mm3, [esi + 344]                           ;   193.3 p2      76 rk
        movq [ebx + 736], mm5                           ;   213.3 p0+p3   76 rk
        movd mm1, [esi + 332]                           ;   194.3 p2      76 rk
        movq mm5, mm1                                   ;   205.3 p0      76 rk copy
        punpckldq mm5, mm1                              ;   212.3 p1      76 rk
        movd mm2, [esi + 312]                           ;   195.3 p2      76 rk
        movq [ebx + 744], mm5                           ;   215.3 p0+p3   76 rk
        movd mm1, [esi + 352]                           ;   196.3 p2      76 rk
        pshufw mm5, mm1, 0xe4                           ;   207.3 p1      76 rk copy
        punpckldq mm5, mm1                              ;   209.3 p1      76 rk
        movq [ebx + 752], mm5                           ;   217.3 p0+p3   76 rk
        movq [ebx + 760], mm4                           ;   219.3 p0+p3   76 rk
        movq mm4, mm2                                   ;   206.3 p0      76 rk copy
        punpckldq mm4, mm2                              ;   213.3 p1      76 rk
        movd mm2, [esi + 340]                           ;   199.3 p2      76 rk
        movq [ebx + 768], mm4                           ;   221.3 p0+p3   76 rk
        pshufw mm4, mm2, 0xe4                           ;   210.3 p1      76 rk copy
        punpckldq mm4, mm2                              ;   212.3 p1      76 rk
        movq [ebx + 776], mm4                           ;   223.3 p0+p3   76 rk
        movq mm4, mm0                                   ;   202.3 p0      76 rk copy
        punpckldq mm4, mm0                              ;   209.3 p1      76 rk
        movq [ebx + 784], mm4                           ;   225.3 p0+p3   76 rk
        movd mm1, [esi + 384]                           ;   203.0 p2      76 rk
        movq [ebx + 792], mm6                           ;   227.3 p0+p3   76 rk
        pshufw mm6, mm3, 0xe4                           ;   209.0 p1      76 rk copy
        punpckldq mm6, mm3                              ;   211.0 p1      76 rk
        movd mm3, [esi + 364]                           ;   204.7 p2      76 rk
        movq mm5, mm3                                   ;   215.7 p0      76 rk copy
        punpckldq mm5, mm3                              ;   222.7 p1      76 rk
        movd mm3, [esi + 396]                           ;   205.7 p2      76 rk
        movq [ebx + 800], mm5                           ;   229.3 p0+p3   76 rk
        pshufw mm5, mm3, 0xe4                           ;   216.7 p1      76 rk copy
        punpckldq mm5, mm3                              ;   218.7 p1      76 rk
        movq [ebx + 808], mm5                           ;   231.3 p0+p3   76 rk
        movd mm2, [esi + 360]                           ;   208.0 p2      76 rk
        movd mm0, [esi + 380]                           ;   209.0 p2      76 rk
        movq [ebx + 816], mm6                           ;   233.3 p0+p3   76 rk
        pshufw mm6, mm2, 0xe4                           ;   219.0 p1      76 rk copy
        punpckldq mm6, mm2                              ;   221.0 p1      76 rk
        movd mm2, [esi + 388]                           ;   210.0 p2      76 rk
        pshufw mm4, mm0, 0xe4                           ;   220.0 p1      76 rk copy
        punpckldq mm4, mm0                              ;   222.0 p1      76 rk
        movd mm0, [esi + 404]                           ;   211.0 p2      76 rk
        movq [ebx + 824], mm4                           ;   235.3 p0+p3   76 rk
        movq [ebx + 832], mm6                           ;   237.3 p0+p3   76 rk
        movq mm4, mm2                                   ;   221.0 p0      76 rk copy
        punpckldq mm4, mm2                              ;   228.0 p1      76 rk
        movq [ebx + 840], mm4                           ;   239.3 p0+p3   76 rk
        movd mm2, [esi + 420]                           ;   214.0 p2      76 rk
        pshufw mm4, mm2, 0xe4                           ;   225.0 p1      76 rk copy
        punpckldq mm4, mm2                              ;   227.0 p1      76 rk
        movq [ebx + 848], mm4                           ;   241.3 p0+p3   76 rk
        movd mm2, [esi + 440]                           ;   215.7 p2      76 rk
        movd mm3, [esi + 424]                           ;   216.7 p2      76 rk
        pshufw mm6, mm1, 0xe4                           ;   221.0 p1      76 rk copy
        punpckldq mm6, mm1                              ;   223.0 p1      76 rk
        movq [ebx + 856], mm6                           ;   243.3 p0+p3   76 rk
        pshufw mm6, mm0, 0xe4                           ;   223.0 p1      76 rk copy
        punpckldq mm6, mm0                              ;   225.0 p1      76 rk
        movq [ebx + 864], mm6                           ;   245.3 p0+p3   76 rk
        pshufw mm6, mm3, 0xe4                           ;   227.7 p1      76 rk copy
        punpckldq mm6, mm3                              ;   229.7 p1      76 rk
        movq [ebx + 872], mm6                           ;   247.3 p0+p3   76 rk
        pshufw mm6, mm2, 0xe4                           ;   227.0 p1      76 rk copy
        movd mm0, [esi + 428]                           ;   220.7 p2      76 rk
        movq mm4, mm0                                   ;   231.7 p0      76 rk copy
        punpckldq mm6, mm2                              ;   229.0 p1      76 rk
        movd mm2, [esi + 468]                           ;   221.7 p2      76 rk
        movd mm1, [esi + 416]                           ;   222.7 p2      76 rk
        punpckldq mm4, mm0                              ;   238.7 p1      76 rk
        movq [ebx + 880], mm4                           ;   249.3 p0+p3   76 rk
        movd mm0, [esi + 452]                           ;   223.7 p2      76 rk
        pshufw mm4, mm0, 0xe4                           ;   234.7 p1      76 rk copy
        punpckldq mm4, mm0                              ;   236.7 p1      76 rk
        movq [ebx + 888], mm4                           ;   251.3 p0+p3   76 rk
        movq mm4, mm2                                   ;   232.7 p0      76 rk copy
        movq mm5, mm1                                   ;   233.7 p0      76 rk copy
        punpckldq mm5, mm1                              ;   240.7 p1      76 rk
        movq [ebx + 896], mm6                           ;   253.3 p0+p3   76 rk
        movd mm1, [esi + 436]                           ;   226.7 p2      76 rk
        movd mm0, [esi + 476]                           ;   227.7 p2      76 rk
        movq [ebx + 904], mm5                           ;   255.3 p0+p3   76 rk
        pshufw mm5, mm1, 0xe4                           ;   237.7 p1      76 rk copy
        punpckldq mm5, mm1                              ;   239.7 p1      76 rk
        movd mm1, [esi + 460]                           ;   228.7 p2      76 rk
        movq [ebx + 912], mm5                           ;   257.3 p0+p3   76 rk
        movd mm3, [esi + 448]                           ;   229.7 p2      76 rk
        pshufw mm6, mm1, 0xe4                           ;   239.7 p1      76 rk copy
        movq mm5, mm3                                   ;   240.7 p0      76 rk copy
        punpckldq mm5, mm3                              ;   247.7 p1      76 rk
        movd mm3, [esi + 472]                           ;   231.0 p2      76 rk
        punpckldq mm6, mm1                              ;   241.7 p1      76 rk
        movd mm1, [esi + 480]                           ;   232.0 p2      76 rk
        movq [ebx + 920], mm6                           ;   259.3 p0+p3   76 rk
        pshufw mm6, mm3, 0xe4                           ;   242.0 p1      76 rk copy
        punpckldq mm6, mm3                              ;   244.0 p1      76 rk
        movq [ebx + 928], mm6                           ;   261.3 p0+p3   76 rk
        pshufw mm3, mm0, 0xe4                           ;   240.0 p1      76 rk copy
        punpckldq mm3, mm0                              ;   242.0 p1      76 rk
        movq mm6, mm1                                   ;   243.0 p0      76 rk copy
        movq [ebx + 936], mm5                           ;   263.3 p0+p3   76 rk
        movd mm5, [esi + 492]                           ;   235.7 p2      76 rk
        movq [ebx + 944], mm3                           ;   265.3 p0+p3   76 rk
        punpckldq mm6, mm1                              ;   250.0 p1      76 rk
        movd mm0, [esi + 508]                           ;   237.0 p2      76 rk
        punpckldq mm4, mm2                              ;   243.0 p1      76 rk
        movd mm2, [esi + 488]                           ;   238.0 p2      76 rk
        pshufw mm3, mm2, 0xe4                           ;   249.0 p1      76 rk copy
        punpckldq mm3, mm2                              ;   251.0 p1      76 rk
        movq [ebx + 952], mm3                           ;   267.3 p0+p3   76 rk
        pshufw mm3, mm0, 0xe4                           ;   248.0 p1      76 rk copy
        punpckldq mm3, mm0                              ;   250.0 p1      76 rk
        movd mm1, [esi + 512]                           ;   240.0 p2      76 rk
        movq [ebx + 960], mm3                           ;   269.3 p0+p3   76 rk
        movq [ebx + 968], mm6                           ;   271.3 p0+p3   76 rk
        movq mm2, mm5                                   ;   246.7 p0      76 rk copy
        movq mm0, mm1                                   ;   251.0 p0      76 rk copy
        movq [ebx + 976], mm4                           ;   273.3 p0+p3   76 rk
        punpckldq mm2, mm5                              ;   253.7 p1      76 rk
        movq [ebx + 984], mm2                           ;   275.3 p0+p3   76 rk
        punpckldq mm0, mm1                              ;   258.0 p1      76 rk
        movq [ebx + 992], mm0                           ;   277.3 p0+p3   76 rk
        cmp dword [ebx + 1148], 0                       ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [ebx + 1148]                     ;                    passes of 2
        mov ecx, eax                                    ;                    passes of 2
.blocks_1_share:
        and eax, 1                                      ;                    passes of 2
        mov dword [ebx + 1152], eax                     ;                    passes of 2
        sub ecx, eax                                    ;                    passes of 2
        imul ecx, ecx, 0x10                             ;                    passes of 2
        mov edx, dword [ebx + 1156]                     ;                    passes of 2
        add ecx, edx                                    ;                    passes of 2
        mov dword [ebx + 1160], ecx                     ;                    passes of 2
        cmp ecx, edx                                    ;                    passes of 2
        je .blocks_1_rest
.blocks_1_again:
        mov esi, dword [ebx + 1156]                     ;                    resident
        mov edi, dword [ebx + 1164]                     ;                    resident
        align 16
.blocks_1:
        movd mm3, [esi + 12]                            ;     0.0 p2      78 x[3]
        movd mm0, [esi]                                 ;     1.0 p2      78 x[0]
        punpckldq mm0, [esi + 16]                       ;    12.0 p2+p1   78 x[0]
        punpckldq mm3, [esi + 28]                       ;    11.0 p2+p1   78 x[3]
        movq mm4, [ebx + 344]                           ;     4.0 p2      80 x[0]
        pxor mm4, mm0                                   ;    15.0 p1      80 x[0]
        movq mm0, [ebx + 352]                           ;     5.0 p2      23 x
        pxor mm0, mm3                                   ;    16.0 p1      23 x
        movq mm3, [ebx - 56]                            ;     6.0 p2      80 x[3]
        movq mm5, [ebx + 336]                           ;     7.0 p2      80 x[1]
        movd mm1, [esi + 4]                             ;     8.0 p2      78 x[1]
        movq [ebx - 40], mm3                            ;    17.0 p0+p3   80 x[3] spill
        punpckldq mm1, [esi + 20]                       ;    19.0 p2+p1   78 x[1]
        pxor mm5, mm1                                   ;    21.0 p1      80 x[1]
        pshufw mm3, mm5, 0xe4                           ;    23.0 p1      23 x copy
        movq mm6, [ebx + 384]                           ;    10.0 p2      80 x[2]
        pxor mm0, mm4                                   ;    18.0 p1      23 x
        pand mm5, mm0                                   ;    23.0 p1      23 x
        pshufw mm7, mm4, 0xe4                           ;    17.0 p1      23 x copy
        pxor mm4, mm5                                   ;    25.0 p1      23 x
        movd mm2, [esi + 8]                             ;    11.0 p2      78 x[2]
        punpckldq mm2, [esi + 24]                       ;    22.0 p2+p1   78 x[2]
        pxor mm6, mm2                                   ;    24.0 p1      80 x[2]
        pxor mm3, mm6                                   ;    26.0 p1      23 x
        movq mm5, [ebx + 368]                           ;    13.0 p2      80 x[0]
        movq [ebx + 1000], mm5                          ;    24.0 p0+p3   80 x[0] spill
        pshufw mm5, mm3, 0xe4                           ;    28.0 p1      23 x copy
        por mm7, mm0                                    ;    20.0 p1      23 x
        pxor mm7, mm3                                   ;    28.0 p1      23 x
        movq mm2, [ebx + 376]                           ;    14.0 p2      80 x[1]
        movq [ebx + 1008], mm2                          ;    25.0 p0+p3   80 x[1] spill
        pshufw mm2, mm6, 0xe4                           ;    26.0 p1      23 x copy
        pxor mm2, mm0                                   ;    28.0 p1      23 x
        pand mm6, mm4                                   ;    27.0 p1      23 x
        pand mm5, mm4                                   ;    30.0 p1      23 x
        pxor mm4, mm2                                   ;    30.0 p1      23 x
        pand mm2, mm7                                   ;    30.0 p1      23 x
        por mm2, mm5                                    ;    32.0 p1      23 x
        movq mm5, [ebx + 408]                           ;    15.0 p2      80 x[1]
        movq mm1, [ebx - 32]                            ;    16.0 p2      80 x[0]
        movq mm0, [ebx - 64]                            ;    17.0 p2      80 x[2]
        movq [ebx + 1016], mm5                          ;    26.0 p0+p3   80 x[1] spill
        movq mm5, [ebx - 48]                            ;    18.0 p2      80 x[0]
        movq [ebx + 1024], mm5                          ;    29.0 p0+p3   80 x[0] spill
        movq mm5, [ebx + 400]                           ;    19.0 p2      80 x[1]
        movq [ebx + 1032], mm5                          ;    30.0 p0+p3   80 x[1] spill
        movq mm5, [ebx + 392]                           ;    20.0 p2      80 x[2]
        movq [ebx + 1040], mm0                          ;    28.0 p0+p3   80 x[2] spill
        movq [ebx + 1048], mm5                          ;    31.0 p0+p3   80 x[2] spill
        pxor mm3, mm6                                   ;    29.0 p1      23 x
        pxor mm3, mm4                                   ;    32.0 p1      23 x
        pxor mm4, mm2                                   ;    34.0 p1      48 x[1]
        movq mm5, [ebx - 24]                            ;    21.3 p2      80 x[3]
        movq [ebx + 1056], mm5                          ;    32.3 p0+p3   80 x[3] spill
        pshufw mm5, mm2, 0xe4                           ;    34.0 p1      46 x[0] copy
        pslld mm5, 0xd                                  ;    36.0 p1      46 x[0]
        psrld mm2, 0x13                                 ;    34.0 p1      46 x[0]
        pxor mm2, mm5                                   ;    38.0 p1      46 x[0]
        pshufw mm5, mm3, 0xe4                           ;    34.0 p1      47 x[2] copy
        psrld mm3, 0x1d                                 ;    34.0 p1      47 x[2]
        pslld mm5, 3                                    ;    36.0 p1      47 x[2]
        movq mm6, [ebx + 360]                           ;    24.7 p2      80 x[3]
        pxor mm3, mm5                                   ;    38.0 p1      47 x[2]
        movq [ebx + 1064], mm6                          ;    35.7 p0+p3   80 x[3] spill
        movq mm5, [ebx + 416]                           ;    26.0 p2      80 x[0]
        movq [ebx + 1072], mm5                          ;    37.0 p0+p3   80 x[0] spill
        movq mm5, [ebx + 480]                           ;    27.0 p2      80 x[1]
        movq [ebx + 1080], mm5                          ;    38.0 p0+p3   80 x[1] spill
        pshufw mm5, mm2, 0xe4                           ;    40.0 p1      49 x[3] copy
        pslld mm5, 3                                    ;    42.0 p1      49 x[3]
        pxor mm7, mm3                                   ;    40.0 p1      49 x[3]
        pxor mm4, mm2                                   ;    40.0 p1      48 x[1]
        pxor mm4, mm3                                   ;    42.0 p1      48 x[1]
        pshufw mm6, mm4, 0xe4                           ;    44.0 p1      50 x[1] copy
        psrld mm4, 0x1f                                 ;    44.0 p1      50 x[1]
        pslld mm6, 1                                    ;    46.0 p1      50 x[1]
        movq mm0, [ebx + 472]                           ;    30.7 p2      80 x[2]
        pxor mm7, mm5                                   ;    44.0 p1      49 x[3]
        pxor mm6, mm4                                   ;    48.0 p1      50 x[1]
        pshufw mm4, mm7, 0xe4                           ;    46.0 p1      51 x[3] copy
        psrld mm7, 0x19                                 ;    47.0 p1      51 x[3]
        pslld mm4, 7                                    ;    48.0 p1      51 x[3]
        pxor mm4, mm7                                   ;    50.0 p1      51 x[3]
        pxor mm3, mm4                                   ;    52.0 p1      53 x[2]
        movq mm7, [ebx + 1008]                          ;    33.3 p2      80 x[1] reload
        movq [ebx + 1008], mm0                          ;    41.7 p0+p3   80 x[2] spill
        pxor mm2, mm6                                   ;    51.0 p1      52 x[0]
        pxor mm7, mm6                                   ;    52.0 p1      80 x[1]
        pslld mm6, 7                                    ;    53.0 p1      53 x[2]
        pxor mm3, mm6                                   ;    55.0 p1      53 x[2]
        pxor mm2, mm4                                   ;    55.0 p1      52 x[0]
        movq mm6, mm7                                   ;    54.0 p0      24 x copy
        movq mm0, [ebx - 40]                            ;    36.3 p2      80 x[3] reload
        pxor mm0, mm4                                   ;    56.0 p1      80 x[3]
        movq [ebx - 40], mm0                            ;    58.0 p0+p3   80 x[3] spill
        pshufw mm4, mm7, 0xe4                           ;    57.0 p1      24 x copy
        pxor mm7, mm0                                   ;    58.0 p1      24 x
        pshufw mm0, mm2, 0xe4                           ;    59.0 p1      54 x[0] copy
        movq mm5, [ebx + 424]                           ;    38.7 p2      80 x[3]
        movq [ebx + 1088], mm5                          ;    49.7 p0+p3   80 x[3] spill
        movq mm5, [ebx - 16]                            ;    39.7 p2      80 x[2]
        movq [ebx + 1096], mm5                          ;    50.7 p0+p3   80 x[2] spill
        psrld mm2, 0x1b                                 ;    60.0 p1      54 x[0]
        movq mm5, [serpent_encrypt.T0_constants64 + 24] ;    41.0 p2      24 x
        pslld mm0, 5                                    ;    61.0 p1      54 x[0]
        pxor mm1, mm0                                   ;    63.0 p1      80 x[0]
        movq mm0, mm3                                   ;    57.0 p0      55 x[2] copy
        psrld mm3, 0xa                                  ;    63.0 p1      55 x[2]
        movq [ebx + 1104], mm7                          ;    60.0 p0+p3   24 x spill
        movq [ebx + 1112], mm5                          ;    52.0 p0+p3   24 x spill
        pxor mm1, mm2                                   ;    65.0 p1      80 x[0]
        movq mm2, [ebx + 1040]                          ;    44.3 p2      80 x[2] reload
        pxor mm2, mm3                                   ;    65.0 p1      80 x[2]
        pslld mm0, 0x16                                 ;    66.0 p1      55 x[2]
        pxor mm2, mm0                                   ;    68.0 p1      80 x[2]
        movq mm0, [ebx + 1104]                          ;    60.0 p2      24 x reload
        pand mm4, mm1                                   ;    68.0 p1      24 x
        pxor mm0, mm2                                   ;    71.0 p1      24 x
        por mm2, mm4                                    ;    70.0 p1      24 x
        pxor mm4, mm0                                   ;    73.0 p1      24 x
        pand mm0, mm2                                   ;    73.0 p1      24 x
        pxor mm2, mm4                                   ;    75.0 p1      24 x
        movq mm5, [ebx - 40]                            ;    58.0 p2      24 x
        pxor mm5, mm1                                   ;    74.0 p1      24 x
        movq mm1, [ebx + 1112]                          ;    52.0 p2      24 x reload
        por mm6, mm5                                    ;    76.0 p1      24 x
        pxor mm1, mm6                                   ;    78.0 p1      24 x
        movq mm6, [ebx + 496]                           ;    50.0 p2      80 x[3]
        movq [ebx + 1112], mm6                          ;    61.0 p0+p3   80 x[3] spill
        movq mm6, mm4                                   ;    75.0 p0      47 x[2] copy
        pslld mm6, 3                                    ;    82.0 p1      47 x[2]
        movq mm5, [ebx + 488]                           ;    51.3 p2      80 x[1]
        movq [ebx + 1104], mm5                          ;    62.3 p0+p3   80 x[1] spill
        por mm0, mm1                                    ;    80.0 p1      24 x
        por mm2, mm0                                    ;    82.0 p1      24 x
        movq mm5, [ebx + 432]                           ;    53.0 p2      28 x
        movq mm7, [ebx - 40]                            ;    58.0 p2      24 x
        pxor mm7, mm4                                   ;    80.0 p1      24 x
        pxor mm1, mm7                                   ;    82.0 p1      24 x
        pand mm7, mm0                                   ;    82.0 p1      24 x
        pxor mm7, mm1                                   ;    84.0 p1      24 x
        pxor mm1, mm2                                   ;    84.0 p1      48 x[1]
        pshufw mm2, mm7, 0xe4                           ;    86.0 p1      46 x[0] copy
        movq mm3, [ebx - 8]                             ;    55.7 p2      80 x[0]
        psrld mm7, 0x13                                 ;    86.0 p1      46 x[0]
        pslld mm2, 0xd                                  ;    88.0 p1      46 x[0]
        psrld mm4, 0x1d                                 ;    88.0 p1      47 x[2]
        pxor mm6, mm4                                   ;    90.0 p1      47 x[2]
        pxor mm2, mm7                                   ;    90.0 p1      46 x[0]
        pxor mm1, mm6                                   ;    92.0 p1      48 x[1]
        pxor mm1, mm2                                   ;    94.0 p1      48 x[1]
        pshufw mm4, mm2, 0xe4                           ;    93.0 p1      49 x[3] copy
        pslld mm4, 3                                    ;    95.0 p1      49 x[3]
        pxor mm0, mm6                                   ;    95.0 p1      49 x[3]
        movq mm7, [ebx + 1016]                          ;    59.3 p2      80 x[1] reload
        pxor mm0, mm4                                   ;    97.0 p1      49 x[3]
        pshufw mm4, mm1, 0xe4                           ;    97.0 p1      50 x[1] copy
        psrld mm1, 0x1f                                 ;    98.0 p1      50 x[1]
        pslld mm4, 1                                    ;    99.0 p1      50 x[1]
        movq [ebx + 1016], mm5                          ;    64.0 p0+p3   28 x spill
        pxor mm4, mm1                                   ;   101.0 p1      50 x[1]
        pshufw mm1, mm0, 0xe4                           ;   101.0 p1      51 x[3] copy
        pslld mm1, 7                                    ;   103.0 p1      51 x[3]
        movq mm5, [ebx + 1064]                          ;    62.7 p2      80 x[3] reload
        pxor mm7, mm4                                   ;   103.0 p1      80 x[1]
        psrld mm0, 0x19                                 ;   104.0 p1      51 x[3]
        pxor mm1, mm0                                   ;   106.0 p1      51 x[3]
        pxor mm5, mm1                                   ;   108.0 p1      80 x[3]
        pxor mm2, mm4                                   ;   107.0 p1      52 x[0]
        pxor mm2, mm1                                   ;   109.0 p1      52 x[0]
        pslld mm4, 7                                    ;   109.0 p1      53 x[2]
        pxor mm6, mm4                                   ;   111.0 p1      53 x[2]
        pxor mm6, mm1                                   ;   113.0 p1      53 x[2]
        pshufw mm1, mm2, 0xe4                           ;   112.0 p1      54 x[0] copy
        movq [ebx + 1064], mm3                          ;    66.7 p0+p3   80 x[0] spill
        movq mm3, [ebx + 1000]                          ;    67.0 p2      80 x[0] reload
        pslld mm1, 5                                    ;   114.0 p1      54 x[0]
        pxor mm3, mm1                                   ;   116.0 p1      80 x[0]
        movq mm1, mm6                                   ;   115.0 p0      55 x[2] copy
        psrld mm2, 0x1b                                 ;   115.0 p1      54 x[0]
        pxor mm3, mm2                                   ;   118.0 p1      80 x[0]
        pshufw mm4, mm7, 0xe4                           ;   117.0 p1      25 x copy
        movq [ebx + 1000], mm7                          ;   105.0 p0+p3   25 x spill
        movq mm2, mm5                                   ;   110.0 p0      25 x copy
        por mm2, mm3                                    ;   120.0 p1      25 x
        pxor mm4, mm2                                   ;   122.0 p1      25 x
        psrld mm6, 0xa                                  ;   120.0 p1      55 x[2]
        pshufw mm0, mm7, 0xe4                           ;   121.0 p1      25 x copy
        movq mm7, [ebx + 1008]                          ;    71.7 p2      80 x[2] reload
        pxor mm7, mm6                                   ;   122.0 p1      80 x[2]
        pslld mm1, 0x16                                 ;   123.0 p1      55 x[2]
        pxor mm7, mm1                                   ;   125.0 p1      80 x[2]
        pshufw mm1, mm3, 0xe4                           ;   125.0 p1      25 x copy
        movq mm2, [ebx + 1000]                          ;   105.0 p2      25 x reload
        pand mm1, mm7                                   ;   127.0 p1      25 x
        pxor mm5, mm1                                   ;   129.0 p1      25 x
        pand mm2, mm5                                   ;   131.0 p1      25 x
        pxor mm0, mm3                                   ;   129.0 p1      25 x
        pshufw mm1, mm4, 0xe4                           ;   130.0 p1      25 x copy
        pxor mm0, mm7                                   ;   131.0 p1      25 x
        por mm1, mm0                                    ;   133.0 p1      25 x
        pxor mm5, mm0                                   ;   133.0 p1      25 x
        pxor mm1, mm5                                   ;   135.0 p1      25 x
        pxor mm3, mm5                                   ;   135.0 p1      25 x
        movq mm5, [ebx + 512]                           ;    77.0 p2      80 x[2]
        movq [ebx + 1000], mm5                          ;    88.0 p0+p3   80 x[2] spill
        pxor mm4, mm1                                   ;   137.0 p1      25 x
        pshufw mm5, mm3, 0xe4                           ;   137.0 p1      46 x[0] copy
        psrld mm3, 0x13                                 ;   138.0 p1      46 x[0]
        pslld mm5, 0xd                                  ;   139.0 p1      46 x[0]
        pxor mm5, mm3                                   ;   141.0 p1      46 x[0]
        movq mm3, mm4                                   ;   139.0 p0      47 x[2] copy
        pslld mm3, 3                                    ;   146.0 p1      47 x[2]
        psrld mm4, 0x1d                                 ;   142.0 p1      47 x[2]
        pxor mm4, mm3                                   ;   148.0 p1      47 x[2]
        movq mm7, [ebx + 448]                           ;    81.0 p2      80 x[3]
        pxor mm0, mm2                                   ;   144.0 p1      25 x
        pxor mm1, mm0                                   ;   146.0 p1      48 x[1]
        pxor mm1, mm5                                   ;   148.0 p1      48 x[1]
        pshufw mm3, mm5, 0xe4                           ;   147.0 p1      49 x[3] copy
        pxor mm1, mm4                                   ;   150.0 p1      48 x[1]
        movq mm6, [ebx + 440]                           ;    83.0 p2      80 x[0]
        pslld mm3, 3                                    ;   149.0 p1      49 x[3]
        pxor mm0, mm3                                   ;   151.0 p1      49 x[3]
        pshufw mm3, mm1, 0xe4                           ;   152.0 p1      50 x[1] copy
        psrld mm1, 0x1f                                 ;   152.0 p1      50 x[1]
        pslld mm3, 1                                    ;   154.0 p1      50 x[1]
        pxor mm3, mm1                                   ;   156.0 p1      50 x[1]
        pxor mm0, mm4                                   ;   155.0 p1      49 x[3]
        pshufw mm1, mm0, 0xe4                           ;   157.0 p1      51 x[3] copy
        pslld mm1, 7                                    ;   159.0 p1      51 x[3]
        psrld mm0, 0x19                                 ;   158.0 p1      51 x[3]
        pxor mm1, mm0                                   ;   161.0 p1      51 x[3]
        movq mm0, [ebx + 1032]                          ;    87.0 p2      80 x[1] reload
        pxor mm5, mm3                                   ;   160.0 p1      52 x[0]
        movq mm2, [ebx + 40]                            ;    88.0 p2      80 x[1]
        pxor mm4, mm1                                   ;   163.0 p1      53 x[2]
        pxor mm0, mm3                                   ;   162.0 p1      80 x[1]
        pslld mm3, 7                                    ;   163.0 p1      53 x[2]
        pxor mm4, mm3                                   ;   165.0 p1      53 x[2]
        movq [ebx + 1032], mm2                          ;    99.0 p0+p3   80 x[1] spill
        movq mm2, [ebx + 1056]                          ;    90.0 p2      80 x[3] reload
        movq [ebx + 1056], mm7                          ;    92.0 p0+p3   80 x[3] spill
        movq mm7, [ebx + 1024]                          ;    91.0 p2      80 x[0] reload
        pxor mm5, mm1                                   ;   165.0 p1      52 x[0]
        pshufw mm3, mm5, 0xe4                           ;   167.0 p1      54 x[0] copy
        psrld mm5, 0x1b                                 ;   167.0 p1      54 x[0]
        pxor mm2, mm1                                   ;   168.0 p1      80 x[3]
        movq mm1, mm0                                   ;   164.0 p0      26 x copy
        pxor mm0, mm2                                   ;   170.0 p1      26 x
        movq [ebx + 1024], mm6                          ;    94.0 p0+p3   80 x[0] spill
        movq mm6, [ebx + 1048]                          ;    94.0 p2      80 x[2] reload
        pslld mm3, 5                                    ;   170.0 p1      54 x[0]
        pxor mm7, mm3                                   ;   172.0 p1      80 x[0]
        pxor mm7, mm5                                   ;   174.0 p1      80 x[0]
        movq mm3, mm4                                   ;   167.0 p0      55 x[2] copy
        psrld mm4, 0xa                                  ;   173.0 p1      55 x[2]
        por mm2, mm7                                    ;   176.0 p1      26 x
        pxor mm6, mm4                                   ;   175.0 p1      80 x[2]
        pslld mm3, 0x16                                 ;   176.0 p1      55 x[2]
        movq mm5, mm0                                   ;   172.0 p0      26 x copy
        pxor mm6, mm3                                   ;   178.0 p1      80 x[2]
        pand mm1, mm7                                   ;   178.0 p1      26 x
        pxor mm7, mm6                                   ;   180.0 p1      26 x
        por mm5, mm1                                    ;   180.0 p1      26 x
        pand mm6, mm2                                   ;   181.0 p1      26 x
        pxor mm5, mm6                                   ;   183.0 p1      26 x
        pxor mm2, mm1                                   ;   183.0 p1      26 x
        por mm7, mm1                                    ;   184.0 p1      26 x
        por mm1, mm6                                    ;   185.0 p1      26 x
        por mm6, mm2                                    ;   186.0 p1      26 x
        pxor mm0, mm7                                   ;   187.0 p1      26 x
        por mm2, mm5                                    ;   188.0 p1      26 x
        pxor mm6, mm0                                   ;   189.0 p1      26 x
        pxor mm1, mm6                                   ;   191.0 p1      49 x[3]
        pxor mm6, mm2                                   ;   191.0 p1      26 x
        pand mm0, mm5                                   ;   192.0 p1      26 x
        pxor mm0, mm2                                   ;   194.0 p1      26 x
        pshufw mm2, mm0, 0xe4                           ;   196.0 p1      46 x[0] copy
        pslld mm2, 0xd                                  ;   198.0 p1      46 x[0]
        psrld mm0, 0x13                                 ;   196.0 p1      46 x[0]
        pxor mm2, mm0                                   ;   200.0 p1      46 x[0]
        movq mm0, mm6                                   ;   193.0 p0      47 x[2] copy
        pslld mm0, 3                                    ;   200.0 p1      47 x[2]
        pxor mm5, mm2                                   ;   202.0 p1      48 x[1]
        psrld mm6, 0x1d                                 ;   200.0 p1      47 x[2]
        pxor mm6, mm0                                   ;   202.0 p1      47 x[2]
        pshufw mm0, mm2, 0xe4                           ;   202.0 p1      49 x[3] copy
        pslld mm0, 3                                    ;   204.0 p1      49 x[3]
        pxor mm1, mm0                                   ;   206.0 p1      49 x[3]
        pxor mm5, mm6                                   ;   205.0 p1      48 x[1]
        pshufw mm0, mm5, 0xe4                           ;   207.0 p1      50 x[1] copy
        pslld mm0, 1                                    ;   209.0 p1      50 x[1]
        psrld mm5, 0x1f                                 ;   208.0 p1      50 x[1]
        pxor mm1, mm6                                   ;   209.0 p1      49 x[3]
        pxor mm5, mm0                                   ;   211.0 p1      50 x[1]
        pshufw mm0, mm1, 0xe4                           ;   211.0 p1      51 x[3] copy
        pslld mm0, 7                                    ;   213.0 p1      51 x[3]
        psrld mm1, 0x19                                 ;   213.0 p1      51 x[3]
        pxor mm0, mm1                                   ;   215.0 p1      51 x[3]
        movq mm1, [ebx + 1080]                          ;   122.3 p2      80 x[1] reload
        pxor mm1, mm5                                   ;   215.0 p1      80 x[1]
        movq mm7, [ebx + 504]                           ;   123.3 p2      80 x[3]
        movq mm3, [ebx + 16]                            ;   124.3 p2      80 x[1]
        movq [ebx + 1048], mm7                          ;   134.3 p0+p3   80 x[3] spill
        movq mm7, [ebx + 8]                             ;   125.3 p2      80 x[0]
        movq [ebx + 1008], mm3                          ;   135.3 p0+p3   80 x[1] spill
        pxor mm2, mm5                                   ;   216.0 p1      52 x[0]
        pxor mm6, mm0                                   ;   217.0 p1      53 x[2]
        movq mm4, [ebx + 0]                             ;   126.3 p2      80 x[2]
        movq [ebx + 1080], mm7                          ;   136.3 p0+p3   80 x[0] spill
        movq [ebx + 1040], mm1                          ;   217.0 p0+p3   27 x spill
        movq mm7, [ebx + 1088]                          ;   129.0 p2      80 x[3] reload
        pxor mm7, mm0                                   ;   218.0 p1      80 x[3]
        pslld mm5, 7                                    ;   219.0 p1      53 x[2]
        pxor mm6, mm5                                   ;   221.0 p1      53 x[2]
        movq mm5, mm1                                   ;   217.0 p0      27 x copy
        movq [ebx + 1088], mm4                          ;   137.3 p0+p3   80 x[2] spill
        movq mm4, mm1                                   ;   217.0 p0      27 x copy
        pxor mm2, mm0                                   ;   221.0 p1      52 x[0]
        movq mm0, mm1                                   ;   217.0 p0      27 x copy
        movq mm1, [ebx + 1072]                          ;   137.7 p2      80 x[0] reload
        movq [ebx + 1072], mm4                          ;   224.0 p0+p3   27 x spill
        movq mm4, [ebx + 1096]                          ;   139.0 p2      80 x[2] reload
        pshufw mm3, mm2, 0xe4                           ;   223.0 p1      54 x[0] copy
        psrld mm2, 0x1b                                 ;   223.0 p1      54 x[0]
        pslld mm3, 5                                    ;   225.0 p1      54 x[0]
        pxor mm1, mm3                                   ;   227.0 p1      80 x[0]
        pxor mm1, mm2                                   ;   229.0 p1      80 x[0]
        movq mm2, mm6                                   ;   223.0 p0      55 x[2] copy
        psrld mm6, 0xa                                  ;   227.0 p1      55 x[2]
        pxor mm4, mm6                                   ;   229.0 p1      80 x[2]
        movq mm3, mm7                                   ;   220.0 p0      27 x copy
        pslld mm2, 0x16                                 ;   230.0 p1      55 x[2]
        pxor mm4, mm2                                   ;   232.0 p1      80 x[2]
        pxor mm7, mm4                                   ;   234.0 p1      27 x
        movq mm6, [ebx + 568]                           ;   151.7 p2      80 x[1]
        movq [ebx + 1096], mm6                          ;   162.7 p0+p3   80 x[1] spill
        movq mm6, [ebx + 1072]                          ;   224.0 p2      27 x reload
        pxor mm3, mm1                                   ;   232.0 p1      27 x
        pxor mm0, mm1                                   ;   233.0 p1      27 x
        pand mm0, mm3                                   ;   235.0 p1      27 x
        pxor mm0, mm7                                   ;   237.0 p1      27 x
        por mm4, mm3                                    ;   236.0 p1      27 x
        pand mm7, mm4                                   ;   238.0 p1      27 x
        pxor mm6, mm4                                   ;   238.0 p1      27 x
        pxor mm6, mm7                                   ;   240.0 p1      27 x
        pand mm7, mm0                                   ;   240.0 p1      27 x
        por mm6, mm7                                    ;   242.0 p1      27 x
        movq mm1, mm3                                   ;   234.0 p0      27 x copy
        pxor mm1, mm7                                   ;   242.0 p1      27 x
        movq mm7, [ebx + 1040]                          ;   217.0 p2      27 x reload
        pand mm7, mm0                                   ;   243.0 p1      27 x
        pxor mm3, mm7                                   ;   245.0 p1      49 x[3]
        movq mm4, [ebx + 32]                            ;   165.7 p2      80 x[2]
        pxor mm5, mm1                                   ;   245.0 p1      27 x
        movq [ebx + 1072], mm4                          ;   176.7 p0+p3   80 x[2] spill
        movq mm4, [ebx + 464]                           ;   168.0 p2      23 x
        movq [ebx + 1040], mm4                          ;   179.0 p0+p3   23 x spill
        movq mm4, mm0                                   ;   239.0 p0      46 x[0] copy
        psrld mm0, 0x13                                 ;   246.0 p1      46 x[0]
        pslld mm4, 0xd                                  ;   247.0 p1      46 x[0]
        pxor mm4, mm0                                   ;   249.0 p1      46 x[0]
        pxor mm6, mm1                                   ;   249.0 p1      48 x[1]
        movq mm1, mm4                                   ;   251.0 p0      49 x[3] copy
        pshufw mm0, mm5, 0xe4                           ;   250.0 p1      47 x[2] copy
        psrld mm5, 0x1d                                 ;   251.0 p1      47 x[2]
        pslld mm0, 3                                    ;   252.0 p1      47 x[2]
        pxor mm0, mm5                                   ;   254.0 p1      47 x[2]
        pxor mm6, mm4                                   ;   254.0 p1      48 x[1]
        pxor mm6, mm0                                   ;   256.0 p1      48 x[1]
        pxor mm3, mm0                                   ;   256.0 p1      49 x[3]
        pslld mm1, 3                                    ;   258.0 p1      49 x[3]
        pxor mm3, mm1                                   ;   260.0 p1      49 x[3]
        pshufw mm1, mm6, 0xe4                           ;   259.0 p1      50 x[1] copy
        pshufw mm5, mm3, 0xe4                           ;   262.0 p1      51 x[3] copy
        psrld mm6, 0x1f                                 ;   261.0 p1      50 x[1]
        pslld mm5, 7                                    ;   264.0 p1      51 x[3]
        psrld mm3, 0x19                                 ;   263.0 p1      51 x[3]
        pxor mm5, mm3                                   ;   266.0 p1      51 x[3]
        movq mm3, [ebx + 1112]                          ;   182.0 p2      80 x[3] reload
        movq mm2, [ebx + 456]                           ;   183.0 p2      80 x[0]
        movq [ebx + 1112], mm2                          ;   194.0 p0+p3   80 x[0] spill
        pslld mm1, 1                                    ;   265.0 p1      50 x[1]
        pxor mm1, mm6                                   ;   267.0 p1      50 x[1]
        movq mm6, [ebx + 1104]                          ;   187.0 p2      80 x[1] reload
        pxor mm6, mm1                                   ;   269.0 p1      80 x[1]
        pxor mm4, mm1                                   ;   269.0 p1      52 x[0]
        pxor mm4, mm5                                   ;   271.0 p1      52 x[0]
        movq mm2, [ebx + 1064]                          ;   191.0 p2      80 x[0] reload
        pslld mm1, 7                                    ;   270.0 p1      53 x[2]
        pxor mm0, mm1                                   ;   272.0 p1      53 x[2]
        pxor mm0, mm5                                   ;   274.0 p1      53 x[2]
        pshufw mm1, mm6, 0xe4                           ;   273.0 p1      28 x copy
        pxor mm3, mm5                                   ;   274.0 p1      80 x[3]
        pshufw mm5, mm4, 0xe4                           ;   275.0 p1      54 x[0] copy
        psrld mm4, 0x1b                                 ;   276.0 p1      54 x[0]
        pslld mm5, 5                                    ;   277.0 p1      54 x[0]
        pxor mm2, mm5                                   ;   279.0 p1      80 x[0]
        pxor mm6, mm3                                   ;   279.0 p1      28 x
        movq mm5, mm3                                   ;   276.0 p0      28 x copy
        pxor mm2, mm4                                   ;   281.0 p1      80 x[0]
        movq mm4, [ebx + 1016]                          ;   204.7 p2      28 x reload
        movq mm7, mm0                                   ;   276.0 p0      55 x[2] copy
        pslld mm7, 0x16                                 ;   283.0 p1      55 x[2]
        psrld mm0, 0xa                                  ;   282.0 p1      55 x[2]
        pxor mm4, mm0                                   ;   284.0 p1      28 x
        pxor mm4, mm7                                   ;   286.0 p1      28 x
        por mm1, mm2                                    ;   285.0 p1      28 x
        pxor mm4, mm2                                   ;   288.0 p1      28 x
        movq mm0, mm2                                   ;   283.0 p0      28 x copy
        pxor mm6, mm2                                   ;   287.0 p1      28 x
        por mm5, mm6                                    ;   289.0 p1      28 x
        pxor mm1, mm4                                   ;   290.0 p1      28 x
        pxor mm5, mm1                                   ;   292.0 p1      28 x
        pand mm2, mm4                                   ;   291.0 p1      28 x
        pxor mm0, mm1                                   ;   292.0 p1      28 x
        pand mm2, mm6                                   ;   293.0 p1      28 x
        pxor mm3, mm2                                   ;   295.0 p1      28 x
        pand mm1, mm3                                   ;   297.0 p1      28 x
        movq mm2, mm6                                   ;   289.0 p0      28 x copy
        pxor mm6, mm1                                   ;   299.0 p1      48 x[1]
        movq mm1, mm5                                   ;   294.0 p0      46 x[0] copy
        pslld mm1, 0xd                                  ;   301.0 p1      46 x[0]
        pxor mm3, mm0                                   ;   298.0 p1      49 x[3]
        pand mm0, mm5                                   ;   299.0 p1      28 x
        psrld mm5, 0x13                                 ;   300.0 p1      46 x[0]
        pxor mm5, mm1                                   ;   303.0 p1      46 x[0]
        pxor mm2, mm0                                   ;   302.0 p1      28 x
        pshufw mm0, mm2, 0xe4                           ;   304.0 p1      47 x[2] copy
        pslld mm0, 3                                    ;   306.0 p1      47 x[2]
        psrld mm2, 0x1d                                 ;   305.0 p1      47 x[2]
        pxor mm6, mm5                                   ;   306.0 p1      48 x[1]
        movq mm1, [serpent_encrypt.T0_constants64 + 24] ;   223.0 p2      24 x
        pxor mm0, mm2                                   ;   308.0 p1      47 x[2]
        pshufw mm2, mm5, 0xe4                           ;   308.0 p1      49 x[3] copy
        pslld mm2, 3                                    ;   310.0 p1      49 x[3]
        pxor mm3, mm0                                   ;   310.0 p1      49 x[3]
        pxor mm3, mm2                                   ;   312.0 p1      49 x[3]
        pxor mm6, mm0                                   ;   312.0 p1      48 x[1]
        pshufw mm2, mm6, 0xe4                           ;   314.0 p1      50 x[1] copy
        psrld mm6, 0x1f                                 ;   314.0 p1      50 x[1]
        pslld mm2, 1                                    ;   316.0 p1      50 x[1]
        pxor mm2, mm6                                   ;   318.0 p1      50 x[1]
        pshufw mm6, mm3, 0xe4                           ;   317.0 p1      51 x[3] copy
        pslld mm6, 7                                    ;   319.0 p1      51 x[3]
        psrld mm3, 0x19                                 ;   319.0 p1      51 x[3]
        pxor mm6, mm3                                   ;   321.0 p1      51 x[3]
        movq mm3, [ebx + 1032]                          ;   228.0 p2      80 x[1] reload
        pxor mm3, mm2                                   ;   321.0 p1      80 x[1]
        movq mm4, [ebx + 560]                           ;   231.0 p2      80 x[1]
        movq [ebx + 1016], mm4                          ;   242.0 p0+p3   80 x[1] spill
        movq mm7, [ebx + 24]                            ;   232.0 p2      80 x[0]
        movq mm4, [ebx + 72]                            ;   233.0 p2      80 x[3]
        movq [ebx + 1032], mm1                          ;   234.0 p0+p3   24 x spill
        movq [ebx + 1064], mm4                          ;   244.0 p0+p3   80 x[3] spill
        movq mm4, [ebx + 48]                            ;   236.7 p2      80 x[2]
        movq mm1, [ebx + 1056]                          ;   237.7 p2      80 x[3] reload
        pxor mm1, mm6                                   ;   323.0 p1      80 x[3]
        pxor mm5, mm2                                   ;   323.0 p1      52 x[0]
        pslld mm2, 7                                    ;   324.0 p1      53 x[2]
        movq [ebx + 1056], mm4                          ;   247.7 p0+p3   80 x[2] spill
        pxor mm5, mm6                                   ;   325.0 p1      52 x[0]
        pxor mm0, mm6                                   ;   326.0 p1      53 x[2]
        pxor mm0, mm2                                   ;   328.0 p1      53 x[2]
        pshufw mm6, mm5, 0xe4                           ;   328.0 p1      54 x[0] copy
        pslld mm6, 5                                    ;   330.0 p1      54 x[0]
        psrld mm5, 0x1b                                 ;   330.0 p1      54 x[0]
        movq mm4, [ebx + 1024]                          ;   244.3 p2      80 x[0] reload
        pxor mm4, mm6                                   ;   332.0 p1      80 x[0]
        pxor mm4, mm5                                   ;   334.0 p1      80 x[0]
        movq mm2, mm3                                   ;   323.0 p0      29 x copy
        movq [ebx + 1104], mm1                          ;   325.0 p0+p3   29 x spill
        movq mm6, mm1                                   ;   325.0 p0      29 x copy
        movq mm5, mm1                                   ;   325.0 p0      29 x copy
        movq mm1, [ebx + 1000]                          ;   248.3 p2      80 x[2] reload
        pxor mm6, mm4                                   ;   336.0 p1      29 x
        pand mm3, mm6                                   ;   338.0 p1      29 x
        movq [ebx + 1024], mm7                          ;   250.0 p0+p3   80 x[0] spill
        movq mm7, mm0                                   ;   330.0 p0      55 x[2] copy
        pslld mm7, 0x16                                 ;   337.0 p1      55 x[2]
        psrld mm0, 0xa                                  ;   336.0 p1      55 x[2]
        pxor mm1, mm0                                   ;   338.0 p1      80 x[2]
        pxor mm1, mm7                                   ;   340.0 p1      80 x[2]
        pand mm5, mm4                                   ;   339.0 p1      29 x
        movq mm4, [ebx + 1104]                          ;   325.0 p2      29 x reload
        pxor mm4, mm1                                   ;   342.0 p1      29 x
        pxor mm2, mm1                                   ;   342.0 p1      29 x
        pxor mm3, mm2                                   ;   344.0 p1      29 x
        pxor mm5, mm2                                   ;   344.0 p1      29 x
        pshufw mm7, mm4, 0xe4                           ;   344.0 p1      29 x copy
        pand mm7, mm3                                   ;   346.0 p1      29 x
        pxor mm3, mm5                                   ;   346.0 p1      29 x
        pshufw mm0, mm6, 0xe4                           ;   347.0 p1      29 x copy
        por mm0, mm2                                    ;   349.0 p1      29 x
        pxor mm6, mm5                                   ;   349.0 p1      29 x
        pxor mm7, mm6                                   ;   351.0 p1      29 x
        movq mm1, [ebx + 520]                           ;   266.3 p2      80 x[0]
        movq mm2, [ebx + 528]                           ;   268.0 p2      80 x[2]
        movq [ebx + 1000], mm1                          ;   277.3 p0+p3   80 x[0] spill
        movq mm1, [ebx + 1080]                          ;   269.0 p2      80 x[0] reload
        movq [ebx + 1104], mm2                          ;   279.0 p0+p3   80 x[2] spill
        movq mm2, [ebx + 592]                           ;   270.0 p2      80 x[3]
        pxor mm4, mm0                                   ;   351.0 p1      29 x
        pand mm3, mm4                                   ;   353.0 p1      29 x
        pxor mm4, mm7                                   ;   353.0 p1      29 x
        pxor mm6, mm3                                   ;   355.0 p1      49 x[3]
        pshufw mm3, mm7, 0xe4                           ;   355.0 p1      46 x[0] copy
        pslld mm3, 0xd                                  ;   357.0 p1      46 x[0]
        psrld mm7, 0x13                                 ;   357.0 p1      46 x[0]
        pxor mm3, mm7                                   ;   359.0 p1      46 x[0]
        movq mm7, mm4                                   ;   355.0 p0      47 x[2] copy
        pslld mm7, 3                                    ;   362.0 p1      47 x[2]
        psrld mm4, 0x1d                                 ;   360.0 p1      47 x[2]
        pxor mm4, mm7                                   ;   364.0 p1      47 x[2]
        pshufw mm7, mm3, 0xe4                           ;   362.0 p1      49 x[3] copy
        pslld mm7, 3                                    ;   364.0 p1      49 x[3]
        movq mm0, [ebx + 576]                           ;   281.3 p2      80 x[1]
        pxor mm5, mm3                                   ;   364.0 p1      48 x[1]
        pxor mm5, mm4                                   ;   366.0 p1      48 x[1]
        pxor mm6, mm7                                   ;   366.0 p1      49 x[3]
        pxor mm6, mm4                                   ;   368.0 p1      49 x[3]
        pshufw mm7, mm5, 0xe4                           ;   368.0 p1      50 x[1] copy
        psrld mm5, 0x1f                                 ;   369.0 p1      50 x[1]
        pslld mm7, 1                                    ;   370.0 p1      50 x[1]
        pxor mm5, mm7                                   ;   372.0 p1      50 x[1]
        pshufw mm7, mm6, 0xe4                           ;   372.0 p1      51 x[3] copy
        psrld mm6, 0x19                                 ;   373.0 p1      51 x[3]
        pslld mm7, 7                                    ;   374.0 p1      51 x[3]
        pxor mm7, mm6                                   ;   376.0 p1      51 x[3]
        pxor mm3, mm5                                   ;   376.0 p1      52 x[0]
        movq mm6, [ebx + 1008]                          ;   292.0 p2      80 x[1] reload
        movq [ebx + 1008], mm0                          ;   294.0 p0+p3   80 x[1] spill
        movq mm0, [ebx + 1048]                          ;   294.7 p2      80 x[3] reload
        movq [ebx + 1048], mm2                          ;   296.0 p0+p3   80 x[3] spill
        pxor mm3, mm7                                   ;   378.0 p1      52 x[0]
        pshufw mm2, mm3, 0xe4                           ;   380.0 p1      54 x[0] copy
        pslld mm2, 5                                    ;   382.0 p1      54 x[0]
        pxor mm6, mm5                                   ;   380.0 p1      80 x[1]
        pslld mm5, 7                                    ;   381.0 p1      53 x[2]
        pxor mm4, mm7                                   ;   382.0 p1      53 x[2]
        pxor mm4, mm5                                   ;   384.0 p1      53 x[2]
        psrld mm3, 0x1b                                 ;   384.0 p1      54 x[0]
        pxor mm1, mm2                                   ;   385.0 p1      80 x[0]
        pxor mm1, mm3                                   ;   387.0 p1      80 x[0]
        movq mm3, mm4                                   ;   386.0 p0      55 x[2] copy
        psrld mm4, 0xa                                  ;   387.0 p1      55 x[2]
        pxor mm0, mm7                                   ;   388.0 p1      80 x[3]
        movq mm7, mm6                                   ;   382.0 p0      30 x copy
        movq mm5, mm6                                   ;   382.0 p0      30 x copy
        movq [ebx + 1080], mm1                          ;   389.0 p0+p3   80 x[0] spill
        pslld mm3, 0x16                                 ;   393.0 p1      55 x[2]
        movq mm1, [ebx + 1088]                          ;   312.3 p2      80 x[2] reload
        pxor mm1, mm4                                   ;   390.0 p1      80 x[2]
        pxor mm1, mm3                                   ;   395.0 p1      80 x[2]
        movq mm2, mm0                                   ;   390.0 p0      30 x copy
        por mm5, mm1                                    ;   397.0 p1      30 x
        pxor mm2, mm5                                   ;   399.0 p1      30 x
        pshufw mm3, mm2, 0xe4                           ;   401.0 p1      30 x copy
        movq mm4, [ebx + 1080]                          ;   389.0 p2      80 x[0] reload
        pxor mm7, mm4                                   ;   400.0 p1      30 x
        movq mm5, [ebx + 536]                           ;   321.3 p2      80 x[1]
        movq [ebx + 1080], mm5                          ;   332.3 p0+p3   80 x[1] spill
        movq mm5, [ebx + 600]                           ;   323.7 p2      80 x[2]
        movq [ebx + 1088], mm5                          ;   334.7 p0+p3   80 x[2] spill
        movq mm5, [ebx + 64]                            ;   324.7 p2      80 x[3]
        pxor mm6, mm1                                   ;   397.0 p1      30 x
        pand mm0, mm1                                   ;   397.0 p1      30 x
        pxor mm0, mm7                                   ;   402.0 p1      30 x
        pshufw mm1, mm2, 0xe4                           ;   401.0 p1      30 x copy
        pand mm1, mm4                                   ;   403.0 p1      30 x
        pxor mm6, mm1                                   ;   405.0 p1      30 x
        pxor mm7, mm1                                   ;   405.0 p1      48 x[1]
        pand mm1, mm6                                   ;   407.0 p1      30 x
        pxor mm3, mm1                                   ;   409.0 p1      30 x
        pxor mm2, mm0                                   ;   405.0 p1      30 x
        pand mm0, mm6                                   ;   407.0 p1      30 x
        pxor mm2, mm0                                   ;   409.0 p1      30 x
        pshufw mm1, mm2, 0xe4                           ;   411.0 p1      47 x[2] copy
        pslld mm1, 3                                    ;   413.0 p1      47 x[2]
        psrld mm2, 0x1d                                 ;   411.0 p1      47 x[2]
        pxor mm1, mm2                                   ;   415.0 p1      47 x[2]
        pxor mm0, mm3                                   ;   412.0 p1      30 x
        pshufw mm2, mm0, 0xe4                           ;   414.0 p1      46 x[0] copy
        psrld mm0, 0x13                                 ;   414.0 p1      46 x[0]
        pslld mm2, 0xd                                  ;   416.0 p1      46 x[0]
        pxor mm2, mm0                                   ;   418.0 p1      46 x[0]
        pxor mm7, mm3                                   ;   417.0 p1      48 x[1]
        pxor mm7, mm1                                   ;   419.0 p1      48 x[1]
        pxor mm7, mm2                                   ;   421.0 p1      48 x[1]
        pxor mm6, mm1                                   ;   420.0 p1      49 x[3]
        pshufw mm0, mm2, 0xe4                           ;   421.0 p1      49 x[3] copy
        pslld mm0, 3                                    ;   423.0 p1      49 x[3]
        pxor mm6, mm0                                   ;   425.0 p1      49 x[3]
        pshufw mm0, mm7, 0xe4                           ;   424.0 p1      50 x[1] copy
        psrld mm7, 0x1f                                 ;   425.0 p1      50 x[1]
        pslld mm0, 1                                    ;   426.0 p1      50 x[1]
        pxor mm0, mm7                                   ;   428.0 p1      50 x[1]
        pxor mm2, mm0                                   ;   430.0 p1      52 x[0]
        movq mm7, [ebx + 1096]                          ;   341.3 p2      80 x[1] reload
        pxor mm7, mm0                                   ;   430.0 p1      80 x[1]
        pslld mm0, 7                                    ;   430.0 p1      53 x[2]
        pxor mm1, mm0                                   ;   432.0 p1      53 x[2]
        pshufw mm3, mm6, 0xe4                           ;   432.0 p1      51 x[3] copy
        pslld mm3, 7                                    ;   434.0 p1      51 x[3]
        psrld mm6, 0x19                                 ;   434.0 p1      51 x[3]
        pxor mm3, mm6                                   ;   436.0 p1      51 x[3]
        pxor mm1, mm3                                   ;   438.0 p1      53 x[2]
        pxor mm2, mm3                                   ;   438.0 p1      52 x[0]
        movq mm6, [ebx + 1040]                          ;   346.7 p2      23 x reload
        pxor mm6, mm3                                   ;   438.0 p1      23 x
        pshufw mm3, mm2, 0xe4                           ;   440.0 p1      54 x[0] copy
        pslld mm3, 5                                    ;   442.0 p1      54 x[0]
        movq mm4, [ebx + 56]                            ;   351.0 p2      80 x[0]
        pshufw mm0, mm7, 0xe4                           ;   441.0 p1      23 x copy
        movq [ebx + 1040], mm5                          ;   353.0 p0+p3   80 x[3] spill
        movq mm5, [ebx + 1112]                          ;   353.7 p2      80 x[0] reload
        psrld mm2, 0x1b                                 ;   442.0 p1      54 x[0]
        pxor mm5, mm3                                   ;   444.0 p1      80 x[0]
        pxor mm5, mm2                                   ;   446.0 p1      80 x[0]
        movq mm2, [ebx + 1072]                          ;   355.0 p2      80 x[2] reload
        pxor mm6, mm5                                   ;   448.0 p1      23 x
        movq mm3, mm1                                   ;   440.0 p0      55 x[2] copy
        psrld mm1, 0xa                                  ;   446.0 p1      55 x[2]
        pslld mm3, 0x16                                 ;   447.0 p1      55 x[2]
        pand mm7, mm6                                   ;   450.0 p1      23 x
        pxor mm2, mm1                                   ;   449.0 p1      80 x[2]
        movq [ebx + 1072], mm4                          ;   362.0 p0+p3   80 x[0] spill
        pxor mm2, mm3                                   ;   451.0 p1      80 x[2]
        pxor mm0, mm2                                   ;   453.0 p1      23 x
        pshufw mm1, mm5, 0xe4                           ;   452.0 p1      23 x copy
        movq mm4, [ebx + 544]                           ;   364.0 p2      80 x[0]
        movq [ebx + 1096], mm4                          ;   375.0 p0+p3   80 x[0] spill
        pxor mm5, mm7                                   ;   453.0 p1      23 x
        por mm1, mm6                                    ;   454.0 p1      23 x
        movq mm4, [ebx + 1024]                          ;   366.7 p2      80 x[0] reload
        pxor mm1, mm0                                   ;   456.0 p1      23 x
        movq mm3, mm0                                   ;   455.0 p0      23 x copy
        pand mm3, mm5                                   ;   462.0 p1      23 x
        pxor mm6, mm2                                   ;   457.0 p1      23 x
        pshufw mm7, mm6, 0xe4                           ;   459.0 p1      23 x copy
        pand mm7, mm1                                   ;   461.0 p1      23 x
        pxor mm6, mm5                                   ;   460.0 p1      23 x
        pand mm2, mm5                                   ;   461.0 p1      23 x
        pxor mm0, mm2                                   ;   463.0 p1      23 x
        pxor mm0, mm6                                   ;   465.0 p1      23 x
        por mm3, mm7                                    ;   464.0 p1      23 x
        pshufw mm7, mm3, 0xe4                           ;   466.0 p1      46 x[0] copy
        pxor mm6, mm3                                   ;   466.0 p1      48 x[1]
        pslld mm7, 0xd                                  ;   468.0 p1      46 x[0]
        psrld mm3, 0x13                                 ;   468.0 p1      46 x[0]
        pxor mm7, mm3                                   ;   470.0 p1      46 x[0]
        movq mm3, mm0                                   ;   467.0 p0      47 x[2] copy
        psrld mm0, 0x1d                                 ;   470.0 p1      47 x[2]
        pslld mm3, 3                                    ;   474.0 p1      47 x[2]
        pxor mm0, mm3                                   ;   476.0 p1      47 x[2]
        movq mm5, [ebx + 616]                           ;   382.0 p2      80 x[1]
        movq [ebx + 1112], mm5                          ;   393.0 p0+p3   80 x[1] spill
        movq mm5, [ebx + 552]                           ;   384.7 p2      80 x[3]
        movq mm2, [ebx + 80]                            ;   385.7 p2      80 x[2]
        pshufw mm3, mm7, 0xe4                           ;   473.0 p1      49 x[3] copy
        pslld mm3, 3                                    ;   475.0 p1      49 x[3]
        pxor mm1, mm3                                   ;   477.0 p1      49 x[3]
        pxor mm6, mm7                                   ;   476.0 p1      48 x[1]
        pxor mm6, mm0                                   ;   478.0 p1      48 x[1]
        pxor mm1, mm0                                   ;   479.0 p1      49 x[3]
        pshufw mm3, mm6, 0xe4                           ;   480.0 p1      50 x[1] copy
        psrld mm6, 0x1f                                 ;   480.0 p1      50 x[1]
        pslld mm3, 1                                    ;   482.0 p1      50 x[1]
        pxor mm3, mm6                                   ;   484.0 p1      50 x[1]
        pshufw mm6, mm1, 0xe4                           ;   483.0 p1      51 x[3] copy
        psrld mm1, 0x19                                 ;   484.0 p1      51 x[3]
        pslld mm6, 7                                    ;   485.0 p1      51 x[3]
        pxor mm6, mm1                                   ;   487.0 p1      51 x[3]
        pxor mm7, mm3                                   ;   487.0 p1      52 x[0]
        movq mm1, [ebx + 1016]                          ;   397.3 p2      80 x[1] reload
        pxor mm1, mm3                                   ;   488.0 p1      80 x[1]
        movq [ebx + 1016], mm2                          ;   401.0 p0+p3   80 x[2] spill
        movq mm2, [ebx + 1064]                          ;   403.0 p2      80 x[3] reload
        pxor mm7, mm6                                   ;   489.0 p1      52 x[0]
        movq [ebx + 1064], mm5                          ;   403.7 p0+p3   80 x[3] spill
        pxor mm2, mm6                                   ;   490.0 p1      80 x[3]
        movq mm5, mm7                                   ;   491.0 p0      54 x[0] copy
        psrld mm7, 0x1b                                 ;   491.0 p1      54 x[0]
        pslld mm5, 5                                    ;   498.0 p1      54 x[0]
        pslld mm3, 7                                    ;   493.0 p1      53 x[2]
        pxor mm0, mm6                                   ;   494.0 p1      53 x[2]
        movq mm6, mm1                                   ;   490.0 p0      24 x copy
        pxor mm0, mm3                                   ;   496.0 p1      53 x[2]
        pxor mm4, mm7                                   ;   496.0 p1      80 x[0]
        movq mm7, mm2                                   ;   492.0 p0      24 x copy
        pxor mm4, mm5                                   ;   500.0 p1      80 x[0]
        pxor mm7, mm4                                   ;   502.0 p1      24 x
        por mm6, mm7                                    ;   504.0 p1      24 x
        movq mm3, mm1                                   ;   490.0 p0      24 x copy
        pxor mm1, mm2                                   ;   500.0 p1      24 x
        movq [ebx + 1024], mm2                          ;   492.0 p0+p3   24 x spill
        pand mm3, mm4                                   ;   502.0 p1      24 x
        movq mm5, [ebx + 1056]                          ;   415.0 p2      80 x[2] reload
        movq mm4, [ebx + 608]                           ;   416.0 p2      80 x[1]
        movq mm2, mm0                                   ;   498.0 p0      55 x[2] copy
        pslld mm2, 0x16                                 ;   505.0 p1      55 x[2]
        movq mm7, [ebx + 632]                           ;   417.7 p2      80 x[3]
        psrld mm0, 0xa                                  ;   503.0 p1      55 x[2]
        pxor mm5, mm0                                   ;   505.0 p1      80 x[2]
        pxor mm5, mm2                                   ;   507.0 p1      80 x[2]
        pxor mm1, mm5                                   ;   509.0 p1      24 x
        por mm5, mm3                                    ;   509.0 p1      24 x
        pxor mm3, mm1                                   ;   511.0 p1      24 x
        pand mm1, mm5                                   ;   511.0 p1      24 x
        pxor mm5, mm3                                   ;   513.0 p1      24 x
        movq mm0, [ebx + 1032]                          ;   425.0 p2      24 x reload
        pxor mm0, mm6                                   ;   511.0 p1      24 x
        pshufw mm2, mm0, 0xe4                           ;   513.0 p1      24 x copy
        movq mm6, [ebx + 1024]                          ;   492.0 p2      24 x reload
        por mm2, mm1                                    ;   515.0 p1      24 x
        pxor mm6, mm3                                   ;   514.0 p1      24 x
        pxor mm0, mm6                                   ;   516.0 p1      24 x
        por mm5, mm2                                    ;   517.0 p1      24 x
        pand mm6, mm2                                   ;   517.0 p1      24 x
        pxor mm5, mm0                                   ;   519.0 p1      48 x[1]
        pxor mm0, mm6                                   ;   519.0 p1      24 x
        pshufw mm6, mm0, 0xe4                           ;   521.0 p1      46 x[0] copy
        psrld mm0, 0x13                                 ;   521.0 p1      46 x[0]
        pslld mm6, 0xd                                  ;   523.0 p1      46 x[0]
        pxor mm6, mm0                                   ;   525.0 p1      46 x[0]
        movq [ebx + 1024], mm7                          ;   440.0 p0+p3   80 x[3] spill
        movq mm7, mm3                                   ;   513.0 p0      47 x[2] copy
        pslld mm7, 3                                    ;   524.0 p1      47 x[2]
        psrld mm3, 0x1d                                 ;   525.0 p1      47 x[2]
        pxor mm3, mm7                                   ;   527.0 p1      47 x[2]
        pxor mm2, mm3                                   ;   529.0 p1      49 x[3]
        pshufw mm0, mm6, 0xe4                           ;   528.0 p1      49 x[3] copy
        pslld mm0, 3                                    ;   530.0 p1      49 x[3]
        pxor mm2, mm0                                   ;   532.0 p1      49 x[3]
        pxor mm5, mm3                                   ;   531.0 p1      48 x[1]
        pxor mm5, mm6                                   ;   533.0 p1      48 x[1]
        pshufw mm0, mm5, 0xe4                           ;   535.0 p1      50 x[1] copy
        psrld mm5, 0x1f                                 ;   535.0 p1      50 x[1]
        pslld mm0, 1                                    ;   537.0 p1      50 x[1]
        pxor mm0, mm5                                   ;   539.0 p1      50 x[1]
        pxor mm6, mm0                                   ;   541.0 p1      52 x[0]
        movq mm7, [ebx + 648]                           ;   450.7 p2      28 x
        pshufw mm5, mm2, 0xe4                           ;   538.0 p1      51 x[3] copy
        psrld mm2, 0x19                                 ;   539.0 p1      51 x[3]
        movq mm1, [ebx + 88]                            ;   452.3 p2      80 x[0]
        movq [ebx + 1032], mm1                          ;   463.3 p0+p3   80 x[0] spill
        pslld mm5, 7                                    ;   540.0 p1      51 x[3]
        pxor mm5, mm2                                   ;   542.0 p1      51 x[3]
        movq mm2, [ebx + 1008]                          ;   455.3 p2      80 x[1] reload
        pxor mm2, mm0                                   ;   542.0 p1      80 x[1]
        movq mm1, [ebx + 1000]                          ;   456.3 p2      80 x[0] reload
        pxor mm6, mm5                                   ;   544.0 p1      52 x[0]
        pslld mm0, 7                                    ;   544.0 p1      53 x[2]
        movq [ebx + 1008], mm7                          ;   461.7 p0+p3   28 x spill
        pxor mm3, mm5                                   ;   545.0 p1      53 x[2]
        movq mm7, [ebx + 1048]                          ;   462.0 p2      80 x[3] reload
        pxor mm7, mm5                                   ;   546.0 p1      80 x[3]
        movq [ebx + 1048], mm4                          ;   464.3 p0+p3   80 x[1] spill
        movq [ebx + 1000], mm2                          ;   544.0 p0+p3   25 x spill
        pshufw mm4, mm6, 0xe4                           ;   547.0 p1      54 x[0] copy
        pslld mm4, 5                                    ;   549.0 p1      54 x[0]
        pxor mm1, mm4                                   ;   551.0 p1      80 x[0]
        pxor mm3, mm0                                   ;   550.0 p1      53 x[2]
        psrld mm6, 0x1b                                 ;   551.0 p1      54 x[0]
        movq mm4, mm7                                   ;   548.0 p0      25 x copy
        pxor mm1, mm6                                   ;   553.0 p1      80 x[0]
        movq mm0, mm2                                   ;   544.0 p0      25 x copy
        pxor mm0, mm1                                   ;   555.0 p1      25 x
        movq mm6, mm3                                   ;   552.0 p0      55 x[2] copy
        pslld mm6, 0x16                                 ;   559.0 p1      55 x[2]
        movq mm5, mm2                                   ;   544.0 p0      25 x copy
        movq mm2, [ebx + 1104]                          ;   478.0 p2      80 x[2] reload
        psrld mm3, 0xa                                  ;   555.0 p1      55 x[2]
        pxor mm2, mm3                                   ;   557.0 p1      80 x[2]
        pxor mm2, mm6                                   ;   561.0 p1      80 x[2]
        pxor mm0, mm2                                   ;   563.0 p1      25 x
        movq mm3, mm1                                   ;   555.0 p0      25 x copy
        pand mm3, mm2                                   ;   563.0 p1      25 x
        pxor mm7, mm3                                   ;   565.0 p1      25 x
        pshufw mm3, mm0, 0xe4                           ;   565.0 p1      25 x copy
        por mm4, mm1                                    ;   562.0 p1      25 x
        pxor mm5, mm4                                   ;   564.0 p1      25 x
        pxor mm3, mm7                                   ;   567.0 p1      25 x
        pshufw mm2, mm5, 0xe4                           ;   566.0 p1      25 x copy
        por mm2, mm0                                    ;   568.0 p1      25 x
        pxor mm2, mm3                                   ;   570.0 p1      25 x
        pxor mm5, mm2                                   ;   572.0 p1      25 x
        movq mm6, [ebx + 656]                           ;   486.3 p2      80 x[3]
        movq [ebx + 1104], mm6                          ;   497.3 p0+p3   80 x[3] spill
        movq mm6, [ebx + 1000]                          ;   544.0 p2      25 x reload
        pand mm6, mm7                                   ;   569.0 p1      25 x
        pxor mm1, mm3                                   ;   570.0 p1      25 x
        movq mm4, [ebx + 624]                           ;   490.0 p2      80 x[0]
        movq mm3, [ebx + 640]                           ;   491.0 p2      80 x[2]
        pshufw mm7, mm1, 0xe4                           ;   572.0 p1      46 x[0] copy
        psrld mm1, 0x13                                 ;   572.0 p1      46 x[0]
        pslld mm7, 0xd                                  ;   574.0 p1      46 x[0]
        pxor mm7, mm1                                   ;   576.0 p1      46 x[0]
        movq mm1, mm5                                   ;   574.0 p0      47 x[2] copy
        psrld mm5, 0x1d                                 ;   575.0 p1      47 x[2]
        pslld mm1, 3                                    ;   581.0 p1      47 x[2]
        pxor mm5, mm1                                   ;   583.0 p1      47 x[2]
        pxor mm0, mm6                                   ;   578.0 p1      25 x
        pxor mm2, mm0                                   ;   580.0 p1      48 x[1]
        pxor mm2, mm7                                   ;   582.0 p1      48 x[1]
        pxor mm2, mm5                                   ;   585.0 p1      48 x[1]
        movq mm6, [ebx + 96]                            ;   501.3 p2      80 x[1]
        pshufw mm1, mm7, 0xe4                           ;   582.0 p1      49 x[3] copy
        pslld mm1, 3                                    ;   584.0 p1      49 x[3]
        pxor mm0, mm1                                   ;   586.0 p1      49 x[3]
        pshufw mm1, mm2, 0xe4                           ;   587.0 p1      50 x[1] copy
        pslld mm1, 1                                    ;   589.0 p1      50 x[1]
        psrld mm2, 0x1f                                 ;   587.0 p1      50 x[1]
        pxor mm1, mm2                                   ;   591.0 p1      50 x[1]
        pxor mm7, mm1                                   ;   593.0 p1      52 x[0]
        pxor mm0, mm5                                   ;   590.0 p1      49 x[3]
        pshufw mm2, mm0, 0xe4                           ;   592.0 p1      51 x[3] copy
        psrld mm0, 0x19                                 ;   592.0 p1      51 x[3]
        pslld mm2, 7                                    ;   594.0 p1      51 x[3]
        pxor mm2, mm0                                   ;   596.0 p1      51 x[3]
        movq mm0, [ebx + 1080]                          ;   509.0 p2      80 x[1] reload
        pxor mm0, mm1                                   ;   595.0 p1      80 x[1]
        pslld mm1, 7                                    ;   596.0 p1      53 x[2]
        pxor mm5, mm2                                   ;   598.0 p1      53 x[2]
        movq [ebx + 1080], mm3                          ;   510.3 p0+p3   80 x[2] spill
        movq mm3, [ebx + 1040]                          ;   511.0 p2      80 x[3] reload
        pxor mm3, mm2                                   ;   598.0 p1      80 x[3]
        movq [ebx + 1040], mm6                          ;   513.3 p0+p3   80 x[1] spill
        movq mm6, [ebx + 1072]                          ;   515.0 p2      80 x[0] reload
        movq [ebx + 1072], mm4                          ;   515.3 p0+p3   80 x[0] spill
        pxor mm5, mm1                                   ;   600.0 p1      53 x[2]
        movq mm1, mm0                                   ;   597.0 p0      26 x copy
        pxor mm7, mm2                                   ;   600.0 p1      52 x[0]
        pshufw mm2, mm7, 0xe4                           ;   602.0 p1      54 x[0] copy
        psrld mm7, 0x1b                                 ;   602.0 p1      54 x[0]
        pxor mm0, mm3                                   ;   603.0 p1      26 x
        movq mm4, [ebx + 1088]                          ;   521.0 p2      80 x[2] reload
        pslld mm2, 5                                    ;   604.0 p1      54 x[0]
        pxor mm6, mm2                                   ;   606.0 p1      80 x[0]
        movq mm2, mm5                                   ;   602.0 p0      55 x[2] copy
        pxor mm6, mm7                                   ;   608.0 p1      80 x[0]
        psrld mm5, 0xa                                  ;   607.0 p1      55 x[2]
        pand mm1, mm6                                   ;   610.0 p1      26 x
        por mm3, mm6                                    ;   610.0 p1      26 x
        pxor mm4, mm5                                   ;   610.0 p1      80 x[2]
        pslld mm2, 0x16                                 ;   611.0 p1      55 x[2]
        pxor mm4, mm2                                   ;   613.0 p1      80 x[2]
        pxor mm6, mm4                                   ;   615.0 p1      26 x
        por mm6, mm1                                    ;   617.0 p1      26 x
        movq mm7, mm0                                   ;   605.0 p0      26 x copy
        por mm7, mm1                                    ;   615.0 p1      26 x
        pand mm4, mm3                                   ;   616.0 p1      26 x
        pxor mm7, mm4                                   ;   618.0 p1      26 x
        pxor mm3, mm1                                   ;   618.0 p1      26 x
        por mm1, mm4                                    ;   619.0 p1      26 x
        por mm4, mm3                                    ;   620.0 p1      26 x
        por mm3, mm7                                    ;   621.0 p1      26 x
        movq mm5, [ebx + 120]                           ;   541.0 p2      80 x[2]
        pxor mm0, mm6                                   ;   622.0 p1      26 x
        pxor mm4, mm0                                   ;   624.0 p1      26 x
        pand mm0, mm7                                   ;   624.0 p1      26 x
        pxor mm1, mm4                                   ;   626.0 p1      49 x[3]
        pxor mm0, mm3                                   ;   626.0 p1      26 x
        pxor mm4, mm3                                   ;   627.0 p1      26 x
        pshufw mm3, mm0, 0xe4                           ;   628.0 p1      46 x[0] copy
        psrld mm0, 0x13                                 ;   629.0 p1      46 x[0]
        pslld mm3, 0xd                                  ;   630.0 p1      46 x[0]
        movq mm6, [ebx + 672]                           ;   546.0 p2      80 x[3]
        movq [ebx + 1088], mm6                          ;   557.0 p0+p3   80 x[3] spill
        movq mm6, [ebx + 112]                           ;   547.0 p2      80 x[0]
        movq mm2, [ebx + 104]                           ;   548.0 p2      80 x[1]
        movq [ebx + 1000], mm2                          ;   559.0 p0+p3   80 x[1] spill
        pxor mm3, mm0                                   ;   632.0 p1      46 x[0]
        movq mm0, mm4                                   ;   629.0 p0      47 x[2] copy
        psrld mm4, 0x1d                                 ;   632.0 p1      47 x[2]
        pslld mm0, 3                                    ;   636.0 p1      47 x[2]
        pxor mm7, mm3                                   ;   634.0 p1      48 x[1]
        pxor mm4, mm0                                   ;   638.0 p1      47 x[2]
        pshufw mm0, mm3, 0xe4                           ;   636.0 p1      49 x[3] copy
        pslld mm0, 3                                    ;   638.0 p1      49 x[3]
        pxor mm1, mm0                                   ;   640.0 p1      49 x[3]
        pxor mm7, mm4                                   ;   640.0 p1      48 x[1]
        pshufw mm0, mm7, 0xe4                           ;   642.0 p1      50 x[1] copy
        pxor mm1, mm4                                   ;   642.0 p1      49 x[3]
        pslld mm0, 1                                    ;   644.0 p1      50 x[1]
        psrld mm7, 0x1f                                 ;   643.0 p1      50 x[1]
        pxor mm7, mm0                                   ;   646.0 p1      50 x[1]
        pshufw mm0, mm1, 0xe4                           ;   645.0 p1      51 x[3] copy
        psrld mm1, 0x19                                 ;   646.0 p1      51 x[3]
        pxor mm3, mm7                                   ;   648.0 p1      52 x[0]
        pslld mm0, 7                                    ;   648.0 p1      51 x[3]
        pxor mm0, mm1                                   ;   650.0 p1      51 x[3]
        movq mm1, [ebx + 1112]                          ;   562.0 p2      80 x[1] reload
        pxor mm1, mm7                                   ;   650.0 p1      80 x[1]
        movq [ebx + 1112], mm6                          ;   563.0 p0+p3   80 x[0] spill
        movq mm6, [ebx + 1064]                          ;   565.0 p2      80 x[3] reload
        movq [ebx + 1064], mm5                          ;   565.3 p0+p3   80 x[2] spill
        movq mm5, mm1                                   ;   652.0 p0      27 x copy
        pslld mm7, 7                                    ;   651.0 p1      53 x[2]
        pxor mm4, mm0                                   ;   652.0 p1      53 x[2]
        pxor mm4, mm7                                   ;   654.0 p1      53 x[2]
        pxor mm3, mm0                                   ;   654.0 p1      52 x[0]
        pshufw mm2, mm3, 0xe4                           ;   656.0 p1      54 x[0] copy
        psrld mm3, 0x1b                                 ;   656.0 p1      54 x[0]
        movq [ebx + 1056], mm1                          ;   652.0 p0+p3   27 x spill
        movq mm7, mm1                                   ;   652.0 p0      27 x copy
        pxor mm6, mm0                                   ;   657.0 p1      80 x[3]
        movq mm0, mm1                                   ;   652.0 p0      27 x copy
        pslld mm2, 5                                    ;   658.0 p1      54 x[0]
        movq mm1, [ebx + 1096]                          ;   576.0 p2      80 x[0] reload
        pxor mm1, mm2                                   ;   660.0 p1      80 x[0]
        movq mm2, mm6                                   ;   659.0 p0      27 x copy
        pxor mm1, mm3                                   ;   662.0 p1      80 x[0]
        movq mm3, mm4                                   ;   656.0 p0      55 x[2] copy
        movq [ebx + 1096], mm5                          ;   659.0 p0+p3   27 x spill
        movq mm5, [ebx + 1016]                          ;   581.0 p2      80 x[2] reload
        pslld mm3, 0x16                                 ;   663.0 p1      55 x[2]
        pxor mm2, mm1                                   ;   666.0 p1      27 x
        psrld mm4, 0xa                                  ;   663.0 p1      55 x[2]
        pxor mm5, mm4                                   ;   665.0 p1      80 x[2]
        movq mm4, [ebx + 664]                           ;   585.7 p2      80 x[1]
        pxor mm5, mm3                                   ;   667.0 p1      80 x[2]
        movq mm3, mm2                                   ;   668.0 p0      27 x copy
        movq [ebx + 1016], mm4                          ;   596.7 p0+p3   80 x[1] spill
        pxor mm6, mm5                                   ;   669.0 p1      27 x
        movq mm4, [ebx + 1096]                          ;   659.0 p2      27 x reload
        por mm5, mm2                                    ;   669.0 p1      27 x
        pxor mm4, mm5                                   ;   671.0 p1      27 x
        pxor mm0, mm1                                   ;   669.0 p1      27 x
        pand mm0, mm2                                   ;   671.0 p1      27 x
        pxor mm0, mm6                                   ;   673.0 p1      27 x
        pand mm6, mm5                                   ;   672.0 p1      27 x
        movq mm5, [ebx + 128]                           ;   595.7 p2      80 x[2]
        pxor mm4, mm6                                   ;   674.0 p1      27 x
        movq [ebx + 1096], mm5                          ;   606.7 p0+p3   80 x[2] spill
        movq mm5, [ebx + 680]                           ;   598.0 p2      23 x
        pand mm6, mm0                                   ;   675.0 p1      27 x
        pxor mm3, mm6                                   ;   677.0 p1      27 x
        por mm4, mm6                                    ;   677.0 p1      27 x
        pxor mm7, mm3                                   ;   679.0 p1      27 x
        movq mm6, [ebx + 1056]                          ;   652.0 p2      27 x reload
        movq [ebx + 1056], mm5                          ;   609.0 p0+p3   23 x spill
        movq mm5, mm0                                   ;   675.0 p0      46 x[0] copy
        pslld mm5, 0xd                                  ;   682.0 p1      46 x[0]
        pand mm6, mm0                                   ;   679.0 p1      27 x
        psrld mm0, 0x13                                 ;   680.0 p1      46 x[0]
        pxor mm5, mm0                                   ;   684.0 p1      46 x[0]
        pshufw mm0, mm7, 0xe4                           ;   682.0 p1      47 x[2] copy
        pslld mm0, 3                                    ;   684.0 p1      47 x[2]
        psrld mm7, 0x1d                                 ;   684.0 p1      47 x[2]
        pxor mm0, mm7                                   ;   686.0 p1      47 x[2]
        pxor mm4, mm3                                   ;   686.0 p1      48 x[1]
        pxor mm4, mm5                                   ;   688.0 p1      48 x[1]
        pxor mm4, mm0                                   ;   690.0 p1      48 x[1]
        pxor mm2, mm6                                   ;   689.0 p1      49 x[3]
        movq mm6, [ebx + 1048]                          ;   608.0 p2      80 x[1] reload
        movq mm3, mm5                                   ;   686.0 p0      49 x[3] copy
        pxor mm2, mm0                                   ;   691.0 p1      49 x[3]
        movq mm1, [ebx + 704]                           ;   610.3 p2      80 x[0]
        pslld mm3, 3                                    ;   693.0 p1      49 x[3]
        pxor mm2, mm3                                   ;   695.0 p1      49 x[3]
        pshufw mm3, mm4, 0xe4                           ;   693.0 p1      50 x[1] copy
        psrld mm4, 0x1f                                 ;   694.0 p1      50 x[1]
        pslld mm3, 1                                    ;   695.0 p1      50 x[1]
        pxor mm3, mm4                                   ;   697.0 p1      50 x[1]
        pxor mm6, mm3                                   ;   699.0 p1      80 x[1]
        pxor mm5, mm3                                   ;   699.0 p1      52 x[0]
        pslld mm3, 7                                    ;   699.0 p1      53 x[2]
        pxor mm0, mm3                                   ;   701.0 p1      53 x[2]
        movq mm3, [ebx + 1024]                          ;   620.3 p2      80 x[3] reload
        pshufw mm4, mm2, 0xe4                           ;   701.0 p1      51 x[3] copy
        pslld mm4, 7                                    ;   703.0 p1      51 x[3]
        psrld mm2, 0x19                                 ;   703.0 p1      51 x[3]
        pxor mm4, mm2                                   ;   705.0 p1      51 x[3]
        pxor mm0, mm4                                   ;   707.0 p1      53 x[2]
        movq [ebx + 1024], mm1                          ;   624.0 p0+p3   80 x[0] spill
        pshufw mm2, mm6, 0xe4                           ;   706.0 p1      28 x copy
        pxor mm5, mm4                                   ;   707.0 p1      52 x[0]
        movq mm7, mm0                                   ;   709.0 p0      55 x[2] copy
        psrld mm0, 0xa                                  ;   709.0 p1      55 x[2]
        pslld mm7, 0x16                                 ;   716.0 p1      55 x[2]
        movq mm1, [ebx + 1032]                          ;   631.0 p2      80 x[0] reload
        pxor mm3, mm4                                   ;   710.0 p1      80 x[3]
        pshufw mm4, mm5, 0xe4                           ;   711.0 p1      54 x[0] copy
        psrld mm5, 0x1b                                 ;   712.0 p1      54 x[0]
        pslld mm4, 5                                    ;   713.0 p1      54 x[0]
        pxor mm1, mm4                                   ;   715.0 p1      80 x[0]
        movq mm4, mm3                                   ;   712.0 p0      28 x copy
        pxor mm6, mm3                                   ;   715.0 p1      28 x
        pxor mm1, mm5                                   ;   717.0 p1      80 x[0]
        pxor mm6, mm1                                   ;   719.0 p1      28 x
        movq mm5, [ebx + 1008]                          ;   636.0 p2      28 x reload
        por mm2, mm1                                    ;   719.0 p1      28 x
        pxor mm5, mm0                                   ;   719.0 p1      28 x
        pxor mm5, mm7                                   ;   721.0 p1      28 x
        pxor mm5, mm1                                   ;   723.0 p1      28 x
        por mm4, mm6                                    ;   722.0 p1      28 x
        movq mm0, mm1                                   ;   719.0 p0      28 x copy
        pand mm1, mm5                                   ;   725.0 p1      28 x
        pand mm1, mm6                                   ;   727.0 p1      28 x
        pxor mm3, mm1                                   ;   729.0 p1      28 x
        pxor mm2, mm5                                   ;   726.0 p1      28 x
        pxor mm4, mm2                                   ;   728.0 p1      28 x
        pxor mm0, mm2                                   ;   728.0 p1      28 x
        pand mm2, mm3                                   ;   731.0 p1      28 x
        movq mm1, mm6                                   ;   721.0 p0      28 x copy
        pxor mm3, mm0                                   ;   731.0 p1      49 x[3]
        pand mm0, mm4                                   ;   731.0 p1      28 x
        pxor mm1, mm0                                   ;   733.0 p1      28 x
        movq mm7, [ebx + 136]                           ;   652.0 p2      80 x[0]
        pxor mm6, mm2                                   ;   733.0 p1      48 x[1]
        movq mm2, mm4                                   ;   730.0 p0      46 x[0] copy
        psrld mm4, 0x13                                 ;   734.0 p1      46 x[0]
        pshufw mm0, mm1, 0xe4                           ;   735.0 p1      47 x[2] copy
        psrld mm1, 0x1d                                 ;   736.0 p1      47 x[2]
        pslld mm0, 3                                    ;   737.0 p1      47 x[2]
        pxor mm0, mm1                                   ;   739.0 p1      47 x[2]
        pxor mm3, mm0                                   ;   741.0 p1      49 x[3]
        pslld mm2, 0xd                                  ;   740.0 p1      46 x[0]
        pxor mm4, mm2                                   ;   742.0 p1      46 x[0]
        pxor mm6, mm4                                   ;   744.0 p1      48 x[1]
        pshufw mm1, mm4, 0xe4                           ;   744.0 p1      49 x[3] copy
        pslld mm1, 3                                    ;   746.0 p1      49 x[3]
        pxor mm6, mm0                                   ;   746.0 p1      48 x[1]
        pxor mm3, mm1                                   ;   748.0 p1      49 x[3]
        pshufw mm1, mm6, 0xe4                           ;   748.0 p1      50 x[1] copy
        pslld mm1, 1                                    ;   750.0 p1      50 x[1]
        movq mm5, [ebx + 696]                           ;   662.3 p2      80 x[1]
        movq [ebx + 1008], mm5                          ;   673.3 p0+p3   80 x[1] spill
        movq mm5, [ebx + 176]                           ;   663.3 p2      80 x[3]
        movq [ebx + 1032], mm5                          ;   674.3 p0+p3   80 x[3] spill
        movq mm5, [ebx + 152]                           ;   666.0 p2      80 x[2]
        movq mm2, [serpent_encrypt.T0_constants64 + 24] ;   667.0 p2      24 x
        psrld mm6, 0x1f                                 ;   749.0 p1      50 x[1]
        pxor mm1, mm6                                   ;   752.0 p1      50 x[1]
        pxor mm4, mm1                                   ;   754.0 p1      52 x[0]
        pshufw mm6, mm3, 0xe4                           ;   752.0 p1      51 x[3] copy
        psrld mm3, 0x19                                 ;   753.0 p1      51 x[3]
        pslld mm6, 7                                    ;   754.0 p1      51 x[3]
        pxor mm6, mm3                                   ;   756.0 p1      51 x[3]
        movq mm3, [ebx + 1040]                          ;   669.0 p2      80 x[1] reload
        movq [ebx + 1040], mm2                          ;   678.0 p0+p3   24 x spill
        movq mm2, [ebx + 1104]                          ;   675.0 p2      80 x[3] reload
        pxor mm0, mm6                                   ;   758.0 p1      53 x[2]
        movq [ebx + 1104], mm5                          ;   677.0 p0+p3   80 x[2] spill
        movq mm5, [ebx + 1072]                          ;   676.3 p2      80 x[0] reload
        pxor mm2, mm6                                   ;   758.0 p1      80 x[3]
        pxor mm4, mm6                                   ;   758.0 p1      52 x[0]
        pshufw mm6, mm4, 0xe4                           ;   760.0 p1      54 x[0] copy
        pslld mm6, 5                                    ;   762.0 p1      54 x[0]
        pxor mm5, mm6                                   ;   764.0 p1      80 x[0]
        pxor mm3, mm1                                   ;   762.0 p1      80 x[1]
        pslld mm1, 7                                    ;   763.0 p1      53 x[2]
        pxor mm0, mm1                                   ;   765.0 p1      53 x[2]
        movq [ebx + 1072], mm7                          ;   679.3 p0+p3   80 x[0] spill
        movq mm7, mm0                                   ;   767.0 p0      55 x[2] copy
        pslld mm7, 0x16                                 ;   774.0 p1      55 x[2]
        psrld mm0, 0xa                                  ;   767.0 p1      55 x[2]
        movq mm1, mm3                                   ;   764.0 p0      29 x copy
        movq mm6, mm2                                   ;   760.0 p0      29 x copy
        psrld mm4, 0x1b                                 ;   767.0 p1      54 x[0]
        pxor mm5, mm4                                   ;   769.0 p1      80 x[0]
        movq mm4, mm2                                   ;   760.0 p0      29 x copy
        pxor mm6, mm5                                   ;   771.0 p1      29 x
        pand mm3, mm6                                   ;   773.0 p1      29 x
        movq [ebx + 1048], mm2                          ;   760.0 p0+p3   29 x spill
        movq mm2, [ebx + 1080]                          ;   686.0 p2      80 x[2] reload
        pxor mm2, mm0                                   ;   771.0 p1      80 x[2]
        pxor mm2, mm7                                   ;   776.0 p1      80 x[2]
        pxor mm1, mm2                                   ;   778.0 p1      29 x
        pshufw mm0, mm6, 0xe4                           ;   774.0 p1      29 x copy
        pxor mm3, mm1                                   ;   780.0 p1      29 x
        por mm0, mm1                                    ;   780.0 p1      29 x
        pand mm4, mm5                                   ;   777.0 p1      29 x
        movq mm5, [ebx + 1048]                          ;   760.0 p2      29 x reload
        pxor mm4, mm1                                   ;   780.0 p1      29 x
        pxor mm6, mm4                                   ;   782.0 p1      29 x
        pxor mm5, mm2                                   ;   780.0 p1      29 x
        pshufw mm7, mm5, 0xe4                           ;   782.0 p1      29 x copy
        pxor mm5, mm0                                   ;   782.0 p1      29 x
        pand mm7, mm3                                   ;   784.0 p1      29 x
        pxor mm3, mm4                                   ;   784.0 p1      29 x
        pand mm3, mm5                                   ;   786.0 p1      29 x
        pxor mm7, mm6                                   ;   786.0 p1      29 x
        pxor mm5, mm7                                   ;   788.0 p1      29 x
        pxor mm6, mm3                                   ;   788.0 p1      49 x[3]
        pshufw mm3, mm7, 0xe4                           ;   789.0 p1      46 x[0] copy
        psrld mm7, 0x13                                 ;   790.0 p1      46 x[0]
        pslld mm3, 0xd                                  ;   791.0 p1      46 x[0]
        pxor mm3, mm7                                   ;   793.0 p1      46 x[0]
        movq mm7, mm5                                   ;   790.0 p0      47 x[2] copy
        psrld mm5, 0x1d                                 ;   793.0 p1      47 x[2]
        pslld mm7, 3                                    ;   797.0 p1      47 x[2]
        pxor mm5, mm7                                   ;   799.0 p1      47 x[2]
        pxor mm4, mm3                                   ;   796.0 p1      48 x[1]
        pxor mm4, mm5                                   ;   801.0 p1      48 x[1]
        movq mm2, [ebx + 712]                           ;   710.0 p2      80 x[0]
        movq [ebx + 1080], mm2                          ;   721.0 p0+p3   80 x[0] spill
        movq mm2, [ebx + 1112]                          ;   716.0 p2      80 x[0] reload
        pshufw mm7, mm3, 0xe4                           ;   798.0 p1      49 x[3] copy
        pslld mm7, 3                                    ;   800.0 p1      49 x[3]
        pxor mm6, mm7                                   ;   802.0 p1      49 x[3]
        pshufw mm7, mm4, 0xe4                           ;   803.0 p1      50 x[1] copy
        psrld mm4, 0x1f                                 ;   803.0 p1      50 x[1]
        pxor mm6, mm5                                   ;   804.0 p1      49 x[3]
        pslld mm7, 1                                    ;   805.0 p1      50 x[1]
        pxor mm4, mm7                                   ;   807.0 p1      50 x[1]
        pshufw mm7, mm6, 0xe4                           ;   806.0 p1      51 x[3] copy
        psrld mm6, 0x19                                 ;   807.0 p1      51 x[3]
        pslld mm7, 7                                    ;   808.0 p1      51 x[3]
        pxor mm7, mm6                                   ;   810.0 p1      51 x[3]
        movq mm6, [ebx + 1000]                          ;   722.0 p2      80 x[1] reload
        pxor mm6, mm4                                   ;   810.0 p1      80 x[1]
        pxor mm5, mm7                                   ;   812.0 p1      53 x[2]
        pxor mm3, mm4                                   ;   812.0 p1      52 x[0]
        pslld mm4, 7                                    ;   813.0 p1      53 x[2]
        pxor mm3, mm7                                   ;   814.0 p1      52 x[0]
        movq mm1, [ebx + 728]                           ;   727.0 p2      80 x[2]
        movq [ebx + 1048], mm1                          ;   738.0 p0+p3   80 x[2] spill
        movq mm0, [ebx + 688]                           ;   731.0 p2      80 x[1]
        movq [ebx + 1000], mm0                          ;   742.0 p0+p3   80 x[1] spill
        movq mm0, [ebx + 1088]                          ;   733.0 p2      80 x[3] reload
        pxor mm0, mm7                                   ;   815.0 p1      80 x[3]
        movq mm1, [ebx + 760]                           ;   734.0 p2      80 x[3]
        movq [ebx + 1088], mm1                          ;   745.0 p0+p3   80 x[3] spill
        pshufw mm1, mm3, 0xe4                           ;   816.0 p1      54 x[0] copy
        psrld mm3, 0x1b                                 ;   817.0 p1      54 x[0]
        pslld mm1, 5                                    ;   818.0 p1      54 x[0]
        pxor mm5, mm4                                   ;   819.0 p1      53 x[2]
        movq mm4, mm6                                   ;   812.0 p0      30 x copy
        pxor mm2, mm1                                   ;   820.0 p1      80 x[0]
        pxor mm2, mm3                                   ;   822.0 p1      80 x[0]
        movq [ebx + 1112], mm2                          ;   824.0 p0+p3   80 x[0] spill
        movq mm7, mm6                                   ;   812.0 p0      30 x copy
        movq mm3, mm5                                   ;   821.0 p0      55 x[2] copy
        movq mm2, [ebx + 1064]                          ;   746.0 p2      80 x[2] reload
        psrld mm5, 0xa                                  ;   822.0 p1      55 x[2]
        pxor mm2, mm5                                   ;   824.0 p1      80 x[2]
        pslld mm3, 0x16                                 ;   828.0 p1      55 x[2]
        pxor mm2, mm3                                   ;   830.0 p1      80 x[2]
        pxor mm6, mm2                                   ;   832.0 p1      30 x
        movq mm1, mm0                                   ;   817.0 p0      30 x copy
        por mm4, mm2                                    ;   832.0 p1      30 x
        movq mm5, [ebx + 1112]                          ;   824.0 p2      80 x[0] reload
        pxor mm7, mm5                                   ;   835.0 p1      30 x
        pand mm0, mm2                                   ;   832.0 p1      30 x
        pxor mm1, mm4                                   ;   834.0 p1      30 x
        pshufw mm2, mm1, 0xe4                           ;   836.0 p1      30 x copy
        pand mm2, mm5                                   ;   838.0 p1      30 x
        pxor mm6, mm2                                   ;   840.0 p1      30 x
        pxor mm0, mm7                                   ;   837.0 p1      30 x
        pxor mm7, mm2                                   ;   840.0 p1      48 x[1]
        pand mm2, mm6                                   ;   842.0 p1      30 x
        pshufw mm3, mm1, 0xe4                           ;   837.0 p1      30 x copy
        pxor mm1, mm0                                   ;   839.0 p1      30 x
        pxor mm3, mm2                                   ;   844.0 p1      30 x
        pand mm0, mm6                                   ;   842.0 p1      30 x
        pxor mm1, mm0                                   ;   844.0 p1      30 x
        pshufw mm2, mm1, 0xe4                           ;   846.0 p1      47 x[2] copy
        psrld mm1, 0x1d                                 ;   846.0 p1      47 x[2]
        movq mm5, [ebx + 720]                           ;   759.3 p2      80 x[1]
        pslld mm2, 3                                    ;   848.0 p1      47 x[2]
        pxor mm0, mm3                                   ;   846.0 p1      30 x
        pxor mm2, mm1                                   ;   850.0 p1      47 x[2]
        pxor mm6, mm2                                   ;   852.0 p1      49 x[3]
        pshufw mm1, mm0, 0xe4                           ;   848.0 p1      46 x[0] copy
        pslld mm1, 0xd                                  ;   850.0 p1      46 x[0]
        psrld mm0, 0x13                                 ;   850.0 p1      46 x[0]
        pxor mm1, mm0                                   ;   852.0 p1      46 x[0]
        pshufw mm0, mm1, 0xe4                           ;   854.0 p1      49 x[3] copy
        pxor mm7, mm3                                   ;   853.0 p1      48 x[1]
        pslld mm0, 3                                    ;   856.0 p1      49 x[3]
        pxor mm7, mm2                                   ;   855.0 p1      48 x[1]
        pxor mm7, mm1                                   ;   857.0 p1      48 x[1]
        pxor mm6, mm0                                   ;   858.0 p1      49 x[3]
        pshufw mm0, mm7, 0xe4                           ;   859.0 p1      50 x[1] copy
        pslld mm0, 1                                    ;   861.0 p1      50 x[1]
        psrld mm7, 0x1f                                 ;   860.0 p1      50 x[1]
        pxor mm0, mm7                                   ;   863.0 p1      50 x[1]
        movq [ebx + 1112], mm5                          ;   777.0 p0+p3   80 x[1] spill
        movq mm5, [ebx + 768]                           ;   777.7 p2      80 x[2]
        movq [ebx + 1064], mm5                          ;   788.7 p0+p3   80 x[2] spill
        pshufw mm3, mm6, 0xe4                           ;   862.0 p1      51 x[3] copy
        pslld mm3, 7                                    ;   864.0 p1      51 x[3]
        psrld mm6, 0x19                                 ;   864.0 p1      51 x[3]
        pxor mm1, mm0                                   ;   865.0 p1      52 x[0]
        movq mm7, [ebx + 1016]                          ;   780.0 p2      80 x[1] reload
        pxor mm7, mm0                                   ;   866.0 p1      80 x[1]
        movq mm5, [ebx + 168]                           ;   781.0 p2      80 x[3]
        pslld mm0, 7                                    ;   867.0 p1      53 x[2]
        pxor mm2, mm0                                   ;   869.0 p1      53 x[2]
        pxor mm3, mm6                                   ;   869.0 p1      51 x[3]
        pxor mm1, mm3                                   ;   871.0 p1      52 x[0]
        movq mm6, [ebx + 1056]                          ;   783.0 p2      23 x reload
        pxor mm2, mm3                                   ;   871.0 p1      53 x[2]
        pxor mm6, mm3                                   ;   872.0 p1      23 x
        pshufw mm3, mm1, 0xe4                           ;   873.0 p1      54 x[0] copy
        pslld mm3, 5                                    ;   875.0 p1      54 x[0]
        movq [ebx + 1056], mm5                          ;   792.0 p0+p3   80 x[3] spill
        movq mm5, [ebx + 1024]                          ;   786.0 p2      80 x[0] reload
        pxor mm5, mm3                                   ;   877.0 p1      80 x[0]
        movq mm3, mm2                                   ;   873.0 p0      55 x[2] copy
        psrld mm2, 0xa                                  ;   876.0 p1      55 x[2]
        pshufw mm0, mm7, 0xe4                           ;   877.0 p1      23 x copy
        psrld mm1, 0x1b                                 ;   878.0 p1      54 x[0]
        pxor mm5, mm1                                   ;   880.0 p1      80 x[0]
        movq mm4, [ebx + 144]                           ;   793.0 p2      80 x[0]
        pslld mm3, 0x16                                 ;   880.0 p1      55 x[2]
        movq mm1, [ebx + 1096]                          ;   797.0 p2      80 x[2] reload
        pxor mm6, mm5                                   ;   882.0 p1      23 x
        pand mm7, mm6                                   ;   884.0 p1      23 x
        pxor mm1, mm2                                   ;   883.0 p1      80 x[2]
        pxor mm1, mm3                                   ;   885.0 p1      80 x[2]
        pxor mm0, mm1                                   ;   887.0 p1      23 x
        pshufw mm2, mm5, 0xe4                           ;   886.0 p1      23 x copy
        por mm2, mm6                                    ;   888.0 p1      23 x
        pxor mm6, mm1                                   ;   888.0 p1      23 x
        pxor mm2, mm0                                   ;   890.0 p1      23 x
        movq mm3, mm0                                   ;   889.0 p0      23 x copy
        movq [ebx + 1096], mm4                          ;   805.7 p0+p3   80 x[0] spill
        movq mm4, [ebx + 736]                           ;   805.7 p2      80 x[0]
        movq [ebx + 1016], mm4                          ;   816.7 p0+p3   80 x[0] spill
        pxor mm5, mm7                                   ;   890.0 p1      23 x
        pand mm1, mm5                                   ;   892.0 p1      23 x
        pxor mm0, mm1                                   ;   894.0 p1      23 x
        pand mm3, mm5                                   ;   896.0 p1      23 x
        pshufw mm7, mm6, 0xe4                           ;   894.0 p1      23 x copy
        pand mm7, mm2                                   ;   896.0 p1      23 x
        pxor mm6, mm5                                   ;   896.0 p1      23 x
        por mm3, mm7                                    ;   898.0 p1      23 x
        pshufw mm7, mm3, 0xe4                           ;   900.0 p1      46 x[0] copy
        pslld mm7, 0xd                                  ;   902.0 p1      46 x[0]
        movq mm1, [ebx + 160]                           ;   815.0 p2      80 x[2]
        movq mm5, [ebx + 792]                           ;   816.0 p2      80 x[1]
        movq [ebx + 1024], mm5                          ;   827.0 p0+p3   80 x[1] spill
        movq mm5, [ebx + 744]                           ;   817.0 p2      80 x[3]
        pxor mm0, mm6                                   ;   900.0 p1      23 x
        pxor mm6, mm3                                   ;   901.0 p1      48 x[1]
        psrld mm3, 0x13                                 ;   902.0 p1      46 x[0]
        pxor mm7, mm3                                   ;   904.0 p1      46 x[0]
        movq mm3, mm0                                   ;   902.0 p0      47 x[2] copy
        psrld mm0, 0x1d                                 ;   904.0 p1      47 x[2]
        pslld mm3, 3                                    ;   909.0 p1      47 x[2]
        pxor mm6, mm7                                   ;   906.0 p1      48 x[1]
        pxor mm0, mm3                                   ;   911.0 p1      47 x[2]
        pshufw mm3, mm7, 0xe4                           ;   908.0 p1      49 x[3] copy
        pxor mm6, mm0                                   ;   913.0 p1      48 x[1]
        pslld mm3, 3                                    ;   910.0 p1      49 x[3]
        pxor mm2, mm3                                   ;   912.0 p1      49 x[3]
        pshufw mm3, mm6, 0xe4                           ;   915.0 p1      50 x[1] copy
        pxor mm2, mm0                                   ;   914.0 p1      49 x[3]
        psrld mm6, 0x1f                                 ;   915.0 p1      50 x[1]
        pslld mm3, 1                                    ;   917.0 p1      50 x[1]
        pxor mm3, mm6                                   ;   919.0 p1      50 x[1]
        pshufw mm6, mm2, 0xe4                           ;   917.0 p1      51 x[3] copy
        pxor mm7, mm3                                   ;   921.0 p1      52 x[0]
        psrld mm2, 0x19                                 ;   919.0 p1      51 x[3]
        pslld mm6, 7                                    ;   920.0 p1      51 x[3]
        pxor mm6, mm2                                   ;   922.0 p1      51 x[3]
        movq mm2, [ebx + 1008]                          ;   832.0 p2      80 x[1] reload
        pxor mm2, mm3                                   ;   922.0 p1      80 x[1]
        pxor mm7, mm6                                   ;   924.0 p1      52 x[0]
        movq [ebx + 1008], mm1                          ;   834.7 p0+p3   80 x[2] spill
        pslld mm3, 7                                    ;   924.0 p1      53 x[2]
        pxor mm0, mm6                                   ;   925.0 p1      53 x[2]
        movq mm1, [ebx + 1032]                          ;   837.7 p2      80 x[3] reload
        movq [ebx + 1032], mm5                          ;   838.0 p0+p3   80 x[3] spill
        movq mm5, mm7                                   ;   926.0 p0      54 x[0] copy
        pxor mm0, mm3                                   ;   927.0 p1      53 x[2]
        movq mm3, mm2                                   ;   924.0 p0      24 x copy
        psrld mm7, 0x1b                                 ;   927.0 p1      54 x[0]
        pslld mm5, 5                                    ;   933.0 p1      54 x[0]
        pxor mm1, mm6                                   ;   929.0 p1      80 x[3]
        movq mm6, mm2                                   ;   924.0 p0      24 x copy
        pxor mm2, mm1                                   ;   931.0 p1      24 x
        movq mm4, [ebx + 1072]                          ;   846.7 p2      80 x[0] reload
        movq [ebx + 1072], mm1                          ;   931.0 p0+p3   24 x spill
        pxor mm4, mm7                                   ;   931.0 p1      80 x[0]
        pxor mm4, mm5                                   ;   935.0 p1      80 x[0]
        movq mm7, mm1                                   ;   931.0 p0      24 x copy
        movq mm5, [ebx + 1104]                          ;   852.0 p2      80 x[2] reload
        pxor mm7, mm4                                   ;   938.0 p1      24 x
        por mm6, mm7                                    ;   940.0 p1      24 x
        pand mm3, mm4                                   ;   937.0 p1      24 x
        movq mm1, mm0                                   ;   929.0 p0      55 x[2] copy
        psrld mm0, 0xa                                  ;   936.0 p1      55 x[2]
        pslld mm1, 0x16                                 ;   937.0 p1      55 x[2]
        pxor mm5, mm0                                   ;   938.0 p1      80 x[2]
        pxor mm5, mm1                                   ;   940.0 p1      80 x[2]
        pxor mm2, mm5                                   ;   942.0 p1      24 x
        por mm5, mm3                                    ;   942.0 p1      24 x
        pxor mm3, mm2                                   ;   944.0 p1      24 x
        movq mm0, [ebx + 1040]                          ;   861.0 p2      24 x reload
        movq mm7, [ebx + 784]                           ;   863.0 p2      80 x[3]
        pxor mm0, mm6                                   ;   943.0 p1      24 x
        pand mm2, mm5                                   ;   944.0 p1      24 x
        pshufw mm1, mm0, 0xe4                           ;   945.0 p1      24 x copy
        por mm1, mm2                                    ;   947.0 p1      24 x
        movq mm6, [ebx + 1072]                          ;   931.0 p2      24 x reload
        movq [ebx + 1072], mm7                          ;   874.0 p0+p3   80 x[3] spill
        pxor mm6, mm3                                   ;   947.0 p1      24 x
        pxor mm0, mm6                                   ;   949.0 p1      24 x
        pand mm6, mm1                                   ;   949.0 p1      24 x
        movq mm7, mm3                                   ;   946.0 p0      47 x[2] copy
        pslld mm7, 3                                    ;   953.0 p1      47 x[2]
        pxor mm5, mm3                                   ;   951.0 p1      24 x
        por mm5, mm1                                    ;   953.0 p1      24 x
        pxor mm5, mm0                                   ;   955.0 p1      48 x[1]
        pxor mm0, mm6                                   ;   954.0 p1      24 x
        psrld mm3, 0x1d                                 ;   955.0 p1      47 x[2]
        pxor mm3, mm7                                   ;   957.0 p1      47 x[2]
        pshufw mm7, mm0, 0xe4                           ;   957.0 p1      46 x[0] copy
        psrld mm0, 0x13                                 ;   958.0 p1      46 x[0]
        pslld mm7, 0xd                                  ;   959.0 p1      46 x[0]
        pxor mm7, mm0                                   ;   961.0 p1      46 x[0]
        pxor mm5, mm3                                   ;   961.0 p1      48 x[1]
        pxor mm5, mm7                                   ;   963.0 p1      48 x[1]
        movq mm6, [ebx + 816]                           ;   877.7 p2      28 x
        pshufw mm0, mm7, 0xe4                           ;   963.0 p1      49 x[3] copy
        pslld mm0, 3                                    ;   965.0 p1      49 x[3]
        pxor mm1, mm3                                   ;   965.0 p1      49 x[3]
        pxor mm1, mm0                                   ;   967.0 p1      49 x[3]
        pshufw mm0, mm5, 0xe4                           ;   967.0 p1      50 x[1] copy
        pslld mm0, 1                                    ;   969.0 p1      50 x[1]
        psrld mm5, 0x1f                                 ;   969.0 p1      50 x[1]
        pxor mm0, mm5                                   ;   971.0 p1      50 x[1]
        pshufw mm5, mm1, 0xe4                           ;   971.0 p1      51 x[3] copy
        psrld mm1, 0x19                                 ;   972.0 p1      51 x[3]
        pslld mm5, 7                                    ;   973.0 p1      51 x[3]
        pxor mm5, mm1                                   ;   975.0 p1      51 x[3]
        movq mm1, [ebx + 1000]                          ;   886.3 p2      80 x[1] reload
        movq [ebx + 1000], mm6                          ;   888.7 p0+p3   28 x spill
        movq mm4, [ebx + 776]                           ;   889.0 p2      80 x[1]
        pxor mm1, mm0                                   ;   975.0 p1      80 x[1]
        pxor mm3, mm5                                   ;   977.0 p1      53 x[2]
        movq mm6, [ebx + 1088]                          ;   892.0 p2      80 x[3] reload
        movq [ebx + 1088], mm4                          ;   900.0 p0+p3   80 x[1] spill
        pxor mm6, mm5                                   ;   977.0 p1      80 x[3]
        pxor mm7, mm0                                   ;   978.0 p1      52 x[0]
        pxor mm7, mm5                                   ;   980.0 p1      52 x[0]
        pslld mm0, 7                                    ;   980.0 p1      53 x[2]
        pxor mm3, mm0                                   ;   982.0 p1      53 x[2]
        movq mm0, mm1                                   ;   977.0 p0      25 x copy
        movq mm2, [ebx + 184]                           ;   898.7 p2      80 x[0]
        pshufw mm4, mm7, 0xe4                           ;   982.0 p1      54 x[0] copy
        pslld mm4, 5                                    ;   984.0 p1      54 x[0]
        movq [ebx + 1040], mm2                          ;   909.7 p0+p3   80 x[0] spill
        psrld mm7, 0x1b                                 ;   984.0 p1      54 x[0]
        movq mm2, [ebx + 1080]                          ;   902.0 p2      80 x[0] reload
        pxor mm2, mm4                                   ;   986.0 p1      80 x[0]
        pxor mm2, mm7                                   ;   988.0 p1      80 x[0]
        movq mm7, mm3                                   ;   984.0 p0      55 x[2] copy
        psrld mm3, 0xa                                  ;   987.0 p1      55 x[2]
        movq [ebx + 1080], mm1                          ;   977.0 p0+p3   25 x spill
        movq mm5, mm1                                   ;   977.0 p0      25 x copy
        movq mm1, [ebx + 1048]                          ;   906.3 p2      80 x[2] reload
        pxor mm1, mm3                                   ;   989.0 p1      80 x[2]
        movq mm3, mm2                                   ;   990.0 p0      25 x copy
        movq mm4, mm6                                   ;   979.0 p0      25 x copy
        pslld mm7, 0x16                                 ;   991.0 p1      55 x[2]
        pxor mm1, mm7                                   ;   993.0 p1      80 x[2]
        pxor mm0, mm2                                   ;   991.0 p1      25 x
        por mm4, mm2                                    ;   992.0 p1      25 x
        pxor mm5, mm4                                   ;   994.0 p1      25 x
        pand mm3, mm1                                   ;   997.0 p1      25 x
        pxor mm6, mm3                                   ;   999.0 p1      25 x
        pxor mm0, mm1                                   ;   996.0 p1      25 x
        pshufw mm3, mm0, 0xe4                           ;   998.0 p1      25 x copy
        pxor mm3, mm6                                   ;  1001.0 p1      25 x
        pshufw mm1, mm5, 0xe4                           ;   999.0 p1      25 x copy
        por mm1, mm0                                    ;  1001.0 p1      25 x
        pxor mm1, mm3                                   ;  1003.0 p1      25 x
        pxor mm5, mm1                                   ;  1005.0 p1      25 x
        movq mm7, [ebx + 800]                           ;   923.0 p2      80 x[3]
        movq [ebx + 1048], mm7                          ;   934.0 p0+p3   80 x[3] spill
        movq mm7, [ebx + 192]                           ;   924.0 p2      80 x[1]
        movq [ebx + 1104], mm7                          ;   935.0 p0+p3   80 x[1] spill
        movq mm7, [ebx + 1080]                          ;   977.0 p2      25 x reload
        pand mm7, mm6                                   ;  1003.0 p1      25 x
        pxor mm2, mm3                                   ;  1004.0 p1      25 x
        pshufw mm6, mm2, 0xe4                           ;  1006.0 p1      46 x[0] copy
        psrld mm2, 0x13                                 ;  1006.0 p1      46 x[0]
        pslld mm6, 0xd                                  ;  1008.0 p1      46 x[0]
        pxor mm6, mm2                                   ;  1010.0 p1      46 x[0]
        pxor mm0, mm7                                   ;  1009.0 p1      25 x
        movq mm7, mm5                                   ;  1007.0 p0      47 x[2] copy
        pslld mm7, 3                                    ;  1014.0 p1      47 x[2]
        pxor mm1, mm0                                   ;  1011.0 p1      48 x[1]
        pxor mm1, mm6                                   ;  1013.0 p1      48 x[1]
        psrld mm5, 0x1d                                 ;  1013.0 p1      47 x[2]
        pxor mm5, mm7                                   ;  1016.0 p1      47 x[2]
        pxor mm1, mm5                                   ;  1018.0 p1      48 x[1]
        pshufw mm2, mm6, 0xe4                           ;  1016.0 p1      49 x[3] copy
        pslld mm2, 3                                    ;  1018.0 p1      49 x[3]
        pxor mm0, mm2                                   ;  1020.0 p1      49 x[3]
        pshufw mm2, mm1, 0xe4                           ;  1020.0 p1      50 x[1] copy
        movq mm7, [ebx + 1112]                          ;   937.3 p2      80 x[1] reload
        psrld mm1, 0x1f                                 ;  1020.0 p1      50 x[1]
        pslld mm2, 1                                    ;  1022.0 p1      50 x[1]
        pxor mm2, mm1                                   ;  1024.0 p1      50 x[1]
        pxor mm7, mm2                                   ;  1026.0 p1      80 x[1]
        pxor mm0, mm5                                   ;  1024.0 p1      49 x[3]
        movq mm3, [ebx + 832]                           ;   942.3 p2      80 x[2]
        pshufw mm1, mm0, 0xe4                           ;  1026.0 p1      51 x[3] copy
        pslld mm1, 7                                    ;  1028.0 p1      51 x[3]
        pxor mm6, mm2                                   ;  1027.0 p1      52 x[0]
        psrld mm0, 0x19                                 ;  1028.0 p1      51 x[3]
        pxor mm1, mm0                                   ;  1030.0 p1      51 x[3]
        pxor mm6, mm1                                   ;  1032.0 p1      52 x[0]
        pslld mm2, 7                                    ;  1031.0 p1      53 x[2]
        pxor mm5, mm2                                   ;  1033.0 p1      53 x[2]
        movq mm2, [ebx + 1056]                          ;   946.3 p2      80 x[3] reload
        movq [ebx + 1056], mm3                          ;   953.3 p0+p3   80 x[2] spill
        movq mm3, [ebx + 1096]                          ;   947.3 p2      80 x[0] reload
        pxor mm5, mm1                                   ;  1035.0 p1      53 x[2]
        pxor mm2, mm1                                   ;  1034.0 p1      80 x[3]
        pshufw mm1, mm6, 0xe4                           ;  1035.0 p1      54 x[0] copy
        pslld mm1, 5                                    ;  1037.0 p1      54 x[0]
        pxor mm3, mm1                                   ;  1039.0 p1      80 x[0]
        movq mm1, mm5                                   ;  1037.0 p0      55 x[2] copy
        movq mm4, [ebx + 752]                           ;   951.0 p2      80 x[0]
        movq [ebx + 1096], mm4                          ;   962.0 p0+p3   80 x[0] spill
        pshufw mm0, mm7, 0xe4                           ;  1038.0 p1      26 x copy
        psrld mm6, 0x1b                                 ;  1039.0 p1      54 x[0]
        pxor mm7, mm2                                   ;  1040.0 p1      26 x
        movq mm4, [ebx + 1064]                          ;   957.0 p2      80 x[2] reload
        pxor mm3, mm6                                   ;  1041.0 p1      80 x[0]
        movq mm6, mm7                                   ;  1042.0 p0      26 x copy
        psrld mm5, 0xa                                  ;  1042.0 p1      55 x[2]
        pand mm0, mm3                                   ;  1043.0 p1      26 x
        pslld mm1, 0x16                                 ;  1044.0 p1      55 x[2]
        pxor mm4, mm5                                   ;  1045.0 p1      80 x[2]
        pxor mm4, mm1                                   ;  1047.0 p1      80 x[2]
        por mm2, mm3                                    ;  1047.0 p1      26 x
        pxor mm3, mm4                                   ;  1049.0 p1      26 x
        por mm3, mm0                                    ;  1051.0 p1      26 x
        pxor mm7, mm3                                   ;  1053.0 p1      26 x
        pand mm4, mm2                                   ;  1051.0 p1      26 x
        pxor mm2, mm0                                   ;  1052.0 p1      26 x
        por mm6, mm0                                    ;  1053.0 p1      26 x
        por mm0, mm4                                    ;  1054.0 p1      26 x
        pxor mm6, mm4                                   ;  1055.0 p1      26 x
        por mm4, mm2                                    ;  1056.0 p1      26 x
        pxor mm4, mm7                                   ;  1058.0 p1      26 x
        por mm2, mm6                                    ;  1058.0 p1      26 x
        pxor mm0, mm4                                   ;  1060.0 p1      49 x[3]
        pxor mm4, mm2                                   ;  1060.0 p1      26 x
        pand mm7, mm6                                   ;  1061.0 p1      26 x
        pxor mm7, mm2                                   ;  1063.0 p1      26 x
        pshufw mm2, mm7, 0xe4                           ;  1065.0 p1      46 x[0] copy
        pslld mm2, 0xd                                  ;  1067.0 p1      46 x[0]
        psrld mm7, 0x13                                 ;  1065.0 p1      46 x[0]
        pxor mm2, mm7                                   ;  1069.0 p1      46 x[0]
        movq mm7, mm4                                   ;  1062.0 p0      47 x[2] copy
        psrld mm4, 0x1d                                 ;  1067.0 p1      47 x[2]
        movq mm5, [ebx + 824]                           ;   979.7 p2      80 x[3]
        movq mm3, [ebx + 216]                           ;   980.7 p2      80 x[2]
        movq mm1, [ebx + 208]                           ;   981.7 p2      80 x[1]
        pslld mm7, 3                                    ;  1069.0 p1      47 x[2]
        pxor mm4, mm7                                   ;  1071.0 p1      47 x[2]
        pshufw mm7, mm2, 0xe4                           ;  1071.0 p1      49 x[3] copy
        pslld mm7, 3                                    ;  1073.0 p1      49 x[3]
        movq [ebx + 1112], mm1                          ;   992.7 p0+p3   80 x[1] spill
        pxor mm0, mm7                                   ;  1075.0 p1      49 x[3]
        pxor mm6, mm2                                   ;  1073.0 p1      48 x[1]
        pxor mm6, mm4                                   ;  1075.0 p1      48 x[1]
        pshufw mm7, mm6, 0xe4                           ;  1077.0 p1      50 x[1] copy
        movq [ebx + 1064], mm5                          ;   990.7 p0+p3   80 x[3] spill
        movq mm5, [ebx + 200]                           ;   988.0 p2      80 x[0]
        pslld mm7, 1                                    ;  1079.0 p1      50 x[1]
        psrld mm6, 0x1f                                 ;  1077.0 p1      50 x[1]
        pxor mm0, mm4                                   ;  1078.0 p1      49 x[3]
        pxor mm6, mm7                                   ;  1081.0 p1      50 x[1]
        pxor mm2, mm6                                   ;  1083.0 p1      52 x[0]
        pshufw mm7, mm0, 0xe4                           ;  1081.0 p1      51 x[3] copy
        pslld mm7, 7                                    ;  1083.0 p1      51 x[3]
        psrld mm0, 0x19                                 ;  1083.0 p1      51 x[3]
        pxor mm7, mm0                                   ;  1085.0 p1      51 x[3]
        movq mm0, [ebx + 1024]                          ;   997.3 p2      80 x[1] reload
        pxor mm4, mm7                                   ;  1087.0 p1      53 x[2]
        movq [ebx + 1024], mm5                          ;   999.0 p0+p3   80 x[0] spill
        pxor mm0, mm6                                   ;  1086.0 p1      80 x[1]
        movq mm5, [ebx + 1032]                          ;   999.0 p2      80 x[3] reload
        movq [ebx + 1032], mm3                          ;  1000.0 p0+p3   80 x[2] spill
        movq mm3, mm0                                   ;  1088.0 p0      27 x copy
        pxor mm2, mm7                                   ;  1087.0 p1      52 x[0]
        pslld mm6, 7                                    ;  1088.0 p1      53 x[2]
        movq [ebx + 1080], mm0                          ;  1088.0 p0+p3   27 x spill
        pxor mm4, mm6                                   ;  1090.0 p1      53 x[2]
        pxor mm5, mm7                                   ;  1090.0 p1      80 x[3]
        movq mm7, mm0                                   ;  1088.0 p0      27 x copy
        movq mm6, mm0                                   ;  1088.0 p0      27 x copy
        movq mm0, [ebx + 1016]                          ;  1008.0 p2      80 x[0] reload
        movq [ebx + 1016], mm3                          ;  1095.0 p0+p3   27 x spill
        movq mm3, [ebx + 1008]                          ;  1009.0 p2      80 x[2] reload
        pshufw mm1, mm2, 0xe4                           ;  1091.0 p1      54 x[0] copy
        pslld mm1, 5                                    ;  1093.0 p1      54 x[0]
        pxor mm0, mm1                                   ;  1095.0 p1      80 x[0]
        movq mm1, mm5                                   ;  1092.0 p0      27 x copy
        psrld mm2, 0x1b                                 ;  1094.0 p1      54 x[0]
        pxor mm0, mm2                                   ;  1097.0 p1      80 x[0]
        movq mm2, mm4                                   ;  1092.0 p0      55 x[2] copy
        pxor mm6, mm0                                   ;  1099.0 p1      27 x
        pslld mm2, 0x16                                 ;  1099.0 p1      55 x[2]
        pxor mm1, mm0                                   ;  1099.0 p1      27 x
        psrld mm4, 0xa                                  ;  1099.0 p1      55 x[2]
        movq mm0, [ebx + 856]                           ;  1016.7 p2      80 x[0]
        pxor mm3, mm4                                   ;  1101.0 p1      80 x[2]
        movq mm4, [ebx + 840]                           ;  1018.0 p2      80 x[1]
        movq [ebx + 1008], mm4                          ;  1029.0 p0+p3   80 x[1] spill
        movq mm4, [ebx + 1016]                          ;  1095.0 p2      27 x reload
        pxor mm3, mm2                                   ;  1103.0 p1      80 x[2]
        pxor mm5, mm3                                   ;  1105.0 p1      27 x
        por mm3, mm1                                    ;  1105.0 p1      27 x
        pxor mm4, mm3                                   ;  1107.0 p1      27 x
        movq mm2, mm1                                   ;  1101.0 p0      27 x copy
        pand mm6, mm1                                   ;  1105.0 p1      27 x
        pxor mm6, mm5                                   ;  1107.0 p1      27 x
        pand mm5, mm3                                   ;  1107.0 p1      27 x
        pxor mm4, mm5                                   ;  1109.0 p1      27 x
        pand mm5, mm6                                   ;  1109.0 p1      27 x
        pxor mm2, mm5                                   ;  1111.0 p1      27 x
        por mm4, mm5                                    ;  1111.0 p1      27 x
        movq mm3, [ebx + 232]                           ;  1030.7 p2      80 x[2]
        movq [ebx + 1016], mm3                          ;  1041.7 p0+p3   80 x[2] spill
        movq mm5, [ebx + 1080]                          ;  1088.0 p2      27 x reload
        movq mm3, [ebx + 808]                           ;  1035.0 p2      23 x
        movq [ebx + 1080], mm3                          ;  1046.0 p0+p3   23 x spill
        pand mm5, mm6                                   ;  1112.0 p1      27 x
        movq mm3, mm6                                   ;  1109.0 p0      46 x[0] copy
        pxor mm7, mm2                                   ;  1113.0 p1      27 x
        psrld mm6, 0x13                                 ;  1114.0 p1      46 x[0]
        pslld mm3, 0xd                                  ;  1116.0 p1      46 x[0]
        pxor mm3, mm6                                   ;  1118.0 p1      46 x[0]
        pxor mm4, mm2                                   ;  1117.0 p1      48 x[1]
        pshufw mm2, mm7, 0xe4                           ;  1118.0 p1      47 x[2] copy
        psrld mm7, 0x1d                                 ;  1119.0 p1      47 x[2]
        pslld mm2, 3                                    ;  1120.0 p1      47 x[2]
        pxor mm2, mm7                                   ;  1122.0 p1      47 x[2]
        pxor mm4, mm3                                   ;  1122.0 p1      48 x[1]
        pxor mm4, mm2                                   ;  1124.0 p1      48 x[1]
        pxor mm1, mm5                                   ;  1124.0 p1      49 x[3]
        movq mm5, mm3                                   ;  1120.0 p0      49 x[3] copy
        pslld mm5, 3                                    ;  1127.0 p1      49 x[3]
        pxor mm1, mm2                                   ;  1126.0 p1      49 x[3]
        pxor mm1, mm5                                   ;  1129.0 p1      49 x[3]
        pshufw mm5, mm4, 0xe4                           ;  1128.0 p1      50 x[1] copy
        pslld mm5, 1                                    ;  1130.0 p1      50 x[1]
        psrld mm4, 0x1f                                 ;  1130.0 p1      50 x[1]
        pxor mm5, mm4                                   ;  1132.0 p1      50 x[1]
        pshufw mm4, mm1, 0xe4                           ;  1132.0 p1      51 x[3] copy
        pslld mm4, 7                                    ;  1134.0 p1      51 x[3]
        pxor mm3, mm5                                   ;  1134.0 p1      52 x[0]
        movq mm6, [ebx + 1088]                          ;  1055.0 p2      80 x[1] reload
        pxor mm6, mm5                                   ;  1135.0 p1      80 x[1]
        pslld mm5, 7                                    ;  1136.0 p1      53 x[2]
        pxor mm2, mm5                                   ;  1138.0 p1      53 x[2]
        psrld mm1, 0x19                                 ;  1138.0 p1      51 x[3]
        pxor mm4, mm1                                   ;  1140.0 p1      51 x[3]
        pxor mm2, mm4                                   ;  1142.0 p1      53 x[2]
        pxor mm3, mm4                                   ;  1142.0 p1      52 x[0]
        movq mm5, [ebx + 1072]                          ;  1060.3 p2      80 x[3] reload
        pxor mm5, mm4                                   ;  1142.0 p1      80 x[3]
        pshufw mm4, mm3, 0xe4                           ;  1144.0 p1      54 x[0] copy
        psrld mm3, 0x1b                                 ;  1144.0 p1      54 x[0]
        movq mm7, mm2                                   ;  1144.0 p0      55 x[2] copy
        psrld mm2, 0xa                                  ;  1145.0 p1      55 x[2]
        pslld mm7, 0x16                                 ;  1151.0 p1      55 x[2]
        pshufw mm1, mm6, 0xe4                           ;  1147.0 p1      28 x copy
        movq [ebx + 1072], mm0                          ;  1071.0 p0+p3   80 x[0] spill
        pslld mm4, 5                                    ;  1148.0 p1      54 x[0]
        movq mm0, [ebx + 1040]                          ;  1072.0 p2      80 x[0] reload
        pxor mm0, mm4                                   ;  1150.0 p1      80 x[0]
        pxor mm0, mm3                                   ;  1152.0 p1      80 x[0]
        movq mm3, [ebx + 1000]                          ;  1073.0 p2      28 x reload
        por mm1, mm0                                    ;  1154.0 p1      28 x
        pxor mm3, mm2                                   ;  1152.0 p1      28 x
        movq mm4, mm5                                   ;  1144.0 p0      28 x copy
        pxor mm3, mm7                                   ;  1154.0 p1      28 x
        pxor mm3, mm0                                   ;  1156.0 p1      28 x
        movq mm2, mm0                                   ;  1154.0 p0      28 x copy
        pxor mm1, mm3                                   ;  1158.0 p1      28 x
        pxor mm2, mm1                                   ;  1161.0 p1      28 x
        pxor mm6, mm5                                   ;  1157.0 p1      28 x
        pxor mm6, mm0                                   ;  1159.0 p1      28 x
        por mm4, mm6                                    ;  1161.0 p1      28 x
        pand mm0, mm3                                   ;  1160.0 p1      28 x
        pand mm0, mm6                                   ;  1162.0 p1      28 x
        pxor mm4, mm1                                   ;  1163.0 p1      28 x
        movq mm3, [ebx + 864]                           ;  1081.7 p2      80 x[1]
        movq [ebx + 1000], mm3                          ;  1092.7 p0+p3   80 x[1] spill
        movq mm3, [ebx + 224]                           ;  1085.0 p2      80 x[3]
        movq [ebx + 1040], mm3                          ;  1096.0 p0+p3   80 x[3] spill
        movq mm3, [ebx + 280]                           ;  1087.0 p2      80 x[2]
        movq mm7, [ebx + 248]                           ;  1088.0 p2      80 x[0]
        pxor mm5, mm0                                   ;  1164.0 p1      28 x
        movq mm0, mm6                                   ;  1161.0 p0      28 x copy
        pand mm1, mm5                                   ;  1166.0 p1      28 x
        pxor mm6, mm1                                   ;  1168.0 p1      48 x[1]
        movq mm1, mm4                                   ;  1165.0 p0      46 x[0] copy
        pxor mm5, mm2                                   ;  1166.0 p1      49 x[3]
        pand mm2, mm4                                   ;  1167.0 p1      28 x
        psrld mm4, 0x13                                 ;  1168.0 p1      46 x[0]
        pxor mm0, mm2                                   ;  1169.0 p1      28 x
        movq mm2, [serpent_encrypt.T0_constants64 + 24] ;  1095.7 p2      24 x
        pslld mm1, 0xd                                  ;  1172.0 p1      46 x[0]
        pxor mm4, mm1                                   ;  1174.0 p1      46 x[0]
        pxor mm6, mm4                                   ;  1176.0 p1      48 x[1]
        pshufw mm1, mm0, 0xe4                           ;  1173.0 p1      47 x[2] copy
        pslld mm1, 3                                    ;  1175.0 p1      47 x[2]
        psrld mm0, 0x1d                                 ;  1175.0 p1      47 x[2]
        pxor mm1, mm0                                   ;  1177.0 p1      47 x[2]
        pxor mm5, mm1                                   ;  1179.0 p1      49 x[3]
        pshufw mm0, mm4, 0xe4                           ;  1178.0 p1      49 x[3] copy
        pxor mm6, mm1                                   ;  1179.0 p1      48 x[1]
        pslld mm0, 3                                    ;  1180.0 p1      49 x[3]
        pxor mm5, mm0                                   ;  1182.0 p1      49 x[3]
        pshufw mm0, mm6, 0xe4                           ;  1182.0 p1      50 x[1] copy
        psrld mm6, 0x1f                                 ;  1183.0 p1      50 x[1]
        pslld mm0, 1                                    ;  1184.0 p1      50 x[1]
        pxor mm0, mm6                                   ;  1186.0 p1      50 x[1]
        pshufw mm6, mm5, 0xe4                           ;  1186.0 p1      51 x[3] copy
        pslld mm6, 7                                    ;  1188.0 p1      51 x[3]
        psrld mm5, 0x19                                 ;  1188.0 p1      51 x[3]
        pxor mm6, mm5                                   ;  1190.0 p1      51 x[3]
        movq mm5, [ebx + 1104]                          ;  1102.7 p2      80 x[1] reload
        pxor mm5, mm0                                   ;  1190.0 p1      80 x[1]
        movq [ebx + 1104], mm2                          ;  1106.7 p0+p3   24 x spill
        movq mm2, [ebx + 1048]                          ;  1104.0 p2      80 x[3] reload
        pxor mm1, mm6                                   ;  1192.0 p1      53 x[2]
        pxor mm2, mm6                                   ;  1192.0 p1      80 x[3]
        pxor mm4, mm0                                   ;  1193.0 p1      52 x[0]
        pxor mm4, mm6                                   ;  1195.0 p1      52 x[0]
        pshufw mm6, mm4, 0xe4                           ;  1197.0 p1      54 x[0] copy
        pslld mm0, 7                                    ;  1196.0 p1      53 x[2]
        pxor mm1, mm0                                   ;  1198.0 p1      53 x[2]
        movq [ebx + 1088], mm2                          ;  1194.0 p0+p3   29 x spill
        movq [ebx + 1048], mm3                          ;  1111.7 p0+p3   80 x[2] spill
        pslld mm6, 5                                    ;  1199.0 p1      54 x[0]
        psrld mm4, 0x1b                                 ;  1199.0 p1      54 x[0]
        movq mm3, [ebx + 1096]                          ;  1113.3 p2      80 x[0] reload
        pxor mm3, mm6                                   ;  1201.0 p1      80 x[0]
        movq [ebx + 1096], mm7                          ;  1114.0 p0+p3   80 x[0] spill
        movq mm6, mm2                                   ;  1194.0 p0      29 x copy
        movq mm7, mm1                                   ;  1200.0 p0      55 x[2] copy
        pxor mm3, mm4                                   ;  1203.0 p1      80 x[0]
        movq mm4, mm2                                   ;  1194.0 p0      29 x copy
        psrld mm1, 0xa                                  ;  1202.0 p1      55 x[2]
        pxor mm6, mm3                                   ;  1205.0 p1      29 x
        movq mm0, mm5                                   ;  1192.0 p0      29 x copy
        movq mm2, [ebx + 1056]                          ;  1117.0 p2      80 x[2] reload
        pxor mm2, mm1                                   ;  1204.0 p1      80 x[2]
        pslld mm7, 0x16                                 ;  1207.0 p1      55 x[2]
        pshufw mm1, mm6, 0xe4                           ;  1207.0 p1      29 x copy
        pxor mm2, mm7                                   ;  1209.0 p1      80 x[2]
        pxor mm0, mm2                                   ;  1211.0 p1      29 x
        pand mm4, mm3                                   ;  1209.0 p1      29 x
        movq mm3, [ebx + 1088]                          ;  1194.0 p2      29 x reload
        pxor mm3, mm2                                   ;  1211.0 p1      29 x
        pshufw mm7, mm3, 0xe4                           ;  1213.0 p1      29 x copy
        por mm1, mm0                                    ;  1213.0 p1      29 x
        pxor mm3, mm1                                   ;  1215.0 p1      29 x
        pand mm5, mm6                                   ;  1214.0 p1      29 x
        pxor mm5, mm0                                   ;  1216.0 p1      29 x
        pxor mm4, mm0                                   ;  1216.0 p1      29 x
        pand mm7, mm5                                   ;  1218.0 p1      29 x
        pxor mm5, mm4                                   ;  1218.0 p1      29 x
        pxor mm6, mm4                                   ;  1219.0 p1      29 x
        pand mm5, mm3                                   ;  1220.0 p1      29 x
        pxor mm7, mm6                                   ;  1221.0 p1      29 x
        pxor mm6, mm5                                   ;  1222.0 p1      49 x[3]
        pxor mm3, mm7                                   ;  1223.0 p1      29 x
        pshufw mm5, mm7, 0xe4                           ;  1224.0 p1      46 x[0] copy
        psrld mm7, 0x13                                 ;  1225.0 p1      46 x[0]
        pslld mm5, 0xd                                  ;  1226.0 p1      46 x[0]
        pxor mm5, mm7                                   ;  1228.0 p1      46 x[0]
        movq mm7, mm3                                   ;  1225.0 p0      47 x[2] copy
        pslld mm7, 3                                    ;  1232.0 p1      47 x[2]
        psrld mm3, 0x1d                                 ;  1229.0 p1      47 x[2]
        pxor mm3, mm7                                   ;  1234.0 p1      47 x[2]
        movq mm0, [ebx + 872]                           ;  1144.7 p2      80 x[2]
        movq [ebx + 1088], mm0                          ;  1155.7 p0+p3   80 x[2] spill
        pxor mm4, mm5                                   ;  1231.0 p1      48 x[1]
        pshufw mm7, mm5, 0xe4                           ;  1232.0 p1      49 x[3] copy
        pslld mm7, 3                                    ;  1234.0 p1      49 x[3]
        pxor mm4, mm3                                   ;  1236.0 p1      48 x[1]
        pxor mm6, mm7                                   ;  1236.0 p1      49 x[3]
        pshufw mm7, mm4, 0xe4                           ;  1238.0 p1      50 x[1] copy
        pslld mm7, 1                                    ;  1240.0 p1      50 x[1]
        pxor mm6, mm3                                   ;  1238.0 p1      49 x[3]
        psrld mm4, 0x1f                                 ;  1239.0 p1      50 x[1]
        pxor mm4, mm7                                   ;  1242.0 p1      50 x[1]
        pshufw mm7, mm6, 0xe4                           ;  1241.0 p1      51 x[3] copy
        pslld mm7, 7                                    ;  1243.0 p1      51 x[3]
        psrld mm6, 0x19                                 ;  1243.0 p1      51 x[3]
        pxor mm7, mm6                                   ;  1245.0 p1      51 x[3]
        movq mm0, [ebx + 880]                           ;  1156.7 p2      80 x[3]
        movq mm1, [ebx + 848]                           ;  1157.7 p2      80 x[1]
        pxor mm5, mm4                                   ;  1245.0 p1      52 x[0]
        movq mm2, [ebx + 904]                           ;  1161.0 p2      80 x[0]
        movq [ebx + 1056], mm2                          ;  1172.0 p0+p3   80 x[0] spill
        movq mm2, [ebx + 1024]                          ;  1163.0 p2      80 x[0] reload
        movq mm6, [ebx + 1112]                          ;  1164.0 p2      80 x[1] reload
        pxor mm6, mm4                                   ;  1246.0 p1      80 x[1]
        pslld mm4, 7                                    ;  1247.0 p1      53 x[2]
        pxor mm3, mm7                                   ;  1248.0 p1      53 x[2]
        pxor mm5, mm7                                   ;  1249.0 p1      52 x[0]
        movq [ebx + 1112], mm1                          ;  1168.7 p0+p3   80 x[1] spill
        movq mm1, [ebx + 1064]                          ;  1166.0 p2      80 x[3] reload
        movq [ebx + 1064], mm0                          ;  1167.7 p0+p3   80 x[3] spill
        pshufw mm0, mm5, 0xe4                           ;  1251.0 p1      54 x[0] copy
        pslld mm0, 5                                    ;  1253.0 p1      54 x[0]
        pxor mm2, mm0                                   ;  1255.0 p1      80 x[0]
        psrld mm5, 0x1b                                 ;  1253.0 p1      54 x[0]
        pxor mm2, mm5                                   ;  1257.0 p1      80 x[0]
        pxor mm3, mm4                                   ;  1255.0 p1      53 x[2]
        movq mm5, mm3                                   ;  1257.0 p0      55 x[2] copy
        movq [ebx + 1024], mm2                          ;  1259.0 p0+p3   80 x[0] spill
        movq mm2, [ebx + 1032]                          ;  1172.7 p2      80 x[2] reload
        psrld mm3, 0xa                                  ;  1257.0 p1      55 x[2]
        pxor mm2, mm3                                   ;  1259.0 p1      80 x[2]
        pxor mm1, mm7                                   ;  1258.0 p1      80 x[3]
        pslld mm5, 0x16                                 ;  1264.0 p1      55 x[2]
        pxor mm2, mm5                                   ;  1266.0 p1      80 x[2]
        movq mm4, mm6                                   ;  1248.0 p0      30 x copy
        movq mm0, mm1                                   ;  1260.0 p0      30 x copy
        por mm4, mm2                                    ;  1268.0 p1      30 x
        pxor mm0, mm4                                   ;  1270.0 p1      30 x
        pshufw mm4, mm0, 0xe4                           ;  1272.0 p1      30 x copy
        movq mm3, [ebx + 1024]                          ;  1259.0 p2      80 x[0] reload
        movq mm5, [ebx + 912]                           ;  1182.0 p2      80 x[1]
        movq mm7, mm6                                   ;  1248.0 p0      30 x copy
        pxor mm7, mm3                                   ;  1270.0 p1      30 x
        pxor mm6, mm2                                   ;  1268.0 p1      30 x
        pand mm1, mm2                                   ;  1268.0 p1      30 x
        pshufw mm2, mm0, 0xe4                           ;  1272.0 p1      30 x copy
        pxor mm1, mm7                                   ;  1272.0 p1      30 x
        pxor mm0, mm1                                   ;  1274.0 p1      30 x
        pand mm2, mm3                                   ;  1274.0 p1      30 x
        pxor mm6, mm2                                   ;  1276.0 p1      30 x
        pand mm1, mm6                                   ;  1278.0 p1      30 x
        pxor mm7, mm2                                   ;  1276.0 p1      48 x[1]
        pand mm2, mm6                                   ;  1278.0 p1      30 x
        pxor mm4, mm2                                   ;  1280.0 p1      30 x
        pxor mm0, mm1                                   ;  1280.0 p1      30 x
        pshufw mm2, mm0, 0xe4                           ;  1282.0 p1      47 x[2] copy
        psrld mm0, 0x1d                                 ;  1282.0 p1      47 x[2]
        pxor mm1, mm4                                   ;  1282.0 p1      30 x
        pxor mm7, mm4                                   ;  1282.0 p1      48 x[1]
        movq [ebx + 1024], mm5                          ;  1195.0 p0+p3   80 x[1] spill
        movq mm5, [ebx + 896]                           ;  1199.0 p2      80 x[2]
        pslld mm2, 3                                    ;  1284.0 p1      47 x[2]
        pxor mm2, mm0                                   ;  1286.0 p1      47 x[2]
        pshufw mm0, mm1, 0xe4                           ;  1284.0 p1      46 x[0] copy
        movq [ebx + 1032], mm5                          ;  1210.0 p0+p3   80 x[2] spill
        movq mm5, [ebx + 264]                           ;  1201.3 p2      80 x[3]
        pslld mm0, 0xd                                  ;  1286.0 p1      46 x[0]
        psrld mm1, 0x13                                 ;  1285.0 p1      46 x[0]
        pxor mm0, mm1                                   ;  1288.0 p1      46 x[0]
        pxor mm7, mm2                                   ;  1288.0 p1      48 x[1]
        pxor mm7, mm0                                   ;  1290.0 p1      48 x[1]
        pshufw mm1, mm0, 0xe4                           ;  1290.0 p1      49 x[3] copy
        pslld mm1, 3                                    ;  1292.0 p1      49 x[3]
        pxor mm6, mm2                                   ;  1291.0 p1      49 x[3]
        pxor mm6, mm1                                   ;  1294.0 p1      49 x[3]
        pshufw mm1, mm7, 0xe4                           ;  1293.0 p1      50 x[1] copy
        pslld mm1, 1                                    ;  1295.0 p1      50 x[1]
        psrld mm7, 0x1f                                 ;  1295.0 p1      50 x[1]
        pxor mm1, mm7                                   ;  1297.0 p1      50 x[1]
        movq mm7, [ebx + 1008]                          ;  1209.0 p2      80 x[1] reload
        pxor mm0, mm1                                   ;  1299.0 p1      52 x[0]
        pshufw mm4, mm6, 0xe4                           ;  1298.0 p1      51 x[3] copy
        pxor mm7, mm1                                   ;  1299.0 p1      80 x[1]
        psrld mm6, 0x19                                 ;  1300.0 p1      51 x[3]
        pslld mm4, 7                                    ;  1301.0 p1      51 x[3]
        pslld mm1, 7                                    ;  1302.0 p1      53 x[2]
        pxor mm4, mm6                                   ;  1303.0 p1      51 x[3]
        pxor mm2, mm1                                   ;  1304.0 p1      53 x[2]
        movq mm6, [ebx + 1080]                          ;  1215.0 p2      23 x reload
        pxor mm2, mm4                                   ;  1306.0 p1      53 x[2]
        pxor mm6, mm4                                   ;  1306.0 p1      23 x
        pxor mm0, mm4                                   ;  1307.0 p1      52 x[0]
        pshufw mm4, mm0, 0xe4                           ;  1309.0 p1      54 x[0] copy
        movq [ebx + 1080], mm5                          ;  1218.3 p0+p3   80 x[3] spill
        psrld mm0, 0x1b                                 ;  1309.0 p1      54 x[0]
        movq mm5, [ebx + 1072]                          ;  1221.0 p2      80 x[0] reload
        pshufw mm1, mm7, 0xe4                           ;  1310.0 p1      23 x copy
        pslld mm4, 5                                    ;  1311.0 p1      54 x[0]
        pxor mm5, mm4                                   ;  1313.0 p1      80 x[0]
        movq mm4, mm2                                   ;  1308.0 p0      55 x[2] copy
        pslld mm4, 0x16                                 ;  1315.0 p1      55 x[2]
        pxor mm5, mm0                                   ;  1315.0 p1      80 x[0]
        movq mm0, [ebx + 1016]                          ;  1228.0 p2      80 x[2] reload
        psrld mm2, 0xa                                  ;  1315.0 p1      55 x[2]
        pxor mm0, mm2                                   ;  1317.0 p1      80 x[2]
        pshufw mm2, mm5, 0xe4                           ;  1317.0 p1      23 x copy
        pxor mm0, mm4                                   ;  1319.0 p1      80 x[2]
        pxor mm6, mm5                                   ;  1319.0 p1      23 x
        por mm2, mm6                                    ;  1321.0 p1      23 x
        pxor mm1, mm0                                   ;  1321.0 p1      23 x
        pxor mm2, mm1                                   ;  1323.0 p1      23 x
        pand mm7, mm6                                   ;  1323.0 p1      23 x
        pxor mm6, mm0                                   ;  1324.0 p1      23 x
        movq mm4, mm1                                   ;  1323.0 p0      23 x copy
        pxor mm5, mm7                                   ;  1325.0 p1      23 x
        pand mm4, mm5                                   ;  1330.0 p1      23 x
        pshufw mm7, mm6, 0xe4                           ;  1327.0 p1      23 x copy
        pand mm7, mm2                                   ;  1329.0 p1      23 x
        por mm4, mm7                                    ;  1332.0 p1      23 x
        pshufw mm7, mm4, 0xe4                           ;  1334.0 p1      46 x[0] copy
        pxor mm6, mm5                                   ;  1331.0 p1      23 x
        pand mm0, mm5                                   ;  1332.0 p1      23 x
        pxor mm1, mm0                                   ;  1334.0 p1      23 x
        pxor mm1, mm6                                   ;  1336.0 p1      23 x
        movq mm3, [ebx + 240]                           ;  1247.0 p2      80 x[0]
        movq [ebx + 1016], mm3                          ;  1258.0 p0+p3   80 x[0] spill
        pslld mm7, 0xd                                  ;  1336.0 p1      46 x[0]
        pxor mm6, mm4                                   ;  1336.0 p1      48 x[1]
        psrld mm4, 0x13                                 ;  1337.0 p1      46 x[0]
        pxor mm7, mm4                                   ;  1339.0 p1      46 x[0]
        movq mm4, mm1                                   ;  1338.0 p0      47 x[2] copy
        psrld mm1, 0x1d                                 ;  1339.0 p1      47 x[2]
        pslld mm4, 3                                    ;  1345.0 p1      47 x[2]
        pxor mm1, mm4                                   ;  1347.0 p1      47 x[2]
        pshufw mm4, mm7, 0xe4                           ;  1342.0 p1      49 x[3] copy
        pslld mm4, 3                                    ;  1344.0 p1      49 x[3]
        pxor mm6, mm7                                   ;  1344.0 p1      48 x[1]
        pxor mm2, mm4                                   ;  1346.0 p1      49 x[3]
        pxor mm6, mm1                                   ;  1349.0 p1      48 x[1]
        pxor mm2, mm1                                   ;  1349.0 p1      49 x[3]
        pshufw mm4, mm6, 0xe4                           ;  1351.0 p1      50 x[1] copy
        movq mm5, [ebx + 888]                           ;  1253.0 p2      80 x[1]
        movq [ebx + 1072], mm5                          ;  1264.0 p0+p3   80 x[1] spill
        movq mm3, [ebx + 936]                           ;  1257.0 p2      80 x[0]
        movq [ebx + 1008], mm3                          ;  1268.0 p0+p3   80 x[0] spill
        movq mm5, [ebx + 920]                           ;  1264.0 p2      80 x[3]
        psrld mm6, 0x1f                                 ;  1351.0 p1      50 x[1]
        movq mm0, [ebx + 288]                           ;  1265.0 p2      80 x[2]
        movq mm3, [ebx + 1096]                          ;  1266.0 p2      80 x[0] reload
        pslld mm4, 1                                    ;  1353.0 p1      50 x[1]
        pxor mm4, mm6                                   ;  1355.0 p1      50 x[1]
        pshufw mm6, mm2, 0xe4                           ;  1352.0 p1      51 x[3] copy
        pslld mm6, 7                                    ;  1354.0 p1      51 x[3]
        psrld mm2, 0x19                                 ;  1354.0 p1      51 x[3]
        pxor mm6, mm2                                   ;  1356.0 p1      51 x[3]
        movq mm2, [ebx + 1000]                          ;  1268.7 p2      80 x[1] reload
        movq [ebx + 1000], mm0                          ;  1276.0 p0+p3   80 x[2] spill
        pxor mm7, mm4                                   ;  1357.0 p1      52 x[0]
        movq mm0, [ebx + 1040]                          ;  1274.3 p2      80 x[3] reload
        pxor mm7, mm6                                   ;  1359.0 p1      52 x[0]
        pxor mm0, mm6                                   ;  1358.0 p1      80 x[3]
        pxor mm1, mm6                                   ;  1359.0 p1      53 x[2]
        pxor mm2, mm4                                   ;  1360.0 p1      80 x[1]
        movq mm6, mm2                                   ;  1362.0 p0      24 x copy
        movq [ebx + 1040], mm5                          ;  1277.0 p0+p3   80 x[3] spill
        movq mm5, mm7                                   ;  1361.0 p0      54 x[0] copy
        pslld mm5, 5                                    ;  1368.0 p1      54 x[0]
        pslld mm4, 7                                    ;  1362.0 p1      53 x[2]
        movq [ebx + 1096], mm0                          ;  1360.0 p0+p3   24 x spill
        pxor mm1, mm4                                   ;  1364.0 p1      53 x[2]
        movq mm4, mm2                                   ;  1362.0 p0      24 x copy
        pxor mm2, mm0                                   ;  1364.0 p1      24 x
        psrld mm7, 0x1b                                 ;  1365.0 p1      54 x[0]
        pxor mm3, mm7                                   ;  1367.0 p1      80 x[0]
        pxor mm3, mm5                                   ;  1370.0 p1      80 x[0]
        pand mm4, mm3                                   ;  1372.0 p1      24 x
        movq mm7, mm0                                   ;  1360.0 p0      24 x copy
        pxor mm7, mm3                                   ;  1372.0 p1      24 x
        movq mm5, [ebx + 1048]                          ;  1286.0 p2      80 x[2] reload
        movq mm0, mm1                                   ;  1366.0 p0      55 x[2] copy
        psrld mm1, 0xa                                  ;  1370.0 p1      55 x[2]
        pslld mm0, 0x16                                 ;  1373.0 p1      55 x[2]
        pxor mm5, mm1                                   ;  1372.0 p1      80 x[2]
        pxor mm5, mm0                                   ;  1375.0 p1      80 x[2]
        pxor mm2, mm5                                   ;  1377.0 p1      24 x
        por mm5, mm4                                    ;  1377.0 p1      24 x
        por mm6, mm7                                    ;  1376.0 p1      24 x
        movq mm7, [ebx + 944]                           ;  1290.3 p2      80 x[3]
        movq mm0, [ebx + 1104]                          ;  1291.3 p2      24 x reload
        pxor mm0, mm6                                   ;  1378.0 p1      24 x
        movq mm6, [ebx + 1096]                          ;  1360.0 p2      24 x reload
        movq [ebx + 1096], mm7                          ;  1301.3 p0+p3   80 x[3] spill
        pxor mm4, mm2                                   ;  1379.0 p1      24 x
        pshufw mm3, mm0, 0xe4                           ;  1380.0 p1      24 x copy
        pxor mm6, mm4                                   ;  1381.0 p1      24 x
        pxor mm0, mm6                                   ;  1383.0 p1      24 x
        pand mm2, mm5                                   ;  1382.0 p1      24 x
        por mm3, mm2                                    ;  1384.0 p1      24 x
        pxor mm5, mm4                                   ;  1384.0 p1      24 x
        por mm5, mm3                                    ;  1386.0 p1      24 x
        pxor mm5, mm0                                   ;  1388.0 p1      48 x[1]
        movq mm7, mm4                                   ;  1381.0 p0      47 x[2] copy
        pslld mm7, 3                                    ;  1388.0 p1      47 x[2]
        pand mm6, mm3                                   ;  1388.0 p1      24 x
        psrld mm4, 0x1d                                 ;  1389.0 p1      47 x[2]
        pxor mm4, mm7                                   ;  1391.0 p1      47 x[2]
        pxor mm0, mm6                                   ;  1391.0 p1      24 x
        pshufw mm7, mm0, 0xe4                           ;  1393.0 p1      46 x[0] copy
        pslld mm7, 0xd                                  ;  1395.0 p1      46 x[0]
        psrld mm0, 0x13                                 ;  1394.0 p1      46 x[0]
        pxor mm7, mm0                                   ;  1397.0 p1      46 x[0]
        pxor mm3, mm4                                   ;  1396.0 p1      49 x[3]
        pshufw mm0, mm7, 0xe4                           ;  1399.0 p1      49 x[3] copy
        pslld mm0, 3                                    ;  1401.0 p1      49 x[3]
        pxor mm5, mm4                                   ;  1399.0 p1      48 x[1]
        pxor mm5, mm7                                   ;  1401.0 p1      48 x[1]
        pxor mm3, mm0                                   ;  1403.0 p1      49 x[3]
        pshufw mm0, mm5, 0xe4                           ;  1403.0 p1      50 x[1] copy
        psrld mm5, 0x1f                                 ;  1403.0 p1      50 x[1]
        pslld mm0, 1                                    ;  1405.0 p1      50 x[1]
        pxor mm0, mm5                                   ;  1407.0 p1      50 x[1]
        pshufw mm5, mm3, 0xe4                           ;  1406.0 p1      51 x[3] copy
        pslld mm5, 7                                    ;  1408.0 p1      51 x[3]
        movq mm2, [ebx + 976]                           ;  1319.0 p2      80 x[1]
        movq mm6, [ebx + 928]                           ;  1320.0 p2      28 x
        psrld mm3, 0x19                                 ;  1408.0 p1      51 x[3]
        pxor mm5, mm3                                   ;  1410.0 p1      51 x[3]
        movq mm3, [ebx + 1112]                          ;  1323.0 p2      80 x[1] reload
        pxor mm3, mm0                                   ;  1410.0 p1      80 x[1]
        pxor mm7, mm0                                   ;  1411.0 p1      52 x[0]
        pslld mm0, 7                                    ;  1412.0 p1      53 x[2]
        pxor mm7, mm5                                   ;  1413.0 p1      52 x[0]
        pxor mm4, mm5                                   ;  1414.0 p1      53 x[2]
        pxor mm4, mm0                                   ;  1416.0 p1      53 x[2]
        movq [ebx + 1112], mm6                          ;  1332.0 p0+p3   28 x spill
        movq mm6, [ebx + 1064]                          ;  1332.7 p2      80 x[3] reload
        movq [ebx + 1064], mm2                          ;  1334.0 p0+p3   80 x[1] spill
        pshufw mm2, mm7, 0xe4                           ;  1416.0 p1      54 x[0] copy
        pslld mm2, 5                                    ;  1418.0 p1      54 x[0]
        movq mm0, mm3                                   ;  1412.0 p0      25 x copy
        pxor mm6, mm5                                   ;  1418.0 p1      80 x[3]
        psrld mm7, 0x1b                                 ;  1419.0 p1      54 x[0]
        movq mm5, mm3                                   ;  1412.0 p0      25 x copy
        movq mm1, [ebx + 272]                           ;  1339.0 p2      80 x[0]
        movq [ebx + 1104], mm1                          ;  1350.0 p0+p3   80 x[0] spill
        movq mm1, [ebx + 1056]                          ;  1340.0 p2      80 x[0] reload
        pxor mm1, mm2                                   ;  1420.0 p1      80 x[0]
        pxor mm1, mm7                                   ;  1422.0 p1      80 x[0]
        pxor mm0, mm1                                   ;  1424.0 p1      25 x
        movq mm2, mm6                                   ;  1420.0 p0      25 x copy
        movq [ebx + 1056], mm3                          ;  1412.0 p0+p3   25 x spill
        movq mm7, mm4                                   ;  1418.0 p0      55 x[2] copy
        psrld mm4, 0xa                                  ;  1423.0 p1      55 x[2]
        movq mm3, [ebx + 1088]                          ;  1350.3 p2      80 x[2] reload
        pxor mm3, mm4                                   ;  1425.0 p1      80 x[2]
        pslld mm7, 0x16                                 ;  1425.0 p1      55 x[2]
        pxor mm3, mm7                                   ;  1427.0 p1      80 x[2]
        movq mm7, [ebx + 984]                           ;  1353.3 p2      80 x[3]
        movq [ebx + 1088], mm7                          ;  1364.3 p0+p3   80 x[3] spill
        movq mm4, mm1                                   ;  1424.0 p0      25 x copy
        movq mm7, [ebx + 584]                           ;  1354.7 p2      80 x[1]
        movq [ebx + 1048], mm7                          ;  1365.7 p0+p3   80 x[1] spill
        movq mm7, [ebx + 1056]                          ;  1412.0 p2      25 x reload
        pxor mm0, mm3                                   ;  1429.0 p1      25 x
        pand mm4, mm3                                   ;  1431.0 p1      25 x
        pshufw mm3, mm0, 0xe4                           ;  1431.0 p1      25 x copy
        pxor mm6, mm4                                   ;  1433.0 p1      25 x
        pxor mm3, mm6                                   ;  1435.0 p1      25 x
        por mm2, mm1                                    ;  1432.0 p1      25 x
        pxor mm5, mm2                                   ;  1434.0 p1      25 x
        pshufw mm2, mm5, 0xe4                           ;  1436.0 p1      25 x copy
        por mm2, mm0                                    ;  1438.0 p1      25 x
        pxor mm2, mm3                                   ;  1440.0 p1      25 x
        pxor mm5, mm2                                   ;  1442.0 p1      25 x
        pxor mm1, mm3                                   ;  1438.0 p1      25 x
        pand mm7, mm6                                   ;  1439.0 p1      25 x
        pshufw mm6, mm1, 0xe4                           ;  1440.0 p1      46 x[0] copy
        psrld mm1, 0x13                                 ;  1441.0 p1      46 x[0]
        pxor mm0, mm7                                   ;  1442.0 p1      25 x
        movq mm7, mm5                                   ;  1444.0 p0      47 x[2] copy
        pslld mm7, 3                                    ;  1451.0 p1      47 x[2]
        pslld mm6, 0xd                                  ;  1444.0 p1      46 x[0]
        pxor mm6, mm1                                   ;  1446.0 p1      46 x[0]
        pshufw mm1, mm6, 0xe4                           ;  1448.0 p1      49 x[3] copy
        pxor mm2, mm0                                   ;  1447.0 p1      48 x[1]
        pslld mm1, 3                                    ;  1450.0 p1      49 x[3]
        psrld mm5, 0x1d                                 ;  1449.0 p1      47 x[2]
        pxor mm5, mm7                                   ;  1453.0 p1      47 x[2]
        pxor mm0, mm1                                   ;  1452.0 p1      49 x[3]
        pxor mm0, mm5                                   ;  1455.0 p1      49 x[3]
        pxor mm2, mm6                                   ;  1453.0 p1      48 x[1]
        movq mm7, [ebx + 1024]                          ;  1372.7 p2      80 x[1] reload
        pxor mm2, mm5                                   ;  1455.0 p1      48 x[1]
        pshufw mm1, mm2, 0xe4                           ;  1457.0 p1      50 x[1] copy
        pslld mm1, 1                                    ;  1459.0 p1      50 x[1]
        psrld mm2, 0x1f                                 ;  1457.0 p1      50 x[1]
        pxor mm1, mm2                                   ;  1461.0 p1      50 x[1]
        pxor mm7, mm1                                   ;  1463.0 p1      80 x[1]
        pxor mm6, mm1                                   ;  1463.0 p1      52 x[0]
        pslld mm1, 7                                    ;  1463.0 p1      53 x[2]
        pxor mm5, mm1                                   ;  1465.0 p1      53 x[2]
        movq mm4, [ebx + 968]                           ;  1376.3 p2      80 x[0]
        movq mm1, [ebx + 1080]                          ;  1377.3 p2      80 x[3] reload
        movq mm3, [ebx + 952]                           ;  1379.0 p2      80 x[2]
        movq [ebx + 1080], mm3                          ;  1390.0 p0+p3   80 x[2] spill
        movq mm3, [ebx + 1016]                          ;  1380.0 p2      80 x[0] reload
        pshufw mm2, mm0, 0xe4                           ;  1463.0 p1      51 x[3] copy
        psrld mm0, 0x19                                 ;  1464.0 p1      51 x[3]
        pslld mm2, 7                                    ;  1465.0 p1      51 x[3]
        pxor mm2, mm0                                   ;  1467.0 p1      51 x[3]
        pxor mm5, mm2                                   ;  1469.0 p1      53 x[2]
        pshufw mm0, mm7, 0xe4                           ;  1468.0 p1      26 x copy
        pxor mm6, mm2                                   ;  1469.0 p1      52 x[0]
        pxor mm1, mm2                                   ;  1470.0 p1      80 x[3]
        pshufw mm2, mm6, 0xe4                           ;  1471.0 p1      54 x[0] copy
        pslld mm2, 5                                    ;  1473.0 p1      54 x[0]
        pxor mm3, mm2                                   ;  1475.0 p1      80 x[0]
        movq mm2, mm5                                   ;  1471.0 p0      55 x[2] copy
        psrld mm6, 0x1b                                 ;  1474.0 p1      54 x[0]
        pxor mm7, mm1                                   ;  1475.0 p1      26 x
        pxor mm3, mm6                                   ;  1477.0 p1      80 x[0]
        movq [ebx + 1016], mm4                          ;  1390.7 p0+p3   80 x[0] spill
        movq mm4, [ebx + 1032]                          ;  1391.3 p2      80 x[2] reload
        por mm1, mm3                                    ;  1479.0 p1      26 x
        movq mm6, mm7                                   ;  1477.0 p0      26 x copy
        pslld mm2, 0x16                                 ;  1478.0 p1      55 x[2]
        psrld mm5, 0xa                                  ;  1479.0 p1      55 x[2]
        pxor mm4, mm5                                   ;  1481.0 p1      80 x[2]
        pxor mm4, mm2                                   ;  1483.0 p1      80 x[2]
        movq mm5, [ebx + 960]                           ;  1399.3 p2      80 x[3]
        movq [ebx + 1032], mm5                          ;  1410.3 p0+p3   80 x[3] spill
        movq mm5, [ebx + 304]                           ;  1403.0 p2      80 x[0]
        pand mm0, mm3                                   ;  1482.0 p1      26 x
        por mm6, mm0                                    ;  1484.0 p1      26 x
        pxor mm3, mm4                                   ;  1485.0 p1      26 x
        por mm3, mm0                                    ;  1487.0 p1      26 x
        pxor mm7, mm3                                   ;  1489.0 p1      26 x
        pand mm4, mm1                                   ;  1487.0 p1      26 x
        pxor mm6, mm4                                   ;  1489.0 p1      26 x
        movq [ebx + 1056], mm5                          ;  1414.0 p0+p3   80 x[0] spill
        movq mm5, [ebx + 312]                           ;  1410.7 p2      84 dst
        pxor mm1, mm0                                   ;  1489.0 p1      26 x
        por mm0, mm4                                    ;  1490.0 p1      26 x
        por mm4, mm1                                    ;  1491.0 p1      26 x
        por mm1, mm6                                    ;  1492.0 p1      26 x
        pxor mm4, mm7                                   ;  1493.0 p1      26 x
        pand mm7, mm6                                   ;  1494.0 p1      26 x
        pxor mm7, mm1                                   ;  1496.0 p1      26 x
        pxor mm0, mm4                                   ;  1496.0 p1      49 x[3]
        pxor mm4, mm1                                   ;  1497.0 p1      26 x
        pshufw mm1, mm7, 0xe4                           ;  1498.0 p1      46 x[0] copy
        psrld mm7, 0x13                                 ;  1499.0 p1      46 x[0]
        pslld mm1, 0xd                                  ;  1500.0 p1      46 x[0]
        pxor mm1, mm7                                   ;  1502.0 p1      46 x[0]
        movq mm7, mm4                                   ;  1499.0 p0      47 x[2] copy
        psrld mm4, 0x1d                                 ;  1502.0 p1      47 x[2]
        pslld mm7, 3                                    ;  1506.0 p1      47 x[2]
        pxor mm4, mm7                                   ;  1508.0 p1      47 x[2]
        pshufw mm7, mm1, 0xe4                           ;  1505.0 p1      49 x[3] copy
        pxor mm6, mm1                                   ;  1506.0 p1      48 x[1]
        pxor mm6, mm4                                   ;  1510.0 p1      48 x[1]
        pslld mm7, 3                                    ;  1508.0 p1      49 x[3]
        pxor mm0, mm7                                   ;  1510.0 p1      49 x[3]
        movq mm7, [ebx + 992]                           ;  1422.7 p2      84 dst
        movq [ebx + 1024], mm7                          ;  1433.7 p0+p3   84 dst spill
        pshufw mm7, mm6, 0xe4                           ;  1512.0 p1      50 x[1] copy
        psrld mm6, 0x1f                                 ;  1512.0 p1      50 x[1]
        movq [ebx - 40], mm5                            ;  1427.0 p0+p3   84 dst spill
        movq mm2, [ebx + 256]                           ;  1427.7 p2      80 x[1]
        movq mm5, [ebx + 320]                           ;  1428.7 p2      84 dst
        pslld mm7, 1                                    ;  1514.0 p1      50 x[1]
        pxor mm0, mm4                                   ;  1513.0 p1      49 x[3]
        movq [ebx + 1120], mm2                          ;  1438.7 p0+p3   80 x[1] spill
        movq mm3, [ebx + 296]                           ;  1429.7 p2      80 x[2]
        pxor mm6, mm7                                   ;  1516.0 p1      50 x[1]
        pshufw mm7, mm0, 0xe4                           ;  1515.0 p1      51 x[3] copy
        psrld mm0, 0x19                                 ;  1516.0 p1      51 x[3]
        pxor mm1, mm6                                   ;  1518.0 p1      52 x[0]
        pslld mm7, 7                                    ;  1518.0 p1      51 x[3]
        pxor mm7, mm0                                   ;  1520.0 p1      51 x[3]
        movq mm0, [ebx + 328]                           ;  1432.0 p2      84 dst
        pxor mm4, mm7                                   ;  1522.0 p1      53 x[2]
        movq [ebx + 1128], mm0                          ;  1443.0 p0+p3   84 dst spill
        movq mm0, [ebx + 1072]                          ;  1433.3 p2      80 x[1] reload
        pxor mm0, mm6                                   ;  1521.0 p1      80 x[1]
        movq [ebx + 1072], mm5                          ;  1439.7 p0+p3   84 dst spill
        movq mm5, [ebx + 1040]                          ;  1437.7 p2      80 x[3] reload
        pxor mm5, mm7                                   ;  1522.0 p1      80 x[3]
        pxor mm1, mm7                                   ;  1523.0 p1      52 x[0]
        pslld mm6, 7                                    ;  1524.0 p1      53 x[2]
        movq mm7, mm0                                   ;  1523.0 p0      27 x copy
        movq [ebx + 1136], mm0                          ;  1523.0 p0+p3   27 x spill
        pxor mm4, mm6                                   ;  1526.0 p1      53 x[2]
        movq mm6, mm0                                   ;  1523.0 p0      27 x copy
        pshufw mm2, mm1, 0xe4                           ;  1526.0 p1      54 x[0] copy
        psrld mm1, 0x1b                                 ;  1527.0 p1      54 x[0]
        movq [ebx + 1040], mm3                          ;  1453.0 p0+p3   80 x[2] spill
        movq mm3, mm0                                   ;  1523.0 p0      27 x copy
        pslld mm2, 5                                    ;  1528.0 p1      54 x[0]
        movq mm0, [ebx + 1008]                          ;  1454.3 p2      80 x[0] reload
        movq [ebx + 1008], mm3                          ;  1530.0 p0+p3   27 x spill
        movq mm3, [ebx + 1000]                          ;  1455.3 p2      80 x[2] reload
        pxor mm0, mm2                                   ;  1530.0 p1      80 x[0]
        pxor mm0, mm1                                   ;  1532.0 p1      80 x[0]
        movq mm1, mm4                                   ;  1528.0 p0      55 x[2] copy
        psrld mm4, 0xa                                  ;  1531.0 p1      55 x[2]
        movq mm2, mm5                                   ;  1524.0 p0      27 x copy
        pxor mm6, mm0                                   ;  1534.0 p1      27 x
        pxor mm3, mm4                                   ;  1533.0 p1      80 x[2]
        pslld mm1, 0x16                                 ;  1535.0 p1      55 x[2]
        pxor mm3, mm1                                   ;  1537.0 p1      80 x[2]
        pxor mm2, mm0                                   ;  1536.0 p1      27 x
        pand mm6, mm2                                   ;  1538.0 p1      27 x
        pxor mm5, mm3                                   ;  1539.0 p1      27 x
        por mm3, mm2                                    ;  1539.0 p1      27 x
        pxor mm6, mm5                                   ;  1541.0 p1      27 x
        movq mm4, mm6                                   ;  1543.0 p0      46 x[0] copy
        pand mm5, mm3                                   ;  1541.0 p1      27 x
        movq mm1, [ebx + 1008]                          ;  1530.0 p2      27 x reload
        pxor mm1, mm3                                   ;  1542.0 p1      27 x
        pxor mm1, mm5                                   ;  1544.0 p1      27 x
        pand mm5, mm6                                   ;  1544.0 p1      27 x
        movq mm0, mm2                                   ;  1538.0 p0      27 x copy
        pxor mm0, mm5                                   ;  1546.0 p1      27 x
        pslld mm4, 0xd                                  ;  1550.0 p1      46 x[0]
        movq mm3, [ebx + 1136]                          ;  1523.0 p2      27 x reload
        pand mm3, mm6                                   ;  1547.0 p1      27 x
        pxor mm2, mm3                                   ;  1549.0 p1      49 x[3]
        pxor mm7, mm0                                   ;  1549.0 p1      27 x
        movq mm3, mm7                                   ;  1551.0 p0      47 x[2] copy
        pslld mm3, 3                                    ;  1558.0 p1      47 x[2]
        psrld mm7, 0x1d                                 ;  1551.0 p1      47 x[2]
        pxor mm7, mm3                                   ;  1560.0 p1      47 x[2]
        psrld mm6, 0x13                                 ;  1553.0 p1      46 x[0]
        por mm1, mm5                                    ;  1554.0 p1      27 x
        pxor mm6, mm4                                   ;  1555.0 p1      46 x[0]
        pxor mm0, mm1                                   ;  1556.0 p1      48 x[1]
        pshufw mm1, mm6, 0xe4                           ;  1557.0 p1      49 x[3] copy
        pslld mm1, 3                                    ;  1559.0 p1      49 x[3]
        pxor mm2, mm1                                   ;  1561.0 p1      49 x[3]
        pxor mm0, mm6                                   ;  1560.0 p1      48 x[1]
        pxor mm0, mm7                                   ;  1562.0 p1      48 x[1]
        pxor mm2, mm7                                   ;  1563.0 p1      49 x[3]
        lea ebp, [edi + 32]                             ;  1485.0 p0      76 blocks
        pshufw mm3, mm2, 0xe4                           ;  1565.0 p1      51 x[3] copy
        pslld mm3, 7                                    ;  1567.0 p1      51 x[3]
        psrld mm2, 0x19                                 ;  1565.0 p1      51 x[3]
        pxor mm2, mm3                                   ;  1569.0 p1      51 x[3]
        pxor mm7, mm2                                   ;  1571.0 p1      53 x[2]
        add esi, 0x20                                   ;  1487.0 p0      76 blocks
        movq mm3, [ebx + 1096]                          ;  1487.3 p2      80 x[3] reload
        pxor mm3, mm2                                   ;  1571.0 p1      80 x[3]
        pshufw mm1, mm0, 0xe4                           ;  1569.0 p1      50 x[1] copy
        psrld mm0, 0x1f                                 ;  1570.0 p1      50 x[1]
        pslld mm1, 1                                    ;  1571.0 p1      50 x[1]
        pxor mm0, mm1                                   ;  1573.0 p1      50 x[1]
        movq mm1, [ebx + 1064]                          ;  1492.0 p2      80 x[1] reload
        pxor mm6, mm0                                   ;  1575.0 p1      52 x[0]
        pxor mm1, mm0                                   ;  1575.0 p1      80 x[1]
        pslld mm0, 7                                    ;  1575.0 p1      53 x[2]
        pxor mm7, mm0                                   ;  1577.0 p1      53 x[2]
        movq mm5, mm7                                   ;  1579.0 p0      55 x[2] copy
        psrld mm7, 0xa                                  ;  1579.0 p1      55 x[2]
        movq mm0, mm1                                   ;  1577.0 p0      28 x copy
        pxor mm6, mm2                                   ;  1578.0 p1      52 x[0]
        pshufw mm2, mm6, 0xe4                           ;  1580.0 p1      54 x[0] copy
        pslld mm2, 5                                    ;  1582.0 p1      54 x[0]
        movq mm4, mm3                                   ;  1573.0 p0      28 x copy
        pxor mm1, mm3                                   ;  1581.0 p1      28 x
        movq [ebx + 1096], mm3                          ;  1573.0 p0+p3   28 x spill
        movq mm3, [ebx + 1104]                          ;  1504.0 p2      80 x[0] reload
        pslld mm5, 0x16                                 ;  1586.0 p1      55 x[2]
        pxor mm3, mm2                                   ;  1584.0 p1      80 x[0]
        psrld mm6, 0x1b                                 ;  1584.0 p1      54 x[0]
        movq mm2, [ebx + 1112]                          ;  1510.0 p2      28 x reload
        pxor mm2, mm7                                   ;  1585.0 p1      28 x
        pxor mm2, mm5                                   ;  1588.0 p1      28 x
        pxor mm3, mm6                                   ;  1587.0 p1      80 x[0]
        movq mm5, mm3                                   ;  1589.0 p0      28 x copy
        movq mm6, [ebx + 1096]                          ;  1573.0 p2      28 x reload
        pxor mm2, mm3                                   ;  1590.0 p1      28 x
        por mm0, mm3                                    ;  1589.0 p1      28 x
        pxor mm1, mm3                                   ;  1590.0 p1      28 x
        pand mm3, mm2                                   ;  1592.0 p1      28 x
        pand mm3, mm1                                   ;  1594.0 p1      28 x
        pxor mm0, mm2                                   ;  1593.0 p1      28 x
        por mm4, mm1                                    ;  1594.0 p1      28 x
        pxor mm4, mm0                                   ;  1596.0 p1      28 x
        pxor mm5, mm0                                   ;  1596.0 p1      28 x
        pxor mm6, mm3                                   ;  1597.0 p1      28 x
        pand mm0, mm6                                   ;  1599.0 p1      28 x
        pshufw mm3, mm5, 0xe4                           ;  1599.0 p1      28 x copy
        pxor mm5, mm6                                   ;  1600.0 p1      49 x[3]
        movq mm6, mm4                                   ;  1598.0 p0      46 x[0] copy
        pslld mm6, 0xd                                  ;  1605.0 p1      46 x[0]
        movq mm2, mm1                                   ;  1592.0 p0      28 x copy
        pand mm3, mm4                                   ;  1602.0 p1      28 x
        pxor mm2, mm3                                   ;  1604.0 p1      28 x
        pxor mm1, mm0                                   ;  1604.0 p1      48 x[1]
        pshufw mm0, mm2, 0xe4                           ;  1606.0 p1      47 x[2] copy
        psrld mm2, 0x1d                                 ;  1606.0 p1      47 x[2]
        psrld mm4, 0x13                                 ;  1607.0 p1      46 x[0]
        pxor mm4, mm6                                   ;  1609.0 p1      46 x[0]
        pslld mm0, 3                                    ;  1609.0 p1      47 x[2]
        pshufw mm3, mm4, 0xe4                           ;  1611.0 p1      49 x[3] copy
        pslld mm3, 3                                    ;  1613.0 p1      49 x[3]
        pxor mm5, mm3                                   ;  1615.0 p1      49 x[3]
        pxor mm0, mm2                                   ;  1613.0 p1      47 x[2]
        pxor mm5, mm0                                   ;  1617.0 p1      49 x[3]
        pshufw mm3, mm5, 0xe4                           ;  1619.0 p1      51 x[3] copy
        psrld mm5, 0x19                                 ;  1619.0 p1      51 x[3]
        pslld mm3, 7                                    ;  1621.0 p1      51 x[3]
        pxor mm3, mm5                                   ;  1623.0 p1      51 x[3]
        pxor mm1, mm4                                   ;  1619.0 p1      48 x[1]
        pxor mm1, mm0                                   ;  1621.0 p1      48 x[1]
        pshufw mm2, mm1, 0xe4                           ;  1623.0 p1      50 x[1] copy
        psrld mm1, 0x1f                                 ;  1623.0 p1      50 x[1]
        pslld mm2, 1                                    ;  1625.0 p1      50 x[1]
        pxor mm2, mm1                                   ;  1627.0 p1      50 x[1]
        movq mm1, [ebx + 1048]                          ;  1532.3 p2      80 x[1] reload
        pxor mm0, mm3                                   ;  1625.0 p1      53 x[2]
        movq mm5, [ebx + 1088]                          ;  1533.3 p2      80 x[3] reload
        pxor mm5, mm3                                   ;  1626.0 p1      80 x[3]
        movq mm6, mm5                                   ;  1628.0 p0      29 x copy
        movq mm7, mm5                                   ;  1628.0 p0      29 x copy
        movq [ebx + 1088], mm5                          ;  1628.0 p0+p3   29 x spill
        pxor mm4, mm2                                   ;  1629.0 p1      52 x[0]
        movq mm5, [ebx + 1016]                          ;  1535.3 p2      80 x[0] reload
        pxor mm4, mm3                                   ;  1631.0 p1      52 x[0]
        pshufw mm3, mm4, 0xe4                           ;  1633.0 p1      54 x[0] copy
        pxor mm1, mm2                                   ;  1630.0 p1      80 x[1]
        pslld mm2, 7                                    ;  1631.0 p1      53 x[2]
        pxor mm0, mm2                                   ;  1633.0 p1      53 x[2]
        psrld mm4, 0x1b                                 ;  1633.0 p1      54 x[0]
        movq mm2, mm1                                   ;  1632.0 p0      29 x copy
        pslld mm3, 5                                    ;  1635.0 p1      54 x[0]
        pxor mm5, mm3                                   ;  1637.0 p1      80 x[0]
        movq mm3, mm0                                   ;  1635.0 p0      55 x[2] copy
        pslld mm3, 0x16                                 ;  1642.0 p1      55 x[2]
        pxor mm5, mm4                                   ;  1639.0 p1      80 x[0]
        pand mm7, mm5                                   ;  1641.0 p1      29 x
        psrld mm0, 0xa                                  ;  1639.0 p1      55 x[2]
        movq mm4, [ebx + 1080]                          ;  1550.7 p2      80 x[2] reload
        pxor mm4, mm0                                   ;  1641.0 p1      80 x[2]
        pxor mm6, mm5                                   ;  1641.0 p1      29 x
        pxor mm4, mm3                                   ;  1644.0 p1      80 x[2]
        pxor mm2, mm4                                   ;  1646.0 p1      29 x
        pshufw mm0, mm6, 0xe4                           ;  1644.0 p1      29 x copy
        movq mm3, [ebx + 1088]                          ;  1628.0 p2      29 x reload
        pxor mm3, mm4                                   ;  1646.0 p1      29 x
        pxor mm7, mm2                                   ;  1648.0 p1      29 x
        pand mm1, mm6                                   ;  1647.0 p1      29 x
        por mm0, mm2                                    ;  1648.0 p1      29 x
        pxor mm1, mm2                                   ;  1649.0 p1      29 x
        pshufw mm2, mm3, 0xe4                           ;  1650.0 p1      29 x copy
        pxor mm3, mm0                                   ;  1651.0 p1      29 x
        pxor mm6, mm7                                   ;  1652.0 p1      29 x
        pshufw mm0, mm6, 0xe4                           ;  1654.0 p1      29 x copy
        movq mm5, [ebx + 1032]                          ;  1562.7 p2      80 x[3] reload
        pand mm2, mm1                                   ;  1654.0 p1      29 x
        pxor mm0, mm2                                   ;  1656.0 p1      29 x
        movq mm2, mm3                                   ;  1653.0 p0      29 x copy
        pxor mm1, mm7                                   ;  1656.0 p1      29 x
        pand mm3, mm1                                   ;  1658.0 p1      29 x
        pshufw mm1, mm0, 0xe4                           ;  1658.0 p1      46 x[0] copy
        pxor mm2, mm0                                   ;  1660.0 p1      29 x
        movq mm4, [ebx + 1120]                          ;  1565.3 p2      80 x[1] reload
        psrld mm0, 0x13                                 ;  1660.0 p1      46 x[0]
        pslld mm1, 0xd                                  ;  1661.0 p1      46 x[0]
        pxor mm1, mm0                                   ;  1663.0 p1      46 x[0]
        pshufw mm0, mm2, 0xe4                           ;  1663.0 p1      47 x[2] copy
        pslld mm0, 3                                    ;  1665.0 p1      47 x[2]
        psrld mm2, 0x1d                                 ;  1665.0 p1      47 x[2]
        pxor mm0, mm2                                   ;  1667.0 p1      47 x[2]
        pxor mm6, mm3                                   ;  1667.0 p1      49 x[3]
        pshufw mm3, mm1, 0xe4                           ;  1668.0 p1      49 x[3] copy
        pslld mm3, 3                                    ;  1670.0 p1      49 x[3]
        pxor mm6, mm3                                   ;  1672.0 p1      49 x[3]
        pxor mm6, mm0                                   ;  1674.0 p1      49 x[3]
        pxor mm7, mm1                                   ;  1672.0 p1      48 x[1]
        pxor mm7, mm0                                   ;  1674.0 p1      48 x[1]
        pshufw mm2, mm7, 0xe4                           ;  1676.0 p1      50 x[1] copy
        pshufw mm3, mm6, 0xe4                           ;  1676.0 p1      51 x[3] copy
        psrld mm7, 0x1f                                 ;  1676.0 p1      50 x[1]
        psrld mm6, 0x19                                 ;  1677.0 p1      51 x[3]
        pslld mm3, 7                                    ;  1678.0 p1      51 x[3]
        pxor mm3, mm6                                   ;  1680.0 p1      51 x[3]
        pxor mm0, mm3                                   ;  1682.0 p1      53 x[2]
        pslld mm2, 1                                    ;  1681.0 p1      50 x[1]
        pxor mm2, mm7                                   ;  1683.0 p1      50 x[1]
        pxor mm4, mm2                                   ;  1685.0 p1      80 x[1]
        pxor mm1, mm2                                   ;  1685.0 p1      52 x[0]
        pxor mm1, mm3                                   ;  1687.0 p1      52 x[0]
        pshufw mm6, mm1, 0xe4                           ;  1689.0 p1      54 x[0] copy
        psrld mm1, 0x1b                                 ;  1689.0 p1      54 x[0]
        movq [ebx + 1032], mm1                          ;  1691.0 p0+p3   54 x[0] spill
        movq mm1, [ebx + 1056]                          ;  1590.0 p2      80 x[0] reload
        pslld mm6, 5                                    ;  1691.0 p1      54 x[0]
        pxor mm1, mm6                                   ;  1693.0 p1      80 x[0]
        pxor mm1, [ebx + 1032]                          ;  1702.0 p2+p1   80 x[0]
        pslld mm2, 7                                    ;  1691.0 p1      53 x[2]
        pxor mm0, mm2                                   ;  1693.0 p1      53 x[2]
        movq [ebx + 1032], mm1                          ;  1704.0 p0+p3   80 x[0] spill
        movq mm1, [ebx + 1040]                          ;  1597.0 p2      80 x[2] reload
        pxor mm5, mm3                                   ;  1693.0 p1      80 x[3]
        movq mm7, mm5                                   ;  1695.0 p0      30 x copy
        movq mm3, mm4                                   ;  1687.0 p0      30 x copy
        movq mm6, mm0                                   ;  1695.0 p0      55 x[2] copy
        psrld mm0, 0xa                                  ;  1695.0 p1      55 x[2]
        pslld mm6, 0x16                                 ;  1702.0 p1      55 x[2]
        movq mm2, mm4                                   ;  1687.0 p0      30 x copy
        pxor mm1, mm0                                   ;  1697.0 p1      80 x[2]
        movq mm0, [ebx + 1032]                          ;  1704.0 p2      80 x[0] reload
        pxor mm1, mm6                                   ;  1704.0 p1      80 x[2]
        por mm2, mm1                                    ;  1706.0 p1      30 x
        pxor mm7, mm2                                   ;  1708.0 p1      30 x
        pxor mm3, mm0                                   ;  1715.0 p1      30 x
        pshufw mm2, mm7, 0xe4                           ;  1710.0 p1      30 x copy
        pand mm2, mm0                                   ;  1715.0 p1      30 x
        pand mm5, mm1                                   ;  1706.0 p1      30 x
        pxor mm4, mm1                                   ;  1706.0 p1      30 x
        movq mm1, [ebx + 1072]                          ;  1608.7 p2      84 dst reload
        pxor mm4, mm2                                   ;  1717.0 p1      30 x
        pxor mm1, mm7                                   ;  1710.0 p1      84 dst
        movq mm0, [ebx - 40]                            ;  1611.0 p2      84 dst reload
        pxor mm0, mm3                                   ;  1717.0 p1      84 dst
        pxor mm0, mm2                                   ;  1719.0 p1      84 dst
        pand mm2, mm4                                   ;  1719.0 p1      30 x
        pxor mm7, mm2                                   ;  1721.0 p1      30 x
        movq mm2, [ebx + 1024]                          ;  1617.3 p2      84 dst reload
        pxor mm5, mm3                                   ;  1717.0 p1      30 x
        pxor mm1, mm5                                   ;  1719.0 p1      84 dst
        pand mm5, mm4                                   ;  1719.0 p1      30 x
        pxor mm1, mm5                                   ;  1721.0 p1      84 dst
        pxor mm0, mm7                                   ;  1723.0 p1      84 dst
        movd [edi + 8], mm1                             ;  1723.0 p0+p1+p3   84 dst
        pshufw mm1, mm1, 0xee                           ;  1723.0 p1      84 dst
        movd [edi + 24], mm1                            ;  1725.0 p0+p1+p3   84 dst
        movq mm3, [ebx + 1128]                          ;  1629.0 p2      84 dst reload
        pxor mm3, mm4                                   ;  1719.0 p1      84 dst
        movd [edi + 12], mm3                            ;  1721.0 p0+p1+p3   84 dst
        movd [edi + 4], mm0                             ;  1725.0 p0+p1+p3   84 dst
        pshufw mm0, mm0, 0xee                           ;  1725.0 p1      84 dst
        movd [edi + 20], mm0                            ;  1727.0 p0+p1+p3   84 dst
        pxor mm2, mm5                                   ;  1724.0 p1      84 dst
        pxor mm2, mm7                                   ;  1726.0 p1      84 dst
        pshufw mm3, mm3, 0xee                           ;  1726.0 p1      84 dst
        movd [edi], mm2                                 ;  1728.0 p0+p1+p3   84 dst
        pshufw mm1, mm2, 0xee                           ;  1728.0 p1      84 dst
        movd [edi + 16], mm1                            ;  1730.0 p0+p1+p3   84 dst
        movd [edi + 28], mm3                            ;  1730.0 p0+p1+p3   84 dst
        mov edi, ebp                                    ;  1640.0 p0      76 blocks copy
        cmp esi, dword [ebx + 1160]                     ;                    more blocks?
        jne .blocks_1
        mov dword [ebx + 1156], esi                     ;                    resident
        mov dword [ebx + 1164], edi                     ;                    resident
.blocks_1_rest:
        mov eax, dword [ebx + 1152]                     ;                    blocks left over
        test eax, eax                                   ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov esi, dword [ebx + 1156]                     ;                    blocks left over
        lea edi, [ebx - 128]                            ;                    blocks left over
        mov dword [ebx + 1168], esi                     ;                    blocks left over
        mov dword [ebx + 1156], edi                     ;                    blocks left over
        imul ecx, eax, 0x10                             ;                    blocks left over
        rep movsb                                       ;                    blocks left over
        mov esi, dword [ebx + 1164]                     ;                    blocks left over
        lea edi, [ebx - 96]                             ;                    blocks left over
        mov ecx, esi                                    ;                    blocks left over
        sub ecx, dword [ebx + 1168]                     ;                    blocks left over
        neg ecx                                         ;                    blocks left over
        sbb ecx, ecx                                    ;                    blocks left over
        lea edx, [ebx - 128]                            ;                    blocks left over
        sub edi, edx                                    ;                    blocks left over
        and edi, ecx                                    ;                    blocks left over
        add edi, edx                                    ;                    blocks left over
        mov dword [ebx + 1172], edi                     ;                    blocks left over
        mov dword [ebx + 1176], esi                     ;                    blocks left over
        mov dword [ebx + 1164], edi                     ;                    blocks left over
        imul ecx, eax, 0x10                             ;                    blocks left over
        rep movsb                                       ;                    blocks left over
        lea esi, [ebx - 96]                             ;                    blocks left over
        mov dword [ebx + 1160], esi                     ;                    blocks left over
        neg eax                                         ;                    blocks left over
        mov dword [ebx + 1152], eax                     ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg eax                                         ;                    blocks left over
        mov esi, dword [ebx + 1172]                     ;                    blocks left over
        mov edi, dword [ebx + 1176]                     ;                    blocks left over
        imul ecx, eax, 0x10                             ;                    blocks left over
        rep movsb                                       ;                    blocks left over
.blocks_1_done:
        mov edx, dword [ebx + 1180]                     ;                    frame
        lea edi, [esp]                                  ;                    cleared
        xor eax, eax                                    ;                    cleared
        mov ecx, 0x148                                  ;                    cleared
        rep stosd                                       ;                    cleared
        emms                                            ;                    x87 state
        mov esp, edx                                    ;                    frame
        pop ebp                                         ;                    preserved
        pop edi                                         ;                    preserved
        pop esi                                         ;                    preserved
        pop ebx                                         ;                    preserved
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
