; poly1305_last for Intel Pentium Pro (pentium-pro)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_last --cpu pentium-pro
;
; void poly1305_last(const void *r, void *h, const void *m, uint32_t n);   cdecl
;   r: 16 bytes, read, secret, no alignment needed
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 16 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 96 bytes, 25 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 134 uops, planned 47.7; bounds: width 44.7, ports 45.0, path 20.0
;   blocks: 402 uops, planned 145.7; bounds: width 134.0, ports 113.0, path 57.0
;   body.2: 107 uops, planned 57.0; bounds: width 35.7, ports 43.0, path 42.0
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
        sub esp, 0x64              ;                    frame
        mov esi, dword [esp + 124] ;     0.0 p2      50 a reload
        mov edi, dword [esi + 16]  ;     3.0 p2      50 a
        mov ebp, edi               ;     6.0 p0      50 a copy
        shr edi, 2                 ;     6.0 p0      50 a
        and edi, 0x3ffffff         ;     7.0 p1      50 a
        lea eax, [edi*4]           ;     8.0 p0      50 a
        add eax, edi               ;     9.0 p1      50 a
        mov edi, dword [esi]       ;     3.0 p2      50 a
        mov ecx, edi               ;     6.0 p1      50 a copy
        and edi, 0x3ffffff         ;     6.0 p0      50 a
        add eax, edi               ;    10.0 p1      50 a
        mov edi, eax               ;    11.0 p0      50 a copy
        shr eax, 0x1a              ;    11.0 p0      50 a
        mov edx, dword [esi + 4]   ;     4.3 p2      50 a
        shr ecx, 0x1a              ;     7.0 p0      50 a
        mov ebx, edx               ;     7.3 p1      50 a copy
        and edx, 0xfffff           ;     7.3 p1      50 a
        shl edx, 6                 ;     8.3 p0      50 a
        or edx, ecx                ;     9.3 p1      50 a
        add eax, edx               ;    12.0 p1      50 a
        mov ecx, ebp               ;     8.7 p0      50 a copy
        shr ebp, 0x1c              ;     9.7 p0      50 a
        add eax, ebp               ;    13.0 p1      50 a
        shl ebp, 2                 ;    10.7 p0      50 a
        add eax, ebp               ;    14.0 p1      50 a
        mov ebp, eax               ;    15.0 p1      50 a copy
        shr eax, 0x1a              ;    15.0 p0      50 a
        mov edx, dword [esi + 8]   ;     9.0 p2      50 a
        shr ebx, 0x14              ;    12.7 p0      50 a
        and ecx, 3                 ;    12.3 p1      50 a
        shl ecx, 0x18              ;    13.7 p0      50 a
        and edi, 0x3ffffff         ;    13.3 p1      50 a
        and ebp, 0x3ffffff         ;    16.0 p1      50 a
        mov esi, edx               ;    14.7 p0      50 a copy
        and edx, 0x3fff            ;    15.3 p1      50 a
        shl edx, 0xc               ;    16.3 p0      50 a
        or ebx, edx                ;    17.3 p1      50 a
        add eax, ebx               ;    18.3 p0      50 a
        mov edx, eax               ;    19.3 p1      50 a copy
        shr eax, 0x1a              ;    19.3 p0      50 a
        shr esi, 0xe               ;    18.7 p0      50 a
        mov ebx, 0xff              ;    18.3 p1      50 a
        and edx, 0x3ffffff         ;    20.3 p1      50 a
        mov dword [esp + 0], edx   ;    21.3 p3+p4   51 blocks
        mov edx, dword [esp + 124] ;    15.0 p2      50 a reload
        mov edx, dword [edx + 12]  ;    18.0 p2      50 a
        and ebx, edx               ;    21.0 p0      50 a
        shl ebx, 0x12              ;    22.0 p0      50 a
        or esi, ebx                ;    23.0 p1      50 a
        add eax, esi               ;    24.0 p1      50 a
        mov esi, eax               ;    25.0 p0      50 a copy
        shr eax, 0x1a              ;    25.0 p0      50 a
        shr edx, 8                 ;    23.7 p0      50 a
        or ecx, edx                ;    24.7 p1      50 a
        add eax, ecx               ;    26.0 p1      50 a
        mov ecx, eax               ;    27.0 p1      50 a copy
        shr eax, 0x1a              ;    27.0 p0      50 a
        lea edx, [eax*4]           ;    28.0 p0      50 a
        add edi, edx               ;    29.0 p1      50 a
        add edi, eax               ;    30.0 p1      50 a
        mov eax, edi               ;    31.0 p0      50 a copy
        shr edi, 0x1a              ;    31.0 p0      50 a
        add ebp, edi               ;    32.0 p1      50 a
        mov dword [esp + 4], ebp   ;    33.0 p3+p4   51 blocks
        and eax, 0x3ffffff         ;    32.0 p1      50 a
        mov dword [esp + 8], eax   ;    33.0 p3+p4   51 blocks
        and ecx, 0x3ffffff         ;    28.7 p0      50 a
        mov dword [esp + 12], ecx  ;    29.7 p3+p4   51 blocks
        and esi, 0x3ffffff         ;    29.3 p1      50 a
        mov dword [esp + 16], esi  ;    30.3 p3+p4   51 blocks
        mov esi, dword [esp + 120] ;    25.0 p2       9 k reload
        mov edi, dword [esi + 12]  ;    28.0 p2       9 k
        and edi, 0xffffffc         ;    31.0 p0       9 k
        mov ebp, edi               ;    32.0 p1       9 k copy
        and edi, 0xff              ;    32.0 p0       9 k
        shl edi, 0x12              ;    33.0 p0       9 k
        mov eax, dword [esi + 8]   ;    28.0 p2       9 k
        and eax, 0xffffffc         ;    31.3 p1       9 k
        mov ecx, eax               ;    32.3 p1       9 k copy
        shr ecx, 0xe               ;    33.3 p0       9 k
        or edi, ecx                ;    34.3 p1       9 k
        mov dword [esp + 20], edi  ;    35.3 p3+p4    9 k
        lea ecx, [edi*4]           ;    35.3 p0      51 a
        add ecx, edi               ;    36.3 p1      51 a
        mov dword [esp + 24], ecx  ;    37.3 p3+p4   51 a
        and eax, 0x3fff            ;    34.7 p0       9 k
        shl eax, 0xc               ;    35.7 p0       9 k
        mov edi, dword [esi + 4]   ;    31.3 p2       9 k
        and edi, 0xffffffc         ;    35.3 p1       9 k
        mov ecx, edi               ;    36.3 p1       9 k copy
        shr ecx, 0x14              ;    37.3 p0       9 k
        or eax, ecx                ;    38.3 p1       9 k
        mov dword [esp + 28], eax  ;    39.3 p3+p4    9 k
        lea ecx, [eax*4]           ;    39.3 p0      51 a
        add eax, ecx               ;    40.3 p1      51 a
        mov dword [esp + 32], eax  ;    41.3 p3+p4   51 a
        and edi, 0xfffff           ;    38.7 p0       9 k
        shl edi, 6                 ;    39.7 p0       9 k
        shr ebp, 8                 ;    40.7 p0       9 k
        mov dword [esp + 36], ebp  ;    41.7 p3+p4    9 k
        mov esi, dword [esi]       ;    36.7 p2       9 k
        and esi, 0xfffffff         ;    39.7 p1       9 k
        mov eax, esi               ;    40.7 p1       9 k copy
        shr esi, 0x1a              ;    41.7 p0       9 k
        or edi, esi                ;    42.7 p1       9 k
        mov dword [esp + 40], edi  ;    43.7 p3+p4    9 k
        lea esi, [edi*4]           ;    43.7 p0      51 a
        add esi, edi               ;    44.7 p1      51 a
        mov dword [esp + 44], esi  ;    45.7 p3+p4   51 a
        lea esi, [ebp*4]           ;    43.7 p0      51 a
        add ebp, esi               ;    44.7 p1      51 a
        mov dword [esp + 48], ebp  ;    45.7 p3+p4   51 a
        and eax, 0x3ffffff         ;    44.3 p1       9 k
        mov dword [esp + 52], eax  ;    45.3 p3+p4    9 k
        mov esi, dword [esp + 132] ;    42.7 p2      51 blocks
        shl esi, 4                 ;    45.7 p0      51 blocks
        add esi, dword [esp + 128] ;    46.7 p1+p2   51 blocks
        mov dword [esp + 56], esi  ;    47.7 p3+p4   51 blocks
        cmp dword [esp + 132], 0   ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 8]   ;                    resident
        mov edi, dword [esp + 4]   ;                    resident
        align 16
