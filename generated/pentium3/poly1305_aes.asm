; poly1305_aes for Intel Pentium III (Katmai, Coppermine) (pentium3)
; made by cipherwright 0.1.0 from ciphers/poly1305_aes.cw (sha256 b06a36568fe50c82); do not edit:
;   ./cw build poly1305_aes --cpu pentium3
;
; void poly1305_aes(const void *key, const void *nonce, const void *m, void *tag, uint32_t n);   cdecl
;   key: 32 bytes, read, secret, no alignment needed
;   nonce: 16 bytes, read, public, no alignment needed
;   m: 16 bytes a block, read, secret, no alignment needed
;   tag: 16 bytes, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Uses the x87 registers, which are also the MMX registers: all must be empty on entry, and are on return; exception flags are cleared, the control word is the caller's again.
; NOT constant time: secret data indexes tables.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 133 uops, planned 44.3; bounds: width 44.3, ports 32.0, path 12.0
;   blocks: 158 uops, planned 73.0; bounds: width 52.7, ports 69.0, path 46.0
;   body.2: 1144 uops, planned 381.3; bounds: width 381.3, ports 336.0, path 120.0
; Limbs of numbers that a loop carries, proved by intervals:
;   a in blocks, limb 0 of 4 by 32 bits: at least -1.625 * 2^62, at most 1.625 * 2^62
;   a in blocks, limb 1 of 4 by 32 bits: at least -1.500 * 2^62, at most 1.500 * 2^62
;   a in blocks, limb 2 of 4 by 32 bits: at least -1.500 * 2^62, at most 1.500 * 2^62
;   a in blocks, limb 3 of 4 by 32 bits: at least -1.375 * 2^62, at most 1.375 * 2^62
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
%fatal "poly1305_aes is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_poly1305_aes
$_poly1305_aes:
%else
        global $poly1305_aes
%endif
$poly1305_aes:
        push ebx                                               ;                    preserved
        push esi                                               ;                    preserved
        push edi                                               ;                    preserved
        push ebp                                               ;                    preserved
        mov eax, esp                                           ;                    frame
        mov dword [esp - 4096], 0                              ;                    page
        sub esp, 0x9a0                                         ;                    frame
        and esp, 0xfffff000                                    ;                    frame
        add esp, 0x880                                         ;                    frame
        mov dword [esp + 276], eax                             ;                    frame
        mov ecx, dword [eax + 36]                              ;                    frame
        mov dword [esp + 224], ecx                             ;                    frame
        mov ecx, dword [eax + 28]                              ;                    frame
        mov dword [esp + 228], ecx                             ;                    frame
        mov ecx, dword [eax + 20]                              ;                    frame
        mov dword [esp + 236], ecx                             ;                    frame
        mov ecx, dword [eax + 24]                              ;                    frame
        mov dword [esp + 240], ecx                             ;                    frame
        mov ecx, dword [eax + 32]                              ;                    frame
        mov dword [esp + 272], ecx                             ;                    frame
        fnstcw word [esp + 216]                                ;                    floating point
        mov dword [esp + 220], 0x37f                           ;                    floating point
        fnclex                                                 ;                    floating point
        fldcw word [esp + 220]                                 ;                    floating point
        mov esi, 0x43300000                                    ;     0.0 p0      26 a reload
        mov dword [esp + 68], esi                              ;     1.0 p3+p4   26 a
        mov esi, 0x45300000                                    ;     1.0 p1      26 a reload
        mov dword [esp + 76], esi                              ;     2.0 p3+p4   26 a
        mov esi, 0x47300000                                    ;     2.0 p0      26 a reload
        mov dword [esp + 84], esi                              ;     3.0 p3+p4   26 a
        mov esi, 0x49300000                                    ;     3.0 p1      26 a reload
        mov dword [esp + 92], esi                              ;     4.0 p3+p4   26 a
        mov esi, 0x43300000                                    ;     4.0 p0      26 a reload
        mov dword [esp + 100], esi                             ;     5.0 p3+p4   26 a
        mov esi, 0x45300000                                    ;     5.0 p1      26 a reload
        mov dword [esp + 108], esi                             ;     6.0 p3+p4   26 a
        mov esi, 0x47300000                                    ;     6.0 p0      26 a reload
        mov dword [esp + 116], esi                             ;     7.0 p3+p4   26 a
        mov esi, 0x49300001                                    ;     7.0 p1      26 a reload
        mov dword [esp + 124], esi                             ;     8.0 p3+p4   26 a
        mov esi, dword [esp + 224]                             ;     8.0 p2      26 blocks
        shl esi, 4                                             ;    11.0 p0      26 blocks
        add esi, dword [esp + 228]                             ;    12.0 p1+p2   26 blocks
        mov dword [esp + 232], esi                             ;    13.0 p3+p4   26 blocks
        mov esi, 0                                             ;    10.0 p0      26 a reload
        cmp esi, dword [esp + 224]                             ;    11.0 p1+p2   26 a
        sbb edi, edi                                           ;    12.0 p0+p1   26 a
        mov esi, dword [esp + 236]                             ;    11.7 p2      24 k reload
        mov ebp, dword [esi + 16]                              ;    14.7 p2      24 k
        and ebp, 0xfffffff                                     ;    17.7 p0      24 k
        mov dword [esp + 64], ebp                              ;    18.7 p3+p4   26 a
        mov ebp, dword [esi + 20]                              ;    14.7 p2      24 k
        and ebp, 0xffffffc                                     ;    17.7 p1      24 k
        mov dword [esp + 72], ebp                              ;    18.7 p3+p4   26 a
        fld qword [esp + 72]                                   ;     0.0 p2      26 a reload
        fadd dword [poly1305_aes.T0_constants32 + 4]           ;     4.0 p0+p2   26 a
        mov ebp, dword [esi + 24]                              ;    14.7 p2      24 k
        and ebp, 0xffffffc                                     ;    17.7 p0      24 k
        mov dword [esp + 80], ebp                              ;    18.7 p3+p4   26 a
        fld qword [esp + 80]                                   ;     2.0 p2      26 a reload
        fadd dword [poly1305_aes.T0_constants32 + 8]           ;     6.0 p0+p2   26 a
        mov esi, dword [esi + 28]                              ;    16.0 p2      24 k
        and esi, 0xffffffc                                     ;    19.0 p1      24 k
        mov dword [esp + 88], esi                              ;    20.0 p3+p4   26 a
        fld qword [esp + 88]                                   ;     5.0 p2      26 a reload
        fadd qword [poly1305_aes.T1_constants64]               ;     8.0 p0+p2   26 a
        fld qword [poly1305_aes.T1_constants64 + 8]            ;     7.0 p2      26 a reload
        fmul st0, st3                                          ;    10.0 p0      26 a
        fxch st0, st3                                          ;     6.9         26 a copy
        fstp qword [esp + 128]                                 ;     8.0 p3+p4   26 a
        fld qword [esp + 64]                                   ;     9.0 p2      26 a reload
        fadd dword [poly1305_aes.T0_constants32]               ;    13.0 p0+p2   26 a
        fld qword [poly1305_aes.T1_constants64 + 8]            ;    11.0 p2      26 a reload
        mov esi, poly1305_aes.T3_none                          ;    17.3 p0      26 a
        xor esi, dword [esp + 228]                             ;    18.3 p1+p2   26 a
        and edi, esi                                           ;    19.3 p0      26 a
        fmul st0, st2                                          ;    14.0 p0      26 a
        xor edi, poly1305_aes.T3_none                          ;    20.3 p1      26 a
        mov esi, dword [edi]                                   ;    21.3 p2      26 a
        mov dword [esp + 96], esi                              ;    24.3 p3+p4   26 a
        fxch st0, st2                                          ;    12.0         26 a copy
        mov esi, dword [edi + 4]                               ;    21.3 p2      26 a
        mov dword [esp + 104], esi                             ;    24.3 p3+p4   26 a
        mov esi, dword [edi + 8]                               ;    21.3 p2      26 a
        fstp qword [esp + 136]                                 ;    13.0 p3+p4   26 a
        mov dword [esp + 112], esi                             ;    24.3 p3+p4   26 a
        mov esi, dword [edi + 12]                              ;    22.0 p2      26 a
        mov dword [esp + 120], esi                             ;    25.0 p3+p4   26 a
        fstp qword [esp + 144]                                 ;    16.0 p3+p4   26 a
        fxch st0, st1                                          ;    14.9         26 a copy
        fst qword [esp + 152]                                  ;    17.0 p3+p4   26 a
        fmul qword [poly1305_aes.T1_constants64 + 8]           ;    20.0 p0+p2   26 a
        fxch st0, st2                                          ;    17.8         26 a copy
        fstp qword [esp + 160]                                 ;    19.0 p3+p4   26 a
        fld dword [poly1305_aes.T0_constants32 + 12]           ;    21.0 p2      26 blocks reload
        fstp tword [esp + 0]                                   ;    24.0 p0+p3+p4   26 blocks
        fld dword [poly1305_aes.T0_constants32 + 12]           ;    24.0 p2      26 blocks reload
        fstp tword [esp + 16]                                  ;    27.0 p0+p3+p4   26 blocks
        fld dword [poly1305_aes.T0_constants32 + 12]           ;    27.0 p2      26 blocks reload
        fstp tword [esp + 32]                                  ;    30.0 p0+p3+p4   26 blocks
        fld dword [poly1305_aes.T0_constants32 + 12]           ;    30.0 p2      26 blocks reload
        fstp tword [esp + 48]                                  ;    33.0 p0+p3+p4   26 blocks
        fstp qword [esp + 168]                                 ;    34.0 p3+p4   26 a
        fstp qword [esp + 176]                                 ;    35.0 p3+p4   26 a
        cmp dword [esp + 224], 0                               ;                    no blocks?
        je .blocks_1_done
        fld tword [esp + 0]                                    ;                    resident
        fld tword [esp + 16]                                   ;                    resident
        fld tword [esp + 32]                                   ;                    resident
        fld tword [esp + 48]                                   ;                    resident
        mov esi, dword [esp + 228]                             ;                    resident
        align 16
