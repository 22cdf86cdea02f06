; poly1305_last for Intel Pentium III (Katmai, Coppermine) (pentium3)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_last --cpu pentium3
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
;   body: 134 uops, planned 46.7; bounds: width 44.7, ports 44.5, path 20.0
;   blocks: 417 uops, planned 150.0; bounds: width 139.0, ports 115.0, path 57.0
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
        sub esp, 0x68              ;                    frame
        mov esi, dword [esp + 128] ;     0.0 p2      50 a reload
        mov edi, dword [esi + 16]  ;     3.0 p2      50 a
        mov ebp, edi               ;     6.0 p0      50 a copy
        shr ebp, 2                 ;     7.0 p0      50 a
        mov eax, dword [esi]       ;     3.0 p2      50 a
        shr edi, 0x1c              ;     6.0 p0      50 a
        and ebp, 0x3ffffff         ;     8.0 p1      50 a
        lea ecx, [ebp*4]           ;     9.0 p0      50 a
        add ecx, ebp               ;    10.0 p1      50 a
        mov ebp, eax               ;     6.0 p1      50 a copy
        and ebp, 0x3ffffff         ;     7.0 p0      50 a
        add ecx, ebp               ;    11.0 p1      50 a
        mov ebp, dword [esi + 4]   ;     4.0 p2      50 a
        mov edx, ecx               ;    12.0 p0      50 a copy
        mov ebx, ebp               ;     7.0 p1      50 a copy
        shr eax, 0x1a              ;     6.7 p0      50 a
        and ebx, 0xfffff           ;     8.0 p1      50 a
        shl ebx, 6                 ;     9.0 p0      50 a
        or ebx, eax                ;    10.0 p1      50 a
        shr edx, 0x1a              ;    13.0 p0      50 a
        add edx, ebx               ;    14.0 p1      50 a
        lea ebx, [edi*4]           ;     9.7 p0      50 a
        add edx, edi               ;    15.0 p1      50 a
        add edx, ebx               ;    16.0 p0      50 a
        mov eax, dword [esi + 8]   ;     8.0 p2      50 a
        mov ebx, edx               ;    17.0 p1      50 a copy
        shr ebx, 0x1a              ;    18.0 p0      50 a
        shr ebp, 0x14              ;    12.7 p0      50 a
        mov edi, eax               ;    12.0 p1      50 a copy
        and edi, 0x3fff            ;    13.0 p1      50 a
        shl edi, 0xc               ;    14.0 p0      50 a
        or ebp, edi                ;    15.0 p1      50 a
        add ebx, ebp               ;    19.0 p0      50 a
        mov edi, dword [esi + 12]  ;    11.0 p2      50 a
        mov ebp, ebx               ;    20.0 p1      50 a copy
        shr ebp, 0x1a              ;    21.0 p0      50 a
        mov esi, edi               ;    16.0 p1      50 a copy
        shr edi, 8                 ;    16.7 p0      50 a
        shr eax, 0xe               ;    17.7 p0      50 a
        and esi, 0xff              ;    17.0 p1      50 a
        shl esi, 0x12              ;    18.7 p0      50 a
        or eax, esi                ;    19.7 p1      50 a
        add ebp, eax               ;    22.0 p1      50 a
        mov esi, dword [esp + 128] ;    14.3 p2      50 a reload
        mov eax, dword [esi + 16]  ;    17.3 p2      50 a
        and eax, 3                 ;    20.3 p0      50 a
        shl eax, 0x18              ;    21.3 p0      50 a
        or eax, edi                ;    22.3 p1      50 a
        mov esi, ebp               ;    23.0 p1      50 a copy
        shr esi, 0x1a              ;    24.0 p0      50 a
        add esi, eax               ;    25.0 p1      50 a
        mov edi, esi               ;    26.0 p0      50 a copy
        shr edi, 0x1a              ;    27.0 p0      50 a
        lea eax, [edi*4]           ;    28.0 p0      50 a
        and ecx, 0x3ffffff         ;    23.0 p1      50 a
        add eax, edi               ;    29.0 p1      50 a
        add eax, ecx               ;    30.0 p1      50 a
        and edx, 0x3ffffff         ;    25.7 p0      50 a
        and esi, 0x3ffffff         ;    26.0 p1      50 a
        mov dword [esp + 0], esi   ;    27.0 p3+p4   51 blocks
        mov esi, dword [esp + 124] ;    20.3 p2       9 k reload
        and ebp, 0x3ffffff         ;    26.7 p0      50 a
        mov dword [esp + 4], ebp   ;    27.7 p3+p4   51 blocks
        and ebx, 0x3ffffff         ;    27.0 p1      50 a
        mov edi, eax               ;    31.0 p0      50 a copy
        shr edi, 0x1a              ;    32.0 p0      50 a
        add edx, edi               ;    33.0 p1      50 a
        mov edi, dword [esi + 12]  ;    23.3 p2       9 k
        and edi, 0xffffffc         ;    29.0 p1       9 k
        and eax, 0x3ffffff         ;    31.0 p0      50 a
        mov ebp, edi               ;    30.0 p1       9 k copy
        mov dword [esp + 8], eax   ;    32.0 p3+p4   51 blocks
        mov eax, dword [esi + 8]   ;    25.0 p2       9 k
        and eax, 0xffffffc         ;    30.7 p0       9 k
        shr edi, 8                 ;    31.7 p0       9 k
        and ebp, 0xff              ;    31.0 p1       9 k
        shl ebp, 0x12              ;    32.7 p0       9 k
        mov dword [esp + 12], edi  ;    32.7 p3+p4    9 k
        mov dword [esp + 16], edx  ;    34.0 p3+p4   51 blocks
        mov ecx, eax               ;    32.0 p1       9 k copy
        shr ecx, 0xe               ;    33.7 p0       9 k
        or ebp, ecx                ;    34.7 p1       9 k
        mov dword [esp + 20], ebp  ;    35.7 p3+p4    9 k
        lea ecx, [ebp*4]           ;    35.7 p0      51 a
        add ecx, ebp               ;    36.7 p1      51 a
        and eax, 0x3fff            ;    35.0 p1       9 k
        mov ebp, dword [esi + 4]   ;    30.7 p2       9 k
        and ebp, 0xffffffc         ;    35.7 p0       9 k
        shl eax, 0xc               ;    36.7 p0       9 k
        mov dword [esp + 24], ecx  ;    37.7 p3+p4   51 a
        mov ecx, ebp               ;    36.7 p1       9 k copy
        shr ecx, 0x14              ;    37.7 p0       9 k
        or eax, ecx                ;    38.7 p1       9 k
        mov dword [esp + 28], eax  ;    39.7 p3+p4    9 k
        mov esi, dword [esi]       ;    34.0 p2       9 k
        and ebp, 0xfffff           ;    38.0 p1       9 k
        mov dword [esp + 32], ebx  ;    34.7 p3+p4   51 blocks
        lea ecx, [eax*4]           ;    39.7 p0      51 a
        add eax, ecx               ;    40.7 p1      51 a
        mov dword [esp + 36], eax  ;    41.7 p3+p4   51 a
        and esi, 0xfffffff         ;    39.7 p0       9 k
        mov eax, esi               ;    40.7 p1       9 k copy
        shr eax, 0x1a              ;    41.7 p0       9 k
        shl ebp, 6                 ;    41.7 p0       9 k
        or ebp, eax                ;    42.7 p1       9 k
        mov dword [esp + 40], ebp  ;    43.7 p3+p4    9 k
        lea eax, [ebp*4]           ;    43.7 p0      51 a
        and esi, 0x3ffffff         ;    42.0 p1       9 k
        mov dword [esp + 44], esi  ;    43.0 p3+p4    9 k
        add eax, ebp               ;    44.7 p1      51 a
        mov esi, dword [esp + 136] ;    40.7 p2      51 blocks
        mov dword [esp + 48], eax  ;    45.7 p3+p4   51 a
        lea ebp, [edi*4]           ;    43.7 p0      51 a
        add edi, ebp               ;    44.7 p1      51 a
        mov dword [esp + 52], edi  ;    45.7 p3+p4   51 a
        shl esi, 4                 ;    44.7 p0      51 blocks
        add esi, dword [esp + 132] ;    45.7 p1+p2   51 blocks
        mov dword [esp + 56], esi  ;    46.7 p3+p4   51 blocks
        cmp dword [esp + 136], 0   ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 132] ;                    resident
        align 16
