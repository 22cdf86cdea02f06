; sha512_blocks for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/sha512.cw (sha256 793285aaa0e8d3ce); do not edit:
;   ./cw build sha512_blocks --cpu northwood --variant double
;
; void sha512_blocks(void *h_0, void *h_1, const void *m_0, const void *m_1, uint32_t n);   cdecl
;   h_0: 64 bytes, read and written, secret, no alignment needed
;   h_1: 64 bytes, read and written, secret, no alignment needed
;   m_0: 128 bytes a block, read, secret, no alignment needed
;   m_1: 128 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Changes xmm0 to xmm7.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 55 uops, planned 25.0; bounds: width 18.3, ports 20.0, path 9.0
;   blocks: 222 uops, planned 116.3; bounds: width 74.0, ports 112.0, path 17.0
;   blocks/passes: 1402 uops, planned 906.0; bounds: width 467.3, ports 899.0, path 320.0
;   blocks.2: 835 uops, planned 577.0; bounds: width 278.3, ports 570.0, path 320.0
;   body.2: 42 uops, planned 33.0; bounds: width 14.0, ports 32.0, path 0.0
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
        push esi                                          ;                    preserved
        push edi                                          ;                    preserved
        push ebp                                          ;                    preserved
        mov eax, esp                                      ;                    frame
        sub esp, 0x2e0                                    ;                    frame
        and esp, 0xfffffff0                               ;                    frame
        lea ebp, [esp + 128]                              ;                    frame
        mov dword [ebp + 592], eax                        ;                    frame
        mov ecx, dword [eax + 16]                         ;                    frame
        mov dword [ebp + 560], ecx                        ;                    frame
        mov ecx, dword [eax + 20]                         ;                    frame
        mov dword [ebp + 564], ecx                        ;                    frame
        mov ecx, dword [eax + 32]                         ;                    frame
        mov dword [ebp + 568], ecx                        ;                    frame
        mov ecx, dword [eax + 24]                         ;                    frame
        mov dword [ebp + 572], ecx                        ;                    frame
        mov ecx, dword [eax + 28]                         ;                    frame
        mov dword [ebp + 580], ecx                        ;                    frame
        mov esi, dword [ebp + 560]                        ;     0.0 p2      60 h reload
        movq xmm0, [esi]                                  ;     2.0 p2      60 h
        mov edi, dword [ebp + 564]                        ;     2.0 p2      60 h reload
        movhps xmm0, [edi]                                ;    11.0 p2+p1   60 h
        movdqa [ebp - 128], xmm0                          ;    13.0 p0+p3   60 h
        movq xmm0, [esi + 8]                              ;     4.0 p2      60 h
        movhps xmm0, [edi + 8]                            ;    11.0 p2+p1   60 h
        movdqa [ebp - 112], xmm0                          ;    13.0 p0+p3   60 h
        movq xmm0, [esi + 16]                             ;     6.0 p2      60 h
        movhps xmm0, [edi + 16]                           ;    13.0 p2+p1   60 h
        movdqa [ebp - 96], xmm0                           ;    15.0 p0+p3   60 h
        movq xmm0, [esi + 24]                             ;     8.0 p2      60 h
        movhps xmm0, [edi + 24]                           ;    15.0 p2+p1   60 h
        movdqa [ebp - 80], xmm0                           ;    17.0 p0+p3   60 h
        movq xmm0, [esi + 32]                             ;    10.0 p2      60 h
        movhps xmm0, [edi + 32]                           ;    17.0 p2+p1   60 h
        movdqa [ebp - 64], xmm0                           ;    19.0 p0+p3   60 h
        movq xmm0, [esi + 40]                             ;    12.0 p2      60 h
        movhps xmm0, [edi + 40]                           ;    19.0 p2+p1   60 h
        movdqa [ebp - 48], xmm0                           ;    21.0 p0+p3   60 h
        movq xmm0, [esi + 48]                             ;    14.0 p2      60 h
        movhps xmm0, [edi + 48]                           ;    21.0 p2+p1   60 h
        movq xmm1, [esi + 56]                             ;    16.0 p2      60 h
        mov esi, dword [ebp + 568]                        ;    17.0 p2      60 h
        shl esi, 7                                        ;    19.0 p1      60 h
        add esi, dword [ebp + 572]                        ;    23.0 p2+p0   60 h
        mov dword [ebp + 576], esi                        ;    23.5 p0+p3   60 h
        movdqa [ebp - 32], xmm0                           ;    23.0 p0+p3   60 h
        movhps xmm1, [edi + 56]                           ;    23.0 p2+p1   60 h
        movdqa [ebp - 16], xmm1                           ;    25.0 p0+p3   60 h
        cmp dword [ebp + 568], 0                          ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov esi, dword [ebp + 572]                        ;     0.0 p2      63 w[0] reload
        movq xmm0, [esi + 32]                             ;     2.0 p2      63 w[4]
        movq xmm5, [esi + 16]                             ;     2.0 p2      63 w[2]
        mov edi, dword [ebp + 580]                        ;     3.0 p2      63 w[0] reload
        movhps xmm5, [edi + 16]                           ;    12.0 p2+p1   63 w[2]
        movhps xmm0, [edi + 32]                           ;    12.0 p2+p1   63 w[4]
        pshuflw xmm0, xmm0, 0x1b                          ;    14.0 p1      63 w[4]
        pshufhw xmm0, xmm0, 0x1b                          ;    16.0 p1      63 w[4]
        movdqa xmm1, xmm0                                 ;    18.0 p0      63 w[4] copy
        psrlw xmm1, 8                                     ;    24.0 p1      63 w[4]
        psllw xmm0, 8                                     ;    18.0 p1      63 w[4]
        pshuflw xmm5, xmm5, 0x1b                          ;    14.0 p1      63 w[2]
        por xmm0, xmm1                                    ;    26.0 p1      63 w[4]
        movq xmm1, [esi]                                  ;     6.0 p2      63 w[0]
        movhps xmm1, [edi]                                ;    13.0 p2+p1   63 w[0]
        pshuflw xmm1, xmm1, 0x1b                          ;    15.0 p1      63 w[0]
        pshufhw xmm1, xmm1, 0x1b                          ;    17.0 p1      63 w[0]
        movdqa xmm2, xmm1                                 ;    19.0 p0      63 w[0] copy
        movdqa [ebp + 0], xmm0                            ;    28.0 p0+p3   65 passes
        movdqa xmm0, [ebp - 32]                           ;     8.7 p2      64 v[6] reload
        psrlw xmm1, 8                                     ;    19.0 p1      63 w[0]
        movdqa [ebp + 16], xmm0                           ;    15.7 p0+p3   65 passes
        movq xmm0, [esi + 56]                             ;    10.0 p2      63 w[7]
        psllw xmm2, 8                                     ;    25.0 p1      63 w[0]
        pshufhw xmm5, xmm5, 0x1b                          ;    17.3 p1      63 w[2]
        movhps xmm0, [edi + 56]                           ;    19.3 p2+p1   63 w[7]
        pshuflw xmm0, xmm0, 0x1b                          ;    21.3 p1      63 w[7]
        pshufhw xmm0, xmm0, 0x1b                          ;    23.3 p1      63 w[7]
        por xmm1, xmm2                                    ;    27.0 p1      63 w[0]
        movq xmm2, [esi + 8]                              ;    13.0 p2      63 w[1]
        movdqa [ebp + 32], xmm1                           ;    29.0 p0+p3   65 passes
        movhps xmm2, [edi + 8]                            ;    24.3 p2+p1   63 w[1]
        movdqa xmm1, xmm0                                 ;    25.3 p0      63 w[7] copy
        pshuflw xmm2, xmm2, 0x1b                          ;    26.3 p1      63 w[1]
        pshufhw xmm2, xmm2, 0x1b                          ;    28.3 p1      63 w[1]
        movdqa xmm3, xmm2                                 ;    30.3 p0      63 w[1] copy
        psrlw xmm3, 8                                     ;    36.3 p1      63 w[1]
        psllw xmm2, 8                                     ;    30.3 p1      63 w[1]
        por xmm3, xmm2                                    ;    38.3 p1      63 w[1]
        movq xmm2, [esi + 120]                            ;    17.3 p2      63 w[15]
        movhps xmm2, [edi + 120]                          ;    31.3 p2+p1   63 w[15]
        pshuflw xmm2, xmm2, 0x1b                          ;    33.3 p1      63 w[15]
        pshufhw xmm2, xmm2, 0x1b                          ;    35.3 p1      63 w[15]
        movdqa xmm4, xmm2                                 ;    37.3 p0      63 w[15] copy
        psrlw xmm2, 8                                     ;    37.3 p1      63 w[15]
        psrlw xmm1, 8                                     ;    35.3 p1      63 w[7]
        psllw xmm4, 8                                     ;    43.3 p1      63 w[15]
        psllw xmm0, 8                                     ;    37.3 p1      63 w[7]
        por xmm4, xmm2                                    ;    45.3 p1      63 w[15]
        por xmm0, xmm1                                    ;    39.3 p1      63 w[7]
        movdqa xmm2, xmm5                                 ;    21.7 p0      63 w[2] copy
        movdqa [ebp + 48], xmm0                           ;    41.3 p0+p3   65 passes
        psllw xmm2, 8                                     ;    40.3 p1      63 w[2]
        psrlw xmm5, 8                                     ;    41.3 p1      63 w[2]
        movq xmm0, [esi + 48]                             ;    23.3 p2      63 w[6]
        movhps xmm0, [edi + 48]                           ;    43.3 p2+p1   63 w[6]
        pshuflw xmm0, xmm0, 0x1b                          ;    45.3 p1      63 w[6]
        pshufhw xmm0, xmm0, 0x1b                          ;    47.3 p1      63 w[6]
        por xmm5, xmm2                                    ;    46.3 p1      63 w[2]
        movq xmm2, [esi + 40]                             ;    25.7 p2      63 w[5]
        movhps xmm2, [edi + 40]                           ;    48.3 p2+p1   63 w[5]
        movdqa [ebp + 64], xmm3                           ;    40.3 p0+p3   65 passes
        pshuflw xmm2, xmm2, 0x1b                          ;    50.3 p1      63 w[5]
        pshufhw xmm2, xmm2, 0x1b                          ;    52.3 p1      63 w[5]
        movdqa xmm1, xmm0                                 ;    49.3 p0      63 w[6] copy
        movdqa [ebp + 80], xmm5                           ;    48.3 p0+p3   65 passes
        movdqa xmm6, xmm2                                 ;    54.3 p0      63 w[5] copy
        psllw xmm6, 8                                     ;    60.3 p1      63 w[5]
        movdqa [ebp + 96], xmm4                           ;    47.3 p0+p3   65 passes
        psrlw xmm2, 8                                     ;    54.3 p1      63 w[5]
        psrlw xmm1, 8                                     ;    55.3 p1      63 w[6]
        psllw xmm0, 8                                     ;    54.3 p1      63 w[6]
        por xmm1, xmm0                                    ;    57.3 p1      63 w[6]
        movdqa [ebp + 112], xmm1                          ;    59.3 p0+p3   65 passes
        por xmm6, xmm2                                    ;    62.3 p1      63 w[5]
        movq xmm2, [esi + 24]                             ;    33.0 p2      63 w[3]
        movhps xmm2, [edi + 24]                           ;    58.3 p2+p1   63 w[3]
        pshuflw xmm2, xmm2, 0x1b                          ;    60.3 p1      63 w[3]
        pshufhw xmm2, xmm2, 0x1b                          ;    62.3 p1      63 w[3]
        movdqa xmm7, xmm2                                 ;    64.3 p0      63 w[3] copy
        psrlw xmm2, 8                                     ;    64.3 p1      63 w[3]
        movq xmm0, [esi + 80]                             ;    35.7 p2      63 w[10]
        movhps xmm0, [edi + 80]                           ;    63.3 p2+p1   63 w[10]
        pshuflw xmm0, xmm0, 0x1b                          ;    65.3 p1      63 w[10]
        pshufhw xmm0, xmm0, 0x1b                          ;    67.3 p1      63 w[10]
        movdqa xmm1, xmm0                                 ;    69.3 p0      63 w[10] copy
        psrlw xmm1, 8                                     ;    75.3 p1      63 w[10]
        psllw xmm0, 8                                     ;    69.3 p1      63 w[10]
        por xmm1, xmm0                                    ;    77.3 p1      63 w[10]
        movq xmm0, [esi + 72]                             ;    39.0 p2      63 w[9]
        movhps xmm0, [edi + 72]                           ;    70.3 p2+p1   63 w[9]
        pshuflw xmm0, xmm0, 0x1b                          ;    72.3 p1      63 w[9]
        movdqa [ebp + 128], xmm1                          ;    79.3 p0+p3   65 passes
        pshufhw xmm0, xmm0, 0x1b                          ;    74.3 p1      63 w[9]
        movdqa xmm1, xmm0                                 ;    76.3 p0      63 w[9] copy
        psllw xmm0, 8                                     ;    76.3 p1      63 w[9]
        psllw xmm7, 8                                     ;    74.3 p1      63 w[3]
        movdqa [ebp + 144], xmm6                          ;    64.3 p0+p3   65 passes
        psrlw xmm1, 8                                     ;    82.3 p1      63 w[9]
        por xmm2, xmm7                                    ;    76.3 p1      63 w[3]
        por xmm1, xmm0                                    ;    84.3 p1      63 w[9]
        movq xmm0, [esi + 88]                             ;    44.3 p2      63 w[11]
        movhps xmm0, [edi + 88]                           ;    79.3 p2+p1   63 w[11]
        movdqa [ebp + 160], xmm1                          ;    86.3 p0+p3   65 passes
        pshuflw xmm0, xmm0, 0x1b                          ;    81.3 p1      63 w[11]
        pshufhw xmm0, xmm0, 0x1b                          ;    83.3 p1      63 w[11]
        movdqa xmm1, xmm0                                 ;    85.3 p0      63 w[11] copy
        movdqa [ebp + 176], xmm2                          ;    78.3 p0+p3   65 passes
        psrlw xmm1, 8                                     ;    91.3 p1      63 w[11]
        psllw xmm0, 8                                     ;    85.3 p1      63 w[11]
        por xmm1, xmm0                                    ;    93.3 p1      63 w[11]
        movq xmm0, [esi + 96]                             ;    49.0 p2      63 w[12]
        movdqa [ebp + 192], xmm1                          ;    95.3 p0+p3   65 passes
        movhps xmm0, [edi + 96]                           ;    86.3 p2+p1   63 w[12]
        pshuflw xmm0, xmm0, 0x1b                          ;    88.3 p1      63 w[12]
        pshufhw xmm0, xmm0, 0x1b                          ;    90.3 p1      63 w[12]
        movdqa xmm1, xmm0                                 ;    92.3 p0      63 w[12] copy
        psllw xmm0, 8                                     ;    92.3 p1      63 w[12]
        movq xmm2, [esi + 104]                            ;    52.3 p2      63 w[13]
        movhps xmm2, [edi + 104]                          ;    91.3 p2+p1   63 w[13]
        pshuflw xmm2, xmm2, 0x1b                          ;    93.3 p1      63 w[13]
        psrlw xmm1, 8                                     ;    98.3 p1      63 w[12]
        pshufhw xmm2, xmm2, 0x1b                          ;    95.3 p1      63 w[13]
        por xmm0, xmm1                                    ;   100.3 p1      63 w[12]
        movdqa [ebp + 208], xmm0                          ;   102.3 p0+p3   65 passes
        movq xmm1, [esi + 112]                            ;    55.7 p2      63 w[14]
        movq xmm0, [esi + 64]                             ;    56.7 p2      63 w[8]
        movhps xmm1, [edi + 112]                          ;    97.3 p2+p1   63 w[14]
        pshuflw xmm1, xmm1, 0x1b                          ;    99.3 p1      63 w[14]
        movhps xmm0, [edi + 64]                           ;   100.3 p2+p1   63 w[8]
        pshuflw xmm0, xmm0, 0x1b                          ;   102.3 p1      63 w[8]
        pshufhw xmm1, xmm1, 0x1b                          ;   102.3 p1      63 w[14]
        pshufhw xmm0, xmm0, 0x1b                          ;   104.3 p1      63 w[8]
        movdqa xmm3, xmm0                                 ;   106.3 p0      63 w[8] copy
        psllw xmm0, 8                                     ;   106.3 p1      63 w[8]
        psrlw xmm3, 8                                     ;   112.3 p1      63 w[8]
        por xmm3, xmm0                                    ;   114.3 p1      63 w[8]
        movdqa xmm0, xmm1                                 ;   104.3 p0      63 w[14] copy
        movdqa [ebp + 224], xmm3                          ;   116.3 p0+p3   65 passes
        psllw xmm0, 8                                     ;   110.3 p1      63 w[14]
        psrlw xmm1, 8                                     ;   108.3 p1      63 w[14]
        por xmm0, xmm1                                    ;   112.3 p1      63 w[14]
        movdqa [ebp + 240], xmm0                          ;   114.3 p0+p3   65 passes
        movdqa xmm0, xmm2                                 ;    97.3 p0      63 w[13] copy
        psrlw xmm0, 8                                     ;   110.3 p1      63 w[13]
        mov esi, sha512_blocks.T0_K                       ;    65.0 p0      65 passes reload
        mov dword [ebp + 584], esi                        ;    65.5 p0+p3   65 passes
        add esi, 0x400                                    ;    66.5 p0      65 passes
        psllw xmm2, 8                                     ;   111.3 p1      63 w[13]
        por xmm0, xmm2                                    ;   113.3 p1      63 w[13]
        movdqa [ebp + 256], xmm0                          ;   115.3 p0+p3   65 passes
        movdqa xmm0, [ebp - 112]                          ;    66.7 p2      64 v[1] reload
        movdqa [ebp + 272], xmm0                          ;    73.7 p0+p3   65 passes
        movdqa xmm0, [ebp - 128]                          ;    67.7 p2      64 v[0] reload
        movdqa [ebp + 288], xmm0                          ;    74.7 p0+p3   65 passes
        movdqa xmm0, [ebp - 80]                           ;    68.7 p2      64 v[3] reload
        mov dword [ebp + 588], esi                        ;    73.3 p0+p3   65 passes
        movdqa [ebp + 304], xmm0                          ;    75.7 p0+p3   65 passes
        movdqa xmm0, [ebp - 64]                           ;    70.0 p2      64 v[4] reload
        movdqa [ebp + 320], xmm0                          ;    77.3 p0+p3   65 passes
        movdqa xmm0, [ebp - 48]                           ;    71.0 p2      64 v[5] reload
        movdqa [ebp + 336], xmm0                          ;    79.3 p0+p3   65 passes
        movdqa xmm0, [ebp - 16]                           ;    72.0 p2      64 v[7] reload
        movdqa [ebp + 352], xmm0                          ;    81.3 p0+p3   65 passes
        movdqa xmm0, [ebp - 96]                           ;    73.0 p2      64 v[2] reload
        movdqa [ebp + 368], xmm0                          ;    83.3 p0+p3   65 passes
        mov esi, dword [ebp + 584]                        ;                    resident
        movdqa xmm0, [ebp + 320]                          ;                    resident
        movdqa xmm1, [ebp + 336]                          ;                    resident
        movdqa xmm2, [ebp + 16]                           ;                    resident
        movdqa xmm3, [ebp + 32]                           ;                    resident
        movdqa xmm4, [ebp + 352]                          ;                    resident
        movdqa xmm5, [ebp + 304]                          ;                    resident
        align 16