.blocks_1:
        mov ebp, dword [esp + 128] ;     0.0 p2      51 a reload
        mov eax, dword [ebp]       ;     3.0 p2      51 a
        mov ecx, dword [ebp + 4]   ;     3.0 p2      51 a
        mov edx, dword [ebp + 8]   ;     3.0 p2      51 a
        mov ebx, dword [ebp + 12]  ;     4.0 p2      51 a
        mov ebp, eax               ;     6.0 p0      51 a copy
        shr ebp, 0x1a              ;     7.0 p0      51 a
        and eax, 0x3ffffff         ;     6.0 p1      51 a
        add esi, eax               ;     7.0 p1      51 a
        mov eax, ecx               ;     6.0 p0      51 a copy
        and ecx, 0xfffff           ;     6.0 p1      51 a
        shl ecx, 6                 ;     7.0 p0      51 a
        or ebp, ecx                ;     8.0 p1      51 a
        shr eax, 0x14              ;     7.0 p0      51 a
        mov ecx, edx               ;     6.3 p1      51 a copy
        and edx, 0x3fff            ;     6.7 p0      51 a
        shl edx, 0xc               ;     7.7 p0      51 a
        or eax, edx                ;     8.7 p1      51 a
        shr ecx, 0xe               ;     8.7 p0      51 a
        mov edx, ebx               ;     8.3 p1      51 a copy
        and ebx, 0xff              ;     9.3 p1      51 a
        shl ebx, 0x12              ;    10.3 p0      51 a
        or ecx, ebx                ;    11.3 p1      51 a
        shr edx, 8                 ;    10.7 p0      51 a
        add edi, ebp               ;    11.3 p1      51 a
        add eax, dword [esp + 0]   ;    11.7 p0+p2   51 a
        add ecx, dword [esp + 16]  ;    12.3 p1+p2   51 a
        add edx, dword [esp + 12]  ;    12.7 p0+p2   51 a
        mov ebp, dword [esp + 52]  ;    11.3 p2      51 a reload
        mov ebx, eax               ;    13.3 p1      51 a copy
        mov eax, esi               ;    13.7 p0      51 a copy
        mov dword [esp + 60], edx  ;    13.7 p3+p4   51 a spill
        mul ebp                    ;    14.7 p0+p1   51 a
        mov dword [esp + 64], eax  ;    19.7 p3+p4   51 a spill
        mov eax, edi               ;    15.3 p1      51 a copy
        mov dword [esp + 68], edx  ;    19.7 p3+p4   51 a spill
        mul dword [esp + 48]       ;    16.3 p0+p1+p2   51 a
        add eax, dword [esp + 64]  ;    22.7 p0+p2   51 a
        adc edx, dword [esp + 68]  ;    23.7 p1+p0+p2   51 a
        mov dword [esp + 68], eax  ;    23.7 p3+p4   51 a spill
        mov eax, ebx               ;    18.3 p1      51 a copy
        mov dword [esp + 64], edx  ;    25.7 p3+p4   51 a spill
        mul dword [esp + 24]       ;    19.3 p0+p1+p2   51 a
        add eax, dword [esp + 68]  ;    26.7 p0+p2   51 a
        adc edx, dword [esp + 64]  ;    28.7 p1+p0+p2   51 a
        mov dword [esp + 64], eax  ;    27.7 p3+p4   51 a spill
        mov eax, ecx               ;    22.0 p1      51 a copy
        mov dword [esp + 68], edx  ;    30.7 p3+p4   51 a spill
        mul dword [esp + 32]       ;    23.0 p0+p1+p2   51 a
        add eax, dword [esp + 64]  ;    30.7 p0+p2   51 a
        adc edx, dword [esp + 68]  ;    33.7 p1+p0+p2   51 a
        mov dword [esp + 68], eax  ;    31.7 p3+p4   51 a spill
        mov eax, dword [esp + 60]  ;    26.3 p2      51 a reload
        mov dword [esp + 64], edx  ;    35.7 p3+p4   51 a spill
        mul dword [esp + 44]       ;    29.3 p0+p1+p2   51 a
        add eax, dword [esp + 68]  ;    34.7 p0+p2   51 a
        adc edx, dword [esp + 64]  ;    38.7 p1+p0+p2   51 a
        mov dword [esp + 64], eax  ;    35.7 p3+p4   51 a spill
        mov eax, esi               ;    30.7 p1      51 a copy
        mov dword [esp + 68], edx  ;    40.7 p3+p4   51 a spill
        mul dword [esp + 40]       ;    31.7 p0+p1+p2   51 a
        mov dword [esp + 72], eax  ;    36.7 p3+p4   51 a spill
        mov eax, edi               ;    33.3 p0      51 a copy
        mov dword [esp + 76], edx  ;    36.7 p3+p4   51 a spill
        mul ebp                    ;    34.3 p0+p1   51 a
        add eax, dword [esp + 72]  ;    39.7 p0+p2   51 a
        adc edx, dword [esp + 76]  ;    40.7 p1+p0+p2   51 a
        mov dword [esp + 76], eax  ;    40.7 p3+p4   51 a spill
        mov eax, ebx               ;    37.3 p1      51 a copy
        mov dword [esp + 72], edx  ;    42.7 p3+p4   51 a spill
        mul dword [esp + 48]       ;    38.3 p0+p1+p2   51 a
        add eax, dword [esp + 76]  ;    43.7 p0+p2   51 a
        adc edx, dword [esp + 72]  ;    45.7 p1+p0+p2   51 a
        mov dword [esp + 72], eax  ;    44.7 p3+p4   51 a spill
        mov eax, ecx               ;    41.7 p1      51 a copy
        mov dword [esp + 76], edx  ;    47.7 p3+p4   51 a spill
        mul dword [esp + 24]       ;    42.7 p0+p1+p2   51 a
        add eax, dword [esp + 72]  ;    47.7 p0+p2   51 a
        adc edx, dword [esp + 76]  ;    50.7 p1+p0+p2   51 a
        mov dword [esp + 76], eax  ;    48.7 p3+p4   51 a spill
        mov eax, dword [esp + 60]  ;    46.0 p2      51 a reload
        mov dword [esp + 72], edx  ;    52.7 p3+p4   51 a spill
        mul dword [esp + 32]       ;    49.0 p0+p1+p2   51 a
        add eax, dword [esp + 76]  ;    54.0 p0+p2   51 a
        adc edx, dword [esp + 72]  ;    55.7 p1+p0+p2   51 a
        mov dword [esp + 72], eax  ;    55.0 p3+p4   51 a spill
        mov eax, esi               ;    50.3 p1      51 a copy
        mov dword [esp + 76], edx  ;    57.7 p3+p4   51 a spill
        mul dword [esp + 28]       ;    51.3 p0+p1+p2   51 a
        mov dword [esp + 80], eax  ;    56.3 p3+p4   51 a spill
        mov eax, edi               ;    53.0 p0      51 a copy
        mov dword [esp + 84], edx  ;    56.3 p3+p4   51 a spill
        mul dword [esp + 40]       ;    54.0 p0+p1+p2   51 a
        add eax, dword [esp + 80]  ;    59.3 p0+p2   51 a
        adc edx, dword [esp + 84]  ;    60.3 p1+p0+p2   51 a
        mov dword [esp + 84], eax  ;    60.3 p3+p4   51 a spill
        mov eax, ebx               ;    57.3 p1      51 a copy
        mov dword [esp + 80], edx  ;    62.3 p3+p4   51 a spill
        mul ebp                    ;    58.3 p0+p1   51 a
        add eax, dword [esp + 84]  ;    63.3 p0+p2   51 a
        adc edx, dword [esp + 80]  ;    65.3 p1+p0+p2   51 a
        mov dword [esp + 80], eax  ;    64.3 p3+p4   51 a spill
        mov eax, ecx               ;    61.3 p1      51 a copy
        mov dword [esp + 84], edx  ;    67.3 p3+p4   51 a spill
        mul dword [esp + 48]       ;    62.3 p0+p1+p2   51 a
        add eax, dword [esp + 80]  ;    67.3 p0+p2   51 a
        adc edx, dword [esp + 84]  ;    70.3 p1+p0+p2   51 a
        mov dword [esp + 84], eax  ;    68.3 p3+p4   51 a spill
        mov eax, dword [esp + 60]  ;    65.7 p2      51 a reload
        mov dword [esp + 80], edx  ;    72.3 p3+p4   51 a spill
        mul dword [esp + 24]       ;    68.7 p0+p1+p2   51 a
        add eax, dword [esp + 84]  ;    73.7 p0+p2   51 a
        adc edx, dword [esp + 80]  ;    75.3 p1+p0+p2   51 a
        mov dword [esp + 80], eax  ;    74.7 p3+p4   51 a spill
        mov eax, esi               ;    70.0 p1      51 a copy
        mov dword [esp + 84], edx  ;    77.3 p3+p4   51 a spill
        mul dword [esp + 20]       ;    71.0 p0+p1+p2   51 a
        mov dword [esp + 88], eax  ;    76.0 p3+p4   51 a spill
        mov eax, edi               ;    72.7 p0      51 a copy
        mov dword [esp + 92], edx  ;    76.0 p3+p4   51 a spill
        mul dword [esp + 28]       ;    73.7 p0+p1+p2   51 a
        add eax, dword [esp + 88]  ;    79.0 p0+p2   51 a
        adc edx, dword [esp + 92]  ;    80.0 p1+p0+p2   51 a
        mov dword [esp + 92], eax  ;    80.0 p3+p4   51 a spill
        mov eax, ebx               ;    77.0 p1      51 a copy
        mov dword [esp + 88], edx  ;    82.0 p3+p4   51 a spill
        mul dword [esp + 40]       ;    78.0 p0+p1+p2   51 a
        add eax, dword [esp + 92]  ;    83.0 p0+p2   51 a
        adc edx, dword [esp + 88]  ;    85.0 p1+p0+p2   51 a
        mov dword [esp + 88], eax  ;    84.0 p3+p4   51 a spill
        mov eax, ecx               ;    81.3 p1      51 a copy
        mov dword [esp + 92], edx  ;    87.0 p3+p4   51 a spill
        mul ebp                    ;    82.3 p0+p1   51 a
        add eax, dword [esp + 88]  ;    87.3 p0+p2   51 a
        adc edx, dword [esp + 92]  ;    90.0 p1+p0+p2   51 a
        mov ebp, dword [esp + 64]  ;    85.0 p2      51 a
        and ebp, 0x3ffffff         ;    88.0 p1      51 a
        mov dword [esp + 92], eax  ;    88.3 p3+p4   51 a spill
        mov eax, dword [esp + 60]  ;    86.0 p2      51 a reload
        mov dword [esp + 88], edx  ;    92.0 p3+p4   51 a spill
        mul dword [esp + 48]       ;    89.0 p0+p1+p2   51 a
        add eax, dword [esp + 92]  ;    94.0 p0+p2   51 a
        adc edx, dword [esp + 88]  ;    95.0 p1+p0+p2   51 a
        mov dword [esp + 88], eax  ;    95.0 p3+p4   51 a spill
        mov eax, esi               ;    90.3 p1      51 a copy
        mov dword [esp + 92], edx  ;    97.0 p3+p4   51 a spill
        mul dword [esp + 36]       ;    91.3 p0+p1+p2   51 a
        mov esi, eax               ;    96.3 p0      51 a copy
        mov eax, edi               ;    92.7 p1      51 a copy
        mov dword [esp + 96], edx  ;    96.3 p3+p4   51 a spill
        mul dword [esp + 20]       ;    93.7 p0+p1+p2   51 a
        add esi, eax               ;    98.7 p0      51 a
        adc edx, dword [esp + 96]  ;    99.7 p1+p0+p2   51 a
        mov eax, ebx               ;    96.0 p1      51 a copy
        mov edi, edx               ;   101.7 p0      51 a copy
        mul dword [esp + 28]       ;    97.7 p0+p1+p2   51 a
        add esi, eax               ;   102.7 p1      51 a
        adc edi, edx               ;   103.7 p0+p1   51 a
        mov eax, ecx               ;    99.7 p0      51 a copy
        mul dword [esp + 40]       ;   100.7 p0+p1+p2   51 a
        add esi, eax               ;   105.7 p1      51 a
        adc edi, edx               ;   106.7 p0+p1   51 a
        mov eax, dword [esp + 60]  ;   101.0 p2      51 a reload
        mul dword [esp + 52]       ;   104.0 p0+p1+p2   51 a
        add esi, eax               ;   109.0 p0      51 a
        adc edi, edx               ;   110.0 p1+p0   51 a
        mov eax, dword [esp + 68]  ;   103.3 p2      51 a reload
        mov ecx, eax               ;   106.3 p1      51 a copy
        shl eax, 6                 ;   106.3 p0      51 a
        shr ecx, 0x1a              ;   107.3 p0      51 a
        mov edx, dword [esp + 64]  ;   104.7 p2      51 a
        shr edx, 0x1a              ;   107.7 p0      51 a
        or eax, edx                ;   108.7 p1      51 a
        add eax, dword [esp + 72]  ;   109.7 p1+p2   51 a
        adc ecx, dword [esp + 76]  ;   110.7 p1+p0+p2   51 a
        shl ecx, 6                 ;   112.7 p0      51 a
        mov edx, eax               ;   110.7 p1      51 a copy
        shr eax, 0x1a              ;   110.7 p0      51 a
        or eax, ecx                ;   113.7 p1      51 a
        and edx, 0x3ffffff         ;   111.7 p1      51 a
        mov ecx, dword [esp + 84]  ;   109.0 p2      51 a
        add eax, dword [esp + 80]  ;   114.7 p0+p2   51 a
        adc ecx, 0                 ;   115.7 p1+p0   51 a
        shl ecx, 6                 ;   117.7 p0      51 a
        mov ebx, eax               ;   115.7 p1      51 a copy
        shr eax, 0x1a              ;   115.7 p0      51 a
        or eax, ecx                ;   118.7 p1      51 a
        and ebx, 0x3ffffff         ;   116.7 p1      51 a
        mov ecx, 0x3ffffff         ;   115.7 p0      51 a
        mov dword [esp + 84], ebx  ;   117.7 p3+p4   51 a spill
        mov ebx, 0x3ffffff         ;   116.0 p1      51 a
        mov dword [esp + 80], edx  ;   113.7 p3+p4   51 a spill
        mov edx, dword [esp + 92]  ;   114.3 p2      51 a
        add eax, dword [esp + 88]  ;   119.7 p0+p2   51 a
        adc edx, 0                 ;   120.7 p1+p0   51 a
        shl edx, 6                 ;   122.7 p0      51 a
        and ecx, eax               ;   120.7 p1      51 a
        shr eax, 0x1a              ;   120.7 p0      51 a
        or eax, edx                ;   123.7 p1      51 a
        add esi, eax               ;   124.7 p1      51 a
        adc edi, 0                 ;   125.7 p0+p1   51 a
        shl edi, 6                 ;   127.7 p0      51 a
        and ebx, esi               ;   125.7 p1      51 a
        shr esi, 0x1a              ;   125.7 p0      51 a
        or esi, edi                ;   128.7 p1      51 a
        add ebp, esi               ;   129.7 p0      51 a
        shl esi, 2                 ;   129.7 p0      51 a
        add ebp, esi               ;   130.7 p1      51 a
        mov esi, ebp               ;   131.7 p1      51 a copy
        shr ebp, 0x1a              ;   131.7 p0      51 a
        and esi, 0x3ffffff         ;   132.7 p1      51 a
        mov edi, dword [esp + 80]  ;   121.7 p2      51 a reload
        add edi, ebp               ;   132.7 p0      51 a
        mov ebp, edi               ;   133.7 p1      51 a copy
        shr edi, 0x1a              ;   133.7 p0      51 a
        mov eax, dword [esp + 84]  ;   123.0 p2      51 a reload
        add eax, edi               ;   134.7 p1      51 a
        and ebp, 0x3ffffff         ;   134.7 p0      51 a
        mov edi, eax               ;   135.7 p1      51 a copy
        shr eax, 0x1a              ;   135.7 p0      51 a
        add ecx, eax               ;   136.7 p1      51 a
        and edi, 0x3ffffff         ;   136.7 p0      51 a
        mov eax, ecx               ;   137.7 p1      51 a copy
        shr ecx, 0x1a              ;   137.7 p0      51 a
        add ebx, ecx               ;   138.7 p1      51 a
        and eax, 0x3ffffff         ;   138.7 p0      51 a
        mov ecx, ebx               ;   139.7 p1      51 a copy
        shr ebx, 0x1a              ;   139.7 p0      51 a
        and ecx, 0x3ffffff         ;   140.7 p1      51 a
        add esi, ebx               ;   140.7 p0      51 a
        shl ebx, 2                 ;   140.7 p0      51 a
        add esi, ebx               ;   141.7 p1      51 a
        mov dword [esp + 0], edi   ;   137.7 p3+p4   51 blocks
        mov edi, esi               ;   142.7 p1      51 a copy
        shr esi, 0x1a              ;   142.7 p0      51 a
        add ebp, esi               ;   143.7 p1      51 a
        and edi, 0x3ffffff         ;   143.7 p0      51 a
        mov dword [esp + 16], eax  ;   139.7 p3+p4   51 blocks
        mov dword [esp + 12], ecx  ;   141.7 p3+p4   51 blocks
        mov esi, dword [esp + 128] ;   132.0 p2      51 blocks
        add esi, 0x10              ;   138.0 p1      51 blocks
        mov dword [esp + 128], esi ;   139.0 p3+p4   51 blocks
        mov esi, edi               ;   144.7 p0      51 a copy
        mov edi, ebp               ;   144.7 p1      51 a copy
        mov eax, dword [esp + 128] ;                    more blocks?
        cmp eax, dword [esp + 56]  ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 8], esi   ;                    resident
        mov dword [esp + 4], edi   ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 8]   ;     0.0 p2      15 d
        shr esi, 0x1a              ;     3.0 p0      15 d
        add esi, dword [esp + 4]   ;     4.0 p1+p2   15 d
        mov edi, esi               ;     5.0 p0      15 d copy
        shr esi, 0x1a              ;     5.0 p0      15 d
        add esi, dword [esp + 0]   ;     6.0 p1+p2   15 d
        mov ebp, esi               ;     7.0 p1      15 d copy
        shr esi, 0x1a              ;     7.0 p0      15 d
        add esi, dword [esp + 16]  ;     8.0 p1+p2   15 d
        mov eax, esi               ;     9.0 p0      15 d copy
        shr esi, 0x1a              ;     9.0 p0      15 d
        add esi, dword [esp + 12]  ;    10.0 p1+p2   15 d
        mov ecx, esi               ;    11.0 p1      15 d copy
        shr esi, 0x1a              ;    11.0 p0      15 d
        lea edx, [esi*4]           ;    12.0 p0      15 d
        add edx, esi               ;    13.0 p1      15 d
        and edi, 0x3ffffff         ;     8.0 p1      15 d
        and ebp, 0x3ffffff         ;     8.3 p0      15 d
        and eax, 0x3ffffff         ;    10.0 p1      15 d
        and ecx, 0x3ffffff         ;    12.0 p0      15 d
        mov esi, dword [esp + 8]   ;     8.0 p2      15 d
        and esi, 0x3ffffff         ;    11.0 p1      15 d
        add edx, esi               ;    14.0 p0      15 d
        mov esi, edx               ;    15.0 p1      15 d copy
        shr edx, 0x1a              ;    15.0 p0      15 d
        add edi, edx               ;    16.0 p1      15 d
        mov edx, edi               ;    17.0 p0      15 d copy
        shr edi, 0x1a              ;    17.0 p0      15 d
        add ebp, edi               ;    18.0 p1      15 d
        mov edi, ebp               ;    19.0 p1      15 d copy
        shr ebp, 0x1a              ;    19.0 p0      15 d
        add eax, ebp               ;    20.0 p1      15 d
        mov ebp, eax               ;    21.0 p0      15 d copy
        shr ebp, 0x1a              ;    22.0 p0      15 d
        add ecx, ebp               ;    23.0 p1      15 d
        mov ebp, ecx               ;    24.0 p1      15 d copy
        shl ecx, 8                 ;    24.0 p0      15 d
        shr ebp, 0x18              ;    25.0 p0      15 d
        and eax, 0x3ffffff         ;    21.0 p1      15 d
        mov ebx, eax               ;    22.0 p1      15 d copy
        shl eax, 0xe               ;    22.0 p0      15 d
        shr ebx, 0x12              ;    23.0 p0      15 d
        or ecx, ebx                ;    25.0 p1      15 d
        and edi, 0x3ffffff         ;    21.0 p1      15 d
        mov ebx, edi               ;    22.0 p0      15 d copy
        shl ebx, 0x14              ;    23.0 p0      15 d
        shr edi, 0xc               ;    23.3 p0      15 d
        or eax, edi                ;    24.3 p1      15 d
        and edx, 0x3ffffff         ;    23.0 p1      15 d
        mov edi, edx               ;    24.0 p1      15 d copy
        shl edi, 0x1a              ;    25.0 p0      15 d
        shr edx, 6                 ;    25.3 p0      15 d
        or ebx, edx                ;    26.3 p1      15 d
        and esi, 0x3ffffff         ;    26.0 p1      15 d
        or edi, esi                ;    27.0 p0      15 d
        mov esi, edi               ;    28.0 p1      15 d copy
        mov edx, ebx               ;    27.3 p0      15 d copy
        mov dword [esp + 60], ebp  ;    26.0 p3+p4   15 d spill
        mov ebp, eax               ;    28.0 p1      15 d copy
        add esi, 5                 ;    29.0 p0      15 d
        adc edx, 0                 ;    30.0 p1+p0   15 d
        adc ebp, 0                 ;    32.0 p1+p0   15 d
        sbb ebp, ebp               ;    34.0 p1+p0   15 d
        mov esi, ecx               ;    32.0 p1      15 d copy
        mov edx, dword [esp + 60]  ;    26.0 p2      15 d
        add ebp, ebp               ;    36.0 p0      15 d
        adc esi, 0                 ;    37.0 p1+p0   15 d
        adc edx, 0                 ;    39.0 p1+p0   15 d
        mov esi, edx               ;    41.0 p1      15 d copy
        shr esi, 2                 ;    42.0 p0      15 d
        and edx, 0xfffffffc        ;    41.0 p1      15 d
        add esi, edx               ;    43.0 p0      15 d
        add edi, esi               ;    44.0 p1      15 d
        adc ebx, 0                 ;    45.0 p0+p1   15 d
        adc eax, 0                 ;    47.0 p0+p1   15 d
        sbb ebp, ebp               ;    49.0 p0+p1   15 d
        mov esi, dword [esp + 124] ;    29.7 p2      16 h reload
        mov dword [esi], edi       ;    45.0 p3+p4   16 h
        mov dword [esi + 4], ebx   ;    47.0 p3+p4   16 h
        mov dword [esi + 8], eax   ;    49.0 p3+p4   16 h
        mov edi, dword [esp + 60]  ;    32.0 p2      15 d
        add ebp, ebp               ;    51.0 p0      15 d
        adc ecx, 0                 ;    52.0 p1+p0   15 d
        adc edi, 0                 ;    54.0 p1+p0   15 d
        mov dword [esi + 12], ecx  ;    54.0 p3+p4   16 h
        and edi, 3                 ;    56.0 p1      15 d
        mov dword [esi + 16], edi  ;    57.0 p3+p4   16 h
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
        add esp, 0x64              ;                    frame
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
