; tdes_encrypt for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/des.cw (sha256 728850812a1dc3f2); do not edit:
;   ./cw build tdes_encrypt --cpu northwood
;
; void tdes_encrypt(const void *rk, const void *src, void *dst, uint32_t n);   cdecl
;   rk: 384 bytes, read, secret, no alignment needed
;   src: 8 bytes a block, read, secret, no alignment needed
;   dst: 8 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Changes mm0 to mm7; the x87 state is empty afterwards (emms).
; NOT constant time: secret data indexes tables.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 5 uops, planned 7.5; bounds: width 1.7, ports 2.0, path 4.5
;   blocks: 58 uops, planned 93.0; bounds: width 19.3, ports 39.0, path 68.0
;   blocks/passes: 825 uops, planned 361.0; bounds: width 275.0, ports 211.0, path 256.0
;   blocks.2: 42 uops, planned 41.0; bounds: width 14.0, ports 16.0, path 23.0
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
%fatal "tdes_encrypt is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_tdes_encrypt
$_tdes_encrypt:
%else
        global $tdes_encrypt
%endif
$tdes_encrypt:
        push ebx                                                ;                    preserved
        push esi                                                ;                    preserved
        push edi                                                ;                    preserved
        push ebp                                                ;                    preserved
        sub esp, 0x2c                                           ;                    frame
        mov esi, dword [esp + 76]                               ;     0.0 p2     101 blocks
        shl esi, 3                                              ;     2.0 p1     101 blocks
        add esi, dword [esp + 68]                               ;     6.0 p2+p0  101 blocks
        mov dword [esp + 0], esi                                ;     6.5 p0+p3  101 blocks
        cmp dword [esp + 76], 0                                 ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov esi, dword [esp + 68]                               ;     0.0 p2      76 x reload
        pshufw mm0, [esi], 0x1b                                 ;     9.0 p2+p1   76 x
        pshufw mm1, mm0, 0xe4                                   ;    11.0 p1      76 x copy
        psllw mm1, 8                                            ;    13.0 p1      76 x
        psrlw mm0, 8                                            ;    11.0 p1      76 x
        por mm0, mm1                                            ;    15.0 p1      76 x
        pshufw mm1, mm0, 0xe4                                   ;    17.0 p1      76 x copy
        psrlq mm1, 3                                            ;    19.0 p1      76 x
        pxor mm1, mm0                                           ;    21.0 p1      76 x
        pand mm1, [tdes_encrypt.T16_constants64]                ;    23.0 p2+p1   76 x
        pxor mm0, mm1                                           ;    25.0 p1      76 x
        psllq mm1, 3                                            ;    25.0 p1      76 x
        pxor mm0, mm1                                           ;    27.0 p1      76 x
        pshufw mm1, mm0, 0xe4                                   ;    29.0 p1      76 x copy
        psrlq mm1, 9                                            ;    31.0 p1      76 x
        pxor mm1, mm0                                           ;    33.0 p1      76 x
        pand mm1, [tdes_encrypt.T16_constants64 + 8]            ;    35.0 p2+p1   76 x
        pxor mm0, mm1                                           ;    37.0 p1      76 x
        psllq mm1, 9                                            ;    37.0 p1      76 x
        pxor mm0, mm1                                           ;    39.0 p1      76 x
        pshufw mm1, mm0, 0xe4                                   ;    41.0 p1      76 x copy
        psrlq mm1, 6                                            ;    43.0 p1      76 x
        pxor mm1, mm0                                           ;    45.0 p1      76 x
        pand mm1, [tdes_encrypt.T16_constants64 + 16]           ;    47.0 p2+p1   76 x
        pxor mm0, mm1                                           ;    49.0 p1      76 x
        psllq mm1, 6                                            ;    49.0 p1      76 x
        pxor mm0, mm1                                           ;    51.0 p1      76 x
        movq mm1, mm0                                           ;    53.0 p0      76 x copy
        psrlq mm1, 0x12                                         ;    59.0 p1      76 x
        pxor mm1, mm0                                           ;    61.0 p1      76 x
        pand mm1, [tdes_encrypt.T16_constants64 + 24]           ;    63.0 p2+p1   76 x
        pxor mm0, mm1                                           ;    65.0 p1      76 x
        psllq mm1, 0x12                                         ;    65.0 p1      76 x
        pxor mm0, mm1                                           ;    67.0 p1      76 x
        movq mm1, [tdes_encrypt.T16_constants64 + 32]           ;    13.0 p2      76 x
        movq mm2, mm0                                           ;    69.0 p0      76 x copy
        psrlq mm2, 0x24                                         ;    75.0 p1      76 x
        pxor mm2, mm0                                           ;    77.0 p1      76 x
        pand mm1, mm2                                           ;    79.0 p1      76 x
        mov esi, dword [esp + 64]                               ;    14.7 p2      79 passes reload
        mov dword [esp + 4], esi                                ;    16.7 p0+p3   79 passes
        pxor mm0, mm1                                           ;    81.0 p1      76 x
        psllq mm1, 0x24                                         ;    81.0 p1      76 x
        pxor mm0, mm1                                           ;    83.0 p1      76 x
        movd edi, mm0                                           ;    85.0 p0      77 l
        psrlq mm0, 0x20                                         ;    85.0 p1      77 l
        movd ebp, mm0                                           ;    87.0 p0      77 l
        add esi, 0x180                                          ;    18.3 p0      79 passes
        mov dword [esp + 8], esi                                ;    18.8 p0+p3   79 passes
        mov dword [esp + 12], ebp                               ;    92.0 p0+p3   79 passes
        mov dword [esp + 16], edi                               ;    90.0 p0+p3   79 passes
        mov edi, dword [esp + 12]                               ;                    resident
        mov esi, dword [esp + 16]                               ;                    resident
        align 16
