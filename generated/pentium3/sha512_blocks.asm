; sha512_blocks for Intel Pentium III (Katmai, Coppermine) (pentium3)
; made by cipherwright 0.1.0 from ciphers/sha512.cw (sha256 793285aaa0e8d3ce); do not edit:
;   ./cw build sha512_blocks --cpu pentium3
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
;   body: 31 uops, planned 14.0; bounds: width 10.3, ports 11.0, path 3.0
;   blocks: 159 uops, planned 55.0; bounds: width 53.0, ports 48.0, path 6.0
;   blocks/passes: 2071 uops, planned 771.3; bounds: width 690.3, ports 768.0, path 323.0
;   blocks.2: 1395 uops, planned 554.7; bounds: width 465.0, ports 550.5, path 323.0
;   body.2: 25 uops, planned 11.0; bounds: width 8.3, ports 9.0, path 0.0
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
        mov dword [ebp + 304], eax                      ;                    frame
        mov ecx, dword [eax + 12]                       ;                    frame
        mov dword [ebp + 280], ecx                      ;                    frame
        mov ecx, dword [eax + 20]                       ;                    frame
        mov dword [ebp + 284], ecx                      ;                    frame
        mov ecx, dword [eax + 16]                       ;                    frame
        mov dword [ebp + 288], ecx                      ;                    frame
        mov esi, dword [ebp + 280]                      ;     0.0 p2      60 h reload
        movq mm0, [esi]                                 ;     3.0 p2      60 h
        movq [ebp - 128], mm0                           ;     6.0 p3+p4   60 h
        movq mm0, [esi + 8]                             ;     3.0 p2      60 h
        movq [ebp - 120], mm0                           ;     6.0 p3+p4   60 h
        movq mm0, [esi + 16]                            ;     3.0 p2      60 h
        movq [ebp - 112], mm0                           ;     6.0 p3+p4   60 h
        movq mm0, [esi + 24]                            ;     4.0 p2      60 h
        movq [ebp - 104], mm0                           ;     7.0 p3+p4   60 h
        movq mm0, [esi + 32]                            ;     5.0 p2      60 h
        movq [ebp - 96], mm0                            ;     8.0 p3+p4   60 h
        movq mm0, [esi + 40]                            ;     6.0 p2      60 h
        movq [ebp - 88], mm0                            ;     9.0 p3+p4   60 h
        movq mm0, [esi + 48]                            ;     7.0 p2      60 h
        movq [ebp - 80], mm0                            ;    10.0 p3+p4   60 h
        movq mm0, [esi + 56]                            ;     8.0 p2      60 h
        movq [ebp - 72], mm0                            ;    11.0 p3+p4   60 h
        mov esi, dword [ebp + 284]                      ;     9.0 p2      60 h
        shl esi, 7                                      ;    12.0 p0      60 h
        add esi, dword [ebp + 288]                      ;    13.0 p1+p2   60 h
        mov dword [ebp + 292], esi                      ;    14.0 p3+p4   60 h
        cmp dword [ebp + 284], 0                        ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov esi, dword [ebp + 288]                      ;     0.0 p2      63 w[0] reload
        pshufw mm0, [esi], 0x1b                         ;     6.0 p1+p2   63 w[0]
        movq mm1, mm0                                   ;     7.0 p0      63 w[0] copy
        psllw mm1, 8                                    ;     8.0 p1      63 w[0]
        psrlw mm0, 8                                    ;     7.0 p1      63 w[0]
        por mm0, mm1                                    ;     9.0 p0      63 w[0]
        movq [ebp - 64], mm0                            ;    10.0 p3+p4   65 passes
        pshufw mm0, [esi + 8], 0x1b                     ;     6.0 p1+p2   63 w[1]
        movq mm1, mm0                                   ;     7.0 p0      63 w[1] copy
        psrlw mm0, 8                                    ;     7.0 p1      63 w[1]
        pshufw mm2, [esi + 112], 0x1b                   ;     6.0 p1+p2   63 w[14]
        psllw mm1, 8                                    ;     8.0 p1      63 w[1]
        por mm0, mm1                                    ;     9.0 p0      63 w[1]
        movq [ebp - 56], mm0                            ;    10.0 p3+p4   65 passes
        pshufw mm0, [esi + 16], 0x1b                    ;     7.3 p1+p2   63 w[2]
        movq mm1, mm0                                   ;     8.3 p0      63 w[2] copy
        psllw mm1, 8                                    ;     9.3 p1      63 w[2]
        psrlw mm0, 8                                    ;     9.3 p1      63 w[2]
        por mm1, mm0                                    ;    10.3 p0      63 w[2]
        pshufw mm0, [esi + 24], 0x1b                    ;    10.3 p1+p2   63 w[3]
        movq [ebp - 48], mm1                            ;    11.3 p3+p4   65 passes
        movq mm1, mm0                                   ;    11.3 p0      63 w[3] copy
        psllw mm1, 8                                    ;    12.3 p1      63 w[3]
        psrlw mm0, 8                                    ;    12.3 p1      63 w[3]
        por mm1, mm0                                    ;    13.3 p0      63 w[3]
        movq [ebp - 40], mm1                            ;    14.3 p3+p4   65 passes
        pshufw mm0, [esi + 32], 0x1b                    ;    13.3 p1+p2   63 w[4]
        movq mm1, mm0                                   ;    14.3 p0      63 w[4] copy
        psllw mm1, 8                                    ;    15.3 p1      63 w[4]
        psrlw mm0, 8                                    ;    15.3 p1      63 w[4]
        por mm1, mm0                                    ;    16.3 p0      63 w[4]
        pshufw mm0, [esi + 40], 0x1b                    ;    16.3 p1+p2   63 w[5]
        movq [ebp - 32], mm1                            ;    17.3 p3+p4   65 passes
        movq mm1, mm0                                   ;    17.3 p0      63 w[5] copy
        psllw mm1, 8                                    ;    18.3 p1      63 w[5]
        psrlw mm0, 8                                    ;    18.3 p1      63 w[5]
        por mm1, mm0                                    ;    19.3 p0      63 w[5]
        movq [ebp - 24], mm1                            ;    20.3 p3+p4   65 passes
        pshufw mm0, [esi + 48], 0x1b                    ;    19.3 p1+p2   63 w[6]
        movq mm1, mm0                                   ;    20.3 p0      63 w[6] copy
        psrlw mm0, 8                                    ;    20.3 p1      63 w[6]
        psllw mm1, 8                                    ;    21.3 p1      63 w[6]
        por mm1, mm0                                    ;    22.3 p0      63 w[6]
        pshufw mm0, [esi + 56], 0x1b                    ;    22.3 p1+p2   63 w[7]
        movq [ebp - 16], mm1                            ;    23.3 p3+p4   65 passes
        movq mm1, mm0                                   ;    23.3 p0      63 w[7] copy
        psllw mm1, 8                                    ;    24.3 p1      63 w[7]
        psrlw mm0, 8                                    ;    24.3 p1      63 w[7]
        por mm1, mm0                                    ;    25.3 p0      63 w[7]
        movq [ebp - 8], mm1                             ;    26.3 p3+p4   65 passes
        pshufw mm3, [esi + 120], 0x1b                   ;    25.3 p1+p2   63 w[15]
        pshufw mm0, [esi + 64], 0x1b                    ;    26.3 p1+p2   63 w[8]
        movq mm1, mm0                                   ;    27.3 p0      63 w[8] copy
        psrlw mm0, 8                                    ;    27.3 p1      63 w[8]
        psllw mm1, 8                                    ;    28.3 p1      63 w[8]
        por mm1, mm0                                    ;    29.3 p0      63 w[8]
        movq [ebp + 0], mm1                             ;    30.3 p3+p4   65 passes
        pshufw mm0, [esi + 72], 0x1b                    ;    29.3 p1+p2   63 w[9]
        movq mm1, mm0                                   ;    30.3 p0      63 w[9] copy
        psllw mm1, 8                                    ;    31.3 p1      63 w[9]
        psrlw mm0, 8                                    ;    31.3 p1      63 w[9]
        por mm1, mm0                                    ;    32.3 p0      63 w[9]
        pshufw mm0, [esi + 80], 0x1b                    ;    32.3 p1+p2   63 w[10]
        movq [ebp + 8], mm1                             ;    33.3 p3+p4   65 passes
        movq mm1, mm0                                   ;    33.3 p0      63 w[10] copy
        psrlw mm0, 8                                    ;    33.3 p1      63 w[10]
        psllw mm1, 8                                    ;    34.3 p1      63 w[10]
        por mm1, mm0                                    ;    35.3 p0      63 w[10]
        movq [ebp + 16], mm1                            ;    36.3 p3+p4   65 passes
        pshufw mm0, [esi + 88], 0x1b                    ;    35.3 p1+p2   63 w[11]
        movq mm1, mm0                                   ;    36.3 p0      63 w[11] copy
        psllw mm1, 8                                    ;    37.3 p1      63 w[11]
        psrlw mm0, 8                                    ;    37.3 p1      63 w[11]
        por mm1, mm0                                    ;    38.3 p0      63 w[11]
        pshufw mm0, [esi + 96], 0x1b                    ;    38.3 p1+p2   63 w[12]
        movq mm4, mm0                                   ;    39.3 p0      63 w[12] copy
        psrlw mm0, 8                                    ;    39.3 p1      63 w[12]
        movq [ebp + 24], mm1                            ;    39.3 p3+p4   65 passes
        pshufw mm1, [esi + 104], 0x1b                   ;    40.3 p1+p2   63 w[13]
        mov esi, sha512_blocks.T0_K                     ;    35.7 p0      65 passes reload
        mov dword [ebp + 296], esi                      ;    36.7 p3+p4   65 passes
        add esi, 0x200                                  ;    36.7 p0      65 passes
        psllw mm4, 8                                    ;    41.3 p1      63 w[12]
        por mm4, mm0                                    ;    42.3 p0      63 w[12]
        movq [ebp + 32], mm4                            ;    43.3 p3+p4   65 passes
        movq mm0, mm1                                   ;    41.3 p0      63 w[13] copy
        psllw mm0, 8                                    ;    42.3 p1      63 w[13]
        psrlw mm1, 8                                    ;    43.3 p1      63 w[13]
        mov dword [ebp + 300], esi                      ;    39.3 p3+p4   65 passes
        por mm0, mm1                                    ;    44.3 p0      63 w[13]
        movq [ebp + 40], mm0                            ;    45.3 p3+p4   65 passes
        movq mm0, mm2                                   ;    41.0 p0      63 w[14] copy
        psllw mm0, 8                                    ;    44.3 p1      63 w[14]
        psrlw mm2, 8                                    ;    45.3 p1      63 w[14]
        por mm0, mm2                                    ;    46.3 p0      63 w[14]
        movq [ebp + 48], mm0                            ;    47.3 p3+p4   65 passes
        movq mm0, mm3                                   ;    43.0 p0      63 w[15] copy
        psrlw mm3, 8                                    ;    46.3 p1      63 w[15]
        psllw mm0, 8                                    ;    47.3 p1      63 w[15]
        por mm0, mm3                                    ;    48.3 p0      63 w[15]
        movq [ebp + 56], mm0                            ;    49.3 p3+p4   65 passes
        movq mm0, [ebp - 128]                           ;    45.0 p2      64 v[0] reload
        movq [ebp + 64], mm0                            ;    48.0 p3+p4   65 passes
        movq mm0, [ebp - 120]                           ;    46.0 p2      64 v[1] reload
        movq [ebp + 72], mm0                            ;    49.0 p3+p4   65 passes
        movq mm0, [ebp - 112]                           ;    47.0 p2      64 v[2] reload
        movq [ebp + 80], mm0                            ;    50.0 p3+p4   65 passes
        movq mm0, [ebp - 104]                           ;    48.0 p2      64 v[3] reload
        movq [ebp + 88], mm0                            ;    51.0 p3+p4   65 passes
        movq mm0, [ebp - 96]                            ;    49.0 p2      64 v[4] reload
        movq [ebp + 96], mm0                            ;    52.0 p3+p4   65 passes
        movq mm0, [ebp - 88]                            ;    50.0 p2      64 v[5] reload
        movq [ebp + 104], mm0                           ;    53.0 p3+p4   65 passes
        movq mm0, [ebp - 80]                            ;    51.0 p2      64 v[6] reload
        movq [ebp + 112], mm0                           ;    54.0 p3+p4   65 passes
        movq mm0, [ebp - 72]                            ;    52.0 p2      64 v[7] reload
        movq [ebp + 120], mm0                           ;    55.0 p3+p4   65 passes
        mov esi, dword [ebp + 296]                      ;                    resident
        movq mm0, [ebp + 96]                            ;                    resident
        movq mm1, [ebp + 104]                           ;                    resident
        movq mm2, [ebp + 112]                           ;                    resident
        movq mm3, [ebp + 120]                           ;                    resident
        movq mm4, [ebp - 64]                            ;                    resident
        movq mm5, [ebp + 88]                            ;                    resident
        align 16
