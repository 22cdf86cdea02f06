; ghash_blocks for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/gcm.cw (sha256 62fdce464650aebf); do not edit:
;   ./cw build ghash_blocks --cpu northwood
;
; void ghash_blocks(const void *key, void *y, const void *x, uint32_t n);   cdecl
;   key: 16 bytes, read, secret, no alignment needed
;   y: 16 bytes, read and written, secret, no alignment needed
;   x: 16 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Changes mm0 to mm7; the x87 state is empty afterwards (emms).
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 144 bytes, 19 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 39 uops, planned 30.7; bounds: width 13.0, ports 21.0, path 13.0
;   blocks: 961 uops, planned 497.0; bounds: width 320.3, ports 480.0, path 65.0
;   body.2: 17 uops, planned 23.0; bounds: width 5.7, ports 10.0, path 6.0
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
%fatal "ghash_blocks is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_ghash_blocks
$_ghash_blocks:
%else
        global $ghash_blocks
%endif
$ghash_blocks:
        push esi                                     ;                    preserved
        push ebp                                     ;                    preserved
        mov eax, esp                                 ;                    frame
        sub esp, 0xb0                                ;                    frame
        and esp, 0xfffffff0                          ;                    frame
        lea ebp, [esp + 128]                         ;                    frame
        mov dword [ebp + 36], eax                    ;                    frame
        mov ecx, dword [eax + 16]                    ;                    frame
        mov dword [ebp + 16], ecx                    ;                    frame
        mov ecx, dword [eax + 12]                    ;                    frame
        mov dword [ebp + 20], ecx                    ;                    frame
        mov ecx, dword [eax + 24]                    ;                    frame
        mov dword [ebp + 24], ecx                    ;                    frame
        mov ecx, dword [eax + 20]                    ;                    frame
        mov dword [ebp + 28], ecx                    ;                    frame
        mov esi, dword [ebp + 16]                    ;     0.0 p2      28 y reload
        pshufw mm0, [esi], 0x1b                      ;     9.0 p2+p1   28 y
        pshufw mm1, [esi + 8], 0x1b                  ;     9.0 p2+p1   28 y
        pshufw mm2, mm0, 0xe4                        ;    11.0 p1      28 y copy
        psllw mm2, 8                                 ;    13.0 p1      28 y
        psrlw mm0, 8                                 ;    11.0 p1      28 y
        por mm0, mm2                                 ;    15.0 p1      28 y
        movq [ebp - 128], mm0                        ;    17.0 p0+p3   28 y
        pshufw mm0, mm1, 0xe4                        ;    11.0 p1      28 y copy
        psllw mm0, 8                                 ;    13.0 p1      28 y
        psrlw mm1, 8                                 ;    11.0 p1      28 y
        por mm1, mm0                                 ;    15.0 p1      28 y
        movq [ebp - 120], mm1                        ;    17.0 p0+p3   28 y
        mov esi, dword [ebp + 20]                    ;     5.7 p2      28 key reload
        pshufw mm0, [esi], 0x1b                      ;    14.7 p2+p1   28 key
        pshufw mm1, [esi + 8], 0x1b                  ;    14.7 p2+p1   28 key
        pshufw mm2, mm0, 0xe4                        ;    16.7 p1      28 key copy
        psllw mm2, 8                                 ;    18.7 p1      28 key
        psrlw mm0, 8                                 ;    16.7 p1      28 key
        por mm0, mm2                                 ;    20.7 p1      28 key
        movq [ebp - 112], mm0                        ;    22.7 p0+p3   28 key
        pshufw mm0, mm1, 0xe4                        ;    16.7 p1      28 key copy
        psllw mm0, 8                                 ;    18.7 p1      28 key
        psrlw mm1, 8                                 ;    18.3 p1      28 key
        por mm1, mm0                                 ;    20.7 p1      28 key
        movq [ebp - 104], mm1                        ;    22.7 p0+p3   28 key
        mov esi, dword [ebp + 24]                    ;    11.3 p2      28 key
        shl esi, 4                                   ;    20.3 p1      28 key
        add esi, dword [ebp + 28]                    ;    24.3 p2+p0   28 key
        mov dword [ebp + 32], esi                    ;    24.8 p0+p3   28 key
        cmp dword [ebp + 24], 0                      ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [ebp + 28]                    ;                    resident
        movq mm0, [ebp - 128]                        ;                    resident
        movq mm1, [ebp - 120]                        ;                    resident
        align 16