.passes_2:
        mov edx, esi                                            ;     0.0 p0      67 y copy
        rol edx, 1                                              ;     0.5 p1      67 y
        mov eax, esi                                            ;     0.7 p0      66 x copy
        rol eax, 0x1d                                           ;     4.5 p1      66 x
        mov ecx, dword [esp + 4]                                ;     1.3 p2      82 l reload
        xor edx, dword [ecx + 4]                                ;     5.3 p2+p0   67 y
        and edx, 0x3f3f3f3f                                     ;     5.8 p0      67 y
        movzx ebp, dl                                           ;     6.3 p1      68 y
        movzx ebx, dh                                           ;     6.3 p0+p1   68 y
        shr edx, 0x10                                           ;     6.3 p1      69 y
        mov dword [esp + 20], esi                               ;     4.0 p0+p3   83 y spill
        movzx esi, dl                                           ;    10.3 p1      69 y
        shr edx, 8                                              ;    10.3 p1      69 y
        and esi, 0x3f                                           ;    10.8 p0      69 y
        xor edi, dword [esi*4 + tdes_encrypt.T4_Permuted_S4_16] ;    13.3 p2+p0   82 y
        xor eax, dword [ecx]                                    ;     8.5 p2+p0   66 x
        and eax, 0x3f3f3f3f                                     ;     9.0 p0      66 x
        movzx esi, al                                           ;     9.5 p1      68 y
        movzx ecx, ah                                           ;     9.5 p0+p1   68 y
        shr eax, 0x10                                           ;     9.5 p1      69 y
        mov dword [esp + 24], ecx                               ;    10.0 p0+p3   68 y spill
        movzx ecx, al                                           ;    13.5 p1      69 y
        shr eax, 8                                              ;    13.5 p1      69 y
        and ecx, 0x3f                                           ;    14.0 p0      69 y
        xor edi, dword [ecx*4 + tdes_encrypt.T5_Permuted_S3_20] ;    16.5 p2+p0   82 y
        and edx, 0x3f                                           ;    14.3 p0      69 y
        xor edi, dword [edx*4 + tdes_encrypt.T6_Permuted_S2_24] ;    17.0 p2+p0   82 y
        and eax, 0x3f                                           ;    17.5 p0      69 y
        xor edi, dword [eax*4 + tdes_encrypt.T7_Permuted_S1_28] ;    20.0 p2+p0   82 y
        and ebp, 0x3f                                           ;    12.3 p0      68 y
        xor edi, dword [ebp*4 + tdes_encrypt.T0_Permuted_S8_0]  ;    20.5 p2+p0   82 y
        and esi, 0x3f                                           ;    13.3 p0      68 y
        xor edi, dword [esi*4 + tdes_encrypt.T1_Permuted_S7_4]  ;    21.0 p2+p0   82 y
        and ebx, 0x3f                                           ;    14.3 p0      68 y
        xor edi, dword [ebx*4 + tdes_encrypt.T2_Permuted_S6_8]  ;    21.5 p2+p0   82 y
        mov esi, dword [esp + 24]                               ;    15.7 p2      68 y reload
        and esi, 0x3f                                           ;    17.7 p0      68 y
        xor edi, dword [esi*4 + tdes_encrypt.T3_Permuted_S5_12] ;    22.0 p2+p0   82 y
        mov ebx, edi                                            ;    22.5 p1      67 y copy
        rol ebx, 1                                              ;    23.0 p1      67 y
        mov ecx, edi                                            ;    22.5 p0      66 x copy
        rol ecx, 0x1d                                           ;    27.0 p1      66 x
        mov eax, dword [esp + 4]                                ;    18.0 p2      82 l reload
        xor ebx, dword [eax + 12]                               ;    27.0 p2+p0   67 y
        and ebx, 0x3f3f3f3f                                     ;    27.5 p0      67 y
        movzx esi, bl                                           ;    28.0 p1      68 y
        movzx edx, bh                                           ;    28.0 p0+p1   68 y
        shr ebx, 0x10                                           ;    28.0 p1      69 y
        movzx ebp, bl                                           ;    32.0 p0      69 y
        shr ebx, 8                                              ;    32.0 p1      69 y
        and ebp, 0x3f                                           ;    32.5 p0      69 y
        mov dword [esp + 24], edi                               ;    22.5 p0+p3   82 y spill
        mov edi, dword [esp + 20]                               ;    22.0 p2      83 y reload
        xor edi, dword [ebp*4 + tdes_encrypt.T4_Permuted_S4_16] ;    35.0 p2+p0   83 y
        xor ecx, dword [eax + 8]                                ;    31.0 p2+p0   66 x
        and ecx, 0x3f3f3f3f                                     ;    31.5 p0      66 x
        movzx ebp, cl                                           ;    32.0 p1      68 y
        movzx eax, ch                                           ;    32.0 p0+p1   68 y
        shr ecx, 0x10                                           ;    32.0 p1      69 y
        mov dword [esp + 20], eax                               ;    32.5 p0+p3   68 y spill
        movzx eax, cl                                           ;    36.0 p1      69 y
        shr ecx, 8                                              ;    36.0 p1      69 y
        and eax, 0x3f                                           ;    36.5 p0      69 y
        xor edi, dword [eax*4 + tdes_encrypt.T5_Permuted_S3_20] ;    39.0 p2+p0   83 y
        and ebx, 0x3f                                           ;    36.0 p0      69 y
        xor edi, dword [ebx*4 + tdes_encrypt.T6_Permuted_S2_24] ;    39.5 p2+p0   83 y
        and ecx, 0x3f                                           ;    40.0 p0      69 y
        xor edi, dword [ecx*4 + tdes_encrypt.T7_Permuted_S1_28] ;    42.5 p2+p0   83 y
        and esi, 0x3f                                           ;    29.3 p0      68 y
        xor edi, dword [esi*4 + tdes_encrypt.T0_Permuted_S8_0]  ;    43.0 p2+p0   83 y
        and ebp, 0x3f                                           ;    32.5 p0      68 y
        xor edi, dword [ebp*4 + tdes_encrypt.T1_Permuted_S7_4]  ;    43.5 p2+p0   83 y
        and edx, 0x3f                                           ;    31.3 p0      68 y
        xor edi, dword [edx*4 + tdes_encrypt.T2_Permuted_S6_8]  ;    44.0 p2+p0   83 y
        mov esi, dword [esp + 20]                               ;    33.5 p2      68 y reload
        and esi, 0x3f                                           ;    35.5 p0      68 y
        xor edi, dword [esi*4 + tdes_encrypt.T3_Permuted_S5_12] ;    44.5 p2+p0   83 y
        mov ecx, edi                                            ;    45.0 p1      67 y copy
        rol ecx, 1                                              ;    45.5 p1      67 y
        mov eax, edi                                            ;    45.0 p0      66 x copy
        rol eax, 0x1d                                           ;    49.5 p1      66 x
        mov ebp, dword [esp + 4]                                ;    35.0 p2      82 l reload
        xor ecx, dword [ebp + 20]                               ;    49.5 p2+p0   67 y
        and ecx, 0x3f3f3f3f                                     ;    50.0 p0      67 y
        movzx esi, cl                                           ;    50.5 p1      68 y
        movzx edx, ch                                           ;    50.5 p0+p1   68 y
        shr ecx, 0x10                                           ;    50.5 p1      69 y
        movzx ebx, cl                                           ;    54.5 p0      69 y
        shr ecx, 8                                              ;    54.5 p1      69 y
        and ebx, 0x3f                                           ;    55.0 p0      69 y
        mov dword [esp + 20], edi                               ;    45.0 p0+p3   83 y spill
        mov edi, dword [esp + 24]                               ;    39.0 p2      82 y reload
        xor edi, dword [ebx*4 + tdes_encrypt.T4_Permuted_S4_16] ;    57.5 p2+p0   82 y
        xor eax, dword [ebp + 16]                               ;    53.5 p2+p0   66 x
        and eax, 0x3f3f3f3f                                     ;    54.0 p0      66 x
        movzx ebx, al                                           ;    54.5 p1      68 y
        movzx ebp, ah                                           ;    54.5 p0+p1   68 y
        shr eax, 0x10                                           ;    54.5 p1      69 y
        mov dword [esp + 24], ebp                               ;    55.0 p0+p3   68 y spill
        movzx ebp, al                                           ;    58.5 p1      69 y
        shr eax, 8                                              ;    58.5 p1      69 y
        and ebp, 0x3f                                           ;    59.0 p0      69 y
        xor edi, dword [ebp*4 + tdes_encrypt.T5_Permuted_S3_20] ;    61.5 p2+p0   82 y
        and ecx, 0x3f                                           ;    58.5 p0      69 y
        xor edi, dword [ecx*4 + tdes_encrypt.T6_Permuted_S2_24] ;    62.0 p2+p0   82 y
        and eax, 0x3f                                           ;    62.5 p0      69 y
        xor edi, dword [eax*4 + tdes_encrypt.T7_Permuted_S1_28] ;    65.0 p2+p0   82 y
        and esi, 0x3f                                           ;    51.0 p0      68 y
        xor edi, dword [esi*4 + tdes_encrypt.T0_Permuted_S8_0]  ;    65.5 p2+p0   82 y
        and ebx, 0x3f                                           ;    55.0 p0      68 y
        xor edi, dword [ebx*4 + tdes_encrypt.T1_Permuted_S7_4]  ;    66.0 p2+p0   82 y
        and edx, 0x3f                                           ;    51.0 p0      68 y
        xor edi, dword [edx*4 + tdes_encrypt.T2_Permuted_S6_8]  ;    66.5 p2+p0   82 y
        mov esi, dword [esp + 24]                               ;    56.0 p2      68 y reload
        and esi, 0x3f                                           ;    58.0 p0      68 y
        xor edi, dword [esi*4 + tdes_encrypt.T3_Permuted_S5_12] ;    67.0 p2+p0   82 y
        mov eax, edi                                            ;    67.5 p1      67 y copy
        rol eax, 1                                              ;    68.0 p1      67 y
        mov ebx, edi                                            ;    67.5 p0      66 x copy
        rol ebx, 0x1d                                           ;    72.0 p1      66 x
        mov esi, dword [esp + 4]                                ;    52.0 p2      82 l reload
        xor eax, dword [esi + 28]                               ;    72.0 p2+p0   67 y
        and eax, 0x3f3f3f3f                                     ;    72.5 p0      67 y
        movzx ecx, al                                           ;    73.0 p1      68 y
        movzx edx, ah                                           ;    73.0 p0+p1   68 y
        shr eax, 0x10                                           ;    73.0 p1      69 y
        movzx ebp, al                                           ;    77.0 p0      69 y
        shr eax, 8                                              ;    77.0 p1      69 y
        and ebp, 0x3f                                           ;    77.5 p0      69 y
        mov dword [esp + 24], edi                               ;    67.5 p0+p3   82 y spill
        mov edi, dword [esp + 20]                               ;    56.0 p2      83 y reload
        xor edi, dword [ebp*4 + tdes_encrypt.T4_Permuted_S4_16] ;    80.0 p2+p0   83 y
        xor ebx, dword [esi + 24]                               ;    76.0 p2+p0   66 x
        and ebx, 0x3f3f3f3f                                     ;    76.5 p0      66 x
        movzx ebp, bl                                           ;    77.0 p1      68 y
        movzx esi, bh                                           ;    77.0 p0+p1   68 y
        shr ebx, 0x10                                           ;    77.0 p1      69 y
        mov dword [esp + 20], esi                               ;    77.5 p0+p3   68 y spill
        movzx esi, bl                                           ;    81.0 p1      69 y
        shr ebx, 8                                              ;    81.0 p1      69 y
        and esi, 0x3f                                           ;    81.5 p0      69 y
        xor edi, dword [esi*4 + tdes_encrypt.T5_Permuted_S3_20] ;    84.0 p2+p0   83 y
        and eax, 0x3f                                           ;    81.0 p0      69 y
        xor edi, dword [eax*4 + tdes_encrypt.T6_Permuted_S2_24] ;    84.5 p2+p0   83 y
        and ebx, 0x3f                                           ;    85.0 p0      69 y
        xor edi, dword [ebx*4 + tdes_encrypt.T7_Permuted_S1_28] ;    87.5 p2+p0   83 y
        and ecx, 0x3f                                           ;    73.5 p0      68 y
        xor edi, dword [ecx*4 + tdes_encrypt.T0_Permuted_S8_0]  ;    88.0 p2+p0   83 y
        and ebp, 0x3f                                           ;    77.5 p0      68 y
        xor edi, dword [ebp*4 + tdes_encrypt.T1_Permuted_S7_4]  ;    88.5 p2+p0   83 y
        and edx, 0x3f                                           ;    73.5 p0      68 y
        xor edi, dword [edx*4 + tdes_encrypt.T2_Permuted_S6_8]  ;    89.0 p2+p0   83 y
        mov esi, dword [esp + 20]                               ;    78.5 p2      68 y reload
        and esi, 0x3f                                           ;    80.5 p0      68 y
        xor edi, dword [esi*4 + tdes_encrypt.T3_Permuted_S5_12] ;    89.5 p2+p0   83 y
        mov ecx, edi                                            ;    90.0 p1      67 y copy
        rol ecx, 1                                              ;    90.5 p1      67 y
        mov eax, edi                                            ;    90.0 p0      66 x copy
        rol eax, 0x1d                                           ;    94.5 p1      66 x
        mov ebp, dword [esp + 4]                                ;    69.0 p2      82 l reload
        xor ecx, dword [ebp + 36]                               ;    94.5 p2+p0   67 y
        and ecx, 0x3f3f3f3f                                     ;    95.0 p0      67 y
        movzx esi, cl                                           ;    95.5 p1      68 y
        movzx edx, ch                                           ;    95.5 p0+p1   68 y
        shr ecx, 0x10                                           ;    95.5 p1      69 y
        movzx ebx, cl                                           ;    99.5 p0      69 y
        shr ecx, 8                                              ;    99.5 p1      69 y
        and ebx, 0x3f                                           ;   100.0 p0      69 y
        mov dword [esp + 20], edi                               ;    90.0 p0+p3   83 y spill
        mov edi, dword [esp + 24]                               ;    73.0 p2      82 y reload
        xor edi, dword [ebx*4 + tdes_encrypt.T4_Permuted_S4_16] ;   102.5 p2+p0   82 y
        xor eax, dword [ebp + 32]                               ;    98.5 p2+p0   66 x
        and eax, 0x3f3f3f3f                                     ;    99.0 p0      66 x
        movzx ebx, al                                           ;    99.5 p1      68 y
        movzx ebp, ah                                           ;    99.5 p0+p1   68 y
        shr eax, 0x10                                           ;    99.5 p1      69 y
        mov dword [esp + 24], ebp                               ;   100.0 p0+p3   68 y spill
        movzx ebp, al                                           ;   103.5 p1      69 y
        shr eax, 8                                              ;   103.5 p1      69 y
        and ebp, 0x3f                                           ;   104.0 p0      69 y
        xor edi, dword [ebp*4 + tdes_encrypt.T5_Permuted_S3_20] ;   106.5 p2+p0   82 y
        and ecx, 0x3f                                           ;   103.5 p0      69 y
        xor edi, dword [ecx*4 + tdes_encrypt.T6_Permuted_S2_24] ;   107.0 p2+p0   82 y
        and eax, 0x3f                                           ;   107.5 p0      69 y
        xor edi, dword [eax*4 + tdes_encrypt.T7_Permuted_S1_28] ;   110.0 p2+p0   82 y
        and esi, 0x3f                                           ;    96.0 p0      68 y
        xor edi, dword [esi*4 + tdes_encrypt.T0_Permuted_S8_0]  ;   110.5 p2+p0   82 y
        and ebx, 0x3f                                           ;   100.0 p0      68 y
        xor edi, dword [ebx*4 + tdes_encrypt.T1_Permuted_S7_4]  ;   111.0 p2+p0   82 y
        and edx, 0x3f                                           ;    96.0 p0      68 y
        xor edi, dword [edx*4 + tdes_encrypt.T2_Permuted_S6_8]  ;   111.5 p2+p0   82 y
        mov esi, dword [esp + 24]                               ;   101.0 p2      68 y reload
        and esi, 0x3f                                           ;   103.0 p0      68 y
        xor edi, dword [esi*4 + tdes_encrypt.T3_Permuted_S5_12] ;   112.0 p2+p0   82 y
        mov edx, edi                                            ;   112.5 p1      67 y copy
        rol edx, 1                                              ;   113.0 p1      67 y
        mov eax, edi                                            ;   112.5 p0      66 x copy
        rol eax, 0x1d                                           ;   117.0 p1      66 x
        mov ebp, dword [esp + 4]                                ;    86.0 p2      82 l reload
        xor edx, dword [ebp + 44]                               ;   117.0 p2+p0   67 y
        and edx, 0x3f3f3f3f                                     ;   117.5 p0      67 y
        movzx ecx, dl                                           ;   118.0 p1      68 y
        movzx esi, dh                                           ;   118.0 p0+p1   68 y
        shr edx, 0x10                                           ;   118.0 p1      69 y
        movzx ebx, dl                                           ;   122.0 p0      69 y
        shr edx, 8                                              ;   122.0 p1      69 y
        and ebx, 0x3f                                           ;   122.5 p0      69 y
        mov dword [esp + 24], edi                               ;   112.5 p0+p3   82 y spill
        mov edi, dword [esp + 20]                               ;    91.0 p2      83 y reload
        xor edi, dword [ebx*4 + tdes_encrypt.T4_Permuted_S4_16] ;   125.0 p2+p0   83 y
        xor eax, dword [ebp + 40]                               ;   121.0 p2+p0   66 x
        and eax, 0x3f3f3f3f                                     ;   121.5 p0      66 x
        movzx ebx, al                                           ;   122.0 p1      68 y
        movzx ebp, ah                                           ;   122.0 p0+p1   68 y
        shr eax, 0x10                                           ;   122.0 p1      69 y
        mov dword [esp + 20], ebp                               ;   122.5 p0+p3   68 y spill
        movzx ebp, al                                           ;   126.0 p1      69 y
        shr eax, 8                                              ;   126.0 p1      69 y
        and ebp, 0x3f                                           ;   126.5 p0      69 y
        xor edi, dword [ebp*4 + tdes_encrypt.T5_Permuted_S3_20] ;   129.0 p2+p0   83 y
        and edx, 0x3f                                           ;   126.0 p0      69 y
        xor edi, dword [edx*4 + tdes_encrypt.T6_Permuted_S2_24] ;   129.5 p2+p0   83 y
        and eax, 0x3f                                           ;   130.0 p0      69 y
        xor edi, dword [eax*4 + tdes_encrypt.T7_Permuted_S1_28] ;   132.5 p2+p0   83 y
        and ecx, 0x3f                                           ;   118.5 p0      68 y
        xor edi, dword [ecx*4 + tdes_encrypt.T0_Permuted_S8_0]  ;   133.0 p2+p0   83 y
        and ebx, 0x3f                                           ;   122.5 p0      68 y
        xor edi, dword [ebx*4 + tdes_encrypt.T1_Permuted_S7_4]  ;   133.5 p2+p0   83 y
        and esi, 0x3f                                           ;   118.5 p0      68 y
        xor edi, dword [esi*4 + tdes_encrypt.T2_Permuted_S6_8]  ;   134.0 p2+p0   83 y
        mov esi, dword [esp + 20]                               ;   123.5 p2      68 y reload
        and esi, 0x3f                                           ;   125.5 p0      68 y
        xor edi, dword [esi*4 + tdes_encrypt.T3_Permuted_S5_12] ;   134.5 p2+p0   83 y
        mov ecx, edi                                            ;   135.0 p1      67 y copy
        rol ecx, 1                                              ;   135.5 p1      67 y
        mov ebx, edi                                            ;   135.0 p0      66 x copy
        rol ebx, 0x1d                                           ;   139.5 p1      66 x
        mov eax, dword [esp + 4]                                ;   103.0 p2      82 l reload
        xor ecx, dword [eax + 52]                               ;   139.5 p2+p0   67 y
        and ecx, 0x3f3f3f3f                                     ;   140.0 p0      67 y
        movzx esi, cl                                           ;   140.5 p1      68 y
        movzx edx, ch                                           ;   140.5 p0+p1   68 y
        shr ecx, 0x10                                           ;   140.5 p1      69 y
        movzx ebp, cl                                           ;   144.5 p0      69 y
        shr ecx, 8                                              ;   144.5 p1      69 y
        and ebp, 0x3f                                           ;   145.0 p0      69 y
        mov dword [esp + 20], edi                               ;   135.0 p0+p3   83 y spill
        mov edi, dword [esp + 24]                               ;   113.5 p2      82 y reload
        xor edi, dword [ebp*4 + tdes_encrypt.T4_Permuted_S4_16] ;   147.5 p2+p0   82 y
        xor ebx, dword [eax + 48]                               ;   143.5 p2+p0   66 x
        and ebx, 0x3f3f3f3f                                     ;   144.0 p0      66 x
        movzx ebp, bl                                           ;   144.5 p1      68 y
        movzx eax, bh                                           ;   144.5 p0+p1   68 y
        shr ebx, 0x10                                           ;   144.5 p1      69 y
        mov dword [esp + 24], eax                               ;   145.0 p0+p3   68 y spill
        movzx eax, bl                                           ;   148.5 p1      69 y
        shr ebx, 8                                              ;   148.5 p1      69 y
        and eax, 0x3f                                           ;   149.0 p0      69 y
        xor edi, dword [eax*4 + tdes_encrypt.T5_Permuted_S3_20] ;   151.5 p2+p0   82 y
        and ecx, 0x3f                                           ;   148.5 p0      69 y
        xor edi, dword [ecx*4 + tdes_encrypt.T6_Permuted_S2_24] ;   152.0 p2+p0   82 y
        and ebx, 0x3f                                           ;   152.5 p0      69 y
        xor edi, dword [ebx*4 + tdes_encrypt.T7_Permuted_S1_28] ;   155.0 p2+p0   82 y
        and esi, 0x3f                                           ;   141.0 p0      68 y
        xor edi, dword [esi*4 + tdes_encrypt.T0_Permuted_S8_0]  ;   155.5 p2+p0   82 y
        and ebp, 0x3f                                           ;   145.0 p0      68 y
        xor edi, dword [ebp*4 + tdes_encrypt.T1_Permuted_S7_4]  ;   156.0 p2+p0   82 y
        and edx, 0x3f                                           ;   141.0 p0      68 y
        xor edi, dword [edx*4 + tdes_encrypt.T2_Permuted_S6_8]  ;   156.5 p2+p0   82 y
        mov esi, dword [esp + 24]                               ;   146.0 p2      68 y reload
        and esi, 0x3f                                           ;   148.0 p0      68 y
        xor edi, dword [esi*4 + tdes_encrypt.T3_Permuted_S5_12] ;   157.0 p2+p0   82 y
        mov eax, edi                                            ;   157.5 p1      67 y copy
        rol eax, 1                                              ;   158.0 p1      67 y
        mov ecx, edi                                            ;   157.5 p0      66 x copy
        rol ecx, 0x1d                                           ;   162.0 p1      66 x
        mov esi, dword [esp + 4]                                ;   120.0 p2      82 l reload
        xor eax, dword [esi + 60]                               ;   162.0 p2+p0   67 y
        and eax, 0x3f3f3f3f                                     ;   162.5 p0      67 y
        movzx ebp, al                                           ;   163.0 p1      68 y
        movzx edx, ah                                           ;   163.0 p0+p1   68 y
        shr eax, 0x10                                           ;   163.0 p1      69 y
        movzx ebx, al                                           ;   167.0 p0      69 y
        shr eax, 8                                              ;   167.0 p1      69 y
        and ebx, 0x3f                                           ;   167.5 p0      69 y
        mov dword [esp + 24], edi                               ;   157.5 p0+p3   82 y spill
        mov edi, dword [esp + 20]                               ;   136.0 p2      83 y reload
        xor edi, dword [ebx*4 + tdes_encrypt.T4_Permuted_S4_16] ;   170.0 p2+p0   83 y
        xor ecx, dword [esi + 56]                               ;   166.0 p2+p0   66 x
        and ecx, 0x3f3f3f3f                                     ;   166.5 p0      66 x
        movzx ebx, cl                                           ;   167.0 p1      68 y
        movzx esi, ch                                           ;   167.0 p0+p1   68 y
        shr ecx, 0x10                                           ;   167.0 p1      69 y
        mov dword [esp + 20], esi                               ;   167.5 p0+p3   68 y spill
        movzx esi, cl                                           ;   171.0 p1      69 y
        shr ecx, 8                                              ;   171.0 p1      69 y
        and esi, 0x3f                                           ;   171.5 p0      69 y
        xor edi, dword [esi*4 + tdes_encrypt.T5_Permuted_S3_20] ;   174.0 p2+p0   83 y
        and eax, 0x3f                                           ;   171.0 p0      69 y
        xor edi, dword [eax*4 + tdes_encrypt.T6_Permuted_S2_24] ;   174.5 p2+p0   83 y
        and ecx, 0x3f                                           ;   175.0 p0      69 y
        xor edi, dword [ecx*4 + tdes_encrypt.T7_Permuted_S1_28] ;   177.5 p2+p0   83 y
        and ebp, 0x3f                                           ;   163.5 p0      68 y
        xor edi, dword [ebp*4 + tdes_encrypt.T0_Permuted_S8_0]  ;   178.0 p2+p0   83 y
        and ebx, 0x3f                                           ;   167.5 p0      68 y
        xor edi, dword [ebx*4 + tdes_encrypt.T1_Permuted_S7_4]  ;   178.5 p2+p0   83 y
        and edx, 0x3f                                           ;   163.5 p0      68 y
        xor edi, dword [edx*4 + tdes_encrypt.T2_Permuted_S6_8]  ;   179.0 p2+p0   83 y
        mov esi, dword [esp + 20]                               ;   168.5 p2      68 y reload
        and esi, 0x3f                                           ;   170.5 p0      68 y
        xor edi, dword [esi*4 + tdes_encrypt.T3_Permuted_S5_12] ;   179.5 p2+p0   83 y
        mov edx, edi                                            ;   180.0 p1      67 y copy
        rol edx, 1                                              ;   180.5 p1      67 y
        mov ecx, edi                                            ;   180.0 p0      66 x copy
        rol ecx, 0x1d                                           ;   184.5 p1      66 x
        mov eax, dword [esp + 4]                                ;   137.0 p2      82 l reload
        xor edx, dword [eax + 68]                               ;   184.5 p2+p0   67 y
        and edx, 0x3f3f3f3f                                     ;   185.0 p0      67 y
        movzx ebp, dl                                           ;   185.5 p1      68 y
        movzx esi, dh                                           ;   185.5 p0+p1   68 y
        shr edx, 0x10                                           ;   185.5 p1      69 y
        movzx ebx, dl                                           ;   189.5 p0      69 y
        shr edx, 8                                              ;   189.5 p1      69 y
        and ebx, 0x3f                                           ;   190.0 p0      69 y
        mov dword [esp + 20], edi                               ;   180.0 p0+p3   83 y spill
        mov edi, dword [esp + 24]                               ;   158.5 p2      82 y reload
        xor edi, dword [ebx*4 + tdes_encrypt.T4_Permuted_S4_16] ;   192.5 p2+p0   82 y
        xor ecx, dword [eax + 64]                               ;   188.5 p2+p0   66 x
        and ecx, 0x3f3f3f3f                                     ;   189.0 p0      66 x
        movzx ebx, cl                                           ;   189.5 p1      68 y
        movzx eax, ch                                           ;   189.5 p0+p1   68 y
        shr ecx, 0x10                                           ;   189.5 p1      69 y
        mov dword [esp + 24], eax                               ;   190.0 p0+p3   68 y spill
        movzx eax, cl                                           ;   193.5 p1      69 y
        shr ecx, 8                                              ;   193.5 p1      69 y
        and eax, 0x3f                                           ;   194.0 p0      69 y
        xor edi, dword [eax*4 + tdes_encrypt.T5_Permuted_S3_20] ;   196.5 p2+p0   82 y
        and edx, 0x3f                                           ;   193.5 p0      69 y
        xor edi, dword [edx*4 + tdes_encrypt.T6_Permuted_S2_24] ;   197.0 p2+p0   82 y
        and ecx, 0x3f                                           ;   197.5 p0      69 y
        xor edi, dword [ecx*4 + tdes_encrypt.T7_Permuted_S1_28] ;   200.0 p2+p0   82 y
        and ebp, 0x3f                                           ;   186.0 p0      68 y
        xor edi, dword [ebp*4 + tdes_encrypt.T0_Permuted_S8_0]  ;   200.5 p2+p0   82 y
        and ebx, 0x3f                                           ;   190.0 p0      68 y
        xor edi, dword [ebx*4 + tdes_encrypt.T1_Permuted_S7_4]  ;   201.0 p2+p0   82 y
        and esi, 0x3f                                           ;   186.0 p0      68 y
        xor edi, dword [esi*4 + tdes_encrypt.T2_Permuted_S6_8]  ;   201.5 p2+p0   82 y
        mov esi, dword [esp + 24]                               ;   191.0 p2      68 y reload
        and esi, 0x3f                                           ;   193.0 p0      68 y
        xor edi, dword [esi*4 + tdes_encrypt.T3_Permuted_S5_12] ;   202.0 p2+p0   82 y
        mov eax, edi                                            ;   202.5 p1      67 y copy
        rol eax, 1                                              ;   203.0 p1      67 y
        mov ebx, edi                                            ;   202.5 p0      66 x copy
        rol ebx, 0x1d                                           ;   207.0 p1      66 x
        mov esi, dword [esp + 4]                                ;   154.2 p2      82 l reload
        xor eax, dword [esi + 76]                               ;   207.0 p2+p0   67 y
        and eax, 0x3f3f3f3f                                     ;   207.5 p0      67 y
        movzx ecx, al                                           ;   208.0 p1      68 y
        movzx edx, ah                                           ;   208.0 p0+p1   68 y
        shr eax, 0x10                                           ;   208.0 p1      69 y
        movzx ebp, al                                           ;   212.0 p0      69 y
        shr eax, 8                                              ;   212.0 p1      69 y
        and ebp, 0x3f                                           ;   212.5 p0      69 y
        mov dword [esp + 24], edi                               ;   202.5 p0+p3   82 y spill
        mov edi, dword [esp + 20]                               ;   181.0 p2      83 y reload
        xor edi, dword [ebp*4 + tdes_encrypt.T4_Permuted_S4_16] ;   215.0 p2+p0   83 y
        xor ebx, dword [esi + 72]                               ;   211.0 p2+p0   66 x
        and ebx, 0x3f3f3f3f                                     ;   211.5 p0      66 x
        movzx ebp, bl                                           ;   212.0 p1      68 y
        movzx esi, bh                                           ;   212.0 p0+p1   68 y
        shr ebx, 0x10                                           ;   212.0 p1      69 y
        mov dword [esp + 20], esi                               ;   212.5 p0+p3   68 y spill
        movzx esi, bl                                           ;   216.0 p1      69 y
        shr ebx, 8                                              ;   216.0 p1      69 y
        and esi, 0x3f                                           ;   216.5 p0      69 y
        xor edi, dword [esi*4 + tdes_encrypt.T5_Permuted_S3_20] ;   219.0 p2+p0   83 y
        and eax, 0x3f                                           ;   216.0 p0      69 y
        xor edi, dword [eax*4 + tdes_encrypt.T6_Permuted_S2_24] ;   219.5 p2+p0   83 y
        and ebx, 0x3f                                           ;   220.0 p0      69 y
        xor edi, dword [ebx*4 + tdes_encrypt.T7_Permuted_S1_28] ;   222.5 p2+p0   83 y
        and ecx, 0x3f                                           ;   208.5 p0      68 y
        xor edi, dword [ecx*4 + tdes_encrypt.T0_Permuted_S8_0]  ;   223.0 p2+p0   83 y
        and ebp, 0x3f                                           ;   212.5 p0      68 y
        xor edi, dword [ebp*4 + tdes_encrypt.T1_Permuted_S7_4]  ;   223.5 p2+p0   83 y
        and edx, 0x3f                                           ;   208.5 p0      68 y
        xor edi, dword [edx*4 + tdes_encrypt.T2_Permuted_S6_8]  ;   224.0 p2+p0   83 y
        mov esi, dword [esp + 20]                               ;   213.5 p2      68 y reload
        and esi, 0x3f                                           ;   215.5 p0      68 y
        xor edi, dword [esi*4 + tdes_encrypt.T3_Permuted_S5_12] ;   224.5 p2+p0   83 y
        mov ecx, edi                                            ;   225.0 p1      67 y copy
        rol ecx, 1                                              ;   225.5 p1      67 y
        mov ebx, edi                                            ;   225.0 p0      66 x copy
        rol ebx, 0x1d                                           ;   229.5 p1      66 x
        mov eax, dword [esp + 4]                                ;   176.7 p2      82 l reload
        xor ecx, dword [eax + 84]                               ;   229.5 p2+p0   67 y
        and ecx, 0x3f3f3f3f                                     ;   230.0 p0      67 y
        movzx esi, cl                                           ;   230.5 p1      68 y
        movzx edx, ch                                           ;   230.5 p0+p1   68 y
        shr ecx, 0x10                                           ;   230.5 p1      69 y
        movzx ebp, cl                                           ;   234.5 p0      69 y
        shr ecx, 8                                              ;   234.5 p1      69 y
        and ebp, 0x3f                                           ;   235.0 p0      69 y
        mov dword [esp + 20], edi                               ;   225.0 p0+p3   83 y spill
        mov edi, dword [esp + 24]                               ;   203.5 p2      82 y reload
        xor edi, dword [ebp*4 + tdes_encrypt.T4_Permuted_S4_16] ;   237.5 p2+p0   82 y
        xor ebx, dword [eax + 80]                               ;   233.5 p2+p0   66 x
        and ebx, 0x3f3f3f3f                                     ;   234.0 p0      66 x
        movzx ebp, bl                                           ;   234.5 p1      68 y
        movzx eax, bh                                           ;   234.5 p0+p1   68 y
        shr ebx, 0x10                                           ;   234.5 p1      69 y
        mov dword [esp + 24], eax                               ;   235.0 p0+p3   68 y spill
        movzx eax, bl                                           ;   238.5 p1      69 y
        shr ebx, 8                                              ;   238.5 p1      69 y
        and eax, 0x3f                                           ;   239.0 p0      69 y
        xor edi, dword [eax*4 + tdes_encrypt.T5_Permuted_S3_20] ;   241.5 p2+p0   82 y
        and ecx, 0x3f                                           ;   238.5 p0      69 y
        xor edi, dword [ecx*4 + tdes_encrypt.T6_Permuted_S2_24] ;   242.0 p2+p0   82 y
        and ebx, 0x3f                                           ;   242.5 p0      69 y
        xor edi, dword [ebx*4 + tdes_encrypt.T7_Permuted_S1_28] ;   245.0 p2+p0   82 y
        and esi, 0x3f                                           ;   231.0 p0      68 y
        xor edi, dword [esi*4 + tdes_encrypt.T0_Permuted_S8_0]  ;   245.5 p2+p0   82 y
        and ebp, 0x3f                                           ;   235.0 p0      68 y
        xor edi, dword [ebp*4 + tdes_encrypt.T1_Permuted_S7_4]  ;   246.0 p2+p0   82 y
        and edx, 0x3f                                           ;   231.0 p0      68 y
        xor edi, dword [edx*4 + tdes_encrypt.T2_Permuted_S6_8]  ;   246.5 p2+p0   82 y
        mov esi, dword [esp + 24]                               ;   236.0 p2      68 y reload
        and esi, 0x3f                                           ;   238.0 p0      68 y
        xor edi, dword [esi*4 + tdes_encrypt.T3_Permuted_S5_12] ;   247.0 p2+p0   82 y
        mov ecx, edi                                            ;   247.5 p1      67 y copy
        rol ecx, 1                                              ;   248.0 p1      67 y
        mov edx, edi                                            ;   247.5 p0      66 x copy
        rol edx, 0x1d                                           ;   252.0 p1      66 x
        mov eax, dword [esp + 4]                                ;   199.2 p2      82 l reload
        xor ecx, dword [eax + 92]                               ;   252.0 p2+p0   67 y
        and ecx, 0x3f3f3f3f                                     ;   252.5 p0      67 y
        movzx esi, cl                                           ;   253.0 p1      68 y
        movzx ebp, ch                                           ;   253.0 p0+p1   68 y
        shr ecx, 0x10                                           ;   253.0 p1      69 y
        movzx ebx, cl                                           ;   257.0 p0      69 y
        shr ecx, 8                                              ;   257.0 p1      69 y
        and ebx, 0x3f                                           ;   257.5 p0      69 y
        mov dword [esp + 24], edi                               ;   247.5 p0+p3   82 y spill
        mov edi, dword [esp + 20]                               ;   226.0 p2      83 y reload
        xor edi, dword [ebx*4 + tdes_encrypt.T4_Permuted_S4_16] ;   260.0 p2+p0   83 y
        xor edx, dword [eax + 88]                               ;   256.0 p2+p0   66 x
        and edx, 0x3f3f3f3f                                     ;   256.5 p0      66 x
        movzx ebx, dl                                           ;   257.0 p1      68 y
        movzx eax, dh                                           ;   257.0 p0+p1   68 y
        shr edx, 0x10                                           ;   257.0 p1      69 y
        mov dword [esp + 20], eax                               ;   257.5 p0+p3   68 y spill
        movzx eax, dl                                           ;   261.0 p1      69 y
        shr edx, 8                                              ;   261.0 p1      69 y
        and eax, 0x3f                                           ;   261.5 p0      69 y
        xor edi, dword [eax*4 + tdes_encrypt.T5_Permuted_S3_20] ;   264.0 p2+p0   83 y
        and ecx, 0x3f                                           ;   261.0 p0      69 y
        xor edi, dword [ecx*4 + tdes_encrypt.T6_Permuted_S2_24] ;   264.5 p2+p0   83 y
        and edx, 0x3f                                           ;   265.0 p0      69 y
        xor edi, dword [edx*4 + tdes_encrypt.T7_Permuted_S1_28] ;   267.5 p2+p0   83 y
        and esi, 0x3f                                           ;   253.5 p0      68 y
        xor edi, dword [esi*4 + tdes_encrypt.T0_Permuted_S8_0]  ;   268.0 p2+p0   83 y
        and ebx, 0x3f                                           ;   257.5 p0      68 y
        xor edi, dword [ebx*4 + tdes_encrypt.T1_Permuted_S7_4]  ;   268.5 p2+p0   83 y
        and ebp, 0x3f                                           ;   253.5 p0      68 y
        xor edi, dword [ebp*4 + tdes_encrypt.T2_Permuted_S6_8]  ;   269.0 p2+p0   83 y
        mov esi, dword [esp + 20]                               ;   258.5 p2      68 y reload
        and esi, 0x3f                                           ;   260.5 p0      68 y
        xor edi, dword [esi*4 + tdes_encrypt.T3_Permuted_S5_12] ;   269.5 p2+p0   83 y
        mov ebx, edi                                            ;   270.0 p1      67 y copy
        rol ebx, 1                                              ;   270.5 p1      67 y
        mov eax, edi                                            ;   270.0 p0      66 x copy
        rol eax, 0x1d                                           ;   274.5 p1      66 x
        mov ebp, dword [esp + 4]                                ;   221.7 p2      82 l reload
        xor ebx, dword [ebp + 100]                              ;   274.5 p2+p0   67 y
        xor eax, dword [ebp + 96]                               ;   278.5 p2+p0   66 x
        and ebx, 0x3f3f3f3f                                     ;   275.0 p0      67 y
        movzx esi, bl                                           ;   275.5 p1      68 y
        movzx edx, bh                                           ;   275.5 p0+p1   68 y
        shr ebx, 0x10                                           ;   275.5 p1      69 y
        movzx ecx, bl                                           ;   279.5 p0      69 y
        shr ebx, 8                                              ;   279.5 p1      69 y
        and ecx, 0x3f                                           ;   280.0 p0      69 y
        mov ebp, dword [esp + 24]                               ;   248.5 p2      82 y reload
        xor ebp, dword [ecx*4 + tdes_encrypt.T4_Permuted_S4_16] ;   282.5 p2+p0   82 y
        and eax, 0x3f3f3f3f                                     ;   279.0 p0      66 x
        movzx ecx, al                                           ;   279.5 p1      68 y
        mov dword [esp + 24], edi                               ;   270.0 p0+p3   83 y spill
        movzx edi, ah                                           ;   279.5 p1      68 y
        shr eax, 0x10                                           ;   279.5 p1      69 y
        mov dword [esp + 20], edi                               ;   280.0 p0+p3   68 y spill
        movzx edi, al                                           ;   283.5 p1      69 y
        shr eax, 8                                              ;   283.5 p1      69 y
        and edi, 0x3f                                           ;   284.0 p0      69 y
        xor ebp, dword [edi*4 + tdes_encrypt.T5_Permuted_S3_20] ;   286.5 p2+p0   82 y
        and ebx, 0x3f                                           ;   283.5 p0      69 y
        xor ebp, dword [ebx*4 + tdes_encrypt.T6_Permuted_S2_24] ;   287.0 p2+p0   82 y
        and eax, 0x3f                                           ;   287.5 p0      69 y
        xor ebp, dword [eax*4 + tdes_encrypt.T7_Permuted_S1_28] ;   290.0 p2+p0   82 y
        and esi, 0x3f                                           ;   276.0 p0      68 y
        xor ebp, dword [esi*4 + tdes_encrypt.T0_Permuted_S8_0]  ;   290.5 p2+p0   82 y
        and ecx, 0x3f                                           ;   280.0 p0      68 y
        xor ebp, dword [ecx*4 + tdes_encrypt.T1_Permuted_S7_4]  ;   291.0 p2+p0   82 y
        and edx, 0x3f                                           ;   276.0 p0      68 y
        xor ebp, dword [edx*4 + tdes_encrypt.T2_Permuted_S6_8]  ;   291.5 p2+p0   82 y
        mov esi, dword [esp + 20]                               ;   281.0 p2      68 y reload
        and esi, 0x3f                                           ;   283.0 p0      68 y
        xor ebp, dword [esi*4 + tdes_encrypt.T3_Permuted_S5_12] ;   292.0 p2+p0   82 y
        mov eax, ebp                                            ;   292.5 p1      67 y copy
        rol eax, 1                                              ;   293.0 p1      67 y
        mov ebx, ebp                                            ;   292.5 p0      66 x copy
        rol ebx, 0x1d                                           ;   297.0 p1      66 x
        mov esi, dword [esp + 4]                                ;   244.2 p2      82 l reload
        xor eax, dword [esi + 108]                              ;   297.0 p2+p0   67 y
        xor ebx, dword [esi + 104]                              ;   301.0 p2+p0   66 x
        and eax, 0x3f3f3f3f                                     ;   297.5 p0      67 y
        movzx ecx, al                                           ;   298.0 p1      68 y
        movzx edx, ah                                           ;   298.0 p0+p1   68 y
        shr eax, 0x10                                           ;   298.0 p1      69 y
        movzx edi, al                                           ;   302.0 p0      69 y
        shr eax, 8                                              ;   302.0 p1      69 y
        mov dword [esp + 20], ebp                               ;   292.5 p0+p3   82 y spill
        mov ebp, dword [esi + 116]                              ;   248.5 p2      67 y
        mov dword [esp + 28], ebp                               ;   250.5 p0+p3   67 y spill
        mov ebp, dword [esi + 112]                              ;   249.5 p2      66 x
        mov dword [esp + 32], ebp                               ;   252.2 p0+p3   66 x spill
        mov ebp, dword [esi + 124]                              ;   250.5 p2      67 y
        mov dword [esp + 36], ebp                               ;   254.2 p0+p3   67 y spill
        mov esi, dword [esi + 120]                              ;   251.5 p2      66 x
        and edi, 0x3f                                           ;   302.5 p0      69 y
        mov ebp, dword [esp + 24]                               ;   271.0 p2      83 y reload
        xor ebp, dword [edi*4 + tdes_encrypt.T4_Permuted_S4_16] ;   305.0 p2+p0   83 y
        and ebx, 0x3f3f3f3f                                     ;   301.5 p0      66 x
        movzx edi, bl                                           ;   302.0 p1      68 y
        mov dword [esp + 24], esi                               ;   256.7 p0+p3   66 x spill
        movzx esi, bh                                           ;   302.0 p1      68 y
        shr ebx, 0x10                                           ;   302.0 p1      69 y
        mov dword [esp + 40], esi                               ;   302.5 p0+p3   68 y spill
        movzx esi, bl                                           ;   306.0 p0      69 y
        shr ebx, 8                                              ;   306.0 p1      69 y
        and esi, 0x3f                                           ;   306.5 p0      69 y
        xor ebp, dword [esi*4 + tdes_encrypt.T5_Permuted_S3_20] ;   309.0 p2+p0   83 y
        and eax, 0x3f                                           ;   306.0 p0      69 y
        xor ebp, dword [eax*4 + tdes_encrypt.T6_Permuted_S2_24] ;   309.5 p2+p0   83 y
        and ebx, 0x3f                                           ;   310.0 p0      69 y
        xor ebp, dword [ebx*4 + tdes_encrypt.T7_Permuted_S1_28] ;   312.5 p2+p0   83 y
        and ecx, 0x3f                                           ;   298.5 p0      68 y
        xor ebp, dword [ecx*4 + tdes_encrypt.T0_Permuted_S8_0]  ;   313.0 p2+p0   83 y
        and edi, 0x3f                                           ;   302.5 p0      68 y
        xor ebp, dword [edi*4 + tdes_encrypt.T1_Permuted_S7_4]  ;   313.5 p2+p0   83 y
        and edx, 0x3f                                           ;   298.5 p0      68 y
        xor ebp, dword [edx*4 + tdes_encrypt.T2_Permuted_S6_8]  ;   314.0 p2+p0   83 y
        mov esi, dword [esp + 40]                               ;   303.5 p2      68 y reload
        and esi, 0x3f                                           ;   305.5 p0      68 y
        xor ebp, dword [esi*4 + tdes_encrypt.T3_Permuted_S5_12] ;   314.5 p2+p0   83 y
        mov esi, ebp                                            ;   315.0 p1      67 y copy
        rol esi, 1                                              ;   315.5 p1      67 y
        mov ebx, dword [esp + 28]                               ;   269.3 p2      67 y reload
        xor ebx, esi                                            ;   319.5 p0      67 y
        mov esi, ebp                                            ;   315.0 p0      66 x copy
        rol esi, 0x1d                                           ;   320.0 p1      66 x
        mov eax, dword [esp + 32]                               ;   270.3 p2      66 x reload
        xor eax, esi                                            ;   324.0 p0      66 x
        and ebx, 0x3f3f3f3f                                     ;   320.0 p0      67 y
        movzx esi, bl                                           ;   320.5 p1      68 y
        movzx ecx, bh                                           ;   320.5 p0+p1   68 y
        shr ebx, 0x10                                           ;   320.5 p1      69 y
        movzx edi, bl                                           ;   324.5 p0      69 y
        shr ebx, 8                                              ;   324.5 p1      69 y
        and edi, 0x3f                                           ;   325.0 p0      69 y
        mov edx, dword [esp + 20]                               ;   293.5 p2      82 y reload
        xor edx, dword [edi*4 + tdes_encrypt.T4_Permuted_S4_16] ;   327.5 p2+p0   82 y
        and eax, 0x3f3f3f3f                                     ;   324.5 p0      66 x
        movzx edi, al                                           ;   325.0 p1      68 y
        mov dword [esp + 20], ebp                               ;   315.0 p0+p3   83 y spill
        movzx ebp, ah                                           ;   325.0 p1      68 y
        shr eax, 0x10                                           ;   325.0 p1      69 y
        mov dword [esp + 32], ebp                               ;   325.5 p0+p3   68 y spill
        movzx ebp, al                                           ;   329.0 p0      69 y
        shr eax, 8                                              ;   329.0 p1      69 y
        and ebp, 0x3f                                           ;   329.5 p0      69 y
        xor edx, dword [ebp*4 + tdes_encrypt.T5_Permuted_S3_20] ;   332.0 p2+p0   82 y
        and ebx, 0x3f                                           ;   328.5 p0      69 y
        xor edx, dword [ebx*4 + tdes_encrypt.T6_Permuted_S2_24] ;   332.5 p2+p0   82 y
        and eax, 0x3f                                           ;   333.0 p0      69 y
        xor edx, dword [eax*4 + tdes_encrypt.T7_Permuted_S1_28] ;   335.5 p2+p0   82 y
        and esi, 0x3f                                           ;   321.0 p0      68 y
        xor edx, dword [esi*4 + tdes_encrypt.T0_Permuted_S8_0]  ;   336.0 p2+p0   82 y
        and edi, 0x3f                                           ;   325.5 p0      68 y
        xor edx, dword [edi*4 + tdes_encrypt.T1_Permuted_S7_4]  ;   336.5 p2+p0   82 y
        and ecx, 0x3f                                           ;   321.0 p0      68 y
        xor edx, dword [ecx*4 + tdes_encrypt.T2_Permuted_S6_8]  ;   337.0 p2+p0   82 y
        mov esi, dword [esp + 32]                               ;   326.5 p2      68 y reload
        and esi, 0x3f                                           ;   328.5 p0      68 y
        xor edx, dword [esi*4 + tdes_encrypt.T3_Permuted_S5_12] ;   337.5 p2+p0   82 y
        mov esi, edx                                            ;   338.0 p1      67 y copy
        rol esi, 1                                              ;   338.5 p1      67 y
        mov ebx, dword [esp + 36]                               ;   290.8 p2      67 y reload
        xor ebx, esi                                            ;   342.5 p0      67 y
        mov esi, edx                                            ;   338.0 p0      66 x copy
        rol esi, 0x1d                                           ;   343.0 p1      66 x
        mov ecx, dword [esp + 24]                               ;   291.8 p2      66 x reload
        xor ecx, esi                                            ;   347.0 p0      66 x
        and ebx, 0x3f3f3f3f                                     ;   343.0 p0      67 y
        movzx esi, bl                                           ;   343.5 p1      68 y
        movzx eax, bh                                           ;   343.5 p0+p1   68 y
        shr ebx, 0x10                                           ;   343.5 p1      69 y
        movzx ebp, bl                                           ;   347.5 p0      69 y
        shr ebx, 8                                              ;   347.5 p1      69 y
        and ebp, 0x3f                                           ;   348.0 p0      69 y
        mov edi, dword [esp + 20]                               ;   316.0 p2      83 y reload
        xor edi, dword [ebp*4 + tdes_encrypt.T4_Permuted_S4_16] ;   350.5 p2+p0   83 y
        and ecx, 0x3f3f3f3f                                     ;   347.5 p0      66 x
        movzx ebp, cl                                           ;   348.0 p1      68 y
        mov dword [esp + 20], edx                               ;   338.0 p0+p3   82 y spill
        movzx edx, ch                                           ;   348.0 p1      68 y
        shr ecx, 0x10                                           ;   348.0 p1      69 y
        mov dword [esp + 24], edx                               ;   348.5 p0+p3   68 y spill
        movzx edx, cl                                           ;   352.0 p0      69 y
        shr ecx, 8                                              ;   352.0 p1      69 y
        and edx, 0x3f                                           ;   352.5 p0      69 y
        xor edi, dword [edx*4 + tdes_encrypt.T5_Permuted_S3_20] ;   355.0 p2+p0   83 y
        and ebx, 0x3f                                           ;   351.5 p0      69 y
        xor edi, dword [ebx*4 + tdes_encrypt.T6_Permuted_S2_24] ;   355.5 p2+p0   83 y
        and ecx, 0x3f                                           ;   356.0 p0      69 y
        xor edi, dword [ecx*4 + tdes_encrypt.T7_Permuted_S1_28] ;   358.5 p2+p0   83 y
        and esi, 0x3f                                           ;   344.0 p0      68 y
        xor edi, dword [esi*4 + tdes_encrypt.T0_Permuted_S8_0]  ;   359.0 p2+p0   83 y
        and ebp, 0x3f                                           ;   348.5 p0      68 y
        xor edi, dword [ebp*4 + tdes_encrypt.T1_Permuted_S7_4]  ;   359.5 p2+p0   83 y
        and eax, 0x3f                                           ;   344.0 p0      68 y
        xor edi, dword [eax*4 + tdes_encrypt.T2_Permuted_S6_8]  ;   360.0 p2+p0   83 y
        mov esi, dword [esp + 24]                               ;   349.5 p2      68 y reload
        and esi, 0x3f                                           ;   351.5 p0      68 y
        xor edi, dword [esi*4 + tdes_encrypt.T3_Permuted_S5_12] ;   360.5 p2+p0   83 y
        mov esi, dword [esp + 4]                                ;   313.0 p2      79 passes
        add esi, 0x80                                           ;   315.0 p1      79 passes
        mov dword [esp + 4], esi                                ;   315.5 p0+p3   79 passes
        mov esi, dword [esp + 20]                               ;   339.0 p2      82 y reload
        mov eax, dword [esp + 4]                                ;                    more passes?
        cmp eax, dword [esp + 8]                                ;                    more passes?
        jne .passes_2
        mov dword [esp + 12], edi                               ;                    resident
        mov dword [esp + 16], esi                               ;                    resident
        mov eax, dword [esp + 16]                               ;     0.0 p2      93 dst reload
        movzx esi, al                                           ;     2.0 p0      93 dst
        movzx edi, ah                                           ;     2.0 p1+p0   93 dst
        shr eax, 0x10                                           ;     2.0 p1      93 dst
        movzx ebp, al                                           ;     6.0 p0      93 dst
        shr eax, 8                                              ;     6.0 p1      93 dst
        mov ecx, dword [esp + 12]                               ;     2.3 p2      93 dst reload
        movzx edx, cl                                           ;     4.3 p0      93 dst
        movzx ebx, ch                                           ;     4.3 p0+p1   93 dst
        shr ecx, 0x10                                           ;     4.3 p1      93 dst
        movq mm0, [esi*8 + tdes_encrypt.T8_IP_INVERSE_0]        ;     4.0 p2      93 dst
        pxor mm0, [edi*8 + tdes_encrypt.T9_IP_INVERSE_8]        ;    11.0 p2+p1   93 dst
        pxor mm0, [edx*8 + tdes_encrypt.T12_IP_INVERSE_32]      ;    13.0 p2+p1   93 dst
        pxor mm0, [ebx*8 + tdes_encrypt.T13_IP_INVERSE_40]      ;    15.0 p2+p1   93 dst
        pxor mm0, [ebp*8 + tdes_encrypt.T10_IP_INVERSE_16]      ;    17.0 p2+p1   93 dst
        pxor mm0, [eax*8 + tdes_encrypt.T11_IP_INVERSE_24]      ;    19.0 p2+p1   93 dst
        movzx esi, cl                                           ;     8.3 p0      93 dst
        pxor mm0, [esi*8 + tdes_encrypt.T14_IP_INVERSE_48]      ;    21.0 p2+p1   93 dst
        shr ecx, 8                                              ;    10.8 p1      93 dst
        pxor mm0, [ecx*8 + tdes_encrypt.T15_IP_INVERSE_56]      ;    23.0 p2+p1   93 dst
        pshufw mm0, mm0, 0x1b                                   ;    25.0 p1      93 dst
        pshufw mm1, mm0, 0xe4                                   ;    27.0 p1      93 dst copy
        psllw mm1, 8                                            ;    29.0 p1      93 dst
        psrlw mm0, 8                                            ;    27.0 p1      93 dst
        por mm0, mm1                                            ;    31.0 p1      93 dst
        mov esi, dword [esp + 72]                               ;    12.0 p2      93 dst reload
        movq [esi], mm0                                         ;    33.0 p0+p3   93 dst
        add esi, 8                                              ;    14.0 p0     101 blocks
        mov dword [esp + 72], esi                               ;    14.5 p0+p3  101 blocks
        mov esi, dword [esp + 68]                               ;    13.0 p2     101 blocks
        add esi, 8                                              ;    15.0 p0     101 blocks
        mov dword [esp + 68], esi                               ;    15.7 p0+p3  101 blocks
        cmp esi, dword [esp + 0]                                ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        emms                                                    ;                    x87 state
        add esp, 0x2c                                           ;                    frame
        pop ebp                                                 ;                    preserved
        pop edi                                                 ;                    preserved
        pop esi                                                 ;                    preserved
        pop ebx                                                 ;                    preserved
        ret

