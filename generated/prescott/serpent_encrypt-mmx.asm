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
; The frame is cleared before return: 1160 bytes, 4 instructions, one of them for 290 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 716 uops, planned 267.3; bounds: width 238.7, ports 264.0, path 15.0
;   blocks: 1967 uops, planned 1681.0; bounds: width 655.7, ports 1623.0, path 930.0
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
        movd mm0, [esi + 16]                            ;     4.0 p2      80 x[0]
        pshufw mm1, mm0, 0xe4                           ;    15.0 p1      80 x[0] copy
        punpckldq mm1, mm0                              ;    17.0 p1      80 x[0]
        movq mm0, [serpent_encrypt.T0_constants64]      ;     2.0 p2      80 x[0] reload
        pxor mm1, mm0                                   ;    19.0 p1      80 x[0]
        movq [ebp - 64], mm1                            ;    21.0 p0+p3   80 x[0]
        movd mm1, [esi + 24]                            ;     4.0 p2      80 x[2]
        pshufw mm2, mm1, 0xe4                           ;    15.0 p1      80 x[2] copy
        punpckldq mm2, mm1                              ;    17.0 p1      80 x[2]
        movq mm1, [serpent_encrypt.T0_constants64 + 8]  ;     4.0 p2      80 x[2] reload
        pxor mm2, mm1                                   ;    19.0 p1      80 x[2]
        movq [ebp - 56], mm2                            ;    21.0 p0+p3   80 x[2]
        movd mm2, [esi + 28]                            ;     5.0 p2      80 x[3]
        pshufw mm3, mm2, 0xe4                           ;    16.0 p1      80 x[3] copy
        punpckldq mm3, mm2                              ;    18.0 p1      80 x[3]
        movq mm2, [serpent_encrypt.T0_constants64 + 16] ;     6.0 p2      80 x[3] reload
        pxor mm3, mm2                                   ;    20.0 p1      80 x[3]
        movq [ebp - 48], mm3                            ;    22.0 p0+p3   80 x[3]
        movd mm3, [esi + 48]                            ;     7.3 p2      80 x[0]
        pshufw mm4, mm3, 0xe4                           ;    18.3 p1      80 x[0] copy
        punpckldq mm4, mm3                              ;    20.3 p1      80 x[0]
        movq mm3, [serpent_encrypt.T0_constants64 + 24] ;     8.3 p2      80 x[0] reload
        pxor mm4, mm3                                   ;    22.3 p1      80 x[0]
        movq [ebp - 40], mm4                            ;    24.3 p0+p3   80 x[0]
        movd mm4, [esi + 60]                            ;     9.7 p2      80 x[3]
        pshufw mm5, mm4, 0xe4                           ;    20.7 p1      80 x[3] copy
        punpckldq mm5, mm4                              ;    22.7 p1      80 x[3]
        pxor mm5, mm3                                   ;    24.7 p1      80 x[3]
        movq [ebp - 32], mm5                            ;    26.7 p0+p3   80 x[3]
        movd mm4, [esi + 72]                            ;    11.7 p2      80 x[2]
        pshufw mm5, mm4, 0xe4                           ;    22.7 p1      80 x[2] copy
        punpckldq mm5, mm4                              ;    24.7 p1      80 x[2]
        movq mm4, [serpent_encrypt.T0_constants64 + 32] ;    12.7 p2      80 x[2] reload
        pxor mm5, mm4                                   ;    26.7 p1      80 x[2]
        movq [ebp - 24], mm5                            ;    28.7 p0+p3   80 x[2]
        movd mm5, [esi + 80]                            ;    14.0 p2      80 x[0]
        pshufw mm6, mm5, 0xe4                           ;    25.0 p1      80 x[0] copy
        punpckldq mm6, mm5                              ;    27.0 p1      80 x[0]
        pxor mm6, mm3                                   ;    29.0 p1      80 x[0]
        movq [ebp - 16], mm6                            ;    31.0 p0+p3   80 x[0]
        movd mm5, [esi + 100]                           ;    16.0 p2      80 x[1]
        movq mm6, mm5                                   ;    27.0 p0      80 x[1] copy
        punpckldq mm6, mm5                              ;    34.0 p1      80 x[1]
        pxor mm6, mm3                                   ;    36.0 p1      80 x[1]
        movq [ebp - 8], mm6                             ;    38.0 p0+p3   80 x[1]
        movd mm5, [esi + 112]                           ;    18.0 p2      80 x[0]
        movq mm6, mm5                                   ;    29.0 p0      80 x[0] copy
        punpckldq mm6, mm5                              ;    36.0 p1      80 x[0]
        pxor mm6, mm3                                   ;    38.0 p1      80 x[0]
        movq [ebp + 0], mm6                             ;    40.0 p0+p3   80 x[0]
        movd mm5, [esi + 116]                           ;    20.0 p2      80 x[1]
        movq mm6, mm5                                   ;    31.0 p0      80 x[1] copy
        punpckldq mm6, mm5                              ;    38.0 p1      80 x[1]
        pxor mm6, mm3                                   ;    40.0 p1      80 x[1]
        movq [ebp + 8], mm6                             ;    42.0 p0+p3   80 x[1]
        movd mm5, [esi + 120]                           ;    22.0 p2      80 x[2]
        movq mm6, mm5                                   ;    33.0 p0      80 x[2] copy
        punpckldq mm6, mm5                              ;    40.0 p1      80 x[2]
        pxor mm6, mm4                                   ;    42.0 p1      80 x[2]
        movq [ebp + 16], mm6                            ;    44.0 p0+p3   80 x[2]
        movd mm5, [esi + 136]                           ;    24.0 p2      80 x[2]
        movq mm6, mm5                                   ;    35.0 p0      80 x[2] copy
        punpckldq mm6, mm5                              ;    42.0 p1      80 x[2]
        pxor mm6, mm3                                   ;    44.0 p1      80 x[2]
        movq [ebp + 24], mm6                            ;    46.0 p0+p3   80 x[2]
        movd mm5, [esi + 144]                           ;    26.0 p2      80 x[0]
        movq mm6, mm5                                   ;    37.0 p0      80 x[0] copy
        punpckldq mm6, mm5                              ;    44.0 p1      80 x[0]
        pxor mm6, mm0                                   ;    46.0 p1      80 x[0]
        movq [ebp + 32], mm6                            ;    48.0 p0+p3   80 x[0]
        movd mm5, [esi + 152]                           ;    28.0 p2      80 x[2]
        movq mm6, mm5                                   ;    39.0 p0      80 x[2] copy
        punpckldq mm6, mm5                              ;    46.0 p1      80 x[2]
        pxor mm6, mm1                                   ;    48.0 p1      80 x[2]
        movq [ebp + 40], mm6                            ;    50.0 p0+p3   80 x[2]
        movd mm5, [esi + 156]                           ;    30.0 p2      80 x[3]
        movq mm6, mm5                                   ;    41.0 p0      80 x[3] copy
        punpckldq mm6, mm5                              ;    48.0 p1      80 x[3]
        pxor mm6, mm2                                   ;    50.0 p1      80 x[3]
        movq [ebp + 48], mm6                            ;    52.0 p0+p3   80 x[3]
        movd mm5, [esi + 176]                           ;    32.0 p2      80 x[0]
        movq mm6, mm5                                   ;    43.0 p0      80 x[0] copy
        punpckldq mm6, mm5                              ;    50.0 p1      80 x[0]
        pxor mm6, mm3                                   ;    52.0 p1      80 x[0]
        movq [ebp + 56], mm6                            ;    54.0 p0+p3   80 x[0]
        movd mm5, [esi + 188]                           ;    34.0 p2      80 x[3]
        movq mm6, mm5                                   ;    45.0 p0      80 x[3] copy
        punpckldq mm6, mm5                              ;    52.0 p1      80 x[3]
        pxor mm6, mm3                                   ;    54.0 p1      80 x[3]
        movq [ebp + 64], mm6                            ;    56.0 p0+p3   80 x[3]
        movd mm5, [esi + 200]                           ;    36.0 p2      80 x[2]
        movq mm6, mm5                                   ;    47.0 p0      80 x[2] copy
        punpckldq mm6, mm5                              ;    54.0 p1      80 x[2]
        pxor mm6, mm4                                   ;    56.0 p1      80 x[2]
        movq [ebp + 72], mm6                            ;    58.0 p0+p3   80 x[2]
        movd mm5, [esi + 208]                           ;    38.0 p2      80 x[0]
        movq mm6, mm5                                   ;    49.0 p0      80 x[0] copy
        punpckldq mm6, mm5                              ;    56.0 p1      80 x[0]
        pxor mm6, mm3                                   ;    58.0 p1      80 x[0]
        movq [ebp + 80], mm6                            ;    60.0 p0+p3   80 x[0]
        movd mm5, [esi + 228]                           ;    40.0 p2      80 x[1]
        movq mm6, mm5                                   ;    51.0 p0      80 x[1] copy
        punpckldq mm6, mm5                              ;    58.0 p1      80 x[1]
        pxor mm6, mm3                                   ;    60.0 p1      80 x[1]
        movq [ebp + 88], mm6                            ;    62.0 p0+p3   80 x[1]
        movd mm5, [esi + 240]                           ;    42.0 p2      80 x[0]
        movq mm6, mm5                                   ;    53.0 p0      80 x[0] copy
        punpckldq mm6, mm5                              ;    60.0 p1      80 x[0]
        pxor mm6, mm3                                   ;    62.0 p1      80 x[0]
        movq [ebp + 96], mm6                            ;    64.0 p0+p3   80 x[0]
        movd mm5, [esi + 244]                           ;    44.0 p2      80 x[1]
        movq mm6, mm5                                   ;    55.0 p0      80 x[1] copy
        punpckldq mm6, mm5                              ;    62.0 p1      80 x[1]
        pxor mm6, mm3                                   ;    64.0 p1      80 x[1]
        movq [ebp + 104], mm6                           ;    66.0 p0+p3   80 x[1]
        movd mm5, [esi + 248]                           ;    46.0 p2      80 x[2]
        movq mm6, mm5                                   ;    57.0 p0      80 x[2] copy
        punpckldq mm6, mm5                              ;    64.0 p1      80 x[2]
        pxor mm6, mm4                                   ;    66.0 p1      80 x[2]
        movq [ebp + 112], mm6                           ;    68.0 p0+p3   80 x[2]
        movd mm5, [esi + 264]                           ;    48.0 p2      80 x[2]
        movq mm6, mm5                                   ;    59.0 p0      80 x[2] copy
        punpckldq mm6, mm5                              ;    66.0 p1      80 x[2]
        pxor mm6, mm3                                   ;    68.0 p1      80 x[2]
        movq [ebp + 120], mm6                           ;    70.0 p0+p3   80 x[2]
        movd mm5, [esi + 272]                           ;    50.0 p2      80 x[0]
        movq mm6, mm5                                   ;    61.0 p0      80 x[0] copy
        punpckldq mm6, mm5                              ;    68.0 p1      80 x[0]
        pxor mm6, mm0                                   ;    70.0 p1      80 x[0]
        movq [ebp + 128], mm6                           ;    72.0 p0+p3   80 x[0]
        movd mm5, [esi + 280]                           ;    52.0 p2      80 x[2]
        movq mm6, mm5                                   ;    63.0 p0      80 x[2] copy
        punpckldq mm6, mm5                              ;    70.0 p1      80 x[2]
        pxor mm6, mm1                                   ;    72.0 p1      80 x[2]
        movq [ebp + 136], mm6                           ;    74.0 p0+p3   80 x[2]
        movd mm5, [esi + 284]                           ;    54.0 p2      80 x[3]
        movq mm6, mm5                                   ;    65.0 p0      80 x[3] copy
        punpckldq mm6, mm5                              ;    72.0 p1      80 x[3]
        pxor mm6, mm2                                   ;    74.0 p1      80 x[3]
        movq [ebp + 144], mm6                           ;    76.0 p0+p3   80 x[3]
        movd mm5, [esi + 304]                           ;    56.0 p2      80 x[0]
        movq mm6, mm5                                   ;    67.0 p0      80 x[0] copy
        punpckldq mm6, mm5                              ;    74.0 p1      80 x[0]
        pxor mm6, mm3                                   ;    76.0 p1      80 x[0]
        movq [ebp + 152], mm6                           ;    78.0 p0+p3   80 x[0]
        movd mm5, [esi + 316]                           ;    58.0 p2      80 x[3]
        movq mm6, mm5                                   ;    69.0 p0      80 x[3] copy
        punpckldq mm6, mm5                              ;    76.0 p1      80 x[3]
        pxor mm6, mm3                                   ;    78.0 p1      80 x[3]
        movq [ebp + 160], mm6                           ;    80.0 p0+p3   80 x[3]
        movd mm5, [esi + 328]                           ;    60.0 p2      80 x[2]
        movq mm6, mm5                                   ;    71.0 p0      80 x[2] copy
        punpckldq mm6, mm5                              ;    78.0 p1      80 x[2]
        pxor mm6, mm4                                   ;    80.0 p1      80 x[2]
        movq [ebp + 168], mm6                           ;    82.0 p0+p3   80 x[2]
        movd mm5, [esi + 336]                           ;    62.0 p2      80 x[0]
        movq mm6, mm5                                   ;    73.0 p0      80 x[0] copy
        punpckldq mm6, mm5                              ;    80.0 p1      80 x[0]
        pxor mm6, mm3                                   ;    82.0 p1      80 x[0]
        movq [ebp + 176], mm6                           ;    84.0 p0+p3   80 x[0]
        movd mm5, [esi + 356]                           ;    64.0 p2      80 x[1]
        movq mm6, mm5                                   ;    75.0 p0      80 x[1] copy
        punpckldq mm6, mm5                              ;    82.0 p1      80 x[1]
        pxor mm6, mm3                                   ;    84.0 p1      80 x[1]
        movq [ebp + 184], mm6                           ;    86.0 p0+p3   80 x[1]
        movd mm5, [esi + 368]                           ;    66.0 p2      80 x[0]
        movq mm6, mm5                                   ;    77.0 p0      80 x[0] copy
        punpckldq mm6, mm5                              ;    84.0 p1      80 x[0]
        pxor mm6, mm3                                   ;    86.0 p1      80 x[0]
        movq [ebp + 192], mm6                           ;    88.0 p0+p3   80 x[0]
        movd mm5, [esi + 372]                           ;    68.0 p2      80 x[1]
        movq mm6, mm5                                   ;    79.0 p0      80 x[1] copy
        punpckldq mm6, mm5                              ;    86.0 p1      80 x[1]
        pxor mm6, mm3                                   ;    88.0 p1      80 x[1]
        movq [ebp + 200], mm6                           ;    90.0 p0+p3   80 x[1]
        movd mm5, [esi + 376]                           ;    70.0 p2      80 x[2]
        movq mm6, mm5                                   ;    81.0 p0      80 x[2] copy
        punpckldq mm6, mm5                              ;    88.0 p1      80 x[2]
        pxor mm6, mm4                                   ;    90.0 p1      80 x[2]
        movq [ebp + 208], mm6                           ;    92.0 p0+p3   80 x[2]
        movd mm5, [esi + 392]                           ;    72.0 p2      80 x[2]
        movq mm6, mm5                                   ;    83.0 p0      80 x[2] copy
        punpckldq mm6, mm5                              ;    90.0 p1      80 x[2]
        pxor mm6, mm3                                   ;    92.0 p1      80 x[2]
        movq [ebp + 216], mm6                           ;    94.0 p0+p3   80 x[2]
        movd mm5, [esi + 400]                           ;    74.0 p2      80 x[0]
        movq mm6, mm5                                   ;    85.0 p0      80 x[0] copy
        punpckldq mm6, mm5                              ;    92.0 p1      80 x[0]
        pxor mm6, mm0                                   ;    94.0 p1      80 x[0]
        movq [ebp + 224], mm6                           ;    96.0 p0+p3   80 x[0]
        movd mm0, [esi + 408]                           ;    76.0 p2      80 x[2]
        movq mm5, mm0                                   ;    87.0 p0      80 x[2] copy
        punpckldq mm5, mm0                              ;    94.0 p1      80 x[2]
        pxor mm5, mm1                                   ;    96.0 p1      80 x[2]
        movq [ebp + 232], mm5                           ;    98.0 p0+p3   80 x[2]
        movd mm0, [esi + 412]                           ;    78.0 p2      80 x[3]
        movq mm1, mm0                                   ;    89.0 p0      80 x[3] copy
        punpckldq mm1, mm0                              ;    96.0 p1      80 x[3]
        pxor mm1, mm2                                   ;    98.0 p1      80 x[3]
        movq [ebp + 240], mm1                           ;   100.0 p0+p3   80 x[3]
        movd mm0, [esi + 432]                           ;    80.0 p2      80 x[0]
        movq mm1, mm0                                   ;    91.0 p0      80 x[0] copy
        punpckldq mm1, mm0                              ;    98.0 p1      80 x[0]
        pxor mm1, mm3                                   ;   100.0 p1      80 x[0]
        movq [ebp + 248], mm1                           ;   102.0 p0+p3   80 x[0]
        movd mm0, [esi + 444]                           ;    82.0 p2      80 x[3]
        movq mm1, mm0                                   ;    93.0 p0      80 x[3] copy
        punpckldq mm1, mm0                              ;   100.0 p1      80 x[3]
        pxor mm1, mm3                                   ;   102.0 p1      80 x[3]
        movq [ebp + 256], mm1                           ;   104.0 p0+p3   80 x[3]
        movd mm0, [esi + 456]                           ;    84.0 p2      80 x[2]
        movq mm1, mm0                                   ;    95.0 p0      80 x[2] copy
        punpckldq mm1, mm0                              ;   102.0 p1      80 x[2]
        pxor mm1, mm4                                   ;   104.0 p1      80 x[2]
        movq [ebp + 264], mm1                           ;   106.0 p0+p3   80 x[2]
        movd mm0, [esi + 464]                           ;    86.0 p2      80 x[0]
        movq mm1, mm0                                   ;    97.0 p0      80 x[0] copy
        punpckldq mm1, mm0                              ;   104.0 p1      80 x[0]
        pxor mm1, mm3                                   ;   106.0 p1      80 x[0]
        movq [ebp + 272], mm1                           ;   108.0 p0+p3   80 x[0]
        movd mm0, [esi + 484]                           ;    88.0 p2      80 x[1]
        movq mm1, mm0                                   ;    99.0 p0      80 x[1] copy
        punpckldq mm1, mm0                              ;   106.0 p1      80 x[1]
        pxor mm1, mm3                                   ;   108.0 p1      80 x[1]
        movq [ebp + 280], mm1                           ;   110.0 p0+p3   80 x[1]
        movd mm0, [esi + 496]                           ;    90.0 p2      80 x[0]
        movq mm1, mm0                                   ;   101.0 p0      80 x[0] copy
        punpckldq mm1, mm0                              ;   108.0 p1      80 x[0]
        pxor mm1, mm3                                   ;   110.0 p1      80 x[0]
        movq [ebp + 288], mm1                           ;   112.0 p0+p3   80 x[0]
        movd mm0, [esi + 500]                           ;    92.0 p2      80 x[1]
        movq mm1, mm0                                   ;   103.0 p0      80 x[1] copy
        punpckldq mm1, mm0                              ;   110.0 p1      80 x[1]
        pxor mm1, mm3                                   ;   112.0 p1      80 x[1]
        movq [ebp + 296], mm1                           ;   114.0 p0+p3   80 x[1]
        movd mm0, [esi + 504]                           ;    94.0 p2      80 x[2]
        movq mm1, mm0                                   ;   105.0 p0      80 x[2] copy
        punpckldq mm1, mm0                              ;   112.0 p1      80 x[2]
        pxor mm1, mm4                                   ;   114.0 p1      80 x[2]
        movq [ebp + 304], mm1                           ;   116.0 p0+p3   80 x[2]
        movd mm0, [esi + 516]                           ;    96.0 p2      84 dst
        movq mm1, mm0                                   ;   107.0 p0      84 dst copy
        punpckldq mm1, mm0                              ;   114.0 p1      84 dst
        pxor mm1, mm3                                   ;   116.0 p1      84 dst
        movq [ebp + 312], mm1                           ;   118.0 p0+p3   84 dst
        movd mm0, [esi + 520]                           ;    98.0 p2      84 dst
        movq mm1, mm0                                   ;   109.0 p0      84 dst copy
        punpckldq mm1, mm0                              ;   116.0 p1      84 dst
        pxor mm1, mm3                                   ;   118.0 p1      84 dst
        movq [ebp + 320], mm1                           ;   120.0 p0+p3   84 dst
        movd mm0, [esi + 524]                           ;   100.0 p2      84 dst
        movq mm1, mm0                                   ;   111.0 p0      84 dst copy
        punpckldq mm1, mm0                              ;   118.0 p1      84 dst
        pxor mm1, mm3                                   ;   120.0 p1      84 dst
        movq [ebp + 328], mm1                           ;   122.0 p0+p3   84 dst
        movd mm0, [esi]                                 ;   102.0 p2      76 rk
        movq mm1, mm0                                   ;   113.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   120.0 p1      76 rk
        movq [ebp + 336], mm1                           ;   122.0 p0+p3   76 rk
        movd mm0, [esi + 4]                             ;   103.7 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   114.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   116.7 p1      76 rk
        movq [ebp + 344], mm1                           ;   118.7 p0+p3   76 rk
        movd mm0, [esi + 8]                             ;   105.3 p2      76 rk
        movq mm1, mm0                                   ;   116.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   123.3 p1      76 rk
        movq [ebp + 352], mm1                           ;   125.3 p0+p3   76 rk
        movd mm0, [esi + 12]                            ;   107.0 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   118.0 p1      76 rk copy
        punpckldq mm1, mm0                              ;   120.0 p1      76 rk
        movq [ebp + 360], mm1                           ;   122.0 p0+p3   76 rk
        movd mm0, [esi + 20]                            ;   108.7 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   119.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   121.7 p1      76 rk
        movq [ebp + 368], mm1                           ;   123.7 p0+p3   76 rk
        movd mm0, [esi + 32]                            ;   110.3 p2      76 rk
        movq mm1, mm0                                   ;   121.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   128.3 p1      76 rk
        movq [ebp + 376], mm1                           ;   130.3 p0+p3   76 rk
        movd mm0, [esi + 36]                            ;   112.0 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   123.0 p1      76 rk copy
        punpckldq mm1, mm0                              ;   125.0 p1      76 rk
        movq [ebp + 384], mm1                           ;   127.0 p0+p3   76 rk
        movd mm0, [esi + 40]                            ;   113.7 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   124.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   126.7 p1      76 rk
        movq [ebp + 392], mm1                           ;   128.7 p0+p3   76 rk
        movd mm0, [esi + 44]                            ;   115.3 p2      76 rk
        movq mm1, mm0                                   ;   126.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   133.3 p1      76 rk
        movq [ebp + 400], mm1                           ;   135.3 p0+p3   76 rk
        movd mm0, [esi + 52]                            ;   117.0 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   128.0 p1      76 rk copy
        punpckldq mm1, mm0                              ;   130.0 p1      76 rk
        movq [ebp + 408], mm1                           ;   132.0 p0+p3   76 rk
        movd mm0, [esi + 56]                            ;   118.7 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   129.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   131.7 p1      76 rk
        movq [ebp + 416], mm1                           ;   133.7 p0+p3   76 rk
        movd mm0, [esi + 64]                            ;   120.3 p2      76 rk
        movq mm1, mm0                                   ;   131.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   138.3 p1      76 rk
        movq [ebp + 424], mm1                           ;   140.3 p0+p3   76 rk
        movd mm0, [esi + 68]                            ;   122.0 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   133.0 p1      76 rk copy
        punpckldq mm1, mm0                              ;   135.0 p1      76 rk
        movq [ebp + 432], mm1                           ;   137.0 p0+p3   76 rk
        movd mm0, [esi + 76]                            ;   123.7 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   134.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   136.7 p1      76 rk
        movq [ebp + 440], mm1                           ;   138.7 p0+p3   76 rk
        movd mm0, [esi + 84]                            ;   125.3 p2      76 rk
        movq mm1, mm0                                   ;   136.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   143.3 p1      76 rk
        movq [ebp + 448], mm1                           ;   145.3 p0+p3   76 rk
        movd mm0, [esi + 88]                            ;   127.0 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   138.0 p1      76 rk copy
        punpckldq mm1, mm0                              ;   140.0 p1      76 rk
        movq [ebp + 456], mm1                           ;   142.0 p0+p3   76 rk
        movd mm0, [esi + 92]                            ;   128.7 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   139.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   141.7 p1      76 rk
        movq [ebp + 464], mm1                           ;   143.7 p0+p3   76 rk
        movd mm0, [esi + 96]                            ;   130.3 p2      76 rk
        movq mm1, mm0                                   ;   141.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   148.3 p1      76 rk
        movq [ebp + 472], mm1                           ;   150.3 p0+p3   76 rk
        movd mm0, [esi + 104]                           ;   132.0 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   143.0 p1      76 rk copy
        punpckldq mm1, mm0                              ;   145.0 p1      76 rk
        movq [ebp + 480], mm1                           ;   147.0 p0+p3   76 rk
        movd mm0, [esi + 108]                           ;   133.7 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   144.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   146.7 p1      76 rk
        movq [ebp + 488], mm1                           ;   148.7 p0+p3   76 rk
        movd mm0, [esi + 124]                           ;   135.3 p2      76 rk
        movq mm1, mm0                                   ;   146.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   153.3 p1      76 rk
        movq [ebp + 496], mm1                           ;   155.3 p0+p3   76 rk
        movd mm0, [esi + 128]                           ;   137.0 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   148.0 p1      76 rk copy
        punpckldq mm1, mm0                              ;   150.0 p1      76 rk
        movq [ebp + 504], mm1                           ;   152.0 p0+p3   76 rk
        movd mm0, [esi + 132]                           ;   138.7 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   149.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   151.7 p1      76 rk
        movq [ebp + 512], mm1                           ;   153.7 p0+p3   76 rk
        movd mm0, [esi + 140]                           ;   140.3 p2      76 rk
        movq mm1, mm0                                   ;   151.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   158.3 p1      76 rk
        movq [ebp + 520], mm1                           ;   160.3 p0+p3   76 rk
        movd mm0, [esi + 148]                           ;   142.0 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   153.0 p1      76 rk copy
        punpckldq mm1, mm0                              ;   155.0 p1      76 rk
        movq [ebp + 528], mm1                           ;   157.0 p0+p3   76 rk
        movd mm0, [esi + 160]                           ;   143.7 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   154.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   156.7 p1      76 rk
        movq [ebp + 536], mm1                           ;   158.7 p0+p3   76 rk
        movd mm0, [esi + 164]                           ;   145.3 p2      76 rk
        movq mm1, mm0                                   ;   156.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   163.3 p1      76 rk
        movq [ebp + 544], mm1                           ;   165.3 p0+p3   76 rk
        movd mm0, [esi + 168]                           ;   147.0 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   158.0 p1      76 rk copy
        punpckldq mm1, mm0                              ;   160.0 p1      76 rk
        movq [ebp + 552], mm1                           ;   162.0 p0+p3   76 rk
        movd mm0, [esi + 172]                           ;   148.7 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   159.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   161.7 p1      76 rk
        movq [ebp + 560], mm1                           ;   163.7 p0+p3   76 rk
        movd mm0, [esi + 180]                           ;   150.3 p2      76 rk
        movq mm1, mm0                                   ;   161.3 p0      76 rk copy
        punpckldq mm1, mm0                              ;   168.3 p1      76 rk
        movq [ebp + 568], mm1                           ;   170.3 p0+p3   76 rk
        movd mm0, [esi + 184]                           ;   152.0 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   163.0 p1      76 rk copy
        punpckldq mm1, mm0                              ;   165.0 p1      76 rk
        movq [ebp + 576], mm1                           ;   167.0 p0+p3   76 rk
        movd mm0, [esi + 192]                           ;   153.7 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   164.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   166.7 p1      76 rk
        movq [ebp + 584], mm1                           ;   168.7 p0+p3   76 rk
        movd mm0, [esi + 196]                           ;   155.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   166.3 p1      76 rk copy
        punpckldq mm1, mm0                              ;   168.3 p1      76 rk
        movq [ebp + 592], mm1                           ;   170.3 p0+p3   76 rk
        movd mm0, [esi + 204]                           ;   157.0 p2      76 rk
        movq mm1, mm0                                   ;   168.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   175.0 p1      76 rk
        movq [ebp + 600], mm1                           ;   177.0 p0+p3   76 rk
        movd mm0, [esi + 212]                           ;   158.7 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   169.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   171.7 p1      76 rk
        movq [ebp + 608], mm1                           ;   173.7 p0+p3   76 rk
        movd mm0, [esi + 216]                           ;   160.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   171.3 p1      76 rk copy
        punpckldq mm1, mm0                              ;   173.3 p1      76 rk
        movq [ebp + 616], mm1                           ;   175.3 p0+p3   76 rk
        movd mm0, [esi + 220]                           ;   162.0 p2      76 rk
        movq mm1, mm0                                   ;   173.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   180.0 p1      76 rk
        movq [ebp + 624], mm1                           ;   182.0 p0+p3   76 rk
        movd mm0, [esi + 224]                           ;   163.7 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   174.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   176.7 p1      76 rk
        movq [ebp + 632], mm1                           ;   178.7 p0+p3   76 rk
        movd mm0, [esi + 232]                           ;   165.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   176.3 p1      76 rk copy
        punpckldq mm1, mm0                              ;   178.3 p1      76 rk
        movq [ebp + 640], mm1                           ;   180.3 p0+p3   76 rk
        movd mm0, [esi + 236]                           ;   167.0 p2      76 rk
        movq mm1, mm0                                   ;   178.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   185.0 p1      76 rk
        movq [ebp + 648], mm1                           ;   187.0 p0+p3   76 rk
        movd mm0, [esi + 252]                           ;   168.7 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   179.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   181.7 p1      76 rk
        movq [ebp + 656], mm1                           ;   183.7 p0+p3   76 rk
        movd mm0, [esi + 256]                           ;   170.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   181.3 p1      76 rk copy
        punpckldq mm1, mm0                              ;   183.3 p1      76 rk
        movq [ebp + 664], mm1                           ;   185.3 p0+p3   76 rk
        movd mm0, [esi + 260]                           ;   172.0 p2      76 rk
        movq mm1, mm0                                   ;   183.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   190.0 p1      76 rk
        movq [ebp + 672], mm1                           ;   192.0 p0+p3   76 rk
        movd mm0, [esi + 268]                           ;   173.7 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   184.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   186.7 p1      76 rk
        movq [ebp + 680], mm1                           ;   189.3 p0+p3   76 rk
        movd mm0, [esi + 276]                           ;   175.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   186.3 p1      76 rk copy
        punpckldq mm1, mm0                              ;   188.3 p1      76 rk
        movq [ebp + 688], mm1                           ;   191.3 p0+p3   76 rk
        movd mm0, [esi + 288]                           ;   177.0 p2      76 rk
        movq mm1, mm0                                   ;   188.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   195.0 p1      76 rk
        movq [ebp + 696], mm1                           ;   197.0 p0+p3   76 rk
        movd mm0, [esi + 292]                           ;   178.7 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   189.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   191.7 p1      76 rk
        movq [ebp + 704], mm1                           ;   195.3 p0+p3   76 rk
        movd mm0, [esi + 296]                           ;   180.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   191.3 p1      76 rk copy
        punpckldq mm1, mm0                              ;   193.3 p1      76 rk
        movq [ebp + 712], mm1                           ;   197.3 p0+p3   76 rk
        movd mm0, [esi + 300]                           ;   182.0 p2      76 rk
        movq mm1, mm0                                   ;   193.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   200.0 p1      76 rk
        movq [ebp + 720], mm1                           ;   202.0 p0+p3   76 rk
        movd mm0, [esi + 308]                           ;   183.7 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   194.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   196.7 p1      76 rk
        movq [ebp + 728], mm1                           ;   201.3 p0+p3   76 rk
        movd mm0, [esi + 312]                           ;   185.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   196.3 p1      76 rk copy
        punpckldq mm1, mm0                              ;   198.3 p1      76 rk
        movq [ebp + 736], mm1                           ;   203.3 p0+p3   76 rk
        movd mm0, [esi + 320]                           ;   187.0 p2      76 rk
        movq mm1, mm0                                   ;   198.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   205.0 p1      76 rk
        movq [ebp + 744], mm1                           ;   207.0 p0+p3   76 rk
        movd mm0, [esi + 324]                           ;   188.7 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   199.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   201.7 p1      76 rk
        movq [ebp + 752], mm1                           ;   207.3 p0+p3   76 rk
        movd mm0, [esi + 332]                           ;   190.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   201.3 p1      76 rk copy
        punpckldq mm1, mm0                              ;   203.3 p1      76 rk
        movq [ebp + 760], mm1                           ;   209.3 p0+p3   76 rk
        movd mm0, [esi + 340]                           ;   192.0 p2      76 rk
        movq mm1, mm0                                   ;   203.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   210.0 p1      76 rk
        movq [ebp + 768], mm1                           ;   212.0 p0+p3   76 rk
        movd mm0, [esi + 344]                           ;   193.7 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   204.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   206.7 p1      76 rk
        movq [ebp + 776], mm1                           ;   213.3 p0+p3   76 rk
        movd mm0, [esi + 348]                           ;   195.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   206.3 p1      76 rk copy
        punpckldq mm1, mm0                              ;   208.3 p1      76 rk
        movq [ebp + 784], mm1                           ;   215.3 p0+p3   76 rk
        movd mm0, [esi + 352]                           ;   197.0 p2      76 rk
        movq mm1, mm0                                   ;   208.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   215.0 p1      76 rk
        movq [ebp + 792], mm1                           ;   217.3 p0+p3   76 rk
        movd mm0, [esi + 360]                           ;   198.7 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   209.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   211.7 p1      76 rk
        movq [ebp + 800], mm1                           ;   219.3 p0+p3   76 rk
        movd mm0, [esi + 364]                           ;   200.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   211.3 p1      76 rk copy
        punpckldq mm1, mm0                              ;   213.3 p1      76 rk
        movq [ebp + 808], mm1                           ;   221.3 p0+p3   76 rk
        movd mm0, [esi + 380]                           ;   202.0 p2      76 rk
        movq mm1, mm0                                   ;   213.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   220.0 p1      76 rk
        movq [ebp + 816], mm1                           ;   223.3 p0+p3   76 rk
        movd mm0, [esi + 384]                           ;   203.7 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   214.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   216.7 p1      76 rk
        movq [ebp + 824], mm1                           ;   225.3 p0+p3   76 rk
        movd mm0, [esi + 388]                           ;   205.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   216.3 p1      76 rk copy
        punpckldq mm1, mm0                              ;   218.3 p1      76 rk
        movq [ebp + 832], mm1                           ;   227.3 p0+p3   76 rk
        movd mm0, [esi + 396]                           ;   207.0 p2      76 rk
        movq mm1, mm0                                   ;   218.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   225.0 p1      76 rk
        movq [ebp + 840], mm1                           ;   229.3 p0+p3   76 rk
        movd mm0, [esi + 404]                           ;   208.7 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   219.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   221.7 p1      76 rk
        movq [ebp + 848], mm1                           ;   231.3 p0+p3   76 rk
        movd mm0, [esi + 416]                           ;   210.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   221.3 p1      76 rk copy
        punpckldq mm1, mm0                              ;   223.3 p1      76 rk
        movq [ebp + 856], mm1                           ;   233.3 p0+p3   76 rk
        movd mm0, [esi + 420]                           ;   212.0 p2      76 rk
        movq mm1, mm0                                   ;   223.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   230.0 p1      76 rk
        movq [ebp + 864], mm1                           ;   235.3 p0+p3   76 rk
        movd mm0, [esi + 424]                           ;   213.7 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   224.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   226.7 p1      76 rk
        movq [ebp + 872], mm1                           ;   237.3 p0+p3   76 rk
        movd mm0, [esi + 428]                           ;   215.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   226.3 p1      76 rk copy
        punpckldq mm1, mm0                              ;   228.3 p1      76 rk
        movq [ebp + 880], mm1                           ;   239.3 p0+p3   76 rk
        movd mm0, [esi + 436]                           ;   217.0 p2      76 rk
        movq mm1, mm0                                   ;   228.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   235.0 p1      76 rk
        movq [ebp + 888], mm1                           ;   241.3 p0+p3   76 rk
        movd mm0, [esi + 440]                           ;   218.7 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   229.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   231.7 p1      76 rk
        movq [ebp + 896], mm1                           ;   243.3 p0+p3   76 rk
        movd mm0, [esi + 448]                           ;   220.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   231.3 p1      76 rk copy
        punpckldq mm1, mm0                              ;   233.3 p1      76 rk
        movq [ebp + 904], mm1                           ;   245.3 p0+p3   76 rk
        movd mm0, [esi + 452]                           ;   222.0 p2      76 rk
        movq mm1, mm0                                   ;   233.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   240.0 p1      76 rk
        movq [ebp + 912], mm1                           ;   247.3 p0+p3   76 rk
        movd mm0, [esi + 460]                           ;   223.7 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   234.7 p1      76 rk copy
        punpckldq mm1, mm0                              ;   236.7 p1      76 rk
        movq [ebp + 920], mm1                           ;   249.3 p0+p3   76 rk
        movd mm0, [esi + 468]                           ;   225.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   236.3 p1      76 rk copy
        punpckldq mm1, mm0                              ;   238.3 p1      76 rk
        movq [ebp + 928], mm1                           ;   251.3 p0+p3   76 rk
        movd mm0, [esi + 472]                           ;   227.0 p2      76 rk
        movq mm1, mm0                                   ;   238.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   245.0 p1      76 rk
        movd mm0, [esi + 476]                           ;   228.0 p2      76 rk
        movq [ebp + 936], mm1                           ;   253.3 p0+p3   76 rk
        pshufw mm1, mm0, 0xe4                           ;   239.0 p1      76 rk copy
        punpckldq mm1, mm0                              ;   241.0 p1      76 rk
        movq [ebp + 944], mm1                           ;   255.3 p0+p3   76 rk
        movd mm0, [esi + 480]                           ;   230.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   241.3 p1      76 rk copy
        punpckldq mm1, mm0                              ;   243.3 p1      76 rk
        movq [ebp + 952], mm1                           ;   257.3 p0+p3   76 rk
        movd mm0, [esi + 488]                           ;   232.0 p2      76 rk
        movq mm1, mm0                                   ;   243.0 p0      76 rk copy
        punpckldq mm1, mm0                              ;   250.0 p1      76 rk
        movd mm0, [esi + 492]                           ;   233.0 p2      76 rk
        movq [ebp + 960], mm1                           ;   259.3 p0+p3   76 rk
        pshufw mm1, mm0, 0xe4                           ;   244.0 p1      76 rk copy
        punpckldq mm1, mm0                              ;   246.0 p1      76 rk
        movq [ebp + 968], mm1                           ;   261.3 p0+p3   76 rk
        movd mm0, [esi + 508]                           ;   235.3 p2      76 rk
        pshufw mm1, mm0, 0xe4                           ;   246.3 p1      76 rk copy
        punpckldq mm1, mm0                              ;   248.3 p1      76 rk
        movd mm0, [esi + 512]                           ;   236.3 p2      76 rk
        movq [ebp + 976], mm1                           ;   263.3 p0+p3   76 rk
        pshufw mm1, mm0, 0xe4                           ;   247.3 p1      76 rk copy
        punpckldq mm1, mm0                              ;   249.3 p1      76 rk
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
        movd mm2, [esi + 8]                             ;     0.0 p2      78 x[2]
        movd mm0, [esi]                                 ;     1.0 p2      78 x[0]
        punpckldq mm0, [esi + 16]                       ;    12.0 p2+p1   78 x[0]
        movd mm3, [esi + 12]                            ;     3.0 p2      78 x[3]
        punpckldq mm3, [esi + 28]                       ;    14.0 p2+p1   78 x[3]
        pxor mm0, [ebp + 336]                           ;    14.0 p2+p1   80 x[0]
        pxor mm3, mm0                                   ;    16.0 p1      23 x
        punpckldq mm2, [esi + 24]                       ;    11.0 p2+p1   78 x[2]
        pxor mm2, [ebp + 352]                           ;    13.0 p2+p1   80 x[2]
        pxor mm3, [ebp + 360]                           ;    18.0 p2+p1   23 x
        movd mm1, [esi + 4]                             ;     9.0 p2      78 x[1]
        punpckldq mm1, [esi + 20]                       ;    20.0 p2+p1   78 x[1]
        pxor mm1, [ebp + 344]                           ;    22.0 p2+p1   80 x[1]
        pshufw mm5, mm1, 0xe4                           ;    24.0 p1      23 x copy
        pshufw mm4, mm0, 0xe4                           ;    16.0 p1      23 x copy
        pxor mm5, mm2                                   ;    26.0 p1      23 x
        pand mm1, mm3                                   ;    24.0 p1      23 x
        pxor mm4, mm1                                   ;    26.0 p1      23 x
        por mm0, mm3                                    ;    20.0 p1      23 x
        pxor mm3, mm2                                   ;    20.0 p1      23 x
        pxor mm0, mm5                                   ;    28.0 p1      23 x
        pand mm2, mm4                                   ;    28.0 p1      23 x
        pxor mm2, mm5                                   ;    30.0 p1      23 x
        pand mm5, mm4                                   ;    28.0 p1      23 x
        pxor mm4, mm3                                   ;    28.0 p1      23 x
        pxor mm2, mm4                                   ;    32.0 p1      23 x
        pand mm3, mm0                                   ;    30.0 p1      23 x
        por mm3, mm5                                    ;    32.0 p1      23 x
        pshufw mm1, mm3, 0xe4                           ;    34.0 p1      46 x[0] copy
        pxor mm4, mm3                                   ;    34.0 p1      48 x[1]
        psrld mm3, 0x13                                 ;    34.0 p1      46 x[0]
        pslld mm1, 0xd                                  ;    36.0 p1      46 x[0]
        pxor mm3, mm1                                   ;    38.0 p1      46 x[0]
        movq mm1, mm2                                   ;    34.0 p0      47 x[2] copy
        pslld mm1, 3                                    ;    41.0 p1      47 x[2]
        psrld mm2, 0x1d                                 ;    34.0 p1      47 x[2]
        pxor mm2, mm1                                   ;    43.0 p1      47 x[2]
        movq mm1, mm3                                   ;    40.0 p0      49 x[3] copy
        pxor mm0, mm2                                   ;    45.0 p1      49 x[3]
        pslld mm1, 3                                    ;    47.0 p1      49 x[3]
        pxor mm0, mm1                                   ;    49.0 p1      49 x[3]
        pxor mm4, mm3                                   ;    40.0 p1      48 x[1]
        pxor mm4, mm2                                   ;    45.0 p1      48 x[1]
        movq mm1, mm4                                   ;    47.0 p0      50 x[1] copy
        pslld mm1, 1                                    ;    54.0 p1      50 x[1]
        psrld mm4, 0x1f                                 ;    47.0 p1      50 x[1]
        pxor mm4, mm1                                   ;    56.0 p1      50 x[1]
        movq mm5, [serpent_encrypt.T0_constants64 + 24] ;    18.3 p2      24 x reload
        movq mm1, mm0                                   ;    51.0 p0      51 x[3] copy
        psrld mm0, 0x19                                 ;    51.0 p1      51 x[3]
        pxor mm3, mm4                                   ;    58.0 p1      52 x[0]
        pslld mm1, 7                                    ;    58.0 p1      51 x[3]
        pxor mm0, mm1                                   ;    60.0 p1      51 x[3]
        pxor mm3, mm0                                   ;    62.0 p1      52 x[0]
        movq mm1, mm4                                   ;    58.0 p0      53 x[2] copy
        pslld mm1, 7                                    ;    65.0 p1      53 x[2]
        pxor mm2, mm0                                   ;    62.0 p1      53 x[2]
        pxor mm4, [ebp + 368]                           ;    58.0 p2+p1   80 x[1]
        pxor mm2, mm1                                   ;    67.0 p1      53 x[2]
        movq mm1, mm3                                   ;    64.0 p0      54 x[0] copy
        pslld mm1, 5                                    ;    71.0 p1      54 x[0]
        psrld mm3, 0x1b                                 ;    64.0 p1      54 x[0]
        pxor mm3, mm1                                   ;    73.0 p1      80 x[0]
        pxor mm3, [ebp - 64]                            ;    75.0 p2+p1   80 x[0]
        pxor mm0, [ebp - 48]                            ;    62.0 p2+p1   80 x[3]
        movq mm1, mm2                                   ;    69.0 p0      55 x[2] copy
        psrld mm2, 0xa                                  ;    69.0 p1      55 x[2]
        pslld mm1, 0x16                                 ;    76.0 p1      55 x[2]
        pxor mm2, mm1                                   ;    78.0 p1      80 x[2]
        movq mm1, mm4                                   ;    60.0 p0      24 x copy
        pxor mm2, [ebp - 56]                            ;    80.0 p2+p1   80 x[2]
        pand mm1, mm3                                   ;    77.0 p1      24 x
        pxor mm3, mm0                                   ;    77.0 p1      24 x
        por mm3, mm4                                    ;    79.0 p1      24 x
        pxor mm3, mm5                                   ;    81.0 p1      24 x
        pxor mm4, mm0                                   ;    64.0 p1      24 x
        pxor mm4, mm2                                   ;    82.0 p1      24 x
        por mm2, mm1                                    ;    82.0 p1      24 x
        pxor mm1, mm4                                   ;    84.0 p1      24 x
        pxor mm0, mm1                                   ;    86.0 p1      24 x
        pand mm4, mm2                                   ;    84.0 p1      24 x
        por mm4, mm3                                    ;    86.0 p1      24 x
        pxor mm3, mm0                                   ;    88.0 p1      24 x
        pand mm0, mm4                                   ;    88.0 p1      24 x
        pxor mm0, mm3                                   ;    90.0 p1      24 x
        pxor mm2, mm1                                   ;    86.0 p1      24 x
        por mm2, mm4                                    ;    88.0 p1      24 x
        pxor mm2, mm3                                   ;    90.0 p1      48 x[1]
        movq mm3, mm1                                   ;    86.0 p0      47 x[2] copy
        pslld mm3, 3                                    ;    93.0 p1      47 x[2]
        psrld mm1, 0x1d                                 ;    86.0 p1      47 x[2]
        pxor mm1, mm3                                   ;    95.0 p1      47 x[2]
        pxor mm4, mm1                                   ;    97.0 p1      49 x[3]
        movq mm3, mm0                                   ;    92.0 p0      46 x[0] copy
        psrld mm0, 0x13                                 ;    92.0 p1      46 x[0]
        pslld mm3, 0xd                                  ;    99.0 p1      46 x[0]
        pxor mm0, mm3                                   ;   101.0 p1      46 x[0]
        movq mm3, mm0                                   ;   103.0 p0      49 x[3] copy
        pxor mm2, mm1                                   ;    97.0 p1      48 x[1]
        pxor mm2, mm0                                   ;   103.0 p1      48 x[1]
        pslld mm3, 3                                    ;   110.0 p1      49 x[3]
        pxor mm4, mm3                                   ;   112.0 p1      49 x[3]
        movq mm3, mm2                                   ;   105.0 p0      50 x[1] copy
        pslld mm3, 1                                    ;   112.0 p1      50 x[1]
        psrld mm2, 0x1f                                 ;   105.0 p1      50 x[1]
        pxor mm2, mm3                                   ;   114.0 p1      50 x[1]
        movq mm3, mm4                                   ;   114.0 p0      51 x[3] copy
        pslld mm3, 7                                    ;   121.0 p1      51 x[3]
        psrld mm4, 0x19                                 ;   114.0 p1      51 x[3]
        pxor mm4, mm3                                   ;   123.0 p1      51 x[3]
        movq mm3, mm2                                   ;   116.0 p0      53 x[2] copy
        pslld mm3, 7                                    ;   123.0 p1      53 x[2]
        pxor mm0, mm2                                   ;   116.0 p1      52 x[0]
        pxor mm1, mm4                                   ;   125.0 p1      53 x[2]
        pxor mm1, mm3                                   ;   127.0 p1      53 x[2]
        pxor mm2, [ebp + 384]                           ;   116.0 p2+p1   80 x[1]
        pxor mm0, mm4                                   ;   125.0 p1      52 x[0]
        movq mm3, mm0                                   ;   127.0 p0      54 x[0] copy
        pslld mm3, 5                                    ;   134.0 p1      54 x[0]
        psrld mm0, 0x1b                                 ;   127.0 p1      54 x[0]
        pxor mm0, mm3                                   ;   136.0 p1      80 x[0]
        movq mm3, mm1                                   ;   129.0 p0      55 x[2] copy
        pslld mm3, 0x16                                 ;   136.0 p1      55 x[2]
        psrld mm1, 0xa                                  ;   129.0 p1      55 x[2]
        pxor mm0, [ebp + 376]                           ;   138.0 p2+p1   80 x[0]
        pxor mm1, mm3                                   ;   138.0 p1      80 x[2]
        movq mm3, mm2                                   ;   118.0 p0      25 x copy
        pxor mm1, [ebp + 392]                           ;   140.0 p2+p1   80 x[2]
        pxor mm3, mm1                                   ;   142.0 p1      25 x
        pand mm1, mm0                                   ;   142.0 p1      25 x
        pxor mm3, mm0                                   ;   144.0 p1      25 x
        pxor mm4, [ebp + 400]                           ;   125.0 p2+p1   80 x[3]
        pxor mm1, mm4                                   ;   144.0 p1      25 x
        por mm4, mm0                                    ;   140.0 p1      25 x
        pxor mm4, mm2                                   ;   142.0 p1      25 x
        pand mm2, mm1                                   ;   146.0 p1      25 x
        pxor mm1, mm3                                   ;   146.0 p1      25 x
        pxor mm0, mm1                                   ;   148.0 p1      25 x
        pxor mm2, mm3                                   ;   148.0 p1      25 x
        por mm3, mm4                                    ;   146.0 p1      25 x
        pxor mm3, mm1                                   ;   148.0 p1      25 x
        movq mm1, mm0                                   ;   150.0 p0      46 x[0] copy
        pxor mm4, mm3                                   ;   150.0 p1      25 x
        psrld mm0, 0x13                                 ;   150.0 p1      46 x[0]
        pslld mm1, 0xd                                  ;   157.0 p1      46 x[0]
        pxor mm0, mm1                                   ;   159.0 p1      46 x[0]
        movq mm1, mm4                                   ;   152.0 p0      47 x[2] copy
        psrld mm4, 0x1d                                 ;   152.0 p1      47 x[2]
        pslld mm1, 3                                    ;   159.0 p1      47 x[2]
        pxor mm4, mm1                                   ;   161.0 p1      47 x[2]
        movq mm1, mm0                                   ;   161.0 p0      49 x[3] copy
        pslld mm1, 3                                    ;   168.0 p1      49 x[3]
        pxor mm3, mm2                                   ;   150.0 p1      48 x[1]
        pxor mm3, mm0                                   ;   161.0 p1      48 x[1]
        pxor mm3, mm4                                   ;   163.0 p1      48 x[1]
        pxor mm2, mm4                                   ;   163.0 p1      49 x[3]
        pxor mm2, mm1                                   ;   170.0 p1      49 x[3]
        movq mm1, mm3                                   ;   165.0 p0      50 x[1] copy
        pslld mm1, 1                                    ;   172.0 p1      50 x[1]
        psrld mm3, 0x1f                                 ;   165.0 p1      50 x[1]
        pxor mm3, mm1                                   ;   174.0 p1      50 x[1]
        movq mm1, mm2                                   ;   172.0 p0      51 x[3] copy
        psrld mm2, 0x19                                 ;   172.0 p1      51 x[3]
        pxor mm0, mm3                                   ;   176.0 p1      52 x[0]
        pslld mm1, 7                                    ;   179.0 p1      51 x[3]
        pxor mm2, mm1                                   ;   181.0 p1      51 x[3]
        pxor mm0, mm2                                   ;   183.0 p1      52 x[0]
        pxor mm4, mm2                                   ;   183.0 p1      53 x[2]
        movq mm1, mm3                                   ;   176.0 p0      53 x[2] copy
        pslld mm1, 7                                    ;   183.0 p1      53 x[2]
        pxor mm4, mm1                                   ;   185.0 p1      53 x[2]
        pxor mm2, [ebp - 32]                            ;   183.0 p2+p1   80 x[3]
        movq mm1, mm0                                   ;   185.0 p0      54 x[0] copy
        pslld mm1, 5                                    ;   192.0 p1      54 x[0]
        psrld mm0, 0x1b                                 ;   185.0 p1      54 x[0]
        pxor mm3, [ebp + 408]                           ;   176.0 p2+p1   80 x[1]
        pxor mm0, mm1                                   ;   194.0 p1      80 x[0]
        movq mm1, mm4                                   ;   187.0 p0      55 x[2] copy
        psrld mm4, 0xa                                  ;   187.0 p1      55 x[2]
        pslld mm1, 0x16                                 ;   194.0 p1      55 x[2]
        pxor mm4, mm1                                   ;   196.0 p1      80 x[2]
        pxor mm4, [ebp + 416]                           ;   198.0 p2+p1   80 x[2]
        movq mm1, mm3                                   ;   178.0 p0      26 x copy
        pxor mm3, mm2                                   ;   185.0 p1      26 x
        pxor mm0, [ebp - 40]                            ;   196.0 p2+p1   80 x[0]
        por mm2, mm0                                    ;   198.0 p1      26 x
        pand mm1, mm0                                   ;   198.0 p1      26 x
        pxor mm0, mm4                                   ;   200.0 p1      26 x
        por mm0, mm1                                    ;   202.0 p1      26 x
        pxor mm0, mm3                                   ;   204.0 p1      26 x
        pand mm4, mm2                                   ;   200.0 p1      26 x
        pxor mm2, mm1                                   ;   200.0 p1      26 x
        por mm3, mm1                                    ;   200.0 p1      26 x
        por mm1, mm4                                    ;   202.0 p1      26 x
        pxor mm3, mm4                                   ;   202.0 p1      26 x
        por mm4, mm2                                    ;   202.0 p1      26 x
        pxor mm4, mm0                                   ;   206.0 p1      26 x
        pxor mm1, mm4                                   ;   208.0 p1      49 x[3]
        por mm2, mm3                                    ;   204.0 p1      26 x
        pxor mm4, mm2                                   ;   208.0 p1      26 x
        pand mm0, mm3                                   ;   206.0 p1      26 x
        pxor mm2, mm0                                   ;   208.0 p1      26 x
        movq mm0, mm2                                   ;   210.0 p0      46 x[0] copy
        pslld mm0, 0xd                                  ;   217.0 p1      46 x[0]
        psrld mm2, 0x13                                 ;   210.0 p1      46 x[0]
        pxor mm2, mm0                                   ;   219.0 p1      46 x[0]
        pxor mm3, mm2                                   ;   221.0 p1      48 x[1]
        movq mm0, mm4                                   ;   210.0 p0      47 x[2] copy
        pslld mm0, 3                                    ;   217.0 p1      47 x[2]
        psrld mm4, 0x1d                                 ;   210.0 p1      47 x[2]
        pxor mm4, mm0                                   ;   219.0 p1      47 x[2]
        pxor mm1, mm4                                   ;   221.0 p1      49 x[3]
        pxor mm3, mm4                                   ;   223.0 p1      48 x[1]
        movq mm0, mm2                                   ;   221.0 p0      49 x[3] copy
        pslld mm0, 3                                    ;   228.0 p1      49 x[3]
        pxor mm1, mm0                                   ;   230.0 p1      49 x[3]
        movq mm0, mm3                                   ;   225.0 p0      50 x[1] copy
        pslld mm0, 1                                    ;   232.0 p1      50 x[1]
        psrld mm3, 0x1f                                 ;   225.0 p1      50 x[1]
        pxor mm3, mm0                                   ;   234.0 p1      50 x[1]
        movq mm0, mm1                                   ;   232.0 p0      51 x[3] copy
        psrld mm1, 0x19                                 ;   232.0 p1      51 x[3]
        pslld mm0, 7                                    ;   239.0 p1      51 x[3]
        pxor mm1, mm0                                   ;   241.0 p1      51 x[3]
        pxor mm4, mm1                                   ;   243.0 p1      53 x[2]
        movq mm0, mm3                                   ;   236.0 p0      53 x[2] copy
        pslld mm0, 7                                    ;   243.0 p1      53 x[2]
        pxor mm4, mm0                                   ;   245.0 p1      53 x[2]
        pxor mm2, mm3                                   ;   236.0 p1      52 x[0]
        pxor mm2, mm1                                   ;   243.0 p1      52 x[0]
        movq mm0, mm2                                   ;   245.0 p0      54 x[0] copy
        pslld mm0, 5                                    ;   252.0 p1      54 x[0]
        pxor mm1, [ebp + 440]                           ;   243.0 p2+p1   80 x[3]
        pxor mm3, [ebp + 432]                           ;   236.0 p2+p1   80 x[1]
        psrld mm2, 0x1b                                 ;   245.0 p1      54 x[0]
        pxor mm2, mm0                                   ;   254.0 p1      80 x[0]
        movq mm0, mm4                                   ;   247.0 p0      55 x[2] copy
        pxor mm2, [ebp + 424]                           ;   256.0 p2+p1   80 x[0]
        psrld mm4, 0xa                                  ;   247.0 p1      55 x[2]
        pslld mm0, 0x16                                 ;   254.0 p1      55 x[2]
        pxor mm4, mm0                                   ;   256.0 p1      80 x[2]
        movq mm0, mm1                                   ;   245.0 p0      27 x copy
        pxor mm0, mm2                                   ;   258.0 p1      27 x
        pxor mm2, mm3                                   ;   258.0 p1      27 x
        pxor mm4, [ebp - 24]                            ;   258.0 p2+p1   80 x[2]
        pxor mm1, mm4                                   ;   260.0 p1      27 x
        pand mm2, mm0                                   ;   260.0 p1      27 x
        pxor mm2, mm1                                   ;   262.0 p1      27 x
        por mm4, mm0                                    ;   260.0 p1      27 x
        pand mm1, mm4                                   ;   262.0 p1      27 x
        pxor mm4, mm3                                   ;   262.0 p1      27 x
        pxor mm4, mm1                                   ;   264.0 p1      27 x
        pand mm1, mm2                                   ;   264.0 p1      27 x
        por mm4, mm1                                    ;   266.0 p1      27 x
        pxor mm1, mm0                                   ;   266.0 p1      27 x
        pxor mm4, mm1                                   ;   268.0 p1      48 x[1]
        pxor mm1, mm3                                   ;   268.0 p1      27 x
        pand mm3, mm2                                   ;   264.0 p1      27 x
        pxor mm0, mm3                                   ;   266.0 p1      49 x[3]
        movq mm3, mm2                                   ;   264.0 p0      46 x[0] copy
        pslld mm3, 0xd                                  ;   271.0 p1      46 x[0]
        psrld mm2, 0x13                                 ;   264.0 p1      46 x[0]
        pxor mm2, mm3                                   ;   273.0 p1      46 x[0]
        movq mm3, mm1                                   ;   270.0 p0      47 x[2] copy
        psrld mm1, 0x1d                                 ;   270.0 p1      47 x[2]
        pxor mm4, mm2                                   ;   275.0 p1      48 x[1]
        pslld mm3, 3                                    ;   277.0 p1      47 x[2]
        pxor mm1, mm3                                   ;   279.0 p1      47 x[2]
        pxor mm4, mm1                                   ;   281.0 p1      48 x[1]
        pxor mm0, mm1                                   ;   281.0 p1      49 x[3]
        movq mm3, mm2                                   ;   275.0 p0      49 x[3] copy
        pslld mm3, 3                                    ;   282.0 p1      49 x[3]
        pxor mm0, mm3                                   ;   284.0 p1      49 x[3]
        movq mm3, mm4                                   ;   283.0 p0      50 x[1] copy
        psrld mm4, 0x1f                                 ;   283.0 p1      50 x[1]
        pslld mm3, 1                                    ;   290.0 p1      50 x[1]
        pxor mm4, mm3                                   ;   292.0 p1      50 x[1]
        movq mm3, mm0                                   ;   286.0 p0      51 x[3] copy
        pslld mm3, 7                                    ;   293.0 p1      51 x[3]
        psrld mm0, 0x19                                 ;   286.0 p1      51 x[3]
        pxor mm0, mm3                                   ;   295.0 p1      51 x[3]
        movq mm3, mm4                                   ;   294.0 p0      53 x[2] copy
        pxor mm2, mm4                                   ;   294.0 p1      52 x[0]
        pxor mm2, mm0                                   ;   297.0 p1      52 x[0]
        pslld mm3, 7                                    ;   301.0 p1      53 x[2]
        pxor mm1, mm0                                   ;   297.0 p1      53 x[2]
        pxor mm1, mm3                                   ;   303.0 p1      53 x[2]
        movq mm3, mm2                                   ;   299.0 p0      54 x[0] copy
        psrld mm2, 0x1b                                 ;   299.0 p1      54 x[0]
        pslld mm3, 5                                    ;   306.0 p1      54 x[0]
        pxor mm2, mm3                                   ;   308.0 p1      80 x[0]
        movq mm3, mm1                                   ;   305.0 p0      55 x[2] copy
        psrld mm1, 0xa                                  ;   305.0 p1      55 x[2]
        pxor mm4, [ebp + 448]                           ;   294.0 p2+p1   80 x[1]
        pxor mm0, [ebp + 464]                           ;   297.0 p2+p1   80 x[3]
        pxor mm2, [ebp - 16]                            ;   310.0 p2+p1   80 x[0]
        pslld mm3, 0x16                                 ;   312.0 p1      55 x[2]
        pxor mm1, mm3                                   ;   314.0 p1      28 x
        movq mm3, mm4                                   ;   296.0 p0      28 x copy
        pxor mm1, [ebp + 456]                           ;   316.0 p2+p1   28 x
        por mm3, mm2                                    ;   312.0 p1      28 x
        pxor mm4, mm0                                   ;   299.0 p1      28 x
        pxor mm4, mm2                                   ;   312.0 p1      28 x
        pxor mm1, mm2                                   ;   318.0 p1      28 x
        pxor mm3, mm1                                   ;   320.0 p1      28 x
        pand mm1, mm2                                   ;   320.0 p1      28 x
        pxor mm2, mm3                                   ;   322.0 p1      28 x
        pand mm1, mm4                                   ;   322.0 p1      28 x
        pxor mm1, mm0                                   ;   324.0 p1      28 x
        por mm0, mm4                                    ;   314.0 p1      28 x
        pxor mm0, mm3                                   ;   322.0 p1      28 x
        pand mm3, mm1                                   ;   326.0 p1      28 x
        pxor mm1, mm2                                   ;   326.0 p1      49 x[3]
        pand mm2, mm0                                   ;   324.0 p1      28 x
        pxor mm3, mm4                                   ;   328.0 p1      48 x[1]
        pxor mm4, mm2                                   ;   326.0 p1      28 x
        movq mm2, mm0                                   ;   324.0 p0      46 x[0] copy
        pslld mm2, 0xd                                  ;   331.0 p1      46 x[0]
        psrld mm0, 0x13                                 ;   324.0 p1      46 x[0]
        pxor mm0, mm2                                   ;   333.0 p1      46 x[0]
        pxor mm3, mm0                                   ;   335.0 p1      48 x[1]
        movq mm2, mm4                                   ;   328.0 p0      47 x[2] copy
        psrld mm4, 0x1d                                 ;   328.0 p1      47 x[2]
        pslld mm2, 3                                    ;   335.0 p1      47 x[2]
        pxor mm4, mm2                                   ;   337.0 p1      47 x[2]
        pxor mm3, mm4                                   ;   339.0 p1      48 x[1]
        pxor mm1, mm4                                   ;   339.0 p1      49 x[3]
        movq mm2, mm0                                   ;   335.0 p0      49 x[3] copy
        pslld mm2, 3                                    ;   342.0 p1      49 x[3]
        pxor mm1, mm2                                   ;   344.0 p1      49 x[3]
        movq mm2, mm3                                   ;   341.0 p0      50 x[1] copy
        psrld mm3, 0x1f                                 ;   341.0 p1      50 x[1]
        pslld mm2, 1                                    ;   348.0 p1      50 x[1]
        pxor mm3, mm2                                   ;   350.0 p1      50 x[1]
        pxor mm0, mm3                                   ;   352.0 p1      52 x[0]
        movq mm2, mm1                                   ;   346.0 p0      51 x[3] copy
        psrld mm1, 0x19                                 ;   346.0 p1      51 x[3]
        pslld mm2, 7                                    ;   353.0 p1      51 x[3]
        pxor mm1, mm2                                   ;   355.0 p1      51 x[3]
        pxor mm0, mm1                                   ;   357.0 p1      52 x[0]
        movq mm2, mm3                                   ;   352.0 p0      53 x[2] copy
        pxor mm4, mm1                                   ;   357.0 p1      53 x[2]
        pslld mm2, 7                                    ;   359.0 p1      53 x[2]
        pxor mm1, [ebp + 488]                           ;   357.0 p2+p1   80 x[3]
        pxor mm3, [ebp - 8]                             ;   352.0 p2+p1   80 x[1]
        movq mm6, mm1                                   ;   359.0 p0      29 x copy
        pxor mm4, mm2                                   ;   361.0 p1      53 x[2]
        movq mm2, mm0                                   ;   359.0 p0      54 x[0] copy
        pslld mm2, 5                                    ;   366.0 p1      54 x[0]
        psrld mm0, 0x1b                                 ;   359.0 p1      54 x[0]
        pxor mm0, mm2                                   ;   368.0 p1      80 x[0]
        pxor mm0, [ebp + 472]                           ;   370.0 p2+p1   80 x[0]
        movq mm2, mm4                                   ;   363.0 p0      55 x[2] copy
        psrld mm4, 0xa                                  ;   363.0 p1      55 x[2]
        pslld mm2, 0x16                                 ;   370.0 p1      55 x[2]
        pxor mm4, mm2                                   ;   372.0 p1      80 x[2]
        movq mm2, mm3                                   ;   354.0 p0      29 x copy
        pxor mm4, [ebp + 480]                           ;   374.0 p2+p1   80 x[2]
        pxor mm2, mm4                                   ;   376.0 p1      29 x
        pxor mm4, mm1                                   ;   376.0 p1      29 x
        pxor mm1, mm0                                   ;   372.0 p1      29 x
        pand mm3, mm1                                   ;   374.0 p1      29 x
        pand mm6, mm0                                   ;   372.0 p1      29 x
        pxor mm6, mm2                                   ;   378.0 p1      29 x
        pxor mm3, mm2                                   ;   378.0 p1      29 x
        por mm2, mm1                                    ;   378.0 p1      29 x
        pxor mm1, mm6                                   ;   380.0 p1      29 x
        pxor mm2, mm4                                   ;   380.0 p1      29 x
        pand mm4, mm3                                   ;   380.0 p1      29 x
        pxor mm3, mm6                                   ;   380.0 p1      29 x
        pand mm3, mm2                                   ;   382.0 p1      29 x
        pxor mm4, mm1                                   ;   382.0 p1      29 x
        pxor mm2, mm4                                   ;   384.0 p1      29 x
        movq mm0, mm4                                   ;   384.0 p0      46 x[0] copy
        pslld mm0, 0xd                                  ;   391.0 p1      46 x[0]
        psrld mm4, 0x13                                 ;   384.0 p1      46 x[0]
        pxor mm4, mm0                                   ;   393.0 p1      46 x[0]
        movq mm0, mm2                                   ;   386.0 p0      47 x[2] copy
        pxor mm1, mm3                                   ;   384.0 p1      49 x[3]
        psrld mm2, 0x1d                                 ;   386.0 p1      47 x[2]
        pxor mm6, mm4                                   ;   395.0 p1      48 x[1]
        pslld mm0, 3                                    ;   393.0 p1      47 x[2]
        pxor mm2, mm0                                   ;   395.0 p1      47 x[2]
        pxor mm6, mm2                                   ;   397.0 p1      48 x[1]
        pxor mm1, mm2                                   ;   397.0 p1      49 x[3]
        movq mm0, mm4                                   ;   395.0 p0      49 x[3] copy
        pslld mm0, 3                                    ;   402.0 p1      49 x[3]
        pxor mm1, mm0                                   ;   404.0 p1      49 x[3]
        movq mm0, mm6                                   ;   399.0 p0      50 x[1] copy
        psrld mm6, 0x1f                                 ;   399.0 p1      50 x[1]
        pslld mm0, 1                                    ;   406.0 p1      50 x[1]
        pxor mm6, mm0                                   ;   408.0 p1      50 x[1]
        movq mm0, mm1                                   ;   406.0 p0      51 x[3] copy
        psrld mm1, 0x19                                 ;   406.0 p1      51 x[3]
        pslld mm0, 7                                    ;   413.0 p1      51 x[3]
        pxor mm1, mm0                                   ;   415.0 p1      51 x[3]
        movq mm0, mm6                                   ;   410.0 p0      53 x[2] copy
        pxor mm2, mm1                                   ;   417.0 p1      53 x[2]
        pslld mm0, 7                                    ;   417.0 p1      53 x[2]
        pxor mm2, mm0                                   ;   419.0 p1      53 x[2]
        pxor mm4, mm6                                   ;   410.0 p1      52 x[0]
        pxor mm4, mm1                                   ;   417.0 p1      52 x[0]
        movq mm0, mm4                                   ;   419.0 p0      54 x[0] copy
        psrld mm4, 0x1b                                 ;   419.0 p1      54 x[0]
        pslld mm0, 5                                    ;   426.0 p1      54 x[0]
        pxor mm1, [ebp + 496]                           ;   417.0 p2+p1   80 x[3]
        pxor mm4, mm0                                   ;   428.0 p1      80 x[0]
        pxor mm6, [ebp + 8]                             ;   410.0 p2+p1   80 x[1]
        movq mm0, mm2                                   ;   421.0 p0      55 x[2] copy
        pslld mm0, 0x16                                 ;   428.0 p1      55 x[2]
        psrld mm2, 0xa                                  ;   421.0 p1      55 x[2]
        pxor mm2, mm0                                   ;   430.0 p1      80 x[2]
        movq mm0, mm6                                   ;   412.0 p0      30 x copy
        pxor mm2, [ebp + 16]                            ;   432.0 p2+p1   80 x[2]
        por mm0, mm2                                    ;   434.0 p1      30 x
        pxor mm0, mm1                                   ;   436.0 p1      30 x
        pand mm1, mm2                                   ;   434.0 p1      30 x
        pxor mm2, mm6                                   ;   434.0 p1      30 x
        pxor mm4, [ebp + 0]                             ;   430.0 p2+p1   80 x[0]
        pxor mm6, mm4                                   ;   432.0 p1      30 x
        pxor mm1, mm6                                   ;   436.0 p1      30 x
        pand mm4, mm0                                   ;   438.0 p1      30 x
        pxor mm2, mm4                                   ;   440.0 p1      30 x
        pxor mm6, mm4                                   ;   440.0 p1      48 x[1]
        pand mm4, mm2                                   ;   442.0 p1      30 x
        pxor mm4, mm0                                   ;   444.0 p1      30 x
        pxor mm0, mm1                                   ;   438.0 p1      30 x
        pand mm1, mm2                                   ;   442.0 p1      30 x
        pxor mm0, mm1                                   ;   444.0 p1      30 x
        movq mm3, mm0                                   ;   446.0 p0      47 x[2] copy
        psrld mm0, 0x1d                                 ;   446.0 p1      47 x[2]
        pxor mm1, mm4                                   ;   446.0 p1      30 x
        pslld mm3, 3                                    ;   453.0 p1      47 x[2]
        pxor mm0, mm3                                   ;   455.0 p1      47 x[2]
        movq mm3, mm1                                   ;   448.0 p0      46 x[0] copy
        pslld mm3, 0xd                                  ;   455.0 p1      46 x[0]
        pxor mm6, mm4                                   ;   446.0 p1      48 x[1]
        psrld mm1, 0x13                                 ;   448.0 p1      46 x[0]
        pxor mm6, mm0                                   ;   457.0 p1      48 x[1]
        pxor mm2, mm0                                   ;   457.0 p1      49 x[3]
        pxor mm1, mm3                                   ;   457.0 p1      46 x[0]
        movq mm3, mm1                                   ;   459.0 p0      49 x[3] copy
        pxor mm6, mm1                                   ;   459.0 p1      48 x[1]
        pslld mm3, 3                                    ;   466.0 p1      49 x[3]
        pxor mm2, mm3                                   ;   468.0 p1      49 x[3]
        movq mm3, mm6                                   ;   461.0 p0      50 x[1] copy
        pslld mm3, 1                                    ;   468.0 p1      50 x[1]
        psrld mm6, 0x1f                                 ;   461.0 p1      50 x[1]
        pxor mm6, mm3                                   ;   470.0 p1      50 x[1]
        movq mm3, mm2                                   ;   470.0 p0      51 x[3] copy
        pslld mm3, 7                                    ;   477.0 p1      51 x[3]
        psrld mm2, 0x19                                 ;   470.0 p1      51 x[3]
        pxor mm2, mm3                                   ;   479.0 p1      51 x[3]
        pxor mm1, mm6                                   ;   472.0 p1      52 x[0]
        pxor mm0, mm2                                   ;   481.0 p1      53 x[2]
        movq mm3, mm6                                   ;   472.0 p0      53 x[2] copy
        pslld mm3, 7                                    ;   479.0 p1      53 x[2]
        pxor mm0, mm3                                   ;   483.0 p1      53 x[2]
        pxor mm1, mm2                                   ;   481.0 p1      52 x[0]
        movq mm3, mm1                                   ;   483.0 p0      54 x[0] copy
        pslld mm3, 5                                    ;   490.0 p1      54 x[0]
        pxor mm6, [ebp + 512]                           ;   472.0 p2+p1   80 x[1]
        pxor mm2, [ebp + 520]                           ;   481.0 p2+p1   23 x
        psrld mm1, 0x1b                                 ;   483.0 p1      54 x[0]
        pxor mm1, mm3                                   ;   492.0 p1      80 x[0]
        pxor mm1, [ebp + 504]                           ;   494.0 p2+p1   80 x[0]
        movq mm3, mm0                                   ;   485.0 p0      55 x[2] copy
        psrld mm0, 0xa                                  ;   485.0 p1      55 x[2]
        pslld mm3, 0x16                                 ;   492.0 p1      55 x[2]
        pxor mm0, mm3                                   ;   494.0 p1      80 x[2]
        pxor mm2, mm1                                   ;   496.0 p1      23 x
        movq mm3, mm6                                   ;   474.0 p0      23 x copy
        pand mm6, mm2                                   ;   498.0 p1      23 x
        pxor mm0, [ebp + 24]                            ;   496.0 p2+p1   80 x[2]
        pxor mm6, mm1                                   ;   500.0 p1      23 x
        por mm1, mm2                                    ;   498.0 p1      23 x
        pxor mm2, mm0                                   ;   498.0 p1      23 x
        pxor mm3, mm0                                   ;   498.0 p1      23 x
        pxor mm1, mm3                                   ;   500.0 p1      23 x
        pand mm0, mm6                                   ;   502.0 p1      23 x
        pxor mm0, mm3                                   ;   504.0 p1      23 x
        pand mm3, mm6                                   ;   502.0 p1      23 x
        pxor mm6, mm2                                   ;   502.0 p1      23 x
        pand mm2, mm1                                   ;   502.0 p1      23 x
        por mm2, mm3                                    ;   504.0 p1      23 x
        movq mm3, mm2                                   ;   506.0 p0      46 x[0] copy
        pxor mm0, mm6                                   ;   506.0 p1      23 x
        pxor mm6, mm2                                   ;   506.0 p1      48 x[1]
        psrld mm2, 0x13                                 ;   506.0 p1      46 x[0]
        pslld mm3, 0xd                                  ;   513.0 p1      46 x[0]
        pxor mm2, mm3                                   ;   515.0 p1      46 x[0]
        movq mm3, mm0                                   ;   508.0 p0      47 x[2] copy
        psrld mm0, 0x1d                                 ;   508.0 p1      47 x[2]
        pslld mm3, 3                                    ;   515.0 p1      47 x[2]
        pxor mm0, mm3                                   ;   517.0 p1      47 x[2]
        movq mm3, mm2                                   ;   517.0 p0      49 x[3] copy
        pslld mm3, 3                                    ;   524.0 p1      49 x[3]
        pxor mm1, mm0                                   ;   519.0 p1      49 x[3]
        pxor mm1, mm3                                   ;   526.0 p1      49 x[3]
        pxor mm6, mm2                                   ;   517.0 p1      48 x[1]
        pxor mm6, mm0                                   ;   519.0 p1      48 x[1]
        movq mm3, mm6                                   ;   521.0 p0      50 x[1] copy
        psrld mm6, 0x1f                                 ;   521.0 p1      50 x[1]
        pslld mm3, 1                                    ;   528.0 p1      50 x[1]
        pxor mm6, mm3                                   ;   530.0 p1      50 x[1]
        movq mm3, mm1                                   ;   528.0 p0      51 x[3] copy
        psrld mm1, 0x19                                 ;   528.0 p1      51 x[3]
        pslld mm3, 7                                    ;   535.0 p1      51 x[3]
        pxor mm1, mm3                                   ;   537.0 p1      51 x[3]
        movq mm3, mm6                                   ;   532.0 p0      53 x[2] copy
        pslld mm3, 7                                    ;   539.0 p1      53 x[2]
        pxor mm0, mm1                                   ;   539.0 p1      53 x[2]
        pxor mm2, mm6                                   ;   532.0 p1      52 x[0]
        pxor mm2, mm1                                   ;   539.0 p1      52 x[0]
        pxor mm0, mm3                                   ;   541.0 p1      53 x[2]
        pshufw mm3, mm2, 0xe4                           ;   541.0 p1      54 x[0] copy
        pslld mm3, 5                                    ;   543.0 p1      54 x[0]
        psrld mm2, 0x1b                                 ;   541.0 p1      54 x[0]
        pxor mm2, mm3                                   ;   545.0 p1      80 x[0]
        movq mm3, mm0                                   ;   543.0 p0      55 x[2] copy
        pxor mm2, [ebp + 32]                            ;   547.0 p2+p1   80 x[0]
        pxor mm6, [ebp + 528]                           ;   532.0 p2+p1   80 x[1]
        psrld mm0, 0xa                                  ;   543.0 p1      55 x[2]
        pslld mm3, 0x16                                 ;   550.0 p1      55 x[2]
        pxor mm1, [ebp + 48]                            ;   539.0 p2+p1   80 x[3]
        pxor mm0, mm3                                   ;   552.0 p1      80 x[2]
        pxor mm0, [ebp + 40]                            ;   554.0 p2+p1   80 x[2]
        pshufw mm3, mm6, 0xe4                           ;   534.0 p1      24 x copy
        pand mm3, mm2                                   ;   549.0 p1      24 x
        pxor mm2, mm1                                   ;   549.0 p1      24 x
        por mm2, mm6                                    ;   551.0 p1      24 x
        pxor mm6, mm1                                   ;   541.0 p1      24 x
        pxor mm6, mm0                                   ;   556.0 p1      24 x
        pxor mm2, mm5                                   ;   553.0 p1      24 x
        por mm0, mm3                                    ;   556.0 p1      24 x
        pxor mm3, mm6                                   ;   558.0 p1      24 x
        pand mm6, mm0                                   ;   558.0 p1      24 x
        por mm6, mm2                                    ;   560.0 p1      24 x
        pxor mm0, mm3                                   ;   560.0 p1      24 x
        por mm0, mm6                                    ;   562.0 p1      24 x
        pxor mm1, mm3                                   ;   560.0 p1      24 x
        pxor mm2, mm1                                   ;   562.0 p1      24 x
        pand mm1, mm6                                   ;   562.0 p1      24 x
        pxor mm0, mm2                                   ;   564.0 p1      48 x[1]
        pxor mm1, mm2                                   ;   564.0 p1      24 x
        pshufw mm2, mm3, 0xe4                           ;   560.0 p1      47 x[2] copy
        pslld mm2, 3                                    ;   562.0 p1      47 x[2]
        psrld mm3, 0x1d                                 ;   560.0 p1      47 x[2]
        pxor mm3, mm2                                   ;   564.0 p1      47 x[2]
        pshufw mm2, mm1, 0xe4                           ;   566.0 p1      46 x[0] copy
        psrld mm1, 0x13                                 ;   566.0 p1      46 x[0]
        pslld mm2, 0xd                                  ;   568.0 p1      46 x[0]
        pxor mm0, mm3                                   ;   566.0 p1      48 x[1]
        pxor mm1, mm2                                   ;   570.0 p1      46 x[0]
        pxor mm0, mm1                                   ;   572.0 p1      48 x[1]
        pshufw mm2, mm1, 0xe4                           ;   572.0 p1      49 x[3] copy
        pslld mm2, 3                                    ;   574.0 p1      49 x[3]
        pxor mm6, mm3                                   ;   566.0 p1      49 x[3]
        pxor mm6, mm2                                   ;   576.0 p1      49 x[3]
        pshufw mm2, mm0, 0xe4                           ;   574.0 p1      50 x[1] copy
        psrld mm0, 0x1f                                 ;   574.0 p1      50 x[1]
        pslld mm2, 1                                    ;   576.0 p1      50 x[1]
        pxor mm0, mm2                                   ;   578.0 p1      50 x[1]
        pshufw mm2, mm6, 0xe4                           ;   578.0 p1      51 x[3] copy
        pslld mm2, 7                                    ;   580.0 p1      51 x[3]
        psrld mm6, 0x19                                 ;   578.0 p1      51 x[3]
        pxor mm1, mm0                                   ;   580.0 p1      52 x[0]
        pxor mm6, mm2                                   ;   582.0 p1      51 x[3]
        pxor mm3, mm6                                   ;   584.0 p1      53 x[2]
        pxor mm1, mm6                                   ;   584.0 p1      52 x[0]
        pshufw mm2, mm0, 0xe4                           ;   580.0 p1      53 x[2] copy
        pslld mm2, 7                                    ;   582.0 p1      53 x[2]
        pxor mm3, mm2                                   ;   586.0 p1      53 x[2]
        pshufw mm2, mm1, 0xe4                           ;   586.0 p1      54 x[0] copy
        pslld mm2, 5                                    ;   588.0 p1      54 x[0]
        pxor mm0, [ebp + 544]                           ;   580.0 p2+p1   80 x[1]
        psrld mm1, 0x1b                                 ;   586.0 p1      54 x[0]
        pxor mm1, mm2                                   ;   590.0 p1      80 x[0]
        pshufw mm2, mm3, 0xe4                           ;   588.0 p1      55 x[2] copy
        pslld mm2, 0x16                                 ;   590.0 p1      55 x[2]
        psrld mm3, 0xa                                  ;   588.0 p1      55 x[2]
        pxor mm3, mm2                                   ;   592.0 p1      80 x[2]
        pxor mm6, [ebp + 560]                           ;   584.0 p2+p1   80 x[3]
        pxor mm1, [ebp + 536]                           ;   592.0 p2+p1   80 x[0]
        pshufw mm2, mm6, 0xe4                           ;   586.0 p1      25 x copy
        por mm6, mm1                                    ;   594.0 p1      25 x
        pxor mm3, [ebp + 552]                           ;   594.0 p2+p1   80 x[2]
        pshufw mm4, mm0, 0xe4                           ;   582.0 p1      25 x copy
        pxor mm4, mm3                                   ;   596.0 p1      25 x
        pand mm3, mm1                                   ;   596.0 p1      25 x
        pxor mm4, mm1                                   ;   598.0 p1      25 x
        pxor mm6, mm0                                   ;   596.0 p1      25 x
        pxor mm2, mm3                                   ;   598.0 p1      25 x
        pand mm0, mm2                                   ;   600.0 p1      25 x
        pxor mm2, mm4                                   ;   600.0 p1      25 x
        pxor mm0, mm4                                   ;   602.0 p1      25 x
        por mm4, mm6                                    ;   600.0 p1      25 x
        pxor mm4, mm2                                   ;   602.0 p1      25 x
        pxor mm6, mm4                                   ;   604.0 p1      25 x
        pxor mm1, mm2                                   ;   602.0 p1      25 x
        pshufw mm2, mm1, 0xe4                           ;   604.0 p1      46 x[0] copy
        pslld mm2, 0xd                                  ;   606.0 p1      46 x[0]
        psrld mm1, 0x13                                 ;   604.0 p1      46 x[0]
        pxor mm1, mm2                                   ;   608.0 p1      46 x[0]
        pshufw mm2, mm6, 0xe4                           ;   606.0 p1      47 x[2] copy
        psrld mm6, 0x1d                                 ;   606.0 p1      47 x[2]
        pslld mm2, 3                                    ;   608.0 p1      47 x[2]
        pxor mm6, mm2                                   ;   610.0 p1      47 x[2]
        pshufw mm2, mm1, 0xe4                           ;   610.0 p1      49 x[3] copy
        pxor mm4, mm0                                   ;   604.0 p1      48 x[1]
        pxor mm4, mm1                                   ;   610.0 p1      48 x[1]
        pslld mm2, 3                                    ;   612.0 p1      49 x[3]
        pxor mm0, mm6                                   ;   612.0 p1      49 x[3]
        pxor mm0, mm2                                   ;   614.0 p1      49 x[3]
        pxor mm4, mm6                                   ;   612.0 p1      48 x[1]
        pshufw mm2, mm4, 0xe4                           ;   614.0 p1      50 x[1] copy
        pslld mm2, 1                                    ;   616.0 p1      50 x[1]
        psrld mm4, 0x1f                                 ;   614.0 p1      50 x[1]
        pxor mm4, mm2                                   ;   618.0 p1      50 x[1]
        pshufw mm2, mm0, 0xe4                           ;   616.0 p1      51 x[3] copy
        psrld mm0, 0x19                                 ;   616.0 p1      51 x[3]
        pslld mm2, 7                                    ;   618.0 p1      51 x[3]
        pxor mm0, mm2                                   ;   620.0 p1      51 x[3]
        pshufw mm2, mm4, 0xe4                           ;   620.0 p1      53 x[2] copy
        pslld mm2, 7                                    ;   622.0 p1      53 x[2]
        pxor mm6, mm0                                   ;   622.0 p1      53 x[2]
        pxor mm1, mm4                                   ;   620.0 p1      52 x[0]
        pxor mm1, mm0                                   ;   622.0 p1      52 x[0]
        pxor mm6, mm2                                   ;   624.0 p1      53 x[2]
        pshufw mm2, mm1, 0xe4                           ;   624.0 p1      54 x[0] copy
        psrld mm1, 0x1b                                 ;   624.0 p1      54 x[0]
        pxor mm4, [ebp + 568]                           ;   620.0 p2+p1   80 x[1]
        pslld mm2, 5                                    ;   626.0 p1      54 x[0]
        pxor mm0, [ebp + 64]                            ;   622.0 p2+p1   80 x[3]
        pxor mm1, mm2                                   ;   628.0 p1      80 x[0]
        pshufw mm2, mm6, 0xe4                           ;   626.0 p1      55 x[2] copy
        psrld mm6, 0xa                                  ;   626.0 p1      55 x[2]
        pslld mm2, 0x16                                 ;   628.0 p1      55 x[2]
        pxor mm6, mm2                                   ;   630.0 p1      80 x[2]
        pshufw mm2, mm4, 0xe4                           ;   622.0 p1      26 x copy
        pxor mm4, mm0                                   ;   624.0 p1      26 x
        pxor mm1, [ebp + 56]                            ;   630.0 p2+p1   80 x[0]
        por mm0, mm1                                    ;   632.0 p1      26 x
        pand mm2, mm1                                   ;   632.0 p1      26 x
        pxor mm6, [ebp + 576]                           ;   632.0 p2+p1   80 x[2]
        pxor mm1, mm6                                   ;   634.0 p1      26 x
        pand mm6, mm0                                   ;   634.0 p1      26 x
        por mm1, mm2                                    ;   636.0 p1      26 x
        pxor mm1, mm4                                   ;   638.0 p1      26 x
        por mm4, mm2                                    ;   634.0 p1      26 x
        pxor mm4, mm6                                   ;   636.0 p1      26 x
        pxor mm0, mm2                                   ;   634.0 p1      26 x
        por mm2, mm6                                    ;   636.0 p1      26 x
        por mm6, mm0                                    ;   636.0 p1      26 x
        por mm0, mm4                                    ;   638.0 p1      26 x
        pxor mm6, mm1                                   ;   640.0 p1      26 x
        pxor mm2, mm6                                   ;   642.0 p1      49 x[3]
        pand mm1, mm4                                   ;   640.0 p1      26 x
        pxor mm6, mm0                                   ;   642.0 p1      26 x
        pxor mm0, mm1                                   ;   642.0 p1      26 x
        pshufw mm1, mm0, 0xe4                           ;   644.0 p1      46 x[0] copy
        psrld mm0, 0x13                                 ;   644.0 p1      46 x[0]
        pslld mm1, 0xd                                  ;   646.0 p1      46 x[0]
        pxor mm0, mm1                                   ;   648.0 p1      46 x[0]
        pxor mm4, mm0                                   ;   650.0 p1      48 x[1]
        pshufw mm1, mm6, 0xe4                           ;   644.0 p1      47 x[2] copy
        psrld mm6, 0x1d                                 ;   644.0 p1      47 x[2]
        pslld mm1, 3                                    ;   646.0 p1      47 x[2]
        pxor mm6, mm1                                   ;   648.0 p1      47 x[2]
        pxor mm4, mm6                                   ;   652.0 p1      48 x[1]
        pxor mm2, mm6                                   ;   650.0 p1      49 x[3]
        movq mm1, mm0                                   ;   650.0 p0      49 x[3] copy
        pslld mm1, 3                                    ;   657.0 p1      49 x[3]
        pxor mm2, mm1                                   ;   659.0 p1      49 x[3]
        pshufw mm1, mm4, 0xe4                           ;   654.0 p1      50 x[1] copy
        pslld mm1, 1                                    ;   656.0 p1      50 x[1]
        psrld mm4, 0x1f                                 ;   654.0 p1      50 x[1]
        pxor mm4, mm1                                   ;   658.0 p1      50 x[1]
        pxor mm0, mm4                                   ;   660.0 p1      52 x[0]
        movq mm1, mm2                                   ;   661.0 p0      51 x[3] copy
        psrld mm2, 0x19                                 ;   661.0 p1      51 x[3]
        pslld mm1, 7                                    ;   668.0 p1      51 x[3]
        pxor mm2, mm1                                   ;   670.0 p1      51 x[3]
        pxor mm0, mm2                                   ;   672.0 p1      52 x[0]
        movq mm1, mm4                                   ;   660.0 p0      53 x[2] copy
        pslld mm1, 7                                    ;   667.0 p1      53 x[2]
        pxor mm6, mm2                                   ;   672.0 p1      53 x[2]
        pxor mm6, mm1                                   ;   674.0 p1      53 x[2]
        movq mm1, mm0                                   ;   674.0 p0      54 x[0] copy
        pslld mm1, 5                                    ;   681.0 p1      54 x[0]
        psrld mm0, 0x1b                                 ;   674.0 p1      54 x[0]
        pxor mm2, [ebp + 600]                           ;   672.0 p2+p1   80 x[3]
        pxor mm0, mm1                                   ;   683.0 p1      80 x[0]
        movq mm1, mm6                                   ;   676.0 p0      55 x[2] copy
        psrld mm6, 0xa                                  ;   676.0 p1      55 x[2]
        pxor mm0, [ebp + 584]                           ;   685.0 p2+p1   80 x[0]
        pslld mm1, 0x16                                 ;   683.0 p1      55 x[2]
        pxor mm4, [ebp + 592]                           ;   660.0 p2+p1   80 x[1]
        pxor mm6, mm1                                   ;   685.0 p1      80 x[2]
        movq mm1, mm4                                   ;   662.0 p0      27 x copy
        pxor mm1, mm0                                   ;   687.0 p1      27 x
        pxor mm0, mm2                                   ;   687.0 p1      27 x
        pand mm1, mm0                                   ;   689.0 p1      27 x
        pxor mm6, [ebp + 72]                            ;   687.0 p2+p1   80 x[2]
        pxor mm2, mm6                                   ;   689.0 p1      27 x
        pxor mm1, mm2                                   ;   691.0 p1      27 x
        por mm6, mm0                                    ;   689.0 p1      27 x
        pand mm2, mm6                                   ;   691.0 p1      27 x
        pxor mm6, mm4                                   ;   691.0 p1      27 x
        pxor mm6, mm2                                   ;   693.0 p1      27 x
        pand mm2, mm1                                   ;   693.0 p1      27 x
        por mm6, mm2                                    ;   695.0 p1      27 x
        pxor mm2, mm0                                   ;   695.0 p1      27 x
        pxor mm6, mm2                                   ;   697.0 p1      48 x[1]
        pxor mm2, mm4                                   ;   697.0 p1      27 x
        pand mm4, mm1                                   ;   693.0 p1      27 x
        pxor mm0, mm4                                   ;   695.0 p1      49 x[3]
        movq mm3, mm1                                   ;   693.0 p0      46 x[0] copy
        pslld mm3, 0xd                                  ;   700.0 p1      46 x[0]
        psrld mm1, 0x13                                 ;   693.0 p1      46 x[0]
        pxor mm1, mm3                                   ;   702.0 p1      46 x[0]
        movq mm3, mm2                                   ;   699.0 p0      47 x[2] copy
        pslld mm3, 3                                    ;   706.0 p1      47 x[2]
        pxor mm6, mm1                                   ;   704.0 p1      48 x[1]
        psrld mm2, 0x1d                                 ;   699.0 p1      47 x[2]
        pxor mm2, mm3                                   ;   708.0 p1      47 x[2]
        movq mm3, mm1                                   ;   704.0 p0      49 x[3] copy
        pxor mm6, mm2                                   ;   710.0 p1      48 x[1]
        pxor mm0, mm2                                   ;   710.0 p1      49 x[3]
        pslld mm3, 3                                    ;   711.0 p1      49 x[3]
        pxor mm0, mm3                                   ;   713.0 p1      49 x[3]
        movq mm3, mm6                                   ;   712.0 p0      50 x[1] copy
        pslld mm3, 1                                    ;   719.0 p1      50 x[1]
        psrld mm6, 0x1f                                 ;   712.0 p1      50 x[1]
        pxor mm6, mm3                                   ;   721.0 p1      50 x[1]
        movq mm3, mm0                                   ;   715.0 p0      51 x[3] copy
        pslld mm3, 7                                    ;   722.0 p1      51 x[3]
        psrld mm0, 0x19                                 ;   715.0 p1      51 x[3]
        pxor mm0, mm3                                   ;   724.0 p1      51 x[3]
        movq mm3, mm6                                   ;   723.0 p0      53 x[2] copy
        pxor mm2, mm0                                   ;   726.0 p1      53 x[2]
        pslld mm3, 7                                    ;   730.0 p1      53 x[2]
        pxor mm2, mm3                                   ;   732.0 p1      53 x[2]
        pxor mm1, mm6                                   ;   723.0 p1      52 x[0]
        pxor mm6, [ebp + 608]                           ;   723.0 p2+p1   80 x[1]
        pxor mm1, mm0                                   ;   726.0 p1      52 x[0]
        movq mm3, mm1                                   ;   728.0 p0      54 x[0] copy
        psrld mm1, 0x1b                                 ;   728.0 p1      54 x[0]
        pslld mm3, 5                                    ;   735.0 p1      54 x[0]
        pxor mm1, mm3                                   ;   737.0 p1      80 x[0]
        movq mm3, mm2                                   ;   734.0 p0      55 x[2] copy
        pslld mm3, 0x16                                 ;   741.0 p1      55 x[2]
        psrld mm2, 0xa                                  ;   734.0 p1      55 x[2]
        pxor mm2, mm3                                   ;   743.0 p1      28 x
        pxor mm1, [ebp + 80]                            ;   739.0 p2+p1   80 x[0]
        pxor mm2, [ebp + 616]                           ;   745.0 p2+p1   28 x
        pxor mm2, mm1                                   ;   747.0 p1      28 x
        movq mm3, mm6                                   ;   725.0 p0      28 x copy
        por mm3, mm1                                    ;   741.0 p1      28 x
        pxor mm3, mm2                                   ;   749.0 p1      28 x
        pand mm2, mm1                                   ;   749.0 p1      28 x
        pxor mm0, [ebp + 624]                           ;   726.0 p2+p1   80 x[3]
        pxor mm6, mm0                                   ;   728.0 p1      28 x
        pxor mm6, mm1                                   ;   741.0 p1      28 x
        pand mm2, mm6                                   ;   751.0 p1      28 x
        pxor mm2, mm0                                   ;   753.0 p1      28 x
        por mm0, mm6                                    ;   743.0 p1      28 x
        pxor mm0, mm3                                   ;   751.0 p1      28 x
        pxor mm1, mm3                                   ;   751.0 p1      28 x
        pand mm3, mm2                                   ;   755.0 p1      28 x
        pxor mm2, mm1                                   ;   755.0 p1      49 x[3]
        pxor mm3, mm6                                   ;   757.0 p1      48 x[1]
        pand mm1, mm0                                   ;   753.0 p1      28 x
        pxor mm6, mm1                                   ;   755.0 p1      28 x
        movq mm1, mm0                                   ;   753.0 p0      46 x[0] copy
        psrld mm0, 0x13                                 ;   753.0 p1      46 x[0]
        pslld mm1, 0xd                                  ;   760.0 p1      46 x[0]
        pxor mm0, mm1                                   ;   762.0 p1      46 x[0]
        movq mm1, mm6                                   ;   757.0 p0      47 x[2] copy
        pslld mm1, 3                                    ;   764.0 p1      47 x[2]
        psrld mm6, 0x1d                                 ;   757.0 p1      47 x[2]
        pxor mm6, mm1                                   ;   766.0 p1      47 x[2]
        pxor mm3, mm0                                   ;   764.0 p1      48 x[1]
        pxor mm3, mm6                                   ;   768.0 p1      48 x[1]
        movq mm1, mm0                                   ;   764.0 p0      49 x[3] copy
        pslld mm1, 3                                    ;   771.0 p1      49 x[3]
        pxor mm2, mm6                                   ;   768.0 p1      49 x[3]
        pxor mm2, mm1                                   ;   773.0 p1      49 x[3]
        movq mm1, mm3                                   ;   770.0 p0      50 x[1] copy
        pslld mm1, 1                                    ;   777.0 p1      50 x[1]
        psrld mm3, 0x1f                                 ;   770.0 p1      50 x[1]
        pxor mm3, mm1                                   ;   779.0 p1      50 x[1]
        pxor mm0, mm3                                   ;   781.0 p1      52 x[0]
        movq mm1, mm2                                   ;   775.0 p0      51 x[3] copy
        pslld mm1, 7                                    ;   782.0 p1      51 x[3]
        psrld mm2, 0x19                                 ;   775.0 p1      51 x[3]
        pxor mm2, mm1                                   ;   784.0 p1      51 x[3]
        movq mm1, mm3                                   ;   781.0 p0      53 x[2] copy
        pxor mm0, mm2                                   ;   786.0 p1      52 x[0]
        pslld mm1, 7                                    ;   788.0 p1      53 x[2]
        pxor mm6, mm2                                   ;   786.0 p1      53 x[2]
        pxor mm6, mm1                                   ;   790.0 p1      53 x[2]
        movq mm1, mm0                                   ;   788.0 p0      54 x[0] copy
        psrld mm0, 0x1b                                 ;   788.0 p1      54 x[0]
        pslld mm1, 5                                    ;   795.0 p1      54 x[0]
        pxor mm0, mm1                                   ;   797.0 p1      80 x[0]
        movq mm1, mm6                                   ;   792.0 p0      55 x[2] copy
        pxor mm0, [ebp + 632]                           ;   799.0 p2+p1   80 x[0]
        pslld mm1, 0x16                                 ;   799.0 p1      55 x[2]
        psrld mm6, 0xa                                  ;   792.0 p1      55 x[2]
        pxor mm6, mm1                                   ;   801.0 p1      80 x[2]
        pxor mm6, [ebp + 640]                           ;   803.0 p2+p1   80 x[2]
        pxor mm3, [ebp + 88]                            ;   781.0 p2+p1   80 x[1]
        movq mm1, mm3                                   ;   783.0 p0      29 x copy
        pxor mm1, mm6                                   ;   805.0 p1      29 x
        pxor mm2, [ebp + 648]                           ;   786.0 p2+p1   80 x[3]
        movq mm4, mm2                                   ;   788.0 p0      29 x copy
        pand mm4, mm0                                   ;   801.0 p1      29 x
        pxor mm4, mm1                                   ;   807.0 p1      29 x
        pxor mm6, mm2                                   ;   805.0 p1      29 x
        pxor mm2, mm0                                   ;   801.0 p1      29 x
        pand mm3, mm2                                   ;   803.0 p1      29 x
        pxor mm3, mm1                                   ;   807.0 p1      29 x
        por mm1, mm2                                    ;   807.0 p1      29 x
        pxor mm1, mm6                                   ;   809.0 p1      29 x
        pxor mm2, mm4                                   ;   809.0 p1      29 x
        pand mm6, mm3                                   ;   809.0 p1      29 x
        pxor mm6, mm2                                   ;   811.0 p1      29 x
        movq mm0, mm6                                   ;   813.0 p0      46 x[0] copy
        pxor mm3, mm4                                   ;   809.0 p1      29 x
        pand mm3, mm1                                   ;   811.0 p1      29 x
        pslld mm0, 0xd                                  ;   820.0 p1      46 x[0]
        pxor mm1, mm6                                   ;   813.0 p1      29 x
        pxor mm2, mm3                                   ;   813.0 p1      49 x[3]
        psrld mm6, 0x13                                 ;   813.0 p1      46 x[0]
        pxor mm6, mm0                                   ;   822.0 p1      46 x[0]
        movq mm0, mm1                                   ;   815.0 p0      47 x[2] copy
        psrld mm1, 0x1d                                 ;   815.0 p1      47 x[2]
        pslld mm0, 3                                    ;   822.0 p1      47 x[2]
        pxor mm1, mm0                                   ;   824.0 p1      47 x[2]
        movq mm0, mm6                                   ;   824.0 p0      49 x[3] copy
        pxor mm4, mm6                                   ;   824.0 p1      48 x[1]
        pxor mm4, mm1                                   ;   826.0 p1      48 x[1]
        pxor mm2, mm1                                   ;   826.0 p1      49 x[3]
        pslld mm0, 3                                    ;   831.0 p1      49 x[3]
        pxor mm2, mm0                                   ;   833.0 p1      49 x[3]
        movq mm0, mm4                                   ;   828.0 p0      50 x[1] copy
        pslld mm0, 1                                    ;   835.0 p1      50 x[1]
        psrld mm4, 0x1f                                 ;   828.0 p1      50 x[1]
        pxor mm4, mm0                                   ;   837.0 p1      50 x[1]
        pxor mm6, mm4                                   ;   839.0 p1      52 x[0]
        movq mm0, mm2                                   ;   835.0 p0      51 x[3] copy
        psrld mm2, 0x19                                 ;   835.0 p1      51 x[3]
        pslld mm0, 7                                    ;   842.0 p1      51 x[3]
        pxor mm2, mm0                                   ;   844.0 p1      51 x[3]
        pxor mm6, mm2                                   ;   846.0 p1      52 x[0]
        movq mm0, mm4                                   ;   839.0 p0      53 x[2] copy
        pslld mm0, 7                                    ;   846.0 p1      53 x[2]
        pxor mm1, mm2                                   ;   846.0 p1      53 x[2]
        pxor mm1, mm0                                   ;   848.0 p1      53 x[2]
        movq mm0, mm6                                   ;   848.0 p0      54 x[0] copy
        psrld mm6, 0x1b                                 ;   848.0 p1      54 x[0]
        pslld mm0, 5                                    ;   855.0 p1      54 x[0]
        pxor mm6, mm0                                   ;   857.0 p1      80 x[0]
        pxor mm6, [ebp + 96]                            ;   859.0 p2+p1   80 x[0]
        pshufw mm0, mm1, 0xe4                           ;   850.0 p1      55 x[2] copy
        pxor mm4, [ebp + 104]                           ;   839.0 p2+p1   80 x[1]
        pslld mm0, 0x16                                 ;   852.0 p1      55 x[2]
        psrld mm1, 0xa                                  ;   850.0 p1      55 x[2]
        pxor mm1, mm0                                   ;   854.0 p1      80 x[2]
        pxor mm1, [ebp + 112]                           ;   856.0 p2+p1   80 x[2]
        pshufw mm0, mm4, 0xe4                           ;   841.0 p1      30 x copy
        por mm0, mm1                                    ;   858.0 p1      30 x
        pxor mm2, [ebp + 656]                           ;   846.0 p2+p1   80 x[3]
        pxor mm0, mm2                                   ;   860.0 p1      30 x
        pand mm2, mm1                                   ;   858.0 p1      30 x
        pxor mm1, mm4                                   ;   858.0 p1      30 x
        pxor mm4, mm6                                   ;   861.0 p1      30 x
        pxor mm2, mm4                                   ;   863.0 p1      30 x
        pand mm6, mm0                                   ;   862.0 p1      30 x
        pxor mm4, mm6                                   ;   864.0 p1      48 x[1]
        pxor mm1, mm6                                   ;   864.0 p1      30 x
        pand mm6, mm1                                   ;   866.0 p1      30 x
        pxor mm6, mm0                                   ;   868.0 p1      30 x
        pxor mm0, mm2                                   ;   865.0 p1      30 x
        pand mm2, mm1                                   ;   866.0 p1      30 x
        pxor mm0, mm2                                   ;   868.0 p1      30 x
        pxor mm2, mm6                                   ;   870.0 p1      30 x
        movq mm3, mm0                                   ;   870.0 p0      47 x[2] copy
        psrld mm0, 0x1d                                 ;   870.0 p1      47 x[2]
        pslld mm3, 3                                    ;   877.0 p1      47 x[2]
        pxor mm0, mm3                                   ;   879.0 p1      47 x[2]
        movq mm3, mm2                                   ;   872.0 p0      46 x[0] copy
        pslld mm3, 0xd                                  ;   879.0 p1      46 x[0]
        pxor mm1, mm0                                   ;   881.0 p1      49 x[3]
        psrld mm2, 0x13                                 ;   872.0 p1      46 x[0]
        pxor mm2, mm3                                   ;   881.0 p1      46 x[0]
        pshufw mm3, mm2, 0xe4                           ;   883.0 p1      49 x[3] copy
        pslld mm3, 3                                    ;   885.0 p1      49 x[3]
        pxor mm1, mm3                                   ;   887.0 p1      49 x[3]
        pxor mm4, mm6                                   ;   870.0 p1      48 x[1]
        pxor mm4, mm0                                   ;   881.0 p1      48 x[1]
        pxor mm4, mm2                                   ;   883.0 p1      48 x[1]
        pshufw mm3, mm4, 0xe4                           ;   885.0 p1      50 x[1] copy
        pslld mm3, 1                                    ;   887.0 p1      50 x[1]
        psrld mm4, 0x1f                                 ;   885.0 p1      50 x[1]
        pxor mm4, mm3                                   ;   889.0 p1      50 x[1]
        pshufw mm3, mm1, 0xe4                           ;   889.0 p1      51 x[3] copy
        psrld mm1, 0x19                                 ;   889.0 p1      51 x[3]
        pslld mm3, 7                                    ;   891.0 p1      51 x[3]
        pxor mm1, mm3                                   ;   893.0 p1      51 x[3]
        pxor mm2, mm4                                   ;   891.0 p1      52 x[0]
        pshufw mm3, mm4, 0xe4                           ;   891.0 p1      53 x[2] copy
        pxor mm4, [ebp + 672]                           ;   891.0 p2+p1   80 x[1]
        pxor mm2, mm1                                   ;   895.0 p1      52 x[0]
        pxor mm0, mm1                                   ;   895.0 p1      53 x[2]
        pslld mm3, 7                                    ;   893.0 p1      53 x[2]
        pxor mm0, mm3                                   ;   897.0 p1      53 x[2]
        pshufw mm3, mm2, 0xe4                           ;   897.0 p1      54 x[0] copy
        psrld mm2, 0x1b                                 ;   897.0 p1      54 x[0]
        pslld mm3, 5                                    ;   899.0 p1      54 x[0]
        pxor mm2, mm3                                   ;   901.0 p1      80 x[0]
        pxor mm1, [ebp + 680]                           ;   895.0 p2+p1   23 x
        pshufw mm3, mm0, 0xe4                           ;   899.0 p1      55 x[2] copy
        pslld mm3, 0x16                                 ;   901.0 p1      55 x[2]
        psrld mm0, 0xa                                  ;   899.0 p1      55 x[2]
        pxor mm2, [ebp + 664]                           ;   903.0 p2+p1   80 x[0]
        pxor mm1, mm2                                   ;   905.0 p1      23 x
        pxor mm0, mm3                                   ;   903.0 p1      80 x[2]
        pshufw mm3, mm4, 0xe4                           ;   893.0 p1      23 x copy
        pand mm4, mm1                                   ;   907.0 p1      23 x
        pxor mm4, mm2                                   ;   909.0 p1      23 x
        pxor mm0, [ebp + 120]                           ;   905.0 p2+p1   80 x[2]
        pxor mm3, mm0                                   ;   907.0 p1      23 x
        por mm2, mm1                                    ;   907.0 p1      23 x
        pxor mm2, mm3                                   ;   909.0 p1      23 x
        pxor mm1, mm0                                   ;   907.0 p1      23 x
        pand mm0, mm4                                   ;   911.0 p1      23 x
        pxor mm0, mm3                                   ;   913.0 p1      23 x
        pand mm3, mm4                                   ;   911.0 p1      23 x
        pxor mm4, mm1                                   ;   911.0 p1      23 x
        pand mm1, mm2                                   ;   911.0 p1      23 x
        por mm1, mm3                                    ;   913.0 p1      23 x
        movq mm3, mm1                                   ;   915.0 p0      46 x[0] copy
        pxor mm0, mm4                                   ;   915.0 p1      23 x
        pxor mm4, mm1                                   ;   915.0 p1      48 x[1]
        pslld mm3, 0xd                                  ;   922.0 p1      46 x[0]
        psrld mm1, 0x13                                 ;   915.0 p1      46 x[0]
        pxor mm1, mm3                                   ;   924.0 p1      46 x[0]
        movq mm3, mm0                                   ;   917.0 p0      47 x[2] copy
        psrld mm0, 0x1d                                 ;   917.0 p1      47 x[2]
        pxor mm4, mm1                                   ;   926.0 p1      48 x[1]
        pslld mm3, 3                                    ;   924.0 p1      47 x[2]
        pxor mm0, mm3                                   ;   926.0 p1      47 x[2]
        pshufw mm3, mm1, 0xe4                           ;   926.0 p1      49 x[3] copy
        pslld mm3, 3                                    ;   928.0 p1      49 x[3]
        pxor mm2, mm0                                   ;   928.0 p1      49 x[3]
        pxor mm2, mm3                                   ;   930.0 p1      49 x[3]
        pxor mm4, mm0                                   ;   928.0 p1      48 x[1]
        pshufw mm3, mm4, 0xe4                           ;   930.0 p1      50 x[1] copy
        psrld mm4, 0x1f                                 ;   930.0 p1      50 x[1]
        pslld mm3, 1                                    ;   932.0 p1      50 x[1]
        pxor mm4, mm3                                   ;   934.0 p1      50 x[1]
        pshufw mm3, mm2, 0xe4                           ;   932.0 p1      51 x[3] copy
        psrld mm2, 0x19                                 ;   932.0 p1      51 x[3]
        pslld mm3, 7                                    ;   934.0 p1      51 x[3]
        pxor mm2, mm3                                   ;   936.0 p1      51 x[3]
        pxor mm0, mm2                                   ;   938.0 p1      53 x[2]
        pxor mm1, mm4                                   ;   936.0 p1      52 x[0]
        pshufw mm3, mm4, 0xe4                           ;   936.0 p1      53 x[2] copy
        pslld mm3, 7                                    ;   938.0 p1      53 x[2]
        pxor mm1, mm2                                   ;   938.0 p1      52 x[0]
        pxor mm4, [ebp + 688]                           ;   936.0 p2+p1   80 x[1]
        pxor mm0, mm3                                   ;   940.0 p1      53 x[2]
        pshufw mm3, mm1, 0xe4                           ;   940.0 p1      54 x[0] copy
        psrld mm1, 0x1b                                 ;   940.0 p1      54 x[0]
        pxor mm2, [ebp + 144]                           ;   938.0 p2+p1   80 x[3]
        pslld mm3, 5                                    ;   942.0 p1      54 x[0]
        pxor mm1, mm3                                   ;   944.0 p1      80 x[0]
        pshufw mm3, mm0, 0xe4                           ;   942.0 p1      55 x[2] copy
        psrld mm0, 0xa                                  ;   942.0 p1      55 x[2]
        pxor mm1, [ebp + 128]                           ;   946.0 p2+p1   80 x[0]
        pslld mm3, 0x16                                 ;   944.0 p1      55 x[2]
        pxor mm0, mm3                                   ;   946.0 p1      80 x[2]
        pshufw mm3, mm4, 0xe4                           ;   938.0 p1      24 x copy
        pand mm3, mm1                                   ;   948.0 p1      24 x
        pxor mm1, mm2                                   ;   948.0 p1      24 x
        por mm1, mm4                                    ;   950.0 p1      24 x
        pxor mm4, mm2                                   ;   940.0 p1      24 x
        pxor mm0, [ebp + 136]                           ;   948.0 p2+p1   80 x[2]
        pxor mm4, mm0                                   ;   950.0 p1      24 x
        por mm0, mm3                                    ;   950.0 p1      24 x
        pxor mm1, mm5                                   ;   952.0 p1      24 x
        pxor mm3, mm4                                   ;   952.0 p1      24 x
        pand mm4, mm0                                   ;   952.0 p1      24 x
        pxor mm2, mm3                                   ;   954.0 p1      24 x
        pxor mm0, mm3                                   ;   954.0 p1      24 x
        por mm4, mm1                                    ;   954.0 p1      24 x
        por mm0, mm4                                    ;   956.0 p1      24 x
        pxor mm1, mm2                                   ;   956.0 p1      24 x
        pand mm2, mm4                                   ;   956.0 p1      24 x
        pxor mm2, mm1                                   ;   958.0 p1      24 x
        pxor mm0, mm1                                   ;   958.0 p1      48 x[1]
        pshufw mm1, mm3, 0xe4                           ;   954.0 p1      47 x[2] copy
        pslld mm1, 3                                    ;   956.0 p1      47 x[2]
        psrld mm3, 0x1d                                 ;   954.0 p1      47 x[2]
        pxor mm3, mm1                                   ;   958.0 p1      47 x[2]
        pshufw mm1, mm2, 0xe4                           ;   960.0 p1      46 x[0] copy
        pslld mm1, 0xd                                  ;   962.0 p1      46 x[0]
        psrld mm2, 0x13                                 ;   960.0 p1      46 x[0]
        pxor mm2, mm1                                   ;   964.0 p1      46 x[0]
        pxor mm0, mm3                                   ;   960.0 p1      48 x[1]
        pxor mm4, mm3                                   ;   960.0 p1      49 x[3]
        pxor mm0, mm2                                   ;   966.0 p1      48 x[1]
        pshufw mm1, mm2, 0xe4                           ;   966.0 p1      49 x[3] copy
        pslld mm1, 3                                    ;   968.0 p1      49 x[3]
        pxor mm4, mm1                                   ;   970.0 p1      49 x[3]
        pshufw mm1, mm0, 0xe4                           ;   968.0 p1      50 x[1] copy
        pslld mm1, 1                                    ;   970.0 p1      50 x[1]
        psrld mm0, 0x1f                                 ;   968.0 p1      50 x[1]
        pxor mm0, mm1                                   ;   972.0 p1      50 x[1]
        pshufw mm1, mm4, 0xe4                           ;   972.0 p1      51 x[3] copy
        pslld mm1, 7                                    ;   974.0 p1      51 x[3]
        psrld mm4, 0x19                                 ;   972.0 p1      51 x[3]
        pxor mm4, mm1                                   ;   976.0 p1      51 x[3]
        pshufw mm1, mm0, 0xe4                           ;   974.0 p1      53 x[2] copy
        pslld mm1, 7                                    ;   976.0 p1      53 x[2]
        pxor mm3, mm4                                   ;   978.0 p1      53 x[2]
        pxor mm3, mm1                                   ;   980.0 p1      53 x[2]
        pxor mm2, mm0                                   ;   974.0 p1      52 x[0]
        pxor mm2, mm4                                   ;   978.0 p1      52 x[0]
        pshufw mm1, mm2, 0xe4                           ;   980.0 p1      54 x[0] copy
        pslld mm1, 5                                    ;   982.0 p1      54 x[0]
        psrld mm2, 0x1b                                 ;   980.0 p1      54 x[0]
        pxor mm2, mm1                                   ;   984.0 p1      80 x[0]
        pxor mm0, [ebp + 704]                           ;   974.0 p2+p1   80 x[1]
        movq mm6, mm0                                   ;   976.0 p0      25 x copy
        movq mm1, mm3                                   ;   982.0 p0      55 x[2] copy
        psrld mm3, 0xa                                  ;   982.0 p1      55 x[2]
        pslld mm1, 0x16                                 ;   989.0 p1      55 x[2]
        pxor mm3, mm1                                   ;   991.0 p1      80 x[2]
        pxor mm3, [ebp + 712]                           ;   993.0 p2+p1   80 x[2]
        pxor mm6, mm3                                   ;   995.0 p1      25 x
        pxor mm2, [ebp + 696]                           ;   986.0 p2+p1   80 x[0]
        pand mm3, mm2                                   ;   995.0 p1      25 x
        pxor mm4, [ebp + 720]                           ;   978.0 p2+p1   80 x[3]
        pshufw mm1, mm4, 0xe4                           ;   980.0 p1      25 x copy
        por mm4, mm2                                    ;   988.0 p1      25 x
        pxor mm4, mm0                                   ;   990.0 p1      25 x
        pxor mm1, mm3                                   ;   997.0 p1      25 x
        pxor mm6, mm2                                   ;   997.0 p1      25 x
        pand mm0, mm1                                   ;   999.0 p1      25 x
        pxor mm1, mm6                                   ;   999.0 p1      25 x
        pxor mm0, mm6                                   ;  1001.0 p1      25 x
        pxor mm2, mm1                                   ;  1001.0 p1      25 x
        por mm6, mm4                                    ;   999.0 p1      25 x
        pxor mm6, mm1                                   ;  1001.0 p1      25 x
        pxor mm4, mm6                                   ;  1003.0 p1      25 x
        pxor mm6, mm0                                   ;  1003.0 p1      48 x[1]
        movq mm1, mm2                                   ;  1003.0 p0      46 x[0] copy
        pslld mm1, 0xd                                  ;  1010.0 p1      46 x[0]
        psrld mm2, 0x13                                 ;  1003.0 p1      46 x[0]
        pxor mm2, mm1                                   ;  1012.0 p1      46 x[0]
        movq mm1, mm4                                   ;  1005.0 p0      47 x[2] copy
        pslld mm1, 3                                    ;  1012.0 p1      47 x[2]
        pxor mm6, mm2                                   ;  1014.0 p1      48 x[1]
        psrld mm4, 0x1d                                 ;  1005.0 p1      47 x[2]
        pxor mm4, mm1                                   ;  1014.0 p1      47 x[2]
        pxor mm0, mm4                                   ;  1016.0 p1      49 x[3]
        movq mm1, mm2                                   ;  1014.0 p0      49 x[3] copy
        pslld mm1, 3                                    ;  1021.0 p1      49 x[3]
        pxor mm0, mm1                                   ;  1023.0 p1      49 x[3]
        pxor mm6, mm4                                   ;  1016.0 p1      48 x[1]
        movq mm1, mm6                                   ;  1018.0 p0      50 x[1] copy
        pslld mm1, 1                                    ;  1025.0 p1      50 x[1]
        psrld mm6, 0x1f                                 ;  1018.0 p1      50 x[1]
        pxor mm6, mm1                                   ;  1027.0 p1      50 x[1]
        pxor mm2, mm6                                   ;  1029.0 p1      52 x[0]
        movq mm1, mm0                                   ;  1025.0 p0      51 x[3] copy
        pslld mm1, 7                                    ;  1032.0 p1      51 x[3]
        psrld mm0, 0x19                                 ;  1025.0 p1      51 x[3]
        pxor mm0, mm1                                   ;  1034.0 p1      51 x[3]
        pxor mm4, mm0                                   ;  1036.0 p1      53 x[2]
        movq mm1, mm6                                   ;  1029.0 p0      53 x[2] copy
        pslld mm1, 7                                    ;  1036.0 p1      53 x[2]
        pxor mm4, mm1                                   ;  1038.0 p1      53 x[2]
        pxor mm2, mm0                                   ;  1036.0 p1      52 x[0]
        pxor mm0, [ebp + 160]                           ;  1036.0 p2+p1   80 x[3]
        movq mm1, mm2                                   ;  1038.0 p0      54 x[0] copy
        pslld mm1, 5                                    ;  1045.0 p1      54 x[0]
        psrld mm2, 0x1b                                 ;  1038.0 p1      54 x[0]
        pxor mm2, mm1                                   ;  1047.0 p1      80 x[0]
        movq mm1, mm4                                   ;  1040.0 p0      55 x[2] copy
        pslld mm1, 0x16                                 ;  1047.0 p1      55 x[2]
        pxor mm2, [ebp + 152]                           ;  1049.0 p2+p1   80 x[0]
        psrld mm4, 0xa                                  ;  1040.0 p1      55 x[2]
        pxor mm4, mm1                                   ;  1049.0 p1      80 x[2]
        pxor mm4, [ebp + 736]                           ;  1051.0 p2+p1   80 x[2]
        pxor mm6, [ebp + 728]                           ;  1029.0 p2+p1   80 x[1]
        movq mm1, mm6                                   ;  1031.0 p0      26 x copy
        pxor mm6, mm0                                   ;  1038.0 p1      26 x
        pand mm1, mm2                                   ;  1051.0 p1      26 x
        por mm0, mm2                                    ;  1051.0 p1      26 x
        pxor mm2, mm4                                   ;  1053.0 p1      26 x
        por mm2, mm1                                    ;  1055.0 p1      26 x
        pand mm4, mm0                                   ;  1053.0 p1      26 x
        pxor mm0, mm1                                   ;  1053.0 p1      26 x
        pxor mm2, mm6                                   ;  1057.0 p1      26 x
        por mm6, mm1                                    ;  1053.0 p1      26 x
        por mm1, mm4                                    ;  1055.0 p1      26 x
        pxor mm6, mm4                                   ;  1055.0 p1      26 x
        por mm4, mm0                                    ;  1055.0 p1      26 x
        pxor mm4, mm2                                   ;  1059.0 p1      26 x
        por mm0, mm6                                    ;  1057.0 p1      26 x
        pxor mm1, mm4                                   ;  1061.0 p1      49 x[3]
        pxor mm4, mm0                                   ;  1061.0 p1      26 x
        pand mm2, mm6                                   ;  1059.0 p1      26 x
        pxor mm0, mm2                                   ;  1061.0 p1      26 x
        movq mm2, mm0                                   ;  1063.0 p0      46 x[0] copy
        psrld mm0, 0x13                                 ;  1063.0 p1      46 x[0]
        pslld mm2, 0xd                                  ;  1070.0 p1      46 x[0]
        pxor mm0, mm2                                   ;  1072.0 p1      46 x[0]
        movq mm2, mm4                                   ;  1063.0 p0      47 x[2] copy
        pslld mm2, 3                                    ;  1070.0 p1      47 x[2]
        psrld mm4, 0x1d                                 ;  1063.0 p1      47 x[2]
        pxor mm4, mm2                                   ;  1072.0 p1      47 x[2]
        movq mm2, mm0                                   ;  1074.0 p0      49 x[3] copy
        pxor mm6, mm0                                   ;  1074.0 p1      48 x[1]
        pxor mm6, mm4                                   ;  1076.0 p1      48 x[1]
        pslld mm2, 3                                    ;  1081.0 p1      49 x[3]
        pxor mm1, mm4                                   ;  1074.0 p1      49 x[3]
        pxor mm1, mm2                                   ;  1083.0 p1      49 x[3]
        movq mm2, mm6                                   ;  1078.0 p0      50 x[1] copy
        pslld mm2, 1                                    ;  1085.0 p1      50 x[1]
        psrld mm6, 0x1f                                 ;  1078.0 p1      50 x[1]
        pxor mm6, mm2                                   ;  1087.0 p1      50 x[1]
        movq mm2, mm1                                   ;  1085.0 p0      51 x[3] copy
        pxor mm0, mm6                                   ;  1089.0 p1      52 x[0]
        pslld mm2, 7                                    ;  1092.0 p1      51 x[3]
        psrld mm1, 0x19                                 ;  1085.0 p1      51 x[3]
        pxor mm1, mm2                                   ;  1094.0 p1      51 x[3]
        pxor mm4, mm1                                   ;  1096.0 p1      53 x[2]
        movq mm2, mm6                                   ;  1089.0 p0      53 x[2] copy
        pxor mm6, [ebp + 752]                           ;  1089.0 p2+p1   80 x[1]
        pxor mm0, mm1                                   ;  1096.0 p1      52 x[0]
        pslld mm2, 7                                    ;  1096.0 p1      53 x[2]
        pxor mm4, mm2                                   ;  1098.0 p1      53 x[2]
        movq mm2, mm0                                   ;  1098.0 p0      54 x[0] copy
        psrld mm0, 0x1b                                 ;  1098.0 p1      54 x[0]
        pxor mm1, [ebp + 760]                           ;  1096.0 p2+p1   80 x[3]
        pslld mm2, 5                                    ;  1105.0 p1      54 x[0]
        pxor mm0, mm2                                   ;  1107.0 p1      80 x[0]
        pxor mm0, [ebp + 744]                           ;  1109.0 p2+p1   80 x[0]
        movq mm2, mm4                                   ;  1100.0 p0      55 x[2] copy
        pslld mm2, 0x16                                 ;  1107.0 p1      55 x[2]
        psrld mm4, 0xa                                  ;  1100.0 p1      55 x[2]
        pxor mm4, mm2                                   ;  1109.0 p1      80 x[2]
        movq mm2, mm1                                   ;  1098.0 p0      27 x copy
        pxor mm2, mm0                                   ;  1111.0 p1      27 x
        pxor mm4, [ebp + 168]                           ;  1111.0 p2+p1   80 x[2]
        pxor mm0, mm6                                   ;  1111.0 p1      27 x
        pxor mm1, mm4                                   ;  1113.0 p1      27 x
        por mm4, mm2                                    ;  1113.0 p1      27 x
        pand mm0, mm2                                   ;  1113.0 p1      27 x
        pxor mm0, mm1                                   ;  1115.0 p1      27 x
        pand mm1, mm4                                   ;  1115.0 p1      27 x
        pxor mm4, mm6                                   ;  1115.0 p1      27 x
        pxor mm4, mm1                                   ;  1117.0 p1      27 x
        pand mm1, mm0                                   ;  1117.0 p1      27 x
        por mm4, mm1                                    ;  1119.0 p1      27 x
        pxor mm1, mm2                                   ;  1119.0 p1      27 x
        pxor mm4, mm1                                   ;  1121.0 p1      48 x[1]
        pxor mm1, mm6                                   ;  1121.0 p1      27 x
        movq mm3, mm0                                   ;  1117.0 p0      46 x[0] copy
        pslld mm3, 0xd                                  ;  1124.0 p1      46 x[0]
        pand mm6, mm0                                   ;  1117.0 p1      27 x
        pxor mm2, mm6                                   ;  1119.0 p1      49 x[3]
        psrld mm0, 0x13                                 ;  1117.0 p1      46 x[0]
        pxor mm0, mm3                                   ;  1126.0 p1      46 x[0]
        movq mm3, mm1                                   ;  1123.0 p0      47 x[2] copy
        pslld mm3, 3                                    ;  1130.0 p1      47 x[2]
        psrld mm1, 0x1d                                 ;  1123.0 p1      47 x[2]
        pxor mm1, mm3                                   ;  1132.0 p1      47 x[2]
        pxor mm4, mm0                                   ;  1128.0 p1      48 x[1]
        pxor mm4, mm1                                   ;  1134.0 p1      48 x[1]
        pxor mm2, mm1                                   ;  1134.0 p1      49 x[3]
        movq mm3, mm0                                   ;  1128.0 p0      49 x[3] copy
        pslld mm3, 3                                    ;  1135.0 p1      49 x[3]
        pxor mm2, mm3                                   ;  1137.0 p1      49 x[3]
        movq mm3, mm4                                   ;  1136.0 p0      50 x[1] copy
        psrld mm4, 0x1f                                 ;  1136.0 p1      50 x[1]
        pslld mm3, 1                                    ;  1143.0 p1      50 x[1]
        pxor mm4, mm3                                   ;  1145.0 p1      50 x[1]
        movq mm3, mm2                                   ;  1139.0 p0      51 x[3] copy
        pslld mm3, 7                                    ;  1146.0 p1      51 x[3]
        psrld mm2, 0x19                                 ;  1139.0 p1      51 x[3]
        pxor mm0, mm4                                   ;  1147.0 p1      52 x[0]
        pxor mm2, mm3                                   ;  1148.0 p1      51 x[3]
        pxor mm1, mm2                                   ;  1150.0 p1      53 x[2]
        movq mm3, mm4                                   ;  1147.0 p0      53 x[2] copy
        pslld mm3, 7                                    ;  1154.0 p1      53 x[2]
        pxor mm1, mm3                                   ;  1156.0 p1      53 x[2]
        pxor mm4, [ebp + 768]                           ;  1147.0 p2+p1   80 x[1]
        pxor mm0, mm2                                   ;  1150.0 p1      52 x[0]
        movq mm3, mm0                                   ;  1152.0 p0      54 x[0] copy
        psrld mm0, 0x1b                                 ;  1152.0 p1      54 x[0]
        pslld mm3, 5                                    ;  1159.0 p1      54 x[0]
        pxor mm0, mm3                                   ;  1161.0 p1      80 x[0]
        pxor mm0, [ebp + 176]                           ;  1163.0 p2+p1   80 x[0]
        movq mm3, mm1                                   ;  1158.0 p0      55 x[2] copy
        pslld mm3, 0x16                                 ;  1165.0 p1      55 x[2]
        psrld mm1, 0xa                                  ;  1158.0 p1      55 x[2]
        pxor mm1, mm3                                   ;  1167.0 p1      28 x
        pxor mm2, [ebp + 784]                           ;  1150.0 p2+p1   80 x[3]
        pxor mm1, [ebp + 776]                           ;  1169.0 p2+p1   28 x
        pshufw mm3, mm4, 0xe4                           ;  1149.0 p1      28 x copy
        pxor mm1, mm0                                   ;  1171.0 p1      28 x
        pxor mm4, mm2                                   ;  1152.0 p1      28 x
        por mm3, mm0                                    ;  1165.0 p1      28 x
        pxor mm4, mm0                                   ;  1165.0 p1      28 x
        pxor mm3, mm1                                   ;  1173.0 p1      28 x
        pand mm1, mm0                                   ;  1173.0 p1      28 x
        pand mm1, mm4                                   ;  1175.0 p1      28 x
        pxor mm0, mm3                                   ;  1175.0 p1      28 x
        pxor mm1, mm2                                   ;  1177.0 p1      28 x
        por mm2, mm4                                    ;  1167.0 p1      28 x
        pxor mm2, mm3                                   ;  1175.0 p1      28 x
        pand mm3, mm1                                   ;  1179.0 p1      28 x
        pxor mm3, mm4                                   ;  1181.0 p1      48 x[1]
        pxor mm1, mm0                                   ;  1179.0 p1      49 x[3]
        pand mm0, mm2                                   ;  1177.0 p1      28 x
        pxor mm4, mm0                                   ;  1179.0 p1      28 x
        movq mm0, mm2                                   ;  1177.0 p0      46 x[0] copy
        psrld mm2, 0x13                                 ;  1177.0 p1      46 x[0]
        pslld mm0, 0xd                                  ;  1184.0 p1      46 x[0]
        pxor mm2, mm0                                   ;  1186.0 p1      46 x[0]
        pxor mm3, mm2                                   ;  1188.0 p1      48 x[1]
        movq mm0, mm4                                   ;  1181.0 p0      47 x[2] copy
        pslld mm0, 3                                    ;  1188.0 p1      47 x[2]
        psrld mm4, 0x1d                                 ;  1181.0 p1      47 x[2]
        pxor mm4, mm0                                   ;  1190.0 p1      47 x[2]
        movq mm0, mm2                                   ;  1188.0 p0      49 x[3] copy
        pslld mm0, 3                                    ;  1195.0 p1      49 x[3]
        pxor mm1, mm4                                   ;  1192.0 p1      49 x[3]
        pxor mm1, mm0                                   ;  1197.0 p1      49 x[3]
        pxor mm3, mm4                                   ;  1192.0 p1      48 x[1]
        movq mm0, mm3                                   ;  1194.0 p0      50 x[1] copy
        psrld mm3, 0x1f                                 ;  1194.0 p1      50 x[1]
        pslld mm0, 1                                    ;  1201.0 p1      50 x[1]
        pxor mm3, mm0                                   ;  1203.0 p1      50 x[1]
        pshufw mm0, mm1, 0xe4                           ;  1199.0 p1      51 x[3] copy
        pslld mm0, 7                                    ;  1201.0 p1      51 x[3]
        psrld mm1, 0x19                                 ;  1199.0 p1      51 x[3]
        pxor mm1, mm0                                   ;  1203.0 p1      51 x[3]
        pxor mm4, mm1                                   ;  1205.0 p1      53 x[2]
        pxor mm2, mm3                                   ;  1205.0 p1      52 x[0]
        pxor mm2, mm1                                   ;  1207.0 p1      52 x[0]
        pxor mm1, [ebp + 808]                           ;  1205.0 p2+p1   80 x[3]
        pshufw mm0, mm3, 0xe4                           ;  1205.0 p1      53 x[2] copy
        pslld mm0, 7                                    ;  1207.0 p1      53 x[2]
        pxor mm4, mm0                                   ;  1209.0 p1      53 x[2]
        pshufw mm0, mm2, 0xe4                           ;  1209.0 p1      54 x[0] copy
        psrld mm2, 0x1b                                 ;  1209.0 p1      54 x[0]
        pslld mm0, 5                                    ;  1211.0 p1      54 x[0]
        pxor mm2, mm0                                   ;  1213.0 p1      80 x[0]
        pxor mm3, [ebp + 184]                           ;  1205.0 p2+p1   80 x[1]
        pxor mm2, [ebp + 792]                           ;  1215.0 p2+p1   80 x[0]
        pshufw mm6, mm1, 0xe4                           ;  1207.0 p1      29 x copy
        pshufw mm0, mm4, 0xe4                           ;  1211.0 p1      55 x[2] copy
        psrld mm4, 0xa                                  ;  1211.0 p1      55 x[2]
        pslld mm0, 0x16                                 ;  1213.0 p1      55 x[2]
        pxor mm4, mm0                                   ;  1215.0 p1      80 x[2]
        pxor mm4, [ebp + 800]                           ;  1217.0 p2+p1   80 x[2]
        pshufw mm0, mm3, 0xe4                           ;  1207.0 p1      29 x copy
        pxor mm0, mm4                                   ;  1219.0 p1      29 x
        pxor mm4, mm1                                   ;  1219.0 p1      29 x
        pand mm6, mm2                                   ;  1217.0 p1      29 x
        pxor mm6, mm0                                   ;  1221.0 p1      29 x
        pxor mm1, mm2                                   ;  1217.0 p1      29 x
        pand mm3, mm1                                   ;  1219.0 p1      29 x
        pxor mm3, mm0                                   ;  1221.0 p1      29 x
        por mm0, mm1                                    ;  1221.0 p1      29 x
        pxor mm0, mm4                                   ;  1223.0 p1      29 x
        pand mm4, mm3                                   ;  1223.0 p1      29 x
        pxor mm1, mm6                                   ;  1223.0 p1      29 x
        pxor mm4, mm1                                   ;  1225.0 p1      29 x
        pxor mm3, mm6                                   ;  1223.0 p1      29 x
        pand mm3, mm0                                   ;  1225.0 p1      29 x
        pxor mm0, mm4                                   ;  1227.0 p1      29 x
        pxor mm1, mm3                                   ;  1227.0 p1      49 x[3]
        pshufw mm2, mm4, 0xe4                           ;  1227.0 p1      46 x[0] copy
        psrld mm4, 0x13                                 ;  1227.0 p1      46 x[0]
        pslld mm2, 0xd                                  ;  1229.0 p1      46 x[0]
        pxor mm4, mm2                                   ;  1231.0 p1      46 x[0]
        movq mm2, mm0                                   ;  1229.0 p0      47 x[2] copy
        pxor mm6, mm4                                   ;  1233.0 p1      48 x[1]
        psrld mm0, 0x1d                                 ;  1229.0 p1      47 x[2]
        pslld mm2, 3                                    ;  1236.0 p1      47 x[2]
        pxor mm0, mm2                                   ;  1238.0 p1      47 x[2]
        pxor mm1, mm0                                   ;  1240.0 p1      49 x[3]
        movq mm2, mm4                                   ;  1233.0 p0      49 x[3] copy
        pslld mm2, 3                                    ;  1240.0 p1      49 x[3]
        pxor mm6, mm0                                   ;  1240.0 p1      48 x[1]
        pxor mm1, mm2                                   ;  1242.0 p1      49 x[3]
        pshufw mm2, mm6, 0xe4                           ;  1242.0 p1      50 x[1] copy
        pslld mm2, 1                                    ;  1244.0 p1      50 x[1]
        psrld mm6, 0x1f                                 ;  1242.0 p1      50 x[1]
        pxor mm6, mm2                                   ;  1246.0 p1      50 x[1]
        pshufw mm2, mm1, 0xe4                           ;  1244.0 p1      51 x[3] copy
        pxor mm4, mm6                                   ;  1248.0 p1      52 x[0]
        pslld mm2, 7                                    ;  1246.0 p1      51 x[3]
        psrld mm1, 0x19                                 ;  1244.0 p1      51 x[3]
        pxor mm1, mm2                                   ;  1248.0 p1      51 x[3]
        pxor mm0, mm1                                   ;  1250.0 p1      53 x[2]
        pshufw mm2, mm6, 0xe4                           ;  1248.0 p1      53 x[2] copy
        pxor mm4, mm1                                   ;  1250.0 p1      52 x[0]
        pxor mm1, [ebp + 816]                           ;  1250.0 p2+p1   80 x[3]
        pslld mm2, 7                                    ;  1250.0 p1      53 x[2]
        pxor mm0, mm2                                   ;  1252.0 p1      53 x[2]
        pshufw mm2, mm4, 0xe4                           ;  1252.0 p1      54 x[0] copy
        pslld mm2, 5                                    ;  1254.0 p1      54 x[0]
        psrld mm4, 0x1b                                 ;  1252.0 p1      54 x[0]
        pxor mm4, mm2                                   ;  1256.0 p1      80 x[0]
        pshufw mm2, mm0, 0xe4                           ;  1254.0 p1      55 x[2] copy
        psrld mm0, 0xa                                  ;  1254.0 p1      55 x[2]
        pslld mm2, 0x16                                 ;  1256.0 p1      55 x[2]
        pxor mm0, mm2                                   ;  1258.0 p1      80 x[2]
        pxor mm0, [ebp + 208]                           ;  1260.0 p2+p1   80 x[2]
        pshufw mm3, mm0, 0xe4                           ;  1262.0 p1      30 x copy
        pshufw mm2, mm1, 0xe4                           ;  1252.0 p1      30 x copy
        pand mm1, mm0                                   ;  1262.0 p1      30 x
        pxor mm6, [ebp + 200]                           ;  1248.0 p2+p1   80 x[1]
        por mm3, mm6                                    ;  1264.0 p1      30 x
        pxor mm4, [ebp + 192]                           ;  1258.0 p2+p1   80 x[0]
        pxor mm0, mm6                                   ;  1262.0 p1      30 x
        pxor mm6, mm4                                   ;  1260.0 p1      30 x
        pxor mm2, mm3                                   ;  1266.0 p1      30 x
        pand mm4, mm2                                   ;  1268.0 p1      30 x
        pxor mm0, mm4                                   ;  1270.0 p1      30 x
        pxor mm1, mm6                                   ;  1264.0 p1      30 x
        pxor mm6, mm4                                   ;  1270.0 p1      48 x[1]
        pand mm4, mm0                                   ;  1272.0 p1      30 x
        pxor mm4, mm2                                   ;  1274.0 p1      30 x
        pxor mm2, mm1                                   ;  1268.0 p1      30 x
        pand mm1, mm0                                   ;  1272.0 p1      30 x
        pxor mm2, mm1                                   ;  1274.0 p1      30 x
        pxor mm1, mm4                                   ;  1276.0 p1      30 x
        pshufw mm3, mm2, 0xe4                           ;  1276.0 p1      47 x[2] copy
        psrld mm2, 0x1d                                 ;  1276.0 p1      47 x[2]
        pxor mm6, mm4                                   ;  1276.0 p1      48 x[1]
        pslld mm3, 3                                    ;  1278.0 p1      47 x[2]
        pxor mm2, mm3                                   ;  1280.0 p1      47 x[2]
        pshufw mm3, mm1, 0xe4                           ;  1278.0 p1      46 x[0] copy
        pslld mm3, 0xd                                  ;  1280.0 p1      46 x[0]
        psrld mm1, 0x13                                 ;  1278.0 p1      46 x[0]
        pxor mm1, mm3                                   ;  1282.0 p1      46 x[0]
        pxor mm0, mm2                                   ;  1282.0 p1      49 x[3]
        pxor mm6, mm2                                   ;  1282.0 p1      48 x[1]
        pxor mm6, mm1                                   ;  1284.0 p1      48 x[1]
        pshufw mm3, mm1, 0xe4                           ;  1284.0 p1      49 x[3] copy
        pslld mm3, 3                                    ;  1286.0 p1      49 x[3]
        pxor mm0, mm3                                   ;  1288.0 p1      49 x[3]
        pshufw mm3, mm6, 0xe4                           ;  1286.0 p1      50 x[1] copy
        pslld mm3, 1                                    ;  1288.0 p1      50 x[1]
        psrld mm6, 0x1f                                 ;  1286.0 p1      50 x[1]
        pxor mm6, mm3                                   ;  1290.0 p1      50 x[1]
        pshufw mm3, mm0, 0xe4                           ;  1290.0 p1      51 x[3] copy
        psrld mm0, 0x19                                 ;  1290.0 p1      51 x[3]
        pslld mm3, 7                                    ;  1292.0 p1      51 x[3]
        pxor mm0, mm3                                   ;  1294.0 p1      51 x[3]
        pxor mm2, mm0                                   ;  1296.0 p1      53 x[2]
        pxor mm1, mm6                                   ;  1292.0 p1      52 x[0]
        pxor mm1, mm0                                   ;  1296.0 p1      52 x[0]
        pxor mm0, [ebp + 840]                           ;  1296.0 p2+p1   23 x
        pshufw mm3, mm6, 0xe4                           ;  1292.0 p1      53 x[2] copy
        pslld mm3, 7                                    ;  1294.0 p1      53 x[2]
        pxor mm2, mm3                                   ;  1298.0 p1      53 x[2]
        pshufw mm3, mm1, 0xe4                           ;  1298.0 p1      54 x[0] copy
        pxor mm6, [ebp + 832]                           ;  1292.0 p2+p1   80 x[1]
        pslld mm3, 5                                    ;  1300.0 p1      54 x[0]
        psrld mm1, 0x1b                                 ;  1298.0 p1      54 x[0]
        pxor mm1, mm3                                   ;  1302.0 p1      80 x[0]
        pshufw mm3, mm2, 0xe4                           ;  1300.0 p1      55 x[2] copy
        pslld mm3, 0x16                                 ;  1302.0 p1      55 x[2]
        psrld mm2, 0xa                                  ;  1300.0 p1      55 x[2]
        pxor mm1, [ebp + 824]                           ;  1304.0 p2+p1   80 x[0]
        pxor mm0, mm1                                   ;  1306.0 p1      23 x
        pxor mm2, mm3                                   ;  1304.0 p1      80 x[2]
        movq mm3, mm6                                   ;  1294.0 p0      23 x copy
        pand mm6, mm0                                   ;  1308.0 p1      23 x
        pxor mm6, mm1                                   ;  1310.0 p1      23 x
        pxor mm2, [ebp + 216]                           ;  1306.0 p2+p1   80 x[2]
        por mm1, mm0                                    ;  1308.0 p1      23 x
        pxor mm3, mm2                                   ;  1308.0 p1      23 x
        pxor mm1, mm3                                   ;  1310.0 p1      23 x
        pxor mm0, mm2                                   ;  1308.0 p1      23 x
        pand mm2, mm6                                   ;  1312.0 p1      23 x
        pxor mm2, mm3                                   ;  1314.0 p1      23 x
        pand mm3, mm6                                   ;  1312.0 p1      23 x
        pxor mm6, mm0                                   ;  1312.0 p1      23 x
        pand mm0, mm1                                   ;  1312.0 p1      23 x
        por mm0, mm3                                    ;  1314.0 p1      23 x
        movq mm3, mm0                                   ;  1316.0 p0      46 x[0] copy
        pslld mm3, 0xd                                  ;  1323.0 p1      46 x[0]
        pxor mm2, mm6                                   ;  1316.0 p1      23 x
        pxor mm6, mm0                                   ;  1316.0 p1      48 x[1]
        psrld mm0, 0x13                                 ;  1316.0 p1      46 x[0]
        pxor mm0, mm3                                   ;  1325.0 p1      46 x[0]
        movq mm3, mm2                                   ;  1318.0 p0      47 x[2] copy
        psrld mm2, 0x1d                                 ;  1318.0 p1      47 x[2]
        pslld mm3, 3                                    ;  1325.0 p1      47 x[2]
        pxor mm2, mm3                                   ;  1327.0 p1      47 x[2]
        movq mm3, mm0                                   ;  1327.0 p0      49 x[3] copy
        pxor mm1, mm2                                   ;  1329.0 p1      49 x[3]
        pxor mm6, mm0                                   ;  1327.0 p1      48 x[1]
        pslld mm3, 3                                    ;  1334.0 p1      49 x[3]
        pxor mm1, mm3                                   ;  1336.0 p1      49 x[3]
        pxor mm6, mm2                                   ;  1329.0 p1      48 x[1]
        movq mm3, mm6                                   ;  1331.0 p0      50 x[1] copy
        pslld mm3, 1                                    ;  1338.0 p1      50 x[1]
        psrld mm6, 0x1f                                 ;  1331.0 p1      50 x[1]
        pxor mm6, mm3                                   ;  1340.0 p1      50 x[1]
        movq mm3, mm1                                   ;  1338.0 p0      51 x[3] copy
        psrld mm1, 0x19                                 ;  1338.0 p1      51 x[3]
        pslld mm3, 7                                    ;  1345.0 p1      51 x[3]
        pxor mm1, mm3                                   ;  1347.0 p1      51 x[3]
        movq mm3, mm6                                   ;  1342.0 p0      53 x[2] copy
        pxor mm2, mm1                                   ;  1349.0 p1      53 x[2]
        pslld mm3, 7                                    ;  1349.0 p1      53 x[2]
        pxor mm2, mm3                                   ;  1351.0 p1      53 x[2]
        pxor mm0, mm6                                   ;  1342.0 p1      52 x[0]
        pxor mm6, [ebp + 848]                           ;  1342.0 p2+p1   80 x[1]
        pxor mm0, mm1                                   ;  1349.0 p1      52 x[0]
        movq mm3, mm0                                   ;  1351.0 p0      54 x[0] copy
        psrld mm0, 0x1b                                 ;  1351.0 p1      54 x[0]
        pxor mm1, [ebp + 240]                           ;  1349.0 p2+p1   80 x[3]
        pslld mm3, 5                                    ;  1358.0 p1      54 x[0]
        pxor mm0, mm3                                   ;  1360.0 p1      80 x[0]
        pxor mm0, [ebp + 224]                           ;  1362.0 p2+p1   80 x[0]
        movq mm3, mm2                                   ;  1353.0 p0      55 x[2] copy
        pslld mm3, 0x16                                 ;  1360.0 p1      55 x[2]
        psrld mm2, 0xa                                  ;  1353.0 p1      55 x[2]
        pxor mm2, mm3                                   ;  1362.0 p1      80 x[2]
        movq mm3, mm6                                   ;  1344.0 p0      24 x copy
        pand mm3, mm0                                   ;  1364.0 p1      24 x
        pxor mm2, [ebp + 232]                           ;  1364.0 p2+p1   80 x[2]
        pxor mm0, mm1                                   ;  1364.0 p1      24 x
        por mm0, mm6                                    ;  1366.0 p1      24 x
        pxor mm6, mm1                                   ;  1351.0 p1      24 x
        pxor mm6, mm2                                   ;  1366.0 p1      24 x
        pxor mm0, mm5                                   ;  1368.0 p1      24 x
        por mm2, mm3                                    ;  1366.0 p1      24 x
        pxor mm3, mm6                                   ;  1368.0 p1      24 x
        pxor mm1, mm3                                   ;  1370.0 p1      24 x
        pand mm6, mm2                                   ;  1368.0 p1      24 x
        por mm6, mm0                                    ;  1370.0 p1      24 x
        pxor mm0, mm1                                   ;  1372.0 p1      24 x
        pand mm1, mm6                                   ;  1372.0 p1      24 x
        pxor mm1, mm0                                   ;  1374.0 p1      24 x
        pxor mm2, mm3                                   ;  1370.0 p1      24 x
        por mm2, mm6                                    ;  1372.0 p1      24 x
        pxor mm2, mm0                                   ;  1374.0 p1      48 x[1]
        movq mm0, mm3                                   ;  1370.0 p0      47 x[2] copy
        pslld mm0, 3                                    ;  1377.0 p1      47 x[2]
        psrld mm3, 0x1d                                 ;  1370.0 p1      47 x[2]
        pxor mm3, mm0                                   ;  1379.0 p1      47 x[2]
        movq mm0, mm1                                   ;  1376.0 p0      46 x[0] copy
        psrld mm1, 0x13                                 ;  1376.0 p1      46 x[0]
        pxor mm2, mm3                                   ;  1381.0 p1      48 x[1]
        pslld mm0, 0xd                                  ;  1383.0 p1      46 x[0]
        pxor mm1, mm0                                   ;  1385.0 p1      46 x[0]
        movq mm0, mm1                                   ;  1387.0 p0      49 x[3] copy
        pxor mm6, mm3                                   ;  1381.0 p1      49 x[3]
        pslld mm0, 3                                    ;  1394.0 p1      49 x[3]
        pxor mm6, mm0                                   ;  1396.0 p1      49 x[3]
        pxor mm2, mm1                                   ;  1387.0 p1      48 x[1]
        movq mm0, mm2                                   ;  1389.0 p0      50 x[1] copy
        pslld mm0, 1                                    ;  1396.0 p1      50 x[1]
        psrld mm2, 0x1f                                 ;  1389.0 p1      50 x[1]
        pxor mm2, mm0                                   ;  1398.0 p1      50 x[1]
        movq mm0, mm6                                   ;  1398.0 p0      51 x[3] copy
        pslld mm0, 7                                    ;  1405.0 p1      51 x[3]
        psrld mm6, 0x19                                 ;  1398.0 p1      51 x[3]
        pxor mm6, mm0                                   ;  1407.0 p1      51 x[3]
        pxor mm3, mm6                                   ;  1409.0 p1      53 x[2]
        pxor mm1, mm2                                   ;  1400.0 p1      52 x[0]
        movq mm0, mm2                                   ;  1400.0 p0      53 x[2] copy
        pslld mm0, 7                                    ;  1407.0 p1      53 x[2]
        pxor mm1, mm6                                   ;  1409.0 p1      52 x[0]
        pxor mm3, mm0                                   ;  1411.0 p1      53 x[2]
        movq mm0, mm1                                   ;  1411.0 p0      54 x[0] copy
        psrld mm1, 0x1b                                 ;  1411.0 p1      54 x[0]
        pxor mm1, [ebp + 856]                           ;  1413.0 p2+p1   80 x[0]
        pxor mm6, [ebp + 880]                           ;  1409.0 p2+p1   80 x[3]
        pxor mm2, [ebp + 864]                           ;  1400.0 p2+p1   80 x[1]
        pslld mm0, 5                                    ;  1418.0 p1      54 x[0]
        pxor mm1, mm0                                   ;  1420.0 p1      80 x[0]
        movq mm0, mm3                                   ;  1413.0 p0      55 x[2] copy
        psrld mm3, 0xa                                  ;  1413.0 p1      55 x[2]
        pslld mm0, 0x16                                 ;  1420.0 p1      55 x[2]
        pxor mm3, [ebp + 872]                           ;  1415.0 p2+p1   80 x[2]
        pxor mm3, mm0                                   ;  1422.0 p1      80 x[2]
        movq mm0, mm2                                   ;  1402.0 p0      25 x copy
        pxor mm0, mm3                                   ;  1424.0 p1      25 x
        pand mm3, mm1                                   ;  1424.0 p1      25 x
        pxor mm3, mm6                                   ;  1426.0 p1      25 x
        pxor mm0, mm1                                   ;  1426.0 p1      25 x
        por mm6, mm1                                    ;  1422.0 p1      25 x
        pxor mm6, mm2                                   ;  1424.0 p1      25 x
        pand mm2, mm3                                   ;  1428.0 p1      25 x
        pxor mm3, mm0                                   ;  1428.0 p1      25 x
        pxor mm1, mm3                                   ;  1430.0 p1      25 x
        pxor mm2, mm0                                   ;  1430.0 p1      25 x
        por mm0, mm6                                    ;  1428.0 p1      25 x
        pxor mm0, mm3                                   ;  1430.0 p1      25 x
        movq mm3, mm1                                   ;  1432.0 p0      46 x[0] copy
        pslld mm3, 0xd                                  ;  1439.0 p1      46 x[0]
        psrld mm1, 0x13                                 ;  1432.0 p1      46 x[0]
        pxor mm1, mm3                                   ;  1441.0 p1      46 x[0]
        pxor mm6, mm0                                   ;  1432.0 p1      25 x
        pxor mm0, mm2                                   ;  1432.0 p1      48 x[1]
        pxor mm0, mm1                                   ;  1443.0 p1      48 x[1]
        movq mm3, mm6                                   ;  1434.0 p0      47 x[2] copy
        psrld mm6, 0x1d                                 ;  1434.0 p1      47 x[2]
        pslld mm3, 3                                    ;  1441.0 p1      47 x[2]
        pxor mm6, mm3                                   ;  1443.0 p1      47 x[2]
        movq mm3, mm1                                   ;  1443.0 p0      49 x[3] copy
        pslld mm3, 3                                    ;  1450.0 p1      49 x[3]
        pxor mm2, mm6                                   ;  1445.0 p1      49 x[3]
        pxor mm2, mm3                                   ;  1452.0 p1      49 x[3]
        pxor mm0, mm6                                   ;  1445.0 p1      48 x[1]
        movq mm3, mm0                                   ;  1447.0 p0      50 x[1] copy
        psrld mm0, 0x1f                                 ;  1447.0 p1      50 x[1]
        pslld mm3, 1                                    ;  1454.0 p1      50 x[1]
        pxor mm0, mm3                                   ;  1456.0 p1      50 x[1]
        movq mm3, mm2                                   ;  1454.0 p0      51 x[3] copy
        psrld mm2, 0x19                                 ;  1454.0 p1      51 x[3]
        pslld mm3, 7                                    ;  1461.0 p1      51 x[3]
        pxor mm2, mm3                                   ;  1463.0 p1      51 x[3]
        movq mm3, mm0                                   ;  1458.0 p0      53 x[2] copy
        pslld mm3, 7                                    ;  1465.0 p1      53 x[2]
        pxor mm6, mm2                                   ;  1465.0 p1      53 x[2]
        pxor mm1, mm0                                   ;  1458.0 p1      52 x[0]
        pxor mm6, mm3                                   ;  1467.0 p1      53 x[2]
        pxor mm1, mm2                                   ;  1465.0 p1      52 x[0]
        pxor mm0, [ebp + 888]                           ;  1458.0 p2+p1   80 x[1]
        pxor mm2, [ebp + 256]                           ;  1465.0 p2+p1   80 x[3]
        movq mm3, mm1                                   ;  1467.0 p0      54 x[0] copy
        pslld mm3, 5                                    ;  1474.0 p1      54 x[0]
        psrld mm1, 0x1b                                 ;  1467.0 p1      54 x[0]
        pxor mm1, [ebp + 248]                           ;  1469.0 p2+p1   80 x[0]
        pxor mm1, mm3                                   ;  1476.0 p1      80 x[0]
        pshufw mm3, mm6, 0xe4                           ;  1469.0 p1      55 x[2] copy
        psrld mm6, 0xa                                  ;  1469.0 p1      55 x[2]
        pxor mm6, [ebp + 896]                           ;  1471.0 p2+p1   80 x[2]
        pslld mm3, 0x16                                 ;  1471.0 p1      55 x[2]
        pxor mm6, mm3                                   ;  1473.0 p1      80 x[2]
        pshufw mm3, mm0, 0xe4                           ;  1460.0 p1      26 x copy
        pxor mm0, mm2                                   ;  1467.0 p1      26 x
        pand mm3, mm1                                   ;  1478.0 p1      26 x
        por mm2, mm1                                    ;  1478.0 p1      26 x
        pxor mm1, mm6                                   ;  1478.0 p1      26 x
        pand mm6, mm2                                   ;  1480.0 p1      26 x
        pxor mm2, mm3                                   ;  1480.0 p1      26 x
        por mm1, mm3                                    ;  1480.0 p1      26 x
        pxor mm1, mm0                                   ;  1482.0 p1      26 x
        por mm0, mm3                                    ;  1480.0 p1      26 x
        por mm3, mm6                                    ;  1482.0 p1      26 x
        pxor mm0, mm6                                   ;  1482.0 p1      26 x
        por mm6, mm2                                    ;  1482.0 p1      26 x
        por mm2, mm0                                    ;  1484.0 p1      26 x
        pxor mm6, mm1                                   ;  1484.0 p1      26 x
        pand mm1, mm0                                   ;  1484.0 p1      26 x
        pxor mm1, mm2                                   ;  1486.0 p1      26 x
        movq mm4, mm1                                   ;  1488.0 p0      46 x[0] copy
        pslld mm4, 0xd                                  ;  1495.0 p1      46 x[0]
        pxor mm3, mm6                                   ;  1486.0 p1      49 x[3]
        psrld mm1, 0x13                                 ;  1488.0 p1      46 x[0]
        pxor mm2, mm6                                   ;  1486.0 p1      26 x
        pxor mm1, mm4                                   ;  1497.0 p1      46 x[0]
        movq mm4, mm2                                   ;  1488.0 p0      47 x[2] copy
        psrld mm2, 0x1d                                 ;  1488.0 p1      47 x[2]
        pxor mm0, mm1                                   ;  1499.0 p1      48 x[1]
        pslld mm4, 3                                    ;  1495.0 p1      47 x[2]
        pxor mm2, mm4                                   ;  1497.0 p1      47 x[2]
        movq mm4, mm1                                   ;  1499.0 p0      49 x[3] copy
        pxor mm3, mm2                                   ;  1499.0 p1      49 x[3]
        pslld mm4, 3                                    ;  1506.0 p1      49 x[3]
        pxor mm3, mm4                                   ;  1508.0 p1      49 x[3]
        pxor mm0, mm2                                   ;  1501.0 p1      48 x[1]
        movq mm4, mm0                                   ;  1503.0 p0      50 x[1] copy
        psrld mm0, 0x1f                                 ;  1503.0 p1      50 x[1]
        pslld mm4, 1                                    ;  1510.0 p1      50 x[1]
        pxor mm0, mm4                                   ;  1512.0 p1      50 x[1]
        pshufw mm4, mm3, 0xe4                           ;  1510.0 p1      51 x[3] copy
        psrld mm3, 0x19                                 ;  1510.0 p1      51 x[3]
        pslld mm4, 7                                    ;  1512.0 p1      51 x[3]
        pxor mm3, mm4                                   ;  1514.0 p1      51 x[3]
        pshufw mm4, mm0, 0xe4                           ;  1514.0 p1      53 x[2] copy
        pslld mm4, 7                                    ;  1516.0 p1      53 x[2]
        pxor mm2, mm3                                   ;  1516.0 p1      53 x[2]
        pxor mm2, mm4                                   ;  1518.0 p1      53 x[2]
        pxor mm1, mm0                                   ;  1514.0 p1      52 x[0]
        pxor mm1, mm3                                   ;  1516.0 p1      52 x[0]
        pshufw mm4, mm1, 0xe4                           ;  1518.0 p1      54 x[0] copy
        psrld mm1, 0x1b                                 ;  1518.0 p1      54 x[0]
        pxor mm1, [ebp + 904]                           ;  1520.0 p2+p1   80 x[0]
        pslld mm4, 5                                    ;  1520.0 p1      54 x[0]
        pxor mm0, [ebp + 912]                           ;  1514.0 p2+p1   80 x[1]
        pxor mm3, [ebp + 920]                           ;  1516.0 p2+p1   80 x[3]
        pxor mm1, mm4                                   ;  1522.0 p1      80 x[0]
        pshufw mm4, mm2, 0xe4                           ;  1520.0 p1      55 x[2] copy
        pslld mm4, 0x16                                 ;  1522.0 p1      55 x[2]
        psrld mm2, 0xa                                  ;  1520.0 p1      55 x[2]
        pxor mm2, [ebp + 264]                           ;  1522.0 p2+p1   80 x[2]
        pxor mm2, mm4                                   ;  1524.0 p1      80 x[2]
        pshufw mm4, mm3, 0xe4                           ;  1518.0 p1      27 x copy
        pxor mm4, mm1                                   ;  1524.0 p1      27 x
        pxor mm3, mm2                                   ;  1526.0 p1      27 x
        pxor mm1, mm0                                   ;  1524.0 p1      27 x
        por mm2, mm4                                    ;  1526.0 p1      27 x
        pand mm1, mm4                                   ;  1526.0 p1      27 x
        pxor mm1, mm3                                   ;  1528.0 p1      27 x
        pand mm3, mm2                                   ;  1528.0 p1      27 x
        pxor mm2, mm0                                   ;  1528.0 p1      27 x
        pxor mm2, mm3                                   ;  1530.0 p1      27 x
        pand mm3, mm1                                   ;  1530.0 p1      27 x
        por mm2, mm3                                    ;  1532.0 p1      27 x
        pxor mm3, mm4                                   ;  1532.0 p1      27 x
        pxor mm2, mm3                                   ;  1534.0 p1      48 x[1]
        pxor mm3, mm0                                   ;  1534.0 p1      27 x
        pand mm0, mm1                                   ;  1530.0 p1      27 x
        pxor mm4, mm0                                   ;  1532.0 p1      49 x[3]
        movq mm0, mm1                                   ;  1530.0 p0      46 x[0] copy
        psrld mm1, 0x13                                 ;  1530.0 p1      46 x[0]
        pslld mm0, 0xd                                  ;  1537.0 p1      46 x[0]
        pxor mm1, mm0                                   ;  1539.0 p1      46 x[0]
        pshufw mm0, mm3, 0xe4                           ;  1536.0 p1      47 x[2] copy
        pslld mm0, 3                                    ;  1538.0 p1      47 x[2]
        psrld mm3, 0x1d                                 ;  1536.0 p1      47 x[2]
        pxor mm2, mm1                                   ;  1541.0 p1      48 x[1]
        pxor mm3, mm0                                   ;  1540.0 p1      47 x[2]
        pshufw mm0, mm1, 0xe4                           ;  1541.0 p1      49 x[3] copy
        pxor mm2, mm3                                   ;  1543.0 p1      48 x[1]
        pslld mm0, 3                                    ;  1543.0 p1      49 x[3]
        pxor mm4, mm3                                   ;  1542.0 p1      49 x[3]
        pxor mm4, mm0                                   ;  1545.0 p1      49 x[3]
        pshufw mm0, mm2, 0xe4                           ;  1545.0 p1      50 x[1] copy
        psrld mm2, 0x1f                                 ;  1545.0 p1      50 x[1]
        pslld mm0, 1                                    ;  1547.0 p1      50 x[1]
        pxor mm2, mm0                                   ;  1549.0 p1      50 x[1]
        pshufw mm0, mm4, 0xe4                           ;  1547.0 p1      51 x[3] copy
        psrld mm4, 0x19                                 ;  1547.0 p1      51 x[3]
        pslld mm0, 7                                    ;  1549.0 p1      51 x[3]
        pxor mm4, mm0                                   ;  1551.0 p1      51 x[3]
        pxor mm1, mm2                                   ;  1551.0 p1      52 x[0]
        pshufw mm0, mm2, 0xe4                           ;  1551.0 p1      53 x[2] copy
        pxor mm1, mm4                                   ;  1553.0 p1      52 x[0]
        pxor mm3, mm4                                   ;  1553.0 p1      53 x[2]
        pslld mm0, 7                                    ;  1553.0 p1      53 x[2]
        pxor mm3, mm0                                   ;  1555.0 p1      53 x[2]
        pshufw mm0, mm1, 0xe4                           ;  1555.0 p1      54 x[0] copy
        psrld mm1, 0x1b                                 ;  1555.0 p1      54 x[0]
        pxor mm1, [ebp + 272]                           ;  1557.0 p2+p1   80 x[0]
        pslld mm0, 5                                    ;  1557.0 p1      54 x[0]
        pxor mm1, mm0                                   ;  1559.0 p1      80 x[0]
        pshufw mm0, mm3, 0xe4                           ;  1557.0 p1      55 x[2] copy
        pslld mm0, 0x16                                 ;  1559.0 p1      55 x[2]
        pxor mm2, [ebp + 928]                           ;  1551.0 p2+p1   80 x[1]
        psrld mm3, 0xa                                  ;  1557.0 p1      55 x[2]
        pxor mm3, [ebp + 936]                           ;  1559.0 p2+p1   28 x
        pxor mm3, mm0                                   ;  1561.0 p1      28 x
        pshufw mm0, mm2, 0xe4                           ;  1553.0 p1      28 x copy
        por mm0, mm1                                    ;  1561.0 p1      28 x
        pxor mm4, [ebp + 944]                           ;  1553.0 p2+p1   80 x[3]
        pxor mm3, mm1                                   ;  1563.0 p1      28 x
        pxor mm0, mm3                                   ;  1565.0 p1      28 x
        pand mm3, mm1                                   ;  1565.0 p1      28 x
        pxor mm2, mm4                                   ;  1555.0 p1      28 x
        pxor mm2, mm1                                   ;  1561.0 p1      28 x
        pand mm3, mm2                                   ;  1567.0 p1      28 x
        pxor mm3, mm4                                   ;  1569.0 p1      28 x
        por mm4, mm2                                    ;  1563.0 p1      28 x
        pxor mm4, mm0                                   ;  1567.0 p1      28 x
        pxor mm1, mm0                                   ;  1567.0 p1      28 x
        pand mm0, mm3                                   ;  1571.0 p1      28 x
        pxor mm3, mm1                                   ;  1571.0 p1      49 x[3]
        pand mm1, mm4                                   ;  1569.0 p1      28 x
        pxor mm1, mm2                                   ;  1571.0 p1      28 x
        pxor mm2, mm0                                   ;  1573.0 p1      48 x[1]
        movq mm0, mm4                                   ;  1569.0 p0      46 x[0] copy
        psrld mm4, 0x13                                 ;  1569.0 p1      46 x[0]
        pslld mm0, 0xd                                  ;  1576.0 p1      46 x[0]
        pxor mm4, mm0                                   ;  1578.0 p1      46 x[0]
        pshufw mm0, mm1, 0xe4                           ;  1573.0 p1      47 x[2] copy
        pslld mm0, 3                                    ;  1575.0 p1      47 x[2]
        psrld mm1, 0x1d                                 ;  1573.0 p1      47 x[2]
        pxor mm1, mm0                                   ;  1577.0 p1      47 x[2]
        pshufw mm0, mm4, 0xe4                           ;  1580.0 p1      49 x[3] copy
        pslld mm0, 3                                    ;  1582.0 p1      49 x[3]
        pxor mm2, mm4                                   ;  1580.0 p1      48 x[1]
        pxor mm2, mm1                                   ;  1582.0 p1      48 x[1]
        pxor mm3, mm1                                   ;  1579.0 p1      49 x[3]
        pxor mm3, mm0                                   ;  1584.0 p1      49 x[3]
        pshufw mm0, mm2, 0xe4                           ;  1584.0 p1      50 x[1] copy
        pslld mm0, 1                                    ;  1586.0 p1      50 x[1]
        psrld mm2, 0x1f                                 ;  1584.0 p1      50 x[1]
        pxor mm2, mm0                                   ;  1588.0 p1      50 x[1]
        pshufw mm0, mm3, 0xe4                           ;  1586.0 p1      51 x[3] copy
        pslld mm0, 7                                    ;  1588.0 p1      51 x[3]
        pxor mm4, mm2                                   ;  1590.0 p1      52 x[0]
        psrld mm3, 0x19                                 ;  1586.0 p1      51 x[3]
        pxor mm3, mm0                                   ;  1590.0 p1      51 x[3]
        pxor mm1, mm3                                   ;  1592.0 p1      53 x[2]
        pshufw mm0, mm2, 0xe4                           ;  1590.0 p1      53 x[2] copy
        pxor mm4, mm3                                   ;  1592.0 p1      52 x[0]
        pxor mm3, [ebp + 968]                           ;  1592.0 p2+p1   80 x[3]
        pslld mm0, 7                                    ;  1592.0 p1      53 x[2]
        pxor mm1, mm0                                   ;  1594.0 p1      53 x[2]
        pshufw mm0, mm4, 0xe4                           ;  1594.0 p1      54 x[0] copy
        movq mm5, mm3                                   ;  1594.0 p0      29 x copy
        psrld mm4, 0x1b                                 ;  1594.0 p1      54 x[0]
        pxor mm2, [ebp + 280]                           ;  1590.0 p2+p1   80 x[1]
        pslld mm0, 5                                    ;  1596.0 p1      54 x[0]
        pxor mm4, [ebp + 952]                           ;  1596.0 p2+p1   80 x[0]
        pxor mm4, mm0                                   ;  1598.0 p1      80 x[0]
        movq mm0, mm1                                   ;  1596.0 p0      55 x[2] copy
        psrld mm1, 0xa                                  ;  1596.0 p1      55 x[2]
        pslld mm0, 0x16                                 ;  1603.0 p1      55 x[2]
        pxor mm1, [ebp + 960]                           ;  1598.0 p2+p1   80 x[2]
        pxor mm1, mm0                                   ;  1605.0 p1      80 x[2]
        movq mm0, mm2                                   ;  1592.0 p0      29 x copy
        pxor mm0, mm1                                   ;  1607.0 p1      29 x
        pand mm5, mm4                                   ;  1601.0 p1      29 x
        pxor mm5, mm0                                   ;  1609.0 p1      29 x
        pxor mm1, mm3                                   ;  1607.0 p1      29 x
        pxor mm3, mm4                                   ;  1600.0 p1      29 x
        pand mm2, mm3                                   ;  1602.0 p1      29 x
        pxor mm2, mm0                                   ;  1609.0 p1      29 x
        por mm0, mm3                                    ;  1609.0 p1      29 x
        pxor mm3, mm5                                   ;  1611.0 p1      29 x
        pxor mm0, mm1                                   ;  1611.0 p1      29 x
        pand mm1, mm2                                   ;  1611.0 p1      29 x
        pxor mm1, mm3                                   ;  1613.0 p1      29 x
        pxor mm2, mm5                                   ;  1611.0 p1      29 x
        pand mm2, mm0                                   ;  1613.0 p1      29 x
        pxor mm3, mm2                                   ;  1615.0 p1      49 x[3]
        movq mm2, mm1                                   ;  1615.0 p0      46 x[0] copy
        pxor mm0, mm1                                   ;  1615.0 p1      29 x
        psrld mm1, 0x13                                 ;  1615.0 p1      46 x[0]
        pslld mm2, 0xd                                  ;  1622.0 p1      46 x[0]
        pxor mm1, mm2                                   ;  1624.0 p1      46 x[0]
        movq mm2, mm0                                   ;  1617.0 p0      47 x[2] copy
        pslld mm2, 3                                    ;  1624.0 p1      47 x[2]
        psrld mm0, 0x1d                                 ;  1617.0 p1      47 x[2]
        pxor mm0, mm2                                   ;  1626.0 p1      47 x[2]
        pxor mm5, mm1                                   ;  1626.0 p1      48 x[1]
        pxor mm5, mm0                                   ;  1628.0 p1      48 x[1]
        movq mm2, mm1                                   ;  1626.0 p0      49 x[3] copy
        pslld mm2, 3                                    ;  1633.0 p1      49 x[3]
        pxor mm3, mm0                                   ;  1628.0 p1      49 x[3]
        pxor mm3, mm2                                   ;  1635.0 p1      49 x[3]
        movq mm2, mm5                                   ;  1630.0 p0      50 x[1] copy
        psrld mm5, 0x1f                                 ;  1630.0 p1      50 x[1]
        pslld mm2, 1                                    ;  1637.0 p1      50 x[1]
        pxor mm5, mm2                                   ;  1639.0 p1      50 x[1]
        movq mm2, mm3                                   ;  1637.0 p0      51 x[3] copy
        psrld mm3, 0x19                                 ;  1637.0 p1      51 x[3]
        pslld mm2, 7                                    ;  1644.0 p1      51 x[3]
        pxor mm3, mm2                                   ;  1646.0 p1      51 x[3]
        movq mm2, mm5                                   ;  1641.0 p0      53 x[2] copy
        pxor mm1, mm5                                   ;  1641.0 p1      52 x[0]
        pxor mm1, mm3                                   ;  1648.0 p1      52 x[0]
        pslld mm2, 7                                    ;  1648.0 p1      53 x[2]
        pxor mm0, mm3                                   ;  1648.0 p1      53 x[2]
        pxor mm0, mm2                                   ;  1650.0 p1      53 x[2]
        movq mm2, mm1                                   ;  1650.0 p0      54 x[0] copy
        pxor mm5, [ebp + 296]                           ;  1641.0 p2+p1   80 x[1]
        pslld mm2, 5                                    ;  1657.0 p1      54 x[0]
        psrld mm1, 0x1b                                 ;  1650.0 p1      54 x[0]
        pxor mm3, [ebp + 976]                           ;  1648.0 p2+p1   80 x[3]
        pxor mm1, [ebp + 288]                           ;  1652.0 p2+p1   80 x[0]
        pxor mm1, mm2                                   ;  1659.0 p1      80 x[0]
        movq mm2, mm0                                   ;  1652.0 p0      55 x[2] copy
        pslld mm2, 0x16                                 ;  1659.0 p1      55 x[2]
        psrld mm0, 0xa                                  ;  1652.0 p1      55 x[2]
        pxor mm0, [ebp + 304]                           ;  1654.0 p2+p1   80 x[2]
        pxor mm0, mm2                                   ;  1661.0 p1      80 x[2]
        movq mm2, mm5                                   ;  1643.0 p0      30 x copy
        por mm2, mm0                                    ;  1663.0 p1      30 x
        pxor mm2, mm3                                   ;  1665.0 p1      30 x
        pand mm3, mm0                                   ;  1663.0 p1      30 x
        pxor mm0, mm5                                   ;  1663.0 p1      30 x
        pxor mm5, mm1                                   ;  1661.0 p1      30 x
        pxor mm3, mm5                                   ;  1665.0 p1      30 x
        pand mm1, mm2                                   ;  1667.0 p1      30 x
        add esi, 0x20                                   ;  1567.7 p0      76 blocks
        pxor mm5, [ebp + 312]                           ;  1663.0 p2+p1   84 dst
        pxor mm5, mm1                                   ;  1669.0 p1      84 dst
        pxor mm0, mm1                                   ;  1669.0 p1      30 x
        pand mm1, mm0                                   ;  1671.0 p1      30 x
        pxor mm1, mm2                                   ;  1673.0 p1      30 x
        pxor mm5, mm1                                   ;  1675.0 p1      84 dst
        pxor mm1, [ebp + 984]                           ;  1675.0 p2+p1   84 dst
        pxor mm2, [ebp + 320]                           ;  1667.0 p2+p1   84 dst
        pxor mm2, mm3                                   ;  1669.0 p1      84 dst
        movd [edi + 4], mm5                             ;  1677.0 p0+p1+p3   84 dst
        pand mm3, mm0                                   ;  1671.0 p1      30 x
        pxor mm1, mm3                                   ;  1677.0 p1      84 dst
        movd [edi], mm1                                 ;  1679.0 p0+p1+p3   84 dst
        pshufw mm1, mm1, 0xee                           ;  1679.0 p1      84 dst
        pxor mm2, mm3                                   ;  1673.0 p1      84 dst
        movd [edi + 8], mm2                             ;  1675.0 p0+p1+p3   84 dst
        movd [edi + 16], mm1                            ;  1681.0 p0+p1+p3   84 dst
        pshufw mm1, mm5, 0xee                           ;  1677.0 p1      84 dst
        movd [edi + 20], mm1                            ;  1679.0 p0+p1+p3   84 dst
        pshufw mm1, mm2, 0xee                           ;  1675.0 p1      84 dst
        movd [edi + 24], mm1                            ;  1677.0 p0+p1+p3   84 dst
        pxor mm0, [ebp + 328]                           ;  1671.0 p2+p1   84 dst
        movd [edi + 12], mm0                            ;  1673.0 p0+p1+p3   84 dst
        pshufw mm0, mm0, 0xee                           ;  1673.0 p1      84 dst
        movd [edi + 28], mm0                            ;  1675.0 p0+p1+p3   84 dst
        add edi, 0x20                                   ;  1595.3 p0      76 blocks
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
