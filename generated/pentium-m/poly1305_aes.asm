; poly1305_aes for Intel Pentium M (Dothan) (pentium-m)
; made by cipherwright 0.1.0 from ciphers/poly1305_aes.cw (sha256 b06a36568fe50c82); do not edit:
;   ./cw build poly1305_aes --cpu pentium-m
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
;   body: 101 uops, planned 31.0; bounds: width 33.7, ports 32.0, path 12.0
;   blocks: 128 uops, planned 64.0; bounds: width 42.7, ports 45.0, path 46.0
;   body.2: 945 uops, planned 346.7; bounds: width 315.0, ports 351.0, path 120.0
; Limbs of numbers that a loop carries, proved by intervals:
;   a, limb 0 of 4 by 32 bits: at least -1.625 * 2^62, at most 1.625 * 2^62
;   a, limb 1 of 4 by 32 bits: at least -1.500 * 2^62, at most 1.500 * 2^62
;   a, limb 2 of 4 by 32 bits: at least -1.500 * 2^62, at most 1.500 * 2^62
;   a, limb 3 of 4 by 32 bits: at least -1.375 * 2^62, at most 1.375 * 2^62
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
        mov esi, 0x45300000                                    ;     0.7 p1      26 a reload
        mov dword [esp + 76], esi                              ;     1.7 p3+p4   26 a
        mov esi, 0x47300000                                    ;     1.3 p0      26 a reload
        mov dword [esp + 84], esi                              ;     2.3 p3+p4   26 a
        mov esi, 0x49300000                                    ;     2.0 p1      26 a reload
        mov dword [esp + 92], esi                              ;     3.3 p3+p4   26 a
        mov esi, 0x43300000                                    ;     2.7 p0      26 a reload
        mov dword [esp + 100], esi                             ;     4.3 p3+p4   26 a
        mov esi, 0x45300000                                    ;     3.3 p1      26 a reload
        mov dword [esp + 108], esi                             ;     5.3 p3+p4   26 a
        mov esi, 0x47300000                                    ;     4.0 p0      26 a reload
        mov dword [esp + 116], esi                             ;     6.3 p3+p4   26 a
        mov esi, 0x49300001                                    ;     4.7 p1      26 a reload
        mov dword [esp + 124], esi                             ;     7.3 p3+p4   26 a
        mov esi, dword [esp + 224]                             ;     5.3 p2      26 blocks
        shl esi, 4                                             ;     8.3 p0      26 blocks
        add esi, dword [esp + 228]                             ;     9.3 p1+p2   26 blocks
        mov dword [esp + 232], esi                             ;    10.3 p3+p4   26 blocks
        mov esi, 0                                             ;     6.7 p0      26 a reload
        cmp esi, dword [esp + 224]                             ;     7.7 p1+p2   26 a
        sbb edi, edi                                           ;     8.7 p1+p0   26 a
        mov esi, dword [esp + 236]                             ;     8.3 p2      24 k reload
        mov ebp, dword [esi + 16]                              ;    11.3 p2      24 k
        and ebp, 0xfffffff                                     ;    14.3 p0      24 k
        mov dword [esp + 64], ebp                              ;    15.3 p3+p4   26 a
        mov ebp, dword [esi + 20]                              ;    11.3 p2      24 k
        and ebp, 0xffffffc                                     ;    14.3 p1      24 k
        mov dword [esp + 72], ebp                              ;    15.3 p3+p4   26 a
        fld qword [esp + 72]                                   ;     0.0 p2      26 a reload
        fadd dword [poly1305_aes.T0_constants32 + 4]           ;     4.0 p0+p2   26 a
        mov ebp, dword [esi + 24]                              ;    11.3 p2      24 k
        and ebp, 0xffffffc                                     ;    14.3 p0      24 k
        mov dword [esp + 80], ebp                              ;    15.3 p3+p4   26 a
        fld qword [esp + 80]                                   ;     2.0 p2      26 a reload
        fadd dword [poly1305_aes.T0_constants32 + 8]           ;     6.0 p0+p2   26 a
        mov esi, dword [esi + 28]                              ;    12.3 p2      24 k
        and esi, 0xffffffc                                     ;    15.3 p1      24 k
        mov dword [esp + 88], esi                              ;    16.3 p3+p4   26 a
        fld qword [esp + 88]                                   ;     3.0 p2      26 a reload
        fadd qword [poly1305_aes.T1_constants64]               ;     7.0 p0+p2   26 a
        fld qword [poly1305_aes.T1_constants64 + 8]            ;     5.0 p2      26 a reload
        fmul st0, st3                                          ;     8.0 p0      26 a
        fxch st0, st3                                          ;     5.9         26 a copy
        fstp qword [esp + 128]                                 ;     7.0 p3+p4   26 a
        fld qword [esp + 64]                                   ;     8.0 p2      26 a reload
        fadd dword [poly1305_aes.T0_constants32]               ;    12.0 p0+p2   26 a
        fld qword [poly1305_aes.T1_constants64 + 8]            ;     9.0 p2      26 a reload
        mov esi, poly1305_aes.T3_none                          ;    12.3 p0      26 a
        xor esi, dword [esp + 228]                             ;    13.3 p1+p2   26 a
        and edi, esi                                           ;    14.3 p0      26 a
        fmul st0, st2                                          ;    12.0 p0      26 a
        xor edi, poly1305_aes.T3_none                          ;    15.3 p1      26 a
        mov esi, dword [edi]                                   ;    16.3 p2      26 a
        mov dword [esp + 96], esi                              ;    19.3 p3+p4   26 a
        fxch st0, st2                                          ;    10.4         26 a copy
        mov esi, dword [edi + 4]                               ;    16.3 p2      26 a
        mov dword [esp + 104], esi                             ;    19.3 p3+p4   26 a
        mov esi, dword [edi + 8]                               ;    16.3 p2      26 a
        fstp qword [esp + 136]                                 ;    12.0 p3+p4   26 a
        mov dword [esp + 112], esi                             ;    19.3 p3+p4   26 a
        mov esi, dword [edi + 12]                              ;    17.3 p2      26 a
        mov dword [esp + 120], esi                             ;    20.3 p3+p4   26 a
        fstp qword [esp + 144]                                 ;    15.0 p3+p4   26 a
        fxch st0, st1                                          ;    12.6         26 a copy
        fst qword [esp + 152]                                  ;    14.0 p3+p4   26 a
        fmul qword [poly1305_aes.T1_constants64 + 8]           ;    18.0 p0+p2   26 a
        fxch st0, st2                                          ;    14.8         26 a copy
        fstp qword [esp + 160]                                 ;    16.0 p3+p4   26 a
        fld dword [poly1305_aes.T0_constants32 + 12]           ;    17.0 p2      26 blocks reload
        fstp tword [esp + 0]                                   ;    20.0 p0+p3+p4   26 blocks
        fld dword [poly1305_aes.T0_constants32 + 12]           ;    20.0 p2      26 blocks reload
        fstp tword [esp + 16]                                  ;    23.0 p0+p3+p4   26 blocks
        fld dword [poly1305_aes.T0_constants32 + 12]           ;    23.0 p2      26 blocks reload
        fstp tword [esp + 32]                                  ;    26.0 p0+p3+p4   26 blocks
        fld dword [poly1305_aes.T0_constants32 + 12]           ;    26.0 p2      26 blocks reload
        fstp tword [esp + 48]                                  ;    29.0 p0+p3+p4   26 blocks
        fstp qword [esp + 168]                                 ;    30.0 p3+p4   26 a
        fstp qword [esp + 176]                                 ;    31.0 p3+p4   26 a
        cmp dword [esp + 224], 0                               ;                    no blocks?
        je .blocks_1_done
        fld tword [esp + 0]                                    ;                    resident
        fld tword [esp + 16]                                   ;                    resident
        fld tword [esp + 32]                                   ;                    resident
        fld tword [esp + 48]                                   ;                    resident
        mov esi, dword [esp + 228]                             ;                    resident
        align 16