for_formats win32, win
%if HERE
        section .rdata align=64
%else
        section .rodata align=64
%endif
; Permuted_S8_0
tdes_encrypt.T0_Permuted_S8_0:
        dd 0x08000820, 0x00000800, 0x00020000, 0x08020820, 0x08000000, 0x08000820, 0x00000020, 0x08000000
        dd 0x00020020, 0x08020000, 0x08020820, 0x00020800, 0x08020800, 0x00020820, 0x00000800, 0x00000020
        dd 0x08020000, 0x08000020, 0x08000800, 0x00000820, 0x00020800, 0x00020020, 0x08020020, 0x08020800
        dd 0x00000820, 0x00000000, 0x00000000, 0x08020020, 0x08000020, 0x08000800, 0x00020820, 0x00020000
        dd 0x00020820, 0x00020000, 0x08020800, 0x00000800, 0x00000020, 0x08020020, 0x00000800, 0x00020820
        dd 0x08000800, 0x00000020, 0x08000020, 0x08020000, 0x08020020, 0x08000000, 0x00020000, 0x08000820
        dd 0x00000000, 0x08020820, 0x00020020, 0x08000020, 0x08020000, 0x08000800, 0x08000820, 0x00000000
        dd 0x08020820, 0x00020800, 0x00020800, 0x00000820, 0x00000820, 0x00020020, 0x08000000, 0x08020800
