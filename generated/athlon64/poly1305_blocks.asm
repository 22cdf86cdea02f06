; poly1305_blocks for AMD Athlon 64, Opteron (K8) (athlon64)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_blocks --cpu athlon64
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
;   body: 188 uops, planned 62.7; bounds: width 62.7, ports 32.0, path 36.0
;   blocks: 90 uops, planned 41.0; bounds: width 30.0, ports 34.0, path 40.0
;   body.2: 116 uops, planned 54.0; bounds: width 38.7, ports 20.0, path 37.0
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
        mov esi, 0x4b500000                              ;     0.0 alu0    41 a reload
        mov dword [esp + 68], esi                        ;     1.0 agu0    41 a
        mov esi, 0x43300000                              ;     0.7 alu1    41 a reload
        mov dword [esp + 76], esi                        ;     1.7 agu1    41 a
        mov edi, 0x4b300000                              ;     1.3 alu2    41 a reload
        mov dword [esp + 84], edi                        ;     2.3 agu2    41 a
        mov edi, 0x49300000                              ;     2.0 alu0    41 a reload
        mov dword [esp + 92], edi                        ;     3.0 agu0    41 a
        mov dword [esp + 100], edi                       ;     3.0 agu1    42 a
        mov dword [esp + 108], esi                       ;     3.0 agu2    42 a
        mov esi, 0x45300000                              ;     3.3 alu1    41 a reload
        mov dword [esp + 116], esi                       ;     4.3 agu0    41 a
        mov dword [esp + 124], esi                       ;     4.3 agu1    42 a
        mov esi, dword [esp + 272]                       ;     4.3 agu2    41 a reload
        mov edi, dword [esi + 16]                        ;     7.3 agu0    41 a
        mov ebp, dword [esi]                             ;     7.3 agu1    41 a
        mov dword [esp + 72], ebp                        ;    10.3 agu2    41 a
        mov ebp, dword [esi + 12]                        ;     7.3 agu0    41 a
        mov dword [esp + 88], ebp                        ;    10.3 agu1    41 a
        mov ebp, dword [esi + 4]                         ;     7.3 agu2    41 a
        mov dword [esp + 112], ebp                       ;    10.3 agu0    41 a
        mov ebp, dword [esi + 8]                         ;     7.3 agu1    41 a
        mov dword [esp + 128], ebp                       ;    10.3 agu2    41 a
        mov ebp, edi                                     ;    10.3 alu2    41 a copy
        shr ebp, 2                                       ;    11.3 alu0    41 a
        mov dword [esp + 64], ebp                        ;    12.3 agu0    41 a
        fld qword [esp + 64]                             ;     2.0 agu0+fadd   41 a reload
        fsub qword [poly1305_blocks.T0_constants64 + 8]  ;     5.0 agu0+fadd   41 a
        and edi, 3                                       ;    10.3 alu1    41 a
        mov dword [esp + 80], edi                        ;    11.3 agu1    41 a
        fld qword [esp + 80]                             ;     4.0 agu0+fadd   41 a reload
        fsub qword [poly1305_blocks.T0_constants64]      ;     6.0 agu0+fadd   41 a
        fxch st0, st1                                    ;     3.0 fadd    41 a copy
        fmul qword [poly1305_blocks.T0_constants64 + 16] ;     9.0 agu0+fmul   41 a
        fxch st0, st1                                    ;     4.0 fadd    41 a copy
        fadd qword [esp + 88]                            ;    10.0 agu0+fadd   41 a
        fxch st0, st1                                    ;     5.0 fadd    41 a copy
        fadd qword [esp + 72]                            ;    13.0 agu0+fadd   41 a
        fxch st0, st1                                    ;     6.0 fadd    41 a copy
        fadd qword [poly1305_blocks.T0_constants64 + 24] ;    14.0 agu0+fadd   41 a
        fld qword [esp + 112]                            ;     9.0 agu0+fadd   41 a reload
        fadd dword [poly1305_blocks.T1_constants32 + 4]  ;    12.0 agu0+fadd   41 a
        fxch st0, st2                                    ;     9.0 fadd    41 a copy
        fadd dword [poly1305_blocks.T1_constants32]      ;    17.0 agu0+fadd   41 a
        mov esi, 0x47300000                              ;     9.3 alu2    41 a reload
        mov dword [esp + 132], esi                       ;    10.3 agu2    41 a
        fld qword [esp + 128]                            ;    12.0 agu0+fadd   41 a reload
        fadd dword [poly1305_blocks.T1_constants32 + 8]  ;    15.0 agu0+fadd   41 a
        mov dword [esp + 140], esi                       ;    10.3 agu0    42 a
        fld qword [poly1305_blocks.T0_constants64 + 32]  ;    13.0 agu0+fadd   41 a reload
        mov esi, 0x43300000                              ;    10.3 alu0    42 a reload
        mov dword [esp + 148], esi                       ;    11.3 agu1    42 a
        fadd st0, st3                                    ;    18.0 fadd    41 a
        mov esi, 0x45300000                              ;    11.0 alu1    42 a reload
        mov dword [esp + 156], esi                       ;    12.0 agu2    42 a
        fld dword [poly1305_blocks.T1_constants32 + 12]  ;    14.0 agu0+fadd   41 a reload
        mov esi, 0x47300000                              ;    11.7 alu2    42 a reload
        fadd st0, st5                                    ;    16.0 fadd    41 a
        mov dword [esp + 164], esi                       ;    12.7 agu0    42 a
        mov esi, 0x49300001                              ;    12.3 alu0    42 a reload
        fld dword [poly1305_blocks.T1_constants32 + 16]  ;    15.0 agu0+fadd   41 a reload
        mov dword [esp + 172], esi                       ;    13.3 agu1    42 a
        mov esi, 0                                       ;    13.0 alu1    12 a reload
        fadd st0, st4                                    ;    21.0 fadd    41 a
        cmp esi, dword [esp + 276]                       ;    16.3 alu2+agu2   12 a
        sbb edi, edi                                     ;    17.3 alu0    12 a
        fxch st0, st2                                    ;    14.0 fadd    41 a copy
        mov esi, dword [esp + 276]                       ;    14.0 agu0    42 blocks
        fsub qword [poly1305_blocks.T0_constants64 + 32] ;    22.0 agu0+fadd   41 a
        shl esi, 4                                       ;    17.0 alu1    42 blocks
        add esi, dword [esp + 280]                       ;    18.0 alu2+agu1   42 blocks
        fxch st0, st1                                    ;    15.0 fadd    41 a copy
        mov dword [esp + 284], esi                       ;    19.0 agu2    42 blocks
        mov esi, dword [esp + 288]                       ;    15.3 agu0     9 k reload
        fsub dword [poly1305_blocks.T1_constants32 + 12] ;    20.0 agu0+fadd   41 a
        mov ebp, dword [esi + 12]                        ;    18.3 agu1     9 k
        and ebp, 0xffffffc                               ;    21.3 alu0     9 k
        fxch st0, st2                                    ;    17.0 fadd    41 a copy
        mov dword [esp + 96], ebp                        ;    22.3 agu2    42 a
        fsub dword [poly1305_blocks.T1_constants32 + 16] ;    25.0 agu0+fadd   41 a
        mov ebp, dword [esi + 8]                         ;    18.3 agu0     9 k
        and ebp, 0xffffffc                               ;    21.3 alu1     9 k
        fxch st0, st1                                    ;    18.0 fadd    41 a copy
        mov dword [esp + 136], ebp                       ;    22.3 agu1    42 a
        mov ebp, dword [esi + 4]                         ;    18.3 agu2     9 k
        fsub st5, st0                                    ;    26.0 fadd    41 a
        and ebp, 0xffffffc                               ;    21.3 alu2     9 k
        mov dword [esp + 120], ebp                       ;    22.3 agu0    42 a
        fmul qword [poly1305_blocks.T0_constants64 + 16] ;    26.0 agu0+fmul   41 a
        mov esi, dword [esi]                             ;    18.7 agu1     9 k
        fxch st0, st4                                    ;    20.0 fadd    41 a copy
        and esi, 0xfffffff                               ;    21.7 alu0     9 k
        mov dword [esp + 104], esi                       ;    22.7 agu2    42 a
        fsub st0, st1                                    ;    29.0 fadd    41 a
        mov esi, poly1305_blocks.T2_none                 ;    19.7 alu1    12 a
        xor esi, dword [esp + 280]                       ;    23.0 alu2+agu0   12 a
        fxch st0, st2                                    ;    21.0 fadd    41 a copy
        and edi, esi                                     ;    24.0 alu0    12 a
        xor edi, poly1305_blocks.T2_none                 ;    25.0 alu1    12 a
        fsub st6, st0                                    ;    24.0 fadd    41 a
        mov esi, dword [edi]                             ;    26.0 agu1    12 a
        fxch st0, st4                                    ;    22.0 fadd    41 a copy
        mov dword [esp + 144], esi                       ;    29.0 agu2    42 a
        mov esi, dword [edi + 4]                         ;    26.0 agu0    12 a
        faddp st2, st0                                   ;    33.0 fadd    41 a
        mov dword [esp + 152], esi                       ;    29.0 agu1    42 a
        mov esi, dword [edi + 8]                         ;    26.0 agu2    12 a
        faddp st5, st0                                   ;    30.0 fadd    41 a
        mov dword [esp + 160], esi                       ;    29.0 agu0    42 a
        mov esi, dword [edi + 12]                        ;    26.0 agu1    12 a
        fld qword [poly1305_blocks.T0_constants64 + 40]  ;    26.0 agu0+fadd   41 a reload
        mov dword [esp + 168], esi                       ;    29.0 agu2    42 a
        fadd st0, st2                                    ;    28.0 fadd    41 a
        fsub qword [poly1305_blocks.T0_constants64 + 40] ;    32.0 agu0+fadd   41 a
        fxch st0, st1                                    ;    25.0 fadd    42 blocks copy
        fstp tword [esp + 0]                             ;    37.0 agu0+fmisc   42 blocks
        fld qword [esp + 120]                            ;    31.0 agu0+fadd   42 a reload
        fadd dword [poly1305_blocks.T1_constants32 + 4]  ;    34.0 agu0+fadd   42 a
        fxch st0, st5                                    ;    31.0 fadd    42 blocks copy
        fstp tword [esp + 16]                            ;    42.0 agu0+fmisc   42 blocks
        fld qword [esp + 136]                            ;    37.0 agu0+fadd   42 a reload
        fadd dword [poly1305_blocks.T1_constants32 + 8]  ;    39.0 agu0+fadd   42 a
        fxch st0, st1                                    ;    36.0 fadd    41 a copy
        fsub st2, st0                                    ;    36.0 fadd    41 a
        faddp st4, st0                                   ;    37.0 fadd    41 a
        fld qword [esp + 96]                             ;    40.0 agu0+fadd   42 a reload
        fadd qword [poly1305_blocks.T0_constants64 + 24] ;    42.0 agu0+fadd   42 a
        fxch st0, st3                                    ;    39.0 fadd    41 a copy
        faddp st2, st0                                   ;    40.0 fadd    41 a
        fxch st0, st3                                    ;    40.0 fadd    42 blocks copy
        fstp tword [esp + 32]                            ;    47.0 agu0+fmisc   42 blocks
        fld qword [esp + 104]                            ;    46.0 agu0+fadd   42 a reload
        fadd dword [poly1305_blocks.T1_constants32]      ;    49.0 agu0+fadd   42 a
        fld qword [poly1305_blocks.T0_constants64 + 16]  ;    47.0 agu0+fadd   42 a reload
        fmul st0, st3                                    ;    49.0 fmul    42 a
        fxch st0, st3                                    ;    46.0 fadd    42 a copy
        fstp qword [esp + 176]                           ;    48.0 agu0+fmisc   42 a
        fld qword [poly1305_blocks.T0_constants64 + 16]  ;    50.0 agu0+fadd   42 a reload
        fmul st0, st4                                    ;    52.0 fmul    42 a
        fxch st0, st4                                    ;    49.0 fadd    42 a copy
        fstp qword [esp + 184]                           ;    49.0 agu0+fmisc   42 a
        fxch st0, st1                                    ;    50.0 fadd    42 blocks copy
        fstp tword [esp + 48]                            ;    52.0 agu0+fmisc   42 blocks
        fld qword [poly1305_blocks.T0_constants64 + 16]  ;    56.0 agu0+fadd   42 a reload
        fmul st0, st4                                    ;    58.0 fmul    42 a
        fxch st0, st1                                    ;    55.0 fadd    42 a copy
        fstp qword [esp + 192]                           ;    56.0 agu0+fmisc   42 a
        fxch st0, st3                                    ;    56.0 fadd    42 a copy
        fstp qword [esp + 200]                           ;    57.0 agu0+fmisc   42 a
        fstp qword [esp + 208]                           ;    58.0 agu0+fmisc   42 a
        fstp qword [esp + 216]                           ;    59.0 agu0+fmisc   42 a
        fstp qword [esp + 224]                           ;    62.0 agu0+fmisc   42 a
        cmp dword [esp + 276], 0                         ;                    no blocks?
        je .blocks_1_done
        fld tword [esp + 0]                              ;                    resident
        fld tword [esp + 16]                             ;                    resident
        fld tword [esp + 48]                             ;                    resident
        fld tword [esp + 32]                             ;                    resident
        mov esi, dword [esp + 280]                       ;                    resident
        align 16
