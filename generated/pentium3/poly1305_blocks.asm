; poly1305_blocks for Intel Pentium III (Katmai, Coppermine) (pentium3)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_blocks --cpu pentium3
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
;   body: 229 uops, planned 175.0; bounds: width 76.3, ports 52.0, path 30.0
;   blocks: 119 uops, planned 238.0; bounds: width 39.7, ports 52.0, path 32.0
;   body.2: 136 uops, planned 118.0; bounds: width 45.3, ports 37.5, path 44.0
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
        mov esi, 0x4b500000                              ;     0.0 p0      41 a reload
        mov dword [esp + 68], esi                        ;     1.0 p3+p4   41 a
        mov esi, 0x43300000                              ;     1.0 p1      41 a reload
        mov dword [esp + 76], esi                        ;     2.0 p3+p4   41 a
        mov dword [esp + 84], esi                        ;     2.3 p3+p4   42 a
        mov esi, 0x45300000                              ;     2.7 p0      41 a reload
        mov dword [esp + 92], esi                        ;     3.7 p3+p4   41 a
        mov edi, 0x4b300000                              ;     3.7 p1      41 a reload
        mov dword [esp + 100], edi                       ;     4.7 p3+p4   41 a
        mov edi, 0x49300000                              ;     4.7 p0      41 a reload
        mov dword [esp + 108], edi                       ;     5.7 p3+p4   42 a
        mov dword [esp + 116], esi                       ;     6.3 p3+p4   42 a
        mov esi, dword [esp + 272]                       ;     6.3 p2      41 a reload
        mov ebp, dword [esi]                             ;     9.3 p2      41 a
        mov dword [esp + 72], ebp                        ;    12.3 p3+p4   41 a
        mov dword [esp + 124], edi                       ;     8.3 p3+p4   41 a
        mov edi, dword [esi + 16]                        ;     9.3 p2      41 a
        mov ebp, dword [esi + 12]                        ;     9.3 p2      41 a
        mov dword [esp + 120], ebp                       ;    12.3 p3+p4   41 a
        mov ebp, dword [esi + 4]                         ;    10.3 p2      41 a
        mov dword [esp + 88], ebp                        ;    13.3 p3+p4   41 a
        mov ebp, dword [esi + 8]                         ;    11.3 p2      41 a
        mov dword [esp + 128], ebp                       ;    14.3 p3+p4   41 a
        mov ebp, edi                                     ;    12.3 p1      41 a copy
        shr ebp, 2                                       ;    13.3 p0      41 a
        mov esi, 0x47300000                              ;    12.7 p1      41 a reload
        mov dword [esp + 132], esi                       ;    13.7 p3+p4   41 a
        mov dword [esp + 140], esi                       ;    13.7 p3+p4   42 a
        mov dword [esp + 64], ebp                        ;    14.7 p3+p4   41 a
        and edi, 3                                       ;    14.7 p0      41 a
        mov dword [esp + 96], edi                        ;    15.7 p3+p4   41 a
        mov esi, 0x43300000                              ;    15.7 p1      42 a reload
        fld qword [esp + 64]                             ;    16.0 p2      41 a reload
        mov dword [esp + 148], esi                       ;    16.7 p3+p4   42 a
        mov esi, 0x45300000                              ;    17.0 p0      42 a reload
        fsub qword [poly1305_blocks.T0_constants64 + 8]  ;    19.0 p0+p2   41 a
        fld qword [esp + 96]                             ;    22.0 p2      41 a reload
        mov dword [esp + 156], esi                       ;    18.3 p3+p4   42 a
        mov esi, 0x47300000                              ;    19.0 p1      42 a reload
        mov dword [esp + 164], esi                       ;    20.0 p3+p4   42 a
        mov esi, 0x49300001                              ;    20.0 p0      42 a reload
        mov dword [esp + 172], esi                       ;    21.0 p3+p4   42 a
        mov esi, 0                                       ;    21.0 p1      12 a reload
        cmp esi, dword [esp + 276]                       ;    22.0 p0+p2   12 a
        fsub qword [poly1305_blocks.T0_constants64]      ;    25.0 p0+p2   41 a
        fxch st0, st1                                    ;    28.0         41 a copy
        fmul qword [poly1305_blocks.T0_constants64 + 16] ;    28.0 p0+p2   41 a
        fxch st0, st1                                    ;    33.0         41 a copy
        fadd qword [esp + 120]                           ;    33.0 p0+p2   41 a
        fld qword [esp + 88]                             ;    36.0 p2      41 a reload
        fadd dword [poly1305_blocks.T1_constants32 + 4]  ;    39.0 p0+p2   41 a
        fxch st0, st1                                    ;    42.0         41 a copy
        fadd qword [poly1305_blocks.T0_constants64 + 24] ;    42.0 p0+p2   41 a
        fxch st0, st2                                    ;    45.0         41 a copy
        fadd qword [esp + 72]                            ;    45.0 p0+p2   41 a
        fld qword [esp + 128]                            ;    48.0 p2      41 a reload
        fadd dword [poly1305_blocks.T1_constants32 + 8]  ;    51.0 p0+p2   41 a
        fxch st0, st1                                    ;    54.0         41 a copy
        fadd dword [poly1305_blocks.T1_constants32]      ;    54.0 p0+p2   41 a
        fld qword [poly1305_blocks.T0_constants64 + 32]  ;    57.0 p2      41 a reload
        mov esi, dword [esp + 276]                       ;    33.3 p2      42 blocks
        sbb edi, edi                                     ;    30.3 p1+p0   12 a
        shl esi, 4                                       ;    36.3 p0      42 blocks
        add esi, dword [esp + 280]                       ;    37.3 p1+p2   42 blocks
        mov dword [esp + 284], esi                       ;    38.3 p3+p4   42 blocks
        mov esi, dword [esp + 288]                       ;    35.3 p2       9 k reload
        mov ebp, dword [esi + 12]                        ;    38.3 p2       9 k
        and ebp, 0xffffffc                               ;    41.3 p0       9 k
        mov dword [esp + 104], ebp                       ;    42.3 p3+p4   42 a
        fadd st0, st4                                    ;    60.0 p0      41 a
        fld qword [poly1305_blocks.T0_constants64 + 40]  ;    63.0 p2      41 a reload
        fadd st0, st3                                    ;    66.0 p0      41 a
        fxch st0, st1                                    ;    69.0         41 a copy
        fsub qword [poly1305_blocks.T0_constants64 + 32] ;    69.0 p0+p2   41 a
        fxch st0, st1                                    ;    72.0         41 a copy
        fsub qword [poly1305_blocks.T0_constants64 + 40] ;    72.0 p0+p2   41 a
        fld dword [poly1305_blocks.T1_constants32 + 12]  ;    75.0 p2      41 a reload
        fadd st0, st5                                    ;    78.0 p0      41 a
        fxch st0, st2                                    ;    81.0         41 a copy
        fsub st6, st0                                    ;    81.0 p0      41 a
        mov ebp, dword [esi + 8]                         ;    42.3 p2       9 k
        and ebp, 0xffffffc                               ;    45.3 p1       9 k
        mov dword [esp + 136], ebp                       ;    46.3 p3+p4   42 a
        mov ebp, dword [esi + 4]                         ;    45.7 p2       9 k
        and ebp, 0xffffffc                               ;    48.7 p0       9 k
        mov dword [esp + 112], ebp                       ;    49.7 p3+p4   42 a
        fmul qword [poly1305_blocks.T0_constants64 + 16] ;    84.0 p0+p2   41 a
        fxch st0, st2                                    ;    89.0         41 a copy
        fsub dword [poly1305_blocks.T1_constants32 + 12] ;    89.0 p0+p2   41 a
        mov esi, dword [esi]                             ;    60.0 p2       9 k
        and esi, 0xfffffff                               ;    63.0 p1       9 k
        mov dword [esp + 80], esi                        ;    64.0 p3+p4   42 a
        mov esi, poly1305_blocks.T2_none                 ;    61.3 p0      12 a
        xor esi, dword [esp + 280]                       ;    62.3 p1+p2   12 a
        and edi, esi                                     ;    63.3 p0      12 a
        xor edi, poly1305_blocks.T2_none                 ;    64.3 p1      12 a
        mov esi, dword [edi]                             ;    65.3 p2      12 a
        mov dword [esp + 144], esi                       ;    68.3 p3+p4   42 a
        mov esi, dword [edi + 4]                         ;    65.3 p2      12 a
        mov dword [esp + 152], esi                       ;    68.3 p3+p4   42 a
        mov esi, dword [edi + 8]                         ;    66.0 p2      12 a
        mov dword [esp + 160], esi                       ;    69.0 p3+p4   42 a
        mov esi, dword [edi + 12]                        ;    72.0 p2      12 a
        fxch st0, st1                                    ;    92.0         41 a copy
        fsub st4, st0                                    ;    92.0 p0      41 a
        faddp st6, st0                                   ;    95.0 p0      41 a
        fsub st4, st0                                    ;    98.0 p0      41 a
        faddp st3, st0                                   ;   101.0 p0      41 a
        fld dword [poly1305_blocks.T1_constants32 + 16]  ;   104.0 p2      41 a reload
        fadd st0, st2                                    ;   107.0 p0      41 a
        fxch st0, st5                                    ;   110.0         42 blocks copy
        fstp tword [esp + 0]                             ;   110.0 p0+p3+p4   42 blocks
        fld qword [esp + 112]                            ;   112.0 p2      42 a reload
        fadd dword [poly1305_blocks.T1_constants32 + 4]  ;   115.0 p0+p2   42 a
        fxch st0, st5                                    ;   118.0         41 a copy
        fsub dword [poly1305_blocks.T1_constants32 + 16] ;   118.0 p0+p2   41 a
        fxch st0, st3                                    ;   121.0         42 blocks copy
        fstp tword [esp + 16]                            ;   121.0 p0+p3+p4   42 blocks
        fld qword [esp + 136]                            ;   123.0 p2      42 a reload
        fadd dword [poly1305_blocks.T1_constants32 + 8]  ;   126.0 p0+p2   42 a
        fxch st0, st3                                    ;   129.0         41 a copy
        fsub st2, st0                                    ;   129.0 p0      41 a
        faddp st4, st0                                   ;   132.0 p0      41 a
        fld qword [esp + 104]                            ;   135.0 p2      42 a reload
        mov dword [esp + 168], esi                       ;    96.7 p3+p4   42 a
        fadd qword [poly1305_blocks.T0_constants64 + 24] ;   138.0 p0+p2   42 a
        fxch st0, st2                                    ;   141.0         41 a copy
        faddp st1, st0                                   ;   141.0 p0      41 a
        fxch st0, st3                                    ;   144.0         42 blocks copy
        fstp tword [esp + 32]                            ;   144.0 p0+p3+p4   42 blocks
        fld qword [poly1305_blocks.T0_constants64 + 16]  ;   146.0 p2      42 a reload
        fmul st0, st2                                    ;   149.0 p0      42 a
        fxch st0, st2                                    ;   154.0         42 a copy
        fstp qword [esp + 176]                           ;   154.0 p3+p4   42 a
        fxch st0, st3                                    ;   154.0         42 a copy
        fst qword [esp + 184]                            ;   154.0 p3+p4   42 a
        fmul qword [poly1305_blocks.T0_constants64 + 16] ;   154.0 p0+p2   42 a
        fxch st0, st2                                    ;   159.0         42 blocks copy
        fstp tword [esp + 48]                            ;   159.0 p0+p3+p4   42 blocks
        fld qword [esp + 80]                             ;   161.0 p2      42 a reload
        fadd dword [poly1305_blocks.T1_constants32]      ;   164.0 p0+p2   42 a
        fld qword [poly1305_blocks.T0_constants64 + 16]  ;   167.0 p2      42 a reload
        fmul st0, st4                                    ;   170.0 p0      42 a
        fxch st0, st4                                    ;   175.0         42 a copy
        fstp qword [esp + 192]                           ;   175.0 p3+p4   42 a
        fxch st0, st1                                    ;   175.0         42 a copy
        fstp qword [esp + 200]                           ;   175.0 p3+p4   42 a
        fstp qword [esp + 208]                           ;   175.0 p3+p4   42 a
        fstp qword [esp + 216]                           ;   175.0 p3+p4   42 a
        fstp qword [esp + 224]                           ;   175.0 p3+p4   42 a
        cmp dword [esp + 276], 0                         ;                    no blocks?
        je .blocks_1_done
        fld tword [esp + 48]                             ;                    resident
        fld tword [esp + 32]                             ;                    resident
        fld tword [esp + 16]                             ;                    resident
        fld tword [esp + 0]                              ;                    resident
        mov esi, dword [esp + 280]                       ;                    resident
        align 16