; Permuted_S7_4
tdes_encrypt.T1_Permuted_S7_4:
        dd 0x00100000, 0x02100001, 0x02000401, 0x00000000, 0x00000400, 0x02000401, 0x00100401, 0x02100400
        dd 0x02100401, 0x00100000, 0x00000000, 0x02000001, 0x00000001, 0x02000000, 0x02100001, 0x00000401
        dd 0x02000400, 0x00100401, 0x00100001, 0x02000400, 0x02000001, 0x02100000, 0x02100400, 0x00100001
        dd 0x02100000, 0x00000400, 0x00000401, 0x02100401, 0x00100400, 0x00000001, 0x02000000, 0x00100400
        dd 0x02000000, 0x00100400, 0x00100000, 0x02000401, 0x02000401, 0x02100001, 0x02100001, 0x00000001
        dd 0x00100001, 0x02000000, 0x02000400, 0x00100000, 0x02100400, 0x00000401, 0x00100401, 0x02100400
        dd 0x00000401, 0x02000001, 0x02100401, 0x02100000, 0x00100400, 0x00000000, 0x00000001, 0x02100401
        dd 0x00000000, 0x00100401, 0x02100000, 0x00000400, 0x02000001, 0x02000400, 0x00000400, 0x00100001
; Permuted_S6_8
tdes_encrypt.T2_Permuted_S6_8:
        dd 0x10000008, 0x10200000, 0x00002000, 0x10202008, 0x10200000, 0x00000008, 0x10202008, 0x00200000
        dd 0x10002000, 0x00202008, 0x00200000, 0x10000008, 0x00200008, 0x10002000, 0x10000000, 0x00002008
        dd 0x00000000, 0x00200008, 0x10002008, 0x00002000, 0x00202000, 0x10002008, 0x00000008, 0x10200008
        dd 0x10200008, 0x00000000, 0x00202008, 0x10202000, 0x00002008, 0x00202000, 0x10202000, 0x10000000
        dd 0x10002000, 0x00000008, 0x10200008, 0x00202000, 0x10202008, 0x00200000, 0x00002008, 0x10000008
        dd 0x00200000, 0x10002000, 0x10000000, 0x00002008, 0x10000008, 0x10202008, 0x00202000, 0x10200000
        dd 0x00202008, 0x10202000, 0x00000000, 0x10200008, 0x00000008, 0x00002000, 0x10200000, 0x00202008
        dd 0x00002000, 0x00200008, 0x10002008, 0x00000000, 0x10202000, 0x10000000, 0x00200008, 0x10002008
