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
;   body: 128 uops, planned 75.0; bounds: width 42.7, ports 32.0, path 12.0
;   blocks: 161 uops, planned 303.0; bounds: width 53.7, ports 68.0, path 46.0
;   body.2: 1137 uops, planned 387.7; bounds: width 379.0, ports 336.0, path 120.0
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
        mov ecx, dword [eax + 20]                              ;                    frame
        mov dword [esp + 228], ecx                             ;                    frame
        mov ecx, dword [eax + 28]                              ;                    frame
        mov dword [esp + 232], ecx                             ;                    frame
        mov ecx, dword [eax + 24]                              ;                    frame
        mov dword [esp + 240], ecx                             ;                    frame
        mov ecx, dword [eax + 32]                              ;                    frame
        mov dword [esp + 272], ecx                             ;                    frame
        fnstcw word [esp + 216]                                ;                    floating point
        mov dword [esp + 220], 0x37f                           ;                    floating point
        fnclex                                                 ;                    floating point
        fldcw word [esp + 220]                                 ;                    floating point
        fld dword [poly1305_aes.T0_constants32 + 12]           ;     0.0 p2      26 blocks reload
        mov esi, 0x43300000                                    ;     0.3 p0      26 a reload
        mov dword [esp + 68], esi                              ;     1.3 p3+p4   26 a
        mov esi, 0x47300000                                    ;     1.3 p1      26 a reload
        mov edi, 0x45300000                                    ;     1.7 p0      26 a reload
        mov dword [esp + 76], esi                              ;     2.3 p3+p4   26 a
        mov esi, 0x49300000                                    ;     2.7 p1      26 a reload
        fstp tword [esp + 0]                                   ;     4.0 p0+p3+p4   26 blocks
        fld dword [poly1305_aes.T0_constants32 + 12]           ;     6.0 p2      26 blocks reload
        fstp tword [esp + 16]                                  ;     9.0 p0+p3+p4   26 blocks
        mov dword [esp + 84], esi                              ;     7.3 p3+p4   26 a
        mov esi, 0x47300000                                    ;     8.0 p1      26 a reload
        mov dword [esp + 92], esi                              ;     9.0 p3+p4   26 a
        mov esi, 0x43300000                                    ;     9.0 p0      26 a reload
        mov dword [esp + 100], esi                             ;    10.0 p3+p4   26 a
        mov dword [esp + 108], edi                             ;    10.3 p3+p4   26 a
        mov edi, 0x45300000                                    ;    10.7 p1      26 a reload
        mov dword [esp + 116], edi                             ;    11.7 p3+p4   26 a
        mov edi, 0                                             ;    11.7 p0      26 a reload
        cmp edi, dword [esp + 224]                             ;    12.7 p1+p2   26 a
        mov edi, dword [esp + 228]                             ;    13.0 p2      24 k reload
        mov esi, 0x49300001                                    ;    13.0 p0      26 a reload
        mov dword [esp + 124], esi                             ;    14.0 p3+p4   26 a
        mov esi, dword [esp + 224]                             ;    14.0 p2      26 blocks
        sbb ebp, ebp                                           ;    14.3 p1+p0   26 a
        mov eax, dword [edi + 24]                              ;    16.0 p2      24 k
        and eax, 0xffffffc                                     ;    19.0 p0      24 k
        mov dword [esp + 72], eax                              ;    20.0 p3+p4   26 a
        mov eax, dword [edi + 16]                              ;    16.3 p2      24 k
        and eax, 0xfffffff                                     ;    19.3 p1      24 k
        mov dword [esp + 64], eax                              ;    20.3 p3+p4   26 a
        mov ecx, dword [edi + 20]                              ;    17.7 p2      24 k
        mov edi, dword [edi + 28]                              ;    18.7 p2      24 k
        and edi, 0xffffffc                                     ;    21.7 p0      24 k
        mov dword [esp + 80], edi                              ;    22.7 p3+p4   26 a
        shl esi, 4                                             ;    19.3 p0      26 blocks
        add esi, dword [esp + 232]                             ;    20.3 p1+p2   26 blocks
        and ecx, 0xffffffc                                     ;    20.7 p0      24 k
        mov dword [esp + 104], ecx                             ;    21.7 p3+p4   26 a
        mov dword [esp + 236], esi                             ;    21.7 p3+p4   26 blocks
        mov esi, dword [esp + 232]                             ;    22.0 p2      26 a
        xor esi, poly1305_aes.T3_none                          ;    25.0 p1      26 a
        and ebp, esi                                           ;    26.0 p0      26 a
        fld qword [esp + 64]                                   ;    23.0 p2      26 a reload
        xor ebp, poly1305_aes.T3_none                          ;    27.0 p1      26 a
        mov edi, dword [ebp]                                   ;    28.0 p2      26 a
        mov dword [esp + 96], edi                              ;    31.0 p3+p4   26 a
        mov edi, dword [ebp + 4]                               ;    28.0 p2      26 a
        fadd dword [poly1305_aes.T0_constants32]               ;    26.0 p0+p2   26 a
        mov esi, dword [ebp + 12]                              ;    28.0 p2      26 a
        fstp qword [esp + 128]                                 ;    29.0 p3+p4   26 a
        fld dword [poly1305_aes.T0_constants32 + 12]           ;    29.0 p2      26 blocks reload
        fstp tword [esp + 32]                                  ;    32.0 p0+p3+p4   26 blocks
        mov dword [esp + 120], esi                             ;    31.0 p3+p4   26 a
        mov dword [esp + 112], edi                             ;    31.0 p3+p4   26 a
        fld qword [esp + 80]                                   ;    34.0 p2      26 a reload
        fadd qword [poly1305_aes.T1_constants64]               ;    37.0 p0+p2   26 a
        fld qword [poly1305_aes.T1_constants64 + 8]            ;    40.0 p2      26 a reload
        fmul st0, st1                                          ;    43.0 p0      26 a
        fstp qword [esp + 136]                                 ;    48.0 p3+p4   26 a
        mov esi, dword [ebp + 8]                               ;    33.3 p2      26 a
        mov dword [esp + 88], esi                              ;    36.3 p3+p4   26 a
        fstp qword [esp + 144]                                 ;    48.0 p3+p4   26 a
        fld dword [poly1305_aes.T0_constants32 + 12]           ;    48.0 p2      26 blocks reload
        fstp tword [esp + 48]                                  ;    51.0 p0+p3+p4   26 blocks
        fld qword [esp + 72]                                   ;    53.0 p2      26 a reload
        fadd dword [poly1305_aes.T0_constants32 + 8]           ;    56.0 p0+p2   26 a
        fst qword [esp + 152]                                  ;    59.0 p3+p4   26 a
        fmul qword [poly1305_aes.T1_constants64 + 8]           ;    59.0 p0+p2   26 a
        fstp qword [esp + 160]                                 ;    64.0 p3+p4   26 a
        fld qword [esp + 104]                                  ;    64.0 p2      26 a reload
        fadd dword [poly1305_aes.T0_constants32 + 4]           ;    67.0 p0+p2   26 a
        fst qword [esp + 168]                                  ;    70.0 p3+p4   26 a
        fmul qword [poly1305_aes.T1_constants64 + 8]           ;    70.0 p0+p2   26 a
        fstp qword [esp + 176]                                 ;    75.0 p3+p4   26 a
        cmp dword [esp + 224], 0                               ;                    no blocks?
        je .blocks_1_done
        fld tword [esp + 16]                                   ;                    resident
        fld tword [esp + 32]                                   ;                    resident
        fld tword [esp + 0]                                    ;                    resident
        fld tword [esp + 48]                                   ;                    resident
        align 16
