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
        movq mm7, mm0                                   ;     1.0 p0      40 t1 copy
        psrlq mm7, 0x17                                 ;     2.0 p1      40 t1
        pxor mm7, mm0                                   ;     3.0 p0      40 t1
        pxor mm3, [sha512_blocks.T2_bias]               ;     3.0 p1+p2   53 t1
        pxor mm6, mm0                                   ;     3.0 p0      40 t1
        psllq mm6, 0x17                                 ;     4.0 p1      40 t1
        psrlq mm7, 4                                    ;     4.3 p1      40 t1
        pxor mm7, mm0                                   ;     5.3 p0      40 t1
        psrlq mm7, 0xe                                  ;     6.3 p1      40 t1
        pxor mm6, mm0                                   ;     5.0 p0      40 t1
        psllq mm6, 0x17                                 ;     6.3 p1      40 t1
        pxor mm6, mm7                                   ;     7.3 p0      40 t1
        movq mm7, mm2                                   ;     7.0 p0      43 t1 copy
        paddd mm6, mm3                                  ;     8.3 p1      53 t1
        pcmpgtd mm3, mm6                                ;     9.3 p0      53 t1
        pxor mm7, mm1                                   ;     8.3 p1      43 t1
        pand mm7, mm0                                   ;     9.3 p0      43 t1
        pxor mm7, mm2                                   ;    10.3 p1      43 t1
        movq [ebp + 128], mm2                           ;     7.0 p3+p4   43 t1 spill
        movq mm2, [ebp + 64]                            ;     7.7 p2      39 v[7] copy
        paddd mm7, mm6                                  ;    11.3 p0      53 t1
        pcmpgtd mm6, mm7                                ;    12.3 p1      53 t1
        paddd mm3, mm6                                  ;    13.3 p0      53 t1
        psrlq mm2, 5                                    ;    11.3 p1      39 v[7]
        movq mm6, [esi]                                 ;     9.3 p2      53 t1
        paddd mm6, mm7                                  ;    12.3 p0      53 t1
        movq [ebp + 136], mm1                           ;    10.0 p3+p4   43 t1 spill
        movq mm1, [ebp + 80]                            ;    10.7 p2      44 v[7]
        pxor mm5, [sha512_blocks.T2_bias]               ;    12.3 p1+p2   54 v[3]
        pcmpgtd mm7, mm6                                ;    13.3 p0      53 t1
        paddd mm3, mm7                                  ;    14.3 p1      53 t1
        movq mm7, mm6                                   ;    14.0 p0      53 t1 copy
        paddd mm7, mm4                                  ;    15.0 p1      53 t1
        pcmpgtd mm6, mm7                                ;    16.0 p0      53 t1
        paddd mm3, mm6                                  ;    17.0 p1      53 t1
        psllq mm3, 0x20                                 ;    18.0 p1      53 t1
        psubd mm7, mm3                                  ;    19.0 p0      53 t1
        movq mm6, mm5                                   ;    17.0 p0      54 v[3] copy
        movq mm3, [ebp + 64]                            ;    14.7 p2      39 v[7]
        pxor mm7, [sha512_blocks.T2_bias]               ;    20.0 p1+p2   53 t1
        paddd mm6, mm7                                  ;    21.0 p0      54 v[3]
        psllq mm3, 6                                    ;    18.3 p1      39 v[7]
        pcmpgtd mm5, mm6                                ;    22.0 p0      54 v[3]
        psllq mm5, 0x20                                 ;    23.0 p1      54 v[3]
        psubd mm6, mm5                                  ;    24.0 p0      54 v[3]
        movq mm5, [ebp + 64]                            ;    17.3 p2      39 v[7] reload
        pxor mm2, mm5                                   ;    20.3 p1      39 v[7]
        psrlq mm2, 6                                    ;    21.3 p1      39 v[7]
        pxor mm3, mm5                                   ;    21.0 p0      39 v[7]
        pxor mm2, mm5                                   ;    22.3 p0      39 v[7]
        psllq mm3, 5                                    ;    22.3 p1      39 v[7]
        pxor mm3, mm5                                   ;    23.3 p0      39 v[7]
        psllq mm3, 0x19                                 ;    24.3 p1      39 v[7]
        psrlq mm2, 0x1c                                 ;    24.3 p1      39 v[7]
        pxor mm3, mm2                                   ;    25.3 p0      39 v[7]
        movq mm2, [ebp + 64]                            ;    20.7 p2      44 v[7] copy
        pxor mm2, [ebp + 72]                            ;    25.0 p0+p2   44 v[7]
        pxor mm7, [sha512_blocks.T2_bias]               ;    25.3 p1+p2   55 v[7]
        movq mm5, mm2                                   ;    26.0 p0      44 v[7] copy
        pxor mm1, [ebp + 72]                            ;    26.3 p1+p2   44 v[7]
        paddd mm3, mm7                                  ;    27.0 p0      55 v[7]
        pand mm5, mm1                                   ;    27.3 p1      44 v[7]
        movq [ebp + 144], mm2                           ;    26.0 p3+p4   44 v[7] spill
        movq mm2, mm3                                   ;    28.0 p0      55 v[7] copy
        movq mm1, [ebp + 72]                            ;    25.0 p2      44 v[7] reload
        pxor mm5, mm1                                   ;    28.3 p1      44 v[7]
        pcmpgtd mm7, mm3                                ;    29.0 p0      55 v[7]
        paddd mm2, mm5                                  ;    29.3 p1      55 v[7]
        movq mm5, [ebp + 48]                            ;    26.3 p2      42 w[0] copy
        pxor mm6, [sha512_blocks.T2_bias]               ;    30.0 p0+p2   54 v[3]
        pxor mm4, [sha512_blocks.T2_bias]               ;    30.3 p1+p2   68 w[0]
        pcmpgtd mm3, mm2                                ;    31.0 p0      55 v[7]
        paddd mm7, mm3                                  ;    32.0 p1      55 v[7]
        psllq mm7, 0x20                                 ;    33.0 p1      55 v[7]
        psubd mm2, mm7                                  ;    34.0 p0      55 v[7]
        movq mm7, [ebp + 48]                            ;    29.3 p2      42 w[0]
        psllq mm7, 0x2a                                 ;    33.3 p1      42 w[0]
        movq mm3, [ebp + 48]                            ;    30.3 p2      42 w[0] reload
        pxor mm7, mm3                                   ;    34.3 p0      42 w[0]
        psllq mm7, 3                                    ;    35.3 p1      42 w[0]
        psrlq mm5, 0x2a                                 ;    35.3 p1      42 w[0]
        pxor mm5, mm3                                   ;    36.3 p0      42 w[0]
        psrlq mm5, 0xd                                  ;    37.3 p1      42 w[0]
        pxor mm5, mm3                                   ;    38.3 p0      42 w[0]
        movq mm3, [ebp - 56]                            ;    32.3 p2      41 w[0]
        psrlq mm3, 1                                    ;    37.3 p1      41 w[0]
        psrlq mm5, 6                                    ;    39.3 p1      42 w[0]
        pxor mm2, [sha512_blocks.T2_bias]               ;    36.0 p0+p2   55 v[7]
        pxor mm3, [ebp - 56]                            ;    38.3 p0+p2   41 w[0]
        pxor mm7, mm5                                   ;    40.3 p0      42 w[0]
        movq mm5, [ebp - 56]                            ;    35.3 p2      41 w[0]
        psllq mm5, 7                                    ;    39.3 p1      41 w[0]
        pxor mm5, [ebp - 56]                            ;    40.3 p0+p2   41 w[0]
        psllq mm5, 0x38                                 ;    41.3 p1      41 w[0]
        psrlq mm3, 6                                    ;    41.3 p1      41 w[0]
        pxor mm3, [ebp - 56]                            ;    42.3 p0+p2   41 w[0]
        psrlq mm3, 1                                    ;    43.3 p1      41 w[0]
        pxor mm5, mm3                                   ;    44.3 p0      41 w[0]
        paddd mm7, mm4                                  ;    42.0 p0      68 w[0]
        pcmpgtd mm4, mm7                                ;    43.0 p0      68 w[0]
        movq mm3, mm7                                   ;    43.3 p1      68 w[0] copy
        paddd mm3, [ebp + 8]                            ;    44.3 p0+p2   68 w[0]
        pcmpgtd mm7, mm3                                ;    45.3 p1      68 w[0]
        paddd mm4, mm7                                  ;    46.3 p0      68 w[0]
        movq mm7, mm6                                   ;    45.3 p1      40 t1 copy
        paddd mm5, mm3                                  ;    46.0 p0      68 w[0]
        pcmpgtd mm3, mm5                                ;    47.0 p1      68 w[0]
        psllq mm7, 4                                    ;    47.3 p1      40 t1
        pxor mm7, mm6                                   ;    48.3 p0      40 t1
        psllq mm7, 0x17                                 ;    49.3 p1      40 t1
        pxor mm7, mm6                                   ;    50.3 p0      40 t1
        paddd mm4, mm3                                  ;    49.0 p0      68 w[0]
        psllq mm4, 0x20                                 ;    50.0 p1      68 w[0]
        psubd mm5, mm4                                  ;    51.0 p0      68 w[0]
        psllq mm7, 0x17                                 ;    51.3 p1      40 t1
        pxor mm5, [sha512_blocks.T2_bias]               ;    52.0 p0+p2   68 w[0]
        movq mm3, mm6                                   ;    51.3 p1      40 t1 copy
        movq [ebp + 152], mm5                           ;    53.0 p3+p4   68 w[0] spill
        movq mm5, [ebp + 128]                           ;    46.0 p2      53 t1
        pxor mm5, [sha512_blocks.T2_bias]               ;    52.0 p0+p2   53 t1
        psrlq mm3, 0x17                                 ;    52.3 p1      40 t1
        pxor mm3, mm6                                   ;    53.3 p0      40 t1
        psrlq mm3, 4                                    ;    54.3 p1      40 t1
        pxor mm3, mm6                                   ;    55.3 p0      40 t1
        psrlq mm3, 0xe                                  ;    56.3 p1      40 t1
        pxor mm7, mm3                                   ;    57.3 p0      40 t1
        movq mm3, mm6                                   ;    55.3 p1      43 t1 copy
        movq mm4, mm0                                   ;    56.0 p0      43 t1 copy
        paddd mm7, mm5                                  ;    58.3 p1      53 t1
        pxor mm4, [ebp + 136]                           ;    57.0 p0+p2   43 t1
        pand mm3, mm4                                   ;    58.0 p1      43 t1
        movq mm4, [ebp + 136]                           ;    51.0 p2      43 t1 reload
        pxor mm3, mm4                                   ;    59.0 p0      43 t1
        paddd mm3, mm7                                  ;    60.0 p1      53 t1
        pcmpgtd mm5, mm7                                ;    59.3 p0      53 t1
        pcmpgtd mm7, mm3                                ;    61.0 p1      53 t1
        movq mm4, [esi + 8]                             ;    52.7 p2      53 t1
        paddd mm4, mm3                                  ;    61.0 p0      53 t1
        paddd mm5, mm7                                  ;    62.0 p1      53 t1
        pcmpgtd mm3, mm4                                ;    62.0 p0      53 t1
        paddd mm5, mm3                                  ;    63.0 p1      53 t1
        movq mm3, [ebp - 56]                            ;    54.3 p2      41 w[0] reload
        movq mm7, mm4                                   ;    62.0 p0      53 t1 copy
        paddd mm7, mm3                                  ;    63.0 p1      53 t1
        movq mm3, mm2                                   ;    63.0 p0      39 v[6] copy
        pcmpgtd mm4, mm7                                ;    64.0 p1      53 t1
        paddd mm5, mm4                                  ;    65.0 p0      53 t1
        movq mm4, [ebp + 80]                            ;    56.3 p2      54 v[2]
        psllq mm5, 0x20                                 ;    66.0 p1      53 t1
        psubd mm7, mm5                                  ;    67.0 p0      53 t1
        psrlq mm3, 5                                    ;    65.3 p1      39 v[6]
        pxor mm3, mm2                                   ;    66.3 p0      39 v[6]
        pxor mm7, [sha512_blocks.T2_bias]               ;    68.0 p1+p2   53 t1
        psrlq mm3, 6                                    ;    67.3 p1      39 v[6]
        pxor mm3, mm2                                   ;    68.3 p0      39 v[6]
        psrlq mm3, 0x1c                                 ;    69.3 p1      39 v[6]
        pxor mm4, [sha512_blocks.T2_bias]               ;    68.0 p0+p2   54 v[2]
        movq mm5, mm4                                   ;    69.0 p0      54 v[2] copy
        paddd mm5, mm7                                  ;    70.0 p1      54 v[2]
        pcmpgtd mm4, mm5                                ;    71.0 p0      54 v[2]
        psllq mm4, 0x20                                 ;    72.0 p1      54 v[2]
        psubd mm5, mm4                                  ;    73.0 p0      54 v[2]
        movq mm4, mm2                                   ;    71.3 p1      39 v[6] copy
        psllq mm4, 6                                    ;    72.3 p1      39 v[6]
        pxor mm4, mm2                                   ;    73.3 p0      39 v[6]
        pxor mm5, [sha512_blocks.T2_bias]               ;    74.0 p0+p2   54 v[2]
        psllq mm4, 5                                    ;    74.3 p1      39 v[6]
        pxor mm4, mm2                                   ;    75.3 p0      39 v[6]
        psllq mm4, 0x19                                 ;    76.3 p1      39 v[6]
        pxor mm4, mm3                                   ;    77.3 p0      39 v[6]
        movq mm3, [ebp + 144]                           ;    65.0 p2      44 v[6]
        movq [ebp + 144], mm0                           ;    65.3 p3+p4   40 t1 spill
        movq mm0, mm2                                   ;    75.3 p1      44 v[6] copy
        pxor mm7, [sha512_blocks.T2_bias]               ;    76.0 p0+p2   55 v[6]
        paddd mm4, mm7                                  ;    78.3 p1      55 v[6]
        pxor mm0, mm1                                   ;    77.0 p0      44 v[6]
        pand mm3, mm0                                   ;    78.0 p1      44 v[6]
        pxor mm3, mm1                                   ;    79.0 p0      44 v[6]
        pcmpgtd mm7, mm4                                ;    79.3 p1      55 v[6]
        paddd mm3, mm4                                  ;    80.0 p0      55 v[6]
        pcmpgtd mm4, mm3                                ;    81.0 p1      55 v[6]
        paddd mm7, mm4                                  ;    82.0 p0      55 v[6]
        psllq mm7, 0x20                                 ;    83.0 p1      55 v[6]
        psubd mm3, mm7                                  ;    84.0 p0      55 v[6]
        movq mm4, [ebp + 56]                            ;    70.3 p2      42 w[1] copy
        psrlq mm4, 0x2a                                 ;    81.3 p1      42 w[1]
        movq mm7, [ebp + 56]                            ;    71.3 p2      42 w[1]
        psllq mm7, 0x2a                                 ;    82.3 p1      42 w[1]
        movq mm0, [ebp + 56]                            ;    72.3 p2      42 w[1] reload
        pxor mm7, mm0                                   ;    83.3 p0      42 w[1]
        pxor mm3, [sha512_blocks.T2_bias]               ;    85.0 p0+p2   55 v[6]
        pxor mm4, mm0                                   ;    83.3 p1      42 w[1]
        psrlq mm4, 0xd                                  ;    84.3 p1      42 w[1]
        pxor mm4, mm0                                   ;    85.3 p0      42 w[1]
        movq mm0, [ebp - 48]                            ;    74.3 p2      41 w[1]
        psrlq mm0, 1                                    ;    85.3 p1      41 w[1]
        pxor mm0, [ebp - 48]                            ;    86.3 p0+p2   41 w[1]
        psllq mm7, 3                                    ;    86.3 p1      42 w[1]
        psrlq mm4, 6                                    ;    87.3 p1      42 w[1]
        pxor mm7, mm4                                   ;    88.3 p0      42 w[1]
        movq mm4, [ebp - 48]                            ;    76.3 p2      41 w[1]
        psllq mm4, 7                                    ;    88.3 p1      41 w[1]
        psrlq mm0, 6                                    ;    89.3 p1      41 w[1]
        pxor mm0, [ebp - 48]                            ;    90.3 p0+p2   41 w[1]
        pxor mm4, [ebp - 48]                            ;    89.3 p0+p2   41 w[1]
        psllq mm4, 0x38                                 ;    90.3 p1      41 w[1]
        psrlq mm0, 1                                    ;    91.3 p1      41 w[1]
        pxor mm4, mm0                                   ;    92.3 p0      41 w[1]
        movq mm0, [ebp - 56]                            ;    80.0 p2      68 w[1]
        pxor mm0, [sha512_blocks.T2_bias]               ;    90.0 p0+p2   68 w[1]
        paddd mm7, mm0                                  ;    91.0 p0      68 w[1]
        pcmpgtd mm0, mm7                                ;    92.0 p0      68 w[1]
        movq mm1, mm7                                   ;    92.3 p1      68 w[1] copy
        paddd mm1, [ebp + 16]                           ;    93.3 p0+p2   68 w[1]
        paddd mm4, mm1                                  ;    94.3 p1      68 w[1]
        pcmpgtd mm7, mm1                                ;    94.3 p0      68 w[1]
        pcmpgtd mm1, mm4                                ;    95.3 p1      68 w[1]
        paddd mm0, mm7                                  ;    95.3 p0      68 w[1]
        paddd mm0, mm1                                  ;    96.3 p1      68 w[1]
        psllq mm0, 0x20                                 ;    97.3 p1      68 w[1]
        psubd mm4, mm0                                  ;    98.3 p0      68 w[1]
        pxor mm4, [sha512_blocks.T2_bias]               ;    99.3 p0+p2   68 w[1]
        movq mm7, mm5                                   ;    97.3 p1      40 t1 copy
        psllq mm7, 4                                    ;    98.3 p1      40 t1
        movq [ebp - 56], mm4                            ;   100.3 p3+p4   68 w[1] spill
        pxor mm7, mm5                                   ;    99.3 p0      40 t1
        movq mm0, mm5                                   ;    99.0 p0      40 t1 copy
        psrlq mm0, 0x17                                 ;   100.0 p1      40 t1
        pxor mm0, mm5                                   ;   101.0 p0      40 t1
        psrlq mm0, 4                                    ;   102.0 p1      40 t1
        pxor mm0, mm5                                   ;   103.0 p0      40 t1
        psrlq mm0, 0xe                                  ;   104.0 p1      40 t1
        psllq mm7, 0x17                                 ;   102.3 p1      40 t1
        pxor mm7, mm5                                   ;   103.3 p0      40 t1
        psllq mm7, 0x17                                 ;   104.3 p1      40 t1
        pxor mm7, mm0                                   ;   105.3 p0      40 t1
        movq mm4, [ebp + 136]                           ;    92.0 p2      53 t1
        pxor mm4, [sha512_blocks.T2_bias]               ;   104.0 p0+p2   53 t1
        movq mm0, mm6                                   ;   104.3 p1      43 t1 copy
        paddd mm7, mm4                                  ;   106.3 p0      53 t1
        pcmpgtd mm4, mm7                                ;   107.3 p1      53 t1
        movq mm1, [ebp + 144]                           ;    94.0 p2      40 t1 reload
        pxor mm0, mm1                                   ;   106.0 p0      43 t1
        pand mm0, mm5                                   ;   107.0 p1      43 t1
        pxor mm0, mm1                                   ;   108.0 p0      43 t1
        paddd mm0, mm7                                  ;   109.0 p1      53 t1
        pcmpgtd mm7, mm0                                ;   110.0 p0      53 t1
        paddd mm4, mm7                                  ;   111.0 p1      53 t1
        movq mm1, [esi + 16]                            ;    96.3 p2      53 t1
        paddd mm1, mm0                                  ;   110.0 p0      53 t1
        movq mm7, mm1                                   ;   111.0 p1      53 t1 copy
        pcmpgtd mm0, mm1                                ;   111.0 p0      53 t1
        paddd mm4, mm0                                  ;   112.0 p1      53 t1
        movq mm0, [ebp - 48]                            ;    98.0 p2      41 w[1] reload
        paddd mm7, mm0                                  ;   112.0 p0      53 t1
        movq mm0, mm3                                   ;   111.3 p1      39 v[5] copy
        pcmpgtd mm1, mm7                                ;   113.0 p0      53 t1
        psrlq mm0, 5                                    ;   112.3 p1      39 v[5]
        paddd mm4, mm1                                  ;   114.0 p0      53 t1
        movq mm1, [ebp + 72]                            ;   100.7 p2      54 v[1]
        pxor mm1, [sha512_blocks.T2_bias]               ;   113.3 p1+p2   54 v[1]
        psllq mm4, 0x20                                 ;   115.0 p1      53 t1
        pxor mm0, mm3                                   ;   114.0 p0      39 v[5]
        psrlq mm0, 6                                    ;   115.3 p1      39 v[5]
        psubd mm7, mm4                                  ;   116.0 p0      53 t1
        movq mm4, mm1                                   ;   116.0 p0      54 v[1] copy
        movq [ebp + 160], mm2                           ;   103.3 p3+p4   55 v[7] spill
        pxor mm0, mm3                                   ;   116.3 p1      39 v[5]
        psrlq mm0, 0x1c                                 ;   117.3 p1      39 v[5]
        pxor mm7, [sha512_blocks.T2_bias]               ;   117.0 p0+p2   53 t1
        paddd mm4, mm7                                  ;   118.0 p0      54 v[1]
        pcmpgtd mm1, mm4                                ;   119.0 p1      54 v[1]
        psllq mm1, 0x20                                 ;   120.0 p1      54 v[1]
        psubd mm4, mm1                                  ;   121.0 p0      54 v[1]
        movq [ebp + 136], mm3                           ;   107.3 p3+p4   55 v[6] spill
        movq mm1, mm3                                   ;   120.0 p0      39 v[5] copy
        psllq mm1, 6                                    ;   121.0 p1      39 v[5]
        pxor mm1, mm3                                   ;   122.0 p0      39 v[5]
        psllq mm1, 5                                    ;   123.0 p1      39 v[5]
        pxor mm1, mm3                                   ;   124.0 p0      39 v[5]
        psllq mm1, 0x19                                 ;   125.0 p1      39 v[5]
        pxor mm1, mm0                                   ;   126.0 p0      39 v[5]
        movq mm0, mm3                                   ;   123.3 p1      44 v[5] copy
        movq mm3, mm2                                   ;   124.0 p0      44 v[5] copy
        pxor mm3, [ebp + 64]                            ;   125.0 p1+p2   44 v[5]
        pxor mm0, mm2                                   ;   125.0 p0      44 v[5]
        pand mm3, mm0                                   ;   126.0 p1      44 v[5]
        pxor mm3, mm2                                   ;   127.0 p0      44 v[5]
        pxor mm7, [sha512_blocks.T2_bias]               ;   126.3 p1+p2   55 v[5]
        paddd mm1, mm7                                  ;   127.3 p0      55 v[5]
        pcmpgtd mm7, mm1                                ;   128.3 p1      55 v[5]
        paddd mm3, mm1                                  ;   128.3 p0      55 v[5]
        movq [ebp + 168], mm0                           ;   126.0 p3+p4   44 v[5] spill
        movq mm0, [ebp + 152]                           ;   116.3 p2      42 w[2]
        psrlq mm0, 0x2a                                 ;   128.3 p1      42 w[2]
        pcmpgtd mm1, mm3                                ;   129.3 p0      55 v[5]
        paddd mm7, mm1                                  ;   130.3 p1      55 v[5]
        movq mm1, [ebp + 152]                           ;   117.7 p2      42 w[2]
        psllq mm7, 0x20                                 ;   131.3 p1      55 v[5]
        psubd mm3, mm7                                  ;   132.3 p0      55 v[5]
        movq mm7, [ebp + 152]                           ;   118.7 p2      42 w[2]
        psllq mm7, 0x2a                                 ;   131.3 p1      42 w[2]
        pxor mm1, mm7                                   ;   132.3 p0      42 w[2]
        movq mm7, [ebp + 152]                           ;   119.7 p2      42 w[2]
        pxor mm7, mm0                                   ;   132.0 p0      42 w[2]
        movq mm0, [ebp - 40]                            ;   120.7 p2      41 w[2] reload
        psrlq mm7, 0xd                                  ;   133.0 p1      42 w[2]
        movq mm2, [ebp + 152]                           ;   121.7 p2      42 w[2]
        pxor mm2, mm7                                   ;   134.0 p0      42 w[2]
        pxor mm3, [sha512_blocks.T2_bias]               ;   133.3 p1+p2   55 v[5]
        pxor mm4, [sha512_blocks.T2_bias]               ;   134.0 p0+p2   54 v[1]
        psllq mm1, 3                                    ;   134.3 p1      42 w[2]
        movq mm7, [ebp - 40]                            ;   124.7 p2      41 w[2]
        psllq mm7, 7                                    ;   135.3 p1      41 w[2]
        psrlq mm2, 6                                    ;   136.3 p1      42 w[2]
        pxor mm1, mm2                                   ;   137.3 p0      42 w[2]
        movq mm2, [ebp - 40]                            ;   127.0 p2      41 w[2] copy
        psrlq mm2, 1                                    ;   137.3 p1      41 w[2]
        pxor mm2, mm0                                   ;   138.3 p0      41 w[2]
        pxor mm7, mm0                                   ;   137.0 p0      41 w[2]
        psrlq mm2, 6                                    ;   139.3 p1      41 w[2]
        pxor mm2, mm0                                   ;   140.3 p0      41 w[2]
        psrlq mm2, 1                                    ;   141.3 p1      41 w[2]
        psllq mm7, 0x38                                 ;   140.3 p1      41 w[2]
        pxor mm7, mm2                                   ;   142.3 p0      41 w[2]
        movq mm2, [ebp - 48]                            ;   130.0 p2      68 w[2]
        pxor mm2, [sha512_blocks.T2_bias]               ;   140.0 p0+p2   68 w[2]
        paddd mm1, mm2                                  ;   141.0 p0      68 w[2]
        movq mm0, mm1                                   ;   142.0 p1      68 w[2] copy
        paddd mm0, [ebp + 24]                           ;   143.0 p0+p2   68 w[2]
        pcmpgtd mm2, mm1                                ;   142.3 p1      68 w[2]
        pcmpgtd mm1, mm0                                ;   144.0 p0      68 w[2]
        paddd mm2, mm1                                  ;   145.0 p1      68 w[2]
        paddd mm7, mm0                                  ;   144.0 p0      68 w[2]
        pcmpgtd mm0, mm7                                ;   145.0 p1      68 w[2]
        paddd mm2, mm0                                  ;   146.0 p0      68 w[2]
        psllq mm2, 0x20                                 ;   147.0 p1      68 w[2]
        psubd mm7, mm2                                  ;   148.0 p0      68 w[2]
        movq mm1, mm4                                   ;   146.3 p1      40 t1 copy
        movq mm0, mm4                                   ;   147.0 p0      40 t1 copy
        psllq mm0, 4                                    ;   148.0 p1      40 t1
        psrlq mm1, 0x17                                 ;   148.3 p1      40 t1
        pxor mm0, mm4                                   ;   149.0 p0      40 t1
        psllq mm0, 0x17                                 ;   150.0 p1      40 t1
        pxor mm7, [sha512_blocks.T2_bias]               ;   149.0 p0+p2   68 w[2]
        movq [ebp - 48], mm7                            ;   150.0 p3+p4   68 w[2] spill
        movq mm2, [esi + 24]                            ;   138.3 p2      53 t1
        movq mm7, [ebp + 144]                           ;   139.3 p2      53 t1
        pxor mm7, [sha512_blocks.T2_bias]               ;   150.0 p0+p2   53 t1
        pxor mm0, mm4                                   ;   151.0 p1      40 t1
        psllq mm0, 0x17                                 ;   152.0 p1      40 t1
        pxor mm1, mm4                                   ;   151.0 p0      40 t1
        psrlq mm1, 4                                    ;   152.3 p1      40 t1
        pxor mm1, mm4                                   ;   153.3 p0      40 t1
        psrlq mm1, 0xe                                  ;   154.3 p1      40 t1
        pxor mm0, mm1                                   ;   155.3 p0      40 t1
        paddd mm0, mm7                                  ;   156.3 p0      53 t1
        pcmpgtd mm7, mm0                                ;   157.3 p1      53 t1
        movq mm1, mm6                                   ;   155.0 p0      43 t1 copy
        pxor mm1, mm5                                   ;   156.0 p1      43 t1
        pand mm1, mm4                                   ;   157.0 p0      43 t1
        pxor mm1, mm6                                   ;   158.0 p1      43 t1
        paddd mm1, mm0                                  ;   159.0 p0      53 t1
        pcmpgtd mm0, mm1                                ;   160.0 p1      53 t1
        paddd mm7, mm0                                  ;   161.0 p0      53 t1
        paddd mm2, mm1                                  ;   160.0 p1      53 t1
        pcmpgtd mm1, mm2                                ;   161.0 p0      53 t1
        paddd mm7, mm1                                  ;   162.0 p1      53 t1
        movq mm1, [ebp - 40]                            ;   146.3 p2      41 w[2] reload
        movq mm0, mm2                                   ;   161.0 p0      53 t1 copy
        paddd mm0, mm1                                  ;   162.0 p1      53 t1
        movq mm1, mm3                                   ;   161.0 p0      39 v[4] copy
        psrlq mm1, 5                                    ;   162.0 p1      39 v[4]
        pxor mm1, mm3                                   ;   163.0 p0      39 v[4]
        psrlq mm1, 6                                    ;   164.0 p1      39 v[4]
        pxor mm1, mm3                                   ;   165.0 p0      39 v[4]
        pcmpgtd mm2, mm0                                ;   163.3 p1      53 t1
        paddd mm7, mm2                                  ;   164.3 p0      53 t1
        psllq mm7, 0x20                                 ;   165.3 p1      53 t1
        psubd mm0, mm7                                  ;   166.3 p0      53 t1
        pxor mm0, [sha512_blocks.T2_bias]               ;   167.3 p1+p2   53 t1
        movq mm7, [ebp + 64]                            ;   152.0 p2      54 v[0]
        pxor mm7, [sha512_blocks.T2_bias]               ;   166.0 p0+p2   54 v[0]
        movq mm2, mm7                                   ;   167.0 p1      54 v[0] copy
        movq [ebp + 144], mm3                           ;   153.0 p3+p4   55 v[5] spill
        psrlq mm1, 0x1c                                 ;   167.3 p1      39 v[4]
        paddd mm2, mm0                                  ;   168.3 p0      54 v[0]
        pcmpgtd mm7, mm2                                ;   169.3 p0      54 v[0]
        psllq mm7, 0x20                                 ;   170.3 p1      54 v[0]
        psubd mm2, mm7                                  ;   171.3 p0      54 v[0]
        movq mm7, mm3                                   ;   169.3 p1      39 v[4] copy
        psllq mm7, 6                                    ;   170.3 p1      39 v[4]
        pxor mm7, mm3                                   ;   171.3 p0      39 v[4]
        psllq mm7, 5                                    ;   172.3 p1      39 v[4]
        pxor mm7, mm3                                   ;   173.3 p0      39 v[4]
        pxor mm0, [sha512_blocks.T2_bias]               ;   172.0 p0+p2   55 v[4]
        psllq mm7, 0x19                                 ;   174.3 p1      39 v[4]
        pxor mm7, mm1                                   ;   175.3 p0      39 v[4]
        movq mm1, [ebp + 136]                           ;   160.0 p2      44 v[4]
        pxor mm1, mm3                                   ;   173.3 p1      44 v[4]
        paddd mm7, mm0                                  ;   176.3 p0      55 v[4]
        movq mm3, [ebp + 168]                           ;   162.3 p2      44 v[4]
        pand mm3, mm1                                   ;   174.3 p1      44 v[4]
        pxor mm3, [ebp + 136]                           ;   175.3 p0+p2   44 v[4]
        paddd mm3, mm7                                  ;   177.3 p1      55 v[4]
        pcmpgtd mm0, mm7                                ;   177.3 p0      55 v[4]
        movq [ebp + 168], mm1                           ;   174.3 p3+p4   44 v[4] spill
        pcmpgtd mm7, mm3                                ;   178.3 p1      55 v[4]
        paddd mm0, mm7                                  ;   179.3 p0      55 v[4]
        movq mm7, [ebp - 56]                            ;   166.0 p2      42 w[3]
        psllq mm0, 0x20                                 ;   180.3 p1      55 v[4]
        psubd mm3, mm0                                  ;   181.3 p0      55 v[4]
        psllq mm7, 0x2a                                 ;   178.3 p1      42 w[3]
        pxor mm3, [sha512_blocks.T2_bias]               ;   182.3 p0+p2   55 v[4]
        movq [ebp + 176], mm3                           ;   183.3 p3+p4   55 v[4] spill
        movq mm3, [ebp - 56]                            ;   169.0 p2      42 w[3]
        movq mm0, [ebp - 56]                            ;   170.0 p2      42 w[3]
        pxor mm0, mm7                                   ;   179.3 p1      42 w[3]
        movq mm7, [ebp - 56]                            ;   171.0 p2      42 w[3]
        psrlq mm3, 0x2a                                 ;   180.3 p1      42 w[3]
        pxor mm7, mm3                                   ;   181.3 p0      42 w[3]
        movq mm1, [ebp - 56]                            ;   172.0 p2      42 w[3]
        movq mm3, [ebp - 32]                            ;   173.0 p2      41 w[3] copy
        psrlq mm7, 0xd                                  ;   182.3 p1      42 w[3]
        pxor mm1, mm7                                   ;   183.3 p0      42 w[3]
        psrlq mm1, 6                                    ;   184.3 p1      42 w[3]
        psrlq mm3, 1                                    ;   183.3 p1      41 w[3]
        psllq mm0, 3                                    ;   184.3 p1      42 w[3]
        pxor mm0, mm1                                   ;   185.3 p0      42 w[3]
        movq mm1, [ebp - 32]                            ;   174.3 p2      41 w[3] reload
        pxor mm3, mm1                                   ;   184.3 p0      41 w[3]
        psrlq mm3, 6                                    ;   185.3 p1      41 w[3]
        pxor mm3, mm1                                   ;   186.3 p0      41 w[3]
        psrlq mm3, 1                                    ;   187.3 p1      41 w[3]
        pxor mm2, [sha512_blocks.T2_bias]               ;   185.0 p0+p2   54 v[0]
        movq mm7, [ebp - 32]                            ;   177.7 p2      41 w[3]
        pxor mm6, [sha512_blocks.T2_bias]               ;   186.0 p0+p2   53 t1
        psllq mm7, 7                                    ;   187.3 p1      41 w[3]
        pxor mm7, mm1                                   ;   188.3 p0      41 w[3]
        psllq mm7, 0x38                                 ;   189.3 p1      41 w[3]
        pxor mm7, mm3                                   ;   190.3 p0      41 w[3]
        movq mm3, [ebp - 40]                            ;   179.7 p2      68 w[3]
        pxor mm3, [sha512_blocks.T2_bias]               ;   189.0 p0+p2   68 w[3]
        paddd mm0, mm3                                  ;   190.0 p1      68 w[3]
        movq mm1, mm0                                   ;   191.0 p0      68 w[3] copy
        paddd mm1, [ebp + 32]                           ;   192.0 p1+p2   68 w[3]
        pcmpgtd mm3, mm0                                ;   191.0 p0      68 w[3]
        pcmpgtd mm0, mm1                                ;   193.0 p1      68 w[3]
        paddd mm3, mm0                                  ;   194.0 p0      68 w[3]
        movq mm0, mm2                                   ;   192.3 p1      40 t1 copy
        paddd mm7, mm1                                  ;   193.0 p0      68 w[3]
        pcmpgtd mm1, mm7                                ;   194.0 p1      68 w[3]
        psllq mm0, 4                                    ;   194.3 p1      40 t1
        pxor mm0, mm2                                   ;   195.3 p0      40 t1
        psllq mm0, 0x17                                 ;   196.3 p1      40 t1
        paddd mm3, mm1                                  ;   195.0 p0      68 w[3]
        movq mm1, mm2                                   ;   196.0 p0      40 t1 copy
        psrlq mm1, 0x17                                 ;   197.0 p1      40 t1
        pxor mm1, mm2                                   ;   198.0 p0      40 t1
        psrlq mm1, 4                                    ;   199.0 p1      40 t1
        pxor mm1, mm2                                   ;   200.0 p0      40 t1
        pxor mm0, mm2                                   ;   198.3 p1      40 t1
        psllq mm3, 0x20                                 ;   199.3 p1      68 w[3]
        psubd mm7, mm3                                  ;   200.3 p0      68 w[3]
        movq mm3, [esi + 32]                            ;   189.0 p2      53 t1
        psllq mm0, 0x17                                 ;   200.3 p1      40 t1
        psrlq mm1, 0xe                                  ;   201.3 p1      40 t1
        pxor mm7, [sha512_blocks.T2_bias]               ;   201.3 p0+p2   68 w[3]
        pxor mm0, mm1                                   ;   202.3 p0      40 t1
        movq [ebp - 40], mm7                            ;   202.3 p3+p4   68 w[3] spill
        movq mm1, mm5                                   ;   202.0 p0      43 t1 copy
        pxor mm1, mm4                                   ;   203.0 p1      43 t1
        pand mm1, mm2                                   ;   204.0 p0      43 t1
        pxor mm1, mm5                                   ;   205.0 p1      43 t1
        movq [ebp + 184], mm5                           ;   193.0 p3+p4   54 v[2] spill
        movq mm5, [ebp + 176]                           ;   193.7 p2      39 v[3]
        paddd mm0, mm6                                  ;   204.0 p0      53 t1
        paddd mm1, mm0                                  ;   206.0 p1      53 t1
        pcmpgtd mm6, mm0                                ;   205.0 p0      53 t1
        pcmpgtd mm0, mm1                                ;   207.0 p1      53 t1
        paddd mm6, mm0                                  ;   208.0 p0      53 t1
        paddd mm3, mm1                                  ;   207.0 p1      53 t1
        pcmpgtd mm1, mm3                                ;   208.0 p0      53 t1
        paddd mm6, mm1                                  ;   209.0 p1      53 t1
        movq mm1, [ebp - 32]                            ;   196.7 p2      41 w[3] reload
        movq mm0, mm3                                   ;   208.0 p0      53 t1 copy
        paddd mm0, mm1                                  ;   209.0 p1      53 t1
        pcmpgtd mm3, mm0                                ;   210.0 p0      53 t1
        paddd mm6, mm3                                  ;   211.0 p1      53 t1
        psllq mm6, 0x20                                 ;   212.0 p1      53 t1
        movq mm1, [ebp + 176]                           ;   198.7 p2      39 v[3]
        psubd mm0, mm6                                  ;   213.0 p0      53 t1
        pxor mm0, [sha512_blocks.T2_bias]               ;   214.0 p0+p2   53 t1
        psllq mm5, 6                                    ;   211.3 p1      39 v[3]
        movq mm6, [ebp + 160]                           ;   200.7 p2      54 v[7]
        pxor mm6, [sha512_blocks.T2_bias]               ;   212.0 p0+p2   54 v[7]
        movq mm3, mm6                                   ;   213.0 p1      54 v[7] copy
        paddd mm3, mm0                                  ;   215.0 p0      54 v[7]
        pcmpgtd mm6, mm3                                ;   216.0 p1      54 v[7]
        psllq mm6, 0x20                                 ;   217.0 p1      54 v[7]
        psubd mm3, mm6                                  ;   218.0 p0      54 v[7]
        movq mm6, [ebp + 176]                           ;   203.0 p2      39 v[3]
        pxor mm6, mm5                                   ;   215.0 p0      39 v[3]
        psllq mm6, 5                                    ;   216.0 p1      39 v[3]
        pxor mm1, mm6                                   ;   217.0 p0      39 v[3]
        movq mm6, [ebp + 176]                           ;   204.3 p2      39 v[3]
        psrlq mm6, 5                                    ;   216.3 p1      39 v[3]
        movq mm7, [ebp + 176]                           ;   205.3 p2      39 v[3]
        pxor mm7, mm6                                   ;   217.3 p0      39 v[3]
        movq mm6, [ebp + 176]                           ;   206.3 p2      39 v[3]
        psrlq mm7, 6                                    ;   218.3 p1      39 v[3]
        pxor mm6, mm7                                   ;   219.3 p0      39 v[3]
        psrlq mm6, 0x1c                                 ;   220.3 p1      39 v[3]
        psllq mm1, 0x19                                 ;   219.3 p1      39 v[3]
        pxor mm1, mm6                                   ;   221.3 p0      39 v[3]
        pxor mm0, [sha512_blocks.T2_bias]               ;   220.0 p0+p2   55 v[3]
        paddd mm1, mm0                                  ;   222.3 p1      55 v[3]
        movq mm5, [ebp + 168]                           ;   209.0 p2      44 v[3]
        movq mm7, [ebp + 144]                           ;   210.0 p2      55 v[5] reload
        movq mm6, [ebp + 176]                           ;   211.0 p2      44 v[3]
        pxor mm6, mm7                                   ;   221.0 p0      44 v[3]
        pxor mm3, [sha512_blocks.T2_bias]               ;   221.3 p1+p2   54 v[7]
        pcmpgtd mm0, mm1                                ;   223.3 p0      55 v[3]
        pand mm5, mm6                                   ;   222.3 p1      44 v[3]
        pxor mm5, mm7                                   ;   223.3 p0      44 v[3]
        paddd mm5, mm1                                  ;   224.3 p1      55 v[3]
        pcmpgtd mm1, mm5                                ;   225.3 p0      55 v[3]
        paddd mm0, mm1                                  ;   226.3 p1      55 v[3]
        psllq mm0, 0x20                                 ;   227.3 p1      55 v[3]
        psubd mm5, mm0                                  ;   228.3 p0      55 v[3]
        movq mm0, [ebp - 48]                            ;   215.7 p2      42 w[4]
        movq mm1, [ebp - 48]                            ;   216.7 p2      68 w[2] reload
        movq mm7, mm1                                   ;   226.0 p0      42 w[4] copy
        psrlq mm7, 0x2a                                 ;   227.0 p1      42 w[4]
        psllq mm0, 0x2a                                 ;   227.3 p1      42 w[4]
        pxor mm5, [sha512_blocks.T2_bias]               ;   229.3 p0+p2   55 v[3]
        pxor mm7, mm1                                   ;   228.0 p0      42 w[4]
        pxor mm0, mm1                                   ;   228.3 p1      42 w[4]
        psllq mm0, 3                                    ;   229.3 p1      42 w[4]
        psrlq mm7, 0xd                                  ;   230.3 p1      42 w[4]
        pxor mm7, mm1                                   ;   231.3 p0      42 w[4]
        movq mm1, [ebp - 24]                            ;   220.3 p2      41 w[4]
        psrlq mm1, 1                                    ;   231.3 p1      41 w[4]
        pxor mm1, [ebp - 24]                            ;   232.3 p0+p2   41 w[4]
        psrlq mm1, 6                                    ;   233.3 p1      41 w[4]
        psrlq mm7, 6                                    ;   233.3 p1      42 w[4]
        pxor mm0, mm7                                   ;   234.3 p0      42 w[4]
        movq mm7, [ebp - 24]                            ;   222.7 p2      41 w[4]
        psllq mm7, 7                                    ;   234.3 p1      41 w[4]
        pxor mm7, [ebp - 24]                            ;   235.3 p0+p2   41 w[4]
        pxor mm1, [ebp - 24]                            ;   234.3 p0+p2   41 w[4]
        psllq mm7, 0x38                                 ;   236.3 p1      41 w[4]
        movq [ebp + 168], mm6                           ;   225.0 p3+p4   44 v[3] spill
        psrlq mm1, 1                                    ;   236.3 p1      41 w[4]
        pxor mm7, mm1                                   ;   237.3 p0      41 w[4]
        movq mm1, [ebp - 32]                            ;   226.3 p2      68 w[4]
        pxor mm1, [sha512_blocks.T2_bias]               ;   235.0 p0+p2   68 w[4]
        paddd mm0, mm1                                  ;   236.0 p0      68 w[4]
        movq mm6, mm0                                   ;   237.0 p0      68 w[4] copy
        paddd mm6, [ebp + 40]                           ;   238.0 p1+p2   68 w[4]
        pcmpgtd mm1, mm0                                ;   238.0 p0      68 w[4]
        pcmpgtd mm0, mm6                                ;   239.0 p1      68 w[4]
        paddd mm1, mm0                                  ;   240.0 p0      68 w[4]
        movq mm0, mm3                                   ;   239.3 p1      40 t1 copy
        psrlq mm0, 0x17                                 ;   240.3 p1      40 t1
        pxor mm0, mm3                                   ;   241.3 p0      40 t1
        paddd mm7, mm6                                  ;   241.0 p0      68 w[4]
        pcmpgtd mm6, mm7                                ;   242.0 p1      68 w[4]
        paddd mm1, mm6                                  ;   243.0 p0      68 w[4]
        psrlq mm0, 4                                    ;   242.3 p1      40 t1
        psllq mm1, 0x20                                 ;   244.0 p1      68 w[4]
        movq mm6, mm3                                   ;   243.0 p0      40 t1 copy
        psllq mm6, 4                                    ;   244.3 p1      40 t1
        psubd mm7, mm1                                  ;   245.0 p0      68 w[4]
        pxor mm6, mm3                                   ;   245.3 p0      40 t1
        movq mm1, [ebp + 184]                           ;   233.7 p2      53 t1
        psllq mm6, 0x17                                 ;   246.3 p1      40 t1
        pxor mm0, mm3                                   ;   246.0 p0      40 t1
        pxor mm6, mm3                                   ;   247.3 p1      40 t1
        psllq mm6, 0x17                                 ;   248.3 p1      40 t1
        psrlq mm0, 0xe                                  ;   248.3 p1      40 t1
        pxor mm6, mm0                                   ;   249.3 p0      40 t1
        pxor mm1, [sha512_blocks.T2_bias]               ;   248.0 p0+p2   53 t1
        movq mm0, mm4                                   ;   249.0 p0      43 t1 copy
        pxor mm0, mm2                                   ;   250.0 p1      43 t1
        pxor mm7, [sha512_blocks.T2_bias]               ;   250.0 p0+p2   68 w[4]
        paddd mm6, mm1                                  ;   250.3 p1      53 t1
        pcmpgtd mm1, mm6                                ;   251.3 p0      53 t1
        pand mm0, mm3                                   ;   251.3 p1      43 t1
        movq [ebp + 192], mm2                           ;   239.0 p3+p4   54 v[0] spill
        movq [ebp - 32], mm7                            ;   251.0 p3+p4   68 w[4] spill
        movq mm2, [ebp + 176]                           ;   240.3 p2      44 v[2]
        pxor mm0, mm4                                   ;   252.3 p0      43 t1
        paddd mm0, mm6                                  ;   253.3 p1      53 t1
        pcmpgtd mm6, mm0                                ;   254.3 p0      53 t1
        paddd mm1, mm6                                  ;   255.3 p1      53 t1
        movq mm6, [esi + 40]                            ;   242.0 p2      53 t1
        paddd mm6, mm0                                  ;   254.3 p0      53 t1
        pcmpgtd mm0, mm6                                ;   255.3 p1      53 t1
        movq [ebp + 200], mm3                           ;   243.0 p3+p4   54 v[7] spill
        movq mm3, [ebp + 168]                           ;   243.7 p2      44 v[2]
        paddd mm1, mm0                                  ;   256.3 p0      53 t1
        pxor mm2, mm5                                   ;   255.3 p1      44 v[2]
        movq mm0, mm6                                   ;   256.0 p0      53 t1 copy
        paddd mm0, [ebp - 24]                           ;   257.0 p1+p2   53 t1
        movq mm7, mm5                                   ;   257.0 p0      39 v[2] copy
        movq [ebp + 168], mm2                           ;   256.3 p3+p4   44 v[2] spill
        pand mm3, mm2                                   ;   257.3 p1      44 v[2]
        movq mm2, mm5                                   ;   258.0 p0      39 v[2] copy
        movq [ebp + 184], mm4                           ;   247.3 p3+p4   54 v[1] spill
        psrlq mm2, 5                                    ;   259.0 p1      39 v[2]
        pcmpgtd mm6, mm0                                ;   259.0 p0      53 t1
        paddd mm1, mm6                                  ;   260.0 p1      53 t1
        pxor mm7, mm2                                   ;   260.0 p0      39 v[2]
        movq mm4, mm5                                   ;   260.3 p1      39 v[2] copy
        psrlq mm7, 6                                    ;   261.3 p1      39 v[2]
        pxor mm4, mm7                                   ;   262.3 p0      39 v[2]
        psrlq mm4, 0x1c                                 ;   263.3 p1      39 v[2]
        movq mm6, [sha512_blocks.T2_bias]               ;   252.0 p2      54 v[6]
        pxor mm3, [ebp + 176]                           ;   262.0 p0+p2   44 v[2]
        psllq mm1, 0x20                                 ;   263.3 p1      53 t1
        pxor mm6, [ebp + 136]                           ;   263.0 p0+p2   54 v[6]
        psubd mm0, mm1                                  ;   264.3 p0      53 t1
        pxor mm0, [sha512_blocks.T2_bias]               ;   265.3 p1+p2   53 t1
        movq mm1, mm0                                   ;   266.3 p0      54 v[6] copy
        pxor mm0, [sha512_blocks.T2_bias]               ;   266.3 p1+p2   55 v[2]
        paddd mm1, mm6                                  ;   267.3 p0      54 v[6]
        pcmpgtd mm6, mm1                                ;   268.3 p1      54 v[6]
        psllq mm6, 0x20                                 ;   269.3 p1      54 v[6]
        psubd mm1, mm6                                  ;   270.3 p0      54 v[6]
        movq mm6, mm5                                   ;   268.0 p0      39 v[2] copy
        psllq mm6, 6                                    ;   269.0 p1      39 v[2]
        pxor mm6, mm5                                   ;   270.0 p0      39 v[2]
        psllq mm6, 5                                    ;   271.0 p1      39 v[2]
        pxor mm6, mm5                                   ;   272.0 p0      39 v[2]
        movq mm7, [ebp - 40]                            ;   259.0 p2      68 w[3] reload
        psllq mm6, 0x19                                 ;   273.0 p1      39 v[2]
        pxor mm6, mm4                                   ;   274.0 p0      39 v[2]
        paddd mm6, mm0                                  ;   275.0 p1      55 v[2]
        pcmpgtd mm0, mm6                                ;   276.0 p0      55 v[2]
        paddd mm3, mm6                                  ;   276.0 p1      55 v[2]
        pcmpgtd mm6, mm3                                ;   277.0 p0      55 v[2]
        paddd mm0, mm6                                  ;   278.0 p1      55 v[2]
        psllq mm0, 0x20                                 ;   279.0 p1      55 v[2]
        psubd mm3, mm0                                  ;   280.0 p0      55 v[2]
        movq mm0, mm7                                   ;   275.0 p0      42 w[5] copy
        psrlq mm0, 0x2a                                 ;   276.0 p1      42 w[5]
        pxor mm0, mm7                                   ;   277.0 p0      42 w[5]
        psrlq mm0, 0xd                                  ;   278.0 p1      42 w[5]
        pxor mm0, mm7                                   ;   279.0 p0      42 w[5]
        psrlq mm0, 6                                    ;   280.0 p1      42 w[5]
        pxor mm1, [sha512_blocks.T2_bias]               ;   278.0 p0+p2   54 v[6]
        movq mm2, [ebp - 16]                            ;   265.3 p2      41 w[5] reload
        movq mm6, [ebp - 40]                            ;   266.3 p2      42 w[5]
        psllq mm6, 0x2a                                 ;   278.3 p1      42 w[5]
        pxor mm6, mm7                                   ;   279.3 p0      42 w[5]
        movq mm4, [ebp - 16]                            ;   267.3 p2      41 w[5] copy
        psrlq mm4, 1                                    ;   279.3 p1      41 w[5]
        pxor mm3, [sha512_blocks.T2_bias]               ;   281.0 p0+p2   55 v[2]
        pxor mm4, mm2                                   ;   280.3 p1      41 w[5]
        psllq mm6, 3                                    ;   281.3 p1      42 w[5]
        pxor mm6, mm0                                   ;   282.3 p0      42 w[5]
        movq mm0, [ebp - 16]                            ;   269.3 p2      41 w[5]
        psllq mm0, 7                                    ;   282.3 p1      41 w[5]
        pxor mm0, mm2                                   ;   283.3 p0      41 w[5]
        psllq mm0, 0x38                                 ;   284.3 p1      41 w[5]
        psrlq mm4, 6                                    ;   284.3 p1      41 w[5]
        pxor mm4, mm2                                   ;   285.3 p0      41 w[5]
        psrlq mm4, 1                                    ;   286.3 p1      41 w[5]
        pxor mm0, mm4                                   ;   287.3 p0      41 w[5]
        movq mm4, [ebp - 24]                            ;   272.3 p2      68 w[5]
        pxor mm4, [sha512_blocks.T2_bias]               ;   285.0 p0+p2   68 w[5]
        paddd mm6, mm4                                  ;   286.0 p0      68 w[5]
        movq mm7, mm6                                   ;   287.0 p1      68 w[5] copy
        paddd mm7, [ebp + 48]                           ;   288.0 p0+p2   68 w[5]
        pcmpgtd mm4, mm6                                ;   287.3 p1      68 w[5]
        pcmpgtd mm6, mm7                                ;   289.0 p0      68 w[5]
        paddd mm4, mm6                                  ;   290.0 p1      68 w[5]
        movq mm6, mm1                                   ;   289.0 p0      40 t1 copy
        psllq mm6, 4                                    ;   290.0 p1      40 t1
        paddd mm0, mm7                                  ;   290.0 p0      68 w[5]
        pcmpgtd mm7, mm0                                ;   291.0 p1      68 w[5]
        paddd mm4, mm7                                  ;   292.0 p0      68 w[5]
        movq mm7, mm1                                   ;   291.3 p1      40 t1 copy
        psllq mm4, 0x20                                 ;   293.0 p1      68 w[5]
        psubd mm0, mm4                                  ;   294.0 p0      68 w[5]
        psrlq mm7, 0x17                                 ;   293.3 p1      40 t1
        movq mm4, [ebp + 192]                           ;   283.3 p2      54 v[0] reload
        pxor mm6, mm1                                   ;   293.0 p0      40 t1
        pxor mm7, mm1                                   ;   294.3 p0      40 t1
        psrlq mm7, 4                                    ;   295.3 p1      40 t1
        pxor mm0, [sha512_blocks.T2_bias]               ;   295.0 p0+p2   68 w[5]
        movq [ebp - 24], mm0                            ;   296.0 p3+p4   68 w[5] spill
        pxor mm7, mm1                                   ;   296.3 p1      40 t1
        psllq mm6, 0x17                                 ;   296.3 p1      40 t1
        pxor mm6, mm1                                   ;   297.3 p0      40 t1
        psllq mm6, 0x17                                 ;   298.3 p1      40 t1
        psrlq mm7, 0xe                                  ;   298.3 p1      40 t1
        pxor mm6, mm7                                   ;   299.3 p0      40 t1
        movq mm7, [ebp + 200]                           ;   288.0 p2      43 t1
        pxor mm7, mm4                                   ;   298.0 p0      43 t1
        pand mm7, mm1                                   ;   299.0 p0      43 t1
        pxor mm7, mm4                                   ;   300.0 p1      43 t1
        movq mm4, [ebp + 184]                           ;   289.3 p2      53 t1
        pxor mm4, [sha512_blocks.T2_bias]               ;   300.0 p0+p2   53 t1
        paddd mm6, mm4                                  ;   301.0 p1      53 t1
        pcmpgtd mm4, mm6                                ;   302.0 p0      53 t1
        paddd mm7, mm6                                  ;   302.0 p1      53 t1
        pcmpgtd mm6, mm7                                ;   303.0 p0      53 t1
        paddd mm4, mm6                                  ;   304.0 p1      53 t1
        movq mm6, [esi + 48]                            ;   292.0 p2      53 t1
        movq mm0, mm5                                   ;   303.0 p0      44 v[1] copy
        paddd mm6, mm7                                  ;   303.3 p1      53 t1
        pcmpgtd mm7, mm6                                ;   304.3 p0      53 t1
        paddd mm4, mm7                                  ;   305.3 p1      53 t1
        movq mm7, mm6                                   ;   305.0 p0      53 t1 copy
        paddd mm7, mm2                                  ;   306.0 p1      53 t1
        movq mm2, mm3                                   ;   306.0 p0      39 v[1] copy
        psrlq mm2, 5                                    ;   307.0 p1      39 v[1]
        pxor mm2, mm3                                   ;   308.0 p0      39 v[1]
        psrlq mm2, 6                                    ;   309.0 p1      39 v[1]
        pxor mm2, mm3                                   ;   310.0 p0      39 v[1]
        pcmpgtd mm6, mm7                                ;   308.3 p1      53 t1
        paddd mm4, mm6                                  ;   309.3 p0      53 t1
        movq mm6, [ebp + 144]                           ;   296.7 p2      54 v[5]
        movq [ebp + 144], mm5                           ;   297.0 p3+p4   55 v[3] spill
        pxor mm6, [sha512_blocks.T2_bias]               ;   309.3 p1+p2   54 v[5]
        pxor mm0, mm3                                   ;   310.0 p0      44 v[1]
        psllq mm4, 0x20                                 ;   310.3 p1      53 t1
        psrlq mm2, 0x1c                                 ;   311.3 p1      39 v[1]
        psubd mm7, mm4                                  ;   311.3 p0      53 t1
        movq [ebp + 184], mm0                           ;   311.0 p3+p4   44 v[1] spill
        pxor mm7, [sha512_blocks.T2_bias]               ;   312.3 p0+p2   53 t1
        movq mm4, mm6                                   ;   312.3 p1      54 v[5] copy
        paddd mm4, mm7                                  ;   313.3 p0      54 v[5]
        pcmpgtd mm6, mm4                                ;   314.3 p1      54 v[5]
        psllq mm6, 0x20                                 ;   315.3 p1      54 v[5]
        psubd mm4, mm6                                  ;   316.3 p0      54 v[5]
        movq mm6, mm3                                   ;   315.0 p0      39 v[1] copy
        psllq mm6, 6                                    ;   316.0 p1      39 v[1]
        pxor mm6, mm3                                   ;   317.0 p0      39 v[1]
        pxor mm7, [sha512_blocks.T2_bias]               ;   316.3 p1+p2   55 v[1]
        psllq mm6, 5                                    ;   318.0 p1      39 v[1]
        pxor mm6, mm3                                   ;   319.0 p0      39 v[1]
        psllq mm6, 0x19                                 ;   320.0 p1      39 v[1]
        pxor mm6, mm2                                   ;   321.0 p0      39 v[1]
        paddd mm6, mm7                                  ;   322.0 p0      55 v[1]
        pxor mm4, [sha512_blocks.T2_bias]               ;   319.3 p1+p2   54 v[5]
        movq mm2, [ebp + 168]                           ;   307.0 p2      44 v[1]
        pand mm2, mm0                                   ;   320.0 p0      44 v[1]
        movq mm0, [ebp - 32]                            ;   308.0 p2      42 w[6]
        pcmpgtd mm7, mm6                                ;   323.0 p1      55 v[1]
        pxor mm2, mm5                                   ;   321.0 p0      44 v[1]
        paddd mm2, mm6                                  ;   323.0 p1      55 v[1]
        pcmpgtd mm6, mm2                                ;   324.0 p0      55 v[1]
        paddd mm7, mm6                                  ;   325.0 p1      55 v[1]
        psllq mm7, 0x20                                 ;   326.0 p1      55 v[1]
        psubd mm2, mm7                                  ;   327.0 p0      55 v[1]
        movq mm6, [ebp - 32]                            ;   312.0 p2      42 w[6]
        psllq mm6, 0x2a                                 ;   324.3 p1      42 w[6]
        movq mm7, [ebp - 32]                            ;   313.0 p2      42 w[6]
        pxor mm7, mm6                                   ;   325.3 p0      42 w[6]
        movq mm6, [ebp - 32]                            ;   314.0 p2      42 w[6]
        movq mm5, [ebp - 32]                            ;   315.0 p2      42 w[6]
        psrlq mm0, 0x2a                                 ;   325.3 p1      42 w[6]
        pxor mm2, [sha512_blocks.T2_bias]               ;   328.0 p0+p2   55 v[1]
        psllq mm7, 3                                    ;   326.3 p1      42 w[6]
        pxor mm6, mm0                                   ;   326.3 p0      42 w[6]
        psrlq mm6, 0xd                                  ;   327.3 p1      42 w[6]
        pxor mm5, mm6                                   ;   328.3 p0      42 w[6]
        psrlq mm5, 6                                    ;   329.3 p1      42 w[6]
        pxor mm7, mm5                                   ;   330.3 p0      42 w[6]
        movq mm5, [ebp - 8]                             ;   317.0 p2      41 w[6] copy
        psrlq mm5, 1                                    ;   329.3 p1      41 w[6]
        movq mm0, [ebp - 8]                             ;   318.0 p2      41 w[6] reload
        movq mm6, [ebp - 8]                             ;   319.0 p2      41 w[6]
        psllq mm6, 7                                    ;   330.3 p1      41 w[6]
        pxor mm6, mm0                                   ;   331.3 p0      41 w[6]
        psllq mm6, 0x38                                 ;   332.3 p1      41 w[6]
        pxor mm5, mm0                                   ;   330.3 p0      41 w[6]
        psrlq mm5, 6                                    ;   332.3 p1      41 w[6]
        pxor mm5, mm0                                   ;   333.3 p0      41 w[6]
        psrlq mm5, 1                                    ;   334.3 p1      41 w[6]
        pxor mm6, mm5                                   ;   335.3 p0      41 w[6]
        movq mm5, [ebp - 16]                            ;   323.0 p2      68 w[6]
        pxor mm5, [sha512_blocks.T2_bias]               ;   333.0 p0+p2   68 w[6]
        paddd mm7, mm5                                  ;   334.0 p0      68 w[6]
        pcmpgtd mm5, mm7                                ;   335.0 p1      68 w[6]
        movq mm0, mm7                                   ;   335.0 p0      68 w[6] copy
        paddd mm0, [ebp + 56]                           ;   336.0 p1+p2   68 w[6]
        pcmpgtd mm7, mm0                                ;   337.0 p0      68 w[6]
        paddd mm5, mm7                                  ;   338.0 p1      68 w[6]
        paddd mm6, mm0                                  ;   337.0 p0      68 w[6]
        pcmpgtd mm0, mm6                                ;   338.0 p1      68 w[6]
        paddd mm5, mm0                                  ;   339.0 p0      68 w[6]
        movq mm0, mm4                                   ;   338.3 p1      40 t1 copy
        movq mm7, mm4                                   ;   339.0 p0      40 t1 copy
        psllq mm7, 4                                    ;   340.0 p1      40 t1
        psllq mm5, 0x20                                 ;   340.3 p1      68 w[6]
        pxor mm7, mm4                                   ;   341.0 p0      40 t1
        psllq mm7, 0x17                                 ;   342.0 p1      40 t1
        pxor mm7, mm4                                   ;   343.0 p0      40 t1
        psrlq mm0, 0x17                                 ;   342.3 p1      40 t1
        pxor mm0, mm4                                   ;   343.3 p0      40 t1
        psubd mm6, mm5                                  ;   343.0 p0      68 w[6]
        pxor mm6, [sha512_blocks.T2_bias]               ;   344.0 p1+p2   68 w[6]
        movq mm5, [ebp + 200]                           ;   332.7 p2      54 v[7] reload
        psrlq mm0, 4                                    ;   344.3 p1      40 t1
        pxor mm0, mm4                                   ;   345.3 p0      40 t1
        psrlq mm0, 0xe                                  ;   346.3 p1      40 t1
        psllq mm7, 0x17                                 ;   346.3 p1      40 t1
        pxor mm7, mm0                                   ;   347.3 p0      40 t1
        movq mm0, [ebp + 200]                           ;   334.3 p2      43 t1
        pxor mm0, mm1                                   ;   346.0 p0      43 t1
        pand mm0, mm4                                   ;   347.0 p0      43 t1
        pxor mm0, mm5                                   ;   348.0 p1      43 t1
        movq mm5, [ebp + 192]                           ;   335.7 p2      53 t1
        pxor mm5, [sha512_blocks.T2_bias]               ;   348.0 p0+p2   53 t1
        paddd mm7, mm5                                  ;   349.0 p1      53 t1
        pcmpgtd mm5, mm7                                ;   350.0 p0      53 t1
        movq [ebp - 16], mm6                            ;   345.0 p3+p4   68 w[6] spill
        movq mm6, mm2                                   ;   349.3 p1      39 v[0] copy
        paddd mm0, mm7                                  ;   350.0 p0      53 t1
        psrlq mm6, 5                                    ;   350.3 p1      39 v[0]
        pcmpgtd mm7, mm0                                ;   351.0 p0      53 t1
        pxor mm6, mm2                                   ;   351.3 p1      39 v[0]
        paddd mm5, mm7                                  ;   352.0 p0      53 t1
        movq mm7, [esi + 56]                            ;   340.0 p2      53 t1
        paddd mm7, mm0                                  ;   352.3 p1      53 t1
        pcmpgtd mm0, mm7                                ;   353.3 p0      53 t1
        paddd mm5, mm0                                  ;   354.3 p1      53 t1
        movq mm0, mm7                                   ;   354.0 p0      53 t1 copy
        paddd mm0, [ebp - 8]                            ;   355.0 p1+p2   53 t1
        pcmpgtd mm7, mm0                                ;   356.0 p0      53 t1
        paddd mm5, mm7                                  ;   357.0 p1      53 t1
        psllq mm5, 0x20                                 ;   358.0 p1      53 t1
        movq mm7, [ebp + 176]                           ;   343.3 p2      54 v[4]
        pxor mm7, [sha512_blocks.T2_bias]               ;   356.0 p0+p2   54 v[4]
        psrlq mm6, 6                                    ;   357.3 p1      39 v[0]
        pxor mm6, mm2                                   ;   358.3 p0      39 v[0]
        psubd mm0, mm5                                  ;   359.0 p0      53 t1
        psrlq mm6, 0x1c                                 ;   359.3 p1      39 v[0]
        pxor mm0, [sha512_blocks.T2_bias]               ;   360.0 p0+p2   53 t1
        movq mm5, mm7                                   ;   359.3 p1      54 v[4] copy
        paddd mm5, mm0                                  ;   361.0 p0      54 v[4]
        pcmpgtd mm7, mm5                                ;   362.0 p1      54 v[4]
        psllq mm7, 0x20                                 ;   363.0 p1      54 v[4]
        psubd mm5, mm7                                  ;   364.0 p0      54 v[4]
        movq mm7, mm2                                   ;   362.0 p0      39 v[0] copy
        psllq mm7, 6                                    ;   363.0 p1      39 v[0]
        pxor mm7, mm2                                   ;   364.0 p0      39 v[0]
        pxor mm5, [sha512_blocks.T2_bias]               ;   365.0 p1+p2   54 v[4]
        psllq mm7, 5                                    ;   365.0 p1      39 v[0]
        pxor mm7, mm2                                   ;   366.0 p0      39 v[0]
        psllq mm7, 0x19                                 ;   367.0 p1      39 v[0]
        pxor mm7, mm6                                   ;   368.0 p0      39 v[0]
        movq mm6, [ebp + 184]                           ;   352.0 p2      44 v[0]
        movq [ebp + 184], mm1                           ;   352.3 p3+p4   54 v[6] spill
        movq mm1, mm3                                   ;   366.0 p0      44 v[0] copy
        pxor mm1, mm2                                   ;   367.0 p1      44 v[0]
        pxor mm0, [sha512_blocks.T2_bias]               ;   367.0 p0+p2   55 v[0]
        paddd mm7, mm0                                  ;   369.0 p1      55 v[0]
        pcmpgtd mm0, mm7                                ;   370.0 p0      55 v[0]
        pand mm6, mm1                                   ;   368.3 p1      44 v[0]
        pxor mm6, mm3                                   ;   369.3 p0      44 v[0]
        paddd mm6, mm7                                  ;   370.3 p1      55 v[0]
        pcmpgtd mm7, mm6                                ;   371.3 p0      55 v[0]
        paddd mm0, mm7                                  ;   372.3 p1      55 v[0]
        psllq mm0, 0x20                                 ;   373.3 p1      55 v[0]
        movq [ebp + 208], mm1                           ;   368.0 p3+p4   44 v[0] spill
        movq mm7, [ebp - 24]                            ;   359.0 p2      42 w[7]
        psllq mm7, 0x2a                                 ;   372.3 p1      42 w[7]
        movq [ebp + 192], mm3                           ;   359.7 p3+p4   55 v[2] spill
        movq mm1, [ebp - 24]                            ;   360.3 p2      42 w[7]
        psrlq mm1, 0x2a                                 ;   373.3 p1      42 w[7]
        movq mm3, [ebp - 24]                            ;   361.3 p2      42 w[7]
        psubd mm6, mm0                                  ;   374.3 p0      55 v[0]
        movq mm0, [ebp - 24]                            ;   362.3 p2      42 w[7]
        pxor mm0, mm7                                   ;   373.3 p0      42 w[7]
        movq mm7, [ebp - 24]                            ;   363.3 p2      42 w[7]
        pxor mm7, mm1                                   ;   374.3 p0      42 w[7]
        pxor mm6, [sha512_blocks.T2_bias]               ;   375.3 p0+p2   55 v[0]
        psrlq mm7, 0xd                                  ;   375.3 p1      42 w[7]
        pxor mm3, mm7                                   ;   376.3 p0      42 w[7]
        psllq mm0, 3                                    ;   375.3 p1      42 w[7]
        psrlq mm3, 6                                    ;   377.3 p1      42 w[7]
        pxor mm0, mm3                                   ;   378.3 p0      42 w[7]
        movq mm3, [ebp + 0]                             ;   366.7 p2      41 w[7] copy
        psrlq mm3, 1                                    ;   377.3 p1      41 w[7]
        movq mm7, [ebp + 0]                             ;   368.0 p2      41 w[7]
        movq mm1, [ebp + 0]                             ;   369.0 p2      41 w[7] reload
        pxor mm3, mm1                                   ;   378.3 p0      41 w[7]
        psllq mm7, 7                                    ;   378.3 p1      41 w[7]
        pxor mm7, mm1                                   ;   379.3 p0      41 w[7]
        psllq mm7, 0x38                                 ;   380.3 p1      41 w[7]
        psrlq mm3, 6                                    ;   380.3 p1      41 w[7]
        pxor mm3, mm1                                   ;   381.3 p0      41 w[7]
        psrlq mm3, 1                                    ;   382.3 p1      41 w[7]
        pxor mm7, mm3                                   ;   383.3 p0      41 w[7]
        movq mm1, [ebp - 8]                             ;   372.0 p2      68 w[7]
        pxor mm1, [sha512_blocks.T2_bias]               ;   381.0 p0+p2   68 w[7]
        movq mm3, [ebp + 152]                           ;   374.0 p2      68 w[7]
        paddd mm0, mm1                                  ;   382.0 p0      68 w[7]
        pcmpgtd mm1, mm0                                ;   383.0 p1      68 w[7]
        paddd mm3, mm0                                  ;   383.0 p0      68 w[7]
        paddd mm7, mm3                                  ;   384.3 p1      68 w[7]
        pcmpgtd mm0, mm3                                ;   384.0 p0      68 w[7]
        paddd mm1, mm0                                  ;   385.0 p1      68 w[7]
        pcmpgtd mm3, mm7                                ;   385.3 p0      68 w[7]
        paddd mm1, mm3                                  ;   386.3 p1      68 w[7]
        psllq mm1, 0x20                                 ;   387.3 p1      68 w[7]
        psubd mm7, mm1                                  ;   388.3 p0      68 w[7]
        movq mm1, mm5                                   ;   387.0 p0      40 t1 copy
        pxor mm7, [sha512_blocks.T2_bias]               ;   389.3 p1+p2   68 w[7]
        psrlq mm1, 0x17                                 ;   388.3 p1      40 t1
        pxor mm1, mm5                                   ;   389.3 p0      40 t1
        psrlq mm1, 4                                    ;   390.3 p1      40 t1
        movq mm0, mm5                                   ;   389.0 p0      40 t1 copy
        psllq mm0, 4                                    ;   390.3 p1      40 t1
        pxor mm0, mm5                                   ;   391.3 p0      40 t1
        pxor mm1, mm5                                   ;   391.3 p0      40 t1
        psrlq mm1, 0xe                                  ;   392.3 p1      40 t1
        psllq mm0, 0x17                                 ;   392.3 p1      40 t1
        pxor mm0, mm5                                   ;   393.3 p0      40 t1
        psllq mm0, 0x17                                 ;   394.3 p1      40 t1
        pxor mm0, mm1                                   ;   395.3 p0      40 t1
        movq mm1, [ebp + 184]                           ;   382.0 p2      43 t1
        pxor mm1, mm4                                   ;   394.0 p0      43 t1
        pand mm1, mm5                                   ;   395.0 p1      43 t1
        movq mm3, [ebp + 184]                           ;   383.0 p2      54 v[6] reload
        pxor mm1, mm3                                   ;   396.0 p0      43 t1
        movq mm3, [ebp + 200]                           ;   384.0 p2      53 t1
        pxor mm3, [sha512_blocks.T2_bias]               ;   395.3 p1+p2   53 t1
        paddd mm0, mm3                                  ;   396.3 p0      53 t1
        paddd mm1, mm0                                  ;   397.3 p1      53 t1
        pcmpgtd mm3, mm0                                ;   397.3 p0      53 t1
        movq [ebp - 8], mm7                             ;   390.3 p3+p4   68 w[7] spill
        movq mm7, mm6                                   ;   397.3 p1      39 v[7] copy
        psrlq mm7, 5                                    ;   398.3 p1      39 v[7]
        pxor mm7, mm6                                   ;   399.3 p0      39 v[7]
        psrlq mm7, 6                                    ;   400.3 p1      39 v[7]
        pxor mm7, mm6                                   ;   401.3 p0      39 v[7]
        pcmpgtd mm0, mm1                                ;   400.0 p0      53 t1
        paddd mm3, mm0                                  ;   401.0 p1      53 t1
        movq mm0, [esi + 64]                            ;   388.7 p2      53 t1
        paddd mm0, mm1                                  ;   401.0 p0      53 t1
        pcmpgtd mm1, mm0                                ;   402.0 p1      53 t1
        paddd mm3, mm1                                  ;   403.0 p0      53 t1
        movq mm1, mm0                                   ;   402.3 p1      53 t1 copy
        paddd mm1, [ebp + 0]                            ;   403.3 p0+p2   53 t1
        pcmpgtd mm0, mm1                                ;   404.3 p1      53 t1
        paddd mm3, mm0                                  ;   405.3 p0      53 t1
        movq mm0, [ebp + 144]                           ;   391.7 p2      54 v[3]
        psllq mm3, 0x20                                 ;   406.3 p1      53 t1
        psubd mm1, mm3                                  ;   407.3 p0      53 t1
        pxor mm1, [sha512_blocks.T2_bias]               ;   408.3 p1+p2   53 t1
        psrlq mm7, 0x1c                                 ;   406.3 p1      39 v[7]
        pxor mm0, [sha512_blocks.T2_bias]               ;   406.0 p0+p2   54 v[3]
        movq mm3, mm0                                   ;   407.0 p0      54 v[3] copy
        paddd mm3, mm1                                  ;   409.3 p1      54 v[3]
        pcmpgtd mm0, mm3                                ;   410.3 p0      54 v[3]
        psllq mm0, 0x20                                 ;   411.3 p1      54 v[3]
        psubd mm3, mm0                                  ;   412.3 p0      54 v[3]
        movq mm0, mm6                                   ;   409.3 p1      39 v[7] copy
        movq [ebp + 200], mm2                           ;   397.7 p3+p4   55 v[1] spill
        pxor mm3, [sha512_blocks.T2_bias]               ;   413.3 p0+p2   54 v[3]
        pxor mm1, [sha512_blocks.T2_bias]               ;   410.3 p1+p2   55 v[7]
        psllq mm0, 6                                    ;   411.3 p1      39 v[7]
        pxor mm0, mm6                                   ;   412.3 p0      39 v[7]
        psllq mm0, 5                                    ;   413.3 p1      39 v[7]
        pxor mm0, mm6                                   ;   414.3 p0      39 v[7]
        psllq mm0, 0x19                                 ;   415.3 p1      39 v[7]
        pxor mm0, mm7                                   ;   416.3 p0      39 v[7]
        paddd mm0, mm1                                  ;   417.3 p0      55 v[7]
        pcmpgtd mm1, mm0                                ;   418.3 p1      55 v[7]
        movq mm7, [ebp + 208]                           ;   402.3 p2      44 v[7]
        movq [ebp + 208], mm4                           ;   402.7 p3+p4   54 v[5] spill
        movq mm4, mm2                                   ;   415.0 p0      44 v[7] copy
        pxor mm4, mm6                                   ;   416.0 p1      44 v[7]
        pand mm7, mm4                                   ;   417.0 p0      44 v[7]
        movq [ebp + 216], mm4                           ;   417.0 p3+p4   44 v[7] spill
        movq mm4, [ebp - 16]                            ;   405.0 p2      42 w[8]
        psrlq mm4, 0x2a                                 ;   416.3 p1      42 w[8]
        pxor mm7, mm2                                   ;   418.0 p0      44 v[7]
        paddd mm7, mm0                                  ;   419.0 p1      55 v[7]
        pcmpgtd mm0, mm7                                ;   420.0 p0      55 v[7]
        paddd mm1, mm0                                  ;   421.0 p1      55 v[7]
        movq mm2, [ebp - 16]                            ;   408.3 p2      42 w[8]
        psllq mm1, 0x20                                 ;   422.0 p1      55 v[7]
        psubd mm7, mm1                                  ;   423.0 p0      55 v[7]
        movq mm0, [ebp - 16]                            ;   410.0 p2      42 w[8]
        psllq mm0, 0x2a                                 ;   420.3 p1      42 w[8]
        movq mm1, [ebp - 16]                            ;   411.0 p2      42 w[8]
        pxor mm1, mm0                                   ;   421.3 p0      42 w[8]
        movq mm0, [ebp - 16]                            ;   412.0 p2      42 w[8]
        pxor mm0, mm4                                   ;   421.0 p0      42 w[8]
        psrlq mm0, 0xd                                  ;   422.0 p1      42 w[8]
        pxor mm2, mm0                                   ;   423.0 p0      42 w[8]
        psrlq mm2, 6                                    ;   424.0 p1      42 w[8]
        pxor mm7, [sha512_blocks.T2_bias]               ;   424.0 p0+p2   55 v[7]
        psllq mm1, 3                                    ;   423.3 p1      42 w[8]
        movq mm4, [ebp + 8]                             ;   415.0 p2      41 w[8] copy
        psrlq mm4, 1                                    ;   424.3 p1      41 w[8]
        pxor mm1, mm2                                   ;   425.0 p0      42 w[8]
        movq mm2, [ebp + 8]                             ;   416.0 p2      68 w[0] reload
        pxor mm4, mm2                                   ;   425.3 p0      41 w[8]
        movq mm0, [ebp + 8]                             ;   417.0 p2      41 w[8]
        psllq mm0, 7                                    ;   425.3 p1      41 w[8]
        pxor mm0, mm2                                   ;   426.3 p0      41 w[8]
        psllq mm0, 0x38                                 ;   427.3 p1      41 w[8]
        psrlq mm4, 6                                    ;   427.3 p1      41 w[8]
        pxor mm4, mm2                                   ;   428.3 p0      41 w[8]
        movq mm2, [ebp + 0]                             ;   419.7 p2      68 w[8]
        psrlq mm4, 1                                    ;   429.3 p1      41 w[8]
        pxor mm2, [sha512_blocks.T2_bias]               ;   428.0 p0+p2   68 w[8]
        paddd mm1, mm2                                  ;   429.0 p0      68 w[8]
        pcmpgtd mm2, mm1                                ;   430.0 p1      68 w[8]
        pxor mm0, mm4                                   ;   430.3 p0      41 w[8]
        movq mm4, [ebp - 56]                            ;   422.0 p2      68 w[8]
        paddd mm4, mm1                                  ;   430.3 p1      68 w[8]
        paddd mm0, mm4                                  ;   431.3 p0      68 w[8]
        pcmpgtd mm1, mm4                                ;   431.3 p1      68 w[8]
        paddd mm2, mm1                                  ;   432.3 p0      68 w[8]
        pcmpgtd mm4, mm0                                ;   432.3 p1      68 w[8]
        paddd mm2, mm4                                  ;   433.3 p0      68 w[8]
        psllq mm2, 0x20                                 ;   434.3 p1      68 w[8]
        psubd mm0, mm2                                  ;   435.3 p0      68 w[8]
        movq mm2, mm3                                   ;   434.3 p1      40 t1 copy
        movq mm1, mm3                                   ;   435.0 p0      40 t1 copy
        psllq mm1, 4                                    ;   436.0 p1      40 t1
        pxor mm1, mm3                                   ;   437.0 p0      40 t1
        psrlq mm2, 0x17                                 ;   436.3 p1      40 t1
        pxor mm2, mm3                                   ;   437.3 p0      40 t1
        psrlq mm2, 4                                    ;   438.3 p1      40 t1
        pxor mm2, mm3                                   ;   439.3 p0      40 t1
        psrlq mm2, 0xe                                  ;   440.3 p1      40 t1
        pxor mm0, [sha512_blocks.T2_bias]               ;   439.0 p0+p2   68 w[8]
        psllq mm1, 0x17                                 ;   439.3 p1      40 t1
        pxor mm1, mm3                                   ;   440.3 p0      40 t1
        movq mm4, [ebp + 208]                           ;   429.3 p2      54 v[5] reload
        psllq mm1, 0x17                                 ;   441.3 p1      40 t1
        pxor mm1, mm2                                   ;   442.3 p0      40 t1
        movq mm2, [ebp + 208]                           ;   430.3 p2      43 t1
        pxor mm2, mm5                                   ;   441.3 p1      43 t1
        pand mm2, mm3                                   ;   442.3 p0      43 t1
        pxor mm2, mm4                                   ;   443.3 p1      43 t1
        movq mm4, [ebp + 184]                           ;   431.7 p2      53 t1
        pxor mm4, [sha512_blocks.T2_bias]               ;   443.0 p0+p2   53 t1
        paddd mm1, mm4                                  ;   444.0 p1      53 t1
        paddd mm2, mm1                                  ;   445.0 p0      53 t1
        pcmpgtd mm4, mm1                                ;   445.0 p1      53 t1
        pcmpgtd mm1, mm2                                ;   446.0 p0      53 t1
        paddd mm4, mm1                                  ;   447.0 p1      53 t1
        movq mm1, [esi + 72]                            ;   434.3 p2      53 t1
        movq [ebp + 0], mm0                             ;   440.0 p3+p4   68 w[8] spill
        movq mm0, mm7                                   ;   446.0 p0      39 v[6] copy
        paddd mm1, mm2                                  ;   446.3 p1      53 t1
        pcmpgtd mm2, mm1                                ;   447.3 p0      53 t1
        paddd mm4, mm2                                  ;   448.3 p1      53 t1
        movq mm2, mm1                                   ;   448.0 p0      53 t1 copy
        paddd mm2, [ebp + 8]                            ;   449.0 p1+p2   53 t1
        pcmpgtd mm1, mm2                                ;   450.0 p0      53 t1
        paddd mm4, mm1                                  ;   451.0 p1      53 t1
        psllq mm4, 0x20                                 ;   452.0 p1      53 t1
        psrlq mm0, 5                                    ;   451.3 p1      39 v[6]
        psubd mm2, mm4                                  ;   453.0 p0      53 t1
        movq mm1, [ebp + 192]                           ;   439.3 p2      54 v[2]
        pxor mm2, [sha512_blocks.T2_bias]               ;   454.0 p0+p2   53 t1
        pxor mm1, [sha512_blocks.T2_bias]               ;   452.0 p0+p2   54 v[2]
        pxor mm0, mm7                                   ;   452.3 p1      39 v[6]
        psrlq mm0, 6                                    ;   453.3 p1      39 v[6]
        pxor mm0, mm7                                   ;   454.3 p0      39 v[6]
        psrlq mm0, 0x1c                                 ;   455.3 p1      39 v[6]
        movq mm4, mm1                                   ;   454.0 p0      54 v[2] copy
        paddd mm4, mm2                                  ;   455.0 p0      54 v[2]
        pcmpgtd mm1, mm4                                ;   456.0 p1      54 v[2]
        movq [ebp + 184], mm6                           ;   443.7 p3+p4   55 v[0] spill
        pxor mm2, [sha512_blocks.T2_bias]               ;   456.0 p0+p2   55 v[6]
        psllq mm1, 0x20                                 ;   457.0 p1      54 v[2]
        psubd mm4, mm1                                  ;   458.0 p0      54 v[2]
        movq mm1, mm7                                   ;   457.3 p1      39 v[6] copy
        pxor mm4, [sha512_blocks.T2_bias]               ;   459.0 p0+p2   54 v[2]
        psllq mm1, 6                                    ;   458.3 p1      39 v[6]
        pxor mm1, mm7                                   ;   459.3 p0      39 v[6]
        psllq mm1, 5                                    ;   460.3 p1      39 v[6]
        pxor mm1, mm7                                   ;   461.3 p0      39 v[6]
        psllq mm1, 0x19                                 ;   462.3 p1      39 v[6]
        pxor mm1, mm0                                   ;   463.3 p0      39 v[6]
        paddd mm1, mm2                                  ;   464.3 p1      55 v[6]
        movq mm0, [ebp + 216]                           ;   449.3 p2      44 v[6]
        pcmpgtd mm2, mm1                                ;   465.3 p0      55 v[6]
        movq [ebp + 216], mm5                           ;   450.0 p3+p4   54 v[4] spill
        movq mm5, mm6                                   ;   462.3 p1      44 v[6] copy
        pxor mm5, mm7                                   ;   463.3 p0      44 v[6]
        movq [ebp + 224], mm5                           ;   464.3 p3+p4   44 v[6] spill
        pand mm0, mm5                                   ;   464.3 p1      44 v[6]
        movq mm5, [ebp - 8]                             ;   453.0 p2      42 w[9]
        psrlq mm5, 0x2a                                 ;   464.3 p1      42 w[9]
        pxor mm0, mm6                                   ;   465.3 p0      44 v[6]
        paddd mm0, mm1                                  ;   466.3 p0      55 v[6]
        pcmpgtd mm1, mm0                                ;   467.3 p1      55 v[6]
        paddd mm2, mm1                                  ;   468.3 p0      55 v[6]
        movq mm1, [ebp - 8]                             ;   455.7 p2      42 w[9]
        psllq mm2, 0x20                                 ;   469.3 p1      55 v[6]
        psubd mm0, mm2                                  ;   470.3 p0      55 v[6]
        psllq mm1, 0x2a                                 ;   467.3 p1      42 w[9]
        pxor mm0, [sha512_blocks.T2_bias]               ;   471.3 p0+p2   55 v[6]
        movq mm2, [ebp - 8]                             ;   458.0 p2      42 w[9]
        pxor mm2, mm1                                   ;   468.3 p1      42 w[9]
        movq mm6, [ebp - 8]                             ;   459.0 p2      42 w[9]
        movq mm1, [ebp - 8]                             ;   460.0 p2      42 w[9]
        pxor mm1, mm5                                   ;   469.0 p0      42 w[9]
        movq mm5, [ebp + 16]                            ;   461.0 p2      41 w[9] copy
        psrlq mm5, 1                                    ;   469.3 p1      41 w[9]
        psllq mm2, 3                                    ;   470.3 p1      42 w[9]
        psrlq mm1, 0xd                                  ;   471.3 p1      42 w[9]
        pxor mm6, mm1                                   ;   472.3 p0      42 w[9]
        psrlq mm6, 6                                    ;   473.3 p1      42 w[9]
        pxor mm2, mm6                                   ;   474.3 p0      42 w[9]
        movq mm6, [ebp + 16]                            ;   462.0 p2      41 w[9]
        movq mm1, [ebp + 16]                            ;   463.0 p2      68 w[1] reload
        psllq mm6, 7                                    ;   473.3 p1      41 w[9]
        pxor mm6, mm1                                   ;   474.3 p0      41 w[9]
        pxor mm5, mm1                                   ;   473.0 p0      41 w[9]
        psrlq mm5, 6                                    ;   474.3 p1      41 w[9]
        pxor mm5, mm1                                   ;   475.3 p0      41 w[9]
        movq mm1, [ebp + 8]                             ;   465.7 p2      68 w[9]
        pxor mm1, [sha512_blocks.T2_bias]               ;   475.0 p0+p2   68 w[9]
        psllq mm6, 0x38                                 ;   475.3 p1      41 w[9]
        psrlq mm5, 1                                    ;   476.3 p1      41 w[9]
        pxor mm6, mm5                                   ;   477.3 p0      41 w[9]
        movq mm5, [ebp - 48]                            ;   468.0 p2      68 w[9]
        paddd mm2, mm1                                  ;   477.0 p0      68 w[9]
        pcmpgtd mm1, mm2                                ;   478.0 p1      68 w[9]
        paddd mm5, mm2                                  ;   478.0 p0      68 w[9]
        pcmpgtd mm2, mm5                                ;   479.0 p1      68 w[9]
        paddd mm1, mm2                                  ;   480.0 p0      68 w[9]
        movq mm2, mm4                                   ;   479.3 p1      40 t1 copy
        psrlq mm2, 0x17                                 ;   480.3 p1      40 t1
        paddd mm6, mm5                                  ;   480.0 p0      68 w[9]
        pcmpgtd mm5, mm6                                ;   481.0 p0      68 w[9]
        paddd mm1, mm5                                  ;   482.0 p1      68 w[9]
        psllq mm1, 0x20                                 ;   483.0 p1      68 w[9]
        psubd mm6, mm1                                  ;   484.0 p0      68 w[9]
        movq mm1, mm4                                   ;   483.0 p0      40 t1 copy
        psllq mm1, 4                                    ;   484.0 p1      40 t1
        pxor mm1, mm4                                   ;   485.0 p0      40 t1
        psllq mm1, 0x17                                 ;   486.0 p1      40 t1
        movq mm5, [ebp + 216]                           ;   473.7 p2      43 t1
        pxor mm6, [sha512_blocks.T2_bias]               ;   485.0 p0+p2   68 w[9]
        pxor mm1, mm4                                   ;   487.0 p1      40 t1
        psllq mm1, 0x17                                 ;   488.0 p1      40 t1
        pxor mm5, mm3                                   ;   486.0 p0      43 t1
        pand mm5, mm4                                   ;   487.0 p0      43 t1
        pxor mm5, [ebp + 216]                           ;   488.0 p1+p2   43 t1
        pxor mm2, mm4                                   ;   488.0 p0      40 t1
        psrlq mm2, 4                                    ;   489.0 p1      40 t1
        pxor mm2, mm4                                   ;   490.0 p0      40 t1
        psrlq mm2, 0xe                                  ;   491.0 p1      40 t1
        pxor mm1, mm2                                   ;   492.0 p0      40 t1
        movq mm2, [ebp + 208]                           ;   478.3 p2      53 t1
        pxor mm2, [sha512_blocks.T2_bias]               ;   490.3 p1+p2   53 t1
        paddd mm1, mm2                                  ;   493.0 p0      53 t1
        pcmpgtd mm2, mm1                                ;   494.0 p1      53 t1
        paddd mm5, mm1                                  ;   494.0 p0      53 t1
        pcmpgtd mm1, mm5                                ;   495.0 p1      53 t1
        movq [ebp + 8], mm6                             ;   486.0 p3+p4   68 w[9] spill
        movq mm6, mm0                                   ;   493.0 p0      39 v[5] copy
        psrlq mm6, 5                                    ;   494.0 p1      39 v[5]
        pxor mm6, mm0                                   ;   495.0 p0      39 v[5]
        paddd mm2, mm1                                  ;   496.0 p1      53 t1
        movq mm1, [esi + 80]                            ;   482.7 p2      53 t1
        paddd mm1, mm5                                  ;   495.0 p0      53 t1
        pcmpgtd mm5, mm1                                ;   496.0 p1      53 t1
        paddd mm2, mm5                                  ;   497.0 p0      53 t1
        movq mm5, mm1                                   ;   496.3 p1      53 t1 copy
        paddd mm5, [ebp + 16]                           ;   497.3 p0+p2   53 t1
        pcmpgtd mm1, mm5                                ;   498.3 p1      53 t1
        paddd mm2, mm1                                  ;   499.3 p0      53 t1
        movq mm1, [ebp + 200]                           ;   485.7 p2      54 v[1]
        pxor mm1, [sha512_blocks.T2_bias]               ;   498.3 p1+p2   54 v[1]
        psllq mm2, 0x20                                 ;   500.3 p1      53 t1
        psubd mm5, mm2                                  ;   501.3 p0      53 t1
        pxor mm5, [sha512_blocks.T2_bias]               ;   502.3 p0+p2   53 t1
        movq mm2, mm1                                   ;   500.3 p1      54 v[1] copy
        paddd mm2, mm5                                  ;   503.3 p0      54 v[1]
        pcmpgtd mm1, mm2                                ;   504.3 p1      54 v[1]
        psllq mm1, 0x20                                 ;   505.3 p1      54 v[1]
        psubd mm2, mm1                                  ;   506.3 p0      54 v[1]
        movq mm1, mm0                                   ;   503.0 p0      39 v[5] copy
        psllq mm1, 6                                    ;   504.0 p1      39 v[5]
        pxor mm1, mm0                                   ;   505.0 p0      39 v[5]
        psllq mm1, 5                                    ;   506.0 p1      39 v[5]
        pxor mm1, mm0                                   ;   507.0 p0      39 v[5]
        psllq mm1, 0x19                                 ;   508.0 p1      39 v[5]
        pxor mm2, [sha512_blocks.T2_bias]               ;   507.3 p0+p2   54 v[1]
        pxor mm5, [sha512_blocks.T2_bias]               ;   506.3 p1+p2   55 v[5]
        psrlq mm6, 6                                    ;   507.3 p1      39 v[5]
        pxor mm6, mm0                                   ;   508.3 p0      39 v[5]
        psrlq mm6, 0x1c                                 ;   509.3 p1      39 v[5]
        pxor mm1, mm6                                   ;   510.3 p0      39 v[5]
        movq mm6, [ebp + 224]                           ;   496.7 p2      44 v[5]
        movq [ebp + 224], mm3                           ;   497.0 p3+p4   54 v[3] spill
        movq mm3, mm7                                   ;   509.0 p0      44 v[5] copy
        pxor mm3, mm0                                   ;   510.0 p1      44 v[5]
        pand mm6, mm3                                   ;   511.0 p0      44 v[5]
        paddd mm1, mm5                                  ;   511.3 p1      55 v[5]
        pcmpgtd mm5, mm1                                ;   512.3 p0      55 v[5]
        pxor mm6, mm7                                   ;   512.0 p1      44 v[5]
        paddd mm6, mm1                                  ;   513.0 p0      55 v[5]
        pcmpgtd mm1, mm6                                ;   514.0 p1      55 v[5]
        paddd mm5, mm1                                  ;   515.0 p0      55 v[5]
        psllq mm5, 0x20                                 ;   516.0 p1      55 v[5]
        psubd mm6, mm5                                  ;   517.0 p0      55 v[5]
        movq mm1, [ebp + 0]                             ;   501.3 p2      42 w[10]
        psllq mm1, 0x2a                                 ;   514.3 p1      42 w[10]
        movq mm5, [ebp + 0]                             ;   502.3 p2      42 w[10]
        pxor mm5, mm1                                   ;   515.3 p0      42 w[10]
        movq [ebp + 232], mm3                           ;   511.0 p3+p4   44 v[5] spill
        movq mm3, [ebp + 0]                             ;   503.3 p2      42 w[10]
        psrlq mm3, 0x2a                                 ;   515.3 p1      42 w[10]
        movq mm1, [ebp + 0]                             ;   504.3 p2      42 w[10]
        pxor mm1, mm3                                   ;   516.3 p0      42 w[10]
        psrlq mm1, 0xd                                  ;   517.3 p1      42 w[10]
        movq [ebp + 208], mm7                           ;   507.3 p3+p4   55 v[7] spill
        movq mm7, [ebp + 0]                             ;   508.0 p2      42 w[10]
        pxor mm7, mm1                                   ;   518.3 p0      42 w[10]
        movq mm1, [ebp + 24]                            ;   509.0 p2      68 w[2] reload
        movq mm3, [ebp + 24]                            ;   510.0 p2      41 w[10] copy
        pxor mm6, [sha512_blocks.T2_bias]               ;   518.0 p1+p2   55 v[5]
        psllq mm5, 3                                    ;   518.3 p1      42 w[10]
        psrlq mm3, 1                                    ;   519.3 p1      41 w[10]
        pxor mm3, mm1                                   ;   520.3 p0      41 w[10]
        psrlq mm3, 6                                    ;   521.3 p1      41 w[10]
        pxor mm3, mm1                                   ;   522.3 p0      41 w[10]
        psrlq mm3, 1                                    ;   523.3 p1      41 w[10]
        psrlq mm7, 6                                    ;   522.3 p1      42 w[10]
        pxor mm5, mm7                                   ;   523.3 p0      42 w[10]
        movq mm7, [ebp + 24]                            ;   512.7 p2      41 w[10]
        psllq mm7, 7                                    ;   523.3 p1      41 w[10]
        pxor mm7, mm1                                   ;   524.3 p0      41 w[10]
        psllq mm7, 0x38                                 ;   525.3 p1      41 w[10]
        pxor mm7, mm3                                   ;   526.3 p0      41 w[10]
        movq mm1, [ebp + 16]                            ;   514.3 p2      68 w[10]
        pxor mm1, [sha512_blocks.T2_bias]               ;   523.0 p0+p2   68 w[10]
        paddd mm5, mm1                                  ;   524.3 p0      68 w[10]
        movq mm3, [ebp - 40]                            ;   516.3 p2      68 w[10]
        paddd mm3, mm5                                  ;   525.3 p0      68 w[10]
        pcmpgtd mm1, mm5                                ;   525.3 p1      68 w[10]
        pcmpgtd mm5, mm3                                ;   526.3 p0      68 w[10]
        paddd mm7, mm3                                  ;   527.3 p1      68 w[10]
        pcmpgtd mm3, mm7                                ;   528.3 p0      68 w[10]
        paddd mm1, mm5                                  ;   527.3 p1      68 w[10]
        paddd mm1, mm3                                  ;   529.3 p0      68 w[10]
        psllq mm1, 0x20                                 ;   530.3 p1      68 w[10]
        psubd mm7, mm1                                  ;   531.3 p0      68 w[10]
        movq mm1, mm2                                   ;   529.3 p1      40 t1 copy
        psllq mm1, 4                                    ;   530.3 p1      40 t1
        pxor mm1, mm2                                   ;   531.3 p0      40 t1
        pxor mm7, [sha512_blocks.T2_bias]               ;   532.3 p0+p2   68 w[10]
        psllq mm1, 0x17                                 ;   532.3 p1      40 t1
        pxor mm1, mm2                                   ;   533.3 p0      40 t1
        psllq mm1, 0x17                                 ;   534.3 p1      40 t1
        movq mm3, mm2                                   ;   533.0 p0      40 t1 copy
        psrlq mm3, 0x17                                 ;   534.0 p1      40 t1
        pxor mm3, mm2                                   ;   535.0 p0      40 t1
        psrlq mm3, 4                                    ;   536.0 p1      40 t1
        pxor mm3, mm2                                   ;   537.0 p0      40 t1
        psrlq mm3, 0xe                                  ;   538.0 p1      40 t1
        pxor mm1, mm3                                   ;   539.0 p0      40 t1
        movq mm3, [ebp + 224]                           ;   525.3 p2      43 t1
        pxor mm3, mm4                                   ;   536.3 p1      43 t1
        pand mm3, mm2                                   ;   537.3 p0      43 t1
        movq mm5, [ebp + 224]                           ;   526.3 p2      54 v[3] reload
        pxor mm3, mm5                                   ;   538.3 p1      43 t1
        movq mm5, [ebp + 216]                           ;   527.3 p2      53 t1
        pxor mm5, [sha512_blocks.T2_bias]               ;   538.0 p0+p2   53 t1
        paddd mm1, mm5                                  ;   540.0 p1      53 t1
        pcmpgtd mm5, mm1                                ;   541.0 p0      53 t1
        paddd mm3, mm1                                  ;   541.0 p1      53 t1
        pcmpgtd mm1, mm3                                ;   542.0 p0      53 t1
        paddd mm5, mm1                                  ;   543.0 p1      53 t1
        movq mm1, [esi + 88]                            ;   529.7 p2      53 t1
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
        movq mm1, [ebp + 184]                           ;   534.3 p2      54 v[0]
        pxor mm1, [sha512_blocks.T2_bias]               ;   546.0 p0+p2   54 v[0]
        movq mm5, mm1                                   ;   547.0 p1      54 v[0] copy
        paddd mm5, mm3                                  ;   550.0 p0      54 v[0]
        pcmpgtd mm1, mm5                                ;   551.0 p1      54 v[0]
        psllq mm1, 0x20                                 ;   552.0 p1      54 v[0]
        psubd mm5, mm1                                  ;   553.0 p0      54 v[0]
        movq mm1, mm6                                   ;   549.0 p0      39 v[4] copy
        psllq mm1, 6                                    ;   550.0 p1      39 v[4]
        pxor mm1, mm6                                   ;   551.0 p0      39 v[4]
        movq [ebp + 16], mm7                            ;   538.0 p3+p4   68 w[10] spill
        psllq mm1, 5                                    ;   552.0 p1      39 v[4]
        pxor mm1, mm6                                   ;   553.0 p0      39 v[4]
        psllq mm1, 0x19                                 ;   554.0 p1      39 v[4]
        movq mm7, mm6                                   ;   552.0 p0      39 v[4] copy
        psrlq mm7, 5                                    ;   553.0 p1      39 v[4]
        pxor mm7, mm6                                   ;   554.0 p0      39 v[4]
        psrlq mm7, 6                                    ;   555.0 p1      39 v[4]
        pxor mm7, mm6                                   ;   556.0 p0      39 v[4]
        psrlq mm7, 0x1c                                 ;   557.0 p1      39 v[4]
        pxor mm1, mm7                                   ;   558.0 p0      39 v[4]
        movq mm7, [ebp + 232]                           ;   543.3 p2      44 v[4]
        pxor mm5, [sha512_blocks.T2_bias]               ;   555.3 p1+p2   54 v[0]
        movq [ebp + 232], mm4                           ;   544.3 p3+p4   54 v[2] spill
        movq mm4, mm0                                   ;   556.0 p0      44 v[4] copy
        pxor mm4, mm6                                   ;   557.0 p1      44 v[4]
        pand mm7, mm4                                   ;   558.0 p0      44 v[4]
        pxor mm3, [sha512_blocks.T2_bias]               ;   557.3 p1+p2   55 v[4]
        pxor mm7, mm0                                   ;   559.0 p0      44 v[4]
        paddd mm1, mm3                                  ;   559.0 p1      55 v[4]
        pcmpgtd mm3, mm1                                ;   560.0 p0      55 v[4]
        paddd mm7, mm1                                  ;   560.0 p1      55 v[4]
        pcmpgtd mm1, mm7                                ;   561.0 p0      55 v[4]
        paddd mm3, mm1                                  ;   562.0 p1      55 v[4]
        movq mm1, [ebp + 8]                             ;   550.3 p2      42 w[11]
        psllq mm1, 0x2a                                 ;   561.3 p1      42 w[11]
        psllq mm3, 0x20                                 ;   563.0 p1      55 v[4]
        movq [ebp + 240], mm4                           ;   558.0 p3+p4   44 v[4] spill
        movq mm4, [ebp + 8]                             ;   552.0 p2      42 w[11]
        psubd mm7, mm3                                  ;   564.0 p0      55 v[4]
        movq mm3, [ebp + 8]                             ;   553.0 p2      42 w[11]
        pxor mm3, mm1                                   ;   562.3 p0      42 w[11]
        movq [ebp + 216], mm0                           ;   554.3 p3+p4   55 v[6] spill
        psrlq mm4, 0x2a                                 ;   563.3 p1      42 w[11]
        movq mm1, [ebp + 8]                             ;   555.3 p2      42 w[11]
        pxor mm1, mm4                                   ;   564.3 p0      42 w[11]
        movq mm0, [ebp + 8]                             ;   556.3 p2      42 w[11]
        psrlq mm1, 0xd                                  ;   565.3 p1      42 w[11]
        pxor mm0, mm1                                   ;   566.3 p0      42 w[11]
        psllq mm3, 3                                    ;   565.3 p1      42 w[11]
        movq mm1, [ebp + 32]                            ;   557.3 p2      68 w[3] reload
        psrlq mm0, 6                                    ;   567.3 p1      42 w[11]
        pxor mm3, mm0                                   ;   568.3 p0      42 w[11]
        movq mm0, [ebp + 32]                            ;   558.3 p2      41 w[11]
        psllq mm0, 7                                    ;   567.3 p1      41 w[11]
        pxor mm7, [sha512_blocks.T2_bias]               ;   566.0 p0+p2   55 v[4]
        pxor mm0, mm1                                   ;   568.3 p0      41 w[11]
        psllq mm0, 0x38                                 ;   569.3 p1      41 w[11]
        movq mm4, [ebp + 32]                            ;   560.3 p2      41 w[11] copy
        psrlq mm4, 1                                    ;   569.3 p1      41 w[11]
        pxor mm4, mm1                                   ;   570.3 p0      41 w[11]
        psrlq mm4, 6                                    ;   571.3 p1      41 w[11]
        pxor mm4, mm1                                   ;   572.3 p0      41 w[11]
        movq mm1, [ebp + 24]                            ;   562.0 p2      68 w[11]
        pxor mm1, [sha512_blocks.T2_bias]               ;   570.0 p0+p2   68 w[11]
        psrlq mm4, 1                                    ;   573.3 p1      41 w[11]
        paddd mm3, mm1                                  ;   571.0 p0      68 w[11]
        pxor mm0, mm4                                   ;   574.3 p0      41 w[11]
        pcmpgtd mm1, mm3                                ;   572.3 p1      68 w[11]
        movq mm4, [ebp - 32]                            ;   564.3 p2      68 w[11]
        paddd mm4, mm3                                  ;   573.0 p0      68 w[11]
        paddd mm0, mm4                                  ;   575.3 p1      68 w[11]
        pcmpgtd mm3, mm4                                ;   574.0 p0      68 w[11]
        pcmpgtd mm4, mm0                                ;   576.3 p1      68 w[11]
        paddd mm1, mm3                                  ;   575.0 p0      68 w[11]
        paddd mm1, mm4                                  ;   577.3 p1      68 w[11]
        psllq mm1, 0x20                                 ;   578.3 p1      68 w[11]
        psubd mm0, mm1                                  ;   579.3 p0      68 w[11]
        movq mm1, mm5                                   ;   577.0 p0      40 t1 copy
        psllq mm1, 4                                    ;   578.0 p1      40 t1
        movq mm4, [ebp + 232]                           ;   568.0 p2      54 v[2] reload
        movq mm3, mm5                                   ;   578.0 p0      40 t1 copy
        pxor mm0, [sha512_blocks.T2_bias]               ;   580.3 p1+p2   68 w[11]
        movq [ebp + 24], mm0                            ;   581.3 p3+p4   68 w[11] spill
        pxor mm1, mm5                                   ;   579.0 p0      40 t1
        psllq mm1, 0x17                                 ;   580.0 p1      40 t1
        pxor mm1, mm5                                   ;   581.0 p0      40 t1
        psrlq mm3, 0x17                                 ;   580.3 p1      40 t1
        pxor mm3, mm5                                   ;   581.3 p0      40 t1
        psrlq mm3, 4                                    ;   582.3 p1      40 t1
        pxor mm3, mm5                                   ;   583.3 p0      40 t1
        psllq mm1, 0x17                                 ;   582.3 p1      40 t1
        psrlq mm3, 0xe                                  ;   584.3 p1      40 t1
        pxor mm1, mm3                                   ;   585.3 p0      40 t1
        movq mm3, [ebp + 232]                           ;   573.3 p2      43 t1
        pxor mm3, mm2                                   ;   584.0 p0      43 t1
        pand mm3, mm5                                   ;   585.0 p1      43 t1
        pxor mm3, mm4                                   ;   586.0 p0      43 t1
        movq mm4, [ebp + 224]                           ;   574.7 p2      53 t1
        pxor mm4, [sha512_blocks.T2_bias]               ;   585.3 p1+p2   53 t1
        paddd mm1, mm4                                  ;   586.3 p0      53 t1
        paddd mm3, mm1                                  ;   587.3 p1      53 t1
        pcmpgtd mm4, mm1                                ;   587.3 p0      53 t1
        pcmpgtd mm1, mm3                                ;   588.3 p1      53 t1
        paddd mm4, mm1                                  ;   589.3 p0      53 t1
        movq mm1, [esi + 96]                            ;   577.3 p2      53 t1
        paddd mm1, mm3                                  ;   588.3 p1      53 t1
        pcmpgtd mm3, mm1                                ;   589.3 p0      53 t1
        paddd mm4, mm3                                  ;   590.3 p1      53 t1
        movq mm3, mm1                                   ;   590.0 p0      53 t1 copy
        paddd mm3, [ebp + 32]                           ;   591.0 p1+p2   53 t1
        pcmpgtd mm1, mm3                                ;   592.0 p0      53 t1
        paddd mm4, mm1                                  ;   593.0 p1      53 t1
        psllq mm4, 0x20                                 ;   594.0 p1      53 t1
        movq mm1, [ebp + 208]                           ;   580.7 p2      54 v[7]
        pxor mm1, [sha512_blocks.T2_bias]               ;   592.0 p0+p2   54 v[7]
        psubd mm3, mm4                                  ;   595.0 p0      53 t1
        pxor mm3, [sha512_blocks.T2_bias]               ;   596.0 p1+p2   53 t1
        movq mm4, mm1                                   ;   594.0 p0      54 v[7] copy
        paddd mm4, mm3                                  ;   597.0 p1      54 v[7]
        pcmpgtd mm1, mm4                                ;   598.0 p0      54 v[7]
        psllq mm1, 0x20                                 ;   599.0 p1      54 v[7]
        psubd mm4, mm1                                  ;   600.0 p0      54 v[7]
        movq mm0, mm7                                   ;   596.3 p1      39 v[3] copy
        movq mm1, mm7                                   ;   597.0 p0      39 v[3] copy
        psllq mm1, 6                                    ;   598.0 p1      39 v[3]
        pxor mm1, mm7                                   ;   599.0 p0      39 v[3]
        psllq mm1, 5                                    ;   600.0 p1      39 v[3]
        pxor mm1, mm7                                   ;   601.0 p0      39 v[3]
        psllq mm1, 0x19                                 ;   602.0 p1      39 v[3]
        pxor mm3, [sha512_blocks.T2_bias]               ;   600.0 p0+p2   55 v[3]
        psrlq mm0, 5                                    ;   600.3 p1      39 v[3]
        pxor mm0, mm7                                   ;   601.3 p0      39 v[3]
        psrlq mm0, 6                                    ;   602.3 p1      39 v[3]
        pxor mm0, mm7                                   ;   603.3 p0      39 v[3]
        psrlq mm0, 0x1c                                 ;   604.3 p1      39 v[3]
        pxor mm1, mm0                                   ;   605.3 p0      39 v[3]
        paddd mm1, mm3                                  ;   606.3 p1      55 v[3]
        movq mm0, [ebp + 240]                           ;   589.7 p2      44 v[3]
        movq [ebp + 240], mm2                           ;   590.0 p3+p4   54 v[1] spill
        movq mm2, mm6                                   ;   604.0 p0      44 v[3] copy
        pxor mm2, mm7                                   ;   605.0 p1      44 v[3]
        pand mm0, mm2                                   ;   606.0 p0      44 v[3]
        pxor mm0, mm6                                   ;   607.0 p1      44 v[3]
        pcmpgtd mm3, mm1                                ;   607.3 p0      55 v[3]
        paddd mm0, mm1                                  ;   608.0 p1      55 v[3]
        pcmpgtd mm1, mm0                                ;   609.0 p0      55 v[3]
        paddd mm3, mm1                                  ;   610.0 p1      55 v[3]
        movq mm1, [ebp + 16]                            ;   594.0 p2      42 w[12]
        psllq mm3, 0x20                                 ;   611.0 p1      55 v[3]
        psubd mm0, mm3                                  ;   612.0 p0      55 v[3]
        movq mm3, [ebp + 16]                            ;   595.7 p2      42 w[12]
        psllq mm1, 0x2a                                 ;   609.3 p1      42 w[12]
        pxor mm3, mm1                                   ;   610.3 p0      42 w[12]
        movq mm1, [ebp + 16]                            ;   597.0 p2      42 w[12]
        movq [ebp + 248], mm2                           ;   606.0 p3+p4   44 v[3] spill
        movq mm2, [ebp + 16]                            ;   598.0 p2      42 w[12]
        psllq mm3, 3                                    ;   611.3 p1      42 w[12]
        movq [ebp + 224], mm6                           ;   600.0 p3+p4   55 v[5] spill
        movq mm6, [ebp + 16]                            ;   601.0 p2      42 w[12]
        psrlq mm2, 0x2a                                 ;   611.3 p1      42 w[12]
        pxor mm1, mm2                                   ;   612.3 p0      42 w[12]
        psrlq mm1, 0xd                                  ;   613.3 p1      42 w[12]
        pxor mm6, mm1                                   ;   614.3 p0      42 w[12]
        psrlq mm6, 6                                    ;   615.3 p1      42 w[12]
        pxor mm3, mm6                                   ;   616.3 p0      42 w[12]
        movq mm6, [ebp + 40]                            ;   603.3 p2      41 w[12]
        psllq mm6, 7                                    ;   614.3 p1      41 w[12]
        movq mm1, [ebp + 40]                            ;   604.3 p2      68 w[4] reload
        pxor mm6, mm1                                   ;   615.3 p0      41 w[12]
        pxor mm4, [sha512_blocks.T2_bias]               ;   614.0 p0+p2   54 v[7]
        movq mm2, [ebp + 40]                            ;   606.3 p2      41 w[12] copy
        psrlq mm2, 1                                    ;   615.3 p1      41 w[12]
        pxor mm2, mm1                                   ;   616.3 p0      41 w[12]
        psrlq mm2, 6                                    ;   617.3 p1      41 w[12]
        psllq mm6, 0x38                                 ;   617.3 p1      41 w[12]
        pxor mm2, mm1                                   ;   618.3 p0      41 w[12]
        psrlq mm2, 1                                    ;   619.3 p1      41 w[12]
        pxor mm6, mm2                                   ;   620.3 p0      41 w[12]
        pxor mm0, [sha512_blocks.T2_bias]               ;   618.0 p0+p2   55 v[3]
        movq mm2, [ebp - 24]                            ;   610.3 p2      68 w[12]
        movq mm1, [ebp + 32]                            ;   611.3 p2      68 w[12]
        pxor mm1, [sha512_blocks.T2_bias]               ;   619.0 p0+p2   68 w[12]
        paddd mm3, mm1                                  ;   620.0 p1      68 w[12]
        paddd mm2, mm3                                  ;   621.0 p0      68 w[12]
        pcmpgtd mm1, mm3                                ;   621.0 p1      68 w[12]
        pcmpgtd mm3, mm2                                ;   622.0 p0      68 w[12]
        paddd mm6, mm2                                  ;   622.0 p1      68 w[12]
        paddd mm1, mm3                                  ;   623.0 p0      68 w[12]
        pcmpgtd mm2, mm6                                ;   623.0 p1      68 w[12]
        paddd mm1, mm2                                  ;   624.0 p0      68 w[12]
        movq mm2, mm4                                   ;   623.3 p1      40 t1 copy
        psrlq mm2, 0x17                                 ;   624.3 p1      40 t1
        psllq mm1, 0x20                                 ;   625.3 p1      68 w[12]
        pxor mm2, mm4                                   ;   625.3 p0      40 t1
        psrlq mm2, 4                                    ;   626.3 p1      40 t1
        psubd mm6, mm1                                  ;   626.3 p0      68 w[12]
        movq mm1, mm4                                   ;   626.0 p0      40 t1 copy
        pxor mm6, [sha512_blocks.T2_bias]               ;   627.3 p0+p2   68 w[12]
        psllq mm1, 4                                    ;   627.3 p1      40 t1
        pxor mm1, mm4                                   ;   628.3 p0      40 t1
        psllq mm1, 0x17                                 ;   629.3 p1      40 t1
        pxor mm1, mm4                                   ;   630.3 p0      40 t1
        psllq mm1, 0x17                                 ;   631.3 p1      40 t1
        pxor mm2, mm4                                   ;   630.0 p0      40 t1
        psrlq mm2, 0xe                                  ;   631.0 p1      40 t1
        pxor mm1, mm2                                   ;   632.3 p0      40 t1
        movq mm2, [ebp + 240]                           ;   620.7 p2      43 t1
        movq mm3, [ebp + 240]                           ;   621.7 p2      54 v[1] reload
        pxor mm2, mm5                                   ;   631.3 p1      43 t1
        pand mm2, mm4                                   ;   632.3 p0      43 t1
        pxor mm2, mm3                                   ;   633.3 p1      43 t1
        movq mm3, [ebp + 232]                           ;   622.7 p2      53 t1
        pxor mm3, [sha512_blocks.T2_bias]               ;   633.0 p0+p2   53 t1
        paddd mm1, mm3                                  ;   634.0 p1      53 t1
        pcmpgtd mm3, mm1                                ;   635.0 p0      53 t1
        paddd mm2, mm1                                  ;   635.0 p1      53 t1
        pcmpgtd mm1, mm2                                ;   636.0 p0      53 t1
        paddd mm3, mm1                                  ;   637.0 p1      53 t1
        movq mm1, [esi + 104]                           ;   625.0 p2      53 t1
        paddd mm1, mm2                                  ;   636.0 p0      53 t1
        pcmpgtd mm2, mm1                                ;   637.0 p1      53 t1
        paddd mm3, mm2                                  ;   638.0 p0      53 t1
        movq mm2, mm1                                   ;   637.3 p1      53 t1 copy
        paddd mm2, [ebp + 40]                           ;   638.3 p0+p2   53 t1
        pcmpgtd mm1, mm2                                ;   639.3 p1      53 t1
        paddd mm3, mm1                                  ;   640.3 p0      53 t1
        psllq mm3, 0x20                                 ;   641.3 p1      53 t1
        movq mm1, [ebp + 216]                           ;   628.3 p2      54 v[6]
        pxor mm1, [sha512_blocks.T2_bias]               ;   640.0 p0+p2   54 v[6]
        psubd mm2, mm3                                  ;   642.3 p1      53 t1
        pxor mm2, [sha512_blocks.T2_bias]               ;   643.3 p0+p2   53 t1
        movq mm3, mm1                                   ;   641.3 p1      54 v[6] copy
        paddd mm3, mm2                                  ;   644.3 p0      54 v[6]
        pcmpgtd mm1, mm3                                ;   645.3 p1      54 v[6]
        psllq mm1, 0x20                                 ;   646.3 p1      54 v[6]
        psubd mm3, mm1                                  ;   647.3 p0      54 v[6]
        movq mm1, mm0                                   ;   644.0 p0      39 v[2] copy
        psllq mm1, 6                                    ;   645.0 p1      39 v[2]
        pxor mm3, [sha512_blocks.T2_bias]               ;   648.3 p0+p2   54 v[6]
        pxor mm1, mm0                                   ;   646.0 p1      39 v[2]
        pxor mm2, [sha512_blocks.T2_bias]               ;   646.0 p0+p2   55 v[2]
        psllq mm1, 5                                    ;   647.0 p1      39 v[2]
        movq [ebp + 32], mm6                            ;   634.7 p3+p4   68 w[12] spill
        movq mm6, mm0                                   ;   647.0 p0      39 v[2] copy
        psrlq mm6, 5                                    ;   648.0 p1      39 v[2]
        pxor mm6, mm0                                   ;   649.0 p0      39 v[2]
        psrlq mm6, 6                                    ;   650.0 p1      39 v[2]
        pxor mm6, mm0                                   ;   651.0 p0      39 v[2]
        psrlq mm6, 0x1c                                 ;   652.0 p1      39 v[2]
        pxor mm1, mm0                                   ;   650.0 p0      39 v[2]
        psllq mm1, 0x19                                 ;   651.0 p1      39 v[2]
        pxor mm1, mm6                                   ;   653.0 p0      39 v[2]
        movq mm6, [ebp + 248]                           ;   638.3 p2      44 v[2]
        paddd mm1, mm2                                  ;   654.0 p1      55 v[2]
        pcmpgtd mm2, mm1                                ;   655.0 p0      55 v[2]
        movq [ebp + 248], mm5                           ;   639.3 p3+p4   54 v[0] spill
        movq mm5, mm7                                   ;   652.3 p1      44 v[2] copy
        pxor mm5, mm0                                   ;   653.3 p0      44 v[2]
        pand mm6, mm5                                   ;   654.3 p1      44 v[2]
        pxor mm6, mm7                                   ;   655.3 p0      44 v[2]
        paddd mm6, mm1                                  ;   656.3 p1      55 v[2]
        pcmpgtd mm1, mm6                                ;   657.3 p0      55 v[2]
        paddd mm2, mm1                                  ;   658.3 p1      55 v[2]
        psllq mm2, 0x20                                 ;   659.3 p1      55 v[2]
        movq mm1, [ebp + 24]                            ;   643.7 p2      42 w[13]
        psubd mm6, mm2                                  ;   660.3 p0      55 v[2]
        pxor mm6, [sha512_blocks.T2_bias]               ;   661.3 p0+p2   55 v[2]
        movq mm2, [ebp + 24]                            ;   645.7 p2      42 w[13]
        psllq mm1, 0x2a                                 ;   657.3 p1      42 w[13]
        pxor mm2, mm1                                   ;   658.3 p0      42 w[13]
        movq [ebp + 232], mm7                           ;   648.3 p3+p4   55 v[4] spill
        movq mm7, [ebp + 24]                            ;   649.0 p2      42 w[13]
        movq [ebp + 256], mm5                           ;   654.3 p3+p4   44 v[2] spill
        movq mm5, [ebp + 24]                            ;   650.0 p2      42 w[13]
        psllq mm2, 3                                    ;   659.3 p1      42 w[13]
        psrlq mm5, 0x2a                                 ;   659.3 p1      42 w[13]
        movq mm1, [ebp + 24]                            ;   651.0 p2      42 w[13]
        pxor mm1, mm5                                   ;   660.3 p0      42 w[13]
        psrlq mm1, 0xd                                  ;   661.3 p1      42 w[13]
        pxor mm7, mm1                                   ;   662.3 p0      42 w[13]
        psrlq mm7, 6                                    ;   663.3 p1      42 w[13]
        pxor mm2, mm7                                   ;   664.3 p0      42 w[13]
        movq mm1, [ebp + 48]                            ;   653.0 p2      42 w[0] reload
        movq mm7, [ebp + 48]                            ;   654.0 p2      41 w[13]
        movq mm5, [ebp + 48]                            ;   655.0 p2      41 w[13] copy
        psrlq mm5, 1                                    ;   662.3 p1      41 w[13]
        psllq mm7, 7                                    ;   663.3 p1      41 w[13]
        pxor mm5, mm1                                   ;   663.3 p0      41 w[13]
        pxor mm7, mm1                                   ;   664.3 p0      41 w[13]
        psllq mm7, 0x38                                 ;   665.3 p1      41 w[13]
        psrlq mm5, 6                                    ;   665.3 p1      41 w[13]
        pxor mm5, mm1                                   ;   666.3 p0      41 w[13]
        psrlq mm5, 1                                    ;   667.3 p1      41 w[13]
        pxor mm7, mm5                                   ;   668.3 p0      41 w[13]
        movq mm5, [ebp - 16]                            ;   657.3 p2      68 w[13]
        movq mm1, [ebp + 40]                            ;   658.3 p2      68 w[13]
        pxor mm1, [sha512_blocks.T2_bias]               ;   666.0 p0+p2   68 w[13]
        paddd mm2, mm1                                  ;   667.0 p0      68 w[13]
        paddd mm5, mm2                                  ;   668.0 p1      68 w[13]
        pcmpgtd mm1, mm2                                ;   668.0 p0      68 w[13]
        pcmpgtd mm2, mm5                                ;   669.0 p1      68 w[13]
        paddd mm1, mm2                                  ;   670.0 p0      68 w[13]
        paddd mm7, mm5                                  ;   669.3 p1      68 w[13]
        pcmpgtd mm5, mm7                                ;   670.3 p0      68 w[13]
        paddd mm1, mm5                                  ;   671.3 p1      68 w[13]
        psllq mm1, 0x20                                 ;   672.3 p1      68 w[13]
        psubd mm7, mm1                                  ;   673.3 p0      68 w[13]
        pxor mm7, [sha512_blocks.T2_bias]               ;   674.3 p0+p2   68 w[13]
        movq mm1, mm3                                   ;   672.3 p1      40 t1 copy
        psllq mm1, 4                                    ;   673.3 p1      40 t1
        pxor mm1, mm3                                   ;   674.3 p0      40 t1
        movq mm5, [ebp + 248]                           ;   665.7 p2      54 v[0] reload
        movq mm2, mm3                                   ;   674.0 p0      40 t1 copy
        psrlq mm2, 0x17                                 ;   675.0 p1      40 t1
        pxor mm2, mm3                                   ;   676.0 p0      40 t1
        psrlq mm2, 4                                    ;   677.0 p1      40 t1
        pxor mm2, mm3                                   ;   678.0 p0      40 t1
        psrlq mm2, 0xe                                  ;   679.0 p1      40 t1
        psllq mm1, 0x17                                 ;   677.3 p1      40 t1
        pxor mm1, mm3                                   ;   678.3 p0      40 t1
        psllq mm1, 0x17                                 ;   679.3 p1      40 t1
        pxor mm1, mm2                                   ;   680.3 p0      40 t1
        movq mm2, [ebp + 248]                           ;   669.3 p2      43 t1
        pxor mm2, mm4                                   ;   679.0 p0      43 t1
        pand mm2, mm3                                   ;   680.0 p1      43 t1
        pxor mm2, mm5                                   ;   681.0 p0      43 t1
        movq mm5, [ebp + 240]                           ;   670.7 p2      53 t1
        pxor mm5, [sha512_blocks.T2_bias]               ;   680.3 p1+p2   53 t1
        paddd mm1, mm5                                  ;   681.3 p0      53 t1
        paddd mm2, mm1                                  ;   682.3 p1      53 t1
        pcmpgtd mm5, mm1                                ;   682.3 p0      53 t1
        pcmpgtd mm1, mm2                                ;   683.3 p1      53 t1
        paddd mm5, mm1                                  ;   684.3 p0      53 t1
        movq mm1, [esi + 112]                           ;   673.3 p2      53 t1
        paddd mm1, mm2                                  ;   683.3 p1      53 t1
        pcmpgtd mm2, mm1                                ;   684.3 p0      53 t1
        paddd mm5, mm2                                  ;   685.3 p1      53 t1
        movq mm2, mm1                                   ;   685.0 p0      53 t1 copy
        paddd mm2, [ebp + 48]                           ;   686.0 p1+p2   53 t1
        pcmpgtd mm1, mm2                                ;   687.0 p0      53 t1
        paddd mm5, mm1                                  ;   688.0 p1      53 t1
        psllq mm5, 0x20                                 ;   689.0 p1      53 t1
        psubd mm2, mm5                                  ;   690.0 p0      53 t1
        movq mm1, [ebp + 224]                           ;   677.0 p2      54 v[5]
        pxor mm1, [sha512_blocks.T2_bias]               ;   688.0 p0+p2   54 v[5]
        movq [ebp + 40], mm7                            ;   678.0 p3+p4   68 w[13] spill
        movq mm7, mm6                                   ;   688.3 p1      39 v[1] copy
        pxor mm2, [sha512_blocks.T2_bias]               ;   691.0 p0+p2   53 t1
        movq mm5, mm1                                   ;   689.3 p1      54 v[5] copy
        paddd mm5, mm2                                  ;   692.0 p0      54 v[5]
        pcmpgtd mm1, mm5                                ;   693.0 p1      54 v[5]
        psllq mm1, 0x20                                 ;   694.0 p1      54 v[5]
        psubd mm5, mm1                                  ;   695.0 p0      54 v[5]
        movq mm1, mm6                                   ;   692.0 p0      39 v[1] copy
        psllq mm1, 6                                    ;   693.0 p1      39 v[1]
        pxor mm1, mm6                                   ;   694.0 p0      39 v[1]
        pxor mm2, [sha512_blocks.T2_bias]               ;   693.3 p1+p2   55 v[1]
        psrlq mm7, 5                                    ;   694.3 p1      39 v[1]
        pxor mm7, mm6                                   ;   695.3 p0      39 v[1]
        psrlq mm7, 6                                    ;   696.3 p1      39 v[1]
        pxor mm7, mm6                                   ;   697.3 p0      39 v[1]
        psrlq mm7, 0x1c                                 ;   698.3 p1      39 v[1]
        psllq mm1, 5                                    ;   697.3 p1      39 v[1]
        pxor mm1, mm6                                   ;   698.3 p0      39 v[1]
        psllq mm1, 0x19                                 ;   699.3 p1      39 v[1]
        pxor mm1, mm7                                   ;   700.3 p0      39 v[1]
        movq mm7, [ebp + 256]                           ;   686.0 p2      44 v[1]
        paddd mm1, mm2                                  ;   701.3 p0      55 v[1]
        pcmpgtd mm2, mm1                                ;   702.3 p0      55 v[1]
        movq [ebp + 256], mm4                           ;   687.0 p3+p4   54 v[7] spill
        movq mm4, mm0                                   ;   699.3 p1      44 v[1] copy
        pxor mm4, mm6                                   ;   700.3 p0      44 v[1]
        pand mm7, mm4                                   ;   701.3 p1      44 v[1]
        pxor mm7, mm0                                   ;   702.3 p0      44 v[1]
        paddd mm7, mm1                                  ;   703.3 p1      55 v[1]
        pcmpgtd mm1, mm7                                ;   704.3 p0      55 v[1]
        paddd mm2, mm1                                  ;   705.3 p1      55 v[1]
        psllq mm2, 0x20                                 ;   706.3 p1      55 v[1]
        movq [ebp + 240], mm0                           ;   691.3 p3+p4   55 v[3] spill
        movq [ebp + 264], mm4                           ;   701.3 p3+p4   44 v[1] spill
        pxor mm5, [sha512_blocks.T2_bias]               ;   703.0 p0+p2   54 v[5]
        movq mm0, [ebp + 32]                            ;   693.7 p2      42 w[14]
        psubd mm7, mm2                                  ;   707.3 p0      55 v[1]
        movq mm4, [ebp + 32]                            ;   694.7 p2      42 w[14]
        psrlq mm4, 0x2a                                 ;   704.3 p1      42 w[14]
        movq mm2, [ebp + 32]                            ;   695.7 p2      42 w[14]
        movq mm1, [ebp + 32]                            ;   696.7 p2      42 w[14]
        psllq mm1, 0x2a                                 ;   705.3 p1      42 w[14]
        pxor mm2, mm1                                   ;   706.3 p0      42 w[14]
        psllq mm2, 3                                    ;   707.3 p1      42 w[14]
        movq mm1, [ebp + 32]                            ;   697.7 p2      42 w[14]
        pxor mm1, mm4                                   ;   706.0 p0      42 w[14]
        psrlq mm1, 0xd                                  ;   707.3 p1      42 w[14]
        pxor mm0, mm1                                   ;   708.3 p0      42 w[14]
        psrlq mm0, 6                                    ;   709.3 p1      42 w[14]
        pxor mm2, mm0                                   ;   710.3 p0      42 w[14]
        movq mm4, [ebp + 56]                            ;   699.0 p2      41 w[14] copy
        psrlq mm4, 1                                    ;   709.3 p1      41 w[14]
        movq mm1, [ebp + 56]                            ;   700.0 p2      42 w[1] reload
        pxor mm4, mm1                                   ;   710.3 p0      41 w[14]
        movq mm0, [ebp + 56]                            ;   701.0 p2      41 w[14]
        psllq mm0, 7                                    ;   710.3 p1      41 w[14]
        psrlq mm4, 6                                    ;   711.3 p1      41 w[14]
        pxor mm0, mm1                                   ;   711.3 p0      41 w[14]
        pxor mm4, mm1                                   ;   712.3 p0      41 w[14]
        movq mm1, [ebp + 48]                            ;   703.7 p2      68 w[14]
        pxor mm1, [sha512_blocks.T2_bias]               ;   712.0 p0+p2   68 w[14]
        paddd mm2, mm1                                  ;   713.0 p1      68 w[14]
        pcmpgtd mm1, mm2                                ;   714.0 p0      68 w[14]
        psllq mm0, 0x38                                 ;   713.3 p1      41 w[14]
        psrlq mm4, 1                                    ;   714.3 p1      41 w[14]
        pxor mm0, mm4                                   ;   715.3 p0      41 w[14]
        movq mm4, [ebp - 8]                             ;   706.3 p2      68 w[14]
        paddd mm4, mm2                                  ;   715.0 p0      68 w[14]
        pcmpgtd mm2, mm4                                ;   716.0 p1      68 w[14]
        paddd mm0, mm4                                  ;   716.3 p0      68 w[14]
        paddd mm1, mm2                                  ;   717.0 p1      68 w[14]
        pcmpgtd mm4, mm0                                ;   717.3 p0      68 w[14]
        paddd mm1, mm4                                  ;   718.3 p1      68 w[14]
        psllq mm1, 0x20                                 ;   719.3 p1      68 w[14]
        psubd mm0, mm1                                  ;   720.3 p0      68 w[14]
        movq mm1, mm5                                   ;   719.0 p0      40 t1 copy
        psllq mm1, 4                                    ;   720.0 p1      40 t1
        pxor mm7, [sha512_blocks.T2_bias]               ;   720.0 p0+p2   55 v[1]
        pxor mm0, [sha512_blocks.T2_bias]               ;   721.3 p1+p2   68 w[14]
        movq mm4, [ebp + 256]                           ;   712.7 p2      54 v[7] reload
        pxor mm1, mm5                                   ;   721.0 p0      40 t1
        psllq mm1, 0x17                                 ;   722.0 p1      40 t1
        pxor mm1, mm5                                   ;   723.0 p0      40 t1
        psllq mm1, 0x17                                 ;   724.0 p1      40 t1
        movq mm2, mm5                                   ;   723.0 p0      40 t1 copy
        psrlq mm2, 0x17                                 ;   724.0 p1      40 t1
        pxor mm2, mm5                                   ;   725.0 p0      40 t1
        psrlq mm2, 4                                    ;   726.0 p1      40 t1
        pxor mm2, mm5                                   ;   727.0 p0      40 t1
        psrlq mm2, 0xe                                  ;   728.0 p1      40 t1
        pxor mm1, mm2                                   ;   729.0 p0      40 t1
        movq mm2, [ebp + 256]                           ;   716.0 p2      43 t1
        pxor mm2, mm3                                   ;   726.3 p1      43 t1
        pand mm2, mm5                                   ;   727.3 p0      43 t1
        pxor mm2, mm4                                   ;   728.3 p1      43 t1
        movq mm4, [ebp + 248]                           ;   717.3 p2      53 t1
        pxor mm4, [sha512_blocks.T2_bias]               ;   728.0 p0+p2   53 t1
        paddd mm1, mm4                                  ;   730.0 p1      53 t1
        paddd mm2, mm1                                  ;   731.0 p0      53 t1
        pcmpgtd mm4, mm1                                ;   731.0 p1      53 t1
        pcmpgtd mm1, mm2                                ;   732.0 p0      53 t1
        paddd mm4, mm1                                  ;   733.0 p1      53 t1
        movq mm1, [esi + 120]                           ;   720.0 p2      53 t1
        paddd mm1, mm2                                  ;   732.0 p0      53 t1
        pcmpgtd mm2, mm1                                ;   733.0 p1      53 t1
        paddd mm4, mm2                                  ;   734.0 p0      53 t1
        movq mm2, mm1                                   ;   733.0 p1      53 t1 copy
        paddd mm2, [ebp + 56]                           ;   734.0 p0+p2   53 t1
        pcmpgtd mm1, mm2                                ;   735.0 p1      53 t1
        paddd mm4, mm1                                  ;   736.0 p0      53 t1
        movq [ebp + 48], mm0                            ;   723.0 p3+p4   68 w[14] spill
        movq mm0, mm7                                   ;   734.3 p1      39 v[0] copy
        psllq mm4, 0x20                                 ;   737.0 p1      53 t1
        movq mm1, [ebp + 232]                           ;   724.3 p2      54 v[4]
        pxor mm1, [sha512_blocks.T2_bias]               ;   735.0 p0+p2   54 v[4]
        psubd mm2, mm4                                  ;   738.0 p0      53 t1
        pxor mm2, [sha512_blocks.T2_bias]               ;   739.0 p1+p2   53 t1
        movq mm4, mm1                                   ;   737.0 p0      54 v[4] copy
        paddd mm4, mm2                                  ;   740.0 p1      54 v[4]
        movq [ebp + 248], mm5                           ;   727.0 p3+p4   54 v[5] spill
        psrlq mm0, 5                                    ;   738.3 p1      39 v[0]
        pxor mm0, mm7                                   ;   739.3 p0      39 v[0]
        psrlq mm0, 6                                    ;   740.3 p1      39 v[0]
        pxor mm0, mm7                                   ;   741.3 p0      39 v[0]
        psrlq mm0, 0x1c                                 ;   742.3 p1      39 v[0]
        pcmpgtd mm1, mm4                                ;   741.0 p0      54 v[4]
        psllq mm1, 0x20                                 ;   742.0 p1      54 v[4]
        psubd mm4, mm1                                  ;   743.0 p0      54 v[4]
        movq mm1, mm7                                   ;   742.0 p0      39 v[0] copy
        psllq mm1, 6                                    ;   743.0 p1      39 v[0]
        pxor mm1, mm7                                   ;   744.0 p0      39 v[0]
        pxor mm2, [sha512_blocks.T2_bias]               ;   743.3 p1+p2   55 v[0]
        psllq mm1, 5                                    ;   745.0 p1      39 v[0]
        pxor mm1, mm7                                   ;   746.0 p0      39 v[0]
        psllq mm1, 0x19                                 ;   747.0 p1      39 v[0]
        pxor mm1, mm0                                   ;   748.0 p0      39 v[0]
        movq mm0, [ebp + 264]                           ;   734.3 p2      44 v[0]
        movq [ebp + 264], mm3                           ;   734.7 p3+p4   54 v[6] spill
        movq mm3, mm7                                   ;   746.0 p0      44 v[0] copy
        pxor mm3, mm6                                   ;   747.0 p1      44 v[0]
        pand mm0, mm3                                   ;   748.0 p0      44 v[0]
        pxor mm0, mm6                                   ;   749.0 p1      44 v[0]
        movq mm3, [ebp + 40]                            ;   736.7 p2      68 w[13] reload
        paddd mm1, mm2                                  ;   749.0 p0      55 v[0]
        pcmpgtd mm2, mm1                                ;   750.0 p1      55 v[0]
        paddd mm0, mm1                                  ;   750.0 p0      55 v[0]
        pcmpgtd mm1, mm0                                ;   751.0 p1      55 v[0]
        paddd mm2, mm1                                  ;   752.0 p0      55 v[0]
        movq mm1, [ebp + 40]                            ;   738.7 p2      42 w[15]
        psllq mm2, 0x20                                 ;   753.0 p1      55 v[0]
        psubd mm0, mm2                                  ;   754.0 p0      55 v[0]
        movq mm2, [ebp + 40]                            ;   739.7 p2      42 w[15]
        psllq mm1, 0x2a                                 ;   751.3 p1      42 w[15]
        pxor mm2, mm1                                   ;   752.3 p0      42 w[15]
        movq mm1, [ebp + 40]                            ;   740.7 p2      42 w[15]
        psrlq mm1, 0x2a                                 ;   752.3 p1      42 w[15]
        pxor mm1, mm3                                   ;   753.3 p0      42 w[15]
        psrlq mm1, 0xd                                  ;   754.3 p1      42 w[15]
        pxor mm1, mm3                                   ;   755.3 p0      42 w[15]
        pxor mm0, [sha512_blocks.T2_bias]               ;   755.0 p1+p2   55 v[0]
        psrlq mm1, 6                                    ;   756.3 p1      42 w[15]
        pxor mm4, [sha512_blocks.T2_bias]               ;   755.0 p0+p2   54 v[4]
        movq [ebp + 272], mm4                           ;   756.0 p3+p4   54 v[4] spill
        psllq mm2, 3                                    ;   756.3 p1      42 w[15]
        movq mm3, [ebp + 152]                           ;   745.0 p2      41 w[15]
        movq mm4, [ebp + 152]                           ;   746.0 p2      41 w[15]
        pxor mm2, mm1                                   ;   757.3 p0      42 w[15]
        movq mm1, [ebp + 152]                           ;   747.0 p2      41 w[15]
        psllq mm4, 7                                    ;   757.3 p1      41 w[15]
        pxor mm1, mm4                                   ;   758.3 p0      41 w[15]
        movq mm4, [ebp + 152]                           ;   748.0 p2      41 w[15]
        psllq mm1, 0x38                                 ;   759.3 p1      41 w[15]
        psrlq mm4, 1                                    ;   759.3 p1      41 w[15]
        pxor mm3, mm4                                   ;   760.3 p0      41 w[15]
        movq mm4, [ebp + 56]                            ;   750.0 p2      68 w[15]
        psrlq mm3, 6                                    ;   761.3 p1      41 w[15]
        pxor mm4, [sha512_blocks.T2_bias]               ;   759.0 p0+p2   68 w[15]
        paddd mm2, mm4                                  ;   760.0 p0      68 w[15]
        movq mm5, [ebp + 152]                           ;   752.0 p2      41 w[15]
        pxor mm5, mm3                                   ;   762.3 p0      41 w[15]
        movq mm3, [ebp + 0]                             ;   753.0 p2      68 w[15]
        paddd mm3, mm2                                  ;   761.3 p1      68 w[15]
        psrlq mm5, 1                                    ;   763.3 p1      41 w[15]
        pxor mm1, mm5                                   ;   764.3 p0      41 w[15]
        paddd mm1, mm3                                  ;   765.3 p0      68 w[15]
        pcmpgtd mm4, mm2                                ;   763.3 p1      68 w[15]
        pcmpgtd mm2, mm3                                ;   764.0 p0      68 w[15]
        pcmpgtd mm3, mm1                                ;   766.3 p1      68 w[15]
        movq [ebp + 64], mm0                            ;   756.0 p3+p4   65 passes
        movq mm0, [ebp + 272]                           ;   756.3 p2      54 v[4] reload
        paddd mm4, mm2                                  ;   765.0 p0      68 w[15]
        paddd mm4, mm3                                  ;   767.3 p1      68 w[15]
        add esi, 0x80                                   ;   766.0 p0      65 passes
        psllq mm4, 0x20                                 ;   768.3 p1      68 w[15]
        psubd mm1, mm4                                  ;   769.3 p0      68 w[15]
        movq mm4, [ebp + 152]                           ;   758.3 p2      68 w[0] reload
        movq mm2, [ebp + 264]                           ;   759.3 p2      54 v[6] reload
        pxor mm1, [sha512_blocks.T2_bias]               ;   770.3 p1+p2   68 w[15]
        movq mm5, [ebp + 240]                           ;   761.3 p2      55 v[3] reload
        movq [ebp + 72], mm7                            ;   760.0 p3+p4   65 passes
        movq mm3, [ebp + 256]                           ;   762.3 p2      54 v[7] reload
        movq [ebp + 80], mm6                            ;   761.0 p3+p4   65 passes
        movq [ebp + 56], mm1                            ;   771.3 p3+p4   65 passes
        movq mm1, [ebp + 248]                           ;   763.3 p2      54 v[5] reload
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
        movq [ebp + 136], mm2                           ;    59.7 p3+p4   54 v[3] spill
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
        movq [ebp + 144], mm6                           ;    75.0 p3+p4   55 v[7] spill
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
        movq mm0, [ebp + 136]                           ;   127.0 p2      53 t1
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
        movq mm0, [ebp + 144]                           ;   136.3 p2      54 v[7]
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
        movq [ebp + 144], mm1                           ;   143.0 p3+p4   54 v[1] spill
        movq mm1, mm7                                   ;   155.7 p0      39 v[3] copy
        pxor mm0, mm7                                   ;   157.7 p0      39 v[3]
        psrlq mm1, 5                                    ;   156.7 p1      39 v[3]
        movq [ebp + 136], mm3                           ;   144.7 p3+p4   55 v[5] spill
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
        movq mm5, [ebp + 144]                           ;   161.3 p2      43 t1
        pxor mm5, mm6                                   ;   173.7 p1      43 t1
        pand mm5, mm4                                   ;   174.7 p0      43 t1
        pxor mm5, [ebp + 144]                           ;   175.7 p1+p2   43 t1
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
        movq mm7, [ebp + 144]                           ;   192.0 p2      53 t1
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
        movq mm0, [ebp + 136]                           ;   202.7 p2      54 v[5]
        movq [ebp + 136], mm4                           ;   203.7 p3+p4   54 v[7] spill
        movq [ebp + 144], mm2                           ;   204.7 p3+p4   55 v[3] spill
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
        movq mm5, [ebp + 136]                           ;   226.0 p2      43 t1
        pxor mm5, mm3                                   ;   240.7 p0      43 t1
        pand mm5, mm7                                   ;   241.7 p1      43 t1
        paddd mm0, mm2                                  ;   242.7 p0      53 t1
        pxor mm5, [ebp + 136]                           ;   242.7 p1+p2   43 t1
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
        movq mm1, [ebp + 136]                           ;   253.3 p2      53 t1
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
        movq mm0, [ebp + 144]                           ;   270.0 p2      54 v[3]
        movq [ebp + 144], mm7                           ;   270.3 p3+p4   54 v[5] spill
        movq mm7, mm4                                   ;   282.7 p0      39 v[7] copy
        psrlq mm7, 5                                    ;   283.7 p1      39 v[7]
        pxor mm5, [sha512_blocks.T2_bias]               ;   285.7 p0+p2   53 t1
        pxor mm7, mm4                                   ;   284.7 p1      39 v[7]
        pxor mm0, [sha512_blocks.T2_bias]               ;   284.7 p0+p2   54 v[3]
        movq mm1, mm0                                   ;   285.7 p1      54 v[3] copy
        paddd mm1, mm5                                  ;   286.7 p0      54 v[3]
        movq [ebp + 136], mm6                           ;   274.0 p3+p4   55 v[1] spill
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
        movq mm5, [ebp + 144]                           ;   291.0 p2      43 t1
        pxor mm5, mm2                                   ;   305.7 p0      43 t1
        pand mm5, mm1                                   ;   306.7 p1      43 t1
        pxor mm5, [ebp + 144]                           ;   307.7 p0+p2   43 t1
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
        movq mm4, [ebp + 144]                           ;   321.0 p2      53 t1
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
        movq mm0, [ebp + 136]                           ;   334.7 p2      54 v[1]
        movq [ebp + 136], mm1                           ;   335.7 p3+p4   54 v[3] spill
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
        movq [ebp + 144], mm3                           ;   342.7 p3+p4   55 v[7] spill
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
        movq mm5, [ebp + 136]                           ;   358.3 p2      43 t1
        pxor mm5, mm6                                   ;   372.7 p0      43 t1
        pand mm5, mm4                                   ;   373.7 p1      43 t1
        paddd mm0, mm3                                  ;   373.7 p0      53 t1
        pxor mm5, [ebp + 136]                           ;   374.7 p1+p2   43 t1
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
        movq mm7, [ebp + 136]                           ;   387.3 p2      53 t1
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
        movq [ebp + 136], mm2                           ;   395.3 p3+p4   55 v[5] spill
        paddd mm7, mm0                                  ;   409.7 p1      53 t1
        movq mm0, mm5                                   ;   409.7 p0      53 t1 copy
        paddd mm0, [sha512_blocks.T1_constants64 + 96]  ;   410.7 p1+p2   53 t1
        pcmpgtd mm5, mm0                                ;   411.7 p0      53 t1
        paddd mm7, mm5                                  ;   412.7 p1      53 t1
        movq mm5, mm0                                   ;   411.7 p0      53 t1 copy
        paddd mm5, [ebp + 32]                           ;   412.7 p1+p2   53 t1
        pcmpgtd mm0, mm5                                ;   413.7 p0      53 t1
        paddd mm7, mm0                                  ;   414.7 p1      53 t1
        movq mm0, [ebp + 144]                           ;   399.7 p2      54 v[7]
        psllq mm7, 0x20                                 ;   415.7 p1      53 t1
        psubd mm5, mm7                                  ;   416.7 p0      53 t1
        pxor mm0, [sha512_blocks.T2_bias]               ;   414.7 p0+p2   54 v[7]
        movq mm7, mm0                                   ;   415.7 p1      54 v[7] copy
        movq [ebp + 144], mm4                           ;   402.7 p3+p4   54 v[1] spill
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
        movq mm5, [ebp + 144]                           ;   424.7 p2      43 t1
        pxor mm5, mm3                                   ;   438.7 p0      43 t1
        pand mm5, mm7                                   ;   439.7 p1      43 t1
        pxor mm5, [ebp + 144]                           ;   440.7 p0+p2   43 t1
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
        movq mm1, [ebp + 144]                           ;   455.0 p2      53 t1
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
        movq mm0, [ebp + 136]                           ;   467.7 p2      54 v[5]
        psubd mm5, mm1                                  ;   481.7 p0      53 t1
        pxor mm5, [sha512_blocks.T2_bias]               ;   482.7 p0+p2   53 t1
        pxor mm0, [sha512_blocks.T2_bias]               ;   480.7 p1+p2   54 v[5]
        movq [ebp + 136], mm7                           ;   469.7 p3+p4   54 v[7] spill
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
        movq [ebp + 144], mm2                           ;   480.3 p3+p4   54 v[6] spill
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
        movq mm5, [ebp + 136]                           ;   488.7 p2      43 t1
        pxor mm5, mm2                                   ;   503.7 p0      43 t1
        movq mm2, [ebp + 128]                           ;   489.7 p2      53 t1
        pxor mm2, [sha512_blocks.T2_bias]               ;   503.7 p1+p2   53 t1
        paddd mm0, mm2                                  ;   505.7 p0      53 t1
        pcmpgtd mm2, mm0                                ;   506.7 p1      53 t1
        pand mm5, mm1                                   ;   505.7 p0      43 t1
        pxor mm5, [ebp + 136]                           ;   506.7 p1+p2   43 t1
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
        movq mm0, [ebp + 144]                           ;   539.7 p2      72 h
        paddd mm0, mm1                                  ;   546.7 p0      72 h
        pcmpgtd mm1, mm0                                ;   547.7 p1      72 h
        psllq mm1, 0x20                                 ;   548.7 p1      72 h
        psubd mm0, mm1                                  ;   549.7 p0      72 h
        pxor mm0, [sha512_blocks.T2_bias]               ;   550.7 p0+p2   72 h
        movq mm1, [ebp - 72]                            ;   541.7 p2      72 h
        pxor mm1, [sha512_blocks.T2_bias]               ;   548.7 p1+p2   72 h
        movq [ebp - 80], mm0                            ;   551.7 p3+p4   72 h
        movq mm0, [ebp + 136]                           ;   543.7 p2      72 h
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