; Permuted_S5_12
tdes_encrypt.T3_Permuted_S5_12:
        dd 0x00000080, 0x01040080, 0x01040000, 0x21000080, 0x00040000, 0x00000080, 0x20000000, 0x01040000
        dd 0x20040080, 0x00040000, 0x01000080, 0x20040080, 0x21000080, 0x21040000, 0x00040080, 0x20000000
        dd 0x01000000, 0x20040000, 0x20040000, 0x00000000, 0x20000080, 0x21040080, 0x21040080, 0x01000080
        dd 0x21040000, 0x20000080, 0x00000000, 0x21000000, 0x01040080, 0x01000000, 0x21000000, 0x00040080
        dd 0x00040000, 0x21000080, 0x00000080, 0x01000000, 0x20000000, 0x01040000, 0x21000080, 0x20040080
        dd 0x01000080, 0x20000000, 0x21040000, 0x01040080, 0x20040080, 0x00000080, 0x01000000, 0x21040000
        dd 0x21040080, 0x00040080, 0x21000000, 0x21040080, 0x01040000, 0x00000000, 0x20040000, 0x21000000
        dd 0x00040080, 0x01000080, 0x20000080, 0x00040000, 0x00000000, 0x20040000, 0x01040080, 0x20000080
; Permuted_S4_16
tdes_encrypt.T4_Permuted_S4_16:
        dd 0x80401000, 0x80001040, 0x80001040, 0x00000040, 0x00401040, 0x80400040, 0x80400000, 0x80001000
        dd 0x00000000, 0x00401000, 0x00401000, 0x80401040, 0x80000040, 0x00000000, 0x00400040, 0x80400000
        dd 0x80000000, 0x00001000, 0x00400000, 0x80401000, 0x00000040, 0x00400000, 0x80001000, 0x00001040
        dd 0x80400040, 0x80000000, 0x00001040, 0x00400040, 0x00001000, 0x00401040, 0x80401040, 0x80000040
        dd 0x00400040, 0x80400000, 0x00401000, 0x80401040, 0x80000040, 0x00000000, 0x00000000, 0x00401000
        dd 0x00001040, 0x00400040, 0x80400040, 0x80000000, 0x80401000, 0x80001040, 0x80001040, 0x00000040
        dd 0x80401040, 0x80000040, 0x80000000, 0x00001000, 0x80400000, 0x80001000, 0x00401040, 0x80400040
        dd 0x80001000, 0x00001040, 0x00400000, 0x80401000, 0x00000040, 0x00400000, 0x00001000, 0x00401040
; Permuted_S3_20
tdes_encrypt.T5_Permuted_S3_20:
        dd 0x00000104, 0x04010100, 0x00000000, 0x04010004, 0x04000100, 0x00000000, 0x00010104, 0x04000100
        dd 0x00010004, 0x04000004, 0x04000004, 0x00010000, 0x04010104, 0x00010004, 0x04010000, 0x00000104
        dd 0x04000000, 0x00000004, 0x04010100, 0x00000100, 0x00010100, 0x04010000, 0x04010004, 0x00010104
        dd 0x04000104, 0x00010100, 0x00010000, 0x04000104, 0x00000004, 0x04010104, 0x00000100, 0x04000000
        dd 0x04010100, 0x04000000, 0x00010004, 0x00000104, 0x00010000, 0x04010100, 0x04000100, 0x00000000
        dd 0x00000100, 0x00010004, 0x04010104, 0x04000100, 0x04000004, 0x00000100, 0x00000000, 0x04010004
        dd 0x04000104, 0x00010000, 0x04000000, 0x04010104, 0x00000004, 0x00010104, 0x00010100, 0x04000004
        dd 0x04010000, 0x04000104, 0x00000104, 0x04010000, 0x00010104, 0x00000004, 0x04010004, 0x00010100
; Permuted_S2_24
tdes_encrypt.T6_Permuted_S2_24:
        dd 0x40084010, 0x40004000, 0x00004000, 0x00084010, 0x00080000, 0x00000010, 0x40080010, 0x40004010
        dd 0x40000010, 0x40084010, 0x40084000, 0x40000000, 0x40004000, 0x00080000, 0x00000010, 0x40080010
        dd 0x00084000, 0x00080010, 0x40004010, 0x00000000, 0x40000000, 0x00004000, 0x00084010, 0x40080000
        dd 0x00080010, 0x40000010, 0x00000000, 0x00084000, 0x00004010, 0x40084000, 0x40080000, 0x00004010
        dd 0x00000000, 0x00084010, 0x40080010, 0x00080000, 0x40004010, 0x40080000, 0x40084000, 0x00004000
        dd 0x40080000, 0x40004000, 0x00000010, 0x40084010, 0x00084010, 0x00000010, 0x00004000, 0x40000000
        dd 0x00004010, 0x40084000, 0x00080000, 0x40000010, 0x00080010, 0x40004010, 0x40000010, 0x00080010
        dd 0x00084000, 0x00000000, 0x40004000, 0x00004010, 0x40000000, 0x40080010, 0x40084010, 0x00084000
; Permuted_S1_28
tdes_encrypt.T7_Permuted_S1_28:
        dd 0x00808200, 0x00000000, 0x00008000, 0x00808202, 0x00808002, 0x00008202, 0x00000002, 0x00008000
        dd 0x00000200, 0x00808200, 0x00808202, 0x00000200, 0x00800202, 0x00808002, 0x00800000, 0x00000002
        dd 0x00000202, 0x00800200, 0x00800200, 0x00008200, 0x00008200, 0x00808000, 0x00808000, 0x00800202
        dd 0x00008002, 0x00800002, 0x00800002, 0x00008002, 0x00000000, 0x00000202, 0x00008202, 0x00800000
        dd 0x00008000, 0x00808202, 0x00000002, 0x00808000, 0x00808200, 0x00800000, 0x00800000, 0x00000200
        dd 0x00808002, 0x00008000, 0x00008200, 0x00800002, 0x00000200, 0x00000002, 0x00800202, 0x00008202
        dd 0x00808202, 0x00008002, 0x00808000, 0x00800202, 0x00800002, 0x00000202, 0x00008202, 0x00808200
        dd 0x00000202, 0x00800200, 0x00800200, 0x00000000, 0x00008002, 0x00008200, 0x00000000, 0x00808002
; IP_INVERSE_0
        align 16, db 0
tdes_encrypt.T8_IP_INVERSE_0:
        dq 0x0000000000000000, 0x0200000000000000, 0x0002000000000000, 0x0202000000000000, 0x0000020000000000, 0x0200020000000000, 0x0002020000000000, 0x0202020000000000
        dq 0x0000000200000000, 0x0200000200000000, 0x0002000200000000, 0x0202000200000000, 0x0000020200000000, 0x0200020200000000, 0x0002020200000000, 0x0202020200000000
        dq 0x0000000002000000, 0x0200000002000000, 0x0002000002000000, 0x0202000002000000, 0x0000020002000000, 0x0200020002000000, 0x0002020002000000, 0x0202020002000000
        dq 0x0000000202000000, 0x0200000202000000, 0x0002000202000000, 0x0202000202000000, 0x0000020202000000, 0x0200020202000000, 0x0002020202000000, 0x0202020202000000
        dq 0x0000000000020000, 0x0200000000020000, 0x0002000000020000, 0x0202000000020000, 0x0000020000020000, 0x0200020000020000, 0x0002020000020000, 0x0202020000020000
        dq 0x0000000200020000, 0x0200000200020000, 0x0002000200020000, 0x0202000200020000, 0x0000020200020000, 0x0200020200020000, 0x0002020200020000, 0x0202020200020000
        dq 0x0000000002020000, 0x0200000002020000, 0x0002000002020000, 0x0202000002020000, 0x0000020002020000, 0x0200020002020000, 0x0002020002020000, 0x0202020002020000
        dq 0x0000000202020000, 0x0200000202020000, 0x0002000202020000, 0x0202000202020000, 0x0000020202020000, 0x0200020202020000, 0x0002020202020000, 0x0202020202020000
        dq 0x0000000000000200, 0x0200000000000200, 0x0002000000000200, 0x0202000000000200, 0x0000020000000200, 0x0200020000000200, 0x0002020000000200, 0x0202020000000200
        dq 0x0000000200000200, 0x0200000200000200, 0x0002000200000200, 0x0202000200000200, 0x0000020200000200, 0x0200020200000200, 0x0002020200000200, 0x0202020200000200
        dq 0x0000000002000200, 0x0200000002000200, 0x0002000002000200, 0x0202000002000200, 0x0000020002000200, 0x0200020002000200, 0x0002020002000200, 0x0202020002000200
        dq 0x0000000202000200, 0x0200000202000200, 0x0002000202000200, 0x0202000202000200, 0x0000020202000200, 0x0200020202000200, 0x0002020202000200, 0x0202020202000200
        dq 0x0000000000020200, 0x0200000000020200, 0x0002000000020200, 0x0202000000020200, 0x0000020000020200, 0x0200020000020200, 0x0002020000020200, 0x0202020000020200
        dq 0x0000000200020200, 0x0200000200020200, 0x0002000200020200, 0x0202000200020200, 0x0000020200020200, 0x0200020200020200, 0x0002020200020200, 0x0202020200020200
        dq 0x0000000002020200, 0x0200000002020200, 0x0002000002020200, 0x0202000002020200, 0x0000020002020200, 0x0200020002020200, 0x0002020002020200, 0x0202020002020200
        dq 0x0000000202020200, 0x0200000202020200, 0x0002000202020200, 0x0202000202020200, 0x0000020202020200, 0x0200020202020200, 0x0002020202020200, 0x0202020202020200
        dq 0x0000000000000002, 0x0200000000000002, 0x0002000000000002, 0x0202000000000002, 0x0000020000000002, 0x0200020000000002, 0x0002020000000002, 0x0202020000000002
        dq 0x0000000200000002, 0x0200000200000002, 0x0002000200000002, 0x0202000200000002, 0x0000020200000002, 0x0200020200000002, 0x0002020200000002, 0x0202020200000002
        dq 0x0000000002000002, 0x0200000002000002, 0x0002000002000002, 0x0202000002000002, 0x0000020002000002, 0x0200020002000002, 0x0002020002000002, 0x0202020002000002
        dq 0x0000000202000002, 0x0200000202000002, 0x0002000202000002, 0x0202000202000002, 0x0000020202000002, 0x0200020202000002, 0x0002020202000002, 0x0202020202000002
        dq 0x0000000000020002, 0x0200000000020002, 0x0002000000020002, 0x0202000000020002, 0x0000020000020002, 0x0200020000020002, 0x0002020000020002, 0x0202020000020002
        dq 0x0000000200020002, 0x0200000200020002, 0x0002000200020002, 0x0202000200020002, 0x0000020200020002, 0x0200020200020002, 0x0002020200020002, 0x0202020200020002
        dq 0x0000000002020002, 0x0200000002020002, 0x0002000002020002, 0x0202000002020002, 0x0000020002020002, 0x0200020002020002, 0x0002020002020002, 0x0202020002020002
        dq 0x0000000202020002, 0x0200000202020002, 0x0002000202020002, 0x0202000202020002, 0x0000020202020002, 0x0200020202020002, 0x0002020202020002, 0x0202020202020002
        dq 0x0000000000000202, 0x0200000000000202, 0x0002000000000202, 0x0202000000000202, 0x0000020000000202, 0x0200020000000202, 0x0002020000000202, 0x0202020000000202
        dq 0x0000000200000202, 0x0200000200000202, 0x0002000200000202, 0x0202000200000202, 0x0000020200000202, 0x0200020200000202, 0x0002020200000202, 0x0202020200000202
        dq 0x0000000002000202, 0x0200000002000202, 0x0002000002000202, 0x0202000002000202, 0x0000020002000202, 0x0200020002000202, 0x0002020002000202, 0x0202020002000202
        dq 0x0000000202000202, 0x0200000202000202, 0x0002000202000202, 0x0202000202000202, 0x0000020202000202, 0x0200020202000202, 0x0002020202000202, 0x0202020202000202
        dq 0x0000000000020202, 0x0200000000020202, 0x0002000000020202, 0x0202000000020202, 0x0000020000020202, 0x0200020000020202, 0x0002020000020202, 0x0202020000020202
        dq 0x0000000200020202, 0x0200000200020202, 0x0002000200020202, 0x0202000200020202, 0x0000020200020202, 0x0200020200020202, 0x0002020200020202, 0x0202020200020202
        dq 0x0000000002020202, 0x0200000002020202, 0x0002000002020202, 0x0202000002020202, 0x0000020002020202, 0x0200020002020202, 0x0002020002020202, 0x0202020002020202
        dq 0x0000000202020202, 0x0200000202020202, 0x0002000202020202, 0x0202000202020202, 0x0000020202020202, 0x0200020202020202, 0x0002020202020202, 0x0202020202020202
