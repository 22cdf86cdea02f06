; poly1305_last for Intel Pentium 4 (Prescott, 32-bit) (prescott)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_last --cpu prescott
;
; void poly1305_last(const void *r, void *h, const void *m, uint32_t n);   cdecl
;   r: 16 bytes, read, secret, no alignment needed
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 16 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 108 bytes, 28 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 123 uops, planned 48.0; bounds: width 41.0, ports 31.8, path 21.0
;   blocks: 470 uops, planned 204.7; bounds: width 156.7, ports 139.3, path 128.0
;   body.2: 112 uops, planned 133.0; bounds: width 37.3, ports 40.8, path 122.0
; Limbs of numbers that a loop carries, proved by intervals:
;   a in blocks, limb 0 of 5 by 26 bits: at most 1.259 * 2^31
;   a in blocks, limb 1 of 5 by 26 bits: at most 2^26
;   a in blocks, limb 2 of 5 by 26 bits: at most 2^26 - 1
;   a in blocks, limb 3 of 5 by 26 bits: at most 2^26 - 1
;   a in blocks, limb 4 of 5 by 26 bits: at most 2^26 - 1
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
%fatal "poly1305_last is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_poly1305_last
$_poly1305_last:
%else
        global $poly1305_last
%endif
$poly1305_last:
        push ebx                   ;                    preserved
        push esi                   ;                    preserved
        push edi                   ;                    preserved
        push ebp                   ;                    preserved
        sub esp, 0x70              ;                    frame
        mov esi, dword [esp + 136] ;     0.0 p2      50 a reload
        mov edi, dword [esi + 16]  ;     4.0 p2      50 a
        mov ebp, dword [esi]       ;     4.0 p2      50 a
        mov eax, dword [esi + 4]   ;     4.0 p2      50 a
        mov ecx, dword [esi + 8]   ;     4.0 p2      50 a
        mov edx, ebp               ;     8.0 p0      50 a copy
        shr edx, 0x1a              ;     9.0 p1      50 a
        and ebp, 0x3ffffff         ;     8.0 p0      50 a
        mov esi, eax               ;     8.0 p1      50 a copy
        shr esi, 0x14              ;     9.0 p1      50 a
        and eax, 0xfffff           ;     8.0 p0      50 a
        shl eax, 6                 ;     9.0 p1      50 a
        or edx, eax                ;    10.0 p0      50 a
        mov eax, edi               ;     8.0 p1      50 a copy
        shr eax, 2                 ;     9.0 p1      50 a
        and eax, 0x3ffffff         ;    10.0 p0      50 a
        add ebp, eax               ;    11.0 p1      50 a
        shl eax, 2                 ;    11.0 p1      50 a
        add ebp, eax               ;    12.0 p0      50 a
        mov eax, edi               ;     8.0 p1      50 a copy
        shr eax, 0x1c              ;     9.0 p1      50 a
        add edx, eax               ;    11.0 p0      50 a
        shl eax, 2                 ;    10.0 p1      50 a
        add edx, eax               ;    12.0 p0      50 a
        mov eax, ebp               ;    13.0 p1      50 a copy
        shr eax, 0x1a              ;    14.0 p1      50 a
        add edx, eax               ;    15.0 p0      50 a
        mov eax, edx               ;    16.0 p0      50 a copy
        shr eax, 0x1a              ;    17.0 p1      50 a
        and edi, 3                 ;     9.7 p0      50 a
        shl edi, 0x18              ;    10.7 p1      50 a
        and ebp, 0x3ffffff         ;    13.0 p0      50 a
        and edx, 0x3ffffff         ;    16.0 p0      50 a
        mov ebx, ecx               ;    11.0 p1      50 a copy
        shr ebx, 0xe               ;    12.0 p1      50 a
        and ecx, 0x3fff            ;    11.7 p0      50 a
        shl ecx, 0xc               ;    12.7 p1      50 a
        or esi, ecx                ;    13.7 p0      50 a
        add eax, esi               ;    18.0 p1      50 a
        mov esi, eax               ;    19.0 p0      50 a copy
        shr esi, 0x1a              ;    20.0 p1      50 a
        and eax, 0x3ffffff         ;    19.0 p0      50 a
        mov dword [esp + 0], eax   ;    20.0 p0+p3   51 blocks
        mov eax, dword [esp + 136] ;    14.3 p2      50 a reload
        mov ecx, dword [eax + 12]  ;    18.3 p2      50 a
        and ecx, 0xff              ;    22.3 p0      50 a
        shl ecx, 0x12              ;    23.3 p1      50 a
        or ebx, ecx                ;    24.3 p0      50 a
        add esi, ebx               ;    25.3 p1      50 a
        mov ecx, esi               ;    26.3 p0      50 a copy
        shr ecx, 0x1a              ;    27.3 p1      50 a
        and esi, 0x3ffffff         ;    26.3 p0      50 a
        mov dword [esp + 4], esi   ;    27.3 p0+p3   51 blocks
        mov esi, dword [eax + 12]  ;    18.3 p2      50 a
        shr esi, 8                 ;    22.3 p1      50 a
        or edi, esi                ;    23.3 p0      50 a
        add ecx, edi               ;    28.3 p1      50 a
        mov esi, ecx               ;    29.3 p0      50 a copy
        shr esi, 0x1a              ;    30.3 p1      50 a
        add ebp, esi               ;    31.3 p0      50 a
        shl esi, 2                 ;    31.3 p1      50 a
        add ebp, esi               ;    32.3 p0      50 a
        and ecx, 0x3ffffff         ;    29.3 p0      50 a
        mov dword [esp + 8], ecx   ;    30.3 p0+p3   51 blocks
        mov esi, ebp               ;    33.3 p1      50 a copy
        shr esi, 0x1a              ;    34.3 p1      50 a
        add edx, esi               ;    35.3 p0      50 a
        mov dword [esp + 12], edx  ;    36.3 p0+p3   51 blocks
        and ebp, 0x3ffffff         ;    33.3 p0      50 a
        mov dword [esp + 16], ebp  ;    34.3 p0+p3   51 blocks
        mov esi, dword [esp + 144] ;    23.3 p2      51 blocks
        shl esi, 4                 ;    27.3 p1      51 blocks
        add esi, dword [esp + 140] ;    28.3 p2+p1   51 blocks
        mov dword [esp + 20], esi  ;    29.3 p0+p3   51 blocks
        mov esi, dword [esp + 132] ;    25.3 p2       9 k reload
        mov edi, dword [esi + 12]  ;    29.3 p2       9 k
        and edi, 0xffffffc         ;    33.3 p0       9 k
        mov ebp, edi               ;    34.3 p1       9 k copy
        shr edi, 8                 ;    34.3 p1       9 k
        mov dword [esp + 24], edi  ;    35.3 p0+p3    9 k
        and ebp, 0xff              ;    35.3 p0       9 k
        shl ebp, 0x12              ;    36.3 p1       9 k
        mov eax, edi               ;    35.3 p1      51 a copy
        shl eax, 2                 ;    36.3 p1      51 a
        add edi, eax               ;    37.3 p0      51 a
        mov dword [esp + 28], edi  ;    38.3 p0+p3   51 a
        mov edi, dword [esi + 8]   ;    29.3 p2       9 k
        and edi, 0xffffffc         ;    33.3 p0       9 k
        mov eax, edi               ;    34.3 p1       9 k copy
        shr eax, 0xe               ;    35.3 p1       9 k
        or ebp, eax                ;    37.3 p0       9 k
        mov dword [esp + 32], ebp  ;    38.3 p0+p3    9 k
        and edi, 0x3fff            ;    34.3 p0       9 k
        shl edi, 0xc               ;    35.3 p1       9 k
        mov eax, ebp               ;    38.3 p1      51 a copy
        shl eax, 2                 ;    39.3 p1      51 a
        add ebp, eax               ;    40.3 p0      51 a
        mov dword [esp + 36], ebp  ;    41.3 p0+p3   51 a
        mov ebp, dword [esi + 4]   ;    33.0 p2       9 k
        and ebp, 0xffffffc         ;    37.0 p0       9 k
        mov eax, ebp               ;    38.0 p1       9 k copy
        shr eax, 0x14              ;    39.0 p1       9 k
        or edi, eax                ;    40.0 p0       9 k
        mov dword [esp + 40], edi  ;    41.0 p0+p3    9 k
        and ebp, 0xfffff           ;    38.0 p0       9 k
        shl ebp, 6                 ;    39.0 p1       9 k
        mov eax, edi               ;    41.0 p1      51 a copy
        shl eax, 2                 ;    42.0 p1      51 a
        add edi, eax               ;    43.0 p0      51 a
        mov dword [esp + 44], edi  ;    44.0 p0+p3   51 a
        mov esi, dword [esi]       ;    37.0 p2       9 k
        and esi, 0xfffffff         ;    41.0 p0       9 k
        mov edi, esi               ;    42.0 p1       9 k copy
        shr edi, 0x1a              ;    43.0 p1       9 k
        or ebp, edi                ;    44.0 p0       9 k
        mov dword [esp + 48], ebp  ;    45.0 p0+p3    9 k
        and esi, 0x3ffffff         ;    42.0 p0       9 k
        mov dword [esp + 52], esi  ;    43.0 p0+p3    9 k
        mov esi, ebp               ;    45.0 p1      51 a copy
        shl esi, 2                 ;    46.0 p1      51 a
        add ebp, esi               ;    47.0 p1      51 a
        mov dword [esp + 56], ebp  ;    48.0 p0+p3   51 a
        cmp dword [esp + 144], 0   ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 140] ;                    resident
        mov edi, dword [esp + 16]  ;                    resident
        mov ebp, dword [esp + 12]  ;                    resident
        align 16