.blocks_1:
        fadd qword [esp + 168]                           ;    24.6 agu0+fadd   42 a
        fld qword [poly1305_blocks.T0_constants64 + 32]  ;     2.6 agu0+fadd   42 a reload
        fadd st0, st1                                    ;    28.6 fadd    42 a
        lea edi, [esi + 16]                              ;     0.0 agu0    42 blocks
        fsub qword [poly1305_blocks.T0_constants64 + 32] ;    32.6 agu0+fadd   42 a
        fsub st1, st0                                    ;    36.6 fadd    42 a
        fmul qword [poly1305_blocks.T0_constants64 + 16] ;    36.6 agu0+fmul   42 a
        cmp edi, dword [esp + 284]                       ;     3.3 alu0+agu1   42 blocks
        fxch st0, st2                                    ;     2.6 fadd    42 a copy
        fadd qword [esp + 160]                           ;    25.6 agu0+fadd   42 a
        fadd qword [poly1305_blocks.T0_constants64 + 56] ;    29.6 agu0+fadd   42 a
        sbb ebp, ebp                                     ;     4.3 alu1    42 blocks
        fld qword [poly1305_blocks.T0_constants64 + 40]  ;     8.6 agu0+fadd   42 a reload
        fadd st0, st1                                    ;    33.6 fadd    42 a
        fsub qword [poly1305_blocks.T0_constants64 + 40] ;    37.6 agu0+fadd   42 a
        and ebp, 0x10                                    ;     5.3 alu2    42 blocks
        fsub st1, st0                                    ;    41.6 fadd    42 a
        faddp st2, st0                                   ;    42.6 fadd    42 a
        fld qword [esp + 192]                            ;    13.6 agu0+fadd   42 a reload
        mov eax, dword [esi + ebp]                       ;     6.3 agu2    12 a
        fmul st0, st2                                    ;    46.6 fmul    42 a
        fxch st0, st4                                    ;    12.6 fadd    42 a copy
        fadd qword [esp + 152]                           ;    30.6 agu0+fadd   42 a
        fxch st0, st5                                    ;    13.6 fadd    42 a copy
        fadd qword [esp + 144]                           ;    31.6 agu0+fadd   42 a
        mov dword [esp + 144], eax                       ;     9.3 agu0    42 a
        fadd qword [poly1305_blocks.T0_constants64 + 48] ;    35.6 agu0+fadd   42 a
        mov eax, dword [esi + ebp + 4]                   ;     6.3 agu1    12 a
        fld dword [poly1305_blocks.T1_constants32 + 12]  ;    16.6 agu0+fadd   42 a reload
        fadd st0, st6                                    ;    34.6 fadd    42 a
        fsub dword [poly1305_blocks.T1_constants32 + 12] ;    38.6 agu0+fadd   42 a
        mov dword [esp + 152], eax                       ;     9.3 agu2    42 a
        fxch st0, st6                                    ;    15.6 fadd    42 a copy
        fsub st0, st6                                    ;    43.6 fadd    42 a
        fxch st0, st2                                    ;    16.6 fadd    42 a copy
        mov eax, dword [esi + ebp + 8]                   ;     6.3 agu0    12 a
        faddp st6, st0                                   ;    45.6 fadd    42 a
        fld dword [poly1305_blocks.T1_constants32 + 16]  ;    19.6 agu0+fadd   42 a reload
        fadd st0, st1                                    ;    39.6 fadd    42 a
        mov dword [esp + 160], eax                       ;     9.3 agu1    42 a
        fsub dword [poly1305_blocks.T1_constants32 + 16] ;    44.6 agu0+fadd   42 a
        fsub st1, st0                                    ;    48.6 fadd    42 a
        faddp st2, st0                                   ;    49.6 fadd    42 a
        mov esi, dword [esi + ebp + 12]                  ;     6.3 agu2    12 a
        faddp st3, st0                                   ;    52.6 fadd    42 a
        fld qword [esp + 200]                            ;    22.6 agu0+fadd   42 a reload
        fmul st0, st5                                    ;    49.6 fmul    42 a
        mov dword [esp + 168], esi                       ;     9.3 agu0    42 a
        faddp st4, st0                                   ;    53.6 fadd    42 a
        fld qword [esp + 184]                            ;    26.6 agu0+fadd   42 a reload
        fmul st0, st1                                    ;    53.6 fmul    42 a
        mov esi, edi                                     ;     4.0 alu0    42 blocks copy
        faddp st4, st0                                   ;    57.6 fadd    42 a
        fld qword [esp + 176]                            ;    28.6 agu0+fadd   42 a reload
        fmul st0, st3                                    ;    56.6 fmul    42 a
        faddp st4, st0                                   ;    61.6 fadd    42 a
        fld qword [esp + 208]                            ;    29.6 agu0+fadd   42 a reload
        fmul st0, st2                                    ;    47.6 fmul    42 a
        fld qword [esp + 192]                            ;    30.6 agu0+fadd   42 a reload
        fmul st0, st6                                    ;    50.6 fmul    42 a
        faddp st1, st0                                   ;    54.6 fadd    42 a
        fld qword [esp + 200]                            ;    31.6 agu0+fadd   42 a reload
        fmul st0, st2                                    ;    54.6 fmul    42 a
        faddp st1, st0                                   ;    58.6 fadd    42 a
        fld qword [esp + 184]                            ;    32.6 agu0+fadd   42 a reload
        fmul st0, st4                                    ;    57.6 fmul    42 a
        faddp st1, st0                                   ;    62.6 fadd    42 a
        fld qword [esp + 216]                            ;    33.6 agu0+fadd   42 a reload
        fmul st0, st3                                    ;    48.6 fmul    42 a
        fxch st0, st3                                    ;    32.6 fadd    42 a copy
        fmul qword [esp + 224]                           ;    51.6 agu0+fmul   42 a
        fld qword [esp + 208]                            ;    35.6 agu0+fadd   42 a reload
        fmul st0, st7                                    ;    52.6 fmul    42 a
        faddp st4, st0                                   ;    56.6 fadd    42 a
        fxch st0, st6                                    ;    34.6 fadd    42 a copy
        fmul qword [esp + 216]                           ;    55.6 agu0+fmul   42 a
        faddp st6, st0                                   ;    59.6 fadd    42 a
        fld qword [esp + 192]                            ;    37.6 agu0+fadd   42 a reload
        fmul st0, st2                                    ;    58.6 fmul    42 a
        faddp st3, st0                                   ;    63.6 fadd    42 a
        fxch st0, st1                                    ;    36.6 fadd    42 a copy
        fmul qword [esp + 208]                           ;    59.6 agu0+fmul   42 a
        faddp st5, st0                                   ;    64.6 fadd    42 a
        fld qword [esp + 200]                            ;    40.6 agu0+fadd   42 a reload
        fmul st0, st3                                    ;    60.6 fmul    42 a
        faddp st2, st0                                   ;    67.6 fadd    42 a
        fxch st0, st2                                    ;    39.6 fadd    42 a copy
        fmul qword [esp + 192]                           ;    61.6 agu0+fmul   42 a
        faddp st4, st0                                   ;    68.6 fadd    42 a
        fxch st0, st2                                    ;    40.6 fadd    42 a copy
        cmp esi, dword [esp + 284]                       ;                    more blocks?
        jne .blocks_1
        fstp tword [esp + 32]                            ;                    resident
        fstp tword [esp + 48]                            ;                    resident
        fstp tword [esp + 16]                            ;                    resident
        fstp tword [esp + 0]                             ;                    resident
        mov dword [esp + 280], esi                       ;                    resident