; IP_INVERSE_8
        align 16, db 0
tdes_encrypt.T9_IP_INVERSE_8:
        dq 0x0000000000000000, 0x0800000000000000, 0x0008000000000000, 0x0808000000000000, 0x0000080000000000, 0x0800080000000000, 0x0008080000000000, 0x0808080000000000
        dq 0x0000000800000000, 0x0800000800000000, 0x0008000800000000, 0x0808000800000000, 0x0000080800000000, 0x0800080800000000, 0x0008080800000000, 0x0808080800000000
        dq 0x0000000008000000, 0x0800000008000000, 0x0008000008000000, 0x0808000008000000, 0x0000080008000000, 0x0800080008000000, 0x0008080008000000, 0x0808080008000000
        dq 0x0000000808000000, 0x0800000808000000, 0x0008000808000000, 0x0808000808000000, 0x0000080808000000, 0x0800080808000000, 0x0008080808000000, 0x0808080808000000
        dq 0x0000000000080000, 0x0800000000080000, 0x0008000000080000, 0x0808000000080000, 0x0000080000080000, 0x0800080000080000, 0x0008080000080000, 0x0808080000080000
        dq 0x0000000800080000, 0x0800000800080000, 0x0008000800080000, 0x0808000800080000, 0x0000080800080000, 0x0800080800080000, 0x0008080800080000, 0x0808080800080000
        dq 0x0000000008080000, 0x0800000008080000, 0x0008000008080000, 0x0808000008080000, 0x0000080008080000, 0x0800080008080000, 0x0008080008080000, 0x0808080008080000
        dq 0x0000000808080000, 0x0800000808080000, 0x0008000808080000, 0x0808000808080000, 0x0000080808080000, 0x0800080808080000, 0x0008080808080000, 0x0808080808080000
        dq 0x0000000000000800, 0x0800000000000800, 0x0008000000000800, 0x0808000000000800, 0x0000080000000800, 0x0800080000000800, 0x0008080000000800, 0x0808080000000800
        dq 0x0000000800000800, 0x0800000800000800, 0x0008000800000800, 0x0808000800000800, 0x0000080800000800, 0x0800080800000800, 0x0008080800000800, 0x0808080800000800
        dq 0x0000000008000800, 0x0800000008000800, 0x0008000008000800, 0x0808000008000800, 0x0000080008000800, 0x0800080008000800, 0x0008080008000800, 0x0808080008000800
        dq 0x0000000808000800, 0x0800000808000800, 0x0008000808000800, 0x0808000808000800, 0x0000080808000800, 0x0800080808000800, 0x0008080808000800, 0x0808080808000800
        dq 0x0000000000080800, 0x0800000000080800, 0x0008000000080800, 0x0808000000080800, 0x0000080000080800, 0x0800080000080800, 0x0008080000080800, 0x0808080000080800
        dq 0x0000000800080800, 0x0800000800080800, 0x0008000800080800, 0x0808000800080800, 0x0000080800080800, 0x0800080800080800, 0x0008080800080800, 0x0808080800080800
        dq 0x0000000008080800, 0x0800000008080800, 0x0008000008080800, 0x0808000008080800, 0x0000080008080800, 0x0800080008080800, 0x0008080008080800, 0x0808080008080800
        dq 0x0000000808080800, 0x0800000808080800, 0x0008000808080800, 0x0808000808080800, 0x0000080808080800, 0x0800080808080800, 0x0008080808080800, 0x0808080808080800
        dq 0x0000000000000008, 0x0800000000000008, 0x0008000000000008, 0x0808000000000008, 0x0000080000000008, 0x0800080000000008, 0x0008080000000008, 0x0808080000000008
        dq 0x0000000800000008, 0x0800000800000008, 0x0008000800000008, 0x0808000800000008, 0x0000080800000008, 0x0800080800000008, 0x0008080800000008, 0x0808080800000008
        dq 0x0000000008000008, 0x0800000008000008, 0x0008000008000008, 0x0808000008000008, 0x0000080008000008, 0x0800080008000008, 0x0008080008000008, 0x0808080008000008
        dq 0x0000000808000008, 0x0800000808000008, 0x0008000808000008, 0x0808000808000008, 0x0000080808000008, 0x0800080808000008, 0x0008080808000008, 0x0808080808000008
        dq 0x0000000000080008, 0x0800000000080008, 0x0008000000080008, 0x0808000000080008, 0x0000080000080008, 0x0800080000080008, 0x0008080000080008, 0x0808080000080008
        dq 0x0000000800080008, 0x0800000800080008, 0x0008000800080008, 0x0808000800080008, 0x0000080800080008, 0x0800080800080008, 0x0008080800080008, 0x0808080800080008
        dq 0x0000000008080008, 0x0800000008080008, 0x0008000008080008, 0x0808000008080008, 0x0000080008080008, 0x0800080008080008, 0x0008080008080008, 0x0808080008080008
        dq 0x0000000808080008, 0x0800000808080008, 0x0008000808080008, 0x0808000808080008, 0x0000080808080008, 0x0800080808080008, 0x0008080808080008, 0x0808080808080008
        dq 0x0000000000000808, 0x0800000000000808, 0x0008000000000808, 0x0808000000000808, 0x0000080000000808, 0x0800080000000808, 0x0008080000000808, 0x0808080000000808
        dq 0x0000000800000808, 0x0800000800000808, 0x0008000800000808, 0x0808000800000808, 0x0000080800000808, 0x0800080800000808, 0x0008080800000808, 0x0808080800000808
        dq 0x0000000008000808, 0x0800000008000808, 0x0008000008000808, 0x0808000008000808, 0x0000080008000808, 0x0800080008000808, 0x0008080008000808, 0x0808080008000808
        dq 0x0000000808000808, 0x0800000808000808, 0x0008000808000808, 0x0808000808000808, 0x0000080808000808, 0x0800080808000808, 0x0008080808000808, 0x0808080808000808
        dq 0x0000000000080808, 0x0800000000080808, 0x0008000000080808, 0x0808000000080808, 0x0000080000080808, 0x0800080000080808, 0x0008080000080808, 0x0808080000080808
        dq 0x0000000800080808, 0x0800000800080808, 0x0008000800080808, 0x0808000800080808, 0x0000080800080808, 0x0800080800080808, 0x0008080800080808, 0x0808080800080808
        dq 0x0000000008080808, 0x0800000008080808, 0x0008000008080808, 0x0808000008080808, 0x0000080008080808, 0x0800080008080808, 0x0008080008080808, 0x0808080008080808
        dq 0x0000000808080808, 0x0800000808080808, 0x0008000808080808, 0x0808000808080808, 0x0000080808080808, 0x0800080808080808, 0x0008080808080808, 0x0808080808080808
; IP_INVERSE_16
        align 16, db 0
tdes_encrypt.T10_IP_INVERSE_16:
        dq 0x0000000000000000, 0x2000000000000000, 0x0020000000000000, 0x2020000000000000, 0x0000200000000000, 0x2000200000000000, 0x0020200000000000, 0x2020200000000000
        dq 0x0000002000000000, 0x2000002000000000, 0x0020002000000000, 0x2020002000000000, 0x0000202000000000, 0x2000202000000000, 0x0020202000000000, 0x2020202000000000
        dq 0x0000000020000000, 0x2000000020000000, 0x0020000020000000, 0x2020000020000000, 0x0000200020000000, 0x2000200020000000, 0x0020200020000000, 0x2020200020000000
        dq 0x0000002020000000, 0x2000002020000000, 0x0020002020000000, 0x2020002020000000, 0x0000202020000000, 0x2000202020000000, 0x0020202020000000, 0x2020202020000000
        dq 0x0000000000200000, 0x2000000000200000, 0x0020000000200000, 0x2020000000200000, 0x0000200000200000, 0x2000200000200000, 0x0020200000200000, 0x2020200000200000
        dq 0x0000002000200000, 0x2000002000200000, 0x0020002000200000, 0x2020002000200000, 0x0000202000200000, 0x2000202000200000, 0x0020202000200000, 0x2020202000200000
        dq 0x0000000020200000, 0x2000000020200000, 0x0020000020200000, 0x2020000020200000, 0x0000200020200000, 0x2000200020200000, 0x0020200020200000, 0x2020200020200000
        dq 0x0000002020200000, 0x2000002020200000, 0x0020002020200000, 0x2020002020200000, 0x0000202020200000, 0x2000202020200000, 0x0020202020200000, 0x2020202020200000
        dq 0x0000000000002000, 0x2000000000002000, 0x0020000000002000, 0x2020000000002000, 0x0000200000002000, 0x2000200000002000, 0x0020200000002000, 0x2020200000002000
        dq 0x0000002000002000, 0x2000002000002000, 0x0020002000002000, 0x2020002000002000, 0x0000202000002000, 0x2000202000002000, 0x0020202000002000, 0x2020202000002000
        dq 0x0000000020002000, 0x2000000020002000, 0x0020000020002000, 0x2020000020002000, 0x0000200020002000, 0x2000200020002000, 0x0020200020002000, 0x2020200020002000
        dq 0x0000002020002000, 0x2000002020002000, 0x0020002020002000, 0x2020002020002000, 0x0000202020002000, 0x2000202020002000, 0x0020202020002000, 0x2020202020002000
        dq 0x0000000000202000, 0x2000000000202000, 0x0020000000202000, 0x2020000000202000, 0x0000200000202000, 0x2000200000202000, 0x0020200000202000, 0x2020200000202000
        dq 0x0000002000202000, 0x2000002000202000, 0x0020002000202000, 0x2020002000202000, 0x0000202000202000, 0x2000202000202000, 0x0020202000202000, 0x2020202000202000
        dq 0x0000000020202000, 0x2000000020202000, 0x0020000020202000, 0x2020000020202000, 0x0000200020202000, 0x2000200020202000, 0x0020200020202000, 0x2020200020202000
        dq 0x0000002020202000, 0x2000002020202000, 0x0020002020202000, 0x2020002020202000, 0x0000202020202000, 0x2000202020202000, 0x0020202020202000, 0x2020202020202000
        dq 0x0000000000000020, 0x2000000000000020, 0x0020000000000020, 0x2020000000000020, 0x0000200000000020, 0x2000200000000020, 0x0020200000000020, 0x2020200000000020
        dq 0x0000002000000020, 0x2000002000000020, 0x0020002000000020, 0x2020002000000020, 0x0000202000000020, 0x2000202000000020, 0x0020202000000020, 0x2020202000000020
        dq 0x0000000020000020, 0x2000000020000020, 0x0020000020000020, 0x2020000020000020, 0x0000200020000020, 0x2000200020000020, 0x0020200020000020, 0x2020200020000020
        dq 0x0000002020000020, 0x2000002020000020, 0x0020002020000020, 0x2020002020000020, 0x0000202020000020, 0x2000202020000020, 0x0020202020000020, 0x2020202020000020
        dq 0x0000000000200020, 0x2000000000200020, 0x0020000000200020, 0x2020000000200020, 0x0000200000200020, 0x2000200000200020, 0x0020200000200020, 0x2020200000200020
        dq 0x0000002000200020, 0x2000002000200020, 0x0020002000200020, 0x2020002000200020, 0x0000202000200020, 0x2000202000200020, 0x0020202000200020, 0x2020202000200020
        dq 0x0000000020200020, 0x2000000020200020, 0x0020000020200020, 0x2020000020200020, 0x0000200020200020, 0x2000200020200020, 0x0020200020200020, 0x2020200020200020
        dq 0x0000002020200020, 0x2000002020200020, 0x0020002020200020, 0x2020002020200020, 0x0000202020200020, 0x2000202020200020, 0x0020202020200020, 0x2020202020200020
        dq 0x0000000000002020, 0x2000000000002020, 0x0020000000002020, 0x2020000000002020, 0x0000200000002020, 0x2000200000002020, 0x0020200000002020, 0x2020200000002020
        dq 0x0000002000002020, 0x2000002000002020, 0x0020002000002020, 0x2020002000002020, 0x0000202000002020, 0x2000202000002020, 0x0020202000002020, 0x2020202000002020
        dq 0x0000000020002020, 0x2000000020002020, 0x0020000020002020, 0x2020000020002020, 0x0000200020002020, 0x2000200020002020, 0x0020200020002020, 0x2020200020002020
        dq 0x0000002020002020, 0x2000002020002020, 0x0020002020002020, 0x2020002020002020, 0x0000202020002020, 0x2000202020002020, 0x0020202020002020, 0x2020202020002020
        dq 0x0000000000202020, 0x2000000000202020, 0x0020000000202020, 0x2020000000202020, 0x0000200000202020, 0x2000200000202020, 0x0020200000202020, 0x2020200000202020
        dq 0x0000002000202020, 0x2000002000202020, 0x0020002000202020, 0x2020002000202020, 0x0000202000202020, 0x2000202000202020, 0x0020202000202020, 0x2020202000202020
        dq 0x0000000020202020, 0x2000000020202020, 0x0020000020202020, 0x2020000020202020, 0x0000200020202020, 0x2000200020202020, 0x0020200020202020, 0x2020200020202020
        dq 0x0000002020202020, 0x2000002020202020, 0x0020002020202020, 0x2020002020202020, 0x0000202020202020, 0x2000202020202020, 0x0020202020202020, 0x2020202020202020
; IP_INVERSE_24
        align 16, db 0
