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
;   blocks/passes: 1451 uops, planned 910.7; bounds: width 483.7, ports 899.0, path 256.0
;   blocks.2: 816 uops, planned 579.7; bounds: width 272.0, ports 570.0, path 256.0
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
        sub esp, 0x180                                  ;                    frame
        and esp, 0xfffffff0                             ;                    frame
        lea ebp, [esp + 128]                            ;                    frame
        mov dword [ebp + 240], eax                      ;                    frame
        mov ecx, dword [eax + 12]                       ;                    frame
        mov dword [ebp + 216], ecx                      ;                    frame
        mov ecx, dword [eax + 20]                       ;                    frame
        mov dword [ebp + 220], ecx                      ;                    frame
        mov ecx, dword [eax + 16]                       ;                    frame
        mov dword [ebp + 224], ecx                      ;                    frame
        mov esi, dword [ebp + 216]                      ;     0.0 p2      60 h reload
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
        mov esi, dword [ebp + 220]                      ;     9.0 p2      60 h
        shl esi, 7                                      ;    11.0 p1      60 h
        add esi, dword [ebp + 224]                      ;    15.0 p2+p0   60 h
        mov dword [ebp + 228], esi                      ;    16.7 p0+p3   60 h
        cmp dword [ebp + 220], 0                        ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov esi, dword [ebp + 224]                      ;     0.0 p2      63 w[0] reload
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
        mov dword [ebp + 232], esi                      ;    33.7 p0+p3   65 passes
        add esi, 0x200                                  ;    34.2 p0      65 passes
        movq mm0, mm4                                   ;    43.0 p0      63 w[10] copy
        psrlw mm4, 8                                    ;    45.0 p1      63 w[10]
        movq [ebp + 40], mm1                            ;    35.7 p0+p3   65 passes
        movq mm1, [ebp - 64]                            ;    35.0 p2      63 w[7]
        psllw mm1, 8                                    ;    46.0 p1      63 w[7]
        movq mm5, mm6                                   ;    45.0 p0      63 w[13] copy
        psrlw mm6, 8                                    ;    47.0 p1      63 w[13]
        mov dword [ebp + 236], esi                      ;    37.7 p0+p3   65 passes
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
        mov esi, dword [ebp + 232]                      ;                    resident
        align 16
