; poly1305_last for Intel Pentium (P5) (pentium)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_last --cpu pentium
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
;   body: 118 uops, planned 61.0; bounds: width 59.0, ports 59.0, path 18.0
;   blocks: 245 uops, planned 405.0; bounds: width 122.5, ports 354.0, path 52.0
;   body.2: 91 uops, planned 70.0; bounds: width 45.5, ports 46.0, path 33.0
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
        mov eax, dword [esp + 132] ;     0.0 U       50 a reload
        mov ecx, dword [eax + 16]  ;     2.0 U       50 a
        mov edx, dword [eax]       ;     2.0 V       50 a
        mov ebx, ecx               ;     3.0 U       50 a copy
        mov esi, edx               ;     3.0 V       50 a copy
        shr ebx, 2                 ;     4.0 U       50 a
        mov edi, dword [eax + 4]   ;     4.0 V       50 a
        and edx, 0x3ffffff         ;     5.0 U       50 a
        and ebx, 0x3ffffff         ;     5.0 V       50 a
        mov ebp, edi               ;     6.0 U       50 a copy
        add edx, ebx               ;     6.0 V       50 a
        shl ebx, 2                 ;     7.0 U       50 a
        and edi, 0xfffff           ;     7.0 V       50 a
        shl edi, 6                 ;     8.0 U       50 a
        add edx, ebx               ;     8.0 V       50 a
        shr esi, 0x1a              ;     9.0 U       50 a
        mov ebx, ecx               ;     9.0 V       50 a copy
        shr ebx, 0x1c              ;    10.0 U       50 a
        or esi, edi                ;    10.0 V       50 a
        shr ebp, 0x14              ;    11.0 U       50 a
        mov edi, edx               ;    11.0 V       50 a copy
        shr edi, 0x1a              ;    12.0 U       50 a
        add esi, ebx               ;    12.0 V       50 a
        shl ebx, 2                 ;    13.0 U       50 a
        add esi, edi               ;    13.0 V       50 a
        mov edi, dword [eax + 8]   ;    14.0 U       50 a
        add esi, ebx               ;    14.0 V       50 a
        mov ebx, edi               ;    15.0 U       50 a copy
        and edi, 0x3fff            ;    15.0 V       50 a
        shl edi, 0xc               ;    16.0 U       50 a
        and ecx, 3                 ;    16.0 V       50 a
        or ebp, edi                ;    17.0 U       50 a
        mov edi, esi               ;    17.0 V       50 a copy
        shr edi, 0x1a              ;    18.0 U       50 a
        mov eax, dword [eax + 12]  ;    18.0 V       50 a
        and esi, 0x3ffffff         ;    19.0 U       50 a
        add ebp, edi               ;    19.0 V       50 a
        shl ecx, 0x18              ;    20.0 U       50 a
        mov edi, eax               ;    20.0 V       50 a copy
        shr edi, 8                 ;    21.0 U       50 a
        and eax, 0xff              ;    21.0 V       50 a
        shr ebx, 0xe               ;    22.0 U       50 a
        or edi, ecx                ;    22.0 V       50 a
        shl eax, 0x12              ;    23.0 U       50 a
        mov ecx, ebp               ;    23.0 V       50 a copy
        shr ecx, 0x1a              ;    24.0 U       50 a
        or ebx, eax                ;    24.0 V       50 a
        add ebx, ecx               ;    25.0 U       50 a
        and edx, 0x3ffffff         ;    25.0 V       50 a
        mov eax, dword [esp + 128] ;    26.0 U        9 k reload
        mov ecx, ebx               ;    26.0 V       50 a copy
        shr ecx, 0x1a              ;    27.0 U       50 a
        and ebx, 0x3ffffff         ;    27.0 V       50 a
        mov dword [esp + 0], ebx   ;    28.0 U       51 blocks
        add ecx, edi               ;    28.0 V       50 a
        mov ebx, ecx               ;    29.0 U       50 a copy
        mov edi, dword [eax + 12]  ;    29.0 V        9 k
        shr ebx, 0x1a              ;    30.0 U       50 a
        and ecx, 0x3ffffff         ;    30.0 V       50 a
        mov dword [esp + 4], ecx   ;    31.0 U       51 blocks
        and edi, 0xffffffc         ;    31.0 V        9 k
        and ebp, 0x3ffffff         ;    32.0 U       50 a
        lea ecx, [ebx*4]           ;    32.0 V       50 a
        add ebx, ecx               ;    33.0 U       50 a
        mov dword [esp + 8], ebp   ;    33.0 V       51 blocks
        mov ecx, dword [eax + 8]   ;    34.0 U        9 k
        add ebx, edx               ;    34.0 V       50 a
        mov edx, dword [eax]       ;    35.0 U        9 k
        mov ebp, ebx               ;    35.0 V       50 a copy
        shr ebp, 0x1a              ;    36.0 U       50 a
        mov eax, dword [eax + 4]   ;    36.0 V        9 k
        and ecx, 0xffffffc         ;    37.0 U        9 k
        add ebp, esi               ;    37.0 V       50 a
        and eax, 0xffffffc         ;    38.0 U        9 k
        and edx, 0xfffffff         ;    38.0 V        9 k
        and ebx, 0x3ffffff         ;    39.0 U       50 a
        mov esi, ecx               ;    39.0 V        9 k copy
        and ecx, 0x3fff            ;    40.0 U        9 k
        mov dword [esp + 12], ebp  ;    40.0 V       51 blocks
        mov ebp, edx               ;    41.0 U        9 k copy
        mov dword [esp + 16], ebx  ;    41.0 V       51 blocks
        shl ecx, 0xc               ;    42.0 U        9 k
        and edx, 0x3ffffff         ;    42.0 V        9 k
        shr ebp, 0x1a              ;    43.0 U        9 k
        mov ebx, eax               ;    43.0 V        9 k copy
        mov dword [esp + 20], edx  ;    44.0 U        9 k
        mov edx, edi               ;    44.0 V        9 k copy
        shr ebx, 0x14              ;    45.0 U        9 k
        and edi, 0xff              ;    45.0 V        9 k
        shr esi, 0xe               ;    46.0 U        9 k
        and eax, 0xfffff           ;    46.0 V        9 k
        shl eax, 6                 ;    47.0 U        9 k
        or ebx, ecx                ;    47.0 V        9 k
        shl edi, 0x12              ;    48.0 U        9 k
        mov ecx, dword [esp + 136] ;    48.0 V       51 blocks
        or esi, edi                ;    49.0 U        9 k
        lea edi, [ebx*4]           ;    49.0 V       51 a
        shr edx, 8                 ;    50.0 U        9 k
        or ebp, eax                ;    50.0 V        9 k
        mov dword [esp + 24], ebp  ;    51.0 U        9 k
        mov eax, dword [esp + 140] ;    51.0 V       51 blocks
        mov dword [esp + 28], ebx  ;    52.0 U        9 k
        mov dword [esp + 32], esi  ;    52.0 V        9 k
        add ebx, edi               ;    53.0 U       51 a
        mov dword [esp + 36], edx  ;    53.0 V        9 k
        mov dword [esp + 40], ebx  ;    54.0 U       51 a
        lea ebx, [esi*4]           ;    54.0 V       51 a
        lea edi, [edx*4]           ;    55.0 U       51 a
        add esi, ebx               ;    55.0 V       51 a
        shl eax, 4                 ;    56.0 U       51 blocks
        lea ebx, [ebp*4]           ;    56.0 V       51 a
        add ebp, ebx               ;    57.0 U       51 a
        add eax, ecx               ;    57.0 V       51 blocks
        add edx, edi               ;    58.0 U       51 a
        mov dword [esp + 44], eax  ;    58.0 V       51 blocks
        mov dword [esp + 48], ebp  ;    59.0 U       51 a
        mov dword [esp + 52], edx  ;    59.0 V       51 a
        mov dword [esp + 56], esi  ;    60.0 U       51 a
        cmp dword [esp + 140], 0   ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 136] ;                    resident
        mov edi, dword [esp + 16]  ;                    resident
        mov ebp, dword [esp + 12]  ;                    resident
        mov eax, dword [esp + 8]   ;                    resident
        align 16