.blocks_1:
        mov eax, dword [esi]       ;     0.0 p2      51 a
        mov ecx, dword [esi + 4]   ;     1.0 p2      51 a
        mov edx, dword [esi + 8]   ;     2.0 p2      51 a
        mov ebx, dword [esi + 12]  ;     3.0 p2      51 a
        mov dword [esp + 60], esi  ;     1.3 p0+p3   51 a spill
        mov esi, eax               ;     4.0 p1      51 a copy
        shr esi, 0x1a              ;     5.0 p1      51 a
        and eax, 0x3ffffff         ;     4.0 p0      51 a
        add edi, eax               ;     5.0 p1      51 a
        mov eax, ecx               ;     5.0 p0      51 a copy
        and ecx, 0xfffff           ;     5.0 p0      51 a
        shl ecx, 6                 ;     6.0 p1      51 a
        or esi, ecx                ;     7.0 p0      51 a
        shr eax, 0x14              ;     6.0 p1      51 a
        mov ecx, edx               ;     6.0 p0      51 a copy
        and edx, 0x3fff            ;     6.0 p0      51 a
        shl edx, 0xc               ;     7.0 p1      51 a
        or eax, edx                ;     8.0 p0      51 a
        shr ecx, 0xe               ;     7.0 p1      51 a
        mov edx, ebx               ;     7.0 p0      51 a copy
        and ebx, 0xff              ;     7.0 p0      51 a
        shl ebx, 0x12              ;     8.0 p1      51 a
        or ecx, ebx                ;     9.0 p0      51 a
        shr edx, 8                 ;     8.0 p1      51 a
        add ebp, esi               ;     8.0 p0      51 a
        add eax, dword [esp + 0]   ;     9.0 p2+p1   51 a
        add ecx, dword [esp + 4]   ;    10.0 p2+p0   51 a
        add edx, dword [esp + 8]   ;    10.3 p2+p1   51 a
        mov esi, dword [esp + 52]  ;    11.3 p2      51 a reload
        mov ebx, eax               ;    10.7 p0      51 a copy
        mov eax, edi               ;    11.0 p1      51 a copy
        mov dword [esp + 64], edx  ;    11.3 p0+p3   51 a spill
        mul esi                    ;    15.3 p1      51 a
        mov dword [esp + 68], eax  ;    26.3 p0+p3   51 a spill
        mov eax, ebp               ;    13.7 p0      51 a copy
        mov dword [esp + 72], edx  ;    26.3 p0+p3   51 a spill
        mul dword [esp + 28]       ;    15.2 p2+p1   51 a
        add eax, dword [esp + 68]  ;    30.3 p2+p0   51 a
        adc edx, dword [esp + 72]  ;    31.3 p2+p1   51 a
        mov dword [esp + 72], eax  ;    31.3 p0+p3   51 a spill
        mov eax, ebx               ;    19.0 p0      51 a copy
        mov dword [esp + 68], edx  ;    41.3 p0+p3   51 a spill
        mul dword [esp + 36]       ;    20.2 p2+p1   51 a
        add eax, dword [esp + 72]  ;    35.3 p2+p0   51 a
        adc edx, dword [esp + 68]  ;    45.3 p2+p1   51 a
        mov dword [esp + 68], eax  ;    36.3 p0+p3   51 a spill
        mov eax, ecx               ;    24.2 p1      51 a copy
        mov dword [esp + 72], edx  ;    55.3 p0+p3   51 a spill
        mul dword [esp + 44]       ;    25.7 p2+p1   51 a
        add eax, dword [esp + 68]  ;    40.3 p2+p0   51 a
        adc edx, dword [esp + 72]  ;    59.3 p2+p1   51 a
        mov dword [esp + 72], eax  ;    41.3 p0+p3   51 a spill
        mov eax, edi               ;    29.7 p1      51 a copy
        mov dword [esp + 68], edx  ;    69.3 p0+p3   51 a spill
        mul dword [esp + 48]       ;    31.2 p2+p1   51 a
        mov dword [esp + 76], eax  ;    42.2 p0+p3   51 a spill
        mov eax, ebp               ;    32.0 p0      51 a copy
        mov dword [esp + 80], edx  ;    42.2 p0+p3   51 a spill
        mul esi                    ;    33.8 p1      51 a
        add eax, dword [esp + 76]  ;    46.2 p2+p0   51 a
        adc edx, dword [esp + 80]  ;    47.2 p2+p1   51 a
        mov dword [esp + 80], eax  ;    47.2 p0+p3   51 a spill
        mov eax, ebx               ;    37.0 p0      51 a copy
        mov dword [esp + 76], edx  ;    57.2 p0+p3   51 a spill
        mul dword [esp + 28]       ;    38.7 p2+p1   51 a
        add eax, dword [esp + 80]  ;    51.2 p2+p0   51 a
        adc edx, dword [esp + 76]  ;    61.2 p2+p1   51 a
        mov dword [esp + 76], eax  ;    52.2 p0+p3   51 a spill
        mov eax, ecx               ;    42.3 p0      51 a copy
        mov dword [esp + 80], edx  ;    71.2 p0+p3   51 a spill
        mul dword [esp + 36]       ;    43.7 p2+p1   51 a
        add eax, dword [esp + 76]  ;    56.2 p2+p0   51 a
        adc edx, dword [esp + 80]  ;    75.2 p2+p1   51 a
        mov dword [esp + 80], eax  ;    57.2 p0+p3   51 a spill
        mov eax, edi               ;    47.7 p1      51 a copy
        mov dword [esp + 76], edx  ;    85.2 p0+p3   51 a spill
        mul dword [esp + 40]       ;    49.2 p2+p1   51 a
        mov dword [esp + 84], eax  ;    60.2 p0+p3   51 a spill
        mov eax, ebp               ;    50.0 p0      51 a copy
        mov dword [esp + 88], edx  ;    60.2 p0+p3   51 a spill
        mul dword [esp + 48]       ;    51.2 p2+p1   51 a
        add eax, dword [esp + 84]  ;    64.2 p2+p0   51 a
        adc edx, dword [esp + 88]  ;    65.2 p2+p1   51 a
        mov dword [esp + 88], eax  ;    65.2 p0+p3   51 a spill
        mov eax, ebx               ;    55.2 p1      51 a copy
        mov dword [esp + 84], edx  ;    75.2 p0+p3   51 a spill
        mul esi                    ;    57.3 p1      51 a
        add eax, dword [esp + 88]  ;    69.2 p2+p0   51 a
        adc edx, dword [esp + 84]  ;    79.2 p2+p1   51 a
        mov dword [esp + 84], eax  ;    70.2 p0+p3   51 a spill
        mov eax, ecx               ;    60.3 p0      51 a copy
        mov dword [esp + 88], edx  ;    89.2 p0+p3   51 a spill
        mul dword [esp + 28]       ;    62.2 p2+p1   51 a
        add eax, dword [esp + 84]  ;    74.2 p2+p0   51 a
        adc edx, dword [esp + 88]  ;    93.2 p2+p1   51 a
        mov dword [esp + 88], eax  ;    75.2 p0+p3   51 a spill
        mov eax, edi               ;    65.7 p0      51 a copy
        mov dword [esp + 84], edx  ;   103.2 p0+p3   51 a spill
        mul dword [esp + 32]       ;    67.2 p2+p1   51 a
        mov dword [esp + 92], eax  ;    78.2 p0+p3   51 a spill
        mov eax, ebp               ;    68.2 p1      51 a copy
        mov dword [esp + 96], edx  ;    78.2 p0+p3   51 a spill
        mul dword [esp + 40]       ;    69.7 p2+p1   51 a
        add eax, dword [esp + 92]  ;    82.2 p2+p0   51 a
        adc edx, dword [esp + 96]  ;    83.2 p2+p1   51 a
        mov dword [esp + 96], eax  ;    83.2 p0+p3   51 a spill
        mov eax, ebx               ;    73.3 p0      51 a copy
        mov dword [esp + 92], edx  ;    93.2 p0+p3   51 a spill
        mul dword [esp + 48]       ;    74.7 p2+p1   51 a
        add eax, dword [esp + 96]  ;    87.2 p2+p0   51 a
        adc edx, dword [esp + 92]  ;    97.2 p2+p1   51 a
        mov dword [esp + 92], eax  ;    88.2 p0+p3   51 a spill
        mov eax, ecx               ;    78.7 p1      51 a copy
        mov dword [esp + 96], edx  ;   107.2 p0+p3   51 a spill
        mul esi                    ;    80.8 p1      51 a
        add eax, dword [esp + 92]  ;    92.2 p2+p0   51 a
        adc edx, dword [esp + 96]  ;   111.2 p2+p1   51 a
        mov dword [esp + 96], eax  ;    93.2 p0+p3   51 a spill
        mov eax, edi               ;    83.7 p0      51 a copy
        mov dword [esp + 92], edx  ;   121.2 p0+p3   51 a spill
        mul dword [esp + 24]       ;    85.7 p2+p1   51 a
        mov edi, eax               ;    96.7 p0      51 a copy
        mov eax, ebp               ;    85.7 p0      51 a copy
        mov dword [esp + 100], edx ;    96.7 p0+p3   51 a spill
        mul dword [esp + 32]       ;    87.7 p2+p1   51 a
        add edi, eax               ;    98.7 p0      51 a
        adc edx, dword [esp + 100] ;   100.7 p2+p1   51 a
        mov eax, ebx               ;    90.0 p0      51 a copy
        mov ebp, edx               ;   110.7 p0      51 a copy
        mul dword [esp + 40]       ;    92.7 p2+p1   51 a
        add edi, eax               ;   103.7 p0      51 a
        adc ebp, edx               ;   111.7 p1      51 a
        mov eax, dword [esp + 64]  ;    93.3 p2      51 a reload
        mul dword [esp + 56]       ;    97.7 p2+p1   51 a
        add eax, dword [esp + 72]  ;   108.7 p2+p0   51 a
        adc edx, dword [esp + 68]  ;   109.7 p2+p1   51 a
        mov ebx, eax               ;   109.7 p0      51 a copy
        mov eax, ecx               ;    98.5 p0      51 a copy
        mov dword [esp + 68], edx  ;   119.7 p0+p3   51 a spill
        mul dword [esp + 48]       ;   102.7 p2+p1   51 a
        add edi, eax               ;   113.7 p0      51 a
        adc ebp, edx               ;   121.7 p1      51 a
        mov eax, dword [esp + 64]  ;   101.7 p2      51 a reload
        mul dword [esp + 44]       ;   107.7 p2+p1   51 a
        add eax, dword [esp + 80]  ;   118.7 p2+p0   51 a
        adc edx, dword [esp + 76]  ;   119.7 p2+p1   51 a
        mov ecx, ebx               ;   110.7 p0      51 a copy
        shr ebx, 0x1a              ;   111.7 p1      51 a
        and ecx, 0x3ffffff         ;   111.7 p0      51 a
        mov dword [esp + 76], eax  ;   119.7 p0+p3   51 a spill
        mov eax, dword [esp + 64]  ;   107.7 p2      51 a reload
        mov dword [esp + 80], edx  ;   129.7 p0+p3   51 a spill
        mul esi                    ;   113.9 p1      51 a
        add edi, eax               ;   124.9 p0      51 a
        adc ebp, edx               ;   131.7 p1      51 a
        mov eax, dword [esp + 64]  ;   110.7 p2      51 a reload
        mul dword [esp + 36]       ;   118.7 p2+p1   51 a
        add eax, dword [esp + 88]  ;   129.7 p2+p0   51 a
        adc edx, dword [esp + 84]  ;   130.7 p2+p1   51 a
        mov esi, 0x3ffffff         ;   115.3 p0      51 a
        mov dword [esp + 84], edi  ;   125.9 p0+p3   51 a spill
        mov edi, dword [esp + 68]  ;   119.7 p2      51 a
        shl edi, 6                 ;   123.7 p1      51 a
        or ebx, edi                ;   124.7 p0      51 a
        mov edi, dword [esp + 68]  ;   119.7 p2      51 a
        shr edi, 0x1a              ;   123.7 p1      51 a
        add ebx, dword [esp + 76]  ;   125.7 p2+p0   51 a
        adc edi, dword [esp + 80]  ;   133.7 p2+p1   51 a
        and esi, ebx               ;   126.7 p0      51 a
        shr ebx, 0x1a              ;   126.9 p1      51 a
        shl edi, 6                 ;   143.7 p1      51 a
        or ebx, edi                ;   144.7 p0      51 a
        add eax, ebx               ;   145.7 p0      51 a
        adc edx, 0                 ;   146.7 p1      51 a
        shl edx, 6                 ;   156.7 p1      51 a
        mov edi, eax               ;   146.7 p0      51 a copy
        shr eax, 0x1a              ;   146.7 p1      51 a
        or eax, edx                ;   157.7 p0      51 a
        and edi, 0x3ffffff         ;   147.7 p0      51 a
        mov edx, 0x3ffffff         ;   125.3 p0      51 a
        mov ebx, 0x3ffffff         ;   125.8 p0      51 a
        mov dword [esp + 80], ebp  ;   141.7 p0+p3   51 a spill
        mov ebp, 0x3ffffff         ;   127.3 p0      51 a
        mov dword [esp + 76], eax  ;   158.7 p0+p3   51 a spill
        mov eax, 0x3ffffff         ;   128.8 p0      51 a
        mov dword [esp + 68], edi  ;   148.7 p0+p3   51 a spill
        mov edi, 0x3ffffff         ;   130.3 p0      51 a
        mov dword [esp + 88], edi  ;   131.7 p0+p3   51 a spill
        mov edi, 0x3ffffff         ;   131.8 p0      51 a
        mov dword [esp + 72], edi  ;   133.7 p0+p3   51 a spill
        mov edi, 0x3ffffff         ;   132.2 p1      51 a
        mov dword [esp + 100], edi ;   135.7 p0+p3   51 a spill
        mov edi, 0x3ffffff         ;   132.7 p1      51 a
        mov dword [esp + 104], edi ;   137.7 p0+p3   51 a spill
        mov edi, 0x10              ;   133.2 p1      51 blocks
        add edi, dword [esp + 60]  ;   134.2 p2+p1   51 blocks
        mov dword [esp + 60], eax  ;   139.7 p0+p3   51 a spill
        mov eax, dword [esp + 64]  ;   131.3 p2      51 a reload
        mov dword [esp + 108], edx ;   141.7 p0+p3   51 a spill
        mul dword [esp + 28]       ;   135.3 p2+p1   51 a
        add eax, dword [esp + 96]  ;   146.3 p2+p1   51 a
        adc edx, dword [esp + 92]  ;   147.3 p2+p1   51 a
        add eax, dword [esp + 76]  ;   162.7 p2+p0   51 a
        adc edx, 0                 ;   163.7 p1      51 a
        shl edx, 6                 ;   173.7 p1      51 a
        mov dword [esp + 76], edi  ;   143.7 p0+p3   51 blocks spill
        mov edi, eax               ;   163.7 p0      51 a copy
        shr eax, 0x1a              ;   163.7 p1      51 a
        or edx, eax                ;   174.7 p0      51 a
        mov eax, dword [esp + 108] ;   141.7 p2      51 a reload
        and eax, edi               ;   164.7 p0      51 a
        mov edi, dword [esp + 80]  ;   141.7 p2      51 a
        add edx, dword [esp + 84]  ;   175.7 p2+p0   51 a
        adc edi, 0                 ;   176.7 p1      51 a
        shl edi, 6                 ;   186.7 p1      51 a
        and ebx, edx               ;   176.7 p0      51 a
        shr edx, 0x1a              ;   176.7 p1      51 a
        or edx, edi                ;   187.7 p0      51 a
        add ecx, edx               ;   188.7 p0      51 a
        shl edx, 2                 ;   188.7 p1      51 a
        add ecx, edx               ;   189.7 p0      51 a
        and ebp, ecx               ;   190.7 p0      51 a
        shr ecx, 0x1a              ;   190.7 p1      51 a
        add esi, ecx               ;   191.7 p0      51 a
        mov edi, esi               ;   192.7 p0      51 a copy
        shr esi, 0x1a              ;   192.7 p1      51 a
        mov ecx, dword [esp + 60]  ;   146.3 p2      51 a reload
        and ecx, edi               ;   193.7 p0      51 a
        mov edi, dword [esp + 68]  ;   148.7 p2      51 a reload
        add edi, esi               ;   193.7 p0      51 a
        mov esi, edi               ;   194.7 p0      51 a copy
        shr edi, 0x1a              ;   194.7 p1      51 a
        add eax, edi               ;   195.7 p0      51 a
        mov edi, dword [esp + 88]  ;   148.7 p2      51 a reload
        and edi, esi               ;   195.7 p0      51 a
        mov esi, eax               ;   196.7 p0      51 a copy
        shr eax, 0x1a              ;   196.7 p1      51 a
        add ebx, eax               ;   197.7 p0      51 a
        mov eax, dword [esp + 72]  ;   150.3 p2      51 a reload
        and eax, esi               ;   197.7 p0      51 a
        mov esi, ebx               ;   198.7 p1      51 a copy
        shr ebx, 0x1a              ;   198.7 p1      51 a
        mov edx, dword [esp + 100] ;   151.7 p2      51 a reload
        and edx, esi               ;   199.7 p0      51 a
        add ebp, ebx               ;   199.7 p1      51 a
        shl ebx, 2                 ;   199.7 p1      51 a
        add ebp, ebx               ;   200.7 p0      51 a
        mov dword [esp + 0], edi   ;   196.7 p0+p3   51 blocks
        mov esi, ebp               ;   201.7 p1      51 a copy
        shr ebp, 0x1a              ;   201.7 p1      51 a
        add ecx, ebp               ;   202.7 p0      51 a
        mov edi, dword [esp + 104] ;   154.7 p2      51 a reload
        and edi, esi               ;   202.7 p0      51 a
        mov dword [esp + 4], eax   ;   198.7 p0+p3   51 blocks
        mov dword [esp + 8], edx   ;   200.7 p0+p3   51 blocks
        mov esi, dword [esp + 76]  ;   156.0 p2      51 blocks reload
        mov ebp, ecx               ;   203.7 p1      51 a copy
        cmp esi, dword [esp + 20]  ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 140], esi ;                    resident
        mov dword [esp + 16], edi  ;                    resident
        mov dword [esp + 12], ebp  ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 16]  ;     0.0 p2      15 d
        shr esi, 0x1a              ;     4.0 p1      15 d
        add esi, dword [esp + 12]  ;     5.0 p2+p0   15 d
        mov edi, esi               ;     6.0 p1      15 d copy
        shr esi, 0x1a              ;     6.0 p1      15 d
        add esi, dword [esp + 0]   ;     7.0 p2+p0   15 d
        mov ebp, esi               ;     8.0 p1      15 d copy
        shr esi, 0x1a              ;     8.0 p1      15 d
        add esi, dword [esp + 4]   ;     9.0 p2+p0   15 d
        mov eax, esi               ;    10.0 p1      15 d copy
        shr esi, 0x1a              ;    10.0 p1      15 d
        add esi, dword [esp + 8]   ;    11.0 p2+p0   15 d
        mov ecx, esi               ;    12.0 p1      15 d copy
        shr esi, 0x1a              ;    12.0 p1      15 d
        mov edx, esi               ;    13.0 p0      15 d copy
        shl esi, 2                 ;    13.0 p1      15 d
        add esi, edx               ;    14.0 p0      15 d
        and edi, 0x3ffffff         ;     7.2 p0      15 d
        and ebp, 0x3ffffff         ;     9.0 p0      15 d
        and eax, 0x3ffffff         ;    11.0 p0      15 d
        and ecx, 0x3ffffff         ;    13.0 p0      15 d
        mov edx, dword [esp + 16]  ;     8.3 p2      15 d
        and edx, 0x3ffffff         ;    12.3 p0      15 d
        add esi, edx               ;    15.0 p1      15 d
        mov edx, esi               ;    16.0 p1      15 d copy
        shr esi, 0x1a              ;    16.0 p1      15 d
        add edi, esi               ;    17.0 p0      15 d
        mov esi, edi               ;    18.0 p0      15 d copy
        shr edi, 0x1a              ;    18.0 p1      15 d
        add ebp, edi               ;    19.0 p0      15 d
        mov edi, ebp               ;    20.0 p1      15 d copy
        shr ebp, 0x1a              ;    20.0 p1      15 d
        add eax, ebp               ;    21.0 p0      15 d
        mov ebp, eax               ;    22.0 p1      15 d copy
        shr ebp, 0x1a              ;    23.0 p1      15 d
        add ecx, ebp               ;    24.0 p0      15 d
        mov ebp, ecx               ;    25.0 p1      15 d copy
        shl ecx, 8                 ;    25.0 p1      15 d
        shr ebp, 0x18              ;    26.0 p1      15 d
        and eax, 0x3ffffff         ;    22.0 p0      15 d
        mov ebx, eax               ;    23.0 p0      15 d copy
        shl eax, 0xe               ;    23.0 p1      15 d
        shr ebx, 0x12              ;    24.0 p1      15 d
        or ecx, ebx                ;    26.0 p0      15 d
        and edi, 0x3ffffff         ;    21.0 p0      15 d
        mov ebx, edi               ;    22.0 p1      15 d copy
        shl ebx, 0x14              ;    23.0 p1      15 d
        shr edi, 0xc               ;    22.0 p1      15 d
        or eax, edi                ;    24.0 p0      15 d
        and esi, 0x3ffffff         ;    19.0 p0      15 d
        mov edi, esi               ;    20.0 p1      15 d copy
        shl edi, 0x1a              ;    21.0 p1      15 d
        shr esi, 6                 ;    20.0 p1      15 d
        or ebx, esi                ;    24.0 p0      15 d
        and edx, 0x3ffffff         ;    19.5 p0      15 d
        or edi, edx                ;    22.0 p0      15 d
        mov esi, edi               ;    23.0 p1      15 d copy
        mov edx, ebx               ;    25.0 p1      15 d copy
        mov dword [esp + 60], ebp  ;    27.0 p0+p3   15 d spill
        mov ebp, eax               ;    25.0 p1      15 d copy
        add esi, 5                 ;    24.0 p1      15 d
        adc edx, 0                 ;    26.0 p1      15 d
        adc ebp, 0                 ;    36.0 p1      15 d
        sbb ebp, ebp               ;    46.0 p1      15 d
        mov esi, ecx               ;    27.0 p0      15 d copy
        mov edx, dword [esp + 60]  ;    27.0 p2      15 d
        add ebp, ebp               ;    56.0 p0      15 d
        adc esi, 0                 ;    57.0 p1      15 d
        adc edx, 0                 ;    67.0 p1      15 d
        mov esi, edx               ;    77.0 p0      15 d copy
        shr esi, 2                 ;    78.0 p1      15 d
        and edx, 0xfffffffc        ;    77.0 p0      15 d
        add esi, edx               ;    79.0 p0      15 d
        add edi, esi               ;    80.0 p0      15 d
        adc ebx, 0                 ;    81.0 p1      15 d
        adc eax, 0                 ;    91.0 p1      15 d
        sbb ebp, ebp               ;   101.0 p1      15 d
        mov esi, dword [esp + 136] ;    32.3 p2      16 h reload
        mov dword [esi], edi       ;    81.0 p0+p3   16 h
        mov dword [esi + 4], ebx   ;    91.0 p0+p3   16 h
        mov dword [esi + 8], eax   ;   101.0 p0+p3   16 h
        mov edi, dword [esp + 60]  ;    33.7 p2      15 d
        add ebp, ebp               ;   111.0 p0      15 d
        adc ecx, 0                 ;   112.0 p1      15 d
        adc edi, 0                 ;   122.0 p1      15 d
        mov dword [esi + 12], ecx  ;   122.0 p0+p3   16 h
        and edi, 3                 ;   132.0 p0      15 d
        mov dword [esi + 16], edi  ;   133.0 p0+p3   16 h
        xor eax, eax               ;                    cleared
        mov dword [esp + 0], eax   ;                    cleared
        mov dword [esp + 4], eax   ;                    cleared
        mov dword [esp + 8], eax   ;                    cleared
        mov dword [esp + 12], eax  ;                    cleared
        mov dword [esp + 16], eax  ;                    cleared
        mov dword [esp + 24], eax  ;                    cleared
        mov dword [esp + 28], eax  ;                    cleared
        mov dword [esp + 32], eax  ;                    cleared
        mov dword [esp + 36], eax  ;                    cleared
        mov dword [esp + 40], eax  ;                    cleared
        mov dword [esp + 44], eax  ;                    cleared
        mov dword [esp + 48], eax  ;                    cleared
        mov dword [esp + 52], eax  ;                    cleared
        mov dword [esp + 56], eax  ;                    cleared
        mov dword [esp + 60], eax  ;                    cleared
        mov dword [esp + 64], eax  ;                    cleared
        mov dword [esp + 68], eax  ;                    cleared
        mov dword [esp + 72], eax  ;                    cleared
        mov dword [esp + 76], eax  ;                    cleared
        mov dword [esp + 80], eax  ;                    cleared
        mov dword [esp + 84], eax  ;                    cleared
        mov dword [esp + 88], eax  ;                    cleared
        mov dword [esp + 92], eax  ;                    cleared
        mov dword [esp + 96], eax  ;                    cleared
        mov dword [esp + 100], eax ;                    cleared
        mov dword [esp + 104], eax ;                    cleared
        mov dword [esp + 108], eax ;                    cleared
        add esp, 0x70              ;                    frame
        pop ebp                    ;                    preserved
        pop edi                    ;                    preserved
        pop esi                    ;                    preserved
        pop ebx                    ;                    preserved
        ret

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