.blocks_1:
        mov ebp, dword [esi + 4]   ;     0.0 p2      51 a
        mov edi, dword [esi]       ;     1.0 p2      51 a
        mov ecx, edi               ;     4.0 p0      51 a copy
        mov edx, ebp               ;     3.0 p1      51 a copy
        shr ebp, 0x14              ;     3.0 p0      51 a
        shr edi, 0x1a              ;     4.0 p0      51 a
        and edx, 0xfffff           ;     4.0 p1      51 a
        shl edx, 6                 ;     5.0 p0      51 a
        and ecx, 0x3ffffff         ;     5.0 p1      51 a
        add ecx, dword [esp + 8]   ;     6.0 p1+p2   51 a
        mov eax, dword [esi + 8]   ;     4.0 p2      51 a
        or edi, edx                ;     6.0 p0      51 a
        mov ebx, dword [esp + 44]  ;     5.0 p2      51 a reload
        mov edx, eax               ;     7.0 p1      51 a copy
        add edi, dword [esp + 16]  ;     7.0 p0+p2   51 a
        and edx, 0x3fff            ;     8.0 p1      51 a
        shl edx, 0xc               ;     9.0 p0      51 a
        mov dword [esp + 60], edx  ;    10.0 p3+p4   51 a spill
        or ebp, dword [esp + 60]   ;    13.0 p1+p2   51 a
        mov eax, ecx               ;     7.7 p0      51 a copy
        mul ebx                    ;     8.7 p0+p1   51 a
        mov dword [esp + 60], eax  ;    13.7 p3+p4   51 a spill
        mov eax, edi               ;     9.3 p1      51 a copy
        mov dword [esp + 64], edx  ;    13.7 p3+p4   51 a spill
        mul dword [esp + 52]       ;    10.3 p0+p1+p2   51 a
        add eax, dword [esp + 60]  ;    16.7 p0+p2   51 a
        adc edx, dword [esp + 64]  ;    17.7 p1+p0+p2   51 a
        mov dword [esp + 60], edx  ;    19.7 p3+p4   51 a spill
        mov dword [esp + 64], eax  ;    17.7 p3+p4   51 a spill
        mov eax, ecx               ;    14.3 p1      51 a copy
        mul dword [esp + 40]       ;    15.3 p0+p1+p2   51 a
        mov dword [esp + 68], eax  ;    20.3 p3+p4   51 a spill
        add ebp, dword [esp + 32]  ;    16.3 p0+p2   51 a
        mov eax, edi               ;    17.0 p1      51 a copy
        mov dword [esp + 72], edx  ;    20.3 p3+p4   51 a spill
        mul ebx                    ;    18.0 p0+p1   51 a
        add eax, dword [esp + 68]  ;    23.3 p0+p2   51 a
        mov dword [esp + 68], eax  ;    24.3 p3+p4   51 a spill
        mov eax, ebp               ;    20.0 p1      51 a copy
        mov ebx, dword [esi + 12]  ;    20.3 p2      51 a
        adc edx, dword [esp + 72]  ;    24.3 p0+p1+p2   51 a
        mov dword [esp + 76], edx  ;    26.3 p3+p4   51 a spill
        mul dword [esp + 52]       ;    22.3 p0+p1+p2   51 a
        add eax, dword [esp + 68]  ;    27.3 p0+p2   51 a
        adc edx, dword [esp + 76]  ;    29.3 p1+p0+p2   51 a
        mov dword [esp + 76], eax  ;    28.3 p3+p4   51 a spill
        mov eax, ecx               ;    25.7 p1      51 a copy
        mov dword [esp + 68], edx  ;    31.3 p3+p4   51 a spill
        mul dword [esp + 28]       ;    26.7 p0+p1+p2   51 a
        mov dword [esp + 80], eax  ;    31.7 p3+p4   51 a spill
        mov eax, edi               ;    28.3 p0      51 a copy
        mov dword [esp + 84], edx  ;    31.7 p3+p4   51 a spill
        mul dword [esp + 40]       ;    29.3 p0+p1+p2   51 a
        mov dword [esp + 72], esi  ;    30.3 p3+p4   51 a spill
        add eax, dword [esp + 80]  ;    34.7 p0+p2   51 a
        adc edx, dword [esp + 84]  ;    35.7 p1+p0+p2   51 a
        mov dword [esp + 84], eax  ;    35.7 p3+p4   51 a spill
        mov dword [esp + 80], edx  ;    37.7 p3+p4   51 a spill
        mov eax, ecx               ;    34.0 p1      51 a copy
        mov esi, ebx               ;    34.3 p0      51 a copy
        mul dword [esp + 20]       ;    35.3 p0+p1+p2   51 a
        shr ebx, 8                 ;    36.3 p0      51 a
        add ebx, dword [esp + 0]   ;    37.3 p1+p2   51 a
        and esi, 0xff              ;    37.0 p1      51 a
        shl esi, 0x12              ;    38.0 p0      51 a
        mov dword [esp + 88], eax  ;    40.3 p3+p4   51 a spill
        mov eax, edi               ;    38.0 p1      51 a copy
        mov dword [esp + 92], edx  ;    40.3 p3+p4   51 a spill
        mul dword [esp + 28]       ;    39.0 p0+p1+p2   51 a
        add eax, dword [esp + 88]  ;    44.0 p0+p2   51 a
        adc edx, dword [esp + 92]  ;    45.0 p1+p0+p2   51 a
        mov dword [esp + 92], eax  ;    45.0 p3+p4   51 a spill
        mov dword [esp + 88], edx  ;    47.0 p3+p4   51 a spill
        mov eax, ecx               ;    43.0 p1      51 a copy
        mul dword [esp + 12]       ;    44.0 p0+p1+p2   51 a
        mov dword [esp + 96], edx  ;    49.0 p3+p4   51 a spill
        mov ecx, eax               ;    49.0 p0      51 a copy
        mov eax, edi               ;    45.3 p1      51 a copy
        mul dword [esp + 20]       ;    46.3 p0+p1+p2   51 a
        add ecx, eax               ;    51.3 p0      51 a
        adc edx, dword [esp + 96]  ;    52.3 p1+p0+p2   51 a
        mov dword [esp + 100], edx ;    54.3 p3+p4   51 a spill
        mov edi, dword [esp + 72]  ;    48.7 p2      51 a reload
        mov eax, dword [edi + 8]   ;    51.7 p2      51 a
        shr eax, 0xe               ;    54.7 p0      51 a
        or esi, eax                ;    55.7 p1      51 a
        mov eax, ecx               ;    52.3 p0      51 a copy
        mov ecx, dword [esp + 24]  ;    50.7 p2      51 a reload
        mov dword [esp + 96], eax  ;    53.3 p3+p4   51 a spill
        mov eax, ebp               ;    51.3 p1      51 a copy
        mul ecx                    ;    53.7 p0+p1   51 a
        add esi, dword [esp + 4]   ;    56.7 p0+p2   51 a
        add eax, dword [esp + 64]  ;    58.7 p1+p2   51 a
        adc edx, dword [esp + 60]  ;    59.7 p0+p1+p2   51 a
        mov dword [esp + 64], edx  ;    61.7 p3+p4   51 a spill
        mov dword [esp + 60], eax  ;    59.7 p3+p4   51 a spill
        mov eax, esi               ;    57.7 p0      51 a copy
        mul dword [esp + 36]       ;    58.7 p0+p1+p2   51 a
        add eax, dword [esp + 60]  ;    63.7 p1+p2   51 a
        adc edx, dword [esp + 64]  ;    64.7 p0+p1+p2   51 a
        mov dword [esp + 60], edx  ;    66.7 p3+p4   51 a spill
        mov dword [esp + 64], eax  ;    64.7 p3+p4   51 a spill
        mov eax, ebx               ;    60.3 p0      51 a copy
        mul dword [esp + 48]       ;    61.3 p0+p1+p2   51 a
        add eax, dword [esp + 64]  ;    67.7 p1+p2   51 a
        adc edx, dword [esp + 60]  ;    69.7 p0+p1+p2   51 a
        mov dword [esp + 60], eax  ;    68.7 p3+p4   51 a spill
        mov edi, eax               ;    68.7 p0      51 a copy
        mov eax, esi               ;    64.3 p1      51 a copy
        mov dword [esp + 64], edx  ;    71.7 p3+p4   51 a spill
        mul ecx                    ;    65.3 p0+p1   51 a
        add eax, dword [esp + 76]  ;    70.3 p0+p2   51 a
        mov ecx, dword [esp + 64]  ;    71.7 p2      51 a
        adc edx, dword [esp + 68]  ;    71.3 p1+p0+p2   51 a
        mov dword [esp + 76], edx  ;    73.3 p3+p4   51 a spill
        shl ecx, 6                 ;    74.7 p0      51 a
        mov dword [esp + 68], eax  ;    71.3 p3+p4   51 a spill
        mov eax, ebx               ;    69.7 p1      51 a copy
        mul dword [esp + 36]       ;    70.7 p0+p1+p2   51 a
        shr edi, 0x1a              ;    71.0 p0      51 a
        or edi, ecx                ;    75.7 p1      51 a
        add eax, dword [esp + 68]  ;    75.7 p0+p2   51 a
        adc edx, dword [esp + 76]  ;    76.7 p1+p0+p2   51 a
        mov ecx, dword [esp + 64]  ;    73.7 p2      51 a
        shr ecx, 0x1a              ;    76.7 p0      51 a
        add eax, edi               ;    76.7 p1      51 a
        adc edx, ecx               ;    78.7 p1+p0   51 a
        mov dword [esp + 64], edx  ;    80.7 p3+p4   51 a spill
        mov ecx, eax               ;    77.7 p1      51 a copy
        mov edi, dword [esp + 44]  ;    76.0 p2      51 a reload
        mov eax, ebp               ;    76.3 p0      51 a copy
        mul edi                    ;    79.0 p0+p1   51 a
        add eax, dword [esp + 84]  ;    84.0 p1+p2   51 a
        adc edx, dword [esp + 80]  ;    85.0 p0+p1+p2   51 a
        mov dword [esp + 84], edx  ;    87.0 p3+p4   51 a spill
        mov dword [esp + 80], eax  ;    85.0 p3+p4   51 a spill
        mov eax, esi               ;    80.3 p0      51 a copy
        mul dword [esp + 52]       ;    81.3 p0+p1+p2   51 a
        add eax, dword [esp + 80]  ;    88.0 p1+p2   51 a
        adc edx, dword [esp + 84]  ;    90.0 p0+p1+p2   51 a
        mov dword [esp + 84], ecx  ;    83.3 p3+p4   51 a spill
        mov dword [esp + 80], edx  ;    92.0 p3+p4   51 a spill
        mov edi, ecx               ;    84.7 p0      51 a copy
        mov ecx, dword [esp + 64]  ;    85.0 p2      51 a
        mov dword [esp + 64], eax  ;    89.0 p3+p4   51 a spill
        mov eax, ebx               ;    86.0 p1      51 a copy
        mul dword [esp + 24]       ;    87.0 p0+p1+p2   51 a
        add eax, dword [esp + 64]  ;    92.0 p0+p2   51 a
        adc edx, dword [esp + 80]  ;    95.0 p1+p0+p2   51 a
        mov dword [esp + 80], eax  ;    93.0 p3+p4   51 a spill
        mov dword [esp + 64], edx  ;    97.0 p3+p4   51 a spill
        mov eax, ebp               ;    90.3 p1      51 a copy
        shl ecx, 6                 ;    90.7 p0      51 a
        mul dword [esp + 40]       ;    91.7 p0+p1+p2   51 a
        shr edi, 0x1a              ;    92.7 p0      51 a
        add eax, dword [esp + 92]  ;    96.7 p1+p2   51 a
        adc edx, dword [esp + 88]  ;    97.7 p1+p0+p2   51 a
        mov dword [esp + 88], eax  ;    97.7 p3+p4   51 a spill
        mov eax, esi               ;    94.7 p1      51 a copy
        or edi, ecx                ;    95.0 p0      51 a
        mov ecx, dword [esp + 44]  ;    95.3 p2      51 a reload
        mov dword [esp + 92], edx  ;    99.7 p3+p4   51 a spill
        mul ecx                    ;    98.3 p0+p1   51 a
        add edi, dword [esp + 80]  ;    97.3 p0+p2   51 a
        mov ecx, dword [esp + 64]  ;    98.0 p2      51 a
        adc ecx, 0                 ;   101.0 p1+p0   51 a
        mov dword [esp + 64], ebx  ;    98.7 p3+p4   51 a spill
        mov ebx, edi               ;    99.3 p1      51 a copy
        add eax, dword [esp + 88]  ;   103.3 p0+p2   51 a
        adc edx, dword [esp + 92]  ;   104.3 p1+p0+p2   51 a
        shr ebx, 0x1a              ;   101.7 p0      51 a
        shl ecx, 6                 ;   103.0 p0      51 a
        or ecx, ebx                ;   104.0 p1      51 a
        mov ebx, eax               ;   104.3 p1      51 a copy
        mov eax, dword [esp + 64]  ;   102.7 p2      51 a reload
        mov dword [esp + 80], edx  ;   106.3 p3+p4   51 a spill
        mul dword [esp + 52]       ;   105.7 p0+p1+p2   51 a
        add ebx, eax               ;   110.7 p0      51 a
        adc edx, dword [esp + 80]  ;   111.7 p1+p0+p2   51 a
        mov dword [esp + 80], edx  ;   113.7 p3+p4   51 a spill
        mov eax, ebp               ;   106.7 p1      51 a copy
        mul dword [esp + 28]       ;   107.7 p0+p1+p2   51 a
        add eax, dword [esp + 96]  ;   112.7 p0+p2   51 a
        adc edx, dword [esp + 100] ;   113.7 p1+p0+p2   51 a
        mov ebp, dword [esp + 80]  ;   113.7 p2      51 a
        mov dword [esp + 80], eax  ;   113.7 p3+p4   51 a spill
        mov eax, esi               ;   110.7 p1      51 a copy
        mov dword [esp + 100], edx ;   115.7 p3+p4   51 a spill
        mul dword [esp + 40]       ;   111.7 p0+p1+p2   51 a
        add eax, dword [esp + 80]  ;   116.7 p0+p2   51 a
        mov esi, dword [esp + 60]  ;   113.7 p2      51 a
        adc edx, dword [esp + 100] ;   118.7 p1+p0+p2   51 a
        mov dword [esp + 60], edx  ;   120.7 p3+p4   51 a spill
        add ebx, ecx               ;   115.3 p0      51 a
        mov ecx, ebx               ;   116.3 p1      51 a copy
        adc ebp, 0                 ;   116.7 p0+p1   51 a
        shl ebp, 6                 ;   118.7 p0      51 a
        shr ecx, 0x1a              ;   118.3 p0      51 a
        or ecx, ebp                ;   119.7 p1      51 a
        mov ebp, eax               ;   118.7 p1      51 a copy
        mov eax, dword [esp + 64]  ;   118.0 p2      51 a reload
        mul dword [esp + 44]       ;   121.0 p0+p1+p2   51 a
        and esi, 0x3ffffff         ;   120.3 p0      51 a
        and edi, 0x3ffffff         ;   120.7 p1      51 a
        and ebx, 0x3ffffff         ;   121.3 p0      51 a
        add ebp, eax               ;   126.0 p1      51 a
        mov eax, dword [esp + 84]  ;   120.7 p2      51 a
        adc edx, dword [esp + 60]  ;   127.0 p0+p1+p2   51 a
        and eax, 0x3ffffff         ;   123.7 p0      51 a
        add ebp, ecx               ;   127.0 p1      51 a
        adc edx, 0                 ;   129.0 p0+p1   51 a
        mov ecx, ebp               ;   128.0 p0      51 a copy
        and ebp, 0x3ffffff         ;   128.0 p1      51 a
        shl edx, 6                 ;   131.0 p0      51 a
        shr ecx, 0x1a              ;   129.0 p0      51 a
        or ecx, edx                ;   132.0 p1      51 a
        add esi, ecx               ;   133.0 p1      51 a
        shl ecx, 2                 ;   133.0 p0      51 a
        add esi, ecx               ;   134.0 p1      51 a
        mov edx, dword [esp + 72]  ;   126.0 p2      51 blocks
        add edx, 0x10              ;   129.3 p0      51 blocks
        mov ecx, esi               ;   135.0 p1      51 a copy
        shr ecx, 0x1a              ;   136.0 p0      51 a
        add eax, ecx               ;   137.0 p1      51 a
        mov ecx, eax               ;   138.0 p0      51 a copy
        shr ecx, 0x1a              ;   139.0 p0      51 a
        add edi, ecx               ;   140.0 p1      51 a
        mov ecx, 0x3ffffff         ;   132.7 p1      51 a
        and ecx, edi               ;   141.0 p0      51 a
        shr edi, 0x1a              ;   141.0 p0      51 a
        add ebx, edi               ;   142.0 p1      51 a
        mov edi, 0x3ffffff         ;   134.7 p1      51 a
        mov dword [esp + 32], ecx  ;   142.0 p3+p4   51 blocks
        and edi, ebx               ;   143.0 p0      51 a
        shr ebx, 0x1a              ;   143.0 p0      51 a
        and esi, 0x3ffffff         ;   135.7 p1      51 a
        add ebp, ebx               ;   144.0 p1      51 a
        mov dword [esp + 4], edi   ;   144.0 p3+p4   51 blocks
        mov edi, 0x3ffffff         ;   137.3 p0      51 a
        and eax, 0x3ffffff         ;   138.0 p1      51 a
        mov ebx, 0x3ffffff         ;   138.3 p0      51 a
        and ebx, ebp               ;   145.0 p1      51 a
        shr ebp, 0x1a              ;   145.0 p0      51 a
        add esi, ebp               ;   146.0 p1      51 a
        shl ebp, 2                 ;   146.0 p0      51 a
        add esi, ebp               ;   147.0 p1      51 a
        mov dword [esp + 0], ebx   ;   146.0 p3+p4   51 blocks
        and edi, esi               ;   148.0 p0      51 a
        mov dword [esp + 8], edi   ;   149.0 p3+p4   51 blocks
        shr esi, 0x1a              ;   148.0 p0      51 a
        add eax, esi               ;   149.0 p1      51 a
        mov dword [esp + 16], eax  ;   150.0 p3+p4   51 blocks
        mov esi, edx               ;   142.7 p1      51 blocks copy
        cmp esi, dword [esp + 56]  ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 132], esi ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 8]   ;     0.0 p2      15 d
        shr esi, 0x1a              ;     3.0 p0      15 d
        add esi, dword [esp + 16]  ;     4.0 p1+p2   15 d
        mov edi, esi               ;     5.0 p0      15 d copy
        shr edi, 0x1a              ;     6.0 p0      15 d
        add edi, dword [esp + 32]  ;     7.0 p1+p2   15 d
        mov ebp, edi               ;     8.0 p1      15 d copy
        shr ebp, 0x1a              ;     9.0 p0      15 d
        add ebp, dword [esp + 4]   ;    10.0 p1+p2   15 d
        mov eax, ebp               ;    11.0 p0      15 d copy
        shr eax, 0x1a              ;    12.0 p0      15 d
        add eax, dword [esp + 0]   ;    13.0 p1+p2   15 d
        mov ecx, eax               ;    14.0 p1      15 d copy
        shr ecx, 0x1a              ;    15.0 p0      15 d
        lea edx, [ecx*4]           ;    16.0 p0      15 d
        add edx, ecx               ;    17.0 p1      15 d
        mov ecx, dword [esp + 8]   ;     6.7 p2      15 d
        and ecx, 0x3ffffff         ;     9.7 p1      15 d
        add edx, ecx               ;    18.0 p0      15 d
        mov ecx, edx               ;    19.0 p1      15 d copy
        shr ecx, 0x1a              ;    20.0 p0      15 d
        and esi, 0x3ffffff         ;    10.0 p1      15 d
        add ecx, esi               ;    21.0 p0      15 d
        mov esi, ecx               ;    22.0 p1      15 d copy
        and edi, 0x3ffffff         ;    11.3 p0      15 d
        shr esi, 0x1a              ;    23.0 p0      15 d
        add esi, edi               ;    24.0 p1      15 d
        and ebp, 0x3ffffff         ;    13.0 p1      15 d
        mov edi, esi               ;    25.0 p0      15 d copy
        shr edi, 0x1a              ;    26.0 p0      15 d
        add ebp, edi               ;    27.0 p1      15 d
        mov edi, ebp               ;    28.0 p1      15 d copy
        and eax, 0x3ffffff         ;    15.3 p0      15 d
        shr edi, 0x1a              ;    29.0 p0      15 d
        add eax, edi               ;    30.0 p1      15 d
        and ebp, 0x3ffffff         ;    28.0 p1      15 d
        mov edi, eax               ;    31.0 p0      15 d copy
        and esi, 0x3ffffff         ;    25.0 p1      15 d
        mov ebx, ebp               ;    29.0 p0      15 d copy
        shl ebx, 0xe               ;    30.0 p0      15 d
        and ecx, 0x3ffffff         ;    22.0 p1      15 d
        mov dword [esp + 60], ebp  ;    29.0 p3+p4   15 d spill
        mov ebp, esi               ;    26.0 p1      15 d copy
        shl ebp, 0x14              ;    27.0 p0      15 d
        shr esi, 0xc               ;    26.0 p0      15 d
        or ebx, esi                ;    31.0 p1      15 d
        mov esi, ecx               ;    23.0 p1      15 d copy
        shl esi, 0x1a              ;    24.0 p0      15 d
        and edx, 0x3ffffff         ;    23.0 p1      15 d
        shr ecx, 6                 ;    23.3 p0      15 d
        or ebp, ecx                ;    28.0 p1      15 d
        or edx, esi                ;    25.0 p0      15 d
        mov esi, dword [esp + 60]  ;    29.0 p2      15 d
        mov ecx, edx               ;    26.0 p1      15 d copy
        shr esi, 0x12              ;    32.0 p0      15 d
        shr eax, 0x18              ;    31.0 p0      15 d
        mov dword [esp + 60], eax  ;    32.0 p3+p4   15 d spill
        mov eax, ebp               ;    29.0 p1      15 d copy
        shl edi, 8                 ;    32.0 p0      15 d
        mov dword [esp + 64], esi  ;    33.0 p3+p4   15 d spill
        add ecx, 5                 ;    27.0 p1      15 d
        adc eax, 0                 ;    30.0 p1+p0   15 d
        mov esi, ebx               ;    32.0 p1      15 d copy
        adc esi, 0                 ;    33.0 p0+p1   15 d
        sbb esi, esi               ;    35.0 p0+p1   15 d
        or edi, dword [esp + 64]   ;    36.0 p0+p2   15 d
        mov ecx, dword [esp + 60]  ;    32.0 p2      15 d
        mov eax, edi               ;    37.0 p1      15 d copy
        add esi, esi               ;    37.0 p0      15 d
        adc eax, 0                 ;    38.0 p1+p0   15 d
        adc ecx, 0                 ;    40.0 p1+p0   15 d
        mov esi, ecx               ;    42.0 p1      15 d copy
        shr esi, 2                 ;    43.0 p0      15 d
        and ecx, 0xfffffffc        ;    42.0 p1      15 d
        add esi, ecx               ;    44.0 p0      15 d
        add edx, esi               ;    45.0 p1      15 d
        mov esi, dword [esp + 128] ;    35.0 p2      16 h reload
        adc ebp, 0                 ;    46.0 p0+p1   15 d
        adc ebx, 0                 ;    48.0 p0+p1   15 d
        mov dword [esi], edx       ;    46.0 p3+p4   16 h
        sbb eax, eax               ;    50.0 p0+p1   15 d
        add eax, eax               ;    52.0 p0      15 d
        mov dword [esi + 4], ebp   ;    48.0 p3+p4   16 h
        mov ebp, dword [esp + 60]  ;    39.0 p2      15 d
        adc edi, 0                 ;    53.0 p1+p0   15 d
        adc ebp, 0                 ;    55.0 p1+p0   15 d
        mov dword [esi + 12], edi  ;    55.0 p3+p4   16 h
        and ebp, 3                 ;    57.0 p1      15 d
        mov dword [esi + 16], ebp  ;    58.0 p3+p4   16 h
        mov dword [esi + 8], ebx   ;    50.0 p3+p4   16 h
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
