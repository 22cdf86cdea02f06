; poly1305_last for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_last --cpu northwood
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
;   body: 123 uops, planned 50.5; bounds: width 41.0, ports 38.5, path 42.0
;   blocks: 700 uops, planned 384.8; bounds: width 233.3, ports 328.0, path 131.5
;   body.2: 122 uops, planned 115.5; bounds: width 40.7, ports 51.0, path 106.0
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
        mov edi, dword [esi + 16]  ;     2.0 p2      50 a
        mov ebp, dword [esi]       ;     2.0 p2      50 a
        mov eax, dword [esi + 4]   ;     3.0 p2      50 a
        mov ecx, dword [esi + 8]   ;     4.0 p2      50 a
        mov edx, ebp               ;     4.0 p0      50 a copy
        shr edx, 0x1a              ;     4.5 p1      50 a
        and ebp, 0x3ffffff         ;     4.0 p0      50 a
        mov esi, edi               ;     4.0 p0      50 a copy
        shr esi, 2                 ;     4.5 p1      50 a
        and esi, 0x3ffffff         ;     8.5 p0      50 a
        add ebp, esi               ;     9.0 p0      50 a
        shl esi, 2                 ;     9.0 p1      50 a
        add ebp, esi               ;    13.0 p0      50 a
        mov esi, edi               ;     4.8 p0      50 a copy
        shr esi, 0x1c              ;     5.3 p1      50 a
        and edi, 3                 ;     5.3 p0      50 a
        shl edi, 0x18              ;     6.0 p1      50 a
        mov ebx, eax               ;     6.0 p0      50 a copy
        shr ebx, 0x14              ;     7.0 p1      50 a
        and eax, 0xfffff           ;     6.7 p0      50 a
        shl eax, 6                 ;     8.0 p1      50 a
        or edx, eax                ;    12.0 p0      50 a
        add edx, esi               ;    12.5 p0      50 a
        shl esi, 2                 ;     9.3 p1      50 a
        add edx, esi               ;    13.3 p0      50 a
        mov esi, ebp               ;    13.5 p0      50 a copy
        shr esi, 0x1a              ;    14.0 p1      50 a
        add edx, esi               ;    18.0 p0      50 a
        mov esi, ecx               ;     9.8 p0      50 a copy
        shr esi, 0xe               ;    11.0 p1      50 a
        mov eax, edx               ;    18.5 p0      50 a copy
        shr eax, 0x1a              ;    19.0 p1      50 a
        and ecx, 0x3fff            ;    11.0 p0      50 a
        shl ecx, 0xc               ;    13.0 p1      50 a
        or ebx, ecx                ;    17.0 p0      50 a
        add eax, ebx               ;    23.0 p0      50 a
        mov ecx, eax               ;    23.5 p0      50 a copy
        shr ecx, 0x1a              ;    24.0 p1      50 a
        and ebp, 0x3ffffff         ;    13.5 p0      50 a
        and edx, 0x3ffffff         ;    18.5 p0      50 a
        and eax, 0x3ffffff         ;    23.5 p0      50 a
        mov dword [esp + 0], eax   ;    24.0 p0+p3   51 blocks
        mov eax, dword [esp + 128] ;    14.3 p2      50 a reload
        mov ebx, dword [eax + 12]  ;    16.3 p2      50 a
        and ebx, 0xff              ;    18.3 p0      50 a
        shl ebx, 0x12              ;    18.8 p1      50 a
        or esi, ebx                ;    22.8 p0      50 a
        add ecx, esi               ;    28.0 p1      50 a
        mov esi, ecx               ;    28.5 p0      50 a copy
        shr esi, 0x1a              ;    29.0 p1      50 a
        and ecx, 0x3ffffff         ;    28.5 p0      50 a
        mov dword [esp + 4], ecx   ;    29.0 p0+p3   51 blocks
        mov ecx, dword [eax + 12]  ;    17.7 p2      50 a
        shr ecx, 8                 ;    19.7 p1      50 a
        or edi, ecx                ;    23.7 p0      50 a
        add esi, edi               ;    33.0 p1      50 a
        mov edi, esi               ;    33.5 p0      50 a copy
        shr edi, 0x1a              ;    34.0 p1      50 a
        add ebp, edi               ;    38.0 p0      50 a
        shl edi, 2                 ;    38.0 p1      50 a
        add ebp, edi               ;    42.0 p0      50 a
        and esi, 0x3ffffff         ;    33.5 p0      50 a
        mov dword [esp + 8], esi   ;    34.0 p0+p3   51 blocks
        mov esi, ebp               ;    42.5 p1      50 a copy
        shr esi, 0x1a              ;    43.0 p1      50 a
        add edx, esi               ;    47.0 p0      50 a
        mov dword [esp + 12], edx  ;    47.5 p0+p3   51 blocks
        and ebp, 0x3ffffff         ;    42.5 p0      50 a
        mov dword [esp + 16], ebp  ;    43.0 p0+p3   51 blocks
        mov esi, dword [esp + 136] ;    23.3 p2      51 blocks
        shl esi, 4                 ;    25.3 p1      51 blocks
        add esi, dword [esp + 132] ;    29.3 p2+p1   51 blocks
        mov dword [esp + 20], esi  ;    29.8 p0+p3   51 blocks
        mov esi, dword [esp + 124] ;    25.3 p2       9 k reload
        mov edi, dword [esi + 12]  ;    27.3 p2       9 k
        and edi, 0xffffffc         ;    29.3 p0       9 k
        mov ebp, edi               ;    29.8 p1       9 k copy
        shr edi, 8                 ;    29.8 p1       9 k
        and ebp, 0xff              ;    30.3 p0       9 k
        shl ebp, 0x12              ;    30.8 p1       9 k
        mov dword [esp + 24], edi  ;    33.8 p0+p3    9 k
        mov eax, edi               ;    33.8 p0      51 a copy
        shl eax, 2                 ;    34.3 p1      51 a
        add edi, eax               ;    38.3 p0      51 a
        mov dword [esp + 28], edi  ;    38.8 p0+p3   51 a
        mov edi, dword [esi + 8]   ;    29.0 p2       9 k
        and edi, 0xffffffc         ;    31.0 p0       9 k
        mov eax, edi               ;    31.5 p1       9 k copy
        shr eax, 0xe               ;    32.0 p1       9 k
        or ebp, eax                ;    36.0 p0       9 k
        mov dword [esp + 32], ebp  ;    36.5 p0+p3    9 k
        and edi, 0x3fff            ;    32.3 p0       9 k
        shl edi, 0xc               ;    32.8 p1       9 k
        mov eax, ebp               ;    36.5 p1      51 a copy
        shl eax, 2                 ;    37.0 p1      51 a
        add ebp, eax               ;    41.0 p0      51 a
        mov dword [esp + 36], ebp  ;    41.5 p0+p3   51 a
        mov ebp, dword [esi + 4]   ;    33.0 p2       9 k
        and ebp, 0xffffffc         ;    35.0 p0       9 k
        mov eax, ebp               ;    35.5 p1       9 k copy
        shr eax, 0x14              ;    36.0 p1       9 k
        or edi, eax                ;    40.0 p0       9 k
        mov dword [esp + 40], edi  ;    40.5 p0+p3    9 k
        and ebp, 0xfffff           ;    36.3 p0       9 k
        shl ebp, 6                 ;    36.8 p1       9 k
        mov eax, edi               ;    40.5 p1      51 a copy
        shl eax, 2                 ;    41.0 p1      51 a
        add edi, eax               ;    45.0 p0      51 a
        mov dword [esp + 44], edi  ;    45.5 p0+p3   51 a
        mov esi, dword [esi]       ;    37.0 p2       9 k
        and esi, 0xfffffff         ;    39.0 p0       9 k
        mov edi, esi               ;    39.5 p1       9 k copy
        shr edi, 0x1a              ;    40.0 p1       9 k
        or ebp, edi                ;    44.0 p0       9 k
        mov dword [esp + 48], ebp  ;    44.5 p0+p3    9 k
        and esi, 0x3ffffff         ;    40.3 p0       9 k
        mov dword [esp + 52], esi  ;    43.0 p0+p3    9 k
        mov esi, ebp               ;    44.5 p1      51 a copy
        shl esi, 2                 ;    45.0 p1      51 a
        add ebp, esi               ;    49.0 p1      51 a
        mov dword [esp + 56], ebp  ;    49.5 p0+p3   51 a
        cmp dword [esp + 136], 0   ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 132] ;                    resident
        mov edi, dword [esp + 16]  ;                    resident
        mov ebp, dword [esp + 12]  ;                    resident
        align 16
