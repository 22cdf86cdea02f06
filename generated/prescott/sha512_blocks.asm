; sha512_blocks for Intel Pentium 4 (Prescott, 32-bit) (prescott)
; made by cipherwright 0.1.0 from ciphers/sha512.cw (sha256 793285aaa0e8d3ce); do not edit:
;   ./cw build sha512_blocks --cpu prescott
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
;   body: 30 uops, planned 19.0; bounds: width 10.0, ports 18.0, path 11.0
;   blocks: 157 uops, planned 66.7; bounds: width 52.3, ports 64.0, path 17.0
;   blocks/passes: 1379 uops, planned 905.0; bounds: width 459.7, ports 900.0, path 256.0
;   blocks.2: 819 uops, planned 572.7; bounds: width 273.0, ports 570.0, path 256.0
;   body.2: 25 uops, planned 19.0; bounds: width 8.3, ports 16.0, path 0.0
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
        mov dword [ebp + 248], eax                      ;                    frame
        mov ecx, dword [eax + 12]                       ;                    frame
        mov dword [ebp + 224], ecx                      ;                    frame
        mov ecx, dword [eax + 20]                       ;                    frame
        mov dword [ebp + 228], ecx                      ;                    frame
        mov ecx, dword [eax + 16]                       ;                    frame
        mov dword [ebp + 232], ecx                      ;                    frame
        mov esi, dword [ebp + 224]                      ;     0.0 p2      60 h reload
        movq mm0, [esi]                                 ;     4.0 p2      60 h
        movq [ebp - 128], mm0                           ;    15.0 p0+p3   60 h
        movq mm0, [esi + 8]                             ;     4.0 p2      60 h
        movq [ebp - 120], mm0                           ;    15.0 p0+p3   60 h
        movq mm0, [esi + 16]                            ;     4.0 p2      60 h
        movq [ebp - 112], mm0                           ;    15.0 p0+p3   60 h
        movq mm0, [esi + 24]                            ;     4.0 p2      60 h
        movq [ebp - 104], mm0                           ;    15.0 p0+p3   60 h
        movq mm0, [esi + 32]                            ;     5.0 p2      60 h
        movq [ebp - 96], mm0                            ;    16.0 p0+p3   60 h
        movq mm0, [esi + 40]                            ;     6.0 p2      60 h
        movq [ebp - 88], mm0                            ;    17.0 p0+p3   60 h
        movq mm0, [esi + 48]                            ;     7.0 p2      60 h
        movq [ebp - 80], mm0                            ;    18.0 p0+p3   60 h
        movq mm0, [esi + 56]                            ;     8.0 p2      60 h
        movq [ebp - 72], mm0                            ;    19.0 p0+p3   60 h
        mov esi, dword [ebp + 228]                      ;     9.0 p2      60 h
        shl esi, 7                                      ;    13.0 p1      60 h
        add esi, dword [ebp + 232]                      ;    14.0 p2+p0   60 h
        mov dword [ebp + 236], esi                      ;    16.7 p0+p3   60 h
        cmp dword [ebp + 228], 0                        ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov esi, dword [ebp + 232]                      ;     0.0 p2      63 w[0] reload
        pshufw mm0, [esi + 32], 0x1b                    ;    15.0 p2+p1   63 w[4]
        movq mm3, mm0                                   ;    17.0 p0      63 w[4] copy
        psllw mm3, 8                                    ;    24.0 p1      63 w[4]
        psrlw mm0, 8                                    ;    17.0 p1      63 w[4]
        por mm3, mm0                                    ;    26.0 p1      63 w[4]
        pshufw mm0, [esi + 16], 0x1b                    ;    15.0 p2+p1   63 w[2]
        movq mm4, mm0                                   ;    17.0 p0      63 w[2] copy
        psllw mm4, 8                                    ;    24.0 p1      63 w[2]
        psrlw mm0, 8                                    ;    17.0 p1      63 w[2]
        por mm0, mm4                                    ;    26.0 p1      63 w[2]
        movq [ebp - 64], mm0                            ;    28.0 p0+p3   65 passes
        movq mm0, [ebp - 112]                           ;     5.0 p2      64 v[2] reload
        movq [ebp - 56], mm0                            ;    16.0 p0+p3   65 passes
        movq mm0, [ebp - 96]                            ;     6.0 p2      64 v[4] reload
        movq [ebp - 48], mm0                            ;    17.0 p0+p3   65 passes
        movq mm0, [ebp - 104]                           ;     7.0 p2      64 v[3] reload
        movq [ebp - 40], mm0                            ;    18.0 p0+p3   65 passes
        pshufw mm2, [esi + 80], 0x1b                    ;    15.0 p2+p1   63 w[10]
        pshufw mm1, [esi + 72], 0x1b                    ;    15.0 p2+p1   63 w[9]
        movq mm0, [ebp - 72]                            ;    10.0 p2      64 v[7] reload
        movq [ebp - 32], mm0                            ;    21.0 p0+p3   65 passes
        movq mm4, mm2                                   ;    17.0 p0      63 w[10] copy
        psrlw mm4, 8                                    ;    24.0 p1      63 w[10]
        pshufw mm0, [esi + 48], 0x1b                    ;    15.0 p2+p1   63 w[6]
        psllw mm2, 8                                    ;    17.0 p1      63 w[10]
        por mm2, mm4                                    ;    26.0 p1      63 w[10]
        movq mm4, mm1                                   ;    17.0 p0      63 w[9] copy
        psllw mm4, 8                                    ;    24.0 p1      63 w[9]
        psrlw mm1, 8                                    ;    17.0 p1      63 w[9]
        por mm4, mm1                                    ;    26.0 p1      63 w[9]
        pshufw mm1, [esi], 0x1b                         ;    17.7 p2+p1   63 w[0]
        movq mm5, mm1                                   ;    19.7 p0      63 w[0] copy
        psllw mm5, 8                                    ;    26.7 p1      63 w[0]
        psrlw mm1, 8                                    ;    19.7 p1      63 w[0]
        por mm1, mm5                                    ;    28.7 p1      63 w[0]
        movq [ebp - 24], mm1                            ;    30.7 p0+p3   65 passes
        movq mm1, mm0                                   ;    17.0 p0      63 w[6] copy
        pshufw mm5, [esi + 8], 0x1b                     ;    21.7 p2+p1   63 w[1]
        movq mm6, mm5                                   ;    23.7 p0      63 w[1] copy
        psllw mm6, 8                                    ;    30.7 p1      63 w[1]
        psllw mm1, 8                                    ;    24.0 p1      63 w[6]
        psrlw mm5, 8                                    ;    24.7 p1      63 w[1]
        por mm5, mm6                                    ;    32.7 p1      63 w[1]
        psrlw mm0, 8                                    ;    26.7 p1      63 w[6]
        por mm0, mm1                                    ;    28.7 p1      63 w[6]
        pshufw mm1, [esi + 40], 0x1b                    ;    28.7 p2+p1   63 w[5]
        movq [ebp - 16], mm4                            ;    28.0 p0+p3   65 passes
        movq mm6, [ebp - 128]                           ;    21.0 p2      64 v[0] reload
        movq [ebp - 8], mm6                             ;    32.0 p0+p3   65 passes
        movq [ebp + 0], mm3                             ;    28.0 p0+p3   65 passes
        movq [ebp + 8], mm0                             ;    30.7 p0+p3   65 passes
        pshufw mm0, [esi + 64], 0x1b                    ;    29.7 p2+p1   63 w[8]
        movq mm3, mm1                                   ;    30.7 p0      63 w[5] copy
        psrlw mm1, 8                                    ;    30.7 p1      63 w[5]
        psllw mm3, 8                                    ;    37.7 p1      63 w[5]
        por mm1, mm3                                    ;    39.7 p1      63 w[5]
        movq [ebp + 16], mm1                            ;    41.7 p0+p3   65 passes
        movq mm1, mm0                                   ;    31.7 p0      63 w[8] copy
        psrlw mm1, 8                                    ;    38.7 p1      63 w[8]
        pshufw mm6, [esi + 24], 0x1b                    ;    34.7 p2+p1   63 w[3]
        movq mm7, mm6                                   ;    36.7 p0      63 w[3] copy
        psrlw mm6, 8                                    ;    36.7 p1      63 w[3]
        movq [ebp + 24], mm5                            ;    34.7 p0+p3   65 passes
        movq [ebp + 32], mm2                            ;    32.3 p0+p3   65 passes
        pshufw mm4, [esi + 56], 0x1b                    ;    36.7 p2+p1   63 w[7]
        movq mm5, mm4                                   ;    38.7 p0      63 w[7] copy
        psrlw mm5, 8                                    ;    45.7 p1      63 w[7]
        psllw mm4, 8                                    ;    38.7 p1      63 w[7]
        por mm4, mm5                                    ;    47.7 p1      63 w[7]
        pshufw mm5, [esi + 120], 0x1b                   ;    40.7 p2+p1   63 w[15]
        pshufw mm2, [esi + 88], 0x1b                    ;    41.7 p2+p1   63 w[11]
        movq [ebp + 40], mm4                            ;    49.7 p0+p3   65 passes
        pshufw mm4, [esi + 104], 0x1b                   ;    42.7 p2+p1   63 w[13]
        movq mm3, mm2                                   ;    43.7 p0      63 w[11] copy
        psllw mm0, 8                                    ;    43.7 p1      63 w[8]
        por mm1, mm0                                    ;    45.7 p1      63 w[8]
        movq [ebp + 48], mm1                            ;    47.7 p0+p3   65 passes
        pshufw mm1, [esi + 112], 0x1b                   ;    45.7 p2+p1   63 w[14]
        pshufw mm0, [esi + 96], 0x1b                    ;    46.7 p2+p1   63 w[12]
        mov esi, sha512_blocks.T0_K                     ;    37.0 p0      65 passes reload
        psllw mm7, 8                                    ;    47.7 p1      63 w[3]
        psrlw mm3, 8                                    ;    50.7 p1      63 w[11]
        mov dword [ebp + 240], esi                      ;    38.3 p0+p3   65 passes
        add esi, 0x200                                  ;    39.0 p0      65 passes
        psllw mm2, 8                                    ;    49.7 p1      63 w[11]
        por mm3, mm2                                    ;    52.7 p1      63 w[11]
        movq [ebp + 56], mm3                            ;    54.7 p0+p3   65 passes
        movq mm2, mm1                                   ;    47.7 p0      63 w[14] copy
        psllw mm2, 8                                    ;    54.7 p1      63 w[14]
        mov dword [ebp + 244], esi                      ;    42.3 p0+p3   65 passes
        por mm6, mm7                                    ;    52.7 p1      63 w[3]
        psrlw mm1, 8                                    ;    53.7 p1      63 w[14]
        por mm2, mm1                                    ;    56.7 p1      63 w[14]
        movq [ebp + 64], mm2                            ;    58.7 p0+p3   65 passes
        movq mm2, mm0                                   ;    48.7 p0      63 w[12] copy
        psllw mm2, 8                                    ;    55.7 p1      63 w[12]
        movq mm1, mm4                                   ;    44.7 p0      63 w[13] copy
        psrlw mm4, 8                                    ;    56.7 p1      63 w[13]
        psrlw mm0, 8                                    ;    57.7 p1      63 w[12]
        por mm2, mm0                                    ;    59.7 p1      63 w[12]
        psllw mm1, 8                                    ;    59.7 p1      63 w[13]
        movq mm0, [ebp - 120]                           ;    45.0 p2      64 v[1] reload
        por mm4, mm1                                    ;    61.7 p1      63 w[13]
        movq mm1, mm5                                   ;    45.7 p0      63 w[15] copy
        movq [ebp + 72], mm2                            ;    61.7 p0+p3   65 passes
        movq [ebp + 80], mm0                            ;    56.0 p0+p3   65 passes
        movq mm0, [ebp - 80]                            ;    47.3 p2      64 v[6] reload
        movq [ebp + 88], mm6                            ;    54.7 p0+p3   65 passes
        movq [ebp + 96], mm0                            ;    58.3 p0+p3   65 passes
        movq mm0, [ebp - 88]                            ;    49.0 p2      64 v[5] reload
        psllw mm5, 8                                    ;    61.7 p1      63 w[15]
        psrlw mm1, 8                                    ;    62.7 p1      63 w[15]
        movq [ebp + 104], mm0                           ;    60.0 p0+p3   65 passes
        por mm5, mm1                                    ;    64.7 p1      63 w[15]
        movq [ebp + 112], mm5                           ;    66.7 p0+p3   65 passes
        movq [ebp + 120], mm4                           ;    63.7 p0+p3   65 passes
        mov esi, dword [ebp + 240]                      ;                    resident
        movq mm0, [ebp - 48]                            ;                    resident
        movq mm1, [ebp + 104]                           ;                    resident
        movq mm2, [ebp + 96]                            ;                    resident
        movq mm3, [ebp - 24]                            ;                    resident
        movq mm4, [ebp - 32]                            ;                    resident
        movq mm5, [ebp - 40]                            ;                    resident
        align 16