.blocks_1:
        mov ecx, dword [esi]       ;     0.0 U       51 a
        mov edx, dword [esi + 4]   ;     0.0 V       51 a
        mov ebx, dword [esi + 8]   ;     1.0 U       51 a
        mov dword [esp + 60], eax  ;     1.0 V       51 a spill
        mov eax, ecx               ;     2.0 U       51 a copy
        shr eax, 0x1a              ;     3.0 U       51 a
        and ecx, 0x3ffffff         ;     3.0 V       51 a
        add ecx, edi               ;     4.0 U       51 a
        mov edi, dword [esi + 12]  ;     4.0 V       51 a
        mov dword [esp + 64], esi  ;     5.0 U       51 a spill
        mov esi, edx               ;     5.0 V       51 a copy
        shr esi, 0x14              ;     6.0 U       51 a
        and edx, 0xfffff           ;     6.0 V       51 a
        shl edx, 6                 ;     7.0 U       51 a
        or eax, edx                ;     8.0 U       51 a
        add eax, ebp               ;     9.0 U       51 a
        mov ebp, ebx               ;     9.0 V       51 a copy
        shr ebp, 0xe               ;    10.0 U       51 a
        mov edx, edi               ;    10.0 V       51 a copy
        shr edx, 8                 ;    11.0 U       51 a
        and ebx, 0x3fff            ;    11.0 V       51 a
        shl ebx, 0xc               ;    12.0 U       51 a
        or esi, ebx                ;    13.0 U       51 a
        and edi, 0xff              ;    13.0 V       51 a
        shl edi, 0x12              ;    14.0 U       51 a
        or ebp, edi                ;    15.0 U       51 a
        mov edi, dword [esp + 60]  ;    15.0 V       51 a
        add esi, edi               ;    16.0 U       51 a
        mov edi, dword [esp + 0]   ;    16.0 V       51 a
        add ebp, edi               ;    17.0 U       51 a
        mov edi, dword [esp + 4]   ;    17.0 V       51 a
        add edx, edi               ;    18.0 U       51 a
        mov edi, dword [esp + 20]  ;    18.0 V       51 a reload
        mov ebx, eax               ;    19.0 U       51 a copy
        mov eax, ecx               ;    19.0 V       51 a copy
        mov dword [esp + 60], edx  ;    20.0 U       51 a spill
        mul edi                    ;    21.0 U+V     51 a
        mov dword [esp + 68], eax  ;    30.0 U       51 a spill
        mov eax, ebx               ;    30.0 V       51 a copy
        mov dword [esp + 72], edx  ;    31.0 U       51 a spill
        mul dword [esp + 52]       ;    32.0 U+V     51 a
        add eax, dword [esp + 68]  ;    41.0 U       51 a
        adc edx, dword [esp + 72]  ;    43.0 U       51 a
        mov dword [esp + 72], eax  ;    44.0 V       51 a spill
        mov eax, esi               ;    45.0 U       51 a copy
        mov dword [esp + 68], edx  ;    45.0 V       51 a spill
        mul dword [esp + 56]       ;    46.0 U+V     51 a
        add eax, dword [esp + 72]  ;    55.0 U       51 a
        adc edx, dword [esp + 68]  ;    57.0 U       51 a
        mov dword [esp + 68], eax  ;    58.0 V       51 a spill
        mov eax, ebp               ;    59.0 U       51 a copy
        mov dword [esp + 72], edx  ;    59.0 V       51 a spill
        mul dword [esp + 40]       ;    60.0 U+V     51 a
        add eax, dword [esp + 68]  ;    69.0 U       51 a
        adc edx, dword [esp + 72]  ;    71.0 U       51 a
        mov dword [esp + 72], eax  ;    72.0 V       51 a spill
        mov eax, dword [esp + 60]  ;    73.0 U       51 a reload
        mov dword [esp + 68], edx  ;    73.0 V       51 a spill
        mul dword [esp + 48]       ;    74.0 U+V     51 a
        add eax, dword [esp + 72]  ;    83.0 U       51 a
        adc edx, dword [esp + 68]  ;    85.0 U       51 a
        mov dword [esp + 68], edx  ;    87.0 U       51 a spill
        mov edx, eax               ;    87.0 V       51 a copy
        shr edx, 0x1a              ;    88.0 U       51 a
        and eax, 0x3ffffff         ;    88.0 V       51 a
        mov dword [esp + 72], eax  ;    89.0 U       51 a spill
        mov eax, ecx               ;    89.0 V       51 a copy
        mov dword [esp + 76], edx  ;    90.0 U       51 a spill
        mul dword [esp + 24]       ;    91.0 U+V     51 a
        mov dword [esp + 80], eax  ;   100.0 U       51 a spill
        mov eax, ebx               ;   100.0 V       51 a copy
        mov dword [esp + 84], edx  ;   101.0 U       51 a spill
        mul edi                    ;   102.0 U+V     51 a
        add eax, dword [esp + 80]  ;   111.0 U       51 a
        adc edx, dword [esp + 84]  ;   113.0 U       51 a
        mov dword [esp + 84], eax  ;   114.0 V       51 a spill
        mov eax, esi               ;   115.0 U       51 a copy
        mov dword [esp + 80], edx  ;   115.0 V       51 a spill
        mul dword [esp + 52]       ;   116.0 U+V     51 a
        add eax, dword [esp + 84]  ;   125.0 U       51 a
        adc edx, dword [esp + 80]  ;   127.0 U       51 a
        mov dword [esp + 80], eax  ;   128.0 V       51 a spill
        mov eax, ebp               ;   129.0 U       51 a copy
        mov dword [esp + 84], edx  ;   129.0 V       51 a spill
        mul dword [esp + 56]       ;   130.0 U+V     51 a
        add eax, dword [esp + 80]  ;   139.0 U       51 a
        adc edx, dword [esp + 84]  ;   141.0 U       51 a
        mov dword [esp + 84], eax  ;   142.0 V       51 a spill
        mov eax, dword [esp + 60]  ;   143.0 U       51 a reload
        mov dword [esp + 80], edx  ;   143.0 V       51 a spill
        mul dword [esp + 40]       ;   144.0 U+V     51 a
        add eax, dword [esp + 84]  ;   153.0 U       51 a
        adc edx, dword [esp + 80]  ;   155.0 U       51 a
        mov dword [esp + 80], eax  ;   156.0 V       51 a spill
        mov eax, ecx               ;   157.0 U       51 a copy
        mov dword [esp + 84], edx  ;   157.0 V       51 a spill
        mul dword [esp + 28]       ;   158.0 U+V     51 a
        mov dword [esp + 88], eax  ;   167.0 U       51 a spill
        mov eax, ebx               ;   167.0 V       51 a copy
        mov dword [esp + 92], edx  ;   168.0 U       51 a spill
        mul dword [esp + 24]       ;   169.0 U+V     51 a
        add eax, dword [esp + 88]  ;   178.0 U       51 a
        adc edx, dword [esp + 92]  ;   180.0 U       51 a
        mov dword [esp + 92], eax  ;   181.0 V       51 a spill
        mov eax, esi               ;   182.0 U       51 a copy
        mov dword [esp + 88], edx  ;   182.0 V       51 a spill
        mul edi                    ;   183.0 U+V     51 a
        add eax, dword [esp + 92]  ;   192.0 U       51 a
        adc edx, dword [esp + 88]  ;   194.0 U       51 a
        mov dword [esp + 88], eax  ;   195.0 V       51 a spill
        mov eax, ebp               ;   196.0 U       51 a copy
        mov dword [esp + 92], edx  ;   196.0 V       51 a spill
        mul dword [esp + 52]       ;   197.0 U+V     51 a
        add eax, dword [esp + 88]  ;   206.0 U       51 a
        adc edx, dword [esp + 92]  ;   208.0 U       51 a
        mov dword [esp + 92], eax  ;   209.0 V       51 a spill
        mov eax, dword [esp + 60]  ;   210.0 U       51 a reload
        mov dword [esp + 88], edx  ;   210.0 V       51 a spill
        mul dword [esp + 56]       ;   211.0 U+V     51 a
        add eax, dword [esp + 92]  ;   220.0 U       51 a
        adc edx, dword [esp + 88]  ;   222.0 U       51 a
        mov dword [esp + 88], eax  ;   223.0 V       51 a spill
        mov eax, ecx               ;   224.0 U       51 a copy
        mov dword [esp + 92], edx  ;   224.0 V       51 a spill
        mul dword [esp + 32]       ;   225.0 U+V     51 a
        mov dword [esp + 96], eax  ;   234.0 U       51 a spill
        mov eax, ebx               ;   234.0 V       51 a copy
        mov dword [esp + 100], edx ;   235.0 U       51 a spill
        mul dword [esp + 28]       ;   236.0 U+V     51 a
        add eax, dword [esp + 96]  ;   245.0 U       51 a
        adc edx, dword [esp + 100] ;   247.0 U       51 a
        mov dword [esp + 100], eax ;   248.0 V       51 a spill
        mov eax, esi               ;   249.0 U       51 a copy
        mov dword [esp + 96], edx  ;   249.0 V       51 a spill
        mul dword [esp + 24]       ;   250.0 U+V     51 a
        add eax, dword [esp + 100] ;   259.0 U       51 a
        adc edx, dword [esp + 96]  ;   261.0 U       51 a
        mov dword [esp + 96], eax  ;   262.0 V       51 a spill
        mov eax, ebp               ;   263.0 U       51 a copy
        mov dword [esp + 100], edx ;   263.0 V       51 a spill
        mul edi                    ;   264.0 U+V     51 a
        add eax, dword [esp + 96]  ;   273.0 U       51 a
        adc edx, dword [esp + 100] ;   275.0 U       51 a
        mov dword [esp + 100], eax ;   276.0 V       51 a spill
        mov eax, dword [esp + 60]  ;   277.0 U       51 a reload
        mov dword [esp + 96], edx  ;   277.0 V       51 a spill
        mul dword [esp + 52]       ;   278.0 U+V     51 a
        add eax, dword [esp + 100] ;   287.0 U       51 a
        adc edx, dword [esp + 96]  ;   289.0 U       51 a
        mov dword [esp + 96], eax  ;   290.0 V       51 a spill
        mov eax, ecx               ;   291.0 U       51 a copy
        mov dword [esp + 100], edx ;   291.0 V       51 a spill
        mul dword [esp + 36]       ;   292.0 U+V     51 a
        mov ecx, eax               ;   301.0 U       51 a copy
        mov eax, ebx               ;   301.0 V       51 a copy
        mov dword [esp + 104], edx ;   302.0 U       51 a spill
        mul dword [esp + 32]       ;   303.0 U+V     51 a
        add ecx, eax               ;   312.0 U       51 a
        adc edx, dword [esp + 104] ;   313.0 U       51 a
        mov eax, esi               ;   313.0 V       51 a copy
        mov ebx, edx               ;   315.0 U       51 a copy
        mul dword [esp + 28]       ;   316.0 U+V     51 a
        add ecx, eax               ;   325.0 U       51 a
        adc ebx, edx               ;   326.0 U       51 a
        mov eax, ebp               ;   326.0 V       51 a copy
        mul dword [esp + 24]       ;   327.0 U+V     51 a
        add ecx, eax               ;   336.0 U       51 a
        adc ebx, edx               ;   337.0 U       51 a
        mov eax, dword [esp + 60]  ;   337.0 V       51 a reload
        mul edi                    ;   338.0 U+V     51 a
        add ecx, eax               ;   347.0 U       51 a
        adc ebx, edx               ;   348.0 U       51 a
        mov esi, dword [esp + 68]  ;   348.0 V       51 a
        shl esi, 6                 ;   349.0 U       51 a
        mov edi, dword [esp + 76]  ;   349.0 V       51 a reload
        or edi, esi                ;   350.0 U       51 a
        mov esi, dword [esp + 68]  ;   350.0 V       51 a
        shr esi, 0x1a              ;   351.0 U       51 a
        add edi, dword [esp + 80]  ;   351.0 V       51 a
        adc esi, dword [esp + 84]  ;   353.0 U       51 a
        shl esi, 6                 ;   355.0 U       51 a
        mov ebp, edi               ;   355.0 V       51 a copy
        shr ebp, 0x1a              ;   356.0 U       51 a
        or esi, ebp                ;   357.0 U       51 a
        and edi, 0x3ffffff         ;   357.0 V       51 a
        mov ebp, dword [esp + 92]  ;   358.0 U       51 a
        add esi, dword [esp + 88]  ;   358.0 V       51 a
        adc ebp, 0                 ;   360.0 U       51 a
        shl ebp, 6                 ;   361.0 U       51 a
        mov eax, esi               ;   361.0 V       51 a copy
        shr eax, 0x1a              ;   362.0 U       51 a
        or ebp, eax                ;   363.0 U       51 a
        mov eax, dword [esp + 100] ;   363.0 V       51 a
        add ebp, dword [esp + 96]  ;   364.0 U       51 a
        adc eax, 0                 ;   366.0 U       51 a
        shl eax, 6                 ;   367.0 U       51 a
        mov edx, ebp               ;   367.0 V       51 a copy
        shr edx, 0x1a              ;   368.0 U       51 a
        or eax, edx                ;   369.0 U       51 a
        add ecx, eax               ;   370.0 U       51 a
        adc ebx, 0                 ;   371.0 U       51 a
        shl ebx, 6                 ;   372.0 U       51 a
        mov eax, ecx               ;   372.0 V       51 a copy
        shr eax, 0x1a              ;   373.0 U       51 a
        or ebx, eax                ;   374.0 U       51 a
        mov eax, dword [esp + 72]  ;   374.0 V       51 a reload
        add eax, ebx               ;   375.0 U       51 a
        shl ebx, 2                 ;   376.0 U       51 a
        add eax, ebx               ;   377.0 U       51 a
        mov edx, eax               ;   378.0 U       51 a copy
        shr edx, 0x1a              ;   379.0 U       51 a
        add edi, edx               ;   380.0 U       51 a
        mov edx, edi               ;   381.0 U       51 a copy
        shr edx, 0x1a              ;   382.0 U       51 a
        and esi, 0x3ffffff         ;   382.0 V       51 a
        add edx, esi               ;   383.0 U       51 a
        mov esi, edx               ;   384.0 U       51 a copy
        shr esi, 0x1a              ;   385.0 U       51 a
        and ebp, 0x3ffffff         ;   385.0 V       51 a
        add esi, ebp               ;   386.0 U       51 a
        mov ebp, esi               ;   387.0 U       51 a copy
        shr ebp, 0x1a              ;   388.0 U       51 a
        and ecx, 0x3ffffff         ;   388.0 V       51 a
        add ebp, ecx               ;   389.0 U       51 a
        mov ecx, ebp               ;   390.0 U       51 a copy
        shr ecx, 0x1a              ;   391.0 U       51 a
        lea ebx, [ecx*4]           ;   393.0 U       51 a
        add ecx, ebx               ;   394.0 U       51 a
        and eax, 0x3ffffff         ;   394.0 V       51 a
        add ecx, eax               ;   395.0 U       51 a
        mov eax, ecx               ;   396.0 U       51 a copy
        shr eax, 0x1a              ;   397.0 U       51 a
        and edi, 0x3ffffff         ;   397.0 V       51 a
        add eax, edi               ;   398.0 U       51 a
        and edx, 0x3ffffff         ;   398.0 V       51 a
        and esi, 0x3ffffff         ;   399.0 U       51 a
        mov dword [esp + 0], esi   ;   400.0 U       51 blocks
        and ebp, 0x3ffffff         ;   400.0 V       51 a
        mov dword [esp + 4], ebp   ;   401.0 U       51 blocks
        and ecx, 0x3ffffff         ;   401.0 V       51 a
        mov esi, dword [esp + 64]  ;   402.0 U       51 blocks
        add esi, 0x10              ;   403.0 U       51 blocks
        mov ebp, eax               ;   403.0 V       51 a copy
        mov eax, edx               ;   404.0 U       51 a copy
        mov edi, ecx               ;   404.0 V       51 a copy
        cmp esi, dword [esp + 44]  ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 136], esi ;                    resident
        mov dword [esp + 16], edi  ;                    resident
        mov dword [esp + 12], ebp  ;                    resident
        mov dword [esp + 8], eax   ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 16]  ;     0.0 U       15 d
        shr esi, 0x1a              ;     1.0 U       15 d
        mov edi, dword [esp + 12]  ;     1.0 V       15 d
        add esi, edi               ;     2.0 U       15 d
        mov edi, esi               ;     3.0 U       15 d copy
        shr edi, 0x1a              ;     4.0 U       15 d
        mov ebp, dword [esp + 8]   ;     4.0 V       15 d
        add edi, ebp               ;     5.0 U       15 d
        mov ebp, edi               ;     6.0 U       15 d copy
        shr ebp, 0x1a              ;     7.0 U       15 d
        mov eax, dword [esp + 0]   ;     7.0 V       15 d
        add ebp, eax               ;     8.0 U       15 d
        mov eax, ebp               ;     9.0 U       15 d copy
        shr eax, 0x1a              ;    10.0 U       15 d
        mov ecx, dword [esp + 4]   ;    10.0 V       15 d
        add eax, ecx               ;    11.0 U       15 d
        mov ecx, eax               ;    12.0 U       15 d copy
        shr ecx, 0x1a              ;    13.0 U       15 d
        lea edx, [ecx*4]           ;    15.0 U       15 d
        add edx, ecx               ;    16.0 U       15 d
        and esi, 0x3ffffff         ;    16.0 V       15 d
        mov ecx, dword [esp + 16]  ;    17.0 U       15 d
        and ecx, 0x3ffffff         ;    18.0 U       15 d
        add edx, ecx               ;    19.0 U       15 d
        mov ecx, edx               ;    20.0 U       15 d copy
        shr ecx, 0x1a              ;    21.0 U       15 d
        add esi, ecx               ;    22.0 U       15 d
        mov ecx, esi               ;    23.0 U       15 d copy
        shr ecx, 0x1a              ;    24.0 U       15 d
        and edi, 0x3ffffff         ;    24.0 V       15 d
        add ecx, edi               ;    25.0 U       15 d
        mov edi, ecx               ;    26.0 U       15 d copy
        shr edi, 0x1a              ;    27.0 U       15 d
        and ebp, 0x3ffffff         ;    27.0 V       15 d
        add edi, ebp               ;    28.0 U       15 d
        mov ebp, edi               ;    29.0 U       15 d copy
        shr ebp, 0x1a              ;    30.0 U       15 d
        and eax, 0x3ffffff         ;    30.0 V       15 d
        add ebp, eax               ;    31.0 U       15 d
        mov eax, ebp               ;    32.0 U       15 d copy
        shl eax, 8                 ;    33.0 U       15 d
        and edi, 0x3ffffff         ;    33.0 V       15 d
        mov ebx, edi               ;    34.0 U       15 d copy
        shl ebx, 0xe               ;    35.0 U       15 d
        and ecx, 0x3ffffff         ;    35.0 V       15 d
        and esi, 0x3ffffff         ;    36.0 U       15 d
        and edx, 0x3ffffff         ;    36.0 V       15 d
        shr ebp, 0x18              ;    37.0 U       15 d
        shr edi, 0x12              ;    38.0 U       15 d
        or eax, edi                ;    39.0 U       15 d
        mov edi, ecx               ;    39.0 V       15 d copy
        shl edi, 0x14              ;    40.0 U       15 d
        shr ecx, 0xc               ;    41.0 U       15 d
        or ebx, ecx                ;    42.0 U       15 d
        mov ecx, esi               ;    42.0 V       15 d copy
        shl ecx, 0x1a              ;    43.0 U       15 d
        or edx, ecx                ;    44.0 U       15 d
        shr esi, 6                 ;    45.0 U       15 d
        or edi, esi                ;    46.0 U       15 d
        mov esi, edx               ;    46.0 V       15 d copy
        mov ecx, edi               ;    47.0 U       15 d copy
        mov dword [esp + 60], ebp  ;    47.0 V       15 d spill
        mov ebp, ebx               ;    48.0 U       15 d copy
        add esi, 5                 ;    48.0 V       15 d
        adc ecx, 0                 ;    49.0 U       15 d
        adc ebp, 0                 ;    50.0 U       15 d
        sbb ebp, ebp               ;    51.0 U       15 d
        mov esi, eax               ;    51.0 V       15 d copy
        mov ecx, dword [esp + 60]  ;    52.0 U       15 d
        add ebp, ebp               ;    52.0 V       15 d
        adc esi, 0                 ;    53.0 U       15 d
        adc ecx, 0                 ;    54.0 U       15 d
        mov esi, ecx               ;    55.0 U       15 d copy
        shr esi, 2                 ;    56.0 U       15 d
        and ecx, 0xfffffffc        ;    56.0 V       15 d
        add esi, ecx               ;    57.0 U       15 d
        add edx, esi               ;    58.0 U       15 d
        adc edi, 0                 ;    59.0 U       15 d
        adc ebx, 0                 ;    60.0 U       15 d
        sbb ebp, ebp               ;    61.0 U       15 d
        mov esi, dword [esp + 132] ;    61.0 V       16 h reload
        mov dword [esi], edx       ;    63.0 U       16 h
        mov dword [esi + 4], edi   ;    63.0 V       16 h
        mov dword [esi + 8], ebx   ;    64.0 U       16 h
        mov edi, dword [esp + 60]  ;    64.0 V       15 d
        add ebp, ebp               ;    65.0 U       15 d
        adc eax, 0                 ;    66.0 U       15 d
        adc edi, 0                 ;    67.0 U       15 d
        mov dword [esi + 12], eax  ;    67.0 V       16 h
        and edi, 3                 ;    68.0 U       15 d
        mov dword [esi + 16], edi  ;    69.0 U       16 h
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