.blocks_1:
        fadd qword [esp + 120]                                 ;    11.3 p0+p2   26 a
        fxch st0, st1                                          ;     0.7         26 a copy
        fadd qword [esp + 112]                                 ;    12.3 p0+p2   26 a
        fld qword [poly1305_aes.T1_constants64 + 32]           ;     2.3 p2      26 a reload
        fadd st0, st2                                          ;    14.3 p0      26 a
        lea edi, [esi + 16]                                    ;     0.0 p0      26 blocks
        fxch st0, st1                                          ;     3.0         26 a copy
        fadd qword [poly1305_aes.T1_constants64 + 24]          ;    15.3 p0+p2   26 a
        fxch st0, st1                                          ;     4.1         26 a copy
        fsub qword [poly1305_aes.T1_constants64 + 32]          ;    18.3 p0+p2   26 a
        fld qword [poly1305_aes.T1_constants64 + 40]           ;     6.3 p2      26 a reload
        cmp edi, dword [esp + 232]                             ;     3.0 p1+p2   26 blocks
        fadd st0, st2                                          ;    20.3 p0      26 a
        fxch st0, st4                                          ;     5.9         26 a copy
        fadd qword [esp + 104]                                 ;    21.3 p0+p2   26 a
        fxch st0, st5                                          ;     7.0         26 a copy
        sbb ebp, ebp                                           ;     4.0 p0+p1   26 blocks
        fadd qword [esp + 96]                                  ;    22.3 p0+p2   26 a
        fxch st0, st4                                          ;     9.3         26 a copy
        fsub qword [poly1305_aes.T1_constants64 + 40]          ;    23.3 p0+p2   26 a
        fxch st0, st4                                          ;    10.3         26 a copy
        fadd qword [poly1305_aes.T1_constants64 + 16]          ;    25.3 p0+p2   26 a
        and ebp, 0x10                                          ;     6.0 p0      26 blocks
        fxch st0, st2                                          ;    11.4         26 a copy
        fsub st0, st4                                          ;    26.3 p0      26 a
        fxch st0, st3                                          ;    12.3         26 a copy
        fsub st0, st1                                          ;    24.3 p0      26 a
        mov eax, dword [esi + ebp]                             ;     7.0 p2      26 a
        fld dword [poly1305_aes.T0_constants32 + 16]           ;    14.3 p2      26 a reload
        fadd st0, st6                                          ;    27.3 p0      26 a
        fxch st0, st1                                          ;    16.6         26 a copy
        faddp st5, st0                                         ;    28.3 p0      26 a
        fsub dword [poly1305_aes.T0_constants32 + 16]          ;    30.3 p0+p2   26 a
        mov dword [esp + 96], eax                              ;    10.0 p3+p4   26 a
        fxch st0, st1                                          ;    22.3         26 a copy
        fmul qword [poly1305_aes.T1_constants64 + 8]           ;    29.3 p0+p2   26 a
        fld dword [poly1305_aes.T0_constants32 + 20]           ;    24.3 p2      26 a reload
        fadd st0, st3                                          ;    31.3 p0      26 a
        fxch st0, st2                                          ;    24.1         26 a copy
        mov eax, dword [esi + ebp + 4]                         ;     7.0 p2      26 a
        fsub st6, st0                                          ;    33.3 p0      26 a
        faddp st4, st0                                         ;    34.3 p0      26 a
        fxch st0, st1                                          ;    25.2         26 a copy
        fsub dword [poly1305_aes.T0_constants32 + 20]          ;    35.3 p0+p2   26 a
        mov dword [esp + 104], eax                             ;    10.0 p3+p4   26 a
        fsub st2, st0                                          ;    38.3 p0      26 a
        faddp st5, st0                                         ;    39.3 p0      26 a
        faddp st1, st0                                         ;    41.3 p0      26 a
        fld qword [esp + 144]                                  ;    28.3 p2      26 a reload
        fmul st0, st3                                          ;    32.3 p0      26 a
        mov eax, dword [esi + ebp + 8]                         ;     7.0 p2      26 a
        fld qword [esp + 128]                                  ;    31.3 p2      26 a reload
        fmul st0, st3                                          ;    37.3 p0      26 a
        faddp st1, st0                                         ;    42.3 p0      26 a
        fld qword [esp + 168]                                  ;    32.3 p2      26 a reload
        mov dword [esp + 112], eax                             ;    10.0 p3+p4   26 a
        fmul st0, st4                                          ;    40.3 p0      26 a
        fld qword [esp + 144]                                  ;    33.3 p2      26 a reload
        fmul st0, st4                                          ;    43.3 p0      26 a
        faddp st1, st0                                         ;    48.3 p0      26 a
        fld qword [esp + 176]                                  ;    34.3 p2      26 a reload
        mov esi, dword [esi + ebp + 12]                        ;     7.0 p2      26 a
        fmul st0, st5                                          ;    45.3 p0      26 a
        fxch st0, st5                                          ;    31.9         26 a copy
        fmul qword [esp + 160]                                 ;    47.3 p0+p2   26 a
        fld qword [esp + 168]                                  ;    36.3 p2      26 a reload
        mov dword [esp + 120], esi                             ;    10.0 p3+p4   26 a
        fmul st0, st5                                          ;    49.3 p0      26 a
        fxch st0, st5                                          ;    33.7         26 a copy
        fmul qword [esp + 176]                                 ;    51.3 p0+p2   26 a
        fxch st0, st6                                          ;    34.8         26 a copy
        faddp st5, st0                                         ;    54.3 p0      26 a
        mov esi, edi                                           ;     6.0 p1      26 blocks copy
        faddp st5, st0                                         ;    56.3 p0      26 a
        fld qword [esp + 152]                                  ;    37.3 p2      26 a reload
        fmul st0, st6                                          ;    53.3 p0      26 a
        faddp st2, st0                                         ;    58.3 p0      26 a
        fld qword [esp + 128]                                  ;    38.3 p2      26 a reload
        fmul st0, st6                                          ;    55.3 p0      26 a
        faddp st1, st0                                         ;    60.3 p0      26 a
        fld qword [esp + 144]                                  ;    39.3 p2      26 a reload
        fmul st0, st6                                          ;    57.3 p0      26 a
        fxch st0, st6                                          ;    38.9         26 a copy
        fmul qword [esp + 168]                                 ;    59.3 p0+p2   26 a
        fxch st0, st4                                          ;    39.9         26 a copy
        faddp st6, st0                                         ;    62.3 p0      26 a
        fxch st0, st4                                          ;    40.7         26 a copy
        faddp st3, st0                                         ;    64.3 p0      26 a
        fld qword [esp + 136]                                  ;    42.3 p2      26 a reload
        fmul st0, st2                                          ;    61.3 p0      26 a
        faddp st1, st0                                         ;    66.3 p0      26 a
        fld qword [esp + 152]                                  ;    45.3 p2      26 a reload
        fmul st0, st2                                          ;    63.3 p0      26 a
        fld qword [esp + 128]                                  ;    46.3 p2      26 a reload
        fmul st0, st3                                          ;    65.3 p0      26 a
        fxch st0, st3                                          ;    46.5         26 a copy
        fmul qword [esp + 144]                                 ;    67.3 p0+p2   26 a
        fxch st0, st5                                          ;    48.3         26 a copy
        faddp st1, st0                                         ;    68.3 p0      26 a
        fxch st0, st5                                          ;    51.6         26 a copy
        faddp st2, st0                                         ;    70.3 p0      26 a
        fxch st0, st2                                          ;    52.4         26 a copy
        faddp st3, st0                                         ;    72.3 p0      26 a
        fld qword [poly1305_aes.T1_constants64 + 32]           ;    53.3 p2      26 a reload
        fadd st0, st2                                          ;    69.3 p0      26 a
        fld qword [poly1305_aes.T1_constants64 + 40]           ;    54.3 p2      26 a reload
        fadd st0, st5                                          ;    71.3 p0      26 a
        fxch st0, st1                                          ;    56.3         26 a copy
        fsub qword [poly1305_aes.T1_constants64 + 32]          ;    73.3 p0+p2   26 a
        fxch st0, st1                                          ;    57.3         26 a copy
        fsub qword [poly1305_aes.T1_constants64 + 40]          ;    74.3 p0+p2   26 a
        fld dword [poly1305_aes.T0_constants32 + 16]           ;    60.3 p2      26 a reload
        fadd st0, st3                                          ;    75.3 p0      26 a
        fxch st0, st2                                          ;    61.6         26 a copy
        fsub st4, st0                                          ;    76.3 p0      26 a
        fmul qword [poly1305_aes.T1_constants64 + 8]           ;    77.3 p0+p2   26 a
        fxch st0, st2                                          ;    64.0         26 a copy
        fsub dword [poly1305_aes.T0_constants32 + 16]          ;    78.3 p0+p2   26 a
        fxch st0, st1                                          ;    65.0         26 a copy
        fsub st6, st0                                          ;    79.3 p0      26 a
        faddp st4, st0                                         ;    80.3 p0      26 a
        fsub st2, st0                                          ;    81.3 p0      26 a
        faddp st5, st0                                         ;    82.3 p0      26 a
        fld dword [poly1305_aes.T0_constants32 + 20]           ;    68.3 p2      26 a reload
        fadd st0, st4                                          ;    83.3 p0      26 a
        fsub dword [poly1305_aes.T0_constants32 + 20]          ;    86.3 p0+p2   26 a
        fsub st4, st0                                          ;    89.3 p0      26 a
        faddp st2, st0                                         ;    90.3 p0      26 a
        faddp st3, st0                                         ;    92.3 p0      26 a
        fxch st0, st2                                          ;    71.1         26 a copy
        fxch st0, st3                                          ;    72.3         26 a copy
        fxch st0, st1                                          ;    72.6         26 a copy
        cmp esi, dword [esp + 232]                             ;                    more blocks?
        jne .blocks_1
        fstp tword [esp + 48]                                  ;                    resident
        fstp tword [esp + 32]                                  ;                    resident
        fstp tword [esp + 16]                                  ;                    resident
        fstp tword [esp + 0]                                   ;                    resident
        mov dword [esp + 228], esi                             ;                    resident
