; poly1305_blocks for Intel Pentium (P5) (pentium)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_blocks --cpu pentium
;
; void poly1305_blocks(const void *r, void *h, const void *m, uint32_t n);   cdecl
;   r: 16 bytes, read, secret, no alignment needed
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 16 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Uses the x87 registers, which are also the MMX registers: all must be empty on entry, and are on return; exception flags are cleared, the control word is the caller's again.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 272 bytes, 4 instructions, one of them for 68 stores. Registers are not, but for those of the x87 unit.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 149 uops, planned 128.0; bounds: width 74.5, ports 128.0, path 26.0
;   blocks: 101 uops, planned 103.0; bounds: width 50.5, ports 94.0, path 30.0
;   body.2: 86 uops, planned 78.0; bounds: width 43.0, ports 78.0, path 32.0
; Limbs of numbers that a loop carries, proved by intervals:
;   a in blocks, limb 0 of 4 by 32 bits: at least -1.375 * 2^63, at most 1.375 * 2^63
;   a in blocks, limb 1 of 4 by 32 bits: at least -1.375 * 2^63, at most 1.375 * 2^63
;   a in blocks, limb 2 of 4 by 32 bits: at least -1.250 * 2^63, at most 1.250 * 2^63
;   a in blocks, limb 3 of 4 by 32 bits: at least -1.125 * 2^63, at most 1.125 * 2^63
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
%fatal "poly1305_blocks is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_poly1305_blocks
$_poly1305_blocks:
%else
        global $poly1305_blocks
