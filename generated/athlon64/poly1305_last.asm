; poly1305_last for AMD Athlon 64, Opteron (K8) (athlon64)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_last --cpu athlon64
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
;   body: 119 uops, planned 45.0; bounds: width 39.7, ports 28.0, path 20.0
;   blocks: 269 uops, planned 133.3; bounds: width 89.7, ports 65.3, path 48.0
;   body.2: 87 uops, planned 45.0; bounds: width 29.0, ports 25.3, path 33.0
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
        mov esi, dword [esp + 132] ;     0.0 agu0    50 a reload
        mov edi, dword [esi + 16]  ;     3.0 agu1    50 a
        mov ebp, dword [esi]       ;     3.0 agu2    50 a
        mov eax, dword [esi + 4]   ;     3.0 agu0    50 a
        mov ecx, dword [esi + 8]   ;     3.0 agu1    50 a
        mov ebx, ebp               ;     6.0 alu0    50 a copy
        shr ebx, 0x1a              ;     7.0 alu1    50 a
        and ebp, 0x3ffffff         ;     6.0 alu2    50 a
        mov esi, edi               ;     6.0 alu0    50 a copy
        shr esi, 2                 ;     7.0 alu1    50 a
        and esi, 0x3ffffff         ;     8.0 alu2    50 a
        add ebp, esi               ;     9.0 alu0    50 a
        shl esi, 2                 ;     9.0 alu1    50 a
        add ebp, esi               ;    10.0 alu2    50 a
        mov esi, edi               ;     6.0 alu0    50 a copy
        shr esi, 0x1c              ;     7.0 alu1    50 a
        and edi, 3                 ;     6.0 alu2    50 a
        shl edi, 0x18              ;     7.0 alu0    50 a
        mov edx, eax               ;     6.3 alu1    50 a copy
        shr edx, 0x14              ;     7.3 alu2    50 a
        and eax, 0xfffff           ;     7.0 alu0    50 a
        shl eax, 6                 ;     8.0 alu1    50 a
        or ebx, eax                ;     9.0 alu2    50 a
        lea eax, [esi*4]           ;     8.0 agu2    50 a
        add esi, ebx               ;    10.0 alu0    50 a
        add esi, eax               ;    11.0 alu1    50 a
        mov eax, ecx               ;     9.0 alu2    50 a copy
        shr eax, 0xe               ;    10.0 alu0    50 a
        and ecx, 0x3fff            ;     9.7 alu1    50 a
        shl ecx, 0xc               ;    10.7 alu2    50 a
        or edx, ecx                ;    11.7 alu0    50 a
        mov ecx, ebp               ;    11.0 alu1    50 a copy
        shr ecx, 0x1a              ;    12.0 alu2    50 a
        add esi, ecx               ;    13.0 alu0    50 a
        and ebp, 0x3ffffff         ;    11.7 alu1    50 a
        mov ecx, dword [esp + 132] ;    12.0 agu0    50 a reload
        mov ebx, dword [ecx + 12]  ;    15.0 agu1    50 a
        and ebx, 0xff              ;    18.0 alu2    50 a
        mov ecx, esi               ;    14.0 alu0    50 a copy
        shr ecx, 0x1a              ;    15.0 alu1    50 a
        add edx, ecx               ;    16.0 alu2    50 a
        and esi, 0x3ffffff         ;    14.0 alu0    50 a
        mov ecx, edx               ;    17.0 alu1    50 a copy
        shr ecx, 0x1a              ;    18.0 alu2    50 a
        and edx, 0x3ffffff         ;    17.0 alu0    50 a
        mov dword [esp + 0], edx   ;    18.0 agu2    51 blocks
        shl ebx, 0x12              ;    19.0 alu1    50 a
        or eax, ebx                ;    20.0 alu2    50 a
        mov edx, dword [esp + 132] ;    16.3 agu0    50 a reload
        mov ebx, dword [edx + 12]  ;    19.3 agu1    50 a
        shr ebx, 8                 ;    22.3 alu0    50 a
        add ecx, eax               ;    21.0 alu1    50 a
        mov eax, dword [esp + 140] ;    17.7 agu2    51 blocks
        shl eax, 4                 ;    20.7 alu2    51 blocks
        or edi, ebx                ;    23.3 alu0    50 a
        mov edx, ecx               ;    22.0 alu1    50 a copy
        shr edx, 0x1a              ;    23.0 alu2    50 a
        and ecx, 0x3ffffff         ;    22.0 alu0    50 a
        mov dword [esp + 4], ecx   ;    23.0 agu0    51 blocks
        add edx, edi               ;    24.3 alu1    50 a
        add eax, dword [esp + 136] ;    21.7 alu2+agu1   51 blocks
        mov dword [esp + 8], eax   ;    22.7 agu2    51 blocks
        mov edi, edx               ;    25.3 alu0    50 a copy
        shr edi, 0x1a              ;    26.3 alu1    50 a
        and edx, 0x3ffffff         ;    25.3 alu2    50 a
        mov dword [esp + 12], edx  ;    26.3 agu0    51 blocks
        add ebp, edi               ;    27.3 alu0    50 a
        shl edi, 2                 ;    27.3 alu1    50 a
        add ebp, edi               ;    28.3 alu2    50 a
        mov edi, ebp               ;    29.3 alu0    50 a copy
        shr edi, 0x1a              ;    30.3 alu1    50 a
        and ebp, 0x3ffffff         ;    29.3 alu2    50 a
        mov dword [esp + 16], ebp  ;    30.3 agu1    51 blocks
        add esi, edi               ;    31.3 alu0    50 a
        mov dword [esp + 20], esi  ;    32.3 agu2    51 blocks
        mov esi, dword [esp + 128] ;    25.7 agu0     9 k reload
        mov edi, dword [esi + 12]  ;    28.7 agu1     9 k
        and edi, 0xffffffc         ;    31.7 alu1     9 k
        mov ebp, edi               ;    32.7 alu2     9 k copy
        and ebp, 0xff              ;    33.7 alu0     9 k
        shr edi, 8                 ;    32.7 alu1     9 k
        mov eax, dword [esi + 8]   ;    28.7 agu2     9 k
        and eax, 0xffffffc         ;    31.7 alu2     9 k
        mov ecx, eax               ;    32.7 alu0     9 k copy
        shr ecx, 0xe               ;    33.7 alu1     9 k
        and eax, 0x3fff            ;    32.7 alu2     9 k
        shl eax, 0xc               ;    33.7 alu0     9 k
        mov dword [esp + 24], edi  ;    33.7 agu0     9 k
        shl ebp, 0x12              ;    34.7 alu1     9 k
        or ecx, ebp                ;    35.7 alu2     9 k
        lea ebp, [edi*4]           ;    33.7 agu1    51 a
        add edi, ebp               ;    35.7 alu0    51 a
        mov dword [esp + 28], edi  ;    36.7 agu2    51 a
        mov dword [esp + 32], ecx  ;    36.7 agu0     9 k
        lea edi, [ecx*4]           ;    36.7 agu1    51 a
        add ecx, edi               ;    38.7 alu1    51 a
        mov dword [esp + 36], ecx  ;    39.7 agu2    51 a
        mov edi, dword [esi + 4]   ;    34.3 agu0     9 k
        and edi, 0xffffffc         ;    37.3 alu2     9 k
        mov esi, dword [esi]       ;    35.0 agu1     9 k
        and esi, 0xfffffff         ;    38.0 alu0     9 k
        mov ebp, edi               ;    38.3 alu1     9 k copy
        shr ebp, 0x14              ;    39.3 alu2     9 k
        and edi, 0xfffff           ;    38.3 alu0     9 k
        shl edi, 6                 ;    39.3 alu1     9 k
        mov ecx, esi               ;    39.0 alu2     9 k copy
        shr ecx, 0x1a              ;    40.0 alu0     9 k
        and esi, 0x3ffffff         ;    39.0 alu1     9 k
        mov dword [esp + 40], esi  ;    40.0 agu2     9 k
        or eax, ebp                ;    40.3 alu2     9 k
        or edi, ecx                ;    41.0 alu0     9 k
        mov dword [esp + 44], eax  ;    41.3 agu0     9 k
        mov dword [esp + 48], edi  ;    42.0 agu1     9 k
        lea esi, [eax*4]           ;    41.3 agu2    51 a
        lea ebp, [edi*4]           ;    42.0 agu0    51 a
        add eax, esi               ;    43.3 alu1    51 a
        add edi, ebp               ;    44.0 alu2    51 a
        mov dword [esp + 52], eax  ;    44.3 agu1    51 a
        mov dword [esp + 56], edi  ;    45.0 agu2    51 a
        cmp dword [esp + 140], 0   ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 136] ;                    resident
        mov edi, dword [esp + 16]  ;                    resident
        align 16
