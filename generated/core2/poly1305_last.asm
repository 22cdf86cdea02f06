; poly1305_last for Intel Core 2, 65 nm (Conroe, Merom) (core2)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_last --cpu core2
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
;   body: 118 uops, planned 41.2; bounds: width 29.5, ports 30.0, path 20.0
;   blocks: 317 uops, planned 120.0; bounds: width 79.2, ports 84.0, path 57.0
;   body.2: 97 uops, planned 52.2; bounds: width 24.2, ports 29.0, path 42.0
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
        mov edi, dword [esi + 16]  ;     3.0 p2      50 a
        mov ebp, edi               ;     6.0 p0      50 a copy
        shr edi, 2                 ;     6.0 p5      50 a
        and edi, 0x3ffffff         ;     7.0 p1      50 a
        lea eax, [edi*4]           ;     8.0 p0      50 a
        add eax, edi               ;     9.0 p5      50 a
        mov edi, dword [esi]       ;     3.0 p2      50 a
        mov ecx, edi               ;     6.0 p1      50 a copy
        and edi, 0x3ffffff         ;     6.0 p0      50 a
        add eax, edi               ;    10.0 p5      50 a
        mov edi, eax               ;    11.0 p1      50 a copy
        shr eax, 0x1a              ;    11.0 p0      50 a
        mov edx, dword [esi + 4]   ;     3.2 p2      50 a
        shr ecx, 0x1a              ;     7.0 p5      50 a
        mov ebx, edx               ;     6.2 p1      50 a copy
        and edx, 0xfffff           ;     6.2 p0      50 a
        shl edx, 6                 ;     7.2 p5      50 a
        or edx, ecx                ;     8.2 p1      50 a
        add eax, edx               ;    12.0 p0      50 a
        mov ecx, ebp               ;     7.0 p5      50 a copy
        shr ebp, 0x1c              ;     7.0 p0      50 a
        add eax, ebp               ;    13.0 p1      50 a
        shl ebp, 2                 ;     8.0 p5      50 a
        add eax, ebp               ;    14.0 p0      50 a
        mov ebp, eax               ;    15.0 p1      50 a copy
        shr eax, 0x1a              ;    15.0 p5      50 a
        mov edx, dword [esi + 8]   ;     7.8 p2      50 a
        shr ebx, 0x14              ;     8.5 p0      50 a
        and ecx, 3                 ;     8.5 p1      50 a
        shl ecx, 0x18              ;     9.5 p5      50 a
        and edi, 0x3ffffff         ;    12.0 p0      50 a
        and ebp, 0x3ffffff         ;    16.0 p1      50 a
        mov esi, edx               ;    10.8 p5      50 a copy
        and edx, 0x3fff            ;    10.8 p0      50 a
        shl edx, 0xc               ;    11.8 p5      50 a
        or ebx, edx                ;    12.8 p1      50 a
        add eax, ebx               ;    16.0 p0      50 a
        mov edx, eax               ;    17.0 p1      50 a copy
        shr eax, 0x1a              ;    17.0 p5      50 a
        shr esi, 0xe               ;    12.5 p0      50 a
        mov ebx, 0xff              ;    12.5 p1      50 a
        and edx, 0x3ffffff         ;    18.0 p5      50 a
        mov dword [esp + 0], edx   ;    19.0 p3+p4   51 blocks
        mov edx, dword [esp + 128] ;    12.0 p2      50 a reload
        mov edx, dword [edx + 12]  ;    15.0 p2      50 a
        and ebx, edx               ;    18.0 p0      50 a
        shl ebx, 0x12              ;    19.0 p5      50 a
        or esi, ebx                ;    20.0 p1      50 a
        add eax, esi               ;    21.0 p0      50 a
        mov esi, eax               ;    22.0 p1      50 a copy
        shr eax, 0x1a              ;    22.0 p5      50 a
        shr edx, 8                 ;    18.0 p0      50 a
        or ecx, edx                ;    19.0 p1      50 a
        add eax, ecx               ;    23.0 p5      50 a
        mov ecx, eax               ;    24.0 p0      50 a copy
        shr eax, 0x1a              ;    24.0 p5      50 a
        lea edx, [eax*4]           ;    25.0 p0      50 a
        add edi, edx               ;    26.0 p1      50 a
        add edi, eax               ;    27.0 p1      50 a
        mov eax, edi               ;    28.0 p5      50 a copy
        shr edi, 0x1a              ;    28.0 p0      50 a
        add ebp, edi               ;    29.0 p1      50 a
        mov dword [esp + 4], ebp   ;    30.0 p3+p4   51 blocks
        and eax, 0x3ffffff         ;    29.0 p5      50 a
        mov dword [esp + 8], eax   ;    30.0 p3+p4   51 blocks
        and ecx, 0x3ffffff         ;    25.0 p0      50 a
        mov dword [esp + 12], ecx  ;    26.0 p3+p4   51 blocks
        and esi, 0x3ffffff         ;    23.0 p1      50 a
        mov dword [esp + 16], esi  ;    24.0 p3+p4   51 blocks
        mov esi, dword [esp + 124] ;    23.0 p2       9 k reload
        mov edi, dword [esi + 12]  ;    26.0 p2       9 k
        and edi, 0xffffffc         ;    29.0 p5       9 k
        mov ebp, edi               ;    30.0 p0       9 k copy
        and edi, 0xff              ;    30.0 p1       9 k
        shl edi, 0x12              ;    31.0 p5       9 k
        mov eax, dword [esi + 8]   ;    26.0 p2       9 k
        and eax, 0xffffffc         ;    29.0 p0       9 k
        mov ecx, eax               ;    30.0 p1       9 k copy
        shr ecx, 0xe               ;    31.0 p5       9 k
        or edi, ecx                ;    32.0 p0       9 k
        mov dword [esp + 20], edi  ;    33.0 p3+p4    9 k
        lea ecx, [edi*4]           ;    33.0 p0      51 a
        add ecx, edi               ;    34.0 p1      51 a
        mov dword [esp + 24], ecx  ;    35.0 p3+p4   51 a
        and eax, 0x3fff            ;    30.0 p5       9 k
        shl eax, 0xc               ;    31.0 p0       9 k
        mov edi, dword [esi + 4]   ;    29.5 p2       9 k
        and edi, 0xffffffc         ;    32.5 p1       9 k
        mov ecx, edi               ;    33.5 p5       9 k copy
        shr ecx, 0x14              ;    34.5 p0       9 k
        or eax, ecx                ;    35.5 p1       9 k
        mov dword [esp + 28], eax  ;    36.5 p3+p4    9 k
        lea ecx, [eax*4]           ;    36.5 p0      51 a
        add eax, ecx               ;    37.5 p5      51 a
        mov dword [esp + 32], eax  ;    38.5 p3+p4   51 a
        and edi, 0xfffff           ;    33.5 p1       9 k
        shl edi, 6                 ;    34.5 p0       9 k
        shr ebp, 8                 ;    32.2 p5       9 k
        mov dword [esp + 36], ebp  ;    33.2 p3+p4    9 k
        mov esi, dword [esi]       ;    32.8 p2       9 k
        and esi, 0xfffffff         ;    35.8 p1       9 k
        mov eax, esi               ;    36.8 p0       9 k copy
        shr esi, 0x1a              ;    36.8 p5       9 k
        or edi, esi                ;    37.8 p1       9 k
        mov dword [esp + 40], edi  ;    38.8 p3+p4    9 k
        lea esi, [edi*4]           ;    38.8 p0      51 a
        add esi, edi               ;    39.8 p5      51 a
        mov dword [esp + 44], esi  ;    40.8 p3+p4   51 a
        lea esi, [ebp*4]           ;    35.2 p0      51 a
        add ebp, esi               ;    36.2 p1      51 a
        mov dword [esp + 48], ebp  ;    37.2 p3+p4   51 a
        and eax, 0x3ffffff         ;    37.8 p5       9 k
        mov dword [esp + 52], eax  ;    38.8 p3+p4    9 k
        mov esi, dword [esp + 136] ;    36.2 p2      51 blocks
        shl esi, 4                 ;    39.2 p0      51 blocks
        add esi, dword [esp + 132] ;    40.2 p1+p2   51 blocks
        mov dword [esp + 56], esi  ;    41.2 p3+p4   51 blocks
        cmp dword [esp + 136], 0   ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 8]   ;                    resident
        mov edi, dword [esp + 4]   ;                    resident
        mov ebp, dword [esp + 0]   ;                    resident
        mov eax, dword [esp + 16]  ;                    resident
        align 16
