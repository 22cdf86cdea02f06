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
;   blocks/passes: 1384 uops, planned 902.3; bounds: width 461.3, ports 898.0, path 256.0
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
        sub esp, 0x190                                  ;                    frame
        and esp, 0xfffffff0                             ;                    frame
        lea ebp, [esp + 128]                            ;                    frame
        mov dword [ebp + 264], eax                      ;                    frame
        mov ecx, dword [eax + 12]                       ;                    frame
        mov dword [ebp + 240], ecx                      ;                    frame
        mov ecx, dword [eax + 20]                       ;                    frame
        mov dword [ebp + 244], ecx                      ;                    frame
        mov ecx, dword [eax + 16]                       ;                    frame
        mov dword [ebp + 248], ecx                      ;                    frame
        mov esi, dword [ebp + 240]                      ;     0.0 p2      60 h reload
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
        mov esi, dword [ebp + 244]                      ;     9.0 p2      60 h
        shl esi, 7                                      ;    13.0 p1      60 h
        add esi, dword [ebp + 248]                      ;    14.0 p2+p0   60 h
        mov dword [ebp + 252], esi                      ;    16.7 p0+p3   60 h
        cmp dword [ebp + 244], 0                        ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov esi, dword [ebp + 248]                      ;     0.0 p2      63 w[0] reload
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
        mov dword [ebp + 256], esi                      ;    38.3 p0+p3   65 passes
        add esi, 0x200                                  ;    39.0 p0      65 passes
        psllw mm2, 8                                    ;    49.7 p1      63 w[11]
        por mm3, mm2                                    ;    52.7 p1      63 w[11]
        movq [ebp + 56], mm3                            ;    54.7 p0+p3   65 passes
        movq mm2, mm1                                   ;    47.7 p0      63 w[14] copy
        psllw mm2, 8                                    ;    54.7 p1      63 w[14]
        mov dword [ebp + 260], esi                      ;    42.3 p0+p3   65 passes
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
        mov esi, dword [ebp + 256]                      ;                    resident
        align 16
