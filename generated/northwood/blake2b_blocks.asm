; blake2b_blocks for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/blake2b.cw (sha256 3d4319717cdf9e1b); do not edit:
;   ./cw build blake2b_blocks --cpu northwood
;
; void blake2b_blocks(void *h, const void *m, const void *t, const void *f, uint32_t n);   cdecl
;   h: 64 bytes, read and written, secret, no alignment needed
;   m: 128 bytes a block, read, secret, no alignment needed
;   t: 16 bytes a block, read, public, no alignment needed
;   f: 8 bytes a block, read, public, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Changes mm0 to mm7; the x87 state is empty afterwards (emms).
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 192 bytes, 25 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 30 uops, planned 23.0; bounds: width 10.0, ports 18.0, path 7.0
;   blocks: 3026 uops, planned 1760.7; bounds: width 1008.7, ports 1753.0, path 679.0
;   body.2: 25 uops, planned 23.0; bounds: width 8.3, ports 16.0, path 0.0
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
%fatal "blake2b_blocks is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_blake2b_blocks
$_blake2b_blocks:
%else
        global $blake2b_blocks
%endif
$blake2b_blocks:
        push ebx                                        ;                    preserved
        push esi                                        ;                    preserved
        push edi                                        ;                    preserved
        push ebp                                        ;                    preserved
        mov eax, esp                                    ;                    frame
        sub esp, 0xe0                                   ;                    frame
        and esp, 0xfffffff0                             ;                    frame
        lea ebx, [esp + 128]                            ;                    frame
        mov dword [ebx + 88], eax                       ;                    frame
        mov ecx, dword [eax + 20]                       ;                    frame
        mov dword [ebx + 64], ecx                       ;                    frame
        mov ecx, dword [eax + 36]                       ;                    frame
        mov dword [ebx + 68], ecx                       ;                    frame
        mov ecx, dword [eax + 24]                       ;                    frame
        mov dword [ebx + 72], ecx                       ;                    frame
        mov ecx, dword [eax + 28]                       ;                    frame
        mov dword [ebx + 80], ecx                       ;                    frame
        mov ecx, dword [eax + 32]                       ;                    frame
        mov dword [ebx + 84], ecx                       ;                    frame
        mov esi, dword [ebx + 64]                       ;     0.0 p2      48 h reload
        movq mm0, [esi]                                 ;     2.0 p2      48 h
        movq [ebx - 128], mm0                           ;     9.0 p0+p3   48 h
        movq mm0, [esi + 8]                             ;     2.0 p2      48 h
        movq [ebx - 120], mm0                           ;     9.0 p0+p3   48 h
        movq mm0, [esi + 16]                            ;     3.0 p2      48 h
        movq [ebx - 112], mm0                           ;    10.0 p0+p3   48 h
        movq mm0, [esi + 24]                            ;     4.0 p2      48 h
        movq [ebx - 104], mm0                           ;    11.0 p0+p3   48 h
        movq mm0, [esi + 32]                            ;     5.0 p2      48 h
        movq [ebx - 96], mm0                            ;    12.0 p0+p3   48 h
        movq mm0, [esi + 40]                            ;     6.0 p2      48 h
        movq [ebx - 88], mm0                            ;    13.0 p0+p3   48 h
        movq mm0, [esi + 48]                            ;     7.0 p2      48 h
        movq [ebx - 80], mm0                            ;    14.0 p0+p3   48 h
        movq mm0, [esi + 56]                            ;     8.0 p2      48 h
        movq [ebx - 72], mm0                            ;    15.0 p0+p3   48 h
        mov esi, dword [ebx + 68]                       ;     9.0 p2      48 h
        shl esi, 7                                      ;    11.0 p1      48 h
        add esi, dword [ebx + 72]                       ;    15.0 p2+p0   48 h
        mov dword [ebx + 76], esi                       ;    16.7 p0+p3   48 h
        cmp dword [ebx + 68], 0                         ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [ebx + 72]                       ;                    resident
        movq mm0, [ebx - 96]                            ;                    resident
        movq mm1, [ebx - 88]                            ;                    resident
        movq mm2, [ebx - 80]                            ;                    resident
        movq mm3, [ebx - 72]                            ;                    resident
        mov edi, dword [ebx + 80]                       ;                    resident
        movq mm4, [ebx - 128]                           ;                    resident
        align 16