.blocks_1:
        mov ecx, dword [esp + 132] ;     0.0 p2      51 a reload
        mov edx, dword [ecx]       ;     3.0 p2      51 a
        mov ebx, dword [ecx + 4]   ;     3.0 p2      51 a
        mov dword [esp + 60], eax  ;     0.8 p3+p4   51 a spill
        mov eax, dword [ecx + 8]   ;     3.0 p2      51 a
        mov dword [esp + 64], ebp  ;     1.8 p3+p4   51 a spill
        mov ebp, dword [ecx + 12]  ;     4.0 p2      51 a
        mov ecx, edx               ;     6.0 p0      51 a copy
        shr ecx, 0x1a              ;     7.0 p5      51 a
        and edx, 0x3ffffff         ;     6.0 p1      51 a
        add esi, edx               ;     7.0 p0      51 a
        mov edx, ebx               ;     6.0 p5      51 a copy
        and ebx, 0xfffff           ;     6.0 p1      51 a
        shl ebx, 6                 ;     7.0 p0      51 a
        or ecx, ebx                ;     8.0 p5      51 a
        shr edx, 0x14              ;     7.0 p0      51 a
        mov ebx, eax               ;     6.0 p1      51 a copy
        and eax, 0x3fff            ;     6.0 p5      51 a
        shl eax, 0xc               ;     7.0 p0      51 a
        or edx, eax                ;     8.0 p1      51 a
        shr ebx, 0xe               ;     7.0 p5      51 a
        mov eax, ebp               ;     7.0 p1      51 a copy
        and ebp, 0xff              ;     7.0 p0      51 a
        shl ebp, 0x12              ;     8.0 p5      51 a
        or ebx, ebp                ;     9.0 p1      51 a
        shr eax, 8                 ;     8.0 p0      51 a
        add edi, ecx               ;     9.0 p5      51 a
        add edx, dword [esp + 64]  ;     9.0 p1+p2   51 a
        add ebx, dword [esp + 60]  ;    10.0 p0+p2   51 a
        add eax, dword [esp + 12]  ;     9.0 p5+p2   51 a
        mov ebp, dword [esp + 52]  ;    10.0 p2      51 a reload
        mov ecx, eax               ;    10.0 p1      51 a copy
        mov eax, esi               ;     9.8 p0      51 a copy
        mov dword [esp + 60], edx  ;    10.0 p3+p4   51 a spill
        mul ebp                    ;    13.0 p5+p1+p0   51 a
        mov dword [esp + 64], eax  ;    18.0 p3+p4   51 a spill
        mov eax, edi               ;    11.0 p5      51 a copy
        mov dword [esp + 68], edx  ;    18.0 p3+p4   51 a spill
        mul dword [esp + 48]       ;    12.0 p1+p0+p5+p2   51 a
        add eax, dword [esp + 64]  ;    21.0 p1+p2   51 a
        adc edx, dword [esp + 68]  ;    22.0 p0+p5+p2   51 a
        mov dword [esp + 68], eax  ;    22.0 p3+p4   51 a spill
        mov eax, dword [esp + 60]  ;    14.0 p2      51 a reload
        mov dword [esp + 64], edx  ;    24.0 p3+p4   51 a spill
        mul dword [esp + 24]       ;    17.0 p1+p0+p5+p2   51 a
        add eax, dword [esp + 68]  ;    25.0 p1+p2   51 a
        adc edx, dword [esp + 64]  ;    27.0 p0+p5+p2   51 a
        mov dword [esp + 64], eax  ;    26.0 p3+p4   51 a spill
        mov eax, ebx               ;    15.2 p1      51 a copy
        mov dword [esp + 68], edx  ;    29.0 p3+p4   51 a spill
        mul dword [esp + 32]       ;    18.0 p0+p5+p1+p2   51 a
        add eax, dword [esp + 64]  ;    29.0 p0+p2   51 a
        adc edx, dword [esp + 68]  ;    32.0 p1+p5+p2   51 a
        mov dword [esp + 68], eax  ;    30.0 p3+p4   51 a spill
        mov eax, ecx               ;    19.0 p0      51 a copy
        mov dword [esp + 64], edx  ;    34.0 p3+p4   51 a spill
        mul dword [esp + 44]       ;    22.0 p1+p5+p0+p2   51 a
        add eax, dword [esp + 68]  ;    33.0 p0+p2   51 a
        adc edx, dword [esp + 64]  ;    37.0 p1+p5+p2   51 a
        mov dword [esp + 64], eax  ;    34.0 p3+p4   51 a spill
        mov eax, esi               ;    24.0 p0      51 a copy
        mov dword [esp + 68], edx  ;    39.0 p3+p4   51 a spill
        mul dword [esp + 40]       ;    26.0 p1+p5+p0+p2   51 a
        mov dword [esp + 72], eax  ;    31.0 p3+p4   51 a spill
        mov eax, edi               ;    27.0 p0      51 a copy
        mov dword [esp + 76], edx  ;    31.0 p3+p4   51 a spill
        mul ebp                    ;    28.0 p1+p5+p0   51 a
        add eax, dword [esp + 72]  ;    34.0 p1+p2   51 a
        adc edx, dword [esp + 76]  ;    35.0 p5+p0+p2   51 a
        mov dword [esp + 76], eax  ;    35.0 p3+p4   51 a spill
        mov eax, dword [esp + 60]  ;    30.2 p2      51 a reload
        mov dword [esp + 72], edx  ;    37.0 p3+p4   51 a spill
        mul dword [esp + 48]       ;    33.2 p1+p5+p0+p2   51 a
        add eax, dword [esp + 76]  ;    38.2 p0+p2   51 a
        adc edx, dword [esp + 72]  ;    40.0 p1+p5+p2   51 a
        mov dword [esp + 72], eax  ;    39.2 p3+p4   51 a spill
        mov eax, ebx               ;    33.8 p0      51 a copy
        mov dword [esp + 76], edx  ;    42.0 p3+p4   51 a spill
        mul dword [esp + 24]       ;    34.8 p1+p5+p0+p2   51 a
        add eax, dword [esp + 72]  ;    42.2 p1+p2   51 a
        adc edx, dword [esp + 76]  ;    45.0 p5+p0+p2   51 a
        mov dword [esp + 76], eax  ;    43.2 p3+p4   51 a spill
        mov eax, ecx               ;    36.2 p1      51 a copy
        mov dword [esp + 72], edx  ;    47.0 p3+p4   51 a spill
        mul dword [esp + 32]       ;    37.2 p5+p0+p1+p2   51 a
        add eax, dword [esp + 76]  ;    46.2 p0+p2   51 a
        adc edx, dword [esp + 72]  ;    50.0 p5+p1+p2   51 a
        mov dword [esp + 72], eax  ;    47.2 p3+p4   51 a spill
        mov eax, esi               ;    39.0 p0      51 a copy
        mov dword [esp + 76], edx  ;    52.0 p3+p4   51 a spill
        mul dword [esp + 28]       ;    40.2 p5+p1+p0+p2   51 a
        mov dword [esp + 80], eax  ;    45.2 p3+p4   51 a spill
        mov eax, edi               ;    40.2 p1      51 a copy
        mov dword [esp + 84], edx  ;    45.2 p3+p4   51 a spill
        mul dword [esp + 40]       ;    41.2 p5+p0+p1+p2   51 a
        add eax, dword [esp + 80]  ;    48.2 p5+p2   51 a
        adc edx, dword [esp + 84]  ;    49.2 p0+p1+p2   51 a
        mov dword [esp + 84], eax  ;    49.2 p3+p4   51 a spill
        mov eax, dword [esp + 60]  ;    44.2 p2      51 a reload
        mov dword [esp + 80], edx  ;    51.2 p3+p4   51 a spill
        mul ebp                    ;    47.2 p5+p0+p1   51 a
        add eax, dword [esp + 84]  ;    52.2 p0+p2   51 a
        adc edx, dword [esp + 80]  ;    54.2 p1+p5+p2   51 a
        mov dword [esp + 80], eax  ;    53.2 p3+p4   51 a spill
        mov eax, ebx               ;    47.2 p0      51 a copy
        mov dword [esp + 84], edx  ;    56.2 p3+p4   51 a spill
        mul dword [esp + 48]       ;    48.2 p1+p5+p0+p2   51 a
        add eax, dword [esp + 80]  ;    56.2 p1+p2   51 a
        adc edx, dword [esp + 84]  ;    59.2 p5+p0+p2   51 a
        mov dword [esp + 84], eax  ;    57.2 p3+p4   51 a spill
        mov eax, ecx               ;    49.8 p1      51 a copy
        mov dword [esp + 80], edx  ;    61.2 p3+p4   51 a spill
        mul dword [esp + 24]       ;    50.8 p5+p0+p1+p2   51 a
        add eax, dword [esp + 84]  ;    60.2 p5+p2   51 a
        adc edx, dword [esp + 80]  ;    64.2 p0+p1+p2   51 a
        mov dword [esp + 80], eax  ;    61.2 p3+p4   51 a spill
        mov eax, esi               ;    52.0 p5      51 a copy
        mov dword [esp + 84], edx  ;    66.2 p3+p4   51 a spill
        mul dword [esp + 20]       ;    53.8 p0+p1+p5+p2   51 a
        mov dword [esp + 88], eax  ;    58.8 p3+p4   51 a spill
        mov eax, edi               ;    54.2 p0      51 a copy
        mov dword [esp + 92], edx  ;    58.8 p3+p4   51 a spill
        mul dword [esp + 28]       ;    55.2 p1+p5+p0+p2   51 a
        add eax, dword [esp + 88]  ;    61.8 p1+p2   51 a
        adc edx, dword [esp + 92]  ;    62.8 p5+p0+p2   51 a
        mov dword [esp + 92], eax  ;    62.8 p3+p4   51 a spill
        mov eax, dword [esp + 60]  ;    57.8 p2      51 a reload
        mov dword [esp + 88], edx  ;    64.8 p3+p4   51 a spill
        mul dword [esp + 40]       ;    60.8 p1+p5+p0+p2   51 a
        add eax, dword [esp + 92]  ;    65.8 p0+p2   51 a
        adc edx, dword [esp + 88]  ;    67.8 p1+p5+p2   51 a
        mov dword [esp + 88], eax  ;    66.8 p3+p4   51 a spill
        mov eax, ebx               ;    61.0 p0      51 a copy
        mov dword [esp + 92], edx  ;    69.8 p3+p4   51 a spill
        mul ebp                    ;    62.0 p1+p5+p0   51 a
        add eax, dword [esp + 88]  ;    69.8 p1+p2   51 a
        adc edx, dword [esp + 92]  ;    72.8 p5+p0+p2   51 a
        mov dword [esp + 92], eax  ;    70.8 p3+p4   51 a spill
        mov eax, ecx               ;    63.5 p1      51 a copy
        mov dword [esp + 88], edx  ;    74.8 p3+p4   51 a spill
        mul dword [esp + 48]       ;    64.5 p5+p0+p1+p2   51 a
        add eax, dword [esp + 92]  ;    73.8 p0+p2   51 a
        adc edx, dword [esp + 88]  ;    77.8 p5+p1+p2   51 a
        mov dword [esp + 88], eax  ;    74.8 p3+p4   51 a spill
        mov eax, dword [esp + 64]  ;    67.2 p2      51 a
        and eax, 0x3ffffff         ;    70.2 p0      51 a
        mov dword [esp + 92], eax  ;    71.2 p3+p4   51 a spill
        mov eax, esi               ;    66.8 p5      51 a copy
        mov dword [esp + 96], edx  ;    79.8 p3+p4   51 a spill
        mul dword [esp + 36]       ;    68.2 p1+p0+p5+p2   51 a
        mov esi, eax               ;    73.2 p0      51 a copy
        mov eax, edi               ;    68.8 p1      51 a copy
        mov dword [esp + 100], edx ;    73.2 p3+p4   51 a spill
        mul dword [esp + 20]       ;    69.8 p5+p0+p1+p2   51 a
        add esi, eax               ;    74.8 p0      51 a
        adc edx, dword [esp + 100] ;    76.2 p1+p5+p2   51 a
        mov eax, dword [esp + 60]  ;    71.8 p2      51 a reload
        mov edi, edx               ;    78.2 p0      51 a copy
        mul dword [esp + 28]       ;    74.8 p1+p5+p0+p2   51 a
        add esi, eax               ;    79.8 p0      51 a
        adc edi, edx               ;    80.8 p1+p5   51 a
        mov eax, ebx               ;    74.8 p0      51 a copy
        mul dword [esp + 40]       ;    75.8 p1+p5+p0+p2   51 a
        add esi, eax               ;    80.8 p1      51 a
        adc edi, edx               ;    82.8 p5+p0   51 a
        mov eax, ecx               ;    76.8 p1      51 a copy
        mul ebp                    ;    77.8 p5+p0+p1   51 a
        add esi, eax               ;    82.8 p5      51 a
        adc edi, edx               ;    84.8 p0+p1   51 a
        mov ebp, dword [esp + 68]  ;    78.0 p2      51 a reload
        mov eax, ebp               ;    81.0 p5      51 a copy
        shl ebp, 6                 ;    81.0 p0      51 a
        shr eax, 0x1a              ;    82.0 p5      51 a
        mov ecx, dword [esp + 64]  ;    79.0 p2      51 a
        shr ecx, 0x1a              ;    82.0 p0      51 a
        or ebp, ecx                ;    83.0 p1      51 a
        add ebp, dword [esp + 72]  ;    84.0 p1+p2   51 a
        adc eax, dword [esp + 76]  ;    85.0 p5+p0+p2   51 a
        shl eax, 6                 ;    87.0 p5      51 a
        mov ecx, ebp               ;    85.0 p1      51 a copy
        shr ebp, 0x1a              ;    85.0 p0      51 a
        or ebp, eax                ;    88.0 p1      51 a
        and ecx, 0x3ffffff         ;    86.0 p5      51 a
        mov eax, dword [esp + 84]  ;    82.0 p2      51 a
        add ebp, dword [esp + 80]  ;    89.0 p0+p2   51 a
        adc eax, 0                 ;    90.0 p1+p5   51 a
        shl eax, 6                 ;    92.0 p0      51 a
        mov edx, ebp               ;    90.0 p1      51 a copy
        shr ebp, 0x1a              ;    90.0 p5      51 a
        or ebp, eax                ;    93.0 p0      51 a
        and edx, 0x3ffffff         ;    91.0 p1      51 a
        mov eax, dword [esp + 96]  ;    85.0 p2      51 a
        add ebp, dword [esp + 88]  ;    94.0 p5+p2   51 a
        adc eax, 0                 ;    95.0 p0+p1   51 a
        shl eax, 6                 ;    97.0 p5      51 a
        mov ebx, ebp               ;    95.0 p0      51 a copy
        shr ebp, 0x1a              ;    95.0 p5      51 a
        or ebp, eax                ;    98.0 p1      51 a
        add esi, ebp               ;    99.0 p0      51 a
        adc edi, 0                 ;   100.0 p1+p5   51 a
        and ebx, 0x3ffffff         ;    96.0 p0      51 a
        shl edi, 6                 ;   102.0 p5      51 a
        mov ebp, esi               ;   100.0 p1      51 a copy
        shr esi, 0x1a              ;   100.0 p0      51 a
        or esi, edi                ;   103.0 p1      51 a
        and ebp, 0x3ffffff         ;   101.0 p5      51 a
        lea edi, [esi*4]           ;   104.0 p0      51 a
        mov eax, dword [esp + 92]  ;    95.0 p2      51 a reload
        add eax, esi               ;   104.0 p1      51 a
        add eax, edi               ;   105.0 p5      51 a
        mov esi, eax               ;   106.0 p0      51 a copy
        shr eax, 0x1a              ;   106.0 p5      51 a
        add ecx, eax               ;   107.0 p1      51 a
        and esi, 0x3ffffff         ;   107.0 p0      51 a
        mov edi, ecx               ;   108.0 p1      51 a copy
        shr ecx, 0x1a              ;   108.0 p5      51 a
        add edx, ecx               ;   109.0 p0      51 a
        and edi, 0x3ffffff         ;   109.0 p1      51 a
        mov eax, edx               ;   110.0 p5      51 a copy
        shr edx, 0x1a              ;   110.0 p0      51 a
        add ebx, edx               ;   111.0 p1      51 a
        and eax, 0x3ffffff         ;   111.0 p5      51 a
        mov ecx, ebx               ;   112.0 p0      51 a copy
        shr ebx, 0x1a              ;   112.0 p5      51 a
        add ebp, ebx               ;   113.0 p1      51 a
        and ecx, 0x3ffffff         ;   113.0 p0      51 a
        mov edx, ebp               ;   114.0 p5      51 a copy
        shr ebp, 0x1a              ;   114.0 p0      51 a
        and edx, 0x3ffffff         ;   115.0 p1      51 a
        add esi, ebp               ;   115.0 p5      51 a
        shl ebp, 2                 ;   115.0 p0      51 a
        add esi, ebp               ;   116.0 p1      51 a
        mov ebp, esi               ;   117.0 p5      51 a copy
        shr esi, 0x1a              ;   117.0 p0      51 a
        add edi, esi               ;   118.0 p1      51 a
        and ebp, 0x3ffffff         ;   118.0 p5      51 a
        mov dword [esp + 12], edx  ;   116.0 p3+p4   51 blocks
        mov esi, dword [esp + 132] ;   111.2 p2      51 blocks
        add esi, 0x10              ;   114.2 p0      51 blocks
        mov dword [esp + 132], esi ;   115.2 p3+p4   51 blocks
        mov esi, ebp               ;   119.0 p1      51 a copy
        mov ebp, eax               ;   113.0 p5      51 a copy
        mov eax, ecx               ;   114.0 p0      51 a copy
        mov ecx, dword [esp + 132] ;                    more blocks?
        cmp ecx, dword [esp + 56]  ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 8], esi   ;                    resident
        mov dword [esp + 4], edi   ;                    resident
        mov dword [esp + 0], ebp   ;                    resident
        mov dword [esp + 16], eax  ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 8]   ;     0.0 p2      15 d reload
        mov edi, esi               ;     3.0 p0      15 d copy
        shr esi, 0x1a              ;     3.0 p5      15 d
        add esi, dword [esp + 4]   ;     4.0 p1+p2   15 d
        mov ebp, esi               ;     5.0 p0      15 d copy
        shr esi, 0x1a              ;     5.0 p5      15 d
        add esi, dword [esp + 0]   ;     6.0 p1+p2   15 d
        mov eax, esi               ;     7.0 p0      15 d copy
        shr esi, 0x1a              ;     7.0 p5      15 d
        add esi, dword [esp + 16]  ;     8.0 p1+p2   15 d
        mov ecx, esi               ;     9.0 p0      15 d copy
        shr esi, 0x1a              ;     9.0 p5      15 d
        add esi, dword [esp + 12]  ;    10.0 p1+p2   15 d
        mov edx, esi               ;    11.0 p0      15 d copy
        shr esi, 0x1a              ;    11.0 p5      15 d
        lea ebx, [esi*4]           ;    12.0 p0      15 d
        add ebx, esi               ;    13.0 p1      15 d
        and ebp, 0x3ffffff         ;     6.0 p5      15 d
        and edi, 0x3ffffff         ;     5.8 p1      15 d
        add ebx, edi               ;    14.0 p0      15 d
        mov esi, ebx               ;    15.0 p5      15 d copy
        shr ebx, 0x1a              ;    15.0 p0      15 d
        add ebp, ebx               ;    16.0 p1      15 d
        mov edi, ebp               ;    17.0 p5      15 d copy
        shr ebp, 0x1a              ;    17.0 p0      15 d
        and eax, 0x3ffffff         ;     8.0 p1      15 d
        add ebp, eax               ;    18.0 p5      15 d
        and ecx, 0x3ffffff         ;    10.0 p1      15 d
        mov eax, ebp               ;    19.0 p0      15 d copy
        shr ebp, 0x1a              ;    19.0 p5      15 d
        add ecx, ebp               ;    20.0 p1      15 d
        and edx, 0x3ffffff         ;    12.0 p0      15 d
        mov ebp, ecx               ;    21.0 p5      15 d copy
        shr ebp, 0x1a              ;    22.0 p0      15 d
        add ebp, edx               ;    23.0 p1      15 d
        and ecx, 0x3ffffff         ;    21.0 p5      15 d
        mov edx, ebp               ;    24.0 p0      15 d copy
        shl ebp, 8                 ;    24.0 p5      15 d
        mov ebx, ecx               ;    22.0 p1      15 d copy
        shl ecx, 0xe               ;    22.0 p0      15 d
        and eax, 0x3ffffff         ;    20.0 p5      15 d
        and edi, 0x3ffffff         ;    18.0 p1      15 d
        and esi, 0x3ffffff         ;    17.0 p0      15 d
        shr edx, 0x18              ;    25.0 p5      15 d
        shr ebx, 0x12              ;    23.0 p0      15 d
        or ebp, ebx                ;    25.0 p1      15 d
        mov ebx, eax               ;    21.0 p5      15 d copy
        shl ebx, 0x14              ;    22.0 p0      15 d
        shr eax, 0xc               ;    21.0 p5      15 d
        or ecx, eax                ;    23.0 p1      15 d
        mov eax, edi               ;    20.2 p0      15 d copy
        shl eax, 0x1a              ;    21.2 p5      15 d
        or esi, eax                ;    22.2 p1      15 d
        shr edi, 6                 ;    21.2 p0      15 d
        or ebx, edi                ;    23.0 p5      15 d
        mov edi, esi               ;    23.2 p1      15 d copy
        mov eax, ebx               ;    24.0 p0      15 d copy
        mov dword [esp + 60], edx  ;    26.0 p3+p4   15 d spill
        mov edx, ecx               ;    24.0 p5      15 d copy
        add edi, 5                 ;    24.2 p1      15 d
        adc eax, 0                 ;    25.2 p0+p5   15 d
        adc edx, 0                 ;    27.2 p1+p0   15 d
        sbb edx, edx               ;    29.2 p5+p1   15 d
        mov edi, ebp               ;    26.0 p0      15 d copy
        mov eax, dword [esp + 60]  ;    26.0 p2      15 d
        add edx, edx               ;    31.2 p5      15 d
        adc edi, 0                 ;    32.2 p1+p0   15 d
        adc eax, 0                 ;    34.2 p5+p1   15 d
        mov edi, eax               ;    36.2 p0      15 d copy
        shr edi, 2                 ;    37.2 p5      15 d
        and eax, 0xfffffffc        ;    36.2 p1      15 d
        add edi, eax               ;    38.2 p0      15 d
        add esi, edi               ;    39.2 p5      15 d
        adc ebx, 0                 ;    40.2 p1+p0   15 d
        adc ecx, 0                 ;    42.2 p5+p1   15 d
        sbb eax, eax               ;    44.2 p0+p5   15 d
        mov edi, dword [esp + 128] ;    31.2 p2      16 h reload
        mov dword [edi], esi       ;    40.2 p3+p4   16 h
        mov dword [edi + 4], ebx   ;    42.2 p3+p4   16 h
        mov dword [edi + 8], ecx   ;    44.2 p3+p4   16 h
        mov esi, dword [esp + 60]  ;    34.2 p2      15 d
        add eax, eax               ;    46.2 p1      15 d
        adc ebp, 0                 ;    47.2 p0+p5   15 d
        adc esi, 0                 ;    49.2 p1+p0   15 d
        mov dword [edi + 12], ebp  ;    49.2 p3+p4   16 h
        and esi, 3                 ;    51.2 p5      15 d
        mov dword [edi + 16], esi  ;    52.2 p3+p4   16 h
        xor eax, eax               ;                    cleared
        mov dword [esp + 0], eax   ;                    cleared
        mov dword [esp + 4], eax   ;                    cleared
        mov dword [esp + 8], eax   ;                    cleared
        mov dword [esp + 12], eax  ;                    cleared
        mov dword [esp + 16], eax  ;                    cleared
        mov dword [esp + 20], eax  ;                    cleared
        mov dword [esp + 24], eax  ;                    cleared
        mov dword [esp + 28], eax  ;                    cleared
        mov dword [esp + 32], eax  ;                    cleared
        mov dword [esp + 36], eax  ;                    cleared
        mov dword [esp + 40], eax  ;                    cleared
        mov dword [esp + 44], eax  ;                    cleared
        mov dword [esp + 48], eax  ;                    cleared
        mov dword [esp + 52], eax  ;                    cleared
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
