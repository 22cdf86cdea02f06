; sha512_blocks for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/sha512.cw (sha256 793285aaa0e8d3ce); do not edit:
;   ./cw build sha512_blocks --cpu northwood
;
; void sha512_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 64 bytes, read and written, secret, no alignment needed
;   m: 128 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Changes mm0 to mm7; the x87 state is empty afterwards (emms).
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 30 uops, planned 23.0; bounds: width 10.0, ports 18.0, path 7.0
;   blocks: 163 uops, planned 76.0; bounds: width 54.3, ports 65.0, path 13.0
;   blocks/passes: 1511 uops, planned 910.0; bounds: width 503.7, ports 899.0, path 256.0
;   blocks.2: 819 uops, planned 579.7; bounds: width 273.0, ports 570.0, path 256.0
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
%fatal "sha512_blocks is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_sha512_blocks
$_sha512_blocks:
%else
        global $sha512_blocks
%endif
$sha512_blocks:
        push esi                                        ;                    preserved
        push ebp                                        ;                    preserved
        mov eax, esp                                    ;                    frame
        sub esp, 0x1d0                                  ;                    frame
        and esp, 0xfffffff0                             ;                    frame
        lea ebp, [esp + 128]                            ;                    frame
        mov dword [ebp + 320], eax                      ;                    frame
        mov ecx, dword [eax + 12]                       ;                    frame
        mov dword [ebp + 296], ecx                      ;                    frame
        mov ecx, dword [eax + 20]                       ;                    frame
        mov dword [ebp + 300], ecx                      ;                    frame
        mov ecx, dword [eax + 16]                       ;                    frame
        mov dword [ebp + 304], ecx                      ;                    frame
        mov esi, dword [ebp + 296]                      ;     0.0 p2      60 h reload
        movq mm0, [esi]                                 ;     2.0 p2      60 h
        movq [ebp - 128], mm0                           ;     9.0 p0+p3   60 h
        movq mm0, [esi + 8]                             ;     2.0 p2      60 h
        movq [ebp - 120], mm0                           ;     9.0 p0+p3   60 h
        movq mm0, [esi + 16]                            ;     3.0 p2      60 h
        movq [ebp - 112], mm0                           ;    10.0 p0+p3   60 h
        movq mm0, [esi + 24]                            ;     4.0 p2      60 h
        movq [ebp - 104], mm0                           ;    11.0 p0+p3   60 h
        movq mm0, [esi + 32]                            ;     5.0 p2      60 h
        movq [ebp - 96], mm0                            ;    12.0 p0+p3   60 h
        movq mm0, [esi + 40]                            ;     6.0 p2      60 h
        movq [ebp - 88], mm0                            ;    13.0 p0+p3   60 h
        movq mm0, [esi + 48]                            ;     7.0 p2      60 h
        movq [ebp - 80], mm0                            ;    14.0 p0+p3   60 h
        movq mm0, [esi + 56]                            ;     8.0 p2      60 h
        movq [ebp - 72], mm0                            ;    15.0 p0+p3   60 h
        mov esi, dword [ebp + 300]                      ;     9.0 p2      60 h
        shl esi, 7                                      ;    11.0 p1      60 h
        add esi, dword [ebp + 304]                      ;    15.0 p2+p0   60 h
        mov dword [ebp + 308], esi                      ;    16.7 p0+p3   60 h
        cmp dword [ebp + 300], 0                        ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov esi, dword [ebp + 304]                      ;     0.0 p2      63 w[0] reload
        pshufw mm7, [esi + 56], 0x1b                    ;     9.0 p2+p1   63 w[7]
        movq [ebp - 64], mm7                            ;    11.0 p0+p3   63 w[7] spill
        pshufw mm7, [esi + 64], 0x1b                    ;     9.0 p2+p1   63 w[8]
        movq [ebp - 56], mm7                            ;    11.0 p0+p3   63 w[8] spill
        pshufw mm0, [esi], 0x1b                         ;     9.0 p2+p1   63 w[0]
        pshufw mm6, [esi + 48], 0x1b                    ;     9.0 p2+p1   63 w[6]
        pshufw mm7, mm0, 0xe4                           ;    11.0 p1      63 w[0] copy
        psllw mm7, 8                                    ;    13.0 p1      63 w[0]
        psrlw mm0, 8                                    ;    11.0 p1      63 w[0]
        por mm0, mm7                                    ;    15.0 p1      63 w[0]
        pshufw mm3, [esi + 24], 0x1b                    ;     9.0 p2+p1   63 w[3]
        movq [ebp - 48], mm0                            ;    17.0 p0+p3   65 passes
        movq mm0, mm3                                   ;    11.0 p0      63 w[3] copy
        psrlw mm3, 8                                    ;    11.0 p1      63 w[3]
        pshufw mm1, [esi + 8], 0x1b                     ;    11.0 p2+p1   63 w[1]
        movq mm7, mm1                                   ;    13.0 p0      63 w[1] copy
        psllw mm0, 8                                    ;    17.0 p1      63 w[3]
        por mm0, mm3                                    ;    19.0 p1      63 w[3]
        pshufw mm5, [esi + 40], 0x1b                    ;    14.0 p2+p1   63 w[5]
        movq mm3, mm5                                   ;    16.0 p0      63 w[5] copy
        psrlw mm1, 8                                    ;    15.0 p1      63 w[1]
        psllw mm3, 8                                    ;    22.0 p1      63 w[5]
        psrlw mm5, 8                                    ;    17.0 p1      63 w[5]
        por mm3, mm5                                    ;    24.0 p1      63 w[5]
        psllw mm7, 8                                    ;    19.0 p1      63 w[1]
        por mm1, mm7                                    ;    21.0 p1      63 w[1]
        pshufw mm2, [esi + 16], 0x1b                    ;    21.0 p2+p1   63 w[2]
        pshufw mm5, [esi + 88], 0x1b                    ;    22.0 p2+p1   63 w[11]
        movq [ebp - 40], mm0                            ;    21.0 p0+p3   65 passes
        pshufw mm0, [esi + 72], 0x1b                    ;    23.0 p2+p1   63 w[9]
        movq [ebp - 32], mm1                            ;    23.0 p0+p3   65 passes
        movq mm1, mm6                                   ;    16.0 p0      63 w[6] copy
        psllw mm1, 8                                    ;    24.0 p1      63 w[6]
        psrlw mm6, 8                                    ;    25.0 p1      63 w[6]
        por mm1, mm6                                    ;    27.0 p1      63 w[6]
        movq [ebp - 24], mm1                            ;    29.0 p0+p3   65 passes
        movq mm1, mm0                                   ;    25.0 p0      63 w[9] copy
        psllw mm1, 8                                    ;    31.0 p1      63 w[9]
        psrlw mm0, 8                                    ;    28.0 p1      63 w[9]
        por mm1, mm0                                    ;    33.0 p1      63 w[9]
        movq [ebp - 16], mm1                            ;    35.0 p0+p3   65 passes
        movq mm1, mm5                                   ;    24.0 p0      63 w[11] copy
        psrlw mm5, 8                                    ;    30.0 p1      63 w[11]
        psllw mm1, 8                                    ;    31.0 p1      63 w[11]
        por mm1, mm5                                    ;    33.0 p1      63 w[11]
        movq [ebp - 8], mm1                             ;    35.0 p0+p3   65 passes
        movq mm1, [ebp - 128]                           ;    21.7 p2      64 v[0] reload
        movq [ebp + 0], mm1                             ;    28.7 p0+p3   65 passes
        movq mm1, [ebp - 120]                           ;    22.7 p2      64 v[1] reload
        movq [ebp + 8], mm1                             ;    29.7 p0+p3   65 passes
        movq mm1, [ebp - 112]                           ;    23.7 p2      64 v[2] reload
        movq mm7, mm2                                   ;    24.0 p0      63 w[2] copy
        psrlw mm2, 8                                    ;    33.0 p1      63 w[2]
        psllw mm7, 8                                    ;    34.0 p1      63 w[2]
        por mm7, mm2                                    ;    36.0 p1      63 w[2]
        movq [ebp + 16], mm7                            ;    38.0 p0+p3   65 passes
        pshufw mm4, [esi + 32], 0x1b                    ;    36.0 p2+p1   63 w[4]
        pshufw mm7, [esi + 96], 0x1b                    ;    37.0 p2+p1   63 w[12]
        movq mm2, mm4                                   ;    38.0 p0      63 w[4] copy
        movq [ebp + 24], mm3                            ;    29.7 p0+p3   65 passes
        psrlw mm4, 8                                    ;    38.0 p1      63 w[4]
        psllw mm2, 8                                    ;    44.0 p1      63 w[4]
        por mm2, mm4                                    ;    46.0 p1      63 w[4]
        pshufw mm4, [esi + 80], 0x1b                    ;    41.0 p2+p1   63 w[10]
        movq [ebp + 32], mm2                            ;    48.0 p0+p3   65 passes
        pshufw mm2, [esi + 112], 0x1b                   ;    42.0 p2+p1   63 w[14]
        pshufw mm6, [esi + 104], 0x1b                   ;    43.0 p2+p1   63 w[13]
        pshufw mm3, [esi + 120], 0x1b                   ;    44.0 p2+p1   63 w[15]
        mov esi, sha512_blocks.T0_K                     ;    32.7 p0      65 passes reload
        mov dword [ebp + 312], esi                      ;    33.7 p0+p3   65 passes
        add esi, 0x200                                  ;    34.2 p0      65 passes
        movq mm0, mm4                                   ;    43.0 p0      63 w[10] copy
        psrlw mm4, 8                                    ;    45.0 p1      63 w[10]
        movq [ebp + 40], mm1                            ;    35.7 p0+p3   65 passes
        movq mm1, [ebp - 64]                            ;    35.0 p2      63 w[7]
        psllw mm1, 8                                    ;    46.0 p1      63 w[7]
        movq mm5, mm6                                   ;    45.0 p0      63 w[13] copy
        psrlw mm6, 8                                    ;    47.0 p1      63 w[13]
        mov dword [ebp + 316], esi                      ;    37.7 p0+p3   65 passes
        psllw mm5, 8                                    ;    51.0 p1      63 w[13]
        por mm5, mm6                                    ;    53.0 p1      63 w[13]
        movq mm6, [ebp - 104]                           ;    37.3 p2      64 v[3] reload
        movq [ebp + 48], mm6                            ;    44.3 p0+p3   65 passes
        movq mm6, [ebp - 96]                            ;    38.3 p2      64 v[4] reload
        psllw mm0, 8                                    ;    50.0 p1      63 w[10]
        por mm0, mm4                                    ;    52.0 p1      63 w[10]
        movq [ebp + 56], mm0                            ;    54.0 p0+p3   65 passes
        movq mm0, mm2                                   ;    44.0 p0      63 w[14] copy
        psllw mm0, 8                                    ;    52.0 p1      63 w[14]
        psrlw mm2, 8                                    ;    53.0 p1      63 w[14]
        por mm0, mm2                                    ;    55.0 p1      63 w[14]
        movq mm2, [ebp - 64]                            ;    41.3 p2      63 w[7]
        psrlw mm2, 8                                    ;    55.0 p1      63 w[7]
        por mm1, mm2                                    ;    57.0 p1      63 w[7]
        movq mm2, [ebp - 88]                            ;    42.3 p2      64 v[5] reload
        movq [ebp + 64], mm2                            ;    49.3 p0+p3   65 passes
        movq mm4, mm7                                   ;    43.7 p0      63 w[12] copy
        psrlw mm7, 8                                    ;    57.0 p1      63 w[12]
        psllw mm4, 8                                    ;    58.0 p1      63 w[12]
        por mm4, mm7                                    ;    60.0 p1      63 w[12]
        movq mm7, mm3                                   ;    46.0 p0      63 w[15] copy
        movq mm2, [ebp - 80]                            ;    45.0 p2      64 v[6] reload
        movq [ebp + 72], mm2                            ;    52.0 p0+p3   65 passes
        movq [ebp + 80], mm4                            ;    62.0 p0+p3   65 passes
        movq mm4, [ebp - 56]                            ;    46.7 p2      63 w[8]
        movq [ebp + 88], mm5                            ;    55.0 p0+p3   65 passes
        psllw mm4, 8                                    ;    60.0 p1      63 w[8]
        movq [ebp + 96], mm6                            ;    51.7 p0+p3   65 passes
        movq [ebp + 104], mm0                           ;    57.0 p0+p3   65 passes
        movq [ebp + 112], mm1                           ;    59.0 p0+p3   65 passes
        movq mm2, [ebp - 72]                            ;    50.0 p2      64 v[7] reload
        movq [ebp + 120], mm2                           ;    57.7 p0+p3   65 passes
        psllw mm7, 8                                    ;    61.0 p1      63 w[15]
        psrlw mm3, 8                                    ;    62.0 p1      63 w[15]
        por mm7, mm3                                    ;    64.0 p1      63 w[15]
        movq mm3, [ebp - 56]                            ;    52.0 p2      63 w[8]
        psrlw mm3, 8                                    ;    64.0 p1      63 w[8]
        por mm4, mm3                                    ;    66.0 p1      63 w[8]
        movq [ebp + 128], mm7                           ;    66.0 p0+p3   65 passes
        movq [ebp + 136], mm4                           ;    68.0 p0+p3   65 passes
        mov esi, dword [ebp + 312]                      ;                    resident
        align 16