%endif
$poly1305_blocks:
        push ebx                                         ;                    preserved
        push esi                                         ;                    preserved
        push edi                                         ;                    preserved
        push ebp                                         ;                    preserved
        mov eax, esp                                     ;                    frame
        sub esp, 0x130                                   ;                    frame
        and esp, 0xfffffff0                              ;                    frame
        mov dword [esp + 292], eax                       ;                    frame
        mov ecx, dword [eax + 24]                        ;                    frame
        mov dword [esp + 272], ecx                       ;                    frame
        mov ecx, dword [eax + 32]                        ;                    frame
        mov dword [esp + 276], ecx                       ;                    frame
        mov ecx, dword [eax + 28]                        ;                    frame
        mov dword [esp + 280], ecx                       ;                    frame
        mov ecx, dword [eax + 20]                        ;                    frame
        mov dword [esp + 288], ecx                       ;                    frame
        fnstcw word [esp + 264]                          ;                    floating point
        mov dword [esp + 268], 0x37f                     ;                    floating point
        fnclex                                           ;                    floating point
        fldcw word [esp + 268]                           ;                    floating point
        mov esi, 0x4b500000                              ;     0.0 U       41 a reload
        mov dword [esp + 68], esi                        ;     1.0 U       41 a
        mov esi, 0x43300000                              ;     1.0 V       41 a reload
        mov dword [esp + 76], esi                        ;     2.0 U       41 a
        mov edi, 0x4b300000                              ;     2.0 V       41 a reload
        mov dword [esp + 84], edi                        ;     3.0 U       41 a
        mov edi, 0x49300000                              ;     3.0 V       41 a reload
        mov dword [esp + 92], edi                        ;     4.0 U       41 a
        mov dword [esp + 100], edi                       ;     4.0 V       42 a
        mov dword [esp + 108], esi                       ;     5.0 U       42 a
        mov esi, 0x45300000                              ;     5.0 V       41 a reload
        mov dword [esp + 116], esi                       ;     6.0 U       41 a
        mov dword [esp + 124], esi                       ;     6.0 V       42 a
        mov esi, 0x47300000                              ;     7.0 U       41 a reload
        mov dword [esp + 132], esi                       ;     8.0 U       41 a
        mov dword [esp + 140], esi                       ;     8.0 V       42 a
        mov esi, dword [esp + 272]                       ;     9.0 U       41 a reload
        mov edi, dword [esi + 16]                        ;    11.0 U       41 a
        mov ebp, dword [esi]                             ;    11.0 V       41 a
        mov dword [esp + 72], ebp                        ;    12.0 U       41 a
        mov ebp, dword [esi + 12]                        ;    12.0 V       41 a
        mov dword [esp + 88], ebp                        ;    13.0 U       41 a
        mov ebp, dword [esi + 4]                         ;    13.0 V       41 a
        mov dword [esp + 112], ebp                       ;    14.0 U       41 a
        mov ebp, dword [esi + 8]                         ;    14.0 V       41 a
        mov dword [esp + 128], ebp                       ;    15.0 U       41 a
        mov ebp, edi                                     ;    15.0 V       41 a copy
        shr ebp, 2                                       ;    16.0 U       41 a
        mov dword [esp + 64], ebp                        ;    17.0 U       41 a
        fld qword [esp + 64]                             ;     0.0 U+V     41 a reload
        fsub qword [poly1305_blocks.T0_constants64 + 8]  ;     1.0 U+V     41 a
        and edi, 3                                       ;    17.0 V       41 a
        mov dword [esp + 80], edi                        ;    18.0 U       41 a
        fld qword [esp + 80]                             ;     2.0 U+V     41 a reload
        fsub qword [poly1305_blocks.T0_constants64]      ;     3.0 U+V     41 a
        fxch st0, st1                                    ;     4.0 U+V     41 a copy
        fmul qword [poly1305_blocks.T0_constants64 + 16] ;     4.0 U+V     41 a
        fxch st0, st1                                    ;     5.0 U+V     41 a copy
        fadd qword [esp + 88]                            ;     6.0 U+V     41 a
        fxch st0, st1                                    ;     7.0 U+V     41 a copy
        fadd qword [esp + 72]                            ;     7.0 U+V     41 a
        fxch st0, st1                                    ;     8.0 U+V     41 a copy
        fadd qword [poly1305_blocks.T0_constants64 + 24] ;     9.0 U+V     41 a
        fxch st0, st1                                    ;    10.0 U+V     41 a copy
        fadd dword [poly1305_blocks.T1_constants32]      ;    10.0 U+V     41 a
        fld qword [esp + 112]                            ;    11.0 U+V     41 a reload
        fadd dword [poly1305_blocks.T1_constants32 + 4]  ;    12.0 U+V     41 a
        fld qword [esp + 128]                            ;    13.0 U+V     41 a reload
        mov esi, 0x43300000                              ;    18.0 V       42 a reload
        fadd dword [poly1305_blocks.T1_constants32 + 8]  ;    14.0 U+V     41 a
        mov dword [esp + 148], esi                       ;    19.0 U       42 a
        mov esi, 0x45300000                              ;    19.0 V       42 a reload
        fld qword [poly1305_blocks.T0_constants64 + 32]  ;    15.0 U+V     41 a reload
        mov dword [esp + 156], esi                       ;    20.0 U       42 a
        mov esi, 0x47300000                              ;    20.0 V       42 a reload
        fadd st0, st4                                    ;    16.0 U+V     41 a
        mov dword [esp + 164], esi                       ;    21.0 U       42 a
        mov esi, 0x49300001                              ;    21.0 V       42 a reload
        fld qword [poly1305_blocks.T0_constants64 + 40]  ;    17.0 U+V     41 a reload
        mov dword [esp + 172], esi                       ;    22.0 U       42 a
        mov esi, 0                                       ;    22.0 V       12 a reload
        fadd st0, st2                                    ;    18.0 U+V     41 a
        fxch st0, st1                                    ;    19.0 U+V     41 a copy
        fsub qword [poly1305_blocks.T0_constants64 + 32] ;    19.0 U+V     41 a
        fxch st0, st1                                    ;    20.0 U+V     41 a copy
        fsub qword [poly1305_blocks.T0_constants64 + 40] ;    21.0 U+V     41 a
        cmp esi, dword [esp + 276]                       ;    23.0 U       12 a
        sbb edi, edi                                     ;    25.0 U       12 a
        mov esi, dword [esp + 276]                       ;    25.0 V       42 blocks
        shl esi, 4                                       ;    26.0 U       42 blocks
        mov ebp, dword [esp + 280]                       ;    26.0 V       42 blocks
        add esi, ebp                                     ;    27.0 U       42 blocks
        mov dword [esp + 284], esi                       ;    28.0 U       42 blocks
        mov esi, dword [esp + 288]                       ;    28.0 V        9 k reload
        fld dword [poly1305_blocks.T1_constants32 + 12]  ;    22.0 U+V     41 a reload
        mov ebp, dword [esi + 12]                        ;    30.0 U        9 k
        and ebp, 0xffffffc                               ;    31.0 U        9 k
        fadd st0, st4                                    ;    23.0 U+V     41 a
        mov dword [esp + 96], ebp                        ;    32.0 U       42 a
        mov ebp, dword [esi + 8]                         ;    32.0 V        9 k
        fsub dword [poly1305_blocks.T1_constants32 + 12] ;    26.0 U+V     41 a
        fxch st0, st3                                    ;    27.0 U+V     41 a copy
        fsub st0, st1                                    ;    27.0 U+V     41 a
        fxch st0, st2                                    ;    28.0 U+V     41 a copy
        fsub st6, st0                                    ;    28.0 U+V     41 a
        and ebp, 0xffffffc                               ;    33.0 U        9 k
        mov dword [esp + 136], ebp                       ;    34.0 U       42 a
        mov ebp, dword [esi + 4]                         ;    34.0 V        9 k
        and ebp, 0xffffffc                               ;    35.0 U        9 k
        mov dword [esp + 120], ebp                       ;    36.0 U       42 a
        mov esi, dword [esi]                             ;    36.0 V        9 k
        and esi, 0xfffffff                               ;    37.0 U        9 k
        mov dword [esp + 104], esi                       ;    38.0 U       42 a
        mov esi, poly1305_blocks.T2_none                 ;    38.0 V       12 a
        mov ebp, dword [esp + 280]                       ;    39.0 U       12 a
        fmul qword [poly1305_blocks.T0_constants64 + 16] ;    29.0 U+V     41 a
        fxch st0, st3                                    ;    30.0 U+V     41 a copy
        fsub st4, st0                                    ;    30.0 U+V     41 a
        xor esi, ebp                                     ;    40.0 U       12 a
        and edi, esi                                     ;    41.0 U       12 a
        xor edi, poly1305_blocks.T2_none                 ;    42.0 U       12 a
        mov esi, dword [edi]                             ;    44.0 U       12 a
        mov dword [esp + 144], esi                       ;    45.0 U       42 a
        mov esi, dword [edi + 4]                         ;    45.0 V       12 a
        faddp st2, st0                                   ;    31.0 U+V     41 a
        mov dword [esp + 152], esi                       ;    46.0 U       42 a
        mov esi, dword [edi + 8]                         ;    46.0 V       12 a
        faddp st5, st0                                   ;    32.0 U+V     41 a
        mov dword [esp + 160], esi                       ;    47.0 U       42 a
        mov esi, dword [edi + 12]                        ;    47.0 V       12 a
        fld dword [poly1305_blocks.T1_constants32 + 16]  ;    33.0 U+V     41 a reload
        mov dword [esp + 168], esi                       ;    48.0 U       42 a
        fadd st0, st4                                    ;    34.0 U+V     41 a
        fsub dword [poly1305_blocks.T1_constants32 + 16] ;    37.0 U+V     41 a
        fxch st0, st1                                    ;    38.0 U+V     42 blocks copy
        fstp tword [esp + 0]                             ;    38.0 U+V     42 blocks
        fld qword [esp + 120]                            ;    41.0 U+V     42 a reload
        fadd dword [poly1305_blocks.T1_constants32 + 4]  ;    42.0 U+V     42 a
        fxch st0, st1                                    ;    43.0 U+V     41 a copy
        fsub st4, st0                                    ;    43.0 U+V     41 a
        faddp st3, st0                                   ;    44.0 U+V     41 a
        fxch st0, st3                                    ;    45.0 U+V     41 a copy
        faddp st1, st0                                   ;    46.0 U+V     41 a
        fld qword [esp + 136]                            ;    47.0 U+V     42 a reload
        fadd dword [poly1305_blocks.T1_constants32 + 8]  ;    48.0 U+V     42 a
        fld qword [esp + 96]                             ;    49.0 U+V     42 a reload
        fadd qword [poly1305_blocks.T0_constants64 + 24] ;    50.0 U+V     42 a
        fxch st0, st2                                    ;    51.0 U+V     42 blocks copy
        fstp tword [esp + 16]                            ;    51.0 U+V     42 blocks
        fxch st0, st2                                    ;    54.0 U+V     42 blocks copy
        fstp tword [esp + 32]                            ;    55.0 U+V     42 blocks
        fxch st0, st3                                    ;    58.0 U+V     42 blocks copy
        fstp tword [esp + 48]                            ;    59.0 U+V     42 blocks
        fxch st0, st1                                    ;    62.0 U+V     42 a copy
        fst qword [esp + 176]                            ;    63.0 U+V     42 a
        fmul qword [poly1305_blocks.T0_constants64 + 16] ;    65.0 U+V     42 a
        fld qword [esp + 104]                            ;    66.0 U+V     42 a reload
        fadd dword [poly1305_blocks.T1_constants32]      ;    67.0 U+V     42 a
        fxch st0, st1                                    ;    68.0 U+V     42 a copy
        fstp qword [esp + 184]                           ;    69.0 U+V     42 a
        fstp qword [esp + 192]                           ;    71.0 U+V     42 a
        fst qword [esp + 200]                            ;    73.0 U+V     42 a
        fmul qword [poly1305_blocks.T0_constants64 + 16] ;    75.0 U+V     42 a
        fxch st0, st1                                    ;    76.0 U+V     42 a copy
        fst qword [esp + 208]                            ;    76.0 U+V     42 a
        fmul qword [poly1305_blocks.T0_constants64 + 16] ;    78.0 U+V     42 a
        fxch st0, st1                                    ;    79.0 U+V     42 a copy
        fstp qword [esp + 216]                           ;    79.0 U+V     42 a
        fstp qword [esp + 224]                           ;    82.0 U+V     42 a
        cmp dword [esp + 276], 0                         ;                    no blocks?
        je .blocks_1_done
        fld tword [esp + 16]                             ;                    resident
        fld tword [esp + 32]                             ;                    resident
        fld tword [esp + 0]                              ;                    resident
        fld tword [esp + 48]                             ;                    resident
        align 16
