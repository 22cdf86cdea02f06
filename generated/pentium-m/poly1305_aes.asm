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
;   body: 101 uops, planned 33.7; bounds: width 33.7, ports 32.0, path 12.0
;   blocks: 128 uops, planned 64.0; bounds: width 42.7, ports 45.0, path 46.0
;   body.2: 935 uops, planned 349.0; bounds: width 311.7, ports 347.0, path 120.0
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
        movzx esi, ch                                          ;     7.0 p0       9 k[0]
        movzx esi, byte [esi*8 + poly1305_aes.T2_windows0 + 1] ;     8.0 p2       9 k[0]
        mov edi, ebp                                           ;     6.0 p1       9 s[1] copy
        xor edi, dword [ebx + 4]                               ;    11.0 p0+p2    9 s[1]
        mov ebp, eax                                           ;     6.0 p1       9 s[2] copy
        xor ebp, dword [ebx + 8]                               ;    11.0 p0+p2    9 s[2]
        mov ebx, dword [ebx + 12]                              ;    10.0 p2       9 s[3]
        xor ebx, ecx                                           ;    13.0 p1       9 s[3]
        mov eax, ecx                                           ;     7.0 p0       9 k[0] copy
        shr eax, 0x10                                          ;     8.0 p0       9 k[0]
        mov dword [esp + 244], ebx                             ;    14.0 p3+p4    9 s[3] spill
        movzx ebx, al                                          ;     9.0 p1       9 k[0]
        shr eax, 8                                             ;     9.0 p0       9 k[0]
        movzx ebx, word [ebx*8 + poly1305_aes.T2_windows0]     ;    11.0 p2       9 k[0]
        movzx eax, byte [eax*8 + poly1305_aes.T2_windows0 + 1] ;    12.0 p2       9 k[0]
        mov dword [esp + 248], ebp                             ;    12.0 p3+p4    9 s[2] spill
        movzx ebp, cl                                          ;     8.0 p1       9 k[0]
        movzx ebp, word [ebp*8 + poly1305_aes.T2_windows0]     ;    13.0 p2       9 k[0]
        xor eax, ebp                                           ;    16.0 p0       9 k[0]
        shl eax, 0x10                                          ;    17.0 p0       9 k[0]
        mov ebp, dword [esp + 236]                             ;    14.0 p2       9 a reload
        xor esi, dword [ebp]                                   ;    20.0 p1+p2    9 k[0]
        xor esi, ebx                                           ;    21.0 p1       9 k[0]
        xor esi, 1                                             ;    22.0 p0       9 k[0]
        xor esi, eax                                           ;    23.0 p1       9 k[0]
        mov eax, dword [ebp + 4]                               ;    17.0 p2       9 k[1]
        xor eax, esi                                           ;    24.0 p0       9 k[1]
        mov ebp, dword [ebp + 8]                               ;    17.0 p2       9 k[2]
        xor ebp, eax                                           ;    25.0 p1       9 k[2]
        xor ecx, ebp                                           ;    26.0 p0       9 k[3]
        movzx ebx, dl                                          ;    13.7 p1       9 t[0]
        mov dword [esp + 252], ecx                             ;    27.0 p3+p4    9 k[3] spill
        mov ecx, edi                                           ;    13.7 p0       9 t[0] copy
        shr ecx, 8                                             ;    14.7 p0       9 t[0]
        and ecx, 0xff                                          ;    15.7 p1       9 t[0]
        mov ebx, dword [ebx*8 + poly1305_aes.T2_windows0 + 3]  ;    18.0 p2       9 t[0]
        xor ebx, dword [ecx*8 + poly1305_aes.T2_windows0 + 2]  ;    21.0 p1+p2    9 t[0]
        mov ecx, edi                                           ;    15.7 p0       9 s[1] copy
        movzx edi, cl                                          ;    16.7 p1       9 t[1]
        fld qword [poly1305_aes.T1_constants64 + 32]           ;     8.0 p2      27 d reload
        xor ebx, esi                                           ;    24.0 p0       9 t[0]
        mov dword [esp + 256], esi                             ;    24.0 p3+p4    9 k[0] spill
        mov esi, dword [esp + 248]                             ;    20.0 p2       9 t[0]
        shr esi, 0x10                                          ;    23.0 p0       9 t[0]
        mov dword [esp + 260], ebp                             ;    26.0 p3+p4    9 k[2] spill
        mov ebp, esi                                           ;    24.0 p1       9 t[0] copy
        and ebp, 0xff                                          ;    25.0 p1       9 t[0]
        xor ebx, dword [ebp*8 + poly1305_aes.T2_windows0 + 1]  ;    29.0 p0+p2    9 t[0]
        mov ebp, dword [esp + 244]                             ;    22.0 p2       9 t[0]
        shr ebp, 0x10                                          ;    25.0 p0       9 t[0]
        mov dword [esp + 264], esi                             ;    24.0 p3+p4    9 t[0] spill
        mov esi, ebp                                           ;    26.0 p1       9 t[0] copy
        shr esi, 8                                             ;    27.0 p0       9 t[0]
        xor ebx, dword [esi*8 + poly1305_aes.T2_windows0 + 4]  ;    31.0 p1+p2    9 t[0]
        and ebp, 0xff                                          ;    26.0 p1       9 t[1]
        mov esi, edx                                           ;    21.7 p0       9 t[1] copy
        shr esi, 0x10                                          ;    22.7 p0       9 t[1]
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;    24.0 p2       9 t[1]
        xor edi, eax                                           ;    27.0 p1       9 t[1]
        xor edi, dword [ebp*8 + poly1305_aes.T2_windows0 + 1]  ;    30.0 p1+p2    9 t[1]
        mov ebp, esi                                           ;    23.7 p0       9 t[1] copy
        shr ebp, 8                                             ;    24.7 p0       9 t[1]
        xor edi, dword [ebp*8 + poly1305_aes.T2_windows0 + 4]  ;    31.0 p1+p2    9 t[1]
        mov ebp, eax                                           ;    25.7 p1       9 k[1] copy
        mov eax, dword [esp + 248]                             ;    27.0 p2       9 s[2] reload
        mov dword [esp + 268], ebx                             ;    32.0 p3+p4    9 t[0] spill
        movzx ebx, ah                                          ;    30.0 p0       9 t[1]
        xor edi, dword [ebx*8 + poly1305_aes.T2_windows0 + 2]  ;    34.0 p1+p2    9 t[1]
        movzx eax, al                                          ;    30.0 p0       9 t[2]
        mov ebx, esi                                           ;    27.7 p1       9 t[1] copy
        movzx esi, bl                                          ;    28.7 p0       9 t[2]
        shr ecx, 0x10                                          ;    28.7 p0       9 t[2]
        mov ebx, ecx                                           ;    29.7 p1       9 t[2] copy
        shr ebx, 8                                             ;    30.7 p0       9 t[2]
        mov esi, dword [esi*8 + poly1305_aes.T2_windows0 + 1]  ;    29.7 p2       9 t[2]
        xor esi, dword [eax*8 + poly1305_aes.T2_windows0 + 3]  ;    34.0 p1+p2    9 t[2]
        xor esi, dword [ebx*8 + poly1305_aes.T2_windows0 + 4]  ;    35.0 p1+p2    9 t[2]
        mov eax, dword [esp + 244]                             ;    32.0 p2       9 s[3] reload
        movzx ebx, ah                                          ;    35.0 p0       9 t[2]
        xor esi, dword [esp + 260]                             ;    36.0 p1+p2    9 t[2]
        xor esi, dword [ebx*8 + poly1305_aes.T2_windows0 + 2]  ;    39.0 p0+p2    9 t[2]
        movzx eax, al                                          ;    35.0 p1       9 t[3]
        movzx edx, dh                                          ;    32.7 p0       9 t[3]
        movzx ecx, cl                                          ;    33.7 p1       9 t[3]
        mov edx, dword [edx*8 + poly1305_aes.T2_windows0 + 2]  ;    35.0 p2       9 t[3]
        xor edx, dword [ecx*8 + poly1305_aes.T2_windows0 + 1]  ;    38.0 p0+p2    9 t[3]
        mov ecx, dword [esp + 264]                             ;    37.0 p2       9 t[3]
        fadd st0, st1                                          ;    15.0 p0      27 d
        shr ecx, 8                                             ;    40.0 p0       9 t[3]
        xor edx, dword [eax*8 + poly1305_aes.T2_windows0 + 3]  ;    39.0 p1+p2    9 t[3]
        mov eax, dword [esp + 252]                             ;    39.0 p2       9 k[3] reload
        xor edx, eax                                           ;    42.0 p1       9 t[3]
        xor edx, dword [ecx*8 + poly1305_aes.T2_windows0 + 4]  ;    44.0 p0+p2    9 t[3]
        movzx ecx, ah                                          ;    42.0 p1       9 k[0]
        mov ebx, eax                                           ;    42.0 p0       9 k[0] copy
        shr ebx, 0x10                                          ;    43.0 p0       9 k[0]
        movzx ecx, byte [ecx*8 + poly1305_aes.T2_windows0 + 1] ;    43.0 p2       9 k[0]
        mov dword [esp + 264], edx                             ;    45.0 p3+p4    9 t[3] spill
        movzx edx, bl                                          ;    44.0 p1       9 k[0]
        shr ebx, 8                                             ;    44.0 p0       9 k[0]
        movzx edx, word [edx*8 + poly1305_aes.T2_windows0]     ;    45.0 p2       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes.T2_windows0 + 1] ;    45.0 p2       9 k[0]
        mov dword [esp + 244], esi                             ;    40.0 p3+p4    9 t[2] spill
        movzx esi, al                                          ;    42.0 p1       9 k[0]
        movzx esi, word [esi*8 + poly1305_aes.T2_windows0]     ;    44.0 p2       9 k[0]
        xor ebx, esi                                           ;    48.0 p1       9 k[0]
        shl ebx, 0x10                                          ;    49.0 p0       9 k[0]
        xor ecx, dword [esp + 256]                             ;    46.0 p1+p2    9 k[0]
        xor ecx, 2                                             ;    47.0 p0       9 k[0]
        xor ecx, edx                                           ;    48.0 p1       9 k[0]
        xor ecx, ebx                                           ;    50.0 p0       9 k[0]
        xor ebp, ecx                                           ;    51.0 p1       9 k[1]
        mov esi, dword [esp + 260]                             ;    46.0 p2       9 k[2]
        xor esi, ebp                                           ;    52.0 p0       9 k[2]
        xor eax, esi                                           ;    53.0 p1       9 k[3]
        mov edx, edi                                           ;    43.7 p0       9 t[1] copy
        movzx edi, dh                                          ;    44.7 p1       9 t[0]
        movzx ebx, byte [esp + 268]                            ;    47.0 p2       9 t[0]
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;    48.0 p2       9 t[0]
        xor edi, dword [ebx*8 + poly1305_aes.T2_windows0 + 3]  ;    53.0 p0+p2    9 t[0]
        movzx ebx, dl                                          ;    45.7 p1       9 t[1]
        xor edi, ecx                                           ;    54.0 p0       9 t[0]
        mov dword [esp + 260], ecx                             ;    51.0 p3+p4    9 k[0] spill
        mov ecx, dword [esp + 244]                             ;    50.0 p2       9 t[0]
        shr ecx, 0x10                                          ;    53.0 p0       9 t[0]
        mov dword [esp + 252], eax                             ;    54.0 p3+p4    9 k[3] spill
        movzx eax, cl                                          ;    54.0 p1       9 t[0]
        xor edi, dword [eax*8 + poly1305_aes.T2_windows0 + 1]  ;    58.0 p1+p2    9 t[0]
        mov eax, dword [esp + 264]                             ;    52.0 p2       9 t[0]
        shr eax, 0x10                                          ;    55.0 p0       9 t[0]
        mov dword [esp + 256], ecx                             ;    54.0 p3+p4    9 t[0] spill
        mov ecx, eax                                           ;    56.0 p1       9 t[0] copy
        shr ecx, 8                                             ;    57.0 p0       9 t[0]
        xor edi, dword [ecx*8 + poly1305_aes.T2_windows0 + 4]  ;    61.0 p1+p2    9 t[0]
        movzx eax, al                                          ;    56.0 p0       9 t[1]
        fsub qword [poly1305_aes.T1_constants64 + 32]          ;    24.0 p0+p2   27 d
        mov ecx, dword [ebx*8 + poly1305_aes.T2_windows0 + 3]  ;    54.0 p2       9 t[1]
        xor ecx, ebp                                           ;    57.0 p1       9 t[1]
        xor ecx, dword [eax*8 + poly1305_aes.T2_windows0 + 1]  ;    60.0 p0+p2    9 t[1]
        mov eax, dword [esp + 244]                             ;    56.0 p2       9 t[2] reload
        movzx ebx, ah                                          ;    59.0 p1       9 t[1]
        xor ecx, dword [ebx*8 + poly1305_aes.T2_windows0 + 2]  ;    63.0 p0+p2    9 t[1]
        movzx eax, al                                          ;    59.0 p1       9 t[2]
        mov ebx, dword [esp + 268]                             ;    58.0 p2       9 t[1]
        shr ebx, 0x10                                          ;    61.0 p0       9 t[1]
        shr edx, 0x10                                          ;    53.7 p0       9 t[2]
        mov dword [esp + 244], edi                             ;    62.0 p3+p4    9 t[0] spill
        mov edi, ebx                                           ;    62.0 p1       9 t[1] copy
        shr edi, 8                                             ;    63.0 p0       9 t[1]
        xor ecx, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;    67.0 p1+p2    9 t[1]
        movzx edi, bl                                          ;    62.0 p1       9 t[2]
        mov ebx, edx                                           ;    55.7 p0       9 t[2] copy
        shr ebx, 8                                             ;    56.7 p0       9 t[2]
        mov ebx, dword [ebx*8 + poly1305_aes.T2_windows0 + 4]  ;    60.0 p2       9 t[2]
        xor ebx, esi                                           ;    63.0 p1       9 t[2]
        xor ebx, dword [eax*8 + poly1305_aes.T2_windows0 + 3]  ;    64.0 p1+p2    9 t[2]
        xor ebx, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;    66.0 p0+p2    9 t[2]
        mov eax, dword [esp + 264]                             ;    63.0 p2       9 t[3] reload
        movzx edi, ah                                          ;    66.0 p1       9 t[2]
        xor ebx, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;    70.0 p0+p2    9 t[2]
        movzx edi, al                                          ;    66.0 p1       9 t[3]
        movzx eax, dl                                          ;    59.7 p0       9 t[3]
        mov eax, dword [eax*8 + poly1305_aes.T2_windows0 + 1]  ;    65.0 p2       9 t[3]
        mov edx, dword [esp + 252]                             ;    66.0 p2       9 k[3] reload
        xor eax, edx                                           ;    69.0 p1       9 t[3]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;    70.0 p0+p2    9 t[3]
        movzx edi, dh                                          ;    69.0 p1       9 k[0]
        movzx edi, byte [edi*8 + poly1305_aes.T2_windows0 + 1] ;    70.0 p2       9 k[0]
        mov dword [esp + 264], ebx                             ;    71.0 p3+p4    9 t[2] spill
        mov ebx, dword [esp + 268]                             ;    69.0 p2       9 t[0] reload
        movzx ebx, bh                                          ;    72.0 p0       9 t[3]
        xor eax, dword [ebx*8 + poly1305_aes.T2_windows0 + 2]  ;    76.0 p1+p2    9 t[3]
        mov ebx, dword [esp + 256]                             ;    71.0 p2       9 t[3]
        shr ebx, 8                                             ;    74.0 p0       9 t[3]
        xor eax, dword [ebx*8 + poly1305_aes.T2_windows0 + 4]  ;    78.0 p1+p2    9 t[3]
        mov ebx, edx                                           ;    69.0 p0       9 k[0] copy
        shr ebx, 0x10                                          ;    70.0 p0       9 k[0]
        mov dword [esp + 256], eax                             ;    79.0 p3+p4    9 t[3] spill
        movzx eax, bl                                          ;    71.0 p1       9 k[0]
        shr ebx, 8                                             ;    71.0 p0       9 k[0]
        movzx eax, word [eax*8 + poly1305_aes.T2_windows0]     ;    73.0 p2       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes.T2_windows0 + 1] ;    74.0 p2       9 k[0]
        mov dword [esp + 268], ecx                             ;    68.0 p3+p4    9 t[1] spill
        fld qword [poly1305_aes.T1_constants64 + 8]            ;    28.0 p2      27 d reload
        movzx ecx, dl                                          ;    69.0 p1       9 k[0]
        movzx ecx, word [ecx*8 + poly1305_aes.T2_windows0]     ;    75.0 p2       9 k[0]
        xor ebx, ecx                                           ;    78.0 p1       9 k[0]
        shl ebx, 0x10                                          ;    79.0 p0       9 k[0]
        xor edi, dword [esp + 260]                             ;    76.0 p1+p2    9 k[0]
        xor edi, 4                                             ;    77.0 p0       9 k[0]
        xor edi, eax                                           ;    78.0 p1       9 k[0]
        xor edi, ebx                                           ;    80.0 p0       9 k[0]
        xor ebp, edi                                           ;    81.0 p1       9 k[1]
        xor esi, ebp                                           ;    82.0 p0       9 k[2]
        xor edx, esi                                           ;    83.0 p1       9 k[3]
        movzx eax, byte [esp + 244]                            ;    77.0 p2       9 t[0]
        mov ecx, dword [esp + 268]                             ;    78.0 p2       9 t[1] reload
        movzx ebx, ch                                          ;    81.0 p0       9 t[0]
        mov eax, dword [eax*8 + poly1305_aes.T2_windows0 + 3]  ;    80.0 p2       9 t[0]
        xor eax, dword [ebx*8 + poly1305_aes.T2_windows0 + 2]  ;    85.0 p1+p2    9 t[0]
        mov ebx, dword [esp + 264]                             ;    81.0 p2       9 t[0]
        shr ebx, 0x10                                          ;    84.0 p0       9 t[0]
        xor eax, edi                                           ;    86.0 p1       9 t[0]
        mov dword [esp + 252], edi                             ;    81.0 p3+p4    9 k[0] spill
        movzx edi, bl                                          ;    85.0 p0       9 t[0]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;    89.0 p1+p2    9 t[0]
        movzx edi, cl                                          ;    81.0 p0       9 t[1]
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;    83.0 p2       9 t[1]
        mov ecx, dword [esp + 256]                             ;    84.0 p2       9 t[0]
        shr ecx, 0x10                                          ;    87.0 p0       9 t[0]
        mov dword [esp + 260], edx                             ;    84.0 p3+p4    9 k[3] spill
        mov edx, ecx                                           ;    88.0 p1       9 t[0] copy
        shr edx, 8                                             ;    89.0 p0       9 t[0]
        xor eax, dword [edx*8 + poly1305_aes.T2_windows0 + 4]  ;    93.0 p1+p2    9 t[0]
        movzx ecx, cl                                          ;    88.0 p0       9 t[1]
        xor edi, ebp                                           ;    86.0 p1       9 t[1]
        mov edx, dword [esp + 264]                             ;    86.0 p2       9 t[2] reload
        mov dword [esp + 248], eax                             ;    94.0 p3+p4    9 t[0] spill
        movzx eax, dh                                          ;    89.0 p0       9 t[1]
        xor edi, dword [ecx*8 + poly1305_aes.T2_windows0 + 1]  ;    92.0 p1+p2    9 t[1]
        xor edi, dword [eax*8 + poly1305_aes.T2_windows0 + 2]  ;    93.0 p0+p2    9 t[1]
        mov eax, dword [esp + 244]                             ;    89.0 p2       9 t[1]
        shr eax, 0x10                                          ;    92.0 p0       9 t[1]
        mov ecx, eax                                           ;    93.0 p1       9 t[1] copy
        shr ecx, 8                                             ;    94.0 p0       9 t[1]
        xor edi, dword [ecx*8 + poly1305_aes.T2_windows0 + 4]  ;    98.0 p1+p2    9 t[1]
        movzx ecx, dl                                          ;    89.0 p1       9 t[2]
        movzx eax, al                                          ;    93.0 p0       9 t[2]
        mov ecx, dword [ecx*8 + poly1305_aes.T2_windows0 + 3]  ;    91.0 p2       9 t[2]
        xor ecx, esi                                           ;    94.0 p1       9 t[2]
        mov edx, dword [esp + 256]                             ;    92.0 p2       9 t[3] reload
        fmul st0, st1                                          ;    34.0 p0      27 d
        mov dword [esp + 264], edi                             ;    99.0 p3+p4    9 t[1] spill
        movzx edi, dh                                          ;    95.0 p0       9 t[2]
        xor ecx, dword [eax*8 + poly1305_aes.T2_windows0 + 1]  ;    97.0 p1+p2    9 t[2]
        xor ecx, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;    99.0 p0+p2    9 t[2]
        mov eax, dword [esp + 268]                             ;    95.0 p2       9 t[2]
        shr eax, 0x10                                          ;    98.0 p0       9 t[2]
        mov edi, eax                                           ;    99.0 p1       9 t[2] copy
        shr edi, 8                                             ;   100.0 p0       9 t[2]
        xor ecx, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;   104.0 p1+p2    9 t[2]
        movzx edi, dl                                          ;    95.0 p1       9 t[3]
        shr ebx, 8                                             ;    89.0 p0       9 t[3]
        movzx eax, al                                          ;    99.0 p1       9 t[3]
        mov edx, dword [ebx*8 + poly1305_aes.T2_windows0 + 4]  ;    97.0 p2       9 t[3]
        mov ebx, dword [esp + 260]                             ;    98.0 p2       9 k[3] reload
        xor edx, ebx                                           ;   101.0 p0       9 t[3]
        xor edx, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;   102.0 p1+p2    9 t[3]
        xor edx, dword [eax*8 + poly1305_aes.T2_windows0 + 1]  ;   103.0 p0+p2    9 t[3]
        mov eax, dword [esp + 244]                             ;   101.0 p2       9 t[0] reload
        movzx edi, ah                                          ;   104.0 p1       9 t[3]
        movzx eax, bh                                          ;   101.0 p0       9 k[0]
        xor edx, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   108.0 p1+p2    9 t[3]
        mov edi, ebx                                           ;   101.0 p0       9 k[0] copy
        shr edi, 0x10                                          ;   102.0 p0       9 k[0]
        movzx eax, byte [eax*8 + poly1305_aes.T2_windows0 + 1] ;   103.0 p2       9 k[0]
        mov dword [esp + 244], edx                             ;   109.0 p3+p4    9 t[3] spill
        mov edx, edi                                           ;   103.0 p1       9 k[0] copy
        movzx edi, dl                                          ;   104.0 p0       9 k[0]
        shr edx, 8                                             ;   104.0 p0       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes.T2_windows0]     ;   105.0 p2       9 k[0]
        movzx edx, byte [edx*8 + poly1305_aes.T2_windows0 + 1] ;   105.0 p2       9 k[0]
        mov dword [esp + 256], ecx                             ;   105.0 p3+p4    9 t[2] spill
        movzx ecx, bl                                          ;   101.0 p1       9 k[0]
        movzx ecx, word [ecx*8 + poly1305_aes.T2_windows0]     ;   106.0 p2       9 k[0]
        xor edx, ecx                                           ;   109.0 p0       9 k[0]
        shl edx, 0x10                                          ;   110.0 p0       9 k[0]
        xor eax, dword [esp + 252]                             ;   107.0 p1+p2    9 k[0]
        xor eax, 8                                             ;   108.0 p0       9 k[0]
        xor eax, edi                                           ;   109.0 p1       9 k[0]
        xor eax, edx                                           ;   111.0 p0       9 k[0]
        xor ebp, eax                                           ;   112.0 p1       9 k[1]
        xor esi, ebp                                           ;   113.0 p0       9 k[2]
        xor ebx, esi                                           ;   114.0 p1       9 k[3]
        movzx edi, byte [esp + 248]                            ;   108.0 p2       9 t[0]
        mov ecx, dword [esp + 264]                             ;   109.0 p2       9 t[1] reload
        movzx edx, ch                                          ;   112.0 p0       9 t[0]
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;   111.0 p2       9 t[0]
        xor edi, dword [edx*8 + poly1305_aes.T2_windows0 + 2]  ;   116.0 p1+p2    9 t[0]
        fxch st0, st2                                          ;    40.5         27 d copy
        mov edx, dword [esp + 256]                             ;   112.0 p2       9 t[0]
        shr edx, 0x10                                          ;   115.0 p0       9 t[0]
        xor edi, eax                                           ;   117.0 p1       9 t[0]
        mov dword [esp + 260], eax                             ;   112.0 p3+p4    9 k[0] spill
        movzx eax, dl                                          ;   116.0 p0       9 t[0]
        xor edi, dword [eax*8 + poly1305_aes.T2_windows0 + 1]  ;   120.0 p1+p2    9 t[0]
        movzx eax, cl                                          ;   112.0 p0       9 t[1]
        mov eax, dword [eax*8 + poly1305_aes.T2_windows0 + 3]  ;   114.0 p2       9 t[1]
        xor eax, ebp                                           ;   117.0 p1       9 t[1]
        mov dword [esp + 252], ebp                             ;   113.0 p3+p4    9 k[1] spill
        mov ebp, dword [esp + 244]                             ;   115.0 p2       9 t[0]
        shr ebp, 0x10                                          ;   118.0 p0       9 t[0]
        mov ecx, ebp                                           ;   119.0 p1       9 t[0] copy
        shr ecx, 8                                             ;   120.0 p0       9 t[0]
        xor edi, dword [ecx*8 + poly1305_aes.T2_windows0 + 4]  ;   124.0 p1+p2    9 t[0]
        mov ecx, ebp                                           ;   119.0 p0       9 t[0] copy
        movzx ebp, cl                                          ;   120.0 p1       9 t[1]
        mov ecx, dword [esp + 256]                             ;   117.0 p2       9 t[2] reload
        mov dword [esp + 268], edi                             ;   125.0 p3+p4    9 t[0] spill
        movzx edi, ch                                          ;   120.0 p0       9 t[1]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   124.0 p1+p2    9 t[1]
        xor eax, dword [ebp*8 + poly1305_aes.T2_windows0 + 1]  ;   125.0 p0+p2    9 t[1]
        mov edi, dword [esp + 248]                             ;   120.0 p2       9 t[1]
        shr edi, 0x10                                          ;   123.0 p0       9 t[1]
        mov ebp, edi                                           ;   124.0 p1       9 t[1] copy
        shr ebp, 8                                             ;   125.0 p0       9 t[1]
        xor eax, dword [ebp*8 + poly1305_aes.T2_windows0 + 4]  ;   129.0 p1+p2    9 t[1]
        movzx ebp, cl                                          ;   120.0 p1       9 t[2]
        mov ecx, edi                                           ;   124.0 p0       9 t[1] copy
        movzx edi, cl                                          ;   125.0 p1       9 t[2]
        mov ecx, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   122.0 p2       9 t[2]
        xor ecx, esi                                           ;   125.0 p0       9 t[2]
        mov dword [esp + 256], eax                             ;   130.0 p3+p4    9 t[1] spill
        mov eax, dword [esp + 244]                             ;   123.0 p2       9 t[3] reload
        movzx ebp, ah                                          ;   126.0 p1       9 t[2]
        xor ecx, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   129.0 p0+p2    9 t[2]
        xor ecx, dword [ebp*8 + poly1305_aes.T2_windows0 + 2]  ;   130.0 p1+p2    9 t[2]
        mov edi, dword [esp + 264]                             ;   126.0 p2       9 t[2]
        shr edi, 0x10                                          ;   129.0 p0       9 t[2]
        mov ebp, edi                                           ;   130.0 p1       9 t[2] copy
        shr ebp, 8                                             ;   131.0 p0       9 t[2]
        xor ecx, dword [ebp*8 + poly1305_aes.T2_windows0 + 4]  ;   135.0 p1+p2    9 t[2]
        movzx ebp, al                                          ;   126.0 p0       9 t[3]
        shr edx, 8                                             ;   121.3 p0       9 t[3]
        mov eax, edi                                           ;   130.0 p1       9 t[2] copy
        movzx edi, al                                          ;   131.0 p1       9 t[3]
        mov eax, dword [edx*8 + poly1305_aes.T2_windows0 + 4]  ;   128.0 p2       9 t[3]
        fsubrp st1, st0                                        ;    48.0 p0      27 d
        xor eax, ebx                                           ;   131.0 p0       9 t[3]
        movzx edx, bh                                          ;   122.7 p1       9 k[0]
        xor eax, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   132.0 p0+p2    9 t[3]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   135.0 p1+p2    9 t[3]
        mov edi, edx                                           ;   124.3 p0       9 k[0] copy
        mov edx, dword [esp + 248]                             ;   131.0 p2       9 t[0] reload
        movzx ebp, dh                                          ;   134.0 p1       9 t[3]
        xor eax, dword [ebp*8 + poly1305_aes.T2_windows0 + 2]  ;   138.0 p0+p2    9 t[3]
        mov edx, ebx                                           ;   125.7 p1       9 k[0] copy
        shr edx, 0x10                                          ;   126.7 p0       9 k[0]
        movzx ebp, dl                                          ;   127.7 p1       9 k[0]
        shr edx, 8                                             ;   127.7 p0       9 k[0]
        movzx edi, byte [edi*8 + poly1305_aes.T2_windows0 + 1] ;   133.0 p2       9 k[0]
        movzx ebp, word [ebp*8 + poly1305_aes.T2_windows0]     ;   134.0 p2       9 k[0]
        movzx edx, byte [edx*8 + poly1305_aes.T2_windows0 + 1] ;   135.0 p2       9 k[0]
        mov dword [esp + 248], eax                             ;   139.0 p3+p4    9 t[3] spill
        movzx eax, bl                                          ;   128.0 p1       9 k[0]
        movzx eax, word [eax*8 + poly1305_aes.T2_windows0]     ;   136.0 p2       9 k[0]
        xor edx, eax                                           ;   139.0 p0       9 k[0]
        shl edx, 0x10                                          ;   140.0 p0       9 k[0]
        xor edi, dword [esp + 260]                             ;   137.0 p1+p2    9 k[0]
        xor edi, 0x10                                          ;   138.0 p0       9 k[0]
        xor edi, ebp                                           ;   139.0 p1       9 k[0]
        xor edi, edx                                           ;   141.0 p0       9 k[0]
        mov ebp, dword [esp + 252]                             ;   138.0 p2       9 k[1]
        xor ebp, edi                                           ;   142.0 p1       9 k[1]
        xor esi, ebp                                           ;   143.0 p0       9 k[2]
        xor ebx, esi                                           ;   144.0 p1       9 k[3]
        movzx eax, byte [esp + 268]                            ;   139.0 p2       9 t[0]
        mov edx, ecx                                           ;   136.0 p0       9 t[0] copy
        shr edx, 0x10                                          ;   137.0 p0       9 t[0]
        mov eax, dword [eax*8 + poly1305_aes.T2_windows0 + 3]  ;   142.0 p2       9 t[0]
        xor eax, edi                                           ;   145.0 p1       9 t[0]
        mov dword [esp + 252], edi                             ;   142.0 p3+p4    9 k[0] spill
        movzx edi, dl                                          ;   138.0 p1       9 t[0]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   146.0 p0+p2    9 t[0]
        mov dword [esp + 260], ebx                             ;   145.0 p3+p4    9 k[3] spill
        mov ebx, dword [esp + 256]                             ;   142.0 p2       9 t[1] reload
        movzx edi, bh                                          ;   145.0 p1       9 t[0]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   149.0 p0+p2    9 t[0]
        movzx edi, ch                                          ;   138.3 p1       9 t[1]
        mov dword [esp + 244], edx                             ;   138.3 p3+p4    9 t[0] spill
        movzx edx, bl                                          ;   145.0 p0       9 t[1]
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   144.0 p2       9 t[1]
        xor edi, ebp                                           ;   147.0 p1       9 t[1]
        xor edi, dword [edx*8 + poly1305_aes.T2_windows0 + 3]  ;   149.0 p0+p2    9 t[1]
        mov edx, dword [esp + 248]                             ;   146.0 p2       9 t[0]
        fld tword [esp + 16]                                   ;    57.0 p0+p2   27 d reload
        shr edx, 0x10                                          ;   149.0 p0       9 t[0]
        mov dword [esp + 264], ebp                             ;   143.0 p3+p4    9 k[1] spill
        mov ebp, edx                                           ;   150.0 p1       9 t[0] copy
        shr ebp, 8                                             ;   151.0 p0       9 t[0]
        xor eax, dword [ebp*8 + poly1305_aes.T2_windows0 + 4]  ;   155.0 p1+p2    9 t[0]
        movzx ebp, dl                                          ;   150.0 p0       9 t[1]
        movzx ecx, cl                                          ;   143.0 p1       9 t[2]
        xor edi, dword [ebp*8 + poly1305_aes.T2_windows0 + 1]  ;   154.0 p0+p2    9 t[1]
        mov edx, dword [esp + 268]                             ;   149.0 p2       9 t[1]
        shr edx, 0x10                                          ;   152.0 p0       9 t[1]
        mov ebp, edx                                           ;   153.0 p1       9 t[1] copy
        shr ebp, 8                                             ;   154.0 p0       9 t[1]
        xor edi, dword [ebp*8 + poly1305_aes.T2_windows0 + 4]  ;   158.0 p1+p2    9 t[1]
        shr ebx, 0x10                                          ;   146.7 p0       9 t[2]
        movzx ebp, dl                                          ;   153.0 p1       9 t[2]
        mov edx, ebx                                           ;   147.7 p1       9 t[2] copy
        shr edx, 8                                             ;   148.7 p0       9 t[2]
        mov ecx, dword [ecx*8 + poly1305_aes.T2_windows0 + 3]  ;   151.0 p2       9 t[2]
        xor ecx, esi                                           ;   154.0 p1       9 t[2]
        xor ecx, dword [edx*8 + poly1305_aes.T2_windows0 + 4]  ;   155.0 p0+p2    9 t[2]
        xor ecx, dword [ebp*8 + poly1305_aes.T2_windows0 + 1]  ;   157.0 p1+p2    9 t[2]
        mov edx, dword [esp + 248]                             ;   154.0 p2       9 t[3] reload
        movzx ebp, dh                                          ;   157.0 p0       9 t[2]
        xor ecx, dword [ebp*8 + poly1305_aes.T2_windows0 + 2]  ;   161.0 p1+p2    9 t[2]
        movzx ebp, dl                                          ;   157.0 p0       9 t[3]
        movzx edx, bl                                          ;   151.0 p1       9 t[3]
        mov edx, dword [edx*8 + poly1305_aes.T2_windows0 + 1]  ;   156.0 p2       9 t[3]
        mov ebx, dword [esp + 260]                             ;   157.0 p2       9 k[3] reload
        xor edx, ebx                                           ;   160.0 p0       9 t[3]
        xor edx, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   161.0 p1+p2    9 t[3]
        movzx ebp, bh                                          ;   160.0 p0       9 k[0]
        movzx ebp, byte [ebp*8 + poly1305_aes.T2_windows0 + 1] ;   161.0 p2       9 k[0]
        mov dword [esp + 248], ecx                             ;   162.0 p3+p4    9 t[2] spill
        mov ecx, dword [esp + 268]                             ;   160.0 p2       9 t[0] reload
        movzx ecx, ch                                          ;   163.0 p1       9 t[3]
        xor edx, dword [ecx*8 + poly1305_aes.T2_windows0 + 2]  ;   167.0 p0+p2    9 t[3]
        mov ecx, dword [esp + 244]                             ;   162.0 p2       9 t[3]
        shr ecx, 8                                             ;   165.0 p0       9 t[3]
        xor edx, dword [ecx*8 + poly1305_aes.T2_windows0 + 4]  ;   169.0 p1+p2    9 t[3]
        mov ecx, ebx                                           ;   160.0 p1       9 k[0] copy
        shr ecx, 0x10                                          ;   161.0 p0       9 k[0]
        mov dword [esp + 244], edx                             ;   170.0 p3+p4    9 t[3] spill
        movzx edx, cl                                          ;   162.0 p1       9 k[0]
        shr ecx, 8                                             ;   162.0 p0       9 k[0]
        movzx edx, word [edx*8 + poly1305_aes.T2_windows0]     ;   164.0 p2       9 k[0]
        movzx ecx, byte [ecx*8 + poly1305_aes.T2_windows0 + 1] ;   165.0 p2       9 k[0]
        mov dword [esp + 268], edi                             ;   159.0 p3+p4    9 t[1] spill
        fld dword [poly1305_aes.T0_constants32 + 16]           ;    62.0 p2      27 d reload
        movzx edi, bl                                          ;   160.0 p1       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes.T2_windows0]     ;   166.0 p2       9 k[0]
        xor ecx, edi                                           ;   169.0 p0       9 k[0]
        shl ecx, 0x10                                          ;   170.0 p0       9 k[0]
        xor ebp, dword [esp + 252]                             ;   167.0 p1+p2    9 k[0]
        xor ebp, 0x20                                          ;   168.0 p1       9 k[0]
        xor ebp, edx                                           ;   169.0 p0       9 k[0]
        xor ebp, ecx                                           ;   171.0 p1       9 k[0]
        mov edi, dword [esp + 264]                             ;   168.0 p2       9 k[1]
        xor edi, ebp                                           ;   172.0 p0       9 k[1]
        xor esi, edi                                           ;   173.0 p1       9 k[2]
        movzx ecx, al                                          ;   161.7 p0       9 t[0]
        xor ebx, esi                                           ;   174.0 p1       9 k[3]
        mov ecx, dword [ecx*8 + poly1305_aes.T2_windows0 + 3]  ;   169.0 p2       9 t[0]
        mov edx, dword [esp + 268]                             ;   170.0 p2       9 t[1] reload
        mov dword [esp + 264], ebx                             ;   175.0 p3+p4    9 k[3] spill
        movzx ebx, dh                                          ;   173.0 p0       9 t[0]
        xor ecx, ebp                                           ;   172.0 p1       9 t[0]
        xor ecx, dword [ebx*8 + poly1305_aes.T2_windows0 + 2]  ;   177.0 p0+p2    9 t[0]
        mov ebx, dword [esp + 248]                             ;   172.0 p2       9 t[0]
        shr ebx, 0x10                                          ;   175.0 p0       9 t[0]
        mov dword [esp + 260], ebp                             ;   172.0 p3+p4    9 k[0] spill
        movzx ebp, bl                                          ;   176.0 p1       9 t[0]
        xor ecx, dword [ebp*8 + poly1305_aes.T2_windows0 + 1]  ;   180.0 p0+p2    9 t[0]
        movzx ebp, dl                                          ;   173.0 p1       9 t[1]
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   174.0 p2       9 t[1]
        xor ebp, edi                                           ;   177.0 p0       9 t[1]
        mov dword [esp + 252], edi                             ;   173.0 p3+p4    9 k[1] spill
        mov edi, dword [esp + 244]                             ;   175.0 p2       9 t[0]
        shr edi, 0x10                                          ;   178.0 p0       9 t[0]
        mov edx, edi                                           ;   179.0 p1       9 t[0] copy
        shr edx, 8                                             ;   180.0 p0       9 t[0]
        xor ecx, dword [edx*8 + poly1305_aes.T2_windows0 + 4]  ;   184.0 p1+p2    9 t[0]
        mov edx, edi                                           ;   179.0 p0       9 t[0] copy
        movzx edi, dl                                          ;   180.0 p1       9 t[1]
        mov edx, eax                                           ;   172.0 p0       9 t[1] copy
        shr edx, 0x10                                          ;   173.0 p0       9 t[1]
        xor ebp, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   184.0 p1+p2    9 t[1]
        mov edi, edx                                           ;   174.0 p1       9 t[1] copy
        shr edi, 8                                             ;   175.0 p0       9 t[1]
        xor ebp, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;   185.0 p1+p2    9 t[1]
        mov dword [esp + 256], ecx                             ;   185.0 p3+p4    9 t[0] spill
        mov ecx, dword [esp + 248]                             ;   179.0 p2       9 t[2] reload
        movzx edi, ch                                          ;   182.0 p0       9 t[1]
        xor ebp, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   186.0 p1+p2    9 t[1]
        movzx edi, cl                                          ;   182.0 p0       9 t[2]
        movzx ecx, dl                                          ;   176.3 p1       9 t[2]
        fadd st0, st1                                          ;    68.0 p0      27 d
        mov ecx, dword [ecx*8 + poly1305_aes.T2_windows0 + 1]  ;   181.0 p2       9 t[2]
        xor ecx, esi                                           ;   184.0 p0       9 t[2]
        xor ecx, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;   186.0 p1+p2    9 t[2]
        mov edx, dword [esp + 244]                             ;   183.0 p2       9 t[3] reload
        movzx edi, dh                                          ;   186.0 p0       9 t[2]
        xor ecx, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   190.0 p1+p2    9 t[2]
        movzx edi, ah                                          ;   179.0 p0       9 t[3]
        movzx eax, dl                                          ;   186.0 p1       9 t[3]
        mov edx, dword [esp + 268]                             ;   185.0 p2       9 t[2]
        shr edx, 0x10                                          ;   188.0 p0       9 t[2]
        shr ebx, 8                                             ;   181.0 p0       9 t[3]
        mov dword [esp + 268], ebp                             ;   187.0 p3+p4    9 t[1] spill
        mov ebp, edx                                           ;   189.0 p1       9 t[2] copy
        shr ebp, 8                                             ;   190.0 p0       9 t[2]
        xor ecx, dword [ebp*8 + poly1305_aes.T2_windows0 + 4]  ;   194.0 p1+p2    9 t[2]
        movzx ebp, dl                                          ;   189.0 p1       9 t[3]
        mov edx, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   187.0 p2       9 t[3]
        xor edx, dword [ebx*8 + poly1305_aes.T2_windows0 + 4]  ;   190.0 p0+p2    9 t[3]
        mov ebx, dword [esp + 264]                             ;   189.0 p2       9 k[3] reload
        xor edx, ebx                                           ;   192.0 p1       9 t[3]
        xor edx, dword [eax*8 + poly1305_aes.T2_windows0 + 3]  ;   193.0 p0+p2    9 t[3]
        xor edx, dword [ebp*8 + poly1305_aes.T2_windows0 + 1]  ;   194.0 p1+p2    9 t[3]
        movzx edi, bh                                          ;   192.0 p0       9 k[0]
        mov eax, ebx                                           ;   192.0 p1       9 k[0] copy
        shr eax, 0x10                                          ;   193.0 p0       9 k[0]
        movzx ebp, al                                          ;   194.0 p1       9 k[0]
        shr eax, 8                                             ;   194.0 p0       9 k[0]
        movzx edi, byte [edi*8 + poly1305_aes.T2_windows0 + 1] ;   193.0 p2       9 k[0]
        movzx ebp, word [ebp*8 + poly1305_aes.T2_windows0]     ;   195.0 p2       9 k[0]
        movzx eax, byte [eax*8 + poly1305_aes.T2_windows0 + 1] ;   195.0 p2       9 k[0]
        mov dword [esp + 244], edx                             ;   195.0 p3+p4    9 t[3] spill
        movzx edx, bl                                          ;   192.0 p1       9 k[0]
        movzx edx, word [edx*8 + poly1305_aes.T2_windows0]     ;   195.0 p2       9 k[0]
        xor eax, edx                                           ;   198.0 p0       9 k[0]
        shl eax, 0x10                                          ;   199.0 p0       9 k[0]
        xor edi, dword [esp + 260]                             ;   196.0 p1+p2    9 k[0]
        xor edi, 0x40                                          ;   197.0 p1       9 k[0]
        xor edi, ebp                                           ;   198.0 p0       9 k[0]
        xor edi, eax                                           ;   200.0 p1       9 k[0]
        mov ebp, dword [esp + 252]                             ;   197.0 p2       9 k[1]
        xor ebp, edi                                           ;   201.0 p0       9 k[1]
        xor esi, ebp                                           ;   202.0 p1       9 k[2]
        xor ebx, esi                                           ;   203.0 p0       9 k[3]
        movzx eax, byte [esp + 256]                            ;   198.0 p2       9 t[0]
        mov edx, ecx                                           ;   195.0 p1       9 t[0] copy
        shr edx, 0x10                                          ;   196.0 p0       9 t[0]
        mov eax, dword [eax*8 + poly1305_aes.T2_windows0 + 3]  ;   201.0 p2       9 t[0]
        fsub dword [poly1305_aes.T0_constants32 + 16]          ;    78.0 p0+p2   27 d
        xor eax, edi                                           ;   204.0 p1       9 t[0]
        mov dword [esp + 252], edi                             ;   201.0 p3+p4    9 k[0] spill
        movzx edi, dl                                          ;   197.0 p0       9 t[0]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   205.0 p1+p2    9 t[0]
        mov dword [esp + 264], ebx                             ;   204.0 p3+p4    9 k[3] spill
        mov ebx, dword [esp + 268]                             ;   201.0 p2       9 t[1] reload
        movzx edi, bh                                          ;   204.0 p0       9 t[0]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   208.0 p1+p2    9 t[0]
        movzx edi, ch                                          ;   196.0 p0       9 t[1]
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   203.0 p2       9 t[1]
        mov dword [esp + 260], edx                             ;   197.0 p3+p4    9 t[0] spill
        movzx edx, bl                                          ;   204.0 p1       9 t[1]
        movzx ecx, cl                                          ;   197.0 p0       9 t[2]
        xor edi, ebp                                           ;   206.0 p1       9 t[1]
        xor edi, dword [edx*8 + poly1305_aes.T2_windows0 + 3]  ;   208.0 p0+p2    9 t[1]
        mov edx, dword [esp + 244]                             ;   205.0 p2       9 t[0]
        shr edx, 0x10                                          ;   208.0 p0       9 t[0]
        mov dword [esp + 248], ebp                             ;   202.0 p3+p4    9 k[1] spill
        mov ebp, edx                                           ;   209.0 p1       9 t[0] copy
        shr ebp, 8                                             ;   210.0 p0       9 t[0]
        xor eax, dword [ebp*8 + poly1305_aes.T2_windows0 + 4]  ;   214.0 p1+p2    9 t[0]
        movzx ebp, dl                                          ;   209.0 p1       9 t[1]
        xor edi, dword [ebp*8 + poly1305_aes.T2_windows0 + 1]  ;   213.0 p0+p2    9 t[1]
        mov edx, dword [esp + 256]                             ;   208.0 p2       9 t[1]
        shr edx, 0x10                                          ;   211.0 p0       9 t[1]
        mov ebp, edx                                           ;   212.0 p1       9 t[1] copy
        shr ebp, 8                                             ;   213.0 p0       9 t[1]
        xor edi, dword [ebp*8 + poly1305_aes.T2_windows0 + 4]  ;   217.0 p1+p2    9 t[1]
        shr ebx, 0x10                                          ;   204.0 p0       9 t[2]
        movzx ebp, dl                                          ;   212.0 p1       9 t[2]
        mov edx, ebx                                           ;   205.0 p1       9 t[2] copy
        shr edx, 8                                             ;   206.0 p0       9 t[2]
        mov ecx, dword [ecx*8 + poly1305_aes.T2_windows0 + 3]  ;   210.0 p2       9 t[2]
        xor ecx, esi                                           ;   213.0 p1       9 t[2]
        xor ecx, dword [edx*8 + poly1305_aes.T2_windows0 + 4]  ;   214.0 p0+p2    9 t[2]
        xor ecx, dword [ebp*8 + poly1305_aes.T2_windows0 + 1]  ;   216.0 p1+p2    9 t[2]
        mov edx, dword [esp + 244]                             ;   213.0 p2       9 t[3] reload
        movzx ebp, dh                                          ;   216.0 p0       9 t[2]
        xor ecx, dword [ebp*8 + poly1305_aes.T2_windows0 + 2]  ;   220.0 p1+p2    9 t[2]
        movzx ebp, dl                                          ;   216.0 p0       9 t[3]
        movzx edx, bl                                          ;   208.7 p1       9 t[3]
        mov edx, dword [edx*8 + poly1305_aes.T2_windows0 + 1]  ;   215.0 p2       9 t[3]
        mov ebx, dword [esp + 264]                             ;   216.0 p2       9 k[3] reload
        xor edx, ebx                                           ;   219.0 p0       9 t[3]
        xor edx, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   220.0 p1+p2    9 t[3]
        mov dword [esp + 244], ecx                             ;   221.0 p3+p4    9 t[2] spill
        mov ecx, dword [esp + 256]                             ;   218.0 p2       9 t[0] reload
        fsub st1, st0                                          ;    81.0 p0      27 d
        movzx ebp, ch                                          ;   221.0 p0       9 t[3]
        xor edx, dword [ebp*8 + poly1305_aes.T2_windows0 + 2]  ;   225.0 p1+p2    9 t[3]
        mov ebp, dword [esp + 260]                             ;   220.0 p2       9 t[3]
        shr ebp, 8                                             ;   223.0 p0       9 t[3]
        xor edx, dword [ebp*8 + poly1305_aes.T2_windows0 + 4]  ;   227.0 p1+p2    9 t[3]
        movzx ebp, bh                                          ;   219.0 p0       9 k[0]
        mov ecx, ebx                                           ;   219.0 p1       9 k[0] copy
        shr ecx, 0x10                                          ;   220.0 p0       9 k[0]
        movzx ebp, byte [ebp*8 + poly1305_aes.T2_windows0 + 1] ;   222.0 p2       9 k[0]
        mov dword [esp + 260], edx                             ;   228.0 p3+p4    9 t[3] spill
        movzx edx, cl                                          ;   221.0 p1       9 k[0]
        shr ecx, 8                                             ;   221.0 p0       9 k[0]
        movzx edx, word [edx*8 + poly1305_aes.T2_windows0]     ;   223.0 p2       9 k[0]
        movzx ecx, byte [ecx*8 + poly1305_aes.T2_windows0 + 1] ;   224.0 p2       9 k[0]
        mov dword [esp + 256], edi                             ;   218.0 p3+p4    9 t[1] spill
        movzx edi, bl                                          ;   219.0 p1       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes.T2_windows0]     ;   225.0 p2       9 k[0]
        xor ecx, edi                                           ;   228.0 p0       9 k[0]
        shl ecx, 0x10                                          ;   229.0 p0       9 k[0]
        xor ebp, dword [esp + 252]                             ;   226.0 p1+p2    9 k[0]
        xor ebp, 0x80                                          ;   227.0 p1       9 k[0]
        xor ebp, edx                                           ;   228.0 p0       9 k[0]
        xor ebp, ecx                                           ;   230.0 p1       9 k[0]
        mov edi, dword [esp + 248]                             ;   227.0 p2       9 k[1]
        xor edi, ebp                                           ;   231.0 p0       9 k[1]
        xor esi, edi                                           ;   232.0 p1       9 k[2]
        movzx ecx, al                                          ;   220.3 p0       9 t[0]
        xor ebx, esi                                           ;   233.0 p1       9 k[3]
        mov ecx, dword [ecx*8 + poly1305_aes.T2_windows0 + 3]  ;   228.0 p2       9 t[0]
        mov edx, dword [esp + 256]                             ;   229.0 p2       9 t[1] reload
        mov dword [esp + 248], ebx                             ;   234.0 p3+p4    9 k[3] spill
        movzx ebx, dh                                          ;   232.0 p0       9 t[0]
        xor ecx, ebp                                           ;   231.0 p1       9 t[0]
        xor ecx, dword [ebx*8 + poly1305_aes.T2_windows0 + 2]  ;   236.0 p0+p2    9 t[0]
        mov ebx, dword [esp + 244]                             ;   231.0 p2       9 t[0]
        shr ebx, 0x10                                          ;   234.0 p0       9 t[0]
        mov dword [esp + 264], ebp                             ;   231.0 p3+p4    9 k[0] spill
        movzx ebp, bl                                          ;   235.0 p1       9 t[0]
        xor ecx, dword [ebp*8 + poly1305_aes.T2_windows0 + 1]  ;   239.0 p0+p2    9 t[0]
        movzx ebp, dl                                          ;   232.0 p1       9 t[1]
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   233.0 p2       9 t[1]
        xor ebp, edi                                           ;   236.0 p0       9 t[1]
        mov dword [esp + 252], edi                             ;   232.0 p3+p4    9 k[1] spill
        mov edi, dword [esp + 260]                             ;   234.0 p2       9 t[0]
        shr edi, 0x10                                          ;   237.0 p0       9 t[0]
        mov edx, edi                                           ;   238.0 p1       9 t[0] copy
        shr edx, 8                                             ;   239.0 p0       9 t[0]
        fld tword [esp + 0]                                    ;    91.0 p0+p2   27 d reload
        xor ecx, dword [edx*8 + poly1305_aes.T2_windows0 + 4]  ;   243.0 p1+p2    9 t[0]
        mov edx, edi                                           ;   238.0 p0       9 t[0] copy
        movzx edi, dl                                          ;   239.0 p1       9 t[1]
        mov edx, eax                                           ;   231.0 p0       9 t[1] copy
        shr edx, 0x10                                          ;   232.0 p0       9 t[1]
        xor ebp, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   243.0 p1+p2    9 t[1]
        mov edi, edx                                           ;   233.0 p1       9 t[1] copy
        shr edi, 8                                             ;   234.0 p0       9 t[1]
        xor ebp, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;   244.0 p1+p2    9 t[1]
        mov dword [esp + 268], ecx                             ;   244.0 p3+p4    9 t[0] spill
        mov ecx, dword [esp + 244]                             ;   238.0 p2       9 t[2] reload
        movzx edi, ch                                          ;   241.0 p0       9 t[1]
        xor ebp, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   245.0 p1+p2    9 t[1]
        movzx edi, cl                                          ;   241.0 p0       9 t[2]
        movzx ecx, dl                                          ;   235.3 p1       9 t[2]
        mov ecx, dword [ecx*8 + poly1305_aes.T2_windows0 + 1]  ;   240.0 p2       9 t[2]
        xor ecx, esi                                           ;   243.0 p0       9 t[2]
        xor ecx, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;   245.0 p1+p2    9 t[2]
        mov edx, dword [esp + 260]                             ;   242.0 p2       9 t[3] reload
        movzx edi, dh                                          ;   245.0 p0       9 t[2]
        xor ecx, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   249.0 p1+p2    9 t[2]
        movzx edi, ah                                          ;   238.0 p0       9 t[3]
        movzx eax, dl                                          ;   245.0 p1       9 t[3]
        mov edx, dword [esp + 256]                             ;   244.0 p2       9 t[2]
        shr edx, 0x10                                          ;   247.0 p0       9 t[2]
        shr ebx, 8                                             ;   240.0 p0       9 t[3]
        mov dword [esp + 256], ebp                             ;   246.0 p3+p4    9 t[1] spill
        mov ebp, edx                                           ;   248.0 p1       9 t[2] copy
        shr ebp, 8                                             ;   249.0 p0       9 t[2]
        xor ecx, dword [ebp*8 + poly1305_aes.T2_windows0 + 4]  ;   253.0 p1+p2    9 t[2]
        movzx ebp, dl                                          ;   248.0 p1       9 t[3]
        mov edx, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   246.0 p2       9 t[3]
        xor edx, dword [ebx*8 + poly1305_aes.T2_windows0 + 4]  ;   249.0 p0+p2    9 t[3]
        mov ebx, dword [esp + 248]                             ;   248.0 p2       9 k[3] reload
        xor edx, ebx                                           ;   251.0 p1       9 t[3]
        xor edx, dword [eax*8 + poly1305_aes.T2_windows0 + 3]  ;   252.0 p0+p2    9 t[3]
        xor edx, dword [ebp*8 + poly1305_aes.T2_windows0 + 1]  ;   253.0 p1+p2    9 t[3]
        movzx edi, bh                                          ;   251.0 p0       9 k[0]
        mov eax, ebx                                           ;   251.0 p1       9 k[0] copy
        shr eax, 0x10                                          ;   252.0 p0       9 k[0]
        movzx ebp, al                                          ;   253.0 p1       9 k[0]
        shr eax, 8                                             ;   253.0 p0       9 k[0]
        movzx edi, byte [edi*8 + poly1305_aes.T2_windows0 + 1] ;   252.0 p2       9 k[0]
        movzx ebp, word [ebp*8 + poly1305_aes.T2_windows0]     ;   254.0 p2       9 k[0]
        movzx eax, byte [eax*8 + poly1305_aes.T2_windows0 + 1] ;   254.0 p2       9 k[0]
        mov dword [esp + 260], edx                             ;   254.0 p3+p4    9 t[3] spill
        movzx edx, bl                                          ;   251.0 p1       9 k[0]
        fld dword [poly1305_aes.T0_constants32 + 20]           ;    96.0 p2      27 d reload
        movzx edx, word [edx*8 + poly1305_aes.T2_windows0]     ;   254.0 p2       9 k[0]
        xor eax, edx                                           ;   257.0 p0       9 k[0]
        shl eax, 0x10                                          ;   258.0 p0       9 k[0]
        xor edi, dword [esp + 264]                             ;   255.0 p1+p2    9 k[0]
        xor edi, 0x1b                                          ;   256.0 p1       9 k[0]
        xor edi, ebp                                           ;   257.0 p0       9 k[0]
        xor edi, eax                                           ;   259.0 p1       9 k[0]
        mov ebp, dword [esp + 252]                             ;   256.0 p2       9 k[1]
        xor ebp, edi                                           ;   260.0 p0       9 k[1]
        xor esi, ebp                                           ;   261.0 p1       9 k[2]
        xor ebx, esi                                           ;   262.0 p0       9 k[3]
        movzx eax, byte [esp + 268]                            ;   257.0 p2       9 t[0]
        mov edx, ecx                                           ;   254.0 p1       9 t[0] copy
        shr edx, 0x10                                          ;   255.0 p0       9 t[0]
        mov eax, dword [eax*8 + poly1305_aes.T2_windows0 + 3]  ;   260.0 p2       9 t[0]
        xor eax, edi                                           ;   263.0 p1       9 t[0]
        mov dword [esp + 252], edi                             ;   260.0 p3+p4    9 k[0] spill
        movzx edi, dl                                          ;   256.0 p0       9 t[0]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   264.0 p1+p2    9 t[0]
        mov dword [esp + 248], ebx                             ;   263.0 p3+p4    9 k[3] spill
        mov ebx, dword [esp + 256]                             ;   260.0 p2       9 t[1] reload
        movzx edi, bh                                          ;   263.0 p0       9 t[0]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   267.0 p1+p2    9 t[0]
        movzx edi, ch                                          ;   255.0 p0       9 t[1]
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   262.0 p2       9 t[1]
        mov dword [esp + 264], edx                             ;   256.0 p3+p4    9 t[0] spill
        movzx edx, bl                                          ;   263.0 p1       9 t[1]
        movzx ecx, cl                                          ;   256.0 p0       9 t[2]
        xor edi, ebp                                           ;   265.0 p1       9 t[1]
        xor edi, dword [edx*8 + poly1305_aes.T2_windows0 + 3]  ;   267.0 p0+p2    9 t[1]
        mov edx, dword [esp + 260]                             ;   264.0 p2       9 t[0]
        shr edx, 0x10                                          ;   267.0 p0       9 t[0]
        mov dword [esp + 244], ebp                             ;   261.0 p3+p4    9 k[1] spill
        mov ebp, edx                                           ;   268.0 p1       9 t[0] copy
        shr ebp, 8                                             ;   269.0 p0       9 t[0]
        xor eax, dword [ebp*8 + poly1305_aes.T2_windows0 + 4]  ;   273.0 p1+p2    9 t[0]
        movzx ebp, dl                                          ;   268.0 p1       9 t[1]
        xor edi, dword [ebp*8 + poly1305_aes.T2_windows0 + 1]  ;   272.0 p0+p2    9 t[1]
        mov edx, dword [esp + 268]                             ;   267.0 p2       9 t[1]
        shr edx, 0x10                                          ;   270.0 p0       9 t[1]
        mov ebp, edx                                           ;   271.0 p1       9 t[1] copy
        shr ebp, 8                                             ;   272.0 p0       9 t[1]
        xor edi, dword [ebp*8 + poly1305_aes.T2_windows0 + 4]  ;   276.0 p1+p2    9 t[1]
        shr ebx, 0x10                                          ;   263.0 p0       9 t[2]
        movzx ebp, dl                                          ;   271.0 p1       9 t[2]
        mov edx, ebx                                           ;   264.0 p1       9 t[2] copy
        shr edx, 8                                             ;   265.0 p0       9 t[2]
        fadd st0, st1                                          ;   102.0 p0      27 d
        mov ecx, dword [ecx*8 + poly1305_aes.T2_windows0 + 3]  ;   269.0 p2       9 t[2]
        xor ecx, esi                                           ;   272.0 p1       9 t[2]
        xor ecx, dword [edx*8 + poly1305_aes.T2_windows0 + 4]  ;   273.0 p0+p2    9 t[2]
        xor ecx, dword [ebp*8 + poly1305_aes.T2_windows0 + 1]  ;   275.0 p1+p2    9 t[2]
        mov edx, dword [esp + 260]                             ;   272.0 p2       9 t[3] reload
        movzx ebp, dh                                          ;   275.0 p0       9 t[2]
        xor ecx, dword [ebp*8 + poly1305_aes.T2_windows0 + 2]  ;   279.0 p1+p2    9 t[2]
        movzx ebp, dl                                          ;   275.0 p0       9 t[3]
        movzx edx, bl                                          ;   267.7 p1       9 t[3]
        mov edx, dword [edx*8 + poly1305_aes.T2_windows0 + 1]  ;   274.0 p2       9 t[3]
        mov ebx, dword [esp + 248]                             ;   275.0 p2       9 k[3] reload
        xor edx, ebx                                           ;   278.0 p0       9 t[3]
        xor edx, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   279.0 p1+p2    9 t[3]
        mov dword [esp + 260], ecx                             ;   280.0 p3+p4    9 t[2] spill
        mov ecx, dword [esp + 268]                             ;   277.0 p2       9 t[0] reload
        movzx ebp, ch                                          ;   280.0 p0       9 t[3]
        xor edx, dword [ebp*8 + poly1305_aes.T2_windows0 + 2]  ;   284.0 p1+p2    9 t[3]
        mov ebp, dword [esp + 264]                             ;   279.0 p2       9 t[3]
        shr ebp, 8                                             ;   282.0 p0       9 t[3]
        xor edx, dword [ebp*8 + poly1305_aes.T2_windows0 + 4]  ;   286.0 p1+p2    9 t[3]
        movzx ebp, bh                                          ;   278.0 p0       9 k[0]
        mov ecx, ebx                                           ;   278.0 p1       9 k[0] copy
        shr ecx, 0x10                                          ;   279.0 p0       9 k[0]
        movzx ebp, byte [ebp*8 + poly1305_aes.T2_windows0 + 1] ;   281.0 p2       9 k[0]
        mov dword [esp + 264], edx                             ;   287.0 p3+p4    9 t[3] spill
        movzx edx, cl                                          ;   280.0 p1       9 k[0]
        shr ecx, 8                                             ;   280.0 p0       9 k[0]
        movzx edx, word [edx*8 + poly1305_aes.T2_windows0]     ;   282.0 p2       9 k[0]
        movzx ecx, byte [ecx*8 + poly1305_aes.T2_windows0 + 1] ;   283.0 p2       9 k[0]
        mov dword [esp + 268], edi                             ;   277.0 p3+p4    9 t[1] spill
        movzx edi, bl                                          ;   278.0 p1       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes.T2_windows0]     ;   284.0 p2       9 k[0]
        xor ecx, edi                                           ;   287.0 p0       9 k[0]
        shl ecx, 0x10                                          ;   288.0 p0       9 k[0]
        xor ebp, dword [esp + 252]                             ;   285.0 p1+p2    9 k[0]
        xor ebp, 0x36                                          ;   286.0 p1       9 k[0]
        xor ebp, edx                                           ;   287.0 p0       9 k[0]
        xor ebp, ecx                                           ;   289.0 p1       9 k[0]
        movzx edi, al                                          ;   278.3 p0       9 t[0]
        mov ecx, dword [esp + 244]                             ;   286.0 p2       9 k[1]
        xor ecx, ebp                                           ;   290.0 p1       9 k[1]
        xor esi, ecx                                           ;   291.0 p0       9 k[2]
        movzx edi, byte [edi*8 + poly1305_aes.T2_windows0 + 1] ;   287.0 p2       9 t[0]
        mov edx, dword [esp + 268]                             ;   288.0 p2       9 t[1] reload
        movzx ebx, dh                                          ;   291.0 p1       9 t[0]
        movzx ebx, word [ebx*8 + poly1305_aes.T2_windows0]     ;   292.0 p2       9 t[0]
        xor edi, ebp                                           ;   290.0 p0       9 t[0]
        fsub dword [poly1305_aes.T0_constants32 + 20]          ;   112.0 p0+p2   27 d
        mov ebp, dword [esp + 260]                             ;   290.0 p2       9 t[0]
        shr ebp, 0x10                                          ;   293.0 p0       9 t[0]
        mov dword [esp + 244], ecx                             ;   291.0 p3+p4    9 k[1] spill
        mov ecx, ebp                                           ;   294.0 p1       9 t[0] copy
        movzx ebp, cl                                          ;   295.0 p0       9 t[0]
        movzx ebp, byte [ebp*8 + poly1305_aes.T2_windows0 + 1] ;   296.0 p2       9 t[0]
        xor edi, ebx                                           ;   295.0 p1       9 t[0]
        mov ebx, dword [esp + 264]                             ;   292.0 p2       9 t[0]
        shr ebx, 0x10                                          ;   295.0 p0       9 t[0]
        mov dword [esp + 252], ecx                             ;   295.0 p3+p4    9 t[0] spill
        mov ecx, ebx                                           ;   296.0 p1       9 t[0] copy
        shr ecx, 8                                             ;   297.0 p0       9 t[0]
        movzx ecx, word [ecx*8 + poly1305_aes.T2_windows0]     ;   298.0 p2       9 t[0]
        xor ebp, ecx                                           ;   301.0 p1       9 t[0]
        shl ebp, 0x10                                          ;   302.0 p0       9 t[0]
        movzx ecx, dl                                          ;   291.0 p1       9 t[1]
        xor edi, ebp                                           ;   303.0 p0       9 t[0]
        movzx ebp, bl                                          ;   296.0 p1       9 t[1]
        mov ebx, eax                                           ;   289.7 p0       9 t[1] copy
        shr ebx, 0x10                                          ;   290.7 p0       9 t[1]
        movzx ecx, byte [ecx*8 + poly1305_aes.T2_windows0 + 1] ;   294.0 p2       9 t[1]
        movzx ebp, byte [ebp*8 + poly1305_aes.T2_windows0 + 1] ;   297.0 p2       9 t[1]
        xor ecx, dword [esp + 244]                             ;   297.0 p1+p2    9 t[1]
        mov dword [esp + 244], edi                             ;   304.0 p3+p4    9 t[0] spill
        mov edi, ebx                                           ;   291.7 p1       9 t[1] copy
        shr edi, 8                                             ;   292.7 p0       9 t[1]
        movzx edi, word [edi*8 + poly1305_aes.T2_windows0]     ;   297.0 p2       9 t[1]
        xor ebp, edi                                           ;   300.0 p1       9 t[1]
        mov edi, ecx                                           ;   298.0 p0       9 t[1] copy
        mov ecx, dword [esp + 260]                             ;   298.0 p2       9 t[2] reload
        movzx edx, ch                                          ;   301.0 p1       9 t[1]
        movzx edx, word [edx*8 + poly1305_aes.T2_windows0]     ;   302.0 p2       9 t[1]
        shl ebp, 0x10                                          ;   301.0 p0       9 t[1]
        xor edi, ebp                                           ;   302.0 p1       9 t[1]
        xor edi, edx                                           ;   305.0 p0       9 t[1]
        movzx ebp, cl                                          ;   301.0 p1       9 t[2]
        movzx ecx, bl                                          ;   295.7 p0       9 t[2]
        mov edx, dword [esp + 264]                             ;   300.0 p2       9 t[3] reload
        movzx ebx, dh                                          ;   303.0 p1       9 t[2]
        movzx ebp, byte [ebp*8 + poly1305_aes.T2_windows0 + 1] ;   302.0 p2       9 t[2]
        movzx ecx, byte [ecx*8 + poly1305_aes.T2_windows0 + 1] ;   302.0 p2       9 t[2]
        movzx ebx, word [ebx*8 + poly1305_aes.T2_windows0]     ;   304.0 p2       9 t[2]
        xor ebp, esi                                           ;   305.0 p0       9 t[2]
        xor ebp, ebx                                           ;   307.0 p1       9 t[2]
        mov ebx, dword [esp + 268]                             ;   304.0 p2       9 t[2]
        shr ebx, 0x10                                          ;   307.0 p0       9 t[2]
        movzx edx, dl                                          ;   303.0 p1       9 t[3]
        fsub st1, st0                                          ;   115.0 p0      27 d
        movzx eax, ah                                          ;   300.0 p0       9 t[3]
        mov dword [esp + 264], edi                             ;   306.0 p3+p4    9 t[1] spill
        mov edi, ebx                                           ;   308.0 p1       9 t[2] copy
        shr edi, 8                                             ;   309.0 p0       9 t[2]
        movzx edi, word [edi*8 + poly1305_aes.T2_windows0]     ;   310.0 p2       9 t[2]
        xor ecx, edi                                           ;   313.0 p1       9 t[2]
        shl ecx, 0x10                                          ;   314.0 p0       9 t[2]
        xor ebp, ecx                                           ;   315.0 p1       9 t[2]
        movzx edi, bl                                          ;   308.0 p0       9 t[3]
        movzx ecx, byte [edx*8 + poly1305_aes.T2_windows0 + 1] ;   306.0 p2       9 t[3]
        mov edx, dword [esp + 252]                             ;   307.0 p2       9 t[3]
        shr edx, 8                                             ;   310.0 p0       9 t[3]
        movzx eax, word [eax*8 + poly1305_aes.T2_windows0]     ;   308.0 p2       9 t[3]
        movzx edi, byte [edi*8 + poly1305_aes.T2_windows0 + 1] ;   309.0 p2       9 t[3]
        movzx edx, word [edx*8 + poly1305_aes.T2_windows0]     ;   311.0 p2       9 t[3]
        xor edi, edx                                           ;   314.0 p1       9 t[3]
        shl edi, 0x10                                          ;   315.0 p0       9 t[3]
        xor esi, ecx                                           ;   309.0 p1       9 t[3]
        xor esi, eax                                           ;   311.0 p0       9 t[3]
        xor esi, edi                                           ;   316.0 p1       9 t[3]
        xor esi, dword [esp + 248]                             ;   317.0 p0+p2    9 t[3]
        faddp st3, st0                                         ;   122.0 p0      27 d
        fxch st0, st2                                          ;   128.0         27 d copy
        fadd qword [poly1305_aes.T1_constants64 + 56]          ;   138.0 p0+p2   27 d
        fstp qword [esp + 184]                                 ;   142.0 p3+p4   27 d
        fxch st0, st3                                          ;   147.7         27 d copy
        faddp st1, st0                                         ;   155.0 p0      27 d
        fadd qword [poly1305_aes.T1_constants64 + 48]          ;   164.0 p0+p2   27 d
        fstp qword [esp + 192]                                 ;   168.0 p3+p4   27 d
        mov edi, dword [esp + 196]                             ;   312.0 p2      27 d
        and edi, 0xfffff                                       ;   315.0 p1      27 d
        mov eax, dword [esp + 188]                             ;   313.0 p2      27 d
        and eax, 0xfffff                                       ;   316.0 p0      27 d
        add edi, dword [esp + 184]                             ;   316.0 p1+p2   27 d
        adc eax, 0                                             ;   317.0 p1+p0   27 d
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
        mov ecx, dword [esp + 212]                             ;   315.0 p2      27 d
        and ecx, 0xfffff                                       ;   318.0 p0      27 d
        add eax, dword [esp + 208]                             ;   319.0 p1+p2   27 d
        adc ecx, 0                                             ;   320.0 p1+p0   27 d
        mov edx, dword [esp + 204]                             ;   317.0 p2      27 d
        and edx, 0xfffff                                       ;   320.0 p0      27 d
        add ecx, dword [esp + 200]                             ;   322.0 p1+p2   27 d
        adc edx, 0                                             ;   323.0 p1+p0   27 d
        mov ebx, dword [esp + 192]                             ;   319.0 p2      27 d
        mov dword [esp + 248], ebp                             ;   316.0 p3+p4    9 t[2] spill
        mov ebp, edi                                           ;   317.0 p0      27 d copy
        mov dword [esp + 252], esi                             ;   318.0 p3+p4    9 t[3] spill
        mov esi, eax                                           ;   320.0 p1      27 d copy
        add ebx, 5                                             ;   322.0 p0      27 d
        adc ebp, 0                                             ;   323.0 p1+p0   27 d
        adc esi, 0                                             ;   325.0 p1+p0   27 d
        sbb esi, esi                                           ;   327.0 p1+p0   27 d
        mov ebp, ecx                                           ;   323.0 p1      27 d copy
        add esi, esi                                           ;   329.0 p0      27 d
        adc ebp, 0                                             ;   330.0 p1+p0   27 d
        adc edx, 0                                             ;   332.0 p1+p0   27 d
        mov esi, edx                                           ;   334.0 p1      27 d copy
        shr esi, 2                                             ;   335.0 p0      27 d
        and edx, 0xfffffffc                                    ;   334.0 p1      27 d
        add edx, esi                                           ;   336.0 p0      27 d
        add edx, dword [esp + 192]                             ;   337.0 p1+p2   27 d
        adc edi, 0                                             ;   338.0 p1+p0   27 d
        adc eax, 0                                             ;   340.0 p1+p0   27 d
        sbb esi, esi                                           ;   342.0 p1+p0   27 d
        mov ebp, dword [esp + 244]                             ;   323.3 p2      27 tag
        add esi, esi                                           ;   344.0 p0      27 d
        adc ecx, 0                                             ;   345.0 p1+p0   27 d
        add ebp, edx                                           ;   338.0 p1      27 tag
        mov esi, dword [esp + 272]                             ;   325.0 p2      27 tag reload
        mov dword [esi], ebp                                   ;   339.0 p3+p4   27 tag
        cmp ebp, edx                                           ;   339.0 p0      27 c
        sbb ebx, ebx                                           ;   340.0 p1+p0   27 c
        add ebx, ebx                                           ;   342.0 p1      27 tag
        adc edi, dword [esp + 264]                             ;   343.0 p1+p0+p2   27 tag
        adc eax, dword [esp + 248]                             ;   345.0 p1+p0+p2   27 tag
        adc ecx, dword [esp + 252]                             ;   347.0 p1+p0+p2   27 tag
        mov dword [esi + 4], edi                               ;   345.0 p3+p4   27 tag
        mov dword [esi + 8], eax                               ;   347.0 p3+p4   27 tag
        mov dword [esi + 12], ecx                              ;   349.0 p3+p4   27 tag
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
