; poly1305_blocks for Intel Pentium M (Dothan) (pentium-m)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_blocks --cpu pentium-m
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
;   body: 171 uops, planned 57.0; bounds: width 57.0, ports 52.0, path 30.0
;   blocks: 91 uops, planned 49.5; bounds: width 30.3, ports 36.0, path 32.0
;   body.2: 114 uops, planned 44.0; bounds: width 38.0, ports 37.5, path 44.0
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
        mov esi, 0x43300000                              ;     0.7 p1      41 a reload
        mov dword [esp + 76], esi                        ;     1.7 p3+p4   41 a
        mov edi, 0x4b300000                              ;     1.3 p0      41 a reload
        mov dword [esp + 84], edi                        ;     2.3 p3+p4   41 a
        mov edi, 0x49300000                              ;     2.0 p1      41 a reload
        mov dword [esp + 92], edi                        ;     3.3 p3+p4   41 a
        mov dword [esp + 100], edi                       ;     4.3 p3+p4   42 a
        mov dword [esp + 108], esi                       ;     5.3 p3+p4   42 a
        mov esi, 0x45300000                              ;     3.3 p0      41 a reload
        mov dword [esp + 116], esi                       ;     6.3 p3+p4   41 a
        mov dword [esp + 124], esi                       ;     7.3 p3+p4   42 a
        mov esi, dword [esp + 272]                       ;     4.3 p2      41 a reload
        mov edi, dword [esi + 16]                        ;     7.3 p2      41 a
        mov ebp, dword [esi]                             ;     7.3 p2      41 a
        mov dword [esp + 72], ebp                        ;    10.3 p3+p4   41 a
        mov ebp, dword [esi + 12]                        ;     7.3 p2      41 a
        mov dword [esp + 88], ebp                        ;    10.3 p3+p4   41 a
        mov ebp, dword [esi + 4]                         ;     8.3 p2      41 a
        mov dword [esp + 112], ebp                       ;    11.3 p3+p4   41 a
        mov ebp, dword [esi + 8]                         ;     9.3 p2      41 a
        mov dword [esp + 128], ebp                       ;    12.3 p3+p4   41 a
        mov ebp, edi                                     ;    10.3 p1      41 a copy
        shr ebp, 2                                       ;    11.3 p0      41 a
        mov dword [esp + 64], ebp                        ;    12.3 p3+p4   41 a
        fld qword [esp + 64]                             ;     0.0 p2      41 a reload
        fsub qword [poly1305_blocks.T0_constants64 + 8]  ;     4.0 p0+p2   41 a
        and edi, 3                                       ;    10.3 p1      41 a
        mov dword [esp + 80], edi                        ;    13.3 p3+p4   41 a
        fld qword [esp + 80]                             ;     2.0 p2      41 a reload
        fsub qword [poly1305_blocks.T0_constants64]      ;     5.0 p0+p2   41 a
        fxch st0, st1                                    ;     2.3         41 a copy
        fmul qword [poly1305_blocks.T0_constants64 + 16] ;     7.0 p0+p2   41 a
        fxch st0, st1                                    ;     3.5         41 a copy
        fadd qword [esp + 88]                            ;     8.0 p0+p2   41 a
        fld qword [esp + 112]                            ;     6.0 p2      41 a reload
        fadd dword [poly1305_blocks.T1_constants32 + 4]  ;     9.0 p0+p2   41 a
        fxch st0, st1                                    ;     5.8         41 a copy
        fadd qword [poly1305_blocks.T0_constants64 + 24] ;    11.0 p0+p2   41 a
        fxch st0, st2                                    ;     7.0         41 a copy
        fadd qword [esp + 72]                            ;    12.0 p0+p2   41 a
        mov esi, 0x47300000                              ;     9.3 p0      41 a reload
        mov dword [esp + 132], esi                       ;    14.3 p3+p4   41 a
        fld qword [esp + 128]                            ;    10.0 p2      41 a reload
        fadd dword [poly1305_blocks.T1_constants32 + 8]  ;    13.0 p0+p2   41 a
        fxch st0, st1                                    ;     9.3         41 a copy
        fadd dword [poly1305_blocks.T1_constants32]      ;    15.0 p0+p2   41 a
        mov dword [esp + 140], esi                       ;    15.3 p3+p4   42 a
        mov esi, 0x43300000                              ;    10.3 p1      42 a reload
        fld qword [poly1305_blocks.T0_constants64 + 32]  ;    14.0 p2      41 a reload
        mov dword [esp + 148], esi                       ;    16.3 p3+p4   42 a
        mov esi, 0x45300000                              ;    11.0 p0      42 a reload
        fadd st0, st4                                    ;    17.0 p0      41 a
        mov dword [esp + 156], esi                       ;    17.3 p3+p4   42 a
        fld qword [poly1305_blocks.T0_constants64 + 40]  ;    16.0 p2      41 a reload
        mov esi, 0x47300000                              ;    11.7 p1      42 a reload
        mov dword [esp + 164], esi                       ;    18.3 p3+p4   42 a
        fadd st0, st3                                    ;    19.0 p0      41 a
        mov esi, 0x49300001                              ;    12.3 p0      42 a reload
        mov dword [esp + 172], esi                       ;    19.3 p3+p4   42 a
        fxch st0, st1                                    ;    12.8         41 a copy
        mov esi, 0                                       ;    13.0 p1      12 a reload
        cmp esi, dword [esp + 276]                       ;    14.0 p0+p2   12 a
        fsub qword [poly1305_blocks.T0_constants64 + 32] ;    20.0 p0+p2   41 a
        sbb edi, edi                                     ;    15.0 p1+p0   12 a
        mov esi, dword [esp + 276]                       ;    14.3 p2      42 blocks
        fxch st0, st1                                    ;    14.0         41 a copy
        shl esi, 4                                       ;    17.3 p0      42 blocks
        fsub qword [poly1305_blocks.T0_constants64 + 40] ;    22.0 p0+p2   41 a
        add esi, dword [esp + 280]                       ;    18.3 p1+p2   42 blocks
        mov dword [esp + 284], esi                       ;    20.3 p3+p4   42 blocks
        fld dword [poly1305_blocks.T1_constants32 + 12]  ;    17.0 p2      41 a reload
        mov esi, dword [esp + 288]                       ;    16.3 p2       9 k reload
        mov ebp, dword [esi + 12]                        ;    19.3 p2       9 k
        fadd st0, st5                                    ;    21.0 p0      41 a
        and ebp, 0xffffffc                               ;    22.3 p1       9 k
        mov dword [esp + 96], ebp                        ;    23.3 p3+p4   42 a
        fxch st0, st2                                    ;    16.3         41 a copy
        mov ebp, dword [esi + 8]                         ;    19.3 p2       9 k
        and ebp, 0xffffffc                               ;    22.3 p0       9 k
        fsub st6, st0                                    ;    23.0 p0      41 a
        mov dword [esp + 136], ebp                       ;    23.3 p3+p4   42 a
        fmul qword [poly1305_blocks.T0_constants64 + 16] ;    23.0 p0+p2   41 a
        mov ebp, dword [esi + 4]                         ;    19.3 p2       9 k
        and ebp, 0xffffffc                               ;    22.3 p1       9 k
        fxch st0, st2                                    ;    18.1         41 a copy
        mov dword [esp + 120], ebp                       ;    23.3 p3+p4   42 a
        mov esi, dword [esi]                             ;    20.3 p2       9 k
        fsub dword [poly1305_blocks.T1_constants32 + 12] ;    24.0 p0+p2   41 a
        and esi, 0xfffffff                               ;    23.3 p0       9 k
        mov dword [esp + 104], esi                       ;    24.3 p3+p4   42 a
        fxch st0, st1                                    ;    19.2         41 a copy
        mov esi, poly1305_blocks.T2_none                 ;    20.0 p1      12 a
        xor esi, dword [esp + 280]                       ;    21.3 p0+p2   12 a
        fsub st4, st0                                    ;    25.0 p0      41 a
        and edi, esi                                     ;    22.3 p1      12 a
        faddp st6, st0                                   ;    26.0 p0      41 a
        xor edi, poly1305_blocks.T2_none                 ;    23.3 p0      12 a
        mov esi, dword [edi]                             ;    24.3 p2      12 a
        fsub st4, st0                                    ;    27.0 p0      41 a
        mov dword [esp + 144], esi                       ;    27.3 p3+p4   42 a
        mov esi, dword [edi + 4]                         ;    24.3 p2      12 a
        faddp st3, st0                                   ;    28.0 p0      41 a
        mov dword [esp + 152], esi                       ;    27.3 p3+p4   42 a
        mov esi, dword [edi + 8]                         ;    24.3 p2      12 a
        fld dword [poly1305_blocks.T1_constants32 + 16]  ;    25.0 p2      41 a reload
        mov dword [esp + 160], esi                       ;    27.3 p3+p4   42 a
        mov esi, dword [edi + 12]                        ;    25.3 p2      12 a
        fadd st0, st2                                    ;    29.0 p0      41 a
        mov dword [esp + 168], esi                       ;    28.3 p3+p4   42 a
        fxch st0, st5                                    ;    23.3         42 blocks copy
        fstp tword [esp + 0]                             ;    29.0 p0+p3+p4   42 blocks
        fld qword [esp + 120]                            ;    27.0 p2      42 a reload
        fadd dword [poly1305_blocks.T1_constants32 + 4]  ;    30.0 p0+p2   42 a
        fxch st0, st5                                    ;    27.3         41 a copy
        fsub dword [poly1305_blocks.T1_constants32 + 16] ;    32.0 p0+p2   41 a
        fxch st0, st3                                    ;    28.5         42 blocks copy
        fstp tword [esp + 16]                            ;    31.0 p0+p3+p4   42 blocks
        fld qword [esp + 136]                            ;    33.0 p2      42 a reload
        fadd dword [poly1305_blocks.T1_constants32 + 8]  ;    36.0 p0+p2   42 a
        fxch st0, st3                                    ;    32.4         41 a copy
        fsub st2, st0                                    ;    35.0 p0      41 a
        faddp st4, st0                                   ;    37.0 p0      41 a
        fld qword [esp + 96]                             ;    35.0 p2      42 a reload
        fadd qword [poly1305_blocks.T0_constants64 + 24] ;    38.0 p0+p2   42 a
        fxch st0, st2                                    ;    35.4         41 a copy
        faddp st1, st0                                   ;    39.0 p0      41 a
        fxch st0, st3                                    ;    36.5         42 blocks copy
        fstp tword [esp + 32]                            ;    40.0 p0+p3+p4   42 blocks
        fld qword [poly1305_blocks.T0_constants64 + 16]  ;    40.0 p2      42 a reload
        fmul st0, st2                                    ;    43.0 p0      42 a
        fxch st0, st2                                    ;    40.5         42 a copy
        fstp qword [esp + 176]                           ;    42.0 p3+p4   42 a
        fxch st0, st3                                    ;    41.7         42 a copy
        fst qword [esp + 184]                            ;    43.0 p3+p4   42 a
        fmul qword [poly1305_blocks.T0_constants64 + 16] ;    46.0 p0+p2   42 a
        fxch st0, st2                                    ;    43.4         42 blocks copy
        fstp tword [esp + 48]                            ;    45.0 p0+p3+p4   42 blocks
        fld qword [esp + 104]                            ;    47.0 p2      42 a reload
        fadd dword [poly1305_blocks.T1_constants32]      ;    50.0 p0+p2   42 a
        fld qword [poly1305_blocks.T0_constants64 + 16]  ;    48.0 p2      42 a reload
        fmul st0, st4                                    ;    51.0 p0      42 a
        fxch st0, st4                                    ;    48.6         42 a copy
        fstp qword [esp + 192]                           ;    50.0 p3+p4   42 a
        fxch st0, st1                                    ;    49.8         42 a copy
        fstp qword [esp + 200]                           ;    51.0 p3+p4   42 a
        fstp qword [esp + 208]                           ;    53.0 p3+p4   42 a
        fstp qword [esp + 216]                           ;    52.0 p3+p4   42 a
        fstp qword [esp + 224]                           ;    56.0 p3+p4   42 a
        cmp dword [esp + 276], 0                         ;                    no blocks?
        je .blocks_1_done
        fld tword [esp + 48]                             ;                    resident
        fld tword [esp + 32]                             ;                    resident
        fld tword [esp + 16]                             ;                    resident
        fld tword [esp + 0]                              ;                    resident
        mov esi, dword [esp + 280]                       ;                    resident
        align 16
