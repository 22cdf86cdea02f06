; serpent_encrypt for Intel Pentium III (Katmai, Coppermine) (pentium3)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 d6f7fb91eccefdd3); do not edit:
;   ./cw build serpent_encrypt --cpu pentium3 --variant mmx
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
; The frame is cleared before return: 1160 bytes, 4 instructions, one of them for 290 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 716 uops, planned 241.3; bounds: width 238.7, ports 157.0, path 5.0
;   blocks: 1972 uops, planned 910.3; bounds: width 657.3, ports 907.5, path 460.0
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
        sub esp, 0x490                                  ;                    frame
        and esp, 0xfffffff0                             ;                    frame
        lea ebp, [esp + 128]                            ;                    frame
        mov dword [ebp + 1028], eax                     ;                    frame
        mov ecx, dword [eax + 16]                       ;                    frame
        mov dword [ebp + 992], ecx                      ;                    frame
        mov ecx, dword [eax + 28]                       ;                    frame
        mov dword [ebp + 996], ecx                      ;                    frame
        mov ecx, dword [eax + 20]                       ;                    frame
        mov dword [ebp + 1004], ecx                     ;                    frame
        mov ecx, dword [eax + 24]                       ;                    frame
        mov dword [ebp + 1012], ecx                     ;                    frame
        mov esi, dword [ebp + 992]                      ;     0.0 p2      80 x[0] reload
        movd mm0, [esi + 16]                            ;     3.0 p2      80 x[0]
        movq mm1, mm0                                   ;     6.0 p0      80 x[0] copy
        punpckldq mm1, mm0                              ;     7.0 p1      80 x[0]
        movq mm0, [serpent_encrypt.T0_constants64]      ;     2.0 p2      80 x[0] reload
        pxor mm1, mm0                                   ;     8.0 p0      80 x[0]
        movq [ebp - 64], mm1                            ;     9.0 p3+p4   80 x[0]
        movd mm1, [esi + 24]                            ;     3.0 p2      80 x[2]
        movq mm2, mm1                                   ;     6.0 p1      80 x[2] copy
        punpckldq mm2, mm1                              ;     7.0 p1      80 x[2]
        movq mm1, [serpent_encrypt.T0_constants64 + 8]  ;     4.0 p2      80 x[2] reload
        pxor mm2, mm1                                   ;     8.0 p0      80 x[2]
        movq [ebp - 56], mm2                            ;     9.0 p3+p4   80 x[2]
        movd mm2, [esi + 28]                            ;     5.0 p2      80 x[3]
        movq mm3, mm2                                   ;     8.0 p0      80 x[3] copy
        punpckldq mm3, mm2                              ;     9.0 p1      80 x[3]
        movq mm2, [serpent_encrypt.T0_constants64 + 16] ;     6.0 p2      80 x[3] reload
        pxor mm3, mm2                                   ;    10.0 p0      80 x[3]
        movq [ebp - 48], mm3                            ;    11.0 p3+p4   80 x[3]
        movd mm3, [esi + 48]                            ;     7.3 p2      80 x[0]
        movq mm4, mm3                                   ;    10.3 p1      80 x[0] copy
        punpckldq mm4, mm3                              ;    11.3 p1      80 x[0]
        movq mm3, [serpent_encrypt.T0_constants64 + 24] ;     8.3 p2      80 x[0] reload
        pxor mm4, mm3                                   ;    12.3 p0      80 x[0]
        movq [ebp - 40], mm4                            ;    13.3 p3+p4   80 x[0]
        movd mm4, [esi + 60]                            ;     9.7 p2      80 x[3]
        movq mm5, mm4                                   ;    12.7 p1      80 x[3] copy
        punpckldq mm5, mm4                              ;    13.7 p1      80 x[3]
        movd mm4, [esi + 72]                            ;    10.7 p2      80 x[2]
        pxor mm5, mm3                                   ;    14.7 p0      80 x[3]
        movq [ebp - 32], mm5                            ;    15.7 p3+p4   80 x[3]
        movq mm5, mm4                                   ;    13.7 p1      80 x[2] copy
        punpckldq mm5, mm4                              ;    14.7 p1      80 x[2]
        movq mm4, [serpent_encrypt.T0_constants64 + 32] ;    12.7 p2      80 x[2] reload
        pxor mm5, mm4                                   ;    15.7 p0      80 x[2]
        movq [ebp - 24], mm5                            ;    16.7 p3+p4   80 x[2]
        movd mm5, [esi + 80]                            ;    14.0 p2      80 x[0]
        movq mm6, mm5                                   ;    17.0 p1      80 x[0] copy
        punpckldq mm6, mm5                              ;    18.0 p1      80 x[0]
        pxor mm6, mm3                                   ;    19.0 p0      80 x[0]
        movq [ebp - 16], mm6                            ;    20.0 p3+p4   80 x[0]
        movd mm5, [esi + 100]                           ;    16.0 p2      80 x[1]
        movq mm6, mm5                                   ;    19.0 p0      80 x[1] copy
        punpckldq mm6, mm5                              ;    20.0 p1      80 x[1]
        pxor mm6, mm3                                   ;    21.0 p0      80 x[1]
        movd mm5, [esi + 112]                           ;    17.3 p2      80 x[0]
        movq [ebp - 8], mm6                             ;    22.0 p3+p4   80 x[1]
        movq mm6, mm5                                   ;    20.3 p1      80 x[0] copy
        punpckldq mm6, mm5                              ;    21.3 p1      80 x[0]
        pxor mm6, mm3                                   ;    22.3 p0      80 x[0]
        movq [ebp + 0], mm6                             ;    23.3 p3+p4   80 x[0]
        movd mm5, [esi + 116]                           ;    20.0 p2      80 x[1]
        movq mm6, mm5                                   ;    23.0 p0      80 x[1] copy
        punpckldq mm6, mm5                              ;    24.0 p1      80 x[1]
        pxor mm6, mm3                                   ;    25.0 p0      80 x[1]
        movq [ebp + 8], mm6                             ;    26.0 p3+p4   80 x[1]
        movd mm5, [esi + 120]                           ;    22.0 p2      80 x[2]
        movq mm6, mm5                                   ;    25.0 p1      80 x[2] copy
        punpckldq mm6, mm5                              ;    26.0 p1      80 x[2]
        pxor mm6, mm4                                   ;    27.0 p0      80 x[2]
        movq [ebp + 16], mm6                            ;    28.0 p3+p4   80 x[2]
        movd mm5, [esi + 136]                           ;    24.0 p2      80 x[2]
        movq mm6, mm5                                   ;    27.0 p0      80 x[2] copy
        punpckldq mm6, mm5                              ;    28.0 p1      80 x[2]
        movd mm5, [esi + 144]                           ;    25.0 p2      80 x[0]
        pxor mm6, mm3                                   ;    29.0 p0      80 x[2]
        movq [ebp + 24], mm6                            ;    30.0 p3+p4   80 x[2]
        movq mm6, mm5                                   ;    28.0 p1      80 x[0] copy
        punpckldq mm6, mm5                              ;    29.0 p1      80 x[0]
        pxor mm6, mm0                                   ;    30.0 p0      80 x[0]
        movq [ebp + 32], mm6                            ;    31.0 p3+p4   80 x[0]
        movd mm5, [esi + 152]                           ;    28.0 p2      80 x[2]
        movq mm6, mm5                                   ;    31.0 p0      80 x[2] copy
        punpckldq mm6, mm5                              ;    32.0 p1      80 x[2]
        movd mm5, [esi + 156]                           ;    29.0 p2      80 x[3]
        pxor mm6, mm1                                   ;    33.0 p0      80 x[2]
        movq [ebp + 40], mm6                            ;    34.0 p3+p4   80 x[2]
        movq mm6, mm5                                   ;    32.0 p1      80 x[3] copy
        punpckldq mm6, mm5                              ;    33.0 p1      80 x[3]
        pxor mm6, mm2                                   ;    34.0 p0      80 x[3]
        movq [ebp + 48], mm6                            ;    35.0 p3+p4   80 x[3]
        movd mm5, [esi + 176]                           ;    32.0 p2      80 x[0]
        movq mm6, mm5                                   ;    35.0 p0      80 x[0] copy
        punpckldq mm6, mm5                              ;    36.0 p1      80 x[0]
        pxor mm6, mm3                                   ;    37.0 p0      80 x[0]
        movd mm5, [esi + 188]                           ;    33.3 p2      80 x[3]
        movq [ebp + 56], mm6                            ;    38.0 p3+p4   80 x[0]
        movq mm6, mm5                                   ;    36.3 p1      80 x[3] copy
        punpckldq mm6, mm5                              ;    37.3 p1      80 x[3]
        pxor mm6, mm3                                   ;    38.3 p0      80 x[3]
        movq [ebp + 64], mm6                            ;    39.3 p3+p4   80 x[3]
        movd mm5, [esi + 200]                           ;    36.0 p2      80 x[2]
        movq mm6, mm5                                   ;    39.0 p0      80 x[2] copy
        punpckldq mm6, mm5                              ;    40.0 p1      80 x[2]
        pxor mm6, mm4                                   ;    41.0 p0      80 x[2]
        movd mm5, [esi + 208]                           ;    37.3 p2      80 x[0]
        movq [ebp + 72], mm6                            ;    42.0 p3+p4   80 x[2]
        movq mm6, mm5                                   ;    40.3 p1      80 x[0] copy
        punpckldq mm6, mm5                              ;    41.3 p1      80 x[0]
        pxor mm6, mm3                                   ;    42.3 p0      80 x[0]
        movq [ebp + 80], mm6                            ;    43.3 p3+p4   80 x[0]
        movd mm5, [esi + 228]                           ;    40.0 p2      80 x[1]
        movq mm6, mm5                                   ;    43.0 p0      80 x[1] copy
        punpckldq mm6, mm5                              ;    44.0 p1      80 x[1]
        pxor mm6, mm3                                   ;    45.0 p0      80 x[1]
        movd mm5, [esi + 240]                           ;    41.3 p2      80 x[0]
        movq [ebp + 88], mm6                            ;    46.0 p3+p4   80 x[1]
        movq mm6, mm5                                   ;    44.3 p1      80 x[0] copy
        punpckldq mm6, mm5                              ;    45.3 p1      80 x[0]
        pxor mm6, mm3                                   ;    46.3 p0      80 x[0]
        movq [ebp + 96], mm6                            ;    47.3 p3+p4   80 x[0]
        movd mm5, [esi + 244]                           ;    44.0 p2      80 x[1]
        movq mm6, mm5                                   ;    47.0 p0      80 x[1] copy
        punpckldq mm6, mm5                              ;    48.0 p1      80 x[1]
        pxor mm6, mm3                                   ;    49.0 p0      80 x[1]
        movd mm5, [esi + 248]                           ;    45.3 p2      80 x[2]
        movq [ebp + 104], mm6                           ;    50.0 p3+p4   80 x[1]
        movq mm6, mm5                                   ;    48.3 p1      80 x[2] copy
        punpckldq mm6, mm5                              ;    49.3 p1      80 x[2]
        pxor mm6, mm4                                   ;    50.3 p0      80 x[2]
        movq [ebp + 112], mm6                           ;    51.3 p3+p4   80 x[2]
        movd mm5, [esi + 264]                           ;    48.0 p2      80 x[2]
        movq mm6, mm5                                   ;    51.0 p0      80 x[2] copy
        punpckldq mm6, mm5                              ;    52.0 p1      80 x[2]
        movd mm5, [esi + 272]                           ;    49.0 p2      80 x[0]
        pxor mm6, mm3                                   ;    53.0 p0      80 x[2]
        movq [ebp + 120], mm6                           ;    54.0 p3+p4   80 x[2]
        movq mm6, mm5                                   ;    52.0 p1      80 x[0] copy
        punpckldq mm6, mm5                              ;    53.0 p1      80 x[0]
        movd mm5, [esi + 280]                           ;    51.0 p2      80 x[2]
        pxor mm6, mm0                                   ;    54.0 p0      80 x[0]
        movq [ebp + 128], mm6                           ;    55.0 p3+p4   80 x[0]
        movq mm6, mm5                                   ;    54.0 p1      80 x[2] copy
        punpckldq mm6, mm5                              ;    55.0 p1      80 x[2]
        movd mm5, [esi + 284]                           ;    53.0 p2      80 x[3]
        pxor mm6, mm1                                   ;    56.0 p0      80 x[2]
        movq [ebp + 136], mm6                           ;    57.0 p3+p4   80 x[2]
        movq mm6, mm5                                   ;    56.0 p1      80 x[3] copy
        punpckldq mm6, mm5                              ;    57.0 p1      80 x[3]
        movd mm5, [esi + 304]                           ;    55.0 p2      80 x[0]
        pxor mm6, mm2                                   ;    58.0 p0      80 x[3]
        movq [ebp + 144], mm6                           ;    59.0 p3+p4   80 x[3]
        movq mm6, mm5                                   ;    58.0 p1      80 x[0] copy
        punpckldq mm6, mm5                              ;    59.0 p1      80 x[0]
        movd mm5, [esi + 316]                           ;    57.0 p2      80 x[3]
        pxor mm6, mm3                                   ;    60.0 p0      80 x[0]
        movq [ebp + 152], mm6                           ;    61.0 p3+p4   80 x[0]
        movq mm6, mm5                                   ;    60.0 p1      80 x[3] copy
        punpckldq mm6, mm5                              ;    61.0 p1      80 x[3]
        movd mm5, [esi + 328]                           ;    59.0 p2      80 x[2]
        pxor mm6, mm3                                   ;    62.0 p0      80 x[3]
        movq [ebp + 160], mm6                           ;    63.0 p3+p4   80 x[3]
        movq mm6, mm5                                   ;    62.0 p1      80 x[2] copy
        punpckldq mm6, mm5                              ;    63.0 p1      80 x[2]
        movd mm5, [esi + 336]                           ;    61.0 p2      80 x[0]
        pxor mm6, mm4                                   ;    64.0 p0      80 x[2]
        movq [ebp + 168], mm6                           ;    65.0 p3+p4   80 x[2]
        movq mm6, mm5                                   ;    64.0 p1      80 x[0] copy
        punpckldq mm6, mm5                              ;    65.0 p1      80 x[0]
        movd mm5, [esi + 356]                           ;    63.0 p2      80 x[1]
        pxor mm6, mm3                                   ;    66.0 p0      80 x[0]
        movq [ebp + 176], mm6                           ;    67.0 p3+p4   80 x[0]
        movq mm6, mm5                                   ;    66.0 p0      80 x[1] copy
        punpckldq mm6, mm5                              ;    67.0 p1      80 x[1]
        movd mm5, [esi + 368]                           ;    65.0 p2      80 x[0]
        pxor mm6, mm3                                   ;    68.0 p0      80 x[1]
        movq [ebp + 184], mm6                           ;    69.0 p3+p4   80 x[1]
        movq mm6, mm5                                   ;    68.0 p1      80 x[0] copy
        punpckldq mm6, mm5                              ;    69.0 p1      80 x[0]
        movd mm5, [esi + 372]                           ;    67.0 p2      80 x[1]
        pxor mm6, mm3                                   ;    70.0 p0      80 x[0]
        movq [ebp + 192], mm6                           ;    71.0 p3+p4   80 x[0]
        movq mm6, mm5                                   ;    70.0 p0      80 x[1] copy
        punpckldq mm6, mm5                              ;    71.0 p1      80 x[1]
        movd mm5, [esi + 376]                           ;    69.0 p2      80 x[2]
        pxor mm6, mm3                                   ;    72.0 p0      80 x[1]
        movq [ebp + 200], mm6                           ;    73.0 p3+p4   80 x[1]
        movq mm6, mm5                                   ;    72.0 p1      80 x[2] copy
        punpckldq mm6, mm5                              ;    73.0 p1      80 x[2]
        movd mm5, [esi + 392]                           ;    71.0 p2      80 x[2]
        pxor mm6, mm4                                   ;    74.0 p0      80 x[2]
        movq [ebp + 208], mm6                           ;    75.0 p3+p4   80 x[2]
        movq mm6, mm5                                   ;    74.0 p0      80 x[2] copy
        punpckldq mm6, mm5                              ;    75.0 p1      80 x[2]
        movd mm5, [esi + 400]                           ;    73.0 p2      80 x[0]
        pxor mm6, mm3                                   ;    76.0 p0      80 x[2]
        movq [ebp + 216], mm6                           ;    77.0 p3+p4   80 x[2]
        movq mm6, mm5                                   ;    76.0 p1      80 x[0] copy
        punpckldq mm6, mm5                              ;    77.0 p1      80 x[0]
        pxor mm6, mm0                                   ;    78.0 p0      80 x[0]
        movd mm0, [esi + 408]                           ;    75.3 p2      80 x[2]
        movq mm5, mm0                                   ;    78.3 p0      80 x[2] copy
        punpckldq mm5, mm0                              ;    79.3 p1      80 x[2]
        pxor mm5, mm1                                   ;    80.3 p0      80 x[2]
        movd mm0, [esi + 412]                           ;    76.7 p2      80 x[3]
        movq mm1, mm0                                   ;    79.7 p1      80 x[3] copy
        punpckldq mm1, mm0                              ;    80.7 p1      80 x[3]
        movd mm0, [esi + 432]                           ;    77.7 p2      80 x[0]
        pxor mm1, mm2                                   ;    81.7 p0      80 x[3]
        movq [ebp + 224], mm1                           ;    82.7 p3+p4   80 x[3]
        movq mm1, mm0                                   ;    80.7 p0      80 x[0] copy
        punpckldq mm1, mm0                              ;    81.7 p1      80 x[0]
        movd mm0, [esi + 444]                           ;    79.7 p2      80 x[3]
        pxor mm1, mm3                                   ;    82.7 p0      80 x[0]
        movq [ebp + 232], mm1                           ;    83.7 p3+p4   80 x[0]
        movq mm1, mm0                                   ;    82.7 p1      80 x[3] copy
        punpckldq mm1, mm0                              ;    83.7 p1      80 x[3]
        movq [ebp + 240], mm5                           ;    81.7 p3+p4   80 x[2]
        pxor mm1, mm3                                   ;    84.7 p0      80 x[3]
        movq [ebp + 248], mm6                           ;    82.7 p3+p4   80 x[0]
        movd mm0, [esi + 456]                           ;    83.3 p2      80 x[2]
        movq [ebp + 256], mm1                           ;    85.7 p3+p4   80 x[3]
        movq mm1, mm0                                   ;    86.3 p1      80 x[2] copy
        punpckldq mm1, mm0                              ;    87.3 p1      80 x[2]
        movd mm0, [esi + 464]                           ;    85.0 p2      80 x[0]
        pxor mm1, mm4                                   ;    88.3 p0      80 x[2]
        movq [ebp + 264], mm1                           ;    89.3 p3+p4   80 x[2]
        movq mm1, mm0                                   ;    88.0 p0      80 x[0] copy
        punpckldq mm1, mm0                              ;    89.0 p1      80 x[0]
        movd mm0, [esi + 484]                           ;    87.0 p2      80 x[1]
        pxor mm1, mm3                                   ;    90.0 p0      80 x[0]
        movq [ebp + 272], mm1                           ;    91.0 p3+p4   80 x[0]
        movq mm1, mm0                                   ;    90.0 p1      80 x[1] copy
        punpckldq mm1, mm0                              ;    91.0 p1      80 x[1]
        movd mm0, [esi + 496]                           ;    89.0 p2      80 x[0]
        pxor mm1, mm3                                   ;    92.0 p0      80 x[1]
        movq [ebp + 280], mm1                           ;    93.0 p3+p4   80 x[1]
        movq mm1, mm0                                   ;    92.0 p0      80 x[0] copy
        punpckldq mm1, mm0                              ;    93.0 p1      80 x[0]
        movd mm0, [esi + 500]                           ;    91.0 p2      80 x[1]
        pxor mm1, mm3                                   ;    94.0 p0      80 x[0]
        movq [ebp + 288], mm1                           ;    95.0 p3+p4   80 x[0]
        movq mm1, mm0                                   ;    94.0 p1      80 x[1] copy
        punpckldq mm1, mm0                              ;    95.0 p1      80 x[1]
        movd mm0, [esi + 504]                           ;    93.0 p2      80 x[2]
        pxor mm1, mm3                                   ;    96.0 p0      80 x[1]
        movq [ebp + 296], mm1                           ;    97.0 p3+p4   80 x[1]
        movq mm1, mm0                                   ;    96.0 p0      80 x[2] copy
        punpckldq mm1, mm0                              ;    97.0 p1      80 x[2]
        pxor mm1, mm4                                   ;    98.0 p0      80 x[2]
        movq [ebp + 304], mm1                           ;    99.0 p3+p4   80 x[2]
        movd mm0, [esi + 516]                           ;    96.0 p2      84 dst
        movq mm1, mm0                                   ;    99.0 p1      84 dst copy
        punpckldq mm1, mm0                              ;   100.0 p1      84 dst
        movd mm0, [esi + 520]                           ;    97.0 p2      84 dst
        pxor mm1, mm3                                   ;   101.0 p0      84 dst
        movq [ebp + 312], mm1                           ;   102.0 p3+p4   84 dst
        movq mm1, mm0                                   ;   100.0 p0      84 dst copy
        punpckldq mm1, mm0                              ;   101.0 p1      84 dst
        pxor mm1, mm3                                   ;   102.0 p0      84 dst
        movq [ebp + 320], mm1                           ;   103.0 p3+p4   84 dst
        movd mm0, [esi + 524]                           ;   100.0 p2      84 dst
        movq mm1, mm0                                   ;   103.0 p1      84 dst copy
        punpckldq mm1, mm0                              ;   104.0 p1      84 dst
        movd mm0, [esi]                                 ;   101.0 p2      76 rk
        pxor mm1, mm3                                   ;   105.0 p0      84 dst
        movq [ebp + 328], mm1                           ;   106.0 p3+p4   84 dst
        movq mm1, mm0                                   ;   104.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   105.0 p1      76 rk
        movq [ebp + 336], mm1                           ;   106.0 p3+p4   76 rk
        movd mm0, [esi + 4]                             ;   103.7 p2      76 rk
        movq mm1, mm0                                   ;   106.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   107.7 p1      76 rk
        movq [ebp + 344], mm1                           ;   108.7 p3+p4   76 rk
        movd mm0, [esi + 8]                             ;   105.3 p2      76 rk
        movq mm1, mm0                                   ;   108.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   109.3 p1      76 rk
        movd mm0, [esi + 12]                            ;   106.3 p2      76 rk
        movq [ebp + 352], mm1                           ;   110.3 p3+p4   76 rk
        movq mm1, mm0                                   ;   109.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   110.3 p1      76 rk
        movq [ebp + 360], mm1                           ;   111.3 p3+p4   76 rk
        movd mm0, [esi + 20]                            ;   108.7 p2      76 rk
        movq mm1, mm0                                   ;   111.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   112.7 p1      76 rk
        movq [ebp + 368], mm1                           ;   113.7 p3+p4   76 rk
        movd mm0, [esi + 32]                            ;   110.3 p2      76 rk
        movq mm1, mm0                                   ;   113.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   114.3 p1      76 rk
        movd mm0, [esi + 36]                            ;   111.3 p2      76 rk
        movq [ebp + 376], mm1                           ;   115.3 p3+p4   76 rk
        movq mm1, mm0                                   ;   114.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   115.3 p1      76 rk
        movq [ebp + 384], mm1                           ;   116.3 p3+p4   76 rk
        movd mm0, [esi + 40]                            ;   113.7 p2      76 rk
        movq mm1, mm0                                   ;   116.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   117.7 p1      76 rk
        movd mm0, [esi + 44]                            ;   114.7 p2      76 rk
        movq [ebp + 392], mm1                           ;   118.7 p3+p4   76 rk
        movq mm1, mm0                                   ;   117.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   118.7 p1      76 rk
        movd mm0, [esi + 52]                            ;   116.3 p2      76 rk
        movq [ebp + 400], mm1                           ;   119.7 p3+p4   76 rk
        movq mm1, mm0                                   ;   119.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   120.3 p1      76 rk
        movq [ebp + 408], mm1                           ;   121.3 p3+p4   76 rk
        movd mm0, [esi + 56]                            ;   118.7 p2      76 rk
        movq mm1, mm0                                   ;   121.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   122.7 p1      76 rk
        movq [ebp + 416], mm1                           ;   123.7 p3+p4   76 rk
        movd mm0, [esi + 64]                            ;   120.3 p2      76 rk
        movq mm1, mm0                                   ;   123.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   124.3 p1      76 rk
        movd mm0, [esi + 68]                            ;   121.3 p2      76 rk
        movq [ebp + 424], mm1                           ;   125.3 p3+p4   76 rk
        movq mm1, mm0                                   ;   124.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   125.3 p1      76 rk
        movq [ebp + 432], mm1                           ;   126.3 p3+p4   76 rk
        movd mm0, [esi + 76]                            ;   123.7 p2      76 rk
        movq mm1, mm0                                   ;   126.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   127.7 p1      76 rk
        movq [ebp + 440], mm1                           ;   128.7 p3+p4   76 rk
        movd mm0, [esi + 84]                            ;   125.3 p2      76 rk
        movq mm1, mm0                                   ;   128.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   129.3 p1      76 rk
        movd mm0, [esi + 88]                            ;   126.3 p2      76 rk
        movq [ebp + 448], mm1                           ;   130.3 p3+p4   76 rk
        movq mm1, mm0                                   ;   129.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   130.3 p1      76 rk
        movq [ebp + 456], mm1                           ;   131.3 p3+p4   76 rk
        movd mm0, [esi + 92]                            ;   128.7 p2      76 rk
        movq mm1, mm0                                   ;   131.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   132.7 p1      76 rk
        movd mm0, [esi + 96]                            ;   129.7 p2      76 rk
        movq [ebp + 464], mm1                           ;   133.7 p3+p4   76 rk
        movq mm1, mm0                                   ;   132.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   133.7 p1      76 rk
        movd mm0, [esi + 104]                           ;   131.3 p2      76 rk
        movq [ebp + 472], mm1                           ;   134.7 p3+p4   76 rk
        movq mm1, mm0                                   ;   134.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   135.3 p1      76 rk
        movq [ebp + 480], mm1                           ;   136.3 p3+p4   76 rk
        movd mm0, [esi + 108]                           ;   133.7 p2      76 rk
        movq mm1, mm0                                   ;   136.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   137.7 p1      76 rk
        movd mm0, [esi + 124]                           ;   134.7 p2      76 rk
        movq [ebp + 488], mm1                           ;   138.7 p3+p4   76 rk
        movq mm1, mm0                                   ;   137.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   138.7 p1      76 rk
        movd mm0, [esi + 128]                           ;   136.3 p2      76 rk
        movq [ebp + 496], mm1                           ;   139.7 p3+p4   76 rk
        movq mm1, mm0                                   ;   139.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   140.3 p1      76 rk
        movq [ebp + 504], mm1                           ;   141.3 p3+p4   76 rk
        movd mm0, [esi + 132]                           ;   138.7 p2      76 rk
        movq mm1, mm0                                   ;   141.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   142.7 p1      76 rk
        movd mm0, [esi + 140]                           ;   139.7 p2      76 rk
        movq [ebp + 512], mm1                           ;   143.7 p3+p4   76 rk
        movq mm1, mm0                                   ;   142.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   143.7 p1      76 rk
        movq [ebp + 520], mm1                           ;   144.7 p3+p4   76 rk
        movd mm0, [esi + 148]                           ;   142.0 p2      76 rk
        movq mm1, mm0                                   ;   145.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   146.0 p1      76 rk
        movd mm0, [esi + 160]                           ;   143.0 p2      76 rk
        movq [ebp + 528], mm1                           ;   147.0 p3+p4   76 rk
        movq mm1, mm0                                   ;   146.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   147.0 p1      76 rk
        movq [ebp + 536], mm1                           ;   148.0 p3+p4   76 rk
        movd mm0, [esi + 164]                           ;   145.3 p2      76 rk
        movq mm1, mm0                                   ;   148.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   149.3 p1      76 rk
        movd mm0, [esi + 168]                           ;   146.3 p2      76 rk
        movq [ebp + 544], mm1                           ;   150.3 p3+p4   76 rk
        movq mm1, mm0                                   ;   149.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   150.3 p1      76 rk
        movq [ebp + 552], mm1                           ;   151.3 p3+p4   76 rk
        movd mm0, [esi + 172]                           ;   148.7 p2      76 rk
        movq mm1, mm0                                   ;   151.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   152.7 p1      76 rk
        movd mm0, [esi + 180]                           ;   149.7 p2      76 rk
        movq [ebp + 560], mm1                           ;   153.7 p3+p4   76 rk
        movq mm1, mm0                                   ;   152.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   153.7 p1      76 rk
        movq [ebp + 568], mm1                           ;   154.7 p3+p4   76 rk
        movd mm0, [esi + 184]                           ;   152.0 p2      76 rk
        movq mm1, mm0                                   ;   155.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   156.0 p1      76 rk
        movd mm0, [esi + 192]                           ;   153.0 p2      76 rk
        movq [ebp + 576], mm1                           ;   157.0 p3+p4   76 rk
        movq mm1, mm0                                   ;   156.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   157.0 p1      76 rk
        movq [ebp + 584], mm1                           ;   158.0 p3+p4   76 rk
        movd mm0, [esi + 196]                           ;   155.3 p2      76 rk
        movq mm1, mm0                                   ;   158.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   159.3 p1      76 rk
        movq [ebp + 592], mm1                           ;   160.3 p3+p4   76 rk
        movd mm0, [esi + 204]                           ;   157.0 p2      76 rk
        movq mm1, mm0                                   ;   160.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   161.0 p1      76 rk
        movq [ebp + 600], mm1                           ;   162.0 p3+p4   76 rk
        movd mm0, [esi + 212]                           ;   158.7 p2      76 rk
        movq mm1, mm0                                   ;   161.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   162.7 p1      76 rk
        movq [ebp + 608], mm1                           ;   163.7 p3+p4   76 rk
        movd mm0, [esi + 216]                           ;   160.3 p2      76 rk
        movq mm1, mm0                                   ;   163.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   164.3 p1      76 rk
        movq [ebp + 616], mm1                           ;   165.3 p3+p4   76 rk
        movd mm0, [esi + 220]                           ;   162.0 p2      76 rk
        movq mm1, mm0                                   ;   165.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   166.0 p1      76 rk
        movd mm0, [esi + 224]                           ;   163.0 p2      76 rk
        movq [ebp + 624], mm1                           ;   167.0 p3+p4   76 rk
        movq mm1, mm0                                   ;   166.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   167.0 p1      76 rk
        movq [ebp + 632], mm1                           ;   168.0 p3+p4   76 rk
        movd mm0, [esi + 232]                           ;   165.3 p2      76 rk
        movq mm1, mm0                                   ;   168.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   169.3 p1      76 rk
        movd mm0, [esi + 236]                           ;   166.3 p2      76 rk
        movq [ebp + 640], mm1                           ;   170.3 p3+p4   76 rk
        movq mm1, mm0                                   ;   169.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   170.3 p1      76 rk
        movq [ebp + 648], mm1                           ;   171.3 p3+p4   76 rk
        movd mm0, [esi + 252]                           ;   168.7 p2      76 rk
        movq mm1, mm0                                   ;   171.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   172.7 p1      76 rk
        movd mm0, [esi + 256]                           ;   169.7 p2      76 rk
        movq [ebp + 656], mm1                           ;   173.7 p3+p4   76 rk
        movq mm1, mm0                                   ;   172.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   173.7 p1      76 rk
        movq [ebp + 664], mm1                           ;   174.7 p3+p4   76 rk
        movd mm0, [esi + 260]                           ;   172.0 p2      76 rk
        movq mm1, mm0                                   ;   175.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   176.0 p1      76 rk
        movd mm0, [esi + 268]                           ;   173.0 p2      76 rk
        movq [ebp + 672], mm1                           ;   177.0 p3+p4   76 rk
        movq mm1, mm0                                   ;   176.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   177.0 p1      76 rk
        movq [ebp + 680], mm1                           ;   178.0 p3+p4   76 rk
        movd mm0, [esi + 276]                           ;   175.3 p2      76 rk
        movq mm1, mm0                                   ;   178.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   179.3 p1      76 rk
        movd mm0, [esi + 288]                           ;   176.3 p2      76 rk
        movq [ebp + 688], mm1                           ;   180.3 p3+p4   76 rk
        movq mm1, mm0                                   ;   179.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   180.3 p1      76 rk
        movq [ebp + 696], mm1                           ;   181.3 p3+p4   76 rk
        movd mm0, [esi + 292]                           ;   178.7 p2      76 rk
        movq mm1, mm0                                   ;   181.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   182.7 p1      76 rk
        movq [ebp + 704], mm1                           ;   183.7 p3+p4   76 rk
        movd mm0, [esi + 296]                           ;   180.3 p2      76 rk
        movq mm1, mm0                                   ;   183.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   184.3 p1      76 rk
        movq [ebp + 712], mm1                           ;   185.3 p3+p4   76 rk
        movd mm0, [esi + 300]                           ;   182.0 p2      76 rk
        movq mm1, mm0                                   ;   185.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   186.0 p1      76 rk
        movd mm0, [esi + 308]                           ;   183.0 p2      76 rk
        movq [ebp + 720], mm1                           ;   187.0 p3+p4   76 rk
        movq mm1, mm0                                   ;   186.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   187.0 p1      76 rk
        movd mm0, [esi + 312]                           ;   184.7 p2      76 rk
        movq [ebp + 728], mm1                           ;   188.0 p3+p4   76 rk
        movq mm1, mm0                                   ;   187.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   188.7 p1      76 rk
        movd mm0, [esi + 320]                           ;   186.3 p2      76 rk
        movq [ebp + 736], mm1                           ;   189.7 p3+p4   76 rk
        movq mm1, mm0                                   ;   189.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   190.3 p1      76 rk
        movq [ebp + 744], mm1                           ;   191.3 p3+p4   76 rk
        movd mm0, [esi + 324]                           ;   188.7 p2      76 rk
        movq mm1, mm0                                   ;   191.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   192.7 p1      76 rk
        movd mm0, [esi + 332]                           ;   189.7 p2      76 rk
        movq [ebp + 752], mm1                           ;   193.7 p3+p4   76 rk
        movq mm1, mm0                                   ;   192.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   193.7 p1      76 rk
        movq [ebp + 760], mm1                           ;   194.7 p3+p4   76 rk
        movd mm0, [esi + 340]                           ;   192.0 p2      76 rk
        movq mm1, mm0                                   ;   195.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   196.0 p1      76 rk
        movd mm0, [esi + 344]                           ;   193.0 p2      76 rk
        movq [ebp + 768], mm1                           ;   197.0 p3+p4   76 rk
        movq mm1, mm0                                   ;   196.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   197.0 p1      76 rk
        movd mm0, [esi + 348]                           ;   194.7 p2      76 rk
        movq [ebp + 776], mm1                           ;   198.0 p3+p4   76 rk
        movq mm1, mm0                                   ;   197.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   198.7 p1      76 rk
        movd mm0, [esi + 352]                           ;   196.3 p2      76 rk
        movq [ebp + 784], mm1                           ;   199.7 p3+p4   76 rk
        movq mm1, mm0                                   ;   199.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   200.3 p1      76 rk
        movd mm0, [esi + 360]                           ;   198.0 p2      76 rk
        movq [ebp + 792], mm1                           ;   201.3 p3+p4   76 rk
        movq mm1, mm0                                   ;   201.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   202.0 p1      76 rk
        movd mm0, [esi + 364]                           ;   199.7 p2      76 rk
        movq [ebp + 800], mm1                           ;   203.0 p3+p4   76 rk
        movq mm1, mm0                                   ;   202.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   203.7 p1      76 rk
        movq [ebp + 808], mm1                           ;   204.7 p3+p4   76 rk
        movd mm0, [esi + 380]                           ;   202.0 p2      76 rk
        movq mm1, mm0                                   ;   205.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   206.0 p1      76 rk
        movd mm0, [esi + 384]                           ;   203.0 p2      76 rk
        movq [ebp + 816], mm1                           ;   207.0 p3+p4   76 rk
        movq mm1, mm0                                   ;   206.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   207.0 p1      76 rk
        movq [ebp + 824], mm1                           ;   208.0 p3+p4   76 rk
        movd mm0, [esi + 388]                           ;   205.3 p2      76 rk
        movq mm1, mm0                                   ;   208.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   209.3 p1      76 rk
        movd mm0, [esi + 396]                           ;   206.3 p2      76 rk
        movq [ebp + 832], mm1                           ;   210.3 p3+p4   76 rk
        movq mm1, mm0                                   ;   209.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   210.3 p1      76 rk
        movq [ebp + 840], mm1                           ;   211.3 p3+p4   76 rk
        movd mm0, [esi + 404]                           ;   208.7 p2      76 rk
        movq mm1, mm0                                   ;   211.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   212.7 p1      76 rk
        movd mm0, [esi + 416]                           ;   209.7 p2      76 rk
        movq [ebp + 848], mm1                           ;   213.7 p3+p4   76 rk
        movq mm1, mm0                                   ;   212.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   213.7 p1      76 rk
        movq [ebp + 856], mm1                           ;   214.7 p3+p4   76 rk
        movd mm0, [esi + 420]                           ;   212.0 p2      76 rk
        movq mm1, mm0                                   ;   215.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   216.0 p1      76 rk
        movd mm0, [esi + 424]                           ;   213.0 p2      76 rk
        movq [ebp + 864], mm1                           ;   217.0 p3+p4   76 rk
        movq mm1, mm0                                   ;   216.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   217.0 p1      76 rk
        movq [ebp + 872], mm1                           ;   218.0 p3+p4   76 rk
        movd mm0, [esi + 428]                           ;   215.3 p2      76 rk
        movq mm1, mm0                                   ;   218.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   219.3 p1      76 rk
        movd mm0, [esi + 436]                           ;   216.3 p2      76 rk
        movq [ebp + 880], mm1                           ;   220.3 p3+p4   76 rk
        movq mm1, mm0                                   ;   219.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   220.3 p1      76 rk
        movd mm0, [esi + 440]                           ;   218.0 p2      76 rk
        movq [ebp + 888], mm1                           ;   221.3 p3+p4   76 rk
        movq mm1, mm0                                   ;   221.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   222.0 p1      76 rk
        movd mm0, [esi + 448]                           ;   219.7 p2      76 rk
        movq [ebp + 896], mm1                           ;   223.0 p3+p4   76 rk
        movq mm1, mm0                                   ;   222.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   223.7 p1      76 rk
        movd mm0, [esi + 452]                           ;   221.3 p2      76 rk
        movq [ebp + 904], mm1                           ;   224.7 p3+p4   76 rk
        movq mm1, mm0                                   ;   224.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   225.3 p1      76 rk
        movq [ebp + 912], mm1                           ;   226.3 p3+p4   76 rk
        movd mm0, [esi + 460]                           ;   223.7 p2      76 rk
        movq mm1, mm0                                   ;   226.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   227.7 p1      76 rk
        movq [ebp + 920], mm1                           ;   228.7 p3+p4   76 rk
        movd mm0, [esi + 468]                           ;   225.3 p2      76 rk
        movq mm1, mm0                                   ;   228.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   229.3 p1      76 rk
        movd mm0, [esi + 472]                           ;   226.3 p2      76 rk
        movq [ebp + 928], mm1                           ;   230.3 p3+p4   76 rk
        movq mm1, mm0                                   ;   229.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   230.3 p1      76 rk
        movq [ebp + 936], mm1                           ;   231.3 p3+p4   76 rk
        movd mm0, [esi + 476]                           ;   228.7 p2      76 rk
        movq mm1, mm0                                   ;   231.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   232.7 p1      76 rk
        movd mm0, [esi + 480]                           ;   229.7 p2      76 rk
        movq [ebp + 944], mm1                           ;   233.7 p3+p4   76 rk
        movq mm1, mm0                                   ;   232.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   233.7 p1      76 rk
        movd mm0, [esi + 488]                           ;   231.3 p2      76 rk
        movq [ebp + 952], mm1                           ;   234.7 p3+p4   76 rk
        movq mm1, mm0                                   ;   234.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   235.3 p1      76 rk
        movd mm0, [esi + 492]                           ;   233.0 p2      76 rk
        movq [ebp + 960], mm1                           ;   236.3 p3+p4   76 rk
        movq mm1, mm0                                   ;   236.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   237.0 p1      76 rk
        movd mm0, [esi + 508]                           ;   234.7 p2      76 rk
        movq [ebp + 968], mm1                           ;   238.0 p3+p4   76 rk
        movq mm1, mm0                                   ;   237.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   238.7 p1      76 rk
        movd mm0, [esi + 512]                           ;   236.3 p2      76 rk
        movq [ebp + 976], mm1                           ;   239.7 p3+p4   76 rk
        movq mm1, mm0                                   ;   239.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   240.3 p1      76 rk
        movq [ebp + 984], mm1                           ;   241.3 p3+p4   76 rk
        cmp dword [ebp + 996], 0                        ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [ebp + 996]                      ;                    passes of 2
        mov ecx, eax                                    ;                    passes of 2
