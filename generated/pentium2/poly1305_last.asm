; poly1305_last for Intel Pentium II (pentium2)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_last --cpu pentium2
;
; void poly1305_last(const void *r, void *h, const void *m, uint32_t n);   cdecl
;   r: 16 bytes, read, secret, no alignment needed
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 16 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 88 bytes, 23 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 134 uops, planned 48.0; bounds: width 44.7, ports 44.5, path 20.0
;   blocks: 396 uops, planned 149.3; bounds: width 132.0, ports 111.5, path 57.0
;   body.2: 113 uops, planned 58.0; bounds: width 37.7, ports 43.0, path 42.0
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
        sub esp, 0x5c              ;                    frame
        mov esi, dword [esp + 116] ;     0.0 p2      50 a reload
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
        mov ebx, ebp               ;     6.7 p1      50 a copy
        and ebx, 0xfffff           ;     7.7 p1      50 a
        shl ebx, 6                 ;     8.7 p0      50 a
        shr eax, 0x1a              ;     7.7 p0      50 a
        or ebx, eax                ;     9.7 p1      50 a
        add edx, ebx               ;    14.0 p1      50 a
        shr edi, 0x1c              ;     8.7 p0      50 a
        lea ebx, [edi*4]           ;     9.7 p0      50 a
        add edx, edi               ;    15.0 p1      50 a
        add edx, ebx               ;    16.0 p1      50 a
        mov eax, dword [esi + 8]   ;     8.0 p2      50 a
        mov ebx, edx               ;    17.0 p0      50 a copy
        shr ebx, 0x1a              ;    18.0 p0      50 a
        shr ebp, 0x14              ;    12.7 p0      50 a
        mov edi, eax               ;    11.3 p1      50 a copy
        and edi, 0x3fff            ;    12.3 p1      50 a
        shl edi, 0xc               ;    13.7 p0      50 a
        or ebp, edi                ;    14.7 p1      50 a
        add ebx, ebp               ;    19.0 p1      50 a
        mov edi, dword [esi + 12]  ;    11.0 p2      50 a
        mov ebp, ebx               ;    20.0 p0      50 a copy
        shr ebp, 0x1a              ;    21.0 p0      50 a
        shr eax, 0xe               ;    16.7 p0      50 a
        mov esi, edi               ;    15.3 p1      50 a copy
        and esi, 0xff              ;    16.3 p1      50 a
        shl esi, 0x12              ;    17.7 p0      50 a
        or eax, esi                ;    18.7 p1      50 a
        add ebp, eax               ;    22.0 p1      50 a
        mov esi, dword [esp + 116] ;    14.0 p2      50 a reload
        mov eax, dword [esi + 16]  ;    17.0 p2      50 a
        and eax, 3                 ;    20.0 p0      50 a
        shl eax, 0x18              ;    21.0 p0      50 a
        shr edi, 8                 ;    20.7 p0      50 a
        mov esi, ebp               ;    23.0 p1      50 a copy
        shr esi, 0x1a              ;    24.0 p0      50 a
        or eax, edi                ;    22.0 p1      50 a
        add esi, eax               ;    25.0 p1      50 a
        mov edi, esi               ;    26.0 p1      50 a copy
        shr edi, 0x1a              ;    27.0 p0      50 a
        and ecx, 0x3ffffff         ;    23.3 p1      50 a
        lea eax, [edi*4]           ;    28.0 p0      50 a
        add eax, edi               ;    29.0 p1      50 a
        add eax, ecx               ;    30.0 p0      50 a
        and edx, 0x3ffffff         ;    25.3 p1      50 a
        mov edi, eax               ;    31.0 p0      50 a copy
        shr edi, 0x1a              ;    32.0 p0      50 a
        add edx, edi               ;    33.0 p1      50 a
        and eax, 0x3ffffff         ;    31.0 p1      50 a
        mov dword [esp + 0], edx   ;    34.0 p3+p4   51 blocks
        mov dword [esp + 4], eax   ;    32.0 p3+p4   51 blocks
        and esi, 0x3ffffff         ;    27.7 p0      50 a
        mov dword [esp + 8], esi   ;    28.7 p3+p4   51 blocks
        and ebp, 0x3ffffff         ;    28.3 p1      50 a
        mov dword [esp + 12], ebp  ;    29.3 p3+p4   51 blocks
        and ebx, 0x3ffffff         ;    28.7 p0      50 a
        mov dword [esp + 16], ebx  ;    29.7 p3+p4   51 blocks
        mov esi, dword [esp + 112] ;    25.0 p2       9 k reload
        mov edi, dword [esi + 12]  ;    28.0 p2       9 k
        and edi, 0xffffffc         ;    31.0 p1       9 k
        mov ebp, edi               ;    32.0 p0       9 k copy
        and ebp, 0xff              ;    33.0 p1       9 k
        shl ebp, 0x12              ;    34.0 p0       9 k
        mov eax, dword [esi + 8]   ;    28.0 p2       9 k
        and eax, 0xffffffc         ;    31.3 p1       9 k
        mov ecx, eax               ;    32.3 p0       9 k copy
        shr ecx, 0xe               ;    33.3 p0       9 k
        or ebp, ecx                ;    35.0 p1       9 k
        mov dword [esp + 20], ebp  ;    36.0 p3+p4    9 k
        lea ecx, [ebp*4]           ;    36.0 p0      51 a
        add ecx, ebp               ;    37.0 p1      51 a
        mov dword [esp + 24], ecx  ;    38.0 p3+p4   51 a
        and eax, 0x3fff            ;    34.3 p1       9 k
        shl eax, 0xc               ;    35.3 p0       9 k
        mov ebp, dword [esi + 4]   ;    31.3 p2       9 k
        and ebp, 0xffffffc         ;    35.3 p1       9 k
        mov ecx, ebp               ;    36.3 p0       9 k copy
        shr ecx, 0x14              ;    37.3 p0       9 k
        or eax, ecx                ;    38.3 p1       9 k
        mov dword [esp + 28], eax  ;    39.3 p3+p4    9 k
        lea ecx, [eax*4]           ;    39.3 p0      51 a
        add eax, ecx               ;    40.3 p1      51 a
        mov dword [esp + 32], eax  ;    41.3 p3+p4   51 a
        and ebp, 0xfffff           ;    38.3 p1       9 k
        shl ebp, 6                 ;    39.3 p0       9 k
        mov esi, dword [esi]       ;    36.0 p2       9 k
        and esi, 0xfffffff         ;    39.3 p1       9 k
        mov eax, esi               ;    40.3 p0       9 k copy
        shr eax, 0x1a              ;    41.3 p0       9 k
        or ebp, eax                ;    42.3 p1       9 k
        mov dword [esp + 36], ebp  ;    43.3 p3+p4    9 k
        shr edi, 8                 ;    41.7 p0       9 k
        lea eax, [ebp*4]           ;    43.3 p0      51 a
        add eax, ebp               ;    44.3 p1      51 a
        mov dword [esp + 40], eax  ;    45.3 p3+p4   51 a
        mov dword [esp + 44], edi  ;    42.7 p3+p4    9 k
        lea ebp, [edi*4]           ;    43.7 p0      51 a
        add edi, ebp               ;    44.7 p1      51 a
        mov dword [esp + 48], edi  ;    45.7 p3+p4   51 a
        and esi, 0x3ffffff         ;    43.3 p1       9 k
        mov dword [esp + 52], esi  ;    44.3 p3+p4    9 k
        mov esi, dword [esp + 124] ;    43.0 p2      51 blocks
        shl esi, 4                 ;    46.0 p0      51 blocks
        add esi, dword [esp + 120] ;    47.0 p1+p2   51 blocks
        mov dword [esp + 56], esi  ;    48.0 p3+p4   51 blocks
        cmp dword [esp + 124], 0   ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 4]   ;                    resident
        mov edi, dword [esp + 0]   ;                    resident
        mov ebp, dword [esp + 16]  ;                    resident
        align 16