.passes_2:
        pshufd xmm6, xmm0, 0xe4                           ;     0.0 p1      40 t1 copy
        movdqa xmm7, xmm0                                 ;     0.3 p0      40 t1 copy
        psllq xmm6, 4                                     ;     4.0 p1      40 t1
        psrlq xmm7, 0x17                                  ;     6.3 p1      40 t1
        pxor xmm6, xmm0                                   ;     6.0 p1      40 t1
        psllq xmm6, 0x17                                  ;     8.0 p1      40 t1
        pxor xmm7, xmm0                                   ;     8.3 p1      40 t1
        psrlq xmm7, 4                                     ;    10.3 p1      40 t1
        pxor xmm6, xmm0                                   ;    10.0 p1      40 t1
        pxor xmm7, xmm0                                   ;    12.3 p1      40 t1
        psllq xmm6, 0x17                                  ;    12.0 p1      40 t1
        psrlq xmm7, 0xe                                   ;    14.3 p1      40 t1
        pxor xmm6, xmm7                                   ;    16.3 p1      40 t1
        paddq xmm6, xmm4                                  ;    18.3 p1      53 t1
        movdqa xmm7, xmm2                                 ;     4.7 p0      43 t1 copy
        pxor xmm7, xmm1                                   ;    13.0 p1      43 t1
        pand xmm7, xmm0                                   ;    15.0 p1      43 t1
        pxor xmm7, xmm2                                   ;    17.0 p1      43 t1
        paddq xmm6, xmm3                                  ;    22.3 p1      53 t1
        paddq xmm6, [esi]                                 ;    26.3 p2+p1   53 t1
        paddq xmm6, xmm7                                  ;    30.3 p1      53 t1
        movdqa xmm4, [ebp + 288]                          ;     7.3 p2      39 v[7] reload
        movdqa [ebp + 384], xmm2                          ;     7.7 p0+p3   43 t1 spill
        movdqa xmm2, [ebp + 288]                          ;     8.3 p2      39 v[7] copy
        psrlq xmm2, 5                                     ;    19.0 p1      39 v[7]
        movdqa xmm7, [ebp + 288]                          ;     9.3 p2      39 v[7]
        pxor xmm2, xmm4                                   ;    21.0 p1      39 v[7]
        psllq xmm7, 6                                     ;    21.0 p1      39 v[7]
        psrlq xmm2, 6                                     ;    23.0 p1      39 v[7]
        pxor xmm2, xmm4                                   ;    25.0 p1      39 v[7]
        pxor xmm7, xmm4                                   ;    24.0 p1      39 v[7]
        psllq xmm7, 5                                     ;    26.0 p1      39 v[7]
        psrlq xmm2, 0x1c                                  ;    27.0 p1      39 v[7]
        pxor xmm7, xmm4                                   ;    28.0 p1      39 v[7]
        psllq xmm7, 0x19                                  ;    30.0 p1      39 v[7]
        pxor xmm7, xmm2                                   ;    32.0 p1      39 v[7]
        paddq xmm5, xmm6                                  ;    34.3 p1      54 v[3]
        paddq xmm6, xmm7                                  ;    34.3 p1      55 v[7]
        movdqa xmm2, [ebp + 272]                          ;    13.3 p2      44 v[7] reload
        movdqa xmm7, [ebp + 288]                          ;    14.3 p2      44 v[7] copy
        pxor xmm7, xmm2                                   ;    32.0 p1      44 v[7]
        movdqa xmm4, xmm7                                 ;    34.0 p0      44 v[7] copy
        movdqa [ebp + 400], xmm7                          ;    34.0 p0+p3   44 v[7] spill
        movdqa xmm7, [ebp + 272]                          ;    15.3 p2      44 v[7] copy
        pxor xmm7, [ebp + 368]                            ;    33.0 p2+p1   44 v[7]
        pand xmm4, xmm7                                   ;    40.0 p1      44 v[7]
        pxor xmm4, xmm2                                   ;    42.0 p1      44 v[7]
        paddq xmm6, xmm4                                  ;    44.0 p1      55 v[7]
        movdqa xmm4, [ebp + 240]                          ;    17.3 p2      42 w[0] reload
        movdqa xmm7, [ebp + 240]                          ;    18.3 p2      42 w[0]
        psllq xmm7, 0x2a                                  ;    37.0 p1      42 w[0]
        pxor xmm7, xmm4                                   ;    39.0 p1      42 w[0]
        movdqa xmm2, [ebp + 240]                          ;    19.3 p2      42 w[0] copy
        psrlq xmm2, 0x2a                                  ;    39.0 p1      42 w[0]
        psllq xmm7, 3                                     ;    41.0 p1      42 w[0]
        pxor xmm2, xmm4                                   ;    41.0 p1      42 w[0]
        psrlq xmm2, 0xd                                   ;    43.0 p1      42 w[0]
        pxor xmm2, xmm4                                   ;    45.0 p1      42 w[0]
        psrlq xmm2, 6                                     ;    47.0 p1      42 w[0]
        pxor xmm7, xmm2                                   ;    49.0 p1      42 w[0]
        paddq xmm7, xmm3                                  ;    51.0 p1      68 w[0]
        movdqa xmm3, [ebp + 160]                          ;    21.7 p2      68 w[0] reload
        movdqa xmm4, [ebp + 64]                           ;    22.7 p2      41 w[0]
        psrlq xmm4, 1                                     ;    47.0 p1      41 w[0]
        pxor xmm4, [ebp + 64]                             ;    49.0 p2+p1   41 w[0]
        psrlq xmm4, 6                                     ;    51.0 p1      41 w[0]
        movdqa xmm2, xmm5                                 ;    38.3 p0      40 t1 copy
        psllq xmm2, 4                                     ;    50.0 p1      40 t1
        pxor xmm2, xmm5                                   ;    52.0 p1      40 t1
        pxor xmm4, [ebp + 64]                             ;    53.0 p2+p1   41 w[0]
        psrlq xmm4, 1                                     ;    55.0 p1      41 w[0]
        psllq xmm2, 0x17                                  ;    54.0 p1      40 t1
        paddq xmm7, xmm3                                  ;    55.0 p1      68 w[0]
        movdqa xmm3, [ebp + 64]                           ;    26.3 p2      41 w[0]
        psllq xmm3, 7                                     ;    56.0 p1      41 w[0]
        pxor xmm3, [ebp + 64]                             ;    58.0 p2+p1   41 w[0]
        psllq xmm3, 0x38                                  ;    60.0 p1      41 w[0]
        pxor xmm3, xmm4                                   ;    62.0 p1      41 w[0]
        paddq xmm7, xmm3                                  ;    64.0 p1      68 w[0]
        movdqa xmm3, xmm5                                 ;    38.3 p0      40 t1 copy
        psrlq xmm3, 0x17                                  ;    61.0 p1      40 t1
        movdqa xmm4, xmm5                                 ;    38.3 p0      40 t1 copy
        pxor xmm4, xmm3                                   ;    63.0 p1      40 t1
        movdqa xmm3, xmm5                                 ;    38.3 p0      40 t1 copy
        psrlq xmm4, 4                                     ;    65.0 p1      40 t1
        pxor xmm3, xmm4                                   ;    67.0 p1      40 t1
        movdqa xmm4, [ebp + 64]                           ;    31.0 p2      41 w[0] reload
        psrlq xmm3, 0xe                                   ;    69.0 p1      40 t1
        pxor xmm2, xmm5                                   ;    66.0 p1      40 t1
        psllq xmm2, 0x17                                  ;    68.0 p1      40 t1
        pxor xmm2, xmm3                                   ;    71.0 p1      40 t1
        movdqa xmm3, xmm5                                 ;    38.3 p0      43 t1 copy
        paddq xmm2, [esi + 16]                            ;    73.0 p2+p1   53 t1
        paddq xmm2, [ebp + 384]                           ;    77.0 p2+p1   53 t1
        paddq xmm2, xmm4                                  ;    81.0 p1      53 t1
        movdqa xmm4, xmm1                                 ;    34.7 p0      43 t1 copy
        movdqa [ebp + 384], xmm7                          ;    68.0 p0+p3   68 w[0] spill
        movdqa xmm7, xmm6                                 ;    48.0 p0      39 v[6] copy
        pxor xmm4, xmm0                                   ;    72.0 p1      43 t1
        psrlq xmm7, 5                                     ;    73.0 p1      39 v[6]
        pand xmm3, xmm4                                   ;    74.0 p1      43 t1
        pxor xmm3, xmm1                                   ;    76.0 p1      43 t1
        paddq xmm2, xmm3                                  ;    85.0 p1      53 t1
        movdqa xmm3, xmm6                                 ;    48.0 p0      39 v[6] copy
        movdqa xmm4, xmm6                                 ;    48.0 p0      39 v[6] copy
        psllq xmm3, 6                                     ;    77.0 p1      39 v[6]
        pxor xmm4, xmm3                                   ;    79.0 p1      39 v[6]
        movdqa xmm3, xmm2                                 ;    89.0 p0      54 v[2] copy
        psllq xmm4, 5                                     ;    81.0 p1      39 v[6]
        pxor xmm7, xmm6                                   ;    80.0 p1      39 v[6]
        psrlq xmm7, 6                                     ;    82.0 p1      39 v[6]
        pxor xmm4, xmm6                                   ;    83.0 p1      39 v[6]
        psllq xmm4, 0x19                                  ;    85.0 p1      39 v[6]
        pxor xmm7, xmm6                                   ;    84.0 p1      39 v[6]
        psrlq xmm7, 0x1c                                  ;    86.0 p1      39 v[6]
        pxor xmm4, xmm7                                   ;    88.0 p1      39 v[6]
        movdqa xmm7, [ebp + 400]                          ;    42.0 p2      44 v[6]
        paddq xmm2, xmm4                                  ;    90.0 p1      55 v[6]
        movdqa xmm4, xmm6                                 ;    48.0 p0      44 v[6] copy
        movdqa [ebp + 400], xmm6                          ;    48.0 p0+p3   55 v[7] spill
        movdqa xmm6, [ebp + 80]                           ;    43.7 p2      41 w[1]
        psrlq xmm6, 1                                     ;    88.0 p1      41 w[1]
        pxor xmm6, [ebp + 80]                             ;    90.0 p2+p1   41 w[1]
        pxor xmm4, [ebp + 272]                            ;    90.0 p2+p1   44 v[6]
        pand xmm7, xmm4                                   ;    92.0 p1      44 v[6]
        movdqa xmm4, [ebp + 272]                          ;    46.7 p2      44 v[7] reload
        pxor xmm7, xmm4                                   ;    94.0 p1      44 v[6]
        paddq xmm2, xmm7                                  ;    96.0 p1      55 v[6]
        movdqa xmm7, [ebp + 96]                           ;    47.7 p2      42 w[1]
        psllq xmm7, 0x2a                                  ;    94.0 p1      42 w[1]
        pxor xmm7, [ebp + 96]                             ;    96.0 p2+p1   42 w[1]
        psllq xmm7, 3                                     ;    98.0 p1      42 w[1]
        movdqa xmm4, [ebp + 96]                           ;    49.7 p2      42 w[1]
        psrlq xmm4, 0x2a                                  ;    97.0 p1      42 w[1]
        pxor xmm4, [ebp + 96]                             ;    99.0 p2+p1   42 w[1]
        psrlq xmm4, 0xd                                   ;   101.0 p1      42 w[1]
        pxor xmm4, [ebp + 96]                             ;   103.0 p2+p1   42 w[1]
        psrlq xmm4, 6                                     ;   105.0 p1      42 w[1]
        pxor xmm7, xmm4                                   ;   107.0 p1      42 w[1]
        movdqa xmm4, [ebp + 80]                           ;    52.7 p2      41 w[1]
        psllq xmm4, 7                                     ;   103.0 p1      41 w[1]
        pxor xmm4, [ebp + 80]                             ;   105.0 p2+p1   41 w[1]
        psllq xmm4, 0x38                                  ;   107.0 p1      41 w[1]
        psrlq xmm6, 6                                     ;   106.0 p1      41 w[1]
        paddq xmm3, [ebp + 368]                           ;   107.0 p2+p1   54 v[2]
        pxor xmm6, [ebp + 80]                             ;   108.0 p2+p1   41 w[1]
        psrlq xmm6, 1                                     ;   110.0 p1      41 w[1]
        pxor xmm4, xmm6                                   ;   112.0 p1      41 w[1]
        movdqa xmm6, xmm3                                 ;   111.0 p0      40 t1 copy
        movdqa [ebp + 416], xmm2                          ;   100.0 p0+p3   55 v[6] spill
        paddq xmm1, [esi + 32]                            ;   111.0 p2+p1   53 t1
        paddq xmm1, [ebp + 80]                            ;   115.0 p2+p1   53 t1
        psllq xmm6, 4                                     ;   117.0 p1      40 t1
        movdqa [ebp + 432], xmm0                          ;    58.3 p0+p3   40 t1 spill
        pxor xmm6, xmm3                                   ;   119.0 p1      40 t1
        psllq xmm6, 0x17                                  ;   121.0 p1      40 t1
        pxor xmm6, xmm3                                   ;   123.0 p1      40 t1
        paddq xmm7, [ebp + 64]                            ;   117.0 p2+p1   68 w[1]
        paddq xmm7, [ebp + 128]                           ;   121.0 p2+p1   68 w[1]
        paddq xmm7, xmm4                                  ;   125.0 p1      68 w[1]
        movdqa xmm4, xmm5                                 ;    61.7 p0      43 t1 copy
        pxor xmm4, xmm0                                   ;   120.0 p1      43 t1
        pand xmm4, xmm3                                   ;   122.0 p1      43 t1
        pxor xmm4, xmm0                                   ;   124.0 p1      43 t1
        movdqa xmm0, xmm2                                 ;   100.0 p0      39 v[5] copy
        psrlq xmm0, 5                                     ;   123.0 p1      39 v[5]
        paddq xmm1, xmm4                                  ;   126.0 p1      53 t1
        movdqa xmm4, xmm3                                 ;   111.0 p0      40 t1 copy
        psrlq xmm4, 0x17                                  ;   125.0 p1      40 t1
        pxor xmm4, xmm3                                   ;   127.0 p1      40 t1
        psrlq xmm4, 4                                     ;   129.0 p1      40 t1
        pxor xmm4, xmm3                                   ;   131.0 p1      40 t1
        psrlq xmm4, 0xe                                   ;   133.0 p1      40 t1
        psllq xmm6, 0x17                                  ;   130.0 p1      40 t1
        pxor xmm0, xmm2                                   ;   131.0 p1      39 v[5]
        movdqa [ebp + 64], xmm7                           ;   129.0 p0+p3   68 w[1] spill
        movdqa xmm7, [ebp + 400]                          ;    67.3 p2      44 v[5]
        pxor xmm6, xmm4                                   ;   135.0 p1      40 t1
        movdqa xmm4, xmm2                                 ;   100.0 p0      39 v[5] copy
        psllq xmm4, 6                                     ;   133.0 p1      39 v[5]
        paddq xmm1, xmm6                                  ;   137.0 p1      53 t1
        pxor xmm4, xmm2                                   ;   135.0 p1      39 v[5]
        pxor xmm7, xmm2                                   ;   136.0 p1      44 v[5]
        psrlq xmm0, 6                                     ;   137.0 p1      39 v[5]
        pxor xmm0, xmm2                                   ;   139.0 p1      39 v[5]
        psrlq xmm0, 0x1c                                  ;   141.0 p1      39 v[5]
        psllq xmm4, 5                                     ;   140.0 p1      39 v[5]
        pxor xmm4, xmm2                                   ;   142.0 p1      39 v[5]
        psllq xmm4, 0x19                                  ;   144.0 p1      39 v[5]
        pxor xmm4, xmm0                                   ;   146.0 p1      39 v[5]
        movdqa xmm0, [ebp + 400]                          ;    72.0 p2      44 v[5]
        pxor xmm0, [ebp + 288]                            ;   144.0 p2+p1   44 v[5]
        movdqa [ebp + 448], xmm7                          ;   138.0 p0+p3   44 v[5] spill
        movdqa xmm2, [ebp + 384]                          ;    74.0 p2      42 w[2]
        psllq xmm2, 0x2a                                  ;   145.0 p1      42 w[2]
        movdqa xmm6, [ebp + 272]                          ;    75.0 p2      54 v[1]
        paddq xmm6, xmm1                                  ;   146.0 p1      54 v[1]
        paddq xmm1, xmm4                                  ;   148.0 p1      55 v[5]
        movdqa xmm4, [ebp + 384]                          ;    77.3 p2      42 w[2]
        pxor xmm4, xmm2                                   ;   148.0 p1      42 w[2]
        pand xmm0, xmm7                                   ;   149.0 p1      44 v[5]
        pxor xmm0, [ebp + 400]                            ;   151.0 p2+p1   44 v[5]
        paddq xmm1, xmm0                                  ;   153.0 p1      55 v[5]
        movdqa xmm2, [ebp + 384]                          ;    86.0 p2      42 w[2]
        psrlq xmm2, 0x2a                                  ;   152.0 p1      42 w[2]
        movdqa xmm0, [ebp + 384]                          ;    87.0 p2      42 w[2]
        pxor xmm0, xmm2                                   ;   154.0 p1      42 w[2]
        psrlq xmm0, 0xd                                   ;   156.0 p1      42 w[2]
        psllq xmm4, 3                                     ;   155.0 p1      42 w[2]
        movdqa xmm7, [ebp + 384]                          ;    89.0 p2      42 w[2]
        pxor xmm7, xmm0                                   ;   158.0 p1      42 w[2]
        psrlq xmm7, 6                                     ;   160.0 p1      42 w[2]
        pxor xmm4, xmm7                                   ;   162.0 p1      42 w[2]
        movdqa xmm7, [ebp + 176]                          ;    90.3 p2      41 w[2]
        movdqa xmm0, [ebp + 176]                          ;    95.0 p2      41 w[2]
        movdqa xmm2, [ebp + 176]                          ;    96.0 p2      41 w[2] reload
        psrlq xmm7, 1                                     ;   159.0 p1      41 w[2]
        pxor xmm7, xmm2                                   ;   161.0 p1      41 w[2]
        psrlq xmm7, 6                                     ;   163.0 p1      41 w[2]
        psllq xmm0, 7                                     ;   162.0 p1      41 w[2]
        pxor xmm0, xmm2                                   ;   164.0 p1      41 w[2]
        psllq xmm0, 0x38                                  ;   166.0 p1      41 w[2]
        pxor xmm7, xmm2                                   ;   165.0 p1      41 w[2]
        psrlq xmm7, 1                                     ;   167.0 p1      41 w[2]
        pxor xmm0, xmm7                                   ;   169.0 p1      41 w[2]
        movdqa xmm7, xmm6                                 ;   150.0 p0      40 t1 copy
        paddq xmm4, [ebp + 80]                            ;   168.0 p2+p1   68 w[2]
        paddq xmm4, [ebp + 192]                           ;   172.0 p2+p1   68 w[2]
        paddq xmm4, xmm0                                  ;   176.0 p1      68 w[2]
        psllq xmm7, 4                                     ;   171.0 p1      40 t1
        pxor xmm7, xmm6                                   ;   173.0 p1      40 t1
        movdqa [ebp + 80], xmm4                           ;   180.0 p0+p3   68 w[2] spill
        movdqa xmm4, xmm6                                 ;   150.0 p0      40 t1 copy
        psrlq xmm4, 0x17                                  ;   173.0 p1      40 t1
        pxor xmm4, xmm6                                   ;   175.0 p1      40 t1
        movdqa xmm0, xmm6                                 ;   150.0 p0      40 t1 copy
        psllq xmm7, 0x17                                  ;   175.0 p1      40 t1
        psrlq xmm4, 4                                     ;   177.0 p1      40 t1
        pxor xmm0, xmm7                                   ;   177.0 p1      40 t1
        pxor xmm4, xmm6                                   ;   179.0 p1      40 t1
        movdqa xmm7, xmm5                                 ;   104.7 p0      43 t1 copy
        pxor xmm7, xmm3                                   ;   179.0 p1      43 t1
        psllq xmm0, 0x17                                  ;   180.0 p1      40 t1
        psrlq xmm4, 0xe                                   ;   181.0 p1      40 t1
        pxor xmm0, xmm4                                   ;   183.0 p1      40 t1
        movdqa xmm4, [esi + 48]                           ;   106.3 p2      53 t1
        pand xmm7, xmm6                                   ;   183.0 p1      43 t1
        pxor xmm7, xmm5                                   ;   185.0 p1      43 t1
        paddq xmm4, xmm2                                  ;   185.0 p1      53 t1
        movdqa xmm2, [ebp + 416]                          ;   109.3 p2      44 v[4]
        pxor xmm2, xmm1                                   ;   186.0 p1      44 v[4]
        paddq xmm4, [ebp + 432]                           ;   189.0 p2+p1   53 t1
        movdqa [ebp + 432], xmm5                          ;   110.7 p0+p3   54 v[3] spill
        movdqa xmm5, [ebp + 448]                          ;   138.0 p2      44 v[4]
        movdqa [ebp + 448], xmm2                          ;   188.0 p0+p3   44 v[4] spill
        pand xmm5, xmm2                                   ;   188.0 p1      44 v[4]
        movdqa xmm2, xmm1                                 ;   157.0 p0      39 v[4] copy
        psrlq xmm2, 5                                     ;   189.0 p1      39 v[4]
        pxor xmm2, xmm1                                   ;   191.0 p1      39 v[4]
        paddq xmm4, xmm7                                  ;   193.0 p1      53 t1
        paddq xmm4, xmm0                                  ;   197.0 p1      53 t1
        movdqa xmm0, xmm1                                 ;   157.0 p0      39 v[4] copy
        psllq xmm0, 6                                     ;   193.0 p1      39 v[4]
        pxor xmm0, xmm1                                   ;   195.0 p1      39 v[4]
        psrlq xmm2, 6                                     ;   195.0 p1      39 v[4]
        movdqa xmm7, [ebp + 288]                          ;   119.7 p2      54 v[0]
        pxor xmm2, xmm1                                   ;   197.0 p1      39 v[4]
        movdqa [ebp + 464], xmm1                          ;   157.0 p0+p3   55 v[5] spill
        psllq xmm0, 5                                     ;   197.0 p1      39 v[4]
        pxor xmm0, xmm1                                   ;   199.0 p1      39 v[4]
        movdqa xmm1, [ebp + 64]                           ;   129.0 p2      42 w[3]
        psllq xmm0, 0x19                                  ;   201.0 p1      39 v[4]
        psllq xmm1, 0x2a                                  ;   200.0 p1      42 w[3]
        psrlq xmm2, 0x1c                                  ;   201.0 p1      39 v[4]
        pxor xmm0, xmm2                                   ;   203.0 p1      39 v[4]
        movdqa xmm2, [ebp + 416]                          ;   129.3 p2      44 v[4]
        pxor xmm2, xmm5                                   ;   203.0 p1      44 v[4]
        paddq xmm7, xmm4                                  ;   204.0 p1      54 v[0]
        movdqa xmm5, [ebp + 64]                           ;   130.3 p2      42 w[3]
        pxor xmm5, xmm1                                   ;   205.0 p1      42 w[3]
        movdqa xmm1, [ebp + 64]                           ;   131.3 p2      42 w[3]
        psrlq xmm1, 0x2a                                  ;   206.0 p1      42 w[3]
        paddq xmm4, xmm2                                  ;   207.0 p1      55 v[4]
        movdqa xmm2, [ebp + 64]                           ;   132.3 p2      42 w[3]
        pxor xmm2, xmm1                                   ;   208.0 p1      42 w[3]
        movdqa xmm1, [ebp + 0]                            ;   133.3 p2      41 w[3]
        psllq xmm1, 7                                     ;   209.0 p1      41 w[3]
        psllq xmm5, 3                                     ;   210.0 p1      42 w[3]
        paddq xmm4, xmm0                                  ;   211.0 p1      55 v[4]
        psrlq xmm2, 0xd                                   ;   212.0 p1      42 w[3]
        movdqa xmm0, [ebp + 64]                           ;   136.0 p2      42 w[3]
        pxor xmm0, xmm2                                   ;   214.0 p1      42 w[3]
        psrlq xmm0, 6                                     ;   216.0 p1      42 w[3]
        pxor xmm5, xmm0                                   ;   218.0 p1      42 w[3]
        movdqa xmm0, [ebp + 0]                            ;   137.3 p2      41 w[3]
        psrlq xmm0, 1                                     ;   216.0 p1      41 w[3]
        movdqa xmm2, [ebp + 0]                            ;   141.0 p2      41 w[3] reload
        pxor xmm0, xmm2                                   ;   218.0 p1      41 w[3]
        psrlq xmm0, 6                                     ;   220.0 p1      41 w[3]
        pxor xmm0, xmm2                                   ;   222.0 p1      41 w[3]
        pxor xmm1, xmm2                                   ;   220.0 p1      41 w[3]
        psrlq xmm0, 1                                     ;   224.0 p1      41 w[3]
        psllq xmm1, 0x38                                  ;   222.0 p1      41 w[3]
        pxor xmm1, xmm0                                   ;   226.0 p1      41 w[3]
        movdqa xmm0, xmm7                                 ;   208.0 p0      40 t1 copy
        psllq xmm0, 4                                     ;   224.0 p1      40 t1
        pxor xmm0, xmm7                                   ;   226.0 p1      40 t1
        psllq xmm0, 0x17                                  ;   228.0 p1      40 t1
        paddq xmm5, [ebp + 176]                           ;   227.0 p2+p1   68 w[3]
        paddq xmm5, [ebp + 208]                           ;   231.0 p2+p1   68 w[3]
        paddq xmm5, xmm1                                  ;   235.0 p1      68 w[3]
        movdqa xmm1, xmm3                                 ;   150.7 p0      43 t1 copy
        pxor xmm1, xmm6                                   ;   230.0 p1      43 t1
        pand xmm1, xmm7                                   ;   232.0 p1      43 t1
        pxor xmm1, xmm3                                   ;   234.0 p1      43 t1
        movdqa [ebp + 176], xmm5                          ;   239.0 p0+p3   68 w[3] spill
        movdqa xmm5, xmm7                                 ;   208.0 p0      40 t1 copy
        pxor xmm0, xmm7                                   ;   233.0 p1      40 t1
        psllq xmm0, 0x17                                  ;   235.0 p1      40 t1
        psrlq xmm5, 0x17                                  ;   235.0 p1      40 t1
        pxor xmm5, xmm7                                   ;   237.0 p1      40 t1
        psrlq xmm5, 4                                     ;   239.0 p1      40 t1
        pxor xmm5, xmm7                                   ;   241.0 p1      40 t1
        psrlq xmm5, 0xe                                   ;   243.0 p1      40 t1
        pxor xmm0, xmm5                                   ;   245.0 p1      40 t1
        movdqa xmm5, [ebp + 432]                          ;   159.3 p2      53 t1
        paddq xmm5, xmm2                                  ;   241.0 p1      53 t1
        paddq xmm5, [esi + 64]                            ;   245.0 p2+p1   53 t1
        paddq xmm5, xmm1                                  ;   249.0 p1      53 t1
        paddq xmm5, xmm0                                  ;   253.0 p1      53 t1
        movdqa xmm0, xmm4                                 ;   215.0 p0      39 v[3] copy
        movdqa xmm1, [ebp + 400]                          ;   165.0 p2      54 v[7]
        movdqa [ebp + 400], xmm3                          ;   165.7 p0+p3   54 v[2] spill
        movdqa xmm3, [ebp + 448]                          ;   188.0 p2      44 v[3]
        movdqa [ebp + 448], xmm6                          ;   167.3 p0+p3   54 v[1] spill
        movdqa xmm6, xmm4                                 ;   215.0 p0      39 v[3] copy
        psrlq xmm6, 5                                     ;   245.0 p1      39 v[3]
        movdqa xmm2, [ebp + 464]                          ;   171.0 p2      44 v[3]
        pxor xmm6, xmm4                                   ;   247.0 p1      39 v[3]
        pxor xmm2, xmm4                                   ;   247.0 p1      44 v[3]
        psllq xmm0, 6                                     ;   248.0 p1      39 v[3]
        pxor xmm0, xmm4                                   ;   250.0 p1      39 v[3]
        pand xmm3, xmm2                                   ;   250.0 p1      44 v[3]
        movdqa [ebp + 432], xmm2                          ;   249.0 p0+p3   44 v[3] spill
        movdqa xmm2, [ebp + 80]                           ;   180.7 p2      42 w[4]
        psrlq xmm6, 6                                     ;   251.0 p1      39 v[3]
        pxor xmm6, xmm4                                   ;   253.0 p1      39 v[3]
        psllq xmm0, 5                                     ;   253.0 p1      39 v[3]
        pxor xmm0, xmm4                                   ;   255.0 p1      39 v[3]
        psllq xmm0, 0x19                                  ;   257.0 p1      39 v[3]
        psllq xmm2, 0x2a                                  ;   256.0 p1      42 w[4]
        paddq xmm1, xmm5                                  ;   257.0 p1      54 v[7]
        psrlq xmm6, 0x1c                                  ;   258.0 p1      39 v[3]
        pxor xmm0, xmm6                                   ;   260.0 p1      39 v[3]
        movdqa xmm6, [ebp + 464]                          ;   184.0 p2      44 v[3]
        pxor xmm6, xmm3                                   ;   260.0 p1      44 v[3]
        movdqa xmm3, [ebp + 80]                           ;   185.0 p2      42 w[4]
        pxor xmm3, xmm2                                   ;   261.0 p1      42 w[4]
        movdqa xmm2, [ebp + 80]                           ;   186.0 p2      42 w[4]
        psrlq xmm2, 0x2a                                  ;   262.0 p1      42 w[4]
        paddq xmm5, xmm6                                  ;   263.0 p1      55 v[3]
        movdqa xmm6, [ebp + 80]                           ;   187.0 p2      42 w[4]
        pxor xmm6, xmm2                                   ;   264.0 p1      42 w[4]
        paddq xmm5, xmm0                                  ;   267.0 p1      55 v[3]
        movdqa xmm0, [ebp + 80]                           ;   189.3 p2      42 w[4]
        psrlq xmm6, 0xd                                   ;   266.0 p1      42 w[4]
        pxor xmm0, xmm6                                   ;   268.0 p1      42 w[4]
        movdqa xmm6, [ebp + 144]                          ;   193.3 p2      41 w[4]
        psllq xmm6, 7                                     ;   268.0 p1      41 w[4]
        psrlq xmm0, 6                                     ;   270.0 p1      42 w[4]
        movdqa xmm2, [ebp + 144]                          ;   194.3 p2      41 w[4] reload
        psllq xmm3, 3                                     ;   270.0 p1      42 w[4]
        pxor xmm6, xmm2                                   ;   271.0 p1      41 w[4]
        pxor xmm3, xmm0                                   ;   272.0 p1      42 w[4]
        movdqa xmm0, [ebp + 144]                          ;   195.7 p2      41 w[4]
        psrlq xmm0, 1                                     ;   273.0 p1      41 w[4]
        pxor xmm0, xmm2                                   ;   275.0 p1      41 w[4]
        psrlq xmm0, 6                                     ;   277.0 p1      41 w[4]
        paddq xmm3, [ebp + 0]                             ;   276.0 p2+p1   68 w[4]
        pxor xmm0, xmm2                                   ;   279.0 p1      41 w[4]
        psrlq xmm0, 1                                     ;   281.0 p1      41 w[4]
        psllq xmm6, 0x38                                  ;   279.0 p1      41 w[4]
        pxor xmm6, xmm0                                   ;   283.0 p1      41 w[4]
        paddq xmm3, [ebp + 256]                           ;   281.0 p2+p1   68 w[4]
        paddq xmm3, xmm6                                  ;   285.0 p1      68 w[4]
        movdqa xmm6, [ebp + 448]                          ;   204.0 p2      43 t1
        pxor xmm6, xmm7                                   ;   283.0 p1      43 t1
        movdqa [ebp + 0], xmm3                            ;   289.0 p0+p3   68 w[4] spill
        movdqa xmm3, xmm1                                 ;   261.0 p0      40 t1 copy
        psrlq xmm3, 0x17                                  ;   284.0 p1      40 t1
        pand xmm6, xmm1                                   ;   285.0 p1      43 t1
        pxor xmm3, xmm1                                   ;   286.0 p1      40 t1
        pxor xmm6, [ebp + 448]                            ;   287.0 p2+p1   43 t1
        movdqa xmm0, xmm1                                 ;   261.0 p0      40 t1 copy
        psllq xmm0, 4                                     ;   288.0 p1      40 t1
        pxor xmm0, xmm1                                   ;   290.0 p1      40 t1
        psllq xmm0, 0x17                                  ;   292.0 p1      40 t1
        pxor xmm0, xmm1                                   ;   294.0 p1      40 t1
        psllq xmm0, 0x17                                  ;   296.0 p1      40 t1
        psrlq xmm3, 4                                     ;   293.0 p1      40 t1
        pxor xmm3, xmm1                                   ;   295.0 p1      40 t1
        psrlq xmm3, 0xe                                   ;   297.0 p1      40 t1
        pxor xmm0, xmm3                                   ;   299.0 p1      40 t1
        movdqa xmm3, [ebp + 400]                          ;   215.0 p2      53 t1
        paddq xmm3, xmm2                                  ;   297.0 p1      53 t1
        paddq xmm3, [esi + 80]                            ;   301.0 p2+p1   53 t1
        paddq xmm3, xmm6                                  ;   305.0 p1      53 t1
        paddq xmm3, xmm0                                  ;   309.0 p1      53 t1
        movdqa xmm2, xmm4                                 ;   220.3 p0      44 v[2] copy
        movdqa xmm6, [ebp + 416]                          ;   220.7 p2      54 v[6]
        movdqa [ebp + 416], xmm7                          ;   221.3 p0+p3   54 v[0] spill
        movdqa xmm0, xmm5                                 ;   271.0 p0      39 v[2] copy
        psllq xmm0, 6                                     ;   301.0 p1      39 v[2]
        pxor xmm0, xmm5                                   ;   303.0 p1      39 v[2]
        psllq xmm0, 5                                     ;   305.0 p1      39 v[2]
        pxor xmm0, xmm5                                   ;   307.0 p1      39 v[2]
        movdqa xmm7, [ebp + 432]                          ;   249.0 p2      44 v[2]
        pxor xmm2, xmm5                                   ;   305.0 p1      44 v[2]
        pand xmm7, xmm2                                   ;   307.0 p1      44 v[2]
        movdqa [ebp + 432], xmm2                          ;   307.0 p0+p3   44 v[2] spill
        movdqa xmm2, xmm5                                 ;   271.0 p0      39 v[2] copy
        psrlq xmm2, 5                                     ;   307.0 p1      39 v[2]
        pxor xmm2, xmm5                                   ;   309.0 p1      39 v[2]
        psrlq xmm2, 6                                     ;   311.0 p1      39 v[2]
        pxor xmm2, xmm5                                   ;   313.0 p1      39 v[2]
        psrlq xmm2, 0x1c                                  ;   315.0 p1      39 v[2]
        psllq xmm0, 0x19                                  ;   312.0 p1      39 v[2]
        pxor xmm0, xmm2                                   ;   317.0 p1      39 v[2]
        movdqa xmm2, xmm4                                 ;   240.3 p0      44 v[2] copy
        movdqa [ebp + 400], xmm4                          ;   241.3 p0+p3   55 v[4] spill
        movdqa xmm4, [ebp + 176]                          ;   241.3 p2      42 w[5]
        psllq xmm4, 0x2a                                  ;   314.0 p1      42 w[5]
        paddq xmm6, xmm3                                  ;   315.0 p1      54 v[6]
        pxor xmm2, xmm7                                   ;   316.0 p1      44 v[2]
        paddq xmm3, xmm2                                  ;   318.0 p1      55 v[2]
        paddq xmm3, xmm0                                  ;   322.0 p1      55 v[2]
        movdqa xmm7, [ebp + 176]                          ;   243.3 p2      42 w[5]
        pxor xmm7, xmm4                                   ;   319.0 p1      42 w[5]
        psllq xmm7, 3                                     ;   321.0 p1      42 w[5]
        movdqa xmm4, [ebp + 176]                          ;   247.3 p2      42 w[5]
        movdqa xmm2, [ebp + 176]                          ;   248.3 p2      42 w[5]
        movdqa xmm0, [ebp + 176]                          ;   249.3 p2      42 w[5]
        psrlq xmm4, 0x2a                                  ;   321.0 p1      42 w[5]
        pxor xmm2, xmm4                                   ;   323.0 p1      42 w[5]
        psrlq xmm2, 0xd                                   ;   325.0 p1      42 w[5]
        pxor xmm0, xmm2                                   ;   327.0 p1      42 w[5]
        movdqa xmm2, [ebp + 112]                          ;   257.7 p2      41 w[5]
        psllq xmm2, 7                                     ;   325.0 p1      41 w[5]
        movdqa xmm4, [ebp + 112]                          ;   258.7 p2      41 w[5] reload
        pxor xmm2, xmm4                                   ;   327.0 p1      41 w[5]
        psrlq xmm0, 6                                     ;   329.0 p1      42 w[5]
        pxor xmm7, xmm0                                   ;   331.0 p1      42 w[5]
        paddq xmm7, [ebp + 144]                           ;   333.0 p2+p1   68 w[5]
        movdqa xmm0, [ebp + 112]                          ;   260.7 p2      41 w[5]
        psrlq xmm0, 1                                     ;   330.0 p1      41 w[5]
        pxor xmm0, xmm4                                   ;   332.0 p1      41 w[5]
        psrlq xmm0, 6                                     ;   334.0 p1      41 w[5]
        pxor xmm0, xmm4                                   ;   336.0 p1      41 w[5]
        psrlq xmm0, 1                                     ;   338.0 p1      41 w[5]
        paddq xmm7, [ebp + 240]                           ;   337.0 p2+p1   68 w[5]
        psllq xmm2, 0x38                                  ;   336.0 p1      41 w[5]
        pxor xmm2, xmm0                                   ;   340.0 p1      41 w[5]
        paddq xmm7, xmm2                                  ;   342.0 p1      68 w[5]
        movdqa [ebp + 144], xmm7                          ;   346.0 p0+p3   68 w[5] spill
        movdqa xmm2, [ebp + 416]                          ;   264.7 p2      43 t1
        pxor xmm2, xmm1                                   ;   339.0 p1      43 t1
        movdqa xmm0, xmm6                                 ;   319.0 p0      40 t1 copy
        psllq xmm0, 4                                     ;   340.0 p1      40 t1
        movdqa xmm7, xmm6                                 ;   319.0 p0      40 t1 copy
        pxor xmm0, xmm6                                   ;   342.0 p1      40 t1
        pand xmm2, xmm6                                   ;   342.0 p1      43 t1
        psrlq xmm7, 0x17                                  ;   343.0 p1      40 t1
        pxor xmm7, xmm6                                   ;   345.0 p1      40 t1
        psllq xmm0, 0x17                                  ;   345.0 p1      40 t1
        pxor xmm0, xmm6                                   ;   347.0 p1      40 t1
        psrlq xmm7, 4                                     ;   347.0 p1      40 t1
        pxor xmm7, xmm6                                   ;   349.0 p1      40 t1
        psllq xmm0, 0x17                                  ;   349.0 p1      40 t1
        psrlq xmm7, 0xe                                   ;   351.0 p1      40 t1
        pxor xmm0, xmm7                                   ;   353.0 p1      40 t1
        pxor xmm2, [ebp + 416]                            ;   352.0 p2+p1   43 t1
        movdqa xmm7, [ebp + 448]                          ;   272.7 p2      53 t1
        paddq xmm7, xmm4                                  ;   353.0 p1      53 t1
        paddq xmm7, [esi + 96]                            ;   357.0 p2+p1   53 t1
        paddq xmm7, xmm2                                  ;   361.0 p1      53 t1
        paddq xmm7, xmm0                                  ;   365.0 p1      53 t1
        movdqa xmm0, xmm3                                 ;   326.0 p0      39 v[1] copy
        psllq xmm0, 6                                     ;   357.0 p1      39 v[1]
        pxor xmm0, xmm3                                   ;   359.0 p1      39 v[1]
        movdqa xmm2, [ebp + 464]                          ;   277.0 p2      54 v[5]
        movdqa [ebp + 464], xmm1                          ;   279.0 p0+p3   54 v[7] spill
        movdqa xmm1, [ebp + 432]                          ;   307.0 p2      44 v[1]
        movdqa [ebp + 432], xmm6                          ;   319.0 p0+p3   54 v[6] spill
        movdqa xmm4, xmm5                                 ;   283.0 p0      44 v[1] copy
        movdqa xmm6, xmm3                                 ;   326.0 p0      39 v[1] copy
        psrlq xmm6, 5                                     ;   359.0 p1      39 v[1]
        pxor xmm6, xmm3                                   ;   361.0 p1      39 v[1]
        psllq xmm0, 5                                     ;   361.0 p1      39 v[1]
        pxor xmm4, xmm3                                   ;   362.0 p1      44 v[1]
        pxor xmm0, xmm3                                   ;   363.0 p1      39 v[1]
        psrlq xmm6, 6                                     ;   364.0 p1      39 v[1]
        pxor xmm6, xmm3                                   ;   366.0 p1      39 v[1]
        psllq xmm0, 0x19                                  ;   366.0 p1      39 v[1]
        psrlq xmm6, 0x1c                                  ;   368.0 p1      39 v[1]
        pand xmm1, xmm4                                   ;   368.0 p1      44 v[1]
        movdqa [ebp + 448], xmm5                          ;   291.7 p0+p3   55 v[3] spill
        pxor xmm0, xmm6                                   ;   370.0 p1      39 v[1]
        movdqa xmm6, xmm5                                 ;   292.7 p0      44 v[1] copy
        pxor xmm6, xmm1                                   ;   370.0 p1      44 v[1]
        movdqa xmm5, [ebp + 0]                            ;   293.3 p2      42 w[6]
        psllq xmm5, 0x2a                                  ;   371.0 p1      42 w[6]
        movdqa xmm1, [ebp + 0]                            ;   296.0 p2      42 w[6]
        pxor xmm1, xmm5                                   ;   373.0 p1      42 w[6]
        movdqa xmm5, [ebp + 0]                            ;   298.3 p2      42 w[6]
        psllq xmm1, 3                                     ;   375.0 p1      42 w[6]
        paddq xmm2, xmm7                                  ;   374.0 p1      54 v[5]
        paddq xmm7, xmm6                                  ;   375.0 p1      55 v[1]
        paddq xmm7, xmm0                                  ;   379.0 p1      55 v[1]
        movdqa xmm0, [ebp + 0]                            ;   301.7 p2      42 w[6]
        movdqa xmm6, [ebp + 0]                            ;   305.0 p2      42 w[6]
        psrlq xmm5, 0x2a                                  ;   377.0 p1      42 w[6]
        pxor xmm6, xmm5                                   ;   379.0 p1      42 w[6]
        psrlq xmm6, 0xd                                   ;   381.0 p1      42 w[6]
        pxor xmm0, xmm6                                   ;   383.0 p1      42 w[6]
        movdqa xmm6, [ebp + 48]                           ;   313.7 p2      41 w[6]
        psllq xmm6, 7                                     ;   381.0 p1      41 w[6]
        movdqa xmm5, [ebp + 48]                           ;   314.7 p2      41 w[6] reload
        psrlq xmm0, 6                                     ;   385.0 p1      42 w[6]
        pxor xmm1, xmm0                                   ;   387.0 p1      42 w[6]
        movdqa xmm0, [ebp + 48]                           ;   315.7 p2      41 w[6]
        psrlq xmm0, 1                                     ;   384.0 p1      41 w[6]
        pxor xmm0, xmm5                                   ;   386.0 p1      41 w[6]
        psrlq xmm0, 6                                     ;   388.0 p1      41 w[6]
        pxor xmm0, xmm5                                   ;   390.0 p1      41 w[6]
        pxor xmm6, xmm5                                   ;   388.0 p1      41 w[6]
        psllq xmm6, 0x38                                  ;   390.0 p1      41 w[6]
        paddq xmm1, [ebp + 112]                           ;   390.0 p2+p1   68 w[6]
        psrlq xmm0, 1                                     ;   392.0 p1      41 w[6]
        pxor xmm6, xmm0                                   ;   394.0 p1      41 w[6]
        movdqa xmm0, xmm2                                 ;   378.0 p0      40 t1 copy
        psllq xmm0, 4                                     ;   393.0 p1      40 t1
        pxor xmm0, xmm2                                   ;   395.0 p1      40 t1
        paddq xmm1, [ebp + 96]                            ;   395.0 p2+p1   68 w[6]
        paddq xmm1, xmm6                                  ;   399.0 p1      68 w[6]
        movdqa xmm6, [ebp + 432]                          ;   321.0 p2      43 t1
        movdqa [ebp + 112], xmm1                          ;   403.0 p0+p3   68 w[6] spill
        movdqa xmm1, xmm2                                 ;   378.0 p0      40 t1 copy
        psrlq xmm1, 0x17                                  ;   397.0 p1      40 t1
        pxor xmm1, xmm2                                   ;   399.0 p1      40 t1
        pxor xmm6, [ebp + 464]                            ;   399.0 p2+p1   43 t1
        psllq xmm0, 0x17                                  ;   400.0 p1      40 t1
        pxor xmm0, xmm2                                   ;   402.0 p1      40 t1
        psrlq xmm1, 4                                     ;   402.0 p1      40 t1
        pxor xmm1, xmm2                                   ;   404.0 p1      40 t1
        psllq xmm0, 0x17                                  ;   404.0 p1      40 t1
        psrlq xmm1, 0xe                                   ;   406.0 p1      40 t1
        pand xmm6, xmm2                                   ;   406.0 p1      43 t1
        pxor xmm6, [ebp + 464]                            ;   408.0 p2+p1   43 t1
        pxor xmm0, xmm1                                   ;   408.0 p1      40 t1
        movdqa xmm1, [ebp + 416]                          ;   329.3 p2      53 t1
        paddq xmm1, xmm5                                  ;   409.0 p1      53 t1
        paddq xmm1, [esi + 112]                           ;   413.0 p2+p1   53 t1
        paddq xmm1, xmm6                                  ;   417.0 p1      53 t1
        paddq xmm1, xmm0                                  ;   421.0 p1      53 t1
        movdqa xmm0, xmm7                                 ;   383.0 p0      39 v[0] copy
        movdqa xmm6, [ebp + 400]                          ;   337.3 p2      54 v[4]
        movdqa xmm5, xmm3                                 ;   338.0 p0      44 v[0] copy
        pxor xmm5, xmm7                                   ;   413.0 p1      44 v[0]
        pand xmm4, xmm5                                   ;   415.0 p1      44 v[0]
        movdqa [ebp + 400], xmm5                          ;   415.0 p0+p3   44 v[0] spill
        movdqa xmm5, xmm7                                 ;   383.0 p0      39 v[0] copy
        psrlq xmm5, 5                                     ;   415.0 p1      39 v[0]
        psllq xmm0, 6                                     ;   416.0 p1      39 v[0]
        pxor xmm0, xmm7                                   ;   418.0 p1      39 v[0]
        psllq xmm0, 5                                     ;   420.0 p1      39 v[0]
        pxor xmm5, xmm7                                   ;   419.0 p1      39 v[0]
        psrlq xmm5, 6                                     ;   421.0 p1      39 v[0]
        pxor xmm0, xmm7                                   ;   422.0 p1      39 v[0]
        pxor xmm5, xmm7                                   ;   423.0 p1      39 v[0]
        psrlq xmm5, 0x1c                                  ;   425.0 p1      39 v[0]
        psllq xmm0, 0x19                                  ;   424.0 p1      39 v[0]
        movdqa [ebp + 416], xmm3                          ;   348.0 p0+p3   55 v[2] spill
        pxor xmm0, xmm5                                   ;   427.0 p1      39 v[0]
        movdqa xmm5, xmm3                                 ;   349.0 p0      44 v[0] copy
        pxor xmm5, xmm4                                   ;   426.0 p1      44 v[0]
        movdqa xmm3, [ebp + 144]                          ;   349.7 p2      42 w[7]
        psllq xmm3, 0x2a                                  ;   427.0 p1      42 w[7]
        movdqa xmm4, [ebp + 144]                          ;   350.7 p2      42 w[7]
        pxor xmm4, xmm3                                   ;   429.0 p1      42 w[7]
        psllq xmm4, 3                                     ;   431.0 p1      42 w[7]
        movdqa xmm3, [ebp + 144]                          ;   351.7 p2      42 w[7]
        psrlq xmm3, 0x2a                                  ;   430.0 p1      42 w[7]
        paddq xmm6, xmm1                                  ;   431.0 p1      54 v[4]
        paddq xmm1, xmm5                                  ;   432.0 p1      55 v[0]
        paddq xmm1, xmm0                                  ;   436.0 p1      55 v[0]
        movdqa xmm0, [ebp + 144]                          ;   356.0 p2      42 w[7]
        movdqa xmm5, [ebp + 144]                          ;   357.0 p2      42 w[7]
        pxor xmm5, xmm3                                   ;   434.0 p1      42 w[7]
        psrlq xmm5, 0xd                                   ;   436.0 p1      42 w[7]
        pxor xmm0, xmm5                                   ;   438.0 p1      42 w[7]
        psrlq xmm0, 6                                     ;   440.0 p1      42 w[7]
        pxor xmm4, xmm0                                   ;   442.0 p1      42 w[7]
        movdqa xmm0, [ebp + 224]                          ;   369.7 p2      41 w[7]
        psrlq xmm0, 1                                     ;   439.0 p1      41 w[7]
        pxor xmm0, [ebp + 224]                            ;   441.0 p2+p1   41 w[7]
        psrlq xmm0, 6                                     ;   443.0 p1      41 w[7]
        movdqa xmm3, [ebp + 224]                          ;   371.7 p2      41 w[7]
        psllq xmm3, 7                                     ;   442.0 p1      41 w[7]
        pxor xmm3, [ebp + 224]                            ;   444.0 p2+p1   41 w[7]
        pxor xmm0, [ebp + 224]                            ;   445.0 p2+p1   41 w[7]
        movdqa xmm5, [ebp + 384]                          ;   374.7 p2      68 w[7]
        paddq xmm5, [ebp + 48]                            ;   445.0 p2+p1   68 w[7]
        psrlq xmm0, 1                                     ;   447.0 p1      41 w[7]
        psllq xmm3, 0x38                                  ;   447.0 p1      41 w[7]
        pxor xmm3, xmm0                                   ;   449.0 p1      41 w[7]
        movdqa xmm0, xmm6                                 ;   435.0 p0      40 t1 copy
        psllq xmm0, 4                                     ;   449.0 p1      40 t1
        pxor xmm0, xmm6                                   ;   451.0 p1      40 t1
        psllq xmm0, 0x17                                  ;   453.0 p1      40 t1
        paddq xmm5, xmm4                                  ;   452.0 p1      68 w[7]
        paddq xmm5, xmm3                                  ;   456.0 p1      68 w[7]
        movdqa xmm3, [ebp + 432]                          ;   377.3 p2      43 t1
        pxor xmm3, xmm2                                   ;   454.0 p1      43 t1
        pand xmm3, xmm6                                   ;   456.0 p1      43 t1
        movdqa xmm4, xmm6                                 ;   435.0 p0      40 t1 copy
        pxor xmm4, xmm0                                   ;   456.0 p1      40 t1
        movdqa xmm0, [ebp + 432]                          ;   379.0 p2      43 t1
        pxor xmm0, xmm3                                   ;   458.0 p1      43 t1
        movdqa xmm3, xmm6                                 ;   435.0 p0      40 t1 copy
        psrlq xmm3, 0x17                                  ;   458.0 p1      40 t1
        pxor xmm3, xmm6                                   ;   460.0 p1      40 t1
        psrlq xmm3, 4                                     ;   462.0 p1      40 t1
        pxor xmm3, xmm6                                   ;   464.0 p1      40 t1
        psrlq xmm3, 0xe                                   ;   466.0 p1      40 t1
        psllq xmm4, 0x17                                  ;   463.0 p1      40 t1
        pxor xmm4, xmm3                                   ;   468.0 p1      40 t1
        movdqa xmm3, [ebp + 464]                          ;   384.7 p2      53 t1
        paddq xmm3, [esi + 128]                           ;   465.0 p2+p1   53 t1
        paddq xmm3, [ebp + 224]                           ;   469.0 p2+p1   53 t1
        paddq xmm3, xmm0                                  ;   473.0 p1      53 t1
        movdqa [ebp + 464], xmm2                          ;   389.0 p0+p3   54 v[5] spill
        movdqa xmm2, xmm1                                 ;   440.0 p0      39 v[7] copy
        paddq xmm3, xmm4                                  ;   477.0 p1      53 t1
        movdqa xmm4, xmm1                                 ;   440.0 p0      39 v[7] copy
        psrlq xmm2, 5                                     ;   469.0 p1      39 v[7]
        movdqa [ebp + 48], xmm5                           ;   460.0 p0+p3   68 w[7] spill
        movdqa xmm5, xmm7                                 ;   394.0 p0      44 v[7] copy
        pxor xmm2, xmm1                                   ;   471.0 p1      39 v[7]
        psllq xmm4, 6                                     ;   471.0 p1      39 v[7]
        pxor xmm5, xmm1                                   ;   472.0 p1      44 v[7]
        pxor xmm4, xmm1                                   ;   473.0 p1      39 v[7]
        psrlq xmm2, 6                                     ;   474.0 p1      39 v[7]
        pxor xmm2, xmm1                                   ;   476.0 p1      39 v[7]
        psllq xmm4, 5                                     ;   476.0 p1      39 v[7]
        psrlq xmm2, 0x1c                                  ;   478.0 p1      39 v[7]
        pxor xmm4, xmm1                                   ;   478.0 p1      39 v[7]
        psllq xmm4, 0x19                                  ;   480.0 p1      39 v[7]
        pxor xmm4, xmm2                                   ;   482.0 p1      39 v[7]
        movdqa xmm0, [ebp + 448]                          ;   404.0 p2      54 v[3]
        paddq xmm0, xmm3                                  ;   481.0 p1      54 v[3]
        movdqa xmm2, [ebp + 400]                          ;   415.0 p2      44 v[7]
        pand xmm2, xmm5                                   ;   482.0 p1      44 v[7]
        movdqa [ebp + 480], xmm5                          ;   474.0 p0+p3   44 v[7] spill
        movdqa xmm5, [ebp + 112]                          ;   406.0 p2      42 w[8]
        pxor xmm2, xmm7                                   ;   484.0 p1      44 v[7]
        paddq xmm3, xmm2                                  ;   486.0 p1      55 v[7]
        psllq xmm5, 0x2a                                  ;   485.0 p1      42 w[8]
        movdqa xmm2, [ebp + 112]                          ;   407.3 p2      42 w[8]
        pxor xmm2, xmm5                                   ;   487.0 p1      42 w[8]
        paddq xmm3, xmm4                                  ;   490.0 p1      55 v[7]
        movdqa xmm4, [ebp + 112]                          ;   410.0 p2      42 w[8]
        movdqa xmm5, [ebp + 112]                          ;   411.0 p2      42 w[8]
        psllq xmm2, 3                                     ;   489.0 p1      42 w[8]
        psrlq xmm5, 0x2a                                  ;   489.0 p1      42 w[8]
        pxor xmm4, xmm5                                   ;   491.0 p1      42 w[8]
        movdqa [ebp + 400], xmm7                          ;   417.0 p0+p3   55 v[1] spill
        psrlq xmm4, 0xd                                   ;   493.0 p1      42 w[8]
        movdqa xmm7, [ebp + 112]                          ;   425.0 p2      42 w[8]
        pxor xmm7, xmm4                                   ;   495.0 p1      42 w[8]
        movdqa xmm4, [ebp + 160]                          ;   426.0 p2      41 w[8]
        psllq xmm4, 7                                     ;   493.0 p1      41 w[8]
        pxor xmm4, [ebp + 160]                            ;   495.0 p2+p1   41 w[8]
        psrlq xmm7, 6                                     ;   497.0 p1      42 w[8]
        psllq xmm4, 0x38                                  ;   497.0 p1      41 w[8]
        pxor xmm2, xmm7                                   ;   499.0 p1      42 w[8]
        movdqa xmm7, [ebp + 160]                          ;   428.0 p2      41 w[8]
        psrlq xmm7, 1                                     ;   498.0 p1      41 w[8]
        pxor xmm7, [ebp + 160]                            ;   500.0 p2+p1   41 w[8]
        psrlq xmm7, 6                                     ;   502.0 p1      41 w[8]
        pxor xmm7, [ebp + 160]                            ;   504.0 p2+p1   41 w[8]
        psrlq xmm7, 1                                     ;   506.0 p1      41 w[8]
        movdqa xmm5, [ebp + 64]                           ;   431.0 p2      68 w[8]
        pxor xmm4, xmm7                                   ;   508.0 p1      41 w[8]
        movdqa xmm7, xmm0                                 ;   485.0 p0      40 t1 copy
        psllq xmm7, 4                                     ;   504.0 p1      40 t1
        pxor xmm7, xmm0                                   ;   506.0 p1      40 t1
        psllq xmm7, 0x17                                  ;   508.0 p1      40 t1
        movdqa [ebp + 496], xmm1                          ;   440.0 p0+p3   55 v[0] spill
        paddq xmm5, [ebp + 224]                           ;   507.0 p2+p1   68 w[8]
        paddq xmm5, xmm2                                  ;   511.0 p1      68 w[8]
        movdqa xmm2, [ebp + 464]                          ;   434.3 p2      43 t1
        pxor xmm2, xmm6                                   ;   509.0 p1      43 t1
        paddq xmm5, xmm4                                  ;   515.0 p1      68 w[8]
        movdqa xmm4, xmm0                                 ;   485.0 p0      40 t1 copy
        movdqa [ebp + 224], xmm5                          ;   519.0 p0+p3   68 w[8] spill
        movdqa xmm5, xmm1                                 ;   440.0 p0      44 v[6] copy
        pxor xmm4, xmm7                                   ;   511.0 p1      40 t1
        movdqa xmm7, [ebp + 464]                          ;   440.7 p2      43 t1
        pand xmm2, xmm0                                   ;   512.0 p1      43 t1
        pxor xmm7, xmm2                                   ;   514.0 p1      43 t1
        movdqa xmm2, xmm0                                 ;   485.0 p0      40 t1 copy
        psrlq xmm2, 0x17                                  ;   514.0 p1      40 t1
        pxor xmm2, xmm0                                   ;   516.0 p1      40 t1
        psrlq xmm2, 4                                     ;   518.0 p1      40 t1
        pxor xmm2, xmm0                                   ;   520.0 p1      40 t1
        psrlq xmm2, 0xe                                   ;   522.0 p1      40 t1
        psllq xmm4, 0x17                                  ;   519.0 p1      40 t1
        pxor xmm4, xmm2                                   ;   524.0 p1      40 t1
        movdqa xmm2, [ebp + 432]                          ;   446.3 p2      53 t1
        paddq xmm2, [esi + 144]                           ;   521.0 p2+p1   53 t1
        paddq xmm2, [ebp + 160]                           ;   525.0 p2+p1   53 t1
        pxor xmm5, xmm3                                   ;   523.0 p1      44 v[6]
        movdqa [ebp + 432], xmm6                          ;   449.0 p0+p3   54 v[4] spill
        paddq xmm2, xmm7                                  ;   529.0 p1      53 t1
        paddq xmm2, xmm4                                  ;   533.0 p1      53 t1
        movdqa xmm4, xmm3                                 ;   494.0 p0      39 v[6] copy
        psllq xmm4, 6                                     ;   526.0 p1      39 v[6]
        movdqa xmm7, [ebp + 416]                          ;   451.7 p2      54 v[2]
        paddq xmm7, xmm2                                  ;   537.0 p1      54 v[2]
        pxor xmm4, xmm3                                   ;   528.0 p1      39 v[6]
        psllq xmm4, 5                                     ;   530.0 p1      39 v[6]
        movdqa xmm6, [ebp + 480]                          ;   474.0 p2      44 v[6]
        pxor xmm4, xmm3                                   ;   532.0 p1      39 v[6]
        movdqa [ebp + 480], xmm5                          ;   525.0 p0+p3   44 v[6] spill
        pand xmm6, xmm5                                   ;   531.0 p1      44 v[6]
        psllq xmm4, 0x19                                  ;   534.0 p1      39 v[6]
        movdqa xmm5, xmm3                                 ;   494.0 p0      39 v[6] copy
        psrlq xmm5, 5                                     ;   533.0 p1      39 v[6]
        pxor xmm5, xmm3                                   ;   535.0 p1      39 v[6]
        psrlq xmm5, 6                                     ;   537.0 p1      39 v[6]
        pxor xmm5, xmm3                                   ;   539.0 p1      39 v[6]
        psrlq xmm5, 0x1c                                  ;   541.0 p1      39 v[6]
        pxor xmm4, xmm5                                   ;   543.0 p1      39 v[6]
        movdqa xmm5, xmm1                                 ;   468.0 p0      44 v[6] copy
        pxor xmm5, xmm6                                   ;   539.0 p1      44 v[6]
        paddq xmm2, xmm5                                  ;   541.0 p1      55 v[6]
        paddq xmm2, xmm4                                  ;   545.0 p1      55 v[6]
        movdqa xmm1, [ebp + 48]                           ;   470.7 p2      42 w[9]
        psllq xmm1, 0x2a                                  ;   542.0 p1      42 w[9]
        movdqa xmm6, [ebp + 48]                           ;   473.0 p2      42 w[9]
        movdqa xmm5, [ebp + 48]                           ;   474.0 p2      42 w[9]
        pxor xmm6, xmm1                                   ;   544.0 p1      42 w[9]
        movdqa xmm1, [ebp + 48]                           ;   477.3 p2      42 w[9]
        psllq xmm6, 3                                     ;   546.0 p1      42 w[9]
        psrlq xmm1, 0x2a                                  ;   545.0 p1      42 w[9]
        pxor xmm5, xmm1                                   ;   547.0 p1      42 w[9]
        psrlq xmm5, 0xd                                   ;   549.0 p1      42 w[9]
        movdqa xmm1, [ebp + 128]                          ;   481.7 p2      41 w[9]
        psllq xmm1, 7                                     ;   548.0 p1      41 w[9]
        movdqa xmm4, [ebp + 48]                           ;   482.7 p2      42 w[9]
        pxor xmm4, xmm5                                   ;   551.0 p1      42 w[9]
        movdqa xmm5, [ebp + 128]                          ;   483.7 p2      68 w[1] reload
        pxor xmm1, xmm5                                   ;   550.0 p1      41 w[9]
        psllq xmm1, 0x38                                  ;   552.0 p1      41 w[9]
        psrlq xmm4, 6                                     ;   553.0 p1      42 w[9]
        pxor xmm6, xmm4                                   ;   555.0 p1      42 w[9]
        movdqa xmm4, [ebp + 128]                          ;   484.7 p2      41 w[9]
        psrlq xmm4, 1                                     ;   554.0 p1      41 w[9]
        pxor xmm4, xmm5                                   ;   556.0 p1      41 w[9]
        psrlq xmm4, 6                                     ;   558.0 p1      41 w[9]
        pxor xmm4, xmm5                                   ;   560.0 p1      41 w[9]
        psrlq xmm4, 1                                     ;   562.0 p1      41 w[9]
        pxor xmm1, xmm4                                   ;   564.0 p1      41 w[9]
        movdqa xmm4, [ebp + 80]                           ;   487.0 p2      68 w[9]
        paddq xmm4, [ebp + 160]                           ;   560.0 p2+p1   68 w[9]
        paddq xmm4, xmm6                                  ;   564.0 p1      68 w[9]
        paddq xmm4, xmm1                                  ;   568.0 p1      68 w[9]
        movdqa [ebp + 160], xmm4                          ;   572.0 p0+p3   68 w[9] spill
        movdqa xmm1, [ebp + 432]                          ;   490.0 p2      43 t1
        movdqa xmm4, xmm7                                 ;   541.0 p0      40 t1 copy
        psrlq xmm4, 0x17                                  ;   563.0 p1      40 t1
        pxor xmm4, xmm7                                   ;   565.0 p1      40 t1
        psrlq xmm4, 4                                     ;   567.0 p1      40 t1
        movdqa xmm6, xmm7                                 ;   541.0 p0      40 t1 copy
        psllq xmm6, 4                                     ;   566.0 p1      40 t1
        pxor xmm4, xmm7                                   ;   569.0 p1      40 t1
        pxor xmm6, xmm7                                   ;   568.0 p1      40 t1
        pxor xmm1, xmm0                                   ;   569.0 p1      43 t1
        pand xmm1, xmm7                                   ;   571.0 p1      43 t1
        pxor xmm1, [ebp + 432]                            ;   573.0 p2+p1   43 t1
        psllq xmm6, 0x17                                  ;   572.0 p1      40 t1
        psrlq xmm4, 0xe                                   ;   573.0 p1      40 t1
        pxor xmm6, xmm7                                   ;   574.0 p1      40 t1
        psllq xmm6, 0x17                                  ;   576.0 p1      40 t1
        pxor xmm6, xmm4                                   ;   578.0 p1      40 t1
        movdqa xmm4, [ebp + 464]                          ;   498.7 p2      53 t1
        paddq xmm4, xmm5                                  ;   577.0 p1      53 t1
        paddq xmm4, [esi + 160]                           ;   581.0 p2+p1   53 t1
        paddq xmm4, xmm1                                  ;   585.0 p1      53 t1
        paddq xmm4, xmm6                                  ;   589.0 p1      53 t1
        movdqa xmm1, [ebp + 400]                          ;   502.0 p2      54 v[1]
        movdqa [ebp + 400], xmm0                          ;   502.3 p0+p3   54 v[3] spill
        movdqa xmm0, [ebp + 480]                          ;   525.0 p2      44 v[5]
        movdqa [ebp + 480], xmm7                          ;   541.0 p0+p3   54 v[2] spill
        movdqa xmm7, xmm2                                 ;   549.0 p0      39 v[5] copy
        psrlq xmm7, 5                                     ;   581.0 p1      39 v[5]
        pxor xmm7, xmm2                                   ;   583.0 p1      39 v[5]
        movdqa xmm6, xmm2                                 ;   549.0 p0      39 v[5] copy
        psllq xmm6, 6                                     ;   583.0 p1      39 v[5]
        pxor xmm6, xmm2                                   ;   585.0 p1      39 v[5]
        movdqa xmm5, xmm3                                 ;   511.7 p0      44 v[5] copy
        psrlq xmm7, 6                                     ;   585.0 p1      39 v[5]
        psllq xmm6, 5                                     ;   587.0 p1      39 v[5]
        pxor xmm7, xmm2                                   ;   587.0 p1      39 v[5]
        pxor xmm5, xmm2                                   ;   588.0 p1      44 v[5]
        pxor xmm6, xmm2                                   ;   589.0 p1      39 v[5]
        pand xmm0, xmm5                                   ;   590.0 p1      44 v[5]
        psllq xmm6, 0x19                                  ;   591.0 p1      39 v[5]
        psrlq xmm7, 0x1c                                  ;   592.0 p1      39 v[5]
        movdqa [ebp + 464], xmm3                          ;   519.7 p0+p3   55 v[7] spill
        pxor xmm6, xmm7                                   ;   594.0 p1      39 v[5]
        movdqa xmm7, xmm3                                 ;   520.7 p0      44 v[5] copy
        movdqa xmm3, [ebp + 224]                          ;   521.0 p2      42 w[10]
        psllq xmm3, 0x2a                                  ;   594.0 p1      42 w[10]
        pxor xmm7, xmm0                                   ;   595.0 p1      44 v[5]
        movdqa xmm0, [ebp + 224]                          ;   522.0 p2      42 w[10]
        pxor xmm0, xmm3                                   ;   596.0 p1      42 w[10]
        movdqa xmm3, [ebp + 224]                          ;   523.0 p2      42 w[10]
        paddq xmm1, xmm4                                  ;   597.0 p1      54 v[1]
        psrlq xmm3, 0x2a                                  ;   598.0 p1      42 w[10]
        paddq xmm4, xmm7                                  ;   599.0 p1      55 v[5]
        movdqa xmm7, [ebp + 224]                          ;   524.3 p2      42 w[10]
        pxor xmm7, xmm3                                   ;   600.0 p1      42 w[10]
        paddq xmm4, xmm6                                  ;   603.0 p1      55 v[5]
        movdqa xmm6, [ebp + 224]                          ;   526.7 p2      42 w[10]
        psrlq xmm7, 0xd                                   ;   602.0 p1      42 w[10]
        pxor xmm6, xmm7                                   ;   604.0 p1      42 w[10]
        movdqa xmm7, [ebp + 192]                          ;   529.3 p2      41 w[10]
        psllq xmm7, 7                                     ;   604.0 p1      41 w[10]
        psllq xmm0, 3                                     ;   605.0 p1      42 w[10]
        movdqa xmm3, [ebp + 192]                          ;   530.3 p2      68 w[2] reload
        psrlq xmm6, 6                                     ;   606.0 p1      42 w[10]
        pxor xmm0, xmm6                                   ;   608.0 p1      42 w[10]
        movdqa xmm6, [ebp + 192]                          ;   537.3 p2      41 w[10]
        psrlq xmm6, 1                                     ;   608.0 p1      41 w[10]
        pxor xmm6, xmm3                                   ;   610.0 p1      41 w[10]
        psrlq xmm6, 6                                     ;   612.0 p1      41 w[10]
        pxor xmm6, xmm3                                   ;   614.0 p1      41 w[10]
        pxor xmm7, xmm3                                   ;   612.0 p1      41 w[10]
        psllq xmm7, 0x38                                  ;   614.0 p1      41 w[10]
        psrlq xmm6, 1                                     ;   616.0 p1      41 w[10]
        pxor xmm7, xmm6                                   ;   618.0 p1      41 w[10]
        movdqa xmm6, [ebp + 176]                          ;   543.0 p2      68 w[10]
        paddq xmm6, [ebp + 128]                           ;   616.0 p2+p1   68 w[10]
        paddq xmm6, xmm0                                  ;   620.0 p1      68 w[10]
        paddq xmm6, xmm7                                  ;   624.0 p1      68 w[10]
        movdqa xmm7, xmm1                                 ;   601.0 p0      40 t1 copy
        psllq xmm7, 4                                     ;   619.0 p1      40 t1
        movdqa [ebp + 128], xmm6                          ;   628.0 p0+p3   68 w[10] spill
        movdqa xmm6, xmm1                                 ;   601.0 p0      40 t1 copy
        psrlq xmm6, 0x17                                  ;   620.0 p1      40 t1
        movdqa xmm0, [ebp + 480]                          ;   546.7 p2      43 t1
        pxor xmm0, [ebp + 400]                            ;   621.0 p2+p1   43 t1
        pxor xmm7, xmm1                                   ;   622.0 p1      40 t1
        psllq xmm7, 0x17                                  ;   624.0 p1      40 t1
        pand xmm0, xmm1                                   ;   624.0 p1      43 t1
        pxor xmm6, xmm1                                   ;   625.0 p1      40 t1
        pxor xmm7, xmm1                                   ;   626.0 p1      40 t1
        pxor xmm0, [ebp + 400]                            ;   627.0 p2+p1   43 t1
        psrlq xmm6, 4                                     ;   628.0 p1      40 t1
        pxor xmm6, xmm1                                   ;   630.0 p1      40 t1
        psrlq xmm6, 0xe                                   ;   632.0 p1      40 t1
        psllq xmm7, 0x17                                  ;   631.0 p1      40 t1
        pxor xmm7, xmm6                                   ;   634.0 p1      40 t1
        movdqa xmm6, [ebp + 432]                          ;   553.0 p2      53 t1
        paddq xmm6, xmm3                                  ;   633.0 p1      53 t1
        paddq xmm6, [esi + 176]                           ;   637.0 p2+p1   53 t1
        movdqa xmm3, xmm2                                 ;   554.3 p0      44 v[4] copy
        pxor xmm3, xmm4                                   ;   635.0 p1      44 v[4]
        paddq xmm6, xmm0                                  ;   641.0 p1      53 t1
        movdqa xmm0, [ebp + 496]                          ;   557.3 p2      54 v[0]
        pand xmm5, xmm3                                   ;   637.0 p1      44 v[4]
        movdqa [ebp + 496], xmm3                          ;   637.0 p0+p3   44 v[4] spill
        movdqa xmm3, xmm4                                 ;   607.0 p0      39 v[4] copy
        psrlq xmm3, 5                                     ;   638.0 p1      39 v[4]
        paddq xmm6, xmm7                                  ;   645.0 p1      53 t1
        movdqa xmm7, xmm4                                 ;   607.0 p0      39 v[4] copy
        psllq xmm7, 6                                     ;   640.0 p1      39 v[4]
        pxor xmm3, xmm4                                   ;   641.0 p1      39 v[4]
        psrlq xmm3, 6                                     ;   643.0 p1      39 v[4]
        pxor xmm7, xmm4                                   ;   643.0 p1      39 v[4]
        psllq xmm7, 5                                     ;   645.0 p1      39 v[4]
        paddq xmm0, xmm6                                  ;   649.0 p1      54 v[0]
        pxor xmm3, xmm4                                   ;   646.0 p1      39 v[4]
        psrlq xmm3, 0x1c                                  ;   648.0 p1      39 v[4]
        pxor xmm7, xmm4                                   ;   648.0 p1      39 v[4]
        psllq xmm7, 0x19                                  ;   650.0 p1      39 v[4]
        pxor xmm7, xmm3                                   ;   652.0 p1      39 v[4]
        movdqa xmm3, xmm2                                 ;   574.7 p0      44 v[4] copy
        pxor xmm3, xmm5                                   ;   651.0 p1      44 v[4]
        movdqa xmm5, [ebp + 160]                          ;   575.3 p2      42 w[11]
        paddq xmm6, xmm3                                  ;   653.0 p1      55 v[4]
        paddq xmm6, xmm7                                  ;   657.0 p1      55 v[4]
        movdqa xmm3, [ebp + 160]                          ;   576.3 p2      42 w[11]
        movdqa xmm7, [ebp + 160]                          ;   577.3 p2      42 w[11]
        movdqa [ebp + 432], xmm2                          ;   577.0 p0+p3   55 v[6] spill
        movdqa xmm2, [ebp + 160]                          ;   578.3 p2      42 w[11]
        psllq xmm2, 0x2a                                  ;   654.0 p1      42 w[11]
        pxor xmm5, xmm2                                   ;   656.0 p1      42 w[11]
        movdqa xmm2, [ebp + 160]                          ;   580.0 p2      42 w[11]
        psllq xmm5, 3                                     ;   658.0 p1      42 w[11]
        psrlq xmm2, 0x2a                                  ;   657.0 p1      42 w[11]
        pxor xmm3, xmm2                                   ;   659.0 p1      42 w[11]
        psrlq xmm3, 0xd                                   ;   661.0 p1      42 w[11]
        movdqa xmm2, [ebp + 208]                          ;   589.0 p2      41 w[11]
        psllq xmm2, 7                                     ;   660.0 p1      41 w[11]
        pxor xmm2, [ebp + 208]                            ;   662.0 p2+p1   41 w[11]
        pxor xmm7, xmm3                                   ;   663.0 p1      42 w[11]
        psrlq xmm7, 6                                     ;   665.0 p1      42 w[11]
        psllq xmm2, 0x38                                  ;   664.0 p1      41 w[11]
        pxor xmm5, xmm7                                   ;   667.0 p1      42 w[11]
        movdqa xmm7, [ebp + 208]                          ;   595.3 p2      41 w[11]
        psrlq xmm7, 1                                     ;   666.0 p1      41 w[11]
        pxor xmm7, [ebp + 208]                            ;   668.0 p2+p1   41 w[11]
        psrlq xmm7, 6                                     ;   670.0 p1      41 w[11]
        pxor xmm7, [ebp + 208]                            ;   672.0 p2+p1   41 w[11]
        movdqa xmm3, [ebp + 0]                            ;   598.3 p2      68 w[11]
        psrlq xmm7, 1                                     ;   674.0 p1      41 w[11]
        pxor xmm2, xmm7                                   ;   676.0 p1      41 w[11]
        movdqa xmm7, xmm0                                 ;   653.0 p0      40 t1 copy
        psllq xmm7, 4                                     ;   672.0 p1      40 t1
        pxor xmm7, xmm0                                   ;   674.0 p1      40 t1
        psllq xmm7, 0x17                                  ;   676.0 p1      40 t1
        paddq xmm3, [ebp + 192]                           ;   675.0 p2+p1   68 w[11]
        paddq xmm3, xmm5                                  ;   679.0 p1      68 w[11]
        movdqa xmm5, xmm0                                 ;   653.0 p0      40 t1 copy
        paddq xmm3, xmm2                                  ;   683.0 p1      68 w[11]
        movdqa xmm2, [ebp + 480]                          ;   601.7 p2      43 t1
        pxor xmm2, xmm1                                   ;   678.0 p1      43 t1
        pand xmm2, xmm0                                   ;   680.0 p1      43 t1
        pxor xmm5, xmm7                                   ;   680.0 p1      40 t1
        movdqa xmm7, [ebp + 480]                          ;   603.0 p2      43 t1
        pxor xmm7, xmm2                                   ;   682.0 p1      43 t1
        movdqa xmm2, xmm0                                 ;   653.0 p0      40 t1 copy
        psrlq xmm2, 0x17                                  ;   682.0 p1      40 t1
        pxor xmm2, xmm0                                   ;   684.0 p1      40 t1
        psllq xmm5, 0x17                                  ;   684.0 p1      40 t1
        psrlq xmm2, 4                                     ;   686.0 p1      40 t1
        pxor xmm2, xmm0                                   ;   688.0 p1      40 t1
        psrlq xmm2, 0xe                                   ;   690.0 p1      40 t1
        pxor xmm5, xmm2                                   ;   692.0 p1      40 t1
        movdqa xmm2, [ebp + 400]                          ;   608.0 p2      53 t1
        movdqa [ebp + 400], xmm1                          ;   608.3 p0+p3   54 v[1] spill
        movdqa xmm1, xmm6                                 ;   661.0 p0      39 v[3] copy
        psrlq xmm1, 5                                     ;   689.0 p1      39 v[3]
        movdqa [ebp + 192], xmm3                          ;   687.0 p0+p3   68 w[11] spill
        movdqa xmm3, xmm4                                 ;   611.3 p0      44 v[3] copy
        paddq xmm2, [esi + 192]                           ;   690.0 p2+p1   53 t1
        paddq xmm2, [ebp + 208]                           ;   694.0 p2+p1   53 t1
        paddq xmm2, xmm7                                  ;   698.0 p1      53 t1
        paddq xmm2, xmm5                                  ;   702.0 p1      53 t1
        movdqa xmm5, xmm6                                 ;   661.0 p0      39 v[3] copy
        pxor xmm3, xmm6                                   ;   694.0 p1      44 v[3]
        psllq xmm5, 6                                     ;   695.0 p1      39 v[3]
        pxor xmm5, xmm6                                   ;   697.0 p1      39 v[3]
        pxor xmm1, xmm6                                   ;   697.0 p1      39 v[3]
        psrlq xmm1, 6                                     ;   699.0 p1      39 v[3]
        pxor xmm1, xmm6                                   ;   701.0 p1      39 v[3]
        psrlq xmm1, 0x1c                                  ;   703.0 p1      39 v[3]
        movdqa [ebp + 512], xmm3                          ;   696.0 p0+p3   44 v[3] spill
        movdqa xmm7, [ebp + 464]                          ;   629.3 p2      54 v[7]
        paddq xmm7, xmm2                                  ;   706.0 p1      54 v[7]
        psllq xmm5, 5                                     ;   702.0 p1      39 v[3]
        pxor xmm5, xmm6                                   ;   704.0 p1      39 v[3]
        psllq xmm5, 0x19                                  ;   706.0 p1      39 v[3]
        pxor xmm5, xmm1                                   ;   708.0 p1      39 v[3]
        movdqa xmm1, [ebp + 496]                          ;   637.0 p2      44 v[3]
        pand xmm1, xmm3                                   ;   706.0 p1      44 v[3]
        pxor xmm1, xmm4                                   ;   708.0 p1      44 v[3]
        movdqa [ebp + 496], xmm4                          ;   632.3 p0+p3   55 v[5] spill
        paddq xmm2, xmm1                                  ;   710.0 p1      55 v[3]
        paddq xmm2, xmm5                                  ;   714.0 p1      55 v[3]
        movdqa xmm5, [ebp + 128]                          ;   633.7 p2      42 w[12]
        movdqa xmm1, [ebp + 128]                          ;   634.7 p2      42 w[12]
        movdqa xmm3, [ebp + 128]                          ;   635.7 p2      42 w[12]
        psllq xmm3, 0x2a                                  ;   710.0 p1      42 w[12]
        pxor xmm1, xmm3                                   ;   712.0 p1      42 w[12]
        movdqa xmm4, [ebp + 128]                          ;   636.7 p2      42 w[12]
        psllq xmm1, 3                                     ;   714.0 p1      42 w[12]
        movdqa xmm3, [ebp + 128]                          ;   641.0 p2      42 w[12]
        psrlq xmm3, 0x2a                                  ;   713.0 p1      42 w[12]
        pxor xmm5, xmm3                                   ;   715.0 p1      42 w[12]
        psrlq xmm5, 0xd                                   ;   717.0 p1      42 w[12]
        pxor xmm4, xmm5                                   ;   719.0 p1      42 w[12]
        psrlq xmm4, 6                                     ;   721.0 p1      42 w[12]
        pxor xmm1, xmm4                                   ;   723.0 p1      42 w[12]
        movdqa xmm5, [ebp + 144]                          ;   646.0 p2      68 w[12]
        paddq xmm5, [ebp + 208]                           ;   719.0 p2+p1   68 w[12]
        paddq xmm5, xmm1                                  ;   725.0 p1      68 w[12]
        movdqa xmm4, [ebp + 256]                          ;   649.0 p2      41 w[12]
        psrlq xmm4, 1                                     ;   721.0 p1      41 w[12]
        pxor xmm4, [ebp + 256]                            ;   723.0 p2+p1   41 w[12]
        movdqa xmm1, xmm7                                 ;   710.0 p0      40 t1 copy
        psrlq xmm4, 6                                     ;   725.0 p1      41 w[12]
        movdqa xmm3, [ebp + 256]                          ;   651.0 p2      41 w[12]
        psllq xmm3, 7                                     ;   724.0 p1      41 w[12]
        pxor xmm3, [ebp + 256]                            ;   726.0 p2+p1   41 w[12]
        psllq xmm1, 4                                     ;   726.0 p1      40 t1
        pxor xmm4, [ebp + 256]                            ;   727.0 p2+p1   41 w[12]
        pxor xmm1, xmm7                                   ;   728.0 p1      40 t1
        psrlq xmm4, 1                                     ;   729.0 p1      41 w[12]
        psllq xmm3, 0x38                                  ;   730.0 p1      41 w[12]
        psllq xmm1, 0x17                                  ;   731.0 p1      40 t1
        pxor xmm3, xmm4                                   ;   732.0 p1      41 w[12]
        paddq xmm5, xmm3                                  ;   734.0 p1      68 w[12]
        movdqa xmm3, [ebp + 400]                          ;   661.7 p2      43 t1
        pxor xmm3, xmm0                                   ;   734.0 p1      43 t1
        movdqa xmm4, xmm7                                 ;   710.0 p0      40 t1 copy
        pxor xmm4, xmm1                                   ;   735.0 p1      40 t1
        pand xmm3, xmm7                                   ;   736.0 p1      43 t1
        movdqa xmm1, [ebp + 400]                          ;   663.3 p2      43 t1
        pxor xmm1, xmm3                                   ;   738.0 p1      43 t1
        movdqa xmm3, xmm7                                 ;   710.0 p0      40 t1 copy
        psrlq xmm3, 0x17                                  ;   738.0 p1      40 t1
        pxor xmm3, xmm7                                   ;   740.0 p1      40 t1
        psrlq xmm3, 4                                     ;   742.0 p1      40 t1
        pxor xmm3, xmm7                                   ;   744.0 p1      40 t1
        psrlq xmm3, 0xe                                   ;   746.0 p1      40 t1
        psllq xmm4, 0x17                                  ;   743.0 p1      40 t1
        pxor xmm4, xmm3                                   ;   748.0 p1      40 t1
        movdqa xmm3, [ebp + 480]                          ;   666.7 p2      53 t1
        paddq xmm3, [esi + 208]                           ;   745.0 p2+p1   53 t1
        paddq xmm3, [ebp + 256]                           ;   749.0 p2+p1   53 t1
        paddq xmm3, xmm1                                  ;   753.0 p1      53 t1
        movdqa [ebp + 208], xmm5                          ;   738.0 p0+p3   68 w[12] spill
        movdqa xmm5, xmm6                                 ;   672.0 p0      44 v[2] copy
        paddq xmm3, xmm4                                  ;   757.0 p1      53 t1
        movdqa xmm4, xmm2                                 ;   718.0 p0      39 v[2] copy
        movdqa [ebp + 480], xmm0                          ;   675.3 p0+p3   54 v[0] spill
        movdqa xmm0, xmm2                                 ;   718.0 p0      39 v[2] copy
        psllq xmm4, 6                                     ;   749.0 p1      39 v[2]
        pxor xmm5, xmm2                                   ;   750.0 p1      44 v[2]
        pxor xmm4, xmm2                                   ;   751.0 p1      39 v[2]
        psllq xmm4, 5                                     ;   753.0 p1      39 v[2]
        psrlq xmm0, 5                                     ;   753.0 p1      39 v[2]
        pxor xmm0, xmm2                                   ;   755.0 p1      39 v[2]
        pxor xmm4, xmm2                                   ;   755.0 p1      39 v[2]
        psrlq xmm0, 6                                     ;   757.0 p1      39 v[2]
        psllq xmm4, 0x19                                  ;   757.0 p1      39 v[2]
        movdqa [ebp + 528], xmm5                          ;   752.0 p0+p3   44 v[2] spill
        pxor xmm0, xmm2                                   ;   759.0 p1      39 v[2]
        psrlq xmm0, 0x1c                                  ;   761.0 p1      39 v[2]
        pxor xmm4, xmm0                                   ;   763.0 p1      39 v[2]
        movdqa xmm0, [ebp + 512]                          ;   696.0 p2      44 v[2]
        pand xmm0, xmm5                                   ;   761.0 p1      44 v[2]
        pxor xmm0, xmm6                                   ;   763.0 p1      44 v[2]
        movdqa [ebp + 512], xmm6                          ;   690.0 p0+p3   55 v[4] spill
        movdqa xmm1, [ebp + 432]                          ;   690.7 p2      54 v[6]
        movdqa xmm6, [ebp + 192]                          ;   691.7 p2      42 w[13]
        movdqa xmm5, [ebp + 192]                          ;   692.7 p2      42 w[13]
        paddq xmm1, xmm3                                  ;   763.0 p1      54 v[6]
        paddq xmm3, xmm0                                  ;   765.0 p1      55 v[2]
        movdqa xmm0, [ebp + 192]                          ;   694.7 p2      42 w[13]
        paddq xmm3, xmm4                                  ;   769.0 p1      55 v[2]
        movdqa xmm4, [ebp + 192]                          ;   695.7 p2      42 w[13]
        psllq xmm5, 0x2a                                  ;   766.0 p1      42 w[13]
        pxor xmm0, xmm5                                   ;   768.0 p1      42 w[13]
        psllq xmm0, 3                                     ;   770.0 p1      42 w[13]
        movdqa xmm5, [ebp + 192]                          ;   696.7 p2      42 w[13]
        psrlq xmm5, 0x2a                                  ;   769.0 p1      42 w[13]
        pxor xmm4, xmm5                                   ;   771.0 p1      42 w[13]
        movdqa xmm5, [ebp + 240]                          ;   698.0 p2      42 w[0] reload
        psrlq xmm4, 0xd                                   ;   773.0 p1      42 w[13]
        pxor xmm6, xmm4                                   ;   775.0 p1      42 w[13]
        movdqa xmm4, [ebp + 240]                          ;   706.0 p2      41 w[13]
        psllq xmm4, 7                                     ;   773.0 p1      41 w[13]
        pxor xmm4, xmm5                                   ;   775.0 p1      41 w[13]
        psrlq xmm6, 6                                     ;   777.0 p1      42 w[13]
        psllq xmm4, 0x38                                  ;   777.0 p1      41 w[13]
        pxor xmm0, xmm6                                   ;   779.0 p1      42 w[13]
        movdqa xmm6, [ebp + 240]                          ;   708.0 p2      41 w[13]
        psrlq xmm6, 1                                     ;   778.0 p1      41 w[13]
        pxor xmm6, xmm5                                   ;   780.0 p1      41 w[13]
        psrlq xmm6, 6                                     ;   782.0 p1      41 w[13]
        pxor xmm6, xmm5                                   ;   784.0 p1      41 w[13]
        psrlq xmm6, 1                                     ;   786.0 p1      41 w[13]
        pxor xmm4, xmm6                                   ;   788.0 p1      41 w[13]
        movdqa xmm6, [ebp + 112]                          ;   710.3 p2      68 w[13]
        paddq xmm6, [ebp + 256]                           ;   784.0 p2+p1   68 w[13]
        paddq xmm6, xmm0                                  ;   788.0 p1      68 w[13]
        movdqa xmm0, xmm1                                 ;   767.0 p0      40 t1 copy
        psllq xmm0, 4                                     ;   786.0 p1      40 t1
        paddq xmm6, xmm4                                  ;   792.0 p1      68 w[13]
        movdqa xmm4, xmm1                                 ;   767.0 p0      40 t1 copy
        movdqa [ebp + 256], xmm6                          ;   796.0 p0+p3   68 w[13] spill
        pxor xmm4, xmm0                                   ;   788.0 p1      40 t1
        movdqa xmm0, [ebp + 480]                          ;   718.3 p2      43 t1
        pxor xmm0, xmm7                                   ;   789.0 p1      43 t1
        pand xmm0, xmm1                                   ;   791.0 p1      43 t1
        pxor xmm0, [ebp + 480]                            ;   793.0 p2+p1   43 t1
        psllq xmm4, 0x17                                  ;   792.0 p1      40 t1
        pxor xmm4, xmm1                                   ;   794.0 p1      40 t1
        movdqa xmm6, xmm1                                 ;   767.0 p0      40 t1 copy
        psllq xmm4, 0x17                                  ;   796.0 p1      40 t1
        psrlq xmm6, 0x17                                  ;   795.0 p1      40 t1
        pxor xmm6, xmm1                                   ;   797.0 p1      40 t1
        psrlq xmm6, 4                                     ;   799.0 p1      40 t1
        pxor xmm6, xmm1                                   ;   801.0 p1      40 t1
        psrlq xmm6, 0xe                                   ;   803.0 p1      40 t1
        pxor xmm4, xmm6                                   ;   805.0 p1      40 t1
        movdqa xmm6, [ebp + 400]                          ;   725.7 p2      53 t1
        paddq xmm6, [esi + 224]                           ;   801.0 p2+p1   53 t1
        paddq xmm6, xmm5                                  ;   805.0 p1      53 t1
        movdqa xmm5, xmm2                                 ;   729.3 p0      44 v[1] copy
        pxor xmm5, xmm3                                   ;   803.0 p1      44 v[1]
        paddq xmm6, xmm0                                  ;   809.0 p1      53 t1
        movdqa xmm0, [ebp + 496]                          ;   730.3 p2      54 v[5]
        movdqa [ebp + 496], xmm7                          ;   730.7 p0+p3   54 v[7] spill
        movdqa xmm7, [ebp + 528]                          ;   752.0 p2      44 v[1]
        paddq xmm6, xmm4                                  ;   813.0 p1      53 t1
        movdqa xmm4, xmm3                                 ;   773.0 p0      39 v[1] copy
        psllq xmm4, 6                                     ;   806.0 p1      39 v[1]
        pxor xmm4, xmm3                                   ;   808.0 p1      39 v[1]
        movdqa [ebp + 528], xmm5                          ;   805.0 p0+p3   44 v[1] spill
        pand xmm7, xmm5                                   ;   808.0 p1      44 v[1]
        movdqa xmm5, xmm3                                 ;   773.0 p0      39 v[1] copy
        psrlq xmm5, 5                                     ;   809.0 p1      39 v[1]
        pxor xmm5, xmm3                                   ;   811.0 p1      39 v[1]
        psllq xmm4, 5                                     ;   811.0 p1      39 v[1]
        psrlq xmm5, 6                                     ;   813.0 p1      39 v[1]
        pxor xmm4, xmm3                                   ;   813.0 p1      39 v[1]
        psllq xmm4, 0x19                                  ;   815.0 p1      39 v[1]
        paddq xmm0, xmm6                                  ;   817.0 p1      54 v[5]
        pxor xmm5, xmm3                                   ;   816.0 p1      39 v[1]
        psrlq xmm5, 0x1c                                  ;   818.0 p1      39 v[1]
        pxor xmm4, xmm5                                   ;   820.0 p1      39 v[1]
        movdqa xmm5, xmm2                                 ;   740.7 p0      44 v[1] copy
        pxor xmm5, xmm7                                   ;   819.0 p1      44 v[1]
        paddq xmm6, xmm5                                  ;   821.0 p1      55 v[1]
        paddq xmm6, xmm4                                  ;   825.0 p1      55 v[1]
        movdqa [ebp + 400], xmm2                          ;   746.0 p0+p3   55 v[3] spill
        movdqa xmm2, [ebp + 208]                          ;   748.0 p2      42 w[14]
        psllq xmm2, 0x2a                                  ;   822.0 p1      42 w[14]
        movdqa xmm7, [ebp + 208]                          ;   750.3 p2      42 w[14]
        pxor xmm7, xmm2                                   ;   824.0 p1      42 w[14]
        movdqa xmm2, [ebp + 208]                          ;   751.3 p2      42 w[14]
        movdqa xmm5, [ebp + 208]                          ;   753.0 p2      42 w[14]
        psllq xmm7, 3                                     ;   826.0 p1      42 w[14]
        movdqa xmm4, [ebp + 208]                          ;   757.0 p2      42 w[14]
        psrlq xmm2, 0x2a                                  ;   825.0 p1      42 w[14]
        pxor xmm5, xmm2                                   ;   827.0 p1      42 w[14]
        movdqa xmm2, [ebp + 96]                           ;   758.0 p2      41 w[14]
        psrlq xmm5, 0xd                                   ;   829.0 p1      42 w[14]
        psllq xmm2, 7                                     ;   828.0 p1      41 w[14]
        pxor xmm4, xmm5                                   ;   831.0 p1      42 w[14]
        movdqa xmm5, [ebp + 96]                           ;   762.0 p2      42 w[1] reload
        pxor xmm2, xmm5                                   ;   830.0 p1      41 w[14]
        psrlq xmm4, 6                                     ;   833.0 p1      42 w[14]
        psllq xmm2, 0x38                                  ;   832.0 p1      41 w[14]
        pxor xmm7, xmm4                                   ;   835.0 p1      42 w[14]
        movdqa xmm4, [ebp + 96]                           ;   763.7 p2      41 w[14]
        psrlq xmm4, 1                                     ;   834.0 p1      41 w[14]
        pxor xmm4, xmm5                                   ;   836.0 p1      41 w[14]
        psrlq xmm4, 6                                     ;   838.0 p1      41 w[14]
        pxor xmm4, xmm5                                   ;   840.0 p1      41 w[14]
        psrlq xmm4, 1                                     ;   842.0 p1      41 w[14]
        pxor xmm2, xmm4                                   ;   844.0 p1      41 w[14]
        movdqa xmm4, [ebp + 48]                           ;   766.0 p2      68 w[14]
        paddq xmm4, [ebp + 240]                           ;   840.0 p2+p1   68 w[14]
        paddq xmm4, xmm7                                  ;   844.0 p1      68 w[14]
        paddq xmm4, xmm2                                  ;   848.0 p1      68 w[14]
        movdqa xmm2, xmm0                                 ;   821.0 p0      40 t1 copy
        movdqa xmm7, xmm0                                 ;   821.0 p0      40 t1 copy
        psllq xmm7, 4                                     ;   843.0 p1      40 t1
        pxor xmm2, xmm7                                   ;   845.0 p1      40 t1
        movdqa [ebp + 240], xmm4                          ;   852.0 p0+p3   68 w[14] spill
        psllq xmm2, 0x17                                  ;   847.0 p1      40 t1
        movdqa xmm7, [ebp + 496]                          ;   770.0 p2      43 t1
        movdqa xmm4, xmm0                                 ;   821.0 p0      40 t1 copy
        psrlq xmm4, 0x17                                  ;   846.0 p1      40 t1
        pxor xmm2, xmm0                                   ;   849.0 p1      40 t1
        pxor xmm7, xmm1                                   ;   848.0 p1      43 t1
        pand xmm7, xmm0                                   ;   850.0 p1      43 t1
        pxor xmm4, xmm0                                   ;   850.0 p1      40 t1
        psllq xmm2, 0x17                                  ;   851.0 p1      40 t1
        psrlq xmm4, 4                                     ;   852.0 p1      40 t1
        pxor xmm4, xmm0                                   ;   854.0 p1      40 t1
        psrlq xmm4, 0xe                                   ;   856.0 p1      40 t1
        pxor xmm7, [ebp + 496]                            ;   855.0 p2+p1   43 t1
        pxor xmm2, xmm4                                   ;   858.0 p1      40 t1
        movdqa xmm4, [ebp + 480]                          ;   777.3 p2      53 t1
        paddq xmm4, [esi + 240]                           ;   857.0 p2+p1   53 t1
        paddq xmm4, xmm5                                  ;   861.0 p1      53 t1
        paddq xmm4, xmm7                                  ;   865.0 p1      53 t1
        paddq xmm4, xmm2                                  ;   869.0 p1      53 t1
        movdqa xmm5, xmm3                                 ;   781.3 p0      44 v[0] copy
        movdqa xmm7, [ebp + 512]                          ;   781.7 p2      54 v[4]
        movdqa [ebp + 512], xmm1                          ;   782.3 p0+p3   54 v[6] spill
        movdqa xmm1, xmm6                                 ;   829.0 p0      39 v[0] copy
        psrlq xmm1, 5                                     ;   861.0 p1      39 v[0]
        movdqa xmm2, xmm6                                 ;   829.0 p0      39 v[0] copy
        pxor xmm1, xmm6                                   ;   863.0 p1      39 v[0]
        psllq xmm2, 6                                     ;   863.0 p1      39 v[0]
        psrlq xmm1, 6                                     ;   865.0 p1      39 v[0]
        pxor xmm1, xmm6                                   ;   867.0 p1      39 v[0]
        pxor xmm5, xmm6                                   ;   866.0 p1      44 v[0]
        add esi, 0x100                                    ;   792.7 p0      65 passes
        pxor xmm2, xmm6                                   ;   867.0 p1      39 v[0]
        psllq xmm2, 5                                     ;   869.0 p1      39 v[0]
        pxor xmm2, xmm6                                   ;   871.0 p1      39 v[0]
        movdqa [ebp + 272], xmm6                          ;   829.0 p0+p3   65 passes
        psrlq xmm1, 0x1c                                  ;   870.0 p1      39 v[0]
        psllq xmm2, 0x19                                  ;   873.0 p1      39 v[0]
        pxor xmm2, xmm1                                   ;   875.0 p1      39 v[0]
        movdqa xmm1, [ebp + 528]                          ;   805.0 p2      44 v[0]
        pand xmm1, xmm5                                   ;   873.0 p1      44 v[0]
        movdqa [ebp + 368], xmm3                          ;   799.3 p0+p3   65 passes
        movdqa [ebp + 528], xmm0                          ;   821.0 p0+p3   54 v[5] spill
        movdqa xmm0, [ebp + 256]                          ;   800.7 p2      42 w[15]
        psllq xmm0, 0x2a                                  ;   874.0 p1      42 w[15]
        movdqa xmm6, [ebp + 256]                          ;   801.7 p2      42 w[15]
        psrlq xmm6, 0x2a                                  ;   875.0 p1      42 w[15]
        paddq xmm7, xmm4                                  ;   876.0 p1      54 v[4]
        movdqa xmm5, xmm3                                 ;   807.0 p0      44 v[0] copy
        pxor xmm5, xmm1                                   ;   877.0 p1      44 v[0]
        movdqa xmm1, [ebp + 256]                          ;   807.7 p2      42 w[15]
        movdqa xmm3, [ebp + 384]                          ;   808.7 p2      41 w[15]
        pxor xmm1, xmm0                                   ;   878.0 p1      42 w[15]
        movdqa xmm0, [ebp + 384]                          ;   809.7 p2      41 w[15]
        paddq xmm4, xmm5                                  ;   879.0 p1      55 v[0]
        movdqa xmm5, [ebp + 256]                          ;   813.0 p2      42 w[15]
        psllq xmm1, 3                                     ;   880.0 p1      42 w[15]
        pxor xmm5, xmm6                                   ;   881.0 p1      42 w[15]
        psrlq xmm5, 0xd                                   ;   883.0 p1      42 w[15]
        paddq xmm4, xmm2                                  ;   883.0 p1      55 v[0]
        movdqa xmm2, [ebp + 256]                          ;   817.0 p2      42 w[15]
        movdqa xmm6, [ebp + 384]                          ;   818.0 p2      41 w[15]
        psllq xmm6, 7                                     ;   884.0 p1      41 w[15]
        pxor xmm2, xmm5                                   ;   885.0 p1      42 w[15]
        movdqa [ebp + 288], xmm4                          ;   887.0 p0+p3   65 passes
        movdqa xmm4, [ebp + 496]                          ;   819.0 p2      54 v[7] reload
        pxor xmm3, xmm6                                   ;   886.0 p1      41 w[15]
        movdqa xmm5, [ebp + 384]                          ;   820.0 p2      41 w[15]
        movdqa xmm6, [ebp + 384]                          ;   821.0 p2      41 w[15]
        psrlq xmm6, 1                                     ;   887.0 p1      41 w[15]
        pxor xmm0, xmm6                                   ;   889.0 p1      41 w[15]
        psrlq xmm0, 6                                     ;   891.0 p1      41 w[15]
        psllq xmm3, 0x38                                  ;   890.0 p1      41 w[15]
        pxor xmm5, xmm0                                   ;   893.0 p1      41 w[15]
        movdqa xmm0, xmm7                                 ;   880.0 p0      54 v[4] copy
        psrlq xmm2, 6                                     ;   892.0 p1      42 w[15]
        pxor xmm1, xmm2                                   ;   894.0 p1      42 w[15]
        movdqa xmm2, [ebp + 224]                          ;   823.0 p2      68 w[15]
        paddq xmm2, [ebp + 96]                            ;   894.0 p2+p1   68 w[15]
        paddq xmm2, xmm1                                  ;   898.0 p1      68 w[15]
        movdqa xmm1, [ebp + 528]                          ;   829.3 p2      54 v[5] reload
        psrlq xmm5, 1                                     ;   896.0 p1      41 w[15]
        pxor xmm3, xmm5                                   ;   898.0 p1      41 w[15]
        movdqa xmm5, [ebp + 400]                          ;   830.3 p2      55 v[3] reload
        paddq xmm2, xmm3                                  ;   902.0 p1      68 w[15]
        movdqa xmm3, [ebp + 384]                          ;   831.3 p2      68 w[0] reload
        movdqa [ebp + 96], xmm2                           ;   906.0 p0+p3   65 passes
        movdqa xmm2, [ebp + 512]                          ;   832.3 p2      54 v[6] reload
        cmp esi, dword [ebp + 588]                        ;                    more passes?
        jne .passes_2
        mov dword [ebp + 584], esi                        ;                    resident
        movdqa [ebp + 320], xmm0                          ;                    resident
        movdqa [ebp + 336], xmm1                          ;                    resident
        movdqa [ebp + 16], xmm2                           ;                    resident
        movdqa [ebp + 32], xmm3                           ;                    resident
        movdqa [ebp + 352], xmm4                          ;                    resident
        movdqa [ebp + 304], xmm5                          ;                    resident
        movdqa xmm3, [ebp + 16]                           ;     0.0 p2      43 t1 reload
        movdqa xmm2, [ebp + 320]                          ;     1.0 p2      40 t1 copy
        movdqa xmm0, [ebp + 320]                          ;     2.0 p2      40 t1
        psllq xmm0, 4                                     ;     9.0 p1      40 t1
        psrlq xmm2, 0x17                                  ;     8.0 p1      40 t1
        movdqa xmm5, [ebp + 288]                          ;     3.0 p2      39 v[7] reload
        movdqa xmm1, [ebp + 320]                          ;     4.0 p2      40 t1 reload
        movdqa xmm6, xmm5                                 ;    10.0 p0      39 v[7] copy
        psrlq xmm6, 5                                     ;    16.0 p1      39 v[7]
        pxor xmm0, xmm1                                   ;    11.0 p1      40 t1
        pxor xmm2, xmm1                                   ;    11.0 p1      40 t1
        psllq xmm0, 0x17                                  ;    13.0 p1      40 t1
        pxor xmm0, xmm1                                   ;    15.0 p1      40 t1
        psrlq xmm2, 4                                     ;    13.0 p1      40 t1
        psllq xmm0, 0x17                                  ;    17.0 p1      40 t1
        pxor xmm2, xmm1                                   ;    15.0 p1      40 t1
        psrlq xmm2, 0xe                                   ;    17.0 p1      40 t1
        pxor xmm0, xmm2                                   ;    19.0 p1      40 t1
        movdqa xmm2, [ebp + 336]                          ;     6.0 p2      43 t1
        paddq xmm0, [ebp + 352]                           ;    21.0 p2+p1   53 t1
        paddq xmm0, [sha512_blocks.T1_constants128]       ;    25.0 p2+p1   53 t1
        pxor xmm2, xmm3                                   ;    15.0 p1      43 t1
        paddq xmm0, [ebp + 32]                            ;    29.0 p2+p1   53 t1
        pand xmm2, xmm1                                   ;    17.0 p1      43 t1
        pxor xmm2, xmm3                                   ;    19.0 p1      43 t1
        paddq xmm0, xmm2                                  ;    33.0 p1      53 t1
        pxor xmm6, xmm5                                   ;    20.0 p1      39 v[7]
        psrlq xmm6, 6                                     ;    22.0 p1      39 v[7]
        pxor xmm6, xmm5                                   ;    24.0 p1      39 v[7]
        movdqa xmm2, [ebp + 288]                          ;    10.7 p2      39 v[7]
        psllq xmm2, 6                                     ;    23.0 p1      39 v[7]
        pxor xmm2, xmm5                                   ;    25.0 p1      39 v[7]
        psllq xmm2, 5                                     ;    27.0 p1      39 v[7]
        pxor xmm2, xmm5                                   ;    29.0 p1      39 v[7]
        psllq xmm2, 0x19                                  ;    31.0 p1      39 v[7]
        movdqa xmm4, [ebp + 304]                          ;    12.7 p2      54 v[3]
        paddq xmm4, xmm0                                  ;    37.0 p1      54 v[3]
        paddq xmm3, [sha512_blocks.T1_constants128 + 16]  ;    29.0 p2+p1   53 t1
        psrlq xmm6, 0x1c                                  ;    30.0 p1      39 v[7]
        pxor xmm2, xmm6                                   ;    33.0 p1      39 v[7]
        movdqa xmm6, [ebp + 272]                          ;    14.7 p2      44 v[7] reload
        paddq xmm2, xmm0                                  ;    37.0 p1      55 v[7]
        movdqa xmm0, [ebp + 368]                          ;    15.7 p2      44 v[7]
        pxor xmm0, xmm6                                   ;    33.0 p1      44 v[7]
        paddq xmm3, [ebp + 64]                            ;    34.0 p2+p1   53 t1
        movdqa xmm7, xmm5                                 ;    16.7 p0      44 v[7] copy
        movdqa xmm5, xmm4                                 ;    41.0 p0      40 t1 copy
        psrlq xmm5, 0x17                                  ;    47.0 p1      40 t1
        pxor xmm7, xmm6                                   ;    36.0 p1      44 v[7]
        pand xmm0, xmm7                                   ;    38.0 p1      44 v[7]
        pxor xmm0, xmm6                                   ;    40.0 p1      44 v[7]
        paddq xmm2, xmm0                                  ;    42.0 p1      55 v[7]
        movdqa xmm0, xmm4                                 ;    41.0 p0      40 t1 copy
        pxor xmm5, xmm4                                   ;    49.0 p1      40 t1
        psllq xmm0, 4                                     ;    47.0 p1      40 t1
        pxor xmm0, xmm4                                   ;    49.0 p1      40 t1
        psrlq xmm5, 4                                     ;    51.0 p1      40 t1
        pxor xmm5, xmm4                                   ;    53.0 p1      40 t1
        psllq xmm0, 0x17                                  ;    51.0 p1      40 t1
        psrlq xmm5, 0xe                                   ;    55.0 p1      40 t1
        pxor xmm0, xmm4                                   ;    53.0 p1      40 t1
        psllq xmm0, 0x17                                  ;    55.0 p1      40 t1
        pxor xmm0, xmm5                                   ;    57.0 p1      40 t1
        paddq xmm3, xmm0                                  ;    59.0 p1      53 t1
        movdqa xmm0, xmm1                                 ;    23.0 p0      43 t1 copy
        movdqa xmm5, [ebp + 336]                          ;    23.3 p2      43 t1 reload
        pxor xmm0, xmm5                                   ;    51.0 p1      43 t1
        pand xmm0, xmm4                                   ;    53.0 p1      43 t1
        movdqa [ebp + 384], xmm2                          ;    46.0 p0+p3   55 v[7] spill
        movdqa xmm1, xmm2                                 ;    46.0 p0      39 v[6] copy
        pxor xmm0, xmm5                                   ;    55.0 p1      43 t1
        movdqa xmm5, xmm2                                 ;    46.0 p0      39 v[6] copy
        paddq xmm3, xmm0                                  ;    63.0 p1      53 t1
        movdqa xmm0, xmm3                                 ;    67.0 p0      54 v[2] copy
        paddq xmm0, [ebp + 368]                           ;    73.0 p2+p1   54 v[2]
        psllq xmm5, 6                                     ;    56.0 p1      39 v[6]
        pxor xmm5, xmm2                                   ;    58.0 p1      39 v[6]
        psllq xmm5, 5                                     ;    60.0 p1      39 v[6]
        pxor xmm5, xmm2                                   ;    62.0 p1      39 v[6]
        psrlq xmm1, 5                                     ;    60.0 p1      39 v[6]
        pxor xmm1, xmm2                                   ;    62.0 p1      39 v[6]
        psrlq xmm1, 6                                     ;    64.0 p1      39 v[6]
        psllq xmm5, 0x19                                  ;    64.0 p1      39 v[6]
        pxor xmm1, xmm2                                   ;    66.0 p1      39 v[6]
        psrlq xmm1, 0x1c                                  ;    68.0 p1      39 v[6]
        pxor xmm5, xmm1                                   ;    70.0 p1      39 v[6]
        paddq xmm3, xmm5                                  ;    72.0 p1      55 v[6]
        movdqa xmm1, xmm6                                 ;    31.3 p0      44 v[6] copy
        pxor xmm1, xmm2                                   ;    68.0 p1      44 v[6]
        movdqa xmm5, xmm4                                 ;    41.0 p0      43 t1 copy
        pand xmm7, xmm1                                   ;    70.0 p1      44 v[6]
        pxor xmm7, xmm6                                   ;    72.0 p1      44 v[6]
        paddq xmm3, xmm7                                  ;    76.0 p1      55 v[6]
        movdqa xmm7, [ebp + 320]                          ;    33.3 p2      40 t1 reload
        pxor xmm5, xmm7                                   ;    72.0 p1      43 t1
        pand xmm5, xmm0                                   ;    77.0 p1      43 t1
        pxor xmm5, xmm7                                   ;    79.0 p1      43 t1
        movdqa xmm1, xmm0                                 ;    77.0 p0      40 t1 copy
        psllq xmm1, 4                                     ;    83.0 p1      40 t1
        pxor xmm1, xmm0                                   ;    85.0 p1      40 t1
        psllq xmm1, 0x17                                  ;    87.0 p1      40 t1
        movdqa xmm7, xmm0                                 ;    77.0 p0      40 t1 copy
        psrlq xmm7, 0x17                                  ;    83.0 p1      40 t1
        pxor xmm7, xmm0                                   ;    85.0 p1      40 t1
        psrlq xmm7, 4                                     ;    87.0 p1      40 t1
        pxor xmm1, xmm0                                   ;    89.0 p1      40 t1
        paddq xmm5, [ebp + 336]                           ;    82.0 p2+p1   53 t1
        paddq xmm5, [sha512_blocks.T1_constants128 + 32]  ;    86.0 p2+p1   53 t1
        paddq xmm5, [ebp + 80]                            ;    90.0 p2+p1   53 t1
        psllq xmm1, 0x17                                  ;    91.0 p1      40 t1
        pxor xmm7, xmm0                                   ;    89.0 p1      40 t1
        psrlq xmm7, 0xe                                   ;    91.0 p1      40 t1
        pxor xmm1, xmm7                                   ;    93.0 p1      40 t1
        paddq xmm5, xmm1                                  ;    95.0 p1      53 t1
        movdqa xmm1, xmm3                                 ;    80.0 p0      39 v[5] copy
        psllq xmm1, 6                                     ;    90.0 p1      39 v[5]
        movdqa xmm7, xmm3                                 ;    80.0 p0      39 v[5] copy
        pxor xmm1, xmm3                                   ;    92.0 p1      39 v[5]
        psrlq xmm7, 5                                     ;    92.0 p1      39 v[5]
        pxor xmm7, xmm3                                   ;    94.0 p1      39 v[5]
        psllq xmm1, 5                                     ;    94.0 p1      39 v[5]
        pxor xmm1, xmm3                                   ;    96.0 p1      39 v[5]
        psrlq xmm7, 6                                     ;    96.0 p1      39 v[5]
        pxor xmm7, xmm3                                   ;    98.0 p1      39 v[5]
        psllq xmm1, 0x19                                  ;    98.0 p1      39 v[5]
        psrlq xmm7, 0x1c                                  ;   100.0 p1      39 v[5]
        pxor xmm1, xmm7                                   ;   102.0 p1      39 v[5]
        paddq xmm6, xmm5                                  ;   101.0 p1      54 v[1]
        paddq xmm5, xmm1                                  ;   104.0 p1      55 v[5]
        movdqa xmm1, xmm2                                 ;    46.3 p0      44 v[5] copy
        movdqa xmm7, xmm2                                 ;    47.3 p0      44 v[5] copy
        movdqa [ebp + 400], xmm4                          ;    48.3 p0+p3   54 v[3] spill
        pxor xmm7, xmm3                                   ;   103.0 p1      44 v[5]
        pxor xmm1, [ebp + 288]                            ;   104.0 p2+p1   44 v[5]
        pand xmm1, xmm7                                   ;   106.0 p1      44 v[5]
        pxor xmm1, xmm2                                   ;   108.0 p1      44 v[5]
        paddq xmm5, xmm1                                  ;   110.0 p1      55 v[5]
        movdqa xmm1, xmm6                                 ;   105.0 p0      40 t1 copy
        movdqa xmm2, xmm4                                 ;    50.7 p0      43 t1 copy
        movdqa [ebp + 544], xmm0                          ;    77.0 p0+p3   54 v[2] spill
        psllq xmm1, 4                                     ;   111.0 p1      40 t1
        pxor xmm1, xmm6                                   ;   113.0 p1      40 t1
        pxor xmm2, xmm0                                   ;   110.0 p1      43 t1
        pand xmm2, xmm6                                   ;   112.0 p1      43 t1
        psllq xmm1, 0x17                                  ;   115.0 p1      40 t1
        pxor xmm2, xmm4                                   ;   114.0 p1      43 t1
        movdqa xmm4, xmm6                                 ;   105.0 p0      40 t1 copy
        paddq xmm2, [ebp + 320]                           ;   116.0 p2+p1   53 t1
        psrlq xmm4, 0x17                                  ;   115.0 p1      40 t1
        movdqa xmm0, xmm3                                 ;    80.0 p0      44 v[4] copy
        pxor xmm4, xmm6                                   ;   117.0 p1      40 t1
        pxor xmm1, xmm6                                   ;   117.0 p1      40 t1
        pxor xmm0, xmm5                                   ;   118.0 p1      44 v[4]
        psllq xmm1, 0x17                                  ;   119.0 p1      40 t1
        psrlq xmm4, 4                                     ;   120.0 p1      40 t1
        pxor xmm4, xmm6                                   ;   122.0 p1      40 t1
        psrlq xmm4, 0xe                                   ;   124.0 p1      40 t1
        pand xmm7, xmm0                                   ;   123.0 p1      44 v[4]
        pxor xmm7, xmm3                                   ;   125.0 p1      44 v[4]
        paddq xmm2, [sha512_blocks.T1_constants128 + 48]  ;   125.0 p2+p1   53 t1
        paddq xmm2, [ebp + 176]                           ;   129.0 p2+p1   53 t1
        pxor xmm1, xmm4                                   ;   127.0 p1      40 t1
        movdqa xmm4, xmm5                                 ;   114.0 p0      39 v[4] copy
        paddq xmm2, xmm1                                  ;   133.0 p1      53 t1
        psllq xmm4, 6                                     ;   129.0 p1      39 v[4]
        pxor xmm4, xmm5                                   ;   131.0 p1      39 v[4]
        movdqa xmm1, [ebp + 288]                          ;    60.7 p2      54 v[0]
        paddq xmm1, xmm2                                  ;   137.0 p1      54 v[0]
        paddq xmm2, xmm7                                  ;   137.0 p1      55 v[4]
        movdqa xmm7, xmm5                                 ;   114.0 p0      39 v[4] copy
        psrlq xmm7, 5                                     ;   133.0 p1      39 v[4]
        pxor xmm7, xmm5                                   ;   135.0 p1      39 v[4]
        psrlq xmm7, 6                                     ;   137.0 p1      39 v[4]
        pxor xmm7, xmm5                                   ;   139.0 p1      39 v[4]
        psllq xmm4, 5                                     ;   137.0 p1      39 v[4]
        pxor xmm4, xmm5                                   ;   139.0 p1      39 v[4]
        psrlq xmm7, 0x1c                                  ;   141.0 p1      39 v[4]
        psllq xmm4, 0x19                                  ;   141.0 p1      39 v[4]
        pxor xmm4, xmm7                                   ;   143.0 p1      39 v[4]
        paddq xmm2, xmm4                                  ;   145.0 p1      55 v[4]
        movdqa xmm4, [ebp + 544]                          ;    77.0 p2      43 t1
        pxor xmm4, xmm6                                   ;   143.0 p1      43 t1
        movdqa xmm7, [ebp + 544]                          ;    77.0 p2      43 t1
        pand xmm4, xmm1                                   ;   145.0 p1      43 t1
        pxor xmm7, xmm4                                   ;   147.0 p1      43 t1
        movdqa xmm4, xmm1                                 ;   141.0 p0      40 t1 copy
        paddq xmm7, [ebp + 400]                           ;   149.0 p2+p1   53 t1
        movdqa [ebp + 400], xmm3                          ;    80.0 p0+p3   55 v[6] spill
        movdqa xmm3, [ebp + 384]                          ;    77.0 p2      54 v[7]
        movdqa [ebp + 384], xmm6                          ;   105.0 p0+p3   54 v[1] spill
        movdqa xmm6, xmm1                                 ;   141.0 p0      40 t1 copy
        psllq xmm4, 4                                     ;   147.0 p1      40 t1
        pxor xmm4, xmm1                                   ;   149.0 p1      40 t1
        psrlq xmm6, 0x17                                  ;   149.0 p1      40 t1
        pxor xmm6, xmm1                                   ;   151.0 p1      40 t1
        psllq xmm4, 0x17                                  ;   151.0 p1      40 t1
        pxor xmm4, xmm1                                   ;   153.0 p1      40 t1
        psrlq xmm6, 4                                     ;   153.0 p1      40 t1
        pxor xmm6, xmm1                                   ;   155.0 p1      40 t1
        psllq xmm4, 0x17                                  ;   155.0 p1      40 t1
        psrlq xmm6, 0xe                                   ;   157.0 p1      40 t1
        pxor xmm4, xmm6                                   ;   159.0 p1      40 t1
        movdqa xmm6, xmm5                                 ;   114.0 p0      44 v[3] copy
        pxor xmm6, xmm2                                   ;   158.0 p1      44 v[3]
        pand xmm0, xmm6                                   ;   160.0 p1      44 v[3]
        pxor xmm0, xmm5                                   ;   162.0 p1      44 v[3]
        paddq xmm7, [sha512_blocks.T1_constants128 + 64]  ;   161.0 p2+p1   53 t1
        paddq xmm7, [ebp + 0]                             ;   165.0 p2+p1   53 t1
        paddq xmm7, xmm4                                  ;   169.0 p1      53 t1
        paddq xmm3, xmm7                                  ;   173.0 p1      54 v[7]
        movdqa xmm4, xmm2                                 ;   149.0 p0      39 v[3] copy
        psllq xmm4, 6                                     ;   165.0 p1      39 v[3]
        paddq xmm7, xmm0                                  ;   173.0 p1      55 v[3]
        movdqa xmm0, xmm2                                 ;   149.0 p0      39 v[3] copy
        psrlq xmm0, 5                                     ;   167.0 p1      39 v[3]
        pxor xmm0, xmm2                                   ;   169.0 p1      39 v[3]
        pxor xmm4, xmm2                                   ;   169.0 p1      39 v[3]
        psrlq xmm0, 6                                     ;   171.0 p1      39 v[3]
        pxor xmm0, xmm2                                   ;   173.0 p1      39 v[3]
        psllq xmm4, 5                                     ;   172.0 p1      39 v[3]
        psrlq xmm0, 0x1c                                  ;   175.0 p1      39 v[3]
        pxor xmm4, xmm2                                   ;   174.0 p1      39 v[3]
        psllq xmm4, 0x19                                  ;   176.0 p1      39 v[3]
        pxor xmm4, xmm0                                   ;   178.0 p1      39 v[3]
        movdqa xmm0, [ebp + 384]                          ;   105.0 p2      43 t1
        pxor xmm0, xmm1                                   ;   177.0 p1      43 t1
        pand xmm0, xmm3                                   ;   179.0 p1      43 t1
        paddq xmm7, xmm4                                  ;   180.0 p1      55 v[3]
        movdqa xmm4, [ebp + 384]                          ;   105.0 p2      43 t1
        pxor xmm4, xmm0                                   ;   181.0 p1      43 t1
        paddq xmm4, [ebp + 544]                           ;   183.0 p2+p1   53 t1
        movdqa [ebp + 544], xmm5                          ;   114.0 p0+p3   55 v[5] spill
        movdqa xmm5, [ebp + 400]                          ;   101.0 p2      54 v[6]
        movdqa [ebp + 400], xmm1                          ;   141.0 p0+p3   54 v[0] spill
        movdqa xmm1, xmm3                                 ;   177.0 p0      40 t1 copy
        movdqa xmm0, xmm3                                 ;   177.0 p0      40 t1 copy
        psllq xmm0, 4                                     ;   183.0 p1      40 t1
        pxor xmm0, xmm3                                   ;   185.0 p1      40 t1
        psrlq xmm1, 0x17                                  ;   184.0 p1      40 t1
        pxor xmm1, xmm3                                   ;   186.0 p1      40 t1
        psrlq xmm1, 4                                     ;   188.0 p1      40 t1
        pxor xmm1, xmm3                                   ;   190.0 p1      40 t1
        psllq xmm0, 0x17                                  ;   188.0 p1      40 t1
        pxor xmm0, xmm3                                   ;   190.0 p1      40 t1
        psrlq xmm1, 0xe                                   ;   192.0 p1      40 t1
        psllq xmm0, 0x17                                  ;   192.0 p1      40 t1
        pxor xmm0, xmm1                                   ;   194.0 p1      40 t1
        movdqa xmm1, xmm2                                 ;   149.0 p0      44 v[2] copy
        paddq xmm4, [sha512_blocks.T1_constants128 + 80]  ;   193.0 p2+p1   53 t1
        paddq xmm4, [ebp + 144]                           ;   197.0 p2+p1   53 t1
        paddq xmm4, xmm0                                  ;   201.0 p1      53 t1
        pxor xmm1, xmm7                                   ;   196.0 p1      44 v[2]
        pand xmm6, xmm1                                   ;   198.0 p1      44 v[2]
        pxor xmm6, xmm2                                   ;   200.0 p1      44 v[2]
        paddq xmm5, xmm4                                  ;   205.0 p1      54 v[6]
        movdqa xmm0, xmm7                                 ;   184.0 p0      39 v[2] copy
        paddq xmm4, xmm6                                  ;   205.0 p1      55 v[2]
        movdqa xmm6, xmm7                                 ;   184.0 p0      39 v[2] copy
        psrlq xmm6, 5                                     ;   201.0 p1      39 v[2]
        psllq xmm0, 6                                     ;   202.0 p1      39 v[2]
        pxor xmm0, xmm7                                   ;   204.0 p1      39 v[2]
        pxor xmm6, xmm7                                   ;   204.0 p1      39 v[2]
        psllq xmm0, 5                                     ;   206.0 p1      39 v[2]
        psrlq xmm6, 6                                     ;   206.0 p1      39 v[2]
        pxor xmm0, xmm7                                   ;   208.0 p1      39 v[2]
        pxor xmm6, xmm7                                   ;   208.0 p1      39 v[2]
        psllq xmm0, 0x19                                  ;   210.0 p1      39 v[2]
        psrlq xmm6, 0x1c                                  ;   210.0 p1      39 v[2]
        pxor xmm0, xmm6                                   ;   212.0 p1      39 v[2]
        paddq xmm4, xmm0                                  ;   214.0 p1      55 v[2]
        movdqa xmm0, [ebp + 400]                          ;   141.0 p2      43 t1
        pxor xmm0, xmm3                                   ;   213.0 p1      43 t1
        pand xmm0, xmm5                                   ;   215.0 p1      43 t1
        movdqa xmm6, [ebp + 400]                          ;   141.0 p2      43 t1
        pxor xmm6, xmm0                                   ;   217.0 p1      43 t1
        paddq xmm6, [ebp + 384]                           ;   219.0 p2+p1   53 t1
        movdqa xmm0, xmm5                                 ;   209.0 p0      40 t1 copy
        psllq xmm0, 4                                     ;   217.0 p1      40 t1
        movdqa [ebp + 384], xmm2                          ;   149.0 p0+p3   55 v[4] spill
        movdqa xmm2, [ebp + 544]                          ;   137.7 p2      54 v[5]
        movdqa [ebp + 544], xmm3                          ;   177.0 p0+p3   54 v[7] spill
        movdqa xmm3, xmm5                                 ;   209.0 p0      40 t1 copy
        psrlq xmm3, 0x17                                  ;   218.0 p1      40 t1
        pxor xmm3, xmm5                                   ;   220.0 p1      40 t1
        pxor xmm0, xmm5                                   ;   220.0 p1      40 t1
        psrlq xmm3, 4                                     ;   222.0 p1      40 t1
        pxor xmm3, xmm5                                   ;   224.0 p1      40 t1
        psllq xmm0, 0x17                                  ;   223.0 p1      40 t1
        psrlq xmm3, 0xe                                   ;   226.0 p1      40 t1
        pxor xmm0, xmm5                                   ;   225.0 p1      40 t1
        psllq xmm0, 0x17                                  ;   227.0 p1      40 t1
        pxor xmm0, xmm3                                   ;   229.0 p1      40 t1
        movdqa xmm3, xmm7                                 ;   184.0 p0      44 v[1] copy
        pxor xmm3, xmm4                                   ;   228.0 p1      44 v[1]
        pand xmm1, xmm3                                   ;   230.0 p1      44 v[1]
        paddq xmm6, [sha512_blocks.T1_constants128 + 96]  ;   230.0 p2+p1   53 t1
        paddq xmm6, [ebp + 112]                           ;   234.0 p2+p1   53 t1
        pxor xmm1, xmm7                                   ;   232.0 p1      44 v[1]
        paddq xmm6, xmm0                                  ;   238.0 p1      53 t1
        paddq xmm2, xmm6                                  ;   242.0 p1      54 v[5]
        paddq xmm6, xmm1                                  ;   242.0 p1      55 v[1]
        movdqa xmm1, xmm4                                 ;   218.0 p0      39 v[1] copy
        movdqa xmm0, xmm4                                 ;   218.0 p0      39 v[1] copy
        psllq xmm0, 6                                     ;   236.0 p1      39 v[1]
        psrlq xmm1, 5                                     ;   237.0 p1      39 v[1]
        pxor xmm1, xmm4                                   ;   239.0 p1      39 v[1]
        pxor xmm0, xmm4                                   ;   239.0 p1      39 v[1]
        psllq xmm0, 5                                     ;   241.0 p1      39 v[1]
        pxor xmm0, xmm4                                   ;   243.0 p1      39 v[1]
        psrlq xmm1, 6                                     ;   242.0 p1      39 v[1]
        pxor xmm1, xmm4                                   ;   244.0 p1      39 v[1]
        psllq xmm0, 0x19                                  ;   245.0 p1      39 v[1]
        psrlq xmm1, 0x1c                                  ;   246.0 p1      39 v[1]
        pxor xmm0, xmm1                                   ;   248.0 p1      39 v[1]
        paddq xmm6, xmm0                                  ;   250.0 p1      55 v[1]
        movdqa xmm1, [ebp + 544]                          ;   177.0 p2      43 t1
        movdqa xmm0, [ebp + 544]                          ;   177.0 p2      43 t1
        pxor xmm0, xmm5                                   ;   248.0 p1      43 t1
        pand xmm0, xmm2                                   ;   250.0 p1      43 t1
        pxor xmm1, xmm0                                   ;   252.0 p1      43 t1
        movdqa xmm0, [ebp + 400]                          ;   165.0 p2      53 t1
        movdqa [ebp + 400], xmm7                          ;   184.0 p0+p3   55 v[3] spill
        paddq xmm0, [sha512_blocks.T1_constants128 + 112] ;   251.0 p2+p1   53 t1
        paddq xmm0, [ebp + 48]                            ;   255.0 p2+p1   53 t1
        movdqa xmm7, [ebp + 384]                          ;   178.0 p2      54 v[4]
        movdqa [ebp + 384], xmm5                          ;   209.0 p0+p3   54 v[6] spill
        movdqa xmm5, xmm2                                 ;   246.0 p0      40 t1 copy
        psrlq xmm5, 0x17                                  ;   253.0 p1      40 t1
        paddq xmm0, xmm1                                  ;   259.0 p1      53 t1
        movdqa xmm1, xmm2                                 ;   246.0 p0      40 t1 copy
        psllq xmm1, 4                                     ;   255.0 p1      40 t1
        pxor xmm1, xmm2                                   ;   257.0 p1      40 t1
        pxor xmm5, xmm2                                   ;   257.0 p1      40 t1
        psrlq xmm5, 4                                     ;   259.0 p1      40 t1
        pxor xmm5, xmm2                                   ;   261.0 p1      40 t1
        psllq xmm1, 0x17                                  ;   260.0 p1      40 t1
        pxor xmm1, xmm2                                   ;   262.0 p1      40 t1
        psrlq xmm5, 0xe                                   ;   263.0 p1      40 t1
        psllq xmm1, 0x17                                  ;   264.0 p1      40 t1
        pxor xmm1, xmm5                                   ;   266.0 p1      40 t1
        movdqa xmm5, xmm4                                 ;   218.0 p0      44 v[0] copy
        pxor xmm5, xmm6                                   ;   265.0 p1      44 v[0]
        pand xmm3, xmm5                                   ;   267.0 p1      44 v[0]
        pxor xmm3, xmm4                                   ;   269.0 p1      44 v[0]
        paddq xmm0, xmm1                                  ;   268.0 p1      53 t1
        paddq xmm7, xmm0                                  ;   272.0 p1      54 v[4]
        paddq xmm0, xmm3                                  ;   272.0 p1      55 v[0]
        movdqa xmm3, xmm6                                 ;   254.0 p0      39 v[0] copy
        psrlq xmm3, 5                                     ;   271.0 p1      39 v[0]
        pxor xmm3, xmm6                                   ;   273.0 p1      39 v[0]
        movdqa xmm1, xmm6                                 ;   254.0 p0      39 v[0] copy
        psllq xmm1, 6                                     ;   273.0 p1      39 v[0]
        pxor xmm1, xmm6                                   ;   275.0 p1      39 v[0]
        psllq xmm1, 5                                     ;   277.0 p1      39 v[0]
        pxor xmm1, xmm6                                   ;   279.0 p1      39 v[0]
        psrlq xmm3, 6                                     ;   277.0 p1      39 v[0]
        psllq xmm1, 0x19                                  ;   281.0 p1      39 v[0]
        pxor xmm3, xmm6                                   ;   279.0 p1      39 v[0]
        psrlq xmm3, 0x1c                                  ;   281.0 p1      39 v[0]
        pxor xmm1, xmm3                                   ;   283.0 p1      39 v[0]
        paddq xmm0, xmm1                                  ;   285.0 p1      55 v[0]
        movdqa xmm1, [ebp + 384]                          ;   209.0 p2      43 t1
        pxor xmm1, xmm2                                   ;   283.0 p1      43 t1
        pand xmm1, xmm7                                   ;   285.0 p1      43 t1
        movdqa xmm3, [ebp + 384]                          ;   209.0 p2      43 t1
        pxor xmm3, xmm1                                   ;   287.0 p1      43 t1
        movdqa xmm1, [ebp + 544]                          ;   201.3 p2      53 t1
        paddq xmm1, [sha512_blocks.T1_constants128 + 128] ;   286.0 p2+p1   53 t1
        paddq xmm1, [ebp + 224]                           ;   290.0 p2+p1   53 t1
        paddq xmm1, xmm3                                  ;   294.0 p1      53 t1
        movdqa xmm3, xmm7                                 ;   276.0 p0      40 t1 copy
        psllq xmm3, 4                                     ;   289.0 p1      40 t1
        movdqa [ebp + 544], xmm4                          ;   218.0 p0+p3   55 v[2] spill
        pxor xmm3, xmm7                                   ;   291.0 p1      40 t1
        psllq xmm3, 0x17                                  ;   293.0 p1      40 t1
        movdqa xmm4, [ebp + 400]                          ;   211.3 p2      54 v[3]
        movdqa [ebp + 400], xmm2                          ;   246.0 p0+p3   54 v[5] spill
        movdqa xmm2, xmm7                                 ;   276.0 p0      40 t1 copy
        psrlq xmm2, 0x17                                  ;   292.0 p1      40 t1
        pxor xmm2, xmm7                                   ;   294.0 p1      40 t1
        psrlq xmm2, 4                                     ;   296.0 p1      40 t1
        pxor xmm3, xmm7                                   ;   295.0 p1      40 t1
        psllq xmm3, 0x17                                  ;   297.0 p1      40 t1
        pxor xmm2, xmm7                                   ;   298.0 p1      40 t1
        psrlq xmm2, 0xe                                   ;   300.0 p1      40 t1
        pxor xmm3, xmm2                                   ;   302.0 p1      40 t1
        paddq xmm1, xmm3                                  ;   304.0 p1      53 t1
        paddq xmm4, xmm1                                  ;   308.0 p1      54 v[3]
        movdqa xmm3, xmm6                                 ;   254.0 p0      44 v[7] copy
        pxor xmm3, xmm0                                   ;   302.0 p1      44 v[7]
        movdqa xmm2, xmm0                                 ;   289.0 p0      39 v[7] copy
        psllq xmm2, 6                                     ;   303.0 p1      39 v[7]
        pxor xmm2, xmm0                                   ;   305.0 p1      39 v[7]
        pand xmm5, xmm3                                   ;   305.0 p1      44 v[7]
        pxor xmm5, xmm6                                   ;   307.0 p1      44 v[7]
        paddq xmm1, xmm5                                  ;   309.0 p1      55 v[7]
        psllq xmm2, 5                                     ;   308.0 p1      39 v[7]
        movdqa xmm5, xmm0                                 ;   289.0 p0      39 v[7] copy
        psrlq xmm5, 5                                     ;   309.0 p1      39 v[7]
        pxor xmm2, xmm0                                   ;   310.0 p1      39 v[7]
        pxor xmm5, xmm0                                   ;   311.0 p1      39 v[7]
        psrlq xmm5, 6                                     ;   313.0 p1      39 v[7]
        pxor xmm5, xmm0                                   ;   315.0 p1      39 v[7]
        psllq xmm2, 0x19                                  ;   314.0 p1      39 v[7]
        psrlq xmm5, 0x1c                                  ;   317.0 p1      39 v[7]
        pxor xmm2, xmm5                                   ;   319.0 p1      39 v[7]
        paddq xmm1, xmm2                                  ;   321.0 p1      55 v[7]
        movdqa xmm5, [ebp + 400]                          ;   246.0 p2      43 t1
        movdqa xmm2, [ebp + 400]                          ;   246.0 p2      43 t1
        pxor xmm2, xmm7                                   ;   318.0 p1      43 t1
        pand xmm2, xmm4                                   ;   320.0 p1      43 t1
        pxor xmm5, xmm2                                   ;   322.0 p1      43 t1
        movdqa xmm2, [ebp + 384]                          ;   234.3 p2      53 t1
        movdqa [ebp + 384], xmm6                          ;   254.0 p0+p3   55 v[1] spill
        paddq xmm2, [sha512_blocks.T1_constants128 + 144] ;   321.0 p2+p1   53 t1
        paddq xmm2, [ebp + 160]                           ;   325.0 p2+p1   53 t1
        paddq xmm2, xmm5                                  ;   329.0 p1      53 t1
        movdqa xmm5, xmm4                                 ;   312.0 p0      40 t1 copy
        psllq xmm5, 4                                     ;   324.0 p1      40 t1
        movdqa xmm6, [ebp + 544]                          ;   247.7 p2      54 v[2]
        movdqa [ebp + 544], xmm7                          ;   276.0 p0+p3   54 v[4] spill
        movdqa xmm7, xmm4                                 ;   312.0 p0      40 t1 copy
        psrlq xmm7, 0x17                                  ;   325.0 p1      40 t1
        pxor xmm7, xmm4                                   ;   327.0 p1      40 t1
        pxor xmm5, xmm4                                   ;   327.0 p1      40 t1
        psllq xmm5, 0x17                                  ;   329.0 p1      40 t1
        pxor xmm5, xmm4                                   ;   331.0 p1      40 t1
        psrlq xmm7, 4                                     ;   330.0 p1      40 t1
        pxor xmm7, xmm4                                   ;   332.0 p1      40 t1
        psllq xmm5, 0x17                                  ;   333.0 p1      40 t1
        psrlq xmm7, 0xe                                   ;   334.0 p1      40 t1
        pxor xmm5, xmm7                                   ;   336.0 p1      40 t1
        paddq xmm2, xmm5                                  ;   338.0 p1      53 t1
        paddq xmm6, xmm2                                  ;   342.0 p1      54 v[2]
        movdqa xmm5, xmm1                                 ;   325.0 p0      39 v[6] copy
        psllq xmm5, 6                                     ;   337.0 p1      39 v[6]
        movdqa xmm7, xmm0                                 ;   289.0 p0      44 v[6] copy
        pxor xmm7, xmm1                                   ;   338.0 p1      44 v[6]
        pand xmm3, xmm7                                   ;   340.0 p1      44 v[6]
        pxor xmm3, xmm0                                   ;   342.0 p1      44 v[6]
        paddq xmm2, xmm3                                  ;   344.0 p1      55 v[6]
        movdqa xmm3, xmm1                                 ;   325.0 p0      39 v[6] copy
        psrlq xmm3, 5                                     ;   342.0 p1      39 v[6]
        pxor xmm3, xmm1                                   ;   344.0 p1      39 v[6]
        psrlq xmm3, 6                                     ;   346.0 p1      39 v[6]
        pxor xmm3, xmm1                                   ;   348.0 p1      39 v[6]
        pxor xmm5, xmm1                                   ;   346.0 p1      39 v[6]
        psllq xmm5, 5                                     ;   348.0 p1      39 v[6]
        pxor xmm5, xmm1                                   ;   350.0 p1      39 v[6]
        psrlq xmm3, 0x1c                                  ;   350.0 p1      39 v[6]
        psllq xmm5, 0x19                                  ;   352.0 p1      39 v[6]
        pxor xmm5, xmm3                                   ;   354.0 p1      39 v[6]
        movdqa xmm3, [ebp + 544]                          ;   276.0 p2      43 t1
        pxor xmm3, xmm4                                   ;   352.0 p1      43 t1
        pand xmm3, xmm6                                   ;   354.0 p1      43 t1
        paddq xmm2, xmm5                                  ;   356.0 p1      55 v[6]
        movdqa xmm5, [ebp + 544]                          ;   276.0 p2      43 t1
        pxor xmm5, xmm3                                   ;   356.0 p1      43 t1
        movdqa xmm3, [ebp + 400]                          ;   268.3 p2      53 t1
        paddq xmm3, [sha512_blocks.T1_constants128 + 160] ;   356.0 p2+p1   53 t1
        paddq xmm3, [ebp + 128]                           ;   360.0 p2+p1   53 t1
        paddq xmm3, xmm5                                  ;   364.0 p1      53 t1
        movdqa xmm5, xmm6                                 ;   346.0 p0      40 t1 copy
        movdqa [ebp + 400], xmm0                          ;   289.0 p0+p3   55 v[0] spill
        movdqa xmm0, [ebp + 384]                          ;   277.3 p2      54 v[1]
        movdqa [ebp + 384], xmm4                          ;   312.0 p0+p3   54 v[3] spill
        psllq xmm5, 4                                     ;   359.0 p1      40 t1
        pxor xmm5, xmm6                                   ;   361.0 p1      40 t1
        movdqa xmm4, xmm6                                 ;   346.0 p0      40 t1 copy
        psrlq xmm4, 0x17                                  ;   361.0 p1      40 t1
        pxor xmm4, xmm6                                   ;   363.0 p1      40 t1
        psllq xmm5, 0x17                                  ;   363.0 p1      40 t1
        pxor xmm5, xmm6                                   ;   365.0 p1      40 t1
        psrlq xmm4, 4                                     ;   365.0 p1      40 t1
        psllq xmm5, 0x17                                  ;   367.0 p1      40 t1
        pxor xmm4, xmm6                                   ;   367.0 p1      40 t1
        psrlq xmm4, 0xe                                   ;   369.0 p1      40 t1
        pxor xmm5, xmm4                                   ;   371.0 p1      40 t1
        paddq xmm3, xmm5                                  ;   373.0 p1      53 t1
        movdqa xmm5, xmm1                                 ;   325.0 p0      44 v[5] copy
        pxor xmm5, xmm2                                   ;   371.0 p1      44 v[5]
        pand xmm7, xmm5                                   ;   373.0 p1      44 v[5]
        pxor xmm7, xmm1                                   ;   375.0 p1      44 v[5]
        paddq xmm0, xmm3                                  ;   377.0 p1      54 v[1]
        movdqa xmm4, xmm2                                 ;   360.0 p0      39 v[5] copy
        psllq xmm4, 6                                     ;   375.0 p1      39 v[5]
        pxor xmm4, xmm2                                   ;   377.0 p1      39 v[5]
        paddq xmm3, xmm7                                  ;   377.0 p1      55 v[5]
        movdqa xmm7, xmm2                                 ;   360.0 p0      39 v[5] copy
        psrlq xmm7, 5                                     ;   378.0 p1      39 v[5]
        pxor xmm7, xmm2                                   ;   380.0 p1      39 v[5]
        psllq xmm4, 5                                     ;   380.0 p1      39 v[5]
        pxor xmm4, xmm2                                   ;   382.0 p1      39 v[5]
        psrlq xmm7, 6                                     ;   382.0 p1      39 v[5]
        pxor xmm7, xmm2                                   ;   384.0 p1      39 v[5]
        psllq xmm4, 0x19                                  ;   384.0 p1      39 v[5]
        psrlq xmm7, 0x1c                                  ;   386.0 p1      39 v[5]
        pxor xmm4, xmm7                                   ;   388.0 p1      39 v[5]
        paddq xmm3, xmm4                                  ;   390.0 p1      55 v[5]
        movdqa xmm4, [ebp + 384]                          ;   312.0 p2      43 t1
        pxor xmm4, xmm6                                   ;   388.0 p1      43 t1
        pand xmm4, xmm0                                   ;   390.0 p1      43 t1
        movdqa xmm7, [ebp + 384]                          ;   312.0 p2      43 t1
        pxor xmm7, xmm4                                   ;   392.0 p1      43 t1
        movdqa xmm4, [ebp + 544]                          ;   308.0 p2      53 t1
        movdqa [ebp + 544], xmm1                          ;   325.0 p0+p3   55 v[7] spill
        movdqa xmm1, [ebp + 400]                          ;   312.7 p2      54 v[0]
        paddq xmm4, [sha512_blocks.T1_constants128 + 176] ;   391.0 p2+p1   53 t1
        paddq xmm4, [ebp + 192]                           ;   395.0 p2+p1   53 t1
        paddq xmm4, xmm7                                  ;   399.0 p1      53 t1
        movdqa xmm7, xmm0                                 ;   381.0 p0      40 t1 copy
        psllq xmm7, 4                                     ;   394.0 p1      40 t1
        pxor xmm7, xmm0                                   ;   396.0 p1      40 t1
        movdqa [ebp + 400], xmm6                          ;   346.0 p0+p3   54 v[2] spill
        movdqa xmm6, xmm0                                 ;   381.0 p0      40 t1 copy
        psrlq xmm6, 0x17                                  ;   396.0 p1      40 t1
        pxor xmm6, xmm0                                   ;   398.0 p1      40 t1
        psrlq xmm6, 4                                     ;   400.0 p1      40 t1
        psllq xmm7, 0x17                                  ;   399.0 p1      40 t1
        pxor xmm6, xmm0                                   ;   402.0 p1      40 t1
        pxor xmm7, xmm0                                   ;   401.0 p1      40 t1
        psrlq xmm6, 0xe                                   ;   404.0 p1      40 t1
        psllq xmm7, 0x17                                  ;   403.0 p1      40 t1
        pxor xmm7, xmm6                                   ;   406.0 p1      40 t1
        paddq xmm4, xmm7                                  ;   408.0 p1      53 t1
        paddq xmm1, xmm4                                  ;   412.0 p1      54 v[0]
        movdqa xmm6, xmm3                                 ;   394.0 p0      39 v[4] copy
        psllq xmm6, 6                                     ;   407.0 p1      39 v[4]
        pxor xmm6, xmm3                                   ;   409.0 p1      39 v[4]
        psllq xmm6, 5                                     ;   411.0 p1      39 v[4]
        movdqa xmm7, xmm2                                 ;   360.0 p0      44 v[4] copy
        pxor xmm7, xmm3                                   ;   410.0 p1      44 v[4]
        pand xmm5, xmm7                                   ;   412.0 p1      44 v[4]
        pxor xmm5, xmm2                                   ;   414.0 p1      44 v[4]
        paddq xmm4, xmm5                                  ;   416.0 p1      55 v[4]
        movdqa xmm5, xmm3                                 ;   394.0 p0      39 v[4] copy
        psrlq xmm5, 5                                     ;   414.0 p1      39 v[4]
        pxor xmm5, xmm3                                   ;   416.0 p1      39 v[4]
        pxor xmm6, xmm3                                   ;   416.0 p1      39 v[4]
        psrlq xmm5, 6                                     ;   418.0 p1      39 v[4]
        pxor xmm5, xmm3                                   ;   420.0 p1      39 v[4]
        psllq xmm6, 0x19                                  ;   419.0 p1      39 v[4]
        psrlq xmm5, 0x1c                                  ;   422.0 p1      39 v[4]
        pxor xmm6, xmm5                                   ;   424.0 p1      39 v[4]
        movdqa xmm5, [ebp + 400]                          ;   346.0 p2      43 t1
        paddq xmm4, xmm6                                  ;   426.0 p1      55 v[4]
        movdqa xmm6, [ebp + 400]                          ;   346.0 p2      43 t1
        pxor xmm5, xmm0                                   ;   423.0 p1      43 t1
        pand xmm5, xmm1                                   ;   425.0 p1      43 t1
        pxor xmm6, xmm5                                   ;   427.0 p1      43 t1
        movdqa xmm5, [ebp + 384]                          ;   342.0 p2      53 t1
        movdqa [ebp + 384], xmm2                          ;   360.0 p0+p3   55 v[6] spill
        movdqa xmm2, [ebp + 544]                          ;   346.7 p2      54 v[7]
        paddq xmm5, [sha512_blocks.T1_constants128 + 192] ;   426.0 p2+p1   53 t1
        paddq xmm5, [ebp + 208]                           ;   430.0 p2+p1   53 t1
        paddq xmm5, xmm6                                  ;   434.0 p1      53 t1
        movdqa xmm6, xmm1                                 ;   416.0 p0      40 t1 copy
        movdqa [ebp + 544], xmm0                          ;   381.0 p0+p3   54 v[1] spill
        movdqa xmm0, xmm1                                 ;   416.0 p0      40 t1 copy
        psrlq xmm0, 0x17                                  ;   429.0 p1      40 t1
        pxor xmm0, xmm1                                   ;   431.0 p1      40 t1
        psllq xmm6, 4                                     ;   431.0 p1      40 t1
        pxor xmm6, xmm1                                   ;   433.0 p1      40 t1
        psllq xmm6, 0x17                                  ;   435.0 p1      40 t1
        pxor xmm6, xmm1                                   ;   437.0 p1      40 t1
        psrlq xmm0, 4                                     ;   435.0 p1      40 t1
        psllq xmm6, 0x17                                  ;   439.0 p1      40 t1
        pxor xmm0, xmm1                                   ;   437.0 p1      40 t1
        psrlq xmm0, 0xe                                   ;   439.0 p1      40 t1
        pxor xmm6, xmm0                                   ;   441.0 p1      40 t1
        paddq xmm5, xmm6                                  ;   443.0 p1      53 t1
        movdqa xmm6, xmm3                                 ;   394.0 p0      44 v[3] copy
        pxor xmm6, xmm4                                   ;   441.0 p1      44 v[3]
        pand xmm7, xmm6                                   ;   443.0 p1      44 v[3]
        pxor xmm7, xmm3                                   ;   445.0 p1      44 v[3]
        paddq xmm2, xmm5                                  ;   447.0 p1      54 v[7]
        paddq xmm5, xmm7                                  ;   447.0 p1      55 v[3]
        movdqa xmm7, xmm4                                 ;   430.0 p0      39 v[3] copy
        movdqa xmm0, xmm4                                 ;   430.0 p0      39 v[3] copy
        psllq xmm0, 6                                     ;   446.0 p1      39 v[3]
        psrlq xmm7, 5                                     ;   447.0 p1      39 v[3]
        pxor xmm7, xmm4                                   ;   449.0 p1      39 v[3]
        pxor xmm0, xmm4                                   ;   449.0 p1      39 v[3]
        psllq xmm0, 5                                     ;   451.0 p1      39 v[3]
        psrlq xmm7, 6                                     ;   451.0 p1      39 v[3]
        pxor xmm0, xmm4                                   ;   453.0 p1      39 v[3]
        psllq xmm0, 0x19                                  ;   455.0 p1      39 v[3]
        pxor xmm7, xmm4                                   ;   454.0 p1      39 v[3]
        psrlq xmm7, 0x1c                                  ;   456.0 p1      39 v[3]
        pxor xmm0, xmm7                                   ;   458.0 p1      39 v[3]
        paddq xmm5, xmm0                                  ;   460.0 p1      55 v[3]
        movdqa xmm7, [ebp + 544]                          ;   381.0 p2      43 t1
        movdqa xmm0, [ebp + 544]                          ;   381.0 p2      43 t1
        pxor xmm0, xmm1                                   ;   458.0 p1      43 t1
        pand xmm0, xmm2                                   ;   460.0 p1      43 t1
        pxor xmm7, xmm0                                   ;   462.0 p1      43 t1
        movdqa xmm0, [ebp + 400]                          ;   377.0 p2      53 t1
        paddq xmm0, [sha512_blocks.T1_constants128 + 208] ;   461.0 p2+p1   53 t1
        paddq xmm0, [ebp + 256]                           ;   465.0 p2+p1   53 t1
        paddq xmm0, xmm7                                  ;   469.0 p1      53 t1
        movdqa xmm7, xmm2                                 ;   451.0 p0      40 t1 copy
        movdqa [ebp + 400], xmm3                          ;   394.0 p0+p3   55 v[5] spill
        movdqa xmm3, [ebp + 384]                          ;   382.3 p2      54 v[6]
        movdqa [ebp + 384], xmm1                          ;   416.0 p0+p3   54 v[0] spill
        movdqa xmm1, xmm2                                 ;   451.0 p0      40 t1 copy
        psrlq xmm1, 0x17                                  ;   464.0 p1      40 t1
        psllq xmm7, 4                                     ;   465.0 p1      40 t1
        pxor xmm7, xmm2                                   ;   467.0 p1      40 t1
        psllq xmm7, 0x17                                  ;   469.0 p1      40 t1
        pxor xmm1, xmm2                                   ;   468.0 p1      40 t1
        pxor xmm7, xmm2                                   ;   471.0 p1      40 t1
        psrlq xmm1, 4                                     ;   470.0 p1      40 t1
        pxor xmm1, xmm2                                   ;   472.0 p1      40 t1
        psllq xmm7, 0x17                                  ;   473.0 p1      40 t1
        psrlq xmm1, 0xe                                   ;   474.0 p1      40 t1
        pxor xmm7, xmm1                                   ;   476.0 p1      40 t1
        paddq xmm0, xmm7                                  ;   478.0 p1      53 t1
        movdqa xmm7, xmm4                                 ;   430.0 p0      44 v[2] copy
        pxor xmm7, xmm5                                   ;   476.0 p1      44 v[2]
        pand xmm6, xmm7                                   ;   478.0 p1      44 v[2]
        pxor xmm6, xmm4                                   ;   480.0 p1      44 v[2]
        movdqa xmm1, xmm5                                 ;   464.0 p0      39 v[2] copy
        psllq xmm1, 6                                     ;   479.0 p1      39 v[2]
        paddq xmm3, xmm0                                  ;   482.0 p1      54 v[6]
        paddq xmm0, xmm6                                  ;   482.0 p1      55 v[2]
        movdqa xmm6, xmm5                                 ;   464.0 p0      39 v[2] copy
        psrlq xmm6, 5                                     ;   482.0 p1      39 v[2]
        pxor xmm1, xmm5                                   ;   483.0 p1      39 v[2]
        pxor xmm6, xmm5                                   ;   484.0 p1      39 v[2]
        psrlq xmm6, 6                                     ;   486.0 p1      39 v[2]
        pxor xmm6, xmm5                                   ;   488.0 p1      39 v[2]
        psllq xmm1, 5                                     ;   487.0 p1      39 v[2]
        psrlq xmm6, 0x1c                                  ;   490.0 p1      39 v[2]
        pxor xmm1, xmm5                                   ;   489.0 p1      39 v[2]
        psllq xmm1, 0x19                                  ;   491.0 p1      39 v[2]
        pxor xmm1, xmm6                                   ;   493.0 p1      39 v[2]
        paddq xmm0, xmm1                                  ;   495.0 p1      55 v[2]
        movdqa xmm1, [ebp + 384]                          ;   416.0 p2      43 t1
        movdqa xmm6, [ebp + 384]                          ;   416.0 p2      43 t1
        pxor xmm1, xmm2                                   ;   493.0 p1      43 t1
        pand xmm1, xmm3                                   ;   495.0 p1      43 t1
        pxor xmm6, xmm1                                   ;   497.0 p1      43 t1
        paddq xmm6, [ebp + 544]                           ;   499.0 p2+p1   53 t1
        movdqa [ebp + 544], xmm4                          ;   430.0 p0+p3   55 v[4] spill
        movdqa xmm1, xmm3                                 ;   486.0 p0      40 t1 copy
        psllq xmm1, 4                                     ;   497.0 p1      40 t1
        pxor xmm1, xmm3                                   ;   499.0 p1      40 t1
        movdqa xmm4, [ebp + 400]                          ;   417.7 p2      54 v[5]
        movdqa [ebp + 400], xmm2                          ;   451.0 p0+p3   54 v[7] spill
        movdqa xmm2, xmm3                                 ;   486.0 p0      40 t1 copy
        psrlq xmm2, 0x17                                  ;   499.0 p1      40 t1
        pxor xmm2, xmm3                                   ;   501.0 p1      40 t1
        psrlq xmm2, 4                                     ;   503.0 p1      40 t1
        pxor xmm2, xmm3                                   ;   505.0 p1      40 t1
        psllq xmm1, 0x17                                  ;   503.0 p1      40 t1
        paddq xmm6, [sha512_blocks.T1_constants128 + 224] ;   504.0 p2+p1   53 t1
        psrlq xmm2, 0xe                                   ;   507.0 p1      40 t1
        pxor xmm1, xmm3                                   ;   506.0 p1      40 t1
        psllq xmm1, 0x17                                  ;   508.0 p1      40 t1
        paddq xmm6, [ebp + 240]                           ;   508.0 p2+p1   53 t1
        pxor xmm1, xmm2                                   ;   510.0 p1      40 t1
        movdqa xmm2, xmm5                                 ;   464.0 p0      44 v[1] copy
        pxor xmm2, xmm0                                   ;   510.0 p1      44 v[1]
        pand xmm7, xmm2                                   ;   512.0 p1      44 v[1]
        pxor xmm7, xmm5                                   ;   514.0 p1      44 v[1]
        paddq xmm6, xmm1                                  ;   513.0 p1      53 t1
        paddq xmm4, xmm6                                  ;   517.0 p1      54 v[5]
        paddq xmm6, xmm7                                  ;   517.0 p1      55 v[1]
        movdqa xmm7, xmm0                                 ;   499.0 p0      39 v[1] copy
        psrlq xmm7, 5                                     ;   516.0 p1      39 v[1]
        pxor xmm7, xmm0                                   ;   518.0 p1      39 v[1]
        movdqa xmm1, xmm0                                 ;   499.0 p0      39 v[1] copy
        psllq xmm1, 6                                     ;   518.0 p1      39 v[1]
        pxor xmm1, xmm0                                   ;   520.0 p1      39 v[1]
        psrlq xmm7, 6                                     ;   520.0 p1      39 v[1]
        pxor xmm7, xmm0                                   ;   522.0 p1      39 v[1]
        psllq xmm1, 5                                     ;   522.0 p1      39 v[1]
        pxor xmm1, xmm0                                   ;   524.0 p1      39 v[1]
        psrlq xmm7, 0x1c                                  ;   524.0 p1      39 v[1]
        psllq xmm1, 0x19                                  ;   526.0 p1      39 v[1]
        pxor xmm1, xmm7                                   ;   528.0 p1      39 v[1]
        movdqa xmm7, [ebp + 400]                          ;   451.0 p2      43 t1
        paddq xmm6, xmm1                                  ;   530.0 p1      55 v[1]
        movdqa xmm1, [ebp + 400]                          ;   451.0 p2      43 t1
        pxor xmm1, xmm3                                   ;   528.0 p1      43 t1
        pand xmm1, xmm4                                   ;   530.0 p1      43 t1
        pxor xmm7, xmm1                                   ;   532.0 p1      43 t1
        movdqa xmm1, xmm4                                 ;   521.0 p0      40 t1 copy
        psllq xmm1, 4                                     ;   531.0 p1      40 t1
        pxor xmm1, xmm4                                   ;   533.0 p1      40 t1
        psllq xmm1, 0x17                                  ;   535.0 p1      40 t1
        mov esi, dword [ebp + 580]                        ;   448.3 p2      60 blocks
        add esi, 0x80                                     ;   451.0 p0      60 blocks
        paddq xmm7, [ebp + 384]                           ;   534.0 p2+p1   53 t1
        movdqa [ebp + 384], xmm3                          ;   486.0 p0+p3   54 v[6] spill
        movdqa xmm3, xmm4                                 ;   521.0 p0      40 t1 copy
        psrlq xmm3, 0x17                                  ;   535.0 p1      40 t1
        pxor xmm3, xmm4                                   ;   537.0 p1      40 t1
        psrlq xmm3, 4                                     ;   539.0 p1      40 t1
        pxor xmm1, xmm4                                   ;   538.0 p1      40 t1
        paddq xmm7, [sha512_blocks.T1_constants128 + 240] ;   539.0 p2+p1   53 t1
        paddq xmm7, [ebp + 96]                            ;   543.0 p2+p1   53 t1
        psllq xmm1, 0x17                                  ;   541.0 p1      40 t1
        pxor xmm3, xmm4                                   ;   542.0 p1      40 t1
        psrlq xmm3, 0xe                                   ;   544.0 p1      40 t1
        pxor xmm1, xmm3                                   ;   546.0 p1      40 t1
        paddq xmm7, xmm1                                  ;   548.0 p1      53 t1
        movdqa xmm1, xmm6                                 ;   534.0 p0      39 v[0] copy
        psllq xmm1, 6                                     ;   546.0 p1      39 v[0]
        mov dword [ebp + 580], esi                        ;   466.3 p0+p3   60 blocks
        paddq xmm4, [ebp - 48]                            ;   547.0 p2+p1   72 h
        movdqa [ebp - 48], xmm4                           ;   551.0 p0+p3   72 h
        mov esi, dword [ebp + 572]                        ;   473.0 p2      60 blocks
        add esi, 0x80                                     ;   475.0 p0      60 blocks
        pxor xmm1, xmm6                                   ;   548.0 p1      39 v[0]
        movdqa xmm3, xmm6                                 ;   534.0 p0      39 v[0] copy
        mov dword [ebp + 572], esi                        ;   475.5 p0+p3   60 blocks
        psrlq xmm3, 5                                     ;   549.0 p1      39 v[0]
        pxor xmm3, xmm6                                   ;   551.0 p1      39 v[0]
        psllq xmm1, 5                                     ;   551.0 p1      39 v[0]
        psrlq xmm3, 6                                     ;   553.0 p1      39 v[0]
        pxor xmm1, xmm6                                   ;   553.0 p1      39 v[0]
        psllq xmm1, 0x19                                  ;   555.0 p1      39 v[0]
        pxor xmm3, xmm6                                   ;   555.0 p1      39 v[0]
        psrlq xmm3, 0x1c                                  ;   557.0 p1      39 v[0]
        pxor xmm1, xmm3                                   ;   559.0 p1      39 v[0]
        movdqa xmm3, xmm0                                 ;   499.0 p0      44 v[0] copy
        paddq xmm1, [ebp - 128]                           ;   561.0 p2+p1   72 h
        paddq xmm5, [ebp - 80]                            ;   559.0 p2+p1   72 h
        movdqa [ebp - 80], xmm5                           ;   563.0 p0+p3   72 h
        pxor xmm3, xmm6                                   ;   560.0 p1      44 v[0]
        pand xmm2, xmm3                                   ;   562.0 p1      44 v[0]
        movdqa xmm3, xmm0                                 ;   499.0 p0      44 v[0] copy
        pxor xmm3, xmm2                                   ;   564.0 p1      44 v[0]
        movdqa xmm2, [ebp + 400]                          ;   484.0 p2      72 h
        paddq xmm0, [ebp - 96]                            ;   563.0 p2+p1   72 h
        movdqa [ebp - 96], xmm0                           ;   567.0 p0+p3   72 h
        paddq xmm1, xmm7                                  ;   565.0 p1      72 h
        paddq xmm6, [ebp - 112]                           ;   565.0 p2+p1   72 h
        movdqa [ebp - 112], xmm6                          ;   569.0 p0+p3   72 h
        movdqa xmm0, [ebp + 384]                          ;   492.0 p2      72 h
        paddq xmm2, [ebp - 16]                            ;   566.0 p2+p1   72 h
        paddq xmm0, [ebp - 32]                            ;   567.0 p2+p1   72 h
        movdqa [ebp - 32], xmm0                           ;   571.0 p0+p3   72 h
        paddq xmm1, xmm3                                  ;   569.0 p1      72 h
        movdqa [ebp - 128], xmm1                          ;   573.0 p0+p3   72 h
        movdqa xmm1, [ebp + 544]                          ;   503.0 p2      72 h
        movdqa [ebp - 16], xmm2                           ;   570.0 p0+p3   72 h
        paddq xmm1, [ebp - 64]                            ;   569.0 p2+p1   72 h
        paddq xmm1, xmm7                                  ;   573.0 p1      72 h
        movdqa [ebp - 64], xmm1                           ;   577.0 p0+p3   72 h
        cmp esi, dword [ebp + 576]                        ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        mov edi, dword [ebp + 564]                        ;     0.0 p2      60 blocks reload
        movdqa xmm0, [ebp - 128]                          ;     1.0 p2      60 blocks reload
        mov esi, dword [ebp + 560]                        ;     2.0 p2      60 blocks reload
        movhps [edi], xmm0                                ;     8.0 p0+p3   60 blocks
        movdqa xmm1, [ebp - 64]                           ;     3.0 p2      60 blocks reload
        movhps [edi + 32], xmm1                           ;    10.0 p0+p3   60 blocks
        movq [esi + 32], xmm1                             ;    10.0 p0+p3   60 blocks
        movdqa xmm1, [ebp - 32]                           ;     4.0 p2      60 blocks reload
        movhps [edi + 48], xmm1                           ;    11.0 p0+p3   60 blocks
        movq [esi], xmm0                                  ;     9.0 p0+p3   60 blocks
        movdqa xmm0, [ebp - 112]                          ;     5.0 p2      60 blocks reload
        movq [esi + 8], xmm0                              ;    12.0 p0+p3   60 blocks
        movq [esi + 48], xmm1                             ;    13.0 p0+p3   60 blocks
        movdqa xmm1, [ebp - 16]                           ;     6.7 p2      60 blocks reload
        movhps [edi + 8], xmm0                            ;    15.0 p0+p3   60 blocks
        movdqa xmm0, [ebp - 96]                           ;     7.7 p2      60 blocks reload
        movq [esi + 16], xmm0                             ;    17.0 p0+p3   60 blocks
        movhps [edi + 16], xmm0                           ;    19.0 p0+p3   60 blocks
        movdqa xmm0, [ebp - 80]                           ;     9.3 p2      60 blocks reload
        movq [esi + 24], xmm0                             ;    21.0 p0+p3   60 blocks
        movhps [edi + 24], xmm0                           ;    23.0 p0+p3   60 blocks
        movdqa xmm0, [ebp - 48]                           ;    11.0 p2      60 blocks reload
        movhps [edi + 56], xmm1                           ;    25.0 p0+p3   60 blocks
        movq [esi + 56], xmm1                             ;    27.0 p0+p3   60 blocks
        movhps [edi + 40], xmm0                           ;    29.0 p0+p3   60 blocks
        movq [esi + 40], xmm0                             ;    31.0 p0+p3   60 blocks
        mov esp, dword [ebp + 592]                        ;                    frame
        pop ebp                                           ;                    preserved
        pop edi                                           ;                    preserved
        pop esi                                           ;                    preserved
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
        dq 0x428a2f98d728ae22, 0x428a2f98d728ae22, 0x7137449123ef65cd, 0x7137449123ef65cd, 0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc
        dq 0x3956c25bf348b538, 0x3956c25bf348b538, 0x59f111f1b605d019, 0x59f111f1b605d019, 0x923f82a4af194f9b, 0x923f82a4af194f9b, 0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118
        dq 0xd807aa98a3030242, 0xd807aa98a3030242, 0x12835b0145706fbe, 0x12835b0145706fbe, 0x243185be4ee4b28c, 0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2
        dq 0x72be5d74f27b896f, 0x72be5d74f27b896f, 0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1, 0x9bdc06a725c71235, 0x9bdc06a725c71235, 0xc19bf174cf692694, 0xc19bf174cf692694
        dq 0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2, 0xefbe4786384f25e3, 0xefbe4786384f25e3, 0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65
        dq 0x2de92c6f592b0275, 0x2de92c6f592b0275, 0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483, 0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5, 0x76f988da831153b5
        dq 0x983e5152ee66dfab, 0x983e5152ee66dfab, 0xa831c66d2db43210, 0xa831c66d2db43210, 0xb00327c898fb213f, 0xb00327c898fb213f, 0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4
        dq 0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2, 0xd5a79147930aa725, 0xd5a79147930aa725, 0x06ca6351e003826f, 0x06ca6351e003826f, 0x142929670a0e6e70, 0x142929670a0e6e70
        dq 0x27b70a8546d22ffc, 0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x2e1b21385c26c926, 0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed, 0x53380d139d95b3df, 0x53380d139d95b3df
        dq 0x650a73548baf63de, 0x650a73548baf63de, 0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8, 0x81c2c92e47edaee6, 0x81c2c92e47edaee6, 0x92722c851482353b, 0x92722c851482353b
        dq 0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364, 0xa81a664bbc423001, 0xa81a664bbc423001, 0xc24b8b70d0f89791, 0xc24b8b70d0f89791, 0xc76c51a30654be30, 0xc76c51a30654be30
        dq 0xd192e819d6ef5218, 0xd192e819d6ef5218, 0xd69906245565a910, 0xd69906245565a910, 0xf40e35855771202a, 0xf40e35855771202a, 0x106aa07032bbd1b8, 0x106aa07032bbd1b8
        dq 0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8, 0x1e376c085141ab53, 0x1e376c085141ab53, 0x2748774cdf8eeb99, 0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8
        dq 0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb, 0x5b9cca4f7763e373, 0x5b9cca4f7763e373, 0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3
        dq 0x748f82ee5defb2fc, 0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x78a5636f43172f60, 0x84c87814a1f0ab72, 0x84c87814a1f0ab72, 0x8cc702081a6439ec, 0x8cc702081a6439ec
        dq 0x90befffa23631e28, 0x90befffa23631e28, 0xa4506cebde82bde9, 0xa4506cebde82bde9, 0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915, 0xc67178f2e372532b, 0xc67178f2e372532b
        dq 0xca273eceea26619c, 0xca273eceea26619c, 0xd186b8c721c0c207, 0xd186b8c721c0c207, 0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178
        dq 0x06f067aa72176fba, 0x06f067aa72176fba, 0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6, 0x113f9804bef90dae, 0x113f9804bef90dae, 0x1b710b35131c471b, 0x1b710b35131c471b
        dq 0x28db77f523047d84, 0x28db77f523047d84, 0x32caab7b40c72493, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c, 0x431d67c49c100d4c
        dq 0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6, 0x597f299cfc657e2a, 0x597f299cfc657e2a, 0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec, 0x6c44198c4a475817, 0x6c44198c4a475817
; constants128
        align 16, db 0
sha512_blocks.T1_constants128:
        dq 0xca273eceea26619c, 0xca273eceea26619c, 0xd186b8c721c0c207, 0xd186b8c721c0c207, 0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178
        dq 0x06f067aa72176fba, 0x06f067aa72176fba, 0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6, 0x113f9804bef90dae, 0x113f9804bef90dae, 0x1b710b35131c471b, 0x1b710b35131c471b
        dq 0x28db77f523047d84, 0x28db77f523047d84, 0x32caab7b40c72493, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c, 0x431d67c49c100d4c
        dq 0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6, 0x597f299cfc657e2a, 0x597f299cfc657e2a, 0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec, 0x6c44198c4a475817, 0x6c44198c4a475817

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
