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
;   blocks: 2896 uops, planned 1764.7; bounds: width 965.3, ports 1751.0, path 679.0
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
        movq mm6, mm5                                   ;    25.0 p0      37 v[4] copy
        pxor mm6, mm0                                   ;    31.0 p1      37 v[4]
        movq [ebx - 56], mm0                            ;     6.7 p0+p3   51 v[4] spill
        pshufw mm0, mm6, 0xe4                           ;    33.0 p1      37 v[4] copy
        psllq mm0, 0x28                                 ;    35.0 p1      37 v[4]
        psrlq mm6, 0x18                                 ;    33.0 p1      37 v[4]
        pxor mm6, mm0                                   ;    37.0 p1      37 v[4]
        paddq mm7, mm6                                  ;    39.0 p1      38 v[0]
        pxor mm4, mm7                                   ;    41.0 p1      39 v[12]
        pshufw mm0, mm4, 0x39                           ;    43.0 p1      39 v[12]
        paddq mm5, mm0                                  ;    45.0 p1      40 v[8]
        pxor mm6, mm5                                   ;    47.0 p1      41 v[4]
        movq [ebx - 48], mm5                            ;    47.0 p0+p3   40 v[8] spill
        movq mm5, [esi + 24]                            ;    10.7 p2      60 v
        movq [ebx - 40], mm0                            ;    45.0 p0+p3   39 v[12] spill
        movq mm0, mm6                                   ;    49.0 p0      41 v[4] copy
        psllq mm0, 1                                    ;    55.0 p1      41 v[4]
        psrlq mm6, 0x3f                                 ;    49.0 p1      41 v[4]
        pxor mm6, mm0                                   ;    57.0 p1      41 v[4]
        movq mm0, [esi + 16]                            ;    13.0 p2      34 v[1] copy
        paddq mm0, mm1                                  ;    23.7 p1      34 v[1]
        paddq mm0, [ebx - 120]                          ;    25.7 p2+p1   34 v[1]
        movq mm4, mm0                                   ;    27.7 p0      35 v[13] copy
        pxor mm4, [edi + 8]                             ;    33.7 p2+p1   35 v[13]
        pxor mm4, [blake2b_blocks.T0_constants64 + 8]   ;    35.7 p2+p1   35 v[13]
        pshufw mm4, mm4, 0x4e                           ;    37.7 p1      35 v[13]
        paddq mm0, mm5                                  ;    28.7 p1      38 v[1]
        movq mm5, mm4                                   ;    39.7 p0      36 v[9] copy
        paddq mm5, [blake2b_blocks.T0_constants64 + 32] ;    45.7 p2+p1   36 v[9]
        movq [ebx - 32], mm6                            ;    59.0 p0+p3   41 v[4] spill
        movq mm6, mm5                                   ;    47.7 p0      37 v[5] copy
        pxor mm6, mm1                                   ;    53.7 p1      37 v[5]
        movq [ebx - 24], mm1                            ;    19.7 p0+p3   51 v[5] spill
        movq mm1, mm6                                   ;    55.7 p0      37 v[5] copy
        psllq mm1, 0x28                                 ;    61.7 p1      37 v[5]
        psrlq mm6, 0x18                                 ;    55.7 p1      37 v[5]
        pxor mm6, mm1                                   ;    63.7 p1      37 v[5]
        paddq mm0, mm6                                  ;    65.7 p1      38 v[1]
        pxor mm4, mm0                                   ;    67.7 p1      39 v[13]
        pshufw mm1, mm4, 0x39                           ;    69.7 p1      39 v[13]
        paddq mm5, mm1                                  ;    71.7 p1      40 v[9]
        pxor mm6, mm5                                   ;    73.7 p1      41 v[5]
        movq [ebx - 16], mm5                            ;    73.7 p0+p3   40 v[9] spill
        movq mm5, [esi + 40]                            ;    23.3 p2      60 v
        movq [ebx - 8], mm1                             ;    71.7 p0+p3   39 v[13] spill
        movq mm1, mm6                                   ;    75.7 p0      41 v[5] copy
        psllq mm1, 1                                    ;    81.7 p1      41 v[5]
        psrlq mm6, 0x3f                                 ;    75.7 p1      41 v[5]
        pxor mm6, mm1                                   ;    83.7 p1      41 v[5]
        movq mm1, [esi + 32]                            ;    25.7 p2      34 v[2] copy
        paddq mm1, mm2                                  ;    42.7 p1      34 v[2]
        paddq mm1, [ebx - 112]                          ;    44.7 p2+p1   34 v[2]
        movq mm4, mm1                                   ;    46.7 p0      35 v[14] copy
        pxor mm4, [blake2b_blocks.T0_constants64 + 16]  ;    52.7 p2+p1   35 v[14]
        mov ebp, dword [ebx + 84]                       ;    28.7 p2      56 v[14] reload
        pxor mm4, [ebp]                                 ;    54.7 p2+p1   35 v[14]
        pshufw mm4, mm4, 0x4e                           ;    56.7 p1      35 v[14]
        paddq mm1, mm5                                  ;    47.7 p1      38 v[2]
        movq mm5, mm4                                   ;    58.7 p0      36 v[10] copy
        paddq mm5, [blake2b_blocks.T0_constants64 + 40] ;    64.7 p2+p1   36 v[10]
        movq [ebx + 0], mm0                             ;    67.7 p0+p3   38 v[1] spill
        movq mm0, mm5                                   ;    66.7 p0      37 v[6] copy
        pxor mm0, mm2                                   ;    72.7 p1      37 v[6]
        movq [ebx + 8], mm2                             ;    32.7 p0+p3   51 v[6] spill
        movq mm2, mm0                                   ;    74.7 p0      37 v[6] copy
        psllq mm2, 0x28                                 ;    80.7 p1      37 v[6]
        psrlq mm0, 0x18                                 ;    74.7 p1      37 v[6]
        pxor mm0, mm2                                   ;    82.7 p1      37 v[6]
        paddq mm1, mm0                                  ;    84.7 p1      38 v[2]
        pxor mm4, mm1                                   ;    86.7 p1      39 v[14]
        pshufw mm2, mm4, 0x39                           ;    88.7 p1      39 v[14]
        paddq mm5, mm2                                  ;    90.7 p1      40 v[10]
        pxor mm0, mm5                                   ;    92.7 p1      41 v[6]
        movq [ebx + 16], mm2                            ;    90.7 p0+p3   39 v[14] spill
        movq mm2, [esi + 56]                            ;    36.3 p2      60 v
        movq [ebx + 24], mm1                            ;    86.7 p0+p3   38 v[2] spill
        movq mm1, mm0                                   ;    94.7 p0      41 v[6] copy
        psllq mm1, 1                                    ;   100.7 p1      41 v[6]
        psrlq mm0, 0x3f                                 ;    94.7 p1      41 v[6]
        pxor mm0, mm1                                   ;   102.7 p1      41 v[6]
        movq mm1, [esi + 48]                            ;    38.7 p2      34 v[3] copy
        paddq mm1, mm3                                  ;    61.7 p1      34 v[3]
        paddq mm1, [ebx - 104]                          ;    63.7 p2+p1   34 v[3]
        paddq mm7, mm6                                  ;    85.7 p1      34 v[0]
        movq mm4, mm1                                   ;    65.7 p0      35 v[15] copy
        pxor mm4, [blake2b_blocks.T0_constants64 + 48]  ;    71.7 p2+p1   35 v[15]
        pshufw mm4, mm4, 0x4e                           ;    73.7 p1      35 v[15]
        paddq mm1, mm2                                  ;    66.7 p1      38 v[3]
        movq mm2, mm4                                   ;    75.7 p0      36 v[11] copy
        paddq mm2, [blake2b_blocks.T0_constants64 + 56] ;    81.7 p2+p1   36 v[11]
        movq [ebx + 32], mm0                            ;   104.7 p0+p3   41 v[6] spill
        movq mm0, mm2                                   ;    83.7 p0      37 v[7] copy
        pxor mm0, mm3                                   ;    89.7 p1      37 v[7]
        movq [ebx + 40], mm3                            ;    45.0 p0+p3   51 v[7] spill
        movq mm3, mm0                                   ;    91.7 p0      37 v[7] copy
        psllq mm3, 0x28                                 ;    97.7 p1      37 v[7]
        psrlq mm0, 0x18                                 ;    91.7 p1      37 v[7]
        pxor mm0, mm3                                   ;    99.7 p1      37 v[7]
        paddq mm1, mm0                                  ;   101.7 p1      38 v[3]
        pxor mm4, mm1                                   ;   103.7 p1      39 v[15]
        pshufw mm3, mm4, 0x39                           ;   105.7 p1      39 v[15]
        paddq mm2, mm3                                  ;   107.7 p1      40 v[11]
        movq mm4, [esi + 64]                            ;    47.7 p2      63 v
        pxor mm0, mm2                                   ;   109.7 p1      41 v[7]
        paddq mm7, mm4                                  ;    87.7 p1      34 v[0]
        pxor mm3, mm7                                   ;   107.7 p1      35 v[15]
        pshufw mm3, mm3, 0x4e                           ;   109.7 p1      35 v[15]
        paddq mm5, mm3                                  ;   111.7 p1      36 v[10]
        pxor mm6, mm5                                   ;   113.7 p1      37 v[5]
        movq mm4, [esi + 72]                            ;    50.0 p2      63 v
        paddq mm7, mm4                                  ;    89.7 p1      38 v[0]
        movq mm4, mm0                                   ;   111.7 p0      41 v[7] copy
        psllq mm4, 1                                    ;   117.7 p1      41 v[7]
        psrlq mm0, 0x3f                                 ;   111.7 p1      41 v[7]
        pxor mm0, mm4                                   ;   119.7 p1      41 v[7]
        movq mm4, mm6                                   ;   115.7 p0      37 v[5] copy
        psllq mm4, 0x28                                 ;   121.7 p1      37 v[5]
        psrlq mm6, 0x18                                 ;   115.7 p1      37 v[5]
        pxor mm6, mm4                                   ;   123.7 p1      37 v[5]
        paddq mm7, mm6                                  ;   125.7 p1      38 v[0]
        pxor mm3, mm7                                   ;   127.7 p1      39 v[15]
        pshufw mm3, mm3, 0x39                           ;   129.7 p1      39 v[15]
        movq mm4, [esi + 80]                            ;    57.3 p2      63 v
        paddq mm5, mm3                                  ;   131.7 p1      40 v[10]
        pxor mm6, mm5                                   ;   133.7 p1      41 v[5]
        movq [ebx + 48], mm3                            ;   131.7 p0+p3   39 v[15] spill
        movq mm3, [esi + 88]                            ;    60.3 p2      63 v
        movq [ebx + 56], mm5                            ;   133.7 p0+p3   40 v[10] spill
        movq mm5, [ebx + 0]                             ;    75.7 p2      34 v[1]
        paddq mm5, [ebx + 32]                           ;   119.7 p2+p1   34 v[1]
        paddq mm5, mm4                                  ;   121.7 p1      34 v[1]
        movq mm4, mm6                                   ;   135.7 p0      41 v[5] copy
        psllq mm4, 1                                    ;   141.7 p1      41 v[5]
        psrlq mm6, 0x3f                                 ;   135.7 p1      41 v[5]
        pxor mm6, mm4                                   ;   143.7 p1      41 v[5]
        movq mm4, [ebx - 40]                            ;    67.0 p2      35 v[12]
        pxor mm4, mm5                                   ;   123.7 p1      35 v[12]
        pshufw mm4, mm4, 0x4e                           ;   125.7 p1      35 v[12]
        paddq mm2, mm4                                  ;   127.7 p1      36 v[11]
        paddq mm5, mm3                                  ;   123.7 p1      38 v[1]
        movq mm3, [ebx + 32]                            ;   112.7 p2      37 v[6]
        pxor mm3, mm2                                   ;   129.7 p1      37 v[6]
        movq [ebx + 32], mm6                            ;   145.7 p0+p3   41 v[5] spill
        movq mm6, mm3                                   ;   131.7 p0      37 v[6] copy
        psllq mm6, 0x28                                 ;   137.7 p1      37 v[6]
        psrlq mm3, 0x18                                 ;   131.7 p1      37 v[6]
        pxor mm3, mm6                                   ;   139.7 p1      37 v[6]
        paddq mm5, mm3                                  ;   141.7 p1      38 v[1]
        pxor mm4, mm5                                   ;   143.7 p1      39 v[12]
        pshufw mm6, mm4, 0x39                           ;   145.7 p1      39 v[12]
        paddq mm2, mm6                                  ;   147.7 p1      40 v[11]
        movq mm4, [esi + 96]                            ;    82.3 p2      63 v
        pxor mm3, mm2                                   ;   149.7 p1      41 v[6]
        paddq mm1, [ebx - 32]                           ;   112.7 p2+p1   34 v[3]
        movq [ebx - 40], mm2                            ;   149.7 p0+p3   40 v[11] spill
        movq mm2, [esi + 104]                           ;    85.7 p2      63 v
        movq [ebx + 0], mm5                             ;   143.7 p0+p3   38 v[1] spill
        movq mm5, mm3                                   ;   151.7 p0      41 v[6] copy
        psllq mm5, 1                                    ;   157.7 p1      41 v[6]
        psrlq mm3, 0x3f                                 ;   151.7 p1      41 v[6]
        pxor mm3, mm5                                   ;   159.7 p1      41 v[6]
        movq mm5, [ebx + 24]                            ;    94.7 p2      34 v[2]
        paddq mm5, mm4                                  ;   116.7 p1      34 v[2]
        paddq mm5, mm0                                  ;   121.7 p1      34 v[2]
        movq mm4, [ebx - 8]                             ;    89.0 p2      35 v[13]
        pxor mm4, mm5                                   ;   123.7 p1      35 v[13]
        pshufw mm4, mm4, 0x4e                           ;   125.7 p1      35 v[13]
        paddq mm5, mm2                                  ;   123.7 p1      38 v[2]
        movq mm2, [ebx - 48]                            ;    90.3 p2      36 v[8]
        paddq mm2, mm4                                  ;   127.7 p1      36 v[8]
        pxor mm0, mm2                                   ;   129.7 p1      37 v[7]
        movq [ebx - 48], mm3                            ;   161.7 p0+p3   41 v[6] spill
        movq mm3, mm0                                   ;   131.7 p0      37 v[7] copy
        psllq mm3, 0x28                                 ;   137.7 p1      37 v[7]
        psrlq mm0, 0x18                                 ;   131.7 p1      37 v[7]
        pxor mm0, mm3                                   ;   139.7 p1      37 v[7]
        paddq mm5, mm0                                  ;   141.7 p1      38 v[2]
        pxor mm4, mm5                                   ;   143.7 p1      39 v[13]
        pshufw mm3, mm4, 0x39                           ;   145.7 p1      39 v[13]
        paddq mm2, mm3                                  ;   147.7 p1      40 v[8]
        movq mm4, [esi + 112]                           ;    94.7 p2      63 v
        pxor mm0, mm2                                   ;   149.7 p1      41 v[7]
        paddq mm1, mm4                                  ;   131.7 p1      34 v[3]
        paddq mm7, mm4                                  ;   132.7 p1      34 v[0]
        movq mm4, [esi + 120]                           ;    98.7 p2      63 v
        movq [ebx - 8], mm5                             ;   143.7 p0+p3   38 v[2] spill
        movq mm5, mm0                                   ;   151.7 p0      41 v[7] copy
        psllq mm5, 1                                    ;   157.7 p1      41 v[7]
        psrlq mm0, 0x3f                                 ;   151.7 p1      41 v[7]
        pxor mm0, mm5                                   ;   159.7 p1      41 v[7]
        movq mm5, [ebx + 16]                            ;   103.0 p2      35 v[14]
        pxor mm5, mm1                                   ;   136.7 p1      35 v[14]
        pshufw mm5, mm5, 0x4e                           ;   138.7 p1      35 v[14]
        paddq mm1, mm4                                  ;   138.7 p1      38 v[3]
        movq mm4, [ebx - 16]                            ;   105.7 p2      36 v[9]
        paddq mm4, mm5                                  ;   140.7 p1      36 v[9]
        movq [ebx - 16], mm0                            ;   161.7 p0+p3   41 v[7] spill
        movq mm0, [ebx - 32]                            ;   107.0 p2      37 v[4]
        pxor mm0, mm4                                   ;   142.7 p1      37 v[4]
        movq [ebx - 32], mm3                            ;   147.7 p0+p3   39 v[13] spill
        movq mm3, mm0                                   ;   144.7 p0      37 v[4] copy
        psllq mm3, 0x28                                 ;   150.7 p1      37 v[4]
        psrlq mm0, 0x18                                 ;   144.7 p1      37 v[4]
        pxor mm0, mm3                                   ;   152.7 p1      37 v[4]
        paddq mm1, mm0                                  ;   154.7 p1      38 v[3]
        pxor mm5, mm1                                   ;   156.7 p1      39 v[14]
        pshufw mm5, mm5, 0x39                           ;   158.7 p1      39 v[14]
        paddq mm4, mm5                                  ;   160.7 p1      40 v[9]
        pxor mm0, mm4                                   ;   162.7 p1      41 v[4]
        movq mm3, mm0                                   ;   164.7 p0      41 v[4] copy
        psllq mm3, 1                                    ;   170.7 p1      41 v[4]
        psrlq mm0, 0x3f                                 ;   164.7 p1      41 v[4]
        pxor mm0, mm3                                   ;   172.7 p1      41 v[4]
        paddq mm7, mm0                                  ;   174.7 p1      34 v[0]
        pxor mm6, mm7                                   ;   176.7 p1      35 v[12]
        pshufw mm6, mm6, 0x4e                           ;   178.7 p1      35 v[12]
        paddq mm2, mm6                                  ;   180.7 p1      36 v[8]
        pxor mm0, mm2                                   ;   182.7 p1      37 v[4]
        movq mm3, [esi + 80]                            ;   117.7 p2      38 v[0]
        paddq mm3, mm7                                  ;   176.7 p1      38 v[0]
        movq mm7, mm0                                   ;   184.7 p0      37 v[4] copy
        psllq mm7, 0x28                                 ;   190.7 p1      37 v[4]
        psrlq mm0, 0x18                                 ;   184.7 p1      37 v[4]
        pxor mm0, mm7                                   ;   192.7 p1      37 v[4]
        paddq mm3, mm0                                  ;   194.7 p1      38 v[0]
        pxor mm6, mm3                                   ;   196.7 p1      39 v[12]
        pshufw mm6, mm6, 0x39                           ;   198.7 p1      39 v[12]
        paddq mm2, mm6                                  ;   200.7 p1      40 v[8]
        movq mm7, [ebx + 0]                             ;   151.7 p2      34 v[1]
        paddq mm7, [ebx + 32]                           ;   165.7 p2+p1   34 v[1]
        paddq mm7, [esi + 32]                           ;   167.7 p2+p1   34 v[1]
        pxor mm0, mm2                                   ;   202.7 p1      41 v[4]
        movq [ebx + 0], mm2                             ;   202.7 p0+p3   40 v[8] spill
        movq mm2, [ebx - 32]                            ;   155.7 p2      35 v[13]
        pxor mm2, mm7                                   ;   169.7 p1      35 v[13]
        pshufw mm2, mm2, 0x4e                           ;   171.7 p1      35 v[13]
        paddq mm4, mm2                                  ;   173.7 p1      36 v[9]
        paddq mm7, [esi + 64]                           ;   171.7 p2+p1   38 v[1]
        movq [ebx - 32], mm6                            ;   200.7 p0+p3   39 v[12] spill
        movq mm6, mm0                                   ;   204.7 p0      41 v[4] copy
        psllq mm6, 1                                    ;   210.7 p1      41 v[4]
        psrlq mm0, 0x3f                                 ;   204.7 p1      41 v[4]
        pxor mm0, mm6                                   ;   212.7 p1      41 v[4]
        movq mm6, [ebx + 32]                            ;   153.7 p2      37 v[5]
        pxor mm6, mm4                                   ;   175.7 p1      37 v[5]
        movq [ebx + 32], mm0                            ;   214.7 p0+p3   41 v[4] spill
        movq mm0, mm6                                   ;   177.7 p0      37 v[5] copy
        psllq mm0, 0x28                                 ;   183.7 p1      37 v[5]
        psrlq mm6, 0x18                                 ;   177.7 p1      37 v[5]
        pxor mm6, mm0                                   ;   185.7 p1      37 v[5]
        paddq mm7, mm6                                  ;   187.7 p1      38 v[1]
        pxor mm2, mm7                                   ;   189.7 p1      39 v[13]
        pshufw mm0, mm2, 0x39                           ;   191.7 p1      39 v[13]
        paddq mm4, mm0                                  ;   193.7 p1      40 v[9]
        pxor mm6, mm4                                   ;   195.7 p1      41 v[5]
        movq mm2, mm6                                   ;   197.7 p0      41 v[5] copy
        psllq mm2, 1                                    ;   203.7 p1      41 v[5]
        psrlq mm6, 0x3f                                 ;   197.7 p1      41 v[5]
        pxor mm6, mm2                                   ;   205.7 p1      41 v[5]
        movq mm2, [ebx - 8]                             ;   155.3 p2      34 v[2]
        paddq mm2, [ebx - 48]                           ;   187.7 p2+p1   34 v[2]
        paddq mm2, [esi + 72]                           ;   189.7 p2+p1   34 v[2]
        pxor mm5, mm2                                   ;   191.7 p1      35 v[14]
        pshufw mm5, mm5, 0x4e                           ;   193.7 p1      35 v[14]
        paddq mm2, [esi + 120]                          ;   191.7 p2+p1   38 v[2]
        paddq mm1, [ebx - 16]                           ;   192.7 p2+p1   34 v[3]
        paddq mm1, [esi + 104]                          ;   194.7 p2+p1   34 v[3]
        movq [ebx - 8], mm4                             ;   195.7 p0+p3   40 v[9] spill
        movq mm4, [ebx + 56]                            ;   161.3 p2      36 v[10]
        paddq mm4, mm5                                  ;   195.7 p1      36 v[10]
        movq [ebx + 56], mm0                            ;   193.7 p0+p3   39 v[13] spill
        movq mm0, [ebx - 48]                            ;   169.7 p2      37 v[6]
        pxor mm0, mm4                                   ;   197.7 p1      37 v[6]
        movq [ebx - 48], mm7                            ;   189.7 p0+p3   38 v[1] spill
        movq mm7, mm0                                   ;   199.7 p0      37 v[6] copy
        psllq mm7, 0x28                                 ;   205.7 p1      37 v[6]
        psrlq mm0, 0x18                                 ;   199.7 p1      37 v[6]
        pxor mm0, mm7                                   ;   207.7 p1      37 v[6]
        paddq mm2, mm0                                  ;   209.7 p1      38 v[2]
        pxor mm5, mm2                                   ;   211.7 p1      39 v[14]
        pshufw mm5, mm5, 0x39                           ;   213.7 p1      39 v[14]
        paddq mm4, mm5                                  ;   215.7 p1      40 v[10]
        pxor mm0, mm4                                   ;   217.7 p1      41 v[6]
        movq mm7, mm0                                   ;   219.7 p0      41 v[6] copy
        psllq mm7, 1                                    ;   225.7 p1      41 v[6]
        psrlq mm0, 0x3f                                 ;   219.7 p1      41 v[6]
        pxor mm0, mm7                                   ;   227.7 p1      41 v[6]
        movq mm7, [ebx + 48]                            ;   172.3 p2      35 v[15]
        pxor mm7, mm1                                   ;   207.7 p1      35 v[15]
        pshufw mm7, mm7, 0x4e                           ;   209.7 p1      35 v[15]
        paddq mm1, [esi + 48]                           ;   209.7 p2+p1   38 v[3]
        paddq mm3, [esi + 8]                            ;   210.7 p2+p1   34 v[0]
        paddq mm3, mm6                                  ;   212.7 p1      34 v[0]
        movq [ebx + 48], mm5                            ;   215.7 p0+p3   39 v[14] spill
        movq mm5, [ebx - 40]                            ;   175.7 p2      36 v[11]
        paddq mm5, mm7                                  ;   212.7 p1      36 v[11]
        movq [ebx - 40], mm2                            ;   211.7 p0+p3   38 v[2] spill
        movq mm2, [ebx - 16]                            ;   177.0 p2      37 v[7]
        pxor mm2, mm5                                   ;   214.7 p1      37 v[7]
        movq [ebx - 16], mm0                            ;   229.7 p0+p3   41 v[6] spill
        movq mm0, mm2                                   ;   216.7 p0      37 v[7] copy
        psllq mm0, 0x28                                 ;   222.7 p1      37 v[7]
        psrlq mm2, 0x18                                 ;   216.7 p1      37 v[7]
        pxor mm2, mm0                                   ;   224.7 p1      37 v[7]
        paddq mm1, mm2                                  ;   226.7 p1      38 v[3]
        pxor mm7, mm1                                   ;   228.7 p1      39 v[15]
        pshufw mm7, mm7, 0x39                           ;   230.7 p1      39 v[15]
        paddq mm5, mm7                                  ;   232.7 p1      40 v[11]
        pxor mm2, mm5                                   ;   234.7 p1      41 v[7]
        movq mm0, mm2                                   ;   236.7 p0      41 v[7] copy
        psllq mm0, 1                                    ;   242.7 p1      41 v[7]
        psrlq mm2, 0x3f                                 ;   236.7 p1      41 v[7]
        pxor mm2, mm0                                   ;   244.7 p1      41 v[7]
        pxor mm7, mm3                                   ;   232.7 p1      35 v[15]
        pshufw mm7, mm7, 0x4e                           ;   234.7 p1      35 v[15]
        paddq mm4, mm7                                  ;   236.7 p1      36 v[10]
        pxor mm6, mm4                                   ;   238.7 p1      37 v[5]
        movq mm0, [esi + 96]                            ;   184.0 p2      38 v[0]
        paddq mm0, mm3                                  ;   229.7 p1      38 v[0]
        movq mm3, mm6                                   ;   240.7 p0      37 v[5] copy
        psllq mm3, 0x28                                 ;   246.7 p1      37 v[5]
        psrlq mm6, 0x18                                 ;   240.7 p1      37 v[5]
        pxor mm6, mm3                                   ;   248.7 p1      37 v[5]
        paddq mm0, mm6                                  ;   250.7 p1      38 v[0]
        pxor mm7, mm0                                   ;   252.7 p1      39 v[15]
        pshufw mm7, mm7, 0x39                           ;   254.7 p1      39 v[15]
        paddq mm4, mm7                                  ;   256.7 p1      40 v[10]
        pxor mm6, mm4                                   ;   258.7 p1      41 v[5]
        movq mm3, [ebx - 48]                            ;   197.7 p2      34 v[1]
        paddq mm3, [ebx - 16]                           ;   244.7 p2+p1   34 v[1]
        paddq mm3, [esi]                                ;   246.7 p2+p1   34 v[1]
        movq [ebx - 48], mm7                            ;   256.7 p0+p3   39 v[15] spill
        movq mm7, [ebx - 32]                            ;   208.7 p2      35 v[12]
        pxor mm7, mm3                                   ;   248.7 p1      35 v[12]
        pshufw mm7, mm7, 0x4e                           ;   250.7 p1      35 v[12]
        paddq mm5, mm7                                  ;   252.7 p1      36 v[11]
        paddq mm3, [esi + 16]                           ;   248.7 p2+p1   38 v[1]
        movq [ebx - 32], mm4                            ;   258.7 p0+p3   40 v[10] spill
        movq mm4, mm6                                   ;   260.7 p0      41 v[5] copy
        psllq mm4, 1                                    ;   266.7 p1      41 v[5]
        psrlq mm6, 0x3f                                 ;   260.7 p1      41 v[5]
        pxor mm6, mm4                                   ;   268.7 p1      41 v[5]
        movq mm4, [ebx - 16]                            ;   237.7 p2      37 v[6]
        pxor mm4, mm5                                   ;   254.7 p1      37 v[6]
        movq [ebx - 16], mm6                            ;   270.7 p0+p3   41 v[5] spill
        movq mm6, mm4                                   ;   256.7 p0      37 v[6] copy
        psllq mm6, 0x28                                 ;   262.7 p1      37 v[6]
        psrlq mm4, 0x18                                 ;   256.7 p1      37 v[6]
        pxor mm4, mm6                                   ;   264.7 p1      37 v[6]
        paddq mm3, mm4                                  ;   266.7 p1      38 v[1]
        pxor mm7, mm3                                   ;   268.7 p1      39 v[12]
        pshufw mm6, mm7, 0x39                           ;   270.7 p1      39 v[12]
        paddq mm5, mm6                                  ;   272.7 p1      40 v[11]
        pxor mm4, mm5                                   ;   274.7 p1      41 v[6]
        movq mm7, [ebx - 40]                            ;   223.7 p2      34 v[2]
        paddq mm7, [esi + 88]                           ;   256.7 p2+p1   34 v[2]
        paddq mm7, mm2                                  ;   258.7 p1      34 v[2]
        paddq mm1, [ebx + 32]                           ;   258.7 p2+p1   34 v[3]
        paddq mm1, [esi + 40]                           ;   260.7 p2+p1   34 v[3]
        movq [ebx - 40], mm5                            ;   274.7 p0+p3   40 v[11] spill
        movq mm5, mm4                                   ;   276.7 p0      41 v[6] copy
        psllq mm5, 1                                    ;   282.7 p1      41 v[6]
        psrlq mm4, 0x3f                                 ;   276.7 p1      41 v[6]
        pxor mm4, mm5                                   ;   284.7 p1      41 v[6]
        movq mm5, [ebx + 56]                            ;   228.3 p2      35 v[13]
        pxor mm5, mm7                                   ;   263.7 p1      35 v[13]
        pshufw mm5, mm5, 0x4e                           ;   265.7 p1      35 v[13]
        paddq mm7, [esi + 56]                           ;   265.7 p2+p1   38 v[2]
        movq [ebx + 56], mm4                            ;   286.7 p0+p3   41 v[6] spill
        movq mm4, [ebx + 0]                             ;   230.7 p2      36 v[8]
        paddq mm4, mm5                                  ;   267.7 p1      36 v[8]
        pxor mm2, mm4                                   ;   269.7 p1      37 v[7]
        movq [ebx + 0], mm3                             ;   268.7 p0+p3   38 v[1] spill
        movq mm3, mm2                                   ;   271.7 p0      37 v[7] copy
        psllq mm3, 0x28                                 ;   277.7 p1      37 v[7]
        psrlq mm2, 0x18                                 ;   271.7 p1      37 v[7]
        pxor mm2, mm3                                   ;   279.7 p1      37 v[7]
        paddq mm7, mm2                                  ;   281.7 p1      38 v[2]
        pxor mm5, mm7                                   ;   283.7 p1      39 v[13]
        pshufw mm5, mm5, 0x39                           ;   285.7 p1      39 v[13]
        paddq mm4, mm5                                  ;   287.7 p1      40 v[8]
        pxor mm2, mm4                                   ;   289.7 p1      41 v[7]
        movq mm3, [ebx + 48]                            ;   235.3 p2      35 v[14]
        pxor mm3, mm1                                   ;   276.7 p1      35 v[14]
        pshufw mm3, mm3, 0x4e                           ;   278.7 p1      35 v[14]
        paddq mm1, [esi + 24]                           ;   278.7 p2+p1   38 v[3]
        paddq mm0, [esi + 88]                           ;   279.7 p2+p1   34 v[0]
        movq [ebx + 48], mm7                            ;   283.7 p0+p3   38 v[2] spill
        movq mm7, mm2                                   ;   291.7 p0      41 v[7] copy
        psllq mm7, 1                                    ;   297.7 p1      41 v[7]
        psrlq mm2, 0x3f                                 ;   291.7 p1      41 v[7]
        pxor mm2, mm7                                   ;   299.7 p1      41 v[7]
        movq mm7, [ebx - 8]                             ;   239.7 p2      36 v[9]
        paddq mm7, mm3                                  ;   283.7 p1      36 v[9]
        movq [ebx - 8], mm2                             ;   301.7 p0+p3   41 v[7] spill
        movq mm2, [ebx + 32]                            ;   241.0 p2      37 v[4]
        pxor mm2, mm7                                   ;   285.7 p1      37 v[4]
        movq [ebx + 32], mm5                            ;   287.7 p0+p3   39 v[13] spill
        movq mm5, mm2                                   ;   287.7 p0      37 v[4] copy
        psllq mm5, 0x28                                 ;   293.7 p1      37 v[4]
        psrlq mm2, 0x18                                 ;   287.7 p1      37 v[4]
        pxor mm2, mm5                                   ;   295.7 p1      37 v[4]
        paddq mm1, mm2                                  ;   297.7 p1      38 v[3]
        pxor mm3, mm1                                   ;   299.7 p1      39 v[14]
        pshufw mm5, mm3, 0x39                           ;   301.7 p1      39 v[14]
        paddq mm7, mm5                                  ;   303.7 p1      40 v[9]
        pxor mm2, mm7                                   ;   305.7 p1      41 v[4]
        movq mm3, mm2                                   ;   307.7 p0      41 v[4] copy
        psllq mm3, 1                                    ;   313.7 p1      41 v[4]
        psrlq mm2, 0x3f                                 ;   307.7 p1      41 v[4]
        pxor mm2, mm3                                   ;   315.7 p1      41 v[4]
        paddq mm0, mm2                                  ;   317.7 p1      34 v[0]
        pxor mm6, mm0                                   ;   319.7 p1      35 v[12]
        pshufw mm6, mm6, 0x4e                           ;   321.7 p1      35 v[12]
        paddq mm4, mm6                                  ;   323.7 p1      36 v[8]
        movq mm3, [esi + 64]                            ;   248.0 p2      38 v[0]
        pxor mm2, mm4                                   ;   325.7 p1      37 v[4]
        paddq mm3, mm0                                  ;   319.7 p1      38 v[0]
        movq mm0, mm2                                   ;   327.7 p0      37 v[4] copy
        psllq mm0, 0x28                                 ;   333.7 p1      37 v[4]
        psrlq mm2, 0x18                                 ;   327.7 p1      37 v[4]
        pxor mm2, mm0                                   ;   335.7 p1      37 v[4]
        paddq mm3, mm2                                  ;   337.7 p1      38 v[0]
        pxor mm6, mm3                                   ;   339.7 p1      39 v[12]
        pshufw mm6, mm6, 0x39                           ;   341.7 p1      39 v[12]
        movq mm0, [ebx + 0]                             ;   276.7 p2      34 v[1]
        paddq mm0, [ebx - 16]                           ;   308.7 p2+p1   34 v[1]
        paddq mm0, [esi + 96]                           ;   310.7 p2+p1   34 v[1]
        paddq mm4, mm6                                  ;   343.7 p1      40 v[8]
        pxor mm2, mm4                                   ;   345.7 p1      41 v[4]
        movq [ebx + 0], mm4                             ;   345.7 p0+p3   40 v[8] spill
        movq mm4, [ebx + 32]                            ;   295.7 p2      35 v[13]
        pxor mm4, mm0                                   ;   312.7 p1      35 v[13]
        pshufw mm4, mm4, 0x4e                           ;   314.7 p1      35 v[13]
        paddq mm7, mm4                                  ;   316.7 p1      36 v[9]
        paddq mm0, [esi]                                ;   315.7 p2+p1   38 v[1]
        movq [ebx + 32], mm6                            ;   343.7 p0+p3   39 v[12] spill
        movq mm6, mm2                                   ;   347.7 p0      41 v[4] copy
        psllq mm6, 1                                    ;   353.7 p1      41 v[4]
        psrlq mm2, 0x3f                                 ;   347.7 p1      41 v[4]
        pxor mm2, mm6                                   ;   355.7 p1      41 v[4]
        movq mm6, [ebx - 16]                            ;   278.7 p2      37 v[5]
        pxor mm6, mm7                                   ;   319.7 p1      37 v[5]
        movq [ebx - 16], mm2                            ;   357.7 p0+p3   41 v[4] spill
        movq mm2, mm6                                   ;   321.7 p0      37 v[5] copy
        psllq mm2, 0x28                                 ;   327.7 p1      37 v[5]
        psrlq mm6, 0x18                                 ;   321.7 p1      37 v[5]
        pxor mm6, mm2                                   ;   329.7 p1      37 v[5]
        paddq mm0, mm6                                  ;   331.7 p1      38 v[1]
        pxor mm4, mm0                                   ;   333.7 p1      39 v[13]
        pshufw mm2, mm4, 0x39                           ;   335.7 p1      39 v[13]
        paddq mm7, mm2                                  ;   337.7 p1      40 v[9]
        pxor mm6, mm7                                   ;   339.7 p1      41 v[5]
        movq mm4, [ebx + 48]                            ;   291.7 p2      34 v[2]
        paddq mm4, [ebx + 56]                           ;   328.7 p2+p1   34 v[2]
        paddq mm4, [esi + 40]                           ;   330.7 p2+p1   34 v[2]
        pxor mm5, mm4                                   ;   332.7 p1      35 v[14]
        pshufw mm5, mm5, 0x4e                           ;   334.7 p1      35 v[14]
        paddq mm4, [esi + 16]                           ;   332.7 p2+p1   38 v[2]
        paddq mm1, [ebx - 8]                            ;   333.7 p2+p1   34 v[3]
        paddq mm1, [esi + 120]                          ;   335.7 p2+p1   34 v[3]
        movq [ebx + 48], mm7                            ;   339.7 p0+p3   40 v[9] spill
        movq mm7, mm6                                   ;   341.7 p0      41 v[5] copy
        psllq mm7, 1                                    ;   347.7 p1      41 v[5]
        psrlq mm6, 0x3f                                 ;   341.7 p1      41 v[5]
        pxor mm6, mm7                                   ;   349.7 p1      41 v[5]
        movq mm7, [ebx - 32]                            ;   285.7 p2      36 v[10]
        paddq mm7, mm5                                  ;   338.7 p1      36 v[10]
        movq [ebx - 32], mm2                            ;   337.7 p0+p3   39 v[13] spill
        movq mm2, [ebx + 56]                            ;   294.7 p2      37 v[6]
        pxor mm2, mm7                                   ;   340.7 p1      37 v[6]
        movq [ebx + 56], mm0                            ;   333.7 p0+p3   38 v[1] spill
        movq mm0, mm2                                   ;   342.7 p0      37 v[6] copy
        psllq mm0, 0x28                                 ;   348.7 p1      37 v[6]
        psrlq mm2, 0x18                                 ;   342.7 p1      37 v[6]
        pxor mm2, mm0                                   ;   350.7 p1      37 v[6]
        paddq mm4, mm2                                  ;   352.7 p1      38 v[2]
        pxor mm5, mm4                                   ;   354.7 p1      39 v[14]
        pshufw mm5, mm5, 0x39                           ;   356.7 p1      39 v[14]
        paddq mm7, mm5                                  ;   358.7 p1      40 v[10]
        pxor mm2, mm7                                   ;   360.7 p1      41 v[6]
        movq mm0, [ebx - 48]                            ;   297.3 p2      35 v[15]
        pxor mm0, mm1                                   ;   348.7 p1      35 v[15]
        pshufw mm0, mm0, 0x4e                           ;   350.7 p1      35 v[15]
        paddq mm1, [esi + 104]                          ;   350.7 p2+p1   38 v[3]
        paddq mm3, [esi + 80]                           ;   351.7 p2+p1   34 v[0]
        paddq mm3, mm6                                  ;   353.7 p1      34 v[0]
        movq [ebx - 48], mm5                            ;   358.7 p0+p3   39 v[14] spill
        movq mm5, mm2                                   ;   362.7 p0      41 v[6] copy
        psllq mm5, 1                                    ;   368.7 p1      41 v[6]
        psrlq mm2, 0x3f                                 ;   362.7 p1      41 v[6]
        pxor mm2, mm5                                   ;   370.7 p1      41 v[6]
        movq mm5, [ebx - 40]                            ;   302.0 p2      36 v[11]
        paddq mm5, mm0                                  ;   356.7 p1      36 v[11]
        movq [ebx - 40], mm4                            ;   354.7 p0+p3   38 v[2] spill
        movq mm4, [ebx - 8]                             ;   309.7 p2      37 v[7]
        pxor mm4, mm5                                   ;   358.7 p1      37 v[7]
        movq [ebx - 8], mm2                             ;   372.7 p0+p3   41 v[6] spill
        movq mm2, mm4                                   ;   360.7 p0      37 v[7] copy
        psllq mm2, 0x28                                 ;   366.7 p1      37 v[7]
        psrlq mm4, 0x18                                 ;   360.7 p1      37 v[7]
        pxor mm4, mm2                                   ;   368.7 p1      37 v[7]
        paddq mm1, mm4                                  ;   370.7 p1      38 v[3]
        pxor mm0, mm1                                   ;   372.7 p1      39 v[15]
        pshufw mm0, mm0, 0x39                           ;   374.7 p1      39 v[15]
        paddq mm5, mm0                                  ;   376.7 p1      40 v[11]
        pxor mm4, mm5                                   ;   378.7 p1      41 v[7]
        movq mm2, mm4                                   ;   380.7 p0      41 v[7] copy
        psllq mm2, 1                                    ;   386.7 p1      41 v[7]
        psrlq mm4, 0x3f                                 ;   380.7 p1      41 v[7]
        pxor mm4, mm2                                   ;   388.7 p1      41 v[7]
        pxor mm0, mm3                                   ;   376.7 p1      35 v[15]
        pshufw mm0, mm0, 0x4e                           ;   378.7 p1      35 v[15]
        paddq mm7, mm0                                  ;   380.7 p1      36 v[10]
        pxor mm6, mm7                                   ;   382.7 p1      37 v[5]
        movq mm2, [esi + 112]                           ;   315.7 p2      38 v[0]
        paddq mm2, mm3                                  ;   373.7 p1      38 v[0]
        movq mm3, mm6                                   ;   384.7 p0      37 v[5] copy
        psllq mm3, 0x28                                 ;   390.7 p1      37 v[5]
        psrlq mm6, 0x18                                 ;   384.7 p1      37 v[5]
        pxor mm6, mm3                                   ;   392.7 p1      37 v[5]
        paddq mm2, mm6                                  ;   394.7 p1      38 v[0]
        pxor mm0, mm2                                   ;   396.7 p1      39 v[15]
        pshufw mm0, mm0, 0x39                           ;   398.7 p1      39 v[15]
        paddq mm7, mm0                                  ;   400.7 p1      40 v[10]
        movq mm3, [ebx + 56]                            ;   341.7 p2      34 v[1]
        paddq mm3, [ebx - 8]                            ;   387.7 p2+p1   34 v[1]
        paddq mm3, [esi + 24]                           ;   389.7 p2+p1   34 v[1]
        pxor mm6, mm7                                   ;   402.7 p1      41 v[5]
        movq [ebx + 56], mm0                            ;   400.7 p0+p3   39 v[15] spill
        movq mm0, [ebx + 32]                            ;   351.7 p2      35 v[12]
        pxor mm0, mm3                                   ;   391.7 p1      35 v[12]
        pshufw mm0, mm0, 0x4e                           ;   393.7 p1      35 v[12]
        paddq mm5, mm0                                  ;   395.7 p1      36 v[11]
        paddq mm3, [esi + 48]                           ;   391.7 p2+p1   38 v[1]
        movq [ebx + 32], mm7                            ;   402.7 p0+p3   40 v[10] spill
        movq mm7, mm6                                   ;   404.7 p0      41 v[5] copy
        psllq mm7, 1                                    ;   410.7 p1      41 v[5]
        psrlq mm6, 0x3f                                 ;   404.7 p1      41 v[5]
        pxor mm6, mm7                                   ;   412.7 p1      41 v[5]
        movq mm7, [ebx - 8]                             ;   380.7 p2      37 v[6]
        pxor mm7, mm5                                   ;   397.7 p1      37 v[6]
        movq [ebx - 8], mm6                             ;   414.7 p0+p3   41 v[5] spill
        movq mm6, mm7                                   ;   399.7 p0      37 v[6] copy
        psllq mm6, 0x28                                 ;   405.7 p1      37 v[6]
        psrlq mm7, 0x18                                 ;   399.7 p1      37 v[6]
        pxor mm7, mm6                                   ;   407.7 p1      37 v[6]
        paddq mm3, mm7                                  ;   409.7 p1      38 v[1]
        pxor mm0, mm3                                   ;   411.7 p1      39 v[12]
        pshufw mm6, mm0, 0x39                           ;   413.7 p1      39 v[12]
        paddq mm5, mm6                                  ;   415.7 p1      40 v[11]
        pxor mm7, mm5                                   ;   417.7 p1      41 v[6]
        movq mm0, [ebx - 40]                            ;   366.7 p2      34 v[2]
        paddq mm0, [esi + 56]                           ;   400.7 p2+p1   34 v[2]
        paddq mm0, mm4                                  ;   402.7 p1      34 v[2]
        paddq mm1, [ebx - 16]                           ;   402.7 p2+p1   34 v[3]
        paddq mm1, [esi + 72]                           ;   404.7 p2+p1   34 v[3]
        movq [ebx - 40], mm5                            ;   417.7 p0+p3   40 v[11] spill
        movq mm5, mm7                                   ;   419.7 p0      41 v[6] copy
        psllq mm5, 1                                    ;   425.7 p1      41 v[6]
        psrlq mm7, 0x3f                                 ;   419.7 p1      41 v[6]
        pxor mm7, mm5                                   ;   427.7 p1      41 v[6]
        movq mm5, [ebx - 32]                            ;   371.3 p2      35 v[13]
        pxor mm5, mm0                                   ;   407.7 p1      35 v[13]
        pshufw mm5, mm5, 0x4e                           ;   409.7 p1      35 v[13]
        paddq mm0, [esi + 8]                            ;   409.7 p2+p1   38 v[2]
        movq [ebx - 32], mm7                            ;   429.7 p0+p3   41 v[6] spill
        movq mm7, [ebx + 0]                             ;   373.7 p2      36 v[8]
        paddq mm7, mm5                                  ;   411.7 p1      36 v[8]
        pxor mm4, mm7                                   ;   413.7 p1      37 v[7]
        movq [ebx + 0], mm3                             ;   411.7 p0+p3   38 v[1] spill
        movq mm3, mm4                                   ;   415.7 p0      37 v[7] copy
        psllq mm3, 0x28                                 ;   421.7 p1      37 v[7]
        psrlq mm4, 0x18                                 ;   415.7 p1      37 v[7]
        pxor mm4, mm3                                   ;   423.7 p1      37 v[7]
        paddq mm0, mm4                                  ;   425.7 p1      38 v[2]
        pxor mm5, mm0                                   ;   427.7 p1      39 v[13]
        pshufw mm5, mm5, 0x39                           ;   429.7 p1      39 v[13]
        paddq mm7, mm5                                  ;   431.7 p1      40 v[8]
        pxor mm4, mm7                                   ;   433.7 p1      41 v[7]
        movq mm3, [ebx - 48]                            ;   378.3 p2      35 v[14]
        pxor mm3, mm1                                   ;   420.7 p1      35 v[14]
        pshufw mm3, mm3, 0x4e                           ;   422.7 p1      35 v[14]
        paddq mm1, [esi + 32]                           ;   422.7 p2+p1   38 v[3]
        paddq mm2, [esi + 56]                           ;   423.7 p2+p1   34 v[0]
        movq [ebx - 48], mm0                            ;   427.7 p0+p3   38 v[2] spill
        movq mm0, mm4                                   ;   435.7 p0      41 v[7] copy
        psllq mm0, 1                                    ;   441.7 p1      41 v[7]
        psrlq mm4, 0x3f                                 ;   435.7 p1      41 v[7]
        pxor mm4, mm0                                   ;   443.7 p1      41 v[7]
        movq mm0, [ebx + 48]                            ;   382.7 p2      36 v[9]
        paddq mm0, mm3                                  ;   427.7 p1      36 v[9]
        movq [ebx + 48], mm4                            ;   445.7 p0+p3   41 v[7] spill
        movq mm4, [ebx - 16]                            ;   384.0 p2      37 v[4]
        pxor mm4, mm0                                   ;   429.7 p1      37 v[4]
        movq [ebx - 16], mm5                            ;   431.7 p0+p3   39 v[13] spill
        movq mm5, mm4                                   ;   431.7 p0      37 v[4] copy
        psllq mm5, 0x28                                 ;   437.7 p1      37 v[4]
        psrlq mm4, 0x18                                 ;   431.7 p1      37 v[4]
        pxor mm4, mm5                                   ;   439.7 p1      37 v[4]
        paddq mm1, mm4                                  ;   441.7 p1      38 v[3]
        pxor mm3, mm1                                   ;   443.7 p1      39 v[14]
        pshufw mm5, mm3, 0x39                           ;   445.7 p1      39 v[14]
        paddq mm0, mm5                                  ;   447.7 p1      40 v[9]
        pxor mm4, mm0                                   ;   449.7 p1      41 v[4]
        movq mm3, mm4                                   ;   451.7 p0      41 v[4] copy
        psllq mm3, 1                                    ;   457.7 p1      41 v[4]
        psrlq mm4, 0x3f                                 ;   451.7 p1      41 v[4]
        pxor mm4, mm3                                   ;   459.7 p1      41 v[4]
        paddq mm2, mm4                                  ;   461.7 p1      34 v[0]
        pxor mm6, mm2                                   ;   463.7 p1      35 v[12]
        pshufw mm6, mm6, 0x4e                           ;   465.7 p1      35 v[12]
        paddq mm7, mm6                                  ;   467.7 p1      36 v[8]
        movq mm3, [esi + 72]                            ;   391.0 p2      38 v[0]
        pxor mm4, mm7                                   ;   469.7 p1      37 v[4]
        paddq mm3, mm2                                  ;   463.7 p1      38 v[0]
        movq mm2, mm4                                   ;   471.7 p0      37 v[4] copy
        psllq mm2, 0x28                                 ;   477.7 p1      37 v[4]
        psrlq mm4, 0x18                                 ;   471.7 p1      37 v[4]
        pxor mm4, mm2                                   ;   479.7 p1      37 v[4]
        paddq mm3, mm4                                  ;   481.7 p1      38 v[0]
        pxor mm6, mm3                                   ;   483.7 p1      39 v[12]
        pshufw mm6, mm6, 0x39                           ;   485.7 p1      39 v[12]
        movq mm2, [ebx + 0]                             ;   419.7 p2      34 v[1]
        paddq mm2, [ebx - 8]                            ;   452.7 p2+p1   34 v[1]
        paddq mm2, [esi + 24]                           ;   454.7 p2+p1   34 v[1]
        paddq mm7, mm6                                  ;   487.7 p1      40 v[8]
        pxor mm4, mm7                                   ;   489.7 p1      41 v[4]
        movq [ebx + 0], mm7                             ;   489.7 p0+p3   40 v[8] spill
        movq mm7, [ebx - 16]                            ;   439.7 p2      35 v[13]
        pxor mm7, mm2                                   ;   456.7 p1      35 v[13]
        pshufw mm7, mm7, 0x4e                           ;   458.7 p1      35 v[13]
        paddq mm0, mm7                                  ;   460.7 p1      36 v[9]
        paddq mm2, [esi + 8]                            ;   459.7 p2+p1   38 v[1]
        movq [ebx - 16], mm6                            ;   487.7 p0+p3   39 v[12] spill
        movq mm6, mm4                                   ;   491.7 p0      41 v[4] copy
        psllq mm6, 1                                    ;   497.7 p1      41 v[4]
        psrlq mm4, 0x3f                                 ;   491.7 p1      41 v[4]
        pxor mm4, mm6                                   ;   499.7 p1      41 v[4]
        movq mm6, [ebx - 8]                             ;   422.7 p2      37 v[5]
        pxor mm6, mm0                                   ;   463.7 p1      37 v[5]
        movq [ebx - 8], mm4                             ;   501.7 p0+p3   41 v[4] spill
        movq mm4, mm6                                   ;   465.7 p0      37 v[5] copy
        psllq mm4, 0x28                                 ;   471.7 p1      37 v[5]
        psrlq mm6, 0x18                                 ;   465.7 p1      37 v[5]
        pxor mm6, mm4                                   ;   473.7 p1      37 v[5]
        paddq mm2, mm6                                  ;   475.7 p1      38 v[1]
        pxor mm7, mm2                                   ;   477.7 p1      39 v[13]
        pshufw mm7, mm7, 0x39                           ;   479.7 p1      39 v[13]
        paddq mm0, mm7                                  ;   481.7 p1      40 v[9]
        pxor mm6, mm0                                   ;   483.7 p1      41 v[5]
        movq mm4, [ebx - 48]                            ;   435.7 p2      34 v[2]
        paddq mm4, [ebx - 32]                           ;   472.7 p2+p1   34 v[2]
        paddq mm4, [esi + 104]                          ;   474.7 p2+p1   34 v[2]
        pxor mm5, mm4                                   ;   476.7 p1      35 v[14]
        pshufw mm5, mm5, 0x4e                           ;   478.7 p1      35 v[14]
        paddq mm4, [esi + 96]                           ;   476.7 p2+p1   38 v[2]
        paddq mm1, [ebx + 48]                           ;   477.7 p2+p1   34 v[3]
        paddq mm1, [esi + 88]                           ;   479.7 p2+p1   34 v[3]
        movq [ebx - 48], mm0                            ;   483.7 p0+p3   40 v[9] spill
        movq mm0, mm6                                   ;   485.7 p0      41 v[5] copy
        psllq mm0, 1                                    ;   491.7 p1      41 v[5]
        psrlq mm6, 0x3f                                 ;   485.7 p1      41 v[5]
        pxor mm6, mm0                                   ;   493.7 p1      41 v[5]
        movq mm0, [ebx + 32]                            ;   429.7 p2      36 v[10]
        paddq mm0, mm5                                  ;   482.7 p1      36 v[10]
        movq [ebx + 32], mm7                            ;   481.7 p0+p3   39 v[13] spill
        movq mm7, [ebx - 32]                            ;   437.7 p2      37 v[6]
        pxor mm7, mm0                                   ;   484.7 p1      37 v[6]
        movq [ebx - 32], mm2                            ;   477.7 p0+p3   38 v[1] spill
        movq mm2, mm7                                   ;   486.7 p0      37 v[6] copy
        psllq mm2, 0x28                                 ;   492.7 p1      37 v[6]
        psrlq mm7, 0x18                                 ;   486.7 p1      37 v[6]
        pxor mm7, mm2                                   ;   494.7 p1      37 v[6]
        paddq mm4, mm7                                  ;   496.7 p1      38 v[2]
        pxor mm5, mm4                                   ;   498.7 p1      39 v[14]
        pshufw mm5, mm5, 0x39                           ;   500.7 p1      39 v[14]
        paddq mm0, mm5                                  ;   502.7 p1      40 v[10]
        pxor mm7, mm0                                   ;   504.7 p1      41 v[6]
        movq mm2, [ebx + 56]                            ;   440.3 p2      35 v[15]
        pxor mm2, mm1                                   ;   492.7 p1      35 v[15]
        pshufw mm2, mm2, 0x4e                           ;   494.7 p1      35 v[15]
        paddq mm1, [esi + 112]                          ;   494.7 p2+p1   38 v[3]
        paddq mm3, [esi + 16]                           ;   495.7 p2+p1   34 v[0]
        paddq mm3, mm6                                  ;   497.7 p1      34 v[0]
        movq [ebx + 56], mm5                            ;   502.7 p0+p3   39 v[14] spill
        movq mm5, mm7                                   ;   506.7 p0      41 v[6] copy
        psllq mm5, 1                                    ;   512.7 p1      41 v[6]
        psrlq mm7, 0x3f                                 ;   506.7 p1      41 v[6]
        pxor mm7, mm5                                   ;   514.7 p1      41 v[6]
        movq mm5, [ebx - 40]                            ;   445.0 p2      36 v[11]
        paddq mm5, mm2                                  ;   500.7 p1      36 v[11]
        movq [ebx - 40], mm4                            ;   498.7 p0+p3   38 v[2] spill
        movq mm4, [ebx + 48]                            ;   453.7 p2      37 v[7]
        pxor mm4, mm5                                   ;   502.7 p1      37 v[7]
        movq [ebx + 48], mm7                            ;   516.7 p0+p3   41 v[6] spill
        movq mm7, mm4                                   ;   504.7 p0      37 v[7] copy
        psllq mm7, 0x28                                 ;   510.7 p1      37 v[7]
        psrlq mm4, 0x18                                 ;   504.7 p1      37 v[7]
        pxor mm4, mm7                                   ;   512.7 p1      37 v[7]
        paddq mm1, mm4                                  ;   514.7 p1      38 v[3]
        pxor mm2, mm1                                   ;   516.7 p1      39 v[15]
        pshufw mm7, mm2, 0x39                           ;   518.7 p1      39 v[15]
        paddq mm5, mm7                                  ;   520.7 p1      40 v[11]
        pxor mm4, mm5                                   ;   522.7 p1      41 v[7]
        movq mm2, mm4                                   ;   524.7 p0      41 v[7] copy
        psllq mm2, 1                                    ;   530.7 p1      41 v[7]
        psrlq mm4, 0x3f                                 ;   524.7 p1      41 v[7]
        pxor mm4, mm2                                   ;   532.7 p1      41 v[7]
        pxor mm7, mm3                                   ;   520.7 p1      35 v[15]
        pshufw mm7, mm7, 0x4e                           ;   522.7 p1      35 v[15]
        paddq mm0, mm7                                  ;   524.7 p1      36 v[10]
        pxor mm6, mm0                                   ;   526.7 p1      37 v[5]
        movq mm2, [esi + 48]                            ;   459.7 p2      38 v[0]
        paddq mm2, mm3                                  ;   517.7 p1      38 v[0]
        movq mm3, mm6                                   ;   528.7 p0      37 v[5] copy
        psllq mm3, 0x28                                 ;   534.7 p1      37 v[5]
        psrlq mm6, 0x18                                 ;   528.7 p1      37 v[5]
        pxor mm6, mm3                                   ;   536.7 p1      37 v[5]
        paddq mm2, mm6                                  ;   538.7 p1      38 v[0]
        pxor mm7, mm2                                   ;   540.7 p1      39 v[15]
        pshufw mm7, mm7, 0x39                           ;   542.7 p1      39 v[15]
        paddq mm0, mm7                                  ;   544.7 p1      40 v[10]
        movq mm3, [ebx - 32]                            ;   485.7 p2      34 v[1]
        paddq mm3, [ebx + 48]                           ;   531.7 p2+p1   34 v[1]
        paddq mm3, [esi + 40]                           ;   533.7 p2+p1   34 v[1]
        pxor mm6, mm0                                   ;   546.7 p1      41 v[5]
        movq [ebx - 32], mm7                            ;   544.7 p0+p3   39 v[15] spill
        movq mm7, [ebx - 16]                            ;   495.7 p2      35 v[12]
        pxor mm7, mm3                                   ;   535.7 p1      35 v[12]
        pshufw mm7, mm7, 0x4e                           ;   537.7 p1      35 v[12]
        paddq mm5, mm7                                  ;   539.7 p1      36 v[11]
        paddq mm3, [esi + 80]                           ;   535.7 p2+p1   38 v[1]
        movq [ebx - 16], mm0                            ;   546.7 p0+p3   40 v[10] spill
        movq mm0, mm6                                   ;   548.7 p0      41 v[5] copy
        psllq mm0, 1                                    ;   554.7 p1      41 v[5]
        psrlq mm6, 0x3f                                 ;   548.7 p1      41 v[5]
        pxor mm6, mm0                                   ;   556.7 p1      41 v[5]
        movq mm0, [ebx + 48]                            ;   524.7 p2      37 v[6]
        pxor mm0, mm5                                   ;   541.7 p1      37 v[6]
        movq [ebx + 48], mm6                            ;   558.7 p0+p3   41 v[5] spill
        movq mm6, mm0                                   ;   543.7 p0      37 v[6] copy
        psllq mm6, 0x28                                 ;   549.7 p1      37 v[6]
        psrlq mm0, 0x18                                 ;   543.7 p1      37 v[6]
        pxor mm0, mm6                                   ;   551.7 p1      37 v[6]
        paddq mm3, mm0                                  ;   553.7 p1      38 v[1]
        pxor mm7, mm3                                   ;   555.7 p1      39 v[12]
        pshufw mm6, mm7, 0x39                           ;   557.7 p1      39 v[12]
        paddq mm5, mm6                                  ;   559.7 p1      40 v[11]
        pxor mm0, mm5                                   ;   561.7 p1      41 v[6]
        movq mm7, [ebx - 40]                            ;   510.7 p2      34 v[2]
        paddq mm7, [esi + 32]                           ;   544.7 p2+p1   34 v[2]
        paddq mm7, mm4                                  ;   546.7 p1      34 v[2]
        paddq mm1, [ebx - 8]                            ;   546.7 p2+p1   34 v[3]
        paddq mm1, [esi + 120]                          ;   548.7 p2+p1   34 v[3]
        movq [ebx - 40], mm5                            ;   561.7 p0+p3   40 v[11] spill
        movq mm5, mm0                                   ;   563.7 p0      41 v[6] copy
        psllq mm5, 1                                    ;   569.7 p1      41 v[6]
        psrlq mm0, 0x3f                                 ;   563.7 p1      41 v[6]
        pxor mm0, mm5                                   ;   571.7 p1      41 v[6]
        movq mm5, [ebx + 32]                            ;   515.3 p2      35 v[13]
        pxor mm5, mm7                                   ;   551.7 p1      35 v[13]
        pshufw mm5, mm5, 0x4e                           ;   553.7 p1      35 v[13]
        paddq mm7, [esi]                                ;   553.7 p2+p1   38 v[2]
        movq [ebx + 32], mm0                            ;   573.7 p0+p3   41 v[6] spill
        movq mm0, [ebx + 0]                             ;   517.7 p2      36 v[8]
        paddq mm0, mm5                                  ;   555.7 p1      36 v[8]
        pxor mm4, mm0                                   ;   557.7 p1      37 v[7]
        movq [ebx + 0], mm3                             ;   555.7 p0+p3   38 v[1] spill
        movq mm3, mm4                                   ;   559.7 p0      37 v[7] copy
        psllq mm3, 0x28                                 ;   565.7 p1      37 v[7]
        psrlq mm4, 0x18                                 ;   559.7 p1      37 v[7]
        pxor mm4, mm3                                   ;   567.7 p1      37 v[7]
        paddq mm7, mm4                                  ;   569.7 p1      38 v[2]
        pxor mm5, mm7                                   ;   571.7 p1      39 v[13]
        pshufw mm5, mm5, 0x39                           ;   573.7 p1      39 v[13]
        paddq mm0, mm5                                  ;   575.7 p1      40 v[8]
        pxor mm4, mm0                                   ;   577.7 p1      41 v[7]
        movq mm3, [ebx + 56]                            ;   522.3 p2      35 v[14]
        pxor mm3, mm1                                   ;   564.7 p1      35 v[14]
        pshufw mm3, mm3, 0x4e                           ;   566.7 p1      35 v[14]
        paddq mm1, [esi + 64]                           ;   566.7 p2+p1   38 v[3]
        paddq mm2, [esi + 72]                           ;   567.7 p2+p1   34 v[0]
        movq [ebx + 56], mm7                            ;   571.7 p0+p3   38 v[2] spill
        movq mm7, mm4                                   ;   579.7 p0      41 v[7] copy
        psllq mm7, 1                                    ;   585.7 p1      41 v[7]
        psrlq mm4, 0x3f                                 ;   579.7 p1      41 v[7]
        pxor mm4, mm7                                   ;   587.7 p1      41 v[7]
        movq mm7, [ebx - 48]                            ;   526.7 p2      36 v[9]
        paddq mm7, mm3                                  ;   571.7 p1      36 v[9]
        movq [ebx - 48], mm4                            ;   589.7 p0+p3   41 v[7] spill
        movq mm4, [ebx - 8]                             ;   528.0 p2      37 v[4]
        pxor mm4, mm7                                   ;   573.7 p1      37 v[4]
        movq [ebx - 8], mm5                             ;   575.7 p0+p3   39 v[13] spill
        movq mm5, mm4                                   ;   575.7 p0      37 v[4] copy
        psllq mm5, 0x28                                 ;   581.7 p1      37 v[4]
        psrlq mm4, 0x18                                 ;   575.7 p1      37 v[4]
        pxor mm4, mm5                                   ;   583.7 p1      37 v[4]
        paddq mm1, mm4                                  ;   585.7 p1      38 v[3]
        pxor mm3, mm1                                   ;   587.7 p1      39 v[14]
        pshufw mm5, mm3, 0x39                           ;   589.7 p1      39 v[14]
        paddq mm7, mm5                                  ;   591.7 p1      40 v[9]
        pxor mm4, mm7                                   ;   593.7 p1      41 v[4]
        movq mm3, mm4                                   ;   595.7 p0      41 v[4] copy
        psllq mm3, 1                                    ;   601.7 p1      41 v[4]
        psrlq mm4, 0x3f                                 ;   595.7 p1      41 v[4]
        pxor mm4, mm3                                   ;   603.7 p1      41 v[4]
        paddq mm2, mm4                                  ;   605.7 p1      34 v[0]
        pxor mm6, mm2                                   ;   607.7 p1      35 v[12]
        pshufw mm6, mm6, 0x4e                           ;   609.7 p1      35 v[12]
        paddq mm0, mm6                                  ;   611.7 p1      36 v[8]
        movq mm3, [esi]                                 ;   535.0 p2      38 v[0]
        pxor mm4, mm0                                   ;   613.7 p1      37 v[4]
        paddq mm3, mm2                                  ;   607.7 p1      38 v[0]
        movq mm2, mm4                                   ;   615.7 p0      37 v[4] copy
        psllq mm2, 0x28                                 ;   621.7 p1      37 v[4]
        psrlq mm4, 0x18                                 ;   615.7 p1      37 v[4]
        pxor mm4, mm2                                   ;   623.7 p1      37 v[4]
        paddq mm3, mm4                                  ;   625.7 p1      38 v[0]
        pxor mm6, mm3                                   ;   627.7 p1      39 v[12]
        pshufw mm6, mm6, 0x39                           ;   629.7 p1      39 v[12]
        movq mm2, [ebx + 0]                             ;   563.7 p2      34 v[1]
        paddq mm2, [ebx + 48]                           ;   596.7 p2+p1   34 v[1]
        paddq mm2, [esi + 40]                           ;   598.7 p2+p1   34 v[1]
        paddq mm0, mm6                                  ;   631.7 p1      40 v[8]
        pxor mm4, mm0                                   ;   633.7 p1      41 v[4]
        movq [ebx + 0], mm0                             ;   633.7 p0+p3   40 v[8] spill
        movq mm0, [ebx - 8]                             ;   583.7 p2      35 v[13]
        pxor mm0, mm2                                   ;   600.7 p1      35 v[13]
        pshufw mm0, mm0, 0x4e                           ;   602.7 p1      35 v[13]
        paddq mm7, mm0                                  ;   604.7 p1      36 v[9]
        paddq mm2, [esi + 56]                           ;   603.7 p2+p1   38 v[1]
        movq [ebx - 8], mm6                             ;   631.7 p0+p3   39 v[12] spill
        movq mm6, mm4                                   ;   635.7 p0      41 v[4] copy
        psllq mm6, 1                                    ;   641.7 p1      41 v[4]
        psrlq mm4, 0x3f                                 ;   635.7 p1      41 v[4]
        pxor mm4, mm6                                   ;   643.7 p1      41 v[4]
        movq mm6, [ebx + 48]                            ;   566.7 p2      37 v[5]
        pxor mm6, mm7                                   ;   607.7 p1      37 v[5]
        movq [ebx + 48], mm4                            ;   645.7 p0+p3   41 v[4] spill
        movq mm4, mm6                                   ;   609.7 p0      37 v[5] copy
        psllq mm4, 0x28                                 ;   615.7 p1      37 v[5]
        psrlq mm6, 0x18                                 ;   609.7 p1      37 v[5]
        pxor mm6, mm4                                   ;   617.7 p1      37 v[5]
        paddq mm2, mm6                                  ;   619.7 p1      38 v[1]
        pxor mm0, mm2                                   ;   621.7 p1      39 v[13]
        pshufw mm0, mm0, 0x39                           ;   623.7 p1      39 v[13]
        paddq mm7, mm0                                  ;   625.7 p1      40 v[9]
        pxor mm6, mm7                                   ;   627.7 p1      41 v[5]
        movq mm4, [ebx + 56]                            ;   579.7 p2      34 v[2]
        paddq mm4, [ebx + 32]                           ;   616.7 p2+p1   34 v[2]
        paddq mm4, [esi + 16]                           ;   618.7 p2+p1   34 v[2]
        pxor mm5, mm4                                   ;   620.7 p1      35 v[14]
        pshufw mm5, mm5, 0x4e                           ;   622.7 p1      35 v[14]
        paddq mm4, [esi + 32]                           ;   620.7 p2+p1   38 v[2]
        paddq mm1, [ebx - 48]                           ;   621.7 p2+p1   34 v[3]
        paddq mm1, [esi + 80]                           ;   623.7 p2+p1   34 v[3]
        movq [ebx + 56], mm7                            ;   627.7 p0+p3   40 v[9] spill
        movq mm7, mm6                                   ;   629.7 p0      41 v[5] copy
        psllq mm7, 1                                    ;   635.7 p1      41 v[5]
        psrlq mm6, 0x3f                                 ;   629.7 p1      41 v[5]
        pxor mm6, mm7                                   ;   637.7 p1      41 v[5]
        movq mm7, [ebx - 16]                            ;   573.7 p2      36 v[10]
        paddq mm7, mm5                                  ;   626.7 p1      36 v[10]
        movq [ebx - 16], mm0                            ;   625.7 p0+p3   39 v[13] spill
        movq mm0, [ebx + 32]                            ;   581.7 p2      37 v[6]
        pxor mm0, mm7                                   ;   628.7 p1      37 v[6]
        movq [ebx + 32], mm2                            ;   621.7 p0+p3   38 v[1] spill
        movq mm2, mm0                                   ;   630.7 p0      37 v[6] copy
        psllq mm2, 0x28                                 ;   636.7 p1      37 v[6]
        psrlq mm0, 0x18                                 ;   630.7 p1      37 v[6]
        pxor mm0, mm2                                   ;   638.7 p1      37 v[6]
        paddq mm4, mm0                                  ;   640.7 p1      38 v[2]
        pxor mm5, mm4                                   ;   642.7 p1      39 v[14]
        pshufw mm5, mm5, 0x39                           ;   644.7 p1      39 v[14]
        paddq mm7, mm5                                  ;   646.7 p1      40 v[10]
        pxor mm0, mm7                                   ;   648.7 p1      41 v[6]
        movq mm2, [ebx - 32]                            ;   584.3 p2      35 v[15]
        pxor mm2, mm1                                   ;   636.7 p1      35 v[15]
        pshufw mm2, mm2, 0x4e                           ;   638.7 p1      35 v[15]
        paddq mm1, [esi + 120]                          ;   638.7 p2+p1   38 v[3]
        paddq mm3, [esi + 112]                          ;   639.7 p2+p1   34 v[0]
        paddq mm3, mm6                                  ;   641.7 p1      34 v[0]
        movq [ebx - 32], mm5                            ;   646.7 p0+p3   39 v[14] spill
        movq mm5, mm0                                   ;   650.7 p0      41 v[6] copy
        psllq mm5, 1                                    ;   656.7 p1      41 v[6]
        psrlq mm0, 0x3f                                 ;   650.7 p1      41 v[6]
        pxor mm0, mm5                                   ;   658.7 p1      41 v[6]
        movq mm5, [ebx - 40]                            ;   589.0 p2      36 v[11]
        paddq mm5, mm2                                  ;   644.7 p1      36 v[11]
        movq [ebx - 40], mm4                            ;   642.7 p0+p3   38 v[2] spill
        movq mm4, [ebx - 48]                            ;   597.7 p2      37 v[7]
        pxor mm4, mm5                                   ;   646.7 p1      37 v[7]
        movq [ebx - 48], mm0                            ;   660.7 p0+p3   41 v[6] spill
        movq mm0, mm4                                   ;   648.7 p0      37 v[7] copy
        psllq mm0, 0x28                                 ;   654.7 p1      37 v[7]
        psrlq mm4, 0x18                                 ;   648.7 p1      37 v[7]
        pxor mm4, mm0                                   ;   656.7 p1      37 v[7]
        paddq mm1, mm4                                  ;   658.7 p1      38 v[3]
        pxor mm2, mm1                                   ;   660.7 p1      39 v[15]
        pshufw mm0, mm2, 0x39                           ;   662.7 p1      39 v[15]
        paddq mm5, mm0                                  ;   664.7 p1      40 v[11]
        pxor mm4, mm5                                   ;   666.7 p1      41 v[7]
        movq mm2, mm4                                   ;   668.7 p0      41 v[7] copy
        psllq mm2, 1                                    ;   674.7 p1      41 v[7]
        psrlq mm4, 0x3f                                 ;   668.7 p1      41 v[7]
        pxor mm4, mm2                                   ;   676.7 p1      41 v[7]
        pxor mm0, mm3                                   ;   664.7 p1      35 v[15]
        pshufw mm0, mm0, 0x4e                           ;   666.7 p1      35 v[15]
        paddq mm7, mm0                                  ;   668.7 p1      36 v[10]
        pxor mm6, mm7                                   ;   670.7 p1      37 v[5]
        movq mm2, [esi + 8]                             ;   603.7 p2      38 v[0]
        paddq mm2, mm3                                  ;   661.7 p1      38 v[0]
        movq mm3, mm6                                   ;   672.7 p0      37 v[5] copy
        psllq mm3, 0x28                                 ;   678.7 p1      37 v[5]
        psrlq mm6, 0x18                                 ;   672.7 p1      37 v[5]
        pxor mm6, mm3                                   ;   680.7 p1      37 v[5]
        paddq mm2, mm6                                  ;   682.7 p1      38 v[0]
        pxor mm0, mm2                                   ;   684.7 p1      39 v[15]
        pshufw mm0, mm0, 0x39                           ;   686.7 p1      39 v[15]
        paddq mm7, mm0                                  ;   688.7 p1      40 v[10]
        movq mm3, [ebx + 32]                            ;   629.7 p2      34 v[1]
        paddq mm3, [ebx - 48]                           ;   675.7 p2+p1   34 v[1]
        paddq mm3, [esi + 88]                           ;   677.7 p2+p1   34 v[1]
        pxor mm6, mm7                                   ;   690.7 p1      41 v[5]
        movq [ebx + 32], mm0                            ;   688.7 p0+p3   39 v[15] spill
        movq mm0, [ebx - 8]                             ;   639.7 p2      35 v[12]
        pxor mm0, mm3                                   ;   679.7 p1      35 v[12]
        pshufw mm0, mm0, 0x4e                           ;   681.7 p1      35 v[12]
        paddq mm5, mm0                                  ;   683.7 p1      36 v[11]
        paddq mm3, [esi + 96]                           ;   679.7 p2+p1   38 v[1]
        movq [ebx - 8], mm7                             ;   690.7 p0+p3   40 v[10] spill
        movq mm7, mm6                                   ;   692.7 p0      41 v[5] copy
        psllq mm7, 1                                    ;   698.7 p1      41 v[5]
        psrlq mm6, 0x3f                                 ;   692.7 p1      41 v[5]
        pxor mm6, mm7                                   ;   700.7 p1      41 v[5]
        movq mm7, [ebx - 48]                            ;   668.7 p2      37 v[6]
        pxor mm7, mm5                                   ;   685.7 p1      37 v[6]
        movq [ebx - 48], mm6                            ;   702.7 p0+p3   41 v[5] spill
        movq mm6, mm7                                   ;   687.7 p0      37 v[6] copy
        psllq mm6, 0x28                                 ;   693.7 p1      37 v[6]
        psrlq mm7, 0x18                                 ;   687.7 p1      37 v[6]
        pxor mm7, mm6                                   ;   695.7 p1      37 v[6]
        paddq mm3, mm7                                  ;   697.7 p1      38 v[1]
        pxor mm0, mm3                                   ;   699.7 p1      39 v[12]
        pshufw mm6, mm0, 0x39                           ;   701.7 p1      39 v[12]
        paddq mm5, mm6                                  ;   703.7 p1      40 v[11]
        pxor mm7, mm5                                   ;   705.7 p1      41 v[6]
        movq mm0, [ebx - 40]                            ;   654.7 p2      34 v[2]
        paddq mm0, [esi + 48]                           ;   688.7 p2+p1   34 v[2]
        paddq mm0, mm4                                  ;   690.7 p1      34 v[2]
        paddq mm1, [ebx + 48]                           ;   690.7 p2+p1   34 v[3]
        paddq mm1, [esi + 24]                           ;   692.7 p2+p1   34 v[3]
        movq [ebx - 40], mm5                            ;   705.7 p0+p3   40 v[11] spill
        movq mm5, mm7                                   ;   707.7 p0      41 v[6] copy
        psllq mm5, 1                                    ;   713.7 p1      41 v[6]
        psrlq mm7, 0x3f                                 ;   707.7 p1      41 v[6]
        pxor mm7, mm5                                   ;   715.7 p1      41 v[6]
        movq mm5, [ebx - 16]                            ;   659.3 p2      35 v[13]
        pxor mm5, mm0                                   ;   695.7 p1      35 v[13]
        pshufw mm5, mm5, 0x4e                           ;   697.7 p1      35 v[13]
        paddq mm0, [esi + 64]                           ;   697.7 p2+p1   38 v[2]
        movq [ebx - 16], mm7                            ;   717.7 p0+p3   41 v[6] spill
        movq mm7, [ebx + 0]                             ;   661.7 p2      36 v[8]
        paddq mm7, mm5                                  ;   699.7 p1      36 v[8]
        pxor mm4, mm7                                   ;   701.7 p1      37 v[7]
        movq [ebx + 0], mm3                             ;   699.7 p0+p3   38 v[1] spill
        movq mm3, mm4                                   ;   703.7 p0      37 v[7] copy
        psllq mm3, 0x28                                 ;   709.7 p1      37 v[7]
        psrlq mm4, 0x18                                 ;   703.7 p1      37 v[7]
        pxor mm4, mm3                                   ;   711.7 p1      37 v[7]
        paddq mm0, mm4                                  ;   713.7 p1      38 v[2]
        pxor mm5, mm0                                   ;   715.7 p1      39 v[13]
        pshufw mm5, mm5, 0x39                           ;   717.7 p1      39 v[13]
        paddq mm7, mm5                                  ;   719.7 p1      40 v[8]
        pxor mm4, mm7                                   ;   721.7 p1      41 v[7]
        movq mm3, [ebx - 32]                            ;   666.3 p2      35 v[14]
        pxor mm3, mm1                                   ;   708.7 p1      35 v[14]
        pshufw mm3, mm3, 0x4e                           ;   710.7 p1      35 v[14]
        paddq mm1, [esi + 104]                          ;   710.7 p2+p1   38 v[3]
        paddq mm2, [esi + 16]                           ;   711.7 p2+p1   34 v[0]
        movq [ebx - 32], mm0                            ;   715.7 p0+p3   38 v[2] spill
        movq mm0, mm4                                   ;   723.7 p0      41 v[7] copy
        psllq mm0, 1                                    ;   729.7 p1      41 v[7]
        psrlq mm4, 0x3f                                 ;   723.7 p1      41 v[7]
        pxor mm4, mm0                                   ;   731.7 p1      41 v[7]
        movq mm0, [ebx + 56]                            ;   670.7 p2      36 v[9]
        paddq mm0, mm3                                  ;   715.7 p1      36 v[9]
        movq [ebx + 56], mm4                            ;   733.7 p0+p3   41 v[7] spill
        movq mm4, [ebx + 48]                            ;   672.0 p2      37 v[4]
        pxor mm4, mm0                                   ;   717.7 p1      37 v[4]
        movq [ebx + 48], mm5                            ;   719.7 p0+p3   39 v[13] spill
        movq mm5, mm4                                   ;   719.7 p0      37 v[4] copy
        psllq mm5, 0x28                                 ;   725.7 p1      37 v[4]
        psrlq mm4, 0x18                                 ;   719.7 p1      37 v[4]
        pxor mm4, mm5                                   ;   727.7 p1      37 v[4]
        paddq mm1, mm4                                  ;   729.7 p1      38 v[3]
        pxor mm3, mm1                                   ;   731.7 p1      39 v[14]
        pshufw mm5, mm3, 0x39                           ;   733.7 p1      39 v[14]
        paddq mm0, mm5                                  ;   735.7 p1      40 v[9]
        pxor mm4, mm0                                   ;   737.7 p1      41 v[4]
        movq mm3, mm4                                   ;   739.7 p0      41 v[4] copy
        psllq mm3, 1                                    ;   745.7 p1      41 v[4]
        psrlq mm4, 0x3f                                 ;   739.7 p1      41 v[4]
        pxor mm4, mm3                                   ;   747.7 p1      41 v[4]
        paddq mm2, mm4                                  ;   749.7 p1      34 v[0]
        pxor mm6, mm2                                   ;   751.7 p1      35 v[12]
        pshufw mm6, mm6, 0x4e                           ;   753.7 p1      35 v[12]
        paddq mm7, mm6                                  ;   755.7 p1      36 v[8]
        movq mm3, [esi + 96]                            ;   679.0 p2      38 v[0]
        pxor mm4, mm7                                   ;   757.7 p1      37 v[4]
        paddq mm3, mm2                                  ;   751.7 p1      38 v[0]
        movq mm2, mm4                                   ;   759.7 p0      37 v[4] copy
        psllq mm2, 0x28                                 ;   765.7 p1      37 v[4]
        psrlq mm4, 0x18                                 ;   759.7 p1      37 v[4]
        pxor mm4, mm2                                   ;   767.7 p1      37 v[4]
        paddq mm3, mm4                                  ;   769.7 p1      38 v[0]
        pxor mm6, mm3                                   ;   771.7 p1      39 v[12]
        pshufw mm6, mm6, 0x39                           ;   773.7 p1      39 v[12]
        movq mm2, [ebx + 0]                             ;   707.7 p2      34 v[1]
        paddq mm2, [ebx - 48]                           ;   740.7 p2+p1   34 v[1]
        paddq mm2, [esi + 48]                           ;   742.7 p2+p1   34 v[1]
        paddq mm7, mm6                                  ;   775.7 p1      40 v[8]
        pxor mm4, mm7                                   ;   777.7 p1      41 v[4]
        movq [ebx + 0], mm7                             ;   777.7 p0+p3   40 v[8] spill
        movq mm7, [ebx + 48]                            ;   727.7 p2      35 v[13]
        pxor mm7, mm2                                   ;   744.7 p1      35 v[13]
        pshufw mm7, mm7, 0x4e                           ;   746.7 p1      35 v[13]
        paddq mm0, mm7                                  ;   748.7 p1      36 v[9]
        paddq mm2, [esi + 80]                           ;   747.7 p2+p1   38 v[1]
        movq [ebx + 48], mm6                            ;   775.7 p0+p3   39 v[12] spill
        movq mm6, mm4                                   ;   779.7 p0      41 v[4] copy
        psllq mm6, 1                                    ;   785.7 p1      41 v[4]
        psrlq mm4, 0x3f                                 ;   779.7 p1      41 v[4]
        pxor mm4, mm6                                   ;   787.7 p1      41 v[4]
        movq mm6, [ebx - 48]                            ;   710.7 p2      37 v[5]
        pxor mm6, mm0                                   ;   751.7 p1      37 v[5]
        movq [ebx - 48], mm4                            ;   789.7 p0+p3   41 v[4] spill
        movq mm4, mm6                                   ;   753.7 p0      37 v[5] copy
        psllq mm4, 0x28                                 ;   759.7 p1      37 v[5]
        psrlq mm6, 0x18                                 ;   753.7 p1      37 v[5]
        pxor mm6, mm4                                   ;   761.7 p1      37 v[5]
        paddq mm2, mm6                                  ;   763.7 p1      38 v[1]
        pxor mm7, mm2                                   ;   765.7 p1      39 v[13]
        pshufw mm7, mm7, 0x39                           ;   767.7 p1      39 v[13]
        paddq mm0, mm7                                  ;   769.7 p1      40 v[9]
        pxor mm6, mm0                                   ;   771.7 p1      41 v[5]
        movq mm4, [ebx - 32]                            ;   723.7 p2      34 v[2]
        paddq mm4, [ebx - 16]                           ;   760.7 p2+p1   34 v[2]
        paddq mm4, [esi]                                ;   762.7 p2+p1   34 v[2]
        pxor mm5, mm4                                   ;   764.7 p1      35 v[14]
        pshufw mm5, mm5, 0x4e                           ;   766.7 p1      35 v[14]
        paddq mm4, [esi + 88]                           ;   764.7 p2+p1   38 v[2]
        paddq mm1, [ebx + 56]                           ;   765.7 p2+p1   34 v[3]
        paddq mm1, [esi + 64]                           ;   767.7 p2+p1   34 v[3]
        movq [ebx - 32], mm0                            ;   771.7 p0+p3   40 v[9] spill
        movq mm0, mm6                                   ;   773.7 p0      41 v[5] copy
        psllq mm0, 1                                    ;   779.7 p1      41 v[5]
        psrlq mm6, 0x3f                                 ;   773.7 p1      41 v[5]
        pxor mm6, mm0                                   ;   781.7 p1      41 v[5]
        movq mm0, [ebx - 8]                             ;   717.7 p2      36 v[10]
        paddq mm0, mm5                                  ;   770.7 p1      36 v[10]
        movq [ebx - 8], mm7                             ;   769.7 p0+p3   39 v[13] spill
        movq mm7, [ebx - 16]                            ;   725.7 p2      37 v[6]
        pxor mm7, mm0                                   ;   772.7 p1      37 v[6]
        movq [ebx - 16], mm2                            ;   765.7 p0+p3   38 v[1] spill
        movq mm2, mm7                                   ;   774.7 p0      37 v[6] copy
        psllq mm2, 0x28                                 ;   780.7 p1      37 v[6]
        psrlq mm7, 0x18                                 ;   774.7 p1      37 v[6]
        pxor mm7, mm2                                   ;   782.7 p1      37 v[6]
        paddq mm4, mm7                                  ;   784.7 p1      38 v[2]
        pxor mm5, mm4                                   ;   786.7 p1      39 v[14]
        pshufw mm5, mm5, 0x39                           ;   788.7 p1      39 v[14]
        paddq mm0, mm5                                  ;   790.7 p1      40 v[10]
        pxor mm7, mm0                                   ;   792.7 p1      41 v[6]
        movq mm2, [ebx + 32]                            ;   728.3 p2      35 v[15]
        pxor mm2, mm1                                   ;   780.7 p1      35 v[15]
        pshufw mm2, mm2, 0x4e                           ;   782.7 p1      35 v[15]
        paddq mm1, [esi + 24]                           ;   782.7 p2+p1   38 v[3]
        paddq mm3, [esi + 32]                           ;   783.7 p2+p1   34 v[0]
        paddq mm3, mm6                                  ;   785.7 p1      34 v[0]
        movq [ebx + 32], mm5                            ;   790.7 p0+p3   39 v[14] spill
        movq mm5, mm7                                   ;   794.7 p0      41 v[6] copy
        psllq mm5, 1                                    ;   800.7 p1      41 v[6]
        psrlq mm7, 0x3f                                 ;   794.7 p1      41 v[6]
        pxor mm7, mm5                                   ;   802.7 p1      41 v[6]
        movq mm5, [ebx - 40]                            ;   733.0 p2      36 v[11]
        paddq mm5, mm2                                  ;   788.7 p1      36 v[11]
        movq [ebx - 40], mm4                            ;   786.7 p0+p3   38 v[2] spill
        movq mm4, [ebx + 56]                            ;   741.7 p2      37 v[7]
        pxor mm4, mm5                                   ;   790.7 p1      37 v[7]
        movq [ebx + 56], mm7                            ;   804.7 p0+p3   41 v[6] spill
        movq mm7, mm4                                   ;   792.7 p0      37 v[7] copy
        psllq mm7, 0x28                                 ;   798.7 p1      37 v[7]
        psrlq mm4, 0x18                                 ;   792.7 p1      37 v[7]
        pxor mm4, mm7                                   ;   800.7 p1      37 v[7]
        paddq mm1, mm4                                  ;   802.7 p1      38 v[3]
        pxor mm2, mm1                                   ;   804.7 p1      39 v[15]
        pshufw mm7, mm2, 0x39                           ;   806.7 p1      39 v[15]
        paddq mm5, mm7                                  ;   808.7 p1      40 v[11]
        pxor mm4, mm5                                   ;   810.7 p1      41 v[7]
        movq mm2, mm4                                   ;   812.7 p0      41 v[7] copy
        psllq mm2, 1                                    ;   818.7 p1      41 v[7]
        psrlq mm4, 0x3f                                 ;   812.7 p1      41 v[7]
        pxor mm4, mm2                                   ;   820.7 p1      41 v[7]
        pxor mm7, mm3                                   ;   808.7 p1      35 v[15]
        pshufw mm7, mm7, 0x4e                           ;   810.7 p1      35 v[15]
        paddq mm0, mm7                                  ;   812.7 p1      36 v[10]
        pxor mm6, mm0                                   ;   814.7 p1      37 v[5]
        movq mm2, [esi + 104]                           ;   747.7 p2      38 v[0]
        paddq mm2, mm3                                  ;   805.7 p1      38 v[0]
        movq mm3, mm6                                   ;   816.7 p0      37 v[5] copy
        psllq mm3, 0x28                                 ;   822.7 p1      37 v[5]
        psrlq mm6, 0x18                                 ;   816.7 p1      37 v[5]
        pxor mm6, mm3                                   ;   824.7 p1      37 v[5]
        paddq mm2, mm6                                  ;   826.7 p1      38 v[0]
        pxor mm7, mm2                                   ;   828.7 p1      39 v[15]
        pshufw mm7, mm7, 0x39                           ;   830.7 p1      39 v[15]
        paddq mm0, mm7                                  ;   832.7 p1      40 v[10]
        movq mm3, [ebx - 16]                            ;   773.7 p2      34 v[1]
        paddq mm3, [ebx + 56]                           ;   819.7 p2+p1   34 v[1]
        paddq mm3, [esi + 56]                           ;   821.7 p2+p1   34 v[1]
        pxor mm6, mm0                                   ;   834.7 p1      41 v[5]
        movq [ebx - 16], mm7                            ;   832.7 p0+p3   39 v[15] spill
        movq mm7, [ebx + 48]                            ;   783.7 p2      35 v[12]
        pxor mm7, mm3                                   ;   823.7 p1      35 v[12]
        pshufw mm7, mm7, 0x4e                           ;   825.7 p1      35 v[12]
        paddq mm5, mm7                                  ;   827.7 p1      36 v[11]
        paddq mm3, [esi + 40]                           ;   823.7 p2+p1   38 v[1]
        movq [ebx + 48], mm0                            ;   834.7 p0+p3   40 v[10] spill
        movq mm0, mm6                                   ;   836.7 p0      41 v[5] copy
        psllq mm0, 1                                    ;   842.7 p1      41 v[5]
        psrlq mm6, 0x3f                                 ;   836.7 p1      41 v[5]
        pxor mm6, mm0                                   ;   844.7 p1      41 v[5]
        movq mm0, [ebx + 56]                            ;   812.7 p2      37 v[6]
        pxor mm0, mm5                                   ;   829.7 p1      37 v[6]
        movq [ebx + 56], mm6                            ;   846.7 p0+p3   41 v[5] spill
        movq mm6, mm0                                   ;   831.7 p0      37 v[6] copy
        psllq mm6, 0x28                                 ;   837.7 p1      37 v[6]
        psrlq mm0, 0x18                                 ;   831.7 p1      37 v[6]
        pxor mm0, mm6                                   ;   839.7 p1      37 v[6]
        paddq mm3, mm0                                  ;   841.7 p1      38 v[1]
        pxor mm7, mm3                                   ;   843.7 p1      39 v[12]
        pshufw mm6, mm7, 0x39                           ;   845.7 p1      39 v[12]
        paddq mm5, mm6                                  ;   847.7 p1      40 v[11]
        pxor mm0, mm5                                   ;   849.7 p1      41 v[6]
        movq mm7, [ebx - 40]                            ;   798.7 p2      34 v[2]
        paddq mm7, [esi + 120]                          ;   832.7 p2+p1   34 v[2]
        paddq mm7, mm4                                  ;   834.7 p1      34 v[2]
        paddq mm1, [ebx - 48]                           ;   834.7 p2+p1   34 v[3]
        paddq mm1, [esi + 8]                            ;   836.7 p2+p1   34 v[3]
        movq [ebx - 40], mm5                            ;   849.7 p0+p3   40 v[11] spill
        movq mm5, mm0                                   ;   851.7 p0      41 v[6] copy
        psllq mm5, 1                                    ;   857.7 p1      41 v[6]
        psrlq mm0, 0x3f                                 ;   851.7 p1      41 v[6]
        pxor mm0, mm5                                   ;   859.7 p1      41 v[6]
        movq mm5, [ebx - 8]                             ;   803.3 p2      35 v[13]
        pxor mm5, mm7                                   ;   839.7 p1      35 v[13]
        pshufw mm5, mm5, 0x4e                           ;   841.7 p1      35 v[13]
        paddq mm7, [esi + 112]                          ;   841.7 p2+p1   38 v[2]
        movq [ebx - 8], mm0                             ;   861.7 p0+p3   41 v[6] spill
        movq mm0, [ebx + 0]                             ;   805.7 p2      36 v[8]
        paddq mm0, mm5                                  ;   843.7 p1      36 v[8]
        pxor mm4, mm0                                   ;   845.7 p1      37 v[7]
        movq [ebx + 0], mm3                             ;   843.7 p0+p3   38 v[1] spill
        movq mm3, mm4                                   ;   847.7 p0      37 v[7] copy
        psllq mm3, 0x28                                 ;   853.7 p1      37 v[7]
        psrlq mm4, 0x18                                 ;   847.7 p1      37 v[7]
        pxor mm4, mm3                                   ;   855.7 p1      37 v[7]
        paddq mm7, mm4                                  ;   857.7 p1      38 v[2]
        pxor mm5, mm7                                   ;   859.7 p1      39 v[13]
        pshufw mm5, mm5, 0x39                           ;   861.7 p1      39 v[13]
        paddq mm0, mm5                                  ;   863.7 p1      40 v[8]
        pxor mm4, mm0                                   ;   865.7 p1      41 v[7]
        movq mm3, [ebx + 32]                            ;   810.3 p2      35 v[14]
        pxor mm3, mm1                                   ;   852.7 p1      35 v[14]
        pshufw mm3, mm3, 0x4e                           ;   854.7 p1      35 v[14]
        paddq mm1, [esi + 72]                           ;   854.7 p2+p1   38 v[3]
        paddq mm2, [esi + 96]                           ;   855.7 p2+p1   34 v[0]
        movq [ebx + 32], mm7                            ;   859.7 p0+p3   38 v[2] spill
        movq mm7, mm4                                   ;   867.7 p0      41 v[7] copy
        psllq mm7, 1                                    ;   873.7 p1      41 v[7]
        psrlq mm4, 0x3f                                 ;   867.7 p1      41 v[7]
        pxor mm4, mm7                                   ;   875.7 p1      41 v[7]
        movq mm7, [ebx - 32]                            ;   814.7 p2      36 v[9]
        paddq mm7, mm3                                  ;   859.7 p1      36 v[9]
        movq [ebx - 32], mm4                            ;   877.7 p0+p3   41 v[7] spill
        movq mm4, [ebx - 48]                            ;   816.0 p2      37 v[4]
        pxor mm4, mm7                                   ;   861.7 p1      37 v[4]
        movq [ebx - 48], mm5                            ;   863.7 p0+p3   39 v[13] spill
        movq mm5, mm4                                   ;   863.7 p0      37 v[4] copy
        psllq mm5, 0x28                                 ;   869.7 p1      37 v[4]
        psrlq mm4, 0x18                                 ;   863.7 p1      37 v[4]
        pxor mm4, mm5                                   ;   871.7 p1      37 v[4]
        paddq mm1, mm4                                  ;   873.7 p1      38 v[3]
        pxor mm3, mm1                                   ;   875.7 p1      39 v[14]
        pshufw mm5, mm3, 0x39                           ;   877.7 p1      39 v[14]
        paddq mm7, mm5                                  ;   879.7 p1      40 v[9]
        pxor mm4, mm7                                   ;   881.7 p1      41 v[4]
        movq mm3, mm4                                   ;   883.7 p0      41 v[4] copy
        psllq mm3, 1                                    ;   889.7 p1      41 v[4]
        psrlq mm4, 0x3f                                 ;   883.7 p1      41 v[4]
        pxor mm4, mm3                                   ;   891.7 p1      41 v[4]
        paddq mm2, mm4                                  ;   893.7 p1      34 v[0]
        pxor mm6, mm2                                   ;   895.7 p1      35 v[12]
        pshufw mm6, mm6, 0x4e                           ;   897.7 p1      35 v[12]
        paddq mm0, mm6                                  ;   899.7 p1      36 v[8]
        movq mm3, [esi + 40]                            ;   823.0 p2      38 v[0]
        pxor mm4, mm0                                   ;   901.7 p1      37 v[4]
        paddq mm3, mm2                                  ;   895.7 p1      38 v[0]
        movq mm2, mm4                                   ;   903.7 p0      37 v[4] copy
        psllq mm2, 0x28                                 ;   909.7 p1      37 v[4]
        psrlq mm4, 0x18                                 ;   903.7 p1      37 v[4]
        pxor mm4, mm2                                   ;   911.7 p1      37 v[4]
        paddq mm3, mm4                                  ;   913.7 p1      38 v[0]
        pxor mm6, mm3                                   ;   915.7 p1      39 v[12]
        pshufw mm6, mm6, 0x39                           ;   917.7 p1      39 v[12]
        movq mm2, [ebx + 0]                             ;   851.7 p2      34 v[1]
        paddq mm2, [ebx + 56]                           ;   884.7 p2+p1   34 v[1]
        paddq mm2, [esi + 8]                            ;   886.7 p2+p1   34 v[1]
        paddq mm0, mm6                                  ;   919.7 p1      40 v[8]
        pxor mm4, mm0                                   ;   921.7 p1      41 v[4]
        movq [ebx + 0], mm0                             ;   921.7 p0+p3   40 v[8] spill
        movq mm0, [ebx - 48]                            ;   871.7 p2      35 v[13]
        pxor mm0, mm2                                   ;   888.7 p1      35 v[13]
        pshufw mm0, mm0, 0x4e                           ;   890.7 p1      35 v[13]
        paddq mm7, mm0                                  ;   892.7 p1      36 v[9]
        paddq mm2, [esi + 120]                          ;   891.7 p2+p1   38 v[1]
        movq [ebx - 48], mm6                            ;   919.7 p0+p3   39 v[12] spill
        movq mm6, mm4                                   ;   923.7 p0      41 v[4] copy
        psllq mm6, 1                                    ;   929.7 p1      41 v[4]
        psrlq mm4, 0x3f                                 ;   923.7 p1      41 v[4]
        pxor mm4, mm6                                   ;   931.7 p1      41 v[4]
        movq mm6, [ebx + 56]                            ;   854.7 p2      37 v[5]
        pxor mm6, mm7                                   ;   895.7 p1      37 v[5]
        movq [ebx + 56], mm4                            ;   933.7 p0+p3   41 v[4] spill
        movq mm4, mm6                                   ;   897.7 p0      37 v[5] copy
        psllq mm4, 0x28                                 ;   903.7 p1      37 v[5]
        psrlq mm6, 0x18                                 ;   897.7 p1      37 v[5]
        pxor mm6, mm4                                   ;   905.7 p1      37 v[5]
        paddq mm2, mm6                                  ;   907.7 p1      38 v[1]
        pxor mm0, mm2                                   ;   909.7 p1      39 v[13]
        pshufw mm0, mm0, 0x39                           ;   911.7 p1      39 v[13]
        paddq mm7, mm0                                  ;   913.7 p1      40 v[9]
        pxor mm6, mm7                                   ;   915.7 p1      41 v[5]
        movq mm4, [ebx + 32]                            ;   867.7 p2      34 v[2]
        paddq mm4, [ebx - 8]                            ;   904.7 p2+p1   34 v[2]
        paddq mm4, [esi + 112]                          ;   906.7 p2+p1   34 v[2]
        pxor mm5, mm4                                   ;   908.7 p1      35 v[14]
        pshufw mm5, mm5, 0x4e                           ;   910.7 p1      35 v[14]
        paddq mm4, [esi + 104]                          ;   908.7 p2+p1   38 v[2]
        paddq mm1, [ebx - 32]                           ;   909.7 p2+p1   34 v[3]
        paddq mm1, [esi + 32]                           ;   911.7 p2+p1   34 v[3]
        movq [ebx + 32], mm7                            ;   915.7 p0+p3   40 v[9] spill
        movq mm7, mm6                                   ;   917.7 p0      41 v[5] copy
        psllq mm7, 1                                    ;   923.7 p1      41 v[5]
        psrlq mm6, 0x3f                                 ;   917.7 p1      41 v[5]
        pxor mm6, mm7                                   ;   925.7 p1      41 v[5]
        movq mm7, [ebx + 48]                            ;   861.7 p2      36 v[10]
        paddq mm7, mm5                                  ;   914.7 p1      36 v[10]
        movq [ebx + 48], mm0                            ;   913.7 p0+p3   39 v[13] spill
        movq mm0, [ebx - 8]                             ;   869.7 p2      37 v[6]
        pxor mm0, mm7                                   ;   916.7 p1      37 v[6]
        movq [ebx - 8], mm2                             ;   909.7 p0+p3   38 v[1] spill
        movq mm2, mm0                                   ;   918.7 p0      37 v[6] copy
        psllq mm2, 0x28                                 ;   924.7 p1      37 v[6]
        psrlq mm0, 0x18                                 ;   918.7 p1      37 v[6]
        pxor mm0, mm2                                   ;   926.7 p1      37 v[6]
        paddq mm4, mm0                                  ;   928.7 p1      38 v[2]
        pxor mm5, mm4                                   ;   930.7 p1      39 v[14]
        pshufw mm5, mm5, 0x39                           ;   932.7 p1      39 v[14]
        paddq mm7, mm5                                  ;   934.7 p1      40 v[10]
        pxor mm0, mm7                                   ;   936.7 p1      41 v[6]
        movq mm2, [ebx - 16]                            ;   872.3 p2      35 v[15]
        pxor mm2, mm1                                   ;   924.7 p1      35 v[15]
        pshufw mm2, mm2, 0x4e                           ;   926.7 p1      35 v[15]
        paddq mm1, [esi + 80]                           ;   926.7 p2+p1   38 v[3]
        paddq mm3, [esi]                                ;   927.7 p2+p1   34 v[0]
        paddq mm3, mm6                                  ;   929.7 p1      34 v[0]
        movq [ebx - 16], mm5                            ;   934.7 p0+p3   39 v[14] spill
        movq mm5, mm0                                   ;   938.7 p0      41 v[6] copy
        psllq mm5, 1                                    ;   944.7 p1      41 v[6]
        psrlq mm0, 0x3f                                 ;   938.7 p1      41 v[6]
        pxor mm0, mm5                                   ;   946.7 p1      41 v[6]
        movq mm5, [ebx - 40]                            ;   877.0 p2      36 v[11]
        paddq mm5, mm2                                  ;   932.7 p1      36 v[11]
        movq [ebx - 40], mm4                            ;   930.7 p0+p3   38 v[2] spill
        movq mm4, [ebx - 32]                            ;   885.7 p2      37 v[7]
        pxor mm4, mm5                                   ;   934.7 p1      37 v[7]
        movq [ebx - 32], mm0                            ;   948.7 p0+p3   41 v[6] spill
        movq mm0, mm4                                   ;   936.7 p0      37 v[7] copy
        psllq mm0, 0x28                                 ;   942.7 p1      37 v[7]
        psrlq mm4, 0x18                                 ;   936.7 p1      37 v[7]
        pxor mm4, mm0                                   ;   944.7 p1      37 v[7]
        paddq mm1, mm4                                  ;   946.7 p1      38 v[3]
        pxor mm2, mm1                                   ;   948.7 p1      39 v[15]
        pshufw mm0, mm2, 0x39                           ;   950.7 p1      39 v[15]
        paddq mm5, mm0                                  ;   952.7 p1      40 v[11]
        pxor mm4, mm5                                   ;   954.7 p1      41 v[7]
        movq mm2, mm4                                   ;   956.7 p0      41 v[7] copy
        psllq mm2, 1                                    ;   962.7 p1      41 v[7]
        psrlq mm4, 0x3f                                 ;   956.7 p1      41 v[7]
        pxor mm4, mm2                                   ;   964.7 p1      41 v[7]
        pxor mm0, mm3                                   ;   952.7 p1      35 v[15]
        pshufw mm0, mm0, 0x4e                           ;   954.7 p1      35 v[15]
        paddq mm7, mm0                                  ;   956.7 p1      36 v[10]
        pxor mm6, mm7                                   ;   958.7 p1      37 v[5]
        movq mm2, [esi + 56]                            ;   891.7 p2      38 v[0]
        paddq mm2, mm3                                  ;   949.7 p1      38 v[0]
        movq mm3, mm6                                   ;   960.7 p0      37 v[5] copy
        psllq mm3, 0x28                                 ;   966.7 p1      37 v[5]
        psrlq mm6, 0x18                                 ;   960.7 p1      37 v[5]
        pxor mm6, mm3                                   ;   968.7 p1      37 v[5]
        paddq mm2, mm6                                  ;   970.7 p1      38 v[0]
        pxor mm0, mm2                                   ;   972.7 p1      39 v[15]
        pshufw mm0, mm0, 0x39                           ;   974.7 p1      39 v[15]
        paddq mm7, mm0                                  ;   976.7 p1      40 v[10]
        movq mm3, [ebx - 8]                             ;   917.7 p2      34 v[1]
        paddq mm3, [ebx - 32]                           ;   963.7 p2+p1   34 v[1]
        paddq mm3, [esi + 48]                           ;   965.7 p2+p1   34 v[1]
        pxor mm6, mm7                                   ;   978.7 p1      41 v[5]
        movq [ebx - 8], mm0                             ;   976.7 p0+p3   39 v[15] spill
        movq mm0, [ebx - 48]                            ;   927.7 p2      35 v[12]
        pxor mm0, mm3                                   ;   967.7 p1      35 v[12]
        pshufw mm0, mm0, 0x4e                           ;   969.7 p1      35 v[12]
        paddq mm5, mm0                                  ;   971.7 p1      36 v[11]
        paddq mm3, [esi + 24]                           ;   967.7 p2+p1   38 v[1]
        movq [ebx - 48], mm7                            ;   978.7 p0+p3   40 v[10] spill
        movq mm7, mm6                                   ;   980.7 p0      41 v[5] copy
        psllq mm7, 1                                    ;   986.7 p1      41 v[5]
        psrlq mm6, 0x3f                                 ;   980.7 p1      41 v[5]
        pxor mm6, mm7                                   ;   988.7 p1      41 v[5]
        movq mm7, [ebx - 32]                            ;   956.7 p2      37 v[6]
        pxor mm7, mm5                                   ;   973.7 p1      37 v[6]
        movq [ebx - 32], mm6                            ;   990.7 p0+p3   41 v[5] spill
        movq mm6, mm7                                   ;   975.7 p0      37 v[6] copy
        psllq mm6, 0x28                                 ;   981.7 p1      37 v[6]
        psrlq mm7, 0x18                                 ;   975.7 p1      37 v[6]
        pxor mm7, mm6                                   ;   983.7 p1      37 v[6]
        paddq mm3, mm7                                  ;   985.7 p1      38 v[1]
        pxor mm0, mm3                                   ;   987.7 p1      39 v[12]
        pshufw mm6, mm0, 0x39                           ;   989.7 p1      39 v[12]
        paddq mm5, mm6                                  ;   991.7 p1      40 v[11]
        pxor mm7, mm5                                   ;   993.7 p1      41 v[6]
        movq mm0, [ebx - 40]                            ;   942.7 p2      34 v[2]
        paddq mm0, [esi + 72]                           ;   976.7 p2+p1   34 v[2]
        paddq mm0, mm4                                  ;   978.7 p1      34 v[2]
        paddq mm1, [ebx + 56]                           ;   978.7 p2+p1   34 v[3]
        paddq mm1, [esi + 64]                           ;   980.7 p2+p1   34 v[3]
        movq [ebx - 40], mm5                            ;   993.7 p0+p3   40 v[11] spill
        movq mm5, mm7                                   ;   995.7 p0      41 v[6] copy
        psllq mm5, 1                                    ;  1001.7 p1      41 v[6]
        psrlq mm7, 0x3f                                 ;   995.7 p1      41 v[6]
        pxor mm7, mm5                                   ;  1003.7 p1      41 v[6]
        movq mm5, [ebx + 48]                            ;   947.3 p2      35 v[13]
        pxor mm5, mm0                                   ;   983.7 p1      35 v[13]
        pshufw mm5, mm5, 0x4e                           ;   985.7 p1      35 v[13]
        paddq mm0, [esi + 16]                           ;   985.7 p2+p1   38 v[2]
        movq [ebx + 48], mm7                            ;  1005.7 p0+p3   41 v[6] spill
        movq mm7, [ebx + 0]                             ;   949.7 p2      36 v[8]
        paddq mm7, mm5                                  ;   987.7 p1      36 v[8]
        pxor mm4, mm7                                   ;   989.7 p1      37 v[7]
        movq [ebx + 0], mm3                             ;   987.7 p0+p3   38 v[1] spill
        movq mm3, mm4                                   ;   991.7 p0      37 v[7] copy
        psllq mm3, 0x28                                 ;   997.7 p1      37 v[7]
        psrlq mm4, 0x18                                 ;   991.7 p1      37 v[7]
        pxor mm4, mm3                                   ;   999.7 p1      37 v[7]
        paddq mm0, mm4                                  ;  1001.7 p1      38 v[2]
        pxor mm5, mm0                                   ;  1003.7 p1      39 v[13]
        pshufw mm5, mm5, 0x39                           ;  1005.7 p1      39 v[13]
        paddq mm7, mm5                                  ;  1007.7 p1      40 v[8]
        pxor mm4, mm7                                   ;  1009.7 p1      41 v[7]
        movq mm3, [ebx - 16]                            ;   954.3 p2      35 v[14]
        pxor mm3, mm1                                   ;   996.7 p1      35 v[14]
        pshufw mm3, mm3, 0x4e                           ;   998.7 p1      35 v[14]
        paddq mm1, [esi + 88]                           ;   998.7 p2+p1   38 v[3]
        paddq mm2, [esi + 104]                          ;   999.7 p2+p1   34 v[0]
        movq [ebx - 16], mm0                            ;  1003.7 p0+p3   38 v[2] spill
        movq mm0, mm4                                   ;  1011.7 p0      41 v[7] copy
        psllq mm0, 1                                    ;  1017.7 p1      41 v[7]
        psrlq mm4, 0x3f                                 ;  1011.7 p1      41 v[7]
        pxor mm4, mm0                                   ;  1019.7 p1      41 v[7]
        movq mm0, [ebx + 32]                            ;   958.7 p2      36 v[9]
        paddq mm0, mm3                                  ;  1003.7 p1      36 v[9]
        movq [ebx + 32], mm4                            ;  1021.7 p0+p3   41 v[7] spill
        movq mm4, [ebx + 56]                            ;   960.0 p2      37 v[4]
        pxor mm4, mm0                                   ;  1005.7 p1      37 v[4]
        movq [ebx + 56], mm5                            ;  1007.7 p0+p3   39 v[13] spill
        movq mm5, mm4                                   ;  1007.7 p0      37 v[4] copy
        psllq mm5, 0x28                                 ;  1013.7 p1      37 v[4]
        psrlq mm4, 0x18                                 ;  1007.7 p1      37 v[4]
        pxor mm4, mm5                                   ;  1015.7 p1      37 v[4]
        paddq mm1, mm4                                  ;  1017.7 p1      38 v[3]
        pxor mm3, mm1                                   ;  1019.7 p1      39 v[14]
        pshufw mm5, mm3, 0x39                           ;  1021.7 p1      39 v[14]
        paddq mm0, mm5                                  ;  1023.7 p1      40 v[9]
        pxor mm4, mm0                                   ;  1025.7 p1      41 v[4]
        movq mm3, mm4                                   ;  1027.7 p0      41 v[4] copy
        psllq mm3, 1                                    ;  1033.7 p1      41 v[4]
        psrlq mm4, 0x3f                                 ;  1027.7 p1      41 v[4]
        pxor mm4, mm3                                   ;  1035.7 p1      41 v[4]
        paddq mm2, mm4                                  ;  1037.7 p1      34 v[0]
        pxor mm6, mm2                                   ;  1039.7 p1      35 v[12]
        pshufw mm6, mm6, 0x4e                           ;  1041.7 p1      35 v[12]
        paddq mm7, mm6                                  ;  1043.7 p1      36 v[8]
        movq mm3, [esi + 88]                            ;   967.0 p2      38 v[0]
        pxor mm4, mm7                                   ;  1045.7 p1      37 v[4]
        paddq mm3, mm2                                  ;  1039.7 p1      38 v[0]
        movq mm2, mm4                                   ;  1047.7 p0      37 v[4] copy
        psllq mm2, 0x28                                 ;  1053.7 p1      37 v[4]
        psrlq mm4, 0x18                                 ;  1047.7 p1      37 v[4]
        pxor mm4, mm2                                   ;  1055.7 p1      37 v[4]
        paddq mm3, mm4                                  ;  1057.7 p1      38 v[0]
        pxor mm6, mm3                                   ;  1059.7 p1      39 v[12]
        pshufw mm6, mm6, 0x39                           ;  1061.7 p1      39 v[12]
        movq mm2, [ebx + 0]                             ;   995.7 p2      34 v[1]
        paddq mm2, [ebx - 32]                           ;  1028.7 p2+p1   34 v[1]
        paddq mm2, [esi + 56]                           ;  1030.7 p2+p1   34 v[1]
        paddq mm7, mm6                                  ;  1063.7 p1      40 v[8]
        pxor mm4, mm7                                   ;  1065.7 p1      41 v[4]
        movq [ebx + 0], mm7                             ;  1065.7 p0+p3   40 v[8] spill
        movq mm7, [ebx + 56]                            ;  1015.7 p2      35 v[13]
        pxor mm7, mm2                                   ;  1032.7 p1      35 v[13]
        pshufw mm7, mm7, 0x4e                           ;  1034.7 p1      35 v[13]
        paddq mm0, mm7                                  ;  1036.7 p1      36 v[9]
        paddq mm2, [esi + 112]                          ;  1035.7 p2+p1   38 v[1]
        movq [ebx + 56], mm6                            ;  1063.7 p0+p3   39 v[12] spill
        movq mm6, mm4                                   ;  1067.7 p0      41 v[4] copy
        psllq mm6, 1                                    ;  1073.7 p1      41 v[4]
        psrlq mm4, 0x3f                                 ;  1067.7 p1      41 v[4]
        pxor mm4, mm6                                   ;  1075.7 p1      41 v[4]
        movq mm6, [ebx - 32]                            ;   998.7 p2      37 v[5]
        pxor mm6, mm0                                   ;  1039.7 p1      37 v[5]
        movq [ebx - 32], mm4                            ;  1077.7 p0+p3   41 v[4] spill
        movq mm4, mm6                                   ;  1041.7 p0      37 v[5] copy
        psllq mm4, 0x28                                 ;  1047.7 p1      37 v[5]
        psrlq mm6, 0x18                                 ;  1041.7 p1      37 v[5]
        pxor mm6, mm4                                   ;  1049.7 p1      37 v[5]
        paddq mm2, mm6                                  ;  1051.7 p1      38 v[1]
        pxor mm7, mm2                                   ;  1053.7 p1      39 v[13]
        pshufw mm7, mm7, 0x39                           ;  1055.7 p1      39 v[13]
        paddq mm0, mm7                                  ;  1057.7 p1      40 v[9]
        pxor mm6, mm0                                   ;  1059.7 p1      41 v[5]
        movq mm4, [ebx - 16]                            ;  1011.7 p2      34 v[2]
        paddq mm4, [ebx + 48]                           ;  1048.7 p2+p1   34 v[2]
        paddq mm4, [esi + 96]                           ;  1050.7 p2+p1   34 v[2]
        pxor mm5, mm4                                   ;  1052.7 p1      35 v[14]
        pshufw mm5, mm5, 0x4e                           ;  1054.7 p1      35 v[14]
        paddq mm4, [esi + 8]                            ;  1052.7 p2+p1   38 v[2]
        paddq mm1, [ebx + 32]                           ;  1053.7 p2+p1   34 v[3]
        paddq mm1, [esi + 24]                           ;  1055.7 p2+p1   34 v[3]
        movq [ebx - 16], mm0                            ;  1059.7 p0+p3   40 v[9] spill
        movq mm0, mm6                                   ;  1061.7 p0      41 v[5] copy
        psllq mm0, 1                                    ;  1067.7 p1      41 v[5]
        psrlq mm6, 0x3f                                 ;  1061.7 p1      41 v[5]
        pxor mm6, mm0                                   ;  1069.7 p1      41 v[5]
        movq mm0, [ebx - 48]                            ;  1005.7 p2      36 v[10]
        paddq mm0, mm5                                  ;  1058.7 p1      36 v[10]
        movq [ebx - 48], mm7                            ;  1057.7 p0+p3   39 v[13] spill
        movq mm7, [ebx + 48]                            ;  1013.7 p2      37 v[6]
        pxor mm7, mm0                                   ;  1060.7 p1      37 v[6]
        movq [ebx + 48], mm2                            ;  1053.7 p0+p3   38 v[1] spill
        movq mm2, mm7                                   ;  1062.7 p0      37 v[6] copy
        psllq mm2, 0x28                                 ;  1068.7 p1      37 v[6]
        psrlq mm7, 0x18                                 ;  1062.7 p1      37 v[6]
        pxor mm7, mm2                                   ;  1070.7 p1      37 v[6]
        paddq mm4, mm7                                  ;  1072.7 p1      38 v[2]
        pxor mm5, mm4                                   ;  1074.7 p1      39 v[14]
        pshufw mm5, mm5, 0x39                           ;  1076.7 p1      39 v[14]
        paddq mm0, mm5                                  ;  1078.7 p1      40 v[10]
        pxor mm7, mm0                                   ;  1080.7 p1      41 v[6]
        movq mm2, [ebx - 8]                             ;  1016.3 p2      35 v[15]
        pxor mm2, mm1                                   ;  1068.7 p1      35 v[15]
        pshufw mm2, mm2, 0x4e                           ;  1070.7 p1      35 v[15]
        paddq mm1, [esi + 72]                           ;  1070.7 p2+p1   38 v[3]
        paddq mm3, [esi + 40]                           ;  1071.7 p2+p1   34 v[0]
        paddq mm3, mm6                                  ;  1073.7 p1      34 v[0]
        movq [ebx - 8], mm5                             ;  1078.7 p0+p3   39 v[14] spill
        movq mm5, mm7                                   ;  1082.7 p0      41 v[6] copy
        psllq mm5, 1                                    ;  1088.7 p1      41 v[6]
        psrlq mm7, 0x3f                                 ;  1082.7 p1      41 v[6]
        pxor mm7, mm5                                   ;  1090.7 p1      41 v[6]
        movq mm5, [ebx - 40]                            ;  1021.0 p2      36 v[11]
        paddq mm5, mm2                                  ;  1076.7 p1      36 v[11]
        movq [ebx - 40], mm4                            ;  1074.7 p0+p3   38 v[2] spill
        movq mm4, [ebx + 32]                            ;  1029.7 p2      37 v[7]
        pxor mm4, mm5                                   ;  1078.7 p1      37 v[7]
        movq [ebx + 32], mm7                            ;  1092.7 p0+p3   41 v[6] spill
        movq mm7, mm4                                   ;  1080.7 p0      37 v[7] copy
        psllq mm7, 0x28                                 ;  1086.7 p1      37 v[7]
        psrlq mm4, 0x18                                 ;  1080.7 p1      37 v[7]
        pxor mm4, mm7                                   ;  1088.7 p1      37 v[7]
        paddq mm1, mm4                                  ;  1090.7 p1      38 v[3]
        pxor mm2, mm1                                   ;  1092.7 p1      39 v[15]
        pshufw mm7, mm2, 0x39                           ;  1094.7 p1      39 v[15]
        paddq mm5, mm7                                  ;  1096.7 p1      40 v[11]
        pxor mm4, mm5                                   ;  1098.7 p1      41 v[7]
        movq mm2, mm4                                   ;  1100.7 p0      41 v[7] copy
        psllq mm2, 1                                    ;  1106.7 p1      41 v[7]
        psrlq mm4, 0x3f                                 ;  1100.7 p1      41 v[7]
        pxor mm4, mm2                                   ;  1108.7 p1      41 v[7]
        pxor mm7, mm3                                   ;  1096.7 p1      35 v[15]
        pshufw mm7, mm7, 0x4e                           ;  1098.7 p1      35 v[15]
        paddq mm0, mm7                                  ;  1100.7 p1      36 v[10]
        pxor mm6, mm0                                   ;  1102.7 p1      37 v[5]
        movq mm2, [esi]                                 ;  1035.7 p2      38 v[0]
        paddq mm2, mm3                                  ;  1093.7 p1      38 v[0]
        movq mm3, mm6                                   ;  1104.7 p0      37 v[5] copy
        psllq mm3, 0x28                                 ;  1110.7 p1      37 v[5]
        psrlq mm6, 0x18                                 ;  1104.7 p1      37 v[5]
        pxor mm6, mm3                                   ;  1112.7 p1      37 v[5]
        paddq mm2, mm6                                  ;  1114.7 p1      38 v[0]
        pxor mm7, mm2                                   ;  1116.7 p1      39 v[15]
        pshufw mm7, mm7, 0x39                           ;  1118.7 p1      39 v[15]
        paddq mm0, mm7                                  ;  1120.7 p1      40 v[10]
        movq mm3, [ebx + 48]                            ;  1061.7 p2      34 v[1]
        paddq mm3, [ebx + 32]                           ;  1107.7 p2+p1   34 v[1]
        paddq mm3, [esi + 120]                          ;  1109.7 p2+p1   34 v[1]
        pxor mm6, mm0                                   ;  1122.7 p1      41 v[5]
        movq [ebx + 48], mm7                            ;  1120.7 p0+p3   39 v[15] spill
        movq mm7, [ebx + 56]                            ;  1071.7 p2      35 v[12]
        pxor mm7, mm3                                   ;  1111.7 p1      35 v[12]
        pshufw mm7, mm7, 0x4e                           ;  1113.7 p1      35 v[12]
        paddq mm5, mm7                                  ;  1115.7 p1      36 v[11]
        paddq mm3, [esi + 32]                           ;  1111.7 p2+p1   38 v[1]
        movq [ebx + 56], mm0                            ;  1122.7 p0+p3   40 v[10] spill
        movq mm0, mm6                                   ;  1124.7 p0      41 v[5] copy
        psllq mm0, 1                                    ;  1130.7 p1      41 v[5]
        psrlq mm6, 0x3f                                 ;  1124.7 p1      41 v[5]
        pxor mm6, mm0                                   ;  1132.7 p1      41 v[5]
        movq mm0, [ebx + 32]                            ;  1100.7 p2      37 v[6]
        pxor mm0, mm5                                   ;  1117.7 p1      37 v[6]
        movq [ebx + 32], mm6                            ;  1134.7 p0+p3   41 v[5] spill
        movq mm6, mm0                                   ;  1119.7 p0      37 v[6] copy
        psllq mm6, 0x28                                 ;  1125.7 p1      37 v[6]
        psrlq mm0, 0x18                                 ;  1119.7 p1      37 v[6]
        pxor mm0, mm6                                   ;  1127.7 p1      37 v[6]
        paddq mm3, mm0                                  ;  1129.7 p1      38 v[1]
        pxor mm7, mm3                                   ;  1131.7 p1      39 v[12]
        pshufw mm6, mm7, 0x39                           ;  1133.7 p1      39 v[12]
        paddq mm5, mm6                                  ;  1135.7 p1      40 v[11]
        pxor mm0, mm5                                   ;  1137.7 p1      41 v[6]
        movq mm7, [ebx - 40]                            ;  1086.7 p2      34 v[2]
        paddq mm7, [esi + 64]                           ;  1120.7 p2+p1   34 v[2]
        paddq mm7, mm4                                  ;  1122.7 p1      34 v[2]
        paddq mm1, [ebx - 32]                           ;  1122.7 p2+p1   34 v[3]
        paddq mm1, [esi + 16]                           ;  1124.7 p2+p1   34 v[3]
        movq [ebx - 40], mm5                            ;  1137.7 p0+p3   40 v[11] spill
        movq mm5, mm0                                   ;  1139.7 p0      41 v[6] copy
        psllq mm5, 1                                    ;  1145.7 p1      41 v[6]
        psrlq mm0, 0x3f                                 ;  1139.7 p1      41 v[6]
        pxor mm0, mm5                                   ;  1147.7 p1      41 v[6]
        movq mm5, [ebx - 48]                            ;  1091.3 p2      35 v[13]
        pxor mm5, mm7                                   ;  1127.7 p1      35 v[13]
        pshufw mm5, mm5, 0x4e                           ;  1129.7 p1      35 v[13]
        paddq mm7, [esi + 48]                           ;  1129.7 p2+p1   38 v[2]
        movq [ebx - 48], mm0                            ;  1149.7 p0+p3   41 v[6] spill
        movq mm0, [ebx + 0]                             ;  1093.7 p2      36 v[8]
        paddq mm0, mm5                                  ;  1131.7 p1      36 v[8]
        pxor mm4, mm0                                   ;  1133.7 p1      37 v[7]
        movq [ebx + 0], mm3                             ;  1131.7 p0+p3   38 v[1] spill
        movq mm3, mm4                                   ;  1135.7 p0      37 v[7] copy
        psllq mm3, 0x28                                 ;  1141.7 p1      37 v[7]
        psrlq mm4, 0x18                                 ;  1135.7 p1      37 v[7]
        pxor mm4, mm3                                   ;  1143.7 p1      37 v[7]
        paddq mm7, mm4                                  ;  1145.7 p1      38 v[2]
        pxor mm5, mm7                                   ;  1147.7 p1      39 v[13]
        pshufw mm5, mm5, 0x39                           ;  1149.7 p1      39 v[13]
        paddq mm0, mm5                                  ;  1151.7 p1      40 v[8]
        pxor mm4, mm0                                   ;  1153.7 p1      41 v[7]
        movq mm3, [ebx - 8]                             ;  1098.3 p2      35 v[14]
        pxor mm3, mm1                                   ;  1140.7 p1      35 v[14]
        pshufw mm3, mm3, 0x4e                           ;  1142.7 p1      35 v[14]
        paddq mm1, [esi + 80]                           ;  1142.7 p2+p1   38 v[3]
        paddq mm2, [esi + 48]                           ;  1143.7 p2+p1   34 v[0]
        movq [ebx - 8], mm7                             ;  1147.7 p0+p3   38 v[2] spill
        movq mm7, mm4                                   ;  1155.7 p0      41 v[7] copy
        psllq mm7, 1                                    ;  1161.7 p1      41 v[7]
        psrlq mm4, 0x3f                                 ;  1155.7 p1      41 v[7]
        pxor mm4, mm7                                   ;  1163.7 p1      41 v[7]
        movq mm7, [ebx - 16]                            ;  1102.7 p2      36 v[9]
        paddq mm7, mm3                                  ;  1147.7 p1      36 v[9]
        movq [ebx - 16], mm4                            ;  1165.7 p0+p3   41 v[7] spill
        movq mm4, [ebx - 32]                            ;  1104.0 p2      37 v[4]
        pxor mm4, mm7                                   ;  1149.7 p1      37 v[4]
        movq [ebx - 32], mm5                            ;  1151.7 p0+p3   39 v[13] spill
        movq mm5, mm4                                   ;  1151.7 p0      37 v[4] copy
        psllq mm5, 0x28                                 ;  1157.7 p1      37 v[4]
        psrlq mm4, 0x18                                 ;  1151.7 p1      37 v[4]
        pxor mm4, mm5                                   ;  1159.7 p1      37 v[4]
        paddq mm1, mm4                                  ;  1161.7 p1      38 v[3]
        pxor mm3, mm1                                   ;  1163.7 p1      39 v[14]
        pshufw mm5, mm3, 0x39                           ;  1165.7 p1      39 v[14]
        paddq mm7, mm5                                  ;  1167.7 p1      40 v[9]
        pxor mm4, mm7                                   ;  1169.7 p1      41 v[4]
        movq mm3, mm4                                   ;  1171.7 p0      41 v[4] copy
        psllq mm3, 1                                    ;  1177.7 p1      41 v[4]
        psrlq mm4, 0x3f                                 ;  1171.7 p1      41 v[4]
        pxor mm4, mm3                                   ;  1179.7 p1      41 v[4]
        paddq mm2, mm4                                  ;  1181.7 p1      34 v[0]
        pxor mm6, mm2                                   ;  1183.7 p1      35 v[12]
        pshufw mm6, mm6, 0x4e                           ;  1185.7 p1      35 v[12]
        paddq mm0, mm6                                  ;  1187.7 p1      36 v[8]
        movq mm3, [esi + 120]                           ;  1111.0 p2      38 v[0]
        pxor mm4, mm0                                   ;  1189.7 p1      37 v[4]
        paddq mm3, mm2                                  ;  1183.7 p1      38 v[0]
        movq mm2, mm4                                   ;  1191.7 p0      37 v[4] copy
        psllq mm2, 0x28                                 ;  1197.7 p1      37 v[4]
        psrlq mm4, 0x18                                 ;  1191.7 p1      37 v[4]
        pxor mm4, mm2                                   ;  1199.7 p1      37 v[4]
        paddq mm3, mm4                                  ;  1201.7 p1      38 v[0]
        pxor mm6, mm3                                   ;  1203.7 p1      39 v[12]
        pshufw mm6, mm6, 0x39                           ;  1205.7 p1      39 v[12]
        movq mm2, [ebx + 0]                             ;  1139.7 p2      34 v[1]
        paddq mm2, [ebx + 32]                           ;  1172.7 p2+p1   34 v[1]
        paddq mm2, [esi + 112]                          ;  1174.7 p2+p1   34 v[1]
        paddq mm0, mm6                                  ;  1207.7 p1      40 v[8]
        pxor mm4, mm0                                   ;  1209.7 p1      41 v[4]
        movq [ebx + 0], mm0                             ;  1209.7 p0+p3   40 v[8] spill
        movq mm0, [ebx - 32]                            ;  1159.7 p2      35 v[13]
        pxor mm0, mm2                                   ;  1176.7 p1      35 v[13]
        pshufw mm0, mm0, 0x4e                           ;  1178.7 p1      35 v[13]
        paddq mm7, mm0                                  ;  1180.7 p1      36 v[9]
        paddq mm2, [esi + 72]                           ;  1179.7 p2+p1   38 v[1]
        movq [ebx - 32], mm6                            ;  1207.7 p0+p3   39 v[12] spill
        movq mm6, mm4                                   ;  1211.7 p0      41 v[4] copy
        psllq mm6, 1                                    ;  1217.7 p1      41 v[4]
        psrlq mm4, 0x3f                                 ;  1211.7 p1      41 v[4]
        pxor mm4, mm6                                   ;  1219.7 p1      41 v[4]
        movq mm6, [ebx + 32]                            ;  1142.7 p2      37 v[5]
        pxor mm6, mm7                                   ;  1183.7 p1      37 v[5]
        movq [ebx + 32], mm4                            ;  1221.7 p0+p3   41 v[4] spill
        movq mm4, mm6                                   ;  1185.7 p0      37 v[5] copy
        psllq mm4, 0x28                                 ;  1191.7 p1      37 v[5]
        psrlq mm6, 0x18                                 ;  1185.7 p1      37 v[5]
        pxor mm6, mm4                                   ;  1193.7 p1      37 v[5]
        paddq mm2, mm6                                  ;  1195.7 p1      38 v[1]
        pxor mm0, mm2                                   ;  1197.7 p1      39 v[13]
        pshufw mm0, mm0, 0x39                           ;  1199.7 p1      39 v[13]
        paddq mm7, mm0                                  ;  1201.7 p1      40 v[9]
        pxor mm6, mm7                                   ;  1203.7 p1      41 v[5]
        movq mm4, [ebx - 8]                             ;  1155.7 p2      34 v[2]
        paddq mm4, [ebx - 48]                           ;  1192.7 p2+p1   34 v[2]
        paddq mm4, [esi + 88]                           ;  1194.7 p2+p1   34 v[2]
        pxor mm5, mm4                                   ;  1196.7 p1      35 v[14]
        pshufw mm5, mm5, 0x4e                           ;  1198.7 p1      35 v[14]
        paddq mm4, [esi + 24]                           ;  1196.7 p2+p1   38 v[2]
        paddq mm1, [ebx - 16]                           ;  1197.7 p2+p1   34 v[3]
        paddq mm1, [esi]                                ;  1199.7 p2+p1   34 v[3]
        movq [ebx - 8], mm7                             ;  1203.7 p0+p3   40 v[9] spill
        movq mm7, mm6                                   ;  1205.7 p0      41 v[5] copy
        psllq mm7, 1                                    ;  1211.7 p1      41 v[5]
        psrlq mm6, 0x3f                                 ;  1205.7 p1      41 v[5]
        pxor mm6, mm7                                   ;  1213.7 p1      41 v[5]
        movq mm7, [ebx + 56]                            ;  1149.7 p2      36 v[10]
        paddq mm7, mm5                                  ;  1202.7 p1      36 v[10]
        movq [ebx + 56], mm0                            ;  1201.7 p0+p3   39 v[13] spill
        movq mm0, [ebx - 48]                            ;  1157.7 p2      37 v[6]
        pxor mm0, mm7                                   ;  1204.7 p1      37 v[6]
        movq [ebx - 48], mm2                            ;  1197.7 p0+p3   38 v[1] spill
        movq mm2, mm0                                   ;  1206.7 p0      37 v[6] copy
        psllq mm2, 0x28                                 ;  1212.7 p1      37 v[6]
        psrlq mm0, 0x18                                 ;  1206.7 p1      37 v[6]
        pxor mm0, mm2                                   ;  1214.7 p1      37 v[6]
        paddq mm4, mm0                                  ;  1216.7 p1      38 v[2]
        pxor mm5, mm4                                   ;  1218.7 p1      39 v[14]
        pshufw mm5, mm5, 0x39                           ;  1220.7 p1      39 v[14]
        paddq mm7, mm5                                  ;  1222.7 p1      40 v[10]
        pxor mm0, mm7                                   ;  1224.7 p1      41 v[6]
        movq mm2, [ebx + 48]                            ;  1160.3 p2      35 v[15]
        pxor mm2, mm1                                   ;  1212.7 p1      35 v[15]
        pshufw mm2, mm2, 0x4e                           ;  1214.7 p1      35 v[15]
        paddq mm1, [esi + 64]                           ;  1214.7 p2+p1   38 v[3]
        paddq mm3, [esi + 96]                           ;  1215.7 p2+p1   34 v[0]
        paddq mm3, mm6                                  ;  1217.7 p1      34 v[0]
        movq [ebx + 48], mm5                            ;  1222.7 p0+p3   39 v[14] spill
        movq mm5, mm0                                   ;  1226.7 p0      41 v[6] copy
        psllq mm5, 1                                    ;  1232.7 p1      41 v[6]
        psrlq mm0, 0x3f                                 ;  1226.7 p1      41 v[6]
        pxor mm0, mm5                                   ;  1234.7 p1      41 v[6]
        movq mm5, [ebx - 40]                            ;  1165.0 p2      36 v[11]
        paddq mm5, mm2                                  ;  1220.7 p1      36 v[11]
        movq [ebx - 40], mm4                            ;  1218.7 p0+p3   38 v[2] spill
        movq mm4, [ebx - 16]                            ;  1173.7 p2      37 v[7]
        pxor mm4, mm5                                   ;  1222.7 p1      37 v[7]
        movq [ebx - 16], mm0                            ;  1236.7 p0+p3   41 v[6] spill
        movq mm0, mm4                                   ;  1224.7 p0      37 v[7] copy
        psllq mm0, 0x28                                 ;  1230.7 p1      37 v[7]
        psrlq mm4, 0x18                                 ;  1224.7 p1      37 v[7]
        pxor mm4, mm0                                   ;  1232.7 p1      37 v[7]
        paddq mm1, mm4                                  ;  1234.7 p1      38 v[3]
        pxor mm2, mm1                                   ;  1236.7 p1      39 v[15]
        pshufw mm0, mm2, 0x39                           ;  1238.7 p1      39 v[15]
        paddq mm5, mm0                                  ;  1240.7 p1      40 v[11]
        pxor mm4, mm5                                   ;  1242.7 p1      41 v[7]
        movq mm2, mm4                                   ;  1244.7 p0      41 v[7] copy
        psllq mm2, 1                                    ;  1250.7 p1      41 v[7]
        psrlq mm4, 0x3f                                 ;  1244.7 p1      41 v[7]
        pxor mm4, mm2                                   ;  1252.7 p1      41 v[7]
        pxor mm0, mm3                                   ;  1240.7 p1      35 v[15]
        pshufw mm0, mm0, 0x4e                           ;  1242.7 p1      35 v[15]
        paddq mm7, mm0                                  ;  1244.7 p1      36 v[10]
        pxor mm6, mm7                                   ;  1246.7 p1      37 v[5]
        movq mm2, [esi + 16]                            ;  1179.7 p2      38 v[0]
        paddq mm2, mm3                                  ;  1237.7 p1      38 v[0]
        movq mm3, mm6                                   ;  1248.7 p0      37 v[5] copy
        psllq mm3, 0x28                                 ;  1254.7 p1      37 v[5]
        psrlq mm6, 0x18                                 ;  1248.7 p1      37 v[5]
        pxor mm6, mm3                                   ;  1256.7 p1      37 v[5]
        paddq mm2, mm6                                  ;  1258.7 p1      38 v[0]
        pxor mm0, mm2                                   ;  1260.7 p1      39 v[15]
        pshufw mm0, mm0, 0x39                           ;  1262.7 p1      39 v[15]
        paddq mm7, mm0                                  ;  1264.7 p1      40 v[10]
        movq mm3, [ebx - 48]                            ;  1205.7 p2      34 v[1]
        paddq mm3, [ebx - 16]                           ;  1251.7 p2+p1   34 v[1]
        paddq mm3, [esi + 104]                          ;  1253.7 p2+p1   34 v[1]
        pxor mm6, mm7                                   ;  1266.7 p1      41 v[5]
        movq [ebx - 48], mm0                            ;  1264.7 p0+p3   39 v[15] spill
        movq mm0, [ebx - 32]                            ;  1215.7 p2      35 v[12]
        pxor mm0, mm3                                   ;  1255.7 p1      35 v[12]
        pshufw mm0, mm0, 0x4e                           ;  1257.7 p1      35 v[12]
        paddq mm5, mm0                                  ;  1259.7 p1      36 v[11]
        paddq mm3, [esi + 56]                           ;  1255.7 p2+p1   38 v[1]
        movq [ebx - 32], mm7                            ;  1266.7 p0+p3   40 v[10] spill
        movq mm7, mm6                                   ;  1268.7 p0      41 v[5] copy
        psllq mm7, 1                                    ;  1274.7 p1      41 v[5]
        psrlq mm6, 0x3f                                 ;  1268.7 p1      41 v[5]
        pxor mm6, mm7                                   ;  1276.7 p1      41 v[5]
        movq mm7, [ebx - 16]                            ;  1244.7 p2      37 v[6]
        pxor mm7, mm5                                   ;  1261.7 p1      37 v[6]
        movq [ebx - 16], mm6                            ;  1278.7 p0+p3   41 v[5] spill
        movq mm6, mm7                                   ;  1263.7 p0      37 v[6] copy
        psllq mm6, 0x28                                 ;  1269.7 p1      37 v[6]
        psrlq mm7, 0x18                                 ;  1263.7 p1      37 v[6]
        pxor mm7, mm6                                   ;  1271.7 p1      37 v[6]
        paddq mm3, mm7                                  ;  1273.7 p1      38 v[1]
        pxor mm0, mm3                                   ;  1275.7 p1      39 v[12]
        pshufw mm6, mm0, 0x39                           ;  1277.7 p1      39 v[12]
        paddq mm5, mm6                                  ;  1279.7 p1      40 v[11]
        pxor mm7, mm5                                   ;  1281.7 p1      41 v[6]
        movq mm0, [ebx - 40]                            ;  1230.7 p2      34 v[2]
        paddq mm0, [esi + 8]                            ;  1264.7 p2+p1   34 v[2]
        paddq mm0, mm4                                  ;  1266.7 p1      34 v[2]
        paddq mm1, [ebx + 32]                           ;  1266.7 p2+p1   34 v[3]
        paddq mm1, [esi + 80]                           ;  1268.7 p2+p1   34 v[3]
        movq [ebx - 40], mm5                            ;  1281.7 p0+p3   40 v[11] spill
        movq mm5, mm7                                   ;  1283.7 p0      41 v[6] copy
        psllq mm5, 1                                    ;  1289.7 p1      41 v[6]
        psrlq mm7, 0x3f                                 ;  1283.7 p1      41 v[6]
        pxor mm7, mm5                                   ;  1291.7 p1      41 v[6]
        movq mm5, [ebx + 56]                            ;  1235.3 p2      35 v[13]
        pxor mm5, mm0                                   ;  1271.7 p1      35 v[13]
        pshufw mm5, mm5, 0x4e                           ;  1273.7 p1      35 v[13]
        paddq mm0, [esi + 32]                           ;  1273.7 p2+p1   38 v[2]
        movq [ebx + 56], mm7                            ;  1293.7 p0+p3   41 v[6] spill
        movq mm7, [ebx + 0]                             ;  1237.7 p2      36 v[8]
        paddq mm7, mm5                                  ;  1275.7 p1      36 v[8]
        pxor mm4, mm7                                   ;  1277.7 p1      37 v[7]
        movq [ebx + 0], mm3                             ;  1275.7 p0+p3   38 v[1] spill
        movq mm3, mm4                                   ;  1279.7 p0      37 v[7] copy
        psllq mm3, 0x28                                 ;  1285.7 p1      37 v[7]
        psrlq mm4, 0x18                                 ;  1279.7 p1      37 v[7]
        pxor mm4, mm3                                   ;  1287.7 p1      37 v[7]
        paddq mm0, mm4                                  ;  1289.7 p1      38 v[2]
        pxor mm5, mm0                                   ;  1291.7 p1      39 v[13]
        pshufw mm5, mm5, 0x39                           ;  1293.7 p1      39 v[13]
        paddq mm7, mm5                                  ;  1295.7 p1      40 v[8]
        pxor mm4, mm7                                   ;  1297.7 p1      41 v[7]
        movq mm3, [ebx + 48]                            ;  1242.3 p2      35 v[14]
        pxor mm3, mm1                                   ;  1284.7 p1      35 v[14]
        pshufw mm3, mm3, 0x4e                           ;  1286.7 p1      35 v[14]
        paddq mm1, [esi + 40]                           ;  1286.7 p2+p1   38 v[3]
        paddq mm2, [esi + 80]                           ;  1287.7 p2+p1   34 v[0]
        movq [ebx + 48], mm0                            ;  1291.7 p0+p3   38 v[2] spill
        movq mm0, mm4                                   ;  1299.7 p0      41 v[7] copy
        psllq mm0, 1                                    ;  1305.7 p1      41 v[7]
        psrlq mm4, 0x3f                                 ;  1299.7 p1      41 v[7]
        pxor mm4, mm0                                   ;  1307.7 p1      41 v[7]
        movq mm0, [ebx - 8]                             ;  1246.7 p2      36 v[9]
        paddq mm0, mm3                                  ;  1291.7 p1      36 v[9]
        movq [ebx - 8], mm4                             ;  1309.7 p0+p3   41 v[7] spill
        movq mm4, [ebx + 32]                            ;  1248.0 p2      37 v[4]
        pxor mm4, mm0                                   ;  1293.7 p1      37 v[4]
        movq [ebx + 32], mm5                            ;  1295.7 p0+p3   39 v[13] spill
        movq mm5, mm4                                   ;  1295.7 p0      37 v[4] copy
        psllq mm5, 0x28                                 ;  1301.7 p1      37 v[4]
        psrlq mm4, 0x18                                 ;  1295.7 p1      37 v[4]
        pxor mm4, mm5                                   ;  1303.7 p1      37 v[4]
        paddq mm1, mm4                                  ;  1305.7 p1      38 v[3]
        pxor mm3, mm1                                   ;  1307.7 p1      39 v[14]
        pshufw mm5, mm3, 0x39                           ;  1309.7 p1      39 v[14]
        paddq mm0, mm5                                  ;  1311.7 p1      40 v[9]
        pxor mm4, mm0                                   ;  1313.7 p1      41 v[4]
        movq mm3, mm4                                   ;  1315.7 p0      41 v[4] copy
        psllq mm3, 1                                    ;  1321.7 p1      41 v[4]
        psrlq mm4, 0x3f                                 ;  1315.7 p1      41 v[4]
        pxor mm4, mm3                                   ;  1323.7 p1      41 v[4]
        paddq mm2, mm4                                  ;  1325.7 p1      34 v[0]
        pxor mm6, mm2                                   ;  1327.7 p1      35 v[12]
        pshufw mm6, mm6, 0x4e                           ;  1329.7 p1      35 v[12]
        paddq mm7, mm6                                  ;  1331.7 p1      36 v[8]
        movq mm3, [esi + 16]                            ;  1255.0 p2      38 v[0]
        pxor mm4, mm7                                   ;  1333.7 p1      37 v[4]
        paddq mm3, mm2                                  ;  1327.7 p1      38 v[0]
        movq mm2, mm4                                   ;  1335.7 p0      37 v[4] copy
        psllq mm2, 0x28                                 ;  1341.7 p1      37 v[4]
        psrlq mm4, 0x18                                 ;  1335.7 p1      37 v[4]
        pxor mm4, mm2                                   ;  1343.7 p1      37 v[4]
        paddq mm3, mm4                                  ;  1345.7 p1      38 v[0]
        pxor mm6, mm3                                   ;  1347.7 p1      39 v[12]
        pshufw mm6, mm6, 0x39                           ;  1349.7 p1      39 v[12]
        movq mm2, [ebx + 0]                             ;  1283.7 p2      34 v[1]
        paddq mm2, [ebx - 16]                           ;  1316.7 p2+p1   34 v[1]
        paddq mm2, [esi + 64]                           ;  1318.7 p2+p1   34 v[1]
        paddq mm7, mm6                                  ;  1351.7 p1      40 v[8]
        pxor mm4, mm7                                   ;  1353.7 p1      41 v[4]
        movq [ebx + 0], mm7                             ;  1353.7 p0+p3   40 v[8] spill
        movq mm7, [ebx + 32]                            ;  1303.7 p2      35 v[13]
        pxor mm7, mm2                                   ;  1320.7 p1      35 v[13]
        pshufw mm7, mm7, 0x4e                           ;  1322.7 p1      35 v[13]
        paddq mm0, mm7                                  ;  1324.7 p1      36 v[9]
        paddq mm2, [esi + 32]                           ;  1323.7 p2+p1   38 v[1]
        movq [ebx + 32], mm6                            ;  1351.7 p0+p3   39 v[12] spill
        movq mm6, mm4                                   ;  1355.7 p0      41 v[4] copy
        psllq mm6, 1                                    ;  1361.7 p1      41 v[4]
        psrlq mm4, 0x3f                                 ;  1355.7 p1      41 v[4]
        pxor mm4, mm6                                   ;  1363.7 p1      41 v[4]
        movq mm6, [ebx - 16]                            ;  1286.7 p2      37 v[5]
        pxor mm6, mm0                                   ;  1327.7 p1      37 v[5]
        movq [ebx - 16], mm4                            ;  1365.7 p0+p3   41 v[4] spill
        movq mm4, mm6                                   ;  1329.7 p0      37 v[5] copy
        psllq mm4, 0x28                                 ;  1335.7 p1      37 v[5]
        psrlq mm6, 0x18                                 ;  1329.7 p1      37 v[5]
        pxor mm6, mm4                                   ;  1337.7 p1      37 v[5]
        paddq mm2, mm6                                  ;  1339.7 p1      38 v[1]
        pxor mm7, mm2                                   ;  1341.7 p1      39 v[13]
        pshufw mm7, mm7, 0x39                           ;  1343.7 p1      39 v[13]
        paddq mm0, mm7                                  ;  1345.7 p1      40 v[9]
        pxor mm6, mm0                                   ;  1347.7 p1      41 v[5]
        movq mm4, [ebx + 48]                            ;  1299.7 p2      34 v[2]
        paddq mm4, [ebx + 56]                           ;  1336.7 p2+p1   34 v[2]
        paddq mm4, [esi + 56]                           ;  1338.7 p2+p1   34 v[2]
        pxor mm5, mm4                                   ;  1340.7 p1      35 v[14]
        pshufw mm5, mm5, 0x4e                           ;  1342.7 p1      35 v[14]
        paddq mm4, [esi + 48]                           ;  1340.7 p2+p1   38 v[2]
        paddq mm1, [ebx - 8]                            ;  1341.7 p2+p1   34 v[3]
        paddq mm1, [esi + 8]                            ;  1343.7 p2+p1   34 v[3]
        movq [ebx + 48], mm0                            ;  1347.7 p0+p3   40 v[9] spill
        movq mm0, mm6                                   ;  1349.7 p0      41 v[5] copy
        psllq mm0, 1                                    ;  1355.7 p1      41 v[5]
        psrlq mm6, 0x3f                                 ;  1349.7 p1      41 v[5]
        pxor mm6, mm0                                   ;  1357.7 p1      41 v[5]
        movq mm0, [ebx - 32]                            ;  1293.7 p2      36 v[10]
        paddq mm0, mm5                                  ;  1346.7 p1      36 v[10]
        movq [ebx - 32], mm7                            ;  1345.7 p0+p3   39 v[13] spill
        movq mm7, [ebx + 56]                            ;  1301.7 p2      37 v[6]
        pxor mm7, mm0                                   ;  1348.7 p1      37 v[6]
        movq [ebx + 56], mm2                            ;  1341.7 p0+p3   38 v[1] spill
        movq mm2, mm7                                   ;  1350.7 p0      37 v[6] copy
        psllq mm2, 0x28                                 ;  1356.7 p1      37 v[6]
        psrlq mm7, 0x18                                 ;  1350.7 p1      37 v[6]
        pxor mm7, mm2                                   ;  1358.7 p1      37 v[6]
        paddq mm4, mm7                                  ;  1360.7 p1      38 v[2]
        pxor mm5, mm4                                   ;  1362.7 p1      39 v[14]
        pshufw mm5, mm5, 0x39                           ;  1364.7 p1      39 v[14]
        paddq mm0, mm5                                  ;  1366.7 p1      40 v[10]
        pxor mm7, mm0                                   ;  1368.7 p1      41 v[6]
        movq mm2, [ebx - 48]                            ;  1304.3 p2      35 v[15]
        pxor mm2, mm1                                   ;  1356.7 p1      35 v[15]
        pshufw mm2, mm2, 0x4e                           ;  1358.7 p1      35 v[15]
        paddq mm1, [esi + 40]                           ;  1358.7 p2+p1   38 v[3]
        paddq mm3, [esi + 120]                          ;  1359.7 p2+p1   34 v[0]
        paddq mm3, mm6                                  ;  1361.7 p1      34 v[0]
        movq [ebx - 48], mm5                            ;  1366.7 p0+p3   39 v[14] spill
        movq mm5, mm7                                   ;  1370.7 p0      41 v[6] copy
        psllq mm5, 1                                    ;  1376.7 p1      41 v[6]
        psrlq mm7, 0x3f                                 ;  1370.7 p1      41 v[6]
        pxor mm7, mm5                                   ;  1378.7 p1      41 v[6]
        movq mm5, [ebx - 40]                            ;  1309.0 p2      36 v[11]
        paddq mm5, mm2                                  ;  1364.7 p1      36 v[11]
        movq [ebx - 40], mm4                            ;  1362.7 p0+p3   38 v[2] spill
        movq mm4, [ebx - 8]                             ;  1317.7 p2      37 v[7]
        pxor mm4, mm5                                   ;  1366.7 p1      37 v[7]
        movq [ebx - 8], mm7                             ;  1380.7 p0+p3   41 v[6] spill
        movq mm7, mm4                                   ;  1368.7 p0      37 v[7] copy
        psllq mm7, 0x28                                 ;  1374.7 p1      37 v[7]
        psrlq mm4, 0x18                                 ;  1368.7 p1      37 v[7]
        pxor mm4, mm7                                   ;  1376.7 p1      37 v[7]
        paddq mm1, mm4                                  ;  1378.7 p1      38 v[3]
        pxor mm2, mm1                                   ;  1380.7 p1      39 v[15]
        pshufw mm7, mm2, 0x39                           ;  1382.7 p1      39 v[15]
        paddq mm5, mm7                                  ;  1384.7 p1      40 v[11]
        pxor mm4, mm5                                   ;  1386.7 p1      41 v[7]
        movq mm2, mm4                                   ;  1388.7 p0      41 v[7] copy
        psllq mm2, 1                                    ;  1394.7 p1      41 v[7]
        psrlq mm4, 0x3f                                 ;  1388.7 p1      41 v[7]
        pxor mm4, mm2                                   ;  1396.7 p1      41 v[7]
        pxor mm7, mm3                                   ;  1384.7 p1      35 v[15]
        pshufw mm7, mm7, 0x4e                           ;  1386.7 p1      35 v[15]
        paddq mm0, mm7                                  ;  1388.7 p1      36 v[10]
        pxor mm6, mm0                                   ;  1390.7 p1      37 v[5]
        movq mm2, [esi + 88]                            ;  1323.7 p2      38 v[0]
        paddq mm2, mm3                                  ;  1381.7 p1      38 v[0]
        movq mm3, mm6                                   ;  1392.7 p0      37 v[5] copy
        psllq mm3, 0x28                                 ;  1398.7 p1      37 v[5]
        psrlq mm6, 0x18                                 ;  1392.7 p1      37 v[5]
        pxor mm6, mm3                                   ;  1400.7 p1      37 v[5]
        paddq mm2, mm6                                  ;  1402.7 p1      38 v[0]
        pxor mm7, mm2                                   ;  1404.7 p1      39 v[15]
        pshufw mm7, mm7, 0x39                           ;  1406.7 p1      39 v[15]
        paddq mm0, mm7                                  ;  1408.7 p1      40 v[10]
        movq mm3, [ebx + 56]                            ;  1349.7 p2      34 v[1]
        paddq mm3, [ebx - 8]                            ;  1395.7 p2+p1   34 v[1]
        paddq mm3, [esi + 72]                           ;  1397.7 p2+p1   34 v[1]
        pxor mm6, mm0                                   ;  1410.7 p1      41 v[5]
        movq [ebx + 56], mm7                            ;  1408.7 p0+p3   39 v[15] spill
        movq mm7, [ebx + 32]                            ;  1359.7 p2      35 v[12]
        pxor mm7, mm3                                   ;  1399.7 p1      35 v[12]
        pshufw mm7, mm7, 0x4e                           ;  1401.7 p1      35 v[12]
        paddq mm5, mm7                                  ;  1403.7 p1      36 v[11]
        paddq mm3, [esi + 112]                          ;  1399.7 p2+p1   38 v[1]
        movq [ebx + 32], mm0                            ;  1410.7 p0+p3   40 v[10] spill
        movq mm0, mm6                                   ;  1412.7 p0      41 v[5] copy
        psllq mm0, 1                                    ;  1418.7 p1      41 v[5]
        psrlq mm6, 0x3f                                 ;  1412.7 p1      41 v[5]
        pxor mm6, mm0                                   ;  1420.7 p1      41 v[5]
        movq mm0, [ebx - 8]                             ;  1388.7 p2      37 v[6]
        pxor mm0, mm5                                   ;  1405.7 p1      37 v[6]
        movq [ebx - 8], mm6                             ;  1422.7 p0+p3   41 v[5] spill
        movq mm6, mm0                                   ;  1407.7 p0      37 v[6] copy
        psllq mm6, 0x28                                 ;  1413.7 p1      37 v[6]
        psrlq mm0, 0x18                                 ;  1407.7 p1      37 v[6]
        pxor mm0, mm6                                   ;  1415.7 p1      37 v[6]
        paddq mm3, mm0                                  ;  1417.7 p1      38 v[1]
        pxor mm7, mm3                                   ;  1419.7 p1      39 v[12]
        pshufw mm6, mm7, 0x39                           ;  1421.7 p1      39 v[12]
        paddq mm5, mm6                                  ;  1423.7 p1      40 v[11]
        pxor mm0, mm5                                   ;  1425.7 p1      41 v[6]
        movq mm7, [ebx - 40]                            ;  1374.7 p2      34 v[2]
        paddq mm7, [esi + 24]                           ;  1408.7 p2+p1   34 v[2]
        paddq mm7, mm4                                  ;  1410.7 p1      34 v[2]
        paddq mm1, [ebx - 16]                           ;  1410.7 p2+p1   34 v[3]
        paddq mm1, [esi + 104]                          ;  1412.7 p2+p1   34 v[3]
        movq [ebx - 40], mm5                            ;  1425.7 p0+p3   40 v[11] spill
        movq mm5, mm0                                   ;  1427.7 p0      41 v[6] copy
        psllq mm5, 1                                    ;  1433.7 p1      41 v[6]
        psrlq mm0, 0x3f                                 ;  1427.7 p1      41 v[6]
        pxor mm0, mm5                                   ;  1435.7 p1      41 v[6]
        movq mm5, [ebx - 32]                            ;  1379.3 p2      35 v[13]
        pxor mm5, mm7                                   ;  1415.7 p1      35 v[13]
        pshufw mm5, mm5, 0x4e                           ;  1417.7 p1      35 v[13]
        paddq mm7, [esi + 96]                           ;  1417.7 p2+p1   38 v[2]
        movq [ebx - 32], mm0                            ;  1437.7 p0+p3   41 v[6] spill
        movq mm0, [ebx + 0]                             ;  1381.7 p2      36 v[8]
        paddq mm0, mm5                                  ;  1419.7 p1      36 v[8]
        pxor mm4, mm0                                   ;  1421.7 p1      37 v[7]
        movq [ebx + 0], mm3                             ;  1419.7 p0+p3   38 v[1] spill
        movq mm3, mm4                                   ;  1423.7 p0      37 v[7] copy
        psllq mm3, 0x28                                 ;  1429.7 p1      37 v[7]
        psrlq mm4, 0x18                                 ;  1423.7 p1      37 v[7]
        pxor mm4, mm3                                   ;  1431.7 p1      37 v[7]
        paddq mm7, mm4                                  ;  1433.7 p1      38 v[2]
        pxor mm5, mm7                                   ;  1435.7 p1      39 v[13]
        pshufw mm5, mm5, 0x39                           ;  1437.7 p1      39 v[13]
        paddq mm0, mm5                                  ;  1439.7 p1      40 v[8]
        pxor mm4, mm0                                   ;  1441.7 p1      41 v[7]
        movq mm3, [ebx - 48]                            ;  1386.3 p2      35 v[14]
        pxor mm3, mm1                                   ;  1428.7 p1      35 v[14]
        pshufw mm3, mm3, 0x4e                           ;  1430.7 p1      35 v[14]
        paddq mm1, [esi]                                ;  1430.7 p2+p1   38 v[3]
        paddq mm2, [esi]                                ;  1431.7 p2+p1   34 v[0]
        movq [ebx - 48], mm7                            ;  1435.7 p0+p3   38 v[2] spill
        movq mm7, mm4                                   ;  1443.7 p0      41 v[7] copy
        psllq mm7, 1                                    ;  1449.7 p1      41 v[7]
        psrlq mm4, 0x3f                                 ;  1443.7 p1      41 v[7]
        pxor mm4, mm7                                   ;  1451.7 p1      41 v[7]
        movq mm7, [ebx + 48]                            ;  1390.7 p2      36 v[9]
        paddq mm7, mm3                                  ;  1435.7 p1      36 v[9]
        movq [ebx + 48], mm4                            ;  1453.7 p0+p3   41 v[7] spill
        movq mm4, [ebx - 16]                            ;  1392.0 p2      37 v[4]
        pxor mm4, mm7                                   ;  1437.7 p1      37 v[4]
        movq [ebx - 16], mm5                            ;  1439.7 p0+p3   39 v[13] spill
        movq mm5, mm4                                   ;  1439.7 p0      37 v[4] copy
        psllq mm5, 0x28                                 ;  1445.7 p1      37 v[4]
        psrlq mm4, 0x18                                 ;  1439.7 p1      37 v[4]
        pxor mm4, mm5                                   ;  1447.7 p1      37 v[4]
        paddq mm1, mm4                                  ;  1449.7 p1      38 v[3]
        pxor mm3, mm1                                   ;  1451.7 p1      39 v[14]
        pshufw mm5, mm3, 0x39                           ;  1453.7 p1      39 v[14]
        paddq mm7, mm5                                  ;  1455.7 p1      40 v[9]
        pxor mm4, mm7                                   ;  1457.7 p1      41 v[4]
        movq mm3, mm4                                   ;  1459.7 p0      41 v[4] copy
        psllq mm3, 1                                    ;  1465.7 p1      41 v[4]
        psrlq mm4, 0x3f                                 ;  1459.7 p1      41 v[4]
        pxor mm4, mm3                                   ;  1467.7 p1      41 v[4]
        paddq mm2, mm4                                  ;  1469.7 p1      34 v[0]
        pxor mm6, mm2                                   ;  1471.7 p1      35 v[12]
        pshufw mm6, mm6, 0x4e                           ;  1473.7 p1      35 v[12]
        paddq mm0, mm6                                  ;  1475.7 p1      36 v[8]
        movq mm3, [esi + 8]                             ;  1399.0 p2      38 v[0]
        pxor mm4, mm0                                   ;  1477.7 p1      37 v[4]
        paddq mm3, mm2                                  ;  1471.7 p1      38 v[0]
        movq mm2, mm4                                   ;  1479.7 p0      37 v[4] copy
        psllq mm2, 0x28                                 ;  1485.7 p1      37 v[4]
        psrlq mm4, 0x18                                 ;  1479.7 p1      37 v[4]
        pxor mm4, mm2                                   ;  1487.7 p1      37 v[4]
        paddq mm3, mm4                                  ;  1489.7 p1      38 v[0]
        pxor mm6, mm3                                   ;  1491.7 p1      39 v[12]
        pshufw mm6, mm6, 0x39                           ;  1493.7 p1      39 v[12]
        movq mm2, [ebx + 0]                             ;  1427.7 p2      34 v[1]
        paddq mm2, [ebx - 8]                            ;  1460.7 p2+p1   34 v[1]
        paddq mm2, [esi + 16]                           ;  1462.7 p2+p1   34 v[1]
        paddq mm0, mm6                                  ;  1495.7 p1      40 v[8]
        pxor mm4, mm0                                   ;  1497.7 p1      41 v[4]
        movq [ebx + 0], mm0                             ;  1497.7 p0+p3   40 v[8] spill
        movq mm0, [ebx - 16]                            ;  1447.7 p2      35 v[13]
        pxor mm0, mm2                                   ;  1464.7 p1      35 v[13]
        pshufw mm0, mm0, 0x4e                           ;  1466.7 p1      35 v[13]
        paddq mm7, mm0                                  ;  1468.7 p1      36 v[9]
        paddq mm2, [esi + 24]                           ;  1467.7 p2+p1   38 v[1]
        movq [ebx - 16], mm6                            ;  1495.7 p0+p3   39 v[12] spill
        movq mm6, mm4                                   ;  1499.7 p0      41 v[4] copy
        psllq mm6, 1                                    ;  1505.7 p1      41 v[4]
        psrlq mm4, 0x3f                                 ;  1499.7 p1      41 v[4]
        pxor mm4, mm6                                   ;  1507.7 p1      41 v[4]
        movq mm6, [ebx - 8]                             ;  1430.7 p2      37 v[5]
        pxor mm6, mm7                                   ;  1471.7 p1      37 v[5]
        movq [ebx - 8], mm4                             ;  1509.7 p0+p3   41 v[4] spill
        movq mm4, mm6                                   ;  1473.7 p0      37 v[5] copy
        psllq mm4, 0x28                                 ;  1479.7 p1      37 v[5]
        psrlq mm6, 0x18                                 ;  1473.7 p1      37 v[5]
        pxor mm6, mm4                                   ;  1481.7 p1      37 v[5]
        paddq mm2, mm6                                  ;  1483.7 p1      38 v[1]
        pxor mm0, mm2                                   ;  1485.7 p1      39 v[13]
        pshufw mm0, mm0, 0x39                           ;  1487.7 p1      39 v[13]
        paddq mm7, mm0                                  ;  1489.7 p1      40 v[9]
        pxor mm6, mm7                                   ;  1491.7 p1      41 v[5]
        movq mm4, [ebx - 48]                            ;  1443.7 p2      34 v[2]
        paddq mm4, [ebx - 32]                           ;  1480.7 p2+p1   34 v[2]
        paddq mm4, [esi + 32]                           ;  1482.7 p2+p1   34 v[2]
        pxor mm5, mm4                                   ;  1484.7 p1      35 v[14]
        pshufw mm5, mm5, 0x4e                           ;  1486.7 p1      35 v[14]
        paddq mm4, [esi + 40]                           ;  1484.7 p2+p1   38 v[2]
        paddq mm1, [ebx + 48]                           ;  1485.7 p2+p1   34 v[3]
        paddq mm1, [esi + 48]                           ;  1487.7 p2+p1   34 v[3]
        movq [ebx - 48], mm7                            ;  1491.7 p0+p3   40 v[9] spill
        movq mm7, mm6                                   ;  1493.7 p0      41 v[5] copy
        psllq mm7, 1                                    ;  1499.7 p1      41 v[5]
        psrlq mm6, 0x3f                                 ;  1493.7 p1      41 v[5]
        pxor mm6, mm7                                   ;  1501.7 p1      41 v[5]
        movq mm7, [ebx + 32]                            ;  1437.7 p2      36 v[10]
        paddq mm7, mm5                                  ;  1490.7 p1      36 v[10]
        movq [ebx + 32], mm0                            ;  1489.7 p0+p3   39 v[13] spill
        movq mm0, [ebx - 32]                            ;  1445.7 p2      37 v[6]
        pxor mm0, mm7                                   ;  1492.7 p1      37 v[6]
        movq [ebx - 32], mm2                            ;  1485.7 p0+p3   38 v[1] spill
        movq mm2, mm0                                   ;  1494.7 p0      37 v[6] copy
        psllq mm2, 0x28                                 ;  1500.7 p1      37 v[6]
        psrlq mm0, 0x18                                 ;  1494.7 p1      37 v[6]
        pxor mm0, mm2                                   ;  1502.7 p1      37 v[6]
        paddq mm4, mm0                                  ;  1504.7 p1      38 v[2]
        pxor mm5, mm4                                   ;  1506.7 p1      39 v[14]
        pshufw mm5, mm5, 0x39                           ;  1508.7 p1      39 v[14]
        paddq mm7, mm5                                  ;  1510.7 p1      40 v[10]
        pxor mm0, mm7                                   ;  1512.7 p1      41 v[6]
        movq mm2, [ebx + 56]                            ;  1448.3 p2      35 v[15]
        pxor mm2, mm1                                   ;  1500.7 p1      35 v[15]
        pshufw mm2, mm2, 0x4e                           ;  1502.7 p1      35 v[15]
        paddq mm1, [esi + 56]                           ;  1502.7 p2+p1   38 v[3]
        paddq mm3, [esi + 64]                           ;  1503.7 p2+p1   34 v[0]
        paddq mm3, mm6                                  ;  1505.7 p1      34 v[0]
        movq [ebx + 56], mm5                            ;  1510.7 p0+p3   39 v[14] spill
        movq mm5, mm0                                   ;  1514.7 p0      41 v[6] copy
        psllq mm5, 1                                    ;  1520.7 p1      41 v[6]
        psrlq mm0, 0x3f                                 ;  1514.7 p1      41 v[6]
        pxor mm0, mm5                                   ;  1522.7 p1      41 v[6]
        movq mm5, [ebx - 40]                            ;  1453.0 p2      36 v[11]
        paddq mm5, mm2                                  ;  1508.7 p1      36 v[11]
        movq [ebx - 40], mm4                            ;  1506.7 p0+p3   38 v[2] spill
        movq mm4, [ebx + 48]                            ;  1461.7 p2      37 v[7]
        pxor mm4, mm5                                   ;  1510.7 p1      37 v[7]
        movq [ebx + 48], mm0                            ;  1524.7 p0+p3   41 v[6] spill
        movq mm0, mm4                                   ;  1512.7 p0      37 v[7] copy
        psllq mm0, 0x28                                 ;  1518.7 p1      37 v[7]
        psrlq mm4, 0x18                                 ;  1512.7 p1      37 v[7]
        pxor mm4, mm0                                   ;  1520.7 p1      37 v[7]
        paddq mm1, mm4                                  ;  1522.7 p1      38 v[3]
        pxor mm2, mm1                                   ;  1524.7 p1      39 v[15]
        pshufw mm0, mm2, 0x39                           ;  1526.7 p1      39 v[15]
        paddq mm5, mm0                                  ;  1528.7 p1      40 v[11]
        pxor mm4, mm5                                   ;  1530.7 p1      41 v[7]
        movq mm2, mm4                                   ;  1532.7 p0      41 v[7] copy
        psllq mm2, 1                                    ;  1538.7 p1      41 v[7]
        psrlq mm4, 0x3f                                 ;  1532.7 p1      41 v[7]
        pxor mm4, mm2                                   ;  1540.7 p1      41 v[7]
        pxor mm0, mm3                                   ;  1528.7 p1      35 v[15]
        pshufw mm0, mm0, 0x4e                           ;  1530.7 p1      35 v[15]
        paddq mm7, mm0                                  ;  1532.7 p1      36 v[10]
        pxor mm6, mm7                                   ;  1534.7 p1      37 v[5]
        movq mm2, [esi + 72]                            ;  1467.7 p2      38 v[0]
        paddq mm2, mm3                                  ;  1525.7 p1      38 v[0]
        movq mm3, mm6                                   ;  1536.7 p0      37 v[5] copy
        psllq mm3, 0x28                                 ;  1542.7 p1      37 v[5]
        psrlq mm6, 0x18                                 ;  1536.7 p1      37 v[5]
        pxor mm6, mm3                                   ;  1544.7 p1      37 v[5]
        paddq mm2, mm6                                  ;  1546.7 p1      38 v[0]
        pxor mm0, mm2                                   ;  1548.7 p1      39 v[15]
        pshufw mm0, mm0, 0x39                           ;  1550.7 p1      39 v[15]
        paddq mm7, mm0                                  ;  1552.7 p1      40 v[10]
        movq mm3, [ebx - 32]                            ;  1493.7 p2      34 v[1]
        paddq mm3, [ebx + 48]                           ;  1539.7 p2+p1   34 v[1]
        paddq mm3, [esi + 80]                           ;  1541.7 p2+p1   34 v[1]
        pxor mm6, mm7                                   ;  1554.7 p1      41 v[5]
        movq [ebx - 32], mm0                            ;  1552.7 p0+p3   39 v[15] spill
        movq mm0, [ebx - 16]                            ;  1503.7 p2      35 v[12]
        pxor mm0, mm3                                   ;  1543.7 p1      35 v[12]
        pshufw mm0, mm0, 0x4e                           ;  1545.7 p1      35 v[12]
        paddq mm5, mm0                                  ;  1547.7 p1      36 v[11]
        paddq mm3, [esi + 88]                           ;  1543.7 p2+p1   38 v[1]
        movq [ebx - 16], mm7                            ;  1554.7 p0+p3   40 v[10] spill
        movq mm7, mm6                                   ;  1556.7 p0      41 v[5] copy
        psllq mm7, 1                                    ;  1562.7 p1      41 v[5]
        psrlq mm6, 0x3f                                 ;  1556.7 p1      41 v[5]
        pxor mm6, mm7                                   ;  1564.7 p1      41 v[5]
        movq mm7, [ebx + 48]                            ;  1532.7 p2      37 v[6]
        pxor mm7, mm5                                   ;  1549.7 p1      37 v[6]
        movq [ebx + 48], mm6                            ;  1566.7 p0+p3   41 v[5] spill
        movq mm6, mm7                                   ;  1551.7 p0      37 v[6] copy
        psllq mm6, 0x28                                 ;  1557.7 p1      37 v[6]
        psrlq mm7, 0x18                                 ;  1551.7 p1      37 v[6]
        pxor mm7, mm6                                   ;  1559.7 p1      37 v[6]
        paddq mm3, mm7                                  ;  1561.7 p1      38 v[1]
        pxor mm0, mm3                                   ;  1563.7 p1      39 v[12]
        pshufw mm6, mm0, 0x39                           ;  1565.7 p1      39 v[12]
        paddq mm5, mm6                                  ;  1567.7 p1      40 v[11]
        pxor mm7, mm5                                   ;  1569.7 p1      41 v[6]
        movq mm0, [ebx - 40]                            ;  1518.7 p2      34 v[2]
        paddq mm0, [esi + 96]                           ;  1552.7 p2+p1   34 v[2]
        paddq mm0, mm4                                  ;  1554.7 p1      34 v[2]
        paddq mm1, [ebx - 8]                            ;  1554.7 p2+p1   34 v[3]
        paddq mm1, [esi + 112]                          ;  1556.7 p2+p1   34 v[3]
        movq [ebx - 40], mm5                            ;  1569.7 p0+p3   40 v[11] spill
        movq mm5, mm7                                   ;  1571.7 p0      41 v[6] copy
        psllq mm5, 1                                    ;  1577.7 p1      41 v[6]
        psrlq mm7, 0x3f                                 ;  1571.7 p1      41 v[6]
        pxor mm7, mm5                                   ;  1579.7 p1      41 v[6]
        movq mm5, [ebx + 32]                            ;  1523.3 p2      35 v[13]
        pxor mm5, mm0                                   ;  1559.7 p1      35 v[13]
        pshufw mm5, mm5, 0x4e                           ;  1561.7 p1      35 v[13]
        paddq mm0, [esi + 104]                          ;  1561.7 p2+p1   38 v[2]
        movq [ebx + 32], mm7                            ;  1581.7 p0+p3   41 v[6] spill
        movq mm7, [ebx + 0]                             ;  1525.7 p2      36 v[8]
        paddq mm7, mm5                                  ;  1563.7 p1      36 v[8]
        pxor mm4, mm7                                   ;  1565.7 p1      37 v[7]
        movq [ebx + 0], mm3                             ;  1563.7 p0+p3   38 v[1] spill
        movq mm3, mm4                                   ;  1567.7 p0      37 v[7] copy
        psllq mm3, 0x28                                 ;  1573.7 p1      37 v[7]
        psrlq mm4, 0x18                                 ;  1567.7 p1      37 v[7]
        pxor mm4, mm3                                   ;  1575.7 p1      37 v[7]
        paddq mm0, mm4                                  ;  1577.7 p1      38 v[2]
        pxor mm5, mm0                                   ;  1579.7 p1      39 v[13]
        pshufw mm5, mm5, 0x39                           ;  1581.7 p1      39 v[13]
        paddq mm7, mm5                                  ;  1583.7 p1      40 v[8]
        pxor mm4, mm7                                   ;  1585.7 p1      41 v[7]
        movq mm3, [ebx + 56]                            ;  1530.3 p2      35 v[14]
        pxor mm3, mm1                                   ;  1572.7 p1      35 v[14]
        pshufw mm3, mm3, 0x4e                           ;  1574.7 p1      35 v[14]
        paddq mm1, [esi + 120]                          ;  1574.7 p2+p1   38 v[3]
        paddq mm2, [esi + 112]                          ;  1575.7 p2+p1   34 v[0]
        movq [ebx + 56], mm0                            ;  1579.7 p0+p3   38 v[2] spill
        movq mm0, mm4                                   ;  1587.7 p0      41 v[7] copy
        psllq mm0, 1                                    ;  1593.7 p1      41 v[7]
        psrlq mm4, 0x3f                                 ;  1587.7 p1      41 v[7]
        pxor mm4, mm0                                   ;  1595.7 p1      41 v[7]
        movq mm0, [ebx - 48]                            ;  1534.7 p2      36 v[9]
        paddq mm0, mm3                                  ;  1579.7 p1      36 v[9]
        movq [ebx - 48], mm4                            ;  1597.7 p0+p3   41 v[7] spill
        movq mm4, [ebx - 8]                             ;  1536.0 p2      37 v[4]
        pxor mm4, mm0                                   ;  1581.7 p1      37 v[4]
        movq [ebx - 8], mm5                             ;  1583.7 p0+p3   39 v[13] spill
        movq mm5, mm4                                   ;  1583.7 p0      37 v[4] copy
        psllq mm5, 0x28                                 ;  1589.7 p1      37 v[4]
        psrlq mm4, 0x18                                 ;  1583.7 p1      37 v[4]
        pxor mm4, mm5                                   ;  1591.7 p1      37 v[4]
        paddq mm1, mm4                                  ;  1593.7 p1      38 v[3]
        pxor mm3, mm1                                   ;  1595.7 p1      39 v[14]
        pshufw mm5, mm3, 0x39                           ;  1597.7 p1      39 v[14]
        paddq mm0, mm5                                  ;  1599.7 p1      40 v[9]
        pxor mm4, mm0                                   ;  1601.7 p1      41 v[4]
        movq mm3, mm4                                   ;  1603.7 p0      41 v[4] copy
        psllq mm3, 1                                    ;  1609.7 p1      41 v[4]
        psrlq mm4, 0x3f                                 ;  1603.7 p1      41 v[4]
        pxor mm4, mm3                                   ;  1611.7 p1      41 v[4]
        paddq mm2, mm4                                  ;  1613.7 p1      34 v[0]
        pxor mm6, mm2                                   ;  1615.7 p1      35 v[12]
        pshufw mm6, mm6, 0x4e                           ;  1617.7 p1      35 v[12]
        paddq mm7, mm6                                  ;  1619.7 p1      36 v[8]
        movq mm3, [esi + 80]                            ;  1543.0 p2      38 v[0]
        pxor mm4, mm7                                   ;  1621.7 p1      37 v[4]
        paddq mm3, mm2                                  ;  1615.7 p1      38 v[0]
        movq mm2, mm4                                   ;  1623.7 p0      37 v[4] copy
        psllq mm2, 0x28                                 ;  1629.7 p1      37 v[4]
        psrlq mm4, 0x18                                 ;  1623.7 p1      37 v[4]
        pxor mm4, mm2                                   ;  1631.7 p1      37 v[4]
        paddq mm3, mm4                                  ;  1633.7 p1      38 v[0]
        pxor mm6, mm3                                   ;  1635.7 p1      39 v[12]
        pshufw mm6, mm6, 0x39                           ;  1637.7 p1      39 v[12]
        movq mm2, [ebx + 0]                             ;  1571.7 p2      34 v[1]
        paddq mm2, [ebx + 48]                           ;  1604.7 p2+p1   34 v[1]
        paddq mm2, [esi + 32]                           ;  1606.7 p2+p1   34 v[1]
        paddq mm7, mm6                                  ;  1639.7 p1      40 v[8]
        pxor mm4, mm7                                   ;  1641.7 p1      41 v[4]
        movq [ebx + 0], mm7                             ;  1641.7 p0+p3   40 v[8] spill
        movq mm7, [ebx - 8]                             ;  1591.7 p2      35 v[13]
        pxor mm7, mm2                                   ;  1608.7 p1      35 v[13]
        pshufw mm7, mm7, 0x4e                           ;  1610.7 p1      35 v[13]
        paddq mm0, mm7                                  ;  1612.7 p1      36 v[9]
        paddq mm2, [esi + 64]                           ;  1611.7 p2+p1   38 v[1]
        movq [ebx - 8], mm6                             ;  1639.7 p0+p3   39 v[12] spill
        movq mm6, mm4                                   ;  1643.7 p0      41 v[4] copy
        psllq mm6, 1                                    ;  1649.7 p1      41 v[4]
        psrlq mm4, 0x3f                                 ;  1643.7 p1      41 v[4]
        pxor mm4, mm6                                   ;  1651.7 p1      41 v[4]
        movq mm6, [ebx + 48]                            ;  1574.7 p2      37 v[5]
        pxor mm6, mm0                                   ;  1615.7 p1      37 v[5]
        movq [ebx + 48], mm4                            ;  1653.7 p0+p3   41 v[4] spill
        movq mm4, mm6                                   ;  1617.7 p0      37 v[5] copy
        psllq mm4, 0x28                                 ;  1623.7 p1      37 v[5]
        psrlq mm6, 0x18                                 ;  1617.7 p1      37 v[5]
        pxor mm6, mm4                                   ;  1625.7 p1      37 v[5]
        paddq mm2, mm6                                  ;  1627.7 p1      38 v[1]
        pxor mm7, mm2                                   ;  1629.7 p1      39 v[13]
        pshufw mm7, mm7, 0x39                           ;  1631.7 p1      39 v[13]
        paddq mm0, mm7                                  ;  1633.7 p1      40 v[9]
        pxor mm6, mm0                                   ;  1635.7 p1      41 v[5]
        movq mm4, [ebx + 56]                            ;  1587.7 p2      34 v[2]
        paddq mm4, [ebx + 32]                           ;  1624.7 p2+p1   34 v[2]
        paddq mm4, [esi + 72]                           ;  1626.7 p2+p1   34 v[2]
        pxor mm5, mm4                                   ;  1628.7 p1      35 v[14]
        pshufw mm5, mm5, 0x4e                           ;  1630.7 p1      35 v[14]
        paddq mm4, [esi + 120]                          ;  1628.7 p2+p1   38 v[2]
        paddq mm1, [ebx - 48]                           ;  1629.7 p2+p1   34 v[3]
        paddq mm1, [esi + 104]                          ;  1631.7 p2+p1   34 v[3]
        movq [ebx + 56], mm0                            ;  1635.7 p0+p3   40 v[9] spill
        movq mm0, mm6                                   ;  1637.7 p0      41 v[5] copy
        psllq mm0, 1                                    ;  1643.7 p1      41 v[5]
        psrlq mm6, 0x3f                                 ;  1637.7 p1      41 v[5]
        pxor mm6, mm0                                   ;  1645.7 p1      41 v[5]
        movq mm0, [ebx - 16]                            ;  1581.7 p2      36 v[10]
        paddq mm0, mm5                                  ;  1634.7 p1      36 v[10]
        movq [ebx - 16], mm7                            ;  1633.7 p0+p3   39 v[13] spill
        movq mm7, [ebx + 32]                            ;  1589.7 p2      37 v[6]
        pxor mm7, mm0                                   ;  1636.7 p1      37 v[6]
        movq [ebx + 32], mm2                            ;  1629.7 p0+p3   38 v[1] spill
        movq mm2, mm7                                   ;  1638.7 p0      37 v[6] copy
        psllq mm2, 0x28                                 ;  1644.7 p1      37 v[6]
        psrlq mm7, 0x18                                 ;  1638.7 p1      37 v[6]
        pxor mm7, mm2                                   ;  1646.7 p1      37 v[6]
        paddq mm4, mm7                                  ;  1648.7 p1      38 v[2]
        pxor mm5, mm4                                   ;  1650.7 p1      39 v[14]
        pshufw mm5, mm5, 0x39                           ;  1652.7 p1      39 v[14]
        paddq mm0, mm5                                  ;  1654.7 p1      40 v[10]
        pxor mm7, mm0                                   ;  1656.7 p1      41 v[6]
        movq mm2, [ebx - 32]                            ;  1592.3 p2      35 v[15]
        pxor mm2, mm1                                   ;  1644.7 p1      35 v[15]
        pshufw mm2, mm2, 0x4e                           ;  1646.7 p1      35 v[15]
        paddq mm1, [esi + 48]                           ;  1646.7 p2+p1   38 v[3]
        paddq mm3, [esi + 8]                            ;  1647.7 p2+p1   34 v[0]
        paddq mm3, mm6                                  ;  1649.7 p1      34 v[0]
        movq [ebx - 32], mm5                            ;  1654.7 p0+p3   39 v[14] spill
        movq mm5, mm7                                   ;  1658.7 p0      41 v[6] copy
        psllq mm5, 1                                    ;  1664.7 p1      41 v[6]
        psrlq mm7, 0x3f                                 ;  1658.7 p1      41 v[6]
        pxor mm7, mm5                                   ;  1666.7 p1      41 v[6]
        movq mm5, [ebx - 40]                            ;  1597.0 p2      36 v[11]
        paddq mm5, mm2                                  ;  1652.7 p1      36 v[11]
        movq [ebx - 40], mm4                            ;  1650.7 p0+p3   38 v[2] spill
        movq mm4, [ebx - 48]                            ;  1605.7 p2      37 v[7]
        pxor mm4, mm5                                   ;  1654.7 p1      37 v[7]
        movq [ebx - 48], mm7                            ;  1668.7 p0+p3   41 v[6] spill
        movq mm7, mm4                                   ;  1656.7 p0      37 v[7] copy
        psllq mm7, 0x28                                 ;  1662.7 p1      37 v[7]
        psrlq mm4, 0x18                                 ;  1656.7 p1      37 v[7]
        pxor mm4, mm7                                   ;  1664.7 p1      37 v[7]
        paddq mm1, mm4                                  ;  1666.7 p1      38 v[3]
        pxor mm2, mm1                                   ;  1668.7 p1      39 v[15]
        pshufw mm7, mm2, 0x39                           ;  1670.7 p1      39 v[15]
        paddq mm5, mm7                                  ;  1672.7 p1      40 v[11]
        pxor mm4, mm5                                   ;  1674.7 p1      41 v[7]
        movq mm2, mm4                                   ;  1676.7 p0      41 v[7] copy
        psllq mm2, 1                                    ;  1682.7 p1      41 v[7]
        psrlq mm4, 0x3f                                 ;  1676.7 p1      41 v[7]
        pxor mm4, mm2                                   ;  1684.7 p1      41 v[7]
        pxor mm7, mm3                                   ;  1672.7 p1      35 v[15]
        pshufw mm7, mm7, 0x4e                           ;  1674.7 p1      35 v[15]
        paddq mm0, mm7                                  ;  1676.7 p1      36 v[10]
        pxor mm6, mm0                                   ;  1678.7 p1      37 v[5]
        movq mm2, [esi + 96]                            ;  1611.7 p2      38 v[0]
        paddq mm2, mm3                                  ;  1669.7 p1      38 v[0]
        movq mm3, mm6                                   ;  1680.7 p0      37 v[5] copy
        psllq mm3, 0x28                                 ;  1686.7 p1      37 v[5]
        psrlq mm6, 0x18                                 ;  1680.7 p1      37 v[5]
        pxor mm6, mm3                                   ;  1688.7 p1      37 v[5]
        paddq mm2, mm6                                  ;  1690.7 p1      38 v[0]
        pxor mm7, mm2                                   ;  1692.7 p1      39 v[15]
        pshufw mm7, mm7, 0x39                           ;  1694.7 p1      39 v[15]
        paddq mm0, mm7                                  ;  1696.7 p1      40 v[10]
        movq mm3, [ebx + 32]                            ;  1637.7 p2      34 v[1]
        paddq mm3, [ebx - 48]                           ;  1683.7 p2+p1   34 v[1]
        paddq mm3, [esi]                                ;  1685.7 p2+p1   34 v[1]
        pxor mm6, mm0                                   ;  1698.7 p1      41 v[5]
        movq [ebx + 32], mm7                            ;  1696.7 p0+p3   39 v[15] spill
        movq mm7, [ebx - 8]                             ;  1647.7 p2      35 v[12]
        pxor mm7, mm3                                   ;  1687.7 p1      35 v[12]
        pshufw mm7, mm7, 0x4e                           ;  1689.7 p1      35 v[12]
        paddq mm5, mm7                                  ;  1691.7 p1      36 v[11]
        paddq mm3, [esi + 16]                           ;  1687.7 p2+p1   38 v[1]
        movq [ebx - 8], mm0                             ;  1698.7 p0+p3   40 v[10] spill
        movq mm0, mm6                                   ;  1700.7 p0      41 v[5] copy
        psllq mm0, 1                                    ;  1706.7 p1      41 v[5]
        psrlq mm6, 0x3f                                 ;  1700.7 p1      41 v[5]
        movq [ebx + 16], mm0                            ;  1708.7 p0+p3   41 v[5] spill
        movq mm0, [ebx - 48]                            ;  1676.7 p2      37 v[6]
        pxor mm0, mm5                                   ;  1693.7 p1      37 v[6]
        movq [ebx - 48], mm6                            ;  1702.7 p0+p3   41 v[5] spill
        movq mm6, mm0                                   ;  1695.7 p0      37 v[6] copy
        psllq mm6, 0x28                                 ;  1701.7 p1      37 v[6]
        psrlq mm0, 0x18                                 ;  1695.7 p1      37 v[6]
        pxor mm0, mm6                                   ;  1703.7 p1      37 v[6]
        paddq mm3, mm0                                  ;  1705.7 p1      38 v[1]
        pxor mm7, mm3                                   ;  1707.7 p1      39 v[12]
        pshufw mm6, mm7, 0x39                           ;  1709.7 p1      39 v[12]
        paddq mm5, mm6                                  ;  1711.7 p1      40 v[11]
        pxor mm0, mm5                                   ;  1713.7 p1      41 v[6]
        movq mm7, [ebx - 40]                            ;  1663.0 p2      34 v[2]
        paddq mm7, [esi + 88]                           ;  1695.7 p2+p1   34 v[2]
        paddq mm7, mm4                                  ;  1697.7 p1      34 v[2]
        paddq mm1, [ebx + 48]                           ;  1697.7 p2+p1   34 v[3]
        paddq mm1, [esi + 40]                           ;  1699.7 p2+p1   34 v[3]
        movq [ebx - 40], mm6                            ;  1711.7 p0+p3   39 v[12] spill
        movq mm6, [ebx - 16]                            ;  1667.0 p2      35 v[13]
        pxor mm6, mm7                                   ;  1699.7 p1      35 v[13]
        pshufw mm6, mm6, 0x4e                           ;  1701.7 p1      35 v[13]
        paddq mm7, [esi + 56]                           ;  1701.7 p2+p1   38 v[2]
        movq [ebx - 16], mm5                            ;  1713.7 p0+p3   40 v[11] spill
        movq mm5, mm0                                   ;  1715.7 p0      41 v[6] copy
        psllq mm5, 1                                    ;  1721.7 p1      41 v[6]
        psrlq mm0, 0x3f                                 ;  1715.7 p1      41 v[6]
        movq [ebx + 24], mm5                            ;  1723.7 p0+p3   41 v[6] spill
        movq mm5, [ebx + 0]                             ;  1670.3 p2      36 v[8]
        paddq mm5, mm6                                  ;  1704.7 p1      36 v[8]
        pxor mm4, mm5                                   ;  1706.7 p1      37 v[7]
        movq [ebx + 0], mm0                             ;  1717.7 p0+p3   41 v[6] spill
        movq mm0, mm4                                   ;  1708.7 p0      37 v[7] copy
        psllq mm0, 0x28                                 ;  1714.7 p1      37 v[7]
        psrlq mm4, 0x18                                 ;  1708.7 p1      37 v[7]
        pxor mm4, mm0                                   ;  1716.7 p1      37 v[7]
        paddq mm7, mm4                                  ;  1718.7 p1      38 v[2]
        pxor mm6, mm7                                   ;  1720.7 p1      39 v[13]
        pshufw mm6, mm6, 0x39                           ;  1722.7 p1      39 v[13]
        paddq mm5, mm6                                  ;  1724.7 p1      40 v[8]
        pxor mm4, mm5                                   ;  1726.7 p1      41 v[7]
        movq mm0, [ebx - 32]                            ;  1675.0 p2      35 v[14]
        pxor mm0, mm1                                   ;  1714.7 p1      35 v[14]
        pshufw mm0, mm0, 0x4e                           ;  1716.7 p1      35 v[14]
        paddq mm1, [esi + 24]                           ;  1716.7 p2+p1   38 v[3]
        pxor mm2, [ebx - 64]                            ;  1717.7 p2+p1   66 h
        pxor mm2, mm5                                   ;  1726.7 p1      66 h
        movq mm5, mm4                                   ;  1728.7 p0      41 v[7] copy
        psllq mm5, 1                                    ;  1734.7 p1      41 v[7]
        psrlq mm4, 0x3f                                 ;  1728.7 p1      41 v[7]
        pxor mm3, [ebx - 120]                           ;  1721.7 p2+p1   66 h
        pxor mm7, [ebx - 112]                           ;  1722.7 p2+p1   66 h
        pxor mm7, [ebx - 8]                             ;  1724.7 p2+p1   66 h
        movq [ebx - 112], mm7                           ;  1726.7 p0+p3   66 h
        movq mm7, [ebx + 56]                            ;  1681.7 p2      36 v[9]
        paddq mm7, mm0                                  ;  1724.7 p1      36 v[9]
        movq [ebx + 56], mm2                            ;  1728.7 p0+p3   66 h spill
        movq mm2, [ebx + 48]                            ;  1682.7 p2      37 v[4]
        pxor mm2, mm7                                   ;  1726.7 p1      37 v[4]
        pxor mm6, [ebx - 24]                            ;  1726.7 p2+p1   66 h
        pxor mm6, [ebx + 16]                            ;  1728.7 p2+p1   66 h
        pxor mm6, [ebx - 48]                            ;  1730.7 p2+p1   66 h
        movq [ebx - 48], mm6                            ;  1732.7 p0+p3   66 h spill
        movq mm6, mm2                                   ;  1728.7 p0      37 v[4] copy
        psllq mm6, 0x28                                 ;  1734.7 p1      37 v[4]
        psrlq mm2, 0x18                                 ;  1730.7 p1      37 v[4]
        pxor mm2, mm6                                   ;  1736.7 p1      37 v[4]
        paddq mm1, mm2                                  ;  1738.7 p1      38 v[3]
        pxor mm0, mm1                                   ;  1740.7 p1      39 v[14]
        pshufw mm6, mm0, 0x39                           ;  1742.7 p1      39 v[14]
        paddq mm7, mm6                                  ;  1744.7 p1      40 v[9]
        pxor mm2, mm7                                   ;  1746.7 p1      41 v[4]
        movq mm0, mm2                                   ;  1748.7 p0      41 v[4] copy
        psllq mm0, 1                                    ;  1754.7 p1      41 v[4]
        psrlq mm2, 0x3f                                 ;  1748.7 p1      41 v[4]
        pxor mm3, mm7                                   ;  1746.7 p1      66 h
        movq [ebx - 120], mm3                           ;  1748.7 p0+p3   66 h
        movq mm7, [ebx - 16]                            ;  1721.7 p2      66 h
        pxor mm7, [ebx - 104]                           ;  1740.7 p2+p1   66 h
        pxor mm7, mm1                                   ;  1742.7 p1      66 h
        movq mm1, [ebx - 40]                            ;  1719.7 p2      66 h
        pxor mm1, [ebx - 56]                            ;  1742.7 p2+p1   66 h
        movq [ebx - 104], mm7                           ;  1744.7 p0+p3   66 h
        pxor mm1, mm2                                   ;  1750.7 p1      66 h
        pxor mm1, mm0                                   ;  1756.7 p1      66 h
        movq mm2, [ebx + 24]                            ;  1731.7 p2      66 h
        pxor mm2, [ebx + 8]                             ;  1745.7 p2+p1   66 h
        pxor mm2, [ebx + 0]                             ;  1747.7 p2+p1   66 h
        pxor mm2, mm6                                   ;  1749.7 p1      66 h
        movq mm3, [ebx + 32]                            ;  1705.7 p2      66 h
        pxor mm3, [ebx + 40]                            ;  1748.7 p2+p1   66 h
        pxor mm3, mm4                                   ;  1750.7 p1      66 h
        pxor mm3, mm5                                   ;  1752.7 p1      66 h
        add ebp, 8                                      ;  1707.3 p0      48 blocks
        mov dword [ebx + 84], ebp                       ;  1707.8 p0+p3   48 blocks
        add edi, 0x10                                   ;  1708.8 p0      48 blocks
        add esi, 0x80                                   ;  1709.3 p0      48 blocks
        movq mm4, [ebx + 56]                            ;  1736.7 p2      66 h reload
        movq mm5, [ebx - 48]                            ;  1740.7 p2      66 h reload
        movq mm0, mm1                                   ;  1758.7 p0      66 h copy
        movq mm1, mm5                                   ;  1747.7 p0      66 h copy
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
