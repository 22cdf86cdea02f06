; serpent_encrypt for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 2999b3dcc1f23e6f); do not edit:
;   ./cw build serpent_encrypt --cpu northwood --variant mmx
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
;   body: 728 uops, planned 273.3; bounds: width 242.7, ports 264.0, path 11.0
;   blocks: 1949 uops, planned 1637.0; bounds: width 649.7, ports 1549.0, path 914.0
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
        movd mm0, [esi + 16]                            ;     2.0 p2      80 x[0]
        pshufw mm1, mm0, 0xe4                           ;     9.0 p1      80 x[0] copy
        punpckldq mm1, mm0                              ;    11.0 p1      80 x[0]
        movq mm0, [serpent_encrypt.T0_constants64]      ;     2.0 p2      80 x[0] reload
        pxor mm1, mm0                                   ;    13.0 p1      80 x[0]
        movq [ebp - 64], mm1                            ;    15.0 p0+p3   80 x[0]
        movd mm1, [esi + 24]                            ;     3.0 p2      80 x[2]
        pshufw mm2, mm1, 0xe4                           ;    10.0 p1      80 x[2] copy
        punpckldq mm2, mm1                              ;    12.0 p1      80 x[2]
        movq mm1, [serpent_encrypt.T0_constants64 + 8]  ;     4.0 p2      80 x[2] reload
        pxor mm2, mm1                                   ;    14.0 p1      80 x[2]
        movq [ebp - 56], mm2                            ;    16.0 p0+p3   80 x[2]
        movd mm2, [esi + 28]                            ;     5.0 p2      80 x[3]
        pshufw mm3, mm2, 0xe4                           ;    12.0 p1      80 x[3] copy
        punpckldq mm3, mm2                              ;    14.0 p1      80 x[3]
        movq mm2, [serpent_encrypt.T0_constants64 + 16] ;     6.0 p2      80 x[3] reload
        pxor mm3, mm2                                   ;    16.0 p1      80 x[3]
        movq [ebp - 48], mm3                            ;    18.0 p0+p3   80 x[3]
        movd mm3, [esi + 48]                            ;     7.3 p2      80 x[0]
        pshufw mm4, mm3, 0xe4                           ;    14.3 p1      80 x[0] copy
        punpckldq mm4, mm3                              ;    16.3 p1      80 x[0]
        movq mm3, [serpent_encrypt.T0_constants64 + 24] ;     8.3 p2      80 x[0] reload
        pxor mm4, mm3                                   ;    18.3 p1      80 x[0]
        movq [ebp - 40], mm4                            ;    20.3 p0+p3   80 x[0]
        movd mm4, [esi + 56]                            ;     9.7 p2      80 x[2]
        pshufw mm5, mm4, 0xe4                           ;    16.7 p1      80 x[2] copy
        punpckldq mm5, mm4                              ;    18.7 p1      80 x[2]
        pxor mm5, mm3                                   ;    20.7 p1      80 x[2]
        movq [ebp - 32], mm5                            ;    22.7 p0+p3   80 x[2]
        movd mm4, [esi + 60]                            ;    11.7 p2      80 x[3]
        pshufw mm5, mm4, 0xe4                           ;    18.7 p1      80 x[3] copy
        punpckldq mm5, mm4                              ;    20.7 p1      80 x[3]
        pxor mm5, mm3                                   ;    22.7 p1      80 x[3]
        movq [ebp - 24], mm5                            ;    24.7 p0+p3   80 x[3]
        movd mm4, [esi + 64]                            ;    13.7 p2      80 x[0]
        pshufw mm5, mm4, 0xe4                           ;    20.7 p1      80 x[0] copy
        punpckldq mm5, mm4                              ;    22.7 p1      80 x[0]
        pxor mm5, mm3                                   ;    24.7 p1      80 x[0]
        movq [ebp - 16], mm5                            ;    26.7 p0+p3   80 x[0]
        movd mm4, [esi + 68]                            ;    15.7 p2      80 x[1]
        pshufw mm5, mm4, 0xe4                           ;    22.7 p1      80 x[1] copy
        punpckldq mm5, mm4                              ;    24.7 p1      80 x[1]
        pxor mm5, mm3                                   ;    26.7 p1      80 x[1]
        movq [ebp - 8], mm5                             ;    28.7 p0+p3   80 x[1]
        movd mm4, [esi + 72]                            ;    17.7 p2      80 x[2]
        pshufw mm5, mm4, 0xe4                           ;    24.7 p1      80 x[2] copy
        punpckldq mm5, mm4                              ;    26.7 p1      80 x[2]
        pxor mm5, mm3                                   ;    28.7 p1      80 x[2]
        movq [ebp + 0], mm5                             ;    30.7 p0+p3   80 x[2]
        movd mm4, [esi + 80]                            ;    19.7 p2      80 x[0]
        movq mm5, mm4                                   ;    26.7 p0      80 x[0] copy
        punpckldq mm5, mm4                              ;    32.7 p1      80 x[0]
        pxor mm5, mm3                                   ;    34.7 p1      80 x[0]
        movq [ebp + 8], mm5                             ;    36.7 p0+p3   80 x[0]
        movd mm4, [esi + 100]                           ;    21.7 p2      80 x[1]
        movq mm5, mm4                                   ;    28.7 p0      80 x[1] copy
        punpckldq mm5, mm4                              ;    34.7 p1      80 x[1]
        pxor mm5, mm3                                   ;    36.7 p1      80 x[1]
        movq [ebp + 16], mm5                            ;    38.7 p0+p3   80 x[1]
        movd mm4, [esi + 112]                           ;    23.7 p2      80 x[0]
        movq mm5, mm4                                   ;    30.7 p0      80 x[0] copy
        punpckldq mm5, mm4                              ;    36.7 p1      80 x[0]
        pxor mm5, mm3                                   ;    38.7 p1      80 x[0]
        movq [ebp + 24], mm5                            ;    40.7 p0+p3   80 x[0]
        movd mm4, [esi + 116]                           ;    25.7 p2      80 x[1]
        movq mm5, mm4                                   ;    32.7 p0      80 x[1] copy
        punpckldq mm5, mm4                              ;    38.7 p1      80 x[1]
        pxor mm5, mm3                                   ;    40.7 p1      80 x[1]
        movq [ebp + 32], mm5                            ;    42.7 p0+p3   80 x[1]
        movd mm4, [esi + 120]                           ;    27.7 p2      80 x[2]
        movq mm5, mm4                                   ;    34.7 p0      80 x[2] copy
        punpckldq mm5, mm4                              ;    40.7 p1      80 x[2]
        movq mm4, [serpent_encrypt.T0_constants64 + 32] ;    28.7 p2      80 x[2] reload
        pxor mm5, mm4                                   ;    42.7 p1      80 x[2]
        movq [ebp + 40], mm5                            ;    44.7 p0+p3   80 x[2]
        movd mm5, [esi + 136]                           ;    30.0 p2      80 x[2]
        pshufw mm6, mm5, 0xe4                           ;    37.7 p1      80 x[2] copy
        punpckldq mm6, mm5                              ;    39.7 p1      80 x[2]
        pxor mm6, mm3                                   ;    41.7 p1      80 x[2]
        movq [ebp + 48], mm6                            ;    43.7 p0+p3   80 x[2]
        movd mm5, [esi + 144]                           ;    32.0 p2      80 x[0]
        movq mm6, mm5                                   ;    39.0 p0      80 x[0] copy
        punpckldq mm6, mm5                              ;    45.0 p1      80 x[0]
        pxor mm6, mm0                                   ;    47.0 p1      80 x[0]
        movq [ebp + 56], mm6                            ;    49.0 p0+p3   80 x[0]
        movd mm5, [esi + 152]                           ;    34.0 p2      80 x[2]
        movq mm6, mm5                                   ;    41.0 p0      80 x[2] copy
        punpckldq mm6, mm5                              ;    47.0 p1      80 x[2]
        pxor mm6, mm1                                   ;    49.0 p1      80 x[2]
        movq [ebp + 64], mm6                            ;    51.0 p0+p3   80 x[2]
        movd mm5, [esi + 156]                           ;    36.0 p2      80 x[3]
        movq mm6, mm5                                   ;    43.0 p0      80 x[3] copy
        punpckldq mm6, mm5                              ;    49.0 p1      80 x[3]
        pxor mm6, mm2                                   ;    51.0 p1      80 x[3]
        movq [ebp + 72], mm6                            ;    53.0 p0+p3   80 x[3]
        movd mm5, [esi + 176]                           ;    38.0 p2      80 x[0]
        movq mm6, mm5                                   ;    45.0 p0      80 x[0] copy
        punpckldq mm6, mm5                              ;    51.0 p1      80 x[0]
        pxor mm6, mm3                                   ;    53.0 p1      80 x[0]
        movq [ebp + 80], mm6                            ;    55.0 p0+p3   80 x[0]
        movd mm5, [esi + 184]                           ;    40.0 p2      80 x[2]
        movq mm6, mm5                                   ;    47.0 p0      80 x[2] copy
        punpckldq mm6, mm5                              ;    53.0 p1      80 x[2]
        pxor mm6, mm3                                   ;    55.0 p1      80 x[2]
        movq [ebp + 88], mm6                            ;    57.0 p0+p3   80 x[2]
        movd mm5, [esi + 188]                           ;    42.0 p2      80 x[3]
        movq mm6, mm5                                   ;    49.0 p0      80 x[3] copy
        punpckldq mm6, mm5                              ;    55.0 p1      80 x[3]
        pxor mm6, mm3                                   ;    57.0 p1      80 x[3]
        movq [ebp + 96], mm6                            ;    59.0 p0+p3   80 x[3]
        movd mm5, [esi + 192]                           ;    44.0 p2      80 x[0]
        movq mm6, mm5                                   ;    51.0 p0      80 x[0] copy
        punpckldq mm6, mm5                              ;    57.0 p1      80 x[0]
        pxor mm6, mm3                                   ;    59.0 p1      80 x[0]
        movq [ebp + 104], mm6                           ;    61.0 p0+p3   80 x[0]
        movd mm5, [esi + 196]                           ;    46.0 p2      80 x[1]
        movq mm6, mm5                                   ;    53.0 p0      80 x[1] copy
        punpckldq mm6, mm5                              ;    59.0 p1      80 x[1]
        pxor mm6, mm3                                   ;    61.0 p1      80 x[1]
        movq [ebp + 112], mm6                           ;    63.0 p0+p3   80 x[1]
        movd mm5, [esi + 200]                           ;    48.0 p2      80 x[2]
        movq mm6, mm5                                   ;    55.0 p0      80 x[2] copy
        punpckldq mm6, mm5                              ;    61.0 p1      80 x[2]
        pxor mm6, mm3                                   ;    63.0 p1      80 x[2]
        movq [ebp + 120], mm6                           ;    65.0 p0+p3   80 x[2]
        movd mm5, [esi + 208]                           ;    50.0 p2      80 x[0]
        movq mm6, mm5                                   ;    57.0 p0      80 x[0] copy
        punpckldq mm6, mm5                              ;    63.0 p1      80 x[0]
        pxor mm6, mm3                                   ;    65.0 p1      80 x[0]
        movq [ebp + 128], mm6                           ;    67.0 p0+p3   80 x[0]
        movd mm5, [esi + 228]                           ;    52.0 p2      80 x[1]
        movq mm6, mm5                                   ;    59.0 p0      80 x[1] copy
        punpckldq mm6, mm5                              ;    65.0 p1      80 x[1]
        pxor mm6, mm3                                   ;    67.0 p1      80 x[1]
        movq [ebp + 136], mm6                           ;    69.0 p0+p3   80 x[1]
        movd mm5, [esi + 240]                           ;    54.0 p2      80 x[0]
        movq mm6, mm5                                   ;    61.0 p0      80 x[0] copy
        punpckldq mm6, mm5                              ;    67.0 p1      80 x[0]
        pxor mm6, mm3                                   ;    69.0 p1      80 x[0]
        movq [ebp + 144], mm6                           ;    71.0 p0+p3   80 x[0]
        movd mm5, [esi + 244]                           ;    56.0 p2      80 x[1]
        movq mm6, mm5                                   ;    63.0 p0      80 x[1] copy
        punpckldq mm6, mm5                              ;    69.0 p1      80 x[1]
        pxor mm6, mm3                                   ;    71.0 p1      80 x[1]
        movq [ebp + 152], mm6                           ;    73.0 p0+p3   80 x[1]
        movd mm5, [esi + 248]                           ;    58.0 p2      80 x[2]
        movq mm6, mm5                                   ;    65.0 p0      80 x[2] copy
        punpckldq mm6, mm5                              ;    71.0 p1      80 x[2]
        pxor mm6, mm4                                   ;    73.0 p1      80 x[2]
        movq [ebp + 160], mm6                           ;    75.0 p0+p3   80 x[2]
        movd mm5, [esi + 264]                           ;    60.0 p2      80 x[2]
        movq mm6, mm5                                   ;    67.0 p0      80 x[2] copy
        punpckldq mm6, mm5                              ;    73.0 p1      80 x[2]
        pxor mm6, mm3                                   ;    75.0 p1      80 x[2]
        movq [ebp + 168], mm6                           ;    77.0 p0+p3   80 x[2]
        movd mm5, [esi + 272]                           ;    62.0 p2      80 x[0]
        movq mm6, mm5                                   ;    69.0 p0      80 x[0] copy
        punpckldq mm6, mm5                              ;    75.0 p1      80 x[0]
        pxor mm6, mm0                                   ;    77.0 p1      80 x[0]
        movq [ebp + 176], mm6                           ;    79.0 p0+p3   80 x[0]
        movd mm5, [esi + 280]                           ;    64.0 p2      80 x[2]
        movq mm6, mm5                                   ;    71.0 p0      80 x[2] copy
        punpckldq mm6, mm5                              ;    77.0 p1      80 x[2]
        pxor mm6, mm1                                   ;    79.0 p1      80 x[2]
        movq [ebp + 184], mm6                           ;    81.0 p0+p3   80 x[2]
        movd mm5, [esi + 284]                           ;    66.0 p2      80 x[3]
        movq mm6, mm5                                   ;    73.0 p0      80 x[3] copy
        punpckldq mm6, mm5                              ;    79.0 p1      80 x[3]
        pxor mm6, mm2                                   ;    81.0 p1      80 x[3]
        movq [ebp + 192], mm6                           ;    83.0 p0+p3   80 x[3]
        movd mm5, [esi + 304]                           ;    68.0 p2      80 x[0]
        movq mm6, mm5                                   ;    75.0 p0      80 x[0] copy
        punpckldq mm6, mm5                              ;    81.0 p1      80 x[0]
        pxor mm6, mm3                                   ;    83.0 p1      80 x[0]
        movq [ebp + 200], mm6                           ;    85.0 p0+p3   80 x[0]
        movd mm5, [esi + 312]                           ;    70.0 p2      80 x[2]
        movq mm6, mm5                                   ;    77.0 p0      80 x[2] copy
        punpckldq mm6, mm5                              ;    83.0 p1      80 x[2]
        pxor mm6, mm3                                   ;    85.0 p1      80 x[2]
        movq [ebp + 208], mm6                           ;    87.0 p0+p3   80 x[2]
        movd mm5, [esi + 316]                           ;    72.0 p2      80 x[3]
        movq mm6, mm5                                   ;    79.0 p0      80 x[3] copy
        punpckldq mm6, mm5                              ;    85.0 p1      80 x[3]
        pxor mm6, mm3                                   ;    87.0 p1      80 x[3]
        movq [ebp + 216], mm6                           ;    89.0 p0+p3   80 x[3]
        movd mm5, [esi + 320]                           ;    74.0 p2      80 x[0]
        movq mm6, mm5                                   ;    81.0 p0      80 x[0] copy
        punpckldq mm6, mm5                              ;    87.0 p1      80 x[0]
        pxor mm6, mm3                                   ;    89.0 p1      80 x[0]
        movq [ebp + 224], mm6                           ;    91.0 p0+p3   80 x[0]
        movd mm5, [esi + 324]                           ;    76.0 p2      80 x[1]
        movq mm6, mm5                                   ;    83.0 p0      80 x[1] copy
        punpckldq mm6, mm5                              ;    89.0 p1      80 x[1]
        pxor mm6, mm3                                   ;    91.0 p1      80 x[1]
        movq [ebp + 232], mm6                           ;    93.0 p0+p3   80 x[1]
        movd mm5, [esi + 328]                           ;    78.0 p2      80 x[2]
        movq mm6, mm5                                   ;    85.0 p0      80 x[2] copy
        punpckldq mm6, mm5                              ;    91.0 p1      80 x[2]
        pxor mm6, mm3                                   ;    93.0 p1      80 x[2]
        movq [ebp + 240], mm6                           ;    95.0 p0+p3   80 x[2]
        movd mm5, [esi + 336]                           ;    80.0 p2      80 x[0]
        movq mm6, mm5                                   ;    87.0 p0      80 x[0] copy
        punpckldq mm6, mm5                              ;    93.0 p1      80 x[0]
        pxor mm6, mm3                                   ;    95.0 p1      80 x[0]
        movq [ebp + 248], mm6                           ;    97.0 p0+p3   80 x[0]
        movd mm5, [esi + 356]                           ;    82.0 p2      80 x[1]
        movq mm6, mm5                                   ;    89.0 p0      80 x[1] copy
        punpckldq mm6, mm5                              ;    95.0 p1      80 x[1]
        pxor mm6, mm3                                   ;    97.0 p1      80 x[1]
        movq [ebp + 256], mm6                           ;    99.0 p0+p3   80 x[1]
        movd mm5, [esi + 368]                           ;    84.0 p2      80 x[0]
        movq mm6, mm5                                   ;    91.0 p0      80 x[0] copy
        punpckldq mm6, mm5                              ;    97.0 p1      80 x[0]
        pxor mm6, mm3                                   ;    99.0 p1      80 x[0]
        movq [ebp + 264], mm6                           ;   101.0 p0+p3   80 x[0]
        movd mm5, [esi + 372]                           ;    86.0 p2      80 x[1]
        movq mm6, mm5                                   ;    93.0 p0      80 x[1] copy
        punpckldq mm6, mm5                              ;    99.0 p1      80 x[1]
        pxor mm6, mm3                                   ;   101.0 p1      80 x[1]
        movq [ebp + 272], mm6                           ;   103.0 p0+p3   80 x[1]
        movd mm5, [esi + 376]                           ;    88.0 p2      80 x[2]
        movq mm6, mm5                                   ;    95.0 p0      80 x[2] copy
        punpckldq mm6, mm5                              ;   101.0 p1      80 x[2]
        pxor mm6, mm4                                   ;   103.0 p1      80 x[2]
        movq [ebp + 280], mm6                           ;   105.0 p0+p3   80 x[2]
        movd mm5, [esi + 392]                           ;    90.0 p2      80 x[2]
        movq mm6, mm5                                   ;    97.0 p0      80 x[2] copy
        punpckldq mm6, mm5                              ;   103.0 p1      80 x[2]
        pxor mm6, mm3                                   ;   105.0 p1      80 x[2]
        movq [ebp + 288], mm6                           ;   107.0 p0+p3   80 x[2]
        movd mm5, [esi + 400]                           ;    92.0 p2      80 x[0]
        movq mm6, mm5                                   ;    99.0 p0      80 x[0] copy
        punpckldq mm6, mm5                              ;   105.0 p1      80 x[0]
        pxor mm6, mm0                                   ;   107.0 p1      80 x[0]
        movq [ebp + 296], mm6                           ;   109.0 p0+p3   80 x[0]
        movd mm0, [esi + 408]                           ;    94.0 p2      80 x[2]
        movq mm5, mm0                                   ;   101.0 p0      80 x[2] copy
        punpckldq mm5, mm0                              ;   107.0 p1      80 x[2]
        pxor mm5, mm1                                   ;   109.0 p1      80 x[2]
        movq [ebp + 304], mm5                           ;   111.0 p0+p3   80 x[2]
        movd mm0, [esi + 412]                           ;    96.0 p2      80 x[3]
        movq mm1, mm0                                   ;   103.0 p0      80 x[3] copy
        punpckldq mm1, mm0                              ;   109.0 p1      80 x[3]
        pxor mm1, mm2                                   ;   111.0 p1      80 x[3]
        movq [ebp + 312], mm1                           ;   113.0 p0+p3   80 x[3]
        movd mm0, [esi + 432]                           ;    98.0 p2      80 x[0]
        movq mm1, mm0                                   ;   105.0 p0      80 x[0] copy
        punpckldq mm1, mm0                              ;   111.0 p1      80 x[0]
        pxor mm1, mm3                                   ;   113.0 p1      80 x[0]
        movq [ebp + 320], mm1                           ;   115.0 p0+p3   80 x[0]
        movd mm0, [esi + 440]                           ;   100.0 p2      80 x[2]
        movq mm1, mm0                                   ;   107.0 p0      80 x[2] copy
        punpckldq mm1, mm0                              ;   113.0 p1      80 x[2]
        pxor mm1, mm3                                   ;   115.0 p1      80 x[2]
        movq [ebp + 328], mm1                           ;   117.0 p0+p3   80 x[2]
        movd mm0, [esi + 444]                           ;   102.0 p2      80 x[3]
        movq mm1, mm0                                   ;   109.0 p0      80 x[3] copy
        punpckldq mm1, mm0                              ;   115.0 p1      80 x[3]
        pxor mm1, mm3                                   ;   117.0 p1      80 x[3]
        movq [ebp + 336], mm1                           ;   119.0 p0+p3   80 x[3]
        movd mm0, [esi + 448]                           ;   104.0 p2      80 x[0]
        movq mm1, mm0                                   ;   111.0 p0      80 x[0] copy
        punpckldq mm1, mm0                              ;   117.0 p1      80 x[0]
        pxor mm1, mm3                                   ;   119.0 p1      80 x[0]
        movq [ebp + 344], mm1                           ;   121.0 p0+p3   80 x[0]
        movd mm0, [esi + 452]                           ;   106.0 p2      80 x[1]
        movq mm1, mm0                                   ;   113.0 p0      80 x[1] copy
        punpckldq mm1, mm0                              ;   119.0 p1      80 x[1]
        pxor mm1, mm3                                   ;   121.0 p1      80 x[1]
        movq [ebp + 352], mm1                           ;   123.0 p0+p3   80 x[1]
        movd mm0, [esi + 456]                           ;   108.0 p2      80 x[2]
        movq mm1, mm0                                   ;   115.0 p0      80 x[2] copy
        punpckldq mm1, mm0                              ;   121.0 p1      80 x[2]
        pxor mm1, mm3                                   ;   123.0 p1      80 x[2]
        movq [ebp + 360], mm1                           ;   125.0 p0+p3   80 x[2]
        movd mm0, [esi + 464]                           ;   110.0 p2      80 x[0]
        movq mm1, mm0                                   ;   117.0 p0      80 x[0] copy
        punpckldq mm1, mm0                              ;   123.0 p1      80 x[0]
        pxor mm1, mm3                                   ;   125.0 p1      80 x[0]
        movq [ebp + 368], mm1                           ;   127.0 p0+p3   80 x[0]
        movd mm0, [esi + 484]                           ;   112.0 p2      80 x[1]
        movq mm1, mm0                                   ;   119.0 p0      80 x[1] copy
        punpckldq mm1, mm0                              ;   125.0 p1      80 x[1]
        pxor mm1, mm3                                   ;   127.0 p1      80 x[1]
        movq [ebp + 376], mm1                           ;   129.0 p0+p3   80 x[1]
        movd mm0, [esi + 496]                           ;   114.0 p2      80 x[0]
        movq mm1, mm0                                   ;   121.0 p0      80 x[0] copy
        punpckldq mm1, mm0                              ;   127.0 p1      80 x[0]
        pxor mm1, mm3                                   ;   129.0 p1      80 x[0]
        movq [ebp + 384], mm1                           ;   131.0 p0+p3   80 x[0]
        movd mm0, [esi + 500]                           ;   116.0 p2      80 x[1]
        movq mm1, mm0                                   ;   123.0 p0      80 x[1] copy
        punpckldq mm1, mm0                              ;   129.0 p1      80 x[1]
        pxor mm1, mm3                                   ;   131.0 p1      80 x[1]
        movq [ebp + 392], mm1                           ;   133.0 p0+p3   80 x[1]
        movd mm0, [esi + 504]                           ;   118.0 p2      80 x[2]
        movq mm1, mm0                                   ;   125.0 p0      80 x[2] copy
        punpckldq mm1, mm0                              ;   131.0 p1      80 x[2]
        pxor mm1, mm4                                   ;   133.0 p1      80 x[2]
        movq [ebp + 400], mm1                           ;   135.0 p0+p3   80 x[2]
        movd mm0, [esi + 516]                           ;   120.0 p2      84 dst
        movq mm1, mm0                                   ;   127.0 p0      84 dst copy
        punpckldq mm1, mm0                              ;   133.0 p1      84 dst
        pxor mm1, mm3                                   ;   135.0 p1      84 dst
        movq [ebp + 408], mm1                           ;   137.0 p0+p3   84 dst
        movd mm0, [esi + 520]                           ;   122.0 p2      84 dst
        movq mm1, mm0                                   ;   129.0 p0      84 dst copy
        punpckldq mm1, mm0                              ;   135.0 p1      84 dst
        pxor mm1, mm3                                   ;   137.0 p1      84 dst
        movq [ebp + 416], mm1                           ;   139.0 p0+p3   84 dst
        movd mm0, [esi + 524]                           ;   124.0 p2      84 dst
        movq mm1, mm0                                   ;   131.0 p0      84 dst copy
        punpckldq mm1, mm0                              ;   137.0 p1      84 dst
        pxor mm1, mm3                                   ;   139.0 p1      84 dst
        movq [ebp + 424], mm1                           ;   141.0 p0+p3   84 dst
        movd mm0, [esi]                                 ;   126.0 p2      76 rk
        movq mm1, mm0                                   ;   133.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   139.0 p1      76 rk
        movq [ebp + 432], mm1                           ;   141.0 p0+p3   76 rk
        movd mm0, [esi + 4]                             ;   127.7 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   135.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   137.7 p1      76 rk
        movq [ebp + 440], mm1                           ;   139.7 p0+p3   76 rk
        movd mm0, [esi + 8]                             ;   129.3 p2      76 rk
        movq mm1, mm0                                   ;   136.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   142.3 p1      76 rk
        movq [ebp + 448], mm1                           ;   144.3 p0+p3   76 rk
        movd mm0, [esi + 12]                            ;   131.0 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   138.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   140.7 p1      76 rk
        movq [ebp + 456], mm1                           ;   142.7 p0+p3   76 rk
        movd mm0, [esi + 20]                            ;   132.7 p2      76 rk
        movq mm1, mm0                                   ;   139.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   145.7 p1      76 rk
        movq [ebp + 464], mm1                           ;   147.7 p0+p3   76 rk
        movd mm0, [esi + 32]                            ;   134.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   141.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   143.7 p1      76 rk
        movq [ebp + 472], mm1                           ;   145.7 p0+p3   76 rk
        movd mm0, [esi + 36]                            ;   136.0 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   143.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   145.7 p1      76 rk
        movq [ebp + 480], mm1                           ;   147.7 p0+p3   76 rk
        movd mm0, [esi + 40]                            ;   137.7 p2      76 rk
        movq mm1, mm0                                   ;   144.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   150.7 p1      76 rk
        movq [ebp + 488], mm1                           ;   152.7 p0+p3   76 rk
        movd mm0, [esi + 44]                            ;   139.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   146.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   148.7 p1      76 rk
        movq [ebp + 496], mm1                           ;   150.7 p0+p3   76 rk
        movd mm0, [esi + 52]                            ;   141.0 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   148.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   150.7 p1      76 rk
        movq [ebp + 504], mm1                           ;   152.7 p0+p3   76 rk
        movd mm0, [esi + 76]                            ;   142.7 p2      76 rk
        movq mm1, mm0                                   ;   149.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   155.7 p1      76 rk
        movq [ebp + 512], mm1                           ;   157.7 p0+p3   76 rk
        movd mm0, [esi + 84]                            ;   144.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   151.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   153.7 p1      76 rk
        movq [ebp + 520], mm1                           ;   155.7 p0+p3   76 rk
        movd mm0, [esi + 88]                            ;   146.0 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   153.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   155.7 p1      76 rk
        movq [ebp + 528], mm1                           ;   157.7 p0+p3   76 rk
        movd mm0, [esi + 92]                            ;   147.7 p2      76 rk
        movq mm1, mm0                                   ;   154.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   160.7 p1      76 rk
        movq [ebp + 536], mm1                           ;   162.7 p0+p3   76 rk
        movd mm0, [esi + 96]                            ;   149.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   156.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   158.7 p1      76 rk
        movq [ebp + 544], mm1                           ;   160.7 p0+p3   76 rk
        movd mm0, [esi + 104]                           ;   151.0 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   158.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   160.7 p1      76 rk
        movq [ebp + 552], mm1                           ;   162.7 p0+p3   76 rk
        movd mm0, [esi + 108]                           ;   152.7 p2      76 rk
        movq mm1, mm0                                   ;   159.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   165.7 p1      76 rk
        movq [ebp + 560], mm1                           ;   167.7 p0+p3   76 rk
        movd mm0, [esi + 124]                           ;   154.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   161.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   163.7 p1      76 rk
        movq [ebp + 568], mm1                           ;   165.7 p0+p3   76 rk
        movd mm0, [esi + 128]                           ;   156.0 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   163.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   165.7 p1      76 rk
        movq [ebp + 576], mm1                           ;   167.7 p0+p3   76 rk
        movd mm0, [esi + 132]                           ;   157.7 p2      76 rk
        movq mm1, mm0                                   ;   164.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   170.7 p1      76 rk
        movq [ebp + 584], mm1                           ;   172.7 p0+p3   76 rk
        movd mm0, [esi + 140]                           ;   159.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   166.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   168.7 p1      76 rk
        movq [ebp + 592], mm1                           ;   170.7 p0+p3   76 rk
        movd mm0, [esi + 148]                           ;   161.0 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   168.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   170.7 p1      76 rk
        movq [ebp + 600], mm1                           ;   172.7 p0+p3   76 rk
        movd mm0, [esi + 160]                           ;   162.7 p2      76 rk
        movq mm1, mm0                                   ;   169.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   175.7 p1      76 rk
        movq [ebp + 608], mm1                           ;   177.7 p0+p3   76 rk
        movd mm0, [esi + 164]                           ;   164.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   171.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   173.7 p1      76 rk
        movq [ebp + 616], mm1                           ;   175.7 p0+p3   76 rk
        movd mm0, [esi + 168]                           ;   166.0 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   173.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   175.7 p1      76 rk
        movq [ebp + 624], mm1                           ;   177.7 p0+p3   76 rk
        movd mm0, [esi + 172]                           ;   167.7 p2      76 rk
        movq mm1, mm0                                   ;   174.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   180.7 p1      76 rk
        movq [ebp + 632], mm1                           ;   182.7 p0+p3   76 rk
        movd mm0, [esi + 180]                           ;   169.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   176.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   178.7 p1      76 rk
        movq [ebp + 640], mm1                           ;   180.7 p0+p3   76 rk
        movd mm0, [esi + 204]                           ;   171.0 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   178.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   180.7 p1      76 rk
        movq [ebp + 648], mm1                           ;   182.7 p0+p3   76 rk
        movd mm0, [esi + 212]                           ;   172.7 p2      76 rk
        movq mm1, mm0                                   ;   179.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   185.7 p1      76 rk
        movq [ebp + 656], mm1                           ;   187.7 p0+p3   76 rk
        movd mm0, [esi + 216]                           ;   174.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   181.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   183.7 p1      76 rk
        movq [ebp + 664], mm1                           ;   185.7 p0+p3   76 rk
        movd mm0, [esi + 220]                           ;   176.0 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   183.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   185.7 p1      76 rk
        movq [ebp + 672], mm1                           ;   187.7 p0+p3   76 rk
        movd mm0, [esi + 224]                           ;   177.7 p2      76 rk
        movq mm1, mm0                                   ;   184.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   190.7 p1      76 rk
        movq [ebp + 680], mm1                           ;   192.7 p0+p3   76 rk
        movd mm0, [esi + 232]                           ;   179.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   186.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   188.7 p1      76 rk
        movq [ebp + 688], mm1                           ;   191.3 p0+p3   76 rk
        movd mm0, [esi + 236]                           ;   181.0 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   188.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   190.7 p1      76 rk
        movq [ebp + 696], mm1                           ;   193.3 p0+p3   76 rk
        movd mm0, [esi + 252]                           ;   182.7 p2      76 rk
        movq mm1, mm0                                   ;   189.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   195.7 p1      76 rk
        movq [ebp + 704], mm1                           ;   197.7 p0+p3   76 rk
        movd mm0, [esi + 256]                           ;   184.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   191.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   193.7 p1      76 rk
        movq [ebp + 712], mm1                           ;   197.3 p0+p3   76 rk
        movd mm0, [esi + 260]                           ;   186.0 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   193.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   195.7 p1      76 rk
        movq [ebp + 720], mm1                           ;   199.3 p0+p3   76 rk
        movd mm0, [esi + 268]                           ;   187.7 p2      76 rk
        movq mm1, mm0                                   ;   194.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   200.7 p1      76 rk
        movq [ebp + 728], mm1                           ;   202.7 p0+p3   76 rk
        movd mm0, [esi + 276]                           ;   189.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   196.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   198.7 p1      76 rk
        movq [ebp + 736], mm1                           ;   203.3 p0+p3   76 rk
        movd mm0, [esi + 288]                           ;   191.0 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   198.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   200.7 p1      76 rk
        movq [ebp + 744], mm1                           ;   205.3 p0+p3   76 rk
        movd mm0, [esi + 292]                           ;   192.7 p2      76 rk
        movq mm1, mm0                                   ;   199.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   205.7 p1      76 rk
        movq [ebp + 752], mm1                           ;   207.7 p0+p3   76 rk
        movd mm0, [esi + 296]                           ;   194.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   201.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   203.7 p1      76 rk
        movq [ebp + 760], mm1                           ;   209.3 p0+p3   76 rk
        movd mm0, [esi + 300]                           ;   196.0 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   203.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   205.7 p1      76 rk
        movq [ebp + 768], mm1                           ;   211.3 p0+p3   76 rk
        movd mm0, [esi + 308]                           ;   197.7 p2      76 rk
        movq mm1, mm0                                   ;   204.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   210.7 p1      76 rk
        movq [ebp + 776], mm1                           ;   213.3 p0+p3   76 rk
        movd mm0, [esi + 332]                           ;   199.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   206.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   208.7 p1      76 rk
        movq [ebp + 784], mm1                           ;   215.3 p0+p3   76 rk
        movd mm0, [esi + 340]                           ;   201.0 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   208.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   210.7 p1      76 rk
        movq [ebp + 792], mm1                           ;   217.3 p0+p3   76 rk
        movd mm0, [esi + 344]                           ;   202.7 p2      76 rk
        movq mm1, mm0                                   ;   209.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   215.7 p1      76 rk
        movq [ebp + 800], mm1                           ;   219.3 p0+p3   76 rk
        movd mm0, [esi + 348]                           ;   204.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   211.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   213.7 p1      76 rk
        movq [ebp + 808], mm1                           ;   221.3 p0+p3   76 rk
        movd mm0, [esi + 352]                           ;   206.0 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   213.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   215.7 p1      76 rk
        movq [ebp + 816], mm1                           ;   223.3 p0+p3   76 rk
        movd mm0, [esi + 360]                           ;   207.7 p2      76 rk
        movq mm1, mm0                                   ;   214.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   220.7 p1      76 rk
        movq [ebp + 824], mm1                           ;   225.3 p0+p3   76 rk
        movd mm0, [esi + 364]                           ;   209.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   216.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   218.7 p1      76 rk
        movq [ebp + 832], mm1                           ;   227.3 p0+p3   76 rk
        movd mm0, [esi + 380]                           ;   211.0 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   218.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   220.7 p1      76 rk
        movq [ebp + 840], mm1                           ;   229.3 p0+p3   76 rk
        movd mm0, [esi + 384]                           ;   212.7 p2      76 rk
        movq mm1, mm0                                   ;   219.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   225.7 p1      76 rk
        movq [ebp + 848], mm1                           ;   231.3 p0+p3   76 rk
        movd mm0, [esi + 388]                           ;   214.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   221.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   223.7 p1      76 rk
        movq [ebp + 856], mm1                           ;   233.3 p0+p3   76 rk
        movd mm0, [esi + 396]                           ;   216.0 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   223.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   225.7 p1      76 rk
        movq [ebp + 864], mm1                           ;   235.3 p0+p3   76 rk
        movd mm0, [esi + 404]                           ;   217.7 p2      76 rk
        movq mm1, mm0                                   ;   224.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   230.7 p1      76 rk
        movq [ebp + 872], mm1                           ;   237.3 p0+p3   76 rk
        movd mm0, [esi + 416]                           ;   219.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   226.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   228.7 p1      76 rk
        movq [ebp + 880], mm1                           ;   239.3 p0+p3   76 rk
        movd mm0, [esi + 420]                           ;   221.0 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   228.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   230.7 p1      76 rk
        movq [ebp + 888], mm1                           ;   241.3 p0+p3   76 rk
        movd mm0, [esi + 424]                           ;   222.7 p2      76 rk
        movq mm1, mm0                                   ;   229.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   235.7 p1      76 rk
        movq [ebp + 896], mm1                           ;   243.3 p0+p3   76 rk
        movd mm0, [esi + 428]                           ;   224.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   231.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   233.7 p1      76 rk
        movq [ebp + 904], mm1                           ;   245.3 p0+p3   76 rk
        movd mm0, [esi + 436]                           ;   226.0 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   233.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   235.7 p1      76 rk
        movq [ebp + 912], mm1                           ;   247.3 p0+p3   76 rk
        movd mm0, [esi + 460]                           ;   227.7 p2      76 rk
        movq mm1, mm0                                   ;   234.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   240.7 p1      76 rk
        movq [ebp + 920], mm1                           ;   249.3 p0+p3   76 rk
        movd mm0, [esi + 468]                           ;   229.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   236.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   238.7 p1      76 rk
        movq [ebp + 928], mm1                           ;   251.3 p0+p3   76 rk
        movd mm0, [esi + 472]                           ;   231.0 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   238.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   240.7 p1      76 rk
        movq [ebp + 936], mm1                           ;   253.3 p0+p3   76 rk
        movd mm0, [esi + 476]                           ;   232.7 p2      76 rk
        movq mm1, mm0                                   ;   239.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   245.7 p1      76 rk
        movq [ebp + 944], mm1                           ;   255.3 p0+p3   76 rk
        movd mm0, [esi + 480]                           ;   234.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   241.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   243.7 p1      76 rk
        movq [ebp + 952], mm1                           ;   257.3 p0+p3   76 rk
        movd mm0, [esi + 488]                           ;   236.0 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   243.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   245.7 p1      76 rk
        movq [ebp + 960], mm1                           ;   259.3 p0+p3   76 rk
        movd mm0, [esi + 492]                           ;   237.7 p2      76 rk
        movq mm1, mm0                                   ;   244.7 p0      76 rk copy
        punpckldq mm1, mm0                              ;   250.7 p1      76 rk
        movq [ebp + 968], mm1                           ;   261.3 p0+p3   76 rk
        movd mm0, [esi + 508]                           ;   239.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   246.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   248.7 p1      76 rk
        movq [ebp + 976], mm1                           ;   263.3 p0+p3   76 rk
        movd mm0, [esi + 512]                           ;   241.0 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   248.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   250.7 p1      76 rk
        movq [ebp + 984], mm1                           ;   265.3 p0+p3   76 rk
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
        movd mm0, [esi]                                 ;     0.0 p2      78 x[0]
        movd mm2, [esi + 8]                             ;     1.0 p2      78 x[2]
        punpckldq mm2, [esi + 24]                       ;     8.0 p2+p1   78 x[2]
        punpckldq mm0, [esi + 16]                       ;     7.0 p2+p1   78 x[0]
        pxor mm0, [ebp + 432]                           ;     9.0 p2+p1   80 x[0]
        movd mm1, [esi + 4]                             ;     5.0 p2      78 x[1]
        punpckldq mm1, [esi + 20]                       ;    12.0 p2+p1   78 x[1]
        pxor mm1, [ebp + 440]                           ;    14.0 p2+p1   80 x[1]
        movd mm3, [esi + 12]                            ;     8.0 p2      78 x[3]
        punpckldq mm3, [esi + 28]                       ;    15.0 p2+p1   78 x[3]
        pxor mm3, mm0                                   ;    17.0 p1      23 x
        pxor mm3, [ebp + 456]                           ;    19.0 p2+p1   23 x
        pshufw mm5, mm1, 0xe4                           ;    16.0 p1      23 x copy
        pxor mm2, [ebp + 448]                           ;    11.0 p2+p1   80 x[2]
        pshufw mm4, mm0, 0xe4                           ;    11.0 p1      23 x copy
        por mm0, mm3                                    ;    21.0 p1      23 x
        pxor mm5, mm2                                   ;    18.0 p1      23 x
        pxor mm0, mm5                                   ;    23.0 p1      23 x
        pand mm1, mm3                                   ;    21.0 p1      23 x
        pxor mm3, mm2                                   ;    21.0 p1      23 x
        pxor mm4, mm1                                   ;    23.0 p1      23 x
        pand mm2, mm4                                   ;    25.0 p1      23 x
        pxor mm2, mm5                                   ;    27.0 p1      23 x
        pand mm5, mm4                                   ;    25.0 p1      23 x
        pxor mm4, mm3                                   ;    25.0 p1      23 x
        pand mm3, mm0                                   ;    25.0 p1      23 x
        por mm3, mm5                                    ;    27.0 p1      23 x
        pxor mm2, mm4                                   ;    29.0 p1      23 x
        pxor mm4, mm3                                   ;    29.0 p1      48 x[1]
        movq mm1, mm3                                   ;    29.0 p0      46 x[0] copy
        pslld mm1, 0xd                                  ;    35.0 p1      46 x[0]
        psrld mm3, 0x13                                 ;    29.0 p1      46 x[0]
        pxor mm3, mm1                                   ;    37.0 p1      46 x[0]
        movq mm1, mm2                                   ;    31.0 p0      47 x[2] copy
        pslld mm1, 3                                    ;    37.0 p1      47 x[2]
        psrld mm2, 0x1d                                 ;    31.0 p1      47 x[2]
        pxor mm2, mm1                                   ;    39.0 p1      47 x[2]
        movq mm1, mm3                                   ;    39.0 p0      49 x[3] copy
        pslld mm1, 3                                    ;    45.0 p1      49 x[3]
        pxor mm0, mm2                                   ;    41.0 p1      49 x[3]
        pxor mm0, mm1                                   ;    47.0 p1      49 x[3]
        pxor mm4, mm3                                   ;    39.0 p1      48 x[1]
        pxor mm4, mm2                                   ;    41.0 p1      48 x[1]
        movq mm1, mm4                                   ;    43.0 p0      50 x[1] copy
        pslld mm1, 1                                    ;    49.0 p1      50 x[1]
        psrld mm4, 0x1f                                 ;    43.0 p1      50 x[1]
        pxor mm4, mm1                                   ;    51.0 p1      50 x[1]
        movq mm1, mm0                                   ;    49.0 p0      51 x[3] copy
        pxor mm3, mm4                                   ;    53.0 p1      52 x[0]
        psrld mm0, 0x19                                 ;    49.0 p1      51 x[3]
        pslld mm1, 7                                    ;    55.0 p1      51 x[3]
        pxor mm0, mm1                                   ;    57.0 p1      51 x[3]
        pxor mm3, mm0                                   ;    59.0 p1      52 x[0]
        movq mm1, mm4                                   ;    53.0 p0      53 x[2] copy
        pslld mm1, 7                                    ;    59.0 p1      53 x[2]
        pxor mm2, mm0                                   ;    59.0 p1      53 x[2]
        pxor mm2, mm1                                   ;    61.0 p1      53 x[2]
        movq mm1, mm3                                   ;    61.0 p0      54 x[0] copy
        pslld mm1, 5                                    ;    67.0 p1      54 x[0]
        psrld mm3, 0x1b                                 ;    61.0 p1      54 x[0]
        pxor mm3, mm1                                   ;    69.0 p1      80 x[0]
        movq mm1, mm2                                   ;    63.0 p0      55 x[2] copy
        pxor mm4, [ebp + 464]                           ;    53.0 p2+p1   80 x[1]
        psrld mm2, 0xa                                  ;    63.0 p1      55 x[2]
        pslld mm1, 0x16                                 ;    69.0 p1      55 x[2]
        pxor mm2, mm1                                   ;    71.0 p1      24 x
        movq mm1, mm4                                   ;    55.0 p0      24 x copy
        pxor mm3, [ebp - 64]                            ;    71.0 p2+p1   80 x[0]
        pand mm1, mm3                                   ;    73.0 p1      24 x
        pxor mm0, [ebp - 48]                            ;    59.0 p2+p1   80 x[3]
        pxor mm2, [ebp - 56]                            ;    73.0 p2+p1   24 x
        pxor mm2, mm1                                   ;    75.0 p1      24 x
        por mm1, mm0                                    ;    75.0 p1      24 x
        pxor mm4, mm1                                   ;    77.0 p1      24 x
        pxor mm1, mm3                                   ;    77.0 p1      24 x
        por mm3, mm4                                    ;    79.0 p1      24 x
        pxor mm0, mm2                                   ;    77.0 p1      24 x
        pxor mm4, mm0                                   ;    79.0 p1      24 x
        por mm2, mm1                                    ;    79.0 p1      24 x
        pand mm2, mm3                                   ;    81.0 p1      24 x
        pxor mm1, mm4                                   ;    81.0 p1      24 x
        pand mm4, mm2                                   ;    83.0 p1      24 x
        pxor mm4, mm1                                   ;    85.0 p1      49 x[3]
        pand mm1, mm2                                   ;    83.0 p1      24 x
        pxor mm3, mm1                                   ;    85.0 p1      48 x[1]
        movq mm1, mm0                                   ;    79.0 p0      47 x[2] copy
        pslld mm1, 3                                    ;    85.0 p1      47 x[2]
        psrld mm0, 0x1d                                 ;    79.0 p1      47 x[2]
        pxor mm0, mm1                                   ;    87.0 p1      47 x[2]
        pxor mm3, mm0                                   ;    89.0 p1      48 x[1]
        movq mm1, mm2                                   ;    83.0 p0      46 x[0] copy
        pslld mm1, 0xd                                  ;    89.0 p1      46 x[0]
        psrld mm2, 0x13                                 ;    83.0 p1      46 x[0]
        pxor mm2, mm1                                   ;    91.0 p1      46 x[0]
        pxor mm4, mm0                                   ;    89.0 p1      49 x[3]
        movq mm1, mm2                                   ;    93.0 p0      49 x[3] copy
        pslld mm1, 3                                    ;    99.0 p1      49 x[3]
        pxor mm4, mm1                                   ;   101.0 p1      49 x[3]
        pxor mm3, mm2                                   ;    93.0 p1      48 x[1]
        movq mm1, mm3                                   ;    95.0 p0      50 x[1] copy
        pslld mm1, 1                                    ;   101.0 p1      50 x[1]
        psrld mm3, 0x1f                                 ;    95.0 p1      50 x[1]
        pxor mm3, mm1                                   ;   103.0 p1      50 x[1]
        movq mm1, mm4                                   ;   103.0 p0      51 x[3] copy
        psrld mm4, 0x19                                 ;   103.0 p1      51 x[3]
        pxor mm2, mm3                                   ;   105.0 p1      52 x[0]
        pslld mm1, 7                                    ;   109.0 p1      51 x[3]
        pxor mm4, mm1                                   ;   111.0 p1      51 x[3]
        movq mm1, mm3                                   ;   105.0 p0      53 x[2] copy
        pxor mm0, mm4                                   ;   113.0 p1      53 x[2]
        pslld mm1, 7                                    ;   111.0 p1      53 x[2]
        pxor mm0, mm1                                   ;   115.0 p1      53 x[2]
        pxor mm2, mm4                                   ;   113.0 p1      52 x[0]
        movq mm1, mm2                                   ;   115.0 p0      54 x[0] copy
        psrld mm2, 0x1b                                 ;   115.0 p1      54 x[0]
        pslld mm1, 5                                    ;   121.0 p1      54 x[0]
        pxor mm2, [ebp + 472]                           ;   117.0 p2+p1   80 x[0]
        pxor mm2, mm1                                   ;   123.0 p1      80 x[0]
        pxor mm4, [ebp + 496]                           ;   113.0 p2+p1   80 x[3]
        movq mm1, mm0                                   ;   117.0 p0      55 x[2] copy
        pslld mm1, 0x16                                 ;   123.0 p1      55 x[2]
        psrld mm0, 0xa                                  ;   117.0 p1      55 x[2]
        pxor mm0, [ebp + 488]                           ;   119.0 p2+p1   80 x[2]
        pxor mm0, mm1                                   ;   125.0 p1      80 x[2]
        pxor mm3, [ebp + 480]                           ;   105.0 p2+p1   80 x[1]
        movq mm1, mm3                                   ;   107.0 p0      25 x copy
        pxor mm1, mm0                                   ;   127.0 p1      25 x
        pxor mm1, mm2                                   ;   129.0 p1      25 x
        pand mm0, mm2                                   ;   127.0 p1      25 x
        pxor mm0, mm4                                   ;   129.0 p1      25 x
        por mm4, mm2                                    ;   125.0 p1      25 x
        pxor mm4, mm3                                   ;   127.0 p1      25 x
        pand mm3, mm0                                   ;   131.0 p1      25 x
        pxor mm0, mm1                                   ;   131.0 p1      25 x
        pxor mm3, mm1                                   ;   133.0 p1      25 x
        pxor mm2, mm0                                   ;   133.0 p1      25 x
        por mm1, mm4                                    ;   131.0 p1      25 x
        pxor mm1, mm0                                   ;   133.0 p1      25 x
        movq mm0, mm2                                   ;   135.0 p0      46 x[0] copy
        psrld mm2, 0x13                                 ;   135.0 p1      46 x[0]
        pslld mm0, 0xd                                  ;   141.0 p1      46 x[0]
        pxor mm2, mm0                                   ;   143.0 p1      46 x[0]
        pxor mm4, mm1                                   ;   135.0 p1      25 x
        movq mm0, mm4                                   ;   137.0 p0      47 x[2] copy
        pslld mm0, 3                                    ;   143.0 p1      47 x[2]
        psrld mm4, 0x1d                                 ;   137.0 p1      47 x[2]
        pxor mm4, mm0                                   ;   145.0 p1      47 x[2]
        pxor mm1, mm3                                   ;   135.0 p1      48 x[1]
        movq mm0, mm2                                   ;   145.0 p0      49 x[3] copy
        pxor mm1, mm2                                   ;   145.0 p1      48 x[1]
        pxor mm1, mm4                                   ;   147.0 p1      48 x[1]
        pxor mm3, mm4                                   ;   147.0 p1      49 x[3]
        pslld mm0, 3                                    ;   151.0 p1      49 x[3]
        pxor mm3, mm0                                   ;   153.0 p1      49 x[3]
        movq mm0, mm1                                   ;   149.0 p0      50 x[1] copy
        pslld mm0, 1                                    ;   155.0 p1      50 x[1]
        psrld mm1, 0x1f                                 ;   149.0 p1      50 x[1]
        pxor mm1, mm0                                   ;   157.0 p1      50 x[1]
        movq mm0, mm3                                   ;   155.0 p0      51 x[3] copy
        pslld mm0, 7                                    ;   161.0 p1      51 x[3]
        psrld mm3, 0x19                                 ;   155.0 p1      51 x[3]
        pxor mm2, mm1                                   ;   159.0 p1      52 x[0]
        pxor mm3, mm0                                   ;   163.0 p1      51 x[3]
        pxor mm2, mm3                                   ;   165.0 p1      52 x[0]
        pxor mm4, mm3                                   ;   165.0 p1      53 x[2]
        movq mm0, mm1                                   ;   159.0 p0      53 x[2] copy
        pslld mm0, 7                                    ;   165.0 p1      53 x[2]
        pxor mm4, mm0                                   ;   167.0 p1      53 x[2]
        movq mm0, mm2                                   ;   167.0 p0      54 x[0] copy
        pslld mm0, 5                                    ;   173.0 p1      54 x[0]
        psrld mm2, 0x1b                                 ;   167.0 p1      54 x[0]
        pxor mm2, [ebp - 40]                            ;   169.0 p2+p1   80 x[0]
        pxor mm2, mm0                                   ;   175.0 p1      80 x[0]
        movq mm0, mm4                                   ;   169.0 p0      55 x[2] copy
        psrld mm4, 0xa                                  ;   169.0 p1      55 x[2]
        pxor mm4, [ebp - 32]                            ;   171.0 p2+p1   80 x[2]
        pxor mm3, [ebp - 24]                            ;   165.0 p2+p1   80 x[3]
        pslld mm0, 0x16                                 ;   175.0 p1      55 x[2]
        pxor mm4, mm0                                   ;   177.0 p1      80 x[2]
        pxor mm1, [ebp + 504]                           ;   159.0 p2+p1   80 x[1]
        movq mm0, mm1                                   ;   161.0 p0      26 x copy
        pxor mm1, mm3                                   ;   167.0 p1      26 x
        pand mm0, mm2                                   ;   177.0 p1      26 x
        por mm3, mm2                                    ;   177.0 p1      26 x
        pxor mm2, mm4                                   ;   179.0 p1      26 x
        pand mm4, mm3                                   ;   179.0 p1      26 x
        pxor mm4, mm1                                   ;   181.0 p1      26 x
        pand mm1, mm3                                   ;   179.0 p1      26 x
        por mm2, mm0                                    ;   181.0 p1      26 x
        pxor mm1, mm2                                   ;   183.0 p1      26 x
        pxor mm3, mm4                                   ;   183.0 p1      26 x
        pxor mm4, mm0                                   ;   183.0 p1      26 x
        pand mm0, mm1                                   ;   185.0 p1      26 x
        pxor mm0, mm3                                   ;   187.0 p1      48 x[1]
        pand mm3, mm1                                   ;   185.0 p1      26 x
        pxor mm2, mm4                                   ;   185.0 p1      49 x[3]
        pxor mm4, mm3                                   ;   187.0 p1      26 x
        movq mm3, mm1                                   ;   185.0 p0      47 x[2] copy
        pslld mm3, 3                                    ;   191.0 p1      47 x[2]
        psrld mm1, 0x1d                                 ;   185.0 p1      47 x[2]
        pxor mm1, mm3                                   ;   193.0 p1      47 x[2]
        movq mm3, mm4                                   ;   189.0 p0      46 x[0] copy
        psrld mm4, 0x13                                 ;   189.0 p1      46 x[0]
        pslld mm3, 0xd                                  ;   195.0 p1      46 x[0]
        pxor mm4, mm3                                   ;   197.0 p1      46 x[0]
        movq mm3, mm4                                   ;   199.0 p0      49 x[3] copy
        pxor mm2, mm1                                   ;   195.0 p1      49 x[3]
        pslld mm3, 3                                    ;   205.0 p1      49 x[3]
        pxor mm2, mm3                                   ;   207.0 p1      49 x[3]
        pxor mm0, mm1                                   ;   195.0 p1      48 x[1]
        pxor mm0, mm4                                   ;   199.0 p1      48 x[1]
        movq mm3, mm0                                   ;   201.0 p0      50 x[1] copy
        psrld mm0, 0x1f                                 ;   201.0 p1      50 x[1]
        pslld mm3, 1                                    ;   207.0 p1      50 x[1]
        pxor mm0, mm3                                   ;   209.0 p1      50 x[1]
        movq mm3, mm2                                   ;   209.0 p0      51 x[3] copy
        pslld mm3, 7                                    ;   215.0 p1      51 x[3]
        psrld mm2, 0x19                                 ;   209.0 p1      51 x[3]
        pxor mm2, mm3                                   ;   217.0 p1      51 x[3]
        pxor mm4, mm0                                   ;   211.0 p1      52 x[0]
        pxor mm4, mm2                                   ;   219.0 p1      52 x[0]
        pxor mm1, mm2                                   ;   219.0 p1      53 x[2]
        pxor mm2, [ebp + 512]                           ;   219.0 p2+p1   80 x[3]
        movq mm3, mm0                                   ;   211.0 p0      53 x[2] copy
        pslld mm3, 7                                    ;   217.0 p1      53 x[2]
        pxor mm1, mm3                                   ;   221.0 p1      53 x[2]
        pxor mm0, [ebp - 8]                             ;   211.0 p2+p1   80 x[1]
        movq mm3, mm4                                   ;   221.0 p0      54 x[0] copy
        psrld mm4, 0x1b                                 ;   221.0 p1      54 x[0]
        pxor mm4, [ebp - 16]                            ;   223.0 p2+p1   80 x[0]
        pslld mm3, 5                                    ;   227.0 p1      54 x[0]
        pxor mm4, mm3                                   ;   229.0 p1      80 x[0]
        movq mm3, mm1                                   ;   223.0 p0      55 x[2] copy
        psrld mm1, 0xa                                  ;   223.0 p1      55 x[2]
        pslld mm3, 0x16                                 ;   229.0 p1      55 x[2]
        pxor mm1, [ebp + 0]                             ;   225.0 p2+p1   80 x[2]
        pxor mm1, mm3                                   ;   231.0 p1      80 x[2]
        movq mm3, mm2                                   ;   221.0 p0      27 x copy
        pxor mm2, mm1                                   ;   233.0 p1      27 x
        pxor mm3, mm4                                   ;   231.0 p1      27 x
        pxor mm4, mm0                                   ;   231.0 p1      27 x
        pand mm4, mm3                                   ;   233.0 p1      27 x
        por mm1, mm3                                    ;   233.0 p1      27 x
        pxor mm4, mm2                                   ;   235.0 p1      27 x
        pand mm2, mm1                                   ;   235.0 p1      27 x
        pxor mm1, mm0                                   ;   235.0 p1      27 x
        pxor mm1, mm2                                   ;   237.0 p1      27 x
        pand mm2, mm4                                   ;   237.0 p1      27 x
        por mm1, mm2                                    ;   239.0 p1      27 x
        pxor mm2, mm3                                   ;   239.0 p1      27 x
        pxor mm1, mm2                                   ;   241.0 p1      48 x[1]
        pxor mm2, mm0                                   ;   241.0 p1      27 x
        pand mm0, mm4                                   ;   237.0 p1      27 x
        pxor mm3, mm0                                   ;   239.0 p1      49 x[3]
        movq mm0, mm4                                   ;   237.0 p0      46 x[0] copy
        psrld mm4, 0x13                                 ;   237.0 p1      46 x[0]
        pslld mm0, 0xd                                  ;   243.0 p1      46 x[0]
        pxor mm4, mm0                                   ;   245.0 p1      46 x[0]
        movq mm0, mm2                                   ;   243.0 p0      47 x[2] copy
        pslld mm0, 3                                    ;   249.0 p1      47 x[2]
        pxor mm1, mm4                                   ;   247.0 p1      48 x[1]
        psrld mm2, 0x1d                                 ;   243.0 p1      47 x[2]
        pxor mm2, mm0                                   ;   251.0 p1      47 x[2]
        pxor mm1, mm2                                   ;   253.0 p1      48 x[1]
        movq mm0, mm4                                   ;   247.0 p0      49 x[3] copy
        pslld mm0, 3                                    ;   253.0 p1      49 x[3]
        pxor mm3, mm2                                   ;   253.0 p1      49 x[3]
        pxor mm3, mm0                                   ;   255.0 p1      49 x[3]
        movq mm0, mm1                                   ;   255.0 p0      50 x[1] copy
        psrld mm1, 0x1f                                 ;   255.0 p1      50 x[1]
        pslld mm0, 1                                    ;   261.0 p1      50 x[1]
        pxor mm1, mm0                                   ;   263.0 p1      50 x[1]
        movq mm0, mm3                                   ;   257.0 p0      51 x[3] copy
        psrld mm3, 0x19                                 ;   257.0 p1      51 x[3]
        pslld mm0, 7                                    ;   263.0 p1      51 x[3]
        pxor mm3, mm0                                   ;   265.0 p1      51 x[3]
        movq mm0, mm1                                   ;   265.0 p0      53 x[2] copy
        pxor mm4, mm1                                   ;   265.0 p1      52 x[0]
        pxor mm1, [ebp + 520]                           ;   265.0 p2+p1   80 x[1]
        pslld mm0, 7                                    ;   271.0 p1      53 x[2]
        pxor mm2, mm3                                   ;   267.0 p1      53 x[2]
        pxor mm2, mm0                                   ;   273.0 p1      53 x[2]
        pxor mm4, mm3                                   ;   267.0 p1      52 x[0]
        movq mm0, mm4                                   ;   269.0 p0      54 x[0] copy
        psrld mm4, 0x1b                                 ;   269.0 p1      54 x[0]
        pxor mm4, [ebp + 8]                             ;   271.0 p2+p1   80 x[0]
        pslld mm0, 5                                    ;   275.0 p1      54 x[0]
        pxor mm4, mm0                                   ;   277.0 p1      80 x[0]
        movq mm0, mm2                                   ;   275.0 p0      55 x[2] copy
        pslld mm0, 0x16                                 ;   281.0 p1      55 x[2]
        psrld mm2, 0xa                                  ;   275.0 p1      55 x[2]
        pxor mm2, [ebp + 528]                           ;   277.0 p2+p1   28 x
        pxor mm2, mm0                                   ;   283.0 p1      28 x
        movq mm0, mm1                                   ;   267.0 p0      28 x copy
        pxor mm2, mm4                                   ;   285.0 p1      28 x
        por mm0, mm4                                    ;   279.0 p1      28 x
        pxor mm0, mm2                                   ;   287.0 p1      28 x
        pand mm2, mm4                                   ;   287.0 p1      28 x
        pxor mm3, [ebp + 536]                           ;   267.0 p2+p1   80 x[3]
        pxor mm1, mm3                                   ;   269.0 p1      28 x
        pxor mm1, mm4                                   ;   279.0 p1      28 x
        pxor mm4, mm0                                   ;   289.0 p1      28 x
        pand mm2, mm1                                   ;   289.0 p1      28 x
        pxor mm2, mm3                                   ;   291.0 p1      28 x
        por mm3, mm1                                    ;   281.0 p1      28 x
        pxor mm3, mm0                                   ;   289.0 p1      28 x
        pand mm0, mm2                                   ;   293.0 p1      28 x
        pxor mm2, mm4                                   ;   293.0 p1      49 x[3]
        pand mm4, mm3                                   ;   291.0 p1      28 x
        pxor mm4, mm1                                   ;   293.0 p1      28 x
        pxor mm1, mm0                                   ;   295.0 p1      48 x[1]
        movq mm0, mm3                                   ;   291.0 p0      46 x[0] copy
        pslld mm0, 0xd                                  ;   297.0 p1      46 x[0]
        psrld mm3, 0x13                                 ;   291.0 p1      46 x[0]
        pxor mm3, mm0                                   ;   299.0 p1      46 x[0]
        pxor mm1, mm3                                   ;   301.0 p1      48 x[1]
        movq mm0, mm4                                   ;   295.0 p0      47 x[2] copy
        pslld mm0, 3                                    ;   301.0 p1      47 x[2]
        psrld mm4, 0x1d                                 ;   295.0 p1      47 x[2]
        pxor mm4, mm0                                   ;   303.0 p1      47 x[2]
        pxor mm1, mm4                                   ;   305.0 p1      48 x[1]
        pxor mm2, mm4                                   ;   305.0 p1      49 x[3]
        movq mm0, mm3                                   ;   301.0 p0      49 x[3] copy
        pslld mm0, 3                                    ;   307.0 p1      49 x[3]
        pxor mm2, mm0                                   ;   309.0 p1      49 x[3]
        movq mm0, mm1                                   ;   307.0 p0      50 x[1] copy
        pslld mm0, 1                                    ;   313.0 p1      50 x[1]
        psrld mm1, 0x1f                                 ;   307.0 p1      50 x[1]
        pxor mm1, mm0                                   ;   315.0 p1      50 x[1]
        movq mm0, mm2                                   ;   311.0 p0      51 x[3] copy
        psrld mm2, 0x19                                 ;   311.0 p1      51 x[3]
        pslld mm0, 7                                    ;   317.0 p1      51 x[3]
        pxor mm2, mm0                                   ;   319.0 p1      51 x[3]
        pxor mm3, mm1                                   ;   317.0 p1      52 x[0]
        pxor mm3, mm2                                   ;   321.0 p1      52 x[0]
        pxor mm4, mm2                                   ;   321.0 p1      53 x[2]
        movq mm0, mm1                                   ;   317.0 p0      53 x[2] copy
        pslld mm0, 7                                    ;   323.0 p1      53 x[2]
        pxor mm4, mm0                                   ;   325.0 p1      53 x[2]
        movq mm0, mm3                                   ;   323.0 p0      54 x[0] copy
        psrld mm3, 0x1b                                 ;   323.0 p1      54 x[0]
        pslld mm0, 5                                    ;   329.0 p1      54 x[0]
        pxor mm3, [ebp + 544]                           ;   325.0 p2+p1   80 x[0]
        pxor mm3, mm0                                   ;   331.0 p1      80 x[0]
        movq mm0, mm4                                   ;   327.0 p0      55 x[2] copy
        psrld mm4, 0xa                                  ;   327.0 p1      55 x[2]
        pslld mm0, 0x16                                 ;   333.0 p1      55 x[2]
        pxor mm1, [ebp + 16]                            ;   317.0 p2+p1   80 x[1]
        pxor mm2, [ebp + 560]                           ;   321.0 p2+p1   80 x[3]
        movq mm5, mm2                                   ;   323.0 p0      29 x copy
        pand mm5, mm3                                   ;   333.0 p1      29 x
        pxor mm4, [ebp + 552]                           ;   329.0 p2+p1   80 x[2]
        pxor mm4, mm0                                   ;   335.0 p1      80 x[2]
        movq mm0, mm1                                   ;   319.0 p0      29 x copy
        pxor mm0, mm4                                   ;   337.0 p1      29 x
        pxor mm4, mm2                                   ;   337.0 p1      29 x
        pxor mm2, mm3                                   ;   333.0 p1      29 x
        pxor mm5, mm0                                   ;   339.0 p1      29 x
        pand mm1, mm2                                   ;   335.0 p1      29 x
        pxor mm1, mm0                                   ;   339.0 p1      29 x
        por mm0, mm2                                    ;   339.0 p1      29 x
        pxor mm0, mm4                                   ;   341.0 p1      29 x
        pand mm4, mm1                                   ;   341.0 p1      29 x
        pxor mm2, mm5                                   ;   341.0 p1      29 x
        pxor mm4, mm2                                   ;   343.0 p1      29 x
        pxor mm1, mm5                                   ;   341.0 p1      29 x
        pand mm1, mm0                                   ;   343.0 p1      29 x
        pxor mm2, mm1                                   ;   345.0 p1      49 x[3]
        movq mm1, mm4                                   ;   345.0 p0      46 x[0] copy
        pxor mm0, mm4                                   ;   345.0 p1      29 x
        psrld mm4, 0x13                                 ;   345.0 p1      46 x[0]
        pslld mm1, 0xd                                  ;   351.0 p1      46 x[0]
        pxor mm4, mm1                                   ;   353.0 p1      46 x[0]
        movq mm1, mm0                                   ;   347.0 p0      47 x[2] copy
        psrld mm0, 0x1d                                 ;   347.0 p1      47 x[2]
        pslld mm1, 3                                    ;   353.0 p1      47 x[2]
        pxor mm0, mm1                                   ;   355.0 p1      47 x[2]
        pxor mm5, mm4                                   ;   355.0 p1      48 x[1]
        pxor mm5, mm0                                   ;   357.0 p1      48 x[1]
        movq mm1, mm4                                   ;   355.0 p0      49 x[3] copy
        pslld mm1, 3                                    ;   361.0 p1      49 x[3]
        pxor mm2, mm0                                   ;   357.0 p1      49 x[3]
        pxor mm2, mm1                                   ;   363.0 p1      49 x[3]
        movq mm1, mm5                                   ;   359.0 p0      50 x[1] copy
        psrld mm5, 0x1f                                 ;   359.0 p1      50 x[1]
        pslld mm1, 1                                    ;   365.0 p1      50 x[1]
        pxor mm5, mm1                                   ;   367.0 p1      50 x[1]
        pxor mm4, mm5                                   ;   369.0 p1      52 x[0]
        movq mm1, mm2                                   ;   365.0 p0      51 x[3] copy
        psrld mm2, 0x19                                 ;   365.0 p1      51 x[3]
        pslld mm1, 7                                    ;   371.0 p1      51 x[3]
        pxor mm2, mm1                                   ;   373.0 p1      51 x[3]
        pxor mm0, mm2                                   ;   375.0 p1      53 x[2]
        movq mm1, mm5                                   ;   369.0 p0      53 x[2] copy
        pslld mm1, 7                                    ;   375.0 p1      53 x[2]
        pxor mm0, mm1                                   ;   377.0 p1      53 x[2]
        pxor mm4, mm2                                   ;   375.0 p1      52 x[0]
        movq mm1, mm4                                   ;   377.0 p0      54 x[0] copy
        pslld mm1, 5                                    ;   383.0 p1      54 x[0]
        psrld mm4, 0x1b                                 ;   377.0 p1      54 x[0]
        pxor mm4, [ebp + 24]                            ;   379.0 p2+p1   80 x[0]
        pxor mm4, mm1                                   ;   385.0 p1      80 x[0]
        movq mm1, mm0                                   ;   379.0 p0      55 x[2] copy
        psrld mm0, 0xa                                  ;   379.0 p1      55 x[2]
        pxor mm0, [ebp + 40]                            ;   381.0 p2+p1   80 x[2]
        pslld mm1, 0x16                                 ;   385.0 p1      55 x[2]
        pxor mm0, mm1                                   ;   387.0 p1      80 x[2]
        pxor mm5, [ebp + 32]                            ;   369.0 p2+p1   80 x[1]
        movq mm1, mm5                                   ;   371.0 p0      30 x copy
        por mm1, mm0                                    ;   389.0 p1      30 x
        pxor mm2, [ebp + 568]                           ;   375.0 p2+p1   80 x[3]
        pxor mm1, mm2                                   ;   391.0 p1      30 x
        pand mm2, mm0                                   ;   389.0 p1      30 x
        pxor mm0, mm5                                   ;   389.0 p1      30 x
        pxor mm5, mm4                                   ;   387.0 p1      30 x
        pxor mm2, mm5                                   ;   391.0 p1      30 x
        pand mm4, mm1                                   ;   393.0 p1      30 x
        pxor mm0, mm4                                   ;   395.0 p1      30 x
        pxor mm5, mm4                                   ;   395.0 p1      48 x[1]
        pand mm4, mm0                                   ;   397.0 p1      30 x
        pxor mm4, mm1                                   ;   399.0 p1      30 x
        pxor mm1, mm2                                   ;   393.0 p1      30 x
        pand mm2, mm0                                   ;   397.0 p1      30 x
        pxor mm1, mm2                                   ;   399.0 p1      30 x
        movq mm3, mm1                                   ;   401.0 p0      47 x[2] copy
        pslld mm3, 3                                    ;   407.0 p1      47 x[2]
        psrld mm1, 0x1d                                 ;   401.0 p1      47 x[2]
        pxor mm1, mm3                                   ;   409.0 p1      47 x[2]
        pxor mm2, mm4                                   ;   401.0 p1      30 x
        movq mm3, mm2                                   ;   403.0 p0      46 x[0] copy
        psrld mm2, 0x13                                 ;   403.0 p1      46 x[0]
        pslld mm3, 0xd                                  ;   409.0 p1      46 x[0]
        pxor mm2, mm3                                   ;   411.0 p1      46 x[0]
        pxor mm5, mm4                                   ;   401.0 p1      48 x[1]
        pxor mm5, mm1                                   ;   411.0 p1      48 x[1]
        pxor mm5, mm2                                   ;   413.0 p1      48 x[1]
        movq mm3, mm2                                   ;   413.0 p0      49 x[3] copy
        pxor mm0, mm1                                   ;   411.0 p1      49 x[3]
        pslld mm3, 3                                    ;   419.0 p1      49 x[3]
        pxor mm0, mm3                                   ;   421.0 p1      49 x[3]
        movq mm3, mm5                                   ;   415.0 p0      50 x[1] copy
        psrld mm5, 0x1f                                 ;   415.0 p1      50 x[1]
        pslld mm3, 1                                    ;   421.0 p1      50 x[1]
        pxor mm5, mm3                                   ;   423.0 p1      50 x[1]
        movq mm3, mm0                                   ;   423.0 p0      51 x[3] copy
        pslld mm3, 7                                    ;   429.0 p1      51 x[3]
        psrld mm0, 0x19                                 ;   423.0 p1      51 x[3]
        pxor mm0, mm3                                   ;   431.0 p1      51 x[3]
        movq mm3, mm5                                   ;   425.0 p0      53 x[2] copy
        pxor mm1, mm0                                   ;   433.0 p1      53 x[2]
        pxor mm2, mm5                                   ;   425.0 p1      52 x[0]
        pxor mm2, mm0                                   ;   433.0 p1      52 x[0]
        pslld mm3, 7                                    ;   431.0 p1      53 x[2]
        pxor mm1, mm3                                   ;   435.0 p1      53 x[2]
        movq mm3, mm2                                   ;   435.0 p0      54 x[0] copy
        pslld mm3, 5                                    ;   441.0 p1      54 x[0]
        psrld mm2, 0x1b                                 ;   435.0 p1      54 x[0]
        pxor mm5, [ebp + 584]                           ;   425.0 p2+p1   80 x[1]
        pxor mm0, [ebp + 592]                           ;   433.0 p2+p1   23 x
        pxor mm2, [ebp + 576]                           ;   437.0 p2+p1   80 x[0]
        pxor mm2, mm3                                   ;   443.0 p1      80 x[0]
        movq mm3, mm1                                   ;   437.0 p0      55 x[2] copy
        pxor mm0, mm2                                   ;   445.0 p1      23 x
        pslld mm3, 0x16                                 ;   443.0 p1      55 x[2]
        psrld mm1, 0xa                                  ;   437.0 p1      55 x[2]
        pxor mm1, [ebp + 48]                            ;   439.0 p2+p1   80 x[2]
        pxor mm1, mm3                                   ;   445.0 p1      80 x[2]
        movq mm3, mm5                                   ;   427.0 p0      23 x copy
        pand mm5, mm0                                   ;   447.0 p1      23 x
        pxor mm5, mm2                                   ;   449.0 p1      23 x
        por mm2, mm0                                    ;   447.0 p1      23 x
        pxor mm0, mm1                                   ;   447.0 p1      23 x
        pxor mm3, mm1                                   ;   447.0 p1      23 x
        pand mm1, mm5                                   ;   451.0 p1      23 x
        pxor mm1, mm3                                   ;   453.0 p1      23 x
        pxor mm2, mm3                                   ;   449.0 p1      23 x
        pand mm3, mm5                                   ;   451.0 p1      23 x
        pxor mm5, mm0                                   ;   451.0 p1      23 x
        pxor mm1, mm5                                   ;   455.0 p1      23 x
        pand mm0, mm2                                   ;   451.0 p1      23 x
        por mm0, mm3                                    ;   453.0 p1      23 x
        pxor mm5, mm0                                   ;   455.0 p1      48 x[1]
        movq mm3, mm0                                   ;   455.0 p0      46 x[0] copy
        psrld mm0, 0x13                                 ;   455.0 p1      46 x[0]
        pslld mm3, 0xd                                  ;   461.0 p1      46 x[0]
        pxor mm0, mm3                                   ;   463.0 p1      46 x[0]
        movq mm3, mm1                                   ;   457.0 p0      47 x[2] copy
        psrld mm1, 0x1d                                 ;   457.0 p1      47 x[2]
        pslld mm3, 3                                    ;   463.0 p1      47 x[2]
        pxor mm1, mm3                                   ;   465.0 p1      47 x[2]
        pxor mm5, mm0                                   ;   465.0 p1      48 x[1]
        movq mm3, mm0                                   ;   465.0 p0      49 x[3] copy
        pxor mm5, mm1                                   ;   467.0 p1      48 x[1]
        pxor mm2, mm1                                   ;   467.0 p1      49 x[3]
        pslld mm3, 3                                    ;   471.0 p1      49 x[3]
        pxor mm2, mm3                                   ;   473.0 p1      49 x[3]
        movq mm3, mm5                                   ;   469.0 p0      50 x[1] copy
        pslld mm3, 1                                    ;   475.0 p1      50 x[1]
        psrld mm5, 0x1f                                 ;   469.0 p1      50 x[1]
        pxor mm5, mm3                                   ;   477.0 p1      50 x[1]
        movq mm3, mm2                                   ;   475.0 p0      51 x[3] copy
        pslld mm3, 7                                    ;   481.0 p1      51 x[3]
        psrld mm2, 0x19                                 ;   475.0 p1      51 x[3]
        pxor mm2, mm3                                   ;   483.0 p1      51 x[3]
        movq mm3, mm5                                   ;   479.0 p0      53 x[2] copy
        pxor mm0, mm5                                   ;   479.0 p1      52 x[0]
        pslld mm3, 7                                    ;   485.0 p1      53 x[2]
        pxor mm0, mm2                                   ;   485.0 p1      52 x[0]
        pxor mm1, mm2                                   ;   485.0 p1      53 x[2]
        pxor mm1, mm3                                   ;   487.0 p1      53 x[2]
        movq mm3, mm0                                   ;   487.0 p0      54 x[0] copy
        pslld mm3, 5                                    ;   493.0 p1      54 x[0]
        psrld mm0, 0x1b                                 ;   487.0 p1      54 x[0]
        pxor mm0, [ebp + 56]                            ;   489.0 p2+p1   80 x[0]
        pxor mm0, mm3                                   ;   495.0 p1      80 x[0]
        pxor mm5, [ebp + 600]                           ;   479.0 p2+p1   80 x[1]
        movq mm3, mm1                                   ;   489.0 p0      55 x[2] copy
        psrld mm1, 0xa                                  ;   489.0 p1      55 x[2]
        pxor mm1, [ebp + 64]                            ;   491.0 p2+p1   24 x
        pslld mm3, 0x16                                 ;   495.0 p1      55 x[2]
        pxor mm1, mm3                                   ;   497.0 p1      24 x
        movq mm3, mm5                                   ;   481.0 p0      24 x copy
        pand mm3, mm0                                   ;   497.0 p1      24 x
        pxor mm2, [ebp + 72]                            ;   485.0 p2+p1   80 x[3]
        pxor mm1, mm3                                   ;   499.0 p1      24 x
        por mm3, mm2                                    ;   499.0 p1      24 x
        pxor mm2, mm1                                   ;   501.0 p1      24 x
        pxor mm5, mm3                                   ;   501.0 p1      24 x
        pxor mm3, mm0                                   ;   501.0 p1      24 x
        por mm0, mm5                                    ;   503.0 p1      24 x
        pxor mm5, mm2                                   ;   503.0 p1      24 x
        por mm1, mm3                                    ;   503.0 p1      24 x
        pxor mm3, mm5                                   ;   505.0 p1      24 x
        pand mm1, mm0                                   ;   505.0 p1      24 x
        pand mm5, mm1                                   ;   507.0 p1      24 x
        pxor mm5, mm3                                   ;   509.0 p1      49 x[3]
        pand mm3, mm1                                   ;   507.0 p1      24 x
        pxor mm0, mm3                                   ;   509.0 p1      48 x[1]
        movq mm3, mm2                                   ;   503.0 p0      47 x[2] copy
        psrld mm2, 0x1d                                 ;   503.0 p1      47 x[2]
        pslld mm3, 3                                    ;   509.0 p1      47 x[2]
        pxor mm2, mm3                                   ;   511.0 p1      47 x[2]
        pxor mm0, mm2                                   ;   513.0 p1      48 x[1]
        movq mm3, mm1                                   ;   507.0 p0      46 x[0] copy
        pslld mm3, 0xd                                  ;   513.0 p1      46 x[0]
        psrld mm1, 0x13                                 ;   507.0 p1      46 x[0]
        pxor mm1, mm3                                   ;   515.0 p1      46 x[0]
        pxor mm0, mm1                                   ;   517.0 p1      48 x[1]
        pxor mm5, mm2                                   ;   513.0 p1      49 x[3]
        movq mm3, mm1                                   ;   517.0 p0      49 x[3] copy
        pslld mm3, 3                                    ;   523.0 p1      49 x[3]
        pxor mm5, mm3                                   ;   525.0 p1      49 x[3]
        movq mm3, mm0                                   ;   519.0 p0      50 x[1] copy
        psrld mm0, 0x1f                                 ;   519.0 p1      50 x[1]
        pslld mm3, 1                                    ;   525.0 p1      50 x[1]
        pxor mm0, mm3                                   ;   527.0 p1      50 x[1]
        movq mm3, mm5                                   ;   527.0 p0      51 x[3] copy
        psrld mm5, 0x19                                 ;   527.0 p1      51 x[3]
        pxor mm1, mm0                                   ;   529.0 p1      52 x[0]
        pslld mm3, 7                                    ;   533.0 p1      51 x[3]
        pxor mm5, mm3                                   ;   535.0 p1      51 x[3]
        pxor mm2, mm5                                   ;   537.0 p1      53 x[2]
        movq mm3, mm0                                   ;   529.0 p0      53 x[2] copy
        pslld mm3, 7                                    ;   535.0 p1      53 x[2]
        pxor mm1, mm5                                   ;   537.0 p1      52 x[0]
        pxor mm2, mm3                                   ;   539.0 p1      53 x[2]
        movq mm3, mm1                                   ;   539.0 p0      54 x[0] copy
        pslld mm3, 5                                    ;   545.0 p1      54 x[0]
        psrld mm1, 0x1b                                 ;   539.0 p1      54 x[0]
        pxor mm1, [ebp + 608]                           ;   541.0 p2+p1   80 x[0]
        pxor mm1, mm3                                   ;   547.0 p1      80 x[0]
        movq mm3, mm2                                   ;   541.0 p0      55 x[2] copy
        psrld mm2, 0xa                                  ;   541.0 p1      55 x[2]
        pxor mm2, [ebp + 624]                           ;   543.0 p2+p1   80 x[2]
        pslld mm3, 0x16                                 ;   547.0 p1      55 x[2]
        pxor mm2, mm3                                   ;   549.0 p1      80 x[2]
        pxor mm0, [ebp + 616]                           ;   529.0 p2+p1   80 x[1]
        movq mm3, mm0                                   ;   531.0 p0      25 x copy
        pxor mm5, [ebp + 632]                           ;   537.0 p2+p1   80 x[3]
        pxor mm3, mm2                                   ;   551.0 p1      25 x
        pand mm2, mm1                                   ;   551.0 p1      25 x
        pxor mm3, mm1                                   ;   553.0 p1      25 x
        pxor mm2, mm5                                   ;   553.0 p1      25 x
        por mm5, mm1                                    ;   549.0 p1      25 x
        pxor mm5, mm0                                   ;   551.0 p1      25 x
        pand mm0, mm2                                   ;   555.0 p1      25 x
        pxor mm2, mm3                                   ;   555.0 p1      25 x
        pxor mm1, mm2                                   ;   557.0 p1      25 x
        pxor mm0, mm3                                   ;   557.0 p1      25 x
        por mm3, mm5                                    ;   555.0 p1      25 x
        pxor mm3, mm2                                   ;   557.0 p1      25 x
        pxor mm5, mm3                                   ;   559.0 p1      25 x
        movq mm2, mm1                                   ;   559.0 p0      46 x[0] copy
        pxor mm3, mm0                                   ;   559.0 p1      48 x[1]
        pslld mm2, 0xd                                  ;   565.0 p1      46 x[0]
        psrld mm1, 0x13                                 ;   559.0 p1      46 x[0]
        pxor mm1, mm2                                   ;   567.0 p1      46 x[0]
        movq mm2, mm5                                   ;   561.0 p0      47 x[2] copy
        psrld mm5, 0x1d                                 ;   561.0 p1      47 x[2]
        pslld mm2, 3                                    ;   567.0 p1      47 x[2]
        pxor mm5, mm2                                   ;   569.0 p1      47 x[2]
        pxor mm3, mm1                                   ;   569.0 p1      48 x[1]
        pxor mm3, mm5                                   ;   571.0 p1      48 x[1]
        pxor mm0, mm5                                   ;   571.0 p1      49 x[3]
        movq mm2, mm1                                   ;   569.0 p0      49 x[3] copy
        pslld mm2, 3                                    ;   575.0 p1      49 x[3]
        pxor mm0, mm2                                   ;   577.0 p1      49 x[3]
        movq mm2, mm3                                   ;   573.0 p0      50 x[1] copy
        pslld mm2, 1                                    ;   579.0 p1      50 x[1]
        psrld mm3, 0x1f                                 ;   573.0 p1      50 x[1]
        pxor mm3, mm2                                   ;   581.0 p1      50 x[1]
        movq mm2, mm0                                   ;   579.0 p0      51 x[3] copy
        psrld mm0, 0x19                                 ;   579.0 p1      51 x[3]
        pslld mm2, 7                                    ;   585.0 p1      51 x[3]
        pxor mm0, mm2                                   ;   587.0 p1      51 x[3]
        movq mm2, mm3                                   ;   583.0 p0      53 x[2] copy
        pslld mm2, 7                                    ;   589.0 p1      53 x[2]
        pxor mm1, mm3                                   ;   583.0 p1      52 x[0]
        pxor mm1, mm0                                   ;   589.0 p1      52 x[0]
        pxor mm5, mm0                                   ;   589.0 p1      53 x[2]
        pxor mm5, mm2                                   ;   591.0 p1      53 x[2]
        movq mm2, mm1                                   ;   591.0 p0      54 x[0] copy
        psrld mm1, 0x1b                                 ;   591.0 p1      54 x[0]
        pxor mm1, [ebp + 80]                            ;   593.0 p2+p1   80 x[0]
        pslld mm2, 5                                    ;   597.0 p1      54 x[0]
        pxor mm1, mm2                                   ;   599.0 p1      80 x[0]
        movq mm2, mm5                                   ;   593.0 p0      55 x[2] copy
        psrld mm5, 0xa                                  ;   593.0 p1      55 x[2]
        pslld mm2, 0x16                                 ;   599.0 p1      55 x[2]
        pxor mm5, [ebp + 88]                            ;   595.0 p2+p1   80 x[2]
        pxor mm5, mm2                                   ;   601.0 p1      80 x[2]
        pxor mm3, [ebp + 640]                           ;   583.0 p2+p1   80 x[1]
        movq mm2, mm3                                   ;   585.0 p0      26 x copy
        pxor mm0, [ebp + 96]                            ;   589.0 p2+p1   80 x[3]
        pxor mm3, mm0                                   ;   591.0 p1      26 x
        pand mm2, mm1                                   ;   601.0 p1      26 x
        por mm0, mm1                                    ;   601.0 p1      26 x
        pxor mm1, mm5                                   ;   603.0 p1      26 x
        pand mm5, mm0                                   ;   603.0 p1      26 x
        pxor mm5, mm3                                   ;   605.0 p1      26 x
        pand mm3, mm0                                   ;   603.0 p1      26 x
        pxor mm0, mm5                                   ;   607.0 p1      26 x
        por mm1, mm2                                    ;   605.0 p1      26 x
        pxor mm3, mm1                                   ;   607.0 p1      26 x
        pxor mm5, mm2                                   ;   607.0 p1      26 x
        pand mm2, mm3                                   ;   609.0 p1      26 x
        pxor mm2, mm0                                   ;   611.0 p1      48 x[1]
        pand mm0, mm3                                   ;   609.0 p1      26 x
        pxor mm1, mm5                                   ;   609.0 p1      49 x[3]
        pxor mm5, mm0                                   ;   611.0 p1      26 x
        movq mm0, mm3                                   ;   609.0 p0      47 x[2] copy
        pslld mm0, 3                                    ;   615.0 p1      47 x[2]
        psrld mm3, 0x1d                                 ;   609.0 p1      47 x[2]
        pxor mm3, mm0                                   ;   617.0 p1      47 x[2]
        movq mm0, mm5                                   ;   613.0 p0      46 x[0] copy
        pslld mm0, 0xd                                  ;   619.0 p1      46 x[0]
        psrld mm5, 0x13                                 ;   613.0 p1      46 x[0]
        pxor mm5, mm0                                   ;   621.0 p1      46 x[0]
        movq mm0, mm5                                   ;   623.0 p0      49 x[3] copy
        pslld mm0, 3                                    ;   629.0 p1      49 x[3]
        pxor mm2, mm3                                   ;   619.0 p1      48 x[1]
        pxor mm2, mm5                                   ;   623.0 p1      48 x[1]
        pxor mm1, mm3                                   ;   619.0 p1      49 x[3]
        pxor mm1, mm0                                   ;   631.0 p1      49 x[3]
        movq mm0, mm2                                   ;   625.0 p0      50 x[1] copy
        pslld mm0, 1                                    ;   631.0 p1      50 x[1]
        psrld mm2, 0x1f                                 ;   625.0 p1      50 x[1]
        pxor mm2, mm0                                   ;   633.0 p1      50 x[1]
        movq mm0, mm1                                   ;   633.0 p0      51 x[3] copy
        psrld mm1, 0x19                                 ;   633.0 p1      51 x[3]
        pslld mm0, 7                                    ;   639.0 p1      51 x[3]
        pxor mm1, mm0                                   ;   641.0 p1      51 x[3]
        movq mm0, mm2                                   ;   635.0 p0      53 x[2] copy
        pslld mm0, 7                                    ;   641.0 p1      53 x[2]
        pxor mm5, mm2                                   ;   635.0 p1      52 x[0]
        pxor mm3, mm1                                   ;   643.0 p1      53 x[2]
        pxor mm2, [ebp + 112]                           ;   635.0 p2+p1   80 x[1]
        pxor mm3, mm0                                   ;   645.0 p1      53 x[2]
        pxor mm5, mm1                                   ;   643.0 p1      52 x[0]
        movq mm0, mm5                                   ;   645.0 p0      54 x[0] copy
        psrld mm5, 0x1b                                 ;   645.0 p1      54 x[0]
        pxor mm1, [ebp + 648]                           ;   643.0 p2+p1   80 x[3]
        pxor mm5, [ebp + 104]                           ;   647.0 p2+p1   80 x[0]
        pslld mm0, 5                                    ;   651.0 p1      54 x[0]
        pxor mm5, mm0                                   ;   653.0 p1      80 x[0]
        movq mm0, mm3                                   ;   647.0 p0      55 x[2] copy
        psrld mm3, 0xa                                  ;   647.0 p1      55 x[2]
        pxor mm3, [ebp + 120]                           ;   649.0 p2+p1   80 x[2]
        pslld mm0, 0x16                                 ;   653.0 p1      55 x[2]
        pxor mm3, mm0                                   ;   655.0 p1      80 x[2]
        movq mm0, mm1                                   ;   645.0 p0      27 x copy
        pxor mm0, mm5                                   ;   655.0 p1      27 x
        pxor mm5, mm2                                   ;   655.0 p1      27 x
        pand mm5, mm0                                   ;   657.0 p1      27 x
        pxor mm1, mm3                                   ;   657.0 p1      27 x
        pxor mm5, mm1                                   ;   659.0 p1      27 x
        por mm3, mm0                                    ;   657.0 p1      27 x
        pand mm1, mm3                                   ;   659.0 p1      27 x
        pxor mm3, mm2                                   ;   659.0 p1      27 x
        pxor mm3, mm1                                   ;   661.0 p1      27 x
        pand mm1, mm5                                   ;   661.0 p1      27 x
        por mm3, mm1                                    ;   663.0 p1      27 x
        pxor mm1, mm0                                   ;   663.0 p1      27 x
        pxor mm3, mm1                                   ;   665.0 p1      48 x[1]
        pxor mm1, mm2                                   ;   665.0 p1      27 x
        pand mm2, mm5                                   ;   661.0 p1      27 x
        pxor mm0, mm2                                   ;   663.0 p1      49 x[3]
        movq mm2, mm5                                   ;   661.0 p0      46 x[0] copy
        pslld mm2, 0xd                                  ;   667.0 p1      46 x[0]
        psrld mm5, 0x13                                 ;   661.0 p1      46 x[0]
        pxor mm5, mm2                                   ;   669.0 p1      46 x[0]
        movq mm2, mm1                                   ;   667.0 p0      47 x[2] copy
        pslld mm2, 3                                    ;   673.0 p1      47 x[2]
        psrld mm1, 0x1d                                 ;   667.0 p1      47 x[2]
        pxor mm1, mm2                                   ;   675.0 p1      47 x[2]
        pxor mm3, mm5                                   ;   671.0 p1      48 x[1]
        pxor mm3, mm1                                   ;   677.0 p1      48 x[1]
        movq mm2, mm5                                   ;   671.0 p0      49 x[3] copy
        pslld mm2, 3                                    ;   677.0 p1      49 x[3]
        pxor mm0, mm1                                   ;   677.0 p1      49 x[3]
        pxor mm0, mm2                                   ;   679.0 p1      49 x[3]
        movq mm2, mm3                                   ;   679.0 p0      50 x[1] copy
        psrld mm3, 0x1f                                 ;   679.0 p1      50 x[1]
        pslld mm2, 1                                    ;   685.0 p1      50 x[1]
        pxor mm3, mm2                                   ;   687.0 p1      50 x[1]
        movq mm2, mm0                                   ;   681.0 p0      51 x[3] copy
        psrld mm0, 0x19                                 ;   681.0 p1      51 x[3]
        pslld mm2, 7                                    ;   687.0 p1      51 x[3]
        pxor mm0, mm2                                   ;   689.0 p1      51 x[3]
        pxor mm1, mm0                                   ;   691.0 p1      53 x[2]
        movq mm2, mm3                                   ;   689.0 p0      53 x[2] copy
        pslld mm2, 7                                    ;   695.0 p1      53 x[2]
        pxor mm1, mm2                                   ;   697.0 p1      53 x[2]
        pxor mm5, mm3                                   ;   689.0 p1      52 x[0]
        pxor mm5, mm0                                   ;   691.0 p1      52 x[0]
        pxor mm3, [ebp + 656]                           ;   689.0 p2+p1   80 x[1]
        pxor mm0, [ebp + 672]                           ;   691.0 p2+p1   80 x[3]
        movq mm2, mm5                                   ;   693.0 p0      54 x[0] copy
        psrld mm5, 0x1b                                 ;   693.0 p1      54 x[0]
        pxor mm5, [ebp + 128]                           ;   695.0 p2+p1   80 x[0]
        pslld mm2, 5                                    ;   699.0 p1      54 x[0]
        pxor mm5, mm2                                   ;   701.0 p1      80 x[0]
        movq mm2, mm1                                   ;   699.0 p0      55 x[2] copy
        psrld mm1, 0xa                                  ;   699.0 p1      55 x[2]
        pslld mm2, 0x16                                 ;   705.0 p1      55 x[2]
        pxor mm1, [ebp + 664]                           ;   701.0 p2+p1   28 x
        pxor mm1, mm2                                   ;   707.0 p1      28 x
        movq mm2, mm3                                   ;   691.0 p0      28 x copy
        pxor mm3, mm0                                   ;   693.0 p1      28 x
        pxor mm3, mm5                                   ;   703.0 p1      28 x
        por mm2, mm5                                    ;   703.0 p1      28 x
        pxor mm1, mm5                                   ;   709.0 p1      28 x
        pxor mm2, mm1                                   ;   711.0 p1      28 x
        pand mm1, mm5                                   ;   711.0 p1      28 x
        pand mm1, mm3                                   ;   713.0 p1      28 x
        pxor mm1, mm0                                   ;   715.0 p1      28 x
        por mm0, mm3                                    ;   705.0 p1      28 x
        pxor mm0, mm2                                   ;   713.0 p1      28 x
        pxor mm5, mm2                                   ;   713.0 p1      28 x
        pand mm2, mm1                                   ;   717.0 p1      28 x
        pxor mm1, mm5                                   ;   717.0 p1      49 x[3]
        pand mm5, mm0                                   ;   715.0 p1      28 x
        pxor mm5, mm3                                   ;   717.0 p1      28 x
        pxor mm3, mm2                                   ;   719.0 p1      48 x[1]
        movq mm2, mm0                                   ;   715.0 p0      46 x[0] copy
        psrld mm0, 0x13                                 ;   715.0 p1      46 x[0]
        pslld mm2, 0xd                                  ;   721.0 p1      46 x[0]
        pxor mm0, mm2                                   ;   723.0 p1      46 x[0]
        movq mm2, mm5                                   ;   719.0 p0      47 x[2] copy
        psrld mm5, 0x1d                                 ;   719.0 p1      47 x[2]
        pslld mm2, 3                                    ;   725.0 p1      47 x[2]
        pxor mm5, mm2                                   ;   727.0 p1      47 x[2]
        pxor mm3, mm0                                   ;   725.0 p1      48 x[1]
        pxor mm3, mm5                                   ;   729.0 p1      48 x[1]
        movq mm2, mm0                                   ;   725.0 p0      49 x[3] copy
        pslld mm2, 3                                    ;   731.0 p1      49 x[3]
        pxor mm1, mm5                                   ;   729.0 p1      49 x[3]
        pxor mm1, mm2                                   ;   733.0 p1      49 x[3]
        movq mm2, mm3                                   ;   731.0 p0      50 x[1] copy
        pslld mm2, 1                                    ;   737.0 p1      50 x[1]
        psrld mm3, 0x1f                                 ;   731.0 p1      50 x[1]
        pxor mm3, mm2                                   ;   739.0 p1      50 x[1]
        movq mm2, mm1                                   ;   735.0 p0      51 x[3] copy
        pslld mm2, 7                                    ;   741.0 p1      51 x[3]
        psrld mm1, 0x19                                 ;   735.0 p1      51 x[3]
        pxor mm1, mm2                                   ;   743.0 p1      51 x[3]
        movq mm2, mm3                                   ;   741.0 p0      53 x[2] copy
        pxor mm0, mm3                                   ;   741.0 p1      52 x[0]
        pslld mm2, 7                                    ;   747.0 p1      53 x[2]
        pxor mm0, mm1                                   ;   745.0 p1      52 x[0]
        pxor mm5, mm1                                   ;   745.0 p1      53 x[2]
        pxor mm1, [ebp + 696]                           ;   745.0 p2+p1   80 x[3]
        pxor mm5, mm2                                   ;   749.0 p1      53 x[2]
        movq mm2, mm0                                   ;   747.0 p0      54 x[0] copy
        pslld mm2, 5                                    ;   753.0 p1      54 x[0]
        pxor mm3, [ebp + 136]                           ;   741.0 p2+p1   80 x[1]
        movq mm4, mm1                                   ;   747.0 p0      29 x copy
        psrld mm0, 0x1b                                 ;   747.0 p1      54 x[0]
        pxor mm0, [ebp + 680]                           ;   749.0 p2+p1   80 x[0]
        pxor mm0, mm2                                   ;   755.0 p1      80 x[0]
        movq mm2, mm5                                   ;   751.0 p0      55 x[2] copy
        psrld mm5, 0xa                                  ;   751.0 p1      55 x[2]
        pslld mm2, 0x16                                 ;   757.0 p1      55 x[2]
        pxor mm5, [ebp + 688]                           ;   753.0 p2+p1   80 x[2]
        pxor mm5, mm2                                   ;   759.0 p1      80 x[2]
        movq mm2, mm3                                   ;   743.0 p0      29 x copy
        pand mm4, mm0                                   ;   757.0 p1      29 x
        pxor mm2, mm5                                   ;   761.0 p1      29 x
        pxor mm5, mm1                                   ;   761.0 p1      29 x
        pxor mm1, mm0                                   ;   757.0 p1      29 x
        pand mm3, mm1                                   ;   759.0 p1      29 x
        pxor mm3, mm2                                   ;   763.0 p1      29 x
        pxor mm4, mm2                                   ;   763.0 p1      29 x
        por mm2, mm1                                    ;   763.0 p1      29 x
        pxor mm1, mm4                                   ;   765.0 p1      29 x
        pxor mm2, mm5                                   ;   765.0 p1      29 x
        pand mm5, mm3                                   ;   765.0 p1      29 x
        pxor mm5, mm1                                   ;   767.0 p1      29 x
        movq mm0, mm5                                   ;   769.0 p0      46 x[0] copy
        pslld mm0, 0xd                                  ;   775.0 p1      46 x[0]
        pxor mm3, mm4                                   ;   765.0 p1      29 x
        pand mm3, mm2                                   ;   767.0 p1      29 x
        pxor mm2, mm5                                   ;   769.0 p1      29 x
        psrld mm5, 0x13                                 ;   769.0 p1      46 x[0]
        pxor mm5, mm0                                   ;   777.0 p1      46 x[0]
        movq mm0, mm2                                   ;   771.0 p0      47 x[2] copy
        pxor mm4, mm5                                   ;   779.0 p1      48 x[1]
        pslld mm0, 3                                    ;   777.0 p1      47 x[2]
        psrld mm2, 0x1d                                 ;   771.0 p1      47 x[2]
        pxor mm1, mm3                                   ;   769.0 p1      49 x[3]
        pxor mm2, mm0                                   ;   779.0 p1      47 x[2]
        pxor mm4, mm2                                   ;   781.0 p1      48 x[1]
        movq mm0, mm5                                   ;   779.0 p0      49 x[3] copy
        pslld mm0, 3                                    ;   785.0 p1      49 x[3]
        pxor mm1, mm2                                   ;   781.0 p1      49 x[3]
        pxor mm1, mm0                                   ;   787.0 p1      49 x[3]
        movq mm0, mm4                                   ;   783.0 p0      50 x[1] copy
        pslld mm0, 1                                    ;   789.0 p1      50 x[1]
        psrld mm4, 0x1f                                 ;   783.0 p1      50 x[1]
        pxor mm4, mm0                                   ;   791.0 p1      50 x[1]
        movq mm0, mm1                                   ;   789.0 p0      51 x[3] copy
        psrld mm1, 0x19                                 ;   789.0 p1      51 x[3]
        pslld mm0, 7                                    ;   795.0 p1      51 x[3]
        pxor mm1, mm0                                   ;   797.0 p1      51 x[3]
        pxor mm2, mm1                                   ;   799.0 p1      53 x[2]
        pxor mm5, mm4                                   ;   793.0 p1      52 x[0]
        movq mm0, mm4                                   ;   793.0 p0      53 x[2] copy
        pslld mm0, 7                                    ;   799.0 p1      53 x[2]
        pxor mm2, mm0                                   ;   801.0 p1      53 x[2]
        pxor mm5, mm1                                   ;   799.0 p1      52 x[0]
        movq mm0, mm5                                   ;   801.0 p0      54 x[0] copy
        psrld mm5, 0x1b                                 ;   801.0 p1      54 x[0]
        pslld mm0, 5                                    ;   807.0 p1      54 x[0]
        pxor mm5, [ebp + 144]                           ;   803.0 p2+p1   80 x[0]
        pxor mm5, mm0                                   ;   809.0 p1      80 x[0]
        movq mm0, mm2                                   ;   803.0 p0      55 x[2] copy
        psrld mm2, 0xa                                  ;   803.0 p1      55 x[2]
        pslld mm0, 0x16                                 ;   809.0 p1      55 x[2]
        pxor mm4, [ebp + 152]                           ;   793.0 p2+p1   80 x[1]
        pxor mm2, [ebp + 160]                           ;   805.0 p2+p1   80 x[2]
        pxor mm1, [ebp + 704]                           ;   799.0 p2+p1   80 x[3]
        pxor mm2, mm0                                   ;   811.0 p1      80 x[2]
        movq mm0, mm4                                   ;   795.0 p0      30 x copy
        por mm0, mm2                                    ;   813.0 p1      30 x
        pxor mm0, mm1                                   ;   815.0 p1      30 x
        pand mm1, mm2                                   ;   813.0 p1      30 x
        pxor mm2, mm4                                   ;   813.0 p1      30 x
        pxor mm4, mm5                                   ;   811.0 p1      30 x
        pxor mm1, mm4                                   ;   815.0 p1      30 x
        pand mm5, mm0                                   ;   817.0 p1      30 x
        pxor mm2, mm5                                   ;   819.0 p1      30 x
        pxor mm4, mm5                                   ;   819.0 p1      48 x[1]
        pand mm5, mm2                                   ;   821.0 p1      30 x
        pxor mm5, mm0                                   ;   823.0 p1      30 x
        pxor mm0, mm1                                   ;   817.0 p1      30 x
        pand mm1, mm2                                   ;   821.0 p1      30 x
        pxor mm0, mm1                                   ;   823.0 p1      30 x
        movq mm3, mm0                                   ;   825.0 p0      47 x[2] copy
        pslld mm3, 3                                    ;   831.0 p1      47 x[2]
        psrld mm0, 0x1d                                 ;   825.0 p1      47 x[2]
        pxor mm1, mm5                                   ;   825.0 p1      30 x
        pxor mm4, mm5                                   ;   825.0 p1      48 x[1]
        pxor mm0, mm3                                   ;   833.0 p1      47 x[2]
        movq mm3, mm1                                   ;   827.0 p0      46 x[0] copy
        pslld mm3, 0xd                                  ;   833.0 p1      46 x[0]
        psrld mm1, 0x13                                 ;   827.0 p1      46 x[0]
        pxor mm4, mm0                                   ;   835.0 p1      48 x[1]
        pxor mm1, mm3                                   ;   835.0 p1      46 x[0]
        movq mm3, mm1                                   ;   837.0 p0      49 x[3] copy
        pxor mm4, mm1                                   ;   837.0 p1      48 x[1]
        pxor mm2, mm0                                   ;   835.0 p1      49 x[3]
        pslld mm3, 3                                    ;   843.0 p1      49 x[3]
        pxor mm2, mm3                                   ;   845.0 p1      49 x[3]
        movq mm3, mm4                                   ;   839.0 p0      50 x[1] copy
        pslld mm3, 1                                    ;   845.0 p1      50 x[1]
        psrld mm4, 0x1f                                 ;   839.0 p1      50 x[1]
        pxor mm4, mm3                                   ;   847.0 p1      50 x[1]
        movq mm3, mm2                                   ;   847.0 p0      51 x[3] copy
        pslld mm3, 7                                    ;   853.0 p1      51 x[3]
        psrld mm2, 0x19                                 ;   847.0 p1      51 x[3]
        pxor mm2, mm3                                   ;   855.0 p1      51 x[3]
        pxor mm1, mm4                                   ;   849.0 p1      52 x[0]
        movq mm3, mm4                                   ;   849.0 p0      53 x[2] copy
        pxor mm4, [ebp + 720]                           ;   849.0 p2+p1   80 x[1]
        pxor mm1, mm2                                   ;   857.0 p1      52 x[0]
        pxor mm0, mm2                                   ;   857.0 p1      53 x[2]
        pslld mm3, 7                                    ;   855.0 p1      53 x[2]
        pxor mm0, mm3                                   ;   859.0 p1      53 x[2]
        movq mm3, mm1                                   ;   859.0 p0      54 x[0] copy
        psrld mm1, 0x1b                                 ;   859.0 p1      54 x[0]
        pslld mm3, 5                                    ;   865.0 p1      54 x[0]
        pxor mm1, [ebp + 712]                           ;   861.0 p2+p1   80 x[0]
        pxor mm1, mm3                                   ;   867.0 p1      80 x[0]
        movq mm3, mm0                                   ;   861.0 p0      55 x[2] copy
        psrld mm0, 0xa                                  ;   861.0 p1      55 x[2]
        pxor mm0, [ebp + 168]                           ;   863.0 p2+p1   80 x[2]
        pxor mm2, [ebp + 728]                           ;   857.0 p2+p1   23 x
        pxor mm2, mm1                                   ;   869.0 p1      23 x
        pslld mm3, 0x16                                 ;   867.0 p1      55 x[2]
        pxor mm0, mm3                                   ;   869.0 p1      80 x[2]
        movq mm3, mm4                                   ;   851.0 p0      23 x copy
        pxor mm3, mm0                                   ;   871.0 p1      23 x
        pand mm4, mm2                                   ;   871.0 p1      23 x
        pxor mm4, mm1                                   ;   873.0 p1      23 x
        por mm1, mm2                                    ;   871.0 p1      23 x
        pxor mm2, mm0                                   ;   871.0 p1      23 x
        pxor mm1, mm3                                   ;   873.0 p1      23 x
        pand mm0, mm4                                   ;   875.0 p1      23 x
        pxor mm0, mm3                                   ;   877.0 p1      23 x
        pand mm3, mm4                                   ;   875.0 p1      23 x
        pxor mm4, mm2                                   ;   875.0 p1      23 x
        pand mm2, mm1                                   ;   875.0 p1      23 x
        por mm2, mm3                                    ;   877.0 p1      23 x
        pxor mm0, mm4                                   ;   879.0 p1      23 x
        movq mm3, mm2                                   ;   879.0 p0      46 x[0] copy
        pslld mm3, 0xd                                  ;   885.0 p1      46 x[0]
        pxor mm4, mm2                                   ;   879.0 p1      48 x[1]
        psrld mm2, 0x13                                 ;   879.0 p1      46 x[0]
        pxor mm2, mm3                                   ;   887.0 p1      46 x[0]
        movq mm3, mm0                                   ;   881.0 p0      47 x[2] copy
        pslld mm3, 3                                    ;   887.0 p1      47 x[2]
        psrld mm0, 0x1d                                 ;   881.0 p1      47 x[2]
        pxor mm0, mm3                                   ;   889.0 p1      47 x[2]
        movq mm3, mm2                                   ;   889.0 p0      49 x[3] copy
        pslld mm3, 3                                    ;   895.0 p1      49 x[3]
        pxor mm1, mm0                                   ;   891.0 p1      49 x[3]
        pxor mm4, mm2                                   ;   889.0 p1      48 x[1]
        pxor mm4, mm0                                   ;   891.0 p1      48 x[1]
        pxor mm1, mm3                                   ;   897.0 p1      49 x[3]
        movq mm3, mm4                                   ;   893.0 p0      50 x[1] copy
        psrld mm4, 0x1f                                 ;   893.0 p1      50 x[1]
        pslld mm3, 1                                    ;   899.0 p1      50 x[1]
        pxor mm4, mm3                                   ;   901.0 p1      50 x[1]
        pshufw mm3, mm1, 0xe4                           ;   899.0 p1      51 x[3] copy
        pslld mm3, 7                                    ;   901.0 p1      51 x[3]
        psrld mm1, 0x19                                 ;   899.0 p1      51 x[3]
        pxor mm1, mm3                                   ;   903.0 p1      51 x[3]
        pxor mm2, mm4                                   ;   903.0 p1      52 x[0]
        pxor mm2, mm1                                   ;   905.0 p1      52 x[0]
        pshufw mm3, mm4, 0xe4                           ;   903.0 p1      53 x[2] copy
        pslld mm3, 7                                    ;   905.0 p1      53 x[2]
        pxor mm0, mm1                                   ;   905.0 p1      53 x[2]
        pxor mm0, mm3                                   ;   907.0 p1      53 x[2]
        pshufw mm3, mm2, 0xe4                           ;   907.0 p1      54 x[0] copy
        psrld mm2, 0x1b                                 ;   907.0 p1      54 x[0]
        pxor mm4, [ebp + 736]                           ;   903.0 p2+p1   80 x[1]
        pxor mm2, [ebp + 176]                           ;   909.0 p2+p1   80 x[0]
        pxor mm1, [ebp + 192]                           ;   905.0 p2+p1   80 x[3]
        pslld mm3, 5                                    ;   909.0 p1      54 x[0]
        pxor mm2, mm3                                   ;   911.0 p1      80 x[0]
        pshufw mm3, mm0, 0xe4                           ;   909.0 p1      55 x[2] copy
        pslld mm3, 0x16                                 ;   911.0 p1      55 x[2]
        psrld mm0, 0xa                                  ;   909.0 p1      55 x[2]
        pxor mm0, [ebp + 184]                           ;   911.0 p2+p1   24 x
        pxor mm0, mm3                                   ;   913.0 p1      24 x
        pshufw mm3, mm4, 0xe4                           ;   905.0 p1      24 x copy
        pand mm3, mm2                                   ;   913.0 p1      24 x
        pxor mm0, mm3                                   ;   915.0 p1      24 x
        por mm3, mm1                                    ;   915.0 p1      24 x
        pxor mm1, mm0                                   ;   917.0 p1      24 x
        pxor mm4, mm3                                   ;   917.0 p1      24 x
        pxor mm3, mm2                                   ;   917.0 p1      24 x
        por mm2, mm4                                    ;   919.0 p1      24 x
        por mm0, mm3                                    ;   919.0 p1      24 x
        pand mm0, mm2                                   ;   921.0 p1      24 x
        pxor mm4, mm1                                   ;   919.0 p1      24 x
        pxor mm3, mm4                                   ;   921.0 p1      24 x
        pand mm4, mm0                                   ;   923.0 p1      24 x
        pxor mm4, mm3                                   ;   925.0 p1      49 x[3]
        pand mm3, mm0                                   ;   923.0 p1      24 x
        pxor mm2, mm3                                   ;   925.0 p1      48 x[1]
        movq mm3, mm1                                   ;   919.0 p0      47 x[2] copy
        psrld mm1, 0x1d                                 ;   919.0 p1      47 x[2]
        pslld mm3, 3                                    ;   925.0 p1      47 x[2]
        pxor mm1, mm3                                   ;   927.0 p1      47 x[2]
        movq mm3, mm0                                   ;   923.0 p0      46 x[0] copy
        psrld mm0, 0x13                                 ;   923.0 p1      46 x[0]
        pxor mm2, mm1                                   ;   929.0 p1      48 x[1]
        pslld mm3, 0xd                                  ;   929.0 p1      46 x[0]
        pxor mm0, mm3                                   ;   931.0 p1      46 x[0]
        pxor mm2, mm0                                   ;   933.0 p1      48 x[1]
        pxor mm4, mm1                                   ;   929.0 p1      49 x[3]
        pshufw mm3, mm0, 0xe4                           ;   933.0 p1      49 x[3] copy
        pslld mm3, 3                                    ;   935.0 p1      49 x[3]
        pxor mm4, mm3                                   ;   937.0 p1      49 x[3]
        pshufw mm3, mm2, 0xe4                           ;   935.0 p1      50 x[1] copy
        pslld mm3, 1                                    ;   937.0 p1      50 x[1]
        psrld mm2, 0x1f                                 ;   935.0 p1      50 x[1]
        pxor mm2, mm3                                   ;   939.0 p1      50 x[1]
        pshufw mm3, mm4, 0xe4                           ;   939.0 p1      51 x[3] copy
        pslld mm3, 7                                    ;   941.0 p1      51 x[3]
        psrld mm4, 0x19                                 ;   939.0 p1      51 x[3]
        pxor mm0, mm2                                   ;   941.0 p1      52 x[0]
        pxor mm4, mm3                                   ;   943.0 p1      51 x[3]
        pxor mm0, mm4                                   ;   945.0 p1      52 x[0]
        pshufw mm3, mm2, 0xe4                           ;   941.0 p1      53 x[2] copy
        pslld mm3, 7                                    ;   943.0 p1      53 x[2]
        pxor mm1, mm4                                   ;   945.0 p1      53 x[2]
        pxor mm1, mm3                                   ;   947.0 p1      53 x[2]
        pxor mm2, [ebp + 752]                           ;   941.0 p2+p1   80 x[1]
        pshufw mm5, mm2, 0xe4                           ;   943.0 p1      25 x copy
        pxor mm4, [ebp + 768]                           ;   945.0 p2+p1   80 x[3]
        pshufw mm3, mm0, 0xe4                           ;   947.0 p1      54 x[0] copy
        psrld mm0, 0x1b                                 ;   947.0 p1      54 x[0]
        pxor mm0, [ebp + 744]                           ;   949.0 p2+p1   80 x[0]
        pslld mm3, 5                                    ;   949.0 p1      54 x[0]
        pxor mm0, mm3                                   ;   951.0 p1      80 x[0]
        pshufw mm3, mm1, 0xe4                           ;   949.0 p1      55 x[2] copy
        psrld mm1, 0xa                                  ;   949.0 p1      55 x[2]
        pxor mm1, [ebp + 760]                           ;   951.0 p2+p1   80 x[2]
        pslld mm3, 0x16                                 ;   951.0 p1      55 x[2]
        pxor mm1, mm3                                   ;   953.0 p1      80 x[2]
        pxor mm5, mm1                                   ;   955.0 p1      25 x
        pxor mm5, mm0                                   ;   957.0 p1      25 x
        pshufw mm3, mm4, 0xe4                           ;   947.0 p1      25 x copy
        pand mm1, mm0                                   ;   955.0 p1      25 x
        pxor mm3, mm1                                   ;   957.0 p1      25 x
        por mm4, mm0                                    ;   953.0 p1      25 x
        pxor mm4, mm2                                   ;   955.0 p1      25 x
        pand mm2, mm3                                   ;   959.0 p1      25 x
        pxor mm2, mm5                                   ;   961.0 p1      25 x
        pxor mm3, mm5                                   ;   959.0 p1      25 x
        pxor mm0, mm3                                   ;   961.0 p1      25 x
        movq mm1, mm0                                   ;   963.0 p0      46 x[0] copy
        pslld mm1, 0xd                                  ;   969.0 p1      46 x[0]
        psrld mm0, 0x13                                 ;   963.0 p1      46 x[0]
        pxor mm0, mm1                                   ;   971.0 p1      46 x[0]
        por mm5, mm4                                    ;   959.0 p1      25 x
        pxor mm5, mm3                                   ;   961.0 p1      25 x
        pxor mm4, mm5                                   ;   963.0 p1      25 x
        movq mm1, mm4                                   ;   965.0 p0      47 x[2] copy
        pslld mm1, 3                                    ;   971.0 p1      47 x[2]
        pxor mm5, mm2                                   ;   963.0 p1      48 x[1]
        psrld mm4, 0x1d                                 ;   965.0 p1      47 x[2]
        pxor mm4, mm1                                   ;   973.0 p1      47 x[2]
        pxor mm2, mm4                                   ;   975.0 p1      49 x[3]
        pshufw mm1, mm0, 0xe4                           ;   973.0 p1      49 x[3] copy
        pslld mm1, 3                                    ;   975.0 p1      49 x[3]
        pxor mm2, mm1                                   ;   977.0 p1      49 x[3]
        pxor mm5, mm0                                   ;   973.0 p1      48 x[1]
        pxor mm5, mm4                                   ;   975.0 p1      48 x[1]
        pshufw mm1, mm5, 0xe4                           ;   977.0 p1      50 x[1] copy
        psrld mm5, 0x1f                                 ;   977.0 p1      50 x[1]
        pslld mm1, 1                                    ;   979.0 p1      50 x[1]
        pxor mm5, mm1                                   ;   981.0 p1      50 x[1]
        pshufw mm1, mm2, 0xe4                           ;   979.0 p1      51 x[3] copy
        psrld mm2, 0x19                                 ;   979.0 p1      51 x[3]
        pxor mm0, mm5                                   ;   983.0 p1      52 x[0]
        pslld mm1, 7                                    ;   981.0 p1      51 x[3]
        pxor mm2, mm1                                   ;   983.0 p1      51 x[3]
        pxor mm4, mm2                                   ;   985.0 p1      53 x[2]
        pshufw mm1, mm5, 0xe4                           ;   983.0 p1      53 x[2] copy
        pxor mm0, mm2                                   ;   985.0 p1      52 x[0]
        pslld mm1, 7                                    ;   985.0 p1      53 x[2]
        pxor mm4, mm1                                   ;   987.0 p1      53 x[2]
        movq mm1, mm0                                   ;   987.0 p0      54 x[0] copy
        pxor mm5, [ebp + 776]                           ;   983.0 p2+p1   80 x[1]
        pslld mm1, 5                                    ;   993.0 p1      54 x[0]
        psrld mm0, 0x1b                                 ;   987.0 p1      54 x[0]
        pxor mm0, [ebp + 200]                           ;   989.0 p2+p1   80 x[0]
        pxor mm0, mm1                                   ;   995.0 p1      80 x[0]
        movq mm1, mm4                                   ;   989.0 p0      55 x[2] copy
        psrld mm4, 0xa                                  ;   989.0 p1      55 x[2]
        pxor mm2, [ebp + 216]                           ;   985.0 p2+p1   80 x[3]
        pslld mm1, 0x16                                 ;   995.0 p1      55 x[2]
        pxor mm4, [ebp + 208]                           ;   991.0 p2+p1   80 x[2]
        pxor mm4, mm1                                   ;   997.0 p1      80 x[2]
        movq mm1, mm5                                   ;   985.0 p0      26 x copy
        pxor mm5, mm2                                   ;   987.0 p1      26 x
        por mm2, mm0                                    ;   997.0 p1      26 x
        pand mm1, mm0                                   ;   997.0 p1      26 x
        pxor mm0, mm4                                   ;   999.0 p1      26 x
        pand mm4, mm2                                   ;   999.0 p1      26 x
        pxor mm4, mm5                                   ;  1001.0 p1      26 x
        pand mm5, mm2                                   ;   999.0 p1      26 x
        pxor mm2, mm4                                   ;  1003.0 p1      26 x
        pxor mm4, mm1                                   ;  1003.0 p1      26 x
        por mm0, mm1                                    ;  1001.0 p1      26 x
        pxor mm5, mm0                                   ;  1003.0 p1      26 x
        pxor mm0, mm4                                   ;  1005.0 p1      49 x[3]
        pand mm1, mm5                                   ;  1005.0 p1      26 x
        pxor mm1, mm2                                   ;  1007.0 p1      48 x[1]
        pand mm2, mm5                                   ;  1005.0 p1      26 x
        pxor mm4, mm2                                   ;  1007.0 p1      26 x
        movq mm2, mm5                                   ;  1005.0 p0      47 x[2] copy
        psrld mm5, 0x1d                                 ;  1005.0 p1      47 x[2]
        pslld mm2, 3                                    ;  1011.0 p1      47 x[2]
        pxor mm5, mm2                                   ;  1013.0 p1      47 x[2]
        movq mm2, mm4                                   ;  1009.0 p0      46 x[0] copy
        pslld mm2, 0xd                                  ;  1015.0 p1      46 x[0]
        psrld mm4, 0x13                                 ;  1009.0 p1      46 x[0]
        pxor mm4, mm2                                   ;  1017.0 p1      46 x[0]
        movq mm2, mm4                                   ;  1019.0 p0      49 x[3] copy
        pslld mm2, 3                                    ;  1025.0 p1      49 x[3]
        pxor mm1, mm5                                   ;  1015.0 p1      48 x[1]
        pxor mm1, mm4                                   ;  1019.0 p1      48 x[1]
        pxor mm0, mm5                                   ;  1015.0 p1      49 x[3]
        pxor mm0, mm2                                   ;  1027.0 p1      49 x[3]
        movq mm2, mm1                                   ;  1021.0 p0      50 x[1] copy
        pslld mm2, 1                                    ;  1027.0 p1      50 x[1]
        psrld mm1, 0x1f                                 ;  1021.0 p1      50 x[1]
        pxor mm1, mm2                                   ;  1029.0 p1      50 x[1]
        pxor mm4, mm1                                   ;  1031.0 p1      52 x[0]
        movq mm2, mm0                                   ;  1029.0 p0      51 x[3] copy
        psrld mm0, 0x19                                 ;  1029.0 p1      51 x[3]
        pslld mm2, 7                                    ;  1035.0 p1      51 x[3]
        pxor mm0, mm2                                   ;  1037.0 p1      51 x[3]
        pxor mm4, mm0                                   ;  1039.0 p1      52 x[0]
        pxor mm5, mm0                                   ;  1039.0 p1      53 x[2]
        movq mm2, mm1                                   ;  1031.0 p0      53 x[2] copy
        pslld mm2, 7                                    ;  1037.0 p1      53 x[2]
        pxor mm5, mm2                                   ;  1041.0 p1      53 x[2]
        movq mm2, mm4                                   ;  1041.0 p0      54 x[0] copy
        pslld mm2, 5                                    ;  1047.0 p1      54 x[0]
        psrld mm4, 0x1b                                 ;  1041.0 p1      54 x[0]
        pxor mm4, [ebp + 224]                           ;  1043.0 p2+p1   80 x[0]
        pxor mm4, mm2                                   ;  1049.0 p1      80 x[0]
        movq mm2, mm5                                   ;  1043.0 p0      55 x[2] copy
        psrld mm5, 0xa                                  ;  1043.0 p1      55 x[2]
        pxor mm5, [ebp + 240]                           ;  1045.0 p2+p1   80 x[2]
        pslld mm2, 0x16                                 ;  1049.0 p1      55 x[2]
        pxor mm5, mm2                                   ;  1051.0 p1      80 x[2]
        pxor mm0, [ebp + 784]                           ;  1039.0 p2+p1   80 x[3]
        movq mm2, mm0                                   ;  1041.0 p0      27 x copy
        pxor mm2, mm4                                   ;  1051.0 p1      27 x
        pxor mm0, mm5                                   ;  1053.0 p1      27 x
        por mm5, mm2                                    ;  1053.0 p1      27 x
        pxor mm1, [ebp + 232]                           ;  1031.0 p2+p1   80 x[1]
        pxor mm4, mm1                                   ;  1051.0 p1      27 x
        pand mm4, mm2                                   ;  1053.0 p1      27 x
        pxor mm4, mm0                                   ;  1055.0 p1      27 x
        pand mm0, mm5                                   ;  1055.0 p1      27 x
        pxor mm5, mm1                                   ;  1055.0 p1      27 x
        pxor mm5, mm0                                   ;  1057.0 p1      27 x
        pand mm0, mm4                                   ;  1057.0 p1      27 x
        por mm5, mm0                                    ;  1059.0 p1      27 x
        pxor mm0, mm2                                   ;  1059.0 p1      27 x
        pxor mm5, mm0                                   ;  1061.0 p1      48 x[1]
        pxor mm0, mm1                                   ;  1061.0 p1      27 x
        pand mm1, mm4                                   ;  1057.0 p1      27 x
        pxor mm2, mm1                                   ;  1059.0 p1      49 x[3]
        movq mm1, mm4                                   ;  1057.0 p0      46 x[0] copy
        pslld mm1, 0xd                                  ;  1063.0 p1      46 x[0]
        psrld mm4, 0x13                                 ;  1057.0 p1      46 x[0]
        pxor mm4, mm1                                   ;  1065.0 p1      46 x[0]
        movq mm1, mm0                                   ;  1063.0 p0      47 x[2] copy
        pslld mm1, 3                                    ;  1069.0 p1      47 x[2]
        psrld mm0, 0x1d                                 ;  1063.0 p1      47 x[2]
        pxor mm0, mm1                                   ;  1071.0 p1      47 x[2]
        movq mm1, mm4                                   ;  1067.0 p0      49 x[3] copy
        pslld mm1, 3                                    ;  1073.0 p1      49 x[3]
        pxor mm5, mm4                                   ;  1067.0 p1      48 x[1]
        pxor mm5, mm0                                   ;  1073.0 p1      48 x[1]
        pxor mm2, mm0                                   ;  1073.0 p1      49 x[3]
        pxor mm2, mm1                                   ;  1075.0 p1      49 x[3]
        movq mm1, mm5                                   ;  1075.0 p0      50 x[1] copy
        pslld mm1, 1                                    ;  1081.0 p1      50 x[1]
        psrld mm5, 0x1f                                 ;  1075.0 p1      50 x[1]
        pxor mm5, mm1                                   ;  1083.0 p1      50 x[1]
        pxor mm4, mm5                                   ;  1085.0 p1      52 x[0]
        movq mm1, mm2                                   ;  1077.0 p0      51 x[3] copy
        psrld mm2, 0x19                                 ;  1077.0 p1      51 x[3]
        pslld mm1, 7                                    ;  1083.0 p1      51 x[3]
        pxor mm2, mm1                                   ;  1085.0 p1      51 x[3]
        pxor mm0, mm2                                   ;  1087.0 p1      53 x[2]
        movq mm1, mm5                                   ;  1085.0 p0      53 x[2] copy
        pxor mm4, mm2                                   ;  1087.0 p1      52 x[0]
        pslld mm1, 7                                    ;  1091.0 p1      53 x[2]
        pxor mm0, mm1                                   ;  1093.0 p1      53 x[2]
        movq mm1, mm4                                   ;  1089.0 p0      54 x[0] copy
        pslld mm1, 5                                    ;  1095.0 p1      54 x[0]
        psrld mm4, 0x1b                                 ;  1089.0 p1      54 x[0]
        pxor mm4, [ebp + 248]                           ;  1091.0 p2+p1   80 x[0]
        pxor mm4, mm1                                   ;  1097.0 p1      80 x[0]
        movq mm1, mm0                                   ;  1095.0 p0      55 x[2] copy
        psrld mm0, 0xa                                  ;  1095.0 p1      55 x[2]
        pxor mm0, [ebp + 800]                           ;  1097.0 p2+p1   28 x
        pslld mm1, 0x16                                 ;  1101.0 p1      55 x[2]
        pxor mm0, mm1                                   ;  1103.0 p1      28 x
        pxor mm5, [ebp + 792]                           ;  1085.0 p2+p1   80 x[1]
        pxor mm0, mm4                                   ;  1105.0 p1      28 x
        movq mm1, mm5                                   ;  1087.0 p0      28 x copy
        por mm1, mm4                                    ;  1099.0 p1      28 x
        pxor mm1, mm0                                   ;  1107.0 p1      28 x
        pand mm0, mm4                                   ;  1107.0 p1      28 x
        pxor mm2, [ebp + 808]                           ;  1087.0 p2+p1   80 x[3]
        pxor mm5, mm2                                   ;  1089.0 p1      28 x
        pxor mm5, mm4                                   ;  1099.0 p1      28 x
        pand mm0, mm5                                   ;  1109.0 p1      28 x
        pxor mm0, mm2                                   ;  1111.0 p1      28 x
        por mm2, mm5                                    ;  1101.0 p1      28 x
        pxor mm4, mm1                                   ;  1109.0 p1      28 x
        pxor mm2, mm1                                   ;  1109.0 p1      28 x
        pand mm1, mm0                                   ;  1113.0 p1      28 x
        pxor mm0, mm4                                   ;  1113.0 p1      49 x[3]
        pand mm4, mm2                                   ;  1111.0 p1      28 x
        pxor mm4, mm5                                   ;  1113.0 p1      28 x
        pxor mm5, mm1                                   ;  1115.0 p1      48 x[1]
        movq mm1, mm2                                   ;  1111.0 p0      46 x[0] copy
        psrld mm2, 0x13                                 ;  1111.0 p1      46 x[0]
        pslld mm1, 0xd                                  ;  1117.0 p1      46 x[0]
        pxor mm2, mm1                                   ;  1119.0 p1      46 x[0]
        movq mm1, mm4                                   ;  1115.0 p0      47 x[2] copy
        pxor mm5, mm2                                   ;  1121.0 p1      48 x[1]
        pslld mm1, 3                                    ;  1121.0 p1      47 x[2]
        psrld mm4, 0x1d                                 ;  1115.0 p1      47 x[2]
        pxor mm4, mm1                                   ;  1123.0 p1      47 x[2]
        movq mm1, mm2                                   ;  1121.0 p0      49 x[3] copy
        pslld mm1, 3                                    ;  1127.0 p1      49 x[3]
        pxor mm5, mm4                                   ;  1125.0 p1      48 x[1]
        pxor mm0, mm4                                   ;  1125.0 p1      49 x[3]
        pxor mm0, mm1                                   ;  1129.0 p1      49 x[3]
        movq mm1, mm5                                   ;  1127.0 p0      50 x[1] copy
        psrld mm5, 0x1f                                 ;  1127.0 p1      50 x[1]
        pslld mm1, 1                                    ;  1133.0 p1      50 x[1]
        pxor mm5, mm1                                   ;  1135.0 p1      50 x[1]
        movq mm1, mm0                                   ;  1131.0 p0      51 x[3] copy
        pslld mm1, 7                                    ;  1137.0 p1      51 x[3]
        psrld mm0, 0x19                                 ;  1131.0 p1      51 x[3]
        pxor mm0, mm1                                   ;  1139.0 p1      51 x[3]
        pxor mm2, mm5                                   ;  1137.0 p1      52 x[0]
        pxor mm2, mm0                                   ;  1141.0 p1      52 x[0]
        pxor mm4, mm0                                   ;  1141.0 p1      53 x[2]
        movq mm1, mm5                                   ;  1137.0 p0      53 x[2] copy
        pslld mm1, 7                                    ;  1143.0 p1      53 x[2]
        pxor mm4, mm1                                   ;  1145.0 p1      53 x[2]
        movq mm1, mm2                                   ;  1143.0 p0      54 x[0] copy
        pslld mm1, 5                                    ;  1149.0 p1      54 x[0]
        psrld mm2, 0x1b                                 ;  1143.0 p1      54 x[0]
        pxor mm2, [ebp + 816]                           ;  1145.0 p2+p1   80 x[0]
        pxor mm2, mm1                                   ;  1151.0 p1      80 x[0]
        movq mm1, mm4                                   ;  1147.0 p0      55 x[2] copy
        pxor mm0, [ebp + 832]                           ;  1141.0 p2+p1   80 x[3]
        pxor mm5, [ebp + 256]                           ;  1137.0 p2+p1   80 x[1]
        psrld mm4, 0xa                                  ;  1147.0 p1      55 x[2]
        pxor mm4, [ebp + 824]                           ;  1149.0 p2+p1   80 x[2]
        pslld mm1, 0x16                                 ;  1153.0 p1      55 x[2]
        pxor mm4, mm1                                   ;  1155.0 p1      80 x[2]
        movq mm3, mm0                                   ;  1143.0 p0      29 x copy
        pand mm3, mm2                                   ;  1153.0 p1      29 x
        movq mm1, mm5                                   ;  1139.0 p0      29 x copy
        pxor mm1, mm4                                   ;  1157.0 p1      29 x
        pxor mm4, mm0                                   ;  1157.0 p1      29 x
        pxor mm0, mm2                                   ;  1153.0 p1      29 x
        pand mm5, mm0                                   ;  1155.0 p1      29 x
        pxor mm3, mm1                                   ;  1159.0 p1      29 x
        pxor mm5, mm1                                   ;  1159.0 p1      29 x
        por mm1, mm0                                    ;  1159.0 p1      29 x
        pxor mm0, mm3                                   ;  1161.0 p1      29 x
        pxor mm1, mm4                                   ;  1161.0 p1      29 x
        pand mm4, mm5                                   ;  1161.0 p1      29 x
        pxor mm4, mm0                                   ;  1163.0 p1      29 x
        pxor mm5, mm3                                   ;  1161.0 p1      29 x
        pand mm5, mm1                                   ;  1163.0 p1      29 x
        pxor mm0, mm5                                   ;  1165.0 p1      49 x[3]
        movq mm2, mm4                                   ;  1165.0 p0      46 x[0] copy
        pslld mm2, 0xd                                  ;  1171.0 p1      46 x[0]
        pxor mm1, mm4                                   ;  1165.0 p1      29 x
        psrld mm4, 0x13                                 ;  1165.0 p1      46 x[0]
        pxor mm4, mm2                                   ;  1173.0 p1      46 x[0]
        movq mm2, mm1                                   ;  1167.0 p0      47 x[2] copy
        psrld mm1, 0x1d                                 ;  1167.0 p1      47 x[2]
        pxor mm3, mm4                                   ;  1175.0 p1      48 x[1]
        pslld mm2, 3                                    ;  1173.0 p1      47 x[2]
        pxor mm1, mm2                                   ;  1175.0 p1      47 x[2]
        pxor mm3, mm1                                   ;  1177.0 p1      48 x[1]
        movq mm2, mm4                                   ;  1175.0 p0      49 x[3] copy
        pslld mm2, 3                                    ;  1181.0 p1      49 x[3]
        pxor mm0, mm1                                   ;  1177.0 p1      49 x[3]
        pxor mm0, mm2                                   ;  1183.0 p1      49 x[3]
        movq mm2, mm3                                   ;  1179.0 p0      50 x[1] copy
        pslld mm2, 1                                    ;  1185.0 p1      50 x[1]
        psrld mm3, 0x1f                                 ;  1179.0 p1      50 x[1]
        pxor mm3, mm2                                   ;  1187.0 p1      50 x[1]
        movq mm2, mm0                                   ;  1185.0 p0      51 x[3] copy
        pslld mm2, 7                                    ;  1191.0 p1      51 x[3]
        psrld mm0, 0x19                                 ;  1185.0 p1      51 x[3]
        pxor mm0, mm2                                   ;  1193.0 p1      51 x[3]
        movq mm2, mm3                                   ;  1189.0 p0      53 x[2] copy
        pslld mm2, 7                                    ;  1195.0 p1      53 x[2]
        pxor mm1, mm0                                   ;  1195.0 p1      53 x[2]
        pxor mm1, mm2                                   ;  1197.0 p1      53 x[2]
        pxor mm4, mm3                                   ;  1189.0 p1      52 x[0]
        pxor mm4, mm0                                   ;  1195.0 p1      52 x[0]
        pxor mm0, [ebp + 840]                           ;  1195.0 p2+p1   80 x[3]
        movq mm2, mm4                                   ;  1197.0 p0      54 x[0] copy
        pslld mm2, 5                                    ;  1203.0 p1      54 x[0]
        psrld mm4, 0x1b                                 ;  1197.0 p1      54 x[0]
        pxor mm4, [ebp + 264]                           ;  1199.0 p2+p1   80 x[0]
        pxor mm4, mm2                                   ;  1205.0 p1      80 x[0]
        movq mm2, mm1                                   ;  1199.0 p0      55 x[2] copy
        pslld mm2, 0x16                                 ;  1205.0 p1      55 x[2]
        pxor mm3, [ebp + 272]                           ;  1189.0 p2+p1   80 x[1]
        psrld mm1, 0xa                                  ;  1199.0 p1      55 x[2]
        pxor mm1, [ebp + 280]                           ;  1201.0 p2+p1   80 x[2]
        pxor mm1, mm2                                   ;  1207.0 p1      80 x[2]
        movq mm2, mm3                                   ;  1191.0 p0      30 x copy
        por mm2, mm1                                    ;  1209.0 p1      30 x
        pxor mm2, mm0                                   ;  1211.0 p1      30 x
        pand mm0, mm1                                   ;  1209.0 p1      30 x
        pxor mm1, mm3                                   ;  1209.0 p1      30 x
        pxor mm3, mm4                                   ;  1207.0 p1      30 x
        pxor mm0, mm3                                   ;  1211.0 p1      30 x
        pand mm4, mm2                                   ;  1213.0 p1      30 x
        pxor mm1, mm4                                   ;  1215.0 p1      30 x
        pxor mm3, mm4                                   ;  1215.0 p1      48 x[1]
        pand mm4, mm1                                   ;  1217.0 p1      30 x
        pxor mm4, mm2                                   ;  1219.0 p1      30 x
        pxor mm2, mm0                                   ;  1213.0 p1      30 x
        pand mm0, mm1                                   ;  1217.0 p1      30 x
        pxor mm2, mm0                                   ;  1219.0 p1      30 x
        pxor mm0, mm4                                   ;  1221.0 p1      30 x
        pxor mm3, mm4                                   ;  1221.0 p1      48 x[1]
        movq mm4, mm2                                   ;  1221.0 p0      47 x[2] copy
        pslld mm4, 3                                    ;  1227.0 p1      47 x[2]
        psrld mm2, 0x1d                                 ;  1221.0 p1      47 x[2]
        pxor mm2, mm4                                   ;  1229.0 p1      47 x[2]
        movq mm4, mm0                                   ;  1223.0 p0      46 x[0] copy
        psrld mm0, 0x13                                 ;  1223.0 p1      46 x[0]
        pslld mm4, 0xd                                  ;  1229.0 p1      46 x[0]
        pxor mm0, mm4                                   ;  1231.0 p1      46 x[0]
        movq mm4, mm0                                   ;  1233.0 p0      49 x[3] copy
        pxor mm3, mm2                                   ;  1231.0 p1      48 x[1]
        pslld mm4, 3                                    ;  1239.0 p1      49 x[3]
        pxor mm3, mm0                                   ;  1233.0 p1      48 x[1]
        pxor mm1, mm2                                   ;  1231.0 p1      49 x[3]
        pxor mm1, mm4                                   ;  1241.0 p1      49 x[3]
        movq mm4, mm3                                   ;  1235.0 p0      50 x[1] copy
        psrld mm3, 0x1f                                 ;  1235.0 p1      50 x[1]
        pslld mm4, 1                                    ;  1241.0 p1      50 x[1]
        pxor mm3, mm4                                   ;  1243.0 p1      50 x[1]
        movq mm4, mm1                                   ;  1243.0 p0      51 x[3] copy
        pslld mm4, 7                                    ;  1249.0 p1      51 x[3]
        psrld mm1, 0x19                                 ;  1243.0 p1      51 x[3]
        pxor mm1, mm4                                   ;  1251.0 p1      51 x[3]
        pxor mm2, mm1                                   ;  1253.0 p1      53 x[2]
        pxor mm0, mm3                                   ;  1245.0 p1      52 x[0]
        movq mm4, mm3                                   ;  1245.0 p0      53 x[2] copy
        pslld mm4, 7                                    ;  1251.0 p1      53 x[2]
        pxor mm2, mm4                                   ;  1255.0 p1      53 x[2]
        pxor mm0, mm1                                   ;  1253.0 p1      52 x[0]
        movq mm4, mm0                                   ;  1255.0 p0      54 x[0] copy
        psrld mm0, 0x1b                                 ;  1255.0 p1      54 x[0]
        pxor mm3, [ebp + 856]                           ;  1245.0 p2+p1   80 x[1]
        pxor mm1, [ebp + 864]                           ;  1253.0 p2+p1   23 x
        pxor mm0, [ebp + 848]                           ;  1257.0 p2+p1   80 x[0]
        pslld mm4, 5                                    ;  1261.0 p1      54 x[0]
        pxor mm0, mm4                                   ;  1263.0 p1      80 x[0]
        movq mm4, mm2                                   ;  1257.0 p0      55 x[2] copy
        pslld mm4, 0x16                                 ;  1263.0 p1      55 x[2]
        pxor mm1, mm0                                   ;  1265.0 p1      23 x
        psrld mm2, 0xa                                  ;  1257.0 p1      55 x[2]
        pxor mm2, [ebp + 288]                           ;  1259.0 p2+p1   80 x[2]
        pxor mm2, mm4                                   ;  1265.0 p1      80 x[2]
        movq mm4, mm3                                   ;  1247.0 p0      23 x copy
        pxor mm4, mm2                                   ;  1267.0 p1      23 x
        pand mm3, mm1                                   ;  1267.0 p1      23 x
        pxor mm3, mm0                                   ;  1269.0 p1      23 x
        por mm0, mm1                                    ;  1267.0 p1      23 x
        pxor mm1, mm2                                   ;  1267.0 p1      23 x
        pxor mm0, mm4                                   ;  1269.0 p1      23 x
        pand mm2, mm3                                   ;  1271.0 p1      23 x
        pxor mm2, mm4                                   ;  1273.0 p1      23 x
        pand mm4, mm3                                   ;  1271.0 p1      23 x
        pxor mm3, mm1                                   ;  1271.0 p1      23 x
        pxor mm2, mm3                                   ;  1275.0 p1      23 x
        pand mm1, mm0                                   ;  1271.0 p1      23 x
        por mm1, mm4                                    ;  1273.0 p1      23 x
        pxor mm3, mm1                                   ;  1275.0 p1      48 x[1]
        movq mm4, mm1                                   ;  1275.0 p0      46 x[0] copy
        pslld mm4, 0xd                                  ;  1281.0 p1      46 x[0]
        psrld mm1, 0x13                                 ;  1275.0 p1      46 x[0]
        pxor mm1, mm4                                   ;  1283.0 p1      46 x[0]
        movq mm4, mm2                                   ;  1277.0 p0      47 x[2] copy
        psrld mm2, 0x1d                                 ;  1277.0 p1      47 x[2]
        pxor mm3, mm1                                   ;  1285.0 p1      48 x[1]
        pslld mm4, 3                                    ;  1283.0 p1      47 x[2]
        pxor mm2, mm4                                   ;  1285.0 p1      47 x[2]
        pxor mm0, mm2                                   ;  1287.0 p1      49 x[3]
        movq mm4, mm1                                   ;  1285.0 p0      49 x[3] copy
        pslld mm4, 3                                    ;  1291.0 p1      49 x[3]
        pxor mm0, mm4                                   ;  1293.0 p1      49 x[3]
        pxor mm3, mm2                                   ;  1287.0 p1      48 x[1]
        movq mm4, mm3                                   ;  1289.0 p0      50 x[1] copy
        pslld mm4, 1                                    ;  1295.0 p1      50 x[1]
        psrld mm3, 0x1f                                 ;  1289.0 p1      50 x[1]
        pxor mm3, mm4                                   ;  1297.0 p1      50 x[1]
        movq mm4, mm0                                   ;  1295.0 p0      51 x[3] copy
        psrld mm0, 0x19                                 ;  1295.0 p1      51 x[3]
        pslld mm4, 7                                    ;  1301.0 p1      51 x[3]
        pxor mm1, mm3                                   ;  1299.0 p1      52 x[0]
        pxor mm0, mm4                                   ;  1303.0 p1      51 x[3]
        pshufw mm4, mm3, 0xe4                           ;  1299.0 p1      53 x[2] copy
        pxor mm2, mm0                                   ;  1305.0 p1      53 x[2]
        pxor mm1, mm0                                   ;  1305.0 p1      52 x[0]
        pslld mm4, 7                                    ;  1301.0 p1      53 x[2]
        pxor mm2, mm4                                   ;  1307.0 p1      53 x[2]
        pshufw mm4, mm1, 0xe4                           ;  1307.0 p1      54 x[0] copy
        psrld mm1, 0x1b                                 ;  1307.0 p1      54 x[0]
        pxor mm1, [ebp + 296]                           ;  1309.0 p2+p1   80 x[0]
        pslld mm4, 5                                    ;  1309.0 p1      54 x[0]
        pxor mm1, mm4                                   ;  1311.0 p1      80 x[0]
        pshufw mm4, mm2, 0xe4                           ;  1309.0 p1      55 x[2] copy
        psrld mm2, 0xa                                  ;  1309.0 p1      55 x[2]
        pxor mm3, [ebp + 872]                           ;  1299.0 p2+p1   80 x[1]
        pslld mm4, 0x16                                 ;  1311.0 p1      55 x[2]
        pxor mm2, [ebp + 304]                           ;  1311.0 p2+p1   24 x
        pxor mm2, mm4                                   ;  1313.0 p1      24 x
        pshufw mm4, mm3, 0xe4                           ;  1301.0 p1      24 x copy
        pand mm4, mm1                                   ;  1313.0 p1      24 x
        pxor mm2, mm4                                   ;  1315.0 p1      24 x
        pxor mm0, [ebp + 312]                           ;  1305.0 p2+p1   80 x[3]
        por mm4, mm0                                    ;  1315.0 p1      24 x
        pxor mm3, mm4                                   ;  1317.0 p1      24 x
        pxor mm4, mm1                                   ;  1317.0 p1      24 x
        por mm1, mm3                                    ;  1319.0 p1      24 x
        pxor mm0, mm2                                   ;  1317.0 p1      24 x
        por mm2, mm4                                    ;  1319.0 p1      24 x
        pand mm2, mm1                                   ;  1321.0 p1      24 x
        pxor mm3, mm0                                   ;  1319.0 p1      24 x
        pxor mm4, mm3                                   ;  1321.0 p1      24 x
        pand mm3, mm2                                   ;  1323.0 p1      24 x
        pxor mm3, mm4                                   ;  1325.0 p1      49 x[3]
        pand mm4, mm2                                   ;  1323.0 p1      24 x
        pxor mm1, mm4                                   ;  1325.0 p1      48 x[1]
        movq mm4, mm0                                   ;  1319.0 p0      47 x[2] copy
        pslld mm4, 3                                    ;  1325.0 p1      47 x[2]
        psrld mm0, 0x1d                                 ;  1319.0 p1      47 x[2]
        pxor mm0, mm4                                   ;  1327.0 p1      47 x[2]
        pxor mm3, mm0                                   ;  1329.0 p1      49 x[3]
        movq mm4, mm2                                   ;  1323.0 p0      46 x[0] copy
        psrld mm2, 0x13                                 ;  1323.0 p1      46 x[0]
        pslld mm4, 0xd                                  ;  1329.0 p1      46 x[0]
        pxor mm2, mm4                                   ;  1331.0 p1      46 x[0]
        pxor mm1, mm0                                   ;  1329.0 p1      48 x[1]
        pxor mm1, mm2                                   ;  1333.0 p1      48 x[1]
        pshufw mm4, mm2, 0xe4                           ;  1333.0 p1      49 x[3] copy
        pslld mm4, 3                                    ;  1335.0 p1      49 x[3]
        pxor mm3, mm4                                   ;  1337.0 p1      49 x[3]
        movq mm4, mm1                                   ;  1335.0 p0      50 x[1] copy
        psrld mm1, 0x1f                                 ;  1335.0 p1      50 x[1]
        pslld mm4, 1                                    ;  1341.0 p1      50 x[1]
        pxor mm1, mm4                                   ;  1343.0 p1      50 x[1]
        pxor mm2, mm1                                   ;  1345.0 p1      52 x[0]
        pshufw mm4, mm3, 0xe4                           ;  1339.0 p1      51 x[3] copy
        psrld mm3, 0x19                                 ;  1339.0 p1      51 x[3]
        pslld mm4, 7                                    ;  1341.0 p1      51 x[3]
        pxor mm3, mm4                                   ;  1343.0 p1      51 x[3]
        pxor mm2, mm3                                   ;  1347.0 p1      52 x[0]
        pxor mm0, mm3                                   ;  1345.0 p1      53 x[2]
        pshufw mm4, mm1, 0xe4                           ;  1345.0 p1      53 x[2] copy
        pslld mm4, 7                                    ;  1347.0 p1      53 x[2]
        pxor mm0, mm4                                   ;  1349.0 p1      53 x[2]
        pshufw mm4, mm2, 0xe4                           ;  1349.0 p1      54 x[0] copy
        psrld mm2, 0x1b                                 ;  1349.0 p1      54 x[0]
        pxor mm2, [ebp + 880]                           ;  1351.0 p2+p1   80 x[0]
        pslld mm4, 5                                    ;  1351.0 p1      54 x[0]
        pxor mm2, mm4                                   ;  1353.0 p1      80 x[0]
        pshufw mm4, mm0, 0xe4                           ;  1351.0 p1      55 x[2] copy
        pxor mm3, [ebp + 904]                           ;  1345.0 p2+p1   80 x[3]
        pslld mm4, 0x16                                 ;  1353.0 p1      55 x[2]
        pxor mm1, [ebp + 888]                           ;  1345.0 p2+p1   80 x[1]
        pshufw mm5, mm1, 0xe4                           ;  1347.0 p1      25 x copy
        psrld mm0, 0xa                                  ;  1351.0 p1      55 x[2]
        pxor mm0, [ebp + 896]                           ;  1353.0 p2+p1   80 x[2]
        pxor mm0, mm4                                   ;  1355.0 p1      80 x[2]
        pxor mm5, mm0                                   ;  1357.0 p1      25 x
        pshufw mm4, mm3, 0xe4                           ;  1347.0 p1      25 x copy
        pand mm0, mm2                                   ;  1357.0 p1      25 x
        por mm3, mm2                                    ;  1355.0 p1      25 x
        pxor mm3, mm1                                   ;  1357.0 p1      25 x
        pxor mm5, mm2                                   ;  1359.0 p1      25 x
        pxor mm4, mm0                                   ;  1359.0 p1      25 x
        pand mm1, mm4                                   ;  1361.0 p1      25 x
        pxor mm4, mm5                                   ;  1361.0 p1      25 x
        pxor mm1, mm5                                   ;  1363.0 p1      25 x
        por mm5, mm3                                    ;  1361.0 p1      25 x
        pxor mm5, mm4                                   ;  1363.0 p1      25 x
        pxor mm2, mm4                                   ;  1363.0 p1      25 x
        pshufw mm0, mm2, 0xe4                           ;  1365.0 p1      46 x[0] copy
        pslld mm0, 0xd                                  ;  1367.0 p1      46 x[0]
        pxor mm3, mm5                                   ;  1365.0 p1      25 x
        psrld mm2, 0x13                                 ;  1365.0 p1      46 x[0]
        pxor mm2, mm0                                   ;  1369.0 p1      46 x[0]
        movq mm0, mm3                                   ;  1367.0 p0      47 x[2] copy
        psrld mm3, 0x1d                                 ;  1367.0 p1      47 x[2]
        pslld mm0, 3                                    ;  1373.0 p1      47 x[2]
        pxor mm3, mm0                                   ;  1375.0 p1      47 x[2]
        pshufw mm0, mm2, 0xe4                           ;  1371.0 p1      49 x[3] copy
        pslld mm0, 3                                    ;  1373.0 p1      49 x[3]
        pxor mm5, mm1                                   ;  1365.0 p1      48 x[1]
        pxor mm5, mm2                                   ;  1371.0 p1      48 x[1]
        pxor mm5, mm3                                   ;  1377.0 p1      48 x[1]
        pxor mm1, mm3                                   ;  1377.0 p1      49 x[3]
        pxor mm1, mm0                                   ;  1379.0 p1      49 x[3]
        movq mm0, mm5                                   ;  1379.0 p0      50 x[1] copy
        psrld mm5, 0x1f                                 ;  1379.0 p1      50 x[1]
        pslld mm0, 1                                    ;  1385.0 p1      50 x[1]
        pxor mm5, mm0                                   ;  1387.0 p1      50 x[1]
        pshufw mm0, mm1, 0xe4                           ;  1381.0 p1      51 x[3] copy
        psrld mm1, 0x19                                 ;  1381.0 p1      51 x[3]
        pslld mm0, 7                                    ;  1383.0 p1      51 x[3]
        pxor mm1, mm0                                   ;  1385.0 p1      51 x[3]
        pshufw mm0, mm5, 0xe4                           ;  1389.0 p1      53 x[2] copy
        pslld mm0, 7                                    ;  1391.0 p1      53 x[2]
        pxor mm3, mm1                                   ;  1387.0 p1      53 x[2]
        pxor mm2, mm5                                   ;  1389.0 p1      52 x[0]
        pxor mm2, mm1                                   ;  1391.0 p1      52 x[0]
        pxor mm1, [ebp + 336]                           ;  1387.0 p2+p1   80 x[3]
        pxor mm3, mm0                                   ;  1393.0 p1      53 x[2]
        pshufw mm0, mm2, 0xe4                           ;  1393.0 p1      54 x[0] copy
        pslld mm0, 5                                    ;  1395.0 p1      54 x[0]
        psrld mm2, 0x1b                                 ;  1393.0 p1      54 x[0]
        pxor mm2, [ebp + 320]                           ;  1395.0 p2+p1   80 x[0]
        pxor mm2, mm0                                   ;  1397.0 p1      80 x[0]
        pshufw mm0, mm3, 0xe4                           ;  1395.0 p1      55 x[2] copy
        psrld mm3, 0xa                                  ;  1395.0 p1      55 x[2]
        pxor mm3, [ebp + 328]                           ;  1397.0 p2+p1   80 x[2]
        pxor mm5, [ebp + 912]                           ;  1389.0 p2+p1   80 x[1]
        pslld mm0, 0x16                                 ;  1397.0 p1      55 x[2]
        pxor mm3, mm0                                   ;  1399.0 p1      80 x[2]
        pshufw mm0, mm1, 0xe4                           ;  1389.0 p1      26 x copy
        por mm1, mm2                                    ;  1399.0 p1      26 x
        pxor mm0, mm5                                   ;  1391.0 p1      26 x
        pand mm5, mm2                                   ;  1399.0 p1      26 x
        pxor mm2, mm3                                   ;  1401.0 p1      26 x
        por mm2, mm5                                    ;  1403.0 p1      26 x
        pand mm3, mm1                                   ;  1401.0 p1      26 x
        pxor mm3, mm0                                   ;  1403.0 p1      26 x
        pand mm0, mm1                                   ;  1401.0 p1      26 x
        pxor mm1, mm3                                   ;  1405.0 p1      26 x
        pxor mm3, mm5                                   ;  1405.0 p1      26 x
        pxor mm0, mm2                                   ;  1405.0 p1      26 x
        pand mm5, mm0                                   ;  1407.0 p1      26 x
        pxor mm5, mm1                                   ;  1409.0 p1      48 x[1]
        pand mm1, mm0                                   ;  1407.0 p1      26 x
        pxor mm2, mm3                                   ;  1407.0 p1      49 x[3]
        pxor mm3, mm1                                   ;  1409.0 p1      26 x
        movq mm1, mm0                                   ;  1407.0 p0      47 x[2] copy
        pslld mm1, 3                                    ;  1413.0 p1      47 x[2]
        psrld mm0, 0x1d                                 ;  1407.0 p1      47 x[2]
        pxor mm0, mm1                                   ;  1415.0 p1      47 x[2]
        movq mm1, mm3                                   ;  1411.0 p0      46 x[0] copy
        psrld mm3, 0x13                                 ;  1411.0 p1      46 x[0]
        pslld mm1, 0xd                                  ;  1417.0 p1      46 x[0]
        pxor mm2, mm0                                   ;  1417.0 p1      49 x[3]
        pxor mm3, mm1                                   ;  1419.0 p1      46 x[0]
        movq mm1, mm3                                   ;  1421.0 p0      49 x[3] copy
        pxor mm5, mm0                                   ;  1417.0 p1      48 x[1]
        pxor mm5, mm3                                   ;  1421.0 p1      48 x[1]
        pslld mm1, 3                                    ;  1427.0 p1      49 x[3]
        pxor mm2, mm1                                   ;  1429.0 p1      49 x[3]
        movq mm1, mm5                                   ;  1423.0 p0      50 x[1] copy
        pslld mm1, 1                                    ;  1429.0 p1      50 x[1]
        psrld mm5, 0x1f                                 ;  1423.0 p1      50 x[1]
        pxor mm5, mm1                                   ;  1431.0 p1      50 x[1]
        pxor mm3, mm5                                   ;  1433.0 p1      52 x[0]
        movq mm1, mm2                                   ;  1431.0 p0      51 x[3] copy
        pslld mm1, 7                                    ;  1437.0 p1      51 x[3]
        psrld mm2, 0x19                                 ;  1431.0 p1      51 x[3]
        pxor mm2, mm1                                   ;  1439.0 p1      51 x[3]
        movq mm1, mm5                                   ;  1433.0 p0      53 x[2] copy
        pxor mm5, [ebp + 352]                           ;  1433.0 p2+p1   80 x[1]
        pxor mm0, mm2                                   ;  1441.0 p1      53 x[2]
        pslld mm1, 7                                    ;  1439.0 p1      53 x[2]
        pxor mm0, mm1                                   ;  1443.0 p1      53 x[2]
        pxor mm3, mm2                                   ;  1441.0 p1      52 x[0]
        movq mm1, mm3                                   ;  1443.0 p0      54 x[0] copy
        psrld mm3, 0x1b                                 ;  1443.0 p1      54 x[0]
        pslld mm1, 5                                    ;  1449.0 p1      54 x[0]
        pxor mm2, [ebp + 920]                           ;  1441.0 p2+p1   80 x[3]
        pxor mm3, [ebp + 344]                           ;  1445.0 p2+p1   80 x[0]
        pxor mm3, mm1                                   ;  1451.0 p1      80 x[0]
        movq mm1, mm0                                   ;  1445.0 p0      55 x[2] copy
        pslld mm1, 0x16                                 ;  1451.0 p1      55 x[2]
        psrld mm0, 0xa                                  ;  1445.0 p1      55 x[2]
        pxor mm0, [ebp + 360]                           ;  1447.0 p2+p1   80 x[2]
        pxor mm0, mm1                                   ;  1453.0 p1      80 x[2]
        movq mm1, mm2                                   ;  1443.0 p0      27 x copy
        pxor mm1, mm3                                   ;  1453.0 p1      27 x
        pxor mm3, mm5                                   ;  1453.0 p1      27 x
        pand mm3, mm1                                   ;  1455.0 p1      27 x
        pxor mm2, mm0                                   ;  1455.0 p1      27 x
        pxor mm3, mm2                                   ;  1457.0 p1      27 x
        por mm0, mm1                                    ;  1455.0 p1      27 x
        pand mm2, mm0                                   ;  1457.0 p1      27 x
        pxor mm0, mm5                                   ;  1457.0 p1      27 x
        movq mm4, mm3                                   ;  1459.0 p0      46 x[0] copy
        pxor mm0, mm2                                   ;  1459.0 p1      27 x
        pand mm2, mm3                                   ;  1459.0 p1      27 x
        pslld mm4, 0xd                                  ;  1465.0 p1      46 x[0]
        por mm0, mm2                                    ;  1461.0 p1      27 x
        pxor mm2, mm1                                   ;  1461.0 p1      27 x
        pxor mm0, mm2                                   ;  1463.0 p1      48 x[1]
        pxor mm2, mm5                                   ;  1463.0 p1      27 x
        pand mm5, mm3                                   ;  1459.0 p1      27 x
        psrld mm3, 0x13                                 ;  1459.0 p1      46 x[0]
        pxor mm1, mm5                                   ;  1461.0 p1      49 x[3]
        pxor mm3, mm4                                   ;  1467.0 p1      46 x[0]
        pxor mm0, mm3                                   ;  1469.0 p1      48 x[1]
        movq mm4, mm2                                   ;  1465.0 p0      47 x[2] copy
        psrld mm2, 0x1d                                 ;  1465.0 p1      47 x[2]
        pslld mm4, 3                                    ;  1471.0 p1      47 x[2]
        pxor mm2, mm4                                   ;  1473.0 p1      47 x[2]
        movq mm4, mm3                                   ;  1469.0 p0      49 x[3] copy
        pxor mm0, mm2                                   ;  1475.0 p1      48 x[1]
        pxor mm1, mm2                                   ;  1475.0 p1      49 x[3]
        pslld mm4, 3                                    ;  1475.0 p1      49 x[3]
        pxor mm1, mm4                                   ;  1477.0 p1      49 x[3]
        movq mm4, mm0                                   ;  1477.0 p0      50 x[1] copy
        pslld mm4, 1                                    ;  1483.0 p1      50 x[1]
        psrld mm0, 0x1f                                 ;  1477.0 p1      50 x[1]
        pxor mm0, mm4                                   ;  1485.0 p1      50 x[1]
        pxor mm3, mm0                                   ;  1487.0 p1      52 x[0]
        movq mm4, mm1                                   ;  1479.0 p0      51 x[3] copy
        pslld mm4, 7                                    ;  1485.0 p1      51 x[3]
        psrld mm1, 0x19                                 ;  1479.0 p1      51 x[3]
        pxor mm1, mm4                                   ;  1487.0 p1      51 x[3]
        movq mm4, mm0                                   ;  1487.0 p0      53 x[2] copy
        pslld mm4, 7                                    ;  1493.0 p1      53 x[2]
        pxor mm2, mm1                                   ;  1489.0 p1      53 x[2]
        pxor mm2, mm4                                   ;  1495.0 p1      53 x[2]
        pxor mm3, mm1                                   ;  1489.0 p1      52 x[0]
        movq mm4, mm3                                   ;  1491.0 p0      54 x[0] copy
        psrld mm3, 0x1b                                 ;  1491.0 p1      54 x[0]
        pxor mm3, [ebp + 368]                           ;  1493.0 p2+p1   80 x[0]
        pslld mm4, 5                                    ;  1497.0 p1      54 x[0]
        pxor mm3, mm4                                   ;  1499.0 p1      80 x[0]
        pxor mm0, [ebp + 928]                           ;  1487.0 p2+p1   80 x[1]
        movq mm4, mm2                                   ;  1497.0 p0      55 x[2] copy
        psrld mm2, 0xa                                  ;  1497.0 p1      55 x[2]
        pxor mm2, [ebp + 936]                           ;  1499.0 p2+p1   28 x
        pslld mm4, 0x16                                 ;  1503.0 p1      55 x[2]
        pxor mm2, mm4                                   ;  1505.0 p1      28 x
        movq mm4, mm0                                   ;  1489.0 p0      28 x copy
        pxor mm2, mm3                                   ;  1507.0 p1      28 x
        por mm4, mm3                                    ;  1501.0 p1      28 x
        pxor mm4, mm2                                   ;  1509.0 p1      28 x
        pand mm2, mm3                                   ;  1509.0 p1      28 x
        pxor mm1, [ebp + 944]                           ;  1489.0 p2+p1   80 x[3]
        pxor mm0, mm1                                   ;  1491.0 p1      28 x
        pxor mm0, mm3                                   ;  1501.0 p1      28 x
        pand mm2, mm0                                   ;  1511.0 p1      28 x
        pxor mm2, mm1                                   ;  1513.0 p1      28 x
        pxor mm3, mm4                                   ;  1511.0 p1      28 x
        por mm1, mm0                                    ;  1503.0 p1      28 x
        pxor mm1, mm4                                   ;  1511.0 p1      28 x
        pand mm4, mm2                                   ;  1515.0 p1      28 x
        pxor mm2, mm3                                   ;  1515.0 p1      49 x[3]
        pand mm3, mm1                                   ;  1513.0 p1      28 x
        pxor mm3, mm0                                   ;  1515.0 p1      28 x
        pxor mm0, mm4                                   ;  1517.0 p1      48 x[1]
        movq mm4, mm1                                   ;  1513.0 p0      46 x[0] copy
        psrld mm1, 0x13                                 ;  1513.0 p1      46 x[0]
        pslld mm4, 0xd                                  ;  1519.0 p1      46 x[0]
        pxor mm1, mm4                                   ;  1521.0 p1      46 x[0]
        movq mm4, mm3                                   ;  1517.0 p0      47 x[2] copy
        psrld mm3, 0x1d                                 ;  1517.0 p1      47 x[2]
        pslld mm4, 3                                    ;  1523.0 p1      47 x[2]
        pxor mm3, mm4                                   ;  1525.0 p1      47 x[2]
        pxor mm0, mm1                                   ;  1523.0 p1      48 x[1]
        pxor mm0, mm3                                   ;  1527.0 p1      48 x[1]
        movq mm4, mm1                                   ;  1523.0 p0      49 x[3] copy
        pslld mm4, 3                                    ;  1529.0 p1      49 x[3]
        pxor mm2, mm3                                   ;  1527.0 p1      49 x[3]
        pxor mm2, mm4                                   ;  1531.0 p1      49 x[3]
        movq mm4, mm0                                   ;  1529.0 p0      50 x[1] copy
        pslld mm4, 1                                    ;  1535.0 p1      50 x[1]
        psrld mm0, 0x1f                                 ;  1529.0 p1      50 x[1]
        pxor mm0, mm4                                   ;  1537.0 p1      50 x[1]
        movq mm4, mm2                                   ;  1533.0 p0      51 x[3] copy
        psrld mm2, 0x19                                 ;  1533.0 p1      51 x[3]
        pslld mm4, 7                                    ;  1539.0 p1      51 x[3]
        pxor mm1, mm0                                   ;  1539.0 p1      52 x[0]
        pxor mm2, mm4                                   ;  1541.0 p1      51 x[3]
        pxor mm1, mm2                                   ;  1543.0 p1      52 x[0]
        pxor mm3, mm2                                   ;  1543.0 p1      53 x[2]
        pxor mm2, [ebp + 968]                           ;  1543.0 p2+p1   80 x[3]
        movq mm4, mm0                                   ;  1539.0 p0      53 x[2] copy
        pslld mm4, 7                                    ;  1545.0 p1      53 x[2]
        pxor mm3, mm4                                   ;  1547.0 p1      53 x[2]
        pxor mm0, [ebp + 376]                           ;  1539.0 p2+p1   80 x[1]
        movq mm4, mm1                                   ;  1545.0 p0      54 x[0] copy
        pslld mm4, 5                                    ;  1551.0 p1      54 x[0]
        psrld mm1, 0x1b                                 ;  1545.0 p1      54 x[0]
        pxor mm1, [ebp + 952]                           ;  1547.0 p2+p1   80 x[0]
        movq mm5, mm2                                   ;  1545.0 p0      29 x copy
        pxor mm1, mm4                                   ;  1553.0 p1      80 x[0]
        pand mm5, mm1                                   ;  1555.0 p1      29 x
        movq mm4, mm3                                   ;  1549.0 p0      55 x[2] copy
        psrld mm3, 0xa                                  ;  1549.0 p1      55 x[2]
        pslld mm4, 0x16                                 ;  1555.0 p1      55 x[2]
        pxor mm3, [ebp + 960]                           ;  1551.0 p2+p1   80 x[2]
        pxor mm3, mm4                                   ;  1557.0 p1      80 x[2]
        movq mm4, mm0                                   ;  1541.0 p0      29 x copy
        pxor mm4, mm3                                   ;  1559.0 p1      29 x
        pxor mm3, mm2                                   ;  1559.0 p1      29 x
        pxor mm2, mm1                                   ;  1555.0 p1      29 x
        pand mm0, mm2                                   ;  1557.0 p1      29 x
        pxor mm5, mm4                                   ;  1561.0 p1      29 x
        pxor mm0, mm4                                   ;  1561.0 p1      29 x
        por mm4, mm2                                    ;  1561.0 p1      29 x
        pxor mm4, mm3                                   ;  1563.0 p1      29 x
        pand mm3, mm0                                   ;  1563.0 p1      29 x
        pxor mm2, mm5                                   ;  1563.0 p1      29 x
        pxor mm0, mm5                                   ;  1563.0 p1      29 x
        pand mm0, mm4                                   ;  1565.0 p1      29 x
        pxor mm3, mm2                                   ;  1565.0 p1      29 x
        pxor mm2, mm0                                   ;  1567.0 p1      49 x[3]
        movq mm0, mm3                                   ;  1567.0 p0      46 x[0] copy
        pslld mm0, 0xd                                  ;  1573.0 p1      46 x[0]
        pxor mm4, mm3                                   ;  1567.0 p1      29 x
        psrld mm3, 0x13                                 ;  1567.0 p1      46 x[0]
        pxor mm3, mm0                                   ;  1575.0 p1      46 x[0]
        movq mm0, mm4                                   ;  1569.0 p0      47 x[2] copy
        psrld mm4, 0x1d                                 ;  1569.0 p1      47 x[2]
        pxor mm5, mm3                                   ;  1577.0 p1      48 x[1]
        pslld mm0, 3                                    ;  1575.0 p1      47 x[2]
        pxor mm4, mm0                                   ;  1577.0 p1      47 x[2]
        pxor mm2, mm4                                   ;  1579.0 p1      49 x[3]
        pxor mm5, mm4                                   ;  1579.0 p1      48 x[1]
        movq mm0, mm3                                   ;  1577.0 p0      49 x[3] copy
        pslld mm0, 3                                    ;  1583.0 p1      49 x[3]
        pxor mm2, mm0                                   ;  1585.0 p1      49 x[3]
        movq mm0, mm5                                   ;  1581.0 p0      50 x[1] copy
        psrld mm5, 0x1f                                 ;  1581.0 p1      50 x[1]
        pslld mm0, 1                                    ;  1587.0 p1      50 x[1]
        pxor mm5, mm0                                   ;  1589.0 p1      50 x[1]
        movq mm0, mm2                                   ;  1587.0 p0      51 x[3] copy
        pslld mm0, 7                                    ;  1593.0 p1      51 x[3]
        psrld mm2, 0x19                                 ;  1587.0 p1      51 x[3]
        pxor mm2, mm0                                   ;  1595.0 p1      51 x[3]
        movq mm0, mm5                                   ;  1591.0 p0      53 x[2] copy
        pslld mm0, 7                                    ;  1597.0 p1      53 x[2]
        pxor mm4, mm2                                   ;  1597.0 p1      53 x[2]
        pxor mm4, mm0                                   ;  1599.0 p1      53 x[2]
        pxor mm3, mm5                                   ;  1591.0 p1      52 x[0]
        pxor mm3, mm2                                   ;  1597.0 p1      52 x[0]
        pxor mm2, [ebp + 976]                           ;  1597.0 p2+p1   80 x[3]
        movq mm0, mm3                                   ;  1599.0 p0      54 x[0] copy
        pslld mm0, 5                                    ;  1605.0 p1      54 x[0]
        psrld mm3, 0x1b                                 ;  1599.0 p1      54 x[0]
        pxor mm3, [ebp + 384]                           ;  1601.0 p2+p1   80 x[0]
        pxor mm3, mm0                                   ;  1607.0 p1      80 x[0]
        pxor mm5, [ebp + 392]                           ;  1591.0 p2+p1   80 x[1]
        movq mm0, mm4                                   ;  1601.0 p0      55 x[2] copy
        psrld mm4, 0xa                                  ;  1601.0 p1      55 x[2]
        pxor mm4, [ebp + 400]                           ;  1603.0 p2+p1   80 x[2]
        pslld mm0, 0x16                                 ;  1607.0 p1      55 x[2]
        pxor mm4, mm0                                   ;  1609.0 p1      80 x[2]
        movq mm0, mm5                                   ;  1593.0 p0      30 x copy
        por mm0, mm4                                    ;  1611.0 p1      30 x
        pxor mm0, mm2                                   ;  1613.0 p1      30 x
        pand mm2, mm4                                   ;  1611.0 p1      30 x
        pxor mm4, mm5                                   ;  1611.0 p1      30 x
        pxor mm5, mm3                                   ;  1609.0 p1      30 x
        pand mm3, mm0                                   ;  1615.0 p1      30 x
        pxor mm4, mm3                                   ;  1617.0 p1      30 x
        pxor mm2, mm5                                   ;  1613.0 p1      30 x
        pxor mm5, [ebp + 408]                           ;  1611.0 p2+p1   84 dst
        add esi, 0x20                                   ;  1515.0 p0      76 blocks
        pxor mm5, mm3                                   ;  1617.0 p1      84 dst
        pand mm3, mm4                                   ;  1619.0 p1      30 x
        pxor mm3, mm0                                   ;  1621.0 p1      30 x
        pxor mm0, [ebp + 416]                           ;  1615.0 p2+p1   84 dst
        pxor mm0, mm2                                   ;  1617.0 p1      84 dst
        pand mm2, mm4                                   ;  1619.0 p1      30 x
        pxor mm5, mm3                                   ;  1623.0 p1      84 dst
        pxor mm3, [ebp + 984]                           ;  1623.0 p2+p1   84 dst
        pxor mm3, mm2                                   ;  1625.0 p1      84 dst
        pshufw mm1, mm3, 0xee                           ;  1627.0 p1      84 dst
        pxor mm4, [ebp + 424]                           ;  1619.0 p2+p1   84 dst
        movd [edi + 4], mm5                             ;  1625.0 p0+p1+p3   84 dst
        movd [edi + 16], mm1                            ;  1629.0 p0+p1+p3   84 dst
        pshufw mm1, mm5, 0xee                           ;  1625.0 p1      84 dst
        movd [edi + 20], mm1                            ;  1627.0 p0+p1+p3   84 dst
        movd [edi], mm3                                 ;  1627.0 p0+p1+p3   84 dst
        pxor mm0, mm2                                   ;  1621.0 p1      84 dst
        movd [edi + 12], mm4                            ;  1621.0 p0+p1+p3   84 dst
        movd [edi + 8], mm0                             ;  1623.0 p0+p1+p3   84 dst
        pshufw mm0, mm0, 0xee                           ;  1623.0 p1      84 dst
        movd [edi + 24], mm0                            ;  1625.0 p0+p1+p3   84 dst
        pshufw mm0, mm4, 0xee                           ;  1621.0 p1      84 dst
        movd [edi + 28], mm0                            ;  1623.0 p0+p1+p3   84 dst
        add edi, 0x20                                   ;  1546.3 p0      76 blocks
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
        dq 0xffff8fffffff8fff, 0xe0000000e0000000, 0xfffffc7ffffffc7f, 0xffffffffffffffff, 0xe03fffffe03fffff

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