.passes_2:
        movq mm0, [ebp - 48]                            ;     0.0 p2      40 t1
        psllq mm0, 4                                    ;    11.0 p1      40 t1
        movq mm1, [ebp - 48]                            ;     1.0 p2      40 t1
        psrlq mm1, 0x17                                 ;    12.0 p1      40 t1
        movq mm2, [ebp - 48]                            ;     2.0 p2      40 t1 reload
        pxor mm0, mm2                                   ;    13.0 p1      40 t1
        psllq mm0, 0x17                                 ;    15.0 p1      40 t1
        pxor mm0, mm2                                   ;    17.0 p1      40 t1
        psllq mm0, 0x17                                 ;    19.0 p1      40 t1
        pxor mm1, mm2                                   ;    14.0 p1      40 t1
        psrlq mm1, 4                                    ;    16.0 p1      40 t1
        pxor mm1, mm2                                   ;    18.0 p1      40 t1
        psrlq mm1, 0xe                                  ;    20.0 p1      40 t1
        pxor mm0, mm1                                   ;    22.0 p1      40 t1
        movq mm1, [ebp - 8]                             ;     4.7 p2      39 v[7]
        psllq mm1, 6                                    ;    15.7 p1      39 v[7]
        paddq mm0, [esi]                                ;    24.0 p2+p1   53 t1
        paddq mm0, [ebp - 32]                           ;    26.0 p2+p1   53 t1
        movq mm3, [ebp - 24]                            ;     7.7 p2      67 v reload
        paddq mm0, mm3                                  ;    28.0 p1      53 t1
        movq mm4, [ebp - 8]                             ;     8.7 p2      39 v[7] reload
        pxor mm1, mm4                                   ;    19.7 p1      39 v[7]
        movq mm5, mm2                                   ;    13.0 p0      43 t1 copy
        movq mm6, [ebp - 40]                            ;     9.7 p2      54 v[3]
        movq mm7, [ebp + 104]                           ;    10.7 p2      43 t1
        pxor mm7, [ebp + 96]                            ;    21.7 p2+p1   43 t1
        pand mm5, mm7                                   ;    23.7 p1      43 t1
        psllq mm1, 5                                    ;    21.7 p1      39 v[7]
        movq mm7, [ebp + 96]                            ;    12.7 p2      43 t1 reload
        pxor mm5, mm7                                   ;    25.7 p1      43 t1
        paddq mm0, mm5                                  ;    30.0 p1      53 t1
        paddq mm6, mm0                                  ;    32.0 p1      54 v[3]
        movq mm5, [ebp - 8]                             ;    13.7 p2      39 v[7] copy
        psrlq mm5, 5                                    ;    24.7 p1      39 v[7]
        pxor mm1, mm4                                   ;    23.7 p1      39 v[7]
        psllq mm1, 0x19                                 ;    25.7 p1      39 v[7]
        pxor mm5, mm4                                   ;    26.7 p1      39 v[7]
        psrlq mm5, 6                                    ;    28.7 p1      39 v[7]
        pxor mm5, mm4                                   ;    30.7 p1      39 v[7]
        psrlq mm5, 0x1c                                 ;    32.7 p1      39 v[7]
        pxor mm1, mm5                                   ;    34.7 p1      39 v[7]
        paddq mm0, mm1                                  ;    36.7 p1      55 v[7]
        movq mm1, [ebp + 64]                            ;    15.0 p2      42 w[0]
        psllq mm1, 0x2a                                 ;    31.3 p1      42 w[0]
        movq mm5, [ebp + 64]                            ;    16.0 p2      42 w[0] reload
        pxor mm1, mm5                                   ;    33.3 p1      42 w[0]
        psllq mm1, 3                                    ;    35.3 p1      42 w[0]
        movq mm7, mm4                                   ;    19.7 p0      44 v[7] copy
        pxor mm7, [ebp + 80]                            ;    34.3 p2+p1   44 v[7]
        movq mm4, mm7                                   ;    36.3 p0      44 v[7] copy
        movq mm2, [ebp - 56]                            ;    18.0 p2      44 v[7]
        pxor mm2, [ebp + 80]                            ;    35.3 p2+p1   44 v[7]
        pand mm4, mm2                                   ;    43.3 p1      44 v[7]
        movq mm2, [ebp + 80]                            ;    20.0 p2      44 v[7] reload
        pxor mm4, mm2                                   ;    45.3 p1      44 v[7]
        paddq mm0, mm4                                  ;    47.3 p1      55 v[7]
        movq mm4, [ebp + 64]                            ;    21.0 p2      42 w[0] copy
        psrlq mm4, 0x2a                                 ;    39.3 p1      42 w[0]
        pxor mm4, mm5                                   ;    41.3 p1      42 w[0]
        psrlq mm4, 0xd                                  ;    43.3 p1      42 w[0]
        pxor mm4, mm5                                   ;    45.3 p1      42 w[0]
        psrlq mm4, 6                                    ;    47.3 p1      42 w[0]
        pxor mm1, mm4                                   ;    49.3 p1      42 w[0]
        movq mm4, [ebp + 24]                            ;    22.7 p2      41 w[0]
        psllq mm4, 7                                    ;    45.3 p1      41 w[0]
        pxor mm4, [ebp + 24]                            ;    47.3 p2+p1   41 w[0]
        psllq mm4, 0x38                                 ;    49.3 p1      41 w[0]
        paddq mm1, mm3                                  ;    51.3 p1      68 w[0]
        movq mm3, [ebp - 16]                            ;    24.7 p2      68 w[0] reload
        paddq mm1, mm3                                  ;    53.3 p1      68 w[0]
        movq mm3, mm6                                   ;    34.0 p0      40 t1 copy
        psllq mm3, 4                                    ;    50.3 p1      40 t1
        movq mm5, [ebp + 24]                            ;    26.0 p2      41 w[0]
        psrlq mm5, 1                                    ;    51.3 p1      41 w[0]
        pxor mm3, mm6                                   ;    52.3 p1      40 t1
        pxor mm5, [ebp + 24]                            ;    53.3 p2+p1   41 w[0]
        psllq mm3, 0x17                                 ;    54.3 p1      40 t1
        psrlq mm5, 6                                    ;    55.3 p1      41 w[0]
        pxor mm3, mm6                                   ;    56.3 p1      40 t1
        pxor mm5, [ebp + 24]                            ;    57.3 p2+p1   41 w[0]
        psllq mm3, 0x17                                 ;    58.3 p1      40 t1
        psrlq mm5, 1                                    ;    59.3 p1      41 w[0]
        pxor mm4, mm5                                   ;    61.3 p1      41 w[0]
        paddq mm1, mm4                                  ;    63.3 p1      68 w[0]
        movq mm4, mm6                                   ;    34.0 p0      40 t1 copy
        psrlq mm4, 0x17                                 ;    62.3 p1      40 t1
        pxor mm4, mm6                                   ;    64.3 p1      40 t1
        psrlq mm4, 4                                    ;    66.3 p1      40 t1
        pxor mm4, mm6                                   ;    68.3 p1      40 t1
        psrlq mm4, 0xe                                  ;    70.3 p1      40 t1
        pxor mm3, mm4                                   ;    72.3 p1      40 t1
        movq mm4, mm0                                   ;    49.3 p0      39 v[6] copy
        psllq mm4, 6                                    ;    68.3 p1      39 v[6]
        paddq mm3, [esi + 8]                            ;    74.3 p2+p1   53 t1
        paddq mm3, [ebp + 96]                           ;    76.3 p2+p1   53 t1
        movq mm5, [ebp + 24]                            ;    35.7 p2      41 w[0] reload
        paddq mm3, mm5                                  ;    78.3 p1      53 t1
        pxor mm4, mm0                                   ;    72.3 p1      39 v[6]
        psllq mm4, 5                                    ;    74.3 p1      39 v[6]
        pxor mm4, mm0                                   ;    76.3 p1      39 v[6]
        movq mm5, mm6                                   ;    36.7 p0      43 t1 copy
        movq [ebp - 24], mm1                            ;    65.3 p0+p3   68 w[0] spill
        movq mm1, [ebp - 56]                            ;    37.7 p2      54 v[2]
        movq [ebp + 128], mm6                           ;    39.0 p0+p3   54 v[3] spill
        movq mm6, [ebp - 48]                            ;    38.7 p2      43 t1
        pxor mm6, [ebp + 104]                           ;    75.3 p2+p1   43 t1
        pand mm5, mm6                                   ;    77.3 p1      43 t1
        psllq mm4, 0x19                                 ;    78.3 p1      39 v[6]
        movq mm6, mm0                                   ;    49.3 p0      39 v[6] copy
        psrlq mm6, 5                                    ;    78.3 p1      39 v[6]
        pxor mm5, [ebp + 104]                           ;    79.3 p2+p1   43 t1
        paddq mm3, mm5                                  ;    81.3 p1      53 t1
        paddq mm1, mm3                                  ;    83.3 p1      54 v[2]
        pxor mm6, mm0                                   ;    82.3 p1      39 v[6]
        psrlq mm6, 6                                    ;    84.3 p1      39 v[6]
        pxor mm6, mm0                                   ;    86.3 p1      39 v[6]
        psrlq mm6, 0x1c                                 ;    88.3 p1      39 v[6]
        pxor mm4, mm6                                   ;    90.3 p1      39 v[6]
        movq mm5, [ebp + 112]                           ;    44.0 p2      42 w[1]
        psllq mm5, 0x2a                                 ;    87.3 p1      42 w[1]
        paddq mm3, mm4                                  ;    92.3 p1      55 v[6]
        movq mm4, [ebp + 112]                           ;    45.0 p2      42 w[1]
        psrlq mm4, 0x2a                                 ;    89.3 p1      42 w[1]
        movq mm6, mm0                                   ;    49.3 p0      44 v[6] copy
        pxor mm6, mm2                                   ;    90.3 p1      44 v[6]
        pand mm7, mm6                                   ;    92.3 p1      44 v[6]
        pxor mm7, mm2                                   ;    94.3 p1      44 v[6]
        paddq mm3, mm7                                  ;    96.3 p1      55 v[6]
        movq mm6, [ebp + 112]                           ;    47.3 p2      42 w[1] reload
        pxor mm5, mm6                                   ;    94.3 p1      42 w[1]
        psllq mm5, 3                                    ;    96.3 p1      42 w[1]
        pxor mm4, mm6                                   ;    96.3 p1      42 w[1]
        psrlq mm4, 0xd                                  ;    98.3 p1      42 w[1]
        pxor mm4, mm6                                   ;   100.3 p1      42 w[1]
        psrlq mm4, 6                                    ;   102.3 p1      42 w[1]
        pxor mm5, mm4                                   ;   104.3 p1      42 w[1]
        movq mm4, [ebp - 64]                            ;    50.0 p2      41 w[1]
        psllq mm4, 7                                    ;   101.3 p1      41 w[1]
        movq mm7, [ebp - 64]                            ;    51.0 p2      41 w[1] reload
        pxor mm4, mm7                                   ;   103.3 p1      41 w[1]
        psllq mm4, 0x38                                 ;   105.3 p1      41 w[1]
        movq mm6, [ebp - 64]                            ;    52.0 p2      41 w[1] copy
        psrlq mm6, 1                                    ;   104.3 p1      41 w[1]
        pxor mm6, mm7                                   ;   106.3 p1      41 w[1]
        psrlq mm6, 6                                    ;   108.3 p1      41 w[1]
        pxor mm6, mm7                                   ;   110.3 p1      41 w[1]
        psrlq mm6, 1                                    ;   112.3 p1      41 w[1]
        pxor mm4, mm6                                   ;   114.3 p1      41 w[1]
        movq mm6, mm1                                   ;    85.3 p0      40 t1 copy
        psllq mm6, 4                                    ;   110.3 p1      40 t1
        pxor mm6, mm1                                   ;   112.3 p1      40 t1
        psllq mm6, 0x17                                 ;   114.3 p1      40 t1
        paddq mm5, [ebp + 24]                           ;   113.3 p2+p1   68 w[1]
        paddq mm5, [ebp + 32]                           ;   115.3 p2+p1   68 w[1]
        paddq mm5, mm4                                  ;   117.3 p1      68 w[1]
        movq mm4, mm1                                   ;    85.3 p0      40 t1 copy
        psrlq mm4, 0x17                                 ;   116.3 p1      40 t1
        pxor mm6, mm1                                   ;   117.3 p1      40 t1
        psllq mm6, 0x17                                 ;   119.3 p1      40 t1
        pxor mm4, mm1                                   ;   119.3 p1      40 t1
        psrlq mm4, 4                                    ;   121.3 p1      40 t1
        pxor mm4, mm1                                   ;   123.3 p1      40 t1
        psrlq mm4, 0xe                                  ;   125.3 p1      40 t1
        pxor mm6, mm4                                   ;   127.3 p1      40 t1
        movq mm4, mm3                                   ;    98.3 p0      39 v[5] copy
        psllq mm4, 6                                    ;   124.3 p1      39 v[5]
        paddq mm6, mm7                                  ;   129.3 p1      53 t1
        paddq mm6, [esi + 16]                           ;   131.3 p2+p1   53 t1
        paddq mm6, [ebp + 104]                          ;   133.3 p2+p1   53 t1
        pxor mm4, mm3                                   ;   128.3 p1      39 v[5]
        psllq mm4, 5                                    ;   130.3 p1      39 v[5]
        pxor mm4, mm3                                   ;   132.3 p1      39 v[5]
        movq mm7, [ebp + 128]                           ;    63.3 p2      43 t1
        pxor mm7, [ebp - 48]                            ;   131.3 p2+p1   43 t1
        psllq mm4, 0x19                                 ;   134.3 p1      39 v[5]
        pand mm7, mm1                                   ;   133.3 p1      43 t1
        pxor mm7, [ebp - 48]                            ;   135.3 p2+p1   43 t1
        paddq mm6, mm7                                  ;   137.3 p1      53 t1
        paddq mm2, mm6                                  ;   139.3 p1      54 v[1]
        movq mm7, mm3                                   ;    98.3 p0      39 v[5] copy
        psrlq mm7, 5                                    ;   137.3 p1      39 v[5]
        pxor mm7, mm3                                   ;   139.3 p1      39 v[5]
        psrlq mm7, 6                                    ;   141.3 p1      39 v[5]
        pxor mm7, mm3                                   ;   143.3 p1      39 v[5]
        psrlq mm7, 0x1c                                 ;   145.3 p1      39 v[5]
        pxor mm4, mm7                                   ;   147.3 p1      39 v[5]
        movq mm7, mm0                                   ;    68.7 p0      44 v[5] copy
        pxor mm7, mm3                                   ;   143.3 p1      44 v[5]
        paddq mm6, mm4                                  ;   149.3 p1      55 v[5]
        movq mm4, mm0                                   ;    69.7 p0      44 v[5] copy
        pxor mm4, [ebp - 8]                             ;   145.3 p2+p1   44 v[5]
        pand mm4, mm7                                   ;   147.3 p1      44 v[5]
        pxor mm4, mm0                                   ;   149.3 p1      44 v[5]
        paddq mm6, mm4                                  ;   151.3 p1      55 v[5]
        movq mm4, [ebp - 24]                            ;    71.7 p2      42 w[2]
        movq [ebp + 136], mm0                           ;    72.0 p0+p3   55 v[7] spill
        movq mm0, [ebp - 24]                            ;    72.7 p2      42 w[2]
        movq [ebp + 24], mm5                            ;   119.3 p0+p3   68 w[1] spill
        movq mm5, [ebp - 24]                            ;    73.7 p2      42 w[2]
        movq [ebp + 144], mm7                           ;   145.3 p0+p3   44 v[5] spill
        movq mm7, [ebp - 24]                            ;    74.7 p2      42 w[2]
        psllq mm7, 0x2a                                 ;   149.3 p1      42 w[2]
        pxor mm4, mm7                                   ;   151.3 p1      42 w[2]
        psllq mm4, 3                                    ;   153.3 p1      42 w[2]
        movq mm7, [ebp - 24]                            ;    76.7 p2      42 w[2]
        psrlq mm7, 0x2a                                 ;   152.3 p1      42 w[2]
        pxor mm0, mm7                                   ;   154.3 p1      42 w[2]
        psrlq mm0, 0xd                                  ;   156.3 p1      42 w[2]
        pxor mm5, mm0                                   ;   158.3 p1      42 w[2]
        movq mm0, [ebp + 88]                            ;    80.7 p2      41 w[2]
        psllq mm0, 7                                    ;   156.3 p1      41 w[2]
        psrlq mm5, 6                                    ;   160.3 p1      42 w[2]
        movq mm7, [ebp + 88]                            ;    81.7 p2      41 w[2]
        psrlq mm7, 1                                    ;   158.3 p1      41 w[2]
        pxor mm4, mm5                                   ;   162.3 p1      42 w[2]
        movq mm5, [ebp + 88]                            ;    82.7 p2      41 w[2] reload
        pxor mm0, mm5                                   ;   160.3 p1      41 w[2]
        psllq mm0, 0x38                                 ;   162.3 p1      41 w[2]
        pxor mm7, mm5                                   ;   162.3 p1      41 w[2]
        psrlq mm7, 6                                    ;   164.3 p1      41 w[2]
        pxor mm7, mm5                                   ;   166.3 p1      41 w[2]
        psrlq mm7, 1                                    ;   168.3 p1      41 w[2]
        pxor mm0, mm7                                   ;   170.3 p1      41 w[2]
        movq mm7, mm2                                   ;   141.3 p0      40 t1 copy
        psllq mm7, 4                                    ;   167.3 p1      40 t1
        pxor mm7, mm2                                   ;   169.3 p1      40 t1
        psllq mm7, 0x17                                 ;   171.3 p1      40 t1
        paddq mm4, [ebp - 64]                           ;   170.3 p2+p1   68 w[2]
        paddq mm4, [ebp + 56]                           ;   172.3 p2+p1   68 w[2]
        paddq mm4, mm0                                  ;   174.3 p1      68 w[2]
        movq mm0, mm1                                   ;    90.3 p0      43 t1 copy
        pxor mm0, [ebp + 128]                           ;   173.3 p2+p1   43 t1
        pxor mm7, mm2                                   ;   174.3 p1      40 t1
        psllq mm7, 0x17                                 ;   176.3 p1      40 t1
        pand mm0, mm2                                   ;   176.3 p1      43 t1
        pxor mm0, [ebp + 128]                           ;   178.3 p2+p1   43 t1
        movq [ebp - 64], mm4                            ;   176.3 p0+p3   68 w[2] spill
        movq mm4, mm2                                   ;   141.3 p0      40 t1 copy
        psrlq mm4, 0x17                                 ;   178.3 p1      40 t1
        pxor mm4, mm2                                   ;   180.3 p1      40 t1
        psrlq mm4, 4                                    ;   182.3 p1      40 t1
        pxor mm4, mm2                                   ;   184.3 p1      40 t1
        psrlq mm4, 0xe                                  ;   186.3 p1      40 t1
        pxor mm7, mm4                                   ;   188.3 p1      40 t1
        movq mm4, mm6                                   ;   153.3 p0      39 v[4] copy
        psllq mm4, 6                                    ;   184.3 p1      39 v[4]
        paddq mm0, mm5                                  ;   185.3 p1      53 t1
        paddq mm0, [esi + 24]                           ;   187.3 p2+p1   53 t1
        paddq mm0, [ebp - 48]                           ;   189.3 p2+p1   53 t1
        paddq mm0, mm7                                  ;   191.3 p1      53 t1
        movq mm7, mm6                                   ;   153.3 p0      39 v[4] copy
        psrlq mm7, 5                                    ;   189.3 p1      39 v[4]
        pxor mm4, mm6                                   ;   190.3 p1      39 v[4]
        psllq mm4, 5                                    ;   192.3 p1      39 v[4]
        pxor mm4, mm6                                   ;   194.3 p1      39 v[4]
        psllq mm4, 0x19                                 ;   196.3 p1      39 v[4]
        pxor mm7, mm6                                   ;   194.3 p1      39 v[4]
        psrlq mm7, 6                                    ;   196.3 p1      39 v[4]
        movq mm5, mm0                                   ;   193.3 p0      54 v[0] copy
        paddq mm5, [ebp - 8]                            ;   200.3 p2+p1   54 v[0]
        pxor mm7, mm6                                   ;   198.3 p1      39 v[4]
        psrlq mm7, 0x1c                                 ;   200.3 p1      39 v[4]
        pxor mm4, mm7                                   ;   202.3 p1      39 v[4]
        movq mm7, mm3                                   ;   119.0 p0      44 v[4] copy
        pxor mm7, mm6                                   ;   200.3 p1      44 v[4]
        paddq mm0, mm4                                  ;   204.3 p1      55 v[4]
        movq mm4, mm3                                   ;   120.0 p0      44 v[4] copy
        movq [ebp + 152], mm3                           ;   121.0 p0+p3   55 v[6] spill
        movq mm3, [ebp + 144]                           ;   145.3 p2      44 v[4]
        pand mm3, mm7                                   ;   202.3 p1      44 v[4]
        pxor mm4, mm3                                   ;   204.3 p1      44 v[4]
        paddq mm0, mm4                                  ;   206.3 p1      55 v[4]
        movq mm3, [ebp + 24]                            ;   129.3 p2      42 w[3]
        psllq mm3, 0x2a                                 ;   205.3 p1      42 w[3]
        movq mm4, [ebp + 24]                            ;   130.3 p2      42 w[3]
        pxor mm4, mm3                                   ;   207.3 p1      42 w[3]
        psllq mm4, 3                                    ;   209.3 p1      42 w[3]
        movq mm3, [ebp + 24]                            ;   133.7 p2      42 w[3]
        movq [ebp + 144], mm7                           ;   202.3 p0+p3   44 v[4] spill
        movq mm7, [ebp + 24]                            ;   136.0 p2      42 w[3]
        movq [ebp + 160], mm6                           ;   153.3 p0+p3   55 v[5] spill
        movq mm6, [ebp + 24]                            ;   137.0 p2      42 w[3]
        psrlq mm6, 0x2a                                 ;   208.3 p1      42 w[3]
        pxor mm3, mm6                                   ;   210.3 p1      42 w[3]
        psrlq mm3, 0xd                                  ;   212.3 p1      42 w[3]
        pxor mm7, mm3                                   ;   214.3 p1      42 w[3]
        movq mm3, [ebp + 0]                             ;   138.7 p2      41 w[3]
        psllq mm3, 7                                    ;   212.3 p1      41 w[3]
        psrlq mm7, 6                                    ;   216.3 p1      42 w[3]
        pxor mm4, mm7                                   ;   218.3 p1      42 w[3]
        movq mm6, [ebp + 0]                             ;   141.7 p2      41 w[3]
        psrlq mm6, 1                                    ;   215.3 p1      41 w[3]
        movq mm7, [ebp + 0]                             ;   142.7 p2      41 w[3] reload
        pxor mm3, mm7                                   ;   216.3 p1      41 w[3]
        psllq mm3, 0x38                                 ;   218.3 p1      41 w[3]
        pxor mm6, mm7                                   ;   218.3 p1      41 w[3]
        psrlq mm6, 6                                    ;   220.3 p1      41 w[3]
        pxor mm6, mm7                                   ;   222.3 p1      41 w[3]
        psrlq mm6, 1                                    ;   224.3 p1      41 w[3]
        pxor mm3, mm6                                   ;   226.3 p1      41 w[3]
        movq mm6, mm5                                   ;   202.3 p0      40 t1 copy
        psllq mm6, 4                                    ;   223.3 p1      40 t1
        pxor mm6, mm5                                   ;   225.3 p1      40 t1
        psllq mm6, 0x17                                 ;   227.3 p1      40 t1
        paddq mm4, [ebp + 88]                           ;   226.3 p2+p1   68 w[3]
        paddq mm4, [ebp + 72]                           ;   228.3 p2+p1   68 w[3]
        paddq mm4, mm3                                  ;   230.3 p1      68 w[3]
        movq mm3, mm1                                   ;   154.7 p0      43 t1 copy
        pxor mm3, mm2                                   ;   229.3 p1      43 t1
        pxor mm6, mm5                                   ;   230.3 p1      40 t1
        psllq mm6, 0x17                                 ;   232.3 p1      40 t1
        pand mm3, mm5                                   ;   232.3 p1      43 t1
        pxor mm3, mm1                                   ;   234.3 p1      43 t1
        movq [ebp + 88], mm4                            ;   232.3 p0+p3   68 w[3] spill
        movq mm4, mm5                                   ;   202.3 p0      40 t1 copy
        psrlq mm4, 0x17                                 ;   234.3 p1      40 t1
        pxor mm4, mm5                                   ;   236.3 p1      40 t1
        psrlq mm4, 4                                    ;   238.3 p1      40 t1
        pxor mm4, mm5                                   ;   240.3 p1      40 t1
        psrlq mm4, 0xe                                  ;   242.3 p1      40 t1
        pxor mm6, mm4                                   ;   244.3 p1      40 t1
        movq mm4, [ebp + 128]                           ;   160.7 p2      53 t1
        paddq mm4, mm7                                  ;   240.3 p1      53 t1
        paddq mm4, [esi + 32]                           ;   242.3 p2+p1   53 t1
        paddq mm4, mm3                                  ;   244.3 p1      53 t1
        paddq mm4, mm6                                  ;   246.3 p1      53 t1
        movq mm3, mm0                                   ;   208.3 p0      39 v[3] copy
        psllq mm3, 6                                    ;   244.3 p1      39 v[3]
        movq mm6, [ebp + 136]                           ;   165.3 p2      54 v[7]
        paddq mm6, mm4                                  ;   248.3 p1      54 v[7]
        pxor mm3, mm0                                   ;   246.3 p1      39 v[3]
        psllq mm3, 5                                    ;   248.3 p1      39 v[3]
        pxor mm3, mm0                                   ;   250.3 p1      39 v[3]
        psllq mm3, 0x19                                 ;   252.3 p1      39 v[3]
        movq mm7, mm0                                   ;   208.3 p0      39 v[3] copy
        psrlq mm7, 5                                    ;   250.3 p1      39 v[3]
        pxor mm7, mm0                                   ;   252.3 p1      39 v[3]
        psrlq mm7, 6                                    ;   254.3 p1      39 v[3]
        pxor mm7, mm0                                   ;   256.3 p1      39 v[3]
        psrlq mm7, 0x1c                                 ;   258.3 p1      39 v[3]
        pxor mm3, mm7                                   ;   260.3 p1      39 v[3]
        movq mm7, [ebp + 160]                           ;   175.0 p2      44 v[3]
        pxor mm7, mm0                                   ;   256.3 p1      44 v[3]
        paddq mm4, mm3                                  ;   262.3 p1      55 v[3]
        movq mm3, [ebp + 144]                           ;   202.3 p2      44 v[3]
        pand mm3, mm7                                   ;   258.3 p1      44 v[3]
        pxor mm3, [ebp + 160]                           ;   260.3 p2+p1   44 v[3]
        paddq mm4, mm3                                  ;   264.3 p1      55 v[3]
        movq mm3, [ebp - 64]                            ;   180.3 p2      42 w[4]
        movq [ebp + 144], mm7                           ;   258.3 p0+p3   44 v[3] spill
        movq mm7, [ebp - 64]                            ;   181.3 p2      42 w[4]
        movq [ebp + 136], mm0                           ;   208.3 p0+p3   55 v[4] spill
        movq mm0, [ebp - 64]                            ;   182.3 p2      42 w[4]
        movq [ebp + 128], mm4                           ;   266.3 p0+p3   55 v[3] spill
        movq mm4, [ebp - 64]                            ;   188.3 p2      42 w[4]
        psllq mm4, 0x2a                                 ;   261.3 p1      42 w[4]
        pxor mm3, mm4                                   ;   263.3 p1      42 w[4]
        psllq mm3, 3                                    ;   265.3 p1      42 w[4]
        movq mm4, [ebp - 64]                            ;   191.3 p2      42 w[4]
        psrlq mm4, 0x2a                                 ;   264.3 p1      42 w[4]
        pxor mm7, mm4                                   ;   266.3 p1      42 w[4]
        psrlq mm7, 0xd                                  ;   268.3 p1      42 w[4]
        pxor mm0, mm7                                   ;   270.3 p1      42 w[4]
        movq mm4, [ebp + 16]                            ;   193.3 p2      41 w[4]
        psllq mm4, 7                                    ;   268.3 p1      41 w[4]
        psrlq mm0, 6                                    ;   272.3 p1      42 w[4]
        pxor mm3, mm0                                   ;   274.3 p1      42 w[4]
        movq mm0, [ebp + 16]                            ;   194.7 p2      41 w[4]
        psrlq mm0, 1                                    ;   271.3 p1      41 w[4]
        movq mm7, [ebp + 16]                            ;   198.3 p2      41 w[4] reload
        pxor mm4, mm7                                   ;   272.3 p1      41 w[4]
        psllq mm4, 0x38                                 ;   274.3 p1      41 w[4]
        pxor mm0, mm7                                   ;   274.3 p1      41 w[4]
        psrlq mm0, 6                                    ;   276.3 p1      41 w[4]
        pxor mm0, mm7                                   ;   278.3 p1      41 w[4]
        psrlq mm0, 1                                    ;   280.3 p1      41 w[4]
        pxor mm4, mm0                                   ;   282.3 p1      41 w[4]
        movq mm0, mm6                                   ;   250.3 p0      40 t1 copy
        psllq mm0, 4                                    ;   279.3 p1      40 t1
        pxor mm0, mm6                                   ;   281.3 p1      40 t1
        psllq mm0, 0x17                                 ;   283.3 p1      40 t1
        paddq mm3, [ebp + 0]                            ;   282.3 p2+p1   68 w[4]
        paddq mm3, [ebp + 120]                          ;   284.3 p2+p1   68 w[4]
        paddq mm3, mm4                                  ;   286.3 p1      68 w[4]
        movq mm4, mm2                                   ;   208.3 p0      43 t1 copy
        pxor mm4, mm5                                   ;   285.3 p1      43 t1
        pxor mm0, mm6                                   ;   286.3 p1      40 t1
        psllq mm0, 0x17                                 ;   288.3 p1      40 t1
        pand mm4, mm6                                   ;   288.3 p1      43 t1
        pxor mm4, mm2                                   ;   290.3 p1      43 t1
        movq [ebp + 0], mm3                             ;   288.3 p0+p3   68 w[4] spill
        movq mm3, mm6                                   ;   250.3 p0      40 t1 copy
        psrlq mm3, 0x17                                 ;   290.3 p1      40 t1
        paddq mm1, mm7                                  ;   291.3 p1      53 t1
        paddq mm1, [esi + 40]                           ;   293.3 p2+p1   53 t1
        paddq mm1, mm4                                  ;   295.3 p1      53 t1
        pxor mm3, mm6                                   ;   294.3 p1      40 t1
        psrlq mm3, 4                                    ;   296.3 p1      40 t1
        movq mm4, [ebp + 152]                           ;   214.7 p2      54 v[6]
        pxor mm3, mm6                                   ;   298.3 p1      40 t1
        psrlq mm3, 0xe                                  ;   300.3 p1      40 t1
        pxor mm0, mm3                                   ;   302.3 p1      40 t1
        paddq mm1, mm0                                  ;   304.3 p1      53 t1
        movq mm0, [ebp + 128]                           ;   266.3 p2      39 v[2]
        psllq mm0, 6                                    ;   300.3 p1      39 v[2]
        paddq mm4, mm1                                  ;   306.3 p1      54 v[6]
        movq mm3, [ebp + 128]                           ;   266.3 p2      39 v[2]
        pxor mm3, mm0                                   ;   302.3 p1      39 v[2]
        psllq mm3, 5                                    ;   304.3 p1      39 v[2]
        movq mm0, [ebp + 128]                           ;   266.3 p2      39 v[2]
        pxor mm0, mm3                                   ;   306.3 p1      39 v[2]
        psllq mm0, 0x19                                 ;   308.3 p1      39 v[2]
        movq mm3, [ebp + 128]                           ;   266.3 p2      39 v[2]
        movq mm7, [ebp + 128]                           ;   266.3 p2      39 v[2]
        movq [ebp + 152], mm2                           ;   228.7 p0+p3   54 v[1] spill
        movq mm2, [ebp + 128]                           ;   266.3 p2      44 v[2]
        pxor mm2, [ebp + 136]                           ;   306.3 p2+p1   44 v[2]
        movq [ebp + 168], mm5                           ;   230.7 p0+p3   54 v[0] spill
        movq mm5, [ebp + 128]                           ;   266.3 p2      39 v[2]
        psrlq mm5, 5                                    ;   307.3 p1      39 v[2]
        pxor mm3, mm5                                   ;   309.3 p1      39 v[2]
        psrlq mm3, 6                                    ;   311.3 p1      39 v[2]
        pxor mm7, mm3                                   ;   313.3 p1      39 v[2]
        movq mm3, [ebp + 88]                            ;   234.3 p2      42 w[5]
        psllq mm3, 0x2a                                 ;   311.3 p1      42 w[5]
        psrlq mm7, 0x1c                                 ;   315.3 p1      39 v[2]
        pxor mm0, mm7                                   ;   317.3 p1      39 v[2]
        movq mm5, [ebp + 88]                            ;   237.0 p2      42 w[5]
        psrlq mm5, 0x2a                                 ;   314.3 p1      42 w[5]
        movq mm7, [ebp + 144]                           ;   258.3 p2      44 v[2]
        pand mm7, mm2                                   ;   315.3 p1      44 v[2]
        paddq mm1, mm0                                  ;   319.3 p1      55 v[2]
        movq mm0, [ebp + 136]                           ;   242.3 p2      44 v[2]
        pxor mm0, mm7                                   ;   317.3 p1      44 v[2]
        paddq mm1, mm0                                  ;   321.3 p1      55 v[2]
        movq mm0, [ebp + 88]                            ;   246.7 p2      42 w[5]
        pxor mm0, mm3                                   ;   319.3 p1      42 w[5]
        psllq mm0, 3                                    ;   321.3 p1      42 w[5]
        movq mm3, [ebp + 8]                             ;   247.7 p2      41 w[5]
        psllq mm3, 7                                    ;   321.3 p1      41 w[5]
        movq mm7, [ebp + 88]                            ;   248.7 p2      42 w[5]
        pxor mm7, mm5                                   ;   322.3 p1      42 w[5]
        psrlq mm7, 0xd                                  ;   324.3 p1      42 w[5]
        movq mm5, [ebp + 88]                            ;   249.7 p2      42 w[5]
        pxor mm5, mm7                                   ;   326.3 p1      42 w[5]
        psrlq mm5, 6                                    ;   328.3 p1      42 w[5]
        movq mm7, [ebp + 8]                             ;   251.0 p2      41 w[5]
        psrlq mm7, 1                                    ;   326.3 p1      41 w[5]
        pxor mm0, mm5                                   ;   330.3 p1      42 w[5]
        movq mm5, [ebp + 8]                             ;   254.7 p2      41 w[5] reload
        pxor mm3, mm5                                   ;   328.3 p1      41 w[5]
        psllq mm3, 0x38                                 ;   330.3 p1      41 w[5]
        pxor mm7, mm5                                   ;   330.3 p1      41 w[5]
        psrlq mm7, 6                                    ;   332.3 p1      41 w[5]
        pxor mm7, mm5                                   ;   334.3 p1      41 w[5]
        psrlq mm7, 1                                    ;   336.3 p1      41 w[5]
        pxor mm3, mm7                                   ;   338.3 p1      41 w[5]
        movq mm7, mm4                                   ;   308.3 p0      40 t1 copy
        psllq mm7, 4                                    ;   335.3 p1      40 t1
        paddq mm0, [ebp + 16]                           ;   336.3 p2+p1   68 w[5]
        paddq mm0, [ebp + 64]                           ;   338.3 p2+p1   68 w[5]
        paddq mm0, mm3                                  ;   340.3 p1      68 w[5]
        movq mm3, mm4                                   ;   308.3 p0      40 t1 copy
        psrlq mm3, 0x17                                 ;   339.3 p1      40 t1
        pxor mm7, mm4                                   ;   340.3 p1      40 t1
        psllq mm7, 0x17                                 ;   342.3 p1      40 t1
        pxor mm7, mm4                                   ;   344.3 p1      40 t1
        psllq mm7, 0x17                                 ;   346.3 p1      40 t1
        pxor mm3, mm4                                   ;   344.3 p1      40 t1
        psrlq mm3, 4                                    ;   346.3 p1      40 t1
        pxor mm3, mm4                                   ;   348.3 p1      40 t1
        psrlq mm3, 0xe                                  ;   350.3 p1      40 t1
        pxor mm7, mm3                                   ;   352.3 p1      40 t1
        movq mm3, mm6                                   ;   270.3 p0      43 t1 copy
        pxor mm3, [ebp + 168]                           ;   349.3 p2+p1   43 t1
        pand mm3, mm4                                   ;   351.3 p1      43 t1
        pxor mm3, [ebp + 168]                           ;   353.3 p2+p1   43 t1
        paddq mm7, mm5                                  ;   354.3 p1      53 t1
        paddq mm7, [esi + 48]                           ;   356.3 p2+p1   53 t1
        paddq mm7, [ebp + 152]                          ;   358.3 p2+p1   53 t1
        paddq mm7, mm3                                  ;   360.3 p1      53 t1
        movq mm3, mm1                                   ;   323.3 p0      39 v[1] copy
        psllq mm3, 6                                    ;   356.3 p1      39 v[1]
        pxor mm3, mm1                                   ;   358.3 p1      39 v[1]
        psllq mm3, 5                                    ;   360.3 p1      39 v[1]
        pxor mm3, mm1                                   ;   362.3 p1      39 v[1]
        psllq mm3, 0x19                                 ;   364.3 p1      39 v[1]
        movq mm5, mm1                                   ;   323.3 p0      39 v[1] copy
        psrlq mm5, 5                                    ;   361.3 p1      39 v[1]
        pxor mm5, mm1                                   ;   363.3 p1      39 v[1]
        psrlq mm5, 6                                    ;   365.3 p1      39 v[1]
        movq [ebp + 16], mm0                            ;   342.3 p0+p3   68 w[5] spill
        movq mm0, [ebp + 160]                           ;   285.7 p2      54 v[5]
        paddq mm0, mm7                                  ;   364.3 p1      54 v[5]
        pxor mm5, mm1                                   ;   367.3 p1      39 v[1]
        psrlq mm5, 0x1c                                 ;   369.3 p1      39 v[1]
        pxor mm3, mm5                                   ;   371.3 p1      39 v[1]
        movq mm5, [ebp + 128]                           ;   288.3 p2      44 v[1]
        pxor mm5, mm1                                   ;   368.3 p1      44 v[1]
        pand mm2, mm5                                   ;   370.3 p1      44 v[1]
        paddq mm7, mm3                                  ;   373.3 p1      55 v[1]
        movq mm3, [ebp + 128]                           ;   290.3 p2      44 v[1]
        pxor mm3, mm2                                   ;   372.3 p1      44 v[1]
        paddq mm7, mm3                                  ;   375.3 p1      55 v[1]
        movq mm2, [ebp + 0]                             ;   292.7 p2      42 w[6]
        psllq mm2, 0x2a                                 ;   373.3 p1      42 w[6]
        movq mm3, [ebp + 0]                             ;   293.7 p2      42 w[6]
        pxor mm3, mm2                                   ;   375.3 p1      42 w[6]
        psllq mm3, 3                                    ;   377.3 p1      42 w[6]
        movq mm2, [ebp + 0]                             ;   295.3 p2      42 w[6]
        movq [ebp + 160], mm5                           ;   370.3 p0+p3   44 v[1] spill
        movq mm5, [ebp + 0]                             ;   297.3 p2      42 w[6]
        movq [ebp + 144], mm1                           ;   323.3 p0+p3   55 v[2] spill
        movq mm1, [ebp + 0]                             ;   300.3 p2      42 w[6]
        psrlq mm1, 0x2a                                 ;   376.3 p1      42 w[6]
        pxor mm2, mm1                                   ;   378.3 p1      42 w[6]
        psrlq mm2, 0xd                                  ;   380.3 p1      42 w[6]
        pxor mm5, mm2                                   ;   382.3 p1      42 w[6]
        movq mm1, [ebp + 40]                            ;   307.0 p2      41 w[6]
        psllq mm1, 7                                    ;   380.3 p1      41 w[6]
        psrlq mm5, 6                                    ;   384.3 p1      42 w[6]
        pxor mm3, mm5                                   ;   386.3 p1      42 w[6]
        movq mm2, [ebp + 40]                            ;   309.3 p2      41 w[6]
        psrlq mm2, 1                                    ;   383.3 p1      41 w[6]
        movq mm5, [ebp + 40]                            ;   310.3 p2      41 w[6] reload
        pxor mm1, mm5                                   ;   384.3 p1      41 w[6]
        psllq mm1, 0x38                                 ;   386.3 p1      41 w[6]
        pxor mm2, mm5                                   ;   386.3 p1      41 w[6]
        psrlq mm2, 6                                    ;   388.3 p1      41 w[6]
        pxor mm2, mm5                                   ;   390.3 p1      41 w[6]
        psrlq mm2, 1                                    ;   392.3 p1      41 w[6]
        pxor mm1, mm2                                   ;   394.3 p1      41 w[6]
        movq mm2, mm0                                   ;   366.3 p0      40 t1 copy
        psllq mm2, 4                                    ;   391.3 p1      40 t1
        paddq mm3, [ebp + 8]                            ;   392.3 p2+p1   68 w[6]
        paddq mm3, [ebp + 112]                          ;   394.3 p2+p1   68 w[6]
        paddq mm3, mm1                                  ;   396.3 p1      68 w[6]
        movq mm1, mm0                                   ;   366.3 p0      40 t1 copy
        psrlq mm1, 0x17                                 ;   395.3 p1      40 t1
        pxor mm2, mm0                                   ;   396.3 p1      40 t1
        psllq mm2, 0x17                                 ;   398.3 p1      40 t1
        pxor mm2, mm0                                   ;   400.3 p1      40 t1
        psllq mm2, 0x17                                 ;   402.3 p1      40 t1
        pxor mm1, mm0                                   ;   400.3 p1      40 t1
        psrlq mm1, 4                                    ;   402.3 p1      40 t1
        pxor mm1, mm0                                   ;   404.3 p1      40 t1
        psrlq mm1, 0xe                                  ;   406.3 p1      40 t1
        pxor mm2, mm1                                   ;   408.3 p1      40 t1
        movq mm1, mm6                                   ;   322.0 p0      43 t1 copy
        pxor mm1, mm4                                   ;   405.3 p1      43 t1
        pand mm1, mm0                                   ;   407.3 p1      43 t1
        pxor mm1, mm6                                   ;   409.3 p1      43 t1
        paddq mm2, mm5                                  ;   410.3 p1      53 t1
        paddq mm2, [esi + 56]                           ;   412.3 p2+p1   53 t1
        paddq mm2, [ebp + 168]                          ;   414.3 p2+p1   53 t1
        paddq mm2, mm1                                  ;   416.3 p1      53 t1
        movq mm1, [ebp + 136]                           ;   326.7 p2      54 v[4]
        paddq mm1, mm2                                  ;   418.3 p1      54 v[4]
        movq mm5, mm7                                   ;   377.3 p0      39 v[0] copy
        psllq mm5, 6                                    ;   413.3 p1      39 v[0]
        pxor mm5, mm7                                   ;   415.3 p1      39 v[0]
        psllq mm5, 5                                    ;   417.3 p1      39 v[0]
        pxor mm5, mm7                                   ;   419.3 p1      39 v[0]
        psllq mm5, 0x19                                 ;   421.3 p1      39 v[0]
        movq [ebp + 8], mm3                             ;   398.3 p0+p3   68 w[6] spill
        movq mm3, mm7                                   ;   377.3 p0      39 v[0] copy
        psrlq mm3, 5                                    ;   418.3 p1      39 v[0]
        pxor mm3, mm7                                   ;   420.3 p1      39 v[0]
        psrlq mm3, 6                                    ;   422.3 p1      39 v[0]
        pxor mm3, mm7                                   ;   424.3 p1      39 v[0]
        psrlq mm3, 0x1c                                 ;   426.3 p1      39 v[0]
        pxor mm5, mm3                                   ;   428.3 p1      39 v[0]
        movq mm3, [ebp + 144]                           ;   341.7 p2      44 v[0]
        pxor mm3, mm7                                   ;   424.3 p1      44 v[0]
        paddq mm2, mm5                                  ;   430.3 p1      55 v[0]
        movq mm5, [ebp + 160]                           ;   370.3 p2      44 v[0]
        pand mm5, mm3                                   ;   426.3 p1      44 v[0]
        pxor mm5, [ebp + 144]                           ;   428.3 p2+p1   44 v[0]
        paddq mm2, mm5                                  ;   432.3 p1      55 v[0]
        movq mm5, [ebp + 16]                            ;   346.3 p2      42 w[7]
        movq [ebp + 160], mm3                           ;   426.3 p0+p3   44 v[0] spill
        movq mm3, [ebp + 16]                            ;   349.0 p2      42 w[7]
        movq [ebp + 168], mm7                           ;   377.3 p0+p3   55 v[1] spill
        movq mm7, [ebp + 16]                            ;   354.3 p2      42 w[7]
        movq [ebp + 176], mm2                           ;   434.3 p0+p3   55 v[0] spill
        movq mm2, [ebp + 16]                            ;   355.3 p2      42 w[7]
        psllq mm2, 0x2a                                 ;   429.3 p1      42 w[7]
        pxor mm5, mm2                                   ;   431.3 p1      42 w[7]
        psllq mm5, 3                                    ;   433.3 p1      42 w[7]
        movq mm2, [ebp + 16]                            ;   356.7 p2      42 w[7]
        psrlq mm2, 0x2a                                 ;   432.3 p1      42 w[7]
        pxor mm3, mm2                                   ;   434.3 p1      42 w[7]
        psrlq mm3, 0xd                                  ;   436.3 p1      42 w[7]
        pxor mm7, mm3                                   ;   438.3 p1      42 w[7]
        movq mm2, [ebp + 48]                            ;   362.3 p2      41 w[7]
        psllq mm2, 7                                    ;   436.3 p1      41 w[7]
        psrlq mm7, 6                                    ;   440.3 p1      42 w[7]
        movq mm3, [ebp + 48]                            ;   363.3 p2      41 w[7]
        psrlq mm3, 1                                    ;   438.3 p1      41 w[7]
        pxor mm5, mm7                                   ;   442.3 p1      42 w[7]
        movq mm7, [ebp - 24]                            ;   366.3 p2      68 w[7]
        paddq mm7, [ebp + 40]                           ;   440.3 p2+p1   68 w[7]
        paddq mm7, mm5                                  ;   444.3 p1      68 w[7]
        movq mm5, [ebp + 48]                            ;   368.3 p2      41 w[7] reload
        pxor mm2, mm5                                   ;   442.3 p1      41 w[7]
        psllq mm2, 0x38                                 ;   444.3 p1      41 w[7]
        pxor mm3, mm5                                   ;   444.3 p1      41 w[7]
        psrlq mm3, 6                                    ;   446.3 p1      41 w[7]
        pxor mm3, mm5                                   ;   448.3 p1      41 w[7]
        psrlq mm3, 1                                    ;   450.3 p1      41 w[7]
        pxor mm2, mm3                                   ;   452.3 p1      41 w[7]
        paddq mm7, mm2                                  ;   454.3 p1      68 w[7]
        movq mm2, mm1                                   ;   420.3 p0      40 t1 copy
        psllq mm2, 4                                    ;   450.3 p1      40 t1
        movq mm3, mm1                                   ;   420.3 p0      40 t1 copy
        psrlq mm3, 0x17                                 ;   451.3 p1      40 t1
        pxor mm2, mm1                                   ;   452.3 p1      40 t1
        psllq mm2, 0x17                                 ;   454.3 p1      40 t1
        pxor mm2, mm1                                   ;   456.3 p1      40 t1
        psllq mm2, 0x17                                 ;   458.3 p1      40 t1
        paddq mm6, mm5                                  ;   456.3 p1      53 t1
        paddq mm6, [esi + 64]                           ;   458.3 p2+p1   53 t1
        pxor mm3, mm1                                   ;   458.3 p1      40 t1
        psrlq mm3, 4                                    ;   460.3 p1      40 t1
        pxor mm3, mm1                                   ;   462.3 p1      40 t1
        psrlq mm3, 0xe                                  ;   464.3 p1      40 t1
        pxor mm2, mm3                                   ;   466.3 p1      40 t1
        paddq mm6, mm2                                  ;   468.3 p1      53 t1
        movq mm2, [ebp + 176]                           ;   434.3 p2      39 v[7]
        psllq mm2, 6                                    ;   464.3 p1      39 v[7]
        movq mm3, mm4                                   ;   382.0 p0      43 t1 copy
        pxor mm3, mm0                                   ;   465.3 p1      43 t1
        pand mm3, mm1                                   ;   467.3 p1      43 t1
        pxor mm3, mm4                                   ;   469.3 p1      43 t1
        paddq mm6, mm3                                  ;   471.3 p1      53 t1
        movq mm3, [ebp + 128]                           ;   386.3 p2      54 v[3]
        paddq mm3, mm6                                  ;   473.3 p1      54 v[3]
        pxor mm2, [ebp + 176]                           ;   470.3 p2+p1   39 v[7]
        psllq mm2, 5                                    ;   472.3 p1      39 v[7]
        pxor mm2, [ebp + 176]                           ;   474.3 p2+p1   39 v[7]
        psllq mm2, 0x19                                 ;   476.3 p1      39 v[7]
        movq mm5, [ebp + 176]                           ;   434.3 p2      39 v[7]
        movq [ebp + 40], mm7                            ;   456.3 p0+p3   68 w[7] spill
        movq mm7, [ebp + 176]                           ;   434.3 p2      39 v[7]
        movq [ebp + 184], mm4                           ;   396.7 p0+p3   54 v[6] spill
        movq mm4, [ebp + 176]                           ;   434.3 p2      44 v[7]
        pxor mm4, [ebp + 168]                           ;   474.3 p2+p1   44 v[7]
        movq [ebp + 192], mm0                           ;   398.7 p0+p3   54 v[5] spill
        movq mm0, [ebp + 176]                           ;   434.3 p2      39 v[7]
        psrlq mm0, 5                                    ;   475.3 p1      39 v[7]
        pxor mm5, mm0                                   ;   477.3 p1      39 v[7]
        psrlq mm5, 6                                    ;   479.3 p1      39 v[7]
        pxor mm7, mm5                                   ;   481.3 p1      39 v[7]
        movq mm0, [ebp + 8]                             ;   404.3 p2      42 w[8]
        psllq mm0, 0x2a                                 ;   479.3 p1      42 w[8]
        psrlq mm7, 0x1c                                 ;   483.3 p1      39 v[7]
        pxor mm2, mm7                                   ;   485.3 p1      39 v[7]
        movq mm5, [ebp + 8]                             ;   408.3 p2      42 w[8]
        psrlq mm5, 0x2a                                 ;   482.3 p1      42 w[8]
        movq mm7, [ebp + 160]                           ;   426.3 p2      44 v[7]
        pand mm7, mm4                                   ;   483.3 p1      44 v[7]
        paddq mm6, mm2                                  ;   487.3 p1      55 v[7]
        movq mm2, [ebp + 168]                           ;   411.7 p2      44 v[7]
        pxor mm2, mm7                                   ;   485.3 p1      44 v[7]
        paddq mm6, mm2                                  ;   489.3 p1      55 v[7]
        movq mm2, [ebp - 16]                            ;   414.7 p2      41 w[8]
        psllq mm2, 7                                    ;   487.3 p1      41 w[8]
        movq mm7, [ebp + 8]                             ;   416.7 p2      42 w[8]
        pxor mm7, mm0                                   ;   488.3 p1      42 w[8]
        psllq mm7, 3                                    ;   490.3 p1      42 w[8]
        movq mm0, [ebp + 8]                             ;   420.3 p2      42 w[8]
        pxor mm0, mm5                                   ;   490.3 p1      42 w[8]
        psrlq mm0, 0xd                                  ;   492.3 p1      42 w[8]
        movq mm5, [ebp + 8]                             ;   421.3 p2      42 w[8]
        pxor mm5, mm0                                   ;   494.3 p1      42 w[8]
        psrlq mm5, 6                                    ;   496.3 p1      42 w[8]
        movq mm0, [ebp - 16]                            ;   423.3 p2      68 w[0] reload
        pxor mm2, mm0                                   ;   494.3 p1      41 w[8]
        psllq mm2, 0x38                                 ;   496.3 p1      41 w[8]
        movq [ebp + 160], mm4                           ;   476.3 p0+p3   44 v[7] spill
        movq mm4, [ebp - 16]                            ;   425.0 p2      41 w[8] copy
        psrlq mm4, 1                                    ;   496.3 p1      41 w[8]
        pxor mm7, mm5                                   ;   498.3 p1      42 w[8]
        movq mm5, mm3                                   ;   475.3 p0      40 t1 copy
        psllq mm5, 4                                    ;   498.3 p1      40 t1
        pxor mm4, mm0                                   ;   499.3 p1      41 w[8]
        psrlq mm4, 6                                    ;   501.3 p1      41 w[8]
        pxor mm4, mm0                                   ;   503.3 p1      41 w[8]
        psrlq mm4, 1                                    ;   505.3 p1      41 w[8]
        pxor mm2, mm4                                   ;   507.3 p1      41 w[8]
        movq mm4, mm3                                   ;   475.3 p0      40 t1 copy
        psrlq mm4, 0x17                                 ;   504.3 p1      40 t1
        pxor mm5, mm3                                   ;   505.3 p1      40 t1
        psllq mm5, 0x17                                 ;   507.3 p1      40 t1
        paddq mm7, [ebp + 48]                           ;   507.3 p2+p1   68 w[8]
        paddq mm7, [ebp + 24]                           ;   509.3 p2+p1   68 w[8]
        paddq mm7, mm2                                  ;   511.3 p1      68 w[8]
        movq mm2, mm1                                   ;   436.7 p0      43 t1 copy
        pxor mm2, [ebp + 192]                           ;   510.3 p2+p1   43 t1
        pxor mm5, mm3                                   ;   511.3 p1      40 t1
        psllq mm5, 0x17                                 ;   513.3 p1      40 t1
        pxor mm4, mm3                                   ;   513.3 p1      40 t1
        psrlq mm4, 4                                    ;   515.3 p1      40 t1
        pxor mm4, mm3                                   ;   517.3 p1      40 t1
        psrlq mm4, 0xe                                  ;   519.3 p1      40 t1
        pand mm2, mm3                                   ;   517.3 p1      43 t1
        pxor mm5, mm4                                   ;   521.3 p1      40 t1
        movq mm4, [ebp + 192]                           ;   440.3 p2      43 t1
        pxor mm4, mm2                                   ;   519.3 p1      43 t1
        movq mm2, [ebp + 184]                           ;   441.3 p2      53 t1
        paddq mm2, mm0                                  ;   520.3 p1      53 t1
        paddq mm2, [esi + 72]                           ;   522.3 p2+p1   53 t1
        paddq mm2, mm4                                  ;   524.3 p1      53 t1
        paddq mm2, mm5                                  ;   526.3 p1      53 t1
        movq mm4, mm6                                   ;   491.3 p0      39 v[6] copy
        psllq mm4, 6                                    ;   524.3 p1      39 v[6]
        movq mm5, [ebp + 144]                           ;   446.3 p2      54 v[2]
        paddq mm5, mm2                                  ;   528.3 p1      54 v[2]
        pxor mm4, mm6                                   ;   526.3 p1      39 v[6]
        psllq mm4, 5                                    ;   528.3 p1      39 v[6]
        pxor mm4, mm6                                   ;   530.3 p1      39 v[6]
        psllq mm4, 0x19                                 ;   532.3 p1      39 v[6]
        movq mm0, mm6                                   ;   491.3 p0      39 v[6] copy
        psrlq mm0, 5                                    ;   530.3 p1      39 v[6]
        pxor mm0, mm6                                   ;   532.3 p1      39 v[6]
        psrlq mm0, 6                                    ;   534.3 p1      39 v[6]
        pxor mm0, mm6                                   ;   536.3 p1      39 v[6]
        psrlq mm0, 0x1c                                 ;   538.3 p1      39 v[6]
        pxor mm4, mm0                                   ;   540.3 p1      39 v[6]
        movq mm0, [ebp + 176]                           ;   457.7 p2      44 v[6]
        pxor mm0, mm6                                   ;   536.3 p1      44 v[6]
        paddq mm2, mm4                                  ;   542.3 p1      55 v[6]
        movq mm4, [ebp + 160]                           ;   476.3 p2      44 v[6]
        pand mm4, mm0                                   ;   538.3 p1      44 v[6]
        pxor mm4, [ebp + 176]                           ;   540.3 p2+p1   44 v[6]
        paddq mm2, mm4                                  ;   544.3 p1      55 v[6]
        movq mm4, [ebp + 40]                            ;   461.7 p2      42 w[9]
        movq [ebp + 48], mm7                            ;   513.3 p0+p3   68 w[8] spill
        movq mm7, [ebp + 40]                            ;   466.3 p2      42 w[9]
        movq [ebp + 144], mm0                           ;   538.3 p0+p3   44 v[6] spill
        movq mm0, [ebp + 40]                            ;   470.3 p2      42 w[9]
        movq [ebp + 184], mm6                           ;   491.3 p0+p3   55 v[7] spill
        movq mm6, [ebp + 40]                            ;   471.3 p2      42 w[9]
        psllq mm6, 0x2a                                 ;   541.3 p1      42 w[9]
        pxor mm4, mm6                                   ;   543.3 p1      42 w[9]
        psllq mm4, 3                                    ;   545.3 p1      42 w[9]
        movq mm6, [ebp + 40]                            ;   473.7 p2      42 w[9]
        psrlq mm6, 0x2a                                 ;   544.3 p1      42 w[9]
        pxor mm7, mm6                                   ;   546.3 p1      42 w[9]
        psrlq mm7, 0xd                                  ;   548.3 p1      42 w[9]
        pxor mm0, mm7                                   ;   550.3 p1      42 w[9]
        movq mm6, [ebp + 32]                            ;   476.7 p2      41 w[9]
        psllq mm6, 7                                    ;   548.3 p1      41 w[9]
        psrlq mm0, 6                                    ;   552.3 p1      42 w[9]
        pxor mm4, mm0                                   ;   554.3 p1      42 w[9]
        movq mm0, [ebp + 32]                            ;   479.0 p2      41 w[9]
        psrlq mm0, 1                                    ;   551.3 p1      41 w[9]
        movq mm7, [ebp - 64]                            ;   480.0 p2      68 w[9]
        paddq mm7, [ebp - 16]                           ;   552.3 p2+p1   68 w[9]
        paddq mm7, mm4                                  ;   556.3 p1      68 w[9]
        movq mm4, [ebp + 32]                            ;   482.0 p2      68 w[1] reload
        pxor mm6, mm4                                   ;   554.3 p1      41 w[9]
        psllq mm6, 0x38                                 ;   556.3 p1      41 w[9]
        pxor mm0, mm4                                   ;   556.3 p1      41 w[9]
        psrlq mm0, 6                                    ;   558.3 p1      41 w[9]
        pxor mm0, mm4                                   ;   560.3 p1      41 w[9]
        psrlq mm0, 1                                    ;   562.3 p1      41 w[9]
        pxor mm6, mm0                                   ;   564.3 p1      41 w[9]
        paddq mm7, mm6                                  ;   566.3 p1      68 w[9]
        movq mm0, mm5                                   ;   530.3 p0      40 t1 copy
        psllq mm0, 4                                    ;   562.3 p1      40 t1
        movq mm6, mm5                                   ;   530.3 p0      40 t1 copy
        psrlq mm6, 0x17                                 ;   563.3 p1      40 t1
        pxor mm0, mm5                                   ;   564.3 p1      40 t1
        psllq mm0, 0x17                                 ;   566.3 p1      40 t1
        pxor mm0, mm5                                   ;   568.3 p1      40 t1
        psllq mm0, 0x17                                 ;   570.3 p1      40 t1
        pxor mm6, mm5                                   ;   568.3 p1      40 t1
        psrlq mm6, 4                                    ;   570.3 p1      40 t1
        pxor mm6, mm5                                   ;   572.3 p1      40 t1
        psrlq mm6, 0xe                                  ;   574.3 p1      40 t1
        pxor mm0, mm6                                   ;   576.3 p1      40 t1
        movq mm6, mm1                                   ;   492.0 p0      43 t1 copy
        pxor mm6, mm3                                   ;   573.3 p1      43 t1
        pand mm6, mm5                                   ;   575.3 p1      43 t1
        pxor mm6, mm1                                   ;   577.3 p1      43 t1
        paddq mm0, mm4                                  ;   578.3 p1      53 t1
        paddq mm0, [esi + 80]                           ;   580.3 p2+p1   53 t1
        paddq mm0, [ebp + 192]                          ;   582.3 p2+p1   53 t1
        paddq mm0, mm6                                  ;   584.3 p1      53 t1
        movq mm6, mm2                                   ;   546.3 p0      39 v[5] copy
        psllq mm6, 6                                    ;   580.3 p1      39 v[5]
        pxor mm6, mm2                                   ;   582.3 p1      39 v[5]
        psllq mm6, 5                                    ;   584.3 p1      39 v[5]
        pxor mm6, mm2                                   ;   586.3 p1      39 v[5]
        psllq mm6, 0x19                                 ;   588.3 p1      39 v[5]
        movq mm4, mm2                                   ;   546.3 p0      39 v[5] copy
        psrlq mm4, 5                                    ;   585.3 p1      39 v[5]
        pxor mm4, mm2                                   ;   587.3 p1      39 v[5]
        psrlq mm4, 6                                    ;   589.3 p1      39 v[5]
        movq [ebp - 16], mm7                            ;   568.3 p0+p3   68 w[9] spill
        movq mm7, [ebp + 168]                           ;   505.3 p2      54 v[1]
        paddq mm7, mm0                                  ;   588.3 p1      54 v[1]
        pxor mm4, mm2                                   ;   591.3 p1      39 v[5]
        psrlq mm4, 0x1c                                 ;   593.3 p1      39 v[5]
        pxor mm6, mm4                                   ;   595.3 p1      39 v[5]
        movq mm4, [ebp + 184]                           ;   510.3 p2      44 v[5]
        pxor mm4, mm2                                   ;   592.3 p1      44 v[5]
        paddq mm0, mm6                                  ;   597.3 p1      55 v[5]
        movq mm6, [ebp + 144]                           ;   538.3 p2      44 v[5]
        pand mm6, mm4                                   ;   594.3 p1      44 v[5]
        pxor mm6, [ebp + 184]                           ;   596.3 p2+p1   44 v[5]
        paddq mm0, mm6                                  ;   599.3 p1      55 v[5]
        movq mm6, [ebp + 48]                            ;   513.7 p2      42 w[10]
        movq [ebp + 144], mm4                           ;   594.3 p0+p3   44 v[5] spill
        movq mm4, [ebp + 48]                            ;   515.3 p2      42 w[10]
        movq [ebp + 168], mm2                           ;   546.3 p0+p3   55 v[6] spill
        movq mm2, [ebp + 48]                            ;   519.3 p2      42 w[10]
        movq [ebp + 200], mm0                           ;   601.3 p0+p3   55 v[5] spill
        movq mm0, [ebp + 48]                            ;   523.3 p2      42 w[10]
        psllq mm0, 0x2a                                 ;   597.3 p1      42 w[10]
        pxor mm6, mm0                                   ;   599.3 p1      42 w[10]
        psllq mm6, 3                                    ;   601.3 p1      42 w[10]
        movq mm0, [ebp + 48]                            ;   524.7 p2      42 w[10]
        psrlq mm0, 0x2a                                 ;   600.3 p1      42 w[10]
        pxor mm4, mm0                                   ;   602.3 p1      42 w[10]
        psrlq mm4, 0xd                                  ;   604.3 p1      42 w[10]
        pxor mm2, mm4                                   ;   606.3 p1      42 w[10]
        movq mm0, [ebp + 56]                            ;   528.7 p2      41 w[10]
        psllq mm0, 7                                    ;   604.3 p1      41 w[10]
        psrlq mm2, 6                                    ;   608.3 p1      42 w[10]
        movq mm4, [ebp + 56]                            ;   530.3 p2      41 w[10]
        psrlq mm4, 1                                    ;   606.3 p1      41 w[10]
        pxor mm6, mm2                                   ;   610.3 p1      42 w[10]
        movq mm2, [ebp + 88]                            ;   532.3 p2      68 w[10]
        paddq mm2, [ebp + 32]                           ;   608.3 p2+p1   68 w[10]
        paddq mm2, mm6                                  ;   612.3 p1      68 w[10]
        movq mm6, [ebp + 56]                            ;   535.3 p2      68 w[2] reload
        pxor mm0, mm6                                   ;   610.3 p1      41 w[10]
        psllq mm0, 0x38                                 ;   612.3 p1      41 w[10]
        pxor mm4, mm6                                   ;   612.3 p1      41 w[10]
        psrlq mm4, 6                                    ;   614.3 p1      41 w[10]
        pxor mm4, mm6                                   ;   616.3 p1      41 w[10]
        psrlq mm4, 1                                    ;   618.3 p1      41 w[10]
        pxor mm0, mm4                                   ;   620.3 p1      41 w[10]
        paddq mm2, mm0                                  ;   622.3 p1      68 w[10]
        movq mm0, mm7                                   ;   590.3 p0      40 t1 copy
        psllq mm0, 4                                    ;   618.3 p1      40 t1
        movq mm4, mm7                                   ;   590.3 p0      40 t1 copy
        psrlq mm4, 0x17                                 ;   619.3 p1      40 t1
        pxor mm0, mm7                                   ;   620.3 p1      40 t1
        psllq mm0, 0x17                                 ;   622.3 p1      40 t1
        pxor mm0, mm7                                   ;   624.3 p1      40 t1
        psllq mm0, 0x17                                 ;   626.3 p1      40 t1
        paddq mm1, mm6                                  ;   624.3 p1      53 t1
        paddq mm1, [esi + 88]                           ;   626.3 p2+p1   53 t1
        pxor mm4, mm7                                   ;   626.3 p1      40 t1
        psrlq mm4, 4                                    ;   628.3 p1      40 t1
        pxor mm4, mm7                                   ;   630.3 p1      40 t1
        psrlq mm4, 0xe                                  ;   632.3 p1      40 t1
        pxor mm0, mm4                                   ;   634.3 p1      40 t1
        paddq mm1, mm0                                  ;   636.3 p1      53 t1
        movq mm0, [ebp + 200]                           ;   601.3 p2      39 v[4]
        psllq mm0, 6                                    ;   632.3 p1      39 v[4]
        movq mm4, mm3                                   ;   551.7 p0      43 t1 copy
        pxor mm4, mm5                                   ;   633.3 p1      43 t1
        pand mm4, mm7                                   ;   635.3 p1      43 t1
        pxor mm4, mm3                                   ;   637.3 p1      43 t1
        paddq mm1, mm4                                  ;   639.3 p1      53 t1
        movq mm4, [ebp + 176]                           ;   554.3 p2      54 v[0]
        paddq mm4, mm1                                  ;   641.3 p1      54 v[0]
        pxor mm0, [ebp + 200]                           ;   638.3 p2+p1   39 v[4]
        psllq mm0, 5                                    ;   640.3 p1      39 v[4]
        pxor mm0, [ebp + 200]                           ;   642.3 p2+p1   39 v[4]
        psllq mm0, 0x19                                 ;   644.3 p1      39 v[4]
        movq mm6, [ebp + 200]                           ;   601.3 p2      39 v[4]
        movq [ebp + 32], mm2                            ;   624.3 p0+p3   68 w[10] spill
        movq mm2, [ebp + 200]                           ;   601.3 p2      39 v[4]
        movq [ebp + 208], mm3                           ;   561.0 p0+p3   54 v[3] spill
        movq mm3, [ebp + 200]                           ;   601.3 p2      44 v[4]
        pxor mm3, [ebp + 168]                           ;   642.3 p2+p1   44 v[4]
        movq [ebp + 216], mm5                           ;   568.3 p0+p3   54 v[2] spill
        movq mm5, [ebp + 200]                           ;   601.3 p2      39 v[4]
        psrlq mm5, 5                                    ;   643.3 p1      39 v[4]
        pxor mm6, mm5                                   ;   645.3 p1      39 v[4]
        psrlq mm6, 6                                    ;   647.3 p1      39 v[4]
        pxor mm2, mm6                                   ;   649.3 p1      39 v[4]
        movq mm5, [ebp - 16]                            ;   572.3 p2      42 w[11]
        psllq mm5, 0x2a                                 ;   647.3 p1      42 w[11]
        psrlq mm2, 0x1c                                 ;   651.3 p1      39 v[4]
        pxor mm0, mm2                                   ;   653.3 p1      39 v[4]
        movq mm2, [ebp - 16]                            ;   576.3 p2      42 w[11]
        psrlq mm2, 0x2a                                 ;   650.3 p1      42 w[11]
        movq mm6, [ebp + 144]                           ;   594.3 p2      44 v[4]
        pand mm6, mm3                                   ;   651.3 p1      44 v[4]
        paddq mm1, mm0                                  ;   655.3 p1      55 v[4]
        movq mm0, [ebp + 168]                           ;   579.7 p2      44 v[4]
        pxor mm0, mm6                                   ;   653.3 p1      44 v[4]
        paddq mm1, mm0                                  ;   657.3 p1      55 v[4]
        movq mm0, [ebp + 72]                            ;   582.7 p2      41 w[11]
        psllq mm0, 7                                    ;   655.3 p1      41 w[11]
        movq mm6, [ebp - 16]                            ;   584.7 p2      42 w[11]
        pxor mm6, mm5                                   ;   656.3 p1      42 w[11]
        psllq mm6, 3                                    ;   658.3 p1      42 w[11]
        movq mm5, [ebp - 16]                            ;   587.0 p2      42 w[11]
        pxor mm5, mm2                                   ;   658.3 p1      42 w[11]
        psrlq mm5, 0xd                                  ;   660.3 p1      42 w[11]
        movq mm2, [ebp - 16]                            ;   588.3 p2      42 w[11]
        pxor mm2, mm5                                   ;   662.3 p1      42 w[11]
        psrlq mm2, 6                                    ;   664.3 p1      42 w[11]
        movq mm5, [ebp + 72]                            ;   591.0 p2      68 w[3] reload
        pxor mm0, mm5                                   ;   662.3 p1      41 w[11]
        psllq mm0, 0x38                                 ;   664.3 p1      41 w[11]
        movq [ebp + 144], mm3                           ;   644.3 p0+p3   44 v[4] spill
        movq mm3, [ebp + 72]                            ;   592.7 p2      41 w[11] copy
        psrlq mm3, 1                                    ;   664.3 p1      41 w[11]
        pxor mm6, mm2                                   ;   666.3 p1      42 w[11]
        movq mm2, mm4                                   ;   643.3 p0      40 t1 copy
        psllq mm2, 4                                    ;   666.3 p1      40 t1
        pxor mm3, mm5                                   ;   667.3 p1      41 w[11]
        psrlq mm3, 6                                    ;   669.3 p1      41 w[11]
        pxor mm3, mm5                                   ;   671.3 p1      41 w[11]
        psrlq mm3, 1                                    ;   673.3 p1      41 w[11]
        pxor mm0, mm3                                   ;   675.3 p1      41 w[11]
        movq mm3, [ebp + 0]                             ;   600.3 p2      68 w[11]
        paddq mm3, [ebp + 56]                           ;   672.3 p2+p1   68 w[11]
        paddq mm3, mm6                                  ;   674.3 p1      68 w[11]
        paddq mm3, mm0                                  ;   677.3 p1      68 w[11]
        movq mm0, mm4                                   ;   643.3 p0      40 t1 copy
        psrlq mm0, 0x17                                 ;   675.3 p1      40 t1
        pxor mm2, mm4                                   ;   676.3 p1      40 t1
        psllq mm2, 0x17                                 ;   678.3 p1      40 t1
        movq mm6, mm7                                   ;   603.3 p0      43 t1 copy
        pxor mm6, [ebp + 216]                           ;   678.3 p2+p1   43 t1
        pxor mm2, mm4                                   ;   680.3 p1      40 t1
        psllq mm2, 0x17                                 ;   682.3 p1      40 t1
        pxor mm0, mm4                                   ;   681.3 p1      40 t1
        psrlq mm0, 4                                    ;   683.3 p1      40 t1
        pxor mm0, mm4                                   ;   685.3 p1      40 t1
        psrlq mm0, 0xe                                  ;   687.3 p1      40 t1
        pand mm6, mm4                                   ;   685.3 p1      43 t1
        pxor mm2, mm0                                   ;   689.3 p1      40 t1
        movq mm0, [ebp + 216]                           ;   608.3 p2      43 t1
        pxor mm0, mm6                                   ;   687.3 p1      43 t1
        movq mm6, [ebp + 208]                           ;   609.3 p2      53 t1
        paddq mm6, mm5                                  ;   688.3 p1      53 t1
        paddq mm6, [esi + 96]                           ;   690.3 p2+p1   53 t1
        paddq mm6, mm0                                  ;   692.3 p1      53 t1
        paddq mm6, mm2                                  ;   694.3 p1      53 t1
        movq mm0, mm1                                   ;   659.3 p0      39 v[3] copy
        psllq mm0, 6                                    ;   692.3 p1      39 v[3]
        movq mm2, [ebp + 184]                           ;   614.3 p2      54 v[7]
        paddq mm2, mm6                                  ;   696.3 p1      54 v[7]
        pxor mm0, mm1                                   ;   694.3 p1      39 v[3]
        psllq mm0, 5                                    ;   696.3 p1      39 v[3]
        pxor mm0, mm1                                   ;   698.3 p1      39 v[3]
        psllq mm0, 0x19                                 ;   700.3 p1      39 v[3]
        movq mm5, mm1                                   ;   659.3 p0      39 v[3] copy
        psrlq mm5, 5                                    ;   698.3 p1      39 v[3]
        pxor mm5, mm1                                   ;   700.3 p1      39 v[3]
        psrlq mm5, 6                                    ;   702.3 p1      39 v[3]
        pxor mm5, mm1                                   ;   704.3 p1      39 v[3]
        psrlq mm5, 0x1c                                 ;   706.3 p1      39 v[3]
        pxor mm0, mm5                                   ;   708.3 p1      39 v[3]
        movq mm5, [ebp + 200]                           ;   625.7 p2      44 v[3]
        pxor mm5, mm1                                   ;   704.3 p1      44 v[3]
        paddq mm6, mm0                                  ;   710.3 p1      55 v[3]
        movq mm0, [ebp + 144]                           ;   644.3 p2      44 v[3]
        pand mm0, mm5                                   ;   706.3 p1      44 v[3]
        pxor mm0, [ebp + 200]                           ;   708.3 p2+p1   44 v[3]
        paddq mm6, mm0                                  ;   712.3 p1      55 v[3]
        movq mm0, [ebp + 32]                            ;   629.7 p2      42 w[12]
        movq [ebp + 56], mm3                            ;   679.3 p0+p3   68 w[11] spill
        movq mm3, [ebp + 32]                            ;   634.3 p2      42 w[12]
        movq [ebp + 184], mm5                           ;   706.3 p0+p3   44 v[3] spill
        movq mm5, [ebp + 32]                            ;   638.3 p2      42 w[12]
        movq [ebp + 208], mm1                           ;   659.3 p0+p3   55 v[4] spill
        movq mm1, [ebp + 32]                            ;   639.3 p2      42 w[12]
        psllq mm1, 0x2a                                 ;   709.3 p1      42 w[12]
        pxor mm0, mm1                                   ;   711.3 p1      42 w[12]
        psllq mm0, 3                                    ;   713.3 p1      42 w[12]
        movq mm1, [ebp + 32]                            ;   641.7 p2      42 w[12]
        psrlq mm1, 0x2a                                 ;   712.3 p1      42 w[12]
        pxor mm3, mm1                                   ;   714.3 p1      42 w[12]
        psrlq mm3, 0xd                                  ;   716.3 p1      42 w[12]
        pxor mm5, mm3                                   ;   718.3 p1      42 w[12]
        movq mm1, [ebp + 120]                           ;   644.7 p2      41 w[12]
        psllq mm1, 7                                    ;   716.3 p1      41 w[12]
        psrlq mm5, 6                                    ;   720.3 p1      42 w[12]
        pxor mm0, mm5                                   ;   722.3 p1      42 w[12]
        movq mm3, [ebp + 120]                           ;   647.0 p2      41 w[12]
        psrlq mm3, 1                                    ;   719.3 p1      41 w[12]
        movq mm5, [ebp + 16]                            ;   648.0 p2      68 w[12]
        paddq mm5, [ebp + 72]                           ;   720.3 p2+p1   68 w[12]
        paddq mm5, mm0                                  ;   724.3 p1      68 w[12]
        movq mm0, [ebp + 120]                           ;   650.0 p2      68 w[4] reload
        pxor mm1, mm0                                   ;   722.3 p1      41 w[12]
        psllq mm1, 0x38                                 ;   724.3 p1      41 w[12]
        pxor mm3, mm0                                   ;   724.3 p1      41 w[12]
        psrlq mm3, 6                                    ;   726.3 p1      41 w[12]
        pxor mm3, mm0                                   ;   728.3 p1      41 w[12]
        psrlq mm3, 1                                    ;   730.3 p1      41 w[12]
        pxor mm1, mm3                                   ;   732.3 p1      41 w[12]
        paddq mm5, mm1                                  ;   734.3 p1      68 w[12]
        movq mm1, mm2                                   ;   698.3 p0      40 t1 copy
        psllq mm1, 4                                    ;   730.3 p1      40 t1
        movq mm3, mm2                                   ;   698.3 p0      40 t1 copy
        psrlq mm3, 0x17                                 ;   731.3 p1      40 t1
        pxor mm1, mm2                                   ;   732.3 p1      40 t1
        psllq mm1, 0x17                                 ;   734.3 p1      40 t1
        pxor mm1, mm2                                   ;   736.3 p1      40 t1
        psllq mm1, 0x17                                 ;   738.3 p1      40 t1
        pxor mm3, mm2                                   ;   736.3 p1      40 t1
        psrlq mm3, 4                                    ;   738.3 p1      40 t1
        pxor mm3, mm2                                   ;   740.3 p1      40 t1
        psrlq mm3, 0xe                                  ;   742.3 p1      40 t1
        pxor mm1, mm3                                   ;   744.3 p1      40 t1
        movq mm3, mm7                                   ;   660.0 p0      43 t1 copy
        pxor mm3, mm4                                   ;   741.3 p1      43 t1
        pand mm3, mm2                                   ;   743.3 p1      43 t1
        pxor mm3, mm7                                   ;   745.3 p1      43 t1
        paddq mm1, mm0                                  ;   746.3 p1      53 t1
        paddq mm1, [esi + 104]                          ;   748.3 p2+p1   53 t1
        paddq mm1, [ebp + 216]                          ;   750.3 p2+p1   53 t1
        paddq mm1, mm3                                  ;   752.3 p1      53 t1
        movq mm3, mm6                                   ;   714.3 p0      39 v[2] copy
        psllq mm3, 6                                    ;   748.3 p1      39 v[2]
        pxor mm3, mm6                                   ;   750.3 p1      39 v[2]
        psllq mm3, 5                                    ;   752.3 p1      39 v[2]
        pxor mm3, mm6                                   ;   754.3 p1      39 v[2]
        psllq mm3, 0x19                                 ;   756.3 p1      39 v[2]
        movq mm0, mm6                                   ;   714.3 p0      39 v[2] copy
        psrlq mm0, 5                                    ;   753.3 p1      39 v[2]
        pxor mm0, mm6                                   ;   755.3 p1      39 v[2]
        psrlq mm0, 6                                    ;   757.3 p1      39 v[2]
        movq [ebp + 72], mm5                            ;   736.3 p0+p3   68 w[12] spill
        movq mm5, [ebp + 168]                           ;   673.3 p2      54 v[6]
        paddq mm5, mm1                                  ;   756.3 p1      54 v[6]
        pxor mm0, mm6                                   ;   759.3 p1      39 v[2]
        psrlq mm0, 0x1c                                 ;   761.3 p1      39 v[2]
        pxor mm3, mm0                                   ;   763.3 p1      39 v[2]
        movq mm0, [ebp + 208]                           ;   678.3 p2      44 v[2]
        pxor mm0, mm6                                   ;   760.3 p1      44 v[2]
        paddq mm1, mm3                                  ;   765.3 p1      55 v[2]
        movq mm3, [ebp + 184]                           ;   706.3 p2      44 v[2]
        pand mm3, mm0                                   ;   762.3 p1      44 v[2]
        pxor mm3, [ebp + 208]                           ;   764.3 p2+p1   44 v[2]
        paddq mm1, mm3                                  ;   767.3 p1      55 v[2]
        movq mm3, [ebp + 56]                            ;   681.7 p2      42 w[13]
        movq [ebp + 184], mm0                           ;   762.3 p0+p3   44 v[2] spill
        movq mm0, [ebp + 56]                            ;   684.3 p2      42 w[13]
        movq [ebp - 40], mm6                            ;   714.3 p0+p3   55 v[3] spill
        movq mm6, [ebp + 56]                            ;   687.3 p2      42 w[13]
        movq [ebp - 56], mm1                            ;   769.3 p0+p3   55 v[2] spill
        movq mm1, [ebp + 56]                            ;   691.3 p2      42 w[13]
        psllq mm1, 0x2a                                 ;   765.3 p1      42 w[13]
        pxor mm3, mm1                                   ;   767.3 p1      42 w[13]
        psllq mm3, 3                                    ;   769.3 p1      42 w[13]
        movq mm1, [ebp + 56]                            ;   692.7 p2      42 w[13]
        psrlq mm1, 0x2a                                 ;   768.3 p1      42 w[13]
        pxor mm0, mm1                                   ;   770.3 p1      42 w[13]
        psrlq mm0, 0xd                                  ;   772.3 p1      42 w[13]
        pxor mm6, mm0                                   ;   774.3 p1      42 w[13]
        movq mm0, [ebp + 64]                            ;   696.7 p2      41 w[13]
        psllq mm0, 7                                    ;   772.3 p1      41 w[13]
        psrlq mm6, 6                                    ;   776.3 p1      42 w[13]
        movq mm1, [ebp + 64]                            ;   698.3 p2      41 w[13]
        psrlq mm1, 1                                    ;   774.3 p1      41 w[13]
        pxor mm3, mm6                                   ;   778.3 p1      42 w[13]
        movq mm6, [ebp + 8]                             ;   700.3 p2      68 w[13]
        paddq mm6, [ebp + 120]                          ;   776.3 p2+p1   68 w[13]
        paddq mm6, mm3                                  ;   780.3 p1      68 w[13]
        movq mm3, [ebp + 64]                            ;   703.3 p2      42 w[0] reload
        pxor mm0, mm3                                   ;   778.3 p1      41 w[13]
        psllq mm0, 0x38                                 ;   780.3 p1      41 w[13]
        pxor mm1, mm3                                   ;   780.3 p1      41 w[13]
        psrlq mm1, 6                                    ;   782.3 p1      41 w[13]
        pxor mm1, mm3                                   ;   784.3 p1      41 w[13]
        psrlq mm1, 1                                    ;   786.3 p1      41 w[13]
        pxor mm0, mm1                                   ;   788.3 p1      41 w[13]
        paddq mm6, mm0                                  ;   790.3 p1      68 w[13]
        movq mm0, mm5                                   ;   758.3 p0      40 t1 copy
        psllq mm0, 4                                    ;   786.3 p1      40 t1
        movq mm1, mm5                                   ;   758.3 p0      40 t1 copy
        psrlq mm1, 0x17                                 ;   787.3 p1      40 t1
        pxor mm0, mm5                                   ;   788.3 p1      40 t1
        psllq mm0, 0x17                                 ;   790.3 p1      40 t1
        pxor mm0, mm5                                   ;   792.3 p1      40 t1
        psllq mm0, 0x17                                 ;   794.3 p1      40 t1
        paddq mm7, mm3                                  ;   792.3 p1      53 t1
        paddq mm7, [esi + 112]                          ;   794.3 p2+p1   53 t1
        pxor mm1, mm5                                   ;   794.3 p1      40 t1
        psrlq mm1, 4                                    ;   796.3 p1      40 t1
        pxor mm1, mm5                                   ;   798.3 p1      40 t1
        psrlq mm1, 0xe                                  ;   800.3 p1      40 t1
        pxor mm0, mm1                                   ;   802.3 p1      40 t1
        paddq mm7, mm0                                  ;   804.3 p1      53 t1
        movq mm0, [ebp - 56]                            ;   769.3 p2      39 v[1]
        psllq mm0, 6                                    ;   800.3 p1      39 v[1]
        movq mm1, mm4                                   ;   719.7 p0      43 t1 copy
        pxor mm1, mm2                                   ;   801.3 p1      43 t1
        pand mm1, mm5                                   ;   803.3 p1      43 t1
        pxor mm1, mm4                                   ;   805.3 p1      43 t1
        paddq mm7, mm1                                  ;   807.3 p1      53 t1
        movq mm1, [ebp + 200]                           ;   722.3 p2      54 v[5]
        paddq mm1, mm7                                  ;   809.3 p1      54 v[5]
        pxor mm0, [ebp - 56]                            ;   806.3 p2+p1   39 v[1]
        psllq mm0, 5                                    ;   808.3 p1      39 v[1]
        pxor mm0, [ebp - 56]                            ;   810.3 p2+p1   39 v[1]
        psllq mm0, 0x19                                 ;   812.3 p1      39 v[1]
        movq mm3, [ebp - 56]                            ;   769.3 p2      39 v[1]
        movq [ebp + 120], mm6                           ;   792.3 p0+p3   68 w[13] spill
        movq mm6, [ebp - 56]                            ;   769.3 p2      39 v[1]
        movq [ebp + 224], mm4                           ;   729.0 p0+p3   54 v[0] spill
        movq mm4, [ebp - 56]                            ;   769.3 p2      44 v[1]
        pxor mm4, [ebp - 40]                            ;   810.3 p2+p1   44 v[1]
        movq [ebp - 32], mm2                            ;   736.3 p0+p3   54 v[7] spill
        movq mm2, [ebp - 56]                            ;   769.3 p2      39 v[1]
        psrlq mm2, 5                                    ;   811.3 p1      39 v[1]
        pxor mm3, mm2                                   ;   813.3 p1      39 v[1]
        psrlq mm3, 6                                    ;   815.3 p1      39 v[1]
        pxor mm6, mm3                                   ;   817.3 p1      39 v[1]
        movq mm2, [ebp + 72]                            ;   740.3 p2      42 w[14]
        psllq mm2, 0x2a                                 ;   815.3 p1      42 w[14]
        psrlq mm6, 0x1c                                 ;   819.3 p1      39 v[1]
        pxor mm0, mm6                                   ;   821.3 p1      39 v[1]
        movq mm3, [ebp + 72]                            ;   744.3 p2      42 w[14]
        psrlq mm3, 0x2a                                 ;   818.3 p1      42 w[14]
        movq mm6, [ebp + 184]                           ;   762.3 p2      44 v[1]
        pand mm6, mm4                                   ;   819.3 p1      44 v[1]
        paddq mm7, mm0                                  ;   823.3 p1      55 v[1]
        movq mm0, [ebp - 40]                            ;   747.7 p2      44 v[1]
        pxor mm0, mm6                                   ;   821.3 p1      44 v[1]
        paddq mm7, mm0                                  ;   825.3 p1      55 v[1]
        movq mm0, [ebp + 112]                           ;   750.7 p2      41 w[14]
        psllq mm0, 7                                    ;   823.3 p1      41 w[14]
        movq mm6, [ebp + 72]                            ;   752.7 p2      42 w[14]
        pxor mm6, mm2                                   ;   824.3 p1      42 w[14]
        psllq mm6, 3                                    ;   826.3 p1      42 w[14]
        movq mm2, [ebp + 72]                            ;   755.0 p2      42 w[14]
        pxor mm2, mm3                                   ;   826.3 p1      42 w[14]
        psrlq mm2, 0xd                                  ;   828.3 p1      42 w[14]
        movq mm3, [ebp + 72]                            ;   756.3 p2      42 w[14]
        pxor mm3, mm2                                   ;   830.3 p1      42 w[14]
        psrlq mm3, 6                                    ;   832.3 p1      42 w[14]
        movq mm2, [ebp + 112]                           ;   759.0 p2      42 w[1] reload
        pxor mm0, mm2                                   ;   830.3 p1      41 w[14]
        psllq mm0, 0x38                                 ;   832.3 p1      41 w[14]
        movq [ebp + 184], mm4                           ;   812.3 p0+p3   44 v[1] spill
        movq mm4, [ebp + 112]                           ;   760.7 p2      41 w[14] copy
        psrlq mm4, 1                                    ;   832.3 p1      41 w[14]
        pxor mm6, mm3                                   ;   834.3 p1      42 w[14]
        movq mm3, mm1                                   ;   811.3 p0      40 t1 copy
        psllq mm3, 4                                    ;   834.3 p1      40 t1
        pxor mm4, mm2                                   ;   835.3 p1      41 w[14]
        psrlq mm4, 6                                    ;   837.3 p1      41 w[14]
        pxor mm4, mm2                                   ;   839.3 p1      41 w[14]
        psrlq mm4, 1                                    ;   841.3 p1      41 w[14]
        pxor mm0, mm4                                   ;   843.3 p1      41 w[14]
        movq mm4, mm1                                   ;   811.3 p0      40 t1 copy
        psrlq mm4, 0x17                                 ;   840.3 p1      40 t1
        paddq mm6, [ebp + 64]                           ;   841.3 p2+p1   68 w[14]
        paddq mm6, [ebp + 40]                           ;   843.3 p2+p1   68 w[14]
        paddq mm6, mm0                                  ;   845.3 p1      68 w[14]
        pxor mm3, mm1                                   ;   844.3 p1      40 t1
        psllq mm3, 0x17                                 ;   846.3 p1      40 t1
        movq mm0, mm5                                   ;   771.7 p0      43 t1 copy
        pxor mm0, [ebp - 32]                            ;   846.3 p2+p1   43 t1
        pxor mm4, mm1                                   ;   847.3 p1      40 t1
        psrlq mm4, 4                                    ;   849.3 p1      40 t1
        pxor mm3, mm1                                   ;   849.3 p1      40 t1
        psllq mm3, 0x17                                 ;   851.3 p1      40 t1
        pxor mm4, mm1                                   ;   851.3 p1      40 t1
        psrlq mm4, 0xe                                  ;   853.3 p1      40 t1
        pand mm0, mm1                                   ;   853.3 p1      43 t1
        pxor mm3, mm4                                   ;   855.3 p1      40 t1
        movq mm4, [ebp - 32]                            ;   776.3 p2      43 t1
        pxor mm4, mm0                                   ;   855.3 p1      43 t1
        movq mm0, mm7                                   ;   827.3 p0      39 v[0] copy
        psllq mm0, 6                                    ;   856.3 p1      39 v[0]
        paddq mm3, [esi + 120]                          ;   857.3 p2+p1   53 t1
        paddq mm3, mm2                                  ;   859.3 p1      53 t1
        paddq mm3, [ebp + 224]                          ;   861.3 p2+p1   53 t1
        paddq mm3, mm4                                  ;   863.3 p1      53 t1
        movq mm4, mm7                                   ;   827.3 p0      39 v[0] copy
        psrlq mm4, 5                                    ;   861.3 p1      39 v[0]
        pxor mm0, mm7                                   ;   862.3 p1      39 v[0]
        psllq mm0, 5                                    ;   864.3 p1      39 v[0]
        pxor mm0, mm7                                   ;   866.3 p1      39 v[0]
        psllq mm0, 0x19                                 ;   868.3 p1      39 v[0]
        pxor mm4, mm7                                   ;   866.3 p1      39 v[0]
        psrlq mm4, 6                                    ;   868.3 p1      39 v[0]
        movq mm2, [ebp + 208]                           ;   790.3 p2      54 v[4]
        paddq mm2, mm3                                  ;   868.3 p1      54 v[4]
        pxor mm4, mm7                                   ;   870.3 p1      39 v[0]
        psrlq mm4, 0x1c                                 ;   872.3 p1      39 v[0]
        pxor mm0, mm4                                   ;   874.3 p1      39 v[0]
        movq mm4, [ebp - 56]                            ;   793.7 p2      44 v[0]
        pxor mm4, mm7                                   ;   872.3 p1      44 v[0]
        paddq mm3, mm0                                  ;   876.3 p1      55 v[0]
        movq mm0, [ebp + 184]                           ;   812.3 p2      44 v[0]
        pand mm0, mm4                                   ;   874.3 p1      44 v[0]
        movq mm4, [ebp - 56]                            ;   796.7 p2      44 v[0]
        pxor mm4, mm0                                   ;   876.3 p1      44 v[0]
        paddq mm3, mm4                                  ;   878.3 p1      55 v[0]
        movq mm0, [ebp + 120]                           ;   797.7 p2      42 w[15]
        psllq mm0, 0x2a                                 ;   877.3 p1      42 w[15]
        movq mm4, [ebp + 120]                           ;   800.3 p2      42 w[15]
        pxor mm4, mm0                                   ;   879.3 p1      42 w[15]
        psllq mm4, 3                                    ;   881.3 p1      42 w[15]
        movq mm0, [ebp + 120]                           ;   806.3 p2      42 w[15]
        movq [ebp + 64], mm6                            ;   847.3 p0+p3   68 w[14] spill
        movq mm6, [ebp + 120]                           ;   807.3 p2      42 w[15]
        movq [ebp + 96], mm5                            ;   808.7 p0+p3   54 v[6] spill
        movq mm5, [ebp + 120]                           ;   808.3 p2      42 w[15]
        psrlq mm5, 0x2a                                 ;   880.3 p1      42 w[15]
        pxor mm0, mm5                                   ;   882.3 p1      42 w[15]
        psrlq mm0, 0xd                                  ;   884.3 p1      42 w[15]
        pxor mm6, mm0                                   ;   886.3 p1      42 w[15]
        movq mm0, [ebp - 24]                            ;   812.0 p2      41 w[15]
        psllq mm0, 7                                    ;   884.3 p1      41 w[15]
        psrlq mm6, 6                                    ;   888.3 p1      42 w[15]
        pxor mm4, mm6                                   ;   890.3 p1      42 w[15]
        movq mm5, [ebp - 24]                            ;   814.3 p2      41 w[15]
        psrlq mm5, 1                                    ;   887.3 p1      41 w[15]
        movq mm6, [ebp - 24]                            ;   815.3 p2      41 w[15]
        pxor mm6, mm0                                   ;   888.3 p1      41 w[15]
        movq [ebp - 8], mm3                             ;   880.3 p0+p3   65 passes
        psllq mm6, 0x38                                 ;   890.3 p1      41 w[15]
        movq [ebp + 80], mm7                            ;   827.3 p0+p3   65 passes
        movq mm0, [ebp - 24]                            ;   817.3 p2      41 w[15]
        pxor mm0, mm5                                   ;   890.3 p1      41 w[15]
        movq mm3, [ebp - 24]                            ;   818.3 p2      41 w[15]
        psrlq mm0, 6                                    ;   892.3 p1      41 w[15]
        movq [ebp - 48], mm2                            ;   870.3 p0+p3   65 passes
        movq mm2, [ebp + 48]                            ;   819.3 p2      68 w[15]
        paddq mm2, [ebp + 112]                          ;   892.3 p2+p1   68 w[15]
        pxor mm3, mm0                                   ;   894.3 p1      41 w[15]
        movq [ebp + 104], mm1                           ;   821.7 p0+p3   65 passes
        paddq mm2, mm4                                  ;   894.3 p1      68 w[15]
        psrlq mm3, 1                                    ;   896.3 p1      41 w[15]
        pxor mm6, mm3                                   ;   898.3 p1      41 w[15]
        paddq mm2, mm6                                  ;   900.3 p1      68 w[15]
        movq [ebp + 112], mm2                           ;   902.3 p0+p3   65 passes
        add esi, 0x80                                   ;   826.3 p0      65 passes
        cmp esi, dword [ebp + 260]                      ;                    more passes?
        jne .passes_2
        mov dword [ebp + 256], esi                      ;                    resident
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
        movq [ebp + 232], mm0                           ;    33.0 p0+p3   54 v[3] spill
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
        movq mm1, [ebp + 232]                           ;    35.3 p2      43 t1
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
        movq [ebp + 128], mm2                           ;    48.3 p0+p3   55 v[7] spill
        pxor mm0, [ebp - 8]                             ;   105.7 p2+p1   44 v[5]
        movq mm1, mm2                                   ;    49.3 p0      44 v[5] copy
        pxor mm1, mm4                                   ;   106.7 p1      44 v[5]
        pand mm0, mm1                                   ;   108.7 p1      44 v[5]
        pxor mm0, mm2                                   ;   110.7 p1      44 v[5]
        paddq mm5, mm0                                  ;   112.7 p1      55 v[5]
        movq mm2, [ebp + 232]                           ;    50.7 p2      43 t1
        pxor mm2, mm3                                   ;   110.7 p1      43 t1
        pand mm2, mm6                                   ;   112.7 p1      43 t1
        pxor mm2, [ebp + 232]                           ;   114.7 p2+p1   43 t1
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
        movq [ebp + 136], mm3                           ;    69.7 p0+p3   54 v[2] spill
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
        movq mm1, [ebp + 136]                           ;    69.7 p2      43 t1
        pxor mm1, mm6                                   ;   142.7 p1      43 t1
        pand mm1, mm0                                   ;   144.7 p1      43 t1
        pxor mm1, [ebp + 136]                           ;   146.7 p2+p1   43 t1
        paddq mm7, mm2                                  ;   148.7 p1      55 v[4]
        movq mm2, mm0                                   ;   135.7 p0      40 t1 copy
        psllq mm2, 4                                    ;   146.7 p1      40 t1
        pxor mm2, mm0                                   ;   148.7 p1      40 t1
        paddq mm1, [ebp + 0]                            ;   148.7 p2+p1   53 t1
        paddq mm1, [ebp + 232]                          ;   150.7 p2+p1   53 t1
        psllq mm2, 0x17                                 ;   150.7 p1      40 t1
        pxor mm2, mm0                                   ;   152.7 p1      40 t1
        psllq mm2, 0x17                                 ;   154.7 p1      40 t1
        movq [ebp + 232], mm6                           ;   101.7 p0+p3   54 v[1] spill
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
        movq mm6, [ebp + 128]                           ;    75.7 p2      54 v[7]
        paddq mm6, mm1                                  ;   167.7 p1      54 v[7]
        pxor mm3, mm5                                   ;   165.7 p1      44 v[3]
        paddq mm1, mm3                                  ;   167.7 p1      55 v[3]
        movq mm3, mm7                                   ;   150.7 p0      39 v[3] copy
        psllq mm3, 6                                    ;   166.7 p1      39 v[3]
        pxor mm3, mm7                                   ;   168.7 p1      39 v[3]
        psllq mm3, 5                                    ;   170.7 p1      39 v[3]
        pxor mm3, mm7                                   ;   172.7 p1      39 v[3]
        psllq mm3, 0x19                                 ;   174.7 p1      39 v[3]
        movq [ebp + 128], mm5                           ;   114.7 p0+p3   55 v[5] spill
        movq mm5, mm7                                   ;   150.7 p0      39 v[3] copy
        psrlq mm5, 5                                    ;   171.7 p1      39 v[3]
        pxor mm5, mm7                                   ;   173.7 p1      39 v[3]
        psrlq mm5, 6                                    ;   175.7 p1      39 v[3]
        pxor mm5, mm7                                   ;   177.7 p1      39 v[3]
        psrlq mm5, 0x1c                                 ;   179.7 p1      39 v[3]
        pxor mm3, mm5                                   ;   181.7 p1      39 v[3]
        paddq mm1, mm3                                  ;   183.7 p1      55 v[3]
        movq mm3, [ebp + 232]                           ;   101.7 p2      43 t1
        pxor mm3, mm0                                   ;   178.7 p1      43 t1
        pand mm3, mm6                                   ;   180.7 p1      43 t1
        pxor mm3, [ebp + 232]                           ;   182.7 p2+p1   43 t1
        paddq mm3, [ebp + 136]                          ;   184.7 p2+p1   53 t1
        movq mm5, mm6                                   ;   169.7 p0      40 t1 copy
        movq [ebp + 136], mm0                           ;   135.7 p0+p3   54 v[0] spill
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
        movq mm2, [ebp + 136]                           ;   135.7 p2      43 t1
        movq mm0, [ebp + 136]                           ;   135.7 p2      43 t1
        pxor mm0, mm6                                   ;   213.7 p1      43 t1
        pand mm0, mm4                                   ;   215.7 p1      43 t1
        pxor mm2, mm0                                   ;   217.7 p1      43 t1
        movq mm0, mm4                                   ;   202.7 p0      40 t1 copy
        psllq mm0, 4                                    ;   216.7 p1      40 t1
        paddq mm2, [ebp + 232]                          ;   219.7 p2+p1   53 t1
        movq [ebp + 232], mm6                           ;   169.7 p0+p3   54 v[7] spill
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
        movq mm0, [ebp + 128]                           ;   150.0 p2      54 v[5]
        movq [ebp + 128], mm4                           ;   202.7 p0+p3   54 v[6] spill
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
        movq mm6, [ebp + 232]                           ;   169.7 p2      54 v[7] reload
        movq mm5, [ebp + 128]                           ;   202.7 p2      43 t1
        pxor mm5, mm6                                   ;   248.7 p1      43 t1
        pand mm5, mm0                                   ;   250.7 p1      43 t1
        pxor mm5, mm6                                   ;   252.7 p1      43 t1
        paddq mm5, [ebp + 136]                          ;   254.7 p2+p1   53 t1
        movq [ebp + 136], mm3                           ;   220.7 p0+p3   55 v[2] spill
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
        movq mm3, [ebp + 136]                           ;   220.7 p2      44 v[0]
        pxor mm3, mm2                                   ;   270.7 p1      44 v[0]
        pand mm4, mm3                                   ;   272.7 p1      44 v[0]
        pxor mm4, [ebp + 136]                           ;   274.7 p2+p1   44 v[0]
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
        movq mm4, [ebp + 128]                           ;   202.7 p2      43 t1
        pxor mm4, mm0                                   ;   282.7 p1      43 t1
        pand mm4, mm7                                   ;   284.7 p1      43 t1
        paddq mm5, mm6                                  ;   288.7 p1      55 v[0]
        movq mm6, mm7                                   ;   276.7 p0      40 t1 copy
        pxor mm4, [ebp + 128]                           ;   286.7 p2+p1   43 t1
        paddq mm4, [ebp + 232]                          ;   288.7 p2+p1   53 t1
        movq [ebp + 232], mm0                           ;   237.7 p0+p3   54 v[5] spill
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
        movq mm3, [ebp + 232]                           ;   237.7 p2      43 t1
        paddq mm4, mm0                                  ;   323.7 p1      55 v[7]
        movq mm0, [ebp + 232]                           ;   237.7 p2      43 t1
        pxor mm0, mm7                                   ;   318.7 p1      43 t1
        pand mm0, mm1                                   ;   320.7 p1      43 t1
        pxor mm3, mm0                                   ;   322.7 p1      43 t1
        movq mm0, mm1                                   ;   308.7 p0      40 t1 copy
        psllq mm0, 4                                    ;   321.7 p1      40 t1
        pxor mm0, mm1                                   ;   323.7 p1      40 t1
        psllq mm0, 0x17                                 ;   325.7 p1      40 t1
        pxor mm0, mm1                                   ;   327.7 p1      40 t1
        paddq mm3, [ebp + 128]                          ;   325.7 p2+p1   53 t1
        movq [ebp + 128], mm7                           ;   276.7 p0+p3   54 v[4] spill
        movq mm7, [ebp + 136]                           ;   238.0 p2      54 v[2]
        movq [ebp + 136], mm5                           ;   290.7 p0+p3   55 v[0] spill
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
        movq mm0, [ebp + 136]                           ;   290.7 p2      44 v[6]
        paddq mm7, mm3                                  ;   344.7 p1      54 v[2]
        pxor mm0, mm4                                   ;   342.7 p1      44 v[6]
        pand mm6, mm0                                   ;   344.7 p1      44 v[6]
        pxor mm6, [ebp + 136]                           ;   346.7 p2+p1   44 v[6]
        paddq mm3, mm6                                  ;   348.7 p1      55 v[6]
        movq mm6, mm4                                   ;   325.7 p0      39 v[6] copy
        psrlq mm6, 5                                    ;   346.7 p1      39 v[6]
        pxor mm6, mm4                                   ;   348.7 p1      39 v[6]
        psrlq mm6, 6                                    ;   350.7 p1      39 v[6]
        pxor mm6, mm4                                   ;   352.7 p1      39 v[6]
        psrlq mm6, 0x1c                                 ;   354.7 p1      39 v[6]
        pxor mm5, mm6                                   ;   356.7 p1      39 v[6]
        paddq mm3, mm5                                  ;   358.7 p1      55 v[6]
        movq mm5, [ebp + 128]                           ;   276.7 p2      43 t1
        pxor mm5, mm1                                   ;   353.7 p1      43 t1
        pand mm5, mm7                                   ;   355.7 p1      43 t1
        movq mm6, [ebp + 128]                           ;   276.7 p2      43 t1
        pxor mm6, mm5                                   ;   357.7 p1      43 t1
        movq mm5, mm7                                   ;   346.7 p0      40 t1 copy
        psllq mm5, 4                                    ;   356.7 p1      40 t1
        pxor mm5, mm7                                   ;   358.7 p1      40 t1
        psllq mm5, 0x17                                 ;   360.7 p1      40 t1
        paddq mm6, [ebp + 232]                          ;   359.7 p2+p1   53 t1
        movq [ebp + 232], mm1                           ;   308.7 p0+p3   54 v[3] spill
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
        movq mm0, [ebp + 232]                           ;   308.7 p2      43 t1
        pxor mm0, mm7                                   ;   387.7 p1      43 t1
        paddq mm6, mm1                                  ;   391.7 p1      55 v[5]
        movq mm1, [ebp + 232]                           ;   308.7 p2      43 t1
        pand mm0, mm2                                   ;   389.7 p1      43 t1
        pxor mm1, mm0                                   ;   391.7 p1      43 t1
        movq mm0, mm2                                   ;   376.7 p0      40 t1 copy
        psllq mm0, 4                                    ;   391.7 p1      40 t1
        pxor mm0, mm2                                   ;   393.7 p1      40 t1
        paddq mm1, [ebp + 128]                          ;   393.7 p2+p1   53 t1
        paddq mm1, [sha512_blocks.T1_constants64 + 88]  ;   395.7 p2+p1   53 t1
        movq [ebp + 128], mm7                           ;   346.7 p0+p3   54 v[2] spill
        movq mm7, [ebp + 136]                           ;   309.3 p2      54 v[0]
        movq [ebp + 136], mm3                           ;   360.7 p0+p3   55 v[6] spill
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
        movq mm0, [ebp + 136]                           ;   360.7 p2      44 v[4]
        pxor mm0, mm6                                   ;   407.7 p1      44 v[4]
        movq mm3, mm6                                   ;   393.7 p0      39 v[4] copy
        pand mm5, mm0                                   ;   409.7 p1      44 v[4]
        psllq mm3, 6                                    ;   409.7 p1      39 v[4]
        pxor mm3, mm6                                   ;   411.7 p1      39 v[4]
        psllq mm3, 5                                    ;   413.7 p1      39 v[4]
        pxor mm3, mm6                                   ;   415.7 p1      39 v[4]
        psllq mm3, 0x19                                 ;   417.7 p1      39 v[4]
        pxor mm5, [ebp + 136]                           ;   414.7 p2+p1   44 v[4]
        paddq mm1, mm5                                  ;   416.7 p1      55 v[4]
        movq mm5, mm6                                   ;   393.7 p0      39 v[4] copy
        psrlq mm5, 5                                    ;   416.7 p1      39 v[4]
        pxor mm5, mm6                                   ;   418.7 p1      39 v[4]
        psrlq mm5, 6                                    ;   420.7 p1      39 v[4]
        pxor mm5, mm6                                   ;   422.7 p1      39 v[4]
        psrlq mm5, 0x1c                                 ;   424.7 p1      39 v[4]
        pxor mm3, mm5                                   ;   426.7 p1      39 v[4]
        paddq mm1, mm3                                  ;   428.7 p1      55 v[4]
        movq mm3, [ebp + 128]                           ;   346.7 p2      43 t1
        pxor mm3, mm2                                   ;   423.7 p1      43 t1
        pand mm3, mm7                                   ;   425.7 p1      43 t1
        movq mm5, [ebp + 128]                           ;   346.7 p2      43 t1
        pxor mm5, mm3                                   ;   427.7 p1      43 t1
        paddq mm5, [ebp + 232]                          ;   429.7 p2+p1   53 t1
        paddq mm5, [sha512_blocks.T1_constants64 + 96]  ;   431.7 p2+p1   53 t1
        paddq mm5, [ebp + 72]                           ;   433.7 p2+p1   53 t1
        movq mm3, mm7                                   ;   415.7 p0      40 t1 copy
        psllq mm3, 4                                    ;   429.7 p1      40 t1
        pxor mm3, mm7                                   ;   431.7 p1      40 t1
        movq [ebp + 232], mm2                           ;   376.7 p0+p3   54 v[1] spill
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
        movq mm2, [ebp + 232]                           ;   376.7 p2      43 t1
        movq mm0, [ebp + 232]                           ;   376.7 p2      43 t1
        pxor mm0, mm7                                   ;   458.7 p1      43 t1
        pand mm0, mm4                                   ;   460.7 p1      43 t1
        pxor mm2, mm0                                   ;   462.7 p1      43 t1
        movq mm0, mm4                                   ;   448.7 p0      40 t1 copy
        psllq mm0, 4                                    ;   461.7 p1      40 t1
        pxor mm0, mm4                                   ;   463.7 p1      40 t1
        psllq mm0, 0x17                                 ;   465.7 p1      40 t1
        pxor mm0, mm4                                   ;   467.7 p1      40 t1
        psllq mm0, 0x17                                 ;   469.7 p1      40 t1
        paddq mm2, [ebp + 128]                          ;   466.7 p2+p1   53 t1
        movq [ebp + 128], mm7                           ;   415.7 p0+p3   54 v[0] spill
        movq mm7, [ebp + 136]                           ;   380.3 p2      54 v[6]
        movq [ebp + 136], mm1                           ;   430.7 p0+p3   55 v[4] spill
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
        movq mm0, [ebp + 136]                           ;   430.7 p2      44 v[2]
        pxor mm0, mm5                                   ;   476.7 p1      44 v[2]
        pand mm3, mm0                                   ;   478.7 p1      44 v[2]
        movq mm1, mm5                                   ;   462.7 p0      39 v[2] copy
        psllq mm1, 6                                    ;   478.7 p1      39 v[2]
        pxor mm1, mm5                                   ;   480.7 p1      39 v[2]
        psllq mm1, 5                                    ;   482.7 p1      39 v[2]
        pxor mm1, mm5                                   ;   484.7 p1      39 v[2]
        psllq mm1, 0x19                                 ;   486.7 p1      39 v[2]
        paddq mm7, mm2                                  ;   483.7 p1      54 v[6]
        pxor mm3, [ebp + 136]                           ;   484.7 p2+p1   44 v[2]
        paddq mm2, mm3                                  ;   486.7 p1      55 v[2]
        movq mm3, mm5                                   ;   462.7 p0      39 v[2] copy
        psrlq mm3, 5                                    ;   486.7 p1      39 v[2]
        pxor mm3, mm5                                   ;   488.7 p1      39 v[2]
        psrlq mm3, 6                                    ;   490.7 p1      39 v[2]
        pxor mm3, mm5                                   ;   492.7 p1      39 v[2]
        psrlq mm3, 0x1c                                 ;   494.7 p1      39 v[2]
        pxor mm1, mm3                                   ;   496.7 p1      39 v[2]
        movq mm3, [ebp + 128]                           ;   415.7 p2      43 t1
        paddq mm2, mm1                                  ;   498.7 p1      55 v[2]
        movq mm1, [ebp + 128]                           ;   415.7 p2      43 t1
        pxor mm1, mm4                                   ;   493.7 p1      43 t1
        pand mm1, mm7                                   ;   495.7 p1      43 t1
        pxor mm3, mm1                                   ;   497.7 p1      43 t1
        movq mm1, mm7                                   ;   485.7 p0      40 t1 copy
        psllq mm1, 4                                    ;   496.7 p1      40 t1
        pxor mm1, mm7                                   ;   498.7 p1      40 t1
        psllq mm1, 0x17                                 ;   500.7 p1      40 t1
        pxor mm1, mm7                                   ;   502.7 p1      40 t1
        paddq mm3, [ebp + 232]                          ;   500.7 p2+p1   53 t1
        paddq mm3, [sha512_blocks.T1_constants64 + 112] ;   502.7 p2+p1   53 t1
        movq [ebp + 232], mm4                           ;   448.7 p0+p3   54 v[7] spill
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
        movq mm1, [ebp + 232]                           ;   448.7 p2      54 v[7] reload
        movq mm0, mm7                                   ;   485.7 p0      43 t1 copy
        pxor mm0, mm1                                   ;   528.7 p1      43 t1
        pand mm0, mm6                                   ;   530.7 p1      43 t1
        pxor mm0, mm1                                   ;   532.7 p1      43 t1
        paddq mm0, [ebp + 128]                          ;   534.7 p2+p1   53 t1
        movq [ebp + 128], mm7                           ;   485.7 p0+p3   54 v[6] spill
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
        add esi, dword [ebp + 248]                      ;   467.7 p2+p0   60 blocks
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
        movq mm2, [ebp + 232]                           ;   477.7 p2      72 h
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
        mov dword [ebp + 248], esi                      ;   491.0 p0+p3   60 blocks
        movq [ebp - 128], mm4                           ;   569.7 p0+p3   72 h
        movq [ebp - 88], mm1                            ;   569.7 p0+p3   72 h
        movq mm3, [ebp + 136]                           ;   496.7 p2      72 h
        paddq mm3, [ebp - 96]                           ;   568.7 p2+p1   72 h
        paddq mm3, mm0                                  ;   570.7 p1      72 h
        movq mm0, [ebp + 128]                           ;   501.0 p2      72 h
        paddq mm0, [ebp - 80]                           ;   570.7 p2+p1   72 h
        movq [ebp - 96], mm3                            ;   572.7 p0+p3   72 h
        movq [ebp - 80], mm0                            ;   572.7 p0+p3   72 h
        cmp esi, dword [ebp + 252]                      ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        movq mm0, [ebp - 128]                           ;     0.0 p2      60 blocks reload
        mov esi, dword [ebp + 240]                      ;     1.0 p2      60 blocks reload
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
        mov esp, dword [ebp + 264]                      ;                    frame
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
