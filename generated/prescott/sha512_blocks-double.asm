; sha512_blocks for Intel Pentium 4 (Prescott, 32-bit) (prescott)
; made by cipherwright 0.1.0 from ciphers/sha512.cw (sha256 793285aaa0e8d3ce); do not edit:
;   ./cw build sha512_blocks --cpu prescott --variant double
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
;   body: 47 uops, planned 29.0; bounds: width 15.7, ports 20.0, path 13.0
;   blocks: 206 uops, planned 103.0; bounds: width 68.7, ports 96.0, path 21.0
;   blocks/passes: 1425 uops, planned 911.7; bounds: width 475.0, ports 899.0, path 352.0
;   blocks.2: 816 uops, planned 578.3; bounds: width 272.0, ports 570.0, path 352.0
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
        sub esp, 0x370                                    ;                    frame
        and esp, 0xfffffff0                               ;                    frame
        lea ebp, [esp + 128]                              ;                    frame
        mov dword [ebp + 736], eax                        ;                    frame
        mov ecx, dword [eax + 20]                         ;                    frame
        mov dword [ebp + 704], ecx                        ;                    frame
        mov ecx, dword [eax + 16]                         ;                    frame
        mov dword [ebp + 708], ecx                        ;                    frame
        mov ecx, dword [eax + 32]                         ;                    frame
        mov dword [ebp + 712], ecx                        ;                    frame
        mov ecx, dword [eax + 24]                         ;                    frame
        mov dword [ebp + 716], ecx                        ;                    frame
        mov ecx, dword [eax + 28]                         ;                    frame
        mov dword [ebp + 724], ecx                        ;                    frame
        mov edi, dword [ebp + 704]                        ;     0.0 p2      60 h reload
        mov esi, dword [ebp + 708]                        ;     1.0 p2      60 h reload
        movq xmm0, [esi]                                  ;     5.0 p2      60 h
        movhps xmm0, [edi]                                ;    16.0 p2+p1   60 h
        movdqa [ebp - 128], xmm0                          ;    18.0 p0+p3   60 h
        movq xmm0, [esi + 8]                              ;     5.0 p2      60 h
        movhps xmm0, [edi + 8]                            ;    16.0 p2+p1   60 h
        movdqa [ebp - 112], xmm0                          ;    18.0 p0+p3   60 h
        movq xmm0, [esi + 16]                             ;     6.0 p2      60 h
        movhps xmm0, [edi + 16]                           ;    17.0 p2+p1   60 h
        movdqa [ebp - 96], xmm0                           ;    19.0 p0+p3   60 h
        movq xmm0, [esi + 24]                             ;     8.0 p2      60 h
        movhps xmm0, [edi + 24]                           ;    19.0 p2+p1   60 h
        movdqa [ebp - 80], xmm0                           ;    21.0 p0+p3   60 h
        movq xmm3, [esi + 56]                             ;    10.0 p2      60 h
        movhps xmm3, [edi + 56]                           ;    21.0 p2+p1   60 h
        movq xmm2, [esi + 48]                             ;    12.0 p2      60 h
        movdqa [ebp - 64], xmm3                           ;    23.0 p0+p3   60 h
        movhps xmm2, [edi + 48]                           ;    23.0 p2+p1   60 h
        movdqa [ebp - 48], xmm2                           ;    25.0 p0+p3   60 h
        movq xmm0, [esi + 32]                             ;    14.0 p2      60 h
        movhps xmm0, [edi + 32]                           ;    25.0 p2+p1   60 h
        movdqa [ebp - 32], xmm0                           ;    27.0 p0+p3   60 h
        movq xmm1, [esi + 40]                             ;    16.0 p2      60 h
        movhps xmm1, [edi + 40]                           ;    27.0 p2+p1   60 h
        movdqa [ebp - 16], xmm1                           ;    29.0 p0+p3   60 h
        mov esi, dword [ebp + 712]                        ;    18.0 p2      60 h
        shl esi, 7                                        ;    22.0 p1      60 h
        add esi, dword [ebp + 716]                        ;    23.0 p2+p0   60 h
        mov dword [ebp + 720], esi                        ;    24.0 p0+p3   60 h
        cmp dword [ebp + 712], 0                          ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov esi, dword [ebp + 716]                        ;     0.0 p2      63 w[0] reload
        movq xmm0, [esi + 72]                             ;     4.0 p2      63 w[9]
        mov edi, dword [ebp + 724]                        ;     2.0 p2      63 w[0] reload
        movhps xmm0, [edi + 72]                           ;    17.0 p2+p1   63 w[9]
        pshuflw xmm0, xmm0, 0x1b                          ;    19.0 p1      63 w[9]
        pshufhw xmm0, xmm0, 0x1b                          ;    21.0 p1      63 w[9]
        movdqa xmm1, xmm0                                 ;    23.0 p0      63 w[9] copy
        psrlw xmm1, 8                                     ;    30.0 p1      63 w[9]
        psllw xmm0, 8                                     ;    23.0 p1      63 w[9]
        por xmm0, xmm1                                    ;    32.0 p1      63 w[9]
        movdqa [ebp + 0], xmm0                            ;    34.0 p0+p3   65 passes
        movq xmm0, [esi + 56]                             ;     4.3 p2      63 w[7]
        movhps xmm0, [edi + 56]                           ;    17.0 p2+p1   63 w[7]
        pshuflw xmm0, xmm0, 0x1b                          ;    19.0 p1      63 w[7]
        pshufhw xmm0, xmm0, 0x1b                          ;    21.0 p1      63 w[7]
        movdqa xmm1, xmm0                                 ;    23.0 p0      63 w[7] copy
        psllw xmm1, 8                                     ;    30.0 p1      63 w[7]
        psrlw xmm0, 8                                     ;    23.0 p1      63 w[7]
        movq xmm2, [esi + 80]                             ;     7.0 p2      63 w[10]
        movhps xmm2, [edi + 80]                           ;    18.0 p2+p1   63 w[10]
        pshuflw xmm2, xmm2, 0x1b                          ;    20.0 p1      63 w[10]
        pshufhw xmm2, xmm2, 0x1b                          ;    22.0 p1      63 w[10]
        por xmm1, xmm0                                    ;    32.0 p1      63 w[7]
        movq xmm0, [esi + 8]                              ;     9.0 p2      63 w[1]
        movhps xmm0, [edi + 8]                            ;    20.0 p2+p1   63 w[1]
        pshuflw xmm0, xmm0, 0x1b                          ;    22.0 p1      63 w[1]
        pshufhw xmm0, xmm0, 0x1b                          ;    24.0 p1      63 w[1]
        movdqa [ebp + 16], xmm1                           ;    34.0 p0+p3   65 passes
        movdqa xmm1, xmm0                                 ;    26.0 p0      63 w[1] copy
        psrlw xmm1, 8                                     ;    33.0 p1      63 w[1]
        psllw xmm0, 8                                     ;    26.0 p1      63 w[1]
        por xmm1, xmm0                                    ;    35.0 p1      63 w[1]
        movq xmm0, [esi + 32]                             ;    12.7 p2      63 w[4]
        movhps xmm0, [edi + 32]                           ;    23.7 p2+p1   63 w[4]
        pshuflw xmm0, xmm0, 0x1b                          ;    25.7 p1      63 w[4]
        movdqa [ebp + 32], xmm1                           ;    37.0 p0+p3   65 passes
        pshufhw xmm0, xmm0, 0x1b                          ;    27.7 p1      63 w[4]
        movdqa xmm1, xmm0                                 ;    29.7 p0      63 w[4] copy
        psllw xmm1, 8                                     ;    36.7 p1      63 w[4]
        psrlw xmm0, 8                                     ;    29.7 p1      63 w[4]
        por xmm0, xmm1                                    ;    38.7 p1      63 w[4]
        movdqa [ebp + 48], xmm0                           ;    40.7 p0+p3   65 passes
        movq xmm0, [esi]                                  ;    17.0 p2      63 w[0]
        movhps xmm0, [edi]                                ;    28.0 p2+p1   63 w[0]
        pshuflw xmm0, xmm0, 0x1b                          ;    30.0 p1      63 w[0]
        pshufhw xmm0, xmm0, 0x1b                          ;    32.0 p1      63 w[0]
        movdqa xmm1, xmm0                                 ;    34.0 p0      63 w[0] copy
        psrlw xmm0, 8                                     ;    34.0 p1      63 w[0]
        movq xmm3, [esi + 96]                             ;    19.3 p2      63 w[12]
        movdqa xmm4, xmm2                                 ;    24.0 p0      63 w[10] copy
        psllw xmm2, 8                                     ;    32.0 p1      63 w[10]
        psrlw xmm4, 8                                     ;    33.0 p1      63 w[10]
        psllw xmm1, 8                                     ;    41.0 p1      63 w[0]
        por xmm0, xmm1                                    ;    43.0 p1      63 w[0]
        movdqa [ebp + 64], xmm0                           ;    45.0 p0+p3   65 passes
        movq xmm0, [esi + 40]                             ;    22.0 p2      63 w[5]
        movhps xmm0, [edi + 40]                           ;    36.0 p2+p1   63 w[5]
        pshuflw xmm0, xmm0, 0x1b                          ;    38.0 p1      63 w[5]
        pshufhw xmm0, xmm0, 0x1b                          ;    40.0 p1      63 w[5]
        movdqa xmm1, xmm0                                 ;    42.0 p0      63 w[5] copy
        psrlw xmm0, 8                                     ;    42.0 p1      63 w[5]
        psllw xmm1, 8                                     ;    49.0 p1      63 w[5]
        por xmm1, xmm0                                    ;    51.0 p1      63 w[5]
        movdqa [ebp + 80], xmm1                           ;    53.0 p0+p3   65 passes
        movq xmm0, [esi + 24]                             ;    25.7 p2      63 w[3]
        movhps xmm0, [edi + 24]                           ;    42.0 p2+p1   63 w[3]
        pshuflw xmm0, xmm0, 0x1b                          ;    44.0 p1      63 w[3]
        pshufhw xmm0, xmm0, 0x1b                          ;    46.0 p1      63 w[3]
        movdqa xmm1, xmm0                                 ;    48.0 p0      63 w[3] copy
        psrlw xmm1, 8                                     ;    55.0 p1      63 w[3]
        psllw xmm0, 8                                     ;    48.0 p1      63 w[3]
        por xmm4, xmm2                                    ;    47.0 p1      63 w[10]
        movhps xmm3, [edi + 96]                           ;    48.0 p2+p1   63 w[12]
        pshuflw xmm2, xmm3, 0x1b                          ;    50.0 p1      63 w[12]
        pshufhw xmm2, xmm2, 0x1b                          ;    52.0 p1      63 w[12]
        por xmm1, xmm0                                    ;    57.0 p1      63 w[3]
        movq xmm0, [esi + 16]                             ;    30.3 p2      63 w[2]
        movdqa [ebp + 96], xmm1                           ;    59.0 p0+p3   65 passes
        movhps xmm0, [edi + 16]                           ;    52.0 p2+p1   63 w[2]
        pshuflw xmm0, xmm0, 0x1b                          ;    54.0 p1      63 w[2]
        pshufhw xmm0, xmm0, 0x1b                          ;    56.0 p1      63 w[2]
        movdqa xmm1, xmm0                                 ;    58.0 p0      63 w[2] copy
        psrlw xmm0, 8                                     ;    58.0 p1      63 w[2]
        psllw xmm1, 8                                     ;    65.0 p1      63 w[2]
        por xmm1, xmm0                                    ;    67.0 p1      63 w[2]
        movq xmm0, [esi + 64]                             ;    34.0 p2      63 w[8]
        movhps xmm0, [edi + 64]                           ;    58.0 p2+p1   63 w[8]
        pshuflw xmm0, xmm0, 0x1b                          ;    60.0 p1      63 w[8]
        movdqa xmm3, xmm2                                 ;    54.0 p0      63 w[12] copy
        movdqa [ebp + 112], xmm4                          ;    49.0 p0+p3   65 passes
        movdqa [ebp + 128], xmm1                          ;    69.0 p0+p3   65 passes
        pshufhw xmm0, xmm0, 0x1b                          ;    62.0 p1      63 w[8]
        movdqa xmm1, xmm0                                 ;    64.0 p0      63 w[8] copy
        psrlw xmm0, 8                                     ;    64.0 p1      63 w[8]
        psllw xmm3, 8                                     ;    62.0 p1      63 w[12]
        psrlw xmm2, 8                                     ;    63.0 p1      63 w[12]
        psllw xmm1, 8                                     ;    71.0 p1      63 w[8]
        por xmm2, xmm3                                    ;    65.0 p1      63 w[12]
        movdqa [ebp + 144], xmm2                          ;    67.0 p0+p3   65 passes
        movq xmm2, [esi + 120]                            ;    40.0 p2      63 w[15]
        por xmm1, xmm0                                    ;    73.0 p1      63 w[8]
        movq xmm0, [esi + 48]                             ;    41.0 p2      63 w[6]
        movhps xmm0, [edi + 48]                           ;    67.0 p2+p1   63 w[6]
        movhps xmm2, [edi + 120]                          ;    68.0 p2+p1   63 w[15]
        pshuflw xmm2, xmm2, 0x1b                          ;    70.0 p1      63 w[15]
        pshuflw xmm0, xmm0, 0x1b                          ;    70.0 p1      63 w[6]
        pshufhw xmm0, xmm0, 0x1b                          ;    72.0 p1      63 w[6]
        pshufhw xmm2, xmm2, 0x1b                          ;    72.0 p1      63 w[15]
        movdqa [ebp + 160], xmm1                          ;    75.0 p0+p3   65 passes
        movdqa xmm4, xmm2                                 ;    74.0 p0      63 w[15] copy
        psrlw xmm2, 8                                     ;    74.0 p1      63 w[15]
        psllw xmm4, 8                                     ;    81.0 p1      63 w[15]
        movdqa xmm1, xmm0                                 ;    74.0 p0      63 w[6] copy
        psllw xmm0, 8                                     ;    75.0 p1      63 w[6]
        psrlw xmm1, 8                                     ;    81.0 p1      63 w[6]
        por xmm1, xmm0                                    ;    83.0 p1      63 w[6]
        movq xmm0, [esi + 112]                            ;    46.7 p2      63 w[14]
        movhps xmm0, [edi + 112]                          ;    78.0 p2+p1   63 w[14]
        pshuflw xmm0, xmm0, 0x1b                          ;    80.0 p1      63 w[14]
        por xmm2, xmm4                                    ;    83.0 p1      63 w[15]
        movdqa [ebp + 176], xmm2                          ;    85.0 p0+p3   65 passes
        pshufhw xmm0, xmm0, 0x1b                          ;    82.0 p1      63 w[14]
        movdqa xmm2, xmm0                                 ;    84.0 p0      63 w[14] copy
        movq xmm3, [esi + 88]                             ;    49.7 p2      63 w[11]
        movhps xmm3, [edi + 88]                           ;    82.0 p2+p1   63 w[11]
        movdqa [ebp + 192], xmm1                          ;    85.0 p0+p3   65 passes
        movq xmm1, [esi + 104]                            ;    51.7 p2      63 w[13]
        mov esi, sha512_blocks.T0_K                       ;    51.7 p0      65 passes reload
        mov dword [ebp + 728], esi                        ;    52.7 p0+p3   65 passes
        add esi, 0x400                                    ;    53.2 p0      65 passes
        movhps xmm1, [edi + 104]                          ;    83.0 p2+p1   63 w[13]
        pshuflw xmm1, xmm1, 0x1b                          ;    85.0 p1      63 w[13]
        pshufhw xmm1, xmm1, 0x1b                          ;    87.0 p1      63 w[13]
        psrlw xmm2, 8                                     ;    91.0 p1      63 w[14]
        psllw xmm0, 8                                     ;    87.0 p1      63 w[14]
        pshuflw xmm3, xmm3, 0x1b                          ;    88.0 p1      63 w[11]
        pshufhw xmm3, xmm3, 0x1b                          ;    90.0 p1      63 w[11]
        por xmm2, xmm0                                    ;    93.0 p1      63 w[14]
        movdqa xmm0, xmm1                                 ;    89.0 p0      63 w[13] copy
        movdqa [ebp + 208], xmm2                          ;    95.0 p0+p3   65 passes
        psrlw xmm1, 8                                     ;    91.0 p1      63 w[13]
        psllw xmm0, 8                                     ;    96.0 p1      63 w[13]
        por xmm0, xmm1                                    ;    98.0 p1      63 w[13]
        movdqa [ebp + 224], xmm0                          ;   100.0 p0+p3   65 passes
        mov dword [ebp + 732], esi                        ;    60.0 p0+p3   65 passes
        movdqa xmm0, [ebp - 128]                          ;    58.7 p2      64 v[0] reload
        movdqa [ebp + 240], xmm0                          ;    69.7 p0+p3   65 passes
        movdqa xmm0, [ebp - 80]                           ;    59.7 p2      64 v[3] reload
        movdqa [ebp + 256], xmm0                          ;    70.7 p0+p3   65 passes
        movdqa xmm0, [ebp - 112]                          ;    60.7 p2      64 v[1] reload
        movdqa [ebp + 272], xmm0                          ;    71.7 p0+p3   65 passes
        movdqa xmm0, [ebp - 96]                           ;    61.7 p2      64 v[2] reload
        movdqa [ebp + 288], xmm0                          ;    72.7 p0+p3   65 passes
        movdqa xmm0, [ebp - 16]                           ;    62.7 p2      64 v[5] reload
        movdqa [ebp + 304], xmm0                          ;    73.7 p0+p3   65 passes
        movdqa xmm0, [ebp - 48]                           ;    63.7 p2      64 v[6] reload
        movdqa [ebp + 320], xmm0                          ;    74.7 p0+p3   65 passes
        movdqa xmm0, [ebp - 32]                           ;    64.7 p2      64 v[4] reload
        movdqa [ebp + 336], xmm0                          ;    75.7 p0+p3   65 passes
        movdqa xmm0, [ebp - 64]                           ;    65.7 p2      64 v[7] reload
        movdqa [ebp + 352], xmm0                          ;    76.7 p0+p3   65 passes
        movdqa xmm1, xmm3                                 ;    92.0 p0      63 w[11] copy
        psllw xmm3, 8                                     ;    94.0 p1      63 w[11]
        psrlw xmm1, 8                                     ;    99.0 p1      63 w[11]
        por xmm1, xmm3                                    ;   101.0 p1      63 w[11]
        movdqa [ebp + 368], xmm1                          ;   103.0 p0+p3   65 passes
        mov esi, dword [ebp + 728]                        ;                    resident
        movdqa xmm0, [ebp + 336]                          ;                    resident
        movdqa xmm1, [ebp + 304]                          ;                    resident
        movdqa xmm2, [ebp + 320]                          ;                    resident
        movdqa xmm3, [ebp + 64]                           ;                    resident
        movdqa xmm4, [ebp + 352]                          ;                    resident
        align 16