.blocks_1:
        fadd qword [esp + 168]                           ;     3.3 p0+p2   42 a
        fld qword [poly1305_blocks.T0_constants64 + 32]  ;     1.3 p2      42 a reload
        fadd st0, st1                                    ;     6.3 p0      42 a
        lea edi, [esi + 16]                              ;     0.0 p0      42 blocks
        fsub qword [poly1305_blocks.T0_constants64 + 32] ;    10.3 p0+p2   42 a
        fsub st1, st0                                    ;    13.3 p0      42 a
        fmul qword [poly1305_blocks.T0_constants64 + 16] ;    19.3 p0+p2   42 a
        cmp edi, dword [esp + 284]                       ;     3.0 p1+p2   42 blocks
        fxch st0, st2                                    ;     2.7         42 a copy
        fadd qword [esp + 160]                           ;    11.3 p0+p2   42 a
        fadd qword [poly1305_blocks.T0_constants64 + 56] ;    15.3 p0+p2   42 a
        sbb ebp, ebp                                     ;     4.0 p1+p0   42 blocks
        fld qword [poly1305_blocks.T0_constants64 + 40]  ;     4.3 p2      42 a reload
        fadd st0, st1                                    ;    19.3 p0      42 a
        fsub qword [poly1305_blocks.T0_constants64 + 40] ;    23.3 p0+p2   42 a
        and ebp, 0x10                                    ;     6.0 p0      42 blocks
        fsub st1, st0                                    ;    26.3 p0      42 a
        faddp st2, st0                                   ;    27.3 p0      42 a
        fld qword [esp + 208]                            ;    12.3 p2      42 a reload
        mov eax, dword [esi + ebp]                       ;     7.0 p2      12 a
        fmul st0, st2                                    ;    30.3 p0      42 a
        fxch st0, st4                                    ;    11.3         42 a copy
        fadd qword [esp + 152]                           ;    24.3 p0+p2   42 a
        fxch st0, st5                                    ;    12.1         42 a copy
        fadd qword [esp + 144]                           ;    25.3 p0+p2   42 a
        mov dword [esp + 144], eax                       ;    10.0 p3+p4   42 a
        fadd qword [poly1305_blocks.T0_constants64 + 48] ;    28.3 p0+p2   42 a
        mov eax, dword [esi + ebp + 4]                   ;     7.0 p2      12 a
        fld dword [poly1305_blocks.T1_constants32 + 12]  ;    14.3 p2      42 a reload
        fadd st0, st6                                    ;    29.3 p0      42 a
        fsub dword [poly1305_blocks.T1_constants32 + 12] ;    32.3 p0+p2   42 a
        mov dword [esp + 152], eax                       ;    10.0 p3+p4   42 a
        fxch st0, st6                                    ;    15.7         42 a copy
        fsub st0, st6                                    ;    35.3 p0      42 a
        fxch st0, st2                                    ;    17.3         42 a copy
        mov eax, dword [esi + ebp + 8]                   ;     7.0 p2      12 a
        faddp st6, st0                                   ;    36.3 p0      42 a
        fld dword [poly1305_blocks.T1_constants32 + 16]  ;    18.3 p2      42 a reload
        fadd st0, st1                                    ;    31.3 p0      42 a
        mov dword [esp + 160], eax                       ;    10.0 p3+p4   42 a
        fsub dword [poly1305_blocks.T1_constants32 + 16] ;    34.3 p0+p2   42 a
        fsub st1, st0                                    ;    37.3 p0      42 a
        faddp st2, st0                                   ;    38.3 p0      42 a
        mov esi, dword [esi + ebp + 12]                  ;     7.0 p2      12 a
        faddp st3, st0                                   ;    40.3 p0      42 a
        fld qword [esp + 184]                            ;    22.3 p2      42 a reload
        fmul st0, st5                                    ;    39.3 p0      42 a
        mov dword [esp + 168], esi                       ;    10.0 p3+p4   42 a
        faddp st4, st0                                   ;    44.3 p0      42 a
        fld qword [esp + 176]                            ;    26.3 p2      42 a reload
        fmul st0, st1                                    ;    41.3 p0      42 a
        mov esi, edi                                     ;     4.3 p1      42 blocks copy
        faddp st4, st0                                   ;    47.3 p0      42 a
        fld qword [esp + 192]                            ;    27.3 p2      42 a reload
        fmul st0, st3                                    ;    43.3 p0      42 a
        faddp st4, st0                                   ;    50.3 p0      42 a
        fld qword [esp + 224]                            ;    29.3 p2      42 a reload
        fmul st0, st2                                    ;    32.3 p0      42 a
        fld qword [esp + 208]                            ;    30.3 p2      42 a reload
        fmul st0, st6                                    ;    45.3 p0      42 a
        faddp st1, st0                                   ;    51.3 p0      42 a
        fld qword [esp + 184]                            ;    31.3 p2      42 a reload
        fmul st0, st2                                    ;    47.3 p0      42 a
        faddp st1, st0                                   ;    54.3 p0      42 a
        fld qword [esp + 176]                            ;    33.3 p2      42 a reload
        fmul st0, st4                                    ;    49.3 p0      42 a
        faddp st1, st0                                   ;    57.3 p0      42 a
        fld qword [esp + 200]                            ;    35.3 p2      42 a reload
        fmul st0, st3                                    ;    51.3 p0      42 a
        fxch st0, st3                                    ;    35.7         42 a copy
        fmul qword [esp + 216]                           ;    53.3 p0+p2   42 a
        fld qword [esp + 224]                            ;    37.3 p2      42 a reload
        fmul st0, st7                                    ;    55.3 p0      42 a
        faddp st4, st0                                   ;    60.3 p0      42 a
        fxch st0, st6                                    ;    37.7         42 a copy
        fmul qword [esp + 200]                           ;    57.3 p0+p2   42 a
        faddp st6, st0                                   ;    62.3 p0      42 a
        fld qword [esp + 208]                            ;    39.3 p2      42 a reload
        fmul st0, st2                                    ;    59.3 p0      42 a
        faddp st3, st0                                   ;    64.3 p0      42 a
        fxch st0, st1                                    ;    40.1         42 a copy
        fmul qword [esp + 224]                           ;    61.3 p0+p2   42 a
        faddp st5, st0                                   ;    66.3 p0      42 a
        fld qword [esp + 184]                            ;    41.3 p2      42 a reload
        fmul st0, st3                                    ;    63.3 p0      42 a
        faddp st2, st0                                   ;    68.3 p0      42 a
        fxch st0, st2                                    ;    43.3         42 a copy
        fmul qword [esp + 208]                           ;    65.3 p0+p2   42 a
        faddp st4, st0                                   ;    70.3 p0      42 a
        fxch st0, st2                                    ;    47.3         42 a copy
        cmp esi, dword [esp + 284]                       ;                    more blocks?
        jne .blocks_1
        fstp tword [esp + 0]                             ;                    resident
        fstp tword [esp + 16]                            ;                    resident
        fstp tword [esp + 32]                            ;                    resident
        fstp tword [esp + 48]                            ;                    resident
        mov dword [esp + 280], esi                       ;                    resident