.blocks_1:
        fadd qword [esp + 120]                                 ;     3.0 p0+p2   26 a
        fxch st0, st1                                          ;     6.0         26 a copy
        fadd qword [esp + 88]                                  ;     6.0 p0+p2   26 a
        fld qword [poly1305_aes.T1_constants64 + 32]           ;     9.0 p2      26 a reload
        fadd st0, st2                                          ;    12.0 p0      26 a
        fxch st0, st1                                          ;    15.0         26 a copy
        fadd qword [poly1305_aes.T1_constants64 + 24]          ;    15.0 p0+p2   26 a
        fxch st0, st1                                          ;    18.0         26 a copy
        fsub qword [poly1305_aes.T1_constants64 + 32]          ;    18.0 p0+p2   26 a
        fld qword [poly1305_aes.T1_constants64 + 40]           ;    21.0 p2      26 a reload
        fadd st0, st2                                          ;    24.0 p0      26 a
        fxch st0, st4                                          ;    27.0         26 a copy
        fadd qword [esp + 112]                                 ;    27.0 p0+p2   26 a
        fxch st0, st5                                          ;    30.0         26 a copy
        fadd qword [esp + 96]                                  ;    30.0 p0+p2   26 a
        fxch st0, st4                                          ;    33.0         26 a copy
        fsub qword [poly1305_aes.T1_constants64 + 40]          ;    33.0 p0+p2   26 a
        fxch st0, st4                                          ;    36.0         26 a copy
        fadd qword [poly1305_aes.T1_constants64 + 16]          ;    36.0 p0+p2   26 a
        fxch st0, st2                                          ;    39.0         26 a copy
        fsub st0, st4                                          ;    39.0 p0      26 a
        fxch st0, st3                                          ;    42.0         26 a copy
        fsub st0, st1                                          ;    42.0 p0      26 a
        fld dword [poly1305_aes.T0_constants32 + 16]           ;    45.0 p2      26 a reload
        fadd st0, st6                                          ;    48.0 p0      26 a
        fxch st0, st1                                          ;    51.0         26 a copy
        faddp st5, st0                                         ;    51.0 p0      26 a
        fsub dword [poly1305_aes.T0_constants32 + 16]          ;    54.0 p0+p2   26 a
        fxch st0, st1                                          ;    57.0         26 a copy
        fmul qword [poly1305_aes.T1_constants64 + 8]           ;    57.0 p0+p2   26 a
        fld dword [poly1305_aes.T0_constants32 + 20]           ;    62.0 p2      26 a reload
        fadd st0, st3                                          ;    65.0 p0      26 a
        fxch st0, st2                                          ;    68.0         26 a copy
        fsub st6, st0                                          ;    68.0 p0      26 a
        faddp st4, st0                                         ;    71.0 p0      26 a
        fxch st0, st1                                          ;    74.0         26 a copy
        fsub dword [poly1305_aes.T0_constants32 + 20]          ;    74.0 p0+p2   26 a
        fsub st2, st0                                          ;    77.0 p0      26 a
        faddp st5, st0                                         ;    80.0 p0      26 a
        faddp st1, st0                                         ;    83.0 p0      26 a
        fld qword [esp + 128]                                  ;    86.0 p2      26 a reload
        mov ebp, dword [esp + 232]                             ;    22.0 p2      26 a reload
        mov esi, dword [esp + 232]                             ;    24.0 p2      26 blocks
        add esi, 0x10                                          ;    27.0 p1      26 blocks
        fmul st0, st3                                          ;    89.0 p0      26 a
        fld qword [esp + 168]                                  ;    94.0 p2      26 a reload
        cmp esi, dword [esp + 236]                             ;    31.0 p1+p2   26 blocks
        sbb edi, edi                                           ;    33.0 p0+p1   26 blocks
        fmul st0, st3                                          ;    97.0 p0      26 a
        and edi, 0x10                                          ;    36.0 p1      26 blocks
        mov eax, dword [ebp + edi]                             ;    37.0 p2      26 a
        faddp st1, st0                                         ;   102.0 p0      26 a
        fld qword [esp + 136]                                  ;   105.0 p2      26 a reload
        fmul st0, st4                                          ;   108.0 p0      26 a
        fld qword [esp + 128]                                  ;   113.0 p2      26 a reload
        fmul st0, st4                                          ;   116.0 p0      26 a
        faddp st1, st0                                         ;   121.0 p0      26 a
        fld qword [esp + 160]                                  ;   124.0 p2      26 a reload
        fmul st0, st5                                          ;   127.0 p0      26 a
        fxch st0, st5                                          ;   132.0         26 a copy
        fmul qword [esp + 176]                                 ;   132.0 p0+p2   26 a
        mov dword [esp + 96], eax                              ;    57.0 p3+p4   26 a
        mov eax, dword [ebp + edi + 4]                         ;    57.7 p2      26 a
        fld qword [esp + 136]                                  ;   137.0 p2      26 a reload
        fmul st0, st5                                          ;   140.0 p0      26 a
        fxch st0, st5                                          ;   145.0         26 a copy
        fmul qword [esp + 160]                                 ;   145.0 p0+p2   26 a
        fxch st0, st6                                          ;   150.0         26 a copy
        faddp st5, st0                                         ;   150.0 p0      26 a
        faddp st5, st0                                         ;   153.0 p0      26 a
        fld qword [esp + 152]                                  ;   156.0 p2      26 a reload
        fmul st0, st6                                          ;   159.0 p0      26 a
        mov dword [esp + 112], eax                             ;    80.0 p3+p4   26 a
        mov eax, dword [ebp + edi + 8]                         ;    86.0 p2      26 a
        mov dword [esp + 232], esi                             ;    89.0 p3+p4   26 blocks
        mov edi, dword [ebp + edi + 12]                        ;    89.7 p2      26 a
        faddp st2, st0                                         ;   164.0 p0      26 a
        mov dword [esp + 88], eax                              ;    94.0 p3+p4   26 a
        fld qword [esp + 168]                                  ;   167.0 p2      26 a reload
        fmul st0, st6                                          ;   170.0 p0      26 a
        faddp st1, st0                                         ;   175.0 p0      26 a
        fld qword [esp + 128]                                  ;   178.0 p2      26 a reload
        fmul st0, st6                                          ;   181.0 p0      26 a
        fxch st0, st6                                          ;   186.0         26 a copy
        fmul qword [esp + 136]                                 ;   186.0 p0+p2   26 a
        fxch st0, st4                                          ;   191.0         26 a copy
        faddp st6, st0                                         ;   191.0 p0      26 a
        fxch st0, st4                                          ;   194.0         26 a copy
        faddp st3, st0                                         ;   194.0 p0      26 a
        fld qword [esp + 144]                                  ;   197.0 p2      26 a reload
        fmul st0, st2                                          ;   200.0 p0      26 a
        faddp st1, st0                                         ;   205.0 p0      26 a
        fld qword [esp + 152]                                  ;   208.0 p2      26 a reload
        fmul st0, st2                                          ;   211.0 p0      26 a
        fld qword [esp + 168]                                  ;   216.0 p2      26 a reload
        mov dword [esp + 120], edi                             ;   137.7 p3+p4   26 a
        fmul st0, st3                                          ;   219.0 p0      26 a
        fxch st0, st3                                          ;   224.0         26 a copy
        fmul qword [esp + 128]                                 ;   224.0 p0+p2   26 a
        fxch st0, st5                                          ;   229.0         26 a copy
        faddp st1, st0                                         ;   229.0 p0      26 a
        fxch st0, st5                                          ;   232.0         26 a copy
        faddp st2, st0                                         ;   232.0 p0      26 a
        fxch st0, st2                                          ;   235.0         26 a copy
        faddp st3, st0                                         ;   235.0 p0      26 a
        fld qword [poly1305_aes.T1_constants64 + 32]           ;   238.0 p2      26 a reload
        fadd st0, st2                                          ;   241.0 p0      26 a
        fld qword [poly1305_aes.T1_constants64 + 40]           ;   244.0 p2      26 a reload
        fadd st0, st5                                          ;   247.0 p0      26 a
        fxch st0, st1                                          ;   250.0         26 a copy
        fsub qword [poly1305_aes.T1_constants64 + 32]          ;   250.0 p0+p2   26 a
        fxch st0, st1                                          ;   253.0         26 a copy
        fsub qword [poly1305_aes.T1_constants64 + 40]          ;   253.0 p0+p2   26 a
        fld dword [poly1305_aes.T0_constants32 + 16]           ;   256.0 p2      26 a reload
        fadd st0, st3                                          ;   259.0 p0      26 a
        fxch st0, st2                                          ;   262.0         26 a copy
        fsub st4, st0                                          ;   262.0 p0      26 a
        fmul qword [poly1305_aes.T1_constants64 + 8]           ;   265.0 p0+p2   26 a
        fxch st0, st2                                          ;   270.0         26 a copy
        fsub dword [poly1305_aes.T0_constants32 + 16]          ;   270.0 p0+p2   26 a
        fxch st0, st1                                          ;   273.0         26 a copy
        fsub st6, st0                                          ;   273.0 p0      26 a
        faddp st4, st0                                         ;   276.0 p0      26 a
        fsub st2, st0                                          ;   279.0 p0      26 a
        faddp st5, st0                                         ;   282.0 p0      26 a
        fld dword [poly1305_aes.T0_constants32 + 20]           ;   285.0 p2      26 a reload
        fadd st0, st4                                          ;   288.0 p0      26 a
        fsub dword [poly1305_aes.T0_constants32 + 20]          ;   291.0 p0+p2   26 a
        fsub st4, st0                                          ;   294.0 p0      26 a
        faddp st2, st0                                         ;   297.0 p0      26 a
        faddp st3, st0                                         ;   300.0 p0      26 a
        fxch st0, st2                                          ;   303.0         26 a copy
        fxch st0, st3                                          ;   303.0         26 a copy
        fxch st0, st1                                          ;   303.0         26 a copy
        cmp esi, dword [esp + 236]                             ;                    more blocks?
        jne .blocks_1
        fstp tword [esp + 48]                                  ;                    resident
        fstp tword [esp + 0]                                   ;                    resident
        fstp tword [esp + 32]                                  ;                    resident
        fstp tword [esp + 16]                                  ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 228]                             ;     0.0 p2       9 a reload
        fld tword [esp + 0]                                    ;     3.0 p0+p2   27 d reload
        mov edi, dword [esi]                                   ;     3.0 p2       9 a
        mov edx, edi                                           ;     6.0 p1       9 s[0] copy
        mov ebp, dword [esi + 4]                               ;     4.0 p2       9 a
        mov eax, dword [esi + 8]                               ;     5.0 p2       9 a
        mov ecx, dword [esi + 12]                              ;     6.0 p2       9 a
        mov ebx, dword [esp + 240]                             ;     7.0 p2       9 a reload
        mov esi, ebp                                           ;     7.0 p0       9 s[1] copy
        xor esi, dword [ebx + 4]                               ;    13.0 p1+p2    9 s[1]
        xor edi, 1                                             ;     6.0 p0       9 k[0]
        xor edx, dword [ebx]                                   ;    13.0 p1+p2    9 s[0]
        mov dword [esp + 244], esi                             ;    14.0 p3+p4    9 s[1] spill
        movzx esi, ch                                          ;     9.0 p0       9 k[0]
        movzx esi, byte [esi*8 + poly1305_aes.T2_windows0 + 1] ;    10.0 p2       9 k[0]
        xor edi, esi                                           ;    13.0 p1       9 k[0]
        mov esi, eax                                           ;     8.0 p0       9 s[2] copy
        xor esi, dword [ebx + 8]                               ;    13.0 p1+p2    9 s[2]
        mov ebx, dword [ebx + 12]                              ;    12.0 p2       9 s[3]
        fld qword [poly1305_aes.T1_constants64 + 40]           ;    13.0 p2      27 d reload
        xor ebx, ecx                                           ;    15.0 p0       9 s[3]
        mov dword [esp + 248], ebx                             ;    16.0 p3+p4    9 s[3] spill
        mov ebx, ecx                                           ;    10.0 p1       9 k[0] copy
        shr ebx, 0x10                                          ;    11.0 p0       9 k[0]
        mov dword [esp + 252], esi                             ;    14.0 p3+p4    9 s[2] spill
        movzx esi, bl                                          ;    12.0 p1       9 k[0]
        shr ebx, 8                                             ;    12.0 p0       9 k[0]
        movzx esi, word [esi*8 + poly1305_aes.T2_windows0]     ;    14.0 p2       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes.T2_windows0 + 1] ;    15.0 p2       9 k[0]
        xor edi, esi                                           ;    17.0 p1       9 k[0]
        movzx esi, cl                                          ;    13.0 p0       9 k[0]
        movzx esi, word [esi*8 + poly1305_aes.T2_windows0]     ;    16.0 p2       9 k[0]
        xor ebx, esi                                           ;    19.0 p1       9 k[0]
        shl ebx, 0x10                                          ;    20.0 p0       9 k[0]
        xor edi, ebx                                           ;    21.0 p1       9 k[0]
        xor ebp, edi                                           ;    22.0 p0       9 k[1]
        xor eax, ebp                                           ;    23.0 p1       9 k[2]
        xor ecx, eax                                           ;    24.0 p0       9 k[3]
        mov dword [esp + 256], ecx                             ;    25.0 p3+p4    9 k[3] spill
        movzx esi, dl                                          ;    16.7 p1       9 t[0]
        mov ebx, dword [esi*8 + poly1305_aes.T2_windows0 + 3]  ;    17.7 p2       9 t[0]
        mov esi, edx                                           ;    17.0 p0       9 t[1] copy
        movzx edx, dh                                          ;    17.7 p1       9 t[3]
        fadd st0, st1                                          ;    18.0 p0      27 d
        xor ebx, edi                                           ;    22.0 p1       9 t[0]
        mov edx, dword [edx*8 + poly1305_aes.T2_windows0 + 2]  ;    18.7 p2       9 t[3]
        xor edx, ecx                                           ;    25.0 p0       9 t[3]
        shr esi, 0x10                                          ;    20.0 p0       9 t[1]
        mov dword [esp + 260], edi                             ;    22.0 p3+p4    9 k[0] spill
        mov edi, esi                                           ;    21.0 p1       9 t[1] copy
        shr edi, 8                                             ;    22.0 p0       9 t[1]
        and esi, 0xff                                          ;    21.0 p1       9 t[2]
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;    23.0 p2       9 t[1]
        mov esi, dword [esi*8 + poly1305_aes.T2_windows0 + 1]  ;    22.0 p2       9 t[2]
        xor esi, eax                                           ;    25.0 p1       9 t[2]
        mov ecx, dword [esp + 244]                             ;    23.0 p2       9 s[1] reload
        xor edi, ebp                                           ;    26.0 p0       9 t[1]
        mov dword [esp + 264], eax                             ;    24.0 p3+p4    9 k[2] spill
        movzx eax, ch                                          ;    26.0 p1       9 t[0]
        xor ebx, dword [eax*8 + poly1305_aes.T2_windows0 + 2]  ;    30.0 p0+p2    9 t[0]
        movzx eax, cl                                          ;    26.0 p1       9 t[1]
        mov eax, dword [eax*8 + poly1305_aes.T2_windows0 + 3]  ;    27.0 p2       9 t[1]
        shr ecx, 0x10                                          ;    26.0 p0       9 t[2]
        xor eax, edi                                           ;    30.0 p1       9 t[1]
        mov edi, ecx                                           ;    27.0 p0       9 t[2] copy
        shr edi, 8                                             ;    28.0 p0       9 t[2]
        xor esi, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;    32.0 p1+p2    9 t[2]
        movzx edi, cl                                          ;    27.3 p1       9 t[3]
        mov ecx, dword [esp + 248]                             ;    27.3 p2       9 t[0]
        shr ecx, 0x10                                          ;    30.3 p0       9 t[0]
        xor edx, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;    31.3 p1+p2    9 t[3]
        mov edi, ecx                                           ;    31.3 p0       9 t[0] copy
        shr edi, 8                                             ;    32.3 p0       9 t[0]
        xor ebx, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;    36.3 p1+p2    9 t[0]
        movzx edi, cl                                          ;    31.3 p1       9 t[1]
        fld tword [esp + 32]                                   ;    32.0 p0+p2   27 d reload
        fld dword [poly1305_aes.T0_constants32 + 16]           ;    33.0 p2      27 d reload
        fadd st0, st1                                          ;    36.0 p0      27 d
        mov ecx, dword [esp + 252]                             ;    33.3 p2       9 t[0]
        shr ecx, 0x10                                          ;    36.3 p0       9 t[0]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;    35.3 p1+p2    9 t[1]
        movzx edi, cl                                          ;    37.3 p1       9 t[0]
        shr ecx, 8                                             ;    37.3 p0       9 t[3]
        xor edx, dword [ecx*8 + poly1305_aes.T2_windows0 + 4]  ;    41.3 p1+p2    9 t[3]
        xor ebx, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;    41.3 p0+p2    9 t[0]
        mov ecx, dword [esp + 252]                             ;    37.3 p2       9 s[2] reload
        movzx edi, ch                                          ;    40.3 p1       9 t[1]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;    44.3 p0+p2    9 t[1]
        movzx edi, cl                                          ;    40.3 p1       9 t[2]
        mov dword [esp + 252], eax                             ;    45.3 p3+p4    9 t[1] spill
        mov ecx, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;    41.3 p2       9 t[2]
        mov eax, dword [esp + 248]                             ;    40.3 p2       9 s[3] reload
        xor ecx, esi                                           ;    44.3 p0       9 t[2]
        movzx esi, ah                                          ;    43.3 p1       9 t[2]
        xor ecx, dword [esi*8 + poly1305_aes.T2_windows0 + 2]  ;    47.3 p0+p2    9 t[2]
        movzx esi, al                                          ;    43.3 p1       9 t[3]
        xor edx, dword [esi*8 + poly1305_aes.T2_windows0 + 3]  ;    47.3 p0+p2    9 t[3]
        mov eax, dword [esp + 256]                             ;    43.3 p2       9 k[3] reload
        mov edi, eax                                           ;    46.3 p1       9 k[0] copy
        shr edi, 0x10                                          ;    47.3 p0       9 k[0]
        movzx esi, ah                                          ;    46.3 p1       9 k[0]
        movzx esi, byte [esi*8 + poly1305_aes.T2_windows0 + 1] ;    47.3 p2       9 k[0]
        xor esi, dword [esp + 260]                             ;    50.3 p0+p2    9 k[0]
        xor esi, 2                                             ;    51.3 p1       9 k[0]
        mov dword [esp + 260], edx                             ;    48.3 p3+p4    9 t[3] spill
        mov edx, edi                                           ;    48.3 p0       9 k[0] copy
        movzx edi, dl                                          ;    49.3 p1       9 k[0]
        shr edx, 8                                             ;    49.3 p0       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes.T2_windows0]     ;    50.3 p2       9 k[0]
        xor esi, edi                                           ;    53.3 p1       9 k[0]
        movzx edi, al                                          ;    46.3 p0       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes.T2_windows0]     ;    47.3 p2       9 k[0]
        movzx edx, byte [edx*8 + poly1305_aes.T2_windows0 + 1] ;    50.3 p2       9 k[0]
        xor edi, edx                                           ;    53.3 p1       9 k[0]
        shl edi, 0x10                                          ;    54.3 p0       9 k[0]
        xor esi, edi                                           ;    55.3 p1       9 k[0]
        movzx edx, bl                                          ;    48.3 p0       9 t[0]
        mov edx, dword [edx*8 + poly1305_aes.T2_windows0 + 3]  ;    49.3 p2       9 t[0]
        xor ebp, esi                                           ;    56.3 p1       9 k[1]
        xor edx, esi                                           ;    56.3 p0       9 t[0]
        mov edi, dword [esp + 264]                             ;    50.3 p2       9 k[2] reload
        xor edi, ebp                                           ;    57.3 p1       9 k[2]
        mov dword [esp + 264], esi                             ;    56.3 p3+p4    9 k[0] spill
        mov esi, ecx                                           ;    50.7 p0       9 t[0] copy
        shr esi, 0x10                                          ;    51.7 p0       9 t[0]
        xor eax, edi                                           ;    58.3 p1       9 k[3]
        mov dword [esp + 256], eax                             ;    59.3 p3+p4    9 k[3] spill
        mov eax, esi                                           ;    52.7 p1       9 t[0] copy
        and eax, 0xff                                          ;    53.7 p0       9 t[0]
        xor edx, dword [eax*8 + poly1305_aes.T2_windows0 + 1]  ;    57.7 p1+p2    9 t[0]
        movzx eax, ch                                          ;    53.7 p0       9 t[1]
        movzx ecx, cl                                          ;    54.3 p1       9 t[2]
        mov ecx, dword [ecx*8 + poly1305_aes.T2_windows0 + 3]  ;    55.3 p2       9 t[2]
        xor ecx, edi                                           ;    58.3 p0       9 t[2]
        mov dword [esp + 248], edi                             ;    58.3 p3+p4    9 k[2] spill
        mov edi, ebx                                           ;    55.7 p1       9 t[1] copy
        mov eax, dword [eax*8 + poly1305_aes.T2_windows0 + 2]  ;    56.0 p2       9 t[1]
        xor eax, ebp                                           ;    59.0 p0       9 t[1]
        shr esi, 8                                             ;    57.3 p0       9 t[3]
        mov esi, dword [esi*8 + poly1305_aes.T2_windows0 + 4]  ;    58.3 p2       9 t[3]
        movzx ebx, bh                                          ;    57.3 p1       9 t[3]
        xor esi, dword [esp + 256]                             ;    62.3 p0+p2    9 t[3]
        mov ebx, dword [ebx*8 + poly1305_aes.T2_windows0 + 2]  ;    59.0 p2       9 t[3]
        xor ebx, esi                                           ;    63.3 p1       9 t[3]
        mov dword [esp + 244], ebx                             ;    64.3 p3+p4    9 t[3] spill
        shr edi, 0x10                                          ;    59.7 p0       9 t[1]
        mov ebx, dword [esp + 252]                             ;    60.0 p2       9 t[1] reload
        mov esi, edi                                           ;    60.7 p1       9 t[1] copy
        shr esi, 8                                             ;    61.7 p0       9 t[1]
        xor eax, dword [esi*8 + poly1305_aes.T2_windows0 + 4]  ;    65.7 p1+p2    9 t[1]
        movzx esi, bh                                          ;    63.0 p0       9 t[0]
        xor edx, dword [esi*8 + poly1305_aes.T2_windows0 + 2]  ;    67.0 p1+p2    9 t[0]
        mov esi, dword [esp + 260]                             ;    63.0 p2       9 t[0]
        shr esi, 0x10                                          ;    66.0 p0       9 t[0]
        fsub dword [poly1305_aes.T0_constants32 + 16]          ;    64.0 p0+p2   27 d
        and edi, 0xff                                          ;    64.0 p1       9 t[2]
        xor ecx, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;    68.0 p0+p2    9 t[2]
        mov edi, esi                                           ;    67.0 p1       9 t[0] copy
        shr edi, 8                                             ;    68.0 p0       9 t[0]
        xor edx, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;    72.0 p1+p2    9 t[0]
        mov dword [esp + 268], edx                             ;    73.0 p3+p4    9 t[0] spill
        mov edx, esi                                           ;    67.0 p0       9 t[0] copy
        movzx esi, dl                                          ;    68.0 p1       9 t[1]
        movzx edi, bl                                          ;    68.0 p0       9 t[1]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;    72.0 p1+p2    9 t[1]
        fld tword [esp + 16]                                   ;    70.0 p0+p2   27 d reload
        xor eax, dword [esi*8 + poly1305_aes.T2_windows0 + 1]  ;    73.0 p1+p2    9 t[1]
        shr ebx, 0x10                                          ;    71.0 p0       9 t[2]
        fld dword [poly1305_aes.T0_constants32 + 20]           ;    72.0 p2      27 d reload
        mov edx, dword [esp + 260]                             ;    73.0 p2       9 t[3] reload
        mov edi, ebx                                           ;    72.0 p1       9 t[2] copy
        shr edi, 8                                             ;    73.0 p0       9 t[2]
        fadd st0, st1                                          ;    75.0 p0      27 d
        fsub dword [poly1305_aes.T0_constants32 + 20]          ;    78.0 p0+p2   27 d
        xor ecx, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;    77.0 p1+p2    9 t[2]
        movzx edi, bl                                          ;    74.3 p1       9 t[3]
        mov ebx, dword [esp + 256]                             ;    76.0 p2       9 k[3] reload
        movzx esi, dh                                          ;    76.0 p0       9 t[2]
        xor ecx, dword [esi*8 + poly1305_aes.T2_windows0 + 2]  ;    80.0 p1+p2    9 t[2]
        movzx esi, dl                                          ;    76.0 p0       9 t[3]
        mov edx, dword [esp + 244]                             ;    78.0 p2       9 t[3] reload
        xor edx, dword [esi*8 + poly1305_aes.T2_windows0 + 3]  ;    81.0 p1+p2    9 t[3]
        xor edx, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;    82.0 p0+p2    9 t[3]
        movzx esi, bh                                          ;    79.0 p1       9 k[0]
        mov edi, ebx                                           ;    79.0 p0       9 k[0] copy
        movzx esi, byte [esi*8 + poly1305_aes.T2_windows0 + 1] ;    81.0 p2       9 k[0]
        xor esi, 4                                             ;    84.0 p1       9 k[0]
        xor esi, dword [esp + 264]                             ;    85.0 p0+p2    9 k[0]
        shr edi, 0x10                                          ;    80.0 p0       9 k[0]
        mov dword [esp + 264], edx                             ;    83.0 p3+p4    9 t[3] spill
        mov edx, edi                                           ;    81.0 p1       9 k[0] copy
        movzx edi, dl                                          ;    82.0 p0       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes.T2_windows0]     ;    83.0 p2       9 k[0]
        shr edx, 8                                             ;    82.0 p0       9 k[0]
        movzx edx, byte [edx*8 + poly1305_aes.T2_windows0 + 1] ;    84.0 p2       9 k[0]
        xor esi, edi                                           ;    86.0 p1       9 k[0]
        movzx edi, bl                                          ;    83.0 p0       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes.T2_windows0]     ;    85.0 p2       9 k[0]
        xor edx, edi                                           ;    88.0 p1       9 k[0]
        shl edx, 0x10                                          ;    89.0 p0       9 k[0]
        movzx edi, ah                                          ;    84.3 p1       9 t[0]
        xor esi, edx                                           ;    90.0 p0       9 k[0]
        xor ebp, esi                                           ;    91.0 p1       9 k[1]
        mov edx, dword [esp + 248]                             ;    86.0 p2       9 k[2]
        mov dword [esp + 248], esi                             ;    91.0 p3+p4    9 k[0] spill
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;    87.0 p2       9 t[0]
        xor edi, esi                                           ;    91.0 p0       9 t[0]
        mov dword [esp + 244], ebp                             ;    92.0 p3+p4    9 k[1] spill
        xor edx, ebp                                           ;    92.0 p1       9 k[2]
        xor ebx, edx                                           ;    93.0 p0       9 k[3]
        mov dword [esp + 256], ebx                             ;    94.0 p3+p4    9 k[3] spill
        mov esi, ecx                                           ;    88.7 p1       9 t[0] copy
        shr esi, 0x10                                          ;    89.7 p0       9 t[0]
        mov ebx, esi                                           ;    90.7 p1       9 t[0] copy
        and ebx, 0xff                                          ;    91.7 p0       9 t[0]
        mov ebx, dword [ebx*8 + poly1305_aes.T2_windows0 + 1]  ;    92.7 p2       9 t[0]
        xor ebx, edi                                           ;    95.7 p1       9 t[0]
        movzx edi, al                                          ;    91.0 p0       9 t[1]
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;    92.0 p2       9 t[1]
        xor edi, ebp                                           ;    95.0 p1       9 t[1]
        movzx ebp, ch                                          ;    92.0 p0       9 t[1]
        xor edi, dword [ebp*8 + poly1305_aes.T2_windows0 + 2]  ;    96.0 p1+p2    9 t[1]
        shr esi, 8                                             ;    93.0 p0       9 t[3]
        mov esi, dword [esi*8 + poly1305_aes.T2_windows0 + 4]  ;    94.0 p2       9 t[3]
        shr eax, 0x10                                          ;    94.0 p0       9 t[2]
        movzx ebp, cl                                          ;    93.7 p1       9 t[2]
        xor esi, dword [esp + 256]                             ;    97.0 p1+p2    9 t[3]
        mov ecx, eax                                           ;    95.0 p0       9 t[2] copy
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;    95.0 p2       9 t[2]
        shr ecx, 8                                             ;    96.0 p0       9 t[2]
        mov ecx, dword [ecx*8 + poly1305_aes.T2_windows0 + 4]  ;    97.0 p2       9 t[2]
        xor ecx, ebp                                           ;   100.0 p1       9 t[2]
        xor ecx, edx                                           ;   101.0 p1       9 t[2]
        movzx ebp, al                                          ;    97.0 p0       9 t[3]
        movzx eax, byte [esp + 268]                            ;    97.0 p2       9 t[0]
        xor ebx, dword [eax*8 + poly1305_aes.T2_windows0 + 3]  ;   103.0 p1+p2    9 t[0]
        mov eax, dword [ebp*8 + poly1305_aes.T2_windows0 + 1]  ;    99.0 p2       9 t[3]
        xor eax, esi                                           ;   102.0 p0       9 t[3]
        mov esi, dword [esp + 264]                             ;   100.0 p2       9 t[0]
        shr esi, 0x10                                          ;   103.0 p0       9 t[0]
        mov ebp, esi                                           ;   104.0 p1       9 t[0] copy
        and esi, 0xff                                          ;   104.0 p1       9 t[1]
        xor edi, dword [esi*8 + poly1305_aes.T2_windows0 + 1]  ;   108.0 p0+p2    9 t[1]
        shr ebp, 8                                             ;   105.0 p0       9 t[0]
        xor ebx, dword [ebp*8 + poly1305_aes.T2_windows0 + 4]  ;   109.0 p1+p2    9 t[0]
        fxch st0, st3                                          ;   101.7         27 d copy
        mov esi, dword [esp + 268]                             ;   103.0 p2       9 t[1]
        shr esi, 0x10                                          ;   106.0 p0       9 t[1]
        mov ebp, esi                                           ;   107.0 p1       9 t[1] copy
        shr ebp, 8                                             ;   108.0 p0       9 t[1]
        and esi, 0xff                                          ;   107.0 p1       9 t[2]
        xor ecx, dword [esi*8 + poly1305_aes.T2_windows0 + 1]  ;   111.0 p0+p2    9 t[2]
        fsub st0, st2                                          ;   105.3 p0      27 d
        mov esi, edx                                           ;   104.7 p1       9 k[2] copy
        mov edx, dword [esp + 264]                             ;   105.0 p2       9 t[3] reload
        xor edi, dword [ebp*8 + poly1305_aes.T2_windows0 + 4]  ;   112.0 p1+p2    9 t[1]
        fxch st0, st3                                          ;   108.3         27 d copy
        movzx ebp, dh                                          ;   108.0 p0       9 t[2]
        xor ecx, dword [ebp*8 + poly1305_aes.T2_windows0 + 2]  ;   112.0 p1+p2    9 t[2]
        fsub st1, st0                                          ;   108.3 p0      27 d
        movzx ebp, dl                                          ;   108.0 p1       9 t[3]
        mov edx, dword [esp + 268]                             ;   108.0 p2       9 t[0] reload
        xor eax, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   112.0 p0+p2    9 t[3]
        movzx ebp, dh                                          ;   111.0 p1       9 t[3]
        mov edx, dword [esp + 256]                             ;   110.0 p2       9 k[3] reload
        xor eax, dword [ebp*8 + poly1305_aes.T2_windows0 + 2]  ;   115.0 p0+p2    9 t[3]
        movzx ebp, dh                                          ;   113.0 p1       9 k[0]
        movzx ebp, byte [ebp*8 + poly1305_aes.T2_windows0 + 1] ;   114.0 p2       9 k[0]
        xor ebp, dword [esp + 248]                             ;   117.0 p0+p2    9 k[0]
        mov dword [esp + 248], eax                             ;   116.0 p3+p4    9 t[3] spill
        xor ebp, 8                                             ;   118.0 p1       9 k[0]
        mov eax, edx                                           ;   113.0 p0       9 k[0] copy
        shr eax, 0x10                                          ;   114.0 p0       9 k[0]
        mov dword [esp + 268], ecx                             ;   113.3 p3+p4    9 t[2] spill
        movzx ecx, al                                          ;   115.0 p1       9 k[0]
        shr eax, 8                                             ;   115.0 p0       9 k[0]
        movzx ecx, word [ecx*8 + poly1305_aes.T2_windows0]     ;   116.0 p2       9 k[0]
        xor ebp, ecx                                           ;   119.0 p1       9 k[0]
        movzx ecx, dl                                          ;   115.7 p0       9 k[0]
        movzx ecx, word [ecx*8 + poly1305_aes.T2_windows0]     ;   116.7 p2       9 k[0]
        movzx eax, byte [eax*8 + poly1305_aes.T2_windows0 + 1] ;   116.7 p2       9 k[0]
        xor eax, ecx                                           ;   119.7 p1       9 k[0]
        shl eax, 0x10                                          ;   120.7 p0       9 k[0]
        xor ebp, eax                                           ;   121.7 p1       9 k[0]
        mov eax, dword [esp + 244]                             ;   117.7 p2       9 k[1]
        mov dword [esp + 256], ebp                             ;   122.7 p3+p4    9 k[0] spill
        movzx ecx, bl                                          ;   118.3 p0       9 t[0]
        xor eax, ebp                                           ;   122.7 p1       9 k[1]
        mov ecx, dword [ecx*8 + poly1305_aes.T2_windows0 + 3]  ;   119.3 p2       9 t[0]
        xor ecx, ebp                                           ;   122.7 p0       9 t[0]
        mov ebp, edi                                           ;   119.7 p1       9 t[0] copy
        shr ebp, 8                                             ;   120.7 p0       9 t[0]
        and ebp, 0xff                                          ;   121.7 p1       9 t[0]
        xor ecx, dword [ebp*8 + poly1305_aes.T2_windows0 + 2]  ;   125.7 p0+p2    9 t[0]
        mov ebp, edi                                           ;   121.7 p1       9 t[1] copy
        and ebp, 0xff                                          ;   122.7 p0       9 t[1]
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   123.7 p2       9 t[1]
        xor ebp, eax                                           ;   126.7 p1       9 t[1]
        shr edi, 0x10                                          ;   123.3 p0       9 t[2]
        xor esi, eax                                           ;   123.7 p1       9 k[2]
        xor edx, esi                                           ;   124.7 p0       9 k[3]
        mov dword [esp + 244], eax                             ;   123.7 p3+p4    9 k[1] spill
        mov eax, ebx                                           ;   124.7 p1       9 t[1] copy
        movzx ebx, bh                                          ;   125.3 p0       9 t[3]
        mov ebx, dword [ebx*8 + poly1305_aes.T2_windows0 + 2]  ;   126.3 p2       9 t[3]
        xor ebx, edx                                           ;   129.3 p1       9 t[3]
        shr eax, 0x10                                          ;   126.3 p0       9 t[1]
        mov dword [esp + 264], edx                             ;   126.0 p3+p4    9 k[3] spill
        mov edx, eax                                           ;   127.3 p1       9 t[1] copy
        shr edx, 8                                             ;   128.3 p0       9 t[1]
        mov edx, dword [edx*8 + poly1305_aes.T2_windows0 + 4]  ;   129.3 p2       9 t[1]
        xor edx, ebp                                           ;   132.3 p1       9 t[1]
        movzx ebp, al                                          ;   128.3 p0       9 t[2]
        mov eax, edi                                           ;   128.7 p1       9 t[2] copy
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 1]  ;   129.3 p2       9 t[2]
        shr eax, 8                                             ;   129.7 p0       9 t[2]
        mov eax, dword [eax*8 + poly1305_aes.T2_windows0 + 4]  ;   130.7 p2       9 t[2]
        xor eax, ebp                                           ;   133.7 p1       9 t[2]
        and edi, 0xff                                          ;   130.3 p0       9 t[3]
        xor ebx, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   134.3 p1+p2    9 t[3]
        mov edi, dword [esp + 268]                             ;   131.7 p2       9 t[0]
        shr edi, 0x10                                          ;   134.7 p0       9 t[0]
        mov ebp, edi                                           ;   135.7 p1       9 t[0] copy
        faddp st3, st0                                         ;   132.3 p0      27 d
        fxch st0, st3                                          ;   135.3         27 d copy
        and ebp, 0xff                                          ;   136.7 p1       9 t[0]
        xor ecx, dword [ebp*8 + poly1305_aes.T2_windows0 + 1]  ;   140.7 p0+p2    9 t[0]
        shr edi, 8                                             ;   135.7 p0       9 t[3]
        xor ebx, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;   139.7 p1+p2    9 t[3]
        mov edi, dword [esp + 248]                             ;   135.0 p2       9 t[0]
        xor eax, esi                                           ;   135.0 p1       9 t[2]
        shr edi, 0x10                                          ;   138.0 p0       9 t[0]
        mov ebp, edi                                           ;   139.0 p1       9 t[0] copy
        shr ebp, 8                                             ;   140.0 p0       9 t[0]
        xor ecx, dword [ebp*8 + poly1305_aes.T2_windows0 + 4]  ;   144.0 p1+p2    9 t[0]
        mov dword [esp + 260], ecx                             ;   145.0 p3+p4    9 t[0] spill
        and edi, 0xff                                          ;   139.0 p0       9 t[1]
        xor edx, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   143.0 p1+p2    9 t[1]
        mov ecx, dword [esp + 268]                             ;   139.0 p2       9 t[2] reload
        movzx edi, ch                                          ;   142.0 p0       9 t[1]
        xor edx, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   146.0 p1+p2    9 t[1]
        movzx edi, cl                                          ;   142.0 p0       9 t[2]
        mov ecx, dword [esp + 248]                             ;   141.0 p2       9 t[3] reload
        movzx ebp, ch                                          ;   144.0 p1       9 t[2]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;   146.0 p0+p2    9 t[2]
        xor eax, dword [ebp*8 + poly1305_aes.T2_windows0 + 2]  ;   148.0 p1+p2    9 t[2]
        movzx edi, cl                                          ;   144.0 p0       9 t[3]
        mov ecx, dword [esp + 264]                             ;   144.0 p2       9 k[3] reload
        xor ebx, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;   148.0 p1+p2    9 t[3]
        movzx edi, ch                                          ;   147.0 p0       9 k[0]
        movzx edi, byte [edi*8 + poly1305_aes.T2_windows0 + 1] ;   148.0 p2       9 k[0]
        xor edi, dword [esp + 256]                             ;   151.0 p1+p2    9 k[0]
        mov dword [esp + 256], ebx                             ;   149.0 p3+p4    9 t[3] spill
        mov ebp, ecx                                           ;   147.0 p0       9 k[0] copy
        shr ebp, 0x10                                          ;   148.0 p0       9 k[0]
        mov ebx, ebp                                           ;   149.0 p1       9 k[0] copy
        movzx ebp, bl                                          ;   150.0 p1       9 k[0]
        shr ebx, 8                                             ;   150.0 p0       9 k[0]
        movzx ebp, word [ebp*8 + poly1305_aes.T2_windows0]     ;   151.0 p2       9 k[0]
        fsub qword [poly1305_aes.T1_constants64 + 40]          ;   149.0 p0+p2   27 d
        xor edi, 0x10                                          ;   152.0 p1       9 k[0]
        xor edi, ebp                                           ;   154.0 p1       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes.T2_windows0 + 1] ;   151.0 p2       9 k[0]
        movzx ebp, cl                                          ;   149.7 p0       9 k[0]
        movzx ebp, word [ebp*8 + poly1305_aes.T2_windows0]     ;   151.0 p2       9 k[0]
        xor ebp, ebx                                           ;   154.0 p1       9 k[0]
        shl ebp, 0x10                                          ;   155.0 p0       9 k[0]
        xor edi, ebp                                           ;   156.0 p1       9 k[0]
        mov ebp, dword [esp + 244]                             ;   152.0 p2       9 k[1]
        xor ebp, edi                                           ;   157.0 p0       9 k[1]
        movzx ebx, dh                                          ;   152.3 p1       9 t[0]
        xor esi, ebp                                           ;   158.0 p0       9 k[2]
        xor ecx, esi                                           ;   159.0 p1       9 k[3]
        mov ebx, dword [ebx*8 + poly1305_aes.T2_windows0 + 2]  ;   153.3 p2       9 t[0]
        xor ebx, edi                                           ;   157.0 p0       9 t[0]
        mov dword [esp + 244], edi                             ;   157.0 p3+p4    9 k[0] spill
        mov edi, eax                                           ;   154.3 p1       9 t[0] copy
        shr edi, 0x10                                          ;   155.3 p0       9 t[0]
        mov dword [esp + 264], ecx                             ;   160.0 p3+p4    9 k[3] spill
        mov ecx, edi                                           ;   156.3 p1       9 t[0] copy
        and ecx, 0xff                                          ;   157.3 p0       9 t[0]
        xor ebx, dword [ecx*8 + poly1305_aes.T2_windows0 + 1]  ;   161.3 p1+p2    9 t[0]
        movzx ecx, dl                                          ;   156.7 p0       9 t[1]
        mov ecx, dword [ecx*8 + poly1305_aes.T2_windows0 + 3]  ;   157.7 p2       9 t[1]
        shr edi, 8                                             ;   157.7 p0       9 t[3]
        fxch st0, st2                                          ;   157.7         27 d copy
        mov dword [esp + 248], ebp                             ;   158.0 p3+p4    9 k[1] spill
        xor ecx, ebp                                           ;   160.7 p1       9 t[1]
        shr edx, 0x10                                          ;   159.0 p0       9 t[2]
        fadd qword [poly1305_aes.T1_constants64 + 56]          ;   160.0 p0+p2   27 d
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;   160.3 p2       9 t[3]
        xor edi, dword [esp + 264]                             ;   163.3 p1+p2    9 t[3]
        movzx ebp, ah                                          ;   161.0 p0       9 t[1]
        xor ecx, dword [ebp*8 + poly1305_aes.T2_windows0 + 2]  ;   165.0 p1+p2    9 t[1]
        movzx ebp, al                                          ;   162.0 p0       9 t[2]
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   163.3 p2       9 t[2]
        mov eax, edx                                           ;   162.7 p1       9 t[2] copy
        shr eax, 8                                             ;   163.7 p0       9 t[2]
        mov eax, dword [eax*8 + poly1305_aes.T2_windows0 + 4]  ;   164.7 p2       9 t[2]
        xor eax, ebp                                           ;   167.7 p1       9 t[2]
        movzx ebp, dl                                          ;   164.0 p0       9 t[3]
        movzx edx, byte [esp + 260]                            ;   165.3 p2       9 t[0]
        fstp qword [esp + 184]                                 ;   164.7 p3+p4   27 d
        xor ebx, dword [edx*8 + poly1305_aes.T2_windows0 + 3]  ;   171.3 p1+p2    9 t[0]
        mov edx, dword [ebp*8 + poly1305_aes.T2_windows0 + 1]  ;   167.3 p2       9 t[3]
        xor edx, edi                                           ;   170.3 p0       9 t[3]
        mov edi, dword [esp + 256]                             ;   168.3 p2       9 t[0]
        shr edi, 0x10                                          ;   171.3 p0       9 t[0]
        mov ebp, edi                                           ;   172.3 p1       9 t[0] copy
        and edi, 0xff                                          ;   172.3 p0       9 t[1]
        xor ecx, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   176.3 p1+p2    9 t[1]
        mov edi, dword [esp + 260]                             ;   170.3 p2       9 t[1]
        xor eax, esi                                           ;   169.3 p0       9 t[2]
        shr edi, 0x10                                          ;   173.3 p0       9 t[1]
        shr ebp, 8                                             ;   173.3 p0       9 t[0]
        xor ebx, dword [ebp*8 + poly1305_aes.T2_windows0 + 4]  ;   177.3 p1+p2    9 t[0]
        mov ebp, edi                                           ;   174.3 p1       9 t[1] copy
        and edi, 0xff                                          ;   174.3 p1       9 t[2]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   178.3 p0+p2    9 t[2]
        shr ebp, 8                                             ;   175.3 p0       9 t[1]
        xor ecx, dword [ebp*8 + poly1305_aes.T2_windows0 + 4]  ;   179.3 p1+p2    9 t[1]
        mov dword [esp + 268], ecx                             ;   180.3 p3+p4    9 t[1] spill
        mov ecx, dword [esp + 256]                             ;   174.3 p2       9 t[3] reload
        movzx edi, ch                                          ;   177.3 p1       9 t[2]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   181.3 p0+p2    9 t[2]
        movzx edi, cl                                          ;   177.3 p1       9 t[3]
        xor edx, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;   181.3 p0+p2    9 t[3]
        mov ecx, dword [esp + 260]                             ;   177.3 p2       9 t[0] reload
        movzx edi, ch                                          ;   180.3 p1       9 t[3]
        mov ecx, dword [esp + 264]                             ;   178.3 p2       9 k[3] reload
        xor edx, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   184.3 p0+p2    9 t[3]
        movzx edi, ch                                          ;   181.3 p1       9 k[0]
        movzx edi, byte [edi*8 + poly1305_aes.T2_windows0 + 1] ;   182.3 p2       9 k[0]
        mov ebp, ecx                                           ;   181.3 p0       9 k[0] copy
        shr ebp, 0x10                                          ;   182.3 p0       9 k[0]
        xor edi, dword [esp + 244]                             ;   185.3 p1+p2    9 k[0]
        mov dword [esp + 244], edx                             ;   185.3 p3+p4    9 t[3] spill
        mov edx, ebp                                           ;   183.3 p1       9 k[0] copy
        movzx ebp, dl                                          ;   184.3 p0       9 k[0]
        movzx ebp, word [ebp*8 + poly1305_aes.T2_windows0]     ;   185.3 p2       9 k[0]
        fld tword [esp + 48]                                   ;   184.3 p0+p2   27 d reload
        xor edi, 0x20                                          ;   186.3 p1       9 k[0]
        xor edi, ebp                                           ;   188.3 p0       9 k[0]
        shr edx, 8                                             ;   184.7 p0       9 k[0]
        fld qword [poly1305_aes.T1_constants64 + 32]           ;   185.3 p2      27 d reload
        movzx edx, byte [edx*8 + poly1305_aes.T2_windows0 + 1] ;   186.3 p2       9 k[0]
        movzx ebp, cl                                          ;   184.3 p1       9 k[0]
        movzx ebp, word [ebp*8 + poly1305_aes.T2_windows0]     ;   187.3 p2       9 k[0]
        xor ebp, edx                                           ;   190.3 p1       9 k[0]
        shl ebp, 0x10                                          ;   191.3 p0       9 k[0]
        mov edx, dword [esp + 248]                             ;   188.3 p2       9 k[1]
        xor edi, ebp                                           ;   192.3 p1       9 k[0]
        mov dword [esp + 248], edi                             ;   193.3 p3+p4    9 k[0] spill
        xor edx, edi                                           ;   193.3 p0       9 k[1]
        movzx ebp, bl                                          ;   187.3 p1       9 t[0]
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   189.3 p2       9 t[0]
        xor ebp, edi                                           ;   193.3 p0       9 t[0]
        mov edi, eax                                           ;   188.3 p1       9 t[0] copy
        shr edi, 0x10                                          ;   189.3 p0       9 t[0]
        xor esi, edx                                           ;   194.3 p1       9 k[2]
        xor ecx, esi                                           ;   195.3 p0       9 k[3]
        mov dword [esp + 264], ecx                             ;   196.3 p3+p4    9 k[3] spill
        mov ecx, edi                                           ;   190.3 p1       9 t[0] copy
        and ecx, 0xff                                          ;   191.3 p0       9 t[0]
        mov ecx, dword [ecx*8 + poly1305_aes.T2_windows0 + 1]  ;   192.3 p2       9 t[0]
        xor ecx, ebp                                           ;   195.3 p1       9 t[0]
        movzx ebp, ah                                          ;   192.0 p0       9 t[1]
        movzx eax, al                                          ;   192.3 p1       9 t[2]
        shr edi, 8                                             ;   193.0 p0       9 t[3]
        fadd st0, st1                                          ;   194.0 p0      27 d
        mov eax, dword [eax*8 + poly1305_aes.T2_windows0 + 3]  ;   193.3 p2       9 t[2]
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;   194.0 p2       9 t[3]
        xor eax, esi                                           ;   196.3 p1       9 t[2]
        xor edi, dword [esp + 264]                             ;   199.3 p1+p2    9 t[3]
        mov dword [esp + 260], esi                             ;   195.3 p3+p4    9 k[2] spill
        mov esi, ebx                                           ;   195.3 p0       9 t[1] copy
        movzx ebx, bh                                          ;   195.7 p1       9 t[3]
        mov ebx, dword [ebx*8 + poly1305_aes.T2_windows0 + 2]  ;   196.7 p2       9 t[3]
        xor ebx, edi                                           ;   200.3 p0       9 t[3]
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 2]  ;   197.0 p2       9 t[1]
        shr esi, 0x10                                          ;   197.3 p0       9 t[1]
        mov edi, esi                                           ;   198.3 p1       9 t[1] copy
        and esi, 0xff                                          ;   198.3 p0       9 t[2]
        xor eax, dword [esi*8 + poly1305_aes.T2_windows0 + 1]  ;   202.3 p1+p2    9 t[2]
        mov esi, edx                                           ;   199.3 p0       9 k[1] copy
        xor ebp, edx                                           ;   200.0 p1       9 t[1]
        mov edx, dword [esp + 268]                             ;   199.3 p2       9 t[1] reload
        shr edi, 8                                             ;   200.3 p0       9 t[1]
        xor ebp, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;   204.3 p1+p2    9 t[1]
        movzx edi, dh                                          ;   202.3 p0       9 t[0]
        xor ecx, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   206.3 p1+p2    9 t[0]
        movzx edi, dl                                          ;   202.3 p0       9 t[1]
        shr edx, 0x10                                          ;   203.3 p0       9 t[2]
        xor ebp, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;   206.3 p1+p2    9 t[1]
        mov edi, edx                                           ;   204.3 p1       9 t[2] copy
        shr edi, 8                                             ;   205.3 p0       9 t[2]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;   209.3 p1+p2    9 t[2]
        movzx edi, dl                                          ;   205.3 p0       9 t[3]
        mov edx, dword [esp + 244]                             ;   204.7 p2       9 t[0]
        shr edx, 0x10                                          ;   207.7 p0       9 t[0]
        fsub qword [poly1305_aes.T1_constants64 + 32]          ;   207.3 p0+p2   27 d
        xor ebx, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   209.3 p1+p2    9 t[3]
        mov edi, edx                                           ;   208.7 p1       9 t[0] copy
        shr edi, 8                                             ;   209.7 p0       9 t[0]
        xor ecx, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;   213.7 p1+p2    9 t[0]
        movzx edi, dl                                          ;   209.0 p1       9 t[1]
        mov edx, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   210.0 p2       9 t[1]
        xor edx, ebp                                           ;   213.0 p0       9 t[1]
        mov dword [esp + 268], edx                             ;   214.0 p3+p4    9 t[1] spill
        mov edx, dword [esp + 244]                             ;   209.7 p2       9 t[3] reload
        movzx edi, dh                                          ;   212.7 p1       9 t[2]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   216.7 p0+p2    9 t[2]
        movzx edi, dl                                          ;   212.7 p1       9 t[3]
        xor ebx, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;   216.7 p0+p2    9 t[3]
        mov edx, dword [esp + 264]                             ;   212.7 p2       9 k[3] reload
        mov ebp, edx                                           ;   215.7 p1       9 k[0] copy
        shr ebp, 0x10                                          ;   216.7 p0       9 k[0]
        movzx edi, dh                                          ;   215.7 p1       9 k[0]
        movzx edi, byte [edi*8 + poly1305_aes.T2_windows0 + 1] ;   216.7 p2       9 k[0]
        xor edi, dword [esp + 248]                             ;   219.7 p0+p2    9 k[0]
        xor edi, 0x40                                          ;   220.7 p1       9 k[0]
        mov dword [esp + 248], ebx                             ;   217.7 p3+p4    9 t[3] spill
        mov ebx, ebp                                           ;   217.7 p0       9 k[0] copy
        movzx ebp, bl                                          ;   218.7 p1       9 k[0]
        shr ebx, 8                                             ;   218.7 p0       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes.T2_windows0 + 1] ;   219.7 p2       9 k[0]
        movzx ebp, word [ebp*8 + poly1305_aes.T2_windows0]     ;   219.7 p2       9 k[0]
        xor edi, ebp                                           ;   222.7 p1       9 k[0]
        movzx ebp, dl                                          ;   217.3 p0       9 k[0]
        movzx ebp, word [ebp*8 + poly1305_aes.T2_windows0]     ;   218.3 p2       9 k[0]
        xor ebp, ebx                                           ;   222.7 p1       9 k[0]
        shl ebp, 0x10                                          ;   223.7 p0       9 k[0]
        mov ebx, dword [esp + 260]                             ;   219.3 p2       9 k[2]
        xor edi, ebp                                           ;   224.7 p1       9 k[0]
        xor esi, edi                                           ;   225.7 p0       9 k[1]
        movzx ebp, cl                                          ;   220.0 p1       9 t[0]
        mov dword [esp + 260], edi                             ;   225.7 p3+p4    9 k[0] spill
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   221.0 p2       9 t[0]
        xor ebp, edi                                           ;   225.7 p0       9 t[0]
        xor ebx, esi                                           ;   226.7 p1       9 k[2]
        xor edx, ebx                                           ;   227.7 p0       9 k[3]
        mov dword [esp + 264], edx                             ;   228.7 p3+p4    9 k[3] spill
        mov edi, eax                                           ;   222.7 p1       9 t[0] copy
        shr edi, 0x10                                          ;   223.7 p0       9 t[0]
        mov edx, edi                                           ;   224.7 p1       9 t[0] copy
        and edx, 0xff                                          ;   225.7 p0       9 t[0]
        mov edx, dword [edx*8 + poly1305_aes.T2_windows0 + 1]  ;   226.7 p2       9 t[0]
        fxch st0, st5                                          ;   224.3         27 d copy
        fsub st0, st3                                          ;   225.0 p0      27 d
        faddp st2, st0                                         ;   228.0 p0      27 d
        mov dword [esp + 244], ebx                             ;   227.7 p3+p4    9 k[2] spill
        shr edi, 8                                             ;   227.0 p0       9 t[3]
        xor edx, ebp                                           ;   229.7 p1       9 t[0]
        movzx ebp, ah                                          ;   227.3 p1       9 t[1]
        movzx eax, al                                          ;   228.0 p0       9 t[2]
        mov eax, dword [eax*8 + poly1305_aes.T2_windows0 + 3]  ;   229.0 p2       9 t[2]
        xor eax, ebx                                           ;   232.0 p1       9 t[2]
        mov ebx, ecx                                           ;   229.0 p0       9 t[1] copy
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;   228.3 p2       9 t[3]
        xor edi, dword [esp + 264]                             ;   231.7 p1+p2    9 t[3]
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 2]  ;   230.3 p2       9 t[1]
        xor ebp, esi                                           ;   233.3 p0       9 t[1]
        movzx ecx, ch                                          ;   230.3 p1       9 t[3]
        mov ecx, dword [ecx*8 + poly1305_aes.T2_windows0 + 2]  ;   231.3 p2       9 t[3]
        xor ecx, edi                                           ;   234.3 p0       9 t[3]
        shr ebx, 0x10                                          ;   232.0 p0       9 t[1]
        mov edi, ebx                                           ;   233.0 p1       9 t[1] copy
        shr edi, 8                                             ;   234.0 p0       9 t[1]
        xor ebp, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;   238.0 p1+p2    9 t[1]
        movzx edi, bl                                          ;   233.3 p1       9 t[2]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   237.3 p0+p2    9 t[2]
        mov ebx, dword [esp + 268]                             ;   234.3 p2       9 t[1] reload
        movzx edi, bh                                          ;   237.3 p1       9 t[0]
        xor edx, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   241.3 p0+p2    9 t[0]
        movzx edi, bl                                          ;   237.3 p1       9 t[1]
        xor ebp, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;   241.3 p0+p2    9 t[1]
        shr ebx, 0x10                                          ;   237.3 p0       9 t[2]
        mov edi, ebx                                           ;   238.3 p1       9 t[2] copy
        shr edi, 8                                             ;   239.3 p0       9 t[2]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;   243.3 p1+p2    9 t[2]
        movzx edi, bl                                          ;   238.3 p1       9 t[3]
        mov ebx, dword [esp + 248]                             ;   238.3 p2       9 t[0]
        shr ebx, 0x10                                          ;   241.3 p0       9 t[0]
        xor ecx, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   242.3 p1+p2    9 t[3]
        mov edi, ebx                                           ;   242.3 p0       9 t[0] copy
        shr edi, 8                                             ;   243.3 p0       9 t[0]
        xor edx, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;   247.3 p1+p2    9 t[0]
        fxch st0, st1                                          ;   240.7         27 d copy
        movzx edi, bl                                          ;   242.3 p1       9 t[1]
        mov ebx, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   243.3 p2       9 t[1]
        xor ebx, ebp                                           ;   246.3 p0       9 t[1]
        mov dword [esp + 268], ebx                             ;   247.3 p3+p4    9 t[1] spill
        mov ebx, dword [esp + 248]                             ;   242.7 p2       9 t[3] reload
        movzx edi, bh                                          ;   245.7 p1       9 t[2]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   249.7 p0+p2    9 t[2]
        movzx edi, bl                                          ;   245.7 p1       9 t[3]
        xor ecx, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;   249.7 p0+p2    9 t[3]
        mov ebx, dword [esp + 264]                             ;   245.7 p2       9 k[3] reload
        movzx edi, bh                                          ;   248.7 p1       9 k[0]
        movzx edi, byte [edi*8 + poly1305_aes.T2_windows0 + 1] ;   249.7 p2       9 k[0]
        xor edi, dword [esp + 260]                             ;   252.7 p0+p2    9 k[0]
        mov ebp, ebx                                           ;   248.7 p1       9 k[0] copy
        shr ebp, 0x10                                          ;   249.7 p0       9 k[0]
        mov dword [esp + 260], ecx                             ;   250.7 p3+p4    9 t[3] spill
        mov ecx, ebp                                           ;   250.7 p1       9 k[0] copy
        movzx ebp, cl                                          ;   251.7 p0       9 k[0]
        movzx ebp, word [ebp*8 + poly1305_aes.T2_windows0]     ;   252.7 p2       9 k[0]
        xor edi, 0x80                                          ;   253.7 p1       9 k[0]
        fadd qword [poly1305_aes.T1_constants64 + 64]          ;   249.7 p0+p2   27 d
        xor edi, ebp                                           ;   255.7 p1       9 k[0]
        shr ecx, 8                                             ;   251.7 p0       9 k[0]
        fld qword [poly1305_aes.T1_constants64 + 8]            ;   252.7 p2      27 d reload
        fmul st0, st5                                          ;   255.7 p0      27 d
        movzx ecx, byte [ecx*8 + poly1305_aes.T2_windows0 + 1] ;   252.7 p2       9 k[0]
        movzx ebp, bl                                          ;   251.7 p1       9 k[0]
        movzx ebp, word [ebp*8 + poly1305_aes.T2_windows0]     ;   252.7 p2       9 k[0]
        xor ebp, ecx                                           ;   255.7 p0       9 k[0]
        shl ebp, 0x10                                          ;   256.7 p0       9 k[0]
        xor edi, ebp                                           ;   257.7 p1       9 k[0]
        xor esi, edi                                           ;   258.7 p1       9 k[1]
        mov ecx, dword [esp + 244]                             ;   253.7 p2       9 k[2]
        xor ecx, esi                                           ;   259.7 p0       9 k[2]
        movzx ebp, dl                                          ;   255.0 p1       9 t[0]
        mov dword [esp + 244], edi                             ;   258.7 p3+p4    9 k[0] spill
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   256.0 p2       9 t[0]
        xor ebp, edi                                           ;   259.0 p0       9 t[0]
        mov edi, eax                                           ;   256.0 p1       9 t[0] copy
        shr edi, 0x10                                          ;   257.0 p0       9 t[0]
        mov dword [esp + 248], ecx                             ;   260.7 p3+p4    9 k[2] spill
        xor ebx, ecx                                           ;   260.7 p1       9 k[3]
        mov dword [esp + 264], ebx                             ;   261.7 p3+p4    9 k[3] spill
        mov ebx, edi                                           ;   258.3 p0       9 t[0] copy
        and ebx, 0xff                                          ;   259.3 p1       9 t[0]
        mov ebx, dword [ebx*8 + poly1305_aes.T2_windows0 + 1]  ;   260.3 p2       9 t[0]
        xor ebx, ebp                                           ;   263.3 p0       9 t[0]
        movzx ebp, ah                                          ;   259.7 p1       9 t[1]
        movzx eax, al                                          ;   260.3 p0       9 t[2]
        mov eax, dword [eax*8 + poly1305_aes.T2_windows0 + 3]  ;   261.3 p2       9 t[2]
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 2]  ;   261.3 p2       9 t[1]
        xor ebp, esi                                           ;   264.3 p1       9 t[1]
        shr edi, 8                                             ;   261.3 p0       9 t[3]
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;   262.3 p2       9 t[3]
        xor eax, ecx                                           ;   264.3 p1       9 t[2]
        mov ecx, edx                                           ;   262.3 p0       9 t[1] copy
        movzx edx, dh                                          ;   263.0 p1       9 t[3]
        xor edi, dword [esp + 264]                             ;   265.3 p0+p2    9 t[3]
        mov edx, dword [edx*8 + poly1305_aes.T2_windows0 + 2]  ;   264.3 p2       9 t[3]
        xor edx, edi                                           ;   267.3 p1       9 t[3]
        shr ecx, 0x10                                          ;   264.3 p0       9 t[1]
        fxch st0, st2                                          ;   264.7         27 d copy
        mov edi, ecx                                           ;   265.3 p1       9 t[1] copy
        shr edi, 8                                             ;   266.3 p0       9 t[1]
        xor ebp, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;   270.3 p1+p2    9 t[1]
        movzx edi, cl                                          ;   266.3 p0       9 t[2]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   270.3 p1+p2    9 t[2]
        mov ecx, dword [esp + 268]                             ;   267.7 p2       9 t[1] reload
        movzx edi, ch                                          ;   270.7 p0       9 t[0]
        xor ebx, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   274.7 p1+p2    9 t[0]
        movzx edi, cl                                          ;   270.7 p0       9 t[1]
        shr ecx, 0x10                                          ;   270.7 p0       9 t[2]
        xor ebp, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;   274.7 p1+p2    9 t[1]
        mov edi, ecx                                           ;   271.7 p1       9 t[2] copy
        shr edi, 8                                             ;   272.7 p0       9 t[2]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;   276.7 p1+p2    9 t[2]
        movzx edi, cl                                          ;   271.7 p0       9 t[3]
        xor edx, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   275.7 p1+p2    9 t[3]
        mov ecx, dword [esp + 260]                             ;   272.7 p2       9 t[0]
        shr ecx, 0x10                                          ;   275.7 p0       9 t[0]
        mov edi, ecx                                           ;   276.7 p1       9 t[0] copy
        shr edi, 8                                             ;   277.7 p0       9 t[0]
        xor ebx, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;   281.7 p1+p2    9 t[0]
        movzx edi, cl                                          ;   276.7 p0       9 t[1]
        mov ecx, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   277.7 p2       9 t[1]
        xor ecx, ebp                                           ;   280.7 p1       9 t[1]
        mov dword [esp + 268], ecx                             ;   281.7 p3+p4    9 t[1] spill
        mov ecx, dword [esp + 260]                             ;   276.0 p2       9 t[3] reload
        movzx edi, ch                                          ;   279.0 p0       9 t[2]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   283.0 p1+p2    9 t[2]
        movzx edi, cl                                          ;   279.0 p0       9 t[3]
        xor edx, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;   283.0 p1+p2    9 t[3]
        mov ecx, dword [esp + 264]                             ;   279.0 p2       9 k[3] reload
        mov ebp, ecx                                           ;   282.0 p0       9 k[0] copy
        movzx edi, ch                                          ;   282.0 p1       9 k[0]
        movzx edi, byte [edi*8 + poly1305_aes.T2_windows0 + 1] ;   283.0 p2       9 k[0]
        xor edi, 0x1b                                          ;   286.0 p0       9 k[0]
        xor edi, dword [esp + 244]                             ;   287.0 p1+p2    9 k[0]
        shr ebp, 0x10                                          ;   283.0 p0       9 k[0]
        mov dword [esp + 244], edx                             ;   284.0 p3+p4    9 t[3] spill
        mov edx, ebp                                           ;   284.0 p1       9 k[0] copy
        movzx ebp, dl                                          ;   285.0 p0       9 k[0]
        shr edx, 8                                             ;   285.0 p0       9 k[0]
        movzx ebp, word [ebp*8 + poly1305_aes.T2_windows0]     ;   286.0 p2       9 k[0]
        xor edi, ebp                                           ;   289.0 p1       9 k[0]
        movzx ebp, cl                                          ;   284.0 p1       9 k[0]
        movzx edx, byte [edx*8 + poly1305_aes.T2_windows0 + 1] ;   286.0 p2       9 k[0]
        movzx ebp, word [ebp*8 + poly1305_aes.T2_windows0]     ;   285.0 p2       9 k[0]
        xor ebp, edx                                           ;   289.0 p0       9 k[0]
        shl ebp, 0x10                                          ;   290.0 p0       9 k[0]
        xor edi, ebp                                           ;   291.0 p1       9 k[0]
        xor esi, edi                                           ;   292.0 p1       9 k[1]
        movzx ebp, bl                                          ;   286.3 p0       9 t[0]
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   287.3 p2       9 t[0]
        xor ebp, edi                                           ;   292.0 p1       9 t[0]
        mov edx, dword [esp + 248]                             ;   287.0 p2       9 k[2]
        mov dword [esp + 248], edi                             ;   292.0 p3+p4    9 k[0] spill
        mov edi, eax                                           ;   287.7 p0       9 t[0] copy
        xor edx, esi                                           ;   293.0 p1       9 k[2]
        xor ecx, edx                                           ;   294.0 p0       9 k[3]
        mov dword [esp + 264], ecx                             ;   295.0 p3+p4    9 k[3] spill
        shr edi, 0x10                                          ;   289.7 p0       9 t[0]
        mov ecx, edi                                           ;   290.7 p1       9 t[0] copy
        shr edi, 8                                             ;   290.7 p0       9 t[3]
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;   291.7 p2       9 t[3]
        and ecx, 0xff                                          ;   291.7 p1       9 t[0]
        mov ecx, dword [ecx*8 + poly1305_aes.T2_windows0 + 1]  ;   292.7 p2       9 t[0]
        xor ecx, ebp                                           ;   295.7 p1       9 t[0]
        mov ebp, ebx                                           ;   291.7 p0       9 t[1] copy
        shr ebp, 0x10                                          ;   292.7 p0       9 t[1]
        movzx ebx, bh                                          ;   292.7 p1       9 t[3]
        mov dword [esp + 260], edx                             ;   294.0 p3+p4    9 k[2] spill
        fsubrp st5, st0                                        ;   293.7 p0      27 d
        fxch st0, st4                                          ;   296.7         27 d copy
        faddp st2, st0                                         ;   296.7 p0      27 d
        faddp st2, st0                                         ;   299.7 p0      27 d
        fxch st0, st1                                          ;   302.7         27 d copy
        fadd qword [poly1305_aes.T1_constants64 + 48]          ;   302.7 p0+p2   27 d
        mov ebx, dword [ebx*8 + poly1305_aes.T2_windows0 + 2]  ;   296.0 p2       9 t[3]
        xor ebx, edi                                           ;   299.0 p1       9 t[3]
        movzx edi, ah                                          ;   297.0 p1       9 t[1]
        movzx eax, al                                          ;   297.7 p0       9 t[2]
        mov eax, dword [eax*8 + poly1305_aes.T2_windows0 + 3]  ;   298.7 p2       9 t[2]
        xor eax, edx                                           ;   301.7 p1       9 t[2]
        mov edx, ebp                                           ;   298.7 p0       9 t[1] copy
        and ebp, 0xff                                          ;   299.0 p1       9 t[2]
        shr edx, 8                                             ;   299.7 p0       9 t[1]
        mov edx, dword [edx*8 + poly1305_aes.T2_windows0 + 4]  ;   300.7 p2       9 t[1]
        xor eax, dword [ebp*8 + poly1305_aes.T2_windows0 + 1]  ;   303.0 p1+p2    9 t[2]
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   300.7 p2       9 t[1]
        xor edi, esi                                           ;   303.7 p0       9 t[1]
        xor ebx, dword [esp + 264]                             ;   301.7 p1+p2    9 t[3]
        mov dword [esp + 256], ebx                             ;   302.7 p3+p4    9 t[3] spill
        xor edx, edi                                           ;   304.7 p0       9 t[1]
        mov ebx, dword [esp + 268]                             ;   302.7 p2       9 t[1] reload
        movzx edi, bh                                          ;   305.7 p1       9 t[0]
        xor ecx, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   309.7 p0+p2    9 t[0]
        mov edi, dword [esp + 244]                             ;   304.7 p2       9 t[0]
        shr edi, 0x10                                          ;   307.7 p0       9 t[0]
        mov ebp, edi                                           ;   308.7 p1       9 t[0] copy
        shr ebp, 8                                             ;   309.7 p0       9 t[0]
        xor ecx, dword [ebp*8 + poly1305_aes.T2_windows0 + 4]  ;   313.7 p1+p2    9 t[0]
        movzx ebp, bl                                          ;   305.7 p0       9 t[1]
        shr ebx, 0x10                                          ;   306.7 p0       9 t[2]
        xor edx, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   309.7 p1+p2    9 t[1]
        mov ebp, ebx                                           ;   307.7 p1       9 t[2] copy
        mov dword [esp + 252], ecx                             ;   314.7 p3+p4    9 t[0] spill
        mov ecx, edi                                           ;   308.7 p0       9 t[0] copy
        movzx edi, cl                                          ;   309.7 p1       9 t[1]
        mov ecx, dword [esp + 244]                             ;   308.3 p2       9 t[3] reload
        xor edx, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   313.7 p0+p2    9 t[1]
        movzx edi, ch                                          ;   311.3 p1       9 t[2]
        shr ebp, 8                                             ;   309.7 p0       9 t[2]
        xor eax, dword [ebp*8 + poly1305_aes.T2_windows0 + 4]  ;   313.7 p1+p2    9 t[2]
        movzx ebp, bl                                          ;   310.7 p0       9 t[3]
        mov ebx, dword [esp + 264]                             ;   311.3 p2       9 k[3] reload
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   315.3 p1+p2    9 t[2]
        movzx edi, cl                                          ;   312.0 p0       9 t[3]
        mov ecx, dword [esp + 256]                             ;   313.3 p2       9 t[3] reload
        xor ecx, dword [ebp*8 + poly1305_aes.T2_windows0 + 1]  ;   316.3 p1+p2    9 t[3]
        mov ebp, ebx                                           ;   314.3 p0       9 k[0] copy
        shr ebp, 0x10                                          ;   315.3 p0       9 k[0]
        xor ecx, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;   317.3 p1+p2    9 t[3]
        movzx edi, bh                                          ;   315.0 p1       9 k[0]
        movzx edi, byte [edi*8 + poly1305_aes.T2_windows0 + 1] ;   316.3 p2       9 k[0]
        xor edi, dword [esp + 248]                             ;   319.3 p0+p2    9 k[0]
        xor edi, 0x36                                          ;   320.3 p1       9 k[0]
        mov dword [esp + 248], ecx                             ;   318.3 p3+p4    9 t[3] spill
        mov ecx, ebp                                           ;   317.0 p0       9 k[0] copy
        movzx ebp, cl                                          ;   318.0 p1       9 k[0]
        movzx ebp, word [ebp*8 + poly1305_aes.T2_windows0]     ;   319.0 p2       9 k[0]
        shr ecx, 8                                             ;   318.0 p0       9 k[0]
        movzx ecx, byte [ecx*8 + poly1305_aes.T2_windows0 + 1] ;   319.3 p2       9 k[0]
        xor edi, ebp                                           ;   322.0 p1       9 k[0]
        movzx ebp, bl                                          ;   319.0 p0       9 k[0]
        movzx ebp, word [ebp*8 + poly1305_aes.T2_windows0]     ;   320.3 p2       9 k[0]
        xor ebp, ecx                                           ;   323.3 p1       9 k[0]
        shl ebp, 0x10                                          ;   324.3 p0       9 k[0]
        xor edi, ebp                                           ;   325.3 p1       9 k[0]
        movzx ebp, dh                                          ;   321.0 p0       9 t[0]
        movzx ebp, word [ebp*8 + poly1305_aes.T2_windows0]     ;   322.0 p2       9 t[0]
        xor ebp, edi                                           ;   326.3 p1       9 t[0]
        xor esi, edi                                           ;   326.3 p0       9 k[1]
        mov edi, eax                                           ;   322.7 p1       9 t[0] copy
        shr edi, 0x10                                          ;   323.7 p0       9 t[0]
        mov ebx, edi                                           ;   324.7 p1       9 t[0] copy
        movzx edi, bl                                          ;   325.7 p0       9 t[0]
        shr ebx, 8                                             ;   325.7 p0       9 t[3]
        mov ecx, dword [esp + 260]                             ;   323.7 p2       9 k[2]
        movzx ebx, word [ebx*8 + poly1305_aes.T2_windows0]     ;   326.7 p2       9 t[3]
        mov dword [esp + 260], ebx                             ;   329.7 p3+p4    9 t[3] spill
        movzx ebx, dl                                          ;   325.0 p1       9 t[1]
        xor ecx, esi                                           ;   327.3 p1       9 k[2]
        movzx ebx, byte [ebx*8 + poly1305_aes.T2_windows0 + 1] ;   326.0 p2       9 t[1]
        xor esi, ebx                                           ;   329.0 p0       9 t[1]
        movzx ebx, ah                                          ;   327.0 p1       9 t[1]
        movzx ebx, word [ebx*8 + poly1305_aes.T2_windows0]     ;   328.0 p2       9 t[1]
        xor esi, ebx                                           ;   331.0 p0       9 t[1]
        shr edx, 0x10                                          ;   328.0 p0       9 t[2]
        mov ebx, edx                                           ;   329.0 p1       9 t[2] copy
        movzx edx, dl                                          ;   329.0 p1       9 t[3]
        movzx edx, byte [edx*8 + poly1305_aes.T2_windows0 + 1] ;   330.0 p2       9 t[3]
        movzx eax, al                                          ;   329.0 p0       9 t[2]
        movzx eax, byte [eax*8 + poly1305_aes.T2_windows0 + 1] ;   330.0 p2       9 t[2]
        xor eax, ecx                                           ;   333.0 p1       9 t[2]
        xor edx, dword [esp + 260]                             ;   333.0 p0+p2    9 t[3]
        shr ebx, 8                                             ;   331.0 p0       9 t[2]
        movzx ebx, word [ebx*8 + poly1305_aes.T2_windows0]     ;   332.0 p2       9 t[2]
        shl edx, 0x10                                          ;   334.0 p0       9 t[3]
        xor ecx, edx                                           ;   335.0 p1       9 t[3]
        movzx edx, byte [esp + 252]                            ;   332.3 p2       9 t[0]
        movzx edx, byte [edx*8 + poly1305_aes.T2_windows0 + 1] ;   335.3 p2       9 t[0]
        xor ebp, edx                                           ;   338.3 p1       9 t[0]
        mov edx, dword [esp + 248]                             ;   334.3 p2       9 t[0]
        shr edx, 0x10                                          ;   337.3 p0       9 t[0]
        fxch st0, st1                                          ;   333.3         27 d copy
        mov dword [esp + 260], ecx                             ;   336.0 p3+p4    9 t[3] spill
        mov ecx, edx                                           ;   338.3 p1       9 t[0] copy
        shr ecx, 8                                             ;   339.3 p0       9 t[0]
        movzx edi, byte [edi*8 + poly1305_aes.T2_windows0 + 1] ;   335.3 p2       9 t[0]
        fadd qword [poly1305_aes.T1_constants64 + 72]          ;   336.3 p0+p2   27 d
        fxch st0, st2                                          ;   339.3         27 d copy
        fstp qword [esp + 192]                                 ;   339.3 p3+p4   27 d
        fstp qword [esp + 200]                                 ;   339.3 p3+p4   27 d
        movzx ecx, word [ecx*8 + poly1305_aes.T2_windows0]     ;   340.3 p2       9 t[0]
        xor edi, ecx                                           ;   343.3 p1       9 t[0]
        shl edi, 0x10                                          ;   344.3 p0       9 t[0]
        xor ebp, edi                                           ;   345.3 p1       9 t[0]
        mov ecx, dword [esp + 252]                             ;   339.0 p2       9 t[1]
        shr ecx, 0x10                                          ;   342.0 p0       9 t[1]
        movzx edi, dl                                          ;   340.0 p1       9 t[1]
        movzx edi, byte [edi*8 + poly1305_aes.T2_windows0 + 1] ;   341.0 p2       9 t[1]
        mov edx, ecx                                           ;   343.0 p0       9 t[1] copy
        shr edx, 8                                             ;   344.0 p0       9 t[1]
        movzx edx, word [edx*8 + poly1305_aes.T2_windows0]     ;   345.0 p2       9 t[1]
        xor edi, edx                                           ;   348.0 p1       9 t[1]
        shl edi, 0x10                                          ;   349.0 p0       9 t[1]
        xor esi, edi                                           ;   350.0 p1       9 t[1]
        movzx edi, cl                                          ;   343.3 p1       9 t[2]
        mov ecx, dword [esp + 248]                             ;   342.7 p2       9 t[3] reload
        movzx edi, byte [edi*8 + poly1305_aes.T2_windows0 + 1] ;   344.3 p2       9 t[2]
        movzx edx, ch                                          ;   345.7 p0       9 t[2]
        movzx edx, word [edx*8 + poly1305_aes.T2_windows0]     ;   346.7 p2       9 t[2]
        xor eax, edx                                           ;   349.7 p1       9 t[2]
        mov edx, dword [esp + 260]                             ;   345.7 p2       9 t[3] reload
        xor ebx, edi                                           ;   347.3 p0       9 t[2]
        movzx edi, cl                                          ;   345.7 p1       9 t[3]
        mov ecx, dword [esp + 252]                             ;   346.7 p2       9 t[0] reload
        movzx ecx, ch                                          ;   349.7 p0       9 t[3]
        movzx ecx, word [ecx*8 + poly1305_aes.T2_windows0]     ;   350.7 p2       9 t[3]
        shl ebx, 0x10                                          ;   348.3 p0       9 t[2]
        xor eax, ebx                                           ;   350.7 p1       9 t[2]
        movzx edi, byte [edi*8 + poly1305_aes.T2_windows0 + 1] ;   348.7 p2       9 t[3]
        xor edx, edi                                           ;   351.7 p1       9 t[3]
        xor edx, ecx                                           ;   353.7 p0       9 t[3]
        xor edx, dword [esp + 264]                             ;   354.7 p1+p2    9 t[3]
        mov edi, dword [esp + 204]                             ;   350.7 p2      27 d
        mov ecx, dword [esp + 188]                             ;   351.7 p2      27 d
        and ecx, 0xfffff                                       ;   354.7 p0      27 d
        and edi, 0xfffff                                       ;   353.7 p1      27 d
        add edi, dword [esp + 184]                             ;   354.7 p0+p2   27 d
        adc ecx, 0                                             ;   355.7 p1+p0   27 d
        mov ebx, 0xfffff                                       ;   351.7 p1      27 d
        and ebx, dword [esp + 196]                             ;   353.7 p0+p2   27 d
        mov dword [esp + 252], edx                             ;   355.7 p3+p4    9 t[3] spill
        add ecx, dword [esp + 192]                             ;   357.7 p1+p2   27 d
        mov dword [esp + 264], esi                             ;   353.7 p3+p4    9 t[1] spill
        mov esi, 0xfffff                                       ;   354.3 p0      27 d
        adc ebx, 0                                             ;   358.7 p1+p0   27 d
        fstp qword [esp + 208]                                 ;   355.3 p3+p4   27 d
        and esi, dword [esp + 212]                             ;   358.3 p1+p2   27 d
        mov dword [esp + 260], eax                             ;   356.7 p3+p4    9 t[2] spill
        mov eax, 0xfffffffc                                    ;   357.3 p0      27 d
        mov edx, dword [esp + 200]                             ;   357.7 p2      27 d
        mov dword [esp + 248], ebp                             ;   358.0 p3+p4   27 tag spill
        mov ebp, edi                                           ;   358.7 p1      27 d copy
        mov dword [esp + 256], eax                             ;   359.0 p3+p4   27 d spill
        add edx, 5                                             ;   360.7 p0      27 d
        mov eax, ecx                                           ;   360.0 p1      27 d copy
        adc ebp, 0                                             ;   361.7 p0+p1   27 d
        adc eax, 0                                             ;   363.7 p0+p1   27 d
        sbb eax, eax                                           ;   365.7 p0+p1   27 d
        add ebx, dword [esp + 208]                             ;   363.7 p0+p2   27 d
        adc esi, 0                                             ;   364.7 p1+p0   27 d
        mov ebp, ebx                                           ;   365.0 p1      27 d copy
        add eax, eax                                           ;   367.7 p0      27 d
        mov eax, dword [esp + 256]                             ;   364.3 p2      27 d reload
        adc ebp, 0                                             ;   368.7 p1+p0   27 d
        adc esi, 0                                             ;   370.7 p1+p0   27 d
        mov ebp, esi                                           ;   372.7 p1      27 d copy
        and eax, esi                                           ;   372.7 p0      27 d
        shr ebp, 2                                             ;   373.7 p0      27 d
        add ebp, eax                                           ;   374.7 p1      27 d
        add ebp, dword [esp + 200]                             ;   375.7 p1+p2   27 d
        adc edi, 0                                             ;   376.7 p0+p1   27 d
        adc ecx, 0                                             ;   378.7 p0+p1   27 d
        sbb esi, esi                                           ;   380.7 p0+p1   27 d
        add esi, esi                                           ;   382.7 p0      27 d
        mov esi, dword [esp + 248]                             ;   370.3 p2      27 tag reload
        adc ebx, 0                                             ;   383.7 p1+p0   27 d
        add esi, ebp                                           ;   376.7 p1      27 tag
        cmp esi, ebp                                           ;   377.7 p0      27 c
        sbb eax, eax                                           ;   378.7 p1+p0   27 c
        mov ebp, dword [esp + 272]                             ;   372.7 p2      27 tag reload
        add eax, eax                                           ;   380.7 p1      27 tag
        adc edi, dword [esp + 264]                             ;   381.7 p0+p1+p2   27 tag
        adc ecx, dword [esp + 260]                             ;   383.7 p0+p1+p2   27 tag
        mov dword [ebp + 4], edi                               ;   383.7 p3+p4   27 tag
        adc ebx, dword [esp + 252]                             ;   385.7 p0+p1+p2   27 tag
        mov dword [ebp + 8], ecx                               ;   385.7 p3+p4   27 tag
        mov dword [ebp], esi                                   ;   378.0 p3+p4   27 tag
        mov dword [ebp + 12], ebx                              ;   387.7 p3+p4   27 tag
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