.blocks_1:
        mov ebp, dword [esi]       ;     0.0 agu0    51 a
        mov eax, dword [esi + 4]   ;     0.3 agu1    51 a
        mov ecx, dword [esi + 8]   ;     0.7 agu2    51 a
        mov edx, dword [esi + 12]  ;     1.0 agu0    51 a
        mov ebx, ebp               ;     3.0 alu0    51 a copy
        shr ebx, 0x1a              ;     4.0 alu1    51 a
        and ebp, 0x3ffffff         ;     3.0 alu2    51 a
        add ebp, edi               ;     4.0 alu0    51 a
        mov edi, eax               ;     3.3 alu1    51 a copy
        and eax, 0xfffff           ;     3.3 alu2    51 a
        shl eax, 6                 ;     4.3 alu0    51 a
        or ebx, eax                ;     5.3 alu1    51 a
        shr edi, 0x14              ;     4.3 alu2    51 a
        mov eax, ecx               ;     4.3 alu0    51 a copy
        and ecx, 0x3fff            ;     4.7 alu1    51 a
        shl ecx, 0xc               ;     5.7 alu2    51 a
        or edi, ecx                ;     6.7 alu0    51 a
        shr eax, 0xe               ;     5.7 alu1    51 a
        mov ecx, edx               ;     6.0 alu2    51 a copy
        and edx, 0xff              ;     6.3 alu0    51 a
        shl edx, 0x12              ;     7.3 alu1    51 a
        or eax, edx                ;     8.3 alu2    51 a
        shr ecx, 8                 ;     7.3 alu0    51 a
        add ebx, dword [esp + 20]  ;    10.7 alu1+agu1   51 a
        add edi, dword [esp + 0]   ;    11.0 alu2+agu2   51 a
        add eax, dword [esp + 4]   ;    11.3 alu0+agu0   51 a
        add ecx, dword [esp + 12]  ;    11.7 alu1+agu1   51 a
        mov edx, ecx               ;    12.7 alu2    51 a copy
        mov ecx, dword [esp + 40]  ;     9.3 agu2    51 a reload
        mov dword [esp + 60], eax  ;    12.3 agu0    51 a spill
        mov eax, ebp               ;    10.0 alu0    51 a copy
        mov dword [esp + 64], edx  ;    13.7 agu1    51 a spill
        mul ecx                    ;    12.3 alu0+alu1   51 a
        mov dword [esp + 68], eax  ;    15.3 agu2    51 a spill
        mov eax, ebx               ;    11.7 alu2    51 a copy
        mov dword [esp + 72], edx  ;    15.3 agu0    51 a spill
        mul dword [esp + 28]       ;    15.3 agu1+alu0+alu1   51 a
        add eax, dword [esp + 68]  ;    18.3 alu2+agu2   51 a
        adc edx, dword [esp + 72]  ;    19.3 alu0+agu0   51 a
        mov dword [esp + 72], eax  ;    19.3 agu1    51 a spill
        mov eax, edi               ;    14.0 alu1    51 a copy
        mov dword [esp + 68], edx  ;    20.3 agu2    51 a spill
        mul dword [esp + 36]       ;    18.3 agu0+alu0+alu1   51 a
        add eax, dword [esp + 72]  ;    22.3 alu2+agu1   51 a
        adc edx, dword [esp + 68]  ;    23.3 alu0+agu2   51 a
        mov dword [esp + 68], eax  ;    23.3 agu0    51 a spill
        mov eax, dword [esp + 60]  ;    20.3 agu1    51 a reload
        mov dword [esp + 72], edx  ;    24.3 agu2    51 a spill
        mul dword [esp + 52]       ;    23.3 agu0+alu0+alu1   51 a
        add eax, dword [esp + 68]  ;    26.3 alu2+agu1   51 a
        adc edx, dword [esp + 72]  ;    27.3 alu0+agu2   51 a
        mov dword [esp + 72], eax  ;    27.3 agu0    51 a spill
        mov eax, dword [esp + 64]  ;    24.3 agu1    51 a reload
        mov dword [esp + 68], edx  ;    28.3 agu2    51 a spill
        mul dword [esp + 56]       ;    27.3 agu0+alu0+alu1   51 a
        add eax, dword [esp + 72]  ;    30.3 alu2+agu1   51 a
        adc edx, dword [esp + 68]  ;    31.3 alu0+agu2   51 a
        mov dword [esp + 68], eax  ;    31.3 agu0    51 a spill
        mov eax, ebp               ;    24.3 alu1    51 a copy
        mov dword [esp + 72], edx  ;    32.3 agu1    51 a spill
        mul dword [esp + 48]       ;    31.3 agu2+alu0+alu1   51 a
        mov dword [esp + 76], eax  ;    34.3 agu0    51 a spill
        mov eax, ebx               ;    27.3 alu2    51 a copy
        mov dword [esp + 80], edx  ;    34.3 agu1    51 a spill
        mul ecx                    ;    28.3 alu0+alu1   51 a
        add eax, dword [esp + 76]  ;    37.3 alu2+agu2   51 a
        adc edx, dword [esp + 80]  ;    38.3 alu0+agu0   51 a
        mov dword [esp + 80], eax  ;    38.3 agu1    51 a spill
        mov eax, edi               ;    29.7 alu1    51 a copy
        mov dword [esp + 76], edx  ;    39.3 agu2    51 a spill
        mul dword [esp + 28]       ;    37.3 agu0+alu0+alu1   51 a
        add eax, dword [esp + 80]  ;    41.3 alu2+agu1   51 a
        adc edx, dword [esp + 76]  ;    42.3 alu0+agu2   51 a
        mov dword [esp + 76], eax  ;    42.3 agu0    51 a spill
        mov eax, dword [esp + 60]  ;    39.3 agu1    51 a reload
        mov dword [esp + 80], edx  ;    43.3 agu2    51 a spill
        mul dword [esp + 36]       ;    42.3 agu0+alu0+alu1   51 a
        add eax, dword [esp + 76]  ;    45.3 alu2+agu1   51 a
        adc edx, dword [esp + 80]  ;    46.3 alu0+agu2   51 a
        mov dword [esp + 80], eax  ;    46.3 agu0    51 a spill
        mov eax, dword [esp + 64]  ;    43.3 agu1    51 a reload
        mov dword [esp + 76], edx  ;    47.3 agu2    51 a spill
        mul dword [esp + 52]       ;    46.3 agu0+alu0+alu1   51 a
        add eax, dword [esp + 80]  ;    49.3 alu2+agu1   51 a
        adc edx, dword [esp + 76]  ;    50.3 alu0+agu2   51 a
        mov dword [esp + 76], eax  ;    50.3 agu0    51 a spill
        mov eax, ebp               ;    43.3 alu1    51 a copy
        mov dword [esp + 80], edx  ;    51.3 agu1    51 a spill
        mul dword [esp + 44]       ;    50.3 agu2+alu0+alu1   51 a
        mov dword [esp + 84], eax  ;    53.3 agu0    51 a spill
        mov eax, ebx               ;    46.3 alu2    51 a copy
        mov dword [esp + 88], edx  ;    53.3 agu1    51 a spill
        mul dword [esp + 48]       ;    50.3 agu2+alu0+alu1   51 a
        add eax, dword [esp + 84]  ;    56.3 alu2+agu0   51 a
        adc edx, dword [esp + 88]  ;    57.3 alu0+agu1   51 a
        mov dword [esp + 88], eax  ;    57.3 agu2    51 a spill
        mov eax, edi               ;    50.3 alu1    51 a copy
        mov dword [esp + 84], edx  ;    58.3 agu0    51 a spill
        mul ecx                    ;    51.3 alu0+alu1   51 a
        add eax, dword [esp + 88]  ;    60.3 alu2+agu1   51 a
        adc edx, dword [esp + 84]  ;    61.3 alu0+agu2   51 a
        mov dword [esp + 84], eax  ;    61.3 agu0    51 a spill
        mov eax, dword [esp + 60]  ;    58.3 agu1    51 a reload
        mov dword [esp + 88], edx  ;    62.3 agu2    51 a spill
        mul dword [esp + 28]       ;    61.3 agu0+alu0+alu1   51 a
        add eax, dword [esp + 84]  ;    64.3 alu2+agu1   51 a
        adc edx, dword [esp + 88]  ;    65.3 alu0+agu2   51 a
        mov dword [esp + 88], eax  ;    65.3 agu0    51 a spill
        mov eax, dword [esp + 64]  ;    62.3 agu1    51 a reload
        mov dword [esp + 84], edx  ;    66.3 agu2    51 a spill
        mul dword [esp + 36]       ;    65.3 agu0+alu0+alu1   51 a
        add eax, dword [esp + 88]  ;    68.3 alu2+agu1   51 a
        adc edx, dword [esp + 84]  ;    69.3 alu0+agu2   51 a
        mov dword [esp + 84], eax  ;    69.3 agu0    51 a spill
        mov eax, ebp               ;    62.3 alu1    51 a copy
        mov dword [esp + 88], edx  ;    70.3 agu1    51 a spill
        mul dword [esp + 32]       ;    69.3 agu2+alu0+alu1   51 a
        mov dword [esp + 92], eax  ;    72.3 agu0    51 a spill
        mov eax, ebx               ;    65.3 alu2    51 a copy
        mov dword [esp + 96], edx  ;    72.3 agu1    51 a spill
        mul dword [esp + 44]       ;    69.3 agu2+alu0+alu1   51 a
        add eax, dword [esp + 92]  ;    75.3 alu2+agu0   51 a
        adc edx, dword [esp + 96]  ;    76.3 alu0+agu1   51 a
        mov dword [esp + 96], eax  ;    76.3 agu2    51 a spill
        mov eax, edi               ;    69.3 alu1    51 a copy
        mov dword [esp + 92], edx  ;    77.3 agu0    51 a spill
        mul dword [esp + 48]       ;    75.3 agu1+alu0+alu1   51 a
        add eax, dword [esp + 96]  ;    79.3 alu2+agu2   51 a
        adc edx, dword [esp + 92]  ;    80.3 alu0+agu0   51 a
        mov dword [esp + 92], eax  ;    80.3 agu1    51 a spill
        mov eax, dword [esp + 60]  ;    77.3 agu2    51 a reload
        mov dword [esp + 96], edx  ;    81.3 agu0    51 a spill
        mul ecx                    ;    80.3 alu0+alu1   51 a
        add eax, dword [esp + 92]  ;    83.3 alu2+agu1   51 a
        adc edx, dword [esp + 96]  ;    84.3 alu0+agu2   51 a
        mov dword [esp + 96], esi  ;    76.7 agu0    51 a spill
        mov esi, dword [esp + 68]  ;    81.3 agu1    51 a
        and esi, 0x3ffffff         ;    84.3 alu1    51 a
        mov dword [esp + 92], eax  ;    84.3 agu2    51 a spill
        mov eax, dword [esp + 64]  ;    81.3 agu0    51 a reload
        mov dword [esp + 100], edx ;    85.3 agu1    51 a spill
        mul dword [esp + 28]       ;    84.3 agu2+alu0+alu1   51 a
        add eax, dword [esp + 92]  ;    87.3 alu2+agu0   51 a
        adc edx, dword [esp + 100] ;    88.3 alu0+agu1   51 a
        mov dword [esp + 100], eax ;    88.3 agu2    51 a spill
        mov eax, ebp               ;    82.0 alu1    51 a copy
        mov dword [esp + 92], edx  ;    89.3 agu0    51 a spill
        mul dword [esp + 24]       ;    88.3 agu1+alu0+alu1   51 a
        mov ebp, eax               ;    91.3 alu2    51 a copy
        mov eax, ebx               ;    84.7 alu0    51 a copy
        mov dword [esp + 104], edx ;    91.3 agu2    51 a spill
        mul dword [esp + 32]       ;    88.7 agu0+alu0+alu1   51 a
        add ebp, eax               ;    92.3 alu2    51 a
        adc edx, dword [esp + 104] ;    94.3 alu1+agu1   51 a
        mov eax, edi               ;    87.3 alu0    51 a copy
        mov ebx, edx               ;    95.3 alu2    51 a copy
        mul dword [esp + 44]       ;    94.3 agu2+alu0+alu1   51 a
        add ebp, eax               ;    97.3 alu2    51 a
        adc ebx, edx               ;    98.3 alu0    51 a
        mov eax, dword [esp + 60]  ;    91.3 agu0    51 a reload
        mul dword [esp + 48]       ;    94.3 agu1+alu0+alu1   51 a
        add ebp, eax               ;    98.3 alu2    51 a
        adc ebx, edx               ;    99.3 alu1    51 a
        mov eax, dword [esp + 64]  ;    92.0 agu2    51 a reload
        mul ecx                    ;    95.0 alu0+alu1   51 a
        add ebp, eax               ;    99.3 alu2    51 a
        adc ebx, edx               ;   100.3 alu0    51 a
        mov edi, dword [esp + 72]  ;    95.0 agu0    51 a reload
        mov eax, edi               ;    98.0 alu1    51 a copy
        shl edi, 6                 ;    98.0 alu2    51 a
        shr eax, 0x1a              ;    99.0 alu0    51 a
        mov ecx, dword [esp + 68]  ;    96.3 agu1    51 a
        shr ecx, 0x1a              ;    99.3 alu1    51 a
        or edi, ecx                ;   100.3 alu2    51 a
        add edi, dword [esp + 76]  ;   101.3 alu0+agu2   51 a
        adc eax, dword [esp + 80]  ;   102.3 alu1+agu0   51 a
        shl eax, 6                 ;   103.3 alu2    51 a
        mov ecx, edi               ;   102.3 alu0    51 a copy
        shr edi, 0x1a              ;   102.3 alu1    51 a
        or eax, edi                ;   104.3 alu2    51 a
        and ecx, 0x3ffffff         ;   103.3 alu0    51 a
        mov edi, dword [esp + 88]  ;    99.7 agu1    51 a
        add eax, dword [esp + 84]  ;   105.3 alu1+agu2   51 a
        adc edi, 0                 ;   106.3 alu2    51 a
        shl edi, 6                 ;   107.3 alu0    51 a
        mov edx, eax               ;   106.3 alu1    51 a copy
        shr eax, 0x1a              ;   106.3 alu2    51 a
        or edi, eax                ;   108.3 alu0    51 a
        and edx, 0x3ffffff         ;   107.3 alu1    51 a
        mov eax, 0x3ffffff         ;   102.7 alu2    51 a
        mov dword [esp + 88], edx  ;   108.3 agu0    51 a spill
        mov edx, 0x3ffffff         ;   103.3 alu0    51 a
        mov dword [esp + 84], ecx  ;   104.3 agu1    51 a spill
        mov ecx, dword [esp + 92]  ;   104.0 agu2    51 a
        add edi, dword [esp + 100] ;   109.3 alu1+agu0   51 a
        adc ecx, 0                 ;   110.3 alu2    51 a
        shl ecx, 6                 ;   111.3 alu0    51 a
        and eax, edi               ;   110.3 alu1    51 a
        shr edi, 0x1a              ;   110.3 alu2    51 a
        or edi, ecx                ;   112.3 alu0    51 a
        add ebp, edi               ;   113.3 alu1    51 a
        adc ebx, 0                 ;   114.3 alu2    51 a
        shl ebx, 6                 ;   115.3 alu0    51 a
        and edx, ebp               ;   114.3 alu1    51 a
        shr ebp, 0x1a              ;   114.3 alu2    51 a
        or ebp, ebx                ;   116.3 alu0    51 a
        add esi, ebp               ;   117.3 alu1    51 a
        shl ebp, 2                 ;   117.3 alu2    51 a
        add esi, ebp               ;   118.3 alu0    51 a
        mov edi, esi               ;   119.3 alu1    51 a copy
        shr esi, 0x1a              ;   119.3 alu2    51 a
        and edi, 0x3ffffff         ;   120.3 alu0    51 a
        mov ebp, dword [esp + 84]  ;   113.3 agu1    51 a reload
        add ebp, esi               ;   120.3 alu1    51 a
        mov esi, ebp               ;   121.3 alu2    51 a copy
        shr ebp, 0x1a              ;   121.3 alu0    51 a
        mov ecx, dword [esp + 88]  ;   115.0 agu2    51 a reload
        add ecx, ebp               ;   122.3 alu1    51 a
        and esi, 0x3ffffff         ;   122.3 alu2    51 a
        mov ebp, ecx               ;   123.3 alu0    51 a copy
        shr ecx, 0x1a              ;   123.3 alu1    51 a
        add eax, ecx               ;   124.3 alu2    51 a
        and ebp, 0x3ffffff         ;   124.3 alu0    51 a
        mov ecx, eax               ;   125.3 alu1    51 a copy
        shr eax, 0x1a              ;   125.3 alu2    51 a
        add edx, eax               ;   126.3 alu0    51 a
        and ecx, 0x3ffffff         ;   126.3 alu1    51 a
        mov eax, edx               ;   127.3 alu2    51 a copy
        shr edx, 0x1a              ;   127.3 alu0    51 a
        and eax, 0x3ffffff         ;   128.3 alu1    51 a
        add edi, edx               ;   128.3 alu2    51 a
        shl edx, 2                 ;   128.3 alu0    51 a
        add edi, edx               ;   129.3 alu1    51 a
        mov dword [esp + 0], ebp   ;   125.3 agu0    51 blocks
        mov ebp, edi               ;   130.3 alu2    51 a copy
        shr edi, 0x1a              ;   130.3 alu0    51 a
        add esi, edi               ;   131.3 alu1    51 a
        and ebp, 0x3ffffff         ;   131.3 alu2    51 a
        mov dword [esp + 20], esi  ;   132.3 agu1    51 blocks
        mov dword [esp + 4], ecx   ;   127.3 agu2    51 blocks
        mov dword [esp + 12], eax  ;   129.3 agu0    51 blocks
        mov esi, dword [esp + 96]  ;   127.7 agu1    51 blocks
        add esi, 0x10              ;   130.7 alu0    51 blocks
        mov edi, ebp               ;   132.3 alu1    51 a copy
        cmp esi, dword [esp + 8]   ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 136], esi ;                    resident
        mov dword [esp + 16], edi  ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 16]  ;     0.0 agu0    15 d reload
        mov edi, esi               ;     3.0 alu0    15 d copy
        shr esi, 0x1a              ;     3.0 alu1    15 d
        add esi, dword [esp + 20]  ;     4.0 alu2+agu1   15 d
        mov ebp, esi               ;     5.0 alu0    15 d copy
        shr esi, 0x1a              ;     5.0 alu1    15 d
        add esi, dword [esp + 0]   ;     6.0 alu2+agu2   15 d
        mov eax, esi               ;     7.0 alu0    15 d copy
        shr esi, 0x1a              ;     7.0 alu1    15 d
        add esi, dword [esp + 4]   ;     8.0 alu2+agu0   15 d
        mov ecx, esi               ;     9.0 alu0    15 d copy
        shr esi, 0x1a              ;     9.0 alu1    15 d
        add esi, dword [esp + 12]  ;    10.0 alu2+agu1   15 d
        mov edx, esi               ;    11.0 alu0    15 d copy
        shr esi, 0x1a              ;    11.0 alu1    15 d
        lea ebx, [esi*4]           ;    12.0 agu2    15 d
        add ebx, esi               ;    14.0 alu2    15 d
        and ebp, 0x3ffffff         ;     6.0 alu0    15 d
        and edi, 0x3ffffff         ;     6.0 alu1    15 d
        add ebx, edi               ;    15.0 alu2    15 d
        mov esi, ebx               ;    16.0 alu0    15 d copy
        shr ebx, 0x1a              ;    16.0 alu1    15 d
        add ebp, ebx               ;    17.0 alu2    15 d
        mov edi, ebp               ;    18.0 alu0    15 d copy
        shr ebp, 0x1a              ;    18.0 alu1    15 d
        and eax, 0x3ffffff         ;     9.3 alu2    15 d
        add ebp, eax               ;    19.0 alu0    15 d
        and ecx, 0x3ffffff         ;    10.0 alu1    15 d
        mov eax, ebp               ;    20.0 alu2    15 d copy
        shr ebp, 0x1a              ;    20.0 alu0    15 d
        add ecx, ebp               ;    21.0 alu1    15 d
        mov ebp, ecx               ;    22.0 alu2    15 d copy
        shr ebp, 0x1a              ;    23.0 alu0    15 d
        and edx, 0x3ffffff         ;    15.0 alu1    15 d
        add ebp, edx               ;    24.0 alu2    15 d
        mov edx, ebp               ;    25.0 alu0    15 d copy
        shl ebp, 8                 ;    25.0 alu1    15 d
        and ecx, 0x3ffffff         ;    22.0 alu2    15 d
        mov ebx, ecx               ;    23.0 alu0    15 d copy
        shl ecx, 0xe               ;    23.0 alu1    15 d
        and eax, 0x3ffffff         ;    21.0 alu2    15 d
        and edi, 0x3ffffff         ;    20.0 alu0    15 d
        and esi, 0x3ffffff         ;    20.3 alu1    15 d
        shr edx, 0x18              ;    26.0 alu2    15 d
        shr ebx, 0x12              ;    24.0 alu0    15 d
        or ebp, ebx                ;    26.0 alu1    15 d
        mov ebx, eax               ;    22.0 alu2    15 d copy
        shl ebx, 0x14              ;    23.0 alu0    15 d
        shr eax, 0xc               ;    22.3 alu1    15 d
        or ecx, eax                ;    24.0 alu2    15 d
        mov eax, edi               ;    23.0 alu0    15 d copy
        shl eax, 0x1a              ;    24.0 alu1    15 d
        or esi, eax                ;    25.0 alu2    15 d
        shr edi, 6                 ;    24.0 alu0    15 d
        or ebx, edi                ;    25.0 alu1    15 d
        mov edi, esi               ;    26.0 alu2    15 d copy
        mov eax, ebx               ;    26.0 alu0    15 d copy
        mov dword [esp + 60], edx  ;    27.0 agu0    15 d spill
        mov edx, ecx               ;    25.7 alu1    15 d copy
        add edi, 5                 ;    27.0 alu2    15 d
        adc eax, 0                 ;    28.0 alu0    15 d
        adc edx, 0                 ;    29.0 alu1    15 d
        sbb edx, edx               ;    30.0 alu2    15 d
        mov edi, ebp               ;    27.3 alu0    15 d copy
        mov eax, dword [esp + 60]  ;    27.7 agu1    15 d
        add edx, edx               ;    31.0 alu1    15 d
        adc edi, 0                 ;    32.0 alu2    15 d
        adc eax, 0                 ;    33.0 alu0    15 d
        mov edi, eax               ;    34.0 alu1    15 d copy
        shr edi, 2                 ;    35.0 alu2    15 d
        and eax, 0xfffffffc        ;    34.0 alu0    15 d
        add edi, eax               ;    36.0 alu1    15 d
        add esi, edi               ;    37.0 alu2    15 d
        adc ebx, 0                 ;    38.0 alu0    15 d
        adc ecx, 0                 ;    39.0 alu1    15 d
        sbb eax, eax               ;    40.0 alu2    15 d
        mov edi, dword [esp + 132] ;    31.7 agu2    16 h reload
        mov dword [edi], esi       ;    38.0 agu0    16 h
        mov dword [edi + 4], ebx   ;    39.0 agu1    16 h
        mov dword [edi + 8], ecx   ;    40.0 agu2    16 h
        mov esi, dword [esp + 60]  ;    33.0 agu0    15 d
        add eax, eax               ;    41.0 alu0    15 d
        adc ebp, 0                 ;    42.0 alu1    15 d
        adc esi, 0                 ;    43.0 alu2    15 d
        mov dword [edi + 12], ebp  ;    43.0 agu1    16 h
        and esi, 3                 ;    44.0 alu0    15 d
        mov dword [edi + 16], esi  ;    45.0 agu2    16 h
        xor eax, eax               ;                    cleared
        mov dword [esp + 0], eax   ;                    cleared
        mov dword [esp + 4], eax   ;                    cleared
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
