; sha512_blocks for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/sha512.cw (sha256 beb029faad0ea6d8); do not edit:
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
;   blocks: 157 uops, planned 74.3; bounds: width 52.3, ports 64.0, path 13.0
;   blocks/passes: 1421 uops, planned 914.0; bounds: width 473.7, ports 900.0, path 256.0
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
        sub esp, 0x1c0                                  ;                    frame
        and esp, 0xfffffff0                             ;                    frame
        lea ebp, [esp + 128]                            ;                    frame
        mov dword [ebp + 312], eax                      ;                    frame
        mov ecx, dword [eax + 12]                       ;                    frame
        mov dword [ebp + 288], ecx                      ;                    frame
        mov ecx, dword [eax + 20]                       ;                    frame
        mov dword [ebp + 292], ecx                      ;                    frame
        mov ecx, dword [eax + 16]                       ;                    frame
        mov dword [ebp + 296], ecx                      ;                    frame
        mov esi, dword [ebp + 288]                      ;     0.0 p2      60 h reload
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
        mov esi, dword [ebp + 292]                      ;     9.0 p2      60 h
        shl esi, 7                                      ;    11.0 p1      60 h
        add esi, dword [ebp + 296]                      ;    15.0 p2+p0   60 h
        mov dword [ebp + 300], esi                      ;    16.7 p0+p3   60 h
        cmp dword [ebp + 292], 0                        ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov esi, dword [ebp + 296]                      ;     0.0 p2      63 w[0] reload
        pshufw mm2, [esi], 0x1b                         ;     9.0 p2+p1   63 w[0]
        movq mm3, mm2                                   ;    11.0 p0      63 w[0] copy
        psllw mm3, 8                                    ;    17.0 p1      63 w[0]
        psrlw mm2, 8                                    ;    11.0 p1      63 w[0]
        por mm2, mm3                                    ;    19.0 p1      63 w[0]
        pshufw mm3, [esi + 64], 0x1b                    ;     9.0 p2+p1   63 w[8]
        movq [ebp - 64], mm2                            ;    21.0 p0+p3   65 passes
        movq mm4, mm3                                   ;    11.0 p0      63 w[8] copy
        pshufw mm0, [esi + 80], 0x1b                    ;     9.0 p2+p1   63 w[10]
        psllw mm3, 8                                    ;    11.0 p1      63 w[8]
        psrlw mm4, 8                                    ;    17.0 p1      63 w[8]
        por mm4, mm3                                    ;    19.0 p1      63 w[8]
        pshufw mm3, [esi + 8], 0x1b                     ;     9.3 p2+p1   63 w[1]
        movq mm5, mm3                                   ;    11.3 p0      63 w[1] copy
        movq mm1, mm0                                   ;    11.0 p0      63 w[10] copy
        psllw mm5, 8                                    ;    17.3 p1      63 w[1]
        pshufw mm2, [esi + 56], 0x1b                    ;    11.3 p2+p1   63 w[7]
        psrlw mm1, 8                                    ;    17.0 p1      63 w[10]
        psrlw mm3, 8                                    ;    13.3 p1      63 w[1]
        por mm3, mm5                                    ;    19.3 p1      63 w[1]
        psllw mm0, 8                                    ;    15.3 p1      63 w[10]
        por mm1, mm0                                    ;    19.0 p1      63 w[10]
        pshufw mm0, [esi + 16], 0x1b                    ;    17.3 p2+p1   63 w[2]
        movq mm5, mm0                                   ;    19.3 p0      63 w[2] copy
        psrlw mm5, 8                                    ;    25.3 p1      63 w[2]
        psllw mm0, 8                                    ;    19.3 p1      63 w[2]
        por mm5, mm0                                    ;    27.3 p1      63 w[2]
        pshufw mm0, [esi + 24], 0x1b                    ;    21.3 p2+p1   63 w[3]
        movq [ebp - 56], mm1                            ;    21.0 p0+p3   65 passes
        pshufw mm1, [esi + 88], 0x1b                    ;    22.3 p2+p1   63 w[11]
        movq [ebp - 48], mm4                            ;    21.0 p0+p3   65 passes
        movq mm6, mm0                                   ;    23.3 p0      63 w[3] copy
        psllw mm6, 8                                    ;    29.3 p1      63 w[3]
        psrlw mm0, 8                                    ;    24.3 p1      63 w[3]
        por mm0, mm6                                    ;    31.3 p1      63 w[3]
        movq mm6, mm2                                   ;    15.7 p0      63 w[7] copy
        movq [ebp - 40], mm5                            ;    29.3 p0+p3   65 passes
        pshufw mm5, [esi + 48], 0x1b                    ;    26.3 p2+p1   63 w[6]
        psllw mm2, 8                                    ;    27.3 p1      63 w[7]
        psrlw mm6, 8                                    ;    28.3 p1      63 w[7]
        por mm6, mm2                                    ;    30.3 p1      63 w[7]
        pshufw mm2, [esi + 32], 0x1b                    ;    30.3 p2+p1   63 w[4]
        movq [ebp - 32], mm0                            ;    33.3 p0+p3   65 passes
        movq mm7, mm2                                   ;    32.3 p0      63 w[4] copy
        psrlw mm2, 8                                    ;    32.3 p1      63 w[4]
        psllw mm7, 8                                    ;    38.3 p1      63 w[4]
        pshufw mm0, [esi + 40], 0x1b                    ;    33.3 p2+p1   63 w[5]
        por mm7, mm2                                    ;    40.3 p1      63 w[4]
        movq mm2, mm0                                   ;    35.3 p0      63 w[5] copy
        psllw mm2, 8                                    ;    41.3 p1      63 w[5]
        movq [ebp - 24], mm7                            ;    42.3 p0+p3   65 passes
        movq [ebp - 16], mm6                            ;    32.3 p0+p3   65 passes
        psrlw mm0, 8                                    ;    36.3 p1      63 w[5]
        por mm2, mm0                                    ;    43.3 p1      63 w[5]
        movq [ebp - 8], mm2                             ;    45.3 p0+p3   65 passes
        movq mm2, mm1                                   ;    25.7 p0      63 w[11] copy
        psllw mm1, 8                                    ;    38.3 p1      63 w[11]
        psrlw mm2, 8                                    ;    39.3 p1      63 w[11]
        por mm2, mm1                                    ;    41.3 p1      63 w[11]
        pshufw mm1, [esi + 72], 0x1b                    ;    41.3 p2+p1   63 w[9]
        movq [ebp + 0], mm3                             ;    28.3 p0+p3   65 passes
        movq mm3, mm1                                   ;    43.3 p0      63 w[9] copy
        psllw mm3, 8                                    ;    49.3 p1      63 w[9]
        psrlw mm1, 8                                    ;    43.3 p1      63 w[9]
        por mm1, mm3                                    ;    51.3 p1      63 w[9]
        pshufw mm3, [esi + 96], 0x1b                    ;    45.3 p2+p1   63 w[12]
        pshufw mm0, [esi + 112], 0x1b                   ;    46.3 p2+p1   63 w[14]
        movq [ebp + 8], mm2                             ;    43.3 p0+p3   65 passes
        pshufw mm6, [esi + 120], 0x1b                   ;    47.3 p2+p1   63 w[15]
        movq mm2, mm5                                   ;    31.7 p0      63 w[6] copy
        psllw mm2, 8                                    ;    48.3 p1      63 w[6]
        psrlw mm5, 8                                    ;    49.3 p1      63 w[6]
        por mm5, mm2                                    ;    51.3 p1      63 w[6]
        pshufw mm2, [esi + 104], 0x1b                   ;    51.3 p2+p1   63 w[13]
        movq mm4, mm3                                   ;    47.3 p0      63 w[12] copy
        psllw mm4, 8                                    ;    53.3 p1      63 w[12]
        psrlw mm3, 8                                    ;    53.3 p1      63 w[12]
        por mm4, mm3                                    ;    55.3 p1      63 w[12]
        movq mm3, mm0                                   ;    48.3 p0      63 w[14] copy
        psrlw mm3, 8                                    ;    55.3 p1      63 w[14]
        mov esi, sha512_blocks.T0_K                     ;    36.0 p0      65 passes reload
        mov dword [ebp + 304], esi                      ;    36.5 p0+p3   65 passes
        movq [ebp + 16], mm5                            ;    53.3 p0+p3   65 passes
        movq [ebp + 24], mm4                            ;    57.3 p0+p3   65 passes
        movq [ebp + 32], mm1                            ;    53.3 p0+p3   65 passes
        add esi, 0x200                                  ;    40.5 p0      65 passes
        mov dword [ebp + 308], esi                      ;    44.0 p0+p3   65 passes
        psllw mm0, 8                                    ;    56.3 p1      63 w[14]
        por mm3, mm0                                    ;    58.3 p1      63 w[14]
        movq mm0, mm2                                   ;    53.3 p0      63 w[13] copy
        psrlw mm2, 8                                    ;    58.3 p1      63 w[13]
        psllw mm0, 8                                    ;    59.3 p1      63 w[13]
        movq [ebp + 40], mm3                            ;    60.3 p0+p3   65 passes
        por mm0, mm2                                    ;    61.3 p1      63 w[13]
        movq mm2, mm6                                   ;    49.3 p0      63 w[15] copy
        psrlw mm6, 8                                    ;    61.3 p1      63 w[15]
        movq [ebp + 48], mm0                            ;    63.3 p0+p3   65 passes
        movq mm0, [ebp - 128]                           ;    43.0 p2      64 v[0] reload
        psllw mm2, 8                                    ;    62.3 p1      63 w[15]
        movq [ebp + 56], mm0                            ;    50.0 p0+p3   65 passes
        movq mm0, [ebp - 120]                           ;    44.3 p2      64 v[1] reload
        movq [ebp + 64], mm0                            ;    52.0 p0+p3   65 passes
        movq mm0, [ebp - 112]                           ;    45.3 p2      64 v[2] reload
        movq [ebp + 72], mm0                            ;    54.0 p0+p3   65 passes
        movq mm0, [ebp - 96]                            ;    46.3 p2      64 v[4] reload
        movq [ebp + 80], mm0                            ;    56.0 p0+p3   65 passes
        movq mm0, [ebp - 88]                            ;    47.3 p2      64 v[5] reload
        movq [ebp + 88], mm0                            ;    58.0 p0+p3   65 passes
        movq mm0, [ebp - 72]                            ;    48.3 p2      64 v[7] reload
        movq [ebp + 96], mm0                            ;    60.0 p0+p3   65 passes
        movq mm0, [ebp - 104]                           ;    49.3 p2      64 v[3] reload
        movq [ebp + 104], mm0                           ;    62.0 p0+p3   65 passes
        movq mm0, [ebp - 80]                            ;    50.3 p2      64 v[6] reload
        movq [ebp + 112], mm0                           ;    64.0 p0+p3   65 passes
        por mm6, mm2                                    ;    64.3 p1      63 w[15]
        movq [ebp + 120], mm6                           ;    66.3 p0+p3   65 passes
        mov esi, dword [ebp + 304]                      ;                    resident
        movq mm0, [ebp + 80]                            ;                    resident
        movq mm1, [ebp + 88]                            ;                    resident
        movq mm2, [ebp + 112]                           ;                    resident
        movq mm3, [ebp - 64]                            ;                    resident
        movq mm4, [ebp + 96]                            ;                    resident
        movq mm5, [ebp + 104]                           ;                    resident
        align 16