.blocks_1:
        mov eax, dword [esi]       ;     0.0 p2      51 a
        mov ecx, dword [esi + 4]   ;     1.0 p2      51 a
        mov edx, eax               ;     2.0 p0      51 a copy
        shr edx, 0x1a              ;     2.5 p1      51 a
        mov ebx, dword [esi + 8]   ;     2.0 p2      51 a
        and eax, 0x3ffffff         ;     2.0 p0      51 a
        add eax, edi               ;     2.5 p1      51 a
        mov edi, dword [esi + 12]  ;     3.0 p2      51 a
        mov dword [esp + 60], esi  ;     2.7 p0+p3   51 a spill
        mov esi, ecx               ;     3.0 p1      51 a copy
        shr esi, 0x14              ;     3.5 p1      51 a
        and ecx, 0xfffff           ;     3.7 p0      51 a
        shl ecx, 6                 ;     4.5 p1      51 a
        or edx, ecx                ;     8.5 p0      51 a
        add ebp, edx               ;     9.0 p0      51 a
        mov ecx, ebx               ;     5.3 p0      51 a copy
        shr ecx, 0xe               ;     5.8 p1      51 a
        mov edx, edi               ;     5.8 p0      51 a copy
        shr edx, 8                 ;     6.5 p1      51 a
        and ebx, 0x3fff            ;     6.3 p0      51 a
        shl ebx, 0xc               ;     7.5 p1      51 a
        or esi, ebx                ;    11.5 p0      51 a
        and edi, 0xff              ;     7.5 p0      51 a
        shl edi, 0x12              ;     8.5 p1      51 a
        or ecx, edi                ;    12.5 p0      51 a
        add esi, dword [esp + 0]   ;    12.0 p2+p0   51 a
        add ecx, dword [esp + 4]   ;    13.0 p2+p0   51 a
        add edx, dword [esp + 8]   ;    10.5 p2+p0   51 a
        mov edi, dword [esp + 52]  ;    11.3 p2      51 a reload
        mov ebx, eax               ;    10.7 p1      51 a copy
        mov dword [esp + 64], edx  ;    11.0 p0+p3   51 a spill
        mul edi                    ;    18.5 p1      51 a
        mov dword [esp + 68], eax  ;    34.5 p0+p3   51 a spill
        mov eax, ebp               ;    15.7 p0      51 a copy
        mov dword [esp + 72], edx  ;    34.5 p0+p3   51 a spill
        mul dword [esp + 28]       ;    26.5 p2+p1   51 a
        add eax, dword [esp + 68]  ;    42.5 p2+p0   51 a
        adc edx, dword [esp + 72]  ;    43.0 p2+p1   51 a
        mov dword [esp + 72], eax  ;    43.0 p0+p3   51 a spill
        mov eax, esi               ;    24.3 p0      51 a copy
        mov dword [esp + 68], edx  ;    51.0 p0+p3   51 a spill
        mul dword [esp + 36]       ;    39.0 p2+p1   51 a
        add eax, dword [esp + 72]  ;    55.0 p2+p0   51 a
        adc edx, dword [esp + 68]  ;    55.5 p2+p1   51 a
        mov dword [esp + 68], eax  ;    55.5 p0+p3   51 a spill
        mov eax, ecx               ;    33.0 p0      51 a copy
        mov dword [esp + 72], edx  ;    63.5 p0+p3   51 a spill
        mul dword [esp + 44]       ;    51.5 p2+p1   51 a
        add eax, dword [esp + 68]  ;    67.5 p2+p0   51 a
        adc edx, dword [esp + 72]  ;    68.0 p2+p1   51 a
        mov dword [esp + 72], eax  ;    68.0 p0+p3   51 a spill
        mov eax, dword [esp + 64]  ;    41.0 p2      51 a reload
        mov dword [esp + 68], edx  ;    76.0 p0+p3   51 a spill
        mul dword [esp + 56]       ;    64.0 p2+p1   51 a
        add eax, dword [esp + 72]  ;    80.0 p2+p0   51 a
        adc edx, dword [esp + 68]  ;    80.5 p2+p1   51 a
        mov dword [esp + 68], edx  ;    88.5 p0+p3   51 a spill
        mov edx, eax               ;    80.5 p0      51 a copy
        shr edx, 0x1a              ;    81.0 p1      51 a
        and eax, 0x3ffffff         ;    80.5 p0      51 a
        mov dword [esp + 72], eax  ;    81.0 p0+p3   51 a spill
        mov eax, ebx               ;    52.3 p0      51 a copy
        mov dword [esp + 76], edx  ;    85.0 p0+p3   51 a spill
        mul dword [esp + 48]       ;    77.5 p2+p1   51 a
        mov dword [esp + 80], eax  ;    93.5 p0+p3   51 a spill
        mov eax, ebp               ;    56.3 p0      51 a copy
        mov dword [esp + 84], edx  ;    93.5 p0+p3   51 a spill
        mul edi                    ;    85.5 p1      51 a
        add eax, dword [esp + 80]  ;   101.5 p2+p0   51 a
        adc edx, dword [esp + 84]  ;   102.0 p2+p1   51 a
        mov dword [esp + 84], eax  ;   102.0 p0+p3   51 a spill
        mov eax, esi               ;    64.7 p0      51 a copy
        mov dword [esp + 80], edx  ;   110.0 p0+p3   51 a spill
        mul dword [esp + 28]       ;    98.0 p2+p1   51 a
        add eax, dword [esp + 84]  ;   114.0 p2+p0   51 a
        adc edx, dword [esp + 80]  ;   114.5 p2+p1   51 a
        mov dword [esp + 80], eax  ;   114.5 p0+p3   51 a spill
        mov eax, ecx               ;    73.3 p0      51 a copy
        mov dword [esp + 84], edx  ;   122.5 p0+p3   51 a spill
        mul dword [esp + 36]       ;   110.5 p2+p1   51 a
        add eax, dword [esp + 80]  ;   126.5 p2+p0   51 a
        adc edx, dword [esp + 84]  ;   127.0 p2+p1   51 a
        mov dword [esp + 84], eax  ;   127.0 p0+p3   51 a spill
        mov eax, dword [esp + 64]  ;    81.3 p2      51 a reload
        mov dword [esp + 80], edx  ;   135.0 p0+p3   51 a spill
        mul dword [esp + 44]       ;   123.0 p2+p1   51 a
        add eax, dword [esp + 84]  ;   139.0 p2+p0   51 a
        adc edx, dword [esp + 80]  ;   139.5 p2+p1   51 a
        mov dword [esp + 80], eax  ;   139.5 p0+p3   51 a spill
        mov eax, ebx               ;    90.7 p0      51 a copy
        mov dword [esp + 84], edx  ;   147.5 p0+p3   51 a spill
        mul dword [esp + 40]       ;   135.5 p2+p1   51 a
        mov dword [esp + 88], eax  ;   151.5 p0+p3   51 a spill
        mov eax, ebp               ;    95.3 p0      51 a copy
        mov dword [esp + 92], edx  ;   151.5 p0+p3   51 a spill
        mul dword [esp + 48]       ;   143.5 p2+p1   51 a
        add eax, dword [esp + 88]  ;   159.5 p2+p0   51 a
        adc edx, dword [esp + 92]  ;   160.0 p2+p1   51 a
        mov dword [esp + 92], eax  ;   160.0 p0+p3   51 a spill
        mov eax, esi               ;   111.0 p0      51 a copy
        mov dword [esp + 88], edx  ;   168.0 p0+p3   51 a spill
        mul edi                    ;   156.0 p1      51 a
        add eax, dword [esp + 92]  ;   172.0 p2+p0   51 a
        adc edx, dword [esp + 88]  ;   172.5 p2+p1   51 a
        mov dword [esp + 88], eax  ;   172.5 p0+p3   51 a spill
        mov eax, ecx               ;   123.5 p0      51 a copy
        mov dword [esp + 92], edx  ;   180.5 p0+p3   51 a spill
        mul dword [esp + 28]       ;   168.5 p2+p1   51 a
        add eax, dword [esp + 88]  ;   184.5 p2+p0   51 a
        adc edx, dword [esp + 92]  ;   185.0 p2+p1   51 a
        mov edi, dword [esp + 72]  ;   135.0 p2      51 a
        mov dword [esp + 72], eax  ;   185.0 p0+p3   51 a spill
        mov eax, dword [esp + 64]  ;   136.0 p2      51 a reload
        mov dword [esp + 92], edx  ;   193.0 p0+p3   51 a spill
        mul dword [esp + 36]       ;   181.0 p2+p1   51 a
        add eax, dword [esp + 72]  ;   197.0 p2+p0   51 a
        adc edx, dword [esp + 92]  ;   197.5 p2+p1   51 a
        mov dword [esp + 92], eax  ;   197.5 p0+p3   51 a spill
        mov eax, ebx               ;   148.5 p0      51 a copy
        mov dword [esp + 72], edx  ;   205.5 p0+p3   51 a spill
        mul dword [esp + 32]       ;   193.5 p2+p1   51 a
        mov dword [esp + 88], eax  ;   209.5 p0+p3   51 a spill
        mov eax, ebp               ;   153.2 p0      51 a copy
        mov dword [esp + 96], edx  ;   209.5 p0+p3   51 a spill
        mul dword [esp + 40]       ;   201.5 p2+p1   51 a
        add eax, dword [esp + 88]  ;   217.5 p2+p0   51 a
        adc edx, dword [esp + 96]  ;   218.0 p2+p1   51 a
        mov dword [esp + 96], eax  ;   218.0 p0+p3   51 a spill
        mov eax, esi               ;   169.0 p0      51 a copy
        mov dword [esp + 88], edx  ;   226.0 p0+p3   51 a spill
        mul dword [esp + 48]       ;   214.0 p2+p1   51 a
        add eax, dword [esp + 96]  ;   230.0 p2+p0   51 a
        adc edx, dword [esp + 88]  ;   230.5 p2+p1   51 a
        mov dword [esp + 88], eax  ;   230.5 p0+p3   51 a spill
        mov eax, ecx               ;   181.5 p0      51 a copy
        mov dword [esp + 96], edx  ;   238.5 p0+p3   51 a spill
        mul dword [esp + 52]       ;   226.5 p2+p1   51 a
        add eax, dword [esp + 88]  ;   242.5 p2+p0   51 a
        adc edx, dword [esp + 96]  ;   243.0 p2+p1   51 a
        mov dword [esp + 96], eax  ;   243.0 p0+p3   51 a spill
        mov eax, dword [esp + 64]  ;   193.4 p2      51 a reload
        mov dword [esp + 88], edx  ;   251.0 p0+p3   51 a spill
        mul dword [esp + 28]       ;   239.0 p2+p1   51 a
        add eax, dword [esp + 96]  ;   255.0 p2+p0   51 a
        adc edx, dword [esp + 88]  ;   255.5 p2+p1   51 a
        mov dword [esp + 88], eax  ;   255.5 p0+p3   51 a spill
        mov eax, ebx               ;   206.5 p0      51 a copy
        mov dword [esp + 96], edx  ;   263.5 p0+p3   51 a spill
        mul dword [esp + 24]       ;   251.5 p2+p1   51 a
        mov ebx, eax               ;   267.5 p0      51 a copy
        mov eax, ebp               ;   210.7 p0      51 a copy
        mov dword [esp + 100], edx ;   267.5 p0+p3   51 a spill
        mul dword [esp + 32]       ;   259.5 p2+p1   51 a
        add ebx, eax               ;   275.5 p0      51 a
        adc edx, dword [esp + 100] ;   276.0 p2+p1   51 a
        mov eax, esi               ;   226.0 p0      51 a copy
        mov ebp, edx               ;   284.0 p0      51 a copy
        mul dword [esp + 40]       ;   272.0 p2+p1   51 a
        add ebx, eax               ;   288.0 p0      51 a
        adc ebp, edx               ;   288.5 p1      51 a
        mov eax, ecx               ;   233.4 p0      51 a copy
        mul dword [esp + 48]       ;   284.0 p2+p1   51 a
        add ebx, eax               ;   300.0 p0      51 a
        adc ebp, edx               ;   300.5 p1      51 a
        mov esi, dword [esp + 68]  ;   242.5 p2      51 a
        shl esi, 6                 ;   288.8 p1      51 a
        mov eax, dword [esp + 76]  ;   243.5 p2      51 a reload
        or eax, esi                ;   292.8 p0      51 a
        mov esi, dword [esp + 68]  ;   244.5 p2      51 a
        shr esi, 0x1a              ;   289.8 p1      51 a
        add eax, dword [esp + 80]  ;   293.3 p2+p0   51 a
        adc esi, dword [esp + 84]  ;   294.8 p2+p1   51 a
        shl esi, 6                 ;   302.8 p1      51 a
        mov ecx, eax               ;   293.8 p0      51 a copy
        mov eax, dword [esp + 64]  ;   255.0 p2      51 a reload
        mul dword [esp + 52]       ;   303.5 p2+p1   51 a
        add ebx, eax               ;   319.5 p0      51 a
        adc ebp, edx               ;   320.0 p1      51 a
        mov eax, ecx               ;   294.3 p0      51 a copy
        shr eax, 0x1a              ;   308.3 p1      51 a
        or esi, eax                ;   312.3 p0      51 a
        and ecx, 0x3ffffff         ;   294.3 p0      51 a
        mov eax, dword [esp + 72]  ;   264.9 p2      51 a
        add esi, dword [esp + 92]  ;   312.8 p2+p0   51 a
        adc eax, 0                 ;   313.3 p1      51 a
        shl eax, 6                 ;   319.3 p1      51 a
        mov edx, esi               ;   313.3 p0      51 a copy
        shr edx, 0x1a              ;   313.8 p1      51 a
        or eax, edx                ;   323.3 p0      51 a
        and esi, 0x3ffffff         ;   313.3 p0      51 a
        mov edx, dword [esp + 96]  ;   270.2 p2      51 a
        add eax, dword [esp + 88]  ;   323.8 p2+p0   51 a
        adc edx, 0                 ;   324.3 p1      51 a
        shl edx, 6                 ;   330.3 p1      51 a
        mov dword [esp + 96], esi  ;   313.8 p0+p3   51 a spill
        mov esi, eax               ;   324.3 p0      51 a copy
        shr esi, 0x1a              ;   324.8 p1      51 a
        or edx, esi                ;   334.3 p0      51 a
        add ebx, edx               ;   334.8 p0      51 a
        adc ebp, 0                 ;   335.3 p1      51 a
        shl ebp, 6                 ;   341.3 p1      51 a
        and eax, 0x3ffffff         ;   324.3 p0      51 a
        mov esi, ebx               ;   335.3 p0      51 a copy
        shr esi, 0x1a              ;   335.8 p1      51 a
        or ebp, esi                ;   345.3 p0      51 a
        add edi, ebp               ;   345.8 p0      51 a
        shl ebp, 2                 ;   345.8 p1      51 a
        add edi, ebp               ;   349.8 p0      51 a
        and ebx, 0x3ffffff         ;   335.3 p0      51 a
        mov esi, edi               ;   350.3 p0      51 a copy
        shr esi, 0x1a              ;   350.8 p1      51 a
        add ecx, esi               ;   354.8 p0      51 a
        and edi, 0x3ffffff         ;   350.3 p0      51 a
        mov esi, ecx               ;   355.3 p0      51 a copy
        shr esi, 0x1a              ;   355.8 p1      51 a
        mov ebp, dword [esp + 96]  ;   314.8 p2      51 a reload
        add ebp, esi               ;   359.8 p0      51 a
        and ecx, 0x3ffffff         ;   355.3 p0      51 a
        mov esi, ebp               ;   360.3 p0      51 a copy
        shr esi, 0x1a              ;   360.8 p1      51 a
        add eax, esi               ;   364.8 p0      51 a
        and ebp, 0x3ffffff         ;   360.3 p0      51 a
        mov dword [esp + 0], ebp   ;   360.8 p0+p3   51 blocks
        mov esi, eax               ;   365.3 p0      51 a copy
        shr esi, 0x1a              ;   365.8 p1      51 a
        add ebx, esi               ;   369.8 p0      51 a
        and eax, 0x3ffffff         ;   365.3 p0      51 a
        mov dword [esp + 4], eax   ;   365.8 p0+p3   51 blocks
        mov esi, ebx               ;   370.3 p0      51 a copy
        shr esi, 0x1a              ;   370.8 p1      51 a
        and ebx, 0x3ffffff         ;   370.3 p0      51 a
        mov dword [esp + 8], ebx   ;   370.8 p0+p3   51 blocks
        add edi, esi               ;   374.8 p0      51 a
        shl esi, 2                 ;   374.8 p1      51 a
        add edi, esi               ;   378.8 p0      51 a
        mov esi, edi               ;   379.3 p0      51 a copy
        shr esi, 0x1a              ;   379.8 p1      51 a
        add ecx, esi               ;   383.8 p0      51 a
        and edi, 0x3ffffff         ;   379.3 p0      51 a
        mov esi, dword [esp + 60]  ;   301.4 p2      51 blocks
        add esi, 0x10              ;   303.4 p0      51 blocks
        mov ebp, ecx               ;   384.3 p0      51 a copy
        cmp esi, dword [esp + 20]  ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 132], esi ;                    resident
        mov dword [esp + 16], edi  ;                    resident
        mov dword [esp + 12], ebp  ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 16]  ;     0.0 p2      15 d
        shr esi, 0x1a              ;     2.0 p1      15 d
        add esi, dword [esp + 12]  ;     6.0 p2+p0   15 d
        mov edi, esi               ;     6.5 p0      15 d copy
        shr edi, 0x1a              ;     7.0 p1      15 d
        add edi, dword [esp + 0]   ;    11.0 p2+p0   15 d
        and esi, 0x3ffffff         ;     6.5 p0      15 d
        mov ebp, edi               ;    11.5 p1      15 d copy
        shr ebp, 0x1a              ;    12.0 p1      15 d
        add ebp, dword [esp + 4]   ;    16.0 p2+p0   15 d
        and edi, 0x3ffffff         ;    11.5 p0      15 d
        mov eax, ebp               ;    16.5 p1      15 d copy
        shr eax, 0x1a              ;    17.0 p1      15 d
        add eax, dword [esp + 8]   ;    21.0 p2+p0   15 d
        and ebp, 0x3ffffff         ;    16.5 p0      15 d
        mov ecx, eax               ;    21.5 p1      15 d copy
        shr ecx, 0x1a              ;    22.0 p1      15 d
        mov edx, ecx               ;    26.0 p0      15 d copy
        shl edx, 2                 ;    26.5 p1      15 d
        add ecx, edx               ;    30.5 p0      15 d
        and eax, 0x3ffffff         ;    21.5 p0      15 d
        mov edx, dword [esp + 16]  ;     8.3 p2      15 d
        and edx, 0x3ffffff         ;    10.3 p0      15 d
        add ecx, edx               ;    31.0 p1      15 d
        mov edx, ecx               ;    31.5 p0      15 d copy
        shr edx, 0x1a              ;    32.0 p1      15 d
        add esi, edx               ;    36.0 p0      15 d
        and ecx, 0x3ffffff         ;    31.5 p0      15 d
        mov edx, esi               ;    36.5 p1      15 d copy
        shr edx, 0x1a              ;    37.0 p1      15 d
        add edi, edx               ;    41.0 p0      15 d
        and esi, 0x3ffffff         ;    36.5 p0      15 d
        mov edx, edi               ;    41.5 p1      15 d copy
        shr edx, 0x1a              ;    42.0 p1      15 d
        add ebp, edx               ;    46.0 p0      15 d
        and edi, 0x3ffffff         ;    41.5 p0      15 d
        mov edx, esi               ;    37.0 p1      15 d copy
        shl edx, 0x1a              ;    37.5 p1      15 d
        or ecx, edx                ;    41.5 p0      15 d
        shr esi, 6                 ;    37.0 p1      15 d
        mov edx, edi               ;    42.0 p0      15 d copy
        shl edx, 0x14              ;    42.5 p1      15 d
        or esi, edx                ;    46.5 p0      15 d
        shr edi, 0xc               ;    42.0 p1      15 d
        mov edx, ebp               ;    46.5 p0      15 d copy
        shr edx, 0x1a              ;    47.0 p1      15 d
        add eax, edx               ;    51.0 p0      15 d
        and ebp, 0x3ffffff         ;    46.5 p0      15 d
        mov edx, ebp               ;    47.0 p0      15 d copy
        shl edx, 0xe               ;    47.5 p1      15 d
        or edi, edx                ;    51.5 p0      15 d
        shr ebp, 0x12              ;    47.0 p1      15 d
        mov edx, eax               ;    51.5 p0      15 d copy
        shl edx, 8                 ;    52.0 p1      15 d
        or ebp, edx                ;    56.0 p0      15 d
        shr eax, 0x18              ;    51.5 p1      15 d
        mov edx, ecx               ;    42.0 p0      15 d copy
        mov ebx, esi               ;    47.0 p0      15 d copy
        mov dword [esp + 60], ebp  ;    56.5 p0+p3   15 d spill
        mov ebp, edi               ;    52.0 p0      15 d copy
        add edx, 5                 ;    42.5 p0      15 d
        adc ebx, 0                 ;    47.5 p1      15 d
        adc ebp, 0                 ;    53.5 p1      15 d
        sbb ebp, ebp               ;    59.5 p1      15 d
        mov edx, dword [esp + 60]  ;    57.5 p2      15 d
        mov ebx, eax               ;    55.5 p0      15 d copy
        add ebp, ebp               ;    65.5 p0      15 d
        adc edx, 0                 ;    66.0 p1      15 d
        adc ebx, 0                 ;    72.0 p1      15 d
        mov ebp, ebx               ;    78.0 p0      15 d copy
        shr ebp, 2                 ;    78.5 p1      15 d
        and ebx, 0xfffffffc        ;    78.0 p0      15 d
        add ebx, ebp               ;    82.5 p0      15 d
        add ecx, ebx               ;    83.0 p0      15 d
        adc esi, 0                 ;    83.5 p1      15 d
        adc edi, 0                 ;    89.5 p1      15 d
        sbb ebp, ebp               ;    95.5 p1      15 d
        mov edx, dword [esp + 128] ;    35.7 p2      16 h reload
        mov dword [edx], ecx       ;    83.5 p0+p3   16 h
        mov dword [edx + 4], esi   ;    89.5 p0+p3   16 h
        mov dword [edx + 8], edi   ;    95.5 p0+p3   16 h
        mov esi, dword [esp + 60]  ;    57.5 p2      15 d
        add ebp, ebp               ;   101.5 p0      15 d
        adc esi, 0                 ;   102.0 p1      15 d
        adc eax, 0                 ;   108.0 p1      15 d
        mov dword [edx + 12], esi  ;   108.0 p0+p3   16 h
        and eax, 3                 ;   114.0 p0      15 d
        mov dword [edx + 16], eax  ;   114.5 p0+p3   16 h
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
