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
;   body: 96 uops, planned 68.3; bounds: width 32.0, ports 32.0, path 12.0
;   blocks: 114 uops, planned 303.0; bounds: width 38.0, ports 45.0, path 46.0
;   body.2: 941 uops, planned 379.3; bounds: width 313.7, ports 348.0, path 120.0
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
        mov ecx, dword [eax + 20]                              ;                    frame
        mov dword [esp + 224], ecx                             ;                    frame
        mov ecx, dword [eax + 36]                              ;                    frame
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
        mov esi, dword [esp + 224]                             ;     0.0 p2      24 k reload
        mov edi, dword [esi + 16]                              ;     3.0 p2      24 k
        mov ebp, 0xffffffc                                     ;     0.7 p0      24 k
        and ebp, dword [esi + 28]                              ;     6.0 p1+p2   24 k
        fld dword [poly1305_aes.T0_constants32 + 12]           ;     3.0 p2      26 blocks reload
        fstp tword [esp + 0]                                   ;     6.0 p0+p3+p4   26 blocks
        fld dword [poly1305_aes.T0_constants32 + 12]           ;     8.0 p2      26 blocks reload
        and edi, 0xfffffff                                     ;     6.0 p1      24 k
        mov dword [esp + 64], edi                              ;     7.0 p3+p4   26 a
        mov edi, dword [esi + 20]                              ;     5.0 p2      24 k
        and edi, 0xffffffc                                     ;     8.0 p0      24 k
        mov dword [esp + 72], edi                              ;     9.0 p3+p4   26 a
        mov esi, dword [esi + 24]                              ;     6.0 p2      24 k
        and esi, 0xffffffc                                     ;     9.0 p1      24 k
        mov dword [esp + 80], esi                              ;    10.0 p3+p4   26 a
        mov esi, 0x43300000                                    ;     6.7 p0      26 a reload
        mov dword [esp + 68], esi                              ;     7.7 p3+p4   26 a
        mov esi, 0x45300000                                    ;     7.3 p1      26 a reload
        mov dword [esp + 76], esi                              ;     8.3 p3+p4   26 a
        mov esi, 0x47300000                                    ;     8.0 p0      26 a reload
        mov dword [esp + 84], esi                              ;     9.3 p3+p4   26 a
        mov esi, 0x49300000                                    ;     8.7 p1      26 a reload
        mov dword [esp + 92], esi                              ;    10.3 p3+p4   26 a
        mov esi, 0x43300000                                    ;     9.3 p0      26 a reload
        mov dword [esp + 100], esi                             ;    11.3 p3+p4   26 a
        mov esi, dword [esp + 228]                             ;    10.0 p2      26 blocks
        mov dword [esp + 88], ebp                              ;    12.3 p3+p4   26 a
        fstp tword [esp + 16]                                  ;    14.3 p0+p3+p4   26 blocks
        fld qword [esp + 64]                                   ;    16.3 p2      26 a reload
        shl esi, 4                                             ;    13.0 p0      26 blocks
        add esi, dword [esp + 232]                             ;    14.0 p1+p2   26 blocks
        mov dword [esp + 236], esi                             ;    15.3 p3+p4   26 blocks
        mov esi, 0                                             ;    14.0 p0      26 a reload
        cmp esi, dword [esp + 228]                             ;    15.0 p1+p2   26 a
        mov esi, dword [esp + 232]                             ;    15.7 p2      26 a
        fadd dword [poly1305_aes.T0_constants32]               ;    19.3 p0+p2   26 a
        sbb edi, edi                                           ;    16.0 p1+p0   26 a
        xor esi, poly1305_aes.T3_none                          ;    18.7 p1      26 a
        fstp qword [esp + 104]                                 ;    22.3 p3+p4   26 a
        and edi, esi                                           ;    19.7 p0      26 a
        xor edi, poly1305_aes.T3_none                          ;    20.7 p1      26 a
        mov esi, dword [edi + 4]                               ;    21.7 p2      26 a
        mov dword [esp + 112], esi                             ;    24.7 p3+p4   26 a
        fld dword [poly1305_aes.T0_constants32 + 12]           ;    22.3 p2      26 blocks reload
        mov esi, 0x45300000                                    ;    18.3 p0      26 a reload
        mov dword [esp + 116], esi                             ;    19.3 p3+p4   26 a
        mov esi, dword [edi + 8]                               ;    21.7 p2      26 a
        mov dword [esp + 120], esi                             ;    24.7 p3+p4   26 a
        fstp tword [esp + 32]                                  ;    25.3 p0+p3+p4   26 blocks
        mov esi, dword [edi + 12]                              ;    21.7 p2      26 a
        mov dword [esp + 128], esi                             ;    24.7 p3+p4   26 a
        fld qword [esp + 88]                                   ;    27.3 p2      26 a reload
        mov esi, 0x49300001                                    ;    22.7 p1      26 a reload
        fadd qword [poly1305_aes.T1_constants64]               ;    30.3 p0+p2   26 a
        fld qword [poly1305_aes.T1_constants64 + 8]            ;    33.3 p2      26 a reload
        fmul st0, st1                                          ;    36.3 p0      26 a
        fstp qword [esp + 136]                                 ;    41.3 p3+p4   26 a
        fstp qword [esp + 144]                                 ;    41.3 p3+p4   26 a
        fld dword [poly1305_aes.T0_constants32 + 12]           ;    41.3 p2      26 blocks reload
        fstp tword [esp + 48]                                  ;    44.3 p0+p3+p4   26 blocks
        fld qword [esp + 80]                                   ;    46.3 p2      26 a reload
        fadd dword [poly1305_aes.T0_constants32 + 8]           ;    49.3 p1+p2   26 a
        mov ebp, dword [edi]                                   ;    29.0 p2      26 a
        fst qword [esp + 152]                                  ;    52.3 p3+p4   26 a
        mov dword [esp + 132], esi                             ;    29.0 p3+p4   26 a
        mov esi, 0x47300000                                    ;    28.7 p0      26 a reload
        mov dword [esp + 124], esi                             ;    30.0 p3+p4   26 a
        fmul qword [poly1305_aes.T1_constants64 + 8]           ;    52.3 p0+p2   26 a
        fstp qword [esp + 160]                                 ;    57.3 p3+p4   26 a
        fld qword [esp + 72]                                   ;    57.3 p2      26 a reload
        fadd dword [poly1305_aes.T0_constants32 + 4]           ;    60.3 p1+p2   26 a
        mov dword [esp + 96], ebp                              ;    32.0 p3+p4   26 a
        fst qword [esp + 168]                                  ;    63.3 p3+p4   26 a
        fmul qword [poly1305_aes.T1_constants64 + 8]           ;    63.3 p0+p2   26 a
        fstp qword [esp + 176]                                 ;    68.3 p3+p4   26 a
        cmp dword [esp + 228], 0                               ;                    no blocks?
        je .blocks_1_done
        fld tword [esp + 16]                                   ;                    resident
        fld tword [esp + 32]                                   ;                    resident
        fld tword [esp + 0]                                    ;                    resident
        fld tword [esp + 48]                                   ;                    resident
        mov esi, dword [esp + 232]                             ;                    resident
        align 16
.blocks_1:
        fadd qword [esp + 128]                                 ;     3.0 p0+p2   26 a
        fld qword [poly1305_aes.T1_constants64 + 32]           ;     6.0 p2      26 a reload
        fadd st0, st1                                          ;     9.0 p1      26 a
        fsub qword [poly1305_aes.T1_constants64 + 32]          ;    12.0 p0+p2   26 a
        fxch st0, st2                                          ;    15.0         26 a copy
        fadd qword [esp + 120]                                 ;    15.0 p1+p2   26 a
        fadd qword [poly1305_aes.T1_constants64 + 24]          ;    18.0 p0+p2   26 a
        fxch st0, st2                                          ;    21.0         26 a copy
        fsub st1, st0                                          ;    21.0 p1      26 a
        fmul qword [poly1305_aes.T1_constants64 + 8]           ;    24.0 p0+p2   26 a
        fxch st0, st3                                          ;    29.0         26 a copy
        lea edi, [esi + 16]                                    ;     4.0 p0      26 blocks
        cmp edi, dword [esp + 236]                             ;     6.0 p1+p2   26 blocks
        fadd qword [esp + 112]                                 ;    29.0 p0+p2   26 a
        sbb ebp, ebp                                           ;     7.0 p1+p0   26 blocks
        fxch st0, st4                                          ;    32.0         26 a copy
        fadd qword [esp + 96]                                  ;    32.0 p1+p2   26 a
        fadd qword [poly1305_aes.T1_constants64 + 16]          ;    35.0 p0+p2   26 a
        fld qword [poly1305_aes.T1_constants64 + 40]           ;    38.0 p2      26 a reload
        fadd st0, st3                                          ;    41.0 p1      26 a
        fsub qword [poly1305_aes.T1_constants64 + 40]          ;    44.0 p0+p2   26 a
        fsub st3, st0                                          ;    47.0 p1      26 a
        faddp st2, st0                                         ;    50.0 p0      26 a
        fld dword [poly1305_aes.T0_constants32 + 16]           ;    53.0 p2      26 a reload
        fadd st0, st5                                          ;    56.0 p1      26 a
        fsub dword [poly1305_aes.T0_constants32 + 16]          ;    59.0 p0+p2   26 a
        fsub st5, st0                                          ;    62.0 p1      26 a
        faddp st3, st0                                         ;    65.0 p0      26 a
        fld dword [poly1305_aes.T0_constants32 + 20]           ;    68.0 p2      26 a reload
        fadd st0, st1                                          ;    71.0 p1      26 a
        fsub dword [poly1305_aes.T0_constants32 + 20]          ;    74.0 p0+p2   26 a
        fsub st1, st0                                          ;    77.0 p1      26 a
        faddp st5, st0                                         ;    80.0 p0      26 a
        faddp st3, st0                                         ;    83.0 p1      26 a
        fld qword [esp + 104]                                  ;    86.0 p2      26 a reload
        fmul st0, st1                                          ;    89.0 p0      26 a
        fld qword [esp + 168]                                  ;    94.0 p2      26 a reload
        fmul st0, st3                                          ;    97.0 p0      26 a
        faddp st1, st0                                         ;   102.0 p1      26 a
        and ebp, 0x10                                          ;    15.0 p1      26 blocks
        mov eax, dword [esi + ebp + 12]                        ;    18.0 p2      26 a
        mov ecx, dword [esi + ebp + 4]                         ;    19.0 p2      26 a
        mov dword [esp + 112], ecx                             ;    22.0 p3+p4   26 a
        mov ecx, dword [esi + ebp + 8]                         ;    20.0 p2      26 a
        mov esi, dword [esi + ebp]                             ;    21.0 p2      26 a
        mov dword [esp + 96], esi                              ;    24.0 p3+p4   26 a
        mov dword [esp + 128], eax                             ;    22.0 p3+p4   26 a
        fld qword [esp + 152]                                  ;   105.0 p2      26 a reload
        fmul st0, st5                                          ;   108.0 p0      26 a
        faddp st1, st0                                         ;   113.0 p1      26 a
        fld qword [esp + 136]                                  ;   116.0 p2      26 a reload
        fmul st0, st2                                          ;   119.0 p0      26 a
        fld qword [esp + 104]                                  ;   124.0 p2      26 a reload
        fmul st0, st4                                          ;   127.0 p0      26 a
        faddp st1, st0                                         ;   132.0 p1      26 a
        fld qword [esp + 144]                                  ;   135.0 p2      26 a reload
        fmul st0, st5                                          ;   138.0 p0      26 a
        faddp st2, st0                                         ;   143.0 p1      26 a
        fld qword [esp + 168]                                  ;   146.0 p2      26 a reload
        fmul st0, st6                                          ;   149.0 p0      26 a
        faddp st1, st0                                         ;   154.0 p1      26 a
        fld qword [esp + 160]                                  ;   157.0 p2      26 a reload
        fmul st0, st3                                          ;   160.0 p0      26 a
        fxch st0, st3                                          ;   165.0         26 a copy
        fmul qword [esp + 176]                                 ;   165.0 p0+p2   26 a
        fld qword [esp + 136]                                  ;   170.0 p2      26 a reload
        fmul st0, st5                                          ;   173.0 p0      26 a
        faddp st4, st0                                         ;   178.0 p1      26 a
        fxch st0, st4                                          ;   181.0         26 a copy
        fmul qword [esp + 160]                                 ;   181.0 p0+p2   26 a
        faddp st4, st0                                         ;   186.0 p1      26 a
        fld qword [esp + 152]                                  ;   189.0 p2      26 a reload
        fmul st0, st5                                          ;   192.0 p0      26 a
        mov esi, edi                                           ;    86.0 p1      26 blocks copy
        faddp st1, st0                                         ;   197.0 p0      26 a
        fld qword [esp + 104]                                  ;   200.0 p2      26 a reload
        mov dword [esp + 120], ecx                             ;    97.0 p3+p4   26 a
        fmul st0, st6                                          ;   203.0 p0      26 a
        faddp st3, st0                                         ;   208.0 p1      26 a
        fxch st0, st5                                          ;   211.0         26 a copy
        fmul qword [esp + 136]                                 ;   211.0 p0+p2   26 a
        faddp st3, st0                                         ;   216.0 p1      26 a
        fld qword [esp + 168]                                  ;   219.0 p2      26 a reload
        fmul st0, st4                                          ;   222.0 p0      26 a
        faddp st2, st0                                         ;   227.0 p1      26 a
        fxch st0, st3                                          ;   230.0         26 a copy
        fmul qword [esp + 104]                                 ;   230.0 p0+p2   26 a
        faddp st2, st0                                         ;   235.0 p1      26 a
        fld qword [poly1305_aes.T1_constants64 + 32]           ;   238.0 p2      26 a reload
        fadd st0, st3                                          ;   241.0 p0      26 a
        fsub qword [poly1305_aes.T1_constants64 + 32]          ;   244.0 p1+p2   26 a
        fsub st3, st0                                          ;   247.0 p0      26 a
        fmul qword [poly1305_aes.T1_constants64 + 8]           ;   250.0 p0+p2   26 a
        fld qword [poly1305_aes.T1_constants64 + 40]           ;   255.0 p2      26 a reload
        fadd st0, st5                                          ;   258.0 p1      26 a
        fsub qword [poly1305_aes.T1_constants64 + 40]          ;   261.0 p0+p2   26 a
        fsub st5, st0                                          ;   264.0 p1      26 a
        faddp st4, st0                                         ;   267.0 p0      26 a
        fld dword [poly1305_aes.T0_constants32 + 16]           ;   270.0 p2      26 a reload
        fadd st0, st2                                          ;   273.0 p1      26 a
        fsub dword [poly1305_aes.T0_constants32 + 16]          ;   276.0 p0+p2   26 a
        fsub st2, st0                                          ;   279.0 p1      26 a
        faddp st5, st0                                         ;   282.0 p0      26 a
        fld dword [poly1305_aes.T0_constants32 + 20]           ;   285.0 p2      26 a reload
        fadd st0, st3                                          ;   288.0 p1      26 a
        fsub dword [poly1305_aes.T0_constants32 + 20]          ;   291.0 p0+p2   26 a
        fsub st3, st0                                          ;   294.0 p1      26 a
        faddp st2, st0                                         ;   297.0 p0      26 a
        faddp st2, st0                                         ;   300.0 p1      26 a
        fxch st0, st2                                          ;   303.0         26 a copy
        fxch st0, st3                                          ;   303.0         26 a copy
        fxch st0, st1                                          ;   303.0         26 a copy
        fxch st0, st3                                          ;   303.0         26 a copy
        cmp esi, dword [esp + 236]                             ;                    more blocks?
        jne .blocks_1
        fstp tword [esp + 48]                                  ;                    resident
        fstp tword [esp + 0]                                   ;                    resident
        fstp tword [esp + 32]                                  ;                    resident
        fstp tword [esp + 16]                                  ;                    resident
        mov dword [esp + 232], esi                             ;                    resident