.passes_2:
        movdqa xmm7, [ebp + 240]                          ;     0.0 p2      39 v[7] reload
        movdqa xmm6, xmm0                                 ;     0.3 p0      40 t1 copy
        pshufd xmm5, xmm0, 0xe4                           ;     0.7 p1      40 t1 copy
        psllq xmm5, 4                                     ;     4.7 p1      40 t1
        pxor xmm5, xmm0                                   ;     6.7 p1      40 t1
        psrlq xmm6, 0x17                                  ;     7.3 p1      40 t1
        pxor xmm6, xmm0                                   ;     9.3 p1      40 t1
        psllq xmm5, 0x17                                  ;     8.7 p1      40 t1
        pxor xmm5, xmm0                                   ;    10.7 p1      40 t1
        psrlq xmm6, 4                                     ;    11.3 p1      40 t1
        pxor xmm6, xmm0                                   ;    13.3 p1      40 t1
        psllq xmm5, 0x17                                  ;    12.7 p1      40 t1
        psrlq xmm6, 0xe                                   ;    15.3 p1      40 t1
        pxor xmm5, xmm6                                   ;    17.3 p1      40 t1
        movdqa xmm6, xmm2                                 ;     4.7 p0      43 t1 copy
        pxor xmm6, xmm1                                   ;    12.7 p1      43 t1
        pand xmm6, xmm0                                   ;    14.7 p1      43 t1
        movdqa [ebp + 384], xmm1                          ;     5.7 p0+p3   43 t1 spill
        paddq xmm5, xmm4                                  ;    19.3 p1      53 t1
        paddq xmm5, xmm3                                  ;    24.3 p1      53 t1
        paddq xmm5, [esi]                                 ;    29.3 p2+p1   53 t1
        pxor xmm6, xmm2                                   ;    17.7 p1      43 t1
        paddq xmm5, xmm6                                  ;    34.3 p1      53 t1
        movdqa xmm6, [ebp + 240]                          ;     8.3 p2      39 v[7]
        psllq xmm6, 6                                     ;    19.7 p1      39 v[7]
        pxor xmm6, xmm7                                   ;    21.7 p1      39 v[7]
        psllq xmm6, 5                                     ;    23.7 p1      39 v[7]
        movdqa [ebp + 400], xmm2                          ;     9.7 p0+p3   43 t1 spill
        movdqa xmm2, [ebp + 240]                          ;    10.3 p2      39 v[7] copy
        psrlq xmm2, 5                                     ;    22.7 p1      39 v[7]
        pxor xmm2, xmm7                                   ;    24.7 p1      39 v[7]
        pxor xmm6, xmm7                                   ;    25.7 p1      39 v[7]
        psllq xmm6, 0x19                                  ;    27.7 p1      39 v[7]
        movdqa xmm1, xmm7                                 ;    12.0 p0      44 v[7] copy
        psrlq xmm2, 6                                     ;    26.7 p1      39 v[7]
        pxor xmm2, xmm7                                   ;    28.7 p1      39 v[7]
        movdqa xmm7, [ebp + 208]                          ;    13.0 p2      42 w[0]
        psrlq xmm7, 0x2a                                  ;    28.7 p1      42 w[0]
        pxor xmm7, [ebp + 208]                            ;    30.7 p2+p1   42 w[0]
        psrlq xmm7, 0xd                                   ;    32.7 p1      42 w[0]
        movdqa xmm4, xmm5                                 ;    39.3 p0      54 v[3] copy
        paddq xmm4, [ebp + 256]                           ;    46.3 p2+p1   54 v[3]
        psrlq xmm2, 0x1c                                  ;    32.7 p1      39 v[7]
        pxor xmm6, xmm2                                   ;    34.7 p1      39 v[7]
        paddq xmm6, xmm5                                  ;    39.3 p1      55 v[7]
        movdqa xmm5, [ebp + 288]                          ;    16.7 p2      44 v[7]
        movdqa xmm2, [ebp + 272]                          ;    17.7 p2      44 v[7] reload
        pxor xmm5, xmm2                                   ;    35.7 p1      44 v[7]
        pxor xmm1, xmm2                                   ;    36.7 p1      44 v[7]
        pand xmm5, xmm1                                   ;    38.7 p1      44 v[7]
        pxor xmm5, xmm2                                   ;    40.7 p1      44 v[7]
        movdqa xmm2, [ebp + 32]                           ;    18.7 p2      41 w[0]
        psrlq xmm2, 1                                     ;    39.7 p1      41 w[0]
        paddq xmm6, xmm5                                  ;    44.3 p1      55 v[7]
        movdqa xmm5, [ebp + 208]                          ;    19.7 p2      42 w[0]
        pxor xmm7, [ebp + 208]                            ;    41.7 p2+p1   42 w[0]
        psrlq xmm7, 6                                     ;    43.7 p1      42 w[0]
        psllq xmm5, 0x2a                                  ;    43.7 p1      42 w[0]
        pxor xmm5, [ebp + 208]                            ;    45.7 p2+p1   42 w[0]
        pxor xmm2, [ebp + 32]                             ;    45.7 p2+p1   41 w[0]
        psllq xmm5, 3                                     ;    47.7 p1      42 w[0]
        psrlq xmm2, 6                                     ;    47.7 p1      41 w[0]
        pxor xmm2, [ebp + 32]                             ;    49.7 p2+p1   41 w[0]
        pxor xmm5, xmm7                                   ;    49.7 p1      42 w[0]
        psrlq xmm2, 1                                     ;    51.7 p1      41 w[0]
        paddq xmm5, xmm3                                  ;    51.7 p1      68 w[0]
        movdqa xmm7, [ebp + 32]                           ;    25.0 p2      41 w[0]
        movdqa xmm3, [ebp + 0]                            ;    26.0 p2      68 w[0] reload
        paddq xmm5, xmm3                                  ;    56.7 p1      68 w[0]
        psllq xmm7, 7                                     ;    53.7 p1      41 w[0]
        movdqa xmm3, xmm4                                 ;    51.3 p0      40 t1 copy
        psllq xmm3, 4                                     ;    58.3 p1      40 t1
        pxor xmm7, [ebp + 32]                             ;    55.7 p2+p1   41 w[0]
        psllq xmm7, 0x38                                  ;    57.7 p1      41 w[0]
        pxor xmm7, xmm2                                   ;    59.7 p1      41 w[0]
        paddq xmm5, xmm7                                  ;    61.7 p1      68 w[0]
        movdqa xmm7, xmm4                                 ;    51.3 p0      40 t1 copy
        psrlq xmm7, 0x17                                  ;    59.7 p1      40 t1
        pxor xmm7, xmm4                                   ;    61.7 p1      40 t1
        pxor xmm3, xmm4                                   ;    61.7 p1      40 t1
        psllq xmm3, 0x17                                  ;    63.7 p1      40 t1
        psrlq xmm7, 4                                     ;    63.7 p1      40 t1
        pxor xmm7, xmm4                                   ;    65.7 p1      40 t1
        psrlq xmm7, 0xe                                   ;    67.7 p1      40 t1
        pxor xmm3, xmm4                                   ;    66.7 p1      40 t1
        psllq xmm3, 0x17                                  ;    68.7 p1      40 t1
        pxor xmm3, xmm7                                   ;    70.7 p1      40 t1
        paddq xmm3, [esi + 16]                            ;    72.7 p2+p1   53 t1
        movdqa xmm2, [ebp + 32]                           ;    33.3 p2      41 w[0] reload
        paddq xmm3, [ebp + 400]                           ;    77.7 p2+p1   53 t1
        movdqa [ebp + 400], xmm5                          ;    66.7 p0+p3   68 w[0] spill
        movdqa xmm5, xmm6                                 ;    49.3 p0      39 v[6] copy
        paddq xmm3, xmm2                                  ;    82.7 p1      53 t1
        movdqa xmm2, xmm0                                 ;    36.0 p0      43 t1 copy
        pxor xmm2, [ebp + 384]                            ;    72.7 p2+p1   43 t1
        psrlq xmm5, 5                                     ;    73.7 p1      39 v[6]
        movdqa xmm7, xmm4                                 ;    51.3 p0      43 t1 copy
        pand xmm7, xmm2                                   ;    74.7 p1      43 t1
        movdqa xmm2, [ebp + 384]                          ;    37.3 p2      43 t1 reload
        pxor xmm7, xmm2                                   ;    76.7 p1      43 t1
        paddq xmm3, xmm7                                  ;    87.7 p1      53 t1
        movdqa xmm7, xmm6                                 ;    49.3 p0      39 v[6] copy
        psllq xmm7, 6                                     ;    77.7 p1      39 v[6]
        pxor xmm7, xmm6                                   ;    79.7 p1      39 v[6]
        psllq xmm7, 5                                     ;    81.7 p1      39 v[6]
        pxor xmm7, xmm6                                   ;    83.7 p1      39 v[6]
        pxor xmm5, xmm6                                   ;    81.7 p1      39 v[6]
        psrlq xmm5, 6                                     ;    83.7 p1      39 v[6]
        pxor xmm5, xmm6                                   ;    85.7 p1      39 v[6]
        psrlq xmm5, 0x1c                                  ;    87.7 p1      39 v[6]
        psllq xmm7, 0x19                                  ;    85.7 p1      39 v[6]
        pxor xmm7, xmm5                                   ;    89.7 p1      39 v[6]
        movdqa xmm5, xmm6                                 ;    49.3 p0      44 v[6] copy
        pxor xmm5, [ebp + 272]                            ;    87.7 p2+p1   44 v[6]
        pand xmm1, xmm5                                   ;    89.7 p1      44 v[6]
        movdqa xmm5, [ebp + 272]                          ;    43.3 p2      44 v[7] reload
        pxor xmm1, xmm5                                   ;    91.7 p1      44 v[6]
        movdqa xmm5, [ebp + 176]                          ;    44.3 p2      42 w[1] copy
        movdqa xmm2, xmm3                                 ;    92.7 p0      54 v[2] copy
        paddq xmm7, xmm1                                  ;    93.7 p1      55 v[6]
        paddq xmm7, xmm3                                  ;    98.7 p1      55 v[6]
        movdqa xmm3, [ebp + 176]                          ;    45.3 p2      42 w[1] reload
        psrlq xmm5, 0x2a                                  ;    92.7 p1      42 w[1]
        pxor xmm5, xmm3                                   ;    94.7 p1      42 w[1]
        psrlq xmm5, 0xd                                   ;    96.7 p1      42 w[1]
        movdqa xmm1, [ebp + 176]                          ;    46.7 p2      42 w[1]
        pxor xmm5, xmm3                                   ;    98.7 p1      42 w[1]
        psllq xmm1, 0x2a                                  ;    96.7 p1      42 w[1]
        pxor xmm1, xmm3                                   ;    98.7 p1      42 w[1]
        movdqa xmm3, [ebp + 128]                          ;    48.0 p2      41 w[1]
        psrlq xmm3, 1                                     ;    98.7 p1      41 w[1]
        pxor xmm3, [ebp + 128]                            ;   100.7 p2+p1   41 w[1]
        paddq xmm2, [ebp + 288]                           ;   100.7 p2+p1   54 v[2]
        psllq xmm1, 3                                     ;   101.7 p1      42 w[1]
        psrlq xmm5, 6                                     ;   102.7 p1      42 w[1]
        pxor xmm1, xmm5                                   ;   104.7 p1      42 w[1]
        movdqa xmm5, [ebp + 128]                          ;    51.0 p2      41 w[1]
        psllq xmm5, 7                                     ;   104.7 p1      41 w[1]
        pxor xmm5, [ebp + 128]                            ;   106.7 p2+p1   41 w[1]
        paddq xmm1, [ebp + 32]                            ;   106.7 p2+p1   68 w[1]
        psrlq xmm3, 6                                     ;   107.7 p1      41 w[1]
        paddq xmm1, [ebp + 112]                           ;   111.7 p2+p1   68 w[1]
        pxor xmm3, [ebp + 128]                            ;   109.7 p2+p1   41 w[1]
        psllq xmm5, 0x38                                  ;   110.7 p1      41 w[1]
        psrlq xmm3, 1                                     ;   111.7 p1      41 w[1]
        pxor xmm5, xmm3                                   ;   113.7 p1      41 w[1]
        paddq xmm1, xmm5                                  ;   116.7 p1      68 w[1]
        movdqa xmm5, xmm4                                 ;    56.0 p0      43 t1 copy
        pxor xmm5, xmm0                                   ;   114.7 p1      43 t1
        movdqa xmm3, xmm2                                 ;   105.7 p0      40 t1 copy
        psllq xmm3, 4                                     ;   115.7 p1      40 t1
        movdqa [ebp + 416], xmm0                          ;    58.0 p0+p3   40 t1 spill
        pxor xmm3, xmm2                                   ;   117.7 p1      40 t1
        pand xmm5, xmm2                                   ;   117.7 p1      43 t1
        pxor xmm5, xmm0                                   ;   119.7 p1      43 t1
        paddq xmm5, [esi + 32]                            ;   121.7 p2+p1   53 t1
        paddq xmm5, [ebp + 384]                           ;   126.7 p2+p1   53 t1
        movdqa [ebp + 384], xmm1                          ;   121.7 p0+p3   68 w[1] spill
        movdqa xmm1, xmm2                                 ;   105.7 p0      40 t1 copy
        psrlq xmm1, 0x17                                  ;   121.7 p1      40 t1
        psllq xmm3, 0x17                                  ;   122.7 p1      40 t1
        pxor xmm1, xmm2                                   ;   123.7 p1      40 t1
        movdqa xmm0, xmm7                                 ;   103.7 p0      39 v[5] copy
        psrlq xmm1, 4                                     ;   125.7 p1      40 t1
        pxor xmm3, xmm2                                   ;   125.7 p1      40 t1
        pxor xmm1, xmm2                                   ;   127.7 p1      40 t1
        psrlq xmm0, 5                                     ;   127.7 p1      39 v[5]
        pxor xmm0, xmm7                                   ;   129.7 p1      39 v[5]
        psllq xmm3, 0x17                                  ;   129.7 p1      40 t1
        psrlq xmm0, 6                                     ;   131.7 p1      39 v[5]
        psrlq xmm1, 0xe                                   ;   131.7 p1      40 t1
        pxor xmm0, xmm7                                   ;   133.7 p1      39 v[5]
        pxor xmm3, xmm1                                   ;   133.7 p1      40 t1
        paddq xmm5, [ebp + 128]                           ;   134.7 p2+p1   53 t1
        paddq xmm5, xmm3                                  ;   139.7 p1      53 t1
        movdqa xmm3, xmm7                                 ;   103.7 p0      39 v[5] copy
        psllq xmm3, 6                                     ;   136.7 p1      39 v[5]
        psrlq xmm0, 0x1c                                  ;   137.7 p1      39 v[5]
        pxor xmm3, xmm7                                   ;   138.7 p1      39 v[5]
        psllq xmm3, 5                                     ;   140.7 p1      39 v[5]
        pxor xmm3, xmm7                                   ;   142.7 p1      39 v[5]
        psllq xmm3, 0x19                                  ;   144.7 p1      39 v[5]
        movdqa [ebp + 432], xmm7                          ;   103.7 p0+p3   55 v[6] spill
        pxor xmm3, xmm0                                   ;   146.7 p1      39 v[5]
        movdqa xmm0, xmm6                                 ;    70.3 p0      44 v[5] copy
        pxor xmm0, xmm7                                   ;   143.7 p1      44 v[5]
        movdqa xmm1, [ebp + 272]                          ;    71.0 p2      54 v[1]
        paddq xmm1, xmm5                                  ;   144.7 p1      54 v[1]
        movdqa xmm7, xmm6                                 ;    71.7 p0      44 v[5] copy
        pxor xmm7, [ebp + 240]                            ;   145.7 p2+p1   44 v[5]
        pand xmm7, xmm0                                   ;   147.7 p1      44 v[5]
        movdqa [ebp + 448], xmm0                          ;   145.7 p0+p3   44 v[5] spill
        movdqa xmm0, [ebp + 400]                          ;    73.7 p2      42 w[2]
        movdqa [ebp + 464], xmm6                          ;    75.0 p0+p3   55 v[7] spill
        pxor xmm7, xmm6                                   ;   149.7 p1      44 v[5]
        psllq xmm0, 0x2a                                  ;   148.7 p1      42 w[2]
        movdqa xmm6, [ebp + 400]                          ;    82.7 p2      42 w[2]
        paddq xmm5, xmm3                                  ;   149.7 p1      55 v[5]
        movdqa xmm3, [ebp + 400]                          ;    83.7 p2      42 w[2]
        pxor xmm3, xmm0                                   ;   150.7 p1      42 w[2]
        paddq xmm5, xmm7                                  ;   154.7 p1      55 v[5]
        movdqa xmm7, [ebp + 400]                          ;    87.7 p2      42 w[2]
        movdqa xmm0, [ebp + 400]                          ;    88.7 p2      42 w[2]
        psrlq xmm0, 0x2a                                  ;   152.7 p1      42 w[2]
        pxor xmm7, xmm0                                   ;   154.7 p1      42 w[2]
        psrlq xmm7, 0xd                                   ;   156.7 p1      42 w[2]
        psllq xmm3, 3                                     ;   155.7 p1      42 w[2]
        pxor xmm6, xmm7                                   ;   158.7 p1      42 w[2]
        psrlq xmm6, 6                                     ;   160.7 p1      42 w[2]
        pxor xmm3, xmm6                                   ;   162.7 p1      42 w[2]
        movdqa xmm6, [ebp + 96]                           ;    92.7 p2      41 w[2]
        movdqa xmm0, [ebp + 96]                           ;    93.7 p2      41 w[2] reload
        movdqa xmm7, [ebp + 96]                           ;    94.7 p2      41 w[2]
        psllq xmm7, 7                                     ;   159.7 p1      41 w[2]
        psrlq xmm6, 1                                     ;   160.7 p1      41 w[2]
        pxor xmm6, xmm0                                   ;   162.7 p1      41 w[2]
        pxor xmm7, xmm0                                   ;   162.7 p1      41 w[2]
        psllq xmm7, 0x38                                  ;   164.7 p1      41 w[2]
        psrlq xmm6, 6                                     ;   164.7 p1      41 w[2]
        paddq xmm3, [ebp + 128]                           ;   165.7 p2+p1   68 w[2]
        paddq xmm3, [ebp + 368]                           ;   170.7 p2+p1   68 w[2]
        pxor xmm6, xmm0                                   ;   167.7 p1      41 w[2]
        psrlq xmm6, 1                                     ;   169.7 p1      41 w[2]
        pxor xmm7, xmm6                                   ;   171.7 p1      41 w[2]
        paddq xmm3, xmm7                                  ;   175.7 p1      68 w[2]
        movdqa [ebp + 480], xmm3                          ;   180.7 p0+p3   68 w[2] spill
        movdqa xmm3, xmm1                                 ;   149.7 p0      40 t1 copy
        movdqa xmm7, xmm4                                 ;   100.7 p0      43 t1 copy
        pxor xmm7, xmm2                                   ;   171.7 p1      43 t1
        movdqa xmm6, xmm1                                 ;   149.7 p0      40 t1 copy
        psllq xmm6, 4                                     ;   172.7 p1      40 t1
        pxor xmm6, xmm1                                   ;   174.7 p1      40 t1
        psllq xmm6, 0x17                                  ;   176.7 p1      40 t1
        psrlq xmm3, 0x17                                  ;   175.7 p1      40 t1
        pxor xmm3, xmm1                                   ;   177.7 p1      40 t1
        pxor xmm6, xmm1                                   ;   178.7 p1      40 t1
        pand xmm7, xmm1                                   ;   178.7 p1      43 t1
        movdqa [ebp + 496], xmm5                          ;   159.7 p0+p3   55 v[5] spill
        psrlq xmm3, 4                                     ;   179.7 p1      40 t1
        pxor xmm3, xmm1                                   ;   181.7 p1      40 t1
        psrlq xmm3, 0xe                                   ;   183.7 p1      40 t1
        pxor xmm7, xmm4                                   ;   182.7 p1      43 t1
        psllq xmm6, 0x17                                  ;   183.7 p1      40 t1
        pxor xmm6, xmm3                                   ;   185.7 p1      40 t1
        movdqa xmm3, [esi + 48]                           ;   109.3 p2      53 t1
        paddq xmm3, xmm0                                  ;   185.7 p1      53 t1
        paddq xmm3, [ebp + 416]                           ;   190.7 p2+p1   53 t1
        paddq xmm3, xmm7                                  ;   195.7 p1      53 t1
        movdqa xmm7, xmm5                                 ;   159.7 p0      39 v[4] copy
        movdqa xmm0, [ebp + 432]                          ;   112.0 p2      44 v[4]
        psllq xmm7, 6                                     ;   188.7 p1      39 v[4]
        movdqa [ebp + 416], xmm4                          ;   116.7 p0+p3   54 v[3] spill
        movdqa xmm4, xmm5                                 ;   159.7 p0      39 v[4] copy
        psrlq xmm4, 5                                     ;   189.7 p1      39 v[4]
        pxor xmm7, xmm5                                   ;   190.7 p1      39 v[4]
        pxor xmm4, xmm5                                   ;   191.7 p1      39 v[4]
        psllq xmm7, 5                                     ;   192.7 p1      39 v[4]
        psrlq xmm4, 6                                     ;   193.7 p1      39 v[4]
        pxor xmm7, xmm5                                   ;   194.7 p1      39 v[4]
        pxor xmm4, xmm5                                   ;   195.7 p1      39 v[4]
        pxor xmm0, xmm5                                   ;   196.7 p1      44 v[4]
        movdqa xmm5, [ebp + 384]                          ;   123.0 p2      42 w[3]
        psllq xmm5, 0x2a                                  ;   197.7 p1      42 w[3]
        paddq xmm3, xmm6                                  ;   200.7 p1      53 t1
        psllq xmm7, 0x19                                  ;   199.7 p1      39 v[4]
        psrlq xmm4, 0x1c                                  ;   200.7 p1      39 v[4]
        pxor xmm7, xmm4                                   ;   202.7 p1      39 v[4]
        movdqa xmm6, [ebp + 240]                          ;   126.7 p2      54 v[0]
        paddq xmm6, xmm3                                  ;   205.7 p1      54 v[0]
        movdqa xmm4, [ebp + 448]                          ;   145.7 p2      44 v[4]
        pand xmm4, xmm0                                   ;   203.7 p1      44 v[4]
        pxor xmm4, [ebp + 432]                            ;   205.7 p2+p1   44 v[4]
        paddq xmm3, xmm4                                  ;   207.7 p1      55 v[4]
        movdqa xmm4, [ebp + 384]                          ;   133.7 p2      42 w[3]
        pxor xmm4, xmm5                                   ;   206.7 p1      42 w[3]
        movdqa [ebp + 448], xmm0                          ;   198.7 p0+p3   44 v[4] spill
        movdqa xmm0, [ebp + 384]                          ;   134.7 p2      42 w[3]
        psllq xmm4, 3                                     ;   208.7 p1      42 w[3]
        movdqa xmm5, [ebp + 384]                          ;   135.7 p2      42 w[3]
        psrlq xmm5, 0x2a                                  ;   208.7 p1      42 w[3]
        paddq xmm3, xmm7                                  ;   212.7 p1      55 v[4]
        movdqa xmm7, [ebp + 384]                          ;   136.7 p2      42 w[3]
        pxor xmm7, xmm5                                   ;   210.7 p1      42 w[3]
        psrlq xmm7, 0xd                                   ;   212.7 p1      42 w[3]
        pxor xmm0, xmm7                                   ;   214.7 p1      42 w[3]
        movdqa xmm5, [ebp + 48]                           ;   137.7 p2      41 w[3]
        movdqa xmm7, [ebp + 48]                           ;   139.7 p2      41 w[3]
        psrlq xmm7, 1                                     ;   213.7 p1      41 w[3]
        psllq xmm5, 7                                     ;   214.7 p1      41 w[3]
        psrlq xmm0, 6                                     ;   216.7 p1      42 w[3]
        pxor xmm4, xmm0                                   ;   218.7 p1      42 w[3]
        movdqa xmm0, [ebp + 48]                           ;   145.7 p2      41 w[3] reload
        pxor xmm5, xmm0                                   ;   217.7 p1      41 w[3]
        pxor xmm7, xmm0                                   ;   218.7 p1      41 w[3]
        psrlq xmm7, 6                                     ;   220.7 p1      41 w[3]
        pxor xmm7, xmm0                                   ;   222.7 p1      41 w[3]
        paddq xmm4, [ebp + 96]                            ;   221.7 p2+p1   68 w[3]
        paddq xmm4, [ebp + 144]                           ;   226.7 p2+p1   68 w[3]
        psllq xmm5, 0x38                                  ;   223.7 p1      41 w[3]
        psrlq xmm7, 1                                     ;   224.7 p1      41 w[3]
        pxor xmm5, xmm7                                   ;   226.7 p1      41 w[3]
        paddq xmm4, xmm5                                  ;   231.7 p1      68 w[3]
        movdqa xmm5, xmm2                                 ;   150.7 p0      43 t1 copy
        pxor xmm5, xmm1                                   ;   227.7 p1      43 t1
        movdqa xmm7, xmm6                                 ;   210.7 p0      40 t1 copy
        psllq xmm7, 4                                     ;   228.7 p1      40 t1
        pxor xmm7, xmm6                                   ;   230.7 p1      40 t1
        pand xmm5, xmm6                                   ;   230.7 p1      43 t1
        pxor xmm5, xmm2                                   ;   232.7 p1      43 t1
        paddq xmm5, xmm0                                  ;   234.7 p1      53 t1
        movdqa xmm0, xmm6                                 ;   210.7 p0      40 t1 copy
        psrlq xmm0, 0x17                                  ;   233.7 p1      40 t1
        psllq xmm7, 0x17                                  ;   234.7 p1      40 t1
        pxor xmm7, xmm6                                   ;   236.7 p1      40 t1
        pxor xmm0, xmm6                                   ;   236.7 p1      40 t1
        psrlq xmm0, 4                                     ;   238.7 p1      40 t1
        psllq xmm7, 0x17                                  ;   238.7 p1      40 t1
        pxor xmm0, xmm6                                   ;   240.7 p1      40 t1
        psrlq xmm0, 0xe                                   ;   242.7 p1      40 t1
        pxor xmm7, xmm0                                   ;   244.7 p1      40 t1
        movdqa xmm0, [ebp + 464]                          ;   161.0 p2      54 v[7]
        paddq xmm5, [esi + 64]                            ;   242.7 p2+p1   53 t1
        paddq xmm5, [ebp + 416]                           ;   247.7 p2+p1   53 t1
        paddq xmm5, xmm7                                  ;   252.7 p1      53 t1
        movdqa [ebp + 416], xmm2                          ;   165.0 p0+p3   54 v[2] spill
        movdqa xmm2, [ebp + 448]                          ;   198.7 p2      44 v[3]
        movdqa [ebp + 464], xmm4                          ;   236.7 p0+p3   68 w[3] spill
        movdqa xmm4, [ebp + 496]                          ;   166.7 p2      44 v[3]
        pxor xmm4, xmm3                                   ;   245.7 p1      44 v[3]
        pand xmm2, xmm4                                   ;   247.7 p1      44 v[3]
        movdqa [ebp + 448], xmm4                          ;   247.7 p0+p3   44 v[3] spill
        movdqa xmm4, xmm3                                 ;   217.7 p0      39 v[3] copy
        psrlq xmm4, 5                                     ;   247.7 p1      39 v[3]
        pxor xmm4, xmm3                                   ;   249.7 p1      39 v[3]
        movdqa xmm7, xmm3                                 ;   217.7 p0      39 v[3] copy
        psllq xmm7, 6                                     ;   249.7 p1      39 v[3]
        pxor xmm7, xmm3                                   ;   251.7 p1      39 v[3]
        psrlq xmm4, 6                                     ;   251.7 p1      39 v[3]
        psllq xmm7, 5                                     ;   253.7 p1      39 v[3]
        pxor xmm7, xmm3                                   ;   255.7 p1      39 v[3]
        pxor xmm4, xmm3                                   ;   254.7 p1      39 v[3]
        psllq xmm7, 0x19                                  ;   257.7 p1      39 v[3]
        psrlq xmm4, 0x1c                                  ;   256.7 p1      39 v[3]
        pxor xmm7, xmm4                                   ;   259.7 p1      39 v[3]
        movdqa [ebp + 512], xmm3                          ;   217.7 p0+p3   55 v[4] spill
        movdqa xmm3, [ebp + 480]                          ;   183.7 p2      42 w[4]
        psllq xmm3, 0x2a                                  ;   258.7 p1      42 w[4]
        movdqa xmm4, [ebp + 496]                          ;   184.7 p2      44 v[3]
        pxor xmm4, xmm2                                   ;   259.7 p1      44 v[3]
        movdqa xmm2, [ebp + 480]                          ;   185.7 p2      42 w[4]
        pxor xmm2, xmm3                                   ;   260.7 p1      42 w[4]
        paddq xmm0, xmm5                                  ;   261.7 p1      54 v[7]
        movdqa xmm3, [ebp + 480]                          ;   186.7 p2      42 w[4]
        psrlq xmm3, 0x2a                                  ;   262.7 p1      42 w[4]
        paddq xmm5, xmm4                                  ;   263.7 p1      55 v[3]
        paddq xmm5, xmm7                                  ;   268.7 p1      55 v[3]
        movdqa xmm4, [ebp + 480]                          ;   187.7 p2      42 w[4]
        pxor xmm4, xmm3                                   ;   265.7 p1      42 w[4]
        movdqa xmm7, [ebp + 480]                          ;   188.7 p2      42 w[4]
        psrlq xmm4, 0xd                                   ;   267.7 p1      42 w[4]
        pxor xmm7, xmm4                                   ;   269.7 p1      42 w[4]
        psllq xmm2, 3                                     ;   268.7 p1      42 w[4]
        movdqa xmm3, [ebp + 80]                           ;   200.7 p2      41 w[4]
        psllq xmm3, 7                                     ;   269.7 p1      41 w[4]
        movdqa xmm4, [ebp + 80]                           ;   201.7 p2      41 w[4] reload
        pxor xmm3, xmm4                                   ;   271.7 p1      41 w[4]
        psrlq xmm7, 6                                     ;   271.7 p1      42 w[4]
        pxor xmm2, xmm7                                   ;   273.7 p1      42 w[4]
        psllq xmm3, 0x38                                  ;   273.7 p1      41 w[4]
        movdqa xmm7, [ebp + 80]                           ;   203.0 p2      41 w[4]
        psrlq xmm7, 1                                     ;   274.7 p1      41 w[4]
        pxor xmm7, xmm4                                   ;   276.7 p1      41 w[4]
        psrlq xmm7, 6                                     ;   278.7 p1      41 w[4]
        pxor xmm7, xmm4                                   ;   280.7 p1      41 w[4]
        paddq xmm2, [ebp + 48]                            ;   278.7 p2+p1   68 w[4]
        psrlq xmm7, 1                                     ;   282.7 p1      41 w[4]
        pxor xmm3, xmm7                                   ;   284.7 p1      41 w[4]
        paddq xmm2, [ebp + 224]                           ;   283.7 p2+p1   68 w[4]
        paddq xmm2, xmm3                                  ;   288.7 p1      68 w[4]
        movdqa [ebp + 528], xmm2                          ;   293.7 p0+p3   68 w[4] spill
        movdqa xmm2, xmm0                                 ;   266.7 p0      40 t1 copy
        psrlq xmm2, 0x17                                  ;   283.7 p1      40 t1
        movdqa xmm3, xmm1                                 ;   211.0 p0      43 t1 copy
        movdqa xmm7, xmm0                                 ;   266.7 p0      40 t1 copy
        psllq xmm7, 4                                     ;   284.7 p1      40 t1
        pxor xmm3, xmm6                                   ;   285.7 p1      43 t1
        pand xmm3, xmm0                                   ;   287.7 p1      43 t1
        pxor xmm2, xmm0                                   ;   287.7 p1      40 t1
        pxor xmm7, xmm0                                   ;   288.7 p1      40 t1
        psrlq xmm2, 4                                     ;   289.7 p1      40 t1
        psllq xmm7, 0x17                                  ;   290.7 p1      40 t1
        pxor xmm2, xmm0                                   ;   291.7 p1      40 t1
        pxor xmm7, xmm0                                   ;   292.7 p1      40 t1
        psrlq xmm2, 0xe                                   ;   293.7 p1      40 t1
        psllq xmm7, 0x17                                  ;   294.7 p1      40 t1
        pxor xmm7, xmm2                                   ;   296.7 p1      40 t1
        pxor xmm3, xmm1                                   ;   296.7 p1      43 t1
        movdqa xmm2, [ebp + 416]                          ;   218.3 p2      53 t1
        paddq xmm2, xmm4                                  ;   297.7 p1      53 t1
        paddq xmm2, [esi + 80]                            ;   302.7 p2+p1   53 t1
        paddq xmm2, xmm3                                  ;   307.7 p1      53 t1
        movdqa xmm3, [ebp + 432]                          ;   220.3 p2      54 v[6]
        movdqa xmm4, [ebp + 512]                          ;   221.3 p2      44 v[2]
        pxor xmm4, xmm5                                   ;   300.7 p1      44 v[2]
        movdqa [ebp + 432], xmm1                          ;   221.0 p0+p3   54 v[1] spill
        movdqa xmm1, [ebp + 448]                          ;   247.7 p2      44 v[2]
        movdqa [ebp + 448], xmm4                          ;   302.7 p0+p3   44 v[2] spill
        pand xmm1, xmm4                                   ;   302.7 p1      44 v[2]
        movdqa xmm4, xmm5                                 ;   273.7 p0      39 v[2] copy
        psrlq xmm4, 5                                     ;   302.7 p1      39 v[2]
        paddq xmm2, xmm7                                  ;   312.7 p1      53 t1
        movdqa xmm7, xmm5                                 ;   273.7 p0      39 v[2] copy
        psllq xmm7, 6                                     ;   304.7 p1      39 v[2]
        pxor xmm7, xmm5                                   ;   306.7 p1      39 v[2]
        pxor xmm4, xmm5                                   ;   306.7 p1      39 v[2]
        psllq xmm7, 5                                     ;   308.7 p1      39 v[2]
        psrlq xmm4, 6                                     ;   308.7 p1      39 v[2]
        pxor xmm4, xmm5                                   ;   310.7 p1      39 v[2]
        pxor xmm7, xmm5                                   ;   310.7 p1      39 v[2]
        psrlq xmm4, 0x1c                                  ;   312.7 p1      39 v[2]
        psllq xmm7, 0x19                                  ;   312.7 p1      39 v[2]
        pxor xmm7, xmm4                                   ;   314.7 p1      39 v[2]
        movdqa xmm4, [ebp + 512]                          ;   239.0 p2      44 v[2]
        movdqa [ebp + 416], xmm5                          ;   273.7 p0+p3   55 v[3] spill
        movdqa xmm5, [ebp + 464]                          ;   240.3 p2      42 w[5]
        psllq xmm5, 0x2a                                  ;   314.7 p1      42 w[5]
        pxor xmm4, xmm1                                   ;   315.7 p1      44 v[2]
        movdqa xmm1, [ebp + 464]                          ;   241.3 p2      42 w[5]
        pxor xmm1, xmm5                                   ;   316.7 p1      42 w[5]
        psllq xmm1, 3                                     ;   318.7 p1      42 w[5]
        movdqa xmm5, [ebp + 464]                          ;   242.7 p2      42 w[5]
        psrlq xmm5, 0x2a                                  ;   318.7 p1      42 w[5]
        paddq xmm3, xmm2                                  ;   319.7 p1      54 v[6]
        paddq xmm2, xmm4                                  ;   320.7 p1      55 v[2]
        movdqa xmm4, [ebp + 464]                          ;   247.7 p2      42 w[5]
        pxor xmm4, xmm5                                   ;   321.7 p1      42 w[5]
        paddq xmm2, xmm7                                  ;   325.7 p1      55 v[2]
        psrlq xmm4, 0xd                                   ;   323.7 p1      42 w[5]
        movdqa xmm7, [ebp + 464]                          ;   257.7 p2      42 w[5]
        pxor xmm7, xmm4                                   ;   325.7 p1      42 w[5]
        psrlq xmm7, 6                                     ;   327.7 p1      42 w[5]
        pxor xmm1, xmm7                                   ;   329.7 p1      42 w[5]
        movdqa xmm7, [ebp + 192]                          ;   259.0 p2      41 w[5]
        psrlq xmm7, 1                                     ;   327.7 p1      41 w[5]
        movdqa xmm5, [ebp + 192]                          ;   260.0 p2      41 w[5]
        movdqa xmm4, [ebp + 192]                          ;   261.0 p2      41 w[5] reload
        pxor xmm7, xmm4                                   ;   329.7 p1      41 w[5]
        psrlq xmm7, 6                                     ;   331.7 p1      41 w[5]
        psllq xmm5, 7                                     ;   330.7 p1      41 w[5]
        pxor xmm5, xmm4                                   ;   332.7 p1      41 w[5]
        pxor xmm7, xmm4                                   ;   333.7 p1      41 w[5]
        psllq xmm5, 0x38                                  ;   334.7 p1      41 w[5]
        psrlq xmm7, 1                                     ;   335.7 p1      41 w[5]
        pxor xmm5, xmm7                                   ;   337.7 p1      41 w[5]
        movdqa xmm7, xmm3                                 ;   324.7 p0      40 t1 copy
        paddq xmm1, [ebp + 80]                            ;   336.7 p2+p1   68 w[5]
        psllq xmm7, 4                                     ;   337.7 p1      40 t1
        pxor xmm7, xmm3                                   ;   339.7 p1      40 t1
        paddq xmm1, [ebp + 208]                           ;   341.7 p2+p1   68 w[5]
        paddq xmm1, xmm5                                  ;   346.7 p1      68 w[5]
        movdqa [ebp + 544], xmm2                          ;   330.7 p0+p3   55 v[2] spill
        movdqa xmm5, xmm6                                 ;   266.7 p0      43 t1 copy
        pxor xmm5, xmm0                                   ;   341.7 p1      43 t1
        pand xmm5, xmm3                                   ;   343.7 p1      43 t1
        psllq xmm7, 0x17                                  ;   343.7 p1      40 t1
        pxor xmm5, xmm6                                   ;   345.7 p1      43 t1
        paddq xmm5, xmm4                                  ;   347.7 p1      53 t1
        movdqa xmm4, xmm3                                 ;   324.7 p0      40 t1 copy
        psrlq xmm4, 0x17                                  ;   346.7 p1      40 t1
        pxor xmm4, xmm3                                   ;   348.7 p1      40 t1
        pxor xmm7, xmm3                                   ;   348.7 p1      40 t1
        psrlq xmm4, 4                                     ;   350.7 p1      40 t1
        psllq xmm7, 0x17                                  ;   350.7 p1      40 t1
        pxor xmm4, xmm3                                   ;   352.7 p1      40 t1
        psrlq xmm4, 0xe                                   ;   354.7 p1      40 t1
        pxor xmm7, xmm4                                   ;   356.7 p1      40 t1
        movdqa xmm4, [ebp + 496]                          ;   275.3 p2      54 v[5]
        paddq xmm5, [esi + 96]                            ;   354.7 p2+p1   53 t1
        movdqa [ebp + 496], xmm1                          ;   351.7 p0+p3   68 w[5] spill
        movdqa xmm1, [ebp + 416]                          ;   277.3 p2      44 v[1]
        paddq xmm5, [ebp + 432]                           ;   359.7 p2+p1   53 t1
        movdqa [ebp + 432], xmm6                          ;   278.3 p0+p3   54 v[0] spill
        movdqa xmm6, [ebp + 448]                          ;   302.7 p2      44 v[1]
        pxor xmm1, xmm2                                   ;   356.7 p1      44 v[1]
        movdqa [ebp + 448], xmm1                          ;   358.7 p0+p3   44 v[1] spill
        pand xmm6, xmm1                                   ;   358.7 p1      44 v[1]
        movdqa xmm1, xmm2                                 ;   330.7 p0      39 v[1] copy
        paddq xmm5, xmm7                                  ;   364.7 p1      53 t1
        psrlq xmm1, 5                                     ;   359.7 p1      39 v[1]
        pxor xmm1, xmm2                                   ;   361.7 p1      39 v[1]
        movdqa xmm7, xmm2                                 ;   330.7 p0      39 v[1] copy
        psllq xmm7, 6                                     ;   361.7 p1      39 v[1]
        pxor xmm7, xmm2                                   ;   363.7 p1      39 v[1]
        psrlq xmm1, 6                                     ;   363.7 p1      39 v[1]
        psllq xmm7, 5                                     ;   365.7 p1      39 v[1]
        pxor xmm1, xmm2                                   ;   365.7 p1      39 v[1]
        pxor xmm7, xmm2                                   ;   367.7 p1      39 v[1]
        psllq xmm7, 0x19                                  ;   369.7 p1      39 v[1]
        psrlq xmm1, 0x1c                                  ;   368.7 p1      39 v[1]
        pxor xmm7, xmm1                                   ;   371.7 p1      39 v[1]
        movdqa xmm1, [ebp + 416]                          ;   296.7 p2      44 v[1]
        pxor xmm1, xmm6                                   ;   370.7 p1      44 v[1]
        movdqa xmm2, [ebp + 528]                          ;   297.7 p2      42 w[6]
        psllq xmm2, 0x2a                                  ;   371.7 p1      42 w[6]
        movdqa xmm6, [ebp + 528]                          ;   298.7 p2      42 w[6]
        pxor xmm6, xmm2                                   ;   373.7 p1      42 w[6]
        movdqa xmm2, [ebp + 528]                          ;   299.7 p2      42 w[6]
        psrlq xmm2, 0x2a                                  ;   373.7 p1      42 w[6]
        paddq xmm4, xmm5                                  ;   374.7 p1      54 v[5]
        paddq xmm5, xmm1                                  ;   375.7 p1      55 v[1]
        paddq xmm5, xmm7                                  ;   380.7 p1      55 v[1]
        movdqa xmm1, [ebp + 528]                          ;   300.7 p2      42 w[6]
        movdqa xmm7, [ebp + 528]                          ;   302.7 p2      42 w[6]
        pxor xmm1, xmm2                                   ;   377.7 p1      42 w[6]
        psrlq xmm1, 0xd                                   ;   379.7 p1      42 w[6]
        pxor xmm7, xmm1                                   ;   381.7 p1      42 w[6]
        movdqa xmm1, [ebp + 16]                           ;   313.0 p2      41 w[6]
        psllq xmm1, 7                                     ;   380.7 p1      41 w[6]
        movdqa xmm2, [ebp + 16]                           ;   314.0 p2      41 w[6] reload
        psllq xmm6, 3                                     ;   381.7 p1      42 w[6]
        pxor xmm1, xmm2                                   ;   382.7 p1      41 w[6]
        psrlq xmm7, 6                                     ;   383.7 p1      42 w[6]
        pxor xmm6, xmm7                                   ;   385.7 p1      42 w[6]
        paddq xmm6, [ebp + 192]                           ;   387.7 p2+p1   68 w[6]
        paddq xmm6, [ebp + 176]                           ;   392.7 p2+p1   68 w[6]
        movdqa xmm7, [ebp + 16]                           ;   317.7 p2      41 w[6]
        psrlq xmm7, 1                                     ;   387.7 p1      41 w[6]
        pxor xmm7, xmm2                                   ;   389.7 p1      41 w[6]
        psllq xmm1, 0x38                                  ;   389.7 p1      41 w[6]
        psrlq xmm7, 6                                     ;   391.7 p1      41 w[6]
        pxor xmm7, xmm2                                   ;   393.7 p1      41 w[6]
        psrlq xmm7, 1                                     ;   395.7 p1      41 w[6]
        pxor xmm1, xmm7                                   ;   397.7 p1      41 w[6]
        paddq xmm6, xmm1                                  ;   399.7 p1      68 w[6]
        movdqa [ebp + 560], xmm6                          ;   404.7 p0+p3   68 w[6] spill
        movdqa xmm6, xmm4                                 ;   379.7 p0      40 t1 copy
        psrlq xmm6, 0x17                                  ;   395.7 p1      40 t1
        pxor xmm6, xmm4                                   ;   397.7 p1      40 t1
        psrlq xmm6, 4                                     ;   399.7 p1      40 t1
        movdqa xmm7, xmm4                                 ;   379.7 p0      40 t1 copy
        psllq xmm7, 4                                     ;   398.7 p1      40 t1
        pxor xmm7, xmm4                                   ;   400.7 p1      40 t1
        pxor xmm6, xmm4                                   ;   401.7 p1      40 t1
        movdqa xmm1, xmm0                                 ;   324.0 p0      43 t1 copy
        pxor xmm1, xmm3                                   ;   401.7 p1      43 t1
        pand xmm1, xmm4                                   ;   403.7 p1      43 t1
        pxor xmm1, xmm0                                   ;   405.7 p1      43 t1
        psllq xmm7, 0x17                                  ;   404.7 p1      40 t1
        pxor xmm7, xmm4                                   ;   406.7 p1      40 t1
        psllq xmm7, 0x17                                  ;   408.7 p1      40 t1
        psrlq xmm6, 0xe                                   ;   407.7 p1      40 t1
        pxor xmm7, xmm6                                   ;   410.7 p1      40 t1
        movdqa xmm6, [ebp + 432]                          ;   331.0 p2      53 t1
        paddq xmm6, xmm2                                  ;   409.7 p1      53 t1
        movdqa xmm2, [ebp + 544]                          ;   332.0 p2      44 v[0]
        paddq xmm6, [esi + 112]                           ;   414.7 p2+p1   53 t1
        paddq xmm6, xmm1                                  ;   419.7 p1      53 t1
        pxor xmm2, xmm5                                   ;   412.7 p1      44 v[0]
        movdqa xmm1, [ebp + 512]                          ;   334.0 p2      54 v[4]
        movdqa [ebp + 512], xmm0                          ;   333.7 p0+p3   54 v[7] spill
        movdqa xmm0, [ebp + 448]                          ;   358.7 p2      44 v[0]
        pand xmm0, xmm2                                   ;   414.7 p1      44 v[0]
        movdqa [ebp + 448], xmm2                          ;   414.7 p0+p3   44 v[0] spill
        movdqa xmm2, xmm5                                 ;   385.7 p0      39 v[0] copy
        paddq xmm6, xmm7                                  ;   424.7 p1      53 t1
        movdqa xmm7, xmm5                                 ;   385.7 p0      39 v[0] copy
        psrlq xmm2, 5                                     ;   415.7 p1      39 v[0]
        psllq xmm7, 6                                     ;   416.7 p1      39 v[0]
        pxor xmm7, xmm5                                   ;   418.7 p1      39 v[0]
        pxor xmm2, xmm5                                   ;   418.7 p1      39 v[0]
        psllq xmm7, 5                                     ;   420.7 p1      39 v[0]
        psrlq xmm2, 6                                     ;   420.7 p1      39 v[0]
        movdqa [ebp + 432], xmm5                          ;   385.7 p0+p3   55 v[1] spill
        pxor xmm7, xmm5                                   ;   422.7 p1      39 v[0]
        pxor xmm2, xmm5                                   ;   422.7 p1      39 v[0]
        movdqa xmm5, [ebp + 496]                          ;   352.3 p2      42 w[7]
        psllq xmm7, 0x19                                  ;   424.7 p1      39 v[0]
        paddq xmm1, xmm6                                  ;   429.7 p1      54 v[4]
        psrlq xmm2, 0x1c                                  ;   425.7 p1      39 v[0]
        psllq xmm5, 0x2a                                  ;   426.7 p1      42 w[7]
        pxor xmm7, xmm2                                   ;   427.7 p1      39 v[0]
        movdqa xmm2, [ebp + 544]                          ;   354.3 p2      44 v[0]
        pxor xmm2, xmm0                                   ;   428.7 p1      44 v[0]
        movdqa xmm0, [ebp + 496]                          ;   355.3 p2      42 w[7]
        pxor xmm0, xmm5                                   ;   429.7 p1      42 w[7]
        movdqa xmm5, [ebp + 496]                          ;   356.3 p2      42 w[7]
        psrlq xmm5, 0x2a                                  ;   430.7 p1      42 w[7]
        paddq xmm6, xmm2                                  ;   431.7 p1      55 v[0]
        movdqa xmm2, [ebp + 496]                          ;   357.3 p2      42 w[7]
        pxor xmm2, xmm5                                   ;   432.7 p1      42 w[7]
        movdqa xmm5, [ebp + 160]                          ;   359.0 p2      41 w[7]
        psrlq xmm2, 0xd                                   ;   434.7 p1      42 w[7]
        psllq xmm0, 3                                     ;   434.7 p1      42 w[7]
        paddq xmm6, xmm7                                  ;   436.7 p1      55 v[0]
        movdqa xmm7, [ebp + 496]                          ;   360.7 p2      42 w[7]
        pxor xmm7, xmm2                                   ;   436.7 p1      42 w[7]
        psrlq xmm7, 6                                     ;   438.7 p1      42 w[7]
        pxor xmm0, xmm7                                   ;   440.7 p1      42 w[7]
        movdqa xmm7, [ebp + 160]                          ;   365.3 p2      41 w[7]
        psrlq xmm7, 1                                     ;   439.7 p1      41 w[7]
        movdqa xmm2, [ebp + 160]                          ;   366.3 p2      41 w[7] reload
        pxor xmm7, xmm2                                   ;   441.7 p1      41 w[7]
        psrlq xmm7, 6                                     ;   443.7 p1      41 w[7]
        psllq xmm5, 7                                     ;   442.7 p1      41 w[7]
        pxor xmm5, xmm2                                   ;   444.7 p1      41 w[7]
        pxor xmm7, xmm2                                   ;   445.7 p1      41 w[7]
        psllq xmm5, 0x38                                  ;   446.7 p1      41 w[7]
        psrlq xmm7, 1                                     ;   447.7 p1      41 w[7]
        pxor xmm5, xmm7                                   ;   449.7 p1      41 w[7]
        movdqa xmm7, [ebp + 400]                          ;   370.7 p2      68 w[7]
        paddq xmm7, [ebp + 16]                            ;   448.7 p2+p1   68 w[7]
        paddq xmm7, xmm0                                  ;   453.7 p1      68 w[7]
        movdqa xmm0, xmm1                                 ;   434.7 p0      40 t1 copy
        psllq xmm0, 4                                     ;   450.7 p1      40 t1
        pxor xmm0, xmm1                                   ;   452.7 p1      40 t1
        paddq xmm7, xmm5                                  ;   458.7 p1      68 w[7]
        movdqa xmm5, xmm3                                 ;   373.3 p0      43 t1 copy
        psllq xmm0, 0x17                                  ;   454.7 p1      40 t1
        pxor xmm5, xmm4                                   ;   454.7 p1      43 t1
        pand xmm5, xmm1                                   ;   456.7 p1      43 t1
        pxor xmm5, xmm3                                   ;   458.7 p1      43 t1
        pxor xmm0, xmm1                                   ;   457.7 p1      40 t1
        paddq xmm5, xmm2                                  ;   460.7 p1      53 t1
        paddq xmm5, [esi + 128]                           ;   465.7 p2+p1   53 t1
        paddq xmm5, [ebp + 512]                           ;   470.7 p2+p1   53 t1
        movdqa [ebp + 512], xmm3                          ;   380.7 p0+p3   54 v[6] spill
        movdqa xmm3, [ebp + 448]                          ;   414.7 p2      44 v[7]
        movdqa xmm2, xmm1                                 ;   434.7 p0      40 t1 copy
        psrlq xmm2, 0x17                                  ;   461.7 p1      40 t1
        pxor xmm2, xmm1                                   ;   463.7 p1      40 t1
        psrlq xmm2, 4                                     ;   465.7 p1      40 t1
        psllq xmm0, 0x17                                  ;   464.7 p1      40 t1
        pxor xmm2, xmm1                                   ;   467.7 p1      40 t1
        psrlq xmm2, 0xe                                   ;   469.7 p1      40 t1
        pxor xmm0, xmm2                                   ;   471.7 p1      40 t1
        movdqa [ebp + 576], xmm6                          ;   441.7 p0+p3   55 v[0] spill
        movdqa xmm2, [ebp + 416]                          ;   389.3 p2      54 v[3]
        movdqa [ebp + 416], xmm7                          ;   463.7 p0+p3   68 w[7] spill
        movdqa xmm7, [ebp + 432]                          ;   397.7 p2      44 v[7]
        pxor xmm7, xmm6                                   ;   468.7 p1      44 v[7]
        movdqa [ebp + 448], xmm7                          ;   470.7 p0+p3   44 v[7] spill
        pand xmm3, xmm7                                   ;   470.7 p1      44 v[7]
        movdqa xmm7, xmm6                                 ;   441.7 p0      39 v[7] copy
        psrlq xmm7, 5                                     ;   470.7 p1      39 v[7]
        paddq xmm5, xmm0                                  ;   475.7 p1      53 t1
        movdqa xmm0, xmm6                                 ;   441.7 p0      39 v[7] copy
        psllq xmm0, 6                                     ;   472.7 p1      39 v[7]
        pxor xmm7, xmm6                                   ;   473.7 p1      39 v[7]
        pxor xmm0, xmm6                                   ;   474.7 p1      39 v[7]
        psrlq xmm7, 6                                     ;   475.7 p1      39 v[7]
        psllq xmm0, 5                                     ;   476.7 p1      39 v[7]
        pxor xmm0, xmm6                                   ;   478.7 p1      39 v[7]
        pxor xmm7, xmm6                                   ;   478.7 p1      39 v[7]
        psllq xmm0, 0x19                                  ;   480.7 p1      39 v[7]
        psrlq xmm7, 0x1c                                  ;   480.7 p1      39 v[7]
        pxor xmm0, xmm7                                   ;   482.7 p1      39 v[7]
        movdqa xmm7, [ebp + 432]                          ;   407.7 p2      44 v[7]
        movdqa xmm6, [ebp + 560]                          ;   408.7 p2      42 w[8]
        psllq xmm6, 0x2a                                  ;   482.7 p1      42 w[8]
        pxor xmm7, xmm3                                   ;   483.7 p1      44 v[7]
        movdqa xmm3, [ebp + 560]                          ;   409.7 p2      42 w[8]
        pxor xmm3, xmm6                                   ;   484.7 p1      42 w[8]
        movdqa xmm6, [ebp + 560]                          ;   410.7 p2      42 w[8]
        psrlq xmm6, 0x2a                                  ;   485.7 p1      42 w[8]
        paddq xmm2, xmm5                                  ;   486.7 p1      54 v[3]
        paddq xmm5, xmm7                                  ;   487.7 p1      55 v[7]
        paddq xmm5, xmm0                                  ;   492.7 p1      55 v[7]
        movdqa xmm0, [ebp + 560]                          ;   413.0 p2      42 w[8]
        movdqa xmm7, [ebp + 560]                          ;   414.7 p2      42 w[8]
        pxor xmm7, xmm6                                   ;   489.7 p1      42 w[8]
        psrlq xmm7, 0xd                                   ;   491.7 p1      42 w[8]
        pxor xmm0, xmm7                                   ;   493.7 p1      42 w[8]
        movdqa xmm7, [ebp + 0]                            ;   424.7 p2      41 w[8]
        psrlq xmm7, 1                                     ;   492.7 p1      41 w[8]
        psrlq xmm0, 6                                     ;   495.7 p1      42 w[8]
        movdqa xmm6, [ebp + 0]                            ;   425.7 p2      41 w[8]
        psllq xmm3, 3                                     ;   494.7 p1      42 w[8]
        psllq xmm6, 7                                     ;   495.7 p1      41 w[8]
        pxor xmm3, xmm0                                   ;   497.7 p1      42 w[8]
        movdqa xmm0, [ebp + 0]                            ;   427.0 p2      68 w[0] reload
        pxor xmm6, xmm0                                   ;   497.7 p1      41 w[8]
        pxor xmm7, xmm0                                   ;   498.7 p1      41 w[8]
        psrlq xmm7, 6                                     ;   500.7 p1      41 w[8]
        pxor xmm7, xmm0                                   ;   502.7 p1      41 w[8]
        psllq xmm6, 0x38                                  ;   501.7 p1      41 w[8]
        psrlq xmm7, 1                                     ;   504.7 p1      41 w[8]
        pxor xmm6, xmm7                                   ;   506.7 p1      41 w[8]
        movdqa xmm7, [ebp + 384]                          ;   431.3 p2      68 w[8]
        paddq xmm7, [ebp + 160]                           ;   504.7 p2+p1   68 w[8]
        paddq xmm7, xmm3                                  ;   509.7 p1      68 w[8]
        paddq xmm7, xmm6                                  ;   514.7 p1      68 w[8]
        movdqa xmm6, xmm4                                 ;   433.0 p0      43 t1 copy
        pxor xmm6, xmm1                                   ;   507.7 p1      43 t1
        pand xmm6, xmm2                                   ;   509.7 p1      43 t1
        movdqa [ebp + 592], xmm7                          ;   519.7 p0+p3   68 w[8] spill
        movdqa xmm7, xmm2                                 ;   491.7 p0      40 t1 copy
        psrlq xmm7, 0x17                                  ;   509.7 p1      40 t1
        pxor xmm7, xmm2                                   ;   511.7 p1      40 t1
        movdqa xmm3, xmm2                                 ;   491.7 p0      40 t1 copy
        psllq xmm3, 4                                     ;   511.7 p1      40 t1
        pxor xmm3, xmm2                                   ;   513.7 p1      40 t1
        psrlq xmm7, 4                                     ;   513.7 p1      40 t1
        psllq xmm3, 0x17                                  ;   515.7 p1      40 t1
        pxor xmm7, xmm2                                   ;   515.7 p1      40 t1
        pxor xmm3, xmm2                                   ;   517.7 p1      40 t1
        psllq xmm3, 0x17                                  ;   519.7 p1      40 t1
        psrlq xmm7, 0xe                                   ;   518.7 p1      40 t1
        pxor xmm6, xmm4                                   ;   519.7 p1      43 t1
        pxor xmm3, xmm7                                   ;   521.7 p1      40 t1
        movdqa xmm7, [ebp + 512]                          ;   439.3 p2      53 t1
        paddq xmm7, xmm0                                  ;   521.7 p1      53 t1
        paddq xmm7, [esi + 144]                           ;   526.7 p2+p1   53 t1
        paddq xmm7, xmm6                                  ;   531.7 p1      53 t1
        movdqa xmm6, [ebp + 544]                          ;   443.0 p2      54 v[2]
        movdqa [ebp + 544], xmm4                          ;   443.3 p0+p3   54 v[5] spill
        movdqa xmm4, [ebp + 448]                          ;   470.7 p2      44 v[6]
        movdqa [ebp + 512], xmm5                          ;   497.7 p0+p3   55 v[7] spill
        movdqa xmm0, [ebp + 576]                          ;   445.7 p2      44 v[6]
        pxor xmm0, xmm5                                   ;   524.7 p1      44 v[6]
        pand xmm4, xmm0                                   ;   526.7 p1      44 v[6]
        movdqa [ebp + 448], xmm0                          ;   526.7 p0+p3   44 v[6] spill
        movdqa xmm0, xmm5                                 ;   497.7 p0      39 v[6] copy
        psrlq xmm0, 5                                     ;   526.7 p1      39 v[6]
        pxor xmm0, xmm5                                   ;   528.7 p1      39 v[6]
        psrlq xmm0, 6                                     ;   530.7 p1      39 v[6]
        paddq xmm7, xmm3                                  ;   536.7 p1      53 t1
        movdqa xmm3, xmm5                                 ;   497.7 p0      39 v[6] copy
        psllq xmm3, 6                                     ;   530.7 p1      39 v[6]
        pxor xmm3, xmm5                                   ;   532.7 p1      39 v[6]
        pxor xmm0, xmm5                                   ;   532.7 p1      39 v[6]
        psllq xmm3, 5                                     ;   534.7 p1      39 v[6]
        psrlq xmm0, 0x1c                                  ;   534.7 p1      39 v[6]
        pxor xmm3, xmm5                                   ;   536.7 p1      39 v[6]
        psllq xmm3, 0x19                                  ;   538.7 p1      39 v[6]
        pxor xmm3, xmm0                                   ;   540.7 p1      39 v[6]
        movdqa xmm0, [ebp + 576]                          ;   465.7 p2      44 v[6]
        pxor xmm0, xmm4                                   ;   538.7 p1      44 v[6]
        movdqa xmm5, [ebp + 416]                          ;   470.7 p2      42 w[9]
        psllq xmm5, 0x2a                                  ;   539.7 p1      42 w[9]
        movdqa xmm4, [ebp + 416]                          ;   475.7 p2      42 w[9]
        pxor xmm4, xmm5                                   ;   541.7 p1      42 w[9]
        movdqa xmm5, [ebp + 416]                          ;   476.7 p2      42 w[9]
        paddq xmm6, xmm7                                  ;   541.7 p1      54 v[2]
        paddq xmm7, xmm0                                  ;   542.7 p1      55 v[6]
        psrlq xmm5, 0x2a                                  ;   543.7 p1      42 w[9]
        movdqa xmm0, [ebp + 416]                          ;   477.7 p2      42 w[9]
        pxor xmm0, xmm5                                   ;   545.7 p1      42 w[9]
        psrlq xmm0, 0xd                                   ;   547.7 p1      42 w[9]
        paddq xmm7, xmm3                                  ;   547.7 p1      55 v[6]
        movdqa xmm3, [ebp + 416]                          ;   479.0 p2      42 w[9]
        pxor xmm3, xmm0                                   ;   549.7 p1      42 w[9]
        movdqa xmm0, [ebp + 112]                          ;   480.0 p2      41 w[9]
        psllq xmm4, 3                                     ;   548.7 p1      42 w[9]
        psrlq xmm3, 6                                     ;   551.7 p1      42 w[9]
        pxor xmm4, xmm3                                   ;   553.7 p1      42 w[9]
        psrlq xmm0, 1                                     ;   551.7 p1      41 w[9]
        movdqa xmm3, [ebp + 112]                          ;   481.3 p2      68 w[1] reload
        pxor xmm0, xmm3                                   ;   553.7 p1      41 w[9]
        psrlq xmm0, 6                                     ;   555.7 p1      41 w[9]
        pxor xmm0, xmm3                                   ;   557.7 p1      41 w[9]
        movdqa xmm5, [ebp + 112]                          ;   482.7 p2      41 w[9]
        psllq xmm5, 7                                     ;   555.7 p1      41 w[9]
        pxor xmm5, xmm3                                   ;   557.7 p1      41 w[9]
        psrlq xmm0, 1                                     ;   559.7 p1      41 w[9]
        psllq xmm5, 0x38                                  ;   559.7 p1      41 w[9]
        pxor xmm5, xmm0                                   ;   561.7 p1      41 w[9]
        movdqa xmm0, [ebp + 480]                          ;   484.7 p2      68 w[9]
        paddq xmm0, [ebp + 0]                             ;   560.7 p2+p1   68 w[9]
        paddq xmm0, xmm4                                  ;   565.7 p1      68 w[9]
        movdqa xmm4, xmm1                                 ;   486.0 p0      43 t1 copy
        movdqa [ebp + 608], xmm7                          ;   552.7 p0+p3   55 v[6] spill
        pxor xmm4, xmm2                                   ;   562.7 p1      43 t1
        pand xmm4, xmm6                                   ;   564.7 p1      43 t1
        pxor xmm4, xmm1                                   ;   566.7 p1      43 t1
        paddq xmm4, xmm3                                  ;   568.7 p1      53 t1
        movdqa xmm3, xmm6                                 ;   546.7 p0      40 t1 copy
        psrlq xmm3, 0x17                                  ;   566.7 p1      40 t1
        pxor xmm3, xmm6                                   ;   568.7 p1      40 t1
        paddq xmm0, xmm5                                  ;   570.7 p1      68 w[9]
        psrlq xmm3, 4                                     ;   570.7 p1      40 t1
        movdqa xmm5, xmm6                                 ;   546.7 p0      40 t1 copy
        psllq xmm5, 4                                     ;   570.7 p1      40 t1
        pxor xmm5, xmm6                                   ;   572.7 p1      40 t1
        pxor xmm3, xmm6                                   ;   572.7 p1      40 t1
        psllq xmm5, 0x17                                  ;   574.7 p1      40 t1
        pxor xmm5, xmm6                                   ;   576.7 p1      40 t1
        paddq xmm4, [esi + 160]                           ;   575.7 p2+p1   53 t1
        psrlq xmm3, 0xe                                   ;   576.7 p1      40 t1
        psllq xmm5, 0x17                                  ;   578.7 p1      40 t1
        pxor xmm5, xmm3                                   ;   580.7 p1      40 t1
        movdqa xmm3, [ebp + 432]                          ;   500.0 p2      54 v[1]
        movdqa [ebp + 432], xmm0                          ;   575.7 p0+p3   68 w[9] spill
        movdqa xmm0, [ebp + 512]                          ;   501.0 p2      44 v[5]
        pxor xmm0, xmm7                                   ;   579.7 p1      44 v[5]
        paddq xmm4, [ebp + 544]                           ;   580.7 p2+p1   53 t1
        movdqa [ebp + 544], xmm1                          ;   502.3 p0+p3   54 v[4] spill
        movdqa xmm1, [ebp + 448]                          ;   526.7 p2      44 v[5]
        movdqa [ebp + 448], xmm0                          ;   581.7 p0+p3   44 v[5] spill
        pand xmm1, xmm0                                   ;   581.7 p1      44 v[5]
        movdqa xmm0, xmm7                                 ;   552.7 p0      39 v[5] copy
        paddq xmm4, xmm5                                  ;   585.7 p1      53 t1
        psrlq xmm0, 5                                     ;   583.7 p1      39 v[5]
        pxor xmm0, xmm7                                   ;   585.7 p1      39 v[5]
        movdqa xmm5, xmm7                                 ;   552.7 p0      39 v[5] copy
        psllq xmm5, 6                                     ;   585.7 p1      39 v[5]
        pxor xmm5, xmm7                                   ;   587.7 p1      39 v[5]
        psrlq xmm0, 6                                     ;   587.7 p1      39 v[5]
        psllq xmm5, 5                                     ;   589.7 p1      39 v[5]
        pxor xmm5, xmm7                                   ;   591.7 p1      39 v[5]
        pxor xmm0, xmm7                                   ;   590.7 p1      39 v[5]
        psllq xmm5, 0x19                                  ;   593.7 p1      39 v[5]
        psrlq xmm0, 0x1c                                  ;   592.7 p1      39 v[5]
        pxor xmm5, xmm0                                   ;   595.7 p1      39 v[5]
        movdqa xmm0, [ebp + 512]                          ;   522.7 p2      44 v[5]
        movdqa xmm7, [ebp + 592]                          ;   523.7 p2      42 w[10]
        psllq xmm7, 0x2a                                  ;   594.7 p1      42 w[10]
        pxor xmm0, xmm1                                   ;   595.7 p1      44 v[5]
        movdqa xmm1, [ebp + 592]                          ;   524.7 p2      42 w[10]
        pxor xmm1, xmm7                                   ;   596.7 p1      42 w[10]
        movdqa xmm7, [ebp + 592]                          ;   525.7 p2      42 w[10]
        psrlq xmm7, 0x2a                                  ;   597.7 p1      42 w[10]
        paddq xmm3, xmm4                                  ;   598.7 p1      54 v[1]
        paddq xmm4, xmm0                                  ;   599.7 p1      55 v[5]
        movdqa xmm0, [ebp + 592]                          ;   526.7 p2      42 w[10]
        paddq xmm4, xmm5                                  ;   604.7 p1      55 v[5]
        movdqa xmm5, [ebp + 592]                          ;   527.7 p2      42 w[10]
        pxor xmm0, xmm7                                   ;   601.7 p1      42 w[10]
        psrlq xmm0, 0xd                                   ;   603.7 p1      42 w[10]
        pxor xmm5, xmm0                                   ;   605.7 p1      42 w[10]
        movdqa xmm0, [ebp + 368]                          ;   537.0 p2      68 w[2] reload
        psrlq xmm5, 6                                     ;   607.7 p1      42 w[10]
        psllq xmm1, 3                                     ;   605.7 p1      42 w[10]
        movdqa xmm7, [ebp + 368]                          ;   538.0 p2      41 w[10]
        psllq xmm7, 7                                     ;   606.7 p1      41 w[10]
        pxor xmm7, xmm0                                   ;   608.7 p1      41 w[10]
        pxor xmm1, xmm5                                   ;   609.7 p1      42 w[10]
        movdqa xmm5, [ebp + 368]                          ;   539.3 p2      41 w[10]
        psrlq xmm5, 1                                     ;   609.7 p1      41 w[10]
        pxor xmm5, xmm0                                   ;   611.7 p1      41 w[10]
        psrlq xmm5, 6                                     ;   613.7 p1      41 w[10]
        pxor xmm5, xmm0                                   ;   615.7 p1      41 w[10]
        psrlq xmm5, 1                                     ;   617.7 p1      41 w[10]
        psllq xmm7, 0x38                                  ;   614.7 p1      41 w[10]
        pxor xmm7, xmm5                                   ;   619.7 p1      41 w[10]
        movdqa xmm5, [ebp + 464]                          ;   542.0 p2      68 w[10]
        paddq xmm5, [ebp + 112]                           ;   616.7 p2+p1   68 w[10]
        paddq xmm5, xmm1                                  ;   621.7 p1      68 w[10]
        paddq xmm5, xmm7                                  ;   626.7 p1      68 w[10]
        movdqa [ebp + 624], xmm5                          ;   631.7 p0+p3   68 w[10] spill
        movdqa xmm5, xmm3                                 ;   603.7 p0      40 t1 copy
        movdqa xmm7, xmm3                                 ;   603.7 p0      40 t1 copy
        psllq xmm7, 4                                     ;   619.7 p1      40 t1
        movdqa xmm1, xmm2                                 ;   546.7 p0      43 t1 copy
        pxor xmm1, xmm6                                   ;   620.7 p1      43 t1
        pand xmm1, xmm3                                   ;   622.7 p1      43 t1
        pxor xmm7, xmm3                                   ;   622.7 p1      40 t1
        psrlq xmm5, 0x17                                  ;   623.7 p1      40 t1
        pxor xmm5, xmm3                                   ;   625.7 p1      40 t1
        pxor xmm1, xmm2                                   ;   625.7 p1      43 t1
        psllq xmm7, 0x17                                  ;   626.7 p1      40 t1
        pxor xmm7, xmm3                                   ;   628.7 p1      40 t1
        psrlq xmm5, 4                                     ;   628.7 p1      40 t1
        pxor xmm5, xmm3                                   ;   630.7 p1      40 t1
        psllq xmm7, 0x17                                  ;   630.7 p1      40 t1
        psrlq xmm5, 0xe                                   ;   632.7 p1      40 t1
        pxor xmm7, xmm5                                   ;   634.7 p1      40 t1
        movdqa xmm5, [ebp + 544]                          ;   553.0 p2      53 t1
        paddq xmm5, xmm0                                  ;   633.7 p1      53 t1
        paddq xmm5, [esi + 176]                           ;   638.7 p2+p1   53 t1
        paddq xmm5, xmm1                                  ;   643.7 p1      53 t1
        movdqa xmm0, [ebp + 608]                          ;   555.7 p2      44 v[4]
        pxor xmm0, xmm4                                   ;   636.7 p1      44 v[4]
        movdqa xmm1, [ebp + 576]                          ;   556.7 p2      54 v[0]
        movdqa [ebp + 576], xmm2                          ;   556.7 p0+p3   54 v[3] spill
        movdqa xmm2, [ebp + 448]                          ;   581.7 p2      44 v[4]
        pand xmm2, xmm0                                   ;   638.7 p1      44 v[4]
        paddq xmm5, xmm7                                  ;   648.7 p1      53 t1
        movdqa xmm7, xmm4                                 ;   609.7 p0      39 v[4] copy
        movdqa [ebp + 448], xmm0                          ;   638.7 p0+p3   44 v[4] spill
        movdqa [ebp + 544], xmm4                          ;   609.7 p0+p3   55 v[5] spill
        psllq xmm7, 6                                     ;   639.7 p1      39 v[4]
        movdqa xmm0, xmm4                                 ;   609.7 p0      39 v[4] copy
        psrlq xmm0, 5                                     ;   640.7 p1      39 v[4]
        pxor xmm7, xmm4                                   ;   641.7 p1      39 v[4]
        pxor xmm0, xmm4                                   ;   642.7 p1      39 v[4]
        psllq xmm7, 5                                     ;   643.7 p1      39 v[4]
        psrlq xmm0, 6                                     ;   644.7 p1      39 v[4]
        pxor xmm7, xmm4                                   ;   645.7 p1      39 v[4]
        pxor xmm0, xmm4                                   ;   646.7 p1      39 v[4]
        psllq xmm7, 0x19                                  ;   647.7 p1      39 v[4]
        psrlq xmm0, 0x1c                                  ;   648.7 p1      39 v[4]
        movdqa xmm4, [ebp + 432]                          ;   575.7 p2      42 w[11]
        psllq xmm4, 0x2a                                  ;   649.7 p1      42 w[11]
        paddq xmm1, xmm5                                  ;   653.7 p1      54 v[0]
        pxor xmm7, xmm0                                   ;   651.7 p1      39 v[4]
        movdqa xmm0, [ebp + 608]                          ;   576.3 p2      44 v[4]
        pxor xmm0, xmm2                                   ;   652.7 p1      44 v[4]
        movdqa xmm2, [ebp + 432]                          ;   577.3 p2      42 w[11]
        paddq xmm5, xmm0                                  ;   654.7 p1      55 v[4]
        paddq xmm5, xmm7                                  ;   659.7 p1      55 v[4]
        pxor xmm2, xmm4                                   ;   655.7 p1      42 w[11]
        movdqa xmm4, [ebp + 432]                          ;   580.7 p2      42 w[11]
        movdqa xmm0, [ebp + 432]                          ;   581.7 p2      42 w[11]
        movdqa xmm7, [ebp + 432]                          ;   582.7 p2      42 w[11]
        psrlq xmm4, 0x2a                                  ;   656.7 p1      42 w[11]
        pxor xmm0, xmm4                                   ;   658.7 p1      42 w[11]
        psrlq xmm0, 0xd                                   ;   660.7 p1      42 w[11]
        pxor xmm7, xmm0                                   ;   662.7 p1      42 w[11]
        movdqa xmm0, [ebp + 144]                          ;   583.7 p2      41 w[11]
        movdqa xmm4, [ebp + 144]                          ;   584.7 p2      68 w[3] reload
        psllq xmm0, 7                                     ;   660.7 p1      41 w[11]
        pxor xmm0, xmm4                                   ;   662.7 p1      41 w[11]
        psrlq xmm7, 6                                     ;   664.7 p1      42 w[11]
        psllq xmm0, 0x38                                  ;   664.7 p1      41 w[11]
        psllq xmm2, 3                                     ;   664.7 p1      42 w[11]
        pxor xmm2, xmm7                                   ;   666.7 p1      42 w[11]
        movdqa xmm7, [ebp + 144]                          ;   587.3 p2      41 w[11]
        psrlq xmm7, 1                                     ;   666.7 p1      41 w[11]
        pxor xmm7, xmm4                                   ;   668.7 p1      41 w[11]
        psrlq xmm7, 6                                     ;   670.7 p1      41 w[11]
        pxor xmm7, xmm4                                   ;   672.7 p1      41 w[11]
        psrlq xmm7, 1                                     ;   674.7 p1      41 w[11]
        pxor xmm0, xmm7                                   ;   676.7 p1      41 w[11]
        movdqa xmm7, [ebp + 528]                          ;   591.7 p2      68 w[11]
        paddq xmm7, [ebp + 368]                           ;   672.7 p2+p1   68 w[11]
        paddq xmm7, xmm2                                  ;   677.7 p1      68 w[11]
        movdqa xmm2, xmm6                                 ;   593.0 p0      43 t1 copy
        pxor xmm2, xmm3                                   ;   674.7 p1      43 t1
        pand xmm2, xmm1                                   ;   676.7 p1      43 t1
        pxor xmm2, xmm6                                   ;   678.7 p1      43 t1
        paddq xmm2, [esi + 192]                           ;   680.7 p2+p1   53 t1
        paddq xmm2, xmm4                                  ;   685.7 p1      53 t1
        movdqa xmm4, xmm1                                 ;   658.7 p0      40 t1 copy
        psrlq xmm4, 0x17                                  ;   679.7 p1      40 t1
        paddq xmm7, xmm0                                  ;   682.7 p1      68 w[11]
        movdqa xmm0, xmm1                                 ;   658.7 p0      40 t1 copy
        pxor xmm4, xmm1                                   ;   681.7 p1      40 t1
        psllq xmm0, 4                                     ;   682.7 p1      40 t1
        pxor xmm0, xmm1                                   ;   684.7 p1      40 t1
        psrlq xmm4, 4                                     ;   684.7 p1      40 t1
        psllq xmm0, 0x17                                  ;   686.7 p1      40 t1
        pxor xmm4, xmm1                                   ;   686.7 p1      40 t1
        psrlq xmm4, 0xe                                   ;   688.7 p1      40 t1
        pxor xmm0, xmm1                                   ;   688.7 p1      40 t1
        psllq xmm0, 0x17                                  ;   690.7 p1      40 t1
        paddq xmm2, [ebp + 576]                           ;   690.7 p2+p1   53 t1
        movdqa [ebp + 576], xmm6                          ;   611.3 p0+p3   54 v[2] spill
        pxor xmm0, xmm4                                   ;   692.7 p1      40 t1
        movdqa xmm4, [ebp + 512]                          ;   612.3 p2      54 v[7]
        movdqa [ebp + 512], xmm7                          ;   687.7 p0+p3   68 w[11] spill
        movdqa xmm7, [ebp + 544]                          ;   613.3 p2      44 v[3]
        pxor xmm7, xmm5                                   ;   692.7 p1      44 v[3]
        movdqa xmm6, [ebp + 448]                          ;   638.7 p2      44 v[3]
        paddq xmm2, xmm0                                  ;   695.7 p1      53 t1
        pand xmm6, xmm7                                   ;   694.7 p1      44 v[3]
        movdqa xmm0, xmm5                                 ;   664.7 p0      39 v[3] copy
        movdqa [ebp + 448], xmm7                          ;   694.7 p0+p3   44 v[3] spill
        movdqa xmm7, xmm5                                 ;   664.7 p0      39 v[3] copy
        psrlq xmm7, 5                                     ;   695.7 p1      39 v[3]
        psllq xmm0, 6                                     ;   696.7 p1      39 v[3]
        pxor xmm7, xmm5                                   ;   697.7 p1      39 v[3]
        pxor xmm0, xmm5                                   ;   698.7 p1      39 v[3]
        psllq xmm0, 5                                     ;   700.7 p1      39 v[3]
        psrlq xmm7, 6                                     ;   700.7 p1      39 v[3]
        pxor xmm0, xmm5                                   ;   702.7 p1      39 v[3]
        pxor xmm7, xmm5                                   ;   702.7 p1      39 v[3]
        psllq xmm0, 0x19                                  ;   704.7 p1      39 v[3]
        psrlq xmm7, 0x1c                                  ;   704.7 p1      39 v[3]
        pxor xmm0, xmm7                                   ;   706.7 p1      39 v[3]
        paddq xmm4, xmm2                                  ;   706.7 p1      54 v[7]
        movdqa xmm7, [ebp + 544]                          ;   634.3 p2      44 v[3]
        movdqa [ebp + 640], xmm5                          ;   664.7 p0+p3   55 v[4] spill
        movdqa xmm5, [ebp + 624]                          ;   635.3 p2      42 w[12]
        psllq xmm5, 0x2a                                  ;   707.7 p1      42 w[12]
        pxor xmm7, xmm6                                   ;   708.7 p1      44 v[3]
        movdqa xmm6, [ebp + 624]                          ;   636.3 p2      42 w[12]
        pxor xmm6, xmm5                                   ;   709.7 p1      42 w[12]
        movdqa xmm5, [ebp + 624]                          ;   637.3 p2      42 w[12]
        psrlq xmm5, 0x2a                                  ;   710.7 p1      42 w[12]
        paddq xmm2, xmm7                                  ;   711.7 p1      55 v[3]
        paddq xmm2, xmm0                                  ;   716.7 p1      55 v[3]
        movdqa xmm7, [ebp + 624]                          ;   638.3 p2      42 w[12]
        pxor xmm7, xmm5                                   ;   713.7 p1      42 w[12]
        movdqa xmm0, [ebp + 624]                          ;   643.7 p2      42 w[12]
        psrlq xmm7, 0xd                                   ;   715.7 p1      42 w[12]
        pxor xmm0, xmm7                                   ;   717.7 p1      42 w[12]
        psrlq xmm0, 6                                     ;   719.7 p1      42 w[12]
        movdqa xmm7, [ebp + 224]                          ;   649.3 p2      41 w[12]
        psrlq xmm7, 1                                     ;   717.7 p1      41 w[12]
        movdqa xmm5, [ebp + 224]                          ;   650.3 p2      41 w[12]
        psllq xmm6, 3                                     ;   718.7 p1      42 w[12]
        psllq xmm5, 7                                     ;   719.7 p1      41 w[12]
        pxor xmm6, xmm0                                   ;   721.7 p1      42 w[12]
        movdqa xmm0, [ebp + 224]                          ;   653.7 p2      68 w[4] reload
        pxor xmm5, xmm0                                   ;   721.7 p1      41 w[12]
        pxor xmm7, xmm0                                   ;   722.7 p1      41 w[12]
        psllq xmm5, 0x38                                  ;   723.7 p1      41 w[12]
        psrlq xmm7, 6                                     ;   724.7 p1      41 w[12]
        pxor xmm7, xmm0                                   ;   726.7 p1      41 w[12]
        psrlq xmm7, 1                                     ;   728.7 p1      41 w[12]
        pxor xmm5, xmm7                                   ;   730.7 p1      41 w[12]
        movdqa xmm7, [ebp + 496]                          ;   656.3 p2      68 w[12]
        paddq xmm7, [ebp + 144]                           ;   728.7 p2+p1   68 w[12]
        paddq xmm7, xmm6                                  ;   733.7 p1      68 w[12]
        paddq xmm7, xmm5                                  ;   738.7 p1      68 w[12]
        movdqa [ebp + 656], xmm7                          ;   743.7 p0+p3   68 w[12] spill
        movdqa xmm7, xmm4                                 ;   711.7 p0      40 t1 copy
        movdqa xmm6, xmm3                                 ;   660.0 p0      43 t1 copy
        pxor xmm6, xmm1                                   ;   731.7 p1      43 t1
        pand xmm6, xmm4                                   ;   733.7 p1      43 t1
        movdqa xmm5, xmm4                                 ;   711.7 p0      40 t1 copy
        psllq xmm5, 4                                     ;   733.7 p1      40 t1
        pxor xmm5, xmm4                                   ;   735.7 p1      40 t1
        psrlq xmm7, 0x17                                  ;   735.7 p1      40 t1
        pxor xmm7, xmm4                                   ;   737.7 p1      40 t1
        psllq xmm5, 0x17                                  ;   737.7 p1      40 t1
        psrlq xmm7, 4                                     ;   739.7 p1      40 t1
        pxor xmm5, xmm4                                   ;   739.7 p1      40 t1
        pxor xmm7, xmm4                                   ;   741.7 p1      40 t1
        psllq xmm5, 0x17                                  ;   741.7 p1      40 t1
        psrlq xmm7, 0xe                                   ;   743.7 p1      40 t1
        pxor xmm5, xmm7                                   ;   745.7 p1      40 t1
        movdqa xmm7, [ebp + 576]                          ;   666.7 p2      53 t1
        pxor xmm6, xmm3                                   ;   744.7 p1      43 t1
        paddq xmm7, [esi + 208]                           ;   745.7 p2+p1   53 t1
        paddq xmm7, xmm0                                  ;   750.7 p1      53 t1
        paddq xmm7, xmm6                                  ;   755.7 p1      53 t1
        movdqa xmm6, [ebp + 608]                          ;   668.7 p2      54 v[6]
        movdqa xmm0, [ebp + 640]                          ;   669.7 p2      44 v[2]
        pxor xmm0, xmm2                                   ;   748.7 p1      44 v[2]
        movdqa [ebp + 608], xmm3                          ;   669.7 p0+p3   54 v[1] spill
        movdqa xmm3, [ebp + 448]                          ;   694.7 p2      44 v[2]
        movdqa [ebp + 448], xmm0                          ;   750.7 p0+p3   44 v[2] spill
        pand xmm3, xmm0                                   ;   750.7 p1      44 v[2]
        movdqa xmm0, xmm2                                 ;   721.7 p0      39 v[2] copy
        psrlq xmm0, 5                                     ;   750.7 p1      39 v[2]
        pxor xmm0, xmm2                                   ;   752.7 p1      39 v[2]
        paddq xmm7, xmm5                                  ;   760.7 p1      53 t1
        movdqa xmm5, xmm2                                 ;   721.7 p0      39 v[2] copy
        psllq xmm5, 6                                     ;   753.7 p1      39 v[2]
        psrlq xmm0, 6                                     ;   754.7 p1      39 v[2]
        pxor xmm5, xmm2                                   ;   755.7 p1      39 v[2]
        pxor xmm0, xmm2                                   ;   756.7 p1      39 v[2]
        psllq xmm5, 5                                     ;   757.7 p1      39 v[2]
        psrlq xmm0, 0x1c                                  ;   758.7 p1      39 v[2]
        pxor xmm5, xmm2                                   ;   759.7 p1      39 v[2]
        psllq xmm5, 0x19                                  ;   761.7 p1      39 v[2]
        pxor xmm5, xmm0                                   ;   763.7 p1      39 v[2]
        movdqa xmm0, [ebp + 640]                          ;   691.0 p2      44 v[2]
        pxor xmm0, xmm3                                   ;   762.7 p1      44 v[2]
        paddq xmm6, xmm7                                  ;   765.7 p1      54 v[6]
        paddq xmm7, xmm0                                  ;   765.7 p1      55 v[2]
        movdqa xmm0, [ebp + 512]                          ;   692.3 p2      42 w[13]
        movdqa [ebp + 576], xmm2                          ;   721.7 p0+p3   55 v[3] spill
        movdqa xmm2, [ebp + 512]                          ;   693.3 p2      42 w[13]
        psllq xmm2, 0x2a                                  ;   765.7 p1      42 w[13]
        movdqa xmm3, [ebp + 512]                          ;   694.3 p2      42 w[13]
        pxor xmm3, xmm2                                   ;   767.7 p1      42 w[13]
        movdqa xmm2, [ebp + 512]                          ;   695.3 p2      42 w[13]
        psrlq xmm2, 0x2a                                  ;   767.7 p1      42 w[13]
        pxor xmm0, xmm2                                   ;   769.7 p1      42 w[13]
        psrlq xmm0, 0xd                                   ;   771.7 p1      42 w[13]
        paddq xmm7, xmm5                                  ;   770.7 p1      55 v[2]
        psllq xmm3, 3                                     ;   771.7 p1      42 w[13]
        movdqa xmm5, [ebp + 512]                          ;   697.0 p2      42 w[13]
        pxor xmm5, xmm0                                   ;   773.7 p1      42 w[13]
        psrlq xmm5, 6                                     ;   775.7 p1      42 w[13]
        movdqa xmm0, [ebp + 208]                          ;   698.0 p2      41 w[13]
        pxor xmm3, xmm5                                   ;   777.7 p1      42 w[13]
        movdqa xmm5, [ebp + 208]                          ;   699.0 p2      41 w[13]
        psrlq xmm5, 1                                     ;   775.7 p1      41 w[13]
        psllq xmm0, 7                                     ;   776.7 p1      41 w[13]
        movdqa xmm2, [ebp + 208]                          ;   701.0 p2      42 w[0] reload
        pxor xmm5, xmm2                                   ;   777.7 p1      41 w[13]
        psrlq xmm5, 6                                     ;   779.7 p1      41 w[13]
        pxor xmm0, xmm2                                   ;   779.7 p1      41 w[13]
        pxor xmm5, xmm2                                   ;   781.7 p1      41 w[13]
        psllq xmm0, 0x38                                  ;   781.7 p1      41 w[13]
        psrlq xmm5, 1                                     ;   783.7 p1      41 w[13]
        pxor xmm0, xmm5                                   ;   785.7 p1      41 w[13]
        movdqa xmm5, [ebp + 560]                          ;   703.7 p2      68 w[13]
        paddq xmm5, [ebp + 224]                           ;   784.7 p2+p1   68 w[13]
        paddq xmm5, xmm3                                  ;   789.7 p1      68 w[13]
        paddq xmm5, xmm0                                  ;   794.7 p1      68 w[13]
        movdqa [ebp + 672], xmm5                          ;   799.7 p0+p3   68 w[13] spill
        movdqa xmm3, xmm1                                 ;   708.7 p0      43 t1 copy
        pxor xmm3, xmm4                                   ;   787.7 p1      43 t1
        pand xmm3, xmm6                                   ;   789.7 p1      43 t1
        movdqa xmm0, xmm6                                 ;   770.7 p0      40 t1 copy
        psllq xmm0, 4                                     ;   789.7 p1      40 t1
        movdqa xmm5, xmm6                                 ;   770.7 p0      40 t1 copy
        psrlq xmm5, 0x17                                  ;   790.7 p1      40 t1
        pxor xmm0, xmm6                                   ;   791.7 p1      40 t1
        pxor xmm5, xmm6                                   ;   792.7 p1      40 t1
        psllq xmm0, 0x17                                  ;   793.7 p1      40 t1
        psrlq xmm5, 4                                     ;   794.7 p1      40 t1
        pxor xmm0, xmm6                                   ;   795.7 p1      40 t1
        pxor xmm5, xmm6                                   ;   796.7 p1      40 t1
        psllq xmm0, 0x17                                  ;   797.7 p1      40 t1
        pxor xmm3, xmm1                                   ;   798.7 p1      43 t1
        psrlq xmm5, 0xe                                   ;   799.7 p1      40 t1
        pxor xmm0, xmm5                                   ;   801.7 p1      40 t1
        movdqa xmm5, [ebp + 608]                          ;   723.0 p2      53 t1
        paddq xmm5, [esi + 224]                           ;   801.7 p2+p1   53 t1
        paddq xmm5, xmm2                                  ;   806.7 p1      53 t1
        paddq xmm5, xmm3                                  ;   811.7 p1      53 t1
        movdqa xmm3, [ebp + 544]                          ;   725.0 p2      54 v[5]
        movdqa xmm2, [ebp + 576]                          ;   726.0 p2      44 v[1]
        pxor xmm2, xmm7                                   ;   804.7 p1      44 v[1]
        movdqa [ebp + 544], xmm1                          ;   725.7 p0+p3   54 v[0] spill
        movdqa xmm1, [ebp + 448]                          ;   750.7 p2      44 v[1]
        movdqa [ebp + 448], xmm2                          ;   806.7 p0+p3   44 v[1] spill
        pand xmm1, xmm2                                   ;   806.7 p1      44 v[1]
        movdqa xmm2, xmm7                                 ;   775.7 p0      39 v[1] copy
        psrlq xmm2, 5                                     ;   806.7 p1      39 v[1]
        pxor xmm2, xmm7                                   ;   808.7 p1      39 v[1]
        paddq xmm5, xmm0                                  ;   816.7 p1      53 t1
        movdqa xmm0, xmm7                                 ;   775.7 p0      39 v[1] copy
        psllq xmm0, 6                                     ;   809.7 p1      39 v[1]
        pxor xmm0, xmm7                                   ;   811.7 p1      39 v[1]
        psrlq xmm2, 6                                     ;   811.7 p1      39 v[1]
        psllq xmm0, 5                                     ;   813.7 p1      39 v[1]
        pxor xmm2, xmm7                                   ;   813.7 p1      39 v[1]
        movdqa [ebp + 608], xmm7                          ;   775.7 p0+p3   55 v[2] spill
        pxor xmm0, xmm7                                   ;   815.7 p1      39 v[1]
        psrlq xmm2, 0x1c                                  ;   815.7 p1      39 v[1]
        psllq xmm0, 0x19                                  ;   817.7 p1      39 v[1]
        movdqa xmm7, [ebp + 656]                          ;   746.3 p2      42 w[14]
        psllq xmm7, 0x2a                                  ;   817.7 p1      42 w[14]
        pxor xmm0, xmm2                                   ;   819.7 p1      39 v[1]
        movdqa xmm2, [ebp + 576]                          ;   747.3 p2      44 v[1]
        pxor xmm2, xmm1                                   ;   819.7 p1      44 v[1]
        paddq xmm3, xmm5                                  ;   821.7 p1      54 v[5]
        paddq xmm5, xmm2                                  ;   821.7 p1      55 v[1]
        movdqa xmm2, [ebp + 656]                          ;   748.7 p2      42 w[14]
        movdqa xmm1, [ebp + 656]                          ;   749.7 p2      42 w[14]
        pxor xmm1, xmm7                                   ;   822.7 p1      42 w[14]
        movdqa xmm7, [ebp + 656]                          ;   750.7 p2      42 w[14]
        psrlq xmm7, 0x2a                                  ;   823.7 p1      42 w[14]
        pxor xmm2, xmm7                                   ;   825.7 p1      42 w[14]
        psrlq xmm2, 0xd                                   ;   827.7 p1      42 w[14]
        paddq xmm5, xmm0                                  ;   826.7 p1      55 v[1]
        movdqa xmm0, [ebp + 656]                          ;   755.7 p2      42 w[14]
        pxor xmm0, xmm2                                   ;   829.7 p1      42 w[14]
        movdqa xmm2, [ebp + 176]                          ;   761.0 p2      42 w[1] reload
        psllq xmm1, 3                                     ;   828.7 p1      42 w[14]
        psrlq xmm0, 6                                     ;   831.7 p1      42 w[14]
        pxor xmm1, xmm0                                   ;   833.7 p1      42 w[14]
        movdqa xmm0, [ebp + 176]                          ;   762.3 p2      41 w[14]
        psrlq xmm0, 1                                     ;   831.7 p1      41 w[14]
        movdqa xmm7, [ebp + 176]                          ;   763.3 p2      41 w[14]
        psllq xmm7, 7                                     ;   832.7 p1      41 w[14]
        pxor xmm0, xmm2                                   ;   833.7 p1      41 w[14]
        pxor xmm7, xmm2                                   ;   834.7 p1      41 w[14]
        psrlq xmm0, 6                                     ;   835.7 p1      41 w[14]
        pxor xmm0, xmm2                                   ;   837.7 p1      41 w[14]
        psllq xmm7, 0x38                                  ;   837.7 p1      41 w[14]
        psrlq xmm0, 1                                     ;   839.7 p1      41 w[14]
        pxor xmm7, xmm0                                   ;   841.7 p1      41 w[14]
        movdqa xmm0, [ebp + 416]                          ;   766.7 p2      68 w[14]
        paddq xmm0, [ebp + 208]                           ;   840.7 p2+p1   68 w[14]
        paddq xmm0, xmm1                                  ;   845.7 p1      68 w[14]
        movdqa xmm1, xmm6                                 ;   770.7 p0      43 t1 copy
        pxor xmm1, xmm4                                   ;   842.7 p1      43 t1
        pand xmm1, xmm3                                   ;   844.7 p1      43 t1
        paddq xmm0, xmm7                                  ;   850.7 p1      68 w[14]
        movdqa [ebp + 688], xmm0                          ;   855.7 p0+p3   68 w[14] spill
        movdqa xmm7, xmm3                                 ;   826.7 p0      40 t1 copy
        psllq xmm7, 4                                     ;   845.7 p1      40 t1
        movdqa xmm0, xmm3                                 ;   826.7 p0      40 t1 copy
        psrlq xmm0, 0x17                                  ;   846.7 p1      40 t1
        pxor xmm7, xmm3                                   ;   847.7 p1      40 t1
        pxor xmm0, xmm3                                   ;   848.7 p1      40 t1
        pxor xmm1, xmm4                                   ;   849.7 p1      43 t1
        psrlq xmm0, 4                                     ;   850.7 p1      40 t1
        psllq xmm7, 0x17                                  ;   851.7 p1      40 t1
        pxor xmm7, xmm3                                   ;   853.7 p1      40 t1
        psllq xmm7, 0x17                                  ;   855.7 p1      40 t1
        pxor xmm0, xmm3                                   ;   854.7 p1      40 t1
        psrlq xmm0, 0xe                                   ;   856.7 p1      40 t1
        pxor xmm7, xmm0                                   ;   858.7 p1      40 t1
        movdqa xmm0, [ebp + 544]                          ;   776.0 p2      53 t1
        paddq xmm0, [esi + 240]                           ;   857.7 p2+p1   53 t1
        paddq xmm0, xmm2                                  ;   862.7 p1      53 t1
        paddq xmm0, xmm1                                  ;   867.7 p1      53 t1
        movdqa xmm1, [ebp + 640]                          ;   779.7 p2      54 v[4]
        movdqa [ebp + 272], xmm5                          ;   831.7 p0+p3   65 passes
        movdqa xmm2, [ebp + 608]                          ;   780.7 p2      44 v[0]
        pxor xmm2, xmm5                                   ;   860.7 p1      44 v[0]
        movdqa [ebp + 640], xmm4                          ;   782.0 p0+p3   54 v[7] spill
        movdqa xmm4, [ebp + 448]                          ;   806.7 p2      44 v[0]
        pand xmm4, xmm2                                   ;   862.7 p1      44 v[0]
        movdqa xmm2, xmm5                                 ;   831.7 p0      39 v[0] copy
        psrlq xmm2, 5                                     ;   862.7 p1      39 v[0]
        paddq xmm0, xmm7                                  ;   872.7 p1      53 t1
        pxor xmm2, xmm5                                   ;   864.7 p1      39 v[0]
        movdqa xmm7, xmm5                                 ;   831.7 p0      39 v[0] copy
        movdqa [ebp + 544], xmm3                          ;   826.7 p0+p3   54 v[5] spill
        movdqa xmm3, [ebp + 672]                          ;   799.7 p2      42 w[15]
        movdqa [ebp + 448], xmm6                          ;   800.0 p0+p3   54 v[6] spill
        psllq xmm7, 6                                     ;   865.7 p1      39 v[0]
        pxor xmm7, xmm5                                   ;   867.7 p1      39 v[0]
        psrlq xmm2, 6                                     ;   867.7 p1      39 v[0]
        psllq xmm7, 5                                     ;   869.7 p1      39 v[0]
        pxor xmm7, xmm5                                   ;   871.7 p1      39 v[0]
        pxor xmm2, xmm5                                   ;   870.7 p1      39 v[0]
        psllq xmm7, 0x19                                  ;   873.7 p1      39 v[0]
        psrlq xmm2, 0x1c                                  ;   872.7 p1      39 v[0]
        pxor xmm7, xmm2                                   ;   875.7 p1      39 v[0]
        movdqa xmm2, [ebp + 608]                          ;   803.7 p2      44 v[0]
        movdqa xmm5, [ebp + 672]                          ;   804.7 p2      42 w[15]
        pxor xmm2, xmm4                                   ;   874.7 p1      44 v[0]
        psrlq xmm5, 0x2a                                  ;   875.7 p1      42 w[15]
        paddq xmm1, xmm0                                  ;   877.7 p1      54 v[4]
        movdqa xmm4, [ebp + 672]                          ;   805.7 p2      42 w[15]
        psllq xmm3, 0x2a                                  ;   877.7 p1      42 w[15]
        movdqa xmm6, [ebp + 400]                          ;   806.7 p2      41 w[15]
        pxor xmm4, xmm3                                   ;   879.7 p1      42 w[15]
        movdqa xmm3, [ebp + 400]                          ;   807.7 p2      41 w[15]
        paddq xmm0, xmm2                                  ;   879.7 p1      55 v[0]
        movdqa xmm2, [ebp + 672]                          ;   811.7 p2      42 w[15]
        pxor xmm2, xmm5                                   ;   880.7 p1      42 w[15]
        movdqa xmm5, [ebp + 400]                          ;   817.0 p2      41 w[15]
        psllq xmm5, 7                                     ;   881.7 p1      41 w[15]
        pxor xmm6, xmm5                                   ;   883.7 p1      41 w[15]
        movdqa xmm5, [ebp + 400]                          ;   818.0 p2      41 w[15]
        add esi, 0x100                                    ;   818.3 p0      65 passes
        psrlq xmm5, 1                                     ;   883.7 p1      41 w[15]
        pxor xmm3, xmm5                                   ;   885.7 p1      41 w[15]
        movdqa xmm5, [ebp + 608]                          ;   819.3 p2      55 v[2] reload
        movdqa [ebp + 288], xmm5                          ;   830.3 p0+p3   65 passes
        movdqa xmm5, [ebp + 576]                          ;   820.3 p2      55 v[3] reload
        movdqa [ebp + 256], xmm5                          ;   831.3 p0+p3   65 passes
        movdqa xmm5, [ebp + 384]                          ;   821.7 p2      68 w[1] reload
        movdqa [ebp + 32], xmm5                           ;   832.7 p0+p3   65 passes
        movdqa xmm5, [ebp + 480]                          ;   822.7 p2      68 w[2] reload
        movdqa [ebp + 128], xmm5                          ;   833.7 p0+p3   65 passes
        movdqa xmm5, [ebp + 464]                          ;   823.7 p2      68 w[3] reload
        movdqa [ebp + 96], xmm5                           ;   834.7 p0+p3   65 passes
        movdqa xmm5, [ebp + 528]                          ;   824.7 p2      68 w[4] reload
        movdqa [ebp + 48], xmm5                           ;   835.7 p0+p3   65 passes
        movdqa xmm5, [ebp + 496]                          ;   825.7 p2      68 w[5] reload
        psrlq xmm3, 6                                     ;   887.7 p1      41 w[15]
        psrlq xmm2, 0xd                                   ;   886.7 p1      42 w[15]
        movdqa [ebp + 80], xmm5                           ;   836.7 p0+p3   65 passes
        movdqa xmm5, [ebp + 560]                          ;   827.3 p2      68 w[6] reload
        paddq xmm0, xmm7                                  ;   887.7 p1      55 v[0]
        movdqa xmm7, [ebp + 672]                          ;   828.3 p2      42 w[15]
        pxor xmm7, xmm2                                   ;   888.7 p1      42 w[15]
        psllq xmm6, 0x38                                  ;   889.7 p1      41 w[15]
        psllq xmm4, 3                                     ;   890.7 p1      42 w[15]
        movdqa [ebp + 192], xmm5                          ;   838.3 p0+p3   65 passes
        movdqa xmm5, [ebp + 416]                          ;   831.7 p2      68 w[7] reload
        movdqa [ebp + 16], xmm5                           ;   842.7 p0+p3   65 passes
        movdqa xmm5, [ebp + 592]                          ;   832.7 p2      68 w[8] reload
        movdqa [ebp + 160], xmm5                          ;   843.7 p0+p3   65 passes
        movdqa xmm5, [ebp + 432]                          ;   835.7 p2      68 w[9] reload
        movdqa xmm2, [ebp + 400]                          ;   836.7 p2      41 w[15]
        pxor xmm2, xmm3                                   ;   891.7 p1      41 w[15]
        movdqa xmm3, [ebp + 400]                          ;   837.7 p2      68 w[0] reload
        psrlq xmm2, 1                                     ;   893.7 p1      41 w[15]
        movdqa [ebp + 0], xmm5                            ;   846.7 p0+p3   65 passes
        psrlq xmm7, 6                                     ;   893.7 p1      42 w[15]
        pxor xmm6, xmm2                                   ;   895.7 p1      41 w[15]
        movdqa xmm5, [ebp + 624]                          ;   840.0 p2      68 w[10] reload
        pxor xmm4, xmm7                                   ;   895.7 p1      42 w[15]
        movdqa xmm2, [ebp + 448]                          ;   843.7 p2      54 v[6] reload
        movdqa xmm7, [ebp + 592]                          ;   844.7 p2      68 w[15]
        paddq xmm7, [ebp + 176]                           ;   896.7 p2+p1   68 w[15]
        movdqa [ebp + 240], xmm0                          ;   892.7 p0+p3   65 passes
        paddq xmm7, xmm4                                  ;   901.7 p1      68 w[15]
        movdqa xmm0, xmm1                                 ;   882.7 p0      54 v[4] copy
        movdqa xmm4, [ebp + 640]                          ;   855.7 p2      54 v[7] reload
        movdqa [ebp + 112], xmm5                          ;   856.0 p0+p3   65 passes
        movdqa xmm5, [ebp + 512]                          ;   856.7 p2      68 w[11] reload
        movdqa [ebp + 368], xmm5                          ;   867.7 p0+p3   65 passes
        movdqa xmm5, [ebp + 656]                          ;   857.7 p2      68 w[12] reload
        movdqa [ebp + 144], xmm5                          ;   868.7 p0+p3   65 passes
        movdqa xmm5, [ebp + 672]                          ;   858.7 p2      68 w[13] reload
        movdqa [ebp + 224], xmm5                          ;   869.7 p0+p3   65 passes
        movdqa xmm5, [ebp + 688]                          ;   859.7 p2      68 w[14] reload
        movdqa [ebp + 208], xmm5                          ;   870.7 p0+p3   65 passes
        paddq xmm7, xmm6                                  ;   906.7 p1      68 w[15]
        movdqa [ebp + 176], xmm7                          ;   911.7 p0+p3   65 passes
        movdqa xmm5, [ebp + 544]                          ;   862.7 p2      54 v[5] reload
        movdqa xmm1, xmm5                                 ;   873.7 p0      54 v[5] copy
        cmp esi, dword [ebp + 732]                        ;                    more passes?
        jne .passes_2
        mov dword [ebp + 728], esi                        ;                    resident
        movdqa [ebp + 336], xmm0                          ;                    resident
        movdqa [ebp + 304], xmm1                          ;                    resident
        movdqa [ebp + 320], xmm2                          ;                    resident
        movdqa [ebp + 64], xmm3                           ;                    resident
        movdqa [ebp + 352], xmm4                          ;                    resident
        movdqa xmm0, [ebp + 336]                          ;     0.0 p2      40 t1
        psllq xmm0, 4                                     ;    11.0 p1      40 t1
        movdqa xmm1, [ebp + 336]                          ;     1.0 p2      40 t1 reload
        movdqa xmm5, xmm1                                 ;    12.0 p0      40 t1 copy
        psrlq xmm5, 0x17                                  ;    19.0 p1      40 t1
        pxor xmm5, xmm1                                   ;    21.0 p1      40 t1
        pxor xmm0, xmm1                                   ;    13.0 p1      40 t1
        movdqa xmm3, [ebp + 320]                          ;     2.3 p2      43 t1
        movdqa xmm4, [ebp + 304]                          ;     3.3 p2      43 t1 reload
        pxor xmm3, xmm4                                   ;    14.3 p1      43 t1
        psllq xmm0, 0x17                                  ;    15.0 p1      40 t1
        pxor xmm0, xmm1                                   ;    17.0 p1      40 t1
        psrlq xmm5, 4                                     ;    23.0 p1      40 t1
        psllq xmm0, 0x17                                  ;    19.0 p1      40 t1
        pxor xmm5, xmm1                                   ;    25.0 p1      40 t1
        movdqa xmm2, [ebp + 64]                           ;     5.0 p2      53 t1
        paddq xmm2, [ebp + 352]                           ;    16.0 p2+p1   53 t1
        paddq xmm2, [sha512_blocks.T1_constants128]       ;    21.0 p2+p1   53 t1
        pand xmm3, xmm1                                   ;    16.3 p1      43 t1
        psrlq xmm5, 0xe                                   ;    27.0 p1      40 t1
        pxor xmm0, xmm5                                   ;    29.0 p1      40 t1
        paddq xmm2, xmm0                                  ;    31.0 p1      53 t1
        movdqa xmm0, [ebp + 320]                          ;     8.0 p2      43 t1 reload
        pxor xmm3, xmm0                                   ;    19.0 p1      43 t1
        paddq xmm0, [sha512_blocks.T1_constants128 + 16]  ;    19.0 p2+p1   53 t1
        movdqa xmm7, [ebp + 240]                          ;    10.0 p2      39 v[7] copy
        movdqa xmm5, [ebp + 240]                          ;    11.0 p2      39 v[7]
        movdqa xmm6, [ebp + 240]                          ;    12.0 p2      39 v[7] reload
        movdqa xmm4, [ebp + 272]                          ;    13.0 p2      44 v[7] copy
        paddq xmm2, xmm3                                  ;    36.0 p1      53 t1
        movdqa xmm3, [ebp + 256]                          ;    14.0 p2      54 v[3]
        psrlq xmm7, 5                                     ;    21.0 p1      39 v[7]
        pxor xmm7, xmm6                                   ;    23.0 p1      39 v[7]
        pxor xmm4, [ebp + 288]                            ;    24.0 p2+p1   44 v[7]
        psrlq xmm7, 6                                     ;    25.0 p1      39 v[7]
        paddq xmm3, xmm2                                  ;    41.0 p1      54 v[3]
        psllq xmm5, 6                                     ;    24.3 p1      39 v[7]
        pxor xmm5, xmm6                                   ;    26.3 p1      39 v[7]
        psllq xmm5, 5                                     ;    28.3 p1      39 v[7]
        pxor xmm5, xmm6                                   ;    30.3 p1      39 v[7]
        pxor xmm7, xmm6                                   ;    28.3 p1      39 v[7]
        psrlq xmm7, 0x1c                                  ;    30.3 p1      39 v[7]
        psllq xmm5, 0x19                                  ;    32.3 p1      39 v[7]
        pxor xmm5, xmm7                                   ;    34.3 p1      39 v[7]
        paddq xmm2, xmm5                                  ;    41.0 p1      55 v[7]
        movdqa xmm5, xmm6                                 ;    23.0 p0      44 v[7] copy
        movdqa xmm7, [ebp + 272]                          ;    16.7 p2      44 v[7] reload
        pxor xmm5, xmm7                                   ;    33.3 p1      44 v[7]
        movdqa xmm6, xmm5                                 ;    35.3 p0      44 v[7] copy
        paddq xmm0, [ebp + 32]                            ;    34.3 p2+p1   53 t1
        pand xmm6, xmm4                                   ;    42.3 p1      44 v[7]
        pxor xmm6, xmm7                                   ;    44.3 p1      44 v[7]
        paddq xmm2, xmm6                                  ;    46.3 p1      55 v[7]
        movdqa xmm6, [ebp + 304]                          ;    19.3 p2      43 t1 reload
        movdqa xmm4, xmm1                                 ;    19.7 p0      43 t1 copy
        pxor xmm4, xmm6                                   ;    38.3 p1      43 t1
        pand xmm4, xmm3                                   ;    46.0 p1      43 t1
        movdqa xmm1, xmm3                                 ;    46.0 p0      40 t1 copy
        psrlq xmm1, 0x17                                  ;    53.0 p1      40 t1
        pxor xmm1, xmm3                                   ;    55.0 p1      40 t1
        pxor xmm4, xmm6                                   ;    48.0 p1      43 t1
        paddq xmm0, xmm4                                  ;    50.0 p1      53 t1
        movdqa xmm4, xmm3                                 ;    46.0 p0      40 t1 copy
        psllq xmm4, 4                                     ;    53.0 p1      40 t1
        pxor xmm4, xmm3                                   ;    55.0 p1      40 t1
        psrlq xmm1, 4                                     ;    57.0 p1      40 t1
        pxor xmm1, xmm3                                   ;    59.0 p1      40 t1
        psllq xmm4, 0x17                                  ;    57.0 p1      40 t1
        psrlq xmm1, 0xe                                   ;    61.0 p1      40 t1
        pxor xmm4, xmm3                                   ;    59.0 p1      40 t1
        psllq xmm4, 0x17                                  ;    61.0 p1      40 t1
        pxor xmm4, xmm1                                   ;    63.0 p1      40 t1
        paddq xmm0, xmm4                                  ;    65.0 p1      53 t1
        movdqa xmm4, xmm7                                 ;    27.7 p0      44 v[6] copy
        pxor xmm4, xmm2                                   ;    54.3 p1      44 v[6]
        pand xmm5, xmm4                                   ;    56.3 p1      44 v[6]
        pxor xmm5, xmm7                                   ;    58.3 p1      44 v[6]
        movdqa xmm1, xmm0                                 ;    70.0 p0      54 v[2] copy
        movdqa xmm4, xmm2                                 ;    51.3 p0      39 v[6] copy
        psllq xmm4, 6                                     ;    58.3 p1      39 v[6]
        pxor xmm4, xmm2                                   ;    60.3 p1      39 v[6]
        paddq xmm0, xmm5                                  ;    70.0 p1      55 v[6]
        movdqa xmm5, xmm2                                 ;    51.3 p0      39 v[6] copy
        psllq xmm4, 5                                     ;    62.3 p1      39 v[6]
        pxor xmm4, xmm2                                   ;    64.3 p1      39 v[6]
        psllq xmm4, 0x19                                  ;    66.3 p1      39 v[6]
        psrlq xmm5, 5                                     ;    63.3 p1      39 v[6]
        pxor xmm5, xmm2                                   ;    65.3 p1      39 v[6]
        psrlq xmm5, 6                                     ;    67.3 p1      39 v[6]
        paddq xmm6, [sha512_blocks.T1_constants128 + 32]  ;    66.3 p2+p1   53 t1
        pxor xmm5, xmm2                                   ;    69.3 p1      39 v[6]
        paddq xmm6, [ebp + 128]                           ;    71.3 p2+p1   53 t1
        movdqa [ebp + 400], xmm3                          ;    46.0 p0+p3   54 v[3] spill
        psrlq xmm5, 0x1c                                  ;    71.3 p1      39 v[6]
        pxor xmm4, xmm5                                   ;    73.3 p1      39 v[6]
        paddq xmm0, xmm4                                  ;    75.3 p1      55 v[6]
        movdqa xmm4, xmm3                                 ;    46.0 p0      43 t1 copy
        movdqa xmm5, [ebp + 336]                          ;    35.0 p2      40 t1 reload
        pxor xmm4, xmm5                                   ;    72.3 p1      43 t1
        movdqa [ebp + 384], xmm2                          ;    51.3 p0+p3   54 v[7] spill
        paddq xmm1, [ebp + 288]                           ;    77.0 p2+p1   54 v[2]
        movdqa xmm3, xmm1                                 ;    82.0 p0      40 t1 copy
        psrlq xmm3, 0x17                                  ;    89.0 p1      40 t1
        pxor xmm3, xmm1                                   ;    91.0 p1      40 t1
        pand xmm4, xmm1                                   ;    82.0 p1      43 t1
        pxor xmm4, xmm5                                   ;    84.0 p1      43 t1
        paddq xmm6, xmm4                                  ;    86.0 p1      53 t1
        psrlq xmm3, 4                                     ;    93.0 p1      40 t1
        pxor xmm3, xmm1                                   ;    95.0 p1      40 t1
        movdqa xmm4, xmm1                                 ;    82.0 p0      40 t1 copy
        psllq xmm4, 4                                     ;    89.0 p1      40 t1
        pxor xmm4, xmm1                                   ;    91.0 p1      40 t1
        psllq xmm4, 0x17                                  ;    93.0 p1      40 t1
        pxor xmm4, xmm1                                   ;    95.0 p1      40 t1
        psrlq xmm3, 0xe                                   ;    97.0 p1      40 t1
        psllq xmm4, 0x17                                  ;    97.0 p1      40 t1
        pxor xmm4, xmm3                                   ;    99.0 p1      40 t1
        movdqa xmm3, xmm2                                 ;    51.3 p0      44 v[5] copy
        pxor xmm3, xmm0                                   ;    88.3 p1      44 v[5]
        paddq xmm6, xmm4                                  ;   101.0 p1      53 t1
        movdqa xmm4, xmm2                                 ;    51.3 p0      44 v[5] copy
        pxor xmm4, [ebp + 240]                            ;    90.3 p2+p1   44 v[5]
        pand xmm4, xmm3                                   ;    92.3 p1      44 v[5]
        paddq xmm5, [sha512_blocks.T1_constants128 + 48]  ;    92.3 p2+p1   53 t1
        paddq xmm5, [ebp + 96]                            ;    97.3 p2+p1   53 t1
        paddq xmm7, xmm6                                  ;   106.0 p1      54 v[1]
        pxor xmm4, xmm2                                   ;    95.3 p1      44 v[5]
        movdqa xmm2, xmm0                                 ;    80.3 p0      39 v[5] copy
        paddq xmm6, xmm4                                  ;   106.0 p1      55 v[5]
        movdqa xmm4, xmm0                                 ;    80.3 p0      39 v[5] copy
        psllq xmm4, 6                                     ;    97.3 p1      39 v[5]
        psrlq xmm2, 5                                     ;    98.3 p1      39 v[5]
        pxor xmm4, xmm0                                   ;    99.3 p1      39 v[5]
        psllq xmm4, 5                                     ;   101.3 p1      39 v[5]
        pxor xmm2, xmm0                                   ;   101.3 p1      39 v[5]
        pxor xmm4, xmm0                                   ;   103.3 p1      39 v[5]
        psrlq xmm2, 6                                     ;   103.3 p1      39 v[5]
        psllq xmm4, 0x19                                  ;   105.3 p1      39 v[5]
        pxor xmm2, xmm0                                   ;   105.3 p1      39 v[5]
        psrlq xmm2, 0x1c                                  ;   107.3 p1      39 v[5]
        pxor xmm4, xmm2                                   ;   109.3 p1      39 v[5]
        paddq xmm6, xmm4                                  ;   111.3 p1      55 v[5]
        movdqa xmm4, [ebp + 400]                          ;    51.7 p2      54 v[3] reload
        movdqa xmm2, [ebp + 400]                          ;    52.7 p2      43 t1
        movdqa [ebp + 400], xmm1                          ;    82.0 p0+p3   54 v[2] spill
        pxor xmm2, xmm1                                   ;   109.3 p1      43 t1
        pand xmm2, xmm7                                   ;   111.3 p1      43 t1
        movdqa xmm1, xmm7                                 ;   111.0 p0      40 t1 copy
        psrlq xmm1, 0x17                                  ;   118.0 p1      40 t1
        pxor xmm1, xmm7                                   ;   120.0 p1      40 t1
        pxor xmm2, xmm4                                   ;   113.3 p1      43 t1
        paddq xmm5, xmm2                                  ;   115.3 p1      53 t1
        movdqa xmm2, xmm7                                 ;   111.0 p0      40 t1 copy
        psllq xmm2, 4                                     ;   118.0 p1      40 t1
        pxor xmm2, xmm7                                   ;   120.0 p1      40 t1
        psllq xmm2, 0x17                                  ;   122.0 p1      40 t1
        psrlq xmm1, 4                                     ;   122.0 p1      40 t1
        pxor xmm1, xmm7                                   ;   124.0 p1      40 t1
        pxor xmm2, xmm7                                   ;   124.0 p1      40 t1
        psrlq xmm1, 0xe                                   ;   126.0 p1      40 t1
        psllq xmm2, 0x17                                  ;   126.0 p1      40 t1
        pxor xmm2, xmm1                                   ;   128.0 p1      40 t1
        movdqa xmm1, [ebp + 240]                          ;    58.7 p2      54 v[0]
        paddq xmm5, xmm2                                  ;   130.0 p1      53 t1
        movdqa [ebp + 416], xmm7                          ;   111.0 p0+p3   54 v[1] spill
        paddq xmm1, xmm5                                  ;   135.0 p1      54 v[0]
        movdqa xmm2, xmm0                                 ;    80.3 p0      44 v[4] copy
        paddq xmm4, [sha512_blocks.T1_constants128 + 64]  ;   126.3 p2+p1   53 t1
        paddq xmm4, [ebp + 48]                            ;   131.3 p2+p1   53 t1
        pxor xmm2, xmm6                                   ;   128.3 p1      44 v[4]
        pand xmm3, xmm2                                   ;   130.3 p1      44 v[4]
        pxor xmm3, xmm0                                   ;   132.3 p1      44 v[4]
        paddq xmm5, xmm3                                  ;   135.0 p1      55 v[4]
        movdqa xmm3, [ebp + 400]                          ;    82.0 p2      43 t1
        pxor xmm3, xmm7                                   ;   132.3 p1      43 t1
        pand xmm3, xmm1                                   ;   140.0 p1      43 t1
        pxor xmm3, [ebp + 400]                            ;   142.0 p2+p1   43 t1
        paddq xmm4, xmm3                                  ;   144.0 p1      53 t1
        movdqa xmm3, xmm6                                 ;   116.3 p0      39 v[4] copy
        psllq xmm3, 6                                     ;   136.3 p1      39 v[4]
        movdqa xmm7, xmm6                                 ;   116.3 p0      39 v[4] copy
        psrlq xmm7, 5                                     ;   137.3 p1      39 v[4]
        pxor xmm7, xmm6                                   ;   139.3 p1      39 v[4]
        psrlq xmm7, 6                                     ;   141.3 p1      39 v[4]
        pxor xmm3, xmm6                                   ;   140.3 p1      39 v[4]
        psllq xmm3, 5                                     ;   142.3 p1      39 v[4]
        pxor xmm3, xmm6                                   ;   144.3 p1      39 v[4]
        psllq xmm3, 0x19                                  ;   146.3 p1      39 v[4]
        pxor xmm7, xmm6                                   ;   144.3 p1      39 v[4]
        psrlq xmm7, 0x1c                                  ;   146.3 p1      39 v[4]
        pxor xmm3, xmm7                                   ;   148.3 p1      39 v[4]
        paddq xmm5, xmm3                                  ;   150.3 p1      55 v[4]
        movdqa xmm3, xmm1                                 ;   140.0 p0      40 t1 copy
        movdqa xmm7, xmm1                                 ;   140.0 p0      40 t1 copy
        psrlq xmm7, 0x17                                  ;   148.3 p1      40 t1
        pxor xmm7, xmm1                                   ;   150.3 p1      40 t1
        psllq xmm3, 4                                     ;   150.3 p1      40 t1
        pxor xmm3, xmm1                                   ;   152.3 p1      40 t1
        psrlq xmm7, 4                                     ;   152.3 p1      40 t1
        pxor xmm7, xmm1                                   ;   154.3 p1      40 t1
        psllq xmm3, 0x17                                  ;   154.3 p1      40 t1
        psrlq xmm7, 0xe                                   ;   156.3 p1      40 t1
        pxor xmm3, xmm1                                   ;   156.3 p1      40 t1
        psllq xmm3, 0x17                                  ;   158.3 p1      40 t1
        pxor xmm3, xmm7                                   ;   160.3 p1      40 t1
        movdqa xmm7, xmm6                                 ;   116.3 p0      44 v[3] copy
        pxor xmm7, xmm5                                   ;   159.3 p1      44 v[3]
        pand xmm2, xmm7                                   ;   161.3 p1      44 v[3]
        paddq xmm4, xmm3                                  ;   162.3 p1      53 t1
        movdqa xmm3, [ebp + 384]                          ;    83.3 p2      54 v[7] reload
        movdqa [ebp + 384], xmm6                          ;   116.3 p0+p3   54 v[5] spill
        pxor xmm2, xmm6                                   ;   163.3 p1      44 v[3]
        movdqa xmm6, xmm5                                 ;   155.3 p0      39 v[3] copy
        psrlq xmm6, 5                                     ;   163.3 p1      39 v[3]
        pxor xmm6, xmm5                                   ;   165.3 p1      39 v[3]
        psrlq xmm6, 6                                     ;   167.3 p1      39 v[3]
        pxor xmm6, xmm5                                   ;   169.3 p1      39 v[3]
        paddq xmm3, xmm4                                  ;   167.3 p1      54 v[7]
        paddq xmm4, xmm2                                  ;   168.3 p1      55 v[3]
        psrlq xmm6, 0x1c                                  ;   171.3 p1      39 v[3]
        movdqa xmm2, [ebp + 416]                          ;   111.0 p2      43 t1
        pxor xmm2, xmm1                                   ;   170.3 p1      43 t1
        pand xmm2, xmm3                                   ;   172.3 p1      43 t1
        pxor xmm2, [ebp + 416]                            ;   174.3 p2+p1   43 t1
        paddq xmm2, [ebp + 400]                           ;   176.3 p2+p1   53 t1
        paddq xmm2, [sha512_blocks.T1_constants128 + 80]  ;   181.3 p2+p1   53 t1
        movdqa [ebp + 400], xmm1                          ;   140.0 p0+p3   54 v[0] spill
        movdqa xmm1, xmm5                                 ;   155.3 p0      39 v[3] copy
        psllq xmm1, 6                                     ;   175.3 p1      39 v[3]
        pxor xmm1, xmm5                                   ;   177.3 p1      39 v[3]
        psllq xmm1, 5                                     ;   179.3 p1      39 v[3]
        pxor xmm1, xmm5                                   ;   181.3 p1      39 v[3]
        psllq xmm1, 0x19                                  ;   183.3 p1      39 v[3]
        pxor xmm1, xmm6                                   ;   185.3 p1      39 v[3]
        movdqa xmm6, xmm3                                 ;   172.3 p0      40 t1 copy
        psrlq xmm6, 0x17                                  ;   181.3 p1      40 t1
        pxor xmm6, xmm3                                   ;   183.3 p1      40 t1
        paddq xmm4, xmm1                                  ;   187.3 p1      55 v[3]
        psrlq xmm6, 4                                     ;   185.3 p1      40 t1
        movdqa xmm1, xmm3                                 ;   172.3 p0      40 t1 copy
        psllq xmm1, 4                                     ;   185.3 p1      40 t1
        pxor xmm1, xmm3                                   ;   187.3 p1      40 t1
        psllq xmm1, 0x17                                  ;   189.3 p1      40 t1
        pxor xmm6, xmm3                                   ;   188.3 p1      40 t1
        pxor xmm1, xmm3                                   ;   191.3 p1      40 t1
        psrlq xmm6, 0xe                                   ;   190.3 p1      40 t1
        paddq xmm2, [ebp + 80]                            ;   191.3 p2+p1   53 t1
        psllq xmm1, 0x17                                  ;   193.3 p1      40 t1
        pxor xmm1, xmm6                                   ;   195.3 p1      40 t1
        paddq xmm2, xmm1                                  ;   197.3 p1      53 t1
        movdqa xmm1, xmm5                                 ;   155.3 p0      44 v[2] copy
        pxor xmm1, xmm4                                   ;   195.3 p1      44 v[2]
        pand xmm7, xmm1                                   ;   197.3 p1      44 v[2]
        pxor xmm7, xmm5                                   ;   199.3 p1      44 v[2]
        paddq xmm0, xmm2                                  ;   202.3 p1      54 v[6]
        paddq xmm2, xmm7                                  ;   202.3 p1      55 v[2]
        movdqa xmm6, [ebp + 400]                          ;   140.0 p2      43 t1
        pxor xmm6, xmm3                                   ;   200.3 p1      43 t1
        pand xmm6, xmm0                                   ;   207.3 p1      43 t1
        movdqa xmm7, [ebp + 400]                          ;   140.0 p2      43 t1
        pxor xmm7, xmm6                                   ;   209.3 p1      43 t1
        movdqa xmm6, xmm4                                 ;   192.3 p0      39 v[2] copy
        psllq xmm6, 6                                     ;   203.3 p1      39 v[2]
        paddq xmm7, [ebp + 416]                           ;   211.3 p2+p1   53 t1
        movdqa [ebp + 416], xmm3                          ;   172.3 p0+p3   54 v[7] spill
        movdqa xmm3, xmm4                                 ;   192.3 p0      39 v[2] copy
        psrlq xmm3, 5                                     ;   205.3 p1      39 v[2]
        pxor xmm3, xmm4                                   ;   207.3 p1      39 v[2]
        psrlq xmm3, 6                                     ;   209.3 p1      39 v[2]
        pxor xmm3, xmm4                                   ;   211.3 p1      39 v[2]
        psrlq xmm3, 0x1c                                  ;   213.3 p1      39 v[2]
        pxor xmm6, xmm4                                   ;   210.3 p1      39 v[2]
        psllq xmm6, 5                                     ;   212.3 p1      39 v[2]
        pxor xmm6, xmm4                                   ;   214.3 p1      39 v[2]
        psllq xmm6, 0x19                                  ;   216.3 p1      39 v[2]
        pxor xmm6, xmm3                                   ;   218.3 p1      39 v[2]
        paddq xmm2, xmm6                                  ;   220.3 p1      55 v[2]
        movdqa xmm6, xmm0                                 ;   207.3 p0      40 t1 copy
        psrlq xmm6, 0x17                                  ;   216.3 p1      40 t1
        pxor xmm6, xmm0                                   ;   218.3 p1      40 t1
        movdqa xmm3, xmm0                                 ;   207.3 p0      40 t1 copy
        psllq xmm3, 4                                     ;   218.3 p1      40 t1
        pxor xmm3, xmm0                                   ;   220.3 p1      40 t1
        psrlq xmm6, 4                                     ;   220.3 p1      40 t1
        pxor xmm6, xmm0                                   ;   222.3 p1      40 t1
        psllq xmm3, 0x17                                  ;   222.3 p1      40 t1
        psrlq xmm6, 0xe                                   ;   224.3 p1      40 t1
        pxor xmm3, xmm0                                   ;   224.3 p1      40 t1
        paddq xmm7, [sha512_blocks.T1_constants128 + 96]  ;   225.3 p2+p1   53 t1
        psllq xmm3, 0x17                                  ;   226.3 p1      40 t1
        pxor xmm3, xmm6                                   ;   228.3 p1      40 t1
        movdqa xmm6, xmm4                                 ;   192.3 p0      44 v[1] copy
        pxor xmm6, xmm2                                   ;   228.3 p1      44 v[1]
        pand xmm1, xmm6                                   ;   230.3 p1      44 v[1]
        paddq xmm7, [ebp + 192]                           ;   230.3 p2+p1   53 t1
        paddq xmm7, xmm3                                  ;   235.3 p1      53 t1
        pxor xmm1, xmm4                                   ;   232.3 p1      44 v[1]
        movdqa xmm3, [ebp + 384]                          ;   150.3 p2      54 v[5] reload
        paddq xmm3, xmm7                                  ;   240.3 p1      54 v[5]
        paddq xmm7, xmm1                                  ;   240.3 p1      55 v[1]
        movdqa [ebp + 384], xmm4                          ;   192.3 p0+p3   54 v[3] spill
        movdqa xmm1, [ebp + 416]                          ;   172.3 p2      43 t1
        movdqa xmm4, xmm2                                 ;   225.3 p0      39 v[1] copy
        pxor xmm1, xmm0                                   ;   235.3 p1      43 t1
        pand xmm1, xmm3                                   ;   245.3 p1      43 t1
        pxor xmm1, [ebp + 416]                            ;   247.3 p2+p1   43 t1
        paddq xmm1, [ebp + 400]                           ;   249.3 p2+p1   53 t1
        movdqa [ebp + 400], xmm0                          ;   207.3 p0+p3   54 v[6] spill
        movdqa xmm0, xmm2                                 ;   225.3 p0      39 v[1] copy
        psllq xmm0, 6                                     ;   239.3 p1      39 v[1]
        pxor xmm0, xmm2                                   ;   241.3 p1      39 v[1]
        psllq xmm0, 5                                     ;   243.3 p1      39 v[1]
        psrlq xmm4, 5                                     ;   242.3 p1      39 v[1]
        pxor xmm4, xmm2                                   ;   244.3 p1      39 v[1]
        paddq xmm1, [sha512_blocks.T1_constants128 + 112] ;   254.3 p2+p1   53 t1
        psrlq xmm4, 6                                     ;   246.3 p1      39 v[1]
        pxor xmm4, xmm2                                   ;   248.3 p1      39 v[1]
        paddq xmm1, [ebp + 16]                            ;   259.3 p2+p1   53 t1
        psrlq xmm4, 0x1c                                  ;   250.3 p1      39 v[1]
        pxor xmm0, xmm2                                   ;   249.3 p1      39 v[1]
        psllq xmm0, 0x19                                  ;   251.3 p1      39 v[1]
        pxor xmm0, xmm4                                   ;   253.3 p1      39 v[1]
        paddq xmm7, xmm0                                  ;   255.3 p1      55 v[1]
        movdqa xmm0, xmm3                                 ;   245.3 p0      40 t1 copy
        psllq xmm0, 4                                     ;   253.3 p1      40 t1
        movdqa xmm4, xmm3                                 ;   245.3 p0      40 t1 copy
        psrlq xmm4, 0x17                                  ;   254.3 p1      40 t1
        pxor xmm0, xmm3                                   ;   255.3 p1      40 t1
        psllq xmm0, 0x17                                  ;   257.3 p1      40 t1
        pxor xmm4, xmm3                                   ;   257.3 p1      40 t1
        pxor xmm0, xmm3                                   ;   259.3 p1      40 t1
        psrlq xmm4, 4                                     ;   259.3 p1      40 t1
        pxor xmm4, xmm3                                   ;   261.3 p1      40 t1
        psllq xmm0, 0x17                                  ;   261.3 p1      40 t1
        psrlq xmm4, 0xe                                   ;   263.3 p1      40 t1
        pxor xmm0, xmm4                                   ;   265.3 p1      40 t1
        paddq xmm1, xmm0                                  ;   267.3 p1      53 t1
        paddq xmm5, xmm1                                  ;   272.3 p1      54 v[4]
        movdqa xmm0, xmm2                                 ;   225.3 p0      44 v[0] copy
        pxor xmm0, xmm7                                   ;   266.3 p1      44 v[0]
        pand xmm6, xmm0                                   ;   268.3 p1      44 v[0]
        pxor xmm6, xmm2                                   ;   270.3 p1      44 v[0]
        paddq xmm1, xmm6                                  ;   272.3 p1      55 v[0]
        movdqa xmm6, xmm7                                 ;   260.3 p0      39 v[0] copy
        psllq xmm6, 6                                     ;   270.3 p1      39 v[0]
        pxor xmm6, xmm7                                   ;   272.3 p1      39 v[0]
        psllq xmm6, 5                                     ;   274.3 p1      39 v[0]
        pxor xmm6, xmm7                                   ;   276.3 p1      39 v[0]
        movdqa xmm4, [ebp + 400]                          ;   207.3 p2      43 t1
        pxor xmm4, xmm3                                   ;   274.3 p1      43 t1
        pand xmm4, xmm5                                   ;   277.3 p1      43 t1
        pxor xmm4, [ebp + 400]                            ;   279.3 p2+p1   43 t1
        paddq xmm4, [sha512_blocks.T1_constants128 + 128] ;   281.3 p2+p1   53 t1
        paddq xmm4, [ebp + 160]                           ;   286.3 p2+p1   53 t1
        paddq xmm4, [ebp + 416]                           ;   291.3 p2+p1   53 t1
        movdqa [ebp + 416], xmm3                          ;   245.3 p0+p3   54 v[5] spill
        movdqa xmm3, xmm7                                 ;   260.3 p0      39 v[0] copy
        psrlq xmm3, 5                                     ;   280.3 p1      39 v[0]
        pxor xmm3, xmm7                                   ;   282.3 p1      39 v[0]
        psllq xmm6, 0x19                                  ;   282.3 p1      39 v[0]
        psrlq xmm3, 6                                     ;   284.3 p1      39 v[0]
        pxor xmm3, xmm7                                   ;   286.3 p1      39 v[0]
        psrlq xmm3, 0x1c                                  ;   288.3 p1      39 v[0]
        pxor xmm6, xmm3                                   ;   290.3 p1      39 v[0]
        paddq xmm1, xmm6                                  ;   292.3 p1      55 v[0]
        movdqa xmm6, xmm5                                 ;   277.3 p0      40 t1 copy
        psrlq xmm6, 0x17                                  ;   288.3 p1      40 t1
        pxor xmm6, xmm5                                   ;   290.3 p1      40 t1
        psrlq xmm6, 4                                     ;   292.3 p1      40 t1
        movdqa xmm3, xmm5                                 ;   277.3 p0      40 t1 copy
        psllq xmm3, 4                                     ;   291.3 p1      40 t1
        pxor xmm3, xmm5                                   ;   293.3 p1      40 t1
        pxor xmm6, xmm5                                   ;   294.3 p1      40 t1
        psllq xmm3, 0x17                                  ;   295.3 p1      40 t1
        psrlq xmm6, 0xe                                   ;   296.3 p1      40 t1
        pxor xmm3, xmm5                                   ;   297.3 p1      40 t1
        psllq xmm3, 0x17                                  ;   299.3 p1      40 t1
        pxor xmm3, xmm6                                   ;   301.3 p1      40 t1
        paddq xmm4, xmm3                                  ;   303.3 p1      53 t1
        movdqa xmm3, [ebp + 384]                          ;   218.0 p2      54 v[3] reload
        movdqa [ebp + 384], xmm7                          ;   260.3 p0+p3   54 v[1] spill
        movdqa xmm6, xmm7                                 ;   260.3 p0      44 v[7] copy
        pxor xmm6, xmm1                                   ;   300.3 p1      44 v[7]
        pand xmm0, xmm6                                   ;   302.3 p1      44 v[7]
        pxor xmm0, xmm7                                   ;   304.3 p1      44 v[7]
        paddq xmm3, xmm4                                  ;   308.3 p1      54 v[3]
        paddq xmm4, xmm0                                  ;   308.3 p1      55 v[7]
        movdqa xmm0, [ebp + 416]                          ;   245.3 p2      43 t1
        pxor xmm0, xmm5                                   ;   305.3 p1      43 t1
        pand xmm0, xmm3                                   ;   313.3 p1      43 t1
        movdqa xmm7, xmm1                                 ;   297.3 p0      39 v[7] copy
        pxor xmm0, [ebp + 416]                            ;   315.3 p2+p1   43 t1
        paddq xmm0, [ebp + 400]                           ;   317.3 p2+p1   53 t1
        movdqa [ebp + 400], xmm5                          ;   277.3 p0+p3   54 v[4] spill
        movdqa xmm5, xmm1                                 ;   297.3 p0      39 v[7] copy
        psllq xmm5, 6                                     ;   309.3 p1      39 v[7]
        pxor xmm5, xmm1                                   ;   311.3 p1      39 v[7]
        psrlq xmm7, 5                                     ;   311.3 p1      39 v[7]
        pxor xmm7, xmm1                                   ;   313.3 p1      39 v[7]
        psllq xmm5, 5                                     ;   313.3 p1      39 v[7]
        pxor xmm5, xmm1                                   ;   315.3 p1      39 v[7]
        psllq xmm5, 0x19                                  ;   317.3 p1      39 v[7]
        paddq xmm0, [sha512_blocks.T1_constants128 + 144] ;   322.3 p2+p1   53 t1
        psrlq xmm7, 6                                     ;   317.3 p1      39 v[7]
        paddq xmm0, [ebp + 0]                             ;   327.3 p2+p1   53 t1
        pxor xmm7, xmm1                                   ;   319.3 p1      39 v[7]
        psrlq xmm7, 0x1c                                  ;   321.3 p1      39 v[7]
        pxor xmm5, xmm7                                   ;   323.3 p1      39 v[7]
        movdqa xmm7, xmm3                                 ;   313.3 p0      40 t1 copy
        psrlq xmm7, 0x17                                  ;   322.3 p1      40 t1
        paddq xmm4, xmm5                                  ;   325.3 p1      55 v[7]
        pxor xmm7, xmm3                                   ;   324.3 p1      40 t1
        movdqa xmm5, xmm3                                 ;   313.3 p0      40 t1 copy
        psllq xmm5, 4                                     ;   325.3 p1      40 t1
        pxor xmm5, xmm3                                   ;   327.3 p1      40 t1
        psrlq xmm7, 4                                     ;   327.3 p1      40 t1
        pxor xmm7, xmm3                                   ;   329.3 p1      40 t1
        psllq xmm5, 0x17                                  ;   329.3 p1      40 t1
        psrlq xmm7, 0xe                                   ;   331.3 p1      40 t1
        pxor xmm5, xmm3                                   ;   331.3 p1      40 t1
        psllq xmm5, 0x17                                  ;   333.3 p1      40 t1
        pxor xmm5, xmm7                                   ;   335.3 p1      40 t1
        paddq xmm0, xmm5                                  ;   337.3 p1      53 t1
        movdqa xmm5, xmm1                                 ;   297.3 p0      44 v[6] copy
        pxor xmm5, xmm4                                   ;   335.3 p1      44 v[6]
        pand xmm6, xmm5                                   ;   337.3 p1      44 v[6]
        pxor xmm6, xmm1                                   ;   339.3 p1      44 v[6]
        movdqa xmm7, [ebp + 400]                          ;   277.3 p2      43 t1
        paddq xmm2, xmm0                                  ;   342.3 p1      54 v[2]
        paddq xmm0, xmm6                                  ;   342.3 p1      55 v[6]
        movdqa xmm6, [ebp + 400]                          ;   277.3 p2      43 t1
        pxor xmm6, xmm3                                   ;   340.3 p1      43 t1
        pand xmm6, xmm2                                   ;   347.3 p1      43 t1
        pxor xmm7, xmm6                                   ;   349.3 p1      43 t1
        paddq xmm7, [ebp + 416]                           ;   351.3 p2+p1   53 t1
        movdqa [ebp + 416], xmm3                          ;   313.3 p0+p3   54 v[3] spill
        movdqa xmm3, xmm4                                 ;   330.3 p0      39 v[6] copy
        psrlq xmm3, 5                                     ;   344.3 p1      39 v[6]
        movdqa xmm6, xmm4                                 ;   330.3 p0      39 v[6] copy
        psllq xmm6, 6                                     ;   345.3 p1      39 v[6]
        pxor xmm6, xmm4                                   ;   347.3 p1      39 v[6]
        pxor xmm3, xmm4                                   ;   347.3 p1      39 v[6]
        psrlq xmm3, 6                                     ;   349.3 p1      39 v[6]
        pxor xmm3, xmm4                                   ;   351.3 p1      39 v[6]
        psrlq xmm3, 0x1c                                  ;   353.3 p1      39 v[6]
        psllq xmm6, 5                                     ;   351.3 p1      39 v[6]
        pxor xmm6, xmm4                                   ;   353.3 p1      39 v[6]
        psllq xmm6, 0x19                                  ;   355.3 p1      39 v[6]
        pxor xmm6, xmm3                                   ;   357.3 p1      39 v[6]
        movdqa xmm3, xmm2                                 ;   347.3 p0      40 t1 copy
        psllq xmm3, 4                                     ;   355.3 p1      40 t1
        paddq xmm0, xmm6                                  ;   359.3 p1      55 v[6]
        movdqa xmm6, xmm2                                 ;   347.3 p0      40 t1 copy
        psrlq xmm6, 0x17                                  ;   357.3 p1      40 t1
        pxor xmm3, xmm2                                   ;   358.3 p1      40 t1
        pxor xmm6, xmm2                                   ;   359.3 p1      40 t1
        psllq xmm3, 0x17                                  ;   360.3 p1      40 t1
        pxor xmm3, xmm2                                   ;   362.3 p1      40 t1
        psrlq xmm6, 4                                     ;   362.3 p1      40 t1
        psllq xmm3, 0x17                                  ;   364.3 p1      40 t1
        paddq xmm7, [sha512_blocks.T1_constants128 + 160] ;   364.3 p2+p1   53 t1
        paddq xmm7, [ebp + 112]                           ;   369.3 p2+p1   53 t1
        pxor xmm6, xmm2                                   ;   366.3 p1      40 t1
        psrlq xmm6, 0xe                                   ;   368.3 p1      40 t1
        pxor xmm3, xmm6                                   ;   370.3 p1      40 t1
        movdqa xmm6, xmm4                                 ;   330.3 p0      44 v[5] copy
        pxor xmm6, xmm0                                   ;   369.3 p1      44 v[5]
        pand xmm5, xmm6                                   ;   371.3 p1      44 v[5]
        pxor xmm5, xmm4                                   ;   373.3 p1      44 v[5]
        paddq xmm7, xmm3                                  ;   374.3 p1      53 t1
        movdqa xmm3, [ebp + 384]                          ;   297.0 p2      54 v[1] reload
        movdqa [ebp + 384], xmm4                          ;   330.3 p0+p3   54 v[7] spill
        movdqa xmm4, xmm0                                 ;   364.3 p0      39 v[5] copy
        psrlq xmm4, 5                                     ;   373.3 p1      39 v[5]
        pxor xmm4, xmm0                                   ;   375.3 p1      39 v[5]
        psrlq xmm4, 6                                     ;   377.3 p1      39 v[5]
        pxor xmm4, xmm0                                   ;   379.3 p1      39 v[5]
        paddq xmm3, xmm7                                  ;   379.3 p1      54 v[1]
        paddq xmm7, xmm5                                  ;   379.3 p1      55 v[5]
        movdqa xmm5, [ebp + 416]                          ;   313.3 p2      43 t1
        pxor xmm5, xmm2                                   ;   379.3 p1      43 t1
        pand xmm5, xmm3                                   ;   384.3 p1      43 t1
        psrlq xmm4, 0x1c                                  ;   381.3 p1      39 v[5]
        pxor xmm5, [ebp + 416]                            ;   386.3 p2+p1   43 t1
        paddq xmm5, [ebp + 400]                           ;   388.3 p2+p1   53 t1
        movdqa [ebp + 400], xmm2                          ;   347.3 p0+p3   54 v[2] spill
        movdqa xmm2, xmm0                                 ;   364.3 p0      39 v[5] copy
        psllq xmm2, 6                                     ;   384.3 p1      39 v[5]
        pxor xmm2, xmm0                                   ;   386.3 p1      39 v[5]
        paddq xmm5, [sha512_blocks.T1_constants128 + 176] ;   393.3 p2+p1   53 t1
        psllq xmm2, 5                                     ;   388.3 p1      39 v[5]
        pxor xmm2, xmm0                                   ;   390.3 p1      39 v[5]
        psllq xmm2, 0x19                                  ;   392.3 p1      39 v[5]
        pxor xmm2, xmm4                                   ;   394.3 p1      39 v[5]
        paddq xmm7, xmm2                                  ;   396.3 p1      55 v[5]
        movdqa xmm2, xmm3                                 ;   384.3 p0      40 t1 copy
        psllq xmm2, 4                                     ;   392.3 p1      40 t1
        pxor xmm2, xmm3                                   ;   394.3 p1      40 t1
        psllq xmm2, 0x17                                  ;   396.3 p1      40 t1
        movdqa xmm4, xmm3                                 ;   384.3 p0      40 t1 copy
        psrlq xmm4, 0x17                                  ;   395.3 p1      40 t1
        pxor xmm4, xmm3                                   ;   397.3 p1      40 t1
        pxor xmm2, xmm3                                   ;   398.3 p1      40 t1
        psrlq xmm4, 4                                     ;   399.3 p1      40 t1
        pxor xmm4, xmm3                                   ;   401.3 p1      40 t1
        psllq xmm2, 0x17                                  ;   400.3 p1      40 t1
        psrlq xmm4, 0xe                                   ;   403.3 p1      40 t1
        pxor xmm2, xmm4                                   ;   405.3 p1      40 t1
        movdqa xmm4, [ebp + 400]                          ;   347.3 p2      43 t1
        paddq xmm5, [ebp + 368]                           ;   403.3 p2+p1   53 t1
        paddq xmm5, xmm2                                  ;   408.3 p1      53 t1
        paddq xmm1, xmm5                                  ;   413.3 p1      54 v[0]
        movdqa xmm2, xmm0                                 ;   364.3 p0      44 v[4] copy
        pxor xmm2, xmm7                                   ;   406.3 p1      44 v[4]
        pand xmm6, xmm2                                   ;   408.3 p1      44 v[4]
        pxor xmm6, xmm0                                   ;   410.3 p1      44 v[4]
        paddq xmm5, xmm6                                  ;   413.3 p1      55 v[4]
        movdqa xmm6, xmm7                                 ;   401.3 p0      39 v[4] copy
        psllq xmm6, 6                                     ;   410.3 p1      39 v[4]
        pxor xmm6, xmm7                                   ;   412.3 p1      39 v[4]
        psllq xmm6, 5                                     ;   414.3 p1      39 v[4]
        pxor xmm6, xmm7                                   ;   416.3 p1      39 v[4]
        pxor xmm4, xmm3                                   ;   414.3 p1      43 t1
        pand xmm4, xmm1                                   ;   418.3 p1      43 t1
        pxor xmm4, [ebp + 400]                            ;   420.3 p2+p1   43 t1
        paddq xmm4, [ebp + 416]                           ;   422.3 p2+p1   53 t1
        movdqa [ebp + 416], xmm3                          ;   384.3 p0+p3   54 v[1] spill
        movdqa xmm3, xmm7                                 ;   401.3 p0      39 v[4] copy
        paddq xmm4, [sha512_blocks.T1_constants128 + 192] ;   427.3 p2+p1   53 t1
        psrlq xmm3, 5                                     ;   419.3 p1      39 v[4]
        psllq xmm6, 0x19                                  ;   420.3 p1      39 v[4]
        pxor xmm3, xmm7                                   ;   421.3 p1      39 v[4]
        psrlq xmm3, 6                                     ;   423.3 p1      39 v[4]
        pxor xmm3, xmm7                                   ;   425.3 p1      39 v[4]
        psrlq xmm3, 0x1c                                  ;   427.3 p1      39 v[4]
        pxor xmm6, xmm3                                   ;   429.3 p1      39 v[4]
        paddq xmm5, xmm6                                  ;   431.3 p1      55 v[4]
        movdqa xmm6, xmm1                                 ;   418.3 p0      40 t1 copy
        psrlq xmm6, 0x17                                  ;   427.3 p1      40 t1
        pxor xmm6, xmm1                                   ;   429.3 p1      40 t1
        psrlq xmm6, 4                                     ;   431.3 p1      40 t1
        movdqa xmm3, xmm1                                 ;   418.3 p0      40 t1 copy
        psllq xmm3, 4                                     ;   430.3 p1      40 t1
        pxor xmm3, xmm1                                   ;   432.3 p1      40 t1
        pxor xmm6, xmm1                                   ;   433.3 p1      40 t1
        psllq xmm3, 0x17                                  ;   434.3 p1      40 t1
        psrlq xmm6, 0xe                                   ;   435.3 p1      40 t1
        pxor xmm3, xmm1                                   ;   436.3 p1      40 t1
        psllq xmm3, 0x17                                  ;   438.3 p1      40 t1
        pxor xmm3, xmm6                                   ;   440.3 p1      40 t1
        movdqa xmm6, xmm7                                 ;   401.3 p0      44 v[3] copy
        pxor xmm6, xmm5                                   ;   438.3 p1      44 v[3]
        pand xmm2, xmm6                                   ;   440.3 p1      44 v[3]
        paddq xmm4, [ebp + 144]                           ;   440.3 p2+p1   53 t1
        pxor xmm2, xmm7                                   ;   442.3 p1      44 v[3]
        paddq xmm4, xmm3                                  ;   445.3 p1      53 t1
        movdqa xmm3, [ebp + 384]                          ;   360.0 p2      54 v[7] reload
        paddq xmm3, xmm4                                  ;   450.3 p1      54 v[7]
        movdqa [ebp + 384], xmm7                          ;   401.3 p0+p3   54 v[5] spill
        movdqa xmm7, xmm5                                 ;   436.3 p0      39 v[3] copy
        psrlq xmm7, 5                                     ;   444.3 p1      39 v[3]
        pxor xmm7, xmm5                                   ;   446.3 p1      39 v[3]
        psrlq xmm7, 6                                     ;   448.3 p1      39 v[3]
        pxor xmm7, xmm5                                   ;   450.3 p1      39 v[3]
        paddq xmm4, xmm2                                  ;   450.3 p1      55 v[3]
        movdqa xmm2, [ebp + 416]                          ;   384.3 p2      43 t1
        pxor xmm2, xmm1                                   ;   449.3 p1      43 t1
        pand xmm2, xmm3                                   ;   455.3 p1      43 t1
        pxor xmm2, [ebp + 416]                            ;   457.3 p2+p1   43 t1
        paddq xmm2, [ebp + 400]                           ;   459.3 p2+p1   53 t1
        paddq xmm2, [sha512_blocks.T1_constants128 + 208] ;   464.3 p2+p1   53 t1
        movdqa [ebp + 400], xmm1                          ;   418.3 p0+p3   54 v[0] spill
        movdqa xmm1, xmm5                                 ;   436.3 p0      39 v[3] copy
        psllq xmm1, 6                                     ;   454.3 p1      39 v[3]
        pxor xmm1, xmm5                                   ;   456.3 p1      39 v[3]
        psllq xmm1, 5                                     ;   458.3 p1      39 v[3]
        pxor xmm1, xmm5                                   ;   460.3 p1      39 v[3]
        psrlq xmm7, 0x1c                                  ;   458.3 p1      39 v[3]
        psllq xmm1, 0x19                                  ;   462.3 p1      39 v[3]
        pxor xmm1, xmm7                                   ;   464.3 p1      39 v[3]
        paddq xmm4, xmm1                                  ;   466.3 p1      55 v[3]
        movdqa xmm1, xmm3                                 ;   455.3 p0      40 t1 copy
        movdqa xmm7, xmm3                                 ;   455.3 p0      40 t1 copy
        psllq xmm1, 4                                     ;   462.3 p1      40 t1
        pxor xmm1, xmm3                                   ;   464.3 p1      40 t1
        psllq xmm1, 0x17                                  ;   466.3 p1      40 t1
        psrlq xmm7, 0x17                                  ;   465.3 p1      40 t1
        pxor xmm7, xmm3                                   ;   467.3 p1      40 t1
        pxor xmm1, xmm3                                   ;   468.3 p1      40 t1
        psrlq xmm7, 4                                     ;   469.3 p1      40 t1
        psllq xmm1, 0x17                                  ;   470.3 p1      40 t1
        paddq xmm2, [ebp + 224]                           ;   470.3 p2+p1   53 t1
        pxor xmm7, xmm3                                   ;   471.3 p1      40 t1
        psrlq xmm7, 0xe                                   ;   473.3 p1      40 t1
        pxor xmm1, xmm7                                   ;   475.3 p1      40 t1
        paddq xmm2, xmm1                                  ;   477.3 p1      53 t1
        movdqa xmm1, xmm5                                 ;   436.3 p0      44 v[2] copy
        pxor xmm1, xmm4                                   ;   475.3 p1      44 v[2]
        paddq xmm0, xmm2                                  ;   482.3 p1      54 v[6]
        pand xmm6, xmm1                                   ;   477.3 p1      44 v[2]
        pxor xmm6, xmm5                                   ;   479.3 p1      44 v[2]
        paddq xmm2, xmm6                                  ;   482.3 p1      55 v[2]
        movdqa xmm6, [ebp + 400]                          ;   418.3 p2      43 t1
        pxor xmm6, xmm3                                   ;   480.3 p1      43 t1
        pand xmm6, xmm0                                   ;   487.3 p1      43 t1
        pxor xmm6, [ebp + 400]                            ;   489.3 p2+p1   43 t1
        paddq xmm6, [ebp + 416]                           ;   491.3 p2+p1   53 t1
        movdqa [ebp + 416], xmm5                          ;   436.3 p0+p3   55 v[4] spill
        mov esi, 0x80                                     ;   402.3 p0      60 blocks
        movdqa xmm7, xmm4                                 ;   471.3 p0      39 v[2] copy
        psllq xmm7, 6                                     ;   484.3 p1      39 v[2]
        pxor xmm7, xmm4                                   ;   486.3 p1      39 v[2]
        movdqa xmm5, xmm4                                 ;   471.3 p0      39 v[2] copy
        psrlq xmm5, 5                                     ;   486.3 p1      39 v[2]
        mov edi, 0x80                                     ;   404.8 p0      60 blocks
        pxor xmm5, xmm4                                   ;   488.3 p1      39 v[2]
        paddq xmm6, [sha512_blocks.T1_constants128 + 224] ;   496.3 p2+p1   53 t1
        psrlq xmm5, 6                                     ;   490.3 p1      39 v[2]
        pxor xmm5, xmm4                                   ;   492.3 p1      39 v[2]
        psrlq xmm5, 0x1c                                  ;   494.3 p1      39 v[2]
        psllq xmm7, 5                                     ;   492.3 p1      39 v[2]
        pxor xmm7, xmm4                                   ;   494.3 p1      39 v[2]
        psllq xmm7, 0x19                                  ;   496.3 p1      39 v[2]
        pxor xmm7, xmm5                                   ;   498.3 p1      39 v[2]
        movdqa xmm5, xmm0                                 ;   487.3 p0      40 t1 copy
        psllq xmm5, 4                                     ;   496.3 p1      40 t1
        pxor xmm5, xmm0                                   ;   498.3 p1      40 t1
        paddq xmm2, xmm7                                  ;   500.3 p1      55 v[2]
        add esi, dword [ebp + 716]                        ;   420.3 p2+p0   60 blocks
        movdqa xmm7, xmm0                                 ;   487.3 p0      40 t1 copy
        psllq xmm5, 0x17                                  ;   500.3 p1      40 t1
        pxor xmm5, xmm0                                   ;   502.3 p1      40 t1
        psrlq xmm7, 0x17                                  ;   501.3 p1      40 t1
        pxor xmm7, xmm0                                   ;   503.3 p1      40 t1
        psllq xmm5, 0x17                                  ;   504.3 p1      40 t1
        mov dword [ebp + 716], esi                        ;   423.0 p0+p3   60 blocks
        psrlq xmm7, 4                                     ;   505.3 p1      40 t1
        paddq xmm6, [ebp + 208]                           ;   505.3 p2+p1   53 t1
        pxor xmm7, xmm0                                   ;   507.3 p1      40 t1
        psrlq xmm7, 0xe                                   ;   509.3 p1      40 t1
        pxor xmm5, xmm7                                   ;   511.3 p1      40 t1
        movdqa xmm7, xmm4                                 ;   471.3 p0      44 v[1] copy
        paddq xmm6, xmm5                                  ;   513.3 p1      53 t1
        pxor xmm7, xmm2                                   ;   510.3 p1      44 v[1]
        pand xmm1, xmm7                                   ;   512.3 p1      44 v[1]
        pxor xmm1, xmm4                                   ;   514.3 p1      44 v[1]
        paddq xmm4, [ebp - 80]                            ;   513.3 p2+p1   72 h
        movdqa [ebp - 80], xmm4                           ;   518.3 p0+p3   72 h
        movdqa xmm4, xmm2                                 ;   505.3 p0      39 v[1] copy
        movdqa xmm5, [ebp + 384]                          ;   436.7 p2      54 v[5] reload
        paddq xmm5, xmm6                                  ;   518.3 p1      54 v[5]
        paddq xmm6, xmm1                                  ;   518.3 p1      55 v[1]
        movdqa xmm1, xmm2                                 ;   505.3 p0      39 v[1] copy
        psllq xmm1, 6                                     ;   516.3 p1      39 v[1]
        pxor xmm1, xmm2                                   ;   518.3 p1      39 v[1]
        psllq xmm1, 5                                     ;   520.3 p1      39 v[1]
        pxor xmm1, xmm2                                   ;   522.3 p1      39 v[1]
        psrlq xmm4, 5                                     ;   520.3 p1      39 v[1]
        pxor xmm4, xmm2                                   ;   522.3 p1      39 v[1]
        psrlq xmm4, 6                                     ;   524.3 p1      39 v[1]
        pxor xmm4, xmm2                                   ;   526.3 p1      39 v[1]
        psllq xmm1, 0x19                                  ;   524.3 p1      39 v[1]
        psrlq xmm4, 0x1c                                  ;   528.3 p1      39 v[1]
        pxor xmm1, xmm4                                   ;   530.3 p1      39 v[1]
        paddq xmm6, xmm1                                  ;   532.3 p1      55 v[1]
        movdqa xmm1, xmm3                                 ;   455.3 p0      43 t1 copy
        pxor xmm1, xmm0                                   ;   528.3 p1      43 t1
        paddq xmm0, [ebp - 48]                            ;   529.3 p2+p1   72 h
        movdqa xmm4, xmm3                                 ;   455.3 p0      43 t1 copy
        pand xmm1, xmm5                                   ;   530.3 p1      43 t1
        pxor xmm4, xmm1                                   ;   532.3 p1      43 t1
        movdqa xmm1, xmm5                                 ;   523.3 p0      40 t1 copy
        paddq xmm4, [ebp + 400]                           ;   534.3 p2+p1   53 t1
        paddq xmm3, [ebp - 64]                            ;   533.3 p2+p1   72 h
        movdqa [ebp - 64], xmm3                           ;   538.3 p0+p3   72 h
        movdqa xmm3, xmm5                                 ;   523.3 p0      40 t1 copy
        psllq xmm3, 4                                     ;   534.3 p1      40 t1
        pxor xmm3, xmm5                                   ;   536.3 p1      40 t1
        psrlq xmm1, 0x17                                  ;   536.3 p1      40 t1
        pxor xmm1, xmm5                                   ;   538.3 p1      40 t1
        psrlq xmm1, 4                                     ;   540.3 p1      40 t1
        paddq xmm4, [sha512_blocks.T1_constants128 + 240] ;   539.3 p2+p1   53 t1
        pxor xmm1, xmm5                                   ;   542.3 p1      40 t1
        movdqa [ebp - 48], xmm0                           ;   534.3 p0+p3   72 h
        movdqa xmm0, [ebp - 112]                          ;   471.0 p2      72 h
        paddq xmm0, xmm6                                  ;   541.3 p1      72 h
        movdqa [ebp - 112], xmm0                          ;   546.3 p0+p3   72 h
        psllq xmm3, 0x17                                  ;   542.3 p1      40 t1
        add edi, dword [ebp + 724]                        ;   472.7 p2+p0   60 blocks
        movdqa xmm0, [ebp - 96]                           ;   473.7 p2      72 h
        paddq xmm0, xmm2                                  ;   543.3 p1      72 h
        movdqa [ebp - 96], xmm0                           ;   548.3 p0+p3   72 h
        paddq xmm4, [ebp + 176]                           ;   544.3 p2+p1   53 t1
        movdqa xmm0, xmm2                                 ;   505.3 p0      44 v[0] copy
        psrlq xmm1, 0xe                                   ;   545.3 p1      40 t1
        pxor xmm3, xmm5                                   ;   546.3 p1      40 t1
        psllq xmm3, 0x17                                  ;   548.3 p1      40 t1
        pxor xmm1, xmm3                                   ;   550.3 p1      40 t1
        pxor xmm2, xmm6                                   ;   549.3 p1      44 v[0]
        pand xmm7, xmm2                                   ;   551.3 p1      44 v[0]
        movdqa xmm2, xmm6                                 ;   537.3 p0      39 v[0] copy
        paddq xmm5, [ebp - 16]                            ;   551.3 p2+p1   72 h
        psllq xmm2, 6                                     ;   552.3 p1      39 v[0]
        pxor xmm2, xmm6                                   ;   554.3 p1      39 v[0]
        pxor xmm0, xmm7                                   ;   554.3 p1      44 v[0]
        paddq xmm4, xmm1                                  ;   555.3 p1      53 t1
        movdqa xmm1, [ebp - 128]                          ;   487.7 p2      72 h
        movdqa xmm3, xmm6                                 ;   537.3 p0      39 v[0] copy
        psrlq xmm3, 5                                     ;   556.3 p1      39 v[0]
        pxor xmm3, xmm6                                   ;   558.3 p1      39 v[0]
        psrlq xmm3, 6                                     ;   560.3 p1      39 v[0]
        mov dword [ebp + 724], edi                        ;   489.3 p0+p3   60 blocks
        psllq xmm2, 5                                     ;   559.3 p1      39 v[0]
        pxor xmm2, xmm6                                   ;   561.3 p1      39 v[0]
        pxor xmm6, xmm3                                   ;   562.3 p1      39 v[0]
        psllq xmm2, 0x19                                  ;   563.3 p1      39 v[0]
        paddq xmm1, xmm4                                  ;   563.3 p1      72 h
        paddq xmm1, xmm0                                  ;   568.3 p1      72 h
        movdqa xmm0, [ebp + 416]                          ;   497.7 p2      72 h
        paddq xmm0, [ebp - 32]                            ;   565.3 p2+p1   72 h
        paddq xmm0, xmm4                                  ;   570.3 p1      72 h
        psrlq xmm6, 0x1c                                  ;   567.3 p1      39 v[0]
        movdqa [ebp - 16], xmm5                           ;   556.3 p0+p3   72 h
        movdqa [ebp - 32], xmm0                           ;   575.3 p0+p3   72 h
        pxor xmm2, xmm6                                   ;   569.3 p1      39 v[0]
        paddq xmm1, xmm2                                  ;   573.3 p1      72 h
        movdqa [ebp - 128], xmm1                          ;   578.3 p0+p3   72 h
        cmp esi, dword [ebp + 720]                        ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        mov esi, dword [ebp + 708]                        ;     0.0 p2      60 blocks reload
        movdqa xmm0, [ebp - 128]                          ;     1.0 p2      60 blocks reload
        mov edi, dword [ebp + 704]                        ;     2.0 p2      60 blocks reload
        movhps [edi], xmm0                                ;    12.0 p0+p3   60 blocks
        movq [esi], xmm0                                  ;    12.0 p0+p3   60 blocks
        movdqa xmm0, [ebp - 112]                          ;     3.0 p2      60 blocks reload
        movq [esi + 8], xmm0                              ;    14.0 p0+p3   60 blocks
        movhps [edi + 8], xmm0                            ;    14.0 p0+p3   60 blocks
        movdqa xmm0, [ebp - 96]                           ;     4.0 p2      60 blocks reload
        movhps [edi + 16], xmm0                           ;    15.0 p0+p3   60 blocks
        movq [esi + 16], xmm0                             ;    15.0 p0+p3   60 blocks
        movdqa xmm0, [ebp - 80]                           ;     5.7 p2      60 blocks reload
        movhps [edi + 24], xmm0                           ;    16.7 p0+p3   60 blocks
        movq [esi + 24], xmm0                             ;    16.7 p0+p3   60 blocks
        movdqa xmm0, [ebp - 32]                           ;     7.3 p2      60 blocks reload
        movhps [edi + 32], xmm0                           ;    18.3 p0+p3   60 blocks
        movq [esi + 32], xmm0                             ;    19.0 p0+p3   60 blocks
        movdqa xmm0, [ebp - 16]                           ;     9.0 p2      60 blocks reload
        movhps [edi + 40], xmm0                           ;    21.0 p0+p3   60 blocks
        movq [esi + 40], xmm0                             ;    23.0 p0+p3   60 blocks
        movdqa xmm0, [ebp - 48]                           ;    10.7 p2      60 blocks reload
        movhps [edi + 48], xmm0                           ;    25.0 p0+p3   60 blocks
        movq [esi + 48], xmm0                             ;    27.0 p0+p3   60 blocks
        movdqa xmm0, [ebp - 64]                           ;    12.3 p2      60 blocks reload
        movhps [edi + 56], xmm0                           ;    29.0 p0+p3   60 blocks
        movq [esi + 56], xmm0                             ;    31.0 p0+p3   60 blocks
        mov esp, dword [ebp + 736]                        ;                    frame
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