.blocks_1:
        movq mm5, [esi]                                 ;     0.0 p2      60 v
        movq mm6, [esi + 8]                             ;     1.0 p2      60 v
        pshufw mm7, mm5, 0xe4                           ;     7.0 p1      34 v[0] copy
        paddq mm7, mm4                                  ;     9.0 p1      34 v[0]
        paddq mm7, mm0                                  ;    11.0 p1      34 v[0]
        movq [ebx - 64], mm4                            ;     1.7 p0+p3   51 v[0] spill
        pshufw mm4, mm7, 0xe4                           ;    13.0 p1      35 v[12] copy
        pxor mm4, [edi]                                 ;    15.0 p2+p1   35 v[12]
        pxor mm4, [blake2b_blocks.T0_constants64]       ;    17.0 p2+p1   35 v[12]
        pshufw mm4, mm4, 0x4e                           ;    19.0 p1      35 v[12]
        paddq mm7, mm6                                  ;    13.0 p1      38 v[0]
        pshufw mm5, mm4, 0xe4                           ;    21.0 p1      36 v[8] copy
        paddq mm5, [blake2b_blocks.T0_constants64 + 24] ;    23.0 p2+p1   36 v[8]
        pshufw mm6, mm5, 0xe4                           ;    25.0 p1      37 v[4] copy
        pxor mm6, mm0                                   ;    27.0 p1      37 v[4]
        movq [ebx - 56], mm0                            ;     6.3 p0+p3   51 v[4] spill
        pshufw mm0, mm6, 0xe4                           ;    29.0 p1      37 v[4] copy
        psllq mm0, 0x28                                 ;    31.0 p1      37 v[4]
        psrlq mm6, 0x18                                 ;    29.0 p1      37 v[4]
        pxor mm6, mm0                                   ;    33.0 p1      37 v[4]
        paddq mm7, mm6                                  ;    35.0 p1      38 v[0]
        pxor mm4, mm7                                   ;    37.0 p1      39 v[12]
        pshufw mm0, mm4, 0x39                           ;    39.0 p1      39 v[12]
        paddq mm5, mm0                                  ;    41.0 p1      40 v[8]
        pxor mm6, mm5                                   ;    43.0 p1      41 v[4]
        movq [ebx - 48], mm5                            ;    43.0 p0+p3   40 v[8] spill
        movq mm5, [esi + 24]                            ;    10.7 p2      60 v
        movq [ebx - 40], mm0                            ;    41.0 p0+p3   39 v[12] spill
        pshufw mm0, mm6, 0xe4                           ;    45.0 p1      41 v[4] copy
        psllq mm0, 1                                    ;    47.0 p1      41 v[4]
        psrlq mm6, 0x3f                                 ;    45.0 p1      41 v[4]
        pxor mm6, mm0                                   ;    49.0 p1      41 v[4]
        movq mm0, [esi + 16]                            ;    13.0 p2      34 v[1] copy
        paddq mm0, mm1                                  ;    25.7 p1      34 v[1]
        paddq mm0, [ebx - 120]                          ;    27.7 p2+p1   34 v[1]
        movq mm4, [edi + 8]                             ;    15.0 p2      35 v[13]
        pxor mm4, [blake2b_blocks.T0_constants64 + 8]   ;    27.7 p2+p1   35 v[13]
        pxor mm4, mm0                                   ;    29.7 p1      35 v[13]
        pshufw mm4, mm4, 0x4e                           ;    31.7 p1      35 v[13]
        paddq mm0, mm5                                  ;    30.7 p1      38 v[1]
        movq mm5, mm4                                   ;    33.7 p0      36 v[9] copy
        paddq mm5, [blake2b_blocks.T0_constants64 + 32] ;    39.7 p2+p1   36 v[9]
        movq [ebx - 32], mm6                            ;    51.0 p0+p3   41 v[4] spill
        movq mm6, mm5                                   ;    41.7 p0      37 v[5] copy
        pxor mm6, mm1                                   ;    47.7 p1      37 v[5]
        movq [ebx - 24], mm1                            ;    19.3 p0+p3   51 v[5] spill
        movq mm1, mm6                                   ;    49.7 p0      37 v[5] copy
        psllq mm1, 0x28                                 ;    55.7 p1      37 v[5]
        psrlq mm6, 0x18                                 ;    49.7 p1      37 v[5]
        pxor mm6, mm1                                   ;    57.7 p1      37 v[5]
        paddq mm0, mm6                                  ;    59.7 p1      38 v[1]
        pxor mm4, mm0                                   ;    61.7 p1      39 v[13]
        pshufw mm4, mm4, 0x39                           ;    63.7 p1      39 v[13]
        paddq mm5, mm4                                  ;    65.7 p1      40 v[9]
        pxor mm6, mm5                                   ;    67.7 p1      41 v[5]
        movq [ebx - 16], mm5                            ;    67.7 p0+p3   40 v[9] spill
        movq mm5, [esi + 40]                            ;    23.0 p2      60 v
        movq [ebx - 8], mm4                             ;    65.7 p0+p3   39 v[13] spill
        movq mm4, [esi + 32]                            ;    24.0 p2      34 v[2] copy
        paddq mm4, mm2                                  ;    41.7 p1      34 v[2]
        paddq mm4, [ebx - 112]                          ;    43.7 p2+p1   34 v[2]
        movq mm1, mm6                                   ;    69.7 p0      41 v[5] copy
        psllq mm1, 1                                    ;    75.7 p1      41 v[5]
        psrlq mm6, 0x3f                                 ;    69.7 p1      41 v[5]
        pxor mm6, mm1                                   ;    77.7 p1      41 v[5]
        movq mm1, mm4                                   ;    45.7 p0      35 v[14] copy
        pxor mm1, [blake2b_blocks.T0_constants64 + 16]  ;    51.7 p2+p1   35 v[14]
        mov ebp, dword [ebx + 84]                       ;    28.0 p2      56 v[14] reload
        pxor mm1, [ebp]                                 ;    53.7 p2+p1   35 v[14]
        pshufw mm1, mm1, 0x4e                           ;    55.7 p1      35 v[14]
        paddq mm4, mm5                                  ;    49.7 p1      38 v[2]
        movq mm5, mm1                                   ;    57.7 p0      36 v[10] copy
        paddq mm5, [blake2b_blocks.T0_constants64 + 40] ;    63.7 p2+p1   36 v[10]
        movq [ebx + 0], mm0                             ;    61.7 p0+p3   38 v[1] spill
        movq mm0, mm2                                   ;    31.3 p0      37 v[6] copy
        pxor mm0, mm5                                   ;    65.7 p1      37 v[6]
        movq [ebx + 8], mm2                             ;    32.3 p0+p3   51 v[6] spill
        movq mm2, mm0                                   ;    67.7 p0      37 v[6] copy
        psllq mm2, 0x28                                 ;    73.7 p1      37 v[6]
        psrlq mm0, 0x18                                 ;    67.7 p1      37 v[6]
        pxor mm0, mm2                                   ;    75.7 p1      37 v[6]
        paddq mm4, mm0                                  ;    77.7 p1      38 v[2]
        pxor mm1, mm4                                   ;    79.7 p1      39 v[14]
        pshufw mm1, mm1, 0x39                           ;    81.7 p1      39 v[14]
        paddq mm5, mm1                                  ;    83.7 p1      40 v[10]
        pxor mm0, mm5                                   ;    85.7 p1      41 v[6]
        movq [ebx + 16], mm1                            ;    83.7 p0+p3   39 v[14] spill
        movq mm1, [esi + 56]                            ;    36.0 p2      60 v
        movq [ebx + 24], mm4                            ;    79.7 p0+p3   38 v[2] spill
        movq mm4, [esi + 48]                            ;    37.0 p2      34 v[3] copy
        paddq mm4, mm3                                  ;    60.7 p1      34 v[3]
        paddq mm4, [ebx - 104]                          ;    62.7 p2+p1   34 v[3]
        movq mm2, mm0                                   ;    87.7 p0      41 v[6] copy
        psllq mm2, 1                                    ;    93.7 p1      41 v[6]
        psrlq mm0, 0x3f                                 ;    87.7 p1      41 v[6]
        pxor mm0, mm2                                   ;    95.7 p1      41 v[6]
        movq mm2, mm4                                   ;    64.7 p0      35 v[15] copy
        pxor mm2, [blake2b_blocks.T0_constants64 + 48]  ;    70.7 p2+p1   35 v[15]
        pshufw mm2, mm2, 0x4e                           ;    72.7 p1      35 v[15]
        paddq mm4, mm1                                  ;    67.7 p1      38 v[3]
        movq mm1, mm2                                   ;    74.7 p0      36 v[11] copy
        paddq mm1, [blake2b_blocks.T0_constants64 + 56] ;    80.7 p2+p1   36 v[11]
        movq [ebx + 32], mm0                            ;    97.7 p0+p3   41 v[6] spill
        movq mm0, mm3                                   ;    43.3 p0      37 v[7] copy
        pxor mm0, mm1                                   ;    82.7 p1      37 v[7]
        movq [ebx + 40], mm3                            ;    44.3 p0+p3   51 v[7] spill
        movq mm3, mm0                                   ;    84.7 p0      37 v[7] copy
        psllq mm3, 0x28                                 ;    90.7 p1      37 v[7]
        psrlq mm0, 0x18                                 ;    84.7 p1      37 v[7]
        pxor mm0, mm3                                   ;    92.7 p1      37 v[7]
        paddq mm4, mm0                                  ;    94.7 p1      38 v[3]
        pxor mm2, mm4                                   ;    96.7 p1      39 v[15]
        movq mm3, [esi + 64]                            ;    46.3 p2      63 v
        pshufw mm2, mm2, 0x39                           ;    98.7 p1      39 v[15]
        paddq mm1, mm2                                  ;   100.7 p1      40 v[11]
        paddq mm7, mm3                                  ;    77.7 p1      34 v[0]
        pxor mm0, mm1                                   ;   102.7 p1      41 v[7]
        paddq mm7, mm6                                  ;    79.7 p1      34 v[0]
        movq mm3, [esi + 72]                            ;    48.3 p2      63 v
        pxor mm2, mm7                                   ;   100.7 p1      35 v[15]
        pshufw mm2, mm2, 0x4e                           ;   102.7 p1      35 v[15]
        paddq mm5, mm2                                  ;   104.7 p1      36 v[10]
        pxor mm6, mm5                                   ;   106.7 p1      37 v[5]
        paddq mm7, mm3                                  ;    84.7 p1      38 v[0]
        movq mm3, mm0                                   ;   104.7 p0      41 v[7] copy
        psllq mm3, 1                                    ;   110.7 p1      41 v[7]
        psrlq mm0, 0x3f                                 ;   104.7 p1      41 v[7]
        pxor mm0, mm3                                   ;   112.7 p1      41 v[7]
        movq mm3, mm6                                   ;   108.7 p0      37 v[5] copy
        psllq mm3, 0x28                                 ;   114.7 p1      37 v[5]
        psrlq mm6, 0x18                                 ;   108.7 p1      37 v[5]
        pxor mm6, mm3                                   ;   116.7 p1      37 v[5]
        movq mm3, [esi + 80]                            ;    53.0 p2      63 v
        paddq mm7, mm6                                  ;   118.7 p1      38 v[0]
        pxor mm2, mm7                                   ;   120.7 p1      39 v[15]
        pshufw mm2, mm2, 0x39                           ;   122.7 p1      39 v[15]
        paddq mm5, mm2                                  ;   124.7 p1      40 v[10]
        pxor mm6, mm5                                   ;   126.7 p1      41 v[5]
        movq [ebx + 48], mm2                            ;   124.7 p0+p3   39 v[15] spill
        movq mm2, [esi + 88]                            ;    55.7 p2      63 v
        movq [ebx + 56], mm5                            ;   126.7 p0+p3   40 v[10] spill
        movq mm5, [ebx + 0]                             ;    69.7 p2      34 v[1]
        paddq mm5, [ebx + 32]                           ;   112.7 p2+p1   34 v[1]
        paddq mm5, mm3                                  ;   114.7 p1      34 v[1]
        movq mm3, [ebx - 40]                            ;    58.7 p2      35 v[12]
        pxor mm3, mm5                                   ;   116.7 p1      35 v[12]
        pshufw mm3, mm3, 0x4e                           ;   118.7 p1      35 v[12]
        paddq mm1, mm3                                  ;   120.7 p1      36 v[11]
        movq [ebx - 40], mm7                            ;   120.7 p0+p3   38 v[0] spill
        movq mm7, [ebx + 32]                            ;   105.7 p2      37 v[6]
        pxor mm7, mm1                                   ;   122.7 p1      37 v[6]
        movq [ebx + 32], mm4                            ;    96.7 p0+p3   38 v[3] spill
        movq mm4, mm6                                   ;   128.7 p0      41 v[5] copy
        psllq mm4, 1                                    ;   134.7 p1      41 v[5]
        psrlq mm6, 0x3f                                 ;   128.7 p1      41 v[5]
        pxor mm6, mm4                                   ;   136.7 p1      41 v[5]
        movq mm4, mm2                                   ;    62.7 p0      38 v[1] copy
        paddq mm4, mm5                                  ;   116.7 p1      38 v[1]
        movq mm5, [esi + 96]                            ;    65.7 p2      63 v
        movq mm2, mm7                                   ;   124.7 p0      37 v[6] copy
        psllq mm2, 0x28                                 ;   130.7 p1      37 v[6]
        psrlq mm7, 0x18                                 ;   124.7 p1      37 v[6]
        pxor mm7, mm2                                   ;   132.7 p1      37 v[6]
        paddq mm4, mm7                                  ;   134.7 p1      38 v[1]
        movq mm2, [esi + 104]                           ;    76.7 p2      63 v
        pxor mm3, mm4                                   ;   136.7 p1      39 v[12]
        pshufw mm3, mm3, 0x39                           ;   138.7 p1      39 v[12]
        paddq mm1, mm3                                  ;   140.7 p1      40 v[11]
        pxor mm7, mm1                                   ;   142.7 p1      41 v[6]
        movq [ebx + 0], mm1                             ;   142.7 p0+p3   40 v[11] spill
        movq mm1, [ebx + 24]                            ;    87.7 p2      34 v[2]
        paddq mm1, mm5                                  ;   114.7 p1      34 v[2]
        paddq mm1, mm0                                  ;   116.7 p1      34 v[2]
        movq mm5, [ebx - 8]                             ;    80.0 p2      35 v[13]
        pxor mm5, mm1                                   ;   118.7 p1      35 v[13]
        pshufw mm5, mm5, 0x4e                           ;   120.7 p1      35 v[13]
        movq [ebx - 8], mm6                             ;   138.7 p0+p3   41 v[5] spill
        movq mm6, [ebx - 48]                            ;    81.7 p2      36 v[8]
        paddq mm6, mm5                                  ;   122.7 p1      36 v[8]
        pxor mm0, mm6                                   ;   124.7 p1      37 v[7]
        paddq mm1, mm2                                  ;   120.7 p1      38 v[2]
        movq mm2, mm7                                   ;   144.7 p0      41 v[6] copy
        psllq mm2, 1                                    ;   150.7 p1      41 v[6]
        psrlq mm7, 0x3f                                 ;   144.7 p1      41 v[6]
        pxor mm7, mm2                                   ;   152.7 p1      41 v[6]
        movq mm2, mm0                                   ;   126.7 p0      37 v[7] copy
        psllq mm2, 0x28                                 ;   132.7 p1      37 v[7]
        psrlq mm0, 0x18                                 ;   126.7 p1      37 v[7]
        pxor mm0, mm2                                   ;   134.7 p1      37 v[7]
        paddq mm1, mm0                                  ;   136.7 p1      38 v[2]
        movq mm2, [esi + 112]                           ;    86.0 p2      63 v
        pxor mm5, mm1                                   ;   138.7 p1      39 v[13]
        pshufw mm5, mm5, 0x39                           ;   140.7 p1      39 v[13]
        paddq mm6, mm5                                  ;   142.7 p1      40 v[8]
        pxor mm0, mm6                                   ;   144.7 p1      41 v[7]
        movq [ebx - 48], mm7                            ;   154.7 p0+p3   41 v[6] spill
        movq [ebx + 24], mm1                            ;   138.7 p0+p3   38 v[2] spill
        movq mm1, [ebx + 32]                            ;   104.7 p2      34 v[3]
        paddq mm1, [ebx - 32]                           ;   132.7 p2+p1   34 v[3]
        paddq mm1, mm2                                  ;   134.7 p1      34 v[3]
        movq mm2, [ebx + 16]                            ;    93.7 p2      35 v[14]
        pxor mm2, mm1                                   ;   136.7 p1      35 v[14]
        pshufw mm2, mm2, 0x4e                           ;   138.7 p1      35 v[14]
        movq mm7, [ebx - 16]                            ;    94.7 p2      36 v[9]
        paddq mm7, mm2                                  ;   140.7 p1      36 v[9]
        movq [ebx - 16], mm5                            ;   142.7 p0+p3   39 v[13] spill
        movq mm5, [ebx - 32]                            ;    97.7 p2      37 v[4]
        pxor mm5, mm7                                   ;   142.7 p1      37 v[4]
        movq [ebx - 32], mm4                            ;   136.7 p0+p3   38 v[1] spill
        movq mm4, mm0                                   ;   146.7 p0      41 v[7] copy
        psllq mm4, 1                                    ;   152.7 p1      41 v[7]
        psrlq mm0, 0x3f                                 ;   146.7 p1      41 v[7]
        pxor mm0, mm4                                   ;   154.7 p1      41 v[7]
        movq mm4, [esi + 120]                           ;   100.3 p2      38 v[3]
        paddq mm4, mm1                                  ;   141.7 p1      38 v[3]
        movq mm1, mm5                                   ;   144.7 p0      37 v[4] copy
        psllq mm1, 0x28                                 ;   150.7 p1      37 v[4]
        psrlq mm5, 0x18                                 ;   144.7 p1      37 v[4]
        pxor mm5, mm1                                   ;   152.7 p1      37 v[4]
        paddq mm4, mm5                                  ;   154.7 p1      38 v[3]
        pxor mm2, mm4                                   ;   156.7 p1      39 v[14]
        pshufw mm1, mm2, 0x39                           ;   158.7 p1      39 v[14]
        movq mm2, [ebx - 40]                            ;   128.7 p2      34 v[0]
        paddq mm2, [esi + 112]                          ;   148.7 p2+p1   34 v[0]
        paddq mm7, mm1                                  ;   160.7 p1      40 v[9]
        pxor mm5, mm7                                   ;   162.7 p1      41 v[4]
        movq [ebx - 40], mm0                            ;   156.7 p0+p3   41 v[7] spill
        movq mm0, mm5                                   ;   164.7 p0      41 v[4] copy
        psllq mm0, 1                                    ;   170.7 p1      41 v[4]
        psrlq mm5, 0x3f                                 ;   164.7 p1      41 v[4]
        pxor mm5, mm0                                   ;   172.7 p1      41 v[4]
        paddq mm2, mm5                                  ;   174.7 p1      34 v[0]
        movq mm0, [esi + 80]                            ;   112.3 p2      38 v[0]
        pxor mm3, mm2                                   ;   176.7 p1      35 v[12]
        pshufw mm3, mm3, 0x4e                           ;   178.7 p1      35 v[12]
        paddq mm6, mm3                                  ;   180.7 p1      36 v[8]
        pxor mm5, mm6                                   ;   182.7 p1      37 v[4]
        paddq mm0, mm2                                  ;   176.7 p1      38 v[0]
        movq mm2, [ebx - 32]                            ;   144.7 p2      34 v[1]
        paddq mm2, [ebx - 8]                            ;   160.7 p2+p1   34 v[1]
        paddq mm2, [esi + 32]                           ;   162.7 p2+p1   34 v[1]
        movq [ebx - 32], mm4                            ;   156.7 p0+p3   38 v[3] spill
        movq mm4, mm5                                   ;   184.7 p0      37 v[4] copy
        psllq mm4, 0x28                                 ;   190.7 p1      37 v[4]
        psrlq mm5, 0x18                                 ;   184.7 p1      37 v[4]
        pxor mm5, mm4                                   ;   192.7 p1      37 v[4]
        paddq mm0, mm5                                  ;   194.7 p1      38 v[0]
        movq mm4, [ebx - 16]                            ;   150.7 p2      35 v[13]
        pxor mm3, mm0                                   ;   196.7 p1      39 v[12]
        pshufw mm3, mm3, 0x39                           ;   198.7 p1      39 v[12]
        paddq mm6, mm3                                  ;   200.7 p1      40 v[8]
        pxor mm4, mm2                                   ;   169.7 p1      35 v[13]
        pxor mm5, mm6                                   ;   202.7 p1      41 v[4]
        pshufw mm4, mm4, 0x4e                           ;   171.7 p1      35 v[13]
        paddq mm7, mm4                                  ;   173.7 p1      36 v[9]
        paddq mm2, [esi + 64]                           ;   173.7 p2+p1   38 v[1]
        movq [ebx - 16], mm6                            ;   202.7 p0+p3   40 v[8] spill
        movq mm6, [ebx - 8]                             ;   146.7 p2      37 v[5]
        pxor mm6, mm7                                   ;   175.7 p1      37 v[5]
        movq [ebx - 8], mm3                             ;   200.7 p0+p3   39 v[12] spill
        movq mm3, mm5                                   ;   204.7 p0      41 v[4] copy
        psllq mm3, 1                                    ;   210.7 p1      41 v[4]
        psrlq mm5, 0x3f                                 ;   204.7 p1      41 v[4]
        pxor mm5, mm3                                   ;   212.7 p1      41 v[4]
        movq mm3, mm6                                   ;   177.7 p0      37 v[5] copy
        psllq mm3, 0x28                                 ;   183.7 p1      37 v[5]
        psrlq mm6, 0x18                                 ;   179.7 p1      37 v[5]
        pxor mm6, mm3                                   ;   185.7 p1      37 v[5]
        paddq mm2, mm6                                  ;   187.7 p1      38 v[1]
        pxor mm4, mm2                                   ;   189.7 p1      39 v[13]
        movq mm3, [ebx + 24]                            ;   146.7 p2      34 v[2]
        paddq mm3, [ebx - 48]                           ;   183.7 p2+p1   34 v[2]
        paddq mm3, [esi + 72]                           ;   185.7 p2+p1   34 v[2]
        pshufw mm4, mm4, 0x39                           ;   191.7 p1      39 v[13]
        paddq mm7, mm4                                  ;   193.7 p1      40 v[9]
        pxor mm6, mm7                                   ;   195.7 p1      41 v[5]
        pxor mm1, mm3                                   ;   188.7 p1      35 v[14]
        pshufw mm1, mm1, 0x4e                           ;   190.7 p1      35 v[14]
        movq [ebx + 24], mm7                            ;   195.7 p0+p3   40 v[9] spill
        movq mm7, [ebx + 56]                            ;   151.3 p2      36 v[10]
        paddq mm7, mm1                                  ;   192.7 p1      36 v[10]
        movq [ebx + 56], mm5                            ;   214.7 p0+p3   41 v[4] spill
        movq mm5, [ebx - 48]                            ;   162.7 p2      37 v[6]
        pxor mm5, mm7                                   ;   194.7 p1      37 v[6]
        paddq mm3, [esi + 120]                          ;   192.7 p2+p1   38 v[2]
        movq [ebx - 48], mm4                            ;   193.7 p0+p3   39 v[13] spill
        movq mm4, mm6                                   ;   197.7 p0      41 v[5] copy
        psllq mm4, 1                                    ;   203.7 p1      41 v[5]
        psrlq mm6, 0x3f                                 ;   197.7 p1      41 v[5]
        pxor mm6, mm4                                   ;   205.7 p1      41 v[5]
        movq mm4, mm5                                   ;   196.7 p0      37 v[6] copy
        psllq mm4, 0x28                                 ;   202.7 p1      37 v[6]
        psrlq mm5, 0x18                                 ;   197.7 p1      37 v[6]
        pxor mm5, mm4                                   ;   204.7 p1      37 v[6]
        paddq mm3, mm5                                  ;   206.7 p1      38 v[2]
        pxor mm1, mm3                                   ;   208.7 p1      39 v[14]
        movq mm4, [ebx - 32]                            ;   164.7 p2      34 v[3]
        paddq mm4, [ebx - 40]                           ;   201.7 p2+p1   34 v[3]
        paddq mm4, [esi + 104]                          ;   203.7 p2+p1   34 v[3]
        pshufw mm1, mm1, 0x39                           ;   210.7 p1      39 v[14]
        paddq mm7, mm1                                  ;   212.7 p1      40 v[10]
        pxor mm5, mm7                                   ;   214.7 p1      41 v[6]
        movq [ebx - 32], mm1                            ;   212.7 p0+p3   39 v[14] spill
        movq mm1, [ebx + 48]                            ;   164.0 p2      35 v[15]
        pxor mm1, mm4                                   ;   206.7 p1      35 v[15]
        pshufw mm1, mm1, 0x4e                           ;   208.7 p1      35 v[15]
        movq [ebx + 48], mm3                            ;   208.7 p0+p3   38 v[2] spill
        movq mm3, [ebx + 0]                             ;   165.7 p2      36 v[11]
        paddq mm3, mm1                                  ;   210.7 p1      36 v[11]
        movq [ebx + 0], mm2                             ;   189.7 p0+p3   38 v[1] spill
        movq mm2, [ebx - 40]                            ;   167.0 p2      37 v[7]
        pxor mm2, mm3                                   ;   212.7 p1      37 v[7]
        paddq mm4, [esi + 48]                           ;   210.7 p2+p1   38 v[3]
        movq [ebx - 40], mm7                            ;   214.7 p0+p3   40 v[10] spill
        movq mm7, mm5                                   ;   216.7 p0      41 v[6] copy
        psllq mm7, 1                                    ;   222.7 p1      41 v[6]
        psrlq mm5, 0x3f                                 ;   216.7 p1      41 v[6]
        pxor mm5, mm7                                   ;   224.7 p1      41 v[6]
        movq mm7, mm2                                   ;   214.7 p0      37 v[7] copy
        psllq mm7, 0x28                                 ;   220.7 p1      37 v[7]
        psrlq mm2, 0x18                                 ;   215.7 p1      37 v[7]
        pxor mm2, mm7                                   ;   222.7 p1      37 v[7]
        paddq mm4, mm2                                  ;   224.7 p1      38 v[3]
        pxor mm1, mm4                                   ;   226.7 p1      39 v[15]
        movq mm7, [esi + 8]                             ;   172.3 p2      34 v[0]
        pshufw mm1, mm1, 0x39                           ;   228.7 p1      39 v[15]
        paddq mm3, mm1                                  ;   230.7 p1      40 v[11]
        paddq mm7, mm0                                  ;   221.7 p1      34 v[0]
        movq mm0, [ebx - 40]                            ;   222.7 p2      36 v[10]
        pxor mm2, mm3                                   ;   232.7 p1      41 v[7]
        paddq mm7, mm6                                  ;   223.7 p1      34 v[0]
        pxor mm1, mm7                                   ;   230.7 p1      35 v[15]
        pshufw mm1, mm1, 0x4e                           ;   232.7 p1      35 v[15]
        paddq mm0, mm1                                  ;   234.7 p1      36 v[10]
        pxor mm6, mm0                                   ;   236.7 p1      37 v[5]
        paddq mm7, [esi + 96]                           ;   228.7 p2+p1   38 v[0]
        movq [ebx - 40], mm4                            ;   226.7 p0+p3   38 v[3] spill
        movq mm4, mm2                                   ;   234.7 p0      41 v[7] copy
        psllq mm4, 1                                    ;   240.7 p1      41 v[7]
        psrlq mm2, 0x3f                                 ;   234.7 p1      41 v[7]
        pxor mm2, mm4                                   ;   242.7 p1      41 v[7]
        movq mm4, mm6                                   ;   238.7 p0      37 v[5] copy
        psllq mm4, 0x28                                 ;   244.7 p1      37 v[5]
        psrlq mm6, 0x18                                 ;   238.7 p1      37 v[5]
        pxor mm6, mm4                                   ;   246.7 p1      37 v[5]
        movq mm4, [ebx + 0]                             ;   197.7 p2      34 v[1]
        paddq mm4, [esi]                                ;   235.7 p2+p1   34 v[1]
        paddq mm7, mm6                                  ;   248.7 p1      38 v[0]
        pxor mm1, mm7                                   ;   250.7 p1      39 v[15]
        pshufw mm1, mm1, 0x39                           ;   252.7 p1      39 v[15]
        paddq mm0, mm1                                  ;   254.7 p1      40 v[10]
        paddq mm4, mm5                                  ;   240.7 p1      34 v[1]
        pxor mm6, mm0                                   ;   256.7 p1      41 v[5]
        movq [ebx + 0], mm1                             ;   254.7 p0+p3   39 v[15] spill
        movq mm1, [ebx - 8]                             ;   208.7 p2      35 v[12]
        pxor mm1, mm4                                   ;   242.7 p1      35 v[12]
        pshufw mm1, mm1, 0x4e                           ;   244.7 p1      35 v[12]
        paddq mm3, mm1                                  ;   246.7 p1      36 v[11]
        pxor mm5, mm3                                   ;   248.7 p1      37 v[6]
        paddq mm4, [esi + 16]                           ;   246.7 p2+p1   38 v[1]
        movq [ebx - 8], mm0                             ;   256.7 p0+p3   40 v[10] spill
        movq mm0, mm6                                   ;   258.7 p0      41 v[5] copy
        psllq mm0, 1                                    ;   264.7 p1      41 v[5]
        psrlq mm6, 0x3f                                 ;   258.7 p1      41 v[5]
        pxor mm6, mm0                                   ;   266.7 p1      41 v[5]
        movq mm0, mm5                                   ;   250.7 p0      37 v[6] copy
        psllq mm0, 0x28                                 ;   256.7 p1      37 v[6]
        psrlq mm5, 0x18                                 ;   251.7 p1      37 v[6]
        pxor mm5, mm0                                   ;   258.7 p1      37 v[6]
        paddq mm4, mm5                                  ;   260.7 p1      38 v[1]
        pxor mm1, mm4                                   ;   262.7 p1      39 v[12]
        movq mm0, [ebx + 48]                            ;   216.7 p2      34 v[2]
        paddq mm0, [esi + 88]                           ;   255.7 p2+p1   34 v[2]
        pshufw mm1, mm1, 0x39                           ;   264.7 p1      39 v[12]
        paddq mm3, mm1                                  ;   266.7 p1      40 v[11]
        paddq mm0, mm2                                  ;   258.7 p1      34 v[2]
        pxor mm5, mm3                                   ;   268.7 p1      41 v[6]
        movq [ebx + 48], mm3                            ;   268.7 p0+p3   40 v[11] spill
        movq mm3, [ebx - 48]                            ;   218.0 p2      35 v[13]
        pxor mm3, mm0                                   ;   260.7 p1      35 v[13]
        pshufw mm3, mm3, 0x4e                           ;   262.7 p1      35 v[13]
        movq [ebx - 48], mm6                            ;   268.7 p0+p3   41 v[5] spill
        movq mm6, [ebx - 16]                            ;   219.7 p2      36 v[8]
        paddq mm6, mm3                                  ;   264.7 p1      36 v[8]
        pxor mm2, mm6                                   ;   266.7 p1      37 v[7]
        paddq mm0, [esi + 56]                           ;   264.7 p2+p1   38 v[2]
        movq [ebx - 16], mm4                            ;   262.7 p0+p3   38 v[1] spill
        movq mm4, mm5                                   ;   270.7 p0      41 v[6] copy
        psllq mm4, 1                                    ;   276.7 p1      41 v[6]
        psrlq mm5, 0x3f                                 ;   270.7 p1      41 v[6]
        pxor mm5, mm4                                   ;   278.7 p1      41 v[6]
        movq mm4, mm2                                   ;   268.7 p0      37 v[7] copy
        psllq mm4, 0x28                                 ;   274.7 p1      37 v[7]
        psrlq mm2, 0x18                                 ;   269.7 p1      37 v[7]
        pxor mm2, mm4                                   ;   276.7 p1      37 v[7]
        paddq mm0, mm2                                  ;   278.7 p1      38 v[2]
        movq mm4, [ebx - 40]                            ;   234.7 p2      34 v[3]
        paddq mm4, [ebx + 56]                           ;   272.7 p2+p1   34 v[3]
        paddq mm4, [esi + 40]                           ;   274.7 p2+p1   34 v[3]
        pxor mm3, mm0                                   ;   280.7 p1      39 v[13]
        pshufw mm3, mm3, 0x39                           ;   282.7 p1      39 v[13]
        paddq mm6, mm3                                  ;   284.7 p1      40 v[8]
        pxor mm2, mm6                                   ;   286.7 p1      41 v[7]
        movq [ebx - 40], mm5                            ;   280.7 p0+p3   41 v[6] spill
        movq mm5, [ebx - 32]                            ;   229.3 p2      35 v[14]
        pxor mm5, mm4                                   ;   278.7 p1      35 v[14]
        pshufw mm5, mm5, 0x4e                           ;   280.7 p1      35 v[14]
        movq [ebx - 32], mm0                            ;   280.7 p0+p3   38 v[2] spill
        movq mm0, [ebx + 24]                            ;   231.0 p2      36 v[9]
        paddq mm0, mm5                                  ;   282.7 p1      36 v[9]
        movq [ebx + 24], mm3                            ;   284.7 p0+p3   39 v[13] spill
        movq mm3, [ebx + 56]                            ;   232.3 p2      37 v[4]
        pxor mm3, mm0                                   ;   284.7 p1      37 v[4]
        paddq mm4, [esi + 24]                           ;   282.7 p2+p1   38 v[3]
        movq [ebx + 56], mm6                            ;   286.7 p0+p3   40 v[8] spill
        movq mm6, mm2                                   ;   288.7 p0      41 v[7] copy
        psllq mm6, 1                                    ;   294.7 p1      41 v[7]
        psrlq mm2, 0x3f                                 ;   288.7 p1      41 v[7]
        pxor mm2, mm6                                   ;   296.7 p1      41 v[7]
        movq mm6, mm3                                   ;   286.7 p0      37 v[4] copy
        psllq mm6, 0x28                                 ;   292.7 p1      37 v[4]
        psrlq mm3, 0x18                                 ;   287.7 p1      37 v[4]
        pxor mm3, mm6                                   ;   294.7 p1      37 v[4]
        paddq mm4, mm3                                  ;   296.7 p1      38 v[3]
        movq mm6, [esi + 88]                            ;   237.3 p2      34 v[0]
        pxor mm5, mm4                                   ;   298.7 p1      39 v[14]
        paddq mm6, mm7                                  ;   291.7 p1      34 v[0]
        pshufw mm5, mm5, 0x39                           ;   300.7 p1      39 v[14]
        paddq mm0, mm5                                  ;   302.7 p1      40 v[9]
        movq mm7, [ebx + 56]                            ;   294.7 p2      36 v[8]
        pxor mm3, mm0                                   ;   304.7 p1      41 v[4]
        movq [ebx + 56], mm2                            ;   298.7 p0+p3   41 v[7] spill
        movq mm2, mm3                                   ;   306.7 p0      41 v[4] copy
        psllq mm2, 1                                    ;   312.7 p1      41 v[4]
        psrlq mm3, 0x3f                                 ;   306.7 p1      41 v[4]
        pxor mm3, mm2                                   ;   314.7 p1      41 v[4]
        movq mm2, [esi + 64]                            ;   241.7 p2      38 v[0]
        paddq mm6, mm3                                  ;   316.7 p1      34 v[0]
        pxor mm1, mm6                                   ;   318.7 p1      35 v[12]
        pshufw mm1, mm1, 0x4e                           ;   320.7 p1      35 v[12]
        paddq mm7, mm1                                  ;   322.7 p1      36 v[8]
        pxor mm3, mm7                                   ;   324.7 p1      37 v[4]
        paddq mm2, mm6                                  ;   318.7 p1      38 v[0]
        movq mm6, [ebx - 16]                            ;   270.7 p2      34 v[1]
        paddq mm6, [ebx - 48]                           ;   304.7 p2+p1   34 v[1]
        paddq mm6, [esi + 96]                           ;   306.7 p2+p1   34 v[1]
        movq [ebx - 16], mm4                            ;   298.7 p0+p3   38 v[3] spill
        movq mm4, [ebx + 24]                            ;   292.7 p2      35 v[13]
        pxor mm4, mm6                                   ;   308.7 p1      35 v[13]
        pshufw mm4, mm4, 0x4e                           ;   310.7 p1      35 v[13]
        movq [ebx + 24], mm5                            ;   302.7 p0+p3   39 v[14] spill
        movq mm5, mm3                                   ;   326.7 p0      37 v[4] copy
        psllq mm5, 0x28                                 ;   332.7 p1      37 v[4]
        psrlq mm3, 0x18                                 ;   326.7 p1      37 v[4]
        pxor mm3, mm5                                   ;   334.7 p1      37 v[4]
        paddq mm2, mm3                                  ;   336.7 p1      38 v[0]
        movq mm5, [ebx - 48]                            ;   276.7 p2      37 v[5]
        pxor mm1, mm2                                   ;   338.7 p1      39 v[12]
        pshufw mm1, mm1, 0x39                           ;   340.7 p1      39 v[12]
        paddq mm7, mm1                                  ;   342.7 p1      40 v[8]
        pxor mm3, mm7                                   ;   344.7 p1      41 v[4]
        paddq mm0, mm4                                  ;   316.7 p1      36 v[9]
        pxor mm5, mm0                                   ;   318.7 p1      37 v[5]
        paddq mm6, [esi]                                ;   318.7 p2+p1   38 v[1]
        movq [ebx - 48], mm7                            ;   344.7 p0+p3   40 v[8] spill
        movq mm7, mm3                                   ;   346.7 p0      41 v[4] copy
        psllq mm7, 1                                    ;   352.7 p1      41 v[4]
        psrlq mm3, 0x3f                                 ;   346.7 p1      41 v[4]
        pxor mm3, mm7                                   ;   354.7 p1      41 v[4]
        movq mm7, mm5                                   ;   320.7 p0      37 v[5] copy
        psllq mm7, 0x28                                 ;   326.7 p1      37 v[5]
        psrlq mm5, 0x18                                 ;   323.7 p1      37 v[5]
        pxor mm5, mm7                                   ;   328.7 p1      37 v[5]
        movq mm7, [ebx - 32]                            ;   288.7 p2      34 v[2]
        paddq mm7, [ebx - 40]                           ;   325.7 p2+p1   34 v[2]
        paddq mm7, [esi + 40]                           ;   327.7 p2+p1   34 v[2]
        paddq mm6, mm5                                  ;   330.7 p1      38 v[1]
        pxor mm4, mm6                                   ;   332.7 p1      39 v[13]
        pshufw mm4, mm4, 0x39                           ;   334.7 p1      39 v[13]
        paddq mm0, mm4                                  ;   336.7 p1      40 v[9]
        pxor mm5, mm0                                   ;   338.7 p1      41 v[5]
        movq [ebx - 32], mm0                            ;   338.7 p0+p3   40 v[9] spill
        movq mm0, [ebx + 24]                            ;   310.7 p2      35 v[14]
        pxor mm0, mm7                                   ;   332.7 p1      35 v[14]
        pshufw mm0, mm0, 0x4e                           ;   334.7 p1      35 v[14]
        movq [ebx + 24], mm3                            ;   356.7 p0+p3   41 v[4] spill
        movq mm3, [ebx - 8]                             ;   278.3 p2      36 v[10]
        paddq mm3, mm0                                  ;   336.7 p1      36 v[10]
        movq [ebx - 8], mm4                             ;   336.7 p0+p3   39 v[13] spill
        movq mm4, [ebx - 40]                            ;   288.7 p2      37 v[6]
        pxor mm4, mm3                                   ;   338.7 p1      37 v[6]
        paddq mm7, [esi + 16]                           ;   336.7 p2+p1   38 v[2]
        movq [ebx - 40], mm1                            ;   342.7 p0+p3   39 v[12] spill
        movq mm1, mm5                                   ;   340.7 p0      41 v[5] copy
        psllq mm1, 1                                    ;   346.7 p1      41 v[5]
        psrlq mm5, 0x3f                                 ;   340.7 p1      41 v[5]
        pxor mm5, mm1                                   ;   348.7 p1      41 v[5]
        movq mm1, mm4                                   ;   340.7 p0      37 v[6] copy
        psllq mm1, 0x28                                 ;   346.7 p1      37 v[6]
        psrlq mm4, 0x18                                 ;   341.7 p1      37 v[6]
        pxor mm4, mm1                                   ;   348.7 p1      37 v[6]
        movq mm1, [ebx - 16]                            ;   306.7 p2      34 v[3]
        paddq mm1, [ebx + 56]                           ;   343.7 p2+p1   34 v[3]
        paddq mm1, [esi + 120]                          ;   345.7 p2+p1   34 v[3]
        paddq mm7, mm4                                  ;   350.7 p1      38 v[2]
        pxor mm0, mm7                                   ;   352.7 p1      39 v[14]
        pshufw mm0, mm0, 0x39                           ;   354.7 p1      39 v[14]
        paddq mm3, mm0                                  ;   356.7 p1      40 v[10]
        pxor mm4, mm3                                   ;   358.7 p1      41 v[6]
        movq [ebx - 16], mm0                            ;   356.7 p0+p3   39 v[14] spill
        movq mm0, [ebx + 0]                             ;   290.0 p2      35 v[15]
        pxor mm0, mm1                                   ;   350.7 p1      35 v[15]
        pshufw mm0, mm0, 0x4e                           ;   352.7 p1      35 v[15]
        movq [ebx + 0], mm7                             ;   352.7 p0+p3   38 v[2] spill
        movq mm7, [ebx + 48]                            ;   291.7 p2      36 v[11]
        paddq mm7, mm0                                  ;   354.7 p1      36 v[11]
        movq [ebx + 48], mm6                            ;   332.7 p0+p3   38 v[1] spill
        movq mm6, [ebx + 56]                            ;   306.7 p2      37 v[7]
        pxor mm6, mm7                                   ;   356.7 p1      37 v[7]
        paddq mm1, [esi + 104]                          ;   354.7 p2+p1   38 v[3]
        movq [ebx + 56], mm3                            ;   358.7 p0+p3   40 v[10] spill
        movq mm3, mm4                                   ;   360.7 p0      41 v[6] copy
        psllq mm3, 1                                    ;   366.7 p1      41 v[6]
        psrlq mm4, 0x3f                                 ;   360.7 p1      41 v[6]
        pxor mm4, mm3                                   ;   368.7 p1      41 v[6]
        movq mm3, mm6                                   ;   358.7 p0      37 v[7] copy
        psllq mm3, 0x28                                 ;   364.7 p1      37 v[7]
        psrlq mm6, 0x18                                 ;   359.7 p1      37 v[7]
        pxor mm6, mm3                                   ;   366.7 p1      37 v[7]
        movq mm3, [esi + 80]                            ;   300.7 p2      34 v[0]
        paddq mm1, mm6                                  ;   368.7 p1      38 v[3]
        pxor mm0, mm1                                   ;   370.7 p1      39 v[15]
        pshufw mm0, mm0, 0x39                           ;   372.7 p1      39 v[15]
        paddq mm3, mm2                                  ;   364.7 p1      34 v[0]
        movq mm2, [ebx + 56]                            ;   366.7 p2      36 v[10]
        paddq mm7, mm0                                  ;   374.7 p1      40 v[11]
        pxor mm6, mm7                                   ;   376.7 p1      41 v[7]
        paddq mm3, mm5                                  ;   367.7 p1      34 v[0]
        pxor mm0, mm3                                   ;   374.7 p1      35 v[15]
        pshufw mm0, mm0, 0x4e                           ;   376.7 p1      35 v[15]
        paddq mm2, mm0                                  ;   378.7 p1      36 v[10]
        pxor mm5, mm2                                   ;   380.7 p1      37 v[5]
        paddq mm3, [esi + 112]                          ;   372.7 p2+p1   38 v[0]
        movq [ebx + 56], mm1                            ;   370.7 p0+p3   38 v[3] spill
        movq mm1, mm6                                   ;   378.7 p0      41 v[7] copy
        psllq mm1, 1                                    ;   384.7 p1      41 v[7]
        psrlq mm6, 0x3f                                 ;   378.7 p1      41 v[7]
        pxor mm6, mm1                                   ;   386.7 p1      41 v[7]
        movq mm1, mm5                                   ;   382.7 p0      37 v[5] copy
        psllq mm1, 0x28                                 ;   388.7 p1      37 v[5]
        psrlq mm5, 0x18                                 ;   382.7 p1      37 v[5]
        pxor mm5, mm1                                   ;   390.7 p1      37 v[5]
        movq mm1, [ebx + 48]                            ;   340.7 p2      34 v[1]
        paddq mm1, [esi + 24]                           ;   379.7 p2+p1   34 v[1]
        paddq mm3, mm5                                  ;   392.7 p1      38 v[0]
        pxor mm0, mm3                                   ;   394.7 p1      39 v[15]
        pshufw mm0, mm0, 0x39                           ;   396.7 p1      39 v[15]
        paddq mm2, mm0                                  ;   398.7 p1      40 v[10]
        paddq mm1, mm4                                  ;   384.7 p1      34 v[1]
        pxor mm5, mm2                                   ;   400.7 p1      41 v[5]
        movq [ebx + 48], mm0                            ;   398.7 p0+p3   39 v[15] spill
        movq mm0, [ebx - 40]                            ;   350.7 p2      35 v[12]
        pxor mm0, mm1                                   ;   386.7 p1      35 v[12]
        pshufw mm0, mm0, 0x4e                           ;   388.7 p1      35 v[12]
        paddq mm7, mm0                                  ;   390.7 p1      36 v[11]
        pxor mm4, mm7                                   ;   392.7 p1      37 v[6]
        paddq mm1, [esi + 48]                           ;   390.7 p2+p1   38 v[1]
        movq [ebx - 40], mm2                            ;   400.7 p0+p3   40 v[10] spill
        movq mm2, mm5                                   ;   402.7 p0      41 v[5] copy
        psllq mm2, 1                                    ;   408.7 p1      41 v[5]
        psrlq mm5, 0x3f                                 ;   402.7 p1      41 v[5]
        pxor mm5, mm2                                   ;   410.7 p1      41 v[5]
        movq mm2, mm4                                   ;   394.7 p0      37 v[6] copy
        psllq mm2, 0x28                                 ;   400.7 p1      37 v[6]
        psrlq mm4, 0x18                                 ;   395.7 p1      37 v[6]
        pxor mm4, mm2                                   ;   402.7 p1      37 v[6]
        paddq mm1, mm4                                  ;   404.7 p1      38 v[1]
        pxor mm0, mm1                                   ;   406.7 p1      39 v[12]
        movq mm2, [ebx + 0]                             ;   360.7 p2      34 v[2]
        paddq mm2, [esi + 56]                           ;   399.7 p2+p1   34 v[2]
        pshufw mm0, mm0, 0x39                           ;   408.7 p1      39 v[12]
        paddq mm7, mm0                                  ;   410.7 p1      40 v[11]
        paddq mm2, mm6                                  ;   402.7 p1      34 v[2]
        pxor mm4, mm7                                   ;   412.7 p1      41 v[6]
        movq [ebx + 0], mm7                             ;   412.7 p0+p3   40 v[11] spill
        movq mm7, [ebx - 8]                             ;   361.0 p2      35 v[13]
        pxor mm7, mm2                                   ;   404.7 p1      35 v[13]
        pshufw mm7, mm7, 0x4e                           ;   406.7 p1      35 v[13]
        movq [ebx - 8], mm5                             ;   412.7 p0+p3   41 v[5] spill
        movq mm5, [ebx - 48]                            ;   362.7 p2      36 v[8]
        paddq mm5, mm7                                  ;   408.7 p1      36 v[8]
        pxor mm6, mm5                                   ;   410.7 p1      37 v[7]
        paddq mm2, [esi + 8]                            ;   408.7 p2+p1   38 v[2]
        movq [ebx - 48], mm1                            ;   406.7 p0+p3   38 v[1] spill
        movq mm1, mm4                                   ;   414.7 p0      41 v[6] copy
        psllq mm1, 1                                    ;   420.7 p1      41 v[6]
        psrlq mm4, 0x3f                                 ;   414.7 p1      41 v[6]
        pxor mm4, mm1                                   ;   422.7 p1      41 v[6]
        movq mm1, mm6                                   ;   412.7 p0      37 v[7] copy
        psllq mm1, 0x28                                 ;   418.7 p1      37 v[7]
        psrlq mm6, 0x18                                 ;   413.7 p1      37 v[7]
        pxor mm6, mm1                                   ;   420.7 p1      37 v[7]
        paddq mm2, mm6                                  ;   422.7 p1      38 v[2]
        movq mm1, [ebx + 56]                            ;   378.7 p2      34 v[3]
        paddq mm1, [ebx + 24]                           ;   416.7 p2+p1   34 v[3]
        paddq mm1, [esi + 72]                           ;   418.7 p2+p1   34 v[3]
        pxor mm7, mm2                                   ;   424.7 p1      39 v[13]
        pshufw mm7, mm7, 0x39                           ;   426.7 p1      39 v[13]
        paddq mm5, mm7                                  ;   428.7 p1      40 v[8]
        pxor mm6, mm5                                   ;   430.7 p1      41 v[7]
        movq [ebx + 56], mm4                            ;   424.7 p0+p3   41 v[6] spill
        movq mm4, [ebx - 16]                            ;   373.0 p2      35 v[14]
        pxor mm4, mm1                                   ;   422.7 p1      35 v[14]
        pshufw mm4, mm4, 0x4e                           ;   424.7 p1      35 v[14]
        movq [ebx - 16], mm2                            ;   424.7 p0+p3   38 v[2] spill
        movq mm2, [ebx - 32]                            ;   374.7 p2      36 v[9]
        paddq mm2, mm4                                  ;   426.7 p1      36 v[9]
        movq [ebx - 32], mm7                            ;   428.7 p0+p3   39 v[13] spill
        movq mm7, [ebx + 24]                            ;   376.0 p2      37 v[4]
        pxor mm7, mm2                                   ;   428.7 p1      37 v[4]
        paddq mm1, [esi + 32]                           ;   426.7 p2+p1   38 v[3]
        movq [ebx + 24], mm5                            ;   430.7 p0+p3   40 v[8] spill
        movq mm5, mm6                                   ;   432.7 p0      41 v[7] copy
        psllq mm5, 1                                    ;   438.7 p1      41 v[7]
        psrlq mm6, 0x3f                                 ;   432.7 p1      41 v[7]
        pxor mm6, mm5                                   ;   440.7 p1      41 v[7]
        movq mm5, mm7                                   ;   430.7 p0      37 v[4] copy
        psllq mm5, 0x28                                 ;   436.7 p1      37 v[4]
        psrlq mm7, 0x18                                 ;   431.7 p1      37 v[4]
        pxor mm7, mm5                                   ;   438.7 p1      37 v[4]
        paddq mm1, mm7                                  ;   440.7 p1      38 v[3]
        movq mm5, [esi + 56]                            ;   381.0 p2      34 v[0]
        pxor mm4, mm1                                   ;   442.7 p1      39 v[14]
        paddq mm5, mm3                                  ;   435.7 p1      34 v[0]
        pshufw mm3, mm4, 0x39                           ;   444.7 p1      39 v[14]
        paddq mm2, mm3                                  ;   446.7 p1      40 v[9]
        movq mm4, [ebx + 24]                            ;   438.7 p2      36 v[8]
        pxor mm7, mm2                                   ;   448.7 p1      41 v[4]
        movq [ebx + 24], mm6                            ;   442.7 p0+p3   41 v[7] spill
        movq mm6, mm7                                   ;   450.7 p0      41 v[4] copy
        psllq mm6, 1                                    ;   456.7 p1      41 v[4]
        psrlq mm7, 0x3f                                 ;   450.7 p1      41 v[4]
        pxor mm7, mm6                                   ;   458.7 p1      41 v[4]
        movq mm6, [esi + 72]                            ;   385.3 p2      38 v[0]
        paddq mm5, mm7                                  ;   460.7 p1      34 v[0]
        pxor mm0, mm5                                   ;   462.7 p1      35 v[12]
        pshufw mm0, mm0, 0x4e                           ;   464.7 p1      35 v[12]
        paddq mm4, mm0                                  ;   466.7 p1      36 v[8]
        pxor mm7, mm4                                   ;   468.7 p1      37 v[4]
        paddq mm6, mm5                                  ;   462.7 p1      38 v[0]
        movq mm5, [ebx - 48]                            ;   414.7 p2      34 v[1]
        paddq mm5, [ebx - 8]                            ;   448.7 p2+p1   34 v[1]
        paddq mm5, [esi + 24]                           ;   450.7 p2+p1   34 v[1]
        movq [ebx - 48], mm1                            ;   442.7 p0+p3   38 v[3] spill
        movq mm1, [ebx - 32]                            ;   436.7 p2      35 v[13]
        pxor mm1, mm5                                   ;   452.7 p1      35 v[13]
        pshufw mm1, mm1, 0x4e                           ;   454.7 p1      35 v[13]
        movq [ebx - 32], mm3                            ;   446.7 p0+p3   39 v[14] spill
        movq mm3, mm7                                   ;   470.7 p0      37 v[4] copy
        psllq mm3, 0x28                                 ;   476.7 p1      37 v[4]
        psrlq mm7, 0x18                                 ;   470.7 p1      37 v[4]
        pxor mm7, mm3                                   ;   478.7 p1      37 v[4]
        paddq mm6, mm7                                  ;   480.7 p1      38 v[0]
        movq mm3, [ebx - 8]                             ;   420.7 p2      37 v[5]
        pxor mm0, mm6                                   ;   482.7 p1      39 v[12]
        pshufw mm0, mm0, 0x39                           ;   484.7 p1      39 v[12]
        paddq mm4, mm0                                  ;   486.7 p1      40 v[8]
        pxor mm7, mm4                                   ;   488.7 p1      41 v[4]
        paddq mm2, mm1                                  ;   460.7 p1      36 v[9]
        pxor mm3, mm2                                   ;   462.7 p1      37 v[5]
        paddq mm5, [esi + 8]                            ;   462.7 p2+p1   38 v[1]
        movq [ebx - 8], mm4                             ;   488.7 p0+p3   40 v[8] spill
        movq mm4, mm7                                   ;   490.7 p0      41 v[4] copy
        psllq mm4, 1                                    ;   496.7 p1      41 v[4]
        psrlq mm7, 0x3f                                 ;   490.7 p1      41 v[4]
        pxor mm7, mm4                                   ;   498.7 p1      41 v[4]
        movq mm4, mm3                                   ;   464.7 p0      37 v[5] copy
        psllq mm4, 0x28                                 ;   470.7 p1      37 v[5]
        psrlq mm3, 0x18                                 ;   467.7 p1      37 v[5]
        pxor mm3, mm4                                   ;   472.7 p1      37 v[5]
        movq mm4, [ebx - 16]                            ;   432.7 p2      34 v[2]
        paddq mm4, [ebx + 56]                           ;   469.7 p2+p1   34 v[2]
        paddq mm4, [esi + 104]                          ;   471.7 p2+p1   34 v[2]
        paddq mm5, mm3                                  ;   474.7 p1      38 v[1]
        pxor mm1, mm5                                   ;   476.7 p1      39 v[13]
        pshufw mm1, mm1, 0x39                           ;   478.7 p1      39 v[13]
        paddq mm2, mm1                                  ;   480.7 p1      40 v[9]
        pxor mm3, mm2                                   ;   482.7 p1      41 v[5]
        movq [ebx - 16], mm2                            ;   482.7 p0+p3   40 v[9] spill
        movq mm2, [ebx - 32]                            ;   454.7 p2      35 v[14]
        pxor mm2, mm4                                   ;   476.7 p1      35 v[14]
        pshufw mm2, mm2, 0x4e                           ;   478.7 p1      35 v[14]
        movq [ebx - 32], mm7                            ;   500.7 p0+p3   41 v[4] spill
        movq mm7, [ebx - 40]                            ;   422.3 p2      36 v[10]
        paddq mm7, mm2                                  ;   480.7 p1      36 v[10]
        movq [ebx - 40], mm1                            ;   480.7 p0+p3   39 v[13] spill
        movq mm1, [ebx + 56]                            ;   432.7 p2      37 v[6]
        pxor mm1, mm7                                   ;   482.7 p1      37 v[6]
        paddq mm4, [esi + 96]                           ;   480.7 p2+p1   38 v[2]
        movq [ebx + 56], mm0                            ;   486.7 p0+p3   39 v[12] spill
        movq mm0, mm3                                   ;   484.7 p0      41 v[5] copy
        psllq mm0, 1                                    ;   490.7 p1      41 v[5]
        psrlq mm3, 0x3f                                 ;   484.7 p1      41 v[5]
        pxor mm3, mm0                                   ;   492.7 p1      41 v[5]
        movq mm0, mm1                                   ;   484.7 p0      37 v[6] copy
        psllq mm0, 0x28                                 ;   490.7 p1      37 v[6]
        psrlq mm1, 0x18                                 ;   485.7 p1      37 v[6]
        pxor mm1, mm0                                   ;   492.7 p1      37 v[6]
        movq mm0, [ebx - 48]                            ;   450.7 p2      34 v[3]
        paddq mm0, [ebx + 24]                           ;   487.7 p2+p1   34 v[3]
        paddq mm0, [esi + 88]                           ;   489.7 p2+p1   34 v[3]
        paddq mm4, mm1                                  ;   494.7 p1      38 v[2]
        pxor mm2, mm4                                   ;   496.7 p1      39 v[14]
        pshufw mm2, mm2, 0x39                           ;   498.7 p1      39 v[14]
        paddq mm7, mm2                                  ;   500.7 p1      40 v[10]
        pxor mm1, mm7                                   ;   502.7 p1      41 v[6]
        movq [ebx - 48], mm2                            ;   500.7 p0+p3   39 v[14] spill
        movq mm2, [ebx + 48]                            ;   434.0 p2      35 v[15]
        pxor mm2, mm0                                   ;   494.7 p1      35 v[15]
        pshufw mm2, mm2, 0x4e                           ;   496.7 p1      35 v[15]
        movq [ebx + 48], mm4                            ;   496.7 p0+p3   38 v[2] spill
        movq mm4, [ebx + 0]                             ;   435.7 p2      36 v[11]
        paddq mm4, mm2                                  ;   498.7 p1      36 v[11]
        movq [ebx + 0], mm5                             ;   476.7 p0+p3   38 v[1] spill
        movq mm5, [ebx + 24]                            ;   450.7 p2      37 v[7]
        pxor mm5, mm4                                   ;   500.7 p1      37 v[7]
        paddq mm0, [esi + 112]                          ;   498.7 p2+p1   38 v[3]
        movq [ebx + 24], mm7                            ;   502.7 p0+p3   40 v[10] spill
        movq mm7, mm1                                   ;   504.7 p0      41 v[6] copy
        psllq mm7, 1                                    ;   510.7 p1      41 v[6]
        psrlq mm1, 0x3f                                 ;   504.7 p1      41 v[6]
        pxor mm1, mm7                                   ;   512.7 p1      41 v[6]
        movq mm7, mm5                                   ;   502.7 p0      37 v[7] copy
        psllq mm7, 0x28                                 ;   508.7 p1      37 v[7]
        psrlq mm5, 0x18                                 ;   503.7 p1      37 v[7]
        pxor mm5, mm7                                   ;   510.7 p1      37 v[7]
        movq mm7, [esi + 16]                            ;   444.7 p2      34 v[0]
        paddq mm0, mm5                                  ;   512.7 p1      38 v[3]
        pxor mm2, mm0                                   ;   514.7 p1      39 v[15]
        pshufw mm2, mm2, 0x39                           ;   516.7 p1      39 v[15]
        paddq mm7, mm6                                  ;   508.7 p1      34 v[0]
        movq mm6, [ebx + 24]                            ;   510.7 p2      36 v[10]
        paddq mm4, mm2                                  ;   518.7 p1      40 v[11]
        pxor mm5, mm4                                   ;   520.7 p1      41 v[7]
        paddq mm7, mm3                                  ;   511.7 p1      34 v[0]
        pxor mm2, mm7                                   ;   518.7 p1      35 v[15]
        pshufw mm2, mm2, 0x4e                           ;   520.7 p1      35 v[15]
        paddq mm6, mm2                                  ;   522.7 p1      36 v[10]
        pxor mm3, mm6                                   ;   524.7 p1      37 v[5]
        paddq mm7, [esi + 48]                           ;   516.7 p2+p1   38 v[0]
        movq [ebx + 24], mm0                            ;   514.7 p0+p3   38 v[3] spill
        movq mm0, mm5                                   ;   522.7 p0      41 v[7] copy
        psllq mm0, 1                                    ;   528.7 p1      41 v[7]
        psrlq mm5, 0x3f                                 ;   522.7 p1      41 v[7]
        pxor mm5, mm0                                   ;   530.7 p1      41 v[7]
        movq mm0, mm3                                   ;   526.7 p0      37 v[5] copy
        psllq mm0, 0x28                                 ;   532.7 p1      37 v[5]
        psrlq mm3, 0x18                                 ;   526.7 p1      37 v[5]
        pxor mm3, mm0                                   ;   534.7 p1      37 v[5]
        movq mm0, [ebx + 0]                             ;   484.7 p2      34 v[1]
        paddq mm0, [esi + 40]                           ;   523.7 p2+p1   34 v[1]
        paddq mm7, mm3                                  ;   536.7 p1      38 v[0]
        pxor mm2, mm7                                   ;   538.7 p1      39 v[15]
        pshufw mm2, mm2, 0x39                           ;   540.7 p1      39 v[15]
        paddq mm6, mm2                                  ;   542.7 p1      40 v[10]
        paddq mm0, mm1                                  ;   528.7 p1      34 v[1]
        pxor mm3, mm6                                   ;   544.7 p1      41 v[5]
        movq [ebx + 0], mm2                             ;   542.7 p0+p3   39 v[15] spill
        movq mm2, [ebx + 56]                            ;   494.7 p2      35 v[12]
        pxor mm2, mm0                                   ;   530.7 p1      35 v[12]
        pshufw mm2, mm2, 0x4e                           ;   532.7 p1      35 v[12]
        paddq mm4, mm2                                  ;   534.7 p1      36 v[11]
        pxor mm1, mm4                                   ;   536.7 p1      37 v[6]
        paddq mm0, [esi + 80]                           ;   534.7 p2+p1   38 v[1]
        movq [ebx + 56], mm6                            ;   544.7 p0+p3   40 v[10] spill
        movq mm6, mm3                                   ;   546.7 p0      41 v[5] copy
        psllq mm6, 1                                    ;   552.7 p1      41 v[5]
        psrlq mm3, 0x3f                                 ;   546.7 p1      41 v[5]
        pxor mm3, mm6                                   ;   554.7 p1      41 v[5]
        movq mm6, mm1                                   ;   538.7 p0      37 v[6] copy
        psllq mm6, 0x28                                 ;   544.7 p1      37 v[6]
        psrlq mm1, 0x18                                 ;   539.7 p1      37 v[6]
        pxor mm1, mm6                                   ;   546.7 p1      37 v[6]
        paddq mm0, mm1                                  ;   548.7 p1      38 v[1]
        pxor mm2, mm0                                   ;   550.7 p1      39 v[12]
        movq mm6, [ebx + 48]                            ;   504.7 p2      34 v[2]
        paddq mm6, [esi + 32]                           ;   543.7 p2+p1   34 v[2]
        pshufw mm2, mm2, 0x39                           ;   552.7 p1      39 v[12]
        paddq mm4, mm2                                  ;   554.7 p1      40 v[11]
        paddq mm6, mm5                                  ;   546.7 p1      34 v[2]
        pxor mm1, mm4                                   ;   556.7 p1      41 v[6]
        movq [ebx + 48], mm4                            ;   556.7 p0+p3   40 v[11] spill
        movq mm4, [ebx - 40]                            ;   505.0 p2      35 v[13]
        pxor mm4, mm6                                   ;   548.7 p1      35 v[13]
        pshufw mm4, mm4, 0x4e                           ;   550.7 p1      35 v[13]
        movq [ebx - 40], mm3                            ;   556.7 p0+p3   41 v[5] spill
        movq mm3, [ebx - 8]                             ;   506.7 p2      36 v[8]
        paddq mm3, mm4                                  ;   552.7 p1      36 v[8]
        pxor mm5, mm3                                   ;   554.7 p1      37 v[7]
        paddq mm6, [esi]                                ;   552.7 p2+p1   38 v[2]
        movq [ebx - 8], mm0                             ;   550.7 p0+p3   38 v[1] spill
        movq mm0, mm1                                   ;   558.7 p0      41 v[6] copy
        psllq mm0, 1                                    ;   564.7 p1      41 v[6]
        psrlq mm1, 0x3f                                 ;   558.7 p1      41 v[6]
        pxor mm1, mm0                                   ;   566.7 p1      41 v[6]
        movq mm0, mm5                                   ;   556.7 p0      37 v[7] copy
        psllq mm0, 0x28                                 ;   562.7 p1      37 v[7]
        psrlq mm5, 0x18                                 ;   557.7 p1      37 v[7]
        pxor mm5, mm0                                   ;   564.7 p1      37 v[7]
        paddq mm6, mm5                                  ;   566.7 p1      38 v[2]
        movq mm0, [ebx + 24]                            ;   522.7 p2      34 v[3]
        paddq mm0, [ebx - 32]                           ;   560.7 p2+p1   34 v[3]
        paddq mm0, [esi + 120]                          ;   562.7 p2+p1   34 v[3]
        pxor mm4, mm6                                   ;   568.7 p1      39 v[13]
        pshufw mm4, mm4, 0x39                           ;   570.7 p1      39 v[13]
        paddq mm3, mm4                                  ;   572.7 p1      40 v[8]
        pxor mm5, mm3                                   ;   574.7 p1      41 v[7]
        movq [ebx + 24], mm1                            ;   568.7 p0+p3   41 v[6] spill
        movq mm1, [ebx - 48]                            ;   517.0 p2      35 v[14]
        pxor mm1, mm0                                   ;   566.7 p1      35 v[14]
        pshufw mm1, mm1, 0x4e                           ;   568.7 p1      35 v[14]
        movq [ebx - 48], mm6                            ;   568.7 p0+p3   38 v[2] spill
        movq mm6, [ebx - 16]                            ;   518.7 p2      36 v[9]
        paddq mm6, mm1                                  ;   570.7 p1      36 v[9]
        movq [ebx - 16], mm4                            ;   572.7 p0+p3   39 v[13] spill
        movq mm4, [ebx - 32]                            ;   520.0 p2      37 v[4]
        pxor mm4, mm6                                   ;   572.7 p1      37 v[4]
        paddq mm0, [esi + 64]                           ;   570.7 p2+p1   38 v[3]
        movq [ebx - 32], mm3                            ;   574.7 p0+p3   40 v[8] spill
        movq mm3, mm5                                   ;   576.7 p0      41 v[7] copy
        psllq mm3, 1                                    ;   582.7 p1      41 v[7]
        psrlq mm5, 0x3f                                 ;   576.7 p1      41 v[7]
        pxor mm5, mm3                                   ;   584.7 p1      41 v[7]
        movq mm3, mm4                                   ;   574.7 p0      37 v[4] copy
        psllq mm3, 0x28                                 ;   580.7 p1      37 v[4]
        psrlq mm4, 0x18                                 ;   575.7 p1      37 v[4]
        pxor mm4, mm3                                   ;   582.7 p1      37 v[4]
        paddq mm0, mm4                                  ;   584.7 p1      38 v[3]
        movq mm3, [esi + 72]                            ;   525.0 p2      34 v[0]
        pxor mm1, mm0                                   ;   586.7 p1      39 v[14]
        paddq mm3, mm7                                  ;   579.7 p1      34 v[0]
        pshufw mm7, mm1, 0x39                           ;   588.7 p1      39 v[14]
        paddq mm6, mm7                                  ;   590.7 p1      40 v[9]
        movq mm1, [ebx - 32]                            ;   582.7 p2      36 v[8]
        pxor mm4, mm6                                   ;   592.7 p1      41 v[4]
        movq [ebx - 32], mm5                            ;   586.7 p0+p3   41 v[7] spill
        movq mm5, mm4                                   ;   594.7 p0      41 v[4] copy
        psllq mm5, 1                                    ;   600.7 p1      41 v[4]
        psrlq mm4, 0x3f                                 ;   594.7 p1      41 v[4]
        pxor mm4, mm5                                   ;   602.7 p1      41 v[4]
        movq mm5, [esi]                                 ;   529.3 p2      38 v[0]
        paddq mm3, mm4                                  ;   604.7 p1      34 v[0]
        pxor mm2, mm3                                   ;   606.7 p1      35 v[12]
        pshufw mm2, mm2, 0x4e                           ;   608.7 p1      35 v[12]
        paddq mm1, mm2                                  ;   610.7 p1      36 v[8]
        pxor mm4, mm1                                   ;   612.7 p1      37 v[4]
        paddq mm5, mm3                                  ;   606.7 p1      38 v[0]
        movq mm3, [ebx - 8]                             ;   558.7 p2      34 v[1]
        paddq mm3, [ebx - 40]                           ;   592.7 p2+p1   34 v[1]
        paddq mm3, [esi + 40]                           ;   594.7 p2+p1   34 v[1]
        movq [ebx - 8], mm0                             ;   586.7 p0+p3   38 v[3] spill
        movq mm0, [ebx - 16]                            ;   580.7 p2      35 v[13]
        pxor mm0, mm3                                   ;   596.7 p1      35 v[13]
        pshufw mm0, mm0, 0x4e                           ;   598.7 p1      35 v[13]
        movq [ebx - 16], mm7                            ;   590.7 p0+p3   39 v[14] spill
        movq mm7, mm4                                   ;   614.7 p0      37 v[4] copy
        psllq mm7, 0x28                                 ;   620.7 p1      37 v[4]
        psrlq mm4, 0x18                                 ;   614.7 p1      37 v[4]
        pxor mm4, mm7                                   ;   622.7 p1      37 v[4]
        paddq mm5, mm4                                  ;   624.7 p1      38 v[0]
        movq mm7, [ebx - 40]                            ;   564.7 p2      37 v[5]
        pxor mm2, mm5                                   ;   626.7 p1      39 v[12]
        pshufw mm2, mm2, 0x39                           ;   628.7 p1      39 v[12]
        paddq mm1, mm2                                  ;   630.7 p1      40 v[8]
        pxor mm4, mm1                                   ;   632.7 p1      41 v[4]
        paddq mm6, mm0                                  ;   604.7 p1      36 v[9]
        pxor mm7, mm6                                   ;   606.7 p1      37 v[5]
        paddq mm3, [esi + 56]                           ;   606.7 p2+p1   38 v[1]
        movq [ebx - 40], mm1                            ;   632.7 p0+p3   40 v[8] spill
        movq mm1, mm4                                   ;   634.7 p0      41 v[4] copy
        psllq mm1, 1                                    ;   640.7 p1      41 v[4]
        psrlq mm4, 0x3f                                 ;   634.7 p1      41 v[4]
        pxor mm4, mm1                                   ;   642.7 p1      41 v[4]
        movq mm1, mm7                                   ;   608.7 p0      37 v[5] copy
        psllq mm1, 0x28                                 ;   614.7 p1      37 v[5]
        psrlq mm7, 0x18                                 ;   611.7 p1      37 v[5]
        pxor mm7, mm1                                   ;   616.7 p1      37 v[5]
        movq mm1, [ebx - 48]                            ;   576.7 p2      34 v[2]
        paddq mm1, [ebx + 24]                           ;   613.7 p2+p1   34 v[2]
        paddq mm1, [esi + 16]                           ;   615.7 p2+p1   34 v[2]
        paddq mm3, mm7                                  ;   618.7 p1      38 v[1]
        pxor mm0, mm3                                   ;   620.7 p1      39 v[13]
        pshufw mm0, mm0, 0x39                           ;   622.7 p1      39 v[13]
        paddq mm6, mm0                                  ;   624.7 p1      40 v[9]
        pxor mm7, mm6                                   ;   626.7 p1      41 v[5]
        movq [ebx - 48], mm6                            ;   626.7 p0+p3   40 v[9] spill
        movq mm6, [ebx - 16]                            ;   598.7 p2      35 v[14]
        pxor mm6, mm1                                   ;   620.7 p1      35 v[14]
        pshufw mm6, mm6, 0x4e                           ;   622.7 p1      35 v[14]
        movq [ebx - 16], mm4                            ;   644.7 p0+p3   41 v[4] spill
        movq mm4, [ebx + 56]                            ;   566.3 p2      36 v[10]
        paddq mm4, mm6                                  ;   624.7 p1      36 v[10]
        movq [ebx + 56], mm0                            ;   624.7 p0+p3   39 v[13] spill
        movq mm0, [ebx + 24]                            ;   576.7 p2      37 v[6]
        pxor mm0, mm4                                   ;   626.7 p1      37 v[6]
        paddq mm1, [esi + 32]                           ;   624.7 p2+p1   38 v[2]
        movq [ebx + 24], mm2                            ;   630.7 p0+p3   39 v[12] spill
        movq mm2, mm7                                   ;   628.7 p0      41 v[5] copy
        psllq mm2, 1                                    ;   634.7 p1      41 v[5]
        psrlq mm7, 0x3f                                 ;   628.7 p1      41 v[5]
        pxor mm7, mm2                                   ;   636.7 p1      41 v[5]
        movq mm2, mm0                                   ;   628.7 p0      37 v[6] copy
        psllq mm2, 0x28                                 ;   634.7 p1      37 v[6]
        psrlq mm0, 0x18                                 ;   629.7 p1      37 v[6]
        pxor mm0, mm2                                   ;   636.7 p1      37 v[6]
        movq mm2, [ebx - 8]                             ;   594.7 p2      34 v[3]
        paddq mm2, [ebx - 32]                           ;   631.7 p2+p1   34 v[3]
        paddq mm2, [esi + 80]                           ;   633.7 p2+p1   34 v[3]
        paddq mm1, mm0                                  ;   638.7 p1      38 v[2]
        pxor mm6, mm1                                   ;   640.7 p1      39 v[14]
        pshufw mm6, mm6, 0x39                           ;   642.7 p1      39 v[14]
        paddq mm4, mm6                                  ;   644.7 p1      40 v[10]
        pxor mm0, mm4                                   ;   646.7 p1      41 v[6]
        movq [ebx - 8], mm6                             ;   644.7 p0+p3   39 v[14] spill
        movq mm6, [ebx + 0]                             ;   578.0 p2      35 v[15]
        pxor mm6, mm2                                   ;   638.7 p1      35 v[15]
        pshufw mm6, mm6, 0x4e                           ;   640.7 p1      35 v[15]
        movq [ebx + 0], mm1                             ;   640.7 p0+p3   38 v[2] spill
        movq mm1, [ebx + 48]                            ;   579.7 p2      36 v[11]
        paddq mm1, mm6                                  ;   642.7 p1      36 v[11]
        movq [ebx + 48], mm3                            ;   620.7 p0+p3   38 v[1] spill
        movq mm3, [ebx - 32]                            ;   594.7 p2      37 v[7]
        pxor mm3, mm1                                   ;   644.7 p1      37 v[7]
        paddq mm2, [esi + 120]                          ;   642.7 p2+p1   38 v[3]
        movq [ebx - 32], mm4                            ;   646.7 p0+p3   40 v[10] spill
        movq mm4, mm0                                   ;   648.7 p0      41 v[6] copy
        psllq mm4, 1                                    ;   654.7 p1      41 v[6]
        psrlq mm0, 0x3f                                 ;   648.7 p1      41 v[6]
        pxor mm0, mm4                                   ;   656.7 p1      41 v[6]
        movq mm4, mm3                                   ;   646.7 p0      37 v[7] copy
        psllq mm4, 0x28                                 ;   652.7 p1      37 v[7]
        psrlq mm3, 0x18                                 ;   647.7 p1      37 v[7]
        pxor mm3, mm4                                   ;   654.7 p1      37 v[7]
        movq mm4, [esi + 112]                           ;   588.7 p2      34 v[0]
        paddq mm2, mm3                                  ;   656.7 p1      38 v[3]
        pxor mm6, mm2                                   ;   658.7 p1      39 v[15]
        pshufw mm6, mm6, 0x39                           ;   660.7 p1      39 v[15]
        paddq mm4, mm5                                  ;   652.7 p1      34 v[0]
        movq mm5, [ebx - 32]                            ;   654.7 p2      36 v[10]
        paddq mm1, mm6                                  ;   662.7 p1      40 v[11]
        pxor mm3, mm1                                   ;   664.7 p1      41 v[7]
        paddq mm4, mm7                                  ;   655.7 p1      34 v[0]
        pxor mm6, mm4                                   ;   662.7 p1      35 v[15]
        pshufw mm6, mm6, 0x4e                           ;   664.7 p1      35 v[15]
        paddq mm5, mm6                                  ;   666.7 p1      36 v[10]
        pxor mm7, mm5                                   ;   668.7 p1      37 v[5]
        paddq mm4, [esi + 8]                            ;   660.7 p2+p1   38 v[0]
        movq [ebx - 32], mm2                            ;   658.7 p0+p3   38 v[3] spill
        movq mm2, mm3                                   ;   666.7 p0      41 v[7] copy
        psllq mm2, 1                                    ;   672.7 p1      41 v[7]
        psrlq mm3, 0x3f                                 ;   666.7 p1      41 v[7]
        pxor mm3, mm2                                   ;   674.7 p1      41 v[7]
        movq mm2, mm7                                   ;   670.7 p0      37 v[5] copy
        psllq mm2, 0x28                                 ;   676.7 p1      37 v[5]
        psrlq mm7, 0x18                                 ;   670.7 p1      37 v[5]
        pxor mm7, mm2                                   ;   678.7 p1      37 v[5]
        movq mm2, [ebx + 48]                            ;   628.7 p2      34 v[1]
        paddq mm2, [esi + 88]                           ;   667.7 p2+p1   34 v[1]
        paddq mm4, mm7                                  ;   680.7 p1      38 v[0]
        pxor mm6, mm4                                   ;   682.7 p1      39 v[15]
        pshufw mm6, mm6, 0x39                           ;   684.7 p1      39 v[15]
        paddq mm5, mm6                                  ;   686.7 p1      40 v[10]
        paddq mm2, mm0                                  ;   672.7 p1      34 v[1]
        pxor mm7, mm5                                   ;   688.7 p1      41 v[5]
        movq [ebx + 48], mm6                            ;   686.7 p0+p3   39 v[15] spill
        movq mm6, [ebx + 24]                            ;   638.7 p2      35 v[12]
        pxor mm6, mm2                                   ;   674.7 p1      35 v[12]
        pshufw mm6, mm6, 0x4e                           ;   676.7 p1      35 v[12]
        paddq mm1, mm6                                  ;   678.7 p1      36 v[11]
        pxor mm0, mm1                                   ;   680.7 p1      37 v[6]
        paddq mm2, [esi + 96]                           ;   678.7 p2+p1   38 v[1]
        movq [ebx + 24], mm5                            ;   688.7 p0+p3   40 v[10] spill
        movq mm5, mm7                                   ;   690.7 p0      41 v[5] copy
        psllq mm5, 1                                    ;   696.7 p1      41 v[5]
        psrlq mm7, 0x3f                                 ;   690.7 p1      41 v[5]
        pxor mm7, mm5                                   ;   698.7 p1      41 v[5]
        movq mm5, mm0                                   ;   682.7 p0      37 v[6] copy
        psllq mm5, 0x28                                 ;   688.7 p1      37 v[6]
        psrlq mm0, 0x18                                 ;   683.7 p1      37 v[6]
        pxor mm0, mm5                                   ;   690.7 p1      37 v[6]
        paddq mm2, mm0                                  ;   692.7 p1      38 v[1]
        pxor mm6, mm2                                   ;   694.7 p1      39 v[12]
        movq mm5, [ebx + 0]                             ;   648.7 p2      34 v[2]
        paddq mm5, [esi + 48]                           ;   687.7 p2+p1   34 v[2]
        pshufw mm6, mm6, 0x39                           ;   696.7 p1      39 v[12]
        paddq mm1, mm6                                  ;   698.7 p1      40 v[11]
        paddq mm5, mm3                                  ;   690.7 p1      34 v[2]
        pxor mm0, mm1                                   ;   700.7 p1      41 v[6]
        movq [ebx + 0], mm1                             ;   700.7 p0+p3   40 v[11] spill
        movq mm1, [ebx + 56]                            ;   649.0 p2      35 v[13]
        pxor mm1, mm5                                   ;   692.7 p1      35 v[13]
        pshufw mm1, mm1, 0x4e                           ;   694.7 p1      35 v[13]
        movq [ebx + 56], mm7                            ;   700.7 p0+p3   41 v[5] spill
        movq mm7, [ebx - 40]                            ;   650.7 p2      36 v[8]
        paddq mm7, mm1                                  ;   696.7 p1      36 v[8]
        pxor mm3, mm7                                   ;   698.7 p1      37 v[7]
        paddq mm5, [esi + 64]                           ;   696.7 p2+p1   38 v[2]
        movq [ebx - 40], mm2                            ;   694.7 p0+p3   38 v[1] spill
        movq mm2, mm0                                   ;   702.7 p0      41 v[6] copy
        psllq mm2, 1                                    ;   708.7 p1      41 v[6]
        psrlq mm0, 0x3f                                 ;   702.7 p1      41 v[6]
        pxor mm0, mm2                                   ;   710.7 p1      41 v[6]
        movq mm2, mm3                                   ;   700.7 p0      37 v[7] copy
        psllq mm2, 0x28                                 ;   706.7 p1      37 v[7]
        psrlq mm3, 0x18                                 ;   701.7 p1      37 v[7]
        pxor mm3, mm2                                   ;   708.7 p1      37 v[7]
        paddq mm5, mm3                                  ;   710.7 p1      38 v[2]
        movq mm2, [ebx - 32]                            ;   666.7 p2      34 v[3]
        paddq mm2, [ebx - 16]                           ;   704.7 p2+p1   34 v[3]
        paddq mm2, [esi + 24]                           ;   706.7 p2+p1   34 v[3]
        pxor mm1, mm5                                   ;   712.7 p1      39 v[13]
        pshufw mm1, mm1, 0x39                           ;   714.7 p1      39 v[13]
        paddq mm7, mm1                                  ;   716.7 p1      40 v[8]
        pxor mm3, mm7                                   ;   718.7 p1      41 v[7]
        movq [ebx - 32], mm0                            ;   712.7 p0+p3   41 v[6] spill
        movq mm0, [ebx - 8]                             ;   661.0 p2      35 v[14]
        pxor mm0, mm2                                   ;   710.7 p1      35 v[14]
        pshufw mm0, mm0, 0x4e                           ;   712.7 p1      35 v[14]
        movq [ebx - 8], mm5                             ;   712.7 p0+p3   38 v[2] spill
        movq mm5, [ebx - 48]                            ;   662.7 p2      36 v[9]
        paddq mm5, mm0                                  ;   714.7 p1      36 v[9]
        movq [ebx - 48], mm1                            ;   716.7 p0+p3   39 v[13] spill
        movq mm1, [ebx - 16]                            ;   664.0 p2      37 v[4]
        pxor mm1, mm5                                   ;   716.7 p1      37 v[4]
        paddq mm2, [esi + 104]                          ;   714.7 p2+p1   38 v[3]
        movq [ebx - 16], mm7                            ;   718.7 p0+p3   40 v[8] spill
        movq mm7, mm3                                   ;   720.7 p0      41 v[7] copy
        psllq mm7, 1                                    ;   726.7 p1      41 v[7]
        psrlq mm3, 0x3f                                 ;   720.7 p1      41 v[7]
        pxor mm3, mm7                                   ;   728.7 p1      41 v[7]
        movq mm7, mm1                                   ;   718.7 p0      37 v[4] copy
        psllq mm7, 0x28                                 ;   724.7 p1      37 v[4]
        psrlq mm1, 0x18                                 ;   719.7 p1      37 v[4]
        pxor mm1, mm7                                   ;   726.7 p1      37 v[4]
        paddq mm2, mm1                                  ;   728.7 p1      38 v[3]
        movq mm7, [esi + 16]                            ;   669.0 p2      34 v[0]
        pxor mm0, mm2                                   ;   730.7 p1      39 v[14]
        paddq mm7, mm4                                  ;   723.7 p1      34 v[0]
        pshufw mm0, mm0, 0x39                           ;   732.7 p1      39 v[14]
        paddq mm5, mm0                                  ;   734.7 p1      40 v[9]
        movq mm4, [ebx - 16]                            ;   726.7 p2      36 v[8]
        pxor mm1, mm5                                   ;   736.7 p1      41 v[4]
        movq [ebx - 16], mm3                            ;   730.7 p0+p3   41 v[7] spill
        movq mm3, mm1                                   ;   738.7 p0      41 v[4] copy
        psllq mm3, 1                                    ;   744.7 p1      41 v[4]
        psrlq mm1, 0x3f                                 ;   738.7 p1      41 v[4]
        pxor mm1, mm3                                   ;   746.7 p1      41 v[4]
        movq mm3, [esi + 96]                            ;   673.3 p2      38 v[0]
        paddq mm7, mm1                                  ;   748.7 p1      34 v[0]
        pxor mm6, mm7                                   ;   750.7 p1      35 v[12]
        pshufw mm6, mm6, 0x4e                           ;   752.7 p1      35 v[12]
        paddq mm4, mm6                                  ;   754.7 p1      36 v[8]
        pxor mm1, mm4                                   ;   756.7 p1      37 v[4]
        paddq mm3, mm7                                  ;   750.7 p1      38 v[0]
        movq mm7, [ebx - 40]                            ;   702.7 p2      34 v[1]
        paddq mm7, [ebx + 56]                           ;   736.7 p2+p1   34 v[1]
        paddq mm7, [esi + 48]                           ;   738.7 p2+p1   34 v[1]
        movq [ebx - 40], mm2                            ;   730.7 p0+p3   38 v[3] spill
        movq mm2, [ebx - 48]                            ;   724.7 p2      35 v[13]
        pxor mm2, mm7                                   ;   740.7 p1      35 v[13]
        pshufw mm2, mm2, 0x4e                           ;   742.7 p1      35 v[13]
        movq [ebx - 48], mm0                            ;   734.7 p0+p3   39 v[14] spill
        movq mm0, mm1                                   ;   758.7 p0      37 v[4] copy
        psllq mm0, 0x28                                 ;   764.7 p1      37 v[4]
        psrlq mm1, 0x18                                 ;   758.7 p1      37 v[4]
        pxor mm1, mm0                                   ;   766.7 p1      37 v[4]
        paddq mm3, mm1                                  ;   768.7 p1      38 v[0]
        movq mm0, [ebx + 56]                            ;   708.7 p2      37 v[5]
        pxor mm6, mm3                                   ;   770.7 p1      39 v[12]
        pshufw mm6, mm6, 0x39                           ;   772.7 p1      39 v[12]
        paddq mm4, mm6                                  ;   774.7 p1      40 v[8]
        pxor mm1, mm4                                   ;   776.7 p1      41 v[4]
        paddq mm5, mm2                                  ;   748.7 p1      36 v[9]
        pxor mm0, mm5                                   ;   750.7 p1      37 v[5]
        paddq mm7, [esi + 80]                           ;   750.7 p2+p1   38 v[1]
        movq [ebx + 56], mm4                            ;   776.7 p0+p3   40 v[8] spill
        movq mm4, mm1                                   ;   778.7 p0      41 v[4] copy
        psllq mm4, 1                                    ;   784.7 p1      41 v[4]
        psrlq mm1, 0x3f                                 ;   778.7 p1      41 v[4]
        pxor mm1, mm4                                   ;   786.7 p1      41 v[4]
        movq mm4, mm0                                   ;   752.7 p0      37 v[5] copy
        psllq mm4, 0x28                                 ;   758.7 p1      37 v[5]
        psrlq mm0, 0x18                                 ;   755.7 p1      37 v[5]
        pxor mm0, mm4                                   ;   760.7 p1      37 v[5]
        movq mm4, [ebx - 8]                             ;   720.7 p2      34 v[2]
        paddq mm4, [ebx - 32]                           ;   757.7 p2+p1   34 v[2]
        paddq mm4, [esi]                                ;   759.7 p2+p1   34 v[2]
        paddq mm7, mm0                                  ;   762.7 p1      38 v[1]
        pxor mm2, mm7                                   ;   764.7 p1      39 v[13]
        pshufw mm2, mm2, 0x39                           ;   766.7 p1      39 v[13]
        paddq mm5, mm2                                  ;   768.7 p1      40 v[9]
        pxor mm0, mm5                                   ;   770.7 p1      41 v[5]
        movq [ebx - 8], mm5                             ;   770.7 p0+p3   40 v[9] spill
        movq mm5, [ebx - 48]                            ;   742.7 p2      35 v[14]
        pxor mm5, mm4                                   ;   764.7 p1      35 v[14]
        pshufw mm5, mm5, 0x4e                           ;   766.7 p1      35 v[14]
        movq [ebx - 48], mm1                            ;   788.7 p0+p3   41 v[4] spill
        movq mm1, [ebx + 24]                            ;   710.3 p2      36 v[10]
        paddq mm1, mm5                                  ;   768.7 p1      36 v[10]
        movq [ebx + 24], mm2                            ;   768.7 p0+p3   39 v[13] spill
        movq mm2, [ebx - 32]                            ;   720.7 p2      37 v[6]
        pxor mm2, mm1                                   ;   770.7 p1      37 v[6]
        paddq mm4, [esi + 88]                           ;   768.7 p2+p1   38 v[2]
        movq [ebx - 32], mm6                            ;   774.7 p0+p3   39 v[12] spill
        movq mm6, mm0                                   ;   772.7 p0      41 v[5] copy
        psllq mm6, 1                                    ;   778.7 p1      41 v[5]
        psrlq mm0, 0x3f                                 ;   772.7 p1      41 v[5]
        pxor mm0, mm6                                   ;   780.7 p1      41 v[5]
        movq mm6, mm2                                   ;   772.7 p0      37 v[6] copy
        psllq mm6, 0x28                                 ;   778.7 p1      37 v[6]
        psrlq mm2, 0x18                                 ;   773.7 p1      37 v[6]
        pxor mm2, mm6                                   ;   780.7 p1      37 v[6]
        movq mm6, [ebx - 40]                            ;   738.7 p2      34 v[3]
        paddq mm6, [ebx - 16]                           ;   775.7 p2+p1   34 v[3]
        paddq mm6, [esi + 64]                           ;   777.7 p2+p1   34 v[3]
        paddq mm4, mm2                                  ;   782.7 p1      38 v[2]
        pxor mm5, mm4                                   ;   784.7 p1      39 v[14]
        pshufw mm5, mm5, 0x39                           ;   786.7 p1      39 v[14]
        paddq mm1, mm5                                  ;   788.7 p1      40 v[10]
        pxor mm2, mm1                                   ;   790.7 p1      41 v[6]
        movq [ebx - 40], mm5                            ;   788.7 p0+p3   39 v[14] spill
        movq mm5, [ebx + 48]                            ;   722.0 p2      35 v[15]
        pxor mm5, mm6                                   ;   782.7 p1      35 v[15]
        pshufw mm5, mm5, 0x4e                           ;   784.7 p1      35 v[15]
        movq [ebx + 48], mm4                            ;   784.7 p0+p3   38 v[2] spill
        movq mm4, [ebx + 0]                             ;   723.7 p2      36 v[11]
        paddq mm4, mm5                                  ;   786.7 p1      36 v[11]
        movq [ebx + 0], mm7                             ;   764.7 p0+p3   38 v[1] spill
        movq mm7, [ebx - 16]                            ;   738.7 p2      37 v[7]
        pxor mm7, mm4                                   ;   788.7 p1      37 v[7]
        paddq mm6, [esi + 24]                           ;   786.7 p2+p1   38 v[3]
        movq [ebx - 16], mm1                            ;   790.7 p0+p3   40 v[10] spill
        movq mm1, mm2                                   ;   792.7 p0      41 v[6] copy
        psllq mm1, 1                                    ;   798.7 p1      41 v[6]
        psrlq mm2, 0x3f                                 ;   792.7 p1      41 v[6]
        pxor mm2, mm1                                   ;   800.7 p1      41 v[6]
        movq mm1, mm7                                   ;   790.7 p0      37 v[7] copy
        psllq mm1, 0x28                                 ;   796.7 p1      37 v[7]
        psrlq mm7, 0x18                                 ;   791.7 p1      37 v[7]
        pxor mm7, mm1                                   ;   798.7 p1      37 v[7]
        movq mm1, [esi + 32]                            ;   732.7 p2      34 v[0]
        paddq mm6, mm7                                  ;   800.7 p1      38 v[3]
        pxor mm5, mm6                                   ;   802.7 p1      39 v[15]
        pshufw mm5, mm5, 0x39                           ;   804.7 p1      39 v[15]
        paddq mm1, mm3                                  ;   796.7 p1      34 v[0]
        movq mm3, [ebx - 16]                            ;   798.7 p2      36 v[10]
        paddq mm4, mm5                                  ;   806.7 p1      40 v[11]
        pxor mm7, mm4                                   ;   808.7 p1      41 v[7]
        paddq mm1, mm0                                  ;   799.7 p1      34 v[0]
        pxor mm5, mm1                                   ;   806.7 p1      35 v[15]
        pshufw mm5, mm5, 0x4e                           ;   808.7 p1      35 v[15]
        paddq mm3, mm5                                  ;   810.7 p1      36 v[10]
        pxor mm0, mm3                                   ;   812.7 p1      37 v[5]
        paddq mm1, [esi + 104]                          ;   804.7 p2+p1   38 v[0]
        movq [ebx - 16], mm6                            ;   802.7 p0+p3   38 v[3] spill
        movq mm6, mm7                                   ;   810.7 p0      41 v[7] copy
        psllq mm6, 1                                    ;   816.7 p1      41 v[7]
        psrlq mm7, 0x3f                                 ;   810.7 p1      41 v[7]
        pxor mm7, mm6                                   ;   818.7 p1      41 v[7]
        movq mm6, mm0                                   ;   814.7 p0      37 v[5] copy
        psllq mm6, 0x28                                 ;   820.7 p1      37 v[5]
        psrlq mm0, 0x18                                 ;   814.7 p1      37 v[5]
        pxor mm0, mm6                                   ;   822.7 p1      37 v[5]
        movq mm6, [ebx + 0]                             ;   772.7 p2      34 v[1]
        paddq mm6, [esi + 56]                           ;   811.7 p2+p1   34 v[1]
        paddq mm1, mm0                                  ;   824.7 p1      38 v[0]
        pxor mm5, mm1                                   ;   826.7 p1      39 v[15]
        pshufw mm5, mm5, 0x39                           ;   828.7 p1      39 v[15]
        paddq mm3, mm5                                  ;   830.7 p1      40 v[10]
        paddq mm6, mm2                                  ;   816.7 p1      34 v[1]
        pxor mm0, mm3                                   ;   832.7 p1      41 v[5]
        movq [ebx + 0], mm5                             ;   830.7 p0+p3   39 v[15] spill
        movq mm5, [ebx - 32]                            ;   782.7 p2      35 v[12]
        pxor mm5, mm6                                   ;   818.7 p1      35 v[12]
        pshufw mm5, mm5, 0x4e                           ;   820.7 p1      35 v[12]
        paddq mm4, mm5                                  ;   822.7 p1      36 v[11]
        pxor mm2, mm4                                   ;   824.7 p1      37 v[6]
        paddq mm6, [esi + 40]                           ;   822.7 p2+p1   38 v[1]
        movq [ebx - 32], mm3                            ;   832.7 p0+p3   40 v[10] spill
        movq mm3, mm0                                   ;   834.7 p0      41 v[5] copy
        psllq mm3, 1                                    ;   840.7 p1      41 v[5]
        psrlq mm0, 0x3f                                 ;   834.7 p1      41 v[5]
        pxor mm0, mm3                                   ;   842.7 p1      41 v[5]
        movq mm3, mm2                                   ;   826.7 p0      37 v[6] copy
        psllq mm3, 0x28                                 ;   832.7 p1      37 v[6]
        psrlq mm2, 0x18                                 ;   827.7 p1      37 v[6]
        pxor mm2, mm3                                   ;   834.7 p1      37 v[6]
        paddq mm6, mm2                                  ;   836.7 p1      38 v[1]
        pxor mm5, mm6                                   ;   838.7 p1      39 v[12]
        movq mm3, [ebx + 48]                            ;   792.7 p2      34 v[2]
        paddq mm3, [esi + 120]                          ;   831.7 p2+p1   34 v[2]
        pshufw mm5, mm5, 0x39                           ;   840.7 p1      39 v[12]
        paddq mm4, mm5                                  ;   842.7 p1      40 v[11]
        paddq mm3, mm7                                  ;   834.7 p1      34 v[2]
        pxor mm2, mm4                                   ;   844.7 p1      41 v[6]
        movq [ebx + 48], mm4                            ;   844.7 p0+p3   40 v[11] spill
        movq mm4, [ebx + 24]                            ;   793.0 p2      35 v[13]
        pxor mm4, mm3                                   ;   836.7 p1      35 v[13]
        pshufw mm4, mm4, 0x4e                           ;   838.7 p1      35 v[13]
        movq [ebx + 24], mm0                            ;   844.7 p0+p3   41 v[5] spill
        movq mm0, [ebx + 56]                            ;   794.7 p2      36 v[8]
        paddq mm0, mm4                                  ;   840.7 p1      36 v[8]
        pxor mm7, mm0                                   ;   842.7 p1      37 v[7]
        paddq mm3, [esi + 112]                          ;   840.7 p2+p1   38 v[2]
        movq [ebx + 56], mm6                            ;   838.7 p0+p3   38 v[1] spill
        movq mm6, mm2                                   ;   846.7 p0      41 v[6] copy
        psllq mm6, 1                                    ;   852.7 p1      41 v[6]
        psrlq mm2, 0x3f                                 ;   846.7 p1      41 v[6]
        pxor mm2, mm6                                   ;   854.7 p1      41 v[6]
        movq mm6, mm7                                   ;   844.7 p0      37 v[7] copy
        psllq mm6, 0x28                                 ;   850.7 p1      37 v[7]
        psrlq mm7, 0x18                                 ;   845.7 p1      37 v[7]
        pxor mm7, mm6                                   ;   852.7 p1      37 v[7]
        paddq mm3, mm7                                  ;   854.7 p1      38 v[2]
        movq mm6, [ebx - 16]                            ;   810.7 p2      34 v[3]
        paddq mm6, [ebx - 48]                           ;   848.7 p2+p1   34 v[3]
        paddq mm6, [esi + 8]                            ;   850.7 p2+p1   34 v[3]
        pxor mm4, mm3                                   ;   856.7 p1      39 v[13]
        pshufw mm4, mm4, 0x39                           ;   858.7 p1      39 v[13]
        paddq mm0, mm4                                  ;   860.7 p1      40 v[8]
        pxor mm7, mm0                                   ;   862.7 p1      41 v[7]
        movq [ebx - 16], mm2                            ;   856.7 p0+p3   41 v[6] spill
        movq mm2, [ebx - 40]                            ;   805.0 p2      35 v[14]
        pxor mm2, mm6                                   ;   854.7 p1      35 v[14]
        pshufw mm2, mm2, 0x4e                           ;   856.7 p1      35 v[14]
        movq [ebx - 40], mm3                            ;   856.7 p0+p3   38 v[2] spill
        movq mm3, [ebx - 8]                             ;   806.7 p2      36 v[9]
        paddq mm3, mm2                                  ;   858.7 p1      36 v[9]
        movq [ebx - 8], mm4                             ;   860.7 p0+p3   39 v[13] spill
        movq mm4, [ebx - 48]                            ;   808.0 p2      37 v[4]
        pxor mm4, mm3                                   ;   860.7 p1      37 v[4]
        paddq mm6, [esi + 72]                           ;   858.7 p2+p1   38 v[3]
        movq [ebx - 48], mm0                            ;   862.7 p0+p3   40 v[8] spill
        movq mm0, mm7                                   ;   864.7 p0      41 v[7] copy
        psllq mm0, 1                                    ;   870.7 p1      41 v[7]
        psrlq mm7, 0x3f                                 ;   864.7 p1      41 v[7]
        pxor mm7, mm0                                   ;   872.7 p1      41 v[7]
        movq mm0, mm4                                   ;   862.7 p0      37 v[4] copy
        psllq mm0, 0x28                                 ;   868.7 p1      37 v[4]
        psrlq mm4, 0x18                                 ;   863.7 p1      37 v[4]
        pxor mm4, mm0                                   ;   870.7 p1      37 v[4]
        paddq mm6, mm4                                  ;   872.7 p1      38 v[3]
        movq mm0, [esi + 96]                            ;   813.0 p2      34 v[0]
        pxor mm2, mm6                                   ;   874.7 p1      39 v[14]
        paddq mm0, mm1                                  ;   867.7 p1      34 v[0]
        pshufw mm1, mm2, 0x39                           ;   876.7 p1      39 v[14]
        paddq mm3, mm1                                  ;   878.7 p1      40 v[9]
        movq mm2, [ebx - 48]                            ;   870.7 p2      36 v[8]
        pxor mm4, mm3                                   ;   880.7 p1      41 v[4]
        movq [ebx - 48], mm7                            ;   874.7 p0+p3   41 v[7] spill
        movq mm7, mm4                                   ;   882.7 p0      41 v[4] copy
        psllq mm7, 1                                    ;   888.7 p1      41 v[4]
        psrlq mm4, 0x3f                                 ;   882.7 p1      41 v[4]
        pxor mm4, mm7                                   ;   890.7 p1      41 v[4]
        movq mm7, [esi + 40]                            ;   817.3 p2      38 v[0]
        paddq mm0, mm4                                  ;   892.7 p1      34 v[0]
        pxor mm5, mm0                                   ;   894.7 p1      35 v[12]
        pshufw mm5, mm5, 0x4e                           ;   896.7 p1      35 v[12]
        paddq mm2, mm5                                  ;   898.7 p1      36 v[8]
        pxor mm4, mm2                                   ;   900.7 p1      37 v[4]
        paddq mm7, mm0                                  ;   894.7 p1      38 v[0]
        movq mm0, [ebx + 56]                            ;   846.7 p2      34 v[1]
        paddq mm0, [ebx + 24]                           ;   880.7 p2+p1   34 v[1]
        paddq mm0, [esi + 8]                            ;   882.7 p2+p1   34 v[1]
        movq [ebx + 56], mm6                            ;   874.7 p0+p3   38 v[3] spill
        movq mm6, [ebx - 8]                             ;   868.7 p2      35 v[13]
        pxor mm6, mm0                                   ;   884.7 p1      35 v[13]
        pshufw mm6, mm6, 0x4e                           ;   886.7 p1      35 v[13]
        movq [ebx - 8], mm1                             ;   878.7 p0+p3   39 v[14] spill
        movq mm1, mm4                                   ;   902.7 p0      37 v[4] copy
        psllq mm1, 0x28                                 ;   908.7 p1      37 v[4]
        psrlq mm4, 0x18                                 ;   902.7 p1      37 v[4]
        pxor mm4, mm1                                   ;   910.7 p1      37 v[4]
        paddq mm7, mm4                                  ;   912.7 p1      38 v[0]
        movq mm1, [ebx + 24]                            ;   852.7 p2      37 v[5]
        pxor mm5, mm7                                   ;   914.7 p1      39 v[12]
        pshufw mm5, mm5, 0x39                           ;   916.7 p1      39 v[12]
        paddq mm2, mm5                                  ;   918.7 p1      40 v[8]
        pxor mm4, mm2                                   ;   920.7 p1      41 v[4]
        paddq mm3, mm6                                  ;   892.7 p1      36 v[9]
        pxor mm1, mm3                                   ;   894.7 p1      37 v[5]
        paddq mm0, [esi + 120]                          ;   894.7 p2+p1   38 v[1]
        movq [ebx + 24], mm2                            ;   920.7 p0+p3   40 v[8] spill
        movq mm2, mm4                                   ;   922.7 p0      41 v[4] copy
        psllq mm2, 1                                    ;   928.7 p1      41 v[4]
        psrlq mm4, 0x3f                                 ;   922.7 p1      41 v[4]
        pxor mm4, mm2                                   ;   930.7 p1      41 v[4]
        movq mm2, mm1                                   ;   896.7 p0      37 v[5] copy
        psllq mm2, 0x28                                 ;   902.7 p1      37 v[5]
        psrlq mm1, 0x18                                 ;   899.7 p1      37 v[5]
        pxor mm1, mm2                                   ;   904.7 p1      37 v[5]
        movq mm2, [ebx - 40]                            ;   864.7 p2      34 v[2]
        paddq mm2, [ebx - 16]                           ;   901.7 p2+p1   34 v[2]
        paddq mm2, [esi + 112]                          ;   903.7 p2+p1   34 v[2]
        paddq mm0, mm1                                  ;   906.7 p1      38 v[1]
        pxor mm6, mm0                                   ;   908.7 p1      39 v[13]
        pshufw mm6, mm6, 0x39                           ;   910.7 p1      39 v[13]
        paddq mm3, mm6                                  ;   912.7 p1      40 v[9]
        pxor mm1, mm3                                   ;   914.7 p1      41 v[5]
        movq [ebx - 40], mm3                            ;   914.7 p0+p3   40 v[9] spill
        movq mm3, [ebx - 8]                             ;   886.7 p2      35 v[14]
        pxor mm3, mm2                                   ;   908.7 p1      35 v[14]
        pshufw mm3, mm3, 0x4e                           ;   910.7 p1      35 v[14]
        movq [ebx - 8], mm4                             ;   932.7 p0+p3   41 v[4] spill
        movq mm4, [ebx - 32]                            ;   854.3 p2      36 v[10]
        paddq mm4, mm3                                  ;   912.7 p1      36 v[10]
        movq [ebx - 32], mm6                            ;   912.7 p0+p3   39 v[13] spill
        movq mm6, [ebx - 16]                            ;   864.7 p2      37 v[6]
        pxor mm6, mm4                                   ;   914.7 p1      37 v[6]
        paddq mm2, [esi + 104]                          ;   912.7 p2+p1   38 v[2]
        movq [ebx - 16], mm5                            ;   918.7 p0+p3   39 v[12] spill
        movq mm5, mm1                                   ;   916.7 p0      41 v[5] copy
        psllq mm5, 1                                    ;   922.7 p1      41 v[5]
        psrlq mm1, 0x3f                                 ;   916.7 p1      41 v[5]
        pxor mm1, mm5                                   ;   924.7 p1      41 v[5]
        movq mm5, mm6                                   ;   916.7 p0      37 v[6] copy
        psllq mm5, 0x28                                 ;   922.7 p1      37 v[6]
        psrlq mm6, 0x18                                 ;   917.7 p1      37 v[6]
        pxor mm6, mm5                                   ;   924.7 p1      37 v[6]
        movq mm5, [ebx + 56]                            ;   882.7 p2      34 v[3]
        paddq mm5, [ebx - 48]                           ;   919.7 p2+p1   34 v[3]
        paddq mm5, [esi + 32]                           ;   921.7 p2+p1   34 v[3]
        paddq mm2, mm6                                  ;   926.7 p1      38 v[2]
        pxor mm3, mm2                                   ;   928.7 p1      39 v[14]
        pshufw mm3, mm3, 0x39                           ;   930.7 p1      39 v[14]
        paddq mm4, mm3                                  ;   932.7 p1      40 v[10]
        pxor mm6, mm4                                   ;   934.7 p1      41 v[6]
        movq [ebx + 56], mm3                            ;   932.7 p0+p3   39 v[14] spill
        movq mm3, [ebx + 0]                             ;   866.0 p2      35 v[15]
        pxor mm3, mm5                                   ;   926.7 p1      35 v[15]
        pshufw mm3, mm3, 0x4e                           ;   928.7 p1      35 v[15]
        movq [ebx + 0], mm2                             ;   928.7 p0+p3   38 v[2] spill
        movq mm2, [ebx + 48]                            ;   867.7 p2      36 v[11]
        paddq mm2, mm3                                  ;   930.7 p1      36 v[11]
        movq [ebx + 48], mm0                            ;   908.7 p0+p3   38 v[1] spill
        movq mm0, [ebx - 48]                            ;   882.7 p2      37 v[7]
        pxor mm0, mm2                                   ;   932.7 p1      37 v[7]
        paddq mm5, [esi + 80]                           ;   930.7 p2+p1   38 v[3]
        movq [ebx - 48], mm4                            ;   934.7 p0+p3   40 v[10] spill
        movq mm4, mm6                                   ;   936.7 p0      41 v[6] copy
        psllq mm4, 1                                    ;   942.7 p1      41 v[6]
        psrlq mm6, 0x3f                                 ;   936.7 p1      41 v[6]
        pxor mm6, mm4                                   ;   944.7 p1      41 v[6]
        movq mm4, mm0                                   ;   934.7 p0      37 v[7] copy
        psllq mm4, 0x28                                 ;   940.7 p1      37 v[7]
        psrlq mm0, 0x18                                 ;   935.7 p1      37 v[7]
        pxor mm0, mm4                                   ;   942.7 p1      37 v[7]
        movq mm4, [esi]                                 ;   876.7 p2      34 v[0]
        paddq mm5, mm0                                  ;   944.7 p1      38 v[3]
        pxor mm3, mm5                                   ;   946.7 p1      39 v[15]
        pshufw mm3, mm3, 0x39                           ;   948.7 p1      39 v[15]
        paddq mm4, mm7                                  ;   940.7 p1      34 v[0]
        movq mm7, [ebx - 48]                            ;   942.7 p2      36 v[10]
        paddq mm2, mm3                                  ;   950.7 p1      40 v[11]
        pxor mm0, mm2                                   ;   952.7 p1      41 v[7]
        paddq mm4, mm1                                  ;   943.7 p1      34 v[0]
        pxor mm3, mm4                                   ;   950.7 p1      35 v[15]
        pshufw mm3, mm3, 0x4e                           ;   952.7 p1      35 v[15]
        paddq mm7, mm3                                  ;   954.7 p1      36 v[10]
        pxor mm1, mm7                                   ;   956.7 p1      37 v[5]
        paddq mm4, [esi + 56]                           ;   948.7 p2+p1   38 v[0]
        movq [ebx - 48], mm5                            ;   946.7 p0+p3   38 v[3] spill
        movq mm5, mm0                                   ;   954.7 p0      41 v[7] copy
        psllq mm5, 1                                    ;   960.7 p1      41 v[7]
        psrlq mm0, 0x3f                                 ;   954.7 p1      41 v[7]
        pxor mm0, mm5                                   ;   962.7 p1      41 v[7]
        movq mm5, mm1                                   ;   958.7 p0      37 v[5] copy
        psllq mm5, 0x28                                 ;   964.7 p1      37 v[5]
        psrlq mm1, 0x18                                 ;   958.7 p1      37 v[5]
        pxor mm1, mm5                                   ;   966.7 p1      37 v[5]
        movq mm5, [ebx + 48]                            ;   916.7 p2      34 v[1]
        paddq mm5, [esi + 48]                           ;   955.7 p2+p1   34 v[1]
        paddq mm4, mm1                                  ;   968.7 p1      38 v[0]
        pxor mm3, mm4                                   ;   970.7 p1      39 v[15]
        pshufw mm3, mm3, 0x39                           ;   972.7 p1      39 v[15]
        paddq mm7, mm3                                  ;   974.7 p1      40 v[10]
        paddq mm5, mm6                                  ;   960.7 p1      34 v[1]
        pxor mm1, mm7                                   ;   976.7 p1      41 v[5]
        movq [ebx + 48], mm3                            ;   974.7 p0+p3   39 v[15] spill
        movq mm3, [ebx - 16]                            ;   926.7 p2      35 v[12]
        pxor mm3, mm5                                   ;   962.7 p1      35 v[12]
        pshufw mm3, mm3, 0x4e                           ;   964.7 p1      35 v[12]
        paddq mm2, mm3                                  ;   966.7 p1      36 v[11]
        pxor mm6, mm2                                   ;   968.7 p1      37 v[6]
        paddq mm5, [esi + 24]                           ;   966.7 p2+p1   38 v[1]
        movq [ebx - 16], mm7                            ;   976.7 p0+p3   40 v[10] spill
        movq mm7, mm1                                   ;   978.7 p0      41 v[5] copy
        psllq mm7, 1                                    ;   984.7 p1      41 v[5]
        psrlq mm1, 0x3f                                 ;   978.7 p1      41 v[5]
        pxor mm1, mm7                                   ;   986.7 p1      41 v[5]
        movq mm7, mm6                                   ;   970.7 p0      37 v[6] copy
        psllq mm7, 0x28                                 ;   976.7 p1      37 v[6]
        psrlq mm6, 0x18                                 ;   971.7 p1      37 v[6]
        pxor mm6, mm7                                   ;   978.7 p1      37 v[6]
        paddq mm5, mm6                                  ;   980.7 p1      38 v[1]
        pxor mm3, mm5                                   ;   982.7 p1      39 v[12]
        movq mm7, [ebx + 0]                             ;   936.7 p2      34 v[2]
        paddq mm7, [esi + 72]                           ;   975.7 p2+p1   34 v[2]
        pshufw mm3, mm3, 0x39                           ;   984.7 p1      39 v[12]
        paddq mm2, mm3                                  ;   986.7 p1      40 v[11]
        paddq mm7, mm0                                  ;   978.7 p1      34 v[2]
        pxor mm6, mm2                                   ;   988.7 p1      41 v[6]
        movq [ebx + 0], mm2                             ;   988.7 p0+p3   40 v[11] spill
        movq mm2, [ebx - 32]                            ;   937.0 p2      35 v[13]
        pxor mm2, mm7                                   ;   980.7 p1      35 v[13]
        pshufw mm2, mm2, 0x4e                           ;   982.7 p1      35 v[13]
        movq [ebx - 32], mm1                            ;   988.7 p0+p3   41 v[5] spill
        movq mm1, [ebx + 24]                            ;   938.7 p2      36 v[8]
        paddq mm1, mm2                                  ;   984.7 p1      36 v[8]
        pxor mm0, mm1                                   ;   986.7 p1      37 v[7]
        paddq mm7, [esi + 16]                           ;   984.7 p2+p1   38 v[2]
        movq [ebx + 24], mm5                            ;   982.7 p0+p3   38 v[1] spill
        movq mm5, mm6                                   ;   990.7 p0      41 v[6] copy
        psllq mm5, 1                                    ;   996.7 p1      41 v[6]
        psrlq mm6, 0x3f                                 ;   990.7 p1      41 v[6]
        pxor mm6, mm5                                   ;   998.7 p1      41 v[6]
        movq mm5, mm0                                   ;   988.7 p0      37 v[7] copy
        psllq mm5, 0x28                                 ;   994.7 p1      37 v[7]
        psrlq mm0, 0x18                                 ;   989.7 p1      37 v[7]
        pxor mm0, mm5                                   ;   996.7 p1      37 v[7]
        paddq mm7, mm0                                  ;   998.7 p1      38 v[2]
        movq mm5, [ebx - 48]                            ;   954.7 p2      34 v[3]
        paddq mm5, [ebx - 8]                            ;   992.7 p2+p1   34 v[3]
        paddq mm5, [esi + 64]                           ;   994.7 p2+p1   34 v[3]
        pxor mm2, mm7                                   ;  1000.7 p1      39 v[13]
        pshufw mm2, mm2, 0x39                           ;  1002.7 p1      39 v[13]
        paddq mm1, mm2                                  ;  1004.7 p1      40 v[8]
        pxor mm0, mm1                                   ;  1006.7 p1      41 v[7]
        movq [ebx - 48], mm6                            ;  1000.7 p0+p3   41 v[6] spill
        movq mm6, [ebx + 56]                            ;   949.0 p2      35 v[14]
        pxor mm6, mm5                                   ;   998.7 p1      35 v[14]
        pshufw mm6, mm6, 0x4e                           ;  1000.7 p1      35 v[14]
        movq [ebx + 56], mm7                            ;  1000.7 p0+p3   38 v[2] spill
        movq mm7, [ebx - 40]                            ;   950.7 p2      36 v[9]
        paddq mm7, mm6                                  ;  1002.7 p1      36 v[9]
        movq [ebx - 40], mm2                            ;  1004.7 p0+p3   39 v[13] spill
        movq mm2, [ebx - 8]                             ;   952.0 p2      37 v[4]
        pxor mm2, mm7                                   ;  1004.7 p1      37 v[4]
        paddq mm5, [esi + 88]                           ;  1002.7 p2+p1   38 v[3]
        movq [ebx - 8], mm1                             ;  1006.7 p0+p3   40 v[8] spill
        movq mm1, mm0                                   ;  1008.7 p0      41 v[7] copy
        psllq mm1, 1                                    ;  1014.7 p1      41 v[7]
        psrlq mm0, 0x3f                                 ;  1008.7 p1      41 v[7]
        pxor mm0, mm1                                   ;  1016.7 p1      41 v[7]
        movq mm1, mm2                                   ;  1006.7 p0      37 v[4] copy
        psllq mm1, 0x28                                 ;  1012.7 p1      37 v[4]
        psrlq mm2, 0x18                                 ;  1007.7 p1      37 v[4]
        pxor mm2, mm1                                   ;  1014.7 p1      37 v[4]
        paddq mm5, mm2                                  ;  1016.7 p1      38 v[3]
        movq mm1, [esi + 104]                           ;   957.0 p2      34 v[0]
        pxor mm6, mm5                                   ;  1018.7 p1      39 v[14]
        paddq mm1, mm4                                  ;  1011.7 p1      34 v[0]
        pshufw mm6, mm6, 0x39                           ;  1020.7 p1      39 v[14]
        paddq mm7, mm6                                  ;  1022.7 p1      40 v[9]
        movq mm4, [ebx - 8]                             ;  1014.7 p2      36 v[8]
        pxor mm2, mm7                                   ;  1024.7 p1      41 v[4]
        movq [ebx - 8], mm0                             ;  1018.7 p0+p3   41 v[7] spill
        movq mm0, mm2                                   ;  1026.7 p0      41 v[4] copy
        psllq mm0, 1                                    ;  1032.7 p1      41 v[4]
        psrlq mm2, 0x3f                                 ;  1026.7 p1      41 v[4]
        pxor mm2, mm0                                   ;  1034.7 p1      41 v[4]
        movq mm0, [esi + 88]                            ;   961.3 p2      38 v[0]
        paddq mm1, mm2                                  ;  1036.7 p1      34 v[0]
        pxor mm3, mm1                                   ;  1038.7 p1      35 v[12]
        pshufw mm3, mm3, 0x4e                           ;  1040.7 p1      35 v[12]
        paddq mm4, mm3                                  ;  1042.7 p1      36 v[8]
        pxor mm2, mm4                                   ;  1044.7 p1      37 v[4]
        paddq mm0, mm1                                  ;  1038.7 p1      38 v[0]
        movq mm1, [ebx + 24]                            ;   990.7 p2      34 v[1]
        paddq mm1, [ebx - 32]                           ;  1024.7 p2+p1   34 v[1]
        paddq mm1, [esi + 56]                           ;  1026.7 p2+p1   34 v[1]
        movq [ebx + 24], mm5                            ;  1018.7 p0+p3   38 v[3] spill
        movq mm5, [ebx - 40]                            ;  1012.7 p2      35 v[13]
        pxor mm5, mm1                                   ;  1028.7 p1      35 v[13]
        pshufw mm5, mm5, 0x4e                           ;  1030.7 p1      35 v[13]
        movq [ebx - 40], mm6                            ;  1022.7 p0+p3   39 v[14] spill
        movq mm6, mm2                                   ;  1046.7 p0      37 v[4] copy
        psllq mm6, 0x28                                 ;  1052.7 p1      37 v[4]
        psrlq mm2, 0x18                                 ;  1046.7 p1      37 v[4]
        pxor mm2, mm6                                   ;  1054.7 p1      37 v[4]
        paddq mm0, mm2                                  ;  1056.7 p1      38 v[0]
        movq mm6, [ebx - 32]                            ;   996.7 p2      37 v[5]
        pxor mm3, mm0                                   ;  1058.7 p1      39 v[12]
        pshufw mm3, mm3, 0x39                           ;  1060.7 p1      39 v[12]
        paddq mm4, mm3                                  ;  1062.7 p1      40 v[8]
        pxor mm2, mm4                                   ;  1064.7 p1      41 v[4]
        paddq mm7, mm5                                  ;  1036.7 p1      36 v[9]
        pxor mm6, mm7                                   ;  1038.7 p1      37 v[5]
        paddq mm1, [esi + 112]                          ;  1038.7 p2+p1   38 v[1]
        movq [ebx - 32], mm4                            ;  1064.7 p0+p3   40 v[8] spill
        movq mm4, mm2                                   ;  1066.7 p0      41 v[4] copy
        psllq mm4, 1                                    ;  1072.7 p1      41 v[4]
        psrlq mm2, 0x3f                                 ;  1066.7 p1      41 v[4]
        pxor mm2, mm4                                   ;  1074.7 p1      41 v[4]
        movq mm4, mm6                                   ;  1040.7 p0      37 v[5] copy
        psllq mm4, 0x28                                 ;  1046.7 p1      37 v[5]
        psrlq mm6, 0x18                                 ;  1043.7 p1      37 v[5]
        pxor mm6, mm4                                   ;  1048.7 p1      37 v[5]
        movq mm4, [ebx + 56]                            ;  1008.7 p2      34 v[2]
        paddq mm4, [ebx - 48]                           ;  1045.7 p2+p1   34 v[2]
        paddq mm4, [esi + 96]                           ;  1047.7 p2+p1   34 v[2]
        paddq mm1, mm6                                  ;  1050.7 p1      38 v[1]
        pxor mm5, mm1                                   ;  1052.7 p1      39 v[13]
        pshufw mm5, mm5, 0x39                           ;  1054.7 p1      39 v[13]
        paddq mm7, mm5                                  ;  1056.7 p1      40 v[9]
        pxor mm6, mm7                                   ;  1058.7 p1      41 v[5]
        movq [ebx + 56], mm7                            ;  1058.7 p0+p3   40 v[9] spill
        movq mm7, [ebx - 40]                            ;  1030.7 p2      35 v[14]
        pxor mm7, mm4                                   ;  1052.7 p1      35 v[14]
        pshufw mm7, mm7, 0x4e                           ;  1054.7 p1      35 v[14]
        movq [ebx - 40], mm2                            ;  1076.7 p0+p3   41 v[4] spill
        movq mm2, [ebx - 16]                            ;   998.3 p2      36 v[10]
        paddq mm2, mm7                                  ;  1056.7 p1      36 v[10]
        movq [ebx - 16], mm5                            ;  1056.7 p0+p3   39 v[13] spill
        movq mm5, [ebx - 48]                            ;  1008.7 p2      37 v[6]
        pxor mm5, mm2                                   ;  1058.7 p1      37 v[6]
        paddq mm4, [esi + 8]                            ;  1056.7 p2+p1   38 v[2]
        movq [ebx - 48], mm3                            ;  1062.7 p0+p3   39 v[12] spill
        movq mm3, mm6                                   ;  1060.7 p0      41 v[5] copy
        psllq mm3, 1                                    ;  1066.7 p1      41 v[5]
        psrlq mm6, 0x3f                                 ;  1060.7 p1      41 v[5]
        pxor mm6, mm3                                   ;  1068.7 p1      41 v[5]
        movq mm3, mm5                                   ;  1060.7 p0      37 v[6] copy
        psllq mm3, 0x28                                 ;  1066.7 p1      37 v[6]
        psrlq mm5, 0x18                                 ;  1061.7 p1      37 v[6]
        pxor mm5, mm3                                   ;  1068.7 p1      37 v[6]
        movq mm3, [ebx + 24]                            ;  1026.7 p2      34 v[3]
        paddq mm3, [ebx - 8]                            ;  1063.7 p2+p1   34 v[3]
        paddq mm3, [esi + 24]                           ;  1065.7 p2+p1   34 v[3]
        paddq mm4, mm5                                  ;  1070.7 p1      38 v[2]
        pxor mm7, mm4                                   ;  1072.7 p1      39 v[14]
        pshufw mm7, mm7, 0x39                           ;  1074.7 p1      39 v[14]
        paddq mm2, mm7                                  ;  1076.7 p1      40 v[10]
        pxor mm5, mm2                                   ;  1078.7 p1      41 v[6]
        movq [ebx + 24], mm7                            ;  1076.7 p0+p3   39 v[14] spill
        movq mm7, [ebx + 48]                            ;  1010.0 p2      35 v[15]
        pxor mm7, mm3                                   ;  1070.7 p1      35 v[15]
        pshufw mm7, mm7, 0x4e                           ;  1072.7 p1      35 v[15]
        movq [ebx + 48], mm4                            ;  1072.7 p0+p3   38 v[2] spill
        movq mm4, [ebx + 0]                             ;  1011.7 p2      36 v[11]
        paddq mm4, mm7                                  ;  1074.7 p1      36 v[11]
        movq [ebx + 0], mm1                             ;  1052.7 p0+p3   38 v[1] spill
        movq mm1, [ebx - 8]                             ;  1026.7 p2      37 v[7]
        pxor mm1, mm4                                   ;  1076.7 p1      37 v[7]
        paddq mm3, [esi + 72]                           ;  1074.7 p2+p1   38 v[3]
        movq [ebx - 8], mm2                             ;  1078.7 p0+p3   40 v[10] spill
        movq mm2, mm5                                   ;  1080.7 p0      41 v[6] copy
        psllq mm2, 1                                    ;  1086.7 p1      41 v[6]
        psrlq mm5, 0x3f                                 ;  1080.7 p1      41 v[6]
        pxor mm5, mm2                                   ;  1088.7 p1      41 v[6]
        movq mm2, mm1                                   ;  1078.7 p0      37 v[7] copy
        psllq mm2, 0x28                                 ;  1084.7 p1      37 v[7]
        psrlq mm1, 0x18                                 ;  1079.7 p1      37 v[7]
        pxor mm1, mm2                                   ;  1086.7 p1      37 v[7]
        movq mm2, [esi + 40]                            ;  1020.7 p2      34 v[0]
        paddq mm3, mm1                                  ;  1088.7 p1      38 v[3]
        pxor mm7, mm3                                   ;  1090.7 p1      39 v[15]
        pshufw mm7, mm7, 0x39                           ;  1092.7 p1      39 v[15]
        paddq mm2, mm0                                  ;  1084.7 p1      34 v[0]
        movq mm0, [ebx - 8]                             ;  1086.7 p2      36 v[10]
        paddq mm4, mm7                                  ;  1094.7 p1      40 v[11]
        pxor mm1, mm4                                   ;  1096.7 p1      41 v[7]
        paddq mm2, mm6                                  ;  1087.7 p1      34 v[0]
        pxor mm7, mm2                                   ;  1094.7 p1      35 v[15]
        pshufw mm7, mm7, 0x4e                           ;  1096.7 p1      35 v[15]
        paddq mm0, mm7                                  ;  1098.7 p1      36 v[10]
        pxor mm6, mm0                                   ;  1100.7 p1      37 v[5]
        paddq mm2, [esi]                                ;  1092.7 p2+p1   38 v[0]
        movq [ebx - 8], mm3                             ;  1090.7 p0+p3   38 v[3] spill
        movq mm3, mm1                                   ;  1098.7 p0      41 v[7] copy
        psllq mm3, 1                                    ;  1104.7 p1      41 v[7]
        psrlq mm1, 0x3f                                 ;  1098.7 p1      41 v[7]
        pxor mm1, mm3                                   ;  1106.7 p1      41 v[7]
        movq mm3, mm6                                   ;  1102.7 p0      37 v[5] copy
        psllq mm3, 0x28                                 ;  1108.7 p1      37 v[5]
        psrlq mm6, 0x18                                 ;  1102.7 p1      37 v[5]
        pxor mm6, mm3                                   ;  1110.7 p1      37 v[5]
        movq mm3, [ebx + 0]                             ;  1060.7 p2      34 v[1]
        paddq mm3, [esi + 120]                          ;  1099.7 p2+p1   34 v[1]
        paddq mm2, mm6                                  ;  1112.7 p1      38 v[0]
        pxor mm7, mm2                                   ;  1114.7 p1      39 v[15]
        pshufw mm7, mm7, 0x39                           ;  1116.7 p1      39 v[15]
        paddq mm0, mm7                                  ;  1118.7 p1      40 v[10]
        paddq mm3, mm5                                  ;  1104.7 p1      34 v[1]
        pxor mm6, mm0                                   ;  1120.7 p1      41 v[5]
        movq [ebx + 0], mm7                             ;  1118.7 p0+p3   39 v[15] spill
        movq mm7, [ebx - 48]                            ;  1070.7 p2      35 v[12]
        pxor mm7, mm3                                   ;  1106.7 p1      35 v[12]
        pshufw mm7, mm7, 0x4e                           ;  1108.7 p1      35 v[12]
        paddq mm4, mm7                                  ;  1110.7 p1      36 v[11]
        pxor mm5, mm4                                   ;  1112.7 p1      37 v[6]
        paddq mm3, [esi + 32]                           ;  1110.7 p2+p1   38 v[1]
        movq [ebx - 48], mm0                            ;  1120.7 p0+p3   40 v[10] spill
        movq mm0, mm6                                   ;  1122.7 p0      41 v[5] copy
        psllq mm0, 1                                    ;  1128.7 p1      41 v[5]
        psrlq mm6, 0x3f                                 ;  1122.7 p1      41 v[5]
        pxor mm6, mm0                                   ;  1130.7 p1      41 v[5]
        movq mm0, mm5                                   ;  1114.7 p0      37 v[6] copy
        psllq mm0, 0x28                                 ;  1120.7 p1      37 v[6]
        psrlq mm5, 0x18                                 ;  1115.7 p1      37 v[6]
        pxor mm5, mm0                                   ;  1122.7 p1      37 v[6]
        paddq mm3, mm5                                  ;  1124.7 p1      38 v[1]
        pxor mm7, mm3                                   ;  1126.7 p1      39 v[12]
        movq mm0, [ebx + 48]                            ;  1080.7 p2      34 v[2]
        paddq mm0, [esi + 64]                           ;  1119.7 p2+p1   34 v[2]
        pshufw mm7, mm7, 0x39                           ;  1128.7 p1      39 v[12]
        paddq mm4, mm7                                  ;  1130.7 p1      40 v[11]
        paddq mm0, mm1                                  ;  1122.7 p1      34 v[2]
        pxor mm5, mm4                                   ;  1132.7 p1      41 v[6]
        movq [ebx + 48], mm4                            ;  1132.7 p0+p3   40 v[11] spill
        movq mm4, [ebx - 16]                            ;  1081.0 p2      35 v[13]
        pxor mm4, mm0                                   ;  1124.7 p1      35 v[13]
        pshufw mm4, mm4, 0x4e                           ;  1126.7 p1      35 v[13]
        movq [ebx - 16], mm6                            ;  1132.7 p0+p3   41 v[5] spill
        movq mm6, [ebx - 32]                            ;  1082.7 p2      36 v[8]
        paddq mm6, mm4                                  ;  1128.7 p1      36 v[8]
        pxor mm1, mm6                                   ;  1130.7 p1      37 v[7]
        paddq mm0, [esi + 48]                           ;  1128.7 p2+p1   38 v[2]
        movq [ebx - 32], mm3                            ;  1126.7 p0+p3   38 v[1] spill
        movq mm3, mm5                                   ;  1134.7 p0      41 v[6] copy
        psllq mm3, 1                                    ;  1140.7 p1      41 v[6]
        psrlq mm5, 0x3f                                 ;  1134.7 p1      41 v[6]
        pxor mm5, mm3                                   ;  1142.7 p1      41 v[6]
        movq mm3, mm1                                   ;  1132.7 p0      37 v[7] copy
        psllq mm3, 0x28                                 ;  1138.7 p1      37 v[7]
        psrlq mm1, 0x18                                 ;  1133.7 p1      37 v[7]
        pxor mm1, mm3                                   ;  1140.7 p1      37 v[7]
        paddq mm0, mm1                                  ;  1142.7 p1      38 v[2]
        movq mm3, [ebx - 8]                             ;  1098.7 p2      34 v[3]
        paddq mm3, [ebx - 40]                           ;  1136.7 p2+p1   34 v[3]
        paddq mm3, [esi + 16]                           ;  1138.7 p2+p1   34 v[3]
        pxor mm4, mm0                                   ;  1144.7 p1      39 v[13]
        pshufw mm4, mm4, 0x39                           ;  1146.7 p1      39 v[13]
        paddq mm6, mm4                                  ;  1148.7 p1      40 v[8]
        pxor mm1, mm6                                   ;  1150.7 p1      41 v[7]
        movq [ebx - 8], mm5                             ;  1144.7 p0+p3   41 v[6] spill
        movq mm5, [ebx + 24]                            ;  1093.0 p2      35 v[14]
        pxor mm5, mm3                                   ;  1142.7 p1      35 v[14]
        pshufw mm5, mm5, 0x4e                           ;  1144.7 p1      35 v[14]
        movq [ebx + 24], mm0                            ;  1144.7 p0+p3   38 v[2] spill
        movq mm0, [ebx + 56]                            ;  1094.7 p2      36 v[9]
        paddq mm0, mm5                                  ;  1146.7 p1      36 v[9]
        movq [ebx + 56], mm4                            ;  1148.7 p0+p3   39 v[13] spill
        movq mm4, [ebx - 40]                            ;  1096.0 p2      37 v[4]
        pxor mm4, mm0                                   ;  1148.7 p1      37 v[4]
        paddq mm3, [esi + 80]                           ;  1146.7 p2+p1   38 v[3]
        movq [ebx - 40], mm6                            ;  1150.7 p0+p3   40 v[8] spill
        movq mm6, mm1                                   ;  1152.7 p0      41 v[7] copy
        psllq mm6, 1                                    ;  1158.7 p1      41 v[7]
        psrlq mm1, 0x3f                                 ;  1152.7 p1      41 v[7]
        pxor mm1, mm6                                   ;  1160.7 p1      41 v[7]
        movq mm6, mm4                                   ;  1150.7 p0      37 v[4] copy
        psllq mm6, 0x28                                 ;  1156.7 p1      37 v[4]
        psrlq mm4, 0x18                                 ;  1151.7 p1      37 v[4]
        pxor mm4, mm6                                   ;  1158.7 p1      37 v[4]
        paddq mm3, mm4                                  ;  1160.7 p1      38 v[3]
        movq mm6, [esi + 48]                            ;  1101.0 p2      34 v[0]
        pxor mm5, mm3                                   ;  1162.7 p1      39 v[14]
        paddq mm6, mm2                                  ;  1155.7 p1      34 v[0]
        pshufw mm5, mm5, 0x39                           ;  1164.7 p1      39 v[14]
        paddq mm0, mm5                                  ;  1166.7 p1      40 v[9]
        movq mm2, [ebx - 40]                            ;  1158.7 p2      36 v[8]
        pxor mm4, mm0                                   ;  1168.7 p1      41 v[4]
        movq [ebx - 40], mm1                            ;  1162.7 p0+p3   41 v[7] spill
        movq mm1, mm4                                   ;  1170.7 p0      41 v[4] copy
        psllq mm1, 1                                    ;  1176.7 p1      41 v[4]
        psrlq mm4, 0x3f                                 ;  1170.7 p1      41 v[4]
        pxor mm4, mm1                                   ;  1178.7 p1      41 v[4]
        movq mm1, [esi + 120]                           ;  1105.3 p2      38 v[0]
        paddq mm6, mm4                                  ;  1180.7 p1      34 v[0]
        pxor mm7, mm6                                   ;  1182.7 p1      35 v[12]
        pshufw mm7, mm7, 0x4e                           ;  1184.7 p1      35 v[12]
        paddq mm2, mm7                                  ;  1186.7 p1      36 v[8]
        pxor mm4, mm2                                   ;  1188.7 p1      37 v[4]
        paddq mm1, mm6                                  ;  1182.7 p1      38 v[0]
        movq mm6, [ebx - 32]                            ;  1134.7 p2      34 v[1]
        paddq mm6, [ebx - 16]                           ;  1168.7 p2+p1   34 v[1]
        paddq mm6, [esi + 112]                          ;  1170.7 p2+p1   34 v[1]
        movq [ebx - 32], mm3                            ;  1162.7 p0+p3   38 v[3] spill
        movq mm3, [ebx + 56]                            ;  1156.7 p2      35 v[13]
        pxor mm3, mm6                                   ;  1172.7 p1      35 v[13]
        pshufw mm3, mm3, 0x4e                           ;  1174.7 p1      35 v[13]
        movq [ebx + 56], mm5                            ;  1166.7 p0+p3   39 v[14] spill
        movq mm5, mm4                                   ;  1190.7 p0      37 v[4] copy
        psllq mm5, 0x28                                 ;  1196.7 p1      37 v[4]
        psrlq mm4, 0x18                                 ;  1190.7 p1      37 v[4]
        pxor mm4, mm5                                   ;  1198.7 p1      37 v[4]
        paddq mm1, mm4                                  ;  1200.7 p1      38 v[0]
        movq mm5, [ebx - 16]                            ;  1140.7 p2      37 v[5]
        pxor mm7, mm1                                   ;  1202.7 p1      39 v[12]
        pshufw mm7, mm7, 0x39                           ;  1204.7 p1      39 v[12]
        paddq mm2, mm7                                  ;  1206.7 p1      40 v[8]
        pxor mm4, mm2                                   ;  1208.7 p1      41 v[4]
        paddq mm0, mm3                                  ;  1180.7 p1      36 v[9]
        pxor mm5, mm0                                   ;  1182.7 p1      37 v[5]
        paddq mm6, [esi + 72]                           ;  1182.7 p2+p1   38 v[1]
        movq [ebx - 16], mm2                            ;  1208.7 p0+p3   40 v[8] spill
        movq mm2, mm4                                   ;  1210.7 p0      41 v[4] copy
        psllq mm2, 1                                    ;  1216.7 p1      41 v[4]
        psrlq mm4, 0x3f                                 ;  1210.7 p1      41 v[4]
        pxor mm4, mm2                                   ;  1218.7 p1      41 v[4]
        movq mm2, mm5                                   ;  1184.7 p0      37 v[5] copy
        psllq mm2, 0x28                                 ;  1190.7 p1      37 v[5]
        psrlq mm5, 0x18                                 ;  1187.7 p1      37 v[5]
        pxor mm5, mm2                                   ;  1192.7 p1      37 v[5]
        movq mm2, [ebx + 24]                            ;  1152.7 p2      34 v[2]
        paddq mm2, [ebx - 8]                            ;  1189.7 p2+p1   34 v[2]
        paddq mm2, [esi + 88]                           ;  1191.7 p2+p1   34 v[2]
        paddq mm6, mm5                                  ;  1194.7 p1      38 v[1]
        pxor mm3, mm6                                   ;  1196.7 p1      39 v[13]
        pshufw mm3, mm3, 0x39                           ;  1198.7 p1      39 v[13]
        paddq mm0, mm3                                  ;  1200.7 p1      40 v[9]
        pxor mm5, mm0                                   ;  1202.7 p1      41 v[5]
        movq [ebx + 24], mm0                            ;  1202.7 p0+p3   40 v[9] spill
        movq mm0, [ebx + 56]                            ;  1174.7 p2      35 v[14]
        pxor mm0, mm2                                   ;  1196.7 p1      35 v[14]
        pshufw mm0, mm0, 0x4e                           ;  1198.7 p1      35 v[14]
        movq [ebx + 56], mm4                            ;  1220.7 p0+p3   41 v[4] spill
        movq mm4, [ebx - 48]                            ;  1142.3 p2      36 v[10]
        paddq mm4, mm0                                  ;  1200.7 p1      36 v[10]
        movq [ebx - 48], mm3                            ;  1200.7 p0+p3   39 v[13] spill
        movq mm3, [ebx - 8]                             ;  1152.7 p2      37 v[6]
        pxor mm3, mm4                                   ;  1202.7 p1      37 v[6]
        paddq mm2, [esi + 24]                           ;  1200.7 p2+p1   38 v[2]
        movq [ebx - 8], mm7                             ;  1206.7 p0+p3   39 v[12] spill
        movq mm7, mm5                                   ;  1204.7 p0      41 v[5] copy
        psllq mm7, 1                                    ;  1210.7 p1      41 v[5]
        psrlq mm5, 0x3f                                 ;  1204.7 p1      41 v[5]
        pxor mm5, mm7                                   ;  1212.7 p1      41 v[5]
        movq mm7, mm3                                   ;  1204.7 p0      37 v[6] copy
        psllq mm7, 0x28                                 ;  1210.7 p1      37 v[6]
        psrlq mm3, 0x18                                 ;  1205.7 p1      37 v[6]
        pxor mm3, mm7                                   ;  1212.7 p1      37 v[6]
        movq mm7, [ebx - 32]                            ;  1170.7 p2      34 v[3]
        paddq mm7, [ebx - 40]                           ;  1207.7 p2+p1   34 v[3]
        paddq mm7, [esi]                                ;  1209.7 p2+p1   34 v[3]
        paddq mm2, mm3                                  ;  1214.7 p1      38 v[2]
        pxor mm0, mm2                                   ;  1216.7 p1      39 v[14]
        pshufw mm0, mm0, 0x39                           ;  1218.7 p1      39 v[14]
        paddq mm4, mm0                                  ;  1220.7 p1      40 v[10]
        pxor mm3, mm4                                   ;  1222.7 p1      41 v[6]
        movq [ebx - 32], mm0                            ;  1220.7 p0+p3   39 v[14] spill
        movq mm0, [ebx + 0]                             ;  1154.0 p2      35 v[15]
        pxor mm0, mm7                                   ;  1214.7 p1      35 v[15]
        pshufw mm0, mm0, 0x4e                           ;  1216.7 p1      35 v[15]
        movq [ebx + 0], mm2                             ;  1216.7 p0+p3   38 v[2] spill
        movq mm2, [ebx + 48]                            ;  1155.7 p2      36 v[11]
        paddq mm2, mm0                                  ;  1218.7 p1      36 v[11]
        movq [ebx + 48], mm6                            ;  1196.7 p0+p3   38 v[1] spill
        movq mm6, [ebx - 40]                            ;  1170.7 p2      37 v[7]
        pxor mm6, mm2                                   ;  1220.7 p1      37 v[7]
        paddq mm7, [esi + 64]                           ;  1218.7 p2+p1   38 v[3]
        movq [ebx - 40], mm4                            ;  1222.7 p0+p3   40 v[10] spill
        movq mm4, mm3                                   ;  1224.7 p0      41 v[6] copy
        psllq mm4, 1                                    ;  1230.7 p1      41 v[6]
        psrlq mm3, 0x3f                                 ;  1224.7 p1      41 v[6]
        pxor mm3, mm4                                   ;  1232.7 p1      41 v[6]
        movq mm4, mm6                                   ;  1222.7 p0      37 v[7] copy
        psllq mm4, 0x28                                 ;  1228.7 p1      37 v[7]
        psrlq mm6, 0x18                                 ;  1223.7 p1      37 v[7]
        pxor mm6, mm4                                   ;  1230.7 p1      37 v[7]
        movq mm4, [esi + 96]                            ;  1164.7 p2      34 v[0]
        paddq mm7, mm6                                  ;  1232.7 p1      38 v[3]
        pxor mm0, mm7                                   ;  1234.7 p1      39 v[15]
        pshufw mm0, mm0, 0x39                           ;  1236.7 p1      39 v[15]
        paddq mm4, mm1                                  ;  1228.7 p1      34 v[0]
        movq mm1, [ebx - 40]                            ;  1230.7 p2      36 v[10]
        paddq mm2, mm0                                  ;  1238.7 p1      40 v[11]
        pxor mm6, mm2                                   ;  1240.7 p1      41 v[7]
        paddq mm4, mm5                                  ;  1231.7 p1      34 v[0]
        pxor mm0, mm4                                   ;  1238.7 p1      35 v[15]
        pshufw mm0, mm0, 0x4e                           ;  1240.7 p1      35 v[15]
        paddq mm1, mm0                                  ;  1242.7 p1      36 v[10]
        pxor mm5, mm1                                   ;  1244.7 p1      37 v[5]
        paddq mm4, [esi + 16]                           ;  1236.7 p2+p1   38 v[0]
        movq [ebx - 40], mm7                            ;  1234.7 p0+p3   38 v[3] spill
        movq mm7, mm6                                   ;  1242.7 p0      41 v[7] copy
        psllq mm7, 1                                    ;  1248.7 p1      41 v[7]
        psrlq mm6, 0x3f                                 ;  1242.7 p1      41 v[7]
        pxor mm6, mm7                                   ;  1250.7 p1      41 v[7]
        movq mm7, mm5                                   ;  1246.7 p0      37 v[5] copy
        psllq mm7, 0x28                                 ;  1252.7 p1      37 v[5]
        psrlq mm5, 0x18                                 ;  1246.7 p1      37 v[5]
        pxor mm5, mm7                                   ;  1254.7 p1      37 v[5]
        movq mm7, [ebx + 48]                            ;  1204.7 p2      34 v[1]
        paddq mm7, [esi + 104]                          ;  1243.7 p2+p1   34 v[1]
        paddq mm4, mm5                                  ;  1256.7 p1      38 v[0]
        pxor mm0, mm4                                   ;  1258.7 p1      39 v[15]
        pshufw mm0, mm0, 0x39                           ;  1260.7 p1      39 v[15]
        paddq mm1, mm0                                  ;  1262.7 p1      40 v[10]
        paddq mm7, mm3                                  ;  1248.7 p1      34 v[1]
        pxor mm5, mm1                                   ;  1264.7 p1      41 v[5]
        movq [ebx + 48], mm0                            ;  1262.7 p0+p3   39 v[15] spill
        movq mm0, [ebx - 8]                             ;  1214.7 p2      35 v[12]
        pxor mm0, mm7                                   ;  1250.7 p1      35 v[12]
        pshufw mm0, mm0, 0x4e                           ;  1252.7 p1      35 v[12]
        paddq mm2, mm0                                  ;  1254.7 p1      36 v[11]
        pxor mm3, mm2                                   ;  1256.7 p1      37 v[6]
        paddq mm7, [esi + 56]                           ;  1254.7 p2+p1   38 v[1]
        movq [ebx - 8], mm1                             ;  1264.7 p0+p3   40 v[10] spill
        movq mm1, mm5                                   ;  1266.7 p0      41 v[5] copy
        psllq mm1, 1                                    ;  1272.7 p1      41 v[5]
        psrlq mm5, 0x3f                                 ;  1266.7 p1      41 v[5]
        pxor mm5, mm1                                   ;  1274.7 p1      41 v[5]
        movq mm1, mm3                                   ;  1258.7 p0      37 v[6] copy
        psllq mm1, 0x28                                 ;  1264.7 p1      37 v[6]
        psrlq mm3, 0x18                                 ;  1259.7 p1      37 v[6]
        pxor mm3, mm1                                   ;  1266.7 p1      37 v[6]
        paddq mm7, mm3                                  ;  1268.7 p1      38 v[1]
        pxor mm0, mm7                                   ;  1270.7 p1      39 v[12]
        movq mm1, [ebx + 0]                             ;  1224.7 p2      34 v[2]
        paddq mm1, [esi + 8]                            ;  1263.7 p2+p1   34 v[2]
        pshufw mm0, mm0, 0x39                           ;  1272.7 p1      39 v[12]
        paddq mm2, mm0                                  ;  1274.7 p1      40 v[11]
        paddq mm1, mm6                                  ;  1266.7 p1      34 v[2]
        pxor mm3, mm2                                   ;  1276.7 p1      41 v[6]
        movq [ebx + 0], mm2                             ;  1276.7 p0+p3   40 v[11] spill
        movq mm2, [ebx - 48]                            ;  1225.0 p2      35 v[13]
        pxor mm2, mm1                                   ;  1268.7 p1      35 v[13]
        pshufw mm2, mm2, 0x4e                           ;  1270.7 p1      35 v[13]
        movq [ebx - 48], mm5                            ;  1276.7 p0+p3   41 v[5] spill
        movq mm5, [ebx - 16]                            ;  1226.7 p2      36 v[8]
        paddq mm5, mm2                                  ;  1272.7 p1      36 v[8]
        pxor mm6, mm5                                   ;  1274.7 p1      37 v[7]
        paddq mm1, [esi + 32]                           ;  1272.7 p2+p1   38 v[2]
        movq [ebx - 16], mm7                            ;  1270.7 p0+p3   38 v[1] spill
        movq mm7, mm3                                   ;  1278.7 p0      41 v[6] copy
        psllq mm7, 1                                    ;  1284.7 p1      41 v[6]
        psrlq mm3, 0x3f                                 ;  1278.7 p1      41 v[6]
        pxor mm3, mm7                                   ;  1286.7 p1      41 v[6]
        movq mm7, mm6                                   ;  1276.7 p0      37 v[7] copy
        psllq mm7, 0x28                                 ;  1282.7 p1      37 v[7]
        psrlq mm6, 0x18                                 ;  1277.7 p1      37 v[7]
        pxor mm6, mm7                                   ;  1284.7 p1      37 v[7]
        paddq mm1, mm6                                  ;  1286.7 p1      38 v[2]
        movq mm7, [ebx - 40]                            ;  1242.7 p2      34 v[3]
        paddq mm7, [ebx + 56]                           ;  1280.7 p2+p1   34 v[3]
        paddq mm7, [esi + 80]                           ;  1282.7 p2+p1   34 v[3]
        pxor mm2, mm1                                   ;  1288.7 p1      39 v[13]
        pshufw mm2, mm2, 0x39                           ;  1290.7 p1      39 v[13]
        paddq mm5, mm2                                  ;  1292.7 p1      40 v[8]
        pxor mm6, mm5                                   ;  1294.7 p1      41 v[7]
        movq [ebx - 40], mm3                            ;  1288.7 p0+p3   41 v[6] spill
        movq mm3, [ebx - 32]                            ;  1237.0 p2      35 v[14]
        pxor mm3, mm7                                   ;  1286.7 p1      35 v[14]
        pshufw mm3, mm3, 0x4e                           ;  1288.7 p1      35 v[14]
        movq [ebx - 32], mm1                            ;  1288.7 p0+p3   38 v[2] spill
        movq mm1, [ebx + 24]                            ;  1238.7 p2      36 v[9]
        paddq mm1, mm3                                  ;  1290.7 p1      36 v[9]
        movq [ebx + 24], mm2                            ;  1292.7 p0+p3   39 v[13] spill
        movq mm2, [ebx + 56]                            ;  1240.0 p2      37 v[4]
        pxor mm2, mm1                                   ;  1292.7 p1      37 v[4]
        paddq mm7, [esi + 40]                           ;  1290.7 p2+p1   38 v[3]
        movq [ebx + 56], mm5                            ;  1294.7 p0+p3   40 v[8] spill
        movq mm5, mm6                                   ;  1296.7 p0      41 v[7] copy
        psllq mm5, 1                                    ;  1302.7 p1      41 v[7]
        psrlq mm6, 0x3f                                 ;  1296.7 p1      41 v[7]
        pxor mm6, mm5                                   ;  1304.7 p1      41 v[7]
        movq mm5, mm2                                   ;  1294.7 p0      37 v[4] copy
        psllq mm5, 0x28                                 ;  1300.7 p1      37 v[4]
        psrlq mm2, 0x18                                 ;  1295.7 p1      37 v[4]
        pxor mm2, mm5                                   ;  1302.7 p1      37 v[4]
        paddq mm7, mm2                                  ;  1304.7 p1      38 v[3]
        movq mm5, [esi + 80]                            ;  1245.0 p2      34 v[0]
        pxor mm3, mm7                                   ;  1306.7 p1      39 v[14]
        paddq mm5, mm4                                  ;  1299.7 p1      34 v[0]
        pshufw mm3, mm3, 0x39                           ;  1308.7 p1      39 v[14]
        paddq mm1, mm3                                  ;  1310.7 p1      40 v[9]
        movq mm4, [ebx + 56]                            ;  1302.7 p2      36 v[8]
        pxor mm2, mm1                                   ;  1312.7 p1      41 v[4]
        movq [ebx + 56], mm6                            ;  1306.7 p0+p3   41 v[7] spill
        movq mm6, mm2                                   ;  1314.7 p0      41 v[4] copy
        psllq mm6, 1                                    ;  1320.7 p1      41 v[4]
        psrlq mm2, 0x3f                                 ;  1314.7 p1      41 v[4]
        pxor mm2, mm6                                   ;  1322.7 p1      41 v[4]
        movq mm6, [esi + 16]                            ;  1249.3 p2      38 v[0]
        paddq mm5, mm2                                  ;  1324.7 p1      34 v[0]
        pxor mm0, mm5                                   ;  1326.7 p1      35 v[12]
        pshufw mm0, mm0, 0x4e                           ;  1328.7 p1      35 v[12]
        paddq mm4, mm0                                  ;  1330.7 p1      36 v[8]
        pxor mm2, mm4                                   ;  1332.7 p1      37 v[4]
        paddq mm6, mm5                                  ;  1326.7 p1      38 v[0]
        movq mm5, [ebx - 16]                            ;  1278.7 p2      34 v[1]
        paddq mm5, [ebx - 48]                           ;  1312.7 p2+p1   34 v[1]
        paddq mm5, [esi + 64]                           ;  1314.7 p2+p1   34 v[1]
        movq [ebx - 16], mm7                            ;  1306.7 p0+p3   38 v[3] spill
        movq mm7, [ebx + 24]                            ;  1300.7 p2      35 v[13]
        pxor mm7, mm5                                   ;  1316.7 p1      35 v[13]
        pshufw mm7, mm7, 0x4e                           ;  1318.7 p1      35 v[13]
        movq [ebx + 24], mm3                            ;  1310.7 p0+p3   39 v[14] spill
        movq mm3, mm2                                   ;  1334.7 p0      37 v[4] copy
        psllq mm3, 0x28                                 ;  1340.7 p1      37 v[4]
        psrlq mm2, 0x18                                 ;  1334.7 p1      37 v[4]
        pxor mm2, mm3                                   ;  1342.7 p1      37 v[4]
        paddq mm6, mm2                                  ;  1344.7 p1      38 v[0]
        movq mm3, [ebx - 48]                            ;  1284.7 p2      37 v[5]
        pxor mm0, mm6                                   ;  1346.7 p1      39 v[12]
        pshufw mm0, mm0, 0x39                           ;  1348.7 p1      39 v[12]
        paddq mm4, mm0                                  ;  1350.7 p1      40 v[8]
        pxor mm2, mm4                                   ;  1352.7 p1      41 v[4]
        paddq mm1, mm7                                  ;  1324.7 p1      36 v[9]
        pxor mm3, mm1                                   ;  1326.7 p1      37 v[5]
        paddq mm5, [esi + 32]                           ;  1326.7 p2+p1   38 v[1]
        movq [ebx - 48], mm4                            ;  1352.7 p0+p3   40 v[8] spill
        movq mm4, mm2                                   ;  1354.7 p0      41 v[4] copy
        psllq mm4, 1                                    ;  1360.7 p1      41 v[4]
        psrlq mm2, 0x3f                                 ;  1354.7 p1      41 v[4]
        pxor mm2, mm4                                   ;  1362.7 p1      41 v[4]
        movq mm4, mm3                                   ;  1328.7 p0      37 v[5] copy
        psllq mm4, 0x28                                 ;  1334.7 p1      37 v[5]
        psrlq mm3, 0x18                                 ;  1331.7 p1      37 v[5]
        pxor mm3, mm4                                   ;  1336.7 p1      37 v[5]
        movq mm4, [ebx - 32]                            ;  1296.7 p2      34 v[2]
        paddq mm4, [ebx - 40]                           ;  1333.7 p2+p1   34 v[2]
        paddq mm4, [esi + 56]                           ;  1335.7 p2+p1   34 v[2]
        paddq mm5, mm3                                  ;  1338.7 p1      38 v[1]
        pxor mm7, mm5                                   ;  1340.7 p1      39 v[13]
        pshufw mm7, mm7, 0x39                           ;  1342.7 p1      39 v[13]
        paddq mm1, mm7                                  ;  1344.7 p1      40 v[9]
        pxor mm3, mm1                                   ;  1346.7 p1      41 v[5]
        movq [ebx - 32], mm1                            ;  1346.7 p0+p3   40 v[9] spill
        movq mm1, [ebx + 24]                            ;  1318.7 p2      35 v[14]
        pxor mm1, mm4                                   ;  1340.7 p1      35 v[14]
        pshufw mm1, mm1, 0x4e                           ;  1342.7 p1      35 v[14]
        movq [ebx + 24], mm2                            ;  1364.7 p0+p3   41 v[4] spill
        movq mm2, [ebx - 8]                             ;  1286.3 p2      36 v[10]
        paddq mm2, mm1                                  ;  1344.7 p1      36 v[10]
        movq [ebx - 8], mm7                             ;  1344.7 p0+p3   39 v[13] spill
        movq mm7, [ebx - 40]                            ;  1296.7 p2      37 v[6]
        pxor mm7, mm2                                   ;  1346.7 p1      37 v[6]
        paddq mm4, [esi + 48]                           ;  1344.7 p2+p1   38 v[2]
        movq [ebx - 40], mm0                            ;  1350.7 p0+p3   39 v[12] spill
        movq mm0, mm3                                   ;  1348.7 p0      41 v[5] copy
        psllq mm0, 1                                    ;  1354.7 p1      41 v[5]
        psrlq mm3, 0x3f                                 ;  1348.7 p1      41 v[5]
        pxor mm3, mm0                                   ;  1356.7 p1      41 v[5]
        movq mm0, mm7                                   ;  1348.7 p0      37 v[6] copy
        psllq mm0, 0x28                                 ;  1354.7 p1      37 v[6]
        psrlq mm7, 0x18                                 ;  1349.7 p1      37 v[6]
        pxor mm7, mm0                                   ;  1356.7 p1      37 v[6]
        movq mm0, [ebx - 16]                            ;  1314.7 p2      34 v[3]
        paddq mm0, [ebx + 56]                           ;  1351.7 p2+p1   34 v[3]
        paddq mm0, [esi + 8]                            ;  1353.7 p2+p1   34 v[3]
        paddq mm4, mm7                                  ;  1358.7 p1      38 v[2]
        pxor mm1, mm4                                   ;  1360.7 p1      39 v[14]
        pshufw mm1, mm1, 0x39                           ;  1362.7 p1      39 v[14]
        paddq mm2, mm1                                  ;  1364.7 p1      40 v[10]
        pxor mm7, mm2                                   ;  1366.7 p1      41 v[6]
        movq [ebx - 16], mm1                            ;  1364.7 p0+p3   39 v[14] spill
        movq mm1, [ebx + 48]                            ;  1298.0 p2      35 v[15]
        pxor mm1, mm0                                   ;  1358.7 p1      35 v[15]
        pshufw mm1, mm1, 0x4e                           ;  1360.7 p1      35 v[15]
        movq [ebx + 48], mm4                            ;  1360.7 p0+p3   38 v[2] spill
        movq mm4, [ebx + 0]                             ;  1299.7 p2      36 v[11]
        paddq mm4, mm1                                  ;  1362.7 p1      36 v[11]
        movq [ebx + 0], mm5                             ;  1340.7 p0+p3   38 v[1] spill
        movq mm5, [ebx + 56]                            ;  1314.7 p2      37 v[7]
        pxor mm5, mm4                                   ;  1364.7 p1      37 v[7]
        paddq mm0, [esi + 40]                           ;  1362.7 p2+p1   38 v[3]
        movq [ebx + 56], mm2                            ;  1366.7 p0+p3   40 v[10] spill
        movq mm2, mm7                                   ;  1368.7 p0      41 v[6] copy
        psllq mm2, 1                                    ;  1374.7 p1      41 v[6]
        psrlq mm7, 0x3f                                 ;  1368.7 p1      41 v[6]
        pxor mm7, mm2                                   ;  1376.7 p1      41 v[6]
        movq mm2, mm5                                   ;  1366.7 p0      37 v[7] copy
        psllq mm2, 0x28                                 ;  1372.7 p1      37 v[7]
        psrlq mm5, 0x18                                 ;  1367.7 p1      37 v[7]
        pxor mm5, mm2                                   ;  1374.7 p1      37 v[7]
        movq mm2, [esi + 120]                           ;  1308.7 p2      34 v[0]
        paddq mm0, mm5                                  ;  1376.7 p1      38 v[3]
        pxor mm1, mm0                                   ;  1378.7 p1      39 v[15]
        pshufw mm1, mm1, 0x39                           ;  1380.7 p1      39 v[15]
        paddq mm2, mm6                                  ;  1372.7 p1      34 v[0]
        movq mm6, [ebx + 56]                            ;  1374.7 p2      36 v[10]
        paddq mm4, mm1                                  ;  1382.7 p1      40 v[11]
        pxor mm5, mm4                                   ;  1384.7 p1      41 v[7]
        paddq mm2, mm3                                  ;  1375.7 p1      34 v[0]
        pxor mm1, mm2                                   ;  1382.7 p1      35 v[15]
        pshufw mm1, mm1, 0x4e                           ;  1384.7 p1      35 v[15]
        paddq mm6, mm1                                  ;  1386.7 p1      36 v[10]
        pxor mm3, mm6                                   ;  1388.7 p1      37 v[5]
        paddq mm2, [esi + 88]                           ;  1380.7 p2+p1   38 v[0]
        movq [ebx + 56], mm0                            ;  1378.7 p0+p3   38 v[3] spill
        movq mm0, mm5                                   ;  1386.7 p0      41 v[7] copy
        psllq mm0, 1                                    ;  1392.7 p1      41 v[7]
        psrlq mm5, 0x3f                                 ;  1386.7 p1      41 v[7]
        pxor mm5, mm0                                   ;  1394.7 p1      41 v[7]
        movq mm0, mm3                                   ;  1390.7 p0      37 v[5] copy
        psllq mm0, 0x28                                 ;  1396.7 p1      37 v[5]
        psrlq mm3, 0x18                                 ;  1390.7 p1      37 v[5]
        pxor mm3, mm0                                   ;  1398.7 p1      37 v[5]
        movq mm0, [ebx + 0]                             ;  1348.7 p2      34 v[1]
        paddq mm0, [esi + 72]                           ;  1387.7 p2+p1   34 v[1]
        paddq mm2, mm3                                  ;  1400.7 p1      38 v[0]
        pxor mm1, mm2                                   ;  1402.7 p1      39 v[15]
        pshufw mm1, mm1, 0x39                           ;  1404.7 p1      39 v[15]
        paddq mm6, mm1                                  ;  1406.7 p1      40 v[10]
        paddq mm0, mm7                                  ;  1392.7 p1      34 v[1]
        pxor mm3, mm6                                   ;  1408.7 p1      41 v[5]
        movq [ebx + 0], mm1                             ;  1406.7 p0+p3   39 v[15] spill
        movq mm1, [ebx - 40]                            ;  1358.7 p2      35 v[12]
        pxor mm1, mm0                                   ;  1394.7 p1      35 v[12]
        pshufw mm1, mm1, 0x4e                           ;  1396.7 p1      35 v[12]
        paddq mm4, mm1                                  ;  1398.7 p1      36 v[11]
        pxor mm7, mm4                                   ;  1400.7 p1      37 v[6]
        paddq mm0, [esi + 112]                          ;  1398.7 p2+p1   38 v[1]
        movq [ebx - 40], mm6                            ;  1408.7 p0+p3   40 v[10] spill
        movq mm6, mm3                                   ;  1410.7 p0      41 v[5] copy
        psllq mm6, 1                                    ;  1416.7 p1      41 v[5]
        psrlq mm3, 0x3f                                 ;  1410.7 p1      41 v[5]
        pxor mm3, mm6                                   ;  1418.7 p1      41 v[5]
        movq mm6, mm7                                   ;  1402.7 p0      37 v[6] copy
        psllq mm6, 0x28                                 ;  1408.7 p1      37 v[6]
        psrlq mm7, 0x18                                 ;  1403.7 p1      37 v[6]
        pxor mm7, mm6                                   ;  1410.7 p1      37 v[6]
        paddq mm0, mm7                                  ;  1412.7 p1      38 v[1]
        pxor mm1, mm0                                   ;  1414.7 p1      39 v[12]
        movq mm6, [ebx + 48]                            ;  1368.7 p2      34 v[2]
        paddq mm6, [esi + 24]                           ;  1407.7 p2+p1   34 v[2]
        pshufw mm1, mm1, 0x39                           ;  1416.7 p1      39 v[12]
        paddq mm4, mm1                                  ;  1418.7 p1      40 v[11]
        paddq mm6, mm5                                  ;  1410.7 p1      34 v[2]
        pxor mm7, mm4                                   ;  1420.7 p1      41 v[6]
        movq [ebx + 48], mm4                            ;  1420.7 p0+p3   40 v[11] spill
        movq mm4, [ebx - 8]                             ;  1369.0 p2      35 v[13]
        pxor mm4, mm6                                   ;  1412.7 p1      35 v[13]
        pshufw mm4, mm4, 0x4e                           ;  1414.7 p1      35 v[13]
        movq [ebx - 8], mm3                             ;  1420.7 p0+p3   41 v[5] spill
        movq mm3, [ebx - 48]                            ;  1370.7 p2      36 v[8]
        paddq mm3, mm4                                  ;  1416.7 p1      36 v[8]
        pxor mm5, mm3                                   ;  1418.7 p1      37 v[7]
        paddq mm6, [esi + 96]                           ;  1416.7 p2+p1   38 v[2]
        movq [ebx - 48], mm0                            ;  1414.7 p0+p3   38 v[1] spill
        movq mm0, mm7                                   ;  1422.7 p0      41 v[6] copy
        psllq mm0, 1                                    ;  1428.7 p1      41 v[6]
        psrlq mm7, 0x3f                                 ;  1422.7 p1      41 v[6]
        pxor mm7, mm0                                   ;  1430.7 p1      41 v[6]
        movq mm0, mm5                                   ;  1420.7 p0      37 v[7] copy
        psllq mm0, 0x28                                 ;  1426.7 p1      37 v[7]
        psrlq mm5, 0x18                                 ;  1421.7 p1      37 v[7]
        pxor mm5, mm0                                   ;  1428.7 p1      37 v[7]
        paddq mm6, mm5                                  ;  1430.7 p1      38 v[2]
        movq mm0, [ebx + 56]                            ;  1386.7 p2      34 v[3]
        paddq mm0, [ebx + 24]                           ;  1424.7 p2+p1   34 v[3]
        paddq mm0, [esi + 104]                          ;  1426.7 p2+p1   34 v[3]
        pxor mm4, mm6                                   ;  1432.7 p1      39 v[13]
        pshufw mm4, mm4, 0x39                           ;  1434.7 p1      39 v[13]
        paddq mm3, mm4                                  ;  1436.7 p1      40 v[8]
        pxor mm5, mm3                                   ;  1438.7 p1      41 v[7]
        movq [ebx + 56], mm7                            ;  1432.7 p0+p3   41 v[6] spill
        movq mm7, [ebx - 16]                            ;  1381.0 p2      35 v[14]
        pxor mm7, mm0                                   ;  1430.7 p1      35 v[14]
        pshufw mm7, mm7, 0x4e                           ;  1432.7 p1      35 v[14]
        movq [ebx - 16], mm6                            ;  1432.7 p0+p3   38 v[2] spill
        movq mm6, [ebx - 32]                            ;  1382.7 p2      36 v[9]
        paddq mm6, mm7                                  ;  1434.7 p1      36 v[9]
        movq [ebx - 32], mm4                            ;  1436.7 p0+p3   39 v[13] spill
        movq mm4, [ebx + 24]                            ;  1384.0 p2      37 v[4]
        pxor mm4, mm6                                   ;  1436.7 p1      37 v[4]
        paddq mm0, [esi]                                ;  1434.7 p2+p1   38 v[3]
        movq [ebx + 24], mm3                            ;  1438.7 p0+p3   40 v[8] spill
        movq mm3, mm5                                   ;  1440.7 p0      41 v[7] copy
        psllq mm3, 1                                    ;  1446.7 p1      41 v[7]
        psrlq mm5, 0x3f                                 ;  1440.7 p1      41 v[7]
        pxor mm5, mm3                                   ;  1448.7 p1      41 v[7]
        movq mm3, mm4                                   ;  1438.7 p0      37 v[4] copy
        psllq mm3, 0x28                                 ;  1444.7 p1      37 v[4]
        psrlq mm4, 0x18                                 ;  1439.7 p1      37 v[4]
        pxor mm4, mm3                                   ;  1446.7 p1      37 v[4]
        paddq mm0, mm4                                  ;  1448.7 p1      38 v[3]
        movq mm3, [esi]                                 ;  1389.0 p2      34 v[0]
        pxor mm7, mm0                                   ;  1450.7 p1      39 v[14]
        paddq mm3, mm2                                  ;  1443.7 p1      34 v[0]
        pshufw mm7, mm7, 0x39                           ;  1452.7 p1      39 v[14]
        paddq mm6, mm7                                  ;  1454.7 p1      40 v[9]
        movq mm2, [ebx + 24]                            ;  1446.7 p2      36 v[8]
        pxor mm4, mm6                                   ;  1456.7 p1      41 v[4]
        movq [ebx + 24], mm5                            ;  1450.7 p0+p3   41 v[7] spill
        movq mm5, mm4                                   ;  1458.7 p0      41 v[4] copy
        psllq mm5, 1                                    ;  1464.7 p1      41 v[4]
        psrlq mm4, 0x3f                                 ;  1458.7 p1      41 v[4]
        pxor mm4, mm5                                   ;  1466.7 p1      41 v[4]
        movq mm5, [esi + 8]                             ;  1393.3 p2      38 v[0]
        paddq mm3, mm4                                  ;  1468.7 p1      34 v[0]
        pxor mm1, mm3                                   ;  1470.7 p1      35 v[12]
        pshufw mm1, mm1, 0x4e                           ;  1472.7 p1      35 v[12]
        paddq mm2, mm1                                  ;  1474.7 p1      36 v[8]
        pxor mm4, mm2                                   ;  1476.7 p1      37 v[4]
        paddq mm5, mm3                                  ;  1470.7 p1      38 v[0]
        movq mm3, [ebx - 48]                            ;  1422.7 p2      34 v[1]
        paddq mm3, [ebx - 8]                            ;  1456.7 p2+p1   34 v[1]
        paddq mm3, [esi + 16]                           ;  1458.7 p2+p1   34 v[1]
        movq [ebx - 48], mm0                            ;  1450.7 p0+p3   38 v[3] spill
        movq mm0, [ebx - 32]                            ;  1444.7 p2      35 v[13]
        pxor mm0, mm3                                   ;  1460.7 p1      35 v[13]
        pshufw mm0, mm0, 0x4e                           ;  1462.7 p1      35 v[13]
        movq [ebx - 32], mm7                            ;  1454.7 p0+p3   39 v[14] spill
        movq mm7, mm4                                   ;  1478.7 p0      37 v[4] copy
        psllq mm7, 0x28                                 ;  1484.7 p1      37 v[4]
        psrlq mm4, 0x18                                 ;  1478.7 p1      37 v[4]
        pxor mm4, mm7                                   ;  1486.7 p1      37 v[4]
        paddq mm5, mm4                                  ;  1488.7 p1      38 v[0]
        movq mm7, [ebx - 8]                             ;  1428.7 p2      37 v[5]
        pxor mm1, mm5                                   ;  1490.7 p1      39 v[12]
        pshufw mm1, mm1, 0x39                           ;  1492.7 p1      39 v[12]
        paddq mm2, mm1                                  ;  1494.7 p1      40 v[8]
        pxor mm4, mm2                                   ;  1496.7 p1      41 v[4]
        paddq mm6, mm0                                  ;  1468.7 p1      36 v[9]
        pxor mm7, mm6                                   ;  1470.7 p1      37 v[5]
        paddq mm3, [esi + 24]                           ;  1470.7 p2+p1   38 v[1]
        movq [ebx - 8], mm2                             ;  1496.7 p0+p3   40 v[8] spill
        movq mm2, mm4                                   ;  1498.7 p0      41 v[4] copy
        psllq mm2, 1                                    ;  1504.7 p1      41 v[4]
        psrlq mm4, 0x3f                                 ;  1498.7 p1      41 v[4]
        pxor mm4, mm2                                   ;  1506.7 p1      41 v[4]
        movq mm2, mm7                                   ;  1472.7 p0      37 v[5] copy
        psllq mm2, 0x28                                 ;  1478.7 p1      37 v[5]
        psrlq mm7, 0x18                                 ;  1475.7 p1      37 v[5]
        pxor mm7, mm2                                   ;  1480.7 p1      37 v[5]
        movq mm2, [ebx - 16]                            ;  1440.7 p2      34 v[2]
        paddq mm2, [ebx + 56]                           ;  1477.7 p2+p1   34 v[2]
        paddq mm2, [esi + 32]                           ;  1479.7 p2+p1   34 v[2]
        paddq mm3, mm7                                  ;  1482.7 p1      38 v[1]
        pxor mm0, mm3                                   ;  1484.7 p1      39 v[13]
        pshufw mm0, mm0, 0x39                           ;  1486.7 p1      39 v[13]
        paddq mm6, mm0                                  ;  1488.7 p1      40 v[9]
        pxor mm7, mm6                                   ;  1490.7 p1      41 v[5]
        movq [ebx - 16], mm6                            ;  1490.7 p0+p3   40 v[9] spill
        movq mm6, [ebx - 32]                            ;  1462.7 p2      35 v[14]
        pxor mm6, mm2                                   ;  1484.7 p1      35 v[14]
        pshufw mm6, mm6, 0x4e                           ;  1486.7 p1      35 v[14]
        movq [ebx - 32], mm4                            ;  1508.7 p0+p3   41 v[4] spill
        movq mm4, [ebx - 40]                            ;  1430.3 p2      36 v[10]
        paddq mm4, mm6                                  ;  1488.7 p1      36 v[10]
        movq [ebx - 40], mm0                            ;  1488.7 p0+p3   39 v[13] spill
        movq mm0, [ebx + 56]                            ;  1440.7 p2      37 v[6]
        pxor mm0, mm4                                   ;  1490.7 p1      37 v[6]
        paddq mm2, [esi + 40]                           ;  1488.7 p2+p1   38 v[2]
        movq [ebx + 56], mm1                            ;  1494.7 p0+p3   39 v[12] spill
        movq mm1, mm7                                   ;  1492.7 p0      41 v[5] copy
        psllq mm1, 1                                    ;  1498.7 p1      41 v[5]
        psrlq mm7, 0x3f                                 ;  1492.7 p1      41 v[5]
        pxor mm7, mm1                                   ;  1500.7 p1      41 v[5]
        movq mm1, mm0                                   ;  1492.7 p0      37 v[6] copy
        psllq mm1, 0x28                                 ;  1498.7 p1      37 v[6]
        psrlq mm0, 0x18                                 ;  1493.7 p1      37 v[6]
        pxor mm0, mm1                                   ;  1500.7 p1      37 v[6]
        movq mm1, [ebx - 48]                            ;  1458.7 p2      34 v[3]
        paddq mm1, [ebx + 24]                           ;  1495.7 p2+p1   34 v[3]
        paddq mm1, [esi + 48]                           ;  1497.7 p2+p1   34 v[3]
        paddq mm2, mm0                                  ;  1502.7 p1      38 v[2]
        pxor mm6, mm2                                   ;  1504.7 p1      39 v[14]
        pshufw mm6, mm6, 0x39                           ;  1506.7 p1      39 v[14]
        paddq mm4, mm6                                  ;  1508.7 p1      40 v[10]
        pxor mm0, mm4                                   ;  1510.7 p1      41 v[6]
        movq [ebx - 48], mm6                            ;  1508.7 p0+p3   39 v[14] spill
        movq mm6, [ebx + 0]                             ;  1442.0 p2      35 v[15]
        pxor mm6, mm1                                   ;  1502.7 p1      35 v[15]
        pshufw mm6, mm6, 0x4e                           ;  1504.7 p1      35 v[15]
        movq [ebx + 0], mm2                             ;  1504.7 p0+p3   38 v[2] spill
        movq mm2, [ebx + 48]                            ;  1443.7 p2      36 v[11]
        paddq mm2, mm6                                  ;  1506.7 p1      36 v[11]
        movq [ebx + 48], mm3                            ;  1484.7 p0+p3   38 v[1] spill
        movq mm3, [ebx + 24]                            ;  1458.7 p2      37 v[7]
        pxor mm3, mm2                                   ;  1508.7 p1      37 v[7]
        paddq mm1, [esi + 56]                           ;  1506.7 p2+p1   38 v[3]
        movq [ebx + 24], mm4                            ;  1510.7 p0+p3   40 v[10] spill
        movq mm4, mm0                                   ;  1512.7 p0      41 v[6] copy
        psllq mm4, 1                                    ;  1518.7 p1      41 v[6]
        psrlq mm0, 0x3f                                 ;  1512.7 p1      41 v[6]
        pxor mm0, mm4                                   ;  1520.7 p1      41 v[6]
        movq mm4, mm3                                   ;  1510.7 p0      37 v[7] copy
        psllq mm4, 0x28                                 ;  1516.7 p1      37 v[7]
        psrlq mm3, 0x18                                 ;  1511.7 p1      37 v[7]
        pxor mm3, mm4                                   ;  1518.7 p1      37 v[7]
        movq mm4, [esi + 64]                            ;  1452.7 p2      34 v[0]
        paddq mm1, mm3                                  ;  1520.7 p1      38 v[3]
        pxor mm6, mm1                                   ;  1522.7 p1      39 v[15]
        pshufw mm6, mm6, 0x39                           ;  1524.7 p1      39 v[15]
        paddq mm4, mm5                                  ;  1516.7 p1      34 v[0]
        movq mm5, [ebx + 24]                            ;  1518.7 p2      36 v[10]
        paddq mm2, mm6                                  ;  1526.7 p1      40 v[11]
        pxor mm3, mm2                                   ;  1528.7 p1      41 v[7]
        paddq mm4, mm7                                  ;  1519.7 p1      34 v[0]
        pxor mm6, mm4                                   ;  1526.7 p1      35 v[15]
        pshufw mm6, mm6, 0x4e                           ;  1528.7 p1      35 v[15]
        paddq mm5, mm6                                  ;  1530.7 p1      36 v[10]
        pxor mm7, mm5                                   ;  1532.7 p1      37 v[5]
        paddq mm4, [esi + 72]                           ;  1524.7 p2+p1   38 v[0]
        movq [ebx + 24], mm1                            ;  1522.7 p0+p3   38 v[3] spill
        movq mm1, mm3                                   ;  1530.7 p0      41 v[7] copy
        psllq mm1, 1                                    ;  1536.7 p1      41 v[7]
        psrlq mm3, 0x3f                                 ;  1530.7 p1      41 v[7]
        pxor mm3, mm1                                   ;  1538.7 p1      41 v[7]
        movq mm1, mm7                                   ;  1534.7 p0      37 v[5] copy
        psllq mm1, 0x28                                 ;  1540.7 p1      37 v[5]
        psrlq mm7, 0x18                                 ;  1534.7 p1      37 v[5]
        pxor mm7, mm1                                   ;  1542.7 p1      37 v[5]
        movq mm1, [ebx + 48]                            ;  1492.7 p2      34 v[1]
        paddq mm1, [esi + 80]                           ;  1531.7 p2+p1   34 v[1]
        paddq mm4, mm7                                  ;  1544.7 p1      38 v[0]
        pxor mm6, mm4                                   ;  1546.7 p1      39 v[15]
        pshufw mm6, mm6, 0x39                           ;  1548.7 p1      39 v[15]
        paddq mm5, mm6                                  ;  1550.7 p1      40 v[10]
        paddq mm1, mm0                                  ;  1536.7 p1      34 v[1]
        pxor mm7, mm5                                   ;  1552.7 p1      41 v[5]
        movq [ebx + 48], mm6                            ;  1550.7 p0+p3   39 v[15] spill
        movq mm6, [ebx + 56]                            ;  1502.7 p2      35 v[12]
        pxor mm6, mm1                                   ;  1538.7 p1      35 v[12]
        pshufw mm6, mm6, 0x4e                           ;  1540.7 p1      35 v[12]
        paddq mm2, mm6                                  ;  1542.7 p1      36 v[11]
        pxor mm0, mm2                                   ;  1544.7 p1      37 v[6]
        paddq mm1, [esi + 88]                           ;  1542.7 p2+p1   38 v[1]
        movq [ebx + 56], mm5                            ;  1552.7 p0+p3   40 v[10] spill
        movq mm5, mm7                                   ;  1554.7 p0      41 v[5] copy
        psllq mm5, 1                                    ;  1560.7 p1      41 v[5]
        psrlq mm7, 0x3f                                 ;  1554.7 p1      41 v[5]
        pxor mm7, mm5                                   ;  1562.7 p1      41 v[5]
        movq mm5, mm0                                   ;  1546.7 p0      37 v[6] copy
        psllq mm5, 0x28                                 ;  1552.7 p1      37 v[6]
        psrlq mm0, 0x18                                 ;  1547.7 p1      37 v[6]
        pxor mm0, mm5                                   ;  1554.7 p1      37 v[6]
        paddq mm1, mm0                                  ;  1556.7 p1      38 v[1]
        pxor mm6, mm1                                   ;  1558.7 p1      39 v[12]
        movq mm5, [ebx + 0]                             ;  1512.7 p2      34 v[2]
        paddq mm5, [esi + 96]                           ;  1551.7 p2+p1   34 v[2]
        pshufw mm6, mm6, 0x39                           ;  1560.7 p1      39 v[12]
        paddq mm2, mm6                                  ;  1562.7 p1      40 v[11]
        paddq mm5, mm3                                  ;  1554.7 p1      34 v[2]
        pxor mm0, mm2                                   ;  1564.7 p1      41 v[6]
        movq [ebx + 0], mm2                             ;  1564.7 p0+p3   40 v[11] spill
        movq mm2, [ebx - 40]                            ;  1513.0 p2      35 v[13]
        pxor mm2, mm5                                   ;  1556.7 p1      35 v[13]
        pshufw mm2, mm2, 0x4e                           ;  1558.7 p1      35 v[13]
        movq [ebx - 40], mm7                            ;  1564.7 p0+p3   41 v[5] spill
        movq mm7, [ebx - 8]                             ;  1514.7 p2      36 v[8]
        paddq mm7, mm2                                  ;  1560.7 p1      36 v[8]
        pxor mm3, mm7                                   ;  1562.7 p1      37 v[7]
        paddq mm5, [esi + 104]                          ;  1560.7 p2+p1   38 v[2]
        movq [ebx - 8], mm1                             ;  1558.7 p0+p3   38 v[1] spill
        movq mm1, mm0                                   ;  1566.7 p0      41 v[6] copy
        psllq mm1, 1                                    ;  1572.7 p1      41 v[6]
        psrlq mm0, 0x3f                                 ;  1566.7 p1      41 v[6]
        pxor mm0, mm1                                   ;  1574.7 p1      41 v[6]
        movq mm1, mm3                                   ;  1564.7 p0      37 v[7] copy
        psllq mm1, 0x28                                 ;  1570.7 p1      37 v[7]
        psrlq mm3, 0x18                                 ;  1565.7 p1      37 v[7]
        pxor mm3, mm1                                   ;  1572.7 p1      37 v[7]
        paddq mm5, mm3                                  ;  1574.7 p1      38 v[2]
        movq mm1, [ebx + 24]                            ;  1530.7 p2      34 v[3]
        paddq mm1, [ebx - 32]                           ;  1568.7 p2+p1   34 v[3]
        paddq mm1, [esi + 112]                          ;  1570.7 p2+p1   34 v[3]
        pxor mm2, mm5                                   ;  1576.7 p1      39 v[13]
        pshufw mm2, mm2, 0x39                           ;  1578.7 p1      39 v[13]
        paddq mm7, mm2                                  ;  1580.7 p1      40 v[8]
        pxor mm3, mm7                                   ;  1582.7 p1      41 v[7]
        movq [ebx + 24], mm0                            ;  1576.7 p0+p3   41 v[6] spill
        movq mm0, [ebx - 48]                            ;  1525.0 p2      35 v[14]
        pxor mm0, mm1                                   ;  1574.7 p1      35 v[14]
        pshufw mm0, mm0, 0x4e                           ;  1576.7 p1      35 v[14]
        movq [ebx - 48], mm5                            ;  1576.7 p0+p3   38 v[2] spill
        movq mm5, [ebx - 16]                            ;  1526.7 p2      36 v[9]
        paddq mm5, mm0                                  ;  1578.7 p1      36 v[9]
        movq [ebx - 16], mm2                            ;  1580.7 p0+p3   39 v[13] spill
        movq mm2, [ebx - 32]                            ;  1528.0 p2      37 v[4]
        pxor mm2, mm5                                   ;  1580.7 p1      37 v[4]
        paddq mm1, [esi + 120]                          ;  1578.7 p2+p1   38 v[3]
        movq [ebx - 32], mm7                            ;  1582.7 p0+p3   40 v[8] spill
        movq mm7, mm3                                   ;  1584.7 p0      41 v[7] copy
        psllq mm7, 1                                    ;  1590.7 p1      41 v[7]
        psrlq mm3, 0x3f                                 ;  1584.7 p1      41 v[7]
        pxor mm3, mm7                                   ;  1592.7 p1      41 v[7]
        movq mm7, mm2                                   ;  1582.7 p0      37 v[4] copy
        psllq mm7, 0x28                                 ;  1588.7 p1      37 v[4]
        psrlq mm2, 0x18                                 ;  1583.7 p1      37 v[4]
        pxor mm2, mm7                                   ;  1590.7 p1      37 v[4]
        paddq mm1, mm2                                  ;  1592.7 p1      38 v[3]
        movq mm7, [esi + 112]                           ;  1533.0 p2      34 v[0]
        pxor mm0, mm1                                   ;  1594.7 p1      39 v[14]
        paddq mm7, mm4                                  ;  1587.7 p1      34 v[0]
        pshufw mm0, mm0, 0x39                           ;  1596.7 p1      39 v[14]
        paddq mm5, mm0                                  ;  1598.7 p1      40 v[9]
        movq mm4, [ebx - 32]                            ;  1590.7 p2      36 v[8]
        pxor mm2, mm5                                   ;  1600.7 p1      41 v[4]
        movq [ebx - 32], mm3                            ;  1594.7 p0+p3   41 v[7] spill
        movq mm3, mm2                                   ;  1602.7 p0      41 v[4] copy
        psllq mm3, 1                                    ;  1608.7 p1      41 v[4]
        psrlq mm2, 0x3f                                 ;  1602.7 p1      41 v[4]
        pxor mm2, mm3                                   ;  1610.7 p1      41 v[4]
        movq mm3, [esi + 80]                            ;  1537.3 p2      38 v[0]
        paddq mm7, mm2                                  ;  1612.7 p1      34 v[0]
        pxor mm6, mm7                                   ;  1614.7 p1      35 v[12]
        pshufw mm6, mm6, 0x4e                           ;  1616.7 p1      35 v[12]
        paddq mm4, mm6                                  ;  1618.7 p1      36 v[8]
        pxor mm2, mm4                                   ;  1620.7 p1      37 v[4]
        paddq mm3, mm7                                  ;  1614.7 p1      38 v[0]
        movq mm7, [ebx - 8]                             ;  1566.7 p2      34 v[1]
        paddq mm7, [ebx - 40]                           ;  1600.7 p2+p1   34 v[1]
        paddq mm7, [esi + 32]                           ;  1602.7 p2+p1   34 v[1]
        movq [ebx - 8], mm1                             ;  1594.7 p0+p3   38 v[3] spill
        movq mm1, [ebx - 16]                            ;  1588.7 p2      35 v[13]
        pxor mm1, mm7                                   ;  1604.7 p1      35 v[13]
        pshufw mm1, mm1, 0x4e                           ;  1606.7 p1      35 v[13]
        movq [ebx - 16], mm0                            ;  1598.7 p0+p3   39 v[14] spill
        movq mm0, mm2                                   ;  1622.7 p0      37 v[4] copy
        psllq mm0, 0x28                                 ;  1628.7 p1      37 v[4]
        psrlq mm2, 0x18                                 ;  1622.7 p1      37 v[4]
        pxor mm2, mm0                                   ;  1630.7 p1      37 v[4]
        paddq mm3, mm2                                  ;  1632.7 p1      38 v[0]
        movq mm0, [ebx - 40]                            ;  1572.7 p2      37 v[5]
        pxor mm6, mm3                                   ;  1634.7 p1      39 v[12]
        pshufw mm6, mm6, 0x39                           ;  1636.7 p1      39 v[12]
        paddq mm4, mm6                                  ;  1638.7 p1      40 v[8]
        pxor mm2, mm4                                   ;  1640.7 p1      41 v[4]
        paddq mm5, mm1                                  ;  1612.7 p1      36 v[9]
        pxor mm0, mm5                                   ;  1614.7 p1      37 v[5]
        paddq mm7, [esi + 64]                           ;  1614.7 p2+p1   38 v[1]
        movq [ebx - 40], mm4                            ;  1640.7 p0+p3   40 v[8] spill
        movq mm4, mm2                                   ;  1642.7 p0      41 v[4] copy
        psllq mm4, 1                                    ;  1648.7 p1      41 v[4]
        psrlq mm2, 0x3f                                 ;  1642.7 p1      41 v[4]
        pxor mm2, mm4                                   ;  1650.7 p1      41 v[4]
        movq mm4, mm0                                   ;  1616.7 p0      37 v[5] copy
        psllq mm4, 0x28                                 ;  1622.7 p1      37 v[5]
        psrlq mm0, 0x18                                 ;  1619.7 p1      37 v[5]
        pxor mm0, mm4                                   ;  1624.7 p1      37 v[5]
        movq mm4, [ebx - 48]                            ;  1584.7 p2      34 v[2]
        paddq mm4, [ebx + 24]                           ;  1621.7 p2+p1   34 v[2]
        paddq mm4, [esi + 72]                           ;  1623.7 p2+p1   34 v[2]
        paddq mm7, mm0                                  ;  1626.7 p1      38 v[1]
        pxor mm1, mm7                                   ;  1628.7 p1      39 v[13]
        pshufw mm1, mm1, 0x39                           ;  1630.7 p1      39 v[13]
        paddq mm5, mm1                                  ;  1632.7 p1      40 v[9]
        pxor mm0, mm5                                   ;  1634.7 p1      41 v[5]
        movq [ebx - 48], mm5                            ;  1634.7 p0+p3   40 v[9] spill
        movq mm5, [ebx - 16]                            ;  1606.7 p2      35 v[14]
        pxor mm5, mm4                                   ;  1628.7 p1      35 v[14]
        pshufw mm5, mm5, 0x4e                           ;  1630.7 p1      35 v[14]
        movq [ebx - 16], mm2                            ;  1652.7 p0+p3   41 v[4] spill
        movq mm2, [ebx + 56]                            ;  1574.3 p2      36 v[10]
        paddq mm2, mm5                                  ;  1632.7 p1      36 v[10]
        movq [ebx + 56], mm1                            ;  1632.7 p0+p3   39 v[13] spill
        movq mm1, [ebx + 24]                            ;  1584.7 p2      37 v[6]
        pxor mm1, mm2                                   ;  1634.7 p1      37 v[6]
        paddq mm4, [esi + 120]                          ;  1632.7 p2+p1   38 v[2]
        movq [ebx + 24], mm6                            ;  1638.7 p0+p3   39 v[12] spill
        movq mm6, mm0                                   ;  1636.7 p0      41 v[5] copy
        psllq mm6, 1                                    ;  1642.7 p1      41 v[5]
        psrlq mm0, 0x3f                                 ;  1636.7 p1      41 v[5]
        pxor mm0, mm6                                   ;  1644.7 p1      41 v[5]
        movq mm6, mm1                                   ;  1636.7 p0      37 v[6] copy
        psllq mm6, 0x28                                 ;  1642.7 p1      37 v[6]
        psrlq mm1, 0x18                                 ;  1637.7 p1      37 v[6]
        pxor mm1, mm6                                   ;  1644.7 p1      37 v[6]
        movq mm6, [ebx - 8]                             ;  1602.7 p2      34 v[3]
        paddq mm6, [ebx - 32]                           ;  1639.7 p2+p1   34 v[3]
        paddq mm6, [esi + 104]                          ;  1641.7 p2+p1   34 v[3]
        paddq mm4, mm1                                  ;  1646.7 p1      38 v[2]
        pxor mm5, mm4                                   ;  1648.7 p1      39 v[14]
        pshufw mm5, mm5, 0x39                           ;  1650.7 p1      39 v[14]
        paddq mm2, mm5                                  ;  1652.7 p1      40 v[10]
        pxor mm1, mm2                                   ;  1654.7 p1      41 v[6]
        movq [ebx - 8], mm5                             ;  1652.7 p0+p3   39 v[14] spill
        movq mm5, [ebx + 48]                            ;  1586.0 p2      35 v[15]
        pxor mm5, mm6                                   ;  1646.7 p1      35 v[15]
        pshufw mm5, mm5, 0x4e                           ;  1648.7 p1      35 v[15]
        movq [ebx + 48], mm4                            ;  1648.7 p0+p3   38 v[2] spill
        movq mm4, [ebx + 0]                             ;  1587.7 p2      36 v[11]
        paddq mm4, mm5                                  ;  1650.7 p1      36 v[11]
        movq [ebx + 0], mm7                             ;  1628.7 p0+p3   38 v[1] spill
        movq mm7, [ebx - 32]                            ;  1602.7 p2      37 v[7]
        pxor mm7, mm4                                   ;  1652.7 p1      37 v[7]
        paddq mm6, [esi + 48]                           ;  1650.7 p2+p1   38 v[3]
        movq [ebx - 32], mm2                            ;  1654.7 p0+p3   40 v[10] spill
        movq mm2, mm1                                   ;  1656.7 p0      41 v[6] copy
        psllq mm2, 1                                    ;  1662.7 p1      41 v[6]
        psrlq mm1, 0x3f                                 ;  1656.7 p1      41 v[6]
        pxor mm1, mm2                                   ;  1664.7 p1      41 v[6]
        movq mm2, mm7                                   ;  1654.7 p0      37 v[7] copy
        psllq mm2, 0x28                                 ;  1660.7 p1      37 v[7]
        psrlq mm7, 0x18                                 ;  1655.7 p1      37 v[7]
        pxor mm7, mm2                                   ;  1662.7 p1      37 v[7]
        movq mm2, [esi + 8]                             ;  1596.7 p2      34 v[0]
        paddq mm6, mm7                                  ;  1664.7 p1      38 v[3]
        pxor mm5, mm6                                   ;  1666.7 p1      39 v[15]
        pshufw mm5, mm5, 0x39                           ;  1668.7 p1      39 v[15]
        paddq mm2, mm3                                  ;  1660.7 p1      34 v[0]
        movq mm3, [ebx - 32]                            ;  1662.7 p2      36 v[10]
        paddq mm4, mm5                                  ;  1670.7 p1      40 v[11]
        pxor mm7, mm4                                   ;  1672.7 p1      41 v[7]
        paddq mm2, mm0                                  ;  1663.7 p1      34 v[0]
        pxor mm5, mm2                                   ;  1670.7 p1      35 v[15]
        pshufw mm5, mm5, 0x4e                           ;  1672.7 p1      35 v[15]
        paddq mm3, mm5                                  ;  1674.7 p1      36 v[10]
        pxor mm0, mm3                                   ;  1676.7 p1      37 v[5]
        paddq mm2, [esi + 96]                           ;  1668.7 p2+p1   38 v[0]
        movq [ebx - 32], mm6                            ;  1666.7 p0+p3   38 v[3] spill
        movq mm6, mm7                                   ;  1674.7 p0      41 v[7] copy
        psllq mm6, 1                                    ;  1680.7 p1      41 v[7]
        psrlq mm7, 0x3f                                 ;  1674.7 p1      41 v[7]
        pxor mm7, mm6                                   ;  1682.7 p1      41 v[7]
        movq mm6, mm0                                   ;  1678.7 p0      37 v[5] copy
        psllq mm6, 0x28                                 ;  1684.7 p1      37 v[5]
        psrlq mm0, 0x18                                 ;  1678.7 p1      37 v[5]
        pxor mm0, mm6                                   ;  1686.7 p1      37 v[5]
        movq mm6, [ebx + 0]                             ;  1636.7 p2      34 v[1]
        paddq mm6, [esi]                                ;  1675.7 p2+p1   34 v[1]
        paddq mm2, mm0                                  ;  1688.7 p1      38 v[0]
        pxor mm5, mm2                                   ;  1690.7 p1      39 v[15]
        pshufw mm5, mm5, 0x39                           ;  1692.7 p1      39 v[15]
        paddq mm6, mm1                                  ;  1679.7 p1      34 v[1]
        paddq mm3, mm5                                  ;  1694.7 p1      40 v[10]
        pxor mm0, mm3                                   ;  1696.7 p1      41 v[5]
        movq [ebx + 0], mm5                             ;  1694.7 p0+p3   39 v[15] spill
        movq mm5, [ebx + 24]                            ;  1646.7 p2      35 v[12]
        pxor mm5, mm6                                   ;  1682.7 p1      35 v[12]
        pshufw mm5, mm5, 0x4e                           ;  1684.7 p1      35 v[12]
        paddq mm4, mm5                                  ;  1686.7 p1      36 v[11]
        pxor mm1, mm4                                   ;  1688.7 p1      37 v[6]
        paddq mm6, [esi + 16]                           ;  1686.7 p2+p1   38 v[1]
        movq [ebx + 24], mm3                            ;  1696.7 p0+p3   40 v[10] spill
        movq mm3, mm0                                   ;  1698.7 p0      41 v[5] copy
        psllq mm3, 1                                    ;  1704.7 p1      41 v[5]
        psrlq mm0, 0x3f                                 ;  1698.7 p1      41 v[5]
        movq [ebx + 16], mm3                            ;  1706.7 p0+p3   41 v[5] spill
        movq mm3, mm1                                   ;  1690.7 p0      37 v[6] copy
        psllq mm3, 0x28                                 ;  1696.7 p1      37 v[6]
        psrlq mm1, 0x18                                 ;  1690.7 p1      37 v[6]
        pxor mm1, mm3                                   ;  1698.7 p1      37 v[6]
        paddq mm6, mm1                                  ;  1700.7 p1      38 v[1]
        movq mm3, [ebx + 48]                            ;  1656.7 p2      34 v[2]
        paddq mm3, [esi + 88]                           ;  1693.7 p2+p1   34 v[2]
        pxor mm5, mm6                                   ;  1702.7 p1      39 v[12]
        pshufw mm5, mm5, 0x39                           ;  1704.7 p1      39 v[12]
        paddq mm4, mm5                                  ;  1706.7 p1      40 v[11]
        paddq mm3, mm7                                  ;  1697.7 p1      34 v[2]
        pxor mm1, mm4                                   ;  1708.7 p1      41 v[6]
        movq [ebx + 48], mm0                            ;  1700.7 p0+p3   41 v[5] spill
        movq mm0, [ebx + 56]                            ;  1657.3 p2      35 v[13]
        pxor mm0, mm3                                   ;  1699.7 p1      35 v[13]
        pshufw mm0, mm0, 0x4e                           ;  1701.7 p1      35 v[13]
        movq [ebx + 56], mm5                            ;  1706.7 p0+p3   39 v[12] spill
        movq mm5, [ebx - 40]                            ;  1659.0 p2      36 v[8]
        paddq mm5, mm0                                  ;  1703.7 p1      36 v[8]
        pxor mm7, mm5                                   ;  1705.7 p1      37 v[7]
        paddq mm3, [esi + 56]                           ;  1703.7 p2+p1   38 v[2]
        movq [ebx - 40], mm4                            ;  1708.7 p0+p3   40 v[11] spill
        movq mm4, mm1                                   ;  1710.7 p0      41 v[6] copy
        psllq mm4, 1                                    ;  1716.7 p1      41 v[6]
        psrlq mm1, 0x3f                                 ;  1710.7 p1      41 v[6]
        movq [ebx + 32], mm4                            ;  1718.7 p0+p3   41 v[6] spill
        movq mm4, mm7                                   ;  1707.7 p0      37 v[7] copy
        psllq mm4, 0x28                                 ;  1713.7 p1      37 v[7]
        psrlq mm7, 0x18                                 ;  1707.7 p1      37 v[7]
        pxor mm7, mm4                                   ;  1715.7 p1      37 v[7]
        paddq mm3, mm7                                  ;  1717.7 p1      38 v[2]
        movq mm4, [ebx - 32]                            ;  1674.7 p2      34 v[3]
        paddq mm4, [ebx - 16]                           ;  1710.7 p2+p1   34 v[3]
        paddq mm4, [esi + 40]                           ;  1712.7 p2+p1   34 v[3]
        pxor mm0, mm3                                   ;  1719.7 p1      39 v[13]
        pshufw mm0, mm0, 0x39                           ;  1721.7 p1      39 v[13]
        paddq mm5, mm0                                  ;  1723.7 p1      40 v[8]
        pxor mm7, mm5                                   ;  1725.7 p1      41 v[7]
        movq [ebx - 32], mm1                            ;  1712.7 p0+p3   41 v[6] spill
        movq mm1, [ebx - 8]                             ;  1669.7 p2      35 v[14]
        pxor mm1, mm4                                   ;  1716.7 p1      35 v[14]
        pshufw mm1, mm1, 0x4e                           ;  1718.7 p1      35 v[14]
        movq [ebx - 8], mm0                             ;  1723.7 p0+p3   39 v[13] spill
        movq mm0, [ebx - 48]                            ;  1671.3 p2      36 v[9]
        paddq mm0, mm1                                  ;  1720.7 p1      36 v[9]
        movq [ebx - 48], mm3                            ;  1719.7 p0+p3   38 v[2] spill
        movq mm3, [ebx - 16]                            ;  1672.7 p2      37 v[4]
        pxor mm3, mm0                                   ;  1722.7 p1      37 v[4]
        paddq mm4, [esi + 24]                           ;  1720.7 p2+p1   38 v[3]
        movq [ebx - 16], mm6                            ;  1702.7 p0+p3   38 v[1] spill
        movq mm6, mm7                                   ;  1727.7 p0      41 v[7] copy
        psllq mm6, 1                                    ;  1733.7 p1      41 v[7]
        psrlq mm7, 0x3f                                 ;  1727.7 p1      41 v[7]
        pxor mm2, [ebx - 64]                            ;  1723.7 p2+p1   66 h
        movq [ebx - 64], mm6                            ;  1735.7 p0+p3   41 v[7] spill
        movq mm6, mm3                                   ;  1724.7 p0      37 v[4] copy
        psllq mm6, 0x28                                 ;  1730.7 p1      37 v[4]
        psrlq mm3, 0x18                                 ;  1725.7 p1      37 v[4]
        pxor mm3, mm6                                   ;  1732.7 p1      37 v[4]
        paddq mm4, mm3                                  ;  1734.7 p1      38 v[3]
        pxor mm1, mm4                                   ;  1736.7 p1      39 v[14]
        movq mm6, [ebx - 16]                            ;  1710.7 p2      66 h
        pxor mm6, [ebx - 120]                           ;  1729.7 p2+p1   66 h
        pshufw mm1, mm1, 0x39                           ;  1738.7 p1      39 v[14]
        paddq mm0, mm1                                  ;  1740.7 p1      40 v[9]
        pxor mm3, mm0                                   ;  1742.7 p1      41 v[4]
        pxor mm2, mm5                                   ;  1733.7 p1      66 h
        movq mm5, [ebx - 48]                            ;  1727.7 p2      66 h
        pxor mm5, [ebx - 112]                           ;  1734.7 p2+p1   66 h
        pxor mm5, [ebx + 24]                            ;  1736.7 p2+p1   66 h
        pxor mm6, mm0                                   ;  1742.7 p1      66 h
        movq mm0, [ebx - 40]                            ;  1716.7 p2      66 h
        pxor mm0, [ebx - 104]                           ;  1737.7 p2+p1   66 h
        movq [ebx - 120], mm6                           ;  1744.7 p0+p3   66 h
        movq mm6, [ebx + 56]                            ;  1714.7 p2      66 h
        pxor mm6, [ebx - 56]                            ;  1738.7 p2+p1   66 h
        movq [ebx - 112], mm5                           ;  1738.7 p0+p3   66 h
        movq mm5, mm3                                   ;  1744.7 p0      41 v[4] copy
        psllq mm5, 1                                    ;  1750.7 p1      41 v[4]
        psrlq mm3, 0x3f                                 ;  1744.7 p1      41 v[4]
        pxor mm0, mm4                                   ;  1741.7 p1      66 h
        movq mm4, [ebx + 16]                            ;  1714.7 p2      66 h
        pxor mm4, [ebx - 24]                            ;  1742.7 p2+p1   66 h
        pxor mm4, [ebx + 48]                            ;  1744.7 p2+p1   66 h
        pxor mm4, [ebx - 8]                             ;  1746.7 p2+p1   66 h
        movq [ebx - 104], mm0                           ;  1743.7 p0+p3   66 h
        movq mm0, [ebx + 32]                            ;  1726.7 p2      66 h
        pxor mm0, [ebx + 8]                             ;  1745.7 p2+p1   66 h
        pxor mm0, [ebx - 32]                            ;  1747.7 p2+p1   66 h
        pxor mm6, mm3                                   ;  1747.7 p1      66 h
        pxor mm6, mm5                                   ;  1752.7 p1      66 h
        movq mm3, [ebx - 64]                            ;  1743.7 p2      66 h
        pxor mm3, [ebx + 40]                            ;  1750.7 p2+p1   66 h
        pxor mm3, [ebx + 0]                             ;  1752.7 p2+p1   66 h
        pxor mm0, mm1                                   ;  1751.7 p1      66 h
        pxor mm3, mm7                                   ;  1754.7 p1      66 h
        add ebp, 8                                      ;  1715.3 p0      48 blocks
        mov dword [ebx + 84], ebp                       ;  1715.8 p0+p3   48 blocks
        add edi, 0x10                                   ;  1716.8 p0      48 blocks
        add esi, 0x80                                   ;  1717.3 p0      48 blocks
        movq mm1, mm4                                   ;  1748.7 p0      66 h copy
        movq mm4, mm2                                   ;  1735.7 p0      66 h copy
        movq mm2, mm0                                   ;  1753.7 p0      66 h copy
        movq mm0, mm6                                   ;  1754.7 p0      66 h copy
        cmp esi, dword [ebx + 76]                       ;                    more blocks?
        jne .blocks_1
        mov dword [ebx + 72], esi                       ;                    resident
        movq [ebx - 96], mm0                            ;                    resident
        movq [ebx - 88], mm1                            ;                    resident
        movq [ebx - 80], mm2                            ;                    resident
        movq [ebx - 72], mm3                            ;                    resident
        mov dword [ebx + 80], edi                       ;                    resident
        movq [ebx - 128], mm4                           ;                    resident
