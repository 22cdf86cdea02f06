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
;   blocks/passes: 1451 uops, planned 912.3; bounds: width 483.7, ports 899.0, path 256.0
;   blocks.2: 816 uops, planned 579.3; bounds: width 272.0, ports 570.0, path 256.0
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
        psllq mm0, 4                                    ;     7.0 p1      40 t1
        movq mm1, [ebp + 96]                            ;     1.0 p2      40 t1 reload
        pxor mm0, mm1                                   ;     9.0 p1      40 t1
        psllq mm0, 0x17                                 ;    11.0 p1      40 t1
        pxor mm0, mm1                                   ;    13.0 p1      40 t1
        psllq mm0, 0x17                                 ;    15.0 p1      40 t1
        movq mm2, [ebp + 96]                            ;     2.3 p2      40 t1 copy
        psrlq mm2, 0x17                                 ;     9.3 p1      40 t1
        pxor mm2, mm1                                   ;    11.3 p1      40 t1
        psrlq mm2, 4                                    ;    13.3 p1      40 t1
        pxor mm2, mm1                                   ;    15.3 p1      40 t1
        psrlq mm2, 0xe                                  ;    17.3 p1      40 t1
        pxor mm0, mm2                                   ;    19.3 p1      40 t1
        paddq mm0, [esi]                                ;    21.3 p2+p1   53 t1
        paddq mm0, [ebp + 120]                          ;    23.3 p2+p1   53 t1
        movq mm2, [ebp - 48]                            ;     6.7 p2      67 v reload
        paddq mm0, mm2                                  ;    25.3 p1      53 t1
        movq mm3, mm1                                   ;     8.0 p0      43 t1 copy
        movq mm4, [ebp + 64]                            ;     7.7 p2      43 t1
        movq mm5, [ebp + 72]                            ;     8.7 p2      43 t1 reload
        pxor mm4, mm5                                   ;    15.7 p1      43 t1
        pand mm3, mm4                                   ;    17.7 p1      43 t1
        pxor mm3, mm5                                   ;    19.7 p1      43 t1
        paddq mm0, mm3                                  ;    27.3 p1      53 t1
        movq mm3, [ebp + 0]                             ;     9.7 p2      39 v[7]
        psllq mm3, 6                                    ;    18.3 p1      39 v[7]
        pshufw mm4, mm0, 0xe4                           ;    29.3 p1      54 v[3] copy
        paddq mm4, [ebp + 48]                           ;    31.3 p2+p1   54 v[3]
        movq mm6, [ebp + 0]                             ;    11.7 p2      39 v[7] reload
        pxor mm3, mm6                                   ;    21.3 p1      39 v[7]
        psllq mm3, 5                                    ;    23.3 p1      39 v[7]
        pxor mm3, mm6                                   ;    25.3 p1      39 v[7]
        psllq mm3, 0x19                                 ;    27.3 p1      39 v[7]
        movq mm7, [ebp + 0]                             ;    12.7 p2      39 v[7] copy
        psrlq mm7, 5                                    ;    25.3 p1      39 v[7]
        pxor mm7, mm6                                   ;    27.3 p1      39 v[7]
        psrlq mm7, 6                                    ;    29.3 p1      39 v[7]
        pxor mm7, mm6                                   ;    31.3 p1      39 v[7]
        psrlq mm7, 0x1c                                 ;    33.3 p1      39 v[7]
        pxor mm3, mm7                                   ;    35.3 p1      39 v[7]
        paddq mm0, mm3                                  ;    37.3 p1      55 v[7]
        movq mm3, [ebp + 40]                            ;    15.0 p2      44 v[7]
        movq mm7, [ebp + 8]                             ;    16.0 p2      44 v[7] reload
        pxor mm3, mm7                                   ;    32.3 p1      44 v[7]
        movq mm5, [ebp + 0]                             ;    17.0 p2      44 v[7] copy
        pxor mm5, mm7                                   ;    33.3 p1      44 v[7]
        pand mm3, mm5                                   ;    35.3 p1      44 v[7]
        pxor mm3, mm7                                   ;    37.3 p1      44 v[7]
        paddq mm0, mm3                                  ;    39.3 p1      55 v[7]
        movq mm3, [ebp + 104]                           ;    18.0 p2      42 w[0]
        psllq mm3, 0x2a                                 ;    37.3 p1      42 w[0]
        pxor mm3, [ebp + 104]                           ;    39.3 p2+p1   42 w[0]
        psllq mm3, 3                                    ;    41.3 p1      42 w[0]
        movq mm6, [ebp + 104]                           ;    20.0 p2      42 w[0]
        psrlq mm6, 0x2a                                 ;    40.3 p1      42 w[0]
        pxor mm6, [ebp + 104]                           ;    42.3 p2+p1   42 w[0]
        psrlq mm6, 0xd                                  ;    44.3 p1      42 w[0]
        pxor mm6, [ebp + 104]                           ;    46.3 p2+p1   42 w[0]
        psrlq mm6, 6                                    ;    48.3 p1      42 w[0]
        pxor mm3, mm6                                   ;    50.3 p1      42 w[0]
        movq mm6, [ebp - 32]                            ;    23.0 p2      41 w[0]
        psllq mm6, 7                                    ;    46.3 p1      41 w[0]
        pxor mm6, [ebp - 32]                            ;    48.3 p2+p1   41 w[0]
        psllq mm6, 0x38                                 ;    50.3 p1      41 w[0]
        paddq mm3, mm2                                  ;    52.3 p1      68 w[0]
        movq mm2, [ebp - 16]                            ;    25.0 p2      68 w[0] reload
        paddq mm3, mm2                                  ;    54.3 p1      68 w[0]
        movq mm2, mm4                                   ;    33.3 p0      40 t1 copy
        psllq mm2, 4                                    ;    51.3 p1      40 t1
        pxor mm2, mm4                                   ;    53.3 p1      40 t1
        psllq mm2, 0x17                                 ;    55.3 p1      40 t1
        pxor mm2, mm4                                   ;    57.3 p1      40 t1
        psllq mm2, 0x17                                 ;    59.3 p1      40 t1
        movq mm7, [ebp - 32]                            ;    27.0 p2      41 w[0]
        psrlq mm7, 1                                    ;    56.3 p1      41 w[0]
        pxor mm7, [ebp - 32]                            ;    58.3 p2+p1   41 w[0]
        psrlq mm7, 6                                    ;    60.3 p1      41 w[0]
        pxor mm7, [ebp - 32]                            ;    62.3 p2+p1   41 w[0]
        psrlq mm7, 1                                    ;    64.3 p1      41 w[0]
        pxor mm6, mm7                                   ;    66.3 p1      41 w[0]
        paddq mm3, mm6                                  ;    68.3 p1      68 w[0]
        movq mm6, mm4                                   ;    33.3 p0      40 t1 copy
        psrlq mm6, 0x17                                 ;    63.3 p1      40 t1
        movq mm7, mm4                                   ;    33.3 p0      40 t1 copy
        pxor mm7, mm6                                   ;    65.3 p1      40 t1
        movq mm6, mm4                                   ;    33.3 p0      40 t1 copy
        psrlq mm7, 4                                    ;    67.3 p1      40 t1
        pxor mm6, mm7                                   ;    69.3 p1      40 t1
        psrlq mm6, 0xe                                  ;    71.3 p1      40 t1
        movq mm7, mm4                                   ;    33.3 p0      43 t1 copy
        pxor mm2, mm6                                   ;    73.3 p1      40 t1
        movq mm6, mm1                                   ;    34.3 p0      43 t1 copy
        pxor mm6, [ebp + 64]                            ;    69.3 p2+p1   43 t1
        pand mm7, mm6                                   ;    71.3 p1      43 t1
        movq mm6, [ebp + 64]                            ;    35.0 p2      43 t1 reload
        pxor mm7, mm6                                   ;    73.3 p1      43 t1
        paddq mm2, [esi + 8]                            ;    75.3 p2+p1   53 t1
        paddq mm2, [ebp + 72]                           ;    77.3 p2+p1   53 t1
        paddq mm2, [ebp - 32]                           ;    79.3 p2+p1   53 t1
        paddq mm2, mm7                                  ;    81.3 p1      53 t1
        movq mm7, mm0                                   ;    41.3 p0      39 v[6] copy
        psllq mm7, 6                                    ;    76.3 p1      39 v[6]
        pxor mm7, mm0                                   ;    78.3 p1      39 v[6]
        psllq mm7, 5                                    ;    80.3 p1      39 v[6]
        pxor mm7, mm0                                   ;    82.3 p1      39 v[6]
        psllq mm7, 0x19                                 ;    84.3 p1      39 v[6]
        movq mm6, mm2                                   ;    83.3 p0      54 v[2] copy
        paddq mm6, [ebp + 40]                           ;    89.3 p2+p1   54 v[2]
        movq mm1, mm0                                   ;    41.3 p0      39 v[6] copy
        psrlq mm1, 5                                    ;    82.3 p1      39 v[6]
        pxor mm1, mm0                                   ;    84.3 p1      39 v[6]
        psrlq mm1, 6                                    ;    86.3 p1      39 v[6]
        pxor mm1, mm0                                   ;    88.3 p1      39 v[6]
        psrlq mm1, 0x1c                                 ;    90.3 p1      39 v[6]
        pxor mm7, mm1                                   ;    92.3 p1      39 v[6]
        movq mm1, mm0                                   ;    43.3 p0      44 v[6] copy
        pxor mm1, [ebp + 8]                             ;    88.3 p2+p1   44 v[6]
        pand mm5, mm1                                   ;    90.3 p1      44 v[6]
        movq mm1, [ebp + 8]                             ;    44.7 p2      44 v[7] reload
        pxor mm5, mm1                                   ;    92.3 p1      44 v[6]
        paddq mm2, mm7                                  ;    94.3 p1      55 v[6]
        paddq mm2, mm5                                  ;    96.3 p1      55 v[6]
        movq mm5, [ebp + 128]                           ;    46.0 p2      42 w[1]
        psllq mm5, 0x2a                                 ;    93.3 p1      42 w[1]
        movq mm7, [ebp + 128]                           ;    47.0 p2      42 w[1] reload
        pxor mm5, mm7                                   ;    95.3 p1      42 w[1]
        psllq mm5, 3                                    ;    97.3 p1      42 w[1]
        movq mm1, [ebp + 128]                           ;    48.0 p2      42 w[1] copy
        psrlq mm1, 0x2a                                 ;    96.3 p1      42 w[1]
        pxor mm1, mm7                                   ;    98.3 p1      42 w[1]
        psrlq mm1, 0xd                                  ;   100.3 p1      42 w[1]
        pxor mm1, mm7                                   ;   102.3 p1      42 w[1]
        psrlq mm1, 6                                    ;   104.3 p1      42 w[1]
        pxor mm5, mm1                                   ;   106.3 p1      42 w[1]
        movq mm1, [ebp + 16]                            ;    50.0 p2      41 w[1]
        psllq mm1, 7                                    ;   102.3 p1      41 w[1]
        pxor mm1, [ebp + 16]                            ;   104.3 p2+p1   41 w[1]
        psllq mm1, 0x38                                 ;   106.3 p1      41 w[1]
        paddq mm5, [ebp - 32]                           ;   108.3 p2+p1   68 w[1]
        paddq mm5, [ebp + 56]                           ;   110.3 p2+p1   68 w[1]
        movq mm7, [ebp + 16]                            ;    54.0 p2      41 w[1]
        psrlq mm7, 1                                    ;   107.3 p1      41 w[1]
        pxor mm7, [ebp + 16]                            ;   109.3 p2+p1   41 w[1]
        psrlq mm7, 6                                    ;   111.3 p1      41 w[1]
        pxor mm7, [ebp + 16]                            ;   113.3 p2+p1   41 w[1]
        psrlq mm7, 1                                    ;   115.3 p1      41 w[1]
        pxor mm1, mm7                                   ;   117.3 p1      41 w[1]
        movq mm7, mm6                                   ;    91.3 p0      40 t1 copy
        psllq mm7, 4                                    ;   113.3 p1      40 t1
        pxor mm7, mm6                                   ;   115.3 p1      40 t1
        psllq mm7, 0x17                                 ;   117.3 p1      40 t1
        paddq mm5, mm1                                  ;   119.3 p1      68 w[1]
        movq mm1, mm6                                   ;    91.3 p0      40 t1 copy
        pxor mm1, mm7                                   ;   119.3 p1      40 t1
        movq mm7, mm6                                   ;    91.3 p0      40 t1 copy
        psrlq mm7, 0x17                                 ;   118.3 p1      40 t1
        psllq mm1, 0x17                                 ;   121.3 p1      40 t1
        pxor mm7, mm6                                   ;   120.3 p1      40 t1
        psrlq mm7, 4                                    ;   122.3 p1      40 t1
        pxor mm7, mm6                                   ;   124.3 p1      40 t1
        psrlq mm7, 0xe                                  ;   126.3 p1      40 t1
        pxor mm1, mm7                                   ;   128.3 p1      40 t1
        movq mm7, mm4                                   ;    61.0 p0      43 t1 copy
        pxor mm7, [ebp + 96]                            ;   125.3 p2+p1   43 t1
        pand mm7, mm6                                   ;   127.3 p1      43 t1
        pxor mm7, [ebp + 96]                            ;   129.3 p2+p1   43 t1
        paddq mm1, [esi + 16]                           ;   130.3 p2+p1   53 t1
        paddq mm1, [ebp + 64]                           ;   132.3 p2+p1   53 t1
        paddq mm1, [ebp + 16]                           ;   134.3 p2+p1   53 t1
        paddq mm1, mm7                                  ;   136.3 p1      53 t1
        movq mm7, mm2                                   ;    98.3 p0      39 v[5] copy
        psllq mm7, 6                                    ;   132.3 p1      39 v[5]
        pxor mm7, mm2                                   ;   134.3 p1      39 v[5]
        psllq mm7, 5                                    ;   136.3 p1      39 v[5]
        pxor mm7, mm2                                   ;   138.3 p1      39 v[5]
        psllq mm7, 0x19                                 ;   140.3 p1      39 v[5]
        movq [ebp - 32], mm5                            ;   121.3 p0+p3   68 w[1] spill
        movq mm5, mm1                                   ;   138.3 p0      54 v[1] copy
        paddq mm5, [ebp + 8]                            ;   144.3 p2+p1   54 v[1]
        movq [ebp - 56], mm4                            ;    69.3 p0+p3   54 v[3] spill
        movq mm4, mm2                                   ;    98.3 p0      39 v[5] copy
        psrlq mm4, 5                                    ;   138.3 p1      39 v[5]
        pxor mm4, mm2                                   ;   140.3 p1      39 v[5]
        psrlq mm4, 6                                    ;   142.3 p1      39 v[5]
        pxor mm4, mm2                                   ;   144.3 p1      39 v[5]
        psrlq mm4, 0x1c                                 ;   146.3 p1      39 v[5]
        pxor mm7, mm4                                   ;   148.3 p1      39 v[5]
        movq mm4, mm0                                   ;    72.0 p0      44 v[5] copy
        pxor mm4, mm2                                   ;   144.3 p1      44 v[5]
        movq [ebp + 144], mm2                           ;    98.3 p0+p3   55 v[6] spill
        movq mm2, mm0                                   ;    74.0 p0      44 v[5] copy
        pxor mm2, [ebp + 0]                             ;   145.3 p2+p1   44 v[5]
        pand mm2, mm4                                   ;   147.3 p1      44 v[5]
        movq [ebp + 152], mm4                           ;   146.3 p0+p3   44 v[5] spill
        movq mm4, mm0                                   ;    76.0 p0      44 v[5] copy
        pxor mm4, mm2                                   ;   149.3 p1      44 v[5]
        movq mm2, mm3                                   ;    77.0 p0      42 w[2] copy
        psllq mm2, 0x2a                                 ;   148.3 p1      42 w[2]
        paddq mm1, mm7                                  ;   150.3 p1      55 v[5]
        movq mm7, mm3                                   ;    78.0 p0      42 w[2] copy
        paddq mm1, mm4                                  ;   152.3 p1      55 v[5]
        movq mm4, mm3                                   ;    79.0 p0      42 w[2] copy
        psrlq mm4, 0x2a                                 ;   151.3 p1      42 w[2]
        pxor mm7, mm2                                   ;   152.3 p1      42 w[2]
        movq mm2, mm3                                   ;    80.0 p0      42 w[2] copy
        psllq mm7, 3                                    ;   154.3 p1      42 w[2]
        pxor mm2, mm4                                   ;   154.3 p1      42 w[2]
        movq mm4, mm3                                   ;    83.3 p0      42 w[2] copy
        psrlq mm2, 0xd                                  ;   156.3 p1      42 w[2]
        pxor mm4, mm2                                   ;   158.3 p1      42 w[2]
        psrlq mm4, 6                                    ;   160.3 p1      42 w[2]
        pxor mm7, mm4                                   ;   162.3 p1      42 w[2]
        movq mm2, [ebp - 40]                            ;    85.0 p2      41 w[2]
        psllq mm2, 7                                    ;   159.3 p1      41 w[2]
        movq mm4, [ebp - 40]                            ;    89.3 p2      41 w[2]
        psrlq mm4, 1                                    ;   160.3 p1      41 w[2]
        pxor mm2, [ebp - 40]                            ;   161.3 p2+p1   41 w[2]
        psllq mm2, 0x38                                 ;   163.3 p1      41 w[2]
        pxor mm4, [ebp - 40]                            ;   163.3 p2+p1   41 w[2]
        psrlq mm4, 6                                    ;   165.3 p1      41 w[2]
        pxor mm4, [ebp - 40]                            ;   167.3 p2+p1   41 w[2]
        psrlq mm4, 1                                    ;   169.3 p1      41 w[2]
        pxor mm2, mm4                                   ;   171.3 p1      41 w[2]
        movq mm4, mm5                                   ;   146.3 p0      40 t1 copy
        psllq mm4, 4                                    ;   168.3 p1      40 t1
        paddq mm7, [ebp + 16]                           ;   169.3 p2+p1   68 w[2]
        paddq mm7, [ebp - 8]                            ;   171.3 p2+p1   68 w[2]
        pxor mm4, mm5                                   ;   171.3 p1      40 t1
        paddq mm7, mm2                                  ;   173.3 p1      68 w[2]
        movq mm2, [ebp - 56]                            ;    99.0 p2      43 t1
        pxor mm2, mm6                                   ;   173.3 p1      43 t1
        psllq mm4, 0x17                                 ;   174.3 p1      40 t1
        pxor mm4, mm5                                   ;   176.3 p1      40 t1
        psllq mm4, 0x17                                 ;   178.3 p1      40 t1
        movq [ebp - 48], mm3                            ;   100.7 p0+p3   68 w[0] spill
        movq mm3, [ebp - 56]                            ;   104.3 p2      43 t1
        movq [ebp + 16], mm7                            ;   175.3 p0+p3   68 w[2] spill
        movq mm7, mm5                                   ;   146.3 p0      40 t1 copy
        psrlq mm7, 0x17                                 ;   177.3 p1      40 t1
        pxor mm7, mm5                                   ;   179.3 p1      40 t1
        psrlq mm7, 4                                    ;   181.3 p1      40 t1
        pxor mm7, mm5                                   ;   183.3 p1      40 t1
        psrlq mm7, 0xe                                  ;   185.3 p1      40 t1
        pxor mm4, mm7                                   ;   187.3 p1      40 t1
        movq mm7, [esi + 24]                            ;   112.3 p2      53 t1
        paddq mm7, [ebp + 96]                           ;   183.3 p2+p1   53 t1
        paddq mm7, [ebp - 40]                           ;   185.3 p2+p1   53 t1
        pand mm2, mm5                                   ;   185.3 p1      43 t1
        pxor mm3, mm2                                   ;   187.3 p1      43 t1
        paddq mm7, mm4                                  ;   189.3 p1      53 t1
        movq mm2, [ebp + 0]                             ;   115.7 p2      54 v[0]
        paddq mm7, mm3                                  ;   191.3 p1      53 t1
        movq mm3, mm1                                   ;   154.3 p0      39 v[4] copy
        psllq mm3, 6                                    ;   189.3 p1      39 v[4]
        movq mm4, mm1                                   ;   154.3 p0      39 v[4] copy
        paddq mm2, mm7                                  ;   193.3 p1      54 v[0]
        pxor mm4, mm3                                   ;   191.3 p1      39 v[4]
        movq mm3, mm1                                   ;   154.3 p0      39 v[4] copy
        psllq mm4, 5                                    ;   193.3 p1      39 v[4]
        pxor mm3, mm4                                   ;   195.3 p1      39 v[4]
        movq mm4, [ebp + 144]                           ;   122.3 p2      44 v[4]
        psllq mm3, 0x19                                 ;   197.3 p1      39 v[4]
        pxor mm4, mm1                                   ;   195.3 p1      44 v[4]
        movq [ebp + 160], mm0                           ;   123.7 p0+p3   55 v[7] spill
        movq mm0, mm1                                   ;   154.3 p0      39 v[4] copy
        psrlq mm0, 5                                    ;   196.3 p1      39 v[4]
        pxor mm0, mm1                                   ;   198.3 p1      39 v[4]
        psrlq mm0, 6                                    ;   200.3 p1      39 v[4]
        pxor mm0, mm1                                   ;   202.3 p1      39 v[4]
        psrlq mm0, 0x1c                                 ;   204.3 p1      39 v[4]
        pxor mm3, mm0                                   ;   206.3 p1      39 v[4]
        movq mm0, [ebp + 152]                           ;   154.3 p2      44 v[4]
        pand mm0, mm4                                   ;   202.3 p1      44 v[4]
        movq [ebp + 152], mm4                           ;   197.3 p0+p3   44 v[4] spill
        movq mm4, [ebp + 144]                           ;   134.3 p2      44 v[4]
        pxor mm4, mm0                                   ;   204.3 p1      44 v[4]
        movq mm0, [ebp - 32]                            ;   136.3 p2      42 w[3]
        paddq mm7, mm4                                  ;   206.3 p1      55 v[4]
        movq mm4, [ebp - 32]                            ;   138.3 p2      42 w[3]
        paddq mm7, mm3                                  ;   208.3 p1      55 v[4]
        movq mm3, [ebp - 32]                            ;   139.3 p2      42 w[3]
        movq [ebp + 168], mm1                           ;   154.3 p0+p3   55 v[5] spill
        movq mm1, [ebp - 32]                            ;   140.3 p2      42 w[3]
        psllq mm1, 0x2a                                 ;   206.3 p1      42 w[3]
        pxor mm0, mm1                                   ;   208.3 p1      42 w[3]
        psllq mm0, 3                                    ;   210.3 p1      42 w[3]
        movq mm1, [ebp - 32]                            ;   144.3 p2      42 w[3]
        psrlq mm1, 0x2a                                 ;   209.3 p1      42 w[3]
        pxor mm4, mm1                                   ;   211.3 p1      42 w[3]
        psrlq mm4, 0xd                                  ;   213.3 p1      42 w[3]
        pxor mm3, mm4                                   ;   215.3 p1      42 w[3]
        movq mm1, [ebp + 32]                            ;   147.7 p2      41 w[3]
        psllq mm1, 7                                    ;   213.3 p1      41 w[3]
        psrlq mm3, 6                                    ;   217.3 p1      42 w[3]
        pxor mm0, mm3                                   ;   219.3 p1      42 w[3]
        movq mm3, [ebp + 32]                            ;   149.0 p2      41 w[3]
        psrlq mm3, 1                                    ;   216.3 p1      41 w[3]
        movq mm4, [ebp + 32]                            ;   150.3 p2      41 w[3] reload
        pxor mm1, mm4                                   ;   217.3 p1      41 w[3]
        psllq mm1, 0x38                                 ;   219.3 p1      41 w[3]
        pxor mm3, mm4                                   ;   219.3 p1      41 w[3]
        psrlq mm3, 6                                    ;   221.3 p1      41 w[3]
        pxor mm3, mm4                                   ;   223.3 p1      41 w[3]
        psrlq mm3, 1                                    ;   225.3 p1      41 w[3]
        pxor mm1, mm3                                   ;   227.3 p1      41 w[3]
        movq mm3, mm2                                   ;   195.3 p0      40 t1 copy
        psllq mm3, 4                                    ;   224.3 p1      40 t1
        paddq mm0, [ebp - 40]                           ;   225.3 p2+p1   68 w[3]
        paddq mm0, [ebp + 80]                           ;   227.3 p2+p1   68 w[3]
        pxor mm3, mm2                                   ;   227.3 p1      40 t1
        paddq mm0, mm1                                  ;   229.3 p1      68 w[3]
        movq mm1, mm2                                   ;   195.3 p0      40 t1 copy
        psllq mm3, 0x17                                 ;   229.3 p1      40 t1
        pxor mm1, mm3                                   ;   231.3 p1      40 t1
        movq mm3, mm2                                   ;   195.3 p0      40 t1 copy
        psrlq mm3, 0x17                                 ;   231.3 p1      40 t1
        psllq mm1, 0x17                                 ;   233.3 p1      40 t1
        pxor mm3, mm2                                   ;   233.3 p1      40 t1
        psrlq mm3, 4                                    ;   235.3 p1      40 t1
        pxor mm3, mm2                                   ;   237.3 p1      40 t1
        psrlq mm3, 0xe                                  ;   239.3 p1      40 t1
        movq [ebp - 40], mm0                            ;   231.3 p0+p3   68 w[3] spill
        movq mm0, mm6                                   ;   164.3 p0      43 t1 copy
        pxor mm0, mm5                                   ;   237.3 p1      43 t1
        pxor mm1, mm3                                   ;   241.3 p1      40 t1
        movq mm3, [ebp - 56]                            ;   165.3 p2      53 t1
        paddq mm3, mm4                                  ;   239.3 p1      53 t1
        paddq mm3, [esi + 32]                           ;   241.3 p2+p1   53 t1
        pand mm0, mm2                                   ;   241.3 p1      43 t1
        movq mm4, mm6                                   ;   167.0 p0      43 t1 copy
        pxor mm4, mm0                                   ;   243.3 p1      43 t1
        movq mm0, [ebp + 160]                           ;   167.7 p2      54 v[7]
        paddq mm3, mm1                                  ;   243.3 p1      53 t1
        paddq mm3, mm4                                  ;   245.3 p1      53 t1
        movq mm1, mm7                                   ;   210.3 p0      39 v[3] copy
        psllq mm1, 6                                    ;   245.3 p1      39 v[3]
        movq mm4, mm7                                   ;   210.3 p0      39 v[3] copy
        paddq mm0, mm3                                  ;   247.3 p1      54 v[7]
        pxor mm4, mm1                                   ;   247.3 p1      39 v[3]
        movq mm1, mm7                                   ;   210.3 p0      39 v[3] copy
        psllq mm4, 5                                    ;   249.3 p1      39 v[3]
        pxor mm1, mm4                                   ;   251.3 p1      39 v[3]
        movq mm4, [ebp + 168]                           ;   175.7 p2      44 v[3]
        psllq mm1, 0x19                                 ;   253.3 p1      39 v[3]
        pxor mm4, mm7                                   ;   251.3 p1      44 v[3]
        movq [ebp + 160], mm6                           ;   176.7 p0+p3   54 v[2] spill
        movq mm6, mm7                                   ;   210.3 p0      39 v[3] copy
        psrlq mm6, 5                                    ;   252.3 p1      39 v[3]
        pxor mm6, mm7                                   ;   254.3 p1      39 v[3]
        psrlq mm6, 6                                    ;   256.3 p1      39 v[3]
        pxor mm6, mm7                                   ;   258.3 p1      39 v[3]
        psrlq mm6, 0x1c                                 ;   260.3 p1      39 v[3]
        movq [ebp - 56], mm7                            ;   210.3 p0+p3   55 v[4] spill
        movq mm7, [ebp + 152]                           ;   205.3 p2      44 v[3]
        pxor mm1, mm6                                   ;   262.3 p1      39 v[3]
        movq mm6, [ebp + 168]                           ;   185.3 p2      44 v[3]
        pand mm7, mm4                                   ;   258.3 p1      44 v[3]
        pxor mm6, mm7                                   ;   260.3 p1      44 v[3]
        movq mm7, [ebp + 16]                            ;   189.3 p2      42 w[4]
        paddq mm3, mm6                                  ;   262.3 p1      55 v[3]
        movq mm6, [ebp + 16]                            ;   190.3 p2      42 w[4]
        paddq mm3, mm1                                  ;   264.3 p1      55 v[3]
        movq mm1, [ebp + 16]                            ;   191.3 p2      42 w[4]
        movq [ebp + 152], mm4                           ;   253.3 p0+p3   44 v[3] spill
        movq mm4, [ebp + 16]                            ;   192.3 p2      42 w[4]
        psllq mm4, 0x2a                                 ;   262.3 p1      42 w[4]
        pxor mm7, mm4                                   ;   264.3 p1      42 w[4]
        movq mm4, [ebp + 16]                            ;   193.3 p2      42 w[4]
        psrlq mm4, 0x2a                                 ;   264.3 p1      42 w[4]
        psllq mm7, 3                                    ;   266.3 p1      42 w[4]
        pxor mm6, mm4                                   ;   266.3 p1      42 w[4]
        psrlq mm6, 0xd                                  ;   268.3 p1      42 w[4]
        pxor mm1, mm6                                   ;   270.3 p1      42 w[4]
        movq mm4, [ebp + 24]                            ;   196.0 p2      41 w[4]
        psllq mm4, 7                                    ;   269.3 p1      41 w[4]
        psrlq mm1, 6                                    ;   272.3 p1      42 w[4]
        pxor mm7, mm1                                   ;   274.3 p1      42 w[4]
        movq mm1, [ebp + 24]                            ;   199.3 p2      41 w[4]
        psrlq mm1, 1                                    ;   272.3 p1      41 w[4]
        movq mm6, [ebp + 24]                            ;   200.3 p2      41 w[4] reload
        pxor mm4, mm6                                   ;   273.3 p1      41 w[4]
        psllq mm4, 0x38                                 ;   275.3 p1      41 w[4]
        pxor mm1, mm6                                   ;   275.3 p1      41 w[4]
        psrlq mm1, 6                                    ;   277.3 p1      41 w[4]
        pxor mm1, mm6                                   ;   279.3 p1      41 w[4]
        psrlq mm1, 1                                    ;   281.3 p1      41 w[4]
        pxor mm4, mm1                                   ;   283.3 p1      41 w[4]
        movq mm1, mm0                                   ;   249.3 p0      40 t1 copy
        psllq mm1, 4                                    ;   280.3 p1      40 t1
        paddq mm7, [ebp + 32]                           ;   281.3 p2+p1   68 w[4]
        paddq mm7, [ebp + 88]                           ;   283.3 p2+p1   68 w[4]
        pxor mm1, mm0                                   ;   283.3 p1      40 t1
        paddq mm7, mm4                                  ;   285.3 p1      68 w[4]
        movq mm4, mm0                                   ;   249.3 p0      40 t1 copy
        psllq mm1, 0x17                                 ;   285.3 p1      40 t1
        pxor mm4, mm1                                   ;   287.3 p1      40 t1
        movq mm1, mm0                                   ;   249.3 p0      40 t1 copy
        psrlq mm1, 0x17                                 ;   287.3 p1      40 t1
        psllq mm4, 0x17                                 ;   289.3 p1      40 t1
        pxor mm1, mm0                                   ;   289.3 p1      40 t1
        psrlq mm1, 4                                    ;   291.3 p1      40 t1
        pxor mm1, mm0                                   ;   293.3 p1      40 t1
        psrlq mm1, 0xe                                  ;   295.3 p1      40 t1
        movq [ebp + 32], mm7                            ;   287.3 p0+p3   68 w[4] spill
        movq mm7, mm5                                   ;   215.3 p0      43 t1 copy
        pxor mm7, mm2                                   ;   293.3 p1      43 t1
        pxor mm4, mm1                                   ;   297.3 p1      40 t1
        movq mm1, [ebp + 160]                           ;   217.7 p2      53 t1
        paddq mm1, mm6                                  ;   295.3 p1      53 t1
        paddq mm1, [esi + 40]                           ;   297.3 p2+p1   53 t1
        pand mm7, mm0                                   ;   297.3 p1      43 t1
        movq mm6, mm5                                   ;   221.7 p0      43 t1 copy
        movq [ebp + 160], mm5                           ;   222.7 p0+p3   54 v[1] spill
        movq mm5, [ebp + 144]                           ;   222.7 p2      54 v[6]
        pxor mm6, mm7                                   ;   299.3 p1      43 t1
        paddq mm1, mm4                                  ;   299.3 p1      53 t1
        paddq mm1, mm6                                  ;   301.3 p1      53 t1
        paddq mm5, mm1                                  ;   303.3 p1      54 v[6]
        movq mm4, mm3                                   ;   266.3 p0      39 v[2] copy
        psllq mm4, 6                                    ;   302.3 p1      39 v[2]
        movq mm6, mm3                                   ;   266.3 p0      39 v[2] copy
        movq mm7, mm3                                   ;   266.3 p0      39 v[2] copy
        pxor mm6, mm4                                   ;   304.3 p1      39 v[2]
        movq mm4, [ebp - 56]                            ;   231.0 p2      44 v[2]
        psllq mm6, 5                                    ;   306.3 p1      39 v[2]
        pxor mm7, mm6                                   ;   308.3 p1      39 v[2]
        movq mm6, mm3                                   ;   266.3 p0      39 v[2] copy
        psrlq mm6, 5                                    ;   306.3 p1      39 v[2]
        psllq mm7, 0x19                                 ;   310.3 p1      39 v[2]
        pxor mm4, mm3                                   ;   308.3 p1      44 v[2]
        pxor mm6, mm3                                   ;   309.3 p1      39 v[2]
        psrlq mm6, 6                                    ;   311.3 p1      39 v[2]
        pxor mm6, mm3                                   ;   313.3 p1      39 v[2]
        psrlq mm6, 0x1c                                 ;   315.3 p1      39 v[2]
        movq [ebp + 144], mm3                           ;   266.3 p0+p3   55 v[3] spill
        movq mm3, [ebp + 152]                           ;   261.3 p2      44 v[2]
        pxor mm7, mm6                                   ;   317.3 p1      39 v[2]
        movq mm6, [ebp - 56]                            ;   242.3 p2      44 v[2]
        pand mm3, mm4                                   ;   314.3 p1      44 v[2]
        pxor mm6, mm3                                   ;   316.3 p1      44 v[2]
        movq mm3, [ebp - 40]                            ;   243.3 p2      42 w[5]
        paddq mm1, mm6                                  ;   318.3 p1      55 v[2]
        movq mm6, [ebp - 40]                            ;   244.3 p2      42 w[5]
        paddq mm1, mm7                                  ;   320.3 p1      55 v[2]
        movq mm7, [ebp - 40]                            ;   245.3 p2      42 w[5]
        movq [ebp + 152], mm4                           ;   310.3 p0+p3   44 v[2] spill
        movq mm4, [ebp - 40]                            ;   246.3 p2      42 w[5]
        psllq mm4, 0x2a                                 ;   318.3 p1      42 w[5]
        pxor mm3, mm4                                   ;   320.3 p1      42 w[5]
        movq mm4, [ebp - 40]                            ;   247.3 p2      42 w[5]
        psrlq mm4, 0x2a                                 ;   320.3 p1      42 w[5]
        psllq mm3, 3                                    ;   322.3 p1      42 w[5]
        pxor mm6, mm4                                   ;   322.3 p1      42 w[5]
        psrlq mm6, 0xd                                  ;   324.3 p1      42 w[5]
        pxor mm7, mm6                                   ;   326.3 p1      42 w[5]
        movq mm4, [ebp - 24]                            ;   250.0 p2      41 w[5]
        psllq mm4, 7                                    ;   325.3 p1      41 w[5]
        psrlq mm7, 6                                    ;   328.3 p1      42 w[5]
        pxor mm3, mm7                                   ;   330.3 p1      42 w[5]
        movq mm6, [ebp - 24]                            ;   255.3 p2      41 w[5]
        psrlq mm6, 1                                    ;   328.3 p1      41 w[5]
        movq mm7, [ebp - 24]                            ;   256.3 p2      41 w[5] reload
        pxor mm4, mm7                                   ;   329.3 p1      41 w[5]
        psllq mm4, 0x38                                 ;   331.3 p1      41 w[5]
        pxor mm6, mm7                                   ;   331.3 p1      41 w[5]
        psrlq mm6, 6                                    ;   333.3 p1      41 w[5]
        pxor mm6, mm7                                   ;   335.3 p1      41 w[5]
        psrlq mm6, 1                                    ;   337.3 p1      41 w[5]
        pxor mm4, mm6                                   ;   339.3 p1      41 w[5]
        movq mm6, mm5                                   ;   305.3 p0      40 t1 copy
        psllq mm6, 4                                    ;   336.3 p1      40 t1
        paddq mm3, [ebp + 24]                           ;   337.3 p2+p1   68 w[5]
        paddq mm3, [ebp + 104]                          ;   339.3 p2+p1   68 w[5]
        pxor mm6, mm5                                   ;   339.3 p1      40 t1
        paddq mm3, mm4                                  ;   341.3 p1      68 w[5]
        movq mm4, mm5                                   ;   305.3 p0      40 t1 copy
        psllq mm6, 0x17                                 ;   341.3 p1      40 t1
        pxor mm4, mm6                                   ;   343.3 p1      40 t1
        movq mm6, mm5                                   ;   305.3 p0      40 t1 copy
        psrlq mm6, 0x17                                 ;   343.3 p1      40 t1
        psllq mm4, 0x17                                 ;   345.3 p1      40 t1
        pxor mm6, mm5                                   ;   345.3 p1      40 t1
        psrlq mm6, 4                                    ;   347.3 p1      40 t1
        pxor mm6, mm5                                   ;   349.3 p1      40 t1
        psrlq mm6, 0xe                                  ;   351.3 p1      40 t1
        movq [ebp + 24], mm3                            ;   343.3 p0+p3   68 w[5] spill
        movq mm3, mm2                                   ;   270.0 p0      43 t1 copy
        pxor mm3, mm0                                   ;   349.3 p1      43 t1
        pxor mm4, mm6                                   ;   353.3 p1      40 t1
        movq mm6, [ebp + 160]                           ;   272.7 p2      53 t1
        paddq mm6, mm7                                  ;   351.3 p1      53 t1
        paddq mm6, [esi + 48]                           ;   353.3 p2+p1   53 t1
        pand mm3, mm5                                   ;   353.3 p1      43 t1
        movq mm7, mm2                                   ;   276.7 p0      43 t1 copy
        movq [ebp + 160], mm2                           ;   277.7 p0+p3   54 v[0] spill
        movq mm2, [ebp + 168]                           ;   277.7 p2      54 v[5]
        pxor mm7, mm3                                   ;   355.3 p1      43 t1
        paddq mm6, mm4                                  ;   355.3 p1      53 t1
        paddq mm6, mm7                                  ;   357.3 p1      53 t1
        paddq mm2, mm6                                  ;   359.3 p1      54 v[5]
        movq mm3, mm1                                   ;   322.3 p0      39 v[1] copy
        psllq mm3, 6                                    ;   358.3 p1      39 v[1]
        movq mm4, mm1                                   ;   322.3 p0      39 v[1] copy
        movq mm7, mm1                                   ;   322.3 p0      39 v[1] copy
        pxor mm4, mm3                                   ;   360.3 p1      39 v[1]
        movq mm3, [ebp + 144]                           ;   287.0 p2      44 v[1]
        psllq mm4, 5                                    ;   362.3 p1      39 v[1]
        pxor mm7, mm4                                   ;   364.3 p1      39 v[1]
        movq mm4, mm1                                   ;   322.3 p0      39 v[1] copy
        psrlq mm4, 5                                    ;   362.3 p1      39 v[1]
        psllq mm7, 0x19                                 ;   366.3 p1      39 v[1]
        pxor mm3, mm1                                   ;   364.3 p1      44 v[1]
        pxor mm4, mm1                                   ;   365.3 p1      39 v[1]
        psrlq mm4, 6                                    ;   367.3 p1      39 v[1]
        pxor mm4, mm1                                   ;   369.3 p1      39 v[1]
        psrlq mm4, 0x1c                                 ;   371.3 p1      39 v[1]
        movq [ebp + 168], mm1                           ;   322.3 p0+p3   55 v[2] spill
        movq mm1, [ebp + 152]                           ;   318.3 p2      44 v[1]
        pxor mm7, mm4                                   ;   373.3 p1      39 v[1]
        movq mm4, [ebp + 144]                           ;   298.3 p2      44 v[1]
        pand mm1, mm3                                   ;   370.3 p1      44 v[1]
        pxor mm4, mm1                                   ;   372.3 p1      44 v[1]
        movq mm1, [ebp + 32]                            ;   299.3 p2      42 w[6]
        paddq mm6, mm4                                  ;   374.3 p1      55 v[1]
        movq mm4, [ebp + 32]                            ;   300.3 p2      42 w[6]
        paddq mm6, mm7                                  ;   376.3 p1      55 v[1]
        movq mm7, [ebp + 32]                            ;   301.3 p2      42 w[6]
        movq [ebp + 152], mm3                           ;   366.3 p0+p3   44 v[1] spill
        movq mm3, [ebp + 32]                            ;   302.3 p2      42 w[6]
        psllq mm3, 0x2a                                 ;   374.3 p1      42 w[6]
        pxor mm1, mm3                                   ;   376.3 p1      42 w[6]
        movq mm3, [ebp + 32]                            ;   303.3 p2      42 w[6]
        psrlq mm3, 0x2a                                 ;   376.3 p1      42 w[6]
        psllq mm1, 3                                    ;   378.3 p1      42 w[6]
        pxor mm4, mm3                                   ;   378.3 p1      42 w[6]
        psrlq mm4, 0xd                                  ;   380.3 p1      42 w[6]
        pxor mm7, mm4                                   ;   382.3 p1      42 w[6]
        movq mm3, [ebp + 112]                           ;   306.3 p2      41 w[6]
        psllq mm3, 7                                    ;   381.3 p1      41 w[6]
        psrlq mm7, 6                                    ;   384.3 p1      42 w[6]
        pxor mm1, mm7                                   ;   386.3 p1      42 w[6]
        movq mm4, [ebp + 112]                           ;   308.3 p2      41 w[6]
        psrlq mm4, 1                                    ;   384.3 p1      41 w[6]
        movq mm7, [ebp + 112]                           ;   310.7 p2      41 w[6] reload
        pxor mm3, mm7                                   ;   385.3 p1      41 w[6]
        psllq mm3, 0x38                                 ;   387.3 p1      41 w[6]
        pxor mm4, mm7                                   ;   387.3 p1      41 w[6]
        psrlq mm4, 6                                    ;   389.3 p1      41 w[6]
        pxor mm4, mm7                                   ;   391.3 p1      41 w[6]
        psrlq mm4, 1                                    ;   393.3 p1      41 w[6]
        pxor mm3, mm4                                   ;   395.3 p1      41 w[6]
        movq mm4, mm2                                   ;   361.3 p0      40 t1 copy
        psllq mm4, 4                                    ;   392.3 p1      40 t1
        paddq mm1, [ebp - 24]                           ;   393.3 p2+p1   68 w[6]
        paddq mm1, [ebp + 128]                          ;   395.3 p2+p1   68 w[6]
        pxor mm4, mm2                                   ;   395.3 p1      40 t1
        paddq mm1, mm3                                  ;   397.3 p1      68 w[6]
        movq mm3, mm2                                   ;   361.3 p0      40 t1 copy
        psllq mm4, 0x17                                 ;   397.3 p1      40 t1
        pxor mm3, mm4                                   ;   399.3 p1      40 t1
        movq mm4, mm2                                   ;   361.3 p0      40 t1 copy
        psrlq mm4, 0x17                                 ;   399.3 p1      40 t1
        psllq mm3, 0x17                                 ;   401.3 p1      40 t1
        pxor mm4, mm2                                   ;   401.3 p1      40 t1
        psrlq mm4, 4                                    ;   403.3 p1      40 t1
        pxor mm4, mm2                                   ;   405.3 p1      40 t1
        psrlq mm4, 0xe                                  ;   407.3 p1      40 t1
        movq [ebp - 24], mm1                            ;   399.3 p0+p3   68 w[6] spill
        movq mm1, mm0                                   ;   326.0 p0      43 t1 copy
        pxor mm1, mm5                                   ;   405.3 p1      43 t1
        pxor mm3, mm4                                   ;   409.3 p1      40 t1
        movq mm4, [ebp + 160]                           ;   328.7 p2      53 t1
        paddq mm4, mm7                                  ;   407.3 p1      53 t1
        paddq mm4, [esi + 56]                           ;   409.3 p2+p1   53 t1
        pand mm1, mm2                                   ;   409.3 p1      43 t1
        movq mm7, mm0                                   ;   332.7 p0      43 t1 copy
        movq [ebp + 160], mm0                           ;   333.7 p0+p3   54 v[7] spill
        movq mm0, [ebp - 56]                            ;   333.7 p2      54 v[4]
        pxor mm7, mm1                                   ;   411.3 p1      43 t1
        paddq mm4, mm3                                  ;   411.3 p1      53 t1
        paddq mm4, mm7                                  ;   413.3 p1      53 t1
        paddq mm0, mm4                                  ;   415.3 p1      54 v[4]
        movq mm1, mm6                                   ;   378.3 p0      39 v[0] copy
        psllq mm1, 6                                    ;   414.3 p1      39 v[0]
        movq mm3, mm6                                   ;   378.3 p0      39 v[0] copy
        movq mm7, mm6                                   ;   378.3 p0      39 v[0] copy
        pxor mm3, mm1                                   ;   416.3 p1      39 v[0]
        movq mm1, [ebp + 168]                           ;   343.0 p2      44 v[0]
        psllq mm3, 5                                    ;   418.3 p1      39 v[0]
        pxor mm7, mm3                                   ;   420.3 p1      39 v[0]
        movq mm3, mm6                                   ;   378.3 p0      39 v[0] copy
        psrlq mm3, 5                                    ;   418.3 p1      39 v[0]
        psllq mm7, 0x19                                 ;   422.3 p1      39 v[0]
        pxor mm1, mm6                                   ;   420.3 p1      44 v[0]
        pxor mm3, mm6                                   ;   421.3 p1      39 v[0]
        psrlq mm3, 6                                    ;   423.3 p1      39 v[0]
        pxor mm3, mm6                                   ;   425.3 p1      39 v[0]
        psrlq mm3, 0x1c                                 ;   427.3 p1      39 v[0]
        movq [ebp - 56], mm6                            ;   378.3 p0+p3   55 v[1] spill
        movq mm6, [ebp + 152]                           ;   374.3 p2      44 v[0]
        pxor mm7, mm3                                   ;   429.3 p1      39 v[0]
        movq mm3, [ebp + 168]                           ;   354.3 p2      44 v[0]
        pand mm6, mm1                                   ;   426.3 p1      44 v[0]
        pxor mm3, mm6                                   ;   428.3 p1      44 v[0]
        movq mm6, [ebp + 24]                            ;   355.3 p2      42 w[7]
        paddq mm4, mm3                                  ;   430.3 p1      55 v[0]
        movq mm3, [ebp + 24]                            ;   356.3 p2      42 w[7]
        paddq mm4, mm7                                  ;   432.3 p1      55 v[0]
        movq mm7, [ebp + 24]                            ;   357.3 p2      42 w[7]
        movq [ebp + 152], mm1                           ;   422.3 p0+p3   44 v[0] spill
        movq mm1, [ebp + 24]                            ;   358.3 p2      42 w[7]
        psllq mm1, 0x2a                                 ;   430.3 p1      42 w[7]
        pxor mm6, mm1                                   ;   432.3 p1      42 w[7]
        movq mm1, [ebp + 24]                            ;   359.3 p2      42 w[7]
        psrlq mm1, 0x2a                                 ;   432.3 p1      42 w[7]
        psllq mm6, 3                                    ;   434.3 p1      42 w[7]
        pxor mm3, mm1                                   ;   434.3 p1      42 w[7]
        psrlq mm3, 0xd                                  ;   436.3 p1      42 w[7]
        pxor mm7, mm3                                   ;   438.3 p1      42 w[7]
        movq mm1, [ebp + 136]                           ;   362.3 p2      41 w[7]
        psllq mm1, 7                                    ;   437.3 p1      41 w[7]
        psrlq mm7, 6                                    ;   440.3 p1      42 w[7]
        pxor mm6, mm7                                   ;   442.3 p1      42 w[7]
        movq mm3, [ebp + 136]                           ;   364.3 p2      41 w[7]
        psrlq mm3, 1                                    ;   440.3 p1      41 w[7]
        movq mm7, [ebp - 48]                            ;   366.7 p2      68 w[7]
        paddq mm7, [ebp + 112]                          ;   441.3 p2+p1   68 w[7]
        pxor mm1, [ebp + 136]                           ;   442.3 p2+p1   41 w[7]
        psllq mm1, 0x38                                 ;   444.3 p1      41 w[7]
        pxor mm3, [ebp + 136]                           ;   444.3 p2+p1   41 w[7]
        psrlq mm3, 6                                    ;   446.3 p1      41 w[7]
        pxor mm3, [ebp + 136]                           ;   448.3 p2+p1   41 w[7]
        psrlq mm3, 1                                    ;   450.3 p1      41 w[7]
        paddq mm7, mm6                                  ;   448.3 p1      68 w[7]
        movq mm6, mm0                                   ;   417.3 p0      40 t1 copy
        psllq mm6, 4                                    ;   449.3 p1      40 t1
        pxor mm1, mm3                                   ;   452.3 p1      41 w[7]
        movq mm3, mm0                                   ;   417.3 p0      40 t1 copy
        paddq mm7, mm1                                  ;   454.3 p1      68 w[7]
        pxor mm3, mm6                                   ;   452.3 p1      40 t1
        movq mm1, mm0                                   ;   417.3 p0      40 t1 copy
        psllq mm3, 0x17                                 ;   454.3 p1      40 t1
        movq mm6, mm0                                   ;   417.3 p0      40 t1 copy
        psrlq mm6, 0x17                                 ;   454.3 p1      40 t1
        pxor mm1, mm3                                   ;   456.3 p1      40 t1
        movq mm3, mm5                                   ;   380.7 p0      43 t1 copy
        pxor mm3, mm2                                   ;   456.3 p1      43 t1
        psllq mm1, 0x17                                 ;   458.3 p1      40 t1
        pxor mm6, mm0                                   ;   458.3 p1      40 t1
        psrlq mm6, 4                                    ;   460.3 p1      40 t1
        pxor mm6, mm0                                   ;   462.3 p1      40 t1
        psrlq mm6, 0xe                                  ;   464.3 p1      40 t1
        pxor mm1, mm6                                   ;   466.3 p1      40 t1
        movq mm6, [ebp + 160]                           ;   385.0 p2      53 t1
        paddq mm6, [esi + 64]                           ;   463.3 p2+p1   53 t1
        paddq mm6, [ebp + 136]                          ;   465.3 p2+p1   53 t1
        pand mm3, mm0                                   ;   465.3 p1      43 t1
        movq [ebp + 112], mm7                           ;   456.3 p0+p3   68 w[7] spill
        movq mm7, mm5                                   ;   390.3 p0      43 t1 copy
        movq [ebp + 176], mm5                           ;   391.3 p0+p3   54 v[6] spill
        movq mm5, [ebp + 144]                           ;   395.3 p2      54 v[3]
        pxor mm7, mm3                                   ;   467.3 p1      43 t1
        paddq mm6, mm1                                  ;   468.3 p1      53 t1
        movq mm1, mm4                                   ;   434.3 p0      39 v[7] copy
        psllq mm1, 6                                    ;   468.3 p1      39 v[7]
        paddq mm6, mm7                                  ;   470.3 p1      53 t1
        movq mm3, mm4                                   ;   434.3 p0      39 v[7] copy
        paddq mm5, mm6                                  ;   472.3 p1      54 v[3]
        movq mm7, mm4                                   ;   434.3 p0      39 v[7] copy
        pxor mm3, mm1                                   ;   471.3 p1      39 v[7]
        movq mm1, [ebp - 56]                            ;   400.3 p2      44 v[7]
        psllq mm3, 5                                    ;   473.3 p1      39 v[7]
        pxor mm7, mm3                                   ;   475.3 p1      39 v[7]
        movq mm3, mm4                                   ;   434.3 p0      39 v[7] copy
        psrlq mm3, 5                                    ;   474.3 p1      39 v[7]
        psllq mm7, 0x19                                 ;   477.3 p1      39 v[7]
        pxor mm1, mm4                                   ;   476.3 p1      44 v[7]
        pxor mm3, mm4                                   ;   477.3 p1      39 v[7]
        psrlq mm3, 6                                    ;   479.3 p1      39 v[7]
        pxor mm3, mm4                                   ;   481.3 p1      39 v[7]
        psrlq mm3, 0x1c                                 ;   483.3 p1      39 v[7]
        pxor mm7, mm3                                   ;   485.3 p1      39 v[7]
        movq mm3, [ebp + 152]                           ;   430.3 p2      44 v[7]
        pand mm3, mm1                                   ;   482.3 p1      44 v[7]
        movq [ebp + 152], mm1                           ;   478.3 p0+p3   44 v[7] spill
        movq mm1, [ebp - 56]                            ;   412.0 p2      44 v[7]
        pxor mm1, mm3                                   ;   484.3 p1      44 v[7]
        movq mm3, [ebp - 24]                            ;   413.0 p2      42 w[8]
        paddq mm6, mm1                                  ;   486.3 p1      55 v[7]
        movq mm1, [ebp - 24]                            ;   414.0 p2      42 w[8]
        paddq mm6, mm7                                  ;   488.3 p1      55 v[7]
        movq mm7, [ebp - 24]                            ;   415.0 p2      42 w[8]
        movq [ebp + 144], mm4                           ;   434.3 p0+p3   55 v[0] spill
        movq mm4, [ebp - 24]                            ;   416.0 p2      42 w[8]
        psllq mm4, 0x2a                                 ;   486.3 p1      42 w[8]
        pxor mm3, mm4                                   ;   488.3 p1      42 w[8]
        movq mm4, [ebp - 24]                            ;   417.7 p2      42 w[8]
        psrlq mm4, 0x2a                                 ;   488.3 p1      42 w[8]
        psllq mm3, 3                                    ;   490.3 p1      42 w[8]
        pxor mm1, mm4                                   ;   490.3 p1      42 w[8]
        psrlq mm1, 0xd                                  ;   492.3 p1      42 w[8]
        pxor mm7, mm1                                   ;   494.3 p1      42 w[8]
        movq mm1, [ebp - 16]                            ;   420.3 p2      41 w[8]
        psllq mm1, 7                                    ;   493.3 p1      41 w[8]
        psrlq mm7, 6                                    ;   496.3 p1      42 w[8]
        pxor mm3, mm7                                   ;   498.3 p1      42 w[8]
        movq mm4, [ebp - 16]                            ;   424.3 p2      41 w[8]
        psrlq mm4, 1                                    ;   496.3 p1      41 w[8]
        movq mm7, [ebp - 32]                            ;   425.3 p2      68 w[8]
        paddq mm7, [ebp + 136]                          ;   497.3 p2+p1   68 w[8]
        pxor mm1, [ebp - 16]                            ;   498.3 p2+p1   41 w[8]
        psllq mm1, 0x38                                 ;   500.3 p1      41 w[8]
        pxor mm4, [ebp - 16]                            ;   500.3 p2+p1   41 w[8]
        psrlq mm4, 6                                    ;   502.3 p1      41 w[8]
        pxor mm4, [ebp - 16]                            ;   504.3 p2+p1   41 w[8]
        psrlq mm4, 1                                    ;   506.3 p1      41 w[8]
        paddq mm7, mm3                                  ;   504.3 p1      68 w[8]
        movq mm3, mm5                                   ;   474.3 p0      40 t1 copy
        psllq mm3, 4                                    ;   505.3 p1      40 t1
        pxor mm1, mm4                                   ;   508.3 p1      41 w[8]
        movq mm4, mm5                                   ;   474.3 p0      40 t1 copy
        paddq mm7, mm1                                  ;   510.3 p1      68 w[8]
        pxor mm4, mm3                                   ;   508.3 p1      40 t1
        movq mm1, mm5                                   ;   474.3 p0      40 t1 copy
        psllq mm4, 0x17                                 ;   510.3 p1      40 t1
        movq mm3, mm5                                   ;   474.3 p0      40 t1 copy
        psrlq mm3, 0x17                                 ;   510.3 p1      40 t1
        pxor mm1, mm4                                   ;   512.3 p1      40 t1
        movq mm4, mm2                                   ;   438.0 p0      43 t1 copy
        pxor mm4, mm0                                   ;   512.3 p1      43 t1
        psllq mm1, 0x17                                 ;   514.3 p1      40 t1
        pxor mm3, mm5                                   ;   514.3 p1      40 t1
        psrlq mm3, 4                                    ;   516.3 p1      40 t1
        pxor mm3, mm5                                   ;   518.3 p1      40 t1
        psrlq mm3, 0xe                                  ;   520.3 p1      40 t1
        pxor mm1, mm3                                   ;   522.3 p1      40 t1
        movq mm3, [ebp + 176]                           ;   445.0 p2      53 t1
        paddq mm3, [esi + 72]                           ;   519.3 p2+p1   53 t1
        paddq mm3, [ebp - 16]                           ;   521.3 p2+p1   53 t1
        pand mm4, mm5                                   ;   521.3 p1      43 t1
        movq [ebp + 136], mm7                           ;   512.3 p0+p3   68 w[8] spill
        movq mm7, mm2                                   ;   448.0 p0      43 t1 copy
        pxor mm7, mm4                                   ;   523.3 p1      43 t1
        movq mm4, [ebp + 168]                           ;   450.3 p2      54 v[2]
        paddq mm3, mm1                                  ;   524.3 p1      53 t1
        movq mm1, mm6                                   ;   490.3 p0      39 v[6] copy
        psllq mm1, 6                                    ;   524.3 p1      39 v[6]
        paddq mm3, mm7                                  ;   526.3 p1      53 t1
        movq mm7, mm6                                   ;   490.3 p0      39 v[6] copy
        paddq mm4, mm3                                  ;   528.3 p1      54 v[2]
        pxor mm7, mm1                                   ;   527.3 p1      39 v[6]
        movq mm1, mm6                                   ;   490.3 p0      39 v[6] copy
        psllq mm7, 5                                    ;   529.3 p1      39 v[6]
        pxor mm1, mm7                                   ;   531.3 p1      39 v[6]
        movq mm7, [ebp + 144]                           ;   457.3 p2      44 v[6]
        psllq mm1, 0x19                                 ;   533.3 p1      39 v[6]
        pxor mm7, mm6                                   ;   531.3 p1      44 v[6]
        movq [ebp + 168], mm2                           ;   458.3 p0+p3   54 v[5] spill
        movq mm2, mm6                                   ;   490.3 p0      39 v[6] copy
        psrlq mm2, 5                                    ;   532.3 p1      39 v[6]
        pxor mm2, mm6                                   ;   534.3 p1      39 v[6]
        psrlq mm2, 6                                    ;   536.3 p1      39 v[6]
        pxor mm2, mm6                                   ;   538.3 p1      39 v[6]
        psrlq mm2, 0x1c                                 ;   540.3 p1      39 v[6]
        pxor mm1, mm2                                   ;   542.3 p1      39 v[6]
        movq mm2, [ebp + 152]                           ;   486.3 p2      44 v[6]
        pand mm2, mm7                                   ;   538.3 p1      44 v[6]
        movq [ebp + 152], mm7                           ;   533.3 p0+p3   44 v[6] spill
        movq mm7, [ebp + 144]                           ;   470.0 p2      44 v[6]
        pxor mm7, mm2                                   ;   540.3 p1      44 v[6]
        movq mm2, [ebp + 112]                           ;   471.0 p2      42 w[9]
        paddq mm3, mm7                                  ;   542.3 p1      55 v[6]
        movq mm7, [ebp + 112]                           ;   472.0 p2      42 w[9]
        paddq mm3, mm1                                  ;   544.3 p1      55 v[6]
        movq mm1, [ebp + 112]                           ;   473.0 p2      42 w[9]
        movq [ebp + 184], mm6                           ;   490.3 p0+p3   55 v[7] spill
        movq mm6, [ebp + 112]                           ;   474.0 p2      42 w[9]
        psllq mm6, 0x2a                                 ;   542.3 p1      42 w[9]
        pxor mm2, mm6                                   ;   544.3 p1      42 w[9]
        movq mm6, [ebp + 112]                           ;   475.0 p2      42 w[9]
        psrlq mm6, 0x2a                                 ;   544.3 p1      42 w[9]
        psllq mm2, 3                                    ;   546.3 p1      42 w[9]
        pxor mm7, mm6                                   ;   546.3 p1      42 w[9]
        psrlq mm7, 0xd                                  ;   548.3 p1      42 w[9]
        pxor mm1, mm7                                   ;   550.3 p1      42 w[9]
        movq mm6, [ebp + 56]                            ;   476.0 p2      41 w[9]
        psllq mm6, 7                                    ;   549.3 p1      41 w[9]
        psrlq mm1, 6                                    ;   552.3 p1      42 w[9]
        movq mm7, [ebp + 16]                            ;   478.0 p2      68 w[9]
        paddq mm7, [ebp - 16]                           ;   551.3 p2+p1   68 w[9]
        pxor mm2, mm1                                   ;   554.3 p1      42 w[9]
        movq mm1, [ebp + 56]                            ;   481.3 p2      68 w[1] reload
        pxor mm6, mm1                                   ;   553.3 p1      41 w[9]
        psllq mm6, 0x38                                 ;   555.3 p1      41 w[9]
        movq [ebp + 192], mm3                           ;   546.3 p0+p3   55 v[6] spill
        movq mm3, mm1                                   ;   488.3 p0      41 w[9] copy
        psrlq mm3, 1                                    ;   555.3 p1      41 w[9]
        pxor mm3, mm1                                   ;   557.3 p1      41 w[9]
        psrlq mm3, 6                                    ;   559.3 p1      41 w[9]
        pxor mm3, mm1                                   ;   561.3 p1      41 w[9]
        psrlq mm3, 1                                    ;   563.3 p1      41 w[9]
        paddq mm7, mm2                                  ;   560.3 p1      68 w[9]
        movq mm2, mm4                                   ;   530.3 p0      40 t1 copy
        psllq mm2, 4                                    ;   561.3 p1      40 t1
        pxor mm6, mm3                                   ;   565.3 p1      41 w[9]
        movq mm3, mm4                                   ;   530.3 p0      40 t1 copy
        paddq mm7, mm6                                  ;   567.3 p1      68 w[9]
        pxor mm3, mm2                                   ;   564.3 p1      40 t1
        movq mm2, mm4                                   ;   530.3 p0      40 t1 copy
        psllq mm3, 0x17                                 ;   566.3 p1      40 t1
        movq mm6, mm4                                   ;   530.3 p0      40 t1 copy
        psrlq mm6, 0x17                                 ;   566.3 p1      40 t1
        pxor mm2, mm3                                   ;   568.3 p1      40 t1
        movq mm3, mm0                                   ;   494.3 p0      43 t1 copy
        pxor mm3, mm5                                   ;   568.3 p1      43 t1
        psllq mm2, 0x17                                 ;   570.3 p1      40 t1
        pxor mm6, mm4                                   ;   570.3 p1      40 t1
        psrlq mm6, 4                                    ;   572.3 p1      40 t1
        pxor mm6, mm4                                   ;   574.3 p1      40 t1
        psrlq mm6, 0xe                                  ;   576.3 p1      40 t1
        pxor mm2, mm6                                   ;   578.3 p1      40 t1
        movq mm6, [ebp + 168]                           ;   501.0 p2      53 t1
        paddq mm6, mm1                                  ;   575.3 p1      53 t1
        paddq mm6, [esi + 80]                           ;   577.3 p2+p1   53 t1
        pand mm3, mm4                                   ;   577.3 p1      43 t1
        movq mm1, mm0                                   ;   502.7 p0      43 t1 copy
        pxor mm1, mm3                                   ;   579.3 p1      43 t1
        movq mm3, [ebp - 56]                            ;   503.3 p2      54 v[1]
        paddq mm6, mm2                                  ;   580.3 p1      53 t1
        movq mm2, [ebp + 192]                           ;   554.3 p2      39 v[5]
        paddq mm6, mm1                                  ;   582.3 p1      53 t1
        movq mm1, [ebp + 192]                           ;   554.3 p2      39 v[5]
        paddq mm3, mm6                                  ;   584.3 p1      54 v[1]
        movq [ebp - 16], mm7                            ;   569.3 p0+p3   68 w[9] spill
        movq mm7, [ebp + 192]                           ;   554.3 p2      39 v[5]
        movq [ebp + 168], mm0                           ;   510.7 p0+p3   54 v[4] spill
        movq mm0, [ebp + 192]                           ;   554.3 p2      39 v[5]
        psllq mm0, 6                                    ;   582.3 p1      39 v[5]
        pxor mm2, mm0                                   ;   584.3 p1      39 v[5]
        movq mm0, [ebp + 192]                           ;   554.3 p2      39 v[5]
        psllq mm2, 5                                    ;   586.3 p1      39 v[5]
        pxor mm1, mm2                                   ;   588.3 p1      39 v[5]
        movq mm2, [ebp + 192]                           ;   554.3 p2      44 v[5]
        pxor mm2, [ebp + 184]                           ;   586.3 p2+p1   44 v[5]
        psllq mm1, 0x19                                 ;   590.3 p1      39 v[5]
        movq [ebp + 200], mm5                           ;   516.7 p0+p3   54 v[3] spill
        movq mm5, [ebp + 152]                           ;   541.3 p2      44 v[5]
        movq [ebp + 152], mm4                           ;   530.3 p0+p3   54 v[2] spill
        movq mm4, [ebp + 192]                           ;   554.3 p2      39 v[5]
        psrlq mm4, 5                                    ;   588.3 p1      39 v[5]
        pxor mm7, mm4                                   ;   590.3 p1      39 v[5]
        movq mm4, [ebp + 184]                           ;   525.3 p2      44 v[5]
        psrlq mm7, 6                                    ;   592.3 p1      39 v[5]
        pxor mm0, mm7                                   ;   594.3 p1      39 v[5]
        movq mm7, [ebp + 136]                           ;   526.3 p2      42 w[10]
        psrlq mm0, 0x1c                                 ;   596.3 p1      39 v[5]
        pxor mm1, mm0                                   ;   598.3 p1      39 v[5]
        pand mm5, mm2                                   ;   594.3 p1      44 v[5]
        movq mm0, [ebp + 136]                           ;   527.7 p2      42 w[10]
        pxor mm4, mm5                                   ;   596.3 p1      44 v[5]
        movq mm5, [ebp + 136]                           ;   528.7 p2      42 w[10]
        paddq mm6, mm4                                  ;   598.3 p1      55 v[5]
        paddq mm6, mm1                                  ;   600.3 p1      55 v[5]
        movq mm1, [ebp + 136]                           ;   529.7 p2      42 w[10]
        psllq mm1, 0x2a                                 ;   598.3 p1      42 w[10]
        pxor mm7, mm1                                   ;   600.3 p1      42 w[10]
        movq mm1, [ebp + 136]                           ;   531.0 p2      42 w[10]
        psrlq mm1, 0x2a                                 ;   600.3 p1      42 w[10]
        psllq mm7, 3                                    ;   602.3 p1      42 w[10]
        pxor mm0, mm1                                   ;   602.3 p1      42 w[10]
        movq mm1, [ebp - 8]                             ;   535.3 p2      41 w[10]
        psllq mm1, 7                                    ;   603.3 p1      41 w[10]
        psrlq mm0, 0xd                                  ;   604.3 p1      42 w[10]
        pxor mm5, mm0                                   ;   606.3 p1      42 w[10]
        movq mm0, [ebp - 8]                             ;   536.7 p2      41 w[10]
        psrlq mm0, 1                                    ;   606.3 p1      41 w[10]
        psrlq mm5, 6                                    ;   608.3 p1      42 w[10]
        pxor mm7, mm5                                   ;   610.3 p1      42 w[10]
        movq mm4, [ebp - 8]                             ;   540.3 p2      41 w[10]
        movq mm5, [ebp - 40]                            ;   542.3 p2      68 w[10]
        paddq mm5, [ebp + 56]                           ;   609.3 p2+p1   68 w[10]
        pxor mm4, mm1                                   ;   610.3 p1      41 w[10]
        psllq mm4, 0x38                                 ;   612.3 p1      41 w[10]
        movq mm1, [ebp - 8]                             ;   545.7 p2      68 w[2] reload
        pxor mm0, mm1                                   ;   612.3 p1      41 w[10]
        psrlq mm0, 6                                    ;   614.3 p1      41 w[10]
        pxor mm0, mm1                                   ;   616.3 p1      41 w[10]
        psrlq mm0, 1                                    ;   618.3 p1      41 w[10]
        paddq mm5, mm7                                  ;   616.3 p1      68 w[10]
        movq mm7, mm3                                   ;   586.3 p0      40 t1 copy
        psllq mm7, 4                                    ;   617.3 p1      40 t1
        pxor mm4, mm0                                   ;   620.3 p1      41 w[10]
        movq mm0, mm3                                   ;   586.3 p0      40 t1 copy
        paddq mm5, mm4                                  ;   622.3 p1      68 w[10]
        pxor mm0, mm7                                   ;   620.3 p1      40 t1
        movq mm4, mm3                                   ;   586.3 p0      40 t1 copy
        movq mm7, [ebp + 152]                           ;   550.0 p2      43 t1
        pxor mm7, [ebp + 200]                           ;   621.3 p2+p1   43 t1
        psllq mm0, 0x17                                 ;   622.3 p1      40 t1
        pxor mm4, mm0                                   ;   624.3 p1      40 t1
        movq mm0, mm3                                   ;   586.3 p0      40 t1 copy
        psrlq mm0, 0x17                                 ;   624.3 p1      40 t1
        psllq mm4, 0x17                                 ;   626.3 p1      40 t1
        pxor mm0, mm3                                   ;   626.3 p1      40 t1
        psrlq mm0, 4                                    ;   628.3 p1      40 t1
        pxor mm0, mm3                                   ;   630.3 p1      40 t1
        psrlq mm0, 0xe                                  ;   632.3 p1      40 t1
        pxor mm4, mm0                                   ;   634.3 p1      40 t1
        movq mm0, [ebp + 200]                           ;   556.7 p2      43 t1
        pand mm7, mm3                                   ;   631.3 p1      43 t1
        movq [ebp + 56], mm5                            ;   624.3 p0+p3   68 w[10] spill
        movq mm5, [ebp + 168]                           ;   558.0 p2      53 t1
        paddq mm5, mm1                                  ;   632.3 p1      53 t1
        paddq mm5, [esi + 88]                           ;   634.3 p2+p1   53 t1
        pxor mm0, mm7                                   ;   634.3 p1      43 t1
        movq mm7, [ebp + 144]                           ;   563.3 p2      54 v[0]
        paddq mm5, mm4                                  ;   636.3 p1      53 t1
        movq mm4, mm6                                   ;   602.3 p0      39 v[4] copy
        psllq mm4, 6                                    ;   636.3 p1      39 v[4]
        paddq mm5, mm0                                  ;   638.3 p1      53 t1
        movq mm0, mm6                                   ;   602.3 p0      39 v[4] copy
        paddq mm7, mm5                                  ;   640.3 p1      54 v[0]
        pxor mm0, mm4                                   ;   639.3 p1      39 v[4]
        movq mm4, mm6                                   ;   602.3 p0      39 v[4] copy
        psllq mm0, 5                                    ;   641.3 p1      39 v[4]
        pxor mm4, mm0                                   ;   643.3 p1      39 v[4]
        movq mm0, [ebp + 192]                           ;   570.7 p2      44 v[4]
        psllq mm4, 0x19                                 ;   645.3 p1      39 v[4]
        pxor mm0, mm6                                   ;   643.3 p1      44 v[4]
        movq mm1, mm6                                   ;   602.3 p0      39 v[4] copy
        psrlq mm1, 5                                    ;   644.3 p1      39 v[4]
        pxor mm1, mm6                                   ;   646.3 p1      39 v[4]
        psrlq mm1, 6                                    ;   648.3 p1      39 v[4]
        pxor mm1, mm6                                   ;   650.3 p1      39 v[4]
        psrlq mm1, 0x1c                                 ;   652.3 p1      39 v[4]
        pxor mm4, mm1                                   ;   654.3 p1      39 v[4]
        movq mm1, [ebp + 192]                           ;   580.3 p2      44 v[4]
        pand mm2, mm0                                   ;   650.3 p1      44 v[4]
        pxor mm1, mm2                                   ;   652.3 p1      44 v[4]
        movq mm2, [ebp - 16]                            ;   581.3 p2      42 w[11]
        paddq mm5, mm1                                  ;   654.3 p1      55 v[4]
        movq mm1, [ebp - 16]                            ;   582.3 p2      42 w[11]
        paddq mm5, mm4                                  ;   656.3 p1      55 v[4]
        movq mm4, [ebp - 16]                            ;   583.3 p2      42 w[11]
        movq [ebp + 144], mm0                           ;   645.3 p0+p3   44 v[4] spill
        movq mm0, [ebp - 16]                            ;   584.3 p2      42 w[11]
        psllq mm0, 0x2a                                 ;   654.3 p1      42 w[11]
        pxor mm2, mm0                                   ;   656.3 p1      42 w[11]
        movq mm0, [ebp - 16]                            ;   586.3 p2      42 w[11]
        psrlq mm0, 0x2a                                 ;   656.3 p1      42 w[11]
        psllq mm2, 3                                    ;   658.3 p1      42 w[11]
        pxor mm1, mm0                                   ;   658.3 p1      42 w[11]
        psrlq mm1, 0xd                                  ;   660.3 p1      42 w[11]
        pxor mm4, mm1                                   ;   662.3 p1      42 w[11]
        movq mm0, [ebp + 80]                            ;   588.3 p2      41 w[11]
        psllq mm0, 7                                    ;   661.3 p1      41 w[11]
        psrlq mm4, 6                                    ;   664.3 p1      42 w[11]
        movq mm1, [ebp + 32]                            ;   589.3 p2      68 w[11]
        paddq mm1, [ebp - 8]                            ;   663.3 p2+p1   68 w[11]
        pxor mm2, mm4                                   ;   666.3 p1      42 w[11]
        movq mm4, [ebp + 80]                            ;   591.3 p2      68 w[3] reload
        pxor mm0, mm4                                   ;   665.3 p1      41 w[11]
        psllq mm0, 0x38                                 ;   667.3 p1      41 w[11]
        movq [ebp + 168], mm6                           ;   602.3 p0+p3   55 v[5] spill
        movq mm6, [ebp + 80]                            ;   593.3 p2      41 w[11] copy
        psrlq mm6, 1                                    ;   667.3 p1      41 w[11]
        pxor mm6, mm4                                   ;   669.3 p1      41 w[11]
        psrlq mm6, 6                                    ;   671.3 p1      41 w[11]
        pxor mm6, mm4                                   ;   673.3 p1      41 w[11]
        psrlq mm6, 1                                    ;   675.3 p1      41 w[11]
        paddq mm1, mm2                                  ;   672.3 p1      68 w[11]
        movq mm2, mm7                                   ;   642.3 p0      40 t1 copy
        psllq mm2, 4                                    ;   673.3 p1      40 t1
        pxor mm0, mm6                                   ;   677.3 p1      41 w[11]
        movq mm6, mm7                                   ;   642.3 p0      40 t1 copy
        paddq mm1, mm0                                  ;   679.3 p1      68 w[11]
        pxor mm6, mm2                                   ;   676.3 p1      40 t1
        movq mm0, [ebp + 152]                           ;   601.0 p2      43 t1
        pxor mm0, mm3                                   ;   677.3 p1      43 t1
        movq mm2, mm7                                   ;   642.3 p0      40 t1 copy
        psllq mm6, 0x17                                 ;   678.3 p1      40 t1
        pxor mm2, mm6                                   ;   680.3 p1      40 t1
        movq mm6, mm7                                   ;   642.3 p0      40 t1 copy
        psrlq mm6, 0x17                                 ;   680.3 p1      40 t1
        psllq mm2, 0x17                                 ;   682.3 p1      40 t1
        pxor mm6, mm7                                   ;   682.3 p1      40 t1
        psrlq mm6, 4                                    ;   684.3 p1      40 t1
        pxor mm6, mm7                                   ;   686.3 p1      40 t1
        psrlq mm6, 0xe                                  ;   688.3 p1      40 t1
        movq [ebp - 8], mm1                             ;   681.3 p0+p3   68 w[11] spill
        movq mm1, [ebp + 152]                           ;   606.3 p2      43 t1
        pxor mm2, mm6                                   ;   690.3 p1      40 t1
        movq mm6, [ebp + 200]                           ;   608.7 p2      53 t1
        paddq mm6, mm4                                  ;   687.3 p1      53 t1
        paddq mm6, [esi + 96]                           ;   689.3 p2+p1   53 t1
        pand mm0, mm7                                   ;   689.3 p1      43 t1
        movq mm4, [ebp + 184]                           ;   612.7 p2      54 v[7]
        pxor mm1, mm0                                   ;   691.3 p1      43 t1
        movq mm0, mm5                                   ;   658.3 p0      39 v[3] copy
        psllq mm0, 6                                    ;   691.3 p1      39 v[3]
        paddq mm6, mm2                                  ;   692.3 p1      53 t1
        paddq mm6, mm1                                  ;   694.3 p1      53 t1
        movq mm1, mm5                                   ;   658.3 p0      39 v[3] copy
        paddq mm4, mm6                                  ;   696.3 p1      54 v[7]
        movq mm2, mm5                                   ;   658.3 p0      39 v[3] copy
        pxor mm1, mm0                                   ;   695.3 p1      39 v[3]
        movq mm0, [ebp + 168]                           ;   620.7 p2      44 v[3]
        psllq mm1, 5                                    ;   697.3 p1      39 v[3]
        pxor mm2, mm1                                   ;   699.3 p1      39 v[3]
        movq mm1, mm5                                   ;   658.3 p0      39 v[3] copy
        psrlq mm1, 5                                    ;   698.3 p1      39 v[3]
        psllq mm2, 0x19                                 ;   701.3 p1      39 v[3]
        pxor mm0, mm5                                   ;   700.3 p1      44 v[3]
        pxor mm1, mm5                                   ;   701.3 p1      39 v[3]
        psrlq mm1, 6                                    ;   703.3 p1      39 v[3]
        pxor mm1, mm5                                   ;   705.3 p1      39 v[3]
        psrlq mm1, 0x1c                                 ;   707.3 p1      39 v[3]
        movq [ebp + 184], mm5                           ;   658.3 p0+p3   55 v[4] spill
        movq mm5, [ebp + 144]                           ;   653.3 p2      44 v[3]
        pxor mm2, mm1                                   ;   709.3 p1      39 v[3]
        movq mm1, [ebp + 168]                           ;   628.3 p2      44 v[3]
        pand mm5, mm0                                   ;   706.3 p1      44 v[3]
        pxor mm1, mm5                                   ;   708.3 p1      44 v[3]
        movq mm5, [ebp + 56]                            ;   632.3 p2      42 w[12]
        paddq mm6, mm1                                  ;   710.3 p1      55 v[3]
        movq mm1, [ebp + 56]                            ;   636.3 p2      42 w[12]
        paddq mm6, mm2                                  ;   712.3 p1      55 v[3]
        movq mm2, [ebp + 56]                            ;   637.3 p2      42 w[12]
        movq [ebp + 144], mm0                           ;   702.3 p0+p3   44 v[3] spill
        movq mm0, [ebp + 56]                            ;   638.3 p2      42 w[12]
        psllq mm0, 0x2a                                 ;   710.3 p1      42 w[12]
        pxor mm5, mm0                                   ;   712.3 p1      42 w[12]
        movq mm0, [ebp + 56]                            ;   639.3 p2      42 w[12]
        psrlq mm0, 0x2a                                 ;   712.3 p1      42 w[12]
        psllq mm5, 3                                    ;   714.3 p1      42 w[12]
        pxor mm1, mm0                                   ;   714.3 p1      42 w[12]
        psrlq mm1, 0xd                                  ;   716.3 p1      42 w[12]
        pxor mm2, mm1                                   ;   718.3 p1      42 w[12]
        movq mm0, [ebp + 88]                            ;   641.0 p2      41 w[12]
        psllq mm0, 7                                    ;   717.3 p1      41 w[12]
        psrlq mm2, 6                                    ;   720.3 p1      42 w[12]
        movq mm1, [ebp + 24]                            ;   642.7 p2      68 w[12]
        paddq mm1, [ebp + 80]                           ;   719.3 p2+p1   68 w[12]
        pxor mm5, mm2                                   ;   722.3 p1      42 w[12]
        movq mm2, [ebp + 88]                            ;   645.7 p2      68 w[4] reload
        pxor mm0, mm2                                   ;   721.3 p1      41 w[12]
        psllq mm0, 0x38                                 ;   723.3 p1      41 w[12]
        movq [ebp + 48], mm6                            ;   714.3 p0+p3   55 v[3] spill
        movq mm6, [ebp + 88]                            ;   648.7 p2      41 w[12] copy
        psrlq mm6, 1                                    ;   723.3 p1      41 w[12]
        pxor mm6, mm2                                   ;   725.3 p1      41 w[12]
        psrlq mm6, 6                                    ;   727.3 p1      41 w[12]
        pxor mm6, mm2                                   ;   729.3 p1      41 w[12]
        psrlq mm6, 1                                    ;   731.3 p1      41 w[12]
        paddq mm1, mm5                                  ;   728.3 p1      68 w[12]
        movq mm5, mm4                                   ;   698.3 p0      40 t1 copy
        psllq mm5, 4                                    ;   729.3 p1      40 t1
        pxor mm0, mm6                                   ;   733.3 p1      41 w[12]
        movq mm6, mm4                                   ;   698.3 p0      40 t1 copy
        paddq mm1, mm0                                  ;   735.3 p1      68 w[12]
        pxor mm6, mm5                                   ;   732.3 p1      40 t1
        movq mm0, mm4                                   ;   698.3 p0      40 t1 copy
        psllq mm6, 0x17                                 ;   734.3 p1      40 t1
        movq mm5, mm4                                   ;   698.3 p0      40 t1 copy
        psrlq mm5, 0x17                                 ;   734.3 p1      40 t1
        pxor mm0, mm6                                   ;   736.3 p1      40 t1
        movq mm6, mm3                                   ;   661.3 p0      43 t1 copy
        pxor mm6, mm7                                   ;   736.3 p1      43 t1
        psllq mm0, 0x17                                 ;   738.3 p1      40 t1
        pxor mm5, mm4                                   ;   738.3 p1      40 t1
        psrlq mm5, 4                                    ;   740.3 p1      40 t1
        pxor mm5, mm4                                   ;   742.3 p1      40 t1
        psrlq mm5, 0xe                                  ;   744.3 p1      40 t1
        pxor mm0, mm5                                   ;   746.3 p1      40 t1
        movq mm5, [ebp + 152]                           ;   666.3 p2      53 t1
        paddq mm5, [esi + 104]                          ;   743.3 p2+p1   53 t1
        paddq mm5, mm2                                  ;   745.3 p1      53 t1
        pand mm6, mm4                                   ;   745.3 p1      43 t1
        movq mm2, mm3                                   ;   668.7 p0      43 t1 copy
        movq [ebp + 80], mm1                            ;   737.3 p0+p3   68 w[12] spill
        movq mm1, [ebp + 192]                           ;   669.7 p2      54 v[6]
        pxor mm2, mm6                                   ;   747.3 p1      43 t1
        movq mm6, [ebp + 48]                            ;   722.3 p2      39 v[2]
        paddq mm5, mm0                                  ;   748.3 p1      53 t1
        movq mm0, [ebp + 48]                            ;   722.3 p2      39 v[2]
        paddq mm5, mm2                                  ;   750.3 p1      53 t1
        movq mm2, [ebp + 48]                            ;   722.3 p2      39 v[2]
        paddq mm1, mm5                                  ;   752.3 p1      54 v[6]
        movq [ebp + 192], mm3                           ;   677.7 p0+p3   54 v[1] spill
        movq mm3, [ebp + 48]                            ;   722.3 p2      39 v[2]
        psllq mm3, 6                                    ;   750.3 p1      39 v[2]
        pxor mm6, mm3                                   ;   752.3 p1      39 v[2]
        movq mm3, [ebp + 48]                            ;   722.3 p2      39 v[2]
        psllq mm6, 5                                    ;   754.3 p1      39 v[2]
        pxor mm0, mm6                                   ;   756.3 p1      39 v[2]
        movq mm6, [ebp + 48]                            ;   722.3 p2      44 v[2]
        pxor mm6, [ebp + 184]                           ;   754.3 p2+p1   44 v[2]
        psllq mm0, 0x19                                 ;   758.3 p1      39 v[2]
        movq [ebp + 208], mm7                           ;   683.7 p0+p3   54 v[0] spill
        movq mm7, [ebp + 144]                           ;   710.3 p2      44 v[2]
        movq [ebp + 120], mm4                           ;   698.3 p0+p3   54 v[7] spill
        movq mm4, [ebp + 48]                            ;   722.3 p2      39 v[2]
        psrlq mm4, 5                                    ;   756.3 p1      39 v[2]
        pxor mm2, mm4                                   ;   758.3 p1      39 v[2]
        movq mm4, [ebp + 184]                           ;   691.0 p2      44 v[2]
        psrlq mm2, 6                                    ;   760.3 p1      39 v[2]
        pxor mm3, mm2                                   ;   762.3 p1      39 v[2]
        movq mm2, [ebp - 8]                             ;   692.7 p2      42 w[13]
        psrlq mm3, 0x1c                                 ;   764.3 p1      39 v[2]
        pxor mm0, mm3                                   ;   766.3 p1      39 v[2]
        movq mm3, [ebp - 8]                             ;   693.7 p2      42 w[13]
        pand mm7, mm6                                   ;   762.3 p1      44 v[2]
        pxor mm4, mm7                                   ;   764.3 p1      44 v[2]
        movq mm7, [ebp - 8]                             ;   694.7 p2      42 w[13]
        paddq mm5, mm4                                  ;   766.3 p1      55 v[2]
        movq mm4, [ebp - 8]                             ;   695.7 p2      42 w[13]
        psllq mm4, 0x2a                                 ;   765.3 p1      42 w[13]
        paddq mm5, mm0                                  ;   768.3 p1      55 v[2]
        pxor mm2, mm4                                   ;   767.3 p1      42 w[13]
        movq mm0, [ebp - 8]                             ;   698.3 p2      42 w[13]
        psrlq mm0, 0x2a                                 ;   768.3 p1      42 w[13]
        psllq mm2, 3                                    ;   769.3 p1      42 w[13]
        pxor mm3, mm0                                   ;   770.3 p1      42 w[13]
        movq mm0, [ebp + 104]                           ;   699.7 p2      41 w[13]
        psllq mm0, 7                                    ;   771.3 p1      41 w[13]
        psrlq mm3, 0xd                                  ;   772.3 p1      42 w[13]
        pxor mm7, mm3                                   ;   774.3 p1      42 w[13]
        movq mm3, [ebp + 104]                           ;   703.3 p2      41 w[13]
        psrlq mm3, 1                                    ;   774.3 p1      41 w[13]
        psrlq mm7, 6                                    ;   776.3 p1      42 w[13]
        pxor mm2, mm7                                   ;   778.3 p1      42 w[13]
        movq mm4, [ebp + 104]                           ;   707.3 p2      41 w[13]
        movq mm7, [ebp - 24]                            ;   709.3 p2      68 w[13]
        paddq mm7, [ebp + 88]                           ;   777.3 p2+p1   68 w[13]
        pxor mm4, mm0                                   ;   778.3 p1      41 w[13]
        psllq mm4, 0x38                                 ;   780.3 p1      41 w[13]
        movq mm0, [ebp + 104]                           ;   711.7 p2      42 w[0] reload
        pxor mm3, mm0                                   ;   780.3 p1      41 w[13]
        psrlq mm3, 6                                    ;   782.3 p1      41 w[13]
        pxor mm3, mm0                                   ;   784.3 p1      41 w[13]
        psrlq mm3, 1                                    ;   786.3 p1      41 w[13]
        paddq mm7, mm2                                  ;   784.3 p1      68 w[13]
        pxor mm4, mm3                                   ;   788.3 p1      41 w[13]
        movq mm2, mm1                                   ;   754.3 p0      40 t1 copy
        psllq mm2, 4                                    ;   786.3 p1      40 t1
        paddq mm7, mm4                                  ;   790.3 p1      68 w[13]
        movq mm3, mm1                                   ;   754.3 p0      40 t1 copy
        pxor mm3, mm2                                   ;   788.3 p1      40 t1
        movq mm2, mm1                                   ;   754.3 p0      40 t1 copy
        movq mm4, [ebp + 120]                           ;   716.7 p2      43 t1
        pxor mm4, [ebp + 208]                           ;   789.3 p2+p1   43 t1
        psllq mm3, 0x17                                 ;   790.3 p1      40 t1
        pxor mm2, mm3                                   ;   792.3 p1      40 t1
        movq mm3, mm1                                   ;   754.3 p0      40 t1 copy
        psrlq mm3, 0x17                                 ;   792.3 p1      40 t1
        psllq mm2, 0x17                                 ;   794.3 p1      40 t1
        pxor mm3, mm1                                   ;   794.3 p1      40 t1
        psrlq mm3, 4                                    ;   796.3 p1      40 t1
        pxor mm3, mm1                                   ;   798.3 p1      40 t1
        psrlq mm3, 0xe                                  ;   800.3 p1      40 t1
        pxor mm2, mm3                                   ;   802.3 p1      40 t1
        movq mm3, [ebp + 208]                           ;   724.7 p2      43 t1
        pand mm4, mm1                                   ;   799.3 p1      43 t1
        movq [ebp + 88], mm7                            ;   792.3 p0+p3   68 w[13] spill
        movq mm7, [ebp + 192]                           ;   726.0 p2      53 t1
        paddq mm7, [esi + 112]                          ;   800.3 p2+p1   53 t1
        paddq mm7, mm0                                  ;   802.3 p1      53 t1
        pxor mm3, mm4                                   ;   802.3 p1      43 t1
        movq mm4, [ebp + 168]                           ;   731.3 p2      54 v[5]
        paddq mm7, mm2                                  ;   804.3 p1      53 t1
        movq mm2, mm5                                   ;   770.3 p0      39 v[1] copy
        psllq mm2, 6                                    ;   804.3 p1      39 v[1]
        paddq mm7, mm3                                  ;   806.3 p1      53 t1
        movq mm3, mm5                                   ;   770.3 p0      39 v[1] copy
        paddq mm4, mm7                                  ;   808.3 p1      54 v[5]
        pxor mm3, mm2                                   ;   807.3 p1      39 v[1]
        movq mm2, mm5                                   ;   770.3 p0      39 v[1] copy
        psllq mm3, 5                                    ;   809.3 p1      39 v[1]
        pxor mm2, mm3                                   ;   811.3 p1      39 v[1]
        movq mm3, [ebp + 48]                            ;   738.7 p2      44 v[1]
        psllq mm2, 0x19                                 ;   813.3 p1      39 v[1]
        pxor mm3, mm5                                   ;   811.3 p1      44 v[1]
        movq mm0, mm5                                   ;   770.3 p0      39 v[1] copy
        psrlq mm0, 5                                    ;   812.3 p1      39 v[1]
        pxor mm0, mm5                                   ;   814.3 p1      39 v[1]
        psrlq mm0, 6                                    ;   816.3 p1      39 v[1]
        pxor mm0, mm5                                   ;   818.3 p1      39 v[1]
        psrlq mm0, 0x1c                                 ;   820.3 p1      39 v[1]
        pxor mm2, mm0                                   ;   822.3 p1      39 v[1]
        movq mm0, [ebp + 48]                            ;   748.3 p2      44 v[1]
        pand mm6, mm3                                   ;   818.3 p1      44 v[1]
        pxor mm0, mm6                                   ;   820.3 p1      44 v[1]
        movq mm6, [ebp + 80]                            ;   749.3 p2      42 w[14]
        paddq mm7, mm0                                  ;   822.3 p1      55 v[1]
        movq mm0, [ebp + 80]                            ;   750.3 p2      42 w[14]
        paddq mm7, mm2                                  ;   824.3 p1      55 v[1]
        movq mm2, [ebp + 80]                            ;   751.3 p2      42 w[14]
        movq [ebp + 168], mm3                           ;   813.3 p0+p3   44 v[1] spill
        movq mm3, [ebp + 80]                            ;   752.3 p2      42 w[14]
        psllq mm3, 0x2a                                 ;   822.3 p1      42 w[14]
        pxor mm6, mm3                                   ;   824.3 p1      42 w[14]
        movq mm3, [ebp + 80]                            ;   753.3 p2      42 w[14]
        psrlq mm3, 0x2a                                 ;   824.3 p1      42 w[14]
        psllq mm6, 3                                    ;   826.3 p1      42 w[14]
        pxor mm0, mm3                                   ;   826.3 p1      42 w[14]
        psrlq mm0, 0xd                                  ;   828.3 p1      42 w[14]
        pxor mm2, mm0                                   ;   830.3 p1      42 w[14]
        movq mm0, [ebp + 128]                           ;   755.3 p2      41 w[14]
        psllq mm0, 7                                    ;   829.3 p1      41 w[14]
        psrlq mm2, 6                                    ;   832.3 p1      42 w[14]
        movq mm3, [ebp + 112]                           ;   756.3 p2      68 w[14]
        paddq mm3, [ebp + 104]                          ;   831.3 p2+p1   68 w[14]
        pxor mm6, mm2                                   ;   834.3 p1      42 w[14]
        movq mm2, [ebp + 128]                           ;   758.7 p2      42 w[1] reload
        pxor mm0, mm2                                   ;   833.3 p1      41 w[14]
        psllq mm0, 0x38                                 ;   835.3 p1      41 w[14]
        movq [ebp + 40], mm5                            ;   770.3 p0+p3   55 v[2] spill
        movq mm5, [ebp + 128]                           ;   761.3 p2      41 w[14] copy
        psrlq mm5, 1                                    ;   835.3 p1      41 w[14]
        pxor mm5, mm2                                   ;   837.3 p1      41 w[14]
        psrlq mm5, 6                                    ;   839.3 p1      41 w[14]
        pxor mm5, mm2                                   ;   841.3 p1      41 w[14]
        psrlq mm5, 1                                    ;   843.3 p1      41 w[14]
        paddq mm3, mm6                                  ;   840.3 p1      68 w[14]
        pxor mm0, mm5                                   ;   845.3 p1      41 w[14]
        movq mm5, mm4                                   ;   810.3 p0      40 t1 copy
        psllq mm5, 4                                    ;   842.3 p1      40 t1
        paddq mm3, mm0                                  ;   847.3 p1      68 w[14]
        movq mm0, mm4                                   ;   810.3 p0      40 t1 copy
        movq mm6, mm4                                   ;   810.3 p0      40 t1 copy
        pxor mm0, mm5                                   ;   844.3 p1      40 t1
        movq mm5, [ebp + 120]                           ;   769.3 p2      43 t1
        pxor mm5, mm1                                   ;   845.3 p1      43 t1
        psllq mm0, 0x17                                 ;   846.3 p1      40 t1
        pxor mm6, mm0                                   ;   848.3 p1      40 t1
        movq mm0, mm4                                   ;   810.3 p0      40 t1 copy
        psrlq mm0, 0x17                                 ;   848.3 p1      40 t1
        psllq mm6, 0x17                                 ;   850.3 p1      40 t1
        pxor mm0, mm4                                   ;   850.3 p1      40 t1
        psrlq mm0, 4                                    ;   852.3 p1      40 t1
        pxor mm0, mm4                                   ;   854.3 p1      40 t1
        psrlq mm0, 0xe                                  ;   856.3 p1      40 t1
        movq [ebp + 104], mm3                           ;   849.3 p0+p3   68 w[14] spill
        movq mm3, [ebp + 120]                           ;   774.3 p2      43 t1
        pxor mm6, mm0                                   ;   858.3 p1      40 t1
        movq mm0, [ebp + 208]                           ;   776.7 p2      53 t1
        paddq mm0, [esi + 120]                          ;   855.3 p2+p1   53 t1
        paddq mm0, mm2                                  ;   857.3 p1      53 t1
        pand mm5, mm4                                   ;   857.3 p1      43 t1
        movq mm2, [ebp + 184]                           ;   781.0 p2      54 v[4]
        pxor mm3, mm5                                   ;   859.3 p1      43 t1
        movq mm5, mm7                                   ;   826.3 p0      39 v[0] copy
        psllq mm5, 6                                    ;   859.3 p1      39 v[0]
        paddq mm0, mm6                                  ;   860.3 p1      53 t1
        paddq mm0, mm3                                  ;   862.3 p1      53 t1
        movq mm3, mm7                                   ;   826.3 p0      39 v[0] copy
        paddq mm2, mm0                                  ;   864.3 p1      54 v[4]
        movq mm6, mm7                                   ;   826.3 p0      39 v[0] copy
        pxor mm3, mm5                                   ;   863.3 p1      39 v[0]
        movq mm5, [ebp + 40]                            ;   788.7 p2      44 v[0]
        psllq mm3, 5                                    ;   865.3 p1      39 v[0]
        pxor mm6, mm3                                   ;   867.3 p1      39 v[0]
        movq mm3, mm7                                   ;   826.3 p0      39 v[0] copy
        psrlq mm3, 5                                    ;   866.3 p1      39 v[0]
        psllq mm6, 0x19                                 ;   869.3 p1      39 v[0]
        pxor mm5, mm7                                   ;   868.3 p1      44 v[0]
        pxor mm3, mm7                                   ;   869.3 p1      39 v[0]
        psrlq mm3, 6                                    ;   871.3 p1      39 v[0]
        pxor mm3, mm7                                   ;   873.3 p1      39 v[0]
        psrlq mm3, 0x1c                                 ;   875.3 p1      39 v[0]
        movq [ebp + 72], mm1                            ;   794.7 p0+p3   54 v[6] spill
        movq mm1, [ebp + 168]                           ;   821.3 p2      44 v[0]
        pxor mm6, mm3                                   ;   877.3 p1      39 v[0]
        movq mm3, [ebp + 40]                            ;   796.3 p2      44 v[0]
        pand mm1, mm5                                   ;   874.3 p1      44 v[0]
        movq mm5, [ebp + 88]                            ;   800.3 p2      42 w[15]
        pxor mm3, mm1                                   ;   876.3 p1      44 v[0]
        movq mm1, [ebp + 88]                            ;   802.3 p2      42 w[15]
        paddq mm0, mm3                                  ;   878.3 p1      55 v[0]
        movq mm3, [ebp + 88]                            ;   804.7 p2      42 w[15]
        paddq mm0, mm6                                  ;   880.3 p1      55 v[0]
        movq mm6, [ebp + 88]                            ;   805.7 p2      42 w[15]
        psllq mm6, 0x2a                                 ;   878.3 p1      42 w[15]
        pxor mm5, mm6                                   ;   880.3 p1      42 w[15]
        movq mm6, [ebp - 48]                            ;   806.7 p2      41 w[15]
        psllq mm5, 3                                    ;   882.3 p1      42 w[15]
        movq [ebp + 64], mm4                            ;   810.3 p0+p3   54 v[5] spill
        movq mm4, [ebp + 88]                            ;   807.7 p2      42 w[15]
        psrlq mm4, 0x2a                                 ;   881.3 p1      42 w[15]
        pxor mm1, mm4                                   ;   883.3 p1      42 w[15]
        movq mm4, [ebp - 48]                            ;   808.7 p2      41 w[15]
        psrlq mm1, 0xd                                  ;   885.3 p1      42 w[15]
        pxor mm3, mm1                                   ;   887.3 p1      42 w[15]
        movq mm1, [ebp - 48]                            ;   810.3 p2      41 w[15]
        psrlq mm3, 6                                    ;   889.3 p1      42 w[15]
        pxor mm5, mm3                                   ;   891.3 p1      42 w[15]
        movq mm3, [ebp - 48]                            ;   811.3 p2      41 w[15]
        psllq mm3, 7                                    ;   887.3 p1      41 w[15]
        pxor mm6, mm3                                   ;   889.3 p1      41 w[15]
        movq mm3, [ebp + 136]                           ;   815.3 p2      68 w[15]
        paddq mm3, [ebp + 128]                          ;   889.3 p2+p1   68 w[15]
        movq [ebp + 8], mm7                             ;   826.3 p0+p3   65 passes
        movq mm7, [ebp - 48]                            ;   818.3 p2      41 w[15]
        psrlq mm7, 1                                    ;   890.3 p1      41 w[15]
        psllq mm6, 0x38                                 ;   891.3 p1      41 w[15]
        pxor mm4, mm7                                   ;   892.3 p1      41 w[15]
        psrlq mm4, 6                                    ;   894.3 p1      41 w[15]
        pxor mm1, mm4                                   ;   896.3 p1      41 w[15]
        psrlq mm1, 1                                    ;   898.3 p1      41 w[15]
        movq [ebp + 0], mm0                             ;   882.3 p0+p3   65 passes
        pxor mm6, mm1                                   ;   900.3 p1      41 w[15]
        paddq mm3, mm5                                  ;   897.3 p1      68 w[15]
        movq [ebp + 96], mm2                            ;   866.3 p0+p3   65 passes
        paddq mm3, mm6                                  ;   902.3 p1      68 w[15]
        movq [ebp + 128], mm3                           ;   904.3 p0+p3   65 passes
        add esi, 0x80                                   ;   829.0 p0      65 passes
        cmp esi, dword [ebp + 236]                      ;                    more passes?
        jne .passes_2
        mov dword [ebp + 232], esi                      ;                    resident
        movq mm0, [ebp + 96]                            ;     0.0 p2      40 t1
        psllq mm0, 4                                    ;     7.0 p1      40 t1
        movq mm1, [ebp + 96]                            ;     1.0 p2      40 t1 reload
        pxor mm0, mm1                                   ;     9.0 p1      40 t1
        psllq mm0, 0x17                                 ;    11.0 p1      40 t1
        pxor mm0, mm1                                   ;    13.0 p1      40 t1
        psllq mm0, 0x17                                 ;    15.0 p1      40 t1
        movq mm2, [ebp + 96]                            ;     2.3 p2      40 t1 copy
        psrlq mm2, 0x17                                 ;     9.3 p1      40 t1
        pxor mm2, mm1                                   ;    11.3 p1      40 t1
        psrlq mm2, 4                                    ;    13.3 p1      40 t1
        pxor mm2, mm1                                   ;    15.3 p1      40 t1
        psrlq mm2, 0xe                                  ;    17.3 p1      40 t1
        pxor mm0, mm2                                   ;    19.3 p1      40 t1
        paddq mm0, [ebp + 120]                          ;    21.3 p2+p1   53 t1
        paddq mm0, [sha512_blocks.T1_constants64]       ;    23.3 p2+p1   53 t1
        paddq mm0, [ebp - 48]                           ;    25.3 p2+p1   53 t1
        movq mm2, [ebp + 48]                            ;     7.7 p2      54 v[3]
        movq mm3, mm1                                   ;     8.0 p0      43 t1 copy
        movq mm4, [ebp + 64]                            ;     8.7 p2      43 t1
        movq mm5, [ebp + 72]                            ;     9.7 p2      43 t1 reload
        pxor mm4, mm5                                   ;    16.7 p1      43 t1
        pand mm3, mm4                                   ;    18.7 p1      43 t1
        pxor mm3, mm5                                   ;    20.7 p1      43 t1
        paddq mm0, mm3                                  ;    27.3 p1      53 t1
        paddq mm2, mm0                                  ;    29.3 p1      54 v[3]
        movq mm3, [ebp + 0]                             ;    10.7 p2      39 v[7]
        psllq mm3, 6                                    ;    19.3 p1      39 v[7]
        movq mm4, [ebp + 0]                             ;    11.7 p2      39 v[7] reload
        pxor mm3, mm4                                   ;    21.3 p1      39 v[7]
        psllq mm3, 5                                    ;    23.3 p1      39 v[7]
        pxor mm3, mm4                                   ;    25.3 p1      39 v[7]
        psllq mm3, 0x19                                 ;    27.3 p1      39 v[7]
        movq mm6, mm4                                   ;    18.7 p0      39 v[7] copy
        psrlq mm6, 5                                    ;    24.7 p1      39 v[7]
        pxor mm6, mm4                                   ;    26.7 p1      39 v[7]
        psrlq mm6, 6                                    ;    28.7 p1      39 v[7]
        pxor mm6, mm4                                   ;    30.7 p1      39 v[7]
        psrlq mm6, 0x1c                                 ;    32.7 p1      39 v[7]
        pxor mm3, mm6                                   ;    34.7 p1      39 v[7]
        paddq mm0, mm3                                  ;    36.7 p1      55 v[7]
        movq mm3, [ebp + 0]                             ;    14.7 p2      44 v[7] copy
        movq mm6, [ebp + 8]                             ;    15.7 p2      44 v[7] reload
        pxor mm3, mm6                                   ;    31.3 p1      44 v[7]
        movq mm7, mm6                                   ;    22.7 p0      44 v[7] copy
        pxor mm7, [ebp + 40]                            ;    32.3 p2+p1   44 v[7]
        pand mm7, mm3                                   ;    34.3 p1      44 v[7]
        pxor mm7, mm6                                   ;    36.3 p1      44 v[7]
        paddq mm0, mm7                                  ;    38.7 p1      55 v[7]
        movq mm7, mm2                                   ;    31.3 p0      40 t1 copy
        psllq mm7, 4                                    ;    37.3 p1      40 t1
        pxor mm7, mm2                                   ;    39.3 p1      40 t1
        psllq mm7, 0x17                                 ;    41.3 p1      40 t1
        pxor mm7, mm2                                   ;    43.3 p1      40 t1
        psllq mm7, 0x17                                 ;    45.3 p1      40 t1
        paddq mm5, [sha512_blocks.T1_constants64 + 8]   ;    41.3 p2+p1   53 t1
        paddq mm5, [ebp - 32]                           ;    43.3 p2+p1   53 t1
        movq mm4, mm2                                   ;    31.3 p0      40 t1 copy
        psrlq mm4, 0x17                                 ;    43.3 p1      40 t1
        pxor mm4, mm2                                   ;    45.3 p1      40 t1
        psrlq mm4, 4                                    ;    47.3 p1      40 t1
        pxor mm4, mm2                                   ;    49.3 p1      40 t1
        psrlq mm4, 0xe                                  ;    51.3 p1      40 t1
        pxor mm7, mm4                                   ;    53.3 p1      40 t1
        paddq mm5, mm7                                  ;    55.3 p1      53 t1
        movq mm4, mm1                                   ;    23.7 p0      43 t1 copy
        movq mm7, [ebp + 64]                            ;    24.0 p2      43 t1 reload
        pxor mm4, mm7                                   ;    50.3 p1      43 t1
        pand mm4, mm2                                   ;    52.3 p1      43 t1
        pxor mm4, mm7                                   ;    54.3 p1      43 t1
        paddq mm5, mm4                                  ;    57.3 p1      53 t1
        movq mm4, mm5                                   ;    59.3 p0      54 v[2] copy
        paddq mm4, [ebp + 40]                           ;    65.3 p2+p1   54 v[2]
        paddq mm7, [sha512_blocks.T1_constants64 + 16]  ;    55.3 p2+p1   53 t1
        paddq mm7, [ebp + 16]                           ;    57.3 p2+p1   53 t1
        movq mm1, mm0                                   ;    40.7 p0      39 v[6] copy
        psllq mm1, 6                                    ;    57.3 p1      39 v[6]
        pxor mm1, mm0                                   ;    59.3 p1      39 v[6]
        psllq mm1, 5                                    ;    61.3 p1      39 v[6]
        pxor mm1, mm0                                   ;    63.3 p1      39 v[6]
        psllq mm1, 0x19                                 ;    65.3 p1      39 v[6]
        movq [ebp - 64], mm2                            ;    31.3 p0+p3   54 v[3] spill
        movq mm2, mm0                                   ;    40.7 p0      39 v[6] copy
        psrlq mm2, 5                                    ;    62.3 p1      39 v[6]
        pxor mm2, mm0                                   ;    64.3 p1      39 v[6]
        psrlq mm2, 6                                    ;    66.3 p1      39 v[6]
        pxor mm2, mm0                                   ;    68.3 p1      39 v[6]
        psrlq mm2, 0x1c                                 ;    70.3 p1      39 v[6]
        pxor mm1, mm2                                   ;    72.3 p1      39 v[6]
        paddq mm5, mm1                                  ;    74.3 p1      55 v[6]
        movq mm1, mm6                                   ;    33.3 p0      44 v[6] copy
        pxor mm1, mm0                                   ;    69.3 p1      44 v[6]
        pand mm3, mm1                                   ;    71.3 p1      44 v[6]
        pxor mm3, mm6                                   ;    73.3 p1      44 v[6]
        paddq mm5, mm3                                  ;    76.3 p1      55 v[6]
        movq mm1, mm4                                   ;    67.3 p0      40 t1 copy
        psllq mm1, 4                                    ;    73.3 p1      40 t1
        pxor mm1, mm4                                   ;    75.3 p1      40 t1
        psllq mm1, 0x17                                 ;    77.3 p1      40 t1
        pxor mm1, mm4                                   ;    79.3 p1      40 t1
        psllq mm1, 0x17                                 ;    81.3 p1      40 t1
        movq mm2, [ebp - 64]                            ;    39.3 p2      43 t1
        movq mm3, [ebp + 96]                            ;    38.0 p2      40 t1 reload
        pxor mm2, mm3                                   ;    78.3 p1      43 t1
        pand mm2, mm4                                   ;    80.3 p1      43 t1
        pxor mm2, mm3                                   ;    82.3 p1      43 t1
        paddq mm7, mm2                                  ;    84.3 p1      53 t1
        movq mm2, mm4                                   ;    67.3 p0      40 t1 copy
        psrlq mm2, 0x17                                 ;    82.3 p1      40 t1
        pxor mm2, mm4                                   ;    84.3 p1      40 t1
        psrlq mm2, 4                                    ;    86.3 p1      40 t1
        pxor mm2, mm4                                   ;    88.3 p1      40 t1
        psrlq mm2, 0xe                                  ;    90.3 p1      40 t1
        pxor mm1, mm2                                   ;    92.3 p1      40 t1
        paddq mm7, mm1                                  ;    94.3 p1      53 t1
        paddq mm6, mm7                                  ;    96.3 p1      54 v[1]
        movq mm1, mm5                                   ;    78.3 p0      39 v[5] copy
        psllq mm1, 6                                    ;    90.3 p1      39 v[5]
        pxor mm1, mm5                                   ;    92.3 p1      39 v[5]
        psllq mm1, 5                                    ;    94.3 p1      39 v[5]
        pxor mm1, mm5                                   ;    96.3 p1      39 v[5]
        psllq mm1, 0x19                                 ;    98.3 p1      39 v[5]
        movq mm2, mm5                                   ;    78.3 p0      39 v[5] copy
        psrlq mm2, 5                                    ;    95.3 p1      39 v[5]
        pxor mm2, mm5                                   ;    97.3 p1      39 v[5]
        psrlq mm2, 6                                    ;    99.3 p1      39 v[5]
        pxor mm2, mm5                                   ;   101.3 p1      39 v[5]
        psrlq mm2, 0x1c                                 ;   103.3 p1      39 v[5]
        pxor mm1, mm2                                   ;   105.3 p1      39 v[5]
        movq mm2, mm0                                   ;    46.3 p0      44 v[5] copy
        pxor mm2, mm5                                   ;   101.3 p1      44 v[5]
        paddq mm7, mm1                                  ;   107.3 p1      55 v[5]
        movq mm1, mm0                                   ;    47.3 p0      44 v[5] copy
        pxor mm1, [ebp + 0]                             ;   103.3 p2+p1   44 v[5]
        pand mm1, mm2                                   ;   105.3 p1      44 v[5]
        pxor mm1, mm0                                   ;   107.3 p1      44 v[5]
        paddq mm7, mm1                                  ;   109.3 p1      55 v[5]
        paddq mm3, [ebp - 40]                           ;   107.3 p2+p1   53 t1
        movq mm1, mm6                                   ;    98.3 p0      40 t1 copy
        psllq mm1, 4                                    ;   108.3 p1      40 t1
        pxor mm1, mm6                                   ;   110.3 p1      40 t1
        psllq mm1, 0x17                                 ;   112.3 p1      40 t1
        pxor mm1, mm6                                   ;   114.3 p1      40 t1
        psllq mm1, 0x17                                 ;   116.3 p1      40 t1
        paddq mm3, [sha512_blocks.T1_constants64 + 24]  ;   113.3 p2+p1   53 t1
        movq [ebp - 56], mm0                            ;    52.7 p0+p3   55 v[7] spill
        movq mm0, [ebp - 64]                            ;    53.3 p2      43 t1
        pxor mm0, mm4                                   ;   114.3 p1      43 t1
        pand mm0, mm6                                   ;   116.3 p1      43 t1
        pxor mm0, [ebp - 64]                            ;   118.3 p2+p1   43 t1
        paddq mm3, mm0                                  ;   120.3 p1      53 t1
        movq mm0, mm6                                   ;    98.3 p0      40 t1 copy
        psrlq mm0, 0x17                                 ;   118.3 p1      40 t1
        pxor mm0, mm6                                   ;   120.3 p1      40 t1
        psrlq mm0, 4                                    ;   122.3 p1      40 t1
        pxor mm0, mm6                                   ;   124.3 p1      40 t1
        psrlq mm0, 0xe                                  ;   126.3 p1      40 t1
        pxor mm1, mm0                                   ;   128.3 p1      40 t1
        paddq mm3, mm1                                  ;   130.3 p1      53 t1
        movq mm0, [ebp + 0]                             ;    58.0 p2      54 v[0]
        paddq mm0, mm3                                  ;   132.3 p1      54 v[0]
        movq mm1, mm7                                   ;   111.3 p0      39 v[4] copy
        psllq mm1, 6                                    ;   126.3 p1      39 v[4]
        pxor mm1, mm7                                   ;   128.3 p1      39 v[4]
        psllq mm1, 5                                    ;   130.3 p1      39 v[4]
        pxor mm1, mm7                                   ;   132.3 p1      39 v[4]
        psllq mm1, 0x19                                 ;   134.3 p1      39 v[4]
        movq [ebp + 144], mm4                           ;    67.3 p0+p3   54 v[2] spill
        movq mm4, mm5                                   ;    78.3 p0      44 v[4] copy
        pxor mm4, mm7                                   ;   131.3 p1      44 v[4]
        pand mm2, mm4                                   ;   133.3 p1      44 v[4]
        pxor mm2, mm5                                   ;   135.3 p1      44 v[4]
        paddq mm3, mm2                                  ;   137.3 p1      55 v[4]
        movq mm2, mm7                                   ;   111.3 p0      39 v[4] copy
        psrlq mm2, 5                                    ;   135.3 p1      39 v[4]
        pxor mm2, mm7                                   ;   137.3 p1      39 v[4]
        psrlq mm2, 6                                    ;   139.3 p1      39 v[4]
        pxor mm2, mm7                                   ;   141.3 p1      39 v[4]
        psrlq mm2, 0x1c                                 ;   143.3 p1      39 v[4]
        pxor mm1, mm2                                   ;   145.3 p1      39 v[4]
        paddq mm3, mm1                                  ;   147.3 p1      55 v[4]
        movq mm1, mm0                                   ;   134.3 p0      40 t1 copy
        psllq mm1, 4                                    ;   142.3 p1      40 t1
        pxor mm1, mm0                                   ;   144.3 p1      40 t1
        psllq mm1, 0x17                                 ;   146.3 p1      40 t1
        pxor mm1, mm0                                   ;   148.3 p1      40 t1
        psllq mm1, 0x17                                 ;   150.3 p1      40 t1
        movq mm2, [ebp + 144]                           ;    75.3 p2      43 t1
        pxor mm2, mm6                                   ;   147.3 p1      43 t1
        pand mm2, mm0                                   ;   149.3 p1      43 t1
        pxor mm2, [ebp + 144]                           ;   151.3 p2+p1   43 t1
        paddq mm2, [ebp - 64]                           ;   153.3 p2+p1   53 t1
        paddq mm2, [sha512_blocks.T1_constants64 + 32]  ;   155.3 p2+p1   53 t1
        paddq mm2, [ebp + 32]                           ;   157.3 p2+p1   53 t1
        movq [ebp - 64], mm6                            ;    98.3 p0+p3   54 v[1] spill
        movq mm6, mm0                                   ;   134.3 p0      40 t1 copy
        psrlq mm6, 0x17                                 ;   153.3 p1      40 t1
        pxor mm6, mm0                                   ;   155.3 p1      40 t1
        psrlq mm6, 4                                    ;   157.3 p1      40 t1
        pxor mm6, mm0                                   ;   159.3 p1      40 t1
        psrlq mm6, 0xe                                  ;   161.3 p1      40 t1
        pxor mm1, mm6                                   ;   163.3 p1      40 t1
        movq mm6, [ebp - 56]                            ;    74.3 p2      54 v[7]
        paddq mm2, mm1                                  ;   165.3 p1      53 t1
        paddq mm6, mm2                                  ;   167.3 p1      54 v[7]
        movq mm1, mm3                                   ;   149.3 p0      39 v[3] copy
        psllq mm1, 6                                    ;   161.3 p1      39 v[3]
        pxor mm1, mm3                                   ;   163.3 p1      39 v[3]
        psllq mm1, 5                                    ;   165.3 p1      39 v[3]
        pxor mm1, mm3                                   ;   167.3 p1      39 v[3]
        psllq mm1, 0x19                                 ;   169.3 p1      39 v[3]
        movq [ebp - 56], mm0                            ;   134.3 p0+p3   54 v[0] spill
        movq mm0, mm7                                   ;   111.3 p0      44 v[3] copy
        pxor mm0, mm3                                   ;   166.3 p1      44 v[3]
        pand mm4, mm0                                   ;   168.3 p1      44 v[3]
        pxor mm4, mm7                                   ;   170.3 p1      44 v[3]
        paddq mm2, mm4                                  ;   172.3 p1      55 v[3]
        movq mm4, mm3                                   ;   149.3 p0      39 v[3] copy
        psrlq mm4, 5                                    ;   170.3 p1      39 v[3]
        pxor mm4, mm3                                   ;   172.3 p1      39 v[3]
        psrlq mm4, 6                                    ;   174.3 p1      39 v[3]
        pxor mm4, mm3                                   ;   176.3 p1      39 v[3]
        psrlq mm4, 0x1c                                 ;   178.3 p1      39 v[3]
        pxor mm1, mm4                                   ;   180.3 p1      39 v[3]
        paddq mm2, mm1                                  ;   182.3 p1      55 v[3]
        movq mm1, [ebp - 56]                            ;   142.3 p2      43 t1
        movq mm4, [ebp - 64]                            ;   106.3 p2      54 v[1] reload
        pxor mm1, mm4                                   ;   177.3 p1      43 t1
        pand mm1, mm6                                   ;   179.3 p1      43 t1
        pxor mm1, mm4                                   ;   181.3 p1      43 t1
        paddq mm1, [ebp + 144]                          ;   183.3 p2+p1   53 t1
        paddq mm1, [sha512_blocks.T1_constants64 + 40]  ;   185.3 p2+p1   53 t1
        paddq mm1, [ebp + 24]                           ;   187.3 p2+p1   53 t1
        movq mm4, mm6                                   ;   169.3 p0      40 t1 copy
        psllq mm4, 4                                    ;   183.3 p1      40 t1
        pxor mm4, mm6                                   ;   185.3 p1      40 t1
        psllq mm4, 0x17                                 ;   187.3 p1      40 t1
        pxor mm4, mm6                                   ;   189.3 p1      40 t1
        psllq mm4, 0x17                                 ;   191.3 p1      40 t1
        movq [ebp + 144], mm3                           ;   149.3 p0+p3   55 v[4] spill
        movq mm3, mm6                                   ;   169.3 p0      40 t1 copy
        psrlq mm3, 0x17                                 ;   188.3 p1      40 t1
        pxor mm3, mm6                                   ;   190.3 p1      40 t1
        psrlq mm3, 4                                    ;   192.3 p1      40 t1
        pxor mm3, mm6                                   ;   194.3 p1      40 t1
        psrlq mm3, 0xe                                  ;   196.3 p1      40 t1
        pxor mm4, mm3                                   ;   198.3 p1      40 t1
        paddq mm1, mm4                                  ;   200.3 p1      53 t1
        paddq mm5, mm1                                  ;   202.3 p1      54 v[6]
        movq mm3, [ebp + 144]                           ;   157.3 p2      44 v[2]
        movq mm4, mm2                                   ;   184.3 p0      39 v[2] copy
        psllq mm4, 6                                    ;   196.3 p1      39 v[2]
        pxor mm4, mm2                                   ;   198.3 p1      39 v[2]
        psllq mm4, 5                                    ;   200.3 p1      39 v[2]
        pxor mm4, mm2                                   ;   202.3 p1      39 v[2]
        psllq mm4, 0x19                                 ;   204.3 p1      39 v[2]
        pxor mm3, mm2                                   ;   201.3 p1      44 v[2]
        pand mm0, mm3                                   ;   203.3 p1      44 v[2]
        pxor mm0, [ebp + 144]                           ;   205.3 p2+p1   44 v[2]
        paddq mm1, mm0                                  ;   207.3 p1      55 v[2]
        movq mm0, mm2                                   ;   184.3 p0      39 v[2] copy
        psrlq mm0, 5                                    ;   205.3 p1      39 v[2]
        pxor mm0, mm2                                   ;   207.3 p1      39 v[2]
        psrlq mm0, 6                                    ;   209.3 p1      39 v[2]
        pxor mm0, mm2                                   ;   211.3 p1      39 v[2]
        psrlq mm0, 0x1c                                 ;   213.3 p1      39 v[2]
        pxor mm4, mm0                                   ;   215.3 p1      39 v[2]
        paddq mm1, mm4                                  ;   217.3 p1      55 v[2]
        movq mm0, [ebp - 56]                            ;   142.3 p2      43 t1
        pxor mm0, mm6                                   ;   212.3 p1      43 t1
        movq mm4, [ebp - 56]                            ;   142.3 p2      43 t1
        pand mm0, mm5                                   ;   214.3 p1      43 t1
        pxor mm4, mm0                                   ;   216.3 p1      43 t1
        movq mm0, mm5                                   ;   204.3 p0      40 t1 copy
        psllq mm0, 4                                    ;   215.3 p1      40 t1
        pxor mm0, mm5                                   ;   217.3 p1      40 t1
        psllq mm0, 0x17                                 ;   219.3 p1      40 t1
        pxor mm0, mm5                                   ;   221.3 p1      40 t1
        psllq mm0, 0x17                                 ;   223.3 p1      40 t1
        paddq mm4, [ebp - 64]                           ;   220.3 p2+p1   53 t1
        paddq mm4, [sha512_blocks.T1_constants64 + 48]  ;   222.3 p2+p1   53 t1
        paddq mm4, [ebp - 24]                           ;   224.3 p2+p1   53 t1
        movq [ebp - 64], mm6                            ;   169.3 p0+p3   54 v[7] spill
        movq mm6, mm5                                   ;   204.3 p0      40 t1 copy
        psrlq mm6, 0x17                                 ;   223.3 p1      40 t1
        pxor mm6, mm5                                   ;   225.3 p1      40 t1
        psrlq mm6, 4                                    ;   227.3 p1      40 t1
        pxor mm6, mm5                                   ;   229.3 p1      40 t1
        psrlq mm6, 0xe                                  ;   231.3 p1      40 t1
        pxor mm0, mm6                                   ;   233.3 p1      40 t1
        paddq mm4, mm0                                  ;   235.3 p1      53 t1
        paddq mm7, mm4                                  ;   237.3 p1      54 v[5]
        movq mm0, mm1                                   ;   219.3 p0      39 v[1] copy
        psllq mm0, 6                                    ;   231.3 p1      39 v[1]
        pxor mm0, mm1                                   ;   233.3 p1      39 v[1]
        psllq mm0, 5                                    ;   235.3 p1      39 v[1]
        pxor mm0, mm1                                   ;   237.3 p1      39 v[1]
        psllq mm0, 0x19                                 ;   239.3 p1      39 v[1]
        movq mm6, mm2                                   ;   184.3 p0      44 v[1] copy
        pxor mm6, mm1                                   ;   236.3 p1      44 v[1]
        pand mm3, mm6                                   ;   238.3 p1      44 v[1]
        pxor mm3, mm2                                   ;   240.3 p1      44 v[1]
        paddq mm4, mm3                                  ;   242.3 p1      55 v[1]
        movq mm3, mm1                                   ;   219.3 p0      39 v[1] copy
        psrlq mm3, 5                                    ;   240.3 p1      39 v[1]
        pxor mm3, mm1                                   ;   242.3 p1      39 v[1]
        psrlq mm3, 6                                    ;   244.3 p1      39 v[1]
        pxor mm3, mm1                                   ;   246.3 p1      39 v[1]
        psrlq mm3, 0x1c                                 ;   248.3 p1      39 v[1]
        pxor mm0, mm3                                   ;   250.3 p1      39 v[1]
        paddq mm4, mm0                                  ;   252.3 p1      55 v[1]
        movq mm0, [ebp - 64]                            ;   177.3 p2      43 t1
        pxor mm0, mm5                                   ;   247.3 p1      43 t1
        movq mm3, [ebp - 64]                            ;   177.3 p2      43 t1
        pand mm0, mm7                                   ;   249.3 p1      43 t1
        pxor mm3, mm0                                   ;   251.3 p1      43 t1
        movq mm0, mm7                                   ;   239.3 p0      40 t1 copy
        psllq mm0, 4                                    ;   250.3 p1      40 t1
        pxor mm0, mm7                                   ;   252.3 p1      40 t1
        psllq mm0, 0x17                                 ;   254.3 p1      40 t1
        pxor mm0, mm7                                   ;   256.3 p1      40 t1
        psllq mm0, 0x17                                 ;   258.3 p1      40 t1
        paddq mm3, [ebp - 56]                           ;   255.3 p2+p1   53 t1
        paddq mm3, [sha512_blocks.T1_constants64 + 56]  ;   257.3 p2+p1   53 t1
        paddq mm3, [ebp + 112]                          ;   259.3 p2+p1   53 t1
        movq [ebp - 56], mm5                            ;   204.3 p0+p3   54 v[6] spill
        movq mm5, [ebp + 144]                           ;   173.0 p2      54 v[4]
        movq [ebp + 144], mm1                           ;   219.3 p0+p3   55 v[2] spill
        movq mm1, mm7                                   ;   239.3 p0      40 t1 copy
        psrlq mm1, 0x17                                 ;   258.3 p1      40 t1
        pxor mm1, mm7                                   ;   260.3 p1      40 t1
        psrlq mm1, 4                                    ;   262.3 p1      40 t1
        pxor mm1, mm7                                   ;   264.3 p1      40 t1
        psrlq mm1, 0xe                                  ;   266.3 p1      40 t1
        pxor mm0, mm1                                   ;   268.3 p1      40 t1
        paddq mm3, mm0                                  ;   270.3 p1      53 t1
        paddq mm5, mm3                                  ;   272.3 p1      54 v[4]
        movq mm0, [ebp + 144]                           ;   227.3 p2      44 v[0]
        movq mm1, mm4                                   ;   254.3 p0      39 v[0] copy
        psllq mm1, 6                                    ;   266.3 p1      39 v[0]
        pxor mm1, mm4                                   ;   268.3 p1      39 v[0]
        psllq mm1, 5                                    ;   270.3 p1      39 v[0]
        pxor mm1, mm4                                   ;   272.3 p1      39 v[0]
        psllq mm1, 0x19                                 ;   274.3 p1      39 v[0]
        pxor mm0, mm4                                   ;   271.3 p1      44 v[0]
        pand mm6, mm0                                   ;   273.3 p1      44 v[0]
        pxor mm6, [ebp + 144]                           ;   275.3 p2+p1   44 v[0]
        paddq mm3, mm6                                  ;   277.3 p1      55 v[0]
        movq mm6, mm4                                   ;   254.3 p0      39 v[0] copy
        psrlq mm6, 5                                    ;   275.3 p1      39 v[0]
        pxor mm6, mm4                                   ;   277.3 p1      39 v[0]
        psrlq mm6, 6                                    ;   279.3 p1      39 v[0]
        pxor mm6, mm4                                   ;   281.3 p1      39 v[0]
        psrlq mm6, 0x1c                                 ;   283.3 p1      39 v[0]
        pxor mm1, mm6                                   ;   285.3 p1      39 v[0]
        paddq mm3, mm1                                  ;   287.3 p1      55 v[0]
        movq mm1, [ebp - 56]                            ;   212.3 p2      43 t1
        pxor mm1, mm7                                   ;   282.3 p1      43 t1
        movq mm6, [ebp - 56]                            ;   212.3 p2      43 t1
        pand mm1, mm5                                   ;   284.3 p1      43 t1
        pxor mm6, mm1                                   ;   286.3 p1      43 t1
        movq mm1, mm5                                   ;   274.3 p0      40 t1 copy
        psllq mm1, 4                                    ;   285.3 p1      40 t1
        pxor mm1, mm5                                   ;   287.3 p1      40 t1
        psllq mm1, 0x17                                 ;   289.3 p1      40 t1
        pxor mm1, mm5                                   ;   291.3 p1      40 t1
        psllq mm1, 0x17                                 ;   293.3 p1      40 t1
        paddq mm6, [ebp - 64]                           ;   290.3 p2+p1   53 t1
        paddq mm6, [sha512_blocks.T1_constants64 + 64]  ;   292.3 p2+p1   53 t1
        paddq mm6, [ebp + 136]                          ;   294.3 p2+p1   53 t1
        movq [ebp - 64], mm7                            ;   239.3 p0+p3   54 v[5] spill
        movq mm7, mm5                                   ;   274.3 p0      40 t1 copy
        psrlq mm7, 0x17                                 ;   293.3 p1      40 t1
        pxor mm7, mm5                                   ;   295.3 p1      40 t1
        psrlq mm7, 4                                    ;   297.3 p1      40 t1
        pxor mm7, mm5                                   ;   299.3 p1      40 t1
        psrlq mm7, 0xe                                  ;   301.3 p1      40 t1
        pxor mm1, mm7                                   ;   303.3 p1      40 t1
        paddq mm6, mm1                                  ;   305.3 p1      53 t1
        paddq mm2, mm6                                  ;   307.3 p1      54 v[3]
        movq mm1, mm3                                   ;   289.3 p0      39 v[7] copy
        psllq mm1, 6                                    ;   301.3 p1      39 v[7]
        pxor mm1, mm3                                   ;   303.3 p1      39 v[7]
        psllq mm1, 5                                    ;   305.3 p1      39 v[7]
        pxor mm1, mm3                                   ;   307.3 p1      39 v[7]
        psllq mm1, 0x19                                 ;   309.3 p1      39 v[7]
        movq mm7, mm4                                   ;   254.3 p0      44 v[7] copy
        pxor mm7, mm3                                   ;   306.3 p1      44 v[7]
        pand mm0, mm7                                   ;   308.3 p1      44 v[7]
        pxor mm0, mm4                                   ;   310.3 p1      44 v[7]
        paddq mm6, mm0                                  ;   312.3 p1      55 v[7]
        movq mm0, mm3                                   ;   289.3 p0      39 v[7] copy
        psrlq mm0, 5                                    ;   310.3 p1      39 v[7]
        pxor mm0, mm3                                   ;   312.3 p1      39 v[7]
        psrlq mm0, 6                                    ;   314.3 p1      39 v[7]
        pxor mm0, mm3                                   ;   316.3 p1      39 v[7]
        psrlq mm0, 0x1c                                 ;   318.3 p1      39 v[7]
        pxor mm1, mm0                                   ;   320.3 p1      39 v[7]
        paddq mm6, mm1                                  ;   322.3 p1      55 v[7]
        movq mm0, [ebp - 64]                            ;   247.3 p2      43 t1
        pxor mm0, mm5                                   ;   317.3 p1      43 t1
        movq mm1, [ebp - 64]                            ;   247.3 p2      43 t1
        pand mm0, mm2                                   ;   319.3 p1      43 t1
        pxor mm1, mm0                                   ;   321.3 p1      43 t1
        movq mm0, mm2                                   ;   309.3 p0      40 t1 copy
        psllq mm0, 4                                    ;   320.3 p1      40 t1
        pxor mm0, mm2                                   ;   322.3 p1      40 t1
        psllq mm0, 0x17                                 ;   324.3 p1      40 t1
        pxor mm0, mm2                                   ;   326.3 p1      40 t1
        psllq mm0, 0x17                                 ;   328.3 p1      40 t1
        paddq mm1, [ebp - 56]                           ;   325.3 p2+p1   53 t1
        paddq mm1, [sha512_blocks.T1_constants64 + 72]  ;   327.3 p2+p1   53 t1
        paddq mm1, [ebp - 16]                           ;   329.3 p2+p1   53 t1
        movq [ebp - 56], mm5                            ;   274.3 p0+p3   54 v[4] spill
        movq mm5, [ebp + 144]                           ;   244.3 p2      54 v[2]
        movq [ebp + 144], mm3                           ;   289.3 p0+p3   55 v[0] spill
        movq mm3, mm2                                   ;   309.3 p0      40 t1 copy
        psrlq mm3, 0x17                                 ;   328.3 p1      40 t1
        pxor mm3, mm2                                   ;   330.3 p1      40 t1
        psrlq mm3, 4                                    ;   332.3 p1      40 t1
        pxor mm3, mm2                                   ;   334.3 p1      40 t1
        psrlq mm3, 0xe                                  ;   336.3 p1      40 t1
        pxor mm0, mm3                                   ;   338.3 p1      40 t1
        paddq mm1, mm0                                  ;   340.3 p1      53 t1
        paddq mm5, mm1                                  ;   342.3 p1      54 v[2]
        movq mm0, [ebp + 144]                           ;   297.3 p2      44 v[6]
        movq mm3, mm6                                   ;   324.3 p0      39 v[6] copy
        psllq mm3, 6                                    ;   336.3 p1      39 v[6]
        pxor mm3, mm6                                   ;   338.3 p1      39 v[6]
        psllq mm3, 5                                    ;   340.3 p1      39 v[6]
        pxor mm3, mm6                                   ;   342.3 p1      39 v[6]
        psllq mm3, 0x19                                 ;   344.3 p1      39 v[6]
        pxor mm0, mm6                                   ;   341.3 p1      44 v[6]
        pand mm7, mm0                                   ;   343.3 p1      44 v[6]
        pxor mm7, [ebp + 144]                           ;   345.3 p2+p1   44 v[6]
        paddq mm1, mm7                                  ;   347.3 p1      55 v[6]
        movq mm7, mm6                                   ;   324.3 p0      39 v[6] copy
        psrlq mm7, 5                                    ;   345.3 p1      39 v[6]
        pxor mm7, mm6                                   ;   347.3 p1      39 v[6]
        psrlq mm7, 6                                    ;   349.3 p1      39 v[6]
        pxor mm7, mm6                                   ;   351.3 p1      39 v[6]
        psrlq mm7, 0x1c                                 ;   353.3 p1      39 v[6]
        pxor mm3, mm7                                   ;   355.3 p1      39 v[6]
        paddq mm1, mm3                                  ;   357.3 p1      55 v[6]
        movq mm3, [ebp - 56]                            ;   282.3 p2      43 t1
        pxor mm3, mm2                                   ;   352.3 p1      43 t1
        movq mm7, [ebp - 56]                            ;   282.3 p2      43 t1
        pand mm3, mm5                                   ;   354.3 p1      43 t1
        pxor mm7, mm3                                   ;   356.3 p1      43 t1
        movq mm3, mm5                                   ;   344.3 p0      40 t1 copy
        psllq mm3, 4                                    ;   355.3 p1      40 t1
        pxor mm3, mm5                                   ;   357.3 p1      40 t1
        psllq mm3, 0x17                                 ;   359.3 p1      40 t1
        pxor mm3, mm5                                   ;   361.3 p1      40 t1
        psllq mm3, 0x17                                 ;   363.3 p1      40 t1
        paddq mm7, [sha512_blocks.T1_constants64 + 80]  ;   360.3 p2+p1   53 t1
        paddq mm7, [ebp - 64]                           ;   362.3 p2+p1   53 t1
        paddq mm7, [ebp + 56]                           ;   364.3 p2+p1   53 t1
        movq [ebp - 64], mm2                            ;   309.3 p0+p3   54 v[3] spill
        movq mm2, mm5                                   ;   344.3 p0      40 t1 copy
        psrlq mm2, 0x17                                 ;   363.3 p1      40 t1
        pxor mm2, mm5                                   ;   365.3 p1      40 t1
        psrlq mm2, 4                                    ;   367.3 p1      40 t1
        pxor mm2, mm5                                   ;   369.3 p1      40 t1
        psrlq mm2, 0xe                                  ;   371.3 p1      40 t1
        pxor mm3, mm2                                   ;   373.3 p1      40 t1
        paddq mm7, mm3                                  ;   375.3 p1      53 t1
        paddq mm4, mm7                                  ;   377.3 p1      54 v[1]
        movq mm2, mm1                                   ;   359.3 p0      39 v[5] copy
        psllq mm2, 6                                    ;   371.3 p1      39 v[5]
        pxor mm2, mm1                                   ;   373.3 p1      39 v[5]
        psllq mm2, 5                                    ;   375.3 p1      39 v[5]
        pxor mm2, mm1                                   ;   377.3 p1      39 v[5]
        psllq mm2, 0x19                                 ;   379.3 p1      39 v[5]
        movq mm3, mm6                                   ;   324.3 p0      44 v[5] copy
        pxor mm3, mm1                                   ;   376.3 p1      44 v[5]
        pand mm0, mm3                                   ;   378.3 p1      44 v[5]
        pxor mm0, mm6                                   ;   380.3 p1      44 v[5]
        paddq mm7, mm0                                  ;   382.3 p1      55 v[5]
        movq mm0, mm1                                   ;   359.3 p0      39 v[5] copy
        psrlq mm0, 5                                    ;   380.3 p1      39 v[5]
        pxor mm0, mm1                                   ;   382.3 p1      39 v[5]
        psrlq mm0, 6                                    ;   384.3 p1      39 v[5]
        pxor mm0, mm1                                   ;   386.3 p1      39 v[5]
        psrlq mm0, 0x1c                                 ;   388.3 p1      39 v[5]
        pxor mm2, mm0                                   ;   390.3 p1      39 v[5]
        paddq mm7, mm2                                  ;   392.3 p1      55 v[5]
        movq mm0, [ebp - 64]                            ;   317.3 p2      43 t1
        pxor mm0, mm5                                   ;   387.3 p1      43 t1
        movq mm2, [ebp + 144]                           ;   299.3 p2      54 v[0]
        pand mm0, mm4                                   ;   389.3 p1      43 t1
        pxor mm0, [ebp - 64]                            ;   391.3 p2+p1   43 t1
        paddq mm0, [ebp - 56]                           ;   393.3 p2+p1   53 t1
        paddq mm0, [sha512_blocks.T1_constants64 + 88]  ;   395.3 p2+p1   53 t1
        paddq mm0, [ebp - 8]                            ;   397.3 p2+p1   53 t1
        movq [ebp - 56], mm6                            ;   324.3 p0+p3   55 v[7] spill
        movq mm6, mm4                                   ;   379.3 p0      40 t1 copy
        psllq mm6, 4                                    ;   393.3 p1      40 t1
        pxor mm6, mm4                                   ;   395.3 p1      40 t1
        psllq mm6, 0x17                                 ;   397.3 p1      40 t1
        pxor mm6, mm4                                   ;   399.3 p1      40 t1
        psllq mm6, 0x17                                 ;   401.3 p1      40 t1
        movq [ebp + 144], mm5                           ;   344.3 p0+p3   54 v[2] spill
        movq mm5, mm4                                   ;   379.3 p0      40 t1 copy
        psrlq mm5, 0x17                                 ;   398.3 p1      40 t1
        pxor mm5, mm4                                   ;   400.3 p1      40 t1
        psrlq mm5, 4                                    ;   402.3 p1      40 t1
        pxor mm5, mm4                                   ;   404.3 p1      40 t1
        psrlq mm5, 0xe                                  ;   406.3 p1      40 t1
        pxor mm6, mm5                                   ;   408.3 p1      40 t1
        paddq mm0, mm6                                  ;   410.3 p1      53 t1
        paddq mm2, mm0                                  ;   412.3 p1      54 v[0]
        movq mm5, mm7                                   ;   394.3 p0      39 v[4] copy
        psllq mm5, 6                                    ;   406.3 p1      39 v[4]
        pxor mm5, mm7                                   ;   408.3 p1      39 v[4]
        psllq mm5, 5                                    ;   410.3 p1      39 v[4]
        pxor mm5, mm7                                   ;   412.3 p1      39 v[4]
        psllq mm5, 0x19                                 ;   414.3 p1      39 v[4]
        movq mm6, mm1                                   ;   359.3 p0      44 v[4] copy
        pxor mm6, mm7                                   ;   411.3 p1      44 v[4]
        pand mm3, mm6                                   ;   413.3 p1      44 v[4]
        pxor mm3, mm1                                   ;   415.3 p1      44 v[4]
        paddq mm3, mm0                                  ;   417.3 p1      55 v[4]
        movq mm0, mm7                                   ;   394.3 p0      39 v[4] copy
        psrlq mm0, 5                                    ;   415.3 p1      39 v[4]
        pxor mm0, mm7                                   ;   417.3 p1      39 v[4]
        psrlq mm0, 6                                    ;   419.3 p1      39 v[4]
        pxor mm0, mm7                                   ;   421.3 p1      39 v[4]
        psrlq mm0, 0x1c                                 ;   423.3 p1      39 v[4]
        pxor mm5, mm0                                   ;   425.3 p1      39 v[4]
        paddq mm3, mm5                                  ;   427.3 p1      55 v[4]
        movq mm0, [ebp + 144]                           ;   352.3 p2      43 t1
        pxor mm0, mm4                                   ;   422.3 p1      43 t1
        movq mm5, [ebp + 144]                           ;   352.3 p2      43 t1
        pand mm0, mm2                                   ;   424.3 p1      43 t1
        pxor mm5, mm0                                   ;   426.3 p1      43 t1
        movq mm0, mm2                                   ;   414.3 p0      40 t1 copy
        psllq mm0, 4                                    ;   425.3 p1      40 t1
        pxor mm0, mm2                                   ;   427.3 p1      40 t1
        psllq mm0, 0x17                                 ;   429.3 p1      40 t1
        pxor mm0, mm2                                   ;   431.3 p1      40 t1
        psllq mm0, 0x17                                 ;   433.3 p1      40 t1
        paddq mm5, [ebp - 64]                           ;   430.3 p2+p1   53 t1
        paddq mm5, [sha512_blocks.T1_constants64 + 96]  ;   432.3 p2+p1   53 t1
        paddq mm5, [ebp + 80]                           ;   434.3 p2+p1   53 t1
        movq [ebp - 64], mm4                            ;   379.3 p0+p3   54 v[1] spill
        movq mm4, mm2                                   ;   414.3 p0      40 t1 copy
        psrlq mm4, 0x17                                 ;   433.3 p1      40 t1
        pxor mm4, mm2                                   ;   435.3 p1      40 t1
        psrlq mm4, 4                                    ;   437.3 p1      40 t1
        pxor mm4, mm2                                   ;   439.3 p1      40 t1
        psrlq mm4, 0xe                                  ;   441.3 p1      40 t1
        pxor mm0, mm4                                   ;   443.3 p1      40 t1
        movq mm4, [ebp - 56]                            ;   355.3 p2      54 v[7]
        paddq mm5, mm0                                  ;   445.3 p1      53 t1
        paddq mm4, mm5                                  ;   447.3 p1      54 v[7]
        movq mm0, mm3                                   ;   429.3 p0      39 v[3] copy
        psllq mm0, 6                                    ;   441.3 p1      39 v[3]
        pxor mm0, mm3                                   ;   443.3 p1      39 v[3]
        psllq mm0, 5                                    ;   445.3 p1      39 v[3]
        pxor mm0, mm3                                   ;   447.3 p1      39 v[3]
        psllq mm0, 0x19                                 ;   449.3 p1      39 v[3]
        movq [ebp - 56], mm2                            ;   414.3 p0+p3   54 v[0] spill
        movq mm2, mm7                                   ;   394.3 p0      44 v[3] copy
        pxor mm2, mm3                                   ;   446.3 p1      44 v[3]
        pand mm6, mm2                                   ;   448.3 p1      44 v[3]
        pxor mm6, mm7                                   ;   450.3 p1      44 v[3]
        paddq mm5, mm6                                  ;   452.3 p1      55 v[3]
        movq mm6, mm3                                   ;   429.3 p0      39 v[3] copy
        psrlq mm6, 5                                    ;   450.3 p1      39 v[3]
        pxor mm6, mm3                                   ;   452.3 p1      39 v[3]
        psrlq mm6, 6                                    ;   454.3 p1      39 v[3]
        pxor mm6, mm3                                   ;   456.3 p1      39 v[3]
        psrlq mm6, 0x1c                                 ;   458.3 p1      39 v[3]
        pxor mm0, mm6                                   ;   460.3 p1      39 v[3]
        paddq mm5, mm0                                  ;   462.3 p1      55 v[3]
        movq mm0, [ebp - 56]                            ;   422.3 p2      43 t1
        movq mm6, [ebp - 64]                            ;   387.3 p2      54 v[1] reload
        pxor mm0, mm6                                   ;   457.3 p1      43 t1
        pand mm0, mm4                                   ;   459.3 p1      43 t1
        pxor mm0, mm6                                   ;   461.3 p1      43 t1
        paddq mm0, [ebp + 144]                          ;   463.3 p2+p1   53 t1
        paddq mm0, [sha512_blocks.T1_constants64 + 104] ;   465.3 p2+p1   53 t1
        paddq mm0, [ebp + 88]                           ;   467.3 p2+p1   53 t1
        movq mm6, mm4                                   ;   449.3 p0      40 t1 copy
        psllq mm6, 4                                    ;   463.3 p1      40 t1
        pxor mm6, mm4                                   ;   465.3 p1      40 t1
        psllq mm6, 0x17                                 ;   467.3 p1      40 t1
        pxor mm6, mm4                                   ;   469.3 p1      40 t1
        psllq mm6, 0x17                                 ;   471.3 p1      40 t1
        movq [ebp + 144], mm3                           ;   429.3 p0+p3   55 v[4] spill
        movq mm3, mm4                                   ;   449.3 p0      40 t1 copy
        psrlq mm3, 0x17                                 ;   468.3 p1      40 t1
        pxor mm3, mm4                                   ;   470.3 p1      40 t1
        psrlq mm3, 4                                    ;   472.3 p1      40 t1
        pxor mm3, mm4                                   ;   474.3 p1      40 t1
        psrlq mm3, 0xe                                  ;   476.3 p1      40 t1
        pxor mm6, mm3                                   ;   478.3 p1      40 t1
        paddq mm0, mm6                                  ;   480.3 p1      53 t1
        paddq mm1, mm0                                  ;   482.3 p1      54 v[6]
        movq mm3, [ebp + 144]                           ;   437.3 p2      44 v[2]
        movq mm6, mm5                                   ;   464.3 p0      39 v[2] copy
        psllq mm6, 6                                    ;   476.3 p1      39 v[2]
        pxor mm6, mm5                                   ;   478.3 p1      39 v[2]
        psllq mm6, 5                                    ;   480.3 p1      39 v[2]
        pxor mm6, mm5                                   ;   482.3 p1      39 v[2]
        psllq mm6, 0x19                                 ;   484.3 p1      39 v[2]
        pxor mm3, mm5                                   ;   481.3 p1      44 v[2]
        pand mm2, mm3                                   ;   483.3 p1      44 v[2]
        pxor mm2, [ebp + 144]                           ;   485.3 p2+p1   44 v[2]
        paddq mm0, mm2                                  ;   487.3 p1      55 v[2]
        movq mm2, mm5                                   ;   464.3 p0      39 v[2] copy
        psrlq mm2, 5                                    ;   485.3 p1      39 v[2]
        pxor mm2, mm5                                   ;   487.3 p1      39 v[2]
        psrlq mm2, 6                                    ;   489.3 p1      39 v[2]
        pxor mm2, mm5                                   ;   491.3 p1      39 v[2]
        psrlq mm2, 0x1c                                 ;   493.3 p1      39 v[2]
        pxor mm6, mm2                                   ;   495.3 p1      39 v[2]
        paddq mm0, mm6                                  ;   497.3 p1      55 v[2]
        movq mm2, [ebp - 56]                            ;   422.3 p2      43 t1
        pxor mm2, mm4                                   ;   492.3 p1      43 t1
        movq mm6, [ebp - 56]                            ;   422.3 p2      43 t1
        pand mm2, mm1                                   ;   494.3 p1      43 t1
        pxor mm6, mm2                                   ;   496.3 p1      43 t1
        movq mm2, mm1                                   ;   484.3 p0      40 t1 copy
        psllq mm2, 4                                    ;   495.3 p1      40 t1
        pxor mm2, mm1                                   ;   497.3 p1      40 t1
        psllq mm2, 0x17                                 ;   499.3 p1      40 t1
        pxor mm2, mm1                                   ;   501.3 p1      40 t1
        psllq mm2, 0x17                                 ;   503.3 p1      40 t1
        paddq mm6, [ebp - 64]                           ;   500.3 p2+p1   53 t1
        paddq mm6, [ebp + 104]                          ;   502.3 p2+p1   53 t1
        paddq mm6, [sha512_blocks.T1_constants64 + 112] ;   504.3 p2+p1   53 t1
        movq [ebp - 64], mm4                            ;   449.3 p0+p3   54 v[7] spill
        movq mm4, mm1                                   ;   484.3 p0      40 t1 copy
        psrlq mm4, 0x17                                 ;   503.3 p1      40 t1
        pxor mm4, mm1                                   ;   505.3 p1      40 t1
        psrlq mm4, 4                                    ;   507.3 p1      40 t1
        pxor mm4, mm1                                   ;   509.3 p1      40 t1
        psrlq mm4, 0xe                                  ;   511.3 p1      40 t1
        pxor mm2, mm4                                   ;   513.3 p1      40 t1
        paddq mm6, mm2                                  ;   515.3 p1      53 t1
        paddq mm7, mm6                                  ;   517.3 p1      54 v[5]
        movq mm2, mm0                                   ;   499.3 p0      39 v[1] copy
        psllq mm2, 6                                    ;   511.3 p1      39 v[1]
        pxor mm2, mm0                                   ;   513.3 p1      39 v[1]
        psllq mm2, 5                                    ;   515.3 p1      39 v[1]
        pxor mm2, mm0                                   ;   517.3 p1      39 v[1]
        psllq mm2, 0x19                                 ;   519.3 p1      39 v[1]
        movq mm4, mm5                                   ;   464.3 p0      44 v[1] copy
        pxor mm4, mm0                                   ;   516.3 p1      44 v[1]
        pand mm3, mm4                                   ;   518.3 p1      44 v[1]
        pxor mm3, mm5                                   ;   520.3 p1      44 v[1]
        paddq mm6, mm3                                  ;   522.3 p1      55 v[1]
        movq mm3, mm0                                   ;   499.3 p0      39 v[1] copy
        psrlq mm3, 5                                    ;   520.3 p1      39 v[1]
        pxor mm3, mm0                                   ;   522.3 p1      39 v[1]
        psrlq mm3, 6                                    ;   524.3 p1      39 v[1]
        pxor mm3, mm0                                   ;   526.3 p1      39 v[1]
        psrlq mm3, 0x1c                                 ;   528.3 p1      39 v[1]
        pxor mm2, mm3                                   ;   530.3 p1      39 v[1]
        paddq mm6, mm2                                  ;   532.3 p1      55 v[1]
        movq mm2, [ebp - 64]                            ;   457.3 p2      43 t1
        pxor mm2, mm1                                   ;   527.3 p1      43 t1
        movq mm3, mm7                                   ;   519.3 p0      40 t1 copy
        psllq mm3, 4                                    ;   528.3 p1      40 t1
        pxor mm3, mm7                                   ;   530.3 p1      40 t1
        psllq mm3, 0x17                                 ;   532.3 p1      40 t1
        pxor mm3, mm7                                   ;   534.3 p1      40 t1
        psllq mm3, 0x17                                 ;   536.3 p1      40 t1
        pand mm2, mm7                                   ;   533.3 p1      43 t1
        pxor mm2, [ebp - 64]                            ;   535.3 p2+p1   43 t1
        paddq mm2, [ebp - 56]                           ;   537.3 p2+p1   53 t1
        paddq mm2, [sha512_blocks.T1_constants64 + 120] ;   539.3 p2+p1   53 t1
        paddq mm2, [ebp + 128]                          ;   541.3 p2+p1   53 t1
        paddq mm5, [ebp - 104]                          ;   538.3 p2+p1   72 h
        movq [ebp - 104], mm5                           ;   540.3 p0+p3   72 h spill
        movq mm5, mm7                                   ;   519.3 p0      40 t1 copy
        psrlq mm5, 0x17                                 ;   539.3 p1      40 t1
        pxor mm5, mm7                                   ;   541.3 p1      40 t1
        psrlq mm5, 4                                    ;   543.3 p1      40 t1
        pxor mm5, mm7                                   ;   545.3 p1      40 t1
        psrlq mm5, 0xe                                  ;   547.3 p1      40 t1
        pxor mm3, mm5                                   ;   549.3 p1      40 t1
        paddq mm2, mm3                                  ;   551.3 p1      53 t1
        movq mm3, mm6                                   ;   534.3 p0      39 v[0] copy
        psllq mm3, 6                                    ;   546.3 p1      39 v[0]
        pxor mm3, mm6                                   ;   548.3 p1      39 v[0]
        psllq mm3, 5                                    ;   550.3 p1      39 v[0]
        pxor mm3, mm6                                   ;   552.3 p1      39 v[0]
        psllq mm3, 0x19                                 ;   554.3 p1      39 v[0]
        movq mm5, mm6                                   ;   534.3 p0      39 v[0] copy
        psrlq mm5, 5                                    ;   551.3 p1      39 v[0]
        pxor mm5, mm6                                   ;   553.3 p1      39 v[0]
        psrlq mm5, 6                                    ;   555.3 p1      39 v[0]
        pxor mm5, mm6                                   ;   557.3 p1      39 v[0]
        psrlq mm5, 0x1c                                 ;   559.3 p1      39 v[0]
        pxor mm3, mm5                                   ;   561.3 p1      39 v[0]
        movq mm5, mm0                                   ;   499.3 p0      44 v[0] copy
        pxor mm5, mm6                                   ;   557.3 p1      44 v[0]
        pand mm4, mm5                                   ;   559.3 p1      44 v[0]
        paddq mm3, [ebp - 128]                          ;   563.3 p2+p1   72 h
        movq mm5, mm0                                   ;   499.3 p0      44 v[0] copy
        pxor mm5, mm4                                   ;   561.3 p1      44 v[0]
        paddq mm3, mm5                                  ;   565.3 p1      72 h
        paddq mm6, [ebp - 120]                          ;   562.3 p2+p1   72 h
        paddq mm3, mm2                                  ;   567.3 p1      72 h
        movq [ebp - 128], mm3                           ;   569.3 p0+p3   72 h
        movq mm3, [ebp - 112]                           ;   478.3 p2      72 h
        movq [ebp - 120], mm6                           ;   564.3 p0+p3   72 h
        movq mm4, [ebp - 96]                            ;   484.3 p2      72 h
        paddq mm3, mm0                                  ;   564.3 p1      72 h
        paddq mm4, [ebp + 144]                          ;   565.3 p2+p1   72 h
        movq [ebp - 112], mm3                           ;   566.3 p0+p3   72 h
        paddq mm7, [ebp - 88]                           ;   566.3 p2+p1   72 h
        paddq mm1, [ebp - 80]                           ;   567.3 p2+p1   72 h
        paddq mm4, mm2                                  ;   568.3 p1      72 h
        movq [ebp - 96], mm4                            ;   570.3 p0+p3   72 h
        movq mm0, [ebp - 72]                            ;   489.3 p2      72 h
        movq [ebp - 88], mm7                            ;   568.3 p0+p3   72 h
        paddq mm0, [ebp - 64]                           ;   569.3 p2+p1   72 h
        movq [ebp - 80], mm1                            ;   569.3 p0+p3   72 h
        mov esi, dword [ebp + 224]                      ;   499.3 p2      60 blocks
        add esi, 0x80                                   ;   501.3 p0      60 blocks
        mov dword [ebp + 224], esi                      ;   501.8 p0+p3   60 blocks
        movq [ebp - 72], mm0                            ;   571.3 p0+p3   72 h
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
