; poly1305_last for Intel Pentium M (Dothan) (pentium-m)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_last --cpu pentium-m
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
;   body: 119 uops, planned 46.7; bounds: width 39.7, ports 45.0, path 20.0
;   blocks: 316 uops, planned 136.3; bounds: width 105.3, ports 121.0, path 57.0
;   body.2: 100 uops, planned 58.0; bounds: width 33.3, ports 43.0, path 42.0
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
        shr ebp, 2                 ;     7.0 p0      50 a
        and ebp, 0x3ffffff         ;     8.0 p1      50 a
        mov eax, dword [esi]       ;     3.0 p2      50 a
        lea ecx, [ebp*4]           ;     9.0 p0      50 a
        add ecx, ebp               ;    10.0 p1      50 a
        mov ebp, eax               ;     6.0 p1      50 a copy
        and ebp, 0x3ffffff         ;     7.0 p0      50 a
        add ecx, ebp               ;    11.0 p1      50 a
        mov ebp, dword [esi + 4]   ;     3.7 p2      50 a
        mov edx, ecx               ;    12.0 p0      50 a copy
        shr edx, 0x1a              ;    13.0 p0      50 a
        shr eax, 0x1a              ;     6.7 p0      50 a
        mov ebx, ebp               ;     6.7 p1      50 a copy
        and ebx, 0xfffff           ;     7.7 p1      50 a
        shl ebx, 6                 ;     8.7 p0      50 a
        or ebx, eax                ;     9.7 p1      50 a
        add edx, ebx               ;    14.0 p1      50 a
        mov eax, edi               ;     8.7 p0      50 a copy
        shr eax, 0x1c              ;     9.7 p0      50 a
        lea ebx, [eax*4]           ;    10.7 p0      50 a
        add edx, eax               ;    15.0 p1      50 a
        add edx, ebx               ;    16.0 p1      50 a
        mov eax, dword [esi + 8]   ;     8.3 p2      50 a
        mov ebx, edx               ;    17.0 p1      50 a copy
        shr ebx, 0x1a              ;    18.0 p0      50 a
        shr ebp, 0x14              ;    12.7 p0      50 a
        and edi, 3                 ;    12.3 p1      50 a
        shl edi, 0x18              ;    13.7 p0      50 a
        mov dword [esp + 0], edx   ;    17.0 p3+p4   50 a spill
        mov edx, eax               ;    13.3 p1      50 a copy
        and edx, 0x3fff            ;    14.3 p1      50 a
        shl edx, 0xc               ;    15.3 p0      50 a
        or ebp, edx                ;    16.3 p1      50 a
        add ebx, ebp               ;    19.0 p0      50 a
        mov ebp, dword [esi + 12]  ;    12.3 p2      50 a
        mov edx, ebx               ;    20.0 p1      50 a copy
        shr edx, 0x1a              ;    21.0 p0      50 a
        shr eax, 0xe               ;    17.7 p0      50 a
        and ecx, 0x3ffffff         ;    17.3 p1      50 a
        mov esi, ebp               ;    18.3 p1      50 a copy
        and esi, 0xff              ;    19.3 p0      50 a
        shl esi, 0x12              ;    20.3 p0      50 a
        or eax, esi                ;    21.3 p1      50 a
        add edx, eax               ;    22.3 p1      50 a
        mov esi, edx               ;    23.3 p0      50 a copy
        shr esi, 0x1a              ;    24.3 p0      50 a
        shr ebp, 8                 ;    22.7 p0      50 a
        or edi, ebp                ;    23.7 p1      50 a
        add esi, edi               ;    25.3 p1      50 a
        mov edi, esi               ;    26.3 p1      50 a copy
        shr edi, 0x1a              ;    27.3 p0      50 a
        lea ebp, [edi*4]           ;    28.3 p0      50 a
        add ecx, ebp               ;    29.3 p1      50 a
        add ecx, edi               ;    30.3 p1      50 a
        mov edi, dword [esp + 0]   ;    19.0 p2      50 a
        mov ebp, ecx               ;    31.3 p0      50 a copy
        shr ebp, 0x1a              ;    32.3 p0      50 a
        and edi, 0x3ffffff         ;    26.3 p1      50 a
        add ebp, edi               ;    33.3 p1      50 a
        mov dword [esp + 4], ebp   ;    34.3 p3+p4   51 blocks
        and ecx, 0x3ffffff         ;    31.3 p0      50 a
        mov dword [esp + 8], ecx   ;    32.3 p3+p4   51 blocks
        and esi, 0x3ffffff         ;    28.3 p1      50 a
        mov dword [esp + 12], esi  ;    29.3 p3+p4   51 blocks
        and edx, 0x3ffffff         ;    28.7 p0      50 a
        mov dword [esp + 16], edx  ;    29.7 p3+p4   51 blocks
        and ebx, 0x3ffffff         ;    29.3 p1      50 a
        mov dword [esp + 20], ebx  ;    30.3 p3+p4   51 blocks
        mov esi, dword [esp + 128] ;    23.7 p2       9 k reload
        mov edi, dword [esi + 12]  ;    26.7 p2       9 k
        and edi, 0xffffffc         ;    29.7 p0       9 k
        mov ebp, edi               ;    30.7 p1       9 k copy
        and ebp, 0xff              ;    31.7 p0       9 k
        shl ebp, 0x12              ;    32.7 p0       9 k
        mov eax, dword [esi + 8]   ;    26.7 p2       9 k
        and eax, 0xffffffc         ;    31.3 p1       9 k
        mov ecx, eax               ;    32.3 p1       9 k copy
        shr ecx, 0xe               ;    33.3 p0       9 k
        or ebp, ecx                ;    34.3 p1       9 k
        mov dword [esp + 24], ebp  ;    35.3 p3+p4    9 k
        lea ecx, [ebp*4]           ;    35.3 p0      51 a
        add ecx, ebp               ;    36.3 p1      51 a
        mov dword [esp + 28], ecx  ;    37.3 p3+p4   51 a
        and eax, 0x3fff            ;    34.7 p0       9 k
        shl eax, 0xc               ;    35.7 p0       9 k
        mov ebp, dword [esi + 4]   ;    29.3 p2       9 k
        and ebp, 0xffffffc         ;    35.3 p1       9 k
        mov ecx, ebp               ;    36.3 p1       9 k copy
        shr ecx, 0x14              ;    37.3 p0       9 k
        or eax, ecx                ;    38.3 p1       9 k
        mov dword [esp + 32], eax  ;    39.3 p3+p4    9 k
        lea ecx, [eax*4]           ;    39.3 p0      51 a
        add eax, ecx               ;    40.3 p1      51 a
        mov dword [esp + 36], eax  ;    41.3 p3+p4   51 a
        and ebp, 0xfffff           ;    38.7 p0       9 k
        shl ebp, 6                 ;    39.7 p0       9 k
        shr edi, 8                 ;    40.7 p0       9 k
        mov esi, dword [esi]       ;    33.7 p2       9 k
        and esi, 0xfffffff         ;    39.3 p1       9 k
        mov eax, esi               ;    40.3 p1       9 k copy
        shr eax, 0x1a              ;    41.7 p0       9 k
        or ebp, eax                ;    42.7 p1       9 k
        mov dword [esp + 40], ebp  ;    43.7 p3+p4    9 k
        lea eax, [ebp*4]           ;    43.7 p0      51 a
        add eax, ebp               ;    44.7 p1      51 a
        mov dword [esp + 44], eax  ;    45.7 p3+p4   51 a
        mov dword [esp + 48], edi  ;    41.7 p3+p4    9 k
        lea ebp, [edi*4]           ;    43.7 p0      51 a
        add edi, ebp               ;    44.7 p1      51 a
        mov dword [esp + 52], edi  ;    45.7 p3+p4   51 a
        and esi, 0x3ffffff         ;    44.3 p1       9 k
        mov dword [esp + 56], esi  ;    45.3 p3+p4    9 k
        mov esi, dword [esp + 140] ;    39.0 p2      51 blocks
        shl esi, 4                 ;    44.7 p0      51 blocks
        add esi, dword [esp + 136] ;    45.7 p1+p2   51 blocks
        mov dword [esp + 60], esi  ;    46.7 p3+p4   51 blocks
        cmp dword [esp + 140], 0   ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 136] ;                    resident
        mov edi, dword [esp + 8]   ;                    resident
        mov ebp, dword [esp + 4]   ;                    resident
        align 16