.blocks_1_done:
        fld tword [esp + 48]                                   ;     3.0 p0+p2   27 d reload
        mov esi, dword [esp + 236]                             ;     0.0 p2       9 a reload
        mov edi, dword [esi]                                   ;     3.0 p2       9 a
        mov ebp, dword [esi + 4]                               ;     3.0 p2       9 a
        mov eax, dword [esi + 8]                               ;     3.0 p2       9 a
        mov ecx, dword [esi + 12]                              ;     4.0 p2       9 a
        mov edx, edi                                           ;     6.0 p0       9 s[0] copy
        mov ebx, dword [esp + 240]                             ;     5.0 p2       9 a reload
        xor edx, dword [ebx]                                   ;    11.0 p1+p2    9 s[0]
        xor edi, 1                                             ;     6.0 p0       9 k[0]
        mov esi, ebp                                           ;     6.0 p1       9 s[1] copy
        xor esi, dword [ebx + 4]                               ;    11.0 p0+p2    9 s[1]
        mov dword [esp + 244], esi                             ;    12.0 p3+p4    9 s[1] spill
        mov esi, eax                                           ;     6.0 p1       9 s[2] copy
        xor esi, dword [ebx + 8]                               ;    11.0 p0+p2    9 s[2]
        mov ebx, dword [ebx + 12]                              ;     9.0 p2       9 s[3]
        xor ebx, ecx                                           ;    12.0 p1       9 s[3]
        mov dword [esp + 248], ebx                             ;    13.0 p3+p4    9 s[3] spill
        movzx ebx, ch                                          ;     7.3 p0       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes.T2_windows0 + 1] ;    10.0 p2       9 k[0]
        xor edi, ebx                                           ;    13.0 p1       9 k[0]
        mov ebx, ecx                                           ;     8.3 p0       9 k[0] copy
        shr ebx, 0x10                                          ;     9.3 p0       9 k[0]
        mov dword [esp + 252], esi                             ;    12.0 p3+p4    9 s[2] spill
        movzx esi, bl                                          ;    10.3 p1       9 k[0]
        shr ebx, 8                                             ;    10.3 p0       9 k[0]
        movzx esi, word [esi*8 + poly1305_aes.T2_windows0]     ;    11.3 p2       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes.T2_windows0 + 1] ;    12.0 p2       9 k[0]
        xor edi, esi                                           ;    14.3 p1       9 k[0]
        movzx esi, cl                                          ;    11.3 p0       9 k[0]
        movzx esi, word [esi*8 + poly1305_aes.T2_windows0]     ;    13.0 p2       9 k[0]
        xor ebx, esi                                           ;    16.0 p1       9 k[0]
        shl ebx, 0x10                                          ;    17.0 p0       9 k[0]
        xor edi, ebx                                           ;    18.0 p1       9 k[0]
        xor ebp, edi                                           ;    19.0 p0       9 k[1]
        xor eax, ebp                                           ;    20.0 p1       9 k[2]
        xor ecx, eax                                           ;    21.0 p0       9 k[3]
        movzx esi, dl                                          ;    15.0 p1       9 t[0]
        mov ebx, dword [esi*8 + poly1305_aes.T2_windows0 + 3]  ;    16.0 p2       9 t[0]
        xor ebx, edi                                           ;    19.0 p0       9 t[0]
        mov esi, edx                                           ;    16.0 p1       9 t[1] copy
        shr esi, 0x10                                          ;    17.0 p0       9 t[1]
        movzx edx, dh                                          ;    17.0 p1       9 t[3]
        mov edx, dword [edx*8 + poly1305_aes.T2_windows0 + 2]  ;    18.0 p2       9 t[3]
        xor edx, ecx                                           ;    22.0 p0       9 t[3]
        mov dword [esp + 256], edi                             ;    19.0 p3+p4    9 k[0] spill
        mov edi, esi                                           ;    18.0 p1       9 t[1] copy
        shr edi, 8                                             ;    19.0 p0       9 t[1]
        fld qword [poly1305_aes.T1_constants64 + 32]           ;     8.0 p2      27 d reload
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;    20.0 p2       9 t[1]
        xor edi, ebp                                           ;    23.0 p1       9 t[1]
        and esi, 0xff                                          ;    19.3 p0       9 t[2]
        mov esi, dword [esi*8 + poly1305_aes.T2_windows0 + 1]  ;    20.3 p2       9 t[2]
        xor esi, eax                                           ;    23.3 p1       9 t[2]
        mov dword [esp + 260], ecx                             ;    22.0 p3+p4    9 k[3] spill
        mov ecx, dword [esp + 244]                             ;    20.3 p2       9 s[1] reload
        mov dword [esp + 264], eax                             ;    21.0 p3+p4    9 k[2] spill
        movzx eax, ch                                          ;    23.3 p0       9 t[0]
        xor ebx, dword [eax*8 + poly1305_aes.T2_windows0 + 2]  ;    27.3 p1+p2    9 t[0]
        movzx eax, cl                                          ;    23.3 p0       9 t[1]
        mov eax, dword [eax*8 + poly1305_aes.T2_windows0 + 3]  ;    24.3 p2       9 t[1]
        xor eax, edi                                           ;    27.3 p1       9 t[1]
        shr ecx, 0x10                                          ;    23.3 p0       9 t[2]
        mov edi, ecx                                           ;    24.3 p1       9 t[2] copy
        shr edi, 8                                             ;    25.3 p0       9 t[2]
        xor esi, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;    29.3 p1+p2    9 t[2]
        movzx edi, cl                                          ;    25.3 p0       9 t[3]
        mov ecx, dword [esp + 252]                             ;    25.3 p2       9 t[0]
        shr ecx, 0x10                                          ;    28.3 p0       9 t[0]
        mov dword [esp + 244], edi                             ;    26.3 p3+p4    9 t[3] spill
        movzx edi, cl                                          ;    29.3 p1       9 t[0]
        xor ebx, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;    33.3 p0+p2    9 t[0]
        shr ecx, 8                                             ;    29.3 p0       9 t[3]
        xor edx, dword [ecx*8 + poly1305_aes.T2_windows0 + 4]  ;    33.3 p1+p2    9 t[3]
        mov ecx, dword [esp + 248]                             ;    29.0 p2       9 t[0]
        shr ecx, 0x10                                          ;    32.0 p0       9 t[0]
        mov edi, ecx                                           ;    33.0 p1       9 t[0] copy
        shr edi, 8                                             ;    34.0 p0       9 t[0]
        xor ebx, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;    38.0 p1+p2    9 t[0]
        movzx edi, cl                                          ;    33.0 p1       9 t[1]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;    37.0 p0+p2    9 t[1]
        mov ecx, dword [esp + 252]                             ;    32.0 p2       9 s[2] reload
        movzx edi, ch                                          ;    35.0 p1       9 t[1]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;    39.0 p0+p2    9 t[1]
        movzx edi, cl                                          ;    35.0 p1       9 t[2]
        mov ecx, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;    36.0 p2       9 t[2]
        xor ecx, esi                                           ;    39.0 p0       9 t[2]
        mov dword [esp + 252], eax                             ;    40.0 p3+p4    9 t[1] spill
        mov eax, dword [esp + 248]                             ;    35.0 p2       9 s[3] reload
        movzx esi, ah                                          ;    38.0 p1       9 t[2]
        xor ecx, dword [esi*8 + poly1305_aes.T2_windows0 + 2]  ;    42.0 p0+p2    9 t[2]
        movzx esi, al                                          ;    38.0 p1       9 t[3]
        xor edx, dword [esi*8 + poly1305_aes.T2_windows0 + 3]  ;    42.0 p0+p2    9 t[3]
        mov esi, dword [esp + 244]                             ;    38.0 p2       9 t[3] reload
        xor edx, dword [esi*8 + poly1305_aes.T2_windows0 + 1]  ;    44.0 p1+p2    9 t[3]
        mov eax, dword [esp + 260]                             ;    40.0 p2       9 k[3] reload
        movzx esi, ah                                          ;    43.0 p0       9 k[0]
        fadd st0, st1                                          ;    15.0 p0      27 d
        mov edi, eax                                           ;    43.0 p1       9 k[0] copy
        shr edi, 0x10                                          ;    44.0 p0       9 k[0]
        movzx esi, byte [esi*8 + poly1305_aes.T2_windows0 + 1] ;    44.0 p2       9 k[0]
        xor esi, dword [esp + 256]                             ;    47.0 p1+p2    9 k[0]
        xor esi, 2                                             ;    48.0 p0       9 k[0]
        mov dword [esp + 256], edx                             ;    45.0 p3+p4    9 t[3] spill
        mov edx, edi                                           ;    45.0 p1       9 k[0] copy
        movzx edi, dl                                          ;    46.0 p0       9 k[0]
        shr edx, 8                                             ;    46.0 p0       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes.T2_windows0]     ;    47.0 p2       9 k[0]
        movzx edx, byte [edx*8 + poly1305_aes.T2_windows0 + 1] ;    47.0 p2       9 k[0]
        xor esi, edi                                           ;    50.0 p1       9 k[0]
        movzx edi, al                                          ;    43.7 p0       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes.T2_windows0]     ;    45.0 p2       9 k[0]
        xor edi, edx                                           ;    50.0 p1       9 k[0]
        shl edi, 0x10                                          ;    51.0 p0       9 k[0]
        xor esi, edi                                           ;    52.0 p1       9 k[0]
        xor ebp, esi                                           ;    53.0 p0       9 k[1]
        mov edi, dword [esp + 264]                             ;    46.0 p2       9 k[2] reload
        xor edi, ebp                                           ;    54.0 p1       9 k[2]
        xor eax, edi                                           ;    55.0 p0       9 k[3]
        movzx edx, bl                                          ;    47.0 p1       9 t[0]
        mov edx, dword [edx*8 + poly1305_aes.T2_windows0 + 3]  ;    48.0 p2       9 t[0]
        xor edx, esi                                           ;    53.0 p0       9 t[0]
        mov dword [esp + 264], esi                             ;    53.0 p3+p4    9 k[0] spill
        mov esi, ecx                                           ;    48.0 p1       9 t[0] copy
        shr esi, 0x10                                          ;    49.0 p0       9 t[0]
        mov dword [esp + 260], eax                             ;    56.0 p3+p4    9 k[3] spill
        mov eax, esi                                           ;    50.0 p1       9 t[0] copy
        and eax, 0xff                                          ;    51.0 p0       9 t[0]
        xor edx, dword [eax*8 + poly1305_aes.T2_windows0 + 1]  ;    55.0 p1+p2    9 t[0]
        movzx eax, ch                                          ;    50.7 p0       9 t[1]
        movzx ecx, cl                                          ;    51.3 p1       9 t[2]
        mov eax, dword [eax*8 + poly1305_aes.T2_windows0 + 2]  ;    51.7 p2       9 t[1]
        xor eax, ebp                                           ;    54.7 p0       9 t[1]
        mov ecx, dword [ecx*8 + poly1305_aes.T2_windows0 + 3]  ;    52.3 p2       9 t[2]
        xor ecx, edi                                           ;    55.3 p1       9 t[2]
        shr esi, 8                                             ;    52.7 p0       9 t[3]
        mov esi, dword [esi*8 + poly1305_aes.T2_windows0 + 4]  ;    53.7 p2       9 t[3]
        xor esi, dword [esp + 260]                             ;    59.0 p1+p2    9 t[3]
        mov dword [esp + 244], edi                             ;    55.0 p3+p4    9 k[2] spill
        mov edi, ebx                                           ;    54.7 p0       9 t[1] copy
        shr edi, 0x10                                          ;    55.7 p0       9 t[1]
        movzx ebx, bh                                          ;    55.3 p1       9 t[3]
        mov ebx, dword [ebx*8 + poly1305_aes.T2_windows0 + 2]  ;    56.3 p2       9 t[3]
        xor ebx, esi                                           ;    60.0 p1       9 t[3]
        mov esi, edi                                           ;    56.7 p0       9 t[1] copy
        shr esi, 8                                             ;    57.7 p0       9 t[1]
        fsub qword [poly1305_aes.T1_constants64 + 32]          ;    24.0 p0+p2   27 d
        xor eax, dword [esi*8 + poly1305_aes.T2_windows0 + 4]  ;    61.7 p1+p2    9 t[1]
        and edi, 0xff                                          ;    58.3 p1       9 t[2]
        xor ecx, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;    62.3 p0+p2    9 t[2]
        mov dword [esp + 248], ebx                             ;    61.0 p3+p4    9 t[3] spill
        mov ebx, dword [esp + 252]                             ;    59.3 p2       9 t[1] reload
        movzx esi, bh                                          ;    62.3 p1       9 t[0]
        xor edx, dword [esi*8 + poly1305_aes.T2_windows0 + 2]  ;    66.3 p0+p2    9 t[0]
        mov esi, dword [esp + 256]                             ;    61.3 p2       9 t[0]
        shr esi, 0x10                                          ;    64.3 p0       9 t[0]
        mov edi, esi                                           ;    65.3 p1       9 t[0] copy
        shr edi, 8                                             ;    66.3 p0       9 t[0]
        xor edx, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;    70.3 p1+p2    9 t[0]
        mov dword [esp + 268], edx                             ;    71.3 p3+p4    9 t[0] spill
        mov edx, esi                                           ;    65.3 p0       9 t[0] copy
        movzx esi, dl                                          ;    66.3 p1       9 t[1]
        movzx edi, bl                                          ;    64.3 p0       9 t[1]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;    68.3 p1+p2    9 t[1]
        xor eax, dword [esi*8 + poly1305_aes.T2_windows0 + 1]  ;    70.3 p0+p2    9 t[1]
        shr ebx, 0x10                                          ;    66.3 p0       9 t[2]
        mov edx, dword [esp + 256]                             ;    66.3 p2       9 t[3] reload
        movzx esi, dh                                          ;    69.3 p1       9 t[2]
        xor ecx, dword [esi*8 + poly1305_aes.T2_windows0 + 2]  ;    73.3 p0+p2    9 t[2]
        mov esi, ebx                                           ;    67.3 p1       9 t[2] copy
        shr esi, 8                                             ;    68.3 p0       9 t[2]
        xor ecx, dword [esi*8 + poly1305_aes.T2_windows0 + 4]  ;    74.3 p1+p2    9 t[2]
        movzx esi, dl                                          ;    69.3 p0       9 t[3]
        movzx edi, bl                                          ;    69.3 p1       9 t[3]
        mov edx, dword [esp + 248]                             ;    69.3 p2       9 t[3] reload
        xor edx, dword [esi*8 + poly1305_aes.T2_windows0 + 3]  ;    73.3 p0+p2    9 t[3]
        xor edx, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;    74.3 p1+p2    9 t[3]
        mov ebx, dword [esp + 260]                             ;    72.3 p2       9 k[3] reload
        movzx esi, bh                                          ;    75.3 p0       9 k[0]
        mov edi, ebx                                           ;    75.3 p1       9 k[0] copy
        shr edi, 0x10                                          ;    76.3 p0       9 k[0]
        movzx esi, byte [esi*8 + poly1305_aes.T2_windows0 + 1] ;    76.3 p2       9 k[0]
        xor esi, dword [esp + 264]                             ;    79.3 p1+p2    9 k[0]
        xor esi, 4                                             ;    80.3 p0       9 k[0]
        mov dword [esp + 264], edx                             ;    75.3 p3+p4    9 t[3] spill
        mov edx, edi                                           ;    77.3 p1       9 k[0] copy
        movzx edi, dl                                          ;    78.3 p0       9 k[0]
        shr edx, 8                                             ;    78.3 p0       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes.T2_windows0]     ;    79.3 p2       9 k[0]
        movzx edx, byte [edx*8 + poly1305_aes.T2_windows0 + 1] ;    79.3 p2       9 k[0]
        xor esi, edi                                           ;    82.3 p1       9 k[0]
        movzx edi, bl                                          ;    76.7 p0       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes.T2_windows0]     ;    77.7 p2       9 k[0]
        xor edi, edx                                           ;    82.3 p1       9 k[0]
        shl edi, 0x10                                          ;    83.3 p0       9 k[0]
        fld qword [poly1305_aes.T1_constants64 + 8]            ;    28.0 p2      27 d reload
        xor esi, edi                                           ;    84.3 p1       9 k[0]
        xor ebp, esi                                           ;    85.3 p0       9 k[1]
        movzx edi, ah                                          ;    79.0 p1       9 t[0]
        mov edx, dword [esp + 244]                             ;    78.7 p2       9 k[2]
        xor edx, ebp                                           ;    86.3 p0       9 k[2]
        xor ebx, edx                                           ;    87.3 p1       9 k[3]
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;    80.0 p2       9 t[0]
        xor edi, esi                                           ;    85.3 p0       9 t[0]
        mov dword [esp + 244], esi                             ;    85.3 p3+p4    9 k[0] spill
        mov esi, ecx                                           ;    81.0 p1       9 t[0] copy
        shr esi, 0x10                                          ;    82.0 p0       9 t[0]
        mov dword [esp + 260], ebx                             ;    88.3 p3+p4    9 k[3] spill
        mov ebx, esi                                           ;    83.0 p1       9 t[0] copy
        and ebx, 0xff                                          ;    84.0 p0       9 t[0]
        mov ebx, dword [ebx*8 + poly1305_aes.T2_windows0 + 1]  ;    85.0 p2       9 t[0]
        xor ebx, edi                                           ;    88.0 p1       9 t[0]
        movzx edi, al                                          ;    83.7 p0       9 t[1]
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;    84.7 p2       9 t[1]
        xor edi, ebp                                           ;    87.7 p1       9 t[1]
        shr eax, 0x10                                          ;    84.7 p0       9 t[2]
        shr esi, 8                                             ;    85.7 p0       9 t[3]
        mov esi, dword [esi*8 + poly1305_aes.T2_windows0 + 4]  ;    86.7 p2       9 t[3]
        xor esi, dword [esp + 260]                             ;    91.3 p1+p2    9 t[3]
        mov dword [esp + 248], ebp                             ;    86.3 p3+p4    9 k[1] spill
        movzx ebp, ch                                          ;    87.0 p1       9 t[1]
        xor edi, dword [ebp*8 + poly1305_aes.T2_windows0 + 2]  ;    91.0 p0+p2    9 t[1]
        movzx ebp, cl                                          ;    88.0 p1       9 t[2]
        mov ecx, eax                                           ;    88.3 p0       9 t[2] copy
        shr ecx, 8                                             ;    89.3 p0       9 t[2]
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;    89.0 p2       9 t[2]
        mov ecx, dword [ecx*8 + poly1305_aes.T2_windows0 + 4]  ;    90.3 p2       9 t[2]
        xor ecx, ebp                                           ;    93.3 p1       9 t[2]
        xor ecx, edx                                           ;    94.3 p0       9 t[2]
        movzx ebp, al                                          ;    90.7 p1       9 t[3]
        movzx eax, byte [esp + 268]                            ;    91.0 p2       9 t[0]
        xor ebx, dword [eax*8 + poly1305_aes.T2_windows0 + 3]  ;    97.0 p0+p2    9 t[0]
        mov eax, dword [ebp*8 + poly1305_aes.T2_windows0 + 1]  ;    93.0 p2       9 t[3]
        xor eax, esi                                           ;    96.0 p1       9 t[3]
        mov esi, dword [esp + 264]                             ;    94.0 p2       9 t[0]
        shr esi, 0x10                                          ;    97.0 p0       9 t[0]
        mov ebp, esi                                           ;    98.0 p1       9 t[0] copy
        shr ebp, 8                                             ;    99.0 p0       9 t[0]
        xor ebx, dword [ebp*8 + poly1305_aes.T2_windows0 + 4]  ;   103.0 p1+p2    9 t[0]
        and esi, 0xff                                          ;    98.0 p0       9 t[1]
        xor edi, dword [esi*8 + poly1305_aes.T2_windows0 + 1]  ;   102.0 p1+p2    9 t[1]
        mov esi, dword [esp + 268]                             ;    97.0 p2       9 t[1]
        shr esi, 0x10                                          ;   100.0 p0       9 t[1]
        mov ebp, esi                                           ;   101.0 p1       9 t[1] copy
        fmul st0, st1                                          ;    35.0 p0      27 d
        shr ebp, 8                                             ;   102.0 p0       9 t[1]
        xor edi, dword [ebp*8 + poly1305_aes.T2_windows0 + 4]  ;   106.0 p1+p2    9 t[1]
        and esi, 0xff                                          ;   101.0 p0       9 t[2]
        xor ecx, dword [esi*8 + poly1305_aes.T2_windows0 + 1]  ;   105.0 p1+p2    9 t[2]
        mov esi, edx                                           ;    98.7 p0       9 k[2] copy
        mov edx, dword [esp + 264]                             ;   100.0 p2       9 t[3] reload
        movzx ebp, dh                                          ;   103.0 p1       9 t[2]
        xor ecx, dword [ebp*8 + poly1305_aes.T2_windows0 + 2]  ;   107.0 p0+p2    9 t[2]
        movzx ebp, dl                                          ;   103.0 p1       9 t[3]
        xor eax, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   107.0 p0+p2    9 t[3]
        mov edx, dword [esp + 268]                             ;   103.0 p2       9 t[0] reload
        movzx ebp, dh                                          ;   106.0 p1       9 t[3]
        xor eax, dword [ebp*8 + poly1305_aes.T2_windows0 + 2]  ;   110.0 p0+p2    9 t[3]
        mov edx, dword [esp + 260]                             ;   105.0 p2       9 k[3] reload
        movzx ebp, dh                                          ;   108.0 p1       9 k[0]
        movzx ebp, byte [ebp*8 + poly1305_aes.T2_windows0 + 1] ;   109.0 p2       9 k[0]
        xor ebp, dword [esp + 244]                             ;   112.0 p0+p2    9 k[0]
        xor ebp, 8                                             ;   113.0 p1       9 k[0]
        mov dword [esp + 244], eax                             ;   111.0 p3+p4    9 t[3] spill
        mov eax, edx                                           ;   108.0 p0       9 k[0] copy
        shr eax, 0x10                                          ;   109.0 p0       9 k[0]
        mov dword [esp + 268], ecx                             ;   108.0 p3+p4    9 t[2] spill
        movzx ecx, al                                          ;   110.0 p1       9 k[0]
        shr eax, 8                                             ;   110.0 p0       9 k[0]
        movzx ecx, word [ecx*8 + poly1305_aes.T2_windows0]     ;   111.0 p2       9 k[0]
        movzx eax, byte [eax*8 + poly1305_aes.T2_windows0 + 1] ;   111.0 p2       9 k[0]
        xor ebp, ecx                                           ;   114.0 p1       9 k[0]
        movzx ecx, dl                                          ;   108.0 p0       9 k[0]
        movzx ecx, word [ecx*8 + poly1305_aes.T2_windows0]     ;   110.0 p2       9 k[0]
        xor ecx, eax                                           ;   114.0 p1       9 k[0]
        shl ecx, 0x10                                          ;   115.0 p0       9 k[0]
        xor ebp, ecx                                           ;   116.0 p1       9 k[0]
        movzx eax, bl                                          ;   110.0 p0       9 t[0]
        mov ecx, dword [esp + 248]                             ;   111.0 p2       9 k[1]
        xor ecx, ebp                                           ;   117.0 p1       9 k[1]
        xor esi, ecx                                           ;   118.0 p0       9 k[2]
        xor edx, esi                                           ;   119.0 p1       9 k[3]
        mov eax, dword [eax*8 + poly1305_aes.T2_windows0 + 3]  ;   112.0 p2       9 t[0]
        xor eax, ebp                                           ;   117.0 p0       9 t[0]
        mov dword [esp + 248], ebp                             ;   117.0 p3+p4    9 k[0] spill
        mov ebp, edi                                           ;   112.7 p1       9 t[0] copy
        shr ebp, 8                                             ;   113.7 p0       9 t[0]
        and ebp, 0xff                                          ;   114.7 p1       9 t[0]
        xor eax, dword [ebp*8 + poly1305_aes.T2_windows0 + 2]  ;   118.7 p0+p2    9 t[0]
        mov ebp, edi                                           ;   114.7 p1       9 t[1] copy
        and ebp, 0xff                                          ;   115.7 p0       9 t[1]
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   116.7 p2       9 t[1]
        xor ebp, ecx                                           ;   119.7 p1       9 t[1]
        fxch st0, st2                                          ;    40.8         27 d copy
        shr edi, 0x10                                          ;   116.0 p0       9 t[2]
        mov dword [esp + 260], ecx                             ;   118.0 p3+p4    9 k[1] spill
        mov ecx, ebx                                           ;   116.7 p1       9 t[1] copy
        shr ecx, 0x10                                          ;   117.7 p0       9 t[1]
        movzx ebx, bh                                          ;   117.7 p1       9 t[3]
        mov ebx, dword [ebx*8 + poly1305_aes.T2_windows0 + 2]  ;   118.7 p2       9 t[3]
        xor ebx, edx                                           ;   121.7 p0       9 t[3]
        mov dword [esp + 264], edx                             ;   120.0 p3+p4    9 k[3] spill
        mov edx, ecx                                           ;   119.0 p1       9 t[1] copy
        shr edx, 8                                             ;   120.0 p0       9 t[1]
        mov edx, dword [edx*8 + poly1305_aes.T2_windows0 + 4]  ;   121.0 p2       9 t[1]
        xor edx, ebp                                           ;   124.0 p1       9 t[1]
        movzx ebp, cl                                          ;   120.3 p0       9 t[2]
        mov ecx, edi                                           ;   121.0 p1       9 t[2] copy
        shr ecx, 8                                             ;   122.0 p0       9 t[2]
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 1]  ;   121.3 p2       9 t[2]
        mov ecx, dword [ecx*8 + poly1305_aes.T2_windows0 + 4]  ;   123.0 p2       9 t[2]
        xor ecx, ebp                                           ;   126.0 p1       9 t[2]
        xor ecx, esi                                           ;   127.0 p0       9 t[2]
        and edi, 0xff                                          ;   123.0 p1       9 t[3]
        mov ebp, dword [esp + 268]                             ;   123.3 p2       9 t[0]
        shr ebp, 0x10                                          ;   126.3 p0       9 t[0]
        mov dword [esp + 256], esi                             ;   123.7 p3+p4    9 k[2] spill
        mov esi, ebp                                           ;   127.3 p1       9 t[0] copy
        and esi, 0xff                                          ;   128.3 p0       9 t[0]
        xor eax, dword [esi*8 + poly1305_aes.T2_windows0 + 1]  ;   132.3 p1+p2    9 t[0]
        shr ebp, 8                                             ;   127.3 p0       9 t[3]
        xor ebx, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   127.0 p1+p2    9 t[3]
        mov esi, dword [esp + 244]                             ;   127.0 p2       9 t[0]
        shr esi, 0x10                                          ;   130.0 p0       9 t[0]
        mov edi, esi                                           ;   131.0 p1       9 t[0] copy
        shr edi, 8                                             ;   132.0 p0       9 t[0]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;   136.0 p1+p2    9 t[0]
        and esi, 0xff                                          ;   131.0 p0       9 t[1]
        xor edx, dword [esi*8 + poly1305_aes.T2_windows0 + 1]  ;   135.0 p1+p2    9 t[1]
        mov dword [esp + 252], eax                             ;   137.0 p3+p4    9 t[0] spill
        mov eax, dword [esp + 268]                             ;   130.3 p2       9 t[2] reload
        movzx esi, ah                                          ;   133.3 p0       9 t[1]
        xor edx, dword [esi*8 + poly1305_aes.T2_windows0 + 2]  ;   137.3 p1+p2    9 t[1]
        movzx esi, al                                          ;   133.3 p0       9 t[2]
        xor ecx, dword [esi*8 + poly1305_aes.T2_windows0 + 3]  ;   137.3 p1+p2    9 t[2]
        mov eax, dword [esp + 244]                             ;   133.3 p2       9 t[3] reload
        movzx esi, ah                                          ;   136.3 p0       9 t[2]
        xor ecx, dword [esi*8 + poly1305_aes.T2_windows0 + 2]  ;   140.3 p1+p2    9 t[2]
        movzx esi, al                                          ;   136.3 p0       9 t[3]
        xor ebx, dword [ebp*8 + poly1305_aes.T2_windows0 + 4]  ;   135.3 p1+p2    9 t[3]
        xor ebx, dword [esi*8 + poly1305_aes.T2_windows0 + 3]  ;   140.3 p0+p2    9 t[3]
        mov eax, dword [esp + 264]                             ;   137.3 p2       9 k[3] reload
        fsubrp st1, st0                                        ;    48.0 p0      27 d
        movzx esi, ah                                          ;   140.3 p1       9 k[0]
        mov edi, eax                                           ;   140.3 p0       9 k[0] copy
        shr edi, 0x10                                          ;   141.3 p0       9 k[0]
        mov dword [esp + 244], ebx                             ;   141.3 p3+p4    9 t[3] spill
        mov ebx, edi                                           ;   142.3 p1       9 k[0] copy
        movzx edi, bl                                          ;   143.3 p0       9 k[0]
        shr ebx, 8                                             ;   143.3 p0       9 k[0]
        movzx esi, byte [esi*8 + poly1305_aes.T2_windows0 + 1] ;   141.3 p2       9 k[0]
        movzx ebp, al                                          ;   140.3 p1       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes.T2_windows0]     ;   144.3 p2       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes.T2_windows0 + 1] ;   144.3 p2       9 k[0]
        movzx ebp, word [ebp*8 + poly1305_aes.T2_windows0]     ;   141.7 p2       9 k[0]
        xor ebp, ebx                                           ;   147.3 p1       9 k[0]
        shl ebp, 0x10                                          ;   148.3 p0       9 k[0]
        xor esi, edi                                           ;   147.3 p1       9 k[0]
        xor esi, ebp                                           ;   149.3 p0       9 k[0]
        xor esi, dword [esp + 248]                             ;   150.3 p1+p2    9 k[0]
        xor esi, 0x10                                          ;   151.3 p0       9 k[0]
        mov edi, dword [esp + 260]                             ;   143.7 p2       9 k[1]
        xor edi, esi                                           ;   152.3 p1       9 k[1]
        movzx ebp, dh                                          ;   143.7 p0       9 t[0]
        mov ebx, dword [esp + 256]                             ;   144.7 p2       9 k[2]
        xor ebx, edi                                           ;   153.3 p1       9 k[2]
        xor eax, ebx                                           ;   154.3 p0       9 k[3]
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 2]  ;   145.7 p2       9 t[0]
        xor ebp, esi                                           ;   152.3 p1       9 t[0]
        mov dword [esp + 256], esi                             ;   152.3 p3+p4    9 k[0] spill
        mov esi, ecx                                           ;   146.0 p0       9 t[0] copy
        shr esi, 0x10                                          ;   147.0 p0       9 t[0]
        mov dword [esp + 264], eax                             ;   155.3 p3+p4    9 k[3] spill
        mov eax, esi                                           ;   148.0 p1       9 t[0] copy
        and eax, 0xff                                          ;   149.0 p0       9 t[0]
        mov eax, dword [eax*8 + poly1305_aes.T2_windows0 + 1]  ;   150.0 p2       9 t[0]
        xor eax, ebp                                           ;   153.3 p1       9 t[0]
        movzx ebp, dl                                          ;   149.0 p0       9 t[1]
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   150.0 p2       9 t[1]
        xor ebp, edi                                           ;   153.3 p1       9 t[1]
        shr edx, 0x10                                          ;   150.0 p0       9 t[2]
        shr esi, 8                                             ;   151.0 p0       9 t[3]
        mov esi, dword [esi*8 + poly1305_aes.T2_windows0 + 4]  ;   152.0 p2       9 t[3]
        xor esi, dword [esp + 264]                             ;   158.3 p1+p2    9 t[3]
        mov dword [esp + 260], edi                             ;   153.3 p3+p4    9 k[1] spill
        movzx edi, ch                                          ;   152.0 p1       9 t[1]
        xor ebp, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   156.0 p0+p2    9 t[1]
        movzx edi, cl                                          ;   153.0 p1       9 t[2]
        mov ecx, edx                                           ;   153.3 p0       9 t[2] copy
        shr ecx, 8                                             ;   154.3 p0       9 t[2]
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;   154.0 p2       9 t[2]
        fld tword [esp + 16]                                   ;    57.0 p0+p2   27 d reload
        mov ecx, dword [ecx*8 + poly1305_aes.T2_windows0 + 4]  ;   155.3 p2       9 t[2]
        xor ecx, edi                                           ;   158.3 p1       9 t[2]
        xor ecx, ebx                                           ;   159.3 p0       9 t[2]
        movzx edi, dl                                          ;   155.7 p1       9 t[3]
        movzx edx, byte [esp + 252]                            ;   156.0 p2       9 t[0]
        xor eax, dword [edx*8 + poly1305_aes.T2_windows0 + 3]  ;   162.0 p0+p2    9 t[0]
        mov edx, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   158.0 p2       9 t[3]
        xor edx, esi                                           ;   161.0 p1       9 t[3]
        mov esi, dword [esp + 244]                             ;   159.0 p2       9 t[0]
        shr esi, 0x10                                          ;   162.0 p0       9 t[0]
        mov edi, esi                                           ;   163.0 p1       9 t[0] copy
        shr edi, 8                                             ;   164.0 p0       9 t[0]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;   168.0 p1+p2    9 t[0]
        and esi, 0xff                                          ;   163.0 p0       9 t[1]
        xor ebp, dword [esi*8 + poly1305_aes.T2_windows0 + 1]  ;   167.0 p1+p2    9 t[1]
        mov esi, dword [esp + 252]                             ;   162.0 p2       9 t[1]
        shr esi, 0x10                                          ;   165.0 p0       9 t[1]
        mov edi, esi                                           ;   166.0 p1       9 t[1] copy
        shr edi, 8                                             ;   167.0 p0       9 t[1]
        xor ebp, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;   171.0 p1+p2    9 t[1]
        and esi, 0xff                                          ;   166.0 p0       9 t[2]
        xor ecx, dword [esi*8 + poly1305_aes.T2_windows0 + 1]  ;   170.0 p1+p2    9 t[2]
        mov esi, ebx                                           ;   163.7 p0       9 k[2] copy
        mov ebx, dword [esp + 244]                             ;   165.0 p2       9 t[3] reload
        movzx edi, bh                                          ;   168.0 p1       9 t[2]
        xor ecx, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   172.0 p0+p2    9 t[2]
        movzx edi, bl                                          ;   168.0 p1       9 t[3]
        xor edx, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;   172.0 p0+p2    9 t[3]
        mov ebx, dword [esp + 252]                             ;   168.0 p2       9 t[0] reload
        movzx edi, bh                                          ;   171.0 p1       9 t[3]
        xor edx, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   175.0 p0+p2    9 t[3]
        mov ebx, dword [esp + 264]                             ;   170.0 p2       9 k[3] reload
        movzx edi, bh                                          ;   173.0 p1       9 k[0]
        movzx edi, byte [edi*8 + poly1305_aes.T2_windows0 + 1] ;   174.0 p2       9 k[0]
        xor edi, dword [esp + 256]                             ;   177.0 p0+p2    9 k[0]
        xor edi, 0x20                                          ;   178.0 p1       9 k[0]
        mov dword [esp + 256], edx                             ;   176.0 p3+p4    9 t[3] spill
        mov edx, ebx                                           ;   173.0 p0       9 k[0] copy
        shr edx, 0x10                                          ;   174.0 p0       9 k[0]
        mov dword [esp + 252], ecx                             ;   173.0 p3+p4    9 t[2] spill
        movzx ecx, dl                                          ;   175.0 p1       9 k[0]
        shr edx, 8                                             ;   175.0 p0       9 k[0]
        movzx ecx, word [ecx*8 + poly1305_aes.T2_windows0]     ;   176.0 p2       9 k[0]
        movzx edx, byte [edx*8 + poly1305_aes.T2_windows0 + 1] ;   176.0 p2       9 k[0]
        xor edi, ecx                                           ;   179.0 p1       9 k[0]
        movzx ecx, bl                                          ;   173.0 p0       9 k[0]
        movzx ecx, word [ecx*8 + poly1305_aes.T2_windows0]     ;   175.0 p2       9 k[0]
        xor ecx, edx                                           ;   179.0 p1       9 k[0]
        fld dword [poly1305_aes.T0_constants32 + 16]           ;    62.0 p2      27 d reload
        shl ecx, 0x10                                          ;   180.0 p0       9 k[0]
        xor edi, ecx                                           ;   181.0 p1       9 k[0]
        movzx ecx, al                                          ;   175.0 p0       9 t[0]
        mov edx, dword [esp + 260]                             ;   176.0 p2       9 k[1]
        xor edx, edi                                           ;   182.0 p1       9 k[1]
        xor esi, edx                                           ;   183.0 p0       9 k[2]
        xor ebx, esi                                           ;   184.0 p1       9 k[3]
        mov ecx, dword [ecx*8 + poly1305_aes.T2_windows0 + 3]  ;   177.0 p2       9 t[0]
        xor ecx, edi                                           ;   182.0 p0       9 t[0]
        mov dword [esp + 260], edi                             ;   182.0 p3+p4    9 k[0] spill
        mov edi, ebp                                           ;   177.7 p1       9 t[0] copy
        shr edi, 8                                             ;   178.7 p0       9 t[0]
        and edi, 0xff                                          ;   179.7 p1       9 t[0]
        xor ecx, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   183.7 p0+p2    9 t[0]
        mov edi, ebp                                           ;   179.7 p1       9 t[1] copy
        and edi, 0xff                                          ;   180.7 p0       9 t[1]
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;   181.7 p2       9 t[1]
        xor edi, edx                                           ;   184.7 p1       9 t[1]
        shr ebp, 0x10                                          ;   181.0 p0       9 t[2]
        mov dword [esp + 264], edx                             ;   183.0 p3+p4    9 k[1] spill
        mov edx, eax                                           ;   181.7 p1       9 t[1] copy
        shr edx, 0x10                                          ;   182.7 p0       9 t[1]
        movzx eax, ah                                          ;   182.7 p1       9 t[3]
        mov eax, dword [eax*8 + poly1305_aes.T2_windows0 + 2]  ;   183.7 p2       9 t[3]
        xor eax, ebx                                           ;   186.7 p0       9 t[3]
        mov dword [esp + 244], ebx                             ;   185.0 p3+p4    9 k[3] spill
        mov ebx, edx                                           ;   184.0 p1       9 t[1] copy
        shr ebx, 8                                             ;   185.0 p0       9 t[1]
        mov ebx, dword [ebx*8 + poly1305_aes.T2_windows0 + 4]  ;   186.0 p2       9 t[1]
        xor ebx, edi                                           ;   189.0 p1       9 t[1]
        movzx edi, dl                                          ;   185.3 p0       9 t[2]
        mov edx, ebp                                           ;   186.0 p1       9 t[2] copy
        shr edx, 8                                             ;   187.0 p0       9 t[2]
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   186.3 p2       9 t[2]
        mov edx, dword [edx*8 + poly1305_aes.T2_windows0 + 4]  ;   188.0 p2       9 t[2]
        xor edx, edi                                           ;   191.0 p1       9 t[2]
        xor edx, esi                                           ;   192.0 p0       9 t[2]
        and ebp, 0xff                                          ;   188.0 p1       9 t[3]
        mov edi, dword [esp + 252]                             ;   188.3 p2       9 t[0]
        shr edi, 0x10                                          ;   191.3 p0       9 t[0]
        mov dword [esp + 248], esi                             ;   188.7 p3+p4    9 k[2] spill
        mov esi, edi                                           ;   192.3 p1       9 t[0] copy
        and esi, 0xff                                          ;   193.3 p0       9 t[0]
        xor ecx, dword [esi*8 + poly1305_aes.T2_windows0 + 1]  ;   197.3 p1+p2    9 t[0]
        shr edi, 8                                             ;   192.3 p0       9 t[3]
        xor eax, dword [ebp*8 + poly1305_aes.T2_windows0 + 1]  ;   192.0 p1+p2    9 t[3]
        mov esi, dword [esp + 256]                             ;   192.0 p2       9 t[0]
        shr esi, 0x10                                          ;   195.0 p0       9 t[0]
        fadd st0, st1                                          ;    69.0 p0      27 d
        mov ebp, esi                                           ;   196.0 p1       9 t[0] copy
        shr ebp, 8                                             ;   197.0 p0       9 t[0]
        xor ecx, dword [ebp*8 + poly1305_aes.T2_windows0 + 4]  ;   201.0 p1+p2    9 t[0]
        and esi, 0xff                                          ;   196.0 p0       9 t[1]
        xor ebx, dword [esi*8 + poly1305_aes.T2_windows0 + 1]  ;   200.0 p1+p2    9 t[1]
        mov dword [esp + 268], ecx                             ;   202.0 p3+p4    9 t[0] spill
        mov ecx, dword [esp + 252]                             ;   195.3 p2       9 t[2] reload
        movzx esi, ch                                          ;   198.3 p0       9 t[1]
        xor ebx, dword [esi*8 + poly1305_aes.T2_windows0 + 2]  ;   202.3 p1+p2    9 t[1]
        movzx esi, cl                                          ;   198.3 p0       9 t[2]
        xor edx, dword [esi*8 + poly1305_aes.T2_windows0 + 3]  ;   202.3 p1+p2    9 t[2]
        mov ecx, dword [esp + 256]                             ;   198.3 p2       9 t[3] reload
        movzx esi, ch                                          ;   201.3 p0       9 t[2]
        xor edx, dword [esi*8 + poly1305_aes.T2_windows0 + 2]  ;   205.3 p1+p2    9 t[2]
        movzx esi, cl                                          ;   201.3 p0       9 t[3]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;   200.3 p1+p2    9 t[3]
        xor eax, dword [esi*8 + poly1305_aes.T2_windows0 + 3]  ;   205.3 p0+p2    9 t[3]
        mov ecx, dword [esp + 244]                             ;   202.3 p2       9 k[3] reload
        movzx esi, ch                                          ;   205.3 p1       9 k[0]
        mov edi, ecx                                           ;   205.3 p0       9 k[0] copy
        shr edi, 0x10                                          ;   206.3 p0       9 k[0]
        mov dword [esp + 256], eax                             ;   206.3 p3+p4    9 t[3] spill
        mov eax, edi                                           ;   207.3 p1       9 k[0] copy
        movzx edi, al                                          ;   208.3 p0       9 k[0]
        shr eax, 8                                             ;   208.3 p0       9 k[0]
        movzx esi, byte [esi*8 + poly1305_aes.T2_windows0 + 1] ;   206.3 p2       9 k[0]
        movzx ebp, cl                                          ;   205.3 p1       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes.T2_windows0]     ;   209.3 p2       9 k[0]
        movzx eax, byte [eax*8 + poly1305_aes.T2_windows0 + 1] ;   209.3 p2       9 k[0]
        movzx ebp, word [ebp*8 + poly1305_aes.T2_windows0]     ;   206.7 p2       9 k[0]
        xor ebp, eax                                           ;   212.3 p1       9 k[0]
        shl ebp, 0x10                                          ;   213.3 p0       9 k[0]
        xor esi, edi                                           ;   212.3 p1       9 k[0]
        xor esi, ebp                                           ;   214.3 p0       9 k[0]
        xor esi, dword [esp + 260]                             ;   215.3 p1+p2    9 k[0]
        xor esi, 0x40                                          ;   216.3 p0       9 k[0]
        mov edi, dword [esp + 264]                             ;   208.7 p2       9 k[1]
        xor edi, esi                                           ;   217.3 p1       9 k[1]
        movzx ebp, bh                                          ;   208.7 p0       9 t[0]
        mov eax, dword [esp + 248]                             ;   209.7 p2       9 k[2]
        xor eax, edi                                           ;   218.3 p1       9 k[2]
        xor ecx, eax                                           ;   219.3 p0       9 k[3]
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 2]  ;   210.7 p2       9 t[0]
        xor ebp, esi                                           ;   217.3 p1       9 t[0]
        mov dword [esp + 248], esi                             ;   217.3 p3+p4    9 k[0] spill
        mov esi, edx                                           ;   211.0 p0       9 t[0] copy
        shr esi, 0x10                                          ;   212.0 p0       9 t[0]
        mov dword [esp + 244], ecx                             ;   220.3 p3+p4    9 k[3] spill
        fsub dword [poly1305_aes.T0_constants32 + 16]          ;    78.0 p0+p2   27 d
        mov ecx, esi                                           ;   213.0 p1       9 t[0] copy
        and ecx, 0xff                                          ;   214.0 p0       9 t[0]
        mov ecx, dword [ecx*8 + poly1305_aes.T2_windows0 + 1]  ;   215.0 p2       9 t[0]
        xor ecx, ebp                                           ;   218.3 p1       9 t[0]
        movzx ebp, bl                                          ;   214.0 p0       9 t[1]
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   215.0 p2       9 t[1]
        xor ebp, edi                                           ;   218.3 p1       9 t[1]
        shr ebx, 0x10                                          ;   215.0 p0       9 t[2]
        shr esi, 8                                             ;   216.0 p0       9 t[3]
        mov esi, dword [esi*8 + poly1305_aes.T2_windows0 + 4]  ;   217.0 p2       9 t[3]
        xor esi, dword [esp + 244]                             ;   223.3 p1+p2    9 t[3]
        mov dword [esp + 264], edi                             ;   218.3 p3+p4    9 k[1] spill
        movzx edi, dh                                          ;   217.0 p1       9 t[1]
        xor ebp, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   221.0 p0+p2    9 t[1]
        movzx edi, dl                                          ;   218.0 p1       9 t[2]
        mov edx, ebx                                           ;   218.3 p0       9 t[2] copy
        shr edx, 8                                             ;   219.3 p0       9 t[2]
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;   219.0 p2       9 t[2]
        mov edx, dword [edx*8 + poly1305_aes.T2_windows0 + 4]  ;   220.3 p2       9 t[2]
        xor edx, edi                                           ;   223.3 p1       9 t[2]
        xor edx, eax                                           ;   224.3 p0       9 t[2]
        movzx edi, bl                                          ;   220.7 p1       9 t[3]
        movzx ebx, byte [esp + 268]                            ;   221.0 p2       9 t[0]
        xor ecx, dword [ebx*8 + poly1305_aes.T2_windows0 + 3]  ;   227.0 p0+p2    9 t[0]
        mov ebx, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   223.0 p2       9 t[3]
        xor ebx, esi                                           ;   226.0 p1       9 t[3]
        mov esi, dword [esp + 256]                             ;   224.0 p2       9 t[0]
        shr esi, 0x10                                          ;   227.0 p0       9 t[0]
        mov edi, esi                                           ;   228.0 p1       9 t[0] copy
        shr edi, 8                                             ;   229.0 p0       9 t[0]
        xor ecx, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;   233.0 p1+p2    9 t[0]
        and esi, 0xff                                          ;   228.0 p0       9 t[1]
        xor ebp, dword [esi*8 + poly1305_aes.T2_windows0 + 1]  ;   232.0 p1+p2    9 t[1]
        mov esi, dword [esp + 268]                             ;   227.0 p2       9 t[1]
        shr esi, 0x10                                          ;   230.0 p0       9 t[1]
        mov edi, esi                                           ;   231.0 p1       9 t[1] copy
        shr edi, 8                                             ;   232.0 p0       9 t[1]
        xor ebp, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;   236.0 p1+p2    9 t[1]
        and esi, 0xff                                          ;   231.0 p0       9 t[2]
        xor edx, dword [esi*8 + poly1305_aes.T2_windows0 + 1]  ;   235.0 p1+p2    9 t[2]
        mov esi, eax                                           ;   228.7 p0       9 k[2] copy
        mov eax, dword [esp + 256]                             ;   230.0 p2       9 t[3] reload
        movzx edi, ah                                          ;   233.0 p1       9 t[2]
        xor edx, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   237.0 p0+p2    9 t[2]
        movzx edi, al                                          ;   233.0 p1       9 t[3]
        xor ebx, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;   237.0 p0+p2    9 t[3]
        mov eax, dword [esp + 268]                             ;   233.0 p2       9 t[0] reload
        movzx edi, ah                                          ;   236.0 p1       9 t[3]
        fsub st1, st0                                          ;    82.0 p0      27 d
        xor ebx, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   240.0 p0+p2    9 t[3]
        mov eax, dword [esp + 244]                             ;   235.0 p2       9 k[3] reload
        movzx edi, ah                                          ;   238.0 p1       9 k[0]
        movzx edi, byte [edi*8 + poly1305_aes.T2_windows0 + 1] ;   239.0 p2       9 k[0]
        xor edi, dword [esp + 248]                             ;   242.0 p0+p2    9 k[0]
        xor edi, 0x80                                          ;   243.0 p1       9 k[0]
        mov dword [esp + 248], ebx                             ;   241.0 p3+p4    9 t[3] spill
        mov ebx, eax                                           ;   238.0 p0       9 k[0] copy
        shr ebx, 0x10                                          ;   239.0 p0       9 k[0]
        mov dword [esp + 268], edx                             ;   238.0 p3+p4    9 t[2] spill
        movzx edx, bl                                          ;   240.0 p1       9 k[0]
        shr ebx, 8                                             ;   240.0 p0       9 k[0]
        movzx edx, word [edx*8 + poly1305_aes.T2_windows0]     ;   241.0 p2       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes.T2_windows0 + 1] ;   241.0 p2       9 k[0]
        xor edi, edx                                           ;   244.0 p1       9 k[0]
        movzx edx, al                                          ;   238.0 p0       9 k[0]
        movzx edx, word [edx*8 + poly1305_aes.T2_windows0]     ;   240.0 p2       9 k[0]
        xor edx, ebx                                           ;   244.0 p1       9 k[0]
        shl edx, 0x10                                          ;   245.0 p0       9 k[0]
        xor edi, edx                                           ;   246.0 p1       9 k[0]
        movzx edx, cl                                          ;   240.0 p0       9 t[0]
        mov ebx, dword [esp + 264]                             ;   241.0 p2       9 k[1]
        xor ebx, edi                                           ;   247.0 p1       9 k[1]
        xor esi, ebx                                           ;   248.0 p0       9 k[2]
        xor eax, esi                                           ;   249.0 p1       9 k[3]
        mov edx, dword [edx*8 + poly1305_aes.T2_windows0 + 3]  ;   242.0 p2       9 t[0]
        xor edx, edi                                           ;   247.0 p0       9 t[0]
        mov dword [esp + 264], edi                             ;   247.0 p3+p4    9 k[0] spill
        mov edi, ebp                                           ;   242.7 p1       9 t[0] copy
        shr edi, 8                                             ;   243.7 p0       9 t[0]
        and edi, 0xff                                          ;   244.7 p1       9 t[0]
        xor edx, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   248.7 p0+p2    9 t[0]
        mov edi, ebp                                           ;   244.7 p1       9 t[1] copy
        and edi, 0xff                                          ;   245.7 p0       9 t[1]
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;   246.7 p2       9 t[1]
        xor edi, ebx                                           ;   249.7 p1       9 t[1]
        shr ebp, 0x10                                          ;   246.0 p0       9 t[2]
        mov dword [esp + 244], ebx                             ;   248.0 p3+p4    9 k[1] spill
        mov ebx, ecx                                           ;   246.7 p1       9 t[1] copy
        shr ebx, 0x10                                          ;   247.7 p0       9 t[1]
        movzx ecx, ch                                          ;   247.7 p1       9 t[3]
        mov ecx, dword [ecx*8 + poly1305_aes.T2_windows0 + 2]  ;   248.7 p2       9 t[3]
        xor ecx, eax                                           ;   251.7 p0       9 t[3]
        mov dword [esp + 256], eax                             ;   250.0 p3+p4    9 k[3] spill
        mov eax, ebx                                           ;   249.0 p1       9 t[1] copy
        shr eax, 8                                             ;   250.0 p0       9 t[1]
        mov eax, dword [eax*8 + poly1305_aes.T2_windows0 + 4]  ;   251.0 p2       9 t[1]
        xor eax, edi                                           ;   254.0 p1       9 t[1]
        fld tword [esp + 0]                                    ;    92.0 p0+p2   27 d reload
        movzx edi, bl                                          ;   250.3 p0       9 t[2]
        mov ebx, ebp                                           ;   251.0 p1       9 t[2] copy
        shr ebx, 8                                             ;   252.0 p0       9 t[2]
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   251.3 p2       9 t[2]
        mov ebx, dword [ebx*8 + poly1305_aes.T2_windows0 + 4]  ;   253.0 p2       9 t[2]
        xor ebx, edi                                           ;   256.0 p1       9 t[2]
        xor ebx, esi                                           ;   257.0 p0       9 t[2]
        and ebp, 0xff                                          ;   253.0 p1       9 t[3]
        mov edi, dword [esp + 268]                             ;   253.3 p2       9 t[0]
        shr edi, 0x10                                          ;   256.3 p0       9 t[0]
        mov dword [esp + 260], esi                             ;   253.7 p3+p4    9 k[2] spill
        mov esi, edi                                           ;   257.3 p1       9 t[0] copy
        and esi, 0xff                                          ;   258.3 p0       9 t[0]
        xor edx, dword [esi*8 + poly1305_aes.T2_windows0 + 1]  ;   262.3 p1+p2    9 t[0]
        shr edi, 8                                             ;   257.3 p0       9 t[3]
        xor ecx, dword [ebp*8 + poly1305_aes.T2_windows0 + 1]  ;   257.0 p1+p2    9 t[3]
        mov esi, dword [esp + 248]                             ;   257.0 p2       9 t[0]
        shr esi, 0x10                                          ;   260.0 p0       9 t[0]
        mov ebp, esi                                           ;   261.0 p1       9 t[0] copy
        shr ebp, 8                                             ;   262.0 p0       9 t[0]
        xor edx, dword [ebp*8 + poly1305_aes.T2_windows0 + 4]  ;   266.0 p1+p2    9 t[0]
        and esi, 0xff                                          ;   261.0 p0       9 t[1]
        xor eax, dword [esi*8 + poly1305_aes.T2_windows0 + 1]  ;   265.0 p1+p2    9 t[1]
        mov dword [esp + 252], edx                             ;   267.0 p3+p4    9 t[0] spill
        mov edx, dword [esp + 268]                             ;   260.3 p2       9 t[2] reload
        movzx esi, dh                                          ;   263.3 p0       9 t[1]
        xor eax, dword [esi*8 + poly1305_aes.T2_windows0 + 2]  ;   267.3 p1+p2    9 t[1]
        movzx esi, dl                                          ;   263.3 p0       9 t[2]
        xor ebx, dword [esi*8 + poly1305_aes.T2_windows0 + 3]  ;   267.3 p1+p2    9 t[2]
        mov edx, dword [esp + 248]                             ;   263.3 p2       9 t[3] reload
        movzx esi, dh                                          ;   266.3 p0       9 t[2]
        xor ebx, dword [esi*8 + poly1305_aes.T2_windows0 + 2]  ;   270.3 p1+p2    9 t[2]
        movzx esi, dl                                          ;   266.3 p0       9 t[3]
        xor ecx, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;   265.3 p1+p2    9 t[3]
        xor ecx, dword [esi*8 + poly1305_aes.T2_windows0 + 3]  ;   270.3 p0+p2    9 t[3]
        mov edx, dword [esp + 256]                             ;   267.3 p2       9 k[3] reload
        movzx esi, dh                                          ;   270.3 p1       9 k[0]
        mov edi, edx                                           ;   270.3 p0       9 k[0] copy
        shr edi, 0x10                                          ;   271.3 p0       9 k[0]
        mov dword [esp + 248], ecx                             ;   271.3 p3+p4    9 t[3] spill
        mov ecx, edi                                           ;   272.3 p1       9 k[0] copy
        movzx edi, cl                                          ;   273.3 p0       9 k[0]
        shr ecx, 8                                             ;   273.3 p0       9 k[0]
        movzx esi, byte [esi*8 + poly1305_aes.T2_windows0 + 1] ;   271.3 p2       9 k[0]
        movzx ebp, dl                                          ;   270.3 p1       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes.T2_windows0]     ;   274.3 p2       9 k[0]
        movzx ecx, byte [ecx*8 + poly1305_aes.T2_windows0 + 1] ;   274.3 p2       9 k[0]
        movzx ebp, word [ebp*8 + poly1305_aes.T2_windows0]     ;   271.7 p2       9 k[0]
        fld dword [poly1305_aes.T0_constants32 + 20]           ;    96.0 p2      27 d reload
        xor ebp, ecx                                           ;   277.3 p1       9 k[0]
        shl ebp, 0x10                                          ;   278.3 p0       9 k[0]
        xor esi, edi                                           ;   277.3 p1       9 k[0]
        xor esi, ebp                                           ;   279.3 p0       9 k[0]
        xor esi, dword [esp + 264]                             ;   280.3 p1+p2    9 k[0]
        xor esi, 0x1b                                          ;   281.3 p0       9 k[0]
        mov edi, dword [esp + 244]                             ;   273.7 p2       9 k[1]
        xor edi, esi                                           ;   282.3 p1       9 k[1]
        movzx ebp, ah                                          ;   273.7 p0       9 t[0]
        mov ecx, dword [esp + 260]                             ;   274.7 p2       9 k[2]
        xor ecx, edi                                           ;   283.3 p1       9 k[2]
        xor edx, ecx                                           ;   284.3 p0       9 k[3]
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 2]  ;   275.7 p2       9 t[0]
        xor ebp, esi                                           ;   282.3 p1       9 t[0]
        mov dword [esp + 260], esi                             ;   282.3 p3+p4    9 k[0] spill
        mov esi, ebx                                           ;   276.0 p0       9 t[0] copy
        shr esi, 0x10                                          ;   277.0 p0       9 t[0]
        mov dword [esp + 256], edx                             ;   285.3 p3+p4    9 k[3] spill
        mov edx, esi                                           ;   278.0 p1       9 t[0] copy
        and edx, 0xff                                          ;   279.0 p0       9 t[0]
        mov edx, dword [edx*8 + poly1305_aes.T2_windows0 + 1]  ;   280.0 p2       9 t[0]
        xor edx, ebp                                           ;   283.3 p1       9 t[0]
        movzx ebp, al                                          ;   279.0 p0       9 t[1]
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   280.0 p2       9 t[1]
        xor ebp, edi                                           ;   283.3 p1       9 t[1]
        shr eax, 0x10                                          ;   280.0 p0       9 t[2]
        shr esi, 8                                             ;   281.0 p0       9 t[3]
        mov esi, dword [esi*8 + poly1305_aes.T2_windows0 + 4]  ;   282.0 p2       9 t[3]
        xor esi, dword [esp + 256]                             ;   288.3 p1+p2    9 t[3]
        mov dword [esp + 244], edi                             ;   283.3 p3+p4    9 k[1] spill
        movzx edi, bh                                          ;   282.0 p1       9 t[1]
        xor ebp, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   286.0 p0+p2    9 t[1]
        movzx edi, bl                                          ;   283.0 p1       9 t[2]
        mov ebx, eax                                           ;   283.3 p0       9 t[2] copy
        shr ebx, 8                                             ;   284.3 p0       9 t[2]
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;   284.0 p2       9 t[2]
        mov ebx, dword [ebx*8 + poly1305_aes.T2_windows0 + 4]  ;   285.3 p2       9 t[2]
        xor ebx, edi                                           ;   288.3 p1       9 t[2]
        xor ebx, ecx                                           ;   289.3 p0       9 t[2]
        movzx edi, al                                          ;   285.7 p1       9 t[3]
        movzx eax, byte [esp + 252]                            ;   286.0 p2       9 t[0]
        xor edx, dword [eax*8 + poly1305_aes.T2_windows0 + 3]  ;   292.0 p0+p2    9 t[0]
        mov eax, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   288.0 p2       9 t[3]
        xor eax, esi                                           ;   291.0 p1       9 t[3]
        mov esi, dword [esp + 248]                             ;   289.0 p2       9 t[0]
        shr esi, 0x10                                          ;   292.0 p0       9 t[0]
        mov edi, esi                                           ;   293.0 p1       9 t[0] copy
        shr edi, 8                                             ;   294.0 p0       9 t[0]
        fadd st0, st1                                          ;   103.0 p0      27 d
        xor edx, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;   298.0 p1+p2    9 t[0]
        and esi, 0xff                                          ;   293.0 p0       9 t[1]
        xor ebp, dword [esi*8 + poly1305_aes.T2_windows0 + 1]  ;   297.0 p1+p2    9 t[1]
        mov esi, dword [esp + 252]                             ;   292.0 p2       9 t[1]
        shr esi, 0x10                                          ;   295.0 p0       9 t[1]
        mov edi, esi                                           ;   296.0 p1       9 t[1] copy
        shr edi, 8                                             ;   297.0 p0       9 t[1]
        xor ebp, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;   301.0 p1+p2    9 t[1]
        and esi, 0xff                                          ;   296.0 p0       9 t[2]
        xor ebx, dword [esi*8 + poly1305_aes.T2_windows0 + 1]  ;   300.0 p1+p2    9 t[2]
        mov esi, ecx                                           ;   293.7 p0       9 k[2] copy
        mov ecx, dword [esp + 248]                             ;   295.0 p2       9 t[3] reload
        movzx edi, ch                                          ;   298.0 p1       9 t[2]
        xor ebx, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   302.0 p0+p2    9 t[2]
        movzx edi, cl                                          ;   298.0 p1       9 t[3]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;   302.0 p0+p2    9 t[3]
        mov ecx, dword [esp + 252]                             ;   298.0 p2       9 t[0] reload
        movzx edi, ch                                          ;   301.0 p1       9 t[3]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   305.0 p0+p2    9 t[3]
        mov ecx, dword [esp + 256]                             ;   300.0 p2       9 k[3] reload
        movzx edi, ch                                          ;   303.0 p1       9 k[0]
        movzx edi, byte [edi*8 + poly1305_aes.T2_windows0 + 1] ;   304.0 p2       9 k[0]
        xor edi, dword [esp + 260]                             ;   307.0 p0+p2    9 k[0]
        xor edi, 0x36                                          ;   308.0 p1       9 k[0]
        mov dword [esp + 260], eax                             ;   306.0 p3+p4    9 t[3] spill
        mov eax, ecx                                           ;   303.0 p0       9 k[0] copy
        shr eax, 0x10                                          ;   304.0 p0       9 k[0]
        mov dword [esp + 252], ebx                             ;   303.0 p3+p4    9 t[2] spill
        movzx ebx, al                                          ;   305.0 p1       9 k[0]
        shr eax, 8                                             ;   305.0 p0       9 k[0]
        movzx ebx, word [ebx*8 + poly1305_aes.T2_windows0]     ;   306.0 p2       9 k[0]
        movzx eax, byte [eax*8 + poly1305_aes.T2_windows0 + 1] ;   306.0 p2       9 k[0]
        xor edi, ebx                                           ;   309.0 p1       9 k[0]
        movzx ebx, cl                                          ;   303.0 p0       9 k[0]
        movzx ebx, word [ebx*8 + poly1305_aes.T2_windows0]     ;   305.0 p2       9 k[0]
        xor ebx, eax                                           ;   309.0 p1       9 k[0]
        shl ebx, 0x10                                          ;   310.0 p0       9 k[0]
        xor edi, ebx                                           ;   311.0 p1       9 k[0]
        movzx eax, dl                                          ;   305.0 p0       9 t[0]
        mov ebx, ebp                                           ;   305.7 p1       9 t[1] copy
        movzx ebp, bh                                          ;   306.7 p0       9 t[0]
        movzx eax, byte [eax*8 + poly1305_aes.T2_windows0 + 1] ;   306.0 p2       9 t[0]
        movzx ebp, word [ebp*8 + poly1305_aes.T2_windows0]     ;   307.7 p2       9 t[0]
        xor eax, ebp                                           ;   310.7 p1       9 t[0]
        mov ebp, edi                                           ;   312.0 p0       9 k[1] copy
        xor ebp, dword [esp + 244]                             ;   313.0 p1+p2    9 k[1]
        xor esi, ebp                                           ;   314.0 p0       9 k[2]
        xor eax, edi                                           ;   312.0 p1       9 t[0]
        fsub dword [poly1305_aes.T0_constants32 + 20]          ;   112.0 p0+p2   27 d
        movzx edi, bl                                          ;   309.0 p0       9 t[1]
        movzx edi, byte [edi*8 + poly1305_aes.T2_windows0 + 1] ;   310.0 p2       9 t[1]
        xor edi, ebp                                           ;   314.0 p1       9 t[1]
        mov ebp, edx                                           ;   310.0 p0       9 t[1] copy
        shr ebp, 0x10                                          ;   311.0 p0       9 t[1]
        shr ebx, 0x10                                          ;   312.0 p0       9 t[2]
        movzx edx, dh                                          ;   310.7 p1       9 t[3]
        movzx edx, word [edx*8 + poly1305_aes.T2_windows0]     ;   311.7 p2       9 t[3]
        mov ecx, ebp                                           ;   312.0 p1       9 t[1] copy
        shr ecx, 8                                             ;   313.0 p0       9 t[1]
        movzx ecx, word [ecx*8 + poly1305_aes.T2_windows0]     ;   314.0 p2       9 t[1]
        and ebp, 0xff                                          ;   312.7 p1       9 t[2]
        movzx ebp, byte [ebp*8 + poly1305_aes.T2_windows0 + 1] ;   313.7 p2       9 t[2]
        xor edx, esi                                           ;   315.0 p1       9 t[3]
        xor edx, dword [esp + 256]                             ;   316.0 p0+p2    9 t[3]
        mov dword [esp + 256], edx                             ;   317.0 p3+p4    9 t[3] spill
        mov edx, ebx                                           ;   314.7 p1       9 t[2] copy
        shr edx, 8                                             ;   315.7 p0       9 t[2]
        movzx edx, word [edx*8 + poly1305_aes.T2_windows0]     ;   316.7 p2       9 t[2]
        xor ebp, edx                                           ;   319.7 p1       9 t[2]
        mov edx, dword [esp + 252]                             ;   316.0 p2       9 t[0]
        shr edx, 0x10                                          ;   319.0 p0       9 t[0]
        mov dword [esp + 244], ebx                             ;   316.3 p3+p4    9 t[2] spill
        movzx ebx, dl                                          ;   320.0 p1       9 t[0]
        movzx ebx, byte [ebx*8 + poly1305_aes.T2_windows0 + 1] ;   321.0 p2       9 t[0]
        shl ebp, 0x10                                          ;   320.7 p0       9 t[2]
        xor esi, ebp                                           ;   321.7 p1       9 t[2]
        mov ebp, dword [esp + 260]                             ;   318.3 p2       9 t[0]
        shr ebp, 0x10                                          ;   321.3 p0       9 t[0]
        mov dword [esp + 248], edx                             ;   320.0 p3+p4    9 t[0] spill
        mov edx, ebp                                           ;   322.3 p1       9 t[0] copy
        shr edx, 8                                             ;   323.3 p0       9 t[0]
        movzx edx, word [edx*8 + poly1305_aes.T2_windows0]     ;   324.3 p2       9 t[0]
        xor ebx, edx                                           ;   327.3 p1       9 t[0]
        shl ebx, 0x10                                          ;   328.3 p0       9 t[0]
        xor eax, ebx                                           ;   329.3 p1       9 t[0]
        mov edx, ebp                                           ;   322.3 p0       9 t[0] copy
        movzx ebp, dl                                          ;   323.3 p1       9 t[1]
        movzx ebp, byte [ebp*8 + poly1305_aes.T2_windows0 + 1] ;   324.3 p2       9 t[1]
        xor ecx, ebp                                           ;   327.3 p0       9 t[1]
        mov edx, dword [esp + 252]                             ;   323.3 p2       9 t[2] reload
        movzx ebp, dh                                          ;   326.3 p1       9 t[1]
        movzx ebp, word [ebp*8 + poly1305_aes.T2_windows0]     ;   327.3 p2       9 t[1]
        xor edi, ebp                                           ;   330.3 p0       9 t[1]
        shl ecx, 0x10                                          ;   328.3 p0       9 t[1]
        xor edi, ecx                                           ;   331.3 p1       9 t[1]
        movzx ebp, dl                                          ;   326.3 p1       9 t[2]
        mov ecx, dword [esp + 260]                             ;   325.3 p2       9 t[3] reload
        fsub st1, st0                                          ;   116.0 p0      27 d
        movzx edx, ch                                          ;   328.3 p0       9 t[2]
        movzx ebp, byte [ebp*8 + poly1305_aes.T2_windows0 + 1] ;   327.3 p2       9 t[2]
        movzx edx, word [edx*8 + poly1305_aes.T2_windows0]     ;   329.3 p2       9 t[2]
        xor esi, ebp                                           ;   330.3 p1       9 t[2]
        xor esi, edx                                           ;   332.3 p0       9 t[2]
        movzx ebp, cl                                          ;   328.3 p1       9 t[3]
        movzx ecx, byte [esp + 244]                            ;   328.3 p2       9 t[3]
        movzx ebp, byte [ebp*8 + poly1305_aes.T2_windows0 + 1] ;   329.3 p2       9 t[3]
        movzx ecx, byte [ecx*8 + poly1305_aes.T2_windows0 + 1] ;   331.3 p2       9 t[3]
        mov edx, dword [esp + 248]                             ;   331.3 p2       9 t[3]
        shr edx, 8                                             ;   334.3 p0       9 t[3]
        movzx edx, word [edx*8 + poly1305_aes.T2_windows0]     ;   335.3 p2       9 t[3]
        mov ebx, dword [esp + 256]                             ;   333.3 p2       9 t[3] reload
        xor ebx, ebp                                           ;   336.3 p1       9 t[3]
        xor ecx, edx                                           ;   338.3 p0       9 t[3]
        shl ecx, 0x10                                          ;   339.3 p0       9 t[3]
        xor ebx, ecx                                           ;   340.3 p1       9 t[3]
        faddp st3, st0                                         ;   123.0 p0      27 d
        fxch st0, st2                                          ;   129.0         27 d copy
        fadd qword [poly1305_aes.T1_constants64 + 56]          ;   139.0 p0+p2   27 d
        fstp qword [esp + 184]                                 ;   143.0 p3+p4   27 d
        fxch st0, st3                                          ;   149.4         27 d copy
        faddp st1, st0                                         ;   156.0 p0      27 d
        fadd qword [poly1305_aes.T1_constants64 + 48]          ;   166.0 p0+p2   27 d
        fstp qword [esp + 192]                                 ;   170.0 p3+p4   27 d
        mov ebp, dword [esp + 196]                             ;   334.3 p2      27 d
        and ebp, 0xfffff                                       ;   337.3 p1      27 d
        mov ecx, dword [esp + 188]                             ;   335.3 p2      27 d
        and ecx, 0xfffff                                       ;   338.3 p0      27 d
        add ebp, dword [esp + 184]                             ;   338.3 p1+p2   27 d
        adc ecx, 0                                             ;   339.3 p0+p1   27 d
        mov edx, 0xfffff                                       ;   334.3 p0      27 d
        fld tword [esp + 32]                                   ;   180.0 p0+p2   27 d reload
        fld qword [poly1305_aes.T1_constants64 + 40]           ;   184.0 p2      27 d reload
        fadd st0, st1                                          ;   191.0 p0      27 d
        fsub qword [poly1305_aes.T1_constants64 + 40]          ;   201.0 p0+p2   27 d
        fsub st1, st0                                          ;   204.0 p0      27 d
        faddp st2, st0                                         ;   211.0 p0      27 d
        faddp st2, st0                                         ;   218.0 p0      27 d
        fadd qword [poly1305_aes.T1_constants64 + 72]          ;   227.0 p0+p2   27 d
        fstp qword [esp + 200]                                 ;   231.0 p3+p4   27 d
        fadd qword [poly1305_aes.T1_constants64 + 64]          ;   241.0 p0+p2   27 d
        fstp qword [esp + 208]                                 ;   245.0 p3+p4   27 d
        and edx, dword [esp + 212]                             ;   337.3 p1+p2   27 d
        add ecx, dword [esp + 208]                             ;   341.3 p0+p2   27 d
        adc edx, 0                                             ;   342.3 p1+p0   27 d
        mov dword [esp + 256], edi                             ;   336.3 p3+p4    9 t[1] spill
        mov edi, 0xfffff                                       ;   337.0 p1      27 d
        and edi, dword [esp + 204]                             ;   339.3 p0+p2   27 d
        add edx, dword [esp + 200]                             ;   344.3 p1+p2   27 d
        adc edi, 0                                             ;   345.3 p0+p1   27 d
        mov dword [esp + 248], esi                             ;   339.3 p3+p4    9 t[2] spill
        mov esi, 0xfffffffc                                    ;   340.0 p0      27 d
        mov dword [esp + 244], ebx                             ;   341.3 p3+p4    9 t[3] spill
        mov ebx, dword [esp + 192]                             ;   341.3 p2      27 d
        mov dword [esp + 260], eax                             ;   341.3 p3+p4   27 tag spill
        mov eax, ebp                                           ;   342.0 p1      27 d copy
        mov dword [esp + 252], esi                             ;   342.3 p3+p4   27 d spill
        mov esi, ecx                                           ;   343.0 p0      27 d copy
        add ebx, 5                                             ;   344.3 p1      27 d
        adc eax, 0                                             ;   345.3 p0+p1   27 d
        adc esi, 0                                             ;   347.3 p0+p1   27 d
        sbb esi, esi                                           ;   349.3 p0+p1   27 d
        mov eax, edx                                           ;   347.0 p0      27 d copy
        add esi, esi                                           ;   351.3 p1      27 d
        adc eax, 0                                             ;   352.3 p0+p1   27 d
        adc edi, 0                                             ;   354.3 p0+p1   27 d
        mov esi, edi                                           ;   356.3 p0      27 d copy
        shr esi, 2                                             ;   357.3 p0      27 d
        mov eax, dword [esp + 252]                             ;   348.3 p2      27 d reload
        and eax, edi                                           ;   356.3 p1      27 d
        add eax, esi                                           ;   358.3 p1      27 d
        add eax, dword [esp + 192]                             ;   359.3 p0+p2   27 d
        adc ebp, 0                                             ;   360.3 p1+p0   27 d
        adc ecx, 0                                             ;   362.3 p1+p0   27 d
        sbb esi, esi                                           ;   364.3 p1+p0   27 d
        add esi, esi                                           ;   366.3 p1      27 d
        adc edx, 0                                             ;   367.3 p0+p1   27 d
        mov esi, dword [esp + 260]                             ;   353.0 p2      27 tag reload
        add esi, eax                                           ;   360.3 p0      27 tag
        cmp esi, eax                                           ;   361.3 p1      27 c
        sbb edi, edi                                           ;   362.3 p0+p1   27 c
        mov eax, dword [esp + 272]                             ;   354.7 p2      27 tag reload
        mov dword [eax], esi                                   ;   361.3 p3+p4   27 tag
        add edi, edi                                           ;   364.3 p0      27 tag
        adc ebp, dword [esp + 256]                             ;   365.3 p1+p0+p2   27 tag
        adc ecx, dword [esp + 248]                             ;   367.3 p1+p0+p2   27 tag
        adc edx, dword [esp + 244]                             ;   369.3 p1+p0+p2   27 tag
        mov dword [eax + 4], ebp                               ;   367.3 p3+p4   27 tag
        mov dword [eax + 8], ecx                               ;   369.3 p3+p4   27 tag
        mov dword [eax + 12], edx                              ;   371.3 p3+p4   27 tag
        fnclex                                                 ;                    floating point
        fldcw word [esp + 216]                                 ;                    floating point
        mov esp, dword [esp + 276]                             ;                    frame
        pop ebp                                                ;                    preserved
        pop edi                                                ;                    preserved
        pop esi                                                ;                    preserved
        pop ebx                                                ;                    preserved
        ret