.passes_2:
        movq mm2, [ebp + 96]                            ;     0.0 p2      40 t1 copy
        movq mm7, [ebp + 0]                             ;     1.0 p2      39 v[7] copy
        movq mm5, [ebp + 72]                            ;     2.0 p2      43 t1 reload
        psrlq mm7, 5                                    ;     8.0 p1      39 v[7]
        movq mm1, [ebp + 96]                            ;     3.0 p2      40 t1 reload
        movq mm0, [ebp + 96]                            ;     4.0 p2      40 t1
        psllq mm0, 4                                    ;    11.0 p1      40 t1
        pxor mm0, mm1                                   ;    13.0 p1      40 t1
        psllq mm0, 0x17                                 ;    15.0 p1      40 t1
        movq mm3, mm1                                   ;    10.0 p0      43 t1 copy
        movq mm6, [ebp + 0]                             ;     5.0 p2      39 v[7] reload
        psrlq mm2, 0x17                                 ;     7.0 p1      40 t1
        pxor mm2, mm1                                   ;    10.0 p1      40 t1
        pxor mm7, mm6                                   ;    12.0 p1      39 v[7]
        movq mm4, [ebp + 64]                            ;     6.0 p2      43 t1
        pxor mm4, mm5                                   ;    13.0 p1      43 t1
        pxor mm0, mm1                                   ;    17.0 p1      40 t1
        psrlq mm7, 6                                    ;    14.0 p1      39 v[7]
        pxor mm7, mm6                                   ;    16.0 p1      39 v[7]
        psrlq mm7, 0x1c                                 ;    18.0 p1      39 v[7]
        psllq mm0, 0x17                                 ;    19.0 p1      40 t1
        psrlq mm2, 4                                    ;    14.0 p1      40 t1
        pxor mm2, mm1                                   ;    16.0 p1      40 t1
        psrlq mm2, 0xe                                  ;    18.0 p1      40 t1
        pxor mm0, mm2                                   ;    21.0 p1      40 t1
        paddq mm0, [esi]                                ;    23.0 p2+p1   53 t1
        movq mm2, [ebp - 48]                            ;     9.3 p2      67 v reload
        pand mm3, mm4                                   ;    19.0 p1      43 t1
        paddq mm0, [ebp + 120]                          ;    25.0 p2+p1   53 t1
        pxor mm3, mm5                                   ;    21.0 p1      43 t1
        paddq mm0, mm2                                  ;    27.0 p1      53 t1
        paddq mm0, mm3                                  ;    29.0 p1      53 t1
        movq mm3, [ebp + 0]                             ;    11.3 p2      39 v[7]
        psllq mm3, 6                                    ;    24.0 p1      39 v[7]
        pxor mm3, mm6                                   ;    26.0 p1      39 v[7]
        psllq mm3, 5                                    ;    28.0 p1      39 v[7]
        pxor mm3, mm6                                   ;    30.0 p1      39 v[7]
        psllq mm3, 0x19                                 ;    32.0 p1      39 v[7]
        pxor mm3, mm7                                   ;    34.0 p1      39 v[7]
        movq mm7, [ebp + 8]                             ;    13.7 p2      44 v[7] reload
        pshufw mm4, mm0, 0xe4                           ;    31.0 p1      54 v[3] copy
        movq mm5, [ebp + 0]                             ;    14.7 p2      44 v[7] copy
        paddq mm0, mm3                                  ;    36.0 p1      55 v[7]
        movq mm3, [ebp + 40]                            ;    15.7 p2      44 v[7]
        pxor mm3, mm7                                   ;    32.0 p1      44 v[7]
        pxor mm5, mm7                                   ;    33.0 p1      44 v[7]
        pand mm3, mm5                                   ;    35.0 p1      44 v[7]
        pxor mm3, mm7                                   ;    37.0 p1      44 v[7]
        paddq mm0, mm3                                  ;    39.0 p1      55 v[7]
        movq mm7, [ebp - 32]                            ;    17.0 p2      41 w[0]
        movq mm3, [ebp + 104]                           ;    18.0 p2      42 w[0]
        psllq mm3, 0x2a                                 ;    37.0 p1      42 w[0]
        pxor mm3, [ebp + 104]                           ;    39.0 p2+p1   42 w[0]
        psrlq mm7, 1                                    ;    39.0 p1      41 w[0]
        pxor mm7, [ebp - 32]                            ;    41.0 p2+p1   41 w[0]
        psllq mm3, 3                                    ;    41.0 p1      42 w[0]
        paddq mm4, [ebp + 48]                           ;    42.0 p2+p1   54 v[3]
        movq mm6, [ebp + 104]                           ;    22.0 p2      42 w[0]
        psrlq mm6, 0x2a                                 ;    43.0 p1      42 w[0]
        pxor mm6, [ebp + 104]                           ;    45.0 p2+p1   42 w[0]
        psrlq mm6, 0xd                                  ;    47.0 p1      42 w[0]
        pxor mm6, [ebp + 104]                           ;    49.0 p2+p1   42 w[0]
        psrlq mm6, 6                                    ;    51.0 p1      42 w[0]
        pxor mm3, mm6                                   ;    53.0 p1      42 w[0]
        movq mm6, [ebp - 32]                            ;    25.0 p2      41 w[0]
        psllq mm6, 7                                    ;    49.0 p1      41 w[0]
        pxor mm6, [ebp - 32]                            ;    51.0 p2+p1   41 w[0]
        psllq mm6, 0x38                                 ;    53.0 p1      41 w[0]
        paddq mm3, mm2                                  ;    55.0 p1      68 w[0]
        psrlq mm7, 6                                    ;    53.0 p1      41 w[0]
        movq mm2, [ebp - 16]                            ;    27.0 p2      68 w[0] reload
        pxor mm7, [ebp - 32]                            ;    55.0 p2+p1   41 w[0]
        psrlq mm7, 1                                    ;    57.0 p1      41 w[0]
        pxor mm6, mm7                                   ;    59.0 p1      41 w[0]
        paddq mm3, mm2                                  ;    57.0 p1      68 w[0]
        paddq mm3, mm6                                  ;    61.0 p1      68 w[0]
        movq mm2, mm4                                   ;    44.0 p0      40 t1 copy
        movq mm7, mm4                                   ;    44.0 p0      40 t1 copy
        movq mm6, mm4                                   ;    44.0 p0      40 t1 copy
        psrlq mm6, 0x17                                 ;    59.0 p1      40 t1
        psllq mm2, 4                                    ;    60.0 p1      40 t1
        pxor mm2, mm4                                   ;    62.0 p1      40 t1
        psllq mm2, 0x17                                 ;    64.0 p1      40 t1
        pxor mm2, mm4                                   ;    66.0 p1      40 t1
        psllq mm2, 0x17                                 ;    68.0 p1      40 t1
        pxor mm7, mm6                                   ;    65.0 p1      40 t1
        psrlq mm7, 4                                    ;    67.0 p1      40 t1
        movq mm6, mm4                                   ;    44.0 p0      40 t1 copy
        pxor mm6, mm7                                   ;    69.0 p1      40 t1
        movq mm7, mm4                                   ;    44.0 p0      43 t1 copy
        psrlq mm6, 0xe                                  ;    71.0 p1      40 t1
        pxor mm2, mm6                                   ;    73.0 p1      40 t1
        movq mm6, mm1                                   ;    34.0 p0      43 t1 copy
        paddq mm2, [esi + 8]                            ;    75.0 p2+p1   53 t1
        paddq mm2, [ebp + 72]                           ;    77.0 p2+p1   53 t1
        pxor mm6, [ebp + 64]                            ;    72.0 p2+p1   43 t1
        pand mm7, mm6                                   ;    74.0 p1      43 t1
        movq mm6, [ebp + 64]                            ;    37.0 p2      43 t1 reload
        paddq mm2, [ebp - 32]                           ;    79.0 p2+p1   53 t1
        pxor mm7, mm6                                   ;    76.0 p1      43 t1
        paddq mm2, mm7                                  ;    81.0 p1      53 t1
        movq mm7, mm0                                   ;    41.0 p0      39 v[6] copy
        psllq mm7, 6                                    ;    77.0 p1      39 v[6]
        movq mm1, mm0                                   ;    41.0 p0      39 v[6] copy
        pxor mm7, mm0                                   ;    79.0 p1      39 v[6]
        psrlq mm1, 5                                    ;    79.0 p1      39 v[6]
        pxor mm1, mm0                                   ;    81.0 p1      39 v[6]
        psrlq mm1, 6                                    ;    83.0 p1      39 v[6]
        psllq mm7, 5                                    ;    82.0 p1      39 v[6]
        pxor mm7, mm0                                   ;    84.0 p1      39 v[6]
        psllq mm7, 0x19                                 ;    86.0 p1      39 v[6]
        pxor mm1, mm0                                   ;    85.0 p1      39 v[6]
        psrlq mm1, 0x1c                                 ;    87.0 p1      39 v[6]
        pxor mm7, mm1                                   ;    89.0 p1      39 v[6]
        movq mm1, mm0                                   ;    42.3 p0      44 v[6] copy
        movq mm6, mm2                                   ;    83.0 p0      54 v[2] copy
        paddq mm2, mm7                                  ;    91.0 p1      55 v[6]
        paddq mm6, [ebp + 40]                           ;    89.0 p2+p1   54 v[2]
        pxor mm1, [ebp + 8]                             ;    90.0 p2+p1   44 v[6]
        pand mm5, mm1                                   ;    92.0 p1      44 v[6]
        movq mm1, [ebp + 8]                             ;    45.3 p2      44 v[7] reload
        pxor mm5, mm1                                   ;    94.0 p1      44 v[6]
        paddq mm2, mm5                                  ;    96.0 p1      55 v[6]
        movq mm5, [ebp + 128]                           ;    46.3 p2      42 w[1]
        movq mm1, [ebp + 128]                           ;    47.3 p2      42 w[1] copy
        psllq mm5, 0x2a                                 ;    94.0 p1      42 w[1]
        psrlq mm1, 0x2a                                 ;    95.0 p1      42 w[1]
        movq mm7, [ebp + 128]                           ;    48.3 p2      42 w[1] reload
        movq [ebp - 56], mm4                            ;    47.7 p0+p3   54 v[3] spill
        movq [ebp + 144], mm2                           ;    98.0 p0+p3   55 v[6] spill
        pxor mm5, mm7                                   ;    96.0 p1      42 w[1]
        psllq mm5, 3                                    ;    98.0 p1      42 w[1]
        pxor mm1, mm7                                   ;    98.0 p1      42 w[1]
        psrlq mm1, 0xd                                  ;   100.0 p1      42 w[1]
        pxor mm1, mm7                                   ;   102.0 p1      42 w[1]
        psrlq mm1, 6                                    ;   104.0 p1      42 w[1]
        pxor mm5, mm1                                   ;   106.0 p1      42 w[1]
        movq mm7, [ebp + 16]                            ;    51.3 p2      41 w[1]
        psrlq mm7, 1                                    ;   103.0 p1      41 w[1]
        pxor mm7, [ebp + 16]                            ;   105.0 p2+p1   41 w[1]
        psrlq mm7, 6                                    ;   107.0 p1      41 w[1]
        movq mm1, [ebp + 16]                            ;    53.3 p2      41 w[1]
        psllq mm1, 7                                    ;   106.0 p1      41 w[1]
        pxor mm1, [ebp + 16]                            ;   108.0 p2+p1   41 w[1]
        pxor mm7, [ebp + 16]                            ;   109.0 p2+p1   41 w[1]
        psrlq mm7, 1                                    ;   111.0 p1      41 w[1]
        paddq mm5, [ebp - 32]                           ;   110.0 p2+p1   68 w[1]
        psllq mm1, 0x38                                 ;   111.0 p1      41 w[1]
        pxor mm1, mm7                                   ;   113.0 p1      41 w[1]
        paddq mm5, [ebp + 56]                           ;   113.0 p2+p1   68 w[1]
        paddq mm5, mm1                                  ;   115.0 p1      68 w[1]
        movq mm1, mm6                                   ;    91.0 p0      40 t1 copy
        movq mm7, mm6                                   ;    91.0 p0      40 t1 copy
        psllq mm7, 4                                    ;   115.0 p1      40 t1
        pxor mm7, mm6                                   ;   117.0 p1      40 t1
        psllq mm7, 0x17                                 ;   119.0 p1      40 t1
        pxor mm1, mm7                                   ;   121.0 p1      40 t1
        movq mm7, mm6                                   ;    91.0 p0      40 t1 copy
        psrlq mm7, 0x17                                 ;   119.0 p1      40 t1
        pxor mm7, mm6                                   ;   121.0 p1      40 t1
        psrlq mm7, 4                                    ;   123.0 p1      40 t1
        pxor mm7, mm6                                   ;   125.0 p1      40 t1
        psrlq mm7, 0xe                                  ;   127.0 p1      40 t1
        psllq mm1, 0x17                                 ;   124.0 p1      40 t1
        pxor mm1, mm7                                   ;   129.0 p1      40 t1
        movq mm7, mm4                                   ;    62.3 p0      43 t1 copy
        pxor mm7, [ebp + 96]                            ;   126.0 p2+p1   43 t1
        movq mm4, mm2                                   ;    98.0 p0      39 v[5] copy
        pand mm7, mm6                                   ;   128.0 p1      43 t1
        paddq mm1, [esi + 16]                           ;   131.0 p2+p1   53 t1
        paddq mm1, [ebp + 64]                           ;   133.0 p2+p1   53 t1
        paddq mm1, [ebp + 16]                           ;   135.0 p2+p1   53 t1
        pxor mm7, [ebp + 96]                            ;   131.0 p2+p1   43 t1
        psrlq mm4, 5                                    ;   132.0 p1      39 v[5]
        paddq mm1, mm7                                  ;   137.0 p1      53 t1
        movq mm7, mm2                                   ;    98.0 p0      39 v[5] copy
        psllq mm7, 6                                    ;   134.0 p1      39 v[5]
        pxor mm7, mm2                                   ;   136.0 p1      39 v[5]
        psllq mm7, 5                                    ;   138.0 p1      39 v[5]
        pxor mm7, mm2                                   ;   140.0 p1      39 v[5]
        psllq mm7, 0x19                                 ;   142.0 p1      39 v[5]
        movq [ebp - 64], mm5                            ;   117.0 p0+p3   68 w[1] spill
        pxor mm4, mm2                                   ;   139.0 p1      39 v[5]
        psrlq mm4, 6                                    ;   141.0 p1      39 v[5]
        pxor mm4, mm2                                   ;   143.0 p1      39 v[5]
        psrlq mm4, 0x1c                                 ;   145.0 p1      39 v[5]
        pxor mm7, mm4                                   ;   147.0 p1      39 v[5]
        movq mm4, mm0                                   ;    71.7 p0      44 v[5] copy
        pxor mm4, mm2                                   ;   144.0 p1      44 v[5]
        movq mm2, mm0                                   ;    72.7 p0      44 v[5] copy
        pxor mm2, [ebp + 0]                             ;   145.0 p2+p1   44 v[5]
        movq mm5, mm1                                   ;   139.0 p0      54 v[1] copy
        paddq mm1, mm7                                  ;   149.0 p1      55 v[5]
        movq mm7, mm3                                   ;    74.7 p0      42 w[2] copy
        pand mm2, mm4                                   ;   147.0 p1      44 v[5]
        movq [ebp + 152], mm4                           ;   146.0 p0+p3   44 v[5] spill
        movq mm4, mm0                                   ;    76.7 p0      44 v[5] copy
        paddq mm5, [ebp + 8]                            ;   148.0 p2+p1   54 v[1]
        pxor mm4, mm2                                   ;   149.0 p1      44 v[5]
        paddq mm1, mm4                                  ;   151.0 p1      55 v[5]
        movq mm2, mm3                                   ;    79.3 p0      42 w[2] copy
        movq mm4, mm3                                   ;    80.3 p0      42 w[2] copy
        movq [ebp + 160], mm1                           ;   153.0 p0+p3   55 v[5] spill
        psrlq mm4, 0x2a                                 ;   151.0 p1      42 w[2]
        movq [ebp + 168], mm0                           ;    82.3 p0+p3   55 v[7] spill
        psllq mm2, 0x2a                                 ;   152.0 p1      42 w[2]
        pxor mm7, mm2                                   ;   154.0 p1      42 w[2]
        movq mm2, mm3                                   ;    83.3 p0      42 w[2] copy
        pxor mm2, mm4                                   ;   154.0 p1      42 w[2]
        psrlq mm2, 0xd                                  ;   156.0 p1      42 w[2]
        movq mm4, mm3                                   ;    84.3 p0      42 w[2] copy
        psllq mm7, 3                                    ;   156.0 p1      42 w[2]
        movq mm0, mm1                                   ;   153.0 p0      39 v[4] copy
        psrlq mm0, 5                                    ;   159.0 p1      39 v[4]
        pxor mm4, mm2                                   ;   158.0 p1      42 w[2]
        psrlq mm4, 6                                    ;   160.0 p1      42 w[2]
        pxor mm7, mm4                                   ;   162.0 p1      42 w[2]
        movq mm4, [ebp - 40]                            ;    88.3 p2      41 w[2]
        psrlq mm4, 1                                    ;   161.0 p1      41 w[2]
        pxor mm4, [ebp - 40]                            ;   163.0 p2+p1   41 w[2]
        psrlq mm4, 6                                    ;   165.0 p1      41 w[2]
        pxor mm4, [ebp - 40]                            ;   167.0 p2+p1   41 w[2]
        psrlq mm4, 1                                    ;   169.0 p1      41 w[2]
        paddq mm7, [ebp + 16]                           ;   166.0 p2+p1   68 w[2]
        paddq mm7, [ebp - 8]                            ;   168.0 p2+p1   68 w[2]
        movq [ebp + 176], mm3                           ;    96.0 p0+p3   68 w[0] spill
        pxor mm0, mm1                                   ;   168.0 p1      39 v[4]
        psrlq mm0, 6                                    ;   170.0 p1      39 v[4]
        pxor mm0, mm1                                   ;   172.0 p1      39 v[4]
        psrlq mm0, 0x1c                                 ;   174.0 p1      39 v[4]
        movq mm3, [ebp - 56]                            ;    99.3 p2      43 t1
        movq mm2, [ebp - 40]                            ;   100.3 p2      41 w[2]
        psllq mm2, 7                                    ;   172.0 p1      41 w[2]
        pxor mm2, [ebp - 40]                            ;   174.0 p2+p1   41 w[2]
        psllq mm2, 0x38                                 ;   176.0 p1      41 w[2]
        pxor mm2, mm4                                   ;   178.0 p1      41 w[2]
        movq mm4, mm5                                   ;   150.0 p0      40 t1 copy
        paddq mm7, mm2                                  ;   180.0 p1      68 w[2]
        psllq mm4, 4                                    ;   177.0 p1      40 t1
        pxor mm4, mm5                                   ;   179.0 p1      40 t1
        movq [ebp + 184], mm7                           ;   182.0 p0+p3   68 w[2] spill
        movq mm7, mm5                                   ;   150.0 p0      40 t1 copy
        psrlq mm7, 0x17                                 ;   179.0 p1      40 t1
        pxor mm7, mm5                                   ;   181.0 p1      40 t1
        psrlq mm7, 4                                    ;   183.0 p1      40 t1
        pxor mm7, mm5                                   ;   185.0 p1      40 t1
        psrlq mm7, 0xe                                  ;   187.0 p1      40 t1
        psllq mm4, 0x17                                 ;   184.0 p1      40 t1
        pxor mm4, mm5                                   ;   186.0 p1      40 t1
        psllq mm4, 0x17                                 ;   188.0 p1      40 t1
        pxor mm4, mm7                                   ;   190.0 p1      40 t1
        movq mm7, [esi + 24]                            ;   113.0 p2      53 t1
        paddq mm7, [ebp + 96]                           ;   188.0 p2+p1   53 t1
        paddq mm7, [ebp - 40]                           ;   190.0 p2+p1   53 t1
        paddq mm7, mm4                                  ;   192.0 p1      53 t1
        movq mm2, [ebp - 56]                            ;   116.0 p2      43 t1
        pxor mm2, mm6                                   ;   191.0 p1      43 t1
        movq mm4, mm1                                   ;   153.0 p0      39 v[4] copy
        pand mm2, mm5                                   ;   193.0 p1      43 t1
        pxor mm3, mm2                                   ;   195.0 p1      43 t1
        movq mm2, [ebp + 0]                             ;   119.0 p2      54 v[0]
        paddq mm7, mm3                                  ;   197.0 p1      53 t1
        movq mm3, mm1                                   ;   153.0 p0      39 v[4] copy
        psllq mm3, 6                                    ;   195.0 p1      39 v[4]
        pxor mm4, mm3                                   ;   197.0 p1      39 v[4]
        movq mm3, mm1                                   ;   153.0 p0      39 v[4] copy
        psllq mm4, 5                                    ;   199.0 p1      39 v[4]
        pxor mm3, mm4                                   ;   201.0 p1      39 v[4]
        movq mm4, [ebp + 144]                           ;   129.0 p2      44 v[4]
        psllq mm3, 0x19                                 ;   203.0 p1      39 v[4]
        pxor mm3, mm0                                   ;   205.0 p1      39 v[4]
        movq mm0, [ebp + 152]                           ;   154.0 p2      44 v[4]
        paddq mm2, mm7                                  ;   201.0 p1      54 v[0]
        pxor mm4, mm1                                   ;   202.0 p1      44 v[4]
        movq [ebp + 152], mm4                           ;   204.0 p0+p3   44 v[4] spill
        pand mm0, mm4                                   ;   204.0 p1      44 v[4]
        movq mm4, [ebp + 144]                           ;   133.3 p2      44 v[4]
        pxor mm4, mm0                                   ;   206.0 p1      44 v[4]
        movq mm0, [ebp - 64]                            ;   135.3 p2      42 w[3]
        paddq mm7, mm4                                  ;   208.0 p1      55 v[4]
        movq mm4, [ebp - 64]                            ;   137.3 p2      42 w[3]
        movq mm1, [ebp - 64]                            ;   138.3 p2      42 w[3]
        psllq mm1, 0x2a                                 ;   206.0 p1      42 w[3]
        pxor mm0, mm1                                   ;   208.0 p1      42 w[3]
        movq mm1, [ebp - 64]                            ;   139.3 p2      42 w[3]
        psrlq mm1, 0x2a                                 ;   208.0 p1      42 w[3]
        pxor mm4, mm1                                   ;   210.0 p1      42 w[3]
        psrlq mm4, 0xd                                  ;   212.0 p1      42 w[3]
        psllq mm0, 3                                    ;   211.0 p1      42 w[3]
        paddq mm7, mm3                                  ;   212.0 p1      55 v[4]
        movq mm3, [ebp - 64]                            ;   144.0 p2      42 w[3]
        pxor mm3, mm4                                   ;   214.0 p1      42 w[3]
        psrlq mm3, 6                                    ;   216.0 p1      42 w[3]
        pxor mm0, mm3                                   ;   218.0 p1      42 w[3]
        movq mm3, [ebp + 32]                            ;   145.3 p2      41 w[3]
        psrlq mm3, 1                                    ;   216.0 p1      41 w[3]
        movq mm4, [ebp + 32]                            ;   147.0 p2      41 w[3] reload
        movq mm1, [ebp + 32]                            ;   149.0 p2      41 w[3]
        psllq mm1, 7                                    ;   217.0 p1      41 w[3]
        pxor mm3, mm4                                   ;   218.0 p1      41 w[3]
        psrlq mm3, 6                                    ;   220.0 p1      41 w[3]
        pxor mm3, mm4                                   ;   222.0 p1      41 w[3]
        pxor mm1, mm4                                   ;   221.0 p1      41 w[3]
        psllq mm1, 0x38                                 ;   223.0 p1      41 w[3]
        psrlq mm3, 1                                    ;   224.0 p1      41 w[3]
        pxor mm1, mm3                                   ;   226.0 p1      41 w[3]
        movq mm3, mm2                                   ;   203.0 p0      40 t1 copy
        paddq mm0, [ebp - 40]                           ;   225.0 p2+p1   68 w[3]
        paddq mm0, [ebp + 80]                           ;   227.0 p2+p1   68 w[3]
        paddq mm0, mm1                                  ;   229.0 p1      68 w[3]
        psllq mm3, 4                                    ;   228.0 p1      40 t1
        movq mm1, mm2                                   ;   203.0 p0      40 t1 copy
        movq [ebp + 192], mm0                           ;   231.0 p0+p3   68 w[3] spill
        movq mm0, mm6                                   ;   161.0 p0      43 t1 copy
        pxor mm0, mm5                                   ;   229.0 p1      43 t1
        pand mm0, mm2                                   ;   231.0 p1      43 t1
        pxor mm3, mm2                                   ;   231.0 p1      40 t1
        psllq mm3, 0x17                                 ;   233.0 p1      40 t1
        pxor mm1, mm3                                   ;   235.0 p1      40 t1
        movq mm3, mm2                                   ;   203.0 p0      40 t1 copy
        psrlq mm3, 0x17                                 ;   234.0 p1      40 t1
        psllq mm1, 0x17                                 ;   237.0 p1      40 t1
        pxor mm3, mm2                                   ;   236.0 p1      40 t1
        psrlq mm3, 4                                    ;   238.0 p1      40 t1
        pxor mm3, mm2                                   ;   240.0 p1      40 t1
        psrlq mm3, 0xe                                  ;   242.0 p1      40 t1
        pxor mm1, mm3                                   ;   244.0 p1      40 t1
        movq mm3, [ebp - 56]                            ;   165.7 p2      53 t1
        movq [ebp - 56], mm7                            ;   214.0 p0+p3   55 v[4] spill
        paddq mm3, mm4                                  ;   241.0 p1      53 t1
        movq mm4, mm6                                   ;   167.0 p0      43 t1 copy
        paddq mm3, [esi + 32]                           ;   243.0 p2+p1   53 t1
        paddq mm3, mm1                                  ;   246.0 p1      53 t1
        movq mm1, mm7                                   ;   214.0 p0      39 v[3] copy
        pxor mm4, mm0                                   ;   244.0 p1      43 t1
        movq mm0, [ebp + 168]                           ;   171.0 p2      54 v[7]
        movq [ebp + 168], mm6                           ;   171.3 p0+p3   54 v[2] spill
        paddq mm3, mm4                                  ;   248.0 p1      53 t1
        psllq mm1, 6                                    ;   246.0 p1      39 v[3]
        movq mm4, mm7                                   ;   214.0 p0      39 v[3] copy
        pxor mm4, mm1                                   ;   248.0 p1      39 v[3]
        psllq mm4, 5                                    ;   250.0 p1      39 v[3]
        movq mm1, mm7                                   ;   214.0 p0      39 v[3] copy
        pxor mm1, mm4                                   ;   252.0 p1      39 v[3]
        movq mm4, [ebp + 160]                           ;   176.0 p2      44 v[3]
        movq mm6, mm7                                   ;   214.0 p0      39 v[3] copy
        psrlq mm6, 5                                    ;   250.0 p1      39 v[3]
        pxor mm6, mm7                                   ;   252.0 p1      39 v[3]
        paddq mm0, mm3                                  ;   252.0 p1      54 v[7]
        psrlq mm6, 6                                    ;   254.0 p1      39 v[3]
        pxor mm6, mm7                                   ;   256.0 p1      39 v[3]
        psrlq mm6, 0x1c                                 ;   258.0 p1      39 v[3]
        pxor mm4, mm7                                   ;   256.0 p1      44 v[3]
        movq mm7, [ebp + 152]                           ;   212.0 p2      44 v[3]
        movq [ebp + 152], mm4                           ;   258.0 p0+p3   44 v[3] spill
        psllq mm1, 0x19                                 ;   257.0 p1      39 v[3]
        pxor mm1, mm6                                   ;   260.0 p1      39 v[3]
        movq mm6, [ebp + 160]                           ;   190.7 p2      44 v[3]
        pand mm7, mm4                                   ;   259.0 p1      44 v[3]
        pxor mm6, mm7                                   ;   261.0 p1      44 v[3]
        movq mm7, [ebp + 184]                           ;   191.7 p2      42 w[4]
        movq mm4, [ebp + 184]                           ;   192.7 p2      42 w[4]
        psllq mm4, 0x2a                                 ;   261.0 p1      42 w[4]
        pxor mm7, mm4                                   ;   263.0 p1      42 w[4]
        paddq mm3, mm6                                  ;   263.0 p1      55 v[3]
        paddq mm3, mm1                                  ;   265.0 p1      55 v[3]
        movq mm6, [ebp + 184]                           ;   193.7 p2      42 w[4]
        movq mm1, [ebp + 184]                           ;   194.7 p2      42 w[4]
        movq mm4, [ebp + 184]                           ;   195.7 p2      42 w[4]
        psrlq mm4, 0x2a                                 ;   265.0 p1      42 w[4]
        pxor mm6, mm4                                   ;   267.0 p1      42 w[4]
        psrlq mm6, 0xd                                  ;   269.0 p1      42 w[4]
        pxor mm1, mm6                                   ;   271.0 p1      42 w[4]
        psllq mm7, 3                                    ;   269.0 p1      42 w[4]
        psrlq mm1, 6                                    ;   273.0 p1      42 w[4]
        pxor mm7, mm1                                   ;   275.0 p1      42 w[4]
        movq mm4, [ebp + 24]                            ;   197.0 p2      41 w[4]
        paddq mm7, [ebp + 32]                           ;   277.0 p2+p1   68 w[4]
        movq mm6, [ebp + 24]                            ;   199.0 p2      41 w[4] reload
        movq mm1, [ebp + 24]                            ;   200.0 p2      41 w[4]
        paddq mm7, [ebp + 88]                           ;   279.0 p2+p1   68 w[4]
        psrlq mm1, 1                                    ;   274.0 p1      41 w[4]
        pxor mm1, mm6                                   ;   276.0 p1      41 w[4]
        psrlq mm1, 6                                    ;   278.0 p1      41 w[4]
        pxor mm1, mm6                                   ;   280.0 p1      41 w[4]
        psrlq mm1, 1                                    ;   282.0 p1      41 w[4]
        psllq mm4, 7                                    ;   279.0 p1      41 w[4]
        pxor mm4, mm6                                   ;   281.0 p1      41 w[4]
        psllq mm4, 0x38                                 ;   283.0 p1      41 w[4]
        pxor mm4, mm1                                   ;   285.0 p1      41 w[4]
        movq mm1, mm0                                   ;   254.0 p0      40 t1 copy
        psllq mm1, 4                                    ;   283.0 p1      40 t1
        pxor mm1, mm0                                   ;   285.0 p1      40 t1
        psllq mm1, 0x17                                 ;   287.0 p1      40 t1
        paddq mm7, mm4                                  ;   287.0 p1      68 w[4]
        movq mm4, mm0                                   ;   254.0 p0      40 t1 copy
        pxor mm4, mm1                                   ;   289.0 p1      40 t1
        movq mm1, mm0                                   ;   254.0 p0      40 t1 copy
        movq [ebp + 200], mm7                           ;   289.0 p0+p3   68 w[4] spill
        movq mm7, mm5                                   ;   216.7 p0      43 t1 copy
        psrlq mm1, 0x17                                 ;   288.0 p1      40 t1
        pxor mm1, mm0                                   ;   290.0 p1      40 t1
        psrlq mm1, 4                                    ;   292.0 p1      40 t1
        pxor mm1, mm0                                   ;   294.0 p1      40 t1
        psrlq mm1, 0xe                                  ;   296.0 p1      40 t1
        psllq mm4, 0x17                                 ;   293.0 p1      40 t1
        pxor mm4, mm1                                   ;   298.0 p1      40 t1
        movq mm1, [ebp + 168]                           ;   218.0 p2      53 t1
        paddq mm1, mm6                                  ;   295.0 p1      53 t1
        movq mm6, mm5                                   ;   220.0 p0      43 t1 copy
        pxor mm7, mm2                                   ;   296.0 p1      43 t1
        pand mm7, mm0                                   ;   298.0 p1      43 t1
        pxor mm6, mm7                                   ;   300.0 p1      43 t1
        movq mm7, mm3                                   ;   267.0 p0      39 v[2] copy
        paddq mm1, [esi + 40]                           ;   299.0 p2+p1   53 t1
        paddq mm1, mm4                                  ;   301.0 p1      53 t1
        paddq mm1, mm6                                  ;   303.0 p1      53 t1
        movq mm6, mm3                                   ;   267.0 p0      39 v[2] copy
        movq mm4, mm3                                   ;   267.0 p0      39 v[2] copy
        psllq mm4, 6                                    ;   302.0 p1      39 v[2]
        pxor mm6, mm4                                   ;   304.0 p1      39 v[2]
        psllq mm6, 5                                    ;   306.0 p1      39 v[2]
        pxor mm7, mm6                                   ;   308.0 p1      39 v[2]
        movq mm6, mm3                                   ;   267.0 p0      39 v[2] copy
        movq mm4, [ebp - 56]                            ;   229.3 p2      44 v[2]
        pxor mm4, mm3                                   ;   306.0 p1      44 v[2]
        psllq mm7, 0x19                                 ;   310.0 p1      39 v[2]
        movq [ebp + 168], mm5                           ;   231.3 p0+p3   54 v[1] spill
        movq mm5, [ebp + 144]                           ;   239.0 p2      54 v[6]
        psrlq mm6, 5                                    ;   308.0 p1      39 v[2]
        pxor mm6, mm3                                   ;   310.0 p1      39 v[2]
        psrlq mm6, 6                                    ;   312.0 p1      39 v[2]
        pxor mm6, mm3                                   ;   314.0 p1      39 v[2]
        movq [ebp + 144], mm3                           ;   267.0 p0+p3   55 v[3] spill
        paddq mm5, mm1                                  ;   312.0 p1      54 v[6]
        movq mm3, [ebp + 152]                           ;   266.0 p2      44 v[2]
        pand mm3, mm4                                   ;   313.0 p1      44 v[2]
        movq [ebp + 152], mm4                           ;   308.0 p0+p3   44 v[2] spill
        movq mm4, [ebp + 192]                           ;   243.0 p2      42 w[5]
        psllq mm4, 0x2a                                 ;   314.0 p1      42 w[5]
        psrlq mm6, 0x1c                                 ;   316.0 p1      39 v[2]
        pxor mm7, mm6                                   ;   318.0 p1      39 v[2]
        movq mm6, [ebp - 56]                            ;   246.3 p2      44 v[2]
        pxor mm6, mm3                                   ;   317.0 p1      44 v[2]
        paddq mm1, mm6                                  ;   319.0 p1      55 v[2]
        paddq mm1, mm7                                  ;   321.0 p1      55 v[2]
        movq mm3, [ebp + 192]                           ;   247.7 p2      42 w[5]
        movq mm7, [ebp + 192]                           ;   248.7 p2      42 w[5]
        movq mm6, [ebp + 192]                           ;   249.7 p2      42 w[5]
        pxor mm3, mm4                                   ;   320.0 p1      42 w[5]
        psllq mm3, 3                                    ;   322.0 p1      42 w[5]
        movq mm4, [ebp + 192]                           ;   250.7 p2      42 w[5]
        psrlq mm4, 0x2a                                 ;   322.0 p1      42 w[5]
        pxor mm6, mm4                                   ;   324.0 p1      42 w[5]
        psrlq mm6, 0xd                                  ;   326.0 p1      42 w[5]
        pxor mm7, mm6                                   ;   328.0 p1      42 w[5]
        movq mm4, [ebp - 24]                            ;   251.7 p2      41 w[5]
        psllq mm4, 7                                    ;   326.0 p1      41 w[5]
        psrlq mm7, 6                                    ;   330.0 p1      42 w[5]
        pxor mm3, mm7                                   ;   332.0 p1      42 w[5]
        paddq mm3, [ebp + 24]                           ;   334.0 p2+p1   68 w[5]
        movq mm7, [ebp - 24]                            ;   254.0 p2      41 w[5] reload
        paddq mm3, [ebp + 104]                          ;   336.0 p2+p1   68 w[5]
        pxor mm4, mm7                                   ;   331.0 p1      41 w[5]
        psllq mm4, 0x38                                 ;   333.0 p1      41 w[5]
        movq mm6, [ebp - 24]                            ;   256.0 p2      41 w[5]
        psrlq mm6, 1                                    ;   333.0 p1      41 w[5]
        pxor mm6, mm7                                   ;   335.0 p1      41 w[5]
        psrlq mm6, 6                                    ;   337.0 p1      41 w[5]
        pxor mm6, mm7                                   ;   339.0 p1      41 w[5]
        psrlq mm6, 1                                    ;   341.0 p1      41 w[5]
        pxor mm4, mm6                                   ;   343.0 p1      41 w[5]
        movq mm6, mm5                                   ;   314.0 p0      40 t1 copy
        psllq mm6, 4                                    ;   339.0 p1      40 t1
        pxor mm6, mm5                                   ;   341.0 p1      40 t1
        psllq mm6, 0x17                                 ;   343.0 p1      40 t1
        paddq mm3, mm4                                  ;   345.0 p1      68 w[5]
        movq mm4, mm5                                   ;   314.0 p0      40 t1 copy
        pxor mm4, mm6                                   ;   345.0 p1      40 t1
        psllq mm4, 0x17                                 ;   347.0 p1      40 t1
        movq mm6, mm5                                   ;   314.0 p0      40 t1 copy
        psrlq mm6, 0x17                                 ;   345.0 p1      40 t1
        pxor mm6, mm5                                   ;   347.0 p1      40 t1
        psrlq mm6, 4                                    ;   349.0 p1      40 t1
        pxor mm6, mm5                                   ;   351.0 p1      40 t1
        psrlq mm6, 0xe                                  ;   353.0 p1      40 t1
        pxor mm4, mm6                                   ;   355.0 p1      40 t1
        movq mm6, [ebp + 168]                           ;   271.7 p2      53 t1
        paddq mm6, mm7                                  ;   351.0 p1      53 t1
        movq mm7, mm2                                   ;   273.0 p0      43 t1 copy
        movq [ebp + 208], mm3                           ;   347.0 p0+p3   68 w[5] spill
        movq mm3, mm2                                   ;   277.0 p0      43 t1 copy
        pxor mm3, mm0                                   ;   352.0 p1      43 t1
        pand mm3, mm5                                   ;   354.0 p1      43 t1
        paddq mm6, [esi + 48]                           ;   354.0 p2+p1   53 t1
        pxor mm7, mm3                                   ;   356.0 p1      43 t1
        paddq mm6, mm4                                  ;   357.0 p1      53 t1
        paddq mm6, mm7                                  ;   359.0 p1      53 t1
        movq mm4, mm1                                   ;   323.0 p0      39 v[1] copy
        movq mm3, mm1                                   ;   323.0 p0      39 v[1] copy
        psllq mm3, 6                                    ;   358.0 p1      39 v[1]
        pxor mm4, mm3                                   ;   360.0 p1      39 v[1]
        psllq mm4, 5                                    ;   362.0 p1      39 v[1]
        movq [ebp + 168], mm2                           ;   284.3 p0+p3   54 v[0] spill
        movq mm2, [ebp + 160]                           ;   285.0 p2      54 v[5]
        movq mm3, [ebp + 144]                           ;   287.0 p2      44 v[1]
        pxor mm3, mm1                                   ;   361.0 p1      44 v[1]
        movq [ebp + 160], mm1                           ;   323.0 p0+p3   55 v[2] spill
        paddq mm2, mm6                                  ;   362.0 p1      54 v[5]
        movq [ebp + 216], mm5                           ;   314.0 p0+p3   54 v[6] spill
        movq mm7, mm1                                   ;   323.0 p0      39 v[1] copy
        pxor mm7, mm4                                   ;   364.0 p1      39 v[1]
        movq mm4, mm1                                   ;   323.0 p0      39 v[1] copy
        psrlq mm4, 5                                    ;   364.0 p1      39 v[1]
        pxor mm4, mm1                                   ;   366.0 p1      39 v[1]
        psrlq mm4, 6                                    ;   368.0 p1      39 v[1]
        pxor mm4, mm1                                   ;   370.0 p1      39 v[1]
        movq mm1, [ebp + 152]                           ;   316.0 p2      44 v[1]
        psrlq mm4, 0x1c                                 ;   372.0 p1      39 v[1]
        psllq mm7, 0x19                                 ;   369.0 p1      39 v[1]
        pxor mm7, mm4                                   ;   374.0 p1      39 v[1]
        pand mm1, mm3                                   ;   371.0 p1      44 v[1]
        movq [ebp + 152], mm3                           ;   363.0 p0+p3   44 v[1] spill
        movq mm4, [ebp + 144]                           ;   301.0 p2      44 v[1]
        pxor mm4, mm1                                   ;   373.0 p1      44 v[1]
        paddq mm6, mm4                                  ;   375.0 p1      55 v[1]
        movq mm1, [ebp + 200]                           ;   302.0 p2      42 w[6]
        paddq mm6, mm7                                  ;   377.0 p1      55 v[1]
        movq mm4, [ebp + 200]                           ;   303.0 p2      42 w[6]
        movq mm3, [ebp + 200]                           ;   304.0 p2      42 w[6]
        movq mm7, [ebp + 200]                           ;   305.0 p2      42 w[6]
        psllq mm3, 0x2a                                 ;   375.0 p1      42 w[6]
        pxor mm1, mm3                                   ;   377.0 p1      42 w[6]
        movq mm3, [ebp + 200]                           ;   306.0 p2      42 w[6]
        psrlq mm3, 0x2a                                 ;   377.0 p1      42 w[6]
        pxor mm4, mm3                                   ;   379.0 p1      42 w[6]
        psrlq mm4, 0xd                                  ;   381.0 p1      42 w[6]
        pxor mm7, mm4                                   ;   383.0 p1      42 w[6]
        psllq mm1, 3                                    ;   381.0 p1      42 w[6]
        movq mm4, [ebp + 112]                           ;   310.7 p2      41 w[6]
        psrlq mm4, 1                                    ;   382.0 p1      41 w[6]
        psrlq mm7, 6                                    ;   385.0 p1      42 w[6]
        pxor mm1, mm7                                   ;   387.0 p1      42 w[6]
        movq mm7, [ebp + 112]                           ;   312.7 p2      41 w[6] reload
        pxor mm4, mm7                                   ;   385.0 p1      41 w[6]
        paddq mm1, [ebp - 24]                           ;   389.0 p2+p1   68 w[6]
        movq mm3, [ebp + 112]                           ;   314.7 p2      41 w[6]
        paddq mm1, [ebp + 128]                          ;   391.0 p2+p1   68 w[6]
        psllq mm3, 7                                    ;   388.0 p1      41 w[6]
        psrlq mm4, 6                                    ;   389.0 p1      41 w[6]
        pxor mm3, mm7                                   ;   390.0 p1      41 w[6]
        psllq mm3, 0x38                                 ;   392.0 p1      41 w[6]
        pxor mm4, mm7                                   ;   392.0 p1      41 w[6]
        psrlq mm4, 1                                    ;   394.0 p1      41 w[6]
        pxor mm3, mm4                                   ;   396.0 p1      41 w[6]
        movq mm4, mm2                                   ;   364.0 p0      40 t1 copy
        psllq mm4, 4                                    ;   395.0 p1      40 t1
        pxor mm4, mm2                                   ;   397.0 p1      40 t1
        psllq mm4, 0x17                                 ;   399.0 p1      40 t1
        paddq mm1, mm3                                  ;   398.0 p1      68 w[6]
        movq mm3, mm2                                   ;   364.0 p0      40 t1 copy
        pxor mm3, mm4                                   ;   401.0 p1      40 t1
        movq mm4, mm2                                   ;   364.0 p0      40 t1 copy
        psrlq mm4, 0x17                                 ;   400.0 p1      40 t1
        movq [ebp + 224], mm1                           ;   400.0 p0+p3   68 w[6] spill
        movq mm1, mm0                                   ;   325.3 p0      43 t1 copy
        pxor mm4, mm2                                   ;   402.0 p1      40 t1
        pxor mm1, mm5                                   ;   402.0 p1      43 t1
        psrlq mm4, 4                                    ;   404.0 p1      40 t1
        pxor mm4, mm2                                   ;   406.0 p1      40 t1
        psrlq mm4, 0xe                                  ;   408.0 p1      40 t1
        psllq mm3, 0x17                                 ;   406.0 p1      40 t1
        pxor mm3, mm4                                   ;   410.0 p1      40 t1
        movq mm4, [ebp + 168]                           ;   332.0 p2      53 t1
        paddq mm4, mm7                                  ;   408.0 p1      53 t1
        paddq mm4, [esi + 56]                           ;   410.0 p2+p1   53 t1
        paddq mm4, mm3                                  ;   412.0 p1      53 t1
        movq mm3, mm6                                   ;   379.0 p0      39 v[0] copy
        movq mm7, mm0                                   ;   339.0 p0      43 t1 copy
        pand mm1, mm2                                   ;   411.0 p1      43 t1
        pxor mm7, mm1                                   ;   413.0 p1      43 t1
        movq mm1, mm6                                   ;   379.0 p0      39 v[0] copy
        psllq mm1, 6                                    ;   413.0 p1      39 v[0]
        paddq mm4, mm7                                  ;   415.0 p1      53 t1
        movq mm7, mm6                                   ;   379.0 p0      39 v[0] copy
        pxor mm3, mm1                                   ;   415.0 p1      39 v[0]
        psllq mm3, 5                                    ;   417.0 p1      39 v[0]
        movq [ebp + 168], mm0                           ;   345.0 p0+p3   54 v[7] spill
        movq mm0, [ebp - 56]                            ;   345.7 p2      54 v[4]
        pxor mm7, mm3                                   ;   419.0 p1      39 v[0]
        movq mm1, [ebp + 160]                           ;   346.7 p2      44 v[0]
        movq mm3, mm6                                   ;   379.0 p0      39 v[0] copy
        psrlq mm3, 5                                    ;   418.0 p1      39 v[0]
        pxor mm3, mm6                                   ;   420.0 p1      39 v[0]
        movq [ebp - 56], mm6                            ;   379.0 p0+p3   55 v[1] spill
        psrlq mm3, 6                                    ;   422.0 p1      39 v[0]
        pxor mm3, mm6                                   ;   424.0 p1      39 v[0]
        pxor mm1, mm6                                   ;   422.0 p1      44 v[0]
        movq mm6, [ebp + 152]                           ;   371.0 p2      44 v[0]
        movq [ebp + 152], mm1                           ;   424.0 p0+p3   44 v[0] spill
        pand mm6, mm1                                   ;   424.0 p1      44 v[0]
        movq mm1, [ebp + 208]                           ;   357.3 p2      42 w[7]
        psllq mm1, 0x2a                                 ;   424.0 p1      42 w[7]
        psllq mm7, 0x19                                 ;   425.0 p1      39 v[0]
        paddq mm0, mm4                                  ;   426.0 p1      54 v[4]
        psrlq mm3, 0x1c                                 ;   427.0 p1      39 v[0]
        pxor mm7, mm3                                   ;   429.0 p1      39 v[0]
        movq mm3, [ebp + 160]                           ;   359.3 p2      44 v[0]
        pxor mm3, mm6                                   ;   429.0 p1      44 v[0]
        paddq mm4, mm3                                  ;   431.0 p1      55 v[0]
        movq mm6, [ebp + 208]                           ;   360.3 p2      42 w[7]
        pxor mm6, mm1                                   ;   431.0 p1      42 w[7]
        movq mm1, [ebp + 208]                           ;   361.3 p2      42 w[7]
        psrlq mm1, 0x2a                                 ;   432.0 p1      42 w[7]
        movq mm3, [ebp + 208]                           ;   362.3 p2      42 w[7]
        pxor mm3, mm1                                   ;   434.0 p1      42 w[7]
        movq mm1, [ebp + 136]                           ;   363.3 p2      41 w[7]
        psllq mm1, 7                                    ;   434.0 p1      41 w[7]
        paddq mm4, mm7                                  ;   435.0 p1      55 v[0]
        psrlq mm3, 0xd                                  ;   436.0 p1      42 w[7]
        psllq mm6, 3                                    ;   437.0 p1      42 w[7]
        pxor mm1, [ebp + 136]                           ;   438.0 p2+p1   41 w[7]
        psllq mm1, 0x38                                 ;   440.0 p1      41 w[7]
        movq mm7, [ebp + 208]                           ;   366.3 p2      42 w[7]
        pxor mm7, mm3                                   ;   440.0 p1      42 w[7]
        movq mm3, [ebp + 136]                           ;   367.3 p2      41 w[7]
        psrlq mm7, 6                                    ;   442.0 p1      42 w[7]
        psrlq mm3, 1                                    ;   442.0 p1      41 w[7]
        pxor mm3, [ebp + 136]                           ;   444.0 p2+p1   41 w[7]
        psrlq mm3, 6                                    ;   446.0 p1      41 w[7]
        pxor mm3, [ebp + 136]                           ;   448.0 p2+p1   41 w[7]
        psrlq mm3, 1                                    ;   450.0 p1      41 w[7]
        pxor mm6, mm7                                   ;   447.0 p1      42 w[7]
        pxor mm1, mm3                                   ;   452.0 p1      41 w[7]
        movq mm3, mm0                                   ;   428.0 p0      40 t1 copy
        movq mm7, [ebp + 176]                           ;   376.0 p2      68 w[7]
        paddq mm7, [ebp + 112]                          ;   449.0 p2+p1   68 w[7]
        paddq mm7, mm6                                  ;   451.0 p1      68 w[7]
        movq mm6, mm0                                   ;   428.0 p0      40 t1 copy
        psllq mm6, 4                                    ;   451.0 p1      40 t1
        pxor mm3, mm6                                   ;   453.0 p1      40 t1
        movq mm6, mm0                                   ;   428.0 p0      40 t1 copy
        psrlq mm6, 0x17                                 ;   453.0 p1      40 t1
        paddq mm7, mm1                                  ;   454.0 p1      68 w[7]
        movq mm1, mm0                                   ;   428.0 p0      40 t1 copy
        pxor mm6, mm0                                   ;   455.0 p1      40 t1
        psrlq mm6, 4                                    ;   457.0 p1      40 t1
        pxor mm6, mm0                                   ;   459.0 p1      40 t1
        psllq mm3, 0x17                                 ;   458.0 p1      40 t1
        pxor mm1, mm3                                   ;   460.0 p1      40 t1
        movq mm3, mm5                                   ;   381.7 p0      43 t1 copy
        psllq mm1, 0x17                                 ;   462.0 p1      40 t1
        psrlq mm6, 0xe                                  ;   461.0 p1      40 t1
        pxor mm1, mm6                                   ;   464.0 p1      40 t1
        movq mm6, [ebp + 168]                           ;   385.7 p2      53 t1
        paddq mm6, [esi + 64]                           ;   463.0 p2+p1   53 t1
        pxor mm3, mm2                                   ;   464.0 p1      43 t1
        movq [ebp + 168], mm7                           ;   456.0 p0+p3   68 w[7] spill
        paddq mm6, [ebp + 136]                          ;   465.0 p2+p1   53 t1
        paddq mm6, mm1                                  ;   467.0 p1      53 t1
        pand mm3, mm0                                   ;   467.0 p1      43 t1
        movq mm7, mm5                                   ;   393.3 p0      43 t1 copy
        pxor mm7, mm3                                   ;   469.0 p1      43 t1
        movq mm3, mm4                                   ;   437.0 p0      39 v[7] copy
        movq mm1, mm4                                   ;   437.0 p0      39 v[7] copy
        psllq mm1, 6                                    ;   469.0 p1      39 v[7]
        pxor mm3, mm1                                   ;   471.0 p1      39 v[7]
        psllq mm3, 5                                    ;   473.0 p1      39 v[7]
        movq mm1, [ebp - 56]                            ;   398.0 p2      44 v[7]
        paddq mm6, mm7                                  ;   472.0 p1      53 t1
        movq mm7, mm4                                   ;   437.0 p0      39 v[7] copy
        pxor mm1, mm4                                   ;   473.0 p1      44 v[7]
        pxor mm7, mm3                                   ;   475.0 p1      39 v[7]
        movq mm3, mm4                                   ;   437.0 p0      39 v[7] copy
        psrlq mm3, 5                                    ;   475.0 p1      39 v[7]
        pxor mm3, mm4                                   ;   477.0 p1      39 v[7]
        psrlq mm3, 6                                    ;   479.0 p1      39 v[7]
        pxor mm3, mm4                                   ;   481.0 p1      39 v[7]
        psllq mm7, 0x19                                 ;   479.0 p1      39 v[7]
        psrlq mm3, 0x1c                                 ;   483.0 p1      39 v[7]
        pxor mm7, mm3                                   ;   485.0 p1      39 v[7]
        movq mm3, [ebp + 152]                           ;   432.0 p2      44 v[7]
        pand mm3, mm1                                   ;   482.0 p1      44 v[7]
        movq [ebp + 152], mm1                           ;   475.0 p0+p3   44 v[7] spill
        movq mm1, [ebp - 56]                            ;   410.3 p2      44 v[7]
        pxor mm1, mm3                                   ;   484.0 p1      44 v[7]
        movq mm3, [ebp + 224]                           ;   412.0 p2      42 w[8]
        movq mm5, [ebp + 144]                           ;   413.0 p2      54 v[3]
        paddq mm5, mm6                                  ;   484.0 p1      54 v[3]
        movq [ebp + 144], mm4                           ;   437.0 p0+p3   55 v[0] spill
        movq mm4, [ebp + 224]                           ;   414.0 p2      42 w[8]
        psllq mm4, 0x2a                                 ;   485.0 p1      42 w[8]
        paddq mm6, mm1                                  ;   486.0 p1      55 v[7]
        pxor mm3, mm4                                   ;   487.0 p1      42 w[8]
        movq mm4, [ebp + 224]                           ;   415.3 p2      42 w[8]
        psrlq mm4, 0x2a                                 ;   488.0 p1      42 w[8]
        movq mm1, [ebp + 224]                           ;   416.3 p2      42 w[8]
        pxor mm1, mm4                                   ;   490.0 p1      42 w[8]
        psrlq mm1, 0xd                                  ;   492.0 p1      42 w[8]
        paddq mm6, mm7                                  ;   491.0 p1      55 v[7]
        movq mm7, [ebp + 224]                           ;   419.0 p2      42 w[8]
        pxor mm7, mm1                                   ;   494.0 p1      42 w[8]
        movq mm1, [ebp - 16]                            ;   420.0 p2      41 w[8]
        psllq mm1, 7                                    ;   493.0 p1      41 w[8]
        psllq mm3, 3                                    ;   494.0 p1      42 w[8]
        psrlq mm7, 6                                    ;   496.0 p1      42 w[8]
        movq mm4, [ebp - 16]                            ;   421.7 p2      41 w[8]
        psrlq mm4, 1                                    ;   496.0 p1      41 w[8]
        pxor mm4, [ebp - 16]                            ;   498.0 p2+p1   41 w[8]
        psrlq mm4, 6                                    ;   500.0 p1      41 w[8]
        pxor mm3, mm7                                   ;   499.0 p1      42 w[8]
        movq mm7, [ebp - 64]                            ;   426.0 p2      68 w[8]
        paddq mm7, [ebp + 136]                          ;   500.0 p2+p1   68 w[8]
        pxor mm1, [ebp - 16]                            ;   501.0 p2+p1   41 w[8]
        paddq mm7, mm3                                  ;   502.0 p1      68 w[8]
        movq mm3, mm5                                   ;   486.0 p0      40 t1 copy
        pxor mm4, [ebp - 16]                            ;   503.0 p2+p1   41 w[8]
        psllq mm3, 4                                    ;   504.0 p1      40 t1
        psrlq mm4, 1                                    ;   505.0 p1      41 w[8]
        psllq mm1, 0x38                                 ;   506.0 p1      41 w[8]
        pxor mm1, mm4                                   ;   508.0 p1      41 w[8]
        movq mm4, mm5                                   ;   486.0 p0      40 t1 copy
        pxor mm4, mm3                                   ;   508.0 p1      40 t1
        movq mm3, mm5                                   ;   486.0 p0      40 t1 copy
        psrlq mm3, 0x17                                 ;   509.0 p1      40 t1
        pxor mm3, mm5                                   ;   511.0 p1      40 t1
        psrlq mm3, 4                                    ;   513.0 p1      40 t1
        pxor mm3, mm5                                   ;   515.0 p1      40 t1
        psrlq mm3, 0xe                                  ;   517.0 p1      40 t1
        psllq mm4, 0x17                                 ;   514.0 p1      40 t1
        paddq mm7, mm1                                  ;   515.0 p1      68 w[8]
        movq mm1, mm5                                   ;   486.0 p0      40 t1 copy
        pxor mm1, mm4                                   ;   516.0 p1      40 t1
        psllq mm1, 0x17                                 ;   518.0 p1      40 t1
        movq mm4, mm2                                   ;   440.0 p0      43 t1 copy
        pxor mm4, mm0                                   ;   518.0 p1      43 t1
        pxor mm1, mm3                                   ;   520.0 p1      40 t1
        pand mm4, mm5                                   ;   520.0 p1      43 t1
        movq mm3, [ebp + 216]                           ;   442.7 p2      53 t1
        movq [ebp + 216], mm7                           ;   517.0 p0+p3   68 w[8] spill
        movq mm7, mm2                                   ;   444.0 p0      43 t1 copy
        pxor mm7, mm4                                   ;   522.0 p1      43 t1
        movq mm4, [ebp + 160]                           ;   446.3 p2      54 v[2]
        paddq mm3, [esi + 72]                           ;   522.0 p2+p1   53 t1
        paddq mm3, [ebp - 16]                           ;   524.0 p2+p1   53 t1
        paddq mm3, mm1                                  ;   526.0 p1      53 t1
        movq mm1, mm6                                   ;   493.0 p0      39 v[6] copy
        paddq mm3, mm7                                  ;   528.0 p1      53 t1
        movq mm7, mm6                                   ;   493.0 p0      39 v[6] copy
        psllq mm1, 6                                    ;   526.0 p1      39 v[6]
        pxor mm7, mm1                                   ;   528.0 p1      39 v[6]
        psllq mm7, 5                                    ;   530.0 p1      39 v[6]
        movq mm1, mm6                                   ;   493.0 p0      39 v[6] copy
        pxor mm1, mm7                                   ;   532.0 p1      39 v[6]
        movq mm7, [ebp + 144]                           ;   456.7 p2      44 v[6]
        movq [ebp + 160], mm2                           ;   457.0 p0+p3   54 v[5] spill
        movq mm2, mm6                                   ;   493.0 p0      39 v[6] copy
        pxor mm7, mm6                                   ;   530.0 p1      44 v[6]
        psrlq mm2, 5                                    ;   531.0 p1      39 v[6]
        pxor mm2, mm6                                   ;   533.0 p1      39 v[6]
        psrlq mm2, 6                                    ;   535.0 p1      39 v[6]
        pxor mm2, mm6                                   ;   537.0 p1      39 v[6]
        movq [ebp + 232], mm6                           ;   493.0 p0+p3   55 v[7] spill
        movq mm6, [ebp + 168]                           ;   464.0 p2      42 w[9]
        psllq mm1, 0x19                                 ;   535.0 p1      39 v[6]
        psrlq mm2, 0x1c                                 ;   539.0 p1      39 v[6]
        pxor mm1, mm2                                   ;   541.0 p1      39 v[6]
        movq mm2, [ebp + 152]                           ;   483.0 p2      44 v[6]
        movq [ebp + 152], mm7                           ;   532.0 p0+p3   44 v[6] spill
        pand mm2, mm7                                   ;   538.0 p1      44 v[6]
        movq mm7, [ebp + 144]                           ;   468.0 p2      44 v[6]
        pxor mm7, mm2                                   ;   540.0 p1      44 v[6]
        movq mm2, [ebp + 168]                           ;   469.0 p2      42 w[9]
        paddq mm4, mm3                                  ;   540.0 p1      54 v[2]
        paddq mm3, mm7                                  ;   542.0 p1      55 v[6]
        movq mm7, [ebp + 168]                           ;   470.0 p2      42 w[9]
        paddq mm3, mm1                                  ;   544.0 p1      55 v[6]
        movq [ebp + 240], mm3                           ;   546.0 p0+p3   55 v[6] spill
        psllq mm6, 0x2a                                 ;   543.0 p1      42 w[9]
        pxor mm2, mm6                                   ;   545.0 p1      42 w[9]
        movq mm6, [ebp + 168]                           ;   475.0 p2      42 w[9]
        psrlq mm6, 0x2a                                 ;   545.0 p1      42 w[9]
        pxor mm7, mm6                                   ;   547.0 p1      42 w[9]
        movq mm6, [ebp + 56]                            ;   476.0 p2      41 w[9]
        psllq mm6, 7                                    ;   547.0 p1      41 w[9]
        psrlq mm7, 0xd                                  ;   549.0 p1      42 w[9]
        movq mm1, [ebp + 168]                           ;   477.3 p2      42 w[9]
        psllq mm2, 3                                    ;   549.0 p1      42 w[9]
        pxor mm1, mm7                                   ;   551.0 p1      42 w[9]
        psrlq mm1, 6                                    ;   553.0 p1      42 w[9]
        pxor mm2, mm1                                   ;   555.0 p1      42 w[9]
        movq mm7, [ebp + 184]                           ;   483.3 p2      68 w[9]
        paddq mm7, [ebp - 16]                           ;   553.0 p2+p1   68 w[9]
        paddq mm7, mm2                                  ;   557.0 p1      68 w[9]
        movq mm2, mm4                                   ;   542.0 p0      40 t1 copy
        movq mm1, [ebp + 56]                            ;   487.7 p2      68 w[1] reload
        movq mm3, mm1                                   ;   494.7 p0      41 w[9] copy
        psrlq mm3, 1                                    ;   555.0 p1      41 w[9]
        pxor mm3, mm1                                   ;   557.0 p1      41 w[9]
        psrlq mm3, 6                                    ;   559.0 p1      41 w[9]
        pxor mm6, mm1                                   ;   558.0 p1      41 w[9]
        psllq mm6, 0x38                                 ;   560.0 p1      41 w[9]
        pxor mm3, mm1                                   ;   561.0 p1      41 w[9]
        psrlq mm3, 1                                    ;   563.0 p1      41 w[9]
        pxor mm6, mm3                                   ;   565.0 p1      41 w[9]
        movq mm3, mm4                                   ;   542.0 p0      40 t1 copy
        paddq mm7, mm6                                  ;   567.0 p1      68 w[9]
        movq mm6, mm4                                   ;   542.0 p0      40 t1 copy
        psrlq mm6, 0x17                                 ;   564.0 p1      40 t1
        pxor mm6, mm4                                   ;   566.0 p1      40 t1
        psllq mm2, 4                                    ;   566.0 p1      40 t1
        pxor mm3, mm2                                   ;   568.0 p1      40 t1
        psllq mm3, 0x17                                 ;   570.0 p1      40 t1
        movq mm2, mm4                                   ;   542.0 p0      40 t1 copy
        pxor mm2, mm3                                   ;   572.0 p1      40 t1
        psllq mm2, 0x17                                 ;   574.0 p1      40 t1
        movq mm3, mm0                                   ;   496.3 p0      43 t1 copy
        pxor mm3, mm5                                   ;   571.0 p1      43 t1
        psrlq mm6, 4                                    ;   572.0 p1      40 t1
        pxor mm6, mm4                                   ;   574.0 p1      40 t1
        psrlq mm6, 0xe                                  ;   576.0 p1      40 t1
        pxor mm2, mm6                                   ;   578.0 p1      40 t1
        movq mm6, [ebp + 160]                           ;   500.0 p2      53 t1
        movq [ebp + 160], mm0                           ;   500.3 p0+p3   54 v[4] spill
        paddq mm6, mm1                                  ;   576.0 p1      53 t1
        movq mm1, mm0                                   ;   502.3 p0      43 t1 copy
        paddq mm6, [esi + 80]                           ;   578.0 p2+p1   53 t1
        paddq mm6, mm2                                  ;   580.0 p1      53 t1
        pand mm3, mm4                                   ;   579.0 p1      43 t1
        pxor mm1, mm3                                   ;   581.0 p1      43 t1
        movq [ebp + 248], mm5                           ;   504.3 p0+p3   54 v[3] spill
        movq mm5, [ebp + 152]                           ;   540.0 p2      44 v[5]
        movq mm3, [ebp - 56]                            ;   506.0 p2      54 v[1]
        movq [ebp - 56], mm7                            ;   569.0 p0+p3   68 w[9] spill
        movq [ebp + 152], mm4                           ;   542.0 p0+p3   54 v[2] spill
        movq mm4, [ebp + 240]                           ;   554.0 p2      39 v[5]
        psrlq mm4, 5                                    ;   581.0 p1      39 v[5]
        movq mm7, [ebp + 240]                           ;   554.0 p2      39 v[5]
        paddq mm6, mm1                                  ;   583.0 p1      53 t1
        movq mm2, [ebp + 240]                           ;   554.0 p2      39 v[5]
        movq mm0, [ebp + 240]                           ;   554.0 p2      39 v[5]
        psllq mm0, 6                                    ;   583.0 p1      39 v[5]
        pxor mm2, mm0                                   ;   585.0 p1      39 v[5]
        pxor mm7, mm4                                   ;   585.0 p1      39 v[5]
        psrlq mm7, 6                                    ;   587.0 p1      39 v[5]
        movq mm0, [ebp + 240]                           ;   554.0 p2      39 v[5]
        pxor mm0, mm7                                   ;   589.0 p1      39 v[5]
        psrlq mm0, 0x1c                                 ;   591.0 p1      39 v[5]
        movq mm1, [ebp + 240]                           ;   554.0 p2      39 v[5]
        psllq mm2, 5                                    ;   589.0 p1      39 v[5]
        paddq mm3, mm6                                  ;   590.0 p1      54 v[1]
        pxor mm1, mm2                                   ;   591.0 p1      39 v[5]
        movq mm2, [ebp + 240]                           ;   554.0 p2      44 v[5]
        pxor mm2, [ebp + 232]                           ;   592.0 p2+p1   44 v[5]
        pand mm5, mm2                                   ;   594.0 p1      44 v[5]
        psllq mm1, 0x19                                 ;   594.0 p1      39 v[5]
        pxor mm1, mm0                                   ;   596.0 p1      39 v[5]
        movq mm7, [ebp + 216]                           ;   527.0 p2      42 w[10]
        movq mm0, [ebp + 216]                           ;   528.0 p2      42 w[10]
        movq mm4, [ebp + 232]                           ;   529.0 p2      44 v[5]
        pxor mm4, mm5                                   ;   596.0 p1      44 v[5]
        paddq mm6, mm4                                  ;   598.0 p1      55 v[5]
        paddq mm6, mm1                                  ;   600.0 p1      55 v[5]
        movq mm1, [ebp + 216]                           ;   530.3 p2      42 w[10]
        psllq mm1, 0x2a                                 ;   599.0 p1      42 w[10]
        pxor mm7, mm1                                   ;   601.0 p1      42 w[10]
        movq mm1, [ebp + 216]                           ;   532.0 p2      42 w[10]
        psrlq mm1, 0x2a                                 ;   601.0 p1      42 w[10]
        pxor mm0, mm1                                   ;   603.0 p1      42 w[10]
        psrlq mm0, 0xd                                  ;   605.0 p1      42 w[10]
        movq mm4, [ebp - 8]                             ;   534.7 p2      41 w[10]
        movq mm5, [ebp + 216]                           ;   535.7 p2      42 w[10]
        pxor mm5, mm0                                   ;   607.0 p1      42 w[10]
        movq mm0, [ebp - 8]                             ;   536.7 p2      41 w[10]
        psrlq mm0, 1                                    ;   605.0 p1      41 w[10]
        movq mm1, [ebp - 8]                             ;   537.7 p2      41 w[10]
        psllq mm1, 7                                    ;   606.0 p1      41 w[10]
        pxor mm4, mm1                                   ;   608.0 p1      41 w[10]
        movq mm1, [ebp - 8]                             ;   539.3 p2      68 w[2] reload
        pxor mm0, mm1                                   ;   608.0 p1      41 w[10]
        psrlq mm0, 6                                    ;   610.0 p1      41 w[10]
        psllq mm7, 3                                    ;   610.0 p1      42 w[10]
        psrlq mm5, 6                                    ;   611.0 p1      42 w[10]
        pxor mm7, mm5                                   ;   613.0 p1      42 w[10]
        movq mm5, [ebp + 192]                           ;   543.3 p2      68 w[10]
        pxor mm0, mm1                                   ;   613.0 p1      41 w[10]
        psrlq mm0, 1                                    ;   615.0 p1      41 w[10]
        paddq mm5, [ebp + 56]                           ;   615.0 p2+p1   68 w[10]
        paddq mm5, mm7                                  ;   617.0 p1      68 w[10]
        movq mm7, mm3                                   ;   592.0 p0      40 t1 copy
        psllq mm7, 4                                    ;   617.0 p1      40 t1
        psllq mm4, 0x38                                 ;   618.0 p1      41 w[10]
        pxor mm4, mm0                                   ;   620.0 p1      41 w[10]
        movq mm0, mm3                                   ;   592.0 p0      40 t1 copy
        paddq mm5, mm4                                  ;   622.0 p1      68 w[10]
        movq mm4, mm3                                   ;   592.0 p0      40 t1 copy
        pxor mm0, mm7                                   ;   621.0 p1      40 t1
        psllq mm0, 0x17                                 ;   623.0 p1      40 t1
        pxor mm4, mm0                                   ;   625.0 p1      40 t1
        movq mm7, [ebp + 152]                           ;   555.7 p2      43 t1
        pxor mm7, [ebp + 248]                           ;   624.0 p2+p1   43 t1
        movq mm0, mm3                                   ;   592.0 p0      40 t1 copy
        psllq mm4, 0x17                                 ;   627.0 p1      40 t1
        psrlq mm0, 0x17                                 ;   626.0 p1      40 t1
        pxor mm0, mm3                                   ;   628.0 p1      40 t1
        psrlq mm0, 4                                    ;   630.0 p1      40 t1
        movq [ebp + 256], mm5                           ;   624.0 p0+p3   68 w[10] spill
        pxor mm0, mm3                                   ;   632.0 p1      40 t1
        psrlq mm0, 0xe                                  ;   634.0 p1      40 t1
        pand mm7, mm3                                   ;   631.0 p1      43 t1
        movq mm5, [ebp + 160]                           ;   560.0 p2      53 t1
        paddq mm5, mm1                                  ;   632.0 p1      53 t1
        movq mm1, mm6                                   ;   602.0 p0      39 v[4] copy
        psrlq mm1, 5                                    ;   633.0 p1      39 v[4]
        pxor mm1, mm6                                   ;   635.0 p1      39 v[4]
        psrlq mm1, 6                                    ;   637.0 p1      39 v[4]
        pxor mm1, mm6                                   ;   639.0 p1      39 v[4]
        paddq mm5, [esi + 88]                           ;   637.0 p2+p1   53 t1
        pxor mm4, mm0                                   ;   638.0 p1      40 t1
        paddq mm5, mm4                                  ;   640.0 p1      53 t1
        movq mm0, [ebp + 248]                           ;   567.0 p2      43 t1
        pxor mm0, mm7                                   ;   640.0 p1      43 t1
        movq mm7, [ebp + 144]                           ;   569.0 p2      54 v[0]
        psrlq mm1, 0x1c                                 ;   641.0 p1      39 v[4]
        movq mm4, mm6                                   ;   602.0 p0      39 v[4] copy
        movq [ebp + 160], mm6                           ;   602.0 p0+p3   55 v[5] spill
        paddq mm5, mm0                                  ;   642.0 p1      53 t1
        psllq mm4, 6                                    ;   643.0 p1      39 v[4]
        movq mm0, mm6                                   ;   602.0 p0      39 v[4] copy
        pxor mm0, mm4                                   ;   645.0 p1      39 v[4]
        movq mm4, mm6                                   ;   602.0 p0      39 v[4] copy
        psllq mm0, 5                                    ;   647.0 p1      39 v[4]
        pxor mm4, mm0                                   ;   649.0 p1      39 v[4]
        movq mm0, [ebp + 240]                           ;   577.0 p2      44 v[4]
        pxor mm0, mm6                                   ;   647.0 p1      44 v[4]
        movq [ebp + 144], mm0                           ;   649.0 p0+p3   44 v[4] spill
        paddq mm7, mm5                                  ;   648.0 p1      54 v[0]
        movq mm6, [ebp + 80]                            ;   580.3 p2      41 w[11] copy
        psllq mm4, 0x19                                 ;   651.0 p1      39 v[4]
        pxor mm4, mm1                                   ;   653.0 p1      39 v[4]
        movq mm1, [ebp + 240]                           ;   581.3 p2      44 v[4]
        pand mm2, mm0                                   ;   651.0 p1      44 v[4]
        movq mm0, [ebp - 56]                            ;   582.3 p2      42 w[11]
        pxor mm1, mm2                                   ;   653.0 p1      44 v[4]
        movq mm2, [ebp - 56]                            ;   583.3 p2      42 w[11]
        paddq mm5, mm1                                  ;   655.0 p1      55 v[4]
        paddq mm5, mm4                                  ;   657.0 p1      55 v[4]
        movq mm1, [ebp - 56]                            ;   584.3 p2      42 w[11]
        psllq mm0, 0x2a                                 ;   655.0 p1      42 w[11]
        pxor mm2, mm0                                   ;   657.0 p1      42 w[11]
        psllq mm2, 3                                    ;   659.0 p1      42 w[11]
        movq mm0, [ebp - 56]                            ;   585.3 p2      42 w[11]
        psrlq mm6, 1                                    ;   658.0 p1      41 w[11]
        psrlq mm0, 0x2a                                 ;   659.0 p1      42 w[11]
        pxor mm1, mm0                                   ;   661.0 p1      42 w[11]
        psrlq mm1, 0xd                                  ;   663.0 p1      42 w[11]
        movq mm4, [ebp - 56]                            ;   586.7 p2      42 w[11]
        pxor mm4, mm1                                   ;   665.0 p1      42 w[11]
        psrlq mm4, 6                                    ;   667.0 p1      42 w[11]
        pxor mm2, mm4                                   ;   669.0 p1      42 w[11]
        movq mm4, [ebp + 80]                            ;   588.0 p2      68 w[3] reload
        pxor mm6, mm4                                   ;   665.0 p1      41 w[11]
        movq mm0, [ebp + 80]                            ;   589.0 p2      41 w[11]
        psllq mm0, 7                                    ;   666.0 p1      41 w[11]
        movq mm1, [ebp + 200]                           ;   590.0 p2      68 w[11]
        pxor mm0, mm4                                   ;   668.0 p1      41 w[11]
        psllq mm0, 0x38                                 ;   670.0 p1      41 w[11]
        psrlq mm6, 6                                    ;   669.0 p1      41 w[11]
        paddq mm1, [ebp - 8]                            ;   670.0 p2+p1   68 w[11]
        paddq mm1, mm2                                  ;   672.0 p1      68 w[11]
        movq mm2, mm7                                   ;   650.0 p0      40 t1 copy
        pxor mm6, mm4                                   ;   672.0 p1      41 w[11]
        psrlq mm6, 1                                    ;   674.0 p1      41 w[11]
        pxor mm0, mm6                                   ;   676.0 p1      41 w[11]
        paddq mm1, mm0                                  ;   678.0 p1      68 w[11]
        movq mm6, mm7                                   ;   650.0 p0      40 t1 copy
        psllq mm2, 4                                    ;   676.0 p1      40 t1
        pxor mm6, mm2                                   ;   678.0 p1      40 t1
        psllq mm6, 0x17                                 ;   680.0 p1      40 t1
        movq mm2, mm7                                   ;   650.0 p0      40 t1 copy
        pxor mm2, mm6                                   ;   682.0 p1      40 t1
        psllq mm2, 0x17                                 ;   684.0 p1      40 t1
        movq [ebp + 264], mm1                           ;   680.0 p0+p3   68 w[11] spill
        movq mm0, [ebp + 152]                           ;   603.0 p2      43 t1
        movq mm6, mm7                                   ;   650.0 p0      40 t1 copy
        psrlq mm6, 0x17                                 ;   681.0 p1      40 t1
        movq mm1, [ebp + 152]                           ;   605.0 p2      43 t1
        pxor mm0, mm3                                   ;   682.0 p1      43 t1
        pxor mm6, mm7                                   ;   683.0 p1      40 t1
        psrlq mm6, 4                                    ;   685.0 p1      40 t1
        pxor mm6, mm7                                   ;   687.0 p1      40 t1
        psrlq mm6, 0xe                                  ;   689.0 p1      40 t1
        pand mm0, mm7                                   ;   687.0 p1      43 t1
        pxor mm2, mm6                                   ;   691.0 p1      40 t1
        movq mm6, [ebp + 248]                           ;   610.3 p2      53 t1
        paddq mm6, mm4                                  ;   689.0 p1      53 t1
        paddq mm6, [esi + 96]                           ;   691.0 p2+p1   53 t1
        movq mm4, [ebp + 232]                           ;   612.3 p2      54 v[7]
        paddq mm6, mm2                                  ;   693.0 p1      53 t1
        movq mm2, mm5                                   ;   659.0 p0      39 v[3] copy
        pxor mm1, mm0                                   ;   692.0 p1      43 t1
        paddq mm6, mm1                                  ;   695.0 p1      53 t1
        movq mm0, mm5                                   ;   659.0 p0      39 v[3] copy
        psllq mm0, 6                                    ;   694.0 p1      39 v[3]
        movq mm1, mm5                                   ;   659.0 p0      39 v[3] copy
        pxor mm1, mm0                                   ;   696.0 p1      39 v[3]
        psllq mm1, 5                                    ;   698.0 p1      39 v[3]
        pxor mm2, mm1                                   ;   700.0 p1      39 v[3]
        movq mm1, mm5                                   ;   659.0 p0      39 v[3] copy
        psrlq mm1, 5                                    ;   698.0 p1      39 v[3]
        pxor mm1, mm5                                   ;   700.0 p1      39 v[3]
        psrlq mm1, 6                                    ;   702.0 p1      39 v[3]
        pxor mm1, mm5                                   ;   704.0 p1      39 v[3]
        movq [ebp + 232], mm5                           ;   659.0 p0+p3   55 v[4] spill
        movq mm0, [ebp + 160]                           ;   625.0 p2      44 v[3]
        pxor mm0, mm5                                   ;   702.0 p1      44 v[3]
        paddq mm4, mm6                                  ;   703.0 p1      54 v[7]
        psllq mm2, 0x19                                 ;   704.0 p1      39 v[3]
        movq [ebp + 272], mm7                           ;   650.0 p0+p3   54 v[0] spill
        movq mm5, [ebp + 144]                           ;   657.0 p2      44 v[3]
        pand mm5, mm0                                   ;   705.0 p1      44 v[3]
        psrlq mm1, 0x1c                                 ;   706.0 p1      39 v[3]
        pxor mm2, mm1                                   ;   708.0 p1      39 v[3]
        movq mm1, [ebp + 160]                           ;   632.3 p2      44 v[3]
        pxor mm1, mm5                                   ;   708.0 p1      44 v[3]
        paddq mm6, mm1                                  ;   710.0 p1      55 v[3]
        movq [ebp + 144], mm0                           ;   704.0 p0+p3   44 v[3] spill
        movq mm5, [ebp + 256]                           ;   636.7 p2      42 w[12]
        paddq mm6, mm2                                  ;   712.0 p1      55 v[3]
        movq mm2, [ebp + 256]                           ;   637.7 p2      42 w[12]
        movq mm0, [ebp + 256]                           ;   638.7 p2      42 w[12]
        movq mm1, [ebp + 256]                           ;   639.7 p2      42 w[12]
        psllq mm0, 0x2a                                 ;   711.0 p1      42 w[12]
        pxor mm5, mm0                                   ;   713.0 p1      42 w[12]
        psllq mm5, 3                                    ;   715.0 p1      42 w[12]
        movq mm0, [ebp + 256]                           ;   641.7 p2      42 w[12]
        psrlq mm0, 0x2a                                 ;   714.0 p1      42 w[12]
        pxor mm1, mm0                                   ;   716.0 p1      42 w[12]
        movq mm0, [ebp + 88]                            ;   642.7 p2      41 w[12]
        psrlq mm1, 0xd                                  ;   718.0 p1      42 w[12]
        pxor mm2, mm1                                   ;   720.0 p1      42 w[12]
        psrlq mm2, 6                                    ;   722.0 p1      42 w[12]
        pxor mm5, mm2                                   ;   724.0 p1      42 w[12]
        movq mm2, [ebp + 88]                            ;   644.3 p2      68 w[4] reload
        movq [ebp + 248], mm6                           ;   714.0 p0+p3   55 v[3] spill
        psllq mm0, 7                                    ;   720.0 p1      41 w[12]
        movq mm1, [ebp + 208]                           ;   645.7 p2      68 w[12]
        paddq mm1, [ebp + 80]                           ;   721.0 p2+p1   68 w[12]
        paddq mm1, mm5                                  ;   726.0 p1      68 w[12]
        movq mm6, [ebp + 88]                            ;   651.0 p2      41 w[12] copy
        psrlq mm6, 1                                    ;   723.0 p1      41 w[12]
        pxor mm6, mm2                                   ;   725.0 p1      41 w[12]
        psrlq mm6, 6                                    ;   727.0 p1      41 w[12]
        pxor mm6, mm2                                   ;   729.0 p1      41 w[12]
        pxor mm0, mm2                                   ;   727.0 p1      41 w[12]
        psrlq mm6, 1                                    ;   731.0 p1      41 w[12]
        psllq mm0, 0x38                                 ;   729.0 p1      41 w[12]
        pxor mm0, mm6                                   ;   733.0 p1      41 w[12]
        paddq mm1, mm0                                  ;   735.0 p1      68 w[12]
        movq mm5, mm4                                   ;   705.0 p0      40 t1 copy
        psllq mm5, 4                                    ;   732.0 p1      40 t1
        movq mm6, mm4                                   ;   705.0 p0      40 t1 copy
        pxor mm6, mm5                                   ;   734.0 p1      40 t1
        movq mm0, mm4                                   ;   705.0 p0      40 t1 copy
        psllq mm6, 0x17                                 ;   736.0 p1      40 t1
        pxor mm0, mm6                                   ;   738.0 p1      40 t1
        psllq mm0, 0x17                                 ;   740.0 p1      40 t1
        movq mm5, mm4                                   ;   705.0 p0      40 t1 copy
        psrlq mm5, 0x17                                 ;   737.0 p1      40 t1
        pxor mm5, mm4                                   ;   739.0 p1      40 t1
        psrlq mm5, 4                                    ;   741.0 p1      40 t1
        pxor mm5, mm4                                   ;   743.0 p1      40 t1
        psrlq mm5, 0xe                                  ;   745.0 p1      40 t1
        pxor mm0, mm5                                   ;   747.0 p1      40 t1
        movq mm5, [ebp + 152]                           ;   665.3 p2      53 t1
        movq [ebp + 152], mm1                           ;   737.0 p0+p3   68 w[12] spill
        movq mm1, [ebp + 240]                           ;   671.0 p2      54 v[6]
        movq [ebp + 240], mm3                           ;   671.3 p0+p3   54 v[1] spill
        movq mm6, mm3                                   ;   672.3 p0      43 t1 copy
        pxor mm6, mm7                                   ;   743.0 p1      43 t1
        movq mm7, [ebp + 144]                           ;   712.0 p2      44 v[2]
        paddq mm5, [esi + 104]                          ;   744.0 p2+p1   53 t1
        paddq mm5, mm2                                  ;   746.0 p1      53 t1
        movq mm2, mm3                                   ;   674.0 p0      43 t1 copy
        pand mm6, mm4                                   ;   746.0 p1      43 t1
        pxor mm2, mm6                                   ;   748.0 p1      43 t1
        paddq mm5, mm0                                  ;   749.0 p1      53 t1
        movq mm0, [ebp + 248]                           ;   722.0 p2      39 v[2]
        paddq mm5, mm2                                  ;   751.0 p1      53 t1
        movq [ebp + 144], mm4                           ;   705.0 p0+p3   54 v[7] spill
        movq mm2, [ebp + 248]                           ;   722.0 p2      39 v[2]
        movq mm4, [ebp + 248]                           ;   722.0 p2      39 v[2]
        psrlq mm4, 5                                    ;   750.0 p1      39 v[2]
        pxor mm2, mm4                                   ;   752.0 p1      39 v[2]
        psrlq mm2, 6                                    ;   754.0 p1      39 v[2]
        movq mm3, [ebp + 248]                           ;   722.0 p2      39 v[2]
        movq mm6, [ebp + 248]                           ;   722.0 p2      39 v[2]
        psllq mm3, 6                                    ;   753.0 p1      39 v[2]
        pxor mm6, mm3                                   ;   755.0 p1      39 v[2]
        movq mm3, [ebp + 248]                           ;   722.0 p2      39 v[2]
        psllq mm6, 5                                    ;   757.0 p1      39 v[2]
        pxor mm0, mm6                                   ;   759.0 p1      39 v[2]
        pxor mm3, mm2                                   ;   757.0 p1      39 v[2]
        psrlq mm3, 0x1c                                 ;   759.0 p1      39 v[2]
        movq mm6, [ebp + 248]                           ;   722.0 p2      44 v[2]
        psllq mm0, 0x19                                 ;   761.0 p1      39 v[2]
        pxor mm0, mm3                                   ;   763.0 p1      39 v[2]
        movq mm4, [ebp + 232]                           ;   691.3 p2      44 v[2]
        pxor mm6, [ebp + 232]                           ;   761.0 p2+p1   44 v[2]
        paddq mm1, mm5                                  ;   762.0 p1      54 v[6]
        pand mm7, mm6                                   ;   763.0 p1      44 v[2]
        movq mm3, [ebp + 264]                           ;   693.7 p2      42 w[13]
        movq mm2, [ebp + 264]                           ;   694.7 p2      42 w[13]
        pxor mm4, mm7                                   ;   765.0 p1      44 v[2]
        paddq mm5, mm4                                  ;   767.0 p1      55 v[2]
        movq mm4, [ebp + 264]                           ;   695.7 p2      42 w[13]
        psllq mm4, 0x2a                                 ;   766.0 p1      42 w[13]
        paddq mm5, mm0                                  ;   769.0 p1      55 v[2]
        movq mm0, [ebp + 264]                           ;   697.3 p2      42 w[13]
        psrlq mm0, 0x2a                                 ;   768.0 p1      42 w[13]
        movq mm7, [ebp + 264]                           ;   698.3 p2      42 w[13]
        pxor mm2, mm4                                   ;   769.0 p1      42 w[13]
        pxor mm3, mm0                                   ;   770.0 p1      42 w[13]
        movq mm0, [ebp + 104]                           ;   702.0 p2      41 w[13]
        movq mm4, [ebp + 104]                           ;   703.0 p2      41 w[13]
        psllq mm0, 7                                    ;   771.0 p1      41 w[13]
        psrlq mm3, 0xd                                  ;   772.0 p1      42 w[13]
        pxor mm7, mm3                                   ;   774.0 p1      42 w[13]
        pxor mm4, mm0                                   ;   774.0 p1      41 w[13]
        movq mm0, [ebp + 104]                           ;   706.3 p2      42 w[0] reload
        psllq mm4, 0x38                                 ;   776.0 p1      41 w[13]
        psrlq mm7, 6                                    ;   776.0 p1      42 w[13]
        movq mm3, [ebp + 104]                           ;   707.3 p2      41 w[13]
        psrlq mm3, 1                                    ;   777.0 p1      41 w[13]
        pxor mm3, mm0                                   ;   779.0 p1      41 w[13]
        psrlq mm3, 6                                    ;   781.0 p1      41 w[13]
        psllq mm2, 3                                    ;   780.0 p1      42 w[13]
        pxor mm3, mm0                                   ;   783.0 p1      41 w[13]
        pxor mm2, mm7                                   ;   782.0 p1      42 w[13]
        movq mm7, [ebp + 224]                           ;   709.7 p2      68 w[13]
        paddq mm7, [ebp + 88]                           ;   783.0 p2+p1   68 w[13]
        paddq mm7, mm2                                  ;   785.0 p1      68 w[13]
        psrlq mm3, 1                                    ;   785.0 p1      41 w[13]
        movq mm2, mm1                                   ;   764.0 p0      40 t1 copy
        pxor mm4, mm3                                   ;   787.0 p1      41 w[13]
        psllq mm2, 4                                    ;   787.0 p1      40 t1
        movq mm3, mm1                                   ;   764.0 p0      40 t1 copy
        pxor mm3, mm2                                   ;   789.0 p1      40 t1
        movq mm2, mm1                                   ;   764.0 p0      40 t1 copy
        psllq mm3, 0x17                                 ;   791.0 p1      40 t1
        pxor mm2, mm3                                   ;   793.0 p1      40 t1
        movq mm3, mm1                                   ;   764.0 p0      40 t1 copy
        psrlq mm3, 0x17                                 ;   791.0 p1      40 t1
        paddq mm7, mm4                                  ;   792.0 p1      68 w[13]
        movq [ebp + 280], mm7                           ;   794.0 p0+p3   68 w[13] spill
        pxor mm3, mm1                                   ;   793.0 p1      40 t1
        psrlq mm3, 4                                    ;   795.0 p1      40 t1
        pxor mm3, mm1                                   ;   797.0 p1      40 t1
        movq mm7, [ebp + 240]                           ;   724.0 p2      53 t1
        paddq mm7, [esi + 112]                          ;   796.0 p2+p1   53 t1
        psllq mm2, 0x17                                 ;   797.0 p1      40 t1
        paddq mm7, mm0                                  ;   798.0 p1      53 t1
        movq mm0, mm5                                   ;   771.0 p0      39 v[1] copy
        movq mm4, [ebp + 144]                           ;   727.7 p2      43 t1
        pxor mm4, [ebp + 272]                           ;   799.0 p2+p1   43 t1
        psrlq mm3, 0xe                                  ;   800.0 p1      40 t1
        pxor mm2, mm3                                   ;   802.0 p1      40 t1
        psrlq mm0, 5                                    ;   802.0 p1      39 v[1]
        movq mm3, [ebp + 272]                           ;   729.7 p2      43 t1
        pxor mm0, mm5                                   ;   804.0 p1      39 v[1]
        psrlq mm0, 6                                    ;   806.0 p1      39 v[1]
        pxor mm0, mm5                                   ;   808.0 p1      39 v[1]
        paddq mm7, mm2                                  ;   806.0 p1      53 t1
        pand mm4, mm1                                   ;   807.0 p1      43 t1
        pxor mm3, mm4                                   ;   809.0 p1      43 t1
        paddq mm7, mm3                                  ;   811.0 p1      53 t1
        movq mm3, mm5                                   ;   771.0 p0      39 v[1] copy
        movq mm2, mm5                                   ;   771.0 p0      39 v[1] copy
        psllq mm2, 6                                    ;   810.0 p1      39 v[1]
        pxor mm3, mm2                                   ;   812.0 p1      39 v[1]
        psllq mm3, 5                                    ;   814.0 p1      39 v[1]
        movq mm2, mm5                                   ;   771.0 p0      39 v[1] copy
        pxor mm2, mm3                                   ;   816.0 p1      39 v[1]
        psllq mm2, 0x19                                 ;   818.0 p1      39 v[1]
        movq mm4, [ebp + 160]                           ;   742.3 p2      54 v[5]
        movq [ebp + 240], mm5                           ;   771.0 p0+p3   55 v[2] spill
        paddq mm4, mm7                                  ;   815.0 p1      54 v[5]
        movq mm3, [ebp + 248]                           ;   745.0 p2      44 v[1]
        pxor mm3, mm5                                   ;   816.0 p1      44 v[1]
        pand mm6, mm3                                   ;   818.0 p1      44 v[1]
        movq [ebp + 160], mm3                           ;   818.0 p0+p3   44 v[1] spill
        movq mm3, [ebp + 152]                           ;   750.0 p2      42 w[14]
        psllq mm3, 0x2a                                 ;   818.0 p1      42 w[14]
        psrlq mm0, 0x1c                                 ;   819.0 p1      39 v[1]
        pxor mm2, mm0                                   ;   821.0 p1      39 v[1]
        movq mm0, [ebp + 248]                           ;   751.3 p2      44 v[1]
        pxor mm0, mm6                                   ;   821.0 p1      44 v[1]
        paddq mm7, mm0                                  ;   823.0 p1      55 v[1]
        movq mm0, [ebp + 152]                           ;   752.3 p2      42 w[14]
        movq mm6, [ebp + 152]                           ;   753.3 p2      42 w[14]
        pxor mm6, mm3                                   ;   823.0 p1      42 w[14]
        psllq mm6, 3                                    ;   825.0 p1      42 w[14]
        paddq mm7, mm2                                  ;   825.0 p1      55 v[1]
        movq mm2, [ebp + 152]                           ;   754.3 p2      42 w[14]
        movq mm3, [ebp + 152]                           ;   755.3 p2      42 w[14]
        psrlq mm3, 0x2a                                 ;   826.0 p1      42 w[14]
        pxor mm0, mm3                                   ;   828.0 p1      42 w[14]
        psrlq mm0, 0xd                                  ;   830.0 p1      42 w[14]
        pxor mm2, mm0                                   ;   832.0 p1      42 w[14]
        movq mm0, [ebp + 128]                           ;   756.3 p2      41 w[14]
        psllq mm0, 7                                    ;   830.0 p1      41 w[14]
        psrlq mm2, 6                                    ;   834.0 p1      42 w[14]
        pxor mm6, mm2                                   ;   836.0 p1      42 w[14]
        movq mm2, [ebp + 128]                           ;   757.3 p2      42 w[1] reload
        pxor mm0, mm2                                   ;   833.0 p1      41 w[14]
        movq mm5, [ebp + 128]                           ;   758.3 p2      41 w[14] copy
        psrlq mm5, 1                                    ;   834.0 p1      41 w[14]
        movq [ebp + 8], mm7                             ;   827.0 p0+p3   65 passes
        movq mm3, [ebp + 168]                           ;   759.3 p2      68 w[14]
        paddq mm3, [ebp + 104]                          ;   835.0 p2+p1   68 w[14]
        pxor mm5, mm2                                   ;   836.0 p1      41 w[14]
        paddq mm3, mm6                                  ;   838.0 p1      68 w[14]
        psrlq mm5, 6                                    ;   838.0 p1      41 w[14]
        psllq mm0, 0x38                                 ;   839.0 p1      41 w[14]
        movq mm6, mm4                                   ;   817.0 p0      40 t1 copy
        pxor mm5, mm2                                   ;   840.0 p1      41 w[14]
        psrlq mm5, 1                                    ;   842.0 p1      41 w[14]
        pxor mm0, mm5                                   ;   844.0 p1      41 w[14]
        movq mm5, mm4                                   ;   817.0 p0      40 t1 copy
        paddq mm3, mm0                                  ;   846.0 p1      68 w[14]
        movq mm0, mm4                                   ;   817.0 p0      40 t1 copy
        psllq mm5, 4                                    ;   844.0 p1      40 t1
        pxor mm0, mm5                                   ;   846.0 p1      40 t1
        psllq mm0, 0x17                                 ;   848.0 p1      40 t1
        pxor mm6, mm0                                   ;   850.0 p1      40 t1
        movq mm0, mm4                                   ;   817.0 p0      40 t1 copy
        psrlq mm0, 0x17                                 ;   848.0 p1      40 t1
        pxor mm0, mm4                                   ;   850.0 p1      40 t1
        psrlq mm0, 4                                    ;   852.0 p1      40 t1
        psllq mm6, 0x17                                 ;   852.0 p1      40 t1
        pxor mm0, mm4                                   ;   854.0 p1      40 t1
        psrlq mm0, 0xe                                  ;   856.0 p1      40 t1
        pxor mm6, mm0                                   ;   858.0 p1      40 t1
        movq mm0, [ebp + 272]                           ;   773.7 p2      53 t1
        paddq mm0, [esi + 120]                          ;   855.0 p2+p1   53 t1
        paddq mm0, mm2                                  ;   857.0 p1      53 t1
        paddq mm0, mm6                                  ;   860.0 p1      53 t1
        movq mm6, mm7                                   ;   827.0 p0      39 v[0] copy
        movq [ebp + 288], mm3                           ;   848.0 p0+p3   68 w[14] spill
        movq mm5, [ebp + 144]                           ;   779.0 p2      43 t1
        pxor mm5, mm1                                   ;   858.0 p1      43 t1
        pand mm5, mm4                                   ;   860.0 p1      43 t1
        movq mm3, [ebp + 144]                           ;   783.3 p2      43 t1
        pxor mm3, mm5                                   ;   862.0 p1      43 t1
        movq mm5, mm7                                   ;   827.0 p0      39 v[0] copy
        psllq mm5, 6                                    ;   861.0 p1      39 v[0]
        paddq mm0, mm3                                  ;   864.0 p1      53 t1
        movq mm3, mm7                                   ;   827.0 p0      39 v[0] copy
        pxor mm3, mm5                                   ;   863.0 p1      39 v[0]
        movq mm5, [ebp + 240]                           ;   787.3 p2      44 v[0]
        psllq mm3, 5                                    ;   865.0 p1      39 v[0]
        pxor mm6, mm3                                   ;   867.0 p1      39 v[0]
        pxor mm5, mm7                                   ;   866.0 p1      44 v[0]
        movq mm2, [ebp + 232]                           ;   789.7 p2      54 v[4]
        movq mm3, mm7                                   ;   827.0 p0      39 v[0] copy
        psrlq mm3, 5                                    ;   867.0 p1      39 v[0]
        psllq mm6, 0x19                                 ;   869.0 p1      39 v[0]
        pxor mm3, mm7                                   ;   869.0 p1      39 v[0]
        movq [ebp + 232], mm1                           ;   795.3 p0+p3   54 v[6] spill
        movq mm1, [ebp + 160]                           ;   826.0 p2      44 v[0]
        pand mm1, mm5                                   ;   870.0 p1      44 v[0]
        psrlq mm3, 6                                    ;   871.0 p1      39 v[0]
        pxor mm3, mm7                                   ;   873.0 p1      39 v[0]
        psrlq mm3, 0x1c                                 ;   875.0 p1      39 v[0]
        pxor mm6, mm3                                   ;   877.0 p1      39 v[0]
        movq mm3, [ebp + 240]                           ;   803.7 p2      44 v[0]
        pxor mm3, mm1                                   ;   875.0 p1      44 v[0]
        movq mm1, [ebp + 280]                           ;   804.7 p2      42 w[15]
        paddq mm2, mm0                                  ;   876.0 p1      54 v[4]
        movq [ebp + 160], mm4                           ;   817.0 p0+p3   54 v[5] spill
        movq [ebp + 96], mm2                            ;   878.0 p0+p3   65 passes
        paddq mm0, mm3                                  ;   877.0 p1      55 v[0]
        paddq mm0, mm6                                  ;   879.0 p1      55 v[0]
        movq mm3, [ebp + 280]                           ;   807.0 p2      42 w[15]
        movq mm7, [ebp + 176]                           ;   808.0 p2      41 w[15]
        movq [ebp + 0], mm0                             ;   881.0 p0+p3   65 passes
        movq mm0, [ebp + 144]                           ;   809.0 p2      54 v[7] reload
        movq mm4, [ebp + 280]                           ;   810.0 p2      42 w[15]
        psrlq mm4, 0x2a                                 ;   879.0 p1      42 w[15]
        pxor mm1, mm4                                   ;   881.0 p1      42 w[15]
        movq mm4, [ebp + 176]                           ;   811.0 p2      41 w[15]
        movq [ebp + 120], mm0                           ;   816.0 p0+p3   65 passes
        movq mm0, [ebp + 176]                           ;   813.7 p2      68 w[0] reload
        movq [ebp - 48], mm0                            ;   820.7 p0+p3   65 passes
        movq mm0, [ebp - 64]                            ;   816.0 p2      68 w[1] reload
        psrlq mm7, 1                                    ;   881.0 p1      41 w[15]
        movq [ebp - 32], mm0                            ;   823.0 p0+p3   65 passes
        movq mm0, [ebp + 184]                           ;   820.0 p2      68 w[2] reload
        pxor mm4, mm7                                   ;   883.0 p1      41 w[15]
        movq [ebp + 16], mm0                            ;   827.0 p0+p3   65 passes
        movq mm0, [ebp + 192]                           ;   821.3 p2      68 w[3] reload
        movq [ebp - 40], mm0                            ;   828.3 p0+p3   65 passes
        movq mm0, [ebp + 200]                           ;   826.0 p2      68 w[4] reload
        movq [ebp + 32], mm0                            ;   833.0 p0+p3   65 passes
        movq mm0, [ebp + 208]                           ;   827.0 p2      68 w[5] reload
        psrlq mm4, 6                                    ;   885.0 p1      41 w[15]
        movq mm7, [ebp + 240]                           ;   828.0 p2      55 v[2] reload
        movq mm5, [ebp + 280]                           ;   829.0 p2      42 w[15]
        psrlq mm1, 0xd                                  ;   884.0 p1      42 w[15]
        pxor mm3, mm1                                   ;   886.0 p1      42 w[15]
        psrlq mm3, 6                                    ;   888.0 p1      42 w[15]
        movq mm1, [ebp + 176]                           ;   830.0 p2      41 w[15]
        movq mm6, [ebp + 280]                           ;   831.0 p2      42 w[15]
        psllq mm6, 0x2a                                 ;   887.0 p1      42 w[15]
        pxor mm5, mm6                                   ;   889.0 p1      42 w[15]
        pxor mm1, mm4                                   ;   889.0 p1      41 w[15]
        movq mm4, [ebp + 160]                           ;   832.0 p2      54 v[5] reload
        movq [ebp + 40], mm7                            ;   835.0 p0+p3   65 passes
        movq [ebp + 24], mm0                            ;   834.0 p0+p3   65 passes
        movq mm6, [ebp + 176]                           ;   834.0 p2      41 w[15]
        movq [ebp + 64], mm4                            ;   839.0 p0+p3   65 passes
        add esi, 0x80                                   ;   838.0 p0      65 passes
        psllq mm5, 3                                    ;   891.0 p1      42 w[15]
        pxor mm5, mm3                                   ;   893.0 p1      42 w[15]
        movq mm3, [ebp + 176]                           ;   839.0 p2      41 w[15]
        movq mm4, [ebp + 232]                           ;   840.0 p2      54 v[6] reload
        movq [ebp + 72], mm4                            ;   847.0 p0+p3   65 passes
        movq mm7, [ebp + 248]                           ;   841.0 p2      55 v[3] reload
        movq [ebp + 48], mm7                            ;   848.0 p0+p3   65 passes
        psllq mm3, 7                                    ;   892.0 p1      41 w[15]
        pxor mm6, mm3                                   ;   894.0 p1      41 w[15]
        movq mm0, [ebp + 224]                           ;   842.0 p2      68 w[6] reload
        movq [ebp - 24], mm0                            ;   849.0 p0+p3   65 passes
        movq mm0, [ebp + 168]                           ;   843.0 p2      68 w[7] reload
        movq [ebp + 112], mm0                           ;   850.0 p0+p3   65 passes
        movq mm0, [ebp + 216]                           ;   846.0 p2      68 w[8] reload
        movq [ebp + 136], mm0                           ;   853.0 p0+p3   65 passes
        movq mm0, [ebp - 56]                            ;   848.7 p2      68 w[9] reload
        movq [ebp - 16], mm0                            ;   855.7 p0+p3   65 passes
        psllq mm6, 0x38                                 ;   896.0 p1      41 w[15]
        movq mm3, [ebp + 216]                           ;   852.3 p2      68 w[15]
        paddq mm3, [ebp + 128]                          ;   895.0 p2+p1   68 w[15]
        psrlq mm1, 1                                    ;   896.0 p1      41 w[15]
        pxor mm6, mm1                                   ;   898.0 p1      41 w[15]
        paddq mm3, mm5                                  ;   898.0 p1      68 w[15]
        paddq mm3, mm6                                  ;   900.0 p1      68 w[15]
        movq [ebp + 128], mm3                           ;   902.0 p0+p3   65 passes
        movq mm0, [ebp + 256]                           ;   860.7 p2      68 w[10] reload
        movq [ebp + 56], mm0                            ;   867.7 p0+p3   65 passes
        movq mm0, [ebp + 264]                           ;   862.0 p2      68 w[11] reload
        movq [ebp - 8], mm0                             ;   869.0 p0+p3   65 passes
        movq mm0, [ebp + 152]                           ;   863.0 p2      68 w[12] reload
        movq [ebp + 80], mm0                            ;   870.0 p0+p3   65 passes
        movq mm0, [ebp + 280]                           ;   864.0 p2      68 w[13] reload
        movq [ebp + 88], mm0                            ;   871.0 p0+p3   65 passes
        movq mm0, [ebp + 288]                           ;   865.0 p2      68 w[14] reload
        movq [ebp + 104], mm0                           ;   872.0 p0+p3   65 passes
        cmp esi, dword [ebp + 316]                      ;                    more passes?
        jne .passes_2
        mov dword [ebp + 312], esi                      ;                    resident
        movq mm1, [ebp + 96]                            ;     0.0 p2      40 t1 reload
        movq mm2, [ebp + 96]                            ;     1.0 p2      40 t1 copy
        psrlq mm2, 0x17                                 ;     8.0 p1      40 t1
        pxor mm2, mm1                                   ;    10.0 p1      40 t1
        movq mm4, [ebp + 64]                            ;     2.0 p2      43 t1
        movq mm5, [ebp + 72]                            ;     3.0 p2      43 t1 reload
        psrlq mm2, 4                                    ;    12.0 p1      40 t1
        movq mm0, [ebp + 96]                            ;     4.0 p2      40 t1
        pxor mm2, mm1                                   ;    14.0 p1      40 t1
        psllq mm0, 4                                    ;    11.0 p1      40 t1
        movq mm3, mm1                                   ;     7.0 p0      43 t1 copy
        pxor mm0, mm1                                   ;    13.0 p1      40 t1
        psllq mm0, 0x17                                 ;    15.0 p1      40 t1
        pxor mm0, mm1                                   ;    17.0 p1      40 t1
        pxor mm4, mm5                                   ;    10.0 p1      43 t1
        pand mm3, mm4                                   ;    13.0 p1      43 t1
        movq mm4, [ebp + 0]                             ;     5.3 p2      39 v[7] reload
        movq mm6, mm4                                   ;    12.3 p0      39 v[7] copy
        psrlq mm2, 0xe                                  ;    16.0 p1      40 t1
        psrlq mm6, 5                                    ;    18.3 p1      39 v[7]
        pxor mm6, mm4                                   ;    20.3 p1      39 v[7]
        psrlq mm6, 6                                    ;    22.3 p1      39 v[7]
        psllq mm0, 0x17                                 ;    19.0 p1      40 t1
        pxor mm3, mm5                                   ;    15.7 p1      43 t1
        pxor mm6, mm4                                   ;    24.3 p1      39 v[7]
        pxor mm0, mm2                                   ;    21.0 p1      40 t1
        paddq mm0, [ebp + 120]                          ;    23.0 p2+p1   53 t1
        paddq mm0, [sha512_blocks.T1_constants64]       ;    25.0 p2+p1   53 t1
        paddq mm0, [ebp - 48]                           ;    27.0 p2+p1   53 t1
        paddq mm0, mm3                                  ;    29.0 p1      53 t1
        movq mm3, [ebp + 0]                             ;    11.7 p2      39 v[7]
        psllq mm3, 6                                    ;    22.7 p1      39 v[7]
        pxor mm3, mm4                                   ;    24.7 p1      39 v[7]
        movq mm2, [ebp + 48]                            ;    12.7 p2      54 v[3]
        psllq mm3, 5                                    ;    26.7 p1      39 v[7]
        paddq mm2, mm0                                  ;    31.0 p1      54 v[3]
        psrlq mm6, 0x1c                                 ;    26.7 p1      39 v[7]
        pxor mm3, mm4                                   ;    28.7 p1      39 v[7]
        psllq mm3, 0x19                                 ;    30.7 p1      39 v[7]
        pxor mm3, mm6                                   ;    32.7 p1      39 v[7]
        paddq mm0, mm3                                  ;    34.7 p1      55 v[7]
        movq mm3, [ebp + 0]                             ;    14.7 p2      44 v[7] copy
        movq mm6, [ebp + 8]                             ;    15.7 p2      44 v[7] reload
        movq mm7, mm6                                   ;    22.7 p0      44 v[7] copy
        pxor mm3, mm6                                   ;    31.7 p1      44 v[7]
        pxor mm7, [ebp + 40]                            ;    32.7 p2+p1   44 v[7]
        pand mm7, mm3                                   ;    34.7 p1      44 v[7]
        pxor mm7, mm6                                   ;    36.7 p1      44 v[7]
        paddq mm0, mm7                                  ;    38.7 p1      55 v[7]
        movq mm7, mm2                                   ;    33.0 p0      40 t1 copy
        psllq mm7, 4                                    ;    39.0 p1      40 t1
        movq mm4, mm2                                   ;    33.0 p0      40 t1 copy
        psrlq mm4, 0x17                                 ;    39.0 p1      40 t1
        pxor mm7, mm2                                   ;    41.0 p1      40 t1
        psllq mm7, 0x17                                 ;    43.0 p1      40 t1
        pxor mm7, mm2                                   ;    45.0 p1      40 t1
        psllq mm7, 0x17                                 ;    47.0 p1      40 t1
        pxor mm4, mm2                                   ;    42.7 p1      40 t1
        psrlq mm4, 4                                    ;    44.7 p1      40 t1
        pxor mm4, mm2                                   ;    46.7 p1      40 t1
        psrlq mm4, 0xe                                  ;    48.7 p1      40 t1
        pxor mm7, mm4                                   ;    50.7 p1      40 t1
        paddq mm5, [sha512_blocks.T1_constants64 + 8]   ;    47.7 p2+p1   53 t1
        paddq mm5, [ebp - 32]                           ;    49.7 p2+p1   53 t1
        paddq mm5, mm7                                  ;    52.7 p1      53 t1
        movq mm7, [ebp + 64]                            ;    24.0 p2      43 t1 reload
        movq [ebp - 64], mm2                            ;    33.0 p0+p3   54 v[3] spill
        movq mm4, mm1                                   ;    25.0 p0      43 t1 copy
        movq mm1, mm0                                   ;    40.7 p0      39 v[6] copy
        psllq mm1, 6                                    ;    50.7 p1      39 v[6]
        pxor mm4, mm7                                   ;    51.7 p1      43 t1
        pand mm4, mm2                                   ;    53.7 p1      43 t1
        pxor mm4, mm7                                   ;    55.7 p1      43 t1
        movq mm2, mm0                                   ;    40.7 p0      39 v[6] copy
        paddq mm7, [sha512_blocks.T1_constants64 + 16]  ;    54.7 p2+p1   53 t1
        pxor mm1, mm0                                   ;    55.7 p1      39 v[6]
        psllq mm1, 5                                    ;    57.7 p1      39 v[6]
        pxor mm1, mm0                                   ;    59.7 p1      39 v[6]
        psllq mm1, 0x19                                 ;    61.7 p1      39 v[6]
        paddq mm5, mm4                                  ;    59.7 p1      53 t1
        movq mm4, mm5                                   ;    61.7 p0      54 v[2] copy
        psrlq mm2, 5                                    ;    60.7 p1      39 v[6]
        pxor mm2, mm0                                   ;    62.7 p1      39 v[6]
        psrlq mm2, 6                                    ;    64.7 p1      39 v[6]
        pxor mm2, mm0                                   ;    66.7 p1      39 v[6]
        psrlq mm2, 0x1c                                 ;    68.7 p1      39 v[6]
        pxor mm1, mm2                                   ;    70.7 p1      39 v[6]
        paddq mm7, [ebp + 16]                           ;    66.7 p2+p1   53 t1
        paddq mm5, mm1                                  ;    72.7 p1      55 v[6]
        movq mm1, mm6                                   ;    32.7 p0      44 v[6] copy
        pxor mm1, mm0                                   ;    68.7 p1      44 v[6]
        pand mm3, mm1                                   ;    70.7 p1      44 v[6]
        paddq mm4, [ebp + 40]                           ;    70.7 p2+p1   54 v[2]
        movq mm1, mm4                                   ;    72.7 p0      40 t1 copy
        psllq mm1, 4                                    ;    78.7 p1      40 t1
        pxor mm3, mm6                                   ;    72.7 p1      44 v[6]
        paddq mm5, mm3                                  ;    74.7 p1      55 v[6]
        pxor mm1, mm4                                   ;    80.7 p1      40 t1
        psllq mm1, 0x17                                 ;    82.7 p1      40 t1
        pxor mm1, mm4                                   ;    84.7 p1      40 t1
        movq [ebp - 56], mm0                            ;    40.7 p0+p3   55 v[7] spill
        movq mm3, [ebp + 96]                            ;    37.3 p2      40 t1 reload
        movq mm2, [ebp - 64]                            ;    41.0 p2      43 t1
        pxor mm2, mm3                                   ;    77.7 p1      43 t1
        pand mm2, mm4                                   ;    79.7 p1      43 t1
        pxor mm2, mm3                                   ;    81.7 p1      43 t1
        paddq mm7, mm2                                  ;    83.7 p1      53 t1
        movq mm2, mm4                                   ;    72.7 p0      40 t1 copy
        psrlq mm2, 0x17                                 ;    81.7 p1      40 t1
        pxor mm2, mm4                                   ;    83.7 p1      40 t1
        psrlq mm2, 4                                    ;    85.7 p1      40 t1
        pxor mm2, mm4                                   ;    87.7 p1      40 t1
        psllq mm1, 0x17                                 ;    86.7 p1      40 t1
        psrlq mm2, 0xe                                  ;    89.7 p1      40 t1
        pxor mm1, mm2                                   ;    91.7 p1      40 t1
        paddq mm7, mm1                                  ;    93.7 p1      53 t1
        movq [ebp + 144], mm4                           ;    72.7 p0+p3   54 v[2] spill
        movq mm2, mm5                                   ;    76.7 p0      39 v[5] copy
        movq mm1, mm5                                   ;    76.7 p0      39 v[5] copy
        psllq mm1, 6                                    ;    89.7 p1      39 v[5]
        paddq mm3, [ebp - 40]                           ;    90.7 p2+p1   53 t1
        paddq mm3, [sha512_blocks.T1_constants64 + 24]  ;    92.7 p2+p1   53 t1
        pxor mm1, mm5                                   ;    92.7 p1      39 v[5]
        paddq mm6, mm7                                  ;    95.7 p1      54 v[1]
        psrlq mm2, 5                                    ;    94.7 p1      39 v[5]
        pxor mm2, mm5                                   ;    96.7 p1      39 v[5]
        psrlq mm2, 6                                    ;    98.7 p1      39 v[5]
        pxor mm2, mm5                                   ;   100.7 p1      39 v[5]
        psrlq mm2, 0x1c                                 ;   102.7 p1      39 v[5]
        psllq mm1, 5                                    ;    99.7 p1      39 v[5]
        pxor mm1, mm5                                   ;   101.7 p1      39 v[5]
        psllq mm1, 0x19                                 ;   103.7 p1      39 v[5]
        pxor mm1, mm2                                   ;   105.7 p1      39 v[5]
        paddq mm7, mm1                                  ;   107.7 p1      55 v[5]
        movq mm1, mm0                                   ;    49.3 p0      44 v[5] copy
        movq mm2, mm0                                   ;    50.3 p0      44 v[5] copy
        pxor mm1, [ebp + 0]                             ;   104.7 p2+p1   44 v[5]
        pxor mm2, mm5                                   ;   105.7 p1      44 v[5]
        pand mm1, mm2                                   ;   107.7 p1      44 v[5]
        pxor mm1, mm0                                   ;   109.7 p1      44 v[5]
        paddq mm7, mm1                                  ;   111.7 p1      55 v[5]
        movq mm0, [ebp - 64]                            ;    52.0 p2      43 t1
        movq mm1, mm6                                   ;    97.7 p0      40 t1 copy
        psllq mm1, 4                                    ;   109.7 p1      40 t1
        pxor mm1, mm6                                   ;   111.7 p1      40 t1
        psllq mm1, 0x17                                 ;   113.7 p1      40 t1
        pxor mm1, mm6                                   ;   115.7 p1      40 t1
        psllq mm1, 0x17                                 ;   117.7 p1      40 t1
        pxor mm0, mm4                                   ;   114.7 p1      43 t1
        pand mm0, mm6                                   ;   116.7 p1      43 t1
        movq mm4, mm5                                   ;    76.7 p0      44 v[4] copy
        pxor mm0, [ebp - 64]                            ;   118.7 p2+p1   43 t1
        paddq mm3, mm0                                  ;   120.7 p1      53 t1
        movq mm0, mm6                                   ;    97.7 p0      40 t1 copy
        psrlq mm0, 0x17                                 ;   118.7 p1      40 t1
        pxor mm0, mm6                                   ;   120.7 p1      40 t1
        psrlq mm0, 4                                    ;   122.7 p1      40 t1
        pxor mm0, mm6                                   ;   124.7 p1      40 t1
        psrlq mm0, 0xe                                  ;   126.7 p1      40 t1
        pxor mm1, mm0                                   ;   128.7 p1      40 t1
        pxor mm4, mm7                                   ;   124.7 p1      44 v[4]
        paddq mm3, mm1                                  ;   130.7 p1      53 t1
        movq mm0, [ebp + 0]                             ;    59.3 p2      54 v[0]
        paddq mm0, mm3                                  ;   132.7 p1      54 v[0]
        movq mm1, mm7                                   ;   113.7 p0      39 v[4] copy
        psllq mm1, 6                                    ;   127.7 p1      39 v[4]
        pand mm2, mm4                                   ;   128.7 p1      44 v[4]
        pxor mm2, mm5                                   ;   130.7 p1      44 v[4]
        paddq mm3, mm2                                  ;   132.7 p1      55 v[4]
        movq mm2, mm7                                   ;   113.7 p0      39 v[4] copy
        psrlq mm2, 5                                    ;   131.7 p1      39 v[4]
        pxor mm2, mm7                                   ;   133.7 p1      39 v[4]
        pxor mm1, mm7                                   ;   133.7 p1      39 v[4]
        psllq mm1, 5                                    ;   135.7 p1      39 v[4]
        pxor mm1, mm7                                   ;   137.7 p1      39 v[4]
        psllq mm1, 0x19                                 ;   139.7 p1      39 v[4]
        psrlq mm2, 6                                    ;   137.7 p1      39 v[4]
        pxor mm2, mm7                                   ;   139.7 p1      39 v[4]
        psrlq mm2, 0x1c                                 ;   141.7 p1      39 v[4]
        pxor mm1, mm2                                   ;   143.7 p1      39 v[4]
        movq mm2, [ebp + 144]                           ;    80.7 p2      43 t1
        pxor mm2, mm6                                   ;   141.7 p1      43 t1
        pand mm2, mm0                                   ;   143.7 p1      43 t1
        pxor mm2, [ebp + 144]                           ;   145.7 p2+p1   43 t1
        paddq mm3, mm1                                  ;   145.7 p1      55 v[4]
        movq mm1, mm0                                   ;   134.7 p0      40 t1 copy
        paddq mm2, [ebp - 64]                           ;   147.7 p2+p1   53 t1
        movq [ebp - 64], mm6                            ;    97.7 p0+p3   54 v[1] spill
        movq mm6, mm0                                   ;   134.7 p0      40 t1 copy
        psrlq mm6, 0x17                                 ;   146.7 p1      40 t1
        psllq mm1, 4                                    ;   147.7 p1      40 t1
        pxor mm1, mm0                                   ;   149.7 p1      40 t1
        psllq mm1, 0x17                                 ;   151.7 p1      40 t1
        pxor mm1, mm0                                   ;   153.7 p1      40 t1
        pxor mm6, mm0                                   ;   151.7 p1      40 t1
        psrlq mm6, 4                                    ;   153.7 p1      40 t1
        paddq mm2, [sha512_blocks.T1_constants64 + 32]  ;   153.7 p2+p1   53 t1
        paddq mm2, [ebp + 32]                           ;   155.7 p2+p1   53 t1
        pxor mm6, mm0                                   ;   155.7 p1      40 t1
        psrlq mm6, 0xe                                  ;   157.7 p1      40 t1
        psllq mm1, 0x17                                 ;   157.7 p1      40 t1
        pxor mm1, mm6                                   ;   159.7 p1      40 t1
        paddq mm2, mm1                                  ;   161.7 p1      53 t1
        movq mm1, mm3                                   ;   147.7 p0      39 v[3] copy
        movq mm6, [ebp - 56]                            ;    75.3 p2      54 v[7]
        movq [ebp - 56], mm0                            ;   134.7 p0+p3   54 v[0] spill
        movq mm0, mm7                                   ;   113.7 p0      44 v[3] copy
        pxor mm0, mm3                                   ;   160.7 p1      44 v[3]
        pand mm4, mm0                                   ;   162.7 p1      44 v[3]
        paddq mm6, mm2                                  ;   163.7 p1      54 v[7]
        psllq mm1, 6                                    ;   163.7 p1      39 v[3]
        pxor mm1, mm3                                   ;   165.7 p1      39 v[3]
        psllq mm1, 5                                    ;   167.7 p1      39 v[3]
        pxor mm4, mm7                                   ;   166.7 p1      44 v[3]
        paddq mm2, mm4                                  ;   168.7 p1      55 v[3]
        movq mm4, mm3                                   ;   147.7 p0      39 v[3] copy
        psrlq mm4, 5                                    ;   168.7 p1      39 v[3]
        pxor mm4, mm3                                   ;   170.7 p1      39 v[3]
        pxor mm1, mm3                                   ;   170.7 p1      39 v[3]
        psllq mm1, 0x19                                 ;   172.7 p1      39 v[3]
        psrlq mm4, 6                                    ;   172.7 p1      39 v[3]
        pxor mm4, mm3                                   ;   174.7 p1      39 v[3]
        psrlq mm4, 0x1c                                 ;   176.7 p1      39 v[3]
        pxor mm1, mm4                                   ;   178.7 p1      39 v[3]
        paddq mm2, mm1                                  ;   180.7 p1      55 v[3]
        movq mm1, [ebp - 56]                            ;   142.7 p2      43 t1
        movq mm4, [ebp - 64]                            ;   105.7 p2      54 v[1] reload
        pxor mm1, mm4                                   ;   177.7 p1      43 t1
        pand mm1, mm6                                   ;   179.7 p1      43 t1
        pxor mm1, mm4                                   ;   181.7 p1      43 t1
        movq mm4, mm6                                   ;   165.7 p0      40 t1 copy
        psllq mm4, 4                                    ;   180.7 p1      40 t1
        paddq mm1, [ebp + 144]                          ;   183.7 p2+p1   53 t1
        movq [ebp + 144], mm3                           ;   147.7 p0+p3   55 v[4] spill
        movq mm3, mm6                                   ;   165.7 p0      40 t1 copy
        psrlq mm3, 0x17                                 ;   182.7 p1      40 t1
        pxor mm4, mm6                                   ;   183.7 p1      40 t1
        pxor mm3, mm6                                   ;   184.7 p1      40 t1
        psrlq mm3, 4                                    ;   186.7 p1      40 t1
        psllq mm4, 0x17                                 ;   186.7 p1      40 t1
        pxor mm4, mm6                                   ;   188.7 p1      40 t1
        psllq mm4, 0x17                                 ;   190.7 p1      40 t1
        pxor mm3, mm6                                   ;   189.7 p1      40 t1
        psrlq mm3, 0xe                                  ;   191.7 p1      40 t1
        pxor mm4, mm3                                   ;   193.7 p1      40 t1
        movq mm3, [ebp + 144]                           ;   155.7 p2      44 v[2]
        pxor mm3, mm2                                   ;   192.7 p1      44 v[2]
        paddq mm1, [sha512_blocks.T1_constants64 + 40]  ;   193.7 p2+p1   53 t1
        paddq mm1, [ebp + 24]                           ;   195.7 p2+p1   53 t1
        paddq mm1, mm4                                  ;   197.7 p1      53 t1
        paddq mm5, mm1                                  ;   199.7 p1      54 v[6]
        movq mm4, mm2                                   ;   182.7 p0      39 v[2] copy
        pand mm0, mm3                                   ;   197.7 p1      44 v[2]
        pxor mm0, [ebp + 144]                           ;   199.7 p2+p1   44 v[2]
        psllq mm4, 6                                    ;   199.7 p1      39 v[2]
        pxor mm4, mm2                                   ;   201.7 p1      39 v[2]
        paddq mm1, mm0                                  ;   201.7 p1      55 v[2]
        movq mm0, mm2                                   ;   182.7 p0      39 v[2] copy
        psrlq mm0, 5                                    ;   202.7 p1      39 v[2]
        psllq mm4, 5                                    ;   203.7 p1      39 v[2]
        pxor mm4, mm2                                   ;   205.7 p1      39 v[2]
        pxor mm0, mm2                                   ;   205.7 p1      39 v[2]
        psrlq mm0, 6                                    ;   207.7 p1      39 v[2]
        pxor mm0, mm2                                   ;   209.7 p1      39 v[2]
        psrlq mm0, 0x1c                                 ;   211.7 p1      39 v[2]
        psllq mm4, 0x19                                 ;   209.7 p1      39 v[2]
        pxor mm4, mm0                                   ;   213.7 p1      39 v[2]
        movq mm0, [ebp - 56]                            ;   142.7 p2      43 t1
        paddq mm1, mm4                                  ;   215.7 p1      55 v[2]
        pxor mm0, mm6                                   ;   212.7 p1      43 t1
        movq mm4, [ebp - 56]                            ;   142.7 p2      43 t1
        pand mm0, mm5                                   ;   214.7 p1      43 t1
        pxor mm4, mm0                                   ;   216.7 p1      43 t1
        paddq mm4, [ebp - 64]                           ;   218.7 p2+p1   53 t1
        paddq mm4, [sha512_blocks.T1_constants64 + 48]  ;   220.7 p2+p1   53 t1
        movq mm0, mm5                                   ;   201.7 p0      40 t1 copy
        psllq mm0, 4                                    ;   217.7 p1      40 t1
        paddq mm4, [ebp - 24]                           ;   222.7 p2+p1   53 t1
        movq [ebp - 64], mm6                            ;   165.7 p0+p3   54 v[7] spill
        movq mm6, mm5                                   ;   201.7 p0      40 t1 copy
        psrlq mm6, 0x17                                 ;   219.7 p1      40 t1
        pxor mm6, mm5                                   ;   221.7 p1      40 t1
        psrlq mm6, 4                                    ;   223.7 p1      40 t1
        pxor mm0, mm5                                   ;   222.7 p1      40 t1
        psllq mm0, 0x17                                 ;   224.7 p1      40 t1
        pxor mm0, mm5                                   ;   226.7 p1      40 t1
        psllq mm0, 0x17                                 ;   228.7 p1      40 t1
        pxor mm6, mm5                                   ;   226.7 p1      40 t1
        psrlq mm6, 0xe                                  ;   228.7 p1      40 t1
        pxor mm0, mm6                                   ;   230.7 p1      40 t1
        paddq mm4, mm0                                  ;   232.7 p1      53 t1
        movq mm6, mm2                                   ;   182.7 p0      44 v[1] copy
        movq mm0, mm1                                   ;   217.7 p0      39 v[1] copy
        psllq mm0, 6                                    ;   230.7 p1      39 v[1]
        pxor mm0, mm1                                   ;   232.7 p1      39 v[1]
        psllq mm0, 5                                    ;   234.7 p1      39 v[1]
        paddq mm7, mm4                                  ;   234.7 p1      54 v[5]
        pxor mm0, mm1                                   ;   236.7 p1      39 v[1]
        psllq mm0, 0x19                                 ;   238.7 p1      39 v[1]
        pxor mm6, mm1                                   ;   236.7 p1      44 v[1]
        pand mm3, mm6                                   ;   238.7 p1      44 v[1]
        pxor mm3, mm2                                   ;   240.7 p1      44 v[1]
        paddq mm4, mm3                                  ;   242.7 p1      55 v[1]
        movq mm3, mm1                                   ;   217.7 p0      39 v[1] copy
        psrlq mm3, 5                                    ;   240.7 p1      39 v[1]
        pxor mm3, mm1                                   ;   242.7 p1      39 v[1]
        psrlq mm3, 6                                    ;   244.7 p1      39 v[1]
        pxor mm3, mm1                                   ;   246.7 p1      39 v[1]
        psrlq mm3, 0x1c                                 ;   248.7 p1      39 v[1]
        pxor mm0, mm3                                   ;   250.7 p1      39 v[1]
        paddq mm4, mm0                                  ;   252.7 p1      55 v[1]
        movq mm0, [ebp - 64]                            ;   173.7 p2      43 t1
        pxor mm0, mm5                                   ;   247.7 p1      43 t1
        movq mm3, [ebp - 64]                            ;   173.7 p2      43 t1
        pand mm0, mm7                                   ;   249.7 p1      43 t1
        pxor mm3, mm0                                   ;   251.7 p1      43 t1
        movq mm0, mm7                                   ;   236.7 p0      40 t1 copy
        psllq mm0, 4                                    ;   250.7 p1      40 t1
        pxor mm0, mm7                                   ;   252.7 p1      40 t1
        paddq mm3, [ebp - 56]                           ;   253.7 p2+p1   53 t1
        movq [ebp - 56], mm5                            ;   201.7 p0+p3   54 v[6] spill
        paddq mm3, [sha512_blocks.T1_constants64 + 56]  ;   255.7 p2+p1   53 t1
        movq mm5, [ebp + 144]                           ;   166.3 p2      54 v[4]
        movq [ebp + 144], mm1                           ;   217.7 p0+p3   55 v[2] spill
        movq mm1, mm7                                   ;   236.7 p0      40 t1 copy
        psrlq mm1, 0x17                                 ;   254.7 p1      40 t1
        pxor mm1, mm7                                   ;   256.7 p1      40 t1
        psrlq mm1, 4                                    ;   258.7 p1      40 t1
        psllq mm0, 0x17                                 ;   257.7 p1      40 t1
        paddq mm3, [ebp + 112]                          ;   258.7 p2+p1   53 t1
        pxor mm0, mm7                                   ;   259.7 p1      40 t1
        pxor mm1, mm7                                   ;   260.7 p1      40 t1
        psrlq mm1, 0xe                                  ;   262.7 p1      40 t1
        psllq mm0, 0x17                                 ;   262.7 p1      40 t1
        pxor mm0, mm1                                   ;   264.7 p1      40 t1
        paddq mm3, mm0                                  ;   266.7 p1      53 t1
        movq mm0, [ebp + 144]                           ;   225.7 p2      44 v[0]
        movq mm1, mm4                                   ;   254.7 p0      39 v[0] copy
        psllq mm1, 6                                    ;   265.7 p1      39 v[0]
        pxor mm1, mm4                                   ;   267.7 p1      39 v[0]
        pxor mm0, mm4                                   ;   267.7 p1      44 v[0]
        psllq mm1, 5                                    ;   269.7 p1      39 v[0]
        pxor mm1, mm4                                   ;   271.7 p1      39 v[0]
        paddq mm5, mm3                                  ;   270.7 p1      54 v[4]
        psllq mm1, 0x19                                 ;   273.7 p1      39 v[0]
        pand mm6, mm0                                   ;   272.7 p1      44 v[0]
        pxor mm6, [ebp + 144]                           ;   274.7 p2+p1   44 v[0]
        paddq mm3, mm6                                  ;   276.7 p1      55 v[0]
        movq mm6, mm4                                   ;   254.7 p0      39 v[0] copy
        psrlq mm6, 5                                    ;   275.7 p1      39 v[0]
        pxor mm6, mm4                                   ;   277.7 p1      39 v[0]
        psrlq mm6, 6                                    ;   279.7 p1      39 v[0]
        pxor mm6, mm4                                   ;   281.7 p1      39 v[0]
        psrlq mm6, 0x1c                                 ;   283.7 p1      39 v[0]
        pxor mm1, mm6                                   ;   285.7 p1      39 v[0]
        paddq mm3, mm1                                  ;   287.7 p1      55 v[0]
        movq mm1, [ebp - 56]                            ;   209.7 p2      43 t1
        pxor mm1, mm7                                   ;   282.7 p1      43 t1
        movq mm6, [ebp - 56]                            ;   209.7 p2      43 t1
        pand mm1, mm5                                   ;   284.7 p1      43 t1
        pxor mm6, mm1                                   ;   286.7 p1      43 t1
        paddq mm6, [ebp - 64]                           ;   288.7 p2+p1   53 t1
        movq [ebp - 64], mm7                            ;   236.7 p0+p3   54 v[5] spill
        movq mm1, mm5                                   ;   272.7 p0      40 t1 copy
        psllq mm1, 4                                    ;   286.7 p1      40 t1
        pxor mm1, mm5                                   ;   288.7 p1      40 t1
        psllq mm1, 0x17                                 ;   290.7 p1      40 t1
        pxor mm1, mm5                                   ;   292.7 p1      40 t1
        movq mm7, mm5                                   ;   272.7 p0      40 t1 copy
        paddq mm6, [sha512_blocks.T1_constants64 + 64]  ;   290.7 p2+p1   53 t1
        psrlq mm7, 0x17                                 ;   291.7 p1      40 t1
        pxor mm7, mm5                                   ;   293.7 p1      40 t1
        psrlq mm7, 4                                    ;   295.7 p1      40 t1
        pxor mm7, mm5                                   ;   297.7 p1      40 t1
        psrlq mm7, 0xe                                  ;   299.7 p1      40 t1
        psllq mm1, 0x17                                 ;   296.7 p1      40 t1
        pxor mm1, mm7                                   ;   301.7 p1      40 t1
        movq mm7, mm4                                   ;   254.7 p0      44 v[7] copy
        pxor mm7, mm3                                   ;   298.7 p1      44 v[7]
        paddq mm6, [ebp + 136]                          ;   299.7 p2+p1   53 t1
        paddq mm6, mm1                                  ;   303.7 p1      53 t1
        movq mm1, mm3                                   ;   289.7 p0      39 v[7] copy
        psllq mm1, 6                                    ;   301.7 p1      39 v[7]
        pxor mm1, mm3                                   ;   303.7 p1      39 v[7]
        pand mm0, mm7                                   ;   303.7 p1      44 v[7]
        psllq mm1, 5                                    ;   305.7 p1      39 v[7]
        pxor mm0, mm4                                   ;   305.7 p1      44 v[7]
        paddq mm2, mm6                                  ;   306.7 p1      54 v[3]
        paddq mm6, mm0                                  ;   307.7 p1      55 v[7]
        movq mm0, mm3                                   ;   289.7 p0      39 v[7] copy
        psrlq mm0, 5                                    ;   308.7 p1      39 v[7]
        pxor mm0, mm3                                   ;   310.7 p1      39 v[7]
        psrlq mm0, 6                                    ;   312.7 p1      39 v[7]
        pxor mm0, mm3                                   ;   314.7 p1      39 v[7]
        psrlq mm0, 0x1c                                 ;   316.7 p1      39 v[7]
        pxor mm1, mm3                                   ;   313.7 p1      39 v[7]
        psllq mm1, 0x19                                 ;   315.7 p1      39 v[7]
        pxor mm1, mm0                                   ;   318.7 p1      39 v[7]
        paddq mm6, mm1                                  ;   320.7 p1      55 v[7]
        movq mm0, [ebp - 64]                            ;   244.7 p2      43 t1
        pxor mm0, mm5                                   ;   317.7 p1      43 t1
        pand mm0, mm2                                   ;   319.7 p1      43 t1
        movq mm1, [ebp - 64]                            ;   244.7 p2      43 t1
        pxor mm1, mm0                                   ;   321.7 p1      43 t1
        movq mm0, mm2                                   ;   308.7 p0      40 t1 copy
        psllq mm0, 4                                    ;   320.7 p1      40 t1
        pxor mm0, mm2                                   ;   322.7 p1      40 t1
        paddq mm1, [ebp - 56]                           ;   323.7 p2+p1   53 t1
        movq [ebp - 56], mm5                            ;   272.7 p0+p3   54 v[4] spill
        psllq mm0, 0x17                                 ;   324.7 p1      40 t1
        movq mm5, [ebp + 144]                           ;   237.0 p2      54 v[2]
        movq [ebp + 144], mm3                           ;   289.7 p0+p3   55 v[0] spill
        movq mm3, mm2                                   ;   308.7 p0      40 t1 copy
        psrlq mm3, 0x17                                 ;   324.7 p1      40 t1
        pxor mm3, mm2                                   ;   326.7 p1      40 t1
        psrlq mm3, 4                                    ;   328.7 p1      40 t1
        pxor mm3, mm2                                   ;   330.7 p1      40 t1
        psrlq mm3, 0xe                                  ;   332.7 p1      40 t1
        pxor mm0, mm2                                   ;   329.7 p1      40 t1
        psllq mm0, 0x17                                 ;   331.7 p1      40 t1
        pxor mm0, mm3                                   ;   334.7 p1      40 t1
        movq mm3, mm6                                   ;   322.7 p0      39 v[6] copy
        psllq mm3, 6                                    ;   332.7 p1      39 v[6]
        pxor mm3, mm6                                   ;   334.7 p1      39 v[6]
        psllq mm3, 5                                    ;   336.7 p1      39 v[6]
        pxor mm3, mm6                                   ;   338.7 p1      39 v[6]
        psllq mm3, 0x19                                 ;   340.7 p1      39 v[6]
        paddq mm1, [sha512_blocks.T1_constants64 + 72]  ;   337.7 p2+p1   53 t1
        paddq mm1, [ebp - 16]                           ;   339.7 p2+p1   53 t1
        paddq mm1, mm0                                  ;   341.7 p1      53 t1
        movq mm0, [ebp + 144]                           ;   297.7 p2      44 v[6]
        pxor mm0, mm6                                   ;   340.7 p1      44 v[6]
        pand mm7, mm0                                   ;   342.7 p1      44 v[6]
        pxor mm7, [ebp + 144]                           ;   344.7 p2+p1   44 v[6]
        paddq mm5, mm1                                  ;   343.7 p1      54 v[2]
        paddq mm1, mm7                                  ;   346.7 p1      55 v[6]
        movq mm7, mm6                                   ;   322.7 p0      39 v[6] copy
        psrlq mm7, 5                                    ;   345.7 p1      39 v[6]
        pxor mm7, mm6                                   ;   347.7 p1      39 v[6]
        psrlq mm7, 6                                    ;   349.7 p1      39 v[6]
        pxor mm7, mm6                                   ;   351.7 p1      39 v[6]
        psrlq mm7, 0x1c                                 ;   353.7 p1      39 v[6]
        pxor mm3, mm7                                   ;   355.7 p1      39 v[6]
        paddq mm1, mm3                                  ;   357.7 p1      55 v[6]
        movq mm3, [ebp - 56]                            ;   280.7 p2      43 t1
        movq mm7, [ebp - 56]                            ;   280.7 p2      43 t1
        pxor mm3, mm2                                   ;   352.7 p1      43 t1
        pand mm3, mm5                                   ;   354.7 p1      43 t1
        pxor mm7, mm3                                   ;   356.7 p1      43 t1
        paddq mm7, [sha512_blocks.T1_constants64 + 80]  ;   358.7 p2+p1   53 t1
        paddq mm7, [ebp - 64]                           ;   360.7 p2+p1   53 t1
        movq [ebp - 64], mm2                            ;   308.7 p0+p3   54 v[3] spill
        movq mm2, mm5                                   ;   345.7 p0      40 t1 copy
        psrlq mm2, 0x17                                 ;   357.7 p1      40 t1
        pxor mm2, mm5                                   ;   359.7 p1      40 t1
        psrlq mm2, 4                                    ;   361.7 p1      40 t1
        pxor mm2, mm5                                   ;   363.7 p1      40 t1
        psrlq mm2, 0xe                                  ;   365.7 p1      40 t1
        movq mm3, mm5                                   ;   345.7 p0      40 t1 copy
        paddq mm7, [ebp + 56]                           ;   362.7 p2+p1   53 t1
        psllq mm3, 4                                    ;   363.7 p1      40 t1
        pxor mm3, mm5                                   ;   365.7 p1      40 t1
        psllq mm3, 0x17                                 ;   367.7 p1      40 t1
        pxor mm3, mm5                                   ;   369.7 p1      40 t1
        psllq mm3, 0x17                                 ;   371.7 p1      40 t1
        pxor mm3, mm2                                   ;   373.7 p1      40 t1
        movq mm2, mm1                                   ;   359.7 p0      39 v[5] copy
        psllq mm2, 6                                    ;   369.7 p1      39 v[5]
        pxor mm2, mm1                                   ;   371.7 p1      39 v[5]
        paddq mm7, mm3                                  ;   375.7 p1      53 t1
        movq mm3, mm6                                   ;   322.7 p0      44 v[5] copy
        paddq mm4, mm7                                  ;   377.7 p1      54 v[1]
        pxor mm3, mm1                                   ;   373.7 p1      44 v[5]
        psllq mm2, 5                                    ;   374.7 p1      39 v[5]
        pxor mm2, mm1                                   ;   376.7 p1      39 v[5]
        psllq mm2, 0x19                                 ;   378.7 p1      39 v[5]
        pand mm0, mm3                                   ;   377.7 p1      44 v[5]
        pxor mm0, mm6                                   ;   379.7 p1      44 v[5]
        paddq mm7, mm0                                  ;   381.7 p1      55 v[5]
        movq mm0, mm1                                   ;   359.7 p0      39 v[5] copy
        psrlq mm0, 5                                    ;   380.7 p1      39 v[5]
        pxor mm0, mm1                                   ;   382.7 p1      39 v[5]
        psrlq mm0, 6                                    ;   384.7 p1      39 v[5]
        pxor mm0, mm1                                   ;   386.7 p1      39 v[5]
        psrlq mm0, 0x1c                                 ;   388.7 p1      39 v[5]
        pxor mm2, mm0                                   ;   390.7 p1      39 v[5]
        paddq mm7, mm2                                  ;   392.7 p1      55 v[5]
        movq mm0, [ebp - 64]                            ;   316.7 p2      43 t1
        pxor mm0, mm5                                   ;   387.7 p1      43 t1
        movq mm2, [ebp + 144]                           ;   301.7 p2      54 v[0]
        movq [ebp + 144], mm5                           ;   345.7 p0+p3   54 v[2] spill
        movq mm5, mm4                                   ;   379.7 p0      40 t1 copy
        pand mm0, mm4                                   ;   389.7 p1      43 t1
        pxor mm0, [ebp - 64]                            ;   391.7 p2+p1   43 t1
        paddq mm0, [ebp - 56]                           ;   393.7 p2+p1   53 t1
        movq [ebp - 56], mm6                            ;   322.7 p0+p3   55 v[7] spill
        movq mm6, mm4                                   ;   379.7 p0      40 t1 copy
        paddq mm0, [sha512_blocks.T1_constants64 + 88]  ;   395.7 p2+p1   53 t1
        paddq mm0, [ebp - 8]                            ;   397.7 p2+p1   53 t1
        psllq mm6, 4                                    ;   393.7 p1      40 t1
        pxor mm6, mm4                                   ;   395.7 p1      40 t1
        psrlq mm5, 0x17                                 ;   395.7 p1      40 t1
        pxor mm5, mm4                                   ;   397.7 p1      40 t1
        psllq mm6, 0x17                                 ;   397.7 p1      40 t1
        pxor mm6, mm4                                   ;   399.7 p1      40 t1
        psllq mm6, 0x17                                 ;   401.7 p1      40 t1
        psrlq mm5, 4                                    ;   400.7 p1      40 t1
        pxor mm5, mm4                                   ;   402.7 p1      40 t1
        psrlq mm5, 0xe                                  ;   404.7 p1      40 t1
        pxor mm6, mm5                                   ;   406.7 p1      40 t1
        movq mm5, mm7                                   ;   394.7 p0      39 v[4] copy
        paddq mm0, mm6                                  ;   408.7 p1      53 t1
        movq mm6, mm1                                   ;   359.7 p0      44 v[4] copy
        pxor mm6, mm7                                   ;   405.7 p1      44 v[4]
        psllq mm5, 6                                    ;   406.7 p1      39 v[4]
        pxor mm5, mm7                                   ;   408.7 p1      39 v[4]
        psllq mm5, 5                                    ;   410.7 p1      39 v[4]
        pxor mm5, mm7                                   ;   412.7 p1      39 v[4]
        psllq mm5, 0x19                                 ;   414.7 p1      39 v[4]
        pand mm3, mm6                                   ;   411.7 p1      44 v[4]
        paddq mm2, mm0                                  ;   412.7 p1      54 v[0]
        mov esi, dword [ebp + 304]                      ;   327.0 p2      60 blocks
        pxor mm3, mm1                                   ;   413.7 p1      44 v[4]
        paddq mm3, mm0                                  ;   415.7 p1      55 v[4]
        movq mm0, mm7                                   ;   394.7 p0      39 v[4] copy
        psrlq mm0, 5                                    ;   415.7 p1      39 v[4]
        pxor mm0, mm7                                   ;   417.7 p1      39 v[4]
        psrlq mm0, 6                                    ;   419.7 p1      39 v[4]
        pxor mm0, mm7                                   ;   421.7 p1      39 v[4]
        psrlq mm0, 0x1c                                 ;   423.7 p1      39 v[4]
        pxor mm5, mm0                                   ;   425.7 p1      39 v[4]
        paddq mm3, mm5                                  ;   427.7 p1      55 v[4]
        movq mm5, [ebp + 144]                           ;   353.7 p2      43 t1
        movq mm0, [ebp + 144]                           ;   353.7 p2      43 t1
        pxor mm0, mm4                                   ;   422.7 p1      43 t1
        pand mm0, mm2                                   ;   424.7 p1      43 t1
        pxor mm5, mm0                                   ;   426.7 p1      43 t1
        movq mm0, mm2                                   ;   414.7 p0      40 t1 copy
        psllq mm0, 4                                    ;   425.7 p1      40 t1
        pxor mm0, mm2                                   ;   427.7 p1      40 t1
        psllq mm0, 0x17                                 ;   429.7 p1      40 t1
        paddq mm5, [ebp - 64]                           ;   428.7 p2+p1   53 t1
        movq [ebp - 64], mm4                            ;   379.7 p0+p3   54 v[1] spill
        movq mm4, mm2                                   ;   414.7 p0      40 t1 copy
        psrlq mm4, 0x17                                 ;   429.7 p1      40 t1
        paddq mm5, [sha512_blocks.T1_constants64 + 96]  ;   430.7 p2+p1   53 t1
        pxor mm4, mm2                                   ;   431.7 p1      40 t1
        paddq mm5, [ebp + 80]                           ;   432.7 p2+p1   53 t1
        psrlq mm4, 4                                    ;   433.7 p1      40 t1
        pxor mm0, mm2                                   ;   434.7 p1      40 t1
        psllq mm0, 0x17                                 ;   436.7 p1      40 t1
        pxor mm4, mm2                                   ;   436.7 p1      40 t1
        psrlq mm4, 0xe                                  ;   438.7 p1      40 t1
        pxor mm0, mm4                                   ;   440.7 p1      40 t1
        paddq mm5, mm0                                  ;   442.7 p1      53 t1
        movq mm0, mm3                                   ;   429.7 p0      39 v[3] copy
        movq mm4, [ebp - 56]                            ;   360.0 p2      54 v[7]
        movq [ebp - 56], mm2                            ;   414.7 p0+p3   54 v[0] spill
        movq mm2, mm7                                   ;   394.7 p0      44 v[3] copy
        pxor mm2, mm3                                   ;   440.7 p1      44 v[3]
        pand mm6, mm2                                   ;   442.7 p1      44 v[3]
        psllq mm0, 6                                    ;   442.7 p1      39 v[3]
        pxor mm0, mm3                                   ;   444.7 p1      39 v[3]
        pxor mm6, mm7                                   ;   444.7 p1      44 v[3]
        psllq mm0, 5                                    ;   446.7 p1      39 v[3]
        pxor mm0, mm3                                   ;   448.7 p1      39 v[3]
        psllq mm0, 0x19                                 ;   450.7 p1      39 v[3]
        paddq mm4, mm5                                  ;   448.7 p1      54 v[7]
        paddq mm5, mm6                                  ;   449.7 p1      55 v[3]
        movq mm6, mm3                                   ;   429.7 p0      39 v[3] copy
        psrlq mm6, 5                                    ;   450.7 p1      39 v[3]
        pxor mm6, mm3                                   ;   452.7 p1      39 v[3]
        psrlq mm6, 6                                    ;   454.7 p1      39 v[3]
        pxor mm6, mm3                                   ;   456.7 p1      39 v[3]
        psrlq mm6, 0x1c                                 ;   458.7 p1      39 v[3]
        pxor mm0, mm6                                   ;   460.7 p1      39 v[3]
        movq mm6, [ebp - 64]                            ;   387.7 p2      54 v[1] reload
        paddq mm5, mm0                                  ;   462.7 p1      55 v[3]
        movq mm0, [ebp - 56]                            ;   422.7 p2      43 t1
        pxor mm0, mm6                                   ;   457.7 p1      43 t1
        pand mm0, mm4                                   ;   459.7 p1      43 t1
        pxor mm0, mm6                                   ;   461.7 p1      43 t1
        paddq mm0, [ebp + 144]                          ;   463.7 p2+p1   53 t1
        movq mm6, mm4                                   ;   450.7 p0      40 t1 copy
        psllq mm6, 4                                    ;   461.7 p1      40 t1
        pxor mm6, mm4                                   ;   463.7 p1      40 t1
        movq [ebp + 144], mm3                           ;   429.7 p0+p3   55 v[4] spill
        movq mm3, mm4                                   ;   450.7 p0      40 t1 copy
        psrlq mm3, 0x17                                 ;   463.7 p1      40 t1
        pxor mm3, mm4                                   ;   465.7 p1      40 t1
        psrlq mm3, 4                                    ;   467.7 p1      40 t1
        pxor mm3, mm4                                   ;   469.7 p1      40 t1
        psrlq mm3, 0xe                                  ;   471.7 p1      40 t1
        paddq mm0, [sha512_blocks.T1_constants64 + 104] ;   468.7 p2+p1   53 t1
        paddq mm0, [ebp + 88]                           ;   470.7 p2+p1   53 t1
        psllq mm6, 0x17                                 ;   470.7 p1      40 t1
        pxor mm6, mm4                                   ;   472.7 p1      40 t1
        psllq mm6, 0x17                                 ;   474.7 p1      40 t1
        pxor mm6, mm3                                   ;   476.7 p1      40 t1
        movq mm3, [ebp + 144]                           ;   437.7 p2      44 v[2]
        pxor mm3, mm5                                   ;   474.7 p1      44 v[2]
        pand mm2, mm3                                   ;   476.7 p1      44 v[2]
        pxor mm2, [ebp + 144]                           ;   478.7 p2+p1   44 v[2]
        paddq mm0, mm6                                  ;   478.7 p1      53 t1
        paddq mm1, mm0                                  ;   480.7 p1      54 v[6]
        paddq mm0, mm2                                  ;   480.7 p1      55 v[2]
        movq mm2, mm5                                   ;   464.7 p0      39 v[2] copy
        psrlq mm2, 5                                    ;   480.7 p1      39 v[2]
        movq mm6, mm5                                   ;   464.7 p0      39 v[2] copy
        psllq mm6, 6                                    ;   481.7 p1      39 v[2]
        pxor mm6, mm5                                   ;   483.7 p1      39 v[2]
        psllq mm6, 5                                    ;   485.7 p1      39 v[2]
        pxor mm6, mm5                                   ;   487.7 p1      39 v[2]
        pxor mm2, mm5                                   ;   485.7 p1      39 v[2]
        psrlq mm2, 6                                    ;   487.7 p1      39 v[2]
        pxor mm2, mm5                                   ;   489.7 p1      39 v[2]
        psrlq mm2, 0x1c                                 ;   491.7 p1      39 v[2]
        psllq mm6, 0x19                                 ;   489.7 p1      39 v[2]
        pxor mm6, mm2                                   ;   493.7 p1      39 v[2]
        movq mm2, [ebp - 56]                            ;   422.7 p2      43 t1
        pxor mm2, mm4                                   ;   491.7 p1      43 t1
        pand mm2, mm1                                   ;   493.7 p1      43 t1
        paddq mm0, mm6                                  ;   495.7 p1      55 v[2]
        movq mm6, [ebp - 56]                            ;   422.7 p2      43 t1
        pxor mm6, mm2                                   ;   495.7 p1      43 t1
        paddq mm6, [ebp - 64]                           ;   497.7 p2+p1   53 t1
        movq mm2, mm1                                   ;   482.7 p0      40 t1 copy
        psllq mm2, 4                                    ;   496.7 p1      40 t1
        pxor mm2, mm1                                   ;   498.7 p1      40 t1
        psllq mm2, 0x17                                 ;   500.7 p1      40 t1
        movq [ebp - 64], mm4                            ;   450.7 p0+p3   54 v[7] spill
        pxor mm2, mm1                                   ;   502.7 p1      40 t1
        psllq mm2, 0x17                                 ;   504.7 p1      40 t1
        movq mm4, mm1                                   ;   482.7 p0      40 t1 copy
        psrlq mm4, 0x17                                 ;   501.7 p1      40 t1
        pxor mm4, mm1                                   ;   503.7 p1      40 t1
        psrlq mm4, 4                                    ;   505.7 p1      40 t1
        pxor mm4, mm1                                   ;   507.7 p1      40 t1
        psrlq mm4, 0xe                                  ;   509.7 p1      40 t1
        paddq mm6, [ebp + 104]                          ;   506.7 p2+p1   53 t1
        pxor mm2, mm4                                   ;   511.7 p1      40 t1
        paddq mm6, [sha512_blocks.T1_constants64 + 112] ;   508.7 p2+p1   53 t1
        movq mm4, mm5                                   ;   464.7 p0      44 v[1] copy
        paddq mm6, mm2                                  ;   513.7 p1      53 t1
        movq mm2, mm0                                   ;   497.7 p0      39 v[1] copy
        paddq mm7, mm6                                  ;   515.7 p1      54 v[5]
        pxor mm4, mm0                                   ;   511.7 p1      44 v[1]
        pand mm3, mm4                                   ;   513.7 p1      44 v[1]
        pxor mm3, mm5                                   ;   515.7 p1      44 v[1]
        paddq mm6, mm3                                  ;   517.7 p1      55 v[1]
        movq mm3, mm0                                   ;   497.7 p0      39 v[1] copy
        psrlq mm3, 5                                    ;   515.7 p1      39 v[1]
        pxor mm3, mm0                                   ;   517.7 p1      39 v[1]
        psrlq mm3, 6                                    ;   519.7 p1      39 v[1]
        pxor mm3, mm0                                   ;   521.7 p1      39 v[1]
        psrlq mm3, 0x1c                                 ;   523.7 p1      39 v[1]
        psllq mm2, 6                                    ;   520.7 p1      39 v[1]
        pxor mm2, mm0                                   ;   522.7 p1      39 v[1]
        paddq mm5, [ebp - 104]                          ;   522.7 p2+p1   72 h
        psllq mm2, 5                                    ;   524.7 p1      39 v[1]
        pxor mm2, mm0                                   ;   526.7 p1      39 v[1]
        psllq mm2, 0x19                                 ;   528.7 p1      39 v[1]
        add esi, 0x80                                   ;   436.3 p0      60 blocks
        pxor mm2, mm3                                   ;   530.7 p1      39 v[1]
        movq mm3, mm7                                   ;   517.7 p0      40 t1 copy
        psllq mm3, 4                                    ;   527.7 p1      40 t1
        pxor mm3, mm7                                   ;   529.7 p1      40 t1
        paddq mm6, mm2                                  ;   532.7 p1      55 v[1]
        movq mm2, [ebp - 64]                            ;   458.7 p2      43 t1
        pxor mm2, mm1                                   ;   530.7 p1      43 t1
        pand mm2, mm7                                   ;   532.7 p1      43 t1
        pxor mm2, [ebp - 64]                            ;   534.7 p2+p1   43 t1
        paddq mm2, [ebp - 56]                           ;   536.7 p2+p1   53 t1
        movq [ebp - 56], mm5                            ;   524.7 p0+p3   72 h spill
        movq mm5, mm7                                   ;   517.7 p0      40 t1 copy
        psrlq mm5, 0x17                                 ;   534.7 p1      40 t1
        pxor mm5, mm7                                   ;   536.7 p1      40 t1
        psrlq mm5, 4                                    ;   538.7 p1      40 t1
        pxor mm5, mm7                                   ;   540.7 p1      40 t1
        psrlq mm5, 0xe                                  ;   542.7 p1      40 t1
        paddq mm1, [ebp - 80]                           ;   539.7 p2+p1   72 h
        movq [ebp - 80], mm1                            ;   541.7 p0+p3   72 h
        psllq mm3, 0x17                                 ;   540.7 p1      40 t1
        pxor mm3, mm7                                   ;   542.7 p1      40 t1
        psllq mm3, 0x17                                 ;   544.7 p1      40 t1
        mov dword [ebp + 304], esi                      ;   460.7 p0+p3   60 blocks
        paddq mm2, [sha512_blocks.T1_constants64 + 120] ;   543.7 p2+p1   53 t1
        paddq mm2, [ebp + 128]                          ;   545.7 p2+p1   53 t1
        pxor mm3, mm5                                   ;   546.7 p1      40 t1
        paddq mm2, mm3                                  ;   548.7 p1      53 t1
        movq mm3, mm6                                   ;   534.7 p0      39 v[0] copy
        psllq mm3, 6                                    ;   547.7 p1      39 v[0]
        pxor mm3, mm6                                   ;   549.7 p1      39 v[0]
        psllq mm3, 5                                    ;   551.7 p1      39 v[0]
        movq mm5, mm6                                   ;   534.7 p0      39 v[0] copy
        psrlq mm5, 5                                    ;   550.7 p1      39 v[0]
        pxor mm5, mm6                                   ;   552.7 p1      39 v[0]
        psrlq mm5, 6                                    ;   554.7 p1      39 v[0]
        pxor mm5, mm6                                   ;   556.7 p1      39 v[0]
        psrlq mm5, 0x1c                                 ;   558.7 p1      39 v[0]
        pxor mm3, mm6                                   ;   555.7 p1      39 v[0]
        psllq mm3, 0x19                                 ;   557.7 p1      39 v[0]
        pxor mm3, mm5                                   ;   560.7 p1      39 v[0]
        movq mm5, mm0                                   ;   497.7 p0      44 v[0] copy
        pxor mm5, mm6                                   ;   558.7 p1      44 v[0]
        pand mm4, mm5                                   ;   560.7 p1      44 v[0]
        movq mm5, mm0                                   ;   497.7 p0      44 v[0] copy
        pxor mm5, mm4                                   ;   562.7 p1      44 v[0]
        movq mm4, [ebp - 56]                            ;   532.7 p2      72 h reload
        paddq mm7, [ebp - 88]                           ;   561.7 p2+p1   72 h
        movq [ebp - 104], mm4                           ;   539.7 p0+p3   72 h
        movq mm4, [ebp - 96]                            ;   479.3 p2      72 h
        movq [ebp - 88], mm7                            ;   563.7 p0+p3   72 h
        paddq mm3, [ebp - 128]                          ;   562.7 p2+p1   72 h
        paddq mm3, mm5                                  ;   564.7 p1      72 h
        paddq mm6, [ebp - 120]                          ;   564.7 p2+p1   72 h
        paddq mm4, [ebp + 144]                          ;   565.7 p2+p1   72 h
        movq [ebp - 120], mm6                           ;   566.7 p0+p3   72 h
        paddq mm4, mm2                                  ;   567.7 p1      72 h
        paddq mm3, mm2                                  ;   567.7 p1      72 h
        movq [ebp - 128], mm3                           ;   569.7 p0+p3   72 h
        movq mm3, [ebp - 112]                           ;   491.7 p2      72 h
        movq [ebp - 96], mm4                            ;   569.7 p0+p3   72 h
        paddq mm3, mm0                                  ;   568.7 p1      72 h
        movq mm0, [ebp - 72]                            ;   496.0 p2      72 h
        paddq mm0, [ebp - 64]                           ;   569.7 p2+p1   72 h
        movq [ebp - 72], mm0                            ;   571.7 p0+p3   72 h
        movq [ebp - 112], mm3                           ;   570.7 p0+p3   72 h
        cmp esi, dword [ebp + 308]                      ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        movq mm0, [ebp - 128]                           ;     0.0 p2      60 blocks reload
        mov esi, dword [ebp + 296]                      ;     1.0 p2      60 blocks reload
        movq [esi], mm0                                 ;     7.0 p0+p3   60 blocks
        movq mm0, [ebp - 120]                           ;     2.0 p2      60 blocks reload
        movq [esi + 8], mm0                             ;     9.0 p0+p3   60 blocks
        movq mm0, [ebp - 112]                           ;     3.0 p2      60 blocks reload
        movq [esi + 16], mm0                            ;    10.0 p0+p3   60 blocks
        movq mm0, [ebp - 104]                           ;     4.0 p2      60 blocks reload
        movq [esi + 24], mm0                            ;    11.0 p0+p3   60 blocks
        movq mm0, [ebp - 96]                            ;     5.0 p2      60 blocks reload
        movq [esi + 32], mm0                            ;    12.0 p0+p3   60 blocks
        movq mm0, [ebp - 88]                            ;     6.0 p2      60 blocks reload
        movq [esi + 40], mm0                            ;    13.0 p0+p3   60 blocks
        movq mm0, [ebp - 80]                            ;     7.0 p2      60 blocks reload
        movq [esi + 48], mm0                            ;    14.0 p0+p3   60 blocks
        movq mm0, [ebp - 72]                            ;     8.0 p2      60 blocks reload
        movq [esi + 56], mm0                            ;    15.0 p0+p3   60 blocks
        emms                                            ;                    x87 state
        mov esp, dword [ebp + 320]                      ;                    frame
        pop ebp                                         ;                    preserved
        pop esi                                         ;                    preserved
        ret