.blocks_1:
        fadd qword [esp + 168]                           ;     3.0 p0+p2   42 a
        fld qword [poly1305_blocks.T0_constants64 + 32]  ;     6.0 p2      42 a reload
        fadd st0, st1                                    ;     9.0 p0      42 a
        fsub qword [poly1305_blocks.T0_constants64 + 32] ;    12.0 p0+p2   42 a
        fsub st1, st0                                    ;    15.0 p0      42 a
        fmul qword [poly1305_blocks.T0_constants64 + 16] ;    18.0 p0+p2   42 a
        fxch st0, st2                                    ;    23.0         42 a copy
        fadd qword [esp + 160]                           ;    23.0 p0+p2   42 a
        fadd qword [poly1305_blocks.T0_constants64 + 56] ;    26.0 p0+p2   42 a
        fxch st0, st3                                    ;    29.0         42 a copy
        fadd qword [esp + 152]                           ;    29.0 p0+p2   42 a
        fxch st0, st4                                    ;    32.0         42 a copy
        fadd qword [esp + 144]                           ;    32.0 p0+p2   42 a
        fld qword [poly1305_blocks.T0_constants64 + 40]  ;    35.0 p2      42 a reload
        fadd st0, st4                                    ;    38.0 p0      42 a
        fxch st0, st1                                    ;    41.0         42 a copy
        fadd qword [poly1305_blocks.T0_constants64 + 48] ;    41.0 p0+p2   42 a
        fxch st0, st1                                    ;    44.0         42 a copy
        fsub qword [poly1305_blocks.T0_constants64 + 40] ;    44.0 p0+p2   42 a
        lea edi, [esi + 16]                              ;    12.0 p0      42 blocks
        cmp edi, dword [esp + 284]                       ;    13.0 p1+p2   42 blocks
        sbb ebp, ebp                                     ;    14.0 p1      42 blocks
        fld dword [poly1305_blocks.T1_constants32 + 12]  ;    47.0 p2      42 a reload
        fadd st0, st6                                    ;    50.0 p0      42 a
        fxch st0, st1                                    ;    53.0         42 a copy
        fsub st5, st0                                    ;    53.0 p0      42 a
        faddp st3, st0                                   ;    56.0 p0      42 a
        fsub dword [poly1305_blocks.T1_constants32 + 12] ;    59.0 p0+p2   42 a
        fld dword [poly1305_blocks.T1_constants32 + 16]  ;    62.0 p2      42 a reload
        fadd st0, st2                                    ;    65.0 p0      42 a
        fxch st0, st1                                    ;    68.0         42 a copy
        fsub st6, st0                                    ;    68.0 p0      42 a
        faddp st5, st0                                   ;    71.0 p0      42 a
        fsub dword [poly1305_blocks.T1_constants32 + 16] ;    74.0 p0+p2   42 a
        fsub st1, st0                                    ;    77.0 p0      42 a
        and ebp, 0x10                                    ;    23.3 p1      42 blocks
        faddp st5, st0                                   ;    80.0 p0      42 a
        faddp st2, st0                                   ;    83.0 p0      42 a
        fld qword [esp + 208]                            ;    86.0 p2      42 a reload
        fmul st0, st1                                    ;    89.0 p0      42 a
        fld qword [esp + 184]                            ;    94.0 p2      42 a reload
        fmul st0, st4                                    ;    97.0 p0      42 a
        faddp st1, st0                                   ;   102.0 p0      42 a
        fld qword [esp + 224]                            ;   105.0 p2      42 a reload
        fmul st0, st2                                    ;   108.0 p0      42 a
        fld qword [esp + 208]                            ;   113.0 p2      42 a reload
        fmul st0, st5                                    ;   116.0 p0      42 a
        mov eax, dword [esi + ebp]                       ;    38.0 p2      12 a
        mov dword [esp + 144], eax                       ;    41.0 p3+p4   42 a
        mov eax, dword [esi + ebp + 12]                  ;    44.0 p2      12 a
        mov dword [esp + 168], eax                       ;    47.0 p3+p4   42 a
        mov eax, dword [esi + ebp + 8]                   ;    47.0 p2      12 a
        mov dword [esp + 160], eax                       ;    50.0 p3+p4   42 a
        faddp st1, st0                                   ;   121.0 p0      42 a
        fld qword [esp + 176]                            ;   124.0 p2      42 a reload
        fmul st0, st6                                    ;   127.0 p0      42 a
        faddp st2, st0                                   ;   132.0 p0      42 a
        fld qword [esp + 200]                            ;   135.0 p2      42 a reload
        fmul st0, st3                                    ;   138.0 p0      42 a
        mov esi, dword [esi + ebp + 4]                   ;    53.3 p2      12 a
        mov dword [esp + 152], esi                       ;    56.3 p3+p4   42 a
        mov esi, edi                                     ;    62.0 p1      42 blocks copy
        fxch st0, st3                                    ;   143.0         42 a copy
        fmul qword [esp + 216]                           ;   143.0 p0+p2   42 a
        fld qword [esp + 224]                            ;   148.0 p2      42 a reload
        fmul st0, st6                                    ;   151.0 p0      42 a
        fxch st0, st6                                    ;   156.0         42 a copy
        fmul qword [esp + 200]                           ;   156.0 p0+p2   42 a
        fxch st0, st4                                    ;   161.0         42 a copy
        faddp st6, st0                                   ;   161.0 p0      42 a
        faddp st3, st0                                   ;   164.0 p0      42 a
        fld qword [esp + 184]                            ;   167.0 p2      42 a reload
        fmul st0, st6                                    ;   170.0 p0      42 a
        faddp st1, st0                                   ;   175.0 p0      42 a
        fld qword [esp + 192]                            ;   178.0 p2      42 a reload
        fmul st0, st4                                    ;   181.0 p0      42 a
        faddp st2, st0                                   ;   186.0 p0      42 a
        fld qword [esp + 208]                            ;   189.0 p2      42 a reload
        fmul st0, st6                                    ;   192.0 p0      42 a
        fxch st0, st6                                    ;   197.0         42 a copy
        fmul qword [esp + 224]                           ;   197.0 p0+p2   42 a
        fxch st0, st5                                    ;   202.0         42 a copy
        faddp st6, st0                                   ;   202.0 p0      42 a
        fxch st0, st2                                    ;   205.0         42 a copy
        faddp st4, st0                                   ;   205.0 p0      42 a
        fld qword [esp + 176]                            ;   208.0 p2      42 a reload
        fmul st0, st3                                    ;   211.0 p0      42 a
        faddp st2, st0                                   ;   216.0 p0      42 a
        fld qword [esp + 184]                            ;   219.0 p2      42 a reload
        fmul st0, st3                                    ;   222.0 p0      42 a
        fxch st0, st3                                    ;   227.0         42 a copy
        fmul qword [esp + 208]                           ;   227.0 p0+p2   42 a
        fxch st0, st5                                    ;   232.0         42 a copy
        faddp st3, st0                                   ;   232.0 p0      42 a
        fxch st0, st3                                    ;   235.0         42 a copy
        faddp st4, st0                                   ;   235.0 p0      42 a
        fxch st0, st1                                    ;   238.0         42 a copy
        fxch st0, st2                                    ;   238.0         42 a copy
        cmp esi, dword [esp + 284]                       ;                    more blocks?
        jne .blocks_1
        fstp tword [esp + 0]                             ;                    resident
        fstp tword [esp + 16]                            ;                    resident
        fstp tword [esp + 32]                            ;                    resident
        fstp tword [esp + 48]                            ;                    resident
        mov dword [esp + 280], esi                       ;                    resident