for_formats win32, win
%if HERE
        section .rdata align=4096
%else
        section .rodata align=4096
%endif
; constants32
poly1305_aes.T0_constants32:
        dd 0xd9800000, 0xe9800000, 0xf9800000, 0x00000000, 0x7f400000, 0x6f400000
; constants64
        align 16, db 0
poly1305_aes.T1_constants64:
        dq 0xc930000000000000, 0x37f4000000000000, 0xc330000000140000, 0xc730000000100000, 0x4c08000000000000, 0x49e8000000000000, 0x43300000fffffffb, 0x45300000ffffffff
        dq 0x47300000ffffffff, 0x49300003ffffffff
; windows0
        align 16, db 0
poly1305_aes.T2_windows0:
        dq 0xc6a56363c6a56300, 0xf8847c7cf8847c00, 0xee997777ee997700, 0xf68d7b7bf68d7b00, 0xff0df2f2ff0df200, 0xd6bd6b6bd6bd6b00, 0xdeb16f6fdeb16f00, 0x9154c5c59154c500
        dq 0x6050303060503000, 0x0203010102030100, 0xcea96767cea96700, 0x567d2b2b567d2b00, 0xe719fefee719fe00, 0xb562d7d7b562d700, 0x4de6abab4de6ab00, 0xec9a7676ec9a7600
        dq 0x8f45caca8f45ca00, 0x1f9d82821f9d8200, 0x8940c9c98940c900, 0xfa877d7dfa877d00, 0xef15fafaef15fa00, 0xb2eb5959b2eb5900, 0x8ec947478ec94700, 0xfb0bf0f0fb0bf000
        dq 0x41ecadad41ecad00, 0xb367d4d4b367d400, 0x5ffda2a25ffda200, 0x45eaafaf45eaaf00, 0x23bf9c9c23bf9c00, 0x53f7a4a453f7a400, 0xe4967272e4967200, 0x9b5bc0c09b5bc000
        dq 0x75c2b7b775c2b700, 0xe11cfdfde11cfd00, 0x3dae93933dae9300, 0x4c6a26264c6a2600, 0x6c5a36366c5a3600, 0x7e413f3f7e413f00, 0xf502f7f7f502f700, 0x834fcccc834fcc00
        dq 0x685c3434685c3400, 0x51f4a5a551f4a500, 0xd134e5e5d134e500, 0xf908f1f1f908f100, 0xe2937171e2937100, 0xab73d8d8ab73d800, 0x6253313162533100, 0x2a3f15152a3f1500
        dq 0x080c0404080c0400, 0x9552c7c79552c700, 0x4665232346652300, 0x9d5ec3c39d5ec300, 0x3028181830281800, 0x37a1969637a19600, 0x0a0f05050a0f0500, 0x2fb59a9a2fb59a00
        dq 0x0e0907070e090700, 0x2436121224361200, 0x1b9b80801b9b8000, 0xdf3de2e2df3de200, 0xcd26ebebcd26eb00, 0x4e6927274e692700, 0x7fcdb2b27fcdb200, 0xea9f7575ea9f7500
        dq 0x121b0909121b0900, 0x1d9e83831d9e8300, 0x58742c2c58742c00, 0x342e1a1a342e1a00, 0x362d1b1b362d1b00, 0xdcb26e6edcb26e00, 0xb4ee5a5ab4ee5a00, 0x5bfba0a05bfba000
        dq 0xa4f65252a4f65200, 0x764d3b3b764d3b00, 0xb761d6d6b761d600, 0x7dceb3b37dceb300, 0x527b2929527b2900, 0xdd3ee3e3dd3ee300, 0x5e712f2f5e712f00, 0x1397848413978400
        dq 0xa6f55353a6f55300, 0xb968d1d1b968d100, 0x0000000000000000, 0xc12cededc12ced00, 0x4060202040602000, 0xe31ffcfce31ffc00, 0x79c8b1b179c8b100, 0xb6ed5b5bb6ed5b00
        dq 0xd4be6a6ad4be6a00, 0x8d46cbcb8d46cb00, 0x67d9bebe67d9be00, 0x724b3939724b3900, 0x94de4a4a94de4a00, 0x98d44c4c98d44c00, 0xb0e85858b0e85800, 0x854acfcf854acf00
        dq 0xbb6bd0d0bb6bd000, 0xc52aefefc52aef00, 0x4fe5aaaa4fe5aa00, 0xed16fbfbed16fb00, 0x86c5434386c54300, 0x9ad74d4d9ad74d00, 0x6655333366553300, 0x1194858511948500
        dq 0x8acf45458acf4500, 0xe910f9f9e910f900, 0x0406020204060200, 0xfe817f7ffe817f00, 0xa0f05050a0f05000, 0x78443c3c78443c00, 0x25ba9f9f25ba9f00, 0x4be3a8a84be3a800
        dq 0xa2f35151a2f35100, 0x5dfea3a35dfea300, 0x80c0404080c04000, 0x058a8f8f058a8f00, 0x3fad92923fad9200, 0x21bc9d9d21bc9d00, 0x7048383870483800, 0xf104f5f5f104f500
        dq 0x63dfbcbc63dfbc00, 0x77c1b6b677c1b600, 0xaf75dadaaf75da00, 0x4263212142632100, 0x2030101020301000, 0xe51affffe51aff00, 0xfd0ef3f3fd0ef300, 0xbf6dd2d2bf6dd200
        dq 0x814ccdcd814ccd00, 0x18140c0c18140c00, 0x2635131326351300, 0xc32fececc32fec00, 0xbee15f5fbee15f00, 0x35a2979735a29700, 0x88cc444488cc4400, 0x2e3917172e391700
        dq 0x9357c4c49357c400, 0x55f2a7a755f2a700, 0xfc827e7efc827e00, 0x7a473d3d7a473d00, 0xc8ac6464c8ac6400, 0xbae75d5dbae75d00, 0x322b1919322b1900, 0xe6957373e6957300
        dq 0xc0a06060c0a06000, 0x1998818119988100, 0x9ed14f4f9ed14f00, 0xa37fdcdca37fdc00, 0x4466222244662200, 0x547e2a2a547e2a00, 0x3bab90903bab9000, 0x0b8388880b838800
        dq 0x8cca46468cca4600, 0xc729eeeec729ee00, 0x6bd3b8b86bd3b800, 0x283c1414283c1400, 0xa779dedea779de00, 0xbce25e5ebce25e00, 0x161d0b0b161d0b00, 0xad76dbdbad76db00
        dq 0xdb3be0e0db3be000, 0x6456323264563200, 0x744e3a3a744e3a00, 0x141e0a0a141e0a00, 0x92db494992db4900, 0x0c0a06060c0a0600, 0x486c2424486c2400, 0xb8e45c5cb8e45c00
        dq 0x9f5dc2c29f5dc200, 0xbd6ed3d3bd6ed300, 0x43efacac43efac00, 0xc4a66262c4a66200, 0x39a8919139a89100, 0x31a4959531a49500, 0xd337e4e4d337e400, 0xf28b7979f28b7900
        dq 0xd532e7e7d532e700, 0x8b43c8c88b43c800, 0x6e5937376e593700, 0xdab76d6ddab76d00, 0x018c8d8d018c8d00, 0xb164d5d5b164d500, 0x9cd24e4e9cd24e00, 0x49e0a9a949e0a900
        dq 0xd8b46c6cd8b46c00, 0xacfa5656acfa5600, 0xf307f4f4f307f400, 0xcf25eaeacf25ea00, 0xcaaf6565caaf6500, 0xf48e7a7af48e7a00, 0x47e9aeae47e9ae00, 0x1018080810180800
        dq 0x6fd5baba6fd5ba00, 0xf0887878f0887800, 0x4a6f25254a6f2500, 0x5c722e2e5c722e00, 0x38241c1c38241c00, 0x57f1a6a657f1a600, 0x73c7b4b473c7b400, 0x9751c6c69751c600
        dq 0xcb23e8e8cb23e800, 0xa17cdddda17cdd00, 0xe89c7474e89c7400, 0x3e211f1f3e211f00, 0x96dd4b4b96dd4b00, 0x61dcbdbd61dcbd00, 0x0d868b8b0d868b00, 0x0f858a8a0f858a00
        dq 0xe0907070e0907000, 0x7c423e3e7c423e00, 0x71c4b5b571c4b500, 0xccaa6666ccaa6600, 0x90d8484890d84800, 0x0605030306050300, 0xf701f6f6f701f600, 0x1c120e0e1c120e00
        dq 0xc2a36161c2a36100, 0x6a5f35356a5f3500, 0xaef95757aef95700, 0x69d0b9b969d0b900, 0x1791868617918600, 0x9958c1c19958c100, 0x3a271d1d3a271d00, 0x27b99e9e27b99e00
        dq 0xd938e1e1d938e100, 0xeb13f8f8eb13f800, 0x2bb398982bb39800, 0x2233111122331100, 0xd2bb6969d2bb6900, 0xa970d9d9a970d900, 0x07898e8e07898e00, 0x33a7949433a79400
        dq 0x2db69b9b2db69b00, 0x3c221e1e3c221e00, 0x1592878715928700, 0xc920e9e9c920e900, 0x8749cece8749ce00, 0xaaff5555aaff5500, 0x5078282850782800, 0xa57adfdfa57adf00
        dq 0x038f8c8c038f8c00, 0x59f8a1a159f8a100, 0x0980898909808900, 0x1a170d0d1a170d00, 0x65dabfbf65dabf00, 0xd731e6e6d731e600, 0x84c6424284c64200, 0xd0b86868d0b86800
        dq 0x82c3414182c34100, 0x29b0999929b09900, 0x5a772d2d5a772d00, 0x1e110f0f1e110f00, 0x7bcbb0b07bcbb000, 0xa8fc5454a8fc5400, 0x6dd6bbbb6dd6bb00, 0x2c3a16162c3a1600
; none
poly1305_aes.T3_none:
        dd 0x00000000, 0x00000000, 0x00000000, 0x00000000

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
