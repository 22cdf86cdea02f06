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
; The frame is cleared before return: 96 bytes, 25 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 119 uops, planned 45.0; bounds: width 39.7, ports 28.0, path 20.0
;   blocks: 276 uops, planned 125.0; bounds: width 92.0, ports 68.7, path 48.0
;   body.2: 88 uops, planned 48.0; bounds: width 29.3, ports 25.3, path 33.0
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
        mov esi, dword [esp + 124] ;     0.0 agu0    50 a reload
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
        mov ecx, dword [esp + 124] ;    12.0 agu0    50 a reload
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
        mov edx, dword [esp + 124] ;    16.3 agu0    50 a reload
        mov ebx, dword [edx + 12]  ;    19.3 agu1    50 a
        shr ebx, 8                 ;    22.3 alu0    50 a
        add ecx, eax               ;    21.0 alu1    50 a
        mov eax, dword [esp + 132] ;    17.7 agu2    51 blocks
        shl eax, 4                 ;    20.7 alu2    51 blocks
        or edi, ebx                ;    23.3 alu0    50 a
        mov edx, ecx               ;    22.0 alu1    50 a copy
        shr edx, 0x1a              ;    23.0 alu2    50 a
        and ecx, 0x3ffffff         ;    22.0 alu0    50 a
        mov dword [esp + 4], ecx   ;    23.0 agu0    51 blocks
        add edx, edi               ;    24.3 alu1    50 a
        add eax, dword [esp + 128] ;    21.7 alu2+agu1   51 blocks
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
        mov esi, dword [esp + 120] ;    25.7 agu0     9 k reload
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
        cmp dword [esp + 132], 0   ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 16]  ;                    resident
        mov edi, dword [esp + 20]  ;                    resident
        mov ebp, dword [esp + 0]   ;                    resident
        align 16
