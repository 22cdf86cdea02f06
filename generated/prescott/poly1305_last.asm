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
; The frame is cleared before return: 100 bytes, 26 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 123 uops, planned 48.0; bounds: width 41.0, ports 31.8, path 21.0
;   blocks: 459 uops, planned 210.2; bounds: width 153.0, ports 139.3, path 128.0
;   body.2: 112 uops, planned 139.0; bounds: width 37.3, ports 40.8, path 122.0
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
        sub esp, 0x68              ;                    frame
        mov esi, dword [esp + 128] ;     0.0 p2      50 a reload
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
        mov eax, dword [esp + 128] ;    14.3 p2      50 a reload
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
        mov esi, dword [esp + 136] ;    23.3 p2      51 blocks
        shl esi, 4                 ;    27.3 p1      51 blocks
        add esi, dword [esp + 132] ;    28.3 p2+p1   51 blocks
        mov dword [esp + 20], esi  ;    29.3 p0+p3   51 blocks
        mov esi, dword [esp + 124] ;    25.3 p2       9 k reload
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
        cmp dword [esp + 136], 0   ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 132] ;                    resident
        align 16
.blocks_1:
        mov edi, dword [esi]       ;     0.0 p2      51 a
        mov ebp, edi               ;     4.0 p0      51 a copy
        shr edi, 0x1a              ;     4.0 p1      51 a
        mov eax, dword [esi + 4]   ;     1.0 p2      51 a
        mov ecx, eax               ;     5.0 p0      51 a copy
        shr eax, 0x14              ;     5.0 p1      51 a
        mov edx, dword [esi + 8]   ;     2.0 p2      51 a
        mov ebx, edx               ;     6.0 p0      51 a copy
        shr edx, 0xe               ;     6.0 p1      51 a
        mov dword [esp + 60], edx  ;     7.0 p0+p3   51 a spill
        mov edx, dword [esi + 12]  ;     3.3 p2      51 a
        mov dword [esp + 64], esi  ;     5.0 p0+p3   51 a spill
        mov esi, edx               ;     7.3 p1      51 a copy
        shr edx, 8                 ;     7.3 p1      51 a
        and ebp, 0x3ffffff         ;     5.0 p0      51 a
        add ebp, dword [esp + 16]  ;     6.0 p2+p1   51 a
        and ecx, 0xfffff           ;     6.0 p0      51 a
        shl ecx, 6                 ;     7.0 p1      51 a
        or edi, ecx                ;     8.0 p0      51 a
        add edi, dword [esp + 12]  ;     9.0 p2+p1   51 a
        and ebx, 0x3fff            ;     7.3 p0      51 a
        shl ebx, 0xc               ;     8.3 p1      51 a
        or eax, ebx                ;     9.3 p0      51 a
        add eax, dword [esp + 0]   ;    10.3 p2+p1   51 a
        and esi, 0xff              ;     9.0 p0      51 a
        shl esi, 0x12              ;    10.0 p1      51 a
        mov ecx, dword [esp + 60]  ;     9.7 p2      51 a reload
        or ecx, esi                ;    13.7 p0      51 a
        add ecx, dword [esp + 4]   ;    14.7 p2+p1   51 a
        add edx, dword [esp + 8]   ;    11.7 p2+p0   51 a
        mov esi, dword [esp + 52]  ;    12.7 p2      51 a reload
        mov ebx, eax               ;    12.0 p1      51 a copy
        mov eax, ebp               ;    12.3 p0      51 a copy
        mov dword [esp + 60], edx  ;    12.8 p0+p3   51 a spill
        mul esi                    ;    16.7 p1      51 a
        mov dword [esp + 68], eax  ;    27.7 p0+p3   51 a spill
        mov eax, edi               ;    15.0 p0      51 a copy
        mov dword [esp + 72], edx  ;    27.7 p0+p3   51 a spill
        mul dword [esp + 28]       ;    16.5 p2+p1   51 a
        add eax, dword [esp + 68]  ;    31.7 p2+p0   51 a
        adc edx, dword [esp + 72]  ;    32.7 p2+p1   51 a
        mov dword [esp + 72], eax  ;    32.7 p0+p3   51 a spill
        mov eax, ebx               ;    20.3 p0      51 a copy
        mov dword [esp + 68], edx  ;    42.7 p0+p3   51 a spill
        mul dword [esp + 36]       ;    21.5 p2+p1   51 a
        add eax, dword [esp + 72]  ;    36.7 p2+p0   51 a
        adc edx, dword [esp + 68]  ;    46.7 p2+p1   51 a
        mov dword [esp + 68], eax  ;    37.7 p0+p3   51 a spill
        mov eax, ecx               ;    25.5 p1      51 a copy
        mov dword [esp + 72], edx  ;    56.7 p0+p3   51 a spill
        mul dword [esp + 44]       ;    27.0 p2+p1   51 a
        add eax, dword [esp + 68]  ;    41.7 p2+p0   51 a
        adc edx, dword [esp + 72]  ;    60.7 p2+p1   51 a
        mov dword [esp + 72], eax  ;    42.7 p0+p3   51 a spill
        mov eax, dword [esp + 60]  ;    30.3 p2      51 a reload
        mov dword [esp + 68], edx  ;    70.7 p0+p3   51 a spill
        mul dword [esp + 56]       ;    34.3 p2+p1   51 a
        add eax, dword [esp + 72]  ;    46.7 p2+p0   51 a
        adc edx, dword [esp + 68]  ;    74.7 p2+p1   51 a
        mov dword [esp + 68], eax  ;    47.7 p0+p3   51 a spill
        mov eax, ebp               ;    36.0 p1      51 a copy
        mov dword [esp + 72], edx  ;    84.7 p0+p3   51 a spill
        mul dword [esp + 48]       ;    37.5 p2+p1   51 a
        mov dword [esp + 76], eax  ;    48.5 p0+p3   51 a spill
        mov eax, edi               ;    38.5 p1      51 a copy
        mov dword [esp + 80], edx  ;    48.5 p0+p3   51 a spill
        mul esi                    ;    40.7 p1      51 a
        add eax, dword [esp + 76]  ;    52.5 p2+p0   51 a
        adc edx, dword [esp + 80]  ;    53.5 p2+p1   51 a
        mov dword [esp + 80], eax  ;    53.5 p0+p3   51 a spill
        mov eax, ebx               ;    43.7 p0      51 a copy
        mov dword [esp + 76], edx  ;    63.5 p0+p3   51 a spill
        mul dword [esp + 28]       ;    45.5 p2+p1   51 a
        add eax, dword [esp + 80]  ;    57.5 p2+p0   51 a
        adc edx, dword [esp + 76]  ;    67.5 p2+p1   51 a
        mov dword [esp + 76], eax  ;    58.5 p0+p3   51 a spill
        mov eax, ecx               ;    49.0 p0      51 a copy
        mov dword [esp + 80], edx  ;    77.5 p0+p3   51 a spill
        mul dword [esp + 36]       ;    50.5 p2+p1   51 a
        add eax, dword [esp + 76]  ;    62.5 p2+p0   51 a
        adc edx, dword [esp + 80]  ;    81.5 p2+p1   51 a
        mov dword [esp + 80], eax  ;    63.5 p0+p3   51 a spill
        mov eax, dword [esp + 60]  ;    53.7 p2      51 a reload
        mov dword [esp + 76], edx  ;    91.5 p0+p3   51 a spill
        mul dword [esp + 44]       ;    57.7 p2+p1   51 a
        add eax, dword [esp + 80]  ;    68.7 p2+p0   51 a
        adc edx, dword [esp + 76]  ;    95.5 p2+p1   51 a
        mov dword [esp + 76], eax  ;    69.7 p0+p3   51 a spill
        mov eax, ebp               ;    59.5 p1      51 a copy
        mov dword [esp + 80], edx  ;   105.5 p0+p3   51 a spill
        mul dword [esp + 40]       ;    61.0 p2+p1   51 a
        mov dword [esp + 84], eax  ;    72.0 p0+p3   51 a spill
        mov eax, edi               ;    62.0 p1      51 a copy
        mov dword [esp + 88], edx  ;    72.0 p0+p3   51 a spill
        mul dword [esp + 48]       ;    63.5 p2+p1   51 a
        add eax, dword [esp + 84]  ;    76.0 p2+p0   51 a
        adc edx, dword [esp + 88]  ;    77.0 p2+p1   51 a
        mov dword [esp + 88], eax  ;    77.0 p0+p3   51 a spill
        mov eax, ebx               ;    67.3 p0      51 a copy
        mov dword [esp + 84], edx  ;    87.0 p0+p3   51 a spill
        mul esi                    ;    69.2 p1      51 a
        add eax, dword [esp + 88]  ;    81.0 p2+p0   51 a
        adc edx, dword [esp + 84]  ;    91.0 p2+p1   51 a
        mov dword [esp + 84], eax  ;    82.0 p0+p3   51 a spill
        mov eax, ecx               ;    72.3 p0      51 a copy
        mov dword [esp + 88], edx  ;   101.0 p0+p3   51 a spill
        mul dword [esp + 28]       ;    74.0 p2+p1   51 a
        add eax, dword [esp + 84]  ;    86.0 p2+p0   51 a
        adc edx, dword [esp + 88]  ;   105.0 p2+p1   51 a
        mov dword [esp + 88], eax  ;    87.0 p0+p3   51 a spill
        mov eax, dword [esp + 60]  ;    85.0 p2      51 a reload
        mov dword [esp + 84], edx  ;   115.0 p0+p3   51 a spill
        mul dword [esp + 36]       ;    89.0 p2+p1   51 a
        add eax, dword [esp + 88]  ;   100.0 p2+p0   51 a
        adc edx, dword [esp + 84]  ;   119.0 p2+p1   51 a
        mov dword [esp + 84], eax  ;   101.0 p0+p3   51 a spill
        mov eax, ebp               ;    90.7 p1      51 a copy
        mov dword [esp + 88], edx  ;   129.0 p0+p3   51 a spill
        mul dword [esp + 32]       ;    92.2 p2+p1   51 a
        mov dword [esp + 92], eax  ;   103.2 p0+p3   51 a spill
        mov eax, edi               ;    93.2 p1      51 a copy
        mov dword [esp + 96], edx  ;   103.2 p0+p3   51 a spill
        mul dword [esp + 40]       ;    94.7 p2+p1   51 a
        add eax, dword [esp + 92]  ;   107.2 p2+p0   51 a
        adc edx, dword [esp + 96]  ;   108.2 p2+p1   51 a
        mov dword [esp + 96], eax  ;   108.2 p0+p3   51 a spill
        mov eax, ebx               ;    98.7 p0      51 a copy
        mov dword [esp + 92], edx  ;   118.2 p0+p3   51 a spill
        mul dword [esp + 48]       ;    99.7 p2+p1   51 a
        add eax, dword [esp + 96]  ;   112.2 p2+p0   51 a
        adc edx, dword [esp + 92]  ;   122.2 p2+p1   51 a
        mov dword [esp + 92], eax  ;   113.2 p0+p3   51 a spill
        mov eax, ecx               ;   103.7 p1      51 a copy
        mov dword [esp + 96], edx  ;   132.2 p0+p3   51 a spill
        mul esi                    ;   105.8 p1      51 a
        add eax, dword [esp + 92]  ;   117.2 p2+p0   51 a
        adc edx, dword [esp + 96]  ;   136.2 p2+p1   51 a
        mov dword [esp + 96], eax  ;   118.2 p0+p3   51 a spill
        mov eax, ebp               ;   109.0 p0      51 a copy
        mov dword [esp + 92], edx  ;   146.2 p0+p3   51 a spill
        mul dword [esp + 24]       ;   110.7 p2+p1   51 a
        mov ebp, eax               ;   121.7 p0      51 a copy
        mov eax, edi               ;   111.0 p0      51 a copy
        mov dword [esp + 100], edx ;   121.7 p0+p3   51 a spill
        mul dword [esp + 32]       ;   112.7 p2+p1   51 a
        add ebp, eax               ;   123.7 p0      51 a
        adc edx, dword [esp + 100] ;   125.7 p2+p1   51 a
        mov eax, ebx               ;   115.3 p0      51 a copy
        mov edi, edx               ;   135.7 p0      51 a copy
        mul dword [esp + 40]       ;   117.7 p2+p1   51 a
        add ebp, eax               ;   128.7 p0      51 a
        adc edi, edx               ;   136.7 p1      51 a
        mov eax, ecx               ;   118.7 p0      51 a copy
        mul dword [esp + 48]       ;   122.7 p2+p1   51 a
        add ebp, eax               ;   133.7 p0      51 a
        adc edi, edx               ;   146.7 p1      51 a
        mov eax, dword [esp + 60]  ;   121.7 p2      51 a reload
        mul esi                    ;   128.3 p1      51 a
        add ebp, eax               ;   139.3 p0      51 a
        adc edi, edx               ;   156.7 p1      51 a
        mov esi, dword [esp + 72]  ;   124.3 p2      51 a
        shl esi, 6                 ;   132.2 p1      51 a
        mov eax, dword [esp + 68]  ;   125.3 p2      51 a
        shr eax, 0x1a              ;   132.7 p1      51 a
        or esi, eax                ;   133.7 p0      51 a
        mov eax, dword [esp + 72]  ;   126.3 p2      51 a
        shr eax, 0x1a              ;   133.3 p1      51 a
        add esi, dword [esp + 76]  ;   134.7 p2+p0   51 a
        adc eax, dword [esp + 80]  ;   136.4 p2+p1   51 a
        shl eax, 6                 ;   146.4 p1      51 a
        mov ecx, esi               ;   135.7 p0      51 a copy
        shr ecx, 0x1a              ;   137.4 p1      51 a
        or eax, ecx                ;   147.4 p0      51 a
        mov ecx, dword [esp + 88]  ;   131.0 p2      51 a
        add eax, dword [esp + 84]  ;   148.4 p2+p0   51 a
        adc ecx, 0                 ;   149.4 p1      51 a
        shl ecx, 6                 ;   159.4 p1      51 a
        mov edx, eax               ;   149.4 p0      51 a copy
        shr edx, 0x1a              ;   150.4 p1      51 a
        or ecx, edx                ;   160.4 p0      51 a
        and esi, 0x3ffffff         ;   135.7 p0      51 a
        and eax, 0x3ffffff         ;   149.4 p0      51 a
        mov edx, dword [esp + 68]  ;   135.0 p2      51 a
        and edx, 0x3ffffff         ;   139.0 p0      51 a
        mov ebx, 0x3ffffff         ;   136.0 p0      51 a
        mov dword [esp + 68], eax  ;   150.4 p0+p3   51 a spill
        mov eax, 0x3ffffff         ;   137.5 p0      51 a
        mov dword [esp + 88], esi  ;   138.0 p0+p3   51 a spill
        mov esi, 0x3ffffff         ;   139.0 p0      51 a
        mov dword [esp + 84], eax  ;   140.0 p0+p3   51 a spill
        mov eax, dword [esp + 60]  ;   137.7 p2      51 a reload
        mov dword [esp + 80], edx  ;   142.0 p0+p3   51 a spill
        mul dword [esp + 28]       ;   143.2 p2+p1   51 a
        add eax, dword [esp + 96]  ;   154.2 p2+p0   51 a
        adc edx, dword [esp + 92]  ;   155.2 p2+p1   51 a
        add eax, ecx               ;   161.4 p0      51 a
        adc edx, 0                 ;   165.2 p1      51 a
        shl edx, 6                 ;   175.2 p1      51 a
        and ebx, eax               ;   162.4 p0      51 a
        shr eax, 0x1a              ;   162.4 p1      51 a
        or edx, eax                ;   176.2 p0      51 a
        add ebp, edx               ;   177.2 p0      51 a
        adc edi, 0                 ;   178.2 p1      51 a
        shl edi, 6                 ;   188.2 p1      51 a
        mov eax, dword [esp + 84]  ;   147.0 p2      51 a reload
        and eax, ebp               ;   178.2 p0      51 a
        shr ebp, 0x1a              ;   178.2 p1      51 a
        or edi, ebp                ;   189.2 p0      51 a
        mov ebp, dword [esp + 80]  ;   148.3 p2      51 a reload
        add ebp, edi               ;   190.2 p0      51 a
        shl edi, 2                 ;   190.2 p1      51 a
        add ebp, edi               ;   191.2 p0      51 a
        and esi, ebp               ;   192.2 p0      51 a
        shr ebp, 0x1a              ;   192.2 p1      51 a
        add ebp, dword [esp + 88]  ;   193.2 p2+p0   51 a
        mov edi, ebp               ;   194.2 p0      51 a copy
        shr edi, 0x1a              ;   195.2 p1      51 a
        add edi, dword [esp + 68]  ;   196.2 p2+p0   51 a
        mov ecx, edi               ;   197.2 p0      51 a copy
        shr ecx, 0x1a              ;   198.2 p1      51 a
        add ebx, ecx               ;   199.2 p0      51 a
        mov ecx, ebx               ;   200.2 p0      51 a copy
        shr ecx, 0x1a              ;   201.2 p1      51 a
        add eax, ecx               ;   202.2 p0      51 a
        mov ecx, eax               ;   203.2 p0      51 a copy
        shr ecx, 0x1a              ;   204.2 p1      51 a
        add esi, ecx               ;   205.2 p0      51 a
        shl ecx, 2                 ;   205.2 p1      51 a
        add esi, ecx               ;   206.2 p0      51 a
        mov ecx, esi               ;   207.2 p0      51 a copy
        shr ecx, 0x1a              ;   208.2 p1      51 a
        and ebp, 0x3ffffff         ;   194.2 p0      51 a
        add ecx, ebp               ;   209.2 p0      51 a
        mov dword [esp + 12], ecx  ;   210.2 p0+p3   51 blocks
        and edi, 0x3ffffff         ;   197.2 p0      51 a
        mov dword [esp + 0], edi   ;   198.2 p0+p3   51 blocks
        and ebx, 0x3ffffff         ;   200.2 p0      51 a
        mov dword [esp + 4], ebx   ;   201.2 p0+p3   51 blocks
        and eax, 0x3ffffff         ;   203.2 p0      51 a
        mov dword [esp + 8], eax   ;   204.2 p0+p3   51 blocks
        and esi, 0x3ffffff         ;   207.2 p0      51 a
        mov dword [esp + 16], esi  ;   208.2 p0+p3   51 blocks
        mov esi, dword [esp + 64]  ;   160.3 p2      51 blocks
        add esi, 0x10              ;   164.3 p1      51 blocks
        cmp esi, dword [esp + 20]  ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 132], esi ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 16]  ;     0.0 p2      15 d
        shr esi, 0x1a              ;     4.0 p1      15 d
        add esi, dword [esp + 12]  ;     5.0 p2+p0   15 d
        mov edi, esi               ;     6.0 p1      15 d copy
        shr edi, 0x1a              ;     7.0 p1      15 d
        add edi, dword [esp + 0]   ;     8.0 p2+p0   15 d
        and esi, 0x3ffffff         ;     6.0 p0      15 d
        mov ebp, edi               ;     9.0 p1      15 d copy
        shr ebp, 0x1a              ;    10.0 p1      15 d
        add ebp, dword [esp + 4]   ;    11.0 p2+p0   15 d
        and edi, 0x3ffffff         ;     9.0 p0      15 d
        mov eax, ebp               ;    12.0 p1      15 d copy
        shr eax, 0x1a              ;    13.0 p1      15 d
        add eax, dword [esp + 8]   ;    14.0 p2+p0   15 d
        and ebp, 0x3ffffff         ;    12.0 p0      15 d
        mov ecx, eax               ;    15.0 p1      15 d copy
        shr ecx, 0x1a              ;    16.0 p1      15 d
        mov edx, ecx               ;    17.0 p0      15 d copy
        shl edx, 2                 ;    18.0 p1      15 d
        add ecx, edx               ;    19.0 p0      15 d
        and eax, 0x3ffffff         ;    15.0 p0      15 d
        mov edx, dword [esp + 16]  ;     8.3 p2      15 d
        and edx, 0x3ffffff         ;    12.3 p0      15 d
        add ecx, edx               ;    20.0 p1      15 d
        mov edx, ecx               ;    21.0 p0      15 d copy
        shr edx, 0x1a              ;    22.0 p1      15 d
        add esi, edx               ;    23.0 p0      15 d
        mov edx, esi               ;    24.0 p1      15 d copy
        shr edx, 0x1a              ;    25.0 p1      15 d
        add edi, edx               ;    26.0 p0      15 d
        and esi, 0x3ffffff         ;    24.0 p0      15 d
        mov edx, edi               ;    27.0 p1      15 d copy
        shr edx, 0x1a              ;    28.0 p1      15 d
        add ebp, edx               ;    29.0 p0      15 d
        and edi, 0x3ffffff         ;    27.0 p0      15 d
        and ecx, 0x3ffffff         ;    21.0 p0      15 d
        mov edx, esi               ;    25.0 p1      15 d copy
        shl edx, 0x1a              ;    26.0 p1      15 d
        or ecx, edx                ;    27.0 p0      15 d
        shr esi, 6                 ;    25.0 p1      15 d
        mov edx, edi               ;    28.0 p0      15 d copy
        shl edx, 0x14              ;    29.0 p1      15 d
        or esi, edx                ;    30.0 p0      15 d
        shr edi, 0xc               ;    28.0 p1      15 d
        mov edx, ebp               ;    30.0 p0      15 d copy
        shr edx, 0x1a              ;    31.0 p1      15 d
        add eax, edx               ;    32.0 p0      15 d
        and ebp, 0x3ffffff         ;    30.0 p0      15 d
        mov edx, ebp               ;    31.0 p1      15 d copy
        shl edx, 0xe               ;    32.0 p1      15 d
        or edi, edx                ;    33.0 p0      15 d
        shr ebp, 0x12              ;    31.0 p1      15 d
        mov edx, eax               ;    33.0 p0      15 d copy
        shl edx, 8                 ;    34.0 p1      15 d
        or ebp, edx                ;    35.0 p0      15 d
        shr eax, 0x18              ;    33.0 p1      15 d
        mov edx, ecx               ;    28.0 p0      15 d copy
        mov ebx, esi               ;    31.0 p1      15 d copy
        mov dword [esp + 60], ebp  ;    36.0 p0+p3   15 d spill
        mov ebp, edi               ;    34.0 p1      15 d copy
        add edx, 5                 ;    29.0 p1      15 d
        adc ebx, 0                 ;    32.0 p1      15 d
        adc ebp, 0                 ;    42.0 p1      15 d
        sbb ebp, ebp               ;    52.0 p1      15 d
        mov edx, dword [esp + 60]  ;    36.0 p2      15 d
        mov ebx, eax               ;    34.0 p0      15 d copy
        add ebp, ebp               ;    62.0 p0      15 d
        adc edx, 0                 ;    63.0 p1      15 d
        adc ebx, 0                 ;    73.0 p1      15 d
        mov ebp, ebx               ;    83.0 p0      15 d copy
        shr ebp, 2                 ;    84.0 p1      15 d
        and ebx, 0xfffffffc        ;    83.0 p0      15 d
        add ebx, ebp               ;    85.0 p0      15 d
        add ecx, ebx               ;    86.0 p0      15 d
        adc esi, 0                 ;    87.0 p1      15 d
        adc edi, 0                 ;    97.0 p1      15 d
        sbb ebp, ebp               ;   107.0 p1      15 d
        mov edx, dword [esp + 128] ;    32.3 p2      16 h reload
        mov dword [edx], ecx       ;    87.0 p0+p3   16 h
        mov dword [edx + 4], esi   ;    97.0 p0+p3   16 h
        mov dword [edx + 8], edi   ;   107.0 p0+p3   16 h
        mov esi, dword [esp + 60]  ;    36.0 p2      15 d
        add ebp, ebp               ;   117.0 p0      15 d
        adc esi, 0                 ;   118.0 p1      15 d
        adc eax, 0                 ;   128.0 p1      15 d
        mov dword [edx + 12], esi  ;   128.0 p0+p3   16 h
        and eax, 3                 ;   138.0 p0      15 d
        mov dword [edx + 16], eax  ;   139.0 p0+p3   16 h
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
        add esp, 0x68              ;                    frame
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