.blocks_1_done:
        fld tword [esp + 0]                              ;     3.0 p0+p2   15 d reload
        fld qword [poly1305_blocks.T0_constants64 + 32]  ;     2.0 p2      15 d reload
        fadd st0, st1                                    ;     5.0 p0      15 d
        fld tword [esp + 16]                             ;     6.0 p0+p2   15 d reload
        fld qword [poly1305_blocks.T0_constants64 + 40]  ;     5.0 p2      15 d reload
        fadd st0, st1                                    ;     8.0 p0      15 d
        fxch st0, st2                                    ;     5.2         15 d copy
        fsub qword [poly1305_blocks.T0_constants64 + 32] ;     9.0 p0+p2   15 d
        fxch st0, st2                                    ;     6.3         15 d copy
        fsub qword [poly1305_blocks.T0_constants64 + 40] ;    11.0 p0+p2   15 d
        fld tword [esp + 32]                             ;    12.0 p0+p2   15 d reload
        fld dword [poly1305_blocks.T1_constants32 + 12]  ;    10.0 p2      15 d reload
        fadd st0, st1                                    ;    13.0 p0      15 d
        fxch st0, st4                                    ;     9.9         15 d copy
        fsub st5, st0                                    ;    12.0 p0      15 d
        fmul qword [poly1305_blocks.T0_constants64 + 16] ;    14.0 p0+p2   15 d
        fxch st0, st4                                    ;    11.5         15 d copy
        fsub dword [poly1305_blocks.T1_constants32 + 12] ;    16.0 p0+p2   15 d
        fxch st0, st2                                    ;    12.6         15 d copy
        fsub st3, st0                                    ;    14.0 p0      15 d
        faddp st5, st0                                   ;    15.0 p0      15 d
        fsub st0, st1                                    ;    19.0 p0      15 d
        fxch st0, st1                                    ;    14.7         15 d copy
        faddp st2, st0                                   ;    20.0 p0      15 d
        fld tword [esp + 48]                             ;    19.0 p0+p2   15 d reload
        fld dword [poly1305_blocks.T1_constants32 + 16]  ;    18.0 p2      15 d reload
        fadd st0, st1                                    ;    21.0 p0      15 d
        fsub dword [poly1305_blocks.T1_constants32 + 16] ;    24.0 p0+p2   15 d
        fsub st1, st0                                    ;    27.0 p0      15 d
        faddp st2, st0                                   ;    28.0 p0      15 d
        faddp st3, st0                                   ;    30.0 p0      15 d
        fadd qword [poly1305_blocks.T0_constants64 + 72] ;    31.0 p0+p2   15 d
        fxch st0, st1                                    ;    21.1         15 d copy
        fadd qword [poly1305_blocks.T0_constants64 + 80] ;    25.0 p0+p2   15 d
        fxch st0, st2                                    ;    22.1         15 d copy
        fadd qword [poly1305_blocks.T0_constants64 + 64] ;    33.0 p0+p2   15 d
        fxch st0, st1                                    ;    23.2         15 d copy
        fstp qword [esp + 232]                           ;    34.0 p3+p4   15 d
        fxch st0, st2                                    ;    24.3         15 d copy
        fadd qword [poly1305_blocks.T0_constants64 + 88] ;    29.0 p0+p2   15 d
        fxch st0, st1                                    ;    25.3         15 d copy
        fstp qword [esp + 240]                           ;    28.0 p3+p4   15 d
        fxch st0, st1                                    ;    26.4         15 d copy
        fstp qword [esp + 248]                           ;    36.0 p3+p4   15 d
        mov esi, dword [esp + 252]                       ;     0.0 p2      15 d
        and esi, 0xfffff                                 ;     3.0 p0      15 d
        mov edi, dword [esp + 236]                       ;     1.0 p2      15 d
        and edi, 0xfffff                                 ;     4.0 p1      15 d
        add esi, dword [esp + 232]                       ;     4.0 p0+p2   15 d
        adc edi, 0                                       ;     5.0 p1+p0   15 d
        mov ebp, dword [esp + 244]                       ;     3.0 p2      15 d
        and ebp, 0xfffff                                 ;     6.0 p1      15 d
        add edi, dword [esp + 240]                       ;     7.0 p0+p2   15 d
        adc ebp, 0                                       ;     8.0 p1+p0   15 d
        mov eax, dword [esp + 248]                       ;     5.0 p2      15 d
        mov ecx, esi                                     ;     5.0 p1      15 d copy
        mov edx, edi                                     ;     8.0 p0      15 d copy
        add eax, 5                                       ;     8.0 p1      15 d
        adc ecx, 0                                       ;     9.0 p1+p0   15 d
        adc edx, 0                                       ;    11.0 p1+p0   15 d
        sbb edx, edx                                     ;    13.0 p1+p0   15 d
        fstp qword [esp + 256]                           ;    32.0 p3+p4   15 d
        mov eax, dword [esp + 260]                       ;     7.3 p2      15 d
        and eax, 0xfffff                                 ;    10.3 p0      15 d
        add ebp, dword [esp + 256]                       ;    10.0 p1+p2   15 d
        adc eax, 0                                       ;    11.3 p1+p0   15 d
        mov ecx, ebp                                     ;    11.3 p0      15 d copy
        mov ebx, eax                                     ;    13.3 p1      15 d copy
        add edx, edx                                     ;    15.0 p0      15 d
        adc ecx, 0                                       ;    16.0 p1+p0   15 d
        adc ebx, 0                                       ;    18.0 p1+p0   15 d
        mov ecx, ebx                                     ;    20.0 p1      15 d copy
        shr ecx, 2                                       ;    21.0 p0      15 d
        and ebx, 0xfffffffc                              ;    20.0 p1      15 d
        add ecx, ebx                                     ;    22.0 p0      15 d
        add ecx, dword [esp + 248]                       ;    23.0 p1+p2   15 d
        adc esi, 0                                       ;    24.0 p1+p0   15 d
        adc edi, 0                                       ;    26.0 p1+p0   15 d
        sbb edx, edx                                     ;    28.0 p1+p0   15 d
        add edx, edx                                     ;    30.0 p0      15 d
        adc ebp, 0                                       ;    31.0 p1+p0   15 d
        adc eax, 0                                       ;    33.0 p1+p0   15 d
        mov edx, dword [esp + 272]                       ;    16.7 p2      16 h reload
        mov dword [edx], ecx                             ;    24.0 p3+p4   16 h
        mov dword [edx + 4], esi                         ;    26.0 p3+p4   16 h
        mov dword [edx + 8], edi                         ;    28.0 p3+p4   16 h
        mov dword [edx + 12], ebp                        ;    33.0 p3+p4   16 h
        and eax, 3                                       ;    35.0 p1      15 d
        mov dword [edx + 16], eax                        ;    36.0 p3+p4   16 h
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