.passes_2:
        paddq mm4, mm3                                  ;     0.0 p1      53 t1
        pshufw mm6, mm2, 0xe4                           ;     1.0 p1      43 t1 copy
        pshufw mm7, mm2, 0xe4                           ;     2.0 p1      43 t1 copy
        pxor mm6, mm1                                   ;     3.0 p1      43 t1
        paddq mm4, [esi]                                ;    11.0 p2+p1   53 t1
        pand mm6, mm0                                   ;     5.0 p1      43 t1
        pxor mm7, mm6                                   ;     7.0 p1      43 t1
        paddq mm4, mm7                                  ;    13.0 p1      53 t1
        movq mm6, mm0                                   ;     3.0 p0      40 t1 copy
        psllq mm6, 4                                    ;    10.0 p1      40 t1
        pxor mm6, mm0                                   ;    12.0 p1      40 t1
        psllq mm6, 0x17                                 ;    14.0 p1      40 t1
        pxor mm6, mm0                                   ;    16.0 p1      40 t1
        psllq mm6, 0x17                                 ;    18.0 p1      40 t1
        movq mm7, mm0                                   ;     5.0 p0      40 t1 copy
        psrlq mm7, 0x17                                 ;    13.0 p1      40 t1
        pxor mm7, mm0                                   ;    15.0 p1      40 t1
        psrlq mm7, 4                                    ;    17.0 p1      40 t1
        pxor mm7, mm0                                   ;    19.0 p1      40 t1
        psrlq mm7, 0xe                                  ;    21.0 p1      40 t1
        pxor mm6, mm7                                   ;    23.0 p1      40 t1
        paddq mm4, mm6                                  ;    25.0 p1      53 t1
        paddq mm5, mm4                                  ;    27.0 p1      54 v[3]
        movq mm6, mm1                                   ;     8.0 p0      43 t1 copy
        movq mm7, mm1                                   ;     9.0 p0      43 t1 copy
        pxor mm6, mm0                                   ;    21.0 p1      43 t1
        paddq mm2, [esi + 8]                            ;    22.0 p2+p1   53 t1
        paddq mm2, [ebp + 24]                           ;    24.0 p2+p1   53 t1
        pand mm6, mm5                                   ;    29.0 p1      43 t1
        pxor mm7, mm6                                   ;    31.0 p1      43 t1
        paddq mm2, mm7                                  ;    33.0 p1      53 t1
        movq mm6, mm5                                   ;    29.0 p0      40 t1 copy
        psllq mm6, 4                                    ;    36.0 p1      40 t1
        pxor mm6, mm5                                   ;    38.0 p1      40 t1
        psllq mm6, 0x17                                 ;    40.0 p1      40 t1
        pxor mm6, mm5                                   ;    42.0 p1      40 t1
        psllq mm6, 0x17                                 ;    44.0 p1      40 t1
        movq mm7, mm5                                   ;    29.0 p0      40 t1 copy
        psrlq mm7, 0x17                                 ;    36.0 p1      40 t1
        pxor mm7, mm5                                   ;    38.0 p1      40 t1
        psrlq mm7, 4                                    ;    40.0 p1      40 t1
        pxor mm7, mm5                                   ;    42.0 p1      40 t1
        psrlq mm7, 0xe                                  ;    44.0 p1      40 t1
        pxor mm6, mm7                                   ;    46.0 p1      40 t1
        paddq mm2, mm6                                  ;    48.0 p1      53 t1
        movq mm6, mm2                                   ;    50.0 p0      54 v[2] copy
        movq mm7, [ebp - 56]                            ;    16.3 p2      44 v[7] reload
        paddq mm6, mm7                                  ;    57.0 p1      54 v[2]
        pxor mm7, [ebp + 80]                            ;    40.0 p2+p1   44 v[7]
        paddq mm3, [ebp - 16]                           ;    41.0 p2+p1   68 w[0]
        movq [ebp + 128], mm1                           ;    18.3 p0+p3   43 t1 spill
        movq mm1, [ebp - 8]                             ;    19.3 p2      39 v[7]
        psllq mm1, 6                                    ;    42.0 p1      39 v[7]
        pxor mm1, [ebp - 8]                             ;    44.0 p2+p1   39 v[7]
        psllq mm1, 5                                    ;    46.0 p1      39 v[7]
        pxor mm1, [ebp - 8]                             ;    48.0 p2+p1   39 v[7]
        psllq mm1, 0x19                                 ;    50.0 p1      39 v[7]
        movq [ebp + 136], mm0                           ;    21.7 p0+p3   40 t1 spill
        movq mm0, [ebp - 8]                             ;    22.3 p2      39 v[7]
        psrlq mm0, 5                                    ;    47.0 p1      39 v[7]
        pxor mm0, [ebp - 8]                             ;    49.0 p2+p1   39 v[7]
        psrlq mm0, 6                                    ;    51.0 p1      39 v[7]
        pxor mm0, [ebp - 8]                             ;    53.0 p2+p1   39 v[7]
        psrlq mm0, 0x1c                                 ;    55.0 p1      39 v[7]
        pxor mm1, mm0                                   ;    57.0 p1      39 v[7]
        paddq mm4, mm1                                  ;    59.0 p1      55 v[7]
        movq mm0, [ebp + 64]                            ;    25.7 p2      42 w[0]
        psrlq mm0, 0x2a                                 ;    54.0 p1      42 w[0]
        movq mm1, [ebp + 64]                            ;    26.7 p2      42 w[0] reload
        pxor mm0, mm1                                   ;    56.0 p1      42 w[0]
        psrlq mm0, 0xd                                  ;    58.0 p1      42 w[0]
        pxor mm0, mm1                                   ;    60.0 p1      42 w[0]
        psrlq mm0, 6                                    ;    62.0 p1      42 w[0]
        movq [ebp + 144], mm5                           ;    29.0 p0+p3   54 v[3] spill
        movq mm5, [ebp + 64]                            ;    28.7 p2      42 w[0] copy
        psllq mm5, 0x2a                                 ;    59.0 p1      42 w[0]
        pxor mm5, mm1                                   ;    61.0 p1      42 w[0]
        psllq mm5, 3                                    ;    63.0 p1      42 w[0]
        pxor mm0, mm5                                   ;    65.0 p1      42 w[0]
        paddq mm3, mm0                                  ;    67.0 p1      68 w[0]
        movq mm0, [ebp + 24]                            ;    30.7 p2      41 w[0]
        psrlq mm0, 1                                    ;    64.0 p1      41 w[0]
        movq mm5, [ebp + 24]                            ;    31.7 p2      41 w[0] reload
        pxor mm0, mm5                                   ;    66.0 p1      41 w[0]
        psrlq mm0, 6                                    ;    68.0 p1      41 w[0]
        pxor mm0, mm5                                   ;    70.0 p1      41 w[0]
        psrlq mm0, 1                                    ;    72.0 p1      41 w[0]
        movq mm1, [ebp + 24]                            ;    33.0 p2      41 w[0] copy
        psllq mm1, 7                                    ;    69.0 p1      41 w[0]
        pxor mm1, mm5                                   ;    71.0 p1      41 w[0]
        psllq mm1, 0x38                                 ;    73.0 p1      41 w[0]
        pxor mm0, mm1                                   ;    75.0 p1      41 w[0]
        paddq mm3, mm0                                  ;    77.0 p1      68 w[0]
        movq mm0, [ebp + 112]                           ;    35.0 p2      42 w[1]
        psllq mm0, 0x2a                                 ;    74.0 p1      42 w[1]
        movq mm1, [ebp + 112]                           ;    36.0 p2      42 w[1] reload
        pxor mm0, mm1                                   ;    76.0 p1      42 w[1]
        movq mm5, [ebp + 80]                            ;    37.0 p2      44 v[7]
        pxor mm5, [ebp - 8]                             ;    76.0 p2+p1   44 v[7]
        psllq mm0, 3                                    ;    78.0 p1      42 w[1]
        pand mm7, mm5                                   ;    78.0 p1      44 v[7]
        pxor mm7, [ebp + 80]                            ;    80.0 p2+p1   44 v[7]
        paddq mm4, mm7                                  ;    82.0 p1      55 v[7]
        movq mm7, mm6                                   ;    59.0 p0      40 t1 copy
        psllq mm7, 4                                    ;    81.0 p1      40 t1
        pxor mm7, mm6                                   ;    83.0 p1      40 t1
        psllq mm7, 0x17                                 ;    85.0 p1      40 t1
        pxor mm7, mm6                                   ;    87.0 p1      40 t1
        psllq mm7, 0x17                                 ;    89.0 p1      40 t1
        movq [ebp + 152], mm3                           ;    79.0 p0+p3   68 w[0] spill
        movq mm3, mm6                                   ;    59.0 p0      40 t1 copy
        psrlq mm3, 0x17                                 ;    86.0 p1      40 t1
        pxor mm3, mm6                                   ;    88.0 p1      40 t1
        psrlq mm3, 4                                    ;    90.0 p1      40 t1
        pxor mm3, mm6                                   ;    92.0 p1      40 t1
        psrlq mm3, 0xe                                  ;    94.0 p1      40 t1
        pxor mm7, mm3                                   ;    96.0 p1      40 t1
        movq mm3, mm6                                   ;    59.0 p0      43 t1 copy
        paddq mm7, [ebp - 64]                           ;    98.0 p2+p1   53 t1
        paddq mm7, [esi + 16]                           ;   100.0 p2+p1   53 t1
        paddq mm7, [ebp + 128]                          ;   102.0 p2+p1   53 t1
        movq [ebp + 128], mm6                           ;    59.0 p0+p3   54 v[2] spill
        movq mm6, mm1                                   ;    47.3 p0      42 w[1] copy
        psrlq mm6, 0x2a                                 ;    95.0 p1      42 w[1]
        pxor mm6, mm1                                   ;    97.0 p1      42 w[1]
        psrlq mm6, 0xd                                  ;    99.0 p1      42 w[1]
        pxor mm6, mm1                                   ;   101.0 p1      42 w[1]
        psrlq mm6, 6                                    ;   103.0 p1      42 w[1]
        pxor mm0, mm6                                   ;   105.0 p1      42 w[1]
        paddq mm0, [ebp + 24]                           ;   107.0 p2+p1   68 w[1]
        movq mm6, [ebp + 32]                            ;    50.3 p2      68 w[1] reload
        paddq mm0, mm6                                  ;   109.0 p1      68 w[1]
        movq mm6, mm4                                   ;    84.0 p0      39 v[6] copy
        psllq mm6, 6                                    ;   103.0 p1      39 v[6]
        pxor mm6, mm4                                   ;   105.0 p1      39 v[6]
        psllq mm6, 5                                    ;   107.0 p1      39 v[6]
        pxor mm6, mm4                                   ;   109.0 p1      39 v[6]
        psllq mm6, 0x19                                 ;   111.0 p1      39 v[6]
        movq mm1, mm4                                   ;    84.0 p0      39 v[6] copy
        psrlq mm1, 5                                    ;   108.0 p1      39 v[6]
        pxor mm1, mm4                                   ;   110.0 p1      39 v[6]
        psrlq mm1, 6                                    ;   112.0 p1      39 v[6]
        pxor mm1, mm4                                   ;   114.0 p1      39 v[6]
        psrlq mm1, 0x1c                                 ;   116.0 p1      39 v[6]
        pxor mm6, mm1                                   ;   118.0 p1      39 v[6]
        paddq mm2, mm6                                  ;   120.0 p1      55 v[6]
        movq mm6, mm4                                   ;    84.0 p0      44 v[6] copy
        movq mm1, mm4                                   ;    84.0 p0      44 v[5] copy
        movq [ebp + 160], mm1                           ;    91.0 p0+p3   44 v[5] spill
        movq mm1, mm4                                   ;    84.0 p0      44 v[5] copy
        movq [ebp + 168], mm1                           ;    91.0 p0+p3   44 v[5] spill
        movq mm1, mm4                                   ;    84.0 p0      44 v[5] copy
        pxor mm6, [ebp + 80]                            ;   115.0 p2+p1   44 v[6]
        pand mm5, mm6                                   ;   117.0 p1      44 v[6]
        movq mm6, [ebp + 80]                            ;    59.3 p2      44 v[7] reload
        pxor mm5, mm6                                   ;   119.0 p1      44 v[6]
        paddq mm2, mm5                                  ;   122.0 p1      55 v[6]
        movq mm5, [ebp + 168]                           ;    91.0 p2      44 v[5] reload
        pxor mm5, [ebp - 8]                             ;   119.0 p2+p1   44 v[5]
        movq [ebp + 168], mm4                           ;    84.0 p0+p3   55 v[7] spill
        movq mm4, [ebp + 144]                           ;    62.3 p2      43 t1
        pxor mm4, [ebp + 136]                           ;   120.0 p2+p1   43 t1
        pand mm3, mm4                                   ;   122.0 p1      43 t1
        movq mm4, [ebp + 136]                           ;    64.3 p2      40 t1 reload
        pxor mm3, mm4                                   ;   124.0 p1      43 t1
        paddq mm7, mm3                                  ;   126.0 p1      53 t1
        paddq mm6, mm7                                  ;   128.0 p1      54 v[1]
        movq mm3, [ebp + 160]                           ;    91.0 p2      44 v[5] reload
        pxor mm3, mm2                                   ;   125.0 p1      44 v[5]
        pand mm5, mm3                                   ;   127.0 p1      44 v[5]
        pxor mm1, mm5                                   ;   129.0 p1      44 v[5]
        paddq mm7, mm1                                  ;   131.0 p1      55 v[5]
        movq mm1, mm2                                   ;   124.0 p0      39 v[5] copy
        psllq mm1, 6                                    ;   131.0 p1      39 v[5]
        pxor mm1, mm2                                   ;   133.0 p1      39 v[5]
        psllq mm1, 5                                    ;   135.0 p1      39 v[5]
        pxor mm1, mm2                                   ;   137.0 p1      39 v[5]
        psllq mm1, 0x19                                 ;   139.0 p1      39 v[5]
        movq mm5, mm2                                   ;   124.0 p0      39 v[5] copy
        psrlq mm5, 5                                    ;   134.0 p1      39 v[5]
        pxor mm5, mm2                                   ;   136.0 p1      39 v[5]
        psrlq mm5, 6                                    ;   138.0 p1      39 v[5]
        pxor mm5, mm2                                   ;   140.0 p1      39 v[5]
        psrlq mm5, 0x1c                                 ;   142.0 p1      39 v[5]
        pxor mm1, mm5                                   ;   144.0 p1      39 v[5]
        paddq mm7, mm1                                  ;   146.0 p1      55 v[5]
        movq mm1, [ebp - 64]                            ;    71.0 p2      41 w[1]
        psrlq mm1, 1                                    ;   141.0 p1      41 w[1]
        movq mm5, [ebp - 64]                            ;    72.0 p2      41 w[1] reload
        pxor mm1, mm5                                   ;   143.0 p1      41 w[1]
        psrlq mm1, 6                                    ;   145.0 p1      41 w[1]
        pxor mm1, mm5                                   ;   147.0 p1      41 w[1]
        psrlq mm1, 1                                    ;   149.0 p1      41 w[1]
        movq mm4, [ebp - 64]                            ;    73.3 p2      41 w[1] copy
        psllq mm4, 7                                    ;   146.0 p1      41 w[1]
        pxor mm4, mm5                                   ;   148.0 p1      41 w[1]
        psllq mm4, 0x38                                 ;   150.0 p1      41 w[1]
        pxor mm1, mm4                                   ;   152.0 p1      41 w[1]
        paddq mm0, mm1                                  ;   154.0 p1      68 w[1]
        movq mm1, mm2                                   ;   124.0 p0      44 v[4] copy
        movq mm4, mm2                                   ;   124.0 p0      44 v[4] copy
        paddq mm5, [ebp + 56]                           ;   151.0 p2+p1   68 w[2]
        pxor mm1, mm7                                   ;   152.0 p1      44 v[4]
        pand mm3, mm1                                   ;   154.0 p1      44 v[4]
        pxor mm4, mm3                                   ;   156.0 p1      44 v[4]
        movq mm3, mm0                                   ;   156.0 p0      42 w[3] copy
        psrlq mm3, 0x2a                                 ;   163.0 p1      42 w[3]
        pxor mm3, mm0                                   ;   165.0 p1      42 w[3]
        psrlq mm3, 0xd                                  ;   167.0 p1      42 w[3]
        pxor mm3, mm0                                   ;   169.0 p1      42 w[3]
        psrlq mm3, 6                                    ;   171.0 p1      42 w[3]
        movq [ebp + 160], mm2                           ;   124.0 p0+p3   55 v[6] spill
        movq mm2, mm0                                   ;   156.0 p0      42 w[3] copy
        psllq mm2, 0x2a                                 ;   163.0 p1      42 w[3]
        pxor mm2, mm0                                   ;   165.0 p1      42 w[3]
        psllq mm2, 3                                    ;   167.0 p1      42 w[3]
        movq [ebp + 24], mm0                            ;   156.0 p0+p3   68 w[1] spill
        movq mm0, mm6                                   ;   130.0 p0      40 t1 copy
        psllq mm0, 4                                    ;   163.0 p1      40 t1
        pxor mm0, mm6                                   ;   165.0 p1      40 t1
        psllq mm0, 0x17                                 ;   167.0 p1      40 t1
        pxor mm0, mm6                                   ;   169.0 p1      40 t1
        psllq mm0, 0x17                                 ;   171.0 p1      40 t1
        movq [ebp + 176], mm1                           ;   154.0 p0+p3   44 v[4] spill
        movq mm1, mm6                                   ;   130.0 p0      40 t1 copy
        psrlq mm1, 0x17                                 ;   168.0 p1      40 t1
        pxor mm1, mm6                                   ;   170.0 p1      40 t1
        psrlq mm1, 4                                    ;   172.0 p1      40 t1
        pxor mm1, mm6                                   ;   174.0 p1      40 t1
        psrlq mm1, 0xe                                  ;   176.0 p1      40 t1
        pxor mm0, mm1                                   ;   178.0 p1      40 t1
        movq mm1, mm6                                   ;   130.0 p0      43 t1 copy
        paddq mm0, [esi + 24]                           ;   180.0 p2+p1   53 t1
        paddq mm0, [ebp + 136]                          ;   182.0 p2+p1   53 t1
        paddq mm0, [ebp + 88]                           ;   184.0 p2+p1   53 t1
        movq [ebp + 136], mm6                           ;   130.0 p0+p3   54 v[1] spill
        movq mm6, [ebp + 128]                           ;   106.0 p2      43 t1
        pxor mm6, [ebp + 144]                           ;   177.0 p2+p1   43 t1
        pand mm1, mm6                                   ;   179.0 p1      43 t1
        movq mm6, [ebp + 144]                           ;   109.0 p2      54 v[3] reload
        pxor mm1, mm6                                   ;   181.0 p1      43 t1
        paddq mm0, mm1                                  ;   186.0 p1      53 t1
        paddq mm4, mm0                                  ;   188.0 p1      55 v[4]
        paddq mm0, [ebp - 8]                            ;   188.0 p2+p1   54 v[0]
        movq mm1, mm7                                   ;   148.0 p0      39 v[4] copy
        psllq mm1, 6                                    ;   183.0 p1      39 v[4]
        pxor mm1, mm7                                   ;   185.0 p1      39 v[4]
        psllq mm1, 5                                    ;   187.0 p1      39 v[4]
        pxor mm1, mm7                                   ;   189.0 p1      39 v[4]
        psllq mm1, 0x19                                 ;   191.0 p1      39 v[4]
        movq mm6, mm7                                   ;   148.0 p0      39 v[4] copy
        psrlq mm6, 5                                    ;   188.0 p1      39 v[4]
        pxor mm6, mm7                                   ;   190.0 p1      39 v[4]
        psrlq mm6, 6                                    ;   192.0 p1      39 v[4]
        pxor mm6, mm7                                   ;   194.0 p1      39 v[4]
        psrlq mm6, 0x1c                                 ;   196.0 p1      39 v[4]
        pxor mm1, mm6                                   ;   198.0 p1      39 v[4]
        paddq mm4, mm1                                  ;   200.0 p1      55 v[4]
        movq mm6, [ebp + 152]                           ;   123.0 p2      42 w[2]
        psrlq mm6, 0x2a                                 ;   195.0 p1      42 w[2]
        movq mm1, [ebp + 152]                           ;   124.0 p2      68 w[0] reload
        pxor mm6, mm1                                   ;   197.0 p1      42 w[2]
        psrlq mm6, 0xd                                  ;   199.0 p1      42 w[2]
        pxor mm6, mm1                                   ;   201.0 p1      42 w[2]
        psrlq mm6, 6                                    ;   203.0 p1      42 w[2]
        movq [ebp + 184], mm7                           ;   148.0 p0+p3   55 v[5] spill
        movq mm7, mm1                                   ;   135.0 p0      42 w[2] copy
        psllq mm7, 0x2a                                 ;   200.0 p1      42 w[2]
        pxor mm2, mm3                                   ;   201.0 p1      42 w[3]
        pxor mm7, mm1                                   ;   202.0 p1      42 w[2]
        psllq mm7, 3                                    ;   204.0 p1      42 w[2]
        pxor mm6, mm7                                   ;   206.0 p1      42 w[2]
        paddq mm5, mm6                                  ;   208.0 p1      68 w[2]
        movq mm6, [ebp + 88]                            ;   128.3 p2      41 w[2]
        psrlq mm6, 1                                    ;   206.0 p1      41 w[2]
        movq mm7, [ebp + 88]                            ;   129.3 p2      41 w[2] reload
        pxor mm6, mm7                                   ;   208.0 p1      41 w[2]
        psrlq mm6, 6                                    ;   210.0 p1      41 w[2]
        pxor mm6, mm7                                   ;   212.0 p1      41 w[2]
        psrlq mm6, 1                                    ;   214.0 p1      41 w[2]
        movq mm3, [ebp + 88]                            ;   130.7 p2      41 w[2] copy
        psllq mm3, 7                                    ;   211.0 p1      41 w[2]
        pxor mm3, mm7                                   ;   213.0 p1      41 w[2]
        psllq mm3, 0x38                                 ;   215.0 p1      41 w[2]
        pxor mm6, mm3                                   ;   217.0 p1      41 w[2]
        paddq mm2, mm7                                  ;   215.0 p1      68 w[3]
        paddq mm5, mm6                                  ;   219.0 p1      68 w[2]
        movq mm6, [ebp + 72]                            ;   133.3 p2      68 w[3] reload
        paddq mm2, mm6                                  ;   217.0 p1      68 w[3]
        movq mm7, mm5                                   ;   221.0 p0      42 w[4] copy
        psrlq mm7, 0x2a                                 ;   228.0 p1      42 w[4]
        pxor mm7, mm5                                   ;   230.0 p1      42 w[4]
        psrlq mm7, 0xd                                  ;   232.0 p1      42 w[4]
        pxor mm7, mm5                                   ;   234.0 p1      42 w[4]
        psrlq mm7, 6                                    ;   236.0 p1      42 w[4]
        movq mm3, mm5                                   ;   221.0 p0      42 w[4] copy
        psllq mm3, 0x2a                                 ;   228.0 p1      42 w[4]
        pxor mm3, mm5                                   ;   230.0 p1      42 w[4]
        psllq mm3, 3                                    ;   232.0 p1      42 w[4]
        pxor mm7, mm3                                   ;   238.0 p1      42 w[4]
        movq mm3, mm0                                   ;   190.0 p0      40 t1 copy
        psllq mm3, 4                                    ;   227.0 p1      40 t1
        pxor mm3, mm0                                   ;   229.0 p1      40 t1
        psllq mm3, 0x17                                 ;   231.0 p1      40 t1
        pxor mm3, mm0                                   ;   233.0 p1      40 t1
        psllq mm3, 0x17                                 ;   235.0 p1      40 t1
        movq mm6, mm0                                   ;   190.0 p0      40 t1 copy
        psrlq mm6, 0x17                                 ;   232.0 p1      40 t1
        pxor mm6, mm0                                   ;   234.0 p1      40 t1
        psrlq mm6, 4                                    ;   236.0 p1      40 t1
        pxor mm6, mm0                                   ;   238.0 p1      40 t1
        psrlq mm6, 0xe                                  ;   240.0 p1      40 t1
        pxor mm3, mm6                                   ;   242.0 p1      40 t1
        movq mm6, mm0                                   ;   190.0 p0      43 t1 copy
        paddq mm3, [esi + 32]                           ;   244.0 p2+p1   53 t1
        paddq mm3, [ebp + 144]                          ;   246.0 p2+p1   53 t1
        paddq mm3, [ebp + 0]                            ;   248.0 p2+p1   53 t1
        movq mm1, [ebp + 136]                           ;   159.3 p2      43 t1
        pxor mm1, [ebp + 128]                           ;   241.0 p2+p1   43 t1
        pand mm6, mm1                                   ;   243.0 p1      43 t1
        movq mm1, [ebp + 128]                           ;   169.0 p2      54 v[2] reload
        pxor mm6, mm1                                   ;   245.0 p1      43 t1
        paddq mm3, mm6                                  ;   250.0 p1      53 t1
        movq mm6, mm3                                   ;   252.0 p0      54 v[7] copy
        paddq mm6, [ebp + 168]                          ;   259.0 p2+p1   54 v[7]
        movq [ebp - 64], mm5                            ;   221.0 p0+p3   68 w[2] spill
        movq mm5, mm4                                   ;   202.0 p0      39 v[3] copy
        psllq mm5, 6                                    ;   246.0 p1      39 v[3]
        pxor mm5, mm4                                   ;   248.0 p1      39 v[3]
        psllq mm5, 5                                    ;   250.0 p1      39 v[3]
        pxor mm5, mm4                                   ;   252.0 p1      39 v[3]
        psllq mm5, 0x19                                 ;   254.0 p1      39 v[3]
        movq mm1, mm4                                   ;   202.0 p0      39 v[3] copy
        psrlq mm1, 5                                    ;   251.0 p1      39 v[3]
        pxor mm1, mm4                                   ;   253.0 p1      39 v[3]
        psrlq mm1, 6                                    ;   255.0 p1      39 v[3]
        pxor mm1, mm4                                   ;   257.0 p1      39 v[3]
        psrlq mm1, 0x1c                                 ;   259.0 p1      39 v[3]
        pxor mm5, mm1                                   ;   261.0 p1      39 v[3]
        paddq mm3, mm5                                  ;   263.0 p1      55 v[3]
        movq mm1, mm4                                   ;   202.0 p0      44 v[3] copy
        movq mm5, [ebp + 184]                           ;   180.0 p2      55 v[5] reload
        pxor mm1, mm5                                   ;   258.0 p1      44 v[3]
        movq [ebp + 144], mm4                           ;   202.0 p0+p3   55 v[4] spill
        movq mm4, mm5                                   ;   191.0 p0      44 v[3] copy
        movq mm5, mm1                                   ;   260.0 p0      44 v[3] copy
        pand mm5, [ebp + 176]                           ;   267.0 p2+p1   44 v[3]
        pxor mm4, mm5                                   ;   269.0 p1      44 v[3]
        paddq mm3, mm4                                  ;   271.0 p1      55 v[3]
        movq mm4, [ebp + 0]                             ;   186.7 p2      41 w[3]
        psrlq mm4, 1                                    ;   262.0 p1      41 w[3]
        movq mm5, [ebp + 0]                             ;   187.7 p2      41 w[3] reload
        pxor mm4, mm5                                   ;   264.0 p1      41 w[3]
        psrlq mm4, 6                                    ;   266.0 p1      41 w[3]
        pxor mm4, mm5                                   ;   268.0 p1      41 w[3]
        psrlq mm4, 1                                    ;   270.0 p1      41 w[3]
        movq [ebp + 176], mm1                           ;   260.0 p0+p3   44 v[3] spill
        movq mm1, [ebp + 0]                             ;   190.0 p2      41 w[3] copy
        psllq mm1, 7                                    ;   267.0 p1      41 w[3]
        pxor mm1, mm5                                   ;   269.0 p1      41 w[3]
        paddq mm7, mm5                                  ;   269.0 p1      68 w[4]
        psllq mm1, 0x38                                 ;   271.0 p1      41 w[3]
        pxor mm4, mm1                                   ;   273.0 p1      41 w[3]
        paddq mm2, mm4                                  ;   275.0 p1      68 w[3]
        movq mm1, mm0                                   ;   192.3 p0      43 t1 copy
        movq mm4, [ebp + 136]                           ;   193.0 p2      54 v[1] reload
        pxor mm1, mm4                                   ;   273.0 p1      43 t1
        movq mm5, mm4                                   ;   204.0 p0      43 t1 copy
        paddq mm7, [ebp + 120]                          ;   274.0 p2+p1   68 w[4]
        pand mm1, mm6                                   ;   275.0 p1      43 t1
        pxor mm5, mm1                                   ;   277.0 p1      43 t1
        paddq mm5, [esi + 40]                           ;   279.0 p2+p1   53 t1
        paddq mm5, [ebp + 128]                          ;   281.0 p2+p1   53 t1
        movq mm1, [ebp + 16]                            ;   203.0 p2      41 w[4] reload
        paddq mm5, mm1                                  ;   283.0 p1      53 t1
        movq mm4, [ebp + 16]                            ;   204.0 p2      41 w[4] copy
        psrlq mm4, 1                                    ;   280.0 p1      41 w[4]
        pxor mm4, mm1                                   ;   282.0 p1      41 w[4]
        psrlq mm4, 6                                    ;   284.0 p1      41 w[4]
        pxor mm4, mm1                                   ;   286.0 p1      41 w[4]
        psrlq mm4, 1                                    ;   288.0 p1      41 w[4]
        movq [ebp + 128], mm0                           ;   206.3 p0+p3   54 v[0] spill
        movq mm0, [ebp + 16]                            ;   207.0 p2      41 w[4] copy
        psllq mm0, 7                                    ;   285.0 p1      41 w[4]
        pxor mm0, mm1                                   ;   287.0 p1      41 w[4]
        psllq mm0, 0x38                                 ;   289.0 p1      41 w[4]
        pxor mm4, mm0                                   ;   291.0 p1      41 w[4]
        paddq mm7, mm4                                  ;   293.0 p1      68 w[4]
        movq mm0, mm2                                   ;   277.0 p0      42 w[5] copy
        psrlq mm0, 0x2a                                 ;   290.0 p1      42 w[5]
        pxor mm0, mm2                                   ;   292.0 p1      42 w[5]
        psrlq mm0, 0xd                                  ;   294.0 p1      42 w[5]
        pxor mm0, mm2                                   ;   296.0 p1      42 w[5]
        psrlq mm0, 6                                    ;   298.0 p1      42 w[5]
        movq mm4, mm2                                   ;   277.0 p0      42 w[5] copy
        psllq mm4, 0x2a                                 ;   295.0 p1      42 w[5]
        pxor mm4, mm2                                   ;   297.0 p1      42 w[5]
        psllq mm4, 3                                    ;   299.0 p1      42 w[5]
        pxor mm0, mm4                                   ;   301.0 p1      42 w[5]
        paddq mm1, mm0                                  ;   303.0 p1      68 w[5]
        movq mm0, [ebp + 64]                            ;   221.3 p2      42 w[0] reload
        paddq mm1, mm0                                  ;   305.0 p1      68 w[5]
        movq mm4, mm6                                   ;   261.0 p0      40 t1 copy
        psllq mm4, 4                                    ;   301.0 p1      40 t1
        pxor mm4, mm6                                   ;   303.0 p1      40 t1
        psllq mm4, 0x17                                 ;   305.0 p1      40 t1
        pxor mm4, mm6                                   ;   307.0 p1      40 t1
        psllq mm4, 0x17                                 ;   309.0 p1      40 t1
        movq mm0, mm6                                   ;   261.0 p0      40 t1 copy
        psrlq mm0, 0x17                                 ;   306.0 p1      40 t1
        pxor mm0, mm6                                   ;   308.0 p1      40 t1
        psrlq mm0, 4                                    ;   310.0 p1      40 t1
        pxor mm0, mm6                                   ;   312.0 p1      40 t1
        psrlq mm0, 0xe                                  ;   314.0 p1      40 t1
        pxor mm4, mm0                                   ;   316.0 p1      40 t1
        paddq mm5, mm4                                  ;   318.0 p1      53 t1
        movq mm0, mm5                                   ;   320.0 p0      54 v[6] copy
        movq mm4, mm6                                   ;   261.0 p0      43 t1 copy
        paddq mm0, [ebp + 160]                          ;   327.0 p2+p1   54 v[6]
        pxor mm4, [ebp + 128]                           ;   314.0 p2+p1   43 t1
        pand mm4, mm0                                   ;   329.0 p1      43 t1
        pxor mm4, [ebp + 128]                           ;   331.0 p2+p1   43 t1
        paddq mm4, [esi + 48]                           ;   333.0 p2+p1   53 t1
        paddq mm4, [ebp + 136]                          ;   335.0 p2+p1   53 t1
        paddq mm4, [ebp + 8]                            ;   337.0 p2+p1   53 t1
        movq [ebp + 88], mm2                            ;   277.0 p0+p3   68 w[3] spill
        movq mm2, mm3                                   ;   273.0 p0      39 v[2] copy
        psllq mm2, 6                                    ;   320.0 p1      39 v[2]
        pxor mm2, mm3                                   ;   322.0 p1      39 v[2]
        psllq mm2, 5                                    ;   324.0 p1      39 v[2]
        pxor mm2, mm3                                   ;   326.0 p1      39 v[2]
        psllq mm2, 0x19                                 ;   328.0 p1      39 v[2]
        movq [ebp + 160], mm6                           ;   261.0 p0+p3   54 v[7] spill
        movq mm6, mm3                                   ;   273.0 p0      39 v[2] copy
        psrlq mm6, 5                                    ;   325.0 p1      39 v[2]
        pxor mm6, mm3                                   ;   327.0 p1      39 v[2]
        psrlq mm6, 6                                    ;   329.0 p1      39 v[2]
        pxor mm6, mm3                                   ;   331.0 p1      39 v[2]
        psrlq mm6, 0x1c                                 ;   333.0 p1      39 v[2]
        pxor mm2, mm6                                   ;   335.0 p1      39 v[2]
        paddq mm5, mm2                                  ;   337.0 p1      55 v[2]
        movq mm6, mm3                                   ;   273.0 p0      44 v[2] copy
        movq mm2, mm3                                   ;   273.0 p0      44 v[1] copy
        movq [ebp + 0], mm7                             ;   295.0 p0+p3   68 w[4] spill
        movq mm7, mm3                                   ;   273.0 p0      44 v[1] copy
        pxor mm6, [ebp + 144]                           ;   332.0 p2+p1   44 v[2]
        movq [ebp + 192], mm3                           ;   273.0 p0+p3   55 v[3] spill
        movq mm3, mm6                                   ;   334.0 p0      44 v[2] copy
        pand mm3, [ebp + 176]                           ;   341.0 p2+p1   44 v[2]
        pxor mm3, [ebp + 144]                           ;   343.0 p2+p1   44 v[2]
        paddq mm5, mm3                                  ;   345.0 p1      55 v[2]
        movq mm3, [ebp + 184]                           ;   269.0 p2      54 v[5]
        pxor mm2, mm5                                   ;   347.0 p1      44 v[1]
        pand mm6, mm2                                   ;   349.0 p1      44 v[1]
        pxor mm7, mm6                                   ;   351.0 p1      44 v[1]
        movq mm6, mm0                                   ;   329.0 p0      40 t1 copy
        psllq mm6, 4                                    ;   339.0 p1      40 t1
        pxor mm6, mm0                                   ;   341.0 p1      40 t1
        psllq mm6, 0x17                                 ;   343.0 p1      40 t1
        pxor mm6, mm0                                   ;   345.0 p1      40 t1
        psllq mm6, 0x17                                 ;   347.0 p1      40 t1
        movq [ebp + 184], mm2                           ;   349.0 p0+p3   44 v[1] spill
        movq mm2, mm0                                   ;   329.0 p0      40 t1 copy
        psrlq mm2, 0x17                                 ;   344.0 p1      40 t1
        pxor mm2, mm0                                   ;   346.0 p1      40 t1
        psrlq mm2, 4                                    ;   348.0 p1      40 t1
        pxor mm2, mm0                                   ;   350.0 p1      40 t1
        psrlq mm2, 0xe                                  ;   352.0 p1      40 t1
        pxor mm6, mm2                                   ;   354.0 p1      40 t1
        paddq mm4, mm6                                  ;   356.0 p1      53 t1
        paddq mm3, mm4                                  ;   358.0 p1      54 v[5]
        paddq mm7, mm4                                  ;   358.0 p1      55 v[1]
        movq mm6, [ebp + 8]                             ;   278.7 p2      41 w[5]
        psrlq mm6, 1                                    ;   353.0 p1      41 w[5]
        movq mm2, [ebp + 8]                             ;   279.7 p2      41 w[5] reload
        pxor mm6, mm2                                   ;   355.0 p1      41 w[5]
        psrlq mm6, 6                                    ;   357.0 p1      41 w[5]
        pxor mm6, mm2                                   ;   359.0 p1      41 w[5]
        psrlq mm6, 1                                    ;   361.0 p1      41 w[5]
        movq mm4, [ebp + 8]                             ;   281.0 p2      41 w[5] copy
        psllq mm4, 7                                    ;   358.0 p1      41 w[5]
        pxor mm4, mm2                                   ;   360.0 p1      41 w[5]
        psllq mm4, 0x38                                 ;   362.0 p1      41 w[5]
        pxor mm6, mm4                                   ;   364.0 p1      41 w[5]
        paddq mm1, mm6                                  ;   366.0 p1      68 w[5]
        movq mm6, mm0                                   ;   329.0 p0      43 t1 copy
        movq mm4, [ebp + 160]                           ;   285.3 p2      54 v[7] reload
        pxor mm6, mm4                                   ;   363.0 p1      43 t1
        movq [ebp + 176], mm0                           ;   329.0 p0+p3   54 v[6] spill
        movq mm0, mm4                                   ;   296.3 p0      43 t1 copy
        paddq mm2, [ebp + 112]                          ;   364.0 p2+p1   68 w[6]
        pand mm6, mm3                                   ;   365.0 p1      43 t1
        pxor mm0, mm6                                   ;   367.0 p1      43 t1
        paddq mm0, [esi + 56]                           ;   369.0 p2+p1   53 t1
        paddq mm0, [ebp + 128]                          ;   371.0 p2+p1   53 t1
        movq mm6, [ebp + 40]                            ;   295.0 p2      41 w[6] reload
        paddq mm0, mm6                                  ;   373.0 p1      53 t1
        movq mm4, [ebp + 40]                            ;   296.0 p2      41 w[6] copy
        psrlq mm4, 1                                    ;   370.0 p1      41 w[6]
        pxor mm4, mm6                                   ;   372.0 p1      41 w[6]
        psrlq mm4, 6                                    ;   374.0 p1      41 w[6]
        pxor mm4, mm6                                   ;   376.0 p1      41 w[6]
        psrlq mm4, 1                                    ;   378.0 p1      41 w[6]
        movq [ebp + 16], mm1                            ;   368.0 p0+p3   68 w[5] spill
        movq mm1, [ebp + 40]                            ;   301.3 p2      41 w[6] copy
        psllq mm1, 7                                    ;   375.0 p1      41 w[6]
        pxor mm1, mm6                                   ;   377.0 p1      41 w[6]
        psllq mm1, 0x38                                 ;   379.0 p1      41 w[6]
        pxor mm4, mm1                                   ;   381.0 p1      41 w[6]
        paddq mm2, mm4                                  ;   383.0 p1      68 w[6]
        movq mm1, mm5                                   ;   347.0 p0      39 v[1] copy
        psllq mm1, 6                                    ;   380.0 p1      39 v[1]
        pxor mm1, mm5                                   ;   382.0 p1      39 v[1]
        psllq mm1, 5                                    ;   384.0 p1      39 v[1]
        pxor mm1, mm5                                   ;   386.0 p1      39 v[1]
        psllq mm1, 0x19                                 ;   388.0 p1      39 v[1]
        movq mm4, mm5                                   ;   347.0 p0      39 v[1] copy
        psrlq mm4, 5                                    ;   385.0 p1      39 v[1]
        pxor mm4, mm5                                   ;   387.0 p1      39 v[1]
        psrlq mm4, 6                                    ;   389.0 p1      39 v[1]
        pxor mm4, mm5                                   ;   391.0 p1      39 v[1]
        psrlq mm4, 0x1c                                 ;   393.0 p1      39 v[1]
        pxor mm1, mm4                                   ;   395.0 p1      39 v[1]
        paddq mm7, mm1                                  ;   397.0 p1      55 v[1]
        movq mm1, mm5                                   ;   347.0 p0      44 v[0] copy
        movq mm4, mm5                                   ;   347.0 p0      44 v[0] copy
        pxor mm1, mm7                                   ;   399.0 p1      44 v[0]
        movq mm6, mm1                                   ;   401.0 p0      44 v[0] copy
        pand mm6, [ebp + 184]                           ;   408.0 p2+p1   44 v[0]
        pxor mm4, mm6                                   ;   410.0 p1      44 v[0]
        movq mm6, mm3                                   ;   360.0 p0      40 t1 copy
        psllq mm6, 4                                    ;   395.0 p1      40 t1
        pxor mm6, mm3                                   ;   397.0 p1      40 t1
        psllq mm6, 0x17                                 ;   399.0 p1      40 t1
        pxor mm6, mm3                                   ;   401.0 p1      40 t1
        psllq mm6, 0x17                                 ;   403.0 p1      40 t1
        movq [ebp + 184], mm5                           ;   347.0 p0+p3   55 v[2] spill
        movq mm5, mm3                                   ;   360.0 p0      40 t1 copy
        psrlq mm5, 0x17                                 ;   400.0 p1      40 t1
        pxor mm5, mm3                                   ;   402.0 p1      40 t1
        psrlq mm5, 4                                    ;   404.0 p1      40 t1
        pxor mm5, mm3                                   ;   406.0 p1      40 t1
        psrlq mm5, 0xe                                  ;   408.0 p1      40 t1
        pxor mm6, mm5                                   ;   410.0 p1      40 t1
        paddq mm0, mm6                                  ;   412.0 p1      53 t1
        paddq mm4, mm0                                  ;   414.0 p1      55 v[0]
        paddq mm0, [ebp + 144]                          ;   414.0 p2+p1   54 v[4]
        movq mm6, mm7                                   ;   399.0 p0      39 v[0] copy
        psllq mm6, 6                                    ;   409.0 p1      39 v[0]
        pxor mm6, mm7                                   ;   411.0 p1      39 v[0]
        psllq mm6, 5                                    ;   413.0 p1      39 v[0]
        pxor mm6, mm7                                   ;   415.0 p1      39 v[0]
        psllq mm6, 0x19                                 ;   417.0 p1      39 v[0]
        movq mm5, mm7                                   ;   399.0 p0      39 v[0] copy
        psrlq mm5, 5                                    ;   414.0 p1      39 v[0]
        pxor mm5, mm7                                   ;   416.0 p1      39 v[0]
        psrlq mm5, 6                                    ;   418.0 p1      39 v[0]
        pxor mm5, mm7                                   ;   420.0 p1      39 v[0]
        psrlq mm5, 0x1c                                 ;   422.0 p1      39 v[0]
        pxor mm6, mm5                                   ;   424.0 p1      39 v[0]
        paddq mm4, mm6                                  ;   426.0 p1      55 v[0]
        movq mm6, [ebp + 0]                             ;   348.3 p2      42 w[6]
        psrlq mm6, 0x2a                                 ;   421.0 p1      42 w[6]
        movq mm5, [ebp + 0]                             ;   349.3 p2      68 w[4] reload
        pxor mm6, mm5                                   ;   423.0 p1      42 w[6]
        psrlq mm6, 0xd                                  ;   425.0 p1      42 w[6]
        pxor mm6, mm5                                   ;   427.0 p1      42 w[6]
        psrlq mm6, 6                                    ;   429.0 p1      42 w[6]
        movq [ebp + 144], mm1                           ;   401.0 p0+p3   44 v[0] spill
        movq mm1, mm5                                   ;   360.3 p0      42 w[6] copy
        psllq mm1, 0x2a                                 ;   426.0 p1      42 w[6]
        pxor mm1, mm5                                   ;   428.0 p1      42 w[6]
        psllq mm1, 3                                    ;   430.0 p1      42 w[6]
        pxor mm6, mm1                                   ;   432.0 p1      42 w[6]
        paddq mm2, mm6                                  ;   434.0 p1      68 w[6]
        movq mm6, mm7                                   ;   399.0 p0      44 v[7] copy
        movq mm1, mm7                                   ;   399.0 p0      44 v[7] copy
        movq mm5, mm3                                   ;   360.0 p0      43 t1 copy
        pxor mm5, [ebp + 176]                           ;   431.0 p2+p1   43 t1
        pand mm5, mm0                                   ;   433.0 p1      43 t1
        pxor mm5, [ebp + 176]                           ;   435.0 p2+p1   43 t1
        paddq mm5, [esi + 64]                           ;   437.0 p2+p1   53 t1
        paddq mm5, [ebp + 160]                          ;   439.0 p2+p1   53 t1
        paddq mm5, [ebp + 48]                           ;   441.0 p2+p1   53 t1
        pxor mm6, mm4                                   ;   437.0 p1      44 v[7]
        movq [ebp + 160], mm7                           ;   399.0 p0+p3   55 v[1] spill
        movq mm7, mm6                                   ;   439.0 p0      44 v[7] copy
        pand mm7, [ebp + 144]                           ;   446.0 p2+p1   44 v[7]
        pxor mm1, mm7                                   ;   448.0 p1      44 v[7]
        movq mm7, mm2                                   ;   436.0 p0      42 w[8] copy
        psrlq mm7, 0x2a                                 ;   443.0 p1      42 w[8]
        pxor mm7, mm2                                   ;   445.0 p1      42 w[8]
        psrlq mm7, 0xd                                  ;   447.0 p1      42 w[8]
        pxor mm7, mm2                                   ;   449.0 p1      42 w[8]
        psrlq mm7, 6                                    ;   451.0 p1      42 w[8]
        movq [ebp + 144], mm6                           ;   439.0 p0+p3   44 v[7] spill
        movq mm6, mm2                                   ;   436.0 p0      42 w[8] copy
        psllq mm6, 0x2a                                 ;   445.0 p1      42 w[8]
        pxor mm6, mm2                                   ;   447.0 p1      42 w[8]
        psllq mm6, 3                                    ;   449.0 p1      42 w[8]
        pxor mm7, mm6                                   ;   453.0 p1      42 w[8]
        movq mm6, mm0                                   ;   416.0 p0      40 t1 copy
        psllq mm6, 4                                    ;   449.0 p1      40 t1
        pxor mm6, mm0                                   ;   451.0 p1      40 t1
        psllq mm6, 0x17                                 ;   453.0 p1      40 t1
        pxor mm6, mm0                                   ;   455.0 p1      40 t1
        psllq mm6, 0x17                                 ;   457.0 p1      40 t1
        movq [ebp + 8], mm2                             ;   436.0 p0+p3   68 w[6] spill
        movq mm2, mm0                                   ;   416.0 p0      40 t1 copy
        psrlq mm2, 0x17                                 ;   454.0 p1      40 t1
        pxor mm2, mm0                                   ;   456.0 p1      40 t1
        psrlq mm2, 4                                    ;   458.0 p1      40 t1
        pxor mm2, mm0                                   ;   460.0 p1      40 t1
        psrlq mm2, 0xe                                  ;   462.0 p1      40 t1
        pxor mm6, mm2                                   ;   464.0 p1      40 t1
        paddq mm5, mm6                                  ;   466.0 p1      53 t1
        paddq mm1, mm5                                  ;   468.0 p1      55 v[7]
        paddq mm5, [ebp + 192]                          ;   468.0 p2+p1   54 v[3]
        movq mm6, mm4                                   ;   428.0 p0      39 v[7] copy
        psllq mm6, 6                                    ;   463.0 p1      39 v[7]
        pxor mm6, mm4                                   ;   465.0 p1      39 v[7]
        psllq mm6, 5                                    ;   467.0 p1      39 v[7]
        pxor mm6, mm4                                   ;   469.0 p1      39 v[7]
        psllq mm6, 0x19                                 ;   471.0 p1      39 v[7]
        movq mm2, mm4                                   ;   428.0 p0      39 v[7] copy
        psrlq mm2, 5                                    ;   468.0 p1      39 v[7]
        pxor mm2, mm4                                   ;   470.0 p1      39 v[7]
        psrlq mm2, 6                                    ;   472.0 p1      39 v[7]
        pxor mm2, mm4                                   ;   474.0 p1      39 v[7]
        psrlq mm2, 0x1c                                 ;   476.0 p1      39 v[7]
        pxor mm6, mm2                                   ;   478.0 p1      39 v[7]
        paddq mm1, mm6                                  ;   480.0 p1      55 v[7]
        movq mm6, [ebp + 16]                            ;   393.0 p2      42 w[7]
        psrlq mm6, 0x2a                                 ;   475.0 p1      42 w[7]
        movq mm2, [ebp + 16]                            ;   397.0 p2      68 w[5] reload
        pxor mm6, mm2                                   ;   477.0 p1      42 w[7]
        psrlq mm6, 0xd                                  ;   479.0 p1      42 w[7]
        pxor mm6, mm2                                   ;   481.0 p1      42 w[7]
        psrlq mm6, 6                                    ;   483.0 p1      42 w[7]
        movq [ebp + 192], mm4                           ;   428.0 p0+p3   55 v[0] spill
        movq mm4, mm2                                   ;   410.0 p0      42 w[7] copy
        psllq mm4, 0x2a                                 ;   480.0 p1      42 w[7]
        pxor mm4, mm2                                   ;   482.0 p1      42 w[7]
        psllq mm4, 3                                    ;   484.0 p1      42 w[7]
        pxor mm6, mm4                                   ;   486.0 p1      42 w[7]
        paddq mm6, [ebp + 40]                           ;   488.0 p2+p1   68 w[7]
        movq mm4, [ebp + 152]                           ;   414.3 p2      68 w[0] reload
        paddq mm6, mm4                                  ;   490.0 p1      68 w[7]
        paddq mm7, [ebp + 48]                           ;   486.0 p2+p1   68 w[8]
        paddq mm7, [ebp + 24]                           ;   488.0 p2+p1   68 w[8]
        movq mm4, [ebp + 48]                            ;   417.3 p2      41 w[7]
        psrlq mm4, 1                                    ;   488.0 p1      41 w[7]
        pxor mm4, [ebp + 48]                            ;   490.0 p2+p1   41 w[7]
        psrlq mm4, 6                                    ;   492.0 p1      41 w[7]
        pxor mm4, [ebp + 48]                            ;   494.0 p2+p1   41 w[7]
        psrlq mm4, 1                                    ;   496.0 p1      41 w[7]
        movq mm2, [ebp + 48]                            ;   420.3 p2      41 w[7]
        psllq mm2, 7                                    ;   493.0 p1      41 w[7]
        pxor mm2, [ebp + 48]                            ;   495.0 p2+p1   41 w[7]
        psllq mm2, 0x38                                 ;   497.0 p1      41 w[7]
        pxor mm4, mm2                                   ;   499.0 p1      41 w[7]
        paddq mm6, mm4                                  ;   501.0 p1      68 w[7]
        movq mm2, mm3                                   ;   421.0 p0      43 t1 copy
        movq mm4, mm3                                   ;   422.0 p0      43 t1 copy
        pxor mm2, mm0                                   ;   498.0 p1      43 t1
        pand mm2, mm5                                   ;   500.0 p1      43 t1
        pxor mm4, mm2                                   ;   502.0 p1      43 t1
        paddq mm4, [esi + 72]                           ;   504.0 p2+p1   53 t1
        paddq mm4, [ebp + 176]                          ;   506.0 p2+p1   53 t1
        movq mm2, [ebp - 16]                            ;   429.0 p2      68 w[0] reload
        paddq mm4, mm2                                  ;   508.0 p1      53 t1
        movq [ebp + 176], mm3                           ;   429.3 p0+p3   54 v[5] spill
        movq mm3, [ebp - 16]                            ;   431.0 p2      41 w[8] copy
        psrlq mm3, 1                                    ;   504.0 p1      41 w[8]
        pxor mm3, mm2                                   ;   506.0 p1      41 w[8]
        psrlq mm3, 6                                    ;   508.0 p1      41 w[8]
        pxor mm3, mm2                                   ;   510.0 p1      41 w[8]
        psrlq mm3, 1                                    ;   512.0 p1      41 w[8]
        movq [ebp + 200], mm0                           ;   433.0 p0+p3   54 v[4] spill
        movq mm0, [ebp - 16]                            ;   436.0 p2      41 w[8] copy
        psllq mm0, 7                                    ;   509.0 p1      41 w[8]
        pxor mm0, mm2                                   ;   511.0 p1      41 w[8]
        psllq mm0, 0x38                                 ;   513.0 p1      41 w[8]
        pxor mm3, mm0                                   ;   515.0 p1      41 w[8]
        paddq mm7, mm3                                  ;   517.0 p1      68 w[8]
        movq mm0, mm6                                   ;   503.0 p0      42 w[9] copy
        psrlq mm0, 0x2a                                 ;   514.0 p1      42 w[9]
        pxor mm0, mm6                                   ;   516.0 p1      42 w[9]
        psrlq mm0, 0xd                                  ;   518.0 p1      42 w[9]
        pxor mm0, mm6                                   ;   520.0 p1      42 w[9]
        psrlq mm0, 6                                    ;   522.0 p1      42 w[9]
        movq mm3, mm6                                   ;   503.0 p0      42 w[9] copy
        psllq mm3, 0x2a                                 ;   519.0 p1      42 w[9]
        pxor mm3, mm6                                   ;   521.0 p1      42 w[9]
        psllq mm3, 3                                    ;   523.0 p1      42 w[9]
        pxor mm0, mm3                                   ;   525.0 p1      42 w[9]
        paddq mm2, mm0                                  ;   527.0 p1      68 w[9]
        movq mm0, [ebp - 64]                            ;   446.0 p2      68 w[2] reload
        paddq mm2, mm0                                  ;   529.0 p1      68 w[9]
        movq mm3, mm5                                   ;   470.0 p0      40 t1 copy
        psllq mm3, 4                                    ;   525.0 p1      40 t1
        pxor mm3, mm5                                   ;   527.0 p1      40 t1
        psllq mm3, 0x17                                 ;   529.0 p1      40 t1
        pxor mm3, mm5                                   ;   531.0 p1      40 t1
        psllq mm3, 0x17                                 ;   533.0 p1      40 t1
        movq mm0, mm5                                   ;   470.0 p0      40 t1 copy
        psrlq mm0, 0x17                                 ;   530.0 p1      40 t1
        pxor mm0, mm5                                   ;   532.0 p1      40 t1
        psrlq mm0, 4                                    ;   534.0 p1      40 t1
        pxor mm0, mm5                                   ;   536.0 p1      40 t1
        psrlq mm0, 0xe                                  ;   538.0 p1      40 t1
        pxor mm3, mm0                                   ;   540.0 p1      40 t1
        paddq mm4, mm3                                  ;   542.0 p1      53 t1
        movq mm0, mm4                                   ;   544.0 p0      54 v[2] copy
        movq mm3, mm5                                   ;   470.0 p0      43 t1 copy
        paddq mm0, [ebp + 184]                          ;   551.0 p2+p1   54 v[2]
        pxor mm3, [ebp + 200]                           ;   538.0 p2+p1   43 t1
        pand mm3, mm0                                   ;   553.0 p1      43 t1
        pxor mm3, [ebp + 200]                           ;   555.0 p2+p1   43 t1
        paddq mm3, [esi + 80]                           ;   557.0 p2+p1   53 t1
        paddq mm3, [ebp + 176]                          ;   559.0 p2+p1   53 t1
        paddq mm3, [ebp + 32]                           ;   561.0 p2+p1   53 t1
        movq [ebp + 40], mm6                            ;   503.0 p0+p3   68 w[7] spill
        movq mm6, mm1                                   ;   482.0 p0      39 v[6] copy
        psllq mm6, 6                                    ;   544.0 p1      39 v[6]
        pxor mm6, mm1                                   ;   546.0 p1      39 v[6]
        psllq mm6, 5                                    ;   548.0 p1      39 v[6]
        pxor mm6, mm1                                   ;   550.0 p1      39 v[6]
        psllq mm6, 0x19                                 ;   552.0 p1      39 v[6]
        movq [ebp + 184], mm5                           ;   472.0 p0+p3   54 v[3] spill
        movq mm5, mm1                                   ;   482.0 p0      39 v[6] copy
        psrlq mm5, 5                                    ;   549.0 p1      39 v[6]
        pxor mm5, mm1                                   ;   551.0 p1      39 v[6]
        psrlq mm5, 6                                    ;   553.0 p1      39 v[6]
        pxor mm5, mm1                                   ;   555.0 p1      39 v[6]
        psrlq mm5, 0x1c                                 ;   557.0 p1      39 v[6]
        pxor mm6, mm5                                   ;   559.0 p1      39 v[6]
        paddq mm4, mm6                                  ;   561.0 p1      55 v[6]
        movq mm6, mm1                                   ;   482.0 p0      44 v[6] copy
        movq mm5, mm1                                   ;   483.0 p0      44 v[5] copy
        movq [ebp + 48], mm7                            ;   519.0 p0+p3   68 w[8] spill
        movq mm7, mm1                                   ;   485.0 p0      44 v[5] copy
        pxor mm6, [ebp + 192]                           ;   556.0 p2+p1   44 v[6]
        movq [ebp + 208], mm1                           ;   486.0 p0+p3   55 v[7] spill
        movq mm1, mm6                                   ;   558.0 p0      44 v[6] copy
        pand mm1, [ebp + 144]                           ;   565.0 p2+p1   44 v[6]
        pxor mm1, [ebp + 192]                           ;   567.0 p2+p1   44 v[6]
        paddq mm4, mm1                                  ;   569.0 p1      55 v[6]
        movq mm1, [ebp + 160]                           ;   490.0 p2      54 v[1]
        pxor mm5, mm4                                   ;   571.0 p1      44 v[5]
        pand mm6, mm5                                   ;   573.0 p1      44 v[5]
        pxor mm7, mm6                                   ;   575.0 p1      44 v[5]
        movq mm6, mm0                                   ;   553.0 p0      40 t1 copy
        psllq mm6, 4                                    ;   563.0 p1      40 t1
        pxor mm6, mm0                                   ;   565.0 p1      40 t1
        psllq mm6, 0x17                                 ;   567.0 p1      40 t1
        pxor mm6, mm0                                   ;   569.0 p1      40 t1
        psllq mm6, 0x17                                 ;   571.0 p1      40 t1
        movq [ebp + 160], mm5                           ;   573.0 p0+p3   44 v[5] spill
        movq mm5, mm0                                   ;   553.0 p0      40 t1 copy
        psrlq mm5, 0x17                                 ;   568.0 p1      40 t1
        pxor mm5, mm0                                   ;   570.0 p1      40 t1
        psrlq mm5, 4                                    ;   572.0 p1      40 t1
        pxor mm5, mm0                                   ;   574.0 p1      40 t1
        psrlq mm5, 0xe                                  ;   576.0 p1      40 t1
        pxor mm6, mm5                                   ;   578.0 p1      40 t1
        paddq mm3, mm6                                  ;   580.0 p1      53 t1
        paddq mm1, mm3                                  ;   582.0 p1      54 v[1]
        paddq mm7, mm3                                  ;   582.0 p1      55 v[5]
        movq mm6, [ebp + 32]                            ;   503.0 p2      41 w[9]
        psrlq mm6, 1                                    ;   577.0 p1      41 w[9]
        movq mm3, [ebp + 32]                            ;   504.0 p2      68 w[1] reload
        pxor mm6, mm3                                   ;   579.0 p1      41 w[9]
        psrlq mm6, 6                                    ;   581.0 p1      41 w[9]
        pxor mm6, mm3                                   ;   583.0 p1      41 w[9]
        psrlq mm6, 1                                    ;   585.0 p1      41 w[9]
        movq mm5, [ebp + 32]                            ;   506.3 p2      41 w[9] copy
        psllq mm5, 7                                    ;   582.0 p1      41 w[9]
        pxor mm5, mm3                                   ;   584.0 p1      41 w[9]
        psllq mm5, 0x38                                 ;   586.0 p1      41 w[9]
        pxor mm6, mm5                                   ;   588.0 p1      41 w[9]
        paddq mm2, mm6                                  ;   590.0 p1      68 w[9]
        movq mm6, mm0                                   ;   553.0 p0      43 t1 copy
        movq mm5, [esi + 88]                            ;   511.0 p2      53 t1
        pxor mm6, [ebp + 184]                           ;   587.0 p2+p1   43 t1
        paddq mm5, [ebp + 200]                          ;   588.0 p2+p1   53 t1
        paddq mm5, [ebp + 56]                           ;   590.0 p2+p1   53 t1
        paddq mm3, [ebp + 88]                           ;   590.0 p2+p1   68 w[10]
        pand mm6, mm1                                   ;   591.0 p1      43 t1
        pxor mm6, [ebp + 184]                           ;   593.0 p2+p1   43 t1
        paddq mm5, mm6                                  ;   595.0 p1      53 t1
        movq mm6, mm4                                   ;   571.0 p0      39 v[5] copy
        psllq mm6, 6                                    ;   594.0 p1      39 v[5]
        pxor mm6, mm4                                   ;   596.0 p1      39 v[5]
        psllq mm6, 5                                    ;   598.0 p1      39 v[5]
        pxor mm6, mm4                                   ;   600.0 p1      39 v[5]
        psllq mm6, 0x19                                 ;   602.0 p1      39 v[5]
        movq [ebp + 200], mm0                           ;   553.0 p0+p3   54 v[2] spill
        movq mm0, mm4                                   ;   571.0 p0      39 v[5] copy
        psrlq mm0, 5                                    ;   599.0 p1      39 v[5]
        pxor mm0, mm4                                   ;   601.0 p1      39 v[5]
        psrlq mm0, 6                                    ;   603.0 p1      39 v[5]
        pxor mm0, mm4                                   ;   605.0 p1      39 v[5]
        psrlq mm0, 0x1c                                 ;   607.0 p1      39 v[5]
        pxor mm6, mm0                                   ;   609.0 p1      39 v[5]
        paddq mm7, mm6                                  ;   611.0 p1      55 v[5]
        movq mm6, mm4                                   ;   571.0 p0      44 v[4] copy
        movq mm0, mm4                                   ;   571.0 p0      44 v[4] copy
        pxor mm6, mm7                                   ;   613.0 p1      44 v[4]
        movq [ebp + 144], mm4                           ;   571.0 p0+p3   55 v[6] spill
        movq mm4, mm6                                   ;   615.0 p0      44 v[4] copy
        pand mm4, [ebp + 160]                           ;   622.0 p2+p1   44 v[4]
        pxor mm0, mm4                                   ;   624.0 p1      44 v[4]
        movq mm4, mm2                                   ;   592.0 p0      42 w[11] copy
        psrlq mm4, 0x2a                                 ;   609.0 p1      42 w[11]
        pxor mm4, mm2                                   ;   611.0 p1      42 w[11]
        psrlq mm4, 0xd                                  ;   613.0 p1      42 w[11]
        pxor mm4, mm2                                   ;   615.0 p1      42 w[11]
        psrlq mm4, 6                                    ;   617.0 p1      42 w[11]
        movq [ebp + 160], mm6                           ;   615.0 p0+p3   44 v[4] spill
        movq mm6, mm2                                   ;   592.0 p0      42 w[11] copy
        psllq mm6, 0x2a                                 ;   614.0 p1      42 w[11]
        pxor mm6, mm2                                   ;   616.0 p1      42 w[11]
        psllq mm6, 3                                    ;   618.0 p1      42 w[11]
        pxor mm4, mm6                                   ;   620.0 p1      42 w[11]
        movq mm6, mm1                                   ;   584.0 p0      40 t1 copy
        psllq mm6, 4                                    ;   618.0 p1      40 t1
        pxor mm6, mm1                                   ;   620.0 p1      40 t1
        psllq mm6, 0x17                                 ;   622.0 p1      40 t1
        pxor mm6, mm1                                   ;   624.0 p1      40 t1
        psllq mm6, 0x17                                 ;   626.0 p1      40 t1
        movq [ebp - 16], mm2                            ;   592.0 p0+p3   68 w[9] spill
        movq mm2, mm1                                   ;   584.0 p0      40 t1 copy
        psrlq mm2, 0x17                                 ;   623.0 p1      40 t1
        pxor mm2, mm1                                   ;   625.0 p1      40 t1
        psrlq mm2, 4                                    ;   627.0 p1      40 t1
        pxor mm2, mm1                                   ;   629.0 p1      40 t1
        psrlq mm2, 0xe                                  ;   631.0 p1      40 t1
        pxor mm6, mm2                                   ;   633.0 p1      40 t1
        paddq mm5, mm6                                  ;   635.0 p1      53 t1
        paddq mm0, mm5                                  ;   637.0 p1      55 v[4]
        paddq mm5, [ebp + 192]                          ;   637.0 p2+p1   54 v[0]
        movq mm6, mm7                                   ;   613.0 p0      39 v[4] copy
        psllq mm6, 6                                    ;   632.0 p1      39 v[4]
        pxor mm6, mm7                                   ;   634.0 p1      39 v[4]
        psllq mm6, 5                                    ;   636.0 p1      39 v[4]
        pxor mm6, mm7                                   ;   638.0 p1      39 v[4]
        psllq mm6, 0x19                                 ;   640.0 p1      39 v[4]
        movq mm2, mm7                                   ;   613.0 p0      39 v[4] copy
        psrlq mm2, 5                                    ;   637.0 p1      39 v[4]
        pxor mm2, mm7                                   ;   639.0 p1      39 v[4]
        psrlq mm2, 6                                    ;   641.0 p1      39 v[4]
        pxor mm2, mm7                                   ;   643.0 p1      39 v[4]
        psrlq mm2, 0x1c                                 ;   645.0 p1      39 v[4]
        pxor mm6, mm2                                   ;   647.0 p1      39 v[4]
        paddq mm0, mm6                                  ;   649.0 p1      55 v[4]
        movq mm6, [ebp + 48]                            ;   572.7 p2      42 w[10]
        psrlq mm6, 0x2a                                 ;   644.0 p1      42 w[10]
        movq mm2, [ebp + 48]                            ;   573.7 p2      68 w[8] reload
        pxor mm6, mm2                                   ;   646.0 p1      42 w[10]
        psrlq mm6, 0xd                                  ;   648.0 p1      42 w[10]
        pxor mm6, mm2                                   ;   650.0 p1      42 w[10]
        psrlq mm6, 6                                    ;   652.0 p1      42 w[10]
        movq [ebp + 192], mm7                           ;   613.0 p0+p3   55 v[5] spill
        movq mm7, mm2                                   ;   584.7 p0      42 w[10] copy
        psllq mm7, 0x2a                                 ;   649.0 p1      42 w[10]
        pxor mm7, mm2                                   ;   651.0 p1      42 w[10]
        psllq mm7, 3                                    ;   653.0 p1      42 w[10]
        pxor mm6, mm7                                   ;   655.0 p1      42 w[10]
        paddq mm3, mm6                                  ;   657.0 p1      68 w[10]
        movq mm6, [ebp + 56]                            ;   579.0 p2      68 w[2] reload
        paddq mm4, mm6                                  ;   654.0 p1      68 w[11]
        movq mm7, [ebp + 56]                            ;   580.0 p2      41 w[10] copy
        psrlq mm7, 1                                    ;   655.0 p1      41 w[10]
        pxor mm7, mm6                                   ;   657.0 p1      41 w[10]
        psrlq mm7, 6                                    ;   659.0 p1      41 w[10]
        pxor mm7, mm6                                   ;   661.0 p1      41 w[10]
        psrlq mm7, 1                                    ;   663.0 p1      41 w[10]
        movq mm2, [ebp + 56]                            ;   581.7 p2      41 w[10] copy
        psllq mm2, 7                                    ;   660.0 p1      41 w[10]
        pxor mm2, mm6                                   ;   662.0 p1      41 w[10]
        psllq mm2, 0x38                                 ;   664.0 p1      41 w[10]
        pxor mm7, mm2                                   ;   666.0 p1      41 w[10]
        paddq mm3, mm7                                  ;   668.0 p1      68 w[10]
        movq mm6, mm1                                   ;   585.0 p0      43 t1 copy
        movq mm7, [esi + 96]                            ;   585.3 p2      53 t1
        movq mm2, mm3                                   ;   670.0 p0      42 w[12] copy
        psrlq mm2, 0x2a                                 ;   677.0 p1      42 w[12]
        pxor mm2, mm3                                   ;   679.0 p1      42 w[12]
        psrlq mm2, 0xd                                  ;   681.0 p1      42 w[12]
        pxor mm2, mm3                                   ;   683.0 p1      42 w[12]
        psrlq mm2, 6                                    ;   685.0 p1      42 w[12]
        movq [ebp + 216], mm1                           ;   588.0 p0+p3   54 v[1] spill
        movq mm1, mm3                                   ;   670.0 p0      42 w[12] copy
        psllq mm1, 0x2a                                 ;   677.0 p1      42 w[12]
        pxor mm1, mm3                                   ;   679.0 p1      42 w[12]
        psllq mm1, 3                                    ;   681.0 p1      42 w[12]
        pxor mm2, mm1                                   ;   687.0 p1      42 w[12]
        movq mm1, [ebp + 200]                           ;   593.3 p2      54 v[2] reload
        pxor mm6, mm1                                   ;   674.0 p1      43 t1
        movq [ebp + 32], mm3                            ;   670.0 p0+p3   68 w[10] spill
        movq mm3, mm1                                   ;   604.3 p0      43 t1 copy
        paddq mm7, [ebp + 184]                          ;   675.0 p2+p1   53 t1
        paddq mm7, [ebp + 72]                           ;   677.0 p2+p1   53 t1
        paddq mm4, [ebp + 0]                            ;   677.0 p2+p1   68 w[11]
        paddq mm2, [ebp + 72]                           ;   689.0 p2+p1   68 w[12]
        paddq mm2, [ebp + 16]                           ;   691.0 p2+p1   68 w[12]
        pand mm6, mm5                                   ;   680.0 p1      43 t1
        pxor mm3, mm6                                   ;   682.0 p1      43 t1
        paddq mm7, mm3                                  ;   684.0 p1      53 t1
        movq mm6, mm5                                   ;   639.0 p0      40 t1 copy
        psllq mm6, 4                                    ;   683.0 p1      40 t1
        pxor mm6, mm5                                   ;   685.0 p1      40 t1
        psllq mm6, 0x17                                 ;   687.0 p1      40 t1
        pxor mm6, mm5                                   ;   689.0 p1      40 t1
        psllq mm6, 0x17                                 ;   691.0 p1      40 t1
        movq mm3, mm5                                   ;   639.0 p0      40 t1 copy
        psrlq mm3, 0x17                                 ;   688.0 p1      40 t1
        pxor mm3, mm5                                   ;   690.0 p1      40 t1
        psrlq mm3, 4                                    ;   692.0 p1      40 t1
        pxor mm3, mm5                                   ;   694.0 p1      40 t1
        psrlq mm3, 0xe                                  ;   696.0 p1      40 t1
        pxor mm6, mm3                                   ;   698.0 p1      40 t1
        paddq mm7, mm6                                  ;   700.0 p1      53 t1
        movq mm6, mm7                                   ;   702.0 p0      54 v[7] copy
        paddq mm6, [ebp + 208]                          ;   709.0 p2+p1   54 v[7]
        movq mm3, mm0                                   ;   651.0 p0      39 v[3] copy
        psllq mm3, 6                                    ;   696.0 p1      39 v[3]
        pxor mm3, mm0                                   ;   698.0 p1      39 v[3]
        psllq mm3, 5                                    ;   700.0 p1      39 v[3]
        pxor mm3, mm0                                   ;   702.0 p1      39 v[3]
        psllq mm3, 0x19                                 ;   704.0 p1      39 v[3]
        movq mm1, mm0                                   ;   651.0 p0      39 v[3] copy
        psrlq mm1, 5                                    ;   701.0 p1      39 v[3]
        pxor mm1, mm0                                   ;   703.0 p1      39 v[3]
        psrlq mm1, 6                                    ;   705.0 p1      39 v[3]
        pxor mm1, mm0                                   ;   707.0 p1      39 v[3]
        psrlq mm1, 0x1c                                 ;   709.0 p1      39 v[3]
        pxor mm3, mm1                                   ;   711.0 p1      39 v[3]
        paddq mm7, mm3                                  ;   713.0 p1      55 v[3]
        movq mm1, mm0                                   ;   651.0 p0      44 v[3] copy
        movq mm3, [ebp + 192]                           ;   631.0 p2      55 v[5] reload
        pxor mm1, mm3                                   ;   708.0 p1      44 v[3]
        movq [ebp + 208], mm0                           ;   651.0 p0+p3   55 v[4] spill
        movq mm0, mm3                                   ;   642.0 p0      44 v[3] copy
        movq mm3, mm1                                   ;   710.0 p0      44 v[3] copy
        pand mm3, [ebp + 160]                           ;   717.0 p2+p1   44 v[3]
        pxor mm0, mm3                                   ;   719.0 p1      44 v[3]
        paddq mm7, mm0                                  ;   721.0 p1      55 v[3]
        movq mm0, [ebp + 72]                            ;   634.3 p2      41 w[11]
        psrlq mm0, 1                                    ;   712.0 p1      41 w[11]
        movq mm3, [ebp + 72]                            ;   635.3 p2      68 w[3] reload
        pxor mm0, mm3                                   ;   714.0 p1      41 w[11]
        psrlq mm0, 6                                    ;   716.0 p1      41 w[11]
        pxor mm0, mm3                                   ;   718.0 p1      41 w[11]
        psrlq mm0, 1                                    ;   720.0 p1      41 w[11]
        movq [ebp + 160], mm1                           ;   710.0 p0+p3   44 v[3] spill
        movq mm1, [ebp + 72]                            ;   640.3 p2      41 w[11] copy
        psllq mm1, 7                                    ;   717.0 p1      41 w[11]
        pxor mm1, mm3                                   ;   719.0 p1      41 w[11]
        psllq mm1, 0x38                                 ;   721.0 p1      41 w[11]
        pxor mm0, mm1                                   ;   723.0 p1      41 w[11]
        paddq mm4, mm0                                  ;   725.0 p1      68 w[11]
        movq mm0, mm5                                   ;   642.7 p0      43 t1 copy
        movq mm1, [esi + 104]                           ;   643.0 p2      53 t1
        movq mm3, mm4                                   ;   727.0 p0      42 w[13] copy
        psrlq mm3, 0x2a                                 ;   734.0 p1      42 w[13]
        pxor mm3, mm4                                   ;   736.0 p1      42 w[13]
        psrlq mm3, 0xd                                  ;   738.0 p1      42 w[13]
        pxor mm3, mm4                                   ;   740.0 p1      42 w[13]
        psrlq mm3, 6                                    ;   742.0 p1      42 w[13]
        movq [ebp + 184], mm5                           ;   651.7 p0+p3   54 v[0] spill
        movq mm5, mm4                                   ;   727.0 p0      42 w[13] copy
        psllq mm5, 0x2a                                 ;   734.0 p1      42 w[13]
        pxor mm5, mm4                                   ;   736.0 p1      42 w[13]
        psllq mm5, 3                                    ;   738.0 p1      42 w[13]
        pxor mm3, mm5                                   ;   744.0 p1      42 w[13]
        movq mm5, [ebp + 216]                           ;   654.7 p2      54 v[1] reload
        pxor mm0, mm5                                   ;   731.0 p1      43 t1
        movq [ebp + 56], mm4                            ;   727.0 p0+p3   68 w[11] spill
        movq mm4, mm5                                   ;   665.7 p0      43 t1 copy
        paddq mm1, [ebp + 200]                          ;   732.0 p2+p1   53 t1
        paddq mm1, [ebp + 120]                          ;   734.0 p2+p1   53 t1
        paddq mm3, [ebp + 120]                          ;   746.0 p2+p1   68 w[13]
        paddq mm3, [ebp + 8]                            ;   748.0 p2+p1   68 w[13]
        pand mm0, mm6                                   ;   736.0 p1      43 t1
        pxor mm4, mm0                                   ;   738.0 p1      43 t1
        paddq mm1, mm4                                  ;   740.0 p1      53 t1
        movq mm0, mm6                                   ;   711.0 p0      40 t1 copy
        psllq mm0, 4                                    ;   739.0 p1      40 t1
        pxor mm0, mm6                                   ;   741.0 p1      40 t1
        psllq mm0, 0x17                                 ;   743.0 p1      40 t1
        pxor mm0, mm6                                   ;   745.0 p1      40 t1
        psllq mm0, 0x17                                 ;   747.0 p1      40 t1
        movq mm4, mm6                                   ;   711.0 p0      40 t1 copy
        psrlq mm4, 0x17                                 ;   744.0 p1      40 t1
        pxor mm4, mm6                                   ;   746.0 p1      40 t1
        psrlq mm4, 4                                    ;   748.0 p1      40 t1
        pxor mm4, mm6                                   ;   750.0 p1      40 t1
        psrlq mm4, 0xe                                  ;   752.0 p1      40 t1
        pxor mm0, mm4                                   ;   754.0 p1      40 t1
        paddq mm1, mm0                                  ;   756.0 p1      53 t1
        movq mm0, mm1                                   ;   758.0 p0      54 v[6] copy
        paddq mm0, [ebp + 144]                          ;   765.0 p2+p1   54 v[6]
        movq mm4, mm7                                   ;   723.0 p0      39 v[2] copy
        psllq mm4, 6                                    ;   752.0 p1      39 v[2]
        pxor mm4, mm7                                   ;   754.0 p1      39 v[2]
        psllq mm4, 5                                    ;   756.0 p1      39 v[2]
        pxor mm4, mm7                                   ;   758.0 p1      39 v[2]
        psllq mm4, 0x19                                 ;   760.0 p1      39 v[2]
        movq mm5, mm7                                   ;   723.0 p0      39 v[2] copy
        psrlq mm5, 5                                    ;   757.0 p1      39 v[2]
        pxor mm5, mm7                                   ;   759.0 p1      39 v[2]
        psrlq mm5, 6                                    ;   761.0 p1      39 v[2]
        pxor mm5, mm7                                   ;   763.0 p1      39 v[2]
        psrlq mm5, 0x1c                                 ;   765.0 p1      39 v[2]
        pxor mm4, mm5                                   ;   767.0 p1      39 v[2]
        paddq mm1, mm4                                  ;   769.0 p1      55 v[2]
        movq mm4, mm7                                   ;   723.0 p0      44 v[2] copy
        movq mm5, [ebp + 208]                           ;   693.7 p2      55 v[4] reload
        pxor mm4, mm5                                   ;   764.0 p1      44 v[2]
        movq [ebp + 144], mm7                           ;   723.0 p0+p3   55 v[3] spill
        movq mm7, mm5                                   ;   704.7 p0      44 v[2] copy
        movq mm5, mm4                                   ;   766.0 p0      44 v[2] copy
        pand mm5, [ebp + 160]                           ;   773.0 p2+p1   44 v[2]
        pxor mm7, mm5                                   ;   775.0 p1      44 v[2]
        paddq mm1, mm7                                  ;   777.0 p1      55 v[2]
        movq mm7, [ebp + 120]                           ;   697.0 p2      41 w[12]
        psrlq mm7, 1                                    ;   768.0 p1      41 w[12]
        movq mm5, [ebp + 120]                           ;   698.0 p2      68 w[4] reload
        pxor mm7, mm5                                   ;   770.0 p1      41 w[12]
        psrlq mm7, 6                                    ;   772.0 p1      41 w[12]
        pxor mm7, mm5                                   ;   774.0 p1      41 w[12]
        psrlq mm7, 1                                    ;   776.0 p1      41 w[12]
        movq [ebp + 160], mm4                           ;   766.0 p0+p3   44 v[2] spill
        movq mm4, [ebp + 120]                           ;   702.0 p2      41 w[12] copy
        psllq mm4, 7                                    ;   773.0 p1      41 w[12]
        pxor mm4, mm5                                   ;   775.0 p1      41 w[12]
        psllq mm4, 0x38                                 ;   777.0 p1      41 w[12]
        pxor mm7, mm4                                   ;   779.0 p1      41 w[12]
        paddq mm2, mm7                                  ;   781.0 p1      68 w[12]
        movq mm7, mm6                                   ;   712.3 p0      43 t1 copy
        movq mm4, [esi + 112]                           ;   712.7 p2      53 t1
        movq mm5, mm2                                   ;   783.0 p0      42 w[14] copy
        psrlq mm5, 0x2a                                 ;   790.0 p1      42 w[14]
        pxor mm5, mm2                                   ;   792.0 p1      42 w[14]
        psrlq mm5, 0xd                                  ;   794.0 p1      42 w[14]
        pxor mm5, mm2                                   ;   796.0 p1      42 w[14]
        psrlq mm5, 6                                    ;   798.0 p1      42 w[14]
        movq [ebp + 200], mm6                           ;   715.0 p0+p3   54 v[7] spill
        movq mm6, mm2                                   ;   783.0 p0      42 w[14] copy
        psllq mm6, 0x2a                                 ;   790.0 p1      42 w[14]
        pxor mm6, mm2                                   ;   792.0 p1      42 w[14]
        psllq mm6, 3                                    ;   794.0 p1      42 w[14]
        pxor mm5, mm6                                   ;   800.0 p1      42 w[14]
        movq mm6, [ebp + 184]                           ;   717.3 p2      54 v[0] reload
        pxor mm7, mm6                                   ;   787.0 p1      43 t1
        movq [ebp + 72], mm2                            ;   783.0 p0+p3   68 w[12] spill
        movq mm2, mm6                                   ;   728.3 p0      43 t1 copy
        paddq mm4, [ebp + 216]                          ;   788.0 p2+p1   53 t1
        paddq mm4, [ebp + 64]                           ;   790.0 p2+p1   53 t1
        paddq mm5, [ebp + 64]                           ;   802.0 p2+p1   68 w[14]
        paddq mm5, [ebp + 40]                           ;   804.0 p2+p1   68 w[14]
        pand mm7, mm0                                   ;   792.0 p1      43 t1
        pxor mm2, mm7                                   ;   794.0 p1      43 t1
        paddq mm4, mm2                                  ;   796.0 p1      53 t1
        movq mm7, mm0                                   ;   767.0 p0      40 t1 copy
        psrlq mm7, 0x17                                 ;   795.0 p1      40 t1
        pxor mm7, mm0                                   ;   797.0 p1      40 t1
        psrlq mm7, 4                                    ;   799.0 p1      40 t1
        movq mm2, mm0                                   ;   767.0 p0      40 t1 copy
        psllq mm2, 4                                    ;   798.0 p1      40 t1
        pxor mm2, mm0                                   ;   800.0 p1      40 t1
        psllq mm2, 0x17                                 ;   802.0 p1      40 t1
        pxor mm2, mm0                                   ;   804.0 p1      40 t1
        psllq mm2, 0x17                                 ;   806.0 p1      40 t1
        pxor mm7, mm0                                   ;   803.0 p1      40 t1
        psrlq mm7, 0xe                                  ;   805.0 p1      40 t1
        pxor mm2, mm7                                   ;   808.0 p1      40 t1
        paddq mm4, mm2                                  ;   810.0 p1      53 t1
        movq mm7, mm4                                   ;   812.0 p0      54 v[5] copy
        paddq mm7, [ebp + 192]                          ;   819.0 p2+p1   54 v[5]
        movq mm2, mm1                                   ;   779.0 p0      39 v[1] copy
        psllq mm2, 6                                    ;   808.0 p1      39 v[1]
        pxor mm2, mm1                                   ;   810.0 p1      39 v[1]
        psllq mm2, 5                                    ;   812.0 p1      39 v[1]
        pxor mm2, mm1                                   ;   814.0 p1      39 v[1]
        psllq mm2, 0x19                                 ;   816.0 p1      39 v[1]
        movq mm6, mm1                                   ;   779.0 p0      39 v[1] copy
        psrlq mm6, 5                                    ;   813.0 p1      39 v[1]
        pxor mm6, mm1                                   ;   815.0 p1      39 v[1]
        psrlq mm6, 6                                    ;   817.0 p1      39 v[1]
        pxor mm6, mm1                                   ;   819.0 p1      39 v[1]
        psrlq mm6, 0x1c                                 ;   821.0 p1      39 v[1]
        pxor mm2, mm6                                   ;   823.0 p1      39 v[1]
        paddq mm4, mm2                                  ;   825.0 p1      55 v[1]
        movq mm6, mm1                                   ;   779.0 p0      44 v[1] copy
        movq mm2, [ebp + 144]                           ;   750.0 p2      55 v[3] reload
        pxor mm6, mm2                                   ;   820.0 p1      44 v[1]
        movq [ebp - 56], mm1                            ;   779.0 p0+p3   55 v[2] spill
        movq mm1, mm2                                   ;   761.0 p0      44 v[1] copy
        movq mm2, mm6                                   ;   822.0 p0      44 v[1] copy
        pand mm2, [ebp + 160]                           ;   829.0 p2+p1   44 v[1]
        pxor mm1, mm2                                   ;   831.0 p1      44 v[1]
        paddq mm4, mm1                                  ;   833.0 p1      55 v[1]
        movq mm1, [ebp + 64]                            ;   753.3 p2      41 w[13]
        psrlq mm1, 1                                    ;   824.0 p1      41 w[13]
        movq mm2, [ebp + 64]                            ;   754.3 p2      42 w[0] reload
        pxor mm1, mm2                                   ;   826.0 p1      41 w[13]
        psrlq mm1, 6                                    ;   828.0 p1      41 w[13]
        pxor mm1, mm2                                   ;   830.0 p1      41 w[13]
        psrlq mm1, 1                                    ;   832.0 p1      41 w[13]
        movq [ebp + 160], mm6                           ;   822.0 p0+p3   44 v[1] spill
        movq mm6, [ebp + 64]                            ;   758.0 p2      41 w[13] copy
        psllq mm6, 7                                    ;   829.0 p1      41 w[13]
        pxor mm6, mm2                                   ;   831.0 p1      41 w[13]
        psllq mm6, 0x38                                 ;   833.0 p1      41 w[13]
        pxor mm1, mm6                                   ;   835.0 p1      41 w[13]
        paddq mm3, mm1                                  ;   837.0 p1      68 w[13]
        movq mm6, mm0                                   ;   768.3 p0      43 t1 copy
        movq mm1, [esi + 120]                           ;   768.7 p2      53 t1
        movq mm2, mm3                                   ;   839.0 p0      42 w[15] copy
        psrlq mm2, 0x2a                                 ;   846.0 p1      42 w[15]
        pxor mm2, mm3                                   ;   848.0 p1      42 w[15]
        psrlq mm2, 0xd                                  ;   850.0 p1      42 w[15]
        pxor mm2, mm3                                   ;   852.0 p1      42 w[15]
        psrlq mm2, 6                                    ;   854.0 p1      42 w[15]
        movq [ebp + 216], mm0                           ;   771.0 p0+p3   54 v[6] spill
        movq mm0, mm3                                   ;   839.0 p0      42 w[15] copy
        psllq mm0, 0x2a                                 ;   846.0 p1      42 w[15]
        pxor mm0, mm3                                   ;   848.0 p1      42 w[15]
        psllq mm0, 3                                    ;   850.0 p1      42 w[15]
        pxor mm2, mm0                                   ;   856.0 p1      42 w[15]
        movq mm0, [ebp + 200]                           ;   773.3 p2      54 v[7] reload
        pxor mm6, mm0                                   ;   843.0 p1      43 t1
        movq [ebp + 120], mm3                           ;   839.0 p0+p3   68 w[13] spill
        movq mm3, mm0                                   ;   784.3 p0      43 t1 copy
        pand mm6, mm7                                   ;   845.0 p1      43 t1
        pxor mm3, mm6                                   ;   847.0 p1      43 t1
        paddq mm1, mm3                                  ;   849.0 p1      53 t1
        movq mm6, mm7                                   ;   821.0 p0      40 t1 copy
        psllq mm6, 4                                    ;   847.0 p1      40 t1
        pxor mm6, mm7                                   ;   849.0 p1      40 t1
        psllq mm6, 0x17                                 ;   851.0 p1      40 t1
        pxor mm6, mm7                                   ;   853.0 p1      40 t1
        psllq mm6, 0x17                                 ;   855.0 p1      40 t1
        movq mm3, mm7                                   ;   821.0 p0      40 t1 copy
        psrlq mm3, 0x17                                 ;   852.0 p1      40 t1
        pxor mm3, mm7                                   ;   854.0 p1      40 t1
        psrlq mm3, 4                                    ;   856.0 p1      40 t1
        pxor mm3, mm7                                   ;   858.0 p1      40 t1
        psrlq mm3, 0xe                                  ;   860.0 p1      40 t1
        pxor mm6, mm3                                   ;   862.0 p1      40 t1
        paddq mm1, mm6                                  ;   864.0 p1      53 t1
        paddq mm1, [ebp + 184]                          ;   866.0 p2+p1   53 t1
        movq mm6, [ebp + 112]                           ;   785.0 p2      42 w[1] reload
        paddq mm1, mm6                                  ;   868.0 p1      53 t1
        movq mm3, mm1                                   ;   870.0 p0      54 v[4] copy
        paddq mm2, mm6                                  ;   861.0 p1      68 w[15]
        movq mm0, mm6                                   ;   796.0 p0      41 w[14] copy
        psrlq mm0, 1                                    ;   862.0 p1      41 w[14]
        pxor mm0, mm6                                   ;   864.0 p1      41 w[14]
        psrlq mm0, 6                                    ;   866.0 p1      41 w[14]
        pxor mm0, mm6                                   ;   868.0 p1      41 w[14]
        psrlq mm0, 1                                    ;   870.0 p1      41 w[14]
        movq [ebp + 184], mm7                           ;   821.0 p0+p3   54 v[5] spill
        movq mm7, mm6                                   ;   802.3 p0      41 w[14] copy
        psllq mm7, 7                                    ;   867.0 p1      41 w[14]
        pxor mm7, mm6                                   ;   869.0 p1      41 w[14]
        psllq mm7, 0x38                                 ;   871.0 p1      41 w[14]
        pxor mm0, mm7                                   ;   873.0 p1      41 w[14]
        paddq mm5, mm0                                  ;   875.0 p1      68 w[14]
        movq [ebp + 64], mm5                            ;   877.0 p0+p3   65 passes
        movq [ebp + 80], mm4                            ;   835.0 p0+p3   65 passes
        paddq mm3, [ebp + 208]                          ;   877.0 p2+p1   54 v[4]
        movq mm6, [ebp + 152]                           ;   806.3 p2      41 w[15]
        psllq mm6, 7                                    ;   873.0 p1      41 w[15]
        movq mm7, [ebp + 152]                           ;   807.3 p2      68 w[0] reload
        pxor mm6, mm7                                   ;   875.0 p1      41 w[15]
        psllq mm6, 0x38                                 ;   877.0 p1      41 w[15]
        add esi, 0x80                                   ;   807.7 p0      65 passes
        movq mm0, mm7                                   ;   818.3 p0      41 w[15] copy
        psrlq mm0, 1                                    ;   876.0 p1      41 w[15]
        pxor mm0, mm7                                   ;   878.0 p1      41 w[15]
        psrlq mm0, 6                                    ;   880.0 p1      41 w[15]
        pxor mm0, mm7                                   ;   882.0 p1      41 w[15]
        psrlq mm0, 1                                    ;   884.0 p1      41 w[15]
        pxor mm6, mm0                                   ;   886.0 p1      41 w[15]
        paddq mm2, mm6                                  ;   888.0 p1      68 w[15]
        movq mm6, [ebp + 48]                            ;   810.7 p2      68 w[8] reload
        paddq mm2, mm6                                  ;   890.0 p1      68 w[15]
        movq [ebp + 112], mm2                           ;   892.0 p0+p3   65 passes
        movq mm6, mm4                                   ;   835.0 p0      39 v[0] copy
        psllq mm6, 6                                    ;   884.0 p1      39 v[0]
        pxor mm6, mm4                                   ;   886.0 p1      39 v[0]
        psllq mm6, 5                                    ;   888.0 p1      39 v[0]
        pxor mm6, mm4                                   ;   890.0 p1      39 v[0]
        psllq mm6, 0x19                                 ;   892.0 p1      39 v[0]
        movq mm0, mm4                                   ;   835.0 p0      39 v[0] copy
        psrlq mm0, 5                                    ;   889.0 p1      39 v[0]
        pxor mm0, mm4                                   ;   891.0 p1      39 v[0]
        psrlq mm0, 6                                    ;   893.0 p1      39 v[0]
        pxor mm0, mm4                                   ;   895.0 p1      39 v[0]
        psrlq mm0, 0x1c                                 ;   897.0 p1      39 v[0]
        pxor mm6, mm0                                   ;   899.0 p1      39 v[0]
        paddq mm1, mm6                                  ;   901.0 p1      55 v[0]
        movq mm6, [ebp - 56]                            ;   824.7 p2      55 v[2] reload
        pxor mm4, mm6                                   ;   896.0 p1      44 v[0]
        pand mm4, [ebp + 160]                           ;   898.0 p2+p1   44 v[0]
        pxor mm6, mm4                                   ;   900.0 p1      44 v[0]
        paddq mm1, mm6                                  ;   903.0 p1      55 v[0]
        movq [ebp - 8], mm1                             ;   905.0 p0+p3   65 passes
        movq mm2, [ebp + 216]                           ;   828.3 p2      54 v[6] reload
        movq mm4, [ebp + 200]                           ;   829.3 p2      54 v[7] reload
        movq mm5, [ebp + 144]                           ;   830.3 p2      55 v[3] reload
        movq mm1, [ebp + 184]                           ;   831.3 p2      54 v[5] reload
        movq mm0, mm3                                   ;   879.0 p0      54 v[4] copy
        movq mm3, mm7                                   ;   832.0 p0      68 w[0] copy
        cmp esi, dword [ebp + 244]                      ;                    more passes?
        jne .passes_2
        mov dword [ebp + 240], esi                      ;                    resident
        movq [ebp - 48], mm0                            ;                    resident
        movq [ebp + 104], mm1                           ;                    resident
        movq [ebp + 96], mm2                            ;                    resident
        movq [ebp - 24], mm3                            ;                    resident
        movq [ebp - 32], mm4                            ;                    resident
        movq [ebp - 40], mm5                            ;                    resident
        movq mm0, [ebp - 48]                            ;     0.0 p2      40 t1
        movq mm1, [ebp - 48]                            ;     1.0 p2      40 t1 reload
        movq mm5, [ebp - 8]                             ;     2.0 p2      39 v[7] reload
        movq mm3, [ebp + 104]                           ;     3.0 p2      43 t1
        movq mm2, [ebp - 48]                            ;     4.0 p2      40 t1 copy
        psrlq mm2, 0x17                                 ;    15.0 p1      40 t1
        pxor mm2, mm1                                   ;    17.0 p1      40 t1
        psrlq mm2, 4                                    ;    19.0 p1      40 t1
        psllq mm0, 4                                    ;    11.0 p1      40 t1
        pxor mm0, mm1                                   ;    13.0 p1      40 t1
        psllq mm0, 0x17                                 ;    15.0 p1      40 t1
        movq mm4, [ebp + 96]                            ;     5.0 p2      43 t1 reload
        movq mm6, mm5                                   ;    13.0 p0      39 v[7] copy
        psrlq mm6, 5                                    ;    20.0 p1      39 v[7]
        pxor mm6, mm5                                   ;    22.0 p1      39 v[7]
        psrlq mm6, 6                                    ;    24.0 p1      39 v[7]
        pxor mm2, mm1                                   ;    21.0 p1      40 t1
        psrlq mm2, 0xe                                  ;    23.0 p1      40 t1
        pxor mm3, mm4                                   ;    16.0 p1      43 t1
        pand mm3, mm1                                   ;    18.0 p1      43 t1
        pxor mm3, mm4                                   ;    20.0 p1      43 t1
        pxor mm6, mm5                                   ;    26.0 p1      39 v[7]
        movq mm7, mm5                                   ;    13.0 p0      44 v[7] copy
        pxor mm0, mm1                                   ;    17.0 p1      40 t1
        psllq mm0, 0x17                                 ;    19.0 p1      40 t1
        pxor mm0, mm2                                   ;    25.0 p1      40 t1
        movq mm2, [ebp - 32]                            ;     8.7 p2      53 t1
        paddq mm2, [sha512_blocks.T1_constants64]       ;    19.7 p2+p1   53 t1
        paddq mm2, [ebp - 24]                           ;    21.7 p2+p1   53 t1
        paddq mm2, mm0                                  ;    27.0 p1      53 t1
        movq mm0, [ebp - 40]                            ;    11.7 p2      54 v[3]
        paddq mm2, mm3                                  ;    29.0 p1      53 t1
        movq mm3, [ebp - 8]                             ;    12.7 p2      39 v[7]
        psllq mm3, 6                                    ;    23.7 p1      39 v[7]
        paddq mm0, mm2                                  ;    31.0 p1      54 v[3]
        pxor mm3, mm5                                   ;    25.7 p1      39 v[7]
        psllq mm3, 5                                    ;    27.7 p1      39 v[7]
        pxor mm3, mm5                                   ;    29.7 p1      39 v[7]
        movq mm5, mm0                                   ;    33.0 p0      40 t1 copy
        psrlq mm5, 0x17                                 ;    40.0 p1      40 t1
        psllq mm3, 0x19                                 ;    31.7 p1      39 v[7]
        pxor mm5, mm0                                   ;    42.0 p1      40 t1
        psrlq mm6, 0x1c                                 ;    31.7 p1      39 v[7]
        psrlq mm5, 4                                    ;    44.0 p1      40 t1
        pxor mm5, mm0                                   ;    46.0 p1      40 t1
        psrlq mm5, 0xe                                  ;    48.0 p1      40 t1
        pxor mm3, mm6                                   ;    35.7 p1      39 v[7]
        movq mm6, [ebp + 80]                            ;    16.3 p2      44 v[7] reload
        paddq mm2, mm3                                  ;    37.7 p1      55 v[7]
        pxor mm7, mm6                                   ;    37.7 p1      44 v[7]
        movq mm3, [ebp - 56]                            ;    17.3 p2      44 v[7]
        pxor mm3, mm6                                   ;    38.7 p1      44 v[7]
        pand mm3, mm7                                   ;    40.7 p1      44 v[7]
        pxor mm3, mm6                                   ;    42.7 p1      44 v[7]
        paddq mm2, mm3                                  ;    44.7 p1      55 v[7]
        movq mm3, mm0                                   ;    33.0 p0      40 t1 copy
        psllq mm3, 4                                    ;    42.7 p1      40 t1
        pxor mm3, mm0                                   ;    44.7 p1      40 t1
        psllq mm3, 0x17                                 ;    46.7 p1      40 t1
        paddq mm4, [sha512_blocks.T1_constants64 + 8]   ;    45.7 p2+p1   53 t1
        pxor mm3, mm0                                   ;    48.7 p1      40 t1
        psllq mm3, 0x17                                 ;    50.7 p1      40 t1
        pxor mm3, mm5                                   ;    52.7 p1      40 t1
        paddq mm4, [ebp + 24]                           ;    49.7 p2+p1   53 t1
        paddq mm4, mm3                                  ;    54.7 p1      53 t1
        movq mm3, mm1                                   ;    23.0 p0      43 t1 copy
        movq mm1, mm2                                   ;    46.7 p0      39 v[6] copy
        psllq mm1, 6                                    ;    53.7 p1      39 v[6]
        movq mm5, [ebp + 104]                           ;    24.0 p2      43 t1 reload
        movq [ebp + 128], mm0                           ;    33.0 p0+p3   54 v[3] spill
        pxor mm3, mm5                                   ;    52.7 p1      43 t1
        pand mm3, mm0                                   ;    54.7 p1      43 t1
        pxor mm3, mm5                                   ;    56.7 p1      43 t1
        paddq mm4, mm3                                  ;    58.7 p1      53 t1
        paddq mm5, [sha512_blocks.T1_constants64 + 16]  ;    56.7 p2+p1   53 t1
        movq mm0, mm2                                   ;    46.7 p0      39 v[6] copy
        psrlq mm0, 5                                    ;    57.7 p1      39 v[6]
        pxor mm0, mm2                                   ;    59.7 p1      39 v[6]
        movq mm3, mm4                                   ;    60.7 p0      54 v[2] copy
        paddq mm3, [ebp - 56]                           ;    67.7 p2+p1   54 v[2]
        pxor mm1, mm2                                   ;    60.7 p1      39 v[6]
        psrlq mm0, 6                                    ;    61.7 p1      39 v[6]
        pxor mm0, mm2                                   ;    63.7 p1      39 v[6]
        psrlq mm0, 0x1c                                 ;    65.7 p1      39 v[6]
        paddq mm5, [ebp - 64]                           ;    64.7 p2+p1   53 t1
        psllq mm1, 5                                    ;    65.7 p1      39 v[6]
        pxor mm1, mm2                                   ;    67.7 p1      39 v[6]
        psllq mm1, 0x19                                 ;    69.7 p1      39 v[6]
        pxor mm1, mm0                                   ;    71.7 p1      39 v[6]
        movq mm0, mm6                                   ;    32.3 p0      44 v[6] copy
        pxor mm0, mm2                                   ;    69.7 p1      44 v[6]
        paddq mm4, mm1                                  ;    73.7 p1      55 v[6]
        pand mm7, mm0                                   ;    71.7 p1      44 v[6]
        pxor mm7, mm6                                   ;    73.7 p1      44 v[6]
        paddq mm4, mm7                                  ;    75.7 p1      55 v[6]
        movq mm7, [ebp - 48]                            ;    34.3 p2      40 t1 reload
        movq mm1, [ebp + 128]                           ;    35.3 p2      43 t1
        pxor mm1, mm7                                   ;    74.7 p1      43 t1
        pand mm1, mm3                                   ;    76.7 p1      43 t1
        movq mm0, mm3                                   ;    69.7 p0      40 t1 copy
        pxor mm1, mm7                                   ;    78.7 p1      43 t1
        paddq mm5, mm1                                  ;    80.7 p1      53 t1
        movq mm1, mm3                                   ;    69.7 p0      40 t1 copy
        paddq mm7, [sha512_blocks.T1_constants64 + 24]  ;    78.7 p2+p1   53 t1
        paddq mm7, [ebp + 88]                           ;    80.7 p2+p1   53 t1
        psllq mm0, 4                                    ;    80.7 p1      40 t1
        pxor mm0, mm3                                   ;    82.7 p1      40 t1
        psllq mm0, 0x17                                 ;    84.7 p1      40 t1
        pxor mm0, mm3                                   ;    86.7 p1      40 t1
        psllq mm0, 0x17                                 ;    88.7 p1      40 t1
        psrlq mm1, 0x17                                 ;    85.7 p1      40 t1
        pxor mm1, mm3                                   ;    87.7 p1      40 t1
        psrlq mm1, 4                                    ;    89.7 p1      40 t1
        pxor mm1, mm3                                   ;    91.7 p1      40 t1
        psrlq mm1, 0xe                                  ;    93.7 p1      40 t1
        pxor mm0, mm1                                   ;    95.7 p1      40 t1
        paddq mm5, mm0                                  ;    97.7 p1      53 t1
        movq mm0, mm4                                   ;    77.7 p0      39 v[5] copy
        psllq mm0, 6                                    ;    92.7 p1      39 v[5]
        paddq mm6, mm5                                  ;    99.7 p1      54 v[1]
        pxor mm0, mm4                                   ;    94.7 p1      39 v[5]
        movq mm1, mm4                                   ;    77.7 p0      39 v[5] copy
        psrlq mm1, 5                                    ;    95.7 p1      39 v[5]
        pxor mm1, mm4                                   ;    97.7 p1      39 v[5]
        psllq mm0, 5                                    ;    97.7 p1      39 v[5]
        pxor mm0, mm4                                   ;    99.7 p1      39 v[5]
        psllq mm0, 0x19                                 ;   101.7 p1      39 v[5]
        psrlq mm1, 6                                    ;   100.7 p1      39 v[5]
        pxor mm1, mm4                                   ;   102.7 p1      39 v[5]
        psrlq mm1, 0x1c                                 ;   104.7 p1      39 v[5]
        pxor mm0, mm1                                   ;   106.7 p1      39 v[5]
        paddq mm5, mm0                                  ;   108.7 p1      55 v[5]
        movq mm0, mm2                                   ;    47.3 p0      44 v[5] copy
        movq [ebp + 136], mm2                           ;    48.3 p0+p3   55 v[7] spill
        pxor mm0, [ebp - 8]                             ;   105.7 p2+p1   44 v[5]
        movq mm1, mm2                                   ;    49.3 p0      44 v[5] copy
        pxor mm1, mm4                                   ;   106.7 p1      44 v[5]
        pand mm0, mm1                                   ;   108.7 p1      44 v[5]
        pxor mm0, mm2                                   ;   110.7 p1      44 v[5]
        paddq mm5, mm0                                  ;   112.7 p1      55 v[5]
        movq mm2, [ebp + 128]                           ;    50.7 p2      43 t1
        pxor mm2, mm3                                   ;   110.7 p1      43 t1
        pand mm2, mm6                                   ;   112.7 p1      43 t1
        pxor mm2, [ebp + 128]                           ;   114.7 p2+p1   43 t1
        paddq mm7, mm2                                  ;   116.7 p1      53 t1
        movq mm2, mm6                                   ;   101.7 p0      40 t1 copy
        psrlq mm2, 0x17                                 ;   114.7 p1      40 t1
        pxor mm2, mm6                                   ;   116.7 p1      40 t1
        movq mm0, mm6                                   ;   101.7 p0      40 t1 copy
        psrlq mm2, 4                                    ;   118.7 p1      40 t1
        pxor mm2, mm6                                   ;   120.7 p1      40 t1
        psrlq mm2, 0xe                                  ;   122.7 p1      40 t1
        psllq mm0, 4                                    ;   119.7 p1      40 t1
        pxor mm0, mm6                                   ;   121.7 p1      40 t1
        psllq mm0, 0x17                                 ;   123.7 p1      40 t1
        pxor mm0, mm6                                   ;   125.7 p1      40 t1
        psllq mm0, 0x17                                 ;   127.7 p1      40 t1
        movq [ebp + 144], mm3                           ;    69.7 p0+p3   54 v[2] spill
        movq mm3, mm4                                   ;    77.7 p0      44 v[4] copy
        pxor mm3, mm5                                   ;   124.7 p1      44 v[4]
        pand mm1, mm3                                   ;   126.7 p1      44 v[4]
        pxor mm0, mm2                                   ;   129.7 p1      40 t1
        movq mm2, mm5                                   ;   114.7 p0      39 v[4] copy
        psllq mm2, 6                                    ;   127.7 p1      39 v[4]
        paddq mm7, mm0                                  ;   131.7 p1      53 t1
        movq mm0, [ebp - 8]                             ;    59.7 p2      54 v[0]
        paddq mm0, mm7                                  ;   133.7 p1      54 v[0]
        pxor mm2, mm5                                   ;   130.7 p1      39 v[4]
        psllq mm2, 5                                    ;   132.7 p1      39 v[4]
        pxor mm2, mm5                                   ;   134.7 p1      39 v[4]
        psllq mm2, 0x19                                 ;   136.7 p1      39 v[4]
        pxor mm1, mm4                                   ;   134.7 p1      44 v[4]
        paddq mm7, mm1                                  ;   136.7 p1      55 v[4]
        movq mm1, mm5                                   ;   114.7 p0      39 v[4] copy
        psrlq mm1, 5                                    ;   136.7 p1      39 v[4]
        pxor mm1, mm5                                   ;   138.7 p1      39 v[4]
        psrlq mm1, 6                                    ;   140.7 p1      39 v[4]
        pxor mm1, mm5                                   ;   142.7 p1      39 v[4]
        psrlq mm1, 0x1c                                 ;   144.7 p1      39 v[4]
        pxor mm2, mm1                                   ;   146.7 p1      39 v[4]
        movq mm1, [ebp + 144]                           ;    69.7 p2      43 t1
        pxor mm1, mm6                                   ;   142.7 p1      43 t1
        pand mm1, mm0                                   ;   144.7 p1      43 t1
        pxor mm1, [ebp + 144]                           ;   146.7 p2+p1   43 t1
        paddq mm7, mm2                                  ;   148.7 p1      55 v[4]
        movq mm2, mm0                                   ;   135.7 p0      40 t1 copy
        psllq mm2, 4                                    ;   146.7 p1      40 t1
        pxor mm2, mm0                                   ;   148.7 p1      40 t1
        paddq mm1, [ebp + 0]                            ;   148.7 p2+p1   53 t1
        paddq mm1, [ebp + 128]                          ;   150.7 p2+p1   53 t1
        psllq mm2, 0x17                                 ;   150.7 p1      40 t1
        pxor mm2, mm0                                   ;   152.7 p1      40 t1
        psllq mm2, 0x17                                 ;   154.7 p1      40 t1
        movq [ebp + 128], mm6                           ;   101.7 p0+p3   54 v[1] spill
        movq mm6, mm0                                   ;   135.7 p0      40 t1 copy
        psrlq mm6, 0x17                                 ;   153.7 p1      40 t1
        pxor mm6, mm0                                   ;   155.7 p1      40 t1
        psrlq mm6, 4                                    ;   157.7 p1      40 t1
        pxor mm6, mm0                                   ;   159.7 p1      40 t1
        psrlq mm6, 0xe                                  ;   161.7 p1      40 t1
        pxor mm2, mm6                                   ;   163.7 p1      40 t1
        paddq mm1, [sha512_blocks.T1_constants64 + 32]  ;   159.7 p2+p1   53 t1
        paddq mm1, mm2                                  ;   165.7 p1      53 t1
        movq mm2, mm5                                   ;   114.7 p0      44 v[3] copy
        pxor mm2, mm7                                   ;   161.7 p1      44 v[3]
        pand mm3, mm2                                   ;   163.7 p1      44 v[3]
        movq mm6, [ebp + 136]                           ;    75.7 p2      54 v[7]
        paddq mm6, mm1                                  ;   167.7 p1      54 v[7]
        pxor mm3, mm5                                   ;   165.7 p1      44 v[3]
        paddq mm1, mm3                                  ;   167.7 p1      55 v[3]
        movq mm3, mm7                                   ;   150.7 p0      39 v[3] copy
        psllq mm3, 6                                    ;   166.7 p1      39 v[3]
        pxor mm3, mm7                                   ;   168.7 p1      39 v[3]
        psllq mm3, 5                                    ;   170.7 p1      39 v[3]
        pxor mm3, mm7                                   ;   172.7 p1      39 v[3]
        psllq mm3, 0x19                                 ;   174.7 p1      39 v[3]
        movq [ebp + 136], mm5                           ;   114.7 p0+p3   55 v[5] spill
        movq mm5, mm7                                   ;   150.7 p0      39 v[3] copy
        psrlq mm5, 5                                    ;   171.7 p1      39 v[3]
        pxor mm5, mm7                                   ;   173.7 p1      39 v[3]
        psrlq mm5, 6                                    ;   175.7 p1      39 v[3]
        pxor mm5, mm7                                   ;   177.7 p1      39 v[3]
        psrlq mm5, 0x1c                                 ;   179.7 p1      39 v[3]
        pxor mm3, mm5                                   ;   181.7 p1      39 v[3]
        paddq mm1, mm3                                  ;   183.7 p1      55 v[3]
        movq mm3, [ebp + 128]                           ;   101.7 p2      43 t1
        pxor mm3, mm0                                   ;   178.7 p1      43 t1
        pand mm3, mm6                                   ;   180.7 p1      43 t1
        pxor mm3, [ebp + 128]                           ;   182.7 p2+p1   43 t1
        paddq mm3, [ebp + 144]                          ;   184.7 p2+p1   53 t1
        movq mm5, mm6                                   ;   169.7 p0      40 t1 copy
        movq [ebp + 144], mm0                           ;   135.7 p0+p3   54 v[0] spill
        movq mm0, mm6                                   ;   169.7 p0      40 t1 copy
        psllq mm0, 4                                    ;   182.7 p1      40 t1
        pxor mm0, mm6                                   ;   184.7 p1      40 t1
        psllq mm0, 0x17                                 ;   186.7 p1      40 t1
        pxor mm5, mm0                                   ;   188.7 p1      40 t1
        movq mm0, mm6                                   ;   169.7 p0      40 t1 copy
        psrlq mm0, 0x17                                 ;   186.7 p1      40 t1
        pxor mm0, mm6                                   ;   188.7 p1      40 t1
        psrlq mm0, 4                                    ;   190.7 p1      40 t1
        pxor mm0, mm6                                   ;   192.7 p1      40 t1
        psrlq mm0, 0xe                                  ;   194.7 p1      40 t1
        paddq mm3, [sha512_blocks.T1_constants64 + 40]  ;   191.7 p2+p1   53 t1
        paddq mm3, [ebp + 16]                           ;   193.7 p2+p1   53 t1
        psllq mm5, 0x17                                 ;   193.7 p1      40 t1
        pxor mm5, mm0                                   ;   196.7 p1      40 t1
        paddq mm3, mm5                                  ;   198.7 p1      53 t1
        movq mm0, mm1                                   ;   185.7 p0      39 v[2] copy
        paddq mm4, mm3                                  ;   200.7 p1      54 v[6]
        movq mm5, mm7                                   ;   150.7 p0      44 v[2] copy
        pxor mm5, mm1                                   ;   197.7 p1      44 v[2]
        psllq mm0, 6                                    ;   198.7 p1      39 v[2]
        pxor mm0, mm1                                   ;   200.7 p1      39 v[2]
        pand mm2, mm5                                   ;   200.7 p1      44 v[2]
        pxor mm2, mm7                                   ;   202.7 p1      44 v[2]
        paddq mm3, mm2                                  ;   204.7 p1      55 v[2]
        movq mm2, mm1                                   ;   185.7 p0      39 v[2] copy
        psllq mm0, 5                                    ;   203.7 p1      39 v[2]
        pxor mm0, mm1                                   ;   205.7 p1      39 v[2]
        psllq mm0, 0x19                                 ;   207.7 p1      39 v[2]
        psrlq mm2, 5                                    ;   206.7 p1      39 v[2]
        pxor mm2, mm1                                   ;   208.7 p1      39 v[2]
        psrlq mm2, 6                                    ;   210.7 p1      39 v[2]
        pxor mm2, mm1                                   ;   212.7 p1      39 v[2]
        psrlq mm2, 0x1c                                 ;   214.7 p1      39 v[2]
        pxor mm0, mm2                                   ;   216.7 p1      39 v[2]
        paddq mm3, mm0                                  ;   218.7 p1      55 v[2]
        movq mm2, [ebp + 144]                           ;   135.7 p2      43 t1
        movq mm0, [ebp + 144]                           ;   135.7 p2      43 t1
        pxor mm0, mm6                                   ;   213.7 p1      43 t1
        pand mm0, mm4                                   ;   215.7 p1      43 t1
        pxor mm2, mm0                                   ;   217.7 p1      43 t1
        movq mm0, mm4                                   ;   202.7 p0      40 t1 copy
        psllq mm0, 4                                    ;   216.7 p1      40 t1
        paddq mm2, [ebp + 128]                          ;   219.7 p2+p1   53 t1
        movq [ebp + 128], mm6                           ;   169.7 p0+p3   54 v[7] spill
        movq mm6, mm4                                   ;   202.7 p0      40 t1 copy
        psrlq mm6, 0x17                                 ;   218.7 p1      40 t1
        pxor mm6, mm4                                   ;   220.7 p1      40 t1
        psrlq mm6, 4                                    ;   222.7 p1      40 t1
        pxor mm6, mm4                                   ;   224.7 p1      40 t1
        paddq mm2, [sha512_blocks.T1_constants64 + 48]  ;   222.7 p2+p1   53 t1
        pxor mm0, mm4                                   ;   223.7 p1      40 t1
        psrlq mm6, 0xe                                  ;   226.7 p1      40 t1
        psllq mm0, 0x17                                 ;   225.7 p1      40 t1
        pxor mm0, mm4                                   ;   227.7 p1      40 t1
        psllq mm0, 0x17                                 ;   229.7 p1      40 t1
        pxor mm0, mm6                                   ;   231.7 p1      40 t1
        paddq mm2, [ebp + 8]                            ;   229.7 p2+p1   53 t1
        paddq mm2, mm0                                  ;   233.7 p1      53 t1
        movq mm6, mm3                                   ;   220.7 p0      39 v[1] copy
        psllq mm6, 6                                    ;   231.7 p1      39 v[1]
        pxor mm6, mm3                                   ;   233.7 p1      39 v[1]
        movq mm0, [ebp + 136]                           ;   150.0 p2      54 v[5]
        movq [ebp + 136], mm4                           ;   202.7 p0+p3   54 v[6] spill
        movq mm4, mm1                                   ;   185.7 p0      44 v[1] copy
        pxor mm4, mm3                                   ;   233.7 p1      44 v[1]
        paddq mm0, mm2                                  ;   235.7 p1      54 v[5]
        pand mm5, mm4                                   ;   235.7 p1      44 v[1]
        pxor mm5, mm1                                   ;   237.7 p1      44 v[1]
        paddq mm2, mm5                                  ;   239.7 p1      55 v[1]
        movq mm5, mm3                                   ;   220.7 p0      39 v[1] copy
        psrlq mm5, 5                                    ;   238.7 p1      39 v[1]
        pxor mm5, mm3                                   ;   240.7 p1      39 v[1]
        psrlq mm5, 6                                    ;   242.7 p1      39 v[1]
        pxor mm5, mm3                                   ;   244.7 p1      39 v[1]
        psrlq mm5, 0x1c                                 ;   246.7 p1      39 v[1]
        psllq mm6, 5                                    ;   243.7 p1      39 v[1]
        pxor mm6, mm3                                   ;   245.7 p1      39 v[1]
        psllq mm6, 0x19                                 ;   247.7 p1      39 v[1]
        pxor mm6, mm5                                   ;   249.7 p1      39 v[1]
        paddq mm2, mm6                                  ;   251.7 p1      55 v[1]
        movq mm6, [ebp + 128]                           ;   169.7 p2      54 v[7] reload
        movq mm5, [ebp + 136]                           ;   202.7 p2      43 t1
        pxor mm5, mm6                                   ;   248.7 p1      43 t1
        pand mm5, mm0                                   ;   250.7 p1      43 t1
        pxor mm5, mm6                                   ;   252.7 p1      43 t1
        paddq mm5, [ebp + 144]                          ;   254.7 p2+p1   53 t1
        movq [ebp + 144], mm3                           ;   220.7 p0+p3   55 v[2] spill
        movq mm3, mm0                                   ;   237.7 p0      40 t1 copy
        movq mm6, mm0                                   ;   237.7 p0      40 t1 copy
        psllq mm6, 4                                    ;   252.7 p1      40 t1
        pxor mm6, mm0                                   ;   254.7 p1      40 t1
        psllq mm6, 0x17                                 ;   256.7 p1      40 t1
        paddq mm5, [sha512_blocks.T1_constants64 + 56]  ;   256.7 p2+p1   53 t1
        psrlq mm3, 0x17                                 ;   256.7 p1      40 t1
        pxor mm3, mm0                                   ;   258.7 p1      40 t1
        psrlq mm3, 4                                    ;   260.7 p1      40 t1
        paddq mm5, [ebp + 40]                           ;   259.7 p2+p1   53 t1
        pxor mm3, mm0                                   ;   262.7 p1      40 t1
        pxor mm6, mm0                                   ;   261.7 p1      40 t1
        psllq mm6, 0x17                                 ;   263.7 p1      40 t1
        psrlq mm3, 0xe                                  ;   264.7 p1      40 t1
        pxor mm6, mm3                                   ;   266.7 p1      40 t1
        paddq mm5, mm6                                  ;   268.7 p1      53 t1
        movq mm6, mm2                                   ;   253.7 p0      39 v[0] copy
        psllq mm6, 6                                    ;   266.7 p1      39 v[0]
        pxor mm6, mm2                                   ;   268.7 p1      39 v[0]
        psllq mm6, 5                                    ;   270.7 p1      39 v[0]
        pxor mm6, mm2                                   ;   272.7 p1      39 v[0]
        movq mm3, [ebp + 144]                           ;   220.7 p2      44 v[0]
        pxor mm3, mm2                                   ;   270.7 p1      44 v[0]
        pand mm4, mm3                                   ;   272.7 p1      44 v[0]
        pxor mm4, [ebp + 144]                           ;   274.7 p2+p1   44 v[0]
        psllq mm6, 0x19                                 ;   274.7 p1      39 v[0]
        paddq mm7, mm5                                  ;   274.7 p1      54 v[4]
        paddq mm5, mm4                                  ;   276.7 p1      55 v[0]
        movq mm4, mm2                                   ;   253.7 p0      39 v[0] copy
        psrlq mm4, 5                                    ;   276.7 p1      39 v[0]
        pxor mm4, mm2                                   ;   278.7 p1      39 v[0]
        psrlq mm4, 6                                    ;   280.7 p1      39 v[0]
        pxor mm4, mm2                                   ;   282.7 p1      39 v[0]
        psrlq mm4, 0x1c                                 ;   284.7 p1      39 v[0]
        pxor mm6, mm4                                   ;   286.7 p1      39 v[0]
        movq mm4, [ebp + 136]                           ;   202.7 p2      43 t1
        pxor mm4, mm0                                   ;   282.7 p1      43 t1
        pand mm4, mm7                                   ;   284.7 p1      43 t1
        paddq mm5, mm6                                  ;   288.7 p1      55 v[0]
        movq mm6, mm7                                   ;   276.7 p0      40 t1 copy
        pxor mm4, [ebp + 136]                           ;   286.7 p2+p1   43 t1
        paddq mm4, [ebp + 128]                          ;   288.7 p2+p1   53 t1
        movq [ebp + 128], mm0                           ;   237.7 p0+p3   54 v[5] spill
        psllq mm6, 4                                    ;   287.7 p1      40 t1
        pxor mm6, mm7                                   ;   289.7 p1      40 t1
        psllq mm6, 0x17                                 ;   291.7 p1      40 t1
        pxor mm6, mm7                                   ;   293.7 p1      40 t1
        paddq mm4, [sha512_blocks.T1_constants64 + 64]  ;   291.7 p2+p1   53 t1
        movq mm0, mm7                                   ;   276.7 p0      40 t1 copy
        psrlq mm0, 0x17                                 ;   292.7 p1      40 t1
        pxor mm0, mm7                                   ;   294.7 p1      40 t1
        psrlq mm0, 4                                    ;   296.7 p1      40 t1
        pxor mm0, mm7                                   ;   298.7 p1      40 t1
        paddq mm4, [ebp + 48]                           ;   296.7 p2+p1   53 t1
        psllq mm6, 0x17                                 ;   297.7 p1      40 t1
        psrlq mm0, 0xe                                  ;   300.7 p1      40 t1
        pxor mm6, mm0                                   ;   302.7 p1      40 t1
        movq mm0, mm5                                   ;   290.7 p0      39 v[7] copy
        psllq mm0, 6                                    ;   300.7 p1      39 v[7]
        pxor mm0, mm5                                   ;   302.7 p1      39 v[7]
        psllq mm0, 5                                    ;   304.7 p1      39 v[7]
        paddq mm4, mm6                                  ;   304.7 p1      53 t1
        paddq mm1, mm4                                  ;   306.7 p1      54 v[3]
        movq mm6, mm2                                   ;   253.7 p0      44 v[7] copy
        pxor mm6, mm5                                   ;   305.7 p1      44 v[7]
        pand mm3, mm6                                   ;   307.7 p1      44 v[7]
        pxor mm3, mm2                                   ;   309.7 p1      44 v[7]
        pxor mm0, mm5                                   ;   308.7 p1      39 v[7]
        psllq mm0, 0x19                                 ;   310.7 p1      39 v[7]
        paddq mm4, mm3                                  ;   311.7 p1      55 v[7]
        movq mm3, mm5                                   ;   290.7 p0      39 v[7] copy
        psrlq mm3, 5                                    ;   311.7 p1      39 v[7]
        pxor mm3, mm5                                   ;   313.7 p1      39 v[7]
        psrlq mm3, 6                                    ;   315.7 p1      39 v[7]
        pxor mm3, mm5                                   ;   317.7 p1      39 v[7]
        psrlq mm3, 0x1c                                 ;   319.7 p1      39 v[7]
        pxor mm0, mm3                                   ;   321.7 p1      39 v[7]
        movq mm3, [ebp + 128]                           ;   237.7 p2      43 t1
        paddq mm4, mm0                                  ;   323.7 p1      55 v[7]
        movq mm0, [ebp + 128]                           ;   237.7 p2      43 t1
        pxor mm0, mm7                                   ;   318.7 p1      43 t1
        pand mm0, mm1                                   ;   320.7 p1      43 t1
        pxor mm3, mm0                                   ;   322.7 p1      43 t1
        movq mm0, mm1                                   ;   308.7 p0      40 t1 copy
        psllq mm0, 4                                    ;   321.7 p1      40 t1
        pxor mm0, mm1                                   ;   323.7 p1      40 t1
        psllq mm0, 0x17                                 ;   325.7 p1      40 t1
        pxor mm0, mm1                                   ;   327.7 p1      40 t1
        paddq mm3, [ebp + 136]                          ;   325.7 p2+p1   53 t1
        movq [ebp + 136], mm7                           ;   276.7 p0+p3   54 v[4] spill
        movq mm7, [ebp + 144]                           ;   238.0 p2      54 v[2]
        movq [ebp + 144], mm5                           ;   290.7 p0+p3   55 v[0] spill
        movq mm5, mm1                                   ;   308.7 p0      40 t1 copy
        psrlq mm5, 0x17                                 ;   326.7 p1      40 t1
        pxor mm5, mm1                                   ;   328.7 p1      40 t1
        psrlq mm5, 4                                    ;   330.7 p1      40 t1
        psllq mm0, 0x17                                 ;   329.7 p1      40 t1
        pxor mm5, mm1                                   ;   332.7 p1      40 t1
        psrlq mm5, 0xe                                  ;   334.7 p1      40 t1
        pxor mm0, mm5                                   ;   336.7 p1      40 t1
        movq mm5, mm4                                   ;   325.7 p0      39 v[6] copy
        psllq mm5, 6                                    ;   333.7 p1      39 v[6]
        pxor mm5, mm4                                   ;   335.7 p1      39 v[6]
        psllq mm5, 5                                    ;   337.7 p1      39 v[6]
        pxor mm5, mm4                                   ;   339.7 p1      39 v[6]
        psllq mm5, 0x19                                 ;   341.7 p1      39 v[6]
        paddq mm3, [sha512_blocks.T1_constants64 + 72]  ;   338.7 p2+p1   53 t1
        paddq mm3, [ebp - 16]                           ;   340.7 p2+p1   53 t1
        paddq mm3, mm0                                  ;   342.7 p1      53 t1
        movq mm0, [ebp + 144]                           ;   290.7 p2      44 v[6]
        paddq mm7, mm3                                  ;   344.7 p1      54 v[2]
        pxor mm0, mm4                                   ;   342.7 p1      44 v[6]
        pand mm6, mm0                                   ;   344.7 p1      44 v[6]
        pxor mm6, [ebp + 144]                           ;   346.7 p2+p1   44 v[6]
        paddq mm3, mm6                                  ;   348.7 p1      55 v[6]
        movq mm6, mm4                                   ;   325.7 p0      39 v[6] copy
        psrlq mm6, 5                                    ;   346.7 p1      39 v[6]
        pxor mm6, mm4                                   ;   348.7 p1      39 v[6]
        psrlq mm6, 6                                    ;   350.7 p1      39 v[6]
        pxor mm6, mm4                                   ;   352.7 p1      39 v[6]
        psrlq mm6, 0x1c                                 ;   354.7 p1      39 v[6]
        pxor mm5, mm6                                   ;   356.7 p1      39 v[6]
        paddq mm3, mm5                                  ;   358.7 p1      55 v[6]
        movq mm5, [ebp + 136]                           ;   276.7 p2      43 t1
        pxor mm5, mm1                                   ;   353.7 p1      43 t1
        pand mm5, mm7                                   ;   355.7 p1      43 t1
        movq mm6, [ebp + 136]                           ;   276.7 p2      43 t1
        pxor mm6, mm5                                   ;   357.7 p1      43 t1
        movq mm5, mm7                                   ;   346.7 p0      40 t1 copy
        psllq mm5, 4                                    ;   356.7 p1      40 t1
        pxor mm5, mm7                                   ;   358.7 p1      40 t1
        psllq mm5, 0x17                                 ;   360.7 p1      40 t1
        paddq mm6, [ebp + 128]                          ;   359.7 p2+p1   53 t1
        movq [ebp + 128], mm1                           ;   308.7 p0+p3   54 v[3] spill
        movq mm1, mm7                                   ;   346.7 p0      40 t1 copy
        psrlq mm1, 0x17                                 ;   360.7 p1      40 t1
        pxor mm1, mm7                                   ;   362.7 p1      40 t1
        pxor mm5, mm7                                   ;   362.7 p1      40 t1
        psllq mm5, 0x17                                 ;   364.7 p1      40 t1
        psrlq mm1, 4                                    ;   364.7 p1      40 t1
        pxor mm1, mm7                                   ;   366.7 p1      40 t1
        psrlq mm1, 0xe                                  ;   368.7 p1      40 t1
        paddq mm6, [sha512_blocks.T1_constants64 + 80]  ;   367.7 p2+p1   53 t1
        paddq mm6, [ebp + 32]                           ;   369.7 p2+p1   53 t1
        pxor mm5, mm1                                   ;   370.7 p1      40 t1
        paddq mm6, mm5                                  ;   372.7 p1      53 t1
        movq mm5, mm4                                   ;   325.7 p0      44 v[5] copy
        pxor mm5, mm3                                   ;   371.7 p1      44 v[5]
        pand mm0, mm5                                   ;   373.7 p1      44 v[5]
        pxor mm0, mm4                                   ;   375.7 p1      44 v[5]
        paddq mm2, mm6                                  ;   374.7 p1      54 v[1]
        paddq mm6, mm0                                  ;   377.7 p1      55 v[5]
        movq mm0, mm3                                   ;   360.7 p0      39 v[5] copy
        psrlq mm0, 5                                    ;   376.7 p1      39 v[5]
        pxor mm0, mm3                                   ;   378.7 p1      39 v[5]
        movq mm1, mm3                                   ;   360.7 p0      39 v[5] copy
        psllq mm1, 6                                    ;   378.7 p1      39 v[5]
        pxor mm1, mm3                                   ;   380.7 p1      39 v[5]
        psllq mm1, 5                                    ;   382.7 p1      39 v[5]
        pxor mm1, mm3                                   ;   384.7 p1      39 v[5]
        psllq mm1, 0x19                                 ;   386.7 p1      39 v[5]
        psrlq mm0, 6                                    ;   383.7 p1      39 v[5]
        pxor mm0, mm3                                   ;   385.7 p1      39 v[5]
        psrlq mm0, 0x1c                                 ;   387.7 p1      39 v[5]
        pxor mm1, mm0                                   ;   389.7 p1      39 v[5]
        movq mm0, [ebp + 128]                           ;   308.7 p2      43 t1
        pxor mm0, mm7                                   ;   387.7 p1      43 t1
        paddq mm6, mm1                                  ;   391.7 p1      55 v[5]
        movq mm1, [ebp + 128]                           ;   308.7 p2      43 t1
        pand mm0, mm2                                   ;   389.7 p1      43 t1
        pxor mm1, mm0                                   ;   391.7 p1      43 t1
        movq mm0, mm2                                   ;   376.7 p0      40 t1 copy
        psllq mm0, 4                                    ;   391.7 p1      40 t1
        pxor mm0, mm2                                   ;   393.7 p1      40 t1
        paddq mm1, [ebp + 136]                          ;   393.7 p2+p1   53 t1
        paddq mm1, [sha512_blocks.T1_constants64 + 88]  ;   395.7 p2+p1   53 t1
        movq [ebp + 136], mm7                           ;   346.7 p0+p3   54 v[2] spill
        movq mm7, [ebp + 144]                           ;   309.3 p2      54 v[0]
        movq [ebp + 144], mm3                           ;   360.7 p0+p3   55 v[6] spill
        paddq mm1, [ebp + 56]                           ;   397.7 p2+p1   53 t1
        movq mm3, mm2                                   ;   376.7 p0      40 t1 copy
        psllq mm0, 0x17                                 ;   396.7 p1      40 t1
        pxor mm0, mm2                                   ;   398.7 p1      40 t1
        psllq mm0, 0x17                                 ;   400.7 p1      40 t1
        psrlq mm3, 0x17                                 ;   399.7 p1      40 t1
        pxor mm3, mm2                                   ;   401.7 p1      40 t1
        psrlq mm3, 4                                    ;   403.7 p1      40 t1
        pxor mm3, mm2                                   ;   405.7 p1      40 t1
        psrlq mm3, 0xe                                  ;   407.7 p1      40 t1
        pxor mm0, mm3                                   ;   409.7 p1      40 t1
        paddq mm1, mm0                                  ;   411.7 p1      53 t1
        paddq mm7, mm1                                  ;   413.7 p1      54 v[0]
        movq mm0, [ebp + 144]                           ;   360.7 p2      44 v[4]
        pxor mm0, mm6                                   ;   407.7 p1      44 v[4]
        movq mm3, mm6                                   ;   393.7 p0      39 v[4] copy
        pand mm5, mm0                                   ;   409.7 p1      44 v[4]
        psllq mm3, 6                                    ;   409.7 p1      39 v[4]
        pxor mm3, mm6                                   ;   411.7 p1      39 v[4]
        psllq mm3, 5                                    ;   413.7 p1      39 v[4]
        pxor mm3, mm6                                   ;   415.7 p1      39 v[4]
        psllq mm3, 0x19                                 ;   417.7 p1      39 v[4]
        pxor mm5, [ebp + 144]                           ;   414.7 p2+p1   44 v[4]
        paddq mm1, mm5                                  ;   416.7 p1      55 v[4]
        movq mm5, mm6                                   ;   393.7 p0      39 v[4] copy
        psrlq mm5, 5                                    ;   416.7 p1      39 v[4]
        pxor mm5, mm6                                   ;   418.7 p1      39 v[4]
        psrlq mm5, 6                                    ;   420.7 p1      39 v[4]
        pxor mm5, mm6                                   ;   422.7 p1      39 v[4]
        psrlq mm5, 0x1c                                 ;   424.7 p1      39 v[4]
        pxor mm3, mm5                                   ;   426.7 p1      39 v[4]
        paddq mm1, mm3                                  ;   428.7 p1      55 v[4]
        movq mm3, [ebp + 136]                           ;   346.7 p2      43 t1
        pxor mm3, mm2                                   ;   423.7 p1      43 t1
        pand mm3, mm7                                   ;   425.7 p1      43 t1
        movq mm5, [ebp + 136]                           ;   346.7 p2      43 t1
        pxor mm5, mm3                                   ;   427.7 p1      43 t1
        paddq mm5, [ebp + 128]                          ;   429.7 p2+p1   53 t1
        paddq mm5, [sha512_blocks.T1_constants64 + 96]  ;   431.7 p2+p1   53 t1
        paddq mm5, [ebp + 72]                           ;   433.7 p2+p1   53 t1
        movq mm3, mm7                                   ;   415.7 p0      40 t1 copy
        psllq mm3, 4                                    ;   429.7 p1      40 t1
        pxor mm3, mm7                                   ;   431.7 p1      40 t1
        movq [ebp + 128], mm2                           ;   376.7 p0+p3   54 v[1] spill
        movq mm2, mm7                                   ;   415.7 p0      40 t1 copy
        psrlq mm2, 0x17                                 ;   431.7 p1      40 t1
        pxor mm2, mm7                                   ;   433.7 p1      40 t1
        psllq mm3, 0x17                                 ;   433.7 p1      40 t1
        pxor mm3, mm7                                   ;   435.7 p1      40 t1
        psllq mm3, 0x17                                 ;   437.7 p1      40 t1
        psrlq mm2, 4                                    ;   436.7 p1      40 t1
        pxor mm2, mm7                                   ;   438.7 p1      40 t1
        psrlq mm2, 0xe                                  ;   440.7 p1      40 t1
        pxor mm3, mm2                                   ;   442.7 p1      40 t1
        paddq mm5, mm3                                  ;   444.7 p1      53 t1
        movq mm3, mm6                                   ;   393.7 p0      44 v[3] copy
        pxor mm3, mm1                                   ;   441.7 p1      44 v[3]
        pand mm0, mm3                                   ;   443.7 p1      44 v[3]
        paddq mm4, mm5                                  ;   446.7 p1      54 v[7]
        pxor mm0, mm6                                   ;   445.7 p1      44 v[3]
        paddq mm5, mm0                                  ;   447.7 p1      55 v[3]
        movq mm0, mm1                                   ;   430.7 p0      39 v[3] copy
        psrlq mm0, 5                                    ;   446.7 p1      39 v[3]
        pxor mm0, mm1                                   ;   448.7 p1      39 v[3]
        movq mm2, mm1                                   ;   430.7 p0      39 v[3] copy
        psllq mm2, 6                                    ;   448.7 p1      39 v[3]
        pxor mm2, mm1                                   ;   450.7 p1      39 v[3]
        psllq mm2, 5                                    ;   452.7 p1      39 v[3]
        psrlq mm0, 6                                    ;   451.7 p1      39 v[3]
        pxor mm2, mm1                                   ;   454.7 p1      39 v[3]
        psllq mm2, 0x19                                 ;   456.7 p1      39 v[3]
        pxor mm0, mm1                                   ;   454.7 p1      39 v[3]
        psrlq mm0, 0x1c                                 ;   456.7 p1      39 v[3]
        pxor mm2, mm0                                   ;   458.7 p1      39 v[3]
        paddq mm5, mm2                                  ;   460.7 p1      55 v[3]
        movq mm2, [ebp + 128]                           ;   376.7 p2      43 t1
        movq mm0, [ebp + 128]                           ;   376.7 p2      43 t1
        pxor mm0, mm7                                   ;   458.7 p1      43 t1
        pand mm0, mm4                                   ;   460.7 p1      43 t1
        pxor mm2, mm0                                   ;   462.7 p1      43 t1
        movq mm0, mm4                                   ;   448.7 p0      40 t1 copy
        psllq mm0, 4                                    ;   461.7 p1      40 t1
        pxor mm0, mm4                                   ;   463.7 p1      40 t1
        psllq mm0, 0x17                                 ;   465.7 p1      40 t1
        pxor mm0, mm4                                   ;   467.7 p1      40 t1
        psllq mm0, 0x17                                 ;   469.7 p1      40 t1
        paddq mm2, [ebp + 136]                          ;   466.7 p2+p1   53 t1
        movq [ebp + 136], mm7                           ;   415.7 p0+p3   54 v[0] spill
        movq mm7, [ebp + 144]                           ;   380.3 p2      54 v[6]
        movq [ebp + 144], mm1                           ;   430.7 p0+p3   55 v[4] spill
        movq mm1, mm4                                   ;   448.7 p0      40 t1 copy
        psrlq mm1, 0x17                                 ;   467.7 p1      40 t1
        pxor mm1, mm4                                   ;   469.7 p1      40 t1
        psrlq mm1, 4                                    ;   471.7 p1      40 t1
        paddq mm2, [sha512_blocks.T1_constants64 + 104] ;   470.7 p2+p1   53 t1
        pxor mm1, mm4                                   ;   473.7 p1      40 t1
        psrlq mm1, 0xe                                  ;   475.7 p1      40 t1
        paddq mm2, [ebp + 120]                          ;   473.7 p2+p1   53 t1
        pxor mm0, mm1                                   ;   477.7 p1      40 t1
        paddq mm2, mm0                                  ;   479.7 p1      53 t1
        movq mm0, [ebp + 144]                           ;   430.7 p2      44 v[2]
        pxor mm0, mm5                                   ;   476.7 p1      44 v[2]
        pand mm3, mm0                                   ;   478.7 p1      44 v[2]
        movq mm1, mm5                                   ;   462.7 p0      39 v[2] copy
        psllq mm1, 6                                    ;   478.7 p1      39 v[2]
        pxor mm1, mm5                                   ;   480.7 p1      39 v[2]
        psllq mm1, 5                                    ;   482.7 p1      39 v[2]
        pxor mm1, mm5                                   ;   484.7 p1      39 v[2]
        psllq mm1, 0x19                                 ;   486.7 p1      39 v[2]
        paddq mm7, mm2                                  ;   483.7 p1      54 v[6]
        pxor mm3, [ebp + 144]                           ;   484.7 p2+p1   44 v[2]
        paddq mm2, mm3                                  ;   486.7 p1      55 v[2]
        movq mm3, mm5                                   ;   462.7 p0      39 v[2] copy
        psrlq mm3, 5                                    ;   486.7 p1      39 v[2]
        pxor mm3, mm5                                   ;   488.7 p1      39 v[2]
        psrlq mm3, 6                                    ;   490.7 p1      39 v[2]
        pxor mm3, mm5                                   ;   492.7 p1      39 v[2]
        psrlq mm3, 0x1c                                 ;   494.7 p1      39 v[2]
        pxor mm1, mm3                                   ;   496.7 p1      39 v[2]
        movq mm3, [ebp + 136]                           ;   415.7 p2      43 t1
        paddq mm2, mm1                                  ;   498.7 p1      55 v[2]
        movq mm1, [ebp + 136]                           ;   415.7 p2      43 t1
        pxor mm1, mm4                                   ;   493.7 p1      43 t1
        pand mm1, mm7                                   ;   495.7 p1      43 t1
        pxor mm3, mm1                                   ;   497.7 p1      43 t1
        movq mm1, mm7                                   ;   485.7 p0      40 t1 copy
        psllq mm1, 4                                    ;   496.7 p1      40 t1
        pxor mm1, mm7                                   ;   498.7 p1      40 t1
        psllq mm1, 0x17                                 ;   500.7 p1      40 t1
        pxor mm1, mm7                                   ;   502.7 p1      40 t1
        paddq mm3, [ebp + 128]                          ;   500.7 p2+p1   53 t1
        paddq mm3, [sha512_blocks.T1_constants64 + 112] ;   502.7 p2+p1   53 t1
        movq [ebp + 128], mm4                           ;   448.7 p0+p3   54 v[7] spill
        paddq mm3, [ebp + 64]                           ;   504.7 p2+p1   53 t1
        movq mm4, mm7                                   ;   485.7 p0      40 t1 copy
        psrlq mm4, 0x17                                 ;   503.7 p1      40 t1
        pxor mm4, mm7                                   ;   505.7 p1      40 t1
        psrlq mm4, 4                                    ;   507.7 p1      40 t1
        pxor mm4, mm7                                   ;   509.7 p1      40 t1
        psrlq mm4, 0xe                                  ;   511.7 p1      40 t1
        psllq mm1, 0x17                                 ;   508.7 p1      40 t1
        pxor mm1, mm4                                   ;   513.7 p1      40 t1
        paddq mm3, mm1                                  ;   515.7 p1      53 t1
        movq mm1, mm2                                   ;   500.7 p0      39 v[1] copy
        psllq mm1, 6                                    ;   511.7 p1      39 v[1]
        pxor mm1, mm2                                   ;   513.7 p1      39 v[1]
        paddq mm6, mm3                                  ;   517.7 p1      54 v[5]
        movq mm4, mm5                                   ;   462.7 p0      44 v[1] copy
        pxor mm4, mm2                                   ;   514.7 p1      44 v[1]
        pand mm0, mm4                                   ;   516.7 p1      44 v[1]
        pxor mm0, mm5                                   ;   518.7 p1      44 v[1]
        paddq mm3, mm0                                  ;   520.7 p1      55 v[1]
        movq mm0, mm2                                   ;   500.7 p0      39 v[1] copy
        psrlq mm0, 5                                    ;   518.7 p1      39 v[1]
        pxor mm0, mm2                                   ;   520.7 p1      39 v[1]
        psrlq mm0, 6                                    ;   522.7 p1      39 v[1]
        psllq mm1, 5                                    ;   521.7 p1      39 v[1]
        pxor mm1, mm2                                   ;   523.7 p1      39 v[1]
        psllq mm1, 0x19                                 ;   525.7 p1      39 v[1]
        pxor mm0, mm2                                   ;   524.7 p1      39 v[1]
        psrlq mm0, 0x1c                                 ;   526.7 p1      39 v[1]
        pxor mm1, mm0                                   ;   528.7 p1      39 v[1]
        paddq mm3, mm1                                  ;   530.7 p1      55 v[1]
        movq mm1, [ebp + 128]                           ;   448.7 p2      54 v[7] reload
        movq mm0, mm7                                   ;   485.7 p0      43 t1 copy
        pxor mm0, mm1                                   ;   528.7 p1      43 t1
        pand mm0, mm6                                   ;   530.7 p1      43 t1
        pxor mm0, mm1                                   ;   532.7 p1      43 t1
        paddq mm0, [ebp + 136]                          ;   534.7 p2+p1   53 t1
        movq [ebp + 136], mm7                           ;   485.7 p0+p3   54 v[6] spill
        movq mm7, mm6                                   ;   519.7 p0      40 t1 copy
        psrlq mm7, 0x17                                 ;   532.7 p1      40 t1
        movq mm1, mm6                                   ;   519.7 p0      40 t1 copy
        psllq mm1, 4                                    ;   533.7 p1      40 t1
        pxor mm1, mm6                                   ;   535.7 p1      40 t1
        psllq mm1, 0x17                                 ;   537.7 p1      40 t1
        pxor mm1, mm6                                   ;   539.7 p1      40 t1
        pxor mm7, mm6                                   ;   537.7 p1      40 t1
        psrlq mm7, 4                                    ;   539.7 p1      40 t1
        pxor mm7, mm6                                   ;   541.7 p1      40 t1
        psrlq mm7, 0xe                                  ;   543.7 p1      40 t1
        psllq mm1, 0x17                                 ;   541.7 p1      40 t1
        pxor mm1, mm7                                   ;   545.7 p1      40 t1
        movq mm7, mm3                                   ;   532.7 p0      39 v[0] copy
        psllq mm7, 6                                    ;   543.7 p1      39 v[0]
        paddq mm5, [ebp - 104]                          ;   544.7 p2+p1   72 h
        mov esi, 0x80                                   ;   460.7 p0      60 blocks
        pxor mm7, mm3                                   ;   545.7 p1      39 v[0]
        movq [ebp - 104], mm5                           ;   546.7 p0+p3   72 h
        paddq mm0, [sha512_blocks.T1_constants64 + 120] ;   546.7 p2+p1   53 t1
        paddq mm0, [ebp + 112]                          ;   548.7 p2+p1   53 t1
        paddq mm0, mm1                                  ;   550.7 p1      53 t1
        movq mm1, mm3                                   ;   532.7 p0      39 v[0] copy
        add esi, dword [ebp + 232]                      ;   467.7 p2+p0   60 blocks
        psllq mm7, 5                                    ;   549.7 p1      39 v[0]
        pxor mm1, mm7                                   ;   551.7 p1      39 v[0]
        movq mm7, mm2                                   ;   500.7 p0      44 v[0] copy
        pxor mm7, mm3                                   ;   551.7 p1      44 v[0]
        pand mm4, mm7                                   ;   553.7 p1      44 v[0]
        movq mm7, mm3                                   ;   532.7 p0      39 v[0] copy
        psrlq mm7, 5                                    ;   553.7 p1      39 v[0]
        psllq mm1, 0x19                                 ;   554.7 p1      39 v[0]
        pxor mm7, mm3                                   ;   555.7 p1      39 v[0]
        psrlq mm7, 6                                    ;   557.7 p1      39 v[0]
        pxor mm4, mm2                                   ;   557.7 p1      44 v[0]
        paddq mm2, [ebp - 112]                          ;   558.7 p2+p1   72 h
        movq [ebp - 112], mm2                           ;   560.7 p0+p3   72 h
        movq mm2, [ebp + 128]                           ;   477.7 p2      72 h
        paddq mm2, [ebp - 72]                           ;   559.7 p2+p1   72 h
        movq [ebp - 72], mm2                            ;   561.7 p0+p3   72 h
        pxor mm7, mm3                                   ;   560.7 p1      39 v[0]
        psrlq mm7, 0x1c                                 ;   562.7 p1      39 v[0]
        pxor mm1, mm7                                   ;   564.7 p1      39 v[0]
        paddq mm4, [ebp - 128]                          ;   563.7 p2+p1   72 h
        paddq mm4, mm0                                  ;   565.7 p1      72 h
        paddq mm4, mm1                                  ;   567.7 p1      72 h
        movq mm1, [ebp - 120]                           ;   486.7 p2      72 h
        paddq mm1, mm3                                  ;   566.7 p1      72 h
        movq [ebp - 120], mm1                           ;   568.7 p0+p3   72 h
        movq mm1, [ebp - 88]                            ;   489.7 p2      72 h
        paddq mm1, mm6                                  ;   567.7 p1      72 h
        mov dword [ebp + 232], esi                      ;   491.0 p0+p3   60 blocks
        movq [ebp - 128], mm4                           ;   569.7 p0+p3   72 h
        movq [ebp - 88], mm1                            ;   569.7 p0+p3   72 h
        movq mm3, [ebp + 144]                           ;   496.7 p2      72 h
        paddq mm3, [ebp - 96]                           ;   568.7 p2+p1   72 h
        paddq mm3, mm0                                  ;   570.7 p1      72 h
        movq mm0, [ebp + 136]                           ;   501.0 p2      72 h
        paddq mm0, [ebp - 80]                           ;   570.7 p2+p1   72 h
        movq [ebp - 96], mm3                            ;   572.7 p0+p3   72 h
        movq [ebp - 80], mm0                            ;   572.7 p0+p3   72 h
        cmp esi, dword [ebp + 236]                      ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        movq mm0, [ebp - 128]                           ;     0.0 p2      60 blocks reload
        mov esi, dword [ebp + 224]                      ;     1.0 p2      60 blocks reload
        movq [esi], mm0                                 ;    11.0 p0+p3   60 blocks
        movq mm0, [ebp - 120]                           ;     2.0 p2      60 blocks reload
        movq [esi + 8], mm0                             ;    13.0 p0+p3   60 blocks
        movq mm0, [ebp - 112]                           ;     3.0 p2      60 blocks reload
        movq [esi + 16], mm0                            ;    14.0 p0+p3   60 blocks
        movq mm0, [ebp - 104]                           ;     4.0 p2      60 blocks reload
        movq [esi + 24], mm0                            ;    15.0 p0+p3   60 blocks
        movq mm0, [ebp - 96]                            ;     5.0 p2      60 blocks reload
        movq [esi + 32], mm0                            ;    16.0 p0+p3   60 blocks
        movq mm0, [ebp - 88]                            ;     6.0 p2      60 blocks reload
        movq [esi + 40], mm0                            ;    17.0 p0+p3   60 blocks
        movq mm0, [ebp - 80]                            ;     7.0 p2      60 blocks reload
        movq [esi + 48], mm0                            ;    18.0 p0+p3   60 blocks
        movq mm0, [ebp - 72]                            ;     8.0 p2      60 blocks reload
        movq [esi + 56], mm0                            ;    19.0 p0+p3   60 blocks
        emms                                            ;                    x87 state
        mov esp, dword [ebp + 248]                      ;                    frame
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