.blocks_1:
        pshufw mm2, [esi], 0x1b                      ;     7.0 p2+p1   29 sum
        pshufw mm3, mm2, 0xe4                        ;     9.0 p1      29 sum copy
        psllw mm3, 8                                 ;    11.0 p1      29 sum
        psrlw mm2, 8                                 ;     9.0 p1      29 sum
        por mm2, mm3                                 ;    13.0 p1      29 sum
        pxor mm2, mm0                                ;    15.0 p1      29 sum
        pshufw mm3, [esi + 8], 0x1b                  ;     7.0 p2+p1   29 sum
        movq mm4, mm3                                ;     9.0 p0      29 sum copy
        psllw mm4, 8                                 ;    15.0 p1      29 sum
        psrlw mm3, 8                                 ;     9.0 p1      29 sum
        por mm3, mm4                                 ;    17.0 p1      29 sum
        pxor mm3, mm1                                ;    19.0 p1      29 sum
        movq mm4, mm2                                ;    17.0 p0      15 both copy
        pxor mm4, mm3                                ;    23.0 p1      15 both
        movq mm5, [ebp - 104]                        ;     5.3 p2      16 low
        psrlq mm5, 0x20                              ;    12.3 p1      16 low
        movq mm6, mm3                                ;    21.0 p0      16 low copy
        movq mm7, [ghash_blocks.T0_constants64]      ;     6.3 p2      16 low reload
        pand mm6, mm7                                ;    27.0 p1      16 low
        psrlq mm3, 0x20                              ;    21.0 p1      16 low
        movq mm0, [ebp - 112]                        ;     7.3 p2      15 both
        movq mm1, [ebp - 104]                        ;     8.3 p2      29 sum reload
        pxor mm0, mm1                                ;    15.3 p1      15 both
        pand mm1, mm7                                ;    16.0 p1      16 low
        movq mm7, mm6                                ;    29.0 p0      16 low copy
        pand mm7, [ghash_blocks.T0_constants64 + 8]  ;    35.0 p2+p1   16 low
        movq [ebp - 96], mm0                         ;    17.3 p0+p3   15 both spill
        movq mm0, mm6                                ;    29.0 p0      16 low copy
        pand mm0, [ghash_blocks.T0_constants64 + 16] ;    35.0 p2+p1   16 low
        movq [ebp - 88], mm4                         ;    25.0 p0+p3   15 both spill
        movq mm4, mm6                                ;    29.0 p0      16 low copy
        pand mm4, [ghash_blocks.T0_constants64 + 24] ;    35.0 p2+p1   16 low
        movq [ebp - 80], mm2                         ;    17.0 p0+p3   29 sum spill
        movq mm2, mm1                                ;    18.0 p0      16 low copy
        pand mm2, [ghash_blocks.T0_constants64 + 8]  ;    24.0 p2+p1   16 low
        movq [ebp - 72], mm5                         ;    15.7 p0+p3   16 low spill
        movq mm5, mm6                                ;    29.0 p0      16 low copy
        pand mm5, [ghash_blocks.T0_constants64 + 32] ;    35.0 p2+p1   16 low
        movq [ebp - 64], mm6                         ;    29.0 p0+p3   16 low spill
        movq mm6, mm1                                ;    18.7 p0      16 low copy
        pand mm6, [ghash_blocks.T0_constants64 + 16] ;    24.7 p2+p1   16 low
        movq [ebp - 56], mm3                         ;    23.0 p0+p3   16 low spill
        movq mm3, mm1                                ;    20.7 p0      16 low copy
        pand mm3, [ghash_blocks.T0_constants64 + 24] ;    26.7 p2+p1   16 low
        movq [ebp - 48], mm5                         ;    37.0 p0+p3   16 low spill
        movq mm5, mm1                                ;    22.7 p0      16 low copy
        pand mm5, [ghash_blocks.T0_constants64 + 32] ;    28.7 p2+p1   16 low
        movq [ebp - 40], mm1                         ;    23.7 p0+p3   16 low spill
        pshufw mm1, mm7, 0xe4                        ;    37.0 p1      16 low copy
        pmuludq mm1, mm2                             ;    39.0 p1      16 low
        movq [ebp - 32], mm2                         ;    26.0 p0+p3   16 low spill
        movq mm2, mm0                                ;    37.0 p0      16 low copy
        pmuludq mm2, mm5                             ;    43.0 p1      16 low
        pxor mm1, mm2                                ;    49.0 p1      16 low
        movq mm2, mm4                                ;    37.0 p0      16 low copy
        pmuludq mm2, mm3                             ;    43.0 p1      16 low
        pxor mm1, mm2                                ;    51.0 p1      16 low
        movq mm2, mm7                                ;    37.0 p0      16 low copy
        pmuludq mm2, mm6                             ;    43.0 p1      16 low
        movq [ebp - 24], mm7                         ;    37.0 p0+p3   16 low spill
        movq mm7, mm0                                ;    37.0 p0      16 low copy
        pmuludq mm7, [ebp - 32]                      ;    43.0 p2+p1   16 low
        pxor mm2, mm7                                ;    49.0 p1      16 low
        movq mm7, mm4                                ;    37.0 p0      16 low copy
        pmuludq mm7, mm5                             ;    43.0 p1      16 low
        pxor mm2, mm7                                ;    51.0 p1      16 low
        movq mm7, [ebp - 48]                         ;    45.0 p2      16 low
        pmuludq mm7, mm6                             ;    52.0 p1      16 low
        pxor mm1, mm7                                ;    58.0 p1      16 low
        movq mm7, [ghash_blocks.T0_constants64 + 8]  ;    30.0 p2      16 low reload
        pand mm1, mm7                                ;    60.0 p1      16 low
        movq mm7, mm0                                ;    37.0 p0      16 low copy
        pmuludq mm7, mm6                             ;    43.0 p1      16 low
        pmuludq mm0, mm3                             ;    40.0 p1      16 low
        pmuludq mm6, mm4                             ;    41.0 p1      16 low
        pmuludq mm4, [ebp - 32]                      ;    42.0 p2+p1   16 low
        pxor mm7, mm4                                ;    49.0 p1      16 low
        movq mm4, [ebp - 48]                         ;    45.0 p2      16 low
        pmuludq mm4, mm3                             ;    52.0 p1      16 low
        pxor mm2, mm4                                ;    58.0 p1      16 low
        movq mm4, [ebp - 24]                         ;    45.0 p2      16 low reload
        pmuludq mm3, mm4                             ;    52.0 p1      16 low
        pand mm2, [ghash_blocks.T0_constants64 + 16] ;    60.0 p2+p1   16 low
        pxor mm7, mm3                                ;    58.0 p1      16 low
        pmuludq mm4, mm5                             ;    52.0 p1      16 low
        movq mm3, [ebp - 48]                         ;    45.0 p2      16 low reload
        pmuludq mm5, mm3                             ;    52.0 p1      16 low
        pxor mm7, mm5                                ;    60.0 p1      16 low
        movq mm5, [ghash_blocks.T0_constants64 + 24] ;    37.0 p2      16 low reload
        pand mm7, mm5                                ;    62.0 p1      16 low
        pmuludq mm3, [ebp - 32]                      ;    53.0 p2+p1   16 low
        pxor mm0, mm6                                ;    54.0 p1      16 low
        pxor mm0, mm4                                ;    58.0 p1      16 low
        pxor mm0, mm3                                ;    60.0 p1      16 low
        movq mm3, [ebp - 56]                         ;    39.3 p2      16 low
        movq mm4, [ghash_blocks.T0_constants64 + 8]  ;    40.3 p2      16 low reload
        pand mm3, mm4                                ;    57.0 p1      16 low
        movq mm6, [ghash_blocks.T0_constants64 + 32] ;    41.3 p2      16 low reload
        pand mm0, mm6                                ;    62.0 p1      16 low
        pxor mm1, mm2                                ;    62.0 p1      16 low
        pxor mm1, mm7                                ;    64.0 p1      16 low
        pxor mm1, mm0                                ;    66.0 p1      16 low
        movq mm2, [ebp - 56]                         ;    42.3 p2      16 low
        movq mm7, [ghash_blocks.T0_constants64 + 16] ;    43.3 p2      16 low reload
        pand mm2, mm7                                ;    62.0 p1      16 low
        movq mm0, [ebp - 56]                         ;    44.3 p2      16 low
        pand mm0, mm5                                ;    63.0 p1      16 low
        movq [ebp - 32], mm1                         ;    68.0 p0+p3   16 low spill
        movq mm1, [ebp - 56]                         ;    45.3 p2      16 low
        pand mm1, mm6                                ;    64.0 p1      16 low
        movq mm6, [ebp - 72]                         ;    46.3 p2      16 low
        pand mm6, mm4                                ;    65.0 p1      16 low
        movq mm4, [ebp - 72]                         ;    47.3 p2      16 low
        pand mm4, mm7                                ;    66.0 p1      16 low
        movq mm7, [ebp - 72]                         ;    48.3 p2      16 low
        pand mm7, mm5                                ;    67.0 p1      16 low
        movq mm5, [ebp - 72]                         ;    49.3 p2      16 low
        pand mm5, [ghash_blocks.T0_constants64 + 32] ;    68.0 p2+p1   16 low
        movq [ebp - 48], mm1                         ;    66.0 p0+p3   16 low spill
        movq mm1, mm3                                ;    59.0 p0      16 low copy
        pmuludq mm1, mm6                             ;    69.0 p1      16 low
        movq [ebp - 24], mm6                         ;    67.0 p0+p3   16 low spill
        movq mm6, mm2                                ;    64.0 p0      16 low copy
        pmuludq mm6, mm5                             ;    70.0 p1      16 low
        pxor mm1, mm6                                ;    76.0 p1      16 low
        movq mm6, mm0                                ;    65.0 p0      16 low copy
        pmuludq mm6, mm7                             ;    72.0 p1      16 low
        pxor mm1, mm6                                ;    78.0 p1      16 low
        movq mm6, mm3                                ;    59.0 p0      16 low copy
        pmuludq mm6, mm4                             ;    74.0 p1      16 low
        movq [ebp - 16], mm3                         ;    59.0 p0+p3   16 low spill
        movq mm3, mm2                                ;    64.0 p0      16 low copy
        pmuludq mm3, [ebp - 24]                      ;    82.0 p2+p1   16 low
        pxor mm6, mm3                                ;    88.0 p1      16 low
        movq mm3, mm0                                ;    65.0 p0      16 low copy
        pmuludq mm3, mm5                             ;    77.0 p1      16 low
        pxor mm6, mm3                                ;    90.0 p1      16 low
        movq mm3, [ebp - 48]                         ;    74.0 p2      16 low
        pmuludq mm3, mm4                             ;    81.0 p1      16 low
        pxor mm1, mm3                                ;    87.0 p1      16 low
        movq mm3, [ghash_blocks.T0_constants64 + 8]  ;    56.7 p2      16 low reload
        pand mm1, mm3                                ;    89.0 p1      16 low
        movq mm3, mm2                                ;    64.0 p0      16 low copy
        pmuludq mm3, mm4                             ;    82.0 p1      16 low
        pmuludq mm2, mm7                             ;    83.0 p1      16 low
        pmuludq mm4, mm0                             ;    84.0 p1      16 low
        pmuludq mm0, [ebp - 24]                      ;    85.0 p2+p1   16 low
        pxor mm3, mm0                                ;    91.0 p1      16 low
        movq mm0, [ebp - 48]                         ;    74.0 p2      16 low
        pmuludq mm0, mm7                             ;    87.0 p1      16 low
        pxor mm6, mm0                                ;    93.0 p1      16 low
        movq mm0, [ebp - 16]                         ;    67.0 p2      16 low reload
        pmuludq mm7, mm0                             ;    89.0 p1      16 low
        pand mm6, [ghash_blocks.T0_constants64 + 16] ;    95.0 p2+p1   16 low
        pmuludq mm0, mm5                             ;    91.0 p1      16 low
        pxor mm3, mm7                                ;    95.0 p1      16 low
        movq mm7, [ebp - 48]                         ;    74.0 p2      16 low reload
        pmuludq mm5, mm7                             ;    93.0 p1      16 low
        pxor mm3, mm5                                ;    99.0 p1      16 low
        movq mm5, [ghash_blocks.T0_constants64 + 24] ;    63.7 p2      16 low reload
        pand mm3, mm5                                ;   101.0 p1      16 low
        pmuludq mm7, [ebp - 24]                      ;    96.0 p2+p1   16 low
        pxor mm2, mm4                                ;    97.0 p1      16 low
        pxor mm2, mm0                                ;    99.0 p1      16 low
        movq mm4, [ebp - 64]                         ;    65.7 p2      16 low
        pxor mm4, [ebp - 56]                         ;    99.0 p2+p1   16 low
        pxor mm2, mm7                                ;   102.0 p1      16 low
        movq mm7, [ebp - 40]                         ;    67.7 p2      16 low
        pxor mm7, [ebp - 72]                         ;   101.0 p2+p1   16 low
        pxor mm1, mm6                                ;   102.0 p1      16 low
        movq mm6, [ghash_blocks.T0_constants64 + 32] ;    69.7 p2      16 low reload
        pand mm2, mm6                                ;   104.0 p1      16 low
        pxor mm1, mm3                                ;   104.0 p1      16 low
        pxor mm1, mm2                                ;   106.0 p1      16 low
        movq mm2, mm4                                ;   101.0 p0      16 low copy
        movq mm3, [ghash_blocks.T0_constants64 + 8]  ;    70.7 p2      16 low reload
        pand mm2, mm3                                ;   107.0 p1      16 low
        movq mm0, mm4                                ;   101.0 p0      16 low copy
        pand mm0, [ghash_blocks.T0_constants64 + 16] ;   107.0 p2+p1   16 low
        movq [ebp - 72], mm1                         ;   108.0 p0+p3   16 low spill
        movq mm1, mm4                                ;   101.0 p0      16 low copy
        pand mm1, mm5                                ;   108.0 p1      16 low
        pand mm4, mm6                                ;   109.0 p1      16 low
        movq mm6, mm7                                ;   103.0 p0      16 low copy
        pand mm6, mm3                                ;   110.0 p1      16 low
        movq mm3, mm7                                ;   103.0 p0      16 low copy
        pand mm3, [ghash_blocks.T0_constants64 + 16] ;   111.0 p2+p1   16 low
        movq [ebp - 40], mm4                         ;   111.0 p0+p3   16 low spill
        movq mm4, mm7                                ;   103.0 p0      16 low copy
        pand mm4, mm5                                ;   112.0 p1      16 low
        pand mm7, [ghash_blocks.T0_constants64 + 32] ;   113.0 p2+p1   16 low
        movq mm5, mm2                                ;   109.0 p0      16 low copy
        pmuludq mm5, mm6                             ;   115.0 p1      16 low
        movq [ebp - 56], mm6                         ;   112.0 p0+p3   16 low spill
        movq mm6, mm0                                ;   109.0 p0      16 low copy
        pmuludq mm6, mm7                             ;   115.0 p1      16 low
        pxor mm5, mm6                                ;   121.0 p1      16 low
        movq mm6, mm1                                ;   110.0 p0      16 low copy
        pmuludq mm6, mm4                             ;   117.0 p1      16 low
        pxor mm5, mm6                                ;   123.0 p1      16 low
        movq mm6, mm2                                ;   109.0 p0      16 low copy
        pmuludq mm6, mm3                             ;   119.0 p1      16 low
        movq [ebp - 64], mm2                         ;   109.0 p0+p3   16 low spill
        movq mm2, mm0                                ;   109.0 p0      16 low copy
        pmuludq mm2, [ebp - 56]                      ;   127.0 p2+p1   16 low
        pxor mm6, mm2                                ;   133.0 p1      16 low
        movq mm2, mm1                                ;   110.0 p0      16 low copy
        pmuludq mm2, mm7                             ;   122.0 p1      16 low
        pxor mm6, mm2                                ;   135.0 p1      16 low
        movq mm2, [ebp - 40]                         ;   119.0 p2      16 low
        pmuludq mm2, mm3                             ;   126.0 p1      16 low
        pxor mm5, mm2                                ;   132.0 p1      16 low
        movq mm2, [ghash_blocks.T0_constants64 + 8]  ;    85.0 p2      16 low reload
        pand mm5, mm2                                ;   134.0 p1      16 low
        movq mm2, mm0                                ;   109.0 p0      16 low copy
        pmuludq mm2, mm3                             ;   127.0 p1      16 low
        pmuludq mm0, mm4                             ;   128.0 p1      16 low
        pmuludq mm3, mm1                             ;   129.0 p1      16 low
        pmuludq mm1, [ebp - 56]                      ;   130.0 p2+p1   16 low
        pxor mm2, mm1                                ;   136.0 p1      16 low
        movq mm1, [ebp - 40]                         ;   119.0 p2      16 low
        pmuludq mm1, mm4                             ;   132.0 p1      16 low
        pxor mm6, mm1                                ;   138.0 p1      16 low
        movq mm1, [ebp - 64]                         ;   117.0 p2      16 low reload
        pmuludq mm4, mm1                             ;   134.0 p1      16 low
        pand mm6, [ghash_blocks.T0_constants64 + 16] ;   140.0 p2+p1   16 low
        pmuludq mm1, mm7                             ;   136.0 p1      16 low
        pxor mm2, mm4                                ;   140.0 p1      16 low
        movq mm4, [ebp - 40]                         ;   119.0 p2      16 low reload
        pmuludq mm7, mm4                             ;   138.0 p1      16 low
        pxor mm2, mm7                                ;   144.0 p1      16 low
        movq mm7, [ghash_blocks.T0_constants64 + 24] ;    92.0 p2      16 low reload
        pand mm2, mm7                                ;   146.0 p1      16 low
        pmuludq mm4, [ebp - 56]                      ;   141.0 p2+p1   16 low
        pxor mm0, mm3                                ;   142.0 p1      16 low
        movq mm3, [ebp - 32]                         ;    94.0 p2      16 low
        pxor mm3, [ebp - 72]                         ;   143.0 p2+p1   16 low
        pxor mm0, mm1                                ;   144.0 p1      16 low
        movq mm1, [ebp - 32]                         ;    96.0 p2      16 low
        pxor mm0, mm4                                ;   147.0 p1      16 low
        pxor mm3, mm5                                ;   146.0 p1      16 low
        movq mm4, [ebp - 72]                         ;   116.0 p2      16 low
        movq mm5, [ebp - 80]                         ;    98.0 p2      17 high
        pand mm5, [ghash_blocks.T0_constants64]      ;   147.0 p2+p1   17 high
        pxor mm3, mm6                                ;   148.0 p1      16 low
        movq mm6, [ghash_blocks.T0_constants64 + 32] ;   100.0 p2      16 low reload
        pand mm0, mm6                                ;   149.0 p1      16 low
        pxor mm3, mm2                                ;   150.0 p1      16 low
        pxor mm3, mm0                                ;   152.0 p1      16 low
        movq mm2, [ebp - 80]                         ;   101.0 p2      17 high
        psrlq mm2, 0x20                              ;   152.0 p1      17 high
        movq mm0, mm3                                ;   154.0 p0      16 low copy
        psllq mm0, 0x20                              ;   160.0 p1      16 low
        pxor mm1, mm0                                ;   162.0 p1      16 low
        psrlq mm3, 0x20                              ;   155.0 p1      16 low
        pxor mm4, mm3                                ;   157.0 p1      16 low
        movq mm3, [ebp - 112]                        ;   102.0 p2      17 high
        psrlq mm3, 0x20                              ;   157.0 p1      17 high
        movq mm0, mm5                                ;   149.0 p0      17 high copy
        pand mm0, [ghash_blocks.T0_constants64 + 8]  ;   158.0 p2+p1   17 high
        movq [ebp - 80], mm1                         ;   164.0 p0+p3   16 low spill
        movq mm1, mm5                                ;   149.0 p0      17 high copy
        pand mm1, [ghash_blocks.T0_constants64 + 16] ;   159.0 p2+p1   17 high
        movq [ebp - 72], mm4                         ;   159.0 p0+p3   16 low spill
        movq mm4, mm5                                ;   149.0 p0      17 high copy
        pand mm4, mm7                                ;   160.0 p1      17 high
        movq [ebp - 32], mm3                         ;   159.0 p0+p3   17 high spill
        movq mm3, mm5                                ;   149.0 p0      17 high copy
        pand mm3, mm6                                ;   161.0 p1      17 high
        movq [ebp - 56], mm5                         ;   149.0 p0+p3   17 high spill
        movq mm5, [ghash_blocks.T0_constants64 + 24] ;   108.0 p2      17 high copy
        movq mm7, [ebp - 112]                        ;   109.0 p2      17 high
        pand mm7, [ghash_blocks.T0_constants64]      ;   162.0 p2+p1   17 high
        pand mm5, mm7                                ;   164.0 p1      17 high
        movq [ebp - 40], mm2                         ;   154.0 p0+p3   17 high spill
        movq mm2, mm7                                ;   164.0 p0      17 high copy
        pand mm2, [ghash_blocks.T0_constants64 + 8]  ;   170.0 p2+p1   17 high
        movq [ebp - 64], mm3                         ;   163.0 p0+p3   17 high spill
        movq mm3, mm7                                ;   164.0 p0      17 high copy
        pand mm3, [ghash_blocks.T0_constants64 + 16] ;   170.0 p2+p1   17 high
        movq [ebp - 24], mm3                         ;   172.0 p0+p3   17 high spill
        movq mm3, mm7                                ;   164.0 p0      17 high copy
        pand mm3, mm6                                ;   170.0 p1      17 high
        movq mm6, mm0                                ;   160.0 p0      17 high copy
        pmuludq mm6, mm2                             ;   172.0 p1      17 high
        movq [ebp - 48], mm7                         ;   164.0 p0+p3   17 high spill
        movq mm7, mm1                                ;   161.0 p0      17 high copy
        pmuludq mm7, mm3                             ;   172.0 p1      17 high
        pxor mm6, mm7                                ;   178.0 p1      17 high
        movq mm7, mm4                                ;   162.0 p0      17 high copy
        pmuludq mm7, mm5                             ;   170.0 p1      17 high
        pxor mm6, mm7                                ;   180.0 p1      17 high
        movq mm7, [ebp - 24]                         ;   180.0 p2      17 high reload
        movq [ebp - 16], mm5                         ;   166.0 p0+p3   17 high spill
        movq mm5, mm0                                ;   160.0 p0      17 high copy
        pmuludq mm5, mm7                             ;   187.0 p1      17 high
        movq [ebp - 8], mm0                          ;   160.0 p0+p3   17 high spill
        movq mm0, mm1                                ;   161.0 p0      17 high copy
        pmuludq mm0, mm2                             ;   173.0 p1      17 high
        pxor mm5, mm0                                ;   193.0 p1      17 high
        movq mm0, mm4                                ;   162.0 p0      17 high copy
        pmuludq mm0, mm3                             ;   175.0 p1      17 high
        pxor mm5, mm0                                ;   195.0 p1      17 high
        movq mm0, [ebp - 16]                         ;   174.0 p2      17 high reload
        movq [ebp + 0], mm3                          ;   172.0 p0+p3   17 high spill
        movq mm3, [ebp - 64]                         ;   171.0 p2      17 high
        pmuludq mm3, mm0                             ;   181.0 p1      17 high
        pxor mm5, mm3                                ;   197.0 p1      17 high
        movq mm3, [ghash_blocks.T0_constants64 + 16] ;   133.0 p2      16 low reload
        pand mm5, mm3                                ;   199.0 p1      17 high
        movq mm3, mm4                                ;   162.0 p0      17 high copy
        pmuludq mm3, mm2                             ;   180.0 p1      17 high
        pmuludq mm4, mm7                             ;   187.0 p1      17 high
        movq mm0, [ebp - 64]                         ;   171.0 p2      17 high
        pmuludq mm0, mm7                             ;   187.0 p1      17 high
        pxor mm6, mm0                                ;   193.0 p1      17 high
        movq mm0, [ghash_blocks.T0_constants64 + 8]  ;   138.0 p2      16 low reload
        pand mm6, mm0                                ;   195.0 p1      17 high
        pmuludq mm7, mm1                             ;   187.0 p1      17 high
        pmuludq mm1, [ebp - 16]                      ;   186.0 p2+p1   17 high
        pxor mm3, mm7                                ;   193.0 p1      17 high
        movq mm7, [ebp - 8]                          ;   168.0 p2      17 high
        pmuludq mm7, [ebp - 16]                      ;   188.0 p2+p1   17 high
        pxor mm3, mm7                                ;   195.0 p1      17 high
        movq mm7, [ebp - 64]                         ;   171.0 p2      17 high reload
        pmuludq mm2, mm7                             ;   190.0 p1      17 high
        pmuludq mm7, [ebp + 0]                       ;   191.0 p2+p1   17 high
        pxor mm3, mm7                                ;   197.0 p1      17 high
        movq mm7, [ghash_blocks.T0_constants64 + 24] ;   144.0 p2      16 low reload
        pand mm3, mm7                                ;   199.0 p1      17 high
        pxor mm4, mm1                                ;   194.0 p1      17 high
        movq mm1, [ebp - 40]                         ;   162.0 p2      17 high
        pand mm1, mm0                                ;   195.0 p1      17 high
        pxor mm4, mm2                                ;   196.0 p1      17 high
        movq mm2, [ebp - 40]                         ;   162.0 p2      17 high
        pand mm2, [ghash_blocks.T0_constants64 + 16] ;   197.0 p2+p1   17 high
        pxor mm6, mm5                                ;   201.0 p1      17 high
        movq mm5, [ebp - 40]                         ;   162.0 p2      17 high
        pand mm5, mm7                                ;   199.0 p1      17 high
        pxor mm6, mm3                                ;   203.0 p1      17 high
        movq mm3, [ebp - 40]                         ;   162.0 p2      17 high
        pand mm3, [ghash_blocks.T0_constants64 + 32] ;   201.0 p2+p1   17 high
        movq mm7, [ebp - 8]                          ;   168.0 p2      17 high
        pmuludq mm7, [ebp + 0]                       ;   202.0 p2+p1   17 high
        pxor mm4, mm7                                ;   208.0 p1      17 high
        movq mm7, [ebp - 32]                         ;   167.0 p2      17 high
        pand mm7, mm0                                ;   204.0 p1      17 high
        pand mm4, [ghash_blocks.T0_constants64 + 32] ;   210.0 p2+p1   17 high
        pxor mm6, mm4                                ;   212.0 p1      17 high
        movq mm4, [ebp - 32]                         ;   167.0 p2      17 high
        pand mm4, [ghash_blocks.T0_constants64 + 16] ;   207.0 p2+p1   17 high
        movq [ebp + 0], mm6                          ;   214.0 p0+p3   17 high spill
        movq mm6, [ebp - 32]                         ;   167.0 p2      17 high
        pand mm6, [ghash_blocks.T0_constants64 + 24] ;   208.0 p2+p1   17 high
        movq mm0, [ebp - 32]                         ;   167.0 p2      17 high
        pand mm0, [ghash_blocks.T0_constants64 + 32] ;   209.0 p2+p1   17 high
        movq [ebp - 8], mm3                          ;   203.0 p0+p3   17 high spill
        movq mm3, mm1                                ;   197.0 p0      17 high copy
        pmuludq mm3, mm7                             ;   210.0 p1      17 high
        movq [ebp - 64], mm7                         ;   206.0 p0+p3   17 high spill
        movq mm7, mm2                                ;   199.0 p0      17 high copy
        pmuludq mm7, mm0                             ;   211.0 p1      17 high
        pxor mm3, mm7                                ;   217.0 p1      17 high
        movq mm7, mm5                                ;   201.0 p0      17 high copy
        pmuludq mm7, mm6                             ;   213.0 p1      17 high
        pxor mm3, mm7                                ;   219.0 p1      17 high
        movq mm7, [ebp - 64]                         ;   214.0 p2      17 high reload
        movq [ebp - 16], mm6                         ;   210.0 p0+p3   17 high spill
        movq mm6, mm2                                ;   199.0 p0      17 high copy
        pmuludq mm6, mm7                             ;   221.0 p1      17 high
        movq mm7, mm1                                ;   197.0 p0      17 high copy
        pmuludq mm7, mm4                             ;   216.0 p1      17 high
        pxor mm6, mm7                                ;   227.0 p1      17 high
        movq mm7, mm5                                ;   201.0 p0      17 high copy
        pmuludq mm7, mm0                             ;   218.0 p1      17 high
        pxor mm6, mm7                                ;   229.0 p1      17 high
        movq mm7, [ebp - 16]                         ;   218.0 p2      17 high reload
        movq [ebp - 24], mm0                         ;   211.0 p0+p3   17 high spill
        movq mm0, mm1                                ;   197.0 p0      17 high copy
        pmuludq mm0, mm7                             ;   225.0 p1      17 high
        pmuludq mm1, [ebp - 24]                      ;   226.0 p2+p1   17 high
        movq [ebp + 8], mm1                          ;   232.0 p0+p3   17 high spill
        movq mm1, [ebp - 8]                          ;   211.0 p2      17 high
        pmuludq mm1, mm4                             ;   222.0 p1      17 high
        pxor mm3, mm1                                ;   228.0 p1      17 high
        movq mm1, [ghash_blocks.T0_constants64 + 8]  ;   182.3 p2      16 low reload
        pand mm3, mm1                                ;   230.0 p1      17 high
        movq mm1, mm5                                ;   201.0 p0      17 high copy
        pmuludq mm1, [ebp - 64]                      ;   225.0 p2+p1   17 high
        pxor mm0, mm1                                ;   231.0 p1      17 high
        movq mm1, mm2                                ;   199.0 p0      17 high copy
        pmuludq mm1, mm4                             ;   227.0 p1      17 high
        pmuludq mm5, mm4                             ;   228.0 p1      17 high
        pxor mm0, mm1                                ;   233.0 p1      17 high
        movq mm4, [ebp - 8]                          ;   211.0 p2      17 high
        pmuludq mm4, mm7                             ;   230.0 p1      17 high
        pxor mm6, mm4                                ;   236.0 p1      17 high
        movq mm4, [ebp - 8]                          ;   211.0 p2      17 high
        pmuludq mm4, [ebp - 24]                      ;   232.0 p2+p1   17 high
        movq mm1, [ghash_blocks.T0_constants64 + 16] ;   189.0 p2      16 low reload
        pand mm6, mm1                                ;   238.0 p1      17 high
        pxor mm0, mm4                                ;   238.0 p1      17 high
        pmuludq mm2, mm7                             ;   235.0 p1      17 high
        movq mm4, [ebp - 8]                          ;   211.0 p2      17 high
        pmuludq mm4, [ebp - 64]                      ;   236.0 p2+p1   17 high
        movq mm7, [ebp + 8]                          ;   240.0 p2      17 high
        pand mm0, [ghash_blocks.T0_constants64 + 24] ;   240.0 p2+p1   17 high
        pxor mm7, mm5                                ;   247.0 p1      17 high
        movq mm5, [ebp - 56]                         ;   198.0 p2      17 high
        pxor mm5, [ebp - 40]                         ;   239.0 p2+p1   17 high
        pxor mm7, mm2                                ;   249.0 p1      17 high
        movq mm2, [ebp - 48]                         ;   200.0 p2      17 high
        pxor mm2, [ebp - 32]                         ;   241.0 p2+p1   17 high
        pxor mm7, mm4                                ;   251.0 p1      17 high
        pxor mm3, mm6                                ;   243.0 p1      17 high
        pxor mm3, mm0                                ;   245.0 p1      17 high
        movq mm4, [ghash_blocks.T0_constants64 + 32] ;   202.0 p2      16 low reload
        pand mm7, mm4                                ;   253.0 p1      17 high
        pxor mm3, mm7                                ;   255.0 p1      17 high
        movq mm6, mm5                                ;   241.0 p0      17 high copy
        movq mm7, [ghash_blocks.T0_constants64 + 8]  ;   203.3 p2      16 low reload
        pand mm6, mm7                                ;   247.0 p1      17 high
        movq mm0, mm5                                ;   241.0 p0      17 high copy
        pand mm0, mm1                                ;   248.0 p1      17 high
        movq [ebp - 32], mm3                         ;   257.0 p0+p3   17 high spill
        movq mm3, mm5                                ;   241.0 p0      17 high copy
        pand mm3, [ghash_blocks.T0_constants64 + 24] ;   249.0 p2+p1   17 high
        pand mm5, mm4                                ;   250.0 p1      17 high
        movq mm4, mm2                                ;   243.0 p0      17 high copy
        pand mm4, mm7                                ;   251.0 p1      17 high
        movq mm7, mm2                                ;   243.0 p0      17 high copy
        pand mm7, mm1                                ;   252.0 p1      17 high
        movq mm1, mm2                                ;   243.0 p0      17 high copy
        pand mm1, [ghash_blocks.T0_constants64 + 24] ;   253.0 p2+p1   17 high
        pand mm2, [ghash_blocks.T0_constants64 + 32] ;   254.0 p2+p1   17 high
        movq [ebp - 48], mm5                         ;   252.0 p0+p3   17 high spill
        movq mm5, mm6                                ;   249.0 p0      17 high copy
        pmuludq mm5, mm4                             ;   255.0 p1      17 high
        movq [ebp - 40], mm4                         ;   253.0 p0+p3   17 high spill
        movq mm4, mm0                                ;   250.0 p0      17 high copy
        pmuludq mm4, mm2                             ;   256.0 p1      17 high
        pxor mm5, mm4                                ;   262.0 p1      17 high
        movq mm4, mm3                                ;   251.0 p0      17 high copy
        pmuludq mm4, mm1                             ;   258.0 p1      17 high
        pxor mm5, mm4                                ;   264.0 p1      17 high
        movq mm4, mm6                                ;   249.0 p0      17 high copy
        pmuludq mm4, mm7                             ;   260.0 p1      17 high
        movq [ebp - 56], mm6                         ;   249.0 p0+p3   17 high spill
        movq mm6, mm0                                ;   250.0 p0      17 high copy
        pmuludq mm6, [ebp - 40]                      ;   268.0 p2+p1   17 high
        pxor mm4, mm6                                ;   274.0 p1      17 high
        movq mm6, mm3                                ;   251.0 p0      17 high copy
        pmuludq mm6, mm2                             ;   263.0 p1      17 high
        pxor mm4, mm6                                ;   276.0 p1      17 high
        movq mm6, [ebp - 48]                         ;   260.0 p2      17 high
        pmuludq mm6, mm7                             ;   267.0 p1      17 high
        pxor mm5, mm6                                ;   273.0 p1      17 high
        movq mm6, [ghash_blocks.T0_constants64 + 8]  ;   223.0 p2      16 low reload
        pand mm5, mm6                                ;   275.0 p1      17 high
        movq mm6, mm0                                ;   250.0 p0      17 high copy
        pmuludq mm6, mm7                             ;   268.0 p1      17 high
        pmuludq mm0, mm1                             ;   269.0 p1      17 high
        pmuludq mm7, mm3                             ;   270.0 p1      17 high
        pmuludq mm3, [ebp - 40]                      ;   271.0 p2+p1   17 high
        pxor mm6, mm3                                ;   277.0 p1      17 high
        movq mm3, [ebp - 48]                         ;   260.0 p2      17 high
        pmuludq mm3, mm1                             ;   273.0 p1      17 high
        pxor mm4, mm3                                ;   279.0 p1      17 high
        movq mm3, [ebp - 56]                         ;   257.0 p2      17 high reload
        pmuludq mm1, mm3                             ;   275.0 p1      17 high
        pand mm4, [ghash_blocks.T0_constants64 + 16] ;   281.0 p2+p1   17 high
        pmuludq mm3, mm2                             ;   277.0 p1      17 high
        pxor mm6, mm1                                ;   281.0 p1      17 high
        movq mm1, [ebp - 48]                         ;   260.0 p2      17 high reload
        pmuludq mm2, mm1                             ;   279.0 p1      17 high
        pxor mm6, mm2                                ;   285.0 p1      17 high
        movq mm2, [ghash_blocks.T0_constants64 + 24] ;   230.0 p2      16 low reload
        pand mm6, mm2                                ;   287.0 p1      17 high
        pmuludq mm1, [ebp - 40]                      ;   282.0 p2+p1   17 high
        pxor mm0, mm7                                ;   283.0 p1      17 high
        movq mm7, [ebp + 0]                          ;   232.0 p2      17 high
        pxor mm7, [ebp - 32]                         ;   284.0 p2+p1   17 high
        pxor mm0, mm3                                ;   285.0 p1      17 high
        movq mm3, [ebp + 0]                          ;   234.0 p2      17 high
        pxor mm0, mm1                                ;   288.0 p1      17 high
        pxor mm7, mm5                                ;   287.0 p1      17 high
        movq mm5, [ebp - 32]                         ;   265.0 p2      17 high
        movq mm1, [ebp - 88]                         ;   236.0 p2      18 middle
        pand mm1, [ghash_blocks.T0_constants64]      ;   288.0 p2+p1   18 middle
        pxor mm7, mm4                                ;   289.0 p1      17 high
        movq mm4, [ghash_blocks.T0_constants64 + 32] ;   241.0 p2      16 low reload
        pand mm0, mm4                                ;   290.0 p1      17 high
        pxor mm7, mm6                                ;   291.0 p1      17 high
        pxor mm7, mm0                                ;   293.0 p1      17 high
        movq mm6, [ebp - 88]                         ;   242.3 p2      18 middle
        psrlq mm6, 0x20                              ;   293.0 p1      18 middle
        movq mm0, [ebp - 96]                         ;   243.3 p2      18 middle
        pand mm0, [ghash_blocks.T0_constants64]      ;   294.0 p2+p1   18 middle
        movq [ebp - 88], mm6                         ;   295.0 p0+p3   18 middle spill
        movq mm6, mm7                                ;   295.0 p0      17 high copy
        psllq mm6, 0x20                              ;   301.0 p1      17 high
        pxor mm3, mm6                                ;   303.0 p1      17 high
        psrlq mm7, 0x20                              ;   297.0 p1      17 high
        pxor mm5, mm7                                ;   299.0 p1      17 high
        movq mm6, [ebp - 96]                         ;   246.3 p2      18 middle
        psrlq mm6, 0x20                              ;   299.0 p1      18 middle
        movq mm7, mm1                                ;   290.0 p0      18 middle copy
        pand mm7, [ghash_blocks.T0_constants64 + 8]  ;   300.0 p2+p1   18 middle
        movq [ebp - 96], mm3                         ;   305.0 p0+p3   17 high spill
        movq mm3, mm1                                ;   290.0 p0      18 middle copy
        pand mm3, [ghash_blocks.T0_constants64 + 16] ;   301.0 p2+p1   18 middle
        movq [ebp - 32], mm5                         ;   301.0 p0+p3   17 high spill
        movq mm5, mm1                                ;   290.0 p0      18 middle copy
        pand mm5, mm2                                ;   302.0 p1      18 middle
        movq [ebp + 0], mm6                          ;   301.0 p0+p3   18 middle spill
        movq mm6, mm1                                ;   290.0 p0      18 middle copy
        pand mm6, mm4                                ;   303.0 p1      18 middle
        movq [ebp - 40], mm1                         ;   290.0 p0+p3   18 middle spill
        movq mm1, mm0                                ;   296.0 p0      18 middle copy
        pand mm1, [ghash_blocks.T0_constants64 + 8]  ;   304.0 p2+p1   18 middle
        movq [ebp - 48], mm6                         ;   305.0 p0+p3   18 middle spill
        movq mm6, mm0                                ;   296.0 p0      18 middle copy
        pand mm6, [ghash_blocks.T0_constants64 + 16] ;   305.0 p2+p1   18 middle
        movq [ebp - 56], mm6                         ;   307.0 p0+p3   18 middle spill
        movq mm6, mm0                                ;   296.0 p0      18 middle copy
        pand mm6, mm2                                ;   306.0 p1      18 middle
        movq mm2, mm0                                ;   296.0 p0      18 middle copy
        pand mm2, mm4                                ;   307.0 p1      18 middle
        movq mm4, mm7                                ;   302.0 p0      18 middle copy
        pmuludq mm4, mm1                             ;   308.0 p1      18 middle
        movq [ebp + 8], mm0                          ;   296.0 p0+p3   18 middle spill
        movq mm0, mm3                                ;   303.0 p0      18 middle copy
        pmuludq mm0, mm2                             ;   309.0 p1      18 middle
        pxor mm4, mm0                                ;   315.0 p1      18 middle
        movq mm0, mm5                                ;   304.0 p0      18 middle copy
        pmuludq mm0, mm6                             ;   311.0 p1      18 middle
        pxor mm4, mm0                                ;   317.0 p1      18 middle
        movq mm0, [ebp - 56]                         ;   315.0 p2      18 middle reload
        movq [ebp - 64], mm6                         ;   308.0 p0+p3   18 middle spill
        movq mm6, mm7                                ;   302.0 p0      18 middle copy
        pmuludq mm6, mm0                             ;   322.0 p1      18 middle
        movq [ebp - 8], mm7                          ;   302.0 p0+p3   18 middle spill
        movq mm7, mm3                                ;   303.0 p0      18 middle copy
        pmuludq mm7, mm1                             ;   314.0 p1      18 middle
        pxor mm6, mm7                                ;   328.0 p1      18 middle
        movq mm7, mm5                                ;   304.0 p0      18 middle copy
        pmuludq mm7, mm2                             ;   316.0 p1      18 middle
        pxor mm6, mm7                                ;   330.0 p1      18 middle
        movq mm7, [ebp - 64]                         ;   316.0 p2      18 middle reload
        movq [ebp - 16], mm2                         ;   309.0 p0+p3   18 middle spill
        movq mm2, [ebp - 48]                         ;   313.0 p2      18 middle
        pmuludq mm2, mm7                             ;   323.0 p1      18 middle
        pxor mm6, mm2                                ;   332.0 p1      18 middle
        movq mm2, [ghash_blocks.T0_constants64 + 16] ;   275.7 p2      16 low reload
        pand mm6, mm2                                ;   334.0 p1      18 middle
        movq mm2, mm5                                ;   304.0 p0      18 middle copy
        pmuludq mm2, mm1                             ;   321.0 p1      18 middle
        pmuludq mm5, mm0                             ;   322.0 p1      18 middle
        movq mm7, [ebp - 48]                         ;   313.0 p2      18 middle
        pmuludq mm7, mm0                             ;   323.0 p1      18 middle
        pxor mm4, mm7                                ;   329.0 p1      18 middle
        movq mm7, [ghash_blocks.T0_constants64 + 8]  ;   279.0 p2      16 low reload
        pand mm4, mm7                                ;   331.0 p1      18 middle
        pmuludq mm0, mm3                             ;   326.0 p1      18 middle
        pmuludq mm3, [ebp - 64]                      ;   327.0 p2+p1   18 middle
        pxor mm2, mm0                                ;   332.0 p1      18 middle
        movq mm0, [ebp - 8]                          ;   310.0 p2      18 middle
        pmuludq mm0, [ebp - 64]                      ;   329.0 p2+p1   18 middle
        pxor mm2, mm0                                ;   335.0 p1      18 middle
        movq mm0, [ebp - 48]                         ;   313.0 p2      18 middle reload
        pmuludq mm1, mm0                             ;   331.0 p1      18 middle
        pmuludq mm0, [ebp - 16]                      ;   332.0 p2+p1   18 middle
        pxor mm2, mm0                                ;   338.0 p1      18 middle
        movq mm0, [ghash_blocks.T0_constants64 + 24] ;   285.0 p2      16 low reload
        pand mm2, mm0                                ;   340.0 p1      18 middle
        pxor mm5, mm3                                ;   335.0 p1      18 middle
        movq mm3, [ebp - 88]                         ;   303.0 p2      18 middle
        pand mm3, mm7                                ;   336.0 p1      18 middle
        pxor mm5, mm1                                ;   337.0 p1      18 middle
        movq mm1, [ebp - 88]                         ;   303.0 p2      18 middle
        pand mm1, [ghash_blocks.T0_constants64 + 16] ;   338.0 p2+p1   18 middle
        pxor mm4, mm6                                ;   339.0 p1      18 middle
        movq mm6, [ebp - 88]                         ;   303.0 p2      18 middle
        pand mm6, mm0                                ;   340.0 p1      18 middle
        pxor mm4, mm2                                ;   342.0 p1      18 middle
        movq mm2, [ebp - 88]                         ;   303.0 p2      18 middle
        pand mm2, [ghash_blocks.T0_constants64 + 32] ;   342.0 p2+p1   18 middle
        movq mm0, [ebp - 8]                          ;   310.0 p2      18 middle
        pmuludq mm0, [ebp - 16]                      ;   343.0 p2+p1   18 middle
        pxor mm5, mm0                                ;   349.0 p1      18 middle
        movq mm0, [ebp + 0]                          ;   309.0 p2      18 middle
        pand mm0, mm7                                ;   345.0 p1      18 middle
        pand mm5, [ghash_blocks.T0_constants64 + 32] ;   351.0 p2+p1   18 middle
        pxor mm4, mm5                                ;   353.0 p1      18 middle
        movq mm5, [ebp + 0]                          ;   309.0 p2      18 middle
        pand mm5, [ghash_blocks.T0_constants64 + 16] ;   348.0 p2+p1   18 middle
        movq [ebp - 16], mm4                         ;   355.0 p0+p3   18 middle spill
        movq mm4, [ebp + 0]                          ;   309.0 p2      18 middle
        pand mm4, [ghash_blocks.T0_constants64 + 24] ;   349.0 p2+p1   18 middle
        movq mm7, [ebp + 0]                          ;   309.0 p2      18 middle
        pand mm7, [ghash_blocks.T0_constants64 + 32] ;   350.0 p2+p1   18 middle
        movq [ebp - 8], mm2                          ;   344.0 p0+p3   18 middle spill
        movq mm2, mm3                                ;   338.0 p0      18 middle copy
        pmuludq mm2, mm0                             ;   351.0 p1      18 middle
        movq [ebp - 48], mm0                         ;   347.0 p0+p3   18 middle spill
        movq mm0, mm1                                ;   340.0 p0      18 middle copy
        pmuludq mm0, mm7                             ;   352.0 p1      18 middle
        pxor mm2, mm0                                ;   358.0 p1      18 middle
        movq mm0, mm6                                ;   342.0 p0      18 middle copy
        pmuludq mm0, mm4                             ;   354.0 p1      18 middle
        pxor mm2, mm0                                ;   360.0 p1      18 middle
        movq mm0, [ebp - 48]                         ;   355.0 p2      18 middle reload
        movq [ebp - 64], mm4                         ;   351.0 p0+p3   18 middle spill
        movq mm4, mm1                                ;   340.0 p0      18 middle copy
        pmuludq mm4, mm0                             ;   362.0 p1      18 middle
        movq mm0, mm3                                ;   338.0 p0      18 middle copy
        pmuludq mm0, mm5                             ;   357.0 p1      18 middle
        pxor mm4, mm0                                ;   368.0 p1      18 middle
        movq mm0, mm6                                ;   342.0 p0      18 middle copy
        pmuludq mm0, mm7                             ;   359.0 p1      18 middle
        pxor mm4, mm0                                ;   370.0 p1      18 middle
        movq mm0, [ebp - 64]                         ;   359.0 p2      18 middle reload
        movq [ebp - 56], mm7                         ;   352.0 p0+p3   18 middle spill
        movq mm7, mm3                                ;   338.0 p0      18 middle copy
        pmuludq mm7, mm0                             ;   366.0 p1      18 middle
        pmuludq mm3, [ebp - 56]                      ;   367.0 p2+p1   18 middle
        movq [ebp - 24], mm3                         ;   373.0 p0+p3   18 middle spill
        movq mm3, [ebp - 8]                          ;   352.0 p2      18 middle
        pmuludq mm3, mm5                             ;   363.0 p1      18 middle
        pxor mm2, mm3                                ;   369.0 p1      18 middle
        movq mm3, [ghash_blocks.T0_constants64 + 8]  ;   321.7 p2      16 low reload
        pand mm2, mm3                                ;   371.0 p1      18 middle
        movq mm3, mm6                                ;   342.0 p0      18 middle copy
        pmuludq mm3, [ebp - 48]                      ;   366.0 p2+p1   18 middle
        pxor mm7, mm3                                ;   372.0 p1      18 middle
        movq mm3, mm1                                ;   340.0 p0      18 middle copy
        pmuludq mm3, mm5                             ;   368.0 p1      18 middle
        pmuludq mm6, mm5                             ;   369.0 p1      18 middle
        pxor mm7, mm3                                ;   374.0 p1      18 middle
        movq mm3, [ebp - 8]                          ;   352.0 p2      18 middle
        pmuludq mm3, mm0                             ;   371.0 p1      18 middle
        pxor mm4, mm3                                ;   377.0 p1      18 middle
        movq mm3, [ebp - 8]                          ;   352.0 p2      18 middle
        pmuludq mm3, [ebp - 56]                      ;   373.0 p2+p1   18 middle
        movq mm5, [ghash_blocks.T0_constants64 + 16] ;   328.0 p2      16 low reload
        pand mm4, mm5                                ;   379.0 p1      18 middle
        pxor mm7, mm3                                ;   379.0 p1      18 middle
        movq mm3, [ebp - 24]                         ;   381.0 p2      18 middle
        pmuludq mm1, mm0                             ;   376.0 p1      18 middle
        movq mm0, [ghash_blocks.T0_constants64 + 24] ;   330.0 p2      16 low reload
        pand mm7, mm0                                ;   381.0 p1      18 middle
        pxor mm3, mm6                                ;   388.0 p1      18 middle
        movq mm6, [ebp - 40]                         ;   331.0 p2      18 middle
        pxor mm6, [ebp - 88]                         ;   379.0 p2+p1   18 middle
        pxor mm3, mm1                                ;   390.0 p1      18 middle
        movq mm1, [ebp + 8]                          ;   333.0 p2      18 middle
        pxor mm1, [ebp + 0]                          ;   381.0 p2+p1   18 middle
        pxor mm2, mm4                                ;   382.0 p1      18 middle
        pxor mm2, mm7                                ;   384.0 p1      18 middle
        movq mm4, [ebp - 8]                          ;   352.0 p2      18 middle
        pmuludq mm4, [ebp - 48]                      ;   384.0 p2+p1   18 middle
        pxor mm3, mm4                                ;   392.0 p1      18 middle
        movq mm4, [ghash_blocks.T0_constants64 + 32] ;   338.0 p2      16 low reload
        pand mm3, mm4                                ;   394.0 p1      18 middle
        pxor mm2, mm3                                ;   396.0 p1      18 middle
        movq mm3, mm6                                ;   381.0 p0      18 middle copy
        movq mm7, [ghash_blocks.T0_constants64 + 8]  ;   339.0 p2      16 low reload
        pand mm3, mm7                                ;   388.0 p1      18 middle
        movq [ebp - 48], mm2                         ;   398.0 p0+p3   18 middle spill
        movq mm2, mm6                                ;   381.0 p0      18 middle copy
        pand mm2, mm5                                ;   389.0 p1      18 middle
        movq mm5, mm6                                ;   381.0 p0      18 middle copy
        pand mm5, mm0                                ;   390.0 p1      18 middle
        pand mm6, mm4                                ;   391.0 p1      18 middle
        movq mm4, mm1                                ;   383.0 p0      18 middle copy
        pand mm4, mm7                                ;   392.0 p1      18 middle
        movq [ebp - 8], mm6                          ;   393.0 p0+p3   18 middle spill
        movq mm6, mm1                                ;   383.0 p0      18 middle copy
        pand mm6, [ghash_blocks.T0_constants64 + 16] ;   393.0 p2+p1   18 middle
        movq [ebp + 0], mm6                          ;   395.0 p0+p3   18 middle spill
        movq mm6, mm1                                ;   383.0 p0      18 middle copy
        pand mm6, mm0                                ;   394.0 p1      18 middle
        pand mm1, [ghash_blocks.T0_constants64 + 32] ;   395.0 p2+p1   18 middle
        movq mm0, mm3                                ;   390.0 p0      18 middle copy
        pmuludq mm0, mm4                             ;   396.0 p1      18 middle
        movq [ebp + 8], mm4                          ;   394.0 p0+p3   18 middle spill
        movq mm4, mm2                                ;   391.0 p0      18 middle copy
        pmuludq mm4, mm1                             ;   397.0 p1      18 middle
        pxor mm0, mm4                                ;   403.0 p1      18 middle
        movq mm4, mm5                                ;   392.0 p0      18 middle copy
        pmuludq mm4, mm6                             ;   399.0 p1      18 middle
        pxor mm0, mm4                                ;   405.0 p1      18 middle
        movq mm4, [ebp + 0]                          ;   403.0 p2      18 middle reload
        movq [ebp - 88], mm6                         ;   396.0 p0+p3   18 middle spill
        movq mm6, mm3                                ;   390.0 p0      18 middle copy
        pmuludq mm6, mm4                             ;   410.0 p1      18 middle
        movq [ebp - 40], mm3                         ;   390.0 p0+p3   18 middle spill
        movq mm3, mm2                                ;   391.0 p0      18 middle copy
        pmuludq mm3, [ebp + 8]                       ;   409.0 p2+p1   18 middle
        pxor mm6, mm3                                ;   416.0 p1      18 middle
        movq mm3, mm5                                ;   392.0 p0      18 middle copy
        pmuludq mm3, mm1                             ;   404.0 p1      18 middle
        pxor mm6, mm3                                ;   418.0 p1      18 middle
        movq mm3, [ebp + 8]                          ;   402.0 p2      18 middle reload
        movq [ebp - 64], mm1                         ;   397.0 p0+p3   18 middle spill
        movq mm1, mm5                                ;   392.0 p0      18 middle copy
        pmuludq mm1, mm3                             ;   409.0 p1      18 middle
        pmuludq mm5, mm4                             ;   410.0 p1      18 middle
        movq mm3, [ebp - 8]                          ;   401.0 p2      18 middle
        pmuludq mm3, mm4                             ;   410.0 p1      18 middle
        pxor mm0, mm3                                ;   416.0 p1      18 middle
        pand mm7, mm0                                ;   418.0 p1      18 middle
        movq mm3, [ebp - 88]                         ;   404.0 p2      18 middle reload
        movq mm0, [ebp - 8]                          ;   401.0 p2      18 middle
        pmuludq mm0, mm3                             ;   411.0 p1      18 middle
        pxor mm6, mm0                                ;   420.0 p1      18 middle
        pmuludq mm4, mm2                             ;   413.0 p1      18 middle
        pand mm6, [ghash_blocks.T0_constants64 + 16] ;   422.0 p2+p1   18 middle
        pxor mm1, mm4                                ;   419.0 p1      18 middle
        movq mm4, [ebp - 64]                         ;   405.0 p2      18 middle reload
        movq mm0, [ebp - 8]                          ;   401.0 p2      18 middle
        pmuludq mm0, mm4                             ;   416.0 p1      18 middle
        pxor mm1, mm0                                ;   422.0 p1      18 middle
        movq mm0, [ebp - 40]                         ;   398.0 p2      18 middle reload
        pmuludq mm4, mm0                             ;   418.0 p1      18 middle
        pmuludq mm0, mm3                             ;   419.0 p1      18 middle
        pxor mm1, mm0                                ;   425.0 p1      18 middle
        pmuludq mm2, mm3                             ;   421.0 p1      18 middle
        movq mm3, [ebp - 8]                          ;   401.0 p2      18 middle
        pmuludq mm3, [ebp + 8]                       ;   422.0 p2+p1   18 middle
        pand mm1, [ghash_blocks.T0_constants64 + 24] ;   427.0 p2+p1   18 middle
        movq mm0, [ebp - 16]                         ;   376.7 p2      18 middle
        pxor mm0, [ebp - 48]                         ;   424.0 p2+p1   18 middle
        pxor mm5, mm4                                ;   425.0 p1      18 middle
        pxor mm5, mm2                                ;   427.0 p1      18 middle
        pxor mm5, mm3                                ;   429.0 p1      18 middle
        movq mm2, [ebp - 96]                         ;   382.0 p2      19 z
        pxor mm2, [ebp - 48]                         ;   428.0 p2+p1   19 z
        movq mm3, [ebp - 72]                         ;   384.0 p2      16 low reload
        pxor mm2, mm3                                ;   430.0 p1      19 z
        movq mm4, [ebp - 32]                         ;   385.0 p2      17 high reload
        pxor mm2, mm4                                ;   432.0 p1      19 z
        pxor mm0, mm7                                ;   431.0 p1      18 middle
        pxor mm3, [ebp - 16]                         ;   432.0 p2+p1   19 z
        movq mm7, [ebp - 80]                         ;   387.0 p2      16 low reload
        pxor mm3, mm7                                ;   434.0 p1      19 z
        pxor mm3, [ebp - 96]                         ;   436.0 p2+p1   19 z
        pxor mm0, mm6                                ;   435.0 p1      18 middle
        pand mm5, [ghash_blocks.T0_constants64 + 32] ;   436.0 p2+p1   18 middle
        psllq mm4, 1                                 ;   437.0 p1      21 p[0]
        pxor mm0, mm1                                ;   438.0 p1      18 middle
        pxor mm0, mm5                                ;   440.0 p1      18 middle
        movq mm5, mm0                                ;   442.0 p0      18 middle copy
        psllq mm5, 0x20                              ;   448.0 p1      18 middle
        psrlq mm0, 0x20                              ;   442.0 p1      18 middle
        pxor mm2, mm0                                ;   444.0 p1      19 z
        pxor mm3, mm5                                ;   450.0 p1      19 z
        movq mm5, mm7                                ;   394.0 p0      21 p[2] copy
        psrlq mm5, 0x3f                              ;   444.0 p1      21 p[2]
        psllq mm7, 1                                 ;   445.0 p1      21 p[3]
        movq mm6, mm2                                ;   446.0 p0      21 p[0] copy
        psrlq mm6, 0x3f                              ;   452.0 p1      21 p[0]
        psllq mm2, 1                                 ;   447.0 p1      21 p[1]
        por mm4, mm6                                 ;   454.0 p1      21 p[0]
        movq mm6, mm3                                ;   452.0 p0      21 p[1] copy
        psrlq mm6, 0x3f                              ;   458.0 p1      21 p[1]
        psllq mm3, 1                                 ;   452.0 p1      21 p[2]
        por mm2, mm6                                 ;   460.0 p1      21 p[1]
        por mm5, mm3                                 ;   454.0 p1      21 p[2]
        por mm7, [ghash_blocks.T0_constants64 + 40]  ;   453.0 p2+p1   21 p[3]
        movq mm3, mm7                                ;   455.0 p0      22 third copy
        psllq mm3, 1                                 ;   461.0 p1      22 third
        pxor mm3, mm7                                ;   463.0 p1      22 third
        psllq mm3, 5                                 ;   465.0 p1      22 third
        pxor mm3, mm7                                ;   467.0 p1      22 third
        psllq mm3, 0x39                              ;   469.0 p1      22 third
        pxor mm5, mm3                                ;   471.0 p1      22 third
        movq mm3, mm5                                ;   473.0 p0      23 third copy
        psrlq mm3, 5                                 ;   479.0 p1      23 third
        pxor mm3, mm5                                ;   481.0 p1      23 third
        psrlq mm3, 1                                 ;   483.0 p1      23 third
        pxor mm3, mm5                                ;   485.0 p1      23 third
        pxor mm4, mm5                                ;   473.0 p1      23 third
        movq mm6, mm7                                ;   455.0 p0      23 third copy
        psrlq mm6, 5                                 ;   465.0 p1      23 third
        pxor mm6, mm7                                ;   467.0 p1      23 third
        psrlq mm3, 1                                 ;   487.0 p1      23 third
        psrlq mm6, 1                                 ;   469.0 p1      23 third
        pxor mm4, mm3                                ;   489.0 p1      23 third
        movq mm3, mm7                                ;   455.0 p0      23 third copy
        pxor mm3, mm6                                ;   471.0 p1      23 third
        psrlq mm3, 1                                 ;   473.0 p1      23 third
        movq mm6, mm5                                ;   473.0 p0      23 third copy
        psllq mm6, 1                                 ;   479.0 p1      23 third
        pxor mm6, mm5                                ;   481.0 p1      23 third
        pxor mm7, mm2                                ;   474.0 p1      23 third
        psllq mm6, 5                                 ;   483.0 p1      23 third
        pxor mm5, mm6                                ;   485.0 p1      23 third
        pxor mm7, mm3                                ;   477.0 p1      23 third
        psllq mm5, 0x39                              ;   487.0 p1      23 third
        add esi, 0x10                                ;   414.3 p0      28 blocks
        pxor mm7, mm5                                ;   489.0 p1      23 third
        movq mm0, mm4                                ;   491.0 p0      23 third copy
        movq mm1, mm7                                ;   491.0 p0      23 third copy
        cmp esi, dword [ebp + 32]                    ;                    more blocks?
        jne .blocks_1
        mov dword [ebp + 28], esi                    ;                    resident
        movq [ebp - 128], mm0                        ;                    resident
        movq [ebp - 120], mm1                        ;                    resident