for_formats win32, win
%if HERE
        section .rdata align=64
%else
        section .rodata align=64
%endif
; K
        align 16, db 0
sha512_blocks.T0_K:
        dq 0x428a2f98d728ae22, 0x7137449123ef65cd, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc, 0x3956c25bf348b538, 0x59f111f1b605d019, 0x923f82a4af194f9b, 0xab1c5ed5da6d8118
        dq 0xd807aa98a3030242, 0x12835b0145706fbe, 0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2, 0x72be5d74f27b896f, 0x80deb1fe3b1696b1, 0x9bdc06a725c71235, 0xc19bf174cf692694
        dq 0xe49b69c19ef14ad2, 0xefbe4786384f25e3, 0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65, 0x2de92c6f592b0275, 0x4a7484aa6ea6e483, 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5
        dq 0x983e5152ee66dfab, 0xa831c66d2db43210, 0xb00327c898fb213f, 0xbf597fc7beef0ee4, 0xc6e00bf33da88fc2, 0xd5a79147930aa725, 0x06ca6351e003826f, 0x142929670a0e6e70
        dq 0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x4d2c6dfc5ac42aed, 0x53380d139d95b3df, 0x650a73548baf63de, 0x766a0abb3c77b2a8, 0x81c2c92e47edaee6, 0x92722c851482353b
        dq 0xa2bfe8a14cf10364, 0xa81a664bbc423001, 0xc24b8b70d0f89791, 0xc76c51a30654be30, 0xd192e819d6ef5218, 0xd69906245565a910, 0xf40e35855771202a, 0x106aa07032bbd1b8
        dq 0x19a4c116b8d2d0c8, 0x1e376c085141ab53, 0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8, 0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb, 0x5b9cca4f7763e373, 0x682e6ff3d6b2b8a3
        dq 0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x84c87814a1f0ab72, 0x8cc702081a6439ec, 0x90befffa23631e28, 0xa4506cebde82bde9, 0xbef9a3f7b2c67915, 0xc67178f2e372532b
        dq 0xca273eceea26619c, 0xd186b8c721c0c207, 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178, 0x06f067aa72176fba, 0x0a637dc5a2c898a6, 0x113f9804bef90dae, 0x1b710b35131c471b
        dq 0x28db77f523047d84, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c, 0x4cc5d4becb3e42b6, 0x597f299cfc657e2a, 0x5fcb6fab3ad6faec, 0x6c44198c4a475817
; constants64
        align 16, db 0
sha512_blocks.T1_constants64:
        dq 0xca273eceea26619c, 0xd186b8c721c0c207, 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178, 0x06f067aa72176fba, 0x0a637dc5a2c898a6, 0x113f9804bef90dae, 0x1b710b35131c471b
        dq 0x28db77f523047d84, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c, 0x4cc5d4becb3e42b6, 0x597f299cfc657e2a, 0x5fcb6fab3ad6faec, 0x6c44198c4a475817

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