.blocks_1_share:
        and eax, 1                                      ;                    passes of 2
        mov dword [ebp + 1000], eax                     ;                    passes of 2
        sub ecx, eax                                    ;                    passes of 2
        imul ecx, ecx, 0x10                             ;                    passes of 2
        mov edx, dword [ebp + 1004]                     ;                    passes of 2
        add ecx, edx                                    ;                    passes of 2
        mov dword [ebp + 1008], ecx                     ;                    passes of 2
        cmp ecx, edx                                    ;                    passes of 2
        je .blocks_1_rest
.blocks_1_again:
        mov esi, dword [ebp + 1004]                     ;                    resident
        mov edi, dword [ebp + 1012]                     ;                    resident
        align 16
.blocks_1:
        movd mm1, [esi + 4]                             ;     0.0 p2      78 x[1]
        punpckldq mm1, [esi + 20]                       ;     3.0 p1+p2   78 x[1]
        pxor mm1, [ebp + 344]                           ;     4.0 p0+p2   80 x[1]
        movq mm5, mm1                                   ;     5.0 p1      23 x copy
        movd mm0, [esi]                                 ;     3.0 p2      78 x[0]
        punpckldq mm0, [esi + 16]                       ;     6.0 p1+p2   78 x[0]
        pxor mm0, [ebp + 336]                           ;     7.0 p0+p2   80 x[0]
        movd mm3, [esi + 12]                            ;     6.0 p2      78 x[3]
        movq mm4, mm0                                   ;     8.0 p1      23 x copy
        punpckldq mm3, [esi + 28]                       ;     9.0 p1+p2   78 x[3]
        pxor mm3, mm0                                   ;    10.0 p0      23 x
        pxor mm3, [ebp + 360]                           ;    11.0 p0+p2   23 x
        movd mm2, [esi + 8]                             ;     9.0 p2      78 x[2]
        punpckldq mm2, [esi + 24]                       ;    12.0 p1+p2   78 x[2]
        pand mm1, mm3                                   ;    12.0 p0      23 x
        pxor mm4, mm1                                   ;    13.0 p1      23 x
        pxor mm2, [ebp + 352]                           ;    13.0 p0+p2   80 x[2]
        pxor mm5, mm2                                   ;    14.0 p1      23 x
        por mm0, mm3                                    ;    12.0 p0      23 x
        pxor mm3, mm2                                   ;    14.0 p1      23 x
        pxor mm0, mm5                                   ;    15.0 p0      23 x
        pand mm2, mm4                                   ;    14.0 p1      23 x
        pxor mm2, mm5                                   ;    15.0 p0      23 x
        pand mm5, mm4                                   ;    15.0 p1      23 x
        pxor mm4, mm3                                   ;    15.0 p0      23 x
        pxor mm2, mm4                                   ;    16.0 p1      23 x
        pand mm3, mm0                                   ;    16.0 p0      23 x
        por mm3, mm5                                    ;    17.0 p1      23 x
        pxor mm4, mm3                                   ;    18.0 p0      48 x[1]
        movq mm1, mm3                                   ;    18.0 p1      46 x[0] copy
        psrld mm3, 0x13                                 ;    18.0 p1      46 x[0]
        pslld mm1, 0xd                                  ;    19.0 p1      46 x[0]
        pxor mm1, mm3                                   ;    20.0 p0      46 x[0]
        pxor mm4, mm1                                   ;    21.0 p0      48 x[1]
        movq mm5, [serpent_encrypt.T0_constants64 + 24] ;    14.0 p2      24 x reload
        movq mm3, mm2                                   ;    17.0 p0      47 x[2] copy
        pslld mm3, 3                                    ;    18.0 p1      47 x[2]
        psrld mm2, 0x1d                                 ;    18.3 p1      47 x[2]
        pxor mm3, mm2                                   ;    19.3 p0      47 x[2]
        pxor mm4, mm3                                   ;    22.0 p0      48 x[1]
        movq mm2, mm1                                   ;    21.0 p1      49 x[3] copy
        pslld mm2, 3                                    ;    22.0 p1      49 x[3]
        pxor mm0, mm3                                   ;    20.3 p0      49 x[3]
        pxor mm0, mm2                                   ;    23.0 p0      49 x[3]
        movq mm2, mm4                                   ;    23.0 p1      50 x[1] copy
        psrld mm4, 0x1f                                 ;    23.0 p1      50 x[1]
        pslld mm2, 1                                    ;    24.0 p1      50 x[1]
        pxor mm2, mm4                                   ;    25.0 p0      50 x[1]
        movq mm4, mm0                                   ;    24.0 p0      51 x[3] copy
        psrld mm0, 0x19                                 ;    24.3 p1      51 x[3]
        pslld mm4, 7                                    ;    25.3 p1      51 x[3]
        pxor mm4, mm0                                   ;    26.3 p0      51 x[3]
        movq mm0, mm2                                   ;    26.0 p0      53 x[2] copy
        pxor mm1, mm2                                   ;    26.0 p0      52 x[0]
        pxor mm3, mm4                                   ;    27.3 p1      53 x[2]
        pxor mm1, mm4                                   ;    27.3 p0      52 x[0]
        pslld mm0, 7                                    ;    27.3 p1      53 x[2]
        pxor mm2, [ebp + 368]                           ;    28.0 p0+p2   80 x[1]
        pxor mm3, mm0                                   ;    28.3 p1      53 x[2]
        pxor mm4, [ebp - 48]                            ;    29.0 p0+p2   80 x[3]
        movq mm0, mm1                                   ;    29.3 p1      54 x[0] copy
        psrld mm1, 0x1b                                 ;    30.3 p1      54 x[0]
        pslld mm0, 5                                    ;    31.3 p1      54 x[0]
        pxor mm0, mm1                                   ;    32.3 p0      80 x[0]
        movq mm1, mm3                                   ;    31.0 p0      55 x[2] copy
        psrld mm3, 0xa                                  ;    32.3 p1      55 x[2]
        pslld mm1, 0x16                                 ;    33.3 p1      55 x[2]
        pxor mm0, [ebp - 64]                            ;    33.3 p0+p2   80 x[0]
        pxor mm1, mm3                                   ;    34.3 p0      80 x[2]
        movq mm3, mm4                                   ;    34.0 p0      24 x copy
        pxor mm3, mm0                                   ;    35.0 p1      24 x
        por mm3, mm2                                    ;    36.0 p0      24 x
        pand mm0, mm2                                   ;    35.3 p1      24 x
        pxor mm2, mm4                                   ;    36.0 p0      24 x
        pxor mm1, [ebp - 56]                            ;    36.3 p1+p2   80 x[2]
        pxor mm2, mm1                                   ;    37.3 p0      24 x
        por mm1, mm0                                    ;    37.3 p1      24 x
        pxor mm0, mm2                                   ;    38.3 p0      24 x
        pand mm2, mm1                                   ;    38.3 p1      24 x
        pxor mm3, mm5                                   ;    39.0 p0      24 x
        por mm2, mm3                                    ;    40.0 p1      24 x
        pxor mm1, mm0                                   ;    40.0 p0      24 x
        por mm1, mm2                                    ;    41.0 p1      24 x
        pxor mm4, mm0                                   ;    41.0 p0      24 x
        pxor mm3, mm4                                   ;    42.0 p1      24 x
        pand mm4, mm2                                   ;    42.0 p0      24 x
        pxor mm4, mm3                                   ;    43.0 p1      24 x
        pxor mm3, mm1                                   ;    43.0 p0      48 x[1]
        movq mm1, mm0                                   ;    43.3 p1      47 x[2] copy
        psrld mm0, 0x1d                                 ;    44.3 p1      47 x[2]
        pslld mm1, 3                                    ;    45.3 p1      47 x[2]
        pxor mm1, mm0                                   ;    46.3 p0      47 x[2]
        movq mm0, mm4                                   ;    45.0 p0      46 x[0] copy
        psrld mm4, 0x13                                 ;    46.3 p1      46 x[0]
        pslld mm0, 0xd                                  ;    47.3 p1      46 x[0]
        pxor mm0, mm4                                   ;    48.3 p0      46 x[0]
        pxor mm3, mm1                                   ;    47.3 p0      48 x[1]
        movq mm4, mm0                                   ;    49.3 p0      49 x[3] copy
        pxor mm3, mm0                                   ;    49.3 p1      48 x[1]
        pxor mm2, mm1                                   ;    49.0 p0      49 x[3]
        pslld mm4, 3                                    ;    50.3 p1      49 x[3]
        pxor mm2, mm4                                   ;    51.3 p0      49 x[3]
        movq mm4, mm3                                   ;    50.3 p1      50 x[1] copy
        psrld mm3, 0x1f                                 ;    51.3 p1      50 x[1]
        pslld mm4, 1                                    ;    52.3 p1      50 x[1]
        pxor mm4, mm3                                   ;    53.3 p0      50 x[1]
        movq mm3, mm2                                   ;    52.3 p0      51 x[3] copy
        pslld mm3, 7                                    ;    53.3 p1      51 x[3]
        psrld mm2, 0x19                                 ;    54.3 p1      51 x[3]
        pxor mm3, mm2                                   ;    55.3 p0      51 x[3]
        movq mm2, mm4                                   ;    54.3 p0      53 x[2] copy
        pxor mm0, mm4                                   ;    55.0 p0      52 x[0]
        pslld mm2, 7                                    ;    55.3 p1      53 x[2]
        pxor mm0, mm3                                   ;    56.3 p0      52 x[0]
        pxor mm1, mm3                                   ;    56.3 p1      53 x[2]
        pxor mm1, mm2                                   ;    57.3 p0      53 x[2]
        movq mm2, mm0                                   ;    57.3 p1      54 x[0] copy
        pslld mm2, 5                                    ;    58.3 p1      54 x[0]
        psrld mm0, 0x1b                                 ;    59.3 p1      54 x[0]
        pxor mm2, mm0                                   ;    60.3 p0      80 x[0]
        pxor mm3, [ebp + 400]                           ;    59.0 p0+p2   80 x[3]
        pxor mm2, [ebp + 376]                           ;    61.3 p0+p2   80 x[0]
        movq mm0, mm1                                   ;    60.3 p1      55 x[2] copy
        psrld mm1, 0xa                                  ;    61.3 p1      55 x[2]
        pslld mm0, 0x16                                 ;    62.3 p1      55 x[2]
        pxor mm0, mm1                                   ;    63.3 p0      80 x[2]
        movq mm1, mm3                                   ;    62.0 p0      25 x copy
        pxor mm4, [ebp + 384]                           ;    63.0 p0+p2   80 x[1]
        movq mm6, mm4                                   ;    64.0 p1      25 x copy
        pxor mm0, [ebp + 392]                           ;    64.3 p0+p2   80 x[2]
        pxor mm6, mm0                                   ;    65.3 p1      25 x
        pand mm0, mm2                                   ;    65.3 p0      25 x
        por mm3, mm2                                    ;    65.3 p1      25 x
        pxor mm1, mm0                                   ;    66.3 p0      25 x
        pxor mm6, mm2                                   ;    66.3 p1      25 x
        pxor mm3, mm4                                   ;    67.0 p0      25 x
        pand mm4, mm1                                   ;    67.3 p1      25 x
        pxor mm1, mm6                                   ;    68.0 p0      25 x
        pxor mm2, mm1                                   ;    69.0 p1      25 x
        pxor mm4, mm6                                   ;    69.0 p0      25 x
        movq mm0, mm2                                   ;    70.0 p1      46 x[0] copy
        psrld mm2, 0x13                                 ;    70.3 p1      46 x[0]
        por mm6, mm3                                    ;    70.0 p0      25 x
        pxor mm1, mm6                                   ;    71.0 p0      25 x
        pslld mm0, 0xd                                  ;    71.3 p1      46 x[0]
        pxor mm0, mm2                                   ;    72.3 p0      46 x[0]
        pxor mm3, mm1                                   ;    72.3 p1      25 x
        movq mm2, mm3                                   ;    73.3 p0      47 x[2] copy
        psrld mm3, 0x1d                                 ;    73.3 p1      47 x[2]
        pslld mm2, 3                                    ;    74.3 p1      47 x[2]
        pxor mm1, mm4                                   ;    74.0 p0      48 x[1]
        pxor mm2, mm3                                   ;    75.3 p0      47 x[2]
        pxor mm1, mm0                                   ;    75.3 p1      48 x[1]
        pxor mm1, mm2                                   ;    76.3 p0      48 x[1]
        pxor mm4, mm2                                   ;    76.3 p1      49 x[3]
        movq mm3, mm0                                   ;    77.0 p0      49 x[3] copy
        pslld mm3, 3                                    ;    78.0 p1      49 x[3]
        pxor mm4, mm3                                   ;    79.0 p0      49 x[3]
        movq mm3, mm1                                   ;    78.3 p1      50 x[1] copy
        pslld mm3, 1                                    ;    79.3 p1      50 x[1]
        psrld mm1, 0x1f                                 ;    80.3 p1      50 x[1]
        pxor mm3, mm1                                   ;    81.3 p0      50 x[1]
        movq mm1, mm4                                   ;    80.0 p0      51 x[3] copy
        pslld mm1, 7                                    ;    81.3 p1      51 x[3]
        psrld mm4, 0x19                                 ;    82.3 p1      51 x[3]
        pxor mm1, mm4                                   ;    83.3 p0      51 x[3]
        movq mm4, mm3                                   ;    82.3 p0      53 x[2] copy
        pslld mm4, 7                                    ;    83.3 p1      53 x[2]
        pxor mm2, mm1                                   ;    84.3 p0      53 x[2]
        pxor mm0, mm3                                   ;    84.0 p0      52 x[0]
        pxor mm0, mm1                                   ;    85.0 p1      52 x[0]
        pxor mm2, mm4                                   ;    85.3 p0      53 x[2]
        pxor mm3, [ebp + 408]                           ;    85.3 p1+p2   80 x[1]
        pxor mm1, [ebp - 32]                            ;    86.0 p0+p2   80 x[3]
        movq mm4, mm0                                   ;    86.3 p1      54 x[0] copy
        psrld mm0, 0x1b                                 ;    87.3 p1      54 x[0]
        pslld mm4, 5                                    ;    88.3 p1      54 x[0]
        pxor mm4, mm0                                   ;    89.3 p0      80 x[0]
        movq mm0, mm2                                   ;    88.0 p0      55 x[2] copy
        pslld mm0, 0x16                                 ;    89.3 p1      55 x[2]
        psrld mm2, 0xa                                  ;    90.3 p1      55 x[2]
        pxor mm0, mm2                                   ;    91.3 p0      80 x[2]
        movq mm2, mm1                                   ;    90.0 p0      26 x copy
        pxor mm4, [ebp - 40]                            ;    91.0 p0+p2   80 x[0]
        pxor mm2, mm3                                   ;    91.3 p1      26 x
        por mm1, mm4                                    ;    92.0 p0      26 x
        pand mm3, mm4                                   ;    92.3 p1      26 x
        pxor mm0, [ebp + 416]                           ;    93.0 p0+p2   80 x[2]
        pxor mm4, mm0                                   ;    94.0 p1      26 x
        pand mm0, mm1                                   ;    94.0 p0      26 x
        por mm4, mm3                                    ;    95.0 p1      26 x
        pxor mm4, mm2                                   ;    96.0 p0      26 x
        pxor mm1, mm3                                   ;    95.3 p1      26 x
        por mm2, mm3                                    ;    96.0 p0      26 x
        por mm3, mm0                                    ;    96.3 p1      26 x
        pxor mm2, mm0                                   ;    97.0 p0      26 x
        por mm0, mm1                                    ;    97.3 p1      26 x
        por mm1, mm2                                    ;    98.0 p0      26 x
        pxor mm0, mm4                                   ;    98.3 p1      26 x
        pand mm4, mm2                                   ;    99.0 p0      26 x
        pxor mm3, mm0                                   ;    99.3 p1      49 x[3]
        pxor mm4, mm1                                   ;   100.0 p0      26 x
        pxor mm1, mm0                                   ;   100.3 p1      26 x
        movq mm0, mm4                                   ;   101.0 p0      46 x[0] copy
        psrld mm4, 0x13                                 ;   101.3 p1      46 x[0]
        pslld mm0, 0xd                                  ;   102.3 p1      46 x[0]
        pxor mm0, mm4                                   ;   103.3 p0      46 x[0]
        movq mm4, mm1                                   ;   103.0 p0      47 x[2] copy
        psrld mm1, 0x1d                                 ;   103.3 p1      47 x[2]
        pslld mm4, 3                                    ;   104.3 p1      47 x[2]
        pxor mm4, mm1                                   ;   105.3 p0      47 x[2]
        pxor mm2, mm0                                   ;   105.0 p0      48 x[1]
        movq mm1, mm0                                   ;   105.3 p1      49 x[3] copy
        pslld mm1, 3                                    ;   106.3 p1      49 x[3]
        pxor mm2, mm4                                   ;   106.3 p0      48 x[1]
        pxor mm3, mm4                                   ;   107.0 p0      49 x[3]
        pxor mm3, mm1                                   ;   108.0 p1      49 x[3]
        movq mm1, mm2                                   ;   108.0 p0      50 x[1] copy
        psrld mm2, 0x1f                                 ;   108.3 p1      50 x[1]
        pslld mm1, 1                                    ;   109.3 p1      50 x[1]
        pxor mm1, mm2                                   ;   110.3 p0      50 x[1]
        pxor mm0, mm1                                   ;   111.3 p0      52 x[0]
        movq mm2, mm3                                   ;   110.3 p1      51 x[3] copy
        pslld mm2, 7                                    ;   111.3 p1      51 x[3]
        psrld mm3, 0x19                                 ;   112.3 p1      51 x[3]
        pxor mm2, mm3                                   ;   113.3 p0      51 x[3]
        pxor mm0, mm2                                   ;   114.3 p0      52 x[0]
        pxor mm4, mm2                                   ;   114.3 p0      53 x[2]
        movq mm3, mm1                                   ;   113.3 p1      53 x[2] copy
        pslld mm3, 7                                    ;   114.3 p1      53 x[2]
        pxor mm4, mm3                                   ;   115.3 p0      53 x[2]
        pxor mm2, [ebp + 440]                           ;   115.0 p0+p2   80 x[3]
        movq mm3, mm0                                   ;   115.3 p1      54 x[0] copy
        pxor mm1, [ebp + 432]                           ;   116.0 p0+p2   80 x[1]
        pslld mm3, 5                                    ;   116.3 p1      54 x[0]
        psrld mm0, 0x1b                                 ;   117.3 p1      54 x[0]
        pxor mm3, mm0                                   ;   118.3 p0      80 x[0]
        movq mm0, mm4                                   ;   118.0 p0      55 x[2] copy
        psrld mm4, 0xa                                  ;   118.3 p1      55 x[2]
        pxor mm3, [ebp + 424]                           ;   119.3 p0+p2   80 x[0]
        pslld mm0, 0x16                                 ;   119.3 p1      55 x[2]
        pxor mm0, mm4                                   ;   120.3 p0      80 x[2]
        movq mm4, mm2                                   ;   120.3 p1      27 x copy
        pxor mm0, [ebp - 24]                            ;   121.3 p0+p2   80 x[2]
        pxor mm2, mm0                                   ;   122.3 p1      27 x
        pxor mm4, mm3                                   ;   122.0 p0      27 x
        pxor mm3, mm1                                   ;   122.3 p1      27 x
        pand mm3, mm4                                   ;   123.3 p0      27 x
        pxor mm3, mm2                                   ;   124.3 p1      27 x
        por mm0, mm4                                    ;   124.0 p0      27 x
        pand mm2, mm0                                   ;   125.0 p1      27 x
        pxor mm0, mm1                                   ;   125.0 p0      27 x
        pxor mm0, mm2                                   ;   126.0 p1      27 x
        pand mm2, mm3                                   ;   126.0 p0      27 x
        por mm0, mm2                                    ;   127.0 p1      27 x
        pxor mm2, mm4                                   ;   127.0 p0      27 x
        pxor mm0, mm2                                   ;   128.0 p1      48 x[1]
        pxor mm2, mm1                                   ;   128.0 p0      27 x
        pand mm1, mm3                                   ;   128.3 p1      27 x
        pxor mm4, mm1                                   ;   129.3 p0      49 x[3]
        movq mm1, mm3                                   ;   129.3 p1      46 x[0] copy
        pslld mm1, 0xd                                  ;   130.3 p1      46 x[0]
        psrld mm3, 0x13                                 ;   131.3 p1      46 x[0]
        pxor mm1, mm3                                   ;   132.3 p0      46 x[0]
        movq mm3, mm2                                   ;   131.0 p0      47 x[2] copy
        psrld mm2, 0x1d                                 ;   132.3 p1      47 x[2]
        pslld mm3, 3                                    ;   133.3 p1      47 x[2]
        pxor mm3, mm2                                   ;   134.3 p0      47 x[2]
        pxor mm4, mm3                                   ;   135.3 p0      49 x[3]
        movq mm2, mm1                                   ;   134.0 p0      49 x[3] copy
        pslld mm2, 3                                    ;   135.0 p1      49 x[3]
        pxor mm0, mm1                                   ;   135.0 p0      48 x[1]
        pxor mm0, mm3                                   ;   136.0 p1      48 x[1]
        pxor mm4, mm2                                   ;   136.3 p0      49 x[3]
        movq mm2, mm0                                   ;   137.0 p1      50 x[1] copy
        pslld mm2, 1                                    ;   138.0 p1      50 x[1]
        psrld mm0, 0x1f                                 ;   138.3 p1      50 x[1]
        pxor mm2, mm0                                   ;   139.3 p0      50 x[1]
        pxor mm1, mm2                                   ;   140.3 p0      52 x[0]
        movq mm0, mm4                                   ;   139.0 p0      51 x[3] copy
        pslld mm0, 7                                    ;   140.0 p1      51 x[3]
        psrld mm4, 0x19                                 ;   140.3 p1      51 x[3]
        pxor mm0, mm4                                   ;   141.3 p0      51 x[3]
        movq mm4, mm2                                   ;   141.0 p0      53 x[2] copy
        pxor mm3, mm0                                   ;   142.3 p1      53 x[2]
        pxor mm2, [ebp + 448]                           ;   142.0 p0+p2   80 x[1]
        pxor mm1, mm0                                   ;   142.3 p1      52 x[0]
        pxor mm0, [ebp + 464]                           ;   143.0 p0+p2   80 x[3]
        pslld mm4, 7                                    ;   143.3 p1      53 x[2]
        pxor mm3, mm4                                   ;   144.3 p0      53 x[2]
        movq mm4, mm1                                   ;   144.3 p1      54 x[0] copy
        pslld mm4, 5                                    ;   145.3 p1      54 x[0]
        psrld mm1, 0x1b                                 ;   146.3 p1      54 x[0]
        pxor mm4, mm1                                   ;   147.3 p0      80 x[0]
        pxor mm4, [ebp - 16]                            ;   148.3 p0+p2   80 x[0]
        movq mm1, mm3                                   ;   147.0 p0      55 x[2] copy
        pslld mm1, 0x16                                 ;   148.0 p1      55 x[2]
        psrld mm3, 0xa                                  ;   148.3 p1      55 x[2]
        pxor mm1, mm3                                   ;   149.3 p0      28 x
        pxor mm1, [ebp + 456]                           ;   150.3 p0+p2   28 x
        pxor mm1, mm4                                   ;   151.3 p1      28 x
        movq mm3, mm2                                   ;   150.0 p0      28 x copy
        pxor mm2, mm0                                   ;   150.3 p1      28 x
        pxor mm2, mm4                                   ;   151.3 p0      28 x
        por mm3, mm4                                    ;   151.3 p1      28 x
        pxor mm3, mm1                                   ;   152.3 p0      28 x
        pand mm1, mm4                                   ;   152.3 p1      28 x
        pxor mm4, mm3                                   ;   153.3 p0      28 x
        pand mm1, mm2                                   ;   153.3 p1      28 x
        pxor mm1, mm0                                   ;   154.3 p0      28 x
        por mm0, mm2                                    ;   154.3 p1      28 x
        pxor mm0, mm3                                   ;   155.3 p0      28 x
        pand mm3, mm1                                   ;   155.3 p1      28 x
        pxor mm1, mm4                                   ;   156.0 p0      49 x[3]
        pxor mm3, mm2                                   ;   156.3 p1      48 x[1]
        pand mm4, mm0                                   ;   157.0 p0      28 x
        pxor mm2, mm4                                   ;   158.0 p1      28 x
        movq mm4, mm0                                   ;   158.0 p0      46 x[0] copy
        pslld mm4, 0xd                                  ;   159.0 p1      46 x[0]
        psrld mm0, 0x13                                 ;   159.3 p1      46 x[0]
        pxor mm4, mm0                                   ;   160.3 p0      46 x[0]
        movq mm0, mm2                                   ;   160.0 p0      47 x[2] copy
        psrld mm2, 0x1d                                 ;   160.3 p1      47 x[2]
        pslld mm0, 3                                    ;   161.3 p1      47 x[2]
        pxor mm0, mm2                                   ;   162.3 p0      47 x[2]
        movq mm2, mm4                                   ;   162.0 p0      49 x[3] copy
        pxor mm1, mm0                                   ;   163.3 p1      49 x[3]
        pslld mm2, 3                                    ;   163.3 p1      49 x[3]
        pxor mm1, mm2                                   ;   164.3 p0      49 x[3]
        pxor mm3, mm4                                   ;   164.0 p0      48 x[1]
        pxor mm3, mm0                                   ;   165.0 p1      48 x[1]
        movq mm2, mm3                                   ;   166.0 p0      50 x[1] copy
        pslld mm2, 1                                    ;   167.0 p1      50 x[1]
        psrld mm3, 0x1f                                 ;   166.3 p1      50 x[1]
        pxor mm2, mm3                                   ;   168.0 p0      50 x[1]
        movq mm3, mm1                                   ;   167.0 p0      51 x[3] copy
        pslld mm3, 7                                    ;   168.0 p1      51 x[3]
        psrld mm1, 0x19                                 ;   168.3 p1      51 x[3]
        pxor mm3, mm1                                   ;   169.3 p0      51 x[3]
        movq mm1, mm2                                   ;   169.0 p0      53 x[2] copy
        pxor mm4, mm2                                   ;   169.3 p1      52 x[0]
        pxor mm4, mm3                                   ;   170.3 p0      52 x[0]
        pslld mm1, 7                                    ;   170.3 p1      53 x[2]
        pxor mm2, [ebp - 8]                             ;   171.0 p0+p2   80 x[1]
        pxor mm0, mm3                                   ;   171.3 p1      53 x[2]
        pxor mm0, mm1                                   ;   172.3 p0      53 x[2]
        movq mm1, mm4                                   ;   172.3 p1      54 x[0] copy
        psrld mm4, 0x1b                                 ;   173.3 p1      54 x[0]
        pslld mm1, 5                                    ;   174.3 p1      54 x[0]
        pxor mm1, mm4                                   ;   175.3 p0      80 x[0]
        movq mm4, mm0                                   ;   174.0 p0      55 x[2] copy
        pxor mm3, [ebp + 488]                           ;   175.0 p0+p2   80 x[3]
        pslld mm4, 0x16                                 ;   175.3 p1      55 x[2]
        psrld mm0, 0xa                                  ;   176.3 p1      55 x[2]
        pxor mm1, [ebp + 472]                           ;   176.3 p0+p2   80 x[0]
        movq mm6, mm3                                   ;   177.0 p0      29 x copy
        pxor mm4, mm0                                   ;   177.3 p1      80 x[2]
        movq mm0, mm2                                   ;   178.0 p0      29 x copy
        pxor mm4, [ebp + 480]                           ;   178.3 p1+p2   80 x[2]
        pxor mm0, mm4                                   ;   179.3 p0      29 x
        pxor mm4, mm3                                   ;   179.3 p1      29 x
        pxor mm3, mm1                                   ;   180.0 p0      29 x
        pand mm6, mm1                                   ;   180.3 p1      29 x
        pxor mm6, mm0                                   ;   181.3 p0      29 x
        pand mm2, mm3                                   ;   181.3 p1      29 x
        pxor mm2, mm0                                   ;   182.3 p0      29 x
        por mm0, mm3                                    ;   182.3 p1      29 x
        pxor mm0, mm4                                   ;   183.3 p0      29 x
        pand mm4, mm2                                   ;   183.3 p1      29 x
        pxor mm2, mm6                                   ;   184.0 p0      29 x
        pxor mm3, mm6                                   ;   184.3 p1      29 x
        pand mm2, mm0                                   ;   185.0 p0      29 x
        pxor mm4, mm3                                   ;   185.3 p1      29 x
        pxor mm0, mm4                                   ;   186.3 p0      29 x
        pxor mm3, mm2                                   ;   186.3 p1      49 x[3]
        movq mm2, mm0                                   ;   187.3 p0      47 x[2] copy
        pslld mm2, 3                                    ;   188.3 p1      47 x[2]
        movq mm1, mm4                                   ;   188.0 p0      46 x[0] copy
        psrld mm0, 0x1d                                 ;   188.3 p1      47 x[2]
        pxor mm2, mm0                                   ;   189.3 p0      47 x[2]
        psrld mm4, 0x13                                 ;   189.3 p1      46 x[0]
        pslld mm1, 0xd                                  ;   190.3 p1      46 x[0]
        pxor mm3, mm2                                   ;   190.3 p0      49 x[3]
        pxor mm1, mm4                                   ;   191.3 p0      46 x[0]
        movq mm0, mm1                                   ;   192.3 p1      49 x[3] copy
        pslld mm0, 3                                    ;   193.3 p1      49 x[3]
        pxor mm3, mm0                                   ;   194.3 p0      49 x[3]
        movq mm4, mm3                                   ;   195.3 p0      51 x[3] copy
        pslld mm4, 7                                    ;   196.3 p1      51 x[3]
        pxor mm6, mm1                                   ;   194.0 p0      48 x[1]
        pxor mm6, mm2                                   ;   195.0 p1      48 x[1]
        psrld mm3, 0x19                                 ;   195.3 p1      51 x[3]
        movq mm0, mm6                                   ;   196.0 p0      50 x[1] copy
        pxor mm4, mm3                                   ;   197.3 p0      51 x[3]
        pslld mm0, 1                                    ;   197.0 p1      50 x[1]
        psrld mm6, 0x1f                                 ;   197.3 p1      50 x[1]
        pxor mm0, mm6                                   ;   198.3 p0      50 x[1]
        pxor mm1, mm0                                   ;   199.3 p0      52 x[0]
        pxor mm1, mm4                                   ;   200.3 p1      52 x[0]
        movq mm3, mm0                                   ;   199.3 p0      53 x[2] copy
        pxor mm2, mm4                                   ;   199.3 p1      53 x[2]
        pxor mm4, [ebp + 496]                           ;   200.0 p0+p2   80 x[3]
        pslld mm3, 7                                    ;   200.3 p1      53 x[2]
        pxor mm2, mm3                                   ;   201.3 p0      53 x[2]
        movq mm3, mm1                                   ;   201.3 p1      54 x[0] copy
        pxor mm0, [ebp + 8]                             ;   202.0 p0+p2   80 x[1]
        psrld mm1, 0x1b                                 ;   202.3 p1      54 x[0]
        pslld mm3, 5                                    ;   203.3 p1      54 x[0]
        pxor mm3, mm1                                   ;   204.3 p0      80 x[0]
        movq mm1, mm2                                   ;   204.0 p0      55 x[2] copy
        pslld mm1, 0x16                                 ;   205.0 p1      55 x[2]
        psrld mm2, 0xa                                  ;   205.3 p1      55 x[2]
        movq mm6, mm0                                   ;   205.0 p0      30 x copy
        pxor mm1, mm2                                   ;   206.3 p0      80 x[2]
        movq mm2, mm4                                   ;   206.3 p1      30 x copy
        pxor mm1, [ebp + 16]                            ;   207.3 p0+p2   80 x[2]
        pand mm4, mm1                                   ;   208.3 p1      30 x
        por mm6, mm1                                    ;   208.3 p0      30 x
        pxor mm1, mm0                                   ;   208.3 p1      30 x
        pxor mm2, mm6                                   ;   209.3 p0      30 x
        pxor mm3, [ebp + 0]                             ;   209.3 p1+p2   80 x[0]
        pxor mm0, mm3                                   ;   210.3 p0      30 x
        pand mm3, mm2                                   ;   210.3 p1      30 x
        pxor mm4, mm0                                   ;   211.3 p0      30 x
        pxor mm0, mm3                                   ;   211.3 p1      48 x[1]
        pxor mm1, mm3                                   ;   212.0 p0      30 x
        pand mm3, mm1                                   ;   213.0 p1      30 x
        pxor mm3, mm2                                   ;   214.0 p0      30 x
        pxor mm2, mm4                                   ;   213.3 p1      30 x
        pand mm4, mm1                                   ;   214.0 p0      30 x
        pxor mm2, mm4                                   ;   215.0 p1      30 x
        pxor mm4, mm3                                   ;   215.0 p0      30 x
        pxor mm0, mm3                                   ;   215.3 p1      48 x[1]
        movq mm3, mm4                                   ;   216.0 p0      46 x[0] copy
        psrld mm4, 0x13                                 ;   216.3 p1      46 x[0]
        pslld mm3, 0xd                                  ;   217.3 p1      46 x[0]
        pxor mm3, mm4                                   ;   218.3 p0      46 x[0]
        movq mm4, mm2                                   ;   218.0 p0      47 x[2] copy
        psrld mm2, 0x1d                                 ;   218.3 p1      47 x[2]
        pslld mm4, 3                                    ;   219.3 p1      47 x[2]
        pxor mm4, mm2                                   ;   220.3 p0      47 x[2]
        pxor mm1, mm4                                   ;   221.3 p0      49 x[3]
        pxor mm0, mm3                                   ;   220.3 p1      48 x[1]
        movq mm2, mm3                                   ;   221.0 p0      49 x[3] copy
        pslld mm2, 3                                    ;   222.0 p1      49 x[3]
        pxor mm0, mm4                                   ;   222.0 p0      48 x[1]
        pxor mm1, mm2                                   ;   223.0 p1      49 x[3]
        movq mm2, mm0                                   ;   223.0 p0      50 x[1] copy
        psrld mm0, 0x1f                                 ;   223.3 p1      50 x[1]
        pslld mm2, 1                                    ;   224.3 p1      50 x[1]
        pxor mm2, mm0                                   ;   225.3 p0      50 x[1]
        movq mm0, mm1                                   ;   225.0 p0      51 x[3] copy
        pslld mm0, 7                                    ;   226.0 p1      51 x[3]
        pxor mm3, mm2                                   ;   226.3 p0      52 x[0]
        psrld mm1, 0x19                                 ;   226.3 p1      51 x[3]
        pxor mm0, mm1                                   ;   227.3 p0      51 x[3]
        movq mm1, mm2                                   ;   227.3 p1      53 x[2] copy
        pxor mm3, mm0                                   ;   228.3 p0      52 x[0]
        pxor mm4, mm0                                   ;   228.3 p1      53 x[2]
        pslld mm1, 7                                    ;   229.3 p1      53 x[2]
        pxor mm4, mm1                                   ;   230.3 p0      53 x[2]
        movq mm1, mm3                                   ;   230.0 p0      54 x[0] copy
        pslld mm1, 5                                    ;   231.0 p1      54 x[0]
        psrld mm3, 0x1b                                 ;   231.3 p1      54 x[0]
        pxor mm1, mm3                                   ;   232.3 p0      80 x[0]
        movq mm3, mm4                                   ;   232.0 p0      55 x[2] copy
        pslld mm3, 0x16                                 ;   233.0 p1      55 x[2]
        pxor mm1, [ebp + 504]                           ;   233.3 p0+p2   80 x[0]
        pxor mm2, [ebp + 512]                           ;   233.3 p1+p2   80 x[1]
        pxor mm0, [ebp + 520]                           ;   234.0 p0+p2   23 x
        pxor mm0, mm1                                   ;   235.0 p1      23 x
        psrld mm4, 0xa                                  ;   235.3 p1      55 x[2]
        pxor mm3, mm4                                   ;   236.3 p0      80 x[2]
        movq mm4, mm2                                   ;   236.0 p0      23 x copy
        pand mm2, mm0                                   ;   236.3 p1      23 x
        pxor mm3, [ebp + 24]                            ;   237.3 p0+p2   80 x[2]
        pxor mm4, mm3                                   ;   238.3 p1      23 x
        pxor mm2, mm1                                   ;   238.0 p0      23 x
        por mm1, mm0                                    ;   238.3 p1      23 x
        pxor mm0, mm3                                   ;   239.0 p0      23 x
        pand mm3, mm2                                   ;   239.3 p1      23 x
        pxor mm1, mm4                                   ;   240.0 p0      23 x
        pxor mm3, mm4                                   ;   240.3 p1      23 x
        pand mm4, mm2                                   ;   241.0 p0      23 x
        pxor mm2, mm0                                   ;   241.3 p1      23 x
        pand mm0, mm1                                   ;   242.0 p0      23 x
        por mm4, mm0                                    ;   243.0 p1      23 x
        movq mm0, mm4                                   ;   244.0 p0      46 x[0] copy
        pxor mm3, mm2                                   ;   243.3 p1      23 x
        pxor mm2, mm4                                   ;   244.0 p0      48 x[1]
        psrld mm4, 0x13                                 ;   244.3 p1      46 x[0]
        pslld mm0, 0xd                                  ;   245.3 p1      46 x[0]
        pxor mm0, mm4                                   ;   246.3 p0      46 x[0]
        movq mm4, mm3                                   ;   246.0 p0      47 x[2] copy
        psrld mm3, 0x1d                                 ;   246.3 p1      47 x[2]
        pslld mm4, 3                                    ;   247.3 p1      47 x[2]
        pxor mm2, mm0                                   ;   247.3 p0      48 x[1]
        pxor mm4, mm3                                   ;   248.3 p0      47 x[2]
        movq mm3, mm0                                   ;   248.3 p1      49 x[3] copy
        pslld mm3, 3                                    ;   249.3 p1      49 x[3]
        pxor mm1, mm4                                   ;   249.3 p0      49 x[3]
        pxor mm1, mm3                                   ;   250.3 p0      49 x[3]
        pxor mm2, mm4                                   ;   250.3 p1      48 x[1]
        movq mm3, mm2                                   ;   251.3 p0      50 x[1] copy
        psrld mm2, 0x1f                                 ;   251.3 p1      50 x[1]
        pslld mm3, 1                                    ;   252.3 p1      50 x[1]
        pxor mm3, mm2                                   ;   253.3 p0      50 x[1]
        movq mm2, mm1                                   ;   253.0 p0      51 x[3] copy
        psrld mm1, 0x19                                 ;   253.3 p1      51 x[3]
        pslld mm2, 7                                    ;   254.3 p1      51 x[3]
        pxor mm2, mm1                                   ;   255.3 p0      51 x[3]
        pxor mm4, mm2                                   ;   256.3 p0      53 x[2]
        pxor mm0, mm3                                   ;   255.3 p1      52 x[0]
        pxor mm0, mm2                                   ;   256.3 p0      52 x[0]
        pxor mm2, [ebp + 48]                            ;   256.3 p1+p2   80 x[3]
        movq mm1, mm3                                   ;   257.0 p0      53 x[2] copy
        pslld mm1, 7                                    ;   258.0 p1      53 x[2]
        pxor mm4, mm1                                   ;   259.0 p0      53 x[2]
        movq mm1, mm0                                   ;   258.3 p1      54 x[0] copy
        psrld mm0, 0x1b                                 ;   259.3 p1      54 x[0]
        pslld mm1, 5                                    ;   260.3 p1      54 x[0]
        pxor mm1, mm0                                   ;   261.3 p0      80 x[0]
        movq mm0, mm4                                   ;   260.0 p0      55 x[2] copy
        pslld mm0, 0x16                                 ;   261.3 p1      55 x[2]
        psrld mm4, 0xa                                  ;   262.3 p1      55 x[2]
        pxor mm1, [ebp + 32]                            ;   262.3 p0+p2   80 x[0]
        pxor mm0, mm4                                   ;   263.3 p0      80 x[2]
        movq mm4, mm2                                   ;   263.0 p0      24 x copy
        pxor mm4, mm1                                   ;   264.0 p1      24 x
        pxor mm3, [ebp + 528]                           ;   264.0 p0+p2   80 x[1]
        pxor mm0, [ebp + 40]                            ;   264.3 p1+p2   80 x[2]
        pand mm1, mm3                                   ;   265.0 p0      24 x
        por mm4, mm3                                    ;   265.3 p1      24 x
        pxor mm3, mm2                                   ;   266.0 p0      24 x
        pxor mm4, mm5                                   ;   266.3 p1      24 x
        pxor mm3, mm0                                   ;   267.0 p0      24 x
        por mm0, mm1                                    ;   267.3 p1      24 x
        pxor mm1, mm3                                   ;   268.0 p0      24 x
        pand mm3, mm0                                   ;   268.3 p1      24 x
        por mm3, mm4                                    ;   269.3 p0      24 x
        pxor mm0, mm1                                   ;   269.3 p1      24 x
        por mm0, mm3                                    ;   270.3 p0      24 x
        pxor mm2, mm1                                   ;   270.3 p1      24 x
        pxor mm4, mm2                                   ;   271.3 p0      24 x
        pand mm2, mm3                                   ;   271.3 p1      24 x
        pxor mm2, mm4                                   ;   272.3 p0      24 x
        pxor mm0, mm4                                   ;   272.3 p1      48 x[1]
        movq mm4, mm1                                   ;   273.0 p0      47 x[2] copy
        pslld mm4, 3                                    ;   274.0 p1      47 x[2]
        psrld mm1, 0x1d                                 ;   274.3 p1      47 x[2]
        pxor mm4, mm1                                   ;   275.3 p0      47 x[2]
        movq mm1, mm2                                   ;   275.0 p0      46 x[0] copy
        psrld mm2, 0x13                                 ;   275.3 p1      46 x[0]
        pslld mm1, 0xd                                  ;   276.3 p1      46 x[0]
        pxor mm3, mm4                                   ;   276.3 p0      49 x[3]
        pxor mm1, mm2                                   ;   277.3 p0      46 x[0]
        pxor mm0, mm4                                   ;   277.3 p1      48 x[1]
        movq mm2, mm1                                   ;   278.3 p0      49 x[3] copy
        pslld mm2, 3                                    ;   279.3 p1      49 x[3]
        pxor mm3, mm2                                   ;   280.3 p0      49 x[3]
        pxor mm0, mm1                                   ;   279.3 p1      48 x[1]
        movq mm2, mm0                                   ;   280.3 p0      50 x[1] copy
        pslld mm2, 1                                    ;   281.3 p1      50 x[1]
        psrld mm0, 0x1f                                 ;   281.3 p1      50 x[1]
        pxor mm2, mm0                                   ;   282.3 p0      50 x[1]
        movq mm0, mm3                                   ;   282.0 p0      51 x[3] copy
        psrld mm3, 0x19                                 ;   282.3 p1      51 x[3]
        pslld mm0, 7                                    ;   283.3 p1      51 x[3]
        pxor mm0, mm3                                   ;   284.3 p0      51 x[3]
        pxor mm4, mm0                                   ;   285.3 p0      53 x[2]
        pxor mm1, mm2                                   ;   284.3 p1      52 x[0]
        movq mm3, mm2                                   ;   285.0 p0      53 x[2] copy
        pxor mm2, [ebp + 544]                           ;   285.3 p1+p2   80 x[1]
        pxor mm1, mm0                                   ;   286.0 p0      52 x[0]
        pslld mm3, 7                                    ;   286.3 p1      53 x[2]
        pxor mm4, mm3                                   ;   287.3 p0      53 x[2]
        movq mm3, mm1                                   ;   287.3 p1      54 x[0] copy
        pslld mm3, 5                                    ;   288.3 p1      54 x[0]
        psrld mm1, 0x1b                                 ;   289.3 p1      54 x[0]
        pxor mm3, mm1                                   ;   290.3 p0      80 x[0]
        movq mm1, mm4                                   ;   289.0 p0      55 x[2] copy
        movq mm6, mm2                                   ;   290.0 p0      25 x copy
        pxor mm3, [ebp + 536]                           ;   291.3 p1+p2   80 x[0]
        pslld mm1, 0x16                                 ;   291.3 p1      55 x[2]
        psrld mm4, 0xa                                  ;   292.3 p1      55 x[2]
        pxor mm1, mm4                                   ;   293.3 p0      80 x[2]
        pxor mm0, [ebp + 560]                           ;   292.0 p0+p2   80 x[3]
        pxor mm1, [ebp + 552]                           ;   294.3 p0+p2   80 x[2]
        pxor mm6, mm1                                   ;   295.3 p1      25 x
        pxor mm6, mm3                                   ;   296.3 p0      25 x
        movq mm4, mm0                                   ;   294.3 p1      25 x copy
        por mm0, mm3                                    ;   295.0 p0      25 x
        pxor mm0, mm2                                   ;   296.0 p1      25 x
        pand mm1, mm3                                   ;   296.0 p0      25 x
        pxor mm4, mm1                                   ;   297.0 p1      25 x
        pand mm2, mm4                                   ;   298.0 p0      25 x
        pxor mm4, mm6                                   ;   298.0 p1      25 x
        pxor mm2, mm6                                   ;   299.0 p0      25 x
        por mm6, mm0                                    ;   298.3 p1      25 x
        pxor mm3, mm4                                   ;   299.0 p0      25 x
        pxor mm4, mm6                                   ;   299.3 p1      25 x
        pxor mm0, mm4                                   ;   300.3 p0      25 x
        movq mm1, mm3                                   ;   300.3 p1      46 x[0] copy
        pslld mm1, 0xd                                  ;   301.3 p1      46 x[0]
        psrld mm3, 0x13                                 ;   302.3 p1      46 x[0]
        pxor mm1, mm3                                   ;   303.3 p0      46 x[0]
        movq mm3, mm0                                   ;   302.0 p0      47 x[2] copy
        psrld mm0, 0x1d                                 ;   303.3 p1      47 x[2]
        pslld mm3, 3                                    ;   304.3 p1      47 x[2]
        pxor mm3, mm0                                   ;   305.3 p0      47 x[2]
        movq mm0, mm1                                   ;   304.3 p0      49 x[3] copy
        pslld mm0, 3                                    ;   305.3 p1      49 x[3]
        pxor mm4, mm2                                   ;   305.0 p0      48 x[1]
        pxor mm4, mm1                                   ;   306.0 p0      48 x[1]
        pxor mm2, mm3                                   ;   306.3 p1      49 x[3]
        pxor mm2, mm0                                   ;   307.3 p0      49 x[3]
        pxor mm4, mm3                                   ;   307.3 p1      48 x[1]
        movq mm0, mm4                                   ;   308.3 p0      50 x[1] copy
        pslld mm0, 1                                    ;   309.3 p1      50 x[1]
        psrld mm4, 0x1f                                 ;   309.3 p1      50 x[1]
        pxor mm0, mm4                                   ;   310.3 p0      50 x[1]
        pxor mm1, mm0                                   ;   311.3 p0      52 x[0]
        movq mm4, mm2                                   ;   310.3 p1      51 x[3] copy
        psrld mm2, 0x19                                 ;   311.3 p1      51 x[3]
        pslld mm4, 7                                    ;   312.3 p1      51 x[3]
        pxor mm4, mm2                                   ;   313.3 p0      51 x[3]
        movq mm2, mm0                                   ;   312.0 p0      53 x[2] copy
        pxor mm0, [ebp + 568]                           ;   313.0 p0+p2   80 x[1]
        pxor mm1, mm4                                   ;   314.3 p1      52 x[0]
        pslld mm2, 7                                    ;   314.3 p1      53 x[2]
        pxor mm3, mm4                                   ;   314.3 p0      53 x[2]
        pxor mm3, mm2                                   ;   315.3 p0      53 x[2]
        movq mm2, mm1                                   ;   315.3 p1      54 x[0] copy
        pslld mm2, 5                                    ;   316.3 p1      54 x[0]
        psrld mm1, 0x1b                                 ;   317.3 p1      54 x[0]
        pxor mm4, [ebp + 64]                            ;   316.0 p0+p2   80 x[3]
        pxor mm2, mm1                                   ;   318.3 p0      80 x[0]
        movq mm1, mm3                                   ;   318.0 p0      55 x[2] copy
        pslld mm1, 0x16                                 ;   319.0 p1      55 x[2]
        pxor mm2, [ebp + 56]                            ;   319.3 p0+p2   80 x[0]
        psrld mm3, 0xa                                  ;   319.3 p1      55 x[2]
        pxor mm1, mm3                                   ;   320.3 p0      80 x[2]
        movq mm3, mm4                                   ;   320.3 p1      26 x copy
        por mm4, mm2                                    ;   321.0 p0      26 x
        pxor mm1, [ebp + 576]                           ;   321.3 p1+p2   80 x[2]
        pxor mm3, mm0                                   ;   322.0 p0      26 x
        pand mm0, mm2                                   ;   322.3 p1      26 x
        pxor mm2, mm1                                   ;   323.0 p0      26 x
        por mm2, mm0                                    ;   324.0 p1      26 x
        pand mm1, mm4                                   ;   324.0 p0      26 x
        pxor mm4, mm0                                   ;   324.3 p1      26 x
        pxor mm2, mm3                                   ;   325.0 p0      26 x
        por mm3, mm0                                    ;   325.3 p1      26 x
        por mm0, mm1                                    ;   326.0 p0      26 x
        pxor mm3, mm1                                   ;   326.3 p1      26 x
        por mm1, mm4                                    ;   327.0 p0      26 x
        por mm4, mm3                                    ;   327.3 p1      26 x
        pxor mm1, mm2                                   ;   328.0 p0      26 x
        pand mm2, mm3                                   ;   328.3 p1      26 x
        pxor mm2, mm4                                   ;   329.3 p0      26 x
        pxor mm4, mm1                                   ;   329.3 p1      26 x
        pxor mm0, mm1                                   ;   330.0 p0      49 x[3]
        movq mm1, mm2                                   ;   330.3 p1      46 x[0] copy
        pslld mm1, 0xd                                  ;   331.3 p1      46 x[0]
        psrld mm2, 0x13                                 ;   332.3 p1      46 x[0]
        pxor mm1, mm2                                   ;   333.3 p0      46 x[0]
        movq mm2, mm4                                   ;   332.0 p0      47 x[2] copy
        pslld mm2, 3                                    ;   333.3 p1      47 x[2]
        psrld mm4, 0x1d                                 ;   334.3 p1      47 x[2]
        pxor mm2, mm4                                   ;   335.3 p0      47 x[2]
        pxor mm0, mm2                                   ;   336.3 p0      49 x[3]
        pxor mm3, mm1                                   ;   335.0 p0      48 x[1]
        pxor mm3, mm2                                   ;   336.3 p1      48 x[1]
        movq mm4, mm1                                   ;   336.0 p0      49 x[3] copy
        pslld mm4, 3                                    ;   337.0 p1      49 x[3]
        pxor mm0, mm4                                   ;   338.0 p0      49 x[3]
        movq mm4, mm3                                   ;   337.3 p1      50 x[1] copy
        pslld mm4, 1                                    ;   338.3 p1      50 x[1]
        psrld mm3, 0x1f                                 ;   339.3 p1      50 x[1]
        pxor mm4, mm3                                   ;   340.3 p0      50 x[1]
        movq mm3, mm0                                   ;   339.0 p0      51 x[3] copy
        psrld mm0, 0x19                                 ;   340.3 p1      51 x[3]
        pslld mm3, 7                                    ;   341.3 p1      51 x[3]
        pxor mm3, mm0                                   ;   342.3 p0      51 x[3]
        movq mm0, mm4                                   ;   341.3 p0      53 x[2] copy
        pxor mm1, mm4                                   ;   342.0 p0      52 x[0]
        pxor mm1, mm3                                   ;   343.3 p1      52 x[0]
        pxor mm2, mm3                                   ;   343.3 p0      53 x[2]
        pslld mm0, 7                                    ;   343.3 p1      53 x[2]
        pxor mm2, mm0                                   ;   344.3 p0      53 x[2]
        movq mm0, mm1                                   ;   344.3 p1      54 x[0] copy
        psrld mm1, 0x1b                                 ;   345.3 p1      54 x[0]
        pslld mm0, 5                                    ;   346.3 p1      54 x[0]
        pxor mm0, mm1                                   ;   347.3 p0      80 x[0]
        pxor mm0, [ebp + 584]                           ;   348.3 p0+p2   80 x[0]
        pxor mm4, [ebp + 592]                           ;   347.0 p0+p2   80 x[1]
        pxor mm3, [ebp + 600]                           ;   347.3 p1+p2   80 x[3]
        movq mm1, mm2                                   ;   348.0 p0      55 x[2] copy
        psrld mm2, 0xa                                  ;   348.3 p1      55 x[2]
        pslld mm1, 0x16                                 ;   349.3 p1      55 x[2]
        pxor mm1, mm2                                   ;   350.3 p0      80 x[2]
        movq mm2, mm3                                   ;   350.0 p0      27 x copy
        pxor mm1, [ebp + 72]                            ;   351.3 p1+p2   80 x[2]
        pxor mm3, mm1                                   ;   352.3 p0      27 x
        pxor mm2, mm0                                   ;   351.3 p1      27 x
        pxor mm0, mm4                                   ;   352.0 p0      27 x
        pand mm0, mm2                                   ;   353.0 p1      27 x
        pxor mm0, mm3                                   ;   354.0 p0      27 x
        por mm1, mm2                                    ;   353.3 p1      27 x
        pand mm3, mm1                                   ;   354.3 p0      27 x
        pxor mm1, mm4                                   ;   354.3 p1      27 x
        pxor mm1, mm3                                   ;   355.3 p0      27 x
        pand mm3, mm0                                   ;   355.3 p1      27 x
        por mm1, mm3                                    ;   356.3 p0      27 x
        pxor mm3, mm2                                   ;   356.3 p1      27 x
        pxor mm1, mm3                                   ;   357.3 p0      48 x[1]
        pxor mm3, mm4                                   ;   357.3 p1      27 x
        pand mm4, mm0                                   ;   358.0 p0      27 x
        pxor mm2, mm4                                   ;   359.0 p1      49 x[3]
        movq mm4, mm0                                   ;   359.0 p0      46 x[0] copy
        psrld mm0, 0x13                                 ;   359.3 p1      46 x[0]
        pslld mm4, 0xd                                  ;   360.3 p1      46 x[0]
        pxor mm4, mm0                                   ;   361.3 p0      46 x[0]
        movq mm0, mm3                                   ;   361.0 p0      47 x[2] copy
        pslld mm0, 3                                    ;   362.0 p1      47 x[2]
        pxor mm1, mm4                                   ;   362.3 p0      48 x[1]
        psrld mm3, 0x1d                                 ;   362.3 p1      47 x[2]
        pxor mm0, mm3                                   ;   363.3 p0      47 x[2]
        movq mm3, mm4                                   ;   363.3 p1      49 x[3] copy
        pslld mm3, 3                                    ;   364.3 p1      49 x[3]
        pxor mm2, mm0                                   ;   364.3 p0      49 x[3]
        pxor mm2, mm3                                   ;   365.3 p0      49 x[3]
        pxor mm1, mm0                                   ;   365.3 p1      48 x[1]
        movq mm3, mm1                                   ;   366.3 p0      50 x[1] copy
        psrld mm1, 0x1f                                 ;   366.3 p1      50 x[1]
        pslld mm3, 1                                    ;   367.3 p1      50 x[1]
        pxor mm3, mm1                                   ;   368.3 p0      50 x[1]
        movq mm1, mm2                                   ;   368.0 p0      51 x[3] copy
        psrld mm2, 0x19                                 ;   368.3 p1      51 x[3]
        pslld mm1, 7                                    ;   369.3 p1      51 x[3]
        pxor mm1, mm2                                   ;   370.3 p0      51 x[3]
        movq mm2, mm3                                   ;   370.0 p0      53 x[2] copy
        pxor mm0, mm1                                   ;   371.3 p1      53 x[2]
        pslld mm2, 7                                    ;   371.3 p1      53 x[2]
        pxor mm4, mm3                                   ;   371.0 p0      52 x[0]
        pxor mm4, mm1                                   ;   372.0 p0      52 x[0]
        pxor mm0, mm2                                   ;   372.3 p1      53 x[2]
        movq mm2, mm4                                   ;   373.0 p0      54 x[0] copy
        psrld mm4, 0x1b                                 ;   373.3 p1      54 x[0]
        pslld mm2, 5                                    ;   374.3 p1      54 x[0]
        pxor mm2, mm4                                   ;   375.3 p0      80 x[0]
        pxor mm3, [ebp + 608]                           ;   375.0 p0+p2   80 x[1]
        movq mm4, mm0                                   ;   375.3 p1      55 x[2] copy
        psrld mm0, 0xa                                  ;   376.3 p1      55 x[2]
        pxor mm2, [ebp + 80]                            ;   376.3 p0+p2   80 x[0]
        pslld mm4, 0x16                                 ;   377.3 p1      55 x[2]
        pxor mm1, [ebp + 624]                           ;   377.0 p0+p2   80 x[3]
        pxor mm4, mm0                                   ;   378.3 p0      28 x
        movq mm0, mm3                                   ;   378.3 p1      28 x copy
        por mm0, mm2                                    ;   379.3 p0      28 x
        pxor mm4, [ebp + 616]                           ;   379.3 p1+p2   28 x
        pxor mm4, mm2                                   ;   380.3 p0      28 x
        pxor mm3, mm1                                   ;   380.3 p1      28 x
        pxor mm0, mm4                                   ;   381.3 p0      28 x
        pand mm4, mm2                                   ;   381.3 p1      28 x
        pxor mm3, mm2                                   ;   382.0 p0      28 x
        pand mm4, mm3                                   ;   383.0 p1      28 x
        pxor mm4, mm1                                   ;   384.0 p0      28 x
        por mm1, mm3                                    ;   383.3 p1      28 x
        pxor mm1, mm0                                   ;   384.3 p0      28 x
        pxor mm2, mm0                                   ;   384.3 p1      28 x
        pand mm0, mm4                                   ;   385.0 p0      28 x
        pxor mm4, mm2                                   ;   385.3 p1      49 x[3]
        pand mm2, mm1                                   ;   386.0 p0      28 x
        pxor mm0, mm3                                   ;   386.3 p1      48 x[1]
        pxor mm3, mm2                                   ;   387.0 p0      28 x
        movq mm2, mm1                                   ;   387.3 p1      46 x[0] copy
        pslld mm2, 0xd                                  ;   388.3 p1      46 x[0]
        psrld mm1, 0x13                                 ;   389.3 p1      46 x[0]
        pxor mm2, mm1                                   ;   390.3 p0      46 x[0]
        movq mm1, mm3                                   ;   389.0 p0      47 x[2] copy
        psrld mm3, 0x1d                                 ;   390.3 p1      47 x[2]
        pslld mm1, 3                                    ;   391.3 p1      47 x[2]
        pxor mm1, mm3                                   ;   392.3 p0      47 x[2]
        pxor mm0, mm2                                   ;   391.3 p0      48 x[1]
        pxor mm0, mm1                                   ;   393.3 p0      48 x[1]
        movq mm3, mm2                                   ;   392.3 p1      49 x[3] copy
        pxor mm4, mm1                                   ;   393.3 p0      49 x[3]
        pslld mm3, 3                                    ;   393.3 p1      49 x[3]
        pxor mm4, mm3                                   ;   394.3 p0      49 x[3]
        movq mm3, mm0                                   ;   394.3 p1      50 x[1] copy
        pslld mm3, 1                                    ;   395.3 p1      50 x[1]
        psrld mm0, 0x1f                                 ;   396.3 p1      50 x[1]
        pxor mm3, mm0                                   ;   397.3 p0      50 x[1]
        movq mm0, mm4                                   ;   396.0 p0      51 x[3] copy
        pslld mm0, 7                                    ;   397.3 p1      51 x[3]
        psrld mm4, 0x19                                 ;   398.3 p1      51 x[3]
        pxor mm0, mm4                                   ;   399.3 p0      51 x[3]
        pxor mm1, mm0                                   ;   400.3 p0      53 x[2]
        pxor mm2, mm3                                   ;   399.0 p0      52 x[0]
        pxor mm2, mm0                                   ;   400.3 p1      52 x[0]
        pxor mm0, [ebp + 648]                           ;   400.3 p0+p2   80 x[3]
        movq mm4, mm3                                   ;   400.3 p1      53 x[2] copy
        pslld mm4, 7                                    ;   401.3 p1      53 x[2]
        pxor mm1, mm4                                   ;   402.3 p0      53 x[2]
        pxor mm3, [ebp + 88]                            ;   402.0 p0+p2   80 x[1]
        movq mm4, mm2                                   ;   402.3 p1      54 x[0] copy
        psrld mm2, 0x1b                                 ;   403.3 p1      54 x[0]
        pslld mm4, 5                                    ;   404.3 p1      54 x[0]
        pxor mm4, mm2                                   ;   405.3 p0      80 x[0]
        movq mm2, mm1                                   ;   404.0 p0      55 x[2] copy
        pxor mm4, [ebp + 632]                           ;   406.3 p0+p2   80 x[0]
        psrld mm1, 0xa                                  ;   405.3 p1      55 x[2]
        movq mm6, mm0                                   ;   406.0 p0      29 x copy
        pslld mm2, 0x16                                 ;   406.3 p1      55 x[2]
        pxor mm2, mm1                                   ;   407.3 p0      80 x[2]
        pxor mm2, [ebp + 640]                           ;   408.3 p1+p2   80 x[2]
        movq mm1, mm3                                   ;   408.0 p0      29 x copy
        pxor mm1, mm2                                   ;   409.3 p1      29 x
        pxor mm2, mm0                                   ;   409.3 p0      29 x
        pxor mm0, mm4                                   ;   409.3 p1      29 x
        pand mm3, mm0                                   ;   410.3 p0      29 x
        pxor mm3, mm1                                   ;   411.3 p1      29 x
        pand mm6, mm4                                   ;   411.0 p0      29 x
        pxor mm6, mm1                                   ;   412.0 p1      29 x
        por mm1, mm0                                    ;   412.0 p0      29 x
        pxor mm0, mm6                                   ;   413.0 p1      29 x
        pxor mm1, mm2                                   ;   413.0 p0      29 x
        pand mm2, mm3                                   ;   413.3 p1      29 x
        pxor mm3, mm6                                   ;   414.0 p0      29 x
        pand mm3, mm1                                   ;   415.0 p1      29 x
        pxor mm2, mm0                                   ;   415.0 p0      29 x
        pxor mm0, mm3                                   ;   416.0 p1      49 x[3]
        movq mm3, mm2                                   ;   416.0 p0      46 x[0] copy
        pxor mm1, mm2                                   ;   416.3 p1      29 x
        psrld mm2, 0x13                                 ;   417.3 p1      46 x[0]
        pslld mm3, 0xd                                  ;   418.3 p1      46 x[0]
        pxor mm3, mm2                                   ;   419.3 p0      46 x[0]
        movq mm2, mm1                                   ;   418.0 p0      47 x[2] copy
        psrld mm1, 0x1d                                 ;   419.3 p1      47 x[2]
        pxor mm6, mm3                                   ;   420.3 p0      48 x[1]
        pslld mm2, 3                                    ;   420.3 p1      47 x[2]
        pxor mm2, mm1                                   ;   421.3 p0      47 x[2]
        movq mm1, mm3                                   ;   421.0 p0      49 x[3] copy
        pxor mm6, mm2                                   ;   422.3 p1      48 x[1]
        pslld mm1, 3                                    ;   422.3 p1      49 x[3]
        pxor mm0, mm2                                   ;   422.3 p0      49 x[3]
        pxor mm0, mm1                                   ;   423.3 p0      49 x[3]
        movq mm1, mm6                                   ;   423.3 p1      50 x[1] copy
        pslld mm1, 1                                    ;   424.3 p1      50 x[1]
        psrld mm6, 0x1f                                 ;   425.3 p1      50 x[1]
        movq mm4, mm0                                   ;   424.3 p0      51 x[3] copy
        pxor mm1, mm6                                   ;   426.3 p0      50 x[1]
        psrld mm0, 0x19                                 ;   426.3 p1      51 x[3]
        pslld mm4, 7                                    ;   427.3 p1      51 x[3]
        pxor mm4, mm0                                   ;   428.3 p0      51 x[3]
        pxor mm2, mm4                                   ;   429.3 p0      53 x[2]
        movq mm0, mm1                                   ;   428.0 p0      53 x[2] copy
        pslld mm0, 7                                    ;   429.0 p1      53 x[2]
        pxor mm2, mm0                                   ;   430.3 p0      53 x[2]
        pxor mm3, mm1                                   ;   429.3 p1      52 x[0]
        pxor mm3, mm4                                   ;   430.3 p0      52 x[0]
        pxor mm4, [ebp + 656]                           ;   430.3 p1+p2   80 x[3]
        movq mm0, mm3                                   ;   431.3 p0      54 x[0] copy
        psrld mm3, 0x1b                                 ;   431.3 p1      54 x[0]
        pslld mm0, 5                                    ;   432.3 p1      54 x[0]
        pxor mm0, mm3                                   ;   433.3 p0      80 x[0]
        movq mm3, mm2                                   ;   433.0 p0      55 x[2] copy
        psrld mm2, 0xa                                  ;   433.3 p1      55 x[2]
        pslld mm3, 0x16                                 ;   434.3 p1      55 x[2]
        pxor mm3, mm2                                   ;   435.3 p0      80 x[2]
        pxor mm1, [ebp + 104]                           ;   435.0 p0+p2   80 x[1]
        movq mm6, mm1                                   ;   436.0 p1      30 x copy
        movq mm2, mm4                                   ;   436.0 p0      30 x copy
        pxor mm3, [ebp + 112]                           ;   436.3 p1+p2   80 x[2]
        por mm6, mm3                                    ;   437.3 p0      30 x
        pxor mm2, mm6                                   ;   438.3 p1      30 x
        pxor mm0, [ebp + 96]                            ;   438.0 p0+p2   80 x[0]
        pand mm4, mm3                                   ;   438.3 p1      30 x
        pxor mm3, mm1                                   ;   439.0 p0      30 x
        pxor mm1, mm0                                   ;   439.3 p1      30 x
        pand mm0, mm2                                   ;   440.0 p0      30 x
        pxor mm3, mm0                                   ;   441.0 p1      30 x
        pxor mm4, mm1                                   ;   441.0 p0      30 x
        pxor mm1, mm0                                   ;   441.3 p1      48 x[1]
        pand mm0, mm3                                   ;   442.0 p0      30 x
        pxor mm0, mm2                                   ;   443.0 p1      30 x
        pxor mm2, mm4                                   ;   443.0 p0      30 x
        pand mm4, mm3                                   ;   443.3 p1      30 x
        pxor mm2, mm4                                   ;   444.3 p0      30 x
        pxor mm4, mm0                                   ;   444.3 p1      30 x
        pxor mm1, mm0                                   ;   445.0 p0      48 x[1]
        movq mm0, mm4                                   ;   445.3 p1      46 x[0] copy
        pslld mm0, 0xd                                  ;   446.3 p1      46 x[0]
        psrld mm4, 0x13                                 ;   447.3 p1      46 x[0]
        pxor mm0, mm4                                   ;   448.3 p0      46 x[0]
        movq mm4, mm2                                   ;   447.0 p0      47 x[2] copy
        psrld mm2, 0x1d                                 ;   448.3 p1      47 x[2]
        pslld mm4, 3                                    ;   449.3 p1      47 x[2]
        pxor mm4, mm2                                   ;   450.3 p0      47 x[2]
        pxor mm1, mm0                                   ;   449.3 p0      48 x[1]
        movq mm2, mm0                                   ;   450.0 p0      49 x[3] copy
        pslld mm2, 3                                    ;   451.0 p1      49 x[3]
        pxor mm3, mm4                                   ;   451.3 p0      49 x[3]
        pxor mm3, mm2                                   ;   452.3 p1      49 x[3]
        pxor mm1, mm4                                   ;   452.0 p0      48 x[1]
        movq mm2, mm1                                   ;   453.0 p1      50 x[1] copy
        psrld mm1, 0x1f                                 ;   453.3 p1      50 x[1]
        pslld mm2, 1                                    ;   454.3 p1      50 x[1]
        pxor mm2, mm1                                   ;   455.3 p0      50 x[1]
        movq mm1, mm3                                   ;   454.0 p0      51 x[3] copy
        psrld mm3, 0x19                                 ;   455.3 p1      51 x[3]
        pxor mm0, mm2                                   ;   456.3 p0      52 x[0]
        pslld mm1, 7                                    ;   456.3 p1      51 x[3]
        pxor mm1, mm3                                   ;   457.3 p0      51 x[3]
        movq mm3, mm2                                   ;   457.0 p0      53 x[2] copy
        pslld mm3, 7                                    ;   458.0 p1      53 x[2]
        pxor mm4, mm1                                   ;   458.3 p0      53 x[2]
        pxor mm0, mm1                                   ;   458.3 p1      52 x[0]
        pxor mm4, mm3                                   ;   459.3 p0      53 x[2]
        movq mm3, mm0                                   ;   459.3 p1      54 x[0] copy
        pslld mm3, 5                                    ;   460.3 p1      54 x[0]
        psrld mm0, 0x1b                                 ;   461.3 p1      54 x[0]
        pxor mm2, [ebp + 672]                           ;   460.0 p0+p2   80 x[1]
        pxor mm3, mm0                                   ;   462.3 p0      80 x[0]
        movq mm0, mm4                                   ;   462.0 p0      55 x[2] copy
        psrld mm4, 0xa                                  ;   462.3 p1      55 x[2]
        pslld mm0, 0x16                                 ;   463.3 p1      55 x[2]
        pxor mm0, mm4                                   ;   464.3 p0      80 x[2]
        movq mm4, mm2                                   ;   464.0 p0      23 x copy
        pxor mm3, [ebp + 664]                           ;   464.3 p1+p2   80 x[0]
        pxor mm1, [ebp + 680]                           ;   465.0 p0+p2   23 x
        pxor mm1, mm3                                   ;   466.0 p1      23 x
        pxor mm0, [ebp + 120]                           ;   466.0 p0+p2   80 x[2]
        pxor mm4, mm0                                   ;   467.0 p1      23 x
        pand mm2, mm1                                   ;   467.0 p0      23 x
        pxor mm2, mm3                                   ;   468.0 p1      23 x
        por mm3, mm1                                    ;   468.0 p0      23 x
        pxor mm1, mm0                                   ;   468.3 p1      23 x
        pand mm0, mm2                                   ;   469.0 p0      23 x
        pxor mm3, mm4                                   ;   469.3 p1      23 x
        pxor mm0, mm4                                   ;   470.0 p0      23 x
        pand mm4, mm2                                   ;   470.3 p1      23 x
        pxor mm2, mm1                                   ;   471.0 p0      23 x
        pxor mm0, mm2                                   ;   472.0 p1      23 x
        pand mm1, mm3                                   ;   472.0 p0      23 x
        por mm4, mm1                                    ;   473.0 p1      23 x
        pxor mm2, mm4                                   ;   474.0 p0      48 x[1]
        movq mm1, mm4                                   ;   474.0 p1      46 x[0] copy
        pslld mm1, 0xd                                  ;   475.0 p1      46 x[0]
        psrld mm4, 0x13                                 ;   475.3 p1      46 x[0]
        pxor mm1, mm4                                   ;   476.3 p0      46 x[0]
        movq mm4, mm0                                   ;   475.0 p0      47 x[2] copy
        pslld mm4, 3                                    ;   476.3 p1      47 x[2]
        psrld mm0, 0x1d                                 ;   477.3 p1      47 x[2]
        pxor mm4, mm0                                   ;   478.3 p0      47 x[2]
        movq mm0, mm1                                   ;   477.3 p0      49 x[3] copy
        pslld mm0, 3                                    ;   478.3 p1      49 x[3]
        pxor mm2, mm1                                   ;   478.0 p0      48 x[1]
        pxor mm3, mm4                                   ;   479.3 p0      49 x[3]
        pxor mm3, mm0                                   ;   480.3 p1      49 x[3]
        pxor mm2, mm4                                   ;   480.0 p0      48 x[1]
        movq mm0, mm2                                   ;   481.0 p1      50 x[1] copy
        pslld mm0, 1                                    ;   482.0 p1      50 x[1]
        psrld mm2, 0x1f                                 ;   482.3 p1      50 x[1]
        pxor mm0, mm2                                   ;   483.3 p0      50 x[1]
        movq mm2, mm3                                   ;   482.0 p0      51 x[3] copy
        pslld mm2, 7                                    ;   483.3 p1      51 x[3]
        psrld mm3, 0x19                                 ;   484.3 p1      51 x[3]
        pxor mm2, mm3                                   ;   485.3 p0      51 x[3]
        pxor mm1, mm0                                   ;   484.3 p0      52 x[0]
        movq mm3, mm0                                   ;   485.0 p0      53 x[2] copy
        pslld mm3, 7                                    ;   486.0 p1      53 x[2]
        pxor mm1, mm2                                   ;   486.3 p0      52 x[0]
        pxor mm4, mm2                                   ;   486.3 p1      53 x[2]
        pxor mm4, mm3                                   ;   487.3 p0      53 x[2]
        movq mm3, mm1                                   ;   487.3 p1      54 x[0] copy
        psrld mm1, 0x1b                                 ;   488.3 p1      54 x[0]
        pslld mm3, 5                                    ;   489.3 p1      54 x[0]
        pxor mm3, mm1                                   ;   490.3 p0      80 x[0]
        movq mm1, mm4                                   ;   489.0 p0      55 x[2] copy
        pslld mm1, 0x16                                 ;   490.3 p1      55 x[2]
        psrld mm4, 0xa                                  ;   491.3 p1      55 x[2]
        pxor mm2, [ebp + 144]                           ;   490.0 p0+p2   80 x[3]
        pxor mm1, mm4                                   ;   492.3 p0      80 x[2]
        pxor mm0, [ebp + 688]                           ;   492.0 p0+p2   80 x[1]
        pxor mm3, [ebp + 128]                           ;   492.3 p1+p2   80 x[0]
        pxor mm1, [ebp + 136]                           ;   493.3 p0+p2   80 x[2]
        movq mm4, mm2                                   ;   493.3 p1      24 x copy
        pxor mm4, mm3                                   ;   494.3 p0      24 x
        por mm4, mm0                                    ;   495.3 p1      24 x
        pand mm3, mm0                                   ;   495.0 p0      24 x
        pxor mm0, mm2                                   ;   495.3 p1      24 x
        pxor mm0, mm1                                   ;   496.3 p0      24 x
        por mm1, mm3                                    ;   496.3 p1      24 x
        pxor mm3, mm0                                   ;   497.3 p0      24 x
        pxor mm2, mm3                                   ;   498.3 p1      24 x
        pxor mm4, mm5                                   ;   498.0 p0      24 x
        pand mm0, mm1                                   ;   498.3 p1      24 x
        pxor mm1, mm3                                   ;   499.0 p0      24 x
        por mm0, mm4                                    ;   499.3 p1      24 x
        por mm1, mm0                                    ;   500.3 p0      24 x
        pxor mm4, mm2                                   ;   500.3 p1      24 x
        pxor mm1, mm4                                   ;   501.3 p0      48 x[1]
        pand mm2, mm0                                   ;   501.3 p1      24 x
        pxor mm2, mm4                                   ;   502.3 p0      24 x
        movq mm4, mm3                                   ;   502.3 p1      47 x[2] copy
        pslld mm4, 3                                    ;   503.3 p1      47 x[2]
        psrld mm3, 0x1d                                 ;   504.3 p1      47 x[2]
        pxor mm4, mm3                                   ;   505.3 p0      47 x[2]
        movq mm3, mm2                                   ;   504.0 p0      46 x[0] copy
        pslld mm3, 0xd                                  ;   505.3 p1      46 x[0]
        psrld mm2, 0x13                                 ;   506.3 p1      46 x[0]
        pxor mm3, mm2                                   ;   507.3 p0      46 x[0]
        movq mm2, mm3                                   ;   508.3 p0      49 x[3] copy
        pslld mm2, 3                                    ;   509.3 p1      49 x[3]
        pxor mm1, mm4                                   ;   507.0 p0      48 x[1]
        pxor mm0, mm4                                   ;   508.0 p0      49 x[3]
        pxor mm0, mm2                                   ;   510.3 p1      49 x[3]
        pxor mm1, mm3                                   ;   509.0 p0      48 x[1]
        movq mm2, mm1                                   ;   510.0 p1      50 x[1] copy
        pslld mm2, 1                                    ;   511.0 p1      50 x[1]
        psrld mm1, 0x1f                                 ;   511.3 p1      50 x[1]
        pxor mm2, mm1                                   ;   512.3 p0      50 x[1]
        movq mm1, mm0                                   ;   511.3 p0      51 x[3] copy
        pslld mm1, 7                                    ;   512.3 p1      51 x[3]
        psrld mm0, 0x19                                 ;   513.3 p1      51 x[3]
        pxor mm1, mm0                                   ;   514.3 p0      51 x[3]
        pxor mm4, mm1                                   ;   515.3 p0      53 x[2]
        movq mm0, mm2                                   ;   514.0 p0      53 x[2] copy
        pslld mm0, 7                                    ;   515.0 p1      53 x[2]
        pxor mm4, mm0                                   ;   516.3 p0      53 x[2]
        pxor mm3, mm2                                   ;   515.3 p1      52 x[0]
        pxor mm3, mm1                                   ;   516.3 p0      52 x[0]
        movq mm0, mm3                                   ;   517.3 p1      54 x[0] copy
        pxor mm1, [ebp + 720]                           ;   517.0 p0+p2   80 x[3]
        psrld mm3, 0x1b                                 ;   517.3 p1      54 x[0]
        pslld mm0, 5                                    ;   518.3 p1      54 x[0]
        pxor mm0, mm3                                   ;   519.3 p0      80 x[0]
        movq mm3, mm4                                   ;   519.0 p0      55 x[2] copy
        pxor mm2, [ebp + 704]                           ;   519.3 p1+p2   80 x[1]
        pslld mm3, 0x16                                 ;   520.3 p1      55 x[2]
        psrld mm4, 0xa                                  ;   521.3 p1      55 x[2]
        pxor mm3, mm4                                   ;   522.3 p0      80 x[2]
        movq mm4, mm1                                   ;   521.0 p0      25 x copy
        pxor mm0, [ebp + 696]                           ;   522.0 p0+p2   80 x[0]
        por mm1, mm0                                    ;   523.0 p1      25 x
        pxor mm3, [ebp + 712]                           ;   523.3 p0+p2   80 x[2]
        movq mm6, mm2                                   ;   523.3 p1      25 x copy
        pxor mm6, mm3                                   ;   524.3 p0      25 x
        pxor mm6, mm0                                   ;   525.3 p1      25 x
        pand mm3, mm0                                   ;   525.0 p0      25 x
        pxor mm4, mm3                                   ;   526.0 p1      25 x
        pxor mm1, mm2                                   ;   526.0 p0      25 x
        pand mm2, mm4                                   ;   527.0 p1      25 x
        pxor mm4, mm6                                   ;   527.0 p0      25 x
        pxor mm2, mm6                                   ;   528.0 p1      25 x
        pxor mm0, mm4                                   ;   528.0 p0      25 x
        movq mm3, mm0                                   ;   529.0 p1      46 x[0] copy
        por mm6, mm1                                    ;   529.0 p0      25 x
        pslld mm3, 0xd                                  ;   530.0 p1      46 x[0]
        psrld mm0, 0x13                                 ;   530.3 p1      46 x[0]
        pxor mm4, mm6                                   ;   530.0 p0      25 x
        pxor mm3, mm0                                   ;   531.3 p0      46 x[0]
        pxor mm1, mm4                                   ;   531.3 p1      25 x
        movq mm0, mm1                                   ;   532.3 p0      47 x[2] copy
        pxor mm4, mm2                                   ;   532.3 p1      48 x[1]
        psrld mm1, 0x1d                                 ;   533.3 p1      47 x[2]
        pslld mm0, 3                                    ;   534.3 p1      47 x[2]
        pxor mm0, mm1                                   ;   535.3 p0      47 x[2]
        pxor mm2, mm0                                   ;   536.3 p0      49 x[3]
        movq mm1, mm3                                   ;   535.0 p0      49 x[3] copy
        pslld mm1, 3                                    ;   536.0 p1      49 x[3]
        pxor mm4, mm3                                   ;   536.0 p0      48 x[1]
        pxor mm4, mm0                                   ;   537.0 p1      48 x[1]
        pxor mm2, mm1                                   ;   537.3 p0      49 x[3]
        movq mm1, mm4                                   ;   538.0 p1      50 x[1] copy
        psrld mm4, 0x1f                                 ;   538.3 p1      50 x[1]
        pslld mm1, 1                                    ;   539.3 p1      50 x[1]
        pxor mm1, mm4                                   ;   540.3 p0      50 x[1]
        movq mm4, mm2                                   ;   539.0 p0      51 x[3] copy
        psrld mm2, 0x19                                 ;   540.3 p1      51 x[3]
        pslld mm4, 7                                    ;   541.3 p1      51 x[3]
        pxor mm3, mm1                                   ;   541.3 p0      52 x[0]
        pxor mm4, mm2                                   ;   542.3 p0      51 x[3]
        movq mm2, mm1                                   ;   542.0 p0      53 x[2] copy
        pslld mm2, 7                                    ;   543.0 p1      53 x[2]
        pxor mm3, mm4                                   ;   543.3 p0      52 x[0]
        pxor mm1, [ebp + 728]                           ;   543.3 p1+p2   80 x[1]
        pxor mm0, mm4                                   ;   544.0 p0      53 x[2]
        pxor mm0, mm2                                   ;   545.0 p1      53 x[2]
        movq mm2, mm3                                   ;   545.0 p0      54 x[0] copy
        pslld mm2, 5                                    ;   546.0 p1      54 x[0]
        pxor mm4, [ebp + 160]                           ;   546.0 p0+p2   80 x[3]
        psrld mm3, 0x1b                                 ;   546.3 p1      54 x[0]
        pxor mm2, mm3                                   ;   547.3 p0      80 x[0]
        movq mm3, mm0                                   ;   547.3 p1      55 x[2] copy
        pslld mm3, 0x16                                 ;   548.3 p1      55 x[2]
        psrld mm0, 0xa                                  ;   549.3 p1      55 x[2]
        pxor mm3, mm0                                   ;   550.3 p0      80 x[2]
        movq mm0, mm4                                   ;   549.0 p0      26 x copy
        pxor mm3, [ebp + 736]                           ;   551.3 p0+p2   80 x[2]
        pxor mm2, [ebp + 152]                           ;   550.3 p1+p2   80 x[0]
        por mm4, mm2                                    ;   551.3 p0      26 x
        pxor mm0, mm1                                   ;   551.3 p1      26 x
        pand mm1, mm2                                   ;   552.0 p0      26 x
        pxor mm2, mm3                                   ;   552.3 p1      26 x
        pand mm3, mm4                                   ;   553.0 p0      26 x
        pxor mm4, mm1                                   ;   553.3 p1      26 x
        por mm2, mm1                                    ;   554.0 p0      26 x
        pxor mm2, mm0                                   ;   555.0 p1      26 x
        por mm0, mm1                                    ;   555.0 p0      26 x
        pxor mm0, mm3                                   ;   556.0 p1      26 x
        por mm1, mm3                                    ;   556.0 p0      26 x
        por mm3, mm4                                    ;   556.3 p1      26 x
        pxor mm3, mm2                                   ;   557.3 p0      26 x
        por mm4, mm0                                    ;   557.3 p1      26 x
        pxor mm1, mm3                                   ;   558.3 p0      49 x[3]
        pand mm2, mm0                                   ;   558.3 p1      26 x
        pxor mm2, mm4                                   ;   559.3 p0      26 x
        pxor mm4, mm3                                   ;   559.3 p1      26 x
        movq mm3, mm2                                   ;   560.3 p0      46 x[0] copy
        pslld mm3, 0xd                                  ;   561.3 p1      46 x[0]
        psrld mm2, 0x13                                 ;   561.3 p1      46 x[0]
        pxor mm3, mm2                                   ;   562.3 p0      46 x[0]
        movq mm2, mm4                                   ;   562.0 p0      47 x[2] copy
        pslld mm2, 3                                    ;   563.0 p1      47 x[2]
        psrld mm4, 0x1d                                 ;   563.3 p1      47 x[2]
        pxor mm0, mm3                                   ;   563.3 p0      48 x[1]
        pxor mm2, mm4                                   ;   564.3 p0      47 x[2]
        movq mm4, mm3                                   ;   564.3 p1      49 x[3] copy
        pxor mm1, mm2                                   ;   565.3 p0      49 x[3]
        pxor mm0, mm2                                   ;   565.3 p1      48 x[1]
        pslld mm4, 3                                    ;   566.3 p1      49 x[3]
        pxor mm1, mm4                                   ;   567.3 p0      49 x[3]
        movq mm4, mm0                                   ;   567.0 p0      50 x[1] copy
        psrld mm0, 0x1f                                 ;   567.3 p1      50 x[1]
        pslld mm4, 1                                    ;   568.3 p1      50 x[1]
        pxor mm4, mm0                                   ;   569.3 p0      50 x[1]
        movq mm0, mm1                                   ;   569.0 p0      51 x[3] copy
        pslld mm0, 7                                    ;   570.0 p1      51 x[3]
        pxor mm3, mm4                                   ;   570.3 p0      52 x[0]
        psrld mm1, 0x19                                 ;   570.3 p1      51 x[3]
        pxor mm0, mm1                                   ;   571.3 p0      51 x[3]
        pxor mm2, mm0                                   ;   572.3 p1      53 x[2]
        movq mm1, mm4                                   ;   572.0 p0      53 x[2] copy
        pxor mm3, mm0                                   ;   572.3 p1      52 x[0]
        pslld mm1, 7                                    ;   573.3 p1      53 x[2]
        pxor mm2, mm1                                   ;   574.3 p0      53 x[2]
        movq mm1, mm3                                   ;   574.0 p0      54 x[0] copy
        pslld mm1, 5                                    ;   575.0 p1      54 x[0]
        psrld mm3, 0x1b                                 ;   575.3 p1      54 x[0]
        pxor mm1, mm3                                   ;   576.3 p0      80 x[0]
        movq mm3, mm2                                   ;   576.0 p0      55 x[2] copy
        pslld mm3, 0x16                                 ;   577.0 p1      55 x[2]
        psrld mm2, 0xa                                  ;   577.3 p1      55 x[2]
        pxor mm0, [ebp + 760]                           ;   577.0 p0+p2   80 x[3]
        pxor mm3, mm2                                   ;   578.3 p0      80 x[2]
        pxor mm3, [ebp + 168]                           ;   579.3 p1+p2   80 x[2]
        pxor mm4, [ebp + 752]                           ;   579.0 p0+p2   80 x[1]
        movq mm2, mm0                                   ;   579.3 p1      27 x copy
        pxor mm0, mm3                                   ;   580.3 p0      27 x
        pxor mm1, [ebp + 744]                           ;   580.3 p1+p2   80 x[0]
        pxor mm2, mm1                                   ;   581.3 p0      27 x
        pxor mm1, mm4                                   ;   581.3 p1      27 x
        pand mm1, mm2                                   ;   582.3 p0      27 x
        pxor mm1, mm0                                   ;   583.3 p1      27 x
        por mm3, mm2                                    ;   583.0 p0      27 x
        pand mm0, mm3                                   ;   584.0 p1      27 x
        pxor mm3, mm4                                   ;   584.0 p0      27 x
        pxor mm3, mm0                                   ;   585.0 p1      27 x
        pand mm0, mm1                                   ;   585.0 p0      27 x
        por mm3, mm0                                    ;   586.0 p1      27 x
        pxor mm0, mm2                                   ;   586.0 p0      27 x
        pxor mm3, mm0                                   ;   587.0 p1      48 x[1]
        pxor mm0, mm4                                   ;   587.0 p0      27 x
        pand mm4, mm1                                   ;   587.3 p1      27 x
        pxor mm2, mm4                                   ;   588.3 p0      49 x[3]
        movq mm4, mm1                                   ;   588.3 p1      46 x[0] copy
        pslld mm4, 0xd                                  ;   589.3 p1      46 x[0]
        psrld mm1, 0x13                                 ;   590.3 p1      46 x[0]
        pxor mm4, mm1                                   ;   591.3 p0      46 x[0]
        pxor mm3, mm4                                   ;   592.3 p0      48 x[1]
        movq mm1, mm0                                   ;   591.0 p0      47 x[2] copy
        pslld mm1, 3                                    ;   592.0 p1      47 x[2]
        psrld mm0, 0x1d                                 ;   592.3 p1      47 x[2]
        pxor mm1, mm0                                   ;   593.3 p0      47 x[2]
        pxor mm3, mm1                                   ;   594.3 p0      48 x[1]
        movq mm0, mm4                                   ;   593.3 p1      49 x[3] copy
        pxor mm2, mm1                                   ;   594.3 p0      49 x[3]
        pslld mm0, 3                                    ;   594.3 p1      49 x[3]
        pxor mm2, mm0                                   ;   595.3 p0      49 x[3]
        movq mm0, mm3                                   ;   595.3 p1      50 x[1] copy
        psrld mm3, 0x1f                                 ;   596.3 p1      50 x[1]
        pslld mm0, 1                                    ;   597.3 p1      50 x[1]
        pxor mm0, mm3                                   ;   598.3 p0      50 x[1]
        movq mm3, mm2                                   ;   597.0 p0      51 x[3] copy
        pslld mm3, 7                                    ;   598.3 p1      51 x[3]
        psrld mm2, 0x19                                 ;   599.3 p1      51 x[3]
        pxor mm3, mm2                                   ;   600.3 p0      51 x[3]
        pxor mm1, mm3                                   ;   601.3 p0      53 x[2]
        movq mm2, mm0                                   ;   600.0 p0      53 x[2] copy
        pxor mm4, mm0                                   ;   600.3 p1      52 x[0]
        pxor mm0, [ebp + 768]                           ;   601.0 p0+p2   80 x[1]
        pslld mm2, 7                                    ;   601.3 p1      53 x[2]
        pxor mm1, mm2                                   ;   602.3 p0      53 x[2]
        pxor mm4, mm3                                   ;   602.3 p1      52 x[0]
        movq mm2, mm4                                   ;   603.3 p0      54 x[0] copy
        psrld mm4, 0x1b                                 ;   603.3 p1      54 x[0]
        pxor mm3, [ebp + 784]                           ;   604.0 p0+p2   80 x[3]
        pslld mm2, 5                                    ;   604.3 p1      54 x[0]
        pxor mm2, mm4                                   ;   605.3 p0      80 x[0]
        pxor mm2, [ebp + 176]                           ;   606.3 p1+p2   80 x[0]
        movq mm4, mm1                                   ;   606.0 p0      55 x[2] copy
        pslld mm4, 0x16                                 ;   607.0 p1      55 x[2]
        psrld mm1, 0xa                                  ;   607.3 p1      55 x[2]
        pxor mm4, mm1                                   ;   608.3 p0      28 x
        pxor mm4, [ebp + 776]                           ;   609.3 p0+p2   28 x
        pxor mm4, mm2                                   ;   610.3 p1      28 x
        movq mm1, mm0                                   ;   609.0 p0      28 x copy
        por mm1, mm2                                    ;   610.0 p1      28 x
        pxor mm1, mm4                                   ;   611.3 p0      28 x
        pxor mm0, mm3                                   ;   610.3 p1      28 x
        pxor mm0, mm2                                   ;   611.3 p0      28 x
        pand mm4, mm2                                   ;   611.3 p1      28 x
        pand mm4, mm0                                   ;   612.3 p0      28 x
        pxor mm2, mm1                                   ;   612.3 p1      28 x
        pxor mm4, mm3                                   ;   613.3 p0      28 x
        por mm3, mm0                                    ;   613.3 p1      28 x
        pxor mm3, mm1                                   ;   614.3 p0      28 x
        pand mm1, mm4                                   ;   614.3 p1      28 x
        pxor mm4, mm2                                   ;   615.0 p0      49 x[3]
        pxor mm1, mm0                                   ;   615.3 p1      48 x[1]
        pand mm2, mm3                                   ;   616.0 p0      28 x
        pxor mm0, mm2                                   ;   617.0 p1      28 x
        movq mm2, mm3                                   ;   617.0 p0      46 x[0] copy
        psrld mm3, 0x13                                 ;   617.3 p1      46 x[0]
        pslld mm2, 0xd                                  ;   618.3 p1      46 x[0]
        pxor mm2, mm3                                   ;   619.3 p0      46 x[0]
        movq mm3, mm0                                   ;   619.0 p0      47 x[2] copy
        pslld mm3, 3                                    ;   620.0 p1      47 x[2]
        psrld mm0, 0x1d                                 ;   620.3 p1      47 x[2]
        pxor mm3, mm0                                   ;   621.3 p0      47 x[2]
        pxor mm4, mm3                                   ;   622.3 p0      49 x[3]
        movq mm0, mm2                                   ;   621.3 p1      49 x[3] copy
        pslld mm0, 3                                    ;   622.3 p1      49 x[3]
        pxor mm4, mm0                                   ;   623.3 p0      49 x[3]
        pxor mm1, mm2                                   ;   623.0 p0      48 x[1]
        pxor mm1, mm3                                   ;   624.0 p1      48 x[1]
        movq mm0, mm1                                   ;   625.0 p0      50 x[1] copy
        pslld mm0, 1                                    ;   626.0 p1      50 x[1]
        psrld mm1, 0x1f                                 ;   625.3 p1      50 x[1]
        pxor mm0, mm1                                   ;   627.0 p0      50 x[1]
        movq mm1, mm4                                   ;   626.0 p0      51 x[3] copy
        pslld mm1, 7                                    ;   627.0 p1      51 x[3]
        pxor mm2, mm0                                   ;   628.0 p0      52 x[0]
        psrld mm4, 0x19                                 ;   627.3 p1      51 x[3]
        pxor mm1, mm4                                   ;   628.3 p0      51 x[3]
        pxor mm3, mm1                                   ;   629.3 p1      53 x[2]
        pxor mm2, mm1                                   ;   629.3 p0      52 x[0]
        movq mm4, mm0                                   ;   629.3 p1      53 x[2] copy
        pslld mm4, 7                                    ;   630.3 p1      53 x[2]
        pxor mm3, mm4                                   ;   631.3 p0      53 x[2]
        movq mm4, mm2                                   ;   631.0 p0      54 x[0] copy
        psrld mm2, 0x1b                                 ;   631.3 p1      54 x[0]
        pslld mm4, 5                                    ;   632.3 p1      54 x[0]
        pxor mm4, mm2                                   ;   633.3 p0      80 x[0]
        movq mm2, mm3                                   ;   633.0 p0      55 x[2] copy
        pslld mm2, 0x16                                 ;   634.0 p1      55 x[2]
        psrld mm3, 0xa                                  ;   634.3 p1      55 x[2]
        pxor mm2, mm3                                   ;   635.3 p0      80 x[2]
        pxor mm0, [ebp + 184]                           ;   635.0 p0+p2   80 x[1]
        movq mm3, mm0                                   ;   636.0 p1      29 x copy
        pxor mm2, [ebp + 800]                           ;   636.3 p0+p2   80 x[2]
        pxor mm3, mm2                                   ;   637.3 p1      29 x
        pxor mm4, [ebp + 792]                           ;   637.0 p0+p2   80 x[0]
        pxor mm1, [ebp + 808]                           ;   637.3 p1+p2   80 x[3]
        movq mm6, mm1                                   ;   638.3 p0      29 x copy
        pand mm6, mm4                                   ;   639.3 p1      29 x
        pxor mm2, mm1                                   ;   639.0 p0      29 x
        pxor mm1, mm4                                   ;   639.3 p1      29 x
        pand mm0, mm1                                   ;   640.3 p0      29 x
        pxor mm6, mm3                                   ;   640.3 p1      29 x
        pxor mm0, mm3                                   ;   641.3 p0      29 x
        por mm3, mm1                                    ;   641.3 p1      29 x
        pxor mm3, mm2                                   ;   642.3 p0      29 x
        pxor mm1, mm6                                   ;   642.3 p1      29 x
        pand mm2, mm0                                   ;   643.0 p0      29 x
        pxor mm0, mm6                                   ;   643.3 p1      29 x
        pand mm0, mm3                                   ;   644.3 p0      29 x
        pxor mm2, mm1                                   ;   644.3 p1      29 x
        pxor mm3, mm2                                   ;   645.3 p0      29 x
        pxor mm1, mm0                                   ;   645.3 p1      49 x[3]
        movq mm0, mm2                                   ;   646.0 p0      46 x[0] copy
        psrld mm2, 0x13                                 ;   646.3 p1      46 x[0]
        pslld mm0, 0xd                                  ;   647.3 p1      46 x[0]
        pxor mm0, mm2                                   ;   648.3 p0      46 x[0]
        movq mm2, mm3                                   ;   648.0 p0      47 x[2] copy
        pslld mm2, 3                                    ;   649.0 p1      47 x[2]
        psrld mm3, 0x1d                                 ;   649.3 p1      47 x[2]
        pxor mm2, mm3                                   ;   650.3 p0      47 x[2]
        pxor mm6, mm0                                   ;   650.0 p0      48 x[1]
        pxor mm6, mm2                                   ;   651.3 p1      48 x[1]
        pxor mm1, mm2                                   ;   651.3 p0      49 x[3]
        movq mm3, mm0                                   ;   651.3 p1      49 x[3] copy
        pslld mm3, 3                                    ;   652.3 p1      49 x[3]
        pxor mm1, mm3                                   ;   653.3 p0      49 x[3]
        movq mm3, mm6                                   ;   653.0 p0      50 x[1] copy
        pslld mm3, 1                                    ;   654.0 p1      50 x[1]
        psrld mm6, 0x1f                                 ;   654.3 p1      50 x[1]
        movq mm4, mm1                                   ;   654.3 p0      51 x[3] copy
        psrld mm1, 0x19                                 ;   655.3 p1      51 x[3]
        pxor mm3, mm6                                   ;   655.3 p0      50 x[1]
        pslld mm4, 7                                    ;   656.3 p1      51 x[3]
        pxor mm4, mm1                                   ;   657.3 p0      51 x[3]
        movq mm1, mm3                                   ;   657.0 p0      53 x[2] copy
        pslld mm1, 7                                    ;   658.0 p1      53 x[2]
        pxor mm0, mm3                                   ;   658.0 p0      52 x[0]
        pxor mm2, mm4                                   ;   658.3 p1      53 x[2]
        pxor mm2, mm1                                   ;   659.3 p0      53 x[2]
        pxor mm0, mm4                                   ;   659.3 p1      52 x[0]
        movq mm1, mm0                                   ;   660.3 p0      54 x[0] copy
        psrld mm0, 0x1b                                 ;   660.3 p1      54 x[0]
        pslld mm1, 5                                    ;   661.3 p1      54 x[0]
        pxor mm1, mm0                                   ;   662.3 p0      80 x[0]
        movq mm0, mm2                                   ;   662.0 p0      55 x[2] copy
        psrld mm2, 0xa                                  ;   662.3 p1      55 x[2]
        pxor mm3, [ebp + 200]                           ;   663.0 p0+p2   80 x[1]
        pslld mm0, 0x16                                 ;   663.3 p1      55 x[2]
        pxor mm4, [ebp + 816]                           ;   664.0 p0+p2   80 x[3]
        pxor mm0, mm2                                   ;   664.3 p1      80 x[2]
        movq mm2, mm4                                   ;   665.0 p0      30 x copy
        movq mm6, mm3                                   ;   665.3 p1      30 x copy
        pxor mm0, [ebp + 208]                           ;   666.0 p0+p2   80 x[2]
        por mm6, mm0                                    ;   667.0 p1      30 x
        pxor mm2, mm6                                   ;   668.0 p0      30 x
        pand mm4, mm0                                   ;   667.3 p1      30 x
        pxor mm0, mm3                                   ;   668.0 p0      30 x
        pxor mm1, [ebp + 192]                           ;   668.3 p1+p2   80 x[0]
        pxor mm3, mm1                                   ;   669.3 p0      30 x
        pand mm1, mm2                                   ;   669.3 p1      30 x
        pxor mm0, mm1                                   ;   670.3 p0      30 x
        pxor mm4, mm3                                   ;   670.3 p1      30 x
        pxor mm3, mm1                                   ;   671.0 p0      48 x[1]
        pand mm1, mm0                                   ;   671.3 p1      30 x
        pxor mm1, mm2                                   ;   672.3 p0      30 x
        pxor mm2, mm4                                   ;   672.3 p1      30 x
        pand mm4, mm0                                   ;   673.0 p0      30 x
        pxor mm3, mm1                                   ;   673.3 p1      48 x[1]
        pxor mm2, mm4                                   ;   674.0 p0      30 x
        pxor mm4, mm1                                   ;   674.3 p1      30 x
        movq mm1, mm4                                   ;   675.3 p0      46 x[0] copy
        pslld mm1, 0xd                                  ;   676.3 p1      46 x[0]
        psrld mm4, 0x13                                 ;   676.3 p1      46 x[0]
        pxor mm1, mm4                                   ;   677.3 p0      46 x[0]
        movq mm4, mm2                                   ;   677.0 p0      47 x[2] copy
        psrld mm2, 0x1d                                 ;   677.3 p1      47 x[2]
        pslld mm4, 3                                    ;   678.3 p1      47 x[2]
        pxor mm3, mm1                                   ;   678.3 p0      48 x[1]
        pxor mm4, mm2                                   ;   679.3 p0      47 x[2]
        movq mm2, mm1                                   ;   679.3 p1      49 x[3] copy
        pxor mm0, mm4                                   ;   680.3 p0      49 x[3]
        pxor mm3, mm4                                   ;   680.3 p1      48 x[1]
        pslld mm2, 3                                    ;   681.3 p1      49 x[3]
        pxor mm0, mm2                                   ;   682.3 p0      49 x[3]
        movq mm2, mm3                                   ;   682.0 p0      50 x[1] copy
        pslld mm2, 1                                    ;   683.0 p1      50 x[1]
        psrld mm3, 0x1f                                 ;   683.3 p1      50 x[1]
        pxor mm2, mm3                                   ;   684.3 p0      50 x[1]
        movq mm3, mm0                                   ;   684.0 p0      51 x[3] copy
        psrld mm0, 0x19                                 ;   684.3 p1      51 x[3]
        pslld mm3, 7                                    ;   685.3 p1      51 x[3]
        pxor mm3, mm0                                   ;   686.3 p0      51 x[3]
        pxor mm4, mm3                                   ;   687.3 p0      53 x[2]
        movq mm0, mm2                                   ;   686.3 p1      53 x[2] copy
        pslld mm0, 7                                    ;   687.3 p1      53 x[2]
        pxor mm4, mm0                                   ;   688.3 p0      53 x[2]
        pxor mm1, mm2                                   ;   688.0 p0      52 x[0]
        pxor mm1, mm3                                   ;   689.0 p1      52 x[0]
        movq mm0, mm1                                   ;   690.0 p0      54 x[0] copy
        pxor mm3, [ebp + 840]                           ;   689.3 p1+p2   23 x
        psrld mm1, 0x1b                                 ;   690.3 p1      54 x[0]
        pxor mm2, [ebp + 832]                           ;   690.0 p0+p2   80 x[1]
        pslld mm0, 5                                    ;   691.3 p1      54 x[0]
        pxor mm0, mm1                                   ;   692.3 p0      80 x[0]
        movq mm1, mm4                                   ;   692.0 p0      55 x[2] copy
        pslld mm1, 0x16                                 ;   693.0 p1      55 x[2]
        pxor mm0, [ebp + 824]                           ;   693.3 p0+p2   80 x[0]
        pxor mm3, mm0                                   ;   694.3 p1      23 x
        psrld mm4, 0xa                                  ;   694.3 p1      55 x[2]
        pxor mm1, mm4                                   ;   695.3 p0      80 x[2]
        movq mm4, mm2                                   ;   695.0 p0      23 x copy
        pand mm2, mm3                                   ;   695.3 p1      23 x
        pxor mm2, mm0                                   ;   696.3 p0      23 x
        pxor mm1, [ebp + 216]                           ;   696.3 p1+p2   80 x[2]
        por mm0, mm3                                    ;   697.0 p0      23 x
        pxor mm4, mm1                                   ;   697.3 p1      23 x
        pxor mm3, mm1                                   ;   698.0 p0      23 x
        pxor mm0, mm4                                   ;   698.3 p1      23 x
        pand mm1, mm2                                   ;   699.0 p0      23 x
        pxor mm1, mm4                                   ;   700.0 p1      23 x
        pand mm4, mm2                                   ;   700.0 p0      23 x
        pxor mm2, mm3                                   ;   700.3 p1      23 x
        pand mm3, mm0                                   ;   701.0 p0      23 x
        pxor mm1, mm2                                   ;   701.3 p1      23 x
        por mm4, mm3                                    ;   702.0 p0      23 x
        movq mm3, mm4                                   ;   703.0 p1      46 x[0] copy
        pslld mm3, 0xd                                  ;   704.0 p1      46 x[0]
        pxor mm2, mm4                                   ;   703.0 p0      48 x[1]
        psrld mm4, 0x13                                 ;   704.3 p1      46 x[0]
        pxor mm3, mm4                                   ;   705.3 p0      46 x[0]
        movq mm4, mm1                                   ;   705.0 p0      47 x[2] copy
        psrld mm1, 0x1d                                 ;   705.3 p1      47 x[2]
        pxor mm2, mm3                                   ;   706.3 p0      48 x[1]
        pslld mm4, 3                                    ;   706.3 p1      47 x[2]
        pxor mm4, mm1                                   ;   707.3 p0      47 x[2]
        movq mm1, mm3                                   ;   707.3 p1      49 x[3] copy
        pxor mm2, mm4                                   ;   708.3 p0      48 x[1]
        pxor mm0, mm4                                   ;   708.3 p1      49 x[3]
        pslld mm1, 3                                    ;   709.3 p1      49 x[3]
        pxor mm0, mm1                                   ;   710.3 p0      49 x[3]
        movq mm1, mm2                                   ;   710.0 p0      50 x[1] copy
        pslld mm1, 1                                    ;   711.0 p1      50 x[1]
        psrld mm2, 0x1f                                 ;   711.3 p1      50 x[1]
        pxor mm1, mm2                                   ;   712.3 p0      50 x[1]
        pxor mm3, mm1                                   ;   713.3 p0      52 x[0]
        movq mm2, mm0                                   ;   712.3 p1      51 x[3] copy
        pslld mm2, 7                                    ;   713.3 p1      51 x[3]
        psrld mm0, 0x19                                 ;   714.3 p1      51 x[3]
        pxor mm2, mm0                                   ;   715.3 p0      51 x[3]
        pxor mm3, mm2                                   ;   716.3 p0      52 x[0]
        movq mm0, mm1                                   ;   715.0 p0      53 x[2] copy
        pslld mm0, 7                                    ;   716.0 p1      53 x[2]
        pxor mm4, mm2                                   ;   716.3 p0      53 x[2]
        pxor mm4, mm0                                   ;   717.3 p1      53 x[2]
        movq mm0, mm3                                   ;   717.3 p0      54 x[0] copy
        pxor mm2, [ebp + 224]                           ;   717.3 p1+p2   80 x[3]
        psrld mm3, 0x1b                                 ;   718.3 p1      54 x[0]
        pxor mm1, [ebp + 848]                           ;   718.0 p0+p2   80 x[1]
        pslld mm0, 5                                    ;   719.3 p1      54 x[0]
        pxor mm0, mm3                                   ;   720.3 p0      80 x[0]
        movq mm3, mm4                                   ;   720.0 p0      55 x[2] copy
        pslld mm3, 0x16                                 ;   721.0 p1      55 x[2]
        psrld mm4, 0xa                                  ;   721.3 p1      55 x[2]
        pxor mm3, mm4                                   ;   722.3 p0      80 x[2]
        pxor mm0, [ebp + 248]                           ;   722.0 p0+p2   80 x[0]
        movq mm4, mm2                                   ;   722.3 p1      24 x copy
        pxor mm3, [ebp + 240]                           ;   723.3 p0+p2   80 x[2]
        pxor mm4, mm0                                   ;   723.3 p1      24 x
        por mm4, mm1                                    ;   724.3 p0      24 x
        pand mm0, mm1                                   ;   724.3 p1      24 x
        pxor mm1, mm2                                   ;   725.0 p0      24 x
        pxor mm1, mm3                                   ;   726.0 p1      24 x
        por mm3, mm0                                    ;   726.0 p0      24 x
        pxor mm0, mm1                                   ;   727.0 p1      24 x
        pand mm1, mm3                                   ;   727.0 p0      24 x
        pxor mm4, mm5                                   ;   727.3 p1      24 x
        por mm1, mm4                                    ;   728.3 p0      24 x
        pxor mm2, mm0                                   ;   728.3 p1      24 x
        pxor mm4, mm2                                   ;   729.3 p0      24 x
        pand mm2, mm1                                   ;   729.3 p1      24 x
        pxor mm3, mm0                                   ;   730.0 p0      24 x
        pxor mm2, mm4                                   ;   730.3 p1      24 x
        por mm3, mm1                                    ;   731.0 p0      24 x
        pxor mm3, mm4                                   ;   732.0 p1      48 x[1]
        movq mm4, mm0                                   ;   732.0 p0      47 x[2] copy
        pslld mm4, 3                                    ;   733.0 p1      47 x[2]
        psrld mm0, 0x1d                                 ;   733.3 p1      47 x[2]
        pxor mm4, mm0                                   ;   734.3 p0      47 x[2]
        movq mm0, mm2                                   ;   734.0 p0      46 x[0] copy
        pslld mm0, 0xd                                  ;   735.0 p1      46 x[0]
        psrld mm2, 0x13                                 ;   735.3 p1      46 x[0]
        pxor mm0, mm2                                   ;   736.3 p0      46 x[0]
        pxor mm3, mm4                                   ;   736.0 p0      48 x[1]
        pxor mm3, mm0                                   ;   737.3 p1      48 x[1]
        movq mm2, mm0                                   ;   737.3 p0      49 x[3] copy
        pxor mm1, mm4                                   ;   737.3 p1      49 x[3]
        pslld mm2, 3                                    ;   738.3 p1      49 x[3]
        pxor mm1, mm2                                   ;   739.3 p0      49 x[3]
        movq mm2, mm3                                   ;   739.0 p0      50 x[1] copy
        psrld mm3, 0x1f                                 ;   739.3 p1      50 x[1]
        pslld mm2, 1                                    ;   740.3 p1      50 x[1]
        pxor mm2, mm3                                   ;   741.3 p0      50 x[1]
        movq mm3, mm1                                   ;   741.0 p0      51 x[3] copy
        pslld mm3, 7                                    ;   742.0 p1      51 x[3]
        psrld mm1, 0x19                                 ;   742.3 p1      51 x[3]
        pxor mm3, mm1                                   ;   743.3 p0      51 x[3]
        movq mm1, mm2                                   ;   743.0 p0      53 x[2] copy
        pxor mm4, mm3                                   ;   744.3 p1      53 x[2]
        pxor mm0, mm2                                   ;   744.0 p0      52 x[0]
        pslld mm1, 7                                    ;   744.3 p1      53 x[2]
        pxor mm4, mm1                                   ;   745.3 p0      53 x[2]
        pxor mm0, mm3                                   ;   745.3 p1      52 x[0]
        movq mm1, mm0                                   ;   746.3 p0      54 x[0] copy
        pslld mm1, 5                                    ;   747.3 p1      54 x[0]
        psrld mm0, 0x1b                                 ;   747.3 p1      54 x[0]
        pxor mm1, mm0                                   ;   748.3 p0      80 x[0]
        movq mm0, mm4                                   ;   748.0 p0      55 x[2] copy
        pslld mm0, 0x16                                 ;   749.0 p1      55 x[2]
        psrld mm4, 0xa                                  ;   749.3 p1      55 x[2]
        pxor mm0, mm4                                   ;   750.3 p0      80 x[2]
        pxor mm2, [ebp + 864]                           ;   750.0 p0+p2   80 x[1]
        movq mm5, mm2                                   ;   751.0 p1      25 x copy
        pxor mm1, [ebp + 856]                           ;   751.0 p0+p2   80 x[0]
        pxor mm0, [ebp + 872]                           ;   751.3 p1+p2   80 x[2]
        pxor mm5, mm0                                   ;   752.3 p0      25 x
        pxor mm5, mm1                                   ;   753.3 p1      25 x
        pand mm0, mm1                                   ;   753.0 p0      25 x
        pxor mm3, [ebp + 880]                           ;   753.3 p1+p2   80 x[3]
        movq mm4, mm3                                   ;   754.3 p0      25 x copy
        por mm3, mm1                                    ;   754.3 p1      25 x
        pxor mm4, mm0                                   ;   755.3 p0      25 x
        pxor mm3, mm2                                   ;   755.3 p1      25 x
        pand mm2, mm4                                   ;   756.3 p0      25 x
        pxor mm2, mm5                                   ;   757.3 p1      25 x
        pxor mm4, mm5                                   ;   757.0 p0      25 x
        por mm5, mm3                                    ;   757.3 p1      25 x
        pxor mm1, mm4                                   ;   758.0 p0      25 x
        pxor mm4, mm5                                   ;   758.3 p1      25 x
        pxor mm3, mm4                                   ;   759.3 p0      25 x
        movq mm0, mm1                                   ;   759.3 p1      46 x[0] copy
        psrld mm1, 0x13                                 ;   760.3 p1      46 x[0]
        pslld mm0, 0xd                                  ;   761.3 p1      46 x[0]
        pxor mm0, mm1                                   ;   762.3 p0      46 x[0]
        movq mm1, mm3                                   ;   761.0 p0      47 x[2] copy
        pslld mm1, 3                                    ;   762.3 p1      47 x[2]
        pxor mm4, mm2                                   ;   762.0 p0      48 x[1]
        psrld mm3, 0x1d                                 ;   763.3 p1      47 x[2]
        pxor mm4, mm0                                   ;   763.3 p0      48 x[1]
        pxor mm1, mm3                                   ;   764.3 p0      47 x[2]
        pxor mm2, mm1                                   ;   765.3 p1      49 x[3]
        pxor mm4, mm1                                   ;   765.3 p0      48 x[1]
        movq mm3, mm0                                   ;   765.3 p1      49 x[3] copy
        pslld mm3, 3                                    ;   766.3 p1      49 x[3]
        pxor mm2, mm3                                   ;   767.3 p0      49 x[3]
        movq mm3, mm4                                   ;   767.0 p0      50 x[1] copy
        pslld mm3, 1                                    ;   768.0 p1      50 x[1]
        psrld mm4, 0x1f                                 ;   768.3 p1      50 x[1]
        pxor mm3, mm4                                   ;   769.3 p0      50 x[1]
        pxor mm0, mm3                                   ;   770.3 p0      52 x[0]
        movq mm4, mm2                                   ;   769.3 p1      51 x[3] copy
        pslld mm4, 7                                    ;   770.3 p1      51 x[3]
        psrld mm2, 0x19                                 ;   771.3 p1      51 x[3]
        pxor mm4, mm2                                   ;   772.3 p0      51 x[3]
        movq mm2, mm3                                   ;   771.0 p0      53 x[2] copy
        pslld mm2, 7                                    ;   772.3 p1      53 x[2]
        pxor mm1, mm4                                   ;   773.3 p0      53 x[2]
        pxor mm1, mm2                                   ;   774.3 p0      53 x[2]
        pxor mm0, mm4                                   ;   773.3 p1      52 x[0]
        pxor mm4, [ebp + 256]                           ;   774.0 p0+p2   80 x[3]
        movq mm2, mm0                                   ;   774.3 p1      54 x[0] copy
        psrld mm0, 0x1b                                 ;   775.3 p1      54 x[0]
        pslld mm2, 5                                    ;   776.3 p1      54 x[0]
        pxor mm2, mm0                                   ;   777.3 p0      80 x[0]
        movq mm0, mm1                                   ;   776.0 p0      55 x[2] copy
        psrld mm1, 0xa                                  ;   777.3 p1      55 x[2]
        pxor mm2, [ebp + 232]                           ;   778.3 p0+p2   80 x[0]
        pxor mm3, [ebp + 888]                           ;   778.0 p0+p2   80 x[1]
        pslld mm0, 0x16                                 ;   778.3 p1      55 x[2]
        pxor mm0, mm1                                   ;   779.3 p0      80 x[2]
        movq mm1, mm4                                   ;   779.3 p1      26 x copy
        por mm4, mm2                                    ;   780.0 p0      26 x
        pxor mm0, [ebp + 896]                           ;   780.3 p1+p2   80 x[2]
        pxor mm1, mm3                                   ;   781.0 p0      26 x
        pand mm3, mm2                                   ;   781.3 p1      26 x
        pxor mm2, mm0                                   ;   782.0 p0      26 x
        pand mm0, mm4                                   ;   782.3 p1      26 x
        pxor mm4, mm3                                   ;   783.0 p0      26 x
        por mm2, mm3                                    ;   783.3 p1      26 x
        pxor mm2, mm1                                   ;   784.3 p0      26 x
        por mm1, mm3                                    ;   784.3 p1      26 x
        pxor mm1, mm0                                   ;   785.3 p0      26 x
        por mm3, mm0                                    ;   785.3 p1      26 x
        por mm0, mm4                                    ;   786.0 p0      26 x
        pxor mm0, mm2                                   ;   787.0 p1      26 x
        pand mm2, mm1                                   ;   787.0 p0      26 x
        pxor mm3, mm0                                   ;   788.0 p1      49 x[3]
        por mm4, mm1                                    ;   788.0 p0      26 x
        pxor mm2, mm4                                   ;   789.0 p1      26 x
        pxor mm4, mm0                                   ;   789.0 p0      26 x
        movq mm0, mm2                                   ;   790.0 p1      46 x[0] copy
        psrld mm2, 0x13                                 ;   790.3 p1      46 x[0]
        pslld mm0, 0xd                                  ;   791.3 p1      46 x[0]
        pxor mm0, mm2                                   ;   792.3 p0      46 x[0]
        movq mm2, mm4                                   ;   791.0 p0      47 x[2] copy
        psrld mm4, 0x1d                                 ;   792.3 p1      47 x[2]
        pslld mm2, 3                                    ;   793.3 p1      47 x[2]
        pxor mm2, mm4                                   ;   794.3 p0      47 x[2]
        movq mm4, mm0                                   ;   793.3 p0      49 x[3] copy
        pxor mm3, mm2                                   ;   795.3 p0      49 x[3]
        pslld mm4, 3                                    ;   794.3 p1      49 x[3]
        pxor mm3, mm4                                   ;   796.3 p0      49 x[3]
        pxor mm1, mm0                                   ;   795.3 p1      48 x[1]
        pxor mm1, mm2                                   ;   796.3 p0      48 x[1]
        movq mm4, mm1                                   ;   797.3 p1      50 x[1] copy
        pslld mm4, 1                                    ;   798.3 p1      50 x[1]
        psrld mm1, 0x1f                                 ;   798.3 p1      50 x[1]
        pxor mm4, mm1                                   ;   799.3 p0      50 x[1]
        movq mm1, mm3                                   ;   798.0 p0      51 x[3] copy
        pslld mm1, 7                                    ;   799.3 p1      51 x[3]
        psrld mm3, 0x19                                 ;   800.3 p1      51 x[3]
        pxor mm1, mm3                                   ;   801.3 p0      51 x[3]
        pxor mm2, mm1                                   ;   802.3 p0      53 x[2]
        pxor mm0, mm4                                   ;   801.0 p0      52 x[0]
        pxor mm0, mm1                                   ;   802.3 p1      52 x[0]
        movq mm3, mm4                                   ;   802.0 p0      53 x[2] copy
        pslld mm3, 7                                    ;   803.0 p1      53 x[2]
        pxor mm1, [ebp + 920]                           ;   803.0 p0+p2   80 x[3]
        pxor mm2, mm3                                   ;   804.0 p1      53 x[2]
        movq mm3, mm0                                   ;   804.0 p0      54 x[0] copy
        pslld mm3, 5                                    ;   805.0 p1      54 x[0]
        psrld mm0, 0x1b                                 ;   805.3 p1      54 x[0]
        pxor mm3, mm0                                   ;   806.3 p0      80 x[0]
        pxor mm3, [ebp + 904]                           ;   807.3 p0+p2   80 x[0]
        movq mm0, mm2                                   ;   806.3 p1      55 x[2] copy
        pslld mm0, 0x16                                 ;   807.3 p1      55 x[2]
        psrld mm2, 0xa                                  ;   808.3 p1      55 x[2]
        pxor mm4, [ebp + 912]                           ;   807.0 p0+p2   80 x[1]
        pxor mm0, mm2                                   ;   809.3 p0      80 x[2]
        movq mm2, mm1                                   ;   809.0 p0      27 x copy
        pxor mm2, mm3                                   ;   810.0 p1      27 x
        pxor mm0, [ebp + 264]                           ;   810.3 p0+p2   80 x[2]
        pxor mm1, mm0                                   ;   811.3 p1      27 x
        por mm0, mm2                                    ;   811.3 p0      27 x
        pxor mm3, mm4                                   ;   811.3 p1      27 x
        pand mm3, mm2                                   ;   812.3 p0      27 x
        pxor mm3, mm1                                   ;   813.3 p1      27 x
        pand mm1, mm0                                   ;   813.0 p0      27 x
        pxor mm0, mm4                                   ;   813.3 p1      27 x
        pxor mm0, mm1                                   ;   814.3 p0      27 x
        pand mm1, mm3                                   ;   814.3 p1      27 x
        por mm0, mm1                                    ;   815.3 p0      27 x
        pxor mm1, mm2                                   ;   815.3 p1      27 x
        pxor mm0, mm1                                   ;   816.3 p0      48 x[1]
        pxor mm1, mm4                                   ;   816.3 p1      27 x
        pand mm4, mm3                                   ;   817.0 p0      27 x
        pxor mm2, mm4                                   ;   818.0 p1      49 x[3]
        movq mm4, mm3                                   ;   818.0 p0      46 x[0] copy
        psrld mm3, 0x13                                 ;   818.3 p1      46 x[0]
        pslld mm4, 0xd                                  ;   819.3 p1      46 x[0]
        pxor mm4, mm3                                   ;   820.3 p0      46 x[0]
        pxor mm0, mm4                                   ;   821.3 p0      48 x[1]
        movq mm3, mm1                                   ;   820.3 p1      47 x[2] copy
        psrld mm1, 0x1d                                 ;   821.3 p1      47 x[2]
        pslld mm3, 3                                    ;   822.3 p1      47 x[2]
        pxor mm3, mm1                                   ;   823.3 p0      47 x[2]
        pxor mm2, mm3                                   ;   824.3 p0      49 x[3]
        movq mm1, mm4                                   ;   823.0 p0      49 x[3] copy
        pslld mm1, 3                                    ;   824.0 p1      49 x[3]
        pxor mm2, mm1                                   ;   825.3 p0      49 x[3]
        pxor mm0, mm3                                   ;   824.3 p1      48 x[1]
        movq mm1, mm0                                   ;   825.3 p0      50 x[1] copy
        pslld mm1, 1                                    ;   826.3 p1      50 x[1]
        psrld mm0, 0x1f                                 ;   826.3 p1      50 x[1]
        pxor mm1, mm0                                   ;   827.3 p0      50 x[1]
        movq mm0, mm2                                   ;   827.0 p0      51 x[3] copy
        pslld mm0, 7                                    ;   828.0 p1      51 x[3]
        psrld mm2, 0x19                                 ;   828.3 p1      51 x[3]
        pxor mm0, mm2                                   ;   829.3 p0      51 x[3]
        pxor mm4, mm1                                   ;   829.0 p0      52 x[0]
        pxor mm4, mm0                                   ;   830.3 p1      52 x[0]
        pxor mm3, mm0                                   ;   830.3 p0      53 x[2]
        pxor mm0, [ebp + 944]                           ;   830.3 p1+p2   80 x[3]
        movq mm2, mm1                                   ;   831.0 p0      53 x[2] copy
        pslld mm2, 7                                    ;   832.0 p1      53 x[2]
        pxor mm1, [ebp + 928]                           ;   832.0 p0+p2   80 x[1]
        pxor mm3, mm2                                   ;   833.0 p1      53 x[2]
        movq mm2, mm4                                   ;   833.0 p0      54 x[0] copy
        psrld mm4, 0x1b                                 ;   833.3 p1      54 x[0]
        pslld mm2, 5                                    ;   834.3 p1      54 x[0]
        pxor mm2, mm4                                   ;   835.3 p0      80 x[0]
        pxor mm2, [ebp + 272]                           ;   836.3 p0+p2   80 x[0]
        movq mm4, mm3                                   ;   835.3 p1      55 x[2] copy
        pslld mm4, 0x16                                 ;   836.3 p1      55 x[2]
        psrld mm3, 0xa                                  ;   837.3 p1      55 x[2]
        pxor mm4, mm3                                   ;   838.3 p0      28 x
        pxor mm4, [ebp + 936]                           ;   839.3 p0+p2   28 x
        pxor mm4, mm2                                   ;   840.3 p0      28 x
        movq mm3, mm1                                   ;   838.3 p1      28 x copy
        por mm3, mm2                                    ;   839.3 p0      28 x
        pxor mm3, mm4                                   ;   841.3 p1      28 x
        pxor mm1, mm0                                   ;   840.0 p0      28 x
        pxor mm1, mm2                                   ;   841.0 p1      28 x
        pand mm4, mm2                                   ;   841.3 p0      28 x
        pxor mm2, mm3                                   ;   842.3 p1      28 x
        pand mm4, mm1                                   ;   842.3 p0      28 x
        pxor mm4, mm0                                   ;   843.3 p1      28 x
        por mm0, mm1                                    ;   843.0 p0      28 x
        pxor mm0, mm3                                   ;   844.0 p1      28 x
        pand mm3, mm4                                   ;   844.3 p0      28 x
        pxor mm4, mm2                                   ;   844.3 p1      49 x[3]
        pand mm2, mm0                                   ;   845.0 p0      28 x
        pxor mm2, mm1                                   ;   846.0 p1      28 x
        pxor mm1, mm3                                   ;   846.0 p0      48 x[1]
        movq mm3, mm0                                   ;   846.3 p1      46 x[0] copy
        psrld mm0, 0x13                                 ;   847.3 p1      46 x[0]
        pslld mm3, 0xd                                  ;   848.3 p1      46 x[0]
        pxor mm3, mm0                                   ;   849.3 p0      46 x[0]
        movq mm0, mm2                                   ;   848.0 p0      47 x[2] copy
        psrld mm2, 0x1d                                 ;   849.3 p1      47 x[2]
        pslld mm0, 3                                    ;   850.3 p1      47 x[2]
        pxor mm0, mm2                                   ;   851.3 p0      47 x[2]
        pxor mm4, mm0                                   ;   852.3 p0      49 x[3]
        pxor mm1, mm3                                   ;   851.0 p0      48 x[1]
        pxor mm1, mm0                                   ;   852.3 p1      48 x[1]
        movq mm2, mm3                                   ;   852.0 p0      49 x[3] copy
        pslld mm2, 3                                    ;   853.0 p1      49 x[3]
        pxor mm4, mm2                                   ;   854.0 p0      49 x[3]
        movq mm2, mm1                                   ;   853.3 p1      50 x[1] copy
        pslld mm2, 1                                    ;   854.3 p1      50 x[1]
        psrld mm1, 0x1f                                 ;   855.3 p1      50 x[1]
        pxor mm2, mm1                                   ;   856.3 p0      50 x[1]
        movq mm1, mm4                                   ;   855.0 p0      51 x[3] copy
        pslld mm1, 7                                    ;   856.3 p1      51 x[3]
        psrld mm4, 0x19                                 ;   857.3 p1      51 x[3]
        pxor mm1, mm4                                   ;   858.3 p0      51 x[3]
        pxor mm3, mm2                                   ;   857.3 p0      52 x[0]
        pxor mm3, mm1                                   ;   859.3 p0      52 x[0]
        add esi, 0x20                                   ;   858.3 p1      76 blocks
        movq mm4, mm2                                   ;   859.0 p0      53 x[2] copy
        pslld mm4, 7                                    ;   860.0 p1      53 x[2]
        pxor mm0, mm1                                   ;   860.0 p0      53 x[2]
        pxor mm0, mm4                                   ;   861.0 p1      53 x[2]
        pxor mm2, [ebp + 280]                           ;   861.0 p0+p2   80 x[1]
        movq mm4, mm3                                   ;   861.3 p1      54 x[0] copy
        psrld mm3, 0x1b                                 ;   862.3 p1      54 x[0]
        pslld mm4, 5                                    ;   863.3 p1      54 x[0]
        pxor mm1, [ebp + 968]                           ;   862.0 p0+p2   80 x[3]
        pxor mm4, mm3                                   ;   864.3 p0      80 x[0]
        movq mm3, mm0                                   ;   864.0 p0      55 x[2] copy
        pslld mm3, 0x16                                 ;   865.0 p1      55 x[2]
        movq mm5, mm1                                   ;   865.0 p0      29 x copy
        pxor mm4, [ebp + 952]                           ;   865.3 p1+p2   80 x[0]
        pand mm5, mm4                                   ;   866.3 p0      29 x
        psrld mm0, 0xa                                  ;   866.3 p1      55 x[2]
        pxor mm3, mm0                                   ;   867.3 p0      80 x[2]
        movq mm0, mm2                                   ;   867.3 p1      29 x copy
        pxor mm3, [ebp + 960]                           ;   868.3 p0+p2   80 x[2]
        pxor mm0, mm3                                   ;   869.3 p1      29 x
        pxor mm3, mm1                                   ;   869.3 p0      29 x
        pxor mm1, mm4                                   ;   869.3 p1      29 x
        pand mm2, mm1                                   ;   870.3 p0      29 x
        pxor mm2, mm0                                   ;   871.3 p1      29 x
        pxor mm5, mm0                                   ;   871.0 p0      29 x
        por mm0, mm1                                    ;   871.3 p1      29 x
        pxor mm1, mm5                                   ;   872.0 p0      29 x
        pxor mm0, mm3                                   ;   872.3 p1      29 x
        pand mm3, mm2                                   ;   873.0 p0      29 x
        pxor mm2, mm5                                   ;   873.3 p1      29 x
        pxor mm3, mm1                                   ;   874.0 p0      29 x
        pand mm2, mm0                                   ;   874.3 p1      29 x
        pxor mm0, mm3                                   ;   875.0 p0      29 x
        pxor mm1, mm2                                   ;   875.3 p1      49 x[3]
        movq mm2, mm3                                   ;   876.0 p0      46 x[0] copy
        psrld mm3, 0x13                                 ;   876.3 p1      46 x[0]
        pslld mm2, 0xd                                  ;   877.3 p1      46 x[0]
        pxor mm2, mm3                                   ;   878.3 p0      46 x[0]
        movq mm3, mm0                                   ;   878.0 p0      47 x[2] copy
        pslld mm3, 3                                    ;   879.0 p1      47 x[2]
        pxor mm5, mm2                                   ;   879.3 p0      48 x[1]
        psrld mm0, 0x1d                                 ;   879.3 p1      47 x[2]
        pxor mm3, mm0                                   ;   880.3 p0      47 x[2]
        movq mm0, mm2                                   ;   880.3 p1      49 x[3] copy
        pslld mm0, 3                                    ;   881.3 p1      49 x[3]
        pxor mm5, mm3                                   ;   881.3 p0      48 x[1]
        pxor mm1, mm3                                   ;   882.0 p0      49 x[3]
        pxor mm1, mm0                                   ;   883.0 p1      49 x[3]
        movq mm0, mm5                                   ;   883.0 p0      50 x[1] copy
        pslld mm0, 1                                    ;   884.0 p1      50 x[1]
        movq mm4, mm1                                   ;   884.0 p0      51 x[3] copy
        psrld mm1, 0x19                                 ;   884.3 p1      51 x[3]
        pslld mm4, 7                                    ;   885.3 p1      51 x[3]
        pxor mm4, mm1                                   ;   886.3 p0      51 x[3]
        psrld mm5, 0x1f                                 ;   886.3 p1      50 x[1]
        pxor mm0, mm5                                   ;   887.3 p0      50 x[1]
        movq mm1, mm0                                   ;   888.3 p0      53 x[2] copy
        pxor mm2, mm0                                   ;   888.3 p1      52 x[0]
        pxor mm3, mm4                                   ;   888.0 p0      53 x[2]
        pslld mm1, 7                                    ;   889.3 p1      53 x[2]
        pxor mm3, mm1                                   ;   890.3 p0      53 x[2]
        pxor mm2, mm4                                   ;   889.3 p1      52 x[0]
        movq mm1, mm2                                   ;   890.3 p0      54 x[0] copy
        psrld mm2, 0x1b                                 ;   890.3 p1      54 x[0]
        pxor mm0, [ebp + 296]                           ;   891.0 p0+p2   80 x[1]
        pslld mm1, 5                                    ;   891.3 p1      54 x[0]
        pxor mm1, mm2                                   ;   892.3 p0      80 x[0]
        movq mm2, mm3                                   ;   892.3 p1      55 x[2] copy
        psrld mm3, 0xa                                  ;   893.3 p1      55 x[2]
        pslld mm2, 0x16                                 ;   894.3 p1      55 x[2]
        pxor mm2, mm3                                   ;   895.3 p0      80 x[2]
        pxor mm4, [ebp + 976]                           ;   894.0 p0+p2   80 x[3]
        pxor mm1, [ebp + 288]                           ;   895.0 p0+p2   80 x[0]
        movq mm5, mm0                                   ;   895.3 p1      30 x copy
        movq mm3, mm4                                   ;   896.0 p0      30 x copy
        pxor mm2, [ebp + 304]                           ;   896.3 p1+p2   80 x[2]
        pand mm4, mm2                                   ;   897.3 p0      30 x
        por mm5, mm2                                    ;   897.3 p1      30 x
        pxor mm2, mm0                                   ;   898.0 p0      30 x
        pxor mm0, mm1                                   ;   898.3 p1      30 x
        pxor mm4, mm0                                   ;   899.3 p0      30 x
        pxor mm3, mm5                                   ;   899.3 p1      30 x
        pand mm1, mm3                                   ;   900.3 p0      30 x
        pxor mm2, mm1                                   ;   901.3 p1      30 x
        pxor mm0, mm1                                   ;   901.3 p0      84 dst
        pand mm1, mm2                                   ;   902.3 p1      30 x
        pxor mm1, mm3                                   ;   903.3 p0      30 x
        pxor mm0, mm1                                   ;   904.3 p1      84 dst
        pxor mm0, [ebp + 312]                           ;   905.3 p0+p2   84 dst
        movd [edi + 4], mm0                             ;   906.3 p3+p4   84 dst
        pshufw mm0, mm0, 0xee                           ;   906.3 p1      84 dst
        movd [edi + 20], mm0                            ;   907.3 p3+p4   84 dst
        pxor mm3, mm4                                   ;   904.0 p0      84 dst
        pand mm4, mm2                                   ;   904.3 p1      30 x
        pxor mm3, mm4                                   ;   905.3 p0      84 dst
        pxor mm3, [ebp + 320]                           ;   906.3 p1+p2   84 dst
        pshufw mm0, mm3, 0xee                           ;   907.3 p1      84 dst
        pxor mm2, [ebp + 328]                           ;   906.0 p0+p2   84 dst
        movd [edi + 8], mm3                             ;   907.3 p3+p4   84 dst
        pxor mm1, mm4                                   ;   907.0 p0      84 dst
        pxor mm1, [ebp + 984]                           ;   908.0 p1+p2   84 dst
        movd [edi], mm1                                 ;   909.0 p3+p4   84 dst
        pshufw mm1, mm1, 0xee                           ;   909.0 p1      84 dst
        movd [edi + 16], mm1                            ;   910.0 p3+p4   84 dst
        movd [edi + 24], mm0                            ;   908.3 p3+p4   84 dst
        movd [edi + 12], mm2                            ;   907.0 p3+p4   84 dst
        pshufw mm0, mm2, 0xee                           ;   909.3 p1      84 dst
        movd [edi + 28], mm0                            ;   910.3 p3+p4   84 dst
        add edi, 0x20                                   ;   908.0 p0      76 blocks
        cmp esi, dword [ebp + 1008]                     ;                    more blocks?
        jne .blocks_1
        mov dword [ebp + 1004], esi                     ;                    resident
        mov dword [ebp + 1012], edi                     ;                    resident