.blocks_1_done:
        movq mm0, [ebx - 128]                           ;     0.0 p2      48 blocks reload
        mov esi, dword [ebx + 64]                       ;     1.0 p2      48 blocks reload
        movq [esi], mm0                                 ;     7.0 p0+p3   48 blocks
        movq mm0, [ebx - 120]                           ;     2.0 p2      48 blocks reload
        movq [esi + 8], mm0                             ;     9.0 p0+p3   48 blocks
        movq mm0, [ebx - 112]                           ;     3.0 p2      48 blocks reload
        movq [esi + 16], mm0                            ;    10.0 p0+p3   48 blocks
        movq mm0, [ebx - 104]                           ;     4.0 p2      48 blocks reload
        movq [esi + 24], mm0                            ;    11.0 p0+p3   48 blocks
        movq mm0, [ebx - 96]                            ;     5.0 p2      48 blocks reload
        movq [esi + 32], mm0                            ;    12.0 p0+p3   48 blocks
        movq mm0, [ebx - 88]                            ;     6.0 p2      48 blocks reload
        movq [esi + 40], mm0                            ;    13.0 p0+p3   48 blocks
        movq mm0, [ebx - 80]                            ;     7.0 p2      48 blocks reload
        movq [esi + 48], mm0                            ;    14.0 p0+p3   48 blocks
        movq mm0, [ebx - 72]                            ;     8.0 p2      48 blocks reload
        movq [esi + 56], mm0                            ;    15.0 p0+p3   48 blocks
        mov ecx, dword [ebx + 88]                       ;                    frame
        pxor mm0, mm0                                   ;                    cleared
        movq [ebx - 128], mm0                           ;                    cleared
        movq [ebx - 120], mm0                           ;                    cleared
        movq [ebx - 112], mm0                           ;                    cleared
        movq [ebx - 104], mm0                           ;                    cleared
        movq [ebx - 96], mm0                            ;                    cleared
        movq [ebx - 88], mm0                            ;                    cleared
        movq [ebx - 80], mm0                            ;                    cleared
        movq [ebx - 72], mm0                            ;                    cleared
        movq [ebx - 64], mm0                            ;                    cleared
        movq [ebx - 56], mm0                            ;                    cleared
        movq [ebx - 48], mm0                            ;                    cleared
        movq [ebx - 40], mm0                            ;                    cleared
        movq [ebx - 32], mm0                            ;                    cleared
        movq [ebx - 24], mm0                            ;                    cleared
        movq [ebx - 16], mm0                            ;                    cleared
        movq [ebx - 8], mm0                             ;                    cleared
        movq [ebx + 0], mm0                             ;                    cleared
        movq [ebx + 8], mm0                             ;                    cleared
        movq [ebx + 16], mm0                            ;                    cleared
        movq [ebx + 24], mm0                            ;                    cleared
        movq [ebx + 32], mm0                            ;                    cleared
        movq [ebx + 40], mm0                            ;                    cleared
        movq [ebx + 48], mm0                            ;                    cleared
        movq [ebx + 56], mm0                            ;                    cleared
        emms                                            ;                    x87 state
        mov esp, ecx                                    ;                    frame
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
blake2b_blocks.T0_constants64:
        dq 0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0x5be0cd19137e2179, 0xa54ff53a5f1d36f1

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