.passes_2:
        pshufw mm6, mm2, 0xe4                           ;     0.0 p1      43 t1 copy
        pxor mm6, mm1                                   ;     2.0 p1      43 t1
        pshufw mm7, mm2, 0xe4                           ;     2.0 p1      43 t1 copy
        movq [ebp + 128], mm1                           ;     1.0 p0+p3   43 t1 spill
        pand mm6, mm0                                   ;     4.0 p1      43 t1
        paddq mm4, mm3                                  ;     4.0 p1      53 t1
        pxor mm7, mm6                                   ;     6.0 p1      43 t1
        movq mm6, mm0                                   ;     2.7 p0      40 t1 copy
        paddq mm4, [esi]                                ;     7.0 p2+p1   53 t1
        paddq mm4, mm7                                  ;     9.0 p1      53 t1
        movq mm7, mm0                                   ;     4.0 p0      40 t1 copy
        psllq mm6, 4                                    ;     8.7 p1      40 t1
        pxor mm6, mm0                                   ;    10.7 p1      40 t1
        psllq mm6, 0x17                                 ;    12.7 p1      40 t1
        paddq mm2, [esi + 8]                            ;    11.0 p2+p1   53 t1
        psrlq mm7, 0x17                                 ;    12.0 p1      40 t1
        pxor mm6, mm0                                   ;    14.7 p1      40 t1
        movq [ebp + 136], mm0                           ;     6.7 p0+p3   40 t1 spill
        psllq mm6, 0x17                                 ;    16.7 p1      40 t1
        pxor mm7, mm0                                   ;    15.0 p1      40 t1
        psrlq mm7, 4                                    ;    17.0 p1      40 t1
        pxor mm7, mm0                                   ;    19.0 p1      40 t1
        psrlq mm7, 0xe                                  ;    21.0 p1      40 t1
        pxor mm6, mm7                                   ;    23.0 p1      40 t1
        movq mm7, mm1                                   ;     9.3 p0      43 t1 copy
        paddq mm4, mm6                                  ;    25.0 p1      53 t1
        movq mm6, mm1                                   ;    10.3 p0      43 t1 copy
        movq mm1, [ebp + 56]                            ;    10.3 p2      39 v[7]
        psllq mm1, 6                                    ;    21.0 p1      39 v[7]
        pxor mm6, mm0                                   ;    22.0 p1      43 t1
        paddq mm5, mm4                                  ;    27.0 p1      54 v[3]
        movq mm0, [ebp + 56]                            ;    11.7 p2      39 v[7]
        psrlq mm0, 5                                    ;    24.0 p1      39 v[7]
        pxor mm0, [ebp + 56]                            ;    26.0 p2+p1   39 v[7]
        psrlq mm0, 6                                    ;    28.0 p1      39 v[7]
        pxor mm1, [ebp + 56]                            ;    27.0 p2+p1   39 v[7]
        psllq mm1, 5                                    ;    29.0 p1      39 v[7]
        pxor mm1, [ebp + 56]                            ;    31.0 p2+p1   39 v[7]
        psllq mm1, 0x19                                 ;    33.0 p1      39 v[7]
        pand mm6, mm5                                   ;    31.0 p1      43 t1
        pxor mm7, mm6                                   ;    33.0 p1      43 t1
        movq mm6, [ebp + 32]                            ;    16.0 p2      68 w[0] reload
        paddq mm3, mm6                                  ;    33.0 p1      68 w[0]
        movq mm6, mm5                                   ;    29.0 p0      40 t1 copy
        psrlq mm6, 0x17                                 ;    35.0 p1      40 t1
        pxor mm6, mm5                                   ;    37.0 p1      40 t1
        pxor mm0, [ebp + 56]                            ;    36.0 p2+p1   39 v[7]
        psrlq mm0, 0x1c                                 ;    38.0 p1      39 v[7]
        pxor mm1, mm0                                   ;    40.0 p1      39 v[7]
        paddq mm4, mm1                                  ;    42.0 p1      55 v[7]
        paddq mm2, [ebp + 0]                            ;    40.0 p2+p1   53 t1
        paddq mm2, mm7                                  ;    42.0 p1      53 t1
        movq mm7, mm5                                   ;    29.0 p0      40 t1 copy
        psllq mm7, 4                                    ;    42.0 p1      40 t1
        pxor mm7, mm5                                   ;    44.0 p1      40 t1
        movq mm1, [ebp + 40]                            ;    21.3 p2      42 w[0] reload
        psllq mm7, 0x17                                 ;    46.0 p1      40 t1
        movq mm0, [ebp + 40]                            ;    22.3 p2      42 w[0]
        movq [ebp + 144], mm5                           ;    29.0 p0+p3   54 v[3] spill
        psrlq mm0, 0x2a                                 ;    45.0 p1      42 w[0]
        pxor mm0, mm1                                   ;    47.0 p1      42 w[0]
        psrlq mm0, 0xd                                  ;    49.0 p1      42 w[0]
        psrlq mm6, 4                                    ;    48.0 p1      40 t1
        pxor mm6, mm5                                   ;    50.0 p1      40 t1
        psrlq mm6, 0xe                                  ;    52.0 p1      40 t1
        pxor mm7, mm5                                   ;    51.0 p1      40 t1
        psllq mm7, 0x17                                 ;    53.0 p1      40 t1
        pxor mm7, mm6                                   ;    55.0 p1      40 t1
        paddq mm2, mm7                                  ;    57.0 p1      53 t1
        pxor mm0, mm1                                   ;    55.0 p1      42 w[0]
        psrlq mm0, 6                                    ;    57.0 p1      42 w[0]
        movq mm5, [ebp + 40]                            ;    27.0 p2      42 w[0] copy
        psllq mm5, 0x2a                                 ;    57.0 p1      42 w[0]
        pxor mm5, mm1                                   ;    59.0 p1      42 w[0]
        psllq mm5, 3                                    ;    61.0 p1      42 w[0]
        pxor mm0, mm5                                   ;    63.0 p1      42 w[0]
        movq mm5, [ebp + 0]                             ;    28.7 p2      41 w[0] reload
        movq mm1, [ebp + 0]                             ;    29.7 p2      41 w[0] copy
        psllq mm1, 7                                    ;    61.0 p1      41 w[0]
        pxor mm1, mm5                                   ;    63.0 p1      41 w[0]
        movq mm6, mm2                                   ;    59.0 p0      54 v[2] copy
        movq mm7, [ebp + 72]                            ;    30.7 p2      44 v[7] reload
        paddq mm6, mm7                                  ;    65.0 p1      54 v[2]
        paddq mm3, mm0                                  ;    65.0 p1      68 w[0]
        movq mm0, [ebp + 0]                             ;    31.7 p2      41 w[0]
        psrlq mm0, 1                                    ;    65.0 p1      41 w[0]
        psllq mm1, 0x38                                 ;    66.0 p1      41 w[0]
        pxor mm0, mm5                                   ;    67.0 p1      41 w[0]
        psrlq mm0, 6                                    ;    69.0 p1      41 w[0]
        pxor mm0, mm5                                   ;    71.0 p1      41 w[0]
        psrlq mm0, 1                                    ;    73.0 p1      41 w[0]
        pxor mm0, mm1                                   ;    75.0 p1      41 w[0]
        paddq mm3, mm0                                  ;    77.0 p1      68 w[0]
        movq [ebp + 152], mm3                           ;    79.0 p0+p3   68 w[0] spill
        movq mm3, mm6                                   ;    67.0 p0      40 t1 copy
        psrlq mm3, 0x17                                 ;    73.0 p1      40 t1
        pxor mm3, mm6                                   ;    75.0 p1      40 t1
        psrlq mm3, 4                                    ;    77.0 p1      40 t1
        movq mm5, [ebp + 64]                            ;    36.3 p2      44 v[7]
        pxor mm5, [ebp + 56]                            ;    76.0 p2+p1   44 v[7]
        movq mm1, [ebp + 120]                           ;    38.3 p2      42 w[1] reload
        pxor mm7, [ebp + 64]                            ;    77.0 p2+p1   44 v[7]
        pand mm7, mm5                                   ;    79.0 p1      44 v[7]
        pxor mm7, [ebp + 64]                            ;    81.0 p2+p1   44 v[7]
        paddq mm4, mm7                                  ;    83.0 p1      55 v[7]
        movq mm7, mm6                                   ;    67.0 p0      40 t1 copy
        psllq mm7, 4                                    ;    81.0 p1      40 t1
        pxor mm7, mm6                                   ;    83.0 p1      40 t1
        psllq mm7, 0x17                                 ;    85.0 p1      40 t1
        pxor mm7, mm6                                   ;    87.0 p1      40 t1
        pxor mm3, mm6                                   ;    85.0 p1      40 t1
        psllq mm7, 0x17                                 ;    89.0 p1      40 t1
        psrlq mm3, 0xe                                  ;    87.0 p1      40 t1
        pxor mm7, mm3                                   ;    91.0 p1      40 t1
        movq mm3, mm6                                   ;    67.0 p0      43 t1 copy
        paddq mm7, [esi + 16]                           ;    93.0 p2+p1   53 t1
        paddq mm7, [ebp + 128]                          ;    95.0 p2+p1   53 t1
        movq [ebp + 128], mm6                           ;    67.0 p0+p3   54 v[2] spill
        movq mm6, mm1                                   ;    45.3 p0      42 w[1] copy
        psrlq mm6, 0x2a                                 ;    91.0 p1      42 w[1]
        pxor mm6, mm1                                   ;    93.0 p1      42 w[1]
        psrlq mm6, 0xd                                  ;    95.0 p1      42 w[1]
        pxor mm6, mm1                                   ;    97.0 p1      42 w[1]
        psrlq mm6, 6                                    ;    99.0 p1      42 w[1]
        paddq mm7, [ebp - 40]                           ;    97.0 p2+p1   53 t1
        movq mm0, [ebp + 120]                           ;    48.0 p2      42 w[1]
        psllq mm0, 0x2a                                 ;    97.0 p1      42 w[1]
        pxor mm0, mm1                                   ;    99.0 p1      42 w[1]
        psllq mm0, 3                                    ;   101.0 p1      42 w[1]
        movq mm1, mm4                                   ;    85.0 p0      39 v[6] copy
        psrlq mm1, 5                                    ;   100.0 p1      39 v[6]
        pxor mm0, mm6                                   ;   103.0 p1      42 w[1]
        paddq mm0, [ebp + 0]                            ;   105.0 p2+p1   68 w[1]
        movq mm6, [ebp - 56]                            ;    51.0 p2      68 w[1] reload
        paddq mm0, mm6                                  ;   107.0 p1      68 w[1]
        movq mm6, mm4                                   ;    85.0 p0      39 v[6] copy
        psllq mm6, 6                                    ;   104.0 p1      39 v[6]
        pxor mm6, mm4                                   ;   106.0 p1      39 v[6]
        psllq mm6, 5                                    ;   108.0 p1      39 v[6]
        pxor mm6, mm4                                   ;   110.0 p1      39 v[6]
        psllq mm6, 0x19                                 ;   112.0 p1      39 v[6]
        pxor mm1, mm4                                   ;   109.0 p1      39 v[6]
        psrlq mm1, 6                                    ;   111.0 p1      39 v[6]
        pxor mm1, mm4                                   ;   113.0 p1      39 v[6]
        psrlq mm1, 0x1c                                 ;   115.0 p1      39 v[6]
        pxor mm6, mm1                                   ;   117.0 p1      39 v[6]
        paddq mm2, mm6                                  ;   119.0 p1      55 v[6]
        movq mm6, mm4                                   ;    85.0 p0      44 v[6] copy
        pxor mm6, [ebp + 64]                            ;   115.0 p2+p1   44 v[6]
        pand mm5, mm6                                   ;   117.0 p1      44 v[6]
        movq mm1, mm4                                   ;    85.0 p0      44 v[5] copy
        movq [ebp + 160], mm1                           ;    91.0 p0+p3   44 v[5] spill
        movq mm1, mm4                                   ;    85.0 p0      44 v[5] copy
        movq [ebp + 168], mm1                           ;    91.0 p0+p3   44 v[5] spill
        movq mm1, mm4                                   ;    85.0 p0      44 v[5] copy
        movq mm6, [ebp + 64]                            ;    59.0 p2      44 v[7] reload
        pxor mm5, mm6                                   ;   119.0 p1      44 v[6]
        paddq mm2, mm5                                  ;   121.0 p1      55 v[6]
        movq mm5, [ebp + 168]                           ;    99.0 p2      44 v[5] reload
        movq [ebp + 168], mm4                           ;    85.0 p0+p3   55 v[7] spill
        movq mm4, [ebp + 144]                           ;    61.0 p2      43 t1
        pxor mm4, [ebp + 136]                           ;   119.0 p2+p1   43 t1
        pand mm3, mm4                                   ;   121.0 p1      43 t1
        movq mm4, [ebp + 136]                           ;    63.0 p2      40 t1 reload
        pxor mm5, [ebp + 56]                            ;   121.0 p2+p1   44 v[5]
        pxor mm3, mm4                                   ;   123.0 p1      43 t1
        paddq mm7, mm3                                  ;   125.0 p1      53 t1
        movq mm3, [ebp + 160]                           ;    99.0 p2      44 v[5] reload
        pxor mm3, mm2                                   ;   124.0 p1      44 v[5]
        pand mm5, mm3                                   ;   126.0 p1      44 v[5]
        pxor mm1, mm5                                   ;   128.0 p1      44 v[5]
        movq mm5, [ebp - 40]                            ;    66.0 p2      41 w[1] reload
        movq mm4, [ebp - 40]                            ;    67.0 p2      41 w[1] copy
        psllq mm4, 7                                    ;   127.0 p1      41 w[1]
        pxor mm4, mm5                                   ;   129.0 p1      41 w[1]
        paddq mm6, mm7                                  ;   129.0 p1      54 v[1]
        movq [ebp + 176], mm6                           ;   131.0 p0+p3   54 v[1] spill
        paddq mm7, mm1                                  ;   130.0 p1      55 v[5]
        movq mm1, [ebp - 40]                            ;    68.0 p2      41 w[1]
        psrlq mm1, 1                                    ;   131.0 p1      41 w[1]
        pxor mm1, mm5                                   ;   133.0 p1      41 w[1]
        psrlq mm1, 6                                    ;   135.0 p1      41 w[1]
        pxor mm1, mm5                                   ;   137.0 p1      41 w[1]
        psrlq mm1, 1                                    ;   139.0 p1      41 w[1]
        psllq mm4, 0x38                                 ;   136.0 p1      41 w[1]
        pxor mm1, mm4                                   ;   141.0 p1      41 w[1]
        paddq mm0, mm1                                  ;   143.0 p1      68 w[1]
        movq mm1, [ebp + 8]                             ;    71.0 p2      68 w[2] reload
        paddq mm5, mm1                                  ;   139.0 p1      68 w[2]
        movq mm4, [esi + 24]                            ;    72.0 p2      53 t1
        movq mm1, [ebp + 128]                           ;    75.0 p2      43 t1
        pxor mm1, [ebp + 144]                           ;   140.0 p2+p1   43 t1
        pand mm1, mm6                                   ;   142.0 p1      43 t1
        paddq mm4, [ebp + 136]                          ;   142.0 p2+p1   53 t1
        paddq mm4, [ebp - 32]                           ;   144.0 p2+p1   53 t1
        movq [ebp + 136], mm0                           ;   145.0 p0+p3   68 w[1] spill
        movq mm0, mm2                                   ;   123.0 p0      39 v[5] copy
        pxor mm1, [ebp + 144]                           ;   144.0 p2+p1   43 t1
        paddq mm4, mm1                                  ;   146.0 p1      53 t1
        movq mm1, mm2                                   ;   123.0 p0      39 v[5] copy
        psllq mm1, 6                                    ;   146.0 p1      39 v[5]
        psrlq mm0, 5                                    ;   147.0 p1      39 v[5]
        pxor mm0, mm2                                   ;   149.0 p1      39 v[5]
        pxor mm1, mm2                                   ;   149.0 p1      39 v[5]
        psrlq mm0, 6                                    ;   151.0 p1      39 v[5]
        pxor mm0, mm2                                   ;   153.0 p1      39 v[5]
        psllq mm1, 5                                    ;   152.0 p1      39 v[5]
        pxor mm1, mm2                                   ;   154.0 p1      39 v[5]
        psllq mm1, 0x19                                 ;   156.0 p1      39 v[5]
        movq [ebp + 160], mm2                           ;   123.0 p0+p3   55 v[6] spill
        psrlq mm0, 0x1c                                 ;   155.0 p1      39 v[5]
        pxor mm1, mm0                                   ;   158.0 p1      39 v[5]
        movq mm0, mm2                                   ;   123.0 p0      44 v[4] copy
        paddq mm7, mm1                                  ;   160.0 p1      55 v[5]
        movq mm1, mm2                                   ;   123.0 p0      44 v[4] copy
        movq mm2, mm6                                   ;   131.0 p0      40 t1 copy
        psrlq mm2, 0x17                                 ;   158.0 p1      40 t1
        pxor mm2, mm6                                   ;   160.0 p1      40 t1
        psrlq mm2, 4                                    ;   162.0 p1      40 t1
        pxor mm0, mm7                                   ;   162.0 p1      44 v[4]
        pand mm3, mm0                                   ;   164.0 p1      44 v[4]
        pxor mm1, mm3                                   ;   166.0 p1      44 v[4]
        pxor mm2, mm6                                   ;   164.0 p1      40 t1
        movq [ebp + 184], mm0                           ;   164.0 p0+p3   44 v[4] spill
        movq mm3, mm6                                   ;   131.0 p0      40 t1 copy
        psllq mm3, 4                                    ;   165.0 p1      40 t1
        pxor mm3, mm6                                   ;   167.0 p1      40 t1
        psllq mm3, 0x17                                 ;   169.0 p1      40 t1
        pxor mm3, mm6                                   ;   171.0 p1      40 t1
        psrlq mm2, 0xe                                  ;   169.0 p1      40 t1
        psllq mm3, 0x17                                 ;   173.0 p1      40 t1
        pxor mm3, mm2                                   ;   175.0 p1      40 t1
        paddq mm4, mm3                                  ;   177.0 p1      53 t1
        movq mm3, [ebp + 152]                           ;   101.0 p2      68 w[0] reload
        movq mm0, mm3                                   ;   108.0 p0      42 w[2] copy
        psllq mm0, 0x2a                                 ;   173.0 p1      42 w[2]
        pxor mm0, mm3                                   ;   175.0 p1      42 w[2]
        movq mm2, [ebp + 152]                           ;   102.3 p2      42 w[2]
        paddq mm1, mm4                                  ;   179.0 p1      55 v[4]
        psrlq mm2, 0x2a                                 ;   176.0 p1      42 w[2]
        pxor mm2, mm3                                   ;   178.0 p1      42 w[2]
        psrlq mm2, 0xd                                  ;   180.0 p1      42 w[2]
        pxor mm2, mm3                                   ;   182.0 p1      42 w[2]
        psrlq mm2, 6                                    ;   184.0 p1      42 w[2]
        psllq mm0, 3                                    ;   181.0 p1      42 w[2]
        pxor mm2, mm0                                   ;   186.0 p1      42 w[2]
        paddq mm4, [ebp + 56]                           ;   183.0 p2+p1   54 v[0]
        movq mm3, [ebp - 32]                            ;   110.0 p2      41 w[2] copy
        psllq mm3, 7                                    ;   184.0 p1      41 w[2]
        paddq mm5, mm2                                  ;   188.0 p1      68 w[2]
        movq mm0, [ebp - 32]                            ;   112.0 p2      41 w[2]
        psrlq mm0, 1                                    ;   186.0 p1      41 w[2]
        movq mm2, [ebp - 32]                            ;   114.3 p2      41 w[2] reload
        pxor mm0, mm2                                   ;   188.0 p1      41 w[2]
        psrlq mm0, 6                                    ;   190.0 p1      41 w[2]
        pxor mm0, mm2                                   ;   192.0 p1      41 w[2]
        psrlq mm0, 1                                    ;   194.0 p1      41 w[2]
        pxor mm3, mm2                                   ;   191.0 p1      41 w[2]
        psllq mm3, 0x38                                 ;   193.0 p1      41 w[2]
        pxor mm0, mm3                                   ;   196.0 p1      41 w[2]
        movq mm3, [ebp + 128]                           ;   122.0 p2      54 v[2] reload
        paddq mm5, mm0                                  ;   198.0 p1      68 w[2]
        movq mm0, mm6                                   ;   131.0 p0      43 t1 copy
        movq mm6, mm3                                   ;   129.0 p0      43 t1 copy
        pxor mm0, mm3                                   ;   195.0 p1      43 t1
        movq mm3, [ebp - 24]                            ;   123.7 p2      41 w[3] copy
        psrlq mm3, 1                                    ;   196.0 p1      41 w[3]
        pand mm0, mm4                                   ;   197.0 p1      43 t1
        paddq mm2, [ebp + 24]                           ;   198.0 p2+p1   68 w[3]
        pxor mm6, mm0                                   ;   199.0 p1      43 t1
        movq mm0, [ebp - 24]                            ;   125.7 p2      41 w[3] reload
        paddq mm6, [esi + 32]                           ;   201.0 p2+p1   53 t1
        pxor mm3, mm0                                   ;   201.0 p1      41 w[3]
        psrlq mm3, 6                                    ;   203.0 p1      41 w[3]
        pxor mm3, mm0                                   ;   205.0 p1      41 w[3]
        psrlq mm3, 1                                    ;   207.0 p1      41 w[3]
        paddq mm6, [ebp + 144]                          ;   205.0 p2+p1   53 t1
        movq [ebp + 144], mm5                           ;   200.0 p0+p3   68 w[2] spill
        movq mm5, [ebp - 24]                            ;   129.3 p2      41 w[3] copy
        psllq mm5, 7                                    ;   206.0 p1      41 w[3]
        pxor mm5, mm0                                   ;   208.0 p1      41 w[3]
        psllq mm5, 0x38                                 ;   210.0 p1      41 w[3]
        pxor mm3, mm5                                   ;   212.0 p1      41 w[3]
        paddq mm2, mm3                                  ;   214.0 p1      68 w[3]
        movq mm3, mm7                                   ;   162.0 p0      39 v[4] copy
        psllq mm3, 6                                    ;   211.0 p1      39 v[4]
        pxor mm3, mm7                                   ;   213.0 p1      39 v[4]
        movq mm5, mm7                                   ;   162.0 p0      39 v[4] copy
        psrlq mm5, 5                                    ;   213.0 p1      39 v[4]
        pxor mm5, mm7                                   ;   215.0 p1      39 v[4]
        psllq mm3, 5                                    ;   215.0 p1      39 v[4]
        psrlq mm5, 6                                    ;   217.0 p1      39 v[4]
        pxor mm5, mm7                                   ;   219.0 p1      39 v[4]
        psrlq mm5, 0x1c                                 ;   221.0 p1      39 v[4]
        pxor mm3, mm7                                   ;   219.0 p1      39 v[4]
        psllq mm3, 0x19                                 ;   221.0 p1      39 v[4]
        pxor mm3, mm5                                   ;   223.0 p1      39 v[4]
        paddq mm1, mm3                                  ;   225.0 p1      55 v[4]
        paddq mm6, mm0                                  ;   223.0 p1      53 t1
        movq mm3, mm7                                   ;   162.0 p0      44 v[3] copy
        pxor mm3, mm1                                   ;   227.0 p1      44 v[3]
        movq mm0, mm3                                   ;   229.0 p0      44 v[3] copy
        pand mm0, [ebp + 184]                           ;   235.0 p2+p1   44 v[3]
        movq mm5, mm7                                   ;   162.0 p0      44 v[3] copy
        pxor mm5, mm0                                   ;   237.0 p1      44 v[3]
        movq mm0, mm4                                   ;   185.0 p0      40 t1 copy
        movq [ebp + 184], mm7                           ;   162.0 p0+p3   55 v[5] spill
        movq mm7, mm4                                   ;   185.0 p0      40 t1 copy
        psrlq mm7, 0x17                                 ;   227.0 p1      40 t1
        pxor mm7, mm4                                   ;   229.0 p1      40 t1
        psrlq mm7, 4                                    ;   231.0 p1      40 t1
        pxor mm7, mm4                                   ;   233.0 p1      40 t1
        psllq mm0, 4                                    ;   231.0 p1      40 t1
        pxor mm0, mm4                                   ;   233.0 p1      40 t1
        psrlq mm7, 0xe                                  ;   235.0 p1      40 t1
        psllq mm0, 0x17                                 ;   235.0 p1      40 t1
        pxor mm0, mm4                                   ;   237.0 p1      40 t1
        psllq mm0, 0x17                                 ;   239.0 p1      40 t1
        pxor mm0, mm7                                   ;   241.0 p1      40 t1
        paddq mm6, mm0                                  ;   243.0 p1      53 t1
        movq mm7, [ebp + 136]                           ;   156.3 p2      42 w[3]
        psrlq mm7, 0x2a                                 ;   239.0 p1      42 w[3]
        paddq mm5, mm6                                  ;   245.0 p1      55 v[3]
        paddq mm6, [ebp + 168]                          ;   245.0 p2+p1   54 v[7]
        movq [ebp + 168], mm3                           ;   229.0 p0+p3   44 v[3] spill
        movq [ebp + 192], mm1                           ;   227.0 p0+p3   55 v[4] spill
        movq mm0, [ebp + 136]                           ;   160.0 p2      68 w[1] reload
        pxor mm7, mm0                                   ;   242.0 p1      42 w[3]
        psrlq mm7, 0xd                                  ;   244.0 p1      42 w[3]
        movq mm3, mm0                                   ;   167.0 p0      42 w[3] copy
        psllq mm3, 0x2a                                 ;   244.0 p1      42 w[3]
        pxor mm3, mm0                                   ;   246.0 p1      42 w[3]
        psllq mm3, 3                                    ;   248.0 p1      42 w[3]
        pxor mm7, mm0                                   ;   247.0 p1      42 w[3]
        psrlq mm7, 6                                    ;   249.0 p1      42 w[3]
        pxor mm7, mm3                                   ;   251.0 p1      42 w[3]
        paddq mm2, mm7                                  ;   253.0 p1      68 w[3]
        movq mm7, mm4                                   ;   185.0 p0      43 t1 copy
        movq mm3, [ebp + 176]                           ;   172.0 p2      54 v[1] reload
        pxor mm7, mm3                                   ;   251.0 p1      43 t1
        pand mm7, mm6                                   ;   253.0 p1      43 t1
        movq mm0, mm3                                   ;   179.0 p0      43 t1 copy
        pxor mm0, mm7                                   ;   255.0 p1      43 t1
        paddq mm0, [esi + 40]                           ;   257.0 p2+p1   53 t1
        paddq mm0, [ebp + 128]                          ;   259.0 p2+p1   53 t1
        movq mm7, [ebp - 8]                             ;   177.0 p2      41 w[4] reload
        movq mm3, [ebp - 8]                             ;   179.0 p2      41 w[4] copy
        psrlq mm3, 1                                    ;   256.0 p1      41 w[4]
        pxor mm3, mm7                                   ;   258.0 p1      41 w[4]
        psrlq mm3, 6                                    ;   260.0 p1      41 w[4]
        pxor mm3, mm7                                   ;   262.0 p1      41 w[4]
        psrlq mm3, 1                                    ;   264.0 p1      41 w[4]
        movq [ebp + 128], mm4                           ;   185.0 p0+p3   54 v[0] spill
        movq mm4, [ebp - 8]                             ;   181.7 p2      41 w[4] copy
        psllq mm4, 7                                    ;   261.0 p1      41 w[4]
        pxor mm4, mm7                                   ;   263.0 p1      41 w[4]
        psllq mm4, 0x38                                 ;   265.0 p1      41 w[4]
        pxor mm3, mm4                                   ;   267.0 p1      41 w[4]
        paddq mm0, mm7                                  ;   265.0 p1      53 t1
        movq mm7, mm1                                   ;   227.0 p0      39 v[3] copy
        paddq mm3, [ebp - 24]                           ;   269.0 p2+p1   68 w[4]
        movq mm4, [ebp + 48]                            ;   189.7 p2      68 w[4] reload
        paddq mm3, mm4                                  ;   271.0 p1      68 w[4]
        psrlq mm7, 5                                    ;   268.0 p1      39 v[3]
        movq mm4, mm1                                   ;   227.0 p0      39 v[3] copy
        psllq mm4, 6                                    ;   269.0 p1      39 v[3]
        pxor mm4, mm1                                   ;   271.0 p1      39 v[3]
        pxor mm7, mm1                                   ;   271.0 p1      39 v[3]
        psrlq mm7, 6                                    ;   273.0 p1      39 v[3]
        psllq mm4, 5                                    ;   273.0 p1      39 v[3]
        pxor mm4, mm1                                   ;   275.0 p1      39 v[3]
        pxor mm7, mm1                                   ;   275.0 p1      39 v[3]
        psrlq mm7, 0x1c                                 ;   277.0 p1      39 v[3]
        psllq mm4, 0x19                                 ;   277.0 p1      39 v[3]
        pxor mm4, mm7                                   ;   279.0 p1      39 v[3]
        movq [ebp + 200], mm2                           ;   255.0 p0+p3   68 w[3] spill
        movq mm7, mm1                                   ;   227.0 p0      44 v[2] copy
        paddq mm5, mm4                                  ;   281.0 p1      55 v[3]
        movq mm4, mm1                                   ;   227.0 p0      44 v[2] copy
        movq mm1, mm2                                   ;   255.0 p0      42 w[5] copy
        psrlq mm1, 0x2a                                 ;   280.0 p1      42 w[5]
        pxor mm1, mm2                                   ;   282.0 p1      42 w[5]
        psrlq mm1, 0xd                                  ;   284.0 p1      42 w[5]
        pxor mm1, mm2                                   ;   286.0 p1      42 w[5]
        psrlq mm1, 6                                    ;   288.0 p1      42 w[5]
        pxor mm7, mm5                                   ;   285.0 p1      44 v[2]
        movq [ebp + 208], mm1                           ;   290.0 p0+p3   42 w[5] spill
        movq mm1, mm2                                   ;   255.0 p0      42 w[5] copy
        psllq mm1, 0x2a                                 ;   286.0 p1      42 w[5]
        pxor mm1, mm2                                   ;   288.0 p1      42 w[5]
        movq mm2, mm7                                   ;   287.0 p0      44 v[2] copy
        pand mm2, [ebp + 168]                           ;   293.0 p2+p1   44 v[2]
        pxor mm4, mm2                                   ;   295.0 p1      44 v[2]
        movq mm2, mm6                                   ;   247.0 p0      40 t1 copy
        movq [ebp + 168], mm7                           ;   287.0 p0+p3   44 v[2] spill
        movq mm7, mm6                                   ;   247.0 p0      40 t1 copy
        psrlq mm7, 0x17                                 ;   290.0 p1      40 t1
        psllq mm1, 3                                    ;   291.0 p1      42 w[5]
        psllq mm2, 4                                    ;   292.0 p1      40 t1
        pxor mm1, [ebp + 208]                           ;   305.0 p2+p1   42 w[5]
        pxor mm2, mm6                                   ;   294.0 p1      40 t1
        pxor mm7, mm6                                   ;   295.0 p1      40 t1
        psllq mm2, 0x17                                 ;   296.0 p1      40 t1
        pxor mm2, mm6                                   ;   298.0 p1      40 t1
        psllq mm2, 0x17                                 ;   300.0 p1      40 t1
        psrlq mm7, 4                                    ;   299.0 p1      40 t1
        pxor mm7, mm6                                   ;   301.0 p1      40 t1
        psrlq mm7, 0xe                                  ;   303.0 p1      40 t1
        pxor mm2, mm7                                   ;   305.0 p1      40 t1
        paddq mm0, mm2                                  ;   307.0 p1      53 t1
        paddq mm4, mm0                                  ;   309.0 p1      55 v[2]
        paddq mm0, [ebp + 160]                          ;   309.0 p2+p1   54 v[6]
        movq [ebp + 160], mm6                           ;   247.0 p0+p3   54 v[7] spill
        movq mm7, [ebp + 144]                           ;   237.0 p2      42 w[4]
        psrlq mm7, 0x2a                                 ;   306.0 p1      42 w[4]
        paddq mm1, [ebp - 8]                            ;   307.0 p2+p1   68 w[5]
        movq mm2, [ebp + 144]                           ;   240.0 p2      68 w[2] reload
        pxor mm7, mm2                                   ;   308.0 p1      42 w[4]
        psrlq mm7, 0xd                                  ;   310.0 p1      42 w[4]
        movq mm6, mm2                                   ;   247.0 p0      42 w[4] copy
        pxor mm7, mm2                                   ;   312.0 p1      42 w[4]
        psllq mm6, 0x2a                                 ;   311.0 p1      42 w[4]
        pxor mm6, mm2                                   ;   313.0 p1      42 w[4]
        psllq mm6, 3                                    ;   315.0 p1      42 w[4]
        movq mm2, mm5                                   ;   283.0 p0      39 v[2] copy
        psrlq mm7, 6                                    ;   314.0 p1      42 w[4]
        pxor mm7, mm6                                   ;   317.0 p1      42 w[4]
        movq mm6, [ebp + 40]                            ;   243.3 p2      42 w[0] reload
        paddq mm1, mm6                                  ;   316.0 p1      68 w[5]
        movq mm6, mm5                                   ;   283.0 p0      39 v[2] copy
        paddq mm3, mm7                                  ;   319.0 p1      68 w[4]
        psllq mm6, 6                                    ;   318.0 p1      39 v[2]
        psrlq mm2, 5                                    ;   319.0 p1      39 v[2]
        pxor mm2, mm5                                   ;   321.0 p1      39 v[2]
        movq mm7, [esi + 48]                            ;   247.3 p2      53 t1
        psrlq mm2, 6                                    ;   323.0 p1      39 v[2]
        pxor mm2, mm5                                   ;   325.0 p1      39 v[2]
        psrlq mm2, 0x1c                                 ;   327.0 p1      39 v[2]
        paddq mm7, [ebp + 176]                          ;   324.0 p2+p1   53 t1
        movq [ebp + 176], mm5                           ;   283.0 p0+p3   55 v[3] spill
        movq [ebp + 216], mm3                           ;   321.0 p0+p3   68 w[4] spill
        paddq mm7, [ebp + 16]                           ;   326.0 p2+p1   53 t1
        pxor mm6, mm5                                   ;   326.0 p1      39 v[2]
        psllq mm6, 5                                    ;   328.0 p1      39 v[2]
        pxor mm6, mm5                                   ;   330.0 p1      39 v[2]
        psllq mm6, 0x19                                 ;   332.0 p1      39 v[2]
        pxor mm6, mm2                                   ;   334.0 p1      39 v[2]
        paddq mm4, mm6                                  ;   336.0 p1      55 v[2]
        movq [ebp + 208], mm4                           ;   338.0 p0+p3   55 v[2] spill
        movq mm4, mm3                                   ;   321.0 p0      42 w[6] copy
        movq mm6, mm5                                   ;   283.0 p0      44 v[1] copy
        movq mm2, mm5                                   ;   283.0 p0      44 v[1] copy
        movq mm5, mm3                                   ;   321.0 p0      42 w[6] copy
        psrlq mm5, 0x2a                                 ;   332.0 p1      42 w[6]
        pxor mm5, mm3                                   ;   334.0 p1      42 w[6]
        psllq mm4, 0x2a                                 ;   334.0 p1      42 w[6]
        pxor mm4, mm3                                   ;   336.0 p1      42 w[6]
        psllq mm4, 3                                    ;   338.0 p1      42 w[6]
        psrlq mm5, 0xd                                  ;   337.0 p1      42 w[6]
        pxor mm5, mm3                                   ;   339.0 p1      42 w[6]
        psrlq mm5, 6                                    ;   341.0 p1      42 w[6]
        pxor mm5, mm4                                   ;   343.0 p1      42 w[6]
        movq mm4, [ebp + 208]                           ;   346.0 p2      55 v[2] reload
        pxor mm6, mm4                                   ;   353.0 p1      44 v[1]
        movq mm3, mm6                                   ;   355.0 p0      44 v[1] copy
        pand mm3, [ebp + 168]                           ;   361.0 p2+p1   44 v[1]
        movq [ebp + 168], mm6                           ;   355.0 p0+p3   44 v[1] spill
        pxor mm2, mm3                                   ;   363.0 p1      44 v[1]
        movq mm3, [ebp + 160]                           ;   269.3 p2      43 t1
        movq mm6, mm0                                   ;   311.0 p0      40 t1 copy
        pxor mm3, [ebp + 128]                           ;   344.0 p2+p1   43 t1
        pand mm3, mm0                                   ;   346.0 p1      43 t1
        pxor mm3, [ebp + 128]                           ;   348.0 p2+p1   43 t1
        paddq mm7, mm3                                  ;   350.0 p1      53 t1
        movq mm3, mm0                                   ;   311.0 p0      40 t1 copy
        psllq mm3, 4                                    ;   348.0 p1      40 t1
        pxor mm3, mm0                                   ;   350.0 p1      40 t1
        psrlq mm6, 0x17                                 ;   350.0 p1      40 t1
        pxor mm6, mm0                                   ;   352.0 p1      40 t1
        psllq mm3, 0x17                                 ;   352.0 p1      40 t1
        pxor mm3, mm0                                   ;   354.0 p1      40 t1
        psllq mm3, 0x17                                 ;   356.0 p1      40 t1
        psrlq mm6, 4                                    ;   355.0 p1      40 t1
        pxor mm6, mm0                                   ;   357.0 p1      40 t1
        psrlq mm6, 0xe                                  ;   359.0 p1      40 t1
        pxor mm3, mm6                                   ;   361.0 p1      40 t1
        movq mm6, [ebp + 16]                            ;   282.0 p2      41 w[5]
        paddq mm7, mm3                                  ;   363.0 p1      53 t1
        movq mm3, [ebp + 16]                            ;   283.3 p2      41 w[5] reload
        psrlq mm6, 1                                    ;   360.0 p1      41 w[5]
        pxor mm6, mm3                                   ;   362.0 p1      41 w[5]
        movq mm4, mm3                                   ;   290.3 p0      41 w[5] copy
        psllq mm4, 7                                    ;   362.0 p1      41 w[5]
        pxor mm4, mm3                                   ;   364.0 p1      41 w[5]
        paddq mm5, mm3                                  ;   364.0 p1      68 w[6]
        paddq mm5, [ebp + 120]                          ;   366.0 p2+p1   68 w[6]
        psrlq mm6, 6                                    ;   366.0 p1      41 w[5]
        pxor mm6, mm3                                   ;   368.0 p1      41 w[5]
        movq mm3, [ebp + 160]                           ;   298.7 p2      54 v[7] reload
        psrlq mm6, 1                                    ;   370.0 p1      41 w[5]
        psllq mm4, 0x38                                 ;   369.0 p1      41 w[5]
        pxor mm6, mm4                                   ;   372.0 p1      41 w[5]
        paddq mm1, mm6                                  ;   374.0 p1      68 w[5]
        movq mm6, mm0                                   ;   311.0 p0      43 t1 copy
        pxor mm6, mm3                                   ;   372.0 p1      43 t1
        paddq mm2, mm7                                  ;   373.0 p1      55 v[1]
        paddq mm7, [ebp + 184]                          ;   374.0 p2+p1   54 v[5]
        movq mm4, mm3                                   ;   305.7 p0      43 t1 copy
        pand mm6, mm7                                   ;   376.0 p1      43 t1
        pxor mm4, mm6                                   ;   378.0 p1      43 t1
        movq mm6, [ebp - 16]                            ;   307.0 p2      41 w[6] reload
        movq mm3, [ebp - 16]                            ;   308.0 p2      41 w[6] copy
        psrlq mm3, 1                                    ;   377.0 p1      41 w[6]
        pxor mm3, mm6                                   ;   379.0 p1      41 w[6]
        paddq mm4, [esi + 56]                           ;   380.0 p2+p1   53 t1
        paddq mm4, [ebp + 128]                          ;   382.0 p2+p1   53 t1
        movq [ebp + 128], mm0                           ;   311.0 p0+p3   54 v[6] spill
        movq mm0, mm6                                   ;   314.0 p0      41 w[6] copy
        psllq mm0, 7                                    ;   381.0 p1      41 w[6]
        psrlq mm3, 6                                    ;   382.0 p1      41 w[6]
        pxor mm3, mm6                                   ;   384.0 p1      41 w[6]
        pxor mm0, mm6                                   ;   384.0 p1      41 w[6]
        psllq mm0, 0x38                                 ;   386.0 p1      41 w[6]
        psrlq mm3, 1                                    ;   386.0 p1      41 w[6]
        pxor mm3, mm0                                   ;   388.0 p1      41 w[6]
        paddq mm5, mm3                                  ;   390.0 p1      68 w[6]
        movq mm3, [ebp + 208]                           ;   346.0 p2      55 v[2] reload
        paddq mm4, mm6                                  ;   389.0 p1      53 t1
        movq mm0, [ebp + 208]                           ;   346.0 p2      39 v[1]
        psllq mm0, 6                                    ;   390.0 p1      39 v[1]
        pxor mm0, mm3                                   ;   392.0 p1      39 v[1]
        psllq mm0, 5                                    ;   394.0 p1      39 v[1]
        movq mm6, mm3                                   ;   353.0 p0      39 v[1] copy
        psrlq mm6, 5                                    ;   393.0 p1      39 v[1]
        pxor mm6, mm3                                   ;   395.0 p1      39 v[1]
        psrlq mm6, 6                                    ;   397.0 p1      39 v[1]
        pxor mm6, mm3                                   ;   399.0 p1      39 v[1]
        movq [ebp + 184], mm5                           ;   392.0 p0+p3   68 w[6] spill
        pxor mm0, mm3                                   ;   397.0 p1      39 v[1]
        movq mm5, mm1                                   ;   376.0 p0      42 w[7] copy
        psllq mm5, 0x2a                                 ;   398.0 p1      42 w[7]
        pxor mm5, mm1                                   ;   400.0 p1      42 w[7]
        psllq mm0, 0x19                                 ;   400.0 p1      39 v[1]
        psrlq mm6, 0x1c                                 ;   401.0 p1      39 v[1]
        pxor mm0, mm6                                   ;   403.0 p1      39 v[1]
        movq mm6, mm3                                   ;   353.0 p0      44 v[0] copy
        paddq mm2, mm0                                  ;   405.0 p1      55 v[1]
        movq mm0, mm3                                   ;   353.0 p0      44 v[0] copy
        movq mm3, mm1                                   ;   376.0 p0      42 w[7] copy
        psrlq mm3, 0x2a                                 ;   404.0 p1      42 w[7]
        pxor mm3, mm1                                   ;   406.0 p1      42 w[7]
        psrlq mm3, 0xd                                  ;   408.0 p1      42 w[7]
        pxor mm3, mm1                                   ;   410.0 p1      42 w[7]
        psrlq mm3, 6                                    ;   412.0 p1      42 w[7]
        pxor mm6, mm2                                   ;   409.0 p1      44 v[0]
        psllq mm5, 3                                    ;   410.0 p1      42 w[7]
        pxor mm3, mm5                                   ;   414.0 p1      42 w[7]
        movq mm5, [ebp + 152]                           ;   332.0 p2      68 w[0] reload
        paddq mm3, [ebp - 16]                           ;   416.0 p2+p1   68 w[7]
        paddq mm3, mm5                                  ;   418.0 p1      68 w[7]
        movq mm5, mm6                                   ;   411.0 p0      44 v[0] copy
        pand mm5, [ebp + 168]                           ;   417.0 p2+p1   44 v[0]
        movq [ebp + 168], mm1                           ;   376.0 p0+p3   68 w[5] spill
        movq mm1, mm7                                   ;   376.0 p0      40 t1 copy
        psrlq mm1, 0x17                                 ;   415.0 p1      40 t1
        pxor mm1, mm7                                   ;   417.0 p1      40 t1
        psrlq mm1, 4                                    ;   419.0 p1      40 t1
        pxor mm1, mm7                                   ;   421.0 p1      40 t1
        pxor mm0, mm5                                   ;   419.0 p1      44 v[0]
        movq mm5, mm7                                   ;   376.0 p0      40 t1 copy
        psllq mm5, 4                                    ;   420.0 p1      40 t1
        pxor mm5, mm7                                   ;   422.0 p1      40 t1
        psllq mm5, 0x17                                 ;   424.0 p1      40 t1
        pxor mm5, mm7                                   ;   426.0 p1      40 t1
        psllq mm5, 0x17                                 ;   428.0 p1      40 t1
        psrlq mm1, 0xe                                  ;   425.0 p1      40 t1
        pxor mm5, mm1                                   ;   430.0 p1      40 t1
        paddq mm4, mm5                                  ;   432.0 p1      53 t1
        movq mm1, mm7                                   ;   376.0 p0      43 t1 copy
        movq mm5, [ebp + 128]                           ;   363.3 p2      54 v[6] reload
        pxor mm1, mm5                                   ;   428.0 p1      43 t1
        paddq mm0, mm4                                  ;   434.0 p1      55 v[0]
        paddq mm4, [ebp + 192]                          ;   434.0 p2+p1   54 v[4]
        movq [ebp + 192], mm7                           ;   376.0 p0+p3   54 v[5] spill
        movq mm7, mm5                                   ;   370.3 p0      43 t1 copy
        movq mm5, [ebp - 48]                            ;   366.7 p2      41 w[7] copy
        psrlq mm5, 1                                    ;   431.0 p1      41 w[7]
        movq [ebp + 224], mm2                           ;   407.0 p0+p3   55 v[1] spill
        pand mm1, mm4                                   ;   436.0 p1      43 t1
        pxor mm7, mm1                                   ;   438.0 p1      43 t1
        paddq mm7, [esi + 64]                           ;   440.0 p2+p1   53 t1
        paddq mm7, [ebp + 160]                          ;   442.0 p2+p1   53 t1
        movq [ebp + 160], mm6                           ;   411.0 p0+p3   44 v[0] spill
        movq mm6, [ebp - 48]                            ;   370.7 p2      41 w[7] copy
        psllq mm6, 7                                    ;   436.0 p1      41 w[7]
        movq mm1, [ebp - 48]                            ;   371.7 p2      41 w[7] reload
        pxor mm5, mm1                                   ;   437.0 p1      41 w[7]
        psrlq mm5, 6                                    ;   439.0 p1      41 w[7]
        pxor mm5, mm1                                   ;   441.0 p1      41 w[7]
        psrlq mm5, 1                                    ;   443.0 p1      41 w[7]
        pxor mm6, mm1                                   ;   441.0 p1      41 w[7]
        psllq mm6, 0x38                                 ;   443.0 p1      41 w[7]
        pxor mm5, mm6                                   ;   445.0 p1      41 w[7]
        paddq mm3, mm5                                  ;   447.0 p1      68 w[7]
        movq mm5, mm2                                   ;   407.0 p0      39 v[0] copy
        psrlq mm5, 5                                    ;   445.0 p1      39 v[0]
        pxor mm5, mm2                                   ;   447.0 p1      39 v[0]
        psrlq mm5, 6                                    ;   449.0 p1      39 v[0]
        pxor mm5, mm2                                   ;   451.0 p1      39 v[0]
        psrlq mm5, 0x1c                                 ;   453.0 p1      39 v[0]
        movq mm6, mm2                                   ;   407.0 p0      39 v[0] copy
        psllq mm6, 6                                    ;   450.0 p1      39 v[0]
        pxor mm6, mm2                                   ;   452.0 p1      39 v[0]
        psllq mm6, 5                                    ;   454.0 p1      39 v[0]
        pxor mm6, mm2                                   ;   456.0 p1      39 v[0]
        psllq mm6, 0x19                                 ;   458.0 p1      39 v[0]
        pxor mm6, mm5                                   ;   460.0 p1      39 v[0]
        movq mm5, mm2                                   ;   407.0 p0      44 v[7] copy
        paddq mm0, mm6                                  ;   462.0 p1      55 v[0]
        movq mm6, mm2                                   ;   407.0 p0      44 v[7] copy
        pxor mm6, mm0                                   ;   464.0 p1      44 v[7]
        movq mm2, mm6                                   ;   466.0 p0      44 v[7] copy
        pand mm2, [ebp + 160]                           ;   472.0 p2+p1   44 v[7]
        movq [ebp + 160], mm6                           ;   466.0 p0+p3   44 v[7] spill
        movq mm6, mm4                                   ;   436.0 p0      40 t1 copy
        pxor mm5, mm2                                   ;   474.0 p1      44 v[7]
        psrlq mm6, 0x17                                 ;   460.0 p1      40 t1
        pxor mm6, mm4                                   ;   462.0 p1      40 t1
        movq mm2, [ebp + 176]                           ;   384.3 p2      54 v[3]
        paddq mm7, mm1                                  ;   462.0 p1      53 t1
        movq [ebp + 176], mm3                           ;   449.0 p0+p3   68 w[7] spill
        movq mm3, mm4                                   ;   436.0 p0      40 t1 copy
        psllq mm3, 4                                    ;   463.0 p1      40 t1
        psrlq mm6, 4                                    ;   464.0 p1      40 t1
        pxor mm3, mm4                                   ;   465.0 p1      40 t1
        psllq mm3, 0x17                                 ;   467.0 p1      40 t1
        pxor mm3, mm4                                   ;   469.0 p1      40 t1
        psllq mm3, 0x17                                 ;   471.0 p1      40 t1
        pxor mm6, mm4                                   ;   469.0 p1      40 t1
        psrlq mm6, 0xe                                  ;   471.0 p1      40 t1
        pxor mm3, mm6                                   ;   473.0 p1      40 t1
        paddq mm7, mm3                                  ;   475.0 p1      53 t1
        paddq mm2, mm7                                  ;   477.0 p1      54 v[3]
        paddq mm5, mm7                                  ;   477.0 p1      55 v[7]
        movq mm7, [esi + 72]                            ;   396.0 p2      53 t1
        paddq mm7, [ebp + 128]                          ;   475.0 p2+p1   53 t1
        paddq mm7, [ebp + 32]                           ;   477.0 p2+p1   53 t1
        movq [ebp + 232], mm4                           ;   436.0 p0+p3   54 v[4] spill
        movq mm3, [ebp + 192]                           ;   401.7 p2      54 v[5] reload
        movq mm6, mm4                                   ;   436.0 p0      43 t1 copy
        pxor mm6, mm3                                   ;   477.0 p1      43 t1
        pand mm6, mm2                                   ;   479.0 p1      43 t1
        movq mm4, mm3                                   ;   408.7 p0      43 t1 copy
        pxor mm4, mm6                                   ;   481.0 p1      43 t1
        movq mm6, [ebp + 184]                           ;   403.7 p2      42 w[8]
        paddq mm7, mm4                                  ;   483.0 p1      53 t1
        movq mm4, [ebp + 184]                           ;   405.3 p2      68 w[6] reload
        psrlq mm6, 0x2a                                 ;   481.0 p1      42 w[8]
        pxor mm6, mm4                                   ;   483.0 p1      42 w[8]
        psrlq mm6, 0xd                                  ;   485.0 p1      42 w[8]
        pxor mm6, mm4                                   ;   487.0 p1      42 w[8]
        psrlq mm6, 6                                    ;   489.0 p1      42 w[8]
        movq mm3, mm4                                   ;   412.3 p0      42 w[8] copy
        psllq mm3, 0x2a                                 ;   486.0 p1      42 w[8]
        pxor mm3, mm4                                   ;   488.0 p1      42 w[8]
        psllq mm3, 3                                    ;   490.0 p1      42 w[8]
        paddq mm1, [ebp + 136]                          ;   489.0 p2+p1   68 w[8]
        pxor mm6, mm3                                   ;   492.0 p1      42 w[8]
        paddq mm1, mm6                                  ;   494.0 p1      68 w[8]
        movq mm3, mm0                                   ;   464.0 p0      39 v[7] copy
        movq mm6, mm0                                   ;   464.0 p0      39 v[7] copy
        psrlq mm3, 5                                    ;   492.0 p1      39 v[7]
        psllq mm6, 6                                    ;   493.0 p1      39 v[7]
        pxor mm6, mm0                                   ;   495.0 p1      39 v[7]
        pxor mm3, mm0                                   ;   495.0 p1      39 v[7]
        psrlq mm3, 6                                    ;   497.0 p1      39 v[7]
        pxor mm3, mm0                                   ;   499.0 p1      39 v[7]
        psrlq mm3, 0x1c                                 ;   501.0 p1      39 v[7]
        psllq mm6, 5                                    ;   499.0 p1      39 v[7]
        pxor mm6, mm0                                   ;   501.0 p1      39 v[7]
        psllq mm6, 0x19                                 ;   503.0 p1      39 v[7]
        pxor mm6, mm3                                   ;   505.0 p1      39 v[7]
        paddq mm5, mm6                                  ;   507.0 p1      55 v[7]
        movq mm6, mm0                                   ;   464.0 p0      44 v[6] copy
        pxor mm6, mm5                                   ;   509.0 p1      44 v[6]
        movq mm4, mm6                                   ;   511.0 p0      44 v[6] copy
        pand mm4, [ebp + 160]                           ;   517.0 p2+p1   44 v[6]
        movq [ebp + 160], mm6                           ;   511.0 p0+p3   44 v[6] spill
        movq mm6, mm2                                   ;   479.0 p0      40 t1 copy
        psrlq mm6, 0x17                                 ;   506.0 p1      40 t1
        pxor mm6, mm2                                   ;   508.0 p1      40 t1
        movq mm3, mm0                                   ;   464.0 p0      44 v[6] copy
        pxor mm3, mm4                                   ;   519.0 p1      44 v[6]
        movq mm4, [ebp + 208]                           ;   436.3 p2      54 v[2]
        psrlq mm6, 4                                    ;   510.0 p1      40 t1
        movq [ebp + 208], mm0                           ;   464.0 p0+p3   55 v[0] spill
        movq mm0, mm2                                   ;   479.0 p0      40 t1 copy
        psllq mm0, 4                                    ;   510.0 p1      40 t1
        pxor mm0, mm2                                   ;   512.0 p1      40 t1
        psllq mm0, 0x17                                 ;   514.0 p1      40 t1
        pxor mm0, mm2                                   ;   516.0 p1      40 t1
        psllq mm0, 0x17                                 ;   518.0 p1      40 t1
        pxor mm6, mm2                                   ;   515.0 p1      40 t1
        psrlq mm6, 0xe                                  ;   517.0 p1      40 t1
        pxor mm0, mm6                                   ;   520.0 p1      40 t1
        paddq mm7, mm0                                  ;   522.0 p1      53 t1
        paddq mm4, mm7                                  ;   524.0 p1      54 v[2]
        paddq mm3, mm7                                  ;   524.0 p1      55 v[6]
        movq mm7, [ebp + 32]                            ;   445.0 p2      68 w[0] reload
        movq mm0, [ebp + 32]                            ;   446.0 p2      41 w[8] copy
        psllq mm0, 7                                    ;   521.0 p1      41 w[8]
        movq mm6, [ebp + 32]                            ;   447.0 p2      41 w[8]
        psrlq mm6, 1                                    ;   522.0 p1      41 w[8]
        pxor mm6, mm7                                   ;   524.0 p1      41 w[8]
        psrlq mm6, 6                                    ;   526.0 p1      41 w[8]
        pxor mm6, mm7                                   ;   528.0 p1      41 w[8]
        pxor mm0, mm7                                   ;   526.0 p1      41 w[8]
        psllq mm0, 0x38                                 ;   528.0 p1      41 w[8]
        psrlq mm6, 1                                    ;   530.0 p1      41 w[8]
        pxor mm6, mm0                                   ;   532.0 p1      41 w[8]
        paddq mm1, mm6                                  ;   534.0 p1      68 w[8]
        movq mm6, mm2                                   ;   479.0 p0      43 t1 copy
        movq mm0, [esi + 80]                            ;   450.0 p2      53 t1
        pxor mm6, [ebp + 232]                           ;   531.0 p2+p1   43 t1
        pand mm6, mm4                                   ;   533.0 p1      43 t1
        pxor mm6, [ebp + 232]                           ;   535.0 p2+p1   43 t1
        paddq mm0, [ebp + 192]                          ;   534.0 p2+p1   53 t1
        paddq mm0, [ebp - 56]                           ;   536.0 p2+p1   53 t1
        paddq mm0, mm6                                  ;   538.0 p1      53 t1
        movq mm6, mm5                                   ;   509.0 p0      39 v[6] copy
        movq [ebp + 192], mm2                           ;   479.0 p0+p3   54 v[3] spill
        psllq mm6, 6                                    ;   537.0 p1      39 v[6]
        pxor mm6, mm5                                   ;   539.0 p1      39 v[6]
        movq mm2, mm5                                   ;   509.0 p0      39 v[6] copy
        psrlq mm2, 5                                    ;   539.0 p1      39 v[6]
        pxor mm2, mm5                                   ;   541.0 p1      39 v[6]
        psrlq mm2, 6                                    ;   543.0 p1      39 v[6]
        psllq mm6, 5                                    ;   542.0 p1      39 v[6]
        movq [ebp + 128], mm5                           ;   509.0 p0+p3   55 v[7] spill
        pxor mm6, mm5                                   ;   544.0 p1      39 v[6]
        psllq mm6, 0x19                                 ;   546.0 p1      39 v[6]
        pxor mm2, mm5                                   ;   545.0 p1      39 v[6]
        psrlq mm2, 0x1c                                 ;   547.0 p1      39 v[6]
        pxor mm6, mm2                                   ;   549.0 p1      39 v[6]
        paddq mm3, mm6                                  ;   551.0 p1      55 v[6]
        movq mm6, mm5                                   ;   509.0 p0      44 v[5] copy
        movq mm2, mm5                                   ;   509.0 p0      44 v[5] copy
        movq mm5, mm1                                   ;   536.0 p0      42 w[10] copy
        psrlq mm5, 0x2a                                 ;   549.0 p1      42 w[10]
        pxor mm5, mm1                                   ;   551.0 p1      42 w[10]
        psrlq mm5, 0xd                                  ;   553.0 p1      42 w[10]
        pxor mm5, mm1                                   ;   555.0 p1      42 w[10]
        movq [ebp + 240], mm1                           ;   536.0 p0+p3   68 w[8] spill
        psrlq mm5, 6                                    ;   557.0 p1      42 w[10]
        paddq mm7, [ebp + 144]                          ;   554.0 p2+p1   68 w[9]
        movq [ebp + 248], mm3                           ;   553.0 p0+p3   55 v[6] spill
        movq mm3, mm1                                   ;   536.0 p0      42 w[10] copy
        psllq mm3, 0x2a                                 ;   555.0 p1      42 w[10]
        pxor mm3, mm1                                   ;   557.0 p1      42 w[10]
        psllq mm3, 3                                    ;   559.0 p1      42 w[10]
        pxor mm5, mm3                                   ;   561.0 p1      42 w[10]
        movq mm3, [ebp + 248]                           ;   561.0 p2      55 v[6] reload
        pxor mm6, mm3                                   ;   568.0 p1      44 v[5]
        movq mm1, mm6                                   ;   570.0 p0      44 v[5] copy
        movq mm3, mm4                                   ;   526.0 p0      40 t1 copy
        psrlq mm3, 0x17                                 ;   560.0 p1      40 t1
        pand mm1, [ebp + 160]                           ;   576.0 p2+p1   44 v[5]
        pxor mm2, mm1                                   ;   578.0 p1      44 v[5]
        movq mm1, mm4                                   ;   526.0 p0      40 t1 copy
        pxor mm3, mm4                                   ;   563.0 p1      40 t1
        psrlq mm3, 4                                    ;   565.0 p1      40 t1
        psllq mm1, 4                                    ;   565.0 p1      40 t1
        pxor mm3, mm4                                   ;   567.0 p1      40 t1
        psrlq mm3, 0xe                                  ;   569.0 p1      40 t1
        pxor mm1, mm4                                   ;   568.0 p1      40 t1
        psllq mm1, 0x17                                 ;   570.0 p1      40 t1
        pxor mm1, mm4                                   ;   572.0 p1      40 t1
        psllq mm1, 0x17                                 ;   574.0 p1      40 t1
        pxor mm1, mm3                                   ;   576.0 p1      40 t1
        movq mm3, [ebp + 176]                           ;   493.0 p2      68 w[7] reload
        paddq mm0, mm1                                  ;   578.0 p1      53 t1
        paddq mm2, mm0                                  ;   580.0 p1      55 v[5]
        paddq mm0, [ebp + 224]                          ;   580.0 p2+p1   54 v[1]
        movq [ebp + 224], mm6                           ;   570.0 p0+p3   44 v[5] spill
        movq mm6, mm3                                   ;   500.0 p0      42 w[9] copy
        movq [ebp + 160], mm4                           ;   526.0 p0+p3   54 v[2] spill
        movq mm1, [ebp + 176]                           ;   501.0 p2      42 w[9]
        psrlq mm1, 0x2a                                 ;   576.0 p1      42 w[9]
        pxor mm1, mm3                                   ;   578.0 p1      42 w[9]
        psrlq mm1, 0xd                                  ;   580.0 p1      42 w[9]
        pxor mm1, mm3                                   ;   582.0 p1      42 w[9]
        psrlq mm1, 6                                    ;   584.0 p1      42 w[9]
        psllq mm6, 0x2a                                 ;   581.0 p1      42 w[9]
        pxor mm6, mm3                                   ;   583.0 p1      42 w[9]
        psllq mm6, 3                                    ;   585.0 p1      42 w[9]
        pxor mm1, mm6                                   ;   587.0 p1      42 w[9]
        movq mm6, [ebp - 56]                            ;   519.0 p2      68 w[1] reload
        paddq mm7, mm1                                  ;   589.0 p1      68 w[9]
        movq mm1, mm6                                   ;   526.0 p0      41 w[9] copy
        psrlq mm1, 1                                    ;   586.0 p1      41 w[9]
        movq mm3, mm6                                   ;   526.0 p0      41 w[9] copy
        psllq mm3, 7                                    ;   587.0 p1      41 w[9]
        pxor mm1, mm6                                   ;   588.0 p1      41 w[9]
        psrlq mm1, 6                                    ;   590.0 p1      41 w[9]
        pxor mm1, mm6                                   ;   592.0 p1      41 w[9]
        paddq mm5, mm6                                  ;   591.0 p1      68 w[10]
        psrlq mm1, 1                                    ;   594.0 p1      41 w[9]
        pxor mm6, mm3                                   ;   593.0 p1      41 w[9]
        psllq mm6, 0x38                                 ;   595.0 p1      41 w[9]
        pxor mm1, mm6                                   ;   597.0 p1      41 w[9]
        movq mm3, [ebp + 192]                           ;   523.7 p2      54 v[3] reload
        movq mm6, mm4                                   ;   526.0 p0      43 t1 copy
        paddq mm7, mm1                                  ;   599.0 p1      68 w[9]
        pxor mm6, mm3                                   ;   597.0 p1      43 t1
        movq mm4, mm3                                   ;   530.7 p0      43 t1 copy
        pand mm6, mm0                                   ;   599.0 p1      43 t1
        movq mm1, [esi + 88]                            ;   525.7 p2      53 t1
        paddq mm1, [ebp + 232]                          ;   599.0 p2+p1   53 t1
        paddq mm1, [ebp + 8]                            ;   601.0 p2+p1   53 t1
        pxor mm4, mm6                                   ;   601.0 p1      43 t1
        paddq mm1, mm4                                  ;   603.0 p1      53 t1
        movq mm4, [ebp + 248]                           ;   561.0 p2      55 v[6] reload
        movq mm3, mm4                                   ;   568.0 p0      39 v[5] copy
        movq mm6, [ebp + 248]                           ;   561.0 p2      39 v[5]
        psllq mm6, 6                                    ;   603.0 p1      39 v[5]
        psrlq mm3, 5                                    ;   604.0 p1      39 v[5]
        pxor mm3, mm4                                   ;   606.0 p1      39 v[5]
        psrlq mm3, 6                                    ;   608.0 p1      39 v[5]
        pxor mm3, mm4                                   ;   610.0 p1      39 v[5]
        pxor mm6, mm4                                   ;   608.0 p1      39 v[5]
        psllq mm6, 5                                    ;   610.0 p1      39 v[5]
        pxor mm6, mm4                                   ;   612.0 p1      39 v[5]
        psrlq mm3, 0x1c                                 ;   612.0 p1      39 v[5]
        psllq mm6, 0x19                                 ;   614.0 p1      39 v[5]
        pxor mm6, mm3                                   ;   616.0 p1      39 v[5]
        paddq mm2, mm6                                  ;   618.0 p1      55 v[5]
        paddq mm5, [ebp + 200]                          ;   615.0 p2+p1   68 w[10]
        movq mm3, mm4                                   ;   568.0 p0      44 v[4] copy
        movq mm6, mm4                                   ;   568.0 p0      44 v[4] copy
        movq [ebp + 256], mm7                           ;   601.0 p0+p3   68 w[9] spill
        movq mm4, mm7                                   ;   601.0 p0      42 w[11] copy
        movq [ebp + 232], mm2                           ;   620.0 p0+p3   55 v[5] spill
        movq mm2, mm7                                   ;   601.0 p0      42 w[11] copy
        psrlq mm4, 0x2a                                 ;   616.0 p1      42 w[11]
        pxor mm4, mm7                                   ;   618.0 p1      42 w[11]
        psrlq mm4, 0xd                                  ;   620.0 p1      42 w[11]
        pxor mm4, mm7                                   ;   622.0 p1      42 w[11]
        psrlq mm4, 6                                    ;   624.0 p1      42 w[11]
        psllq mm2, 0x2a                                 ;   621.0 p1      42 w[11]
        pxor mm2, mm7                                   ;   623.0 p1      42 w[11]
        psllq mm2, 3                                    ;   625.0 p1      42 w[11]
        pxor mm4, mm2                                   ;   627.0 p1      42 w[11]
        movq mm2, [ebp + 232]                           ;   628.0 p2      55 v[5] reload
        pxor mm6, mm2                                   ;   635.0 p1      44 v[4]
        movq mm7, mm6                                   ;   637.0 p0      44 v[4] copy
        pand mm7, [ebp + 224]                           ;   643.0 p2+p1   44 v[4]
        movq [ebp + 224], mm6                           ;   637.0 p0+p3   44 v[4] spill
        pxor mm3, mm7                                   ;   645.0 p1      44 v[4]
        movq mm6, [ebp + 8]                             ;   553.3 p2      41 w[10] copy
        psrlq mm6, 1                                    ;   628.0 p1      41 w[10]
        movq mm2, [ebp + 8]                             ;   554.3 p2      41 w[10] copy
        movq mm7, [ebp + 8]                             ;   555.3 p2      68 w[2] reload
        pxor mm6, mm7                                   ;   630.0 p1      41 w[10]
        psrlq mm6, 6                                    ;   632.0 p1      41 w[10]
        paddq mm4, mm7                                  ;   631.0 p1      68 w[11]
        pxor mm6, mm7                                   ;   634.0 p1      41 w[10]
        psrlq mm6, 1                                    ;   636.0 p1      41 w[10]
        psllq mm2, 7                                    ;   634.0 p1      41 w[10]
        pxor mm7, mm2                                   ;   636.0 p1      41 w[10]
        psllq mm7, 0x38                                 ;   638.0 p1      41 w[10]
        pxor mm6, mm7                                   ;   640.0 p1      41 w[10]
        movq mm7, mm0                                   ;   582.0 p0      40 t1 copy
        paddq mm5, mm6                                  ;   642.0 p1      68 w[10]
        psllq mm7, 4                                    ;   639.0 p1      40 t1
        pxor mm7, mm0                                   ;   641.0 p1      40 t1
        movq mm6, [ebp + 216]                           ;   563.0 p2      68 w[4] reload
        paddq mm4, mm6                                  ;   641.0 p1      68 w[11]
        movq mm6, mm0                                   ;   582.0 p0      40 t1 copy
        psrlq mm6, 0x17                                 ;   642.0 p1      40 t1
        pxor mm6, mm0                                   ;   644.0 p1      40 t1
        psrlq mm6, 4                                    ;   646.0 p1      40 t1
        pxor mm6, mm0                                   ;   648.0 p1      40 t1
        psllq mm7, 0x17                                 ;   646.0 p1      40 t1
        pxor mm7, mm0                                   ;   648.0 p1      40 t1
        psrlq mm6, 0xe                                  ;   650.0 p1      40 t1
        psllq mm7, 0x17                                 ;   650.0 p1      40 t1
        pxor mm7, mm6                                   ;   652.0 p1      40 t1
        movq mm6, mm0                                   ;   582.0 p0      43 t1 copy
        paddq mm1, mm7                                  ;   654.0 p1      53 t1
        movq mm7, [ebp + 160]                           ;   582.0 p2      54 v[2] reload
        pxor mm6, mm7                                   ;   652.0 p1      43 t1
        paddq mm3, mm1                                  ;   656.0 p1      55 v[4]
        paddq mm1, [ebp + 208]                          ;   656.0 p2+p1   54 v[0]
        movq [ebp + 208], mm0                           ;   583.7 p0+p3   54 v[1] spill
        movq mm0, mm7                                   ;   589.0 p0      43 t1 copy
        pand mm6, mm1                                   ;   658.0 p1      43 t1
        pxor mm0, mm6                                   ;   660.0 p1      43 t1
        movq [ebp + 264], mm5                           ;   644.0 p0+p3   68 w[10] spill
        movq mm2, [esi + 96]                            ;   586.0 p2      53 t1
        paddq mm2, [ebp + 192]                          ;   657.0 p2+p1   53 t1
        paddq mm2, [ebp + 24]                           ;   659.0 p2+p1   53 t1
        paddq mm2, mm0                                  ;   662.0 p1      53 t1
        movq mm0, [ebp + 232]                           ;   628.0 p2      55 v[5] reload
        movq mm7, mm0                                   ;   635.0 p0      39 v[4] copy
        psrlq mm7, 5                                    ;   660.0 p1      39 v[4]
        movq mm6, [ebp + 232]                           ;   628.0 p2      39 v[4]
        psllq mm6, 6                                    ;   661.0 p1      39 v[4]
        pxor mm6, mm0                                   ;   663.0 p1      39 v[4]
        pxor mm7, mm0                                   ;   663.0 p1      39 v[4]
        psllq mm6, 5                                    ;   665.0 p1      39 v[4]
        pxor mm6, mm0                                   ;   667.0 p1      39 v[4]
        psllq mm6, 0x19                                 ;   669.0 p1      39 v[4]
        psrlq mm7, 6                                    ;   667.0 p1      39 v[4]
        pxor mm7, mm0                                   ;   669.0 p1      39 v[4]
        psrlq mm7, 0x1c                                 ;   671.0 p1      39 v[4]
        pxor mm6, mm7                                   ;   673.0 p1      39 v[4]
        paddq mm3, mm6                                  ;   675.0 p1      55 v[4]
        movq [ebp + 192], mm3                           ;   677.0 p0+p3   55 v[4] spill
        movq mm3, mm5                                   ;   644.0 p0      42 w[12] copy
        psllq mm3, 0x2a                                 ;   672.0 p1      42 w[12]
        movq mm6, mm0                                   ;   635.0 p0      44 v[3] copy
        movq mm7, mm0                                   ;   635.0 p0      44 v[3] copy
        pxor mm3, mm5                                   ;   674.0 p1      42 w[12]
        movq mm0, mm5                                   ;   644.0 p0      42 w[12] copy
        psrlq mm0, 0x2a                                 ;   674.0 p1      42 w[12]
        pxor mm0, mm5                                   ;   676.0 p1      42 w[12]
        psrlq mm0, 0xd                                  ;   678.0 p1      42 w[12]
        psllq mm3, 3                                    ;   677.0 p1      42 w[12]
        pxor mm0, mm5                                   ;   680.0 p1      42 w[12]
        psrlq mm0, 6                                    ;   682.0 p1      42 w[12]
        pxor mm0, mm3                                   ;   684.0 p1      42 w[12]
        movq mm3, [ebp + 192]                           ;   685.0 p2      55 v[4] reload
        pxor mm6, mm3                                   ;   692.0 p1      44 v[3]
        movq mm5, mm6                                   ;   694.0 p0      44 v[3] copy
        pand mm5, [ebp + 224]                           ;   700.0 p2+p1   44 v[3]
        pxor mm7, mm5                                   ;   702.0 p1      44 v[3]
        movq mm5, [ebp + 24]                            ;   605.3 p2      68 w[3] reload
        movq [ebp + 224], mm6                           ;   694.0 p0+p3   44 v[3] spill
        movq mm6, [ebp + 24]                            ;   606.3 p2      41 w[11] copy
        psrlq mm6, 1                                    ;   684.0 p1      41 w[11]
        pxor mm6, mm5                                   ;   686.0 p1      41 w[11]
        psrlq mm6, 6                                    ;   688.0 p1      41 w[11]
        pxor mm6, mm5                                   ;   690.0 p1      41 w[11]
        movq mm3, mm5                                   ;   612.7 p0      41 w[11] copy
        paddq mm0, mm5                                  ;   688.0 p1      68 w[12]
        psllq mm3, 7                                    ;   689.0 p1      41 w[11]
        psrlq mm6, 1                                    ;   692.0 p1      41 w[11]
        pxor mm5, mm3                                   ;   691.0 p1      41 w[11]
        psllq mm5, 0x38                                 ;   693.0 p1      41 w[11]
        pxor mm6, mm5                                   ;   695.0 p1      41 w[11]
        paddq mm4, mm6                                  ;   697.0 p1      68 w[11]
        movq mm6, [ebp + 168]                           ;   621.0 p2      68 w[5] reload
        movq mm5, [ebp + 192]                           ;   685.0 p2      55 v[4] reload
        paddq mm0, mm6                                  ;   695.0 p1      68 w[12]
        movq mm6, mm5                                   ;   692.0 p0      39 v[3] copy
        psrlq mm6, 5                                    ;   698.0 p1      39 v[3]
        movq mm3, [ebp + 192]                           ;   685.0 p2      39 v[3]
        psllq mm3, 6                                    ;   697.0 p1      39 v[3]
        pxor mm6, mm5                                   ;   700.0 p1      39 v[3]
        psrlq mm6, 6                                    ;   702.0 p1      39 v[3]
        pxor mm3, mm5                                   ;   700.0 p1      39 v[3]
        psllq mm3, 5                                    ;   702.0 p1      39 v[3]
        pxor mm6, mm5                                   ;   704.0 p1      39 v[3]
        psrlq mm6, 0x1c                                 ;   706.0 p1      39 v[3]
        pxor mm3, mm5                                   ;   704.0 p1      39 v[3]
        psllq mm3, 0x19                                 ;   706.0 p1      39 v[3]
        pxor mm3, mm6                                   ;   708.0 p1      39 v[3]
        movq mm6, mm1                                   ;   658.0 p0      40 t1 copy
        psllq mm6, 4                                    ;   707.0 p1      40 t1
        pxor mm6, mm1                                   ;   709.0 p1      40 t1
        psllq mm6, 0x17                                 ;   711.0 p1      40 t1
        pxor mm6, mm1                                   ;   713.0 p1      40 t1
        movq mm5, mm1                                   ;   658.0 p0      40 t1 copy
        psrlq mm5, 0x17                                 ;   711.0 p1      40 t1
        pxor mm5, mm1                                   ;   713.0 p1      40 t1
        psrlq mm5, 4                                    ;   715.0 p1      40 t1
        psllq mm6, 0x17                                 ;   715.0 p1      40 t1
        pxor mm5, mm1                                   ;   717.0 p1      40 t1
        psrlq mm5, 0xe                                  ;   719.0 p1      40 t1
        pxor mm6, mm5                                   ;   721.0 p1      40 t1
        paddq mm7, mm3                                  ;   718.0 p1      55 v[3]
        paddq mm2, mm6                                  ;   723.0 p1      53 t1
        paddq mm7, mm2                                  ;   725.0 p1      55 v[3]
        movq mm5, mm4                                   ;   699.0 p0      42 w[13] copy
        psrlq mm5, 0x2a                                 ;   721.0 p1      42 w[13]
        pxor mm5, mm4                                   ;   723.0 p1      42 w[13]
        psrlq mm5, 0xd                                  ;   725.0 p1      42 w[13]
        pxor mm5, mm4                                   ;   727.0 p1      42 w[13]
        paddq mm2, [ebp + 128]                          ;   725.0 p2+p1   54 v[7]
        movq [ebp + 128], mm1                           ;   658.0 p0+p3   54 v[0] spill
        movq mm6, mm1                                   ;   658.0 p0      43 t1 copy
        psrlq mm5, 6                                    ;   729.0 p1      42 w[13]
        movq mm1, mm4                                   ;   699.0 p0      42 w[13] copy
        movq [ebp + 272], mm4                           ;   699.0 p0+p3   68 w[11] spill
        psllq mm1, 0x2a                                 ;   727.0 p1      42 w[13]
        pxor mm1, mm4                                   ;   729.0 p1      42 w[13]
        psllq mm1, 3                                    ;   731.0 p1      42 w[13]
        pxor mm5, mm1                                   ;   733.0 p1      42 w[13]
        movq mm1, [ebp + 208]                           ;   655.7 p2      54 v[1] reload
        pxor mm6, mm1                                   ;   731.0 p1      43 t1
        movq mm4, mm1                                   ;   662.7 p0      43 t1 copy
        pand mm6, mm2                                   ;   733.0 p1      43 t1
        pxor mm4, mm6                                   ;   735.0 p1      43 t1
        movq mm3, [esi + 104]                           ;   657.3 p2      53 t1
        paddq mm3, [ebp + 160]                          ;   734.0 p2+p1   53 t1
        paddq mm3, [ebp + 48]                           ;   736.0 p2+p1   53 t1
        movq mm6, [ebp + 48]                            ;   660.3 p2      41 w[12]
        psrlq mm6, 1                                    ;   736.0 p1      41 w[12]
        paddq mm3, mm4                                  ;   738.0 p1      53 t1
        movq mm4, [ebp + 48]                            ;   661.3 p2      68 w[4] reload
        pxor mm6, mm4                                   ;   738.0 p1      41 w[12]
        psrlq mm6, 6                                    ;   740.0 p1      41 w[12]
        pxor mm6, mm4                                   ;   742.0 p1      41 w[12]
        psrlq mm6, 1                                    ;   744.0 p1      41 w[12]
        paddq mm5, [ebp + 48]                           ;   742.0 p2+p1   68 w[13]
        movq mm1, [ebp + 48]                            ;   664.0 p2      41 w[12] copy
        psllq mm1, 7                                    ;   743.0 p1      41 w[12]
        pxor mm4, mm1                                   ;   745.0 p1      41 w[12]
        psllq mm4, 0x38                                 ;   747.0 p1      41 w[12]
        movq mm1, [ebp + 40]                            ;   665.0 p2      41 w[13]
        psrlq mm1, 1                                    ;   746.0 p1      41 w[13]
        pxor mm6, mm4                                   ;   749.0 p1      41 w[12]
        movq mm4, [ebp + 40]                            ;   666.0 p2      42 w[0] reload
        pxor mm1, mm4                                   ;   748.0 p1      41 w[13]
        paddq mm0, mm6                                  ;   751.0 p1      68 w[12]
        movq mm6, [ebp + 248]                           ;   667.0 p2      54 v[6]
        movq [ebp + 248], mm0                           ;   753.0 p0+p3   68 w[12] spill
        movq mm0, mm4                                   ;   673.0 p0      41 w[13] copy
        psllq mm0, 7                                    ;   750.0 p1      41 w[13]
        pxor mm0, mm4                                   ;   752.0 p1      41 w[13]
        psrlq mm1, 6                                    ;   752.0 p1      41 w[13]
        pxor mm1, mm4                                   ;   754.0 p1      41 w[13]
        movq mm4, mm2                                   ;   727.0 p0      40 t1 copy
        psllq mm4, 4                                    ;   754.0 p1      40 t1
        pxor mm4, mm2                                   ;   756.0 p1      40 t1
        paddq mm5, [ebp + 184]                          ;   756.0 p2+p1   68 w[13]
        psllq mm0, 0x38                                 ;   757.0 p1      41 w[13]
        psrlq mm1, 1                                    ;   758.0 p1      41 w[13]
        pxor mm1, mm0                                   ;   760.0 p1      41 w[13]
        paddq mm5, mm1                                  ;   762.0 p1      68 w[13]
        movq mm0, [ebp + 192]                           ;   687.7 p2      44 v[2]
        pxor mm0, mm7                                   ;   761.0 p1      44 v[2]
        movq [ebp + 160], mm0                           ;   763.0 p0+p3   44 v[2] spill
        movq mm1, mm0                                   ;   763.0 p0      44 v[2] copy
        movq mm0, mm2                                   ;   727.0 p0      40 t1 copy
        psrlq mm0, 0x17                                 ;   762.0 p1      40 t1
        psllq mm4, 0x17                                 ;   763.0 p1      40 t1
        pxor mm4, mm2                                   ;   765.0 p1      40 t1
        psllq mm4, 0x17                                 ;   767.0 p1      40 t1
        pand mm1, [ebp + 224]                           ;   769.0 p2+p1   44 v[2]
        pxor mm1, [ebp + 192]                           ;   771.0 p2+p1   44 v[2]
        movq [ebp + 224], mm5                           ;   764.0 p0+p3   68 w[13] spill
        pxor mm0, mm2                                   ;   768.0 p1      40 t1
        psrlq mm0, 4                                    ;   770.0 p1      40 t1
        pxor mm0, mm2                                   ;   772.0 p1      40 t1
        psrlq mm0, 0xe                                  ;   774.0 p1      40 t1
        pxor mm4, mm0                                   ;   776.0 p1      40 t1
        paddq mm3, mm4                                  ;   778.0 p1      53 t1
        paddq mm6, mm3                                  ;   780.0 p1      54 v[6]
        movq mm0, mm2                                   ;   727.0 p0      43 t1 copy
        paddq mm1, mm3                                  ;   780.0 p1      55 v[2]
        movq mm3, [ebp + 128]                           ;   708.3 p2      54 v[0] reload
        movq mm4, mm3                                   ;   715.3 p0      43 t1 copy
        movq mm5, [esi + 112]                           ;   709.3 p2      53 t1
        pxor mm0, mm3                                   ;   776.0 p1      43 t1
        movq mm3, mm7                                   ;   727.0 p0      39 v[2] copy
        psrlq mm3, 5                                    ;   777.0 p1      39 v[2]
        pxor mm3, mm7                                   ;   779.0 p1      39 v[2]
        psrlq mm3, 6                                    ;   781.0 p1      39 v[2]
        pand mm0, mm6                                   ;   782.0 p1      43 t1
        pxor mm4, mm0                                   ;   784.0 p1      43 t1
        pxor mm3, mm7                                   ;   783.0 p1      39 v[2]
        paddq mm5, [ebp + 208]                          ;   783.0 p2+p1   53 t1
        paddq mm5, [ebp + 40]                           ;   785.0 p2+p1   53 t1
        movq mm0, mm6                                   ;   782.0 p0      40 t1 copy
        psllq mm0, 4                                    ;   788.0 p1      40 t1
        paddq mm5, mm4                                  ;   787.0 p1      53 t1
        movq mm4, mm6                                   ;   782.0 p0      40 t1 copy
        psrlq mm4, 0x17                                 ;   788.0 p1      40 t1
        pxor mm4, mm6                                   ;   790.0 p1      40 t1
        pxor mm0, mm6                                   ;   790.0 p1      40 t1
        psrlq mm4, 4                                    ;   792.0 p1      40 t1
        pxor mm4, mm6                                   ;   794.0 p1      40 t1
        psrlq mm4, 0xe                                  ;   796.0 p1      40 t1
        psrlq mm3, 0x1c                                 ;   793.0 p1      39 v[2]
        psllq mm0, 0x17                                 ;   794.0 p1      40 t1
        pxor mm0, mm6                                   ;   796.0 p1      40 t1
        psllq mm0, 0x17                                 ;   798.0 p1      40 t1
        pxor mm0, mm4                                   ;   800.0 p1      40 t1
        movq mm4, mm7                                   ;   727.0 p0      39 v[2] copy
        psllq mm4, 6                                    ;   798.0 p1      39 v[2]
        pxor mm4, mm7                                   ;   800.0 p1      39 v[2]
        psllq mm4, 5                                    ;   802.0 p1      39 v[2]
        pxor mm4, mm7                                   ;   804.0 p1      39 v[2]
        psllq mm4, 0x19                                 ;   806.0 p1      39 v[2]
        pxor mm4, mm3                                   ;   808.0 p1      39 v[2]
        movq mm3, [esi + 120]                           ;   727.7 p2      53 t1
        paddq mm1, mm4                                  ;   810.0 p1      55 v[2]
        movq mm4, mm6                                   ;   782.0 p0      43 t1 copy
        paddq mm5, mm0                                  ;   805.0 p1      53 t1
        movq mm0, mm5                                   ;   807.0 p0      54 v[5] copy
        paddq mm0, [ebp + 232]                          ;   813.0 p2+p1   54 v[5]
        movq [ebp + 232], mm6                           ;   782.0 p0+p3   54 v[6] spill
        movq [ebp + 280], mm0                           ;   815.0 p0+p3   54 v[5] spill
        movq mm6, mm2                                   ;   732.3 p0      43 t1 copy
        pxor mm4, mm2                                   ;   807.0 p1      43 t1
        pand mm4, [ebp + 280]                           ;   830.0 p2+p1   43 t1
        pxor mm6, mm4                                   ;   832.0 p1      43 t1
        movq mm4, [ebp + 120]                           ;   735.0 p2      41 w[14] copy
        paddq mm3, mm6                                  ;   834.0 p1      53 t1
        psrlq mm4, 1                                    ;   811.0 p1      41 w[14]
        movq mm6, [ebp + 120]                           ;   736.0 p2      42 w[1] reload
        movq [ebp + 208], mm2                           ;   736.3 p0+p3   54 v[7] spill
        movq mm0, mm7                                   ;   737.3 p0      44 v[1] copy
        pxor mm4, mm6                                   ;   813.0 p1      41 w[14]
        psrlq mm4, 6                                    ;   815.0 p1      41 w[14]
        paddq mm3, [ebp + 128]                          ;   836.0 p2+p1   53 t1
        movq [ebp + 128], mm7                           ;   738.7 p0+p3   55 v[3] spill
        pxor mm4, mm6                                   ;   817.0 p1      41 w[14]
        psrlq mm4, 1                                    ;   819.0 p1      41 w[14]
        movq mm2, mm7                                   ;   740.7 p0      44 v[1] copy
        movq mm7, [ebp + 120]                           ;   742.0 p2      41 w[14] copy
        psllq mm7, 7                                    ;   817.0 p1      41 w[14]
        pxor mm7, mm6                                   ;   819.0 p1      41 w[14]
        psllq mm7, 0x38                                 ;   821.0 p1      41 w[14]
        pxor mm4, mm7                                   ;   823.0 p1      41 w[14]
        pxor mm2, mm1                                   ;   821.0 p1      44 v[1]
        paddq mm4, [ebp + 40]                           ;   825.0 p2+p1   68 w[14]
        movq mm7, [ebp + 176]                           ;   749.0 p2      68 w[7] reload
        add esi, 0x80                                   ;   749.3 p0      65 passes
        movq [ebp + 72], mm1                            ;   812.0 p0+p3   65 passes
        paddq mm4, mm7                                  ;   827.0 p1      68 w[14]
        movq mm7, mm2                                   ;   823.0 p0      44 v[1] copy
        pand mm7, [ebp + 160]                           ;   829.0 p2+p1   44 v[1]
        pxor mm0, mm7                                   ;   831.0 p1      44 v[1]
        movq mm7, [ebp + 248]                           ;   761.3 p2      42 w[14]
        psrlq mm7, 0x2a                                 ;   826.0 p1      42 w[14]
        paddq mm5, mm0                                  ;   833.0 p1      55 v[1]
        movq mm0, [ebp + 248]                           ;   762.3 p2      68 w[12] reload
        pxor mm7, mm0                                   ;   828.0 p1      42 w[14]
        psrlq mm7, 0xd                                  ;   830.0 p1      42 w[14]
        pxor mm7, mm0                                   ;   832.0 p1      42 w[14]
        paddq mm3, mm6                                  ;   838.0 p1      53 t1
        movq mm6, mm0                                   ;   769.3 p0      42 w[14] copy
        psllq mm6, 0x2a                                 ;   832.0 p1      42 w[14]
        pxor mm6, mm0                                   ;   834.0 p1      42 w[14]
        psrlq mm7, 6                                    ;   834.0 p1      42 w[14]
        psllq mm6, 3                                    ;   836.0 p1      42 w[14]
        pxor mm7, mm6                                   ;   838.0 p1      42 w[14]
        paddq mm4, mm7                                  ;   840.0 p1      68 w[14]
        movq mm6, [ebp + 280]                           ;   823.0 p2      40 t1
        psllq mm6, 4                                    ;   838.0 p1      40 t1
        movq mm7, [ebp + 280]                           ;   823.0 p2      54 v[5] reload
        pxor mm6, mm7                                   ;   840.0 p1      40 t1
        psllq mm6, 0x17                                 ;   842.0 p1      40 t1
        pxor mm6, mm7                                   ;   844.0 p1      40 t1
        psllq mm6, 0x17                                 ;   846.0 p1      40 t1
        movq mm0, mm7                                   ;   830.0 p0      40 t1 copy
        psrlq mm0, 0x17                                 ;   843.0 p1      40 t1
        pxor mm0, mm7                                   ;   845.0 p1      40 t1
        psrlq mm0, 4                                    ;   847.0 p1      40 t1
        pxor mm0, mm7                                   ;   849.0 p1      40 t1
        psrlq mm0, 0xe                                  ;   851.0 p1      40 t1
        pxor mm6, mm0                                   ;   853.0 p1      40 t1
        paddq mm3, mm6                                  ;   855.0 p1      53 t1
        movq mm7, mm1                                   ;   812.0 p0      39 v[1] copy
        psrlq mm7, 5                                    ;   850.0 p1      39 v[1]
        movq mm6, mm1                                   ;   812.0 p0      39 v[1] copy
        pxor mm7, mm1                                   ;   852.0 p1      39 v[1]
        psllq mm6, 6                                    ;   852.0 p1      39 v[1]
        pxor mm6, mm1                                   ;   854.0 p1      39 v[1]
        psrlq mm7, 6                                    ;   854.0 p1      39 v[1]
        pxor mm7, mm1                                   ;   856.0 p1      39 v[1]
        psrlq mm7, 0x1c                                 ;   858.0 p1      39 v[1]
        psllq mm6, 5                                    ;   857.0 p1      39 v[1]
        pxor mm6, mm1                                   ;   859.0 p1      39 v[1]
        psllq mm6, 0x19                                 ;   861.0 p1      39 v[1]
        pxor mm6, mm7                                   ;   863.0 p1      39 v[1]
        paddq mm5, mm6                                  ;   865.0 p1      55 v[1]
        movq mm6, mm1                                   ;   812.0 p0      44 v[0] copy
        movq [ebp + 40], mm4                            ;   842.0 p0+p3   65 passes
        movq mm7, mm5                                   ;   867.0 p0      39 v[0] copy
        pxor mm6, mm5                                   ;   867.0 p1      44 v[0]
        pand mm2, mm6                                   ;   869.0 p1      44 v[0]
        movq mm6, mm5                                   ;   867.0 p0      39 v[0] copy
        movq mm4, [ebp + 208]                           ;   786.7 p2      54 v[7] reload
        movq mm0, mm3                                   ;   857.0 p0      54 v[4] copy
        paddq mm0, [ebp + 192]                          ;   864.0 p2+p1   54 v[4]
        movq [ebp + 64], mm5                            ;   867.0 p0+p3   65 passes
        psrlq mm7, 5                                    ;   873.0 p1      39 v[0]
        pxor mm1, mm2                                   ;   871.0 p1      44 v[0]
        pxor mm7, mm5                                   ;   875.0 p1      39 v[0]
        psrlq mm7, 6                                    ;   877.0 p1      39 v[0]
        paddq mm3, mm1                                  ;   873.0 p1      55 v[0]
        psllq mm6, 6                                    ;   873.0 p1      39 v[0]
        pxor mm6, mm5                                   ;   875.0 p1      39 v[0]
        psllq mm6, 5                                    ;   877.0 p1      39 v[0]
        pxor mm6, mm5                                   ;   879.0 p1      39 v[0]
        psllq mm6, 0x19                                 ;   881.0 p1      39 v[0]
        pxor mm5, mm7                                   ;   879.0 p1      39 v[0]
        psrlq mm5, 0x1c                                 ;   881.0 p1      39 v[0]
        movq mm7, [ebp + 224]                           ;   802.0 p2      68 w[13] reload
        movq mm1, mm7                                   ;   809.0 p0      42 w[15] copy
        psllq mm1, 0x2a                                 ;   877.0 p1      42 w[15]
        movq [ebp + 48], mm7                            ;   809.0 p0+p3   65 passes
        pxor mm6, mm5                                   ;   883.0 p1      39 v[0]
        paddq mm3, mm6                                  ;   885.0 p1      55 v[0]
        movq mm6, [ebp + 224]                           ;   810.0 p2      42 w[15]
        psrlq mm6, 0x2a                                 ;   880.0 p1      42 w[15]
        pxor mm6, mm7                                   ;   882.0 p1      42 w[15]
        psrlq mm6, 0xd                                  ;   884.0 p1      42 w[15]
        pxor mm6, mm7                                   ;   886.0 p1      42 w[15]
        movq [ebp + 56], mm3                            ;   887.0 p0+p3   65 passes
        movq mm3, [ebp + 152]                           ;   815.0 p2      68 w[0] reload
        psrlq mm6, 6                                    ;   888.0 p1      42 w[15]
        pxor mm7, mm1                                   ;   885.0 p1      42 w[15]
        psllq mm7, 3                                    ;   887.0 p1      42 w[15]
        pxor mm7, mm6                                   ;   890.0 p1      42 w[15]
        movq mm6, [ebp + 240]                           ;   823.7 p2      68 w[8] reload
        movq [ebp - 48], mm6                            ;   830.7 p0+p3   65 passes
        paddq mm7, [ebp + 120]                          ;   892.0 p2+p1   68 w[15]
        paddq mm7, mm6                                  ;   894.0 p1      68 w[15]
        movq mm6, [ebp + 152]                           ;   836.0 p2      41 w[15]
        movq mm1, mm3                                   ;   836.3 p0      41 w[15] copy
        psllq mm1, 7                                    ;   890.0 p1      41 w[15]
        movq mm2, mm3                                   ;   837.3 p0      41 w[15] copy
        pxor mm2, mm1                                   ;   892.0 p1      41 w[15]
        psrlq mm6, 1                                    ;   892.0 p1      41 w[15]
        pxor mm6, mm3                                   ;   894.0 p1      41 w[15]
        psrlq mm6, 6                                    ;   896.0 p1      41 w[15]
        psllq mm2, 0x38                                 ;   895.0 p1      41 w[15]
        pxor mm6, mm3                                   ;   898.0 p1      41 w[15]
        psrlq mm6, 1                                    ;   900.0 p1      41 w[15]
        pxor mm6, mm2                                   ;   902.0 p1      41 w[15]
        paddq mm7, mm6                                  ;   904.0 p1      68 w[15]
        movq mm6, [ebp + 136]                           ;   840.3 p2      68 w[1] reload
        movq [ebp + 0], mm6                             ;   847.3 p0+p3   65 passes
        movq mm6, [ebp + 144]                           ;   841.3 p2      68 w[2] reload
        movq [ebp - 40], mm6                            ;   848.3 p0+p3   65 passes
        movq mm6, [ebp + 200]                           ;   842.3 p2      68 w[3] reload
        movq mm5, [ebp + 128]                           ;   843.3 p2      55 v[3] reload
        movq [ebp - 32], mm6                            ;   849.3 p0+p3   65 passes
        movq mm6, [ebp + 216]                           ;   844.3 p2      68 w[4] reload
        movq [ebp - 24], mm6                            ;   851.3 p0+p3   65 passes
        movq mm6, [ebp + 168]                           ;   845.3 p2      68 w[5] reload
        movq [ebp - 8], mm6                             ;   852.3 p0+p3   65 passes
        movq mm6, [ebp + 184]                           ;   846.3 p2      68 w[6] reload
        movq mm2, [ebp + 232]                           ;   847.3 p2      54 v[6] reload
        movq [ebp + 120], mm7                           ;   906.0 p0+p3   65 passes
        movq [ebp + 16], mm6                            ;   853.3 p0+p3   65 passes
        movq mm6, [ebp + 176]                           ;   848.3 p2      68 w[7] reload
        movq [ebp - 16], mm6                            ;   855.3 p0+p3   65 passes
        movq mm6, [ebp + 256]                           ;   849.3 p2      68 w[9] reload
        movq [ebp + 32], mm6                            ;   856.7 p0+p3   65 passes
        movq mm6, [ebp + 264]                           ;   850.3 p2      68 w[10] reload
        movq [ebp - 56], mm6                            ;   858.7 p0+p3   65 passes
        movq mm6, [ebp + 272]                           ;   851.3 p2      68 w[11] reload
        movq [ebp + 8], mm6                             ;   860.7 p0+p3   65 passes
        movq mm6, [ebp + 248]                           ;   852.3 p2      68 w[12] reload
        movq [ebp + 24], mm6                            ;   862.7 p0+p3   65 passes
        movq mm1, [ebp + 280]                           ;   853.3 p2      54 v[5] reload
        cmp esi, dword [ebp + 308]                      ;                    more passes?
        jne .passes_2
        mov dword [ebp + 304], esi                      ;                    resident
        movq [ebp + 80], mm0                            ;                    resident
        movq [ebp + 88], mm1                            ;                    resident
        movq [ebp + 112], mm2                           ;                    resident
        movq [ebp - 64], mm3                            ;                    resident
        movq [ebp + 96], mm4                            ;                    resident
        movq [ebp + 104], mm5                           ;                    resident
        movq mm1, [ebp + 80]                            ;     0.0 p2      40 t1 reload
        movq mm0, [ebp + 80]                            ;     1.0 p2      40 t1
        psllq mm0, 4                                    ;     8.0 p1      40 t1
        pxor mm0, mm1                                   ;    10.0 p1      40 t1
        psllq mm0, 0x17                                 ;    12.0 p1      40 t1
        pxor mm0, mm1                                   ;    14.0 p1      40 t1
        movq mm2, [ebp + 80]                            ;     2.0 p2      40 t1 copy
        psrlq mm2, 0x17                                 ;     9.0 p1      40 t1
        movq mm5, [ebp + 112]                           ;     3.0 p2      43 t1 reload
        movq mm4, [ebp + 88]                            ;     4.0 p2      43 t1
        pxor mm4, mm5                                   ;    11.0 p1      43 t1
        movq mm3, mm1                                   ;     7.0 p0      43 t1 copy
        pand mm3, mm4                                   ;    13.0 p1      43 t1
        movq mm4, [ebp + 56]                            ;     5.0 p2      39 v[7] reload
        movq mm6, mm4                                   ;    12.0 p0      39 v[7] copy
        pxor mm2, mm1                                   ;    11.0 p1      40 t1
        psrlq mm2, 4                                    ;    13.0 p1      40 t1
        psrlq mm6, 5                                    ;    18.0 p1      39 v[7]
        pxor mm6, mm4                                   ;    20.0 p1      39 v[7]
        psllq mm0, 0x17                                 ;    16.0 p1      40 t1
        pxor mm2, mm1                                   ;    15.0 p1      40 t1
        psrlq mm2, 0xe                                  ;    17.0 p1      40 t1
        pxor mm0, mm2                                   ;    19.0 p1      40 t1
        paddq mm0, [ebp + 96]                           ;    21.0 p2+p1   53 t1
        paddq mm0, [sha512_blocks.T1_constants64]       ;    23.0 p2+p1   53 t1
        pxor mm3, mm5                                   ;    17.7 p1      43 t1
        paddq mm5, [sha512_blocks.T1_constants64 + 8]   ;    18.7 p2+p1   53 t1
        movq mm2, [ebp + 104]                           ;    10.7 p2      54 v[3]
        psrlq mm6, 6                                    ;    22.0 p1      39 v[7]
        pxor mm6, mm4                                   ;    24.0 p1      39 v[7]
        paddq mm0, [ebp - 64]                           ;    25.0 p2+p1   53 t1
        paddq mm0, mm3                                  ;    27.0 p1      53 t1
        movq mm3, [ebp + 56]                            ;    12.7 p2      39 v[7]
        psllq mm3, 6                                    ;    23.7 p1      39 v[7]
        pxor mm3, mm4                                   ;    25.7 p1      39 v[7]
        psllq mm3, 5                                    ;    27.7 p1      39 v[7]
        paddq mm2, mm0                                  ;    29.0 p1      54 v[3]
        psrlq mm6, 0x1c                                 ;    27.7 p1      39 v[7]
        paddq mm5, [ebp + 0]                            ;    28.7 p2+p1   53 t1
        pxor mm3, mm4                                   ;    29.7 p1      39 v[7]
        psllq mm3, 0x19                                 ;    31.7 p1      39 v[7]
        pxor mm3, mm6                                   ;    33.7 p1      39 v[7]
        movq mm6, [ebp + 64]                            ;    15.7 p2      44 v[7] reload
        movq mm7, mm6                                   ;    22.7 p0      44 v[7] copy
        paddq mm0, mm3                                  ;    35.7 p1      55 v[7]
        movq mm3, [ebp + 56]                            ;    16.7 p2      44 v[7] copy
        pxor mm3, mm6                                   ;    33.7 p1      44 v[7]
        pxor mm7, [ebp + 72]                            ;    34.7 p2+p1   44 v[7]
        pand mm7, mm3                                   ;    36.7 p1      44 v[7]
        pxor mm7, mm6                                   ;    38.7 p1      44 v[7]
        paddq mm0, mm7                                  ;    40.7 p1      55 v[7]
        movq mm7, mm2                                   ;    31.0 p0      40 t1 copy
        movq [ebp + 128], mm2                           ;    31.0 p0+p3   54 v[3] spill
        movq mm4, mm2                                   ;    31.0 p0      40 t1 copy
        psrlq mm4, 0x17                                 ;    38.7 p1      40 t1
        pxor mm4, mm2                                   ;    40.7 p1      40 t1
        psrlq mm4, 4                                    ;    42.7 p1      40 t1
        pxor mm4, mm2                                   ;    44.7 p1      40 t1
        psrlq mm4, 0xe                                  ;    46.7 p1      40 t1
        psllq mm7, 4                                    ;    43.7 p1      40 t1
        pxor mm7, mm2                                   ;    45.7 p1      40 t1
        psllq mm7, 0x17                                 ;    47.7 p1      40 t1
        pxor mm7, mm2                                   ;    49.7 p1      40 t1
        psllq mm7, 0x17                                 ;    51.7 p1      40 t1
        pxor mm7, mm4                                   ;    53.7 p1      40 t1
        paddq mm5, mm7                                  ;    55.7 p1      53 t1
        movq mm7, [ebp + 88]                            ;    24.3 p2      43 t1 reload
        movq mm4, mm1                                   ;    24.7 p0      43 t1 copy
        pxor mm4, mm7                                   ;    50.7 p1      43 t1
        pand mm4, mm2                                   ;    52.7 p1      43 t1
        movq mm1, mm0                                   ;    42.7 p0      39 v[6] copy
        movq mm2, mm0                                   ;    42.7 p0      39 v[6] copy
        pxor mm4, mm7                                   ;    54.7 p1      43 t1
        paddq mm7, [sha512_blocks.T1_constants64 + 16]  ;    53.7 p2+p1   53 t1
        paddq mm5, mm4                                  ;    57.7 p1      53 t1
        movq mm4, mm5                                   ;    59.7 p0      54 v[2] copy
        psllq mm1, 6                                    ;    55.7 p1      39 v[6]
        pxor mm1, mm0                                   ;    57.7 p1      39 v[6]
        psllq mm1, 5                                    ;    59.7 p1      39 v[6]
        paddq mm4, [ebp + 72]                           ;    65.7 p2+p1   54 v[2]
        psrlq mm2, 5                                    ;    59.7 p1      39 v[6]
        pxor mm1, mm0                                   ;    61.7 p1      39 v[6]
        paddq mm7, [ebp - 40]                           ;    61.7 p2+p1   53 t1
        pxor mm2, mm0                                   ;    62.7 p1      39 v[6]
        psrlq mm2, 6                                    ;    64.7 p1      39 v[6]
        pxor mm2, mm0                                   ;    66.7 p1      39 v[6]
        psllq mm1, 0x19                                 ;    65.7 p1      39 v[6]
        psrlq mm2, 0x1c                                 ;    68.7 p1      39 v[6]
        pxor mm1, mm2                                   ;    70.7 p1      39 v[6]
        paddq mm5, mm1                                  ;    72.7 p1      55 v[6]
        movq mm1, mm6                                   ;    33.3 p0      44 v[6] copy
        pxor mm1, mm0                                   ;    69.7 p1      44 v[6]
        pand mm3, mm1                                   ;    71.7 p1      44 v[6]
        movq mm1, mm4                                   ;    67.7 p0      40 t1 copy
        psllq mm1, 4                                    ;    73.7 p1      40 t1
        pxor mm1, mm4                                   ;    75.7 p1      40 t1
        psllq mm1, 0x17                                 ;    77.7 p1      40 t1
        pxor mm1, mm4                                   ;    79.7 p1      40 t1
        pxor mm3, mm6                                   ;    75.7 p1      44 v[6]
        movq mm2, [ebp + 128]                           ;    39.0 p2      43 t1
        paddq mm5, mm3                                  ;    77.7 p1      55 v[6]
        movq [ebp + 144], mm4                           ;    67.7 p0+p3   54 v[2] spill
        movq [ebp + 136], mm0                           ;    42.7 p0+p3   55 v[7] spill
        movq mm3, [ebp + 80]                            ;    38.3 p2      40 t1 reload
        pxor mm2, mm3                                   ;    77.7 p1      43 t1
        pand mm2, mm4                                   ;    79.7 p1      43 t1
        pxor mm2, mm3                                   ;    81.7 p1      43 t1
        paddq mm7, mm2                                  ;    83.7 p1      53 t1
        movq mm2, mm4                                   ;    67.7 p0      40 t1 copy
        psrlq mm2, 0x17                                 ;    81.7 p1      40 t1
        pxor mm2, mm4                                   ;    83.7 p1      40 t1
        psllq mm1, 0x17                                 ;    83.7 p1      40 t1
        psrlq mm2, 4                                    ;    85.7 p1      40 t1
        pxor mm2, mm4                                   ;    87.7 p1      40 t1
        psrlq mm2, 0xe                                  ;    89.7 p1      40 t1
        pxor mm1, mm2                                   ;    91.7 p1      40 t1
        paddq mm7, mm1                                  ;    93.7 p1      53 t1
        movq mm1, mm5                                   ;    79.7 p0      39 v[5] copy
        psllq mm1, 6                                    ;    89.7 p1      39 v[5]
        pxor mm1, mm5                                   ;    91.7 p1      39 v[5]
        movq mm2, mm5                                   ;    79.7 p0      39 v[5] copy
        psrlq mm2, 5                                    ;    91.7 p1      39 v[5]
        paddq mm6, mm7                                  ;    95.7 p1      54 v[1]
        psllq mm1, 5                                    ;    93.7 p1      39 v[5]
        pxor mm2, mm5                                   ;    94.7 p1      39 v[5]
        psrlq mm2, 6                                    ;    96.7 p1      39 v[5]
        pxor mm2, mm5                                   ;    98.7 p1      39 v[5]
        psrlq mm2, 0x1c                                 ;   100.7 p1      39 v[5]
        paddq mm3, [ebp - 32]                           ;    98.7 p2+p1   53 t1
        paddq mm3, [sha512_blocks.T1_constants64 + 24]  ;   100.7 p2+p1   53 t1
        pxor mm1, mm5                                   ;   100.7 p1      39 v[5]
        psllq mm1, 0x19                                 ;   102.7 p1      39 v[5]
        pxor mm1, mm2                                   ;   104.7 p1      39 v[5]
        paddq mm7, mm1                                  ;   106.7 p1      55 v[5]
        movq mm1, mm0                                   ;    49.3 p0      44 v[5] copy
        pxor mm1, [ebp + 56]                            ;   104.7 p2+p1   44 v[5]
        movq mm2, mm0                                   ;    50.3 p0      44 v[5] copy
        pxor mm2, mm5                                   ;   105.7 p1      44 v[5]
        pand mm1, mm2                                   ;   107.7 p1      44 v[5]
        pxor mm1, mm0                                   ;   109.7 p1      44 v[5]
        movq mm0, [ebp + 128]                           ;    51.7 p2      43 t1
        pxor mm0, mm4                                   ;   108.7 p1      43 t1
        pand mm0, mm6                                   ;   110.7 p1      43 t1
        paddq mm7, mm1                                  ;   111.7 p1      55 v[5]
        movq mm1, mm6                                   ;    97.7 p0      40 t1 copy
        pxor mm0, [ebp + 128]                           ;   112.7 p2+p1   43 t1
        paddq mm3, mm0                                  ;   114.7 p1      53 t1
        movq mm0, mm6                                   ;    97.7 p0      40 t1 copy
        psrlq mm0, 0x17                                 ;   113.7 p1      40 t1
        pxor mm0, mm6                                   ;   115.7 p1      40 t1
        movq mm4, mm5                                   ;    79.7 p0      44 v[4] copy
        psllq mm1, 4                                    ;   115.7 p1      40 t1
        pxor mm1, mm6                                   ;   117.7 p1      40 t1
        pxor mm4, mm7                                   ;   117.7 p1      44 v[4]
        pand mm2, mm4                                   ;   119.7 p1      44 v[4]
        pxor mm2, mm5                                   ;   121.7 p1      44 v[4]
        psllq mm1, 0x17                                 ;   120.7 p1      40 t1
        pxor mm1, mm6                                   ;   122.7 p1      40 t1
        psllq mm1, 0x17                                 ;   124.7 p1      40 t1
        psrlq mm0, 4                                    ;   123.7 p1      40 t1
        pxor mm0, mm6                                   ;   125.7 p1      40 t1
        psrlq mm0, 0xe                                  ;   127.7 p1      40 t1
        pxor mm1, mm0                                   ;   129.7 p1      40 t1
        movq mm0, [ebp + 56]                            ;    59.7 p2      54 v[0]
        paddq mm3, mm1                                  ;   131.7 p1      53 t1
        movq mm1, mm7                                   ;   113.7 p0      39 v[4] copy
        psllq mm1, 6                                    ;   128.7 p1      39 v[4]
        pxor mm1, mm7                                   ;   130.7 p1      39 v[4]
        psllq mm1, 5                                    ;   132.7 p1      39 v[4]
        paddq mm0, mm3                                  ;   133.7 p1      54 v[0]
        paddq mm3, mm2                                  ;   133.7 p1      55 v[4]
        movq mm2, mm7                                   ;   113.7 p0      39 v[4] copy
        psrlq mm2, 5                                    ;   133.7 p1      39 v[4]
        pxor mm2, mm7                                   ;   135.7 p1      39 v[4]
        psrlq mm2, 6                                    ;   137.7 p1      39 v[4]
        pxor mm2, mm7                                   ;   139.7 p1      39 v[4]
        pxor mm1, mm7                                   ;   137.7 p1      39 v[4]
        psrlq mm2, 0x1c                                 ;   141.7 p1      39 v[4]
        psllq mm1, 0x19                                 ;   139.7 p1      39 v[4]
        pxor mm1, mm2                                   ;   143.7 p1      39 v[4]
        movq mm2, [ebp + 144]                           ;    75.7 p2      43 t1
        pxor mm2, mm6                                   ;   141.7 p1      43 t1
        pand mm2, mm0                                   ;   143.7 p1      43 t1
        pxor mm2, [ebp + 144]                           ;   145.7 p2+p1   43 t1
        paddq mm2, [ebp + 128]                          ;   147.7 p2+p1   53 t1
        paddq mm3, mm1                                  ;   145.7 p1      55 v[4]
        movq mm1, mm0                                   ;   135.7 p0      40 t1 copy
        movq [ebp + 128], mm6                           ;    97.7 p0+p3   54 v[1] spill
        movq mm6, mm0                                   ;   135.7 p0      40 t1 copy
        psrlq mm6, 0x17                                 ;   146.7 p1      40 t1
        pxor mm6, mm0                                   ;   148.7 p1      40 t1
        psllq mm1, 4                                    ;   148.7 p1      40 t1
        pxor mm1, mm0                                   ;   150.7 p1      40 t1
        psllq mm1, 0x17                                 ;   152.7 p1      40 t1
        psrlq mm6, 4                                    ;   151.7 p1      40 t1
        paddq mm2, [sha512_blocks.T1_constants64 + 32]  ;   152.7 p2+p1   53 t1
        paddq mm2, [ebp - 24]                           ;   154.7 p2+p1   53 t1
        pxor mm6, mm0                                   ;   154.7 p1      40 t1
        pxor mm1, mm0                                   ;   155.7 p1      40 t1
        psrlq mm6, 0xe                                  ;   156.7 p1      40 t1
        psllq mm1, 0x17                                 ;   157.7 p1      40 t1
        pxor mm1, mm6                                   ;   159.7 p1      40 t1
        paddq mm2, mm1                                  ;   161.7 p1      53 t1
        movq mm1, mm3                                   ;   147.7 p0      39 v[3] copy
        movq mm6, [ebp + 136]                           ;    75.0 p2      54 v[7]
        paddq mm6, mm2                                  ;   163.7 p1      54 v[7]
        movq [ebp + 136], mm0                           ;   135.7 p0+p3   54 v[0] spill
        movq mm0, mm7                                   ;   113.7 p0      44 v[3] copy
        pxor mm0, mm3                                   ;   161.7 p1      44 v[3]
        pand mm4, mm0                                   ;   163.7 p1      44 v[3]
        psllq mm1, 6                                    ;   163.7 p1      39 v[3]
        pxor mm1, mm3                                   ;   165.7 p1      39 v[3]
        psllq mm1, 5                                    ;   167.7 p1      39 v[3]
        pxor mm1, mm3                                   ;   169.7 p1      39 v[3]
        psllq mm1, 0x19                                 ;   171.7 p1      39 v[3]
        pxor mm4, mm7                                   ;   168.7 p1      44 v[3]
        paddq mm2, mm4                                  ;   170.7 p1      55 v[3]
        movq mm4, mm3                                   ;   147.7 p0      39 v[3] copy
        psrlq mm4, 5                                    ;   170.7 p1      39 v[3]
        pxor mm4, mm3                                   ;   172.7 p1      39 v[3]
        psrlq mm4, 6                                    ;   174.7 p1      39 v[3]
        pxor mm4, mm3                                   ;   176.7 p1      39 v[3]
        psrlq mm4, 0x1c                                 ;   178.7 p1      39 v[3]
        pxor mm1, mm4                                   ;   180.7 p1      39 v[3]
        movq mm4, [ebp + 128]                           ;   105.7 p2      54 v[1] reload
        paddq mm2, mm1                                  ;   182.7 p1      55 v[3]
        movq mm1, [ebp + 136]                           ;   143.7 p2      43 t1
        pxor mm1, mm4                                   ;   177.7 p1      43 t1
        pand mm1, mm6                                   ;   179.7 p1      43 t1
        pxor mm1, mm4                                   ;   181.7 p1      43 t1
        paddq mm1, [ebp + 144]                          ;   183.7 p2+p1   53 t1
        movq [ebp + 144], mm3                           ;   147.7 p0+p3   55 v[4] spill
        movq mm3, mm6                                   ;   165.7 p0      40 t1 copy
        psrlq mm3, 0x17                                 ;   181.7 p1      40 t1
        pxor mm3, mm6                                   ;   183.7 p1      40 t1
        psrlq mm3, 4                                    ;   185.7 p1      40 t1
        pxor mm3, mm6                                   ;   187.7 p1      40 t1
        psrlq mm3, 0xe                                  ;   189.7 p1      40 t1
        movq mm4, mm6                                   ;   165.7 p0      40 t1 copy
        psllq mm4, 4                                    ;   186.7 p1      40 t1
        pxor mm4, mm6                                   ;   188.7 p1      40 t1
        psllq mm4, 0x17                                 ;   190.7 p1      40 t1
        pxor mm4, mm6                                   ;   192.7 p1      40 t1
        paddq mm1, [sha512_blocks.T1_constants64 + 40]  ;   190.7 p2+p1   53 t1
        paddq mm1, [ebp - 8]                            ;   192.7 p2+p1   53 t1
        psllq mm4, 0x17                                 ;   194.7 p1      40 t1
        pxor mm4, mm3                                   ;   196.7 p1      40 t1
        paddq mm1, mm4                                  ;   198.7 p1      53 t1
        movq mm4, mm2                                   ;   184.7 p0      39 v[2] copy
        psllq mm4, 6                                    ;   195.7 p1      39 v[2]
        paddq mm5, mm1                                  ;   200.7 p1      54 v[6]
        movq mm3, [ebp + 144]                           ;   155.7 p2      44 v[2]
        pxor mm3, mm2                                   ;   197.7 p1      44 v[2]
        pxor mm4, mm2                                   ;   198.7 p1      39 v[2]
        pand mm0, mm3                                   ;   199.7 p1      44 v[2]
        pxor mm0, [ebp + 144]                           ;   201.7 p2+p1   44 v[2]
        paddq mm1, mm0                                  ;   203.7 p1      55 v[2]
        movq mm0, mm2                                   ;   184.7 p0      39 v[2] copy
        psrlq mm0, 5                                    ;   202.7 p1      39 v[2]
        pxor mm0, mm2                                   ;   204.7 p1      39 v[2]
        psrlq mm0, 6                                    ;   206.7 p1      39 v[2]
        pxor mm0, mm2                                   ;   208.7 p1      39 v[2]
        psllq mm4, 5                                    ;   206.7 p1      39 v[2]
        psrlq mm0, 0x1c                                 ;   210.7 p1      39 v[2]
        pxor mm4, mm2                                   ;   208.7 p1      39 v[2]
        psllq mm4, 0x19                                 ;   210.7 p1      39 v[2]
        pxor mm4, mm0                                   ;   212.7 p1      39 v[2]
        movq mm0, [ebp + 136]                           ;   143.7 p2      43 t1
        paddq mm1, mm4                                  ;   214.7 p1      55 v[2]
        pxor mm0, mm6                                   ;   212.7 p1      43 t1
        movq mm4, [ebp + 136]                           ;   143.7 p2      43 t1
        pand mm0, mm5                                   ;   214.7 p1      43 t1
        pxor mm4, mm0                                   ;   216.7 p1      43 t1
        paddq mm4, [ebp + 128]                          ;   218.7 p2+p1   53 t1
        movq [ebp + 128], mm6                           ;   165.7 p0+p3   54 v[7] spill
        movq mm6, mm5                                   ;   202.7 p0      40 t1 copy
        psrlq mm6, 0x17                                 ;   216.7 p1      40 t1
        pxor mm6, mm5                                   ;   218.7 p1      40 t1
        psrlq mm6, 4                                    ;   220.7 p1      40 t1
        movq mm0, mm5                                   ;   202.7 p0      40 t1 copy
        psllq mm0, 4                                    ;   219.7 p1      40 t1
        pxor mm0, mm5                                   ;   221.7 p1      40 t1
        paddq mm4, [sha512_blocks.T1_constants64 + 48]  ;   221.7 p2+p1   53 t1
        paddq mm4, [ebp + 16]                           ;   223.7 p2+p1   53 t1
        psllq mm0, 0x17                                 ;   223.7 p1      40 t1
        pxor mm0, mm5                                   ;   225.7 p1      40 t1
        pxor mm6, mm5                                   ;   225.7 p1      40 t1
        psllq mm0, 0x17                                 ;   227.7 p1      40 t1
        psrlq mm6, 0xe                                  ;   227.7 p1      40 t1
        pxor mm0, mm6                                   ;   229.7 p1      40 t1
        paddq mm4, mm0                                  ;   231.7 p1      53 t1
        movq mm0, mm1                                   ;   216.7 p0      39 v[1] copy
        psllq mm0, 6                                    ;   230.7 p1      39 v[1]
        pxor mm0, mm1                                   ;   232.7 p1      39 v[1]
        psllq mm0, 5                                    ;   234.7 p1      39 v[1]
        paddq mm7, mm4                                  ;   233.7 p1      54 v[5]
        pxor mm0, mm1                                   ;   236.7 p1      39 v[1]
        psllq mm0, 0x19                                 ;   238.7 p1      39 v[1]
        movq mm6, mm2                                   ;   184.7 p0      44 v[1] copy
        pxor mm6, mm1                                   ;   236.7 p1      44 v[1]
        pand mm3, mm6                                   ;   238.7 p1      44 v[1]
        pxor mm3, mm2                                   ;   240.7 p1      44 v[1]
        paddq mm4, mm3                                  ;   242.7 p1      55 v[1]
        movq mm3, mm1                                   ;   216.7 p0      39 v[1] copy
        psrlq mm3, 5                                    ;   240.7 p1      39 v[1]
        pxor mm3, mm1                                   ;   242.7 p1      39 v[1]
        psrlq mm3, 6                                    ;   244.7 p1      39 v[1]
        pxor mm3, mm1                                   ;   246.7 p1      39 v[1]
        psrlq mm3, 0x1c                                 ;   248.7 p1      39 v[1]
        pxor mm0, mm3                                   ;   250.7 p1      39 v[1]
        paddq mm4, mm0                                  ;   252.7 p1      55 v[1]
        movq mm0, [ebp + 128]                           ;   173.7 p2      43 t1
        pxor mm0, mm5                                   ;   247.7 p1      43 t1
        movq mm3, [ebp + 128]                           ;   173.7 p2      43 t1
        pand mm0, mm7                                   ;   249.7 p1      43 t1
        pxor mm3, mm0                                   ;   251.7 p1      43 t1
        paddq mm3, [ebp + 136]                          ;   253.7 p2+p1   53 t1
        paddq mm3, [sha512_blocks.T1_constants64 + 56]  ;   255.7 p2+p1   53 t1
        movq [ebp + 136], mm5                           ;   202.7 p0+p3   54 v[6] spill
        movq mm0, mm7                                   ;   235.7 p0      40 t1 copy
        psllq mm0, 4                                    ;   252.7 p1      40 t1
        pxor mm0, mm7                                   ;   254.7 p1      40 t1
        movq mm5, [ebp + 144]                           ;   166.7 p2      54 v[4]
        movq [ebp + 144], mm1                           ;   216.7 p0+p3   55 v[2] spill
        movq mm1, mm7                                   ;   235.7 p0      40 t1 copy
        psrlq mm1, 0x17                                 ;   254.7 p1      40 t1
        pxor mm1, mm7                                   ;   256.7 p1      40 t1
        psrlq mm1, 4                                    ;   258.7 p1      40 t1
        pxor mm1, mm7                                   ;   260.7 p1      40 t1
        psrlq mm1, 0xe                                  ;   262.7 p1      40 t1
        paddq mm3, [ebp - 16]                           ;   259.7 p2+p1   53 t1
        psllq mm0, 0x17                                 ;   260.7 p1      40 t1
        pxor mm0, mm7                                   ;   262.7 p1      40 t1
        psllq mm0, 0x17                                 ;   264.7 p1      40 t1
        pxor mm0, mm1                                   ;   266.7 p1      40 t1
        movq mm1, mm4                                   ;   254.7 p0      39 v[0] copy
        psllq mm1, 6                                    ;   264.7 p1      39 v[0]
        pxor mm1, mm4                                   ;   266.7 p1      39 v[0]
        paddq mm3, mm0                                  ;   268.7 p1      53 t1
        movq mm0, [ebp + 144]                           ;   224.7 p2      44 v[0]
        paddq mm5, mm3                                  ;   270.7 p1      54 v[4]
        pxor mm0, mm4                                   ;   268.7 p1      44 v[0]
        pand mm6, mm0                                   ;   270.7 p1      44 v[0]
        pxor mm6, [ebp + 144]                           ;   272.7 p2+p1   44 v[0]
        paddq mm3, mm6                                  ;   274.7 p1      55 v[0]
        movq mm6, mm4                                   ;   254.7 p0      39 v[0] copy
        psrlq mm6, 5                                    ;   272.7 p1      39 v[0]
        pxor mm6, mm4                                   ;   274.7 p1      39 v[0]
        psrlq mm6, 6                                    ;   276.7 p1      39 v[0]
        pxor mm6, mm4                                   ;   278.7 p1      39 v[0]
        psrlq mm6, 0x1c                                 ;   280.7 p1      39 v[0]
        psllq mm1, 5                                    ;   277.7 p1      39 v[0]
        pxor mm1, mm4                                   ;   279.7 p1      39 v[0]
        psllq mm1, 0x19                                 ;   281.7 p1      39 v[0]
        pxor mm1, mm6                                   ;   283.7 p1      39 v[0]
        paddq mm3, mm1                                  ;   285.7 p1      55 v[0]
        movq mm1, [ebp + 136]                           ;   210.7 p2      43 t1
        pxor mm1, mm7                                   ;   282.7 p1      43 t1
        movq mm6, [ebp + 136]                           ;   210.7 p2      43 t1
        pand mm1, mm5                                   ;   284.7 p1      43 t1
        pxor mm6, mm1                                   ;   286.7 p1      43 t1
        paddq mm6, [ebp + 128]                          ;   288.7 p2+p1   53 t1
        movq [ebp + 128], mm7                           ;   235.7 p0+p3   54 v[5] spill
        movq mm7, mm5                                   ;   272.7 p0      40 t1 copy
        psrlq mm7, 0x17                                 ;   286.7 p1      40 t1
        pxor mm7, mm5                                   ;   288.7 p1      40 t1
        psrlq mm7, 4                                    ;   290.7 p1      40 t1
        pxor mm7, mm5                                   ;   292.7 p1      40 t1
        psrlq mm7, 0xe                                  ;   294.7 p1      40 t1
        movq mm1, mm5                                   ;   272.7 p0      40 t1 copy
        psllq mm1, 4                                    ;   291.7 p1      40 t1
        pxor mm1, mm5                                   ;   293.7 p1      40 t1
        psllq mm1, 0x17                                 ;   295.7 p1      40 t1
        paddq mm6, [sha512_blocks.T1_constants64 + 64]  ;   294.7 p2+p1   53 t1
        pxor mm1, mm5                                   ;   297.7 p1      40 t1
        psllq mm1, 0x17                                 ;   299.7 p1      40 t1
        pxor mm1, mm7                                   ;   301.7 p1      40 t1
        paddq mm6, [ebp - 48]                           ;   298.7 p2+p1   53 t1
        movq mm7, mm4                                   ;   254.7 p0      44 v[7] copy
        pxor mm7, mm3                                   ;   299.7 p1      44 v[7]
        pand mm0, mm7                                   ;   301.7 p1      44 v[7]
        pxor mm0, mm4                                   ;   303.7 p1      44 v[7]
        paddq mm6, mm1                                  ;   303.7 p1      53 t1
        paddq mm2, mm6                                  ;   305.7 p1      54 v[3]
        movq mm1, mm3                                   ;   287.7 p0      39 v[7] copy
        psllq mm1, 6                                    ;   304.7 p1      39 v[7]
        pxor mm1, mm3                                   ;   306.7 p1      39 v[7]
        psllq mm1, 5                                    ;   308.7 p1      39 v[7]
        pxor mm1, mm3                                   ;   310.7 p1      39 v[7]
        paddq mm6, mm0                                  ;   308.7 p1      55 v[7]
        movq mm0, mm3                                   ;   287.7 p0      39 v[7] copy
        psrlq mm0, 5                                    ;   309.7 p1      39 v[7]
        pxor mm0, mm3                                   ;   311.7 p1      39 v[7]
        psrlq mm0, 6                                    ;   313.7 p1      39 v[7]
        pxor mm0, mm3                                   ;   315.7 p1      39 v[7]
        psrlq mm0, 0x1c                                 ;   317.7 p1      39 v[7]
        psllq mm1, 0x19                                 ;   314.7 p1      39 v[7]
        pxor mm1, mm0                                   ;   319.7 p1      39 v[7]
        paddq mm6, mm1                                  ;   321.7 p1      55 v[7]
        movq mm1, [ebp + 128]                           ;   243.7 p2      43 t1
        movq mm0, [ebp + 128]                           ;   243.7 p2      43 t1
        pxor mm0, mm5                                   ;   317.7 p1      43 t1
        pand mm0, mm2                                   ;   319.7 p1      43 t1
        pxor mm1, mm0                                   ;   321.7 p1      43 t1
        paddq mm1, [ebp + 136]                          ;   323.7 p2+p1   53 t1
        movq [ebp + 136], mm5                           ;   272.7 p0+p3   54 v[4] spill
        movq mm5, [ebp + 144]                           ;   234.3 p2      54 v[2]
        movq [ebp + 144], mm3                           ;   287.7 p0+p3   55 v[0] spill
        movq mm0, mm2                                   ;   307.7 p0      40 t1 copy
        paddq mm1, [sha512_blocks.T1_constants64 + 72]  ;   325.7 p2+p1   53 t1
        paddq mm1, [ebp + 32]                           ;   327.7 p2+p1   53 t1
        psllq mm0, 4                                    ;   323.7 p1      40 t1
        pxor mm0, mm2                                   ;   325.7 p1      40 t1
        psllq mm0, 0x17                                 ;   327.7 p1      40 t1
        movq mm3, mm2                                   ;   307.7 p0      40 t1 copy
        psrlq mm3, 0x17                                 ;   326.7 p1      40 t1
        pxor mm3, mm2                                   ;   328.7 p1      40 t1
        psrlq mm3, 4                                    ;   330.7 p1      40 t1
        pxor mm3, mm2                                   ;   332.7 p1      40 t1
        psrlq mm3, 0xe                                  ;   334.7 p1      40 t1
        pxor mm0, mm2                                   ;   331.7 p1      40 t1
        psllq mm0, 0x17                                 ;   333.7 p1      40 t1
        pxor mm0, mm3                                   ;   336.7 p1      40 t1
        paddq mm1, mm0                                  ;   338.7 p1      53 t1
        movq mm0, [ebp + 144]                           ;   295.7 p2      44 v[6]
        pxor mm0, mm6                                   ;   335.7 p1      44 v[6]
        movq mm3, mm6                                   ;   323.7 p0      39 v[6] copy
        paddq mm5, mm1                                  ;   340.7 p1      54 v[2]
        pand mm7, mm0                                   ;   337.7 p1      44 v[6]
        pxor mm7, [ebp + 144]                           ;   339.7 p2+p1   44 v[6]
        paddq mm1, mm7                                  ;   341.7 p1      55 v[6]
        movq mm7, mm6                                   ;   323.7 p0      39 v[6] copy
        psrlq mm7, 5                                    ;   340.7 p1      39 v[6]
        pxor mm7, mm6                                   ;   342.7 p1      39 v[6]
        psrlq mm7, 6                                    ;   344.7 p1      39 v[6]
        pxor mm7, mm6                                   ;   346.7 p1      39 v[6]
        psrlq mm7, 0x1c                                 ;   348.7 p1      39 v[6]
        psllq mm3, 6                                    ;   345.7 p1      39 v[6]
        pxor mm3, mm6                                   ;   347.7 p1      39 v[6]
        psllq mm3, 5                                    ;   349.7 p1      39 v[6]
        pxor mm3, mm6                                   ;   351.7 p1      39 v[6]
        psllq mm3, 0x19                                 ;   353.7 p1      39 v[6]
        pxor mm3, mm7                                   ;   355.7 p1      39 v[6]
        paddq mm1, mm3                                  ;   357.7 p1      55 v[6]
        movq mm3, [ebp + 136]                           ;   280.7 p2      43 t1
        movq mm7, [ebp + 136]                           ;   280.7 p2      43 t1
        pxor mm3, mm2                                   ;   352.7 p1      43 t1
        pand mm3, mm5                                   ;   354.7 p1      43 t1
        pxor mm7, mm3                                   ;   356.7 p1      43 t1
        movq mm3, mm5                                   ;   342.7 p0      40 t1 copy
        psllq mm3, 4                                    ;   355.7 p1      40 t1
        paddq mm7, [sha512_blocks.T1_constants64 + 80]  ;   358.7 p2+p1   53 t1
        paddq mm7, [ebp + 128]                          ;   360.7 p2+p1   53 t1
        movq [ebp + 128], mm2                           ;   307.7 p0+p3   54 v[3] spill
        movq mm2, mm5                                   ;   342.7 p0      40 t1 copy
        psrlq mm2, 0x17                                 ;   358.7 p1      40 t1
        pxor mm2, mm5                                   ;   360.7 p1      40 t1
        pxor mm3, mm5                                   ;   360.7 p1      40 t1
        psrlq mm2, 4                                    ;   362.7 p1      40 t1
        pxor mm2, mm5                                   ;   364.7 p1      40 t1
        paddq mm7, [ebp - 56]                           ;   363.7 p2+p1   53 t1
        psllq mm3, 0x17                                 ;   364.7 p1      40 t1
        pxor mm3, mm5                                   ;   366.7 p1      40 t1
        psllq mm3, 0x17                                 ;   368.7 p1      40 t1
        psrlq mm2, 0xe                                  ;   367.7 p1      40 t1
        pxor mm3, mm2                                   ;   370.7 p1      40 t1
        paddq mm7, mm3                                  ;   372.7 p1      53 t1
        paddq mm4, mm7                                  ;   374.7 p1      54 v[1]
        movq mm2, mm1                                   ;   359.7 p0      39 v[5] copy
        psllq mm2, 6                                    ;   371.7 p1      39 v[5]
        pxor mm2, mm1                                   ;   373.7 p1      39 v[5]
        psllq mm2, 5                                    ;   375.7 p1      39 v[5]
        pxor mm2, mm1                                   ;   377.7 p1      39 v[5]
        movq mm3, mm6                                   ;   323.7 p0      44 v[5] copy
        pxor mm3, mm1                                   ;   375.7 p1      44 v[5]
        pand mm0, mm3                                   ;   377.7 p1      44 v[5]
        pxor mm0, mm6                                   ;   379.7 p1      44 v[5]
        paddq mm7, mm0                                  ;   381.7 p1      55 v[5]
        movq mm0, mm1                                   ;   359.7 p0      39 v[5] copy
        psrlq mm0, 5                                    ;   379.7 p1      39 v[5]
        pxor mm0, mm1                                   ;   381.7 p1      39 v[5]
        psrlq mm0, 6                                    ;   383.7 p1      39 v[5]
        pxor mm0, mm1                                   ;   385.7 p1      39 v[5]
        psllq mm2, 0x19                                 ;   383.7 p1      39 v[5]
        psrlq mm0, 0x1c                                 ;   387.7 p1      39 v[5]
        pxor mm2, mm0                                   ;   389.7 p1      39 v[5]
        movq mm0, [ebp + 128]                           ;   315.7 p2      43 t1
        pxor mm0, mm5                                   ;   386.7 p1      43 t1
        pand mm0, mm4                                   ;   388.7 p1      43 t1
        pxor mm0, [ebp + 128]                           ;   390.7 p2+p1   43 t1
        paddq mm0, [ebp + 136]                          ;   392.7 p2+p1   53 t1
        movq [ebp + 136], mm6                           ;   323.7 p0+p3   55 v[7] spill
        paddq mm7, mm2                                  ;   391.7 p1      55 v[5]
        paddq mm0, [sha512_blocks.T1_constants64 + 88]  ;   394.7 p2+p1   53 t1
        paddq mm0, [ebp + 8]                            ;   396.7 p2+p1   53 t1
        movq mm6, mm4                                   ;   376.7 p0      40 t1 copy
        psllq mm6, 4                                    ;   393.7 p1      40 t1
        pxor mm6, mm4                                   ;   395.7 p1      40 t1
        psllq mm6, 0x17                                 ;   397.7 p1      40 t1
        pxor mm6, mm4                                   ;   399.7 p1      40 t1
        psllq mm6, 0x17                                 ;   401.7 p1      40 t1
        movq mm2, [ebp + 144]                           ;   313.3 p2      54 v[0]
        movq [ebp + 144], mm5                           ;   342.7 p0+p3   54 v[2] spill
        movq mm5, mm4                                   ;   376.7 p0      40 t1 copy
        psrlq mm5, 0x17                                 ;   398.7 p1      40 t1
        pxor mm5, mm4                                   ;   400.7 p1      40 t1
        psrlq mm5, 4                                    ;   402.7 p1      40 t1
        pxor mm5, mm4                                   ;   404.7 p1      40 t1
        psrlq mm5, 0xe                                  ;   406.7 p1      40 t1
        pxor mm6, mm5                                   ;   408.7 p1      40 t1
        movq mm5, mm7                                   ;   393.7 p0      39 v[4] copy
        psllq mm5, 6                                    ;   404.7 p1      39 v[4]
        paddq mm0, mm6                                  ;   410.7 p1      53 t1
        movq mm6, mm1                                   ;   359.7 p0      44 v[4] copy
        pxor mm6, mm7                                   ;   406.7 p1      44 v[4]
        pand mm3, mm6                                   ;   408.7 p1      44 v[4]
        pxor mm3, mm1                                   ;   410.7 p1      44 v[4]
        paddq mm2, mm0                                  ;   412.7 p1      54 v[0]
        paddq mm3, mm0                                  ;   412.7 p1      55 v[4]
        movq mm0, mm7                                   ;   393.7 p0      39 v[4] copy
        psrlq mm0, 5                                    ;   411.7 p1      39 v[4]
        pxor mm0, mm7                                   ;   413.7 p1      39 v[4]
        psrlq mm0, 6                                    ;   415.7 p1      39 v[4]
        pxor mm0, mm7                                   ;   417.7 p1      39 v[4]
        psrlq mm0, 0x1c                                 ;   419.7 p1      39 v[4]
        mov esi, dword [ebp + 296]                      ;   330.0 p2      60 blocks
        pxor mm5, mm7                                   ;   416.7 p1      39 v[4]
        psllq mm5, 5                                    ;   418.7 p1      39 v[4]
        pxor mm5, mm7                                   ;   420.7 p1      39 v[4]
        psllq mm5, 0x19                                 ;   422.7 p1      39 v[4]
        pxor mm5, mm0                                   ;   424.7 p1      39 v[4]
        paddq mm3, mm5                                  ;   426.7 p1      55 v[4]
        movq mm5, [ebp + 144]                           ;   350.7 p2      43 t1
        movq mm0, [ebp + 144]                           ;   350.7 p2      43 t1
        pxor mm0, mm4                                   ;   422.7 p1      43 t1
        pand mm0, mm2                                   ;   424.7 p1      43 t1
        pxor mm5, mm0                                   ;   426.7 p1      43 t1
        paddq mm5, [ebp + 128]                          ;   428.7 p2+p1   53 t1
        movq mm0, mm2                                   ;   414.7 p0      40 t1 copy
        paddq mm5, [sha512_blocks.T1_constants64 + 96]  ;   430.7 p2+p1   53 t1
        paddq mm5, [ebp + 24]                           ;   432.7 p2+p1   53 t1
        psllq mm0, 4                                    ;   428.7 p1      40 t1
        pxor mm0, mm2                                   ;   430.7 p1      40 t1
        psllq mm0, 0x17                                 ;   432.7 p1      40 t1
        pxor mm0, mm2                                   ;   434.7 p1      40 t1
        psllq mm0, 0x17                                 ;   436.7 p1      40 t1
        movq [ebp + 128], mm4                           ;   376.7 p0+p3   54 v[1] spill
        movq mm4, mm2                                   ;   414.7 p0      40 t1 copy
        psrlq mm4, 0x17                                 ;   433.7 p1      40 t1
        pxor mm4, mm2                                   ;   435.7 p1      40 t1
        psrlq mm4, 4                                    ;   437.7 p1      40 t1
        pxor mm4, mm2                                   ;   439.7 p1      40 t1
        psrlq mm4, 0xe                                  ;   441.7 p1      40 t1
        pxor mm0, mm4                                   ;   443.7 p1      40 t1
        movq mm4, [ebp + 136]                           ;   357.7 p2      54 v[7]
        paddq mm5, mm0                                  ;   445.7 p1      53 t1
        movq mm0, mm3                                   ;   428.7 p0      39 v[3] copy
        psllq mm0, 6                                    ;   440.7 p1      39 v[3]
        movq [ebp + 136], mm2                           ;   414.7 p0+p3   54 v[0] spill
        pxor mm0, mm3                                   ;   442.7 p1      39 v[3]
        psllq mm0, 5                                    ;   444.7 p1      39 v[3]
        pxor mm0, mm3                                   ;   446.7 p1      39 v[3]
        movq mm2, mm7                                   ;   393.7 p0      44 v[3] copy
        pxor mm2, mm3                                   ;   444.7 p1      44 v[3]
        psllq mm0, 0x19                                 ;   448.7 p1      39 v[3]
        paddq mm4, mm5                                  ;   447.7 p1      54 v[7]
        pand mm6, mm2                                   ;   447.7 p1      44 v[3]
        pxor mm6, mm7                                   ;   449.7 p1      44 v[3]
        paddq mm5, mm6                                  ;   451.7 p1      55 v[3]
        movq mm6, mm3                                   ;   428.7 p0      39 v[3] copy
        psrlq mm6, 5                                    ;   450.7 p1      39 v[3]
        pxor mm6, mm3                                   ;   452.7 p1      39 v[3]
        psrlq mm6, 6                                    ;   454.7 p1      39 v[3]
        pxor mm6, mm3                                   ;   456.7 p1      39 v[3]
        psrlq mm6, 0x1c                                 ;   458.7 p1      39 v[3]
        pxor mm0, mm6                                   ;   460.7 p1      39 v[3]
        movq mm6, [ebp + 128]                           ;   384.7 p2      54 v[1] reload
        paddq mm5, mm0                                  ;   462.7 p1      55 v[3]
        movq mm0, [ebp + 136]                           ;   422.7 p2      43 t1
        pxor mm0, mm6                                   ;   457.7 p1      43 t1
        pand mm0, mm4                                   ;   459.7 p1      43 t1
        pxor mm0, mm6                                   ;   461.7 p1      43 t1
        movq mm6, mm4                                   ;   449.7 p0      40 t1 copy
        psllq mm6, 4                                    ;   460.7 p1      40 t1
        paddq mm0, [ebp + 144]                          ;   463.7 p2+p1   53 t1
        movq [ebp + 144], mm3                           ;   428.7 p0+p3   55 v[4] spill
        movq mm3, mm4                                   ;   449.7 p0      40 t1 copy
        psrlq mm3, 0x17                                 ;   462.7 p1      40 t1
        pxor mm3, mm4                                   ;   464.7 p1      40 t1
        pxor mm6, mm4                                   ;   464.7 p1      40 t1
        psrlq mm3, 4                                    ;   466.7 p1      40 t1
        pxor mm3, mm4                                   ;   468.7 p1      40 t1
        psllq mm6, 0x17                                 ;   467.7 p1      40 t1
        pxor mm6, mm4                                   ;   469.7 p1      40 t1
        psllq mm6, 0x17                                 ;   471.7 p1      40 t1
        psrlq mm3, 0xe                                  ;   470.7 p1      40 t1
        pxor mm6, mm3                                   ;   473.7 p1      40 t1
        movq mm3, [ebp + 144]                           ;   436.7 p2      44 v[2]
        pxor mm3, mm5                                   ;   472.7 p1      44 v[2]
        pand mm2, mm3                                   ;   474.7 p1      44 v[2]
        pxor mm2, [ebp + 144]                           ;   476.7 p2+p1   44 v[2]
        paddq mm0, [sha512_blocks.T1_constants64 + 104] ;   475.7 p2+p1   53 t1
        paddq mm0, [ebp + 48]                           ;   477.7 p2+p1   53 t1
        paddq mm0, mm6                                  ;   479.7 p1      53 t1
        paddq mm1, mm0                                  ;   481.7 p1      54 v[6]
        paddq mm0, mm2                                  ;   481.7 p1      55 v[2]
        movq mm2, mm5                                   ;   464.7 p0      39 v[2] copy
        movq mm6, mm5                                   ;   464.7 p0      39 v[2] copy
        psllq mm6, 6                                    ;   480.7 p1      39 v[2]
        psrlq mm2, 5                                    ;   481.7 p1      39 v[2]
        pxor mm2, mm5                                   ;   483.7 p1      39 v[2]
        psrlq mm2, 6                                    ;   485.7 p1      39 v[2]
        pxor mm2, mm5                                   ;   487.7 p1      39 v[2]
        psrlq mm2, 0x1c                                 ;   489.7 p1      39 v[2]
        pxor mm6, mm5                                   ;   486.7 p1      39 v[2]
        psllq mm6, 5                                    ;   488.7 p1      39 v[2]
        pxor mm6, mm5                                   ;   490.7 p1      39 v[2]
        psllq mm6, 0x19                                 ;   492.7 p1      39 v[2]
        pxor mm6, mm2                                   ;   494.7 p1      39 v[2]
        paddq mm0, mm6                                  ;   496.7 p1      55 v[2]
        movq mm2, [ebp + 136]                           ;   422.7 p2      43 t1
        movq mm6, [ebp + 136]                           ;   422.7 p2      43 t1
        pxor mm2, mm4                                   ;   492.7 p1      43 t1
        pand mm2, mm1                                   ;   494.7 p1      43 t1
        pxor mm6, mm2                                   ;   496.7 p1      43 t1
        movq mm2, mm1                                   ;   483.7 p0      40 t1 copy
        psllq mm2, 4                                    ;   495.7 p1      40 t1
        pxor mm2, mm1                                   ;   497.7 p1      40 t1
        psllq mm2, 0x17                                 ;   499.7 p1      40 t1
        pxor mm2, mm1                                   ;   501.7 p1      40 t1
        psllq mm2, 0x17                                 ;   503.7 p1      40 t1
        paddq mm6, [ebp + 128]                          ;   500.7 p2+p1   53 t1
        movq [ebp + 128], mm4                           ;   449.7 p0+p3   54 v[7] spill
        movq mm4, mm1                                   ;   483.7 p0      40 t1 copy
        psrlq mm4, 0x17                                 ;   501.7 p1      40 t1
        pxor mm4, mm1                                   ;   503.7 p1      40 t1
        paddq mm6, [ebp + 40]                           ;   503.7 p2+p1   53 t1
        paddq mm6, [sha512_blocks.T1_constants64 + 112] ;   505.7 p2+p1   53 t1
        psrlq mm4, 4                                    ;   505.7 p1      40 t1
        pxor mm4, mm1                                   ;   507.7 p1      40 t1
        psrlq mm4, 0xe                                  ;   509.7 p1      40 t1
        pxor mm2, mm4                                   ;   511.7 p1      40 t1
        paddq mm6, mm2                                  ;   513.7 p1      53 t1
        movq mm2, mm0                                   ;   498.7 p0      39 v[1] copy
        psllq mm2, 6                                    ;   510.7 p1      39 v[1]
        movq mm4, mm5                                   ;   464.7 p0      44 v[1] copy
        pxor mm4, mm0                                   ;   511.7 p1      44 v[1]
        pand mm3, mm4                                   ;   513.7 p1      44 v[1]
        pxor mm2, mm0                                   ;   513.7 p1      39 v[1]
        psllq mm2, 5                                    ;   515.7 p1      39 v[1]
        pxor mm2, mm0                                   ;   517.7 p1      39 v[1]
        paddq mm7, mm6                                  ;   516.7 p1      54 v[5]
        psllq mm2, 0x19                                 ;   519.7 p1      39 v[1]
        pxor mm3, mm5                                   ;   518.7 p1      44 v[1]
        paddq mm6, mm3                                  ;   520.7 p1      55 v[1]
        movq mm3, mm0                                   ;   498.7 p0      39 v[1] copy
        psrlq mm3, 5                                    ;   520.7 p1      39 v[1]
        pxor mm3, mm0                                   ;   522.7 p1      39 v[1]
        psrlq mm3, 6                                    ;   524.7 p1      39 v[1]
        pxor mm3, mm0                                   ;   526.7 p1      39 v[1]
        psrlq mm3, 0x1c                                 ;   528.7 p1      39 v[1]
        pxor mm2, mm3                                   ;   530.7 p1      39 v[1]
        paddq mm6, mm2                                  ;   532.7 p1      55 v[1]
        movq mm2, [ebp + 128]                           ;   457.7 p2      43 t1
        paddq mm5, [ebp - 104]                          ;   527.7 p2+p1   72 h
        pxor mm2, mm1                                   ;   528.7 p1      43 t1
        pand mm2, mm7                                   ;   530.7 p1      43 t1
        pxor mm2, [ebp + 128]                           ;   532.7 p2+p1   43 t1
        paddq mm2, [ebp + 136]                          ;   534.7 p2+p1   53 t1
        movq [ebp + 136], mm5                           ;   529.7 p0+p3   72 h spill
        movq mm5, mm7                                   ;   518.7 p0      40 t1 copy
        add esi, 0x80                                   ;   449.7 p0      60 blocks
        movq mm3, mm7                                   ;   518.7 p0      40 t1 copy
        paddq mm1, [ebp - 80]                           ;   532.7 p2+p1   72 h
        mov dword [ebp + 296], esi                      ;   451.2 p0+p3   60 blocks
        movq [ebp - 80], mm1                            ;   534.7 p0+p3   72 h
        psllq mm3, 4                                    ;   533.7 p1      40 t1
        pxor mm3, mm7                                   ;   535.7 p1      40 t1
        psllq mm3, 0x17                                 ;   537.7 p1      40 t1
        psrlq mm5, 0x17                                 ;   536.7 p1      40 t1
        pxor mm5, mm7                                   ;   538.7 p1      40 t1
        psrlq mm5, 4                                    ;   540.7 p1      40 t1
        pxor mm5, mm7                                   ;   542.7 p1      40 t1
        psrlq mm5, 0xe                                  ;   544.7 p1      40 t1
        pxor mm3, mm7                                   ;   541.7 p1      40 t1
        psllq mm3, 0x17                                 ;   543.7 p1      40 t1
        paddq mm2, [sha512_blocks.T1_constants64 + 120] ;   543.7 p2+p1   53 t1
        paddq mm2, [ebp + 120]                          ;   545.7 p2+p1   53 t1
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
        movq mm5, mm0                                   ;   498.7 p0      44 v[0] copy
        pxor mm5, mm6                                   ;   558.7 p1      44 v[0]
        pand mm4, mm5                                   ;   560.7 p1      44 v[0]
        movq mm5, mm0                                   ;   498.7 p0      44 v[0] copy
        pxor mm5, mm4                                   ;   562.7 p1      44 v[0]
        movq mm4, [ebp + 136]                           ;   537.7 p2      72 h reload
        movq [ebp - 104], mm4                           ;   544.7 p0+p3   72 h
        movq mm4, [ebp - 96]                            ;   478.7 p2      72 h
        paddq mm7, [ebp - 88]                           ;   561.7 p2+p1   72 h
        movq [ebp - 88], mm7                            ;   563.7 p0+p3   72 h
        paddq mm3, [ebp - 128]                          ;   562.7 p2+p1   72 h
        paddq mm3, mm5                                  ;   564.7 p1      72 h
        paddq mm6, [ebp - 120]                          ;   564.7 p2+p1   72 h
        paddq mm4, [ebp + 144]                          ;   565.7 p2+p1   72 h
        movq [ebp - 120], mm6                           ;   566.7 p0+p3   72 h
        paddq mm4, mm2                                  ;   567.7 p1      72 h
        paddq mm3, mm2                                  ;   567.7 p1      72 h
        movq [ebp - 128], mm3                           ;   569.7 p0+p3   72 h
        movq mm3, [ebp - 112]                           ;   492.3 p2      72 h
        movq [ebp - 96], mm4                            ;   569.7 p0+p3   72 h
        paddq mm3, mm0                                  ;   568.7 p1      72 h
        movq [ebp - 112], mm3                           ;   570.7 p0+p3   72 h
        movq mm0, [ebp - 72]                            ;   499.3 p2      72 h
        paddq mm0, [ebp + 128]                          ;   569.7 p2+p1   72 h
        movq [ebp - 72], mm0                            ;   571.7 p0+p3   72 h
        cmp esi, dword [ebp + 300]                      ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        movq mm0, [ebp - 128]                           ;     0.0 p2      60 blocks reload
        mov esi, dword [ebp + 288]                      ;     1.0 p2      60 blocks reload
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
        mov esp, dword [ebp + 312]                      ;                    frame
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
