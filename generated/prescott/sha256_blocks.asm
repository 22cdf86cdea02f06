; sha256_blocks for Intel Pentium 4 (Prescott, 32-bit) (prescott)
; made by cipherwright 0.1.0 from ciphers/sha256.cw (sha256 7ca7119089a879c3); do not edit:
;   ./cw build sha256_blocks --cpu prescott
;
; void sha256_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 32 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 316 bytes, 4 instructions, one of them for 79 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 22 uops, planned 18.7; bounds: width 7.3, ports 18.0, path 4.0
;   blocks: 3182 uops, planned 1127.2; bounds: width 1060.7, ports 858.9, path 448.0
;   body.2: 17 uops, planned 16.7; bounds: width 5.7, ports 16.0, path 0.0
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
%fatal "sha256_blocks is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_sha256_blocks
$_sha256_blocks:
%else
        global $sha256_blocks
%endif
$sha256_blocks:
        push ebx                   ;                    preserved
        push esi                   ;                    preserved
        push edi                   ;                    preserved
        push ebp                   ;                    preserved
        sub esp, 0x13c             ;                    frame
        mov esi, dword [esp + 336] ;     0.0 p2      68 h reload
        mov edi, dword [esi]       ;     4.0 p2      68 h
        mov dword [esp + 0], edi   ;     8.0 p0+p3   68 h
        mov edi, dword [esi + 4]   ;     4.0 p2      68 h
        mov dword [esp + 4], edi   ;     8.0 p0+p3   68 h
        mov edi, dword [esi + 8]   ;     4.0 p2      68 h
        mov dword [esp + 8], edi   ;     8.0 p0+p3   68 h
        mov edi, dword [esi + 12]  ;     4.0 p2      68 h
        mov dword [esp + 12], edi  ;     8.0 p0+p3   68 h
        mov edi, dword [esi + 16]  ;     5.0 p2      68 h
        mov dword [esp + 16], edi  ;     9.0 p0+p3   68 h
        mov edi, dword [esi + 20]  ;     6.0 p2      68 h
        mov dword [esp + 20], edi  ;    10.7 p0+p3   68 h
        mov edi, dword [esi + 24]  ;     7.0 p2      68 h
        mov dword [esp + 24], edi  ;    12.7 p0+p3   68 h
        mov esi, dword [esi + 28]  ;     8.0 p2      68 h
        mov dword [esp + 28], esi  ;    14.7 p0+p3   68 h
        mov esi, dword [esp + 344] ;     9.0 p2      68 h
        shl esi, 6                 ;    13.0 p1      68 h
        add esi, dword [esp + 340] ;    14.0 p2+p1   68 h
        mov dword [esp + 32], esi  ;    16.7 p0+p3   68 h
        cmp dword [esp + 344], 0   ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov esi, dword [esp + 340] ;     0.0 p2      73 w[0] reload
        mov edi, dword [esi]       ;     4.0 p2      73 w[0]
        bswap edi                  ;     8.0 p1      73 w[0]
        mov ebp, dword [esi + 4]   ;     4.0 p2      73 w[1]
        bswap ebp                  ;     8.0 p1      73 w[1]
        mov eax, dword [esi + 8]   ;     4.0 p2      73 w[2]
        bswap eax                  ;     8.0 p1      73 w[2]
        mov ecx, dword [esi + 12]  ;     4.0 p2      73 w[3]
        bswap ecx                  ;     8.0 p1      73 w[3]
        mov edx, dword [esi + 16]  ;     5.0 p2      73 w[4]
        bswap edx                  ;     9.0 p1      73 w[4]
        mov dword [esp + 36], edi  ;     9.0 p0+p3   73 w[0]
        mov ebx, dword [esi + 20]  ;     6.0 p2      73 w[5]
        bswap ebx                  ;    10.0 p1      73 w[5]
        mov dword [esp + 40], ebp  ;     9.0 p0+p3   73 w[1]
        mov dword [esp + 44], eax  ;     9.0 p0+p3   73 w[2]
        mov dword [esp + 48], ecx  ;     9.7 p0+p3   73 w[3]
        mov dword [esp + 52], edx  ;    11.7 p0+p3   73 w[4]
        mov edx, dword [esi + 24]  ;     7.0 p2      73 w[6]
        bswap edx                  ;    11.0 p1      73 w[6]
        mov dword [esp + 56], ebx  ;    13.7 p0+p3   73 w[5]
        mov ebx, dword [esi + 28]  ;     8.0 p2      73 w[7]
        bswap ebx                  ;    12.0 p1      73 w[7]
        mov dword [esp + 60], edx  ;    15.7 p0+p3   73 w[6]
        mov edx, dword [esi + 32]  ;     9.0 p2      73 w[8]
        bswap edx                  ;    13.0 p1      73 w[8]
        mov dword [esp + 64], ebx  ;    17.7 p0+p3   73 w[7]
        mov ebx, dword [esi + 36]  ;    10.0 p2      73 w[9]
        bswap ebx                  ;    14.0 p1      73 w[9]
        mov dword [esp + 68], edx  ;    19.7 p0+p3   73 w[8]
        mov edx, dword [esi + 40]  ;    11.0 p2      73 w[10]
        bswap edx                  ;    15.0 p1      73 w[10]
        mov dword [esp + 72], ebx  ;    21.7 p0+p3   73 w[9]
        mov ecx, dword [esi + 44]  ;    12.0 p2      73 w[11]
        bswap ecx                  ;    16.0 p1      73 w[11]
        mov dword [esp + 76], edx  ;    23.7 p0+p3   73 w[10]
        mov edx, dword [esi + 48]  ;    13.0 p2      73 w[12]
        bswap edx                  ;    17.0 p1      73 w[12]
        mov dword [esp + 80], ecx  ;    25.7 p0+p3   73 w[11]
        mov ecx, dword [esi + 52]  ;    14.0 p2      73 w[13]
        bswap ecx                  ;    18.0 p1      73 w[13]
        mov dword [esp + 84], edx  ;    27.7 p0+p3   73 w[12]
        mov edx, dword [esi + 56]  ;    15.0 p2      73 w[14]
        bswap edx                  ;    19.0 p1      73 w[14]
        mov dword [esp + 88], ecx  ;    29.7 p0+p3   73 w[13]
        mov ecx, dword [esi + 60]  ;    16.0 p2      73 w[15]
        bswap ecx                  ;    20.0 p1      73 w[15]
        mov dword [esp + 92], edx  ;    31.7 p0+p3   73 w[14]
        mov dword [esp + 96], ecx  ;    33.7 p0+p3   73 w[15]
        mov esi, edx               ;    20.0 p1      50 w[0] copy
        shr esi, 0xa               ;    21.0 p1      50 w[0]
        mov eax, edx               ;    20.0 p1      50 w[0] copy
        ror eax, 2                 ;    22.0 p1      50 w[0]
        xor eax, edx               ;    23.0 p0      50 w[0]
        ror eax, 0x11              ;    24.0 p1      50 w[0]
        xor esi, eax               ;    25.0 p0      50 w[0]
        mov eax, ebp               ;    20.2 p1      49 w[0] copy
        shr eax, 3                 ;    21.2 p1      49 w[0]
        add esi, edi               ;    26.0 p0      78 w[0]
        add esi, ebx               ;    27.0 p0      78 w[0]
        mov edi, ebp               ;    21.3 p1      49 w[0] copy
        mov ebx, ebp               ;    21.7 p0      49 w[0] copy
        ror ebx, 0xb               ;    28.0 p1      49 w[0]
        xor edi, ebx               ;    29.0 p0      49 w[0]
        ror edi, 7                 ;    30.0 p1      49 w[0]
        xor eax, edi               ;    31.0 p0      49 w[0]
        add esi, eax               ;    32.0 p0      78 w[0]
        mov edi, ecx               ;    23.7 p0      50 w[1] copy
        shr edi, 0xa               ;    24.7 p1      50 w[1]
        mov eax, ecx               ;    24.2 p0      50 w[1] copy
        ror eax, 2                 ;    25.7 p1      50 w[1]
        xor eax, ecx               ;    26.7 p0      50 w[1]
        ror eax, 0x11              ;    27.7 p1      50 w[1]
        xor edi, eax               ;    28.7 p0      50 w[1]
        mov eax, dword [esp + 44]  ;    24.7 p2      49 w[1]
        shr eax, 3                 ;    28.7 p1      49 w[1]
        mov ebx, dword [esp + 44]  ;    25.7 p2      49 w[1]
        add edi, ebp               ;    29.7 p0      78 w[1]
        add edi, dword [esp + 76]  ;    30.7 p2+p0   78 w[1]
        mov dword [esp + 100], esi ;    35.7 p0+p3   78 w[0]
        mov ebp, esi               ;    33.0 p1      50 w[2] copy
        shr ebp, 0xa               ;    34.0 p1      50 w[2]
        mov ecx, esi               ;    33.0 p0      50 w[2] copy
        ror ecx, 2                 ;    35.0 p1      50 w[2]
        xor ecx, esi               ;    36.0 p0      50 w[2]
        ror ecx, 0x11              ;    37.0 p1      50 w[2]
        xor ebp, ecx               ;    38.0 p0      50 w[2]
        mov ecx, dword [esp + 44]  ;    29.3 p2      49 w[1]
        ror ecx, 0xb               ;    39.0 p1      49 w[1]
        xor ebx, ecx               ;    40.0 p0      49 w[1]
        ror ebx, 7                 ;    41.0 p1      49 w[1]
        xor eax, ebx               ;    42.0 p0      49 w[1]
        add edi, eax               ;    43.0 p0      78 w[1]
        mov eax, dword [esp + 48]  ;    31.3 p2      49 w[2]
        shr eax, 3                 ;    35.3 p1      49 w[2]
        mov ecx, dword [esp + 48]  ;    32.3 p2      49 w[2]
        ror ecx, 0xb               ;    36.3 p1      49 w[2]
        mov ebx, dword [esp + 48]  ;    33.3 p2      73 w[3] reload
        xor ecx, ebx               ;    37.3 p0      49 w[2]
        ror ecx, 7                 ;    38.3 p1      49 w[2]
        xor eax, ecx               ;    39.3 p0      49 w[2]
        add ebp, eax               ;    40.3 p0      78 w[2]
        mov eax, dword [esp + 80]  ;    34.3 p2      73 w[11] reload
        add ebp, eax               ;    41.3 p1      78 w[2]
        mov ecx, dword [esp + 44]  ;    35.3 p2      73 w[2] reload
        add ebp, ecx               ;    42.3 p0      78 w[2]
        mov dword [esp + 104], edi ;    44.0 p0+p3   78 w[1]
        mov dword [esp + 108], ebp ;    43.3 p0+p3   78 w[2]
        mov ecx, edi               ;    44.0 p1      50 w[3] copy
        shr ecx, 0xa               ;    45.0 p1      50 w[3]
        mov eax, edi               ;    44.0 p1      50 w[3] copy
        ror eax, 2                 ;    46.0 p1      50 w[3]
        xor eax, edi               ;    47.0 p0      50 w[3]
        ror eax, 0x11              ;    48.0 p1      50 w[3]
        xor ecx, eax               ;    49.0 p0      50 w[3]
        mov eax, dword [esp + 52]  ;    38.7 p2      49 w[3]
        add ecx, ebx               ;    50.0 p0      78 w[3]
        add ecx, dword [esp + 84]  ;    51.0 p2+p0   78 w[3]
        mov ebx, ebp               ;    43.3 p1      50 w[4] copy
        shr ebx, 0xa               ;    44.3 p1      50 w[4]
        mov edi, ebp               ;    43.3 p0      50 w[4] copy
        ror edi, 2                 ;    45.3 p1      50 w[4]
        xor edi, ebp               ;    46.3 p0      50 w[4]
        ror edi, 0x11              ;    47.3 p1      50 w[4]
        xor ebx, edi               ;    48.3 p0      50 w[4]
        mov edi, dword [esp + 52]  ;    42.3 p2      49 w[3]
        shr edi, 3                 ;    46.3 p1      49 w[3]
        mov ebp, dword [esp + 52]  ;    43.3 p2      49 w[3]
        ror ebp, 0xb               ;    47.3 p1      49 w[3]
        xor eax, ebp               ;    48.3 p0      49 w[3]
        ror eax, 7                 ;    49.3 p1      49 w[3]
        xor edi, eax               ;    50.3 p0      49 w[3]
        add ecx, edi               ;    52.0 p0      78 w[3]
        mov edi, dword [esp + 56]  ;    45.0 p2      49 w[4]
        shr edi, 3                 ;    49.0 p1      49 w[4]
        mov ebp, dword [esp + 56]  ;    46.0 p2      49 w[4]
        ror ebp, 0xb               ;    50.0 p1      49 w[4]
        mov eax, dword [esp + 56]  ;    47.0 p2      73 w[5] reload
        xor ebp, eax               ;    51.0 p0      49 w[4]
        ror ebp, 7                 ;    52.0 p1      49 w[4]
        xor edi, ebp               ;    53.0 p0      49 w[4]
        add ebx, edi               ;    54.0 p0      78 w[4]
        mov dword [esp + 112], ecx ;    53.0 p0+p3   78 w[3]
        mov edi, dword [esp + 88]  ;    48.3 p2      73 w[13] reload
        add ebx, edi               ;    55.0 p1      78 w[4]
        mov ebp, dword [esp + 52]  ;    49.3 p2      73 w[4] reload
        add ebx, ebp               ;    56.0 p1      78 w[4]
        mov dword [esp + 116], ebx ;    57.0 p0+p3   78 w[4]
        mov ebp, ecx               ;    53.0 p1      50 w[5] copy
        shr ebp, 0xa               ;    54.0 p1      50 w[5]
        mov edi, ecx               ;    53.0 p0      50 w[5] copy
        ror edi, 2                 ;    55.0 p1      50 w[5]
        xor edi, ecx               ;    56.0 p0      50 w[5]
        ror edi, 0x11              ;    57.0 p1      50 w[5]
        xor ebp, edi               ;    58.0 p0      50 w[5]
        mov edi, dword [esp + 60]  ;    52.3 p2      49 w[5]
        add ebp, eax               ;    59.0 p0      78 w[5]
        add ebp, edx               ;    60.0 p1      78 w[5]
        mov eax, ebx               ;    57.0 p0      50 w[6] copy
        shr eax, 0xa               ;    58.0 p1      50 w[6]
        mov edx, ebx               ;    57.0 p0      50 w[6] copy
        ror edx, 2                 ;    59.0 p1      50 w[6]
        xor edx, ebx               ;    60.0 p0      50 w[6]
        ror edx, 0x11              ;    61.0 p1      50 w[6]
        xor eax, edx               ;    62.0 p0      50 w[6]
        mov edx, dword [esp + 60]  ;    55.7 p2      49 w[5]
        shr edx, 3                 ;    59.7 p1      49 w[5]
        mov ebx, dword [esp + 60]  ;    56.7 p2      49 w[5]
        ror ebx, 0xb               ;    60.7 p1      49 w[5]
        xor edi, ebx               ;    61.7 p0      49 w[5]
        ror edi, 7                 ;    62.7 p1      49 w[5]
        xor edx, edi               ;    63.7 p0      49 w[5]
        add ebp, edx               ;    64.7 p0      78 w[5]
        mov edi, dword [esp + 64]  ;    58.3 p2      49 w[6]
        shr edi, 3                 ;    62.3 p1      49 w[6]
        mov edx, dword [esp + 64]  ;    59.3 p2      49 w[6]
        ror edx, 0xb               ;    63.3 p1      49 w[6]
        mov ebx, dword [esp + 64]  ;    60.3 p2      73 w[7] reload
        xor edx, ebx               ;    64.3 p0      49 w[6]
        ror edx, 7                 ;    65.3 p1      49 w[6]
        xor edi, edx               ;    66.3 p0      49 w[6]
        add eax, edi               ;    67.3 p0      78 w[6]
        mov dword [esp + 120], ebp ;    65.7 p0+p3   78 w[5]
        mov edi, dword [esp + 96]  ;    61.7 p2      73 w[15] reload
        add eax, edi               ;    68.3 p1      78 w[6]
        mov edx, dword [esp + 60]  ;    62.7 p2      73 w[6] reload
        add eax, edx               ;    69.3 p1      78 w[6]
        mov dword [esp + 124], eax ;    70.3 p0+p3   78 w[6]
        mov edx, ebp               ;    65.7 p1      50 w[7] copy
        shr edx, 0xa               ;    66.7 p1      50 w[7]
        mov edi, ebp               ;    65.7 p0      50 w[7] copy
        ror edi, 2                 ;    67.7 p1      50 w[7]
        xor edi, ebp               ;    68.7 p0      50 w[7]
        ror edi, 0x11              ;    69.7 p1      50 w[7]
        xor edx, edi               ;    70.7 p0      50 w[7]
        mov edi, dword [esp + 68]  ;    65.7 p2      49 w[7]
        add edx, ebx               ;    71.7 p0      78 w[7]
        add edx, esi               ;    72.7 p1      78 w[7]
        mov ebx, eax               ;    70.3 p0      50 w[8] copy
        shr ebx, 0xa               ;    71.3 p1      50 w[8]
        mov esi, eax               ;    70.3 p0      50 w[8] copy
        ror esi, 2                 ;    72.3 p1      50 w[8]
        xor esi, eax               ;    73.3 p0      50 w[8]
        ror esi, 0x11              ;    74.3 p1      50 w[8]
        xor ebx, esi               ;    75.3 p0      50 w[8]
        mov esi, dword [esp + 68]  ;    69.0 p2      49 w[7]
        shr esi, 3                 ;    73.0 p1      49 w[7]
        mov eax, dword [esp + 68]  ;    70.0 p2      49 w[7]
        ror eax, 0xb               ;    74.0 p1      49 w[7]
        xor edi, eax               ;    75.0 p0      49 w[7]
        ror edi, 7                 ;    76.0 p1      49 w[7]
        xor esi, edi               ;    77.0 p0      49 w[7]
        add edx, esi               ;    78.0 p0      78 w[7]
        mov esi, dword [esp + 72]  ;    71.7 p2      49 w[8]
        shr esi, 3                 ;    75.7 p1      49 w[8]
        mov edi, dword [esp + 72]  ;    72.7 p2      49 w[8]
        ror edi, 0xb               ;    76.7 p1      49 w[8]
        mov eax, dword [esp + 72]  ;    73.7 p2      73 w[9] reload
        xor edi, eax               ;    77.7 p0      49 w[8]
        ror edi, 7                 ;    78.7 p1      49 w[8]
        xor esi, edi               ;    79.7 p0      49 w[8]
        mov dword [esp + 128], edx ;    79.0 p0+p3   78 w[7]
        add ebx, esi               ;    80.7 p1      78 w[8]
        mov esi, dword [esp + 104] ;    75.0 p2      78 w[1] reload
        add ebx, esi               ;    81.7 p1      78 w[8]
        mov edi, dword [esp + 68]  ;    76.0 p2      73 w[8] reload
        add ebx, edi               ;    82.7 p0      78 w[8]
        mov dword [esp + 132], ebx ;    83.7 p0+p3   78 w[8]
        mov edi, edx               ;    79.0 p1      50 w[9] copy
        shr edi, 0xa               ;    80.0 p1      50 w[9]
        mov esi, edx               ;    79.0 p0      50 w[9] copy
        ror esi, 2                 ;    81.0 p1      50 w[9]
        xor esi, edx               ;    82.0 p0      50 w[9]
        ror esi, 0x11              ;    83.0 p1      50 w[9]
        xor edi, esi               ;    84.0 p0      50 w[9]
        mov esi, dword [esp + 76]  ;    79.0 p2      49 w[9]
        add edi, eax               ;    85.0 p0      78 w[9]
        add edi, dword [esp + 108] ;    86.0 p2+p1   78 w[9]
        mov eax, ebx               ;    83.7 p0      50 w[10] copy
        shr eax, 0xa               ;    84.7 p1      50 w[10]
        mov edx, ebx               ;    83.7 p0      50 w[10] copy
        ror edx, 2                 ;    85.7 p1      50 w[10]
        xor edx, ebx               ;    86.7 p0      50 w[10]
        ror edx, 0x11              ;    87.7 p1      50 w[10]
        xor eax, edx               ;    88.7 p0      50 w[10]
        mov edx, dword [esp + 76]  ;    82.7 p2      49 w[9]
        shr edx, 3                 ;    86.7 p1      49 w[9]
        mov ebx, dword [esp + 76]  ;    83.7 p2      49 w[9]
        ror ebx, 0xb               ;    87.7 p1      49 w[9]
        xor esi, ebx               ;    88.7 p0      49 w[9]
        ror esi, 7                 ;    89.7 p1      49 w[9]
        xor edx, esi               ;    90.7 p0      49 w[9]
        add edi, edx               ;    91.7 p0      78 w[9]
        mov esi, dword [esp + 80]  ;    85.3 p2      49 w[10]
        shr esi, 3                 ;    89.3 p1      49 w[10]
        mov edx, dword [esp + 80]  ;    86.3 p2      49 w[10]
        ror edx, 0xb               ;    90.3 p1      49 w[10]
        mov ebx, dword [esp + 80]  ;    87.3 p2      73 w[11] reload
        xor edx, ebx               ;    91.3 p0      49 w[10]
        ror edx, 7                 ;    92.3 p1      49 w[10]
        xor esi, edx               ;    93.3 p0      49 w[10]
        mov dword [esp + 136], edi ;    92.7 p0+p3   78 w[9]
        add eax, esi               ;    94.3 p1      78 w[10]
        add eax, ecx               ;    95.3 p1      78 w[10]
        mov esi, dword [esp + 76]  ;    89.0 p2      73 w[10] reload
        add eax, esi               ;    96.3 p0      78 w[10]
        mov edx, edi               ;    92.7 p1      50 w[11] copy
        shr edx, 0xa               ;    93.7 p1      50 w[11]
        mov dword [esp + 140], eax ;    97.3 p0+p3   78 w[10]
        mov esi, edi               ;    92.7 p1      50 w[11] copy
        ror esi, 2                 ;    94.7 p1      50 w[11]
        xor esi, edi               ;    95.7 p0      50 w[11]
        ror esi, 0x11              ;    96.7 p1      50 w[11]
        xor edx, esi               ;    97.7 p0      50 w[11]
        mov esi, dword [esp + 84]  ;    92.3 p2      49 w[11]
        add edx, ebx               ;    98.7 p0      78 w[11]
        add edx, dword [esp + 116] ;    99.7 p2+p0   78 w[11]
        mov ebx, eax               ;    97.3 p1      50 w[12] copy
        shr ebx, 0xa               ;    98.3 p1      50 w[12]
        mov ecx, eax               ;    97.3 p0      50 w[12] copy
        ror ecx, 2                 ;    99.3 p1      50 w[12]
        xor ecx, eax               ;   100.3 p0      50 w[12]
        ror ecx, 0x11              ;   101.3 p1      50 w[12]
        xor ebx, ecx               ;   102.3 p0      50 w[12]
        mov ecx, dword [esp + 84]  ;    96.0 p2      49 w[11]
        shr ecx, 3                 ;   100.0 p1      49 w[11]
        mov eax, dword [esp + 84]  ;    97.0 p2      49 w[11]
        ror eax, 0xb               ;   101.0 p1      49 w[11]
        xor esi, eax               ;   102.0 p0      49 w[11]
        ror esi, 7                 ;   103.0 p1      49 w[11]
        xor ecx, esi               ;   104.0 p0      49 w[11]
        add edx, ecx               ;   105.0 p0      78 w[11]
        mov esi, dword [esp + 88]  ;    98.7 p2      49 w[12]
        shr esi, 3                 ;   102.7 p1      49 w[12]
        mov eax, dword [esp + 88]  ;    99.7 p2      49 w[12]
        ror eax, 0xb               ;   103.7 p1      49 w[12]
        mov ecx, dword [esp + 88]  ;   100.7 p2      73 w[13] reload
        xor eax, ecx               ;   104.7 p0      49 w[12]
        ror eax, 7                 ;   105.7 p1      49 w[12]
        mov dword [esp + 144], edx ;   106.0 p0+p3   78 w[11]
        xor esi, eax               ;   106.7 p0      49 w[12]
        add ebx, esi               ;   107.7 p1      78 w[12]
        add ebx, ebp               ;   108.7 p1      78 w[12]
        mov esi, dword [esp + 84]  ;   102.3 p2      73 w[12] reload
        add ebx, esi               ;   109.7 p0      78 w[12]
        mov eax, edx               ;   106.0 p1      50 w[13] copy
        shr eax, 0xa               ;   107.0 p1      50 w[13]
        mov dword [esp + 148], ebx ;   110.7 p0+p3   78 w[12]
        mov esi, edx               ;   106.0 p1      50 w[13] copy
        ror esi, 2                 ;   108.0 p1      50 w[13]
        xor esi, edx               ;   109.0 p0      50 w[13]
        ror esi, 0x11              ;   110.0 p1      50 w[13]
        xor eax, esi               ;   111.0 p0      50 w[13]
        mov esi, dword [esp + 92]  ;   105.7 p2      49 w[13]
        add eax, ecx               ;   112.0 p0      78 w[13]
        add eax, dword [esp + 124] ;   113.0 p2+p0   78 w[13]
        mov ecx, ebx               ;   110.7 p1      50 w[14] copy
        shr ecx, 0xa               ;   111.7 p1      50 w[14]
        mov ebp, ebx               ;   110.7 p0      50 w[14] copy
        ror ebp, 2                 ;   112.7 p1      50 w[14]
        xor ebp, ebx               ;   113.7 p0      50 w[14]
        ror ebp, 0x11              ;   114.7 p1      50 w[14]
        xor ecx, ebp               ;   115.7 p0      50 w[14]
        mov ebp, dword [esp + 92]  ;   109.3 p2      49 w[13]
        shr ebp, 3                 ;   113.3 p1      49 w[13]
        mov ebx, dword [esp + 92]  ;   110.3 p2      49 w[13]
        ror ebx, 0xb               ;   114.3 p1      49 w[13]
        xor esi, ebx               ;   115.3 p0      49 w[13]
        ror esi, 7                 ;   116.3 p1      49 w[13]
        xor ebp, esi               ;   117.3 p0      49 w[13]
        add eax, ebp               ;   118.3 p0      78 w[13]
        mov esi, dword [esp + 96]  ;   112.0 p2      49 w[14]
        shr esi, 3                 ;   116.0 p1      49 w[14]
        mov ebp, dword [esp + 96]  ;   113.0 p2      49 w[14]
        ror ebp, 0xb               ;   117.0 p1      49 w[14]
        mov ebx, dword [esp + 96]  ;   114.0 p2      73 w[15] reload
        xor ebp, ebx               ;   118.0 p0      49 w[14]
        ror ebp, 7                 ;   119.0 p1      49 w[14]
        mov dword [esp + 152], eax ;   119.3 p0+p3   78 w[13]
        xor esi, ebp               ;   120.0 p0      49 w[14]
        add ecx, esi               ;   121.0 p1      78 w[14]
        mov esi, dword [esp + 128] ;   115.3 p2      78 w[7] reload
        add ecx, esi               ;   122.0 p1      78 w[14]
        mov ebp, dword [esp + 92]  ;   116.3 p2      73 w[14] reload
        add ecx, ebp               ;   123.0 p0      78 w[14]
        mov dword [esp + 156], ecx ;   124.0 p0+p3   78 w[14]
        mov ebp, eax               ;   119.3 p1      50 w[15] copy
        shr ebp, 0xa               ;   120.3 p1      50 w[15]
        mov esi, eax               ;   119.3 p0      50 w[15] copy
        ror esi, 2                 ;   121.3 p1      50 w[15]
        xor esi, eax               ;   122.3 p0      50 w[15]
        ror esi, 0x11              ;   123.3 p1      50 w[15]
        xor ebp, esi               ;   124.3 p0      50 w[15]
        mov esi, dword [esp + 100] ;   119.3 p2      49 w[15]
        add ebp, ebx               ;   125.3 p0      78 w[15]
        add ebp, dword [esp + 132] ;   126.3 p2+p1   78 w[15]
        mov ebx, ecx               ;   124.0 p0      50 w[0] copy
        shr ebx, 0xa               ;   125.0 p1      50 w[0]
        mov eax, ecx               ;   124.0 p0      50 w[0] copy
        ror eax, 2                 ;   126.0 p1      50 w[0]
        xor eax, ecx               ;   127.0 p0      50 w[0]
        ror eax, 0x11              ;   128.0 p1      50 w[0]
        xor ebx, eax               ;   129.0 p0      50 w[0]
        mov eax, dword [esp + 100] ;   123.0 p2      49 w[15]
        shr eax, 3                 ;   127.0 p1      49 w[15]
        mov ecx, dword [esp + 100] ;   124.0 p2      49 w[15]
        ror ecx, 0xb               ;   128.0 p1      49 w[15]
        xor esi, ecx               ;   129.0 p0      49 w[15]
        ror esi, 7                 ;   130.0 p1      49 w[15]
        xor eax, esi               ;   131.0 p0      49 w[15]
        add ebp, eax               ;   132.0 p0      78 w[15]
        mov esi, dword [esp + 104] ;   125.7 p2      49 w[0]
        shr esi, 3                 ;   129.7 p1      49 w[0]
        mov eax, dword [esp + 104] ;   126.7 p2      49 w[0]
        ror eax, 0xb               ;   130.7 p1      49 w[0]
        mov ecx, dword [esp + 104] ;   127.7 p2      78 w[1] reload
        xor eax, ecx               ;   131.7 p0      49 w[0]
        mov dword [esp + 160], ebp ;   133.0 p0+p3   78 w[15]
        ror eax, 7                 ;   132.7 p1      49 w[0]
        xor esi, eax               ;   133.7 p0      49 w[0]
        add ebx, esi               ;   134.7 p1      78 w[0]
        add ebx, edi               ;   135.7 p0      78 w[0]
        mov esi, dword [esp + 100] ;   129.3 p2      78 w[0] reload
        add ebx, esi               ;   136.7 p1      78 w[0]
        mov eax, ebp               ;   133.0 p0      50 w[1] copy
        shr eax, 0xa               ;   134.0 p1      50 w[1]
        mov dword [esp + 164], ebx ;   137.7 p0+p3   78 w[0]
        mov esi, ebp               ;   133.0 p1      50 w[1] copy
        ror esi, 2                 ;   135.0 p1      50 w[1]
        xor esi, ebp               ;   136.0 p0      50 w[1]
        ror esi, 0x11              ;   137.0 p1      50 w[1]
        xor eax, esi               ;   138.0 p0      50 w[1]
        mov esi, dword [esp + 108] ;   132.7 p2      49 w[1]
        add eax, ecx               ;   139.0 p0      78 w[1]
        add eax, dword [esp + 140] ;   140.0 p2+p1   78 w[1]
        mov ecx, ebx               ;   137.7 p0      50 w[2] copy
        shr ecx, 0xa               ;   138.7 p1      50 w[2]
        mov edi, ebx               ;   137.7 p0      50 w[2] copy
        ror edi, 2                 ;   139.7 p1      50 w[2]
        xor edi, ebx               ;   140.7 p0      50 w[2]
        ror edi, 0x11              ;   141.7 p1      50 w[2]
        xor ecx, edi               ;   142.7 p0      50 w[2]
        mov edi, dword [esp + 108] ;   136.3 p2      49 w[1]
        shr edi, 3                 ;   140.3 p1      49 w[1]
        mov ebx, dword [esp + 108] ;   137.3 p2      49 w[1]
        ror ebx, 0xb               ;   141.3 p1      49 w[1]
        xor esi, ebx               ;   142.3 p0      49 w[1]
        ror esi, 7                 ;   143.3 p1      49 w[1]
        xor edi, esi               ;   144.3 p0      49 w[1]
        add eax, edi               ;   145.3 p0      78 w[1]
        mov esi, dword [esp + 112] ;   139.0 p2      49 w[2]
        shr esi, 3                 ;   143.0 p1      49 w[2]
        mov dword [esp + 168], eax ;   146.3 p0+p3   78 w[1]
        mov edi, dword [esp + 112] ;   140.0 p2      49 w[2]
        ror edi, 0xb               ;   144.0 p1      49 w[2]
        mov ebx, dword [esp + 112] ;   141.0 p2      78 w[3] reload
        xor edi, ebx               ;   145.0 p0      49 w[2]
        ror edi, 7                 ;   146.0 p1      49 w[2]
        xor esi, edi               ;   147.0 p0      49 w[2]
        add ecx, esi               ;   148.0 p0      78 w[2]
        add ecx, edx               ;   149.0 p1      78 w[2]
        mov esi, dword [esp + 108] ;   142.7 p2      78 w[2] reload
        add ecx, esi               ;   150.0 p0      78 w[2]
        mov edi, eax               ;   146.3 p1      50 w[3] copy
        shr edi, 0xa               ;   147.3 p1      50 w[3]
        mov dword [esp + 172], ecx ;   151.0 p0+p3   78 w[2]
        mov esi, eax               ;   146.3 p1      50 w[3] copy
        ror esi, 2                 ;   148.3 p1      50 w[3]
        xor esi, eax               ;   149.3 p0      50 w[3]
        ror esi, 0x11              ;   150.3 p1      50 w[3]
        xor edi, esi               ;   151.3 p0      50 w[3]
        mov esi, dword [esp + 116] ;   146.0 p2      49 w[3]
        add edi, ebx               ;   152.3 p0      78 w[3]
        add edi, dword [esp + 148] ;   153.3 p2+p0   78 w[3]
        mov ebx, ecx               ;   151.0 p1      50 w[4] copy
        shr ebx, 0xa               ;   152.0 p1      50 w[4]
        mov edx, ecx               ;   151.0 p0      50 w[4] copy
        ror edx, 2                 ;   153.0 p1      50 w[4]
        xor edx, ecx               ;   154.0 p0      50 w[4]
        ror edx, 0x11              ;   155.0 p1      50 w[4]
        xor ebx, edx               ;   156.0 p0      50 w[4]
        mov edx, dword [esp + 116] ;   149.7 p2      49 w[3]
        shr edx, 3                 ;   153.7 p1      49 w[3]
        mov ecx, dword [esp + 116] ;   150.7 p2      49 w[3]
        ror ecx, 0xb               ;   154.7 p1      49 w[3]
        xor esi, ecx               ;   155.7 p0      49 w[3]
        ror esi, 7                 ;   156.7 p1      49 w[3]
        xor edx, esi               ;   157.7 p0      49 w[3]
        add edi, edx               ;   158.7 p0      78 w[3]
        mov esi, dword [esp + 120] ;   152.3 p2      49 w[4]
        shr esi, 3                 ;   156.3 p1      49 w[4]
        mov dword [esp + 176], edi ;   159.7 p0+p3   78 w[3]
        mov ecx, dword [esp + 120] ;   153.3 p2      49 w[4]
        ror ecx, 0xb               ;   157.3 p1      49 w[4]
        mov edx, dword [esp + 120] ;   154.3 p2      78 w[5] reload
        xor ecx, edx               ;   158.3 p0      49 w[4]
        ror ecx, 7                 ;   159.3 p1      49 w[4]
        xor esi, ecx               ;   160.3 p0      49 w[4]
        add ebx, esi               ;   161.3 p0      78 w[4]
        mov esi, dword [esp + 152] ;   155.7 p2      78 w[13] reload
        add ebx, esi               ;   162.3 p1      78 w[4]
        mov ecx, dword [esp + 116] ;   156.7 p2      78 w[4] reload
        add ebx, ecx               ;   163.3 p0      78 w[4]
        mov dword [esp + 180], ebx ;   164.3 p0+p3   78 w[4]
        mov ecx, edi               ;   159.7 p1      50 w[5] copy
        shr ecx, 0xa               ;   160.7 p1      50 w[5]
        mov esi, edi               ;   159.7 p0      50 w[5] copy
        ror esi, 2                 ;   161.7 p1      50 w[5]
        xor esi, edi               ;   162.7 p0      50 w[5]
        ror esi, 0x11              ;   163.7 p1      50 w[5]
        xor ecx, esi               ;   164.7 p0      50 w[5]
        mov esi, dword [esp + 124] ;   159.7 p2      49 w[5]
        add ecx, edx               ;   165.7 p0      78 w[5]
        add ecx, dword [esp + 156] ;   166.7 p2+p1   78 w[5]
        mov edx, ebx               ;   164.3 p0      50 w[6] copy
        shr edx, 0xa               ;   165.3 p1      50 w[6]
        mov edi, ebx               ;   164.3 p0      50 w[6] copy
        ror edi, 2                 ;   166.3 p1      50 w[6]
        xor edi, ebx               ;   167.3 p0      50 w[6]
        ror edi, 0x11              ;   168.3 p1      50 w[6]
        xor edx, edi               ;   169.3 p0      50 w[6]
        mov edi, dword [esp + 124] ;   163.3 p2      49 w[5]
        shr edi, 3                 ;   167.3 p1      49 w[5]
        mov ebx, dword [esp + 124] ;   164.3 p2      49 w[5]
        ror ebx, 0xb               ;   168.3 p1      49 w[5]
        xor esi, ebx               ;   169.3 p0      49 w[5]
        ror esi, 7                 ;   170.3 p1      49 w[5]
        xor edi, esi               ;   171.3 p0      49 w[5]
        add ecx, edi               ;   172.3 p0      78 w[5]
        mov esi, dword [esp + 128] ;   166.0 p2      49 w[6]
        shr esi, 3                 ;   170.0 p1      49 w[6]
        mov dword [esp + 184], ecx ;   173.3 p0+p3   78 w[5]
        mov edi, dword [esp + 128] ;   167.0 p2      49 w[6]
        ror edi, 0xb               ;   171.0 p1      49 w[6]
        mov ebx, dword [esp + 128] ;   168.0 p2      78 w[7] reload
        xor edi, ebx               ;   172.0 p0      49 w[6]
        ror edi, 7                 ;   173.0 p1      49 w[6]
        xor esi, edi               ;   174.0 p0      49 w[6]
        add edx, esi               ;   175.0 p0      78 w[6]
        add edx, ebp               ;   176.0 p1      78 w[6]
        mov esi, dword [esp + 124] ;   169.7 p2      78 w[6] reload
        add edx, esi               ;   177.0 p0      78 w[6]
        mov edi, ecx               ;   173.3 p1      50 w[7] copy
        shr edi, 0xa               ;   174.3 p1      50 w[7]
        mov dword [esp + 188], edx ;   178.0 p0+p3   78 w[6]
        mov esi, ecx               ;   173.3 p1      50 w[7] copy
        ror esi, 2                 ;   175.3 p1      50 w[7]
        xor esi, ecx               ;   176.3 p0      50 w[7]
        ror esi, 0x11              ;   177.3 p1      50 w[7]
        xor edi, esi               ;   178.3 p0      50 w[7]
        mov esi, dword [esp + 132] ;   173.0 p2      49 w[7]
        add edi, ebx               ;   179.3 p0      78 w[7]
        add edi, dword [esp + 164] ;   180.3 p2+p0   78 w[7]
        mov ebx, edx               ;   178.0 p1      50 w[8] copy
        shr ebx, 0xa               ;   179.0 p1      50 w[8]
        mov ebp, edx               ;   178.0 p0      50 w[8] copy
        ror ebp, 2                 ;   180.0 p1      50 w[8]
        xor ebp, edx               ;   181.0 p0      50 w[8]
        ror ebp, 0x11              ;   182.0 p1      50 w[8]
        xor ebx, ebp               ;   183.0 p0      50 w[8]
        mov ebp, dword [esp + 132] ;   176.7 p2      49 w[7]
        shr ebp, 3                 ;   180.7 p1      49 w[7]
        mov edx, dword [esp + 132] ;   177.7 p2      49 w[7]
        ror edx, 0xb               ;   181.7 p1      49 w[7]
        xor esi, edx               ;   182.7 p0      49 w[7]
        ror esi, 7                 ;   183.7 p1      49 w[7]
        xor ebp, esi               ;   184.7 p0      49 w[7]
        add edi, ebp               ;   185.7 p0      78 w[7]
        mov esi, dword [esp + 136] ;   179.3 p2      49 w[8]
        shr esi, 3                 ;   183.3 p1      49 w[8]
        mov dword [esp + 192], edi ;   186.7 p0+p3   78 w[7]
        mov ebp, dword [esp + 136] ;   180.3 p2      49 w[8]
        ror ebp, 0xb               ;   184.3 p1      49 w[8]
        mov edx, dword [esp + 136] ;   181.3 p2      78 w[9] reload
        xor ebp, edx               ;   185.3 p0      49 w[8]
        ror ebp, 7                 ;   186.3 p1      49 w[8]
        xor esi, ebp               ;   187.3 p0      49 w[8]
        add ebx, esi               ;   188.3 p0      78 w[8]
        add ebx, eax               ;   189.3 p1      78 w[8]
        mov esi, dword [esp + 132] ;   183.0 p2      78 w[8] reload
        add ebx, esi               ;   190.3 p0      78 w[8]
        mov ebp, edi               ;   186.7 p1      50 w[9] copy
        shr ebp, 0xa               ;   187.7 p1      50 w[9]
        mov dword [esp + 196], ebx ;   191.3 p0+p3   78 w[8]
        mov esi, edi               ;   186.7 p1      50 w[9] copy
        ror esi, 2                 ;   188.7 p1      50 w[9]
        xor esi, edi               ;   189.7 p0      50 w[9]
        ror esi, 0x11              ;   190.7 p1      50 w[9]
        xor ebp, esi               ;   191.7 p0      50 w[9]
        mov esi, dword [esp + 140] ;   186.3 p2      49 w[9]
        add ebp, edx               ;   192.7 p0      78 w[9]
        add ebp, dword [esp + 172] ;   193.7 p2+p0   78 w[9]
        mov edx, ebx               ;   191.3 p1      50 w[10] copy
        shr edx, 0xa               ;   192.3 p1      50 w[10]
        mov eax, ebx               ;   191.3 p0      50 w[10] copy
        ror eax, 2                 ;   193.3 p1      50 w[10]
        xor eax, ebx               ;   194.3 p0      50 w[10]
        ror eax, 0x11              ;   195.3 p1      50 w[10]
        xor edx, eax               ;   196.3 p0      50 w[10]
        mov eax, dword [esp + 140] ;   190.0 p2      49 w[9]
        shr eax, 3                 ;   194.0 p1      49 w[9]
        mov ebx, dword [esp + 140] ;   191.0 p2      49 w[9]
        ror ebx, 0xb               ;   195.0 p1      49 w[9]
        xor esi, ebx               ;   196.0 p0      49 w[9]
        ror esi, 7                 ;   197.0 p1      49 w[9]
        xor eax, esi               ;   198.0 p0      49 w[9]
        add ebp, eax               ;   199.0 p0      78 w[9]
        mov dword [esp + 200], ebp ;   200.0 p0+p3   78 w[9]
        mov esi, dword [esp + 144] ;   193.0 p2      49 w[10]
        shr esi, 3                 ;   197.0 p1      49 w[10]
        mov eax, dword [esp + 144] ;   194.0 p2      49 w[10]
        ror eax, 0xb               ;   198.0 p1      49 w[10]
        mov ebx, dword [esp + 144] ;   195.0 p2      78 w[11] reload
        xor eax, ebx               ;   199.0 p0      49 w[10]
        ror eax, 7                 ;   200.0 p1      49 w[10]
        xor esi, eax               ;   201.0 p0      49 w[10]
        add edx, esi               ;   202.0 p0      78 w[10]
        mov esi, dword [esp + 176] ;   196.0 p2      78 w[3] reload
        add edx, esi               ;   203.0 p1      78 w[10]
        mov eax, dword [esp + 140] ;   197.0 p2      78 w[10] reload
        add edx, eax               ;   204.0 p0      78 w[10]
        mov dword [esp + 204], edx ;   205.0 p0+p3   78 w[10]
        mov eax, ebp               ;   200.0 p1      50 w[11] copy
        shr eax, 0xa               ;   201.0 p1      50 w[11]
        mov esi, ebp               ;   200.0 p0      50 w[11] copy
        ror esi, 2                 ;   202.0 p1      50 w[11]
        xor esi, ebp               ;   203.0 p0      50 w[11]
        ror esi, 0x11              ;   204.0 p1      50 w[11]
        xor eax, esi               ;   205.0 p0      50 w[11]
        mov esi, dword [esp + 148] ;   200.0 p2      49 w[11]
        add eax, ebx               ;   206.0 p0      78 w[11]
        add eax, dword [esp + 180] ;   207.0 p2+p1   78 w[11]
        mov ebx, edx               ;   205.0 p0      50 w[12] copy
        shr ebx, 0xa               ;   206.0 p1      50 w[12]
        mov ebp, edx               ;   205.0 p0      50 w[12] copy
        ror ebp, 2                 ;   207.0 p1      50 w[12]
        xor ebp, edx               ;   208.0 p0      50 w[12]
        ror ebp, 0x11              ;   209.0 p1      50 w[12]
        xor ebx, ebp               ;   210.0 p0      50 w[12]
        mov ebp, dword [esp + 148] ;   203.7 p2      49 w[11]
        shr ebp, 3                 ;   207.7 p1      49 w[11]
        mov edx, dword [esp + 148] ;   204.7 p2      49 w[11]
        ror edx, 0xb               ;   208.7 p1      49 w[11]
        xor esi, edx               ;   209.7 p0      49 w[11]
        ror esi, 7                 ;   210.7 p1      49 w[11]
        xor ebp, esi               ;   211.7 p0      49 w[11]
        add eax, ebp               ;   212.7 p0      78 w[11]
        mov dword [esp + 208], eax ;   213.7 p0+p3   78 w[11]
        mov esi, dword [esp + 152] ;   206.7 p2      49 w[12]
        shr esi, 3                 ;   210.7 p1      49 w[12]
        mov ebp, dword [esp + 152] ;   207.7 p2      49 w[12]
        ror ebp, 0xb               ;   211.7 p1      49 w[12]
        mov edx, dword [esp + 152] ;   208.7 p2      78 w[13] reload
        xor ebp, edx               ;   212.7 p0      49 w[12]
        ror ebp, 7                 ;   213.7 p1      49 w[12]
        xor esi, ebp               ;   214.7 p0      49 w[12]
        add ebx, esi               ;   215.7 p0      78 w[12]
        add ebx, ecx               ;   216.7 p1      78 w[12]
        mov esi, dword [esp + 148] ;   210.0 p2      78 w[12] reload
        add ebx, esi               ;   217.7 p0      78 w[12]
        mov ebp, eax               ;   213.7 p1      50 w[13] copy
        shr ebp, 0xa               ;   214.7 p1      50 w[13]
        mov dword [esp + 212], ebx ;   218.7 p0+p3   78 w[12]
        mov esi, eax               ;   213.7 p1      50 w[13] copy
        ror esi, 2                 ;   215.7 p1      50 w[13]
        xor esi, eax               ;   216.7 p0      50 w[13]
        ror esi, 0x11              ;   217.7 p1      50 w[13]
        xor ebp, esi               ;   218.7 p0      50 w[13]
        mov esi, dword [esp + 156] ;   213.3 p2      49 w[13]
        add ebp, edx               ;   219.7 p0      78 w[13]
        add ebp, dword [esp + 188] ;   220.7 p2+p0   78 w[13]
        mov edx, ebx               ;   218.7 p1      50 w[14] copy
        shr edx, 0xa               ;   219.7 p1      50 w[14]
        mov ecx, dword [esp + 156] ;   215.3 p2      49 w[13]
        shr ecx, 3                 ;   219.3 p1      49 w[13]
        mov eax, ebx               ;   218.7 p0      50 w[14] copy
        ror eax, 2                 ;   220.3 p1      50 w[14]
        xor eax, ebx               ;   221.3 p0      50 w[14]
        ror eax, 0x11              ;   222.3 p1      50 w[14]
        xor edx, eax               ;   223.3 p0      50 w[14]
        mov eax, dword [esp + 156] ;   217.7 p2      49 w[13]
        ror eax, 0xb               ;   224.3 p1      49 w[13]
        xor esi, eax               ;   225.3 p0      49 w[13]
        ror esi, 7                 ;   226.3 p1      49 w[13]
        xor ecx, esi               ;   227.3 p0      49 w[13]
        add ebp, ecx               ;   228.3 p0      78 w[13]
        mov dword [esp + 216], ebp ;   229.3 p0+p3   78 w[13]
        mov esi, dword [esp + 160] ;   220.0 p2      49 w[14]
        shr esi, 3                 ;   224.0 p1      49 w[14]
        mov eax, dword [esp + 160] ;   221.0 p2      49 w[14]
        ror eax, 0xb               ;   225.0 p1      49 w[14]
        mov ecx, dword [esp + 160] ;   222.0 p2      78 w[15] reload
        xor eax, ecx               ;   226.0 p0      49 w[14]
        ror eax, 7                 ;   227.0 p1      49 w[14]
        xor esi, eax               ;   228.0 p0      49 w[14]
        add edx, esi               ;   229.0 p0      78 w[14]
        add edx, edi               ;   230.0 p1      78 w[14]
        mov esi, dword [esp + 156] ;   223.3 p2      78 w[14] reload
        add edx, esi               ;   231.0 p0      78 w[14]
        mov eax, ebp               ;   229.3 p1      50 w[15] copy
        shr eax, 0xa               ;   230.3 p1      50 w[15]
        mov dword [esp + 220], edx ;   232.0 p0+p3   78 w[14]
        mov esi, ebp               ;   229.3 p1      50 w[15] copy
        ror esi, 2                 ;   231.3 p1      50 w[15]
        xor esi, ebp               ;   232.3 p0      50 w[15]
        ror esi, 0x11              ;   233.3 p1      50 w[15]
        xor eax, esi               ;   234.3 p0      50 w[15]
        mov esi, dword [esp + 164] ;   226.7 p2      49 w[15]
        add eax, ecx               ;   235.3 p0      78 w[15]
        add eax, dword [esp + 196] ;   236.3 p2+p0   78 w[15]
        mov ecx, edx               ;   232.0 p1      50 w[0] copy
        shr ecx, 0xa               ;   233.0 p1      50 w[0]
        mov edi, dword [esp + 164] ;   228.7 p2      49 w[15]
        shr edi, 3                 ;   232.7 p1      49 w[15]
        mov ebp, edx               ;   232.0 p0      50 w[0] copy
        ror ebp, 2                 ;   233.7 p1      50 w[0]
        xor ebp, edx               ;   234.7 p0      50 w[0]
        ror ebp, 0x11              ;   235.7 p1      50 w[0]
        xor ecx, ebp               ;   236.7 p0      50 w[0]
        mov ebp, dword [esp + 164] ;   231.0 p2      49 w[15]
        ror ebp, 0xb               ;   237.7 p1      49 w[15]
        xor esi, ebp               ;   238.7 p0      49 w[15]
        ror esi, 7                 ;   239.7 p1      49 w[15]
        xor edi, esi               ;   240.7 p0      49 w[15]
        add eax, edi               ;   241.7 p0      78 w[15]
        mov dword [esp + 224], eax ;   242.7 p0+p3   78 w[15]
        mov esi, dword [esp + 168] ;   233.3 p2      49 w[0]
        shr esi, 3                 ;   237.3 p1      49 w[0]
        mov edi, dword [esp + 168] ;   234.3 p2      49 w[0]
        ror edi, 0xb               ;   238.3 p1      49 w[0]
        mov ebp, dword [esp + 168] ;   235.3 p2      78 w[1] reload
        xor edi, ebp               ;   239.3 p0      49 w[0]
        ror edi, 7                 ;   240.3 p1      49 w[0]
        xor esi, edi               ;   241.3 p0      49 w[0]
        add ecx, esi               ;   242.3 p0      78 w[0]
        mov esi, dword [esp + 200] ;   236.3 p2      78 w[9] reload
        add ecx, esi               ;   243.3 p1      78 w[0]
        mov edi, dword [esp + 164] ;   237.3 p2      78 w[0] reload
        add ecx, edi               ;   244.3 p0      78 w[0]
        mov dword [esp + 228], ecx ;   245.3 p0+p3   78 w[0]
        mov edi, eax               ;   242.7 p1      50 w[1] copy
        shr edi, 0xa               ;   243.7 p1      50 w[1]
        mov esi, eax               ;   242.7 p0      50 w[1] copy
        ror esi, 2                 ;   244.7 p1      50 w[1]
        xor esi, eax               ;   245.7 p0      50 w[1]
        ror esi, 0x11              ;   246.7 p1      50 w[1]
        xor edi, esi               ;   247.7 p0      50 w[1]
        mov esi, dword [esp + 172] ;   240.3 p2      49 w[1]
        add edi, ebp               ;   248.7 p0      78 w[1]
        add edi, dword [esp + 204] ;   249.7 p2+p1   78 w[1]
        mov ebp, ecx               ;   245.3 p0      50 w[2] copy
        shr ebp, 0xa               ;   246.3 p1      50 w[2]
        mov eax, ecx               ;   245.3 p0      50 w[2] copy
        ror eax, 2                 ;   247.3 p1      50 w[2]
        xor eax, ecx               ;   248.3 p0      50 w[2]
        ror eax, 0x11              ;   249.3 p1      50 w[2]
        xor ebp, eax               ;   250.3 p0      50 w[2]
        mov eax, dword [esp + 172] ;   244.0 p2      49 w[1]
        shr eax, 3                 ;   248.0 p1      49 w[1]
        mov ecx, dword [esp + 172] ;   245.0 p2      49 w[1]
        ror ecx, 0xb               ;   249.0 p1      49 w[1]
        xor esi, ecx               ;   250.0 p0      49 w[1]
        ror esi, 7                 ;   251.0 p1      49 w[1]
        xor eax, esi               ;   252.0 p0      49 w[1]
        add edi, eax               ;   253.0 p0      78 w[1]
        mov dword [esp + 232], edi ;   254.0 p0+p3   78 w[1]
        mov esi, dword [esp + 176] ;   247.0 p2      49 w[2]
        shr esi, 3                 ;   251.0 p1      49 w[2]
        mov eax, dword [esp + 176] ;   248.0 p2      49 w[2]
        ror eax, 0xb               ;   252.0 p1      49 w[2]
        mov ecx, dword [esp + 176] ;   249.0 p2      78 w[3] reload
        xor eax, ecx               ;   253.0 p0      49 w[2]
        ror eax, 7                 ;   254.0 p1      49 w[2]
        xor esi, eax               ;   255.0 p0      49 w[2]
        add ebp, esi               ;   256.0 p0      78 w[2]
        mov esi, dword [esp + 208] ;   250.0 p2      78 w[11] reload
        add ebp, esi               ;   257.0 p1      78 w[2]
        mov eax, dword [esp + 172] ;   251.0 p2      78 w[2] reload
        add ebp, eax               ;   258.0 p0      78 w[2]
        mov dword [esp + 236], ebp ;   259.0 p0+p3   78 w[2]
        mov eax, edi               ;   254.0 p1      50 w[3] copy
        shr eax, 0xa               ;   255.0 p1      50 w[3]
        mov esi, edi               ;   254.0 p0      50 w[3] copy
        ror esi, 2                 ;   256.0 p1      50 w[3]
        xor esi, edi               ;   257.0 p0      50 w[3]
        ror esi, 0x11              ;   258.0 p1      50 w[3]
        xor eax, esi               ;   259.0 p0      50 w[3]
        mov esi, dword [esp + 180] ;   254.0 p2      49 w[3]
        add eax, ecx               ;   260.0 p0      78 w[3]
        add eax, ebx               ;   261.0 p1      78 w[3]
        mov ecx, ebp               ;   259.0 p0      50 w[4] copy
        shr ecx, 0xa               ;   260.0 p1      50 w[4]
        mov ebx, ebp               ;   259.0 p0      50 w[4] copy
        ror ebx, 2                 ;   261.0 p1      50 w[4]
        xor ebx, ebp               ;   262.0 p0      50 w[4]
        ror ebx, 0x11              ;   263.0 p1      50 w[4]
        xor ecx, ebx               ;   264.0 p0      50 w[4]
        mov ebx, dword [esp + 180] ;   257.3 p2      49 w[3]
        shr ebx, 3                 ;   261.3 p1      49 w[3]
        mov ebp, dword [esp + 180] ;   258.3 p2      49 w[3]
        ror ebp, 0xb               ;   262.3 p1      49 w[3]
        xor esi, ebp               ;   263.3 p0      49 w[3]
        ror esi, 7                 ;   264.3 p1      49 w[3]
        xor ebx, esi               ;   265.3 p0      49 w[3]
        add eax, ebx               ;   266.3 p0      78 w[3]
        mov dword [esp + 240], eax ;   267.3 p0+p3   78 w[3]
        mov esi, dword [esp + 184] ;   260.3 p2      49 w[4]
        shr esi, 3                 ;   264.3 p1      49 w[4]
        mov ebp, dword [esp + 184] ;   261.3 p2      49 w[4]
        ror ebp, 0xb               ;   265.3 p1      49 w[4]
        mov ebx, dword [esp + 184] ;   262.3 p2      78 w[5] reload
        xor ebp, ebx               ;   266.3 p0      49 w[4]
        ror ebp, 7                 ;   267.3 p1      49 w[4]
        xor esi, ebp               ;   268.3 p0      49 w[4]
        add ecx, esi               ;   269.3 p0      78 w[4]
        mov esi, dword [esp + 216] ;   263.3 p2      78 w[13] reload
        add ecx, esi               ;   270.3 p1      78 w[4]
        mov ebp, dword [esp + 180] ;   264.3 p2      78 w[4] reload
        add ecx, ebp               ;   271.3 p0      78 w[4]
        mov dword [esp + 244], ecx ;   272.3 p0+p3   78 w[4]
        mov ebp, eax               ;   267.3 p1      50 w[5] copy
        shr ebp, 0xa               ;   268.3 p1      50 w[5]
        mov esi, eax               ;   267.3 p0      50 w[5] copy
        ror esi, 2                 ;   269.3 p1      50 w[5]
        xor esi, eax               ;   270.3 p0      50 w[5]
        ror esi, 0x11              ;   271.3 p1      50 w[5]
        xor ebp, esi               ;   272.3 p0      50 w[5]
        mov esi, dword [esp + 188] ;   267.3 p2      49 w[5]
        add ebp, ebx               ;   273.3 p0      78 w[5]
        add ebp, edx               ;   274.3 p1      78 w[5]
        mov ebx, ecx               ;   272.3 p0      50 w[6] copy
        shr ebx, 0xa               ;   273.3 p1      50 w[6]
        mov edx, ecx               ;   272.3 p0      50 w[6] copy
        ror edx, 2                 ;   274.3 p1      50 w[6]
        xor edx, ecx               ;   275.3 p0      50 w[6]
        ror edx, 0x11              ;   276.3 p1      50 w[6]
        xor ebx, edx               ;   277.3 p0      50 w[6]
        mov edx, dword [esp + 188] ;   270.7 p2      49 w[5]
        shr edx, 3                 ;   274.7 p1      49 w[5]
        mov ecx, dword [esp + 188] ;   271.7 p2      49 w[5]
        ror ecx, 0xb               ;   275.7 p1      49 w[5]
        xor esi, ecx               ;   276.7 p0      49 w[5]
        ror esi, 7                 ;   277.7 p1      49 w[5]
        xor edx, esi               ;   278.7 p0      49 w[5]
        add ebp, edx               ;   279.7 p0      78 w[5]
        mov dword [esp + 248], ebp ;   280.7 p0+p3   78 w[5]
        mov esi, dword [esp + 192] ;   273.7 p2      49 w[6]
        shr esi, 3                 ;   277.7 p1      49 w[6]
        mov ecx, dword [esp + 192] ;   274.7 p2      49 w[6]
        ror ecx, 0xb               ;   278.7 p1      49 w[6]
        mov edx, dword [esp + 192] ;   275.7 p2      78 w[7] reload
        xor ecx, edx               ;   279.7 p0      49 w[6]
        ror ecx, 7                 ;   280.7 p1      49 w[6]
        xor esi, ecx               ;   281.7 p0      49 w[6]
        add ebx, esi               ;   282.7 p0      78 w[6]
        mov esi, dword [esp + 224] ;   276.7 p2      78 w[15] reload
        add ebx, esi               ;   283.7 p1      78 w[6]
        mov ecx, dword [esp + 188] ;   277.7 p2      78 w[6] reload
        add ebx, ecx               ;   284.7 p0      78 w[6]
        mov dword [esp + 252], ebx ;   285.7 p0+p3   78 w[6]
        mov ecx, ebp               ;   280.7 p1      50 w[7] copy
        shr ecx, 0xa               ;   281.7 p1      50 w[7]
        mov esi, ebp               ;   280.7 p0      50 w[7] copy
        ror esi, 2                 ;   282.7 p1      50 w[7]
        xor esi, ebp               ;   283.7 p0      50 w[7]
        ror esi, 0x11              ;   284.7 p1      50 w[7]
        xor ecx, esi               ;   285.7 p0      50 w[7]
        mov esi, dword [esp + 196] ;   280.7 p2      49 w[7]
        add ecx, edx               ;   286.7 p0      78 w[7]
        add ecx, dword [esp + 228] ;   287.7 p2+p1   78 w[7]
        mov edx, ebx               ;   285.7 p0      50 w[8] copy
        shr edx, 0xa               ;   286.7 p1      50 w[8]
        mov ebp, ebx               ;   285.7 p0      50 w[8] copy
        ror ebp, 2                 ;   287.7 p1      50 w[8]
        xor ebp, ebx               ;   288.7 p0      50 w[8]
        ror ebp, 0x11              ;   289.7 p1      50 w[8]
        xor edx, ebp               ;   290.7 p0      50 w[8]
        mov ebp, dword [esp + 196] ;   284.3 p2      49 w[7]
        shr ebp, 3                 ;   288.3 p1      49 w[7]
        mov ebx, dword [esp + 196] ;   285.3 p2      49 w[7]
        ror ebx, 0xb               ;   289.3 p1      49 w[7]
        xor esi, ebx               ;   290.3 p0      49 w[7]
        ror esi, 7                 ;   291.3 p1      49 w[7]
        xor ebp, esi               ;   292.3 p0      49 w[7]
        add ecx, ebp               ;   293.3 p0      78 w[7]
        mov dword [esp + 256], ecx ;   294.3 p0+p3   78 w[7]
        mov esi, dword [esp + 200] ;   287.3 p2      49 w[8]
        shr esi, 3                 ;   291.3 p1      49 w[8]
        mov ebp, dword [esp + 200] ;   288.3 p2      49 w[8]
        ror ebp, 0xb               ;   292.3 p1      49 w[8]
        mov ebx, dword [esp + 200] ;   289.3 p2      78 w[9] reload
        xor ebp, ebx               ;   293.3 p0      49 w[8]
        ror ebp, 7                 ;   294.3 p1      49 w[8]
        xor esi, ebp               ;   295.3 p0      49 w[8]
        add edx, edi               ;   291.7 p0      78 w[8]
        add edx, esi               ;   296.3 p1      78 w[8]
        mov esi, dword [esp + 196] ;   290.7 p2      78 w[8] reload
        add edx, esi               ;   297.3 p0      78 w[8]
        mov dword [esp + 260], edx ;   298.3 p0+p3   78 w[8]
        mov ebp, ecx               ;   294.3 p1      50 w[9] copy
        shr ebp, 0xa               ;   295.3 p1      50 w[9]
        mov edi, ecx               ;   294.3 p0      50 w[9] copy
        ror edi, 2                 ;   296.3 p1      50 w[9]
        xor edi, ecx               ;   297.3 p0      50 w[9]
        ror edi, 0x11              ;   298.3 p1      50 w[9]
        xor ebp, edi               ;   299.3 p0      50 w[9]
        mov edi, dword [esp + 204] ;   294.0 p2      49 w[9]
        add ebp, ebx               ;   300.3 p0      78 w[9]
        add ebp, dword [esp + 236] ;   301.3 p2+p1   78 w[9]
        mov ecx, edx               ;   298.3 p0      50 w[10] copy
        shr ecx, 0xa               ;   299.3 p1      50 w[10]
        mov ebx, edx               ;   298.3 p0      50 w[10] copy
        ror ebx, 2                 ;   300.3 p1      50 w[10]
        xor ebx, edx               ;   301.3 p0      50 w[10]
        ror ebx, 0x11              ;   302.3 p1      50 w[10]
        xor ecx, ebx               ;   303.3 p0      50 w[10]
        mov ebx, dword [esp + 204] ;   297.7 p2      49 w[9]
        shr ebx, 3                 ;   301.7 p1      49 w[9]
        mov edx, dword [esp + 204] ;   298.7 p2      49 w[9]
        ror edx, 0xb               ;   302.7 p1      49 w[9]
        xor edi, edx               ;   303.7 p0      49 w[9]
        ror edi, 7                 ;   304.7 p1      49 w[9]
        xor ebx, edi               ;   305.7 p0      49 w[9]
        add ebp, ebx               ;   306.7 p0      78 w[9]
        mov dword [esp + 264], ebp ;   307.7 p0+p3   78 w[9]
        mov edi, dword [esp + 208] ;   300.7 p2      49 w[10]
        shr edi, 3                 ;   304.7 p1      49 w[10]
        mov edx, dword [esp + 208] ;   301.7 p2      49 w[10]
        ror edx, 0xb               ;   305.7 p1      49 w[10]
        mov ebx, dword [esp + 208] ;   302.7 p2      78 w[11] reload
        xor edx, ebx               ;   306.7 p0      49 w[10]
        ror edx, 7                 ;   307.7 p1      49 w[10]
        xor edi, edx               ;   308.7 p0      49 w[10]
        add ecx, eax               ;   304.3 p0      78 w[10]
        add ecx, edi               ;   309.7 p1      78 w[10]
        mov edi, dword [esp + 204] ;   304.0 p2      78 w[10] reload
        add ecx, edi               ;   310.7 p0      78 w[10]
        mov dword [esp + 268], ecx ;   311.7 p0+p3   78 w[10]
        mov edx, ebp               ;   307.7 p1      50 w[11] copy
        shr edx, 0xa               ;   308.7 p1      50 w[11]
        mov eax, ebp               ;   307.7 p0      50 w[11] copy
        ror eax, 2                 ;   309.7 p1      50 w[11]
        xor eax, ebp               ;   310.7 p0      50 w[11]
        ror eax, 0x11              ;   311.7 p1      50 w[11]
        xor edx, eax               ;   312.7 p0      50 w[11]
        mov eax, dword [esp + 212] ;   307.3 p2      49 w[11]
        add edx, ebx               ;   313.7 p0      78 w[11]
        add edx, dword [esp + 244] ;   314.7 p2+p1   78 w[11]
        mov ebp, ecx               ;   311.7 p0      50 w[12] copy
        shr ebp, 0xa               ;   312.7 p1      50 w[12]
        mov ebx, ecx               ;   311.7 p0      50 w[12] copy
        ror ebx, 2                 ;   313.7 p1      50 w[12]
        xor ebx, ecx               ;   314.7 p0      50 w[12]
        ror ebx, 0x11              ;   315.7 p1      50 w[12]
        xor ebp, ebx               ;   316.7 p0      50 w[12]
        mov ebx, dword [esp + 212] ;   311.0 p2      49 w[11]
        shr ebx, 3                 ;   315.0 p1      49 w[11]
        mov ecx, dword [esp + 212] ;   312.0 p2      49 w[11]
        ror ecx, 0xb               ;   316.0 p1      49 w[11]
        xor eax, ecx               ;   317.0 p0      49 w[11]
        ror eax, 7                 ;   318.0 p1      49 w[11]
        xor ebx, eax               ;   319.0 p0      49 w[11]
        add edx, ebx               ;   320.0 p0      78 w[11]
        mov dword [esp + 272], edx ;   321.0 p0+p3   78 w[11]
        mov eax, dword [esp + 216] ;   314.0 p2      49 w[12]
        shr eax, 3                 ;   318.0 p1      49 w[12]
        mov ecx, dword [esp + 216] ;   315.0 p2      49 w[12]
        ror ecx, 0xb               ;   319.0 p1      49 w[12]
        mov ebx, dword [esp + 216] ;   316.0 p2      78 w[13] reload
        xor ecx, ebx               ;   320.0 p0      49 w[12]
        ror ecx, 7                 ;   321.0 p1      49 w[12]
        xor eax, ecx               ;   322.0 p0      49 w[12]
        add ebp, eax               ;   323.0 p0      78 w[12]
        mov eax, dword [esp + 248] ;   317.0 p2      78 w[5] reload
        add ebp, eax               ;   324.0 p1      78 w[12]
        mov ecx, dword [esp + 212] ;   318.0 p2      78 w[12] reload
        add ebp, ecx               ;   325.0 p0      78 w[12]
        mov dword [esp + 276], ebp ;   326.0 p0+p3   78 w[12]
        mov eax, edx               ;   321.0 p1      50 w[13] copy
        shr eax, 0xa               ;   322.0 p1      50 w[13]
        mov ecx, edx               ;   321.0 p0      50 w[13] copy
        ror ecx, 2                 ;   323.0 p1      50 w[13]
        xor ecx, edx               ;   324.0 p0      50 w[13]
        ror ecx, 0x11              ;   325.0 p1      50 w[13]
        xor eax, ecx               ;   326.0 p0      50 w[13]
        mov ecx, dword [esp + 220] ;   321.0 p2      49 w[13]
        add eax, ebx               ;   327.0 p0      78 w[13]
        add eax, dword [esp + 252] ;   328.0 p2+p1   78 w[13]
        mov edx, ebp               ;   326.0 p0      50 w[14] copy
        shr edx, 0xa               ;   327.0 p1      50 w[14]
        mov ebx, ebp               ;   326.0 p0      50 w[14] copy
        ror ebx, 2                 ;   328.0 p1      50 w[14]
        xor ebx, ebp               ;   329.0 p0      50 w[14]
        ror ebx, 0x11              ;   330.0 p1      50 w[14]
        xor edx, ebx               ;   331.0 p0      50 w[14]
        mov ebx, dword [esp + 220] ;   324.7 p2      49 w[13]
        shr ebx, 3                 ;   328.7 p1      49 w[13]
        mov dword [esp + 280], edx ;   332.0 p0+p3   50 w[14]
        mov edx, dword [esp + 220] ;   325.7 p2      49 w[13]
        ror edx, 0xb               ;   329.7 p1      49 w[13]
        xor ecx, edx               ;   330.7 p0      49 w[13]
        ror ecx, 7                 ;   331.7 p1      49 w[13]
        xor ebx, ecx               ;   332.7 p0      49 w[13]
        add eax, ebx               ;   333.7 p0      78 w[13]
        mov dword [esp + 284], eax ;   334.7 p0+p3   78 w[13]
        mov ecx, dword [esp + 224] ;   328.0 p2      49 w[14]
        shr ecx, 3                 ;   332.0 p1      49 w[14]
        mov edx, dword [esp + 224] ;   329.0 p2      49 w[14]
        ror edx, 0xb               ;   333.0 p1      49 w[14]
        mov ebx, dword [esp + 224] ;   330.0 p2      78 w[15] reload
        xor edx, ebx               ;   334.0 p0      49 w[14]
        ror edx, 7                 ;   335.0 p1      49 w[14]
        xor ecx, edx               ;   336.0 p0      49 w[14]
        mov dword [esp + 288], ecx ;   337.0 p0+p3   49 w[14]
        mov edx, eax               ;   334.7 p1      50 w[15] copy
        shr edx, 0xa               ;   335.7 p1      50 w[15]
        mov ecx, eax               ;   334.7 p0      50 w[15] copy
        ror ecx, 2                 ;   336.7 p1      50 w[15]
        xor ecx, eax               ;   337.7 p0      50 w[15]
        ror ecx, 0x11              ;   338.7 p1      50 w[15]
        xor edx, ecx               ;   339.7 p0      50 w[15]
        mov dword [esp + 292], edx ;   340.7 p0+p3   50 w[15]
        mov ecx, dword [esp + 228] ;   333.7 p2      49 w[15]
        mov edx, dword [esp + 228] ;   334.7 p2      49 w[15]
        shr edx, 3                 ;   338.7 p1      49 w[15]
        mov eax, dword [esp + 228] ;   335.7 p2      49 w[15]
        ror eax, 0xb               ;   339.7 p1      49 w[15]
        xor ecx, eax               ;   340.7 p0      49 w[15]
        ror ecx, 7                 ;   341.7 p1      49 w[15]
        xor edx, ecx               ;   342.7 p0      49 w[15]
        mov eax, dword [esp + 16]  ;   336.7 p2      48 t1
        ror eax, 0xe               ;   343.7 p1      48 t1
        mov ecx, dword [esp + 16]  ;   337.7 p2      71 v[4] reload
        xor eax, ecx               ;   344.7 p0      48 t1
        ror eax, 5                 ;   345.7 p1      48 t1
        mov dword [esp + 296], edx ;   343.7 p0+p3   49 w[15]
        xor eax, ecx               ;   346.7 p0      48 t1
        ror eax, 6                 ;   347.7 p1      48 t1
        add eax, dword [esp + 28]  ;   348.7 p2+p0   61 t1
        add eax, dword [esp + 36]  ;   349.7 p2+p0   61 t1
        add eax, 0x428a2f98        ;   350.7 p1      61 t1
        mov edx, ecx               ;   341.7 p0      51 t1 copy
        mov ebp, dword [esp + 0]   ;   341.0 p2      47 v[7]
        ror ebp, 9                 ;   351.7 p1      47 v[7]
        xor ebp, dword [esp + 0]   ;   352.7 p2+p0   47 v[7]
        ror ebp, 0xb               ;   353.7 p1      47 v[7]
        xor ebp, dword [esp + 0]   ;   354.7 p2+p0   47 v[7]
        ror ebp, 2                 ;   355.7 p1      47 v[7]
        mov ebx, dword [esp + 20]  ;   344.0 p2      51 t1
        xor ebx, dword [esp + 24]  ;   348.0 p2+p0   51 t1
        and edx, ebx               ;   349.0 p0      51 t1
        mov ebx, dword [esp + 24]  ;   346.0 p2      71 v[6] reload
        xor edx, ebx               ;   350.0 p0      51 t1
        add eax, edx               ;   351.7 p1      61 t1
        lea ebp, [eax + ebp]       ;   356.7 p0      63 v[7]
        mov edx, dword [esp + 12]  ;   347.0 p2      71 v[3] reload
        add eax, edx               ;   352.7 p1      62 v[3]
        mov edx, eax               ;   353.7 p0      48 t1 copy
        ror edx, 0xe               ;   354.7 p1      48 t1
        xor edx, eax               ;   355.7 p0      48 t1
        ror edx, 5                 ;   356.7 p1      48 t1
        xor edx, eax               ;   357.7 p0      48 t1
        ror edx, 6                 ;   358.7 p1      48 t1
        mov edi, eax               ;   353.7 p0      51 t1 copy
        xor ecx, dword [esp + 20]  ;   349.5 p2+p0   51 t1
        and edi, ecx               ;   354.7 p0      51 t1
        mov esi, dword [esp + 8]   ;   350.3 p2      52 v[7]
        xor esi, dword [esp + 4]   ;   354.3 p2+p0   52 v[7]
        xor edi, dword [esp + 20]  ;   355.7 p2+p0   51 t1
        mov ecx, dword [esp + 4]   ;   353.3 p2      52 v[7]
        xor ecx, dword [esp + 0]   ;   357.3 p2+p0   52 v[7]
        and esi, ecx               ;   358.3 p0      52 v[7]
        xor esi, dword [esp + 4]   ;   359.3 p2+p0   52 v[7]
        add ebp, esi               ;   360.3 p1      63 v[7]
        add edi, ebx               ;   356.7 p0      61 t1
        add edi, edx               ;   359.7 p1      61 t1
        add edi, dword [esp + 40]  ;   360.7 p2+p0   61 t1
        add edi, 0x71374491        ;   361.7 p1      61 t1
        mov esi, ebp               ;   361.3 p0      52 v[6] copy
        mov edx, dword [esp + 4]   ;   357.3 p2      71 v[1] reload
        xor esi, edx               ;   362.3 p0      52 v[6]
        and ecx, esi               ;   363.3 p0      52 v[6]
        xor ecx, edx               ;   364.3 p0      52 v[6]
        lea esi, [edi + ecx]       ;   365.3 p1      63 v[6]
        mov ecx, dword [esp + 8]   ;   358.3 p2      71 v[2] reload
        add edi, ecx               ;   362.7 p1      62 v[2]
        mov ebx, ebp               ;   361.3 p0      47 v[6] copy
        ror ebx, 9                 ;   363.7 p1      47 v[6]
        xor ebx, ebp               ;   364.7 p0      47 v[6]
        ror ebx, 0xb               ;   365.7 p1      47 v[6]
        xor ebx, ebp               ;   366.7 p0      47 v[6]
        ror ebx, 2                 ;   367.7 p1      47 v[6]
        add esi, ebx               ;   368.7 p0      63 v[6]
        mov ebx, edi               ;   363.7 p0      48 t1 copy
        ror ebx, 0xe               ;   369.7 p1      48 t1
        xor ebx, edi               ;   370.7 p0      48 t1
        ror ebx, 5                 ;   371.7 p1      48 t1
        xor ebx, edi               ;   372.7 p0      48 t1
        ror ebx, 6                 ;   373.7 p1      48 t1
        add ebx, dword [esp + 20]  ;   374.7 p2+p0   61 t1
        add ebx, dword [esp + 44]  ;   375.7 p2+p0   61 t1
        add ebx, 0xb5c0fbcf        ;   376.7 p0      61 t1
        mov ecx, eax               ;   364.8 p0      51 t1 copy
        xor ecx, dword [esp + 16]  ;   365.8 p2+p0   51 t1
        or ecx, edi                ;   366.8 p0      51 t1
        mov edx, eax               ;   366.0 p1      51 t1 copy
        xor edx, edi               ;   367.0 p0      51 t1
        xor ecx, edx               ;   368.0 p0      51 t1
        add ebx, ecx               ;   377.7 p1      61 t1
        mov ecx, esi               ;   369.7 p0      47 v[5] copy
        mov dword [esp + 300], edi ;   367.8 p0+p3   62 v[2] spill
        mov edi, esi               ;   369.7 p1      47 v[5] copy
        ror edi, 9                 ;   378.7 p1      47 v[5]
        xor ecx, edi               ;   379.7 p0      47 v[5]
        ror ecx, 0xb               ;   380.7 p1      47 v[5]
        xor ecx, esi               ;   381.7 p0      47 v[5]
        ror ecx, 2                 ;   382.7 p1      47 v[5]
        lea edi, [ebx + ecx]       ;   383.7 p0      63 v[5]
        mov ecx, dword [esp + 4]   ;   370.3 p2      71 v[1] reload
        add ebx, ecx               ;   378.7 p0      62 v[1]
        and edx, ebx               ;   379.7 p0      51 t1
        xor edx, eax               ;   380.7 p0      51 t1
        mov ecx, esi               ;   371.7 p1      52 v[5] copy
        xor ecx, ebp               ;   372.7 p0      52 v[5]
        add edx, dword [esp + 16]  ;   381.7 p2+p1   61 t1
        add edx, dword [esp + 48]  ;   382.7 p2+p0   61 t1
        add edx, 0xe9b5dba5        ;   383.7 p1      61 t1
        mov dword [esp + 304], eax ;   374.0 p0+p3   62 v[3] spill
        mov eax, ebp               ;   374.3 p1      52 v[5] copy
        xor eax, dword [esp + 0]   ;   375.3 p2+p0   52 v[5]
        and eax, ecx               ;   376.3 p0      52 v[5]
        xor eax, ebp               ;   377.3 p0      52 v[5]
        add edi, eax               ;   386.2 p1      63 v[5]
        mov eax, ebx               ;   379.7 p1      48 t1 copy
        ror eax, 0xe               ;   387.2 p1      48 t1
        xor eax, ebx               ;   388.2 p0      48 t1
        ror eax, 5                 ;   389.2 p1      48 t1
        xor eax, ebx               ;   390.2 p0      48 t1
        ror eax, 6                 ;   391.2 p1      48 t1
        add edx, eax               ;   392.2 p0      61 t1
        mov eax, esi               ;   378.8 p0      52 v[4] copy
        xor eax, edi               ;   387.2 p0      52 v[4]
        and ecx, eax               ;   388.2 p0      52 v[4]
        xor ecx, esi               ;   389.2 p0      52 v[4]
        add ecx, edx               ;   393.2 p1      63 v[4]
        add edx, dword [esp + 0]   ;   393.2 p2+p1   62 v[0]
        mov dword [esp + 308], esi ;   381.0 p0+p3   63 v[6] spill
        mov esi, edi               ;   387.2 p1      47 v[4] copy
        ror esi, 9                 ;   394.2 p1      47 v[4]
        xor esi, edi               ;   395.2 p0      47 v[4]
        ror esi, 0xb               ;   396.2 p1      47 v[4]
        xor esi, edi               ;   397.2 p0      47 v[4]
        ror esi, 2                 ;   398.2 p1      47 v[4]
        add ecx, esi               ;   399.2 p0      63 v[4]
        mov esi, edx               ;   394.2 p0      48 t1 copy
        ror esi, 0xe               ;   400.2 p1      48 t1
        xor esi, edx               ;   401.2 p0      48 t1
        ror esi, 5                 ;   402.2 p1      48 t1
        xor esi, edx               ;   403.2 p0      48 t1
        ror esi, 6                 ;   404.2 p1      48 t1
        add esi, dword [esp + 304] ;   405.2 p2+p0   61 t1
        add esi, dword [esp + 52]  ;   406.2 p2+p0   61 t1
        add esi, 0x3956c25b        ;   407.2 p0      61 t1
        mov dword [esp + 304], edi ;   387.5 p0+p3   63 v[5] spill
        mov edi, dword [esp + 300] ;   387.7 p2      51 t1
        xor edi, ebx               ;   391.7 p0      51 t1
        and edi, edx               ;   394.2 p0      51 t1
        xor edi, dword [esp + 300] ;   395.2 p2+p0   51 t1
        add esi, edi               ;   408.2 p1      61 t1
        mov edi, dword [esp + 304] ;   389.7 p2      52 v[3]
        xor edi, ecx               ;   400.2 p0      52 v[3]
        and eax, edi               ;   401.2 p0      52 v[3]
        xor eax, dword [esp + 304] ;   402.2 p2+p0   52 v[3]
        add ebp, esi               ;   409.2 p1      62 v[7]
        add eax, esi               ;   409.2 p0      63 v[3]
        mov esi, ecx               ;   400.2 p1      47 v[3] copy
        mov dword [esp + 312], edi ;   401.2 p0+p3   52 v[3] spill
        mov edi, ecx               ;   400.2 p1      47 v[3] copy
        ror edi, 9                 ;   410.2 p1      47 v[3]
        xor esi, edi               ;   411.2 p0      47 v[3]
        ror esi, 0xb               ;   412.2 p1      47 v[3]
        xor esi, ecx               ;   413.2 p0      47 v[3]
        ror esi, 2                 ;   414.2 p1      47 v[3]
        add eax, esi               ;   415.2 p0      63 v[3]
        mov esi, ebp               ;   410.2 p0      48 t1 copy
        ror esi, 0xe               ;   416.2 p1      48 t1
        xor esi, ebp               ;   417.2 p0      48 t1
        ror esi, 5                 ;   418.2 p1      48 t1
        xor esi, ebp               ;   419.2 p0      48 t1
        ror esi, 6                 ;   420.2 p1      48 t1
        mov edi, ebx               ;   397.0 p0      51 t1 copy
        xor edi, edx               ;   398.0 p0      51 t1
        and edi, ebp               ;   410.2 p0      51 t1
        xor edi, ebx               ;   411.2 p0      51 t1
        add edi, dword [esp + 300] ;   412.2 p2+p0   61 t1
        add edi, dword [esp + 56]  ;   413.2 p2+p1   61 t1
        add edi, 0x59f111f1        ;   414.2 p0      61 t1
        add edi, esi               ;   421.2 p1      61 t1
        mov esi, ecx               ;   400.3 p0      52 v[2] copy
        xor esi, eax               ;   416.2 p0      52 v[2]
        mov dword [esp + 300], ebx ;   401.3 p0+p3   62 v[1] spill
        mov ebx, dword [esp + 312] ;   401.3 p2      52 v[2]
        and ebx, esi               ;   417.2 p0      52 v[2]
        xor ebx, ecx               ;   418.2 p0      52 v[2]
        add ebx, edi               ;   422.2 p1      63 v[2]
        add edi, dword [esp + 308] ;   422.2 p2+p1   62 v[6]
        mov dword [esp + 308], ecx ;   403.3 p0+p3   63 v[4] spill
        mov ecx, eax               ;   416.2 p1      47 v[2] copy
        ror ecx, 9                 ;   423.2 p1      47 v[2]
        xor ecx, eax               ;   424.2 p0      47 v[2]
        ror ecx, 0xb               ;   425.2 p1      47 v[2]
        xor ecx, eax               ;   426.2 p0      47 v[2]
        ror ecx, 2                 ;   427.2 p1      47 v[2]
        add ebx, ecx               ;   428.2 p0      63 v[2]
        mov ecx, edi               ;   423.2 p0      48 t1 copy
        ror ecx, 0xe               ;   429.2 p1      48 t1
        xor ecx, edi               ;   430.2 p0      48 t1
        ror ecx, 5                 ;   431.2 p1      48 t1
        xor ecx, edi               ;   432.2 p0      48 t1
        ror ecx, 6                 ;   433.2 p1      48 t1
        add ecx, dword [esp + 300] ;   434.2 p2+p0   61 t1
        add ecx, dword [esp + 60]  ;   435.2 p2+p0   61 t1
        add ecx, 0x923f82a4        ;   436.2 p0      61 t1
        mov dword [esp + 300], eax ;   416.2 p0+p3   63 v[3] spill
        mov eax, edx               ;   410.2 p1      51 t1 copy
        xor eax, ebp               ;   411.2 p0      51 t1
        and eax, edi               ;   423.2 p0      51 t1
        xor eax, edx               ;   424.2 p0      51 t1
        add ecx, eax               ;   437.2 p1      61 t1
        mov eax, dword [esp + 300] ;   416.2 p2      52 v[1]
        xor eax, ebx               ;   429.2 p0      52 v[1]
        and esi, eax               ;   430.2 p0      52 v[1]
        xor esi, dword [esp + 300] ;   431.2 p2+p0   52 v[1]
        add esi, ecx               ;   438.2 p1      63 v[1]
        add ecx, dword [esp + 304] ;   438.2 p2+p1   62 v[5]
        mov dword [esp + 304], eax ;   430.2 p0+p3   52 v[1] spill
        mov eax, ebx               ;   429.2 p1      47 v[1] copy
        mov dword [esp + 312], edx ;   416.3 p0+p3   62 v[0] spill
        mov edx, ebx               ;   429.2 p1      47 v[1] copy
        ror edx, 9                 ;   439.2 p1      47 v[1]
        xor eax, edx               ;   440.2 p0      47 v[1]
        ror eax, 0xb               ;   441.2 p1      47 v[1]
        xor eax, ebx               ;   442.2 p0      47 v[1]
        ror eax, 2                 ;   443.2 p1      47 v[1]
        add esi, eax               ;   444.2 p0      63 v[1]
        mov eax, ebp               ;   417.8 p0      51 t1 copy
        xor eax, edi               ;   423.2 p0      51 t1
        mov edx, ecx               ;   439.2 p1      48 t1 copy
        ror edx, 0xe               ;   440.2 p1      48 t1
        xor edx, ecx               ;   441.2 p0      48 t1
        ror edx, 5                 ;   442.2 p1      48 t1
        xor edx, ecx               ;   443.2 p0      48 t1
        ror edx, 6                 ;   444.2 p1      48 t1
        and eax, ecx               ;   439.2 p0      51 t1
        xor eax, ebp               ;   440.2 p0      51 t1
        add eax, dword [esp + 312] ;   441.2 p2+p0   61 t1
        add eax, dword [esp + 64]  ;   442.2 p2+p0   61 t1
        add eax, 0xab1c5ed5        ;   443.2 p0      61 t1
        add eax, edx               ;   445.2 p1      61 t1
        mov edx, dword [esp + 304] ;   430.2 p2      52 v[0]
        mov dword [esp + 304], ebp ;   423.3 p0+p3   62 v[7] spill
        mov ebp, ebx               ;   429.2 p1      52 v[0] copy
        xor ebp, esi               ;   445.2 p0      52 v[0]
        and edx, ebp               ;   446.2 p0      52 v[0]
        xor edx, ebx               ;   447.2 p0      52 v[0]
        add edx, eax               ;   448.2 p1      63 v[0]
        add eax, dword [esp + 308] ;   446.2 p2+p1   62 v[4]
        mov dword [esp + 308], ebx ;   429.2 p0+p3   63 v[2] spill
        mov ebx, esi               ;   445.2 p1      47 v[0] copy
        ror ebx, 9                 ;   447.2 p1      47 v[0]
        xor ebx, esi               ;   448.2 p0      47 v[0]
        ror ebx, 0xb               ;   449.2 p1      47 v[0]
        xor ebx, esi               ;   450.2 p0      47 v[0]
        ror ebx, 2                 ;   451.2 p1      47 v[0]
        add edx, ebx               ;   452.2 p0      63 v[0]
        mov ebx, eax               ;   447.2 p0      48 t1 copy
        ror ebx, 0xe               ;   453.2 p1      48 t1
        xor ebx, eax               ;   454.2 p0      48 t1
        ror ebx, 5                 ;   455.2 p1      48 t1
        xor ebx, eax               ;   456.2 p0      48 t1
        ror ebx, 6                 ;   457.2 p1      48 t1
        add ebx, dword [esp + 304] ;   458.2 p2+p0   61 t1
        add ebx, dword [esp + 68]  ;   459.2 p2+p0   61 t1
        add ebx, 0xd807aa98        ;   460.2 p0      61 t1
        mov dword [esp + 304], esi ;   445.2 p0+p3   63 v[1] spill
        mov esi, edi               ;   432.8 p1      51 t1 copy
        xor esi, ecx               ;   439.2 p0      51 t1
        and esi, eax               ;   447.2 p0      51 t1
        xor esi, edi               ;   448.2 p0      51 t1
        add ebx, esi               ;   461.2 p1      61 t1
        mov esi, dword [esp + 304] ;   445.2 p2      52 v[7]
        xor esi, edx               ;   453.2 p0      52 v[7]
        and ebp, esi               ;   454.2 p0      52 v[7]
        xor ebp, dword [esp + 304] ;   455.2 p2+p0   52 v[7]
        add ebp, ebx               ;   462.2 p1      63 v[7]
        add ebx, dword [esp + 300] ;   462.2 p2+p1   62 v[3]
        mov dword [esp + 300], esi ;   454.2 p0+p3   52 v[7] spill
        mov esi, edx               ;   453.2 p1      47 v[7] copy
        mov dword [esp + 312], edi ;   439.0 p0+p3   62 v[6] spill
        mov edi, edx               ;   453.2 p1      47 v[7] copy
        ror edi, 9                 ;   463.2 p1      47 v[7]
        xor esi, edi               ;   464.2 p0      47 v[7]
        ror esi, 0xb               ;   465.2 p1      47 v[7]
        xor esi, edx               ;   466.2 p0      47 v[7]
        ror esi, 2                 ;   467.2 p1      47 v[7]
        add ebp, esi               ;   468.2 p0      63 v[7]
        mov esi, ecx               ;   440.5 p0      51 t1 copy
        xor esi, eax               ;   447.2 p0      51 t1
        mov edi, ebx               ;   463.2 p1      48 t1 copy
        ror edi, 0xe               ;   464.2 p1      48 t1
        xor edi, ebx               ;   465.2 p0      48 t1
        ror edi, 5                 ;   466.2 p1      48 t1
        xor edi, ebx               ;   467.2 p0      48 t1
        ror edi, 6                 ;   468.2 p1      48 t1
        and esi, ebx               ;   463.2 p0      51 t1
        xor esi, ecx               ;   464.2 p0      51 t1
        add esi, dword [esp + 312] ;   465.2 p2+p0   61 t1
        add esi, dword [esp + 72]  ;   466.2 p2+p0   61 t1
        add esi, 0x12835b01        ;   467.2 p0      61 t1
        add esi, edi               ;   469.2 p1      61 t1
        mov edi, dword [esp + 300] ;   454.2 p2      52 v[6]
        mov dword [esp + 300], ecx ;   446.0 p0+p3   62 v[5] spill
        mov ecx, edx               ;   453.2 p1      52 v[6] copy
        xor ecx, ebp               ;   469.2 p0      52 v[6]
        and edi, ecx               ;   470.2 p0      52 v[6]
        xor edi, edx               ;   471.2 p0      52 v[6]
        add edi, esi               ;   472.2 p1      63 v[6]
        add esi, dword [esp + 308] ;   470.2 p2+p1   62 v[2]
        mov dword [esp + 308], edx ;   453.2 p0+p3   63 v[0] spill
        mov edx, ebp               ;   469.2 p1      47 v[6] copy
        ror edx, 9                 ;   471.2 p1      47 v[6]
        xor edx, ebp               ;   472.2 p0      47 v[6]
        ror edx, 0xb               ;   473.2 p1      47 v[6]
        xor edx, ebp               ;   474.2 p0      47 v[6]
        ror edx, 2                 ;   475.2 p1      47 v[6]
        add edi, edx               ;   476.2 p0      63 v[6]
        mov edx, esi               ;   471.2 p0      48 t1 copy
        ror edx, 0xe               ;   477.2 p1      48 t1
        xor edx, esi               ;   478.2 p0      48 t1
        ror edx, 5                 ;   479.2 p1      48 t1
        xor edx, esi               ;   480.2 p0      48 t1
        ror edx, 6                 ;   481.2 p1      48 t1
        add edx, dword [esp + 300] ;   482.2 p2+p0   61 t1
        add edx, dword [esp + 76]  ;   483.2 p2+p0   61 t1
        add edx, 0x243185be        ;   484.2 p0      61 t1
        mov dword [esp + 300], ebp ;   469.2 p0+p3   63 v[7] spill
        mov ebp, eax               ;   455.5 p1      51 t1 copy
        xor ebp, ebx               ;   463.2 p0      51 t1
        and ebp, esi               ;   471.2 p0      51 t1
        xor ebp, eax               ;   472.2 p0      51 t1
        add edx, ebp               ;   485.2 p1      61 t1
        mov ebp, dword [esp + 300] ;   469.2 p2      52 v[5]
        xor ebp, edi               ;   477.2 p0      52 v[5]
        and ecx, ebp               ;   478.2 p0      52 v[5]
        xor ecx, dword [esp + 300] ;   479.2 p2+p0   52 v[5]
        add ecx, edx               ;   486.2 p1      63 v[5]
        add edx, dword [esp + 304] ;   486.2 p2+p1   62 v[1]
        mov dword [esp + 304], ebp ;   478.2 p0+p3   52 v[5] spill
        mov ebp, edi               ;   477.2 p1      47 v[5] copy
        mov dword [esp + 312], eax ;   461.7 p0+p3   62 v[4] spill
        mov eax, edi               ;   477.2 p1      47 v[5] copy
        ror eax, 9                 ;   487.2 p1      47 v[5]
        xor ebp, eax               ;   488.2 p0      47 v[5]
        ror ebp, 0xb               ;   489.2 p1      47 v[5]
        xor ebp, edi               ;   490.2 p0      47 v[5]
        ror ebp, 2                 ;   491.2 p1      47 v[5]
        add ecx, ebp               ;   492.2 p0      63 v[5]
        mov ebp, ebx               ;   463.2 p0      51 t1 copy
        xor ebp, esi               ;   471.2 p0      51 t1
        mov eax, edx               ;   487.2 p1      48 t1 copy
        ror eax, 0xe               ;   488.2 p1      48 t1
        xor eax, edx               ;   489.2 p0      48 t1
        ror eax, 5                 ;   490.2 p1      48 t1
        xor eax, edx               ;   491.2 p0      48 t1
        ror eax, 6                 ;   492.2 p1      48 t1
        and ebp, edx               ;   487.2 p0      51 t1
        xor ebp, ebx               ;   488.2 p0      51 t1
        add ebp, dword [esp + 312] ;   489.2 p2+p0   61 t1
        add ebp, dword [esp + 80]  ;   490.2 p2+p0   61 t1
        add ebp, 0x550c7dc3        ;   491.2 p0      61 t1
        add ebp, eax               ;   493.2 p1      61 t1
        mov eax, dword [esp + 304] ;   478.2 p2      52 v[4]
        mov dword [esp + 304], ebx ;   468.7 p0+p3   62 v[3] spill
        mov ebx, edi               ;   477.2 p1      52 v[4] copy
        xor ebx, ecx               ;   493.2 p0      52 v[4]
        and eax, ebx               ;   494.2 p0      52 v[4]
        xor eax, edi               ;   495.2 p0      52 v[4]
        add eax, ebp               ;   496.2 p1      63 v[4]
        add ebp, dword [esp + 308] ;   494.2 p2+p1   62 v[0]
        mov dword [esp + 308], edi ;   477.2 p0+p3   63 v[6] spill
        mov edi, ecx               ;   493.2 p1      47 v[4] copy
        ror edi, 9                 ;   495.2 p1      47 v[4]
        xor edi, ecx               ;   496.2 p0      47 v[4]
        ror edi, 0xb               ;   497.2 p1      47 v[4]
        xor edi, ecx               ;   498.2 p0      47 v[4]
        ror edi, 2                 ;   499.2 p1      47 v[4]
        add eax, edi               ;   500.2 p0      63 v[4]
        mov edi, esi               ;   474.2 p0      51 t1 copy
        xor edi, edx               ;   487.2 p0      51 t1
        and edi, ebp               ;   495.2 p0      51 t1
        xor edi, esi               ;   496.2 p0      51 t1
        add edi, dword [esp + 304] ;   497.2 p2+p1   61 t1
        add edi, dword [esp + 84]  ;   498.2 p2+p1   61 t1
        add edi, 0x72be5d74        ;   499.2 p0      61 t1
        mov dword [esp + 304], esi ;   477.2 p0+p3   62 v[2] spill
        mov esi, ebp               ;   495.2 p1      48 t1 copy
        ror esi, 0xe               ;   500.2 p1      48 t1
        xor esi, ebp               ;   501.2 p0      48 t1
        ror esi, 5                 ;   502.2 p1      48 t1
        xor esi, ebp               ;   503.2 p0      48 t1
        ror esi, 6                 ;   504.2 p1      48 t1
        add edi, esi               ;   505.2 p0      61 t1
        mov esi, dword [esp + 300] ;   479.7 p2      62 v[7]
        add esi, edi               ;   506.2 p0      62 v[7]
        mov dword [esp + 300], edx ;   487.2 p0+p3   62 v[1] spill
        mov edx, ecx               ;   493.2 p1      52 v[3] copy
        xor edx, eax               ;   501.2 p0      52 v[3]
        and ebx, edx               ;   502.2 p0      52 v[3]
        xor ebx, ecx               ;   503.2 p0      52 v[3]
        add edi, ebx               ;   506.2 p1      63 v[3]
        mov ebx, eax               ;   501.2 p1      47 v[3] copy
        ror ebx, 9                 ;   507.2 p1      47 v[3]
        xor ebx, eax               ;   508.2 p0      47 v[3]
        ror ebx, 0xb               ;   509.2 p1      47 v[3]
        xor ebx, eax               ;   510.2 p0      47 v[3]
        ror ebx, 2                 ;   511.2 p1      47 v[3]
        add edi, ebx               ;   512.2 p0      63 v[3]
        mov ebx, dword [esp + 300] ;   487.2 p2      51 t1
        xor ebx, ebp               ;   495.2 p0      51 t1
        and ebx, esi               ;   507.2 p0      51 t1
        xor ebx, dword [esp + 300] ;   508.2 p2+p0   51 t1
        add ebx, dword [esp + 304] ;   509.2 p2+p1   61 t1
        add ebx, dword [esp + 88]  ;   510.2 p2+p0   61 t1
        add ebx, 0x80deb1fe        ;   511.2 p1      61 t1
        mov dword [esp + 304], ecx ;   493.2 p0+p3   63 v[5] spill
        mov ecx, esi               ;   507.2 p1      48 t1 copy
        ror ecx, 0xe               ;   512.2 p1      48 t1
        xor ecx, esi               ;   513.2 p0      48 t1
        ror ecx, 5                 ;   514.2 p1      48 t1
        xor ecx, esi               ;   515.2 p0      48 t1
        ror ecx, 6                 ;   516.2 p1      48 t1
        add ebx, ecx               ;   517.2 p0      61 t1
        mov ecx, dword [esp + 308] ;   490.7 p2      62 v[6]
        add ecx, ebx               ;   518.2 p0      62 v[6]
        mov dword [esp + 308], ebp ;   495.2 p0+p3   62 v[0] spill
        mov ebp, eax               ;   501.2 p1      52 v[2] copy
        xor ebp, edi               ;   513.2 p0      52 v[2]
        and edx, ebp               ;   514.2 p0      52 v[2]
        xor edx, eax               ;   515.2 p0      52 v[2]
        add ebx, edx               ;   518.2 p1      63 v[2]
        mov edx, edi               ;   513.2 p1      47 v[2] copy
        ror edx, 9                 ;   519.2 p1      47 v[2]
        xor edx, edi               ;   520.2 p0      47 v[2]
        ror edx, 0xb               ;   521.2 p1      47 v[2]
        xor edx, edi               ;   522.2 p0      47 v[2]
        ror edx, 2                 ;   523.2 p1      47 v[2]
        add ebx, edx               ;   524.2 p0      63 v[2]
        mov edx, dword [esp + 308] ;   495.7 p2      51 t1
        xor edx, esi               ;   507.2 p0      51 t1
        and edx, ecx               ;   519.2 p0      51 t1
        xor edx, dword [esp + 308] ;   520.2 p2+p0   51 t1
        add edx, dword [esp + 300] ;   521.2 p2+p1   61 t1
        add edx, dword [esp + 92]  ;   522.2 p2+p0   61 t1
        add edx, 0x9bdc06a7        ;   523.2 p1      61 t1
        mov dword [esp + 300], eax ;   501.2 p0+p3   63 v[4] spill
        mov eax, ecx               ;   519.2 p1      48 t1 copy
        ror eax, 0xe               ;   524.2 p1      48 t1
        xor eax, ecx               ;   525.2 p0      48 t1
        ror eax, 5                 ;   526.2 p1      48 t1
        xor eax, ecx               ;   527.2 p0      48 t1
        ror eax, 6                 ;   528.2 p1      48 t1
        add edx, eax               ;   529.2 p0      61 t1
        mov eax, dword [esp + 304] ;   501.7 p2      62 v[5]
        add eax, edx               ;   530.2 p0      62 v[5]
        mov dword [esp + 304], esi ;   507.2 p0+p3   62 v[7] spill
        mov esi, edi               ;   513.2 p1      52 v[1] copy
        xor esi, ebx               ;   525.2 p0      52 v[1]
        and ebp, esi               ;   526.2 p0      52 v[1]
        xor ebp, edi               ;   527.2 p0      52 v[1]
        add edx, ebp               ;   530.2 p1      63 v[1]
        mov ebp, ebx               ;   525.2 p1      47 v[1] copy
        ror ebp, 9                 ;   531.2 p1      47 v[1]
        xor ebp, ebx               ;   532.2 p0      47 v[1]
        ror ebp, 0xb               ;   533.2 p1      47 v[1]
        xor ebp, ebx               ;   534.2 p0      47 v[1]
        ror ebp, 2                 ;   535.2 p1      47 v[1]
        add edx, ebp               ;   536.2 p0      63 v[1]
        mov ebp, dword [esp + 304] ;   507.2 p2      51 t1
        xor ebp, ecx               ;   519.2 p0      51 t1
        and ebp, eax               ;   531.2 p0      51 t1
        xor ebp, dword [esp + 304] ;   532.2 p2+p0   51 t1
        add ebp, dword [esp + 308] ;   533.2 p2+p1   61 t1
        add ebp, dword [esp + 96]  ;   534.2 p2+p0   61 t1
        add ebp, 0xc19bf174        ;   535.2 p1      61 t1
        mov dword [esp + 308], edi ;   513.2 p0+p3   63 v[3] spill
        mov edi, eax               ;   531.2 p1      48 t1 copy
        ror edi, 0xe               ;   536.2 p1      48 t1
        xor edi, eax               ;   537.2 p0      48 t1
        ror edi, 5                 ;   538.2 p1      48 t1
        xor edi, eax               ;   539.2 p0      48 t1
        ror edi, 6                 ;   540.2 p1      48 t1
        add ebp, edi               ;   541.2 p0      61 t1
        mov edi, dword [esp + 300] ;   512.7 p2      62 v[4]
        add edi, ebp               ;   542.2 p0      62 v[4]
        mov dword [esp + 300], ecx ;   519.2 p0+p3   62 v[6] spill
        mov ecx, ebx               ;   525.2 p1      52 v[0] copy
        xor ecx, edx               ;   537.2 p0      52 v[0]
        and esi, ecx               ;   538.2 p0      52 v[0]
        xor esi, ebx               ;   539.2 p0      52 v[0]
        add ebp, esi               ;   542.2 p1      63 v[0]
        mov esi, edx               ;   537.2 p1      47 v[0] copy
        ror esi, 9                 ;   543.2 p1      47 v[0]
        xor esi, edx               ;   544.2 p0      47 v[0]
        ror esi, 0xb               ;   545.2 p1      47 v[0]
        xor esi, edx               ;   546.2 p0      47 v[0]
        ror esi, 2                 ;   547.2 p1      47 v[0]
        add ebp, esi               ;   548.2 p0      63 v[0]
        mov esi, dword [esp + 300] ;   519.2 p2      51 t1
        xor esi, eax               ;   531.2 p0      51 t1
        and esi, edi               ;   543.2 p0      51 t1
        xor esi, dword [esp + 300] ;   544.2 p2+p0   51 t1
        add esi, dword [esp + 304] ;   545.2 p2+p1   61 t1
        add esi, dword [esp + 100] ;   546.2 p2+p0   61 t1
        add esi, 0xe49b69c1        ;   547.2 p1      61 t1
        mov dword [esp + 304], ebx ;   525.2 p0+p3   63 v[2] spill
        mov ebx, edi               ;   543.2 p1      48 t1 copy
        ror ebx, 0xe               ;   548.2 p1      48 t1
        xor ebx, edi               ;   549.2 p0      48 t1
        ror ebx, 5                 ;   550.2 p1      48 t1
        xor ebx, edi               ;   551.2 p0      48 t1
        ror ebx, 6                 ;   552.2 p1      48 t1
        add esi, ebx               ;   553.2 p0      61 t1
        mov ebx, dword [esp + 308] ;   523.7 p2      62 v[3]
        add ebx, esi               ;   554.2 p0      62 v[3]
        mov dword [esp + 308], eax ;   531.2 p0+p3   62 v[5] spill
        mov eax, edx               ;   537.2 p1      52 v[7] copy
        xor eax, ebp               ;   549.2 p0      52 v[7]
        and ecx, eax               ;   550.2 p0      52 v[7]
        xor ecx, edx               ;   551.2 p0      52 v[7]
        add esi, ecx               ;   554.2 p1      63 v[7]
        mov ecx, ebp               ;   549.2 p1      47 v[7] copy
        ror ecx, 9                 ;   555.2 p1      47 v[7]
        xor ecx, ebp               ;   556.2 p0      47 v[7]
        ror ecx, 0xb               ;   557.2 p1      47 v[7]
        xor ecx, ebp               ;   558.2 p0      47 v[7]
        ror ecx, 2                 ;   559.2 p1      47 v[7]
        add esi, ecx               ;   560.2 p0      63 v[7]
        mov ecx, dword [esp + 308] ;   531.2 p2      51 t1
        xor ecx, edi               ;   543.2 p0      51 t1
        and ecx, ebx               ;   555.2 p0      51 t1
        xor ecx, dword [esp + 308] ;   556.2 p2+p0   51 t1
        add ecx, dword [esp + 300] ;   557.2 p2+p1   61 t1
        add ecx, dword [esp + 104] ;   558.2 p2+p0   61 t1
        add ecx, 0xefbe4786        ;   559.2 p1      61 t1
        mov dword [esp + 300], edx ;   537.2 p0+p3   63 v[1] spill
        mov edx, ebx               ;   555.2 p1      48 t1 copy
        ror edx, 0xe               ;   560.2 p1      48 t1
        xor edx, ebx               ;   561.2 p0      48 t1
        ror edx, 5                 ;   562.2 p1      48 t1
        xor edx, ebx               ;   563.2 p0      48 t1
        ror edx, 6                 ;   564.2 p1      48 t1
        add ecx, edx               ;   565.2 p0      61 t1
        mov edx, dword [esp + 304] ;   534.7 p2      62 v[2]
        add edx, ecx               ;   566.2 p0      62 v[2]
        mov dword [esp + 304], edi ;   543.2 p0+p3   62 v[4] spill
        mov edi, ebp               ;   549.2 p1      52 v[6] copy
        xor edi, esi               ;   561.2 p0      52 v[6]
        and eax, edi               ;   562.2 p0      52 v[6]
        xor eax, ebp               ;   563.2 p0      52 v[6]
        add ecx, eax               ;   566.2 p1      63 v[6]
        mov eax, esi               ;   561.2 p1      47 v[6] copy
        ror eax, 9                 ;   567.2 p1      47 v[6]
        xor eax, esi               ;   568.2 p0      47 v[6]
        ror eax, 0xb               ;   569.2 p1      47 v[6]
        xor eax, esi               ;   570.2 p0      47 v[6]
        ror eax, 2                 ;   571.2 p1      47 v[6]
        add ecx, eax               ;   572.2 p0      63 v[6]
        mov eax, dword [esp + 304] ;   543.2 p2      51 t1
        xor eax, ebx               ;   555.2 p0      51 t1
        and eax, edx               ;   567.2 p0      51 t1
        xor eax, dword [esp + 304] ;   568.2 p2+p0   51 t1
        add eax, dword [esp + 308] ;   569.2 p2+p1   61 t1
        add eax, dword [esp + 108] ;   570.2 p2+p0   61 t1
        add eax, 0xfc19dc6         ;   571.2 p1      61 t1
        mov dword [esp + 308], ebp ;   549.2 p0+p3   63 v[0] spill
        mov ebp, edx               ;   567.2 p1      48 t1 copy
        ror ebp, 0xe               ;   572.2 p1      48 t1
        xor ebp, edx               ;   573.2 p0      48 t1
        ror ebp, 5                 ;   574.2 p1      48 t1
        xor ebp, edx               ;   575.2 p0      48 t1
        ror ebp, 6                 ;   576.2 p1      48 t1
        add eax, ebp               ;   577.2 p0      61 t1
        mov ebp, dword [esp + 300] ;   545.7 p2      62 v[1]
        add ebp, eax               ;   578.2 p0      62 v[1]
        mov dword [esp + 300], ebx ;   555.2 p0+p3   62 v[3] spill
        mov ebx, esi               ;   561.2 p1      52 v[5] copy
        xor ebx, ecx               ;   573.2 p0      52 v[5]
        and edi, ebx               ;   574.2 p0      52 v[5]
        xor edi, esi               ;   575.2 p0      52 v[5]
        add eax, edi               ;   578.2 p1      63 v[5]
        mov edi, ecx               ;   573.2 p1      47 v[5] copy
        ror edi, 9                 ;   579.2 p1      47 v[5]
        xor edi, ecx               ;   580.2 p0      47 v[5]
        ror edi, 0xb               ;   581.2 p1      47 v[5]
        xor edi, ecx               ;   582.2 p0      47 v[5]
        ror edi, 2                 ;   583.2 p1      47 v[5]
        add eax, edi               ;   584.2 p0      63 v[5]
        mov edi, dword [esp + 300] ;   555.2 p2      51 t1
        xor edi, edx               ;   567.2 p0      51 t1
        and edi, ebp               ;   579.2 p0      51 t1
        xor edi, dword [esp + 300] ;   580.2 p2+p0   51 t1
        add edi, dword [esp + 304] ;   581.2 p2+p1   61 t1
        add edi, dword [esp + 112] ;   582.2 p2+p0   61 t1
        add edi, 0x240ca1cc        ;   583.2 p1      61 t1
        mov dword [esp + 304], esi ;   561.2 p0+p3   63 v[7] spill
        mov esi, ebp               ;   579.2 p1      48 t1 copy
        ror esi, 0xe               ;   584.2 p1      48 t1
        xor esi, ebp               ;   585.2 p0      48 t1
        ror esi, 5                 ;   586.2 p1      48 t1
        xor esi, ebp               ;   587.2 p0      48 t1
        ror esi, 6                 ;   588.2 p1      48 t1
        add edi, esi               ;   589.2 p0      61 t1
        mov esi, dword [esp + 308] ;   556.7 p2      62 v[0]
        add esi, edi               ;   590.2 p0      62 v[0]
        mov dword [esp + 308], edx ;   567.2 p0+p3   62 v[2] spill
        mov edx, ecx               ;   573.2 p1      52 v[4] copy
        xor edx, eax               ;   585.2 p0      52 v[4]
        and ebx, edx               ;   586.2 p0      52 v[4]
        xor ebx, ecx               ;   587.2 p0      52 v[4]
        add edi, ebx               ;   590.2 p1      63 v[4]
        mov ebx, eax               ;   585.2 p1      47 v[4] copy
        ror ebx, 9                 ;   591.2 p1      47 v[4]
        xor ebx, eax               ;   592.2 p0      47 v[4]
        ror ebx, 0xb               ;   593.2 p1      47 v[4]
        xor ebx, eax               ;   594.2 p0      47 v[4]
        ror ebx, 2                 ;   595.2 p1      47 v[4]
        add edi, ebx               ;   596.2 p0      63 v[4]
        mov ebx, dword [esp + 308] ;   567.2 p2      51 t1
        xor ebx, ebp               ;   579.2 p0      51 t1
        and ebx, esi               ;   591.2 p0      51 t1
        xor ebx, dword [esp + 308] ;   592.2 p2+p0   51 t1
        add ebx, dword [esp + 300] ;   593.2 p2+p1   61 t1
        add ebx, dword [esp + 116] ;   594.2 p2+p0   61 t1
        add ebx, 0x2de92c6f        ;   595.2 p1      61 t1
        mov dword [esp + 300], ecx ;   573.2 p0+p3   63 v[6] spill
        mov ecx, esi               ;   591.2 p1      48 t1 copy
        ror ecx, 0xe               ;   596.2 p1      48 t1
        xor ecx, esi               ;   597.2 p0      48 t1
        ror ecx, 5                 ;   598.2 p1      48 t1
        xor ecx, esi               ;   599.2 p0      48 t1
        ror ecx, 6                 ;   600.2 p1      48 t1
        add ebx, ecx               ;   601.2 p0      61 t1
        mov ecx, dword [esp + 304] ;   567.7 p2      62 v[7]
        add ecx, ebx               ;   602.2 p0      62 v[7]
        mov dword [esp + 304], ebp ;   579.2 p0+p3   62 v[1] spill
        mov ebp, eax               ;   585.2 p1      52 v[3] copy
        xor ebp, edi               ;   597.2 p0      52 v[3]
        and edx, ebp               ;   598.2 p0      52 v[3]
        xor edx, eax               ;   599.2 p0      52 v[3]
        add ebx, edx               ;   602.2 p1      63 v[3]
        mov edx, edi               ;   597.2 p1      47 v[3] copy
        ror edx, 9                 ;   603.2 p1      47 v[3]
        xor edx, edi               ;   604.2 p0      47 v[3]
        ror edx, 0xb               ;   605.2 p1      47 v[3]
        xor edx, edi               ;   606.2 p0      47 v[3]
        ror edx, 2                 ;   607.2 p1      47 v[3]
        add ebx, edx               ;   608.2 p0      63 v[3]
        mov edx, dword [esp + 304] ;   579.2 p2      51 t1
        xor edx, esi               ;   591.2 p0      51 t1
        and edx, ecx               ;   603.2 p0      51 t1
        xor edx, dword [esp + 304] ;   604.2 p2+p0   51 t1
        add edx, dword [esp + 308] ;   605.2 p2+p1   61 t1
        add edx, dword [esp + 120] ;   606.2 p2+p0   61 t1
        add edx, 0x4a7484aa        ;   607.2 p1      61 t1
        mov dword [esp + 308], eax ;   585.2 p0+p3   63 v[5] spill
        mov eax, ecx               ;   603.2 p1      48 t1 copy
        ror eax, 0xe               ;   608.2 p1      48 t1
        xor eax, ecx               ;   609.2 p0      48 t1
        ror eax, 5                 ;   610.2 p1      48 t1
        xor eax, ecx               ;   611.2 p0      48 t1
        ror eax, 6                 ;   612.2 p1      48 t1
        add edx, eax               ;   613.2 p0      61 t1
        mov eax, dword [esp + 300] ;   578.7 p2      62 v[6]
        add eax, edx               ;   614.2 p0      62 v[6]
        mov dword [esp + 300], esi ;   591.2 p0+p3   62 v[0] spill
        mov esi, edi               ;   597.2 p1      52 v[2] copy
        xor esi, ebx               ;   609.2 p0      52 v[2]
        and ebp, esi               ;   610.2 p0      52 v[2]
        xor ebp, edi               ;   611.2 p0      52 v[2]
        add edx, ebp               ;   614.2 p1      63 v[2]
        mov ebp, ebx               ;   609.2 p1      47 v[2] copy
        ror ebp, 9                 ;   615.2 p1      47 v[2]
        xor ebp, ebx               ;   616.2 p0      47 v[2]
        ror ebp, 0xb               ;   617.2 p1      47 v[2]
        xor ebp, ebx               ;   618.2 p0      47 v[2]
        ror ebp, 2                 ;   619.2 p1      47 v[2]
        add edx, ebp               ;   620.2 p0      63 v[2]
        mov ebp, dword [esp + 300] ;   591.2 p2      51 t1
        xor ebp, ecx               ;   603.2 p0      51 t1
        and ebp, eax               ;   615.2 p0      51 t1
        xor ebp, dword [esp + 300] ;   616.2 p2+p0   51 t1
        add ebp, dword [esp + 304] ;   617.2 p2+p1   61 t1
        add ebp, dword [esp + 124] ;   618.2 p2+p0   61 t1
        add ebp, 0x5cb0a9dc        ;   619.2 p1      61 t1
        mov dword [esp + 304], edi ;   597.2 p0+p3   63 v[4] spill
        mov edi, eax               ;   615.2 p1      48 t1 copy
        ror edi, 0xe               ;   620.2 p1      48 t1
        xor edi, eax               ;   621.2 p0      48 t1
        ror edi, 5                 ;   622.2 p1      48 t1
        xor edi, eax               ;   623.2 p0      48 t1
        ror edi, 6                 ;   624.2 p1      48 t1
        add ebp, edi               ;   625.2 p0      61 t1
        mov edi, dword [esp + 308] ;   589.7 p2      62 v[5]
        add edi, ebp               ;   626.2 p0      62 v[5]
        mov dword [esp + 308], ecx ;   603.2 p0+p3   62 v[7] spill
        mov ecx, ebx               ;   609.2 p1      52 v[1] copy
        xor ecx, edx               ;   621.2 p0      52 v[1]
        and esi, ecx               ;   622.2 p0      52 v[1]
        xor esi, ebx               ;   623.2 p0      52 v[1]
        add ebp, esi               ;   626.2 p1      63 v[1]
        mov esi, edx               ;   621.2 p1      47 v[1] copy
        ror esi, 9                 ;   627.2 p1      47 v[1]
        xor esi, edx               ;   628.2 p0      47 v[1]
        ror esi, 0xb               ;   629.2 p1      47 v[1]
        xor esi, edx               ;   630.2 p0      47 v[1]
        ror esi, 2                 ;   631.2 p1      47 v[1]
        add ebp, esi               ;   632.2 p0      63 v[1]
        mov esi, dword [esp + 308] ;   603.2 p2      51 t1
        xor esi, eax               ;   615.2 p0      51 t1
        and esi, edi               ;   627.2 p0      51 t1
        xor esi, dword [esp + 308] ;   628.2 p2+p0   51 t1
        add esi, dword [esp + 300] ;   629.2 p2+p1   61 t1
        add esi, dword [esp + 128] ;   630.2 p2+p0   61 t1
        add esi, 0x76f988da        ;   631.2 p1      61 t1
        mov dword [esp + 300], ebx ;   609.2 p0+p3   63 v[3] spill
        mov ebx, edi               ;   627.2 p1      48 t1 copy
        ror ebx, 0xe               ;   632.2 p1      48 t1
        xor ebx, edi               ;   633.2 p0      48 t1
        ror ebx, 5                 ;   634.2 p1      48 t1
        xor ebx, edi               ;   635.2 p0      48 t1
        ror ebx, 6                 ;   636.2 p1      48 t1
        add esi, ebx               ;   637.2 p0      61 t1
        mov ebx, dword [esp + 304] ;   600.7 p2      62 v[4]
        add ebx, esi               ;   638.2 p0      62 v[4]
        mov dword [esp + 304], eax ;   615.2 p0+p3   62 v[6] spill
        mov eax, edx               ;   621.2 p1      52 v[0] copy
        xor eax, ebp               ;   633.2 p0      52 v[0]
        and ecx, eax               ;   634.2 p0      52 v[0]
        xor ecx, edx               ;   635.2 p0      52 v[0]
        add esi, ecx               ;   638.2 p1      63 v[0]
        mov ecx, ebp               ;   633.2 p1      47 v[0] copy
        ror ecx, 9                 ;   639.2 p1      47 v[0]
        xor ecx, ebp               ;   640.2 p0      47 v[0]
        ror ecx, 0xb               ;   641.2 p1      47 v[0]
        xor ecx, ebp               ;   642.2 p0      47 v[0]
        ror ecx, 2                 ;   643.2 p1      47 v[0]
        add esi, ecx               ;   644.2 p0      63 v[0]
        mov ecx, dword [esp + 304] ;   615.2 p2      51 t1
        xor ecx, edi               ;   627.2 p0      51 t1
        and ecx, ebx               ;   639.2 p0      51 t1
        xor ecx, dword [esp + 304] ;   640.2 p2+p0   51 t1
        add ecx, dword [esp + 308] ;   641.2 p2+p1   61 t1
        add ecx, dword [esp + 132] ;   642.2 p2+p0   61 t1
        add ecx, 0x983e5152        ;   643.2 p1      61 t1
        mov dword [esp + 308], edx ;   621.2 p0+p3   63 v[2] spill
        mov edx, ebx               ;   639.2 p1      48 t1 copy
        ror edx, 0xe               ;   644.2 p1      48 t1
        xor edx, ebx               ;   645.2 p0      48 t1
        ror edx, 5                 ;   646.2 p1      48 t1
        xor edx, ebx               ;   647.2 p0      48 t1
        ror edx, 6                 ;   648.2 p1      48 t1
        add ecx, edx               ;   649.2 p0      61 t1
        mov edx, dword [esp + 300] ;   611.7 p2      62 v[3]
        add edx, ecx               ;   650.2 p0      62 v[3]
        mov dword [esp + 300], edi ;   627.2 p0+p3   62 v[5] spill
        mov edi, ebp               ;   633.2 p1      52 v[7] copy
        xor edi, esi               ;   645.2 p0      52 v[7]
        and eax, edi               ;   646.2 p0      52 v[7]
        xor eax, ebp               ;   647.2 p0      52 v[7]
        add ecx, eax               ;   650.2 p1      63 v[7]
        mov eax, esi               ;   645.2 p1      47 v[7] copy
        ror eax, 9                 ;   651.2 p1      47 v[7]
        xor eax, esi               ;   652.2 p0      47 v[7]
        ror eax, 0xb               ;   653.2 p1      47 v[7]
        xor eax, esi               ;   654.2 p0      47 v[7]
        ror eax, 2                 ;   655.2 p1      47 v[7]
        add ecx, eax               ;   656.2 p0      63 v[7]
        mov eax, dword [esp + 300] ;   627.2 p2      51 t1
        xor eax, ebx               ;   639.2 p0      51 t1
        and eax, edx               ;   651.2 p0      51 t1
        xor eax, dword [esp + 300] ;   652.2 p2+p0   51 t1
        add eax, dword [esp + 304] ;   653.2 p2+p1   61 t1
        add eax, dword [esp + 136] ;   654.2 p2+p0   61 t1
        add eax, 0xa831c66d        ;   655.2 p1      61 t1
        mov dword [esp + 304], ebp ;   633.2 p0+p3   63 v[1] spill
        mov ebp, edx               ;   651.2 p1      48 t1 copy
        ror ebp, 0xe               ;   656.2 p1      48 t1
        xor ebp, edx               ;   657.2 p0      48 t1
        ror ebp, 5                 ;   658.2 p1      48 t1
        xor ebp, edx               ;   659.2 p0      48 t1
        ror ebp, 6                 ;   660.2 p1      48 t1
        add eax, ebp               ;   661.2 p0      61 t1
        mov ebp, dword [esp + 308] ;   622.7 p2      62 v[2]
        add ebp, eax               ;   662.2 p0      62 v[2]
        mov dword [esp + 308], ebx ;   639.2 p0+p3   62 v[4] spill
        mov ebx, esi               ;   645.2 p1      52 v[6] copy
        xor ebx, ecx               ;   657.2 p0      52 v[6]
        and edi, ebx               ;   658.2 p0      52 v[6]
        xor edi, esi               ;   659.2 p0      52 v[6]
        add eax, edi               ;   662.2 p1      63 v[6]
        mov edi, ecx               ;   657.2 p1      47 v[6] copy
        ror edi, 9                 ;   663.2 p1      47 v[6]
        xor edi, ecx               ;   664.2 p0      47 v[6]
        ror edi, 0xb               ;   665.2 p1      47 v[6]
        xor edi, ecx               ;   666.2 p0      47 v[6]
        ror edi, 2                 ;   667.2 p1      47 v[6]
        add eax, edi               ;   668.2 p0      63 v[6]
        mov edi, dword [esp + 308] ;   639.2 p2      51 t1
        xor edi, edx               ;   651.2 p0      51 t1
        and edi, ebp               ;   663.2 p0      51 t1
        xor edi, dword [esp + 308] ;   664.2 p2+p0   51 t1
        add edi, dword [esp + 300] ;   665.2 p2+p1   61 t1
        add edi, dword [esp + 140] ;   666.2 p2+p0   61 t1
        add edi, 0xb00327c8        ;   667.2 p1      61 t1
        mov dword [esp + 300], esi ;   645.2 p0+p3   63 v[0] spill
        mov esi, ebp               ;   663.2 p1      48 t1 copy
        ror esi, 0xe               ;   668.2 p1      48 t1
        xor esi, ebp               ;   669.2 p0      48 t1
        ror esi, 5                 ;   670.2 p1      48 t1
        xor esi, ebp               ;   671.2 p0      48 t1
        ror esi, 6                 ;   672.2 p1      48 t1
        add edi, esi               ;   673.2 p0      61 t1
        mov esi, dword [esp + 304] ;   633.7 p2      62 v[1]
        add esi, edi               ;   674.2 p0      62 v[1]
        mov dword [esp + 304], edx ;   651.2 p0+p3   62 v[3] spill
        mov edx, ecx               ;   657.2 p1      52 v[5] copy
        xor edx, eax               ;   669.2 p0      52 v[5]
        and ebx, edx               ;   670.2 p0      52 v[5]
        xor ebx, ecx               ;   671.2 p0      52 v[5]
        add edi, ebx               ;   674.2 p1      63 v[5]
        mov ebx, eax               ;   669.2 p1      47 v[5] copy
        ror ebx, 9                 ;   675.2 p1      47 v[5]
        xor ebx, eax               ;   676.2 p0      47 v[5]
        ror ebx, 0xb               ;   677.2 p1      47 v[5]
        xor ebx, eax               ;   678.2 p0      47 v[5]
        ror ebx, 2                 ;   679.2 p1      47 v[5]
        add edi, ebx               ;   680.2 p0      63 v[5]
        mov ebx, dword [esp + 304] ;   651.2 p2      51 t1
        xor ebx, ebp               ;   663.2 p0      51 t1
        and ebx, esi               ;   675.2 p0      51 t1
        xor ebx, dword [esp + 304] ;   676.2 p2+p0   51 t1
        add ebx, dword [esp + 308] ;   677.2 p2+p1   61 t1
        add ebx, dword [esp + 144] ;   678.2 p2+p0   61 t1
        add ebx, 0xbf597fc7        ;   679.2 p1      61 t1
        mov dword [esp + 308], ecx ;   657.2 p0+p3   63 v[7] spill
        mov ecx, esi               ;   675.2 p1      48 t1 copy
        ror ecx, 0xe               ;   680.2 p1      48 t1
        xor ecx, esi               ;   681.2 p0      48 t1
        ror ecx, 5                 ;   682.2 p1      48 t1
        xor ecx, esi               ;   683.2 p0      48 t1
        ror ecx, 6                 ;   684.2 p1      48 t1
        add ebx, ecx               ;   685.2 p0      61 t1
        mov ecx, dword [esp + 300] ;   645.2 p2      62 v[0]
        add ecx, ebx               ;   686.2 p0      62 v[0]
        mov dword [esp + 300], ebp ;   663.2 p0+p3   62 v[2] spill
        mov ebp, eax               ;   669.2 p1      52 v[4] copy
        xor ebp, edi               ;   681.2 p0      52 v[4]
        and edx, ebp               ;   682.2 p0      52 v[4]
        xor edx, eax               ;   683.2 p0      52 v[4]
        add ebx, edx               ;   686.2 p1      63 v[4]
        mov edx, edi               ;   681.2 p1      47 v[4] copy
        ror edx, 9                 ;   687.2 p1      47 v[4]
        xor edx, edi               ;   688.2 p0      47 v[4]
        ror edx, 0xb               ;   689.2 p1      47 v[4]
        xor edx, edi               ;   690.2 p0      47 v[4]
        ror edx, 2                 ;   691.2 p1      47 v[4]
        add ebx, edx               ;   692.2 p0      63 v[4]
        mov edx, dword [esp + 300] ;   663.2 p2      51 t1
        xor edx, esi               ;   675.2 p0      51 t1
        and edx, ecx               ;   687.2 p0      51 t1
        xor edx, dword [esp + 300] ;   688.2 p2+p0   51 t1
        add edx, dword [esp + 304] ;   689.2 p2+p1   61 t1
        add edx, dword [esp + 148] ;   690.2 p2+p0   61 t1
        add edx, 0xc6e00bf3        ;   691.2 p1      61 t1
        mov dword [esp + 304], eax ;   669.2 p0+p3   63 v[6] spill
        mov eax, ecx               ;   687.2 p1      48 t1 copy
        ror eax, 0xe               ;   692.2 p1      48 t1
        xor eax, ecx               ;   693.2 p0      48 t1
        ror eax, 5                 ;   694.2 p1      48 t1
        xor eax, ecx               ;   695.2 p0      48 t1
        ror eax, 6                 ;   696.2 p1      48 t1
        add edx, eax               ;   697.2 p0      61 t1
        mov eax, dword [esp + 308] ;   657.2 p2      62 v[7]
        add eax, edx               ;   698.2 p0      62 v[7]
        mov dword [esp + 308], esi ;   675.2 p0+p3   62 v[1] spill
        mov esi, edi               ;   681.2 p1      52 v[3] copy
        xor esi, ebx               ;   693.2 p0      52 v[3]
        and ebp, esi               ;   694.2 p0      52 v[3]
        xor ebp, edi               ;   695.2 p0      52 v[3]
        add edx, ebp               ;   698.2 p1      63 v[3]
        mov ebp, ebx               ;   693.2 p1      47 v[3] copy
        ror ebp, 9                 ;   699.2 p1      47 v[3]
        xor ebp, ebx               ;   700.2 p0      47 v[3]
        ror ebp, 0xb               ;   701.2 p1      47 v[3]
        xor ebp, ebx               ;   702.2 p0      47 v[3]
        ror ebp, 2                 ;   703.2 p1      47 v[3]
        add edx, ebp               ;   704.2 p0      63 v[3]
        mov ebp, dword [esp + 308] ;   675.2 p2      51 t1
        xor ebp, ecx               ;   687.2 p0      51 t1
        and ebp, eax               ;   699.2 p0      51 t1
        xor ebp, dword [esp + 308] ;   700.2 p2+p0   51 t1
        add ebp, dword [esp + 300] ;   701.2 p2+p1   61 t1
        add ebp, dword [esp + 152] ;   702.2 p2+p0   61 t1
        add ebp, 0xd5a79147        ;   703.2 p1      61 t1
        mov dword [esp + 300], edi ;   681.2 p0+p3   63 v[5] spill
        mov edi, eax               ;   699.2 p1      48 t1 copy
        ror edi, 0xe               ;   704.2 p1      48 t1
        xor edi, eax               ;   705.2 p0      48 t1
        ror edi, 5                 ;   706.2 p1      48 t1
        xor edi, eax               ;   707.2 p0      48 t1
        ror edi, 6                 ;   708.2 p1      48 t1
        add ebp, edi               ;   709.2 p0      61 t1
        mov edi, dword [esp + 304] ;   669.2 p2      62 v[6]
        add edi, ebp               ;   710.2 p0      62 v[6]
        mov dword [esp + 304], ecx ;   687.2 p0+p3   62 v[0] spill
        mov ecx, ebx               ;   693.2 p1      52 v[2] copy
        xor ecx, edx               ;   705.2 p0      52 v[2]
        and esi, ecx               ;   706.2 p0      52 v[2]
        xor esi, ebx               ;   707.2 p0      52 v[2]
        add ebp, esi               ;   710.2 p1      63 v[2]
        mov esi, edx               ;   705.2 p1      47 v[2] copy
        ror esi, 9                 ;   711.2 p1      47 v[2]
        xor esi, edx               ;   712.2 p0      47 v[2]
        ror esi, 0xb               ;   713.2 p1      47 v[2]
        xor esi, edx               ;   714.2 p0      47 v[2]
        ror esi, 2                 ;   715.2 p1      47 v[2]
        add ebp, esi               ;   716.2 p0      63 v[2]
        mov esi, dword [esp + 304] ;   687.2 p2      51 t1
        xor esi, eax               ;   699.2 p0      51 t1
        and esi, edi               ;   711.2 p0      51 t1
        xor esi, dword [esp + 304] ;   712.2 p2+p0   51 t1
        add esi, dword [esp + 308] ;   713.2 p2+p1   61 t1
        add esi, dword [esp + 156] ;   714.2 p2+p0   61 t1
        add esi, 0x6ca6351         ;   715.2 p1      61 t1
        mov dword [esp + 308], ebx ;   693.2 p0+p3   63 v[4] spill
        mov ebx, edi               ;   711.2 p1      48 t1 copy
        ror ebx, 0xe               ;   716.2 p1      48 t1
        xor ebx, edi               ;   717.2 p0      48 t1
        ror ebx, 5                 ;   718.2 p1      48 t1
        xor ebx, edi               ;   719.2 p0      48 t1
        ror ebx, 6                 ;   720.2 p1      48 t1
        add esi, ebx               ;   721.2 p0      61 t1
        mov ebx, dword [esp + 300] ;   681.2 p2      62 v[5]
        add ebx, esi               ;   722.2 p0      62 v[5]
        mov dword [esp + 300], eax ;   699.2 p0+p3   62 v[7] spill
        mov eax, edx               ;   705.2 p1      52 v[1] copy
        xor eax, ebp               ;   717.2 p0      52 v[1]
        and ecx, eax               ;   718.2 p0      52 v[1]
        xor ecx, edx               ;   719.2 p0      52 v[1]
        add esi, ecx               ;   722.2 p1      63 v[1]
        mov ecx, ebp               ;   717.2 p1      47 v[1] copy
        ror ecx, 9                 ;   723.2 p1      47 v[1]
        xor ecx, ebp               ;   724.2 p0      47 v[1]
        ror ecx, 0xb               ;   725.2 p1      47 v[1]
        xor ecx, ebp               ;   726.2 p0      47 v[1]
        ror ecx, 2                 ;   727.2 p1      47 v[1]
        add esi, ecx               ;   728.2 p0      63 v[1]
        mov ecx, dword [esp + 300] ;   699.2 p2      51 t1
        xor ecx, edi               ;   711.2 p0      51 t1
        and ecx, ebx               ;   723.2 p0      51 t1
        xor ecx, dword [esp + 300] ;   724.2 p2+p0   51 t1
        add ecx, dword [esp + 304] ;   725.2 p2+p1   61 t1
        add ecx, dword [esp + 160] ;   726.2 p2+p0   61 t1
        add ecx, 0x14292967        ;   727.2 p1      61 t1
        mov dword [esp + 304], edx ;   705.2 p0+p3   63 v[3] spill
        mov edx, ebx               ;   723.2 p1      48 t1 copy
        ror edx, 0xe               ;   728.2 p1      48 t1
        xor edx, ebx               ;   729.2 p0      48 t1
        ror edx, 5                 ;   730.2 p1      48 t1
        xor edx, ebx               ;   731.2 p0      48 t1
        ror edx, 6                 ;   732.2 p1      48 t1
        add ecx, edx               ;   733.2 p0      61 t1
        mov edx, dword [esp + 308] ;   693.2 p2      62 v[4]
        add edx, ecx               ;   734.2 p0      62 v[4]
        mov dword [esp + 308], edi ;   711.2 p0+p3   62 v[6] spill
        mov edi, ebp               ;   717.2 p1      52 v[0] copy
        xor edi, esi               ;   729.2 p0      52 v[0]
        and eax, edi               ;   730.2 p0      52 v[0]
        xor eax, ebp               ;   731.2 p0      52 v[0]
        add ecx, eax               ;   734.2 p1      63 v[0]
        mov eax, esi               ;   729.2 p1      47 v[0] copy
        ror eax, 9                 ;   735.2 p1      47 v[0]
        xor eax, esi               ;   736.2 p0      47 v[0]
        ror eax, 0xb               ;   737.2 p1      47 v[0]
        xor eax, esi               ;   738.2 p0      47 v[0]
        ror eax, 2                 ;   739.2 p1      47 v[0]
        add ecx, eax               ;   740.2 p0      63 v[0]
        mov eax, dword [esp + 308] ;   711.2 p2      51 t1
        xor eax, ebx               ;   723.2 p0      51 t1
        and eax, edx               ;   735.2 p0      51 t1
        xor eax, dword [esp + 308] ;   736.2 p2+p0   51 t1
        add eax, dword [esp + 300] ;   737.2 p2+p1   61 t1
        add eax, dword [esp + 164] ;   738.2 p2+p0   61 t1
        add eax, 0x27b70a85        ;   739.2 p1      61 t1
        mov dword [esp + 300], ebp ;   717.2 p0+p3   63 v[2] spill
        mov ebp, edx               ;   735.2 p1      48 t1 copy
        ror ebp, 0xe               ;   740.2 p1      48 t1
        xor ebp, edx               ;   741.2 p0      48 t1
        ror ebp, 5                 ;   742.2 p1      48 t1
        xor ebp, edx               ;   743.2 p0      48 t1
        ror ebp, 6                 ;   744.2 p1      48 t1
        add eax, ebp               ;   745.2 p0      61 t1
        mov ebp, dword [esp + 304] ;   705.2 p2      62 v[3]
        add ebp, eax               ;   746.2 p0      62 v[3]
        mov dword [esp + 304], ebx ;   723.2 p0+p3   62 v[5] spill
        mov ebx, esi               ;   729.2 p1      52 v[7] copy
        xor ebx, ecx               ;   741.2 p0      52 v[7]
        and edi, ebx               ;   742.2 p0      52 v[7]
        xor edi, esi               ;   743.2 p0      52 v[7]
        add eax, edi               ;   746.2 p1      63 v[7]
        mov edi, ecx               ;   741.2 p1      47 v[7] copy
        ror edi, 9                 ;   747.2 p1      47 v[7]
        xor edi, ecx               ;   748.2 p0      47 v[7]
        ror edi, 0xb               ;   749.2 p1      47 v[7]
        xor edi, ecx               ;   750.2 p0      47 v[7]
        ror edi, 2                 ;   751.2 p1      47 v[7]
        add eax, edi               ;   752.2 p0      63 v[7]
        mov edi, dword [esp + 304] ;   723.2 p2      51 t1
        xor edi, edx               ;   735.2 p0      51 t1
        and edi, ebp               ;   747.2 p0      51 t1
        xor edi, dword [esp + 304] ;   748.2 p2+p0   51 t1
        add edi, dword [esp + 308] ;   749.2 p2+p1   61 t1
        add edi, dword [esp + 168] ;   750.2 p2+p0   61 t1
        add edi, 0x2e1b2138        ;   751.2 p1      61 t1
        mov dword [esp + 308], esi ;   729.2 p0+p3   63 v[1] spill
        mov esi, ebp               ;   747.2 p1      48 t1 copy
        ror esi, 0xe               ;   752.2 p1      48 t1
        xor esi, ebp               ;   753.2 p0      48 t1
        ror esi, 5                 ;   754.2 p1      48 t1
        xor esi, ebp               ;   755.2 p0      48 t1
        ror esi, 6                 ;   756.2 p1      48 t1
        add edi, esi               ;   757.2 p0      61 t1
        mov esi, dword [esp + 300] ;   717.2 p2      62 v[2]
        add esi, edi               ;   758.2 p0      62 v[2]
        mov dword [esp + 300], edx ;   735.2 p0+p3   62 v[4] spill
        mov edx, ecx               ;   741.2 p1      52 v[6] copy
        xor edx, eax               ;   753.2 p0      52 v[6]
        and ebx, edx               ;   754.2 p0      52 v[6]
        xor ebx, ecx               ;   755.2 p0      52 v[6]
        add edi, ebx               ;   758.2 p1      63 v[6]
        mov ebx, eax               ;   753.2 p1      47 v[6] copy
        ror ebx, 9                 ;   759.2 p1      47 v[6]
        xor ebx, eax               ;   760.2 p0      47 v[6]
        ror ebx, 0xb               ;   761.2 p1      47 v[6]
        xor ebx, eax               ;   762.2 p0      47 v[6]
        ror ebx, 2                 ;   763.2 p1      47 v[6]
        add edi, ebx               ;   764.2 p0      63 v[6]
        mov ebx, dword [esp + 300] ;   735.2 p2      51 t1
        xor ebx, ebp               ;   747.2 p0      51 t1
        and ebx, esi               ;   759.2 p0      51 t1
        xor ebx, dword [esp + 300] ;   760.2 p2+p0   51 t1
        add ebx, dword [esp + 304] ;   761.2 p2+p1   61 t1
        add ebx, dword [esp + 172] ;   762.2 p2+p0   61 t1
        add ebx, 0x4d2c6dfc        ;   763.2 p1      61 t1
        mov dword [esp + 304], ecx ;   741.2 p0+p3   63 v[0] spill
        mov ecx, esi               ;   759.2 p1      48 t1 copy
        ror ecx, 0xe               ;   764.2 p1      48 t1
        xor ecx, esi               ;   765.2 p0      48 t1
        ror ecx, 5                 ;   766.2 p1      48 t1
        xor ecx, esi               ;   767.2 p0      48 t1
        ror ecx, 6                 ;   768.2 p1      48 t1
        add ebx, ecx               ;   769.2 p0      61 t1
        mov ecx, dword [esp + 308] ;   729.2 p2      62 v[1]
        add ecx, ebx               ;   770.2 p0      62 v[1]
        mov dword [esp + 308], ebp ;   747.2 p0+p3   62 v[3] spill
        mov ebp, eax               ;   753.2 p1      52 v[5] copy
        xor ebp, edi               ;   765.2 p0      52 v[5]
        and edx, ebp               ;   766.2 p0      52 v[5]
        xor edx, eax               ;   767.2 p0      52 v[5]
        add ebx, edx               ;   770.2 p1      63 v[5]
        mov edx, edi               ;   765.2 p1      47 v[5] copy
        ror edx, 9                 ;   771.2 p1      47 v[5]
        xor edx, edi               ;   772.2 p0      47 v[5]
        ror edx, 0xb               ;   773.2 p1      47 v[5]
        xor edx, edi               ;   774.2 p0      47 v[5]
        ror edx, 2                 ;   775.2 p1      47 v[5]
        add ebx, edx               ;   776.2 p0      63 v[5]
        mov edx, dword [esp + 308] ;   747.2 p2      51 t1
        xor edx, esi               ;   759.2 p0      51 t1
        and edx, ecx               ;   771.2 p0      51 t1
        xor edx, dword [esp + 308] ;   772.2 p2+p0   51 t1
        add edx, dword [esp + 300] ;   773.2 p2+p1   61 t1
        add edx, dword [esp + 176] ;   774.2 p2+p0   61 t1
        add edx, 0x53380d13        ;   775.2 p1      61 t1
        mov dword [esp + 300], eax ;   753.2 p0+p3   63 v[7] spill
        mov eax, ecx               ;   771.2 p1      48 t1 copy
        ror eax, 0xe               ;   776.2 p1      48 t1
        xor eax, ecx               ;   777.2 p0      48 t1
        ror eax, 5                 ;   778.2 p1      48 t1
        xor eax, ecx               ;   779.2 p0      48 t1
        ror eax, 6                 ;   780.2 p1      48 t1
        add edx, eax               ;   781.2 p0      61 t1
        mov eax, dword [esp + 304] ;   741.2 p2      62 v[0]
        add eax, edx               ;   782.2 p0      62 v[0]
        mov dword [esp + 304], esi ;   759.2 p0+p3   62 v[2] spill
        mov esi, edi               ;   765.2 p1      52 v[4] copy
        xor esi, ebx               ;   777.2 p0      52 v[4]
        and ebp, esi               ;   778.2 p0      52 v[4]
        xor ebp, edi               ;   779.2 p0      52 v[4]
        add edx, ebp               ;   782.2 p1      63 v[4]
        mov ebp, ebx               ;   777.2 p1      47 v[4] copy
        ror ebp, 9                 ;   783.2 p1      47 v[4]
        xor ebp, ebx               ;   784.2 p0      47 v[4]
        ror ebp, 0xb               ;   785.2 p1      47 v[4]
        xor ebp, ebx               ;   786.2 p0      47 v[4]
        ror ebp, 2                 ;   787.2 p1      47 v[4]
        add edx, ebp               ;   788.2 p0      63 v[4]
        mov ebp, dword [esp + 304] ;   759.2 p2      51 t1
        xor ebp, ecx               ;   771.2 p0      51 t1
        and ebp, eax               ;   783.2 p0      51 t1
        xor ebp, dword [esp + 304] ;   784.2 p2+p0   51 t1
        add ebp, dword [esp + 308] ;   785.2 p2+p1   61 t1
        add ebp, dword [esp + 180] ;   786.2 p2+p0   61 t1
        add ebp, 0x650a7354        ;   787.2 p1      61 t1
        mov dword [esp + 308], edi ;   765.2 p0+p3   63 v[6] spill
        mov edi, eax               ;   783.2 p1      48 t1 copy
        ror edi, 0xe               ;   788.2 p1      48 t1
        xor edi, eax               ;   789.2 p0      48 t1
        ror edi, 5                 ;   790.2 p1      48 t1
        xor edi, eax               ;   791.2 p0      48 t1
        ror edi, 6                 ;   792.2 p1      48 t1
        add ebp, edi               ;   793.2 p0      61 t1
        mov edi, dword [esp + 300] ;   753.2 p2      62 v[7]
        add edi, ebp               ;   794.2 p0      62 v[7]
        mov dword [esp + 300], ecx ;   771.2 p0+p3   62 v[1] spill
        mov ecx, ebx               ;   777.2 p1      52 v[3] copy
        xor ecx, edx               ;   789.2 p0      52 v[3]
        and esi, ecx               ;   790.2 p0      52 v[3]
        xor esi, ebx               ;   791.2 p0      52 v[3]
        add ebp, esi               ;   794.2 p1      63 v[3]
        mov esi, edx               ;   789.2 p1      47 v[3] copy
        ror esi, 9                 ;   795.2 p1      47 v[3]
        xor esi, edx               ;   796.2 p0      47 v[3]
        ror esi, 0xb               ;   797.2 p1      47 v[3]
        xor esi, edx               ;   798.2 p0      47 v[3]
        ror esi, 2                 ;   799.2 p1      47 v[3]
        add ebp, esi               ;   800.2 p0      63 v[3]
        mov esi, dword [esp + 300] ;   771.2 p2      51 t1
        xor esi, eax               ;   783.2 p0      51 t1
        and esi, edi               ;   795.2 p0      51 t1
        xor esi, dword [esp + 300] ;   796.2 p2+p0   51 t1
        add esi, dword [esp + 304] ;   797.2 p2+p1   61 t1
        add esi, dword [esp + 184] ;   798.2 p2+p0   61 t1
        add esi, 0x766a0abb        ;   799.2 p1      61 t1
        mov dword [esp + 304], ebx ;   777.2 p0+p3   63 v[5] spill
        mov ebx, edi               ;   795.2 p1      48 t1 copy
        ror ebx, 0xe               ;   800.2 p1      48 t1
        xor ebx, edi               ;   801.2 p0      48 t1
        ror ebx, 5                 ;   802.2 p1      48 t1
        xor ebx, edi               ;   803.2 p0      48 t1
        ror ebx, 6                 ;   804.2 p1      48 t1
        add esi, ebx               ;   805.2 p0      61 t1
        mov ebx, dword [esp + 308] ;   765.2 p2      62 v[6]
        add ebx, esi               ;   806.2 p0      62 v[6]
        mov dword [esp + 308], eax ;   783.2 p0+p3   62 v[0] spill
        mov eax, edx               ;   789.2 p1      52 v[2] copy
        xor eax, ebp               ;   801.2 p0      52 v[2]
        and ecx, eax               ;   802.2 p0      52 v[2]
        xor ecx, edx               ;   803.2 p0      52 v[2]
        add esi, ecx               ;   806.2 p1      63 v[2]
        mov ecx, ebp               ;   801.2 p1      47 v[2] copy
        ror ecx, 9                 ;   807.2 p1      47 v[2]
        xor ecx, ebp               ;   808.2 p0      47 v[2]
        ror ecx, 0xb               ;   809.2 p1      47 v[2]
        xor ecx, ebp               ;   810.2 p0      47 v[2]
        ror ecx, 2                 ;   811.2 p1      47 v[2]
        add esi, ecx               ;   812.2 p0      63 v[2]
        mov ecx, dword [esp + 308] ;   783.2 p2      51 t1
        xor ecx, edi               ;   795.2 p0      51 t1
        and ecx, ebx               ;   807.2 p0      51 t1
        xor ecx, dword [esp + 308] ;   808.2 p2+p0   51 t1
        add ecx, dword [esp + 300] ;   809.2 p2+p1   61 t1
        add ecx, dword [esp + 188] ;   810.2 p2+p0   61 t1
        add ecx, 0x81c2c92e        ;   811.2 p1      61 t1
        mov dword [esp + 300], edx ;   789.2 p0+p3   63 v[4] spill
        mov edx, ebx               ;   807.2 p1      48 t1 copy
        ror edx, 0xe               ;   812.2 p1      48 t1
        xor edx, ebx               ;   813.2 p0      48 t1
        ror edx, 5                 ;   814.2 p1      48 t1
        xor edx, ebx               ;   815.2 p0      48 t1
        ror edx, 6                 ;   816.2 p1      48 t1
        add ecx, edx               ;   817.2 p0      61 t1
        mov edx, dword [esp + 304] ;   777.2 p2      62 v[5]
        add edx, ecx               ;   818.2 p0      62 v[5]
        mov dword [esp + 304], edi ;   795.2 p0+p3   62 v[7] spill
        mov edi, ebp               ;   801.2 p1      52 v[1] copy
        xor edi, esi               ;   813.2 p0      52 v[1]
        and eax, edi               ;   814.2 p0      52 v[1]
        xor eax, ebp               ;   815.2 p0      52 v[1]
        add ecx, eax               ;   818.2 p1      63 v[1]
        mov eax, esi               ;   813.2 p1      47 v[1] copy
        ror eax, 9                 ;   819.2 p1      47 v[1]
        xor eax, esi               ;   820.2 p0      47 v[1]
        ror eax, 0xb               ;   821.2 p1      47 v[1]
        xor eax, esi               ;   822.2 p0      47 v[1]
        ror eax, 2                 ;   823.2 p1      47 v[1]
        add ecx, eax               ;   824.2 p0      63 v[1]
        mov eax, dword [esp + 304] ;   795.2 p2      51 t1
        xor eax, ebx               ;   807.2 p0      51 t1
        and eax, edx               ;   819.2 p0      51 t1
        xor eax, dword [esp + 304] ;   820.2 p2+p0   51 t1
        add eax, dword [esp + 308] ;   821.2 p2+p1   61 t1
        add eax, dword [esp + 192] ;   822.2 p2+p0   61 t1
        add eax, 0x92722c85        ;   823.2 p1      61 t1
        mov dword [esp + 308], ebp ;   801.2 p0+p3   63 v[3] spill
        mov ebp, edx               ;   819.2 p1      48 t1 copy
        ror ebp, 0xe               ;   824.2 p1      48 t1
        xor ebp, edx               ;   825.2 p0      48 t1
        ror ebp, 5                 ;   826.2 p1      48 t1
        xor ebp, edx               ;   827.2 p0      48 t1
        ror ebp, 6                 ;   828.2 p1      48 t1
        add eax, ebp               ;   829.2 p0      61 t1
        mov ebp, dword [esp + 300] ;   789.2 p2      62 v[4]
        add ebp, eax               ;   830.2 p0      62 v[4]
        mov dword [esp + 300], ebx ;   807.2 p0+p3   62 v[6] spill
        mov ebx, esi               ;   813.2 p1      52 v[0] copy
        xor ebx, ecx               ;   825.2 p0      52 v[0]
        and edi, ebx               ;   826.2 p0      52 v[0]
        xor edi, esi               ;   827.2 p0      52 v[0]
        add eax, edi               ;   830.2 p1      63 v[0]
        mov edi, ecx               ;   825.2 p1      47 v[0] copy
        ror edi, 9                 ;   831.2 p1      47 v[0]
        xor edi, ecx               ;   832.2 p0      47 v[0]
        ror edi, 0xb               ;   833.2 p1      47 v[0]
        xor edi, ecx               ;   834.2 p0      47 v[0]
        ror edi, 2                 ;   835.2 p1      47 v[0]
        add eax, edi               ;   836.2 p0      63 v[0]
        mov edi, dword [esp + 300] ;   807.2 p2      51 t1
        xor edi, edx               ;   819.2 p0      51 t1
        and edi, ebp               ;   831.2 p0      51 t1
        xor edi, dword [esp + 300] ;   832.2 p2+p0   51 t1
        add edi, dword [esp + 304] ;   833.2 p2+p1   61 t1
        add edi, dword [esp + 196] ;   834.2 p2+p0   61 t1
        add edi, 0xa2bfe8a1        ;   835.2 p1      61 t1
        mov dword [esp + 304], esi ;   813.2 p0+p3   63 v[2] spill
        mov esi, ebp               ;   831.2 p1      48 t1 copy
        ror esi, 0xe               ;   836.2 p1      48 t1
        xor esi, ebp               ;   837.2 p0      48 t1
        ror esi, 5                 ;   838.2 p1      48 t1
        xor esi, ebp               ;   839.2 p0      48 t1
        ror esi, 6                 ;   840.2 p1      48 t1
        add edi, esi               ;   841.2 p0      61 t1
        mov esi, dword [esp + 308] ;   801.2 p2      62 v[3]
        add esi, edi               ;   842.2 p0      62 v[3]
        mov dword [esp + 308], edx ;   819.2 p0+p3   62 v[5] spill
        mov edx, ecx               ;   825.2 p1      52 v[7] copy
        xor edx, eax               ;   837.2 p0      52 v[7]
        and ebx, edx               ;   838.2 p0      52 v[7]
        xor ebx, ecx               ;   839.2 p0      52 v[7]
        add edi, ebx               ;   842.2 p1      63 v[7]
        mov ebx, eax               ;   837.2 p1      47 v[7] copy
        ror ebx, 9                 ;   843.2 p1      47 v[7]
        xor ebx, eax               ;   844.2 p0      47 v[7]
        ror ebx, 0xb               ;   845.2 p1      47 v[7]
        xor ebx, eax               ;   846.2 p0      47 v[7]
        ror ebx, 2                 ;   847.2 p1      47 v[7]
        add edi, ebx               ;   848.2 p0      63 v[7]
        mov ebx, dword [esp + 308] ;   819.2 p2      51 t1
        xor ebx, ebp               ;   831.2 p0      51 t1
        and ebx, esi               ;   843.2 p0      51 t1
        xor ebx, dword [esp + 308] ;   844.2 p2+p0   51 t1
        add ebx, dword [esp + 300] ;   845.2 p2+p1   61 t1
        add ebx, dword [esp + 200] ;   846.2 p2+p0   61 t1
        add ebx, 0xa81a664b        ;   847.2 p1      61 t1
        mov dword [esp + 300], ecx ;   825.2 p0+p3   63 v[1] spill
        mov ecx, esi               ;   843.2 p1      48 t1 copy
        ror ecx, 0xe               ;   848.2 p1      48 t1
        xor ecx, esi               ;   849.2 p0      48 t1
        ror ecx, 5                 ;   850.2 p1      48 t1
        xor ecx, esi               ;   851.2 p0      48 t1
        ror ecx, 6                 ;   852.2 p1      48 t1
        add ebx, ecx               ;   853.2 p0      61 t1
        mov ecx, dword [esp + 304] ;   813.2 p2      62 v[2]
        add ecx, ebx               ;   854.2 p0      62 v[2]
        mov dword [esp + 304], ebp ;   831.2 p0+p3   62 v[4] spill
        mov ebp, eax               ;   837.2 p1      52 v[6] copy
        xor ebp, edi               ;   849.2 p0      52 v[6]
        and edx, ebp               ;   850.2 p0      52 v[6]
        xor edx, eax               ;   851.2 p0      52 v[6]
        add ebx, edx               ;   854.2 p1      63 v[6]
        mov edx, edi               ;   849.2 p1      47 v[6] copy
        ror edx, 9                 ;   855.2 p1      47 v[6]
        xor edx, edi               ;   856.2 p0      47 v[6]
        ror edx, 0xb               ;   857.2 p1      47 v[6]
        xor edx, edi               ;   858.2 p0      47 v[6]
        ror edx, 2                 ;   859.2 p1      47 v[6]
        add ebx, edx               ;   860.2 p0      63 v[6]
        mov edx, dword [esp + 304] ;   831.2 p2      51 t1
        xor edx, esi               ;   843.2 p0      51 t1
        and edx, ecx               ;   855.2 p0      51 t1
        xor edx, dword [esp + 304] ;   856.2 p2+p0   51 t1
        add edx, dword [esp + 308] ;   857.2 p2+p1   61 t1
        add edx, dword [esp + 204] ;   858.2 p2+p0   61 t1
        add edx, 0xc24b8b70        ;   859.2 p1      61 t1
        mov dword [esp + 308], eax ;   837.2 p0+p3   63 v[0] spill
        mov eax, ecx               ;   855.2 p1      48 t1 copy
        ror eax, 0xe               ;   860.2 p1      48 t1
        xor eax, ecx               ;   861.2 p0      48 t1
        ror eax, 5                 ;   862.2 p1      48 t1
        xor eax, ecx               ;   863.2 p0      48 t1
        ror eax, 6                 ;   864.2 p1      48 t1
        add edx, eax               ;   865.2 p0      61 t1
        mov eax, dword [esp + 300] ;   825.2 p2      62 v[1]
        add eax, edx               ;   866.2 p0      62 v[1]
        mov dword [esp + 300], esi ;   843.2 p0+p3   62 v[3] spill
        mov esi, edi               ;   849.2 p1      52 v[5] copy
        xor esi, ebx               ;   861.2 p0      52 v[5]
        and ebp, esi               ;   862.2 p0      52 v[5]
        xor ebp, edi               ;   863.2 p0      52 v[5]
        add edx, ebp               ;   866.2 p1      63 v[5]
        mov ebp, ebx               ;   861.2 p1      47 v[5] copy
        ror ebp, 9                 ;   867.2 p1      47 v[5]
        xor ebp, ebx               ;   868.2 p0      47 v[5]
        ror ebp, 0xb               ;   869.2 p1      47 v[5]
        xor ebp, ebx               ;   870.2 p0      47 v[5]
        ror ebp, 2                 ;   871.2 p1      47 v[5]
        add edx, ebp               ;   872.2 p0      63 v[5]
        mov ebp, dword [esp + 300] ;   843.2 p2      51 t1
        xor ebp, ecx               ;   855.2 p0      51 t1
        and ebp, eax               ;   867.2 p0      51 t1
        xor ebp, dword [esp + 300] ;   868.2 p2+p0   51 t1
        add ebp, dword [esp + 304] ;   869.2 p2+p1   61 t1
        add ebp, dword [esp + 208] ;   870.2 p2+p0   61 t1
        add ebp, 0xc76c51a3        ;   871.2 p1      61 t1
        mov dword [esp + 304], edi ;   849.2 p0+p3   63 v[7] spill
        mov edi, eax               ;   867.2 p1      48 t1 copy
        ror edi, 0xe               ;   872.2 p1      48 t1
        xor edi, eax               ;   873.2 p0      48 t1
        ror edi, 5                 ;   874.2 p1      48 t1
        xor edi, eax               ;   875.2 p0      48 t1
        ror edi, 6                 ;   876.2 p1      48 t1
        add ebp, edi               ;   877.2 p0      61 t1
        mov edi, dword [esp + 308] ;   837.2 p2      62 v[0]
        add edi, ebp               ;   878.2 p0      62 v[0]
        mov dword [esp + 308], ecx ;   855.2 p0+p3   62 v[2] spill
        mov ecx, ebx               ;   861.2 p1      52 v[4] copy
        xor ecx, edx               ;   873.2 p0      52 v[4]
        and esi, ecx               ;   874.2 p0      52 v[4]
        xor esi, ebx               ;   875.2 p0      52 v[4]
        add ebp, esi               ;   878.2 p1      63 v[4]
        mov esi, edx               ;   873.2 p1      47 v[4] copy
        ror esi, 9                 ;   879.2 p1      47 v[4]
        xor esi, edx               ;   880.2 p0      47 v[4]
        ror esi, 0xb               ;   881.2 p1      47 v[4]
        xor esi, edx               ;   882.2 p0      47 v[4]
        ror esi, 2                 ;   883.2 p1      47 v[4]
        add ebp, esi               ;   884.2 p0      63 v[4]
        mov esi, dword [esp + 308] ;   855.2 p2      51 t1
        xor esi, eax               ;   867.2 p0      51 t1
        and esi, edi               ;   879.2 p0      51 t1
        xor esi, dword [esp + 308] ;   880.2 p2+p0   51 t1
        add esi, dword [esp + 300] ;   881.2 p2+p1   61 t1
        add esi, dword [esp + 212] ;   882.2 p2+p0   61 t1
        add esi, 0xd192e819        ;   883.2 p1      61 t1
        mov dword [esp + 300], ebx ;   861.2 p0+p3   63 v[6] spill
        mov ebx, edi               ;   879.2 p1      48 t1 copy
        ror ebx, 0xe               ;   884.2 p1      48 t1
        xor ebx, edi               ;   885.2 p0      48 t1
        ror ebx, 5                 ;   886.2 p1      48 t1
        xor ebx, edi               ;   887.2 p0      48 t1
        ror ebx, 6                 ;   888.2 p1      48 t1
        add esi, ebx               ;   889.2 p0      61 t1
        mov ebx, dword [esp + 304] ;   849.2 p2      62 v[7]
        add ebx, esi               ;   890.2 p0      62 v[7]
        mov dword [esp + 304], eax ;   867.2 p0+p3   62 v[1] spill
        mov eax, edx               ;   873.2 p1      52 v[3] copy
        xor eax, ebp               ;   885.2 p0      52 v[3]
        and ecx, eax               ;   886.2 p0      52 v[3]
        xor ecx, edx               ;   887.2 p0      52 v[3]
        add esi, ecx               ;   890.2 p1      63 v[3]
        mov ecx, ebp               ;   885.2 p1      47 v[3] copy
        ror ecx, 9                 ;   891.2 p1      47 v[3]
        xor ecx, ebp               ;   892.2 p0      47 v[3]
        ror ecx, 0xb               ;   893.2 p1      47 v[3]
        xor ecx, ebp               ;   894.2 p0      47 v[3]
        ror ecx, 2                 ;   895.2 p1      47 v[3]
        add esi, ecx               ;   896.2 p0      63 v[3]
        mov ecx, dword [esp + 304] ;   867.2 p2      51 t1
        xor ecx, edi               ;   879.2 p0      51 t1
        and ecx, ebx               ;   891.2 p0      51 t1
        xor ecx, dword [esp + 304] ;   892.2 p2+p0   51 t1
        add ecx, dword [esp + 308] ;   893.2 p2+p1   61 t1
        add ecx, dword [esp + 216] ;   894.2 p2+p0   61 t1
        add ecx, 0xd6990624        ;   895.2 p1      61 t1
        mov dword [esp + 308], edx ;   873.2 p0+p3   63 v[5] spill
        mov edx, ebx               ;   891.2 p1      48 t1 copy
        ror edx, 0xe               ;   896.2 p1      48 t1
        xor edx, ebx               ;   897.2 p0      48 t1
        ror edx, 5                 ;   898.2 p1      48 t1
        xor edx, ebx               ;   899.2 p0      48 t1
        ror edx, 6                 ;   900.2 p1      48 t1
        add ecx, edx               ;   901.2 p0      61 t1
        mov edx, dword [esp + 300] ;   861.2 p2      62 v[6]
        add edx, ecx               ;   902.2 p0      62 v[6]
        mov dword [esp + 300], edi ;   879.2 p0+p3   62 v[0] spill
        mov edi, ebp               ;   885.2 p1      52 v[2] copy
        xor edi, esi               ;   897.2 p0      52 v[2]
        and eax, edi               ;   898.2 p0      52 v[2]
        xor eax, ebp               ;   899.2 p0      52 v[2]
        add ecx, eax               ;   902.2 p1      63 v[2]
        mov eax, esi               ;   897.2 p1      47 v[2] copy
        ror eax, 9                 ;   903.2 p1      47 v[2]
        xor eax, esi               ;   904.2 p0      47 v[2]
        ror eax, 0xb               ;   905.2 p1      47 v[2]
        xor eax, esi               ;   906.2 p0      47 v[2]
        ror eax, 2                 ;   907.2 p1      47 v[2]
        add ecx, eax               ;   908.2 p0      63 v[2]
        mov eax, dword [esp + 300] ;   879.2 p2      51 t1
        xor eax, ebx               ;   891.2 p0      51 t1
        and eax, edx               ;   903.2 p0      51 t1
        xor eax, dword [esp + 300] ;   904.2 p2+p0   51 t1
        add eax, dword [esp + 304] ;   905.2 p2+p1   61 t1
        add eax, dword [esp + 220] ;   906.2 p2+p0   61 t1
        add eax, 0xf40e3585        ;   907.2 p1      61 t1
        mov dword [esp + 304], ebp ;   885.2 p0+p3   63 v[4] spill
        mov ebp, edx               ;   903.2 p1      48 t1 copy
        ror ebp, 0xe               ;   908.2 p1      48 t1
        xor ebp, edx               ;   909.2 p0      48 t1
        ror ebp, 5                 ;   910.2 p1      48 t1
        xor ebp, edx               ;   911.2 p0      48 t1
        ror ebp, 6                 ;   912.2 p1      48 t1
        add eax, ebp               ;   913.2 p0      61 t1
        mov ebp, dword [esp + 308] ;   873.2 p2      62 v[5]
        add ebp, eax               ;   914.2 p0      62 v[5]
        mov dword [esp + 308], ebx ;   891.2 p0+p3   62 v[7] spill
        mov ebx, esi               ;   897.2 p1      52 v[1] copy
        xor ebx, ecx               ;   909.2 p0      52 v[1]
        and edi, ebx               ;   910.2 p0      52 v[1]
        xor edi, esi               ;   911.2 p0      52 v[1]
        add eax, edi               ;   914.2 p1      63 v[1]
        mov edi, ecx               ;   909.2 p1      47 v[1] copy
        ror edi, 9                 ;   915.2 p1      47 v[1]
        xor edi, ecx               ;   916.2 p0      47 v[1]
        ror edi, 0xb               ;   917.2 p1      47 v[1]
        xor edi, ecx               ;   918.2 p0      47 v[1]
        ror edi, 2                 ;   919.2 p1      47 v[1]
        add eax, edi               ;   920.2 p0      63 v[1]
        mov edi, dword [esp + 308] ;   891.2 p2      51 t1
        xor edi, edx               ;   903.2 p0      51 t1
        and edi, ebp               ;   915.2 p0      51 t1
        xor edi, dword [esp + 308] ;   916.2 p2+p0   51 t1
        add edi, dword [esp + 300] ;   917.2 p2+p1   61 t1
        add edi, dword [esp + 224] ;   918.2 p2+p0   61 t1
        add edi, 0x106aa070        ;   919.2 p1      61 t1
        mov dword [esp + 300], esi ;   897.2 p0+p3   63 v[3] spill
        mov esi, ebp               ;   915.2 p1      48 t1 copy
        ror esi, 0xe               ;   920.2 p1      48 t1
        xor esi, ebp               ;   921.2 p0      48 t1
        ror esi, 5                 ;   922.2 p1      48 t1
        xor esi, ebp               ;   923.2 p0      48 t1
        ror esi, 6                 ;   924.2 p1      48 t1
        add edi, esi               ;   925.2 p0      61 t1
        mov esi, dword [esp + 304] ;   885.2 p2      62 v[4]
        add esi, edi               ;   926.2 p0      62 v[4]
        mov dword [esp + 304], edx ;   903.2 p0+p3   62 v[6] spill
        mov edx, ecx               ;   909.2 p1      52 v[0] copy
        xor edx, eax               ;   921.2 p0      52 v[0]
        and ebx, edx               ;   922.2 p0      52 v[0]
        xor ebx, ecx               ;   923.2 p0      52 v[0]
        add edi, ebx               ;   926.2 p1      63 v[0]
        mov ebx, eax               ;   921.2 p1      47 v[0] copy
        ror ebx, 9                 ;   927.2 p1      47 v[0]
        xor ebx, eax               ;   928.2 p0      47 v[0]
        ror ebx, 0xb               ;   929.2 p1      47 v[0]
        xor ebx, eax               ;   930.2 p0      47 v[0]
        ror ebx, 2                 ;   931.2 p1      47 v[0]
        add edi, ebx               ;   932.2 p0      63 v[0]
        mov ebx, dword [esp + 304] ;   903.2 p2      51 t1
        xor ebx, ebp               ;   915.2 p0      51 t1
        and ebx, esi               ;   927.2 p0      51 t1
        xor ebx, dword [esp + 304] ;   928.2 p2+p0   51 t1
        add ebx, dword [esp + 308] ;   929.2 p2+p1   61 t1
        add ebx, dword [esp + 228] ;   930.2 p2+p0   61 t1
        add ebx, 0x19a4c116        ;   931.2 p1      61 t1
        mov dword [esp + 308], ecx ;   909.2 p0+p3   63 v[2] spill
        mov ecx, esi               ;   927.2 p1      48 t1 copy
        ror ecx, 0xe               ;   932.2 p1      48 t1
        xor ecx, esi               ;   933.2 p0      48 t1
        ror ecx, 5                 ;   934.2 p1      48 t1
        xor ecx, esi               ;   935.2 p0      48 t1
        ror ecx, 6                 ;   936.2 p1      48 t1
        add ebx, ecx               ;   937.2 p0      61 t1
        mov ecx, dword [esp + 300] ;   897.2 p2      62 v[3]
        add ecx, ebx               ;   938.2 p0      62 v[3]
        mov dword [esp + 300], ebp ;   915.2 p0+p3   62 v[5] spill
        mov ebp, eax               ;   921.2 p1      52 v[7] copy
        xor ebp, edi               ;   933.2 p0      52 v[7]
        and edx, ebp               ;   934.2 p0      52 v[7]
        xor edx, eax               ;   935.2 p0      52 v[7]
        add ebx, edx               ;   938.2 p1      63 v[7]
        mov edx, edi               ;   933.2 p1      47 v[7] copy
        ror edx, 9                 ;   939.2 p1      47 v[7]
        xor edx, edi               ;   940.2 p0      47 v[7]
        ror edx, 0xb               ;   941.2 p1      47 v[7]
        xor edx, edi               ;   942.2 p0      47 v[7]
        ror edx, 2                 ;   943.2 p1      47 v[7]
        add ebx, edx               ;   944.2 p0      63 v[7]
        mov edx, dword [esp + 300] ;   915.2 p2      51 t1
        xor edx, esi               ;   927.2 p0      51 t1
        and edx, ecx               ;   939.2 p0      51 t1
        xor edx, dword [esp + 300] ;   940.2 p2+p0   51 t1
        add edx, dword [esp + 304] ;   941.2 p2+p1   61 t1
        add edx, dword [esp + 232] ;   942.2 p2+p0   61 t1
        add edx, 0x1e376c08        ;   943.2 p1      61 t1
        mov dword [esp + 304], eax ;   921.2 p0+p3   63 v[1] spill
        mov eax, ecx               ;   939.2 p1      48 t1 copy
        ror eax, 0xe               ;   944.2 p1      48 t1
        xor eax, ecx               ;   945.2 p0      48 t1
        ror eax, 5                 ;   946.2 p1      48 t1
        xor eax, ecx               ;   947.2 p0      48 t1
        ror eax, 6                 ;   948.2 p1      48 t1
        add edx, eax               ;   949.2 p0      61 t1
        mov eax, dword [esp + 308] ;   909.2 p2      62 v[2]
        add eax, edx               ;   950.2 p0      62 v[2]
        mov dword [esp + 308], esi ;   927.2 p0+p3   62 v[4] spill
        mov esi, edi               ;   933.2 p1      52 v[6] copy
        xor esi, ebx               ;   945.2 p0      52 v[6]
        and ebp, esi               ;   946.2 p0      52 v[6]
        xor ebp, edi               ;   947.2 p0      52 v[6]
        add edx, ebp               ;   950.2 p1      63 v[6]
        mov ebp, ebx               ;   945.2 p1      47 v[6] copy
        ror ebp, 9                 ;   951.2 p1      47 v[6]
        xor ebp, ebx               ;   952.2 p0      47 v[6]
        ror ebp, 0xb               ;   953.2 p1      47 v[6]
        xor ebp, ebx               ;   954.2 p0      47 v[6]
        ror ebp, 2                 ;   955.2 p1      47 v[6]
        add edx, ebp               ;   956.2 p0      63 v[6]
        mov ebp, dword [esp + 308] ;   927.2 p2      51 t1
        xor ebp, ecx               ;   939.2 p0      51 t1
        and ebp, eax               ;   951.2 p0      51 t1
        xor ebp, dword [esp + 308] ;   952.2 p2+p0   51 t1
        add ebp, dword [esp + 300] ;   953.2 p2+p1   61 t1
        add ebp, dword [esp + 236] ;   954.2 p2+p0   61 t1
        add ebp, 0x2748774c        ;   955.2 p1      61 t1
        mov dword [esp + 300], edi ;   933.2 p0+p3   63 v[0] spill
        mov edi, eax               ;   951.2 p1      48 t1 copy
        ror edi, 0xe               ;   956.2 p1      48 t1
        xor edi, eax               ;   957.2 p0      48 t1
        ror edi, 5                 ;   958.2 p1      48 t1
        xor edi, eax               ;   959.2 p0      48 t1
        ror edi, 6                 ;   960.2 p1      48 t1
        add ebp, edi               ;   961.2 p0      61 t1
        mov edi, dword [esp + 304] ;   921.2 p2      62 v[1]
        add edi, ebp               ;   962.2 p0      62 v[1]
        mov dword [esp + 304], ecx ;   939.2 p0+p3   62 v[3] spill
        mov ecx, ebx               ;   945.2 p1      52 v[5] copy
        xor ecx, edx               ;   957.2 p0      52 v[5]
        and esi, ecx               ;   958.2 p0      52 v[5]
        xor esi, ebx               ;   959.2 p0      52 v[5]
        add ebp, esi               ;   962.2 p1      63 v[5]
        mov esi, edx               ;   957.2 p1      47 v[5] copy
        ror esi, 9                 ;   963.2 p1      47 v[5]
        xor esi, edx               ;   964.2 p0      47 v[5]
        ror esi, 0xb               ;   965.2 p1      47 v[5]
        xor esi, edx               ;   966.2 p0      47 v[5]
        ror esi, 2                 ;   967.2 p1      47 v[5]
        add ebp, esi               ;   968.2 p0      63 v[5]
        mov esi, dword [esp + 304] ;   939.2 p2      51 t1
        xor esi, eax               ;   951.2 p0      51 t1
        and esi, edi               ;   963.2 p0      51 t1
        xor esi, dword [esp + 304] ;   964.2 p2+p0   51 t1
        add esi, dword [esp + 308] ;   965.2 p2+p1   61 t1
        add esi, dword [esp + 240] ;   966.2 p2+p0   61 t1
        add esi, 0x34b0bcb5        ;   967.2 p1      61 t1
        mov dword [esp + 308], ebx ;   945.2 p0+p3   63 v[7] spill
        mov ebx, edi               ;   963.2 p1      48 t1 copy
        ror ebx, 0xe               ;   968.2 p1      48 t1
        xor ebx, edi               ;   969.2 p0      48 t1
        ror ebx, 5                 ;   970.2 p1      48 t1
        xor ebx, edi               ;   971.2 p0      48 t1
        ror ebx, 6                 ;   972.2 p1      48 t1
        add esi, ebx               ;   973.2 p0      61 t1
        mov ebx, dword [esp + 300] ;   933.2 p2      62 v[0]
        add ebx, esi               ;   974.2 p0      62 v[0]
        mov dword [esp + 300], eax ;   951.2 p0+p3   62 v[2] spill
        mov eax, edx               ;   957.2 p1      52 v[4] copy
        xor eax, ebp               ;   969.2 p0      52 v[4]
        and ecx, eax               ;   970.2 p0      52 v[4]
        xor ecx, edx               ;   971.2 p0      52 v[4]
        add esi, ecx               ;   974.2 p1      63 v[4]
        mov ecx, ebp               ;   969.2 p1      47 v[4] copy
        ror ecx, 9                 ;   975.2 p1      47 v[4]
        xor ecx, ebp               ;   976.2 p0      47 v[4]
        ror ecx, 0xb               ;   977.2 p1      47 v[4]
        xor ecx, ebp               ;   978.2 p0      47 v[4]
        ror ecx, 2                 ;   979.2 p1      47 v[4]
        add esi, ecx               ;   980.2 p0      63 v[4]
        mov ecx, dword [esp + 300] ;   951.2 p2      51 t1
        xor ecx, edi               ;   963.2 p0      51 t1
        and ecx, ebx               ;   975.2 p0      51 t1
        xor ecx, dword [esp + 300] ;   976.2 p2+p0   51 t1
        add ecx, dword [esp + 304] ;   977.2 p2+p1   61 t1
        add ecx, dword [esp + 244] ;   978.2 p2+p0   61 t1
        add ecx, 0x391c0cb3        ;   979.2 p1      61 t1
        mov dword [esp + 304], edx ;   957.2 p0+p3   63 v[6] spill
        mov edx, ebx               ;   975.2 p1      48 t1 copy
        ror edx, 0xe               ;   980.2 p1      48 t1
        xor edx, ebx               ;   981.2 p0      48 t1
        ror edx, 5                 ;   982.2 p1      48 t1
        xor edx, ebx               ;   983.2 p0      48 t1
        ror edx, 6                 ;   984.2 p1      48 t1
        add ecx, edx               ;   985.2 p0      61 t1
        mov edx, dword [esp + 308] ;   945.2 p2      62 v[7]
        add edx, ecx               ;   986.2 p0      62 v[7]
        mov dword [esp + 308], edi ;   963.2 p0+p3   62 v[1] spill
        mov edi, ebp               ;   969.2 p1      52 v[3] copy
        xor edi, esi               ;   981.2 p0      52 v[3]
        and eax, edi               ;   982.2 p0      52 v[3]
        xor eax, ebp               ;   983.2 p0      52 v[3]
        add ecx, eax               ;   986.2 p1      63 v[3]
        mov eax, esi               ;   981.2 p1      47 v[3] copy
        ror eax, 9                 ;   987.2 p1      47 v[3]
        xor eax, esi               ;   988.2 p0      47 v[3]
        ror eax, 0xb               ;   989.2 p1      47 v[3]
        xor eax, esi               ;   990.2 p0      47 v[3]
        ror eax, 2                 ;   991.2 p1      47 v[3]
        add ecx, eax               ;   992.2 p0      63 v[3]
        mov eax, dword [esp + 308] ;   963.2 p2      51 t1
        xor eax, ebx               ;   975.2 p0      51 t1
        and eax, edx               ;   987.2 p0      51 t1
        xor eax, dword [esp + 308] ;   988.2 p2+p0   51 t1
        add eax, dword [esp + 300] ;   989.2 p2+p1   61 t1
        add eax, dword [esp + 248] ;   990.2 p2+p0   61 t1
        add eax, 0x4ed8aa4a        ;   991.2 p1      61 t1
        mov dword [esp + 300], ebp ;   969.2 p0+p3   63 v[5] spill
        mov ebp, edx               ;   987.2 p1      48 t1 copy
        ror ebp, 0xe               ;   992.2 p1      48 t1
        xor ebp, edx               ;   993.2 p0      48 t1
        ror ebp, 5                 ;   994.2 p1      48 t1
        xor ebp, edx               ;   995.2 p0      48 t1
        ror ebp, 6                 ;   996.2 p1      48 t1
        add eax, ebp               ;   997.2 p0      61 t1
        mov ebp, dword [esp + 304] ;   957.2 p2      62 v[6]
        add ebp, eax               ;   998.2 p0      62 v[6]
        mov dword [esp + 304], ebx ;   975.2 p0+p3   62 v[0] spill
        mov ebx, esi               ;   981.2 p1      52 v[2] copy
        xor ebx, ecx               ;   993.2 p0      52 v[2]
        and edi, ebx               ;   994.2 p0      52 v[2]
        xor edi, esi               ;   995.2 p0      52 v[2]
        add eax, edi               ;   998.2 p1      63 v[2]
        mov edi, ecx               ;   993.2 p1      47 v[2] copy
        ror edi, 9                 ;   999.2 p1      47 v[2]
        xor edi, ecx               ;  1000.2 p0      47 v[2]
        ror edi, 0xb               ;  1001.2 p1      47 v[2]
        xor edi, ecx               ;  1002.2 p0      47 v[2]
        ror edi, 2                 ;  1003.2 p1      47 v[2]
        add eax, edi               ;  1004.2 p0      63 v[2]
        mov edi, dword [esp + 304] ;   975.2 p2      51 t1
        xor edi, edx               ;   987.2 p0      51 t1
        and edi, ebp               ;   999.2 p0      51 t1
        xor edi, dword [esp + 304] ;  1000.2 p2+p0   51 t1
        add edi, dword [esp + 308] ;  1001.2 p2+p1   61 t1
        add edi, dword [esp + 252] ;  1002.2 p2+p0   61 t1
        add edi, 0x5b9cca4f        ;  1003.2 p1      61 t1
        mov dword [esp + 308], esi ;   981.2 p0+p3   63 v[4] spill
        mov esi, ebp               ;   999.2 p1      48 t1 copy
        ror esi, 0xe               ;  1004.2 p1      48 t1
        xor esi, ebp               ;  1005.2 p0      48 t1
        ror esi, 5                 ;  1006.2 p1      48 t1
        xor esi, ebp               ;  1007.2 p0      48 t1
        ror esi, 6                 ;  1008.2 p1      48 t1
        add edi, esi               ;  1009.2 p0      61 t1
        mov esi, dword [esp + 300] ;   969.2 p2      62 v[5]
        add esi, edi               ;  1010.2 p0      62 v[5]
        mov dword [esp + 300], edx ;   987.2 p0+p3   62 v[7] spill
        mov edx, ecx               ;   993.2 p1      52 v[1] copy
        xor edx, eax               ;  1005.2 p0      52 v[1]
        and ebx, edx               ;  1006.2 p0      52 v[1]
        xor ebx, ecx               ;  1007.2 p0      52 v[1]
        add edi, ebx               ;  1010.2 p1      63 v[1]
        mov ebx, eax               ;  1005.2 p1      47 v[1] copy
        ror ebx, 9                 ;  1011.2 p1      47 v[1]
        xor ebx, eax               ;  1012.2 p0      47 v[1]
        ror ebx, 0xb               ;  1013.2 p1      47 v[1]
        xor ebx, eax               ;  1014.2 p0      47 v[1]
        ror ebx, 2                 ;  1015.2 p1      47 v[1]
        add edi, ebx               ;  1016.2 p0      63 v[1]
        mov ebx, dword [esp + 300] ;   987.2 p2      51 t1
        xor ebx, ebp               ;   999.2 p0      51 t1
        and ebx, esi               ;  1011.2 p0      51 t1
        xor ebx, dword [esp + 300] ;  1012.2 p2+p0   51 t1
        add ebx, dword [esp + 304] ;  1013.2 p2+p1   61 t1
        add ebx, dword [esp + 256] ;  1014.2 p2+p0   61 t1
        add ebx, 0x682e6ff3        ;  1015.2 p1      61 t1
        mov dword [esp + 304], ecx ;   993.2 p0+p3   63 v[3] spill
        mov ecx, esi               ;  1011.2 p1      48 t1 copy
        ror ecx, 0xe               ;  1016.2 p1      48 t1
        xor ecx, esi               ;  1017.2 p0      48 t1
        ror ecx, 5                 ;  1018.2 p1      48 t1
        xor ecx, esi               ;  1019.2 p0      48 t1
        ror ecx, 6                 ;  1020.2 p1      48 t1
        add ebx, ecx               ;  1021.2 p0      61 t1
        mov ecx, dword [esp + 308] ;   981.2 p2      62 v[4]
        add ecx, ebx               ;  1022.2 p0      62 v[4]
        mov dword [esp + 308], ebp ;   999.2 p0+p3   62 v[6] spill
        mov ebp, eax               ;  1005.2 p1      52 v[0] copy
        xor ebp, edi               ;  1017.2 p0      52 v[0]
        and edx, ebp               ;  1018.2 p0      52 v[0]
        xor edx, eax               ;  1019.2 p0      52 v[0]
        add ebx, edx               ;  1022.2 p1      63 v[0]
        mov edx, edi               ;  1017.2 p1      47 v[0] copy
        ror edx, 9                 ;  1023.2 p1      47 v[0]
        xor edx, edi               ;  1024.2 p0      47 v[0]
        ror edx, 0xb               ;  1025.2 p1      47 v[0]
        xor edx, edi               ;  1026.2 p0      47 v[0]
        ror edx, 2                 ;  1027.2 p1      47 v[0]
        add ebx, edx               ;  1028.2 p0      63 v[0]
        mov edx, dword [esp + 308] ;   999.2 p2      51 t1
        xor edx, esi               ;  1011.2 p0      51 t1
        and edx, ecx               ;  1023.2 p0      51 t1
        xor edx, dword [esp + 308] ;  1024.2 p2+p0   51 t1
        add edx, dword [esp + 300] ;  1025.2 p2+p1   61 t1
        add edx, dword [esp + 260] ;  1026.2 p2+p0   61 t1
        add edx, 0x748f82ee        ;  1027.2 p1      61 t1
        mov dword [esp + 300], eax ;  1005.2 p0+p3   63 v[2] spill
        mov eax, ecx               ;  1023.2 p1      48 t1 copy
        ror eax, 0xe               ;  1028.2 p1      48 t1
        xor eax, ecx               ;  1029.2 p0      48 t1
        ror eax, 5                 ;  1030.2 p1      48 t1
        xor eax, ecx               ;  1031.2 p0      48 t1
        ror eax, 6                 ;  1032.2 p1      48 t1
        add edx, eax               ;  1033.2 p0      61 t1
        mov eax, dword [esp + 304] ;   993.2 p2      62 v[3]
        add eax, edx               ;  1034.2 p0      62 v[3]
        mov dword [esp + 304], esi ;  1011.2 p0+p3   62 v[5] spill
        mov esi, edi               ;  1017.2 p1      52 v[7] copy
        xor esi, ebx               ;  1029.2 p0      52 v[7]
        and ebp, esi               ;  1030.2 p0      52 v[7]
        xor ebp, edi               ;  1031.2 p0      52 v[7]
        add edx, ebp               ;  1034.2 p1      63 v[7]
        mov ebp, ebx               ;  1029.2 p1      47 v[7] copy
        ror ebp, 9                 ;  1035.2 p1      47 v[7]
        xor ebp, ebx               ;  1036.2 p0      47 v[7]
        ror ebp, 0xb               ;  1037.2 p1      47 v[7]
        xor ebp, ebx               ;  1038.2 p0      47 v[7]
        ror ebp, 2                 ;  1039.2 p1      47 v[7]
        add edx, ebp               ;  1040.2 p0      63 v[7]
        mov ebp, dword [esp + 304] ;  1011.2 p2      51 t1
        xor ebp, ecx               ;  1023.2 p0      51 t1
        and ebp, eax               ;  1035.2 p0      51 t1
        xor ebp, dword [esp + 304] ;  1036.2 p2+p0   51 t1
        add ebp, dword [esp + 308] ;  1037.2 p2+p1   61 t1
        add ebp, dword [esp + 264] ;  1038.2 p2+p0   61 t1
        add ebp, 0x78a5636f        ;  1039.2 p1      61 t1
        mov dword [esp + 308], edi ;  1017.2 p0+p3   63 v[1] spill
        mov edi, eax               ;  1035.2 p1      48 t1 copy
        ror edi, 0xe               ;  1040.2 p1      48 t1
        xor edi, eax               ;  1041.2 p0      48 t1
        ror edi, 5                 ;  1042.2 p1      48 t1
        xor edi, eax               ;  1043.2 p0      48 t1
        ror edi, 6                 ;  1044.2 p1      48 t1
        add ebp, edi               ;  1045.2 p0      61 t1
        mov edi, dword [esp + 300] ;  1005.2 p2      62 v[2]
        add edi, ebp               ;  1046.2 p0      62 v[2]
        mov dword [esp + 300], ecx ;  1023.2 p0+p3   62 v[4] spill
        mov ecx, ebx               ;  1029.2 p1      52 v[6] copy
        xor ecx, edx               ;  1041.2 p0      52 v[6]
        and esi, ecx               ;  1042.2 p0      52 v[6]
        xor esi, ebx               ;  1043.2 p0      52 v[6]
        add ebp, esi               ;  1046.2 p1      63 v[6]
        mov esi, edx               ;  1041.2 p1      47 v[6] copy
        ror esi, 9                 ;  1047.2 p1      47 v[6]
        xor esi, edx               ;  1048.2 p0      47 v[6]
        ror esi, 0xb               ;  1049.2 p1      47 v[6]
        xor esi, edx               ;  1050.2 p0      47 v[6]
        ror esi, 2                 ;  1051.2 p1      47 v[6]
        add ebp, esi               ;  1052.2 p0      63 v[6]
        mov esi, dword [esp + 300] ;  1023.2 p2      51 t1
        xor esi, eax               ;  1035.2 p0      51 t1
        and esi, edi               ;  1047.2 p0      51 t1
        xor esi, dword [esp + 300] ;  1048.2 p2+p0   51 t1
        add esi, dword [esp + 304] ;  1049.2 p2+p1   61 t1
        add esi, dword [esp + 268] ;  1050.2 p2+p0   61 t1
        add esi, 0x84c87814        ;  1051.2 p1      61 t1
        mov dword [esp + 304], ebx ;  1029.2 p0+p3   63 v[0] spill
        mov ebx, edi               ;  1047.2 p1      48 t1 copy
        ror ebx, 0xe               ;  1052.2 p1      48 t1
        xor ebx, edi               ;  1053.2 p0      48 t1
        ror ebx, 5                 ;  1054.2 p1      48 t1
        xor ebx, edi               ;  1055.2 p0      48 t1
        ror ebx, 6                 ;  1056.2 p1      48 t1
        add esi, ebx               ;  1057.2 p0      61 t1
        mov ebx, dword [esp + 308] ;  1017.2 p2      62 v[1]
        add ebx, esi               ;  1058.2 p0      62 v[1]
        mov dword [esp + 308], eax ;  1035.2 p0+p3   62 v[3] spill
        mov eax, edx               ;  1041.2 p1      52 v[5] copy
        xor eax, ebp               ;  1053.2 p0      52 v[5]
        and ecx, eax               ;  1054.2 p0      52 v[5]
        xor ecx, edx               ;  1055.2 p0      52 v[5]
        add esi, ecx               ;  1058.2 p1      63 v[5]
        mov ecx, ebp               ;  1053.2 p1      47 v[5] copy
        ror ecx, 9                 ;  1059.2 p1      47 v[5]
        xor ecx, ebp               ;  1060.2 p0      47 v[5]
        ror ecx, 0xb               ;  1061.2 p1      47 v[5]
        xor ecx, ebp               ;  1062.2 p0      47 v[5]
        ror ecx, 2                 ;  1063.2 p1      47 v[5]
        add esi, ecx               ;  1064.2 p0      63 v[5]
        mov ecx, dword [esp + 308] ;  1035.2 p2      51 t1
        xor ecx, edi               ;  1047.2 p0      51 t1
        and ecx, ebx               ;  1059.2 p0      51 t1
        xor ecx, dword [esp + 308] ;  1060.2 p2+p0   51 t1
        add ecx, dword [esp + 300] ;  1061.2 p2+p1   61 t1
        add ecx, dword [esp + 272] ;  1062.2 p2+p0   61 t1
        add ecx, 0x8cc70208        ;  1063.2 p1      61 t1
        mov dword [esp + 300], edx ;  1041.2 p0+p3   63 v[7] spill
        mov edx, ebx               ;  1059.2 p1      48 t1 copy
        ror edx, 0xe               ;  1064.2 p1      48 t1
        xor edx, ebx               ;  1065.2 p0      48 t1
        ror edx, 5                 ;  1066.2 p1      48 t1
        xor edx, ebx               ;  1067.2 p0      48 t1
        ror edx, 6                 ;  1068.2 p1      48 t1
        add ecx, edx               ;  1069.2 p0      61 t1
        mov edx, dword [esp + 304] ;  1029.2 p2      62 v[0]
        add edx, ecx               ;  1070.2 p0      62 v[0]
        mov dword [esp + 304], edi ;  1047.2 p0+p3   62 v[2] spill
        mov edi, ebp               ;  1053.2 p1      52 v[4] copy
        xor edi, esi               ;  1065.2 p0      52 v[4]
        and eax, edi               ;  1066.2 p0      52 v[4]
        xor eax, ebp               ;  1067.2 p0      52 v[4]
        add ecx, eax               ;  1070.2 p1      63 v[4]
        mov eax, esi               ;  1065.2 p1      47 v[4] copy
        ror eax, 9                 ;  1071.2 p1      47 v[4]
        xor eax, esi               ;  1072.2 p0      47 v[4]
        ror eax, 0xb               ;  1073.2 p1      47 v[4]
        xor eax, esi               ;  1074.2 p0      47 v[4]
        ror eax, 2                 ;  1075.2 p1      47 v[4]
        add ecx, eax               ;  1076.2 p0      63 v[4]
        mov eax, dword [esp + 304] ;  1047.2 p2      51 t1
        xor eax, ebx               ;  1059.2 p0      51 t1
        and eax, edx               ;  1071.2 p0      51 t1
        xor eax, dword [esp + 304] ;  1072.2 p2+p0   51 t1
        add eax, dword [esp + 308] ;  1073.2 p2+p1   61 t1
        add eax, dword [esp + 276] ;  1074.2 p2+p0   61 t1
        add eax, 0x90befffa        ;  1075.2 p1      61 t1
        mov dword [esp + 308], ebp ;  1053.2 p0+p3   63 v[6] spill
        mov ebp, edx               ;  1071.2 p1      48 t1 copy
        ror ebp, 0xe               ;  1076.2 p1      48 t1
        xor ebp, edx               ;  1077.2 p0      48 t1
        ror ebp, 5                 ;  1078.2 p1      48 t1
        xor ebp, edx               ;  1079.2 p0      48 t1
        ror ebp, 6                 ;  1080.2 p1      48 t1
        add eax, ebp               ;  1081.2 p0      61 t1
        mov ebp, dword [esp + 300] ;  1041.2 p2      62 v[7]
        add ebp, eax               ;  1082.2 p0      62 v[7]
        mov dword [esp + 300], ebx ;  1059.2 p0+p3   62 v[1] spill
        mov ebx, esi               ;  1065.2 p1      52 v[3] copy
        xor ebx, ecx               ;  1077.2 p0      52 v[3]
        and edi, ebx               ;  1078.2 p0      52 v[3]
        xor edi, esi               ;  1079.2 p0      52 v[3]
        add eax, edi               ;  1082.2 p1      63 v[3]
        mov edi, ecx               ;  1077.2 p1      47 v[3] copy
        ror edi, 9                 ;  1083.2 p1      47 v[3]
        xor edi, ecx               ;  1084.2 p0      47 v[3]
        ror edi, 0xb               ;  1085.2 p1      47 v[3]
        xor edi, ecx               ;  1086.2 p0      47 v[3]
        ror edi, 2                 ;  1087.2 p1      47 v[3]
        add eax, edi               ;  1088.2 p0      63 v[3]
        mov edi, dword [esp + 300] ;  1059.2 p2      51 t1
        xor edi, edx               ;  1071.2 p0      51 t1
        and edi, ebp               ;  1083.2 p0      51 t1
        xor edi, dword [esp + 300] ;  1084.2 p2+p0   51 t1
        add edi, dword [esp + 304] ;  1085.2 p2+p1   61 t1
        add edi, dword [esp + 284] ;  1086.2 p2+p0   61 t1
        add edi, 0xa4506ceb        ;  1087.2 p1      61 t1
        mov dword [esp + 304], esi ;  1065.2 p0+p3   63 v[5] spill
        mov esi, ebp               ;  1083.2 p1      48 t1 copy
        ror esi, 0xe               ;  1088.2 p1      48 t1
        xor esi, ebp               ;  1089.2 p0      48 t1
        ror esi, 5                 ;  1090.2 p1      48 t1
        xor esi, ebp               ;  1091.2 p0      48 t1
        ror esi, 6                 ;  1092.2 p1      48 t1
        add edi, esi               ;  1093.2 p0      61 t1
        mov esi, dword [esp + 308] ;  1053.2 p2      62 v[6]
        add esi, edi               ;  1094.2 p0      62 v[6]
        mov dword [esp + 308], edx ;  1071.2 p0+p3   62 v[0] spill
        mov edx, ecx               ;  1077.2 p1      52 v[2] copy
        xor edx, eax               ;  1089.2 p0      52 v[2]
        and ebx, edx               ;  1090.2 p0      52 v[2]
        xor ebx, ecx               ;  1091.2 p0      52 v[2]
        add edi, ebx               ;  1094.2 p1      63 v[2]
        mov ebx, eax               ;  1089.2 p1      47 v[2] copy
        ror ebx, 9                 ;  1095.2 p1      47 v[2]
        xor ebx, eax               ;  1096.2 p0      47 v[2]
        ror ebx, 0xb               ;  1097.2 p1      47 v[2]
        xor ebx, eax               ;  1098.2 p0      47 v[2]
        ror ebx, 2                 ;  1099.2 p1      47 v[2]
        add edi, ebx               ;  1100.2 p0      63 v[2]
        mov ebx, dword [esp + 308] ;  1071.2 p2      51 t1
        xor ebx, ebp               ;  1083.2 p0      51 t1
        and ebx, esi               ;  1095.2 p0      51 t1
        xor ebx, dword [esp + 308] ;  1096.2 p2+p0   51 t1
        add ebx, dword [esp + 300] ;  1097.2 p2+p1   61 t1
        add ebx, dword [esp + 280] ;  1098.2 p2+p0   61 t1
        add ebx, dword [esp + 256] ;  1099.2 p2+p1   61 t1
        add ebx, dword [esp + 288] ;  1100.2 p2+p0   61 t1
        add ebx, dword [esp + 220] ;  1101.2 p2+p1   61 t1
        add ebx, 0xbef9a3f7        ;  1102.2 p0      61 t1
        mov dword [esp + 300], ecx ;  1077.2 p0+p3   63 v[4] spill
        mov ecx, esi               ;  1095.2 p1      48 t1 copy
        mov dword [esp + 312], ebp ;  1083.2 p0+p3   62 v[7] spill
        mov ebp, esi               ;  1095.2 p1      48 t1 copy
        ror ebp, 0xe               ;  1103.2 p1      48 t1
        xor ecx, ebp               ;  1104.2 p0      48 t1
        ror ecx, 5                 ;  1105.2 p1      48 t1
        xor ecx, esi               ;  1106.2 p0      48 t1
        ror ecx, 6                 ;  1107.2 p1      48 t1
        mov ebp, dword [esp + 304] ;  1065.2 p2      62 v[5]
        add ebx, ecx               ;  1108.2 p0      61 t1
        mov ecx, eax               ;  1089.2 p1      52 v[1] copy
        xor ecx, edi               ;  1101.2 p0      52 v[1]
        and edx, ecx               ;  1102.2 p0      52 v[1]
        xor edx, eax               ;  1103.2 p0      52 v[1]
        add ebp, ebx               ;  1109.2 p1      62 v[5]
        add edx, ebx               ;  1109.2 p1      63 v[1]
        mov ebx, edi               ;  1101.2 p0      47 v[1] copy
        mov dword [esp + 304], eax ;  1089.2 p0+p3   63 v[3] spill
        mov eax, edi               ;  1101.2 p1      47 v[1] copy
        ror eax, 9                 ;  1110.2 p1      47 v[1]
        xor ebx, eax               ;  1111.2 p0      47 v[1]
        ror ebx, 0xb               ;  1112.2 p1      47 v[1]
        xor ebx, edi               ;  1113.2 p0      47 v[1]
        ror ebx, 2                 ;  1114.2 p1      47 v[1]
        add edx, ebx               ;  1115.2 p0      63 v[1]
        mov eax, dword [esp + 312] ;  1083.2 p2      51 t1
        xor eax, esi               ;  1095.2 p0      51 t1
        mov ebx, ebp               ;  1110.2 p0      48 t1 copy
        ror ebx, 0xe               ;  1111.2 p1      48 t1
        xor ebx, ebp               ;  1112.2 p0      48 t1
        ror ebx, 5                 ;  1113.2 p1      48 t1
        xor ebx, ebp               ;  1114.2 p0      48 t1
        ror ebx, 6                 ;  1115.2 p1      48 t1
        and eax, ebp               ;  1110.2 p0      51 t1
        xor eax, dword [esp + 312] ;  1111.2 p2+p0   51 t1
        add eax, dword [esp + 308] ;  1112.2 p2+p0   61 t1
        add eax, dword [esp + 292] ;  1113.2 p2+p0   61 t1
        add eax, dword [esp + 260] ;  1114.2 p2+p1   61 t1
        add eax, dword [esp + 296] ;  1115.2 p2+p0   61 t1
        add eax, dword [esp + 224] ;  1116.2 p2+p1   61 t1
        add eax, 0xc67178f2        ;  1117.2 p0      61 t1
        add eax, ebx               ;  1118.2 p1      61 t1
        mov ebx, edx               ;  1116.2 p0      47 v[0] copy
        ror ebx, 9                 ;  1119.2 p1      47 v[0]
        xor ebx, edx               ;  1120.2 p0      47 v[0]
        ror ebx, 0xb               ;  1121.2 p1      47 v[0]
        xor ebx, edx               ;  1122.2 p0      47 v[0]
        ror ebx, 2                 ;  1123.2 p1      47 v[0]
        add ebx, dword [esp + 0]   ;  1124.2 p2+p0   82 h
        add ebx, eax               ;  1125.2 p0      82 h
        mov dword [esp + 308], esi ;  1095.2 p0+p3   62 v[6] spill
        mov esi, edi               ;  1101.2 p1      52 v[0] copy
        xor esi, edx               ;  1116.2 p0      52 v[0]
        and ecx, esi               ;  1117.2 p0      52 v[0]
        mov esi, edi               ;  1101.2 p1      52 v[0] copy
        xor esi, ecx               ;  1118.2 p0      52 v[0]
        add ebx, esi               ;  1126.2 p1      82 h
        add edi, dword [esp + 8]   ;  1101.2 p2+p1   82 h
        add edx, dword [esp + 4]   ;  1116.2 p2+p0   82 h
        mov dword [esp + 0], ebx   ;  1127.2 p0+p3   82 h
        mov dword [esp + 8], edi   ;  1102.2 p0+p3   82 h
        mov esi, dword [esp + 304] ;  1089.2 p2      82 h
        add esi, dword [esp + 12]  ;  1093.2 p2+p1   82 h
        mov dword [esp + 4], edx   ;  1117.2 p0+p3   82 h
        mov dword [esp + 12], esi  ;  1094.2 p0+p3   82 h
        mov esi, dword [esp + 300] ;  1089.2 p2      82 h
        add esi, dword [esp + 16]  ;  1093.2 p2+p1   82 h
        add esi, eax               ;  1119.2 p0      82 h
        add ebp, dword [esp + 20]  ;  1110.2 p2+p1   82 h
        mov dword [esp + 16], esi  ;  1120.2 p0+p3   82 h
        mov esi, dword [esp + 308] ;  1095.2 p2      82 h
        add esi, dword [esp + 24]  ;  1099.2 p2+p1   82 h
        mov dword [esp + 20], ebp  ;  1111.2 p0+p3   82 h
        mov dword [esp + 24], esi  ;  1100.2 p0+p3   82 h
        mov esi, dword [esp + 312] ;  1094.2 p2      82 h
        add esi, dword [esp + 28]  ;  1098.2 p2+p1   82 h
        mov dword [esp + 28], esi  ;  1099.8 p0+p3   82 h
        mov esi, dword [esp + 340] ;  1096.2 p2      68 blocks
        add esi, 0x40              ;  1100.2 p1      68 blocks
        mov dword [esp + 340], esi ;  1101.8 p0+p3   68 blocks
        cmp esi, dword [esp + 32]  ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        mov esi, dword [esp + 0]   ;     0.0 p2      68 blocks reload
        mov edi, dword [esp + 336] ;     1.0 p2      68 blocks reload
        mov dword [edi], esi       ;     4.0 p0+p3   68 blocks
        mov esi, dword [esp + 4]   ;     2.0 p2      68 blocks reload
        mov dword [edi + 4], esi   ;     6.0 p0+p3   68 blocks
        mov esi, dword [esp + 8]   ;     3.0 p2      68 blocks reload
        mov dword [edi + 8], esi   ;     7.0 p0+p3   68 blocks
        mov esi, dword [esp + 12]  ;     4.0 p2      68 blocks reload
        mov dword [edi + 12], esi  ;     8.0 p0+p3   68 blocks
        mov esi, dword [esp + 16]  ;     5.0 p2      68 blocks reload
        mov dword [edi + 16], esi  ;     9.0 p0+p3   68 blocks
        mov esi, dword [esp + 20]  ;     6.0 p2      68 blocks reload
        mov dword [edi + 20], esi  ;    10.7 p0+p3   68 blocks
        mov esi, dword [esp + 24]  ;     7.0 p2      68 blocks reload
        mov dword [edi + 24], esi  ;    12.7 p0+p3   68 blocks
        mov esi, dword [esp + 28]  ;     8.0 p2      68 blocks reload
        mov dword [edi + 28], esi  ;    14.7 p0+p3   68 blocks
        lea edi, [esp]             ;                    cleared
        xor eax, eax               ;                    cleared
        mov ecx, 0x4f              ;                    cleared
        rep stosd                  ;                    cleared
        add esp, 0x13c             ;                    frame
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