.blocks_1:
        fadd qword [esp + 168]                           ;     0.0 U+V     42 a
        fxch st0, st1                                    ;     1.0 U+V     42 a copy
        fadd qword [esp + 160]                           ;     1.0 U+V     42 a
        fld qword [poly1305_blocks.T0_constants64 + 32]  ;     2.0 U+V     42 a reload
        fadd st0, st2                                    ;     3.0 U+V     42 a
        fxch st0, st1                                    ;     4.0 U+V     42 a copy
        fadd qword [poly1305_blocks.T0_constants64 + 56] ;     4.0 U+V     42 a
        fxch st0, st3                                    ;     5.0 U+V     42 a copy
        fadd qword [esp + 152]                           ;     5.0 U+V     42 a
        fxch st0, st1                                    ;     6.0 U+V     42 a copy
        fsub qword [poly1305_blocks.T0_constants64 + 32] ;     6.0 U+V     42 a
        mov esi, dword [esp + 280]                       ;     0.0 U       42 blocks
        add esi, 0x10                                    ;     1.0 U       42 blocks
        fld qword [poly1305_blocks.T0_constants64 + 40]  ;     7.0 U+V     42 a reload
        cmp esi, dword [esp + 284]                       ;     2.0 U       42 blocks
        sbb edi, edi                                     ;     4.0 U       42 blocks
        fadd st0, st4                                    ;     8.0 U+V     42 a
        fxch st0, st5                                    ;     9.0 U+V     42 a copy
        fadd qword [esp + 144]                           ;     9.0 U+V     42 a
        fxch st0, st5                                    ;    10.0 U+V     42 a copy
        fsub qword [poly1305_blocks.T0_constants64 + 40] ;    11.0 U+V     42 a
        fxch st0, st5                                    ;    12.0 U+V     42 a copy
        fadd qword [poly1305_blocks.T0_constants64 + 48] ;    12.0 U+V     42 a
        fxch st0, st4                                    ;    13.0 U+V     42 a copy
        fsub st0, st5                                    ;    14.0 U+V     42 a
        fxch st0, st3                                    ;    15.0 U+V     42 a copy
        fsub st0, st1                                    ;    15.0 U+V     42 a
        and edi, 0x10                                    ;     5.0 U       42 blocks
        mov ebp, dword [esp + 280]                       ;     5.0 V       12 a reload
        mov eax, dword [ebp + edi]                       ;     7.0 U       12 a
        mov dword [esp + 144], eax                       ;     8.0 U       42 a
        fld dword [poly1305_blocks.T1_constants32 + 12]  ;    16.0 U+V     42 a reload
        fadd st0, st3                                    ;    17.0 U+V     42 a
        fxch st0, st1                                    ;    18.0 U+V     42 a copy
        faddp st6, st0                                   ;    18.0 U+V     42 a
        fsub dword [poly1305_blocks.T1_constants32 + 12] ;    20.0 U+V     42 a
        fxch st0, st1                                    ;    21.0 U+V     42 a copy
        fmul qword [poly1305_blocks.T0_constants64 + 16] ;    21.0 U+V     42 a
        fxch st0, st1                                    ;    22.0 U+V     42 a copy
        fsub st2, st0                                    ;    23.0 U+V     42 a
        mov eax, dword [ebp + edi + 4]                   ;     8.0 V       12 a
        mov dword [esp + 152], eax                       ;     9.0 U       42 a
        faddp st3, st0                                   ;    24.0 U+V     42 a
        fld dword [poly1305_blocks.T1_constants32 + 16]  ;    25.0 U+V     42 a reload
        fadd st0, st4                                    ;    26.0 U+V     42 a
        mov eax, dword [ebp + edi + 8]                   ;     9.0 V       12 a
        mov dword [esp + 160], eax                       ;    10.0 U       42 a
        fsub dword [poly1305_blocks.T1_constants32 + 16] ;    29.0 U+V     42 a
        fsub st4, st0                                    ;    32.0 U+V     42 a
        faddp st2, st0                                   ;    33.0 U+V     42 a
        faddp st3, st0                                   ;    35.0 U+V     42 a
        fld qword [esp + 192]                            ;    36.0 U+V     42 a reload
        fmul st0, st4                                    ;    37.0 U+V     42 a
        mov edi, dword [ebp + edi + 12]                  ;    10.0 V       12 a
        mov dword [esp + 168], edi                       ;    11.0 U       42 a
        fld qword [esp + 176]                            ;    38.0 U+V     42 a reload
        fmul st0, st3                                    ;    39.0 U+V     42 a
        faddp st1, st0                                   ;    42.0 U+V     42 a
        fld qword [esp + 224]                            ;    43.0 U+V     42 a reload
        fmul st0, st5                                    ;    44.0 U+V     42 a
        mov dword [esp + 280], esi                       ;    11.0 V       42 blocks
        fld qword [esp + 192]                            ;    45.0 U+V     42 a reload
        fmul st0, st4                                    ;    46.0 U+V     42 a
        faddp st1, st0                                   ;    49.0 U+V     42 a
        fld qword [esp + 216]                            ;    50.0 U+V     42 a reload
        fmul st0, st6                                    ;    51.0 U+V     42 a
        fxch st0, st6                                    ;    52.0 U+V     42 a copy
        fmul qword [esp + 184]                           ;    53.0 U+V     42 a
        fld qword [esp + 224]                            ;    54.0 U+V     42 a reload
        fmul st0, st5                                    ;    55.0 U+V     42 a
        faddp st7, st0                                   ;    58.0 U+V     42 a
        fxch st0, st4                                    ;    59.0 U+V     42 a copy
        fmul qword [esp + 216]                           ;    59.0 U+V     42 a
        faddp st4, st0                                   ;    62.0 U+V     42 a
        fld qword [esp + 200]                            ;    63.0 U+V     42 a reload
        fmul st0, st3                                    ;    64.0 U+V     42 a
        faddp st2, st0                                   ;    67.0 U+V     42 a
        fld qword [esp + 176]                            ;    68.0 U+V     42 a reload
        fmul st0, st3                                    ;    69.0 U+V     42 a
        faddp st1, st0                                   ;    72.0 U+V     42 a
        fld qword [esp + 192]                            ;    73.0 U+V     42 a reload
        fmul st0, st3                                    ;    74.0 U+V     42 a
        faddp st6, st0                                   ;    77.0 U+V     42 a
        fxch st0, st2                                    ;    78.0 U+V     42 a copy
        fmul qword [esp + 224]                           ;    78.0 U+V     42 a
        faddp st3, st0                                   ;    81.0 U+V     42 a
        fld qword [esp + 208]                            ;    82.0 U+V     42 a reload
        fmul st0, st4                                    ;    83.0 U+V     42 a
        faddp st1, st0                                   ;    86.0 U+V     42 a
        fld qword [esp + 200]                            ;    87.0 U+V     42 a reload
        fmul st0, st4                                    ;    88.0 U+V     42 a
        faddp st2, st0                                   ;    91.0 U+V     42 a
        fld qword [esp + 176]                            ;    92.0 U+V     42 a reload
        fmul st0, st4                                    ;    93.0 U+V     42 a
        faddp st5, st0                                   ;    96.0 U+V     42 a
        fxch st0, st3                                    ;    97.0 U+V     42 a copy
        fmul qword [esp + 192]                           ;    97.0 U+V     42 a
        faddp st2, st0                                   ;   100.0 U+V     42 a
        fxch st0, st1                                    ;   101.0 U+V     42 a copy
        fxch st0, st3                                    ;   101.0 U+V     42 a copy
        fxch st0, st2                                    ;   102.0 U+V     42 a copy
        cmp esi, dword [esp + 284]                       ;                    more blocks?
        jne .blocks_1
        fstp tword [esp + 48]                            ;                    resident
        fstp tword [esp + 0]                             ;                    resident
        fstp tword [esp + 32]                            ;                    resident
        fstp tword [esp + 16]                            ;                    resident