.blocks_1:
        mov eax, dword [esi]       ;     0.0 p2      51 a
        mov ecx, dword [esi + 4]   ;     1.0 p2      51 a
        mov edx, dword [esi + 8]   ;     2.0 p2      51 a
        mov dword [esp + 0], esi   ;     1.0 p3+p4   51 a spill
        mov esi, eax               ;     3.0 p0      51 a copy
        shr esi, 0x1a              ;     4.0 p0      51 a
        and eax, 0x3ffffff         ;     3.0 p1      51 a
        mov ebx, ecx               ;     4.0 p1      51 a copy
        and ebx, 0xfffff           ;     5.0 p0      51 a
        shl ebx, 6                 ;     6.0 p0      51 a
        or esi, ebx                ;     7.0 p1      51 a
        shr ecx, 0x14              ;     5.3 p0      51 a
        mov ebx, edx               ;     5.0 p1      51 a copy
        and ebx, 0x3fff            ;     6.0 p1      51 a
        shl ebx, 0xc               ;     7.0 p0      51 a
        or ecx, ebx                ;     8.0 p1      51 a
        shr edx, 0xe               ;     7.3 p0      51 a
        mov ebx, dword [esp + 0]   ;     5.7 p2      51 a reload
        mov ebx, dword [ebx + 12]  ;     8.7 p2      51 a
        and ebx, 0xff              ;    11.7 p1      51 a
        shl ebx, 0x12              ;    12.7 p0      51 a
        or edx, ebx                ;    13.7 p1      51 a
        add eax, edi               ;     9.3 p0      51 a
        mov edi, dword [esp + 0]   ;     7.7 p2      51 a reload
        mov ebx, dword [edi + 12]  ;    10.7 p2      51 a
        shr ebx, 8                 ;    13.7 p0      51 a
        add esi, ebp               ;    10.0 p1      51 a
        add ecx, dword [esp + 20]  ;    11.0 p1+p2   51 a
        add edx, dword [esp + 16]  ;    14.7 p0+p2   51 a
        add ebx, dword [esp + 12]  ;    14.7 p1+p2   51 a
        mov ebp, dword [esp + 56]  ;    12.7 p2      51 a reload
        mov dword [esp + 64], eax  ;    10.3 p3+p4   51 a spill
        mov dword [esp + 68], edx  ;    15.7 p3+p4   51 a spill
        mul ebp                    ;    15.7 p0      51 a
        mov dword [esp + 72], eax  ;    20.7 p3+p4   51 a spill
        mov eax, esi               ;    13.0 p1      51 a copy
        mov dword [esp + 76], edx  ;    20.7 p3+p4   51 a spill
        mul dword [esp + 52]       ;    17.3 p0+p2   51 a
        add eax, dword [esp + 72]  ;    23.7 p1+p2   51 a
        adc edx, dword [esp + 76]  ;    24.7 p1+p2   51 a
        mov dword [esp + 76], eax  ;    24.7 p3+p4   51 a spill
        mov eax, ecx               ;    17.0 p1      51 a copy
        mov dword [esp + 72], edx  ;    26.7 p3+p4   51 a spill
        mul dword [esp + 28]       ;    20.3 p0+p2   51 a
        add eax, dword [esp + 76]  ;    27.7 p1+p2   51 a
        adc edx, dword [esp + 72]  ;    29.7 p1+p2   51 a
        mov dword [esp + 72], eax  ;    28.7 p3+p4   51 a spill
        mov eax, dword [esp + 68]  ;    19.7 p2      51 a reload
        mov dword [esp + 76], edx  ;    31.7 p3+p4   51 a spill
        mul dword [esp + 36]       ;    23.3 p0+p2   51 a
        add eax, dword [esp + 72]  ;    31.7 p1+p2   51 a
        adc edx, dword [esp + 76]  ;    34.7 p1+p2   51 a
        mov dword [esp + 76], eax  ;    32.7 p3+p4   51 a spill
        mov eax, ebx               ;    24.0 p1      51 a copy
        mov dword [esp + 72], edx  ;    36.7 p3+p4   51 a spill
        mul dword [esp + 44]       ;    26.3 p0+p2   51 a
        add eax, dword [esp + 76]  ;    35.7 p1+p2   51 a
        adc edx, dword [esp + 72]  ;    39.7 p1+p2   51 a
        mov dword [esp + 72], eax  ;    36.7 p3+p4   51 a spill
        mov eax, dword [esp + 64]  ;    26.7 p2      51 a reload
        mov dword [esp + 76], edx  ;    41.7 p3+p4   51 a spill
        mul dword [esp + 40]       ;    29.7 p0+p2   51 a
        mov dword [esp + 80], eax  ;    34.7 p3+p4   51 a spill
        mov eax, esi               ;    28.0 p1      51 a copy
        mov dword [esp + 84], edx  ;    34.7 p3+p4   51 a spill
        mul ebp                    ;    32.3 p0      51 a
        add eax, dword [esp + 80]  ;    37.7 p1+p2   51 a
        adc edx, dword [esp + 84]  ;    38.7 p1+p2   51 a
        mov dword [esp + 84], eax  ;    38.7 p3+p4   51 a spill
        mov eax, ecx               ;    32.0 p1      51 a copy
        mov dword [esp + 80], edx  ;    40.7 p3+p4   51 a spill
        mul dword [esp + 52]       ;    35.3 p0+p2   51 a
        add eax, dword [esp + 84]  ;    41.7 p1+p2   51 a
        adc edx, dword [esp + 80]  ;    43.7 p1+p2   51 a
        mov dword [esp + 80], eax  ;    42.7 p3+p4   51 a spill
        mov eax, dword [esp + 68]  ;    33.7 p2      51 a reload
        mov dword [esp + 84], edx  ;    45.7 p3+p4   51 a spill
        mul dword [esp + 28]       ;    38.3 p0+p2   51 a
        add eax, dword [esp + 80]  ;    45.7 p1+p2   51 a
        adc edx, dword [esp + 84]  ;    48.7 p1+p2   51 a
        mov dword [esp + 84], eax  ;    46.7 p3+p4   51 a spill
        mov eax, ebx               ;    39.3 p0      51 a copy
        mov dword [esp + 80], edx  ;    50.7 p3+p4   51 a spill
        mul dword [esp + 36]       ;    42.3 p0+p2   51 a
        add eax, dword [esp + 84]  ;    49.7 p1+p2   51 a
        adc edx, dword [esp + 80]  ;    53.7 p1+p0+p2   51 a
        mov dword [esp + 80], eax  ;    50.7 p3+p4   51 a spill
        mov eax, dword [esp + 64]  ;    43.7 p2      51 a reload
        mov dword [esp + 84], edx  ;    55.7 p3+p4   51 a spill
        mul dword [esp + 32]       ;    46.7 p0+p2   51 a
        mov dword [esp + 88], eax  ;    51.7 p3+p4   51 a spill
        mov eax, esi               ;    45.0 p1      51 a copy
        mov dword [esp + 92], edx  ;    51.7 p3+p4   51 a spill
        mul dword [esp + 40]       ;    49.3 p0+p2   51 a
        add eax, dword [esp + 88]  ;    54.7 p1+p2   51 a
        adc edx, dword [esp + 92]  ;    55.7 p1+p2   51 a
        mov dword [esp + 92], eax  ;    55.7 p3+p4   51 a spill
        mov eax, ecx               ;    49.7 p1      51 a copy
        mov dword [esp + 88], edx  ;    57.7 p3+p4   51 a spill
        mul ebp                    ;    52.3 p0      51 a
        add eax, dword [esp + 92]  ;    58.7 p1+p2   51 a
        adc edx, dword [esp + 88]  ;    60.7 p1+p2   51 a
        mov dword [esp + 88], eax  ;    59.7 p3+p4   51 a spill
        mov eax, dword [esp + 68]  ;    51.7 p2      51 a reload
        mov dword [esp + 92], edx  ;    62.7 p3+p4   51 a spill
        mul dword [esp + 52]       ;    55.3 p0+p2   51 a
        add eax, dword [esp + 88]  ;    62.7 p1+p2   51 a
        adc edx, dword [esp + 92]  ;    65.7 p1+p2   51 a
        mov dword [esp + 92], eax  ;    63.7 p3+p4   51 a spill
        mov eax, ebx               ;    56.3 p0      51 a copy
        mov dword [esp + 88], edx  ;    67.7 p3+p4   51 a spill
        mul dword [esp + 28]       ;    59.3 p0+p2   51 a
        add eax, dword [esp + 92]  ;    66.7 p1+p2   51 a
        adc edx, dword [esp + 88]  ;    70.7 p1+p2   51 a
        mov dword [esp + 88], eax  ;    67.7 p3+p4   51 a spill
        mov eax, dword [esp + 64]  ;    58.7 p2      51 a reload
        mov dword [esp + 92], edx  ;    72.7 p3+p4   51 a spill
        mul dword [esp + 24]       ;    62.3 p0+p2   51 a
        mov dword [esp + 96], eax  ;    67.3 p3+p4   51 a spill
        mov eax, esi               ;    59.7 p1      51 a copy
        mov dword [esp + 100], edx ;    67.3 p3+p4   51 a spill
        mul dword [esp + 32]       ;    65.3 p0+p2   51 a
        add eax, dword [esp + 96]  ;    70.3 p1+p2   51 a
        adc edx, dword [esp + 100] ;    71.3 p1+p2   51 a
        mov dword [esp + 100], eax ;    71.3 p3+p4   51 a spill
        mov eax, ecx               ;    63.7 p1      51 a copy
        mov dword [esp + 96], edx  ;    73.3 p3+p4   51 a spill
        mul dword [esp + 40]       ;    68.3 p0+p2   51 a
        add eax, dword [esp + 100] ;    74.3 p1+p2   51 a
        adc edx, dword [esp + 96]  ;    76.3 p1+p2   51 a
        mov dword [esp + 96], eax  ;    75.3 p3+p4   51 a spill
        mov eax, dword [esp + 68]  ;    66.7 p2      51 a reload
        mov dword [esp + 100], edx ;    78.3 p3+p4   51 a spill
        mul ebp                    ;    71.3 p0      51 a
        add eax, dword [esp + 96]  ;    78.3 p1+p2   51 a
        adc edx, dword [esp + 100] ;    81.3 p1+p2   51 a
        mov dword [esp + 100], eax ;    79.3 p3+p4   51 a spill
        mov eax, ebx               ;    70.7 p1      51 a copy
        mov dword [esp + 96], edx  ;    83.3 p3+p4   51 a spill
        mul dword [esp + 52]       ;    74.3 p0+p2   51 a
        add eax, dword [esp + 100] ;    82.3 p1+p2   51 a
        adc edx, dword [esp + 96]  ;    86.3 p1+p2   51 a
        mov dword [esp + 96], eax  ;    83.3 p3+p4   51 a spill
        mov eax, dword [esp + 64]  ;    74.7 p2      51 a reload
        mov dword [esp + 100], edx ;    88.3 p3+p4   51 a spill
        mul dword [esp + 48]       ;    77.7 p0+p2   51 a
        mov dword [esp + 64], eax  ;    82.7 p3+p4   51 a spill
        mov eax, esi               ;    76.0 p1      51 a copy
        mov dword [esp + 104], edx ;    82.7 p3+p4   51 a spill
        mul dword [esp + 24]       ;    80.3 p0+p2   51 a
        add eax, dword [esp + 64]  ;    85.7 p1+p2   51 a
        adc edx, dword [esp + 104] ;    86.7 p1+p2   51 a
        mov esi, eax               ;    86.7 p1      51 a copy
        mov eax, ecx               ;    81.3 p0      51 a copy
        mov dword [esp + 104], edx ;    88.7 p3+p4   51 a spill
        mul dword [esp + 32]       ;    84.3 p0+p2   51 a
        add esi, eax               ;    89.3 p1      51 a
        adc edx, dword [esp + 104] ;    91.7 p1+p2   51 a
        mov eax, dword [esp + 68]  ;    82.0 p2      51 a reload
        mov ecx, edx               ;    93.7 p1      51 a copy
        mul dword [esp + 40]       ;    87.3 p0+p2   51 a
        add esi, eax               ;    92.3 p1      51 a
        adc ecx, edx               ;    94.7 p1      51 a
        mov eax, ebx               ;    88.3 p0      51 a copy
        mul ebp                    ;    91.3 p0      51 a
        add esi, eax               ;    96.3 p1      51 a
        adc ecx, edx               ;    97.3 p1      51 a
        mov ebp, dword [esp + 76]  ;    88.3 p2      51 a
        shl ebp, 6                 ;    92.3 p0      51 a
        mov eax, dword [esp + 72]  ;    89.3 p2      51 a
        shr eax, 0x1a              ;    93.3 p0      51 a
        or ebp, eax                ;    94.3 p1      51 a
        mov eax, dword [esp + 76]  ;    90.3 p2      51 a
        shr eax, 0x1a              ;    94.3 p0      51 a
        add ebp, dword [esp + 80]  ;    95.3 p1+p2   51 a
        adc eax, dword [esp + 84]  ;    96.3 p1+p2   51 a
        shl eax, 6                 ;    98.3 p0      51 a
        mov edx, dword [esp + 72]  ;    93.3 p2      51 a
        and edx, 0x3ffffff         ;    96.3 p1      51 a
        mov ebx, ebp               ;    96.3 p0      51 a copy
        shr ebx, 0x1a              ;    97.3 p0      51 a
        or ebx, eax                ;    99.3 p1      51 a
        and ebp, 0x3ffffff         ;    97.7 p1      51 a
        mov eax, dword [esp + 92]  ;    94.3 p2      51 a
        add ebx, dword [esp + 88]  ;   100.3 p0+p2   51 a
        adc eax, 0                 ;   101.3 p1+p0   51 a
        shl eax, 6                 ;   103.3 p0      51 a
        mov edi, ebx               ;   101.3 p1      51 a copy
        shr edi, 0x1a              ;   102.3 p0      51 a
        or eax, edi                ;   104.3 p1      51 a
        and ebx, 0x3ffffff         ;   101.7 p1      51 a
        mov edi, dword [esp + 100] ;    97.0 p2      51 a
        add eax, dword [esp + 96]  ;   105.3 p0+p2   51 a
        adc edi, 0                 ;   106.3 p1+p0   51 a
        shl edi, 6                 ;   108.3 p0      51 a
        mov dword [esp + 100], ebx ;   102.7 p3+p4   51 a spill
        mov ebx, eax               ;   106.3 p1      51 a copy
        shr ebx, 0x1a              ;   107.3 p0      51 a
        or edi, ebx                ;   109.3 p1      51 a
        add esi, edi               ;   110.3 p1      51 a
        adc ecx, 0                 ;   111.3 p1+p0   51 a
        and eax, 0x3ffffff         ;   107.3 p0      51 a
        shl ecx, 6                 ;   113.3 p0      51 a
        mov edi, esi               ;   111.3 p1      51 a copy
        shr edi, 0x1a              ;   112.3 p0      51 a
        or edi, ecx                ;   114.3 p1      51 a
        lea ecx, [edi*4]           ;   115.3 p0      51 a
        and esi, 0x3ffffff         ;   111.3 p1      51 a
        add edx, edi               ;   115.3 p1      51 a
        add edx, ecx               ;   116.3 p0      51 a
        mov edi, edx               ;   117.3 p1      51 a copy
        shr edi, 0x1a              ;   118.3 p0      51 a
        add ebp, edi               ;   119.3 p1      51 a
        mov edi, ebp               ;   120.3 p0      51 a copy
        shr edi, 0x1a              ;   121.3 p0      51 a
        and edx, 0x3ffffff         ;   117.3 p1      51 a
        and ebp, 0x3ffffff         ;   120.3 p1      51 a
        add edi, dword [esp + 100] ;   122.3 p0+p2   51 a
        mov ecx, edi               ;   123.3 p1      51 a copy
        shr ecx, 0x1a              ;   124.3 p0      51 a
        add eax, ecx               ;   125.3 p1      51 a
        and edi, 0x3ffffff         ;   123.3 p0      51 a
        mov ecx, eax               ;   126.3 p1      51 a copy
        shr ecx, 0x1a              ;   127.3 p0      51 a
        add esi, ecx               ;   128.3 p1      51 a
        and eax, 0x3ffffff         ;   126.3 p0      51 a
        mov ecx, esi               ;   129.3 p1      51 a copy
        shr ecx, 0x1a              ;   130.3 p0      51 a
        lea ebx, [ecx*4]           ;   131.3 p0      51 a
        add edx, ecx               ;   131.3 p1      51 a
        add edx, ebx               ;   132.3 p1      51 a
        and esi, 0x3ffffff         ;   129.3 p0      51 a
        mov dword [esp + 20], edi  ;   124.3 p3+p4   51 blocks
        mov dword [esp + 16], eax  ;   127.3 p3+p4   51 blocks
        mov dword [esp + 12], esi  ;   130.3 p3+p4   51 blocks
        mov esi, edx               ;   133.3 p1      51 a copy
        shr esi, 0x1a              ;   134.3 p0      51 a
        add ebp, esi               ;   135.3 p1      51 a
        and edx, 0x3ffffff         ;   133.3 p0      51 a
        mov esi, dword [esp + 0]   ;   113.7 p2      51 blocks
        add esi, 0x10              ;   124.7 p1      51 blocks
        mov edi, edx               ;   134.3 p0      51 a copy
        cmp esi, dword [esp + 60]  ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 136], esi ;                    resident
        mov dword [esp + 8], edi   ;                    resident
        mov dword [esp + 4], ebp   ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 8]   ;     0.0 p2      15 d
        shr esi, 0x1a              ;     3.0 p0      15 d
        add esi, dword [esp + 4]   ;     4.0 p1+p2   15 d
        mov edi, esi               ;     5.0 p0      15 d copy
        shr edi, 0x1a              ;     6.0 p0      15 d
        add edi, dword [esp + 20]  ;     7.0 p1+p2   15 d
        mov ebp, edi               ;     8.0 p1      15 d copy
        shr ebp, 0x1a              ;     9.0 p0      15 d
        add ebp, dword [esp + 16]  ;    10.0 p1+p2   15 d
        mov eax, ebp               ;    11.0 p0      15 d copy
        shr eax, 0x1a              ;    12.0 p0      15 d
        add eax, dword [esp + 12]  ;    13.0 p1+p2   15 d
        mov ecx, eax               ;    14.0 p1      15 d copy
        shr ecx, 0x1a              ;    15.0 p0      15 d
        lea edx, [ecx*4]           ;    16.0 p0      15 d
        add edx, ecx               ;    17.0 p1      15 d
        mov ecx, dword [esp + 8]   ;     5.3 p2      15 d
        and ecx, 0x3ffffff         ;     8.3 p1      15 d
        add edx, ecx               ;    18.0 p0      15 d
        and esi, 0x3ffffff         ;     8.7 p1      15 d
        mov ecx, edx               ;    19.0 p0      15 d copy
        shr ecx, 0x1a              ;    20.0 p0      15 d
        add ecx, esi               ;    21.0 p1      15 d
        and edi, 0x3ffffff         ;    10.7 p1      15 d
        mov esi, ecx               ;    22.0 p0      15 d copy
        shr esi, 0x1a              ;    23.0 p0      15 d
        add esi, edi               ;    24.0 p1      15 d
        and ebp, 0x3ffffff         ;    12.7 p1      15 d
        mov edi, esi               ;    25.0 p0      15 d copy
        shr edi, 0x1a              ;    26.0 p0      15 d
        add ebp, edi               ;    27.0 p1      15 d
        and eax, 0x3ffffff         ;    14.7 p1      15 d
        mov edi, ebp               ;    28.0 p0      15 d copy
        shr edi, 0x1a              ;    29.0 p0      15 d
        add eax, edi               ;    30.0 p1      15 d
        and ebp, 0x3ffffff         ;    28.0 p1      15 d
        mov edi, eax               ;    31.0 p0      15 d copy
        shl edi, 8                 ;    32.0 p0      15 d
        and esi, 0x3ffffff         ;    25.0 p1      15 d
        mov ebx, ebp               ;    29.0 p1      15 d copy
        shl ebx, 0xe               ;    30.0 p0      15 d
        and ecx, 0x3ffffff         ;    22.0 p1      15 d
        and edx, 0x3ffffff         ;    20.3 p0      15 d
        mov dword [esp + 0], ebp   ;    29.0 p3+p4   15 d spill
        mov ebp, esi               ;    26.0 p1      15 d copy
        shl ebp, 0x14              ;    27.0 p0      15 d
        shr esi, 0xc               ;    26.0 p0      15 d
        or ebx, esi                ;    31.0 p1      15 d
        mov esi, ecx               ;    23.0 p1      15 d copy
        shl esi, 0x1a              ;    24.0 p0      15 d
        or edx, esi                ;    25.0 p1      15 d
        shr ecx, 6                 ;    24.3 p0      15 d
        or ebp, ecx                ;    28.0 p1      15 d
        shr eax, 0x18              ;    31.0 p0      15 d
        mov esi, dword [esp + 0]   ;    29.0 p2      15 d
        shr esi, 0x12              ;    32.0 p0      15 d
        mov ecx, edx               ;    26.0 p1      15 d copy
        mov dword [esp + 0], eax   ;    32.0 p3+p4   15 d spill
        mov eax, ebp               ;    29.0 p1      15 d copy
        mov dword [esp + 64], esi  ;    33.0 p3+p4   15 d spill
        mov esi, ebx               ;    32.0 p0      15 d copy
        add ecx, 5                 ;    27.7 p1      15 d
        adc eax, 0                 ;    30.0 p1+p0   15 d
        adc esi, 0                 ;    33.0 p1+p0   15 d
        sbb esi, esi               ;    35.0 p1+p0   15 d
        or edi, dword [esp + 64]   ;    36.0 p0+p2   15 d
        mov eax, edi               ;    37.0 p1      15 d copy
        mov ecx, dword [esp + 0]   ;    32.0 p2      15 d
        add esi, esi               ;    37.0 p0      15 d
        adc eax, 0                 ;    38.0 p1+p0   15 d
        adc ecx, 0                 ;    40.0 p1+p0   15 d
        mov esi, ecx               ;    42.0 p1      15 d copy
        shr esi, 2                 ;    43.0 p0      15 d
        and ecx, 0xfffffffc        ;    42.0 p1      15 d
        add esi, ecx               ;    44.0 p0      15 d
        add edx, esi               ;    45.0 p1      15 d
        adc ebp, 0                 ;    46.0 p1+p0   15 d
        adc ebx, 0                 ;    48.0 p1+p0   15 d
        sbb eax, eax               ;    50.0 p1+p0   15 d
        mov esi, dword [esp + 132] ;    36.3 p2      16 h reload
        mov dword [esi], edx       ;    46.0 p3+p4   16 h
        mov dword [esi + 4], ebp   ;    48.0 p3+p4   16 h
        mov dword [esi + 8], ebx   ;    50.0 p3+p4   16 h
        mov ebp, dword [esp + 0]   ;    37.7 p2      15 d
        add eax, eax               ;    52.0 p0      15 d
        adc edi, 0                 ;    53.0 p1+p0   15 d
        adc ebp, 0                 ;    55.0 p1+p0   15 d
        mov dword [esi + 12], edi  ;    55.0 p3+p4   16 h
        and ebp, 3                 ;    57.0 p1      15 d
        mov dword [esi + 16], ebp  ;    58.0 p3+p4   16 h
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
        mov dword [esp + 56], eax  ;                    cleared
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