tdes_encrypt.T11_IP_INVERSE_24:
        dq 0x0000000000000000, 0x8000000000000000, 0x0080000000000000, 0x8080000000000000, 0x0000800000000000, 0x8000800000000000, 0x0080800000000000, 0x8080800000000000
        dq 0x0000008000000000, 0x8000008000000000, 0x0080008000000000, 0x8080008000000000, 0x0000808000000000, 0x8000808000000000, 0x0080808000000000, 0x8080808000000000
        dq 0x0000000080000000, 0x8000000080000000, 0x0080000080000000, 0x8080000080000000, 0x0000800080000000, 0x8000800080000000, 0x0080800080000000, 0x8080800080000000
        dq 0x0000008080000000, 0x8000008080000000, 0x0080008080000000, 0x8080008080000000, 0x0000808080000000, 0x8000808080000000, 0x0080808080000000, 0x8080808080000000
        dq 0x0000000000800000, 0x8000000000800000, 0x0080000000800000, 0x8080000000800000, 0x0000800000800000, 0x8000800000800000, 0x0080800000800000, 0x8080800000800000
        dq 0x0000008000800000, 0x8000008000800000, 0x0080008000800000, 0x8080008000800000, 0x0000808000800000, 0x8000808000800000, 0x0080808000800000, 0x8080808000800000
        dq 0x0000000080800000, 0x8000000080800000, 0x0080000080800000, 0x8080000080800000, 0x0000800080800000, 0x8000800080800000, 0x0080800080800000, 0x8080800080800000
        dq 0x0000008080800000, 0x8000008080800000, 0x0080008080800000, 0x8080008080800000, 0x0000808080800000, 0x8000808080800000, 0x0080808080800000, 0x8080808080800000
        dq 0x0000000000008000, 0x8000000000008000, 0x0080000000008000, 0x8080000000008000, 0x0000800000008000, 0x8000800000008000, 0x0080800000008000, 0x8080800000008000
        dq 0x0000008000008000, 0x8000008000008000, 0x0080008000008000, 0x8080008000008000, 0x0000808000008000, 0x8000808000008000, 0x0080808000008000, 0x8080808000008000
        dq 0x0000000080008000, 0x8000000080008000, 0x0080000080008000, 0x8080000080008000, 0x0000800080008000, 0x8000800080008000, 0x0080800080008000, 0x8080800080008000
        dq 0x0000008080008000, 0x8000008080008000, 0x0080008080008000, 0x8080008080008000, 0x0000808080008000, 0x8000808080008000, 0x0080808080008000, 0x8080808080008000
        dq 0x0000000000808000, 0x8000000000808000, 0x0080000000808000, 0x8080000000808000, 0x0000800000808000, 0x8000800000808000, 0x0080800000808000, 0x8080800000808000
        dq 0x0000008000808000, 0x8000008000808000, 0x0080008000808000, 0x8080008000808000, 0x0000808000808000, 0x8000808000808000, 0x0080808000808000, 0x8080808000808000
        dq 0x0000000080808000, 0x8000000080808000, 0x0080000080808000, 0x8080000080808000, 0x0000800080808000, 0x8000800080808000, 0x0080800080808000, 0x8080800080808000
        dq 0x0000008080808000, 0x8000008080808000, 0x0080008080808000, 0x8080008080808000, 0x0000808080808000, 0x8000808080808000, 0x0080808080808000, 0x8080808080808000
        dq 0x0000000000000080, 0x8000000000000080, 0x0080000000000080, 0x8080000000000080, 0x0000800000000080, 0x8000800000000080, 0x0080800000000080, 0x8080800000000080
        dq 0x0000008000000080, 0x8000008000000080, 0x0080008000000080, 0x8080008000000080, 0x0000808000000080, 0x8000808000000080, 0x0080808000000080, 0x8080808000000080
        dq 0x0000000080000080, 0x8000000080000080, 0x0080000080000080, 0x8080000080000080, 0x0000800080000080, 0x8000800080000080, 0x0080800080000080, 0x8080800080000080
        dq 0x0000008080000080, 0x8000008080000080, 0x0080008080000080, 0x8080008080000080, 0x0000808080000080, 0x8000808080000080, 0x0080808080000080, 0x8080808080000080
        dq 0x0000000000800080, 0x8000000000800080, 0x0080000000800080, 0x8080000000800080, 0x0000800000800080, 0x8000800000800080, 0x0080800000800080, 0x8080800000800080
        dq 0x0000008000800080, 0x8000008000800080, 0x0080008000800080, 0x8080008000800080, 0x0000808000800080, 0x8000808000800080, 0x0080808000800080, 0x8080808000800080
        dq 0x0000000080800080, 0x8000000080800080, 0x0080000080800080, 0x8080000080800080, 0x0000800080800080, 0x8000800080800080, 0x0080800080800080, 0x8080800080800080
        dq 0x0000008080800080, 0x8000008080800080, 0x0080008080800080, 0x8080008080800080, 0x0000808080800080, 0x8000808080800080, 0x0080808080800080, 0x8080808080800080
        dq 0x0000000000008080, 0x8000000000008080, 0x0080000000008080, 0x8080000000008080, 0x0000800000008080, 0x8000800000008080, 0x0080800000008080, 0x8080800000008080
        dq 0x0000008000008080, 0x8000008000008080, 0x0080008000008080, 0x8080008000008080, 0x0000808000008080, 0x8000808000008080, 0x0080808000008080, 0x8080808000008080
        dq 0x0000000080008080, 0x8000000080008080, 0x0080000080008080, 0x8080000080008080, 0x0000800080008080, 0x8000800080008080, 0x0080800080008080, 0x8080800080008080
        dq 0x0000008080008080, 0x8000008080008080, 0x0080008080008080, 0x8080008080008080, 0x0000808080008080, 0x8000808080008080, 0x0080808080008080, 0x8080808080008080
        dq 0x0000000000808080, 0x8000000000808080, 0x0080000000808080, 0x8080000000808080, 0x0000800000808080, 0x8000800000808080, 0x0080800000808080, 0x8080800000808080
        dq 0x0000008000808080, 0x8000008000808080, 0x0080008000808080, 0x8080008000808080, 0x0000808000808080, 0x8000808000808080, 0x0080808000808080, 0x8080808000808080
        dq 0x0000000080808080, 0x8000000080808080, 0x0080000080808080, 0x8080000080808080, 0x0000800080808080, 0x8000800080808080, 0x0080800080808080, 0x8080800080808080
        dq 0x0000008080808080, 0x8000008080808080, 0x0080008080808080, 0x8080008080808080, 0x0000808080808080, 0x8000808080808080, 0x0080808080808080, 0x8080808080808080
; IP_INVERSE_32
        align 16, db 0
tdes_encrypt.T12_IP_INVERSE_32:
        dq 0x0000000000000000, 0x0100000000000000, 0x0001000000000000, 0x0101000000000000, 0x0000010000000000, 0x0100010000000000, 0x0001010000000000, 0x0101010000000000
        dq 0x0000000100000000, 0x0100000100000000, 0x0001000100000000, 0x0101000100000000, 0x0000010100000000, 0x0100010100000000, 0x0001010100000000, 0x0101010100000000
        dq 0x0000000001000000, 0x0100000001000000, 0x0001000001000000, 0x0101000001000000, 0x0000010001000000, 0x0100010001000000, 0x0001010001000000, 0x0101010001000000
        dq 0x0000000101000000, 0x0100000101000000, 0x0001000101000000, 0x0101000101000000, 0x0000010101000000, 0x0100010101000000, 0x0001010101000000, 0x0101010101000000
        dq 0x0000000000010000, 0x0100000000010000, 0x0001000000010000, 0x0101000000010000, 0x0000010000010000, 0x0100010000010000, 0x0001010000010000, 0x0101010000010000
        dq 0x0000000100010000, 0x0100000100010000, 0x0001000100010000, 0x0101000100010000, 0x0000010100010000, 0x0100010100010000, 0x0001010100010000, 0x0101010100010000
        dq 0x0000000001010000, 0x0100000001010000, 0x0001000001010000, 0x0101000001010000, 0x0000010001010000, 0x0100010001010000, 0x0001010001010000, 0x0101010001010000
        dq 0x0000000101010000, 0x0100000101010000, 0x0001000101010000, 0x0101000101010000, 0x0000010101010000, 0x0100010101010000, 0x0001010101010000, 0x0101010101010000
        dq 0x0000000000000100, 0x0100000000000100, 0x0001000000000100, 0x0101000000000100, 0x0000010000000100, 0x0100010000000100, 0x0001010000000100, 0x0101010000000100
        dq 0x0000000100000100, 0x0100000100000100, 0x0001000100000100, 0x0101000100000100, 0x0000010100000100, 0x0100010100000100, 0x0001010100000100, 0x0101010100000100
        dq 0x0000000001000100, 0x0100000001000100, 0x0001000001000100, 0x0101000001000100, 0x0000010001000100, 0x0100010001000100, 0x0001010001000100, 0x0101010001000100
        dq 0x0000000101000100, 0x0100000101000100, 0x0001000101000100, 0x0101000101000100, 0x0000010101000100, 0x0100010101000100, 0x0001010101000100, 0x0101010101000100
        dq 0x0000000000010100, 0x0100000000010100, 0x0001000000010100, 0x0101000000010100, 0x0000010000010100, 0x0100010000010100, 0x0001010000010100, 0x0101010000010100
        dq 0x0000000100010100, 0x0100000100010100, 0x0001000100010100, 0x0101000100010100, 0x0000010100010100, 0x0100010100010100, 0x0001010100010100, 0x0101010100010100
        dq 0x0000000001010100, 0x0100000001010100, 0x0001000001010100, 0x0101000001010100, 0x0000010001010100, 0x0100010001010100, 0x0001010001010100, 0x0101010001010100
        dq 0x0000000101010100, 0x0100000101010100, 0x0001000101010100, 0x0101000101010100, 0x0000010101010100, 0x0100010101010100, 0x0001010101010100, 0x0101010101010100
        dq 0x0000000000000001, 0x0100000000000001, 0x0001000000000001, 0x0101000000000001, 0x0000010000000001, 0x0100010000000001, 0x0001010000000001, 0x0101010000000001
        dq 0x0000000100000001, 0x0100000100000001, 0x0001000100000001, 0x0101000100000001, 0x0000010100000001, 0x0100010100000001, 0x0001010100000001, 0x0101010100000001
        dq 0x0000000001000001, 0x0100000001000001, 0x0001000001000001, 0x0101000001000001, 0x0000010001000001, 0x0100010001000001, 0x0001010001000001, 0x0101010001000001
        dq 0x0000000101000001, 0x0100000101000001, 0x0001000101000001, 0x0101000101000001, 0x0000010101000001, 0x0100010101000001, 0x0001010101000001, 0x0101010101000001
        dq 0x0000000000010001, 0x0100000000010001, 0x0001000000010001, 0x0101000000010001, 0x0000010000010001, 0x0100010000010001, 0x0001010000010001, 0x0101010000010001
        dq 0x0000000100010001, 0x0100000100010001, 0x0001000100010001, 0x0101000100010001, 0x0000010100010001, 0x0100010100010001, 0x0001010100010001, 0x0101010100010001
        dq 0x0000000001010001, 0x0100000001010001, 0x0001000001010001, 0x0101000001010001, 0x0000010001010001, 0x0100010001010001, 0x0001010001010001, 0x0101010001010001
        dq 0x0000000101010001, 0x0100000101010001, 0x0001000101010001, 0x0101000101010001, 0x0000010101010001, 0x0100010101010001, 0x0001010101010001, 0x0101010101010001
        dq 0x0000000000000101, 0x0100000000000101, 0x0001000000000101, 0x0101000000000101, 0x0000010000000101, 0x0100010000000101, 0x0001010000000101, 0x0101010000000101
        dq 0x0000000100000101, 0x0100000100000101, 0x0001000100000101, 0x0101000100000101, 0x0000010100000101, 0x0100010100000101, 0x0001010100000101, 0x0101010100000101
        dq 0x0000000001000101, 0x0100000001000101, 0x0001000001000101, 0x0101000001000101, 0x0000010001000101, 0x0100010001000101, 0x0001010001000101, 0x0101010001000101
        dq 0x0000000101000101, 0x0100000101000101, 0x0001000101000101, 0x0101000101000101, 0x0000010101000101, 0x0100010101000101, 0x0001010101000101, 0x0101010101000101
        dq 0x0000000000010101, 0x0100000000010101, 0x0001000000010101, 0x0101000000010101, 0x0000010000010101, 0x0100010000010101, 0x0001010000010101, 0x0101010000010101
        dq 0x0000000100010101, 0x0100000100010101, 0x0001000100010101, 0x0101000100010101, 0x0000010100010101, 0x0100010100010101, 0x0001010100010101, 0x0101010100010101
        dq 0x0000000001010101, 0x0100000001010101, 0x0001000001010101, 0x0101000001010101, 0x0000010001010101, 0x0100010001010101, 0x0001010001010101, 0x0101010001010101
        dq 0x0000000101010101, 0x0100000101010101, 0x0001000101010101, 0x0101000101010101, 0x0000010101010101, 0x0100010101010101, 0x0001010101010101, 0x0101010101010101
; IP_INVERSE_40
        align 16, db 0
tdes_encrypt.T13_IP_INVERSE_40:
        dq 0x0000000000000000, 0x0400000000000000, 0x0004000000000000, 0x0404000000000000, 0x0000040000000000, 0x0400040000000000, 0x0004040000000000, 0x0404040000000000
        dq 0x0000000400000000, 0x0400000400000000, 0x0004000400000000, 0x0404000400000000, 0x0000040400000000, 0x0400040400000000, 0x0004040400000000, 0x0404040400000000
        dq 0x0000000004000000, 0x0400000004000000, 0x0004000004000000, 0x0404000004000000, 0x0000040004000000, 0x0400040004000000, 0x0004040004000000, 0x0404040004000000
        dq 0x0000000404000000, 0x0400000404000000, 0x0004000404000000, 0x0404000404000000, 0x0000040404000000, 0x0400040404000000, 0x0004040404000000, 0x0404040404000000
        dq 0x0000000000040000, 0x0400000000040000, 0x0004000000040000, 0x0404000000040000, 0x0000040000040000, 0x0400040000040000, 0x0004040000040000, 0x0404040000040000
        dq 0x0000000400040000, 0x0400000400040000, 0x0004000400040000, 0x0404000400040000, 0x0000040400040000, 0x0400040400040000, 0x0004040400040000, 0x0404040400040000
        dq 0x0000000004040000, 0x0400000004040000, 0x0004000004040000, 0x0404000004040000, 0x0000040004040000, 0x0400040004040000, 0x0004040004040000, 0x0404040004040000
        dq 0x0000000404040000, 0x0400000404040000, 0x0004000404040000, 0x0404000404040000, 0x0000040404040000, 0x0400040404040000, 0x0004040404040000, 0x0404040404040000
        dq 0x0000000000000400, 0x0400000000000400, 0x0004000000000400, 0x0404000000000400, 0x0000040000000400, 0x0400040000000400, 0x0004040000000400, 0x0404040000000400
        dq 0x0000000400000400, 0x0400000400000400, 0x0004000400000400, 0x0404000400000400, 0x0000040400000400, 0x0400040400000400, 0x0004040400000400, 0x0404040400000400
        dq 0x0000000004000400, 0x0400000004000400, 0x0004000004000400, 0x0404000004000400, 0x0000040004000400, 0x0400040004000400, 0x0004040004000400, 0x0404040004000400
        dq 0x0000000404000400, 0x0400000404000400, 0x0004000404000400, 0x0404000404000400, 0x0000040404000400, 0x0400040404000400, 0x0004040404000400, 0x0404040404000400
        dq 0x0000000000040400, 0x0400000000040400, 0x0004000000040400, 0x0404000000040400, 0x0000040000040400, 0x0400040000040400, 0x0004040000040400, 0x0404040000040400
        dq 0x0000000400040400, 0x0400000400040400, 0x0004000400040400, 0x0404000400040400, 0x0000040400040400, 0x0400040400040400, 0x0004040400040400, 0x0404040400040400
        dq 0x0000000004040400, 0x0400000004040400, 0x0004000004040400, 0x0404000004040400, 0x0000040004040400, 0x0400040004040400, 0x0004040004040400, 0x0404040004040400
        dq 0x0000000404040400, 0x0400000404040400, 0x0004000404040400, 0x0404000404040400, 0x0000040404040400, 0x0400040404040400, 0x0004040404040400, 0x0404040404040400
        dq 0x0000000000000004, 0x0400000000000004, 0x0004000000000004, 0x0404000000000004, 0x0000040000000004, 0x0400040000000004, 0x0004040000000004, 0x0404040000000004
        dq 0x0000000400000004, 0x0400000400000004, 0x0004000400000004, 0x0404000400000004, 0x0000040400000004, 0x0400040400000004, 0x0004040400000004, 0x0404040400000004
        dq 0x0000000004000004, 0x0400000004000004, 0x0004000004000004, 0x0404000004000004, 0x0000040004000004, 0x0400040004000004, 0x0004040004000004, 0x0404040004000004
        dq 0x0000000404000004, 0x0400000404000004, 0x0004000404000004, 0x0404000404000004, 0x0000040404000004, 0x0400040404000004, 0x0004040404000004, 0x0404040404000004
        dq 0x0000000000040004, 0x0400000000040004, 0x0004000000040004, 0x0404000000040004, 0x0000040000040004, 0x0400040000040004, 0x0004040000040004, 0x0404040000040004
        dq 0x0000000400040004, 0x0400000400040004, 0x0004000400040004, 0x0404000400040004, 0x0000040400040004, 0x0400040400040004, 0x0004040400040004, 0x0404040400040004
        dq 0x0000000004040004, 0x0400000004040004, 0x0004000004040004, 0x0404000004040004, 0x0000040004040004, 0x0400040004040004, 0x0004040004040004, 0x0404040004040004
        dq 0x0000000404040004, 0x0400000404040004, 0x0004000404040004, 0x0404000404040004, 0x0000040404040004, 0x0400040404040004, 0x0004040404040004, 0x0404040404040004
        dq 0x0000000000000404, 0x0400000000000404, 0x0004000000000404, 0x0404000000000404, 0x0000040000000404, 0x0400040000000404, 0x0004040000000404, 0x0404040000000404
        dq 0x0000000400000404, 0x0400000400000404, 0x0004000400000404, 0x0404000400000404, 0x0000040400000404, 0x0400040400000404, 0x0004040400000404, 0x0404040400000404
        dq 0x0000000004000404, 0x0400000004000404, 0x0004000004000404, 0x0404000004000404, 0x0000040004000404, 0x0400040004000404, 0x0004040004000404, 0x0404040004000404
        dq 0x0000000404000404, 0x0400000404000404, 0x0004000404000404, 0x0404000404000404, 0x0000040404000404, 0x0400040404000404, 0x0004040404000404, 0x0404040404000404
        dq 0x0000000000040404, 0x0400000000040404, 0x0004000000040404, 0x0404000000040404, 0x0000040000040404, 0x0400040000040404, 0x0004040000040404, 0x0404040000040404
        dq 0x0000000400040404, 0x0400000400040404, 0x0004000400040404, 0x0404000400040404, 0x0000040400040404, 0x0400040400040404, 0x0004040400040404, 0x0404040400040404
        dq 0x0000000004040404, 0x0400000004040404, 0x0004000004040404, 0x0404000004040404, 0x0000040004040404, 0x0400040004040404, 0x0004040004040404, 0x0404040004040404
        dq 0x0000000404040404, 0x0400000404040404, 0x0004000404040404, 0x0404000404040404, 0x0000040404040404, 0x0400040404040404, 0x0004040404040404, 0x0404040404040404
