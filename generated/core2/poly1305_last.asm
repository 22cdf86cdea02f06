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
; The frame is cleared before return: 104 bytes, 27 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 121 uops, planned 42.0; bounds: width 30.2, ports 29.7, path 20.0
;   blocks: 317 uops, planned 125.5; bounds: width 79.2, ports 84.0, path 57.0
;   body.2: 99 uops, planned 58.0; bounds: width 24.8, ports 28.7, path 42.0
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
        sub esp, 0x6c              ;                    frame
        mov esi, dword [esp + 132] ;     0.0 p2      50 a reload
        mov edi, dword [esi + 16]  ;     3.0 p2      50 a
        mov ebp, edi               ;     6.0 p0      50 a copy
        shr ebp, 2                 ;     7.0 p5      50 a
        mov eax, edi               ;     6.0 p1      50 a copy
        shr eax, 0x1c              ;     7.0 p0      50 a
        lea ecx, [eax*4]           ;     8.0 p0      50 a
        add eax, ecx               ;     9.0 p5      50 a
        mov ecx, dword [esi]       ;     3.0 p2      50 a
        mov edx, ecx               ;     6.0 p1      50 a copy
        shr edx, 0x1a              ;     7.0 p5      50 a
        mov ebx, dword [esi + 4]   ;     3.0 p2      50 a
        mov esi, ebx               ;     6.0 p1      50 a copy
        shr esi, 0x14              ;     7.0 p0      50 a
        and ebp, 0x3ffffff         ;     8.0 p5      50 a
        mov dword [esp + 0], edi   ;     6.0 p3+p4   50 a spill
        lea edi, [ebp*4]           ;     9.0 p0      50 a
        add ebp, edi               ;    10.0 p1      50 a
        and ecx, 0x3ffffff         ;     6.0 p5      50 a
        add ebp, ecx               ;    11.0 p1      50 a
        mov edi, ebp               ;    12.0 p0      50 a copy
        shr edi, 0x1a              ;    13.0 p5      50 a
        add eax, edi               ;    14.0 p1      50 a
        and ebx, 0xfffff           ;     7.0 p0      50 a
        shl ebx, 6                 ;     8.0 p5      50 a
        or edx, ebx                ;     9.0 p1      50 a
        add eax, edx               ;    15.0 p0      50 a
        mov edi, eax               ;    16.0 p5      50 a copy
        shr edi, 0x1a              ;    17.0 p0      50 a
        mov ecx, dword [esp + 0]   ;     8.2 p2      50 a reload
        and ecx, 3                 ;    11.2 p1      50 a
        shl ecx, 0x18              ;    12.2 p5      50 a
        and ebp, 0x3ffffff         ;    12.0 p1      50 a
        and eax, 0x3ffffff         ;    16.0 p0      50 a
        mov edx, dword [esp + 132] ;     9.5 p2      50 a reload
        mov ebx, dword [edx + 8]   ;    12.5 p2      50 a
        mov edx, ebx               ;    15.5 p5      50 a copy
        shr edx, 0xe               ;    16.5 p0      50 a
        and ebx, 0x3fff            ;    15.5 p1      50 a
        shl ebx, 0xc               ;    16.5 p5      50 a
        or esi, ebx                ;    17.5 p1      50 a
        add edi, esi               ;    18.5 p0      50 a
        mov esi, edi               ;    19.5 p5      50 a copy
        shr esi, 0x1a              ;    20.5 p0      50 a
        and edi, 0x3ffffff         ;    19.5 p1      50 a
        mov dword [esp + 4], edi   ;    20.5 p3+p4   51 blocks
        mov edi, dword [esp + 132] ;    13.0 p2      50 a reload
        mov ebx, dword [edi + 12]  ;    16.0 p2      50 a
        and ebx, 0xff              ;    19.0 p5      50 a
        shl ebx, 0x12              ;    20.0 p0      50 a
        or edx, ebx                ;    21.0 p1      50 a
        add esi, edx               ;    22.0 p5      50 a
        mov edx, esi               ;    23.0 p0      50 a copy
        shr edx, 0x1a              ;    24.0 p5      50 a
        and esi, 0x3ffffff         ;    23.0 p1      50 a
        mov dword [esp + 8], esi   ;    24.0 p3+p4   51 blocks
        mov esi, dword [edi + 12]  ;    17.0 p2      50 a
        shr esi, 8                 ;    20.0 p0      50 a
        or ecx, esi                ;    21.0 p1      50 a
        add edx, ecx               ;    25.0 p5      50 a
        mov esi, edx               ;    26.0 p0      50 a copy
        shr esi, 0x1a              ;    27.0 p5      50 a
        lea edi, [esi*4]           ;    28.0 p0      50 a
        add ebp, esi               ;    28.0 p1      50 a
        add ebp, edi               ;    29.0 p5      50 a
        mov esi, ebp               ;    30.0 p0      50 a copy
        shr esi, 0x1a              ;    31.0 p5      50 a
        add eax, esi               ;    32.0 p1      50 a
        mov dword [esp + 12], eax  ;    33.0 p3+p4   51 blocks
        and ebp, 0x3ffffff         ;    30.0 p0      50 a
        mov dword [esp + 16], ebp  ;    31.0 p3+p4   51 blocks
        and edx, 0x3ffffff         ;    26.0 p1      50 a
        mov dword [esp + 20], edx  ;    27.0 p3+p4   51 blocks
        mov esi, dword [esp + 140] ;    24.0 p2      51 blocks
        shl esi, 4                 ;    27.0 p5      51 blocks
        add esi, dword [esp + 136] ;    28.0 p0+p2   51 blocks
        mov dword [esp + 24], esi  ;    29.0 p3+p4   51 blocks
        mov esi, dword [esp + 128] ;    26.0 p2       9 k reload
        mov edi, dword [esi + 12]  ;    29.0 p2       9 k
        mov ebp, dword [esi + 8]   ;    29.0 p2       9 k
        mov eax, dword [esi + 4]   ;    29.0 p2       9 k
        mov esi, dword [esi]       ;    30.0 p2       9 k
        and edi, 0xffffffc         ;    32.0 p1       9 k
        mov ecx, edi               ;    33.0 p5       9 k copy
        shr edi, 8                 ;    33.0 p0       9 k
        mov dword [esp + 28], edi  ;    34.0 p3+p4    9 k
        lea edx, [edi*4]           ;    34.0 p0      51 a
        add edi, edx               ;    35.0 p1      51 a
        mov dword [esp + 32], edi  ;    36.0 p3+p4   51 a
        and ecx, 0xff              ;    34.0 p5       9 k
        shl ecx, 0x12              ;    35.0 p0       9 k
        and ebp, 0xffffffc         ;    32.0 p1       9 k
        mov edi, ebp               ;    33.0 p5       9 k copy
        shr edi, 0xe               ;    34.0 p0       9 k
        or ecx, edi                ;    36.0 p1       9 k
        mov dword [esp + 36], ecx  ;    37.0 p3+p4    9 k
        lea edi, [ecx*4]           ;    37.0 p0      51 a
        add ecx, edi               ;    38.0 p5      51 a
        mov dword [esp + 40], ecx  ;    39.0 p3+p4   51 a
        and ebp, 0x3fff            ;    33.0 p1       9 k
        shl ebp, 0xc               ;    34.0 p0       9 k
        and eax, 0xffffffc         ;    33.5 p5       9 k
        mov edi, eax               ;    34.5 p1       9 k copy
        shr edi, 0x14              ;    35.5 p0       9 k
        or ebp, edi                ;    36.5 p5       9 k
        mov dword [esp + 44], ebp  ;    37.5 p3+p4    9 k
        lea edi, [ebp*4]           ;    37.5 p0      51 a
        add ebp, edi               ;    38.5 p1      51 a
        mov dword [esp + 48], ebp  ;    39.5 p3+p4   51 a
        and eax, 0xfffff           ;    35.5 p5       9 k
        shl eax, 6                 ;    36.5 p0       9 k
        and esi, 0xfffffff         ;    36.0 p1       9 k
        mov edi, esi               ;    37.0 p5       9 k copy
        shr edi, 0x1a              ;    38.0 p0       9 k
        or eax, edi                ;    39.0 p1       9 k
        mov dword [esp + 52], eax  ;    40.0 p3+p4    9 k
        lea edi, [eax*4]           ;    40.0 p0      51 a
        add eax, edi               ;    41.0 p5      51 a
        mov dword [esp + 56], eax  ;    42.0 p3+p4   51 a
        and esi, 0x3ffffff         ;    38.0 p1       9 k
        mov dword [esp + 60], esi  ;    39.0 p3+p4    9 k
        cmp dword [esp + 140], 0   ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 136] ;                    resident
        mov edi, dword [esp + 16]  ;                    resident
        mov ebp, dword [esp + 12]  ;                    resident
        mov eax, dword [esp + 4]   ;                    resident
        align 16