.blocks_1_rest:
        mov eax, dword [ebp + 1000]                     ;                    blocks left over
        test eax, eax                                   ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov esi, dword [ebp + 1004]                     ;                    blocks left over
        lea edi, [ebp - 128]                            ;                    blocks left over
        mov dword [ebp + 1016], esi                     ;                    blocks left over
        mov dword [ebp + 1004], edi                     ;                    blocks left over
        imul ecx, eax, 0x10                             ;                    blocks left over
        rep movsb                                       ;                    blocks left over
        mov esi, dword [ebp + 1012]                     ;                    blocks left over
        lea edi, [ebp - 96]                             ;                    blocks left over
        mov ecx, esi                                    ;                    blocks left over
        sub ecx, dword [ebp + 1016]                     ;                    blocks left over
        neg ecx                                         ;                    blocks left over
        sbb ecx, ecx                                    ;                    blocks left over
        lea edx, [ebp - 128]                            ;                    blocks left over
        sub edi, edx                                    ;                    blocks left over
        and edi, ecx                                    ;                    blocks left over
        add edi, edx                                    ;                    blocks left over
        mov dword [ebp + 1020], edi                     ;                    blocks left over
        mov dword [ebp + 1024], esi                     ;                    blocks left over
        mov dword [ebp + 1012], edi                     ;                    blocks left over
        imul ecx, eax, 0x10                             ;                    blocks left over
        rep movsb                                       ;                    blocks left over
        lea esi, [ebp - 96]                             ;                    blocks left over
        mov dword [ebp + 1008], esi                     ;                    blocks left over
        neg eax                                         ;                    blocks left over
        mov dword [ebp + 1000], eax                     ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg eax                                         ;                    blocks left over
        mov esi, dword [ebp + 1020]                     ;                    blocks left over
        mov edi, dword [ebp + 1024]                     ;                    blocks left over
        imul ecx, eax, 0x10                             ;                    blocks left over
        rep movsb                                       ;                    blocks left over
.blocks_1_done:
        mov edx, dword [ebp + 1028]                     ;                    frame
        lea edi, [esp]                                  ;                    cleared
        xor eax, eax                                    ;                    cleared
        mov ecx, 0x122                                  ;                    cleared
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
