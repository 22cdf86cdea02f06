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
;   body: 124 uops, planned 49.3; bounds: width 41.3, ports 39.0, path 42.0
;   blocks: 700 uops, planned 384.8; bounds: width 233.3, ports 328.0, path 131.5
;   body.2: 122 uops, planned 112.0; bounds: width 40.7, ports 51.0, path 106.0
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
        mov ebp, edi               ;     4.0 p0      50 a copy
        shr edi, 2                 ;     4.0 p1      50 a
        and edi, 0x3ffffff         ;     8.0 p0      50 a
        mov eax, edi               ;     8.5 p0      50 a copy
        shl edi, 2                 ;     8.5 p1      50 a
        add edi, eax               ;    12.5 p0      50 a
        mov eax, dword [esi]       ;     2.7 p2      50 a
        mov ecx, eax               ;     4.7 p0      50 a copy
        and eax, 0x3ffffff         ;     4.7 p0      50 a
        add edi, eax               ;    13.0 p1      50 a
        mov eax, dword [esi + 4]   ;     4.0 p2      50 a
        mov edx, edi               ;    13.5 p0      50 a copy
        shr edi, 0x1a              ;    13.5 p1      50 a
        shr ecx, 0x1a              ;     5.7 p1      50 a
        mov ebx, eax               ;     6.0 p0      50 a copy
        and eax, 0xfffff           ;     6.0 p0      50 a
        shl eax, 6                 ;     6.7 p1      50 a
        or eax, ecx                ;    10.7 p0      50 a
        add edi, eax               ;    17.5 p0      50 a
        mov eax, ebp               ;     7.3 p0      50 a copy
        shr ebp, 0x1c              ;     7.7 p1      50 a
        add edi, ebp               ;    18.0 p0      50 a
        shl ebp, 2                 ;    11.7 p1      50 a
        add edi, ebp               ;    18.5 p0      50 a
        mov ebp, dword [esi + 8]   ;     8.7 p2      50 a
        mov ecx, edi               ;    19.0 p0      50 a copy
        shr edi, 0x1a              ;    19.0 p1      50 a
        shr ebx, 0x14              ;    10.7 p1      50 a
        and eax, 3                 ;    10.0 p0      50 a
        shl eax, 0x18              ;    11.7 p1      50 a
        and edx, 0x3ffffff         ;    14.0 p0      50 a
        and ecx, 0x3ffffff         ;    19.5 p0      50 a
        mov esi, ebp               ;    11.7 p0      50 a copy
        and ebp, 0x3fff            ;    12.2 p0      50 a
        shl ebp, 0xc               ;    12.7 p1      50 a
        or ebx, ebp                ;    16.7 p0      50 a
        add edi, ebx               ;    23.0 p0      50 a
        mov ebp, edi               ;    23.5 p1      50 a copy
        shr edi, 0x1a              ;    23.5 p1      50 a
        shr esi, 0xe               ;    15.2 p1      50 a
        mov ebx, 0xff              ;    14.0 p0      50 a
        and ebp, 0x3ffffff         ;    24.0 p0      50 a
        mov dword [esp + 0], ebp   ;    24.5 p0+p3   51 blocks
        mov ebp, dword [esp + 128] ;    15.0 p2      50 a reload
        mov ebp, dword [ebp + 12]  ;    17.0 p2      50 a
        and ebx, ebp               ;    19.0 p0      50 a
        shl ebx, 0x12              ;    19.5 p1      50 a
        or esi, ebx                ;    23.5 p0      50 a
        add edi, esi               ;    27.5 p0      50 a
        mov esi, edi               ;    28.0 p1      50 a copy
        shr edi, 0x1a              ;    28.0 p1      50 a
        shr ebp, 8                 ;    19.0 p1      50 a
        or eax, ebp                ;    23.0 p0      50 a
        add edi, eax               ;    32.0 p0      50 a
        mov ebp, edi               ;    32.5 p0      50 a copy
        shr edi, 0x1a              ;    32.5 p1      50 a
        add edx, edi               ;    36.5 p0      50 a
        shl edi, 2                 ;    36.5 p1      50 a
        add edx, edi               ;    40.5 p0      50 a
        mov edi, edx               ;    41.0 p0      50 a copy
        shr edx, 0x1a              ;    41.0 p1      50 a
        add ecx, edx               ;    45.0 p0      50 a
        mov dword [esp + 4], ecx   ;    45.5 p0+p3   51 blocks
        and edi, 0x3ffffff         ;    41.5 p0      50 a
        mov dword [esp + 8], edi   ;    42.0 p0+p3   51 blocks
        and ebp, 0x3ffffff         ;    33.0 p0      50 a
        mov dword [esp + 12], ebp  ;    33.5 p0+p3   51 blocks
        and esi, 0x3ffffff         ;    28.5 p0      50 a
        mov dword [esp + 16], esi  ;    29.0 p0+p3   51 blocks
        mov esi, dword [esp + 124] ;    23.7 p2       9 k reload
        mov edi, dword [esi + 12]  ;    25.7 p2       9 k
        and edi, 0xffffffc         ;    27.7 p0       9 k
        mov ebp, edi               ;    28.2 p1       9 k copy
        and edi, 0xff              ;    28.2 p0       9 k
        shl edi, 0x12              ;    28.7 p1       9 k
        mov eax, dword [esi + 8]   ;    25.7 p2       9 k
        and eax, 0xffffffc         ;    28.0 p0       9 k
        mov ecx, eax               ;    28.5 p1       9 k copy
        shr ecx, 0xe               ;    29.0 p1       9 k
        or edi, ecx                ;    33.0 p0       9 k
        mov dword [esp + 20], edi  ;    33.5 p0+p3    9 k
        mov ecx, edi               ;    33.5 p1       9 k copy
        shl edi, 2                 ;    33.5 p1      51 a
        add edi, ecx               ;    37.5 p1      51 a
        mov dword [esp + 24], edi  ;    38.0 p0+p3   51 a
        and eax, 0x3fff            ;    31.0 p0       9 k
        shl eax, 0xc               ;    31.5 p1       9 k
        mov edi, dword [esi + 4]   ;    29.7 p2       9 k
        and edi, 0xffffffc         ;    31.7 p0       9 k
        mov ecx, edi               ;    32.2 p1       9 k copy
        shr ecx, 0x14              ;    32.7 p1       9 k
        or eax, ecx                ;    36.7 p0       9 k
        mov dword [esp + 28], eax  ;    37.2 p0+p3    9 k
        mov ecx, eax               ;    37.2 p1       9 k copy
        shl eax, 2                 ;    37.2 p1      51 a
        add ecx, eax               ;    41.2 p0      51 a
        mov dword [esp + 32], ecx  ;    41.7 p0+p3   51 a
        and edi, 0xfffff           ;    35.0 p0       9 k
        shl edi, 6                 ;    35.5 p1       9 k
        shr ebp, 8                 ;    34.8 p1       9 k
        mov dword [esp + 36], ebp  ;    38.8 p0+p3    9 k
        mov esi, dword [esi]       ;    34.3 p2       9 k
        and esi, 0xfffffff         ;    36.5 p0       9 k
        mov eax, esi               ;    37.0 p1       9 k copy
        shr esi, 0x1a              ;    37.0 p1       9 k
        or edi, esi                ;    41.0 p0       9 k
        mov dword [esp + 40], edi  ;    41.5 p0+p3    9 k
        mov esi, edi               ;    41.5 p1       9 k copy
        shl edi, 2                 ;    41.5 p1      51 a
        add edi, esi               ;    45.5 p0      51 a
        mov dword [esp + 44], edi  ;    46.0 p0+p3   51 a
        mov esi, ebp               ;    38.8 p1       9 k copy
        shl ebp, 2                 ;    39.3 p1      51 a
        add esi, ebp               ;    43.3 p0      51 a
        mov dword [esp + 48], esi  ;    43.8 p0+p3   51 a
        and eax, 0x3ffffff         ;    41.5 p0       9 k
        mov dword [esp + 52], eax  ;    45.3 p0+p3    9 k
        mov esi, dword [esp + 136] ;    39.7 p2      51 blocks
        shl esi, 4                 ;    41.7 p1      51 blocks
        add esi, dword [esp + 132] ;    45.7 p2+p1   51 blocks
        mov dword [esp + 56], esi  ;    47.3 p0+p3   51 blocks
        cmp dword [esp + 136], 0   ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 132] ;                    resident
        mov edi, dword [esp + 8]   ;                    resident
        mov ebp, dword [esp + 4]   ;                    resident
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
        add ecx, dword [esp + 16]  ;    13.0 p2+p0   51 a
        add edx, dword [esp + 12]  ;    10.5 p2+p0   51 a
        mov edi, dword [esp + 52]  ;    11.3 p2      51 a reload
        mov ebx, eax               ;    10.7 p1      51 a copy
        mov dword [esp + 64], edx  ;    11.0 p0+p3   51 a spill
        mul edi                    ;    18.5 p1      51 a
        mov dword [esp + 68], eax  ;    34.5 p0+p3   51 a spill
        mov eax, ebp               ;    15.7 p0      51 a copy
        mov dword [esp + 72], edx  ;    34.5 p0+p3   51 a spill
        mul dword [esp + 48]       ;    26.5 p2+p1   51 a
        add eax, dword [esp + 68]  ;    42.5 p2+p0   51 a
        adc edx, dword [esp + 72]  ;    43.0 p2+p1   51 a
        mov dword [esp + 72], eax  ;    43.0 p0+p3   51 a spill
        mov eax, esi               ;    24.3 p0      51 a copy
        mov dword [esp + 68], edx  ;    51.0 p0+p3   51 a spill
        mul dword [esp + 24]       ;    39.0 p2+p1   51 a
        add eax, dword [esp + 72]  ;    55.0 p2+p0   51 a
        adc edx, dword [esp + 68]  ;    55.5 p2+p1   51 a
        mov dword [esp + 68], eax  ;    55.5 p0+p3   51 a spill
        mov eax, ecx               ;    33.0 p0      51 a copy
        mov dword [esp + 72], edx  ;    63.5 p0+p3   51 a spill
        mul dword [esp + 32]       ;    51.5 p2+p1   51 a
        add eax, dword [esp + 68]  ;    67.5 p2+p0   51 a
        adc edx, dword [esp + 72]  ;    68.0 p2+p1   51 a
        mov dword [esp + 72], eax  ;    68.0 p0+p3   51 a spill
        mov eax, dword [esp + 64]  ;    41.0 p2      51 a reload
        mov dword [esp + 68], edx  ;    76.0 p0+p3   51 a spill
        mul dword [esp + 44]       ;    64.0 p2+p1   51 a
        add eax, dword [esp + 72]  ;    80.0 p2+p0   51 a
        adc edx, dword [esp + 68]  ;    80.5 p2+p1   51 a
        mov dword [esp + 68], edx  ;    88.5 p0+p3   51 a spill
        mov edx, eax               ;    80.5 p0      51 a copy
        shr edx, 0x1a              ;    81.0 p1      51 a
        and eax, 0x3ffffff         ;    80.5 p0      51 a
        mov dword [esp + 72], eax  ;    81.0 p0+p3   51 a spill
        mov eax, ebx               ;    52.3 p0      51 a copy
        mov dword [esp + 76], edx  ;    85.0 p0+p3   51 a spill
        mul dword [esp + 40]       ;    77.5 p2+p1   51 a
        mov dword [esp + 80], eax  ;    93.5 p0+p3   51 a spill
        mov eax, ebp               ;    56.3 p0      51 a copy
        mov dword [esp + 84], edx  ;    93.5 p0+p3   51 a spill
        mul edi                    ;    85.5 p1      51 a
        add eax, dword [esp + 80]  ;   101.5 p2+p0   51 a
        adc edx, dword [esp + 84]  ;   102.0 p2+p1   51 a
        mov dword [esp + 84], eax  ;   102.0 p0+p3   51 a spill
        mov eax, esi               ;    64.7 p0      51 a copy
        mov dword [esp + 80], edx  ;   110.0 p0+p3   51 a spill
        mul dword [esp + 48]       ;    98.0 p2+p1   51 a
        add eax, dword [esp + 84]  ;   114.0 p2+p0   51 a
        adc edx, dword [esp + 80]  ;   114.5 p2+p1   51 a
        mov dword [esp + 80], eax  ;   114.5 p0+p3   51 a spill
        mov eax, ecx               ;    73.3 p0      51 a copy
        mov dword [esp + 84], edx  ;   122.5 p0+p3   51 a spill
        mul dword [esp + 24]       ;   110.5 p2+p1   51 a
        add eax, dword [esp + 80]  ;   126.5 p2+p0   51 a
        adc edx, dword [esp + 84]  ;   127.0 p2+p1   51 a
        mov dword [esp + 84], eax  ;   127.0 p0+p3   51 a spill
        mov eax, dword [esp + 64]  ;    81.3 p2      51 a reload
        mov dword [esp + 80], edx  ;   135.0 p0+p3   51 a spill
        mul dword [esp + 32]       ;   123.0 p2+p1   51 a
        add eax, dword [esp + 84]  ;   139.0 p2+p0   51 a
        adc edx, dword [esp + 80]  ;   139.5 p2+p1   51 a
        mov dword [esp + 80], eax  ;   139.5 p0+p3   51 a spill
        mov eax, ebx               ;    90.7 p0      51 a copy
        mov dword [esp + 84], edx  ;   147.5 p0+p3   51 a spill
        mul dword [esp + 28]       ;   135.5 p2+p1   51 a
        mov dword [esp + 88], eax  ;   151.5 p0+p3   51 a spill
        mov eax, ebp               ;    95.3 p0      51 a copy
        mov dword [esp + 92], edx  ;   151.5 p0+p3   51 a spill
        mul dword [esp + 40]       ;   143.5 p2+p1   51 a
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
        mul dword [esp + 48]       ;   168.5 p2+p1   51 a
        add eax, dword [esp + 88]  ;   184.5 p2+p0   51 a
        adc edx, dword [esp + 92]  ;   185.0 p2+p1   51 a
        mov edi, dword [esp + 72]  ;   135.0 p2      51 a
        mov dword [esp + 72], eax  ;   185.0 p0+p3   51 a spill
        mov eax, dword [esp + 64]  ;   136.0 p2      51 a reload
        mov dword [esp + 92], edx  ;   193.0 p0+p3   51 a spill
        mul dword [esp + 24]       ;   181.0 p2+p1   51 a
        add eax, dword [esp + 72]  ;   197.0 p2+p0   51 a
        adc edx, dword [esp + 92]  ;   197.5 p2+p1   51 a
        mov dword [esp + 92], eax  ;   197.5 p0+p3   51 a spill
        mov eax, ebx               ;   148.5 p0      51 a copy
        mov dword [esp + 72], edx  ;   205.5 p0+p3   51 a spill
        mul dword [esp + 20]       ;   193.5 p2+p1   51 a
        mov dword [esp + 88], eax  ;   209.5 p0+p3   51 a spill
        mov eax, ebp               ;   153.2 p0      51 a copy
        mov dword [esp + 96], edx  ;   209.5 p0+p3   51 a spill
        mul dword [esp + 28]       ;   201.5 p2+p1   51 a
        add eax, dword [esp + 88]  ;   217.5 p2+p0   51 a
        adc edx, dword [esp + 96]  ;   218.0 p2+p1   51 a
        mov dword [esp + 96], eax  ;   218.0 p0+p3   51 a spill
        mov eax, esi               ;   169.0 p0      51 a copy
        mov dword [esp + 88], edx  ;   226.0 p0+p3   51 a spill
        mul dword [esp + 40]       ;   214.0 p2+p1   51 a
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
        mul dword [esp + 48]       ;   239.0 p2+p1   51 a
        add eax, dword [esp + 96]  ;   255.0 p2+p0   51 a
        adc edx, dword [esp + 88]  ;   255.5 p2+p1   51 a
        mov dword [esp + 88], eax  ;   255.5 p0+p3   51 a spill
        mov eax, ebx               ;   206.5 p0      51 a copy
        mov dword [esp + 96], edx  ;   263.5 p0+p3   51 a spill
        mul dword [esp + 36]       ;   251.5 p2+p1   51 a
        mov ebx, eax               ;   267.5 p0      51 a copy
        mov eax, ebp               ;   210.7 p0      51 a copy
        mov dword [esp + 100], edx ;   267.5 p0+p3   51 a spill
        mul dword [esp + 20]       ;   259.5 p2+p1   51 a
        add ebx, eax               ;   275.5 p0      51 a
        adc edx, dword [esp + 100] ;   276.0 p2+p1   51 a
        mov eax, esi               ;   226.0 p0      51 a copy
        mov ebp, edx               ;   284.0 p0      51 a copy
        mul dword [esp + 28]       ;   272.0 p2+p1   51 a
        add ebx, eax               ;   288.0 p0      51 a
        adc ebp, edx               ;   288.5 p1      51 a
        mov eax, ecx               ;   233.4 p0      51 a copy
        mul dword [esp + 40]       ;   284.0 p2+p1   51 a
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
        mov dword [esp + 16], eax  ;   365.8 p0+p3   51 blocks
        mov esi, ebx               ;   370.3 p0      51 a copy
        shr esi, 0x1a              ;   370.8 p1      51 a
        and ebx, 0x3ffffff         ;   370.3 p0      51 a
        mov dword [esp + 12], ebx  ;   370.8 p0+p3   51 blocks
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
        cmp esi, dword [esp + 56]  ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 132], esi ;                    resident
        mov dword [esp + 8], edi   ;                    resident
        mov dword [esp + 4], ebp   ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 8]   ;     0.0 p2      15 d
        shr esi, 0x1a              ;     2.0 p1      15 d
        add esi, dword [esp + 4]   ;     6.0 p2+p0   15 d
        mov edi, esi               ;     6.5 p0      15 d copy
        shr esi, 0x1a              ;     6.5 p1      15 d
        add esi, dword [esp + 0]   ;    10.5 p2+p0   15 d
        mov ebp, esi               ;    11.0 p0      15 d copy
        shr esi, 0x1a              ;    11.0 p1      15 d
        add esi, dword [esp + 16]  ;    15.0 p2+p0   15 d
        mov eax, esi               ;    15.5 p0      15 d copy
        shr esi, 0x1a              ;    15.5 p1      15 d
        add esi, dword [esp + 12]  ;    19.5 p2+p0   15 d
        mov ecx, esi               ;    20.0 p0      15 d copy
        shr esi, 0x1a              ;    20.0 p1      15 d
        mov edx, esi               ;    24.0 p0      15 d copy
        shl esi, 2                 ;    24.0 p1      15 d
        add edx, esi               ;    28.0 p0      15 d
        and edi, 0x3ffffff         ;     7.2 p0      15 d
        and ebp, 0x3ffffff         ;    11.5 p0      15 d
        and eax, 0x3ffffff         ;    16.0 p0      15 d
        and ecx, 0x3ffffff         ;    20.5 p0      15 d
        mov esi, dword [esp + 8]   ;     8.3 p2      15 d
        and esi, 0x3ffffff         ;    10.3 p0      15 d
        add edx, esi               ;    28.5 p1      15 d
        mov esi, edx               ;    29.0 p1      15 d copy
        shr edx, 0x1a              ;    29.0 p1      15 d
        add edi, edx               ;    33.0 p0      15 d
        mov edx, edi               ;    33.5 p0      15 d copy
        shr edi, 0x1a              ;    33.5 p1      15 d
        add ebp, edi               ;    37.5 p0      15 d
        mov edi, ebp               ;    38.0 p0      15 d copy
        shr ebp, 0x1a              ;    38.0 p1      15 d
        add eax, ebp               ;    42.0 p0      15 d
        mov ebp, eax               ;    42.5 p0      15 d copy
        shr ebp, 0x1a              ;    43.0 p1      15 d
        add ecx, ebp               ;    47.0 p0      15 d
        mov ebp, ecx               ;    47.5 p0      15 d copy
        shl ecx, 8                 ;    47.5 p1      15 d
        shr ebp, 0x18              ;    48.0 p1      15 d
        and eax, 0x3ffffff         ;    42.5 p0      15 d
        mov ebx, eax               ;    43.0 p0      15 d copy
        shl eax, 0xe               ;    43.0 p1      15 d
        shr ebx, 0x12              ;    43.5 p1      15 d
        or ecx, ebx                ;    51.5 p0      15 d
        and edi, 0x3ffffff         ;    38.5 p0      15 d
        mov ebx, edi               ;    39.0 p0      15 d copy
        shl ebx, 0x14              ;    39.5 p1      15 d
        shr edi, 0xc               ;    39.0 p1      15 d
        or eax, edi                ;    47.0 p0      15 d
        and edx, 0x3ffffff         ;    34.0 p0      15 d
        mov edi, edx               ;    34.5 p0      15 d copy
        shl edi, 0x1a              ;    35.0 p1      15 d
        shr edx, 6                 ;    34.5 p1      15 d
        or ebx, edx                ;    43.5 p0      15 d
        and esi, 0x3ffffff         ;    29.5 p0      15 d
        or edi, esi                ;    39.0 p0      15 d
        mov esi, edi               ;    39.5 p0      15 d copy
        mov edx, ebx               ;    44.0 p0      15 d copy
        mov dword [esp + 60], ebp  ;    52.0 p0+p3   15 d spill
        mov ebp, eax               ;    47.5 p1      15 d copy
        add esi, 5                 ;    40.0 p0      15 d
        adc edx, 0                 ;    44.5 p1      15 d
        adc ebp, 0                 ;    50.5 p1      15 d
        sbb ebp, ebp               ;    56.5 p1      15 d
        mov esi, ecx               ;    52.0 p0      15 d copy
        mov edx, dword [esp + 60]  ;    53.0 p2      15 d
        add ebp, ebp               ;    62.5 p0      15 d
        adc esi, 0                 ;    63.0 p1      15 d
        adc edx, 0                 ;    69.0 p1      15 d
        mov esi, edx               ;    75.0 p0      15 d copy
        shr edx, 2                 ;    75.0 p1      15 d
        and esi, 0xfffffffc        ;    75.5 p0      15 d
        add edx, esi               ;    79.0 p0      15 d
        add edi, edx               ;    79.5 p0      15 d
        adc ebx, 0                 ;    80.0 p1      15 d
        adc eax, 0                 ;    86.0 p1      15 d
        sbb esi, esi               ;    92.0 p1      15 d
        mov ebp, dword [esp + 128] ;    35.7 p2      16 h reload
        mov dword [ebp], edi       ;    80.0 p0+p3   16 h
        mov dword [ebp + 4], ebx   ;    86.0 p0+p3   16 h
        mov dword [ebp + 8], eax   ;    92.0 p0+p3   16 h
        mov edi, dword [esp + 60]  ;    53.0 p2      15 d
        add esi, esi               ;    98.0 p0      15 d
        adc ecx, 0                 ;    98.5 p1      15 d
        adc edi, 0                 ;   104.5 p1      15 d
        mov dword [ebp + 12], ecx  ;   104.5 p0+p3   16 h
        and edi, 3                 ;   110.5 p0      15 d
        mov dword [ebp + 16], edi  ;   111.0 p0+p3   16 h
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
