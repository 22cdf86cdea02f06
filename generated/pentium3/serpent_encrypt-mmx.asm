; serpent_encrypt for Intel Pentium III (Katmai, Coppermine) (pentium3)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 2999b3dcc1f23e6f); do not edit:
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
;   blocks: 1980 uops, planned 915.0; bounds: width 660.0, ports 911.5, path 460.0
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
        pxor mm5, mm3                                   ;    14.7 p0      80 x[3]
        movq [ebp - 32], mm5                            ;    15.7 p3+p4   80 x[3]
        movd mm4, [esi + 72]                            ;    11.7 p2      80 x[2]
        movq mm5, mm4                                   ;    14.7 p0      80 x[2] copy
        punpckldq mm5, mm4                              ;    15.7 p1      80 x[2]
        movq mm4, [serpent_encrypt.T0_constants64 + 32] ;    12.7 p2      80 x[2] reload
        pxor mm5, mm4                                   ;    16.7 p0      80 x[2]
        movq [ebp - 24], mm5                            ;    17.7 p3+p4   80 x[2]
        movd mm5, [esi + 80]                            ;    14.0 p2      80 x[0]
        movq mm6, mm5                                   ;    17.0 p1      80 x[0] copy
        punpckldq mm6, mm5                              ;    18.0 p1      80 x[0]
        pxor mm6, mm3                                   ;    19.0 p0      80 x[0]
        movd mm5, [esi + 100]                           ;    15.3 p2      80 x[1]
        movq [ebp - 16], mm6                            ;    20.0 p3+p4   80 x[0]
        movq mm6, mm5                                   ;    18.3 p0      80 x[1] copy
        punpckldq mm6, mm5                              ;    19.3 p1      80 x[1]
        movd mm5, [esi + 112]                           ;    17.0 p2      80 x[0]
        pxor mm6, mm3                                   ;    20.3 p0      80 x[1]
        movq [ebp - 8], mm6                             ;    21.3 p3+p4   80 x[1]
        movq mm6, mm5                                   ;    20.0 p1      80 x[0] copy
        punpckldq mm6, mm5                              ;    21.0 p1      80 x[0]
        pxor mm6, mm3                                   ;    22.0 p0      80 x[0]
        movq [ebp + 0], mm6                             ;    23.0 p3+p4   80 x[0]
        movd mm5, [esi + 116]                           ;    20.0 p2      80 x[1]
        movq mm6, mm5                                   ;    23.0 p0      80 x[1] copy
        punpckldq mm6, mm5                              ;    24.0 p1      80 x[1]
        movd mm5, [esi + 120]                           ;    21.0 p2      80 x[2]
        pxor mm6, mm3                                   ;    25.0 p0      80 x[1]
        movq [ebp + 8], mm6                             ;    26.0 p3+p4   80 x[1]
        movq mm6, mm5                                   ;    24.0 p1      80 x[2] copy
        punpckldq mm6, mm5                              ;    25.0 p1      80 x[2]
        pxor mm6, mm4                                   ;    26.0 p0      80 x[2]
        movq [ebp + 16], mm6                            ;    27.0 p3+p4   80 x[2]
        movd mm5, [esi + 136]                           ;    24.0 p2      80 x[2]
        movq mm6, mm5                                   ;    27.0 p0      80 x[2] copy
        punpckldq mm6, mm5                              ;    28.0 p1      80 x[2]
        pxor mm6, mm3                                   ;    29.0 p0      80 x[2]
        movq [ebp + 24], mm6                            ;    30.0 p3+p4   80 x[2]
        movd mm5, [esi + 144]                           ;    26.0 p2      80 x[0]
        movq mm6, mm5                                   ;    29.0 p1      80 x[0] copy
        punpckldq mm6, mm5                              ;    30.0 p1      80 x[0]
        pxor mm6, mm0                                   ;    31.0 p0      80 x[0]
        movq [ebp + 32], mm6                            ;    32.0 p3+p4   80 x[0]
        movd mm5, [esi + 152]                           ;    28.0 p2      80 x[2]
        movq mm6, mm5                                   ;    31.0 p0      80 x[2] copy
        punpckldq mm6, mm5                              ;    32.0 p1      80 x[2]
        pxor mm6, mm1                                   ;    33.0 p0      80 x[2]
        movq [ebp + 40], mm6                            ;    34.0 p3+p4   80 x[2]
        movd mm5, [esi + 156]                           ;    30.0 p2      80 x[3]
        movq mm6, mm5                                   ;    33.0 p1      80 x[3] copy
        punpckldq mm6, mm5                              ;    34.0 p1      80 x[3]
        pxor mm6, mm2                                   ;    35.0 p0      80 x[3]
        movd mm5, [esi + 176]                           ;    31.3 p2      80 x[0]
        movq [ebp + 48], mm6                            ;    36.0 p3+p4   80 x[3]
        movq mm6, mm5                                   ;    34.3 p0      80 x[0] copy
        punpckldq mm6, mm5                              ;    35.3 p1      80 x[0]
        movd mm5, [esi + 188]                           ;    33.0 p2      80 x[3]
        pxor mm6, mm3                                   ;    36.3 p0      80 x[0]
        movq [ebp + 56], mm6                            ;    37.3 p3+p4   80 x[0]
        movq mm6, mm5                                   ;    36.0 p1      80 x[3] copy
        punpckldq mm6, mm5                              ;    37.0 p1      80 x[3]
        pxor mm6, mm3                                   ;    38.0 p0      80 x[3]
        movq [ebp + 64], mm6                            ;    39.0 p3+p4   80 x[3]
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
        movd mm5, [esi + 244]                           ;    43.3 p2      80 x[1]
        movq [ebp + 96], mm6                            ;    47.3 p3+p4   80 x[0]
        movq mm6, mm5                                   ;    46.3 p0      80 x[1] copy
        punpckldq mm6, mm5                              ;    47.3 p1      80 x[1]
        pxor mm6, mm3                                   ;    48.3 p0      80 x[1]
        movd mm5, [esi + 248]                           ;    45.3 p2      80 x[2]
        movq [ebp + 104], mm6                           ;    49.3 p3+p4   80 x[1]
        movq mm6, mm5                                   ;    48.3 p1      80 x[2] copy
        punpckldq mm6, mm5                              ;    49.3 p1      80 x[2]
        pxor mm6, mm4                                   ;    50.3 p0      80 x[2]
        movq [ebp + 112], mm6                           ;    51.3 p3+p4   80 x[2]
        movd mm5, [esi + 264]                           ;    48.0 p2      80 x[2]
        movq mm6, mm5                                   ;    51.0 p0      80 x[2] copy
        punpckldq mm6, mm5                              ;    52.0 p1      80 x[2]
        pxor mm6, mm3                                   ;    53.0 p0      80 x[2]
        movd mm5, [esi + 272]                           ;    49.3 p2      80 x[0]
        movq [ebp + 120], mm6                           ;    54.0 p3+p4   80 x[2]
        movq mm6, mm5                                   ;    52.3 p1      80 x[0] copy
        punpckldq mm6, mm5                              ;    53.3 p1      80 x[0]
        movd mm5, [esi + 280]                           ;    51.0 p2      80 x[2]
        pxor mm6, mm0                                   ;    54.3 p0      80 x[0]
        movq [ebp + 128], mm6                           ;    55.3 p3+p4   80 x[0]
        movq mm6, mm5                                   ;    54.0 p1      80 x[2] copy
        punpckldq mm6, mm5                              ;    55.0 p1      80 x[2]
        pxor mm6, mm1                                   ;    56.0 p0      80 x[2]
        movq [ebp + 136], mm6                           ;    57.0 p3+p4   80 x[2]
        movd mm5, [esi + 284]                           ;    54.0 p2      80 x[3]
        movq mm6, mm5                                   ;    57.0 p0      80 x[3] copy
        punpckldq mm6, mm5                              ;    58.0 p1      80 x[3]
        pxor mm6, mm2                                   ;    59.0 p0      80 x[3]
        movq [ebp + 144], mm6                           ;    60.0 p3+p4   80 x[3]
        movd mm5, [esi + 304]                           ;    56.0 p2      80 x[0]
        movq mm6, mm5                                   ;    59.0 p1      80 x[0] copy
        punpckldq mm6, mm5                              ;    60.0 p1      80 x[0]
        movd mm5, [esi + 316]                           ;    57.0 p2      80 x[3]
        pxor mm6, mm3                                   ;    61.0 p0      80 x[0]
        movq [ebp + 152], mm6                           ;    62.0 p3+p4   80 x[0]
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
        movq mm6, mm5                                   ;    66.0 p1      80 x[1] copy
        punpckldq mm6, mm5                              ;    67.0 p1      80 x[1]
        movd mm5, [esi + 368]                           ;    65.0 p2      80 x[0]
        pxor mm6, mm3                                   ;    68.0 p0      80 x[1]
        movq [ebp + 184], mm6                           ;    69.0 p3+p4   80 x[1]
        movq mm6, mm5                                   ;    68.0 p0      80 x[0] copy
        punpckldq mm6, mm5                              ;    69.0 p1      80 x[0]
        pxor mm6, mm3                                   ;    70.0 p0      80 x[0]
        movq [ebp + 192], mm6                           ;    71.0 p3+p4   80 x[0]
        movd mm5, [esi + 372]                           ;    68.0 p2      80 x[1]
        movq mm6, mm5                                   ;    71.0 p1      80 x[1] copy
        punpckldq mm6, mm5                              ;    72.0 p1      80 x[1]
        movd mm5, [esi + 376]                           ;    69.0 p2      80 x[2]
        pxor mm6, mm3                                   ;    73.0 p0      80 x[1]
        movq [ebp + 200], mm6                           ;    74.0 p3+p4   80 x[1]
        movq mm6, mm5                                   ;    72.0 p0      80 x[2] copy
        punpckldq mm6, mm5                              ;    73.0 p1      80 x[2]
        movd mm5, [esi + 392]                           ;    71.0 p2      80 x[2]
        pxor mm6, mm4                                   ;    74.0 p0      80 x[2]
        movq [ebp + 208], mm6                           ;    75.0 p3+p4   80 x[2]
        movq mm6, mm5                                   ;    74.0 p1      80 x[2] copy
        punpckldq mm6, mm5                              ;    75.0 p1      80 x[2]
        movd mm5, [esi + 400]                           ;    73.0 p2      80 x[0]
        pxor mm6, mm3                                   ;    76.0 p0      80 x[2]
        movq [ebp + 216], mm6                           ;    77.0 p3+p4   80 x[2]
        movq mm6, mm5                                   ;    76.0 p0      80 x[0] copy
        punpckldq mm6, mm5                              ;    77.0 p1      80 x[0]
        pxor mm6, mm0                                   ;    78.0 p0      80 x[0]
        movq [ebp + 224], mm6                           ;    79.0 p3+p4   80 x[0]
        movd mm0, [esi + 408]                           ;    76.0 p2      80 x[2]
        movq mm5, mm0                                   ;    79.0 p1      80 x[2] copy
        punpckldq mm5, mm0                              ;    80.0 p1      80 x[2]
        movd mm0, [esi + 412]                           ;    77.0 p2      80 x[3]
        pxor mm5, mm1                                   ;    81.0 p0      80 x[2]
        movq mm1, mm0                                   ;    80.0 p0      80 x[3] copy
        punpckldq mm1, mm0                              ;    81.0 p1      80 x[3]
        pxor mm1, mm2                                   ;    82.0 p0      80 x[3]
        movq [ebp + 232], mm1                           ;    83.0 p3+p4   80 x[3]
        movd mm0, [esi + 432]                           ;    79.3 p2      80 x[0]
        movq mm1, mm0                                   ;    82.3 p1      80 x[0] copy
        punpckldq mm1, mm0                              ;    83.3 p1      80 x[0]
        movd mm0, [esi + 444]                           ;    80.3 p2      80 x[3]
        pxor mm1, mm3                                   ;    84.3 p0      80 x[0]
        movq [ebp + 240], mm1                           ;    85.3 p3+p4   80 x[0]
        movq mm1, mm0                                   ;    83.3 p0      80 x[3] copy
        punpckldq mm1, mm0                              ;    84.3 p1      80 x[3]
        movq [ebp + 248], mm5                           ;    82.3 p3+p4   80 x[2]
        pxor mm1, mm3                                   ;    85.3 p0      80 x[3]
        movq [ebp + 256], mm1                           ;    86.3 p3+p4   80 x[3]
        movd mm0, [esi + 456]                           ;    84.0 p2      80 x[2]
        movq mm1, mm0                                   ;    87.0 p1      80 x[2] copy
        punpckldq mm1, mm0                              ;    88.0 p1      80 x[2]
        movd mm0, [esi + 464]                           ;    85.0 p2      80 x[0]
        pxor mm1, mm4                                   ;    89.0 p0      80 x[2]
        movq [ebp + 264], mm1                           ;    90.0 p3+p4   80 x[2]
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
        movd mm0, [esi + 516]                           ;    95.0 p2      84 dst
        pxor mm1, mm4                                   ;    98.0 p0      80 x[2]
        movq [ebp + 304], mm1                           ;    99.0 p3+p4   80 x[2]
        movq mm1, mm0                                   ;    98.0 p1      84 dst copy
        punpckldq mm1, mm0                              ;    99.0 p1      84 dst
        pxor mm1, mm3                                   ;   100.0 p0      84 dst
        movq [ebp + 312], mm1                           ;   101.0 p3+p4   84 dst
        movd mm0, [esi + 520]                           ;    98.0 p2      84 dst
        movq mm1, mm0                                   ;   101.0 p0      84 dst copy
        punpckldq mm1, mm0                              ;   102.0 p1      84 dst
        pxor mm1, mm3                                   ;   103.0 p0      84 dst
        movd mm0, [esi + 524]                           ;    99.3 p2      84 dst
        movq [ebp + 320], mm1                           ;   104.0 p3+p4   84 dst
        movq mm1, mm0                                   ;   102.3 p1      84 dst copy
        punpckldq mm1, mm0                              ;   103.3 p1      84 dst
        pxor mm1, mm3                                   ;   104.3 p0      84 dst
        movq [ebp + 328], mm1                           ;   105.3 p3+p4   84 dst
        movd mm0, [esi]                                 ;   102.0 p2      76 rk
        movq mm1, mm0                                   ;   105.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   106.0 p1      76 rk
        movq [ebp + 336], mm1                           ;   107.0 p3+p4   76 rk
        movd mm0, [esi + 4]                             ;   103.7 p2      76 rk
        movq mm1, mm0                                   ;   106.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   107.7 p1      76 rk
        movd mm0, [esi + 8]                             ;   104.7 p2      76 rk
        movq [ebp + 344], mm1                           ;   108.7 p3+p4   76 rk
        movq mm1, mm0                                   ;   107.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   108.7 p1      76 rk
        movd mm0, [esi + 12]                            ;   106.3 p2      76 rk
        movq [ebp + 352], mm1                           ;   109.7 p3+p4   76 rk
        movq mm1, mm0                                   ;   109.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   110.3 p1      76 rk
        movq [ebp + 360], mm1                           ;   111.3 p3+p4   76 rk
        movd mm0, [esi + 20]                            ;   108.7 p2      76 rk
        movq mm1, mm0                                   ;   111.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   112.7 p1      76 rk
        movd mm0, [esi + 32]                            ;   109.7 p2      76 rk
        movq [ebp + 368], mm1                           ;   113.7 p3+p4   76 rk
        movq mm1, mm0                                   ;   112.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   113.7 p1      76 rk
        movq [ebp + 376], mm1                           ;   114.7 p3+p4   76 rk
        movd mm0, [esi + 36]                            ;   112.0 p2      76 rk
        movq mm1, mm0                                   ;   115.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   116.0 p1      76 rk
        movq [ebp + 384], mm1                           ;   117.0 p3+p4   76 rk
        movd mm0, [esi + 40]                            ;   113.7 p2      76 rk
        movq mm1, mm0                                   ;   116.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   117.7 p1      76 rk
        movq [ebp + 392], mm1                           ;   118.7 p3+p4   76 rk
        movd mm0, [esi + 44]                            ;   115.3 p2      76 rk
        movq mm1, mm0                                   ;   118.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   119.3 p1      76 rk
        movd mm0, [esi + 52]                            ;   116.3 p2      76 rk
        movq [ebp + 400], mm1                           ;   120.3 p3+p4   76 rk
        movq mm1, mm0                                   ;   119.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   120.3 p1      76 rk
        movq [ebp + 408], mm1                           ;   121.3 p3+p4   76 rk
        movd mm0, [esi + 56]                            ;   118.7 p2      76 rk
        movq mm1, mm0                                   ;   121.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   122.7 p1      76 rk
        movd mm0, [esi + 64]                            ;   119.7 p2      76 rk
        movq [ebp + 416], mm1                           ;   123.7 p3+p4   76 rk
        movq mm1, mm0                                   ;   122.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   123.7 p1      76 rk
        movd mm0, [esi + 68]                            ;   121.3 p2      76 rk
        movq [ebp + 424], mm1                           ;   124.7 p3+p4   76 rk
        movq mm1, mm0                                   ;   124.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   125.3 p1      76 rk
        movq [ebp + 432], mm1                           ;   126.3 p3+p4   76 rk
        movd mm0, [esi + 76]                            ;   123.7 p2      76 rk
        movq mm1, mm0                                   ;   126.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   127.7 p1      76 rk
        movd mm0, [esi + 84]                            ;   124.7 p2      76 rk
        movq [ebp + 440], mm1                           ;   128.7 p3+p4   76 rk
        movq mm1, mm0                                   ;   127.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   128.7 p1      76 rk
        movq [ebp + 448], mm1                           ;   129.7 p3+p4   76 rk
        movd mm0, [esi + 88]                            ;   127.0 p2      76 rk
        movq mm1, mm0                                   ;   130.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   131.0 p1      76 rk
        movd mm0, [esi + 92]                            ;   128.0 p2      76 rk
        movq [ebp + 456], mm1                           ;   132.0 p3+p4   76 rk
        movq mm1, mm0                                   ;   131.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   132.0 p1      76 rk
        movd mm0, [esi + 96]                            ;   129.7 p2      76 rk
        movq [ebp + 464], mm1                           ;   133.0 p3+p4   76 rk
        movq mm1, mm0                                   ;   132.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   133.7 p1      76 rk
        movd mm0, [esi + 104]                           ;   131.3 p2      76 rk
        movq [ebp + 472], mm1                           ;   134.7 p3+p4   76 rk
        movq mm1, mm0                                   ;   134.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   135.3 p1      76 rk
        movd mm0, [esi + 108]                           ;   133.0 p2      76 rk
        movq [ebp + 480], mm1                           ;   136.3 p3+p4   76 rk
        movq mm1, mm0                                   ;   136.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   137.0 p1      76 rk
        movq [ebp + 488], mm1                           ;   138.0 p3+p4   76 rk
        movd mm0, [esi + 124]                           ;   135.3 p2      76 rk
        movq mm1, mm0                                   ;   138.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   139.3 p1      76 rk
        movd mm0, [esi + 128]                           ;   136.3 p2      76 rk
        movq [ebp + 496], mm1                           ;   140.3 p3+p4   76 rk
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
        movd mm0, [esi + 164]                           ;   144.7 p2      76 rk
        movq [ebp + 536], mm1                           ;   148.0 p3+p4   76 rk
        movq mm1, mm0                                   ;   147.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   148.7 p1      76 rk
        movd mm0, [esi + 168]                           ;   146.3 p2      76 rk
        movq [ebp + 544], mm1                           ;   149.7 p3+p4   76 rk
        movq mm1, mm0                                   ;   149.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   150.3 p1      76 rk
        movd mm0, [esi + 172]                           ;   148.0 p2      76 rk
        movq [ebp + 552], mm1                           ;   151.3 p3+p4   76 rk
        movq mm1, mm0                                   ;   151.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   152.0 p1      76 rk
        movd mm0, [esi + 180]                           ;   149.7 p2      76 rk
        movq [ebp + 560], mm1                           ;   153.0 p3+p4   76 rk
        movq mm1, mm0                                   ;   152.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   153.7 p1      76 rk
        movd mm0, [esi + 184]                           ;   151.3 p2      76 rk
        movq [ebp + 568], mm1                           ;   154.7 p3+p4   76 rk
        movq mm1, mm0                                   ;   154.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   155.3 p1      76 rk
        movd mm0, [esi + 192]                           ;   153.0 p2      76 rk
        movq [ebp + 576], mm1                           ;   156.3 p3+p4   76 rk
        movq mm1, mm0                                   ;   156.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   157.0 p1      76 rk
        movq [ebp + 584], mm1                           ;   158.0 p3+p4   76 rk
        movd mm0, [esi + 196]                           ;   155.3 p2      76 rk
        movq mm1, mm0                                   ;   158.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   159.3 p1      76 rk
        movd mm0, [esi + 204]                           ;   156.3 p2      76 rk
        movq [ebp + 592], mm1                           ;   160.3 p3+p4   76 rk
        movq mm1, mm0                                   ;   159.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   160.3 p1      76 rk
        movd mm0, [esi + 212]                           ;   158.0 p2      76 rk
        movq [ebp + 600], mm1                           ;   161.3 p3+p4   76 rk
        movq mm1, mm0                                   ;   161.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   162.0 p1      76 rk
        movd mm0, [esi + 216]                           ;   159.7 p2      76 rk
        movq [ebp + 608], mm1                           ;   163.0 p3+p4   76 rk
        movq mm1, mm0                                   ;   162.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   163.7 p1      76 rk
        movq [ebp + 616], mm1                           ;   164.7 p3+p4   76 rk
        movd mm0, [esi + 220]                           ;   162.0 p2      76 rk
        movq mm1, mm0                                   ;   165.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   166.0 p1      76 rk
        movd mm0, [esi + 224]                           ;   163.0 p2      76 rk
        movq [ebp + 624], mm1                           ;   167.0 p3+p4   76 rk
        movq mm1, mm0                                   ;   166.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   167.0 p1      76 rk
        movd mm0, [esi + 232]                           ;   164.7 p2      76 rk
        movq [ebp + 632], mm1                           ;   168.0 p3+p4   76 rk
        movq mm1, mm0                                   ;   167.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   168.7 p1      76 rk
        movd mm0, [esi + 236]                           ;   166.3 p2      76 rk
        movq [ebp + 640], mm1                           ;   169.7 p3+p4   76 rk
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
        movd mm0, [esi + 260]                           ;   171.3 p2      76 rk
        movq [ebp + 664], mm1                           ;   174.7 p3+p4   76 rk
        movq mm1, mm0                                   ;   174.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   175.3 p1      76 rk
        movd mm0, [esi + 268]                           ;   173.0 p2      76 rk
        movq [ebp + 672], mm1                           ;   176.3 p3+p4   76 rk
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
        movq [ebp + 720], mm1                           ;   187.0 p3+p4   76 rk
        movd mm0, [esi + 308]                           ;   183.7 p2      76 rk
        movq mm1, mm0                                   ;   186.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   187.7 p1      76 rk
        movq [ebp + 728], mm1                           ;   188.7 p3+p4   76 rk
        movd mm0, [esi + 312]                           ;   185.3 p2      76 rk
        movq mm1, mm0                                   ;   188.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   189.3 p1      76 rk
        movd mm0, [esi + 320]                           ;   186.3 p2      76 rk
        movq [ebp + 736], mm1                           ;   190.3 p3+p4   76 rk
        movq mm1, mm0                                   ;   189.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   190.3 p1      76 rk
        movd mm0, [esi + 324]                           ;   188.0 p2      76 rk
        movq [ebp + 744], mm1                           ;   191.3 p3+p4   76 rk
        movq mm1, mm0                                   ;   191.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   192.0 p1      76 rk
        movd mm0, [esi + 332]                           ;   189.7 p2      76 rk
        movq [ebp + 752], mm1                           ;   193.0 p3+p4   76 rk
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
        movq [ebp + 792], mm1                           ;   201.3 p3+p4   76 rk
        movd mm0, [esi + 360]                           ;   198.7 p2      76 rk
        movq mm1, mm0                                   ;   201.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   202.7 p1      76 rk
        movd mm0, [esi + 364]                           ;   199.7 p2      76 rk
        movq [ebp + 800], mm1                           ;   203.7 p3+p4   76 rk
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
        movd mm0, [esi + 404]                           ;   208.0 p2      76 rk
        movq [ebp + 840], mm1                           ;   211.3 p3+p4   76 rk
        movq mm1, mm0                                   ;   211.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   212.0 p1      76 rk
        movd mm0, [esi + 416]                           ;   209.7 p2      76 rk
        movq [ebp + 848], mm1                           ;   213.0 p3+p4   76 rk
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
        movq [ebp + 928], mm1                           ;   230.3 p3+p4   76 rk
        movd mm0, [esi + 472]                           ;   227.0 p2      76 rk
        movq mm1, mm0                                   ;   230.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   231.0 p1      76 rk
        movd mm0, [esi + 476]                           ;   228.0 p2      76 rk
        movq [ebp + 936], mm1                           ;   232.0 p3+p4   76 rk
        movq mm1, mm0                                   ;   231.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   232.0 p1      76 rk
        movd mm0, [esi + 480]                           ;   229.7 p2      76 rk
        movq [ebp + 944], mm1                           ;   233.0 p3+p4   76 rk
        movq mm1, mm0                                   ;   232.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   233.7 p1      76 rk
        movq [ebp + 952], mm1                           ;   234.7 p3+p4   76 rk
        movd mm0, [esi + 488]                           ;   232.0 p2      76 rk
        movq mm1, mm0                                   ;   235.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   236.0 p1      76 rk
        movd mm0, [esi + 492]                           ;   233.0 p2      76 rk
        movq [ebp + 960], mm1                           ;   237.0 p3+p4   76 rk
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
        movd mm0, [esi]                                 ;     2.0 p2      78 x[0]
        punpckldq mm0, [esi + 16]                       ;     5.0 p1+p2   78 x[0]
        movd mm3, [esi + 12]                            ;     4.0 p2      78 x[3]
        punpckldq mm3, [esi + 28]                       ;     7.0 p1+p2   78 x[3]
        movd mm2, [esi + 8]                             ;     6.0 p2      78 x[2]
        pxor mm0, [ebp + 336]                           ;     7.0 p0+p2   80 x[0]
        pxor mm1, [ebp + 344]                           ;     8.0 p1+p2   80 x[1]
        punpckldq mm2, [esi + 24]                       ;     9.0 p1+p2   78 x[2]
        pxor mm2, [ebp + 352]                           ;    10.0 p0+p2   80 x[2]
        pxor mm3, [ebp + 360]                           ;    11.0 p1+p2   23 x
        pxor mm3, mm0                                   ;    12.0 p0      23 x
        movq mm4, mm1                                   ;     9.0 p1      23 x copy
        pand mm1, mm3                                   ;    13.0 p0      23 x
        pxor mm1, mm0                                   ;    14.0 p1      23 x
        por mm0, mm3                                    ;    13.0 p0      23 x
        pxor mm3, mm2                                   ;    13.0 p1      23 x
        pxor mm4, mm2                                   ;    11.0 p0      23 x
        movq mm5, mm4                                   ;    12.0 p1      23 x copy
        pand mm2, mm1                                   ;    15.0 p0      23 x
        pxor mm0, mm4                                   ;    14.0 p1      23 x
        pxor mm4, mm2                                   ;    16.0 p0      23 x
        pand mm5, mm1                                   ;    15.0 p1      23 x
        pxor mm1, mm3                                   ;    15.0 p0      23 x
        pand mm3, mm0                                   ;    15.0 p1      23 x
        por mm3, mm5                                    ;    16.0 p0      23 x
        pxor mm4, mm1                                   ;    17.0 p1      23 x
        movq mm5, mm3                                   ;    17.0 p0      46 x[0] copy
        psrld mm5, 0x13                                 ;    18.0 p1      46 x[0]
        movq mm2, mm3                                   ;    17.0 p0      46 x[0] copy
        pslld mm2, 0xd                                  ;    18.0 p1      46 x[0]
        pxor mm2, mm5                                   ;    19.0 p0      46 x[0]
        movq mm5, mm4                                   ;    18.0 p1      47 x[2] copy
        pxor mm1, mm3                                   ;    17.7 p0      48 x[1]
        pslld mm5, 3                                    ;    19.0 p1      47 x[2]
        psrld mm4, 0x1d                                 ;    19.0 p1      47 x[2]
        pxor mm5, mm4                                   ;    20.0 p0      47 x[2]
        pxor mm0, mm5                                   ;    21.0 p0      49 x[3]
        movq mm3, mm2                                   ;    20.0 p1      49 x[3] copy
        pxor mm1, mm2                                   ;    20.7 p0      48 x[1]
        pxor mm1, mm5                                   ;    21.7 p1      48 x[1]
        pslld mm3, 3                                    ;    22.0 p1      49 x[3]
        pxor mm0, mm3                                   ;    23.0 p0      49 x[3]
        movq mm3, mm1                                   ;    22.7 p0      50 x[1] copy
        pslld mm3, 1                                    ;    23.7 p1      50 x[1]
        psrld mm1, 0x1f                                 ;    24.0 p1      50 x[1]
        pxor mm3, mm1                                   ;    25.0 p0      50 x[1]
        movq mm1, mm0                                   ;    24.7 p0      51 x[3] copy
        psrld mm0, 0x19                                 ;    25.0 p1      51 x[3]
        pxor mm2, mm3                                   ;    26.0 p0      52 x[0]
        pslld mm1, 7                                    ;    26.0 p1      51 x[3]
        pxor mm1, mm0                                   ;    27.0 p0      51 x[3]
        pxor mm5, mm1                                   ;    28.0 p1      53 x[2]
        movq mm0, mm3                                   ;    27.7 p0      53 x[2] copy
        pxor mm3, [ebp + 368]                           ;    28.0 p1+p2   80 x[1]
        pxor mm2, mm1                                   ;    28.7 p0      52 x[0]
        pxor mm1, [ebp - 48]                            ;    29.0 p1+p2   80 x[3]
        pslld mm0, 7                                    ;    30.0 p1      53 x[2]
        pxor mm5, mm0                                   ;    31.0 p0      53 x[2]
        movq mm0, mm2                                   ;    30.7 p0      54 x[0] copy
        pslld mm0, 5                                    ;    31.7 p1      54 x[0]
        psrld mm2, 0x1b                                 ;    32.0 p1      54 x[0]
        movq mm4, mm5                                   ;    32.0 p0      55 x[2] copy
        psrld mm5, 0xa                                  ;    33.0 p1      55 x[2]
        pslld mm4, 0x16                                 ;    34.0 p1      55 x[2]
        pxor mm4, mm5                                   ;    35.0 p0      80 x[2]
        movq mm5, [serpent_encrypt.T0_constants64 + 24] ;    25.7 p2      24 x reload
        pxor mm0, mm2                                   ;    33.7 p0      80 x[0]
        pxor mm0, [ebp - 64]                            ;    34.7 p0+p2   80 x[0]
        movq mm2, mm0                                   ;    35.7 p1      24 x copy
        pand mm2, mm3                                   ;    36.7 p0      24 x
        pxor mm4, [ebp - 56]                            ;    36.0 p1+p2   80 x[2]
        pxor mm0, mm1                                   ;    36.7 p0      24 x
        por mm0, mm3                                    ;    37.7 p1      24 x
        pxor mm3, mm1                                   ;    37.7 p0      24 x
        pxor mm3, mm4                                   ;    38.7 p1      24 x
        por mm4, mm2                                    ;    38.7 p0      24 x
        pxor mm0, mm5                                   ;    39.0 p1      24 x
        pxor mm2, mm3                                   ;    39.7 p0      24 x
        pand mm3, mm4                                   ;    40.0 p1      24 x
        por mm3, mm0                                    ;    41.0 p0      24 x
        pxor mm1, mm2                                   ;    41.0 p1      24 x
        pxor mm0, mm1                                   ;    42.0 p0      24 x
        pand mm1, mm3                                   ;    42.0 p1      24 x
        pxor mm1, mm0                                   ;    43.0 p0      24 x
        pxor mm4, mm2                                   ;    43.0 p1      24 x
        por mm4, mm3                                    ;    44.0 p0      24 x
        movq mm6, mm1                                   ;    44.0 p1      46 x[0] copy
        pslld mm6, 0xd                                  ;    45.0 p1      46 x[0]
        psrld mm1, 0x13                                 ;    46.0 p1      46 x[0]
        pxor mm4, mm0                                   ;    45.0 p0      48 x[1]
        pxor mm6, mm1                                   ;    47.0 p0      46 x[0]
        movq mm1, mm2                                   ;    46.7 p0      47 x[2] copy
        pslld mm1, 3                                    ;    47.7 p1      47 x[2]
        psrld mm2, 0x1d                                 ;    48.0 p1      47 x[2]
        pxor mm1, mm2                                   ;    49.0 p0      47 x[2]
        movq mm0, mm6                                   ;    48.7 p0      49 x[3] copy
        pxor mm3, mm1                                   ;    50.0 p1      49 x[3]
        pxor mm4, mm6                                   ;    49.7 p0      48 x[1]
        pxor mm4, mm1                                   ;    50.7 p1      48 x[1]
        pslld mm0, 3                                    ;    51.0 p1      49 x[3]
        pxor mm3, mm0                                   ;    52.0 p0      49 x[3]
        movq mm2, mm3                                   ;    53.0 p0      51 x[3] copy
        movq mm0, mm4                                   ;    52.0 p1      50 x[1] copy
        psrld mm4, 0x1f                                 ;    53.0 p1      50 x[1]
        pslld mm0, 1                                    ;    54.0 p1      50 x[1]
        psrld mm3, 0x19                                 ;    55.0 p1      51 x[3]
        pslld mm2, 7                                    ;    56.0 p1      51 x[3]
        pxor mm2, mm3                                   ;    57.0 p0      51 x[3]
        pxor mm1, mm2                                   ;    58.0 p0      53 x[2]
        pxor mm0, mm4                                   ;    55.0 p0      50 x[1]
        pxor mm6, mm0                                   ;    56.0 p0      52 x[0]
        pxor mm6, mm2                                   ;    58.0 p0      52 x[0]
        movq mm3, mm0                                   ;    57.0 p1      53 x[2] copy
        pslld mm3, 7                                    ;    58.0 p1      53 x[2]
        pxor mm1, mm3                                   ;    59.0 p0      53 x[2]
        movq mm4, mm1                                   ;    60.0 p0      55 x[2] copy
        movq mm3, mm6                                   ;    59.0 p1      54 x[0] copy
        psrld mm6, 0x1b                                 ;    60.0 p1      54 x[0]
        pslld mm3, 5                                    ;    61.0 p1      54 x[0]
        pxor mm3, mm6                                   ;    62.0 p0      80 x[0]
        psrld mm1, 0xa                                  ;    62.0 p1      55 x[2]
        pslld mm4, 0x16                                 ;    63.0 p1      55 x[2]
        pxor mm4, mm1                                   ;    64.0 p0      80 x[2]
        pxor mm3, [ebp + 376]                           ;    63.0 p0+p2   80 x[0]
        movq mm1, mm3                                   ;    64.0 p0      25 x copy
        pxor mm4, [ebp + 392]                           ;    65.0 p0+p2   80 x[2]
        pand mm1, mm4                                   ;    66.0 p1      25 x
        pxor mm0, [ebp + 384]                           ;    64.7 p0+p2   80 x[1]
        pxor mm4, mm3                                   ;    66.0 p1      25 x
        pxor mm4, mm0                                   ;    67.0 p0      25 x
        pxor mm2, [ebp + 400]                           ;    66.0 p1+p2   80 x[3]
        pxor mm1, mm2                                   ;    67.0 p0      25 x
        por mm2, mm3                                    ;    67.0 p1      25 x
        pxor mm2, mm0                                   ;    68.0 p0      25 x
        pand mm0, mm1                                   ;    68.0 p1      25 x
        pxor mm1, mm4                                   ;    68.7 p0      25 x
        pxor mm0, mm4                                   ;    69.0 p1      25 x
        pxor mm3, mm1                                   ;    69.7 p0      25 x
        por mm4, mm2                                    ;    70.0 p1      25 x
        pxor mm1, mm4                                   ;    71.0 p0      25 x
        movq mm4, mm3                                   ;    71.0 p1      46 x[0] copy
        pxor mm2, mm1                                   ;    72.0 p0      25 x
        psrld mm3, 0x13                                 ;    72.0 p1      46 x[0]
        pslld mm4, 0xd                                  ;    73.0 p1      46 x[0]
        pxor mm4, mm3                                   ;    74.0 p0      46 x[0]
        movq mm3, mm2                                   ;    73.7 p0      47 x[2] copy
        pslld mm3, 3                                    ;    74.7 p1      47 x[2]
        pxor mm1, mm0                                   ;    74.7 p0      48 x[1]
        psrld mm2, 0x1d                                 ;    75.0 p1      47 x[2]
        pxor mm3, mm2                                   ;    76.0 p0      47 x[2]
        movq mm2, mm4                                   ;    76.0 p1      49 x[3] copy
        pxor mm0, mm3                                   ;    77.0 p0      49 x[3]
        pslld mm2, 3                                    ;    77.0 p1      49 x[3]
        pxor mm0, mm2                                   ;    78.0 p0      49 x[3]
        pxor mm1, mm4                                   ;    78.0 p1      48 x[1]
        pxor mm1, mm3                                   ;    79.0 p0      48 x[1]
        movq mm2, mm1                                   ;    80.0 p1      50 x[1] copy
        psrld mm1, 0x1f                                 ;    80.0 p1      50 x[1]
        pslld mm2, 1                                    ;    81.0 p1      50 x[1]
        pxor mm2, mm1                                   ;    82.0 p0      50 x[1]
        movq mm1, mm0                                   ;    80.7 p0      51 x[3] copy
        pslld mm1, 7                                    ;    82.0 p1      51 x[3]
        psrld mm0, 0x19                                 ;    83.0 p1      51 x[3]
        pxor mm1, mm0                                   ;    84.0 p0      51 x[3]
        pxor mm4, mm2                                   ;    83.0 p0      52 x[0]
        movq mm0, mm2                                   ;    83.7 p0      53 x[2] copy
        pxor mm3, mm1                                   ;    85.0 p1      53 x[2]
        pslld mm0, 7                                    ;    85.0 p1      53 x[2]
        pxor mm3, mm0                                   ;    86.0 p0      53 x[2]
        pxor mm4, mm1                                   ;    85.7 p0      52 x[0]
        movq mm6, mm3                                   ;    87.0 p1      55 x[2] copy
        movq mm0, mm4                                   ;    86.7 p0      54 x[0] copy
        pslld mm0, 5                                    ;    87.7 p1      54 x[0]
        psrld mm4, 0x1b                                 ;    88.0 p1      54 x[0]
        pxor mm0, mm4                                   ;    89.0 p0      80 x[0]
        pxor mm0, [ebp - 40]                            ;    90.0 p0+p2   80 x[0]
        pxor mm2, [ebp + 408]                           ;    89.0 p1+p2   80 x[1]
        pslld mm6, 0x16                                 ;    90.0 p1      55 x[2]
        pxor mm1, [ebp - 32]                            ;    89.7 p0+p2   80 x[3]
        psrld mm3, 0xa                                  ;    91.0 p1      55 x[2]
        pxor mm6, mm3                                   ;    92.0 p0      80 x[2]
        pxor mm6, [ebp + 416]                           ;    93.0 p0+p2   80 x[2]
        movq mm3, mm2                                   ;    92.0 p1      26 x copy
        pand mm3, mm0                                   ;    93.0 p0      26 x
        pxor mm2, mm1                                   ;    93.0 p1      26 x
        por mm1, mm0                                    ;    93.7 p0      26 x
        pxor mm0, mm6                                   ;    94.0 p1      26 x
        por mm0, mm3                                    ;    95.0 p0      26 x
        pand mm6, mm1                                   ;    95.0 p1      26 x
        pxor mm1, mm3                                   ;    95.7 p0      26 x
        pxor mm0, mm2                                   ;    96.0 p1      26 x
        por mm2, mm3                                    ;    96.7 p0      26 x
        por mm3, mm6                                    ;    97.0 p1      26 x
        pxor mm2, mm6                                   ;    97.7 p0      26 x
        por mm6, mm1                                    ;    98.0 p1      26 x
        pxor mm6, mm0                                   ;    99.0 p0      26 x
        por mm1, mm2                                    ;    99.0 p1      26 x
        pand mm0, mm2                                   ;    99.7 p0      26 x
        pxor mm0, mm1                                   ;   100.7 p1      26 x
        pxor mm1, mm6                                   ;   100.7 p0      26 x
        movq mm4, mm0                                   ;   101.7 p1      46 x[0] copy
        pslld mm4, 0xd                                  ;   102.7 p1      46 x[0]
        psrld mm0, 0x13                                 ;   103.0 p1      46 x[0]
        pxor mm4, mm0                                   ;   104.0 p0      46 x[0]
        pxor mm2, mm4                                   ;   105.0 p0      48 x[1]
        pxor mm3, mm6                                   ;   103.7 p0      49 x[3]
        movq mm0, mm1                                   ;   104.0 p1      47 x[2] copy
        pslld mm0, 3                                    ;   105.0 p1      47 x[2]
        psrld mm1, 0x1d                                 ;   106.0 p1      47 x[2]
        pxor mm0, mm1                                   ;   107.0 p0      47 x[2]
        pxor mm2, mm0                                   ;   108.0 p0      48 x[1]
        pxor mm3, mm0                                   ;   108.0 p0      49 x[3]
        movq mm1, mm4                                   ;   107.0 p1      49 x[3] copy
        pslld mm1, 3                                    ;   108.0 p1      49 x[3]
        pxor mm3, mm1                                   ;   109.0 p0      49 x[3]
        movq mm1, mm2                                   ;   109.0 p0      50 x[1] copy
        psrld mm2, 0x1f                                 ;   109.0 p1      50 x[1]
        pslld mm1, 1                                    ;   110.0 p1      50 x[1]
        pxor mm1, mm2                                   ;   111.0 p0      50 x[1]
        movq mm2, mm3                                   ;   110.7 p0      51 x[3] copy
        psrld mm3, 0x19                                 ;   111.0 p1      51 x[3]
        pxor mm4, mm1                                   ;   112.0 p0      52 x[0]
        pslld mm2, 7                                    ;   112.0 p1      51 x[3]
        pxor mm2, mm3                                   ;   113.0 p0      51 x[3]
        movq mm3, mm1                                   ;   113.0 p1      53 x[2] copy
        pxor mm4, mm2                                   ;   114.0 p0      52 x[0]
        pxor mm0, mm2                                   ;   114.0 p1      53 x[2]
        pslld mm3, 7                                    ;   115.0 p1      53 x[2]
        pxor mm0, mm3                                   ;   116.0 p0      53 x[2]
        movq mm3, mm4                                   ;   115.7 p0      54 x[0] copy
        pslld mm3, 5                                    ;   116.7 p1      54 x[0]
        movq mm6, mm0                                   ;   117.0 p0      55 x[2] copy
        pslld mm6, 0x16                                 ;   118.0 p1      55 x[2]
        psrld mm0, 0xa                                  ;   118.0 p1      55 x[2]
        pxor mm1, [ebp + 432]                           ;   117.7 p0+p2   80 x[1]
        psrld mm4, 0x1b                                 ;   119.0 p1      54 x[0]
        pxor mm3, mm4                                   ;   120.0 p0      80 x[0]
        pxor mm3, [ebp + 424]                           ;   121.0 p0+p2   80 x[0]
        pxor mm6, mm0                                   ;   120.0 p1      80 x[2]
        pxor mm6, [ebp - 24]                            ;   121.0 p0+p2   80 x[2]
        movq mm0, mm3                                   ;   122.0 p1      27 x copy
        pxor mm2, [ebp + 440]                           ;   121.7 p0+p2   80 x[3]
        pxor mm3, mm2                                   ;   122.7 p1      27 x
        pxor mm2, mm6                                   ;   122.7 p0      27 x
        por mm6, mm3                                    ;   123.7 p1      27 x
        pxor mm0, mm1                                   ;   123.7 p0      27 x
        pand mm0, mm3                                   ;   124.7 p1      27 x
        pxor mm0, mm2                                   ;   125.7 p0      27 x
        pand mm2, mm6                                   ;   125.0 p1      27 x
        pxor mm6, mm1                                   ;   125.7 p0      27 x
        pxor mm6, mm2                                   ;   126.7 p1      27 x
        pand mm2, mm0                                   ;   126.7 p0      27 x
        movq mm4, mm1                                   ;   127.0 p1      27 x copy
        por mm6, mm2                                    ;   127.7 p0      27 x
        pxor mm2, mm3                                   ;   128.0 p1      27 x
        movq mm7, mm0                                   ;   128.7 p0      46 x[0] copy
        pslld mm7, 0xd                                  ;   129.7 p1      46 x[0]
        pand mm1, mm0                                   ;   129.7 p0      27 x
        pxor mm6, mm2                                   ;   130.0 p1      48 x[1]
        pxor mm4, mm2                                   ;   130.7 p0      27 x
        psrld mm0, 0x13                                 ;   131.0 p1      46 x[0]
        pxor mm7, mm0                                   ;   132.0 p0      46 x[0]
        movq mm0, mm4                                   ;   132.0 p1      47 x[2] copy
        pxor mm3, mm1                                   ;   132.7 p0      49 x[3]
        pslld mm0, 3                                    ;   133.0 p1      47 x[2]
        psrld mm4, 0x1d                                 ;   134.0 p1      47 x[2]
        pxor mm0, mm4                                   ;   135.0 p0      47 x[2]
        pxor mm3, mm0                                   ;   136.0 p0      49 x[3]
        movq mm1, mm7                                   ;   135.0 p1      49 x[3] copy
        pslld mm1, 3                                    ;   136.0 p1      49 x[3]
        pxor mm3, mm1                                   ;   137.0 p0      49 x[3]
        pxor mm6, mm7                                   ;   136.7 p0      48 x[1]
        pxor mm6, mm0                                   ;   137.7 p1      48 x[1]
        movq mm1, mm6                                   ;   138.7 p0      50 x[1] copy
        psrld mm6, 0x1f                                 ;   138.7 p1      50 x[1]
        pslld mm1, 1                                    ;   139.7 p1      50 x[1]
        movq mm2, mm3                                   ;   138.7 p0      51 x[3] copy
        pxor mm1, mm6                                   ;   140.7 p0      50 x[1]
        pxor mm7, mm1                                   ;   141.7 p1      52 x[0]
        pslld mm2, 7                                    ;   141.0 p1      51 x[3]
        psrld mm3, 0x19                                 ;   142.0 p1      51 x[3]
        pxor mm2, mm3                                   ;   143.0 p0      51 x[3]
        pxor mm0, mm2                                   ;   144.0 p0      53 x[2]
        movq mm3, mm1                                   ;   142.7 p0      53 x[2] copy
        pslld mm3, 7                                    ;   143.7 p1      53 x[2]
        pxor mm0, mm3                                   ;   145.0 p0      53 x[2]
        pxor mm7, mm2                                   ;   144.0 p1      52 x[0]
        movq mm3, mm7                                   ;   145.0 p0      54 x[0] copy
        pslld mm3, 5                                    ;   146.0 p1      54 x[0]
        psrld mm7, 0x1b                                 ;   146.0 p1      54 x[0]
        pxor mm3, mm7                                   ;   147.0 p0      80 x[0]
        movq mm4, mm0                                   ;   146.7 p0      55 x[2] copy
        pslld mm4, 0x16                                 ;   147.7 p1      55 x[2]
        pxor mm3, [ebp - 16]                            ;   148.0 p0+p2   80 x[0]
        psrld mm0, 0xa                                  ;   148.0 p1      55 x[2]
        pxor mm1, [ebp + 448]                           ;   148.7 p0+p2   80 x[1]
        pxor mm2, [ebp + 464]                           ;   149.0 p1+p2   80 x[3]
        pxor mm4, mm0                                   ;   149.7 p0      28 x
        movq mm0, mm1                                   ;   150.0 p1      28 x copy
        por mm0, mm3                                    ;   151.0 p0      28 x
        pxor mm1, mm3                                   ;   151.0 p1      28 x
        pxor mm4, [ebp + 456]                           ;   151.7 p0+p2   28 x
        pxor mm4, mm3                                   ;   152.7 p1      28 x
        pxor mm0, mm4                                   ;   153.7 p0      28 x
        pand mm4, mm3                                   ;   153.7 p1      28 x
        pxor mm1, mm2                                   ;   153.7 p0      28 x
        pand mm4, mm1                                   ;   154.7 p1      28 x
        pxor mm3, mm0                                   ;   154.7 p0      28 x
        pxor mm4, mm2                                   ;   155.7 p1      28 x
        por mm2, mm1                                    ;   155.7 p0      28 x
        pxor mm2, mm0                                   ;   156.7 p1      28 x
        movq mm6, mm3                                   ;   156.7 p0      28 x copy
        pand mm6, mm2                                   ;   157.7 p1      28 x
        movq mm7, mm2                                   ;   157.7 p0      46 x[0] copy
        pslld mm7, 0xd                                  ;   158.7 p1      46 x[0]
        psrld mm2, 0x13                                 ;   159.0 p1      46 x[0]
        pxor mm7, mm2                                   ;   160.0 p0      46 x[0]
        pand mm0, mm4                                   ;   159.7 p0      28 x
        pxor mm6, mm1                                   ;   160.0 p1      28 x
        movq mm2, mm6                                   ;   161.0 p0      47 x[2] copy
        pxor mm1, mm0                                   ;   161.0 p1      48 x[1]
        pxor mm1, mm7                                   ;   162.0 p0      48 x[1]
        psrld mm6, 0x1d                                 ;   162.0 p1      47 x[2]
        pslld mm2, 3                                    ;   163.0 p1      47 x[2]
        pxor mm2, mm6                                   ;   164.0 p0      47 x[2]
        pxor mm1, mm2                                   ;   165.0 p0      48 x[1]
        movq mm0, mm7                                   ;   164.0 p1      49 x[3] copy
        pxor mm3, mm4                                   ;   164.7 p0      49 x[3]
        pslld mm0, 3                                    ;   165.0 p1      49 x[3]
        pxor mm3, mm2                                   ;   165.7 p0      49 x[3]
        pxor mm3, mm0                                   ;   166.7 p1      49 x[3]
        movq mm0, mm1                                   ;   166.7 p0      50 x[1] copy
        pslld mm0, 1                                    ;   167.7 p1      50 x[1]
        psrld mm1, 0x1f                                 ;   168.0 p1      50 x[1]
        pxor mm0, mm1                                   ;   169.0 p0      50 x[1]
        pxor mm7, mm0                                   ;   170.0 p0      52 x[0]
        movq mm1, mm3                                   ;   169.0 p1      51 x[3] copy
        pslld mm1, 7                                    ;   170.0 p1      51 x[3]
        psrld mm3, 0x19                                 ;   171.0 p1      51 x[3]
        pxor mm1, mm3                                   ;   172.0 p0      51 x[3]
        movq mm3, mm0                                   ;   170.7 p0      53 x[2] copy
        pxor mm2, mm1                                   ;   173.0 p0      53 x[2]
        pslld mm3, 7                                    ;   172.0 p1      53 x[2]
        pxor mm7, mm1                                   ;   173.0 p0      52 x[0]
        pxor mm1, [ebp + 488]                           ;   173.0 p1+p2   80 x[3]
        pxor mm0, [ebp - 8]                             ;   173.7 p0+p2   80 x[1]
        pxor mm2, mm3                                   ;   174.0 p1      53 x[2]
        movq mm3, mm7                                   ;   174.7 p0      54 x[0] copy
        pslld mm3, 5                                    ;   175.7 p1      54 x[0]
        psrld mm7, 0x1b                                 ;   176.0 p1      54 x[0]
        pxor mm3, mm7                                   ;   177.0 p0      80 x[0]
        movq mm4, mm2                                   ;   176.7 p0      55 x[2] copy
        pslld mm4, 0x16                                 ;   177.7 p1      55 x[2]
        psrld mm2, 0xa                                  ;   178.0 p1      55 x[2]
        pxor mm4, mm2                                   ;   179.0 p0      80 x[2]
        pxor mm3, [ebp + 472]                           ;   178.7 p0+p2   80 x[0]
        movq mm2, mm3                                   ;   179.7 p1      29 x copy
        pand mm2, mm1                                   ;   180.7 p0      29 x
        pxor mm3, mm1                                   ;   180.0 p1      29 x
        pxor mm4, [ebp + 480]                           ;   180.7 p0+p2   80 x[2]
        pxor mm1, mm4                                   ;   181.7 p1      29 x
        pxor mm4, mm0                                   ;   181.7 p0      29 x
        pand mm0, mm3                                   ;   182.0 p1      29 x
        pxor mm2, mm4                                   ;   182.7 p0      29 x
        pxor mm0, mm4                                   ;   183.0 p1      29 x
        por mm4, mm3                                    ;   183.7 p0      29 x
        pxor mm4, mm1                                   ;   184.7 p1      29 x
        pand mm1, mm0                                   ;   184.7 p0      29 x
        pxor mm3, mm2                                   ;   185.0 p1      29 x
        pxor mm1, mm3                                   ;   186.0 p0      29 x
        pxor mm0, mm2                                   ;   186.0 p1      29 x
        pand mm0, mm4                                   ;   187.0 p0      29 x
        pxor mm4, mm1                                   ;   187.0 p1      29 x
        movq mm6, mm1                                   ;   187.7 p0      46 x[0] copy
        pslld mm6, 0xd                                  ;   188.7 p1      46 x[0]
        psrld mm1, 0x13                                 ;   189.0 p1      46 x[0]
        pxor mm6, mm1                                   ;   190.0 p0      46 x[0]
        movq mm1, mm4                                   ;   189.7 p0      47 x[2] copy
        pxor mm2, mm6                                   ;   191.0 p1      48 x[1]
        pslld mm1, 3                                    ;   191.0 p1      47 x[2]
        psrld mm4, 0x1d                                 ;   192.0 p1      47 x[2]
        pxor mm3, mm0                                   ;   190.7 p0      49 x[3]
        pxor mm1, mm4                                   ;   193.0 p0      47 x[2]
        pxor mm3, mm1                                   ;   194.0 p0      49 x[3]
        movq mm0, mm6                                   ;   193.0 p1      49 x[3] copy
        pslld mm0, 3                                    ;   194.0 p1      49 x[3]
        pxor mm3, mm0                                   ;   195.0 p0      49 x[3]
        pxor mm2, mm1                                   ;   194.7 p0      48 x[1]
        movq mm0, mm2                                   ;   195.7 p1      50 x[1] copy
        psrld mm2, 0x1f                                 ;   196.0 p1      50 x[1]
        pslld mm0, 1                                    ;   197.0 p1      50 x[1]
        pxor mm0, mm2                                   ;   198.0 p0      50 x[1]
        movq mm2, mm3                                   ;   196.7 p0      51 x[3] copy
        pxor mm6, mm0                                   ;   199.0 p0      52 x[0]
        pslld mm2, 7                                    ;   198.0 p1      51 x[3]
        psrld mm3, 0x19                                 ;   199.0 p1      51 x[3]
        pxor mm2, mm3                                   ;   200.0 p0      51 x[3]
        movq mm3, mm0                                   ;   199.7 p0      53 x[2] copy
        pslld mm3, 7                                    ;   200.7 p1      53 x[2]
        pxor mm6, mm2                                   ;   201.0 p0      52 x[0]
        pxor mm1, mm2                                   ;   201.0 p1      53 x[2]
        pxor mm1, mm3                                   ;   202.0 p0      53 x[2]
        movq mm3, mm6                                   ;   202.0 p1      54 x[0] copy
        pslld mm3, 5                                    ;   203.0 p1      54 x[0]
        psrld mm6, 0x1b                                 ;   204.0 p1      54 x[0]
        movq mm4, mm1                                   ;   203.0 p0      55 x[2] copy
        pxor mm0, [ebp + 8]                             ;   203.7 p0+p2   80 x[1]
        pslld mm4, 0x16                                 ;   205.0 p1      55 x[2]
        pxor mm3, mm6                                   ;   205.0 p0      80 x[0]
        pxor mm3, [ebp + 0]                             ;   206.0 p0+p2   80 x[0]
        psrld mm1, 0xa                                  ;   206.0 p1      55 x[2]
        pxor mm4, mm1                                   ;   207.0 p0      80 x[2]
        movq mm1, mm0                                   ;   207.0 p1      30 x copy
        pxor mm4, [ebp + 16]                            ;   208.0 p0+p2   80 x[2]
        por mm1, mm4                                    ;   209.0 p1      30 x
        pxor mm2, [ebp + 496]                           ;   208.7 p0+p2   80 x[3]
        pxor mm1, mm2                                   ;   210.0 p1      30 x
        pand mm2, mm4                                   ;   209.7 p0      30 x
        pxor mm4, mm0                                   ;   210.0 p1      30 x
        pxor mm0, mm3                                   ;   210.7 p0      30 x
        pand mm3, mm1                                   ;   211.0 p1      30 x
        pxor mm2, mm0                                   ;   211.7 p0      30 x
        movq mm6, mm3                                   ;   212.0 p1      30 x copy
        pxor mm0, mm3                                   ;   212.7 p0      48 x[1]
        pxor mm4, mm3                                   ;   213.0 p1      30 x
        pand mm6, mm4                                   ;   214.0 p0      30 x
        pxor mm6, mm1                                   ;   215.0 p1      30 x
        pxor mm1, mm2                                   ;   214.7 p0      30 x
        pand mm2, mm4                                   ;   215.0 p1      30 x
        pxor mm1, mm2                                   ;   216.0 p0      30 x
        pxor mm2, mm6                                   ;   216.0 p1      30 x
        movq mm7, mm2                                   ;   217.0 p0      46 x[0] copy
        psrld mm2, 0x13                                 ;   217.0 p1      46 x[0]
        pslld mm7, 0xd                                  ;   218.0 p1      46 x[0]
        pxor mm7, mm2                                   ;   219.0 p0      46 x[0]
        movq mm2, mm1                                   ;   218.7 p0      47 x[2] copy
        pslld mm2, 3                                    ;   219.7 p1      47 x[2]
        psrld mm1, 0x1d                                 ;   220.0 p1      47 x[2]
        pxor mm2, mm1                                   ;   221.0 p0      47 x[2]
        pxor mm0, mm6                                   ;   220.7 p0      48 x[1]
        pxor mm0, mm7                                   ;   221.7 p1      48 x[1]
        pxor mm4, mm2                                   ;   222.0 p0      49 x[3]
        movq mm1, mm7                                   ;   222.0 p1      49 x[3] copy
        pslld mm1, 3                                    ;   223.0 p1      49 x[3]
        pxor mm0, mm2                                   ;   222.7 p0      48 x[1]
        pxor mm4, mm1                                   ;   224.0 p0      49 x[3]
        movq mm1, mm0                                   ;   224.0 p1      50 x[1] copy
        pslld mm1, 1                                    ;   225.0 p1      50 x[1]
        psrld mm0, 0x1f                                 ;   226.0 p1      50 x[1]
        pxor mm1, mm0                                   ;   227.0 p0      50 x[1]
        movq mm0, mm4                                   ;   225.7 p0      51 x[3] copy
        movq mm3, mm1                                   ;   228.0 p0      53 x[2] copy
        psrld mm4, 0x19                                 ;   227.0 p1      51 x[3]
        pslld mm3, 7                                    ;   229.0 p1      53 x[2]
        pslld mm0, 7                                    ;   229.0 p1      51 x[3]
        pxor mm0, mm4                                   ;   230.0 p0      51 x[3]
        pxor mm2, mm0                                   ;   231.0 p0      53 x[2]
        pxor mm2, mm3                                   ;   232.0 p0      53 x[2]
        pxor mm7, mm1                                   ;   230.0 p1      52 x[0]
        pxor mm7, mm0                                   ;   231.0 p0      52 x[0]
        movq mm3, mm7                                   ;   232.0 p1      54 x[0] copy
        psrld mm7, 0x1b                                 ;   232.0 p1      54 x[0]
        pslld mm3, 5                                    ;   233.0 p1      54 x[0]
        pxor mm3, mm7                                   ;   234.0 p0      80 x[0]
        pxor mm3, [ebp + 504]                           ;   235.0 p0+p2   80 x[0]
        pxor mm0, [ebp + 520]                           ;   233.7 p0+p2   23 x
        movq mm4, mm2                                   ;   234.0 p1      55 x[2] copy
        pxor mm1, [ebp + 512]                           ;   234.7 p0+p2   80 x[1]
        psrld mm2, 0xa                                  ;   235.0 p1      55 x[2]
        pslld mm4, 0x16                                 ;   236.0 p1      55 x[2]
        pxor mm4, mm2                                   ;   237.0 p0      80 x[2]
        movq mm2, mm1                                   ;   236.7 p0      23 x copy
        pxor mm0, mm3                                   ;   237.0 p1      23 x
        pand mm1, mm0                                   ;   238.0 p0      23 x
        pxor mm4, [ebp + 24]                            ;   238.0 p1+p2   80 x[2]
        pxor mm1, mm3                                   ;   239.0 p0      23 x
        por mm3, mm0                                    ;   239.0 p1      23 x
        pxor mm0, mm4                                   ;   239.7 p0      23 x
        pxor mm2, mm4                                   ;   240.0 p1      23 x
        pxor mm3, mm2                                   ;   241.0 p0      23 x
        pand mm4, mm1                                   ;   241.0 p1      23 x
        pxor mm4, mm2                                   ;   242.0 p0      23 x
        pand mm2, mm1                                   ;   242.0 p1      23 x
        pxor mm1, mm0                                   ;   242.7 p0      23 x
        pxor mm4, mm1                                   ;   243.7 p1      23 x
        pand mm0, mm3                                   ;   243.7 p0      23 x
        por mm2, mm0                                    ;   244.7 p1      23 x
        movq mm6, mm2                                   ;   245.7 p0      46 x[0] copy
        movq mm0, mm2                                   ;   245.7 p1      46 x[0] copy
        pslld mm0, 0xd                                  ;   246.7 p1      46 x[0]
        psrld mm6, 0x13                                 ;   247.0 p1      46 x[0]
        pxor mm0, mm6                                   ;   248.0 p0      46 x[0]
        movq mm6, mm4                                   ;   246.7 p0      47 x[2] copy
        psrld mm4, 0x1d                                 ;   248.0 p1      47 x[2]
        pxor mm1, mm2                                   ;   247.7 p0      48 x[1]
        pxor mm1, mm0                                   ;   249.0 p0      48 x[1]
        pslld mm6, 3                                    ;   249.0 p1      47 x[2]
        pxor mm6, mm4                                   ;   250.0 p0      47 x[2]
        pxor mm1, mm6                                   ;   251.0 p1      48 x[1]
        movq mm2, mm0                                   ;   250.7 p0      49 x[3] copy
        pslld mm2, 3                                    ;   251.7 p1      49 x[3]
        pxor mm3, mm6                                   ;   251.7 p0      49 x[3]
        pxor mm3, mm2                                   ;   252.7 p1      49 x[3]
        movq mm2, mm1                                   ;   252.7 p0      50 x[1] copy
        psrld mm1, 0x1f                                 ;   253.0 p1      50 x[1]
        pslld mm2, 1                                    ;   254.0 p1      50 x[1]
        pxor mm2, mm1                                   ;   255.0 p0      50 x[1]
        pxor mm0, mm2                                   ;   256.0 p0      52 x[0]
        movq mm1, mm3                                   ;   255.0 p1      51 x[3] copy
        pslld mm1, 7                                    ;   256.0 p1      51 x[3]
        psrld mm3, 0x19                                 ;   257.0 p1      51 x[3]
        pxor mm1, mm3                                   ;   258.0 p0      51 x[3]
        movq mm3, mm2                                   ;   256.7 p0      53 x[2] copy
        pxor mm0, mm1                                   ;   259.0 p0      52 x[0]
        pslld mm3, 7                                    ;   258.0 p1      53 x[2]
        pxor mm6, mm1                                   ;   259.0 p0      53 x[2]
        pxor mm6, mm3                                   ;   260.0 p1      53 x[2]
        pxor mm2, [ebp + 528]                           ;   259.7 p0+p2   80 x[1]
        movq mm3, mm0                                   ;   260.0 p1      54 x[0] copy
        pslld mm3, 5                                    ;   261.0 p1      54 x[0]
        movq mm4, mm6                                   ;   261.0 p0      55 x[2] copy
        psrld mm6, 0xa                                  ;   262.0 p1      55 x[2]
        pslld mm4, 0x16                                 ;   263.0 p1      55 x[2]
        pxor mm1, [ebp + 48]                            ;   261.7 p0+p2   80 x[3]
        pxor mm4, mm6                                   ;   264.0 p0      80 x[2]
        pxor mm4, [ebp + 40]                            ;   265.0 p0+p2   80 x[2]
        psrld mm0, 0x1b                                 ;   264.0 p1      54 x[0]
        pxor mm3, mm0                                   ;   265.0 p0      80 x[0]
        pxor mm3, [ebp + 32]                            ;   266.0 p1+p2   80 x[0]
        movq mm0, mm3                                   ;   267.0 p0      24 x copy
        pxor mm3, mm1                                   ;   267.0 p1      24 x
        por mm3, mm2                                    ;   268.0 p0      24 x
        pand mm0, mm2                                   ;   268.0 p1      24 x
        pxor mm2, mm1                                   ;   267.7 p0      24 x
        pxor mm2, mm4                                   ;   268.7 p1      24 x
        por mm4, mm0                                    ;   269.0 p0      24 x
        pxor mm0, mm2                                   ;   269.7 p1      24 x
        pxor mm3, mm5                                   ;   269.7 p0      24 x
        pand mm2, mm4                                   ;   270.0 p1      24 x
        pxor mm1, mm0                                   ;   270.7 p0      24 x
        pxor mm4, mm0                                   ;   271.0 p1      24 x
        por mm2, mm3                                    ;   271.7 p0      24 x
        pxor mm3, mm1                                   ;   272.0 p1      24 x
        pand mm1, mm2                                   ;   272.7 p0      24 x
        pxor mm1, mm3                                   ;   273.7 p1      24 x
        movq mm6, mm1                                   ;   274.7 p0      46 x[0] copy
        psrld mm1, 0x13                                 ;   274.7 p1      46 x[0]
        pslld mm6, 0xd                                  ;   275.7 p1      46 x[0]
        por mm4, mm2                                    ;   274.7 p0      24 x
        pxor mm4, mm3                                   ;   275.7 p0      48 x[1]
        pxor mm6, mm1                                   ;   276.7 p1      46 x[0]
        movq mm1, mm0                                   ;   276.7 p0      47 x[2] copy
        pslld mm1, 3                                    ;   277.7 p1      47 x[2]
        psrld mm0, 0x1d                                 ;   278.0 p1      47 x[2]
        pxor mm1, mm0                                   ;   279.0 p0      47 x[2]
        pxor mm2, mm1                                   ;   280.0 p0      49 x[3]
        movq mm0, mm6                                   ;   279.0 p1      49 x[3] copy
        pslld mm0, 3                                    ;   280.0 p1      49 x[3]
        pxor mm2, mm0                                   ;   281.0 p0      49 x[3]
        movq mm3, mm2                                   ;   282.0 p0      51 x[3] copy
        psrld mm2, 0x19                                 ;   282.0 p1      51 x[3]
        pxor mm4, mm6                                   ;   281.7 p0      48 x[1]
        pxor mm4, mm1                                   ;   282.7 p1      48 x[1]
        movq mm0, mm4                                   ;   283.7 p0      50 x[1] copy
        psrld mm4, 0x1f                                 ;   283.7 p1      50 x[1]
        pslld mm0, 1                                    ;   284.7 p1      50 x[1]
        pxor mm0, mm4                                   ;   285.7 p0      50 x[1]
        pslld mm3, 7                                    ;   285.0 p1      51 x[3]
        pxor mm3, mm2                                   ;   286.0 p0      51 x[3]
        movq mm2, mm0                                   ;   286.7 p0      53 x[2] copy
        pslld mm2, 7                                    ;   287.7 p1      53 x[2]
        pxor mm1, mm3                                   ;   287.0 p0      53 x[2]
        pxor mm1, mm2                                   ;   288.7 p1      53 x[2]
        movq mm4, mm1                                   ;   289.7 p0      55 x[2] copy
        psrld mm1, 0xa                                  ;   289.7 p1      55 x[2]
        pslld mm4, 0x16                                 ;   290.7 p1      55 x[2]
        pxor mm6, mm0                                   ;   288.7 p0      52 x[0]
        pxor mm6, mm3                                   ;   289.7 p0      52 x[0]
        movq mm2, mm6                                   ;   290.7 p1      54 x[0] copy
        pslld mm2, 5                                    ;   291.7 p1      54 x[0]
        psrld mm6, 0x1b                                 ;   292.0 p1      54 x[0]
        pxor mm2, mm6                                   ;   293.0 p0      80 x[0]
        pxor mm4, mm1                                   ;   291.7 p0      80 x[2]
        pxor mm4, [ebp + 552]                           ;   292.7 p0+p2   80 x[2]
        pxor mm0, [ebp + 544]                           ;   293.0 p1+p2   80 x[1]
        pxor mm2, [ebp + 536]                           ;   294.0 p0+p2   80 x[0]
        movq mm1, mm2                                   ;   295.0 p1      25 x copy
        pand mm1, mm4                                   ;   296.0 p0      25 x
        pxor mm3, [ebp + 560]                           ;   295.0 p1+p2   80 x[3]
        pxor mm4, mm2                                   ;   295.7 p0      25 x
        pxor mm1, mm3                                   ;   297.0 p1      25 x
        por mm3, mm2                                    ;   296.7 p0      25 x
        pxor mm3, mm0                                   ;   297.7 p1      25 x
        pxor mm4, mm0                                   ;   297.7 p0      25 x
        pand mm0, mm1                                   ;   298.0 p1      25 x
        pxor mm0, mm4                                   ;   299.0 p0      25 x
        pxor mm1, mm4                                   ;   299.0 p1      25 x
        por mm4, mm3                                    ;   299.7 p0      25 x
        pxor mm2, mm1                                   ;   300.0 p1      25 x
        pxor mm1, mm4                                   ;   300.7 p0      25 x
        movq mm4, mm2                                   ;   301.0 p1      46 x[0] copy
        pslld mm4, 0xd                                  ;   302.0 p1      46 x[0]
        pxor mm3, mm1                                   ;   301.7 p0      25 x
        psrld mm2, 0x13                                 ;   303.0 p1      46 x[0]
        pxor mm4, mm2                                   ;   304.0 p0      46 x[0]
        movq mm2, mm3                                   ;   303.7 p0      47 x[2] copy
        psrld mm3, 0x1d                                 ;   304.0 p1      47 x[2]
        pslld mm2, 3                                    ;   305.0 p1      47 x[2]
        pxor mm1, mm0                                   ;   304.7 p0      48 x[1]
        pxor mm2, mm3                                   ;   306.0 p0      47 x[2]
        movq mm3, mm4                                   ;   306.0 p1      49 x[3] copy
        pxor mm0, mm2                                   ;   307.0 p0      49 x[3]
        pxor mm1, mm4                                   ;   307.0 p1      48 x[1]
        pxor mm1, mm2                                   ;   308.0 p0      48 x[1]
        pslld mm3, 3                                    ;   308.0 p1      49 x[3]
        pxor mm0, mm3                                   ;   309.0 p0      49 x[3]
        movq mm3, mm1                                   ;   309.0 p1      50 x[1] copy
        psrld mm1, 0x1f                                 ;   310.0 p1      50 x[1]
        pslld mm3, 1                                    ;   311.0 p1      50 x[1]
        pxor mm3, mm1                                   ;   312.0 p0      50 x[1]
        movq mm1, mm0                                   ;   310.7 p0      51 x[3] copy
        pslld mm1, 7                                    ;   312.0 p1      51 x[3]
        pxor mm4, mm3                                   ;   313.0 p0      52 x[0]
        psrld mm0, 0x19                                 ;   313.0 p1      51 x[3]
        pxor mm1, mm0                                   ;   314.0 p0      51 x[3]
        pxor mm2, mm1                                   ;   315.0 p0      53 x[2]
        movq mm0, mm3                                   ;   314.0 p1      53 x[2] copy
        pslld mm0, 7                                    ;   315.0 p1      53 x[2]
        pxor mm4, mm1                                   ;   315.0 p0      52 x[0]
        pxor mm2, mm0                                   ;   316.0 p0      53 x[2]
        movq mm0, mm4                                   ;   316.0 p1      54 x[0] copy
        pslld mm0, 5                                    ;   317.0 p1      54 x[0]
        psrld mm4, 0x1b                                 ;   318.0 p1      54 x[0]
        pxor mm0, mm4                                   ;   319.0 p0      80 x[0]
        movq mm6, mm2                                   ;   317.7 p0      55 x[2] copy
        pslld mm6, 0x16                                 ;   319.0 p1      55 x[2]
        pxor mm3, [ebp + 568]                           ;   318.7 p0+p2   80 x[1]
        pxor mm0, [ebp + 56]                            ;   320.0 p0+p2   80 x[0]
        psrld mm2, 0xa                                  ;   320.0 p1      55 x[2]
        pxor mm6, mm2                                   ;   321.0 p0      80 x[2]
        pxor mm1, [ebp + 64]                            ;   321.0 p1+p2   80 x[3]
        movq mm2, mm3                                   ;   321.7 p0      26 x copy
        pxor mm3, mm1                                   ;   322.0 p1      26 x
        pxor mm6, [ebp + 576]                           ;   322.7 p0+p2   80 x[2]
        por mm1, mm0                                    ;   323.0 p1      26 x
        pand mm2, mm0                                   ;   323.7 p0      26 x
        pxor mm0, mm6                                   ;   324.0 p1      26 x
        por mm0, mm2                                    ;   325.0 p0      26 x
        pand mm6, mm1                                   ;   325.0 p1      26 x
        pxor mm1, mm2                                   ;   325.7 p0      26 x
        pxor mm0, mm3                                   ;   326.0 p1      26 x
        por mm3, mm2                                    ;   326.7 p0      26 x
        pxor mm3, mm6                                   ;   327.7 p1      26 x
        por mm2, mm6                                    ;   327.7 p0      26 x
        por mm6, mm1                                    ;   328.0 p1      26 x
        pxor mm6, mm0                                   ;   329.0 p0      26 x
        pand mm0, mm3                                   ;   329.0 p1      26 x
        por mm1, mm3                                    ;   329.7 p0      26 x
        pxor mm0, mm1                                   ;   330.7 p1      26 x
        pxor mm1, mm6                                   ;   330.7 p0      26 x
        movq mm4, mm0                                   ;   331.7 p1      46 x[0] copy
        psrld mm0, 0x13                                 ;   332.0 p1      46 x[0]
        pslld mm4, 0xd                                  ;   333.0 p1      46 x[0]
        pxor mm4, mm0                                   ;   334.0 p0      46 x[0]
        movq mm0, mm1                                   ;   332.7 p0      47 x[2] copy
        psrld mm1, 0x1d                                 ;   334.0 p1      47 x[2]
        pslld mm0, 3                                    ;   335.0 p1      47 x[2]
        pxor mm3, mm4                                   ;   335.0 p0      48 x[1]
        pxor mm2, mm6                                   ;   334.7 p0      49 x[3]
        pxor mm0, mm1                                   ;   336.0 p0      47 x[2]
        movq mm1, mm4                                   ;   336.0 p1      49 x[3] copy
        pslld mm1, 3                                    ;   337.0 p1      49 x[3]
        pxor mm3, mm0                                   ;   337.0 p0      48 x[1]
        pxor mm2, mm0                                   ;   337.7 p0      49 x[3]
        pxor mm2, mm1                                   ;   338.7 p1      49 x[3]
        movq mm1, mm3                                   ;   338.7 p0      50 x[1] copy
        pslld mm1, 1                                    ;   339.7 p1      50 x[1]
        psrld mm3, 0x1f                                 ;   340.0 p1      50 x[1]
        pxor mm1, mm3                                   ;   341.0 p0      50 x[1]
        pxor mm4, mm1                                   ;   342.0 p0      52 x[0]
        movq mm3, mm2                                   ;   341.0 p1      51 x[3] copy
        psrld mm2, 0x19                                 ;   342.0 p1      51 x[3]
        pslld mm3, 7                                    ;   343.0 p1      51 x[3]
        pxor mm3, mm2                                   ;   344.0 p0      51 x[3]
        movq mm2, mm1                                   ;   342.7 p0      53 x[2] copy
        pxor mm4, mm3                                   ;   345.0 p0      52 x[0]
        pxor mm0, mm3                                   ;   345.0 p1      53 x[2]
        pslld mm2, 7                                    ;   345.0 p1      53 x[2]
        pxor mm0, mm2                                   ;   346.0 p0      53 x[2]
        movq mm2, mm4                                   ;   346.0 p0      54 x[0] copy
        psrld mm4, 0x1b                                 ;   346.0 p1      54 x[0]
        movq mm6, mm0                                   ;   347.0 p0      55 x[2] copy
        pslld mm2, 5                                    ;   347.0 p1      54 x[0]
        pslld mm6, 0x16                                 ;   348.0 p1      55 x[2]
        pxor mm2, mm4                                   ;   348.0 p0      80 x[0]
        pxor mm2, [ebp + 584]                           ;   349.0 p0+p2   80 x[0]
        pxor mm3, [ebp + 600]                           ;   349.0 p1+p2   80 x[3]
        psrld mm0, 0xa                                  ;   350.0 p1      55 x[2]
        pxor mm6, mm0                                   ;   351.0 p0      80 x[2]
        pxor mm6, [ebp + 72]                            ;   352.0 p0+p2   80 x[2]
        movq mm0, mm2                                   ;   351.0 p1      27 x copy
        pxor mm2, mm3                                   ;   351.7 p0      27 x
        pxor mm1, [ebp + 592]                           ;   352.0 p1+p2   80 x[1]
        pxor mm0, mm1                                   ;   353.0 p0      27 x
        pand mm0, mm2                                   ;   354.0 p1      27 x
        pxor mm3, mm6                                   ;   353.7 p0      27 x
        por mm6, mm2                                    ;   354.0 p1      27 x
        pxor mm0, mm3                                   ;   355.0 p0      27 x
        pand mm3, mm6                                   ;   355.0 p1      27 x
        pxor mm6, mm1                                   ;   355.7 p0      27 x
        movq mm4, mm1                                   ;   356.0 p1      27 x copy
        pand mm1, mm0                                   ;   356.7 p0      27 x
        movq mm7, mm0                                   ;   357.0 p1      46 x[0] copy
        pslld mm7, 0xd                                  ;   358.0 p1      46 x[0]
        pxor mm6, mm3                                   ;   357.7 p0      27 x
        pand mm3, mm0                                   ;   358.7 p0      27 x
        por mm6, mm3                                    ;   359.7 p1      27 x
        pxor mm3, mm2                                   ;   359.7 p0      27 x
        pxor mm4, mm3                                   ;   360.7 p1      27 x
        psrld mm0, 0x13                                 ;   361.0 p1      46 x[0]
        pxor mm7, mm0                                   ;   362.0 p0      46 x[0]
        movq mm0, mm4                                   ;   361.7 p0      47 x[2] copy
        pslld mm0, 3                                    ;   362.7 p1      47 x[2]
        psrld mm4, 0x1d                                 ;   363.0 p1      47 x[2]
        pxor mm0, mm4                                   ;   364.0 p0      47 x[2]
        pxor mm2, mm1                                   ;   363.7 p0      49 x[3]
        pxor mm2, mm0                                   ;   365.0 p1      49 x[3]
        pxor mm6, mm3                                   ;   364.7 p0      48 x[1]
        pxor mm6, mm7                                   ;   365.7 p1      48 x[1]
        movq mm1, mm7                                   ;   365.7 p0      49 x[3] copy
        pslld mm1, 3                                    ;   366.7 p1      49 x[3]
        pxor mm2, mm1                                   ;   367.7 p0      49 x[3]
        pxor mm6, mm0                                   ;   367.0 p1      48 x[1]
        movq mm1, mm6                                   ;   368.0 p0      50 x[1] copy
        movq mm3, mm2                                   ;   368.7 p1      51 x[3] copy
        psrld mm6, 0x1f                                 ;   369.0 p1      50 x[1]
        pslld mm1, 1                                    ;   370.0 p1      50 x[1]
        pxor mm1, mm6                                   ;   371.0 p0      50 x[1]
        pslld mm3, 7                                    ;   371.0 p1      51 x[3]
        psrld mm2, 0x19                                 ;   372.0 p1      51 x[3]
        pxor mm3, mm2                                   ;   373.0 p0      51 x[3]
        pxor mm0, mm3                                   ;   374.0 p0      53 x[2]
        movq mm2, mm1                                   ;   372.0 p0      53 x[2] copy
        pslld mm2, 7                                    ;   373.0 p1      53 x[2]
        pxor mm7, mm1                                   ;   372.7 p0      52 x[0]
        pxor mm7, mm3                                   ;   374.0 p0      52 x[0]
        pxor mm0, mm2                                   ;   375.0 p1      53 x[2]
        movq mm2, mm7                                   ;   375.0 p0      54 x[0] copy
        pslld mm2, 5                                    ;   376.0 p1      54 x[0]
        pxor mm1, [ebp + 608]                           ;   375.7 p0+p2   80 x[1]
        movq mm4, mm0                                   ;   376.0 p1      55 x[2] copy
        psrld mm0, 0xa                                  ;   377.0 p1      55 x[2]
        pxor mm3, [ebp + 624]                           ;   376.7 p0+p2   80 x[3]
        psrld mm7, 0x1b                                 ;   378.0 p1      54 x[0]
        pxor mm2, mm7                                   ;   379.0 p0      80 x[0]
        pslld mm4, 0x16                                 ;   379.0 p1      55 x[2]
        pxor mm2, [ebp + 80]                            ;   380.0 p0+p2   80 x[0]
        pxor mm4, mm0                                   ;   380.0 p0      28 x
        movq mm0, mm1                                   ;   380.0 p1      28 x copy
        pxor mm1, mm2                                   ;   381.0 p0      28 x
        pxor mm1, mm3                                   ;   382.0 p1      28 x
        por mm0, mm2                                    ;   381.7 p0      28 x
        pxor mm4, [ebp + 616]                           ;   382.0 p1+p2   28 x
        pxor mm4, mm2                                   ;   383.0 p0      28 x
        pxor mm0, mm4                                   ;   384.0 p1      28 x
        pand mm4, mm2                                   ;   384.0 p0      28 x
        pxor mm2, mm0                                   ;   385.0 p1      28 x
        movq mm6, mm2                                   ;   386.0 p0      28 x copy
        pand mm4, mm1                                   ;   385.0 p1      28 x
        pxor mm4, mm3                                   ;   386.0 p0      28 x
        por mm3, mm1                                    ;   386.0 p1      28 x
        pxor mm3, mm0                                   ;   387.0 p0      28 x
        pand mm6, mm3                                   ;   388.0 p1      28 x
        pxor mm6, mm1                                   ;   389.0 p0      28 x
        movq mm7, mm3                                   ;   388.0 p1      46 x[0] copy
        psrld mm3, 0x13                                 ;   389.0 p1      46 x[0]
        pslld mm7, 0xd                                  ;   390.0 p1      46 x[0]
        pxor mm2, mm4                                   ;   388.7 p0      49 x[3]
        pand mm0, mm4                                   ;   389.7 p0      28 x
        pxor mm1, mm0                                   ;   390.7 p0      48 x[1]
        pxor mm7, mm3                                   ;   391.0 p1      46 x[0]
        movq mm3, mm6                                   ;   391.7 p0      47 x[2] copy
        pslld mm3, 3                                    ;   392.7 p1      47 x[2]
        movq mm0, mm7                                   ;   392.7 p0      49 x[3] copy
        pslld mm0, 3                                    ;   393.7 p1      49 x[3]
        psrld mm6, 0x1d                                 ;   394.0 p1      47 x[2]
        pxor mm3, mm6                                   ;   395.0 p0      47 x[2]
        pxor mm1, mm7                                   ;   394.7 p0      48 x[1]
        pxor mm2, mm3                                   ;   396.0 p1      49 x[3]
        pxor mm2, mm0                                   ;   397.0 p0      49 x[3]
        pxor mm1, mm3                                   ;   396.0 p1      48 x[1]
        movq mm0, mm1                                   ;   397.0 p0      50 x[1] copy
        pslld mm0, 1                                    ;   398.0 p1      50 x[1]
        psrld mm1, 0x1f                                 ;   398.0 p1      50 x[1]
        pxor mm0, mm1                                   ;   399.0 p0      50 x[1]
        movq mm1, mm2                                   ;   398.7 p0      51 x[3] copy
        psrld mm2, 0x19                                 ;   399.0 p1      51 x[3]
        pslld mm1, 7                                    ;   400.0 p1      51 x[3]
        pxor mm7, mm0                                   ;   400.0 p0      52 x[0]
        pxor mm1, mm2                                   ;   401.0 p0      51 x[3]
        movq mm2, mm0                                   ;   401.0 p1      53 x[2] copy
        pslld mm2, 7                                    ;   402.0 p1      53 x[2]
        pxor mm0, [ebp + 88]                            ;   401.7 p0+p2   80 x[1]
        pxor mm3, mm1                                   ;   402.7 p0      53 x[2]
        pxor mm3, mm2                                   ;   403.7 p1      53 x[2]
        pxor mm7, mm1                                   ;   403.7 p0      52 x[0]
        movq mm2, mm7                                   ;   404.7 p1      54 x[0] copy
        pslld mm2, 5                                    ;   405.7 p1      54 x[0]
        movq mm4, mm3                                   ;   404.7 p0      55 x[2] copy
        pslld mm4, 0x16                                 ;   406.0 p1      55 x[2]
        psrld mm7, 0x1b                                 ;   407.0 p1      54 x[0]
        pxor mm2, mm7                                   ;   408.0 p0      80 x[0]
        pxor mm1, [ebp + 648]                           ;   406.7 p0+p2   80 x[3]
        psrld mm3, 0xa                                  ;   408.0 p1      55 x[2]
        pxor mm4, mm3                                   ;   409.0 p0      80 x[2]
        pxor mm4, [ebp + 640]                           ;   410.0 p0+p2   80 x[2]
        pxor mm2, [ebp + 632]                           ;   409.0 p1+p2   80 x[0]
        movq mm3, mm2                                   ;   410.0 p0      29 x copy
        pxor mm2, mm1                                   ;   410.0 p1      29 x
        pand mm3, mm1                                   ;   411.0 p0      29 x
        pxor mm1, mm4                                   ;   411.0 p1      29 x
        pxor mm4, mm0                                   ;   411.7 p0      29 x
        pand mm0, mm2                                   ;   412.0 p1      29 x
        pxor mm3, mm4                                   ;   412.7 p0      29 x
        pxor mm0, mm4                                   ;   413.0 p1      29 x
        por mm4, mm2                                    ;   413.7 p0      29 x
        pxor mm2, mm3                                   ;   414.0 p1      29 x
        pxor mm4, mm1                                   ;   414.7 p0      29 x
        pand mm1, mm0                                   ;   415.0 p1      29 x
        pxor mm1, mm2                                   ;   416.0 p0      29 x
        movq mm6, mm1                                   ;   417.0 p1      46 x[0] copy
        pslld mm6, 0xd                                  ;   418.0 p1      46 x[0]
        pxor mm0, mm3                                   ;   416.7 p0      29 x
        pand mm0, mm4                                   ;   417.7 p0      29 x
        pxor mm4, mm1                                   ;   418.0 p1      29 x
        psrld mm1, 0x13                                 ;   419.0 p1      46 x[0]
        pxor mm6, mm1                                   ;   420.0 p0      46 x[0]
        movq mm1, mm4                                   ;   419.7 p0      47 x[2] copy
        pxor mm2, mm0                                   ;   420.0 p1      49 x[3]
        psrld mm4, 0x1d                                 ;   421.0 p1      47 x[2]
        pslld mm1, 3                                    ;   422.0 p1      47 x[2]
        pxor mm3, mm6                                   ;   421.0 p0      48 x[1]
        pxor mm1, mm4                                   ;   423.0 p0      47 x[2]
        pxor mm2, mm1                                   ;   424.0 p0      49 x[3]
        pxor mm3, mm1                                   ;   424.0 p1      48 x[1]
        movq mm0, mm6                                   ;   423.7 p0      49 x[3] copy
        pslld mm0, 3                                    ;   424.7 p1      49 x[3]
        pxor mm2, mm0                                   ;   425.7 p0      49 x[3]
        movq mm0, mm3                                   ;   425.0 p1      50 x[1] copy
        pslld mm0, 1                                    ;   426.0 p1      50 x[1]
        psrld mm3, 0x1f                                 ;   427.0 p1      50 x[1]
        pxor mm0, mm3                                   ;   428.0 p0      50 x[1]
        pxor mm6, mm0                                   ;   429.0 p0      52 x[0]
        movq mm3, mm2                                   ;   427.7 p0      51 x[3] copy
        psrld mm2, 0x19                                 ;   428.0 p1      51 x[3]
        pslld mm3, 7                                    ;   429.0 p1      51 x[3]
        pxor mm3, mm2                                   ;   430.0 p0      51 x[3]
        pxor mm6, mm3                                   ;   431.0 p0      52 x[0]
        movq mm2, mm0                                   ;   430.0 p1      53 x[2] copy
        pslld mm2, 7                                    ;   431.0 p1      53 x[2]
        pxor mm1, mm3                                   ;   431.0 p0      53 x[2]
        pxor mm1, mm2                                   ;   432.0 p0      53 x[2]
        movq mm2, mm6                                   ;   432.0 p1      54 x[0] copy
        pslld mm2, 5                                    ;   433.0 p1      54 x[0]
        psrld mm6, 0x1b                                 ;   434.0 p1      54 x[0]
        pxor mm2, mm6                                   ;   435.0 p0      80 x[0]
        movq mm4, mm1                                   ;   433.7 p0      55 x[2] copy
        pxor mm2, [ebp + 96]                            ;   436.0 p0+p2   80 x[0]
        pxor mm0, [ebp + 104]                           ;   435.0 p1+p2   80 x[1]
        psrld mm1, 0xa                                  ;   436.0 p1      55 x[2]
        pslld mm4, 0x16                                 ;   437.0 p1      55 x[2]
        pxor mm4, mm1                                   ;   438.0 p0      80 x[2]
        pxor mm4, [ebp + 112]                           ;   439.0 p0+p2   80 x[2]
        pxor mm3, [ebp + 656]                           ;   437.7 p0+p2   80 x[3]
        movq mm1, mm0                                   ;   438.0 p1      30 x copy
        por mm1, mm4                                    ;   440.0 p0      30 x
        pxor mm1, mm3                                   ;   441.0 p1      30 x
        pand mm3, mm4                                   ;   440.0 p0      30 x
        pxor mm4, mm0                                   ;   440.0 p1      30 x
        pxor mm0, mm2                                   ;   440.7 p0      30 x
        pand mm2, mm1                                   ;   442.0 p1      30 x
        pxor mm3, mm0                                   ;   441.7 p0      30 x
        movq mm6, mm2                                   ;   443.0 p1      30 x copy
        pxor mm4, mm2                                   ;   443.0 p0      30 x
        pand mm6, mm4                                   ;   444.0 p1      30 x
        pxor mm6, mm1                                   ;   445.0 p0      30 x
        pxor mm1, mm3                                   ;   444.0 p1      30 x
        pand mm3, mm4                                   ;   444.7 p0      30 x
        pxor mm1, mm3                                   ;   445.7 p1      30 x
        pxor mm3, mm6                                   ;   446.0 p0      30 x
        movq mm7, mm3                                   ;   447.0 p1      46 x[0] copy
        psrld mm3, 0x13                                 ;   447.0 p1      46 x[0]
        pslld mm7, 0xd                                  ;   448.0 p1      46 x[0]
        pxor mm7, mm3                                   ;   449.0 p0      46 x[0]
        movq mm3, mm1                                   ;   447.7 p0      47 x[2] copy
        psrld mm1, 0x1d                                 ;   449.0 p1      47 x[2]
        pxor mm0, mm2                                   ;   448.7 p0      48 x[1]
        pxor mm0, mm6                                   ;   449.7 p0      48 x[1]
        pslld mm3, 3                                    ;   450.0 p1      47 x[2]
        pxor mm0, mm7                                   ;   450.7 p0      48 x[1]
        pxor mm3, mm1                                   ;   451.0 p1      47 x[2]
        movq mm1, mm7                                   ;   451.7 p0      49 x[3] copy
        pslld mm1, 3                                    ;   452.7 p1      49 x[3]
        pxor mm4, mm3                                   ;   452.7 p0      49 x[3]
        pxor mm4, mm1                                   ;   453.7 p1      49 x[3]
        pxor mm0, mm3                                   ;   453.7 p0      48 x[1]
        movq mm1, mm0                                   ;   454.7 p1      50 x[1] copy
        pslld mm1, 1                                    ;   455.7 p1      50 x[1]
        psrld mm0, 0x1f                                 ;   456.0 p1      50 x[1]
        pxor mm1, mm0                                   ;   457.0 p0      50 x[1]
        pxor mm7, mm1                                   ;   458.0 p0      52 x[0]
        movq mm0, mm4                                   ;   456.7 p0      51 x[3] copy
        pslld mm0, 7                                    ;   457.7 p1      51 x[3]
        psrld mm4, 0x19                                 ;   458.0 p1      51 x[3]
        movq mm2, mm1                                   ;   458.0 p0      53 x[2] copy
        pxor mm0, mm4                                   ;   459.0 p0      51 x[3]
        pxor mm3, mm0                                   ;   460.0 p1      53 x[2]
        pslld mm2, 7                                    ;   460.0 p1      53 x[2]
        pxor mm7, mm0                                   ;   460.0 p0      52 x[0]
        pxor mm3, mm2                                   ;   461.0 p0      53 x[2]
        movq mm2, mm7                                   ;   461.0 p1      54 x[0] copy
        psrld mm7, 0x1b                                 ;   462.0 p1      54 x[0]
        pslld mm2, 5                                    ;   463.0 p1      54 x[0]
        movq mm4, mm3                                   ;   462.0 p0      55 x[2] copy
        psrld mm3, 0xa                                  ;   464.0 p1      55 x[2]
        pxor mm2, mm7                                   ;   464.0 p0      80 x[0]
        pxor mm2, [ebp + 664]                           ;   465.0 p0+p2   80 x[0]
        pslld mm4, 0x16                                 ;   465.0 p1      55 x[2]
        pxor mm1, [ebp + 672]                           ;   464.7 p0+p2   80 x[1]
        pxor mm4, mm3                                   ;   466.0 p0      80 x[2]
        pxor mm4, [ebp + 120]                           ;   467.0 p1+p2   80 x[2]
        pxor mm0, [ebp + 680]                           ;   466.7 p0+p2   23 x
        movq mm3, mm1                                   ;   467.0 p1      23 x copy
        pxor mm3, mm4                                   ;   468.0 p0      23 x
        pxor mm0, mm2                                   ;   468.0 p1      23 x
        pand mm1, mm0                                   ;   469.0 p0      23 x
        pxor mm1, mm2                                   ;   470.0 p1      23 x
        por mm2, mm0                                    ;   469.7 p0      23 x
        pxor mm0, mm4                                   ;   470.0 p1      23 x
        pand mm4, mm1                                   ;   471.0 p0      23 x
        pxor mm2, mm3                                   ;   471.0 p1      23 x
        pxor mm4, mm3                                   ;   472.0 p0      23 x
        pand mm3, mm1                                   ;   472.0 p1      23 x
        pxor mm1, mm0                                   ;   472.7 p0      23 x
        pand mm0, mm2                                   ;   473.0 p1      23 x
        por mm3, mm0                                    ;   474.0 p0      23 x
        movq mm6, mm3                                   ;   475.0 p1      46 x[0] copy
        psrld mm6, 0x13                                 ;   476.0 p1      46 x[0]
        movq mm0, mm3                                   ;   475.0 p0      46 x[0] copy
        pxor mm4, mm1                                   ;   475.7 p0      23 x
        pxor mm1, mm3                                   ;   476.0 p1      48 x[1]
        pslld mm0, 0xd                                  ;   477.0 p1      46 x[0]
        pxor mm0, mm6                                   ;   478.0 p0      46 x[0]
        movq mm6, mm4                                   ;   477.7 p0      47 x[2] copy
        pxor mm1, mm0                                   ;   479.0 p1      48 x[1]
        psrld mm4, 0x1d                                 ;   479.0 p1      47 x[2]
        movq mm3, mm0                                   ;   479.0 p0      49 x[3] copy
        pslld mm3, 3                                    ;   480.0 p1      49 x[3]
        pslld mm6, 3                                    ;   481.0 p1      47 x[2]
        pxor mm6, mm4                                   ;   482.0 p0      47 x[2]
        pxor mm1, mm6                                   ;   483.0 p0      48 x[1]
        pxor mm2, mm6                                   ;   483.0 p0      49 x[3]
        pxor mm2, mm3                                   ;   484.0 p1      49 x[3]
        movq mm3, mm1                                   ;   484.0 p0      50 x[1] copy
        pslld mm3, 1                                    ;   485.0 p1      50 x[1]
        psrld mm1, 0x1f                                 ;   484.0 p1      50 x[1]
        pxor mm3, mm1                                   ;   486.0 p0      50 x[1]
        pxor mm0, mm3                                   ;   487.0 p0      52 x[0]
        movq mm1, mm2                                   ;   485.0 p1      51 x[3] copy
        pslld mm1, 7                                    ;   486.0 p1      51 x[3]
        psrld mm2, 0x19                                 ;   487.0 p1      51 x[3]
        pxor mm1, mm2                                   ;   488.0 p0      51 x[3]
        pxor mm0, mm1                                   ;   489.0 p0      52 x[0]
        movq mm2, mm3                                   ;   487.7 p0      53 x[2] copy
        pslld mm2, 7                                    ;   488.7 p1      53 x[2]
        pxor mm6, mm1                                   ;   489.0 p0      53 x[2]
        pxor mm6, mm2                                   ;   490.0 p1      53 x[2]
        movq mm2, mm0                                   ;   490.0 p0      54 x[0] copy
        pslld mm2, 5                                    ;   491.0 p1      54 x[0]
        psrld mm0, 0x1b                                 ;   491.0 p1      54 x[0]
        movq mm4, mm6                                   ;   491.0 p0      55 x[2] copy
        psrld mm6, 0xa                                  ;   492.0 p1      55 x[2]
        pslld mm4, 0x16                                 ;   493.0 p1      55 x[2]
        pxor mm2, mm0                                   ;   492.0 p0      80 x[0]
        pxor mm2, [ebp + 128]                           ;   493.0 p0+p2   80 x[0]
        pxor mm3, [ebp + 688]                           ;   493.7 p0+p2   80 x[1]
        pxor mm4, mm6                                   ;   494.0 p1      80 x[2]
        pxor mm4, [ebp + 136]                           ;   495.0 p0+p2   80 x[2]
        pxor mm1, [ebp + 144]                           ;   495.0 p1+p2   80 x[3]
        movq mm0, mm2                                   ;   495.7 p0      24 x copy
        pand mm0, mm3                                   ;   496.7 p1      24 x
        pxor mm2, mm1                                   ;   496.7 p0      24 x
        por mm2, mm3                                    ;   497.7 p1      24 x
        pxor mm2, mm5                                   ;   498.7 p0      24 x
        pxor mm3, mm1                                   ;   498.0 p1      24 x
        pxor mm3, mm4                                   ;   499.0 p0      24 x
        por mm4, mm0                                    ;   499.0 p1      24 x
        pxor mm0, mm3                                   ;   500.0 p0      24 x
        pand mm3, mm4                                   ;   500.0 p1      24 x
        por mm3, mm2                                    ;   501.0 p0      24 x
        pxor mm1, mm0                                   ;   501.0 p1      24 x
        pxor mm2, mm1                                   ;   502.0 p0      24 x
        pand mm1, mm3                                   ;   502.0 p1      24 x
        pxor mm1, mm2                                   ;   503.0 p0      24 x
        movq mm6, mm1                                   ;   504.0 p1      46 x[0] copy
        pslld mm6, 0xd                                  ;   505.0 p1      46 x[0]
        pxor mm4, mm0                                   ;   503.7 p0      24 x
        por mm4, mm3                                    ;   504.7 p0      24 x
        pxor mm4, mm2                                   ;   505.7 p1      48 x[1]
        psrld mm1, 0x13                                 ;   506.0 p1      46 x[0]
        pxor mm6, mm1                                   ;   507.0 p0      46 x[0]
        movq mm1, mm0                                   ;   506.7 p0      47 x[2] copy
        psrld mm0, 0x1d                                 ;   507.0 p1      47 x[2]
        pslld mm1, 3                                    ;   508.0 p1      47 x[2]
        pxor mm1, mm0                                   ;   509.0 p0      47 x[2]
        pxor mm3, mm1                                   ;   510.0 p0      49 x[3]
        movq mm0, mm6                                   ;   509.0 p1      49 x[3] copy
        pslld mm0, 3                                    ;   510.0 p1      49 x[3]
        pxor mm3, mm0                                   ;   511.0 p0      49 x[3]
        movq mm2, mm3                                   ;   512.0 p0      51 x[3] copy
        psrld mm3, 0x19                                 ;   512.0 p1      51 x[3]
        pxor mm4, mm6                                   ;   511.7 p0      48 x[1]
        pxor mm4, mm1                                   ;   512.7 p1      48 x[1]
        movq mm0, mm4                                   ;   513.7 p0      50 x[1] copy
        pslld mm0, 1                                    ;   514.7 p1      50 x[1]
        psrld mm4, 0x1f                                 ;   514.0 p1      50 x[1]
        pxor mm0, mm4                                   ;   515.7 p0      50 x[1]
        pslld mm2, 7                                    ;   515.0 p1      51 x[3]
        pxor mm2, mm3                                   ;   516.0 p0      51 x[3]
        pxor mm1, mm2                                   ;   517.0 p0      53 x[2]
        movq mm3, mm0                                   ;   516.7 p1      53 x[2] copy
        pslld mm3, 7                                    ;   517.7 p1      53 x[2]
        pxor mm1, mm3                                   ;   518.7 p0      53 x[2]
        movq mm4, mm1                                   ;   519.7 p0      55 x[2] copy
        pslld mm4, 0x16                                 ;   520.7 p1      55 x[2]
        pxor mm6, mm0                                   ;   518.7 p0      52 x[0]
        pxor mm0, [ebp + 704]                           ;   519.0 p1+p2   80 x[1]
        pxor mm6, mm2                                   ;   519.7 p0      52 x[0]
        movq mm3, mm6                                   ;   520.7 p1      54 x[0] copy
        pxor mm2, [ebp + 720]                           ;   520.7 p0+p2   80 x[3]
        psrld mm6, 0x1b                                 ;   521.0 p1      54 x[0]
        pslld mm3, 5                                    ;   522.0 p1      54 x[0]
        psrld mm1, 0xa                                  ;   523.0 p1      55 x[2]
        pxor mm4, mm1                                   ;   524.0 p0      80 x[2]
        pxor mm4, [ebp + 712]                           ;   525.0 p0+p2   80 x[2]
        pxor mm3, mm6                                   ;   523.7 p0      80 x[0]
        pxor mm3, [ebp + 696]                           ;   524.7 p1+p2   80 x[0]
        movq mm1, mm3                                   ;   525.7 p0      25 x copy
        pand mm1, mm4                                   ;   526.7 p1      25 x
        pxor mm1, mm2                                   ;   527.7 p0      25 x
        por mm2, mm3                                    ;   526.0 p1      25 x
        pxor mm4, mm3                                   ;   526.7 p0      25 x
        pxor mm4, mm0                                   ;   527.7 p1      25 x
        pxor mm2, mm0                                   ;   527.7 p0      25 x
        pand mm0, mm1                                   ;   528.7 p1      25 x
        pxor mm0, mm4                                   ;   529.7 p0      25 x
        pxor mm1, mm4                                   ;   529.0 p1      25 x
        pxor mm3, mm1                                   ;   530.0 p0      25 x
        por mm4, mm2                                    ;   530.0 p1      25 x
        pxor mm1, mm4                                   ;   531.0 p0      25 x
        movq mm4, mm3                                   ;   531.0 p1      46 x[0] copy
        psrld mm3, 0x13                                 ;   532.0 p1      46 x[0]
        pslld mm4, 0xd                                  ;   533.0 p1      46 x[0]
        pxor mm2, mm1                                   ;   532.0 p0      25 x
        pxor mm4, mm3                                   ;   534.0 p0      46 x[0]
        movq mm3, mm2                                   ;   533.7 p0      47 x[2] copy
        psrld mm2, 0x1d                                 ;   534.0 p1      47 x[2]
        pslld mm3, 3                                    ;   535.0 p1      47 x[2]
        pxor mm3, mm2                                   ;   536.0 p0      47 x[2]
        movq mm2, mm4                                   ;   535.7 p0      49 x[3] copy
        pslld mm2, 3                                    ;   536.7 p1      49 x[3]
        pxor mm1, mm0                                   ;   536.7 p0      48 x[1]
        pxor mm1, mm4                                   ;   537.7 p1      48 x[1]
        pxor mm0, mm3                                   ;   537.7 p0      49 x[3]
        pxor mm0, mm2                                   ;   538.7 p1      49 x[3]
        pxor mm1, mm3                                   ;   538.7 p0      48 x[1]
        movq mm2, mm1                                   ;   539.7 p1      50 x[1] copy
        pslld mm2, 1                                    ;   540.7 p1      50 x[1]
        psrld mm1, 0x1f                                 ;   541.0 p1      50 x[1]
        pxor mm2, mm1                                   ;   542.0 p0      50 x[1]
        movq mm1, mm0                                   ;   540.7 p0      51 x[3] copy
        psrld mm0, 0x19                                 ;   542.0 p1      51 x[3]
        pslld mm1, 7                                    ;   543.0 p1      51 x[3]
        pxor mm1, mm0                                   ;   544.0 p0      51 x[3]
        movq mm0, mm2                                   ;   543.0 p0      53 x[2] copy
        pslld mm0, 7                                    ;   544.0 p1      53 x[2]
        pxor mm3, mm1                                   ;   545.0 p0      53 x[2]
        pxor mm3, mm0                                   ;   546.0 p0      53 x[2]
        pxor mm4, mm2                                   ;   545.0 p1      52 x[0]
        movq mm6, mm3                                   ;   547.0 p0      55 x[2] copy
        pslld mm6, 0x16                                 ;   548.0 p1      55 x[2]
        pxor mm2, [ebp + 728]                           ;   546.7 p0+p2   80 x[1]
        pxor mm4, mm1                                   ;   547.0 p1      52 x[0]
        movq mm0, mm4                                   ;   548.0 p0      54 x[0] copy
        psrld mm4, 0x1b                                 ;   548.0 p1      54 x[0]
        psrld mm3, 0xa                                  ;   549.0 p1      55 x[2]
        pslld mm0, 5                                    ;   550.0 p1      54 x[0]
        pxor mm0, mm4                                   ;   551.0 p0      80 x[0]
        pxor mm0, [ebp + 152]                           ;   552.0 p0+p2   80 x[0]
        pxor mm6, mm3                                   ;   550.7 p0      80 x[2]
        movq mm3, mm2                                   ;   551.0 p1      26 x copy
        pand mm3, mm0                                   ;   553.0 p0      26 x
        pxor mm6, [ebp + 736]                           ;   552.0 p1+p2   80 x[2]
        pxor mm1, [ebp + 160]                           ;   552.7 p0+p2   80 x[3]
        pxor mm2, mm1                                   ;   553.7 p1      26 x
        por mm1, mm0                                    ;   553.7 p0      26 x
        pxor mm0, mm6                                   ;   554.0 p1      26 x
        por mm0, mm3                                    ;   555.0 p0      26 x
        pxor mm0, mm2                                   ;   556.0 p1      26 x
        pand mm6, mm1                                   ;   555.7 p0      26 x
        por mm2, mm3                                    ;   556.0 p1      26 x
        pxor mm2, mm6                                   ;   557.0 p0      26 x
        pxor mm1, mm3                                   ;   557.0 p1      26 x
        por mm3, mm6                                    ;   557.7 p0      26 x
        por mm6, mm1                                    ;   558.0 p1      26 x
        por mm1, mm2                                    ;   558.7 p0      26 x
        pxor mm6, mm0                                   ;   559.0 p1      26 x
        pand mm0, mm2                                   ;   559.7 p0      26 x
        pxor mm0, mm1                                   ;   560.7 p1      26 x
        movq mm4, mm0                                   ;   561.7 p0      46 x[0] copy
        psrld mm0, 0x13                                 ;   561.7 p1      46 x[0]
        pslld mm4, 0xd                                  ;   562.7 p1      46 x[0]
        pxor mm4, mm0                                   ;   563.7 p0      46 x[0]
        pxor mm1, mm6                                   ;   562.7 p0      26 x
        pxor mm2, mm4                                   ;   564.7 p1      48 x[1]
        pxor mm3, mm6                                   ;   563.7 p0      49 x[3]
        movq mm0, mm1                                   ;   564.0 p1      47 x[2] copy
        pslld mm0, 3                                    ;   565.0 p1      47 x[2]
        psrld mm1, 0x1d                                 ;   566.0 p1      47 x[2]
        pxor mm0, mm1                                   ;   567.0 p0      47 x[2]
        movq mm1, mm4                                   ;   565.7 p0      49 x[3] copy
        pxor mm3, mm0                                   ;   568.0 p0      49 x[3]
        pxor mm2, mm0                                   ;   568.0 p1      48 x[1]
        pslld mm1, 3                                    ;   568.0 p1      49 x[3]
        pxor mm3, mm1                                   ;   569.0 p0      49 x[3]
        movq mm1, mm2                                   ;   569.0 p0      50 x[1] copy
        pslld mm1, 1                                    ;   570.0 p1      50 x[1]
        psrld mm2, 0x1f                                 ;   570.0 p1      50 x[1]
        pxor mm1, mm2                                   ;   571.0 p0      50 x[1]
        pxor mm4, mm1                                   ;   572.0 p0      52 x[0]
        movq mm2, mm3                                   ;   571.0 p1      51 x[3] copy
        pslld mm2, 7                                    ;   572.0 p1      51 x[3]
        psrld mm3, 0x19                                 ;   573.0 p1      51 x[3]
        pxor mm2, mm3                                   ;   574.0 p0      51 x[3]
        pxor mm4, mm2                                   ;   575.0 p0      52 x[0]
        pxor mm0, mm2                                   ;   575.0 p0      53 x[2]
        pxor mm2, [ebp + 760]                           ;   575.0 p1+p2   80 x[3]
        movq mm3, mm1                                   ;   574.7 p0      53 x[2] copy
        pslld mm3, 7                                    ;   575.7 p1      53 x[2]
        pxor mm0, mm3                                   ;   576.7 p0      53 x[2]
        movq mm3, mm4                                   ;   576.0 p1      54 x[0] copy
        pxor mm1, [ebp + 752]                           ;   576.7 p0+p2   80 x[1]
        pslld mm3, 5                                    ;   577.0 p1      54 x[0]
        movq mm6, mm0                                   ;   577.7 p0      55 x[2] copy
        pslld mm6, 0x16                                 ;   578.7 p1      55 x[2]
        psrld mm0, 0xa                                  ;   579.0 p1      55 x[2]
        pxor mm6, mm0                                   ;   580.0 p0      80 x[2]
        pxor mm6, [ebp + 168]                           ;   581.0 p0+p2   80 x[2]
        psrld mm4, 0x1b                                 ;   580.0 p1      54 x[0]
        pxor mm3, mm4                                   ;   581.0 p0      80 x[0]
        movq mm4, mm1                                   ;   581.0 p1      27 x copy
        pxor mm3, [ebp + 744]                           ;   582.0 p0+p2   80 x[0]
        movq mm0, mm3                                   ;   583.0 p1      27 x copy
        pxor mm3, mm2                                   ;   583.0 p0      27 x
        pxor mm0, mm1                                   ;   584.0 p1      27 x
        pand mm0, mm3                                   ;   585.0 p0      27 x
        pxor mm2, mm6                                   ;   584.0 p1      27 x
        pxor mm0, mm2                                   ;   586.0 p0      27 x
        movq mm7, mm0                                   ;   587.0 p1      46 x[0] copy
        por mm6, mm3                                    ;   585.7 p0      27 x
        pand mm2, mm6                                   ;   586.7 p1      27 x
        pslld mm7, 0xd                                  ;   588.0 p1      46 x[0]
        pxor mm6, mm1                                   ;   586.7 p0      27 x
        pxor mm6, mm2                                   ;   587.7 p0      27 x
        pand mm2, mm0                                   ;   588.0 p1      27 x
        por mm6, mm2                                    ;   589.0 p0      27 x
        pxor mm2, mm3                                   ;   589.0 p1      27 x
        pxor mm4, mm2                                   ;   590.0 p0      27 x
        pand mm1, mm0                                   ;   590.0 p1      27 x
        psrld mm0, 0x13                                 ;   591.0 p1      46 x[0]
        pxor mm7, mm0                                   ;   592.0 p0      46 x[0]
        movq mm0, mm4                                   ;   591.7 p0      47 x[2] copy
        pxor mm6, mm2                                   ;   592.0 p1      48 x[1]
        pxor mm3, mm1                                   ;   592.7 p0      49 x[3]
        pslld mm0, 3                                    ;   593.0 p1      47 x[2]
        psrld mm4, 0x1d                                 ;   594.0 p1      47 x[2]
        pxor mm0, mm4                                   ;   595.0 p0      47 x[2]
        pxor mm3, mm0                                   ;   596.0 p0      49 x[3]
        pxor mm6, mm7                                   ;   595.0 p1      48 x[1]
        pxor mm6, mm0                                   ;   596.0 p0      48 x[1]
        movq mm1, mm7                                   ;   596.0 p1      49 x[3] copy
        pslld mm1, 3                                    ;   597.0 p1      49 x[3]
        pxor mm3, mm1                                   ;   598.0 p0      49 x[3]
        movq mm2, mm3                                   ;   599.0 p0      51 x[3] copy
        movq mm1, mm6                                   ;   598.0 p1      50 x[1] copy
        pslld mm2, 7                                    ;   600.0 p1      51 x[3]
        psrld mm6, 0x1f                                 ;   600.0 p1      50 x[1]
        pslld mm1, 1                                    ;   601.0 p1      50 x[1]
        pxor mm1, mm6                                   ;   602.0 p0      50 x[1]
        psrld mm3, 0x19                                 ;   602.0 p1      51 x[3]
        pxor mm2, mm3                                   ;   603.0 p0      51 x[3]
        pxor mm0, mm2                                   ;   604.0 p0      53 x[2]
        pxor mm7, mm1                                   ;   603.0 p0      52 x[0]
        pxor mm7, mm2                                   ;   604.0 p0      52 x[0]
        movq mm3, mm1                                   ;   603.0 p1      53 x[2] copy
        pslld mm3, 7                                    ;   604.0 p1      53 x[2]
        pxor mm0, mm3                                   ;   605.0 p0      53 x[2]
        movq mm4, mm0                                   ;   606.0 p0      55 x[2] copy
        psrld mm0, 0xa                                  ;   606.0 p1      55 x[2]
        movq mm3, mm7                                   ;   605.7 p0      54 x[0] copy
        pslld mm3, 5                                    ;   606.7 p1      54 x[0]
        psrld mm7, 0x1b                                 ;   607.0 p1      54 x[0]
        pxor mm3, mm7                                   ;   608.0 p0      80 x[0]
        pxor mm3, [ebp + 176]                           ;   609.0 p0+p2   80 x[0]
        pxor mm1, [ebp + 768]                           ;   608.0 p1+p2   80 x[1]
        pslld mm4, 0x16                                 ;   609.0 p1      55 x[2]
        pxor mm4, mm0                                   ;   610.0 p0      28 x
        movq mm0, mm1                                   ;   609.7 p0      28 x copy
        pxor mm2, [ebp + 784]                           ;   610.0 p1+p2   80 x[3]
        pxor mm1, mm3                                   ;   610.7 p0      28 x
        pxor mm4, [ebp + 776]                           ;   611.0 p1+p2   28 x
        pxor mm1, mm2                                   ;   611.7 p0      28 x
        pxor mm4, mm3                                   ;   612.0 p1      28 x
        por mm0, mm3                                    ;   612.7 p0      28 x
        pxor mm0, mm4                                   ;   613.7 p1      28 x
        pand mm4, mm3                                   ;   613.7 p0      28 x
        pand mm4, mm1                                   ;   614.7 p1      28 x
        pxor mm4, mm2                                   ;   615.7 p0      28 x
        pxor mm3, mm0                                   ;   615.0 p1      28 x
        movq mm6, mm3                                   ;   616.0 p0      28 x copy
        por mm2, mm1                                    ;   616.0 p1      28 x
        pxor mm2, mm0                                   ;   617.0 p0      28 x
        pand mm6, mm2                                   ;   618.0 p1      28 x
        movq mm7, mm2                                   ;   618.0 p0      46 x[0] copy
        pslld mm7, 0xd                                  ;   619.0 p1      46 x[0]
        psrld mm2, 0x13                                 ;   619.0 p1      46 x[0]
        pxor mm7, mm2                                   ;   620.0 p0      46 x[0]
        pand mm0, mm4                                   ;   619.7 p0      28 x
        pxor mm3, mm4                                   ;   620.0 p1      49 x[3]
        pxor mm6, mm1                                   ;   620.7 p0      28 x
        movq mm2, mm6                                   ;   621.7 p1      47 x[2] copy
        psrld mm6, 0x1d                                 ;   622.0 p1      47 x[2]
        pxor mm1, mm0                                   ;   621.7 p0      48 x[1]
        pslld mm2, 3                                    ;   623.0 p1      47 x[2]
        pxor mm1, mm7                                   ;   622.7 p0      48 x[1]
        pxor mm2, mm6                                   ;   624.0 p0      47 x[2]
        pxor mm1, mm2                                   ;   625.0 p1      48 x[1]
        movq mm0, mm7                                   ;   624.7 p0      49 x[3] copy
        pslld mm0, 3                                    ;   625.7 p1      49 x[3]
        pxor mm3, mm2                                   ;   625.7 p0      49 x[3]
        pxor mm3, mm0                                   ;   626.7 p1      49 x[3]
        movq mm0, mm1                                   ;   626.7 p0      50 x[1] copy
        psrld mm1, 0x1f                                 ;   627.0 p1      50 x[1]
        pslld mm0, 1                                    ;   628.0 p1      50 x[1]
        pxor mm0, mm1                                   ;   629.0 p0      50 x[1]
        movq mm1, mm3                                   ;   628.7 p0      51 x[3] copy
        psrld mm3, 0x19                                 ;   629.0 p1      51 x[3]
        pslld mm1, 7                                    ;   630.0 p1      51 x[3]
        pxor mm7, mm0                                   ;   630.0 p0      52 x[0]
        pxor mm1, mm3                                   ;   631.0 p0      51 x[3]
        movq mm3, mm0                                   ;   631.0 p1      53 x[2] copy
        pslld mm3, 7                                    ;   632.0 p1      53 x[2]
        pxor mm2, mm1                                   ;   632.0 p0      53 x[2]
        pxor mm2, mm3                                   ;   633.0 p0      53 x[2]
        movq mm4, mm2                                   ;   634.0 p1      55 x[2] copy
        pslld mm4, 0x16                                 ;   635.0 p1      55 x[2]
        psrld mm2, 0xa                                  ;   635.0 p1      55 x[2]
        pxor mm0, [ebp + 184]                           ;   633.7 p0+p2   80 x[1]
        pxor mm4, mm2                                   ;   636.0 p0      80 x[2]
        pxor mm4, [ebp + 800]                           ;   637.0 p0+p2   80 x[2]
        pxor mm7, mm1                                   ;   636.0 p1      52 x[0]
        movq mm3, mm7                                   ;   637.0 p0      54 x[0] copy
        psrld mm7, 0x1b                                 ;   637.0 p1      54 x[0]
        pxor mm1, [ebp + 808]                           ;   637.7 p0+p2   80 x[3]
        pslld mm3, 5                                    ;   638.0 p1      54 x[0]
        pxor mm3, mm7                                   ;   639.0 p0      80 x[0]
        pxor mm3, [ebp + 792]                           ;   640.0 p1+p2   80 x[0]
        movq mm2, mm3                                   ;   641.0 p0      29 x copy
        pxor mm3, mm1                                   ;   641.0 p1      29 x
        pand mm2, mm1                                   ;   642.0 p0      29 x
        pxor mm1, mm4                                   ;   641.0 p1      29 x
        pxor mm4, mm0                                   ;   641.7 p0      29 x
        pxor mm2, mm4                                   ;   643.0 p1      29 x
        pand mm0, mm3                                   ;   642.7 p0      29 x
        pxor mm0, mm4                                   ;   643.7 p1      29 x
        por mm4, mm3                                    ;   643.7 p0      29 x
        pxor mm4, mm1                                   ;   644.7 p1      29 x
        pxor mm3, mm2                                   ;   644.7 p0      29 x
        pand mm1, mm0                                   ;   645.0 p1      29 x
        pxor mm1, mm3                                   ;   646.0 p0      29 x
        movq mm6, mm1                                   ;   647.0 p1      46 x[0] copy
        pslld mm6, 0xd                                  ;   648.0 p1      46 x[0]
        pxor mm0, mm2                                   ;   646.7 p0      29 x
        pand mm0, mm4                                   ;   647.7 p0      29 x
        pxor mm3, mm0                                   ;   648.7 p1      49 x[3]
        pxor mm4, mm1                                   ;   648.7 p0      29 x
        psrld mm1, 0x13                                 ;   649.0 p1      46 x[0]
        pxor mm6, mm1                                   ;   650.0 p0      46 x[0]
        movq mm1, mm4                                   ;   650.0 p1      47 x[2] copy
        pslld mm1, 3                                    ;   651.0 p1      47 x[2]
        psrld mm4, 0x1d                                 ;   652.0 p1      47 x[2]
        pxor mm1, mm4                                   ;   653.0 p0      47 x[2]
        pxor mm2, mm6                                   ;   651.7 p0      48 x[1]
        pxor mm2, mm1                                   ;   654.0 p0      48 x[1]
        pxor mm3, mm1                                   ;   654.0 p1      49 x[3]
        movq mm0, mm6                                   ;   653.7 p0      49 x[3] copy
        pslld mm0, 3                                    ;   654.7 p1      49 x[3]
        pxor mm3, mm0                                   ;   655.7 p0      49 x[3]
        movq mm0, mm2                                   ;   655.0 p1      50 x[1] copy
        pslld mm0, 1                                    ;   656.0 p1      50 x[1]
        psrld mm2, 0x1f                                 ;   657.0 p1      50 x[1]
        pxor mm0, mm2                                   ;   658.0 p0      50 x[1]
        movq mm2, mm3                                   ;   656.7 p0      51 x[3] copy
        psrld mm3, 0x19                                 ;   658.0 p1      51 x[3]
        pslld mm2, 7                                    ;   659.0 p1      51 x[3]
        pxor mm2, mm3                                   ;   660.0 p0      51 x[3]
        movq mm3, mm0                                   ;   659.0 p0      53 x[2] copy
        pxor mm6, mm0                                   ;   659.7 p0      52 x[0]
        pxor mm6, mm2                                   ;   661.0 p1      52 x[0]
        pxor mm1, mm2                                   ;   661.0 p0      53 x[2]
        pslld mm3, 7                                    ;   661.0 p1      53 x[2]
        pxor mm1, mm3                                   ;   662.0 p0      53 x[2]
        movq mm4, mm1                                   ;   663.0 p1      55 x[2] copy
        movq mm3, mm6                                   ;   662.7 p0      54 x[0] copy
        pslld mm3, 5                                    ;   663.7 p1      54 x[0]
        psrld mm6, 0x1b                                 ;   664.0 p1      54 x[0]
        pxor mm3, mm6                                   ;   665.0 p0      80 x[0]
        pxor mm3, [ebp + 192]                           ;   666.0 p0+p2   80 x[0]
        pxor mm0, [ebp + 200]                           ;   665.0 p1+p2   80 x[1]
        pxor mm2, [ebp + 816]                           ;   665.7 p0+p2   80 x[3]
        pslld mm4, 0x16                                 ;   666.0 p1      55 x[2]
        psrld mm1, 0xa                                  ;   667.0 p1      55 x[2]
        pxor mm4, mm1                                   ;   668.0 p0      80 x[2]
        pxor mm4, [ebp + 208]                           ;   669.0 p0+p2   80 x[2]
        movq mm1, mm0                                   ;   668.0 p1      30 x copy
        por mm1, mm4                                    ;   670.0 p0      30 x
        pxor mm1, mm2                                   ;   671.0 p1      30 x
        pand mm2, mm4                                   ;   670.0 p0      30 x
        pxor mm4, mm0                                   ;   670.0 p1      30 x
        pxor mm0, mm3                                   ;   670.7 p0      30 x
        pand mm3, mm1                                   ;   672.0 p1      30 x
        pxor mm4, mm3                                   ;   673.0 p0      30 x
        movq mm6, mm3                                   ;   673.0 p1      30 x copy
        pand mm6, mm4                                   ;   674.0 p0      30 x
        pxor mm6, mm1                                   ;   675.0 p1      30 x
        pxor mm2, mm0                                   ;   673.7 p0      30 x
        pxor mm1, mm2                                   ;   674.7 p1      30 x
        pxor mm0, mm3                                   ;   674.7 p0      48 x[1]
        pxor mm0, mm6                                   ;   676.0 p1      48 x[1]
        pand mm2, mm4                                   ;   675.7 p0      30 x
        pxor mm1, mm2                                   ;   676.7 p1      30 x
        pxor mm2, mm6                                   ;   676.7 p0      30 x
        movq mm7, mm2                                   ;   677.7 p1      46 x[0] copy
        pslld mm7, 0xd                                  ;   678.7 p1      46 x[0]
        psrld mm2, 0x13                                 ;   679.0 p1      46 x[0]
        pxor mm7, mm2                                   ;   680.0 p0      46 x[0]
        pxor mm0, mm7                                   ;   681.0 p0      48 x[1]
        movq mm2, mm1                                   ;   679.7 p0      47 x[2] copy
        psrld mm1, 0x1d                                 ;   680.0 p1      47 x[2]
        pslld mm2, 3                                    ;   681.0 p1      47 x[2]
        pxor mm2, mm1                                   ;   682.0 p0      47 x[2]
        pxor mm4, mm2                                   ;   683.0 p0      49 x[3]
        pxor mm0, mm2                                   ;   683.0 p1      48 x[1]
        movq mm1, mm7                                   ;   682.7 p0      49 x[3] copy
        pslld mm1, 3                                    ;   683.7 p1      49 x[3]
        pxor mm4, mm1                                   ;   684.7 p0      49 x[3]
        movq mm1, mm0                                   ;   684.0 p1      50 x[1] copy
        psrld mm0, 0x1f                                 ;   685.0 p1      50 x[1]
        pslld mm1, 1                                    ;   686.0 p1      50 x[1]
        pxor mm1, mm0                                   ;   687.0 p0      50 x[1]
        movq mm0, mm4                                   ;   685.7 p0      51 x[3] copy
        psrld mm4, 0x19                                 ;   687.0 p1      51 x[3]
        pslld mm0, 7                                    ;   688.0 p1      51 x[3]
        pxor mm0, mm4                                   ;   689.0 p0      51 x[3]
        movq mm3, mm1                                   ;   688.0 p0      53 x[2] copy
        pxor mm2, mm0                                   ;   690.0 p0      53 x[2]
        pslld mm3, 7                                    ;   689.0 p1      53 x[2]
        pxor mm2, mm3                                   ;   691.0 p0      53 x[2]
        pxor mm7, mm1                                   ;   690.0 p1      52 x[0]
        pxor mm7, mm0                                   ;   691.0 p0      52 x[0]
        movq mm3, mm7                                   ;   692.0 p1      54 x[0] copy
        pslld mm3, 5                                    ;   693.0 p1      54 x[0]
        psrld mm7, 0x1b                                 ;   693.0 p1      54 x[0]
        movq mm4, mm2                                   ;   692.0 p0      55 x[2] copy
        pxor mm0, [ebp + 840]                           ;   692.7 p0+p2   23 x
        pslld mm4, 0x16                                 ;   694.0 p1      55 x[2]
        psrld mm2, 0xa                                  ;   695.0 p1      55 x[2]
        pxor mm4, mm2                                   ;   696.0 p0      80 x[2]
        pxor mm3, mm7                                   ;   694.7 p0      80 x[0]
        pxor mm3, [ebp + 824]                           ;   695.7 p0+p2   80 x[0]
        pxor mm0, mm3                                   ;   696.7 p1      23 x
        pxor mm4, [ebp + 216]                           ;   697.0 p0+p2   80 x[2]
        pxor mm1, [ebp + 832]                           ;   697.0 p1+p2   80 x[1]
        movq mm2, mm1                                   ;   698.0 p0      23 x copy
        pxor mm2, mm4                                   ;   699.0 p1      23 x
        pand mm1, mm0                                   ;   698.7 p0      23 x
        pxor mm1, mm3                                   ;   699.7 p1      23 x
        por mm3, mm0                                    ;   699.7 p0      23 x
        pxor mm0, mm4                                   ;   700.0 p1      23 x
        pxor mm3, mm2                                   ;   700.7 p0      23 x
        pand mm4, mm1                                   ;   701.0 p1      23 x
        pxor mm4, mm2                                   ;   702.0 p0      23 x
        pand mm2, mm1                                   ;   702.0 p1      23 x
        pxor mm1, mm0                                   ;   702.7 p0      23 x
        pxor mm4, mm1                                   ;   703.7 p1      23 x
        pand mm0, mm3                                   ;   703.7 p0      23 x
        por mm2, mm0                                    ;   704.7 p1      23 x
        movq mm0, mm2                                   ;   705.7 p0      46 x[0] copy
        movq mm6, mm2                                   ;   705.7 p1      46 x[0] copy
        psrld mm6, 0x13                                 ;   706.7 p1      46 x[0]
        pslld mm0, 0xd                                  ;   707.0 p1      46 x[0]
        pxor mm0, mm6                                   ;   708.0 p0      46 x[0]
        movq mm6, mm4                                   ;   706.7 p0      47 x[2] copy
        psrld mm4, 0x1d                                 ;   708.0 p1      47 x[2]
        pslld mm6, 3                                    ;   709.0 p1      47 x[2]
        pxor mm6, mm4                                   ;   710.0 p0      47 x[2]
        pxor mm3, mm6                                   ;   711.0 p0      49 x[3]
        pxor mm1, mm2                                   ;   709.7 p0      48 x[1]
        movq mm2, mm0                                   ;   710.0 p1      49 x[3] copy
        pslld mm2, 3                                    ;   711.0 p1      49 x[3]
        pxor mm3, mm2                                   ;   712.0 p0      49 x[3]
        pxor mm1, mm0                                   ;   711.7 p0      48 x[1]
        pxor mm1, mm6                                   ;   712.7 p1      48 x[1]
        movq mm2, mm1                                   ;   713.7 p0      50 x[1] copy
        pslld mm2, 1                                    ;   714.7 p1      50 x[1]
        psrld mm1, 0x1f                                 ;   714.0 p1      50 x[1]
        pxor mm2, mm1                                   ;   715.7 p0      50 x[1]
        movq mm1, mm3                                   ;   714.7 p0      51 x[3] copy
        pslld mm1, 7                                    ;   715.7 p1      51 x[3]
        psrld mm3, 0x19                                 ;   716.0 p1      51 x[3]
        pxor mm1, mm3                                   ;   717.0 p0      51 x[3]
        pxor mm0, mm2                                   ;   716.7 p0      52 x[0]
        pxor mm0, mm1                                   ;   718.0 p1      52 x[0]
        movq mm3, mm2                                   ;   717.7 p0      53 x[2] copy
        pxor mm6, mm1                                   ;   718.0 p1      53 x[2]
        pslld mm3, 7                                    ;   719.0 p1      53 x[2]
        pxor mm6, mm3                                   ;   720.0 p0      53 x[2]
        movq mm3, mm0                                   ;   719.7 p0      54 x[0] copy
        psrld mm0, 0x1b                                 ;   720.0 p1      54 x[0]
        pslld mm3, 5                                    ;   721.0 p1      54 x[0]
        movq mm4, mm6                                   ;   721.0 p0      55 x[2] copy
        pslld mm4, 0x16                                 ;   722.0 p1      55 x[2]
        psrld mm6, 0xa                                  ;   723.0 p1      55 x[2]
        pxor mm4, mm6                                   ;   724.0 p0      80 x[2]
        pxor mm4, [ebp + 248]                           ;   725.0 p0+p2   80 x[2]
        pxor mm1, [ebp + 232]                           ;   723.7 p0+p2   80 x[3]
        pxor mm3, mm0                                   ;   724.0 p1      80 x[0]
        pxor mm3, [ebp + 224]                           ;   725.0 p0+p2   80 x[0]
        pxor mm2, [ebp + 848]                           ;   725.0 p1+p2   80 x[1]
        movq mm0, mm3                                   ;   726.0 p0      24 x copy
        pxor mm3, mm1                                   ;   726.0 p1      24 x
        por mm3, mm2                                    ;   727.0 p0      24 x
        pxor mm3, mm5                                   ;   728.0 p1      24 x
        pand mm0, mm2                                   ;   727.7 p0      24 x
        pxor mm2, mm1                                   ;   728.0 p1      24 x
        pxor mm2, mm4                                   ;   729.0 p0      24 x
        por mm4, mm0                                    ;   729.0 p1      24 x
        pxor mm0, mm2                                   ;   730.0 p0      24 x
        pand mm2, mm4                                   ;   730.0 p1      24 x
        pxor mm1, mm0                                   ;   731.0 p0      24 x
        pxor mm4, mm0                                   ;   731.0 p1      24 x
        por mm2, mm3                                    ;   731.7 p0      24 x
        pxor mm3, mm1                                   ;   732.0 p1      24 x
        pand mm1, mm2                                   ;   732.7 p0      24 x
        pxor mm1, mm3                                   ;   733.7 p1      24 x
        movq mm5, mm1                                   ;   734.7 p0      46 x[0] copy
        pslld mm5, 0xd                                  ;   735.7 p1      46 x[0]
        psrld mm1, 0x13                                 ;   735.0 p1      46 x[0]
        pxor mm5, mm1                                   ;   736.7 p0      46 x[0]
        movq mm1, mm0                                   ;   735.7 p0      47 x[2] copy
        pslld mm1, 3                                    ;   736.7 p1      47 x[2]
        psrld mm0, 0x1d                                 ;   737.0 p1      47 x[2]
        pxor mm1, mm0                                   ;   738.0 p0      47 x[2]
        movq mm0, mm5                                   ;   737.7 p0      49 x[3] copy
        pslld mm0, 3                                    ;   738.7 p1      49 x[3]
        por mm4, mm2                                    ;   738.7 p0      24 x
        pxor mm4, mm3                                   ;   739.7 p1      48 x[1]
        pxor mm4, mm5                                   ;   740.7 p0      48 x[1]
        pxor mm4, mm1                                   ;   741.7 p1      48 x[1]
        pxor mm2, mm1                                   ;   740.7 p0      49 x[3]
        pxor mm2, mm0                                   ;   741.7 p1      49 x[3]
        movq mm0, mm4                                   ;   742.7 p0      50 x[1] copy
        psrld mm4, 0x1f                                 ;   742.7 p1      50 x[1]
        pslld mm0, 1                                    ;   743.7 p1      50 x[1]
        pxor mm0, mm4                                   ;   744.7 p0      50 x[1]
        movq mm3, mm2                                   ;   743.7 p0      51 x[3] copy
        psrld mm2, 0x19                                 ;   744.0 p1      51 x[3]
        pslld mm3, 7                                    ;   745.0 p1      51 x[3]
        pxor mm3, mm2                                   ;   746.0 p0      51 x[3]
        movq mm2, mm0                                   ;   745.7 p0      53 x[2] copy
        pxor mm1, mm3                                   ;   747.0 p1      53 x[2]
        pslld mm2, 7                                    ;   747.0 p1      53 x[2]
        pxor mm1, mm2                                   ;   748.0 p0      53 x[2]
        pxor mm5, mm0                                   ;   747.7 p0      52 x[0]
        pxor mm5, mm3                                   ;   748.7 p1      52 x[0]
        movq mm2, mm5                                   ;   749.7 p0      54 x[0] copy
        psrld mm5, 0x1b                                 ;   749.7 p1      54 x[0]
        movq mm4, mm1                                   ;   749.7 p0      55 x[2] copy
        psrld mm1, 0xa                                  ;   750.0 p1      55 x[2]
        pslld mm2, 5                                    ;   751.0 p1      54 x[0]
        pslld mm4, 0x16                                 ;   752.0 p1      55 x[2]
        pxor mm0, [ebp + 864]                           ;   750.7 p0+p2   80 x[1]
        pxor mm2, mm5                                   ;   752.0 p0      80 x[0]
        pxor mm4, [ebp + 872]                           ;   753.0 p0+p2   80 x[2]
        pxor mm2, [ebp + 856]                           ;   753.0 p1+p2   80 x[0]
        pxor mm3, [ebp + 880]                           ;   753.7 p0+p2   80 x[3]
        pxor mm4, mm1                                   ;   754.0 p1      80 x[2]
        movq mm1, mm2                                   ;   754.7 p0      25 x copy
        pand mm1, mm4                                   ;   755.7 p1      25 x
        pxor mm4, mm2                                   ;   755.7 p0      25 x
        pxor mm1, mm3                                   ;   756.7 p1      25 x
        por mm3, mm2                                    ;   756.7 p0      25 x
        pxor mm3, mm0                                   ;   757.7 p1      25 x
        pxor mm4, mm0                                   ;   757.7 p0      25 x
        pand mm0, mm1                                   ;   758.0 p1      25 x
        pxor mm0, mm4                                   ;   759.0 p0      25 x
        pxor mm1, mm4                                   ;   759.0 p1      25 x
        por mm4, mm3                                    ;   759.7 p0      25 x
        pxor mm2, mm1                                   ;   760.0 p1      25 x
        pxor mm1, mm4                                   ;   760.7 p0      25 x
        pxor mm3, mm1                                   ;   761.7 p1      25 x
        pxor mm1, mm0                                   ;   761.7 p0      48 x[1]
        movq mm4, mm2                                   ;   762.0 p1      46 x[0] copy
        pslld mm4, 0xd                                  ;   763.0 p1      46 x[0]
        psrld mm2, 0x13                                 ;   764.0 p1      46 x[0]
        pxor mm4, mm2                                   ;   765.0 p0      46 x[0]
        movq mm2, mm3                                   ;   763.7 p0      47 x[2] copy
        pslld mm2, 3                                    ;   765.0 p1      47 x[2]
        pxor mm1, mm4                                   ;   766.0 p0      48 x[1]
        psrld mm3, 0x1d                                 ;   766.0 p1      47 x[2]
        pxor mm2, mm3                                   ;   767.0 p0      47 x[2]
        pxor mm0, mm2                                   ;   768.0 p0      49 x[3]
        movq mm3, mm4                                   ;   767.0 p1      49 x[3] copy
        pslld mm3, 3                                    ;   768.0 p1      49 x[3]
        pxor mm0, mm3                                   ;   769.0 p0      49 x[3]
        pxor mm1, mm2                                   ;   768.7 p0      48 x[1]
        movq mm3, mm1                                   ;   769.7 p1      50 x[1] copy
        pslld mm3, 1                                    ;   770.7 p1      50 x[1]
        psrld mm1, 0x1f                                 ;   771.0 p1      50 x[1]
        pxor mm3, mm1                                   ;   772.0 p0      50 x[1]
        pxor mm4, mm3                                   ;   773.0 p0      52 x[0]
        movq mm1, mm0                                   ;   771.7 p0      51 x[3] copy
        psrld mm0, 0x19                                 ;   772.0 p1      51 x[3]
        pslld mm1, 7                                    ;   773.0 p1      51 x[3]
        pxor mm1, mm0                                   ;   774.0 p0      51 x[3]
        movq mm0, mm3                                   ;   773.7 p0      53 x[2] copy
        pslld mm0, 7                                    ;   774.7 p1      53 x[2]
        pxor mm2, mm1                                   ;   775.0 p0      53 x[2]
        pxor mm2, mm0                                   ;   776.0 p1      53 x[2]
        movq mm5, mm2                                   ;   777.0 p0      55 x[2] copy
        psrld mm2, 0xa                                  ;   777.0 p1      55 x[2]
        pxor mm4, mm1                                   ;   776.7 p0      52 x[0]
        movq mm0, mm4                                   ;   777.7 p1      54 x[0] copy
        psrld mm4, 0x1b                                 ;   778.0 p1      54 x[0]
        pslld mm0, 5                                    ;   779.0 p1      54 x[0]
        pxor mm0, mm4                                   ;   780.0 p0      80 x[0]
        pxor mm3, [ebp + 888]                           ;   778.7 p0+p2   80 x[1]
        pxor mm1, [ebp + 256]                           ;   779.7 p0+p2   80 x[3]
        pslld mm5, 0x16                                 ;   780.0 p1      55 x[2]
        pxor mm5, [ebp + 896]                           ;   781.0 p0+p2   80 x[2]
        pxor mm0, [ebp + 240]                           ;   781.0 p1+p2   80 x[0]
        pxor mm5, mm2                                   ;   782.0 p0      80 x[2]
        movq mm2, mm3                                   ;   782.0 p1      26 x copy
        pxor mm3, mm1                                   ;   782.7 p0      26 x
        pand mm2, mm0                                   ;   783.0 p1      26 x
        por mm1, mm0                                    ;   783.7 p0      26 x
        pxor mm0, mm5                                   ;   784.0 p1      26 x
        pand mm5, mm1                                   ;   784.7 p0      26 x
        pxor mm1, mm2                                   ;   785.0 p1      26 x
        por mm0, mm2                                    ;   785.7 p0      26 x
        pxor mm0, mm3                                   ;   786.7 p1      26 x
        por mm3, mm2                                    ;   786.7 p0      26 x
        pxor mm3, mm5                                   ;   787.7 p1      26 x
        por mm2, mm5                                    ;   787.7 p0      26 x
        por mm5, mm1                                    ;   788.0 p1      26 x
        por mm1, mm3                                    ;   788.7 p0      26 x
        pxor mm5, mm0                                   ;   789.0 p1      26 x
        pand mm0, mm3                                   ;   789.7 p0      26 x
        pxor mm0, mm1                                   ;   790.7 p1      26 x
        movq mm4, mm0                                   ;   791.7 p0      46 x[0] copy
        pslld mm4, 0xd                                  ;   792.7 p1      46 x[0]
        psrld mm0, 0x13                                 ;   792.0 p1      46 x[0]
        pxor mm4, mm0                                   ;   793.7 p0      46 x[0]
        pxor mm1, mm5                                   ;   792.7 p0      26 x
        movq mm0, mm1                                   ;   793.7 p1      47 x[2] copy
        psrld mm1, 0x1d                                 ;   794.0 p1      47 x[2]
        pslld mm0, 3                                    ;   795.0 p1      47 x[2]
        pxor mm0, mm1                                   ;   796.0 p0      47 x[2]
        movq mm1, mm4                                   ;   794.7 p0      49 x[3] copy
        pxor mm2, mm5                                   ;   795.7 p0      49 x[3]
        pxor mm2, mm0                                   ;   797.0 p1      49 x[3]
        pslld mm1, 3                                    ;   797.0 p1      49 x[3]
        pxor mm2, mm1                                   ;   798.0 p0      49 x[3]
        pxor mm3, mm4                                   ;   797.7 p0      48 x[1]
        pxor mm3, mm0                                   ;   798.7 p1      48 x[1]
        movq mm1, mm3                                   ;   799.7 p0      50 x[1] copy
        psrld mm3, 0x1f                                 ;   799.7 p1      50 x[1]
        pslld mm1, 1                                    ;   800.7 p1      50 x[1]
        pxor mm1, mm3                                   ;   801.7 p0      50 x[1]
        pxor mm4, mm1                                   ;   802.7 p0      52 x[0]
        movq mm3, mm2                                   ;   801.0 p1      51 x[3] copy
        pslld mm3, 7                                    ;   802.0 p1      51 x[3]
        psrld mm2, 0x19                                 ;   803.0 p1      51 x[3]
        pxor mm3, mm2                                   ;   804.0 p0      51 x[3]
        movq mm2, mm1                                   ;   802.7 p0      53 x[2] copy
        pslld mm2, 7                                    ;   804.0 p1      53 x[2]
        pxor mm4, mm3                                   ;   805.0 p0      52 x[0]
        pxor mm0, mm3                                   ;   805.0 p0      53 x[2]
        pxor mm0, mm2                                   ;   806.0 p1      53 x[2]
        movq mm2, mm4                                   ;   806.0 p0      54 x[0] copy
        pslld mm2, 5                                    ;   807.0 p1      54 x[0]
        psrld mm4, 0x1b                                 ;   807.0 p1      54 x[0]
        pxor mm2, mm4                                   ;   808.0 p0      80 x[0]
        pxor mm2, [ebp + 904]                           ;   809.0 p0+p2   80 x[0]
        pxor mm1, [ebp + 912]                           ;   808.0 p1+p2   80 x[1]
        movq mm5, mm0                                   ;   808.7 p0      55 x[2] copy
        pslld mm5, 0x16                                 ;   809.7 p1      55 x[2]
        pxor mm5, [ebp + 264]                           ;   810.7 p0+p2   80 x[2]
        psrld mm0, 0xa                                  ;   810.0 p1      55 x[2]
        pxor mm5, mm0                                   ;   811.7 p0      80 x[2]
        movq mm0, mm2                                   ;   811.0 p1      27 x copy
        pxor mm3, [ebp + 920]                           ;   811.7 p0+p2   80 x[3]
        pxor mm2, mm3                                   ;   812.7 p1      27 x
        pxor mm0, mm1                                   ;   812.7 p0      27 x
        movq mm4, mm1                                   ;   813.0 p1      27 x copy
        pxor mm3, mm5                                   ;   813.7 p0      27 x
        por mm5, mm2                                    ;   814.0 p1      27 x
        pand mm0, mm2                                   ;   814.7 p0      27 x
        pxor mm0, mm3                                   ;   815.7 p1      27 x
        pand mm3, mm5                                   ;   815.7 p0      27 x
        pxor mm5, mm1                                   ;   816.0 p1      27 x
        pxor mm5, mm3                                   ;   817.0 p0      27 x
        pand mm3, mm0                                   ;   817.0 p1      27 x
        pand mm1, mm0                                   ;   817.7 p0      27 x
        movq mm6, mm0                                   ;   818.0 p1      46 x[0] copy
        psrld mm0, 0x13                                 ;   819.0 p1      46 x[0]
        pslld mm6, 0xd                                  ;   820.0 p1      46 x[0]
        pxor mm6, mm0                                   ;   821.0 p0      46 x[0]
        por mm5, mm3                                    ;   819.7 p0      27 x
        pxor mm3, mm2                                   ;   820.7 p0      27 x
        pxor mm4, mm3                                   ;   821.7 p1      27 x
        movq mm0, mm4                                   ;   822.7 p0      47 x[2] copy
        pslld mm0, 3                                    ;   823.7 p1      47 x[2]
        psrld mm4, 0x1d                                 ;   823.0 p1      47 x[2]
        pxor mm2, mm1                                   ;   822.7 p0      49 x[3]
        movq mm1, mm6                                   ;   823.7 p0      49 x[3] copy
        pslld mm1, 3                                    ;   824.7 p1      49 x[3]
        pxor mm5, mm3                                   ;   824.7 p0      48 x[1]
        pxor mm5, mm6                                   ;   825.7 p1      48 x[1]
        pxor mm0, mm4                                   ;   825.7 p0      47 x[2]
        pxor mm2, mm0                                   ;   826.7 p1      49 x[3]
        pxor mm2, mm1                                   ;   827.7 p0      49 x[3]
        movq mm3, mm2                                   ;   828.7 p1      51 x[3] copy
        pslld mm3, 7                                    ;   829.7 p1      51 x[3]
        pxor mm5, mm0                                   ;   827.7 p0      48 x[1]
        psrld mm2, 0x19                                 ;   829.0 p1      51 x[3]
        pxor mm3, mm2                                   ;   830.7 p0      51 x[3]
        pxor mm0, mm3                                   ;   831.7 p0      53 x[2]
        movq mm1, mm5                                   ;   830.0 p1      50 x[1] copy
        pslld mm1, 1                                    ;   831.0 p1      50 x[1]
        psrld mm5, 0x1f                                 ;   832.0 p1      50 x[1]
        pxor mm1, mm5                                   ;   833.0 p0      50 x[1]
        pxor mm6, mm1                                   ;   834.0 p0      52 x[0]
        movq mm2, mm1                                   ;   834.0 p0      53 x[2] copy
        pslld mm2, 7                                    ;   835.0 p1      53 x[2]
        pxor mm6, mm3                                   ;   835.0 p0      52 x[0]
        pxor mm1, [ebp + 928]                           ;   834.0 p1+p2   80 x[1]
        pxor mm0, mm2                                   ;   836.0 p0      53 x[2]
        movq mm2, mm6                                   ;   836.0 p1      54 x[0] copy
        psrld mm6, 0x1b                                 ;   836.0 p1      54 x[0]
        pslld mm2, 5                                    ;   837.0 p1      54 x[0]
        pxor mm2, mm6                                   ;   838.0 p0      80 x[0]
        movq mm4, mm0                                   ;   837.0 p0      55 x[2] copy
        pslld mm4, 0x16                                 ;   838.0 p1      55 x[2]
        psrld mm0, 0xa                                  ;   839.0 p1      55 x[2]
        pxor mm2, [ebp + 272]                           ;   839.0 p0+p2   80 x[0]
        pxor mm4, [ebp + 936]                           ;   839.0 p0+p2   28 x
        pxor mm4, mm0                                   ;   840.0 p0      28 x
        pxor mm4, mm2                                   ;   841.0 p1      28 x
        movq mm0, mm1                                   ;   840.7 p0      28 x copy
        pxor mm1, mm2                                   ;   841.0 p1      28 x
        movq mm5, mm2                                   ;   841.7 p0      28 x copy
        por mm0, mm2                                    ;   842.0 p1      28 x
        pand mm2, mm4                                   ;   842.7 p0      28 x
        pxor mm0, mm4                                   ;   843.0 p1      28 x
        pxor mm5, mm0                                   ;   844.0 p0      28 x
        pxor mm3, [ebp + 944]                           ;   844.0 p1+p2   80 x[3]
        pxor mm1, mm3                                   ;   845.0 p0      28 x
        pand mm2, mm1                                   ;   846.0 p1      28 x
        pxor mm2, mm3                                   ;   847.0 p0      28 x
        por mm3, mm1                                    ;   846.0 p1      28 x
        pxor mm3, mm0                                   ;   847.0 p0      28 x
        movq mm4, mm5                                   ;   847.0 p1      28 x copy
        movq mm6, mm3                                   ;   848.0 p0      46 x[0] copy
        pand mm4, mm3                                   ;   848.0 p1      28 x
        psrld mm3, 0x13                                 ;   849.0 p1      46 x[0]
        pslld mm6, 0xd                                  ;   850.0 p1      46 x[0]
        pxor mm6, mm3                                   ;   851.0 p0      46 x[0]
        pxor mm4, mm1                                   ;   849.7 p0      28 x
        movq mm3, mm4                                   ;   850.7 p0      47 x[2] copy
        psrld mm4, 0x1d                                 ;   851.0 p1      47 x[2]
        pxor mm5, mm2                                   ;   851.7 p0      49 x[3]
        pslld mm3, 3                                    ;   852.0 p1      47 x[2]
        pxor mm3, mm4                                   ;   853.0 p0      47 x[2]
        pand mm0, mm2                                   ;   853.0 p1      28 x
        pxor mm5, mm3                                   ;   854.0 p0      49 x[3]
        pxor mm1, mm0                                   ;   854.0 p1      48 x[1]
        movq mm0, mm6                                   ;   854.7 p0      49 x[3] copy
        pxor mm1, mm6                                   ;   855.0 p1      48 x[1]
        pxor mm1, mm3                                   ;   856.0 p0      48 x[1]
        pslld mm0, 3                                    ;   856.0 p1      49 x[3]
        pxor mm5, mm0                                   ;   857.0 p0      49 x[3]
        movq mm0, mm1                                   ;   857.0 p1      50 x[1] copy
        psrld mm1, 0x1f                                 ;   858.0 p1      50 x[1]
        pslld mm0, 1                                    ;   859.0 p1      50 x[1]
        pxor mm0, mm1                                   ;   860.0 p0      50 x[1]
        pxor mm6, mm0                                   ;   861.0 p0      52 x[0]
        movq mm1, mm5                                   ;   859.7 p0      51 x[3] copy
        pslld mm1, 7                                    ;   860.7 p1      51 x[3]
        psrld mm5, 0x19                                 ;   861.0 p1      51 x[3]
        pxor mm1, mm5                                   ;   862.0 p0      51 x[3]
        movq mm2, mm0                                   ;   861.7 p0      53 x[2] copy
        pslld mm2, 7                                    ;   862.7 p1      53 x[2]
        pxor mm3, mm1                                   ;   863.0 p0      53 x[2]
        pxor mm6, mm1                                   ;   863.0 p1      52 x[0]
        pxor mm3, mm2                                   ;   864.0 p0      53 x[2]
        movq mm4, mm3                                   ;   865.0 p1      55 x[2] copy
        psrld mm3, 0xa                                  ;   865.0 p1      55 x[2]
        movq mm2, mm6                                   ;   864.7 p0      54 x[0] copy
        pslld mm2, 5                                    ;   866.0 p1      54 x[0]
        psrld mm6, 0x1b                                 ;   867.0 p1      54 x[0]
        pxor mm2, mm6                                   ;   868.0 p0      80 x[0]
        pxor mm2, [ebp + 952]                           ;   869.0 p0+p2   80 x[0]
        pxor mm0, [ebp + 280]                           ;   867.7 p0+p2   80 x[1]
        pslld mm4, 0x16                                 ;   868.0 p1      55 x[2]
        pxor mm1, [ebp + 968]                           ;   868.7 p0+p2   80 x[3]
        pxor mm4, [ebp + 960]                           ;   869.0 p1+p2   80 x[2]
        pxor mm4, mm3                                   ;   870.0 p0      80 x[2]
        movq mm3, mm2                                   ;   870.0 p1      29 x copy
        pand mm3, mm1                                   ;   871.0 p0      29 x
        pxor mm2, mm1                                   ;   871.0 p1      29 x
        pxor mm1, mm4                                   ;   871.7 p0      29 x
        pxor mm4, mm0                                   ;   872.0 p1      29 x
        pxor mm3, mm4                                   ;   873.0 p0      29 x
        pand mm0, mm2                                   ;   873.0 p1      29 x
        pxor mm0, mm4                                   ;   874.0 p0      29 x
        por mm4, mm2                                    ;   874.0 p1      29 x
        pxor mm2, mm3                                   ;   874.7 p0      29 x
        pxor mm4, mm1                                   ;   875.0 p1      29 x
        pand mm1, mm0                                   ;   875.7 p0      29 x
        pxor mm0, mm3                                   ;   876.0 p1      29 x
        pand mm0, mm4                                   ;   877.0 p0      29 x
        pxor mm1, mm2                                   ;   877.0 p1      29 x
        movq mm5, mm1                                   ;   878.0 p0      46 x[0] copy
        pxor mm4, mm1                                   ;   878.0 p1      29 x
        psrld mm1, 0x13                                 ;   879.0 p1      46 x[0]
        pslld mm5, 0xd                                  ;   880.0 p1      46 x[0]
        pxor mm5, mm1                                   ;   881.0 p0      46 x[0]
        movq mm1, mm4                                   ;   879.7 p0      47 x[2] copy
        psrld mm4, 0x1d                                 ;   881.0 p1      47 x[2]
        pslld mm1, 3                                    ;   882.0 p1      47 x[2]
        pxor mm3, mm5                                   ;   882.0 p0      48 x[1]
        pxor mm1, mm4                                   ;   883.0 p0      47 x[2]
        pxor mm3, mm1                                   ;   884.0 p0      48 x[1]
        pxor mm2, mm0                                   ;   883.0 p1      49 x[3]
        pxor mm2, mm1                                   ;   884.0 p0      49 x[3]
        movq mm0, mm5                                   ;   884.0 p1      49 x[3] copy
        pslld mm0, 3                                    ;   885.0 p1      49 x[3]
        pxor mm2, mm0                                   ;   886.0 p0      49 x[3]
        movq mm0, mm3                                   ;   885.7 p0      50 x[1] copy
        pslld mm0, 1                                    ;   886.7 p1      50 x[1]
        psrld mm3, 0x1f                                 ;   887.0 p1      50 x[1]
        pxor mm0, mm3                                   ;   888.0 p0      50 x[1]
        movq mm3, mm2                                   ;   887.7 p0      51 x[3] copy
        add esi, 0x20                                   ;   888.0 p1      76 blocks
        psrld mm2, 0x19                                 ;   889.0 p1      51 x[3]
        pslld mm3, 7                                    ;   890.0 p1      51 x[3]
        pxor mm3, mm2                                   ;   891.0 p0      51 x[3]
        pxor mm5, mm0                                   ;   889.7 p0      52 x[0]
        pxor mm5, mm3                                   ;   892.0 p0      52 x[0]
        pxor mm1, mm3                                   ;   892.0 p1      53 x[2]
        movq mm2, mm0                                   ;   891.7 p0      53 x[2] copy
        pslld mm2, 7                                    ;   892.7 p1      53 x[2]
        pxor mm1, mm2                                   ;   893.7 p0      53 x[2]
        movq mm2, mm5                                   ;   893.0 p1      54 x[0] copy
        psrld mm5, 0x1b                                 ;   894.0 p1      54 x[0]
        pxor mm0, [ebp + 296]                           ;   893.7 p0+p2   80 x[1]
        pslld mm2, 5                                    ;   895.0 p1      54 x[0]
        movq mm4, mm1                                   ;   894.7 p0      55 x[2] copy
        psrld mm1, 0xa                                  ;   896.0 p1      55 x[2]
        pslld mm4, 0x16                                 ;   897.0 p1      55 x[2]
        pxor mm4, [ebp + 304]                           ;   898.0 p0+p2   80 x[2]
        pxor mm4, mm1                                   ;   899.0 p0      80 x[2]
        pxor mm3, [ebp + 976]                           ;   897.7 p0+p2   80 x[3]
        movq mm1, mm0                                   ;   898.0 p1      30 x copy
        por mm1, mm4                                    ;   900.0 p0      30 x
        pxor mm1, mm3                                   ;   901.0 p1      30 x
        pxor mm2, mm5                                   ;   899.7 p0      80 x[0]
        pxor mm2, [ebp + 288]                           ;   900.7 p1+p2   80 x[0]
        movq mm5, mm2                                   ;   901.7 p0      30 x copy
        pand mm2, mm1                                   ;   902.0 p1      30 x
        pand mm3, mm4                                   ;   901.7 p0      30 x
        pxor mm5, mm0                                   ;   902.7 p1      30 x
        pxor mm0, mm4                                   ;   902.7 p0      30 x
        movq mm4, mm2                                   ;   903.0 p1      30 x copy
        pxor mm0, mm2                                   ;   903.7 p0      30 x
        pand mm4, mm0                                   ;   904.7 p1      30 x
        pxor mm4, mm1                                   ;   905.7 p0      30 x
        movq mm7, mm4                                   ;   906.7 p1      84 dst copy
        pxor mm7, [ebp + 984]                           ;   907.7 p0+p2   84 dst
        pxor mm3, mm5                                   ;   906.0 p1      30 x
        movq mm6, mm3                                   ;   907.0 p0      30 x copy
        pand mm6, mm0                                   ;   908.0 p1      30 x
        pxor mm7, mm6                                   ;   909.0 p0      84 dst
        pxor mm0, [ebp + 328]                           ;   908.0 p1+p2   84 dst
        pxor mm1, mm3                                   ;   908.7 p0      84 dst
        pxor mm5, mm2                                   ;   909.0 p1      84 dst
        movd [edi], mm7                                 ;   910.0 p3+p4   84 dst
        movd [edi + 12], mm0                            ;   909.0 p3+p4   84 dst
        pxor mm1, mm6                                   ;   909.7 p0      84 dst
        pxor mm1, [ebp + 320]                           ;   910.7 p1+p2   84 dst
        movd [edi + 8], mm1                             ;   911.7 p3+p4   84 dst
        pshufw mm1, mm1, 0xee                           ;   911.7 p1      84 dst
        pxor mm5, mm4                                   ;   910.7 p0      84 dst
        movd [edi + 24], mm1                            ;   912.7 p3+p4   84 dst
        pxor mm5, [ebp + 312]                           ;   911.7 p0+p2   84 dst
        movd [edi + 4], mm5                             ;   912.7 p3+p4   84 dst
        pshufw mm7, mm7, 0xee                           ;   912.0 p1      84 dst
        movd [edi + 16], mm7                            ;   913.0 p3+p4   84 dst
        pshufw mm2, mm5, 0xee                           ;   913.0 p1      84 dst
        movd [edi + 20], mm2                            ;   914.0 p3+p4   84 dst
        pshufw mm0, mm0, 0xee                           ;   914.0 p1      84 dst
        movd [edi + 28], mm0                            ;   915.0 p3+p4   84 dst
        add edi, 0x20                                   ;   912.7 p0      76 blocks
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