.blocks_1:
        mov ecx, dword [esi]       ;     0.0 p2      51 a
        mov edx, dword [esi + 4]   ;     1.0 p2      51 a
        mov ebx, dword [esi + 8]   ;     2.0 p2      51 a
        mov dword [esp + 0], eax   ;     0.8 p3+p4   51 a spill
        mov eax, dword [esi + 12]  ;     3.0 p2      51 a
        mov dword [esp + 64], esi  ;     1.8 p3+p4   51 a spill
        mov esi, ecx               ;     3.0 p0      51 a copy
        shr esi, 0x1a              ;     4.0 p5      51 a
        and ecx, 0x3ffffff         ;     3.0 p1      51 a
        add edi, ecx               ;     4.0 p0      51 a
        mov ecx, edx               ;     4.0 p5      51 a copy
        and ecx, 0xfffff           ;     5.0 p1      51 a
        shl ecx, 6                 ;     6.0 p0      51 a
        or esi, ecx                ;     7.0 p5      51 a
        shr edx, 0x14              ;     4.5 p0      51 a
        mov ecx, ebx               ;     5.0 p1      51 a copy
        and ecx, 0x3fff            ;     6.0 p5      51 a
        shl ecx, 0xc               ;     7.0 p0      51 a
        or edx, ecx                ;     8.0 p1      51 a
        shr ebx, 0xe               ;     5.8 p5      51 a
        add ebp, esi               ;     8.0 p1      51 a
        mov esi, eax               ;     6.5 p0      51 a copy
        and esi, 0xff              ;     7.5 p5      51 a
        shl esi, 0x12              ;     8.5 p0      51 a
        or ebx, esi                ;     9.5 p1      51 a
        shr eax, 8                 ;     7.8 p5      51 a
        add edx, dword [esp + 0]   ;     9.0 p1+p2   51 a
        add ebx, dword [esp + 8]   ;    10.5 p0+p2   51 a
        add eax, dword [esp + 20]  ;     8.8 p5+p2   51 a
        mov esi, dword [esp + 60]  ;     9.5 p2      51 a reload
        mov ecx, eax               ;     9.8 p1      51 a copy
        mov eax, edi               ;     9.5 p0      51 a copy
        mov dword [esp + 0], edx   ;    10.0 p3+p4   51 a spill
        mul esi                    ;    12.5 p5+p1+p0   51 a
        mov dword [esp + 68], eax  ;    17.5 p3+p4   51 a spill
        mov eax, ebp               ;    10.8 p5      51 a copy
        mov dword [esp + 72], edx  ;    17.5 p3+p4   51 a spill
        mul dword [esp + 32]       ;    11.8 p1+p0+p5+p2   51 a
        add eax, dword [esp + 68]  ;    20.5 p1+p2   51 a
        adc edx, dword [esp + 72]  ;    21.5 p0+p5+p2   51 a
        mov dword [esp + 72], eax  ;    21.5 p3+p4   51 a spill
        mov eax, dword [esp + 0]   ;    13.5 p2      51 a reload
        mov dword [esp + 68], edx  ;    23.5 p3+p4   51 a spill
        mul dword [esp + 40]       ;    16.5 p1+p0+p5+p2   51 a
        add eax, dword [esp + 72]  ;    24.5 p1+p2   51 a
        adc edx, dword [esp + 68]  ;    26.5 p0+p5+p2   51 a
        mov dword [esp + 68], eax  ;    25.5 p3+p4   51 a spill
        mov eax, ebx               ;    15.0 p1      51 a copy
        mov dword [esp + 72], edx  ;    28.5 p3+p4   51 a spill
        mul dword [esp + 48]       ;    17.5 p0+p5+p1+p2   51 a
        add eax, dword [esp + 68]  ;    28.5 p0+p2   51 a
        adc edx, dword [esp + 72]  ;    31.5 p1+p5+p2   51 a
        mov dword [esp + 72], eax  ;    29.5 p3+p4   51 a spill
        mov eax, ecx               ;    18.5 p0      51 a copy
        mov dword [esp + 68], edx  ;    33.5 p3+p4   51 a spill
        mul dword [esp + 56]       ;    21.5 p1+p5+p0+p2   51 a
        add eax, dword [esp + 72]  ;    32.5 p0+p2   51 a
        adc edx, dword [esp + 68]  ;    36.5 p1+p5+p2   51 a
        mov dword [esp + 68], eax  ;    33.5 p3+p4   51 a spill
        mov eax, edi               ;    23.5 p0      51 a copy
        mov dword [esp + 72], edx  ;    38.5 p3+p4   51 a spill
        mul dword [esp + 52]       ;    25.5 p1+p5+p0+p2   51 a
        mov dword [esp + 76], eax  ;    30.5 p3+p4   51 a spill
        mov eax, ebp               ;    26.5 p0      51 a copy
        mov dword [esp + 80], edx  ;    30.5 p3+p4   51 a spill
        mul esi                    ;    27.5 p1+p5+p0   51 a
        add eax, dword [esp + 76]  ;    33.5 p1+p2   51 a
        adc edx, dword [esp + 80]  ;    34.5 p5+p0+p2   51 a
        mov dword [esp + 80], eax  ;    34.5 p3+p4   51 a spill
        mov eax, dword [esp + 0]   ;    29.8 p2      51 a reload
        mov dword [esp + 76], edx  ;    36.5 p3+p4   51 a spill
        mul dword [esp + 32]       ;    32.8 p1+p5+p0+p2   51 a
        add eax, dword [esp + 80]  ;    37.8 p0+p2   51 a
        adc edx, dword [esp + 76]  ;    39.5 p1+p5+p2   51 a
        mov dword [esp + 76], eax  ;    38.8 p3+p4   51 a spill
        mov eax, ebx               ;    33.2 p0      51 a copy
        mov dword [esp + 80], edx  ;    41.5 p3+p4   51 a spill
        mul dword [esp + 40]       ;    34.2 p1+p5+p0+p2   51 a
        add eax, dword [esp + 76]  ;    41.8 p1+p2   51 a
        adc edx, dword [esp + 80]  ;    44.5 p5+p0+p2   51 a
        mov dword [esp + 80], eax  ;    42.8 p3+p4   51 a spill
        mov eax, ecx               ;    35.8 p1      51 a copy
        mov dword [esp + 76], edx  ;    46.5 p3+p4   51 a spill
        mul dword [esp + 48]       ;    36.8 p5+p0+p1+p2   51 a
        add eax, dword [esp + 80]  ;    45.8 p0+p2   51 a
        adc edx, dword [esp + 76]  ;    49.5 p5+p1+p2   51 a
        mov dword [esp + 76], eax  ;    46.8 p3+p4   51 a spill
        mov eax, edi               ;    38.5 p0      51 a copy
        mov dword [esp + 80], edx  ;    51.5 p3+p4   51 a spill
        mul dword [esp + 44]       ;    39.8 p5+p1+p0+p2   51 a
        mov dword [esp + 84], eax  ;    44.8 p3+p4   51 a spill
        mov eax, ebp               ;    39.8 p1      51 a copy
        mov dword [esp + 88], edx  ;    44.8 p3+p4   51 a spill
        mul dword [esp + 52]       ;    40.8 p5+p0+p1+p2   51 a
        add eax, dword [esp + 84]  ;    47.8 p5+p2   51 a
        adc edx, dword [esp + 88]  ;    48.8 p0+p1+p2   51 a
        mov dword [esp + 88], eax  ;    48.8 p3+p4   51 a spill
        mov eax, dword [esp + 0]   ;    43.8 p2      51 a reload
        mov dword [esp + 84], edx  ;    50.8 p3+p4   51 a spill
        mul esi                    ;    46.8 p5+p0+p1   51 a
        add eax, dword [esp + 88]  ;    51.8 p0+p2   51 a
        adc edx, dword [esp + 84]  ;    53.8 p1+p5+p2   51 a
        mov dword [esp + 84], eax  ;    52.8 p3+p4   51 a spill
        mov eax, ebx               ;    46.8 p0      51 a copy
        mov dword [esp + 88], edx  ;    55.8 p3+p4   51 a spill
        mul dword [esp + 32]       ;    47.8 p1+p5+p0+p2   51 a
        add eax, dword [esp + 84]  ;    55.8 p1+p2   51 a
        adc edx, dword [esp + 88]  ;    58.8 p5+p0+p2   51 a
        mov dword [esp + 88], eax  ;    56.8 p3+p4   51 a spill
        mov eax, ecx               ;    49.2 p1      51 a copy
        mov dword [esp + 84], edx  ;    60.8 p3+p4   51 a spill
        mul dword [esp + 40]       ;    50.2 p5+p0+p1+p2   51 a
        add eax, dword [esp + 88]  ;    59.8 p5+p2   51 a
        adc edx, dword [esp + 84]  ;    63.8 p0+p1+p2   51 a
        mov dword [esp + 84], eax  ;    60.8 p3+p4   51 a spill
        mov eax, edi               ;    51.5 p5      51 a copy
        mov dword [esp + 88], edx  ;    65.8 p3+p4   51 a spill
        mul dword [esp + 36]       ;    53.2 p0+p1+p5+p2   51 a
        mov dword [esp + 92], eax  ;    58.2 p3+p4   51 a spill
        mov eax, ebp               ;    53.8 p0      51 a copy
        mov dword [esp + 96], edx  ;    58.2 p3+p4   51 a spill
        mul dword [esp + 44]       ;    54.8 p1+p5+p0+p2   51 a
        add eax, dword [esp + 92]  ;    61.2 p1+p2   51 a
        adc edx, dword [esp + 96]  ;    62.2 p5+p0+p2   51 a
        mov dword [esp + 96], eax  ;    62.2 p3+p4   51 a spill
        mov eax, dword [esp + 0]   ;    57.2 p2      51 a reload
        mov dword [esp + 92], edx  ;    64.2 p3+p4   51 a spill
        mul dword [esp + 52]       ;    60.2 p1+p5+p0+p2   51 a
        add eax, dword [esp + 96]  ;    65.2 p0+p2   51 a
        adc edx, dword [esp + 92]  ;    67.2 p1+p5+p2   51 a
        mov dword [esp + 92], eax  ;    66.2 p3+p4   51 a spill
        mov eax, ebx               ;    60.5 p0      51 a copy
        mov dword [esp + 96], edx  ;    69.2 p3+p4   51 a spill
        mul esi                    ;    61.5 p1+p5+p0   51 a
        add eax, dword [esp + 92]  ;    69.2 p1+p2   51 a
        adc edx, dword [esp + 96]  ;    72.2 p5+p0+p2   51 a
        mov dword [esp + 96], eax  ;    70.2 p3+p4   51 a spill
        mov eax, ecx               ;    63.0 p1      51 a copy
        mov dword [esp + 92], edx  ;    74.2 p3+p4   51 a spill
        mul dword [esp + 32]       ;    64.0 p5+p0+p1+p2   51 a
        add eax, dword [esp + 96]  ;    73.2 p0+p2   51 a
        adc edx, dword [esp + 92]  ;    77.2 p5+p1+p2   51 a
        mov dword [esp + 92], eax  ;    74.2 p3+p4   51 a spill
        mov eax, dword [esp + 68]  ;    66.8 p2      51 a
        and eax, 0x3ffffff         ;    69.8 p0      51 a
        mov dword [esp + 96], eax  ;    70.8 p3+p4   51 a spill
        mov eax, edi               ;    66.2 p5      51 a copy
        mov dword [esp + 100], edx ;    79.2 p3+p4   51 a spill
        mul dword [esp + 28]       ;    67.8 p1+p0+p5+p2   51 a
        mov edi, eax               ;    72.8 p0      51 a copy
        mov eax, ebp               ;    68.2 p1      51 a copy
        mov dword [esp + 104], edx ;    72.8 p3+p4   51 a spill
        mul dword [esp + 36]       ;    69.2 p5+p0+p1+p2   51 a
        add edi, eax               ;    74.2 p0      51 a
        adc edx, dword [esp + 104] ;    75.8 p1+p5+p2   51 a
        mov eax, dword [esp + 0]   ;    71.2 p2      51 a reload
        mov ebp, edx               ;    77.8 p0      51 a copy
        mul dword [esp + 44]       ;    74.2 p1+p5+p0+p2   51 a
        add edi, eax               ;    79.2 p0      51 a
        adc ebp, edx               ;    80.2 p1+p5   51 a
        mov eax, ebx               ;    74.2 p0      51 a copy
        mul dword [esp + 52]       ;    75.2 p1+p5+p0+p2   51 a
        add edi, eax               ;    80.2 p1      51 a
        adc ebp, edx               ;    82.2 p5+p0   51 a
        mov eax, ecx               ;    76.2 p1      51 a copy
        mul esi                    ;    77.2 p5+p0+p1   51 a
        add edi, eax               ;    82.2 p5      51 a
        adc ebp, edx               ;    84.2 p0+p1   51 a
        mov esi, dword [esp + 72]  ;    77.5 p2      51 a
        shl esi, 6                 ;    80.5 p5      51 a
        mov eax, dword [esp + 68]  ;    78.5 p2      51 a
        shr eax, 0x1a              ;    81.5 p0      51 a
        or esi, eax                ;    82.5 p1      51 a
        mov eax, dword [esp + 72]  ;    79.5 p2      51 a
        shr eax, 0x1a              ;    82.5 p5      51 a
        add esi, dword [esp + 76]  ;    83.5 p0+p2   51 a
        adc eax, dword [esp + 80]  ;    84.5 p1+p5+p2   51 a
        shl eax, 6                 ;    86.5 p0      51 a
        mov ecx, esi               ;    84.5 p1      51 a copy
        shr ecx, 0x1a              ;    85.5 p5      51 a
        or ecx, eax                ;    87.5 p0      51 a
        and esi, 0x3ffffff         ;    84.5 p1      51 a
        mov eax, dword [esp + 88]  ;    82.5 p2      51 a
        add ecx, dword [esp + 84]  ;    88.5 p5+p2   51 a
        adc eax, 0                 ;    89.5 p0+p1   51 a
        shl eax, 6                 ;    91.5 p5      51 a
        mov edx, ecx               ;    89.5 p0      51 a copy
        shr edx, 0x1a              ;    90.5 p5      51 a
        or edx, eax                ;    92.5 p1      51 a
        and ecx, 0x3ffffff         ;    89.5 p0      51 a
        mov eax, dword [esp + 100] ;    84.5 p2      51 a
        add edx, dword [esp + 92]  ;    93.5 p1+p2   51 a
        adc eax, 0                 ;    94.5 p5+p0   51 a
        shl eax, 6                 ;    96.5 p5      51 a
        mov ebx, edx               ;    94.5 p1      51 a copy
        shr ebx, 0x1a              ;    95.5 p0      51 a
        or ebx, eax                ;    97.5 p1      51 a
        add edi, ebx               ;    98.5 p5      51 a
        adc ebp, 0                 ;    99.5 p0+p1   51 a
        and edx, 0x3ffffff         ;    94.5 p5      51 a
        shl ebp, 6                 ;   101.5 p0      51 a
        mov eax, edi               ;    99.5 p1      51 a copy
        shr eax, 0x1a              ;   100.5 p5      51 a
        or eax, ebp                ;   102.5 p0      51 a
        and edi, 0x3ffffff         ;    99.5 p1      51 a
        lea ebp, [eax*4]           ;   103.5 p0      51 a
        mov ebx, dword [esp + 96]  ;    94.5 p2      51 a reload
        add ebx, eax               ;   103.5 p5      51 a
        add ebx, ebp               ;   104.5 p1      51 a
        mov ebp, ebx               ;   105.5 p0      51 a copy
        shr ebp, 0x1a              ;   106.5 p5      51 a
        add esi, ebp               ;   107.5 p1      51 a
        and ebx, 0x3ffffff         ;   105.5 p0      51 a
        mov ebp, esi               ;   108.5 p5      51 a copy
        shr ebp, 0x1a              ;   109.5 p0      51 a
        add ecx, ebp               ;   110.5 p1      51 a
        and esi, 0x3ffffff         ;   108.5 p5      51 a
        mov ebp, ecx               ;   111.5 p0      51 a copy
        shr ebp, 0x1a              ;   112.5 p5      51 a
        add edx, ebp               ;   113.5 p1      51 a
        and ecx, 0x3ffffff         ;   111.5 p0      51 a
        mov ebp, edx               ;   114.5 p1      51 a copy
        shr ebp, 0x1a              ;   115.5 p5      51 a
        add edi, ebp               ;   116.5 p0      51 a
        and edx, 0x3ffffff         ;   114.5 p1      51 a
        mov ebp, edi               ;   117.5 p5      51 a copy
        shr ebp, 0x1a              ;   118.5 p0      51 a
        and edi, 0x3ffffff         ;   117.5 p1      51 a
        add ebx, ebp               ;   119.5 p5      51 a
        shl ebp, 2                 ;   119.5 p0      51 a
        add ebx, ebp               ;   120.5 p1      51 a
        mov dword [esp + 8], edx   ;   115.5 p3+p4   51 blocks
        mov ebp, ebx               ;   121.5 p5      51 a copy
        shr ebp, 0x1a              ;   122.5 p0      51 a
        add esi, ebp               ;   123.5 p1      51 a
        and ebx, 0x3ffffff         ;   121.5 p5      51 a
        mov dword [esp + 20], edi  ;   118.5 p3+p4   51 blocks
        mov edi, dword [esp + 64]  ;   114.5 p2      51 blocks
        add edi, 0x10              ;   117.5 p0      51 blocks
        mov eax, ecx               ;   115.0 p1      51 a copy
        mov ebp, esi               ;   124.5 p5      51 a copy
        mov esi, edi               ;   118.5 p0      51 blocks copy
        mov edi, ebx               ;   122.5 p1      51 a copy
        cmp esi, dword [esp + 24]  ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 136], esi ;                    resident
        mov dword [esp + 16], edi  ;                    resident
        mov dword [esp + 12], ebp  ;                    resident
        mov dword [esp + 4], eax   ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 16]  ;     0.0 p2      15 d
        shr esi, 0x1a              ;     3.0 p0      15 d
        add esi, dword [esp + 12]  ;     4.0 p1+p2   15 d
        mov edi, esi               ;     5.0 p5      15 d copy
        shr edi, 0x1a              ;     6.0 p0      15 d
        add edi, dword [esp + 4]   ;     7.0 p1+p2   15 d
        mov ebp, edi               ;     8.0 p5      15 d copy
        shr ebp, 0x1a              ;     9.0 p0      15 d
        add ebp, dword [esp + 8]   ;    10.0 p1+p2   15 d
        mov eax, ebp               ;    11.0 p5      15 d copy
        shr eax, 0x1a              ;    12.0 p0      15 d
        add eax, dword [esp + 20]  ;    13.0 p1+p2   15 d
        mov ecx, eax               ;    14.0 p5      15 d copy
        shr ecx, 0x1a              ;    15.0 p0      15 d
        lea edx, [ecx*4]           ;    16.0 p0      15 d
        add edx, ecx               ;    17.0 p1      15 d
        mov ecx, dword [esp + 16]  ;     5.0 p2      15 d
        and ecx, 0x3ffffff         ;     8.0 p5      15 d
        add edx, ecx               ;    18.0 p1      15 d
        and esi, 0x3ffffff         ;     5.8 p5      15 d
        mov ecx, edx               ;    19.0 p0      15 d copy
        shr ecx, 0x1a              ;    20.0 p5      15 d
        add esi, ecx               ;    21.0 p1      15 d
        and edi, 0x3ffffff         ;     8.0 p0      15 d
        mov ecx, esi               ;    22.0 p1      15 d copy
        shr ecx, 0x1a              ;    23.0 p5      15 d
        add edi, ecx               ;    24.0 p0      15 d
        and ebp, 0x3ffffff         ;    11.0 p1      15 d
        mov ecx, edi               ;    25.0 p5      15 d copy
        shr ecx, 0x1a              ;    26.0 p0      15 d
        add ebp, ecx               ;    27.0 p1      15 d
        and eax, 0x3ffffff         ;    14.0 p5      15 d
        mov ecx, ebp               ;    28.0 p0      15 d copy
        shr ecx, 0x1a              ;    29.0 p5      15 d
        add eax, ecx               ;    30.0 p1      15 d
        and ebp, 0x3ffffff         ;    28.0 p0      15 d
        mov ecx, eax               ;    31.0 p5      15 d copy
        shl ecx, 8                 ;    32.0 p0      15 d
        and edi, 0x3ffffff         ;    25.0 p1      15 d
        mov ebx, ebp               ;    29.0 p5      15 d copy
        shl ebx, 0xe               ;    30.0 p0      15 d
        and esi, 0x3ffffff         ;    22.0 p1      15 d
        and edx, 0x3ffffff         ;    22.0 p5      15 d
        mov dword [esp + 0], ebp   ;    29.0 p3+p4   15 d spill
        mov ebp, edi               ;    26.0 p0      15 d copy
        shl ebp, 0x14              ;    27.0 p5      15 d
        shr edi, 0xc               ;    26.0 p0      15 d
        or ebx, edi                ;    31.0 p1      15 d
        mov edi, esi               ;    25.2 p5      15 d copy
        shl edi, 0x1a              ;    26.2 p0      15 d
        shr esi, 6                 ;    26.2 p5      15 d
        or ebp, esi                ;    28.0 p1      15 d
        or edi, edx                ;    27.2 p0      15 d
        shr eax, 0x18              ;    31.0 p5      15 d
        mov esi, edi               ;    28.2 p1      15 d copy
        mov edx, ebp               ;    29.0 p0      15 d copy
        mov dword [esp + 64], eax  ;    32.0 p3+p4   15 d spill
        mov eax, ebx               ;    32.0 p1      15 d copy
        add esi, 5                 ;    29.2 p5      15 d
        adc edx, 0                 ;    30.2 p0+p1   15 d
        adc eax, 0                 ;    33.0 p5+p0   15 d
        sbb eax, eax               ;    35.0 p1+p5   15 d
        mov esi, dword [esp + 0]   ;    30.0 p2      15 d
        shr esi, 0x12              ;    33.0 p0      15 d
        or ecx, esi                ;    34.0 p1      15 d
        mov esi, ecx               ;    35.0 p5      15 d copy
        mov edx, dword [esp + 64]  ;    32.0 p2      15 d
        add eax, eax               ;    37.0 p0      15 d
        adc esi, 0                 ;    38.0 p1+p5   15 d
        adc edx, 0                 ;    40.0 p0+p1   15 d
        mov esi, edx               ;    42.0 p5      15 d copy
        shr esi, 2                 ;    43.0 p0      15 d
        and edx, 0xfffffffc        ;    42.0 p1      15 d
        add esi, edx               ;    44.0 p5      15 d
        add edi, esi               ;    45.0 p0      15 d
        adc ebp, 0                 ;    46.0 p1+p5   15 d
        adc ebx, 0                 ;    48.0 p0+p1   15 d
        sbb eax, eax               ;    50.0 p5+p0   15 d
        mov esi, dword [esp + 132] ;    37.0 p2      16 h reload
        mov dword [esi], edi       ;    46.0 p3+p4   16 h
        mov dword [esi + 4], ebp   ;    48.0 p3+p4   16 h
        mov dword [esi + 8], ebx   ;    50.0 p3+p4   16 h
        mov edi, dword [esp + 64]  ;    40.0 p2      15 d
        add eax, eax               ;    52.0 p1      15 d
        adc ecx, 0                 ;    53.0 p5+p0   15 d
        adc edi, 0                 ;    55.0 p1+p0   15 d
        mov dword [esi + 12], ecx  ;    55.0 p3+p4   16 h
        and edi, 3                 ;    57.0 p5      15 d
        mov dword [esi + 16], edi  ;    58.0 p3+p4   16 h
        xor eax, eax               ;                    cleared
        mov dword [esp + 0], eax   ;                    cleared
        mov dword [esp + 4], eax   ;                    cleared
        mov dword [esp + 8], eax   ;                    cleared
        mov dword [esp + 12], eax  ;                    cleared
        mov dword [esp + 16], eax  ;                    cleared
        mov dword [esp + 20], eax  ;                    cleared
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
        add esp, 0x6c              ;                    frame
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