; IP_INVERSE_48
        align 16, db 0
tdes_encrypt.T14_IP_INVERSE_48:
        dq 0x0000000000000000, 0x1000000000000000, 0x0010000000000000, 0x1010000000000000, 0x0000100000000000, 0x1000100000000000, 0x0010100000000000, 0x1010100000000000
        dq 0x0000001000000000, 0x1000001000000000, 0x0010001000000000, 0x1010001000000000, 0x0000101000000000, 0x1000101000000000, 0x0010101000000000, 0x1010101000000000
        dq 0x0000000010000000, 0x1000000010000000, 0x0010000010000000, 0x1010000010000000, 0x0000100010000000, 0x1000100010000000, 0x0010100010000000, 0x1010100010000000
        dq 0x0000001010000000, 0x1000001010000000, 0x0010001010000000, 0x1010001010000000, 0x0000101010000000, 0x1000101010000000, 0x0010101010000000, 0x1010101010000000
        dq 0x0000000000100000, 0x1000000000100000, 0x0010000000100000, 0x1010000000100000, 0x0000100000100000, 0x1000100000100000, 0x0010100000100000, 0x1010100000100000
        dq 0x0000001000100000, 0x1000001000100000, 0x0010001000100000, 0x1010001000100000, 0x0000101000100000, 0x1000101000100000, 0x0010101000100000, 0x1010101000100000
        dq 0x0000000010100000, 0x1000000010100000, 0x0010000010100000, 0x1010000010100000, 0x0000100010100000, 0x1000100010100000, 0x0010100010100000, 0x1010100010100000
        dq 0x0000001010100000, 0x1000001010100000, 0x0010001010100000, 0x1010001010100000, 0x0000101010100000, 0x1000101010100000, 0x0010101010100000, 0x1010101010100000
        dq 0x0000000000001000, 0x1000000000001000, 0x0010000000001000, 0x1010000000001000, 0x0000100000001000, 0x1000100000001000, 0x0010100000001000, 0x1010100000001000
        dq 0x0000001000001000, 0x1000001000001000, 0x0010001000001000, 0x1010001000001000, 0x0000101000001000, 0x1000101000001000, 0x0010101000001000, 0x1010101000001000
        dq 0x0000000010001000, 0x1000000010001000, 0x0010000010001000, 0x1010000010001000, 0x0000100010001000, 0x1000100010001000, 0x0010100010001000, 0x1010100010001000
        dq 0x0000001010001000, 0x1000001010001000, 0x0010001010001000, 0x1010001010001000, 0x0000101010001000, 0x1000101010001000, 0x0010101010001000, 0x1010101010001000
        dq 0x0000000000101000, 0x1000000000101000, 0x0010000000101000, 0x1010000000101000, 0x0000100000101000, 0x1000100000101000, 0x0010100000101000, 0x1010100000101000
        dq 0x0000001000101000, 0x1000001000101000, 0x0010001000101000, 0x1010001000101000, 0x0000101000101000, 0x1000101000101000, 0x0010101000101000, 0x1010101000101000
        dq 0x0000000010101000, 0x1000000010101000, 0x0010000010101000, 0x1010000010101000, 0x0000100010101000, 0x1000100010101000, 0x0010100010101000, 0x1010100010101000
        dq 0x0000001010101000, 0x1000001010101000, 0x0010001010101000, 0x1010001010101000, 0x0000101010101000, 0x1000101010101000, 0x0010101010101000, 0x1010101010101000
        dq 0x0000000000000010, 0x1000000000000010, 0x0010000000000010, 0x1010000000000010, 0x0000100000000010, 0x1000100000000010, 0x0010100000000010, 0x1010100000000010
        dq 0x0000001000000010, 0x1000001000000010, 0x0010001000000010, 0x1010001000000010, 0x0000101000000010, 0x1000101000000010, 0x0010101000000010, 0x1010101000000010
        dq 0x0000000010000010, 0x1000000010000010, 0x0010000010000010, 0x1010000010000010, 0x0000100010000010, 0x1000100010000010, 0x0010100010000010, 0x1010100010000010
        dq 0x0000001010000010, 0x1000001010000010, 0x0010001010000010, 0x1010001010000010, 0x0000101010000010, 0x1000101010000010, 0x0010101010000010, 0x1010101010000010
        dq 0x0000000000100010, 0x1000000000100010, 0x0010000000100010, 0x1010000000100010, 0x0000100000100010, 0x1000100000100010, 0x0010100000100010, 0x1010100000100010
        dq 0x0000001000100010, 0x1000001000100010, 0x0010001000100010, 0x1010001000100010, 0x0000101000100010, 0x1000101000100010, 0x0010101000100010, 0x1010101000100010
        dq 0x0000000010100010, 0x1000000010100010, 0x0010000010100010, 0x1010000010100010, 0x0000100010100010, 0x1000100010100010, 0x0010100010100010, 0x1010100010100010
        dq 0x0000001010100010, 0x1000001010100010, 0x0010001010100010, 0x1010001010100010, 0x0000101010100010, 0x1000101010100010, 0x0010101010100010, 0x1010101010100010
        dq 0x0000000000001010, 0x1000000000001010, 0x0010000000001010, 0x1010000000001010, 0x0000100000001010, 0x1000100000001010, 0x0010100000001010, 0x1010100000001010
        dq 0x0000001000001010, 0x1000001000001010, 0x0010001000001010, 0x1010001000001010, 0x0000101000001010, 0x1000101000001010, 0x0010101000001010, 0x1010101000001010
        dq 0x0000000010001010, 0x1000000010001010, 0x0010000010001010, 0x1010000010001010, 0x0000100010001010, 0x1000100010001010, 0x0010100010001010, 0x1010100010001010
        dq 0x0000001010001010, 0x1000001010001010, 0x0010001010001010, 0x1010001010001010, 0x0000101010001010, 0x1000101010001010, 0x0010101010001010, 0x1010101010001010
        dq 0x0000000000101010, 0x1000000000101010, 0x0010000000101010, 0x1010000000101010, 0x0000100000101010, 0x1000100000101010, 0x0010100000101010, 0x1010100000101010
        dq 0x0000001000101010, 0x1000001000101010, 0x0010001000101010, 0x1010001000101010, 0x0000101000101010, 0x1000101000101010, 0x0010101000101010, 0x1010101000101010
        dq 0x0000000010101010, 0x1000000010101010, 0x0010000010101010, 0x1010000010101010, 0x0000100010101010, 0x1000100010101010, 0x0010100010101010, 0x1010100010101010
        dq 0x0000001010101010, 0x1000001010101010, 0x0010001010101010, 0x1010001010101010, 0x0000101010101010, 0x1000101010101010, 0x0010101010101010, 0x1010101010101010
; IP_INVERSE_56
        align 16, db 0
tdes_encrypt.T15_IP_INVERSE_56:
        dq 0x0000000000000000, 0x4000000000000000, 0x0040000000000000, 0x4040000000000000, 0x0000400000000000, 0x4000400000000000, 0x0040400000000000, 0x4040400000000000
        dq 0x0000004000000000, 0x4000004000000000, 0x0040004000000000, 0x4040004000000000, 0x0000404000000000, 0x4000404000000000, 0x0040404000000000, 0x4040404000000000
        dq 0x0000000040000000, 0x4000000040000000, 0x0040000040000000, 0x4040000040000000, 0x0000400040000000, 0x4000400040000000, 0x0040400040000000, 0x4040400040000000
        dq 0x0000004040000000, 0x4000004040000000, 0x0040004040000000, 0x4040004040000000, 0x0000404040000000, 0x4000404040000000, 0x0040404040000000, 0x4040404040000000
        dq 0x0000000000400000, 0x4000000000400000, 0x0040000000400000, 0x4040000000400000, 0x0000400000400000, 0x4000400000400000, 0x0040400000400000, 0x4040400000400000
        dq 0x0000004000400000, 0x4000004000400000, 0x0040004000400000, 0x4040004000400000, 0x0000404000400000, 0x4000404000400000, 0x0040404000400000, 0x4040404000400000
        dq 0x0000000040400000, 0x4000000040400000, 0x0040000040400000, 0x4040000040400000, 0x0000400040400000, 0x4000400040400000, 0x0040400040400000, 0x4040400040400000
        dq 0x0000004040400000, 0x4000004040400000, 0x0040004040400000, 0x4040004040400000, 0x0000404040400000, 0x4000404040400000, 0x0040404040400000, 0x4040404040400000
        dq 0x0000000000004000, 0x4000000000004000, 0x0040000000004000, 0x4040000000004000, 0x0000400000004000, 0x4000400000004000, 0x0040400000004000, 0x4040400000004000
        dq 0x0000004000004000, 0x4000004000004000, 0x0040004000004000, 0x4040004000004000, 0x0000404000004000, 0x4000404000004000, 0x0040404000004000, 0x4040404000004000
        dq 0x0000000040004000, 0x4000000040004000, 0x0040000040004000, 0x4040000040004000, 0x0000400040004000, 0x4000400040004000, 0x0040400040004000, 0x4040400040004000
        dq 0x0000004040004000, 0x4000004040004000, 0x0040004040004000, 0x4040004040004000, 0x0000404040004000, 0x4000404040004000, 0x0040404040004000, 0x4040404040004000
        dq 0x0000000000404000, 0x4000000000404000, 0x0040000000404000, 0x4040000000404000, 0x0000400000404000, 0x4000400000404000, 0x0040400000404000, 0x4040400000404000
        dq 0x0000004000404000, 0x4000004000404000, 0x0040004000404000, 0x4040004000404000, 0x0000404000404000, 0x4000404000404000, 0x0040404000404000, 0x4040404000404000
        dq 0x0000000040404000, 0x4000000040404000, 0x0040000040404000, 0x4040000040404000, 0x0000400040404000, 0x4000400040404000, 0x0040400040404000, 0x4040400040404000
        dq 0x0000004040404000, 0x4000004040404000, 0x0040004040404000, 0x4040004040404000, 0x0000404040404000, 0x4000404040404000, 0x0040404040404000, 0x4040404040404000
        dq 0x0000000000000040, 0x4000000000000040, 0x0040000000000040, 0x4040000000000040, 0x0000400000000040, 0x4000400000000040, 0x0040400000000040, 0x4040400000000040
        dq 0x0000004000000040, 0x4000004000000040, 0x0040004000000040, 0x4040004000000040, 0x0000404000000040, 0x4000404000000040, 0x0040404000000040, 0x4040404000000040
        dq 0x0000000040000040, 0x4000000040000040, 0x0040000040000040, 0x4040000040000040, 0x0000400040000040, 0x4000400040000040, 0x0040400040000040, 0x4040400040000040
        dq 0x0000004040000040, 0x4000004040000040, 0x0040004040000040, 0x4040004040000040, 0x0000404040000040, 0x4000404040000040, 0x0040404040000040, 0x4040404040000040
        dq 0x0000000000400040, 0x4000000000400040, 0x0040000000400040, 0x4040000000400040, 0x0000400000400040, 0x4000400000400040, 0x0040400000400040, 0x4040400000400040
        dq 0x0000004000400040, 0x4000004000400040, 0x0040004000400040, 0x4040004000400040, 0x0000404000400040, 0x4000404000400040, 0x0040404000400040, 0x4040404000400040
        dq 0x0000000040400040, 0x4000000040400040, 0x0040000040400040, 0x4040000040400040, 0x0000400040400040, 0x4000400040400040, 0x0040400040400040, 0x4040400040400040
        dq 0x0000004040400040, 0x4000004040400040, 0x0040004040400040, 0x4040004040400040, 0x0000404040400040, 0x4000404040400040, 0x0040404040400040, 0x4040404040400040
        dq 0x0000000000004040, 0x4000000000004040, 0x0040000000004040, 0x4040000000004040, 0x0000400000004040, 0x4000400000004040, 0x0040400000004040, 0x4040400000004040
        dq 0x0000004000004040, 0x4000004000004040, 0x0040004000004040, 0x4040004000004040, 0x0000404000004040, 0x4000404000004040, 0x0040404000004040, 0x4040404000004040
        dq 0x0000000040004040, 0x4000000040004040, 0x0040000040004040, 0x4040000040004040, 0x0000400040004040, 0x4000400040004040, 0x0040400040004040, 0x4040400040004040
        dq 0x0000004040004040, 0x4000004040004040, 0x0040004040004040, 0x4040004040004040, 0x0000404040004040, 0x4000404040004040, 0x0040404040004040, 0x4040404040004040
        dq 0x0000000000404040, 0x4000000000404040, 0x0040000000404040, 0x4040000000404040, 0x0000400000404040, 0x4000400000404040, 0x0040400000404040, 0x4040400000404040
        dq 0x0000004000404040, 0x4000004000404040, 0x0040004000404040, 0x4040004000404040, 0x0000404000404040, 0x4000404000404040, 0x0040404000404040, 0x4040404000404040
        dq 0x0000000040404040, 0x4000000040404040, 0x0040000040404040, 0x4040000040404040, 0x0000400040404040, 0x4000400040404040, 0x0040400040404040, 0x4040400040404040
        dq 0x0000004040404040, 0x4000004040404040, 0x0040004040404040, 0x4040004040404040, 0x0000404040404040, 0x4000404040404040, 0x0040404040404040, 0x4040404040404040
; constants64
        align 16, db 0
tdes_encrypt.T16_constants64:
        dq 0x1111111111111111, 0x0055005500550055, 0x0303030303030303, 0x0000333300003333, 0x000000000f0f0f0f

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