.blocks_1:
        mov eax, dword [esp + 128] ;     0.0 agu0    51 a reload
        mov ecx, dword [eax]       ;     3.0 agu1    51 a
        mov edx, dword [eax + 4]   ;     3.0 agu2    51 a
        mov ebx, dword [eax + 8]   ;     3.0 agu0    51 a
        mov eax, ecx               ;     6.0 alu0    51 a copy
        shr eax, 0x1a              ;     7.0 alu1    51 a
        and ecx, 0x3ffffff         ;     6.0 alu2    51 a
        add esi, ecx               ;     7.0 alu0    51 a
        mov ecx, edx               ;     6.0 alu1    51 a copy
        and ecx, 0xfffff           ;     7.0 alu2    51 a
        shr edx, 0x14              ;     6.0 alu0    51 a
        shl ecx, 6                 ;     8.0 alu1    51 a
        or eax, ecx                ;     9.0 alu2    51 a
        mov ecx, ebx               ;     6.0 alu0    51 a copy
        and ecx, 0x3fff            ;     7.0 alu1    51 a
        shl ecx, 0xc               ;     8.0 alu2    51 a
        or edx, ecx                ;     9.0 alu0    51 a
        add edi, eax               ;    10.0 alu1    51 a
        mov eax, dword [esp + 128] ;     6.7 agu1    51 a reload
        mov ecx, dword [eax + 12]  ;     9.7 agu2    51 a
        mov eax, esi               ;     8.0 alu2    51 a copy
        mov dword [esp + 60], edx  ;    10.0 agu0    51 a spill
        mul dword [esp + 40]       ;    12.7 agu1+alu0+alu1   51 a
        shr ebx, 0xe               ;     8.7 alu2    51 a
        add ebp, dword [esp + 60]  ;    13.0 alu0+agu2   51 a
        mov dword [esp + 60], ebx  ;     9.7 agu0    51 a spill
        mov ebx, ecx               ;    12.7 alu1    51 a copy
        and ebx, 0xff              ;    13.7 alu2    51 a
        shl ebx, 0x12              ;    14.7 alu0    51 a
        mov dword [esp + 64], eax  ;    15.7 agu1    51 a spill
        mov eax, edi               ;    11.0 alu1    51 a copy
        mov dword [esp + 68], edx  ;    15.7 agu2    51 a spill
        mul dword [esp + 28]       ;    15.0 agu0+alu0+alu1   51 a
        add eax, dword [esp + 64]  ;    18.7 alu2+agu1   51 a
        adc edx, dword [esp + 68]  ;    19.7 alu0+agu2   51 a
        mov dword [esp + 68], eax  ;    19.7 agu0    51 a spill
        mov eax, esi               ;    13.3 alu1    51 a copy
        mov dword [esp + 64], edx  ;    20.7 agu1    51 a spill
        mul dword [esp + 48]       ;    18.7 agu2+alu0+alu1   51 a
        or ebx, dword [esp + 60]   ;    18.7 alu2+agu0   51 a
        add ebx, dword [esp + 4]   ;    19.7 alu0+agu1   51 a
        mov dword [esp + 60], eax  ;    21.7 agu2    51 a spill
        mov eax, esi               ;    15.7 alu1    51 a copy
        mov dword [esp + 72], edx  ;    21.7 agu0    51 a spill
        mul dword [esp + 44]       ;    19.7 agu1+alu0+alu1   51 a
        mov dword [esp + 76], eax  ;    22.7 agu2    51 a spill
        mov eax, esi               ;    19.0 alu2    51 a copy
        mov dword [esp + 80], edx  ;    22.7 agu0    51 a spill
        mul dword [esp + 32]       ;    22.7 agu1+alu0+alu1   51 a
        mov dword [esp + 84], eax  ;    25.7 agu2    51 a spill
        mov eax, edi               ;    20.7 alu2    51 a copy
        mov dword [esp + 88], edx  ;    25.7 agu0    51 a spill
        mul dword [esp + 40]       ;    24.3 agu1+alu0+alu1   51 a
        add eax, dword [esp + 60]  ;    27.3 alu2+agu2   51 a
        adc edx, dword [esp + 72]  ;    28.3 alu0+agu0   51 a
        shr ecx, 8                 ;    22.7 alu1    51 a
        mov dword [esp + 72], eax  ;    28.3 agu1    51 a spill
        mov eax, esi               ;    23.3 alu2    51 a copy
        mov dword [esp + 60], edx  ;    29.3 agu2    51 a spill
        mul dword [esp + 24]       ;    27.0 agu0+alu0+alu1   51 a
        mov esi, dword [esp + 12]  ;    24.7 agu1    51 a
        mov dword [esp + 92], eax  ;    30.0 agu2    51 a spill
        mov eax, edi               ;    25.3 alu2    51 a copy
        mov dword [esp + 96], edx  ;    30.0 agu0    51 a spill
        mul dword [esp + 48]       ;    29.0 agu1+alu0+alu1   51 a
        add eax, dword [esp + 76]  ;    32.0 alu2+agu2   51 a
        adc edx, dword [esp + 80]  ;    33.0 alu0+agu0   51 a
        mov dword [esp + 80], eax  ;    33.0 agu1    51 a spill
        mov eax, ebp               ;    27.7 alu1    51 a copy
        mov dword [esp + 76], edx  ;    34.0 agu2    51 a spill
        mul dword [esp + 40]       ;    31.7 agu0+alu0+alu1   51 a
        add eax, dword [esp + 80]  ;    36.0 alu2+agu1   51 a
        adc edx, dword [esp + 76]  ;    37.0 alu0+agu2   51 a
        mov dword [esp + 76], eax  ;    37.0 agu0    51 a spill
        mov eax, edi               ;    30.0 alu1    51 a copy
        mov dword [esp + 80], edx  ;    38.0 agu1    51 a spill
        mul dword [esp + 44]       ;    37.0 agu2+alu0+alu1   51 a
        add eax, dword [esp + 84]  ;    40.0 alu2+agu0   51 a
        adc edx, dword [esp + 88]  ;    41.0 alu0+agu1   51 a
        mov dword [esp + 88], eax  ;    41.0 agu2    51 a spill
        mov eax, ebp               ;    33.0 alu1    51 a copy
        mov dword [esp + 84], edx  ;    42.0 agu0    51 a spill
        mul dword [esp + 36]       ;    37.0 agu1+alu0+alu1   51 a
        add eax, dword [esp + 68]  ;    40.0 alu2+agu2   51 a
        adc edx, dword [esp + 64]  ;    41.0 alu0+agu0   51 a
        add esi, ecx               ;    37.3 alu1    51 a
        mov ecx, dword [esp + 52]  ;    37.7 agu1    51 a reload
        mov dword [esp + 64], eax  ;    41.0 agu2    51 a spill
        mov eax, ebx               ;    38.3 alu2    51 a copy
        mov dword [esp + 68], edx  ;    42.0 agu0    51 a spill
        mul ecx                    ;    40.7 alu0+alu1   51 a
        add eax, dword [esp + 64]  ;    44.0 alu2+agu1   51 a
        adc edx, dword [esp + 68]  ;    45.0 alu0+agu2   51 a
        mov dword [esp + 68], eax  ;    45.0 agu0    51 a spill
        mov eax, esi               ;    40.7 alu1    51 a copy
        mov dword [esp + 64], edx  ;    46.0 agu1    51 a spill
        mul dword [esp + 56]       ;    45.0 agu2+alu0+alu1   51 a
        add eax, dword [esp + 68]  ;    48.0 alu2+agu0   51 a
        adc edx, dword [esp + 64]  ;    49.0 alu0+agu1   51 a
        mov dword [esp + 64], eax  ;    49.0 agu2    51 a spill
        mov eax, edi               ;    43.0 alu1    51 a copy
        mov dword [esp + 68], edx  ;    50.0 agu0    51 a spill
        mul dword [esp + 32]       ;    49.0 agu1+alu0+alu1   51 a
        add eax, dword [esp + 92]  ;    52.0 alu2+agu2   51 a
        adc edx, dword [esp + 96]  ;    53.0 alu0+agu0   51 a
        mov edi, dword [esp + 28]  ;    46.0 agu1    51 a reload
        mov dword [esp + 96], eax  ;    53.0 agu2    51 a spill
        mov eax, ebp               ;    46.0 alu1    51 a copy
        mov dword [esp + 92], edx  ;    54.0 agu0    51 a spill
        mul edi                    ;    49.0 alu0+alu1   51 a
        add eax, dword [esp + 72]  ;    52.0 alu2+agu1   51 a
        adc edx, dword [esp + 60]  ;    53.0 alu0+agu2   51 a
        mov dword [esp + 60], eax  ;    53.0 agu0    51 a spill
        mov eax, ebx               ;    49.7 alu1    51 a copy
        mov dword [esp + 72], edx  ;    54.0 agu1    51 a spill
        mul dword [esp + 36]       ;    53.7 agu2+alu0+alu1   51 a
        add eax, dword [esp + 60]  ;    56.7 alu2+agu0   51 a
        adc edx, dword [esp + 72]  ;    57.7 alu0+agu1   51 a
        mov dword [esp + 72], eax  ;    57.7 agu2    51 a spill
        mov eax, esi               ;    52.3 alu1    51 a copy
        mov dword [esp + 60], edx  ;    58.7 agu0    51 a spill
        mul ecx                    ;    53.3 alu0+alu1   51 a
        add eax, dword [esp + 72]  ;    60.7 alu2+agu1   51 a
        adc edx, dword [esp + 60]  ;    61.7 alu0+agu2   51 a
        mov ecx, dword [esp + 68]  ;    58.7 agu0    51 a
        shl ecx, 6                 ;    61.7 alu1    51 a
        mov dword [esp + 60], eax  ;    61.7 agu1    51 a spill
        mov eax, dword [esp + 64]  ;    58.7 agu2    51 a
        shr eax, 0x1a              ;    61.7 alu2    51 a
        or ecx, eax                ;    62.7 alu0    51 a
        mov eax, dword [esp + 68]  ;    58.7 agu0    51 a
        shr eax, 0x1a              ;    61.7 alu1    51 a
        add ecx, dword [esp + 60]  ;    64.7 alu2+agu1   51 a
        adc edx, eax               ;    65.7 alu0    51 a
        shl edx, 6                 ;    66.7 alu1    51 a
        mov eax, ecx               ;    65.7 alu2    51 a copy
        shr eax, 0x1a              ;    66.7 alu0    51 a
        or eax, edx                ;    67.7 alu1    51 a
        mov dword [esp + 60], eax  ;    68.7 agu2    51 a spill
        mov eax, ebx               ;    62.0 alu2    51 a copy
        mul edi                    ;    63.0 alu0+alu1   51 a
        add eax, dword [esp + 76]  ;    66.0 alu2+agu0   51 a
        adc edx, dword [esp + 80]  ;    67.0 alu0+agu1   51 a
        mov dword [esp + 80], eax  ;    67.0 agu2    51 a spill
        mov eax, esi               ;    64.0 alu1    51 a copy
        mov dword [esp + 76], edx  ;    68.0 agu0    51 a spill
        mul dword [esp + 36]       ;    68.0 agu1+alu0+alu1   51 a
        add eax, dword [esp + 80]  ;    71.0 alu2+agu2   51 a
        adc edx, dword [esp + 76]  ;    72.0 alu0+agu0   51 a
        add eax, dword [esp + 60]  ;    72.0 alu1+agu1   51 a
        adc edx, 0                 ;    73.0 alu2    51 a
        shl edx, 6                 ;    74.0 alu0    51 a
        mov dword [esp + 60], ecx  ;    67.3 agu2    51 a spill
        mov ecx, eax               ;    73.0 alu1    51 a copy
        shr ecx, 0x1a              ;    74.0 alu2    51 a
        mov dword [esp + 76], eax  ;    73.0 agu0    51 a spill
        mov eax, ebp               ;    68.7 alu0    51 a copy
        mov dword [esp + 80], edx  ;    75.0 agu1    51 a spill
        mul dword [esp + 48]       ;    72.7 agu2+alu0+alu1   51 a
        add eax, dword [esp + 88]  ;    75.7 alu2+agu0   51 a
        adc edx, dword [esp + 84]  ;    76.7 alu1+agu1   51 a
        or ecx, dword [esp + 80]   ;    78.0 alu0+agu2   51 a
        mov dword [esp + 80], eax  ;    76.7 agu0    51 a spill
        mov eax, ebx               ;    72.7 alu2    51 a copy
        mov dword [esp + 84], edx  ;    77.7 agu1    51 a spill
        mul dword [esp + 40]       ;    78.0 agu2+alu0+alu1   51 a
        add eax, dword [esp + 80]  ;    81.0 alu2+agu0   51 a
        adc edx, dword [esp + 84]  ;    82.0 alu0+agu1   51 a
        mov dword [esp + 84], eax  ;    82.0 agu2    51 a spill
        mov eax, esi               ;    75.0 alu1    51 a copy
        mov dword [esp + 80], edx  ;    83.0 agu0    51 a spill
        mul edi                    ;    76.0 alu0+alu1   51 a
        add eax, dword [esp + 84]  ;    85.0 alu2+agu1   51 a
        adc edx, dword [esp + 80]  ;    86.0 alu0+agu2   51 a
        mov edi, eax               ;    86.0 alu1    51 a copy
        mov eax, ebp               ;    77.3 alu2    51 a copy
        mov dword [esp + 80], edx  ;    87.0 agu0    51 a spill
        mul dword [esp + 44]       ;    86.0 agu1+alu0+alu1   51 a
        add eax, dword [esp + 96]  ;    89.0 alu2+agu2   51 a
        adc edx, dword [esp + 92]  ;    90.0 alu0+agu0   51 a
        mov ebp, dword [esp + 80]  ;    87.0 agu1    51 a
        add edi, ecx               ;    87.0 alu1    51 a
        adc ebp, 0                 ;    90.0 alu2    51 a
        mov ecx, edi               ;    88.0 alu0    51 a copy
        shr ecx, 0x1a              ;    89.0 alu1    51 a
        shl ebp, 6                 ;    91.0 alu2    51 a
        or ecx, ebp                ;    92.0 alu0    51 a
        mov ebp, eax               ;    90.0 alu1    51 a copy
        mov eax, ebx               ;    87.0 alu2    51 a copy
        mov dword [esp + 80], edx  ;    91.0 agu2    51 a spill
        mul dword [esp + 48]       ;    90.7 agu0+alu0+alu1   51 a
        add ebp, eax               ;    93.7 alu2    51 a
        adc edx, dword [esp + 80]  ;    94.7 alu0+agu1   51 a
        mov eax, dword [esp + 64]  ;    91.0 agu2    51 a
        and eax, 0x3ffffff         ;    94.0 alu1    51 a
        mov ebx, dword [esp + 60]  ;    91.0 agu0    51 a
        and ebx, 0x3ffffff         ;    94.0 alu2    51 a
        mov dword [esp + 60], eax  ;    95.0 agu1    51 a spill
        mov eax, esi               ;    91.0 alu0    51 a copy
        mov dword [esp + 64], edx  ;    95.7 agu2    51 a spill
        mul dword [esp + 40]       ;    95.0 agu0+alu0+alu1   51 a
        add ebp, eax               ;    98.0 alu2    51 a
        adc edx, dword [esp + 64]  ;    99.0 alu1+agu1   51 a
        mov esi, dword [esp + 76]  ;    95.7 agu2    51 a
        and esi, 0x3ffffff         ;    98.7 alu0    51 a
        add ebp, ecx               ;    99.0 alu2    51 a
        adc edx, 0                 ;   100.0 alu1    51 a
        shl edx, 6                 ;   101.0 alu0    51 a
        and edi, 0x3ffffff         ;    94.7 alu2    51 a
        mov eax, ebp               ;   100.0 alu1    51 a copy
        shr eax, 0x1a              ;   101.0 alu0    51 a
        or eax, edx                ;   102.0 alu2    51 a
        and ebp, 0x3ffffff         ;   100.0 alu1    51 a
        mov ecx, dword [esp + 60]  ;    96.3 agu0    51 a reload
        add ecx, eax               ;   103.0 alu0    51 a
        shl eax, 2                 ;   103.0 alu2    51 a
        add ecx, eax               ;   104.0 alu1    51 a
        mov eax, ecx               ;   105.0 alu0    51 a copy
        shr eax, 0x1a              ;   106.0 alu2    51 a
        and ecx, 0x3ffffff         ;   105.0 alu1    51 a
        add ebx, eax               ;   107.0 alu0    51 a
        mov eax, ebx               ;   108.0 alu2    51 a copy
        shr eax, 0x1a              ;   109.0 alu1    51 a
        and ebx, 0x3ffffff         ;   108.0 alu0    51 a
        add esi, eax               ;   110.0 alu2    51 a
        mov eax, esi               ;   111.0 alu1    51 a copy
        shr eax, 0x1a              ;   112.0 alu0    51 a
        and esi, 0x3ffffff         ;   111.0 alu2    51 a
        add edi, eax               ;   113.0 alu1    51 a
        mov eax, edi               ;   114.0 alu0    51 a copy
        shr eax, 0x1a              ;   115.0 alu2    51 a
        and edi, 0x3ffffff         ;   114.0 alu1    51 a
        add ebp, eax               ;   116.0 alu0    51 a
        mov eax, dword [esp + 128] ;   108.0 agu1    51 blocks
        mov edx, ebp               ;   117.0 alu2    51 a copy
        shr edx, 0x1a              ;   118.0 alu1    51 a
        add eax, 0x10              ;   111.0 alu0    51 blocks
        and ebp, 0x3ffffff         ;   117.0 alu2    51 a
        add ecx, edx               ;   119.0 alu1    51 a
        shl edx, 2                 ;   119.0 alu0    51 a
        mov dword [esp + 4], edi   ;   115.0 agu2    51 blocks
        mov dword [esp + 12], ebp  ;   118.0 agu0    51 blocks
        add ecx, edx               ;   120.0 alu2    51 a
        mov dword [esp + 128], eax ;   114.0 agu1    51 blocks
        mov edi, ecx               ;   121.0 alu1    51 a copy
        shr edi, 0x1a              ;   122.0 alu0    51 a
        and ecx, 0x3ffffff         ;   121.0 alu2    51 a
        add ebx, edi               ;   123.0 alu1    51 a
        mov ebp, esi               ;   116.0 alu0    51 a copy
        mov esi, ecx               ;   122.0 alu2    51 a copy
        mov edi, ebx               ;   124.0 alu1    51 a copy
        cmp eax, dword [esp + 8]   ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 16], esi  ;                    resident
        mov dword [esp + 20], edi  ;                    resident
        mov dword [esp + 0], ebp   ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 16]  ;     0.0 agu0    15 d
        shr esi, 0x1a              ;     3.0 alu0    15 d
        add esi, dword [esp + 20]  ;     4.0 alu1+agu1   15 d
        mov edi, esi               ;     5.0 alu2    15 d copy
        shr edi, 0x1a              ;     6.0 alu0    15 d
        and esi, 0x3ffffff         ;     5.0 alu1    15 d
        add edi, dword [esp + 0]   ;     7.0 alu2+agu2   15 d
        mov ebp, edi               ;     8.0 alu0    15 d copy
        shr ebp, 0x1a              ;     9.0 alu1    15 d
        and edi, 0x3ffffff         ;     8.0 alu2    15 d
        add ebp, dword [esp + 4]   ;    10.0 alu0+agu0   15 d
        mov eax, dword [esp + 12]  ;     3.7 agu1    15 d
        mov ecx, dword [esp + 16]  ;     4.0 agu2    15 d
        and ecx, 0x3ffffff         ;     7.0 alu1    15 d
        mov edx, ebp               ;    11.0 alu2    15 d copy
        shr edx, 0x1a              ;    12.0 alu0    15 d
        and ebp, 0x3ffffff         ;    11.0 alu1    15 d
        add eax, edx               ;    13.0 alu2    15 d
        mov edx, eax               ;    14.0 alu0    15 d copy
        shr edx, 0x1a              ;    15.0 alu1    15 d
        and eax, 0x3ffffff         ;    14.0 alu2    15 d
        add ecx, edx               ;    16.0 alu0    15 d
        shl edx, 2                 ;    16.0 alu1    15 d
        add ecx, edx               ;    17.0 alu2    15 d
        mov edx, ecx               ;    18.0 alu0    15 d copy
        shr edx, 0x1a              ;    19.0 alu1    15 d
        and ecx, 0x3ffffff         ;    18.0 alu2    15 d
        add esi, edx               ;    20.0 alu0    15 d
        mov edx, esi               ;    21.0 alu1    15 d copy
        shr edx, 0x1a              ;    22.0 alu2    15 d
        and esi, 0x3ffffff         ;    21.0 alu0    15 d
        add edi, edx               ;    23.0 alu1    15 d
        mov edx, esi               ;    22.0 alu2    15 d copy
        shl edx, 0x1a              ;    23.0 alu0    15 d
        shr esi, 6                 ;    22.0 alu1    15 d
        or ecx, edx                ;    24.0 alu2    15 d
        mov edx, edi               ;    24.0 alu0    15 d copy
        shr edx, 0x1a              ;    25.0 alu1    15 d
        and edi, 0x3ffffff         ;    24.0 alu2    15 d
        add ebp, edx               ;    26.0 alu0    15 d
        mov edx, edi               ;    25.0 alu1    15 d copy
        shl edx, 0x14              ;    26.0 alu2    15 d
        shr edi, 0xc               ;    25.0 alu0    15 d
        or esi, edx                ;    27.0 alu1    15 d
        mov edx, ebp               ;    27.0 alu2    15 d copy
        shr edx, 0x1a              ;    28.0 alu0    15 d
        and ebp, 0x3ffffff         ;    27.0 alu1    15 d
        add eax, edx               ;    29.0 alu2    15 d
        mov edx, ebp               ;    28.0 alu0    15 d copy
        shl edx, 0xe               ;    29.0 alu1    15 d
        shr ebp, 0x12              ;    28.0 alu2    15 d
        or edi, edx                ;    30.0 alu0    15 d
        mov edx, eax               ;    30.0 alu1    15 d copy
        shl edx, 8                 ;    31.0 alu2    15 d
        shr eax, 0x18              ;    30.0 alu0    15 d
        or ebp, edx                ;    32.0 alu1    15 d
        mov edx, ecx               ;    27.3 alu2    15 d copy
        mov ebx, esi               ;    28.0 alu0    15 d copy
        mov dword [esp + 60], eax  ;    31.0 agu0    15 d spill
        mov eax, edi               ;    31.0 alu1    15 d copy
        add edx, 5                 ;    28.7 alu2    15 d
        adc ebx, 0                 ;    29.7 alu0    15 d
        adc eax, 0                 ;    32.0 alu1    15 d
        sbb eax, eax               ;    33.0 alu2    15 d
        mov edx, ebp               ;    33.0 alu0    15 d copy
        mov ebx, dword [esp + 60]  ;    31.0 agu1    15 d
        add eax, eax               ;    34.0 alu1    15 d
        adc edx, 0                 ;    35.0 alu2    15 d
        adc ebx, 0                 ;    36.0 alu0    15 d
        mov eax, ebx               ;    37.0 alu1    15 d copy
        shr eax, 2                 ;    38.0 alu2    15 d
        and ebx, 0xfffffffc        ;    37.0 alu0    15 d
        add ebx, eax               ;    39.0 alu1    15 d
        add ecx, ebx               ;    40.0 alu2    15 d
        adc esi, 0                 ;    41.0 alu0    15 d
        adc edi, 0                 ;    42.0 alu1    15 d
        sbb eax, eax               ;    43.0 alu2    15 d
        mov edx, dword [esp + 124] ;    34.3 agu2    16 h reload
        mov dword [edx], ecx       ;    41.0 agu0    16 h
        mov dword [edx + 4], esi   ;    42.0 agu1    16 h
        mov dword [edx + 8], edi   ;    43.0 agu2    16 h
        mov esi, dword [esp + 60]  ;    36.0 agu0    15 d
        add eax, eax               ;    44.0 alu0    15 d
        adc ebp, 0                 ;    45.0 alu1    15 d
        adc esi, 0                 ;    46.0 alu2    15 d
        mov dword [edx + 12], ebp  ;    46.0 agu1    16 h
        and esi, 3                 ;    47.0 alu0    15 d
        mov dword [edx + 16], esi  ;    48.0 agu2    16 h
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