.blocks_1_done:
        pshufw mm0, [ebp - 128], 0x1b                ;     7.0 p2+p1   28 blocks
        pshufw mm1, [ebp - 120], 0x1b                ;     7.0 p2+p1   28 blocks
        pshufw mm2, mm0, 0xe4                        ;     9.0 p1      28 blocks copy
        psllw mm2, 8                                 ;    11.0 p1      28 blocks
        psrlw mm0, 8                                 ;     9.0 p1      28 blocks
        por mm0, mm2                                 ;    13.0 p1      28 blocks
        mov esi, dword [ebp + 16]                    ;     2.7 p2      28 blocks reload
        movq [esi], mm0                              ;    15.0 p0+p3   28 blocks
        pshufw mm0, mm1, 0xe4                        ;     9.0 p1      28 blocks copy
        psllw mm0, 8                                 ;    11.0 p1      28 blocks
        psrlw mm1, 8                                 ;     9.0 p1      28 blocks
        por mm1, mm0                                 ;    13.0 p1      28 blocks
        movq [esi + 8], mm1                          ;    15.0 p0+p3   28 blocks
        mov ecx, dword [ebp + 36]                    ;                    frame
        pxor mm0, mm0                                ;                    cleared
        movq [ebp - 128], mm0                        ;                    cleared
        movq [ebp - 120], mm0                        ;                    cleared
        movq [ebp - 112], mm0                        ;                    cleared
        movq [ebp - 104], mm0                        ;                    cleared
        movq [ebp - 96], mm0                         ;                    cleared
        movq [ebp - 88], mm0                         ;                    cleared
        movq [ebp - 80], mm0                         ;                    cleared
        movq [ebp - 72], mm0                         ;                    cleared
        movq [ebp - 64], mm0                         ;                    cleared
        movq [ebp - 56], mm0                         ;                    cleared
        movq [ebp - 48], mm0                         ;                    cleared
        movq [ebp - 40], mm0                         ;                    cleared
        movq [ebp - 32], mm0                         ;                    cleared
        movq [ebp - 24], mm0                         ;                    cleared
        movq [ebp - 16], mm0                         ;                    cleared
        movq [ebp - 8], mm0                          ;                    cleared
        movq [ebp + 0], mm0                          ;                    cleared
        movq [ebp + 8], mm0                          ;                    cleared
        emms                                         ;                    x87 state
        mov esp, ecx                                 ;                    frame
        pop ebp                                      ;                    preserved
        pop esi                                      ;                    preserved
        ret

for_formats win32, win
%if HERE
        section .rdata align=64
%else
        section .rodata align=64
%endif
; constants64
        align 16, db 0
ghash_blocks.T0_constants64:
        dq 0x00000000ffffffff, 0x1111111111111111, 0x2222222222222222, 0x4444444444444444, 0x8888888888888888, 0x0000000000000000

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