.blocks_1:
        fadd qword [esp + 120]                                 ;    14.8 p0+p2   26 a
        fxch st0, st1                                          ;     0.4         26 a copy
        fadd qword [esp + 112]                                 ;    15.8 p0+p2   26 a
        fld qword [poly1305_aes.T1_constants64 + 32]           ;     2.8 p2      26 a reload
        fadd st0, st2                                          ;    17.8 p0      26 a
        lea edi, [esi + 16]                                    ;     0.0 p0      26 blocks
        fxch st0, st1                                          ;     3.8         26 a copy
        fadd qword [poly1305_aes.T1_constants64 + 24]          ;    18.8 p0+p2   26 a
        fxch st0, st1                                          ;     4.5         26 a copy
        fsub qword [poly1305_aes.T1_constants64 + 32]          ;    21.8 p0+p2   26 a
        cmp edi, dword [esp + 232]                             ;     3.0 p1+p2   26 blocks
        fld qword [poly1305_aes.T1_constants64 + 40]           ;     5.8 p2      26 a reload
        fadd st0, st2                                          ;    23.8 p0      26 a
        fxch st0, st4                                          ;     6.0         26 a copy
        fadd qword [esp + 104]                                 ;    24.8 p0+p2   26 a
        fxch st0, st4                                          ;     7.8         26 a copy
        sbb ebp, ebp                                           ;     4.0 p1+p0   26 blocks
        fsub qword [poly1305_aes.T1_constants64 + 40]          ;    26.8 p0+p2   26 a
        fxch st0, st5                                          ;     8.5         26 a copy
        fadd qword [esp + 96]                                  ;    25.8 p0+p2   26 a
        fxch st0, st3                                          ;     9.3         26 a copy
        and ebp, 0x10                                          ;     6.0 p0      26 blocks
        fsub st0, st1                                          ;    27.8 p0      26 a
        fxch st0, st3                                          ;    10.0         26 a copy
        fadd qword [poly1305_aes.T1_constants64 + 16]          ;    28.8 p0+p2   26 a
        fxch st0, st5                                          ;    10.7         26 a copy
        mov eax, dword [esi + ebp]                             ;     7.0 p2      26 a
        fsub st2, st0                                          ;    29.8 p0      26 a
        faddp st3, st0                                         ;    30.8 p0      26 a
        fld dword [poly1305_aes.T0_constants32 + 16]           ;    12.8 p2      26 a reload
        fadd st0, st4                                          ;    31.8 p0      26 a
        fxch st0, st1                                          ;    12.6         26 a copy
        mov dword [esp + 96], eax                              ;    10.0 p3+p4   26 a
        fmul qword [poly1305_aes.T1_constants64 + 8]           ;    27.8 p0+p2   26 a
        fxch st0, st1                                          ;    13.4         26 a copy
        fsub dword [poly1305_aes.T0_constants32 + 16]          ;    34.8 p0+p2   26 a
        fld dword [poly1305_aes.T0_constants32 + 20]           ;    17.8 p2      26 a reload
        mov eax, dword [esi + ebp + 4]                         ;     7.0 p2      26 a
        fadd st0, st6                                          ;    32.8 p0      26 a
        fxch st0, st1                                          ;    14.9         26 a copy
        fsub st5, st0                                          ;    37.8 p0      26 a
        faddp st3, st0                                         ;    38.8 p0      26 a
        fsub dword [poly1305_aes.T0_constants32 + 20]          ;    35.8 p0+p2   26 a
        mov dword [esp + 104], eax                             ;    10.0 p3+p4   26 a
        fsub st5, st0                                          ;    39.8 p0      26 a
        faddp st4, st0                                         ;    40.8 p0      26 a
        faddp st4, st0                                         ;    42.8 p0      26 a
        fld qword [esp + 144]                                  ;    29.8 p2      26 a reload
        mov eax, dword [esi + ebp + 8]                         ;     7.0 p2      26 a
        fmul st0, st2                                          ;    33.8 p0      26 a
        fld qword [esp + 128]                                  ;    30.8 p2      26 a reload
        fmul st0, st2                                          ;    41.8 p0      26 a
        faddp st1, st0                                         ;    46.8 p0      26 a
        mov dword [esp + 112], eax                             ;    10.0 p3+p4   26 a
        fld qword [esp + 152]                                  ;    31.8 p2      26 a reload
        fmul st0, st4                                          ;    43.8 p0      26 a
        faddp st1, st0                                         ;    49.8 p0      26 a
        fld qword [esp + 168]                                  ;    32.8 p2      26 a reload
        fmul st0, st3                                          ;    35.8 p0      26 a
        mov esi, dword [esi + ebp + 12]                        ;     7.0 p2      26 a
        fld qword [esp + 144]                                  ;    33.8 p2      26 a reload
        fmul st0, st3                                          ;    45.8 p0      26 a
        faddp st1, st0                                         ;    50.8 p0      26 a
        fld qword [esp + 176]                                  ;    36.8 p2      26 a reload
        mov dword [esp + 120], esi                             ;    10.0 p3+p4   26 a
        fmul st0, st4                                          ;    39.8 p0      26 a
        fxch st0, st4                                          ;    31.4         26 a copy
        fmul qword [esp + 160]                                 ;    37.8 p0+p2   26 a
        fld qword [esp + 168]                                  ;    38.8 p2      26 a reload
        mov esi, edi                                           ;     4.3 p1      26 blocks copy
        fmul st0, st4                                          ;    47.8 p0      26 a
        fxch st0, st4                                          ;    32.9         26 a copy
        fmul qword [esp + 176]                                 ;    49.8 p0+p2   26 a
        fxch st0, st5                                          ;    33.6         26 a copy
        faddp st4, st0                                         ;    52.8 p0      26 a
        faddp st4, st0                                         ;    54.8 p0      26 a
        fld qword [esp + 136]                                  ;    39.8 p2      26 a reload
        fmul st0, st6                                          ;    51.8 p0      26 a
        faddp st2, st0                                         ;    56.8 p0      26 a
        fld qword [esp + 128]                                  ;    40.8 p2      26 a reload
        fmul st0, st5                                          ;    53.8 p0      26 a
        faddp st1, st0                                         ;    58.8 p0      26 a
        fld qword [esp + 144]                                  ;    41.8 p2      26 a reload
        fmul st0, st5                                          ;    55.8 p0      26 a
        fxch st0, st5                                          ;    38.5         26 a copy
        fmul qword [esp + 168]                                 ;    57.8 p0+p2   26 a
        fxch st0, st3                                          ;    40.8         26 a copy
        faddp st5, st0                                         ;    60.8 p0      26 a
        fxch st0, st3                                          ;    42.1         26 a copy
        faddp st2, st0                                         ;    62.8 p0      26 a
        fld qword [esp + 152]                                  ;    43.8 p2      26 a reload
        fmul st0, st5                                          ;    59.8 p0      26 a
        faddp st3, st0                                         ;    64.8 p0      26 a
        fld qword [esp + 128]                                  ;    46.8 p2      26 a reload
        fmul st0, st5                                          ;    61.8 p0      26 a
        fxch st0, st5                                          ;    47.3         26 a copy
        fmul qword [esp + 144]                                 ;    63.8 p0+p2   26 a
        fxch st0, st5                                          ;    50.1         26 a copy
        faddp st4, st0                                         ;    66.8 p0      26 a
        fxch st0, st1                                          ;    52.8         26 a copy
        faddp st4, st0                                         ;    68.8 p0      26 a
        fld qword [poly1305_aes.T1_constants64 + 32]           ;    53.8 p2      26 a reload
        fadd st0, st1                                          ;    59.8 p0      26 a
        fld qword [poly1305_aes.T1_constants64 + 40]           ;    54.8 p2      26 a reload
        fadd st0, st3                                          ;    67.8 p0      26 a
        fxch st0, st1                                          ;    55.0         26 a copy
        fsub qword [poly1305_aes.T1_constants64 + 32]          ;    65.8 p0+p2   26 a
        fxch st0, st1                                          ;    55.7         26 a copy
        fsub qword [poly1305_aes.T1_constants64 + 40]          ;    70.8 p0+p2   26 a
        fld dword [poly1305_aes.T0_constants32 + 16]           ;    56.8 p2      26 a reload
        fadd st0, st5                                          ;    69.8 p0      26 a
        fxch st0, st2                                          ;    57.2         26 a copy
        fsub st3, st0                                          ;    71.8 p0      26 a
        fmul qword [poly1305_aes.T1_constants64 + 8]           ;    68.8 p0+p2   26 a
        fxch st0, st2                                          ;    58.4         26 a copy
        fsub dword [poly1305_aes.T0_constants32 + 16]          ;    72.8 p0+p2   26 a
        fxch st0, st1                                          ;    59.1         26 a copy
        fsub st4, st0                                          ;    73.8 p0      26 a
        faddp st3, st0                                         ;    74.8 p0      26 a
        fsub st4, st0                                          ;    75.8 p0      26 a
        faddp st3, st0                                         ;    76.8 p0      26 a
        fld dword [poly1305_aes.T0_constants32 + 20]           ;    61.8 p2      26 a reload
        fadd st0, st5                                          ;    77.8 p0      26 a
        fsub dword [poly1305_aes.T0_constants32 + 20]          ;    80.8 p0+p2   26 a
        fsub st5, st0                                          ;    83.8 p0      26 a
        faddp st4, st0                                         ;    84.8 p0      26 a
        faddp st4, st0                                         ;    86.8 p0      26 a
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
        movzx ebx, ch                                          ;     7.0 p0       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes.T2_windows0 + 1] ;    10.0 p2       9 k[0]
        xor edi, ebx                                           ;    13.0 p1       9 k[0]
        mov ebx, ecx                                           ;     7.0 p0       9 k[0] copy
        shr ebx, 0x10                                          ;     8.0 p0       9 k[0]
        mov dword [esp + 252], esi                             ;    12.0 p3+p4    9 s[2] spill
        movzx esi, bl                                          ;     9.0 p1       9 k[0]
        shr ebx, 8                                             ;     9.0 p0       9 k[0]
        movzx esi, word [esi*8 + poly1305_aes.T2_windows0]     ;    11.0 p2       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes.T2_windows0 + 1] ;    12.0 p2       9 k[0]
        xor edi, esi                                           ;    14.0 p1       9 k[0]
        movzx esi, cl                                          ;     9.7 p0       9 k[0]
        movzx esi, word [esi*8 + poly1305_aes.T2_windows0]     ;    13.0 p2       9 k[0]
        xor ebx, esi                                           ;    16.0 p1       9 k[0]
        shl ebx, 0x10                                          ;    17.0 p0       9 k[0]
        xor edi, ebx                                           ;    18.0 p1       9 k[0]
        xor ebp, edi                                           ;    19.0 p0       9 k[1]
        xor eax, ebp                                           ;    20.0 p1       9 k[2]
        xor ecx, eax                                           ;    21.0 p0       9 k[3]
        movzx esi, dl                                          ;    13.0 p1       9 t[0]
        mov ebx, dword [esi*8 + poly1305_aes.T2_windows0 + 3]  ;    14.0 p2       9 t[0]
        xor ebx, edi                                           ;    19.0 p0       9 t[0]
        mov esi, edx                                           ;    14.0 p1       9 t[1] copy
        shr esi, 0x10                                          ;    15.0 p0       9 t[1]
        movzx edx, dh                                          ;    15.0 p1       9 t[3]
        mov edx, dword [edx*8 + poly1305_aes.T2_windows0 + 2]  ;    16.0 p2       9 t[3]
        xor edx, ecx                                           ;    22.0 p0       9 t[3]
        mov dword [esp + 256], edi                             ;    19.0 p3+p4    9 k[0] spill
        mov edi, esi                                           ;    16.0 p1       9 t[1] copy
        shr edi, 8                                             ;    17.0 p0       9 t[1]
        fld qword [poly1305_aes.T1_constants64 + 32]           ;     8.0 p2      27 d reload
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;    18.0 p2       9 t[1]
        xor edi, ebp                                           ;    21.0 p1       9 t[1]
        and esi, 0xff                                          ;    17.7 p0       9 t[2]
        mov esi, dword [esi*8 + poly1305_aes.T2_windows0 + 1]  ;    18.7 p2       9 t[2]
        xor esi, eax                                           ;    21.7 p1       9 t[2]
        mov dword [esp + 260], ecx                             ;    22.0 p3+p4    9 k[3] spill
        mov ecx, dword [esp + 244]                             ;    18.0 p2       9 s[1] reload
        mov dword [esp + 264], eax                             ;    21.0 p3+p4    9 k[2] spill
        movzx eax, ch                                          ;    21.0 p0       9 t[0]
        xor ebx, dword [eax*8 + poly1305_aes.T2_windows0 + 2]  ;    25.0 p1+p2    9 t[0]
        movzx eax, cl                                          ;    21.0 p0       9 t[1]
        xor edi, dword [eax*8 + poly1305_aes.T2_windows0 + 3]  ;    25.0 p1+p2    9 t[1]
        shr ecx, 0x10                                          ;    21.0 p0       9 t[2]
        mov eax, ecx                                           ;    22.0 p1       9 t[2] copy
        shr eax, 8                                             ;    23.0 p0       9 t[2]
        xor esi, dword [eax*8 + poly1305_aes.T2_windows0 + 4]  ;    27.0 p1+p2    9 t[2]
        movzx eax, cl                                          ;    22.7 p0       9 t[3]
        mov ecx, dword [esp + 252]                             ;    22.0 p2       9 t[0]
        shr ecx, 0x10                                          ;    25.0 p0       9 t[0]
        mov dword [esp + 244], eax                             ;    23.7 p3+p4    9 t[3] spill
        movzx eax, cl                                          ;    26.0 p1       9 t[0]
        xor ebx, dword [eax*8 + poly1305_aes.T2_windows0 + 1]  ;    30.0 p1+p2    9 t[0]
        shr ecx, 8                                             ;    26.0 p0       9 t[3]
        xor edx, dword [ecx*8 + poly1305_aes.T2_windows0 + 4]  ;    30.0 p1+p2    9 t[3]
        mov eax, dword [esp + 248]                             ;    25.0 p2       9 t[0]
        shr eax, 0x10                                          ;    28.0 p0       9 t[0]
        mov ecx, eax                                           ;    29.0 p1       9 t[0] copy
        shr ecx, 8                                             ;    30.0 p0       9 t[0]
        xor ebx, dword [ecx*8 + poly1305_aes.T2_windows0 + 4]  ;    34.0 p1+p2    9 t[0]
        movzx eax, al                                          ;    29.0 p0       9 t[1]
        xor edi, dword [eax*8 + poly1305_aes.T2_windows0 + 1]  ;    33.0 p1+p2    9 t[1]
        mov eax, dword [esp + 252]                             ;    28.0 p2       9 s[2] reload
        movzx ecx, ah                                          ;    31.0 p0       9 t[1]
        xor edi, dword [ecx*8 + poly1305_aes.T2_windows0 + 2]  ;    35.0 p1+p2    9 t[1]
        movzx eax, al                                          ;    31.0 p0       9 t[2]
        xor esi, dword [eax*8 + poly1305_aes.T2_windows0 + 3]  ;    35.0 p1+p2    9 t[2]
        mov eax, dword [esp + 248]                             ;    31.0 p2       9 s[3] reload
        movzx ecx, ah                                          ;    34.0 p0       9 t[2]
        xor esi, dword [ecx*8 + poly1305_aes.T2_windows0 + 2]  ;    38.0 p1+p2    9 t[2]
        movzx eax, al                                          ;    34.0 p0       9 t[3]
        xor edx, dword [eax*8 + poly1305_aes.T2_windows0 + 3]  ;    38.0 p1+p2    9 t[3]
        mov eax, dword [esp + 244]                             ;    34.0 p2       9 t[3] reload
        xor edx, dword [eax*8 + poly1305_aes.T2_windows0 + 1]  ;    40.0 p0+p2    9 t[3]
        mov eax, dword [esp + 260]                             ;    36.0 p2       9 k[3] reload
        movzx ecx, ah                                          ;    39.0 p1       9 k[0]
        movzx ecx, byte [ecx*8 + poly1305_aes.T2_windows0 + 1] ;    40.0 p2       9 k[0]
        xor ecx, dword [esp + 256]                             ;    43.0 p0+p2    9 k[0]
        xor ecx, 2                                             ;    44.0 p1       9 k[0]
        fadd st0, st1                                          ;    15.0 p0      27 d
        mov dword [esp + 256], edx                             ;    41.0 p3+p4    9 t[3] spill
        mov edx, eax                                           ;    39.0 p0       9 k[0] copy
        shr edx, 0x10                                          ;    40.0 p0       9 k[0]
        mov dword [esp + 244], esi                             ;    39.0 p3+p4    9 t[2] spill
        movzx esi, dl                                          ;    41.0 p1       9 k[0]
        shr edx, 8                                             ;    41.0 p0       9 k[0]
        movzx esi, word [esi*8 + poly1305_aes.T2_windows0]     ;    42.0 p2       9 k[0]
        movzx edx, byte [edx*8 + poly1305_aes.T2_windows0 + 1] ;    42.0 p2       9 k[0]
        xor ecx, esi                                           ;    45.0 p1       9 k[0]
        movzx esi, al                                          ;    39.0 p1       9 k[0]
        movzx esi, word [esi*8 + poly1305_aes.T2_windows0]     ;    41.0 p2       9 k[0]
        xor esi, edx                                           ;    45.0 p0       9 k[0]
        shl esi, 0x10                                          ;    46.0 p0       9 k[0]
        xor ecx, esi                                           ;    47.0 p1       9 k[0]
        xor ebp, ecx                                           ;    48.0 p1       9 k[1]
        mov esi, dword [esp + 264]                             ;    42.0 p2       9 k[2] reload
        xor esi, ebp                                           ;    49.0 p0       9 k[2]
        xor eax, esi                                           ;    50.0 p1       9 k[3]
        movzx edx, bl                                          ;    40.7 p0       9 t[0]
        mov edx, dword [edx*8 + poly1305_aes.T2_windows0 + 3]  ;    43.0 p2       9 t[0]
        xor edx, ecx                                           ;    48.0 p1       9 t[0]
        mov dword [esp + 264], ecx                             ;    48.0 p3+p4    9 k[0] spill
        mov ecx, edi                                           ;    41.7 p0       9 t[0] copy
        shr ecx, 8                                             ;    42.7 p0       9 t[0]
        and ecx, 0xff                                          ;    43.7 p1       9 t[0]
        xor edx, dword [ecx*8 + poly1305_aes.T2_windows0 + 2]  ;    49.0 p1+p2    9 t[0]
        mov ecx, edi                                           ;    43.7 p0       9 t[1] copy
        movzx edi, cl                                          ;    44.7 p1       9 t[1]
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;    45.7 p2       9 t[1]
        xor edi, ebp                                           ;    49.0 p0       9 t[1]
        shr ecx, 0x10                                          ;    45.7 p0       9 t[2]
        mov dword [esp + 260], ebp                             ;    49.0 p3+p4    9 k[1] spill
        mov ebp, ebx                                           ;    45.0 p1       9 t[1] copy
        shr ebp, 0x10                                          ;    46.7 p0       9 t[1]
        movzx ebx, bh                                          ;    46.0 p1       9 t[3]
        mov ebx, dword [ebx*8 + poly1305_aes.T2_windows0 + 2]  ;    47.0 p2       9 t[3]
        xor ebx, eax                                           ;    51.0 p1       9 t[3]
        mov dword [esp + 248], eax                             ;    51.0 p3+p4    9 k[3] spill
        mov eax, ebp                                           ;    47.7 p0       9 t[1] copy
        shr eax, 8                                             ;    48.7 p0       9 t[1]
        xor edi, dword [eax*8 + poly1305_aes.T2_windows0 + 4]  ;    52.7 p1+p2    9 t[1]
        mov eax, ebp                                           ;    49.0 p1       9 t[1] copy
        movzx ebp, al                                          ;    50.0 p0       9 t[2]
        mov eax, ecx                                           ;    50.0 p1       9 t[2] copy
        shr eax, 8                                             ;    51.0 p0       9 t[2]
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 1]  ;    51.0 p2       9 t[2]
        xor ebp, dword [eax*8 + poly1305_aes.T2_windows0 + 4]  ;    55.0 p1+p2    9 t[2]
        fsub qword [poly1305_aes.T1_constants64 + 32]          ;    24.0 p0+p2   27 d
        xor ebp, esi                                           ;    56.0 p0       9 t[2]
        movzx eax, cl                                          ;    52.0 p1       9 t[3]
        mov ecx, dword [esp + 244]                             ;    50.0 p2       9 t[0]
        shr ecx, 0x10                                          ;    53.0 p0       9 t[0]
        mov dword [esp + 252], esi                             ;    50.0 p3+p4    9 k[2] spill
        movzx esi, cl                                          ;    54.0 p1       9 t[0]
        xor edx, dword [esi*8 + poly1305_aes.T2_windows0 + 1]  ;    58.0 p0+p2    9 t[0]
        shr ecx, 8                                             ;    54.7 p0       9 t[3]
        xor ebx, dword [eax*8 + poly1305_aes.T2_windows0 + 1]  ;    56.0 p1+p2    9 t[3]
        mov eax, dword [esp + 256]                             ;    53.0 p2       9 t[0]
        shr eax, 0x10                                          ;    56.0 p0       9 t[0]
        mov esi, eax                                           ;    57.0 p1       9 t[0] copy
        shr esi, 8                                             ;    58.0 p0       9 t[0]
        xor edx, dword [esi*8 + poly1305_aes.T2_windows0 + 4]  ;    62.0 p1+p2    9 t[0]
        movzx esi, al                                          ;    57.0 p1       9 t[1]
        xor edi, dword [esi*8 + poly1305_aes.T2_windows0 + 1]  ;    61.0 p0+p2    9 t[1]
        mov eax, dword [esp + 244]                             ;    56.0 p2       9 t[2] reload
        movzx esi, ah                                          ;    59.0 p1       9 t[1]
        xor edi, dword [esi*8 + poly1305_aes.T2_windows0 + 2]  ;    63.0 p0+p2    9 t[1]
        movzx esi, al                                          ;    59.0 p1       9 t[2]
        xor ebp, dword [esi*8 + poly1305_aes.T2_windows0 + 3]  ;    63.0 p0+p2    9 t[2]
        mov eax, dword [esp + 256]                             ;    59.0 p2       9 t[3] reload
        movzx esi, ah                                          ;    62.0 p1       9 t[2]
        xor ebp, dword [esi*8 + poly1305_aes.T2_windows0 + 2]  ;    66.0 p0+p2    9 t[2]
        movzx esi, al                                          ;    62.0 p1       9 t[3]
        xor ebx, dword [ecx*8 + poly1305_aes.T2_windows0 + 4]  ;    61.7 p0+p2    9 t[3]
        xor ebx, dword [esi*8 + poly1305_aes.T2_windows0 + 3]  ;    66.0 p1+p2    9 t[3]
        mov eax, dword [esp + 248]                             ;    63.0 p2       9 k[3] reload
        movzx esi, ah                                          ;    66.0 p0       9 k[0]
        mov ecx, eax                                           ;    66.0 p1       9 k[0] copy
        shr ecx, 0x10                                          ;    67.0 p0       9 k[0]
        movzx esi, byte [esi*8 + poly1305_aes.T2_windows0 + 1] ;    67.0 p2       9 k[0]
        xor esi, dword [esp + 264]                             ;    70.0 p1+p2    9 k[0]
        xor esi, 4                                             ;    71.0 p0       9 k[0]
        mov dword [esp + 264], ebx                             ;    67.0 p3+p4    9 t[3] spill
        movzx ebx, cl                                          ;    68.0 p1       9 k[0]
        shr ecx, 8                                             ;    68.0 p0       9 k[0]
        movzx ebx, word [ebx*8 + poly1305_aes.T2_windows0]     ;    69.0 p2       9 k[0]
        movzx ecx, byte [ecx*8 + poly1305_aes.T2_windows0 + 1] ;    69.0 p2       9 k[0]
        xor esi, ebx                                           ;    72.0 p1       9 k[0]
        movzx ebx, al                                          ;    66.7 p0       9 k[0]
        movzx ebx, word [ebx*8 + poly1305_aes.T2_windows0]     ;    68.0 p2       9 k[0]
        xor ebx, ecx                                           ;    72.0 p1       9 k[0]
        shl ebx, 0x10                                          ;    73.0 p0       9 k[0]
        xor esi, ebx                                           ;    74.0 p1       9 k[0]
        movzx ecx, dl                                          ;    68.7 p0       9 t[0]
        mov ebx, dword [esp + 260]                             ;    69.0 p2       9 k[1]
        xor ebx, esi                                           ;    75.0 p1       9 k[1]
        fld qword [poly1305_aes.T1_constants64 + 8]            ;    28.0 p2      27 d reload
        mov ecx, dword [ecx*8 + poly1305_aes.T2_windows0 + 3]  ;    70.0 p2       9 t[0]
        xor ecx, esi                                           ;    75.0 p0       9 t[0]
        mov dword [esp + 260], esi                             ;    75.0 p3+p4    9 k[0] spill
        mov esi, edi                                           ;    70.0 p1       9 t[0] copy
        shr esi, 8                                             ;    71.0 p0       9 t[0]
        and esi, 0xff                                          ;    72.0 p1       9 t[0]
        xor ecx, dword [esi*8 + poly1305_aes.T2_windows0 + 2]  ;    76.0 p0+p2    9 t[0]
        mov esi, dword [esp + 252]                             ;    72.0 p2       9 k[2]
        xor esi, ebx                                           ;    76.0 p1       9 k[2]
        xor eax, esi                                           ;    77.0 p0       9 k[3]
        mov dword [esp + 252], eax                             ;    78.0 p3+p4    9 k[3] spill
        mov eax, ebp                                           ;    73.0 p1       9 t[0] copy
        shr eax, 0x10                                          ;    74.0 p0       9 t[0]
        mov dword [esp + 248], esi                             ;    77.0 p3+p4    9 k[2] spill
        movzx esi, al                                          ;    75.0 p1       9 t[0]
        xor ecx, dword [esi*8 + poly1305_aes.T2_windows0 + 1]  ;    79.0 p0+p2    9 t[0]
        mov esi, edi                                           ;    75.0 p1       9 t[1] copy
        and esi, 0xff                                          ;    76.0 p0       9 t[1]
        mov esi, dword [esi*8 + poly1305_aes.T2_windows0 + 3]  ;    77.0 p2       9 t[1]
        xor esi, ebx                                           ;    80.0 p1       9 t[1]
        shr edi, 0x10                                          ;    76.7 p0       9 t[2]
        shr eax, 8                                             ;    77.7 p0       9 t[3]
        mov dword [esp + 256], ebx                             ;    76.0 p3+p4    9 k[1] spill
        mov ebx, ebp                                           ;    77.0 p1       9 t[1] copy
        shr ebx, 8                                             ;    78.7 p0       9 t[1]
        and ebx, 0xff                                          ;    79.7 p1       9 t[1]
        xor esi, dword [ebx*8 + poly1305_aes.T2_windows0 + 2]  ;    83.7 p1+p2    9 t[1]
        mov ebx, edx                                           ;    79.7 p0       9 t[1] copy
        shr ebx, 0x10                                          ;    80.7 p0       9 t[1]
        and ebp, 0xff                                          ;    80.0 p1       9 t[2]
        movzx edx, dh                                          ;    81.0 p1       9 t[3]
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;    81.0 p2       9 t[2]
        xor ebp, dword [esp + 248]                             ;    84.0 p0+p2    9 t[2]
        mov eax, dword [eax*8 + poly1305_aes.T2_windows0 + 4]  ;    78.7 p2       9 t[3]
        xor eax, dword [edx*8 + poly1305_aes.T2_windows0 + 2]  ;    85.0 p1+p2    9 t[3]
        mov edx, ebx                                           ;    82.7 p0       9 t[1] copy
        shr edx, 8                                             ;    83.7 p0       9 t[1]
        xor esi, dword [edx*8 + poly1305_aes.T2_windows0 + 4]  ;    87.7 p1+p2    9 t[1]
        movzx edx, bl                                          ;    84.0 p1       9 t[2]
        mov ebx, edi                                           ;    84.7 p0       9 t[2] copy
        shr ebx, 8                                             ;    85.7 p0       9 t[2]
        xor ebp, dword [edx*8 + poly1305_aes.T2_windows0 + 1]  ;    88.0 p1+p2    9 t[2]
        xor ebp, dword [ebx*8 + poly1305_aes.T2_windows0 + 4]  ;    89.7 p1+p2    9 t[2]
        mov edx, dword [esp + 264]                             ;    83.0 p2       9 t[0]
        shr edx, 0x10                                          ;    86.7 p0       9 t[0]
        mov ebx, edx                                           ;    87.7 p1       9 t[0] copy
        shr ebx, 8                                             ;    88.7 p0       9 t[0]
        fmul st0, st1                                          ;    34.0 p0      27 d
        xor ecx, dword [ebx*8 + poly1305_aes.T2_windows0 + 4]  ;    92.7 p1+p2    9 t[0]
        movzx edx, dl                                          ;    88.7 p0       9 t[1]
        xor esi, dword [edx*8 + poly1305_aes.T2_windows0 + 1]  ;    92.7 p1+p2    9 t[1]
        mov edx, dword [esp + 264]                             ;    86.0 p2       9 t[3] reload
        movzx ebx, dh                                          ;    89.7 p0       9 t[2]
        xor ebp, dword [ebx*8 + poly1305_aes.T2_windows0 + 2]  ;    93.7 p1+p2    9 t[2]
        movzx edx, dl                                          ;    90.7 p0       9 t[3]
        mov ebx, edi                                           ;    91.0 p1       9 t[2] copy
        movzx edi, bl                                          ;    92.0 p0       9 t[3]
        xor eax, dword [edx*8 + poly1305_aes.T2_windows0 + 3]  ;    94.7 p1+p2    9 t[3]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;    96.0 p0+p2    9 t[3]
        mov edx, dword [esp + 252]                             ;    90.0 p2       9 k[3] reload
        xor eax, edx                                           ;    97.0 p1       9 t[3]
        movzx edi, dh                                          ;    93.7 p0       9 k[0]
        mov ebx, edx                                           ;    94.0 p1       9 k[0] copy
        shr ebx, 0x10                                          ;    95.0 p0       9 k[0]
        movzx edi, byte [edi*8 + poly1305_aes.T2_windows0 + 1] ;    94.7 p2       9 k[0]
        xor edi, dword [esp + 260]                             ;    97.7 p1+p2    9 k[0]
        xor edi, 8                                             ;    98.7 p0       9 k[0]
        mov dword [esp + 260], eax                             ;    98.0 p3+p4    9 t[3] spill
        movzx eax, bl                                          ;    96.0 p1       9 k[0]
        shr ebx, 8                                             ;    96.7 p0       9 k[0]
        movzx eax, word [eax*8 + poly1305_aes.T2_windows0]     ;    97.0 p2       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes.T2_windows0 + 1] ;    97.7 p2       9 k[0]
        xor edi, eax                                           ;   100.0 p1       9 k[0]
        movzx eax, dl                                          ;    97.7 p0       9 k[0]
        movzx eax, word [eax*8 + poly1305_aes.T2_windows0]     ;    98.7 p2       9 k[0]
        xor ebx, eax                                           ;   101.7 p1       9 k[0]
        shl ebx, 0x10                                          ;   102.7 p0       9 k[0]
        xor edi, ebx                                           ;   103.7 p1       9 k[0]
        mov eax, dword [esp + 256]                             ;    96.0 p2       9 k[1]
        xor eax, edi                                           ;   104.7 p0       9 k[1]
        movzx ebx, cl                                          ;   100.0 p1       9 t[0]
        mov ebx, dword [ebx*8 + poly1305_aes.T2_windows0 + 3]  ;   101.0 p2       9 t[0]
        xor ebx, edi                                           ;   104.7 p0       9 t[0]
        mov dword [esp + 256], edi                             ;   104.7 p3+p4    9 k[0] spill
        mov edi, dword [esp + 248]                             ;    98.0 p2       9 k[2]
        xor edi, eax                                           ;   105.7 p1       9 k[2]
        xor edx, edi                                           ;   106.7 p0       9 k[3]
        mov dword [esp + 248], edx                             ;   107.7 p3+p4    9 k[3] spill
        mov edx, esi                                           ;   102.0 p1       9 t[0] copy
        shr edx, 8                                             ;   103.0 p0       9 t[0]
        and edx, 0xff                                          ;   104.0 p1       9 t[0]
        xor ebx, dword [edx*8 + poly1305_aes.T2_windows0 + 2]  ;   108.0 p0+p2    9 t[0]
        mov edx, ebp                                           ;   104.0 p1       9 t[0] copy
        shr edx, 0x10                                          ;   105.0 p0       9 t[0]
        mov dword [esp + 252], edi                             ;   106.7 p3+p4    9 k[2] spill
        movzx edi, dl                                          ;   106.0 p1       9 t[0]
        fxch st0, st2                                          ;    40.5         27 d copy
        xor ebx, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   110.0 p0+p2    9 t[0]
        mov edi, esi                                           ;   106.0 p1       9 t[1] copy
        and edi, 0xff                                          ;   107.0 p0       9 t[1]
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;   108.0 p2       9 t[1]
        xor edi, eax                                           ;   111.0 p1       9 t[1]
        shr esi, 0x10                                          ;   107.7 p0       9 t[2]
        shr edx, 8                                             ;   108.7 p0       9 t[3]
        mov dword [esp + 264], eax                             ;   105.7 p3+p4    9 k[1] spill
        mov eax, ebp                                           ;   108.0 p1       9 t[1] copy
        shr eax, 8                                             ;   109.7 p0       9 t[1]
        and eax, 0xff                                          ;   110.7 p1       9 t[1]
        xor edi, dword [eax*8 + poly1305_aes.T2_windows0 + 2]  ;   114.7 p1+p2    9 t[1]
        mov eax, ecx                                           ;   110.7 p0       9 t[1] copy
        shr eax, 0x10                                          ;   111.7 p0       9 t[1]
        and ebp, 0xff                                          ;   111.0 p1       9 t[2]
        movzx ecx, ch                                          ;   112.0 p1       9 t[3]
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   112.0 p2       9 t[2]
        xor ebp, dword [esp + 252]                             ;   115.0 p0+p2    9 t[2]
        mov edx, dword [edx*8 + poly1305_aes.T2_windows0 + 4]  ;   109.7 p2       9 t[3]
        xor edx, dword [ecx*8 + poly1305_aes.T2_windows0 + 2]  ;   116.0 p1+p2    9 t[3]
        mov ecx, eax                                           ;   113.7 p0       9 t[1] copy
        shr ecx, 8                                             ;   114.7 p0       9 t[1]
        xor edi, dword [ecx*8 + poly1305_aes.T2_windows0 + 4]  ;   118.7 p1+p2    9 t[1]
        movzx eax, al                                          ;   115.0 p1       9 t[2]
        mov ecx, esi                                           ;   115.7 p0       9 t[2] copy
        shr ecx, 8                                             ;   116.7 p0       9 t[2]
        xor ebp, dword [eax*8 + poly1305_aes.T2_windows0 + 1]  ;   119.0 p1+p2    9 t[2]
        xor ebp, dword [ecx*8 + poly1305_aes.T2_windows0 + 4]  ;   120.7 p1+p2    9 t[2]
        mov eax, dword [esp + 260]                             ;   110.0 p2       9 t[0]
        shr eax, 0x10                                          ;   117.7 p0       9 t[0]
        mov ecx, eax                                           ;   118.7 p1       9 t[0] copy
        shr ecx, 8                                             ;   119.7 p0       9 t[0]
        xor ebx, dword [ecx*8 + poly1305_aes.T2_windows0 + 4]  ;   123.7 p1+p2    9 t[0]
        movzx eax, al                                          ;   119.7 p0       9 t[1]
        xor edi, dword [eax*8 + poly1305_aes.T2_windows0 + 1]  ;   123.7 p1+p2    9 t[1]
        mov eax, dword [esp + 260]                             ;   113.0 p2       9 t[3] reload
        movzx ecx, ah                                          ;   120.7 p0       9 t[2]
        xor ebp, dword [ecx*8 + poly1305_aes.T2_windows0 + 2]  ;   124.7 p1+p2    9 t[2]
        movzx eax, al                                          ;   121.7 p0       9 t[3]
        mov ecx, esi                                           ;   122.0 p1       9 t[2] copy
        movzx esi, cl                                          ;   123.0 p0       9 t[3]
        xor edx, dword [eax*8 + poly1305_aes.T2_windows0 + 3]  ;   125.7 p1+p2    9 t[3]
        xor edx, dword [esi*8 + poly1305_aes.T2_windows0 + 1]  ;   127.0 p0+p2    9 t[3]
        mov eax, dword [esp + 248]                             ;   117.0 p2       9 k[3] reload
        xor edx, eax                                           ;   128.0 p1       9 t[3]
        movzx esi, ah                                          ;   124.7 p0       9 k[0]
        mov ecx, eax                                           ;   125.0 p1       9 k[0] copy
        fsubrp st1, st0                                        ;    48.0 p0      27 d
        shr ecx, 0x10                                          ;   126.0 p0       9 k[0]
        movzx esi, byte [esi*8 + poly1305_aes.T2_windows0 + 1] ;   125.7 p2       9 k[0]
        xor esi, dword [esp + 256]                             ;   128.7 p1+p2    9 k[0]
        xor esi, 0x10                                          ;   129.7 p0       9 k[0]
        mov dword [esp + 256], edx                             ;   129.0 p3+p4    9 t[3] spill
        movzx edx, cl                                          ;   127.0 p1       9 k[0]
        shr ecx, 8                                             ;   127.7 p0       9 k[0]
        movzx edx, word [edx*8 + poly1305_aes.T2_windows0]     ;   128.0 p2       9 k[0]
        movzx ecx, byte [ecx*8 + poly1305_aes.T2_windows0 + 1] ;   128.7 p2       9 k[0]
        xor esi, edx                                           ;   131.0 p1       9 k[0]
        movzx edx, al                                          ;   128.7 p0       9 k[0]
        movzx edx, word [edx*8 + poly1305_aes.T2_windows0]     ;   129.7 p2       9 k[0]
        xor ecx, edx                                           ;   132.7 p1       9 k[0]
        shl ecx, 0x10                                          ;   133.7 p0       9 k[0]
        xor esi, ecx                                           ;   134.7 p1       9 k[0]
        mov ecx, dword [esp + 264]                             ;   123.0 p2       9 k[1]
        xor ecx, esi                                           ;   135.7 p0       9 k[1]
        movzx edx, bl                                          ;   131.0 p1       9 t[0]
        mov edx, dword [edx*8 + poly1305_aes.T2_windows0 + 3]  ;   132.0 p2       9 t[0]
        xor edx, esi                                           ;   135.7 p0       9 t[0]
        mov dword [esp + 264], esi                             ;   135.7 p3+p4    9 k[0] spill
        mov esi, dword [esp + 252]                             ;   125.0 p2       9 k[2]
        xor esi, ecx                                           ;   136.7 p1       9 k[2]
        xor eax, esi                                           ;   137.7 p0       9 k[3]
        mov dword [esp + 252], eax                             ;   138.7 p3+p4    9 k[3] spill
        mov eax, edi                                           ;   133.0 p1       9 t[0] copy
        shr eax, 8                                             ;   134.0 p0       9 t[0]
        and eax, 0xff                                          ;   135.0 p1       9 t[0]
        xor edx, dword [eax*8 + poly1305_aes.T2_windows0 + 2]  ;   139.0 p0+p2    9 t[0]
        mov eax, ebp                                           ;   135.0 p1       9 t[0] copy
        shr eax, 0x10                                          ;   136.0 p0       9 t[0]
        mov dword [esp + 248], esi                             ;   137.7 p3+p4    9 k[2] spill
        movzx esi, al                                          ;   137.0 p1       9 t[0]
        xor edx, dword [esi*8 + poly1305_aes.T2_windows0 + 1]  ;   141.0 p0+p2    9 t[0]
        mov esi, edi                                           ;   137.0 p1       9 t[1] copy
        and esi, 0xff                                          ;   138.0 p0       9 t[1]
        mov esi, dword [esi*8 + poly1305_aes.T2_windows0 + 3]  ;   139.0 p2       9 t[1]
        xor esi, ecx                                           ;   142.0 p1       9 t[1]
        shr edi, 0x10                                          ;   138.7 p0       9 t[2]
        shr eax, 8                                             ;   139.7 p0       9 t[3]
        mov dword [esp + 260], ecx                             ;   136.7 p3+p4    9 k[1] spill
        mov ecx, ebp                                           ;   139.0 p1       9 t[1] copy
        shr ecx, 8                                             ;   140.7 p0       9 t[1]
        and ecx, 0xff                                          ;   141.7 p1       9 t[1]
        xor esi, dword [ecx*8 + poly1305_aes.T2_windows0 + 2]  ;   145.7 p1+p2    9 t[1]
        mov ecx, ebx                                           ;   141.7 p0       9 t[1] copy
        shr ecx, 0x10                                          ;   142.7 p0       9 t[1]
        and ebp, 0xff                                          ;   142.0 p1       9 t[2]
        fld tword [esp + 16]                                   ;    57.0 p0+p2   27 d reload
        movzx ebx, bh                                          ;   143.0 p1       9 t[3]
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   143.0 p2       9 t[2]
        xor ebp, dword [esp + 248]                             ;   146.0 p0+p2    9 t[2]
        mov eax, dword [eax*8 + poly1305_aes.T2_windows0 + 4]  ;   140.7 p2       9 t[3]
        xor eax, dword [ebx*8 + poly1305_aes.T2_windows0 + 2]  ;   147.0 p1+p2    9 t[3]
        mov ebx, ecx                                           ;   144.7 p0       9 t[1] copy
        shr ebx, 8                                             ;   145.7 p0       9 t[1]
        xor esi, dword [ebx*8 + poly1305_aes.T2_windows0 + 4]  ;   149.7 p1+p2    9 t[1]
        movzx ecx, cl                                          ;   146.0 p1       9 t[2]
        mov ebx, edi                                           ;   146.7 p0       9 t[2] copy
        shr ebx, 8                                             ;   147.7 p0       9 t[2]
        xor ebp, dword [ecx*8 + poly1305_aes.T2_windows0 + 1]  ;   150.0 p1+p2    9 t[2]
        xor ebp, dword [ebx*8 + poly1305_aes.T2_windows0 + 4]  ;   151.7 p1+p2    9 t[2]
        mov ecx, dword [esp + 256]                             ;   140.0 p2       9 t[0]
        shr ecx, 0x10                                          ;   148.7 p0       9 t[0]
        mov ebx, ecx                                           ;   149.7 p1       9 t[0] copy
        shr ebx, 8                                             ;   150.7 p0       9 t[0]
        xor edx, dword [ebx*8 + poly1305_aes.T2_windows0 + 4]  ;   154.7 p1+p2    9 t[0]
        movzx ecx, cl                                          ;   150.7 p0       9 t[1]
        xor esi, dword [ecx*8 + poly1305_aes.T2_windows0 + 1]  ;   154.7 p1+p2    9 t[1]
        mov ecx, dword [esp + 256]                             ;   143.0 p2       9 t[3] reload
        movzx ebx, ch                                          ;   151.7 p0       9 t[2]
        xor ebp, dword [ebx*8 + poly1305_aes.T2_windows0 + 2]  ;   155.7 p1+p2    9 t[2]
        movzx ecx, cl                                          ;   152.7 p0       9 t[3]
        mov ebx, edi                                           ;   153.0 p1       9 t[2] copy
        movzx edi, bl                                          ;   154.0 p0       9 t[3]
        xor eax, dword [ecx*8 + poly1305_aes.T2_windows0 + 3]  ;   156.7 p1+p2    9 t[3]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   158.0 p0+p2    9 t[3]
        mov ecx, dword [esp + 252]                             ;   147.0 p2       9 k[3] reload
        xor eax, ecx                                           ;   159.0 p1       9 t[3]
        movzx edi, ch                                          ;   155.7 p0       9 k[0]
        mov ebx, ecx                                           ;   156.0 p1       9 k[0] copy
        shr ebx, 0x10                                          ;   157.0 p0       9 k[0]
        movzx edi, byte [edi*8 + poly1305_aes.T2_windows0 + 1] ;   156.7 p2       9 k[0]
        xor edi, dword [esp + 264]                             ;   159.7 p1+p2    9 k[0]
        xor edi, 0x20                                          ;   160.7 p0       9 k[0]
        mov dword [esp + 264], eax                             ;   160.0 p3+p4    9 t[3] spill
        movzx eax, bl                                          ;   158.0 p1       9 k[0]
        shr ebx, 8                                             ;   158.7 p0       9 k[0]
        movzx eax, word [eax*8 + poly1305_aes.T2_windows0]     ;   159.0 p2       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes.T2_windows0 + 1] ;   159.7 p2       9 k[0]
        xor edi, eax                                           ;   162.0 p1       9 k[0]
        movzx eax, cl                                          ;   159.7 p0       9 k[0]
        movzx eax, word [eax*8 + poly1305_aes.T2_windows0]     ;   160.7 p2       9 k[0]
        xor ebx, eax                                           ;   163.7 p1       9 k[0]
        shl ebx, 0x10                                          ;   164.7 p0       9 k[0]
        xor edi, ebx                                           ;   165.7 p1       9 k[0]
        mov eax, dword [esp + 260]                             ;   153.0 p2       9 k[1]
        fld dword [poly1305_aes.T0_constants32 + 16]           ;    62.0 p2      27 d reload
        xor eax, edi                                           ;   166.7 p0       9 k[1]
        movzx ebx, dl                                          ;   162.0 p1       9 t[0]
        mov ebx, dword [ebx*8 + poly1305_aes.T2_windows0 + 3]  ;   163.0 p2       9 t[0]
        xor ebx, edi                                           ;   166.7 p0       9 t[0]
        mov dword [esp + 260], edi                             ;   166.7 p3+p4    9 k[0] spill
        mov edi, dword [esp + 248]                             ;   155.0 p2       9 k[2]
        xor edi, eax                                           ;   167.7 p1       9 k[2]
        xor ecx, edi                                           ;   168.7 p0       9 k[3]
        mov dword [esp + 248], ecx                             ;   169.7 p3+p4    9 k[3] spill
        mov ecx, esi                                           ;   164.0 p1       9 t[0] copy
        shr ecx, 8                                             ;   165.0 p0       9 t[0]
        and ecx, 0xff                                          ;   166.0 p1       9 t[0]
        xor ebx, dword [ecx*8 + poly1305_aes.T2_windows0 + 2]  ;   170.0 p0+p2    9 t[0]
        mov ecx, ebp                                           ;   166.0 p1       9 t[0] copy
        shr ecx, 0x10                                          ;   167.0 p0       9 t[0]
        mov dword [esp + 252], edi                             ;   168.7 p3+p4    9 k[2] spill
        movzx edi, cl                                          ;   168.0 p1       9 t[0]
        xor ebx, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   172.0 p0+p2    9 t[0]
        mov edi, esi                                           ;   168.0 p1       9 t[1] copy
        and edi, 0xff                                          ;   169.0 p0       9 t[1]
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;   170.0 p2       9 t[1]
        xor edi, eax                                           ;   173.0 p1       9 t[1]
        shr esi, 0x10                                          ;   169.7 p0       9 t[2]
        shr ecx, 8                                             ;   170.7 p0       9 t[3]
        mov dword [esp + 256], eax                             ;   167.7 p3+p4    9 k[1] spill
        mov eax, ebp                                           ;   170.0 p1       9 t[1] copy
        shr eax, 8                                             ;   171.7 p0       9 t[1]
        and eax, 0xff                                          ;   172.7 p1       9 t[1]
        xor edi, dword [eax*8 + poly1305_aes.T2_windows0 + 2]  ;   176.7 p1+p2    9 t[1]
        mov eax, edx                                           ;   172.7 p0       9 t[1] copy
        shr eax, 0x10                                          ;   173.7 p0       9 t[1]
        and ebp, 0xff                                          ;   173.0 p1       9 t[2]
        movzx edx, dh                                          ;   174.0 p1       9 t[3]
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   174.0 p2       9 t[2]
        xor ebp, dword [esp + 252]                             ;   177.0 p0+p2    9 t[2]
        mov ecx, dword [ecx*8 + poly1305_aes.T2_windows0 + 4]  ;   171.7 p2       9 t[3]
        xor ecx, dword [edx*8 + poly1305_aes.T2_windows0 + 2]  ;   178.0 p1+p2    9 t[3]
        mov edx, eax                                           ;   175.7 p0       9 t[1] copy
        shr edx, 8                                             ;   176.7 p0       9 t[1]
        xor edi, dword [edx*8 + poly1305_aes.T2_windows0 + 4]  ;   180.7 p1+p2    9 t[1]
        movzx eax, al                                          ;   177.0 p1       9 t[2]
        mov edx, esi                                           ;   177.7 p0       9 t[2] copy
        shr edx, 8                                             ;   178.7 p0       9 t[2]
        xor ebp, dword [eax*8 + poly1305_aes.T2_windows0 + 1]  ;   181.0 p1+p2    9 t[2]
        xor ebp, dword [edx*8 + poly1305_aes.T2_windows0 + 4]  ;   182.7 p1+p2    9 t[2]
        mov eax, dword [esp + 264]                             ;   171.0 p2       9 t[0]
        shr eax, 0x10                                          ;   179.7 p0       9 t[0]
        fadd st0, st1                                          ;    68.0 p0      27 d
        mov edx, eax                                           ;   180.7 p1       9 t[0] copy
        shr edx, 8                                             ;   181.7 p0       9 t[0]
        xor ebx, dword [edx*8 + poly1305_aes.T2_windows0 + 4]  ;   185.7 p1+p2    9 t[0]
        movzx eax, al                                          ;   181.7 p0       9 t[1]
        xor edi, dword [eax*8 + poly1305_aes.T2_windows0 + 1]  ;   185.7 p1+p2    9 t[1]
        mov eax, dword [esp + 264]                             ;   174.0 p2       9 t[3] reload
        movzx edx, ah                                          ;   182.7 p0       9 t[2]
        xor ebp, dword [edx*8 + poly1305_aes.T2_windows0 + 2]  ;   186.7 p1+p2    9 t[2]
        movzx eax, al                                          ;   183.7 p0       9 t[3]
        mov edx, esi                                           ;   184.0 p1       9 t[2] copy
        movzx esi, dl                                          ;   185.0 p0       9 t[3]
        xor ecx, dword [eax*8 + poly1305_aes.T2_windows0 + 3]  ;   187.7 p1+p2    9 t[3]
        xor ecx, dword [esi*8 + poly1305_aes.T2_windows0 + 1]  ;   189.0 p0+p2    9 t[3]
        mov eax, dword [esp + 248]                             ;   178.0 p2       9 k[3] reload
        xor ecx, eax                                           ;   190.0 p1       9 t[3]
        movzx esi, ah                                          ;   186.7 p0       9 k[0]
        mov edx, eax                                           ;   187.0 p1       9 k[0] copy
        shr edx, 0x10                                          ;   188.0 p0       9 k[0]
        movzx esi, byte [esi*8 + poly1305_aes.T2_windows0 + 1] ;   187.7 p2       9 k[0]
        xor esi, dword [esp + 260]                             ;   190.7 p1+p2    9 k[0]
        xor esi, 0x40                                          ;   191.7 p0       9 k[0]
        mov dword [esp + 260], ecx                             ;   191.0 p3+p4    9 t[3] spill
        movzx ecx, dl                                          ;   189.0 p1       9 k[0]
        shr edx, 8                                             ;   189.7 p0       9 k[0]
        movzx ecx, word [ecx*8 + poly1305_aes.T2_windows0]     ;   190.0 p2       9 k[0]
        movzx edx, byte [edx*8 + poly1305_aes.T2_windows0 + 1] ;   190.7 p2       9 k[0]
        xor esi, ecx                                           ;   193.0 p1       9 k[0]
        movzx ecx, al                                          ;   190.7 p0       9 k[0]
        movzx ecx, word [ecx*8 + poly1305_aes.T2_windows0]     ;   191.7 p2       9 k[0]
        xor edx, ecx                                           ;   194.7 p1       9 k[0]
        shl edx, 0x10                                          ;   195.7 p0       9 k[0]
        xor esi, edx                                           ;   196.7 p1       9 k[0]
        mov ecx, dword [esp + 256]                             ;   184.0 p2       9 k[1]
        xor ecx, esi                                           ;   197.7 p0       9 k[1]
        movzx edx, bl                                          ;   193.0 p1       9 t[0]
        mov edx, dword [edx*8 + poly1305_aes.T2_windows0 + 3]  ;   194.0 p2       9 t[0]
        xor edx, esi                                           ;   197.7 p0       9 t[0]
        mov dword [esp + 256], esi                             ;   197.7 p3+p4    9 k[0] spill
        mov esi, dword [esp + 252]                             ;   186.0 p2       9 k[2]
        xor esi, ecx                                           ;   198.7 p1       9 k[2]
        xor eax, esi                                           ;   199.7 p0       9 k[3]
        mov dword [esp + 252], eax                             ;   200.7 p3+p4    9 k[3] spill
        mov eax, edi                                           ;   195.0 p1       9 t[0] copy
        shr eax, 8                                             ;   196.0 p0       9 t[0]
        and eax, 0xff                                          ;   197.0 p1       9 t[0]
        xor edx, dword [eax*8 + poly1305_aes.T2_windows0 + 2]  ;   201.0 p0+p2    9 t[0]
        mov eax, ebp                                           ;   197.0 p1       9 t[0] copy
        shr eax, 0x10                                          ;   198.0 p0       9 t[0]
        fsub dword [poly1305_aes.T0_constants32 + 16]          ;    78.0 p0+p2   27 d
        mov dword [esp + 248], esi                             ;   199.7 p3+p4    9 k[2] spill
        movzx esi, al                                          ;   199.0 p1       9 t[0]
        xor edx, dword [esi*8 + poly1305_aes.T2_windows0 + 1]  ;   203.0 p0+p2    9 t[0]
        mov esi, edi                                           ;   199.0 p1       9 t[1] copy
        and esi, 0xff                                          ;   200.0 p0       9 t[1]
        mov esi, dword [esi*8 + poly1305_aes.T2_windows0 + 3]  ;   201.0 p2       9 t[1]
        xor esi, ecx                                           ;   204.0 p1       9 t[1]
        shr edi, 0x10                                          ;   200.7 p0       9 t[2]
        shr eax, 8                                             ;   201.7 p0       9 t[3]
        mov dword [esp + 264], ecx                             ;   198.7 p3+p4    9 k[1] spill
        mov ecx, ebp                                           ;   201.0 p1       9 t[1] copy
        shr ecx, 8                                             ;   202.7 p0       9 t[1]
        and ecx, 0xff                                          ;   203.7 p1       9 t[1]
        xor esi, dword [ecx*8 + poly1305_aes.T2_windows0 + 2]  ;   207.7 p1+p2    9 t[1]
        mov ecx, ebx                                           ;   203.7 p0       9 t[1] copy
        shr ecx, 0x10                                          ;   204.7 p0       9 t[1]
        and ebp, 0xff                                          ;   204.0 p1       9 t[2]
        movzx ebx, bh                                          ;   205.0 p1       9 t[3]
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   205.0 p2       9 t[2]
        xor ebp, dword [esp + 248]                             ;   208.0 p0+p2    9 t[2]
        mov eax, dword [eax*8 + poly1305_aes.T2_windows0 + 4]  ;   202.7 p2       9 t[3]
        xor eax, dword [ebx*8 + poly1305_aes.T2_windows0 + 2]  ;   209.0 p1+p2    9 t[3]
        mov ebx, ecx                                           ;   206.7 p0       9 t[1] copy
        shr ebx, 8                                             ;   207.7 p0       9 t[1]
        xor esi, dword [ebx*8 + poly1305_aes.T2_windows0 + 4]  ;   211.7 p1+p2    9 t[1]
        movzx ecx, cl                                          ;   208.0 p1       9 t[2]
        mov ebx, edi                                           ;   208.7 p0       9 t[2] copy
        shr ebx, 8                                             ;   209.7 p0       9 t[2]
        xor ebp, dword [ecx*8 + poly1305_aes.T2_windows0 + 1]  ;   212.0 p1+p2    9 t[2]
        xor ebp, dword [ebx*8 + poly1305_aes.T2_windows0 + 4]  ;   213.7 p1+p2    9 t[2]
        mov ecx, dword [esp + 260]                             ;   202.0 p2       9 t[0]
        shr ecx, 0x10                                          ;   210.7 p0       9 t[0]
        mov ebx, ecx                                           ;   211.7 p1       9 t[0] copy
        shr ebx, 8                                             ;   212.7 p0       9 t[0]
        xor edx, dword [ebx*8 + poly1305_aes.T2_windows0 + 4]  ;   216.7 p1+p2    9 t[0]
        movzx ecx, cl                                          ;   212.7 p0       9 t[1]
        xor esi, dword [ecx*8 + poly1305_aes.T2_windows0 + 1]  ;   216.7 p1+p2    9 t[1]
        mov ecx, dword [esp + 260]                             ;   205.0 p2       9 t[3] reload
        movzx ebx, ch                                          ;   213.7 p0       9 t[2]
        xor ebp, dword [ebx*8 + poly1305_aes.T2_windows0 + 2]  ;   217.7 p1+p2    9 t[2]
        movzx ecx, cl                                          ;   214.7 p0       9 t[3]
        mov ebx, edi                                           ;   215.0 p1       9 t[2] copy
        movzx edi, bl                                          ;   216.0 p0       9 t[3]
        xor eax, dword [ecx*8 + poly1305_aes.T2_windows0 + 3]  ;   218.7 p1+p2    9 t[3]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   220.0 p0+p2    9 t[3]
        mov ecx, dword [esp + 252]                             ;   209.0 p2       9 k[3] reload
        xor eax, ecx                                           ;   221.0 p1       9 t[3]
        fsub st1, st0                                          ;    81.0 p0      27 d
        movzx edi, ch                                          ;   217.7 p0       9 k[0]
        mov ebx, ecx                                           ;   218.0 p1       9 k[0] copy
        shr ebx, 0x10                                          ;   219.0 p0       9 k[0]
        movzx edi, byte [edi*8 + poly1305_aes.T2_windows0 + 1] ;   218.7 p2       9 k[0]
        xor edi, dword [esp + 256]                             ;   221.7 p1+p2    9 k[0]
        xor edi, 0x80                                          ;   222.7 p0       9 k[0]
        mov dword [esp + 256], eax                             ;   222.0 p3+p4    9 t[3] spill
        movzx eax, bl                                          ;   220.0 p1       9 k[0]
        shr ebx, 8                                             ;   220.7 p0       9 k[0]
        movzx eax, word [eax*8 + poly1305_aes.T2_windows0]     ;   221.0 p2       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes.T2_windows0 + 1] ;   221.7 p2       9 k[0]
        xor edi, eax                                           ;   224.0 p1       9 k[0]
        movzx eax, cl                                          ;   221.7 p0       9 k[0]
        movzx eax, word [eax*8 + poly1305_aes.T2_windows0]     ;   222.7 p2       9 k[0]
        xor ebx, eax                                           ;   225.7 p1       9 k[0]
        shl ebx, 0x10                                          ;   226.7 p0       9 k[0]
        xor edi, ebx                                           ;   227.7 p1       9 k[0]
        mov eax, dword [esp + 264]                             ;   215.0 p2       9 k[1]
        xor eax, edi                                           ;   228.7 p0       9 k[1]
        movzx ebx, dl                                          ;   224.0 p1       9 t[0]
        mov ebx, dword [ebx*8 + poly1305_aes.T2_windows0 + 3]  ;   225.0 p2       9 t[0]
        xor ebx, edi                                           ;   228.7 p0       9 t[0]
        mov dword [esp + 264], edi                             ;   228.7 p3+p4    9 k[0] spill
        mov edi, dword [esp + 248]                             ;   217.0 p2       9 k[2]
        xor edi, eax                                           ;   229.7 p1       9 k[2]
        xor ecx, edi                                           ;   230.7 p0       9 k[3]
        mov dword [esp + 248], ecx                             ;   231.7 p3+p4    9 k[3] spill
        mov ecx, esi                                           ;   226.0 p1       9 t[0] copy
        shr ecx, 8                                             ;   227.0 p0       9 t[0]
        and ecx, 0xff                                          ;   228.0 p1       9 t[0]
        xor ebx, dword [ecx*8 + poly1305_aes.T2_windows0 + 2]  ;   232.0 p0+p2    9 t[0]
        mov ecx, ebp                                           ;   228.0 p1       9 t[0] copy
        shr ecx, 0x10                                          ;   229.0 p0       9 t[0]
        mov dword [esp + 252], edi                             ;   230.7 p3+p4    9 k[2] spill
        movzx edi, cl                                          ;   230.0 p1       9 t[0]
        xor ebx, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   234.0 p0+p2    9 t[0]
        mov edi, esi                                           ;   230.0 p1       9 t[1] copy
        and edi, 0xff                                          ;   231.0 p0       9 t[1]
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;   232.0 p2       9 t[1]
        xor edi, eax                                           ;   235.0 p1       9 t[1]
        shr esi, 0x10                                          ;   231.7 p0       9 t[2]
        shr ecx, 8                                             ;   232.7 p0       9 t[3]
        mov dword [esp + 260], eax                             ;   229.7 p3+p4    9 k[1] spill
        mov eax, ebp                                           ;   232.0 p1       9 t[1] copy
        shr eax, 8                                             ;   233.7 p0       9 t[1]
        and eax, 0xff                                          ;   234.7 p1       9 t[1]
        xor edi, dword [eax*8 + poly1305_aes.T2_windows0 + 2]  ;   238.7 p1+p2    9 t[1]
        mov eax, edx                                           ;   234.7 p0       9 t[1] copy
        fld tword [esp + 0]                                    ;    91.0 p0+p2   27 d reload
        shr eax, 0x10                                          ;   235.7 p0       9 t[1]
        and ebp, 0xff                                          ;   235.0 p1       9 t[2]
        movzx edx, dh                                          ;   236.0 p1       9 t[3]
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   236.0 p2       9 t[2]
        xor ebp, dword [esp + 252]                             ;   239.0 p0+p2    9 t[2]
        mov ecx, dword [ecx*8 + poly1305_aes.T2_windows0 + 4]  ;   233.7 p2       9 t[3]
        xor ecx, dword [edx*8 + poly1305_aes.T2_windows0 + 2]  ;   240.0 p1+p2    9 t[3]
        mov edx, eax                                           ;   237.7 p0       9 t[1] copy
        shr edx, 8                                             ;   238.7 p0       9 t[1]
        xor edi, dword [edx*8 + poly1305_aes.T2_windows0 + 4]  ;   242.7 p1+p2    9 t[1]
        movzx eax, al                                          ;   239.0 p1       9 t[2]
        mov edx, esi                                           ;   239.7 p0       9 t[2] copy
        shr edx, 8                                             ;   240.7 p0       9 t[2]
        xor ebp, dword [eax*8 + poly1305_aes.T2_windows0 + 1]  ;   243.0 p1+p2    9 t[2]
        xor ebp, dword [edx*8 + poly1305_aes.T2_windows0 + 4]  ;   244.7 p1+p2    9 t[2]
        mov eax, dword [esp + 256]                             ;   233.0 p2       9 t[0]
        shr eax, 0x10                                          ;   241.7 p0       9 t[0]
        mov edx, eax                                           ;   242.7 p1       9 t[0] copy
        shr edx, 8                                             ;   243.7 p0       9 t[0]
        xor ebx, dword [edx*8 + poly1305_aes.T2_windows0 + 4]  ;   247.7 p1+p2    9 t[0]
        movzx eax, al                                          ;   243.7 p0       9 t[1]
        xor edi, dword [eax*8 + poly1305_aes.T2_windows0 + 1]  ;   247.7 p1+p2    9 t[1]
        mov eax, dword [esp + 256]                             ;   236.0 p2       9 t[3] reload
        movzx edx, ah                                          ;   244.7 p0       9 t[2]
        xor ebp, dword [edx*8 + poly1305_aes.T2_windows0 + 2]  ;   248.7 p1+p2    9 t[2]
        movzx eax, al                                          ;   245.7 p0       9 t[3]
        mov edx, esi                                           ;   246.0 p1       9 t[2] copy
        movzx esi, dl                                          ;   247.0 p0       9 t[3]
        xor ecx, dword [eax*8 + poly1305_aes.T2_windows0 + 3]  ;   249.7 p1+p2    9 t[3]
        xor ecx, dword [esi*8 + poly1305_aes.T2_windows0 + 1]  ;   251.0 p0+p2    9 t[3]
        mov eax, dword [esp + 248]                             ;   240.0 p2       9 k[3] reload
        xor ecx, eax                                           ;   252.0 p1       9 t[3]
        movzx esi, ah                                          ;   248.7 p0       9 k[0]
        mov edx, eax                                           ;   249.0 p1       9 k[0] copy
        shr edx, 0x10                                          ;   250.0 p0       9 k[0]
        movzx esi, byte [esi*8 + poly1305_aes.T2_windows0 + 1] ;   249.7 p2       9 k[0]
        xor esi, dword [esp + 264]                             ;   252.7 p1+p2    9 k[0]
        xor esi, 0x1b                                          ;   253.7 p0       9 k[0]
        mov dword [esp + 264], ecx                             ;   253.0 p3+p4    9 t[3] spill
        movzx ecx, dl                                          ;   251.0 p1       9 k[0]
        shr edx, 8                                             ;   251.7 p0       9 k[0]
        movzx ecx, word [ecx*8 + poly1305_aes.T2_windows0]     ;   252.0 p2       9 k[0]
        movzx edx, byte [edx*8 + poly1305_aes.T2_windows0 + 1] ;   252.7 p2       9 k[0]
        xor esi, ecx                                           ;   255.0 p1       9 k[0]
        movzx ecx, al                                          ;   252.7 p0       9 k[0]
        movzx ecx, word [ecx*8 + poly1305_aes.T2_windows0]     ;   253.7 p2       9 k[0]
        xor edx, ecx                                           ;   256.7 p1       9 k[0]
        fld dword [poly1305_aes.T0_constants32 + 20]           ;    96.0 p2      27 d reload
        shl edx, 0x10                                          ;   257.7 p0       9 k[0]
        xor esi, edx                                           ;   258.7 p1       9 k[0]
        mov ecx, dword [esp + 260]                             ;   246.0 p2       9 k[1]
        xor ecx, esi                                           ;   259.7 p0       9 k[1]
        movzx edx, bl                                          ;   255.0 p1       9 t[0]
        mov edx, dword [edx*8 + poly1305_aes.T2_windows0 + 3]  ;   256.0 p2       9 t[0]
        xor edx, esi                                           ;   259.7 p0       9 t[0]
        mov dword [esp + 260], esi                             ;   259.7 p3+p4    9 k[0] spill
        mov esi, dword [esp + 252]                             ;   248.0 p2       9 k[2]
        xor esi, ecx                                           ;   260.7 p1       9 k[2]
        xor eax, esi                                           ;   261.7 p0       9 k[3]
        mov dword [esp + 252], eax                             ;   262.7 p3+p4    9 k[3] spill
        mov eax, edi                                           ;   257.0 p1       9 t[0] copy
        shr eax, 8                                             ;   258.0 p0       9 t[0]
        and eax, 0xff                                          ;   259.0 p1       9 t[0]
        xor edx, dword [eax*8 + poly1305_aes.T2_windows0 + 2]  ;   263.0 p0+p2    9 t[0]
        mov eax, ebp                                           ;   259.0 p1       9 t[0] copy
        shr eax, 0x10                                          ;   260.0 p0       9 t[0]
        mov dword [esp + 248], esi                             ;   261.7 p3+p4    9 k[2] spill
        movzx esi, al                                          ;   261.0 p1       9 t[0]
        xor edx, dword [esi*8 + poly1305_aes.T2_windows0 + 1]  ;   265.0 p0+p2    9 t[0]
        mov esi, edi                                           ;   261.0 p1       9 t[1] copy
        and esi, 0xff                                          ;   262.0 p0       9 t[1]
        mov esi, dword [esi*8 + poly1305_aes.T2_windows0 + 3]  ;   263.0 p2       9 t[1]
        xor esi, ecx                                           ;   266.0 p1       9 t[1]
        shr edi, 0x10                                          ;   262.7 p0       9 t[2]
        shr eax, 8                                             ;   263.7 p0       9 t[3]
        mov dword [esp + 256], ecx                             ;   260.7 p3+p4    9 k[1] spill
        mov ecx, ebp                                           ;   263.0 p1       9 t[1] copy
        shr ecx, 8                                             ;   264.7 p0       9 t[1]
        and ecx, 0xff                                          ;   265.7 p1       9 t[1]
        xor esi, dword [ecx*8 + poly1305_aes.T2_windows0 + 2]  ;   269.7 p1+p2    9 t[1]
        mov ecx, ebx                                           ;   265.7 p0       9 t[1] copy
        shr ecx, 0x10                                          ;   266.7 p0       9 t[1]
        and ebp, 0xff                                          ;   266.0 p1       9 t[2]
        movzx ebx, bh                                          ;   267.0 p1       9 t[3]
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   267.0 p2       9 t[2]
        xor ebp, dword [esp + 248]                             ;   270.0 p0+p2    9 t[2]
        mov eax, dword [eax*8 + poly1305_aes.T2_windows0 + 4]  ;   264.7 p2       9 t[3]
        xor eax, dword [ebx*8 + poly1305_aes.T2_windows0 + 2]  ;   271.0 p1+p2    9 t[3]
        mov ebx, ecx                                           ;   268.7 p0       9 t[1] copy
        shr ebx, 8                                             ;   269.7 p0       9 t[1]
        xor esi, dword [ebx*8 + poly1305_aes.T2_windows0 + 4]  ;   273.7 p1+p2    9 t[1]
        movzx ecx, cl                                          ;   270.0 p1       9 t[2]
        mov ebx, edi                                           ;   270.7 p0       9 t[2] copy
        shr ebx, 8                                             ;   271.7 p0       9 t[2]
        xor ebp, dword [ecx*8 + poly1305_aes.T2_windows0 + 1]  ;   274.0 p1+p2    9 t[2]
        xor ebp, dword [ebx*8 + poly1305_aes.T2_windows0 + 4]  ;   275.7 p1+p2    9 t[2]
        fadd st0, st1                                          ;   102.0 p0      27 d
        mov ecx, dword [esp + 264]                             ;   264.0 p2       9 t[0]
        shr ecx, 0x10                                          ;   272.7 p0       9 t[0]
        mov ebx, ecx                                           ;   273.7 p1       9 t[0] copy
        shr ebx, 8                                             ;   274.7 p0       9 t[0]
        xor edx, dword [ebx*8 + poly1305_aes.T2_windows0 + 4]  ;   278.7 p1+p2    9 t[0]
        movzx ecx, cl                                          ;   274.7 p0       9 t[1]
        xor esi, dword [ecx*8 + poly1305_aes.T2_windows0 + 1]  ;   278.7 p1+p2    9 t[1]
        mov ecx, dword [esp + 264]                             ;   267.0 p2       9 t[3] reload
        movzx ebx, ch                                          ;   275.7 p0       9 t[2]
        xor ebp, dword [ebx*8 + poly1305_aes.T2_windows0 + 2]  ;   279.7 p1+p2    9 t[2]
        movzx ecx, cl                                          ;   276.7 p0       9 t[3]
        mov ebx, edi                                           ;   277.0 p1       9 t[2] copy
        movzx edi, bl                                          ;   278.0 p0       9 t[3]
        xor eax, dword [ecx*8 + poly1305_aes.T2_windows0 + 3]  ;   280.7 p1+p2    9 t[3]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   282.0 p0+p2    9 t[3]
        mov ecx, dword [esp + 252]                             ;   271.0 p2       9 k[3] reload
        xor eax, ecx                                           ;   283.0 p1       9 t[3]
        movzx edi, ch                                          ;   279.7 p0       9 k[0]
        mov ebx, ecx                                           ;   280.0 p1       9 k[0] copy
        shr ebx, 0x10                                          ;   281.0 p0       9 k[0]
        movzx edi, byte [edi*8 + poly1305_aes.T2_windows0 + 1] ;   280.7 p2       9 k[0]
        xor edi, dword [esp + 260]                             ;   283.7 p1+p2    9 k[0]
        xor edi, 0x36                                          ;   284.7 p0       9 k[0]
        mov dword [esp + 260], eax                             ;   284.0 p3+p4    9 t[3] spill
        movzx eax, bl                                          ;   282.0 p1       9 k[0]
        shr ebx, 8                                             ;   282.7 p0       9 k[0]
        movzx eax, word [eax*8 + poly1305_aes.T2_windows0]     ;   283.0 p2       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes.T2_windows0 + 1] ;   283.7 p2       9 k[0]
        xor edi, eax                                           ;   286.0 p1       9 k[0]
        movzx eax, cl                                          ;   283.7 p0       9 k[0]
        movzx eax, word [eax*8 + poly1305_aes.T2_windows0]     ;   284.7 p2       9 k[0]
        xor ebx, eax                                           ;   287.7 p1       9 k[0]
        shl ebx, 0x10                                          ;   288.7 p0       9 k[0]
        xor edi, ebx                                           ;   289.7 p1       9 k[0]
        movzx eax, dl                                          ;   285.7 p0       9 t[0]
        mov ebx, dword [esp + 256]                             ;   277.0 p2       9 k[1]
        xor ebx, edi                                           ;   290.7 p1       9 k[1]
        movzx eax, byte [eax*8 + poly1305_aes.T2_windows0 + 1] ;   286.7 p2       9 t[0]
        xor eax, edi                                           ;   290.7 p0       9 t[0]
        mov edi, eax                                           ;   291.7 p1       9 t[0] copy
        mov eax, esi                                           ;   287.7 p0       9 t[1] copy
        movzx esi, ah                                          ;   288.7 p1       9 t[0]
        movzx esi, word [esi*8 + poly1305_aes.T2_windows0]     ;   289.7 p2       9 t[0]
        xor edi, esi                                           ;   292.7 p0       9 t[0]
        mov esi, dword [esp + 248]                             ;   280.0 p2       9 k[2]
        xor esi, ebx                                           ;   291.7 p1       9 k[2]
        mov ecx, ebp                                           ;   289.7 p0       9 t[0] copy
        shr ecx, 0x10                                          ;   290.7 p0       9 t[0]
        fsub dword [poly1305_aes.T0_constants32 + 20]          ;   112.0 p0+p2   27 d
        mov dword [esp + 248], esi                             ;   292.7 p3+p4    9 k[2] spill
        movzx esi, cl                                          ;   291.7 p1       9 t[0]
        movzx esi, byte [esi*8 + poly1305_aes.T2_windows0 + 1] ;   292.7 p2       9 t[0]
        shr ecx, 8                                             ;   291.7 p0       9 t[3]
        mov dword [esp + 256], ecx                             ;   292.7 p3+p4    9 t[3] spill
        movzx ecx, al                                          ;   291.0 p1       9 t[1]
        movzx ecx, byte [ecx*8 + poly1305_aes.T2_windows0 + 1] ;   292.0 p2       9 t[1]
        xor ebx, ecx                                           ;   295.0 p1       9 t[1]
        mov ecx, ebp                                           ;   292.7 p0       9 t[2] copy
        movzx ebp, ch                                          ;   293.7 p1       9 t[1]
        movzx ebp, word [ebp*8 + poly1305_aes.T2_windows0]     ;   294.7 p2       9 t[1]
        xor ebx, ebp                                           ;   297.7 p0       9 t[1]
        mov ebp, edx                                           ;   294.0 p1       9 t[1] copy
        shr ebp, 0x10                                          ;   295.0 p0       9 t[1]
        movzx ecx, cl                                          ;   295.0 p1       9 t[2]
        shr eax, 0x10                                          ;   295.7 p0       9 t[2]
        movzx ecx, byte [ecx*8 + poly1305_aes.T2_windows0 + 1] ;   296.0 p2       9 t[2]
        movzx edx, dh                                          ;   296.0 p1       9 t[3]
        xor ecx, dword [esp + 248]                             ;   299.0 p0+p2    9 t[2]
        movzx edx, word [edx*8 + poly1305_aes.T2_windows0]     ;   297.0 p2       9 t[3]
        mov dword [esp + 264], edx                             ;   300.0 p3+p4    9 t[3] spill
        mov edx, ebp                                           ;   297.0 p1       9 t[1] copy
        shr edx, 8                                             ;   298.0 p0       9 t[1]
        movzx edx, word [edx*8 + poly1305_aes.T2_windows0]     ;   299.0 p2       9 t[1]
        and ebp, 0xff                                          ;   298.0 p1       9 t[2]
        movzx ebp, byte [ebp*8 + poly1305_aes.T2_windows0 + 1] ;   299.0 p2       9 t[2]
        mov dword [esp + 244], ecx                             ;   300.0 p3+p4    9 t[2] spill
        mov ecx, eax                                           ;   298.7 p0       9 t[2] copy
        shr ecx, 8                                             ;   299.7 p0       9 t[2]
        movzx ecx, word [ecx*8 + poly1305_aes.T2_windows0]     ;   300.7 p2       9 t[2]
        xor ebp, ecx                                           ;   303.7 p1       9 t[2]
        shl ebp, 0x10                                          ;   304.7 p0       9 t[2]
        mov ecx, dword [esp + 260]                             ;   293.0 p2       9 t[0]
        shr ecx, 0x10                                          ;   301.7 p0       9 t[0]
        mov dword [esp + 268], eax                             ;   296.7 p3+p4    9 t[2] spill
        mov eax, ecx                                           ;   302.7 p1       9 t[0] copy
        shr eax, 8                                             ;   303.7 p0       9 t[0]
        movzx eax, word [eax*8 + poly1305_aes.T2_windows0]     ;   304.7 p2       9 t[0]
        xor esi, eax                                           ;   307.7 p1       9 t[0]
        shl esi, 0x10                                          ;   308.7 p0       9 t[0]
        xor edi, esi                                           ;   309.7 p1       9 t[0]
        movzx esi, cl                                          ;   303.0 p1       9 t[1]
        movzx esi, byte [esi*8 + poly1305_aes.T2_windows0 + 1] ;   304.0 p2       9 t[1]
        xor edx, esi                                           ;   307.0 p1       9 t[1]
        shl edx, 0x10                                          ;   308.0 p0       9 t[1]
        xor ebx, edx                                           ;   309.0 p1       9 t[1]
        mov eax, dword [esp + 260]                             ;   297.7 p2       9 t[3] reload
        fsub st1, st0                                          ;   115.0 p0      27 d
        movzx esi, ah                                          ;   305.7 p0       9 t[2]
        movzx esi, word [esi*8 + poly1305_aes.T2_windows0]     ;   306.7 p2       9 t[2]
        mov ecx, dword [esp + 244]                             ;   300.0 p2       9 t[2] reload
        xor ecx, ebp                                           ;   306.0 p1       9 t[2]
        xor ecx, esi                                           ;   309.7 p0       9 t[2]
        movzx esi, al                                          ;   307.0 p1       9 t[3]
        movzx ebp, byte [esp + 268]                            ;   300.7 p2       9 t[3]
        movzx esi, byte [esi*8 + poly1305_aes.T2_windows0 + 1] ;   308.0 p2       9 t[3]
        movzx ebp, byte [ebp*8 + poly1305_aes.T2_windows0 + 1] ;   303.7 p2       9 t[3]
        xor esi, dword [esp + 264]                             ;   311.0 p0+p2    9 t[3]
        xor esi, dword [esp + 252]                             ;   312.0 p1+p2    9 t[3]
        xor esi, dword [esp + 248]                             ;   313.0 p0+p2    9 t[3]
        mov eax, dword [esp + 256]                             ;   306.7 p2       9 t[3] reload
        movzx eax, word [eax*8 + poly1305_aes.T2_windows0]     ;   309.7 p2       9 t[3]
        xor ebp, eax                                           ;   312.7 p1       9 t[3]
        shl ebp, 0x10                                          ;   313.7 p0       9 t[3]
        xor esi, ebp                                           ;   314.7 p1       9 t[3]
        faddp st3, st0                                         ;   122.0 p0      27 d
        fxch st0, st2                                          ;   128.0         27 d copy
        fadd qword [poly1305_aes.T1_constants64 + 56]          ;   138.0 p0+p2   27 d
        fstp qword [esp + 184]                                 ;   142.0 p3+p4   27 d
        fxch st0, st3                                          ;   147.7         27 d copy
        faddp st1, st0                                         ;   155.0 p0      27 d
        fadd qword [poly1305_aes.T1_constants64 + 48]          ;   164.0 p0+p2   27 d
        fstp qword [esp + 192]                                 ;   168.0 p3+p4   27 d
        mov ebp, dword [esp + 196]                             ;   308.7 p2      27 d
        and ebp, 0xfffff                                       ;   311.7 p0      27 d
        mov eax, dword [esp + 188]                             ;   309.7 p2      27 d
        and eax, 0xfffff                                       ;   312.7 p1      27 d
        add ebp, dword [esp + 184]                             ;   312.7 p0+p2   27 d
        adc eax, 0                                             ;   313.7 p1+p0   27 d
        mov edx, 0xfffff                                       ;   313.0 p1      27 d
        fld tword [esp + 32]                                   ;   177.0 p0+p2   27 d reload
        fld qword [poly1305_aes.T1_constants64 + 40]           ;   182.0 p2      27 d reload
        fadd st0, st1                                          ;   189.0 p0      27 d
        fsub qword [poly1305_aes.T1_constants64 + 40]          ;   198.0 p0+p2   27 d
        fsub st1, st0                                          ;   202.0 p0      27 d
        faddp st2, st0                                         ;   208.0 p0      27 d
        faddp st2, st0                                         ;   215.0 p0      27 d
        fadd qword [poly1305_aes.T1_constants64 + 72]          ;   225.0 p0+p2   27 d
        fstp qword [esp + 200]                                 ;   228.0 p3+p4   27 d
        fadd qword [poly1305_aes.T1_constants64 + 64]          ;   238.0 p0+p2   27 d
        fstp qword [esp + 208]                                 ;   241.0 p3+p4   27 d
        and edx, dword [esp + 212]                             ;   314.0 p0+p2   27 d
        add eax, dword [esp + 208]                             ;   315.7 p1+p2   27 d
        adc edx, 0                                             ;   316.7 p1+p0   27 d
        mov dword [esp + 256], ebx                             ;   310.0 p3+p4    9 t[1] spill
        mov ebx, 0xfffff                                       ;   315.7 p0      27 d
        and ebx, dword [esp + 204]                             ;   316.7 p1+p2   27 d
        add edx, dword [esp + 200]                             ;   318.7 p0+p2   27 d
        adc ebx, 0                                             ;   319.7 p1+p0   27 d
        mov dword [esp + 248], ecx                             ;   311.3 p3+p4    9 t[2] spill
        mov ecx, 0xfffffffc                                    ;   318.0 p1      27 d
        mov dword [esp + 252], esi                             ;   315.7 p3+p4    9 t[3] spill
        mov esi, dword [esp + 192]                             ;   315.7 p2      27 d
        mov dword [esp + 264], edi                             ;   313.3 p3+p4   27 tag spill
        mov edi, ebp                                           ;   318.7 p0      27 d copy
        mov dword [esp + 268], ecx                             ;   319.0 p3+p4   27 d spill
        mov ecx, eax                                           ;   319.0 p1      27 d copy
        add esi, 5                                             ;   319.7 p0      27 d
        adc edi, 0                                             ;   320.7 p1+p0   27 d
        adc ecx, 0                                             ;   322.7 p1+p0   27 d
        sbb ecx, ecx                                           ;   324.7 p1+p0   27 d
        mov esi, edx                                           ;   323.0 p1      27 d copy
        add ecx, ecx                                           ;   326.7 p0      27 d
        adc esi, 0                                             ;   327.7 p1+p0   27 d
        adc ebx, 0                                             ;   329.7 p1+p0   27 d
        mov esi, ebx                                           ;   331.7 p1      27 d copy
        shr esi, 2                                             ;   332.7 p0      27 d
        mov edi, dword [esp + 268]                             ;   319.0 p2      27 d reload
        and edi, ebx                                           ;   331.7 p1      27 d
        add edi, esi                                           ;   333.7 p0      27 d
        add edi, dword [esp + 192]                             ;   334.7 p1+p2   27 d
        adc ebp, 0                                             ;   335.7 p1+p0   27 d
        adc eax, 0                                             ;   337.7 p1+p0   27 d
        sbb esi, esi                                           ;   339.7 p1+p0   27 d
        add esi, esi                                           ;   341.7 p0      27 d
        adc edx, 0                                             ;   342.7 p1+p0   27 d
        mov esi, dword [esp + 264]                             ;   323.3 p2      27 tag reload
        add esi, edi                                           ;   335.7 p1      27 tag
        cmp esi, edi                                           ;   336.7 p0      27 c
        sbb ecx, ecx                                           ;   337.7 p1+p0   27 c
        mov edi, dword [esp + 272]                             ;   325.0 p2      27 tag reload
        mov dword [edi], esi                                   ;   336.7 p3+p4   27 tag
        add ecx, ecx                                           ;   339.7 p1      27 tag
        adc ebp, dword [esp + 256]                             ;   340.7 p1+p0+p2   27 tag
        adc eax, dword [esp + 248]                             ;   342.7 p1+p0+p2   27 tag
        adc edx, dword [esp + 252]                             ;   344.7 p1+p0+p2   27 tag
        mov dword [edi + 4], ebp                               ;   342.7 p3+p4   27 tag
        mov dword [edi + 8], eax                               ;   344.7 p3+p4   27 tag
        mov dword [edi + 12], edx                              ;   346.7 p3+p4   27 tag
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