.blocks_1:
        mov eax, dword [esp + 120] ;     0.0 p2      51 a reload
        mov ecx, dword [eax]       ;     3.0 p2      51 a
        mov edx, dword [eax + 4]   ;     3.0 p2      51 a
        mov ebx, dword [eax + 12]  ;     3.0 p2      51 a
        mov eax, ecx               ;     6.0 p0      51 a copy
        shr eax, 0x1a              ;     7.0 p0      51 a
        and ecx, 0x3ffffff         ;     6.0 p1      51 a
        add ecx, esi               ;     7.0 p1      51 a
        mov esi, edx               ;     6.0 p0      51 a copy
        shr esi, 0x14              ;     7.0 p0      51 a
        and edx, 0xfffff           ;     6.0 p1      51 a
        shl edx, 6                 ;     7.0 p0      51 a
        or eax, edx                ;     8.0 p1      51 a
        add eax, edi               ;     9.0 p1      51 a
        mov edi, ebx               ;     6.3 p0      51 a copy
        shr edi, 8                 ;     7.3 p0      51 a
        and ebx, 0xff              ;     7.0 p1      51 a
        shl ebx, 0x12              ;     8.3 p0      51 a
        add edi, dword [esp + 8]   ;     8.3 p1+p2   51 a
        mov edx, dword [esp + 120] ;     7.0 p2      51 a reload
        mov edx, dword [edx + 8]   ;    10.0 p2      51 a
        and edx, 0x3fff            ;    13.0 p1      51 a
        shl edx, 0xc               ;    14.0 p0      51 a
        or esi, edx                ;    15.0 p1      51 a
        add esi, ebp               ;    16.0 p0      51 a
        mov ebp, dword [esp + 120] ;     9.0 p2      51 a reload
        mov edx, dword [ebp + 8]   ;    12.0 p2      51 a
        shr edx, 0xe               ;    15.0 p0      51 a
        or ebx, edx                ;    16.0 p1      51 a
        add ebx, dword [esp + 12]  ;    17.0 p1+p2   51 a
        mov edx, ebx               ;    18.0 p0      51 a copy
        mov ebx, dword [esp + 52]  ;    12.0 p2      51 a reload
        mov dword [esp + 60], eax  ;    11.3 p3+p4   51 a spill
        mov eax, ecx               ;    13.0 p1      51 a copy
        mov dword [esp + 64], edx  ;    19.0 p3+p4   51 a spill
        mul ebx                    ;    15.0 p0+p1   51 a
        mov dword [esp + 68], eax  ;    20.0 p3+p4   51 a spill
        mov eax, dword [esp + 60]  ;    14.3 p2      51 a reload
        mov dword [esp + 72], edx  ;    20.0 p3+p4   51 a spill
        mul dword [esp + 48]       ;    17.3 p0+p1+p2   51 a
        add eax, dword [esp + 68]  ;    23.0 p0+p2   51 a
        adc edx, dword [esp + 72]  ;    24.0 p1+p0+p2   51 a
        mov dword [esp + 72], eax  ;    24.0 p3+p4   51 a spill
        mov eax, esi               ;    18.7 p1      51 a copy
        mov dword [esp + 68], edx  ;    26.0 p3+p4   51 a spill
        mul dword [esp + 24]       ;    19.7 p0+p1+p2   51 a
        add eax, dword [esp + 72]  ;    27.0 p0+p2   51 a
        adc edx, dword [esp + 68]  ;    29.0 p1+p0+p2   51 a
        mov dword [esp + 68], eax  ;    28.0 p3+p4   51 a spill
        mov eax, dword [esp + 64]  ;    23.0 p2      51 a reload
        mov dword [esp + 72], edx  ;    31.0 p3+p4   51 a spill
        mul dword [esp + 32]       ;    26.0 p0+p1+p2   51 a
        add eax, dword [esp + 68]  ;    31.0 p0+p2   51 a
        adc edx, dword [esp + 72]  ;    34.0 p1+p0+p2   51 a
        mov dword [esp + 72], eax  ;    32.0 p3+p4   51 a spill
        mov eax, edi               ;    27.3 p1      51 a copy
        mov dword [esp + 68], edx  ;    36.0 p3+p4   51 a spill
        mul dword [esp + 40]       ;    28.3 p0+p1+p2   51 a
        add eax, dword [esp + 72]  ;    35.0 p0+p2   51 a
        adc edx, dword [esp + 68]  ;    39.0 p1+p0+p2   51 a
        mov ebp, eax               ;    36.0 p1      51 a copy
        shr ebp, 0x1a              ;    37.0 p0      51 a
        and eax, 0x3ffffff         ;    36.0 p1      51 a
        mov dword [esp + 68], eax  ;    37.0 p3+p4   51 a spill
        mov eax, edx               ;    41.0 p0      51 a copy
        shl eax, 6                 ;    42.0 p0      51 a
        or ebp, eax                ;    43.0 p1      51 a
        shr edx, 0x1a              ;    41.0 p0      51 a
        mov eax, ebx               ;    34.3 p1      51 a copy
        mov ebx, dword [esp + 36]  ;    34.3 p2      51 a reload
        mov eax, ecx               ;    35.3 p1      51 a copy
        mov dword [esp + 72], edx  ;    42.0 p3+p4   51 a spill
        mul ebx                    ;    37.3 p0+p1   51 a
        mov dword [esp + 76], eax  ;    42.3 p3+p4   51 a spill
        mov eax, dword [esp + 60]  ;    37.0 p2      51 a reload
        mov dword [esp + 80], edx  ;    42.3 p3+p4   51 a spill
        mul dword [esp + 52]       ;    40.0 p0+p1+p2   51 a
        add eax, dword [esp + 76]  ;    45.3 p0+p2   51 a
        adc edx, dword [esp + 80]  ;    46.3 p1+p0+p2   51 a
        mov dword [esp + 80], eax  ;    46.3 p3+p4   51 a spill
        mov eax, esi               ;    41.3 p1      51 a copy
        mov dword [esp + 76], edx  ;    48.3 p3+p4   51 a spill
        mul dword [esp + 48]       ;    42.3 p0+p1+p2   51 a
        add eax, dword [esp + 80]  ;    49.3 p0+p2   51 a
        adc edx, dword [esp + 76]  ;    51.3 p1+p0+p2   51 a
        mov dword [esp + 76], eax  ;    50.3 p3+p4   51 a spill
        mov eax, dword [esp + 64]  ;    45.7 p2      51 a reload
        mov dword [esp + 80], edx  ;    53.3 p3+p4   51 a spill
        mul dword [esp + 24]       ;    48.7 p0+p1+p2   51 a
        add eax, dword [esp + 76]  ;    53.7 p0+p2   51 a
        adc edx, dword [esp + 80]  ;    56.3 p1+p0+p2   51 a
        mov dword [esp + 80], eax  ;    54.7 p3+p4   51 a spill
        mov eax, edi               ;    50.0 p1      51 a copy
        mov dword [esp + 76], edx  ;    58.3 p3+p4   51 a spill
        mul dword [esp + 32]       ;    51.0 p0+p1+p2   51 a
        add eax, dword [esp + 80]  ;    57.7 p0+p2   51 a
        adc edx, dword [esp + 76]  ;    61.3 p1+p0+p2   51 a
        add eax, ebp               ;    58.7 p1      51 a
        adc edx, dword [esp + 72]  ;    63.3 p0+p1+p2   51 a
        shl edx, 6                 ;    65.3 p0      51 a
        mov ebp, eax               ;    59.7 p1      51 a copy
        shr ebp, 0x1a              ;    60.7 p0      51 a
        or edx, ebp                ;    66.3 p1      51 a
        and eax, 0x3ffffff         ;    59.7 p0      51 a
        mov ebp, dword [esp + 28]  ;    56.7 p2      51 a reload
        mov dword [esp + 72], eax  ;    60.7 p3+p4   51 a spill
        mov eax, ecx               ;    57.7 p1      51 a copy
        mov dword [esp + 76], edx  ;    67.3 p3+p4   51 a spill
        mul ebp                    ;    59.7 p0+p1   51 a
        mov dword [esp + 80], eax  ;    64.7 p3+p4   51 a spill
        mov eax, dword [esp + 60]  ;    60.0 p2      51 a reload
        mov dword [esp + 84], edx  ;    64.7 p3+p4   51 a spill
        mul ebx                    ;    63.0 p0+p1   51 a
        add eax, dword [esp + 80]  ;    68.0 p0+p2   51 a
        adc edx, dword [esp + 84]  ;    69.0 p1+p0+p2   51 a
        mov dword [esp + 84], eax  ;    69.0 p3+p4   51 a spill
        mov eax, esi               ;    64.0 p1      51 a copy
        mov dword [esp + 80], edx  ;    71.0 p3+p4   51 a spill
        mul dword [esp + 52]       ;    65.0 p0+p1+p2   51 a
        add eax, dword [esp + 84]  ;    72.0 p0+p2   51 a
        adc edx, dword [esp + 80]  ;    74.0 p1+p0+p2   51 a
        mov dword [esp + 80], eax  ;    73.0 p3+p4   51 a spill
        mov eax, dword [esp + 64]  ;    68.3 p2      51 a reload
        mov dword [esp + 84], edx  ;    76.0 p3+p4   51 a spill
        mul dword [esp + 48]       ;    71.3 p0+p1+p2   51 a
        add eax, dword [esp + 80]  ;    76.3 p0+p2   51 a
        adc edx, dword [esp + 84]  ;    79.0 p1+p0+p2   51 a
        mov dword [esp + 84], eax  ;    77.3 p3+p4   51 a spill
        mov eax, edi               ;    72.7 p1      51 a copy
        mov dword [esp + 80], edx  ;    81.0 p3+p4   51 a spill
        mul dword [esp + 24]       ;    73.7 p0+p1+p2   51 a
        add eax, dword [esp + 84]  ;    80.3 p0+p2   51 a
        adc edx, dword [esp + 80]  ;    84.0 p1+p0+p2   51 a
        add eax, dword [esp + 76]  ;    81.3 p1+p2   51 a
        adc edx, 0                 ;    86.0 p0+p1   51 a
        shl edx, 6                 ;    88.0 p0      51 a
        mov ebx, eax               ;    82.3 p1      51 a copy
        shr ebx, 0x1a              ;    83.3 p0      51 a
        or edx, ebx                ;    89.0 p1      51 a
        and eax, 0x3ffffff         ;    82.3 p0      51 a
        mov ebx, dword [esp + 20]  ;    79.3 p2      51 a reload
        mov dword [esp + 76], eax  ;    83.3 p3+p4   51 a spill
        mov eax, ecx               ;    80.3 p1      51 a copy
        mov dword [esp + 80], edx  ;    90.0 p3+p4   51 a spill
        mul ebx                    ;    82.3 p0+p1   51 a
        mov dword [esp + 84], eax  ;    87.3 p3+p4   51 a spill
        mov eax, dword [esp + 60]  ;    82.7 p2      51 a reload
        mov dword [esp + 88], edx  ;    87.3 p3+p4   51 a spill
        mul ebp                    ;    85.7 p0+p1   51 a
        add eax, dword [esp + 84]  ;    90.7 p0+p2   51 a
        adc edx, dword [esp + 88]  ;    91.7 p1+p0+p2   51 a
        mov dword [esp + 88], eax  ;    91.7 p3+p4   51 a spill
        mov eax, esi               ;    86.7 p1      51 a copy
        mov dword [esp + 84], edx  ;    93.7 p3+p4   51 a spill
        mul dword [esp + 36]       ;    87.7 p0+p1+p2   51 a
        add eax, dword [esp + 88]  ;    94.7 p0+p2   51 a
        adc edx, dword [esp + 84]  ;    96.7 p1+p0+p2   51 a
        mov dword [esp + 84], eax  ;    95.7 p3+p4   51 a spill
        mov eax, dword [esp + 64]  ;    91.0 p2      51 a reload
        mov dword [esp + 88], edx  ;    98.7 p3+p4   51 a spill
        mul dword [esp + 52]       ;    94.0 p0+p1+p2   51 a
        add eax, dword [esp + 84]  ;    99.0 p0+p2   51 a
        adc edx, dword [esp + 88]  ;   101.7 p1+p0+p2   51 a
        mov dword [esp + 88], eax  ;   100.0 p3+p4   51 a spill
        mov eax, edi               ;    95.3 p1      51 a copy
        mov dword [esp + 84], edx  ;   103.7 p3+p4   51 a spill
        mul dword [esp + 48]       ;    96.3 p0+p1+p2   51 a
        add eax, dword [esp + 88]  ;   103.0 p0+p2   51 a
        adc edx, dword [esp + 84]  ;   106.7 p1+p0+p2   51 a
        add eax, dword [esp + 80]  ;   104.0 p1+p2   51 a
        adc edx, 0                 ;   108.7 p0+p1   51 a
        shl edx, 6                 ;   110.7 p0      51 a
        mov ebp, eax               ;   105.0 p1      51 a copy
        shr ebp, 0x1a              ;   106.0 p0      51 a
        or edx, ebp                ;   111.7 p1      51 a
        and eax, 0x3ffffff         ;   105.0 p0      51 a
        mov ebp, eax               ;   106.0 p1      51 a copy
        mov eax, ecx               ;   103.7 p0      51 a copy
        mov dword [esp + 80], edx  ;   112.7 p3+p4   51 a spill
        mul dword [esp + 44]       ;   104.7 p0+p1+p2   51 a
        mov ecx, eax               ;   109.7 p1      51 a copy
        mov eax, dword [esp + 60]  ;   104.7 p2      51 a reload
        mov dword [esp + 84], edx  ;   109.7 p3+p4   51 a spill
        mul ebx                    ;   107.7 p0+p1   51 a
        add ecx, eax               ;   112.7 p0      51 a
        adc edx, dword [esp + 84]  ;   113.7 p1+p0+p2   51 a
        mov eax, esi               ;   108.0 p1      51 a copy
        mov ebx, edx               ;   115.7 p0      51 a copy
        mul dword [esp + 28]       ;   109.7 p0+p1+p2   51 a
        add ecx, eax               ;   114.7 p1      51 a
        adc ebx, edx               ;   116.7 p0+p1   51 a
        mov eax, dword [esp + 64]  ;   110.3 p2      51 a reload
        mul dword [esp + 36]       ;   113.3 p0+p1+p2   51 a
        add ecx, eax               ;   118.3 p0      51 a
        adc ebx, edx               ;   119.3 p1+p0   51 a
        mov eax, edi               ;   114.0 p1      51 a copy
        mul dword [esp + 52]       ;   115.0 p0+p1+p2   51 a
        add ecx, eax               ;   120.0 p0      51 a
        adc ebx, edx               ;   121.3 p1+p0   51 a
        add ecx, dword [esp + 80]  ;   121.0 p1+p2   51 a
        adc ebx, 0                 ;   123.3 p0+p1   51 a
        shl ebx, 6                 ;   125.3 p0      51 a
        mov esi, ecx               ;   122.0 p1      51 a copy
        shr esi, 0x1a              ;   123.0 p0      51 a
        or ebx, esi                ;   126.3 p1      51 a
        mov esi, dword [esp + 68]  ;   117.7 p2      51 a reload
        add esi, ebx               ;   127.3 p0      51 a
        shl ebx, 2                 ;   127.3 p0      51 a
        add esi, ebx               ;   128.3 p1      51 a
        and ecx, 0x3ffffff         ;   122.0 p1      51 a
        mov edi, esi               ;   129.3 p0      51 a copy
        shr edi, 0x1a              ;   130.3 p0      51 a
        mov eax, dword [esp + 72]  ;   120.0 p2      51 a reload
        add eax, edi               ;   131.3 p1      51 a
        and esi, 0x3ffffff         ;   129.3 p1      51 a
        mov edi, eax               ;   132.3 p0      51 a copy
        shr edi, 0x1a              ;   133.3 p0      51 a
        mov edx, dword [esp + 76]  ;   121.7 p2      51 a reload
        add edx, edi               ;   134.3 p1      51 a
        and eax, 0x3ffffff         ;   132.3 p1      51 a
        mov edi, edx               ;   135.3 p0      51 a copy
        shr edi, 0x1a              ;   136.3 p0      51 a
        add ebp, edi               ;   137.3 p1      51 a
        and edx, 0x3ffffff         ;   135.3 p1      51 a
        mov edi, ebp               ;   138.3 p0      51 a copy
        shr edi, 0x1a              ;   139.3 p0      51 a
        add ecx, edi               ;   140.3 p1      51 a
        and ebp, 0x3ffffff         ;   138.3 p1      51 a
        mov dword [esp + 12], ebp  ;   139.3 p3+p4   51 blocks
        mov edi, ecx               ;   141.3 p0      51 a copy
        shr edi, 0x1a              ;   142.3 p0      51 a
        add esi, edi               ;   143.3 p1      51 a
        shl edi, 2                 ;   143.3 p0      51 a
        add esi, edi               ;   144.3 p1      51 a
        and ecx, 0x3ffffff         ;   141.3 p1      51 a
        mov dword [esp + 8], ecx   ;   142.3 p3+p4   51 blocks
        mov edi, esi               ;   145.3 p0      51 a copy
        shr edi, 0x1a              ;   146.3 p0      51 a
        add eax, edi               ;   147.3 p1      51 a
        and esi, 0x3ffffff         ;   145.3 p1      51 a
        mov edi, dword [esp + 120] ;   130.0 p2      51 blocks
        add edi, 0x10              ;   135.7 p0      51 blocks
        mov dword [esp + 120], edi ;   136.7 p3+p4   51 blocks
        mov ebp, edx               ;   136.3 p1      51 a copy
        mov edi, eax               ;   148.3 p0      51 a copy
        mov eax, dword [esp + 120] ;                    more blocks?
        cmp eax, dword [esp + 56]  ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 4], esi   ;                    resident
        mov dword [esp + 0], edi   ;                    resident
        mov dword [esp + 16], ebp  ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 4]   ;     0.0 p2      15 d
        shr esi, 0x1a              ;     3.0 p0      15 d
        add esi, dword [esp + 0]   ;     4.0 p1+p2   15 d
        mov edi, esi               ;     5.0 p0      15 d copy
        shr edi, 0x1a              ;     6.0 p0      15 d
        add edi, dword [esp + 16]  ;     7.0 p1+p2   15 d
        mov ebp, edi               ;     8.0 p1      15 d copy
        shr ebp, 0x1a              ;     9.0 p0      15 d
        add ebp, dword [esp + 12]  ;    10.0 p1+p2   15 d
        mov eax, ebp               ;    11.0 p0      15 d copy
        shr eax, 0x1a              ;    12.0 p0      15 d
        add eax, dword [esp + 8]   ;    13.0 p1+p2   15 d
        mov ecx, eax               ;    14.0 p1      15 d copy
        shr ecx, 0x1a              ;    15.0 p0      15 d
        lea edx, [ecx*4]           ;    16.0 p0      15 d
        add edx, ecx               ;    17.0 p1      15 d
        mov ecx, dword [esp + 4]   ;     6.7 p2      15 d
        and ecx, 0x3ffffff         ;     9.7 p1      15 d
        add edx, ecx               ;    18.0 p0      15 d
        and esi, 0x3ffffff         ;     9.0 p1      15 d
        mov ecx, edx               ;    19.0 p0      15 d copy
        shr ecx, 0x1a              ;    20.0 p0      15 d
        add ecx, esi               ;    21.0 p1      15 d
        and edi, 0x3ffffff         ;    11.0 p1      15 d
        mov esi, ecx               ;    22.0 p0      15 d copy
        shr esi, 0x1a              ;    23.0 p0      15 d
        add esi, edi               ;    24.0 p1      15 d
        and ebp, 0x3ffffff         ;    13.0 p1      15 d
        mov edi, esi               ;    25.0 p0      15 d copy
        shr edi, 0x1a              ;    26.0 p0      15 d
        add ebp, edi               ;    27.0 p1      15 d
        and eax, 0x3ffffff         ;    15.0 p1      15 d
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
        mov dword [esp + 60], ebp  ;    29.0 p3+p4   15 d spill
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
        mov esi, dword [esp + 60]  ;    29.0 p2      15 d
        shr esi, 0x12              ;    32.0 p0      15 d
        mov ecx, edx               ;    26.0 p1      15 d copy
        mov dword [esp + 60], eax  ;    32.0 p3+p4   15 d spill
        mov eax, ebp               ;    29.0 p1      15 d copy
        mov dword [esp + 64], esi  ;    33.0 p3+p4   15 d spill
        mov esi, ebx               ;    32.0 p0      15 d copy
        add ecx, 5                 ;    28.0 p1      15 d
        adc eax, 0                 ;    30.0 p0+p1   15 d
        adc esi, 0                 ;    33.0 p0+p1   15 d
        sbb esi, esi               ;    35.0 p0+p1   15 d
        or edi, dword [esp + 64]   ;    36.0 p0+p2   15 d
        mov eax, edi               ;    37.0 p1      15 d copy
        mov ecx, dword [esp + 60]  ;    32.0 p2      15 d
        add esi, esi               ;    37.0 p0      15 d
        adc eax, 0                 ;    38.0 p1+p0   15 d
        adc ecx, 0                 ;    40.0 p1+p0   15 d
        mov esi, ecx               ;    42.0 p1      15 d copy
        shr esi, 2                 ;    43.0 p0      15 d
        and ecx, 0xfffffffc        ;    42.0 p1      15 d
        add esi, ecx               ;    44.0 p0      15 d
        add edx, esi               ;    45.0 p1      15 d
        adc ebp, 0                 ;    46.0 p0+p1   15 d
        adc ebx, 0                 ;    48.0 p0+p1   15 d
        sbb eax, eax               ;    50.0 p0+p1   15 d
        mov esi, dword [esp + 116] ;    37.3 p2      16 h reload
        mov dword [esi], edx       ;    46.0 p3+p4   16 h
        mov dword [esi + 4], ebp   ;    48.0 p3+p4   16 h
        mov dword [esi + 8], ebx   ;    50.0 p3+p4   16 h
        mov ebp, dword [esp + 60]  ;    39.7 p2      15 d
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
        mov dword [esp + 60], eax  ;                    cleared
        mov dword [esp + 64], eax  ;                    cleared
        mov dword [esp + 68], eax  ;                    cleared
        mov dword [esp + 72], eax  ;                    cleared
        mov dword [esp + 76], eax  ;                    cleared
        mov dword [esp + 80], eax  ;                    cleared
        mov dword [esp + 84], eax  ;                    cleared
        mov dword [esp + 88], eax  ;                    cleared
        add esp, 0x5c              ;                    frame
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