.blocks_1_done:
        fld tword [esp + 48]                             ;     0.0 U+V     15 d reload
        fld qword [poly1305_blocks.T0_constants64 + 32]  ;     3.0 U+V     15 d reload
        fadd st0, st1                                    ;     4.0 U+V     15 d
        fsub qword [poly1305_blocks.T0_constants64 + 32] ;     7.0 U+V     15 d
        fld tword [esp + 0]                              ;     8.0 U+V     15 d reload
        fld qword [poly1305_blocks.T0_constants64 + 40]  ;    11.0 U+V     15 d reload
        fadd st0, st1                                    ;    12.0 U+V     15 d
        fsub qword [poly1305_blocks.T0_constants64 + 40] ;    15.0 U+V     15 d
        fld tword [esp + 32]                             ;    16.0 U+V     15 d reload
        fld dword [poly1305_blocks.T1_constants32 + 12]  ;    19.0 U+V     15 d reload
        fadd st0, st1                                    ;    20.0 U+V     15 d
        fsub dword [poly1305_blocks.T1_constants32 + 12] ;    23.0 U+V     15 d
        fxch st0, st2                                    ;    24.0 U+V     15 d copy
        fsub st3, st0                                    ;    24.0 U+V     15 d
        fxch st0, st4                                    ;    25.0 U+V     15 d copy
        fsub st5, st0                                    ;    25.0 U+V     15 d
        fmul qword [poly1305_blocks.T0_constants64 + 16] ;    26.0 U+V     15 d
        fxch st0, st5                                    ;    27.0 U+V     15 d copy
        faddp st4, st0                                   ;    28.0 U+V     15 d
        fsub st0, st1                                    ;    29.0 U+V     15 d
        fxch st0, st1                                    ;    30.0 U+V     15 d copy
        faddp st2, st0                                   ;    30.0 U+V     15 d
        fld tword [esp + 16]                             ;    31.0 U+V     15 d reload
        fld dword [poly1305_blocks.T1_constants32 + 16]  ;    34.0 U+V     15 d reload
        fadd st0, st1                                    ;    35.0 U+V     15 d
        fsub dword [poly1305_blocks.T1_constants32 + 16] ;    38.0 U+V     15 d
        fsub st1, st0                                    ;    41.0 U+V     15 d
        faddp st2, st0                                   ;    42.0 U+V     15 d
        faddp st4, st0                                   ;    44.0 U+V     15 d
        fadd qword [poly1305_blocks.T0_constants64 + 72] ;    45.0 U+V     15 d
        fxch st0, st1                                    ;    46.0 U+V     15 d copy
        fadd qword [poly1305_blocks.T0_constants64 + 80] ;    46.0 U+V     15 d
        fxch st0, st3                                    ;    47.0 U+V     15 d copy
        fadd qword [poly1305_blocks.T0_constants64 + 64] ;    47.0 U+V     15 d
        fxch st0, st1                                    ;    48.0 U+V     15 d copy
        fstp qword [esp + 232]                           ;    49.0 U+V     15 d
        fxch st0, st1                                    ;    51.0 U+V     15 d copy
        fadd qword [poly1305_blocks.T0_constants64 + 88] ;    52.0 U+V     15 d
        fxch st0, st2                                    ;    53.0 U+V     15 d copy
        fstp qword [esp + 240]                           ;    53.0 U+V     15 d
        fstp qword [esp + 248]                           ;    55.0 U+V     15 d
        mov esi, dword [esp + 252]                       ;     0.0 U       15 d
        and esi, 0xfffff                                 ;     1.0 U       15 d
        mov edi, dword [esp + 236]                       ;     1.0 V       15 d
        and edi, 0xfffff                                 ;     2.0 U       15 d
        add esi, dword [esp + 232]                       ;     2.0 V       15 d
        adc edi, 0                                       ;     4.0 U       15 d
        mov ebp, dword [esp + 244]                       ;     4.0 V       15 d
        and ebp, 0xfffff                                 ;     5.0 U       15 d
        add edi, dword [esp + 240]                       ;     5.0 V       15 d
        adc ebp, 0                                       ;     7.0 U       15 d
        mov eax, dword [esp + 248]                       ;     7.0 V       15 d
        mov ecx, esi                                     ;     8.0 U       15 d copy
        mov edx, edi                                     ;     8.0 V       15 d copy
        add eax, 5                                       ;     9.0 U       15 d
        adc ecx, 0                                       ;    10.0 U       15 d
        adc edx, 0                                       ;    11.0 U       15 d
        sbb edx, edx                                     ;    12.0 U       15 d
        fstp qword [esp + 256]                           ;    57.0 U+V     15 d
        mov eax, dword [esp + 260]                       ;    12.0 V       15 d
        and eax, 0xfffff                                 ;    13.0 U       15 d
        add ebp, dword [esp + 256]                       ;    13.0 V       15 d
        adc eax, 0                                       ;    15.0 U       15 d
        mov ecx, ebp                                     ;    15.0 V       15 d copy
        mov ebx, eax                                     ;    16.0 U       15 d copy
        add edx, edx                                     ;    16.0 V       15 d
        adc ecx, 0                                       ;    17.0 U       15 d
        adc ebx, 0                                       ;    18.0 U       15 d
        mov ecx, ebx                                     ;    19.0 U       15 d copy
        shr ecx, 2                                       ;    20.0 U       15 d
        and ebx, 0xfffffffc                              ;    20.0 V       15 d
        add ecx, ebx                                     ;    21.0 U       15 d
        add ecx, dword [esp + 248]                       ;    22.0 U       15 d
        adc esi, 0                                       ;    24.0 U       15 d
        adc edi, 0                                       ;    25.0 U       15 d
        sbb edx, edx                                     ;    26.0 U       15 d
        add edx, edx                                     ;    27.0 U       15 d
        adc ebp, 0                                       ;    28.0 U       15 d
        adc eax, 0                                       ;    29.0 U       15 d
        mov edx, dword [esp + 272]                       ;    29.0 V       16 h reload
        mov dword [edx], ecx                             ;    31.0 U       16 h
        mov dword [edx + 4], esi                         ;    31.0 V       16 h
        mov dword [edx + 8], edi                         ;    32.0 U       16 h
        mov dword [edx + 12], ebp                        ;    32.0 V       16 h
        and eax, 3                                       ;    33.0 U       15 d
        mov dword [edx + 16], eax                        ;    34.0 U       16 h
        fldz                                             ;                    cleared
        fldz                                             ;                    cleared
        fldz                                             ;                    cleared
        fldz                                             ;                    cleared
        fldz                                             ;                    cleared
        fldz                                             ;                    cleared
        fldz                                             ;                    cleared
        fldz                                             ;                    cleared
        fstp st0                                         ;                    cleared
        fstp st0                                         ;                    cleared
        fstp st0                                         ;                    cleared
        fstp st0                                         ;                    cleared
        fstp st0                                         ;                    cleared
        fstp st0                                         ;                    cleared
        fstp st0                                         ;                    cleared
        fstp st0                                         ;                    cleared
        fnclex                                           ;                    floating point
        fldcw word [esp + 264]                           ;                    floating point
        mov edx, dword [esp + 292]                       ;                    frame
        lea edi, [esp]                                   ;                    cleared
        xor eax, eax                                     ;                    cleared
        mov ecx, 0x44                                    ;                    cleared
        rep stosd                                        ;                    cleared
        mov esp, edx                                     ;                    frame
        pop ebp                                          ;                    preserved
        pop edi                                          ;                    preserved
        pop esi                                          ;                    preserved
        pop ebx                                          ;                    preserved
        ret

for_formats win32, win
%if HERE
        section .rdata align=64
%else
        section .rodata align=64
%endif
; constants64
        align 16, db 0
poly1305_blocks.T0_constants64:
        dq 0x4b30000000000000, 0x4b50000000000000, 0x37f4000000000000, 0xc930000000000000, 0x4c08000000000000, 0x49e8000000000000, 0xc330000000140000, 0xc730000000100000
        dq 0x43300001fffffffb, 0x45300001fffffffe, 0x47300001fffffffe, 0x49300003fffffffe
; constants32
poly1305_blocks.T1_constants32:
        dd 0xd9800000, 0xe9800000, 0xf9800000, 0x7f400000, 0x6f400000
; none
poly1305_blocks.T2_none:
        dd 0x00000000, 0x00000000, 0x00000000, 0x00000000

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
