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
; The frame is cleared before return: 136 bytes, 18 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 39 uops, planned 30.7; bounds: width 13.0, ports 21.0, path 13.0
;   blocks: 938 uops, planned 501.0; bounds: width 312.7, ports 484.0, path 65.0
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
        sub esp, 0xa0                                ;                    frame
        and esp, 0xfffffff0                          ;                    frame
        lea ebp, [esp + 128]                         ;                    frame
        mov dword [ebp + 28], eax                    ;                    frame
        mov ecx, dword [eax + 16]                    ;                    frame
        mov dword [ebp + 8], ecx                     ;                    frame
        mov ecx, dword [eax + 12]                    ;                    frame
        mov dword [ebp + 12], ecx                    ;                    frame
        mov ecx, dword [eax + 24]                    ;                    frame
        mov dword [ebp + 16], ecx                    ;                    frame
        mov ecx, dword [eax + 20]                    ;                    frame
        mov dword [ebp + 20], ecx                    ;                    frame
        mov esi, dword [ebp + 8]                     ;     0.0 p2      28 y reload
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
        mov esi, dword [ebp + 12]                    ;     5.7 p2      28 key reload
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
        mov esi, dword [ebp + 16]                    ;    11.3 p2      28 key
        shl esi, 4                                   ;    20.3 p1      28 key
        add esi, dword [ebp + 20]                    ;    24.3 p2+p0   28 key
        mov dword [ebp + 24], esi                    ;    24.8 p0+p3   28 key
        cmp dword [ebp + 16], 0                      ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [ebp + 20]                    ;                    resident
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
        pshufw mm4, mm3, 0xe4                        ;     9.0 p1      29 sum copy
        psllw mm4, 8                                 ;    11.0 p1      29 sum
        psrlw mm3, 8                                 ;     9.0 p1      29 sum
        por mm3, mm4                                 ;    13.0 p1      29 sum
        pxor mm3, mm1                                ;    15.0 p1      29 sum
        pshufw mm4, mm2, 0xe4                        ;    17.0 p1      15 both copy
        pxor mm4, mm3                                ;    19.0 p1      15 both
        pshufw mm5, mm3, 0xe4                        ;    17.0 p1      16 low copy
        movq mm6, [ghash_blocks.T0_constants64]      ;     5.7 p2      16 low reload
        pand mm5, mm6                                ;    19.0 p1      16 low
        psrlq mm3, 0x20                              ;    17.0 p1      16 low
        movq mm7, [ebp - 104]                        ;     6.7 p2      16 low
        psrlq mm7, 0x20                              ;    17.0 p1      16 low
        movq mm0, [ebp - 112]                        ;     7.7 p2      15 both
        movq mm1, [ebp - 104]                        ;     8.7 p2      29 sum reload
        pxor mm0, mm1                                ;    18.0 p1      15 both
        pand mm1, mm6                                ;    19.0 p1      16 low
        pshufw mm6, mm5, 0xe4                        ;    21.0 p1      16 low copy
        pand mm6, [ghash_blocks.T0_constants64 + 8]  ;    23.0 p2+p1   16 low
        movq [ebp - 96], mm0                         ;    20.0 p0+p3   15 both spill
        movq mm0, mm5                                ;    21.0 p0      16 low copy
        pand mm0, [ghash_blocks.T0_constants64 + 16] ;    27.0 p2+p1   16 low
        movq [ebp - 88], mm4                         ;    21.0 p0+p3   15 both spill
        movq mm4, mm5                                ;    21.0 p0      16 low copy
        pand mm4, [ghash_blocks.T0_constants64 + 24] ;    27.0 p2+p1   16 low
        movq [ebp - 80], mm2                         ;    17.0 p0+p3   29 sum spill
        movq mm2, mm5                                ;    21.0 p0      16 low copy
        pand mm2, [ghash_blocks.T0_constants64 + 32] ;    27.0 p2+p1   16 low
        movq [ebp - 72], mm5                         ;    21.0 p0+p3   16 low spill
        movq mm5, mm1                                ;    21.0 p0      16 low copy
        pand mm5, [ghash_blocks.T0_constants64 + 8]  ;    27.0 p2+p1   16 low
        movq [ebp - 64], mm7                         ;    19.0 p0+p3   16 low spill
        movq mm7, mm1                                ;    21.0 p0      16 low copy
        pand mm7, [ghash_blocks.T0_constants64 + 16] ;    27.0 p2+p1   16 low
        movq [ebp - 56], mm3                         ;    19.7 p0+p3   16 low spill
        movq mm3, mm1                                ;    21.0 p0      16 low copy
        pand mm3, [ghash_blocks.T0_constants64 + 24] ;    27.0 p2+p1   16 low
        movq [ebp - 48], mm2                         ;    29.0 p0+p3   16 low spill
        movq mm2, mm1                                ;    22.7 p0      16 low copy
        pand mm2, [ghash_blocks.T0_constants64 + 32] ;    28.7 p2+p1   16 low
        movq [ebp - 40], mm1                         ;    23.7 p0+p3   16 low spill
        movq mm1, mm6                                ;    25.0 p0      16 low copy
        pmuludq mm1, mm5                             ;    31.0 p1      16 low
        movq [ebp - 32], mm5                         ;    29.0 p0+p3   16 low spill
        pshufw mm5, mm0, 0xe4                        ;    30.0 p1      16 low copy
        pmuludq mm5, mm2                             ;    32.0 p1      16 low
        pxor mm1, mm5                                ;    38.0 p1      16 low
        movq mm5, mm4                                ;    29.0 p0      16 low copy
        pmuludq mm5, mm3                             ;    35.0 p1      16 low
        pxor mm1, mm5                                ;    41.0 p1      16 low
        movq mm5, mm6                                ;    27.7 p0      16 low copy
        pmuludq mm5, mm7                             ;    35.0 p1      16 low
        movq [ebp - 24], mm6                         ;    28.7 p0+p3   16 low spill
        movq mm6, mm0                                ;    29.7 p0      16 low copy
        pmuludq mm6, [ebp - 32]                      ;    44.0 p2+p1   16 low
        pxor mm5, mm6                                ;    50.0 p1      16 low
        movq mm6, mm4                                ;    30.7 p0      16 low copy
        pmuludq mm6, mm2                             ;    38.0 p1      16 low
        pxor mm5, mm6                                ;    52.0 p1      16 low
        movq mm6, [ebp - 48]                         ;    37.0 p2      16 low
        pmuludq mm6, mm7                             ;    44.0 p1      16 low
        pxor mm1, mm6                                ;    50.0 p1      16 low
        movq mm6, [ghash_blocks.T0_constants64 + 8]  ;    30.0 p2      16 low reload
        pand mm1, mm6                                ;    52.0 p1      16 low
        movq mm6, mm0                                ;    31.7 p0      16 low copy
        pmuludq mm6, mm7                             ;    43.0 p1      16 low
        pmuludq mm0, mm3                             ;    44.0 p1      16 low
        pmuludq mm7, mm4                             ;    45.0 p1      16 low
        pmuludq mm4, [ebp - 32]                      ;    46.0 p2+p1   16 low
        pxor mm6, mm4                                ;    52.0 p1      16 low
        movq mm4, [ebp - 48]                         ;    37.0 p2      16 low
        pmuludq mm4, mm3                             ;    48.0 p1      16 low
        pxor mm5, mm4                                ;    54.0 p1      16 low
        movq mm4, [ebp - 24]                         ;    36.7 p2      16 low reload
        pmuludq mm3, mm4                             ;    50.0 p1      16 low
        pand mm5, [ghash_blocks.T0_constants64 + 16] ;    56.0 p2+p1   16 low
        pmuludq mm4, mm2                             ;    52.0 p1      16 low
        pxor mm6, mm3                                ;    56.0 p1      16 low
        movq mm3, [ebp - 48]                         ;    37.0 p2      16 low reload
        pmuludq mm2, mm3                             ;    54.0 p1      16 low
        pxor mm6, mm2                                ;    60.0 p1      16 low
        movq mm2, [ghash_blocks.T0_constants64 + 24] ;    37.0 p2      16 low reload
        pand mm6, mm2                                ;    62.0 p1      16 low
        pmuludq mm3, [ebp - 32]                      ;    57.0 p2+p1   16 low
        pxor mm0, mm7                                ;    58.0 p1      16 low
        pxor mm0, mm4                                ;    60.0 p1      16 low
        pxor mm0, mm3                                ;    63.0 p1      16 low
        pxor mm1, mm5                                ;    61.0 p1      16 low
        movq mm3, [ghash_blocks.T0_constants64 + 32] ;    39.7 p2      16 low reload
        pand mm0, mm3                                ;    65.0 p1      16 low
        pxor mm1, mm6                                ;    64.0 p1      16 low
        pxor mm1, mm0                                ;    67.0 p1      16 low
        movq mm4, [ebp - 56]                         ;    41.0 p2      16 low
        movq mm5, [ghash_blocks.T0_constants64 + 8]  ;    42.0 p2      16 low reload
        pand mm4, mm5                                ;    65.0 p1      16 low
        movq mm6, [ebp - 56]                         ;    43.0 p2      16 low
        movq mm7, [ghash_blocks.T0_constants64 + 16] ;    44.0 p2      16 low reload
        pand mm6, mm7                                ;    66.0 p1      16 low
        movq mm0, [ebp - 56]                         ;    45.0 p2      16 low
        pand mm0, mm2                                ;    67.0 p1      16 low
        movq [ebp - 32], mm1                         ;    69.0 p0+p3   16 low spill
        movq mm1, [ebp - 56]                         ;    46.0 p2      16 low
        pand mm1, mm3                                ;    68.0 p1      16 low
        movq mm3, [ebp - 64]                         ;    47.0 p2      16 low
        pand mm3, mm5                                ;    69.0 p1      16 low
        movq mm5, [ebp - 64]                         ;    48.0 p2      16 low
        pand mm5, mm7                                ;    70.0 p1      16 low
        movq mm7, [ebp - 64]                         ;    49.0 p2      16 low
        pand mm7, mm2                                ;    71.0 p1      16 low
        movq mm2, [ebp - 64]                         ;    50.0 p2      16 low
        pand mm2, [ghash_blocks.T0_constants64 + 32] ;    72.0 p2+p1   16 low
        movq [ebp - 48], mm1                         ;    70.0 p0+p3   16 low spill
        movq mm1, mm4                                ;    67.0 p0      16 low copy
        pmuludq mm1, mm3                             ;    73.0 p1      16 low
        movq [ebp - 24], mm3                         ;    71.0 p0+p3   16 low spill
        movq mm3, mm6                                ;    68.0 p0      16 low copy
        pmuludq mm3, mm2                             ;    74.0 p1      16 low
        pxor mm1, mm3                                ;    80.0 p1      16 low
        movq mm3, mm0                                ;    69.0 p0      16 low copy
        pmuludq mm3, mm7                             ;    76.0 p1      16 low
        pxor mm1, mm3                                ;    82.0 p1      16 low
        movq mm3, mm4                                ;    67.0 p0      16 low copy
        pmuludq mm3, mm5                             ;    78.0 p1      16 low
        movq [ebp - 16], mm4                         ;    67.0 p0+p3   16 low spill
        movq mm4, mm6                                ;    68.0 p0      16 low copy
        pmuludq mm4, [ebp - 24]                      ;    86.0 p2+p1   16 low
        pxor mm3, mm4                                ;    92.0 p1      16 low
        movq mm4, mm0                                ;    69.0 p0      16 low copy
        pmuludq mm4, mm2                             ;    81.0 p1      16 low
        pxor mm3, mm4                                ;    94.0 p1      16 low
        movq mm4, [ebp - 48]                         ;    78.0 p2      16 low
        pmuludq mm4, mm5                             ;    85.0 p1      16 low
        pxor mm1, mm4                                ;    91.0 p1      16 low
        movq mm4, [ghash_blocks.T0_constants64 + 8]  ;    56.7 p2      16 low reload
        pand mm1, mm4                                ;    93.0 p1      16 low
        movq mm4, mm6                                ;    68.0 p0      16 low copy
        pmuludq mm4, mm5                             ;    86.0 p1      16 low
        pmuludq mm6, mm7                             ;    87.0 p1      16 low
        pmuludq mm5, mm0                             ;    88.0 p1      16 low
        pmuludq mm0, [ebp - 24]                      ;    89.0 p2+p1   16 low
        pxor mm4, mm0                                ;    95.0 p1      16 low
        movq mm0, [ebp - 48]                         ;    78.0 p2      16 low
        pmuludq mm0, mm7                             ;    91.0 p1      16 low
        pxor mm3, mm0                                ;    97.0 p1      16 low
        movq mm0, [ebp - 16]                         ;    75.0 p2      16 low reload
        pmuludq mm7, mm0                             ;    93.0 p1      16 low
        pand mm3, [ghash_blocks.T0_constants64 + 16] ;    99.0 p2+p1   16 low
        pmuludq mm0, mm2                             ;    95.0 p1      16 low
        pxor mm4, mm7                                ;    99.0 p1      16 low
        movq mm7, [ebp - 48]                         ;    78.0 p2      16 low reload
        pmuludq mm2, mm7                             ;    97.0 p1      16 low
        pxor mm4, mm2                                ;   103.0 p1      16 low
        movq mm2, [ghash_blocks.T0_constants64 + 24] ;    63.7 p2      16 low reload
        pand mm4, mm2                                ;   105.0 p1      16 low
        pmuludq mm7, [ebp - 24]                      ;   100.0 p2+p1   16 low
        pxor mm6, mm5                                ;   101.0 p1      16 low
        movq mm5, [ebp - 72]                         ;    65.7 p2      16 low
        pxor mm5, [ebp - 56]                         ;   102.0 p2+p1   16 low
        pxor mm6, mm0                                ;   103.0 p1      16 low
        movq mm0, [ebp - 40]                         ;    67.7 p2      16 low
        pxor mm0, [ebp - 64]                         ;   104.0 p2+p1   16 low
        pxor mm6, mm7                                ;   106.0 p1      16 low
        pxor mm1, mm3                                ;   106.0 p1      16 low
        movq mm3, [ghash_blocks.T0_constants64 + 32] ;    69.7 p2      16 low reload
        pand mm6, mm3                                ;   108.0 p1      16 low
        pxor mm1, mm4                                ;   108.0 p1      16 low
        pxor mm1, mm6                                ;   110.0 p1      16 low
        movq mm4, mm5                                ;   104.0 p0      16 low copy
        movq mm6, [ghash_blocks.T0_constants64 + 8]  ;    70.7 p2      16 low reload
        pand mm4, mm6                                ;   110.0 p1      16 low
        movq mm7, mm5                                ;   104.0 p0      16 low copy
        pand mm7, [ghash_blocks.T0_constants64 + 16] ;   111.0 p2+p1   16 low
        movq [ebp - 64], mm1                         ;   112.0 p0+p3   16 low spill
        movq mm1, mm5                                ;   104.0 p0      16 low copy
        pand mm1, mm2                                ;   112.0 p1      16 low
        pand mm5, mm3                                ;   113.0 p1      16 low
        movq mm3, mm0                                ;   106.0 p0      16 low copy
        pand mm3, mm6                                ;   114.0 p1      16 low
        movq mm6, mm0                                ;   106.0 p0      16 low copy
        pand mm6, [ghash_blocks.T0_constants64 + 16] ;   115.0 p2+p1   16 low
        movq [ebp - 40], mm5                         ;   115.0 p0+p3   16 low spill
        movq mm5, mm0                                ;   106.0 p0      16 low copy
        pand mm5, mm2                                ;   116.0 p1      16 low
        pand mm0, [ghash_blocks.T0_constants64 + 32] ;   117.0 p2+p1   16 low
        movq mm2, mm4                                ;   112.0 p0      16 low copy
        pmuludq mm2, mm3                             ;   118.0 p1      16 low
        movq [ebp - 56], mm3                         ;   116.0 p0+p3   16 low spill
        movq mm3, mm7                                ;   113.0 p0      16 low copy
        pmuludq mm3, mm0                             ;   119.0 p1      16 low
        pxor mm2, mm3                                ;   125.0 p1      16 low
        movq mm3, mm1                                ;   114.0 p0      16 low copy
        pmuludq mm3, mm5                             ;   121.0 p1      16 low
        pxor mm2, mm3                                ;   127.0 p1      16 low
        movq mm3, mm4                                ;   112.0 p0      16 low copy
        pmuludq mm3, mm6                             ;   123.0 p1      16 low
        movq [ebp - 72], mm4                         ;   112.0 p0+p3   16 low spill
        movq mm4, mm7                                ;   113.0 p0      16 low copy
        pmuludq mm4, [ebp - 56]                      ;   131.0 p2+p1   16 low
        pxor mm3, mm4                                ;   137.0 p1      16 low
        movq mm4, mm1                                ;   114.0 p0      16 low copy
        pmuludq mm4, mm0                             ;   126.0 p1      16 low
        pxor mm3, mm4                                ;   139.0 p1      16 low
        movq mm4, [ebp - 40]                         ;   123.0 p2      16 low
        pmuludq mm4, mm6                             ;   130.0 p1      16 low
        pxor mm2, mm4                                ;   136.0 p1      16 low
        movq mm4, [ghash_blocks.T0_constants64 + 8]  ;    85.0 p2      16 low reload
        pand mm2, mm4                                ;   138.0 p1      16 low
        movq mm4, mm7                                ;   113.0 p0      16 low copy
        pmuludq mm4, mm6                             ;   131.0 p1      16 low
        pmuludq mm7, mm5                             ;   132.0 p1      16 low
        pmuludq mm6, mm1                             ;   133.0 p1      16 low
        pmuludq mm1, [ebp - 56]                      ;   134.0 p2+p1   16 low
        pxor mm4, mm1                                ;   140.0 p1      16 low
        movq mm1, [ebp - 40]                         ;   123.0 p2      16 low
        pmuludq mm1, mm5                             ;   136.0 p1      16 low
        pxor mm3, mm1                                ;   142.0 p1      16 low
        movq mm1, [ebp - 72]                         ;   120.0 p2      16 low reload
        pmuludq mm5, mm1                             ;   138.0 p1      16 low
        pand mm3, [ghash_blocks.T0_constants64 + 16] ;   144.0 p2+p1   16 low
        pmuludq mm1, mm0                             ;   140.0 p1      16 low
        pxor mm4, mm5                                ;   144.0 p1      16 low
        movq mm5, [ebp - 40]                         ;   123.0 p2      16 low reload
        pmuludq mm0, mm5                             ;   142.0 p1      16 low
        pxor mm4, mm0                                ;   148.0 p1      16 low
        movq mm0, [ebp - 32]                         ;    92.0 p2      16 low
        pxor mm0, [ebp - 64]                         ;   144.0 p2+p1   16 low
        pand mm4, [ghash_blocks.T0_constants64 + 24] ;   150.0 p2+p1   16 low
        pmuludq mm5, [ebp - 56]                      ;   146.0 p2+p1   16 low
        pxor mm7, mm6                                ;   147.0 p1      16 low
        movq mm6, [ebp - 32]                         ;    96.0 p2      16 low
        pxor mm7, mm1                                ;   149.0 p1      16 low
        movq mm1, [ebp - 64]                         ;   120.0 p2      16 low
        pxor mm7, mm5                                ;   152.0 p1      16 low
        movq mm5, [ebp - 80]                         ;    98.0 p2      17 high
        pand mm5, [ghash_blocks.T0_constants64]      ;   150.0 p2+p1   17 high
        pxor mm0, mm2                                ;   151.0 p1      16 low
        pxor mm0, mm3                                ;   153.0 p1      16 low
        movq mm2, [ebp - 80]                         ;   100.0 p2      17 high
        psrlq mm2, 0x20                              ;   153.0 p1      17 high
        movq mm3, [ghash_blocks.T0_constants64 + 32] ;   101.0 p2      16 low reload
        pand mm7, mm3                                ;   154.0 p1      16 low
        pxor mm0, mm4                                ;   155.0 p1      16 low
        pxor mm0, mm7                                ;   157.0 p1      16 low
        movq mm4, [ebp - 112]                        ;   102.0 p2      17 high
        psrlq mm4, 0x20                              ;   157.0 p1      17 high
        movq mm7, mm0                                ;   159.0 p0      16 low copy
        psllq mm7, 0x20                              ;   165.0 p1      16 low
        pxor mm6, mm7                                ;   167.0 p1      16 low
        psrlq mm0, 0x20                              ;   160.0 p1      16 low
        pxor mm1, mm0                                ;   162.0 p1      16 low
        movq mm7, [ebp - 112]                        ;   103.0 p2      17 high
        movq mm0, [ghash_blocks.T0_constants64]      ;   104.0 p2      16 low reload
        pand mm7, mm0                                ;   162.0 p1      17 high
        movq mm0, mm5                                ;   152.0 p0      17 high copy
        pand mm0, [ghash_blocks.T0_constants64 + 8]  ;   163.0 p2+p1   17 high
        movq [ebp - 80], mm6                         ;   169.0 p0+p3   16 low spill
        movq mm6, mm5                                ;   152.0 p0      17 high copy
        pand mm6, [ghash_blocks.T0_constants64 + 16] ;   164.0 p2+p1   17 high
        movq [ebp - 64], mm1                         ;   164.0 p0+p3   16 low spill
        movq mm1, mm3                                ;   108.0 p0      17 high copy
        pand mm1, mm5                                ;   165.0 p1      17 high
        movq [ebp - 32], mm4                         ;   159.0 p0+p3   17 high spill
        movq mm4, mm5                                ;   152.0 p0      17 high copy
        pand mm4, [ghash_blocks.T0_constants64 + 24] ;   166.0 p2+p1   17 high
        movq [ebp - 56], mm5                         ;   152.0 p0+p3   17 high spill
        movq mm5, [ghash_blocks.T0_constants64 + 32] ;   110.0 p2      17 high copy
        pand mm5, mm7                                ;   167.0 p1      17 high
        movq mm3, mm7                                ;   164.0 p0      17 high copy
        pand mm3, [ghash_blocks.T0_constants64 + 8]  ;   170.0 p2+p1   17 high
        movq [ebp - 40], mm2                         ;   155.0 p0+p3   17 high spill
        movq mm2, mm7                                ;   164.0 p0      17 high copy
        pand mm2, [ghash_blocks.T0_constants64 + 16] ;   170.0 p2+p1   17 high
        movq [ebp - 72], mm1                         ;   167.0 p0+p3   17 high spill
        movq mm1, mm7                                ;   164.0 p0      17 high copy
        pand mm1, [ghash_blocks.T0_constants64 + 24] ;   170.0 p2+p1   17 high
        movq [ebp - 24], mm7                         ;   164.0 p0+p3   17 high spill
        movq mm7, mm0                                ;   165.0 p0      17 high copy
        pmuludq mm7, mm3                             ;   172.0 p1      17 high
        movq [ebp - 48], mm3                         ;   172.0 p0+p3   17 high spill
        movq mm3, mm6                                ;   166.0 p0      17 high copy
        pmuludq mm3, mm5                             ;   172.0 p1      17 high
        pxor mm7, mm3                                ;   178.0 p1      17 high
        movq mm3, mm4                                ;   168.0 p0      17 high copy
        pmuludq mm3, mm1                             ;   174.0 p1      17 high
        pxor mm7, mm3                                ;   180.0 p1      17 high
        movq mm3, mm0                                ;   165.0 p0      17 high copy
        pmuludq mm3, mm2                             ;   176.0 p1      17 high
        movq [ebp - 16], mm0                         ;   165.0 p0+p3   17 high spill
        movq mm0, mm6                                ;   166.0 p0      17 high copy
        pmuludq mm0, [ebp - 48]                      ;   187.0 p2+p1   17 high
        pxor mm3, mm0                                ;   193.0 p1      17 high
        movq mm0, mm4                                ;   168.0 p0      17 high copy
        pmuludq mm0, mm5                             ;   179.0 p1      17 high
        pxor mm3, mm0                                ;   195.0 p1      17 high
        movq mm0, [ebp - 72]                         ;   175.0 p2      17 high
        pmuludq mm0, mm2                             ;   182.0 p1      17 high
        pxor mm7, mm0                                ;   188.0 p1      17 high
        movq mm0, [ghash_blocks.T0_constants64 + 8]  ;   130.0 p2      16 low reload
        pand mm7, mm0                                ;   190.0 p1      17 high
        movq mm0, mm6                                ;   166.0 p0      17 high copy
        pmuludq mm0, mm2                             ;   184.0 p1      17 high
        pmuludq mm6, mm1                             ;   185.0 p1      17 high
        pmuludq mm2, mm4                             ;   186.0 p1      17 high
        pmuludq mm4, [ebp - 48]                      ;   187.0 p2+p1   17 high
        pxor mm0, mm4                                ;   193.0 p1      17 high
        movq mm4, [ebp - 72]                         ;   175.0 p2      17 high
        pmuludq mm4, mm1                             ;   189.0 p1      17 high
        pxor mm3, mm4                                ;   197.0 p1      17 high
        movq mm4, [ebp - 16]                         ;   173.0 p2      17 high reload
        pmuludq mm1, mm4                             ;   191.0 p1      17 high
        pand mm3, [ghash_blocks.T0_constants64 + 16] ;   199.0 p2+p1   17 high
        pmuludq mm4, mm5                             ;   193.0 p1      17 high
        pxor mm0, mm1                                ;   197.0 p1      17 high
        movq mm1, [ebp - 72]                         ;   175.0 p2      17 high reload
        pmuludq mm5, mm1                             ;   195.0 p1      17 high
        pxor mm0, mm5                                ;   201.0 p1      17 high
        movq mm5, [ghash_blocks.T0_constants64 + 24] ;   145.3 p2      16 low reload
        pand mm0, mm5                                ;   203.0 p1      17 high
        pmuludq mm1, [ebp - 48]                      ;   198.0 p2+p1   17 high
        pxor mm6, mm2                                ;   199.0 p1      17 high
        movq mm2, [ebp - 40]                         ;   163.0 p2      17 high
        pand mm2, [ghash_blocks.T0_constants64 + 8]  ;   200.0 p2+p1   17 high
        pxor mm6, mm4                                ;   201.0 p1      17 high
        movq mm4, [ebp - 40]                         ;   163.0 p2      17 high
        pand mm4, [ghash_blocks.T0_constants64 + 16] ;   202.0 p2+p1   17 high
        pxor mm6, mm1                                ;   204.0 p1      17 high
        movq mm1, [ebp - 40]                         ;   163.0 p2      17 high
        pand mm1, mm5                                ;   204.0 p1      17 high
        pand mm6, [ghash_blocks.T0_constants64 + 32] ;   206.0 p2+p1   17 high
        pxor mm7, mm3                                ;   206.0 p1      17 high
        movq mm3, [ebp - 40]                         ;   163.0 p2      17 high
        pand mm3, [ghash_blocks.T0_constants64 + 32] ;   207.0 p2+p1   17 high
        pxor mm7, mm0                                ;   208.0 p1      17 high
        movq mm0, [ebp - 32]                         ;   167.0 p2      17 high
        pand mm0, [ghash_blocks.T0_constants64 + 8]  ;   209.0 p2+p1   17 high
        pxor mm7, mm6                                ;   210.0 p1      17 high
        movq mm6, [ebp - 32]                         ;   167.0 p2      17 high
        pand mm6, [ghash_blocks.T0_constants64 + 16] ;   211.0 p2+p1   17 high
        movq [ebp - 48], mm7                         ;   212.0 p0+p3   17 high spill
        movq mm7, [ebp - 32]                         ;   167.0 p2      17 high
        pand mm7, mm5                                ;   212.0 p1      17 high
        movq mm5, [ebp - 32]                         ;   167.0 p2      17 high
        pand mm5, [ghash_blocks.T0_constants64 + 32] ;   213.0 p2+p1   17 high
        movq [ebp - 72], mm3                         ;   209.0 p0+p3   17 high spill
        movq mm3, mm2                                ;   202.0 p0      17 high copy
        pmuludq mm3, mm0                             ;   214.0 p1      17 high
        movq [ebp - 16], mm0                         ;   211.0 p0+p3   17 high spill
        movq mm0, mm4                                ;   204.0 p0      17 high copy
        pmuludq mm0, mm5                             ;   215.0 p1      17 high
        pxor mm3, mm0                                ;   221.0 p1      17 high
        movq mm0, mm1                                ;   206.0 p0      17 high copy
        pmuludq mm0, mm7                             ;   217.0 p1      17 high
        pxor mm3, mm0                                ;   223.0 p1      17 high
        movq mm0, [ebp - 16]                         ;   219.0 p2      17 high reload
        movq [ebp - 8], mm7                          ;   214.0 p0+p3   17 high spill
        movq mm7, mm4                                ;   204.0 p0      17 high copy
        pmuludq mm7, mm0                             ;   226.0 p1      17 high
        movq mm0, mm2                                ;   202.0 p0      17 high copy
        pmuludq mm0, mm6                             ;   220.0 p1      17 high
        pxor mm7, mm0                                ;   232.0 p1      17 high
        movq mm0, mm1                                ;   206.0 p0      17 high copy
        pmuludq mm0, mm5                             ;   222.0 p1      17 high
        pxor mm7, mm0                                ;   234.0 p1      17 high
        movq mm0, [ebp - 72]                         ;   217.0 p2      17 high
        pmuludq mm0, mm6                             ;   224.0 p1      17 high
        pxor mm3, mm0                                ;   230.0 p1      17 high
        movq mm0, [ghash_blocks.T0_constants64 + 8]  ;   181.7 p2      16 low reload
        pand mm3, mm0                                ;   232.0 p1      17 high
        movq mm0, mm2                                ;   202.0 p0      17 high copy
        pmuludq mm0, [ebp - 8]                       ;   229.0 p2+p1   17 high
        pmuludq mm2, mm5                             ;   228.0 p1      17 high
        movq [ebp + 0], mm3                          ;   234.0 p0+p3   17 high spill
        movq mm3, [ebp - 72]                         ;   217.0 p2      17 high
        pmuludq mm3, [ebp - 8]                       ;   229.0 p2+p1   17 high
        pxor mm7, mm3                                ;   236.0 p1      17 high
        movq mm3, [ghash_blocks.T0_constants64 + 16] ;   186.3 p2      16 low reload
        pand mm7, mm3                                ;   238.0 p1      17 high
        movq mm3, mm1                                ;   206.0 p0      17 high copy
        pmuludq mm3, [ebp - 16]                      ;   232.0 p2+p1   17 high
        pxor mm0, mm3                                ;   238.0 p1      17 high
        movq mm3, mm4                                ;   204.0 p0      17 high copy
        pmuludq mm3, mm6                             ;   234.0 p1      17 high
        pmuludq mm4, [ebp - 8]                       ;   235.0 p2+p1   17 high
        pmuludq mm1, mm6                             ;   236.0 p1      17 high
        movq mm6, [ebp - 72]                         ;   217.0 p2      17 high reload
        pmuludq mm5, mm6                             ;   237.0 p1      17 high
        pxor mm0, mm3                                ;   240.0 p1      17 high
        pxor mm0, mm5                                ;   243.0 p1      17 high
        movq mm3, [ghash_blocks.T0_constants64 + 24] ;   190.7 p2      16 low reload
        pand mm0, mm3                                ;   245.0 p1      17 high
        movq mm5, [ebp + 0]                          ;   242.0 p2      17 high
        pmuludq mm6, [ebp - 16]                      ;   241.0 p2+p1   17 high
        pxor mm2, mm4                                ;   242.0 p1      17 high
        movq mm4, [ebp - 56]                         ;   193.7 p2      17 high
        pxor mm4, [ebp - 40]                         ;   243.0 p2+p1   17 high
        pxor mm2, mm1                                ;   244.0 p1      17 high
        movq mm1, [ebp - 24]                         ;   195.7 p2      17 high
        pxor mm1, [ebp - 32]                         ;   245.0 p2+p1   17 high
        pxor mm2, mm6                                ;   247.0 p1      17 high
        pxor mm5, mm7                                ;   249.0 p1      17 high
        movq mm6, [ghash_blocks.T0_constants64 + 32] ;   197.7 p2      16 low reload
        pand mm2, mm6                                ;   249.0 p1      17 high
        pxor mm5, mm0                                ;   251.0 p1      17 high
        pxor mm5, mm2                                ;   253.0 p1      17 high
        movq mm2, mm4                                ;   245.0 p0      17 high copy
        movq mm7, [ghash_blocks.T0_constants64 + 8]  ;   199.3 p2      16 low reload
        pand mm2, mm7                                ;   251.0 p1      17 high
        movq mm0, mm3                                ;   200.0 p0      17 high copy
        pand mm0, mm4                                ;   252.0 p1      17 high
        movq [ebp - 32], mm5                         ;   255.0 p0+p3   17 high spill
        movq mm5, mm4                                ;   245.0 p0      17 high copy
        pand mm5, [ghash_blocks.T0_constants64 + 16] ;   253.0 p2+p1   17 high
        pand mm4, mm6                                ;   254.0 p1      17 high
        movq mm6, [ghash_blocks.T0_constants64 + 8]  ;   202.7 p2      17 high copy
        pand mm6, mm1                                ;   255.0 p1      17 high
        movq mm7, mm3                                ;   203.3 p0      17 high copy
        pand mm7, mm1                                ;   256.0 p1      17 high
        movq mm3, mm1                                ;   247.0 p0      17 high copy
        pand mm3, [ghash_blocks.T0_constants64 + 16] ;   257.0 p2+p1   17 high
        pand mm1, [ghash_blocks.T0_constants64 + 32] ;   258.0 p2+p1   17 high
        movq [ebp - 24], mm4                         ;   256.0 p0+p3   17 high spill
        movq mm4, mm2                                ;   253.0 p0      17 high copy
        pmuludq mm4, mm6                             ;   259.0 p1      17 high
        movq [ebp - 40], mm6                         ;   257.0 p0+p3   17 high spill
        movq mm6, mm5                                ;   255.0 p0      17 high copy
        pmuludq mm6, mm1                             ;   261.0 p1      17 high
        pxor mm4, mm6                                ;   267.0 p1      17 high
        movq mm6, mm0                                ;   254.0 p0      17 high copy
        pmuludq mm6, mm7                             ;   262.0 p1      17 high
        pxor mm4, mm6                                ;   269.0 p1      17 high
        movq mm6, mm2                                ;   253.0 p0      17 high copy
        pmuludq mm6, mm3                             ;   264.0 p1      17 high
        movq [ebp - 56], mm2                         ;   253.0 p0+p3   17 high spill
        movq mm2, mm5                                ;   255.0 p0      17 high copy
        pmuludq mm2, [ebp - 40]                      ;   272.0 p2+p1   17 high
        pxor mm6, mm2                                ;   278.0 p1      17 high
        movq mm2, mm0                                ;   254.0 p0      17 high copy
        pmuludq mm2, mm1                             ;   267.0 p1      17 high
        pxor mm6, mm2                                ;   280.0 p1      17 high
        movq mm2, [ebp - 24]                         ;   264.0 p2      17 high
        pmuludq mm2, mm3                             ;   271.0 p1      17 high
        pxor mm4, mm2                                ;   277.0 p1      17 high
        movq mm2, [ghash_blocks.T0_constants64 + 8]  ;   214.3 p2      16 low reload
        pand mm4, mm2                                ;   279.0 p1      17 high
        movq mm2, mm5                                ;   255.0 p0      17 high copy
        pmuludq mm2, mm3                             ;   272.0 p1      17 high
        pmuludq mm5, mm7                             ;   273.0 p1      17 high
        pmuludq mm3, mm0                             ;   274.0 p1      17 high
        pmuludq mm0, [ebp - 40]                      ;   275.0 p2+p1   17 high
        pxor mm2, mm0                                ;   281.0 p1      17 high
        movq mm0, [ebp - 24]                         ;   264.0 p2      17 high
        pmuludq mm0, mm7                             ;   277.0 p1      17 high
        pxor mm6, mm0                                ;   283.0 p1      17 high
        movq mm0, [ebp - 56]                         ;   261.0 p2      17 high reload
        pmuludq mm7, mm0                             ;   279.0 p1      17 high
        pand mm6, [ghash_blocks.T0_constants64 + 16] ;   285.0 p2+p1   17 high
        pmuludq mm0, mm1                             ;   281.0 p1      17 high
        pxor mm2, mm7                                ;   285.0 p1      17 high
        movq mm7, [ebp - 24]                         ;   264.0 p2      17 high reload
        pmuludq mm1, mm7                             ;   283.0 p1      17 high
        pxor mm2, mm1                                ;   289.0 p1      17 high
        movq mm1, [ebp - 48]                         ;   226.7 p2      17 high
        pxor mm1, [ebp - 32]                         ;   285.0 p2+p1   17 high
        pand mm2, [ghash_blocks.T0_constants64 + 24] ;   291.0 p2+p1   17 high
        pmuludq mm7, [ebp - 40]                      ;   287.0 p2+p1   17 high
        pxor mm5, mm3                                ;   288.0 p1      17 high
        movq mm3, [ebp - 48]                         ;   234.3 p2      17 high
        pxor mm5, mm0                                ;   290.0 p1      17 high
        movq mm0, [ebp - 32]                         ;   263.0 p2      17 high
        pxor mm5, mm7                                ;   293.0 p1      17 high
        movq mm7, [ebp - 88]                         ;   237.3 p2      18 middle
        pand mm7, [ghash_blocks.T0_constants64]      ;   291.0 p2+p1   18 middle
        pxor mm1, mm4                                ;   292.0 p1      17 high
        pxor mm1, mm6                                ;   294.0 p1      17 high
        movq mm4, [ebp - 88]                         ;   239.3 p2      18 middle
        psrlq mm4, 0x20                              ;   294.0 p1      18 middle
        movq mm6, [ghash_blocks.T0_constants64 + 32] ;   242.0 p2      16 low reload
        pand mm5, mm6                                ;   295.0 p1      17 high
        pxor mm1, mm2                                ;   296.0 p1      17 high
        movq mm2, [ebp - 96]                         ;   243.0 p2      18 middle
        pand mm2, [ghash_blocks.T0_constants64]      ;   297.0 p2+p1   18 middle
        pxor mm1, mm5                                ;   298.0 p1      17 high
        movq mm5, mm1                                ;   300.0 p0      17 high copy
        psllq mm5, 0x20                              ;   306.0 p1      17 high
        pxor mm3, mm5                                ;   308.0 p1      17 high
        psrlq mm1, 0x20                              ;   301.0 p1      17 high
        pxor mm0, mm1                                ;   303.0 p1      17 high
        movq mm5, [ebp - 96]                         ;   246.0 p2      18 middle
        psrlq mm5, 0x20                              ;   303.0 p1      18 middle
        movq mm1, mm7                                ;   293.0 p0      18 middle copy
        pand mm1, [ghash_blocks.T0_constants64 + 8]  ;   304.0 p2+p1   18 middle
        movq [ebp - 96], mm3                         ;   310.0 p0+p3   17 high spill
        movq mm3, mm7                                ;   293.0 p0      18 middle copy
        pand mm3, [ghash_blocks.T0_constants64 + 16] ;   305.0 p2+p1   18 middle
        movq [ebp - 88], mm0                         ;   305.0 p0+p3   17 high spill
        movq mm0, mm6                                ;   250.7 p0      18 middle copy
        pand mm0, mm7                                ;   306.0 p1      18 middle
        movq [ebp - 32], mm5                         ;   305.0 p0+p3   18 middle spill
        movq mm5, mm7                                ;   293.0 p0      18 middle copy
        pand mm5, [ghash_blocks.T0_constants64 + 24] ;   307.0 p2+p1   18 middle
        movq [ebp - 48], mm7                         ;   293.0 p0+p3   18 middle spill
        movq mm7, mm2                                ;   299.0 p0      18 middle copy
        pand mm7, [ghash_blocks.T0_constants64 + 8]  ;   308.0 p2+p1   18 middle
        movq [ebp - 40], mm4                         ;   296.0 p0+p3   18 middle spill
        movq mm4, mm2                                ;   299.0 p0      18 middle copy
        pand mm4, [ghash_blocks.T0_constants64 + 16] ;   309.0 p2+p1   18 middle
        movq [ebp - 24], mm0                         ;   308.0 p0+p3   18 middle spill
        movq mm0, [ghash_blocks.T0_constants64 + 32] ;   256.3 p2      18 middle copy
        pand mm0, mm2                                ;   310.0 p1      18 middle
        movq mm6, mm2                                ;   299.0 p0      18 middle copy
        pand mm6, [ghash_blocks.T0_constants64 + 24] ;   311.0 p2+p1   18 middle
        movq [ebp - 56], mm2                         ;   299.0 p0+p3   18 middle spill
        movq mm2, mm1                                ;   306.0 p0      18 middle copy
        pmuludq mm2, mm7                             ;   312.0 p1      18 middle
        movq [ebp - 16], mm7                         ;   310.0 p0+p3   18 middle spill
        movq mm7, mm3                                ;   307.0 p0      18 middle copy
        pmuludq mm7, mm0                             ;   313.0 p1      18 middle
        pxor mm2, mm7                                ;   319.0 p1      18 middle
        movq mm7, mm5                                ;   309.0 p0      18 middle copy
        pmuludq mm7, mm6                             ;   315.0 p1      18 middle
        pxor mm2, mm7                                ;   321.0 p1      18 middle
        movq mm7, mm1                                ;   306.0 p0      18 middle copy
        pmuludq mm7, mm4                             ;   317.0 p1      18 middle
        movq [ebp - 72], mm1                         ;   306.0 p0+p3   18 middle spill
        movq mm1, mm3                                ;   307.0 p0      18 middle copy
        pmuludq mm1, [ebp - 16]                      ;   325.0 p2+p1   18 middle
        pxor mm7, mm1                                ;   331.0 p1      18 middle
        movq mm1, mm5                                ;   309.0 p0      18 middle copy
        pmuludq mm1, mm0                             ;   320.0 p1      18 middle
        pxor mm7, mm1                                ;   333.0 p1      18 middle
        movq mm1, [ebp - 24]                         ;   316.0 p2      18 middle
        pmuludq mm1, mm4                             ;   323.0 p1      18 middle
        pxor mm2, mm1                                ;   329.0 p1      18 middle
        movq mm1, [ghash_blocks.T0_constants64 + 8]  ;   272.7 p2      16 low reload
        pand mm2, mm1                                ;   331.0 p1      18 middle
        movq mm1, mm3                                ;   307.0 p0      18 middle copy
        pmuludq mm1, mm4                             ;   325.0 p1      18 middle
        pmuludq mm3, mm6                             ;   326.0 p1      18 middle
        pmuludq mm4, mm5                             ;   327.0 p1      18 middle
        pmuludq mm5, [ebp - 16]                      ;   328.0 p2+p1   18 middle
        pxor mm1, mm5                                ;   334.0 p1      18 middle
        movq mm5, [ebp - 24]                         ;   316.0 p2      18 middle
        pmuludq mm5, mm6                             ;   330.0 p1      18 middle
        pxor mm7, mm5                                ;   336.0 p1      18 middle
        movq mm5, [ebp - 72]                         ;   314.0 p2      18 middle reload
        pmuludq mm6, mm5                             ;   332.0 p1      18 middle
        pand mm7, [ghash_blocks.T0_constants64 + 16] ;   338.0 p2+p1   18 middle
        pmuludq mm5, mm0                             ;   334.0 p1      18 middle
        pxor mm1, mm6                                ;   338.0 p1      18 middle
        movq mm6, [ebp - 24]                         ;   316.0 p2      18 middle reload
        pmuludq mm0, mm6                             ;   336.0 p1      18 middle
        pxor mm1, mm0                                ;   342.0 p1      18 middle
        movq mm0, [ghash_blocks.T0_constants64 + 24] ;   286.3 p2      16 low reload
        pand mm1, mm0                                ;   344.0 p1      18 middle
        pmuludq mm6, [ebp - 16]                      ;   339.0 p2+p1   18 middle
        pxor mm3, mm4                                ;   340.0 p1      18 middle
        movq mm4, [ebp - 40]                         ;   304.0 p2      18 middle
        pand mm4, [ghash_blocks.T0_constants64 + 8]  ;   341.0 p2+p1   18 middle
        pxor mm3, mm5                                ;   342.0 p1      18 middle
        movq mm5, [ebp - 40]                         ;   304.0 p2      18 middle
        pand mm5, [ghash_blocks.T0_constants64 + 16] ;   343.0 p2+p1   18 middle
        pxor mm3, mm6                                ;   345.0 p1      18 middle
        movq mm6, [ebp - 40]                         ;   304.0 p2      18 middle
        pand mm6, mm0                                ;   345.0 p1      18 middle
        pxor mm2, mm7                                ;   346.0 p1      18 middle
        movq mm7, [ebp - 40]                         ;   304.0 p2      18 middle
        pand mm7, [ghash_blocks.T0_constants64 + 32] ;   347.0 p2+p1   18 middle
        pand mm3, [ghash_blocks.T0_constants64 + 32] ;   348.0 p2+p1   18 middle
        pxor mm2, mm1                                ;   349.0 p1      18 middle
        movq mm1, [ebp - 32]                         ;   313.0 p2      18 middle
        pand mm1, [ghash_blocks.T0_constants64 + 8]  ;   350.0 p2+p1   18 middle
        pxor mm2, mm3                                ;   351.0 p1      18 middle
        movq mm3, [ebp - 32]                         ;   313.0 p2      18 middle
        pand mm3, [ghash_blocks.T0_constants64 + 16] ;   352.0 p2+p1   18 middle
        movq [ebp - 16], mm2                         ;   353.0 p0+p3   18 middle spill
        movq mm2, [ebp - 32]                         ;   313.0 p2      18 middle
        pand mm2, mm0                                ;   353.0 p1      18 middle
        movq mm0, [ebp - 32]                         ;   313.0 p2      18 middle
        pand mm0, [ghash_blocks.T0_constants64 + 32] ;   354.0 p2+p1   18 middle
        movq [ebp - 24], mm7                         ;   349.0 p0+p3   18 middle spill
        movq mm7, mm4                                ;   343.0 p0      18 middle copy
        pmuludq mm7, mm1                             ;   355.0 p1      18 middle
        movq [ebp - 72], mm1                         ;   352.0 p0+p3   18 middle spill
        movq mm1, mm5                                ;   345.0 p0      18 middle copy
        pmuludq mm1, mm0                             ;   356.0 p1      18 middle
        pxor mm7, mm1                                ;   362.0 p1      18 middle
        movq mm1, mm6                                ;   347.0 p0      18 middle copy
        pmuludq mm1, mm2                             ;   358.0 p1      18 middle
        pxor mm7, mm1                                ;   364.0 p1      18 middle
        movq mm1, [ebp - 72]                         ;   360.0 p2      18 middle reload
        movq [ebp + 0], mm2                          ;   355.0 p0+p3   18 middle spill
        movq mm2, mm5                                ;   345.0 p0      18 middle copy
        pmuludq mm2, mm1                             ;   367.0 p1      18 middle
        movq mm1, mm4                                ;   343.0 p0      18 middle copy
        pmuludq mm1, mm3                             ;   361.0 p1      18 middle
        pxor mm2, mm1                                ;   373.0 p1      18 middle
        movq mm1, mm6                                ;   347.0 p0      18 middle copy
        pmuludq mm1, mm0                             ;   363.0 p1      18 middle
        pxor mm2, mm1                                ;   375.0 p1      18 middle
        movq mm1, [ebp - 24]                         ;   357.0 p2      18 middle
        pmuludq mm1, mm3                             ;   365.0 p1      18 middle
        pxor mm7, mm1                                ;   371.0 p1      18 middle
        movq mm1, [ghash_blocks.T0_constants64 + 8]  ;   322.7 p2      16 low reload
        pand mm7, mm1                                ;   373.0 p1      18 middle
        movq mm1, mm4                                ;   343.0 p0      18 middle copy
        pmuludq mm1, [ebp + 0]                       ;   370.0 p2+p1   18 middle
        pmuludq mm4, mm0                             ;   369.0 p1      18 middle
        movq [ebp - 8], mm7                          ;   375.0 p0+p3   18 middle spill
        movq mm7, [ebp - 24]                         ;   357.0 p2      18 middle
        pmuludq mm7, [ebp + 0]                       ;   370.0 p2+p1   18 middle
        pxor mm2, mm7                                ;   377.0 p1      18 middle
        movq mm7, [ghash_blocks.T0_constants64 + 16] ;   327.3 p2      16 low reload
        pand mm2, mm7                                ;   379.0 p1      18 middle
        movq mm7, mm6                                ;   347.0 p0      18 middle copy
        pmuludq mm7, [ebp - 72]                      ;   373.0 p2+p1   18 middle
        pxor mm1, mm7                                ;   379.0 p1      18 middle
        movq mm7, mm5                                ;   345.0 p0      18 middle copy
        pmuludq mm7, mm3                             ;   375.0 p1      18 middle
        pmuludq mm5, [ebp + 0]                       ;   376.0 p2+p1   18 middle
        pmuludq mm6, mm3                             ;   377.0 p1      18 middle
        movq mm3, [ebp - 24]                         ;   357.0 p2      18 middle reload
        pmuludq mm0, mm3                             ;   378.0 p1      18 middle
        pxor mm1, mm7                                ;   381.0 p1      18 middle
        pxor mm1, mm0                                ;   384.0 p1      18 middle
        movq mm7, [ghash_blocks.T0_constants64 + 24] ;   331.7 p2      16 low reload
        pand mm1, mm7                                ;   386.0 p1      18 middle
        movq mm0, [ebp - 8]                          ;   383.0 p2      18 middle
        pmuludq mm3, [ebp - 72]                      ;   382.0 p2+p1   18 middle
        pxor mm4, mm5                                ;   383.0 p1      18 middle
        movq mm5, [ebp - 48]                         ;   334.7 p2      18 middle
        pxor mm5, [ebp - 40]                         ;   384.0 p2+p1   18 middle
        pxor mm4, mm6                                ;   385.0 p1      18 middle
        movq mm6, [ebp - 56]                         ;   336.7 p2      18 middle
        pxor mm6, [ebp - 32]                         ;   386.0 p2+p1   18 middle
        pxor mm4, mm3                                ;   388.0 p1      18 middle
        pxor mm0, mm2                                ;   390.0 p1      18 middle
        movq mm2, [ghash_blocks.T0_constants64 + 32] ;   338.7 p2      16 low reload
        pand mm4, mm2                                ;   390.0 p1      18 middle
        pxor mm0, mm1                                ;   392.0 p1      18 middle
        pxor mm0, mm4                                ;   394.0 p1      18 middle
        movq mm3, mm7                                ;   338.7 p0      18 middle copy
        movq mm4, [ghash_blocks.T0_constants64 + 8]  ;   339.7 p2      18 middle
        pand mm4, mm5                                ;   392.0 p1      18 middle
        pand mm3, mm5                                ;   393.0 p1      18 middle
        movq mm1, mm5                                ;   386.0 p0      18 middle copy
        pand mm1, [ghash_blocks.T0_constants64 + 16] ;   394.0 p2+p1   18 middle
        pand mm5, mm2                                ;   395.0 p1      18 middle
        movq [ebp - 32], mm0                         ;   396.0 p0+p3   18 middle spill
        movq mm0, mm7                                ;   341.7 p0      18 middle copy
        pand mm0, mm6                                ;   396.0 p1      18 middle
        movq mm7, mm6                                ;   388.0 p0      18 middle copy
        pand mm7, [ghash_blocks.T0_constants64 + 8]  ;   397.0 p2+p1   18 middle
        movq [ebp - 56], mm5                         ;   397.0 p0+p3   18 middle spill
        movq mm5, mm6                                ;   388.0 p0      18 middle copy
        pand mm5, [ghash_blocks.T0_constants64 + 16] ;   398.0 p2+p1   18 middle
        pand mm6, mm2                                ;   399.0 p1      18 middle
        movq mm2, mm4                                ;   394.0 p0      18 middle copy
        pmuludq mm2, mm7                             ;   400.0 p1      18 middle
        movq [ebp - 40], mm7                         ;   399.0 p0+p3   18 middle spill
        movq mm7, mm1                                ;   396.0 p0      18 middle copy
        pmuludq mm7, mm6                             ;   402.0 p1      18 middle
        pxor mm2, mm7                                ;   408.0 p1      18 middle
        movq mm7, mm3                                ;   395.0 p0      18 middle copy
        pmuludq mm7, mm0                             ;   403.0 p1      18 middle
        pxor mm2, mm7                                ;   410.0 p1      18 middle
        movq mm7, mm4                                ;   394.0 p0      18 middle copy
        pmuludq mm7, mm5                             ;   405.0 p1      18 middle
        movq [ebp - 48], mm4                         ;   394.0 p0+p3   18 middle spill
        movq mm4, mm1                                ;   396.0 p0      18 middle copy
        pmuludq mm4, [ebp - 40]                      ;   414.0 p2+p1   18 middle
        pxor mm7, mm4                                ;   420.0 p1      18 middle
        movq mm4, mm3                                ;   395.0 p0      18 middle copy
        pmuludq mm4, mm6                             ;   408.0 p1      18 middle
        pxor mm7, mm4                                ;   422.0 p1      18 middle
        movq mm4, [ebp - 56]                         ;   405.0 p2      18 middle
        pmuludq mm4, mm5                             ;   412.0 p1      18 middle
        pxor mm2, mm4                                ;   418.0 p1      18 middle
        pand mm2, [ghash_blocks.T0_constants64 + 8]  ;   420.0 p2+p1   18 middle
        movq mm4, mm1                                ;   396.0 p0      18 middle copy
        pmuludq mm4, mm5                             ;   413.0 p1      18 middle
        pmuludq mm1, mm0                             ;   414.0 p1      18 middle
        pmuludq mm5, mm3                             ;   415.0 p1      18 middle
        pmuludq mm3, [ebp - 40]                      ;   416.0 p2+p1   18 middle
        pxor mm4, mm3                                ;   422.0 p1      18 middle
        movq mm3, [ebp - 56]                         ;   405.0 p2      18 middle
        pmuludq mm3, mm0                             ;   418.0 p1      18 middle
        pxor mm7, mm3                                ;   424.0 p1      18 middle
        movq mm3, [ebp - 48]                         ;   402.0 p2      18 middle reload
        pmuludq mm0, mm3                             ;   420.0 p1      18 middle
        pand mm7, [ghash_blocks.T0_constants64 + 16] ;   426.0 p2+p1   18 middle
        pmuludq mm3, mm6                             ;   422.0 p1      18 middle
        pxor mm4, mm0                                ;   426.0 p1      18 middle
        movq mm0, [ebp - 56]                         ;   405.0 p2      18 middle reload
        pmuludq mm6, mm0                             ;   424.0 p1      18 middle
        pxor mm4, mm6                                ;   430.0 p1      18 middle
        movq mm6, [ebp - 16]                         ;   367.3 p2      18 middle
        pxor mm6, [ebp - 32]                         ;   426.0 p2+p1   18 middle
        pand mm4, [ghash_blocks.T0_constants64 + 24] ;   432.0 p2+p1   18 middle
        pmuludq mm0, [ebp - 40]                      ;   428.0 p2+p1   18 middle
        pxor mm1, mm5                                ;   429.0 p1      18 middle
        movq mm5, [ebp - 96]                         ;   375.3 p2      19 z
        pxor mm5, [ebp - 32]                         ;   430.0 p2+p1   19 z
        pxor mm5, [ebp - 64]                         ;   432.0 p2+p1   19 z
        pxor mm5, [ebp - 88]                         ;   434.0 p2+p1   19 z
        pxor mm1, mm3                                ;   433.0 p1      18 middle
        movq mm3, [ebp - 64]                         ;   379.3 p2      19 z
        pxor mm3, [ebp - 16]                         ;   434.0 p2+p1   19 z
        pxor mm3, [ebp - 80]                         ;   436.0 p2+p1   19 z
        pxor mm3, [ebp - 96]                         ;   438.0 p2+p1   19 z
        pxor mm1, mm0                                ;   437.0 p1      18 middle
        pxor mm6, mm2                                ;   438.0 p1      18 middle
        movq mm2, [ghash_blocks.T0_constants64 + 32] ;   384.3 p2      18 middle
        pxor mm6, mm7                                ;   440.0 p1      18 middle
        movq mm7, [ebp - 88]                         ;   385.3 p2      21 p[0]
        psllq mm7, 1                                 ;   440.0 p1      21 p[0]
        pand mm2, mm1                                ;   441.0 p1      18 middle
        pxor mm6, mm4                                ;   442.0 p1      18 middle
        pxor mm6, mm2                                ;   444.0 p1      18 middle
        movq mm2, mm6                                ;   446.0 p0      18 middle copy
        psllq mm2, 0x20                              ;   452.0 p1      18 middle
        psrlq mm6, 0x20                              ;   446.0 p1      18 middle
        pxor mm5, mm6                                ;   448.0 p1      19 z
        pxor mm3, mm2                                ;   454.0 p1      19 z
        movq mm2, [ebp - 80]                         ;   388.3 p2      21 p[2]
        psrlq mm2, 0x3f                              ;   448.0 p1      21 p[2]
        movq mm4, [ebp - 80]                         ;   389.3 p2      21 p[3]
        psllq mm4, 1                                 ;   449.0 p1      21 p[3]
        movq mm6, mm5                                ;   450.0 p0      21 p[0] copy
        psrlq mm6, 0x3f                              ;   456.0 p1      21 p[0]
        psllq mm5, 1                                 ;   451.0 p1      21 p[1]
        por mm7, mm6                                 ;   458.0 p1      21 p[0]
        movq mm6, mm3                                ;   456.0 p0      21 p[1] copy
        psrlq mm6, 0x3f                              ;   462.0 p1      21 p[1]
        psllq mm3, 1                                 ;   456.0 p1      21 p[2]
        por mm5, mm6                                 ;   464.0 p1      21 p[1]
        por mm2, mm3                                 ;   458.0 p1      21 p[2]
        movq mm3, [ghash_blocks.T0_constants64 + 40] ;   392.7 p2      21 p[3]
        por mm3, mm4                                 ;   457.0 p1      21 p[3]
        movq mm4, mm3                                ;   459.0 p0      22 third copy
        psllq mm4, 1                                 ;   465.0 p1      22 third
        pxor mm4, mm3                                ;   467.0 p1      22 third
        psllq mm4, 5                                 ;   469.0 p1      22 third
        pxor mm4, mm3                                ;   471.0 p1      22 third
        psllq mm4, 0x39                              ;   473.0 p1      22 third
        pxor mm2, mm4                                ;   475.0 p1      22 third
        movq mm4, mm2                                ;   477.0 p0      23 third copy
        psrlq mm4, 5                                 ;   483.0 p1      23 third
        pxor mm4, mm2                                ;   485.0 p1      23 third
        psrlq mm4, 1                                 ;   487.0 p1      23 third
        pxor mm4, mm2                                ;   489.0 p1      23 third
        pxor mm7, mm2                                ;   477.0 p1      23 third
        psrlq mm4, 1                                 ;   491.0 p1      23 third
        movq mm6, mm3                                ;   459.0 p0      23 third copy
        psrlq mm6, 5                                 ;   470.0 p1      23 third
        pxor mm6, mm3                                ;   472.0 p1      23 third
        psrlq mm6, 1                                 ;   474.0 p1      23 third
        pxor mm7, mm4                                ;   493.0 p1      23 third
        pxor mm6, mm3                                ;   476.0 p1      23 third
        psrlq mm6, 1                                 ;   478.0 p1      23 third
        movq mm4, mm2                                ;   477.0 p0      23 third copy
        psllq mm4, 1                                 ;   483.0 p1      23 third
        pxor mm4, mm2                                ;   485.0 p1      23 third
        psllq mm4, 5                                 ;   487.0 p1      23 third
        pxor mm3, mm5                                ;   479.0 p1      23 third
        add esi, 0x10                                ;   407.3 p0      28 blocks
        pxor mm2, mm4                                ;   489.0 p1      23 third
        pxor mm3, mm6                                ;   481.0 p1      23 third
        psllq mm2, 0x39                              ;   491.0 p1      23 third
        pxor mm3, mm2                                ;   493.0 p1      23 third
        movq mm0, mm7                                ;   495.0 p0      23 third copy
        movq mm1, mm3                                ;   495.0 p0      23 third copy
        cmp esi, dword [ebp + 24]                    ;                    more blocks?
        jne .blocks_1
        mov dword [ebp + 20], esi                    ;                    resident
        movq [ebp - 128], mm0                        ;                    resident
        movq [ebp - 120], mm1                        ;                    resident
.blocks_1_done:
        pshufw mm0, [ebp - 128], 0x1b                ;     7.0 p2+p1   28 blocks
        pshufw mm1, [ebp - 120], 0x1b                ;     7.0 p2+p1   28 blocks
        pshufw mm2, mm0, 0xe4                        ;     9.0 p1      28 blocks copy
        psllw mm2, 8                                 ;    11.0 p1      28 blocks
        psrlw mm0, 8                                 ;     9.0 p1      28 blocks
        por mm0, mm2                                 ;    13.0 p1      28 blocks
        mov esi, dword [ebp + 8]                     ;     2.7 p2      28 blocks reload
        movq [esi], mm0                              ;    15.0 p0+p3   28 blocks
        pshufw mm0, mm1, 0xe4                        ;     9.0 p1      28 blocks copy
        psllw mm0, 8                                 ;    11.0 p1      28 blocks
        psrlw mm1, 8                                 ;     9.0 p1      28 blocks
        por mm1, mm0                                 ;    13.0 p1      28 blocks
        movq [esi + 8], mm1                          ;    15.0 p0+p3   28 blocks
        mov ecx, dword [ebp + 28]                    ;                    frame
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