.blocks_1_done:
        fld tword [esp + 32]                             ;     2.0 agu0+fadd   15 d reload
        fld qword [poly1305_blocks.T0_constants64 + 32]  ;     5.0 agu0+fadd   15 d reload
        fadd st0, st1                                    ;    16.0 fadd    15 d
        fld tword [esp + 48]                             ;     6.0 agu0+fadd   15 d reload
        fld qword [poly1305_blocks.T0_constants64 + 40]  ;     9.0 agu0+fadd   15 d reload
        fadd st0, st1                                    ;    20.0 fadd    15 d
        fld tword [esp + 16]                             ;    10.0 agu0+fadd   15 d reload
        fld dword [poly1305_blocks.T1_constants32 + 12]  ;    12.0 agu0+fadd   15 d reload
        fadd st0, st1                                    ;    24.0 fadd    15 d
        fxch st0, st4                                    ;    11.0 fadd    15 d copy
        fsub qword [poly1305_blocks.T0_constants64 + 32] ;    21.0 agu0+fadd   15 d
        fxch st0, st2                                    ;    12.0 fadd    15 d copy
        fsub qword [poly1305_blocks.T0_constants64 + 40] ;    25.0 agu0+fadd   15 d
        fxch st0, st4                                    ;    13.0 fadd    15 d copy
        fsub dword [poly1305_blocks.T1_constants32 + 12] ;    28.0 agu0+fadd   15 d
        fxch st0, st2                                    ;    14.0 fadd    15 d copy
        fsub st5, st0                                    ;    26.0 fadd    15 d
        fmul qword [poly1305_blocks.T0_constants64 + 16] ;    25.0 agu0+fmul   15 d
        fxch st0, st1                                    ;    16.0 fadd    15 d copy
        fsub st0, st2                                    ;    32.0 fadd    15 d
        fxch st0, st4                                    ;    17.0 fadd    15 d copy
        fsub st3, st0                                    ;    29.0 fadd    15 d
        faddp st5, st0                                   ;    30.0 fadd    15 d
        fld tword [esp + 0]                              ;    20.0 agu0+fadd   15 d reload
        fld dword [poly1305_blocks.T1_constants32 + 16]  ;    23.0 agu0+fadd   15 d reload
        fadd st0, st1                                    ;    34.0 fadd    15 d
        fxch st0, st4                                    ;    22.0 fadd    15 d copy
        faddp st3, st0                                   ;    33.0 fadd    15 d
        fxch st0, st3                                    ;    23.0 fadd    15 d copy
        fsub dword [poly1305_blocks.T1_constants32 + 16] ;    38.0 agu0+fadd   15 d
        fxch st0, st5                                    ;    24.0 fadd    15 d copy
        fadd qword [poly1305_blocks.T0_constants64 + 88] ;    35.0 agu0+fadd   15 d
        fxch st0, st5                                    ;    25.0 fadd    15 d copy
        fsub st3, st0                                    ;    42.0 fadd    15 d
        faddp st4, st0                                   ;    43.0 fadd    15 d
        faddp st2, st0                                   ;    46.0 fadd    15 d
        fxch st0, st2                                    ;    27.0 fadd    15 d copy
        fadd qword [poly1305_blocks.T0_constants64 + 72] ;    47.0 agu0+fadd   15 d
        fxch st0, st2                                    ;    28.0 fadd    15 d copy
        fadd qword [poly1305_blocks.T0_constants64 + 80] ;    37.0 agu0+fadd   15 d
        fxch st0, st3                                    ;    29.0 fadd    15 d copy
        fstp qword [esp + 232]                           ;    39.0 agu0+fmisc   15 d
        fadd qword [poly1305_blocks.T0_constants64 + 64] ;    50.0 agu0+fadd   15 d
        fxch st0, st1                                    ;    31.0 fadd    15 d copy
        fstp qword [esp + 240]                           ;    51.0 agu0+fmisc   15 d
        fxch st0, st1                                    ;    32.0 fadd    15 d copy
        fstp qword [esp + 248]                           ;    41.0 agu0+fmisc   15 d
        fstp qword [esp + 256]                           ;    54.0 agu0+fmisc   15 d
        mov esi, dword [esp + 260]                       ;     0.0 agu0    15 d
        and esi, 0xfffff                                 ;     3.0 alu0    15 d
        mov edi, dword [esp + 244]                       ;     0.7 agu1    15 d
        and edi, 0xfffff                                 ;     3.7 alu1    15 d
        add esi, dword [esp + 240]                       ;     4.3 alu2+agu2   15 d
        adc edi, 0                                       ;     5.3 alu0    15 d
        mov ebp, dword [esp + 252]                       ;     2.0 agu0    15 d
        and ebp, 0xfffff                                 ;     5.0 alu1    15 d
        add edi, dword [esp + 248]                       ;     6.3 alu2+agu1   15 d
        adc ebp, 0                                       ;     7.3 alu0    15 d
        mov eax, dword [esp + 256]                       ;     3.3 agu2    15 d
        mov ecx, esi                                     ;     5.3 alu1    15 d copy
        mov edx, edi                                     ;     7.3 alu2    15 d copy
        add eax, 5                                       ;     6.3 alu0    15 d
        adc ecx, 0                                       ;     7.3 alu1    15 d
        adc edx, 0                                       ;     8.3 alu2    15 d
        sbb edx, edx                                     ;     9.3 alu0    15 d
        mov eax, dword [esp + 236]                       ;     5.7 agu0    15 d
        and eax, 0xfffff                                 ;     8.7 alu1    15 d
        add ebp, dword [esp + 232]                       ;     9.3 alu2+agu1   15 d
        adc eax, 0                                       ;    10.3 alu0    15 d
        mov ecx, ebp                                     ;    10.3 alu1    15 d copy
        mov ebx, eax                                     ;    11.3 alu2    15 d copy
        add edx, edx                                     ;    10.3 alu0    15 d
        adc ecx, 0                                       ;    11.3 alu1    15 d
        adc ebx, 0                                       ;    12.3 alu2    15 d
        mov ecx, ebx                                     ;    13.3 alu0    15 d copy
        shr ecx, 2                                       ;    14.3 alu1    15 d
        and ebx, 0xfffffffc                              ;    13.3 alu2    15 d
        add ecx, ebx                                     ;    15.3 alu0    15 d
        add ecx, dword [esp + 256]                       ;    16.3 alu1+agu2   15 d
        adc esi, 0                                       ;    17.3 alu2    15 d
        adc edi, 0                                       ;    18.3 alu0    15 d
        sbb edx, edx                                     ;    19.3 alu1    15 d
        add edx, edx                                     ;    20.3 alu2    15 d
        adc ebp, 0                                       ;    21.3 alu0    15 d
        adc eax, 0                                       ;    22.3 alu1    15 d
        mov edx, dword [esp + 272]                       ;    12.3 agu0    16 h reload
        mov dword [edx], ecx                             ;    17.3 agu1    16 h
        mov dword [edx + 4], esi                         ;    18.3 agu2    16 h
        mov dword [edx + 8], edi                         ;    19.3 agu0    16 h
        mov dword [edx + 12], ebp                        ;    22.3 agu1    16 h
        and eax, 3                                       ;    23.3 alu2    15 d
        mov dword [edx + 16], eax                        ;    24.3 agu2    16 h
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