.passes_2:
        movq mm6, mm0                                   ;     0.0 p0      40 t1 copy
        psllq mm6, 4                                    ;     1.0 p1      40 t1
        pxor mm6, mm0                                   ;     2.0 p0      40 t1
        psllq mm6, 0x17                                 ;     3.0 p1      40 t1
        pxor mm6, mm0                                   ;     4.0 p0      40 t1
        psllq mm6, 0x17                                 ;     5.0 p1      40 t1
        movq mm7, mm0                                   ;     3.0 p0      40 t1 copy
        psrlq mm7, 0x17                                 ;     4.0 p1      40 t1
        pxor mm7, mm0                                   ;     5.0 p0      40 t1
        psrlq mm7, 4                                    ;     6.0 p1      40 t1
        pxor mm7, mm0                                   ;     7.0 p0      40 t1
        psrlq mm7, 0xe                                  ;     8.0 p1      40 t1
        pxor mm6, mm7                                   ;     9.0 p0      40 t1
        movq mm7, mm2                                   ;     6.3 p1      43 t1 copy
        pxor mm7, mm1                                   ;     7.3 p0      43 t1
        pand mm7, mm0                                   ;     8.3 p1      43 t1
        pxor mm7, mm2                                   ;     9.3 p0      43 t1
        pxor mm3, [sha512_blocks.T2_bias]               ;     8.3 p1+p2   53 t1
        paddd mm6, mm3                                  ;    10.0 p0      53 t1
        pcmpgtd mm3, mm6                                ;    11.0 p1      53 t1
        paddd mm7, mm6                                  ;    11.0 p0      53 t1
        pcmpgtd mm6, mm7                                ;    12.0 p1      53 t1
        paddd mm3, mm6                                  ;    13.0 p0      53 t1
        movq mm6, [esi]                                 ;     8.0 p2      53 t1
        paddd mm6, mm7                                  ;    12.0 p1      53 t1
        pcmpgtd mm7, mm6                                ;    13.0 p0      53 t1
        paddd mm3, mm7                                  ;    14.0 p1      53 t1
        movq mm7, mm6                                   ;    13.0 p0      53 t1 copy
        paddd mm7, mm4                                  ;    14.0 p1      53 t1
        pcmpgtd mm6, mm7                                ;    15.0 p0      53 t1
        paddd mm3, mm6                                  ;    16.0 p1      53 t1
        psllq mm3, 0x20                                 ;    17.0 p1      53 t1
        psubd mm7, mm3                                  ;    18.0 p0      53 t1
        pxor mm7, [sha512_blocks.T2_bias]               ;    19.0 p0+p2   53 t1
        pxor mm5, [sha512_blocks.T2_bias]               ;    16.3 p1+p2   54 v[3]
        movq mm6, mm5                                   ;    17.3 p0      54 v[3] copy
        paddd mm6, mm7                                  ;    20.0 p1      54 v[3]
        pcmpgtd mm5, mm6                                ;    21.0 p0      54 v[3]
        psllq mm5, 0x20                                 ;    22.0 p1      54 v[3]
        psubd mm6, mm5                                  ;    23.0 p0      54 v[3]
        pxor mm6, [sha512_blocks.T2_bias]               ;    24.0 p1+p2   54 v[3]
        movq mm3, [ebp + 64]                            ;    15.3 p2      39 v[7]
        psllq mm3, 6                                    ;    20.3 p1      39 v[7]
        movq mm5, [ebp + 64]                            ;    16.3 p2      39 v[7] reload
        pxor mm3, mm5                                   ;    21.3 p0      39 v[7]
        psllq mm3, 5                                    ;    22.3 p1      39 v[7]
        pxor mm3, mm5                                   ;    23.3 p0      39 v[7]
        psllq mm3, 0x19                                 ;    24.3 p1      39 v[7]
        movq [ebp + 128], mm2                           ;    17.3 p3+p4   43 t1 spill
        movq mm2, [ebp + 64]                            ;    18.0 p2      39 v[7] copy
        psrlq mm2, 5                                    ;    23.3 p1      39 v[7]
        pxor mm2, mm5                                   ;    24.3 p0      39 v[7]
        psrlq mm2, 6                                    ;    25.3 p1      39 v[7]
        pxor mm2, mm5                                   ;    26.3 p0      39 v[7]
        psrlq mm2, 0x1c                                 ;    27.3 p1      39 v[7]
        pxor mm3, mm2                                   ;    28.3 p0      39 v[7]
        pxor mm7, [sha512_blocks.T2_bias]               ;    25.0 p0+p2   55 v[7]
        paddd mm3, mm7                                  ;    29.3 p0      55 v[7]
        movq mm2, [ebp + 64]                            ;    21.3 p2      44 v[7] copy
        pxor mm2, [ebp + 72]                            ;    26.3 p1+p2   44 v[7]
        pcmpgtd mm7, mm3                                ;    30.3 p0      55 v[7]
        movq mm5, mm2                                   ;    27.3 p1      44 v[7] copy
        movq [ebp + 136], mm2                           ;    27.3 p3+p4   44 v[7] spill
        movq mm2, mm3                                   ;    30.3 p0      55 v[7] copy
        movq [ebp + 144], mm1                           ;    24.0 p3+p4   43 t1 spill
        movq mm1, [ebp + 80]                            ;    24.7 p2      44 v[7]
        pxor mm1, [ebp + 72]                            ;    28.3 p1+p2   44 v[7]
        pand mm5, mm1                                   ;    29.3 p0      44 v[7]
        movq mm1, [ebp + 72]                            ;    26.7 p2      44 v[7] reload
        pxor mm5, mm1                                   ;    30.3 p1      44 v[7]
        paddd mm2, mm5                                  ;    31.3 p0      55 v[7]
        pcmpgtd mm3, mm2                                ;    32.3 p1      55 v[7]
        paddd mm7, mm3                                  ;    33.3 p0      55 v[7]
        psllq mm7, 0x20                                 ;    34.3 p1      55 v[7]
        psubd mm2, mm7                                  ;    35.3 p0      55 v[7]
        pxor mm2, [sha512_blocks.T2_bias]               ;    36.3 p1+p2   55 v[7]
        movq mm7, [ebp + 48]                            ;    29.3 p2      42 w[0]
        psllq mm7, 0x2a                                 ;    33.3 p1      42 w[0]
        movq mm3, [ebp + 48]                            ;    30.3 p2      42 w[0] reload
        pxor mm7, mm3                                   ;    34.3 p0      42 w[0]
        psllq mm7, 3                                    ;    35.3 p1      42 w[0]
        movq mm5, [ebp + 48]                            ;    31.3 p2      42 w[0] copy
        psrlq mm5, 0x2a                                 ;    35.3 p1      42 w[0]
        pxor mm5, mm3                                   ;    36.3 p0      42 w[0]
        psrlq mm5, 0xd                                  ;    37.3 p1      42 w[0]
        pxor mm5, mm3                                   ;    38.3 p0      42 w[0]
        psrlq mm5, 6                                    ;    39.3 p1      42 w[0]
        pxor mm7, mm5                                   ;    40.3 p0      42 w[0]
        movq mm5, [ebp - 56]                            ;    33.0 p2      41 w[0]
        psllq mm5, 7                                    ;    38.3 p1      41 w[0]
        pxor mm5, [ebp - 56]                            ;    39.3 p0+p2   41 w[0]
        psllq mm5, 0x38                                 ;    40.3 p1      41 w[0]
        pxor mm4, [sha512_blocks.T2_bias]               ;    38.0 p0+p2   68 w[0]
        paddd mm7, mm4                                  ;    41.3 p0      68 w[0]
        pcmpgtd mm4, mm7                                ;    42.3 p0      68 w[0]
        movq mm3, [ebp - 56]                            ;    36.0 p2      41 w[0]
        psrlq mm3, 1                                    ;    40.3 p1      41 w[0]
        pxor mm3, [ebp - 56]                            ;    41.3 p0+p2   41 w[0]
        psrlq mm3, 6                                    ;    42.3 p1      41 w[0]
        pxor mm3, [ebp - 56]                            ;    43.3 p0+p2   41 w[0]
        psrlq mm3, 1                                    ;    44.3 p1      41 w[0]
        pxor mm5, mm3                                   ;    45.3 p0      41 w[0]
        movq mm3, mm7                                   ;    43.3 p1      68 w[0] copy
        paddd mm3, [ebp + 8]                            ;    44.3 p0+p2   68 w[0]
        pcmpgtd mm7, mm3                                ;    45.3 p1      68 w[0]
        paddd mm5, mm3                                  ;    46.3 p0      68 w[0]
        pcmpgtd mm3, mm5                                ;    47.3 p1      68 w[0]
        paddd mm4, mm7                                  ;    46.3 p0      68 w[0]
        paddd mm4, mm3                                  ;    48.3 p1      68 w[0]
        psllq mm4, 0x20                                 ;    49.3 p1      68 w[0]
        psubd mm5, mm4                                  ;    50.3 p0      68 w[0]
        movq mm7, mm6                                   ;    48.0 p0      40 t1 copy
        psllq mm7, 4                                    ;    49.0 p1      40 t1
        pxor mm7, mm6                                   ;    50.0 p0      40 t1
        psllq mm7, 0x17                                 ;    51.0 p1      40 t1
        pxor mm7, mm6                                   ;    52.0 p0      40 t1
        psllq mm7, 0x17                                 ;    53.0 p1      40 t1
        pxor mm5, [sha512_blocks.T2_bias]               ;    51.3 p0+p2   68 w[0]
        movq mm3, mm6                                   ;    51.3 p1      40 t1 copy
        psrlq mm3, 0x17                                 ;    52.3 p1      40 t1
        pxor mm3, mm6                                   ;    53.3 p0      40 t1
        psrlq mm3, 4                                    ;    54.3 p1      40 t1
        pxor mm3, mm6                                   ;    55.3 p0      40 t1
        psrlq mm3, 0xe                                  ;    56.3 p1      40 t1
        pxor mm7, mm3                                   ;    57.3 p0      40 t1
        movq mm3, mm6                                   ;    55.0 p0      43 t1 copy
        movq mm4, mm0                                   ;    55.3 p1      43 t1 copy
        pxor mm4, [ebp + 144]                           ;    56.3 p0+p2   43 t1
        pand mm3, mm4                                   ;    57.3 p1      43 t1
        movq mm4, [ebp + 144]                           ;    49.0 p2      43 t1 reload
        pxor mm3, mm4                                   ;    58.3 p0      43 t1
        movq mm4, [esi + 8]                             ;    50.0 p2      53 t1
        movq [ebp + 152], mm5                           ;    52.3 p3+p4   68 w[0] spill
        movq mm5, [ebp + 128]                           ;    51.0 p2      53 t1
        pxor mm5, [sha512_blocks.T2_bias]               ;    57.3 p1+p2   53 t1
        paddd mm7, mm5                                  ;    58.3 p0      53 t1
        pcmpgtd mm5, mm7                                ;    59.3 p1      53 t1
        paddd mm3, mm7                                  ;    59.3 p0      53 t1
        pcmpgtd mm7, mm3                                ;    60.3 p1      53 t1
        paddd mm4, mm3                                  ;    60.3 p0      53 t1
        pcmpgtd mm3, mm4                                ;    61.3 p1      53 t1
        paddd mm5, mm7                                  ;    61.3 p0      53 t1
        paddd mm5, mm3                                  ;    62.3 p1      53 t1
        movq mm7, mm4                                   ;    62.0 p0      53 t1 copy
        movq mm3, [ebp - 56]                            ;    54.7 p2      41 w[0] reload
        paddd mm7, mm3                                  ;    63.0 p1      53 t1
        pcmpgtd mm4, mm7                                ;    64.0 p0      53 t1
        paddd mm5, mm4                                  ;    65.0 p1      53 t1
        psllq mm5, 0x20                                 ;    66.0 p1      53 t1
        psubd mm7, mm5                                  ;    67.0 p0      53 t1
        pxor mm7, [sha512_blocks.T2_bias]               ;    68.0 p0+p2   53 t1
        movq mm4, [ebp + 80]                            ;    57.7 p2      54 v[2]
        pxor mm4, [sha512_blocks.T2_bias]               ;    65.3 p1+p2   54 v[2]
        movq mm5, mm4                                   ;    66.3 p0      54 v[2] copy
        paddd mm5, mm7                                  ;    69.0 p1      54 v[2]
        pcmpgtd mm4, mm5                                ;    70.0 p0      54 v[2]
        psllq mm4, 0x20                                 ;    71.0 p1      54 v[2]
        psubd mm5, mm4                                  ;    72.0 p0      54 v[2]
        pxor mm5, [sha512_blocks.T2_bias]               ;    73.0 p1+p2   54 v[2]
        movq mm4, mm2                                   ;    69.0 p0      39 v[6] copy
        psllq mm4, 6                                    ;    70.0 p1      39 v[6]
        pxor mm4, mm2                                   ;    71.0 p0      39 v[6]
        psllq mm4, 5                                    ;    72.0 p1      39 v[6]
        pxor mm4, mm2                                   ;    73.0 p0      39 v[6]
        psllq mm4, 0x19                                 ;    74.0 p1      39 v[6]
        movq mm3, mm2                                   ;    72.0 p0      39 v[6] copy
        psrlq mm3, 5                                    ;    73.0 p1      39 v[6]
        pxor mm3, mm2                                   ;    74.0 p0      39 v[6]
        psrlq mm3, 6                                    ;    75.0 p1      39 v[6]
        pxor mm3, mm2                                   ;    76.0 p0      39 v[6]
        psrlq mm3, 0x1c                                 ;    77.0 p1      39 v[6]
        pxor mm4, mm3                                   ;    78.0 p0      39 v[6]
        movq mm3, [ebp + 136]                           ;    65.0 p2      44 v[6]
        pxor mm7, [sha512_blocks.T2_bias]               ;    75.3 p1+p2   55 v[6]
        paddd mm4, mm7                                  ;    79.0 p0      55 v[6]
        pcmpgtd mm7, mm4                                ;    80.0 p1      55 v[6]
        movq [ebp + 136], mm0                           ;    66.7 p3+p4   40 t1 spill
        movq mm0, mm2                                   ;    77.0 p0      44 v[6] copy
        pxor mm0, mm1                                   ;    78.0 p1      44 v[6]
        pand mm3, mm0                                   ;    79.0 p0      44 v[6]
        pxor mm3, mm1                                   ;    80.0 p1      44 v[6]
        paddd mm3, mm4                                  ;    81.0 p0      55 v[6]
        pcmpgtd mm4, mm3                                ;    82.0 p1      55 v[6]
        paddd mm7, mm4                                  ;    83.0 p0      55 v[6]
        psllq mm7, 0x20                                 ;    84.0 p1      55 v[6]
        psubd mm3, mm7                                  ;    85.0 p0      55 v[6]
        pxor mm3, [sha512_blocks.T2_bias]               ;    86.0 p1+p2   55 v[6]
        movq mm7, [ebp + 56]                            ;    71.3 p2      42 w[1]
        psllq mm7, 0x2a                                 ;    82.3 p1      42 w[1]
        movq mm0, [ebp + 56]                            ;    72.3 p2      42 w[1] reload
        pxor mm7, mm0                                   ;    83.3 p0      42 w[1]
        psllq mm7, 3                                    ;    84.3 p1      42 w[1]
        movq mm4, [ebp + 56]                            ;    73.3 p2      42 w[1] copy
        psrlq mm4, 0x2a                                 ;    84.3 p1      42 w[1]
        pxor mm4, mm0                                   ;    85.3 p0      42 w[1]
        psrlq mm4, 0xd                                  ;    86.3 p1      42 w[1]
        pxor mm4, mm0                                   ;    87.3 p0      42 w[1]
        psrlq mm4, 6                                    ;    88.3 p1      42 w[1]
        pxor mm7, mm4                                   ;    89.3 p0      42 w[1]
        movq mm4, [ebp - 48]                            ;    75.7 p2      41 w[1]
        psllq mm4, 7                                    ;    87.3 p1      41 w[1]
        pxor mm4, [ebp - 48]                            ;    88.3 p0+p2   41 w[1]
        psllq mm4, 0x38                                 ;    89.3 p1      41 w[1]
        movq mm0, [ebp - 48]                            ;    77.7 p2      41 w[1]
        psrlq mm0, 1                                    ;    89.3 p1      41 w[1]
        pxor mm0, [ebp - 48]                            ;    90.3 p0+p2   41 w[1]
        psrlq mm0, 6                                    ;    91.3 p1      41 w[1]
        pxor mm0, [ebp - 48]                            ;    92.3 p0+p2   41 w[1]
        psrlq mm0, 1                                    ;    93.3 p1      41 w[1]
        pxor mm4, mm0                                   ;    94.3 p0      41 w[1]
        movq mm0, [ebp - 56]                            ;    81.0 p2      68 w[1]
        pxor mm0, [sha512_blocks.T2_bias]               ;    90.0 p0+p2   68 w[1]
        paddd mm7, mm0                                  ;    91.0 p0      68 w[1]
        pcmpgtd mm0, mm7                                ;    92.0 p0      68 w[1]
        movq mm1, mm7                                   ;    92.3 p1      68 w[1] copy
        paddd mm1, [ebp + 16]                           ;    93.3 p0+p2   68 w[1]
        pcmpgtd mm7, mm1                                ;    94.3 p1      68 w[1]
        paddd mm4, mm1                                  ;    95.3 p0      68 w[1]
        pcmpgtd mm1, mm4                                ;    96.3 p1      68 w[1]
        paddd mm0, mm7                                  ;    95.3 p0      68 w[1]
        paddd mm0, mm1                                  ;    97.3 p1      68 w[1]
        psllq mm0, 0x20                                 ;    98.3 p1      68 w[1]
        psubd mm4, mm0                                  ;    99.3 p0      68 w[1]
        movq mm7, mm5                                   ;    97.0 p0      40 t1 copy
        psllq mm7, 4                                    ;    98.0 p1      40 t1
        pxor mm7, mm5                                   ;    99.0 p0      40 t1
        psllq mm7, 0x17                                 ;   100.0 p1      40 t1
        pxor mm7, mm5                                   ;   101.0 p0      40 t1
        pxor mm4, [sha512_blocks.T2_bias]               ;   100.3 p1+p2   68 w[1]
        psllq mm7, 0x17                                 ;   102.0 p1      40 t1
        movq mm0, mm5                                   ;   100.0 p0      40 t1 copy
        psrlq mm0, 0x17                                 ;   101.3 p1      40 t1
        pxor mm0, mm5                                   ;   102.3 p0      40 t1
        psrlq mm0, 4                                    ;   103.3 p1      40 t1
        pxor mm0, mm5                                   ;   104.3 p0      40 t1
        psrlq mm0, 0xe                                  ;   105.3 p1      40 t1
        pxor mm7, mm0                                   ;   106.3 p0      40 t1
        movq mm0, mm6                                   ;   104.0 p0      43 t1 copy
        movq mm1, [ebp + 136]                           ;    93.3 p2      40 t1 reload
        pxor mm0, mm1                                   ;   105.0 p1      43 t1
        pand mm0, mm5                                   ;   106.0 p0      43 t1
        pxor mm0, mm1                                   ;   107.0 p1      43 t1
        movq mm1, [esi + 16]                            ;    94.7 p2      53 t1
        movq [ebp - 56], mm4                            ;   101.3 p3+p4   68 w[1] spill
        movq mm4, [ebp + 144]                           ;    95.7 p2      53 t1
        pxor mm4, [sha512_blocks.T2_bias]               ;   106.0 p0+p2   53 t1
        paddd mm7, mm4                                  ;   107.3 p1      53 t1
        pcmpgtd mm4, mm7                                ;   108.3 p0      53 t1
        paddd mm0, mm7                                  ;   108.3 p1      53 t1
        pcmpgtd mm7, mm0                                ;   109.3 p0      53 t1
        paddd mm1, mm0                                  ;   109.3 p1      53 t1
        pcmpgtd mm0, mm1                                ;   110.3 p0      53 t1
        paddd mm4, mm7                                  ;   110.3 p1      53 t1
        paddd mm4, mm0                                  ;   111.3 p0      53 t1
        movq mm7, mm1                                   ;   110.3 p1      53 t1 copy
        movq mm0, [ebp - 48]                            ;    99.7 p2      41 w[1] reload
        paddd mm7, mm0                                  ;   111.3 p0      53 t1
        pcmpgtd mm1, mm7                                ;   112.3 p1      53 t1
        paddd mm4, mm1                                  ;   113.3 p0      53 t1
        psllq mm4, 0x20                                 ;   114.3 p1      53 t1
        psubd mm7, mm4                                  ;   115.3 p0      53 t1
        pxor mm7, [sha512_blocks.T2_bias]               ;   116.3 p1+p2   53 t1
        movq mm1, [ebp + 72]                            ;   102.7 p2      54 v[1]
        pxor mm1, [sha512_blocks.T2_bias]               ;   114.0 p0+p2   54 v[1]
        movq mm4, mm1                                   ;   115.0 p1      54 v[1] copy
        paddd mm4, mm7                                  ;   117.3 p0      54 v[1]
        pcmpgtd mm1, mm4                                ;   118.3 p1      54 v[1]
        psllq mm1, 0x20                                 ;   119.3 p1      54 v[1]
        psubd mm4, mm1                                  ;   120.3 p0      54 v[1]
        pxor mm4, [sha512_blocks.T2_bias]               ;   121.3 p0+p2   54 v[1]
        movq mm1, mm3                                   ;   117.3 p1      39 v[5] copy
        psllq mm1, 6                                    ;   118.3 p1      39 v[5]
        pxor mm1, mm3                                   ;   119.3 p0      39 v[5]
        psllq mm1, 5                                    ;   120.3 p1      39 v[5]
        pxor mm1, mm3                                   ;   121.3 p0      39 v[5]
        psllq mm1, 0x19                                 ;   122.3 p1      39 v[5]
        movq mm0, mm3                                   ;   120.0 p0      39 v[5] copy
        psrlq mm0, 5                                    ;   121.3 p1      39 v[5]
        pxor mm0, mm3                                   ;   122.3 p0      39 v[5]
        psrlq mm0, 6                                    ;   123.3 p1      39 v[5]
        pxor mm0, mm3                                   ;   124.3 p0      39 v[5]
        psrlq mm0, 0x1c                                 ;   125.3 p1      39 v[5]
        pxor mm1, mm0                                   ;   126.3 p0      39 v[5]
        movq mm0, mm3                                   ;   124.0 p0      44 v[5] copy
        pxor mm0, mm2                                   ;   125.0 p1      44 v[5]
        pxor mm7, [sha512_blocks.T2_bias]               ;   125.0 p0+p2   55 v[5]
        paddd mm1, mm7                                  ;   127.3 p1      55 v[5]
        pcmpgtd mm7, mm1                                ;   128.3 p0      55 v[5]
        movq [ebp + 144], mm3                           ;   113.3 p3+p4   55 v[6] spill
        movq mm3, mm2                                   ;   126.3 p1      44 v[5] copy
        pxor mm3, [ebp + 64]                            ;   127.3 p0+p2   44 v[5]
        pand mm3, mm0                                   ;   128.3 p1      44 v[5]
        pxor mm3, mm2                                   ;   129.3 p0      44 v[5]
        paddd mm3, mm1                                  ;   130.3 p1      55 v[5]
        pcmpgtd mm1, mm3                                ;   131.3 p0      55 v[5]
        paddd mm7, mm1                                  ;   132.3 p1      55 v[5]
        psllq mm7, 0x20                                 ;   133.3 p1      55 v[5]
        psubd mm3, mm7                                  ;   134.3 p0      55 v[5]
        pxor mm3, [sha512_blocks.T2_bias]               ;   135.3 p0+p2   55 v[5]
        movq mm7, [ebp + 152]                           ;   119.3 p2      42 w[2]
        psllq mm7, 0x2a                                 ;   131.3 p1      42 w[2]
        movq mm1, [ebp + 152]                           ;   120.3 p2      42 w[2]
        pxor mm1, mm7                                   ;   132.3 p0      42 w[2]
        psllq mm1, 3                                    ;   133.3 p1      42 w[2]
        movq mm7, [ebp + 152]                           ;   122.3 p2      42 w[2]
        movq [ebp + 160], mm2                           ;   122.7 p3+p4   55 v[7] spill
        movq mm2, [ebp + 152]                           ;   123.3 p2      42 w[2]
        movq [ebp + 168], mm0                           ;   126.0 p3+p4   44 v[5] spill
        movq mm0, [ebp + 152]                           ;   124.3 p2      42 w[2]
        psrlq mm0, 0x2a                                 ;   133.3 p1      42 w[2]
        pxor mm7, mm0                                   ;   134.3 p0      42 w[2]
        psrlq mm7, 0xd                                  ;   135.3 p1      42 w[2]
        pxor mm2, mm7                                   ;   136.3 p0      42 w[2]
        psrlq mm2, 6                                    ;   137.3 p1      42 w[2]
        pxor mm1, mm2                                   ;   138.3 p0      42 w[2]
        movq mm7, [ebp - 40]                            ;   126.7 p2      41 w[2]
        psllq mm7, 7                                    ;   136.3 p1      41 w[2]
        movq mm0, [ebp - 40]                            ;   127.7 p2      41 w[2] reload
        pxor mm7, mm0                                   ;   137.3 p0      41 w[2]
        psllq mm7, 0x38                                 ;   138.3 p1      41 w[2]
        movq mm2, [ebp - 40]                            ;   128.7 p2      41 w[2] copy
        psrlq mm2, 1                                    ;   138.3 p1      41 w[2]
        pxor mm2, mm0                                   ;   139.3 p0      41 w[2]
        psrlq mm2, 6                                    ;   140.3 p1      41 w[2]
        pxor mm2, mm0                                   ;   141.3 p0      41 w[2]
        psrlq mm2, 1                                    ;   142.3 p1      41 w[2]
        pxor mm7, mm2                                   ;   143.3 p0      41 w[2]
        movq mm2, [ebp - 48]                            ;   131.0 p2      68 w[2]
        pxor mm2, [sha512_blocks.T2_bias]               ;   140.0 p0+p2   68 w[2]
        paddd mm1, mm2                                  ;   141.0 p0      68 w[2]
        pcmpgtd mm2, mm1                                ;   142.0 p1      68 w[2]
        movq mm0, mm1                                   ;   142.0 p0      68 w[2] copy
        paddd mm0, [ebp + 24]                           ;   143.0 p1+p2   68 w[2]
        pcmpgtd mm1, mm0                                ;   144.0 p0      68 w[2]
        paddd mm7, mm0                                  ;   144.3 p1      68 w[2]
        pcmpgtd mm0, mm7                                ;   145.3 p0      68 w[2]
        paddd mm2, mm1                                  ;   145.0 p1      68 w[2]
        paddd mm2, mm0                                  ;   146.3 p0      68 w[2]
        psllq mm2, 0x20                                 ;   147.3 p1      68 w[2]
        psubd mm7, mm2                                  ;   148.3 p0      68 w[2]
        movq mm0, mm4                                   ;   146.3 p1      40 t1 copy
        psllq mm0, 4                                    ;   147.3 p1      40 t1
        pxor mm0, mm4                                   ;   148.3 p0      40 t1
        psllq mm0, 0x17                                 ;   149.3 p1      40 t1
        pxor mm0, mm4                                   ;   150.3 p0      40 t1
        pxor mm7, [sha512_blocks.T2_bias]               ;   149.3 p0+p2   68 w[2]
        psllq mm0, 0x17                                 ;   151.3 p1      40 t1
        movq mm1, mm4                                   ;   150.0 p0      40 t1 copy
        psrlq mm1, 0x17                                 ;   151.0 p1      40 t1
        pxor mm1, mm4                                   ;   152.0 p0      40 t1
        psrlq mm1, 4                                    ;   153.0 p1      40 t1
        pxor mm1, mm4                                   ;   154.0 p0      40 t1
        psrlq mm1, 0xe                                  ;   155.0 p1      40 t1
        pxor mm0, mm1                                   ;   156.0 p0      40 t1
        movq mm1, mm6                                   ;   153.3 p1      43 t1 copy
        pxor mm1, mm5                                   ;   154.3 p0      43 t1
        pand mm1, mm4                                   ;   155.3 p1      43 t1
        pxor mm1, mm6                                   ;   156.3 p0      43 t1
        movq mm2, [esi + 24]                            ;   145.0 p2      53 t1
        movq [ebp - 48], mm7                            ;   150.3 p3+p4   68 w[2] spill
        movq mm7, [ebp + 136]                           ;   146.0 p2      53 t1
        pxor mm7, [sha512_blocks.T2_bias]               ;   155.3 p1+p2   53 t1
        paddd mm0, mm7                                  ;   157.0 p0      53 t1
        pcmpgtd mm7, mm0                                ;   158.0 p1      53 t1
        paddd mm1, mm0                                  ;   158.0 p0      53 t1
        pcmpgtd mm0, mm1                                ;   159.0 p1      53 t1
        paddd mm2, mm1                                  ;   159.0 p0      53 t1
        pcmpgtd mm1, mm2                                ;   160.0 p1      53 t1
        paddd mm7, mm0                                  ;   160.0 p0      53 t1
        paddd mm7, mm1                                  ;   161.0 p1      53 t1
        movq mm0, mm2                                   ;   160.0 p0      53 t1 copy
        movq mm1, [ebp - 40]                            ;   150.0 p2      41 w[2] reload
        paddd mm0, mm1                                  ;   161.0 p1      53 t1
        pcmpgtd mm2, mm0                                ;   162.0 p0      53 t1
        paddd mm7, mm2                                  ;   163.0 p1      53 t1
        psllq mm7, 0x20                                 ;   164.0 p1      53 t1
        psubd mm0, mm7                                  ;   165.0 p0      53 t1
        pxor mm0, [sha512_blocks.T2_bias]               ;   166.0 p0+p2   53 t1
        movq mm7, [ebp + 64]                            ;   153.0 p2      54 v[0]
        pxor mm7, [sha512_blocks.T2_bias]               ;   163.3 p1+p2   54 v[0]
        movq mm2, mm7                                   ;   164.3 p0      54 v[0] copy
        paddd mm2, mm0                                  ;   167.0 p1      54 v[0]
        pcmpgtd mm7, mm2                                ;   168.0 p0      54 v[0]
        psllq mm7, 0x20                                 ;   169.0 p1      54 v[0]
        psubd mm2, mm7                                  ;   170.0 p0      54 v[0]
        pxor mm2, [sha512_blocks.T2_bias]               ;   171.0 p1+p2   54 v[0]
        movq mm7, mm3                                   ;   167.0 p0      39 v[4] copy
        psllq mm7, 6                                    ;   168.0 p1      39 v[4]
        pxor mm7, mm3                                   ;   169.0 p0      39 v[4]
        psllq mm7, 5                                    ;   170.0 p1      39 v[4]
        pxor mm7, mm3                                   ;   171.0 p0      39 v[4]
        psllq mm7, 0x19                                 ;   172.0 p1      39 v[4]
        movq mm1, mm3                                   ;   170.0 p0      39 v[4] copy
        psrlq mm1, 5                                    ;   171.0 p1      39 v[4]
        pxor mm1, mm3                                   ;   172.0 p0      39 v[4]
        psrlq mm1, 6                                    ;   173.0 p1      39 v[4]
        pxor mm1, mm3                                   ;   174.0 p0      39 v[4]
        psrlq mm1, 0x1c                                 ;   175.0 p1      39 v[4]
        pxor mm7, mm1                                   ;   176.0 p0      39 v[4]
        movq mm1, [ebp + 144]                           ;   160.7 p2      44 v[4]
        pxor mm1, mm3                                   ;   173.3 p1      44 v[4]
        pxor mm0, [sha512_blocks.T2_bias]               ;   174.0 p0+p2   55 v[4]
        paddd mm7, mm0                                  ;   177.0 p1      55 v[4]
        pcmpgtd mm0, mm7                                ;   178.0 p0      55 v[4]
        movq [ebp + 136], mm3                           ;   162.7 p3+p4   55 v[5] spill
        movq mm3, [ebp + 168]                           ;   163.3 p2      44 v[4]
        pand mm3, mm1                                   ;   175.3 p1      44 v[4]
        pxor mm3, [ebp + 144]                           ;   176.3 p0+p2   44 v[4]
        paddd mm3, mm7                                  ;   178.0 p1      55 v[4]
        pcmpgtd mm7, mm3                                ;   179.0 p0      55 v[4]
        paddd mm0, mm7                                  ;   180.0 p1      55 v[4]
        psllq mm0, 0x20                                 ;   181.0 p1      55 v[4]
        psubd mm3, mm0                                  ;   182.0 p0      55 v[4]
        pxor mm3, [sha512_blocks.T2_bias]               ;   183.0 p0+p2   55 v[4]
        movq mm7, [ebp - 56]                            ;   168.7 p2      42 w[3]
        psllq mm7, 0x2a                                 ;   179.3 p1      42 w[3]
        movq mm0, [ebp - 56]                            ;   169.7 p2      42 w[3]
        pxor mm0, mm7                                   ;   180.3 p0      42 w[3]
        psllq mm0, 3                                    ;   181.3 p1      42 w[3]
        movq mm7, [ebp - 56]                            ;   171.0 p2      42 w[3]
        movq [ebp + 168], mm1                           ;   174.3 p3+p4   44 v[4] spill
        movq mm1, [ebp - 56]                            ;   172.7 p2      42 w[3]
        movq [ebp + 176], mm3                           ;   184.0 p3+p4   55 v[4] spill
        movq mm3, [ebp - 56]                            ;   173.7 p2      42 w[3]
        psrlq mm3, 0x2a                                 ;   181.3 p1      42 w[3]
        pxor mm7, mm3                                   ;   182.3 p0      42 w[3]
        psrlq mm7, 0xd                                  ;   183.3 p1      42 w[3]
        pxor mm1, mm7                                   ;   184.3 p0      42 w[3]
        psrlq mm1, 6                                    ;   185.3 p1      42 w[3]
        pxor mm0, mm1                                   ;   186.3 p0      42 w[3]
        movq mm7, [ebp - 32]                            ;   176.0 p2      41 w[3]
        psllq mm7, 7                                    ;   184.3 p1      41 w[3]
        movq mm1, [ebp - 32]                            ;   177.0 p2      41 w[3] reload
        pxor mm7, mm1                                   ;   185.3 p0      41 w[3]
        psllq mm7, 0x38                                 ;   186.3 p1      41 w[3]
        movq mm3, [ebp - 32]                            ;   178.0 p2      41 w[3] copy
        psrlq mm3, 1                                    ;   186.3 p1      41 w[3]
        pxor mm3, mm1                                   ;   187.3 p0      41 w[3]
        psrlq mm3, 6                                    ;   188.3 p1      41 w[3]
        pxor mm3, mm1                                   ;   189.3 p0      41 w[3]
        psrlq mm3, 1                                    ;   190.3 p1      41 w[3]
        pxor mm7, mm3                                   ;   191.3 p0      41 w[3]
        movq mm3, [ebp - 40]                            ;   180.3 p2      68 w[3]
        pxor mm3, [sha512_blocks.T2_bias]               ;   188.0 p0+p2   68 w[3]
        paddd mm0, mm3                                  ;   189.0 p0      68 w[3]
        pcmpgtd mm3, mm0                                ;   190.0 p1      68 w[3]
        movq mm1, mm0                                   ;   190.0 p0      68 w[3] copy
        paddd mm1, [ebp + 32]                           ;   191.0 p1+p2   68 w[3]
        pcmpgtd mm0, mm1                                ;   192.0 p0      68 w[3]
        paddd mm7, mm1                                  ;   192.3 p1      68 w[3]
        pcmpgtd mm1, mm7                                ;   193.3 p0      68 w[3]
        paddd mm3, mm0                                  ;   193.0 p1      68 w[3]
        paddd mm3, mm1                                  ;   194.3 p0      68 w[3]
        psllq mm3, 0x20                                 ;   195.3 p1      68 w[3]
        psubd mm7, mm3                                  ;   196.3 p0      68 w[3]
        pxor mm7, [sha512_blocks.T2_bias]               ;   197.3 p1+p2   68 w[3]
        movq mm0, mm2                                   ;   195.0 p0      40 t1 copy
        psllq mm0, 4                                    ;   196.0 p1      40 t1
        pxor mm0, mm2                                   ;   197.0 p0      40 t1
        psllq mm0, 0x17                                 ;   198.0 p1      40 t1
        pxor mm0, mm2                                   ;   199.0 p0      40 t1
        psllq mm0, 0x17                                 ;   200.0 p1      40 t1
        movq mm1, mm2                                   ;   198.0 p0      40 t1 copy
        psrlq mm1, 0x17                                 ;   199.0 p1      40 t1
        pxor mm1, mm2                                   ;   200.0 p0      40 t1
        psrlq mm1, 4                                    ;   201.0 p1      40 t1
        pxor mm1, mm2                                   ;   202.0 p0      40 t1
        psrlq mm1, 0xe                                  ;   203.0 p1      40 t1
        pxor mm0, mm1                                   ;   204.0 p0      40 t1
        movq mm1, mm5                                   ;   201.3 p1      43 t1 copy
        pxor mm1, mm4                                   ;   202.3 p0      43 t1
        pand mm1, mm2                                   ;   203.3 p1      43 t1
        pxor mm1, mm5                                   ;   204.3 p0      43 t1
        pxor mm6, [sha512_blocks.T2_bias]               ;   203.3 p1+p2   53 t1
        paddd mm0, mm6                                  ;   205.0 p0      53 t1
        pcmpgtd mm6, mm0                                ;   206.0 p1      53 t1
        paddd mm1, mm0                                  ;   206.0 p0      53 t1
        pcmpgtd mm0, mm1                                ;   207.0 p1      53 t1
        movq mm3, [esi + 32]                            ;   194.7 p2      53 t1
        paddd mm3, mm1                                  ;   207.0 p0      53 t1
        pcmpgtd mm1, mm3                                ;   208.0 p1      53 t1
        paddd mm6, mm0                                  ;   208.0 p0      53 t1
        paddd mm6, mm1                                  ;   209.0 p1      53 t1
        movq mm0, mm3                                   ;   208.0 p0      53 t1 copy
        movq mm1, [ebp - 32]                            ;   196.7 p2      41 w[3] reload
        paddd mm0, mm1                                  ;   209.0 p1      53 t1
        pcmpgtd mm3, mm0                                ;   210.0 p0      53 t1
        paddd mm6, mm3                                  ;   211.0 p1      53 t1
        psllq mm6, 0x20                                 ;   212.0 p1      53 t1
        psubd mm0, mm6                                  ;   213.0 p0      53 t1
        pxor mm0, [sha512_blocks.T2_bias]               ;   214.0 p0+p2   53 t1
        movq mm6, [ebp + 160]                           ;   199.7 p2      54 v[7]
        pxor mm6, [sha512_blocks.T2_bias]               ;   211.3 p1+p2   54 v[7]
        movq mm3, mm6                                   ;   212.3 p0      54 v[7] copy
        paddd mm3, mm0                                  ;   215.0 p1      54 v[7]
        pcmpgtd mm6, mm3                                ;   216.0 p0      54 v[7]
        psllq mm6, 0x20                                 ;   217.0 p1      54 v[7]
        psubd mm3, mm6                                  ;   218.0 p0      54 v[7]
        pxor mm3, [sha512_blocks.T2_bias]               ;   219.0 p1+p2   54 v[7]
        movq mm6, [ebp + 176]                           ;   203.0 p2      39 v[3]
        movq mm1, [ebp + 176]                           ;   204.0 p2      39 v[3]
        movq [ebp - 40], mm7                            ;   203.3 p3+p4   68 w[3] spill
        movq mm7, [ebp + 176]                           ;   205.0 p2      39 v[3]
        movq [ebp + 184], mm5                           ;   205.0 p3+p4   54 v[2] spill
        movq mm5, [ebp + 176]                           ;   206.0 p2      39 v[3]
        psllq mm5, 6                                    ;   215.3 p1      39 v[3]
        pxor mm6, mm5                                   ;   216.3 p0      39 v[3]
        psllq mm6, 5                                    ;   217.3 p1      39 v[3]
        pxor mm1, mm6                                   ;   218.3 p0      39 v[3]
        psllq mm1, 0x19                                 ;   219.3 p1      39 v[3]
        movq mm6, [ebp + 176]                           ;   207.7 p2      39 v[3]
        psrlq mm6, 5                                    ;   218.3 p1      39 v[3]
        pxor mm7, mm6                                   ;   219.3 p0      39 v[3]
        psrlq mm7, 6                                    ;   220.3 p1      39 v[3]
        movq mm6, [ebp + 176]                           ;   209.0 p2      39 v[3]
        pxor mm6, mm7                                   ;   221.3 p0      39 v[3]
        psrlq mm6, 0x1c                                 ;   222.3 p1      39 v[3]
        pxor mm1, mm6                                   ;   223.3 p0      39 v[3]
        movq mm6, [ebp + 176]                           ;   210.3 p2      44 v[3]
        movq mm7, [ebp + 136]                           ;   211.3 p2      55 v[5] reload
        pxor mm6, mm7                                   ;   220.0 p0      44 v[3]
        movq mm5, [ebp + 168]                           ;   212.3 p2      44 v[3]
        pand mm5, mm6                                   ;   221.0 p0      44 v[3]
        pxor mm5, mm7                                   ;   222.0 p1      44 v[3]
        pxor mm0, [sha512_blocks.T2_bias]               ;   222.0 p0+p2   55 v[3]
        paddd mm1, mm0                                  ;   224.3 p1      55 v[3]
        pcmpgtd mm0, mm1                                ;   225.3 p0      55 v[3]
        paddd mm5, mm1                                  ;   225.3 p1      55 v[3]
        pcmpgtd mm1, mm5                                ;   226.3 p0      55 v[3]
        paddd mm0, mm1                                  ;   227.3 p1      55 v[3]
        psllq mm0, 0x20                                 ;   228.3 p1      55 v[3]
        psubd mm5, mm0                                  ;   229.3 p0      55 v[3]
        pxor mm5, [sha512_blocks.T2_bias]               ;   230.3 p0+p2   55 v[3]
        movq mm0, [ebp - 48]                            ;   220.0 p2      42 w[4]
        psllq mm0, 0x2a                                 ;   226.3 p1      42 w[4]
        movq mm1, [ebp - 48]                            ;   221.0 p2      68 w[2] reload
        pxor mm0, mm1                                   ;   227.3 p0      42 w[4]
        psllq mm0, 3                                    ;   228.3 p1      42 w[4]
        movq mm7, mm1                                   ;   228.0 p0      42 w[4] copy
        psrlq mm7, 0x2a                                 ;   229.0 p1      42 w[4]
        pxor mm7, mm1                                   ;   230.0 p0      42 w[4]
        psrlq mm7, 0xd                                  ;   231.0 p1      42 w[4]
        pxor mm7, mm1                                   ;   232.0 p0      42 w[4]
        psrlq mm7, 6                                    ;   233.0 p1      42 w[4]
        pxor mm0, mm7                                   ;   234.0 p0      42 w[4]
        movq mm7, [ebp - 24]                            ;   224.0 p2      41 w[4]
        psllq mm7, 7                                    ;   231.3 p1      41 w[4]
        pxor mm7, [ebp - 24]                            ;   232.3 p0+p2   41 w[4]
        psllq mm7, 0x38                                 ;   233.3 p1      41 w[4]
        movq mm1, [ebp - 24]                            ;   226.0 p2      41 w[4]
        psrlq mm1, 1                                    ;   233.3 p1      41 w[4]
        pxor mm1, [ebp - 24]                            ;   234.3 p0+p2   41 w[4]
        psrlq mm1, 6                                    ;   235.3 p1      41 w[4]
        pxor mm1, [ebp - 24]                            ;   236.3 p0+p2   41 w[4]
        psrlq mm1, 1                                    ;   237.3 p1      41 w[4]
        pxor mm7, mm1                                   ;   238.3 p0      41 w[4]
        movq mm1, [ebp - 32]                            ;   229.0 p2      68 w[4]
        pxor mm1, [sha512_blocks.T2_bias]               ;   236.0 p0+p2   68 w[4]
        paddd mm0, mm1                                  ;   237.0 p1      68 w[4]
        pcmpgtd mm1, mm0                                ;   238.0 p0      68 w[4]
        movq [ebp + 168], mm6                           ;   230.3 p3+p4   44 v[3] spill
        movq mm6, mm0                                   ;   238.0 p1      68 w[4] copy
        paddd mm6, [ebp + 40]                           ;   239.0 p0+p2   68 w[4]
        pcmpgtd mm0, mm6                                ;   240.0 p1      68 w[4]
        paddd mm7, mm6                                  ;   240.0 p0      68 w[4]
        pcmpgtd mm6, mm7                                ;   241.0 p1      68 w[4]
        paddd mm1, mm0                                  ;   241.0 p0      68 w[4]
        paddd mm1, mm6                                  ;   242.0 p1      68 w[4]
        psllq mm1, 0x20                                 ;   243.0 p1      68 w[4]
        psubd mm7, mm1                                  ;   244.0 p0      68 w[4]
        pxor mm7, [sha512_blocks.T2_bias]               ;   245.0 p0+p2   68 w[4]
        movq mm6, mm3                                   ;   242.3 p1      40 t1 copy
        psllq mm6, 4                                    ;   243.3 p1      40 t1
        pxor mm6, mm3                                   ;   244.3 p0      40 t1
        psllq mm6, 0x17                                 ;   245.3 p1      40 t1
        pxor mm6, mm3                                   ;   246.3 p0      40 t1
        psllq mm6, 0x17                                 ;   247.3 p1      40 t1
        movq mm0, mm3                                   ;   245.0 p0      40 t1 copy
        psrlq mm0, 0x17                                 ;   246.3 p1      40 t1
        pxor mm0, mm3                                   ;   247.3 p0      40 t1
        psrlq mm0, 4                                    ;   248.3 p1      40 t1
        pxor mm0, mm3                                   ;   249.3 p0      40 t1
        psrlq mm0, 0xe                                  ;   250.3 p1      40 t1
        pxor mm6, mm0                                   ;   251.3 p0      40 t1
        movq mm0, mm4                                   ;   249.0 p0      43 t1 copy
        pxor mm0, mm2                                   ;   250.0 p1      43 t1
        pand mm0, mm3                                   ;   251.0 p0      43 t1
        pxor mm0, mm4                                   ;   252.0 p1      43 t1
        movq mm1, [ebp + 184]                           ;   240.7 p2      53 t1
        pxor mm1, [sha512_blocks.T2_bias]               ;   251.0 p0+p2   53 t1
        paddd mm6, mm1                                  ;   252.3 p1      53 t1
        paddd mm0, mm6                                  ;   253.3 p0      53 t1
        pcmpgtd mm1, mm6                                ;   253.3 p1      53 t1
        pcmpgtd mm6, mm0                                ;   254.3 p0      53 t1
        paddd mm1, mm6                                  ;   255.3 p1      53 t1
        movq mm6, [esi + 40]                            ;   243.3 p2      53 t1
        paddd mm6, mm0                                  ;   254.3 p0      53 t1
        pcmpgtd mm0, mm6                                ;   255.3 p1      53 t1
        paddd mm1, mm0                                  ;   256.3 p0      53 t1
        movq mm0, mm6                                   ;   255.3 p1      53 t1 copy
        paddd mm0, [ebp - 24]                           ;   256.3 p0+p2   53 t1
        pcmpgtd mm6, mm0                                ;   257.3 p1      53 t1
        paddd mm1, mm6                                  ;   258.3 p0      53 t1
        psllq mm1, 0x20                                 ;   259.3 p1      53 t1
        psubd mm0, mm1                                  ;   260.3 p0      53 t1
        pxor mm0, [sha512_blocks.T2_bias]               ;   261.3 p1+p2   53 t1
        movq mm6, [sha512_blocks.T2_bias]               ;   248.0 p2      54 v[6]
        pxor mm6, [ebp + 144]                           ;   259.0 p0+p2   54 v[6]
        movq mm1, mm0                                   ;   262.3 p1      54 v[6] copy
        paddd mm1, mm6                                  ;   263.3 p0      54 v[6]
        pcmpgtd mm6, mm1                                ;   264.3 p1      54 v[6]
        psllq mm6, 0x20                                 ;   265.3 p1      54 v[6]
        psubd mm1, mm6                                  ;   266.3 p0      54 v[6]
        pxor mm1, [sha512_blocks.T2_bias]               ;   267.3 p0+p2   54 v[6]
        movq mm6, mm5                                   ;   262.3 p1      39 v[2] copy
        psllq mm6, 6                                    ;   263.3 p1      39 v[2]
        pxor mm6, mm5                                   ;   264.3 p0      39 v[2]
        psllq mm6, 5                                    ;   265.3 p1      39 v[2]
        pxor mm6, mm5                                   ;   266.3 p0      39 v[2]
        psllq mm6, 0x19                                 ;   267.3 p1      39 v[2]
        movq [ebp - 32], mm7                            ;   253.0 p3+p4   68 w[4] spill
        movq mm7, mm5                                   ;   265.0 p0      39 v[2] copy
        pxor mm0, [sha512_blocks.T2_bias]               ;   266.0 p0+p2   55 v[2]
        movq [ebp + 184], mm4                           ;   254.7 p3+p4   54 v[1] spill
        movq mm4, mm5                                   ;   266.3 p1      39 v[2] copy
        movq [ebp + 192], mm2                           ;   255.7 p3+p4   54 v[0] spill
        movq mm2, [ebp + 176]                           ;   256.3 p2      44 v[2]
        pxor mm2, mm5                                   ;   267.0 p0      44 v[2]
        movq [ebp + 200], mm3                           ;   257.0 p3+p4   54 v[7] spill
        movq mm3, [ebp + 168]                           ;   257.7 p2      44 v[2]
        pand mm3, mm2                                   ;   268.0 p1      44 v[2]
        pxor mm3, [ebp + 176]                           ;   269.0 p0+p2   44 v[2]
        movq [ebp + 168], mm2                           ;   268.0 p3+p4   44 v[2] spill
        movq mm2, mm5                                   ;   268.3 p1      39 v[2] copy
        psrlq mm2, 5                                    ;   269.3 p1      39 v[2]
        pxor mm7, mm2                                   ;   270.3 p0      39 v[2]
        psrlq mm7, 6                                    ;   271.3 p1      39 v[2]
        pxor mm4, mm7                                   ;   272.3 p0      39 v[2]
        psrlq mm4, 0x1c                                 ;   273.3 p1      39 v[2]
        pxor mm6, mm4                                   ;   274.3 p0      39 v[2]
        paddd mm6, mm0                                  ;   275.3 p0      55 v[2]
        pcmpgtd mm0, mm6                                ;   276.3 p1      55 v[2]
        paddd mm3, mm6                                  ;   276.3 p0      55 v[2]
        pcmpgtd mm6, mm3                                ;   277.3 p1      55 v[2]
        paddd mm0, mm6                                  ;   278.3 p0      55 v[2]
        psllq mm0, 0x20                                 ;   279.3 p1      55 v[2]
        psubd mm3, mm0                                  ;   280.3 p0      55 v[2]
        pxor mm3, [sha512_blocks.T2_bias]               ;   281.3 p1+p2   55 v[2]
        movq mm6, [ebp - 40]                            ;   270.0 p2      42 w[5]
        psllq mm6, 0x2a                                 ;   276.3 p1      42 w[5]
        movq mm7, [ebp - 40]                            ;   271.0 p2      68 w[3] reload
        pxor mm6, mm7                                   ;   277.3 p0      42 w[5]
        psllq mm6, 3                                    ;   278.3 p1      42 w[5]
        movq mm0, mm7                                   ;   277.0 p0      42 w[5] copy
        psrlq mm0, 0x2a                                 ;   278.3 p1      42 w[5]
        pxor mm0, mm7                                   ;   279.3 p0      42 w[5]
        psrlq mm0, 0xd                                  ;   280.3 p1      42 w[5]
        pxor mm0, mm7                                   ;   281.3 p0      42 w[5]
        psrlq mm0, 6                                    ;   282.3 p1      42 w[5]
        pxor mm6, mm0                                   ;   283.3 p0      42 w[5]
        movq mm0, [ebp - 16]                            ;   273.7 p2      41 w[5]
        psllq mm0, 7                                    ;   281.3 p1      41 w[5]
        movq mm2, [ebp - 16]                            ;   274.7 p2      41 w[5] reload
        pxor mm0, mm2                                   ;   282.3 p0      41 w[5]
        psllq mm0, 0x38                                 ;   283.3 p1      41 w[5]
        movq mm4, [ebp - 16]                            ;   275.7 p2      41 w[5] copy
        psrlq mm4, 1                                    ;   283.3 p1      41 w[5]
        pxor mm4, mm2                                   ;   284.3 p0      41 w[5]
        psrlq mm4, 6                                    ;   285.3 p1      41 w[5]
        pxor mm4, mm2                                   ;   286.3 p0      41 w[5]
        psrlq mm4, 1                                    ;   287.3 p1      41 w[5]
        pxor mm0, mm4                                   ;   288.3 p0      41 w[5]
        movq mm4, [ebp - 24]                            ;   277.7 p2      68 w[5]
        pxor mm4, [sha512_blocks.T2_bias]               ;   285.0 p0+p2   68 w[5]
        paddd mm6, mm4                                  ;   286.0 p0      68 w[5]
        pcmpgtd mm4, mm6                                ;   287.0 p1      68 w[5]
        movq mm7, mm6                                   ;   287.0 p0      68 w[5] copy
        paddd mm7, [ebp + 48]                           ;   288.0 p1+p2   68 w[5]
        pcmpgtd mm6, mm7                                ;   289.0 p0      68 w[5]
        paddd mm0, mm7                                  ;   289.3 p1      68 w[5]
        pcmpgtd mm7, mm0                                ;   290.3 p0      68 w[5]
        paddd mm4, mm6                                  ;   290.0 p1      68 w[5]
        paddd mm4, mm7                                  ;   291.3 p0      68 w[5]
        psllq mm4, 0x20                                 ;   292.3 p1      68 w[5]
        psubd mm0, mm4                                  ;   293.3 p0      68 w[5]
        pxor mm0, [sha512_blocks.T2_bias]               ;   294.3 p1+p2   68 w[5]
        movq mm6, mm1                                   ;   292.0 p0      40 t1 copy
        psllq mm6, 4                                    ;   293.0 p1      40 t1
        pxor mm6, mm1                                   ;   294.0 p0      40 t1
        psllq mm6, 0x17                                 ;   295.0 p1      40 t1
        pxor mm6, mm1                                   ;   296.0 p0      40 t1
        psllq mm6, 0x17                                 ;   297.0 p1      40 t1
        movq mm7, mm1                                   ;   295.0 p0      40 t1 copy
        psrlq mm7, 0x17                                 ;   296.0 p1      40 t1
        pxor mm7, mm1                                   ;   297.0 p0      40 t1
        psrlq mm7, 4                                    ;   298.0 p1      40 t1
        pxor mm7, mm1                                   ;   299.0 p0      40 t1
        psrlq mm7, 0xe                                  ;   300.0 p1      40 t1
        pxor mm6, mm7                                   ;   301.0 p0      40 t1
        movq mm7, [ebp + 200]                           ;   287.7 p2      43 t1
        movq mm4, [ebp + 192]                           ;   288.7 p2      54 v[0] reload
        pxor mm7, mm4                                   ;   298.3 p1      43 t1
        pand mm7, mm1                                   ;   299.3 p0      43 t1
        pxor mm7, mm4                                   ;   300.3 p1      43 t1
        movq mm4, [ebp + 184]                           ;   289.7 p2      53 t1
        pxor mm4, [sha512_blocks.T2_bias]               ;   300.0 p0+p2   53 t1
        paddd mm6, mm4                                  ;   302.0 p1      53 t1
        pcmpgtd mm4, mm6                                ;   303.0 p0      53 t1
        paddd mm7, mm6                                  ;   303.0 p1      53 t1
        pcmpgtd mm6, mm7                                ;   304.0 p0      53 t1
        paddd mm4, mm6                                  ;   305.0 p1      53 t1
        movq mm6, [esi + 48]                            ;   292.0 p2      53 t1
        paddd mm6, mm7                                  ;   304.0 p0      53 t1
        pcmpgtd mm7, mm6                                ;   305.0 p1      53 t1
        paddd mm4, mm7                                  ;   306.0 p0      53 t1
        movq mm7, mm6                                   ;   305.0 p1      53 t1 copy
        paddd mm7, mm2                                  ;   306.0 p0      53 t1
        pcmpgtd mm6, mm7                                ;   307.0 p1      53 t1
        paddd mm4, mm6                                  ;   308.0 p0      53 t1
        psllq mm4, 0x20                                 ;   309.0 p1      53 t1
        psubd mm7, mm4                                  ;   310.0 p0      53 t1
        pxor mm7, [sha512_blocks.T2_bias]               ;   311.0 p1+p2   53 t1
        movq mm6, [ebp + 136]                           ;   296.3 p2      54 v[5]
        pxor mm6, [sha512_blocks.T2_bias]               ;   308.0 p0+p2   54 v[5]
        movq mm4, mm6                                   ;   309.0 p1      54 v[5] copy
        paddd mm4, mm7                                  ;   312.0 p0      54 v[5]
        pcmpgtd mm6, mm4                                ;   313.0 p1      54 v[5]
        psllq mm6, 0x20                                 ;   314.0 p1      54 v[5]
        psubd mm4, mm6                                  ;   315.0 p0      54 v[5]
        pxor mm4, [sha512_blocks.T2_bias]               ;   316.0 p0+p2   54 v[5]
        movq mm6, mm3                                   ;   311.3 p1      39 v[1] copy
        psllq mm6, 6                                    ;   312.3 p1      39 v[1]
        pxor mm6, mm3                                   ;   313.3 p0      39 v[1]
        psllq mm6, 5                                    ;   314.3 p1      39 v[1]
        pxor mm6, mm3                                   ;   315.3 p0      39 v[1]
        psllq mm6, 0x19                                 ;   316.3 p1      39 v[1]
        movq mm2, mm3                                   ;   314.0 p0      39 v[1] copy
        psrlq mm2, 5                                    ;   315.3 p1      39 v[1]
        pxor mm2, mm3                                   ;   316.3 p0      39 v[1]
        psrlq mm2, 6                                    ;   317.3 p1      39 v[1]
        pxor mm2, mm3                                   ;   318.3 p0      39 v[1]
        psrlq mm2, 0x1c                                 ;   319.3 p1      39 v[1]
        pxor mm6, mm2                                   ;   320.3 p0      39 v[1]
        movq mm2, [ebp + 168]                           ;   305.0 p2      44 v[1]
        pxor mm7, [sha512_blocks.T2_bias]               ;   318.0 p0+p2   55 v[1]
        paddd mm6, mm7                                  ;   321.3 p1      55 v[1]
        pcmpgtd mm7, mm6                                ;   322.3 p0      55 v[1]
        movq [ebp - 24], mm0                            ;   306.7 p3+p4   68 w[5] spill
        movq mm0, mm5                                   ;   319.3 p1      44 v[1] copy
        pxor mm0, mm3                                   ;   320.3 p0      44 v[1]
        pand mm2, mm0                                   ;   321.3 p1      44 v[1]
        pxor mm2, mm5                                   ;   322.3 p0      44 v[1]
        paddd mm2, mm6                                  ;   323.3 p1      55 v[1]
        pcmpgtd mm6, mm2                                ;   324.3 p0      55 v[1]
        paddd mm7, mm6                                  ;   325.3 p1      55 v[1]
        psllq mm7, 0x20                                 ;   326.3 p1      55 v[1]
        psubd mm2, mm7                                  ;   327.3 p0      55 v[1]
        pxor mm2, [sha512_blocks.T2_bias]               ;   328.3 p0+p2   55 v[1]
        movq mm6, [ebp - 32]                            ;   313.3 p2      42 w[6]
        psllq mm6, 0x2a                                 ;   324.3 p1      42 w[6]
        movq mm7, [ebp - 32]                            ;   314.3 p2      42 w[6]
        pxor mm7, mm6                                   ;   325.3 p0      42 w[6]
        psllq mm7, 3                                    ;   326.3 p1      42 w[6]
        movq mm6, [ebp - 32]                            ;   315.3 p2      42 w[6]
        movq [ebp + 136], mm5                           ;   316.0 p3+p4   55 v[3] spill
        movq mm5, [ebp - 32]                            ;   317.0 p2      42 w[6]
        movq [ebp + 184], mm0                           ;   321.3 p3+p4   44 v[1] spill
        movq mm0, [ebp - 32]                            ;   318.0 p2      42 w[6]
        psrlq mm0, 0x2a                                 ;   326.3 p1      42 w[6]
        pxor mm6, mm0                                   ;   327.3 p0      42 w[6]
        psrlq mm6, 0xd                                  ;   328.3 p1      42 w[6]
        pxor mm5, mm6                                   ;   329.3 p0      42 w[6]
        psrlq mm5, 6                                    ;   330.3 p1      42 w[6]
        pxor mm7, mm5                                   ;   331.3 p0      42 w[6]
        movq mm6, [ebp - 8]                             ;   320.3 p2      41 w[6]
        psllq mm6, 7                                    ;   329.3 p1      41 w[6]
        movq mm0, [ebp - 8]                             ;   321.3 p2      41 w[6] reload
        pxor mm6, mm0                                   ;   330.3 p0      41 w[6]
        psllq mm6, 0x38                                 ;   331.3 p1      41 w[6]
        movq mm5, [ebp - 8]                             ;   322.3 p2      41 w[6] copy
        psrlq mm5, 1                                    ;   331.3 p1      41 w[6]
        pxor mm5, mm0                                   ;   332.3 p0      41 w[6]
        psrlq mm5, 6                                    ;   333.3 p1      41 w[6]
        pxor mm5, mm0                                   ;   334.3 p0      41 w[6]
        psrlq mm5, 1                                    ;   335.3 p1      41 w[6]
        pxor mm6, mm5                                   ;   336.3 p0      41 w[6]
        movq mm5, [ebp - 16]                            ;   324.7 p2      68 w[6]
        pxor mm5, [sha512_blocks.T2_bias]               ;   333.0 p0+p2   68 w[6]
        paddd mm7, mm5                                  ;   334.0 p0      68 w[6]
        pcmpgtd mm5, mm7                                ;   335.0 p1      68 w[6]
        movq mm0, mm7                                   ;   335.0 p0      68 w[6] copy
        paddd mm0, [ebp + 56]                           ;   336.0 p1+p2   68 w[6]
        pcmpgtd mm7, mm0                                ;   337.0 p0      68 w[6]
        paddd mm6, mm0                                  ;   337.3 p1      68 w[6]
        pcmpgtd mm0, mm6                                ;   338.3 p0      68 w[6]
        paddd mm5, mm7                                  ;   338.0 p1      68 w[6]
        paddd mm5, mm0                                  ;   339.3 p0      68 w[6]
        psllq mm5, 0x20                                 ;   340.3 p1      68 w[6]
        psubd mm6, mm5                                  ;   341.3 p0      68 w[6]
        pxor mm6, [sha512_blocks.T2_bias]               ;   342.3 p1+p2   68 w[6]
        movq mm7, mm4                                   ;   340.0 p0      40 t1 copy
        psllq mm7, 4                                    ;   341.0 p1      40 t1
        pxor mm7, mm4                                   ;   342.0 p0      40 t1
        psllq mm7, 0x17                                 ;   343.0 p1      40 t1
        pxor mm7, mm4                                   ;   344.0 p0      40 t1
        psllq mm7, 0x17                                 ;   345.0 p1      40 t1
        movq mm0, mm4                                   ;   343.0 p0      40 t1 copy
        psrlq mm0, 0x17                                 ;   344.0 p1      40 t1
        pxor mm0, mm4                                   ;   345.0 p0      40 t1
        psrlq mm0, 4                                    ;   346.0 p1      40 t1
        pxor mm0, mm4                                   ;   347.0 p0      40 t1
        psrlq mm0, 0xe                                  ;   348.0 p1      40 t1
        pxor mm7, mm0                                   ;   349.0 p0      40 t1
        movq mm0, [ebp + 200]                           ;   336.7 p2      43 t1
        pxor mm0, mm1                                   ;   346.3 p1      43 t1
        pand mm0, mm4                                   ;   347.3 p0      43 t1
        movq mm5, [ebp + 200]                           ;   337.7 p2      54 v[7] reload
        pxor mm0, mm5                                   ;   348.3 p1      43 t1
        movq mm5, [ebp + 192]                           ;   338.7 p2      53 t1
        pxor mm5, [sha512_blocks.T2_bias]               ;   348.0 p0+p2   53 t1
        paddd mm7, mm5                                  ;   350.0 p1      53 t1
        pcmpgtd mm5, mm7                                ;   351.0 p0      53 t1
        paddd mm0, mm7                                  ;   351.0 p1      53 t1
        pcmpgtd mm7, mm0                                ;   352.0 p0      53 t1
        paddd mm5, mm7                                  ;   353.0 p1      53 t1
        movq mm7, [esi + 56]                            ;   341.0 p2      53 t1
        paddd mm7, mm0                                  ;   352.0 p0      53 t1
        pcmpgtd mm0, mm7                                ;   353.0 p1      53 t1
        paddd mm5, mm0                                  ;   354.0 p0      53 t1
        movq mm0, mm7                                   ;   353.0 p1      53 t1 copy
        paddd mm0, [ebp - 8]                            ;   354.0 p0+p2   53 t1
        pcmpgtd mm7, mm0                                ;   355.0 p1      53 t1
        paddd mm5, mm7                                  ;   356.0 p0      53 t1
        psllq mm5, 0x20                                 ;   357.0 p1      53 t1
        psubd mm0, mm5                                  ;   358.0 p0      53 t1
        pxor mm0, [sha512_blocks.T2_bias]               ;   359.0 p1+p2   53 t1
        movq mm7, [ebp + 176]                           ;   345.7 p2      54 v[4]
        pxor mm7, [sha512_blocks.T2_bias]               ;   356.0 p0+p2   54 v[4]
        movq mm5, mm7                                   ;   357.0 p1      54 v[4] copy
        paddd mm5, mm0                                  ;   360.0 p0      54 v[4]
        pcmpgtd mm7, mm5                                ;   361.0 p1      54 v[4]
        psllq mm7, 0x20                                 ;   362.0 p1      54 v[4]
        psubd mm5, mm7                                  ;   363.0 p0      54 v[4]
        pxor mm5, [sha512_blocks.T2_bias]               ;   364.0 p0+p2   54 v[4]
        movq mm7, mm2                                   ;   359.3 p1      39 v[0] copy
        psllq mm7, 6                                    ;   360.3 p1      39 v[0]
        pxor mm7, mm2                                   ;   361.3 p0      39 v[0]
        psllq mm7, 5                                    ;   362.3 p1      39 v[0]
        pxor mm7, mm2                                   ;   363.3 p0      39 v[0]
        psllq mm7, 0x19                                 ;   364.3 p1      39 v[0]
        movq [ebp - 16], mm6                            ;   351.0 p3+p4   68 w[6] spill
        movq mm6, mm2                                   ;   362.0 p0      39 v[0] copy
        psrlq mm6, 5                                    ;   363.3 p1      39 v[0]
        pxor mm6, mm2                                   ;   364.3 p0      39 v[0]
        psrlq mm6, 6                                    ;   365.3 p1      39 v[0]
        pxor mm6, mm2                                   ;   366.3 p0      39 v[0]
        psrlq mm6, 0x1c                                 ;   367.3 p1      39 v[0]
        pxor mm7, mm6                                   ;   368.3 p0      39 v[0]
        movq mm6, [ebp + 184]                           ;   354.0 p2      44 v[0]
        pxor mm0, [sha512_blocks.T2_bias]               ;   366.0 p0+p2   55 v[0]
        paddd mm7, mm0                                  ;   369.3 p1      55 v[0]
        pcmpgtd mm0, mm7                                ;   370.3 p0      55 v[0]
        movq [ebp + 184], mm1                           ;   355.7 p3+p4   54 v[6] spill
        movq mm1, mm3                                   ;   367.3 p1      44 v[0] copy
        pxor mm1, mm2                                   ;   368.3 p0      44 v[0]
        pand mm6, mm1                                   ;   369.3 p1      44 v[0]
        pxor mm6, mm3                                   ;   370.3 p0      44 v[0]
        paddd mm6, mm7                                  ;   371.3 p1      55 v[0]
        pcmpgtd mm7, mm6                                ;   372.3 p0      55 v[0]
        paddd mm0, mm7                                  ;   373.3 p1      55 v[0]
        psllq mm0, 0x20                                 ;   374.3 p1      55 v[0]
        psubd mm6, mm0                                  ;   375.3 p0      55 v[0]
        pxor mm6, [sha512_blocks.T2_bias]               ;   376.3 p0+p2   55 v[0]
        movq mm7, [ebp - 24]                            ;   362.0 p2      42 w[7]
        psllq mm7, 0x2a                                 ;   372.3 p1      42 w[7]
        movq mm0, [ebp - 24]                            ;   363.0 p2      42 w[7]
        pxor mm0, mm7                                   ;   373.3 p0      42 w[7]
        psllq mm0, 3                                    ;   374.3 p1      42 w[7]
        movq mm7, [ebp - 24]                            ;   365.0 p2      42 w[7]
        movq [ebp + 192], mm3                           ;   365.3 p3+p4   55 v[2] spill
        movq mm3, [ebp - 24]                            ;   366.0 p2      42 w[7]
        movq [ebp + 208], mm1                           ;   369.3 p3+p4   44 v[0] spill
        movq mm1, [ebp - 24]                            ;   367.0 p2      42 w[7]
        psrlq mm1, 0x2a                                 ;   374.3 p1      42 w[7]
        pxor mm7, mm1                                   ;   375.3 p0      42 w[7]
        psrlq mm7, 0xd                                  ;   376.3 p1      42 w[7]
        pxor mm3, mm7                                   ;   377.3 p0      42 w[7]
        psrlq mm3, 6                                    ;   378.3 p1      42 w[7]
        pxor mm0, mm3                                   ;   379.3 p0      42 w[7]
        movq mm7, [ebp + 0]                             ;   369.3 p2      41 w[7]
        psllq mm7, 7                                    ;   377.3 p1      41 w[7]
        movq mm1, [ebp + 0]                             ;   370.3 p2      41 w[7] reload
        pxor mm7, mm1                                   ;   378.3 p0      41 w[7]
        psllq mm7, 0x38                                 ;   379.3 p1      41 w[7]
        movq mm3, [ebp + 0]                             ;   371.3 p2      41 w[7] copy
        psrlq mm3, 1                                    ;   379.3 p1      41 w[7]
        pxor mm3, mm1                                   ;   380.3 p0      41 w[7]
        psrlq mm3, 6                                    ;   381.3 p1      41 w[7]
        pxor mm3, mm1                                   ;   382.3 p0      41 w[7]
        psrlq mm3, 1                                    ;   383.3 p1      41 w[7]
        pxor mm7, mm3                                   ;   384.3 p0      41 w[7]
        movq mm3, [ebp + 152]                           ;   373.3 p2      68 w[7]
        movq mm1, [ebp - 8]                             ;   374.3 p2      68 w[7]
        pxor mm1, [sha512_blocks.T2_bias]               ;   381.0 p0+p2   68 w[7]
        paddd mm0, mm1                                  ;   382.0 p0      68 w[7]
        pcmpgtd mm1, mm0                                ;   383.0 p1      68 w[7]
        paddd mm3, mm0                                  ;   383.0 p0      68 w[7]
        pcmpgtd mm0, mm3                                ;   384.0 p1      68 w[7]
        paddd mm7, mm3                                  ;   385.3 p0      68 w[7]
        pcmpgtd mm3, mm7                                ;   386.3 p1      68 w[7]
        paddd mm1, mm0                                  ;   385.0 p0      68 w[7]
        paddd mm1, mm3                                  ;   387.3 p1      68 w[7]
        psllq mm1, 0x20                                 ;   388.3 p1      68 w[7]
        psubd mm7, mm1                                  ;   389.3 p0      68 w[7]
        pxor mm7, [sha512_blocks.T2_bias]               ;   390.3 p0+p2   68 w[7]
        movq mm0, mm5                                   ;   387.3 p1      40 t1 copy
        psllq mm0, 4                                    ;   388.3 p1      40 t1
        pxor mm0, mm5                                   ;   389.3 p0      40 t1
        psllq mm0, 0x17                                 ;   390.3 p1      40 t1
        pxor mm0, mm5                                   ;   391.3 p0      40 t1
        psllq mm0, 0x17                                 ;   392.3 p1      40 t1
        movq mm1, mm5                                   ;   390.0 p0      40 t1 copy
        psrlq mm1, 0x17                                 ;   391.3 p1      40 t1
        pxor mm1, mm5                                   ;   392.3 p0      40 t1
        psrlq mm1, 4                                    ;   393.3 p1      40 t1
        pxor mm1, mm5                                   ;   394.3 p0      40 t1
        psrlq mm1, 0xe                                  ;   395.3 p1      40 t1
        pxor mm0, mm1                                   ;   396.3 p0      40 t1
        movq mm1, [ebp + 184]                           ;   384.3 p2      43 t1
        pxor mm1, mm4                                   ;   394.0 p0      43 t1
        pand mm1, mm5                                   ;   395.0 p1      43 t1
        movq mm3, [ebp + 184]                           ;   385.3 p2      54 v[6] reload
        pxor mm1, mm3                                   ;   396.0 p0      43 t1
        movq mm3, [ebp + 200]                           ;   386.3 p2      53 t1
        pxor mm3, [sha512_blocks.T2_bias]               ;   395.3 p1+p2   53 t1
        paddd mm0, mm3                                  ;   397.3 p0      53 t1
        pcmpgtd mm3, mm0                                ;   398.3 p1      53 t1
        paddd mm1, mm0                                  ;   398.3 p0      53 t1
        pcmpgtd mm0, mm1                                ;   399.3 p1      53 t1
        paddd mm3, mm0                                  ;   400.3 p0      53 t1
        movq mm0, [esi + 64]                            ;   388.7 p2      53 t1
        paddd mm0, mm1                                  ;   399.3 p1      53 t1
        pcmpgtd mm1, mm0                                ;   400.3 p0      53 t1
        paddd mm3, mm1                                  ;   401.3 p1      53 t1
        movq mm1, mm0                                   ;   400.3 p0      53 t1 copy
        paddd mm1, [ebp + 0]                            ;   401.3 p1+p2   53 t1
        pcmpgtd mm0, mm1                                ;   402.3 p0      53 t1
        paddd mm3, mm0                                  ;   403.3 p1      53 t1
        psllq mm3, 0x20                                 ;   404.3 p1      53 t1
        psubd mm1, mm3                                  ;   405.3 p0      53 t1
        pxor mm1, [sha512_blocks.T2_bias]               ;   406.3 p0+p2   53 t1
        movq mm0, [ebp + 136]                           ;   393.3 p2      54 v[3]
        pxor mm0, [sha512_blocks.T2_bias]               ;   403.3 p1+p2   54 v[3]
        movq mm3, mm0                                   ;   404.3 p0      54 v[3] copy
        paddd mm3, mm1                                  ;   407.3 p1      54 v[3]
        pcmpgtd mm0, mm3                                ;   408.3 p0      54 v[3]
        psllq mm0, 0x20                                 ;   409.3 p1      54 v[3]
        psubd mm3, mm0                                  ;   410.3 p0      54 v[3]
        pxor mm3, [sha512_blocks.T2_bias]               ;   411.3 p1+p2   54 v[3]
        movq mm0, mm6                                   ;   407.0 p0      39 v[7] copy
        psllq mm0, 6                                    ;   408.0 p1      39 v[7]
        pxor mm0, mm6                                   ;   409.0 p0      39 v[7]
        psllq mm0, 5                                    ;   410.0 p1      39 v[7]
        pxor mm0, mm6                                   ;   411.0 p0      39 v[7]
        psllq mm0, 0x19                                 ;   412.0 p1      39 v[7]
        movq [ebp - 8], mm7                             ;   398.3 p3+p4   68 w[7] spill
        movq mm7, mm6                                   ;   410.0 p0      39 v[7] copy
        psrlq mm7, 5                                    ;   411.0 p1      39 v[7]
        pxor mm7, mm6                                   ;   412.0 p0      39 v[7]
        psrlq mm7, 6                                    ;   413.0 p1      39 v[7]
        pxor mm7, mm6                                   ;   414.0 p0      39 v[7]
        psrlq mm7, 0x1c                                 ;   415.0 p1      39 v[7]
        pxor mm0, mm7                                   ;   416.0 p0      39 v[7]
        movq mm7, [ebp + 208]                           ;   401.3 p2      44 v[7]
        pxor mm1, [sha512_blocks.T2_bias]               ;   413.3 p1+p2   55 v[7]
        paddd mm0, mm1                                  ;   417.0 p0      55 v[7]
        pcmpgtd mm1, mm0                                ;   418.0 p1      55 v[7]
        movq [ebp + 208], mm4                           ;   403.0 p3+p4   54 v[5] spill
        movq mm4, mm2                                   ;   415.0 p0      44 v[7] copy
        pxor mm4, mm6                                   ;   416.0 p1      44 v[7]
        pand mm7, mm4                                   ;   417.0 p0      44 v[7]
        pxor mm7, mm2                                   ;   418.0 p1      44 v[7]
        paddd mm7, mm0                                  ;   419.0 p0      55 v[7]
        pcmpgtd mm0, mm7                                ;   420.0 p1      55 v[7]
        paddd mm1, mm0                                  ;   421.0 p0      55 v[7]
        psllq mm1, 0x20                                 ;   422.0 p1      55 v[7]
        psubd mm7, mm1                                  ;   423.0 p0      55 v[7]
        pxor mm7, [sha512_blocks.T2_bias]               ;   424.0 p1+p2   55 v[7]
        movq mm0, [ebp - 16]                            ;   409.3 p2      42 w[8]
        psllq mm0, 0x2a                                 ;   420.3 p1      42 w[8]
        movq mm1, [ebp - 16]                            ;   410.3 p2      42 w[8]
        pxor mm1, mm0                                   ;   421.3 p0      42 w[8]
        psllq mm1, 3                                    ;   422.3 p1      42 w[8]
        movq mm0, [ebp - 16]                            ;   412.3 p2      42 w[8]
        movq [ebp + 200], mm2                           ;   412.7 p3+p4   55 v[1] spill
        movq mm2, [ebp - 16]                            ;   413.3 p2      42 w[8]
        movq [ebp + 216], mm4                           ;   417.0 p3+p4   44 v[7] spill
        movq mm4, [ebp - 16]                            ;   414.3 p2      42 w[8]
        psrlq mm4, 0x2a                                 ;   422.3 p1      42 w[8]
        pxor mm0, mm4                                   ;   423.3 p0      42 w[8]
        psrlq mm0, 0xd                                  ;   424.3 p1      42 w[8]
        pxor mm2, mm0                                   ;   425.3 p0      42 w[8]
        psrlq mm2, 6                                    ;   426.3 p1      42 w[8]
        pxor mm1, mm2                                   ;   427.3 p0      42 w[8]
        movq mm0, [ebp + 8]                             ;   416.7 p2      41 w[8]
        psllq mm0, 7                                    ;   425.3 p1      41 w[8]
        movq mm2, [ebp + 8]                             ;   417.7 p2      68 w[0] reload
        pxor mm0, mm2                                   ;   426.3 p0      41 w[8]
        psllq mm0, 0x38                                 ;   427.3 p1      41 w[8]
        movq mm4, [ebp + 8]                             ;   418.7 p2      41 w[8] copy
        psrlq mm4, 1                                    ;   427.3 p1      41 w[8]
        pxor mm4, mm2                                   ;   428.3 p0      41 w[8]
        psrlq mm4, 6                                    ;   429.3 p1      41 w[8]
        pxor mm4, mm2                                   ;   430.3 p0      41 w[8]
        psrlq mm4, 1                                    ;   431.3 p1      41 w[8]
        pxor mm0, mm4                                   ;   432.3 p0      41 w[8]
        movq mm4, [ebp - 56]                            ;   420.7 p2      68 w[8]
        movq mm2, [ebp + 0]                             ;   421.7 p2      68 w[8]
        pxor mm2, [sha512_blocks.T2_bias]               ;   428.0 p0+p2   68 w[8]
        paddd mm1, mm2                                  ;   429.0 p0      68 w[8]
        pcmpgtd mm2, mm1                                ;   430.0 p0      68 w[8]
        paddd mm4, mm1                                  ;   430.3 p1      68 w[8]
        pcmpgtd mm1, mm4                                ;   431.3 p0      68 w[8]
        paddd mm0, mm4                                  ;   433.3 p1      68 w[8]
        pcmpgtd mm4, mm0                                ;   434.3 p0      68 w[8]
        paddd mm2, mm1                                  ;   432.3 p1      68 w[8]
        paddd mm2, mm4                                  ;   435.3 p0      68 w[8]
        psllq mm2, 0x20                                 ;   436.3 p1      68 w[8]
        psubd mm0, mm2                                  ;   437.3 p0      68 w[8]
        pxor mm0, [sha512_blocks.T2_bias]               ;   438.3 p1+p2   68 w[8]
        movq mm1, mm3                                   ;   435.0 p0      40 t1 copy
        psllq mm1, 4                                    ;   436.0 p1      40 t1
        pxor mm1, mm3                                   ;   437.0 p0      40 t1
        psllq mm1, 0x17                                 ;   438.0 p1      40 t1
        pxor mm1, mm3                                   ;   439.0 p0      40 t1
        psllq mm1, 0x17                                 ;   440.0 p1      40 t1
        movq mm2, mm3                                   ;   438.0 p0      40 t1 copy
        psrlq mm2, 0x17                                 ;   439.0 p1      40 t1
        pxor mm2, mm3                                   ;   440.0 p0      40 t1
        psrlq mm2, 4                                    ;   441.0 p1      40 t1
        pxor mm2, mm3                                   ;   442.0 p0      40 t1
        psrlq mm2, 0xe                                  ;   443.0 p1      40 t1
        pxor mm1, mm2                                   ;   444.0 p0      40 t1
        movq mm2, [ebp + 208]                           ;   432.0 p2      43 t1
        pxor mm2, mm5                                   ;   441.3 p1      43 t1
        pand mm2, mm3                                   ;   442.3 p0      43 t1
        movq mm4, [ebp + 208]                           ;   433.0 p2      54 v[5] reload
        pxor mm2, mm4                                   ;   443.3 p1      43 t1
        movq mm4, [ebp + 184]                           ;   434.0 p2      53 t1
        pxor mm4, [sha512_blocks.T2_bias]               ;   443.0 p0+p2   53 t1
        paddd mm1, mm4                                  ;   445.0 p1      53 t1
        pcmpgtd mm4, mm1                                ;   446.0 p0      53 t1
        paddd mm2, mm1                                  ;   446.0 p1      53 t1
        pcmpgtd mm1, mm2                                ;   447.0 p0      53 t1
        paddd mm4, mm1                                  ;   448.0 p1      53 t1
        movq mm1, [esi + 72]                            ;   436.3 p2      53 t1
        paddd mm1, mm2                                  ;   447.0 p0      53 t1
        pcmpgtd mm2, mm1                                ;   448.0 p1      53 t1
        paddd mm4, mm2                                  ;   449.0 p0      53 t1
        movq mm2, mm1                                   ;   448.0 p1      53 t1 copy
        paddd mm2, [ebp + 8]                            ;   449.0 p0+p2   53 t1
        pcmpgtd mm1, mm2                                ;   450.0 p1      53 t1
        paddd mm4, mm1                                  ;   451.0 p0      53 t1
        psllq mm4, 0x20                                 ;   452.0 p1      53 t1
        psubd mm2, mm4                                  ;   453.0 p0      53 t1
        pxor mm2, [sha512_blocks.T2_bias]               ;   454.0 p1+p2   53 t1
        movq mm1, [ebp + 192]                           ;   441.0 p2      54 v[2]
        pxor mm1, [sha512_blocks.T2_bias]               ;   451.0 p0+p2   54 v[2]
        movq mm4, mm1                                   ;   452.0 p1      54 v[2] copy
        paddd mm4, mm2                                  ;   455.0 p0      54 v[2]
        pcmpgtd mm1, mm4                                ;   456.0 p1      54 v[2]
        psllq mm1, 0x20                                 ;   457.0 p1      54 v[2]
        psubd mm4, mm1                                  ;   458.0 p0      54 v[2]
        pxor mm4, [sha512_blocks.T2_bias]               ;   459.0 p0+p2   54 v[2]
        movq mm1, mm7                                   ;   454.3 p1      39 v[6] copy
        psllq mm1, 6                                    ;   455.3 p1      39 v[6]
        pxor mm1, mm7                                   ;   456.3 p0      39 v[6]
        psllq mm1, 5                                    ;   457.3 p1      39 v[6]
        pxor mm1, mm7                                   ;   458.3 p0      39 v[6]
        psllq mm1, 0x19                                 ;   459.3 p1      39 v[6]
        movq [ebp + 0], mm0                             ;   446.0 p3+p4   68 w[8] spill
        movq mm0, mm7                                   ;   457.0 p0      39 v[6] copy
        psrlq mm0, 5                                    ;   458.3 p1      39 v[6]
        pxor mm0, mm7                                   ;   459.3 p0      39 v[6]
        psrlq mm0, 6                                    ;   460.3 p1      39 v[6]
        pxor mm0, mm7                                   ;   461.3 p0      39 v[6]
        psrlq mm0, 0x1c                                 ;   462.3 p1      39 v[6]
        pxor mm1, mm0                                   ;   463.3 p0      39 v[6]
        movq mm0, [ebp + 216]                           ;   449.0 p2      44 v[6]
        pxor mm2, [sha512_blocks.T2_bias]               ;   461.0 p0+p2   55 v[6]
        paddd mm1, mm2                                  ;   464.3 p1      55 v[6]
        pcmpgtd mm2, mm1                                ;   465.3 p0      55 v[6]
        movq [ebp + 216], mm5                           ;   450.7 p3+p4   54 v[4] spill
        movq mm5, mm6                                   ;   462.3 p1      44 v[6] copy
        pxor mm5, mm7                                   ;   463.3 p0      44 v[6]
        pand mm0, mm5                                   ;   464.3 p1      44 v[6]
        pxor mm0, mm6                                   ;   465.3 p0      44 v[6]
        paddd mm0, mm1                                  ;   466.3 p1      55 v[6]
        pcmpgtd mm1, mm0                                ;   467.3 p0      55 v[6]
        paddd mm2, mm1                                  ;   468.3 p1      55 v[6]
        psllq mm2, 0x20                                 ;   469.3 p1      55 v[6]
        psubd mm0, mm2                                  ;   470.3 p0      55 v[6]
        pxor mm0, [sha512_blocks.T2_bias]               ;   471.3 p0+p2   55 v[6]
        movq mm1, [ebp - 8]                             ;   457.0 p2      42 w[9]
        psllq mm1, 0x2a                                 ;   467.3 p1      42 w[9]
        movq mm2, [ebp - 8]                             ;   458.0 p2      42 w[9]
        pxor mm2, mm1                                   ;   468.3 p0      42 w[9]
        psllq mm2, 3                                    ;   469.3 p1      42 w[9]
        movq mm1, [ebp - 8]                             ;   460.0 p2      42 w[9]
        movq [ebp + 184], mm6                           ;   460.3 p3+p4   55 v[0] spill
        movq mm6, [ebp - 8]                             ;   461.0 p2      42 w[9]
        movq [ebp + 224], mm5                           ;   464.3 p3+p4   44 v[6] spill
        movq mm5, [ebp - 8]                             ;   462.0 p2      42 w[9]
        psrlq mm5, 0x2a                                 ;   469.3 p1      42 w[9]
        pxor mm1, mm5                                   ;   470.3 p0      42 w[9]
        psrlq mm1, 0xd                                  ;   471.3 p1      42 w[9]
        pxor mm6, mm1                                   ;   472.3 p0      42 w[9]
        psrlq mm6, 6                                    ;   473.3 p1      42 w[9]
        pxor mm2, mm6                                   ;   474.3 p0      42 w[9]
        movq mm6, [ebp + 16]                            ;   464.3 p2      41 w[9]
        psllq mm6, 7                                    ;   472.3 p1      41 w[9]
        movq mm1, [ebp + 16]                            ;   465.3 p2      68 w[1] reload
        pxor mm6, mm1                                   ;   473.3 p0      41 w[9]
        psllq mm6, 0x38                                 ;   474.3 p1      41 w[9]
        movq mm5, [ebp + 16]                            ;   466.3 p2      41 w[9] copy
        psrlq mm5, 1                                    ;   474.3 p1      41 w[9]
        pxor mm5, mm1                                   ;   475.3 p0      41 w[9]
        psrlq mm5, 6                                    ;   476.3 p1      41 w[9]
        pxor mm5, mm1                                   ;   477.3 p0      41 w[9]
        psrlq mm5, 1                                    ;   478.3 p1      41 w[9]
        pxor mm6, mm5                                   ;   479.3 p0      41 w[9]
        movq mm5, [ebp - 48]                            ;   468.3 p2      68 w[9]
        movq mm1, [ebp + 8]                             ;   469.3 p2      68 w[9]
        pxor mm1, [sha512_blocks.T2_bias]               ;   476.0 p0+p2   68 w[9]
        paddd mm2, mm1                                  ;   477.0 p0      68 w[9]
        pcmpgtd mm1, mm2                                ;   478.0 p1      68 w[9]
        paddd mm5, mm2                                  ;   478.0 p0      68 w[9]
        pcmpgtd mm2, mm5                                ;   479.0 p1      68 w[9]
        paddd mm6, mm5                                  ;   480.3 p0      68 w[9]
        pcmpgtd mm5, mm6                                ;   481.3 p1      68 w[9]
        paddd mm1, mm2                                  ;   480.0 p0      68 w[9]
        paddd mm1, mm5                                  ;   482.3 p1      68 w[9]
        psllq mm1, 0x20                                 ;   483.3 p1      68 w[9]
        psubd mm6, mm1                                  ;   484.3 p0      68 w[9]
        pxor mm6, [sha512_blocks.T2_bias]               ;   485.3 p0+p2   68 w[9]
        movq mm1, mm4                                   ;   482.3 p1      40 t1 copy
        psllq mm1, 4                                    ;   483.3 p1      40 t1
        pxor mm1, mm4                                   ;   484.3 p0      40 t1
        psllq mm1, 0x17                                 ;   485.3 p1      40 t1
        pxor mm1, mm4                                   ;   486.3 p0      40 t1
        psllq mm1, 0x17                                 ;   487.3 p1      40 t1
        movq mm2, mm4                                   ;   485.0 p0      40 t1 copy
        psrlq mm2, 0x17                                 ;   486.3 p1      40 t1
        pxor mm2, mm4                                   ;   487.3 p0      40 t1
        psrlq mm2, 4                                    ;   488.3 p1      40 t1
        pxor mm2, mm4                                   ;   489.3 p0      40 t1
        psrlq mm2, 0xe                                  ;   490.3 p1      40 t1
        movq mm5, [ebp + 216]                           ;   479.0 p2      43 t1
        pxor mm5, mm3                                   ;   488.0 p0      43 t1
        pxor mm1, mm2                                   ;   491.3 p0      40 t1
        pand mm5, mm4                                   ;   489.3 p1      43 t1
        movq mm2, [ebp + 208]                           ;   480.3 p2      53 t1
        pxor mm2, [sha512_blocks.T2_bias]               ;   490.0 p0+p2   53 t1
        paddd mm1, mm2                                  ;   492.3 p1      53 t1
        pcmpgtd mm2, mm1                                ;   493.3 p0      53 t1
        pxor mm5, [ebp + 216]                           ;   491.3 p1+p2   43 t1
        paddd mm5, mm1                                  ;   493.3 p0      53 t1
        pcmpgtd mm1, mm5                                ;   494.3 p1      53 t1
        paddd mm2, mm1                                  ;   495.3 p0      53 t1
        movq mm1, [esi + 80]                            ;   483.7 p2      53 t1
        paddd mm1, mm5                                  ;   494.3 p1      53 t1
        pcmpgtd mm5, mm1                                ;   495.3 p0      53 t1
        paddd mm2, mm5                                  ;   496.3 p1      53 t1
        movq mm5, mm1                                   ;   495.3 p0      53 t1 copy
        paddd mm5, [ebp + 16]                           ;   496.3 p1+p2   53 t1
        pcmpgtd mm1, mm5                                ;   497.3 p0      53 t1
        paddd mm2, mm1                                  ;   498.3 p1      53 t1
        psllq mm2, 0x20                                 ;   499.3 p1      53 t1
        psubd mm5, mm2                                  ;   500.3 p0      53 t1
        pxor mm5, [sha512_blocks.T2_bias]               ;   501.3 p0+p2   53 t1
        movq mm1, [ebp + 200]                           ;   488.3 p2      54 v[1]
        pxor mm1, [sha512_blocks.T2_bias]               ;   498.3 p1+p2   54 v[1]
        movq mm2, mm1                                   ;   499.3 p0      54 v[1] copy
        paddd mm2, mm5                                  ;   502.3 p1      54 v[1]
        pcmpgtd mm1, mm2                                ;   503.3 p0      54 v[1]
        psllq mm1, 0x20                                 ;   504.3 p1      54 v[1]
        psubd mm2, mm1                                  ;   505.3 p0      54 v[1]
        pxor mm2, [sha512_blocks.T2_bias]               ;   506.3 p1+p2   54 v[1]
        movq mm1, mm0                                   ;   502.0 p0      39 v[5] copy
        psllq mm1, 6                                    ;   503.0 p1      39 v[5]
        pxor mm1, mm0                                   ;   504.0 p0      39 v[5]
        psllq mm1, 5                                    ;   505.0 p1      39 v[5]
        pxor mm1, mm0                                   ;   506.0 p0      39 v[5]
        psllq mm1, 0x19                                 ;   507.0 p1      39 v[5]
        movq [ebp + 8], mm6                             ;   493.3 p3+p4   68 w[9] spill
        movq mm6, mm0                                   ;   505.0 p0      39 v[5] copy
        psrlq mm6, 5                                    ;   506.0 p1      39 v[5]
        pxor mm6, mm0                                   ;   507.0 p0      39 v[5]
        psrlq mm6, 6                                    ;   508.0 p1      39 v[5]
        pxor mm6, mm0                                   ;   509.0 p0      39 v[5]
        psrlq mm6, 0x1c                                 ;   510.0 p1      39 v[5]
        pxor mm1, mm6                                   ;   511.0 p0      39 v[5]
        movq mm6, [ebp + 224]                           ;   496.3 p2      44 v[5]
        pxor mm5, [sha512_blocks.T2_bias]               ;   508.3 p1+p2   55 v[5]
        paddd mm1, mm5                                  ;   512.0 p0      55 v[5]
        pcmpgtd mm5, mm1                                ;   513.0 p1      55 v[5]
        movq [ebp + 224], mm3                           ;   498.0 p3+p4   54 v[3] spill
        movq mm3, mm7                                   ;   510.0 p0      44 v[5] copy
        pxor mm3, mm0                                   ;   511.0 p1      44 v[5]
        pand mm6, mm3                                   ;   512.0 p0      44 v[5]
        pxor mm6, mm7                                   ;   513.0 p1      44 v[5]
        paddd mm6, mm1                                  ;   514.0 p0      55 v[5]
        pcmpgtd mm1, mm6                                ;   515.0 p1      55 v[5]
        paddd mm5, mm1                                  ;   516.0 p0      55 v[5]
        psllq mm5, 0x20                                 ;   517.0 p1      55 v[5]
        psubd mm6, mm5                                  ;   518.0 p0      55 v[5]
        pxor mm6, [sha512_blocks.T2_bias]               ;   519.0 p1+p2   55 v[5]
        movq mm1, [ebp + 0]                             ;   504.3 p2      42 w[10]
        psllq mm1, 0x2a                                 ;   515.3 p1      42 w[10]
        movq mm5, [ebp + 0]                             ;   505.3 p2      42 w[10]
        pxor mm5, mm1                                   ;   516.3 p0      42 w[10]
        psllq mm5, 3                                    ;   517.3 p1      42 w[10]
        movq mm1, [ebp + 0]                             ;   507.3 p2      42 w[10]
        movq [ebp + 208], mm7                           ;   507.7 p3+p4   55 v[7] spill
        movq mm7, [ebp + 0]                             ;   508.3 p2      42 w[10]
        movq [ebp + 232], mm3                           ;   512.0 p3+p4   44 v[5] spill
        movq mm3, [ebp + 0]                             ;   509.3 p2      42 w[10]
        psrlq mm3, 0x2a                                 ;   517.3 p1      42 w[10]
        pxor mm1, mm3                                   ;   518.3 p0      42 w[10]
        psrlq mm1, 0xd                                  ;   519.3 p1      42 w[10]
        pxor mm7, mm1                                   ;   520.3 p0      42 w[10]
        psrlq mm7, 6                                    ;   521.3 p1      42 w[10]
        pxor mm5, mm7                                   ;   522.3 p0      42 w[10]
        movq mm7, [ebp + 24]                            ;   511.7 p2      41 w[10]
        psllq mm7, 7                                    ;   520.3 p1      41 w[10]
        movq mm1, [ebp + 24]                            ;   512.7 p2      68 w[2] reload
        pxor mm7, mm1                                   ;   521.3 p0      41 w[10]
        psllq mm7, 0x38                                 ;   522.3 p1      41 w[10]
        movq mm3, [ebp + 24]                            ;   513.7 p2      41 w[10] copy
        psrlq mm3, 1                                    ;   522.3 p1      41 w[10]
        pxor mm3, mm1                                   ;   523.3 p0      41 w[10]
        psrlq mm3, 6                                    ;   524.3 p1      41 w[10]
        pxor mm3, mm1                                   ;   525.3 p0      41 w[10]
        psrlq mm3, 1                                    ;   526.3 p1      41 w[10]
        pxor mm7, mm3                                   ;   527.3 p0      41 w[10]
        movq mm3, [ebp - 40]                            ;   515.7 p2      68 w[10]
        movq mm1, [ebp + 16]                            ;   516.7 p2      68 w[10]
        pxor mm1, [sha512_blocks.T2_bias]               ;   523.0 p0+p2   68 w[10]
        paddd mm5, mm1                                  ;   524.0 p0      68 w[10]
        pcmpgtd mm1, mm5                                ;   525.0 p0      68 w[10]
        paddd mm3, mm5                                  ;   525.3 p1      68 w[10]
        pcmpgtd mm5, mm3                                ;   526.3 p0      68 w[10]
        paddd mm7, mm3                                  ;   528.3 p1      68 w[10]
        pcmpgtd mm3, mm7                                ;   529.3 p0      68 w[10]
        paddd mm1, mm5                                  ;   527.3 p1      68 w[10]
        paddd mm1, mm3                                  ;   530.3 p0      68 w[10]
        psllq mm1, 0x20                                 ;   531.3 p1      68 w[10]
        psubd mm7, mm1                                  ;   532.3 p0      68 w[10]
        pxor mm7, [sha512_blocks.T2_bias]               ;   533.3 p1+p2   68 w[10]
        movq mm1, mm2                                   ;   530.0 p0      40 t1 copy
        psllq mm1, 4                                    ;   531.0 p1      40 t1
        pxor mm1, mm2                                   ;   532.0 p0      40 t1
        psllq mm1, 0x17                                 ;   533.0 p1      40 t1
        pxor mm1, mm2                                   ;   534.0 p0      40 t1
        psllq mm1, 0x17                                 ;   535.0 p1      40 t1
        movq mm3, mm2                                   ;   533.0 p0      40 t1 copy
        psrlq mm3, 0x17                                 ;   534.0 p1      40 t1
        pxor mm3, mm2                                   ;   535.0 p0      40 t1
        psrlq mm3, 4                                    ;   536.0 p1      40 t1
        pxor mm3, mm2                                   ;   537.0 p0      40 t1
        psrlq mm3, 0xe                                  ;   538.0 p1      40 t1
        pxor mm1, mm3                                   ;   539.0 p0      40 t1
        movq mm3, [ebp + 224]                           ;   527.0 p2      43 t1
        pxor mm3, mm4                                   ;   536.3 p1      43 t1
        pand mm3, mm2                                   ;   537.3 p0      43 t1
        movq mm5, [ebp + 224]                           ;   528.0 p2      54 v[3] reload
        pxor mm3, mm5                                   ;   538.3 p1      43 t1
        movq mm5, [ebp + 216]                           ;   529.0 p2      53 t1
        pxor mm5, [sha512_blocks.T2_bias]               ;   538.0 p0+p2   53 t1
        paddd mm1, mm5                                  ;   540.0 p1      53 t1
        pcmpgtd mm5, mm1                                ;   541.0 p0      53 t1
        paddd mm3, mm1                                  ;   541.0 p1      53 t1
        pcmpgtd mm1, mm3                                ;   542.0 p0      53 t1
        paddd mm5, mm1                                  ;   543.0 p1      53 t1
        movq mm1, [esi + 88]                            ;   531.3 p2      53 t1
        paddd mm1, mm3                                  ;   542.0 p0      53 t1
        pcmpgtd mm3, mm1                                ;   543.0 p1      53 t1
        paddd mm5, mm3                                  ;   544.0 p0      53 t1
        movq mm3, mm1                                   ;   543.0 p1      53 t1 copy
        paddd mm3, [ebp + 24]                           ;   544.0 p0+p2   53 t1
        pcmpgtd mm1, mm3                                ;   545.0 p1      53 t1
        paddd mm5, mm1                                  ;   546.0 p0      53 t1
        psllq mm5, 0x20                                 ;   547.0 p1      53 t1
        psubd mm3, mm5                                  ;   548.0 p0      53 t1
        pxor mm3, [sha512_blocks.T2_bias]               ;   549.0 p1+p2   53 t1
        movq mm1, [ebp + 184]                           ;   536.0 p2      54 v[0]
        pxor mm1, [sha512_blocks.T2_bias]               ;   546.0 p0+p2   54 v[0]
        movq mm5, mm1                                   ;   547.0 p1      54 v[0] copy
        paddd mm5, mm3                                  ;   550.0 p0      54 v[0]
        pcmpgtd mm1, mm5                                ;   551.0 p1      54 v[0]
        psllq mm1, 0x20                                 ;   552.0 p1      54 v[0]
        psubd mm5, mm1                                  ;   553.0 p0      54 v[0]
        pxor mm5, [sha512_blocks.T2_bias]               ;   554.0 p0+p2   54 v[0]
        movq mm1, mm6                                   ;   549.3 p1      39 v[4] copy
        psllq mm1, 6                                    ;   550.3 p1      39 v[4]
        pxor mm1, mm6                                   ;   551.3 p0      39 v[4]
        psllq mm1, 5                                    ;   552.3 p1      39 v[4]
        pxor mm1, mm6                                   ;   553.3 p0      39 v[4]
        psllq mm1, 0x19                                 ;   554.3 p1      39 v[4]
        movq [ebp + 16], mm7                            ;   541.0 p3+p4   68 w[10] spill
        movq mm7, mm6                                   ;   552.0 p0      39 v[4] copy
        psrlq mm7, 5                                    ;   553.3 p1      39 v[4]
        pxor mm7, mm6                                   ;   554.3 p0      39 v[4]
        psrlq mm7, 6                                    ;   555.3 p1      39 v[4]
        pxor mm7, mm6                                   ;   556.3 p0      39 v[4]
        psrlq mm7, 0x1c                                 ;   557.3 p1      39 v[4]
        pxor mm1, mm7                                   ;   558.3 p0      39 v[4]
        movq mm7, [ebp + 232]                           ;   544.0 p2      44 v[4]
        pxor mm3, [sha512_blocks.T2_bias]               ;   556.0 p0+p2   55 v[4]
        paddd mm1, mm3                                  ;   559.3 p1      55 v[4]
        pcmpgtd mm3, mm1                                ;   560.3 p0      55 v[4]
        movq [ebp + 232], mm4                           ;   545.7 p3+p4   54 v[2] spill
        movq mm4, mm0                                   ;   557.3 p1      44 v[4] copy
        pxor mm4, mm6                                   ;   558.3 p0      44 v[4]
        pand mm7, mm4                                   ;   559.3 p1      44 v[4]
        pxor mm7, mm0                                   ;   560.3 p0      44 v[4]
        paddd mm7, mm1                                  ;   561.3 p1      55 v[4]
        pcmpgtd mm1, mm7                                ;   562.3 p0      55 v[4]
        paddd mm3, mm1                                  ;   563.3 p1      55 v[4]
        psllq mm3, 0x20                                 ;   564.3 p1      55 v[4]
        psubd mm7, mm3                                  ;   565.3 p0      55 v[4]
        pxor mm7, [sha512_blocks.T2_bias]               ;   566.3 p0+p2   55 v[4]
        movq mm1, [ebp + 8]                             ;   552.0 p2      42 w[11]
        psllq mm1, 0x2a                                 ;   562.3 p1      42 w[11]
        movq mm3, [ebp + 8]                             ;   553.0 p2      42 w[11]
        pxor mm3, mm1                                   ;   563.3 p0      42 w[11]
        psllq mm3, 3                                    ;   564.3 p1      42 w[11]
        movq mm1, [ebp + 8]                             ;   555.0 p2      42 w[11]
        movq [ebp + 216], mm0                           ;   555.3 p3+p4   55 v[6] spill
        movq mm0, [ebp + 8]                             ;   556.0 p2      42 w[11]
        movq [ebp + 240], mm4                           ;   559.3 p3+p4   44 v[4] spill
        movq mm4, [ebp + 8]                             ;   557.0 p2      42 w[11]
        psrlq mm4, 0x2a                                 ;   564.3 p1      42 w[11]
        pxor mm1, mm4                                   ;   565.3 p0      42 w[11]
        psrlq mm1, 0xd                                  ;   566.3 p1      42 w[11]
        pxor mm0, mm1                                   ;   567.3 p0      42 w[11]
        psrlq mm0, 6                                    ;   568.3 p1      42 w[11]
        pxor mm3, mm0                                   ;   569.3 p0      42 w[11]
        movq mm0, [ebp + 32]                            ;   559.3 p2      41 w[11]
        psllq mm0, 7                                    ;   567.3 p1      41 w[11]
        movq mm1, [ebp + 32]                            ;   560.3 p2      68 w[3] reload
        pxor mm0, mm1                                   ;   568.3 p0      41 w[11]
        psllq mm0, 0x38                                 ;   569.3 p1      41 w[11]
        movq mm4, [ebp + 32]                            ;   561.3 p2      41 w[11] copy
        psrlq mm4, 1                                    ;   569.3 p1      41 w[11]
        pxor mm4, mm1                                   ;   570.3 p0      41 w[11]
        psrlq mm4, 6                                    ;   571.3 p1      41 w[11]
        pxor mm4, mm1                                   ;   572.3 p0      41 w[11]
        psrlq mm4, 1                                    ;   573.3 p1      41 w[11]
        pxor mm0, mm4                                   ;   574.3 p0      41 w[11]
        movq mm4, [ebp - 32]                            ;   563.3 p2      68 w[11]
        movq mm1, [ebp + 24]                            ;   564.3 p2      68 w[11]
        pxor mm1, [sha512_blocks.T2_bias]               ;   571.0 p0+p2   68 w[11]
        paddd mm3, mm1                                  ;   572.0 p0      68 w[11]
        pcmpgtd mm1, mm3                                ;   573.0 p1      68 w[11]
        paddd mm4, mm3                                  ;   573.0 p0      68 w[11]
        pcmpgtd mm3, mm4                                ;   574.0 p1      68 w[11]
        paddd mm0, mm4                                  ;   575.3 p0      68 w[11]
        pcmpgtd mm4, mm0                                ;   576.3 p1      68 w[11]
        paddd mm1, mm3                                  ;   575.0 p0      68 w[11]
        paddd mm1, mm4                                  ;   577.3 p1      68 w[11]
        psllq mm1, 0x20                                 ;   578.3 p1      68 w[11]
        psubd mm0, mm1                                  ;   579.3 p0      68 w[11]
        pxor mm0, [sha512_blocks.T2_bias]               ;   580.3 p0+p2   68 w[11]
        movq mm1, mm5                                   ;   577.3 p1      40 t1 copy
        psllq mm1, 4                                    ;   578.3 p1      40 t1
        pxor mm1, mm5                                   ;   579.3 p0      40 t1
        psllq mm1, 0x17                                 ;   580.3 p1      40 t1
        pxor mm1, mm5                                   ;   581.3 p0      40 t1
        psllq mm1, 0x17                                 ;   582.3 p1      40 t1
        movq mm3, mm5                                   ;   580.0 p0      40 t1 copy
        psrlq mm3, 0x17                                 ;   581.3 p1      40 t1
        pxor mm3, mm5                                   ;   582.3 p0      40 t1
        psrlq mm3, 4                                    ;   583.3 p1      40 t1
        pxor mm3, mm5                                   ;   584.3 p0      40 t1
        psrlq mm3, 0xe                                  ;   585.3 p1      40 t1
        pxor mm1, mm3                                   ;   586.3 p0      40 t1
        movq mm3, [ebp + 232]                           ;   574.3 p2      43 t1
        pxor mm3, mm2                                   ;   584.0 p0      43 t1
        pand mm3, mm5                                   ;   585.0 p1      43 t1
        movq mm4, [ebp + 232]                           ;   575.3 p2      54 v[2] reload
        pxor mm3, mm4                                   ;   586.0 p0      43 t1
        movq mm4, [ebp + 224]                           ;   576.3 p2      53 t1
        pxor mm4, [sha512_blocks.T2_bias]               ;   585.3 p1+p2   53 t1
        paddd mm1, mm4                                  ;   587.3 p0      53 t1
        pcmpgtd mm4, mm1                                ;   588.3 p1      53 t1
        paddd mm3, mm1                                  ;   588.3 p0      53 t1
        pcmpgtd mm1, mm3                                ;   589.3 p1      53 t1
        paddd mm4, mm1                                  ;   590.3 p0      53 t1
        movq mm1, [esi + 96]                            ;   578.7 p2      53 t1
        paddd mm1, mm3                                  ;   589.3 p1      53 t1
        pcmpgtd mm3, mm1                                ;   590.3 p0      53 t1
        paddd mm4, mm3                                  ;   591.3 p1      53 t1
        movq mm3, mm1                                   ;   590.3 p0      53 t1 copy
        paddd mm3, [ebp + 32]                           ;   591.3 p1+p2   53 t1
        pcmpgtd mm1, mm3                                ;   592.3 p0      53 t1
        paddd mm4, mm1                                  ;   593.3 p1      53 t1
        psllq mm4, 0x20                                 ;   594.3 p1      53 t1
        psubd mm3, mm4                                  ;   595.3 p0      53 t1
        pxor mm3, [sha512_blocks.T2_bias]               ;   596.3 p0+p2   53 t1
        movq mm1, [ebp + 208]                           ;   583.3 p2      54 v[7]
        pxor mm1, [sha512_blocks.T2_bias]               ;   593.3 p1+p2   54 v[7]
        movq mm4, mm1                                   ;   594.3 p0      54 v[7] copy
        paddd mm4, mm3                                  ;   597.3 p1      54 v[7]
        pcmpgtd mm1, mm4                                ;   598.3 p0      54 v[7]
        psllq mm1, 0x20                                 ;   599.3 p1      54 v[7]
        psubd mm4, mm1                                  ;   600.3 p0      54 v[7]
        pxor mm4, [sha512_blocks.T2_bias]               ;   601.3 p1+p2   54 v[7]
        movq mm1, mm7                                   ;   597.0 p0      39 v[3] copy
        psllq mm1, 6                                    ;   598.0 p1      39 v[3]
        pxor mm1, mm7                                   ;   599.0 p0      39 v[3]
        psllq mm1, 5                                    ;   600.0 p1      39 v[3]
        pxor mm1, mm7                                   ;   601.0 p0      39 v[3]
        psllq mm1, 0x19                                 ;   602.0 p1      39 v[3]
        movq [ebp + 24], mm0                            ;   588.3 p3+p4   68 w[11] spill
        movq mm0, mm7                                   ;   600.0 p0      39 v[3] copy
        psrlq mm0, 5                                    ;   601.0 p1      39 v[3]
        pxor mm0, mm7                                   ;   602.0 p0      39 v[3]
        psrlq mm0, 6                                    ;   603.0 p1      39 v[3]
        pxor mm0, mm7                                   ;   604.0 p0      39 v[3]
        psrlq mm0, 0x1c                                 ;   605.0 p1      39 v[3]
        pxor mm1, mm0                                   ;   606.0 p0      39 v[3]
        movq mm0, [ebp + 240]                           ;   591.3 p2      44 v[3]
        pxor mm3, [sha512_blocks.T2_bias]               ;   603.3 p1+p2   55 v[3]
        paddd mm1, mm3                                  ;   607.0 p0      55 v[3]
        pcmpgtd mm3, mm1                                ;   608.0 p1      55 v[3]
        movq [ebp + 240], mm2                           ;   593.0 p3+p4   54 v[1] spill
        movq mm2, mm6                                   ;   605.0 p0      44 v[3] copy
        pxor mm2, mm7                                   ;   606.0 p1      44 v[3]
        pand mm0, mm2                                   ;   607.0 p0      44 v[3]
        pxor mm0, mm6                                   ;   608.0 p1      44 v[3]
        paddd mm0, mm1                                  ;   609.0 p0      55 v[3]
        pcmpgtd mm1, mm0                                ;   610.0 p1      55 v[3]
        paddd mm3, mm1                                  ;   611.0 p0      55 v[3]
        psllq mm3, 0x20                                 ;   612.0 p1      55 v[3]
        psubd mm0, mm3                                  ;   613.0 p0      55 v[3]
        pxor mm0, [sha512_blocks.T2_bias]               ;   614.0 p1+p2   55 v[3]
        movq mm1, [ebp + 16]                            ;   599.3 p2      42 w[12]
        psllq mm1, 0x2a                                 ;   610.3 p1      42 w[12]
        movq mm3, [ebp + 16]                            ;   600.3 p2      42 w[12]
        pxor mm3, mm1                                   ;   611.3 p0      42 w[12]
        psllq mm3, 3                                    ;   612.3 p1      42 w[12]
        movq mm1, [ebp + 16]                            ;   602.3 p2      42 w[12]
        movq [ebp + 224], mm6                           ;   602.7 p3+p4   55 v[5] spill
        movq mm6, [ebp + 16]                            ;   603.3 p2      42 w[12]
        movq [ebp + 248], mm2                           ;   607.0 p3+p4   44 v[3] spill
        movq mm2, [ebp + 16]                            ;   604.3 p2      42 w[12]
        psrlq mm2, 0x2a                                 ;   612.3 p1      42 w[12]
        pxor mm1, mm2                                   ;   613.3 p0      42 w[12]
        psrlq mm1, 0xd                                  ;   614.3 p1      42 w[12]
        pxor mm6, mm1                                   ;   615.3 p0      42 w[12]
        psrlq mm6, 6                                    ;   616.3 p1      42 w[12]
        pxor mm3, mm6                                   ;   617.3 p0      42 w[12]
        movq mm6, [ebp + 40]                            ;   606.7 p2      41 w[12]
        psllq mm6, 7                                    ;   615.3 p1      41 w[12]
        movq mm1, [ebp + 40]                            ;   607.7 p2      68 w[4] reload
        pxor mm6, mm1                                   ;   616.3 p0      41 w[12]
        psllq mm6, 0x38                                 ;   617.3 p1      41 w[12]
        movq mm2, [ebp + 40]                            ;   608.7 p2      41 w[12] copy
        psrlq mm2, 1                                    ;   617.3 p1      41 w[12]
        pxor mm2, mm1                                   ;   618.3 p0      41 w[12]
        psrlq mm2, 6                                    ;   619.3 p1      41 w[12]
        pxor mm2, mm1                                   ;   620.3 p0      41 w[12]
        psrlq mm2, 1                                    ;   621.3 p1      41 w[12]
        pxor mm6, mm2                                   ;   622.3 p0      41 w[12]
        movq mm2, [ebp - 24]                            ;   610.7 p2      68 w[12]
        movq mm1, [ebp + 32]                            ;   611.7 p2      68 w[12]
        pxor mm1, [sha512_blocks.T2_bias]               ;   618.0 p0+p2   68 w[12]
        paddd mm3, mm1                                  ;   619.0 p0      68 w[12]
        pcmpgtd mm1, mm3                                ;   620.0 p0      68 w[12]
        paddd mm2, mm3                                  ;   620.3 p1      68 w[12]
        pcmpgtd mm3, mm2                                ;   621.3 p0      68 w[12]
        paddd mm6, mm2                                  ;   623.3 p1      68 w[12]
        pcmpgtd mm2, mm6                                ;   624.3 p0      68 w[12]
        paddd mm1, mm3                                  ;   622.3 p1      68 w[12]
        paddd mm1, mm2                                  ;   625.3 p0      68 w[12]
        psllq mm1, 0x20                                 ;   626.3 p1      68 w[12]
        psubd mm6, mm1                                  ;   627.3 p0      68 w[12]
        pxor mm6, [sha512_blocks.T2_bias]               ;   628.3 p1+p2   68 w[12]
        movq mm1, mm4                                   ;   625.0 p0      40 t1 copy
        psllq mm1, 4                                    ;   626.0 p1      40 t1
        pxor mm1, mm4                                   ;   627.0 p0      40 t1
        psllq mm1, 0x17                                 ;   628.0 p1      40 t1
        pxor mm1, mm4                                   ;   629.0 p0      40 t1
        psllq mm1, 0x17                                 ;   630.0 p1      40 t1
        movq mm2, mm4                                   ;   628.0 p0      40 t1 copy
        psrlq mm2, 0x17                                 ;   629.0 p1      40 t1
        pxor mm2, mm4                                   ;   630.0 p0      40 t1
        psrlq mm2, 4                                    ;   631.0 p1      40 t1
        pxor mm2, mm4                                   ;   632.0 p0      40 t1
        psrlq mm2, 0xe                                  ;   633.0 p1      40 t1
        pxor mm1, mm2                                   ;   634.0 p0      40 t1
        movq mm2, [ebp + 240]                           ;   622.0 p2      43 t1
        pxor mm2, mm5                                   ;   631.3 p1      43 t1
        pand mm2, mm4                                   ;   632.3 p0      43 t1
        movq mm3, [ebp + 240]                           ;   623.0 p2      54 v[1] reload
        pxor mm2, mm3                                   ;   633.3 p1      43 t1
        movq mm3, [ebp + 232]                           ;   624.0 p2      53 t1
        pxor mm3, [sha512_blocks.T2_bias]               ;   633.0 p0+p2   53 t1
        paddd mm1, mm3                                  ;   635.0 p1      53 t1
        pcmpgtd mm3, mm1                                ;   636.0 p0      53 t1
        paddd mm2, mm1                                  ;   636.0 p1      53 t1
        pcmpgtd mm1, mm2                                ;   637.0 p0      53 t1
        paddd mm3, mm1                                  ;   638.0 p1      53 t1
        movq mm1, [esi + 104]                           ;   626.3 p2      53 t1
        paddd mm1, mm2                                  ;   637.0 p0      53 t1
        pcmpgtd mm2, mm1                                ;   638.0 p1      53 t1
        paddd mm3, mm2                                  ;   639.0 p0      53 t1
        movq mm2, mm1                                   ;   638.0 p1      53 t1 copy
        paddd mm2, [ebp + 40]                           ;   639.0 p0+p2   53 t1
        pcmpgtd mm1, mm2                                ;   640.0 p1      53 t1
        paddd mm3, mm1                                  ;   641.0 p0      53 t1
        psllq mm3, 0x20                                 ;   642.0 p1      53 t1
        psubd mm2, mm3                                  ;   643.0 p0      53 t1
        pxor mm2, [sha512_blocks.T2_bias]               ;   644.0 p1+p2   53 t1
        movq mm1, [ebp + 216]                           ;   631.0 p2      54 v[6]
        pxor mm1, [sha512_blocks.T2_bias]               ;   641.0 p0+p2   54 v[6]
        movq mm3, mm1                                   ;   642.0 p1      54 v[6] copy
        paddd mm3, mm2                                  ;   645.0 p0      54 v[6]
        pcmpgtd mm1, mm3                                ;   646.0 p1      54 v[6]
        psllq mm1, 0x20                                 ;   647.0 p1      54 v[6]
        psubd mm3, mm1                                  ;   648.0 p0      54 v[6]
        pxor mm3, [sha512_blocks.T2_bias]               ;   649.0 p0+p2   54 v[6]
        movq mm1, mm0                                   ;   644.3 p1      39 v[2] copy
        psllq mm1, 6                                    ;   645.3 p1      39 v[2]
        pxor mm1, mm0                                   ;   646.3 p0      39 v[2]
        psllq mm1, 5                                    ;   647.3 p1      39 v[2]
        pxor mm1, mm0                                   ;   648.3 p0      39 v[2]
        psllq mm1, 0x19                                 ;   649.3 p1      39 v[2]
        movq [ebp + 32], mm6                            ;   636.0 p3+p4   68 w[12] spill
        movq mm6, mm0                                   ;   647.0 p0      39 v[2] copy
        psrlq mm6, 5                                    ;   648.3 p1      39 v[2]
        pxor mm6, mm0                                   ;   649.3 p0      39 v[2]
        psrlq mm6, 6                                    ;   650.3 p1      39 v[2]
        pxor mm6, mm0                                   ;   651.3 p0      39 v[2]
        psrlq mm6, 0x1c                                 ;   652.3 p1      39 v[2]
        pxor mm1, mm6                                   ;   653.3 p0      39 v[2]
        movq mm6, [ebp + 248]                           ;   639.0 p2      44 v[2]
        pxor mm2, [sha512_blocks.T2_bias]               ;   651.0 p0+p2   55 v[2]
        paddd mm1, mm2                                  ;   654.3 p1      55 v[2]
        pcmpgtd mm2, mm1                                ;   655.3 p0      55 v[2]
        movq [ebp + 248], mm5                           ;   640.7 p3+p4   54 v[0] spill
        movq mm5, mm7                                   ;   652.3 p1      44 v[2] copy
        pxor mm5, mm0                                   ;   653.3 p0      44 v[2]
        pand mm6, mm5                                   ;   654.3 p1      44 v[2]
        pxor mm6, mm7                                   ;   655.3 p0      44 v[2]
        paddd mm6, mm1                                  ;   656.3 p1      55 v[2]
        pcmpgtd mm1, mm6                                ;   657.3 p0      55 v[2]
        paddd mm2, mm1                                  ;   658.3 p1      55 v[2]
        psllq mm2, 0x20                                 ;   659.3 p1      55 v[2]
        psubd mm6, mm2                                  ;   660.3 p0      55 v[2]
        pxor mm6, [sha512_blocks.T2_bias]               ;   661.3 p0+p2   55 v[2]
        movq mm1, [ebp + 24]                            ;   647.0 p2      42 w[13]
        psllq mm1, 0x2a                                 ;   657.3 p1      42 w[13]
        movq mm2, [ebp + 24]                            ;   648.0 p2      42 w[13]
        pxor mm2, mm1                                   ;   658.3 p0      42 w[13]
        psllq mm2, 3                                    ;   659.3 p1      42 w[13]
        movq mm1, [ebp + 24]                            ;   650.0 p2      42 w[13]
        movq [ebp + 232], mm7                           ;   650.3 p3+p4   55 v[4] spill
        movq mm7, [ebp + 24]                            ;   651.0 p2      42 w[13]
        movq [ebp + 256], mm5                           ;   654.3 p3+p4   44 v[2] spill
        movq mm5, [ebp + 24]                            ;   652.0 p2      42 w[13]
        psrlq mm5, 0x2a                                 ;   659.3 p1      42 w[13]
        pxor mm1, mm5                                   ;   660.3 p0      42 w[13]
        psrlq mm1, 0xd                                  ;   661.3 p1      42 w[13]
        pxor mm7, mm1                                   ;   662.3 p0      42 w[13]
        psrlq mm7, 6                                    ;   663.3 p1      42 w[13]
        pxor mm2, mm7                                   ;   664.3 p0      42 w[13]
        movq mm7, [ebp + 48]                            ;   654.3 p2      41 w[13]
        psllq mm7, 7                                    ;   662.3 p1      41 w[13]
        movq mm1, [ebp + 48]                            ;   655.3 p2      42 w[0] reload
        pxor mm7, mm1                                   ;   663.3 p0      41 w[13]
        psllq mm7, 0x38                                 ;   664.3 p1      41 w[13]
        movq mm5, [ebp + 48]                            ;   656.3 p2      41 w[13] copy
        psrlq mm5, 1                                    ;   664.3 p1      41 w[13]
        pxor mm5, mm1                                   ;   665.3 p0      41 w[13]
        psrlq mm5, 6                                    ;   666.3 p1      41 w[13]
        pxor mm5, mm1                                   ;   667.3 p0      41 w[13]
        psrlq mm5, 1                                    ;   668.3 p1      41 w[13]
        pxor mm7, mm5                                   ;   669.3 p0      41 w[13]
        movq mm5, [ebp - 16]                            ;   658.3 p2      68 w[13]
        movq mm1, [ebp + 40]                            ;   659.3 p2      68 w[13]
        pxor mm1, [sha512_blocks.T2_bias]               ;   666.0 p0+p2   68 w[13]
        paddd mm2, mm1                                  ;   667.0 p0      68 w[13]
        pcmpgtd mm1, mm2                                ;   668.0 p1      68 w[13]
        paddd mm5, mm2                                  ;   668.0 p0      68 w[13]
        pcmpgtd mm2, mm5                                ;   669.0 p1      68 w[13]
        paddd mm7, mm5                                  ;   670.3 p0      68 w[13]
        pcmpgtd mm5, mm7                                ;   671.3 p1      68 w[13]
        paddd mm1, mm2                                  ;   670.0 p0      68 w[13]
        paddd mm1, mm5                                  ;   672.3 p1      68 w[13]
        psllq mm1, 0x20                                 ;   673.3 p1      68 w[13]
        psubd mm7, mm1                                  ;   674.3 p0      68 w[13]
        pxor mm7, [sha512_blocks.T2_bias]               ;   675.3 p0+p2   68 w[13]
        movq mm1, mm3                                   ;   672.3 p1      40 t1 copy
        psllq mm1, 4                                    ;   673.3 p1      40 t1
        pxor mm1, mm3                                   ;   674.3 p0      40 t1
        psllq mm1, 0x17                                 ;   675.3 p1      40 t1
        pxor mm1, mm3                                   ;   676.3 p0      40 t1
        psllq mm1, 0x17                                 ;   677.3 p1      40 t1
        movq mm2, mm3                                   ;   675.0 p0      40 t1 copy
        psrlq mm2, 0x17                                 ;   676.3 p1      40 t1
        pxor mm2, mm3                                   ;   677.3 p0      40 t1
        psrlq mm2, 4                                    ;   678.3 p1      40 t1
        pxor mm2, mm3                                   ;   679.3 p0      40 t1
        psrlq mm2, 0xe                                  ;   680.3 p1      40 t1
        pxor mm1, mm2                                   ;   681.3 p0      40 t1
        movq mm2, [ebp + 248]                           ;   669.3 p2      43 t1
        pxor mm2, mm4                                   ;   679.0 p0      43 t1
        pand mm2, mm3                                   ;   680.0 p1      43 t1
        movq mm5, [ebp + 248]                           ;   670.3 p2      54 v[0] reload
        pxor mm2, mm5                                   ;   681.0 p0      43 t1
        movq mm5, [ebp + 240]                           ;   671.3 p2      53 t1
        pxor mm5, [sha512_blocks.T2_bias]               ;   680.3 p1+p2   53 t1
        paddd mm1, mm5                                  ;   682.3 p0      53 t1
        pcmpgtd mm5, mm1                                ;   683.3 p1      53 t1
        paddd mm2, mm1                                  ;   683.3 p0      53 t1
        pcmpgtd mm1, mm2                                ;   684.3 p1      53 t1
        paddd mm5, mm1                                  ;   685.3 p0      53 t1
        movq mm1, [esi + 112]                           ;   673.7 p2      53 t1
        paddd mm1, mm2                                  ;   684.3 p1      53 t1
        pcmpgtd mm2, mm1                                ;   685.3 p0      53 t1
        paddd mm5, mm2                                  ;   686.3 p1      53 t1
        movq mm2, mm1                                   ;   685.3 p0      53 t1 copy
        paddd mm2, [ebp + 48]                           ;   686.3 p1+p2   53 t1
        pcmpgtd mm1, mm2                                ;   687.3 p0      53 t1
        paddd mm5, mm1                                  ;   688.3 p1      53 t1
        psllq mm5, 0x20                                 ;   689.3 p1      53 t1
        psubd mm2, mm5                                  ;   690.3 p0      53 t1
        pxor mm2, [sha512_blocks.T2_bias]               ;   691.3 p0+p2   53 t1
        movq mm1, [ebp + 224]                           ;   678.3 p2      54 v[5]
        pxor mm1, [sha512_blocks.T2_bias]               ;   688.3 p1+p2   54 v[5]
        movq mm5, mm1                                   ;   689.3 p0      54 v[5] copy
        paddd mm5, mm2                                  ;   692.3 p1      54 v[5]
        pcmpgtd mm1, mm5                                ;   693.3 p0      54 v[5]
        psllq mm1, 0x20                                 ;   694.3 p1      54 v[5]
        psubd mm5, mm1                                  ;   695.3 p0      54 v[5]
        pxor mm5, [sha512_blocks.T2_bias]               ;   696.3 p1+p2   54 v[5]
        movq mm1, mm6                                   ;   692.0 p0      39 v[1] copy
        psllq mm1, 6                                    ;   693.0 p1      39 v[1]
        pxor mm1, mm6                                   ;   694.0 p0      39 v[1]
        psllq mm1, 5                                    ;   695.0 p1      39 v[1]
        pxor mm1, mm6                                   ;   696.0 p0      39 v[1]
        psllq mm1, 0x19                                 ;   697.0 p1      39 v[1]
        movq [ebp + 40], mm7                            ;   683.3 p3+p4   68 w[13] spill
        movq mm7, mm6                                   ;   695.0 p0      39 v[1] copy
        psrlq mm7, 5                                    ;   696.0 p1      39 v[1]
        pxor mm7, mm6                                   ;   697.0 p0      39 v[1]
        psrlq mm7, 6                                    ;   698.0 p1      39 v[1]
        pxor mm7, mm6                                   ;   699.0 p0      39 v[1]
        psrlq mm7, 0x1c                                 ;   700.0 p1      39 v[1]
        pxor mm1, mm7                                   ;   701.0 p0      39 v[1]
        movq mm7, [ebp + 256]                           ;   686.3 p2      44 v[1]
        pxor mm2, [sha512_blocks.T2_bias]               ;   698.3 p1+p2   55 v[1]
        paddd mm1, mm2                                  ;   702.0 p0      55 v[1]
        pcmpgtd mm2, mm1                                ;   703.0 p1      55 v[1]
        movq [ebp + 256], mm4                           ;   688.0 p3+p4   54 v[7] spill
        movq mm4, mm0                                   ;   700.0 p0      44 v[1] copy
        pxor mm4, mm6                                   ;   701.0 p1      44 v[1]
        pand mm7, mm4                                   ;   702.0 p0      44 v[1]
        pxor mm7, mm0                                   ;   703.0 p1      44 v[1]
        paddd mm7, mm1                                  ;   704.0 p0      55 v[1]
        pcmpgtd mm1, mm7                                ;   705.0 p1      55 v[1]
        paddd mm2, mm1                                  ;   706.0 p0      55 v[1]
        psllq mm2, 0x20                                 ;   707.0 p1      55 v[1]
        psubd mm7, mm2                                  ;   708.0 p0      55 v[1]
        pxor mm7, [sha512_blocks.T2_bias]               ;   709.0 p1+p2   55 v[1]
        movq mm1, [ebp + 32]                            ;   694.3 p2      42 w[14]
        psllq mm1, 0x2a                                 ;   705.3 p1      42 w[14]
        movq mm2, [ebp + 32]                            ;   695.3 p2      42 w[14]
        pxor mm2, mm1                                   ;   706.3 p0      42 w[14]
        psllq mm2, 3                                    ;   707.3 p1      42 w[14]
        movq mm1, [ebp + 32]                            ;   697.3 p2      42 w[14]
        movq [ebp + 240], mm0                           ;   697.7 p3+p4   55 v[3] spill
        movq mm0, [ebp + 32]                            ;   698.3 p2      42 w[14]
        movq [ebp + 264], mm4                           ;   702.0 p3+p4   44 v[1] spill
        movq mm4, [ebp + 32]                            ;   699.3 p2      42 w[14]
        psrlq mm4, 0x2a                                 ;   707.3 p1      42 w[14]
        pxor mm1, mm4                                   ;   708.3 p0      42 w[14]
        psrlq mm1, 0xd                                  ;   709.3 p1      42 w[14]
        pxor mm0, mm1                                   ;   710.3 p0      42 w[14]
        psrlq mm0, 6                                    ;   711.3 p1      42 w[14]
        pxor mm2, mm0                                   ;   712.3 p0      42 w[14]
        movq mm0, [ebp + 56]                            ;   701.7 p2      41 w[14]
        psllq mm0, 7                                    ;   710.3 p1      41 w[14]
        movq mm1, [ebp + 56]                            ;   702.7 p2      42 w[1] reload
        pxor mm0, mm1                                   ;   711.3 p0      41 w[14]
        psllq mm0, 0x38                                 ;   712.3 p1      41 w[14]
        movq mm4, [ebp + 56]                            ;   703.7 p2      41 w[14] copy
        psrlq mm4, 1                                    ;   712.3 p1      41 w[14]
        pxor mm4, mm1                                   ;   713.3 p0      41 w[14]
        psrlq mm4, 6                                    ;   714.3 p1      41 w[14]
        pxor mm4, mm1                                   ;   715.3 p0      41 w[14]
        psrlq mm4, 1                                    ;   716.3 p1      41 w[14]
        pxor mm0, mm4                                   ;   717.3 p0      41 w[14]
        movq mm4, [ebp - 8]                             ;   705.7 p2      68 w[14]
        movq mm1, [ebp + 48]                            ;   706.7 p2      68 w[14]
        pxor mm1, [sha512_blocks.T2_bias]               ;   713.0 p0+p2   68 w[14]
        paddd mm2, mm1                                  ;   714.0 p0      68 w[14]
        pcmpgtd mm1, mm2                                ;   715.0 p0      68 w[14]
        paddd mm4, mm2                                  ;   715.3 p1      68 w[14]
        pcmpgtd mm2, mm4                                ;   716.3 p0      68 w[14]
        paddd mm0, mm4                                  ;   718.3 p1      68 w[14]
        pcmpgtd mm4, mm0                                ;   719.3 p0      68 w[14]
        paddd mm1, mm2                                  ;   717.3 p1      68 w[14]
        paddd mm1, mm4                                  ;   720.3 p0      68 w[14]
        psllq mm1, 0x20                                 ;   721.3 p1      68 w[14]
        psubd mm0, mm1                                  ;   722.3 p0      68 w[14]
        pxor mm0, [sha512_blocks.T2_bias]               ;   723.3 p1+p2   68 w[14]
        movq mm1, mm5                                   ;   720.0 p0      40 t1 copy
        psllq mm1, 4                                    ;   721.0 p1      40 t1
        pxor mm1, mm5                                   ;   722.0 p0      40 t1
        psllq mm1, 0x17                                 ;   723.0 p1      40 t1
        pxor mm1, mm5                                   ;   724.0 p0      40 t1
        psllq mm1, 0x17                                 ;   725.0 p1      40 t1
        movq mm2, mm5                                   ;   723.0 p0      40 t1 copy
        psrlq mm2, 0x17                                 ;   724.0 p1      40 t1
        pxor mm2, mm5                                   ;   725.0 p0      40 t1
        psrlq mm2, 4                                    ;   726.0 p1      40 t1
        pxor mm2, mm5                                   ;   727.0 p0      40 t1
        psrlq mm2, 0xe                                  ;   728.0 p1      40 t1
        pxor mm1, mm2                                   ;   729.0 p0      40 t1
        movq mm2, [ebp + 256]                           ;   717.0 p2      43 t1
        pxor mm2, mm3                                   ;   726.3 p1      43 t1
        pand mm2, mm5                                   ;   727.3 p0      43 t1
        movq mm4, [ebp + 256]                           ;   718.0 p2      54 v[7] reload
        pxor mm2, mm4                                   ;   728.3 p1      43 t1
        movq mm4, [ebp + 248]                           ;   719.0 p2      53 t1
        pxor mm4, [sha512_blocks.T2_bias]               ;   728.0 p0+p2   53 t1
        paddd mm1, mm4                                  ;   730.0 p1      53 t1
        pcmpgtd mm4, mm1                                ;   731.0 p0      53 t1
        paddd mm2, mm1                                  ;   731.0 p1      53 t1
        pcmpgtd mm1, mm2                                ;   732.0 p0      53 t1
        paddd mm4, mm1                                  ;   733.0 p1      53 t1
        movq mm1, [esi + 120]                           ;   721.3 p2      53 t1
        paddd mm1, mm2                                  ;   732.0 p0      53 t1
        pcmpgtd mm2, mm1                                ;   733.0 p1      53 t1
        paddd mm4, mm2                                  ;   734.0 p0      53 t1
        movq mm2, mm1                                   ;   733.0 p1      53 t1 copy
        paddd mm2, [ebp + 56]                           ;   734.0 p0+p2   53 t1
        pcmpgtd mm1, mm2                                ;   735.0 p1      53 t1
        paddd mm4, mm1                                  ;   736.0 p0      53 t1
        psllq mm4, 0x20                                 ;   737.0 p1      53 t1
        psubd mm2, mm4                                  ;   738.0 p0      53 t1
        pxor mm2, [sha512_blocks.T2_bias]               ;   739.0 p1+p2   53 t1
        movq mm1, [ebp + 232]                           ;   726.0 p2      54 v[4]
        pxor mm1, [sha512_blocks.T2_bias]               ;   736.0 p0+p2   54 v[4]
        movq mm4, mm1                                   ;   737.0 p1      54 v[4] copy
        paddd mm4, mm2                                  ;   740.0 p0      54 v[4]
        pcmpgtd mm1, mm4                                ;   741.0 p1      54 v[4]
        psllq mm1, 0x20                                 ;   742.0 p1      54 v[4]
        psubd mm4, mm1                                  ;   743.0 p0      54 v[4]
        pxor mm4, [sha512_blocks.T2_bias]               ;   744.0 p0+p2   54 v[4]
        movq mm1, mm7                                   ;   739.3 p1      39 v[0] copy
        psllq mm1, 6                                    ;   740.3 p1      39 v[0]
        pxor mm1, mm7                                   ;   741.3 p0      39 v[0]
        psllq mm1, 5                                    ;   742.3 p1      39 v[0]
        pxor mm1, mm7                                   ;   743.3 p0      39 v[0]
        psllq mm1, 0x19                                 ;   744.3 p1      39 v[0]
        movq [ebp + 48], mm0                            ;   731.0 p3+p4   68 w[14] spill
        movq mm0, mm7                                   ;   742.0 p0      39 v[0] copy
        psrlq mm0, 5                                    ;   743.3 p1      39 v[0]
        pxor mm0, mm7                                   ;   744.3 p0      39 v[0]
        psrlq mm0, 6                                    ;   745.3 p1      39 v[0]
        pxor mm0, mm7                                   ;   746.3 p0      39 v[0]
        psrlq mm0, 0x1c                                 ;   747.3 p1      39 v[0]
        pxor mm1, mm0                                   ;   748.3 p0      39 v[0]
        movq mm0, [ebp + 264]                           ;   734.0 p2      44 v[0]
        pxor mm2, [sha512_blocks.T2_bias]               ;   746.0 p0+p2   55 v[0]
        paddd mm1, mm2                                  ;   749.3 p1      55 v[0]
        pcmpgtd mm2, mm1                                ;   750.3 p0      55 v[0]
        movq [ebp + 264], mm3                           ;   735.7 p3+p4   54 v[6] spill
        movq mm3, mm7                                   ;   747.3 p1      44 v[0] copy
        pxor mm3, mm6                                   ;   748.3 p0      44 v[0]
        pand mm0, mm3                                   ;   749.3 p1      44 v[0]
        pxor mm0, mm6                                   ;   750.3 p0      44 v[0]
        paddd mm0, mm1                                  ;   751.3 p1      55 v[0]
        pcmpgtd mm1, mm0                                ;   752.3 p0      55 v[0]
        paddd mm2, mm1                                  ;   753.3 p1      55 v[0]
        psllq mm2, 0x20                                 ;   754.3 p1      55 v[0]
        psubd mm0, mm2                                  ;   755.3 p0      55 v[0]
        movq mm1, [ebp + 40]                            ;   741.0 p2      42 w[15]
        psllq mm1, 0x2a                                 ;   752.3 p1      42 w[15]
        pxor mm0, [sha512_blocks.T2_bias]               ;   756.3 p0+p2   55 v[0]
        movq mm2, [ebp + 40]                            ;   743.0 p2      42 w[15]
        pxor mm2, mm1                                   ;   753.3 p0      42 w[15]
        psllq mm2, 3                                    ;   754.3 p1      42 w[15]
        movq mm1, [ebp + 40]                            ;   745.0 p2      42 w[15]
        psrlq mm1, 0x2a                                 ;   754.3 p1      42 w[15]
        movq mm3, [ebp + 40]                            ;   746.0 p2      68 w[13] reload
        pxor mm1, mm3                                   ;   755.3 p0      42 w[15]
        psrlq mm1, 0xd                                  ;   756.3 p1      42 w[15]
        pxor mm1, mm3                                   ;   757.3 p0      42 w[15]
        psrlq mm1, 6                                    ;   758.3 p1      42 w[15]
        pxor mm2, mm1                                   ;   759.3 p0      42 w[15]
        movq mm1, [ebp + 152]                           ;   747.7 p2      41 w[15]
        movq mm3, [ebp + 152]                           ;   748.7 p2      41 w[15]
        movq [ebp + 248], mm5                           ;   748.3 p3+p4   54 v[5] spill
        movq mm5, [ebp + 152]                           ;   749.7 p2      41 w[15]
        movq [ebp + 272], mm4                           ;   749.3 p3+p4   54 v[4] spill
        movq mm4, [ebp + 152]                           ;   750.7 p2      41 w[15]
        psllq mm4, 7                                    ;   757.3 p1      41 w[15]
        pxor mm1, mm4                                   ;   758.3 p0      41 w[15]
        psllq mm1, 0x38                                 ;   759.3 p1      41 w[15]
        movq mm4, [ebp + 152]                           ;   751.7 p2      41 w[15]
        psrlq mm4, 1                                    ;   759.3 p1      41 w[15]
        pxor mm3, mm4                                   ;   760.3 p0      41 w[15]
        psrlq mm3, 6                                    ;   761.3 p1      41 w[15]
        pxor mm5, mm3                                   ;   762.3 p0      41 w[15]
        psrlq mm5, 1                                    ;   763.3 p1      41 w[15]
        pxor mm1, mm5                                   ;   764.3 p0      41 w[15]
        movq mm3, [ebp + 0]                             ;   753.7 p2      68 w[15]
        movq mm4, [ebp + 56]                            ;   754.7 p2      68 w[15]
        pxor mm4, [sha512_blocks.T2_bias]               ;   761.0 p0+p2   68 w[15]
        paddd mm2, mm4                                  ;   762.0 p0      68 w[15]
        pcmpgtd mm4, mm2                                ;   763.0 p1      68 w[15]
        paddd mm3, mm2                                  ;   763.0 p0      68 w[15]
        pcmpgtd mm2, mm3                                ;   764.0 p1      68 w[15]
        paddd mm1, mm3                                  ;   765.3 p0      68 w[15]
        pcmpgtd mm3, mm1                                ;   766.3 p1      68 w[15]
        paddd mm4, mm2                                  ;   765.0 p0      68 w[15]
        paddd mm4, mm3                                  ;   767.3 p1      68 w[15]
        psllq mm4, 0x20                                 ;   768.3 p1      68 w[15]
        psubd mm1, mm4                                  ;   769.3 p0      68 w[15]
        movq [ebp + 64], mm0                            ;   759.0 p3+p4   65 passes
        pxor mm1, [sha512_blocks.T2_bias]               ;   770.3 p0+p2   68 w[15]
        movq [ebp + 72], mm7                            ;   760.3 p3+p4   65 passes
        movq [ebp + 80], mm6                            ;   761.3 p3+p4   65 passes
        movq [ebp + 56], mm1                            ;   771.3 p3+p4   65 passes
        add esi, 0x80                                   ;   767.3 p1      65 passes
        movq mm5, [ebp + 240]                           ;   762.7 p2      55 v[3] reload
        movq mm0, [ebp + 272]                           ;   763.7 p2      54 v[4] reload
        movq mm1, [ebp + 248]                           ;   764.7 p2      54 v[5] reload
        movq mm2, [ebp + 264]                           ;   765.7 p2      54 v[6] reload
        movq mm3, [ebp + 256]                           ;   766.7 p2      54 v[7] reload
        movq mm4, [ebp + 152]                           ;   767.7 p2      68 w[0] reload
        cmp esi, dword [ebp + 300]                      ;                    more passes?
        jne .passes_2
        mov dword [ebp + 296], esi                      ;                    resident
        movq [ebp + 96], mm0                            ;                    resident
        movq [ebp + 104], mm1                           ;                    resident
        movq [ebp + 112], mm2                           ;                    resident
        movq [ebp + 120], mm3                           ;                    resident
        movq [ebp - 64], mm4                            ;                    resident
        movq [ebp + 88], mm5                            ;                    resident
        movq mm4, [ebp + 120]                           ;     0.0 p2      53 t1
        movq mm0, [ebp + 96]                            ;     1.0 p2      40 t1
        movq mm1, [ebp + 96]                            ;     2.0 p2      40 t1 reload
        movq mm6, [ebp + 64]                            ;     3.0 p2      39 v[7] copy
        movq mm2, mm1                                   ;     5.0 p0      40 t1 copy
        psrlq mm2, 0x17                                 ;     6.0 p1      40 t1
        pxor mm2, mm1                                   ;     7.0 p0      40 t1
        pxor mm4, [sha512_blocks.T2_bias]               ;     4.0 p1+p2   53 t1
        psllq mm0, 4                                    ;     4.0 p1      40 t1
        psrlq mm2, 4                                    ;     8.0 p1      40 t1
        pxor mm2, mm1                                   ;     9.0 p0      40 t1
        psrlq mm2, 0xe                                  ;    10.0 p1      40 t1
        movq mm3, [ebp + 112]                           ;     5.0 p2      43 t1 reload
        pxor mm0, mm1                                   ;     5.0 p0      40 t1
        psllq mm0, 0x17                                 ;     6.7 p1      40 t1
        pxor mm0, mm1                                   ;     7.7 p0      40 t1
        psllq mm0, 0x17                                 ;     8.7 p1      40 t1
        pxor mm0, mm2                                   ;    11.0 p0      40 t1
        paddd mm0, mm4                                  ;    12.0 p0      53 t1
        pcmpgtd mm4, mm0                                ;    13.0 p0      53 t1
        movq mm2, [ebp + 104]                           ;     7.0 p2      43 t1
        pxor mm2, mm3                                   ;    10.0 p1      43 t1
        pand mm2, mm1                                   ;    11.0 p0      43 t1
        pxor mm2, mm3                                   ;    12.0 p1      43 t1
        paddd mm2, mm0                                  ;    13.0 p0      53 t1
        movq mm5, mm2                                   ;    14.0 p1      53 t1 copy
        paddd mm5, [sha512_blocks.T1_constants64]       ;    15.0 p0+p2   53 t1
        pcmpgtd mm0, mm2                                ;    14.0 p1      53 t1
        paddd mm4, mm0                                  ;    15.0 p0      53 t1
        movq mm0, mm5                                   ;    16.0 p1      53 t1 copy
        paddd mm0, [ebp - 64]                           ;    17.0 p0+p2   53 t1
        psrlq mm6, 5                                    ;    13.7 p1      39 v[7]
        movq mm3, [ebp + 64]                            ;    11.7 p2      44 v[7] copy
        pcmpgtd mm2, mm5                                ;    16.0 p0      53 t1
        pcmpgtd mm5, mm0                                ;    18.0 p1      53 t1
        paddd mm4, mm2                                  ;    17.0 p0      53 t1
        paddd mm4, mm5                                  ;    19.0 p1      53 t1
        psllq mm4, 0x20                                 ;    20.0 p1      53 t1
        psubd mm0, mm4                                  ;    21.0 p0      53 t1
        pxor mm0, [sha512_blocks.T2_bias]               ;    22.0 p0+p2   53 t1
        movq mm4, [ebp + 88]                            ;    15.0 p2      54 v[3]
        movq mm5, [ebp + 64]                            ;    16.0 p2      39 v[7] reload
        movq mm2, mm0                                   ;    23.0 p1      54 v[3] copy
        pxor mm4, [sha512_blocks.T2_bias]               ;    18.7 p0+p2   54 v[3]
        pxor mm6, mm5                                   ;    19.0 p1      39 v[7]
        paddd mm2, mm4                                  ;    24.0 p0      54 v[3]
        pcmpgtd mm4, mm2                                ;    25.0 p1      54 v[3]
        psllq mm4, 0x20                                 ;    26.0 p1      54 v[3]
        psubd mm2, mm4                                  ;    27.0 p0      54 v[3]
        movq mm4, [ebp + 64]                            ;    18.0 p2      39 v[7]
        psrlq mm6, 6                                    ;    21.7 p1      39 v[7]
        pxor mm6, mm5                                   ;    22.7 p0      39 v[7]
        psllq mm4, 6                                    ;    22.7 p1      39 v[7]
        psrlq mm6, 0x1c                                 ;    23.7 p1      39 v[7]
        pxor mm4, mm5                                   ;    23.7 p0      39 v[7]
        psllq mm4, 5                                    ;    24.7 p1      39 v[7]
        pxor mm4, mm5                                   ;    25.7 p0      39 v[7]
        psllq mm4, 0x19                                 ;    26.7 p1      39 v[7]
        pxor mm4, mm6                                   ;    27.7 p0      39 v[7]
        movq mm6, [ebp + 80]                            ;    21.3 p2      44 v[7]
        movq mm7, [ebp + 72]                            ;    22.3 p2      44 v[7] reload
        pxor mm3, mm7                                   ;    25.7 p0      44 v[7]
        pxor mm6, mm7                                   ;    26.7 p0      44 v[7]
        pand mm6, mm3                                   ;    27.7 p1      44 v[7]
        pxor mm2, [sha512_blocks.T2_bias]               ;    28.0 p0+p2   54 v[3]
        pxor mm0, [sha512_blocks.T2_bias]               ;    27.7 p1+p2   55 v[7]
        movq mm5, [ebp + 96]                            ;    25.3 p2      43 t1 copy
        pxor mm6, mm7                                   ;    28.7 p0      44 v[7]
        paddd mm4, mm0                                  ;    28.7 p1      55 v[7]
        pcmpgtd mm0, mm4                                ;    29.7 p0      55 v[7]
        paddd mm6, mm4                                  ;    29.7 p1      55 v[7]
        pcmpgtd mm4, mm6                                ;    30.7 p0      55 v[7]
        pxor mm5, [ebp + 104]                           ;    30.7 p1+p2   43 t1
        paddd mm0, mm4                                  ;    31.7 p0      55 v[7]
        movq mm4, mm2                                   ;    31.7 p1      40 t1 copy
        psllq mm0, 0x20                                 ;    32.7 p1      55 v[7]
        psubd mm6, mm0                                  ;    33.7 p0      55 v[7]
        movq mm0, mm2                                   ;    33.7 p0      40 t1 copy
        psllq mm0, 4                                    ;    34.7 p1      40 t1
        pxor mm0, mm2                                   ;    35.7 p0      40 t1
        psrlq mm4, 0x17                                 ;    34.7 p1      40 t1
        pxor mm4, mm2                                   ;    35.7 p0      40 t1
        psrlq mm4, 4                                    ;    36.7 p1      40 t1
        pxor mm4, mm2                                   ;    37.7 p0      40 t1
        psllq mm0, 0x17                                 ;    36.7 p1      40 t1
        pxor mm0, mm2                                   ;    37.7 p0      40 t1
        psllq mm0, 0x17                                 ;    38.7 p1      40 t1
        psrlq mm4, 0xe                                  ;    38.7 p1      40 t1
        pxor mm0, mm4                                   ;    39.7 p0      40 t1
        movq mm4, mm2                                   ;    39.7 p0      43 t1 copy
        pand mm4, mm5                                   ;    40.7 p1      43 t1
        movq mm5, [ebp + 104]                           ;    33.0 p2      43 t1 reload
        pxor mm4, mm5                                   ;    41.7 p0      43 t1
        movq mm5, [ebp + 112]                           ;    34.0 p2      53 t1
        pxor mm5, [sha512_blocks.T2_bias]               ;    40.7 p1+p2   53 t1
        paddd mm0, mm5                                  ;    41.7 p0      53 t1
        pcmpgtd mm5, mm0                                ;    42.7 p1      53 t1
        paddd mm4, mm0                                  ;    42.7 p0      53 t1
        pcmpgtd mm0, mm4                                ;    43.7 p1      53 t1
        paddd mm5, mm0                                  ;    44.7 p0      53 t1
        movq mm0, mm4                                   ;    43.7 p1      53 t1 copy
        paddd mm0, [sha512_blocks.T1_constants64 + 8]   ;    44.7 p0+p2   53 t1
        pcmpgtd mm4, mm0                                ;    45.7 p1      53 t1
        pxor mm6, [sha512_blocks.T2_bias]               ;    45.7 p0+p2   55 v[7]
        movq mm1, mm6                                   ;    46.7 p1      39 v[6] copy
        paddd mm5, mm4                                  ;    46.7 p0      53 t1
        movq mm4, mm0                                   ;    46.7 p1      53 t1 copy
        paddd mm4, [ebp - 56]                           ;    47.7 p0+p2   53 t1
        pcmpgtd mm0, mm4                                ;    48.7 p1      53 t1
        paddd mm5, mm0                                  ;    49.7 p0      53 t1
        psllq mm5, 0x20                                 ;    50.7 p1      53 t1
        psubd mm4, mm5                                  ;    51.7 p0      53 t1
        movq mm5, [ebp + 80]                            ;    41.3 p2      54 v[2]
        pxor mm5, [sha512_blocks.T2_bias]               ;    49.7 p1+p2   54 v[2]
        pxor mm4, [sha512_blocks.T2_bias]               ;    52.7 p0+p2   53 t1
        movq mm0, mm4                                   ;    53.7 p1      54 v[2] copy
        psrlq mm1, 5                                    ;    51.7 p1      39 v[6]
        pxor mm1, mm6                                   ;    52.7 p0      39 v[6]
        paddd mm0, mm5                                  ;    54.7 p0      54 v[2]
        pcmpgtd mm5, mm0                                ;    55.7 p1      54 v[2]
        psllq mm5, 0x20                                 ;    56.7 p1      54 v[2]
        psrlq mm1, 6                                    ;    54.7 p1      39 v[6]
        pxor mm1, mm6                                   ;    55.7 p0      39 v[6]
        psubd mm0, mm5                                  ;    57.7 p0      54 v[2]
        psrlq mm1, 0x1c                                 ;    56.7 p1      39 v[6]
        movq mm5, mm6                                   ;    55.7 p0      39 v[6] copy
        psllq mm5, 6                                    ;    56.7 p1      39 v[6]
        pxor mm5, mm6                                   ;    57.7 p0      39 v[6]
        psllq mm5, 5                                    ;    58.7 p1      39 v[6]
        pxor mm5, mm6                                   ;    59.7 p0      39 v[6]
        psllq mm5, 0x19                                 ;    60.7 p1      39 v[6]
        pxor mm5, mm1                                   ;    61.7 p0      39 v[6]
        movq mm1, mm6                                   ;    59.7 p0      44 v[6] copy
        pxor mm1, mm7                                   ;    60.7 p1      44 v[6]
        pxor mm4, [sha512_blocks.T2_bias]               ;    60.7 p0+p2   55 v[6]
        paddd mm5, mm4                                  ;    62.7 p1      55 v[6]
        pcmpgtd mm4, mm5                                ;    63.7 p0      55 v[6]
        pand mm3, mm1                                   ;    61.7 p1      44 v[6]
        pxor mm3, mm7                                   ;    62.7 p0      44 v[6]
        paddd mm3, mm5                                  ;    63.7 p1      55 v[6]
        pcmpgtd mm5, mm3                                ;    64.7 p0      55 v[6]
        paddd mm4, mm5                                  ;    65.7 p1      55 v[6]
        psllq mm4, 0x20                                 ;    66.7 p1      55 v[6]
        psubd mm3, mm4                                  ;    67.7 p0      55 v[6]
        pxor mm0, [sha512_blocks.T2_bias]               ;    65.7 p0+p2   54 v[2]
        movq mm4, mm0                                   ;    66.7 p1      40 t1 copy
        psrlq mm4, 0x17                                 ;    67.7 p1      40 t1
        pxor mm4, mm0                                   ;    68.7 p0      40 t1
        pxor mm3, [sha512_blocks.T2_bias]               ;    68.7 p0+p2   55 v[6]
        movq [ebp + 128], mm3                           ;    69.7 p3+p4   55 v[6] spill
        psrlq mm4, 4                                    ;    69.7 p1      40 t1
        movq mm1, mm0                                   ;    68.7 p0      40 t1 copy
        psllq mm1, 4                                    ;    69.7 p1      40 t1
        pxor mm1, mm0                                   ;    70.7 p0      40 t1
        psllq mm1, 0x17                                 ;    71.7 p1      40 t1
        pxor mm1, mm0                                   ;    72.7 p0      40 t1
        psllq mm1, 0x17                                 ;    73.7 p1      40 t1
        pxor mm4, mm0                                   ;    71.7 p0      40 t1
        psrlq mm4, 0xe                                  ;    72.7 p1      40 t1
        pxor mm1, mm4                                   ;    74.7 p0      40 t1
        movq mm4, mm2                                   ;    72.7 p1      43 t1 copy
        movq [ebp + 144], mm2                           ;    59.7 p3+p4   54 v[3] spill
        pxor mm7, [sha512_blocks.T2_bias]               ;    73.7 p0+p2   54 v[1]
        movq mm5, [ebp + 96]                            ;    61.3 p2      40 t1 reload
        pxor mm4, mm5                                   ;    73.7 p1      43 t1
        pand mm4, mm0                                   ;    74.7 p0      43 t1
        pxor mm4, mm5                                   ;    75.7 p1      43 t1
        movq mm5, [ebp + 104]                           ;    63.3 p2      53 t1
        pxor mm5, [sha512_blocks.T2_bias]               ;    75.7 p0+p2   53 t1
        paddd mm1, mm5                                  ;    76.7 p1      53 t1
        paddd mm4, mm1                                  ;    77.7 p0      53 t1
        pcmpgtd mm5, mm1                                ;    77.7 p1      53 t1
        pcmpgtd mm1, mm4                                ;    78.7 p0      53 t1
        paddd mm5, mm1                                  ;    79.7 p1      53 t1
        movq mm1, mm4                                   ;    78.7 p0      53 t1 copy
        paddd mm1, [sha512_blocks.T1_constants64 + 16]  ;    79.7 p1+p2   53 t1
        pcmpgtd mm4, mm1                                ;    80.7 p0      53 t1
        paddd mm5, mm4                                  ;    81.7 p1      53 t1
        movq mm4, mm1                                   ;    80.7 p0      53 t1 copy
        paddd mm4, [ebp - 48]                           ;    81.7 p1+p2   53 t1
        pcmpgtd mm1, mm4                                ;    82.7 p0      53 t1
        paddd mm5, mm1                                  ;    83.7 p1      53 t1
        psllq mm5, 0x20                                 ;    84.7 p1      53 t1
        psubd mm4, mm5                                  ;    85.7 p0      53 t1
        movq mm5, mm3                                   ;    83.7 p0      39 v[5] copy
        psllq mm5, 6                                    ;    84.7 p1      39 v[5]
        pxor mm5, mm3                                   ;    85.7 p0      39 v[5]
        movq mm1, mm7                                   ;    84.7 p1      54 v[1] copy
        pxor mm4, [sha512_blocks.T2_bias]               ;    86.7 p0+p2   53 t1
        paddd mm1, mm4                                  ;    87.7 p1      54 v[1]
        pcmpgtd mm7, mm1                                ;    88.7 p0      54 v[1]
        movq [ebp + 136], mm6                           ;    75.0 p3+p4   55 v[7] spill
        psllq mm5, 5                                    ;    86.7 p1      39 v[5]
        pxor mm5, mm3                                   ;    87.7 p0      39 v[5]
        psllq mm7, 0x20                                 ;    89.7 p1      54 v[1]
        psubd mm1, mm7                                  ;    90.7 p0      54 v[1]
        movq mm7, mm3                                   ;    88.7 p1      39 v[5] copy
        psllq mm5, 0x19                                 ;    89.7 p1      39 v[5]
        pxor mm1, [sha512_blocks.T2_bias]               ;    91.7 p0+p2   54 v[1]
        psrlq mm7, 5                                    ;    90.7 p1      39 v[5]
        pxor mm7, mm3                                   ;    91.7 p0      39 v[5]
        psrlq mm7, 6                                    ;    92.7 p1      39 v[5]
        pxor mm7, mm3                                   ;    93.7 p0      39 v[5]
        pxor mm4, [sha512_blocks.T2_bias]               ;    92.7 p0+p2   55 v[5]
        psrlq mm7, 0x1c                                 ;    94.7 p1      39 v[5]
        pxor mm5, mm7                                   ;    95.7 p0      39 v[5]
        movq mm7, mm3                                   ;    93.7 p1      44 v[5] copy
        movq mm3, mm6                                   ;    94.7 p0      44 v[5] copy
        pxor mm7, mm6                                   ;    94.7 p1      44 v[5]
        paddd mm5, mm4                                  ;    96.7 p0      55 v[5]
        pxor mm3, [ebp + 64]                            ;    95.7 p1+p2   44 v[5]
        pand mm3, mm7                                   ;    96.7 p0      44 v[5]
        pxor mm3, mm6                                   ;    97.7 p1      44 v[5]
        paddd mm3, mm5                                  ;    98.7 p0      55 v[5]
        pcmpgtd mm4, mm5                                ;    97.7 p1      55 v[5]
        pcmpgtd mm5, mm3                                ;    99.7 p0      55 v[5]
        movq mm6, [ebp + 96]                            ;    84.7 p2      53 t1
        paddd mm4, mm5                                  ;   100.7 p1      55 v[5]
        movq mm5, mm1                                   ;    99.7 p0      40 t1 copy
        psrlq mm5, 0x17                                 ;   100.7 p1      40 t1
        psllq mm4, 0x20                                 ;   101.7 p1      55 v[5]
        psubd mm3, mm4                                  ;   102.7 p0      55 v[5]
        movq mm4, mm1                                   ;   101.7 p0      40 t1 copy
        pxor mm5, mm1                                   ;   101.7 p1      40 t1
        pxor mm6, [sha512_blocks.T2_bias]               ;   102.7 p0+p2   53 t1
        psrlq mm5, 4                                    ;   102.7 p1      40 t1
        pxor mm5, mm1                                   ;   103.7 p0      40 t1
        psrlq mm5, 0xe                                  ;   104.7 p1      40 t1
        psllq mm4, 4                                    ;   104.7 p1      40 t1
        pxor mm4, mm1                                   ;   105.7 p0      40 t1
        psllq mm4, 0x17                                 ;   106.7 p1      40 t1
        pxor mm4, mm1                                   ;   107.7 p0      40 t1
        psllq mm4, 0x17                                 ;   108.7 p1      40 t1
        pxor mm4, mm5                                   ;   109.7 p0      40 t1
        paddd mm4, mm6                                  ;   110.7 p0      53 t1
        pcmpgtd mm6, mm4                                ;   111.7 p1      53 t1
        movq mm5, mm2                                   ;   108.7 p0      43 t1 copy
        pxor mm5, mm0                                   ;   109.7 p1      43 t1
        pand mm5, mm1                                   ;   110.7 p0      43 t1
        pxor mm5, mm2                                   ;   111.7 p1      43 t1
        paddd mm5, mm4                                  ;   112.7 p0      53 t1
        pcmpgtd mm4, mm5                                ;   113.7 p1      53 t1
        pxor mm3, [sha512_blocks.T2_bias]               ;   111.7 p0+p2   55 v[5]
        paddd mm6, mm4                                  ;   114.7 p1      53 t1
        movq mm4, mm5                                   ;   113.7 p0      53 t1 copy
        paddd mm4, [sha512_blocks.T1_constants64 + 24]  ;   114.7 p1+p2   53 t1
        movq mm2, mm3                                   ;   113.7 p0      39 v[4] copy
        pcmpgtd mm5, mm4                                ;   115.7 p1      53 t1
        psrlq mm2, 5                                    ;   114.7 p1      39 v[4]
        paddd mm6, mm5                                  ;   116.7 p0      53 t1
        movq mm5, mm4                                   ;   115.7 p0      53 t1 copy
        paddd mm5, [ebp - 40]                           ;   116.7 p1+p2   53 t1
        pcmpgtd mm4, mm5                                ;   117.7 p0      53 t1
        paddd mm6, mm4                                  ;   118.7 p1      53 t1
        movq mm4, [ebp + 64]                            ;   102.0 p2      54 v[0]
        pxor mm4, [sha512_blocks.T2_bias]               ;   117.7 p0+p2   54 v[0]
        psllq mm6, 0x20                                 ;   119.7 p1      53 t1
        psubd mm5, mm6                                  ;   120.7 p0      53 t1
        movq mm6, mm4                                   ;   118.7 p1      54 v[0] copy
        pxor mm2, mm3                                   ;   119.7 p0      39 v[4]
        psrlq mm2, 6                                    ;   120.7 p1      39 v[4]
        pxor mm2, mm3                                   ;   121.7 p0      39 v[4]
        psrlq mm2, 0x1c                                 ;   122.7 p1      39 v[4]
        pxor mm5, [sha512_blocks.T2_bias]               ;   121.7 p0+p2   53 t1
        paddd mm6, mm5                                  ;   122.7 p1      54 v[0]
        pcmpgtd mm4, mm6                                ;   123.7 p0      54 v[0]
        pxor mm5, [sha512_blocks.T2_bias]               ;   122.7 p1+p2   55 v[4]
        psllq mm4, 0x20                                 ;   124.7 p1      54 v[0]
        psubd mm6, mm4                                  ;   125.7 p0      54 v[0]
        movq mm4, mm3                                   ;   124.7 p0      39 v[4] copy
        psllq mm4, 6                                    ;   125.7 p1      39 v[4]
        movq [ebp + 152], mm0                           ;   113.3 p3+p4   54 v[2] spill
        pxor mm4, mm3                                   ;   126.7 p0      39 v[4]
        psllq mm4, 5                                    ;   127.7 p1      39 v[4]
        pxor mm4, mm3                                   ;   128.7 p0      39 v[4]
        psllq mm4, 0x19                                 ;   129.7 p1      39 v[4]
        pxor mm4, mm2                                   ;   130.7 p0      39 v[4]
        movq mm2, [ebp + 128]                           ;   115.7 p2      44 v[4]
        pxor mm6, [sha512_blocks.T2_bias]               ;   127.7 p1+p2   54 v[0]
        pxor mm2, mm3                                   ;   128.7 p0      44 v[4]
        pand mm7, mm2                                   ;   129.7 p1      44 v[4]
        pxor mm7, [ebp + 128]                           ;   130.7 p0+p2   44 v[4]
        paddd mm4, mm5                                  ;   131.7 p1      55 v[4]
        pcmpgtd mm5, mm4                                ;   132.7 p0      55 v[4]
        paddd mm7, mm4                                  ;   132.7 p1      55 v[4]
        pcmpgtd mm4, mm7                                ;   133.7 p0      55 v[4]
        paddd mm5, mm4                                  ;   134.7 p1      55 v[4]
        movq mm4, mm6                                   ;   132.7 p0      40 t1 copy
        psllq mm4, 4                                    ;   133.7 p1      40 t1
        pxor mm4, mm6                                   ;   134.7 p0      40 t1
        psllq mm4, 0x17                                 ;   135.7 p1      40 t1
        psllq mm5, 0x20                                 ;   135.7 p1      55 v[4]
        psubd mm7, mm5                                  ;   136.7 p0      55 v[4]
        movq mm5, mm6                                   ;   135.7 p0      40 t1 copy
        psrlq mm5, 0x17                                 ;   136.7 p1      40 t1
        pxor mm4, mm6                                   ;   136.7 p0      40 t1
        pxor mm5, mm6                                   ;   137.7 p1      40 t1
        psrlq mm5, 4                                    ;   138.7 p1      40 t1
        pxor mm5, mm6                                   ;   139.7 p0      40 t1
        psllq mm4, 0x17                                 ;   138.7 p1      40 t1
        psrlq mm5, 0xe                                  ;   140.7 p1      40 t1
        pxor mm4, mm5                                   ;   141.7 p0      40 t1
        movq mm5, mm0                                   ;   139.7 p0      43 t1 copy
        pxor mm5, mm1                                   ;   140.7 p0      43 t1
        pand mm5, mm6                                   ;   141.7 p1      43 t1
        pxor mm5, mm0                                   ;   142.7 p0      43 t1
        movq mm0, [ebp + 144]                           ;   127.0 p2      53 t1
        pxor mm0, [sha512_blocks.T2_bias]               ;   141.7 p1+p2   53 t1
        paddd mm4, mm0                                  ;   142.7 p0      53 t1
        pcmpgtd mm0, mm4                                ;   143.7 p1      53 t1
        paddd mm5, mm4                                  ;   143.7 p0      53 t1
        pcmpgtd mm4, mm5                                ;   144.7 p1      53 t1
        paddd mm0, mm4                                  ;   145.7 p0      53 t1
        movq mm4, mm5                                   ;   144.7 p1      53 t1 copy
        paddd mm4, [sha512_blocks.T1_constants64 + 32]  ;   145.7 p0+p2   53 t1
        pcmpgtd mm5, mm4                                ;   146.7 p1      53 t1
        paddd mm0, mm5                                  ;   147.7 p0      53 t1
        movq mm5, mm4                                   ;   146.7 p1      53 t1 copy
        paddd mm5, [ebp - 32]                           ;   147.7 p0+p2   53 t1
        pxor mm7, [sha512_blocks.T2_bias]               ;   147.7 p1+p2   55 v[4]
        pcmpgtd mm4, mm5                                ;   148.7 p0      53 t1
        paddd mm0, mm4                                  ;   149.7 p1      53 t1
        psllq mm0, 0x20                                 ;   150.7 p1      53 t1
        psubd mm5, mm0                                  ;   151.7 p0      53 t1
        movq mm0, [ebp + 136]                           ;   136.3 p2      54 v[7]
        pxor mm0, [sha512_blocks.T2_bias]               ;   150.7 p0+p2   54 v[7]
        movq mm4, mm0                                   ;   151.7 p1      54 v[7] copy
        pxor mm5, [sha512_blocks.T2_bias]               ;   152.7 p0+p2   53 t1
        paddd mm4, mm5                                  ;   153.7 p1      54 v[7]
        pcmpgtd mm0, mm4                                ;   154.7 p0      54 v[7]
        psllq mm0, 0x20                                 ;   155.7 p1      54 v[7]
        psubd mm4, mm0                                  ;   156.7 p0      54 v[7]
        movq mm0, mm7                                   ;   153.7 p1      39 v[3] copy
        psllq mm0, 6                                    ;   154.7 p1      39 v[3]
        pxor mm0, mm7                                   ;   155.7 p0      39 v[3]
        psllq mm0, 5                                    ;   156.7 p1      39 v[3]
        movq [ebp + 136], mm1                           ;   143.0 p3+p4   54 v[1] spill
        movq mm1, mm7                                   ;   155.7 p0      39 v[3] copy
        pxor mm0, mm7                                   ;   157.7 p0      39 v[3]
        psrlq mm1, 5                                    ;   156.7 p1      39 v[3]
        movq [ebp + 144], mm3                           ;   144.7 p3+p4   55 v[5] spill
        pxor mm1, mm7                                   ;   157.7 p0      39 v[3]
        psrlq mm1, 6                                    ;   158.7 p1      39 v[3]
        pxor mm4, [sha512_blocks.T2_bias]               ;   158.7 p0+p2   54 v[7]
        psllq mm0, 0x19                                 ;   158.7 p1      39 v[3]
        pxor mm1, mm7                                   ;   159.7 p0      39 v[3]
        psrlq mm1, 0x1c                                 ;   160.7 p1      39 v[3]
        pxor mm0, mm1                                   ;   161.7 p0      39 v[3]
        movq mm1, mm3                                   ;   160.7 p1      44 v[3] copy
        pxor mm1, mm7                                   ;   161.7 p0      44 v[3]
        pand mm2, mm1                                   ;   162.7 p1      44 v[3]
        pxor mm2, mm3                                   ;   163.7 p0      44 v[3]
        movq mm3, [ebp + 152]                           ;   149.7 p2      53 t1
        movq [ebp + 152], mm7                           ;   150.0 p3+p4   55 v[4] spill
        pxor mm5, [sha512_blocks.T2_bias]               ;   162.7 p1+p2   55 v[3]
        pxor mm3, [sha512_blocks.T2_bias]               ;   163.7 p0+p2   53 t1
        paddd mm0, mm5                                  ;   163.7 p1      55 v[3]
        paddd mm2, mm0                                  ;   164.7 p0      55 v[3]
        pcmpgtd mm5, mm0                                ;   164.7 p1      55 v[3]
        pcmpgtd mm0, mm2                                ;   165.7 p0      55 v[3]
        paddd mm5, mm0                                  ;   166.7 p1      55 v[3]
        movq mm0, mm4                                   ;   166.7 p0      40 t1 copy
        psllq mm0, 4                                    ;   167.7 p1      40 t1
        pxor mm0, mm4                                   ;   168.7 p0      40 t1
        psllq mm0, 0x17                                 ;   169.7 p1      40 t1
        pxor mm0, mm4                                   ;   170.7 p0      40 t1
        psllq mm0, 0x17                                 ;   171.7 p1      40 t1
        psllq mm5, 0x20                                 ;   169.7 p1      55 v[3]
        psubd mm2, mm5                                  ;   170.7 p0      55 v[3]
        movq mm5, mm4                                   ;   170.7 p0      40 t1 copy
        psrlq mm5, 0x17                                 ;   171.7 p1      40 t1
        pxor mm5, mm4                                   ;   172.7 p0      40 t1
        psrlq mm5, 4                                    ;   173.7 p1      40 t1
        pxor mm5, mm4                                   ;   174.7 p0      40 t1
        psrlq mm5, 0xe                                  ;   175.7 p1      40 t1
        pxor mm0, mm5                                   ;   176.7 p0      40 t1
        movq mm5, [ebp + 136]                           ;   161.3 p2      43 t1
        pxor mm5, mm6                                   ;   173.7 p1      43 t1
        pand mm5, mm4                                   ;   174.7 p0      43 t1
        pxor mm5, [ebp + 136]                           ;   175.7 p1+p2   43 t1
        paddd mm0, mm3                                  ;   177.7 p0      53 t1
        paddd mm5, mm0                                  ;   178.7 p1      53 t1
        pcmpgtd mm3, mm0                                ;   178.7 p0      53 t1
        pcmpgtd mm0, mm5                                ;   179.7 p1      53 t1
        paddd mm3, mm0                                  ;   180.7 p0      53 t1
        movq mm0, mm5                                   ;   179.7 p1      53 t1 copy
        paddd mm0, [sha512_blocks.T1_constants64 + 40]  ;   180.7 p0+p2   53 t1
        pcmpgtd mm5, mm0                                ;   181.7 p1      53 t1
        pxor mm2, [sha512_blocks.T2_bias]               ;   179.7 p0+p2   55 v[3]
        paddd mm3, mm5                                  ;   182.7 p1      53 t1
        movq mm5, mm0                                   ;   181.7 p0      53 t1 copy
        paddd mm5, [ebp - 24]                           ;   182.7 p1+p2   53 t1
        pcmpgtd mm0, mm5                                ;   183.7 p0      53 t1
        paddd mm3, mm0                                  ;   184.7 p1      53 t1
        movq mm0, [ebp + 128]                           ;   168.7 p2      54 v[6]
        pxor mm0, [sha512_blocks.T2_bias]               ;   182.7 p0+p2   54 v[6]
        movq [ebp + 128], mm6                           ;   169.7 p3+p4   54 v[0] spill
        movq mm6, mm2                                   ;   182.7 p1      39 v[2] copy
        psrlq mm6, 5                                    ;   183.7 p1      39 v[2]
        pxor mm6, mm2                                   ;   184.7 p0      39 v[2]
        psrlq mm6, 6                                    ;   185.7 p1      39 v[2]
        pxor mm6, mm2                                   ;   186.7 p0      39 v[2]
        psllq mm3, 0x20                                 ;   185.7 p1      53 t1
        psubd mm5, mm3                                  ;   186.7 p0      53 t1
        movq mm3, mm0                                   ;   186.7 p0      54 v[6] copy
        pxor mm5, [sha512_blocks.T2_bias]               ;   187.7 p1+p2   53 t1
        paddd mm3, mm5                                  ;   188.7 p0      54 v[6]
        psrlq mm6, 0x1c                                 ;   187.7 p1      39 v[2]
        pxor mm5, [sha512_blocks.T2_bias]               ;   188.7 p0+p2   55 v[2]
        pcmpgtd mm0, mm3                                ;   189.7 p1      54 v[6]
        psllq mm0, 0x20                                 ;   190.7 p1      54 v[6]
        psubd mm3, mm0                                  ;   191.7 p0      54 v[6]
        pxor mm3, [sha512_blocks.T2_bias]               ;   192.7 p0+p2   54 v[6]
        movq mm0, mm2                                   ;   190.7 p1      39 v[2] copy
        psllq mm0, 6                                    ;   191.7 p1      39 v[2]
        pxor mm0, mm2                                   ;   192.7 p0      39 v[2]
        psllq mm0, 5                                    ;   193.7 p1      39 v[2]
        pxor mm0, mm2                                   ;   194.7 p0      39 v[2]
        psllq mm0, 0x19                                 ;   195.7 p1      39 v[2]
        pxor mm0, mm6                                   ;   196.7 p0      39 v[2]
        movq mm6, mm7                                   ;   194.7 p0      44 v[2] copy
        paddd mm0, mm5                                  ;   197.7 p1      55 v[2]
        pxor mm6, mm2                                   ;   195.7 p0      44 v[2]
        pand mm1, mm6                                   ;   196.7 p1      44 v[2]
        pxor mm1, mm7                                   ;   197.7 p0      44 v[2]
        paddd mm1, mm0                                  ;   198.7 p1      55 v[2]
        pcmpgtd mm5, mm0                                ;   198.7 p0      55 v[2]
        pcmpgtd mm0, mm1                                ;   199.7 p1      55 v[2]
        paddd mm5, mm0                                  ;   200.7 p0      55 v[2]
        psllq mm5, 0x20                                 ;   201.7 p1      55 v[2]
        psubd mm1, mm5                                  ;   202.7 p0      55 v[2]
        movq mm5, mm3                                   ;   199.7 p1      40 t1 copy
        movq mm0, mm3                                   ;   200.7 p0      40 t1 copy
        psrlq mm5, 0x17                                 ;   200.7 p1      40 t1
        psllq mm0, 4                                    ;   201.7 p1      40 t1
        pxor mm0, mm3                                   ;   202.7 p0      40 t1
        psllq mm0, 0x17                                 ;   203.7 p1      40 t1
        pxor mm0, mm3                                   ;   204.7 p0      40 t1
        pxor mm5, mm3                                   ;   203.7 p0      40 t1
        psrlq mm5, 4                                    ;   204.7 p1      40 t1
        psllq mm0, 0x17                                 ;   205.7 p1      40 t1
        pxor mm5, mm3                                   ;   205.7 p0      40 t1
        psrlq mm5, 0xe                                  ;   206.7 p1      40 t1
        pxor mm0, mm5                                   ;   207.7 p0      40 t1
        movq mm5, [ebp + 128]                           ;   191.0 p2      43 t1
        pxor mm5, mm4                                   ;   206.7 p0      43 t1
        pand mm5, mm3                                   ;   207.7 p1      43 t1
        movq mm7, [ebp + 136]                           ;   192.0 p2      53 t1
        pxor mm7, [sha512_blocks.T2_bias]               ;   207.7 p0+p2   53 t1
        paddd mm0, mm7                                  ;   208.7 p1      53 t1
        pcmpgtd mm7, mm0                                ;   209.7 p0      53 t1
        pxor mm5, [ebp + 128]                           ;   208.7 p1+p2   43 t1
        paddd mm5, mm0                                  ;   209.7 p0      53 t1
        pcmpgtd mm0, mm5                                ;   210.7 p1      53 t1
        paddd mm7, mm0                                  ;   211.7 p0      53 t1
        movq mm0, mm5                                   ;   210.7 p1      53 t1 copy
        paddd mm0, [sha512_blocks.T1_constants64 + 48]  ;   211.7 p0+p2   53 t1
        pcmpgtd mm5, mm0                                ;   212.7 p1      53 t1
        pxor mm1, [sha512_blocks.T2_bias]               ;   212.7 p0+p2   55 v[2]
        paddd mm7, mm5                                  ;   213.7 p1      53 t1
        movq mm5, mm0                                   ;   213.7 p0      53 t1 copy
        paddd mm5, [ebp - 16]                           ;   214.7 p1+p2   53 t1
        pcmpgtd mm0, mm5                                ;   215.7 p0      53 t1
        paddd mm7, mm0                                  ;   216.7 p1      53 t1
        movq mm0, [ebp + 144]                           ;   202.7 p2      54 v[5]
        movq [ebp + 144], mm4                           ;   203.7 p3+p4   54 v[7] spill
        movq [ebp + 136], mm2                           ;   204.7 p3+p4   55 v[3] spill
        movq mm4, mm1                                   ;   215.7 p0      39 v[1] copy
        psrlq mm4, 5                                    ;   216.7 p1      39 v[1]
        pxor mm4, mm1                                   ;   217.7 p0      39 v[1]
        psrlq mm4, 6                                    ;   218.7 p1      39 v[1]
        pxor mm0, [sha512_blocks.T2_bias]               ;   217.7 p0+p2   54 v[5]
        psllq mm7, 0x20                                 ;   217.7 p1      53 t1
        pxor mm4, mm1                                   ;   219.7 p0      39 v[1]
        psrlq mm4, 0x1c                                 ;   220.7 p1      39 v[1]
        psubd mm5, mm7                                  ;   219.7 p0      53 t1
        pxor mm5, [sha512_blocks.T2_bias]               ;   220.7 p1+p2   53 t1
        movq mm7, mm0                                   ;   220.7 p0      54 v[5] copy
        paddd mm7, mm5                                  ;   221.7 p1      54 v[5]
        pcmpgtd mm0, mm7                                ;   222.7 p0      54 v[5]
        psllq mm0, 0x20                                 ;   223.7 p1      54 v[5]
        psubd mm7, mm0                                  ;   224.7 p0      54 v[5]
        movq mm0, mm1                                   ;   222.7 p1      39 v[1] copy
        psllq mm0, 6                                    ;   223.7 p1      39 v[1]
        pxor mm0, mm1                                   ;   224.7 p0      39 v[1]
        psllq mm0, 5                                    ;   225.7 p1      39 v[1]
        pxor mm0, mm1                                   ;   226.7 p0      39 v[1]
        psllq mm0, 0x19                                 ;   227.7 p1      39 v[1]
        pxor mm0, mm4                                   ;   228.7 p0      39 v[1]
        movq mm4, mm2                                   ;   226.7 p0      44 v[1] copy
        pxor mm4, mm1                                   ;   227.7 p1      44 v[1]
        pand mm6, mm4                                   ;   228.7 p0      44 v[1]
        pxor mm6, mm2                                   ;   229.7 p1      44 v[1]
        pxor mm5, [sha512_blocks.T2_bias]               ;   228.7 p0+p2   55 v[1]
        paddd mm0, mm5                                  ;   229.7 p1      55 v[1]
        paddd mm6, mm0                                  ;   230.7 p0      55 v[1]
        pcmpgtd mm5, mm0                                ;   230.7 p1      55 v[1]
        pcmpgtd mm0, mm6                                ;   231.7 p0      55 v[1]
        movq mm2, [ebp + 128]                           ;   217.7 p2      53 t1
        paddd mm5, mm0                                  ;   232.7 p1      55 v[1]
        psllq mm5, 0x20                                 ;   233.7 p1      55 v[1]
        psubd mm6, mm5                                  ;   234.7 p0      55 v[1]
        pxor mm6, [sha512_blocks.T2_bias]               ;   235.7 p0+p2   55 v[1]
        pxor mm7, [sha512_blocks.T2_bias]               ;   232.7 p1+p2   54 v[5]
        movq mm0, mm7                                   ;   233.7 p0      40 t1 copy
        movq mm5, mm7                                   ;   233.7 p1      40 t1 copy
        psllq mm0, 4                                    ;   234.7 p1      40 t1
        psrlq mm5, 0x17                                 ;   235.7 p1      40 t1
        pxor mm5, mm7                                   ;   236.7 p0      40 t1
        psrlq mm5, 4                                    ;   237.7 p1      40 t1
        pxor mm5, mm7                                   ;   238.7 p0      40 t1
        pxor mm2, [sha512_blocks.T2_bias]               ;   236.7 p0+p2   53 t1
        pxor mm0, mm7                                   ;   237.7 p0      40 t1
        psllq mm0, 0x17                                 ;   238.7 p1      40 t1
        pxor mm0, mm7                                   ;   239.7 p0      40 t1
        psllq mm0, 0x17                                 ;   240.7 p1      40 t1
        psrlq mm5, 0xe                                  ;   239.7 p1      40 t1
        pxor mm0, mm5                                   ;   241.7 p0      40 t1
        movq mm5, [ebp + 144]                           ;   226.0 p2      43 t1
        pxor mm5, mm3                                   ;   240.7 p0      43 t1
        pand mm5, mm7                                   ;   241.7 p1      43 t1
        paddd mm0, mm2                                  ;   242.7 p0      53 t1
        pxor mm5, [ebp + 144]                           ;   242.7 p1+p2   43 t1
        paddd mm5, mm0                                  ;   243.7 p0      53 t1
        pcmpgtd mm2, mm0                                ;   243.7 p1      53 t1
        pcmpgtd mm0, mm5                                ;   244.7 p0      53 t1
        paddd mm2, mm0                                  ;   245.7 p1      53 t1
        movq mm0, mm5                                   ;   244.7 p0      53 t1 copy
        paddd mm0, [sha512_blocks.T1_constants64 + 56]  ;   245.7 p1+p2   53 t1
        pcmpgtd mm5, mm0                                ;   246.7 p0      53 t1
        paddd mm2, mm5                                  ;   247.7 p1      53 t1
        movq mm5, mm0                                   ;   246.7 p0      53 t1 copy
        paddd mm5, [ebp - 8]                            ;   247.7 p1+p2   53 t1
        pcmpgtd mm0, mm5                                ;   248.7 p0      53 t1
        paddd mm2, mm0                                  ;   249.7 p1      53 t1
        movq mm0, [ebp + 152]                           ;   235.7 p2      54 v[4]
        psllq mm2, 0x20                                 ;   250.7 p1      53 t1
        movq [ebp + 152], mm3                           ;   237.0 p3+p4   54 v[6] spill
        movq mm3, mm6                                   ;   248.7 p0      39 v[0] copy
        psubd mm5, mm2                                  ;   251.7 p0      53 t1
        psrlq mm3, 5                                    ;   249.7 p1      39 v[0]
        pxor mm0, [sha512_blocks.T2_bias]               ;   250.7 p0+p2   54 v[4]
        movq mm2, mm0                                   ;   251.7 p1      54 v[4] copy
        pxor mm5, [sha512_blocks.T2_bias]               ;   252.7 p0+p2   53 t1
        paddd mm2, mm5                                  ;   253.7 p1      54 v[4]
        pxor mm5, [sha512_blocks.T2_bias]               ;   253.7 p0+p2   55 v[0]
        pxor mm3, mm6                                   ;   252.7 p1      39 v[0]
        psrlq mm3, 6                                    ;   253.7 p1      39 v[0]
        pcmpgtd mm0, mm2                                ;   254.7 p0      54 v[4]
        psllq mm0, 0x20                                 ;   255.7 p1      54 v[4]
        pxor mm3, mm6                                   ;   254.7 p0      39 v[0]
        psubd mm2, mm0                                  ;   256.7 p0      54 v[4]
        psrlq mm3, 0x1c                                 ;   255.7 p1      39 v[0]
        movq mm0, mm6                                   ;   256.7 p0      39 v[0] copy
        psllq mm0, 6                                    ;   257.7 p1      39 v[0]
        pxor mm0, mm6                                   ;   258.7 p0      39 v[0]
        psllq mm0, 5                                    ;   259.7 p1      39 v[0]
        pxor mm0, mm6                                   ;   260.7 p0      39 v[0]
        psllq mm0, 0x19                                 ;   261.7 p1      39 v[0]
        pxor mm0, mm3                                   ;   262.7 p0      39 v[0]
        movq mm3, mm1                                   ;   259.7 p1      44 v[0] copy
        pxor mm3, mm6                                   ;   260.7 p0      44 v[0]
        paddd mm0, mm5                                  ;   263.7 p1      55 v[0]
        pcmpgtd mm5, mm0                                ;   264.7 p0      55 v[0]
        pand mm4, mm3                                   ;   261.7 p1      44 v[0]
        pxor mm4, mm1                                   ;   262.7 p0      44 v[0]
        paddd mm4, mm0                                  ;   264.7 p1      55 v[0]
        pcmpgtd mm0, mm4                                ;   265.7 p0      55 v[0]
        paddd mm5, mm0                                  ;   266.7 p1      55 v[0]
        pxor mm2, [sha512_blocks.T2_bias]               ;   264.7 p0+p2   54 v[4]
        movq mm0, mm2                                   ;   265.7 p1      40 t1 copy
        psllq mm0, 4                                    ;   266.7 p1      40 t1
        movq [ebp + 128], mm1                           ;   252.0 p3+p4   55 v[2] spill
        psllq mm5, 0x20                                 ;   267.7 p1      55 v[0]
        psubd mm4, mm5                                  ;   268.7 p0      55 v[0]
        movq mm1, [ebp + 144]                           ;   253.3 p2      53 t1
        pxor mm1, [sha512_blocks.T2_bias]               ;   266.7 p0+p2   53 t1
        movq mm5, mm2                                   ;   267.7 p0      40 t1 copy
        psrlq mm5, 0x17                                 ;   268.7 p1      40 t1
        pxor mm5, mm2                                   ;   269.7 p0      40 t1
        psrlq mm5, 4                                    ;   270.7 p1      40 t1
        pxor mm0, mm2                                   ;   269.7 p0      40 t1
        psllq mm0, 0x17                                 ;   270.7 p1      40 t1
        pxor mm0, mm2                                   ;   271.7 p0      40 t1
        psllq mm0, 0x17                                 ;   272.7 p1      40 t1
        pxor mm5, mm2                                   ;   271.7 p0      40 t1
        psrlq mm5, 0xe                                  ;   272.7 p1      40 t1
        pxor mm0, mm5                                   ;   273.7 p0      40 t1
        movq mm5, [ebp + 152]                           ;   258.0 p2      43 t1
        pxor mm5, mm7                                   ;   272.7 p1      43 t1
        pand mm5, mm2                                   ;   273.7 p0      43 t1
        pxor mm5, [ebp + 152]                           ;   274.7 p1+p2   43 t1
        paddd mm0, mm1                                  ;   274.7 p0      53 t1
        paddd mm5, mm0                                  ;   275.7 p1      53 t1
        pxor mm4, [sha512_blocks.T2_bias]               ;   275.7 p0+p2   55 v[0]
        pcmpgtd mm1, mm0                                ;   275.7 p1      53 t1
        pcmpgtd mm0, mm5                                ;   276.7 p0      53 t1
        paddd mm1, mm0                                  ;   277.7 p1      53 t1
        movq mm0, mm5                                   ;   277.7 p0      53 t1 copy
        paddd mm0, [sha512_blocks.T1_constants64 + 64]  ;   278.7 p1+p2   53 t1
        pcmpgtd mm5, mm0                                ;   279.7 p0      53 t1
        paddd mm1, mm5                                  ;   280.7 p1      53 t1
        movq mm5, mm0                                   ;   279.7 p0      53 t1 copy
        paddd mm5, [ebp + 0]                            ;   280.7 p1+p2   53 t1
        pcmpgtd mm0, mm5                                ;   281.7 p0      53 t1
        paddd mm1, mm0                                  ;   282.7 p1      53 t1
        psllq mm1, 0x20                                 ;   283.7 p1      53 t1
        psubd mm5, mm1                                  ;   284.7 p0      53 t1
        movq mm0, [ebp + 136]                           ;   270.0 p2      54 v[3]
        movq [ebp + 136], mm7                           ;   270.3 p3+p4   54 v[5] spill
        movq mm7, mm4                                   ;   282.7 p0      39 v[7] copy
        psrlq mm7, 5                                    ;   283.7 p1      39 v[7]
        pxor mm5, [sha512_blocks.T2_bias]               ;   285.7 p0+p2   53 t1
        pxor mm7, mm4                                   ;   284.7 p1      39 v[7]
        pxor mm0, [sha512_blocks.T2_bias]               ;   284.7 p0+p2   54 v[3]
        movq mm1, mm0                                   ;   285.7 p1      54 v[3] copy
        paddd mm1, mm5                                  ;   286.7 p0      54 v[3]
        movq [ebp + 144], mm6                           ;   274.0 p3+p4   55 v[1] spill
        psrlq mm7, 6                                    ;   285.7 p1      39 v[7]
        pxor mm7, mm4                                   ;   286.7 p0      39 v[7]
        psrlq mm7, 0x1c                                 ;   287.7 p1      39 v[7]
        pcmpgtd mm0, mm1                                ;   287.7 p0      54 v[3]
        psllq mm0, 0x20                                 ;   288.7 p1      54 v[3]
        psubd mm1, mm0                                  ;   289.7 p0      54 v[3]
        pxor mm5, [sha512_blocks.T2_bias]               ;   288.7 p1+p2   55 v[7]
        movq mm0, mm4                                   ;   289.7 p0      39 v[7] copy
        psllq mm0, 6                                    ;   290.7 p1      39 v[7]
        pxor mm0, mm4                                   ;   291.7 p0      39 v[7]
        psllq mm0, 5                                    ;   292.7 p1      39 v[7]
        pxor mm0, mm4                                   ;   293.7 p0      39 v[7]
        psllq mm0, 0x19                                 ;   294.7 p1      39 v[7]
        pxor mm0, mm7                                   ;   295.7 p0      39 v[7]
        movq mm7, mm6                                   ;   292.7 p1      44 v[7] copy
        pxor mm1, [sha512_blocks.T2_bias]               ;   293.7 p0+p2   54 v[3]
        pxor mm7, mm4                                   ;   293.7 p1      44 v[7]
        paddd mm0, mm5                                  ;   296.7 p0      55 v[7]
        pand mm3, mm7                                   ;   294.7 p1      44 v[7]
        pxor mm3, mm6                                   ;   295.7 p0      44 v[7]
        paddd mm3, mm0                                  ;   297.7 p1      55 v[7]
        pcmpgtd mm5, mm0                                ;   297.7 p0      55 v[7]
        pcmpgtd mm0, mm3                                ;   298.7 p1      55 v[7]
        paddd mm5, mm0                                  ;   299.7 p0      55 v[7]
        psllq mm5, 0x20                                 ;   300.7 p1      55 v[7]
        psubd mm3, mm5                                  ;   301.7 p0      55 v[7]
        movq mm5, mm1                                   ;   298.7 p1      40 t1 copy
        movq mm0, mm1                                   ;   299.7 p0      40 t1 copy
        psllq mm0, 4                                    ;   300.7 p1      40 t1
        pxor mm0, mm1                                   ;   301.7 p0      40 t1
        psrlq mm5, 0x17                                 ;   300.7 p1      40 t1
        psllq mm0, 0x17                                 ;   302.7 p1      40 t1
        pxor mm5, mm1                                   ;   301.7 p0      40 t1
        pxor mm0, mm1                                   ;   303.7 p0      40 t1
        psllq mm0, 0x17                                 ;   304.7 p1      40 t1
        psrlq mm5, 4                                    ;   303.7 p1      40 t1
        pxor mm5, mm1                                   ;   304.7 p0      40 t1
        psrlq mm5, 0xe                                  ;   305.7 p1      40 t1
        pxor mm0, mm5                                   ;   306.7 p0      40 t1
        movq mm5, [ebp + 136]                           ;   291.0 p2      43 t1
        pxor mm5, mm2                                   ;   305.7 p0      43 t1
        pand mm5, mm1                                   ;   306.7 p1      43 t1
        pxor mm5, [ebp + 136]                           ;   307.7 p0+p2   43 t1
        movq mm6, [ebp + 152]                           ;   293.0 p2      53 t1
        pxor mm6, [sha512_blocks.T2_bias]               ;   306.7 p1+p2   53 t1
        paddd mm0, mm6                                  ;   307.7 p0      53 t1
        pcmpgtd mm6, mm0                                ;   308.7 p1      53 t1
        paddd mm5, mm0                                  ;   308.7 p0      53 t1
        pcmpgtd mm0, mm5                                ;   309.7 p1      53 t1
        paddd mm6, mm0                                  ;   310.7 p0      53 t1
        pxor mm3, [sha512_blocks.T2_bias]               ;   309.7 p1+p2   55 v[7]
        movq mm0, mm5                                   ;   310.7 p0      53 t1 copy
        paddd mm0, [sha512_blocks.T1_constants64 + 72]  ;   311.7 p1+p2   53 t1
        pcmpgtd mm5, mm0                                ;   312.7 p0      53 t1
        paddd mm6, mm5                                  ;   313.7 p1      53 t1
        movq mm5, mm0                                   ;   312.7 p0      53 t1 copy
        paddd mm5, [ebp + 8]                            ;   313.7 p1+p2   53 t1
        pcmpgtd mm0, mm5                                ;   314.7 p0      53 t1
        paddd mm6, mm0                                  ;   315.7 p1      53 t1
        movq mm0, [ebp + 128]                           ;   301.7 p2      54 v[2]
        movq [ebp + 128], mm2                           ;   302.7 p3+p4   54 v[4] spill
        movq mm2, mm3                                   ;   314.7 p0      39 v[6] copy
        psrlq mm2, 5                                    ;   315.7 p1      39 v[6]
        pxor mm2, mm3                                   ;   316.7 p0      39 v[6]
        psrlq mm2, 6                                    ;   317.7 p1      39 v[6]
        pxor mm2, mm3                                   ;   318.7 p0      39 v[6]
        pxor mm0, [sha512_blocks.T2_bias]               ;   316.7 p1+p2   54 v[2]
        psrlq mm2, 0x1c                                 ;   319.7 p1      39 v[6]
        psllq mm6, 0x20                                 ;   318.7 p1      53 t1
        psubd mm5, mm6                                  ;   319.7 p0      53 t1
        movq mm6, mm0                                   ;   318.7 p0      54 v[2] copy
        pxor mm5, [sha512_blocks.T2_bias]               ;   320.7 p0+p2   53 t1
        paddd mm6, mm5                                  ;   321.7 p1      54 v[2]
        pcmpgtd mm0, mm6                                ;   322.7 p0      54 v[2]
        psllq mm0, 0x20                                 ;   323.7 p1      54 v[2]
        psubd mm6, mm0                                  ;   324.7 p0      54 v[2]
        movq mm0, mm3                                   ;   321.7 p1      39 v[6] copy
        pxor mm5, [sha512_blocks.T2_bias]               ;   322.7 p0+p2   55 v[6]
        psllq mm0, 6                                    ;   322.7 p1      39 v[6]
        pxor mm0, mm3                                   ;   323.7 p0      39 v[6]
        psllq mm0, 5                                    ;   324.7 p1      39 v[6]
        pxor mm0, mm3                                   ;   325.7 p0      39 v[6]
        psllq mm0, 0x19                                 ;   326.7 p1      39 v[6]
        movq [ebp + 152], mm4                           ;   312.3 p3+p4   55 v[0] spill
        pxor mm6, [sha512_blocks.T2_bias]               ;   325.7 p0+p2   54 v[2]
        pxor mm0, mm2                                   ;   327.7 p1      39 v[6]
        movq mm2, mm4                                   ;   326.7 p0      44 v[6] copy
        paddd mm0, mm5                                  ;   328.7 p1      55 v[6]
        pcmpgtd mm5, mm0                                ;   329.7 p0      55 v[6]
        pxor mm2, mm3                                   ;   327.7 p1      44 v[6]
        pand mm7, mm2                                   ;   328.7 p0      44 v[6]
        pxor mm7, mm4                                   ;   329.7 p1      44 v[6]
        paddd mm7, mm0                                  ;   330.7 p0      55 v[6]
        pcmpgtd mm0, mm7                                ;   331.7 p1      55 v[6]
        paddd mm5, mm0                                  ;   332.7 p0      55 v[6]
        psllq mm5, 0x20                                 ;   333.7 p1      55 v[6]
        psubd mm7, mm5                                  ;   334.7 p0      55 v[6]
        pxor mm7, [sha512_blocks.T2_bias]               ;   335.7 p1+p2   55 v[6]
        movq mm5, mm6                                   ;   332.7 p0      40 t1 copy
        psrlq mm5, 0x17                                 ;   333.7 p1      40 t1
        pxor mm5, mm6                                   ;   334.7 p0      40 t1
        psrlq mm5, 4                                    ;   335.7 p1      40 t1
        pxor mm5, mm6                                   ;   336.7 p0      40 t1
        movq mm4, [ebp + 136]                           ;   321.0 p2      53 t1
        pxor mm4, [sha512_blocks.T2_bias]               ;   334.7 p1+p2   53 t1
        movq mm0, mm6                                   ;   335.7 p0      40 t1 copy
        psllq mm0, 4                                    ;   336.7 p1      40 t1
        pxor mm0, mm6                                   ;   337.7 p0      40 t1
        psrlq mm5, 0xe                                  ;   337.7 p1      40 t1
        psllq mm0, 0x17                                 ;   338.7 p1      40 t1
        pxor mm0, mm6                                   ;   339.7 p0      40 t1
        psllq mm0, 0x17                                 ;   340.7 p1      40 t1
        pxor mm0, mm5                                   ;   341.7 p0      40 t1
        paddd mm0, mm4                                  ;   342.7 p0      53 t1
        pcmpgtd mm4, mm0                                ;   343.7 p1      53 t1
        movq mm5, [ebp + 128]                           ;   327.3 p2      43 t1
        pxor mm5, mm1                                   ;   340.7 p0      43 t1
        pand mm5, mm6                                   ;   341.7 p1      43 t1
        pxor mm5, [ebp + 128]                           ;   342.7 p0+p2   43 t1
        paddd mm5, mm0                                  ;   343.7 p1      53 t1
        pcmpgtd mm0, mm5                                ;   344.7 p0      53 t1
        paddd mm4, mm0                                  ;   345.7 p1      53 t1
        movq mm0, mm5                                   ;   344.7 p0      53 t1 copy
        paddd mm0, [sha512_blocks.T1_constants64 + 80]  ;   345.7 p1+p2   53 t1
        pcmpgtd mm5, mm0                                ;   346.7 p0      53 t1
        paddd mm4, mm5                                  ;   347.7 p1      53 t1
        movq mm5, mm0                                   ;   346.7 p0      53 t1 copy
        paddd mm5, [ebp + 16]                           ;   347.7 p1+p2   53 t1
        pcmpgtd mm0, mm5                                ;   348.7 p0      53 t1
        paddd mm4, mm0                                  ;   349.7 p1      53 t1
        movq mm0, [ebp + 144]                           ;   334.7 p2      54 v[1]
        movq [ebp + 144], mm1                           ;   335.7 p3+p4   54 v[3] spill
        movq mm1, mm7                                   ;   347.7 p0      39 v[5] copy
        pxor mm0, [sha512_blocks.T2_bias]               ;   347.7 p1+p2   54 v[1]
        psllq mm4, 0x20                                 ;   350.7 p1      53 t1
        psubd mm5, mm4                                  ;   351.7 p0      53 t1
        movq mm4, mm0                                   ;   349.7 p0      54 v[1] copy
        pxor mm5, [sha512_blocks.T2_bias]               ;   352.7 p1+p2   53 t1
        paddd mm4, mm5                                  ;   353.7 p0      54 v[1]
        psrlq mm1, 5                                    ;   350.7 p1      39 v[5]
        pxor mm1, mm7                                   ;   351.7 p0      39 v[5]
        psrlq mm1, 6                                    ;   352.7 p1      39 v[5]
        pxor mm1, mm7                                   ;   353.7 p0      39 v[5]
        psrlq mm1, 0x1c                                 ;   354.7 p1      39 v[5]
        pxor mm5, [sha512_blocks.T2_bias]               ;   353.7 p0+p2   55 v[5]
        movq [ebp + 136], mm3                           ;   342.7 p3+p4   55 v[7] spill
        pcmpgtd mm0, mm4                                ;   354.7 p1      54 v[1]
        psllq mm0, 0x20                                 ;   355.7 p1      54 v[1]
        psubd mm4, mm0                                  ;   356.7 p0      54 v[1]
        movq mm0, mm7                                   ;   355.7 p0      39 v[5] copy
        psllq mm0, 6                                    ;   356.7 p1      39 v[5]
        pxor mm0, mm7                                   ;   357.7 p0      39 v[5]
        psllq mm0, 5                                    ;   358.7 p1      39 v[5]
        pxor mm0, mm7                                   ;   359.7 p0      39 v[5]
        pxor mm4, [sha512_blocks.T2_bias]               ;   357.7 p1+p2   54 v[1]
        psllq mm0, 0x19                                 ;   360.7 p1      39 v[5]
        pxor mm0, mm1                                   ;   361.7 p0      39 v[5]
        paddd mm0, mm5                                  ;   362.7 p0      55 v[5]
        pcmpgtd mm5, mm0                                ;   363.7 p1      55 v[5]
        movq mm1, mm3                                   ;   360.7 p0      44 v[5] copy
        pxor mm1, mm7                                   ;   361.7 p1      44 v[5]
        pand mm2, mm1                                   ;   362.7 p0      44 v[5]
        pxor mm2, mm3                                   ;   363.7 p1      44 v[5]
        paddd mm2, mm0                                  ;   364.7 p0      55 v[5]
        pcmpgtd mm0, mm2                                ;   365.7 p1      55 v[5]
        paddd mm5, mm0                                  ;   366.7 p0      55 v[5]
        movq mm0, mm4                                   ;   363.7 p1      40 t1 copy
        psllq mm0, 4                                    ;   364.7 p1      40 t1
        psllq mm5, 0x20                                 ;   367.7 p1      55 v[5]
        psubd mm2, mm5                                  ;   368.7 p0      55 v[5]
        movq mm5, mm4                                   ;   365.7 p0      40 t1 copy
        psrlq mm5, 0x17                                 ;   366.7 p1      40 t1
        pxor mm5, mm4                                   ;   367.7 p0      40 t1
        movq mm3, [ebp + 128]                           ;   354.0 p2      53 t1
        pxor mm2, [sha512_blocks.T2_bias]               ;   369.7 p0+p2   55 v[5]
        psrlq mm5, 4                                    ;   368.7 p1      40 t1
        pxor mm3, [sha512_blocks.T2_bias]               ;   368.7 p0+p2   53 t1
        pxor mm0, mm4                                   ;   368.7 p1      40 t1
        psllq mm0, 0x17                                 ;   369.7 p1      40 t1
        pxor mm0, mm4                                   ;   370.7 p0      40 t1
        psllq mm0, 0x17                                 ;   371.7 p1      40 t1
        pxor mm5, mm4                                   ;   370.7 p0      40 t1
        psrlq mm5, 0xe                                  ;   371.7 p1      40 t1
        pxor mm0, mm5                                   ;   372.7 p0      40 t1
        movq mm5, [ebp + 144]                           ;   358.3 p2      43 t1
        pxor mm5, mm6                                   ;   372.7 p0      43 t1
        pand mm5, mm4                                   ;   373.7 p1      43 t1
        paddd mm0, mm3                                  ;   373.7 p0      53 t1
        pxor mm5, [ebp + 144]                           ;   374.7 p1+p2   43 t1
        pcmpgtd mm3, mm0                                ;   374.7 p0      53 t1
        paddd mm5, mm0                                  ;   375.7 p1      53 t1
        pcmpgtd mm0, mm5                                ;   376.7 p0      53 t1
        paddd mm3, mm0                                  ;   377.7 p1      53 t1
        movq mm0, mm5                                   ;   376.7 p0      53 t1 copy
        paddd mm0, [sha512_blocks.T1_constants64 + 88]  ;   377.7 p1+p2   53 t1
        pcmpgtd mm5, mm0                                ;   378.7 p0      53 t1
        paddd mm3, mm5                                  ;   379.7 p1      53 t1
        movq mm5, mm0                                   ;   378.7 p0      53 t1 copy
        paddd mm5, [ebp + 24]                           ;   379.7 p1+p2   53 t1
        pcmpgtd mm0, mm5                                ;   380.7 p0      53 t1
        paddd mm3, mm0                                  ;   381.7 p1      53 t1
        movq mm0, [ebp + 152]                           ;   368.0 p2      54 v[0]
        psllq mm3, 0x20                                 ;   382.7 p1      53 t1
        movq [ebp + 152], mm6                           ;   368.7 p3+p4   54 v[2] spill
        movq mm6, mm2                                   ;   380.7 p0      39 v[4] copy
        psrlq mm6, 5                                    ;   381.7 p1      39 v[4]
        psubd mm5, mm3                                  ;   383.7 p0      53 t1
        pxor mm0, [sha512_blocks.T2_bias]               ;   382.7 p0+p2   54 v[0]
        movq mm3, mm0                                   ;   383.7 p1      54 v[0] copy
        pxor mm6, mm2                                   ;   383.7 p0      39 v[4]
        psrlq mm6, 6                                    ;   384.7 p1      39 v[4]
        pxor mm6, mm2                                   ;   385.7 p0      39 v[4]
        pxor mm5, [sha512_blocks.T2_bias]               ;   384.7 p1+p2   53 t1
        paddd mm3, mm5                                  ;   385.7 p0      54 v[0]
        psrlq mm6, 0x1c                                 ;   386.7 p1      39 v[4]
        pcmpgtd mm0, mm3                                ;   386.7 p0      54 v[0]
        psllq mm0, 0x20                                 ;   387.7 p1      54 v[0]
        psubd mm3, mm0                                  ;   388.7 p0      54 v[0]
        movq mm0, mm2                                   ;   387.7 p1      39 v[4] copy
        psllq mm0, 6                                    ;   388.7 p1      39 v[4]
        pxor mm3, [sha512_blocks.T2_bias]               ;   389.7 p0+p2   54 v[0]
        pxor mm0, mm2                                   ;   389.7 p0      39 v[4]
        psllq mm0, 5                                    ;   390.7 p1      39 v[4]
        pxor mm0, mm2                                   ;   391.7 p0      39 v[4]
        psllq mm0, 0x19                                 ;   392.7 p1      39 v[4]
        pxor mm0, mm6                                   ;   393.7 p0      39 v[4]
        movq mm6, mm7                                   ;   391.7 p1      44 v[4] copy
        pxor mm6, mm2                                   ;   392.7 p0      44 v[4]
        movq [ebp + 128], mm7                           ;   379.3 p3+p4   55 v[6] spill
        pand mm1, mm6                                   ;   393.7 p1      44 v[4]
        pxor mm1, mm7                                   ;   394.7 p0      44 v[4]
        pxor mm5, [sha512_blocks.T2_bias]               ;   393.7 p1+p2   55 v[4]
        paddd mm0, mm5                                  ;   394.7 p0      55 v[4]
        pcmpgtd mm5, mm0                                ;   395.7 p1      55 v[4]
        paddd mm1, mm0                                  ;   395.7 p0      55 v[4]
        pcmpgtd mm0, mm1                                ;   396.7 p1      55 v[4]
        paddd mm5, mm0                                  ;   397.7 p0      55 v[4]
        movq mm0, mm3                                   ;   396.7 p1      40 t1 copy
        psllq mm0, 4                                    ;   397.7 p1      40 t1
        psllq mm5, 0x20                                 ;   398.7 p1      55 v[4]
        psubd mm1, mm5                                  ;   399.7 p0      55 v[4]
        movq mm5, mm3                                   ;   398.7 p0      40 t1 copy
        pxor mm0, mm3                                   ;   399.7 p0      40 t1
        psrlq mm5, 0x17                                 ;   399.7 p1      40 t1
        pxor mm5, mm3                                   ;   400.7 p0      40 t1
        psrlq mm5, 4                                    ;   401.7 p1      40 t1
        pxor mm5, mm3                                   ;   402.7 p0      40 t1
        movq mm7, [ebp + 144]                           ;   387.3 p2      53 t1
        psrlq mm5, 0xe                                  ;   403.7 p1      40 t1
        psllq mm0, 0x17                                 ;   402.7 p1      40 t1
        pxor mm7, [sha512_blocks.T2_bias]               ;   402.7 p0+p2   53 t1
        pxor mm0, mm3                                   ;   403.7 p0      40 t1
        psllq mm0, 0x17                                 ;   404.7 p1      40 t1
        pxor mm0, mm5                                   ;   405.7 p0      40 t1
        movq mm5, [ebp + 152]                           ;   390.0 p2      43 t1
        pxor mm5, mm4                                   ;   404.7 p1      43 t1
        pand mm5, mm3                                   ;   405.7 p0      43 t1
        paddd mm0, mm7                                  ;   406.7 p1      53 t1
        pxor mm5, [ebp + 152]                           ;   406.7 p0+p2   43 t1
        paddd mm5, mm0                                  ;   407.7 p1      53 t1
        pxor mm1, [sha512_blocks.T2_bias]               ;   407.7 p0+p2   55 v[4]
        pcmpgtd mm7, mm0                                ;   407.7 p1      53 t1
        pcmpgtd mm0, mm5                                ;   408.7 p0      53 t1
        movq [ebp + 144], mm2                           ;   395.3 p3+p4   55 v[5] spill
        paddd mm7, mm0                                  ;   409.7 p1      53 t1
        movq mm0, mm5                                   ;   409.7 p0      53 t1 copy
        paddd mm0, [sha512_blocks.T1_constants64 + 96]  ;   410.7 p1+p2   53 t1
        pcmpgtd mm5, mm0                                ;   411.7 p0      53 t1
        paddd mm7, mm5                                  ;   412.7 p1      53 t1
        movq mm5, mm0                                   ;   411.7 p0      53 t1 copy
        paddd mm5, [ebp + 32]                           ;   412.7 p1+p2   53 t1
        pcmpgtd mm0, mm5                                ;   413.7 p0      53 t1
        paddd mm7, mm0                                  ;   414.7 p1      53 t1
        movq mm0, [ebp + 136]                           ;   399.7 p2      54 v[7]
        psllq mm7, 0x20                                 ;   415.7 p1      53 t1
        psubd mm5, mm7                                  ;   416.7 p0      53 t1
        pxor mm0, [sha512_blocks.T2_bias]               ;   414.7 p0+p2   54 v[7]
        movq mm7, mm0                                   ;   415.7 p1      54 v[7] copy
        movq [ebp + 136], mm4                           ;   402.7 p3+p4   54 v[1] spill
        movq mm4, mm1                                   ;   415.7 p0      39 v[3] copy
        pxor mm5, [sha512_blocks.T2_bias]               ;   417.7 p1+p2   53 t1
        psrlq mm4, 5                                    ;   416.7 p1      39 v[3]
        paddd mm7, mm5                                  ;   418.7 p0      54 v[7]
        pcmpgtd mm0, mm7                                ;   419.7 p0      54 v[7]
        psllq mm0, 0x20                                 ;   420.7 p1      54 v[7]
        psubd mm7, mm0                                  ;   421.7 p0      54 v[7]
        pxor mm7, [sha512_blocks.T2_bias]               ;   422.7 p1+p2   54 v[7]
        pxor mm5, [sha512_blocks.T2_bias]               ;   419.7 p0+p2   55 v[3]
        movq mm0, mm1                                   ;   419.7 p1      39 v[3] copy
        psllq mm0, 6                                    ;   420.7 p1      39 v[3]
        pxor mm4, mm1                                   ;   420.7 p0      39 v[3]
        psrlq mm4, 6                                    ;   421.7 p1      39 v[3]
        pxor mm4, mm1                                   ;   422.7 p0      39 v[3]
        psrlq mm4, 0x1c                                 ;   423.7 p1      39 v[3]
        pxor mm0, mm1                                   ;   422.7 p0      39 v[3]
        psllq mm0, 5                                    ;   423.7 p1      39 v[3]
        pxor mm0, mm1                                   ;   424.7 p0      39 v[3]
        psllq mm0, 0x19                                 ;   425.7 p1      39 v[3]
        pxor mm0, mm4                                   ;   426.7 p0      39 v[3]
        movq mm4, mm2                                   ;   425.7 p0      44 v[3] copy
        pxor mm4, mm1                                   ;   426.7 p1      44 v[3]
        pand mm6, mm4                                   ;   427.7 p0      44 v[3]
        pxor mm6, mm2                                   ;   428.7 p1      44 v[3]
        paddd mm0, mm5                                  ;   427.7 p0      55 v[3]
        pcmpgtd mm5, mm0                                ;   428.7 p1      55 v[3]
        paddd mm6, mm0                                  ;   429.7 p0      55 v[3]
        pcmpgtd mm0, mm6                                ;   430.7 p1      55 v[3]
        paddd mm5, mm0                                  ;   431.7 p0      55 v[3]
        psllq mm5, 0x20                                 ;   432.7 p1      55 v[3]
        psubd mm6, mm5                                  ;   433.7 p0      55 v[3]
        movq mm5, mm7                                   ;   430.7 p1      40 t1 copy
        psrlq mm5, 0x17                                 ;   431.7 p1      40 t1
        pxor mm5, mm7                                   ;   432.7 p0      40 t1
        movq mm0, mm7                                   ;   432.7 p0      40 t1 copy
        psllq mm0, 4                                    ;   433.7 p1      40 t1
        pxor mm0, mm7                                   ;   434.7 p0      40 t1
        movq mm2, [ebp + 152]                           ;   419.7 p2      53 t1
        pxor mm2, [sha512_blocks.T2_bias]               ;   433.7 p1+p2   53 t1
        psllq mm0, 0x17                                 ;   435.7 p1      40 t1
        pxor mm0, mm7                                   ;   436.7 p0      40 t1
        psrlq mm5, 4                                    ;   435.7 p1      40 t1
        pxor mm5, mm7                                   ;   436.7 p0      40 t1
        psllq mm0, 0x17                                 ;   437.7 p1      40 t1
        psrlq mm5, 0xe                                  ;   437.7 p1      40 t1
        pxor mm0, mm5                                   ;   438.7 p0      40 t1
        paddd mm0, mm2                                  ;   439.7 p0      53 t1
        movq mm5, [ebp + 136]                           ;   424.7 p2      43 t1
        pxor mm5, mm3                                   ;   438.7 p0      43 t1
        pand mm5, mm7                                   ;   439.7 p1      43 t1
        pxor mm5, [ebp + 136]                           ;   440.7 p0+p2   43 t1
        paddd mm5, mm0                                  ;   441.7 p1      53 t1
        pcmpgtd mm2, mm0                                ;   440.7 p0      53 t1
        pcmpgtd mm0, mm5                                ;   442.7 p1      53 t1
        paddd mm2, mm0                                  ;   443.7 p0      53 t1
        movq mm0, mm5                                   ;   442.7 p1      53 t1 copy
        paddd mm0, [sha512_blocks.T1_constants64 + 104] ;   443.7 p0+p2   53 t1
        pcmpgtd mm5, mm0                                ;   444.7 p1      53 t1
        paddd mm2, mm5                                  ;   445.7 p0      53 t1
        movq mm5, mm0                                   ;   444.7 p1      53 t1 copy
        paddd mm5, [ebp + 40]                           ;   445.7 p0+p2   53 t1
        pcmpgtd mm0, mm5                                ;   446.7 p1      53 t1
        paddd mm2, mm0                                  ;   447.7 p0      53 t1
        movq mm0, [ebp + 128]                           ;   431.7 p2      54 v[6]
        psllq mm2, 0x20                                 ;   448.7 p1      53 t1
        movq [ebp + 128], mm3                           ;   433.7 p3+p4   54 v[0] spill
        pxor mm6, [sha512_blocks.T2_bias]               ;   446.7 p0+p2   55 v[3]
        movq mm3, mm6                                   ;   447.7 p1      39 v[2] copy
        psrlq mm3, 5                                    ;   448.7 p1      39 v[2]
        mov esi, dword [ebp + 288]                      ;   436.0 p2      60 blocks
        pxor mm0, [sha512_blocks.T2_bias]               ;   447.7 p0+p2   54 v[6]
        psubd mm5, mm2                                  ;   449.7 p0      53 t1
        pxor mm5, [sha512_blocks.T2_bias]               ;   450.7 p1+p2   53 t1
        movq mm2, mm0                                   ;   449.7 p0      54 v[6] copy
        paddd mm2, mm5                                  ;   451.7 p1      54 v[6]
        pcmpgtd mm0, mm2                                ;   452.7 p0      54 v[6]
        psllq mm0, 0x20                                 ;   453.7 p1      54 v[6]
        pxor mm3, mm6                                   ;   451.7 p0      39 v[2]
        psrlq mm3, 6                                    ;   452.7 p1      39 v[2]
        psubd mm2, mm0                                  ;   454.7 p0      54 v[6]
        pxor mm5, [sha512_blocks.T2_bias]               ;   452.7 p1+p2   55 v[2]
        movq mm0, mm6                                   ;   453.7 p0      39 v[2] copy
        psllq mm0, 6                                    ;   454.7 p1      39 v[2]
        pxor mm0, mm6                                   ;   455.7 p0      39 v[2]
        psllq mm0, 5                                    ;   456.7 p1      39 v[2]
        pxor mm0, mm6                                   ;   457.7 p0      39 v[2]
        pxor mm3, mm6                                   ;   455.7 p1      39 v[2]
        psrlq mm3, 0x1c                                 ;   456.7 p1      39 v[2]
        psllq mm0, 0x19                                 ;   458.7 p1      39 v[2]
        pxor mm2, [sha512_blocks.T2_bias]               ;   456.7 p0+p2   54 v[6]
        pxor mm0, mm3                                   ;   459.7 p0      39 v[2]
        paddd mm0, mm5                                  ;   460.7 p0      55 v[2]
        pcmpgtd mm5, mm0                                ;   461.7 p1      55 v[2]
        movq mm3, mm1                                   ;   459.7 p0      44 v[2] copy
        pxor mm3, mm6                                   ;   460.7 p1      44 v[2]
        pand mm4, mm3                                   ;   461.7 p0      44 v[2]
        pxor mm4, mm1                                   ;   462.7 p1      44 v[2]
        paddd mm4, mm0                                  ;   463.7 p0      55 v[2]
        pcmpgtd mm0, mm4                                ;   464.7 p1      55 v[2]
        paddd mm5, mm0                                  ;   465.7 p0      55 v[2]
        movq mm0, mm2                                   ;   462.7 p1      40 t1 copy
        psllq mm0, 4                                    ;   463.7 p1      40 t1
        pxor mm0, mm2                                   ;   464.7 p0      40 t1
        psllq mm0, 0x17                                 ;   465.7 p1      40 t1
        movq [ebp + 152], mm1                           ;   451.7 p3+p4   55 v[4] spill
        psllq mm5, 0x20                                 ;   466.7 p1      55 v[2]
        psubd mm4, mm5                                  ;   467.7 p0      55 v[2]
        movq mm5, mm2                                   ;   465.7 p0      40 t1 copy
        psrlq mm5, 0x17                                 ;   466.7 p1      40 t1
        pxor mm5, mm2                                   ;   467.7 p0      40 t1
        psrlq mm5, 4                                    ;   468.7 p1      40 t1
        pxor mm0, mm2                                   ;   467.7 p0      40 t1
        psllq mm0, 0x17                                 ;   468.7 p1      40 t1
        movq mm1, [ebp + 136]                           ;   455.0 p2      53 t1
        pxor mm1, [sha512_blocks.T2_bias]               ;   468.7 p0+p2   53 t1
        pxor mm5, mm2                                   ;   469.7 p0      40 t1
        psrlq mm5, 0xe                                  ;   470.7 p1      40 t1
        pxor mm0, mm5                                   ;   471.7 p0      40 t1
        movq mm5, [ebp + 128]                           ;   457.0 p2      43 t1
        pxor mm5, mm7                                   ;   470.7 p1      43 t1
        pand mm5, mm2                                   ;   471.7 p0      43 t1
        pxor mm5, [ebp + 128]                           ;   472.7 p1+p2   43 t1
        paddd mm0, mm1                                  ;   472.7 p0      53 t1
        pcmpgtd mm1, mm0                                ;   473.7 p1      53 t1
        paddd mm5, mm0                                  ;   473.7 p0      53 t1
        pcmpgtd mm0, mm5                                ;   474.7 p1      53 t1
        paddd mm1, mm0                                  ;   475.7 p0      53 t1
        movq mm0, mm5                                   ;   474.7 p1      53 t1 copy
        paddd mm0, [sha512_blocks.T1_constants64 + 112] ;   475.7 p0+p2   53 t1
        pcmpgtd mm5, mm0                                ;   476.7 p1      53 t1
        paddd mm1, mm5                                  ;   477.7 p0      53 t1
        movq mm5, mm0                                   ;   476.7 p1      53 t1 copy
        paddd mm5, [ebp + 48]                           ;   477.7 p0+p2   53 t1
        pxor mm4, [sha512_blocks.T2_bias]               ;   477.7 p1+p2   55 v[2]
        pcmpgtd mm0, mm5                                ;   478.7 p0      53 t1
        paddd mm1, mm0                                  ;   479.7 p1      53 t1
        psllq mm1, 0x20                                 ;   480.7 p1      53 t1
        movq mm0, [ebp + 144]                           ;   467.7 p2      54 v[5]
        psubd mm5, mm1                                  ;   481.7 p0      53 t1
        pxor mm5, [sha512_blocks.T2_bias]               ;   482.7 p0+p2   53 t1
        pxor mm0, [sha512_blocks.T2_bias]               ;   480.7 p1+p2   54 v[5]
        movq [ebp + 144], mm7                           ;   469.7 p3+p4   54 v[7] spill
        movq mm7, mm4                                   ;   481.7 p0      39 v[1] copy
        psrlq mm7, 5                                    ;   482.7 p1      39 v[1]
        pxor mm7, mm4                                   ;   483.7 p0      39 v[1]
        psrlq mm7, 6                                    ;   484.7 p1      39 v[1]
        movq mm1, mm0                                   ;   483.7 p0      54 v[5] copy
        paddd mm1, mm5                                  ;   484.7 p1      54 v[5]
        pcmpgtd mm0, mm1                                ;   485.7 p0      54 v[5]
        psllq mm0, 0x20                                 ;   486.7 p1      54 v[5]
        psubd mm1, mm0                                  ;   487.7 p0      54 v[5]
        movq mm0, mm4                                   ;   485.7 p1      39 v[1] copy
        psllq mm0, 6                                    ;   486.7 p1      39 v[1]
        pxor mm0, mm4                                   ;   487.7 p0      39 v[1]
        pxor mm7, mm4                                   ;   487.7 p0      39 v[1]
        psrlq mm7, 0x1c                                 ;   488.7 p1      39 v[1]
        psllq mm0, 5                                    ;   488.7 p1      39 v[1]
        pxor mm0, mm4                                   ;   489.7 p0      39 v[1]
        psllq mm0, 0x19                                 ;   490.7 p1      39 v[1]
        pxor mm0, mm7                                   ;   491.7 p0      39 v[1]
        movq mm7, mm6                                   ;   490.7 p0      44 v[1] copy
        pxor mm7, mm4                                   ;   491.7 p1      44 v[1]
        pxor mm5, [sha512_blocks.T2_bias]               ;   491.7 p0+p2   55 v[1]
        paddd mm0, mm5                                  ;   492.7 p1      55 v[1]
        pcmpgtd mm5, mm0                                ;   493.7 p0      55 v[1]
        pand mm3, mm7                                   ;   492.7 p1      44 v[1]
        pxor mm3, mm6                                   ;   493.7 p0      44 v[1]
        pxor mm1, [sha512_blocks.T2_bias]               ;   493.7 p1+p2   54 v[5]
        movq [ebp + 136], mm2                           ;   480.3 p3+p4   54 v[6] spill
        paddd mm3, mm0                                  ;   494.7 p0      55 v[1]
        pcmpgtd mm0, mm3                                ;   495.7 p1      55 v[1]
        paddd mm5, mm0                                  ;   496.7 p0      55 v[1]
        psllq mm5, 0x20                                 ;   497.7 p1      55 v[1]
        psubd mm3, mm5                                  ;   498.7 p0      55 v[1]
        movq mm5, mm1                                   ;   496.7 p1      40 t1 copy
        psrlq mm5, 0x17                                 ;   497.7 p1      40 t1
        movq mm0, mm1                                   ;   497.7 p0      40 t1 copy
        psllq mm0, 4                                    ;   498.7 p1      40 t1
        pxor mm0, mm1                                   ;   499.7 p0      40 t1
        psllq mm0, 0x17                                 ;   500.7 p1      40 t1
        pxor mm0, mm1                                   ;   501.7 p0      40 t1
        pxor mm5, mm1                                   ;   500.7 p0      40 t1
        psllq mm0, 0x17                                 ;   502.7 p1      40 t1
        psrlq mm5, 4                                    ;   501.7 p1      40 t1
        pxor mm5, mm1                                   ;   502.7 p0      40 t1
        psrlq mm5, 0xe                                  ;   503.7 p1      40 t1
        pxor mm0, mm5                                   ;   504.7 p0      40 t1
        movq mm5, [ebp + 144]                           ;   488.7 p2      43 t1
        pxor mm5, mm2                                   ;   503.7 p0      43 t1
        movq mm2, [ebp + 128]                           ;   489.7 p2      53 t1
        pxor mm2, [sha512_blocks.T2_bias]               ;   503.7 p1+p2   53 t1
        paddd mm0, mm2                                  ;   505.7 p0      53 t1
        pcmpgtd mm2, mm0                                ;   506.7 p1      53 t1
        pand mm5, mm1                                   ;   505.7 p0      43 t1
        pxor mm5, [ebp + 144]                           ;   506.7 p1+p2   43 t1
        paddd mm5, mm0                                  ;   507.7 p0      53 t1
        pcmpgtd mm0, mm5                                ;   508.7 p1      53 t1
        paddd mm2, mm0                                  ;   509.7 p0      53 t1
        movq mm0, mm5                                   ;   508.7 p1      53 t1 copy
        paddd mm0, [sha512_blocks.T1_constants64 + 120] ;   509.7 p0+p2   53 t1
        pcmpgtd mm5, mm0                                ;   510.7 p1      53 t1
        paddd mm2, mm5                                  ;   511.7 p0      53 t1
        movq mm5, mm0                                   ;   510.7 p1      53 t1 copy
        paddd mm5, [ebp + 56]                           ;   511.7 p0+p2   53 t1
        pcmpgtd mm0, mm5                                ;   512.7 p1      53 t1
        pxor mm3, [sha512_blocks.T2_bias]               ;   511.7 p0+p2   55 v[1]
        movq [ebp + 128], mm1                           ;   497.7 p3+p4   54 v[5] spill
        movq mm1, [ebp - 128]                           ;   499.7 p2      72 h
        paddd mm2, mm0                                  ;   513.7 p1      53 t1
        movq mm0, mm3                                   ;   512.7 p0      39 v[0] copy
        psllq mm0, 6                                    ;   513.7 p1      39 v[0]
        pxor mm1, [sha512_blocks.T2_bias]               ;   513.7 p0+p2   72 h
        psllq mm2, 0x20                                 ;   514.7 p1      53 t1
        psubd mm5, mm2                                  ;   515.7 p0      53 t1
        movq mm2, mm3                                   ;   514.7 p1      39 v[0] copy
        psrlq mm2, 5                                    ;   515.7 p1      39 v[0]
        pxor mm2, mm3                                   ;   516.7 p0      39 v[0]
        psrlq mm2, 6                                    ;   517.7 p1      39 v[0]
        pxor mm0, mm3                                   ;   516.7 p0      39 v[0]
        psllq mm0, 5                                    ;   517.7 p1      39 v[0]
        pxor mm0, mm3                                   ;   518.7 p0      39 v[0]
        psllq mm0, 0x19                                 ;   519.7 p1      39 v[0]
        pxor mm2, mm3                                   ;   518.7 p0      39 v[0]
        psrlq mm2, 0x1c                                 ;   519.7 p1      39 v[0]
        pxor mm0, mm2                                   ;   520.7 p0      39 v[0]
        movq mm2, mm3                                   ;   520.7 p0      44 v[0] copy
        pxor mm5, [sha512_blocks.T2_bias]               ;   520.7 p1+p2   53 t1
        pxor mm2, mm4                                   ;   521.7 p0      44 v[0]
        pand mm7, mm2                                   ;   522.7 p1      44 v[0]
        movq mm2, mm5                                   ;   522.7 p0      72 h copy
        pxor mm7, mm4                                   ;   523.7 p1      44 v[0]
        paddd mm2, mm1                                  ;   523.7 p0      72 h
        pcmpgtd mm1, mm2                                ;   524.7 p1      72 h
        paddd mm0, mm2                                  ;   524.7 p0      72 h
        pcmpgtd mm2, mm0                                ;   525.7 p1      72 h
        paddd mm1, mm2                                  ;   526.7 p0      72 h
        paddd mm7, mm0                                  ;   525.7 p1      72 h
        pcmpgtd mm0, mm7                                ;   526.7 p0      72 h
        paddd mm1, mm0                                  ;   527.7 p1      72 h
        psllq mm1, 0x20                                 ;   528.7 p1      72 h
        movq mm0, [ebp - 120]                           ;   514.0 p2      72 h
        pxor mm0, [sha512_blocks.T2_bias]               ;   527.7 p0+p2   72 h
        paddd mm3, mm0                                  ;   528.7 p0      72 h
        pcmpgtd mm0, mm3                                ;   529.7 p1      72 h
        psllq mm0, 0x20                                 ;   530.7 p1      72 h
        psubd mm7, mm1                                  ;   529.7 p0      72 h
        psubd mm3, mm0                                  ;   531.7 p0      72 h
        movq mm0, [ebp - 112]                           ;   516.7 p2      72 h
        pxor mm0, [sha512_blocks.T2_bias]               ;   530.7 p1+p2   72 h
        movq mm1, [ebp - 96]                            ;   518.7 p2      72 h
        pxor mm1, [sha512_blocks.T2_bias]               ;   531.7 p0+p2   72 h
        paddd mm4, mm0                                  ;   531.7 p1      72 h
        pcmpgtd mm0, mm4                                ;   532.7 p0      72 h
        psllq mm0, 0x20                                 ;   533.7 p1      72 h
        psubd mm4, mm0                                  ;   534.7 p0      72 h
        movq mm0, [ebp - 104]                           ;   520.7 p2      72 h
        pxor mm0, [sha512_blocks.T2_bias]               ;   533.7 p1+p2   72 h
        paddd mm6, mm0                                  ;   534.7 p0      72 h
        pcmpgtd mm0, mm6                                ;   535.7 p1      72 h
        pxor mm4, [sha512_blocks.T2_bias]               ;   535.7 p0+p2   72 h
        psllq mm0, 0x20                                 ;   536.7 p1      72 h
        psubd mm6, mm0                                  ;   537.7 p0      72 h
        movq mm0, [ebp + 152]                           ;   523.7 p2      72 h
        paddd mm0, mm1                                  ;   536.7 p1      72 h
        add esi, 0x80                                   ;   537.7 p0      60 blocks
        pxor mm7, [sha512_blocks.T2_bias]               ;   537.7 p1+p2   72 h
        paddd mm5, mm0                                  ;   538.7 p0      72 h
        pxor mm6, [sha512_blocks.T2_bias]               ;   538.7 p1+p2   72 h
        movq [ebp - 104], mm6                           ;   539.7 p3+p4   72 h
        pcmpgtd mm1, mm0                                ;   539.7 p0      72 h
        pcmpgtd mm0, mm5                                ;   539.7 p1      72 h
        paddd mm1, mm0                                  ;   540.7 p0      72 h
        movq mm0, [ebp + 128]                           ;   530.0 p2      72 h
        psllq mm1, 0x20                                 ;   541.7 p1      72 h
        psubd mm5, mm1                                  ;   542.7 p0      72 h
        movq mm1, [ebp - 88]                            ;   531.0 p2      72 h
        pxor mm3, [sha512_blocks.T2_bias]               ;   541.7 p1+p2   72 h
        movq [ebp - 120], mm3                           ;   542.7 p3+p4   72 h
        pxor mm5, [sha512_blocks.T2_bias]               ;   543.7 p0+p2   72 h
        mov dword [ebp + 288], esi                      ;   538.7 p3+p4   60 blocks
        pxor mm1, [sha512_blocks.T2_bias]               ;   542.7 p1+p2   72 h
        paddd mm0, mm1                                  ;   543.7 p0      72 h
        movq [ebp - 96], mm5                            ;   544.7 p3+p4   72 h
        pcmpgtd mm1, mm0                                ;   544.7 p1      72 h
        psllq mm1, 0x20                                 ;   545.7 p1      72 h
        psubd mm0, mm1                                  ;   546.7 p0      72 h
        movq mm1, [ebp - 80]                            ;   536.7 p2      72 h
        pxor mm1, [sha512_blocks.T2_bias]               ;   545.7 p0+p2   72 h
        pxor mm0, [sha512_blocks.T2_bias]               ;   547.7 p1+p2   72 h
        movq [ebp - 88], mm0                            ;   548.7 p3+p4   72 h
        movq mm0, [ebp + 136]                           ;   539.7 p2      72 h
        paddd mm0, mm1                                  ;   546.7 p0      72 h
        pcmpgtd mm1, mm0                                ;   547.7 p1      72 h
        psllq mm1, 0x20                                 ;   548.7 p1      72 h
        psubd mm0, mm1                                  ;   549.7 p0      72 h
        pxor mm0, [sha512_blocks.T2_bias]               ;   550.7 p0+p2   72 h
        movq mm1, [ebp - 72]                            ;   541.7 p2      72 h
        pxor mm1, [sha512_blocks.T2_bias]               ;   548.7 p1+p2   72 h
        movq [ebp - 80], mm0                            ;   551.7 p3+p4   72 h
        movq mm0, [ebp + 144]                           ;   543.7 p2      72 h
        paddd mm0, mm1                                  ;   549.7 p0      72 h
        pcmpgtd mm1, mm0                                ;   550.7 p1      72 h
        psllq mm1, 0x20                                 ;   551.7 p1      72 h
        movq [ebp - 112], mm4                           ;   544.3 p3+p4   72 h
        psubd mm0, mm1                                  ;   552.7 p0      72 h
        pxor mm0, [sha512_blocks.T2_bias]               ;   553.7 p0+p2   72 h
        movq [ebp - 128], mm7                           ;   546.0 p3+p4   72 h
        movq [ebp - 72], mm0                            ;   554.7 p3+p4   72 h
        cmp esi, dword [ebp + 292]                      ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        movq mm0, [ebp - 128]                           ;     0.0 p2      60 blocks reload
        mov esi, dword [ebp + 280]                      ;     1.0 p2      60 blocks reload
        movq [esi], mm0                                 ;     3.0 p3+p4   60 blocks
        movq mm0, [ebp - 120]                           ;     2.0 p2      60 blocks reload
        movq [esi + 8], mm0                             ;     5.0 p3+p4   60 blocks
        movq mm0, [ebp - 112]                           ;     3.0 p2      60 blocks reload
        movq [esi + 16], mm0                            ;     6.0 p3+p4   60 blocks
        movq mm0, [ebp - 104]                           ;     4.0 p2      60 blocks reload
        movq [esi + 24], mm0                            ;     7.0 p3+p4   60 blocks
        movq mm0, [ebp - 96]                            ;     5.0 p2      60 blocks reload
        movq [esi + 32], mm0                            ;     8.0 p3+p4   60 blocks
        movq mm0, [ebp - 88]                            ;     6.0 p2      60 blocks reload
        movq [esi + 40], mm0                            ;     9.0 p3+p4   60 blocks
        movq mm0, [ebp - 80]                            ;     7.0 p2      60 blocks reload
        movq [esi + 48], mm0                            ;    10.0 p3+p4   60 blocks
        movq mm0, [ebp - 72]                            ;     8.0 p2      60 blocks reload
        movq [esi + 56], mm0                            ;    11.0 p3+p4   60 blocks
        emms                                            ;                    x87 state
        mov esp, dword [ebp + 304]                      ;                    frame
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
; bias
        align 16, db 0
sha512_blocks.T2_bias:
        dq 0x0000000080000000

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