.blocks_1_done:
        fld tword [esp + 48]                                   ;     3.0 p0+p2   27 d reload
        mov esi, dword [esp + 224]                             ;     2.0 p2       9 a reload
        mov edi, dword [esi]                                   ;     5.0 p2       9 a
        mov ebp, dword [esi + 4]                               ;     5.0 p2       9 a
        mov eax, dword [esi + 8]                               ;     5.0 p2       9 a
        mov ecx, dword [esi + 12]                              ;     6.0 p2       9 a
        mov edx, edi                                           ;     8.0 p1       9 s[0] copy
        mov ebx, dword [esp + 240]                             ;     7.0 p2       9 a reload
        xor edx, dword [ebx]                                   ;    13.0 p0+p2    9 s[0]
        movzx esi, ch                                          ;     9.0 p1       9 k[0]
        movzx esi, byte [esi*8 + poly1305_aes.T2_windows0 + 1] ;    10.0 p2       9 k[0]
        mov edi, ebp                                           ;     8.0 p0       9 s[1] copy
        xor edi, dword [ebx + 4]                               ;    13.0 p1+p2    9 s[1]
        mov ebp, eax                                           ;     8.0 p0       9 s[2] copy
        xor ebp, dword [ebx + 8]                               ;    13.0 p1+p2    9 s[2]
        mov ebx, dword [ebx + 12]                              ;    12.0 p2       9 s[3]
        xor ebx, ecx                                           ;    15.0 p0       9 s[3]
        mov eax, ecx                                           ;     9.0 p1       9 k[0] copy
        shr eax, 0x10                                          ;    10.0 p0       9 k[0]
        mov dword [esp + 244], ebx                             ;    16.0 p3+p4    9 s[3] spill
        movzx ebx, al                                          ;    11.0 p1       9 k[0]
        shr eax, 8                                             ;    11.0 p0       9 k[0]
        movzx ebx, word [ebx*8 + poly1305_aes.T2_windows0]     ;    13.0 p2       9 k[0]
        mov dword [esp + 248], ebp                             ;    14.0 p3+p4    9 s[2] spill
        movzx ebp, cl                                          ;     9.0 p1       9 k[0]
        xor esi, ebx                                           ;    16.0 p0       9 k[0]
        movzx eax, byte [eax*8 + poly1305_aes.T2_windows0 + 1] ;    14.0 p2       9 k[0]
        movzx ebp, word [ebp*8 + poly1305_aes.T2_windows0]     ;    15.0 p2       9 k[0]
        xor eax, ebp                                           ;    18.0 p1       9 k[0]
        mov ebp, dword [esp + 224]                             ;    16.0 p2       9 a reload
        xor esi, dword [ebp]                                   ;    22.0 p0+p2    9 k[0]
        xor esi, 1                                             ;    23.0 p1       9 k[0]
        movzx ebx, dl                                          ;    14.0 p0       9 t[0]
        mov ebx, dword [ebx*8 + poly1305_aes.T2_windows0 + 3]  ;    18.0 p2       9 t[0]
        fld qword [poly1305_aes.T1_constants64 + 32]           ;    19.0 p2      27 d reload
        shl eax, 0x10                                          ;    19.0 p0       9 k[0]
        xor esi, eax                                           ;    24.0 p1       9 k[0]
        mov eax, dword [ebp + 4]                               ;    20.0 p2       9 k[1]
        mov ebp, dword [ebp + 8]                               ;    21.0 p2       9 k[2]
        xor eax, esi                                           ;    25.0 p0       9 k[1]
        xor ebp, eax                                           ;    26.0 p1       9 k[2]
        xor ecx, ebp                                           ;    27.0 p0       9 k[3]
        mov dword [esp + 252], ecx                             ;    28.0 p3+p4    9 k[3] spill
        mov ecx, edi                                           ;    15.3 p1       9 t[0] copy
        shr ecx, 8                                             ;    16.3 p0       9 t[0]
        and ecx, 0xff                                          ;    17.3 p1       9 t[0]
        xor ebx, dword [ecx*8 + poly1305_aes.T2_windows0 + 2]  ;    22.0 p0+p2    9 t[0]
        xor ebx, esi                                           ;    25.0 p1       9 t[0]
        mov ecx, edi                                           ;    18.0 p0       9 s[1] copy
        movzx edi, cl                                          ;    19.0 p1       9 t[1]
        mov dword [esp + 256], esi                             ;    25.0 p3+p4    9 k[0] spill
        mov dword [esp + 260], ebp                             ;    27.0 p3+p4    9 k[2] spill
        mov esi, dword [esp + 248]                             ;    23.0 p2       9 t[0]
        shr esi, 0x10                                          ;    26.0 p0       9 t[0]
        mov ebp, esi                                           ;    27.0 p1       9 t[0] copy
        and ebp, 0xff                                          ;    28.0 p0       9 t[0]
        xor ebx, dword [ebp*8 + poly1305_aes.T2_windows0 + 1]  ;    32.0 p1+p2    9 t[0]
        mov ebp, dword [esp + 244]                             ;    25.0 p2       9 t[0]
        shr ebp, 0x10                                          ;    28.0 p0       9 t[0]
        mov dword [esp + 264], esi                             ;    27.0 p3+p4    9 t[0] spill
        mov esi, ebp                                           ;    29.0 p1       9 t[0] copy
        shr esi, 8                                             ;    30.0 p0       9 t[0]
        xor ebx, dword [esi*8 + poly1305_aes.T2_windows0 + 4]  ;    34.0 p1+p2    9 t[0]
        and ebp, 0xff                                          ;    29.0 p0       9 t[1]
        mov esi, edx                                           ;    23.3 p1       9 t[1] copy
        shr esi, 0x10                                          ;    24.3 p0       9 t[1]
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;    27.0 p2       9 t[1]
        xor edi, eax                                           ;    30.0 p1       9 t[1]
        xor edi, dword [ebp*8 + poly1305_aes.T2_windows0 + 1]  ;    33.0 p0+p2    9 t[1]
        mov ebp, esi                                           ;    25.3 p1       9 t[1] copy
        shr ebp, 8                                             ;    26.3 p0       9 t[1]
        xor edi, dword [ebp*8 + poly1305_aes.T2_windows0 + 4]  ;    34.0 p1+p2    9 t[1]
        mov ebp, eax                                           ;    27.0 p0       9 k[1] copy
        mov eax, dword [esp + 248]                             ;    30.0 p2       9 s[2] reload
        mov dword [esp + 268], ebx                             ;    35.0 p3+p4    9 t[0] spill
        movzx ebx, ah                                          ;    33.0 p1       9 t[1]
        xor edi, dword [ebx*8 + poly1305_aes.T2_windows0 + 2]  ;    37.0 p0+p2    9 t[1]
        mov ebx, esi                                           ;    28.3 p1       9 t[1] copy
        movzx esi, bl                                          ;    29.3 p0       9 t[2]
        mov esi, dword [esi*8 + poly1305_aes.T2_windows0 + 1]  ;    32.0 p2       9 t[2]
        movzx eax, al                                          ;    33.0 p1       9 t[2]
        shr ecx, 0x10                                          ;    30.0 p0       9 t[2]
        mov ebx, ecx                                           ;    31.0 p1       9 t[2] copy
        shr ebx, 8                                             ;    32.0 p0       9 t[2]
        xor esi, dword [eax*8 + poly1305_aes.T2_windows0 + 3]  ;    37.0 p1+p2    9 t[2]
        xor esi, dword [ebx*8 + poly1305_aes.T2_windows0 + 4]  ;    38.0 p0+p2    9 t[2]
        mov eax, dword [esp + 244]                             ;    35.0 p2       9 s[3] reload
        movzx ebx, ah                                          ;    38.0 p1       9 t[2]
        xor esi, dword [esp + 260]                             ;    39.0 p0+p2    9 t[2]
        xor esi, dword [ebx*8 + poly1305_aes.T2_windows0 + 2]  ;    42.0 p1+p2    9 t[2]
        movzx eax, al                                          ;    38.0 p0       9 t[3]
        movzx edx, dh                                          ;    34.3 p1       9 t[3]
        movzx ecx, cl                                          ;    35.0 p0       9 t[3]
        mov edx, dword [edx*8 + poly1305_aes.T2_windows0 + 2]  ;    38.0 p2       9 t[3]
        xor edx, dword [ecx*8 + poly1305_aes.T2_windows0 + 1]  ;    41.0 p1+p2    9 t[3]
        mov ecx, dword [esp + 264]                             ;    40.0 p2       9 t[3]
        fadd st0, st1                                          ;    36.0 p0      27 d
        shr ecx, 8                                             ;    43.0 p0       9 t[3]
        xor edx, dword [eax*8 + poly1305_aes.T2_windows0 + 3]  ;    42.0 p1+p2    9 t[3]
        mov eax, dword [esp + 252]                             ;    42.0 p2       9 k[3] reload
        xor edx, eax                                           ;    45.0 p1       9 t[3]
        xor edx, dword [ecx*8 + poly1305_aes.T2_windows0 + 4]  ;    47.0 p0+p2    9 t[3]
        movzx ecx, ah                                          ;    45.0 p1       9 k[0]
        mov ebx, eax                                           ;    45.0 p0       9 k[0] copy
        movzx ecx, byte [ecx*8 + poly1305_aes.T2_windows0 + 1] ;    46.0 p2       9 k[0]
        shr ebx, 0x10                                          ;    46.0 p0       9 k[0]
        mov dword [esp + 264], edx                             ;    48.0 p3+p4    9 t[3] spill
        movzx edx, bl                                          ;    47.0 p1       9 k[0]
        movzx edx, word [edx*8 + poly1305_aes.T2_windows0]     ;    48.0 p2       9 k[0]
        shr ebx, 8                                             ;    47.0 p0       9 k[0]
        xor ecx, dword [esp + 256]                             ;    49.0 p1+p2    9 k[0]
        xor ecx, 2                                             ;    50.0 p1       9 k[0]
        xor ecx, edx                                           ;    51.0 p0       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes.T2_windows0 + 1] ;    48.0 p2       9 k[0]
        mov dword [esp + 244], esi                             ;    43.0 p3+p4    9 t[2] spill
        movzx esi, al                                          ;    45.0 p1       9 k[0]
        movzx esi, word [esi*8 + poly1305_aes.T2_windows0]     ;    48.0 p2       9 k[0]
        xor ebx, esi                                           ;    51.0 p0       9 k[0]
        shl ebx, 0x10                                          ;    52.0 p0       9 k[0]
        xor ecx, ebx                                           ;    53.0 p1       9 k[0]
        mov edx, edi                                           ;    44.3 p1       9 t[1] copy
        movzx edi, dh                                          ;    45.3 p0       9 t[0]
        mov esi, dword [esp + 260]                             ;    49.0 p2       9 k[2]
        movzx ebx, byte [esp + 268]                            ;    50.0 p2       9 t[0]
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;    51.0 p2       9 t[0]
        xor edi, dword [ebx*8 + poly1305_aes.T2_windows0 + 3]  ;    56.0 p1+p2    9 t[0]
        mov ebx, dword [esp + 244]                             ;    53.0 p2       9 t[0]
        xor ebp, ecx                                           ;    54.0 p0       9 k[1]
        xor esi, ebp                                           ;    55.0 p1       9 k[2]
        xor eax, esi                                           ;    56.0 p0       9 k[3]
        shr ebx, 0x10                                          ;    56.0 p0       9 t[0]
        xor edi, ecx                                           ;    57.0 p1       9 t[0]
        mov dword [esp + 260], ecx                             ;    54.0 p3+p4    9 k[0] spill
        movzx ecx, bl                                          ;    57.0 p1       9 t[0]
        xor edi, dword [ecx*8 + poly1305_aes.T2_windows0 + 1]  ;    61.0 p0+p2    9 t[0]
        movzx ecx, dl                                          ;    49.3 p1       9 t[1]
        mov ecx, dword [ecx*8 + poly1305_aes.T2_windows0 + 3]  ;    55.0 p2       9 t[1]
        xor ecx, ebp                                           ;    58.0 p0       9 t[1]
        mov dword [esp + 252], ebp                             ;    55.0 p3+p4    9 k[1] spill
        mov ebp, dword [esp + 264]                             ;    56.0 p2       9 t[0]
        shr ebp, 0x10                                          ;    59.0 p0       9 t[0]
        mov dword [esp + 256], eax                             ;    57.0 p3+p4    9 k[3] spill
        mov eax, ebp                                           ;    60.0 p1       9 t[0] copy
        shr eax, 8                                             ;    61.0 p0       9 t[0]
        xor edi, dword [eax*8 + poly1305_aes.T2_windows0 + 4]  ;    65.0 p1+p2    9 t[0]
        fsub qword [poly1305_aes.T1_constants64 + 32]          ;    58.0 p1+p2   27 d
        mov eax, ebp                                           ;    60.0 p0       9 t[0] copy
        movzx ebp, al                                          ;    61.0 p1       9 t[1]
        mov eax, dword [esp + 244]                             ;    59.0 p2       9 t[2] reload
        mov dword [esp + 248], edi                             ;    66.0 p3+p4    9 t[0] spill
        movzx edi, ah                                          ;    62.0 p0       9 t[1]
        xor ecx, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;    66.0 p1+p2    9 t[1]
        xor ecx, dword [ebp*8 + poly1305_aes.T2_windows0 + 1]  ;    67.0 p0+p2    9 t[1]
        mov edi, dword [esp + 268]                             ;    62.0 p2       9 t[1]
        shr edx, 0x10                                          ;    56.0 p0       9 t[2]
        shr edi, 0x10                                          ;    65.0 p0       9 t[1]
        mov ebp, edi                                           ;    66.0 p1       9 t[1] copy
        shr ebp, 8                                             ;    67.0 p0       9 t[1]
        xor ecx, dword [ebp*8 + poly1305_aes.T2_windows0 + 4]  ;    71.0 p1+p2    9 t[1]
        movzx ebp, al                                          ;    62.0 p1       9 t[2]
        mov dword [esp + 244], ecx                             ;    72.0 p3+p4    9 t[1] spill
        mov eax, edi                                           ;    66.0 p1       9 t[1] copy
        movzx edi, al                                          ;    67.0 p0       9 t[2]
        mov eax, edx                                           ;    59.3 p1       9 t[2] copy
        shr eax, 8                                             ;    60.3 p0       9 t[2]
        mov eax, dword [eax*8 + poly1305_aes.T2_windows0 + 4]  ;    64.0 p2       9 t[2]
        xor eax, esi                                           ;    67.0 p1       9 t[2]
        xor eax, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;    68.0 p0+p2    9 t[2]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;    71.0 p1+p2    9 t[2]
        mov ecx, dword [esp + 264]                             ;    67.0 p2       9 t[3] reload
        movzx edi, ch                                          ;    70.0 p0       9 t[2]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;    74.0 p1+p2    9 t[2]
        movzx edi, cl                                          ;    70.0 p0       9 t[3]
        movzx ebp, dl                                          ;    63.3 p1       9 t[3]
        mov ecx, dword [esp + 268]                             ;    69.0 p2       9 t[0] reload
        shr ebx, 8                                             ;    64.0 p0       9 t[3]
        movzx ecx, ch                                          ;    72.0 p1       9 t[3]
        mov edx, dword [ebp*8 + poly1305_aes.T2_windows0 + 1]  ;    70.0 p2       9 t[3]
        xor edx, dword [ebx*8 + poly1305_aes.T2_windows0 + 4]  ;    73.0 p0+p2    9 t[3]
        mov ebx, dword [esp + 256]                             ;    72.0 p2       9 k[3] reload
        xor edx, ebx                                           ;    75.0 p1       9 t[3]
        xor edx, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;    76.0 p0+p2    9 t[3]
        xor edx, dword [ecx*8 + poly1305_aes.T2_windows0 + 2]  ;    77.0 p1+p2    9 t[3]
        mov ecx, ebx                                           ;    75.0 p0       9 k[0] copy
        shr ecx, 0x10                                          ;    76.0 p0       9 k[0]
        movzx ebp, cl                                          ;    77.0 p1       9 k[0]
        shr ecx, 8                                             ;    77.0 p0       9 k[0]
        movzx ecx, byte [ecx*8 + poly1305_aes.T2_windows0 + 1] ;    78.0 p2       9 k[0]
        movzx edi, bh                                          ;    75.0 p1       9 k[0]
        movzx edi, byte [edi*8 + poly1305_aes.T2_windows0 + 1] ;    76.0 p2       9 k[0]
        movzx ebp, word [ebp*8 + poly1305_aes.T2_windows0]     ;    78.0 p2       9 k[0]
        mov dword [esp + 268], edx                             ;    78.0 p3+p4    9 t[3] spill
        fld qword [poly1305_aes.T1_constants64 + 8]            ;    78.0 p2      27 d reload
        movzx edx, bl                                          ;    75.0 p1       9 k[0]
        movzx edx, word [edx*8 + poly1305_aes.T2_windows0]     ;    79.0 p2       9 k[0]
        xor ecx, edx                                           ;    82.0 p0       9 k[0]
        shl ecx, 0x10                                          ;    83.0 p0       9 k[0]
        xor edi, dword [esp + 260]                             ;    80.0 p1+p2    9 k[0]
        xor edi, 4                                             ;    81.0 p1       9 k[0]
        xor edi, ebp                                           ;    82.0 p0       9 k[0]
        xor edi, ecx                                           ;    84.0 p1       9 k[0]
        mov ebp, dword [esp + 252]                             ;    81.0 p2       9 k[1]
        xor ebp, edi                                           ;    85.0 p0       9 k[1]
        xor esi, ebp                                           ;    86.0 p1       9 k[2]
        xor ebx, esi                                           ;    87.0 p0       9 k[3]
        movzx ecx, byte [esp + 248]                            ;    82.0 p2       9 t[0]
        mov edx, eax                                           ;    75.0 p1       9 t[0] copy
        shr edx, 0x10                                          ;    76.0 p0       9 t[0]
        mov ecx, dword [ecx*8 + poly1305_aes.T2_windows0 + 3]  ;    85.0 p2       9 t[0]
        xor ecx, edi                                           ;    88.0 p1       9 t[0]
        mov dword [esp + 252], edi                             ;    85.0 p3+p4    9 k[0] spill
        movzx edi, dl                                          ;    77.0 p0       9 t[0]
        xor ecx, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;    89.0 p1+p2    9 t[0]
        mov dword [esp + 256], ebx                             ;    88.0 p3+p4    9 k[3] spill
        mov ebx, dword [esp + 244]                             ;    85.0 p2       9 t[1] reload
        movzx edi, bh                                          ;    88.0 p0       9 t[0]
        xor ecx, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;    92.0 p1+p2    9 t[0]
        movzx edi, ah                                          ;    78.7 p0       9 t[1]
        movzx eax, al                                          ;    79.0 p1       9 t[2]
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;    87.0 p2       9 t[1]
        mov dword [esp + 260], edx                             ;    79.3 p3+p4    9 t[0] spill
        movzx edx, bl                                          ;    88.0 p0       9 t[1]
        xor edi, ebp                                           ;    90.0 p1       9 t[1]
        xor edi, dword [edx*8 + poly1305_aes.T2_windows0 + 3]  ;    92.0 p0+p2    9 t[1]
        mov edx, dword [esp + 268]                             ;    89.0 p2       9 t[0]
        shr edx, 0x10                                          ;    92.0 p0       9 t[0]
        mov dword [esp + 264], ebp                             ;    86.0 p3+p4    9 k[1] spill
        mov ebp, edx                                           ;    93.0 p1       9 t[0] copy
        shr ebp, 8                                             ;    94.0 p0       9 t[0]
        xor ecx, dword [ebp*8 + poly1305_aes.T2_windows0 + 4]  ;    98.0 p1+p2    9 t[0]
        movzx ebp, dl                                          ;    93.0 p1       9 t[1]
        xor edi, dword [ebp*8 + poly1305_aes.T2_windows0 + 1]  ;    97.0 p0+p2    9 t[1]
        mov edx, dword [esp + 248]                             ;    92.0 p2       9 t[1]
        shr edx, 0x10                                          ;    95.0 p0       9 t[1]
        mov ebp, edx                                           ;    96.0 p1       9 t[1] copy
        shr ebp, 8                                             ;    97.0 p0       9 t[1]
        xor edi, dword [ebp*8 + poly1305_aes.T2_windows0 + 4]  ;   101.0 p1+p2    9 t[1]
        shr ebx, 0x10                                          ;    88.0 p0       9 t[2]
        movzx ebp, dl                                          ;    96.0 p1       9 t[2]
        mov edx, ebx                                           ;    89.0 p1       9 t[2] copy
        shr edx, 8                                             ;    90.0 p0       9 t[2]
        fmul st0, st1                                          ;    88.7 p0      27 d
        mov eax, dword [eax*8 + poly1305_aes.T2_windows0 + 3]  ;    94.0 p2       9 t[2]
        xor eax, esi                                           ;    97.0 p1       9 t[2]
        xor eax, dword [edx*8 + poly1305_aes.T2_windows0 + 4]  ;    98.0 p1+p2    9 t[2]
        xor eax, dword [ebp*8 + poly1305_aes.T2_windows0 + 1]  ;   100.0 p0+p2    9 t[2]
        mov edx, dword [esp + 268]                             ;    97.0 p2       9 t[3] reload
        movzx ebp, dh                                          ;   100.0 p1       9 t[2]
        xor eax, dword [ebp*8 + poly1305_aes.T2_windows0 + 2]  ;   104.0 p0+p2    9 t[2]
        movzx ebp, dl                                          ;   100.0 p1       9 t[3]
        movzx edx, bl                                          ;    91.7 p0       9 t[3]
        mov edx, dword [edx*8 + poly1305_aes.T2_windows0 + 1]  ;    99.0 p2       9 t[3]
        mov ebx, dword [esp + 256]                             ;   100.0 p2       9 k[3] reload
        xor edx, ebx                                           ;   103.0 p1       9 t[3]
        xor edx, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   104.0 p0+p2    9 t[3]
        movzx ebp, bh                                          ;   103.0 p1       9 k[0]
        movzx ebp, byte [ebp*8 + poly1305_aes.T2_windows0 + 1] ;   104.0 p2       9 k[0]
        mov dword [esp + 268], eax                             ;   105.0 p3+p4    9 t[2] spill
        mov eax, dword [esp + 248]                             ;   103.0 p2       9 t[0] reload
        movzx eax, ah                                          ;   106.0 p0       9 t[3]
        xor edx, dword [eax*8 + poly1305_aes.T2_windows0 + 2]  ;   110.0 p1+p2    9 t[3]
        mov eax, dword [esp + 260]                             ;   105.0 p2       9 t[3]
        shr eax, 8                                             ;   108.0 p0       9 t[3]
        mov dword [esp + 248], edi                             ;   102.0 p3+p4    9 t[1] spill
        movzx edi, bl                                          ;   103.0 p1       9 k[0]
        xor edx, dword [eax*8 + poly1305_aes.T2_windows0 + 4]  ;   112.0 p0+p2    9 t[3]
        mov eax, ebx                                           ;   103.0 p1       9 k[0] copy
        shr eax, 0x10                                          ;   104.0 p0       9 k[0]
        mov dword [esp + 260], edx                             ;   113.0 p3+p4    9 t[3] spill
        movzx edx, al                                          ;   105.0 p1       9 k[0]
        shr eax, 8                                             ;   105.0 p0       9 k[0]
        movzx edx, word [edx*8 + poly1305_aes.T2_windows0]     ;   107.0 p2       9 k[0]
        movzx eax, byte [eax*8 + poly1305_aes.T2_windows0 + 1] ;   108.0 p2       9 k[0]
        movzx edi, word [edi*8 + poly1305_aes.T2_windows0]     ;   109.0 p2       9 k[0]
        xor eax, edi                                           ;   112.0 p1       9 k[0]
        shl eax, 0x10                                          ;   113.0 p0       9 k[0]
        xor ebp, dword [esp + 252]                             ;   110.0 p1+p2    9 k[0]
        xor ebp, 8                                             ;   111.0 p0       9 k[0]
        xor ebp, edx                                           ;   112.0 p1       9 k[0]
        xor ebp, eax                                           ;   114.0 p0       9 k[0]
        mov edi, dword [esp + 264]                             ;   111.0 p2       9 k[1]
        xor edi, ebp                                           ;   115.0 p1       9 k[1]
        xor esi, edi                                           ;   116.0 p0       9 k[2]
        movzx eax, cl                                          ;   105.0 p1       9 t[0]
        xor ebx, esi                                           ;   117.0 p0       9 k[3]
        mov eax, dword [eax*8 + poly1305_aes.T2_windows0 + 3]  ;   112.0 p2       9 t[0]
        mov edx, dword [esp + 248]                             ;   113.0 p2       9 t[1] reload
        mov dword [esp + 264], ebx                             ;   118.0 p3+p4    9 k[3] spill
        movzx ebx, dh                                          ;   116.0 p1       9 t[0]
        xor eax, ebp                                           ;   115.0 p0       9 t[0]
        xor eax, dword [ebx*8 + poly1305_aes.T2_windows0 + 2]  ;   120.0 p1+p2    9 t[0]
        mov ebx, dword [esp + 268]                             ;   115.0 p2       9 t[0]
        shr ebx, 0x10                                          ;   118.0 p0       9 t[0]
        fxch st0, st2                                          ;   107.7         27 d copy
        mov dword [esp + 256], ebp                             ;   115.0 p3+p4    9 k[0] spill
        movzx ebp, bl                                          ;   119.0 p1       9 t[0]
        xor eax, dword [ebp*8 + poly1305_aes.T2_windows0 + 1]  ;   123.0 p0+p2    9 t[0]
        movzx ebp, dl                                          ;   116.0 p1       9 t[1]
        mov dword [esp + 252], edi                             ;   116.0 p3+p4    9 k[1] spill
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   117.0 p2       9 t[1]
        xor ebp, edi                                           ;   120.0 p0       9 t[1]
        mov edi, dword [esp + 260]                             ;   118.0 p2       9 t[0]
        shr edi, 0x10                                          ;   121.0 p0       9 t[0]
        mov edx, edi                                           ;   122.0 p1       9 t[0] copy
        shr edx, 8                                             ;   123.0 p0       9 t[0]
        xor eax, dword [edx*8 + poly1305_aes.T2_windows0 + 4]  ;   127.0 p1+p2    9 t[0]
        mov edx, edi                                           ;   122.0 p0       9 t[0] copy
        movzx edi, dl                                          ;   123.0 p1       9 t[1]
        mov edx, ecx                                           ;   115.0 p0       9 t[1] copy
        shr edx, 0x10                                          ;   116.0 p0       9 t[1]
        xor ebp, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   127.0 p1+p2    9 t[1]
        mov edi, edx                                           ;   117.0 p1       9 t[1] copy
        shr edi, 8                                             ;   118.0 p0       9 t[1]
        xor ebp, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;   128.0 p1+p2    9 t[1]
        mov dword [esp + 244], eax                             ;   128.0 p3+p4    9 t[0] spill
        mov eax, dword [esp + 268]                             ;   122.0 p2       9 t[2] reload
        movzx edi, ah                                          ;   125.0 p0       9 t[1]
        xor ebp, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   129.0 p1+p2    9 t[1]
        movzx edi, al                                          ;   125.0 p0       9 t[2]
        movzx eax, dl                                          ;   119.0 p1       9 t[2]
        mov eax, dword [eax*8 + poly1305_aes.T2_windows0 + 1]  ;   124.0 p2       9 t[2]
        xor eax, esi                                           ;   127.0 p0       9 t[2]
        mov edx, dword [esp + 260]                             ;   125.0 p2       9 t[3] reload
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;   129.0 p1+p2    9 t[2]
        movzx edi, dh                                          ;   128.0 p0       9 t[2]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   132.0 p1+p2    9 t[2]
        movzx edi, ch                                          ;   122.0 p0       9 t[3]
        movzx ecx, dl                                          ;   128.0 p1       9 t[3]
        mov edx, dword [esp + 248]                             ;   128.0 p2       9 t[2]
        shr edx, 0x10                                          ;   131.0 p0       9 t[2]
        shr ebx, 8                                             ;   124.0 p0       9 t[3]
        mov dword [esp + 248], ebp                             ;   130.0 p3+p4    9 t[1] spill
        mov ebp, edx                                           ;   132.0 p1       9 t[2] copy
        shr ebp, 8                                             ;   133.0 p0       9 t[2]
        xor eax, dword [ebp*8 + poly1305_aes.T2_windows0 + 4]  ;   137.0 p1+p2    9 t[2]
        movzx ebp, dl                                          ;   132.0 p1       9 t[3]
        mov edx, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   130.0 p2       9 t[3]
        xor edx, dword [ebx*8 + poly1305_aes.T2_windows0 + 4]  ;   133.0 p0+p2    9 t[3]
        fsubrp st1, st0                                        ;   126.0 p1      27 d
        xor edx, dword [ecx*8 + poly1305_aes.T2_windows0 + 3]  ;   134.0 p0+p2    9 t[3]
        xor edx, dword [ebp*8 + poly1305_aes.T2_windows0 + 1]  ;   136.0 p1+p2    9 t[3]
        mov ecx, dword [esp + 264]                             ;   134.0 p2       9 k[3] reload
        xor edx, ecx                                           ;   137.0 p0       9 t[3]
        mov dword [esp + 260], edx                             ;   138.0 p3+p4    9 t[3] spill
        mov ebx, ecx                                           ;   137.0 p1       9 k[0] copy
        movzx edi, ch                                          ;   137.0 p0       9 k[0]
        movzx edi, byte [edi*8 + poly1305_aes.T2_windows0 + 1] ;   138.0 p2       9 k[0]
        movzx edx, cl                                          ;   137.0 p1       9 k[0]
        movzx edx, word [edx*8 + poly1305_aes.T2_windows0]     ;   138.0 p2       9 k[0]
        shr ebx, 0x10                                          ;   138.0 p0       9 k[0]
        movzx ebp, bl                                          ;   139.0 p1       9 k[0]
        shr ebx, 8                                             ;   139.0 p0       9 k[0]
        movzx ebp, word [ebp*8 + poly1305_aes.T2_windows0]     ;   140.0 p2       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes.T2_windows0 + 1] ;   140.0 p2       9 k[0]
        xor ebx, edx                                           ;   143.0 p1       9 k[0]
        shl ebx, 0x10                                          ;   144.0 p0       9 k[0]
        mov edx, dword [esp + 256]                             ;   139.0 p2       9 k[0]
        xor edx, 0x10                                          ;   142.0 p1       9 k[0]
        xor edx, edi                                           ;   143.0 p0       9 k[0]
        mov edi, dword [esp + 252]                             ;   140.0 p2       9 k[1]
        xor edx, ebp                                           ;   144.0 p1       9 k[0]
        xor edx, ebx                                           ;   145.0 p0       9 k[0]
        xor edi, edx                                           ;   146.0 p1       9 k[1]
        xor esi, edi                                           ;   147.0 p0       9 k[2]
        xor ecx, esi                                           ;   148.0 p1       9 k[3]
        movzx ebp, byte [esp + 244]                            ;   141.0 p2       9 t[0]
        mov ebx, eax                                           ;   138.0 p0       9 t[0] copy
        shr ebx, 0x10                                          ;   139.0 p0       9 t[0]
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   144.0 p2       9 t[0]
        xor ebp, edx                                           ;   147.0 p1       9 t[0]
        mov dword [esp + 264], ecx                             ;   149.0 p3+p4    9 k[3] spill
        mov dword [esp + 256], ebx                             ;   140.0 p3+p4    9 t[0] spill
        fld tword [esp + 32]                                   ;   144.0 p0+p2   27 d reload
        mov dword [esp + 252], edx                             ;   146.0 p3+p4    9 k[0] spill
        movzx edx, bl                                          ;   140.0 p1       9 t[0]
        xor ebp, dword [edx*8 + poly1305_aes.T2_windows0 + 1]  ;   148.0 p1+p2    9 t[0]
        mov edx, dword [esp + 248]                             ;   146.0 p2       9 t[1] reload
        movzx ecx, dh                                          ;   149.0 p0       9 t[0]
        xor ebp, dword [ecx*8 + poly1305_aes.T2_windows0 + 2]  ;   153.0 p1+p2    9 t[0]
        movzx ecx, ah                                          ;   141.0 p0       9 t[1]
        mov ecx, dword [ecx*8 + poly1305_aes.T2_windows0 + 2]  ;   148.0 p2       9 t[1]
        movzx ebx, dl                                          ;   149.0 p1       9 t[1]
        movzx eax, al                                          ;   142.0 p0       9 t[2]
        xor ecx, dword [ebx*8 + poly1305_aes.T2_windows0 + 3]  ;   153.0 p1+p2    9 t[1]
        mov ebx, dword [esp + 260]                             ;   150.0 p2       9 t[0]
        shr ebx, 0x10                                          ;   153.0 p0       9 t[0]
        mov edx, ebx                                           ;   154.0 p1       9 t[0] copy
        shr edx, 8                                             ;   155.0 p0       9 t[0]
        xor ebp, dword [edx*8 + poly1305_aes.T2_windows0 + 4]  ;   159.0 p1+p2    9 t[0]
        movzx edx, bl                                          ;   154.0 p0       9 t[1]
        xor ecx, edi                                           ;   154.0 p1       9 t[1]
        xor ecx, dword [edx*8 + poly1305_aes.T2_windows0 + 1]  ;   158.0 p0+p2    9 t[1]
        mov edx, dword [esp + 244]                             ;   153.0 p2       9 t[1]
        shr edx, 0x10                                          ;   156.0 p0       9 t[1]
        mov ebx, edx                                           ;   157.0 p1       9 t[1] copy
        shr ebx, 8                                             ;   158.0 p0       9 t[1]
        xor ecx, dword [ebx*8 + poly1305_aes.T2_windows0 + 4]  ;   162.0 p1+p2    9 t[1]
        movzx edx, dl                                          ;   157.0 p1       9 t[2]
        mov eax, dword [eax*8 + poly1305_aes.T2_windows0 + 3]  ;   155.0 p2       9 t[2]
        xor eax, esi                                           ;   158.0 p0       9 t[2]
        xor eax, dword [edx*8 + poly1305_aes.T2_windows0 + 1]  ;   161.0 p1+p2    9 t[2]
        mov edx, dword [esp + 260]                             ;   157.0 p2       9 t[3] reload
        movzx ebx, dh                                          ;   160.0 p0       9 t[2]
        xor eax, dword [ebx*8 + poly1305_aes.T2_windows0 + 2]  ;   164.0 p1+p2    9 t[2]
        movzx edx, dl                                          ;   160.0 p0       9 t[3]
        mov ebx, dword [esp + 248]                             ;   159.0 p2       9 t[2]
        shr ebx, 0x10                                          ;   162.0 p0       9 t[2]
        mov dword [esp + 248], ecx                             ;   163.0 p3+p4    9 t[1] spill
        mov ecx, ebx                                           ;   163.0 p1       9 t[2] copy
        shr ecx, 8                                             ;   164.0 p0       9 t[2]
        xor eax, dword [ecx*8 + poly1305_aes.T2_windows0 + 4]  ;   168.0 p1+p2    9 t[2]
        mov edx, dword [edx*8 + poly1305_aes.T2_windows0 + 3]  ;   161.0 p2       9 t[3]
        movzx ecx, bl                                          ;   163.0 p1       9 t[3]
        mov ebx, dword [esp + 264]                             ;   162.0 p2       9 k[3] reload
        xor edx, ebx                                           ;   165.0 p0       9 t[3]
        xor edx, dword [ecx*8 + poly1305_aes.T2_windows0 + 1]  ;   167.0 p1+p2    9 t[3]
        movzx ecx, bh                                          ;   165.0 p0       9 k[0]
        mov dword [esp + 260], eax                             ;   169.0 p3+p4    9 t[2] spill
        mov eax, dword [esp + 244]                             ;   164.0 p2       9 t[0] reload
        movzx eax, ah                                          ;   167.0 p1       9 t[3]
        xor edx, dword [eax*8 + poly1305_aes.T2_windows0 + 2]  ;   171.0 p0+p2    9 t[3]
        mov eax, dword [esp + 256]                             ;   166.0 p2       9 t[3]
        shr eax, 8                                             ;   169.0 p0       9 t[3]
        xor edx, dword [eax*8 + poly1305_aes.T2_windows0 + 4]  ;   173.0 p1+p2    9 t[3]
        mov eax, ebx                                           ;   165.0 p1       9 k[0] copy
        shr eax, 0x10                                          ;   166.0 p0       9 k[0]
        mov dword [esp + 256], edx                             ;   174.0 p3+p4    9 t[3] spill
        movzx edx, al                                          ;   167.0 p1       9 k[0]
        movzx edx, word [edx*8 + poly1305_aes.T2_windows0]     ;   168.0 p2       9 k[0]
        shr eax, 8                                             ;   167.0 p0       9 k[0]
        movzx eax, byte [eax*8 + poly1305_aes.T2_windows0 + 1] ;   169.0 p2       9 k[0]
        movzx ecx, byte [ecx*8 + poly1305_aes.T2_windows0 + 1] ;   170.0 p2       9 k[0]
        mov dword [esp + 244], ebp                             ;   161.3 p3+p4    9 t[0] spill
        movzx ebp, bl                                          ;   165.0 p1       9 k[0]
        movzx ebp, word [ebp*8 + poly1305_aes.T2_windows0]     ;   171.0 p2       9 k[0]
        fld dword [poly1305_aes.T0_constants32 + 16]           ;   172.0 p2      27 d reload
        xor eax, ebp                                           ;   174.0 p0       9 k[0]
        shl eax, 0x10                                          ;   175.0 p0       9 k[0]
        xor ecx, dword [esp + 252]                             ;   173.0 p1+p2    9 k[0]
        xor ecx, 0x20                                          ;   174.0 p1       9 k[0]
        xor ecx, edx                                           ;   175.0 p0       9 k[0]
        movzx ebp, byte [esp + 244]                            ;   174.0 p2       9 t[0]
        xor ecx, eax                                           ;   176.0 p1       9 k[0]
        xor edi, ecx                                           ;   177.0 p0       9 k[1]
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   177.0 p2       9 t[0]
        xor esi, edi                                           ;   178.0 p1       9 k[2]
        mov eax, dword [esp + 248]                             ;   176.0 p2       9 t[1] reload
        movzx edx, ah                                          ;   179.0 p0       9 t[0]
        xor ebx, esi                                           ;   179.0 p1       9 k[3]
        xor ebp, dword [edx*8 + poly1305_aes.T2_windows0 + 2]  ;   183.0 p0+p2    9 t[0]
        movzx edx, al                                          ;   179.0 p1       9 t[1]
        xor ebp, ecx                                           ;   184.0 p0       9 t[0]
        mov dword [esp + 264], ecx                             ;   177.0 p3+p4    9 k[0] spill
        mov ecx, dword [esp + 256]                             ;   178.0 p2       9 t[0]
        shr ecx, 0x10                                          ;   181.0 p0       9 t[0]
        mov eax, ecx                                           ;   182.0 p1       9 t[0] copy
        shr eax, 8                                             ;   183.0 p0       9 t[0]
        movzx ecx, cl                                          ;   182.0 p1       9 t[1]
        xor ebp, dword [eax*8 + poly1305_aes.T2_windows0 + 4]  ;   187.0 p0+p2    9 t[0]
        mov eax, dword [esp + 260]                             ;   180.0 p2       9 t[0]
        shr eax, 0x10                                          ;   183.0 p0       9 t[0]
        mov dword [esp + 252], ebx                             ;   180.0 p3+p4    9 k[3] spill
        movzx ebx, al                                          ;   184.0 p1       9 t[0]
        xor ebp, dword [ebx*8 + poly1305_aes.T2_windows0 + 1]  ;   188.0 p1+p2    9 t[0]
        mov ebx, dword [esp + 260]                             ;   182.0 p2       9 t[2] reload
        mov dword [esp + 268], ebp                             ;   189.0 p3+p4    9 t[0] spill
        movzx ebp, bh                                          ;   185.0 p0       9 t[1]
        mov edx, dword [edx*8 + poly1305_aes.T2_windows0 + 3]  ;   183.0 p2       9 t[1]
        xor edx, edi                                           ;   186.0 p1       9 t[1]
        xor edx, dword [ecx*8 + poly1305_aes.T2_windows0 + 1]  ;   187.0 p0+p2    9 t[1]
        xor edx, dword [ebp*8 + poly1305_aes.T2_windows0 + 2]  ;   189.0 p1+p2    9 t[1]
        mov ecx, dword [esp + 244]                             ;   186.0 p2       9 t[1]
        shr ecx, 0x10                                          ;   189.0 p0       9 t[1]
        movzx ebp, bl                                          ;   185.0 p1       9 t[2]
        mov ebx, ecx                                           ;   190.0 p0       9 t[1] copy
        shr ebx, 8                                             ;   191.0 p0       9 t[1]
        xor edx, dword [ebx*8 + poly1305_aes.T2_windows0 + 4]  ;   195.0 p1+p2    9 t[1]
        movzx ecx, cl                                          ;   190.0 p1       9 t[2]
        mov ebx, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   188.0 p2       9 t[2]
        xor ebx, esi                                           ;   191.0 p0       9 t[2]
        xor ebx, dword [ecx*8 + poly1305_aes.T2_windows0 + 1]  ;   194.0 p1+p2    9 t[2]
        mov ecx, dword [esp + 248]                             ;   190.0 p2       9 t[2]
        shr ecx, 0x10                                          ;   193.0 p0       9 t[2]
        fadd st0, st1                                          ;   181.7 p1      27 d
        mov ebp, ecx                                           ;   194.0 p0       9 t[2] copy
        shr eax, 8                                             ;   184.0 p0       9 t[3]
        mov dword [esp + 248], edx                             ;   196.0 p3+p4    9 t[1] spill
        mov eax, dword [eax*8 + poly1305_aes.T2_windows0 + 4]  ;   191.0 p2       9 t[3]
        shr ebp, 8                                             ;   195.0 p0       9 t[2]
        xor ebx, dword [ebp*8 + poly1305_aes.T2_windows0 + 4]  ;   199.0 p1+p2    9 t[2]
        movzx ebp, cl                                          ;   194.0 p1       9 t[3]
        mov ecx, dword [esp + 256]                             ;   193.0 p2       9 t[3] reload
        movzx edx, ch                                          ;   196.0 p0       9 t[2]
        movzx ecx, cl                                          ;   196.0 p1       9 t[3]
        xor ebx, dword [edx*8 + poly1305_aes.T2_windows0 + 2]  ;   200.0 p0+p2    9 t[2]
        mov edx, dword [esp + 252]                             ;   195.0 p2       9 k[3] reload
        xor eax, edx                                           ;   198.0 p1       9 t[3]
        xor eax, dword [ebp*8 + poly1305_aes.T2_windows0 + 1]  ;   199.0 p0+p2    9 t[3]
        xor eax, dword [ecx*8 + poly1305_aes.T2_windows0 + 3]  ;   200.0 p1+p2    9 t[3]
        mov ecx, dword [esp + 244]                             ;   198.0 p2       9 t[0] reload
        movzx ebp, ch                                          ;   201.0 p0       9 t[3]
        xor eax, dword [ebp*8 + poly1305_aes.T2_windows0 + 2]  ;   205.0 p1+p2    9 t[3]
        mov dword [esp + 244], eax                             ;   206.0 p3+p4    9 t[3] spill
        mov ecx, edx                                           ;   198.0 p0       9 k[0] copy
        shr ecx, 0x10                                          ;   199.0 p0       9 k[0]
        movzx eax, cl                                          ;   200.0 p1       9 k[0]
        shr ecx, 8                                             ;   200.0 p0       9 k[0]
        movzx ebp, dh                                          ;   198.0 p1       9 k[0]
        movzx ebp, byte [ebp*8 + poly1305_aes.T2_windows0 + 1] ;   200.0 p2       9 k[0]
        movzx eax, word [eax*8 + poly1305_aes.T2_windows0]     ;   201.0 p2       9 k[0]
        movzx ecx, byte [ecx*8 + poly1305_aes.T2_windows0 + 1] ;   202.0 p2       9 k[0]
        mov dword [esp + 256], ebx                             ;   201.0 p3+p4    9 t[2] spill
        movzx ebx, dl                                          ;   198.0 p1       9 k[0]
        movzx ebx, word [ebx*8 + poly1305_aes.T2_windows0]     ;   203.0 p2       9 k[0]
        xor ecx, ebx                                           ;   206.0 p0       9 k[0]
        shl ecx, 0x10                                          ;   207.0 p0       9 k[0]
        mov ebx, dword [esp + 264]                             ;   204.0 p2       9 k[0]
        xor ebx, 0x40                                          ;   207.0 p1       9 k[0]
        xor ebx, ebp                                           ;   208.0 p0       9 k[0]
        xor ebx, eax                                           ;   209.0 p1       9 k[0]
        xor ebx, ecx                                           ;   210.0 p0       9 k[0]
        movzx ebp, byte [esp + 268]                            ;   205.0 p2       9 t[0]
        mov eax, dword [esp + 248]                             ;   206.0 p2       9 t[1] reload
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   208.0 p2       9 t[0]
        movzx ecx, ah                                          ;   209.0 p1       9 t[0]
        xor ebp, dword [ecx*8 + poly1305_aes.T2_windows0 + 2]  ;   213.0 p0+p2    9 t[0]
        xor edi, ebx                                           ;   211.0 p1       9 k[1]
        xor esi, edi                                           ;   212.0 p0       9 k[2]
        mov ecx, dword [esp + 256]                             ;   209.0 p2       9 t[0]
        shr ecx, 0x10                                          ;   212.0 p0       9 t[0]
        xor ebp, ebx                                           ;   214.0 p1       9 t[0]
        mov dword [esp + 252], ebx                             ;   211.0 p3+p4    9 k[0] spill
        movzx ebx, cl                                          ;   213.0 p1       9 t[0]
        xor ebp, dword [ebx*8 + poly1305_aes.T2_windows0 + 1]  ;   217.0 p0+p2    9 t[0]
        movzx ebx, al                                          ;   209.0 p1       9 t[1]
        mov ebx, dword [ebx*8 + poly1305_aes.T2_windows0 + 3]  ;   211.0 p2       9 t[1]
        mov dword [esp + 264], edi                             ;   212.0 p3+p4    9 k[1] spill
        xor ebx, edi                                           ;   214.0 p0       9 t[1]
        mov edi, dword [esp + 244]                             ;   212.0 p2       9 t[0]
        shr edi, 0x10                                          ;   215.0 p0       9 t[0]
        mov eax, edi                                           ;   216.0 p1       9 t[0] copy
        shr eax, 8                                             ;   217.0 p0       9 t[0]
        xor ebp, dword [eax*8 + poly1305_aes.T2_windows0 + 4]  ;   221.0 p1+p2    9 t[0]
        mov eax, edi                                           ;   216.0 p0       9 t[0] copy
        movzx edi, al                                          ;   217.0 p1       9 t[1]
        mov eax, dword [esp + 256]                             ;   214.0 p2       9 t[2] reload
        mov dword [esp + 260], ebp                             ;   222.0 p3+p4    9 t[0] spill
        movzx ebp, ah                                          ;   217.0 p0       9 t[1]
        xor ebx, dword [ebp*8 + poly1305_aes.T2_windows0 + 2]  ;   221.0 p1+p2    9 t[1]
        xor ebx, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   222.0 p0+p2    9 t[1]
        mov edi, dword [esp + 268]                             ;   217.0 p2       9 t[1]
        xor edx, esi                                           ;   213.0 p1       9 k[3]
        fsub dword [poly1305_aes.T0_constants32 + 16]          ;   218.0 p0+p2   27 d
        shr edi, 0x10                                          ;   220.0 p0       9 t[1]
        mov ebp, edi                                           ;   221.0 p1       9 t[1] copy
        shr ebp, 8                                             ;   222.0 p0       9 t[1]
        xor ebx, dword [ebp*8 + poly1305_aes.T2_windows0 + 4]  ;   226.0 p1+p2    9 t[1]
        movzx ebp, al                                          ;   217.0 p1       9 t[2]
        mov eax, edi                                           ;   221.0 p0       9 t[1] copy
        mov dword [esp + 256], ebx                             ;   227.0 p3+p4    9 t[1] spill
        mov ebx, dword [esp + 244]                             ;   220.0 p2       9 t[3] reload
        movzx edi, al                                          ;   222.0 p1       9 t[2]
        mov eax, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   221.0 p2       9 t[2]
        movzx ebp, bh                                          ;   223.0 p0       9 t[2]
        xor eax, esi                                           ;   224.0 p1       9 t[2]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   226.0 p0+p2    9 t[2]
        mov edi, dword [esp + 248]                             ;   223.0 p2       9 t[2]
        xor eax, dword [ebp*8 + poly1305_aes.T2_windows0 + 2]  ;   227.0 p1+p2    9 t[2]
        shr edi, 0x10                                          ;   226.0 p0       9 t[2]
        mov ebp, edi                                           ;   227.0 p1       9 t[2] copy
        shr ebp, 8                                             ;   228.0 p0       9 t[2]
        xor eax, dword [ebp*8 + poly1305_aes.T2_windows0 + 4]  ;   232.0 p1+p2    9 t[2]
        movzx ebp, bl                                          ;   223.0 p0       9 t[3]
        mov ebx, edi                                           ;   227.0 p1       9 t[2] copy
        shr ecx, 8                                             ;   219.0 p0       9 t[3]
        movzx edi, bl                                          ;   228.0 p1       9 t[3]
        mov ecx, dword [ecx*8 + poly1305_aes.T2_windows0 + 4]  ;   226.0 p2       9 t[3]
        mov ebx, dword [esp + 268]                             ;   227.0 p2       9 t[0] reload
        xor ecx, edx                                           ;   229.0 p0       9 t[3]
        xor ecx, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   230.0 p1+p2    9 t[3]
        movzx ebp, bh                                          ;   230.0 p0       9 t[3]
        movzx ebx, dh                                          ;   221.3 p1       9 k[0]
        fsub st1, st0                                          ;   222.0 p0      27 d
        xor ecx, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   232.0 p1+p2    9 t[3]
        xor ecx, dword [ebp*8 + poly1305_aes.T2_windows0 + 2]  ;   234.0 p0+p2    9 t[3]
        mov edi, edx                                           ;   223.3 p1       9 k[0] copy
        shr edi, 0x10                                          ;   224.3 p0       9 k[0]
        mov ebp, edi                                           ;   225.3 p1       9 k[0] copy
        shr edi, 8                                             ;   225.3 p0       9 k[0]
        and ebp, 0xff                                          ;   226.3 p1       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes.T2_windows0 + 1] ;   231.0 p2       9 k[0]
        movzx ebp, word [ebp*8 + poly1305_aes.T2_windows0]     ;   232.0 p2       9 k[0]
        movzx edi, byte [edi*8 + poly1305_aes.T2_windows0 + 1] ;   233.0 p2       9 k[0]
        mov dword [esp + 268], ecx                             ;   235.0 p3+p4    9 t[3] spill
        movzx ecx, dl                                          ;   226.0 p0       9 k[0]
        movzx ecx, word [ecx*8 + poly1305_aes.T2_windows0]     ;   234.0 p2       9 k[0]
        xor edi, ecx                                           ;   237.0 p1       9 k[0]
        shl edi, 0x10                                          ;   238.0 p0       9 k[0]
        xor ebx, dword [esp + 252]                             ;   235.0 p1+p2    9 k[0]
        xor ebx, 0x80                                          ;   236.0 p0       9 k[0]
        xor ebx, ebp                                           ;   237.0 p1       9 k[0]
        xor ebx, edi                                           ;   239.0 p0       9 k[0]
        mov edi, dword [esp + 264]                             ;   236.0 p2       9 k[1]
        xor edi, ebx                                           ;   240.0 p1       9 k[1]
        mov dword [esp + 264], ebx                             ;   240.0 p3+p4    9 k[0] spill
        xor esi, edi                                           ;   241.0 p0       9 k[2]
        xor edx, esi                                           ;   242.0 p1       9 k[3]
        movzx ebp, byte [esp + 260]                            ;   237.0 p2       9 t[0]
        mov ecx, eax                                           ;   233.0 p0       9 t[0] copy
        shr ecx, 0x10                                          ;   234.0 p0       9 t[0]
        mov ebp, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   240.0 p2       9 t[0]
        xor ebp, ebx                                           ;   243.0 p1       9 t[0]
        movzx ebx, cl                                          ;   235.0 p0       9 t[0]
        xor ebp, dword [ebx*8 + poly1305_aes.T2_windows0 + 1]  ;   244.0 p1+p2    9 t[0]
        mov dword [esp + 252], edx                             ;   243.0 p3+p4    9 k[3] spill
        mov ebx, dword [esp + 256]                             ;   240.0 p2       9 t[1] reload
        movzx edx, bh                                          ;   243.0 p0       9 t[0]
        xor ebp, dword [edx*8 + poly1305_aes.T2_windows0 + 2]  ;   247.0 p1+p2    9 t[0]
        movzx edx, ah                                          ;   235.7 p0       9 t[1]
        movzx eax, al                                          ;   236.0 p1       9 t[2]
        mov eax, dword [eax*8 + poly1305_aes.T2_windows0 + 3]  ;   242.0 p2       9 t[2]
        mov dword [esp + 244], ecx                             ;   236.3 p3+p4    9 t[0] spill
        mov edx, dword [edx*8 + poly1305_aes.T2_windows0 + 2]  ;   243.0 p2       9 t[1]
        movzx ecx, bl                                          ;   243.0 p0       9 t[1]
        xor edx, edi                                           ;   246.0 p1       9 t[1]
        xor edx, dword [ecx*8 + poly1305_aes.T2_windows0 + 3]  ;   247.0 p0+p2    9 t[1]
        xor eax, esi                                           ;   245.0 p1       9 t[2]
        mov dword [esp + 248], edi                             ;   241.0 p3+p4    9 k[1] spill
        mov ecx, dword [esp + 268]                             ;   245.0 p2       9 t[0]
        fld tword [esp + 16]                                   ;   247.0 p0+p2   27 d reload
        shr ecx, 0x10                                          ;   248.0 p0       9 t[0]
        mov edi, ecx                                           ;   249.0 p1       9 t[0] copy
        shr edi, 8                                             ;   250.0 p0       9 t[0]
        xor ebp, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;   254.0 p1+p2    9 t[0]
        movzx edi, cl                                          ;   249.0 p1       9 t[1]
        xor edx, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   253.0 p0+p2    9 t[1]
        mov ecx, dword [esp + 260]                             ;   250.0 p2       9 t[1]
        shr ecx, 0x10                                          ;   253.0 p0       9 t[1]
        mov edi, ecx                                           ;   254.0 p1       9 t[1] copy
        shr edi, 8                                             ;   255.0 p0       9 t[1]
        xor edx, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;   259.0 p1+p2    9 t[1]
        shr ebx, 0x10                                          ;   246.0 p0       9 t[2]
        movzx edi, cl                                          ;   254.0 p1       9 t[2]
        mov ecx, ebx                                           ;   247.0 p1       9 t[2] copy
        shr ecx, 8                                             ;   248.0 p0       9 t[2]
        xor eax, dword [ecx*8 + poly1305_aes.T2_windows0 + 4]  ;   252.0 p1+p2    9 t[2]
        mov ecx, dword [esp + 268]                             ;   253.0 p2       9 t[3] reload
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   258.0 p0+p2    9 t[2]
        movzx edi, ch                                          ;   256.0 p1       9 t[2]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   260.0 p0+p2    9 t[2]
        movzx edi, cl                                          ;   256.0 p1       9 t[3]
        movzx ecx, bl                                          ;   250.0 p0       9 t[3]
        mov ebx, dword [esp + 252]                             ;   256.0 p2       9 k[3] reload
        mov ecx, dword [ecx*8 + poly1305_aes.T2_windows0 + 1]  ;   257.0 p2       9 t[3]
        xor ecx, ebx                                           ;   260.0 p1       9 t[3]
        xor ecx, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;   261.0 p0+p2    9 t[3]
        mov dword [esp + 268], eax                             ;   261.0 p3+p4    9 t[2] spill
        mov eax, dword [esp + 260]                             ;   259.0 p2       9 t[0] reload
        movzx edi, ah                                          ;   262.0 p1       9 t[3]
        xor ecx, dword [edi*8 + poly1305_aes.T2_windows0 + 2]  ;   266.0 p0+p2    9 t[3]
        mov edi, dword [esp + 244]                             ;   261.0 p2       9 t[3]
        shr edi, 8                                             ;   264.0 p0       9 t[3]
        xor ecx, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;   268.0 p1+p2    9 t[3]
        movzx edi, bh                                          ;   259.0 p1       9 k[0]
        movzx edi, byte [edi*8 + poly1305_aes.T2_windows0 + 1] ;   263.0 p2       9 k[0]
        mov eax, ebx                                           ;   259.0 p0       9 k[0] copy
        shr eax, 0x10                                          ;   260.0 p0       9 k[0]
        mov dword [esp + 244], ecx                             ;   269.0 p3+p4    9 t[3] spill
        movzx ecx, al                                          ;   261.0 p1       9 k[0]
        shr eax, 8                                             ;   261.0 p0       9 k[0]
        movzx ecx, word [ecx*8 + poly1305_aes.T2_windows0]     ;   264.0 p2       9 k[0]
        movzx eax, byte [eax*8 + poly1305_aes.T2_windows0 + 1] ;   265.0 p2       9 k[0]
        mov dword [esp + 260], edx                             ;   260.0 p3+p4    9 t[1] spill
        movzx edx, bl                                          ;   259.0 p1       9 k[0]
        movzx edx, word [edx*8 + poly1305_aes.T2_windows0]     ;   266.0 p2       9 k[0]
        xor eax, edx                                           ;   269.0 p1       9 k[0]
        fld dword [poly1305_aes.T0_constants32 + 20]           ;   267.0 p2      27 d reload
        shl eax, 0x10                                          ;   270.0 p0       9 k[0]
        xor edi, dword [esp + 264]                             ;   268.0 p1+p2    9 k[0]
        xor edi, 0x1b                                          ;   269.0 p0       9 k[0]
        xor edi, ecx                                           ;   270.0 p1       9 k[0]
        xor edi, eax                                           ;   271.0 p0       9 k[0]
        mov eax, dword [esp + 248]                             ;   269.0 p2       9 k[1]
        xor eax, edi                                           ;   272.0 p1       9 k[1]
        xor esi, eax                                           ;   273.0 p0       9 k[2]
        mov ecx, ebp                                           ;   262.0 p1       9 t[0] copy
        movzx ebp, cl                                          ;   263.0 p0       9 t[0]
        xor ebx, esi                                           ;   274.0 p1       9 k[3]
        mov dword [esp + 248], ebx                             ;   275.0 p3+p4    9 k[3] spill
        mov edx, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   270.0 p2       9 t[0]
        xor edx, edi                                           ;   273.0 p0       9 t[0]
        mov ebp, eax                                           ;   273.0 p1       9 k[1] copy
        mov eax, dword [esp + 260]                             ;   271.0 p2       9 t[1] reload
        movzx ebx, ah                                          ;   274.0 p0       9 t[0]
        xor edx, dword [ebx*8 + poly1305_aes.T2_windows0 + 2]  ;   278.0 p1+p2    9 t[0]
        mov ebx, dword [esp + 268]                             ;   273.0 p2       9 t[0]
        shr ebx, 0x10                                          ;   276.0 p0       9 t[0]
        mov dword [esp + 252], edi                             ;   272.0 p3+p4    9 k[0] spill
        movzx edi, bl                                          ;   277.0 p1       9 t[0]
        xor edx, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   281.0 p0+p2    9 t[0]
        movzx edi, al                                          ;   274.0 p1       9 t[1]
        mov edi, dword [edi*8 + poly1305_aes.T2_windows0 + 3]  ;   275.0 p2       9 t[1]
        mov dword [esp + 264], ebp                             ;   274.0 p3+p4    9 k[1] spill
        xor edi, ebp                                           ;   278.0 p0       9 t[1]
        mov ebp, dword [esp + 244]                             ;   276.0 p2       9 t[0]
        shr ebp, 0x10                                          ;   279.0 p0       9 t[0]
        mov eax, ebp                                           ;   280.0 p1       9 t[0] copy
        shr eax, 8                                             ;   281.0 p0       9 t[0]
        xor edx, dword [eax*8 + poly1305_aes.T2_windows0 + 4]  ;   285.0 p1+p2    9 t[0]
        mov eax, ebp                                           ;   280.0 p1       9 t[0] copy
        movzx ebp, al                                          ;   281.0 p0       9 t[1]
        mov eax, ecx                                           ;   273.3 p1       9 t[1] copy
        shr eax, 0x10                                          ;   274.3 p0       9 t[1]
        xor edi, dword [ebp*8 + poly1305_aes.T2_windows0 + 1]  ;   285.0 p1+p2    9 t[1]
        mov ebp, eax                                           ;   275.3 p0       9 t[1] copy
        shr ebp, 8                                             ;   276.3 p0       9 t[1]
        xor edi, dword [ebp*8 + poly1305_aes.T2_windows0 + 4]  ;   286.0 p1+p2    9 t[1]
        mov dword [esp + 256], edx                             ;   286.0 p3+p4    9 t[0] spill
        mov edx, dword [esp + 268]                             ;   280.0 p2       9 t[2] reload
        movzx ebp, dh                                          ;   283.0 p1       9 t[1]
        xor edi, dword [ebp*8 + poly1305_aes.T2_windows0 + 2]  ;   287.0 p0+p2    9 t[1]
        movzx ebp, dl                                          ;   283.0 p1       9 t[2]
        movzx eax, al                                          ;   277.3 p0       9 t[2]
        mov eax, dword [eax*8 + poly1305_aes.T2_windows0 + 1]  ;   282.0 p2       9 t[2]
        xor eax, esi                                           ;   285.0 p1       9 t[2]
        xor eax, dword [ebp*8 + poly1305_aes.T2_windows0 + 3]  ;   287.0 p0+p2    9 t[2]
        mov edx, dword [esp + 244]                             ;   284.0 p2       9 t[3] reload
        movzx ebp, dh                                          ;   287.0 p1       9 t[2]
        xor eax, dword [ebp*8 + poly1305_aes.T2_windows0 + 2]  ;   291.0 p0+p2    9 t[2]
        movzx ebp, ch                                          ;   280.3 p1       9 t[3]
        movzx ecx, dl                                          ;   287.0 p0       9 t[3]
        mov edx, dword [esp + 260]                             ;   286.0 p2       9 t[2]
        mov dword [esp + 260], edi                             ;   288.0 p3+p4    9 t[1] spill
        shr edx, 0x10                                          ;   289.0 p0       9 t[2]
        mov edi, edx                                           ;   290.0 p1       9 t[2] copy
        fadd st0, st1                                          ;   282.3 p1      27 d
        shr ebx, 8                                             ;   282.3 p0       9 t[3]
        shr edi, 8                                             ;   291.0 p0       9 t[2]
        xor eax, dword [edi*8 + poly1305_aes.T2_windows0 + 4]  ;   295.0 p1+p2    9 t[2]
        movzx edi, dl                                          ;   290.0 p1       9 t[3]
        mov edx, dword [ebp*8 + poly1305_aes.T2_windows0 + 2]  ;   288.0 p2       9 t[3]
        xor edx, dword [ebx*8 + poly1305_aes.T2_windows0 + 4]  ;   291.0 p0+p2    9 t[3]
        xor edx, dword [ecx*8 + poly1305_aes.T2_windows0 + 3]  ;   292.0 p1+p2    9 t[3]
        xor edx, dword [edi*8 + poly1305_aes.T2_windows0 + 1]  ;   294.0 p0+p2    9 t[3]
        mov ecx, dword [esp + 248]                             ;   292.0 p2       9 k[3] reload
        xor edx, ecx                                           ;   295.0 p1       9 t[3]
        mov dword [esp + 244], edx                             ;   296.0 p3+p4    9 t[3] spill
        movzx edx, cl                                          ;   295.0 p0       9 k[0]
        movzx edi, ch                                          ;   295.0 p1       9 k[0]
        movzx edi, byte [edi*8 + poly1305_aes.T2_windows0 + 1] ;   296.0 p2       9 k[0]
        movzx edx, word [edx*8 + poly1305_aes.T2_windows0]     ;   296.0 p2       9 k[0]
        mov ebx, ecx                                           ;   295.0 p0       9 k[0] copy
        shr ebx, 0x10                                          ;   296.0 p0       9 k[0]
        movzx ebp, bl                                          ;   297.0 p1       9 k[0]
        shr ebx, 8                                             ;   297.0 p0       9 k[0]
        movzx ebx, byte [ebx*8 + poly1305_aes.T2_windows0 + 1] ;   298.0 p2       9 k[0]
        xor ebx, edx                                           ;   301.0 p1       9 k[0]
        shl ebx, 0x10                                          ;   302.0 p0       9 k[0]
        mov edx, dword [esp + 252]                             ;   296.0 p2       9 k[0]
        xor edx, 0x36                                          ;   299.0 p1       9 k[0]
        xor edx, edi                                           ;   300.0 p1       9 k[0]
        movzx ebp, word [ebp*8 + poly1305_aes.T2_windows0]     ;   298.0 p2       9 k[0]
        xor edx, ebp                                           ;   301.0 p0       9 k[0]
        xor edx, ebx                                           ;   303.0 p1       9 k[0]
        mov edi, dword [esp + 264]                             ;   298.0 p2       9 k[1]
        xor edi, edx                                           ;   304.0 p0       9 k[1]
        xor esi, edi                                           ;   305.0 p1       9 k[2]
        movzx ebp, byte [esp + 256]                            ;   299.0 p2       9 t[0]
        mov ebx, eax                                           ;   296.0 p0       9 t[0] copy
        movzx ebp, byte [ebp*8 + poly1305_aes.T2_windows0 + 1] ;   302.0 p2       9 t[0]
        shr ebx, 0x10                                          ;   297.0 p0       9 t[0]
        movzx ecx, bl                                          ;   298.0 p1       9 t[0]
        movzx ecx, byte [ecx*8 + poly1305_aes.T2_windows0 + 1] ;   301.0 p2       9 t[0]
        fsub dword [poly1305_aes.T0_constants32 + 20]          ;   302.0 p1+p2   27 d
        xor edx, ebp                                           ;   305.0 p0       9 t[0]
        mov ebp, ecx                                           ;   304.0 p1       9 t[0] copy
        mov dword [esp + 264], ebx                             ;   298.0 p3+p4    9 t[0] spill
        mov ecx, dword [esp + 260]                             ;   303.0 p2       9 t[1] reload
        movzx ebx, ch                                          ;   306.0 p0       9 t[0]
        movzx ebx, word [ebx*8 + poly1305_aes.T2_windows0]     ;   307.0 p2       9 t[0]
        xor edx, ebx                                           ;   310.0 p1       9 t[0]
        mov ebx, dword [esp + 244]                             ;   305.0 p2       9 t[0]
        shr ebx, 0x10                                          ;   308.0 p0       9 t[0]
        mov dword [esp + 252], esi                             ;   306.0 p3+p4    9 k[2] spill
        mov esi, ebx                                           ;   309.0 p1       9 t[0] copy
        shr esi, 8                                             ;   310.0 p0       9 t[0]
        movzx esi, word [esi*8 + poly1305_aes.T2_windows0]     ;   311.0 p2       9 t[0]
        xor ebp, esi                                           ;   314.0 p1       9 t[0]
        shl ebp, 0x10                                          ;   315.0 p0       9 t[0]
        movzx esi, cl                                          ;   306.0 p1       9 t[1]
        xor edx, ebp                                           ;   316.0 p0       9 t[0]
        movzx ebp, ah                                          ;   301.3 p1       9 t[1]
        movzx esi, byte [esi*8 + poly1305_aes.T2_windows0 + 1] ;   307.0 p2       9 t[1]
        movzx ebx, bl                                          ;   309.0 p0       9 t[1]
        movzx ebx, byte [ebx*8 + poly1305_aes.T2_windows0 + 1] ;   310.0 p2       9 t[1]
        movzx eax, al                                          ;   302.3 p1       9 t[2]
        movzx eax, byte [eax*8 + poly1305_aes.T2_windows0 + 1] ;   309.0 p2       9 t[2]
        xor edi, esi                                           ;   310.0 p0       9 t[1]
        movzx ebp, word [ebp*8 + poly1305_aes.T2_windows0]     ;   310.0 p2       9 t[1]
        xor edi, ebp                                           ;   313.0 p1       9 t[1]
        mov esi, dword [esp + 256]                             ;   311.0 p2       9 t[1]
        shr esi, 0x10                                          ;   314.0 p0       9 t[1]
        mov ebp, esi                                           ;   315.0 p1       9 t[1] copy
        shr ebp, 8                                             ;   316.0 p0       9 t[1]
        movzx ebp, word [ebp*8 + poly1305_aes.T2_windows0]     ;   317.0 p2       9 t[1]
        mov dword [esp + 268], edx                             ;   317.0 p3+p4    9 t[0] spill
        mov edx, esi                                           ;   315.0 p1       9 t[1] copy
        movzx esi, dl                                          ;   316.0 p0       9 t[2]
        shr ecx, 0x10                                          ;   307.3 p0       9 t[2]
        mov edx, ecx                                           ;   308.3 p1       9 t[2] copy
        movzx esi, byte [esi*8 + poly1305_aes.T2_windows0 + 1] ;   317.0 p2       9 t[2]
        shr edx, 8                                             ;   309.3 p0       9 t[2]
        movzx edx, word [edx*8 + poly1305_aes.T2_windows0]     ;   314.0 p2       9 t[2]
        xor esi, edx                                           ;   320.0 p1       9 t[2]
        shl esi, 0x10                                          ;   321.0 p0       9 t[2]
        mov edx, dword [esp + 252]                             ;   315.0 p2       9 k[2] reload
        xor eax, edx                                           ;   318.0 p1       9 t[2]
        fsub st1, st0                                          ;   310.3 p1      27 d
        faddp st3, st0                                         ;   313.3 p0      27 d
        fxch st0, st2                                          ;   316.3         27 d copy
        fadd qword [poly1305_aes.T1_constants64 + 56]          ;   316.3 p1+p2   27 d
        fstp qword [esp + 184]                                 ;   319.3 p3+p4   27 d
        fxch st0, st3                                          ;   319.3         27 d copy
        faddp st1, st0                                         ;   319.3 p0      27 d
        fadd qword [poly1305_aes.T1_constants64 + 48]          ;   322.3 p1+p2   27 d
        fstp qword [esp + 192]                                 ;   325.3 p3+p4   27 d
        fld tword [esp + 0]                                    ;   325.3 p0+p2   27 d reload
        fld qword [poly1305_aes.T1_constants64 + 40]           ;   326.3 p2      27 d reload
        fadd st0, st1                                          ;   329.3 p1      27 d
        fsub qword [poly1305_aes.T1_constants64 + 40]          ;   332.3 p0+p2   27 d
        fsub st1, st0                                          ;   335.3 p1      27 d
        faddp st2, st0                                         ;   338.3 p0      27 d
        xor ebx, ebp                                           ;   320.0 p1       9 t[1]
        shl ebx, 0x10                                          ;   321.0 p0       9 t[1]
        xor edi, ebx                                           ;   322.0 p1       9 t[1]
        mov ebx, dword [esp + 244]                             ;   322.0 p2       9 t[3] reload
        movzx ebp, bh                                          ;   325.0 p0       9 t[2]
        movzx ebp, word [ebp*8 + poly1305_aes.T2_windows0]     ;   326.0 p2       9 t[2]
        xor eax, ebp                                           ;   329.0 p1       9 t[2]
        xor eax, esi                                           ;   330.0 p0       9 t[2]
        movzx esi, bl                                          ;   325.0 p1       9 t[3]
        movzx esi, byte [esi*8 + poly1305_aes.T2_windows0 + 1] ;   326.0 p2       9 t[3]
        xor esi, edx                                           ;   329.0 p0       9 t[3]
        mov edx, dword [esp + 264]                             ;   325.0 p2       9 t[3]
        shr edx, 8                                             ;   328.0 p0       9 t[3]
        movzx edx, word [edx*8 + poly1305_aes.T2_windows0]     ;   329.0 p2       9 t[3]
        movzx ebp, cl                                          ;   323.3 p1       9 t[3]
        mov ecx, dword [esp + 256]                             ;   327.0 p2       9 t[0] reload
        movzx ecx, ch                                          ;   330.0 p1       9 t[3]
        movzx ebp, byte [ebp*8 + poly1305_aes.T2_windows0 + 1] ;   328.0 p2       9 t[3]
        xor ebp, edx                                           ;   332.0 p0       9 t[3]
        shl ebp, 0x10                                          ;   333.0 p0       9 t[3]
        movzx ecx, word [ecx*8 + poly1305_aes.T2_windows0]     ;   331.0 p2       9 t[3]
        xor esi, ecx                                           ;   334.0 p1       9 t[3]
        xor esi, dword [esp + 248]                             ;   335.0 p1+p2    9 t[3]
        xor esi, ebp                                           ;   336.0 p0       9 t[3]
        mov ebp, dword [esp + 188]                             ;   331.0 p2      27 d
        mov ecx, dword [esp + 196]                             ;   332.0 p2      27 d
        and ecx, 0xfffff                                       ;   335.0 p1      27 d
        faddp st2, st0                                         ;   341.3 p0      27 d
        fadd qword [poly1305_aes.T1_constants64 + 72]          ;   344.3 p1+p2   27 d
        fstp qword [esp + 200]                                 ;   347.3 p3+p4   27 d
        fadd qword [poly1305_aes.T1_constants64 + 64]          ;   347.3 p0+p2   27 d
        fstp qword [esp + 208]                                 ;   350.3 p3+p4   27 d
        mov edx, dword [esp + 212]                             ;   350.3 p2      27 d
        and ebp, 0xfffff                                       ;   334.0 p1      27 d
        add ecx, dword [esp + 184]                             ;   336.0 p0+p2   27 d
        adc ebp, 0                                             ;   337.0 p1+p0   27 d
        and edx, 0xfffff                                       ;   353.3 p1      27 d
        add ebp, dword [esp + 208]                             ;   353.3 p0+p2   27 d
        mov dword [esp + 248], edi                             ;   341.3 p3+p4    9 t[1] spill
        adc edx, 0                                             ;   354.3 p1+p0   27 d
        mov dword [esp + 252], esi                             ;   342.3 p3+p4    9 t[3] spill
        mov ebx, 0xfffff                                       ;   342.7 p0      27 d
        and ebx, dword [esp + 204]                             ;   350.3 p1+p2   27 d
        add edx, dword [esp + 200]                             ;   356.3 p0+p2   27 d
        adc ebx, 0                                             ;   357.3 p1+p0   27 d
        mov dword [esp + 264], eax                             ;   344.3 p3+p4    9 t[2] spill
        mov eax, ecx                                           ;   345.0 p1      27 d copy
        mov esi, ebp                                           ;   354.3 p0      27 d copy
        mov edi, dword [esp + 192]                             ;   345.3 p2      27 d
        add edi, 5                                             ;   348.3 p1      27 d
        adc eax, 0                                             ;   349.3 p1+p0   27 d
        mov eax, dword [esp + 268]                             ;   346.7 p2      27 tag
        adc esi, 0                                             ;   355.3 p1+p0   27 d
        sbb esi, esi                                           ;   357.3 p1+p0   27 d
        add esi, esi                                           ;   359.3 p0      27 d
        mov edi, edx                                           ;   357.3 p1      27 d copy
        adc edi, 0                                             ;   360.3 p1+p0   27 d
        adc ebx, 0                                             ;   362.3 p1+p0   27 d
        mov esi, ebx                                           ;   364.3 p0      27 d copy
        shr esi, 2                                             ;   365.3 p0      27 d
        and ebx, 0xfffffffc                                    ;   364.3 p1      27 d
        add esi, ebx                                           ;   366.3 p1      27 d
        add esi, dword [esp + 192]                             ;   367.3 p0+p2   27 d
        adc ecx, 0                                             ;   368.3 p1+p0   27 d
        adc ebp, 0                                             ;   370.3 p1+p0   27 d
        sbb edi, edi                                           ;   372.3 p1+p0   27 d
        add eax, esi                                           ;   368.3 p1      27 tag
        mov ebx, dword [esp + 272]                             ;   355.0 p2      27 tag reload
        cmp eax, esi                                           ;   369.3 p0      27 c
        mov dword [ebx], eax                                   ;   369.3 p3+p4   27 tag
        sbb ebx, ebx                                           ;   370.3 p1+p0   27 c
        add edi, edi                                           ;   374.3 p1      27 d
        adc edx, 0                                             ;   375.3 p1+p0   27 d
        add ebx, ebx                                           ;   372.3 p0      27 tag
        adc ecx, dword [esp + 248]                             ;   373.3 p1+p0+p2   27 tag
        adc ebp, dword [esp + 264]                             ;   375.3 p1+p0+p2   27 tag
        adc edx, dword [esp + 252]                             ;   377.3 p1+p0+p2   27 tag
        mov esi, dword [esp + 272]                             ;   362.7 p2      27 tag reload
        mov dword [esi + 4], ecx                               ;   375.3 p3+p4   27 tag
        mov dword [esi + 8], ebp                               ;   377.3 p3+p4   27 tag
        mov dword [esi + 12], edx                              ;   379.3 p3+p4   27 tag
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