.passes_2:
        movq mm0, [ebp + 96]                            ;     0.0 p2      40 t1
        movq mm1, [ebp + 96]                            ;     1.0 p2      40 t1 reload
        psllq mm0, 4                                    ;     7.0 p1      40 t1
        pxor mm0, mm1                                   ;     9.0 p1      40 t1
        psllq mm0, 0x17                                 ;    11.0 p1      40 t1
        pxor mm0, mm1                                   ;    13.0 p1      40 t1
        movq mm4, [ebp + 64]                            ;     2.0 p2      43 t1
        movq mm7, [ebp + 0]                             ;     3.0 p2      39 v[7] copy
        psrlq mm7, 5                                    ;    10.0 p1      39 v[7]
        movq mm6, [ebp + 0]                             ;     4.0 p2      39 v[7] reload
        pxor mm7, mm6                                   ;    12.0 p1      39 v[7]
        psrlq mm7, 6                                    ;    14.0 p1      39 v[7]
        movq mm2, [ebp + 96]                            ;     5.0 p2      40 t1 copy
        psrlq mm2, 0x17                                 ;    12.0 p1      40 t1
        pxor mm2, mm1                                   ;    14.0 p1      40 t1
        psrlq mm2, 4                                    ;    16.0 p1      40 t1
        movq mm5, [ebp + 72]                            ;     6.0 p2      43 t1 reload
        pxor mm4, mm5                                   ;    13.0 p1      43 t1
        pxor mm2, mm1                                   ;    18.0 p1      40 t1
        psrlq mm2, 0xe                                  ;    20.0 p1      40 t1
        movq mm3, mm1                                   ;     8.0 p0      43 t1 copy
        pand mm3, mm4                                   ;    15.0 p1      43 t1
        psllq mm0, 0x17                                 ;    15.0 p1      40 t1
        pxor mm3, mm5                                   ;    17.0 p1      43 t1
        pxor mm0, mm2                                   ;    22.0 p1      40 t1
        movq mm5, [ebp + 0]                             ;     8.3 p2      44 v[7] copy
        movq mm2, [ebp - 48]                            ;     9.3 p2      67 v reload
        paddq mm0, [esi]                                ;    24.0 p2+p1   53 t1
        paddq mm0, [ebp + 120]                          ;    26.0 p2+p1   53 t1
        paddq mm0, mm2                                  ;    28.0 p1      53 t1
        paddq mm0, mm3                                  ;    30.0 p1      53 t1
        pxor mm7, mm6                                   ;    21.7 p1      39 v[7]
        psrlq mm7, 0x1c                                 ;    23.7 p1      39 v[7]
        pshufw mm4, mm0, 0xe4                           ;    32.0 p1      54 v[3] copy
        movq mm3, [ebp + 0]                             ;    12.3 p2      39 v[7]
        psllq mm3, 6                                    ;    24.7 p1      39 v[7]
        pxor mm3, mm6                                   ;    26.7 p1      39 v[7]
        psllq mm3, 5                                    ;    28.7 p1      39 v[7]
        pxor mm3, mm6                                   ;    30.7 p1      39 v[7]
        psllq mm3, 0x19                                 ;    32.7 p1      39 v[7]
        pxor mm3, mm7                                   ;    34.7 p1      39 v[7]
        paddq mm0, mm3                                  ;    36.7 p1      55 v[7]
        movq mm7, [ebp + 8]                             ;    14.7 p2      44 v[7] reload
        pxor mm5, mm7                                   ;    31.7 p1      44 v[7]
        movq mm3, [ebp + 40]                            ;    15.7 p2      44 v[7]
        pxor mm3, mm7                                   ;    32.7 p1      44 v[7]
        pand mm3, mm5                                   ;    34.7 p1      44 v[7]
        paddq mm4, [ebp + 48]                           ;    34.7 p2+p1   54 v[3]
        movq mm6, [ebp + 104]                           ;    17.7 p2      42 w[0]
        psrlq mm6, 0x2a                                 ;    35.7 p1      42 w[0]
        pxor mm6, [ebp + 104]                           ;    37.7 p2+p1   42 w[0]
        psrlq mm6, 0xd                                  ;    39.7 p1      42 w[0]
        pxor mm3, mm7                                   ;    38.7 p1      44 v[7]
        paddq mm0, mm3                                  ;    40.7 p1      55 v[7]
        movq mm3, [ebp + 104]                           ;    19.7 p2      42 w[0]
        psllq mm3, 0x2a                                 ;    40.7 p1      42 w[0]
        pxor mm6, [ebp + 104]                           ;    41.7 p2+p1   42 w[0]
        psrlq mm6, 6                                    ;    43.7 p1      42 w[0]
        pxor mm3, [ebp + 104]                           ;    43.7 p2+p1   42 w[0]
        psllq mm3, 3                                    ;    45.7 p1      42 w[0]
        pxor mm3, mm6                                   ;    47.7 p1      42 w[0]
        paddq mm3, mm2                                  ;    49.7 p1      68 w[0]
        movq mm2, [ebp - 16]                            ;    22.7 p2      68 w[0] reload
        paddq mm3, mm2                                  ;    51.7 p1      68 w[0]
        movq mm2, mm4                                   ;    36.7 p0      40 t1 copy
        psllq mm2, 4                                    ;    48.7 p1      40 t1
        movq mm6, [ebp - 32]                            ;    24.0 p2      41 w[0]
        psllq mm6, 7                                    ;    49.7 p1      41 w[0]
        movq mm7, [ebp - 32]                            ;    25.0 p2      41 w[0]
        psrlq mm7, 1                                    ;    50.7 p1      41 w[0]
        pxor mm7, [ebp - 32]                            ;    52.7 p2+p1   41 w[0]
        psrlq mm7, 6                                    ;    54.7 p1      41 w[0]
        pxor mm6, [ebp - 32]                            ;    53.7 p2+p1   41 w[0]
        psllq mm6, 0x38                                 ;    55.7 p1      41 w[0]
        pxor mm7, [ebp - 32]                            ;    56.7 p2+p1   41 w[0]
        psrlq mm7, 1                                    ;    58.7 p1      41 w[0]
        pxor mm6, mm7                                   ;    60.7 p1      41 w[0]
        paddq mm3, mm6                                  ;    62.7 p1      68 w[0]
        movq mm6, mm4                                   ;    36.7 p0      40 t1 copy
        psrlq mm6, 0x17                                 ;    59.7 p1      40 t1
        pxor mm2, mm4                                   ;    60.7 p1      40 t1
        movq mm7, mm4                                   ;    36.7 p0      40 t1 copy
        pxor mm7, mm6                                   ;    61.7 p1      40 t1
        movq mm6, mm4                                   ;    36.7 p0      40 t1 copy
        psllq mm2, 0x17                                 ;    62.7 p1      40 t1
        pxor mm2, mm4                                   ;    64.7 p1      40 t1
        psllq mm2, 0x17                                 ;    66.7 p1      40 t1
        psrlq mm7, 4                                    ;    65.7 p1      40 t1
        pxor mm6, mm7                                   ;    67.7 p1      40 t1
        psrlq mm6, 0xe                                  ;    69.7 p1      40 t1
        pxor mm2, mm6                                   ;    71.7 p1      40 t1
        movq mm7, mm4                                   ;    36.7 p0      43 t1 copy
        movq mm6, mm1                                   ;    34.3 p0      43 t1 copy
        pxor mm6, [ebp + 64]                            ;    69.7 p2+p1   43 t1
        pand mm7, mm6                                   ;    71.7 p1      43 t1
        movq mm1, mm0                                   ;    42.7 p0      39 v[6] copy
        psrlq mm1, 5                                    ;    71.7 p1      39 v[6]
        pxor mm1, mm0                                   ;    73.7 p1      39 v[6]
        paddq mm2, [esi + 8]                            ;    73.7 p2+p1   53 t1
        paddq mm2, [ebp + 72]                           ;    75.7 p2+p1   53 t1
        movq mm6, [ebp + 64]                            ;    38.0 p2      43 t1 reload
        pxor mm7, mm6                                   ;    75.7 p1      43 t1
        paddq mm2, [ebp - 32]                           ;    77.7 p2+p1   53 t1
        paddq mm2, mm7                                  ;    79.7 p1      53 t1
        movq mm7, mm0                                   ;    42.7 p0      39 v[6] copy
        psllq mm7, 6                                    ;    78.7 p1      39 v[6]
        pxor mm7, mm0                                   ;    80.7 p1      39 v[6]
        psllq mm7, 5                                    ;    82.7 p1      39 v[6]
        pxor mm7, mm0                                   ;    84.7 p1      39 v[6]
        psllq mm7, 0x19                                 ;    86.7 p1      39 v[6]
        movq mm6, mm2                                   ;    81.7 p0      54 v[2] copy
        psrlq mm1, 6                                    ;    83.7 p1      39 v[6]
        pxor mm1, mm0                                   ;    85.7 p1      39 v[6]
        psrlq mm1, 0x1c                                 ;    87.7 p1      39 v[6]
        pxor mm7, mm1                                   ;    89.7 p1      39 v[6]
        movq mm1, mm0                                   ;    42.7 p0      44 v[6] copy
        paddq mm2, mm7                                  ;    91.7 p1      55 v[6]
        pxor mm1, [ebp + 8]                             ;    88.7 p2+p1   44 v[6]
        pand mm5, mm1                                   ;    90.7 p1      44 v[6]
        movq mm1, [ebp + 8]                             ;    44.3 p2      44 v[7] reload
        pxor mm5, mm1                                   ;    92.7 p1      44 v[6]
        movq mm1, [ebp + 128]                           ;    45.3 p2      42 w[1] copy
        paddq mm2, mm5                                  ;    94.7 p1      55 v[6]
        movq mm5, [ebp + 128]                           ;    46.3 p2      42 w[1]
        psrlq mm1, 0x2a                                 ;    92.7 p1      42 w[1]
        movq mm7, [ebp + 128]                           ;    47.3 p2      42 w[1] reload
        pxor mm1, mm7                                   ;    94.7 p1      42 w[1]
        paddq mm6, [ebp + 40]                           ;    94.7 p2+p1   54 v[2]
        psrlq mm1, 0xd                                  ;    96.7 p1      42 w[1]
        psllq mm5, 0x2a                                 ;    96.7 p1      42 w[1]
        pxor mm5, mm7                                   ;    98.7 p1      42 w[1]
        psllq mm5, 3                                    ;   100.7 p1      42 w[1]
        pxor mm1, mm7                                   ;    99.7 p1      42 w[1]
        psrlq mm1, 6                                    ;   101.7 p1      42 w[1]
        pxor mm5, mm1                                   ;   103.7 p1      42 w[1]
        movq mm1, [ebp + 16]                            ;    50.0 p2      41 w[1]
        movq mm7, [ebp + 16]                            ;    51.0 p2      41 w[1]
        psrlq mm7, 1                                    ;   102.7 p1      41 w[1]
        pxor mm7, [ebp + 16]                            ;   104.7 p2+p1   41 w[1]
        movq [ebp - 56], mm4                            ;    51.7 p0+p3   54 v[3] spill
        psrlq mm7, 6                                    ;   106.7 p1      41 w[1]
        paddq mm5, [ebp - 32]                           ;   105.7 p2+p1   68 w[1]
        psllq mm1, 7                                    ;   106.7 p1      41 w[1]
        pxor mm7, [ebp + 16]                            ;   108.7 p2+p1   41 w[1]
        psrlq mm7, 1                                    ;   110.7 p1      41 w[1]
        pxor mm1, [ebp + 16]                            ;   109.7 p2+p1   41 w[1]
        psllq mm1, 0x38                                 ;   111.7 p1      41 w[1]
        pxor mm1, mm7                                   ;   113.7 p1      41 w[1]
        paddq mm5, [ebp + 56]                           ;   112.7 p2+p1   68 w[1]
        paddq mm5, mm1                                  ;   115.7 p1      68 w[1]
        movq mm1, mm6                                   ;    96.7 p0      40 t1 copy
        movq mm7, mm6                                   ;    96.7 p0      40 t1 copy
        psllq mm7, 4                                    ;   114.7 p1      40 t1
        pxor mm7, mm6                                   ;   116.7 p1      40 t1
        psllq mm7, 0x17                                 ;   118.7 p1      40 t1
        pxor mm1, mm7                                   ;   120.7 p1      40 t1
        movq mm7, mm6                                   ;    96.7 p0      40 t1 copy
        psllq mm1, 0x17                                 ;   122.7 p1      40 t1
        psrlq mm7, 0x17                                 ;   119.7 p1      40 t1
        pxor mm7, mm6                                   ;   121.7 p1      40 t1
        psrlq mm7, 4                                    ;   123.7 p1      40 t1
        pxor mm7, mm6                                   ;   125.7 p1      40 t1
        psrlq mm7, 0xe                                  ;   127.7 p1      40 t1
        pxor mm1, mm7                                   ;   129.7 p1      40 t1
        movq mm7, mm4                                   ;    61.7 p0      43 t1 copy
        pxor mm7, [ebp + 96]                            ;   125.7 p2+p1   43 t1
        paddq mm1, [esi + 16]                           ;   131.7 p2+p1   53 t1
        pand mm7, mm6                                   ;   127.7 p1      43 t1
        pxor mm7, [ebp + 96]                            ;   129.7 p2+p1   43 t1
        movq mm4, mm2                                   ;    96.7 p0      39 v[5] copy
        psrlq mm4, 5                                    ;   129.7 p1      39 v[5]
        movq [ebp - 32], mm5                            ;   117.7 p0+p3   68 w[1] spill
        movq [ebp + 144], mm2                           ;    96.7 p0+p3   55 v[6] spill
        paddq mm1, [ebp + 64]                           ;   133.7 p2+p1   53 t1
        paddq mm1, [ebp + 16]                           ;   135.7 p2+p1   53 t1
        paddq mm1, mm7                                  ;   137.7 p1      53 t1
        movq mm7, mm2                                   ;    96.7 p0      39 v[5] copy
        psllq mm7, 6                                    ;   133.7 p1      39 v[5]
        movq mm5, mm1                                   ;   139.7 p0      54 v[1] copy
        pxor mm7, mm2                                   ;   135.7 p1      39 v[5]
        psllq mm7, 5                                    ;   137.7 p1      39 v[5]
        pxor mm7, mm2                                   ;   139.7 p1      39 v[5]
        pxor mm4, mm2                                   ;   137.7 p1      39 v[5]
        psrlq mm4, 6                                    ;   139.7 p1      39 v[5]
        pxor mm4, mm2                                   ;   141.7 p1      39 v[5]
        psrlq mm4, 0x1c                                 ;   143.7 p1      39 v[5]
        psllq mm7, 0x19                                 ;   141.7 p1      39 v[5]
        pxor mm7, mm4                                   ;   145.7 p1      39 v[5]
        movq mm4, mm0                                   ;    72.0 p0      44 v[5] copy
        pxor mm4, mm2                                   ;   143.7 p1      44 v[5]
        paddq mm1, mm7                                  ;   147.7 p1      55 v[5]
        movq mm2, mm0                                   ;    73.0 p0      44 v[5] copy
        pxor mm2, [ebp + 0]                             ;   145.7 p2+p1   44 v[5]
        movq [ebp + 152], mm4                           ;   145.7 p0+p3   44 v[5] spill
        pand mm2, mm4                                   ;   147.7 p1      44 v[5]
        movq mm4, mm0                                   ;    75.0 p0      44 v[5] copy
        pxor mm4, mm2                                   ;   149.7 p1      44 v[5]
        paddq mm1, mm4                                  ;   151.7 p1      55 v[5]
        movq mm4, mm3                                   ;    76.0 p0      42 w[2] copy
        movq mm7, mm3                                   ;    77.0 p0      42 w[2] copy
        movq mm2, mm3                                   ;    78.0 p0      42 w[2] copy
        psllq mm2, 0x2a                                 ;   149.7 p1      42 w[2]
        pxor mm7, mm2                                   ;   151.7 p1      42 w[2]
        psrlq mm4, 0x2a                                 ;   151.7 p1      42 w[2]
        movq mm2, mm3                                   ;    79.0 p0      42 w[2] copy
        pxor mm2, mm4                                   ;   153.7 p1      42 w[2]
        psrlq mm2, 0xd                                  ;   155.7 p1      42 w[2]
        paddq mm5, [ebp + 8]                            ;   154.7 p2+p1   54 v[1]
        movq [ebp + 160], mm1                           ;   153.7 p0+p3   55 v[5] spill
        movq [ebp - 48], mm3                            ;    81.7 p0+p3   68 w[0] spill
        movq [ebp + 168], mm0                           ;    83.7 p0+p3   55 v[7] spill
        movq mm0, mm1                                   ;   153.7 p0      39 v[4] copy
        psllq mm7, 3                                    ;   155.7 p1      42 w[2]
        movq mm4, mm3                                   ;    86.7 p0      42 w[2] copy
        pxor mm4, mm2                                   ;   157.7 p1      42 w[2]
        psrlq mm4, 6                                    ;   159.7 p1      42 w[2]
        pxor mm7, mm4                                   ;   161.7 p1      42 w[2]
        movq mm4, [ebp - 40]                            ;    89.7 p2      41 w[2]
        psrlq mm4, 1                                    ;   159.7 p1      41 w[2]
        pxor mm4, [ebp - 40]                            ;   161.7 p2+p1   41 w[2]
        psrlq mm4, 6                                    ;   163.7 p1      41 w[2]
        pxor mm4, [ebp - 40]                            ;   165.7 p2+p1   41 w[2]
        movq mm2, [ebp - 40]                            ;    95.0 p2      41 w[2]
        psrlq mm4, 1                                    ;   167.7 p1      41 w[2]
        paddq mm7, [ebp + 16]                           ;   164.7 p2+p1   68 w[2]
        paddq mm7, [ebp - 8]                            ;   166.7 p2+p1   68 w[2]
        movq mm3, [ebp - 56]                            ;    98.0 p2      43 t1
        psrlq mm0, 5                                    ;   166.7 p1      39 v[4]
        pxor mm0, mm1                                   ;   168.7 p1      39 v[4]
        psllq mm2, 7                                    ;   168.7 p1      41 w[2]
        pxor mm2, [ebp - 40]                            ;   170.7 p2+p1   41 w[2]
        psllq mm2, 0x38                                 ;   172.7 p1      41 w[2]
        pxor mm2, mm4                                   ;   174.7 p1      41 w[2]
        movq mm4, mm5                                   ;   156.7 p0      40 t1 copy
        psllq mm4, 4                                    ;   172.7 p1      40 t1
        pxor mm4, mm5                                   ;   174.7 p1      40 t1
        psllq mm4, 0x17                                 ;   176.7 p1      40 t1
        pxor mm4, mm5                                   ;   178.7 p1      40 t1
        psllq mm4, 0x17                                 ;   180.7 p1      40 t1
        paddq mm7, mm2                                  ;   177.7 p1      68 w[2]
        movq [ebp + 16], mm7                            ;   179.7 p0+p3   68 w[2] spill
        movq mm7, mm5                                   ;   156.7 p0      40 t1 copy
        psrlq mm7, 0x17                                 ;   178.7 p1      40 t1
        pxor mm7, mm5                                   ;   180.7 p1      40 t1
        movq mm2, [ebp - 56]                            ;   109.0 p2      43 t1
        pxor mm2, mm6                                   ;   180.7 p1      43 t1
        pand mm2, mm5                                   ;   182.7 p1      43 t1
        pxor mm3, mm2                                   ;   184.7 p1      43 t1
        movq mm2, [ebp + 0]                             ;   111.0 p2      54 v[0]
        psrlq mm7, 4                                    ;   183.7 p1      40 t1
        pxor mm7, mm5                                   ;   185.7 p1      40 t1
        psrlq mm7, 0xe                                  ;   187.7 p1      40 t1
        pxor mm4, mm7                                   ;   189.7 p1      40 t1
        movq mm7, [esi + 24]                            ;   115.7 p2      53 t1
        paddq mm7, [ebp + 96]                           ;   187.7 p2+p1   53 t1
        paddq mm7, [ebp - 40]                           ;   189.7 p2+p1   53 t1
        paddq mm7, mm4                                  ;   191.7 p1      53 t1
        movq mm4, mm1                                   ;   153.7 p0      39 v[4] copy
        paddq mm7, mm3                                  ;   193.7 p1      53 t1
        movq mm3, mm1                                   ;   153.7 p0      39 v[4] copy
        psllq mm3, 6                                    ;   191.7 p1      39 v[4]
        pxor mm4, mm3                                   ;   193.7 p1      39 v[4]
        movq mm3, mm1                                   ;   153.7 p0      39 v[4] copy
        psrlq mm0, 6                                    ;   193.7 p1      39 v[4]
        pxor mm0, mm1                                   ;   195.7 p1      39 v[4]
        psllq mm4, 5                                    ;   195.7 p1      39 v[4]
        pxor mm3, mm4                                   ;   197.7 p1      39 v[4]
        psllq mm3, 0x19                                 ;   199.7 p1      39 v[4]
        movq mm4, [ebp + 144]                           ;   131.7 p2      44 v[4]
        paddq mm2, mm7                                  ;   198.7 p1      54 v[0]
        psrlq mm0, 0x1c                                 ;   199.7 p1      39 v[4]
        pxor mm3, mm0                                   ;   201.7 p1      39 v[4]
        movq mm0, [ebp + 152]                           ;   153.7 p2      44 v[4]
        pxor mm4, mm1                                   ;   201.7 p1      44 v[4]
        movq mm1, [ebp - 32]                            ;   134.7 p2      42 w[3]
        pand mm0, mm4                                   ;   203.7 p1      44 v[4]
        movq [ebp + 152], mm4                           ;   203.7 p0+p3   44 v[4] spill
        movq mm4, [ebp + 144]                           ;   135.7 p2      44 v[4]
        pxor mm4, mm0                                   ;   205.7 p1      44 v[4]
        paddq mm7, mm4                                  ;   207.7 p1      55 v[4]
        paddq mm7, mm3                                  ;   209.7 p1      55 v[4]
        movq mm0, [ebp - 32]                            ;   137.0 p2      42 w[3]
        psllq mm1, 0x2a                                 ;   206.7 p1      42 w[3]
        pxor mm0, mm1                                   ;   208.7 p1      42 w[3]
        movq mm1, [ebp - 32]                            ;   138.0 p2      42 w[3]
        psllq mm0, 3                                    ;   210.7 p1      42 w[3]
        movq mm3, [ebp - 32]                            ;   139.7 p2      42 w[3]
        movq mm4, [ebp - 32]                            ;   140.7 p2      42 w[3]
        psrlq mm1, 0x2a                                 ;   209.7 p1      42 w[3]
        pxor mm4, mm1                                   ;   211.7 p1      42 w[3]
        movq mm1, [ebp + 32]                            ;   146.0 p2      41 w[3]
        psllq mm1, 7                                    ;   211.7 p1      41 w[3]
        psrlq mm4, 0xd                                  ;   213.7 p1      42 w[3]
        pxor mm3, mm4                                   ;   215.7 p1      42 w[3]
        psrlq mm3, 6                                    ;   217.7 p1      42 w[3]
        pxor mm0, mm3                                   ;   219.7 p1      42 w[3]
        paddq mm0, [ebp - 40]                           ;   221.7 p2+p1   68 w[3]
        paddq mm0, [ebp + 80]                           ;   223.7 p2+p1   68 w[3]
        movq mm4, [ebp + 32]                            ;   150.0 p2      41 w[3] reload
        pxor mm1, mm4                                   ;   218.7 p1      41 w[3]
        psllq mm1, 0x38                                 ;   220.7 p1      41 w[3]
        movq mm3, [ebp + 32]                            ;   151.0 p2      41 w[3]
        psrlq mm3, 1                                    ;   220.7 p1      41 w[3]
        pxor mm3, mm4                                   ;   222.7 p1      41 w[3]
        psrlq mm3, 6                                    ;   224.7 p1      41 w[3]
        pxor mm3, mm4                                   ;   226.7 p1      41 w[3]
        psrlq mm3, 1                                    ;   228.7 p1      41 w[3]
        pxor mm1, mm3                                   ;   230.7 p1      41 w[3]
        movq mm3, mm2                                   ;   200.7 p0      40 t1 copy
        psllq mm3, 4                                    ;   226.7 p1      40 t1
        pxor mm3, mm2                                   ;   228.7 p1      40 t1
        psllq mm3, 0x17                                 ;   230.7 p1      40 t1
        paddq mm0, mm1                                  ;   232.7 p1      68 w[3]
        movq mm1, mm2                                   ;   200.7 p0      40 t1 copy
        pxor mm1, mm3                                   ;   232.7 p1      40 t1
        movq [ebp - 40], mm0                            ;   234.7 p0+p3   68 w[3] spill
        movq mm0, mm6                                   ;   159.0 p0      43 t1 copy
        psllq mm1, 0x17                                 ;   234.7 p1      40 t1
        pxor mm0, mm5                                   ;   232.7 p1      43 t1
        movq mm3, mm2                                   ;   200.7 p0      40 t1 copy
        psrlq mm3, 0x17                                 ;   233.7 p1      40 t1
        pxor mm3, mm2                                   ;   235.7 p1      40 t1
        psrlq mm3, 4                                    ;   237.7 p1      40 t1
        pxor mm3, mm2                                   ;   239.7 p1      40 t1
        psrlq mm3, 0xe                                  ;   241.7 p1      40 t1
        pxor mm1, mm3                                   ;   243.7 p1      40 t1
        movq mm3, [ebp - 56]                            ;   164.0 p2      53 t1
        paddq mm3, mm4                                  ;   239.7 p1      53 t1
        movq mm4, mm6                                   ;   164.7 p0      43 t1 copy
        pand mm0, mm2                                   ;   240.7 p1      43 t1
        pxor mm4, mm0                                   ;   242.7 p1      43 t1
        movq mm0, [ebp + 168]                           ;   165.7 p2      54 v[7]
        movq [ebp + 168], mm6                           ;   166.0 p0+p3   54 v[2] spill
        movq mm6, mm7                                   ;   211.7 p0      39 v[3] copy
        psrlq mm6, 5                                    ;   242.7 p1      39 v[3]
        paddq mm3, [esi + 32]                           ;   243.7 p2+p1   53 t1
        paddq mm3, mm1                                  ;   245.7 p1      53 t1
        pxor mm6, mm7                                   ;   245.7 p1      39 v[3]
        movq mm1, mm7                                   ;   211.7 p0      39 v[3] copy
        psllq mm1, 6                                    ;   246.7 p1      39 v[3]
        paddq mm3, mm4                                  ;   247.7 p1      53 t1
        movq mm4, mm7                                   ;   211.7 p0      39 v[3] copy
        pxor mm4, mm1                                   ;   248.7 p1      39 v[3]
        psllq mm4, 5                                    ;   250.7 p1      39 v[3]
        movq mm1, mm7                                   ;   211.7 p0      39 v[3] copy
        pxor mm1, mm4                                   ;   252.7 p1      39 v[3]
        psllq mm1, 0x19                                 ;   254.7 p1      39 v[3]
        psrlq mm6, 6                                    ;   252.7 p1      39 v[3]
        pxor mm6, mm7                                   ;   254.7 p1      39 v[3]
        psrlq mm6, 0x1c                                 ;   256.7 p1      39 v[3]
        pxor mm1, mm6                                   ;   258.7 p1      39 v[3]
        movq mm6, [ebp + 160]                           ;   177.3 p2      44 v[3]
        movq [ebp - 56], mm7                            ;   211.7 p0+p3   55 v[4] spill
        movq mm4, [ebp + 160]                           ;   180.7 p2      44 v[3]
        pxor mm4, mm7                                   ;   256.7 p1      44 v[3]
        movq mm7, [ebp + 152]                           ;   211.7 p2      44 v[3]
        pand mm7, mm4                                   ;   258.7 p1      44 v[3]
        pxor mm6, mm7                                   ;   260.7 p1      44 v[3]
        paddq mm0, mm3                                  ;   259.7 p1      54 v[7]
        paddq mm3, mm6                                  ;   262.7 p1      55 v[3]
        paddq mm3, mm1                                  ;   264.7 p1      55 v[3]
        movq [ebp + 152], mm4                           ;   258.7 p0+p3   44 v[3] spill
        movq mm7, [ebp + 16]                            ;   190.0 p2      42 w[4]
        movq mm4, [ebp + 16]                            ;   191.0 p2      42 w[4]
        psllq mm4, 0x2a                                 ;   262.7 p1      42 w[4]
        pxor mm7, mm4                                   ;   264.7 p1      42 w[4]
        movq mm1, [ebp + 16]                            ;   192.0 p2      42 w[4]
        movq mm6, [ebp + 16]                            ;   193.0 p2      42 w[4]
        psllq mm7, 3                                    ;   266.7 p1      42 w[4]
        movq mm4, [ebp + 16]                            ;   194.0 p2      42 w[4]
        psrlq mm4, 0x2a                                 ;   265.7 p1      42 w[4]
        pxor mm6, mm4                                   ;   267.7 p1      42 w[4]
        psrlq mm6, 0xd                                  ;   269.7 p1      42 w[4]
        movq mm4, [ebp + 24]                            ;   195.0 p2      41 w[4]
        psllq mm4, 7                                    ;   268.7 p1      41 w[4]
        pxor mm1, mm6                                   ;   271.7 p1      42 w[4]
        movq mm6, [ebp + 24]                            ;   196.0 p2      41 w[4] reload
        pxor mm4, mm6                                   ;   270.7 p1      41 w[4]
        psllq mm4, 0x38                                 ;   272.7 p1      41 w[4]
        psrlq mm1, 6                                    ;   273.7 p1      42 w[4]
        pxor mm7, mm1                                   ;   275.7 p1      42 w[4]
        paddq mm7, [ebp + 32]                           ;   277.7 p2+p1   68 w[4]
        paddq mm7, [ebp + 88]                           ;   279.7 p2+p1   68 w[4]
        movq mm1, [ebp + 24]                            ;   201.7 p2      41 w[4]
        psrlq mm1, 1                                    ;   276.7 p1      41 w[4]
        pxor mm1, mm6                                   ;   278.7 p1      41 w[4]
        psrlq mm1, 6                                    ;   280.7 p1      41 w[4]
        pxor mm1, mm6                                   ;   282.7 p1      41 w[4]
        psrlq mm1, 1                                    ;   284.7 p1      41 w[4]
        pxor mm4, mm1                                   ;   286.7 p1      41 w[4]
        movq mm1, mm0                                   ;   261.7 p0      40 t1 copy
        psllq mm1, 4                                    ;   282.7 p1      40 t1
        pxor mm1, mm0                                   ;   284.7 p1      40 t1
        paddq mm7, mm4                                  ;   288.7 p1      68 w[4]
        movq mm4, mm0                                   ;   261.7 p0      40 t1 copy
        psllq mm1, 0x17                                 ;   286.7 p1      40 t1
        pxor mm4, mm1                                   ;   288.7 p1      40 t1
        psllq mm4, 0x17                                 ;   290.7 p1      40 t1
        movq mm1, mm0                                   ;   261.7 p0      40 t1 copy
        psrlq mm1, 0x17                                 ;   288.7 p1      40 t1
        pxor mm1, mm0                                   ;   290.7 p1      40 t1
        psrlq mm1, 4                                    ;   292.7 p1      40 t1
        pxor mm1, mm0                                   ;   294.7 p1      40 t1
        movq [ebp + 32], mm7                            ;   290.7 p0+p3   68 w[4] spill
        psrlq mm1, 0xe                                  ;   296.7 p1      40 t1
        pxor mm4, mm1                                   ;   298.7 p1      40 t1
        movq mm1, [ebp + 168]                           ;   216.7 p2      53 t1
        movq mm7, mm5                                   ;   217.0 p0      43 t1 copy
        pxor mm7, mm2                                   ;   294.7 p1      43 t1
        paddq mm1, mm6                                  ;   295.7 p1      53 t1
        movq mm6, mm5                                   ;   219.7 p0      43 t1 copy
        pand mm7, mm0                                   ;   296.7 p1      43 t1
        pxor mm6, mm7                                   ;   298.7 p1      43 t1
        movq [ebp + 168], mm5                           ;   224.0 p0+p3   54 v[1] spill
        movq mm5, [ebp + 144]                           ;   225.7 p2      54 v[6]
        movq [ebp + 144], mm3                           ;   266.7 p0+p3   55 v[3] spill
        movq mm7, mm3                                   ;   266.7 p0      39 v[2] copy
        paddq mm1, [esi + 40]                           ;   298.7 p2+p1   53 t1
        paddq mm1, mm4                                  ;   300.7 p1      53 t1
        movq mm4, mm3                                   ;   266.7 p0      39 v[2] copy
        psllq mm4, 6                                    ;   300.7 p1      39 v[2]
        paddq mm1, mm6                                  ;   302.7 p1      53 t1
        movq mm6, mm3                                   ;   266.7 p0      39 v[2] copy
        pxor mm6, mm4                                   ;   302.7 p1      39 v[2]
        psllq mm6, 5                                    ;   304.7 p1      39 v[2]
        pxor mm7, mm6                                   ;   306.7 p1      39 v[2]
        movq mm6, mm3                                   ;   266.7 p0      39 v[2] copy
        psrlq mm6, 5                                    ;   305.7 p1      39 v[2]
        pxor mm6, mm3                                   ;   307.7 p1      39 v[2]
        movq mm4, [ebp - 56]                            ;   235.3 p2      44 v[2]
        pxor mm4, mm3                                   ;   307.7 p1      44 v[2]
        psrlq mm6, 6                                    ;   309.7 p1      39 v[2]
        pxor mm6, mm3                                   ;   311.7 p1      39 v[2]
        movq mm3, [ebp + 152]                           ;   266.7 p2      44 v[2]
        paddq mm5, mm1                                  ;   310.7 p1      54 v[6]
        psllq mm7, 0x19                                 ;   311.7 p1      39 v[2]
        pand mm3, mm4                                   ;   312.7 p1      44 v[2]
        psrlq mm6, 0x1c                                 ;   313.7 p1      39 v[2]
        pxor mm7, mm6                                   ;   315.7 p1      39 v[2]
        movq mm6, [ebp - 56]                            ;   245.7 p2      44 v[2]
        pxor mm6, mm3                                   ;   315.7 p1      44 v[2]
        paddq mm1, mm6                                  ;   317.7 p1      55 v[2]
        paddq mm1, mm7                                  ;   319.7 p1      55 v[2]
        movq [ebp + 152], mm4                           ;   309.7 p0+p3   44 v[2] spill
        movq mm4, [ebp - 40]                            ;   247.7 p2      42 w[5]
        psllq mm4, 0x2a                                 ;   318.7 p1      42 w[5]
        movq mm3, [ebp - 40]                            ;   248.7 p2      42 w[5]
        pxor mm3, mm4                                   ;   320.7 p1      42 w[5]
        movq mm4, [ebp - 40]                            ;   249.7 p2      42 w[5]
        psrlq mm4, 0x2a                                 ;   320.7 p1      42 w[5]
        psllq mm3, 3                                    ;   322.7 p1      42 w[5]
        movq mm6, [ebp - 40]                            ;   250.7 p2      42 w[5]
        pxor mm6, mm4                                   ;   322.7 p1      42 w[5]
        movq mm7, [ebp - 40]                            ;   251.7 p2      42 w[5]
        psrlq mm6, 0xd                                  ;   324.7 p1      42 w[5]
        pxor mm7, mm6                                   ;   326.7 p1      42 w[5]
        psrlq mm7, 6                                    ;   328.7 p1      42 w[5]
        pxor mm3, mm7                                   ;   330.7 p1      42 w[5]
        movq mm4, [ebp - 24]                            ;   252.7 p2      41 w[5]
        psllq mm4, 7                                    ;   327.7 p1      41 w[5]
        movq mm7, [ebp - 24]                            ;   253.7 p2      41 w[5] reload
        pxor mm4, mm7                                   ;   329.7 p1      41 w[5]
        psllq mm4, 0x38                                 ;   331.7 p1      41 w[5]
        movq mm6, [ebp - 24]                            ;   256.7 p2      41 w[5]
        psrlq mm6, 1                                    ;   330.7 p1      41 w[5]
        pxor mm6, mm7                                   ;   332.7 p1      41 w[5]
        psrlq mm6, 6                                    ;   334.7 p1      41 w[5]
        pxor mm6, mm7                                   ;   336.7 p1      41 w[5]
        psrlq mm6, 1                                    ;   338.7 p1      41 w[5]
        pxor mm4, mm6                                   ;   340.7 p1      41 w[5]
        movq mm6, mm5                                   ;   312.7 p0      40 t1 copy
        psllq mm6, 4                                    ;   336.7 p1      40 t1
        paddq mm3, [ebp + 24]                           ;   337.7 p2+p1   68 w[5]
        paddq mm3, [ebp + 104]                          ;   339.7 p2+p1   68 w[5]
        pxor mm6, mm5                                   ;   339.7 p1      40 t1
        psllq mm6, 0x17                                 ;   341.7 p1      40 t1
        paddq mm3, mm4                                  ;   342.7 p1      68 w[5]
        movq [ebp + 24], mm3                            ;   344.7 p0+p3   68 w[5] spill
        movq mm3, mm2                                   ;   268.0 p0      43 t1 copy
        pxor mm3, mm0                                   ;   342.7 p1      43 t1
        movq mm4, mm5                                   ;   312.7 p0      40 t1 copy
        pxor mm4, mm6                                   ;   343.7 p1      40 t1
        movq mm6, mm5                                   ;   312.7 p0      40 t1 copy
        psrlq mm6, 0x17                                 ;   344.7 p1      40 t1
        pxor mm6, mm5                                   ;   346.7 p1      40 t1
        psrlq mm6, 4                                    ;   348.7 p1      40 t1
        pxor mm6, mm5                                   ;   350.7 p1      40 t1
        psrlq mm6, 0xe                                  ;   352.7 p1      40 t1
        psllq mm4, 0x17                                 ;   349.7 p1      40 t1
        pxor mm4, mm6                                   ;   354.7 p1      40 t1
        pand mm3, mm5                                   ;   351.7 p1      43 t1
        movq mm6, [ebp + 168]                           ;   273.7 p2      53 t1
        paddq mm6, mm7                                  ;   352.7 p1      53 t1
        movq mm7, mm2                                   ;   274.3 p0      43 t1 copy
        pxor mm7, mm3                                   ;   353.7 p1      43 t1
        movq mm3, mm1                                   ;   321.7 p0      39 v[1] copy
        paddq mm6, [esi + 48]                           ;   354.7 p2+p1   53 t1
        paddq mm6, mm4                                  ;   356.7 p1      53 t1
        paddq mm6, mm7                                  ;   358.7 p1      53 t1
        movq mm4, mm1                                   ;   321.7 p0      39 v[1] copy
        psllq mm3, 6                                    ;   357.7 p1      39 v[1]
        pxor mm4, mm3                                   ;   359.7 p1      39 v[1]
        movq [ebp + 168], mm2                           ;   283.0 p0+p3   54 v[0] spill
        movq mm2, [ebp + 160]                           ;   284.7 p2      54 v[5]
        movq [ebp + 160], mm1                           ;   321.7 p0+p3   55 v[2] spill
        psllq mm4, 5                                    ;   361.7 p1      39 v[1]
        movq mm7, mm1                                   ;   321.7 p0      39 v[1] copy
        pxor mm7, mm4                                   ;   363.7 p1      39 v[1]
        psllq mm7, 0x19                                 ;   365.7 p1      39 v[1]
        movq mm4, mm1                                   ;   321.7 p0      39 v[1] copy
        paddq mm2, mm6                                  ;   362.7 p1      54 v[5]
        psrlq mm4, 5                                    ;   363.7 p1      39 v[1]
        pxor mm4, mm1                                   ;   365.7 p1      39 v[1]
        psrlq mm4, 6                                    ;   367.7 p1      39 v[1]
        pxor mm4, mm1                                   ;   369.7 p1      39 v[1]
        psrlq mm4, 0x1c                                 ;   371.7 p1      39 v[1]
        pxor mm7, mm4                                   ;   373.7 p1      39 v[1]
        movq mm4, [ebp + 144]                           ;   296.7 p2      44 v[1]
        movq mm3, [ebp + 144]                           ;   298.7 p2      44 v[1]
        pxor mm3, mm1                                   ;   369.7 p1      44 v[1]
        movq mm1, [ebp + 152]                           ;   317.7 p2      44 v[1]
        pand mm1, mm3                                   ;   371.7 p1      44 v[1]
        movq [ebp + 152], mm3                           ;   371.7 p0+p3   44 v[1] spill
        pxor mm4, mm1                                   ;   373.7 p1      44 v[1]
        movq mm1, [ebp + 32]                            ;   302.0 p2      42 w[6]
        movq mm3, [ebp + 32]                            ;   303.0 p2      42 w[6]
        psllq mm3, 0x2a                                 ;   372.7 p1      42 w[6]
        pxor mm1, mm3                                   ;   374.7 p1      42 w[6]
        movq mm3, [ebp + 32]                            ;   304.0 p2      42 w[6]
        psrlq mm3, 0x2a                                 ;   374.7 p1      42 w[6]
        paddq mm6, mm4                                  ;   375.7 p1      55 v[1]
        movq mm4, [ebp + 32]                            ;   305.0 p2      42 w[6]
        pxor mm4, mm3                                   ;   376.7 p1      42 w[6]
        movq mm3, [ebp + 112]                           ;   306.0 p2      41 w[6]
        psrlq mm4, 0xd                                  ;   378.7 p1      42 w[6]
        paddq mm6, mm7                                  ;   378.7 p1      55 v[1]
        movq mm7, [ebp + 32]                            ;   307.0 p2      42 w[6]
        psllq mm1, 3                                    ;   379.7 p1      42 w[6]
        pxor mm7, mm4                                   ;   380.7 p1      42 w[6]
        psllq mm3, 7                                    ;   381.7 p1      41 w[6]
        psrlq mm7, 6                                    ;   382.7 p1      42 w[6]
        pxor mm1, mm7                                   ;   384.7 p1      42 w[6]
        movq mm7, [ebp + 112]                           ;   308.0 p2      41 w[6] reload
        pxor mm3, mm7                                   ;   384.7 p1      41 w[6]
        psllq mm3, 0x38                                 ;   386.7 p1      41 w[6]
        movq mm4, [ebp + 112]                           ;   309.3 p2      41 w[6]
        psrlq mm4, 1                                    ;   386.7 p1      41 w[6]
        pxor mm4, mm7                                   ;   388.7 p1      41 w[6]
        psrlq mm4, 6                                    ;   390.7 p1      41 w[6]
        pxor mm4, mm7                                   ;   392.7 p1      41 w[6]
        psrlq mm4, 1                                    ;   394.7 p1      41 w[6]
        pxor mm3, mm4                                   ;   396.7 p1      41 w[6]
        movq mm4, mm2                                   ;   364.7 p0      40 t1 copy
        paddq mm1, [ebp - 24]                           ;   392.7 p2+p1   68 w[6]
        paddq mm1, [ebp + 128]                          ;   394.7 p2+p1   68 w[6]
        paddq mm1, mm3                                  ;   398.7 p1      68 w[6]
        movq mm3, mm2                                   ;   364.7 p0      40 t1 copy
        psllq mm4, 4                                    ;   395.7 p1      40 t1
        pxor mm4, mm2                                   ;   397.7 p1      40 t1
        psllq mm4, 0x17                                 ;   399.7 p1      40 t1
        pxor mm3, mm4                                   ;   401.7 p1      40 t1
        movq mm4, mm2                                   ;   364.7 p0      40 t1 copy
        psrlq mm4, 0x17                                 ;   399.7 p1      40 t1
        pxor mm4, mm2                                   ;   401.7 p1      40 t1
        psrlq mm4, 4                                    ;   403.7 p1      40 t1
        pxor mm4, mm2                                   ;   405.7 p1      40 t1
        psrlq mm4, 0xe                                  ;   407.7 p1      40 t1
        movq [ebp - 24], mm1                            ;   400.7 p0+p3   68 w[6] spill
        psllq mm3, 0x17                                 ;   404.7 p1      40 t1
        movq mm1, mm0                                   ;   325.7 p0      43 t1 copy
        pxor mm1, mm5                                   ;   405.7 p1      43 t1
        pand mm1, mm2                                   ;   407.7 p1      43 t1
        pxor mm3, mm4                                   ;   409.7 p1      40 t1
        movq mm4, [ebp + 168]                           ;   332.7 p2      53 t1
        paddq mm4, mm7                                  ;   408.7 p1      53 t1
        movq mm7, mm0                                   ;   333.3 p0      43 t1 copy
        pxor mm7, mm1                                   ;   409.7 p1      43 t1
        movq mm1, mm6                                   ;   380.7 p0      39 v[0] copy
        movq [ebp + 168], mm0                           ;   335.3 p0+p3   54 v[7] spill
        movq mm0, [ebp - 56]                            ;   335.0 p2      54 v[4]
        paddq mm4, [esi + 56]                           ;   410.7 p2+p1   53 t1
        psllq mm1, 6                                    ;   411.7 p1      39 v[0]
        paddq mm4, mm3                                  ;   412.7 p1      53 t1
        paddq mm4, mm7                                  ;   414.7 p1      53 t1
        movq mm3, mm6                                   ;   380.7 p0      39 v[0] copy
        paddq mm0, mm4                                  ;   416.7 p1      54 v[4]
        movq mm7, mm6                                   ;   380.7 p0      39 v[0] copy
        pxor mm3, mm1                                   ;   415.7 p1      39 v[0]
        psllq mm3, 5                                    ;   417.7 p1      39 v[0]
        pxor mm7, mm3                                   ;   419.7 p1      39 v[0]
        movq mm3, mm6                                   ;   380.7 p0      39 v[0] copy
        psrlq mm3, 5                                    ;   418.7 p1      39 v[0]
        pxor mm3, mm6                                   ;   420.7 p1      39 v[0]
        psrlq mm3, 6                                    ;   422.7 p1      39 v[0]
        pxor mm3, mm6                                   ;   424.7 p1      39 v[0]
        movq mm1, [ebp + 160]                           ;   353.3 p2      44 v[0]
        pxor mm1, mm6                                   ;   422.7 p1      44 v[0]
        movq [ebp - 56], mm6                            ;   380.7 p0+p3   55 v[1] spill
        movq mm6, [ebp + 152]                           ;   379.7 p2      44 v[0]
        psrlq mm3, 0x1c                                 ;   426.7 p1      39 v[0]
        psllq mm7, 0x19                                 ;   424.7 p1      39 v[0]
        pxor mm7, mm3                                   ;   428.7 p1      39 v[0]
        movq mm3, [ebp + 160]                           ;   356.0 p2      44 v[0]
        movq [ebp + 152], mm1                           ;   424.7 p0+p3   44 v[0] spill
        pand mm6, mm1                                   ;   426.7 p1      44 v[0]
        pxor mm3, mm6                                   ;   428.7 p1      44 v[0]
        movq mm6, [ebp + 24]                            ;   357.7 p2      42 w[7]
        movq mm1, [ebp + 24]                            ;   358.7 p2      42 w[7]
        psllq mm1, 0x2a                                 ;   428.7 p1      42 w[7]
        pxor mm6, mm1                                   ;   430.7 p1      42 w[7]
        movq mm1, [ebp + 24]                            ;   359.7 p2      42 w[7]
        psrlq mm1, 0x2a                                 ;   430.7 p1      42 w[7]
        psllq mm6, 3                                    ;   432.7 p1      42 w[7]
        paddq mm4, mm3                                  ;   432.7 p1      55 v[0]
        movq mm3, [ebp + 24]                            ;   360.7 p2      42 w[7]
        paddq mm4, mm7                                  ;   434.7 p1      55 v[0]
        movq mm7, [ebp + 24]                            ;   361.7 p2      42 w[7]
        pxor mm3, mm1                                   ;   434.7 p1      42 w[7]
        psrlq mm3, 0xd                                  ;   436.7 p1      42 w[7]
        pxor mm7, mm3                                   ;   438.7 p1      42 w[7]
        psrlq mm7, 6                                    ;   440.7 p1      42 w[7]
        movq mm1, [ebp + 136]                           ;   363.0 p2      41 w[7]
        psllq mm1, 7                                    ;   438.7 p1      41 w[7]
        pxor mm1, [ebp + 136]                           ;   440.7 p2+p1   41 w[7]
        pxor mm6, mm7                                   ;   442.7 p1      42 w[7]
        movq mm3, [ebp + 136]                           ;   367.7 p2      41 w[7]
        psrlq mm3, 1                                    ;   441.7 p1      41 w[7]
        pxor mm3, [ebp + 136]                           ;   443.7 p2+p1   41 w[7]
        psrlq mm3, 6                                    ;   445.7 p1      41 w[7]
        pxor mm3, [ebp + 136]                           ;   447.7 p2+p1   41 w[7]
        psrlq mm3, 1                                    ;   449.7 p1      41 w[7]
        psllq mm1, 0x38                                 ;   446.7 p1      41 w[7]
        pxor mm1, mm3                                   ;   451.7 p1      41 w[7]
        movq mm3, mm0                                   ;   418.7 p0      40 t1 copy
        movq mm7, [ebp - 48]                            ;   376.7 p2      68 w[7]
        paddq mm7, [ebp + 112]                          ;   448.7 p2+p1   68 w[7]
        paddq mm7, mm6                                  ;   450.7 p1      68 w[7]
        movq mm6, mm0                                   ;   418.7 p0      40 t1 copy
        psllq mm6, 4                                    ;   450.7 p1      40 t1
        pxor mm3, mm6                                   ;   452.7 p1      40 t1
        movq mm6, mm0                                   ;   418.7 p0      40 t1 copy
        psrlq mm6, 0x17                                 ;   452.7 p1      40 t1
        psllq mm3, 0x17                                 ;   454.7 p1      40 t1
        paddq mm7, mm1                                  ;   454.7 p1      68 w[7]
        movq mm1, mm0                                   ;   418.7 p0      40 t1 copy
        movq [ebp + 112], mm7                           ;   456.7 p0+p3   68 w[7] spill
        movq mm7, mm5                                   ;   384.3 p0      43 t1 copy
        pxor mm6, mm0                                   ;   455.7 p1      40 t1
        pxor mm1, mm3                                   ;   456.7 p1      40 t1
        movq mm3, mm5                                   ;   385.3 p0      43 t1 copy
        pxor mm3, mm2                                   ;   457.7 p1      43 t1
        pand mm3, mm0                                   ;   459.7 p1      43 t1
        pxor mm7, mm3                                   ;   461.7 p1      43 t1
        psrlq mm6, 4                                    ;   460.7 p1      40 t1
        pxor mm6, mm0                                   ;   462.7 p1      40 t1
        psrlq mm6, 0xe                                  ;   464.7 p1      40 t1
        psllq mm1, 0x17                                 ;   463.7 p1      40 t1
        pxor mm1, mm6                                   ;   466.7 p1      40 t1
        movq mm6, [ebp + 168]                           ;   388.7 p2      53 t1
        movq mm3, mm4                                   ;   436.7 p0      39 v[7] copy
        paddq mm6, [esi + 64]                           ;   465.7 p2+p1   53 t1
        paddq mm6, [ebp + 136]                          ;   467.7 p2+p1   53 t1
        paddq mm6, mm1                                  ;   469.7 p1      53 t1
        movq mm1, mm4                                   ;   436.7 p0      39 v[7] copy
        psllq mm1, 6                                    ;   468.7 p1      39 v[7]
        pxor mm3, mm1                                   ;   470.7 p1      39 v[7]
        psllq mm3, 5                                    ;   472.7 p1      39 v[7]
        paddq mm6, mm7                                  ;   471.7 p1      53 t1
        movq mm7, mm4                                   ;   436.7 p0      39 v[7] copy
        pxor mm7, mm3                                   ;   474.7 p1      39 v[7]
        movq mm3, mm4                                   ;   436.7 p0      39 v[7] copy
        psrlq mm3, 5                                    ;   473.7 p1      39 v[7]
        pxor mm3, mm4                                   ;   475.7 p1      39 v[7]
        psrlq mm3, 6                                    ;   477.7 p1      39 v[7]
        pxor mm3, mm4                                   ;   479.7 p1      39 v[7]
        psllq mm7, 0x19                                 ;   477.7 p1      39 v[7]
        psrlq mm3, 0x1c                                 ;   481.7 p1      39 v[7]
        pxor mm7, mm3                                   ;   483.7 p1      39 v[7]
        movq mm1, [ebp - 56]                            ;   405.7 p2      44 v[7]
        pxor mm1, mm4                                   ;   480.7 p1      44 v[7]
        movq mm3, [ebp + 152]                           ;   432.7 p2      44 v[7]
        movq [ebp + 176], mm5                           ;   410.0 p0+p3   54 v[6] spill
        movq mm5, [ebp + 144]                           ;   410.7 p2      54 v[3]
        movq [ebp + 144], mm4                           ;   436.7 p0+p3   55 v[0] spill
        movq mm4, [ebp - 24]                            ;   411.7 p2      42 w[8]
        paddq mm5, mm6                                  ;   481.7 p1      54 v[3]
        movq [ebp + 152], mm1                           ;   482.7 p0+p3   44 v[7] spill
        psllq mm4, 0x2a                                 ;   482.7 p1      42 w[8]
        pand mm3, mm1                                   ;   483.7 p1      44 v[7]
        movq mm1, [ebp - 56]                            ;   413.7 p2      44 v[7]
        pxor mm1, mm3                                   ;   485.7 p1      44 v[7]
        paddq mm6, mm1                                  ;   487.7 p1      55 v[7]
        movq mm3, [ebp - 24]                            ;   414.7 p2      42 w[8]
        movq mm1, [ebp - 24]                            ;   415.7 p2      42 w[8]
        pxor mm3, mm4                                   ;   486.7 p1      42 w[8]
        movq mm4, [ebp - 24]                            ;   416.7 p2      42 w[8]
        psrlq mm4, 0x2a                                 ;   487.7 p1      42 w[8]
        pxor mm1, mm4                                   ;   489.7 p1      42 w[8]
        paddq mm6, mm7                                  ;   489.7 p1      55 v[7]
        movq mm7, [ebp - 24]                            ;   418.7 p2      42 w[8]
        psrlq mm1, 0xd                                  ;   491.7 p1      42 w[8]
        pxor mm7, mm1                                   ;   493.7 p1      42 w[8]
        movq mm1, [ebp - 16]                            ;   419.7 p2      41 w[8]
        movq mm4, [ebp - 16]                            ;   421.7 p2      41 w[8]
        psllq mm1, 7                                    ;   492.7 p1      41 w[8]
        pxor mm1, [ebp - 16]                            ;   494.7 p2+p1   41 w[8]
        psrlq mm4, 1                                    ;   494.7 p1      41 w[8]
        pxor mm4, [ebp - 16]                            ;   496.7 p2+p1   41 w[8]
        psrlq mm4, 6                                    ;   498.7 p1      41 w[8]
        pxor mm4, [ebp - 16]                            ;   500.7 p2+p1   41 w[8]
        psrlq mm4, 1                                    ;   502.7 p1      41 w[8]
        psllq mm3, 3                                    ;   499.7 p1      42 w[8]
        psrlq mm7, 6                                    ;   500.7 p1      42 w[8]
        pxor mm3, mm7                                   ;   502.7 p1      42 w[8]
        movq mm7, [ebp - 32]                            ;   431.0 p2      68 w[8]
        paddq mm7, [ebp + 136]                          ;   502.7 p2+p1   68 w[8]
        paddq mm7, mm3                                  ;   504.7 p1      68 w[8]
        movq mm3, mm5                                   ;   483.7 p0      40 t1 copy
        psllq mm3, 4                                    ;   504.7 p1      40 t1
        psllq mm1, 0x38                                 ;   505.7 p1      41 w[8]
        pxor mm1, mm4                                   ;   507.7 p1      41 w[8]
        movq mm4, mm5                                   ;   483.7 p0      40 t1 copy
        pxor mm4, mm3                                   ;   507.7 p1      40 t1
        movq mm3, mm5                                   ;   483.7 p0      40 t1 copy
        psrlq mm3, 0x17                                 ;   508.7 p1      40 t1
        pxor mm3, mm5                                   ;   510.7 p1      40 t1
        psrlq mm3, 4                                    ;   512.7 p1      40 t1
        pxor mm3, mm5                                   ;   514.7 p1      40 t1
        psllq mm4, 0x17                                 ;   512.7 p1      40 t1
        paddq mm7, mm1                                  ;   513.7 p1      68 w[8]
        movq mm1, mm5                                   ;   483.7 p0      40 t1 copy
        pxor mm1, mm4                                   ;   514.7 p1      40 t1
        movq mm4, mm2                                   ;   442.7 p0      43 t1 copy
        pxor mm4, mm0                                   ;   515.7 p1      43 t1
        movq [ebp + 136], mm7                           ;   515.7 p0+p3   68 w[8] spill
        pand mm4, mm5                                   ;   517.7 p1      43 t1
        psllq mm1, 0x17                                 ;   517.7 p1      40 t1
        movq mm7, mm2                                   ;   445.0 p0      43 t1 copy
        pxor mm7, mm4                                   ;   519.7 p1      43 t1
        movq [ebp + 184], mm6                           ;   491.7 p0+p3   55 v[7] spill
        psrlq mm3, 0xe                                  ;   519.7 p1      40 t1
        pxor mm1, mm3                                   ;   521.7 p1      40 t1
        movq mm3, [ebp + 176]                           ;   450.0 p2      53 t1
        movq mm4, [ebp + 160]                           ;   451.7 p2      54 v[2]
        movq [ebp + 160], mm2                           ;   452.0 p0+p3   54 v[5] spill
        movq mm2, mm6                                   ;   491.7 p0      39 v[6] copy
        psrlq mm2, 5                                    ;   521.7 p1      39 v[6]
        pxor mm2, mm6                                   ;   523.7 p1      39 v[6]
        psrlq mm2, 6                                    ;   525.7 p1      39 v[6]
        pxor mm2, mm6                                   ;   527.7 p1      39 v[6]
        psrlq mm2, 0x1c                                 ;   529.7 p1      39 v[6]
        paddq mm3, [esi + 72]                           ;   526.7 p2+p1   53 t1
        paddq mm3, [ebp - 16]                           ;   528.7 p2+p1   53 t1
        paddq mm3, mm1                                  ;   530.7 p1      53 t1
        movq mm1, mm6                                   ;   491.7 p0      39 v[6] copy
        psllq mm1, 6                                    ;   529.7 p1      39 v[6]
        paddq mm3, mm7                                  ;   532.7 p1      53 t1
        movq mm7, mm6                                   ;   491.7 p0      39 v[6] copy
        pxor mm7, mm1                                   ;   531.7 p1      39 v[6]
        movq mm1, mm6                                   ;   491.7 p0      39 v[6] copy
        psllq mm7, 5                                    ;   533.7 p1      39 v[6]
        pxor mm1, mm7                                   ;   535.7 p1      39 v[6]
        psllq mm1, 0x19                                 ;   537.7 p1      39 v[6]
        pxor mm1, mm2                                   ;   539.7 p1      39 v[6]
        movq mm7, [ebp + 144]                           ;   467.3 p2      44 v[6]
        pxor mm7, mm6                                   ;   536.7 p1      44 v[6]
        movq mm2, [ebp + 152]                           ;   490.7 p2      44 v[6]
        movq [ebp + 152], mm7                           ;   538.7 p0+p3   44 v[6] spill
        pand mm2, mm7                                   ;   538.7 p1      44 v[6]
        paddq mm4, mm3                                  ;   538.7 p1      54 v[2]
        movq mm6, [ebp + 112]                           ;   469.7 p2      42 w[9]
        psllq mm6, 0x2a                                 ;   539.7 p1      42 w[9]
        movq mm7, [ebp + 144]                           ;   470.7 p2      44 v[6]
        pxor mm7, mm2                                   ;   540.7 p1      44 v[6]
        movq mm2, [ebp + 112]                           ;   471.7 p2      42 w[9]
        pxor mm2, mm6                                   ;   541.7 p1      42 w[9]
        paddq mm3, mm7                                  ;   542.7 p1      55 v[6]
        movq mm6, [ebp + 112]                           ;   472.7 p2      42 w[9]
        psrlq mm6, 0x2a                                 ;   543.7 p1      42 w[9]
        movq mm7, [ebp + 112]                           ;   474.7 p2      42 w[9]
        pxor mm7, mm6                                   ;   545.7 p1      42 w[9]
        psrlq mm7, 0xd                                  ;   547.7 p1      42 w[9]
        movq mm6, [ebp + 56]                            ;   476.7 p2      41 w[9]
        paddq mm3, mm1                                  ;   546.7 p1      55 v[6]
        movq mm1, [ebp + 112]                           ;   477.7 p2      42 w[9]
        psllq mm2, 3                                    ;   547.7 p1      42 w[9]
        pxor mm1, mm7                                   ;   549.7 p1      42 w[9]
        movq mm7, [ebp + 16]                            ;   481.7 p2      68 w[9]
        psllq mm6, 7                                    ;   549.7 p1      41 w[9]
        paddq mm7, [ebp - 16]                           ;   550.7 p2+p1   68 w[9]
        psrlq mm1, 6                                    ;   551.7 p1      42 w[9]
        pxor mm2, mm1                                   ;   553.7 p1      42 w[9]
        movq mm1, [ebp + 56]                            ;   486.3 p2      68 w[1] reload
        movq [ebp + 192], mm3                           ;   548.7 p0+p3   55 v[6] spill
        movq mm3, mm1                                   ;   493.3 p0      41 w[9] copy
        psrlq mm3, 1                                    ;   553.7 p1      41 w[9]
        pxor mm3, mm1                                   ;   555.7 p1      41 w[9]
        psrlq mm3, 6                                    ;   557.7 p1      41 w[9]
        pxor mm3, mm1                                   ;   559.7 p1      41 w[9]
        pxor mm6, mm1                                   ;   557.7 p1      41 w[9]
        psllq mm6, 0x38                                 ;   559.7 p1      41 w[9]
        paddq mm7, mm2                                  ;   559.7 p1      68 w[9]
        psrlq mm3, 1                                    ;   561.7 p1      41 w[9]
        pxor mm6, mm3                                   ;   563.7 p1      41 w[9]
        movq mm3, mm4                                   ;   540.7 p0      40 t1 copy
        movq mm2, mm4                                   ;   540.7 p0      40 t1 copy
        psllq mm2, 4                                    ;   562.7 p1      40 t1
        pxor mm3, mm2                                   ;   564.7 p1      40 t1
        movq mm2, mm4                                   ;   540.7 p0      40 t1 copy
        paddq mm7, mm6                                  ;   565.7 p1      68 w[9]
        psllq mm3, 0x17                                 ;   566.7 p1      40 t1
        pxor mm2, mm3                                   ;   568.7 p1      40 t1
        psllq mm2, 0x17                                 ;   570.7 p1      40 t1
        movq mm6, mm4                                   ;   540.7 p0      40 t1 copy
        movq [ebp - 16], mm7                            ;   567.7 p0+p3   68 w[9] spill
        movq mm3, mm0                                   ;   497.3 p0      43 t1 copy
        pxor mm3, mm5                                   ;   568.7 p1      43 t1
        movq [ebp + 200], mm5                           ;   498.3 p0+p3   54 v[3] spill
        pand mm3, mm4                                   ;   570.7 p1      43 t1
        movq mm5, [ebp + 152]                           ;   546.7 p2      44 v[5]
        movq [ebp + 152], mm4                           ;   540.7 p0+p3   54 v[2] spill
        movq mm7, [ebp + 192]                           ;   556.7 p2      39 v[5]
        psrlq mm6, 0x17                                 ;   570.7 p1      40 t1
        pxor mm6, mm4                                   ;   572.7 p1      40 t1
        psrlq mm6, 4                                    ;   574.7 p1      40 t1
        pxor mm6, mm4                                   ;   576.7 p1      40 t1
        psrlq mm6, 0xe                                  ;   578.7 p1      40 t1
        pxor mm2, mm6                                   ;   580.7 p1      40 t1
        movq mm6, [ebp + 160]                           ;   506.0 p2      53 t1
        paddq mm6, mm1                                  ;   576.7 p1      53 t1
        movq [ebp + 160], mm0                           ;   506.7 p0+p3   54 v[4] spill
        movq mm1, mm0                                   ;   507.7 p0      43 t1 copy
        movq mm0, [ebp + 192]                           ;   556.7 p2      39 v[5]
        psllq mm0, 6                                    ;   577.7 p1      39 v[5]
        movq mm4, [ebp + 192]                           ;   556.7 p2      39 v[5]
        psrlq mm4, 5                                    ;   578.7 p1      39 v[5]
        pxor mm7, mm4                                   ;   580.7 p1      39 v[5]
        psrlq mm7, 6                                    ;   582.7 p1      39 v[5]
        pxor mm1, mm3                                   ;   581.7 p1      43 t1
        movq mm3, [ebp - 56]                            ;   512.7 p2      54 v[1]
        paddq mm6, [esi + 80]                           ;   582.7 p2+p1   53 t1
        paddq mm6, mm2                                  ;   584.7 p1      53 t1
        movq mm2, [ebp + 192]                           ;   556.7 p2      39 v[5]
        pxor mm2, mm0                                   ;   584.7 p1      39 v[5]
        movq mm0, [ebp + 192]                           ;   556.7 p2      39 v[5]
        pxor mm0, mm7                                   ;   585.7 p1      39 v[5]
        movq mm7, [ebp + 136]                           ;   523.7 p2      42 w[10]
        psllq mm2, 5                                    ;   586.7 p1      39 v[5]
        psrlq mm0, 0x1c                                 ;   587.7 p1      39 v[5]
        paddq mm6, mm1                                  ;   588.7 p1      53 t1
        paddq mm3, mm6                                  ;   590.7 p1      54 v[1]
        movq mm4, [ebp + 184]                           ;   525.0 p2      44 v[5]
        movq mm1, [ebp + 192]                           ;   556.7 p2      39 v[5]
        pxor mm1, mm2                                   ;   590.7 p1      39 v[5]
        movq mm2, [ebp + 192]                           ;   556.7 p2      44 v[5]
        psllq mm1, 0x19                                 ;   592.7 p1      39 v[5]
        pxor mm1, mm0                                   ;   594.7 p1      39 v[5]
        pxor mm2, [ebp + 184]                           ;   593.7 p2+p1   44 v[5]
        pand mm5, mm2                                   ;   595.7 p1      44 v[5]
        pxor mm4, mm5                                   ;   597.7 p1      44 v[5]
        paddq mm6, mm4                                  ;   599.7 p1      55 v[5]
        paddq mm6, mm1                                  ;   601.7 p1      55 v[5]
        movq mm1, [ebp + 136]                           ;   529.0 p2      42 w[10]
        psllq mm1, 0x2a                                 ;   598.7 p1      42 w[10]
        pxor mm7, mm1                                   ;   600.7 p1      42 w[10]
        movq mm1, [ebp + 136]                           ;   531.7 p2      42 w[10]
        psrlq mm1, 0x2a                                 ;   600.7 p1      42 w[10]
        movq mm0, [ebp + 136]                           ;   532.7 p2      42 w[10]
        pxor mm0, mm1                                   ;   602.7 p1      42 w[10]
        psrlq mm0, 0xd                                  ;   604.7 p1      42 w[10]
        psllq mm7, 3                                    ;   603.7 p1      42 w[10]
        movq mm5, [ebp + 136]                           ;   533.7 p2      42 w[10]
        pxor mm5, mm0                                   ;   606.7 p1      42 w[10]
        movq mm0, [ebp - 8]                             ;   534.7 p2      41 w[10]
        psrlq mm0, 1                                    ;   605.7 p1      41 w[10]
        movq mm4, [ebp - 8]                             ;   535.7 p2      41 w[10]
        movq mm1, [ebp - 8]                             ;   536.7 p2      41 w[10]
        psllq mm1, 7                                    ;   606.7 p1      41 w[10]
        pxor mm4, mm1                                   ;   608.7 p1      41 w[10]
        movq mm1, [ebp - 8]                             ;   539.7 p2      68 w[2] reload
        pxor mm0, mm1                                   ;   608.7 p1      41 w[10]
        psrlq mm0, 6                                    ;   610.7 p1      41 w[10]
        pxor mm0, mm1                                   ;   612.7 p1      41 w[10]
        psrlq mm0, 1                                    ;   614.7 p1      41 w[10]
        psllq mm4, 0x38                                 ;   612.7 p1      41 w[10]
        psrlq mm5, 6                                    ;   613.7 p1      42 w[10]
        pxor mm7, mm5                                   ;   615.7 p1      42 w[10]
        movq mm5, [ebp - 40]                            ;   547.7 p2      68 w[10]
        paddq mm5, [ebp + 56]                           ;   615.7 p2+p1   68 w[10]
        paddq mm5, mm7                                  ;   617.7 p1      68 w[10]
        movq mm7, mm3                                   ;   592.7 p0      40 t1 copy
        psllq mm7, 4                                    ;   617.7 p1      40 t1
        pxor mm4, mm0                                   ;   618.7 p1      41 w[10]
        movq mm0, mm3                                   ;   592.7 p0      40 t1 copy
        paddq mm5, mm4                                  ;   620.7 p1      68 w[10]
        pxor mm0, mm7                                   ;   620.7 p1      40 t1
        psllq mm0, 0x17                                 ;   622.7 p1      40 t1
        movq mm4, mm3                                   ;   592.7 p0      40 t1 copy
        pxor mm4, mm0                                   ;   624.7 p1      40 t1
        movq mm0, mm3                                   ;   592.7 p0      40 t1 copy
        psrlq mm0, 0x17                                 ;   623.7 p1      40 t1
        pxor mm0, mm3                                   ;   625.7 p1      40 t1
        psrlq mm0, 4                                    ;   627.7 p1      40 t1
        pxor mm0, mm3                                   ;   629.7 p1      40 t1
        psrlq mm0, 0xe                                  ;   631.7 p1      40 t1
        movq mm7, [ebp + 152]                           ;   554.0 p2      43 t1
        pxor mm7, [ebp + 200]                           ;   628.7 p2+p1   43 t1
        pand mm7, mm3                                   ;   630.7 p1      43 t1
        movq [ebp + 56], mm5                            ;   622.7 p0+p3   68 w[10] spill
        movq mm5, [ebp + 160]                           ;   556.7 p2      53 t1
        paddq mm5, mm1                                  ;   630.7 p1      53 t1
        paddq mm5, [esi + 88]                           ;   632.7 p2+p1   53 t1
        movq mm1, mm6                                   ;   603.7 p0      39 v[4] copy
        psrlq mm1, 5                                    ;   632.7 p1      39 v[4]
        pxor mm1, mm6                                   ;   634.7 p1      39 v[4]
        psllq mm4, 0x17                                 ;   634.7 p1      40 t1
        pxor mm4, mm0                                   ;   636.7 p1      40 t1
        movq mm0, [ebp + 200]                           ;   562.7 p2      43 t1
        pxor mm0, mm7                                   ;   636.7 p1      43 t1
        paddq mm5, mm4                                  ;   638.7 p1      53 t1
        movq mm4, mm6                                   ;   603.7 p0      39 v[4] copy
        paddq mm5, mm0                                  ;   640.7 p1      53 t1
        movq mm0, mm6                                   ;   603.7 p0      39 v[4] copy
        psllq mm4, 6                                    ;   639.7 p1      39 v[4]
        pxor mm0, mm4                                   ;   641.7 p1      39 v[4]
        movq mm4, mm6                                   ;   603.7 p0      39 v[4] copy
        psrlq mm1, 6                                    ;   641.7 p1      39 v[4]
        movq mm7, [ebp + 144]                           ;   570.7 p2      54 v[0]
        pxor mm1, mm6                                   ;   643.7 p1      39 v[4]
        psrlq mm1, 0x1c                                 ;   645.7 p1      39 v[4]
        psllq mm0, 5                                    ;   644.7 p1      39 v[4]
        pxor mm4, mm0                                   ;   646.7 p1      39 v[4]
        psllq mm4, 0x19                                 ;   648.7 p1      39 v[4]
        movq mm0, [ebp + 192]                           ;   576.7 p2      44 v[4]
        pxor mm0, mm6                                   ;   647.7 p1      44 v[4]
        pand mm2, mm0                                   ;   649.7 p1      44 v[4]
        movq [ebp + 144], mm0                           ;   649.7 p0+p3   44 v[4] spill
        paddq mm7, mm5                                  ;   649.7 p1      54 v[0]
        pxor mm4, mm1                                   ;   650.7 p1      39 v[4]
        movq mm1, [ebp + 192]                           ;   579.0 p2      44 v[4]
        pxor mm1, mm2                                   ;   651.7 p1      44 v[4]
        movq mm2, [ebp - 16]                            ;   580.0 p2      42 w[11]
        movq mm0, [ebp - 16]                            ;   581.0 p2      42 w[11]
        psllq mm0, 0x2a                                 ;   652.7 p1      42 w[11]
        pxor mm2, mm0                                   ;   654.7 p1      42 w[11]
        movq mm0, [ebp - 16]                            ;   582.7 p2      42 w[11]
        paddq mm5, mm1                                  ;   654.7 p1      55 v[4]
        movq mm1, [ebp - 16]                            ;   583.7 p2      42 w[11]
        paddq mm5, mm4                                  ;   656.7 p1      55 v[4]
        movq mm4, [ebp - 16]                            ;   584.7 p2      42 w[11]
        psrlq mm0, 0x2a                                 ;   656.7 p1      42 w[11]
        psllq mm2, 3                                    ;   657.7 p1      42 w[11]
        pxor mm1, mm0                                   ;   658.7 p1      42 w[11]
        psrlq mm1, 0xd                                  ;   660.7 p1      42 w[11]
        movq mm0, [ebp + 80]                            ;   585.7 p2      41 w[11]
        movq [ebp + 160], mm6                           ;   603.7 p0+p3   55 v[5] spill
        movq mm6, [ebp + 80]                            ;   586.7 p2      41 w[11] copy
        psrlq mm6, 1                                    ;   660.7 p1      41 w[11]
        pxor mm4, mm1                                   ;   662.7 p1      42 w[11]
        psrlq mm4, 6                                    ;   664.7 p1      42 w[11]
        movq mm1, [ebp + 32]                            ;   588.0 p2      68 w[11]
        paddq mm1, [ebp - 8]                            ;   663.7 p2+p1   68 w[11]
        psllq mm0, 7                                    ;   664.7 p1      41 w[11]
        pxor mm2, mm4                                   ;   666.7 p1      42 w[11]
        paddq mm1, mm2                                  ;   668.7 p1      68 w[11]
        movq mm4, [ebp + 80]                            ;   590.0 p2      68 w[3] reload
        pxor mm0, mm4                                   ;   667.7 p1      41 w[11]
        movq mm2, mm7                                   ;   651.7 p0      40 t1 copy
        psllq mm2, 4                                    ;   668.7 p1      40 t1
        pxor mm6, mm4                                   ;   669.7 p1      41 w[11]
        psrlq mm6, 6                                    ;   671.7 p1      41 w[11]
        pxor mm6, mm4                                   ;   673.7 p1      41 w[11]
        psrlq mm6, 1                                    ;   675.7 p1      41 w[11]
        psllq mm0, 0x38                                 ;   673.7 p1      41 w[11]
        pxor mm0, mm6                                   ;   677.7 p1      41 w[11]
        movq mm6, mm7                                   ;   651.7 p0      40 t1 copy
        pxor mm6, mm2                                   ;   675.7 p1      40 t1
        paddq mm1, mm0                                  ;   679.7 p1      68 w[11]
        movq mm0, [ebp + 152]                           ;   599.7 p2      43 t1
        pxor mm0, mm3                                   ;   677.7 p1      43 t1
        psllq mm6, 0x17                                 ;   678.7 p1      40 t1
        movq mm2, mm7                                   ;   651.7 p0      40 t1 copy
        pxor mm2, mm6                                   ;   680.7 p1      40 t1
        psllq mm2, 0x17                                 ;   682.7 p1      40 t1
        movq mm6, mm7                                   ;   651.7 p0      40 t1 copy
        psrlq mm6, 0x17                                 ;   681.7 p1      40 t1
        pxor mm6, mm7                                   ;   683.7 p1      40 t1
        psrlq mm6, 4                                    ;   685.7 p1      40 t1
        pxor mm6, mm7                                   ;   687.7 p1      40 t1
        psrlq mm6, 0xe                                  ;   689.7 p1      40 t1
        pxor mm2, mm6                                   ;   691.7 p1      40 t1
        movq mm6, [ebp + 200]                           ;   608.7 p2      53 t1
        pand mm0, mm7                                   ;   687.7 p1      43 t1
        movq [ebp - 8], mm1                             ;   681.7 p0+p3   68 w[11] spill
        movq mm1, [ebp + 152]                           ;   610.0 p2      43 t1
        paddq mm6, mm4                                  ;   688.7 p1      53 t1
        movq mm4, [ebp + 184]                           ;   611.0 p2      54 v[7]
        pxor mm1, mm0                                   ;   689.7 p1      43 t1
        movq mm0, mm5                                   ;   658.7 p0      39 v[3] copy
        psllq mm0, 6                                    ;   690.7 p1      39 v[3]
        paddq mm6, [esi + 96]                           ;   691.7 p2+p1   53 t1
        paddq mm6, mm2                                  ;   693.7 p1      53 t1
        paddq mm6, mm1                                  ;   695.7 p1      53 t1
        movq mm1, mm5                                   ;   658.7 p0      39 v[3] copy
        pxor mm1, mm0                                   ;   694.7 p1      39 v[3]
        psllq mm1, 5                                    ;   696.7 p1      39 v[3]
        movq mm0, [ebp + 160]                           ;   618.7 p2      44 v[3]
        movq mm2, mm5                                   ;   658.7 p0      39 v[3] copy
        pxor mm0, mm5                                   ;   696.7 p1      44 v[3]
        pxor mm2, mm1                                   ;   698.7 p1      39 v[3]
        paddq mm4, mm6                                  ;   698.7 p1      54 v[7]
        movq [ebp + 184], mm5                           ;   658.7 p0+p3   55 v[4] spill
        psllq mm2, 0x19                                 ;   700.7 p1      39 v[3]
        movq mm1, mm5                                   ;   658.7 p0      39 v[3] copy
        psrlq mm1, 5                                    ;   700.7 p1      39 v[3]
        pxor mm1, mm5                                   ;   702.7 p1      39 v[3]
        psrlq mm1, 6                                    ;   704.7 p1      39 v[3]
        pxor mm1, mm5                                   ;   706.7 p1      39 v[3]
        psrlq mm1, 0x1c                                 ;   708.7 p1      39 v[3]
        pxor mm2, mm1                                   ;   710.7 p1      39 v[3]
        movq mm1, [ebp + 160]                           ;   631.7 p2      44 v[3]
        movq mm5, [ebp + 144]                           ;   657.7 p2      44 v[3]
        pand mm5, mm0                                   ;   706.7 p1      44 v[3]
        movq [ebp + 144], mm0                           ;   698.7 p0+p3   44 v[3] spill
        movq mm0, [ebp + 56]                            ;   635.0 p2      42 w[12]
        pxor mm1, mm5                                   ;   708.7 p1      44 v[3]
        psllq mm0, 0x2a                                 ;   708.7 p1      42 w[12]
        movq mm5, [ebp + 56]                            ;   636.0 p2      42 w[12]
        pxor mm5, mm0                                   ;   710.7 p1      42 w[12]
        psllq mm5, 3                                    ;   712.7 p1      42 w[12]
        movq [ebp + 208], mm7                           ;   651.7 p0+p3   54 v[0] spill
        movq mm0, [ebp + 56]                            ;   637.7 p2      42 w[12]
        psrlq mm0, 0x2a                                 ;   711.7 p1      42 w[12]
        paddq mm6, mm1                                  ;   712.7 p1      55 v[3]
        paddq mm6, mm2                                  ;   714.7 p1      55 v[3]
        movq [ebp + 48], mm6                            ;   716.7 p0+p3   55 v[3] spill
        movq mm1, [ebp + 56]                            ;   640.7 p2      42 w[12]
        movq mm6, [ebp + 88]                            ;   641.7 p2      41 w[12] copy
        psrlq mm6, 1                                    ;   714.7 p1      41 w[12]
        pxor mm1, mm0                                   ;   715.7 p1      42 w[12]
        psrlq mm1, 0xd                                  ;   717.7 p1      42 w[12]
        movq mm2, [ebp + 56]                            ;   643.7 p2      42 w[12]
        pxor mm2, mm1                                   ;   719.7 p1      42 w[12]
        movq mm1, [ebp + 24]                            ;   644.7 p2      68 w[12]
        movq mm0, [ebp + 88]                            ;   645.7 p2      41 w[12]
        psllq mm0, 7                                    ;   718.7 p1      41 w[12]
        psrlq mm2, 6                                    ;   721.7 p1      42 w[12]
        pxor mm5, mm2                                   ;   723.7 p1      42 w[12]
        paddq mm1, [ebp + 80]                           ;   721.7 p2+p1   68 w[12]
        paddq mm1, mm5                                  ;   725.7 p1      68 w[12]
        movq mm5, mm4                                   ;   700.7 p0      40 t1 copy
        movq mm2, [ebp + 88]                            ;   651.7 p2      68 w[4] reload
        pxor mm0, mm2                                   ;   723.7 p1      41 w[12]
        psllq mm0, 0x38                                 ;   725.7 p1      41 w[12]
        pxor mm6, mm2                                   ;   725.7 p1      41 w[12]
        psrlq mm6, 6                                    ;   727.7 p1      41 w[12]
        pxor mm6, mm2                                   ;   729.7 p1      41 w[12]
        psrlq mm6, 1                                    ;   731.7 p1      41 w[12]
        psllq mm5, 4                                    ;   729.7 p1      40 t1
        pxor mm0, mm6                                   ;   733.7 p1      41 w[12]
        movq mm6, mm4                                   ;   700.7 p0      40 t1 copy
        pxor mm6, mm5                                   ;   731.7 p1      40 t1
        movq mm5, mm4                                   ;   700.7 p0      40 t1 copy
        psrlq mm5, 0x17                                 ;   732.7 p1      40 t1
        pxor mm5, mm4                                   ;   734.7 p1      40 t1
        psrlq mm5, 4                                    ;   736.7 p1      40 t1
        pxor mm5, mm4                                   ;   738.7 p1      40 t1
        psrlq mm5, 0xe                                  ;   740.7 p1      40 t1
        paddq mm1, mm0                                  ;   737.7 p1      68 w[12]
        psllq mm6, 0x17                                 ;   738.7 p1      40 t1
        movq [ebp + 120], mm4                           ;   700.7 p0+p3   54 v[7] spill
        movq [ebp + 80], mm1                            ;   739.7 p0+p3   68 w[12] spill
        movq mm1, [ebp + 192]                           ;   665.0 p2      54 v[6]
        movq [ebp + 192], mm3                           ;   667.7 p0+p3   54 v[1] spill
        movq mm0, mm4                                   ;   700.7 p0      40 t1 copy
        pxor mm0, mm6                                   ;   740.7 p1      40 t1
        psllq mm0, 0x17                                 ;   742.7 p1      40 t1
        pxor mm0, mm5                                   ;   744.7 p1      40 t1
        movq mm5, [ebp + 152]                           ;   668.0 p2      53 t1
        movq mm6, mm3                                   ;   668.7 p0      43 t1 copy
        pxor mm6, mm7                                   ;   742.7 p1      43 t1
        pand mm6, mm4                                   ;   744.7 p1      43 t1
        paddq mm5, [esi + 104]                          ;   744.7 p2+p1   53 t1
        paddq mm5, mm2                                  ;   746.7 p1      53 t1
        movq mm2, mm3                                   ;   672.3 p0      43 t1 copy
        pxor mm2, mm6                                   ;   746.7 p1      43 t1
        movq mm3, [ebp + 48]                            ;   724.7 p2      39 v[2]
        psllq mm3, 6                                    ;   747.7 p1      39 v[2]
        movq mm6, [ebp + 48]                            ;   724.7 p2      39 v[2]
        pxor mm6, mm3                                   ;   749.7 p1      39 v[2]
        paddq mm5, mm0                                  ;   749.7 p1      53 t1
        movq mm3, [ebp + 48]                            ;   724.7 p2      39 v[2]
        movq mm4, [ebp + 48]                            ;   724.7 p2      39 v[2]
        psrlq mm4, 5                                    ;   750.7 p1      39 v[2]
        psllq mm6, 5                                    ;   751.7 p1      39 v[2]
        paddq mm5, mm2                                  ;   752.7 p1      53 t1
        movq mm2, [ebp + 48]                            ;   724.7 p2      39 v[2]
        pxor mm2, mm4                                   ;   753.7 p1      39 v[2]
        psrlq mm2, 6                                    ;   755.7 p1      39 v[2]
        paddq mm1, mm5                                  ;   755.7 p1      54 v[6]
        movq mm4, [ebp + 184]                           ;   685.3 p2      44 v[2]
        pxor mm3, mm2                                   ;   757.7 p1      39 v[2]
        psrlq mm3, 0x1c                                 ;   759.7 p1      39 v[2]
        movq mm0, [ebp + 48]                            ;   724.7 p2      39 v[2]
        pxor mm0, mm6                                   ;   758.7 p1      39 v[2]
        movq mm2, [ebp - 8]                             ;   693.7 p2      42 w[13]
        movq mm7, [ebp + 144]                           ;   706.7 p2      44 v[2]
        movq mm6, [ebp + 48]                            ;   724.7 p2      44 v[2]
        pxor mm6, [ebp + 184]                           ;   759.7 p2+p1   44 v[2]
        psllq mm0, 0x19                                 ;   760.7 p1      39 v[2]
        pand mm7, mm6                                   ;   761.7 p1      44 v[2]
        pxor mm0, mm3                                   ;   762.7 p1      39 v[2]
        pxor mm4, mm7                                   ;   763.7 p1      44 v[2]
        paddq mm5, mm4                                  ;   765.7 p1      55 v[2]
        movq mm7, [ebp - 8]                             ;   697.7 p2      42 w[13]
        paddq mm5, mm0                                  ;   767.7 p1      55 v[2]
        movq mm0, [ebp - 8]                             ;   698.7 p2      42 w[13]
        psrlq mm0, 0x2a                                 ;   766.7 p1      42 w[13]
        movq mm3, [ebp - 8]                             ;   699.7 p2      42 w[13]
        pxor mm3, mm0                                   ;   768.7 p1      42 w[13]
        movq mm0, [ebp + 104]                           ;   700.7 p2      41 w[13]
        psllq mm0, 7                                    ;   768.7 p1      41 w[13]
        psrlq mm3, 0xd                                  ;   770.7 p1      42 w[13]
        pxor mm7, mm3                                   ;   772.7 p1      42 w[13]
        movq mm3, [ebp + 104]                           ;   701.7 p2      41 w[13]
        psrlq mm3, 1                                    ;   771.7 p1      41 w[13]
        psrlq mm7, 6                                    ;   774.7 p1      42 w[13]
        movq mm4, [ebp - 8]                             ;   702.7 p2      42 w[13]
        psllq mm4, 0x2a                                 ;   773.7 p1      42 w[13]
        pxor mm2, mm4                                   ;   775.7 p1      42 w[13]
        movq mm4, [ebp + 104]                           ;   703.7 p2      41 w[13]
        pxor mm4, mm0                                   ;   775.7 p1      41 w[13]
        movq mm0, [ebp + 104]                           ;   704.7 p2      42 w[0] reload
        pxor mm3, mm0                                   ;   776.7 p1      41 w[13]
        psrlq mm3, 6                                    ;   778.7 p1      41 w[13]
        psllq mm2, 3                                    ;   778.7 p1      42 w[13]
        pxor mm2, mm7                                   ;   780.7 p1      42 w[13]
        movq mm7, [ebp - 24]                            ;   713.0 p2      68 w[13]
        pxor mm3, mm0                                   ;   780.7 p1      41 w[13]
        paddq mm7, [ebp + 88]                           ;   781.7 p2+p1   68 w[13]
        psrlq mm3, 1                                    ;   782.7 p1      41 w[13]
        psllq mm4, 0x38                                 ;   783.7 p1      41 w[13]
        pxor mm4, mm3                                   ;   785.7 p1      41 w[13]
        paddq mm7, mm2                                  ;   785.7 p1      68 w[13]
        paddq mm7, mm4                                  ;   787.7 p1      68 w[13]
        movq [ebp + 88], mm7                            ;   789.7 p0+p3   68 w[13] spill
        movq mm3, mm1                                   ;   757.7 p0      40 t1 copy
        movq mm2, mm1                                   ;   757.7 p0      40 t1 copy
        psllq mm2, 4                                    ;   787.7 p1      40 t1
        pxor mm3, mm2                                   ;   789.7 p1      40 t1
        movq mm2, mm1                                   ;   757.7 p0      40 t1 copy
        psllq mm3, 0x17                                 ;   791.7 p1      40 t1
        pxor mm2, mm3                                   ;   793.7 p1      40 t1
        movq mm3, mm1                                   ;   757.7 p0      40 t1 copy
        movq mm7, [ebp + 192]                           ;   725.3 p2      53 t1
        psrlq mm3, 0x17                                 ;   791.7 p1      40 t1
        paddq mm7, [esi + 112]                          ;   792.7 p2+p1   53 t1
        psllq mm2, 0x17                                 ;   795.7 p1      40 t1
        paddq mm7, mm0                                  ;   794.7 p1      53 t1
        pxor mm3, mm1                                   ;   795.7 p1      40 t1
        psrlq mm3, 4                                    ;   797.7 p1      40 t1
        pxor mm3, mm1                                   ;   799.7 p1      40 t1
        psrlq mm3, 0xe                                  ;   801.7 p1      40 t1
        pxor mm2, mm3                                   ;   803.7 p1      40 t1
        movq mm3, [ebp + 208]                           ;   729.0 p2      43 t1
        paddq mm7, mm2                                  ;   805.7 p1      53 t1
        movq mm2, mm5                                   ;   769.7 p0      39 v[1] copy
        movq mm4, [ebp + 120]                           ;   730.0 p2      43 t1
        pxor mm4, [ebp + 208]                           ;   801.7 p2+p1   43 t1
        psllq mm2, 6                                    ;   802.7 p1      39 v[1]
        pand mm4, mm1                                   ;   803.7 p1      43 t1
        movq mm0, mm5                                   ;   769.7 p0      39 v[1] copy
        psrlq mm0, 5                                    ;   804.7 p1      39 v[1]
        pxor mm0, mm5                                   ;   806.7 p1      39 v[1]
        psrlq mm0, 6                                    ;   808.7 p1      39 v[1]
        pxor mm0, mm5                                   ;   810.7 p1      39 v[1]
        psrlq mm0, 0x1c                                 ;   812.7 p1      39 v[1]
        pxor mm3, mm4                                   ;   809.7 p1      43 t1
        movq mm4, [ebp + 160]                           ;   736.3 p2      54 v[5]
        paddq mm7, mm3                                  ;   811.7 p1      53 t1
        movq mm3, mm5                                   ;   769.7 p0      39 v[1] copy
        pxor mm3, mm2                                   ;   811.7 p1      39 v[1]
        paddq mm4, mm7                                  ;   813.7 p1      54 v[5]
        movq mm2, mm5                                   ;   769.7 p0      39 v[1] copy
        movq [ebp + 40], mm5                            ;   769.7 p0+p3   55 v[2] spill
        movq [ebp + 72], mm1                            ;   757.7 p0+p3   54 v[6] spill
        psllq mm3, 5                                    ;   813.7 p1      39 v[1]
        pxor mm2, mm3                                   ;   815.7 p1      39 v[1]
        psllq mm2, 0x19                                 ;   817.7 p1      39 v[1]
        movq mm3, [ebp + 48]                            ;   748.3 p2      44 v[1]
        pxor mm3, mm5                                   ;   816.7 p1      44 v[1]
        pand mm6, mm3                                   ;   818.7 p1      44 v[1]
        pxor mm2, mm0                                   ;   819.7 p1      39 v[1]
        movq [ebp + 160], mm3                           ;   818.7 p0+p3   44 v[1] spill
        movq mm3, [ebp + 80]                            ;   750.3 p2      42 w[14]
        psllq mm3, 0x2a                                 ;   819.7 p1      42 w[14]
        movq mm5, [ebp + 128]                           ;   751.3 p2      41 w[14] copy
        psrlq mm5, 1                                    ;   820.7 p1      41 w[14]
        movq mm0, [ebp + 48]                            ;   752.3 p2      44 v[1]
        pxor mm0, mm6                                   ;   821.7 p1      44 v[1]
        paddq mm7, mm0                                  ;   823.7 p1      55 v[1]
        paddq mm7, mm2                                  ;   825.7 p1      55 v[1]
        movq mm2, [ebp + 80]                            ;   753.3 p2      42 w[14]
        movq mm6, [ebp + 80]                            ;   754.3 p2      42 w[14]
        movq mm0, [ebp + 80]                            ;   755.3 p2      42 w[14]
        pxor mm6, mm3                                   ;   824.7 p1      42 w[14]
        movq mm3, [ebp + 80]                            ;   756.3 p2      42 w[14]
        psllq mm6, 3                                    ;   826.7 p1      42 w[14]
        psrlq mm3, 0x2a                                 ;   826.7 p1      42 w[14]
        pxor mm0, mm3                                   ;   828.7 p1      42 w[14]
        psrlq mm0, 0xd                                  ;   830.7 p1      42 w[14]
        pxor mm2, mm0                                   ;   832.7 p1      42 w[14]
        psrlq mm2, 6                                    ;   834.7 p1      42 w[14]
        pxor mm6, mm2                                   ;   836.7 p1      42 w[14]
        movq mm3, [ebp + 112]                           ;   757.3 p2      68 w[14]
        movq mm0, [ebp + 128]                           ;   758.3 p2      41 w[14]
        psllq mm0, 7                                    ;   832.7 p1      41 w[14]
        movq mm2, [ebp + 128]                           ;   759.3 p2      42 w[1] reload
        pxor mm0, mm2                                   ;   834.7 p1      41 w[14]
        pxor mm5, mm2                                   ;   834.7 p1      41 w[14]
        paddq mm3, [ebp + 104]                          ;   835.7 p2+p1   68 w[14]
        psrlq mm5, 6                                    ;   836.7 p1      41 w[14]
        psllq mm0, 0x38                                 ;   837.7 p1      41 w[14]
        pxor mm5, mm2                                   ;   838.7 p1      41 w[14]
        paddq mm3, mm6                                  ;   839.7 p1      68 w[14]
        psrlq mm5, 1                                    ;   840.7 p1      41 w[14]
        pxor mm0, mm5                                   ;   842.7 p1      41 w[14]
        movq mm5, mm4                                   ;   815.7 p0      40 t1 copy
        paddq mm3, mm0                                  ;   844.7 p1      68 w[14]
        movq mm0, mm4                                   ;   815.7 p0      40 t1 copy
        psllq mm5, 4                                    ;   843.7 p1      40 t1
        movq mm6, mm4                                   ;   815.7 p0      40 t1 copy
        pxor mm0, mm5                                   ;   845.7 p1      40 t1
        psllq mm0, 0x17                                 ;   847.7 p1      40 t1
        pxor mm6, mm0                                   ;   849.7 p1      40 t1
        movq [ebp + 64], mm4                            ;   815.7 p0+p3   54 v[5] spill
        movq mm0, mm4                                   ;   815.7 p0      40 t1 copy
        psrlq mm0, 0x17                                 ;   847.7 p1      40 t1
        pxor mm0, mm4                                   ;   849.7 p1      40 t1
        psrlq mm0, 4                                    ;   851.7 p1      40 t1
        movq mm5, [ebp + 120]                           ;   774.7 p2      43 t1
        pxor mm0, mm4                                   ;   853.7 p1      40 t1
        movq [ebp + 104], mm3                           ;   846.7 p0+p3   68 w[14] spill
        movq mm3, [ebp + 120]                           ;   776.7 p2      43 t1
        psllq mm6, 0x17                                 ;   851.7 p1      40 t1
        psrlq mm0, 0xe                                  ;   855.7 p1      40 t1
        pxor mm6, mm0                                   ;   857.7 p1      40 t1
        movq mm0, [ebp + 208]                           ;   778.3 p2      53 t1
        paddq mm0, [esi + 120]                          ;   854.7 p2+p1   53 t1
        pxor mm5, mm1                                   ;   855.7 p1      43 t1
        movq mm1, [ebp + 160]                           ;   826.7 p2      44 v[0]
        pand mm5, mm4                                   ;   857.7 p1      43 t1
        movq mm4, [ebp + 88]                            ;   797.7 p2      42 w[15]
        psrlq mm4, 0x2a                                 ;   857.7 p1      42 w[15]
        pxor mm3, mm5                                   ;   859.7 p1      43 t1
        movq mm5, mm7                                   ;   827.7 p0      39 v[0] copy
        psllq mm5, 6                                    ;   859.7 p1      39 v[0]
        paddq mm0, mm2                                  ;   860.7 p1      53 t1
        paddq mm0, mm6                                  ;   862.7 p1      53 t1
        paddq mm0, mm3                                  ;   864.7 p1      53 t1
        movq mm3, mm7                                   ;   827.7 p0      39 v[0] copy
        pxor mm3, mm5                                   ;   863.7 p1      39 v[0]
        psllq mm3, 5                                    ;   865.7 p1      39 v[0]
        movq mm6, mm7                                   ;   827.7 p0      39 v[0] copy
        pxor mm6, mm3                                   ;   867.7 p1      39 v[0]
        movq mm3, mm7                                   ;   827.7 p0      39 v[0] copy
        psrlq mm3, 5                                    ;   866.7 p1      39 v[0]
        movq mm2, [ebp + 184]                           ;   799.7 p2      54 v[4]
        paddq mm2, mm0                                  ;   867.7 p1      54 v[4]
        movq mm5, [ebp + 40]                            ;   800.7 p2      44 v[0]
        add esi, 0x80                                   ;   800.7 p0      65 passes
        pxor mm3, mm7                                   ;   868.7 p1      39 v[0]
        pxor mm5, mm7                                   ;   869.7 p1      44 v[0]
        pand mm1, mm5                                   ;   871.7 p1      44 v[0]
        movq mm5, [ebp + 88]                            ;   802.0 p2      42 w[15]
        psrlq mm3, 6                                    ;   871.7 p1      39 v[0]
        psllq mm6, 0x19                                 ;   872.7 p1      39 v[0]
        pxor mm3, mm7                                   ;   873.7 p1      39 v[0]
        psrlq mm3, 0x1c                                 ;   875.7 p1      39 v[0]
        pxor mm6, mm3                                   ;   877.7 p1      39 v[0]
        movq mm3, [ebp + 40]                            ;   804.0 p2      44 v[0]
        pxor mm3, mm1                                   ;   876.7 p1      44 v[0]
        paddq mm0, mm3                                  ;   878.7 p1      55 v[0]
        movq [ebp + 96], mm2                            ;   869.7 p0+p3   65 passes
        movq mm1, [ebp + 88]                            ;   808.3 p2      42 w[15]
        pxor mm1, mm4                                   ;   878.7 p1      42 w[15]
        psrlq mm1, 0xd                                  ;   880.7 p1      42 w[15]
        movq mm4, [ebp - 48]                            ;   809.3 p2      41 w[15]
        movq [ebp + 8], mm7                             ;   827.7 p0+p3   65 passes
        movq mm7, [ebp - 48]                            ;   810.3 p2      41 w[15]
        movq mm3, [ebp + 88]                            ;   811.3 p2      42 w[15]
        psrlq mm7, 1                                    ;   880.7 p1      41 w[15]
        pxor mm4, mm7                                   ;   882.7 p1      41 w[15]
        pxor mm3, mm1                                   ;   882.7 p1      42 w[15]
        movq mm1, [ebp - 48]                            ;   815.0 p2      41 w[15]
        psrlq mm4, 6                                    ;   884.7 p1      41 w[15]
        pxor mm1, mm4                                   ;   886.7 p1      41 w[15]
        psrlq mm1, 1                                    ;   888.7 p1      41 w[15]
        paddq mm0, mm6                                  ;   886.7 p1      55 v[0]
        movq mm6, [ebp + 88]                            ;   816.7 p2      42 w[15]
        psllq mm6, 0x2a                                 ;   887.7 p1      42 w[15]
        pxor mm5, mm6                                   ;   889.7 p1      42 w[15]
        movq mm6, [ebp - 48]                            ;   817.7 p2      41 w[15]
        psllq mm5, 3                                    ;   891.7 p1      42 w[15]
        psrlq mm3, 6                                    ;   890.7 p1      42 w[15]
        movq [ebp + 0], mm0                             ;   888.7 p0+p3   65 passes
        pxor mm5, mm3                                   ;   893.7 p1      42 w[15]
        movq mm3, [ebp - 48]                            ;   820.0 p2      41 w[15]
        psllq mm3, 7                                    ;   892.7 p1      41 w[15]
        pxor mm6, mm3                                   ;   894.7 p1      41 w[15]
        movq mm3, [ebp + 136]                           ;   821.7 p2      68 w[15]
        paddq mm3, [ebp + 128]                          ;   894.7 p2+p1   68 w[15]
        psllq mm6, 0x38                                 ;   896.7 p1      41 w[15]
        pxor mm6, mm1                                   ;   898.7 p1      41 w[15]
        paddq mm3, mm5                                  ;   897.7 p1      68 w[15]
        paddq mm3, mm6                                  ;   900.7 p1      68 w[15]
        movq [ebp + 128], mm3                           ;   902.7 p0+p3   65 passes
        cmp esi, dword [ebp + 236]                      ;                    more passes?
        jne .passes_2
        mov dword [ebp + 232], esi                      ;                    resident
        movq mm4, [ebp + 64]                            ;     0.0 p2      43 t1
        movq mm5, [ebp + 72]                            ;     1.0 p2      43 t1 reload
        pxor mm4, mm5                                   ;     8.0 p1      43 t1
        movq mm1, [ebp + 96]                            ;     2.0 p2      40 t1 reload
        movq mm2, [ebp + 96]                            ;     3.0 p2      40 t1 copy
        psrlq mm2, 0x17                                 ;    10.0 p1      40 t1
        pxor mm2, mm1                                   ;    12.0 p1      40 t1
        psrlq mm2, 4                                    ;    14.0 p1      40 t1
        movq mm0, [ebp + 96]                            ;     4.0 p2      40 t1
        pxor mm2, mm1                                   ;    16.0 p1      40 t1
        psllq mm0, 4                                    ;    11.0 p1      40 t1
        pxor mm0, mm1                                   ;    13.0 p1      40 t1
        psllq mm0, 0x17                                 ;    15.0 p1      40 t1
        pxor mm0, mm1                                   ;    17.0 p1      40 t1
        psllq mm0, 0x17                                 ;    19.0 p1      40 t1
        movq mm3, mm1                                   ;     9.0 p0      43 t1 copy
        pand mm3, mm4                                   ;    15.0 p1      43 t1
        psrlq mm2, 0xe                                  ;    18.0 p1      40 t1
        pxor mm0, mm2                                   ;    21.0 p1      40 t1
        paddq mm0, [ebp + 120]                          ;    23.0 p2+p1   53 t1
        paddq mm0, [sha512_blocks.T1_constants64]       ;    25.0 p2+p1   53 t1
        movq mm4, [ebp + 0]                             ;     8.3 p2      39 v[7] reload
        movq mm6, mm4                                   ;    15.3 p0      39 v[7] copy
        movq mm2, [ebp + 48]                            ;     9.3 p2      54 v[3]
        pxor mm3, mm5                                   ;    17.0 p1      43 t1
        paddq mm0, [ebp - 48]                           ;    27.0 p2+p1   53 t1
        paddq mm0, mm3                                  ;    29.0 p1      53 t1
        movq mm3, [ebp + 0]                             ;    11.3 p2      39 v[7]
        psllq mm3, 6                                    ;    18.7 p1      39 v[7]
        paddq mm2, mm0                                  ;    31.0 p1      54 v[3]
        psrlq mm6, 5                                    ;    21.3 p1      39 v[7]
        pxor mm6, mm4                                   ;    23.3 p1      39 v[7]
        psrlq mm6, 6                                    ;    25.3 p1      39 v[7]
        pxor mm6, mm4                                   ;    27.3 p1      39 v[7]
        pxor mm3, mm4                                   ;    24.7 p1      39 v[7]
        psllq mm3, 5                                    ;    26.7 p1      39 v[7]
        psrlq mm6, 0x1c                                 ;    29.3 p1      39 v[7]
        pxor mm3, mm4                                   ;    28.7 p1      39 v[7]
        psllq mm3, 0x19                                 ;    30.7 p1      39 v[7]
        pxor mm3, mm6                                   ;    32.7 p1      39 v[7]
        movq mm6, [ebp + 8]                             ;    14.3 p2      44 v[7] reload
        movq mm7, mm6                                   ;    21.3 p0      44 v[7] copy
        pxor mm7, [ebp + 40]                            ;    30.7 p2+p1   44 v[7]
        paddq mm0, mm3                                  ;    34.7 p1      55 v[7]
        movq mm3, [ebp + 0]                             ;    16.3 p2      44 v[7] copy
        pxor mm3, mm6                                   ;    32.7 p1      44 v[7]
        pand mm7, mm3                                   ;    34.7 p1      44 v[7]
        pxor mm7, mm6                                   ;    36.7 p1      44 v[7]
        paddq mm0, mm7                                  ;    38.7 p1      55 v[7]
        movq mm7, mm2                                   ;    33.0 p0      40 t1 copy
        movq mm4, mm2                                   ;    33.0 p0      40 t1 copy
        psrlq mm4, 0x17                                 ;    39.0 p1      40 t1
        psllq mm7, 4                                    ;    39.0 p1      40 t1
        pxor mm7, mm2                                   ;    41.0 p1      40 t1
        psllq mm7, 0x17                                 ;    43.0 p1      40 t1
        pxor mm7, mm2                                   ;    45.0 p1      40 t1
        pxor mm4, mm2                                   ;    41.7 p1      40 t1
        psrlq mm4, 4                                    ;    43.7 p1      40 t1
        psllq mm7, 0x17                                 ;    47.0 p1      40 t1
        pxor mm4, mm2                                   ;    45.7 p1      40 t1
        paddq mm5, [sha512_blocks.T1_constants64 + 8]   ;    45.7 p2+p1   53 t1
        psrlq mm4, 0xe                                  ;    47.7 p1      40 t1
        pxor mm7, mm4                                   ;    49.7 p1      40 t1
        paddq mm5, [ebp - 32]                           ;    48.7 p2+p1   53 t1
        paddq mm5, mm7                                  ;    51.7 p1      53 t1
        movq mm7, [ebp + 64]                            ;    23.7 p2      43 t1 reload
        movq [ebp - 64], mm2                            ;    33.0 p0+p3   54 v[3] spill
        movq mm4, mm1                                   ;    25.0 p0      43 t1 copy
        movq mm1, mm0                                   ;    40.7 p0      39 v[6] copy
        psllq mm1, 6                                    ;    50.7 p1      39 v[6]
        pxor mm4, mm7                                   ;    51.7 p1      43 t1
        pand mm4, mm2                                   ;    53.7 p1      43 t1
        movq mm2, mm0                                   ;    40.7 p0      39 v[6] copy
        pxor mm4, mm7                                   ;    55.7 p1      43 t1
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
        paddq mm5, mm1                                  ;    72.7 p1      55 v[6]
        movq mm1, mm6                                   ;    32.0 p0      44 v[6] copy
        pxor mm1, mm0                                   ;    67.7 p1      44 v[6]
        pand mm3, mm1                                   ;    69.7 p1      44 v[6]
        paddq mm7, [ebp + 16]                           ;    69.7 p2+p1   53 t1
        paddq mm4, [ebp + 40]                           ;    70.7 p2+p1   54 v[2]
        movq mm1, mm4                                   ;    72.7 p0      40 t1 copy
        psllq mm1, 4                                    ;    78.7 p1      40 t1
        pxor mm3, mm6                                   ;    72.7 p1      44 v[6]
        movq mm2, [ebp - 64]                            ;    41.0 p2      43 t1
        pxor mm1, mm4                                   ;    80.7 p1      40 t1
        paddq mm5, mm3                                  ;    74.7 p1      55 v[6]
        movq mm3, [ebp + 96]                            ;    36.3 p2      40 t1 reload
        pxor mm2, mm3                                   ;    75.7 p1      43 t1
        pand mm2, mm4                                   ;    77.7 p1      43 t1
        psllq mm1, 0x17                                 ;    82.7 p1      40 t1
        pxor mm1, mm4                                   ;    84.7 p1      40 t1
        pxor mm2, mm3                                   ;    79.7 p1      43 t1
        paddq mm7, mm2                                  ;    81.7 p1      53 t1
        movq mm2, mm4                                   ;    72.7 p0      40 t1 copy
        psllq mm1, 0x17                                 ;    86.7 p1      40 t1
        movq [ebp - 56], mm0                            ;    40.7 p0+p3   55 v[7] spill
        psrlq mm2, 0x17                                 ;    82.7 p1      40 t1
        pxor mm2, mm4                                   ;    84.7 p1      40 t1
        psrlq mm2, 4                                    ;    86.7 p1      40 t1
        movq [ebp + 144], mm4                           ;    72.7 p0+p3   54 v[2] spill
        pxor mm2, mm4                                   ;    88.7 p1      40 t1
        psrlq mm2, 0xe                                  ;    90.7 p1      40 t1
        pxor mm1, mm2                                   ;    92.7 p1      40 t1
        paddq mm7, mm1                                  ;    94.7 p1      53 t1
        movq mm1, mm5                                   ;    76.7 p0      39 v[5] copy
        psllq mm1, 6                                    ;    89.7 p1      39 v[5]
        movq mm2, mm5                                   ;    76.7 p0      39 v[5] copy
        paddq mm3, [ebp - 40]                           ;    90.7 p2+p1   53 t1
        paddq mm3, [sha512_blocks.T1_constants64 + 24]  ;    92.7 p2+p1   53 t1
        pxor mm1, mm5                                   ;    92.7 p1      39 v[5]
        paddq mm6, mm7                                  ;    96.7 p1      54 v[1]
        psrlq mm2, 5                                    ;    94.7 p1      39 v[5]
        pxor mm2, mm5                                   ;    96.7 p1      39 v[5]
        psrlq mm2, 6                                    ;    98.7 p1      39 v[5]
        pxor mm2, mm5                                   ;   100.7 p1      39 v[5]
        psrlq mm2, 0x1c                                 ;   102.7 p1      39 v[5]
        psllq mm1, 5                                    ;    99.7 p1      39 v[5]
        pxor mm1, mm5                                   ;   101.7 p1      39 v[5]
        psllq mm1, 0x19                                 ;   103.7 p1      39 v[5]
        pxor mm1, mm2                                   ;   105.7 p1      39 v[5]
        movq mm2, mm0                                   ;    49.0 p0      44 v[5] copy
        paddq mm7, mm1                                  ;   107.7 p1      55 v[5]
        movq mm1, mm0                                   ;    50.0 p0      44 v[5] copy
        pxor mm2, mm5                                   ;   104.7 p1      44 v[5]
        pxor mm1, [ebp + 0]                             ;   105.7 p2+p1   44 v[5]
        pand mm1, mm2                                   ;   107.7 p1      44 v[5]
        pxor mm1, mm0                                   ;   109.7 p1      44 v[5]
        movq mm0, [ebp - 64]                            ;    51.7 p2      43 t1
        pxor mm0, mm4                                   ;   108.7 p1      43 t1
        paddq mm7, mm1                                  ;   111.7 p1      55 v[5]
        movq mm1, mm6                                   ;    98.7 p0      40 t1 copy
        psllq mm1, 4                                    ;   110.7 p1      40 t1
        pxor mm1, mm6                                   ;   112.7 p1      40 t1
        psllq mm1, 0x17                                 ;   114.7 p1      40 t1
        pxor mm1, mm6                                   ;   116.7 p1      40 t1
        psllq mm1, 0x17                                 ;   118.7 p1      40 t1
        movq mm4, mm5                                   ;    76.7 p0      44 v[4] copy
        pand mm0, mm6                                   ;   115.7 p1      43 t1
        pxor mm0, [ebp - 64]                            ;   117.7 p2+p1   43 t1
        paddq mm3, mm0                                  ;   119.7 p1      53 t1
        movq mm0, mm6                                   ;    98.7 p0      40 t1 copy
        psrlq mm0, 0x17                                 ;   118.7 p1      40 t1
        pxor mm0, mm6                                   ;   120.7 p1      40 t1
        psrlq mm0, 4                                    ;   122.7 p1      40 t1
        pxor mm0, mm6                                   ;   124.7 p1      40 t1
        psrlq mm0, 0xe                                  ;   126.7 p1      40 t1
        pxor mm4, mm7                                   ;   123.7 p1      44 v[4]
        pxor mm1, mm0                                   ;   128.7 p1      40 t1
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
        psrlq mm2, 6                                    ;   135.7 p1      39 v[4]
        pxor mm1, mm7                                   ;   134.7 p1      39 v[4]
        psllq mm1, 5                                    ;   136.7 p1      39 v[4]
        pxor mm1, mm7                                   ;   138.7 p1      39 v[4]
        psllq mm1, 0x19                                 ;   140.7 p1      39 v[4]
        pxor mm2, mm7                                   ;   138.7 p1      39 v[4]
        psrlq mm2, 0x1c                                 ;   140.7 p1      39 v[4]
        pxor mm1, mm2                                   ;   142.7 p1      39 v[4]
        movq mm2, [ebp + 144]                           ;    80.7 p2      43 t1
        pxor mm2, mm6                                   ;   141.7 p1      43 t1
        pand mm2, mm0                                   ;   143.7 p1      43 t1
        paddq mm3, mm1                                  ;   144.7 p1      55 v[4]
        movq mm1, mm0                                   ;   134.7 p0      40 t1 copy
        pxor mm2, [ebp + 144]                           ;   145.7 p2+p1   43 t1
        paddq mm2, [ebp - 64]                           ;   147.7 p2+p1   53 t1
        psllq mm1, 4                                    ;   146.7 p1      40 t1
        pxor mm1, mm0                                   ;   148.7 p1      40 t1
        paddq mm2, [sha512_blocks.T1_constants64 + 32]  ;   149.7 p2+p1   53 t1
        movq [ebp - 64], mm6                            ;    98.7 p0+p3   54 v[1] spill
        movq mm6, mm0                                   ;   134.7 p0      40 t1 copy
        psrlq mm6, 0x17                                 ;   149.7 p1      40 t1
        pxor mm6, mm0                                   ;   151.7 p1      40 t1
        psrlq mm6, 4                                    ;   153.7 p1      40 t1
        psllq mm1, 0x17                                 ;   152.7 p1      40 t1
        pxor mm1, mm0                                   ;   154.7 p1      40 t1
        pxor mm6, mm0                                   ;   155.7 p1      40 t1
        psrlq mm6, 0xe                                  ;   157.7 p1      40 t1
        psllq mm1, 0x17                                 ;   156.7 p1      40 t1
        pxor mm1, mm6                                   ;   159.7 p1      40 t1
        paddq mm2, [ebp + 32]                           ;   158.7 p2+p1   53 t1
        paddq mm2, mm1                                  ;   161.7 p1      53 t1
        movq mm1, mm3                                   ;   146.7 p0      39 v[3] copy
        psllq mm1, 6                                    ;   160.7 p1      39 v[3]
        movq mm6, [ebp - 56]                            ;    76.3 p2      54 v[7]
        movq [ebp - 56], mm0                            ;   134.7 p0+p3   54 v[0] spill
        movq mm0, mm7                                   ;   113.7 p0      44 v[3] copy
        pxor mm1, mm3                                   ;   162.7 p1      39 v[3]
        psllq mm1, 5                                    ;   164.7 p1      39 v[3]
        paddq mm6, mm2                                  ;   163.7 p1      54 v[7]
        pxor mm0, mm3                                   ;   164.7 p1      44 v[3]
        pand mm4, mm0                                   ;   166.7 p1      44 v[3]
        pxor mm4, mm7                                   ;   168.7 p1      44 v[3]
        paddq mm2, mm4                                  ;   170.7 p1      55 v[3]
        movq mm4, mm3                                   ;   146.7 p0      39 v[3] copy
        psrlq mm4, 5                                    ;   168.7 p1      39 v[3]
        pxor mm4, mm3                                   ;   170.7 p1      39 v[3]
        pxor mm1, mm3                                   ;   170.7 p1      39 v[3]
        psllq mm1, 0x19                                 ;   172.7 p1      39 v[3]
        psrlq mm4, 6                                    ;   172.7 p1      39 v[3]
        pxor mm4, mm3                                   ;   174.7 p1      39 v[3]
        psrlq mm4, 0x1c                                 ;   176.7 p1      39 v[3]
        pxor mm1, mm4                                   ;   178.7 p1      39 v[3]
        movq mm4, [ebp - 64]                            ;   106.7 p2      54 v[1] reload
        paddq mm2, mm1                                  ;   180.7 p1      55 v[3]
        movq mm1, [ebp - 56]                            ;   142.7 p2      43 t1
        pxor mm1, mm4                                   ;   177.7 p1      43 t1
        pand mm1, mm6                                   ;   179.7 p1      43 t1
        pxor mm1, mm4                                   ;   181.7 p1      43 t1
        paddq mm1, [ebp + 144]                          ;   183.7 p2+p1   53 t1
        movq [ebp + 144], mm3                           ;   146.7 p0+p3   55 v[4] spill
        movq mm3, mm6                                   ;   165.7 p0      40 t1 copy
        movq mm4, mm6                                   ;   165.7 p0      40 t1 copy
        psllq mm4, 4                                    ;   181.7 p1      40 t1
        pxor mm4, mm6                                   ;   183.7 p1      40 t1
        psllq mm4, 0x17                                 ;   185.7 p1      40 t1
        pxor mm4, mm6                                   ;   187.7 p1      40 t1
        psrlq mm3, 0x17                                 ;   185.7 p1      40 t1
        pxor mm3, mm6                                   ;   187.7 p1      40 t1
        psrlq mm3, 4                                    ;   189.7 p1      40 t1
        psllq mm4, 0x17                                 ;   189.7 p1      40 t1
        pxor mm3, mm6                                   ;   191.7 p1      40 t1
        psrlq mm3, 0xe                                  ;   193.7 p1      40 t1
        pxor mm4, mm3                                   ;   195.7 p1      40 t1
        movq mm3, [ebp + 144]                           ;   154.7 p2      44 v[2]
        pxor mm3, mm2                                   ;   192.7 p1      44 v[2]
        pand mm0, mm3                                   ;   194.7 p1      44 v[2]
        paddq mm1, [sha512_blocks.T1_constants64 + 40]  ;   194.7 p2+p1   53 t1
        paddq mm1, [ebp + 24]                           ;   196.7 p2+p1   53 t1
        paddq mm1, mm4                                  ;   198.7 p1      53 t1
        movq mm4, mm2                                   ;   182.7 p0      39 v[2] copy
        psllq mm4, 6                                    ;   197.7 p1      39 v[2]
        pxor mm4, mm2                                   ;   199.7 p1      39 v[2]
        pxor mm0, [ebp + 144]                           ;   199.7 p2+p1   44 v[2]
        paddq mm5, mm1                                  ;   200.7 p1      54 v[6]
        psllq mm4, 5                                    ;   201.7 p1      39 v[2]
        pxor mm4, mm2                                   ;   203.7 p1      39 v[2]
        psllq mm4, 0x19                                 ;   205.7 p1      39 v[2]
        paddq mm1, mm0                                  ;   204.7 p1      55 v[2]
        movq mm0, mm2                                   ;   182.7 p0      39 v[2] copy
        psrlq mm0, 5                                    ;   205.7 p1      39 v[2]
        pxor mm0, mm2                                   ;   207.7 p1      39 v[2]
        psrlq mm0, 6                                    ;   209.7 p1      39 v[2]
        pxor mm0, mm2                                   ;   211.7 p1      39 v[2]
        psrlq mm0, 0x1c                                 ;   213.7 p1      39 v[2]
        pxor mm4, mm0                                   ;   215.7 p1      39 v[2]
        movq mm0, [ebp - 56]                            ;   142.7 p2      43 t1
        pxor mm0, mm6                                   ;   211.7 p1      43 t1
        paddq mm1, mm4                                  ;   217.7 p1      55 v[2]
        movq mm4, [ebp - 56]                            ;   142.7 p2      43 t1
        pand mm0, mm5                                   ;   213.7 p1      43 t1
        pxor mm4, mm0                                   ;   215.7 p1      43 t1
        movq mm0, mm5                                   ;   202.7 p0      40 t1 copy
        paddq mm4, [ebp - 64]                           ;   217.7 p2+p1   53 t1
        paddq mm4, [sha512_blocks.T1_constants64 + 48]  ;   219.7 p2+p1   53 t1
        paddq mm4, [ebp - 24]                           ;   221.7 p2+p1   53 t1
        movq [ebp - 64], mm6                            ;   165.7 p0+p3   54 v[7] spill
        movq mm6, mm5                                   ;   202.7 p0      40 t1 copy
        psrlq mm6, 0x17                                 ;   218.7 p1      40 t1
        psllq mm0, 4                                    ;   219.7 p1      40 t1
        pxor mm0, mm5                                   ;   221.7 p1      40 t1
        pxor mm6, mm5                                   ;   221.7 p1      40 t1
        psrlq mm6, 4                                    ;   223.7 p1      40 t1
        pxor mm6, mm5                                   ;   225.7 p1      40 t1
        psrlq mm6, 0xe                                  ;   227.7 p1      40 t1
        psllq mm0, 0x17                                 ;   225.7 p1      40 t1
        pxor mm0, mm5                                   ;   227.7 p1      40 t1
        psllq mm0, 0x17                                 ;   229.7 p1      40 t1
        pxor mm0, mm6                                   ;   231.7 p1      40 t1
        paddq mm4, mm0                                  ;   233.7 p1      53 t1
        movq mm0, mm1                                   ;   219.7 p0      39 v[1] copy
        movq mm6, mm2                                   ;   182.7 p0      44 v[1] copy
        psllq mm0, 6                                    ;   230.7 p1      39 v[1]
        pxor mm0, mm1                                   ;   232.7 p1      39 v[1]
        psllq mm0, 5                                    ;   234.7 p1      39 v[1]
        pxor mm0, mm1                                   ;   236.7 p1      39 v[1]
        psllq mm0, 0x19                                 ;   238.7 p1      39 v[1]
        paddq mm7, mm4                                  ;   235.7 p1      54 v[5]
        pxor mm6, mm1                                   ;   236.7 p1      44 v[1]
        pand mm3, mm6                                   ;   238.7 p1      44 v[1]
        pxor mm3, mm2                                   ;   240.7 p1      44 v[1]
        paddq mm4, mm3                                  ;   242.7 p1      55 v[1]
        movq mm3, mm1                                   ;   219.7 p0      39 v[1] copy
        psrlq mm3, 5                                    ;   240.7 p1      39 v[1]
        pxor mm3, mm1                                   ;   242.7 p1      39 v[1]
        psrlq mm3, 6                                    ;   244.7 p1      39 v[1]
        pxor mm3, mm1                                   ;   246.7 p1      39 v[1]
        psrlq mm3, 0x1c                                 ;   248.7 p1      39 v[1]
        pxor mm0, mm3                                   ;   250.7 p1      39 v[1]
        movq mm3, [ebp - 64]                            ;   173.7 p2      43 t1
        paddq mm4, mm0                                  ;   252.7 p1      55 v[1]
        movq mm0, [ebp - 64]                            ;   173.7 p2      43 t1
        pxor mm0, mm5                                   ;   247.7 p1      43 t1
        pand mm0, mm7                                   ;   249.7 p1      43 t1
        pxor mm3, mm0                                   ;   251.7 p1      43 t1
        movq mm0, mm7                                   ;   237.7 p0      40 t1 copy
        paddq mm3, [ebp - 56]                           ;   253.7 p2+p1   53 t1
        movq [ebp - 56], mm5                            ;   202.7 p0+p3   54 v[6] spill
        movq mm5, [ebp + 144]                           ;   164.3 p2      54 v[4]
        movq [ebp + 144], mm1                           ;   219.7 p0+p3   55 v[2] spill
        psllq mm0, 4                                    ;   251.7 p1      40 t1
        pxor mm0, mm7                                   ;   253.7 p1      40 t1
        movq mm1, mm7                                   ;   237.7 p0      40 t1 copy
        paddq mm3, [sha512_blocks.T1_constants64 + 56]  ;   255.7 p2+p1   53 t1
        psrlq mm1, 0x17                                 ;   254.7 p1      40 t1
        pxor mm1, mm7                                   ;   256.7 p1      40 t1
        psllq mm0, 0x17                                 ;   256.7 p1      40 t1
        paddq mm3, [ebp + 112]                          ;   257.7 p2+p1   53 t1
        pxor mm0, mm7                                   ;   258.7 p1      40 t1
        psllq mm0, 0x17                                 ;   260.7 p1      40 t1
        psrlq mm1, 4                                    ;   260.7 p1      40 t1
        pxor mm1, mm7                                   ;   262.7 p1      40 t1
        psrlq mm1, 0xe                                  ;   264.7 p1      40 t1
        pxor mm0, mm1                                   ;   266.7 p1      40 t1
        paddq mm3, mm0                                  ;   268.7 p1      53 t1
        movq mm0, [ebp + 144]                           ;   227.7 p2      44 v[0]
        pxor mm0, mm4                                   ;   265.7 p1      44 v[0]
        movq mm1, mm4                                   ;   254.7 p0      39 v[0] copy
        psllq mm1, 6                                    ;   266.7 p1      39 v[0]
        pxor mm1, mm4                                   ;   268.7 p1      39 v[0]
        psllq mm1, 5                                    ;   270.7 p1      39 v[0]
        paddq mm5, mm3                                  ;   270.7 p1      54 v[4]
        pxor mm1, mm4                                   ;   272.7 p1      39 v[0]
        psllq mm1, 0x19                                 ;   274.7 p1      39 v[0]
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
        movq mm1, [ebp - 56]                            ;   210.7 p2      43 t1
        pxor mm1, mm7                                   ;   282.7 p1      43 t1
        movq mm6, [ebp - 56]                            ;   210.7 p2      43 t1
        pand mm1, mm5                                   ;   284.7 p1      43 t1
        pxor mm6, mm1                                   ;   286.7 p1      43 t1
        movq mm1, mm5                                   ;   272.7 p0      40 t1 copy
        psllq mm1, 4                                    ;   285.7 p1      40 t1
        pxor mm1, mm5                                   ;   287.7 p1      40 t1
        psllq mm1, 0x17                                 ;   289.7 p1      40 t1
        pxor mm1, mm5                                   ;   291.7 p1      40 t1
        psllq mm1, 0x17                                 ;   293.7 p1      40 t1
        paddq mm6, [ebp - 64]                           ;   290.7 p2+p1   53 t1
        movq [ebp - 64], mm7                            ;   237.7 p0+p3   54 v[5] spill
        movq mm7, mm5                                   ;   272.7 p0      40 t1 copy
        psrlq mm7, 0x17                                 ;   291.7 p1      40 t1
        pxor mm7, mm5                                   ;   293.7 p1      40 t1
        psrlq mm7, 4                                    ;   295.7 p1      40 t1
        pxor mm7, mm5                                   ;   297.7 p1      40 t1
        paddq mm6, [sha512_blocks.T1_constants64 + 64]  ;   295.7 p2+p1   53 t1
        psrlq mm7, 0xe                                  ;   299.7 p1      40 t1
        pxor mm1, mm7                                   ;   301.7 p1      40 t1
        movq mm7, mm4                                   ;   254.7 p0      44 v[7] copy
        pxor mm7, mm3                                   ;   298.7 p1      44 v[7]
        paddq mm6, [ebp + 136]                          ;   299.7 p2+p1   53 t1
        pand mm0, mm7                                   ;   300.7 p1      44 v[7]
        pxor mm0, mm4                                   ;   302.7 p1      44 v[7]
        paddq mm6, mm1                                  ;   303.7 p1      53 t1
        paddq mm2, mm6                                  ;   305.7 p1      54 v[3]
        movq mm1, mm3                                   ;   289.7 p0      39 v[7] copy
        psllq mm1, 6                                    ;   304.7 p1      39 v[7]
        pxor mm1, mm3                                   ;   306.7 p1      39 v[7]
        paddq mm6, mm0                                  ;   306.7 p1      55 v[7]
        psllq mm1, 5                                    ;   308.7 p1      39 v[7]
        movq mm0, mm3                                   ;   289.7 p0      39 v[7] copy
        pxor mm1, mm3                                   ;   310.7 p1      39 v[7]
        psllq mm1, 0x19                                 ;   312.7 p1      39 v[7]
        psrlq mm0, 5                                    ;   310.7 p1      39 v[7]
        pxor mm0, mm3                                   ;   312.7 p1      39 v[7]
        psrlq mm0, 6                                    ;   314.7 p1      39 v[7]
        pxor mm0, mm3                                   ;   316.7 p1      39 v[7]
        psrlq mm0, 0x1c                                 ;   318.7 p1      39 v[7]
        pxor mm1, mm0                                   ;   320.7 p1      39 v[7]
        paddq mm6, mm1                                  ;   322.7 p1      55 v[7]
        movq mm0, [ebp - 64]                            ;   245.7 p2      43 t1
        pxor mm0, mm5                                   ;   317.7 p1      43 t1
        pand mm0, mm2                                   ;   319.7 p1      43 t1
        movq mm1, [ebp - 64]                            ;   245.7 p2      43 t1
        pxor mm1, mm0                                   ;   321.7 p1      43 t1
        movq mm0, mm2                                   ;   307.7 p0      40 t1 copy
        psllq mm0, 4                                    ;   320.7 p1      40 t1
        pxor mm0, mm2                                   ;   322.7 p1      40 t1
        psllq mm0, 0x17                                 ;   324.7 p1      40 t1
        pxor mm0, mm2                                   ;   326.7 p1      40 t1
        psllq mm0, 0x17                                 ;   328.7 p1      40 t1
        paddq mm1, [ebp - 56]                           ;   325.7 p2+p1   53 t1
        movq [ebp - 56], mm5                            ;   272.7 p0+p3   54 v[4] spill
        movq mm5, [ebp + 144]                           ;   240.7 p2      54 v[2]
        movq [ebp + 144], mm3                           ;   289.7 p0+p3   55 v[0] spill
        movq mm3, mm2                                   ;   307.7 p0      40 t1 copy
        psrlq mm3, 0x17                                 ;   326.7 p1      40 t1
        pxor mm3, mm2                                   ;   328.7 p1      40 t1
        psrlq mm3, 4                                    ;   330.7 p1      40 t1
        pxor mm3, mm2                                   ;   332.7 p1      40 t1
        psrlq mm3, 0xe                                  ;   334.7 p1      40 t1
        pxor mm0, mm3                                   ;   336.7 p1      40 t1
        paddq mm1, [sha512_blocks.T1_constants64 + 72]  ;   332.7 p2+p1   53 t1
        movq mm3, mm6                                   ;   324.7 p0      39 v[6] copy
        psllq mm3, 6                                    ;   333.7 p1      39 v[6]
        pxor mm3, mm6                                   ;   335.7 p1      39 v[6]
        psllq mm3, 5                                    ;   337.7 p1      39 v[6]
        pxor mm3, mm6                                   ;   339.7 p1      39 v[6]
        paddq mm1, [ebp - 16]                           ;   337.7 p2+p1   53 t1
        paddq mm1, mm0                                  ;   339.7 p1      53 t1
        movq mm0, [ebp + 144]                           ;   297.7 p2      44 v[6]
        psllq mm3, 0x19                                 ;   341.7 p1      39 v[6]
        pxor mm0, mm6                                   ;   340.7 p1      44 v[6]
        pand mm7, mm0                                   ;   342.7 p1      44 v[6]
        paddq mm5, mm1                                  ;   342.7 p1      54 v[2]
        pxor mm7, [ebp + 144]                           ;   344.7 p2+p1   44 v[6]
        paddq mm1, mm7                                  ;   346.7 p1      55 v[6]
        movq mm7, mm6                                   ;   324.7 p0      39 v[6] copy
        psrlq mm7, 5                                    ;   345.7 p1      39 v[6]
        pxor mm7, mm6                                   ;   347.7 p1      39 v[6]
        psrlq mm7, 6                                    ;   349.7 p1      39 v[6]
        pxor mm7, mm6                                   ;   351.7 p1      39 v[6]
        psrlq mm7, 0x1c                                 ;   353.7 p1      39 v[6]
        pxor mm3, mm7                                   ;   355.7 p1      39 v[6]
        movq mm7, [ebp - 56]                            ;   280.7 p2      43 t1
        paddq mm1, mm3                                  ;   357.7 p1      55 v[6]
        movq mm3, [ebp - 56]                            ;   280.7 p2      43 t1
        pxor mm3, mm2                                   ;   352.7 p1      43 t1
        pand mm3, mm5                                   ;   354.7 p1      43 t1
        pxor mm7, mm3                                   ;   356.7 p1      43 t1
        paddq mm7, [sha512_blocks.T1_constants64 + 80]  ;   358.7 p2+p1   53 t1
        paddq mm7, [ebp - 64]                           ;   360.7 p2+p1   53 t1
        movq [ebp - 64], mm2                            ;   307.7 p0+p3   54 v[3] spill
        movq mm2, mm5                                   ;   344.7 p0      40 t1 copy
        psrlq mm2, 0x17                                 ;   357.7 p1      40 t1
        pxor mm2, mm5                                   ;   359.7 p1      40 t1
        psrlq mm2, 4                                    ;   361.7 p1      40 t1
        pxor mm2, mm5                                   ;   363.7 p1      40 t1
        movq mm3, mm5                                   ;   344.7 p0      40 t1 copy
        paddq mm7, [ebp + 56]                           ;   362.7 p2+p1   53 t1
        psrlq mm2, 0xe                                  ;   365.7 p1      40 t1
        psllq mm3, 4                                    ;   363.7 p1      40 t1
        pxor mm3, mm5                                   ;   365.7 p1      40 t1
        psllq mm3, 0x17                                 ;   367.7 p1      40 t1
        pxor mm3, mm5                                   ;   369.7 p1      40 t1
        psllq mm3, 0x17                                 ;   371.7 p1      40 t1
        pxor mm3, mm2                                   ;   373.7 p1      40 t1
        movq mm2, mm1                                   ;   359.7 p0      39 v[5] copy
        psllq mm2, 6                                    ;   369.7 p1      39 v[5]
        paddq mm7, mm3                                  ;   375.7 p1      53 t1
        pxor mm2, mm1                                   ;   371.7 p1      39 v[5]
        paddq mm4, mm7                                  ;   377.7 p1      54 v[1]
        movq mm3, mm6                                   ;   324.7 p0      44 v[5] copy
        pxor mm3, mm1                                   ;   373.7 p1      44 v[5]
        pand mm0, mm3                                   ;   375.7 p1      44 v[5]
        pxor mm0, mm6                                   ;   377.7 p1      44 v[5]
        paddq mm7, mm0                                  ;   379.7 p1      55 v[5]
        movq mm0, mm1                                   ;   359.7 p0      39 v[5] copy
        psllq mm2, 5                                    ;   377.7 p1      39 v[5]
        psrlq mm0, 5                                    ;   378.7 p1      39 v[5]
        pxor mm0, mm1                                   ;   380.7 p1      39 v[5]
        psrlq mm0, 6                                    ;   382.7 p1      39 v[5]
        pxor mm2, mm1                                   ;   381.7 p1      39 v[5]
        psllq mm2, 0x19                                 ;   383.7 p1      39 v[5]
        pxor mm0, mm1                                   ;   384.7 p1      39 v[5]
        psrlq mm0, 0x1c                                 ;   386.7 p1      39 v[5]
        pxor mm2, mm0                                   ;   388.7 p1      39 v[5]
        movq mm0, [ebp - 64]                            ;   315.7 p2      43 t1
        pxor mm0, mm5                                   ;   386.7 p1      43 t1
        pand mm0, mm4                                   ;   388.7 p1      43 t1
        pxor mm0, [ebp - 64]                            ;   390.7 p2+p1   43 t1
        paddq mm0, [ebp - 56]                           ;   392.7 p2+p1   53 t1
        movq [ebp - 56], mm6                            ;   324.7 p0+p3   55 v[7] spill
        movq mm6, mm4                                   ;   379.7 p0      40 t1 copy
        psllq mm6, 4                                    ;   390.7 p1      40 t1
        paddq mm7, mm2                                  ;   391.7 p1      55 v[5]
        movq mm2, [ebp + 144]                           ;   306.0 p2      54 v[0]
        movq [ebp + 144], mm5                           ;   344.7 p0+p3   54 v[2] spill
        movq mm5, mm4                                   ;   379.7 p0      40 t1 copy
        psrlq mm5, 0x17                                 ;   392.7 p1      40 t1
        pxor mm6, mm4                                   ;   393.7 p1      40 t1
        psllq mm6, 0x17                                 ;   395.7 p1      40 t1
        pxor mm6, mm4                                   ;   397.7 p1      40 t1
        psllq mm6, 0x17                                 ;   399.7 p1      40 t1
        pxor mm5, mm4                                   ;   397.7 p1      40 t1
        psrlq mm5, 4                                    ;   399.7 p1      40 t1
        pxor mm5, mm4                                   ;   401.7 p1      40 t1
        psrlq mm5, 0xe                                  ;   403.7 p1      40 t1
        paddq mm0, [sha512_blocks.T1_constants64 + 88]  ;   401.7 p2+p1   53 t1
        paddq mm0, [ebp - 8]                            ;   403.7 p2+p1   53 t1
        pxor mm6, mm5                                   ;   405.7 p1      40 t1
        movq mm5, mm7                                   ;   393.7 p0      39 v[4] copy
        psllq mm5, 6                                    ;   404.7 p1      39 v[4]
        pxor mm5, mm7                                   ;   406.7 p1      39 v[4]
        psllq mm5, 5                                    ;   408.7 p1      39 v[4]
        pxor mm5, mm7                                   ;   410.7 p1      39 v[4]
        psllq mm5, 0x19                                 ;   412.7 p1      39 v[4]
        paddq mm0, mm6                                  ;   409.7 p1      53 t1
        paddq mm2, mm0                                  ;   411.7 p1      54 v[0]
        movq mm6, mm1                                   ;   359.7 p0      44 v[4] copy
        pxor mm6, mm7                                   ;   411.7 p1      44 v[4]
        pand mm3, mm6                                   ;   413.7 p1      44 v[4]
        pxor mm3, mm1                                   ;   415.7 p1      44 v[4]
        paddq mm3, mm0                                  ;   417.7 p1      55 v[4]
        movq mm0, mm7                                   ;   393.7 p0      39 v[4] copy
        psrlq mm0, 5                                    ;   415.7 p1      39 v[4]
        pxor mm0, mm7                                   ;   417.7 p1      39 v[4]
        psrlq mm0, 6                                    ;   419.7 p1      39 v[4]
        pxor mm0, mm7                                   ;   421.7 p1      39 v[4]
        psrlq mm0, 0x1c                                 ;   423.7 p1      39 v[4]
        pxor mm5, mm0                                   ;   425.7 p1      39 v[4]
        movq mm0, [ebp + 144]                           ;   352.7 p2      43 t1
        paddq mm3, mm5                                  ;   427.7 p1      55 v[4]
        movq mm5, [ebp + 144]                           ;   352.7 p2      43 t1
        pxor mm0, mm4                                   ;   422.7 p1      43 t1
        pand mm0, mm2                                   ;   424.7 p1      43 t1
        pxor mm5, mm0                                   ;   426.7 p1      43 t1
        paddq mm5, [ebp - 64]                           ;   428.7 p2+p1   53 t1
        movq [ebp - 64], mm4                            ;   379.7 p0+p3   54 v[1] spill
        movq mm4, mm2                                   ;   413.7 p0      40 t1 copy
        movq mm0, mm2                                   ;   413.7 p0      40 t1 copy
        psllq mm0, 4                                    ;   426.7 p1      40 t1
        pxor mm0, mm2                                   ;   428.7 p1      40 t1
        psllq mm0, 0x17                                 ;   430.7 p1      40 t1
        pxor mm0, mm2                                   ;   432.7 p1      40 t1
        psllq mm0, 0x17                                 ;   434.7 p1      40 t1
        psrlq mm4, 0x17                                 ;   431.7 p1      40 t1
        pxor mm4, mm2                                   ;   433.7 p1      40 t1
        psrlq mm4, 4                                    ;   435.7 p1      40 t1
        pxor mm4, mm2                                   ;   437.7 p1      40 t1
        psrlq mm4, 0xe                                  ;   439.7 p1      40 t1
        pxor mm0, mm4                                   ;   441.7 p1      40 t1
        movq mm4, [ebp - 56]                            ;   349.3 p2      54 v[7]
        movq [ebp - 56], mm2                            ;   413.7 p0+p3   54 v[0] spill
        movq mm2, mm7                                   ;   393.7 p0      44 v[3] copy
        pxor mm2, mm3                                   ;   437.7 p1      44 v[3]
        paddq mm5, [sha512_blocks.T1_constants64 + 96]  ;   438.7 p2+p1   53 t1
        paddq mm5, [ebp + 80]                           ;   440.7 p2+p1   53 t1
        paddq mm5, mm0                                  ;   443.7 p1      53 t1
        paddq mm4, mm5                                  ;   445.7 p1      54 v[7]
        movq mm0, mm3                                   ;   429.7 p0      39 v[3] copy
        psllq mm0, 6                                    ;   442.7 p1      39 v[3]
        pand mm6, mm2                                   ;   443.7 p1      44 v[3]
        pxor mm0, mm3                                   ;   444.7 p1      39 v[3]
        psllq mm0, 5                                    ;   446.7 p1      39 v[3]
        pxor mm0, mm3                                   ;   448.7 p1      39 v[3]
        psllq mm0, 0x19                                 ;   450.7 p1      39 v[3]
        pxor mm6, mm7                                   ;   448.7 p1      44 v[3]
        paddq mm5, mm6                                  ;   450.7 p1      55 v[3]
        movq mm6, mm3                                   ;   429.7 p0      39 v[3] copy
        psrlq mm6, 5                                    ;   450.7 p1      39 v[3]
        pxor mm6, mm3                                   ;   452.7 p1      39 v[3]
        psrlq mm6, 6                                    ;   454.7 p1      39 v[3]
        pxor mm6, mm3                                   ;   456.7 p1      39 v[3]
        psrlq mm6, 0x1c                                 ;   458.7 p1      39 v[3]
        pxor mm0, mm6                                   ;   460.7 p1      39 v[3]
        paddq mm5, mm0                                  ;   462.7 p1      55 v[3]
        movq mm6, [ebp - 64]                            ;   387.7 p2      54 v[1] reload
        movq mm0, [ebp - 56]                            ;   421.7 p2      43 t1
        pxor mm0, mm6                                   ;   457.7 p1      43 t1
        pand mm0, mm4                                   ;   459.7 p1      43 t1
        pxor mm0, mm6                                   ;   461.7 p1      43 t1
        movq mm6, mm4                                   ;   447.7 p0      40 t1 copy
        psllq mm6, 4                                    ;   460.7 p1      40 t1
        pxor mm6, mm4                                   ;   462.7 p1      40 t1
        paddq mm0, [ebp + 144]                          ;   463.7 p2+p1   53 t1
        movq [ebp + 144], mm3                           ;   429.7 p0+p3   55 v[4] spill
        movq mm3, mm4                                   ;   447.7 p0      40 t1 copy
        psrlq mm3, 0x17                                 ;   463.7 p1      40 t1
        paddq mm0, [sha512_blocks.T1_constants64 + 104] ;   465.7 p2+p1   53 t1
        paddq mm0, [ebp + 88]                           ;   467.7 p2+p1   53 t1
        pxor mm3, mm4                                   ;   466.7 p1      40 t1
        psrlq mm3, 4                                    ;   468.7 p1      40 t1
        pxor mm3, mm4                                   ;   470.7 p1      40 t1
        psrlq mm3, 0xe                                  ;   472.7 p1      40 t1
        psllq mm6, 0x17                                 ;   470.7 p1      40 t1
        pxor mm6, mm4                                   ;   472.7 p1      40 t1
        psllq mm6, 0x17                                 ;   474.7 p1      40 t1
        pxor mm6, mm3                                   ;   476.7 p1      40 t1
        paddq mm0, mm6                                  ;   478.7 p1      53 t1
        paddq mm1, mm0                                  ;   480.7 p1      54 v[6]
        movq mm3, [ebp + 144]                           ;   437.7 p2      44 v[2]
        pxor mm3, mm5                                   ;   476.7 p1      44 v[2]
        pand mm2, mm3                                   ;   478.7 p1      44 v[2]
        pxor mm2, [ebp + 144]                           ;   480.7 p2+p1   44 v[2]
        paddq mm0, mm2                                  ;   482.7 p1      55 v[2]
        movq mm2, mm5                                   ;   464.7 p0      39 v[2] copy
        psrlq mm2, 5                                    ;   480.7 p1      39 v[2]
        pxor mm2, mm5                                   ;   482.7 p1      39 v[2]
        psrlq mm2, 6                                    ;   484.7 p1      39 v[2]
        movq mm6, mm5                                   ;   464.7 p0      39 v[2] copy
        psllq mm6, 6                                    ;   483.7 p1      39 v[2]
        pxor mm6, mm5                                   ;   485.7 p1      39 v[2]
        psllq mm6, 5                                    ;   487.7 p1      39 v[2]
        pxor mm2, mm5                                   ;   486.7 p1      39 v[2]
        pxor mm6, mm5                                   ;   489.7 p1      39 v[2]
        psrlq mm2, 0x1c                                 ;   488.7 p1      39 v[2]
        psllq mm6, 0x19                                 ;   491.7 p1      39 v[2]
        pxor mm6, mm2                                   ;   493.7 p1      39 v[2]
        movq mm2, [ebp - 56]                            ;   421.7 p2      43 t1
        pxor mm2, mm4                                   ;   491.7 p1      43 t1
        pand mm2, mm1                                   ;   493.7 p1      43 t1
        paddq mm0, mm6                                  ;   495.7 p1      55 v[2]
        movq mm6, [ebp - 56]                            ;   421.7 p2      43 t1
        pxor mm6, mm2                                   ;   495.7 p1      43 t1
        paddq mm6, [ebp - 64]                           ;   497.7 p2+p1   53 t1
        movq [ebp - 64], mm4                            ;   447.7 p0+p3   54 v[7] spill
        movq mm4, mm1                                   ;   482.7 p0      40 t1 copy
        psrlq mm4, 0x17                                 ;   496.7 p1      40 t1
        pxor mm4, mm1                                   ;   498.7 p1      40 t1
        movq mm2, mm1                                   ;   482.7 p0      40 t1 copy
        psllq mm2, 4                                    ;   498.7 p1      40 t1
        pxor mm2, mm1                                   ;   500.7 p1      40 t1
        psllq mm2, 0x17                                 ;   502.7 p1      40 t1
        pxor mm2, mm1                                   ;   504.7 p1      40 t1
        psllq mm2, 0x17                                 ;   506.7 p1      40 t1
        psrlq mm4, 4                                    ;   503.7 p1      40 t1
        pxor mm4, mm1                                   ;   505.7 p1      40 t1
        psrlq mm4, 0xe                                  ;   507.7 p1      40 t1
        paddq mm6, [ebp + 104]                          ;   506.7 p2+p1   53 t1
        paddq mm6, [sha512_blocks.T1_constants64 + 112] ;   508.7 p2+p1   53 t1
        pxor mm2, mm4                                   ;   509.7 p1      40 t1
        paddq mm6, mm2                                  ;   511.7 p1      53 t1
        movq mm4, mm5                                   ;   464.7 p0      44 v[1] copy
        pxor mm4, mm0                                   ;   510.7 p1      44 v[1]
        paddq mm7, mm6                                  ;   513.7 p1      54 v[5]
        pand mm3, mm4                                   ;   512.7 p1      44 v[1]
        pxor mm3, mm5                                   ;   514.7 p1      44 v[1]
        paddq mm6, mm3                                  ;   516.7 p1      55 v[1]
        movq mm3, mm0                                   ;   497.7 p0      39 v[1] copy
        psrlq mm3, 5                                    ;   515.7 p1      39 v[1]
        pxor mm3, mm0                                   ;   517.7 p1      39 v[1]
        psrlq mm3, 6                                    ;   519.7 p1      39 v[1]
        pxor mm3, mm0                                   ;   521.7 p1      39 v[1]
        movq mm2, mm0                                   ;   497.7 p0      39 v[1] copy
        psllq mm2, 6                                    ;   519.7 p1      39 v[1]
        pxor mm2, mm0                                   ;   521.7 p1      39 v[1]
        psllq mm2, 5                                    ;   523.7 p1      39 v[1]
        pxor mm2, mm0                                   ;   525.7 p1      39 v[1]
        psllq mm2, 0x19                                 ;   527.7 p1      39 v[1]
        psrlq mm3, 0x1c                                 ;   524.7 p1      39 v[1]
        pxor mm2, mm3                                   ;   529.7 p1      39 v[1]
        paddq mm6, mm2                                  ;   531.7 p1      55 v[1]
        movq mm2, [ebp - 64]                            ;   455.7 p2      43 t1
        pxor mm2, mm1                                   ;   527.7 p1      43 t1
        pand mm2, mm7                                   ;   529.7 p1      43 t1
        pxor mm2, [ebp - 64]                            ;   531.7 p2+p1   43 t1
        paddq mm2, [ebp - 56]                           ;   533.7 p2+p1   53 t1
        paddq mm2, [sha512_blocks.T1_constants64 + 120] ;   535.7 p2+p1   53 t1
        paddq mm2, [ebp + 128]                          ;   537.7 p2+p1   53 t1
        movq mm3, mm7                                   ;   515.7 p0      40 t1 copy
        paddq mm5, [ebp - 104]                          ;   533.7 p2+p1   72 h
        psllq mm3, 4                                    ;   534.7 p1      40 t1
        mov esi, dword [ebp + 224]                      ;   449.0 p2      60 blocks
        movq [ebp - 104], mm5                           ;   535.7 p0+p3   72 h spill
        add esi, 0x80                                   ;   451.0 p0      60 blocks
        mov dword [ebp + 224], esi                      ;   451.5 p0+p3   60 blocks
        movq mm5, mm7                                   ;   515.7 p0      40 t1 copy
        psrlq mm5, 0x17                                 ;   535.7 p1      40 t1
        pxor mm5, mm7                                   ;   537.7 p1      40 t1
        psrlq mm5, 4                                    ;   539.7 p1      40 t1
        pxor mm5, mm7                                   ;   541.7 p1      40 t1
        pxor mm3, mm7                                   ;   539.7 p1      40 t1
        psllq mm3, 0x17                                 ;   541.7 p1      40 t1
        pxor mm3, mm7                                   ;   543.7 p1      40 t1
        psllq mm3, 0x17                                 ;   545.7 p1      40 t1
        psrlq mm5, 0xe                                  ;   543.7 p1      40 t1
        pxor mm3, mm5                                   ;   547.7 p1      40 t1
        paddq mm2, mm3                                  ;   549.7 p1      53 t1
        movq mm3, mm6                                   ;   533.7 p0      39 v[0] copy
        psllq mm3, 6                                    ;   546.7 p1      39 v[0]
        movq mm5, mm6                                   ;   533.7 p0      39 v[0] copy
        psrlq mm5, 5                                    ;   547.7 p1      39 v[0]
        pxor mm5, mm6                                   ;   549.7 p1      39 v[0]
        pxor mm3, mm6                                   ;   549.7 p1      39 v[0]
        psrlq mm5, 6                                    ;   551.7 p1      39 v[0]
        psllq mm3, 5                                    ;   551.7 p1      39 v[0]
        pxor mm3, mm6                                   ;   553.7 p1      39 v[0]
        psllq mm3, 0x19                                 ;   555.7 p1      39 v[0]
        paddq mm1, [ebp - 80]                           ;   554.7 p2+p1   72 h
        movq [ebp - 80], mm1                            ;   556.7 p0+p3   72 h
        pxor mm5, mm6                                   ;   555.7 p1      39 v[0]
        psrlq mm5, 0x1c                                 ;   557.7 p1      39 v[0]
        pxor mm3, mm5                                   ;   559.7 p1      39 v[0]
        movq mm5, mm0                                   ;   497.7 p0      44 v[0] copy
        pxor mm5, mm6                                   ;   558.7 p1      44 v[0]
        pand mm4, mm5                                   ;   560.7 p1      44 v[0]
        movq mm5, mm0                                   ;   497.7 p0      44 v[0] copy
        pxor mm5, mm4                                   ;   562.7 p1      44 v[0]
        movq mm4, [ebp - 96]                            ;   475.3 p2      72 h
        paddq mm3, [ebp - 128]                          ;   561.7 p2+p1   72 h
        paddq mm3, mm5                                  ;   564.7 p1      72 h
        paddq mm6, [ebp - 120]                          ;   563.7 p2+p1   72 h
        movq [ebp - 120], mm6                           ;   565.7 p0+p3   72 h
        paddq mm4, [ebp + 144]                          ;   564.7 p2+p1   72 h
        paddq mm3, mm2                                  ;   566.7 p1      72 h
        movq [ebp - 128], mm3                           ;   568.7 p0+p3   72 h
        paddq mm4, mm2                                  ;   566.7 p1      72 h
        paddq mm7, [ebp - 88]                           ;   567.7 p2+p1   72 h
        movq [ebp - 88], mm7                            ;   569.7 p0+p3   72 h
        movq mm3, [ebp - 112]                           ;   489.7 p2      72 h
        paddq mm3, mm0                                  ;   568.7 p1      72 h
        movq [ebp - 112], mm3                           ;   570.7 p0+p3   72 h
        movq [ebp - 96], mm4                            ;   568.7 p0+p3   72 h
        movq mm0, [ebp - 72]                            ;   495.7 p2      72 h
        paddq mm0, [ebp - 64]                           ;   569.7 p2+p1   72 h
        movq [ebp - 72], mm0                            ;   571.7 p0+p3   72 h
        cmp esi, dword [ebp + 228]                      ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        movq mm0, [ebp - 128]                           ;     0.0 p2      60 blocks reload
        mov esi, dword [ebp + 216]                      ;     1.0 p2      60 blocks reload
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
        mov esp, dword [ebp + 240]                      ;                    frame
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