.blocks_1_done:
        fld tword [esp + 0]                              ;     3.0 p0+p2   15 d reload
        fld qword [poly1305_blocks.T0_constants64 + 32]  ;     4.0 p2      15 d reload
        fadd st0, st1                                    ;     7.0 p0      15 d
        fld tword [esp + 16]                             ;    10.0 p0+p2   15 d reload
        fld qword [poly1305_blocks.T0_constants64 + 40]  ;    11.0 p2      15 d reload
        fadd st0, st1                                    ;    14.0 p0      15 d
        fxch st0, st2                                    ;    17.0         15 d copy
        fsub qword [poly1305_blocks.T0_constants64 + 32] ;    17.0 p0+p2   15 d
        fxch st0, st2                                    ;    20.0         15 d copy
        fsub qword [poly1305_blocks.T0_constants64 + 40] ;    20.0 p0+p2   15 d
        fld tword [esp + 32]                             ;    23.0 p0+p2   15 d reload
        fld dword [poly1305_blocks.T1_constants32 + 12]  ;    24.0 p2      15 d reload
        fadd st0, st1                                    ;    27.0 p0      15 d
        fxch st0, st4                                    ;    30.0         15 d copy
        fsub st5, st0                                    ;    30.0 p0      15 d
        fmul qword [poly1305_blocks.T0_constants64 + 16] ;    33.0 p0+p2   15 d
        fxch st0, st4                                    ;    38.0         15 d copy
        fsub dword [poly1305_blocks.T1_constants32 + 12] ;    38.0 p0+p2   15 d
        fxch st0, st2                                    ;    41.0         15 d copy
        fsub st3, st0                                    ;    41.0 p0      15 d
        faddp st5, st0                                   ;    44.0 p0      15 d
        fsub st0, st1                                    ;    47.0 p0      15 d
        fxch st0, st1                                    ;    50.0         15 d copy
        faddp st2, st0                                   ;    50.0 p0      15 d
        fld tword [esp + 48]                             ;    53.0 p0+p2   15 d reload
        fld dword [poly1305_blocks.T1_constants32 + 16]  ;    54.0 p2      15 d reload
        fadd st0, st1                                    ;    57.0 p0      15 d
        fsub dword [poly1305_blocks.T1_constants32 + 16] ;    60.0 p0+p2   15 d
        fsub st1, st0                                    ;    63.0 p0      15 d
        faddp st2, st0                                   ;    66.0 p0      15 d
        faddp st3, st0                                   ;    69.0 p0      15 d
        fadd qword [poly1305_blocks.T0_constants64 + 72] ;    72.0 p0+p2   15 d
        fxch st0, st1                                    ;    75.0         15 d copy
        fadd qword [poly1305_blocks.T0_constants64 + 80] ;    75.0 p0+p2   15 d
        fxch st0, st2                                    ;    78.0         15 d copy
        fadd qword [poly1305_blocks.T0_constants64 + 64] ;    78.0 p0+p2   15 d
        fxch st0, st1                                    ;    81.0         15 d copy
        fstp qword [esp + 232]                           ;    81.0 p3+p4   15 d
        fxch st0, st2                                    ;    81.0         15 d copy
        fadd qword [poly1305_blocks.T0_constants64 + 88] ;    81.0 p0+p2   15 d
        fxch st0, st1                                    ;    84.0         15 d copy
        fstp qword [esp + 240]                           ;    84.0 p3+p4   15 d
        fxch st0, st1                                    ;    84.0         15 d copy
        fstp qword [esp + 248]                           ;    84.0 p3+p4   15 d
        fstp qword [esp + 256]                           ;    84.0 p3+p4   15 d
        mov eax, dword [esp + 260]                       ;    84.0 p2      15 d
        mov ebp, dword [esp + 244]                       ;    84.0 p2      15 d
        and ebp, 0xfffff                                 ;    87.0 p1      15 d
        mov esi, dword [esp + 252]                       ;    84.0 p2      15 d
        mov edi, dword [esp + 236]                       ;    81.0 p2      15 d
        and edi, 0xfffff                                 ;    84.0 p0      15 d
        and esi, 0xfffff                                 ;    87.0 p1      15 d
        add esi, dword [esp + 232]                       ;    88.0 p0+p2   15 d
        adc edi, 0                                       ;    89.0 p1+p0   15 d
        add edi, dword [esp + 240]                       ;    91.0 p1+p2   15 d
        adc ebp, 0                                       ;    92.0 p0+p1   15 d
        and eax, 0xfffff                                 ;    87.0 p0      15 d
        add ebp, dword [esp + 256]                       ;    94.0 p1+p2   15 d
        adc eax, 0                                       ;    95.0 p0+p1   15 d
        mov ecx, dword [esp + 248]                       ;    84.0 p2      15 d
        mov edx, esi                                     ;    89.0 p0      15 d copy
        mov ebx, edi                                     ;    92.0 p1      15 d copy
        add ecx, 5                                       ;    87.0 p0      15 d
        adc edx, 0                                       ;    90.0 p1+p0   15 d
        adc ebx, 0                                       ;    93.0 p0+p1   15 d
        mov edx, eax                                     ;    97.0 p0      15 d copy
        sbb ebx, ebx                                     ;    95.0 p1+p0   15 d
        add ebx, ebx                                     ;    97.0 p1      15 d
        mov ecx, ebp                                     ;    95.0 p0      15 d copy
        adc ecx, 0                                       ;    98.0 p1+p0   15 d
        adc edx, 0                                       ;   100.0 p1+p0   15 d
        mov ecx, edx                                     ;   102.0 p1      15 d copy
        shr ecx, 2                                       ;   103.0 p0      15 d
        and edx, 0xfffffffc                              ;   102.0 p1      15 d
        add edx, ecx                                     ;   104.0 p0      15 d
        add edx, dword [esp + 248]                       ;   105.0 p1+p2   15 d
        adc esi, 0                                       ;   106.0 p0+p1   15 d
        adc edi, 0                                       ;   108.0 p0+p1   15 d
        sbb ecx, ecx                                     ;   110.0 p0+p1   15 d
        add ecx, ecx                                     ;   112.0 p0      15 d
        adc ebp, 0                                       ;   113.0 p1+p0   15 d
        adc eax, 0                                       ;   115.0 p1+p0   15 d
        and eax, 3                                       ;   117.0 p1      15 d
        mov ecx, dword [esp + 272]                       ;    94.3 p2      16 h reload
        mov dword [ecx], edx                             ;   106.0 p3+p4   16 h
        mov dword [ecx + 4], esi                         ;   108.0 p3+p4   16 h
        mov dword [ecx + 8], edi                         ;   110.0 p3+p4   16 h
        mov dword [ecx + 12], ebp                        ;   115.0 p3+p4   16 h
        mov dword [ecx + 16], eax                        ;   118.0 p3+p4   16 h
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
