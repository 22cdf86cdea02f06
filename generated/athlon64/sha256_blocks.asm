; sha256_blocks for AMD Athlon 64, Opteron (K8) (athlon64)
; made by cipherwright 0.1.0 from ciphers/sha256.cw (sha256 7ca7119089a879c3); do not edit:
;   ./cw build sha256_blocks --cpu athlon64
;
; void sha256_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 32 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 332 bytes, 4 instructions, one of them for 83 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 21 uops, planned 9.7; bounds: width 7.0, ports 6.7, path 3.0
;   blocks: 2827 uops, planned 973.0; bounds: width 942.3, ports 825.3, path 448.0
;   body.2: 17 uops, planned 8.0; bounds: width 5.7, ports 5.7, path 0.0
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
        sub esp, 0x14c             ;                    frame
        mov esi, dword [esp + 352] ;     0.0 agu0    68 h reload
        mov edi, dword [esi]       ;     3.0 agu1    68 h
        mov ebp, dword [esi + 4]   ;     3.0 agu2    68 h
        mov eax, dword [esi + 8]   ;     3.0 agu0    68 h
        mov ecx, dword [esi + 12]  ;     3.0 agu1    68 h
        mov dword [esp + 0], edi   ;     6.0 agu2    68 h
        mov edi, dword [esi + 16]  ;     3.0 agu0    68 h
        mov dword [esp + 4], ebp   ;     6.0 agu1    68 h
        mov ebp, dword [esi + 20]  ;     3.0 agu2    68 h
        mov dword [esp + 8], eax   ;     6.0 agu0    68 h
        mov eax, dword [esi + 24]  ;     3.3 agu1    68 h
        mov dword [esp + 12], ecx  ;     6.0 agu2    68 h
        mov ecx, dword [esi + 28]  ;     4.0 agu0    68 h
        mov dword [esp + 16], edi  ;     6.0 agu1    68 h
        mov edi, dword [esp + 360] ;     4.7 agu2    68 h
        shl edi, 6                 ;     7.7 alu0    68 h
        mov dword [esp + 20], ebp  ;     6.0 agu0    68 h
        add edi, dword [esp + 356] ;     8.7 alu1+agu1   68 h
        mov dword [esp + 24], eax  ;     6.3 agu2    68 h
        mov dword [esp + 28], ecx  ;     7.0 agu0    68 h
        mov dword [esp + 32], edi  ;     9.7 agu1    68 h
        cmp dword [esp + 360], 0   ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 356] ;                    resident
        mov ebx, dword [esp + 16]  ;                    resident
        mov ebp, dword [esp + 0]   ;                    resident
        mov eax, dword [esp + 4]   ;                    resident
        mov edi, dword [esp + 20]  ;                    resident
        align 16
.blocks_1:
        mov dword [esp + 36], edi  ;     0.0 agu0    71 v[5] spill
        mov dword [esp + 40], ebp  ;     0.3 agu1    71 v[0] spill
        mov edi, dword [esi + 16]  ;     0.7 agu2    73 w[4]
        bswap edi                  ;     3.7 alu0    73 w[4]
        mov dword [esp + 44], eax  ;     1.3 agu0    71 v[1] spill
        mov ebp, dword [esi + 12]  ;     1.7 agu1    73 w[3]
        mov edx, dword [esi]       ;     2.0 agu2    73 w[0]
        bswap ebp                  ;     4.7 alu1    73 w[3]
        mov dword [esp + 48], ebp  ;     5.7 agu0    73 w[3]
        mov ebp, dword [esi + 44]  ;     3.0 agu1    73 w[11]
        bswap ebp                  ;     6.0 alu2    73 w[11]
        bswap edx                  ;     5.0 alu0    73 w[0]
        mov dword [esp + 52], edx  ;     6.0 agu2    73 w[0]
        mov dword [esp + 56], ebp  ;     7.0 agu0    73 w[11]
        mov ebp, dword [esi + 48]  ;     4.7 agu1    73 w[12]
        mov dword [esp + 60], edi  ;     5.0 agu2    73 w[4]
        mov eax, dword [esi + 8]   ;     5.3 agu0    73 w[2]
        bswap ebp                  ;     7.7 alu1    73 w[12]
        mov dword [esp + 64], ebx  ;     6.0 agu1    71 v[4] spill
        mov ecx, dword [esi + 4]   ;     6.3 agu2    73 w[1]
        mov edi, dword [esi + 20]  ;     6.7 agu0    73 w[5]
        bswap ecx                  ;     9.3 alu2    73 w[1]
        bswap edi                  ;     9.7 alu0    73 w[5]
        mov dword [esp + 68], edi  ;    10.7 agu1    73 w[5]
        mov edi, dword [esi + 24]  ;     8.0 agu2    73 w[6]
        mov dword [esp + 72], ebp  ;     8.7 agu0    73 w[12]
        mov ebp, dword [esi + 52]  ;     8.7 agu1    73 w[13]
        bswap eax                  ;     9.0 alu1    73 w[2]
        bswap ebp                  ;    11.7 alu2    73 w[13]
        mov ebx, dword [esi + 40]  ;     9.7 agu2    73 w[10]
        bswap ebx                  ;    12.7 alu0    73 w[10]
        mov dword [esp + 76], ebx  ;    13.7 agu0    73 w[10]
        mov ebx, dword [esi + 60]  ;    10.7 agu1    73 w[15]
        mov dword [esp + 80], ebp  ;    12.7 agu2    73 w[13]
        mov dword [esp + 84], esi  ;    11.3 agu0    73 w[0] spill
        mov ebp, dword [esi + 56]  ;    11.7 agu1    73 w[14]
        bswap ebp                  ;    14.7 alu1    73 w[14]
        bswap edi                  ;    12.3 alu2    73 w[6]
        mov dword [esp + 88], edi  ;    13.3 agu2    73 w[6]
        mov edi, dword [esi + 28]  ;    13.0 agu0    73 w[7]
        bswap edi                  ;    16.0 alu0    73 w[7]
        mov dword [esp + 92], edi  ;    17.0 agu1    73 w[7]
        mov edi, dword [esi + 32]  ;    14.0 agu2    73 w[8]
        bswap edi                  ;    17.0 alu1    73 w[8]
        mov dword [esp + 96], edi  ;    18.0 agu0    73 w[8]
        mov edi, dword [esi + 36]  ;    15.0 agu1    73 w[9]
        mov dword [esp + 100], eax ;    15.3 agu2    73 w[2]
        mov esi, ebp               ;    15.7 alu2    50 w[0] copy
        shr esi, 0xa               ;    16.7 alu0    50 w[0]
        mov eax, ebp               ;    16.3 alu1    50 w[0] copy
        ror eax, 2                 ;    17.3 alu2    50 w[0]
        xor eax, ebp               ;    18.3 alu0    50 w[0]
        ror eax, 0x11              ;    19.3 alu1    50 w[0]
        xor esi, eax               ;    20.3 alu2    50 w[0]
        mov eax, ecx               ;    18.0 alu0    49 w[0] copy
        bswap edi                  ;    18.3 alu1    73 w[9]
        add esi, edx               ;    21.3 alu2    78 w[0]
        mov edx, ecx               ;    19.0 alu0    49 w[0] copy
        ror edx, 0xb               ;    20.0 alu1    49 w[0]
        xor edx, ecx               ;    21.0 alu2    49 w[0]
        ror edx, 7                 ;    22.0 alu0    49 w[0]
        add esi, edi               ;    22.3 alu1    78 w[0]
        bswap ebx                  ;    20.7 alu2    73 w[15]
        shr eax, 3                 ;    21.0 alu0    49 w[0]
        xor eax, edx               ;    23.0 alu1    49 w[0]
        add esi, eax               ;    24.0 alu2    78 w[0]
        mov edx, ebx               ;    22.0 alu0    50 w[1] copy
        ror edx, 2                 ;    23.0 alu1    50 w[1]
        xor edx, ebx               ;    24.0 alu2    50 w[1]
        ror edx, 0x11              ;    25.0 alu0    50 w[1]
        mov eax, ebx               ;    23.3 alu1    50 w[1] copy
        shr eax, 0xa               ;    24.3 alu2    50 w[1]
        xor eax, edx               ;    26.0 alu0    50 w[1]
        mov dword [esp + 104], edi ;    24.3 agu0    73 w[9]
        mov dword [esp + 108], ecx ;    24.7 agu1    73 w[1]
        mov dword [esp + 112], esi ;    25.0 agu2    78 w[0]
        add eax, ecx               ;    27.0 alu1    78 w[1]
        mov edx, dword [esp + 100] ;    25.7 agu0    49 w[1]
        mov ecx, dword [esp + 100] ;    26.0 agu1    49 w[1]
        ror ecx, 0xb               ;    29.0 alu2    49 w[1]
        xor edx, ecx               ;    30.0 alu0    49 w[1]
        mov edi, esi               ;    27.0 alu1    50 w[2] copy
        ror edi, 2                 ;    28.0 alu2    50 w[2]
        mov dword [esp + 116], ebx ;    27.7 agu2    73 w[15]
        mov ebx, esi               ;    28.0 alu0    50 w[2] copy
        ror edx, 7                 ;    31.0 alu1    49 w[1]
        add eax, dword [esp + 76]  ;    28.7 alu2+agu0   78 w[1]
        xor edi, esi               ;    29.0 alu0    50 w[2]
        mov esi, dword [esp + 100] ;    29.3 agu1    49 w[1]
        ror edi, 0x11              ;    30.0 alu1    50 w[2]
        shr esi, 3                 ;    32.3 alu2    49 w[1]
        xor esi, edx               ;    33.3 alu0    49 w[1]
        add eax, esi               ;    34.3 alu1    78 w[1]
        mov esi, dword [esp + 48]  ;    31.0 agu2    73 w[3] reload
        mov edx, esi               ;    34.0 alu2    49 w[2] copy
        ror edx, 0xb               ;    35.0 alu0    49 w[2]
        mov ecx, esi               ;    34.0 alu1    49 w[2] copy
        shr ebx, 0xa               ;    32.3 alu2    50 w[2]
        xor ebx, edi               ;    33.3 alu0    50 w[2]
        add ebx, dword [esp + 56]  ;    34.3 alu1+agu0   78 w[2]
        add ebx, dword [esp + 100] ;    35.3 alu2+agu1   78 w[2]
        mov edi, dword [esp + 48]  ;    33.7 agu2    49 w[2]
        xor edi, edx               ;    36.7 alu0    49 w[2]
        ror edi, 7                 ;    37.7 alu1    49 w[2]
        shr ecx, 3                 ;    35.0 alu2    49 w[2]
        xor ecx, edi               ;    38.7 alu0    49 w[2]
        mov edi, eax               ;    35.3 alu1    50 w[3] copy
        shr edi, 0xa               ;    36.3 alu2    50 w[3]
        add ebx, ecx               ;    39.7 alu0    78 w[2]
        mov ecx, eax               ;    36.3 alu1    50 w[3] copy
        ror ecx, 2                 ;    37.3 alu2    50 w[3]
        xor ecx, eax               ;    38.3 alu0    50 w[3]
        ror ecx, 0x11              ;    39.3 alu1    50 w[3]
        xor edi, ecx               ;    40.3 alu2    50 w[3]
        add edi, esi               ;    41.3 alu0    78 w[3]
        add edi, dword [esp + 72]  ;    42.3 alu1+agu0   78 w[3]
        mov ecx, dword [esp + 60]  ;    38.7 agu1    73 w[4] reload
        mov edx, ecx               ;    41.7 alu2    49 w[3] copy
        mov esi, ecx               ;    41.7 alu0    49 w[3] copy
        ror esi, 0xb               ;    42.7 alu1    49 w[3]
        xor esi, ecx               ;    43.7 alu2    49 w[3]
        ror esi, 7                 ;    44.7 alu0    49 w[3]
        shr edx, 3                 ;    42.7 alu1    49 w[3]
        xor edx, esi               ;    45.7 alu2    49 w[3]
        add edi, edx               ;    46.7 alu0    78 w[3]
        mov edx, ebx               ;    41.7 alu1    50 w[4] copy
        ror edx, 2                 ;    42.7 alu2    50 w[4]
        xor edx, ebx               ;    43.7 alu0    50 w[4]
        ror edx, 0x11              ;    44.7 alu1    50 w[4]
        mov esi, ebx               ;    43.0 alu2    50 w[4] copy
        shr esi, 0xa               ;    44.0 alu0    50 w[4]
        xor esi, edx               ;    45.7 alu1    50 w[4]
        mov dword [esp + 120], edi ;    47.7 agu2    78 w[3]
        mov dword [esp + 124], ebp ;    44.3 agu0    73 w[14]
        mov edx, dword [esp + 68]  ;    44.7 agu1    49 w[4]
        add esi, ecx               ;    46.7 alu2    78 w[4]
        mov dword [esp + 128], ebx ;    45.3 agu2    78 w[2]
        mov ebx, edi               ;    47.7 alu0    50 w[5] copy
        ror ebx, 2                 ;    48.7 alu1    50 w[5]
        xor ebx, edi               ;    49.7 alu2    50 w[5]
        ror ebx, 0x11              ;    50.7 alu0    50 w[5]
        mov ecx, edi               ;    47.7 alu1    50 w[5] copy
        mov edi, dword [esp + 68]  ;    47.3 agu0    49 w[4]
        shr ecx, 0xa               ;    48.7 alu2    50 w[5]
        xor ecx, ebx               ;    51.7 alu0    50 w[5]
        add ecx, ebp               ;    52.7 alu1    78 w[5]
        mov ebp, dword [esp + 68]  ;    48.7 agu1    49 w[4]
        shr ebp, 3                 ;    51.7 alu2    49 w[4]
        add esi, dword [esp + 80]  ;    49.3 alu0+agu2   78 w[4]
        ror edi, 0xb               ;    50.3 alu1    49 w[4]
        xor edx, edi               ;    51.3 alu2    49 w[4]
        mov edi, dword [esp + 88]  ;    50.3 agu0    73 w[6] reload
        ror edx, 7                 ;    52.3 alu0    49 w[4]
        xor ebp, edx               ;    53.3 alu1    49 w[4]
        mov ebx, dword [esp + 88]  ;    51.3 agu1    49 w[5]
        mov edx, edi               ;    53.3 alu2    49 w[5] copy
        add esi, ebp               ;    54.3 alu0    78 w[4]
        mov ebp, edi               ;    53.3 alu1    49 w[5] copy
        ror edx, 0xb               ;    54.3 alu2    49 w[5]
        shr ebp, 3                 ;    54.3 alu0    49 w[5]
        xor ebx, edx               ;    55.3 alu1    49 w[5]
        ror ebx, 7                 ;    56.3 alu2    49 w[5]
        add ecx, dword [esp + 68]  ;    54.0 alu0+agu2   78 w[5]
        xor ebp, ebx               ;    57.3 alu1    49 w[5]
        add ecx, ebp               ;    58.3 alu2    78 w[5]
        mov ebp, esi               ;    55.3 alu0    50 w[6] copy
        mov edx, esi               ;    55.3 alu1    50 w[6] copy
        ror edx, 2                 ;    56.3 alu2    50 w[6]
        xor edx, esi               ;    57.3 alu0    50 w[6]
        ror edx, 0x11              ;    58.3 alu1    50 w[6]
        shr ebp, 0xa               ;    56.7 alu2    50 w[6]
        xor ebp, edx               ;    59.3 alu0    50 w[6]
        add ebp, edi               ;    60.3 alu1    78 w[6]
        mov edx, dword [esp + 92]  ;    57.7 agu0    73 w[7] reload
        mov edi, edx               ;    60.7 alu2    49 w[6] copy
        mov dword [esp + 132], ecx ;    59.3 agu1    78 w[5]
        ror edi, 0xb               ;    61.7 alu0    49 w[6]
        mov ebx, edx               ;    60.7 alu1    49 w[6] copy
        shr ebx, 3                 ;    61.7 alu2    49 w[6]
        xor edi, edx               ;    62.7 alu0    49 w[6]
        ror edi, 7                 ;    63.7 alu1    49 w[6]
        xor ebx, edi               ;    64.7 alu2    49 w[6]
        add ebp, dword [esp + 116] ;    61.3 alu0+agu2   78 w[6]
        add ebp, ebx               ;    65.7 alu1    78 w[6]
        mov ebx, ecx               ;    61.3 alu2    50 w[7] copy
        mov edi, ecx               ;    61.7 alu0    50 w[7] copy
        shr edi, 0xa               ;    62.7 alu1    50 w[7]
        ror ebx, 2                 ;    62.3 alu2    50 w[7]
        xor ebx, ecx               ;    63.3 alu0    50 w[7]
        ror ebx, 0x11              ;    64.3 alu1    50 w[7]
        xor edi, ebx               ;    65.3 alu2    50 w[7]
        add edi, edx               ;    66.3 alu0    78 w[7]
        mov edx, ebp               ;    66.7 alu1    50 w[8] copy
        mov ecx, ebp               ;    66.7 alu2    50 w[8] copy
        ror ecx, 2                 ;    67.7 alu0    50 w[8]
        xor ecx, ebp               ;    68.7 alu1    50 w[8]
        mov ebx, dword [esp + 96]  ;    65.3 agu0    49 w[7]
        mov dword [esp + 136], ebp ;    66.7 agu1    78 w[6]
        mov ebp, dword [esp + 96]  ;    66.0 agu2    49 w[7]
        ror ebp, 0xb               ;    69.0 alu2    49 w[7]
        xor ebx, ebp               ;    70.0 alu0    49 w[7]
        ror ebx, 7                 ;    71.0 alu1    49 w[7]
        shr edx, 0xa               ;    67.7 alu2    50 w[8]
        mov dword [esp + 140], eax ;    67.7 agu0    78 w[1]
        ror ecx, 0x11              ;    69.7 alu0    50 w[8]
        xor edx, ecx               ;    70.7 alu1    50 w[8]
        add edx, eax               ;    71.7 alu2    78 w[8]
        mov eax, dword [esp + 96]  ;    69.0 agu1    49 w[7]
        add edi, dword [esp + 112] ;    69.3 alu0+agu2   78 w[7]
        shr eax, 3                 ;    72.0 alu1    49 w[7]
        xor eax, ebx               ;    73.0 alu2    49 w[7]
        add edi, eax               ;    74.0 alu0    78 w[7]
        mov ebp, dword [esp + 104] ;    70.7 agu0    73 w[9] reload
        mov ecx, dword [esp + 104] ;    71.0 agu1    49 w[8]
        mov eax, ebp               ;    73.7 alu1    49 w[8] copy
        mov ebx, ebp               ;    73.7 alu2    49 w[8] copy
        shr eax, 3                 ;    74.7 alu0    49 w[8]
        ror ebx, 0xb               ;    74.7 alu1    49 w[8]
        xor ecx, ebx               ;    75.7 alu2    49 w[8]
        ror ecx, 7                 ;    76.7 alu0    49 w[8]
        xor eax, ecx               ;    77.7 alu1    49 w[8]
        mov ecx, edi               ;    75.0 alu2    50 w[9] copy
        ror ecx, 2                 ;    76.0 alu0    50 w[9]
        xor ecx, edi               ;    77.0 alu1    50 w[9]
        ror ecx, 0x11              ;    78.0 alu2    50 w[9]
        add edx, dword [esp + 96]  ;    75.0 alu0+agu2   78 w[8]
        add edx, eax               ;    78.7 alu1    78 w[8]
        mov eax, edi               ;    75.7 alu2    50 w[9] copy
        mov dword [esp + 144], edx ;    79.7 agu0    78 w[8]
        mov dword [esp + 148], esi ;    76.3 agu1    78 w[4]
        shr eax, 0xa               ;    76.7 alu0    50 w[9]
        xor eax, ecx               ;    79.0 alu1    50 w[9]
        mov ecx, dword [esp + 76]  ;    77.3 agu2    73 w[10] reload
        mov ebx, ecx               ;    80.3 alu2    49 w[9] copy
        shr ebx, 3                 ;    81.3 alu0    49 w[9]
        add eax, ebp               ;    80.0 alu1    78 w[9]
        add eax, dword [esp + 128] ;    81.0 alu2+agu0   78 w[9]
        mov ebp, ecx               ;    80.3 alu0    49 w[9] copy
        ror ebp, 0xb               ;    81.3 alu1    49 w[9]
        xor ebp, ecx               ;    82.3 alu2    49 w[9]
        ror ebp, 7                 ;    83.3 alu0    49 w[9]
        xor ebx, ebp               ;    84.3 alu1    49 w[9]
        mov ebp, edx               ;    80.7 alu2    50 w[10] copy
        add eax, ebx               ;    85.3 alu0    78 w[9]
        mov ebx, edx               ;    81.3 alu1    50 w[10] copy
        ror ebx, 2                 ;    82.3 alu2    50 w[10]
        xor ebx, edx               ;    83.3 alu0    50 w[10]
        mov edx, eax               ;    86.3 alu1    50 w[11] copy
        ror edx, 2                 ;    87.3 alu2    50 w[11]
        ror ebx, 0x11              ;    84.3 alu0    50 w[10]
        shr ebp, 0xa               ;    83.3 alu1    50 w[10]
        xor ebp, ebx               ;    85.3 alu2    50 w[10]
        xor edx, eax               ;    88.3 alu0    50 w[11]
        ror edx, 0x11              ;    89.3 alu1    50 w[11]
        add ebp, ecx               ;    86.3 alu2    78 w[10]
        mov ebx, dword [esp + 56]  ;    85.0 agu1    49 w[10]
        add ebp, dword [esp + 120] ;    87.3 alu0+agu2   78 w[10]
        mov dword [esp + 152], eax ;    86.3 agu0    78 w[9]
        mov ecx, eax               ;    86.3 alu1    50 w[11] copy
        shr ecx, 0xa               ;    87.3 alu2    50 w[11]
        xor ecx, edx               ;    90.3 alu0    50 w[11]
        add ecx, esi               ;    91.3 alu1    78 w[11]
        mov esi, dword [esp + 56]  ;    87.3 agu1    49 w[10]
        mov eax, dword [esp + 56]  ;    87.7 agu2    49 w[10]
        ror eax, 0xb               ;    90.7 alu2    49 w[10]
        xor ebx, eax               ;    91.7 alu0    49 w[10]
        ror ebx, 7                 ;    92.7 alu1    49 w[10]
        shr esi, 3                 ;    90.3 alu2    49 w[10]
        xor esi, ebx               ;    93.7 alu0    49 w[10]
        add ebp, esi               ;    94.7 alu1    78 w[10]
        mov esi, dword [esp + 72]  ;    90.0 agu0    73 w[12] reload
        mov ebx, esi               ;    93.0 alu2    49 w[11] copy
        ror ebx, 0xb               ;    94.0 alu0    49 w[11]
        mov edx, dword [esp + 72]  ;    91.0 agu1    49 w[11]
        xor edx, ebx               ;    95.0 alu1    49 w[11]
        add ecx, dword [esp + 56]  ;    92.3 alu2+agu2   78 w[11]
        ror edx, 7                 ;    96.0 alu0    49 w[11]
        mov eax, esi               ;    93.0 alu1    49 w[11] copy
        shr eax, 3                 ;    94.0 alu2    49 w[11]
        xor eax, edx               ;    97.0 alu0    49 w[11]
        mov edx, ebp               ;    95.7 alu1    50 w[12] copy
        add ecx, eax               ;    98.0 alu2    78 w[11]
        ror edx, 2                 ;    96.7 alu0    50 w[12]
        xor edx, ebp               ;    97.7 alu1    50 w[12]
        ror edx, 0x11              ;    98.7 alu2    50 w[12]
        mov eax, ebp               ;    95.7 alu0    50 w[12] copy
        shr eax, 0xa               ;    96.7 alu1    50 w[12]
        xor eax, edx               ;    99.7 alu2    50 w[12]
        mov edx, dword [esp + 80]  ;    96.0 agu0    73 w[13] reload
        add eax, esi               ;   100.7 alu0    78 w[12]
        mov esi, edx               ;    99.0 alu1    49 w[12] copy
        ror esi, 0xb               ;   100.0 alu2    49 w[12]
        mov dword [esp + 156], edi ;    97.3 agu1    78 w[7]
        mov dword [esp + 160], ebp ;    97.7 agu2    78 w[10]
        mov dword [esp + 164], ecx ;    99.0 agu0    78 w[11]
        xor esi, edx               ;   101.0 alu0    49 w[12]
        ror esi, 7                 ;   102.0 alu1    49 w[12]
        mov ebx, edx               ;    99.0 alu2    49 w[12] copy
        add eax, dword [esp + 132] ;   101.7 alu0+agu1   78 w[12]
        shr ebx, 3                 ;   100.0 alu1    49 w[12]
        xor ebx, esi               ;   103.0 alu2    49 w[12]
        mov esi, ecx               ;   100.3 alu0    50 w[13] copy
        add eax, ebx               ;   104.0 alu1    78 w[12]
        mov ebx, ecx               ;   101.0 alu2    50 w[13] copy
        ror ebx, 2                 ;   102.0 alu0    50 w[13]
        xor ebx, ecx               ;   103.0 alu1    50 w[13]
        mov ecx, eax               ;   105.0 alu2    50 w[14] copy
        ror ecx, 2                 ;   106.0 alu0    50 w[14]
        xor ecx, eax               ;   107.0 alu1    50 w[14]
        mov dword [esp + 168], eax ;   105.0 agu2    78 w[12]
        ror ecx, 0x11              ;   108.0 alu2    50 w[14]
        shr esi, 0xa               ;   103.7 alu0    50 w[13]
        ror ebx, 0x11              ;   104.0 alu1    50 w[13]
        xor esi, ebx               ;   105.0 alu2    50 w[13]
        mov ebx, dword [esp + 124] ;   104.7 agu0    49 w[13]
        add esi, edx               ;   106.0 alu0    78 w[13]
        mov edx, eax               ;   105.3 alu1    50 w[14] copy
        shr edx, 0xa               ;   106.3 alu2    50 w[14]
        add esi, dword [esp + 136] ;   107.0 alu0+agu1   78 w[13]
        xor edx, ecx               ;   109.0 alu1    50 w[14]
        add edx, edi               ;   110.0 alu2    78 w[14]
        mov edi, dword [esp + 124] ;   107.0 agu2    49 w[13]
        mov eax, dword [esp + 124] ;   107.3 agu0    49 w[13]
        ror eax, 0xb               ;   110.3 alu0    49 w[13]
        xor ebx, eax               ;   111.3 alu1    49 w[13]
        shr edi, 3                 ;   110.0 alu2    49 w[13]
        mov ecx, dword [esp + 116] ;   108.7 agu1    49 w[14]
        ror ebx, 7                 ;   112.3 alu0    49 w[13]
        xor edi, ebx               ;   113.3 alu1    49 w[13]
        add esi, edi               ;   114.3 alu2    78 w[13]
        mov edi, dword [esp + 116] ;   110.0 agu2    73 w[15] reload
        mov ebx, edi               ;   113.0 alu0    49 w[14] copy
        ror ebx, 0xb               ;   114.0 alu1    49 w[14]
        xor ecx, ebx               ;   115.0 alu2    49 w[14]
        ror ecx, 7                 ;   116.0 alu0    49 w[14]
        mov eax, edi               ;   113.0 alu1    49 w[14] copy
        shr eax, 3                 ;   114.0 alu2    49 w[14]
        add edx, dword [esp + 124] ;   112.3 alu0+agu0   78 w[14]
        xor eax, ecx               ;   117.0 alu1    49 w[14]
        mov ecx, esi               ;   115.3 alu2    50 w[15] copy
        ror ecx, 2                 ;   116.3 alu0    50 w[15]
        xor ecx, esi               ;   117.3 alu1    50 w[15]
        add edx, eax               ;   118.0 alu2    78 w[14]
        mov eax, esi               ;   115.3 alu0    50 w[15] copy
        shr eax, 0xa               ;   116.3 alu1    50 w[15]
        ror ecx, 0x11              ;   118.3 alu2    50 w[15]
        xor eax, ecx               ;   119.3 alu0    50 w[15]
        mov ecx, dword [esp + 112] ;   115.7 agu1    78 w[0] reload
        add eax, edi               ;   120.3 alu1    78 w[15]
        add eax, dword [esp + 144] ;   121.3 alu2+agu2   78 w[15]
        mov ebx, ecx               ;   118.7 alu0    49 w[15] copy
        mov edi, ecx               ;   118.7 alu1    49 w[15] copy
        ror edi, 0xb               ;   119.7 alu2    49 w[15]
        xor edi, ecx               ;   120.7 alu0    49 w[15]
        shr ebx, 3                 ;   119.7 alu1    49 w[15]
        ror edi, 7                 ;   121.7 alu2    49 w[15]
        xor ebx, edi               ;   122.7 alu0    49 w[15]
        mov dword [esp + 172], edx ;   119.0 agu0    78 w[14]
        mov edi, edx               ;   119.3 alu1    50 w[0] copy
        shr edi, 0xa               ;   120.3 alu2    50 w[0]
        add eax, ebx               ;   123.7 alu0    78 w[15]
        mov ebx, edx               ;   120.3 alu1    50 w[0] copy
        ror ebx, 2                 ;   121.3 alu2    50 w[0]
        xor ebx, edx               ;   122.3 alu0    50 w[0]
        ror ebx, 0x11              ;   123.3 alu1    50 w[0]
        xor edi, ebx               ;   124.3 alu2    50 w[0]
        add edi, ecx               ;   125.3 alu0    78 w[0]
        mov edx, eax               ;   124.7 alu1    50 w[1] copy
        mov dword [esp + 176], eax ;   124.7 agu1    78 w[15]
        ror edx, 2                 ;   125.7 alu2    50 w[1]
        mov ebx, dword [esp + 140] ;   123.3 agu2    49 w[0]
        mov ecx, eax               ;   124.7 alu0    50 w[1] copy
        shr ecx, 0xa               ;   125.7 alu1    50 w[1]
        xor edx, eax               ;   126.7 alu2    50 w[1]
        ror edx, 0x11              ;   127.7 alu0    50 w[1]
        xor ecx, edx               ;   128.7 alu1    50 w[1]
        add ecx, ebp               ;   129.7 alu2    78 w[1]
        add ecx, dword [esp + 140] ;   130.7 alu0+agu0   78 w[1]
        mov eax, dword [esp + 140] ;   126.0 agu1    49 w[0]
        ror eax, 0xb               ;   129.0 alu1    49 w[0]
        xor ebx, eax               ;   130.0 alu2    49 w[0]
        mov dword [esp + 180], esi ;   127.0 agu2    78 w[13]
        ror ebx, 7                 ;   131.0 alu0    49 w[0]
        mov ebp, dword [esp + 140] ;   127.7 agu0    49 w[0]
        add edi, dword [esp + 152] ;   128.0 alu1+agu1   78 w[0]
        mov edx, dword [esp + 128] ;   128.3 agu2    49 w[1]
        shr ebp, 3                 ;   130.7 alu2    49 w[0]
        xor ebp, ebx               ;   132.0 alu0    49 w[0]
        add edi, ebp               ;   133.0 alu1    78 w[0]
        mov ebp, dword [esp + 128] ;   129.7 agu0    78 w[2] reload
        mov eax, ebp               ;   132.7 alu2    49 w[1] copy
        shr eax, 3                 ;   133.7 alu0    49 w[1]
        mov dword [esp + 184], edi ;   134.0 agu1    78 w[0]
        mov ebx, ebp               ;   132.7 alu1    49 w[1] copy
        ror ebx, 0xb               ;   133.7 alu2    49 w[1]
        xor edx, ebx               ;   134.7 alu0    49 w[1]
        ror edx, 7                 ;   135.7 alu1    49 w[1]
        xor eax, edx               ;   136.7 alu2    49 w[1]
        mov edx, edi               ;   134.0 alu0    50 w[2] copy
        ror edx, 2                 ;   135.0 alu1    50 w[2]
        xor edx, edi               ;   136.0 alu2    50 w[2]
        add ecx, eax               ;   137.7 alu0    78 w[1]
        mov eax, edi               ;   134.0 alu1    50 w[2] copy
        ror edx, 0x11              ;   137.0 alu2    50 w[2]
        shr eax, 0xa               ;   135.0 alu0    50 w[2]
        xor eax, edx               ;   138.0 alu1    50 w[2]
        mov edx, dword [esp + 120] ;   135.3 agu2    78 w[3] reload
        add eax, ebp               ;   139.0 alu2    78 w[2]
        mov ebp, edx               ;   138.3 alu0    49 w[2] copy
        mov ebx, edx               ;   138.3 alu1    49 w[2] copy
        ror ebp, 0xb               ;   139.3 alu2    49 w[2]
        xor ebp, edx               ;   140.3 alu0    49 w[2]
        ror ebp, 7                 ;   141.3 alu1    49 w[2]
        add eax, dword [esp + 164] ;   140.0 alu2+agu0   78 w[2]
        shr ebx, 3                 ;   139.3 alu0    49 w[2]
        xor ebx, ebp               ;   142.3 alu1    49 w[2]
        add eax, ebx               ;   143.3 alu2    78 w[2]
        mov ebx, ecx               ;   139.0 alu0    50 w[3] copy
        ror ebx, 2                 ;   140.0 alu1    50 w[3]
        mov ebp, ecx               ;   139.7 alu2    50 w[3] copy
        shr ebp, 0xa               ;   140.7 alu0    50 w[3]
        xor ebx, ecx               ;   141.0 alu1    50 w[3]
        mov dword [esp + 188], eax ;   144.3 agu1    78 w[2]
        ror ebx, 0x11              ;   142.0 alu2    50 w[3]
        mov dword [esp + 192], ecx ;   141.3 agu2    78 w[1]
        mov ecx, eax               ;   144.3 alu0    50 w[4] copy
        xor ebp, ebx               ;   143.0 alu1    50 w[3]
        ror ecx, 2                 ;   145.3 alu2    50 w[4]
        xor ecx, eax               ;   146.3 alu0    50 w[4]
        mov ebx, dword [esp + 148] ;   143.0 agu0    49 w[3]
        ror ecx, 0x11              ;   147.3 alu1    50 w[4]
        add ebp, edx               ;   144.0 alu2    78 w[3]
        mov edx, eax               ;   144.3 alu0    50 w[4] copy
        mov eax, dword [esp + 148] ;   144.3 agu1    49 w[3]
        shr edx, 0xa               ;   145.3 alu1    50 w[4]
        ror eax, 0xb               ;   147.3 alu2    49 w[3]
        xor edx, ecx               ;   148.3 alu0    50 w[4]
        add edx, esi               ;   149.3 alu1    78 w[4]
        mov esi, dword [esp + 148] ;   146.0 agu2    49 w[3]
        shr esi, 3                 ;   149.0 alu2    49 w[3]
        xor ebx, eax               ;   148.3 alu0    49 w[3]
        ror ebx, 7                 ;   149.3 alu1    49 w[3]
        xor esi, ebx               ;   150.3 alu2    49 w[3]
        add ebp, dword [esp + 168] ;   147.7 alu0+agu0   78 w[3]
        add ebp, esi               ;   151.3 alu1    78 w[3]
        mov ecx, dword [esp + 132] ;   148.3 agu1    49 w[4]
        mov esi, dword [esp + 132] ;   148.7 agu2    78 w[5] reload
        mov eax, esi               ;   151.7 alu2    49 w[4] copy
        shr eax, 3                 ;   152.7 alu0    49 w[4]
        mov ebx, esi               ;   151.7 alu1    49 w[4] copy
        ror ebx, 0xb               ;   152.7 alu2    49 w[4]
        xor ecx, ebx               ;   153.7 alu0    49 w[4]
        ror ecx, 7                 ;   154.7 alu1    49 w[4]
        xor eax, ecx               ;   155.7 alu2    49 w[4]
        mov ecx, ebp               ;   152.3 alu0    50 w[5] copy
        ror ecx, 2                 ;   153.3 alu1    50 w[5]
        xor ecx, ebp               ;   154.3 alu2    50 w[5]
        ror ecx, 0x11              ;   155.3 alu0    50 w[5]
        add edx, dword [esp + 148] ;   152.7 alu1+agu0   78 w[4]
        add edx, eax               ;   156.7 alu2    78 w[4]
        mov eax, ebp               ;   153.3 alu0    50 w[5] copy
        shr eax, 0xa               ;   154.3 alu1    50 w[5]
        xor eax, ecx               ;   156.3 alu2    50 w[5]
        mov ecx, dword [esp + 136] ;   154.3 agu1    78 w[6] reload
        add eax, esi               ;   157.3 alu0    78 w[5]
        mov ebx, ecx               ;   157.3 alu1    49 w[5] copy
        mov esi, ecx               ;   157.3 alu2    49 w[5] copy
        ror esi, 0xb               ;   158.3 alu0    49 w[5]
        xor esi, ecx               ;   159.3 alu1    49 w[5]
        ror esi, 7                 ;   160.3 alu2    49 w[5]
        shr ebx, 3                 ;   158.3 alu0    49 w[5]
        xor ebx, esi               ;   161.3 alu1    49 w[5]
        add eax, dword [esp + 172] ;   158.3 alu2+agu2   78 w[5]
        add eax, ebx               ;   162.3 alu0    78 w[5]
        mov ebx, edx               ;   158.0 alu1    50 w[6] copy
        ror ebx, 2                 ;   159.0 alu2    50 w[6]
        xor ebx, edx               ;   160.0 alu0    50 w[6]
        ror ebx, 0x11              ;   161.0 alu1    50 w[6]
        mov esi, edx               ;   159.3 alu2    50 w[6] copy
        shr esi, 0xa               ;   160.3 alu0    50 w[6]
        mov dword [esp + 196], edx ;   160.0 agu0    78 w[4]
        xor esi, ebx               ;   162.0 alu1    50 w[6]
        add esi, ecx               ;   163.0 alu2    78 w[6]
        mov ecx, eax               ;   163.3 alu0    50 w[7] copy
        mov edx, eax               ;   163.3 alu1    50 w[7] copy
        ror edx, 2                 ;   164.3 alu2    50 w[7]
        xor edx, eax               ;   165.3 alu0    50 w[7]
        mov dword [esp + 200], eax ;   163.3 agu1    78 w[5]
        ror edx, 0x11              ;   166.3 alu1    50 w[7]
        shr ecx, 0xa               ;   164.3 alu2    50 w[7]
        xor ecx, edx               ;   167.3 alu0    50 w[7]
        mov edx, dword [esp + 144] ;   163.7 agu2    49 w[7]
        add esi, dword [esp + 176] ;   164.0 alu1+agu0   78 w[6]
        mov eax, dword [esp + 156] ;   164.3 agu1    49 w[6]
        add ecx, edi               ;   168.3 alu2    78 w[7]
        mov edi, dword [esp + 156] ;   165.0 agu2    49 w[6]
        mov ebx, dword [esp + 156] ;   165.3 agu0    49 w[6]
        ror eax, 0xb               ;   167.3 alu0    49 w[6]
        xor ebx, eax               ;   168.3 alu1    49 w[6]
        ror ebx, 7                 ;   169.3 alu2    49 w[6]
        shr edi, 3                 ;   168.0 alu0    49 w[6]
        xor edi, ebx               ;   170.3 alu1    49 w[6]
        add esi, edi               ;   171.3 alu2    78 w[6]
        mov edi, dword [esp + 144] ;   167.7 agu1    78 w[8] reload
        mov dword [esp + 204], ebp ;   168.0 agu2    78 w[3]
        mov ebx, edi               ;   170.7 alu0    49 w[7] copy
        mov eax, edi               ;   170.7 alu1    49 w[7] copy
        ror ebx, 0xb               ;   171.7 alu2    49 w[7]
        xor edx, ebx               ;   172.7 alu0    49 w[7]
        ror edx, 7                 ;   173.7 alu1    49 w[7]
        add ecx, dword [esp + 156] ;   170.0 alu2+agu0   78 w[7]
        shr eax, 3                 ;   171.7 alu0    49 w[7]
        xor eax, edx               ;   174.7 alu1    49 w[7]
        add ecx, eax               ;   175.7 alu2    78 w[7]
        mov eax, esi               ;   172.3 alu0    50 w[8] copy
        shr eax, 0xa               ;   173.3 alu1    50 w[8]
        mov dword [esp + 208], ecx ;   176.7 agu1    78 w[7]
        mov edx, esi               ;   172.3 alu2    50 w[8] copy
        ror edx, 2                 ;   173.3 alu0    50 w[8]
        xor edx, esi               ;   174.3 alu1    50 w[8]
        ror edx, 0x11              ;   175.3 alu2    50 w[8]
        xor eax, edx               ;   176.3 alu0    50 w[8]
        mov edx, dword [esp + 152] ;   174.0 agu2    78 w[9] reload
        mov ebx, edx               ;   177.0 alu1    49 w[8] copy
        shr ebx, 3                 ;   178.0 alu2    49 w[8]
        add eax, edi               ;   177.3 alu0    78 w[8]
        mov edi, edx               ;   177.0 alu1    49 w[8] copy
        ror edi, 0xb               ;   178.0 alu2    49 w[8]
        xor edi, edx               ;   179.0 alu0    49 w[8]
        add eax, dword [esp + 192] ;   178.3 alu1+agu0   78 w[8]
        ror edi, 7                 ;   180.0 alu2    49 w[8]
        xor ebx, edi               ;   181.0 alu0    49 w[8]
        add eax, ebx               ;   182.0 alu1    78 w[8]
        mov edi, ecx               ;   177.7 alu2    50 w[9] copy
        mov ebx, ecx               ;   178.0 alu0    50 w[9] copy
        ror ebx, 2                 ;   179.0 alu1    50 w[9]
        shr edi, 0xa               ;   178.7 alu2    50 w[9]
        mov dword [esp + 212], eax ;   183.0 agu1    78 w[8]
        xor ebx, ecx               ;   180.0 alu0    50 w[9]
        mov ecx, eax               ;   183.0 alu1    50 w[10] copy
        ror ebx, 0x11              ;   181.0 alu2    50 w[9]
        xor edi, ebx               ;   182.0 alu0    50 w[9]
        ror ecx, 2                 ;   184.0 alu1    50 w[10]
        mov ebx, dword [esp + 160] ;   181.0 agu2    49 w[9]
        xor ecx, eax               ;   185.0 alu2    50 w[10]
        ror ecx, 0x11              ;   186.0 alu0    50 w[10]
        add edi, edx               ;   183.0 alu1    78 w[9]
        mov edx, eax               ;   183.0 alu2    50 w[10] copy
        shr edx, 0xa               ;   184.0 alu0    50 w[10]
        mov eax, dword [esp + 160] ;   183.0 agu0    49 w[9]
        xor edx, ecx               ;   187.0 alu1    50 w[10]
        add edx, ebp               ;   188.0 alu2    78 w[10]
        mov ebp, dword [esp + 160] ;   184.0 agu1    49 w[9]
        shr ebp, 3                 ;   187.0 alu0    49 w[9]
        add edi, dword [esp + 188] ;   184.7 alu1+agu2   78 w[9]
        mov ecx, dword [esp + 164] ;   185.0 agu0    49 w[10]
        ror eax, 0xb               ;   186.0 alu2    49 w[9]
        xor ebx, eax               ;   187.0 alu0    49 w[9]
        ror ebx, 7                 ;   188.0 alu1    49 w[9]
        xor ebp, ebx               ;   189.0 alu2    49 w[9]
        add edi, ebp               ;   190.0 alu0    78 w[9]
        mov ebp, dword [esp + 164] ;   187.0 agu1    78 w[11] reload
        mov ebx, ebp               ;   190.0 alu1    49 w[10] copy
        ror ebx, 0xb               ;   191.0 alu2    49 w[10]
        xor ecx, ebx               ;   192.0 alu0    49 w[10]
        ror ecx, 7                 ;   193.0 alu1    49 w[10]
        add edx, dword [esp + 160] ;   189.0 alu2+agu2   78 w[10]
        mov eax, ebp               ;   190.0 alu0    49 w[10] copy
        shr eax, 3                 ;   191.0 alu1    49 w[10]
        xor eax, ecx               ;   194.0 alu2    49 w[10]
        add edx, eax               ;   195.0 alu0    78 w[10]
        mov ecx, edi               ;   191.0 alu1    50 w[11] copy
        ror ecx, 2                 ;   192.0 alu2    50 w[11]
        mov eax, edi               ;   191.0 alu0    50 w[11] copy
        xor ecx, edi               ;   193.0 alu1    50 w[11]
        shr eax, 0xa               ;   192.0 alu2    50 w[11]
        ror ecx, 0x11              ;   194.0 alu0    50 w[11]
        xor eax, ecx               ;   195.0 alu1    50 w[11]
        add eax, ebp               ;   196.0 alu2    78 w[11]
        add eax, dword [esp + 196] ;   197.0 alu0+agu0   78 w[11]
        mov ecx, dword [esp + 168] ;   193.3 agu1    78 w[12] reload
        mov ebx, ecx               ;   196.3 alu1    49 w[11] copy
        mov ebp, ecx               ;   196.3 alu2    49 w[11] copy
        ror ebp, 0xb               ;   197.3 alu0    49 w[11]
        shr ebx, 3                 ;   197.3 alu1    49 w[11]
        xor ebp, ecx               ;   198.3 alu2    49 w[11]
        ror ebp, 7                 ;   199.3 alu0    49 w[11]
        xor ebx, ebp               ;   200.3 alu1    49 w[11]
        add eax, ebx               ;   201.3 alu2    78 w[11]
        mov ebx, edx               ;   196.3 alu0    50 w[12] copy
        ror ebx, 2                 ;   197.3 alu1    50 w[12]
        xor ebx, edx               ;   198.3 alu2    50 w[12]
        mov dword [esp + 216], edx ;   197.3 agu2    78 w[10]
        mov ebp, edx               ;   197.7 alu0    50 w[12] copy
        mov edx, eax               ;   202.3 alu1    50 w[13] copy
        ror edx, 2                 ;   203.3 alu2    50 w[13]
        shr ebp, 0xa               ;   198.7 alu0    50 w[12]
        ror ebx, 0x11              ;   199.3 alu1    50 w[12]
        xor ebp, ebx               ;   200.3 alu2    50 w[12]
        add ebp, ecx               ;   201.3 alu0    78 w[12]
        mov ecx, eax               ;   202.3 alu1    50 w[13] copy
        shr ecx, 0xa               ;   203.3 alu2    50 w[13]
        xor edx, eax               ;   204.3 alu0    50 w[13]
        ror edx, 0x11              ;   205.3 alu1    50 w[13]
        xor ecx, edx               ;   206.3 alu2    50 w[13]
        add ecx, esi               ;   207.3 alu0    78 w[13]
        add ebp, dword [esp + 200] ;   202.3 alu1+agu0   78 w[12]
        mov dword [esp + 220], esi ;   202.3 agu1    78 w[6]
        mov esi, dword [esp + 180] ;   202.7 agu2    49 w[12]
        mov dword [esp + 224], eax ;   203.0 agu0    78 w[11]
        mov ebx, dword [esp + 180] ;   203.3 agu1    49 w[12]
        mov eax, dword [esp + 180] ;   203.7 agu2    49 w[12]
        ror eax, 0xb               ;   206.7 alu2    49 w[12]
        xor ebx, eax               ;   207.7 alu0    49 w[12]
        ror ebx, 7                 ;   208.7 alu1    49 w[12]
        mov edx, dword [esp + 172] ;   205.0 agu0    49 w[13]
        shr esi, 3                 ;   205.7 alu2    49 w[12]
        xor esi, ebx               ;   209.7 alu0    49 w[12]
        add ebp, esi               ;   210.7 alu1    78 w[12]
        mov esi, dword [esp + 172] ;   206.3 agu1    78 w[14] reload
        mov ebx, esi               ;   209.3 alu2    49 w[13] copy
        mov eax, esi               ;   209.3 alu0    49 w[13] copy
        shr eax, 3                 ;   210.3 alu1    49 w[13]
        add ecx, dword [esp + 180] ;   208.3 alu2+agu2   78 w[13]
        ror ebx, 0xb               ;   210.3 alu0    49 w[13]
        xor edx, ebx               ;   211.3 alu1    49 w[13]
        ror edx, 7                 ;   212.3 alu2    49 w[13]
        xor eax, edx               ;   213.3 alu0    49 w[13]
        add ecx, eax               ;   214.3 alu1    78 w[13]
        mov dword [esp + 228], ecx ;   215.3 agu0    78 w[13]
        mov dword [esp + 232], edi ;   210.0 agu1    78 w[9]
        mov edx, ebp               ;   211.7 alu2    50 w[14] copy
        ror edx, 2                 ;   212.7 alu0    50 w[14]
        xor edx, ebp               ;   213.7 alu1    50 w[14]
        mov eax, ebp               ;   211.7 alu2    50 w[14] copy
        shr eax, 0xa               ;   212.7 alu0    50 w[14]
        ror edx, 0x11              ;   214.7 alu1    50 w[14]
        xor eax, edx               ;   215.7 alu2    50 w[14]
        mov edx, dword [esp + 176] ;   212.7 agu2    78 w[15] reload
        add eax, esi               ;   216.7 alu0    78 w[14]
        mov esi, edx               ;   215.7 alu1    49 w[14] copy
        ror esi, 0xb               ;   216.7 alu2    49 w[14]
        xor esi, edx               ;   217.7 alu0    49 w[14]
        ror esi, 7                 ;   218.7 alu1    49 w[14]
        add eax, dword [esp + 208] ;   217.7 alu2+agu0   78 w[14]
        mov ebx, edx               ;   215.7 alu0    49 w[14] copy
        shr ebx, 3                 ;   216.7 alu1    49 w[14]
        xor ebx, esi               ;   219.7 alu2    49 w[14]
        add eax, ebx               ;   220.7 alu0    78 w[14]
        mov ebx, ecx               ;   216.3 alu1    50 w[15] copy
        ror ebx, 2                 ;   217.3 alu2    50 w[15]
        xor ebx, ecx               ;   218.3 alu0    50 w[15]
        ror ebx, 0x11              ;   219.3 alu1    50 w[15]
        mov esi, ecx               ;   217.7 alu2    50 w[15] copy
        shr esi, 0xa               ;   218.7 alu0    50 w[15]
        xor esi, ebx               ;   220.3 alu1    50 w[15]
        add esi, edx               ;   221.3 alu2    78 w[15]
        mov edx, eax               ;   221.7 alu0    50 w[0] copy
        mov ecx, eax               ;   221.7 alu1    50 w[0] copy
        ror ecx, 2                 ;   222.7 alu2    50 w[0]
        xor ecx, eax               ;   223.7 alu0    50 w[0]
        mov dword [esp + 236], eax ;   221.7 agu1    78 w[14]
        mov eax, dword [esp + 184] ;   220.7 agu2    49 w[15]
        ror ecx, 0x11              ;   224.7 alu1    50 w[0]
        add esi, dword [esp + 212] ;   222.3 alu2+agu0   78 w[15]
        mov ebx, dword [esp + 184] ;   221.7 agu1    49 w[15]
        shr edx, 0xa               ;   222.7 alu0    50 w[0]
        xor edx, ecx               ;   225.7 alu1    50 w[0]
        add edx, edi               ;   226.7 alu2    78 w[0]
        add edx, dword [esp + 184] ;   227.7 alu0+agu2   78 w[0]
        mov edi, dword [esp + 184] ;   223.3 agu0    49 w[15]
        shr edi, 3                 ;   226.3 alu1    49 w[15]
        ror eax, 0xb               ;   224.0 alu2    49 w[15]
        xor ebx, eax               ;   225.0 alu0    49 w[15]
        ror ebx, 7                 ;   226.0 alu1    49 w[15]
        mov ecx, dword [esp + 192] ;   225.0 agu1    49 w[0]
        xor edi, ebx               ;   227.3 alu2    49 w[15]
        add esi, edi               ;   228.3 alu0    78 w[15]
        mov edi, dword [esp + 192] ;   226.0 agu2    78 w[1] reload
        mov eax, edi               ;   229.0 alu1    49 w[0] copy
        shr eax, 3                 ;   230.0 alu2    49 w[0]
        mov ebx, edi               ;   229.0 alu0    49 w[0] copy
        ror ebx, 0xb               ;   230.0 alu1    49 w[0]
        xor ecx, ebx               ;   231.0 alu2    49 w[0]
        ror ecx, 7                 ;   232.0 alu0    49 w[0]
        xor eax, ecx               ;   233.0 alu1    49 w[0]
        mov ecx, esi               ;   229.3 alu2    50 w[1] copy
        ror ecx, 2                 ;   230.3 alu0    50 w[1]
        xor ecx, esi               ;   231.3 alu1    50 w[1]
        add edx, eax               ;   234.0 alu2    78 w[0]
        mov eax, esi               ;   230.0 alu0    50 w[1] copy
        shr eax, 0xa               ;   231.0 alu1    50 w[1]
        ror ecx, 0x11              ;   232.3 alu2    50 w[1]
        xor eax, ecx               ;   233.3 alu0    50 w[1]
        add eax, edi               ;   234.3 alu1    78 w[1]
        mov ecx, dword [esp + 188] ;   231.7 agu0    78 w[2] reload
        mov ebx, ecx               ;   234.7 alu2    49 w[1] copy
        shr ebx, 3                 ;   235.7 alu0    49 w[1]
        mov edi, ecx               ;   234.7 alu1    49 w[1] copy
        ror edi, 0xb               ;   235.7 alu2    49 w[1]
        xor edi, ecx               ;   236.7 alu0    49 w[1]
        ror edi, 7                 ;   237.7 alu1    49 w[1]
        xor ebx, edi               ;   238.7 alu2    49 w[1]
        mov edi, edx               ;   235.0 alu0    50 w[2] copy
        add eax, dword [esp + 216] ;   235.3 alu1+agu1   78 w[1]
        shr edi, 0xa               ;   236.0 alu2    50 w[2]
        add eax, ebx               ;   239.7 alu0    78 w[1]
        mov ebx, edx               ;   235.7 alu1    50 w[2] copy
        ror ebx, 2                 ;   236.7 alu2    50 w[2]
        xor ebx, edx               ;   237.7 alu0    50 w[2]
        ror ebx, 0x11              ;   238.7 alu1    50 w[2]
        xor edi, ebx               ;   239.7 alu2    50 w[2]
        mov ebx, dword [esp + 204] ;   237.3 agu2    49 w[2]
        mov dword [esp + 240], edx ;   237.7 agu0    78 w[0]
        mov dword [esp + 244], ebp ;   238.0 agu1    78 w[12]
        mov dword [esp + 248], eax ;   240.7 agu2    78 w[1]
        mov edx, eax               ;   240.7 alu0    50 w[3] copy
        ror edx, 2                 ;   241.7 alu1    50 w[3]
        xor edx, eax               ;   242.7 alu2    50 w[3]
        add edi, ecx               ;   240.7 alu0    78 w[2]
        add edi, dword [esp + 224] ;   241.7 alu1+agu0   78 w[2]
        mov ecx, eax               ;   240.7 alu2    50 w[3] copy
        shr ecx, 0xa               ;   241.7 alu0    50 w[3]
        mov eax, dword [esp + 204] ;   241.0 agu1    49 w[2]
        ror edx, 0x11              ;   243.7 alu1    50 w[3]
        xor ecx, edx               ;   244.7 alu2    50 w[3]
        add ecx, ebp               ;   245.7 alu0    78 w[3]
        add ecx, dword [esp + 204] ;   246.7 alu1+agu2   78 w[3]
        ror eax, 0xb               ;   244.0 alu2    49 w[2]
        xor ebx, eax               ;   245.0 alu0    49 w[2]
        mov ebp, dword [esp + 204] ;   243.3 agu0    49 w[2]
        shr ebp, 3                 ;   246.3 alu1    49 w[2]
        ror ebx, 7                 ;   246.0 alu2    49 w[2]
        mov edx, dword [esp + 196] ;   244.3 agu1    49 w[3]
        xor ebp, ebx               ;   247.3 alu0    49 w[2]
        add edi, ebp               ;   248.3 alu1    78 w[2]
        mov ebp, dword [esp + 196] ;   245.3 agu2    78 w[4] reload
        mov ebx, ebp               ;   248.3 alu2    49 w[3] copy
        ror ebx, 0xb               ;   249.3 alu0    49 w[3]
        xor edx, ebx               ;   250.3 alu1    49 w[3]
        ror edx, 7                 ;   251.3 alu2    49 w[3]
        mov eax, ebp               ;   248.3 alu0    49 w[3] copy
        shr eax, 3                 ;   249.3 alu1    49 w[3]
        xor eax, edx               ;   252.3 alu2    49 w[3]
        add ecx, eax               ;   253.3 alu0    78 w[3]
        mov eax, edi               ;   249.3 alu1    50 w[4] copy
        shr eax, 0xa               ;   250.3 alu2    50 w[4]
        mov edx, edi               ;   249.3 alu0    50 w[4] copy
        ror edx, 2                 ;   250.3 alu1    50 w[4]
        xor edx, edi               ;   251.3 alu2    50 w[4]
        mov dword [esp + 252], ecx ;   254.3 agu0    78 w[3]
        ror edx, 0x11              ;   252.3 alu0    50 w[4]
        xor eax, edx               ;   253.3 alu1    50 w[4]
        add eax, ebp               ;   254.3 alu2    78 w[4]
        mov edx, dword [esp + 200] ;   251.3 agu1    78 w[5] reload
        mov ebp, edx               ;   254.3 alu0    49 w[4] copy
        ror ebp, 0xb               ;   255.3 alu1    49 w[4]
        add eax, dword [esp + 228] ;   255.3 alu2+agu2   78 w[4]
        xor ebp, edx               ;   256.3 alu0    49 w[4]
        ror ebp, 7                 ;   257.3 alu1    49 w[4]
        mov ebx, edx               ;   254.3 alu2    49 w[4] copy
        shr ebx, 3                 ;   255.3 alu0    49 w[4]
        xor ebx, ebp               ;   258.3 alu1    49 w[4]
        add eax, ebx               ;   259.3 alu2    78 w[4]
        mov ebx, ecx               ;   254.7 alu0    50 w[5] copy
        ror ebx, 2                 ;   255.7 alu1    50 w[5]
        mov dword [esp + 256], eax ;   260.3 agu0    78 w[4]
        xor ebx, ecx               ;   256.7 alu2    50 w[5]
        mov ebp, ecx               ;   256.0 alu0    50 w[5] copy
        shr ebp, 0xa               ;   257.0 alu1    50 w[5]
        ror ebx, 0x11              ;   257.7 alu2    50 w[5]
        xor ebp, ebx               ;   258.7 alu0    50 w[5]
        mov ecx, eax               ;   260.3 alu1    50 w[6] copy
        ror ecx, 2                 ;   261.3 alu2    50 w[6]
        xor ecx, eax               ;   262.3 alu0    50 w[6]
        mov ebx, dword [esp + 220] ;   258.3 agu1    49 w[5]
        mov dword [esp + 260], esi ;   258.7 agu2    78 w[15]
        add ebp, edx               ;   259.7 alu1    78 w[5]
        ror ecx, 0x11              ;   263.3 alu2    50 w[6]
        add ebp, dword [esp + 236] ;   260.7 alu0+agu0   78 w[5]
        mov edx, eax               ;   260.3 alu1    50 w[6] copy
        mov eax, dword [esp + 220] ;   260.3 agu1    49 w[5]
        ror eax, 0xb               ;   263.3 alu2    49 w[5]
        xor ebx, eax               ;   264.3 alu0    49 w[5]
        shr edx, 0xa               ;   261.3 alu1    50 w[6]
        xor edx, ecx               ;   264.3 alu2    50 w[6]
        add edx, esi               ;   265.3 alu0    78 w[6]
        mov esi, dword [esp + 220] ;   262.3 agu2    49 w[5]
        shr esi, 3                 ;   265.3 alu1    49 w[5]
        ror ebx, 7                 ;   265.3 alu2    49 w[5]
        xor esi, ebx               ;   266.3 alu0    49 w[5]
        mov ecx, dword [esp + 208] ;   263.7 agu0    49 w[6]
        add ebp, esi               ;   267.3 alu1    78 w[5]
        mov esi, dword [esp + 208] ;   264.3 agu1    78 w[7] reload
        mov ebx, esi               ;   267.3 alu2    49 w[6] copy
        ror ebx, 0xb               ;   268.3 alu0    49 w[6]
        xor ecx, ebx               ;   269.3 alu1    49 w[6]
        ror ecx, 7                 ;   270.3 alu2    49 w[6]
        add edx, dword [esp + 220] ;   266.3 alu0+agu2   78 w[6]
        mov eax, esi               ;   267.3 alu1    49 w[6] copy
        shr eax, 3                 ;   268.3 alu2    49 w[6]
        xor eax, ecx               ;   271.3 alu0    49 w[6]
        mov ecx, ebp               ;   268.3 alu1    50 w[7] copy
        ror ecx, 2                 ;   269.3 alu2    50 w[7]
        add edx, eax               ;   272.3 alu0    78 w[6]
        xor ecx, ebp               ;   270.3 alu1    50 w[7]
        mov eax, ebp               ;   268.7 alu2    50 w[7] copy
        shr eax, 0xa               ;   269.7 alu0    50 w[7]
        ror ecx, 0x11              ;   271.3 alu1    50 w[7]
        xor eax, ecx               ;   272.3 alu2    50 w[7]
        mov ecx, dword [esp + 212] ;   270.0 agu0    78 w[8] reload
        add eax, esi               ;   273.3 alu0    78 w[7]
        mov esi, ecx               ;   273.0 alu1    49 w[7] copy
        ror esi, 0xb               ;   274.0 alu2    49 w[7]
        mov ebx, ecx               ;   273.0 alu0    49 w[7] copy
        shr ebx, 3                 ;   274.0 alu1    49 w[7]
        xor esi, ecx               ;   275.0 alu2    49 w[7]
        ror esi, 7                 ;   276.0 alu0    49 w[7]
        xor ebx, esi               ;   277.0 alu1    49 w[7]
        add eax, dword [esp + 240] ;   274.3 alu2+agu1   78 w[7]
        add eax, ebx               ;   278.0 alu0    78 w[7]
        mov ebx, edx               ;   273.7 alu1    50 w[8] copy
        ror ebx, 2                 ;   274.7 alu2    50 w[8]
        xor ebx, edx               ;   275.7 alu0    50 w[8]
        mov esi, edx               ;   274.7 alu1    50 w[8] copy
        shr esi, 0xa               ;   275.7 alu2    50 w[8]
        ror ebx, 0x11              ;   276.7 alu0    50 w[8]
        xor esi, ebx               ;   277.7 alu1    50 w[8]
        mov dword [esp + 264], edi ;   276.0 agu2    78 w[2]
        mov dword [esp + 268], ebp ;   276.3 agu0    78 w[5]
        mov dword [esp + 272], edx ;   276.7 agu1    78 w[6]
        mov edx, eax               ;   279.0 alu2    50 w[9] copy
        mov ebx, dword [esp + 232] ;   277.3 agu2    49 w[8]
        ror edx, 2                 ;   280.0 alu0    50 w[9]
        xor edx, eax               ;   281.0 alu1    50 w[9]
        add esi, ecx               ;   278.7 alu2    78 w[8]
        mov ecx, eax               ;   279.0 alu0    50 w[9] copy
        ror edx, 0x11              ;   282.0 alu1    50 w[9]
        mov dword [esp + 276], eax ;   279.3 agu0    78 w[7]
        mov eax, dword [esp + 232] ;   279.7 agu1    49 w[8]
        add esi, dword [esp + 248] ;   280.0 alu2+agu2   78 w[8]
        shr eax, 3                 ;   282.7 alu0    49 w[8]
        shr ecx, 0xa               ;   280.7 alu1    50 w[9]
        xor ecx, edx               ;   283.0 alu2    50 w[9]
        add ecx, edi               ;   284.0 alu0    78 w[9]
        mov edi, dword [esp + 232] ;   281.7 agu0    49 w[8]
        ror edi, 0xb               ;   284.7 alu1    49 w[8]
        xor ebx, edi               ;   285.7 alu2    49 w[8]
        mov edi, dword [esp + 216] ;   282.7 agu1    78 w[10] reload
        ror ebx, 7                 ;   286.7 alu0    49 w[8]
        xor eax, ebx               ;   287.7 alu1    49 w[8]
        mov ebx, edi               ;   285.7 alu2    49 w[9] copy
        add esi, eax               ;   288.7 alu0    78 w[8]
        mov eax, edi               ;   285.7 alu1    49 w[9] copy
        add ecx, dword [esp + 232] ;   285.0 alu2+agu2   78 w[9]
        shr eax, 3                 ;   286.7 alu0    49 w[9]
        mov edx, dword [esp + 216] ;   285.3 agu0    49 w[9]
        ror ebx, 0xb               ;   286.7 alu1    49 w[9]
        xor edx, ebx               ;   288.3 alu2    49 w[9]
        ror edx, 7                 ;   289.3 alu0    49 w[9]
        xor eax, edx               ;   290.3 alu1    49 w[9]
        mov edx, esi               ;   289.7 alu2    50 w[10] copy
        ror edx, 2                 ;   290.7 alu0    50 w[10]
        xor edx, esi               ;   291.7 alu1    50 w[10]
        ror edx, 0x11              ;   292.7 alu2    50 w[10]
        add ecx, eax               ;   291.3 alu0    78 w[9]
        mov eax, esi               ;   289.7 alu1    50 w[10] copy
        shr eax, 0xa               ;   290.7 alu2    50 w[10]
        xor eax, edx               ;   293.7 alu0    50 w[10]
        mov edx, dword [esp + 224] ;   289.7 agu1    78 w[11] reload
        mov ebx, edx               ;   292.7 alu1    49 w[10] copy
        shr ebx, 3                 ;   293.7 alu2    49 w[10]
        add eax, edi               ;   294.7 alu0    78 w[10]
        add eax, dword [esp + 252] ;   295.7 alu1+agu2   78 w[10]
        mov dword [esp + 280], ecx ;   292.3 agu0    78 w[9]
        mov dword [esp + 284], esi ;   291.7 agu1    78 w[8]
        mov esi, edx               ;   292.7 alu2    49 w[10] copy
        ror esi, 0xb               ;   293.7 alu0    49 w[10]
        xor esi, edx               ;   294.7 alu1    49 w[10]
        ror esi, 7                 ;   295.7 alu2    49 w[10]
        xor ebx, esi               ;   296.7 alu0    49 w[10]
        add eax, ebx               ;   297.7 alu1    78 w[10]
        mov ebx, ecx               ;   294.0 alu2    50 w[11] copy
        ror ebx, 2                 ;   295.0 alu0    50 w[11]
        xor ebx, ecx               ;   296.0 alu1    50 w[11]
        ror ebx, 0x11              ;   297.0 alu2    50 w[11]
        mov esi, ecx               ;   295.3 alu0    50 w[11] copy
        shr esi, 0xa               ;   296.3 alu1    50 w[11]
        xor esi, ebx               ;   298.0 alu2    50 w[11]
        add esi, edx               ;   299.0 alu0    78 w[11]
        mov ecx, eax               ;   298.7 alu1    50 w[12] copy
        mov edx, eax               ;   298.7 alu2    50 w[12] copy
        shr ecx, 0xa               ;   299.7 alu0    50 w[12]
        ror edx, 2                 ;   299.7 alu1    50 w[12]
        xor edx, eax               ;   300.7 alu2    50 w[12]
        ror edx, 0x11              ;   301.7 alu0    50 w[12]
        xor ecx, edx               ;   302.7 alu1    50 w[12]
        add ecx, ebp               ;   303.7 alu2    78 w[12]
        mov ebp, dword [esp + 244] ;   299.3 agu2    49 w[11]
        mov ebx, dword [esp + 244] ;   299.7 agu0    49 w[11]
        ror ebp, 0xb               ;   302.3 alu0    49 w[11]
        xor ebx, ebp               ;   303.3 alu1    49 w[11]
        mov ebp, dword [esp + 228] ;   300.7 agu1    78 w[13] reload
        mov dword [esp + 288], eax ;   301.0 agu2    78 w[10]
        mov eax, dword [esp + 244] ;   301.3 agu0    49 w[11]
        shr eax, 3                 ;   304.3 alu2    49 w[11]
        add esi, dword [esp + 256] ;   302.0 alu0+agu1   78 w[11]
        add ecx, dword [esp + 244] ;   304.7 alu1+agu2   78 w[12]
        mov edx, dword [esp + 228] ;   302.7 agu0    49 w[12]
        ror ebx, 7                 ;   304.3 alu2    49 w[11]
        xor eax, ebx               ;   305.3 alu0    49 w[11]
        mov ebx, ebp               ;   303.7 alu1    49 w[12] copy
        ror ebx, 0xb               ;   304.7 alu2    49 w[12]
        xor edx, ebx               ;   305.7 alu0    49 w[12]
        ror edx, 7                 ;   306.7 alu1    49 w[12]
        add esi, eax               ;   306.3 alu2    78 w[11]
        mov eax, ebp               ;   305.3 alu0    49 w[12] copy
        shr eax, 3                 ;   306.3 alu1    49 w[12]
        xor eax, edx               ;   307.7 alu2    49 w[12]
        mov edx, esi               ;   307.3 alu0    50 w[13] copy
        add ecx, eax               ;   308.7 alu1    78 w[12]
        mov eax, esi               ;   307.3 alu2    50 w[13] copy
        mov dword [esp + 292], esi ;   307.3 agu1    78 w[11]
        ror edx, 2                 ;   308.3 alu0    50 w[13]
        xor edx, esi               ;   309.3 alu1    50 w[13]
        ror edx, 0x11              ;   310.3 alu2    50 w[13]
        shr eax, 0xa               ;   308.7 alu0    50 w[13]
        xor eax, edx               ;   311.3 alu1    50 w[13]
        mov edx, dword [esp + 236] ;   309.3 agu2    78 w[14] reload
        mov esi, edx               ;   312.3 alu2    49 w[13] copy
        mov ebx, edx               ;   312.3 alu0    49 w[13] copy
        ror esi, 0xb               ;   313.3 alu1    49 w[13]
        xor esi, edx               ;   314.3 alu2    49 w[13]
        ror esi, 7                 ;   315.3 alu0    49 w[13]
        shr ebx, 3                 ;   313.3 alu1    49 w[13]
        xor ebx, esi               ;   316.3 alu2    49 w[13]
        mov esi, ecx               ;   312.0 alu0    50 w[14] copy
        add eax, ebp               ;   312.3 alu1    78 w[13]
        mov dword [esp + 296], ecx ;   312.7 agu0    78 w[12]
        mov edx, dword [esp + 40]  ;   313.0 agu1    47 v[7]
        shr esi, 0xa               ;   313.3 alu2    50 w[14]
        mov edi, dword [esp + 36]  ;   313.7 agu2    51 t1
        ror edx, 9                 ;   316.0 alu0    47 v[7]
        add eax, dword [esp + 272] ;   314.3 alu1+agu0   78 w[13]
        add eax, ebx               ;   317.3 alu2    78 w[13]
        mov ebx, ecx               ;   315.0 alu0    50 w[14] copy
        ror ebx, 2                 ;   316.0 alu1    50 w[14]
        xor ebx, ecx               ;   317.0 alu2    50 w[14]
        ror ebx, 0x11              ;   318.0 alu0    50 w[14]
        xor esi, ebx               ;   319.0 alu1    50 w[14]
        mov dword [esp + 300], esi ;   320.0 agu1    50 w[14]
        mov esi, eax               ;   318.3 alu2    50 w[15] copy
        shr esi, 0xa               ;   319.3 alu0    50 w[15]
        mov dword [esp + 304], eax ;   318.3 agu2    78 w[13]
        mov ebx, dword [esp + 260] ;   318.0 agu0    49 w[14]
        mov ecx, eax               ;   318.3 alu1    50 w[15] copy
        ror ecx, 2                 ;   319.3 alu2    50 w[15]
        xor ecx, eax               ;   320.3 alu0    50 w[15]
        mov eax, dword [esp + 260] ;   319.3 agu1    49 w[14]
        ror eax, 0xb               ;   322.3 alu1    49 w[14]
        ror ecx, 0x11              ;   321.3 alu2    50 w[15]
        xor ebx, eax               ;   323.3 alu0    49 w[14]
        ror ebx, 7                 ;   324.3 alu1    49 w[14]
        xor esi, ecx               ;   322.3 alu2    50 w[15]
        mov dword [esp + 308], esi ;   323.3 agu2    50 w[15]
        mov esi, dword [esp + 260] ;   321.7 agu0    49 w[14]
        shr esi, 3                 ;   324.7 alu0    49 w[14]
        mov eax, dword [esp + 240] ;   322.3 agu1    78 w[0] reload
        xor esi, ebx               ;   325.7 alu1    49 w[14]
        mov dword [esp + 312], esi ;   326.7 agu2    49 w[14]
        mov esi, dword [esp + 64]  ;   323.3 agu0    71 v[4] reload
        mov ebx, eax               ;   325.3 alu2    49 w[15] copy
        ror eax, 0xb               ;   325.3 alu0    49 w[15]
        mov ecx, dword [esp + 240] ;   324.3 agu1    49 w[15]
        shr ebx, 3                 ;   326.3 alu1    49 w[15]
        xor ecx, eax               ;   327.3 alu2    49 w[15]
        ror ecx, 7                 ;   328.3 alu0    49 w[15]
        xor ebx, ecx               ;   329.3 alu1    49 w[15]
        mov ecx, esi               ;   326.3 alu2    48 t1 copy
        ror ecx, 0xe               ;   327.3 alu0    48 t1
        xor ecx, esi               ;   328.3 alu1    48 t1
        ror ecx, 5                 ;   329.3 alu2    48 t1
        xor ecx, esi               ;   330.3 alu0    48 t1
        ror ecx, 6                 ;   331.3 alu1    48 t1
        xor edi, dword [esp + 24]  ;   328.0 alu2+agu2   51 t1
        mov dword [esp + 316], ebx ;   330.3 agu0    49 w[15]
        mov ebx, esi               ;   328.7 alu0    51 t1 copy
        add ecx, dword [esp + 28]  ;   332.3 alu1+agu1   61 t1
        and ebx, edi               ;   329.7 alu2    51 t1
        mov edi, dword [esp + 24]  ;   329.7 agu2    71 v[6] reload
        xor ebx, edi               ;   332.7 alu0    51 t1
        xor esi, dword [esp + 36]  ;   330.3 alu1+agu0   51 t1
        add ecx, dword [esp + 52]  ;   333.3 alu2+agu1   61 t1
        add ecx, 0x428a2f98        ;   334.3 alu0    61 t1
        add ecx, ebx               ;   335.3 alu1    61 t1
        xor edx, dword [esp + 40]  ;   331.7 alu2+agu2   47 v[7]
        ror edx, 0xb               ;   332.7 alu0    47 v[7]
        xor edx, dword [esp + 40]  ;   333.7 alu1+agu0   47 v[7]
        ror edx, 2                 ;   334.7 alu2    47 v[7]
        mov ebx, dword [esp + 12]  ;   333.0 agu1    71 v[3] reload
        add edx, ecx               ;   336.3 alu0    63 v[7]
        mov eax, dword [esp + 108] ;   333.7 agu2    61 t1
        add ecx, ebx               ;   336.3 alu1    62 v[3]
        mov ebx, dword [esp + 8]   ;   334.3 agu0    52 v[7]
        add eax, dword [esp + 24]  ;   336.7 alu2+agu1   61 t1
        add eax, 0x71374491        ;   337.7 alu0    61 t1
        mov ebp, ecx               ;   337.3 alu1    48 t1 copy
        and esi, ecx               ;   337.3 alu2    51 t1
        ror ebp, 0xe               ;   338.3 alu0    48 t1
        xor esi, dword [esp + 36]  ;   338.3 alu1+agu2   51 t1
        xor ebx, dword [esp + 44]  ;   337.3 alu2+agu0   52 v[7]
        add eax, esi               ;   339.3 alu0    61 t1
        mov esi, dword [esp + 44]  ;   337.3 agu1    52 v[7]
        xor esi, dword [esp + 40]  ;   340.3 alu1+agu2   52 v[7]
        and ebx, esi               ;   341.3 alu2    52 v[7]
        xor ebx, dword [esp + 44]  ;   342.3 alu0+agu0   52 v[7]
        add edx, ebx               ;   343.3 alu1    63 v[7]
        mov ebx, edx               ;   344.3 alu2    52 v[6] copy
        xor ebx, dword [esp + 44]  ;   345.3 alu0+agu1   52 v[6]
        and esi, ebx               ;   346.3 alu1    52 v[6]
        xor ebp, ecx               ;   340.0 alu2    48 t1
        ror ebp, 5                 ;   341.0 alu0    48 t1
        xor ebp, ecx               ;   342.0 alu1    48 t1
        ror ebp, 6                 ;   343.0 alu2    48 t1
        add eax, ebp               ;   344.0 alu0    61 t1
        mov ebp, eax               ;   345.0 alu1    62 v[2] copy
        add ebp, dword [esp + 8]   ;   346.0 alu2+agu2   62 v[2]
        mov edi, ebp               ;   347.0 alu0    48 t1 copy
        ror edi, 0xe               ;   348.0 alu1    48 t1
        xor edi, ebp               ;   349.0 alu2    48 t1
        mov ebx, dword [esp + 44]  ;   343.3 agu0    71 v[1] reload
        xor esi, ebx               ;   347.3 alu0    52 v[6]
        add eax, esi               ;   348.3 alu1    63 v[6]
        mov esi, edx               ;   344.3 alu2    47 v[6] copy
        ror esi, 9                 ;   345.3 alu0    47 v[6]
        xor esi, edx               ;   346.3 alu1    47 v[6]
        ror esi, 0xb               ;   347.3 alu2    47 v[6]
        xor esi, edx               ;   348.3 alu0    47 v[6]
        ror esi, 2                 ;   349.3 alu1    47 v[6]
        add eax, esi               ;   350.3 alu2    63 v[6]
        mov esi, ecx               ;   346.7 alu0    51 t1 copy
        xor esi, dword [esp + 64]  ;   347.7 alu1+agu1   51 t1
        ror edi, 5                 ;   350.0 alu2    48 t1
        mov ebx, ecx               ;   347.7 alu0    51 t1 copy
        or esi, ebp                ;   348.7 alu1    51 t1
        xor edi, ebp               ;   351.0 alu2    48 t1
        ror edi, 6                 ;   352.0 alu0    48 t1
        add edi, dword [esp + 36]  ;   353.0 alu1+agu2   61 t1
        add edi, dword [esp + 100] ;   354.0 alu2+agu0   61 t1
        mov dword [esp + 320], ebp ;   349.7 agu1    62 v[2] spill
        add edi, 0xb5c0fbcf        ;   355.0 alu0    61 t1
        xor ebx, ebp               ;   350.3 alu1    51 t1
        xor esi, ebx               ;   351.3 alu2    51 t1
        add edi, esi               ;   356.0 alu0    61 t1
        mov esi, eax               ;   351.3 alu1    47 v[5] copy
        mov dword [esp + 324], eax ;   351.7 agu2    63 v[6] spill
        mov ebp, edx               ;   352.0 alu2    52 v[5] copy
        xor ebp, dword [esp + 40]  ;   353.0 alu0+agu0   52 v[5]
        ror esi, 9                 ;   352.7 alu1    47 v[5]
        mov dword [esp + 328], ecx ;   353.0 agu1    62 v[3] spill
        xor esi, eax               ;   353.7 alu2    47 v[5]
        ror esi, 0xb               ;   354.7 alu0    47 v[5]
        xor esi, eax               ;   355.7 alu1    47 v[5]
        ror esi, 2                 ;   356.7 alu2    47 v[5]
        add esi, edi               ;   357.7 alu0    63 v[5]
        add edi, dword [esp + 44]  ;   357.0 alu1+agu2   62 v[1]
        and ebx, edi               ;   358.0 alu2    51 t1
        xor ebx, ecx               ;   359.0 alu0    51 t1
        mov ecx, eax               ;   356.0 alu1    52 v[5] copy
        xor ecx, edx               ;   357.0 alu2    52 v[5]
        and ebp, ecx               ;   358.0 alu0    52 v[5]
        xor ebp, edx               ;   359.0 alu1    52 v[5]
        add esi, ebp               ;   360.0 alu2    63 v[5]
        mov ebp, edi               ;   358.0 alu0    48 t1 copy
        ror ebp, 0xe               ;   359.0 alu1    48 t1
        xor ebp, edi               ;   360.0 alu2    48 t1
        ror ebp, 5                 ;   361.0 alu0    48 t1
        add ebx, dword [esp + 64]  ;   360.0 alu1+agu0   61 t1
        add ebx, dword [esp + 48]  ;   361.0 alu2+agu1   61 t1
        add ebx, 0xe9b5dba5        ;   362.0 alu0    61 t1
        xor ebp, edi               ;   362.0 alu1    48 t1
        ror ebp, 6                 ;   363.0 alu2    48 t1
        add ebx, ebp               ;   364.0 alu0    61 t1
        mov ebp, eax               ;   361.0 alu1    52 v[4] copy
        xor ebp, esi               ;   362.0 alu2    52 v[4]
        and ecx, ebp               ;   363.0 alu0    52 v[4]
        xor ecx, eax               ;   364.0 alu1    52 v[4]
        add ecx, ebx               ;   365.0 alu2    63 v[4]
        mov eax, esi               ;   362.7 alu0    47 v[4] copy
        ror eax, 9                 ;   363.7 alu1    47 v[4]
        add ebx, dword [esp + 40]  ;   365.0 alu2+agu2   62 v[0]
        xor eax, esi               ;   364.7 alu0    47 v[4]
        ror eax, 0xb               ;   365.7 alu1    47 v[4]
        xor eax, esi               ;   366.7 alu2    47 v[4]
        ror eax, 2                 ;   367.7 alu0    47 v[4]
        add ecx, eax               ;   368.7 alu1    63 v[4]
        mov eax, ebx               ;   366.0 alu2    48 t1 copy
        ror eax, 0xe               ;   367.0 alu0    48 t1
        xor eax, ebx               ;   368.0 alu1    48 t1
        ror eax, 5                 ;   369.0 alu2    48 t1
        xor eax, ebx               ;   370.0 alu0    48 t1
        ror eax, 6                 ;   371.0 alu1    48 t1
        add eax, dword [esp + 328] ;   372.0 alu2+agu0   61 t1
        mov dword [esp + 328], esi ;   367.7 agu1    63 v[5] spill
        mov esi, dword [esp + 320] ;   368.0 agu2    51 t1
        add eax, dword [esp + 60]  ;   373.0 alu0+agu0   61 t1
        add eax, 0x3956c25b        ;   374.0 alu1    61 t1
        xor esi, edi               ;   371.0 alu2    51 t1
        and esi, ebx               ;   372.0 alu0    51 t1
        xor esi, dword [esp + 320] ;   373.0 alu1+agu1   51 t1
        add eax, esi               ;   375.0 alu2    61 t1
        add edx, eax               ;   376.0 alu0    62 v[7]
        mov esi, dword [esp + 328] ;   370.7 agu2    52 v[3]
        xor esi, ecx               ;   373.7 alu1    52 v[3]
        and ebp, esi               ;   374.7 alu2    52 v[3]
        xor ebp, dword [esp + 328] ;   375.7 alu0+agu0   52 v[3]
        add ebp, eax               ;   376.7 alu1    63 v[3]
        mov eax, ecx               ;   372.3 alu2    47 v[3] copy
        ror eax, 9                 ;   373.3 alu0    47 v[3]
        xor eax, ecx               ;   374.3 alu1    47 v[3]
        ror eax, 0xb               ;   375.3 alu2    47 v[3]
        xor eax, ecx               ;   376.3 alu0    47 v[3]
        ror eax, 2                 ;   377.3 alu1    47 v[3]
        add ebp, eax               ;   378.3 alu2    63 v[3]
        mov eax, edx               ;   377.0 alu0    48 t1 copy
        ror eax, 0xe               ;   378.0 alu1    48 t1
        xor eax, edx               ;   379.0 alu2    48 t1
        ror eax, 5                 ;   380.0 alu0    48 t1
        xor eax, edx               ;   381.0 alu1    48 t1
        ror eax, 6                 ;   382.0 alu2    48 t1
        add eax, dword [esp + 320] ;   383.0 alu0+agu1   61 t1
        mov dword [esp + 320], ecx ;   377.0 agu2    63 v[4] spill
        mov ecx, edi               ;   377.3 alu1    51 t1 copy
        xor ecx, ebx               ;   378.3 alu2    51 t1
        and ecx, edx               ;   379.3 alu0    51 t1
        xor ecx, edi               ;   380.3 alu1    51 t1
        add eax, dword [esp + 68]  ;   384.0 alu2+agu0   61 t1
        add eax, 0x59f111f1        ;   385.0 alu0    61 t1
        add eax, ecx               ;   386.0 alu1    61 t1
        mov ecx, dword [esp + 320] ;   379.7 agu1    52 v[2]
        xor ecx, ebp               ;   382.7 alu2    52 v[2]
        and esi, ecx               ;   383.7 alu0    52 v[2]
        xor esi, dword [esp + 320] ;   384.7 alu1+agu2   52 v[2]
        add esi, eax               ;   387.0 alu2    63 v[2]
        add eax, dword [esp + 324] ;   387.0 alu0+agu0   62 v[6]
        mov dword [esp + 324], ebx ;   381.7 agu1    62 v[0] spill
        mov ebx, ebp               ;   382.0 alu1    47 v[2] copy
        ror ebx, 9                 ;   383.0 alu2    47 v[2]
        xor ebx, ebp               ;   384.0 alu0    47 v[2]
        ror ebx, 0xb               ;   385.0 alu1    47 v[2]
        xor ebx, ebp               ;   386.0 alu2    47 v[2]
        ror ebx, 2                 ;   387.0 alu0    47 v[2]
        add edi, dword [esp + 88]  ;   384.0 alu1+agu2   61 t1
        add edi, 0x923f82a4        ;   385.0 alu2    61 t1
        add esi, ebx               ;   388.0 alu0    63 v[2]
        mov ebx, eax               ;   388.0 alu1    48 t1 copy
        ror ebx, 0xe               ;   389.0 alu2    48 t1
        xor ebx, eax               ;   390.0 alu0    48 t1
        ror ebx, 5                 ;   391.0 alu1    48 t1
        xor ebx, eax               ;   392.0 alu2    48 t1
        ror ebx, 6                 ;   393.0 alu0    48 t1
        add edi, ebx               ;   394.0 alu1    61 t1
        mov ebx, dword [esp + 324] ;   387.3 agu0    51 t1
        xor ebx, edx               ;   390.3 alu2    51 t1
        and ebx, eax               ;   391.3 alu0    51 t1
        xor ebx, dword [esp + 324] ;   392.3 alu1+agu1   51 t1
        add edi, ebx               ;   395.0 alu2    61 t1
        mov ebx, ebp               ;   389.0 alu0    52 v[1] copy
        xor ebx, esi               ;   390.0 alu1    52 v[1]
        and ecx, ebx               ;   391.0 alu2    52 v[1]
        xor ecx, ebp               ;   392.0 alu0    52 v[1]
        add ecx, edi               ;   396.0 alu1    63 v[1]
        add edi, dword [esp + 328] ;   396.0 alu2+agu2   62 v[5]
        mov dword [esp + 328], ebp ;   391.0 agu0    63 v[3] spill
        mov ebp, esi               ;   391.3 alu0    47 v[1] copy
        ror ebp, 9                 ;   392.3 alu1    47 v[1]
        xor ebp, esi               ;   393.3 alu2    47 v[1]
        ror ebp, 0xb               ;   394.3 alu0    47 v[1]
        xor ebp, esi               ;   395.3 alu1    47 v[1]
        ror ebp, 2                 ;   396.3 alu2    47 v[1]
        add ecx, ebp               ;   397.3 alu0    63 v[1]
        mov ebp, edi               ;   397.0 alu1    48 t1 copy
        ror ebp, 0xe               ;   398.0 alu2    48 t1
        xor ebp, edi               ;   399.0 alu0    48 t1
        ror ebp, 5                 ;   400.0 alu1    48 t1
        xor ebp, edi               ;   401.0 alu2    48 t1
        ror ebp, 6                 ;   402.0 alu0    48 t1
        add ebp, dword [esp + 324] ;   403.0 alu1+agu1   61 t1
        mov dword [esp + 324], esi ;   396.0 agu2    63 v[2] spill
        mov esi, edx               ;   396.3 alu2    51 t1 copy
        add ebp, dword [esp + 92]  ;   404.0 alu0+agu0   61 t1
        add ebp, 0xab1c5ed5        ;   405.0 alu1    61 t1
        xor esi, eax               ;   397.3 alu2    51 t1
        and esi, edi               ;   398.3 alu0    51 t1
        xor esi, edx               ;   399.3 alu1    51 t1
        add ebp, esi               ;   406.0 alu2    61 t1
        add edx, dword [esp + 96]  ;   398.7 alu0+agu1   61 t1
        mov esi, dword [esp + 324] ;   399.0 agu2    52 v[0]
        xor esi, ecx               ;   402.0 alu1    52 v[0]
        and ebx, esi               ;   403.0 alu2    52 v[0]
        xor ebx, dword [esp + 324] ;   404.0 alu0+agu0   52 v[0]
        add ebx, ebp               ;   407.0 alu1    63 v[0]
        add ebp, dword [esp + 320] ;   407.0 alu2+agu1   62 v[4]
        mov dword [esp + 320], eax ;   401.0 agu2    62 v[6] spill
        mov eax, ecx               ;   401.3 alu0    47 v[0] copy
        ror eax, 9                 ;   402.3 alu1    47 v[0]
        xor eax, ecx               ;   403.3 alu2    47 v[0]
        ror eax, 0xb               ;   404.3 alu0    47 v[0]
        xor eax, ecx               ;   405.3 alu1    47 v[0]
        ror eax, 2                 ;   406.3 alu2    47 v[0]
        add ebx, eax               ;   408.0 alu0    63 v[0]
        mov eax, ebp               ;   408.0 alu1    48 t1 copy
        add edx, 0xd807aa98        ;   404.0 alu2    61 t1
        ror eax, 0xe               ;   409.0 alu0    48 t1
        xor eax, ebp               ;   410.0 alu1    48 t1
        ror eax, 5                 ;   411.0 alu2    48 t1
        xor eax, ebp               ;   412.0 alu0    48 t1
        ror eax, 6                 ;   413.0 alu1    48 t1
        add edx, eax               ;   414.0 alu2    61 t1
        mov eax, dword [esp + 320] ;   406.3 agu0    51 t1
        xor eax, edi               ;   409.3 alu0    51 t1
        and eax, ebp               ;   410.3 alu1    51 t1
        xor eax, dword [esp + 320] ;   411.3 alu2+agu1   51 t1
        add edx, eax               ;   415.0 alu0    61 t1
        mov eax, ecx               ;   408.0 alu1    52 v[7] copy
        xor eax, ebx               ;   409.0 alu2    52 v[7]
        and esi, eax               ;   410.0 alu0    52 v[7]
        xor esi, ecx               ;   411.0 alu1    52 v[7]
        add esi, edx               ;   416.0 alu2    63 v[7]
        add edx, dword [esp + 328] ;   416.0 alu0+agu2   62 v[3]
        mov dword [esp + 328], ecx ;   410.0 agu0    63 v[1] spill
        mov ecx, ebx               ;   410.3 alu1    47 v[7] copy
        ror ecx, 9                 ;   411.3 alu2    47 v[7]
        xor ecx, ebx               ;   412.3 alu0    47 v[7]
        ror ecx, 0xb               ;   413.3 alu1    47 v[7]
        xor ecx, ebx               ;   414.3 alu2    47 v[7]
        ror ecx, 2                 ;   415.3 alu0    47 v[7]
        add esi, ecx               ;   417.0 alu1    63 v[7]
        mov ecx, edx               ;   417.0 alu2    48 t1 copy
        ror ecx, 0xe               ;   418.0 alu0    48 t1
        xor ecx, edx               ;   419.0 alu1    48 t1
        ror ecx, 5                 ;   420.0 alu2    48 t1
        xor ecx, edx               ;   421.0 alu0    48 t1
        ror ecx, 6                 ;   422.0 alu1    48 t1
        add ecx, dword [esp + 320] ;   423.0 alu2+agu1   61 t1
        add ecx, dword [esp + 104] ;   424.0 alu0+agu2   61 t1
        add ecx, 0x12835b01        ;   425.0 alu1    61 t1
        mov dword [esp + 320], ebx ;   416.0 agu0    63 v[0] spill
        mov ebx, edi               ;   416.3 alu2    51 t1 copy
        xor ebx, ebp               ;   417.3 alu0    51 t1
        and ebx, edx               ;   418.3 alu1    51 t1
        xor ebx, edi               ;   419.3 alu2    51 t1
        add ecx, ebx               ;   426.0 alu0    61 t1
        mov ebx, dword [esp + 320] ;   418.0 agu1    52 v[6]
        xor ebx, esi               ;   421.0 alu1    52 v[6]
        add edi, dword [esp + 76]  ;   418.7 alu2+agu2   61 t1
        and eax, ebx               ;   422.0 alu0    52 v[6]
        xor eax, dword [esp + 320] ;   423.0 alu1+agu0   52 v[6]
        add eax, ecx               ;   427.0 alu2    63 v[6]
        add ecx, dword [esp + 324] ;   427.0 alu0+agu1   62 v[2]
        mov dword [esp + 324], ebp ;   420.3 agu2    62 v[4] spill
        mov ebp, esi               ;   420.7 alu1    47 v[6] copy
        ror ebp, 9                 ;   421.7 alu2    47 v[6]
        xor ebp, esi               ;   422.7 alu0    47 v[6]
        ror ebp, 0xb               ;   423.7 alu1    47 v[6]
        xor ebp, esi               ;   424.7 alu2    47 v[6]
        ror ebp, 2                 ;   425.7 alu0    47 v[6]
        add eax, ebp               ;   428.0 alu1    63 v[6]
        mov ebp, ecx               ;   428.0 alu2    48 t1 copy
        ror ebp, 0xe               ;   429.0 alu0    48 t1
        add edi, 0x243185be        ;   423.7 alu1    61 t1
        xor ebp, ecx               ;   430.0 alu2    48 t1
        ror ebp, 5                 ;   431.0 alu0    48 t1
        xor ebp, ecx               ;   432.0 alu1    48 t1
        ror ebp, 6                 ;   433.0 alu2    48 t1
        add edi, ebp               ;   434.0 alu0    61 t1
        mov ebp, dword [esp + 324] ;   425.7 agu0    51 t1
        xor ebp, edx               ;   428.7 alu1    51 t1
        and ebp, ecx               ;   429.7 alu2    51 t1
        xor ebp, dword [esp + 324] ;   430.7 alu0+agu1   51 t1
        add edi, ebp               ;   435.0 alu1    61 t1
        mov ebp, esi               ;   428.0 alu2    52 v[5] copy
        xor ebp, eax               ;   429.0 alu0    52 v[5]
        and ebx, ebp               ;   430.0 alu1    52 v[5]
        xor ebx, esi               ;   431.0 alu2    52 v[5]
        add ebx, edi               ;   436.0 alu0    63 v[5]
        add edi, dword [esp + 328] ;   436.0 alu1+agu2   62 v[1]
        mov dword [esp + 328], esi ;   430.0 agu0    63 v[7] spill
        mov esi, eax               ;   430.3 alu2    47 v[5] copy
        ror esi, 9                 ;   431.3 alu0    47 v[5]
        xor esi, eax               ;   432.3 alu1    47 v[5]
        ror esi, 0xb               ;   433.3 alu2    47 v[5]
        xor esi, eax               ;   434.3 alu0    47 v[5]
        ror esi, 2                 ;   435.3 alu1    47 v[5]
        add ebx, esi               ;   437.0 alu2    63 v[5]
        mov esi, edi               ;   437.0 alu0    48 t1 copy
        ror esi, 0xe               ;   438.0 alu1    48 t1
        xor esi, edi               ;   439.0 alu2    48 t1
        ror esi, 5                 ;   440.0 alu0    48 t1
        xor esi, edi               ;   441.0 alu1    48 t1
        ror esi, 6                 ;   442.0 alu2    48 t1
        add esi, dword [esp + 324] ;   443.0 alu0+agu1   61 t1
        add esi, dword [esp + 56]  ;   444.0 alu1+agu2   61 t1
        add esi, 0x550c7dc3        ;   445.0 alu2    61 t1
        mov dword [esp + 324], eax ;   436.0 agu0    63 v[6] spill
        mov eax, edx               ;   436.3 alu0    51 t1 copy
        xor eax, ecx               ;   437.3 alu1    51 t1
        and eax, edi               ;   438.3 alu2    51 t1
        xor eax, edx               ;   439.3 alu0    51 t1
        add edx, dword [esp + 72]  ;   437.7 alu1+agu1   61 t1
        add esi, eax               ;   446.0 alu2    61 t1
        mov eax, dword [esp + 324] ;   438.3 agu2    52 v[4]
        xor eax, ebx               ;   441.3 alu0    52 v[4]
        add edx, 0x72be5d74        ;   439.0 alu1    61 t1
        and ebp, eax               ;   442.3 alu2    52 v[4]
        xor ebp, dword [esp + 324] ;   443.3 alu0+agu0   52 v[4]
        add ebp, esi               ;   447.0 alu1    63 v[4]
        add esi, dword [esp + 320] ;   447.0 alu2+agu1   62 v[0]
        mov dword [esp + 320], ecx ;   440.7 agu2    62 v[2] spill
        mov ecx, ebx               ;   441.0 alu0    47 v[4] copy
        ror ecx, 9                 ;   442.0 alu1    47 v[4]
        xor ecx, ebx               ;   443.0 alu2    47 v[4]
        ror ecx, 0xb               ;   444.0 alu0    47 v[4]
        xor ecx, ebx               ;   445.0 alu1    47 v[4]
        ror ecx, 2                 ;   446.0 alu2    47 v[4]
        add ebp, ecx               ;   448.0 alu0    63 v[4]
        mov ecx, esi               ;   448.0 alu1    48 t1 copy
        ror ecx, 0xe               ;   449.0 alu2    48 t1
        xor ecx, esi               ;   450.0 alu0    48 t1
        ror ecx, 5                 ;   451.0 alu1    48 t1
        xor ecx, esi               ;   452.0 alu2    48 t1
        ror ecx, 6                 ;   453.0 alu0    48 t1
        add edx, ecx               ;   454.0 alu1    61 t1
        mov ecx, dword [esp + 320] ;   446.0 agu0    51 t1
        xor ecx, edi               ;   449.0 alu2    51 t1
        and ecx, esi               ;   450.0 alu0    51 t1
        xor ecx, dword [esp + 320] ;   451.0 alu1+agu1   51 t1
        add edx, ecx               ;   455.0 alu2    61 t1
        mov ecx, ebx               ;   448.0 alu0    52 v[3] copy
        xor ecx, ebp               ;   449.0 alu1    52 v[3]
        and eax, ecx               ;   450.0 alu2    52 v[3]
        xor eax, ebx               ;   451.0 alu0    52 v[3]
        add eax, edx               ;   456.0 alu1    63 v[3]
        add edx, dword [esp + 328] ;   456.0 alu2+agu2   62 v[7]
        mov dword [esp + 328], ebx ;   450.0 agu0    63 v[5] spill
        mov ebx, ebp               ;   450.3 alu0    47 v[3] copy
        ror ebx, 9                 ;   451.3 alu1    47 v[3]
        xor ebx, ebp               ;   452.3 alu2    47 v[3]
        ror ebx, 0xb               ;   453.3 alu0    47 v[3]
        xor ebx, ebp               ;   454.3 alu1    47 v[3]
        ror ebx, 2                 ;   455.3 alu2    47 v[3]
        add eax, ebx               ;   457.0 alu0    63 v[3]
        mov ebx, edx               ;   457.0 alu1    48 t1 copy
        ror ebx, 0xe               ;   458.0 alu2    48 t1
        xor ebx, edx               ;   459.0 alu0    48 t1
        ror ebx, 5                 ;   460.0 alu1    48 t1
        xor ebx, edx               ;   461.0 alu2    48 t1
        ror ebx, 6                 ;   462.0 alu0    48 t1
        add ebx, dword [esp + 320] ;   463.0 alu1+agu1   61 t1
        add ebx, dword [esp + 80]  ;   464.0 alu2+agu2   61 t1
        add ebx, 0x80deb1fe        ;   465.0 alu0    61 t1
        mov dword [esp + 320], ebp ;   456.0 agu0    63 v[4] spill
        mov ebp, edi               ;   456.3 alu1    51 t1 copy
        xor ebp, esi               ;   457.3 alu2    51 t1
        and ebp, edx               ;   458.3 alu0    51 t1
        xor ebp, edi               ;   459.3 alu1    51 t1
        add ebx, ebp               ;   466.0 alu2    61 t1
        mov ebp, dword [esp + 320] ;   458.0 agu1    52 v[2]
        xor ebp, eax               ;   461.0 alu0    52 v[2]
        and ecx, ebp               ;   462.0 alu1    52 v[2]
        xor ecx, dword [esp + 320] ;   463.0 alu2+agu2   52 v[2]
        add ecx, ebx               ;   467.0 alu0    63 v[2]
        add ebx, dword [esp + 324] ;   467.0 alu1+agu0   62 v[6]
        mov dword [esp + 324], esi ;   460.0 agu1    62 v[0] spill
        mov esi, eax               ;   460.3 alu2    47 v[2] copy
        ror esi, 9                 ;   461.3 alu0    47 v[2]
        xor esi, eax               ;   462.3 alu1    47 v[2]
        ror esi, 0xb               ;   463.3 alu2    47 v[2]
        xor esi, eax               ;   464.3 alu0    47 v[2]
        ror esi, 2                 ;   465.3 alu1    47 v[2]
        add ecx, esi               ;   468.0 alu2    63 v[2]
        add edi, dword [esp + 124] ;   462.7 alu0+agu2   61 t1
        mov esi, ebx               ;   468.0 alu1    48 t1 copy
        ror esi, 0xe               ;   469.0 alu2    48 t1
        xor esi, ebx               ;   470.0 alu0    48 t1
        ror esi, 5                 ;   471.0 alu1    48 t1
        xor esi, ebx               ;   472.0 alu2    48 t1
        ror esi, 6                 ;   473.0 alu0    48 t1
        add edi, 0x9bdc06a7        ;   465.0 alu1    61 t1
        add edi, esi               ;   474.0 alu2    61 t1
        mov esi, dword [esp + 324] ;   465.7 agu0    51 t1
        xor esi, edx               ;   468.7 alu0    51 t1
        and esi, ebx               ;   469.7 alu1    51 t1
        xor esi, dword [esp + 324] ;   470.7 alu2+agu1   51 t1
        add edi, esi               ;   475.0 alu0    61 t1
        mov esi, eax               ;   468.0 alu1    52 v[1] copy
        xor esi, ecx               ;   469.0 alu2    52 v[1]
        and ebp, esi               ;   470.0 alu0    52 v[1]
        xor ebp, eax               ;   471.0 alu1    52 v[1]
        add ebp, edi               ;   476.0 alu2    63 v[1]
        add edi, dword [esp + 328] ;   476.0 alu0+agu2   62 v[5]
        mov dword [esp + 328], eax ;   470.0 agu0    63 v[3] spill
        mov eax, ecx               ;   470.3 alu1    47 v[1] copy
        ror eax, 9                 ;   471.3 alu2    47 v[1]
        xor eax, ecx               ;   472.3 alu0    47 v[1]
        ror eax, 0xb               ;   473.3 alu1    47 v[1]
        xor eax, ecx               ;   474.3 alu2    47 v[1]
        ror eax, 2                 ;   475.3 alu0    47 v[1]
        add ebp, eax               ;   477.0 alu1    63 v[1]
        mov eax, edi               ;   477.0 alu2    48 t1 copy
        ror eax, 0xe               ;   478.0 alu0    48 t1
        xor eax, edi               ;   479.0 alu1    48 t1
        ror eax, 5                 ;   480.0 alu2    48 t1
        xor eax, edi               ;   481.0 alu0    48 t1
        ror eax, 6                 ;   482.0 alu1    48 t1
        add eax, dword [esp + 324] ;   483.0 alu2+agu1   61 t1
        mov dword [esp + 324], ecx ;   475.0 agu2    63 v[2] spill
        mov ecx, edx               ;   475.3 alu0    51 t1 copy
        xor ecx, ebx               ;   476.3 alu1    51 t1
        and ecx, edi               ;   477.3 alu2    51 t1
        add eax, dword [esp + 116] ;   484.0 alu0+agu0   61 t1
        add eax, 0xc19bf174        ;   485.0 alu1    61 t1
        xor ecx, edx               ;   478.3 alu2    51 t1
        add eax, ecx               ;   486.0 alu0    61 t1
        add edx, dword [esp + 112] ;   477.7 alu1+agu1   61 t1
        mov ecx, dword [esp + 324] ;   478.0 agu2    52 v[0]
        xor ecx, ebp               ;   481.0 alu2    52 v[0]
        and esi, ecx               ;   482.0 alu0    52 v[0]
        xor esi, dword [esp + 324] ;   483.0 alu1+agu0   52 v[0]
        add esi, eax               ;   487.0 alu2    63 v[0]
        add eax, dword [esp + 320] ;   487.0 alu0+agu1   62 v[4]
        add edx, 0xe49b69c1        ;   480.0 alu1    61 t1
        mov dword [esp + 320], ebx ;   480.3 agu2    62 v[6] spill
        mov ebx, ebp               ;   480.7 alu2    47 v[0] copy
        ror ebx, 9                 ;   481.7 alu0    47 v[0]
        xor ebx, ebp               ;   482.7 alu1    47 v[0]
        ror ebx, 0xb               ;   483.7 alu2    47 v[0]
        xor ebx, ebp               ;   484.7 alu0    47 v[0]
        ror ebx, 2                 ;   485.7 alu1    47 v[0]
        add esi, ebx               ;   488.0 alu2    63 v[0]
        mov ebx, eax               ;   488.0 alu0    48 t1 copy
        ror ebx, 0xe               ;   489.0 alu1    48 t1
        xor ebx, eax               ;   490.0 alu2    48 t1
        ror ebx, 5                 ;   491.0 alu0    48 t1
        xor ebx, eax               ;   492.0 alu1    48 t1
        ror ebx, 6                 ;   493.0 alu2    48 t1
        add edx, ebx               ;   494.0 alu0    61 t1
        mov ebx, dword [esp + 320] ;   485.7 agu0    51 t1
        xor ebx, edi               ;   488.7 alu1    51 t1
        and ebx, eax               ;   489.7 alu2    51 t1
        xor ebx, dword [esp + 320] ;   490.7 alu0+agu1   51 t1
        add edx, ebx               ;   495.0 alu1    61 t1
        mov ebx, ebp               ;   488.0 alu2    52 v[7] copy
        xor ebx, esi               ;   489.0 alu0    52 v[7]
        and ecx, ebx               ;   490.0 alu1    52 v[7]
        xor ecx, ebp               ;   491.0 alu2    52 v[7]
        add ecx, edx               ;   496.0 alu0    63 v[7]
        add edx, dword [esp + 328] ;   496.0 alu1+agu2   62 v[3]
        mov dword [esp + 328], ebp ;   490.0 agu0    63 v[1] spill
        mov ebp, esi               ;   490.3 alu2    47 v[7] copy
        ror ebp, 9                 ;   491.3 alu0    47 v[7]
        xor ebp, esi               ;   492.3 alu1    47 v[7]
        ror ebp, 0xb               ;   493.3 alu2    47 v[7]
        xor ebp, esi               ;   494.3 alu0    47 v[7]
        ror ebp, 2                 ;   495.3 alu1    47 v[7]
        add ecx, ebp               ;   497.0 alu2    63 v[7]
        mov ebp, edx               ;   497.0 alu0    48 t1 copy
        ror ebp, 0xe               ;   498.0 alu1    48 t1
        xor ebp, edx               ;   499.0 alu2    48 t1
        ror ebp, 5                 ;   500.0 alu0    48 t1
        xor ebp, edx               ;   501.0 alu1    48 t1
        ror ebp, 6                 ;   502.0 alu2    48 t1
        add ebp, dword [esp + 320] ;   503.0 alu0+agu1   61 t1
        mov dword [esp + 320], esi ;   495.0 agu2    63 v[0] spill
        mov esi, edi               ;   495.3 alu1    51 t1 copy
        xor esi, eax               ;   496.3 alu2    51 t1
        and esi, edx               ;   497.3 alu0    51 t1
        xor esi, edi               ;   498.3 alu1    51 t1
        add ebp, dword [esp + 140] ;   504.0 alu2+agu0   61 t1
        add ebp, 0xefbe4786        ;   505.0 alu0    61 t1
        add ebp, esi               ;   506.0 alu1    61 t1
        mov esi, dword [esp + 320] ;   497.7 agu1    52 v[6]
        xor esi, ecx               ;   500.7 alu2    52 v[6]
        and ebx, esi               ;   501.7 alu0    52 v[6]
        xor ebx, dword [esp + 320] ;   502.7 alu1+agu2   52 v[6]
        add edi, dword [esp + 128] ;   499.0 alu2+agu0   61 t1
        add ebx, ebp               ;   507.0 alu0    63 v[6]
        add ebp, dword [esp + 324] ;   507.0 alu1+agu1   62 v[2]
        mov dword [esp + 324], eax ;   500.0 agu2    62 v[4] spill
        add edi, 0xfc19dc6         ;   500.3 alu2    61 t1
        mov eax, ecx               ;   500.7 alu0    47 v[6] copy
        ror eax, 9                 ;   501.7 alu1    47 v[6]
        xor eax, ecx               ;   502.7 alu2    47 v[6]
        ror eax, 0xb               ;   503.7 alu0    47 v[6]
        xor eax, ecx               ;   504.7 alu1    47 v[6]
        ror eax, 2                 ;   505.7 alu2    47 v[6]
        add ebx, eax               ;   508.0 alu0    63 v[6]
        mov eax, ebp               ;   508.0 alu1    48 t1 copy
        ror eax, 0xe               ;   509.0 alu2    48 t1
        xor eax, ebp               ;   510.0 alu0    48 t1
        ror eax, 5                 ;   511.0 alu1    48 t1
        xor eax, ebp               ;   512.0 alu2    48 t1
        ror eax, 6                 ;   513.0 alu0    48 t1
        add edi, eax               ;   514.0 alu1    61 t1
        mov eax, dword [esp + 324] ;   505.7 agu0    51 t1
        xor eax, edx               ;   508.7 alu2    51 t1
        and eax, ebp               ;   509.7 alu0    51 t1
        xor eax, dword [esp + 324] ;   510.7 alu1+agu1   51 t1
        add edi, eax               ;   515.0 alu2    61 t1
        mov eax, ecx               ;   508.0 alu0    52 v[5] copy
        xor eax, ebx               ;   509.0 alu1    52 v[5]
        and esi, eax               ;   510.0 alu2    52 v[5]
        xor esi, ecx               ;   511.0 alu0    52 v[5]
        add esi, edi               ;   516.0 alu1    63 v[5]
        add edi, dword [esp + 328] ;   516.0 alu2+agu2   62 v[1]
        mov dword [esp + 328], ecx ;   510.0 agu0    63 v[7] spill
        mov ecx, ebx               ;   510.3 alu0    47 v[5] copy
        ror ecx, 9                 ;   511.3 alu1    47 v[5]
        xor ecx, ebx               ;   512.3 alu2    47 v[5]
        ror ecx, 0xb               ;   513.3 alu0    47 v[5]
        xor ecx, ebx               ;   514.3 alu1    47 v[5]
        ror ecx, 2                 ;   515.3 alu2    47 v[5]
        add esi, ecx               ;   517.0 alu0    63 v[5]
        mov ecx, edi               ;   517.0 alu1    48 t1 copy
        ror ecx, 0xe               ;   518.0 alu2    48 t1
        xor ecx, edi               ;   519.0 alu0    48 t1
        ror ecx, 5                 ;   520.0 alu1    48 t1
        xor ecx, edi               ;   521.0 alu2    48 t1
        ror ecx, 6                 ;   522.0 alu0    48 t1
        add ecx, dword [esp + 324] ;   523.0 alu1+agu1   61 t1
        mov dword [esp + 324], ebx ;   515.0 agu2    63 v[6] spill
        add ecx, dword [esp + 120] ;   524.0 alu2+agu0   61 t1
        add ecx, 0x240ca1cc        ;   525.0 alu0    61 t1
        mov ebx, edx               ;   516.0 alu1    51 t1 copy
        xor ebx, ebp               ;   517.0 alu2    51 t1
        and ebx, edi               ;   518.0 alu0    51 t1
        xor ebx, edx               ;   519.0 alu1    51 t1
        add ecx, ebx               ;   526.0 alu2    61 t1
        mov ebx, dword [esp + 324] ;   517.7 agu1    52 v[4]
        xor ebx, esi               ;   520.7 alu0    52 v[4]
        and eax, ebx               ;   521.7 alu1    52 v[4]
        xor eax, dword [esp + 324] ;   522.7 alu2+agu2   52 v[4]
        add edx, dword [esp + 148] ;   519.0 alu0+agu0   61 t1
        add eax, ecx               ;   527.0 alu1    63 v[4]
        add ecx, dword [esp + 320] ;   527.0 alu2+agu1   62 v[0]
        mov dword [esp + 320], ebp ;   520.0 agu2    62 v[2] spill
        mov ebp, esi               ;   520.3 alu0    47 v[4] copy
        ror ebp, 9                 ;   521.3 alu1    47 v[4]
        add edx, 0x2de92c6f        ;   521.0 alu2    61 t1
        xor ebp, esi               ;   522.3 alu0    47 v[4]
        ror ebp, 0xb               ;   523.3 alu1    47 v[4]
        xor ebp, esi               ;   524.3 alu2    47 v[4]
        ror ebp, 2                 ;   525.3 alu0    47 v[4]
        add eax, ebp               ;   528.0 alu1    63 v[4]
        mov ebp, ecx               ;   528.0 alu2    48 t1 copy
        ror ebp, 0xe               ;   529.0 alu0    48 t1
        xor ebp, ecx               ;   530.0 alu1    48 t1
        ror ebp, 5                 ;   531.0 alu2    48 t1
        xor ebp, ecx               ;   532.0 alu0    48 t1
        ror ebp, 6                 ;   533.0 alu1    48 t1
        add edx, ebp               ;   534.0 alu2    61 t1
        mov ebp, dword [esp + 320] ;   525.3 agu0    51 t1
        xor ebp, edi               ;   528.3 alu0    51 t1
        and ebp, ecx               ;   529.3 alu1    51 t1
        xor ebp, dword [esp + 320] ;   530.3 alu2+agu1   51 t1
        add edx, ebp               ;   535.0 alu0    61 t1
        mov ebp, esi               ;   528.0 alu1    52 v[3] copy
        xor ebp, eax               ;   529.0 alu2    52 v[3]
        and ebx, ebp               ;   530.0 alu0    52 v[3]
        xor ebx, esi               ;   531.0 alu1    52 v[3]
        add ebx, edx               ;   536.0 alu2    63 v[3]
        add edx, dword [esp + 328] ;   536.0 alu0+agu2   62 v[7]
        mov dword [esp + 328], esi ;   530.0 agu0    63 v[5] spill
        mov esi, eax               ;   530.3 alu1    47 v[3] copy
        ror esi, 9                 ;   531.3 alu2    47 v[3]
        xor esi, eax               ;   532.3 alu0    47 v[3]
        ror esi, 0xb               ;   533.3 alu1    47 v[3]
        xor esi, eax               ;   534.3 alu2    47 v[3]
        ror esi, 2                 ;   535.3 alu0    47 v[3]
        add ebx, esi               ;   537.0 alu1    63 v[3]
        mov esi, edx               ;   537.0 alu2    48 t1 copy
        ror esi, 0xe               ;   538.0 alu0    48 t1
        xor esi, edx               ;   539.0 alu1    48 t1
        ror esi, 5                 ;   540.0 alu2    48 t1
        xor esi, edx               ;   541.0 alu0    48 t1
        ror esi, 6                 ;   542.0 alu1    48 t1
        add esi, dword [esp + 320] ;   543.0 alu2+agu1   61 t1
        add esi, dword [esp + 132] ;   544.0 alu0+agu2   61 t1
        add esi, 0x4a7484aa        ;   545.0 alu1    61 t1
        mov dword [esp + 320], eax ;   536.0 agu0    63 v[4] spill
        mov eax, edi               ;   536.3 alu2    51 t1 copy
        xor eax, ecx               ;   537.3 alu0    51 t1
        and eax, edx               ;   538.3 alu1    51 t1
        xor eax, edi               ;   539.3 alu2    51 t1
        add esi, eax               ;   546.0 alu0    61 t1
        mov eax, dword [esp + 320] ;   538.0 agu1    52 v[2]
        xor eax, ebx               ;   541.0 alu1    52 v[2]
        and ebp, eax               ;   542.0 alu2    52 v[2]
        xor ebp, dword [esp + 320] ;   543.0 alu0+agu2   52 v[2]
        add edi, dword [esp + 136] ;   539.3 alu1+agu0   61 t1
        add ebp, esi               ;   547.0 alu2    63 v[2]
        add esi, dword [esp + 324] ;   547.0 alu0+agu1   62 v[6]
        mov dword [esp + 324], ecx ;   540.3 agu2    62 v[0] spill
        mov ecx, ebx               ;   540.7 alu1    47 v[2] copy
        ror ecx, 9                 ;   541.7 alu2    47 v[2]
        xor ecx, ebx               ;   542.7 alu0    47 v[2]
        add edi, 0x5cb0a9dc        ;   541.7 alu1    61 t1
        ror ecx, 0xb               ;   543.7 alu2    47 v[2]
        xor ecx, ebx               ;   544.7 alu0    47 v[2]
        ror ecx, 2                 ;   545.7 alu1    47 v[2]
        add ebp, ecx               ;   548.0 alu2    63 v[2]
        mov ecx, esi               ;   548.0 alu0    48 t1 copy
        ror ecx, 0xe               ;   549.0 alu1    48 t1
        xor ecx, esi               ;   550.0 alu2    48 t1
        ror ecx, 5                 ;   551.0 alu0    48 t1
        xor ecx, esi               ;   552.0 alu1    48 t1
        ror ecx, 6                 ;   553.0 alu2    48 t1
        add edi, ecx               ;   554.0 alu0    61 t1
        mov ecx, dword [esp + 324] ;   545.7 agu0    51 t1
        xor ecx, edx               ;   548.7 alu1    51 t1
        and ecx, esi               ;   549.7 alu2    51 t1
        xor ecx, dword [esp + 324] ;   550.7 alu0+agu1   51 t1
        add edi, ecx               ;   555.0 alu1    61 t1
        mov ecx, ebx               ;   548.0 alu2    52 v[1] copy
        xor ecx, ebp               ;   549.0 alu0    52 v[1]
        and eax, ecx               ;   550.0 alu1    52 v[1]
        xor eax, ebx               ;   551.0 alu2    52 v[1]
        add eax, edi               ;   556.0 alu0    63 v[1]
        add edi, dword [esp + 328] ;   556.0 alu1+agu2   62 v[5]
        mov dword [esp + 328], ebx ;   550.0 agu0    63 v[3] spill
        mov ebx, ebp               ;   550.3 alu2    47 v[1] copy
        ror ebx, 9                 ;   551.3 alu0    47 v[1]
        xor ebx, ebp               ;   552.3 alu1    47 v[1]
        ror ebx, 0xb               ;   553.3 alu2    47 v[1]
        xor ebx, ebp               ;   554.3 alu0    47 v[1]
        ror ebx, 2                 ;   555.3 alu1    47 v[1]
        add eax, ebx               ;   557.0 alu2    63 v[1]
        mov ebx, edi               ;   557.0 alu0    48 t1 copy
        ror ebx, 0xe               ;   558.0 alu1    48 t1
        xor ebx, edi               ;   559.0 alu2    48 t1
        ror ebx, 5                 ;   560.0 alu0    48 t1
        xor ebx, edi               ;   561.0 alu1    48 t1
        ror ebx, 6                 ;   562.0 alu2    48 t1
        add ebx, dword [esp + 324] ;   563.0 alu0+agu1   61 t1
        add ebx, dword [esp + 156] ;   564.0 alu1+agu2   61 t1
        add ebx, 0x76f988da        ;   565.0 alu2    61 t1
        mov dword [esp + 324], ebp ;   556.0 agu0    63 v[2] spill
        mov ebp, edx               ;   556.3 alu0    51 t1 copy
        xor ebp, esi               ;   557.3 alu1    51 t1
        and ebp, edi               ;   558.3 alu2    51 t1
        xor ebp, edx               ;   559.3 alu0    51 t1
        add edx, dword [esp + 144] ;   557.7 alu1+agu1   61 t1
        add ebx, ebp               ;   566.0 alu2    61 t1
        mov ebp, dword [esp + 324] ;   558.3 agu2    52 v[0]
        xor ebp, eax               ;   561.3 alu0    52 v[0]
        and ecx, ebp               ;   562.3 alu1    52 v[0]
        add edx, 0x983e5152        ;   559.3 alu2    61 t1
        xor ecx, dword [esp + 324] ;   563.3 alu0+agu0   52 v[0]
        add ecx, ebx               ;   567.0 alu1    63 v[0]
        add ebx, dword [esp + 320] ;   567.0 alu2+agu1   62 v[4]
        mov dword [esp + 320], esi ;   560.7 agu2    62 v[6] spill
        mov esi, eax               ;   561.0 alu0    47 v[0] copy
        ror esi, 9                 ;   562.0 alu1    47 v[0]
        xor esi, eax               ;   563.0 alu2    47 v[0]
        ror esi, 0xb               ;   564.0 alu0    47 v[0]
        xor esi, eax               ;   565.0 alu1    47 v[0]
        ror esi, 2                 ;   566.0 alu2    47 v[0]
        add ecx, esi               ;   568.0 alu0    63 v[0]
        mov esi, ebx               ;   568.0 alu1    48 t1 copy
        ror esi, 0xe               ;   569.0 alu2    48 t1
        xor esi, ebx               ;   570.0 alu0    48 t1
        ror esi, 5                 ;   571.0 alu1    48 t1
        xor esi, ebx               ;   572.0 alu2    48 t1
        ror esi, 6                 ;   573.0 alu0    48 t1
        add edx, esi               ;   574.0 alu1    61 t1
        mov esi, dword [esp + 320] ;   566.0 agu0    51 t1
        xor esi, edi               ;   569.0 alu2    51 t1
        and esi, ebx               ;   570.0 alu0    51 t1
        xor esi, dword [esp + 320] ;   571.0 alu1+agu1   51 t1
        add edx, esi               ;   575.0 alu2    61 t1
        mov esi, eax               ;   568.0 alu0    52 v[7] copy
        xor esi, ecx               ;   569.0 alu1    52 v[7]
        and ebp, esi               ;   570.0 alu2    52 v[7]
        xor ebp, eax               ;   571.0 alu0    52 v[7]
        add ebp, edx               ;   576.0 alu1    63 v[7]
        add edx, dword [esp + 328] ;   576.0 alu2+agu2   62 v[3]
        mov dword [esp + 328], eax ;   570.0 agu0    63 v[1] spill
        mov eax, ecx               ;   570.3 alu0    47 v[7] copy
        ror eax, 9                 ;   571.3 alu1    47 v[7]
        xor eax, ecx               ;   572.3 alu2    47 v[7]
        ror eax, 0xb               ;   573.3 alu0    47 v[7]
        xor eax, ecx               ;   574.3 alu1    47 v[7]
        ror eax, 2                 ;   575.3 alu2    47 v[7]
        add ebp, eax               ;   577.0 alu0    63 v[7]
        mov eax, edx               ;   577.0 alu1    48 t1 copy
        ror eax, 0xe               ;   578.0 alu2    48 t1
        xor eax, edx               ;   579.0 alu0    48 t1
        ror eax, 5                 ;   580.0 alu1    48 t1
        xor eax, edx               ;   581.0 alu2    48 t1
        ror eax, 6                 ;   582.0 alu0    48 t1
        add eax, dword [esp + 320] ;   583.0 alu1+agu1   61 t1
        mov dword [esp + 320], ecx ;   575.0 agu2    63 v[0] spill
        mov ecx, edi               ;   575.3 alu2    51 t1 copy
        xor ecx, ebx               ;   576.3 alu0    51 t1
        and ecx, edx               ;   577.3 alu1    51 t1
        xor ecx, edi               ;   578.3 alu2    51 t1
        add eax, dword [esp + 152] ;   584.0 alu0+agu0   61 t1
        add eax, 0xa831c66d        ;   585.0 alu1    61 t1
        add eax, ecx               ;   586.0 alu2    61 t1
        mov ecx, dword [esp + 320] ;   577.7 agu1    52 v[6]
        xor ecx, ebp               ;   580.7 alu0    52 v[6]
        and esi, ecx               ;   581.7 alu1    52 v[6]
        xor esi, dword [esp + 320] ;   582.7 alu2+agu2   52 v[6]
        add edi, dword [esp + 160] ;   579.0 alu0+agu0   61 t1
        add esi, eax               ;   587.0 alu1    63 v[6]
        add eax, dword [esp + 324] ;   587.0 alu2+agu1   62 v[2]
        mov dword [esp + 324], ebx ;   580.0 agu2    62 v[4] spill
        add edi, 0xb00327c8        ;   580.3 alu0    61 t1
        mov ebx, ebp               ;   580.7 alu1    47 v[6] copy
        ror ebx, 9                 ;   581.7 alu2    47 v[6]
        xor ebx, ebp               ;   582.7 alu0    47 v[6]
        ror ebx, 0xb               ;   583.7 alu1    47 v[6]
        xor ebx, ebp               ;   584.7 alu2    47 v[6]
        ror ebx, 2                 ;   585.7 alu0    47 v[6]
        add esi, ebx               ;   588.0 alu1    63 v[6]
        mov ebx, eax               ;   588.0 alu2    48 t1 copy
        ror ebx, 0xe               ;   589.0 alu0    48 t1
        xor ebx, eax               ;   590.0 alu1    48 t1
        ror ebx, 5                 ;   591.0 alu2    48 t1
        xor ebx, eax               ;   592.0 alu0    48 t1
        ror ebx, 6                 ;   593.0 alu1    48 t1
        add edi, ebx               ;   594.0 alu2    61 t1
        mov ebx, dword [esp + 324] ;   585.7 agu0    51 t1
        xor ebx, edx               ;   588.7 alu0    51 t1
        and ebx, eax               ;   589.7 alu1    51 t1
        xor ebx, dword [esp + 324] ;   590.7 alu2+agu1   51 t1
        add edi, ebx               ;   595.0 alu0    61 t1
        mov ebx, ebp               ;   588.0 alu1    52 v[5] copy
        xor ebx, esi               ;   589.0 alu2    52 v[5]
        and ecx, ebx               ;   590.0 alu0    52 v[5]
        xor ecx, ebp               ;   591.0 alu1    52 v[5]
        add ecx, edi               ;   596.0 alu2    63 v[5]
        add edi, dword [esp + 328] ;   596.0 alu0+agu2   62 v[1]
        mov dword [esp + 328], ebp ;   590.0 agu0    63 v[7] spill
        mov ebp, esi               ;   590.3 alu1    47 v[5] copy
        ror ebp, 9                 ;   591.3 alu2    47 v[5]
        xor ebp, esi               ;   592.3 alu0    47 v[5]
        ror ebp, 0xb               ;   593.3 alu1    47 v[5]
        xor ebp, esi               ;   594.3 alu2    47 v[5]
        ror ebp, 2                 ;   595.3 alu0    47 v[5]
        add ecx, ebp               ;   597.0 alu1    63 v[5]
        mov ebp, edi               ;   597.0 alu2    48 t1 copy
        ror ebp, 0xe               ;   598.0 alu0    48 t1
        xor ebp, edi               ;   599.0 alu1    48 t1
        ror ebp, 5                 ;   600.0 alu2    48 t1
        xor ebp, edi               ;   601.0 alu0    48 t1
        ror ebp, 6                 ;   602.0 alu1    48 t1
        add ebp, dword [esp + 324] ;   603.0 alu2+agu1   61 t1
        add ebp, dword [esp + 164] ;   604.0 alu0+agu2   61 t1
        add ebp, 0xbf597fc7        ;   605.0 alu1    61 t1
        mov dword [esp + 324], esi ;   596.0 agu0    63 v[6] spill
        mov esi, edx               ;   596.3 alu2    51 t1 copy
        xor esi, eax               ;   597.3 alu0    51 t1
        and esi, edi               ;   598.3 alu1    51 t1
        xor esi, edx               ;   599.3 alu2    51 t1
        add edx, dword [esp + 168] ;   597.7 alu0+agu1   61 t1
        add ebp, esi               ;   606.0 alu1    61 t1
        mov esi, dword [esp + 324] ;   598.3 agu2    52 v[4]
        xor esi, ecx               ;   601.3 alu2    52 v[4]
        and ebx, esi               ;   602.3 alu0    52 v[4]
        add edx, 0xc6e00bf3        ;   599.3 alu1    61 t1
        xor ebx, dword [esp + 324] ;   603.3 alu2+agu0   52 v[4]
        add ebx, ebp               ;   607.0 alu0    63 v[4]
        add ebp, dword [esp + 320] ;   607.0 alu1+agu1   62 v[0]
        mov dword [esp + 320], eax ;   600.7 agu2    62 v[2] spill
        mov eax, ecx               ;   601.0 alu2    47 v[4] copy
        ror eax, 9                 ;   602.0 alu0    47 v[4]
        xor eax, ecx               ;   603.0 alu1    47 v[4]
        ror eax, 0xb               ;   604.0 alu2    47 v[4]
        xor eax, ecx               ;   605.0 alu0    47 v[4]
        ror eax, 2                 ;   606.0 alu1    47 v[4]
        add ebx, eax               ;   608.0 alu2    63 v[4]
        mov eax, ebp               ;   608.0 alu0    48 t1 copy
        ror eax, 0xe               ;   609.0 alu1    48 t1
        xor eax, ebp               ;   610.0 alu2    48 t1
        ror eax, 5                 ;   611.0 alu0    48 t1
        xor eax, ebp               ;   612.0 alu1    48 t1
        ror eax, 6                 ;   613.0 alu2    48 t1
        add edx, eax               ;   614.0 alu0    61 t1
        mov eax, dword [esp + 320] ;   606.0 agu0    51 t1
        xor eax, edi               ;   609.0 alu1    51 t1
        and eax, ebp               ;   610.0 alu2    51 t1
        xor eax, dword [esp + 320] ;   611.0 alu0+agu1   51 t1
        add edx, eax               ;   615.0 alu1    61 t1
        mov eax, ecx               ;   608.0 alu2    52 v[3] copy
        xor eax, ebx               ;   609.0 alu0    52 v[3]
        and esi, eax               ;   610.0 alu1    52 v[3]
        xor esi, ecx               ;   611.0 alu2    52 v[3]
        add esi, edx               ;   616.0 alu0    63 v[3]
        add edx, dword [esp + 328] ;   616.0 alu1+agu2   62 v[7]
        mov dword [esp + 328], ecx ;   610.0 agu0    63 v[5] spill
        mov ecx, ebx               ;   610.3 alu2    47 v[3] copy
        ror ecx, 9                 ;   611.3 alu0    47 v[3]
        xor ecx, ebx               ;   612.3 alu1    47 v[3]
        ror ecx, 0xb               ;   613.3 alu2    47 v[3]
        xor ecx, ebx               ;   614.3 alu0    47 v[3]
        ror ecx, 2                 ;   615.3 alu1    47 v[3]
        add esi, ecx               ;   617.0 alu2    63 v[3]
        mov ecx, edx               ;   617.0 alu0    48 t1 copy
        ror ecx, 0xe               ;   618.0 alu1    48 t1
        xor ecx, edx               ;   619.0 alu2    48 t1
        ror ecx, 5                 ;   620.0 alu0    48 t1
        xor ecx, edx               ;   621.0 alu1    48 t1
        ror ecx, 6                 ;   622.0 alu2    48 t1
        add ecx, dword [esp + 320] ;   623.0 alu0+agu1   61 t1
        mov dword [esp + 320], ebx ;   615.0 agu2    63 v[4] spill
        mov ebx, edi               ;   615.3 alu1    51 t1 copy
        xor ebx, ebp               ;   616.3 alu2    51 t1
        and ebx, edx               ;   617.3 alu0    51 t1
        xor ebx, edi               ;   618.3 alu1    51 t1
        add edi, dword [esp + 172] ;   616.7 alu2+agu0   61 t1
        add ecx, dword [esp + 180] ;   624.0 alu0+agu1   61 t1
        add ecx, 0xd5a79147        ;   625.0 alu1    61 t1
        add ecx, ebx               ;   626.0 alu2    61 t1
        mov ebx, dword [esp + 320] ;   618.0 agu2    52 v[2]
        xor ebx, esi               ;   621.0 alu0    52 v[2]
        and eax, ebx               ;   622.0 alu1    52 v[2]
        xor eax, dword [esp + 320] ;   623.0 alu2+agu0   52 v[2]
        add eax, ecx               ;   627.0 alu0    63 v[2]
        add ecx, dword [esp + 324] ;   627.0 alu1+agu1   62 v[6]
        add edi, 0x6ca6351         ;   620.0 alu2    61 t1
        mov dword [esp + 324], ebp ;   620.3 agu2    62 v[0] spill
        mov ebp, esi               ;   620.7 alu0    47 v[2] copy
        ror ebp, 9                 ;   621.7 alu1    47 v[2]
        xor ebp, esi               ;   622.7 alu2    47 v[2]
        ror ebp, 0xb               ;   623.7 alu0    47 v[2]
        xor ebp, esi               ;   624.7 alu1    47 v[2]
        ror ebp, 2                 ;   625.7 alu2    47 v[2]
        add eax, ebp               ;   628.0 alu0    63 v[2]
        mov ebp, ecx               ;   628.0 alu1    48 t1 copy
        ror ebp, 0xe               ;   629.0 alu2    48 t1
        xor ebp, ecx               ;   630.0 alu0    48 t1
        ror ebp, 5                 ;   631.0 alu1    48 t1
        xor ebp, ecx               ;   632.0 alu2    48 t1
        ror ebp, 6                 ;   633.0 alu0    48 t1
        add edi, ebp               ;   634.0 alu1    61 t1
        mov ebp, dword [esp + 324] ;   625.7 agu0    51 t1
        xor ebp, edx               ;   628.7 alu2    51 t1
        and ebp, ecx               ;   629.7 alu0    51 t1
        xor ebp, dword [esp + 324] ;   630.7 alu1+agu1   51 t1
        add edi, ebp               ;   635.0 alu2    61 t1
        mov ebp, esi               ;   628.0 alu0    52 v[1] copy
        xor ebp, eax               ;   629.0 alu1    52 v[1]
        and ebx, ebp               ;   630.0 alu2    52 v[1]
        xor ebx, esi               ;   631.0 alu0    52 v[1]
        add ebx, edi               ;   636.0 alu1    63 v[1]
        add edi, dword [esp + 328] ;   636.0 alu2+agu2   62 v[5]
        mov dword [esp + 328], esi ;   630.0 agu0    63 v[3] spill
        mov esi, eax               ;   630.3 alu0    47 v[1] copy
        ror esi, 9                 ;   631.3 alu1    47 v[1]
        xor esi, eax               ;   632.3 alu2    47 v[1]
        ror esi, 0xb               ;   633.3 alu0    47 v[1]
        xor esi, eax               ;   634.3 alu1    47 v[1]
        ror esi, 2                 ;   635.3 alu2    47 v[1]
        add ebx, esi               ;   637.0 alu0    63 v[1]
        mov esi, edi               ;   637.0 alu1    48 t1 copy
        ror esi, 0xe               ;   638.0 alu2    48 t1
        xor esi, edi               ;   639.0 alu0    48 t1
        ror esi, 5                 ;   640.0 alu1    48 t1
        xor esi, edi               ;   641.0 alu2    48 t1
        ror esi, 6                 ;   642.0 alu0    48 t1
        add esi, dword [esp + 324] ;   643.0 alu1+agu1   61 t1
        mov dword [esp + 324], eax ;   635.0 agu2    63 v[2] spill
        mov eax, edx               ;   635.3 alu2    51 t1 copy
        xor eax, ecx               ;   636.3 alu0    51 t1
        and eax, edi               ;   637.3 alu1    51 t1
        xor eax, edx               ;   638.3 alu2    51 t1
        add esi, dword [esp + 176] ;   644.0 alu0+agu0   61 t1
        add esi, 0x14292967        ;   645.0 alu1    61 t1
        add esi, eax               ;   646.0 alu2    61 t1
        mov eax, dword [esp + 324] ;   637.7 agu1    52 v[0]
        add edx, dword [esp + 184] ;   638.0 alu0+agu2   61 t1
        xor eax, ebx               ;   640.7 alu1    52 v[0]
        and ebp, eax               ;   641.7 alu2    52 v[0]
        xor ebp, dword [esp + 324] ;   642.7 alu0+agu0   52 v[0]
        add ebp, esi               ;   647.0 alu1    63 v[0]
        add esi, dword [esp + 320] ;   647.0 alu2+agu1   62 v[4]
        add edx, 0x27b70a85        ;   640.0 alu0    61 t1
        mov dword [esp + 320], ecx ;   640.3 agu2    62 v[6] spill
        mov ecx, ebx               ;   640.7 alu1    47 v[0] copy
        ror ecx, 9                 ;   641.7 alu2    47 v[0]
        xor ecx, ebx               ;   642.7 alu0    47 v[0]
        ror ecx, 0xb               ;   643.7 alu1    47 v[0]
        xor ecx, ebx               ;   644.7 alu2    47 v[0]
        ror ecx, 2                 ;   645.7 alu0    47 v[0]
        add ebp, ecx               ;   648.0 alu1    63 v[0]
        mov ecx, esi               ;   648.0 alu2    48 t1 copy
        ror ecx, 0xe               ;   649.0 alu0    48 t1
        xor ecx, esi               ;   650.0 alu1    48 t1
        ror ecx, 5                 ;   651.0 alu2    48 t1
        xor ecx, esi               ;   652.0 alu0    48 t1
        ror ecx, 6                 ;   653.0 alu1    48 t1
        add edx, ecx               ;   654.0 alu2    61 t1
        mov ecx, dword [esp + 320] ;   645.7 agu0    51 t1
        xor ecx, edi               ;   648.7 alu0    51 t1
        and ecx, esi               ;   649.7 alu1    51 t1
        xor ecx, dword [esp + 320] ;   650.7 alu2+agu1   51 t1
        add edx, ecx               ;   655.0 alu0    61 t1
        mov ecx, ebx               ;   648.0 alu1    52 v[7] copy
        xor ecx, ebp               ;   649.0 alu2    52 v[7]
        and eax, ecx               ;   650.0 alu0    52 v[7]
        xor eax, ebx               ;   651.0 alu1    52 v[7]
        add eax, edx               ;   656.0 alu2    63 v[7]
        add edx, dword [esp + 328] ;   656.0 alu0+agu2   62 v[3]
        mov dword [esp + 328], ebx ;   650.0 agu0    63 v[1] spill
        mov ebx, ebp               ;   650.3 alu1    47 v[7] copy
        ror ebx, 9                 ;   651.3 alu2    47 v[7]
        xor ebx, ebp               ;   652.3 alu0    47 v[7]
        ror ebx, 0xb               ;   653.3 alu1    47 v[7]
        xor ebx, ebp               ;   654.3 alu2    47 v[7]
        ror ebx, 2                 ;   655.3 alu0    47 v[7]
        add eax, ebx               ;   657.0 alu1    63 v[7]
        mov ebx, edx               ;   657.0 alu2    48 t1 copy
        ror ebx, 0xe               ;   658.0 alu0    48 t1
        xor ebx, edx               ;   659.0 alu1    48 t1
        ror ebx, 5                 ;   660.0 alu2    48 t1
        xor ebx, edx               ;   661.0 alu0    48 t1
        ror ebx, 6                 ;   662.0 alu1    48 t1
        add ebx, dword [esp + 320] ;   663.0 alu2+agu1   61 t1
        add ebx, dword [esp + 192] ;   664.0 alu0+agu2   61 t1
        add ebx, 0x2e1b2138        ;   665.0 alu1    61 t1
        mov dword [esp + 320], ebp ;   656.0 agu0    63 v[0] spill
        mov ebp, edi               ;   656.3 alu2    51 t1 copy
        xor ebp, esi               ;   657.3 alu0    51 t1
        and ebp, edx               ;   658.3 alu1    51 t1
        xor ebp, edi               ;   659.3 alu2    51 t1
        add edi, dword [esp + 188] ;   657.7 alu0+agu1   61 t1
        add ebx, ebp               ;   666.0 alu1    61 t1
        mov ebp, dword [esp + 320] ;   658.3 agu2    52 v[6]
        xor ebp, eax               ;   661.3 alu2    52 v[6]
        and ecx, ebp               ;   662.3 alu0    52 v[6]
        add edi, 0x4d2c6dfc        ;   659.3 alu1    61 t1
        xor ecx, dword [esp + 320] ;   663.3 alu2+agu0   52 v[6]
        add ecx, ebx               ;   667.0 alu0    63 v[6]
        add ebx, dword [esp + 324] ;   667.0 alu1+agu1   62 v[2]
        mov dword [esp + 324], esi ;   660.7 agu2    62 v[4] spill
        mov esi, eax               ;   661.0 alu2    47 v[6] copy
        ror esi, 9                 ;   662.0 alu0    47 v[6]
        xor esi, eax               ;   663.0 alu1    47 v[6]
        ror esi, 0xb               ;   664.0 alu2    47 v[6]
        xor esi, eax               ;   665.0 alu0    47 v[6]
        ror esi, 2                 ;   666.0 alu1    47 v[6]
        add ecx, esi               ;   668.0 alu2    63 v[6]
        mov esi, ebx               ;   668.0 alu0    48 t1 copy
        ror esi, 0xe               ;   669.0 alu1    48 t1
        xor esi, ebx               ;   670.0 alu2    48 t1
        ror esi, 5                 ;   671.0 alu0    48 t1
        xor esi, ebx               ;   672.0 alu1    48 t1
        ror esi, 6                 ;   673.0 alu2    48 t1
        add edi, esi               ;   674.0 alu0    61 t1
        mov esi, dword [esp + 324] ;   666.0 agu0    51 t1
        xor esi, edx               ;   669.0 alu1    51 t1
        and esi, ebx               ;   670.0 alu2    51 t1
        xor esi, dword [esp + 324] ;   671.0 alu0+agu1   51 t1
        add edi, esi               ;   675.0 alu1    61 t1
        mov esi, eax               ;   668.0 alu2    52 v[5] copy
        xor esi, ecx               ;   669.0 alu0    52 v[5]
        and ebp, esi               ;   670.0 alu1    52 v[5]
        xor ebp, eax               ;   671.0 alu2    52 v[5]
        add ebp, edi               ;   676.0 alu0    63 v[5]
        add edi, dword [esp + 328] ;   676.0 alu1+agu2   62 v[1]
        mov dword [esp + 328], eax ;   670.0 agu0    63 v[7] spill
        mov eax, ecx               ;   670.3 alu2    47 v[5] copy
        ror eax, 9                 ;   671.3 alu0    47 v[5]
        xor eax, ecx               ;   672.3 alu1    47 v[5]
        ror eax, 0xb               ;   673.3 alu2    47 v[5]
        xor eax, ecx               ;   674.3 alu0    47 v[5]
        ror eax, 2                 ;   675.3 alu1    47 v[5]
        add ebp, eax               ;   677.0 alu2    63 v[5]
        mov eax, edi               ;   677.0 alu0    48 t1 copy
        ror eax, 0xe               ;   678.0 alu1    48 t1
        xor eax, edi               ;   679.0 alu2    48 t1
        ror eax, 5                 ;   680.0 alu0    48 t1
        xor eax, edi               ;   681.0 alu1    48 t1
        ror eax, 6                 ;   682.0 alu2    48 t1
        add eax, dword [esp + 324] ;   683.0 alu0+agu1   61 t1
        add eax, dword [esp + 204] ;   684.0 alu1+agu2   61 t1
        add eax, 0x53380d13        ;   685.0 alu2    61 t1
        mov dword [esp + 324], ecx ;   676.0 agu0    63 v[6] spill
        mov ecx, edx               ;   676.3 alu0    51 t1 copy
        xor ecx, ebx               ;   677.3 alu1    51 t1
        and ecx, edi               ;   678.3 alu2    51 t1
        xor ecx, edx               ;   679.3 alu0    51 t1
        add eax, ecx               ;   686.0 alu1    61 t1
        mov ecx, dword [esp + 324] ;   678.0 agu1    52 v[4]
        xor ecx, ebp               ;   681.0 alu2    52 v[4]
        add edx, dword [esp + 196] ;   678.7 alu0+agu2   61 t1
        and esi, ecx               ;   682.0 alu1    52 v[4]
        xor esi, dword [esp + 324] ;   683.0 alu2+agu0   52 v[4]
        add esi, eax               ;   687.0 alu0    63 v[4]
        add eax, dword [esp + 320] ;   687.0 alu1+agu1   62 v[0]
        add edx, 0x650a7354        ;   680.3 alu2    61 t1
        mov dword [esp + 320], ebx ;   680.7 agu2    62 v[2] spill
        mov ebx, ebp               ;   681.0 alu0    47 v[4] copy
        ror ebx, 9                 ;   682.0 alu1    47 v[4]
        xor ebx, ebp               ;   683.0 alu2    47 v[4]
        ror ebx, 0xb               ;   684.0 alu0    47 v[4]
        xor ebx, ebp               ;   685.0 alu1    47 v[4]
        ror ebx, 2                 ;   686.0 alu2    47 v[4]
        add esi, ebx               ;   688.0 alu0    63 v[4]
        mov ebx, eax               ;   688.0 alu1    48 t1 copy
        ror ebx, 0xe               ;   689.0 alu2    48 t1
        xor ebx, eax               ;   690.0 alu0    48 t1
        ror ebx, 5                 ;   691.0 alu1    48 t1
        xor ebx, eax               ;   692.0 alu2    48 t1
        ror ebx, 6                 ;   693.0 alu0    48 t1
        add edx, ebx               ;   694.0 alu1    61 t1
        mov ebx, dword [esp + 320] ;   686.0 agu0    51 t1
        xor ebx, edi               ;   689.0 alu2    51 t1
        and ebx, eax               ;   690.0 alu0    51 t1
        xor ebx, dword [esp + 320] ;   691.0 alu1+agu1   51 t1
        add edx, ebx               ;   695.0 alu2    61 t1
        mov ebx, ebp               ;   688.0 alu0    52 v[3] copy
        xor ebx, esi               ;   689.0 alu1    52 v[3]
        and ecx, ebx               ;   690.0 alu2    52 v[3]
        xor ecx, ebp               ;   691.0 alu0    52 v[3]
        add ecx, edx               ;   696.0 alu1    63 v[3]
        add edx, dword [esp + 328] ;   696.0 alu2+agu2   62 v[7]
        mov dword [esp + 328], ebp ;   690.0 agu0    63 v[5] spill
        mov ebp, esi               ;   690.3 alu0    47 v[3] copy
        ror ebp, 9                 ;   691.3 alu1    47 v[3]
        xor ebp, esi               ;   692.3 alu2    47 v[3]
        ror ebp, 0xb               ;   693.3 alu0    47 v[3]
        xor ebp, esi               ;   694.3 alu1    47 v[3]
        ror ebp, 2                 ;   695.3 alu2    47 v[3]
        add ecx, ebp               ;   697.0 alu0    63 v[3]
        mov ebp, edx               ;   697.0 alu1    48 t1 copy
        ror ebp, 0xe               ;   698.0 alu2    48 t1
        xor ebp, edx               ;   699.0 alu0    48 t1
        ror ebp, 5                 ;   700.0 alu1    48 t1
        xor ebp, edx               ;   701.0 alu2    48 t1
        ror ebp, 6                 ;   702.0 alu0    48 t1
        add ebp, dword [esp + 320] ;   703.0 alu1+agu1   61 t1
        add ebp, dword [esp + 200] ;   704.0 alu2+agu2   61 t1
        add ebp, 0x766a0abb        ;   705.0 alu0    61 t1
        mov dword [esp + 320], esi ;   696.0 agu0    63 v[4] spill
        mov esi, edi               ;   696.3 alu1    51 t1 copy
        xor esi, eax               ;   697.3 alu2    51 t1
        and esi, edx               ;   698.3 alu0    51 t1
        xor esi, edi               ;   699.3 alu1    51 t1
        add edi, dword [esp + 220] ;   697.7 alu2+agu1   61 t1
        add ebp, esi               ;   706.0 alu0    61 t1
        mov esi, dword [esp + 320] ;   698.3 agu2    52 v[2]
        xor esi, ecx               ;   701.3 alu1    52 v[2]
        and ebx, esi               ;   702.3 alu2    52 v[2]
        xor ebx, dword [esp + 320] ;   703.3 alu0+agu0   52 v[2]
        add ebx, ebp               ;   707.0 alu1    63 v[2]
        add ebp, dword [esp + 324] ;   707.0 alu2+agu1   62 v[6]
        add edi, 0x81c2c92e        ;   700.3 alu0    61 t1
        mov dword [esp + 324], eax ;   700.7 agu2    62 v[0] spill
        mov eax, ecx               ;   701.0 alu1    47 v[2] copy
        ror eax, 9                 ;   702.0 alu2    47 v[2]
        xor eax, ecx               ;   703.0 alu0    47 v[2]
        ror eax, 0xb               ;   704.0 alu1    47 v[2]
        xor eax, ecx               ;   705.0 alu2    47 v[2]
        ror eax, 2                 ;   706.0 alu0    47 v[2]
        add ebx, eax               ;   708.0 alu1    63 v[2]
        mov eax, ebp               ;   708.0 alu2    48 t1 copy
        ror eax, 0xe               ;   709.0 alu0    48 t1
        xor eax, ebp               ;   710.0 alu1    48 t1
        ror eax, 5                 ;   711.0 alu2    48 t1
        xor eax, ebp               ;   712.0 alu0    48 t1
        ror eax, 6                 ;   713.0 alu1    48 t1
        add edi, eax               ;   714.0 alu2    61 t1
        mov eax, dword [esp + 324] ;   706.0 agu0    51 t1
        xor eax, edx               ;   709.0 alu0    51 t1
        and eax, ebp               ;   710.0 alu1    51 t1
        xor eax, dword [esp + 324] ;   711.0 alu2+agu1   51 t1
        add edi, eax               ;   715.0 alu0    61 t1
        mov eax, ecx               ;   708.0 alu1    52 v[1] copy
        xor eax, ebx               ;   709.0 alu2    52 v[1]
        and esi, eax               ;   710.0 alu0    52 v[1]
        xor esi, ecx               ;   711.0 alu1    52 v[1]
        add esi, edi               ;   716.0 alu2    63 v[1]
        add edi, dword [esp + 328] ;   716.0 alu0+agu2   62 v[5]
        mov dword [esp + 328], ecx ;   710.0 agu0    63 v[3] spill
        mov ecx, ebx               ;   710.3 alu1    47 v[1] copy
        ror ecx, 9                 ;   711.3 alu2    47 v[1]
        xor ecx, ebx               ;   712.3 alu0    47 v[1]
        ror ecx, 0xb               ;   713.3 alu1    47 v[1]
        xor ecx, ebx               ;   714.3 alu2    47 v[1]
        ror ecx, 2                 ;   715.3 alu0    47 v[1]
        add esi, ecx               ;   717.0 alu1    63 v[1]
        mov ecx, edi               ;   717.0 alu2    48 t1 copy
        ror ecx, 0xe               ;   718.0 alu0    48 t1
        xor ecx, edi               ;   719.0 alu1    48 t1
        ror ecx, 5                 ;   720.0 alu2    48 t1
        xor ecx, edi               ;   721.0 alu0    48 t1
        ror ecx, 6                 ;   722.0 alu1    48 t1
        add ecx, dword [esp + 324] ;   723.0 alu2+agu1   61 t1
        mov dword [esp + 324], ebx ;   715.0 agu2    63 v[2] spill
        mov ebx, edx               ;   715.3 alu0    51 t1 copy
        xor ebx, ebp               ;   716.3 alu1    51 t1
        and ebx, edi               ;   717.3 alu2    51 t1
        add ecx, dword [esp + 208] ;   724.0 alu0+agu0   61 t1
        add ecx, 0x92722c85        ;   725.0 alu1    61 t1
        xor ebx, edx               ;   718.3 alu2    51 t1
        add ecx, ebx               ;   726.0 alu0    61 t1
        add edx, dword [esp + 212] ;   717.7 alu1+agu1   61 t1
        mov ebx, dword [esp + 324] ;   718.0 agu2    52 v[0]
        xor ebx, esi               ;   721.0 alu2    52 v[0]
        and eax, ebx               ;   722.0 alu0    52 v[0]
        xor eax, dword [esp + 324] ;   723.0 alu1+agu0   52 v[0]
        add eax, ecx               ;   727.0 alu2    63 v[0]
        add ecx, dword [esp + 320] ;   727.0 alu0+agu1   62 v[4]
        add edx, 0xa2bfe8a1        ;   720.0 alu1    61 t1
        mov dword [esp + 320], ebp ;   720.3 agu2    62 v[6] spill
        mov ebp, esi               ;   720.7 alu2    47 v[0] copy
        ror ebp, 9                 ;   721.7 alu0    47 v[0]
        xor ebp, esi               ;   722.7 alu1    47 v[0]
        ror ebp, 0xb               ;   723.7 alu2    47 v[0]
        xor ebp, esi               ;   724.7 alu0    47 v[0]
        ror ebp, 2                 ;   725.7 alu1    47 v[0]
        add eax, ebp               ;   728.0 alu2    63 v[0]
        mov ebp, ecx               ;   728.0 alu0    48 t1 copy
        ror ebp, 0xe               ;   729.0 alu1    48 t1
        xor ebp, ecx               ;   730.0 alu2    48 t1
        ror ebp, 5                 ;   731.0 alu0    48 t1
        xor ebp, ecx               ;   732.0 alu1    48 t1
        ror ebp, 6                 ;   733.0 alu2    48 t1
        add edx, ebp               ;   734.0 alu0    61 t1
        mov ebp, dword [esp + 320] ;   725.7 agu0    51 t1
        xor ebp, edi               ;   728.7 alu1    51 t1
        and ebp, ecx               ;   729.7 alu2    51 t1
        xor ebp, dword [esp + 320] ;   730.7 alu0+agu1   51 t1
        add edx, ebp               ;   735.0 alu1    61 t1
        mov ebp, esi               ;   728.0 alu2    52 v[7] copy
        xor ebp, eax               ;   729.0 alu0    52 v[7]
        and ebx, ebp               ;   730.0 alu1    52 v[7]
        xor ebx, esi               ;   731.0 alu2    52 v[7]
        add ebx, edx               ;   736.0 alu0    63 v[7]
        add edx, dword [esp + 328] ;   736.0 alu1+agu2   62 v[3]
        mov dword [esp + 328], esi ;   730.0 agu0    63 v[1] spill
        mov esi, eax               ;   730.3 alu2    47 v[7] copy
        ror esi, 9                 ;   731.3 alu0    47 v[7]
        xor esi, eax               ;   732.3 alu1    47 v[7]
        ror esi, 0xb               ;   733.3 alu2    47 v[7]
        xor esi, eax               ;   734.3 alu0    47 v[7]
        ror esi, 2                 ;   735.3 alu1    47 v[7]
        add ebx, esi               ;   737.0 alu2    63 v[7]
        mov esi, edx               ;   737.0 alu0    48 t1 copy
        ror esi, 0xe               ;   738.0 alu1    48 t1
        xor esi, edx               ;   739.0 alu2    48 t1
        ror esi, 5                 ;   740.0 alu0    48 t1
        xor esi, edx               ;   741.0 alu1    48 t1
        ror esi, 6                 ;   742.0 alu2    48 t1
        add esi, dword [esp + 320] ;   743.0 alu0+agu1   61 t1
        add esi, dword [esp + 232] ;   744.0 alu1+agu2   61 t1
        add esi, 0xa81a664b        ;   745.0 alu2    61 t1
        mov dword [esp + 320], eax ;   736.0 agu0    63 v[0] spill
        mov eax, edi               ;   736.3 alu0    51 t1 copy
        xor eax, ecx               ;   737.3 alu1    51 t1
        and eax, edx               ;   738.3 alu2    51 t1
        xor eax, edi               ;   739.3 alu0    51 t1
        add esi, eax               ;   746.0 alu1    61 t1
        mov eax, dword [esp + 320] ;   738.0 agu1    52 v[6]
        xor eax, ebx               ;   741.0 alu2    52 v[6]
        add edi, dword [esp + 216] ;   738.7 alu0+agu2   61 t1
        and ebp, eax               ;   742.0 alu1    52 v[6]
        xor ebp, dword [esp + 320] ;   743.0 alu2+agu0   52 v[6]
        add ebp, esi               ;   747.0 alu0    63 v[6]
        add esi, dword [esp + 324] ;   747.0 alu1+agu1   62 v[2]
        mov dword [esp + 324], ecx ;   740.3 agu2    62 v[4] spill
        mov ecx, ebx               ;   740.7 alu2    47 v[6] copy
        ror ecx, 9                 ;   741.7 alu0    47 v[6]
        xor ecx, ebx               ;   742.7 alu1    47 v[6]
        ror ecx, 0xb               ;   743.7 alu2    47 v[6]
        xor ecx, ebx               ;   744.7 alu0    47 v[6]
        ror ecx, 2                 ;   745.7 alu1    47 v[6]
        add edi, 0xc24b8b70        ;   742.7 alu2    61 t1
        add ebp, ecx               ;   748.0 alu0    63 v[6]
        mov ecx, esi               ;   748.0 alu1    48 t1 copy
        ror ecx, 0xe               ;   749.0 alu2    48 t1
        xor ecx, esi               ;   750.0 alu0    48 t1
        ror ecx, 5                 ;   751.0 alu1    48 t1
        xor ecx, esi               ;   752.0 alu2    48 t1
        ror ecx, 6                 ;   753.0 alu0    48 t1
        add edi, ecx               ;   754.0 alu1    61 t1
        mov ecx, dword [esp + 324] ;   745.7 agu0    51 t1
        xor ecx, edx               ;   748.7 alu2    51 t1
        and ecx, esi               ;   749.7 alu0    51 t1
        xor ecx, dword [esp + 324] ;   750.7 alu1+agu1   51 t1
        add edi, ecx               ;   755.0 alu2    61 t1
        mov ecx, ebx               ;   748.0 alu0    52 v[5] copy
        xor ecx, ebp               ;   749.0 alu1    52 v[5]
        and eax, ecx               ;   750.0 alu2    52 v[5]
        xor eax, ebx               ;   751.0 alu0    52 v[5]
        add eax, edi               ;   756.0 alu1    63 v[5]
        add edi, dword [esp + 328] ;   756.0 alu2+agu2   62 v[1]
        mov dword [esp + 328], ebx ;   750.0 agu0    63 v[7] spill
        mov ebx, ebp               ;   750.3 alu0    47 v[5] copy
        ror ebx, 9                 ;   751.3 alu1    47 v[5]
        xor ebx, ebp               ;   752.3 alu2    47 v[5]
        ror ebx, 0xb               ;   753.3 alu0    47 v[5]
        xor ebx, ebp               ;   754.3 alu1    47 v[5]
        ror ebx, 2                 ;   755.3 alu2    47 v[5]
        add eax, ebx               ;   757.0 alu0    63 v[5]
        mov ebx, edi               ;   757.0 alu1    48 t1 copy
        ror ebx, 0xe               ;   758.0 alu2    48 t1
        xor ebx, edi               ;   759.0 alu0    48 t1
        ror ebx, 5                 ;   760.0 alu1    48 t1
        xor ebx, edi               ;   761.0 alu2    48 t1
        ror ebx, 6                 ;   762.0 alu0    48 t1
        add ebx, dword [esp + 324] ;   763.0 alu1+agu1   61 t1
        add ebx, dword [esp + 224] ;   764.0 alu2+agu2   61 t1
        add ebx, 0xc76c51a3        ;   765.0 alu0    61 t1
        mov dword [esp + 324], ebp ;   756.0 agu0    63 v[6] spill
        mov ebp, edx               ;   756.3 alu1    51 t1 copy
        xor ebp, esi               ;   757.3 alu2    51 t1
        and ebp, edi               ;   758.3 alu0    51 t1
        xor ebp, edx               ;   759.3 alu1    51 t1
        add ebx, ebp               ;   766.0 alu2    61 t1
        mov ebp, dword [esp + 324] ;   758.0 agu1    52 v[4]
        add edx, dword [esp + 244] ;   758.3 alu0+agu2   61 t1
        xor ebp, eax               ;   761.0 alu1    52 v[4]
        and ecx, ebp               ;   762.0 alu2    52 v[4]
        xor ecx, dword [esp + 324] ;   763.0 alu0+agu0   52 v[4]
        add ecx, ebx               ;   767.0 alu1    63 v[4]
        add ebx, dword [esp + 320] ;   767.0 alu2+agu1   62 v[0]
        mov dword [esp + 320], esi ;   760.3 agu2    62 v[2] spill
        mov esi, eax               ;   760.7 alu0    47 v[4] copy
        ror esi, 9                 ;   761.7 alu1    47 v[4]
        xor esi, eax               ;   762.7 alu2    47 v[4]
        ror esi, 0xb               ;   763.7 alu0    47 v[4]
        add edx, 0xd192e819        ;   762.0 alu1    61 t1
        xor esi, eax               ;   764.7 alu2    47 v[4]
        ror esi, 2                 ;   765.7 alu0    47 v[4]
        add ecx, esi               ;   768.0 alu1    63 v[4]
        mov esi, ebx               ;   768.0 alu2    48 t1 copy
        ror esi, 0xe               ;   769.0 alu0    48 t1
        xor esi, ebx               ;   770.0 alu1    48 t1
        ror esi, 5                 ;   771.0 alu2    48 t1
        xor esi, ebx               ;   772.0 alu0    48 t1
        ror esi, 6                 ;   773.0 alu1    48 t1
        add edx, esi               ;   774.0 alu2    61 t1
        mov esi, dword [esp + 320] ;   765.7 agu0    51 t1
        xor esi, edi               ;   768.7 alu0    51 t1
        and esi, ebx               ;   769.7 alu1    51 t1
        xor esi, dword [esp + 320] ;   770.7 alu2+agu1   51 t1
        add edx, esi               ;   775.0 alu0    61 t1
        mov esi, eax               ;   768.0 alu1    52 v[3] copy
        xor esi, ecx               ;   769.0 alu2    52 v[3]
        and ebp, esi               ;   770.0 alu0    52 v[3]
        xor ebp, eax               ;   771.0 alu1    52 v[3]
        add ebp, edx               ;   776.0 alu2    63 v[3]
        add edx, dword [esp + 328] ;   776.0 alu0+agu2   62 v[7]
        mov dword [esp + 328], eax ;   770.0 agu0    63 v[5] spill
        mov eax, ecx               ;   770.3 alu1    47 v[3] copy
        ror eax, 9                 ;   771.3 alu2    47 v[3]
        xor eax, ecx               ;   772.3 alu0    47 v[3]
        ror eax, 0xb               ;   773.3 alu1    47 v[3]
        xor eax, ecx               ;   774.3 alu2    47 v[3]
        ror eax, 2                 ;   775.3 alu0    47 v[3]
        add ebp, eax               ;   777.0 alu1    63 v[3]
        mov eax, edx               ;   777.0 alu2    48 t1 copy
        ror eax, 0xe               ;   778.0 alu0    48 t1
        xor eax, edx               ;   779.0 alu1    48 t1
        ror eax, 5                 ;   780.0 alu2    48 t1
        xor eax, edx               ;   781.0 alu0    48 t1
        ror eax, 6                 ;   782.0 alu1    48 t1
        add eax, dword [esp + 320] ;   783.0 alu2+agu1   61 t1
        add eax, dword [esp + 228] ;   784.0 alu0+agu2   61 t1
        add eax, 0xd6990624        ;   785.0 alu1    61 t1
        mov dword [esp + 320], ecx ;   776.0 agu0    63 v[4] spill
        mov ecx, edi               ;   776.3 alu2    51 t1 copy
        xor ecx, ebx               ;   777.3 alu0    51 t1
        and ecx, edx               ;   778.3 alu1    51 t1
        xor ecx, edi               ;   779.3 alu2    51 t1
        add eax, ecx               ;   786.0 alu0    61 t1
        add edi, dword [esp + 236] ;   778.0 alu1+agu1   61 t1
        mov ecx, dword [esp + 320] ;   778.3 agu2    52 v[2]
        xor ecx, ebp               ;   781.3 alu2    52 v[2]
        and esi, ecx               ;   782.3 alu0    52 v[2]
        xor esi, dword [esp + 320] ;   783.3 alu1+agu0   52 v[2]
        add esi, eax               ;   787.0 alu2    63 v[2]
        add eax, dword [esp + 324] ;   787.0 alu0+agu1   62 v[6]
        mov dword [esp + 324], ebx ;   780.3 agu2    62 v[0] spill
        mov ebx, ebp               ;   780.7 alu1    47 v[2] copy
        ror ebx, 9                 ;   781.7 alu2    47 v[2]
        xor ebx, ebp               ;   782.7 alu0    47 v[2]
        ror ebx, 0xb               ;   783.7 alu1    47 v[2]
        add edi, 0xf40e3585        ;   782.0 alu2    61 t1
        xor ebx, ebp               ;   784.7 alu0    47 v[2]
        ror ebx, 2                 ;   785.7 alu1    47 v[2]
        add esi, ebx               ;   788.0 alu2    63 v[2]
        mov ebx, eax               ;   788.0 alu0    48 t1 copy
        ror ebx, 0xe               ;   789.0 alu1    48 t1
        xor ebx, eax               ;   790.0 alu2    48 t1
        ror ebx, 5                 ;   791.0 alu0    48 t1
        xor ebx, eax               ;   792.0 alu1    48 t1
        ror ebx, 6                 ;   793.0 alu2    48 t1
        add edi, ebx               ;   794.0 alu0    61 t1
        mov ebx, dword [esp + 324] ;   785.7 agu0    51 t1
        xor ebx, edx               ;   788.7 alu1    51 t1
        and ebx, eax               ;   789.7 alu2    51 t1
        xor ebx, dword [esp + 324] ;   790.7 alu0+agu1   51 t1
        add edi, ebx               ;   795.0 alu1    61 t1
        mov ebx, ebp               ;   788.0 alu2    52 v[1] copy
        xor ebx, esi               ;   789.0 alu0    52 v[1]
        and ecx, ebx               ;   790.0 alu1    52 v[1]
        xor ecx, ebp               ;   791.0 alu2    52 v[1]
        add ecx, edi               ;   796.0 alu0    63 v[1]
        add edi, dword [esp + 328] ;   796.0 alu1+agu2   62 v[5]
        mov dword [esp + 328], ebp ;   790.0 agu0    63 v[3] spill
        mov ebp, esi               ;   790.3 alu2    47 v[1] copy
        ror ebp, 9                 ;   791.3 alu0    47 v[1]
        xor ebp, esi               ;   792.3 alu1    47 v[1]
        ror ebp, 0xb               ;   793.3 alu2    47 v[1]
        xor ebp, esi               ;   794.3 alu0    47 v[1]
        ror ebp, 2                 ;   795.3 alu1    47 v[1]
        add ecx, ebp               ;   797.0 alu2    63 v[1]
        mov ebp, edi               ;   797.0 alu0    48 t1 copy
        ror ebp, 0xe               ;   798.0 alu1    48 t1
        xor ebp, edi               ;   799.0 alu2    48 t1
        ror ebp, 5                 ;   800.0 alu0    48 t1
        xor ebp, edi               ;   801.0 alu1    48 t1
        ror ebp, 6                 ;   802.0 alu2    48 t1
        add ebp, dword [esp + 324] ;   803.0 alu0+agu1   61 t1
        mov dword [esp + 324], esi ;   795.0 agu2    63 v[2] spill
        add ebp, dword [esp + 260] ;   804.0 alu1+agu0   61 t1
        add ebp, 0x106aa070        ;   805.0 alu2    61 t1
        mov esi, edx               ;   796.0 alu0    51 t1 copy
        xor esi, eax               ;   797.0 alu1    51 t1
        and esi, edi               ;   798.0 alu2    51 t1
        xor esi, edx               ;   799.0 alu0    51 t1
        add ebp, esi               ;   806.0 alu1    61 t1
        mov esi, dword [esp + 324] ;   797.7 agu1    52 v[0]
        add edx, dword [esp + 240] ;   798.0 alu2+agu2   61 t1
        xor esi, ecx               ;   800.7 alu0    52 v[0]
        and ebx, esi               ;   801.7 alu1    52 v[0]
        xor ebx, dword [esp + 324] ;   802.7 alu2+agu0   52 v[0]
        add ebx, ebp               ;   807.0 alu0    63 v[0]
        add ebp, dword [esp + 320] ;   807.0 alu1+agu1   62 v[4]
        mov dword [esp + 320], eax ;   800.0 agu2    62 v[6] spill
        mov eax, ecx               ;   800.3 alu2    47 v[0] copy
        ror eax, 9                 ;   801.3 alu0    47 v[0]
        xor eax, ecx               ;   802.3 alu1    47 v[0]
        ror eax, 0xb               ;   803.3 alu2    47 v[0]
        xor eax, ecx               ;   804.3 alu0    47 v[0]
        ror eax, 2                 ;   805.3 alu1    47 v[0]
        add edx, 0x19a4c116        ;   802.3 alu2    61 t1
        add ebx, eax               ;   808.0 alu0    63 v[0]
        mov eax, ebp               ;   808.0 alu1    48 t1 copy
        ror eax, 0xe               ;   809.0 alu2    48 t1
        xor eax, ebp               ;   810.0 alu0    48 t1
        ror eax, 5                 ;   811.0 alu1    48 t1
        xor eax, ebp               ;   812.0 alu2    48 t1
        ror eax, 6                 ;   813.0 alu0    48 t1
        add edx, eax               ;   814.0 alu1    61 t1
        mov eax, dword [esp + 320] ;   805.3 agu0    51 t1
        xor eax, edi               ;   808.3 alu2    51 t1
        and eax, ebp               ;   809.3 alu0    51 t1
        xor eax, dword [esp + 320] ;   810.3 alu1+agu1   51 t1
        add edx, eax               ;   815.0 alu2    61 t1
        mov eax, ecx               ;   808.0 alu0    52 v[7] copy
        xor eax, ebx               ;   809.0 alu1    52 v[7]
        and esi, eax               ;   810.0 alu2    52 v[7]
        xor esi, ecx               ;   811.0 alu0    52 v[7]
        add esi, edx               ;   816.0 alu1    63 v[7]
        add edx, dword [esp + 328] ;   816.0 alu2+agu2   62 v[3]
        mov dword [esp + 328], ecx ;   810.0 agu0    63 v[1] spill
        mov ecx, ebx               ;   810.3 alu0    47 v[7] copy
        ror ecx, 9                 ;   811.3 alu1    47 v[7]
        xor ecx, ebx               ;   812.3 alu2    47 v[7]
        ror ecx, 0xb               ;   813.3 alu0    47 v[7]
        xor ecx, ebx               ;   814.3 alu1    47 v[7]
        ror ecx, 2                 ;   815.3 alu2    47 v[7]
        add esi, ecx               ;   817.0 alu0    63 v[7]
        mov ecx, edx               ;   817.0 alu1    48 t1 copy
        ror ecx, 0xe               ;   818.0 alu2    48 t1
        xor ecx, edx               ;   819.0 alu0    48 t1
        ror ecx, 5                 ;   820.0 alu1    48 t1
        xor ecx, edx               ;   821.0 alu2    48 t1
        ror ecx, 6                 ;   822.0 alu0    48 t1
        add ecx, dword [esp + 320] ;   823.0 alu1+agu1   61 t1
        add ecx, dword [esp + 248] ;   824.0 alu2+agu2   61 t1
        add ecx, 0x1e376c08        ;   825.0 alu0    61 t1
        mov dword [esp + 320], ebx ;   816.0 agu0    63 v[0] spill
        mov ebx, edi               ;   816.3 alu1    51 t1 copy
        xor ebx, ebp               ;   817.3 alu2    51 t1
        and ebx, edx               ;   818.3 alu0    51 t1
        xor ebx, edi               ;   819.3 alu1    51 t1
        add ecx, ebx               ;   826.0 alu2    61 t1
        mov ebx, dword [esp + 320] ;   818.0 agu1    52 v[6]
        add edi, dword [esp + 264] ;   818.3 alu0+agu2   61 t1
        xor ebx, esi               ;   821.0 alu1    52 v[6]
        and eax, ebx               ;   822.0 alu2    52 v[6]
        xor eax, dword [esp + 320] ;   823.0 alu0+agu0   52 v[6]
        add eax, ecx               ;   827.0 alu1    63 v[6]
        add ecx, dword [esp + 324] ;   827.0 alu2+agu1   62 v[2]
        mov dword [esp + 324], ebp ;   820.3 agu2    62 v[4] spill
        mov ebp, esi               ;   820.7 alu0    47 v[6] copy
        ror ebp, 9                 ;   821.7 alu1    47 v[6]
        xor ebp, esi               ;   822.7 alu2    47 v[6]
        ror ebp, 0xb               ;   823.7 alu0    47 v[6]
        xor ebp, esi               ;   824.7 alu1    47 v[6]
        add edi, 0x2748774c        ;   822.3 alu2    61 t1
        ror ebp, 2                 ;   825.7 alu0    47 v[6]
        add eax, ebp               ;   828.0 alu1    63 v[6]
        mov ebp, ecx               ;   828.0 alu2    48 t1 copy
        ror ebp, 0xe               ;   829.0 alu0    48 t1
        xor ebp, ecx               ;   830.0 alu1    48 t1
        ror ebp, 5                 ;   831.0 alu2    48 t1
        xor ebp, ecx               ;   832.0 alu0    48 t1
        ror ebp, 6                 ;   833.0 alu1    48 t1
        add edi, ebp               ;   834.0 alu2    61 t1
        mov ebp, dword [esp + 324] ;   825.7 agu0    51 t1
        xor ebp, edx               ;   828.7 alu0    51 t1
        and ebp, ecx               ;   829.7 alu1    51 t1
        xor ebp, dword [esp + 324] ;   830.7 alu2+agu1   51 t1
        add edi, ebp               ;   835.0 alu0    61 t1
        mov ebp, esi               ;   828.0 alu1    52 v[5] copy
        xor ebp, eax               ;   829.0 alu2    52 v[5]
        and ebx, ebp               ;   830.0 alu0    52 v[5]
        xor ebx, esi               ;   831.0 alu1    52 v[5]
        add ebx, edi               ;   836.0 alu2    63 v[5]
        add edi, dword [esp + 328] ;   836.0 alu0+agu2   62 v[1]
        mov dword [esp + 328], esi ;   830.0 agu0    63 v[7] spill
        mov esi, eax               ;   830.3 alu1    47 v[5] copy
        ror esi, 9                 ;   831.3 alu2    47 v[5]
        xor esi, eax               ;   832.3 alu0    47 v[5]
        ror esi, 0xb               ;   833.3 alu1    47 v[5]
        xor esi, eax               ;   834.3 alu2    47 v[5]
        ror esi, 2                 ;   835.3 alu0    47 v[5]
        add ebx, esi               ;   837.0 alu1    63 v[5]
        mov esi, edi               ;   837.0 alu2    48 t1 copy
        ror esi, 0xe               ;   838.0 alu0    48 t1
        xor esi, edi               ;   839.0 alu1    48 t1
        ror esi, 5                 ;   840.0 alu2    48 t1
        xor esi, edi               ;   841.0 alu0    48 t1
        ror esi, 6                 ;   842.0 alu1    48 t1
        add esi, dword [esp + 324] ;   843.0 alu2+agu1   61 t1
        mov dword [esp + 324], eax ;   835.0 agu2    63 v[6] spill
        mov eax, edx               ;   835.3 alu0    51 t1 copy
        xor eax, ecx               ;   836.3 alu1    51 t1
        and eax, edi               ;   837.3 alu2    51 t1
        xor eax, edx               ;   838.3 alu0    51 t1
        add edx, dword [esp + 256] ;   836.7 alu1+agu0   61 t1
        add esi, dword [esp + 252] ;   844.0 alu2+agu1   61 t1
        add esi, 0x34b0bcb5        ;   845.0 alu0    61 t1
        add esi, eax               ;   846.0 alu1    61 t1
        mov eax, dword [esp + 324] ;   838.0 agu2    52 v[4]
        xor eax, ebx               ;   841.0 alu2    52 v[4]
        and ebp, eax               ;   842.0 alu0    52 v[4]
        add edx, 0x391c0cb3        ;   839.0 alu1    61 t1
        xor ebp, dword [esp + 324] ;   843.0 alu2+agu0   52 v[4]
        add ebp, esi               ;   847.0 alu0    63 v[4]
        add esi, dword [esp + 320] ;   847.0 alu1+agu1   62 v[0]
        mov dword [esp + 320], ecx ;   840.3 agu2    62 v[2] spill
        mov ecx, ebx               ;   840.7 alu2    47 v[4] copy
        ror ecx, 9                 ;   841.7 alu0    47 v[4]
        xor ecx, ebx               ;   842.7 alu1    47 v[4]
        ror ecx, 0xb               ;   843.7 alu2    47 v[4]
        xor ecx, ebx               ;   844.7 alu0    47 v[4]
        ror ecx, 2                 ;   845.7 alu1    47 v[4]
        add ebp, ecx               ;   848.0 alu2    63 v[4]
        mov ecx, esi               ;   848.0 alu0    48 t1 copy
        ror ecx, 0xe               ;   849.0 alu1    48 t1
        xor ecx, esi               ;   850.0 alu2    48 t1
        ror ecx, 5                 ;   851.0 alu0    48 t1
        xor ecx, esi               ;   852.0 alu1    48 t1
        ror ecx, 6                 ;   853.0 alu2    48 t1
        add edx, ecx               ;   854.0 alu0    61 t1
        mov ecx, dword [esp + 320] ;   845.7 agu0    51 t1
        xor ecx, edi               ;   848.7 alu1    51 t1
        and ecx, esi               ;   849.7 alu2    51 t1
        xor ecx, dword [esp + 320] ;   850.7 alu0+agu1   51 t1
        add edx, ecx               ;   855.0 alu1    61 t1
        mov ecx, ebx               ;   848.0 alu2    52 v[3] copy
        xor ecx, ebp               ;   849.0 alu0    52 v[3]
        and eax, ecx               ;   850.0 alu1    52 v[3]
        xor eax, ebx               ;   851.0 alu2    52 v[3]
        add eax, edx               ;   856.0 alu0    63 v[3]
        add edx, dword [esp + 328] ;   856.0 alu1+agu2   62 v[7]
        mov dword [esp + 328], ebx ;   850.0 agu0    63 v[5] spill
        mov ebx, ebp               ;   850.3 alu2    47 v[3] copy
        ror ebx, 9                 ;   851.3 alu0    47 v[3]
        xor ebx, ebp               ;   852.3 alu1    47 v[3]
        ror ebx, 0xb               ;   853.3 alu2    47 v[3]
        xor ebx, ebp               ;   854.3 alu0    47 v[3]
        ror ebx, 2                 ;   855.3 alu1    47 v[3]
        add eax, ebx               ;   857.0 alu2    63 v[3]
        mov ebx, edx               ;   857.0 alu0    48 t1 copy
        ror ebx, 0xe               ;   858.0 alu1    48 t1
        xor ebx, edx               ;   859.0 alu2    48 t1
        ror ebx, 5                 ;   860.0 alu0    48 t1
        xor ebx, edx               ;   861.0 alu1    48 t1
        ror ebx, 6                 ;   862.0 alu2    48 t1
        add ebx, dword [esp + 320] ;   863.0 alu0+agu1   61 t1
        mov dword [esp + 320], ebp ;   855.0 agu2    63 v[4] spill
        mov ebp, edi               ;   855.3 alu1    51 t1 copy
        add ebx, dword [esp + 268] ;   864.0 alu2+agu0   61 t1
        xor ebp, esi               ;   856.3 alu0    51 t1
        and ebp, edx               ;   857.3 alu1    51 t1
        xor ebp, edi               ;   858.3 alu2    51 t1
        add ebx, 0x4ed8aa4a        ;   865.0 alu0    61 t1
        add ebx, ebp               ;   866.0 alu1    61 t1
        mov ebp, dword [esp + 320] ;   857.7 agu1    52 v[2]
        xor ebp, eax               ;   860.7 alu2    52 v[2]
        and ecx, ebp               ;   861.7 alu0    52 v[2]
        add edi, dword [esp + 272] ;   858.7 alu1+agu2   61 t1
        xor ecx, dword [esp + 320] ;   862.7 alu2+agu0   52 v[2]
        add ecx, ebx               ;   867.0 alu0    63 v[2]
        add ebx, dword [esp + 324] ;   867.0 alu1+agu1   62 v[6]
        mov dword [esp + 324], esi ;   860.0 agu2    62 v[0] spill
        add edi, 0x5b9cca4f        ;   860.3 alu2    61 t1
        mov esi, eax               ;   860.7 alu0    47 v[2] copy
        ror esi, 9                 ;   861.7 alu1    47 v[2]
        xor esi, eax               ;   862.7 alu2    47 v[2]
        ror esi, 0xb               ;   863.7 alu0    47 v[2]
        xor esi, eax               ;   864.7 alu1    47 v[2]
        ror esi, 2                 ;   865.7 alu2    47 v[2]
        add ecx, esi               ;   868.0 alu0    63 v[2]
        mov esi, ebx               ;   868.0 alu1    48 t1 copy
        ror esi, 0xe               ;   869.0 alu2    48 t1
        xor esi, ebx               ;   870.0 alu0    48 t1
        ror esi, 5                 ;   871.0 alu1    48 t1
        xor esi, ebx               ;   872.0 alu2    48 t1
        ror esi, 6                 ;   873.0 alu0    48 t1
        add edi, esi               ;   874.0 alu1    61 t1
        mov esi, dword [esp + 324] ;   865.7 agu0    51 t1
        xor esi, edx               ;   868.7 alu2    51 t1
        and esi, ebx               ;   869.7 alu0    51 t1
        xor esi, dword [esp + 324] ;   870.7 alu1+agu1   51 t1
        add edi, esi               ;   875.0 alu2    61 t1
        mov esi, eax               ;   868.0 alu0    52 v[1] copy
        xor esi, ecx               ;   869.0 alu1    52 v[1]
        and ebp, esi               ;   870.0 alu2    52 v[1]
        xor ebp, eax               ;   871.0 alu0    52 v[1]
        add ebp, edi               ;   876.0 alu1    63 v[1]
        add edi, dword [esp + 328] ;   876.0 alu2+agu2   62 v[5]
        mov dword [esp + 328], eax ;   870.0 agu0    63 v[3] spill
        mov eax, ecx               ;   870.3 alu0    47 v[1] copy
        ror eax, 9                 ;   871.3 alu1    47 v[1]
        xor eax, ecx               ;   872.3 alu2    47 v[1]
        ror eax, 0xb               ;   873.3 alu0    47 v[1]
        xor eax, ecx               ;   874.3 alu1    47 v[1]
        ror eax, 2                 ;   875.3 alu2    47 v[1]
        add ebp, eax               ;   877.0 alu0    63 v[1]
        mov eax, edi               ;   877.0 alu1    48 t1 copy
        ror eax, 0xe               ;   878.0 alu2    48 t1
        xor eax, edi               ;   879.0 alu0    48 t1
        ror eax, 5                 ;   880.0 alu1    48 t1
        xor eax, edi               ;   881.0 alu2    48 t1
        ror eax, 6                 ;   882.0 alu0    48 t1
        add eax, dword [esp + 324] ;   883.0 alu1+agu1   61 t1
        add eax, dword [esp + 276] ;   884.0 alu2+agu2   61 t1
        add eax, 0x682e6ff3        ;   885.0 alu0    61 t1
        mov dword [esp + 324], ecx ;   876.0 agu0    63 v[2] spill
        mov ecx, edx               ;   876.3 alu1    51 t1 copy
        xor ecx, ebx               ;   877.3 alu2    51 t1
        and ecx, edi               ;   878.3 alu0    51 t1
        xor ecx, edx               ;   879.3 alu1    51 t1
        add eax, ecx               ;   886.0 alu2    61 t1
        mov ecx, dword [esp + 324] ;   878.0 agu1    52 v[0]
        add edx, dword [esp + 284] ;   878.3 alu0+agu2   61 t1
        xor ecx, ebp               ;   881.0 alu1    52 v[0]
        and esi, ecx               ;   882.0 alu2    52 v[0]
        xor esi, dword [esp + 324] ;   883.0 alu0+agu0   52 v[0]
        add esi, eax               ;   887.0 alu1    63 v[0]
        add eax, dword [esp + 320] ;   887.0 alu2+agu1   62 v[4]
        mov dword [esp + 320], ebx ;   880.3 agu2    62 v[6] spill
        mov ebx, ebp               ;   880.7 alu0    47 v[0] copy
        ror ebx, 9                 ;   881.7 alu1    47 v[0]
        xor ebx, ebp               ;   882.7 alu2    47 v[0]
        ror ebx, 0xb               ;   883.7 alu0    47 v[0]
        add edx, 0x748f82ee        ;   882.0 alu1    61 t1
        xor ebx, ebp               ;   884.7 alu2    47 v[0]
        ror ebx, 2                 ;   885.7 alu0    47 v[0]
        add esi, ebx               ;   888.0 alu1    63 v[0]
        mov ebx, eax               ;   888.0 alu2    48 t1 copy
        ror ebx, 0xe               ;   889.0 alu0    48 t1
        xor ebx, eax               ;   890.0 alu1    48 t1
        ror ebx, 5                 ;   891.0 alu2    48 t1
        xor ebx, eax               ;   892.0 alu0    48 t1
        ror ebx, 6                 ;   893.0 alu1    48 t1
        add edx, ebx               ;   894.0 alu2    61 t1
        mov ebx, dword [esp + 320] ;   885.7 agu0    51 t1
        xor ebx, edi               ;   888.7 alu0    51 t1
        and ebx, eax               ;   889.7 alu1    51 t1
        xor ebx, dword [esp + 320] ;   890.7 alu2+agu1   51 t1
        add edx, ebx               ;   895.0 alu0    61 t1
        mov ebx, ebp               ;   888.0 alu1    52 v[7] copy
        xor ebx, esi               ;   889.0 alu2    52 v[7]
        and ecx, ebx               ;   890.0 alu0    52 v[7]
        xor ecx, ebp               ;   891.0 alu1    52 v[7]
        add ecx, edx               ;   896.0 alu2    63 v[7]
        add edx, dword [esp + 328] ;   896.0 alu0+agu2   62 v[3]
        mov dword [esp + 328], ebp ;   890.0 agu0    63 v[1] spill
        mov ebp, esi               ;   890.3 alu1    47 v[7] copy
        ror ebp, 9                 ;   891.3 alu2    47 v[7]
        xor ebp, esi               ;   892.3 alu0    47 v[7]
        ror ebp, 0xb               ;   893.3 alu1    47 v[7]
        xor ebp, esi               ;   894.3 alu2    47 v[7]
        ror ebp, 2                 ;   895.3 alu0    47 v[7]
        add ecx, ebp               ;   897.0 alu1    63 v[7]
        mov ebp, edx               ;   897.0 alu2    48 t1 copy
        ror ebp, 0xe               ;   898.0 alu0    48 t1
        xor ebp, edx               ;   899.0 alu1    48 t1
        ror ebp, 5                 ;   900.0 alu2    48 t1
        xor ebp, edx               ;   901.0 alu0    48 t1
        ror ebp, 6                 ;   902.0 alu1    48 t1
        add ebp, dword [esp + 320] ;   903.0 alu2+agu1   61 t1
        add ebp, dword [esp + 280] ;   904.0 alu0+agu2   61 t1
        mov dword [esp + 320], esi ;   895.3 agu0    63 v[0] spill
        add ebp, 0x78a5636f        ;   905.0 alu1    61 t1
        mov esi, edi               ;   896.0 alu2    51 t1 copy
        xor esi, eax               ;   897.0 alu0    51 t1
        and esi, edx               ;   898.0 alu1    51 t1
        xor esi, edi               ;   899.0 alu2    51 t1
        add ebp, esi               ;   906.0 alu0    61 t1
        mov esi, dword [esp + 320] ;   897.7 agu1    52 v[6]
        add edi, dword [esp + 288] ;   898.0 alu1+agu2   61 t1
        xor esi, ecx               ;   900.7 alu2    52 v[6]
        and ebx, esi               ;   901.7 alu0    52 v[6]
        xor ebx, dword [esp + 320] ;   902.7 alu1+agu0   52 v[6]
        add ebx, ebp               ;   907.0 alu2    63 v[6]
        add ebp, dword [esp + 324] ;   907.0 alu0+agu1   62 v[2]
        mov dword [esp + 324], eax ;   900.0 agu2    62 v[4] spill
        mov eax, ecx               ;   900.3 alu1    47 v[6] copy
        ror eax, 9                 ;   901.3 alu2    47 v[6]
        xor eax, ecx               ;   902.3 alu0    47 v[6]
        ror eax, 0xb               ;   903.3 alu1    47 v[6]
        xor eax, ecx               ;   904.3 alu2    47 v[6]
        ror eax, 2                 ;   905.3 alu0    47 v[6]
        add ebx, eax               ;   908.0 alu1    63 v[6]
        mov eax, ebp               ;   908.0 alu2    48 t1 copy
        ror eax, 0xe               ;   909.0 alu0    48 t1
        xor eax, ebp               ;   910.0 alu1    48 t1
        ror eax, 5                 ;   911.0 alu2    48 t1
        xor eax, ebp               ;   912.0 alu0    48 t1
        ror eax, 6                 ;   913.0 alu1    48 t1
        add edi, 0x84c87814        ;   905.0 alu2    61 t1
        add edi, eax               ;   914.0 alu0    61 t1
        mov eax, dword [esp + 324] ;   905.7 agu0    51 t1
        xor eax, edx               ;   908.7 alu1    51 t1
        and eax, ebp               ;   909.7 alu2    51 t1
        xor eax, dword [esp + 324] ;   910.7 alu0+agu1   51 t1
        add edi, eax               ;   915.0 alu1    61 t1
        mov eax, ecx               ;   908.0 alu2    52 v[5] copy
        xor eax, ebx               ;   909.0 alu0    52 v[5]
        and esi, eax               ;   910.0 alu1    52 v[5]
        xor esi, ecx               ;   911.0 alu2    52 v[5]
        add esi, edi               ;   916.0 alu0    63 v[5]
        add edi, dword [esp + 328] ;   916.0 alu1+agu2   62 v[1]
        mov dword [esp + 328], ecx ;   910.0 agu0    63 v[7] spill
        mov ecx, ebx               ;   910.3 alu2    47 v[5] copy
        ror ecx, 9                 ;   911.3 alu0    47 v[5]
        xor ecx, ebx               ;   912.3 alu1    47 v[5]
        ror ecx, 0xb               ;   913.3 alu2    47 v[5]
        xor ecx, ebx               ;   914.3 alu0    47 v[5]
        ror ecx, 2                 ;   915.3 alu1    47 v[5]
        add esi, ecx               ;   917.0 alu2    63 v[5]
        mov ecx, edi               ;   917.0 alu0    48 t1 copy
        ror ecx, 0xe               ;   918.0 alu1    48 t1
        xor ecx, edi               ;   919.0 alu2    48 t1
        ror ecx, 5                 ;   920.0 alu0    48 t1
        xor ecx, edi               ;   921.0 alu1    48 t1
        ror ecx, 6                 ;   922.0 alu2    48 t1
        add ecx, dword [esp + 324] ;   923.0 alu0+agu1   61 t1
        mov dword [esp + 324], ebx ;   915.0 agu2    63 v[6] spill
        add ecx, dword [esp + 292] ;   924.0 alu1+agu0   61 t1
        add ecx, 0x8cc70208        ;   925.0 alu2    61 t1
        mov ebx, edx               ;   916.0 alu0    51 t1 copy
        xor ebx, ebp               ;   917.0 alu1    51 t1
        and ebx, edi               ;   918.0 alu2    51 t1
        xor ebx, edx               ;   919.0 alu0    51 t1
        add ecx, ebx               ;   926.0 alu1    61 t1
        mov ebx, dword [esp + 324] ;   917.7 agu1    52 v[4]
        xor ebx, esi               ;   920.7 alu2    52 v[4]
        add edx, dword [esp + 296] ;   918.3 alu0+agu2   61 t1
        and eax, ebx               ;   921.7 alu1    52 v[4]
        xor eax, dword [esp + 324] ;   922.7 alu2+agu0   52 v[4]
        add eax, ecx               ;   927.0 alu0    63 v[4]
        add ecx, dword [esp + 320] ;   927.0 alu1+agu1   62 v[0]
        mov dword [esp + 320], ebp ;   920.0 agu2    62 v[2] spill
        mov ebp, esi               ;   920.3 alu2    47 v[4] copy
        ror ebp, 9                 ;   921.3 alu0    47 v[4]
        xor ebp, esi               ;   922.3 alu1    47 v[4]
        ror ebp, 0xb               ;   923.3 alu2    47 v[4]
        xor ebp, esi               ;   924.3 alu0    47 v[4]
        ror ebp, 2                 ;   925.3 alu1    47 v[4]
        add eax, ebp               ;   928.0 alu2    63 v[4]
        mov ebp, ecx               ;   928.0 alu0    48 t1 copy
        ror ebp, 0xe               ;   929.0 alu1    48 t1
        xor ebp, ecx               ;   930.0 alu2    48 t1
        ror ebp, 5                 ;   931.0 alu0    48 t1
        add edx, 0x90befffa        ;   924.0 alu1    61 t1
        xor ebp, ecx               ;   932.0 alu2    48 t1
        ror ebp, 6                 ;   933.0 alu0    48 t1
        add edx, ebp               ;   934.0 alu1    61 t1
        mov ebp, dword [esp + 320] ;   925.3 agu0    51 t1
        xor ebp, edi               ;   928.3 alu2    51 t1
        and ebp, ecx               ;   929.3 alu0    51 t1
        xor ebp, dword [esp + 320] ;   930.3 alu1+agu1   51 t1
        add edx, ebp               ;   935.0 alu2    61 t1
        mov ebp, esi               ;   928.0 alu0    52 v[3] copy
        xor ebp, eax               ;   929.0 alu1    52 v[3]
        and ebx, ebp               ;   930.0 alu2    52 v[3]
        xor ebx, esi               ;   931.0 alu0    52 v[3]
        add ebx, edx               ;   936.0 alu1    63 v[3]
        add edx, dword [esp + 328] ;   936.0 alu2+agu2   62 v[7]
        mov dword [esp + 328], esi ;   930.0 agu0    63 v[5] spill
        mov esi, eax               ;   930.3 alu0    47 v[3] copy
        ror esi, 9                 ;   931.3 alu1    47 v[3]
        xor esi, eax               ;   932.3 alu2    47 v[3]
        ror esi, 0xb               ;   933.3 alu0    47 v[3]
        xor esi, eax               ;   934.3 alu1    47 v[3]
        ror esi, 2                 ;   935.3 alu2    47 v[3]
        add ebx, esi               ;   937.0 alu0    63 v[3]
        mov esi, edx               ;   937.0 alu1    48 t1 copy
        ror esi, 0xe               ;   938.0 alu2    48 t1
        xor esi, edx               ;   939.0 alu0    48 t1
        ror esi, 5                 ;   940.0 alu1    48 t1
        xor esi, edx               ;   941.0 alu2    48 t1
        ror esi, 6                 ;   942.0 alu0    48 t1
        add esi, dword [esp + 320] ;   943.0 alu1+agu1   61 t1
        mov dword [esp + 320], eax ;   935.0 agu2    63 v[4] spill
        mov eax, edi               ;   935.3 alu2    51 t1 copy
        add esi, dword [esp + 304] ;   944.0 alu0+agu0   61 t1
        xor eax, ecx               ;   936.3 alu1    51 t1
        add esi, 0xa4506ceb        ;   945.0 alu2    61 t1
        and eax, edx               ;   937.3 alu0    51 t1
        xor eax, edi               ;   938.3 alu1    51 t1
        add edi, dword [esp + 300] ;   937.3 alu2+agu1   61 t1
        add esi, eax               ;   946.0 alu0    61 t1
        mov eax, dword [esp + 320] ;   938.0 agu2    52 v[2]
        xor eax, ebx               ;   941.0 alu1    52 v[2]
        add edi, dword [esp + 276] ;   938.7 alu2+agu0   61 t1
        and ebp, eax               ;   942.0 alu0    52 v[2]
        xor ebp, dword [esp + 320] ;   943.0 alu1+agu1   52 v[2]
        add ebp, esi               ;   947.0 alu2    63 v[2]
        add esi, dword [esp + 324] ;   947.0 alu0+agu2   62 v[6]
        mov dword [esp + 324], ecx ;   940.3 agu0    62 v[0] spill
        mov ecx, ebx               ;   940.7 alu1    47 v[2] copy
        ror ecx, 9                 ;   941.7 alu2    47 v[2]
        xor ecx, ebx               ;   942.7 alu0    47 v[2]
        ror ecx, 0xb               ;   943.7 alu1    47 v[2]
        xor ecx, ebx               ;   944.7 alu2    47 v[2]
        ror ecx, 2                 ;   945.7 alu0    47 v[2]
        add ebp, ecx               ;   948.0 alu1    63 v[2]
        add edi, dword [esp + 312] ;   943.0 alu2+agu1   61 t1
        mov ecx, esi               ;   948.0 alu0    48 t1 copy
        ror ecx, 0xe               ;   949.0 alu1    48 t1
        xor ecx, esi               ;   950.0 alu2    48 t1
        add edi, dword [esp + 236] ;   944.3 alu0+agu2   61 t1
        ror ecx, 5                 ;   951.0 alu1    48 t1
        xor ecx, esi               ;   952.0 alu2    48 t1
        ror ecx, 6                 ;   953.0 alu0    48 t1
        add edi, 0xbef9a3f7        ;   945.7 alu1    61 t1
        add edi, ecx               ;   954.0 alu2    61 t1
        mov ecx, dword [esp + 324] ;   946.3 agu0    51 t1
        xor ecx, edx               ;   949.3 alu0    51 t1
        and ecx, esi               ;   950.3 alu1    51 t1
        xor ecx, dword [esp + 324] ;   951.3 alu2+agu1   51 t1
        add edi, ecx               ;   955.0 alu0    61 t1
        mov ecx, ebx               ;   948.0 alu1    52 v[1] copy
        xor ecx, ebp               ;   949.0 alu2    52 v[1]
        and eax, ecx               ;   950.0 alu0    52 v[1]
        xor eax, ebx               ;   951.0 alu1    52 v[1]
        add eax, edi               ;   956.0 alu2    63 v[1]
        add edi, dword [esp + 328] ;   956.0 alu0+agu2   62 v[5]
        mov dword [esp + 328], ebx ;   950.0 agu0    63 v[3] spill
        mov ebx, ebp               ;   950.3 alu1    47 v[1] copy
        ror ebx, 9                 ;   951.3 alu2    47 v[1]
        xor ebx, ebp               ;   952.3 alu0    47 v[1]
        ror ebx, 0xb               ;   953.3 alu1    47 v[1]
        xor ebx, ebp               ;   954.3 alu2    47 v[1]
        ror ebx, 2                 ;   955.3 alu0    47 v[1]
        add eax, ebx               ;   957.0 alu1    63 v[1]
        mov ebx, edi               ;   957.0 alu2    48 t1 copy
        ror ebx, 0xe               ;   958.0 alu0    48 t1
        xor ebx, edi               ;   959.0 alu1    48 t1
        ror ebx, 5                 ;   960.0 alu2    48 t1
        xor ebx, edi               ;   961.0 alu0    48 t1
        ror ebx, 6                 ;   962.0 alu1    48 t1
        add ebx, dword [esp + 324] ;   963.0 alu2+agu1   61 t1
        mov dword [esp + 324], ebp ;   955.0 agu2    63 v[2] spill
        mov ebp, esi               ;   955.3 alu0    51 t1 copy
        add esi, dword [esp + 24]  ;   955.7 alu1+agu0   82 h
        add ebx, dword [esp + 308] ;   964.0 alu2+agu1   61 t1
        add ebx, dword [esp + 284] ;   965.0 alu0+agu2   61 t1
        add ebx, dword [esp + 316] ;   966.0 alu1+agu0   61 t1
        add ebx, dword [esp + 260] ;   967.0 alu2+agu1   61 t1
        mov dword [esp + 24], esi  ;   957.3 agu2    82 h
        mov esi, dword [esp + 324] ;   957.7 agu0    52 v[0]
        xor esi, eax               ;   960.7 alu0    52 v[0]
        xor ebp, edx               ;   958.3 alu1    51 t1
        and ebp, edi               ;   959.3 alu2    51 t1
        xor ebp, edx               ;   960.3 alu0    51 t1
        and ecx, esi               ;   961.7 alu1    52 v[0]
        mov esi, dword [esp + 324] ;   959.7 agu1    63 v[2] reload
        add ebx, 0xc67178f2        ;   968.0 alu2    61 t1
        add ebx, ebp               ;   969.0 alu0    61 t1
        mov ebp, eax               ;   960.7 alu1    47 v[0] copy
        ror ebp, 9                 ;   961.7 alu2    47 v[0]
        add edx, dword [esp + 28]  ;   961.3 alu0+agu2   82 h
        mov dword [esp + 28], edx  ;   962.3 agu0    82 h
        xor ecx, esi               ;   962.7 alu1    52 v[0]
        add esi, dword [esp + 8]   ;   962.7 alu2+agu1   82 h
        mov dword [esp + 8], esi   ;   963.7 agu2    82 h
        mov esi, dword [esp + 328] ;   963.0 agu0    82 h
        add esi, dword [esp + 12]  ;   966.0 alu0+agu1   82 h
        mov dword [esp + 12], esi  ;   967.0 agu2    82 h
        mov esi, dword [esp + 84]  ;   964.0 agu0    68 blocks
        add esi, 0x40              ;   967.0 alu1    68 blocks
        add edi, dword [esp + 36]  ;   964.7 alu2+agu1   82 h
        xor ebp, eax               ;   965.0 alu0    47 v[0]
        ror ebp, 0xb               ;   966.0 alu1    47 v[0]
        xor ebp, eax               ;   967.0 alu2    47 v[0]
        ror ebp, 2                 ;   968.0 alu0    47 v[0]
        add ebp, ebx               ;   970.0 alu1    82 h
        add ebx, dword [esp + 64]  ;   970.0 alu2+agu2   82 h
        add eax, dword [esp + 44]  ;   967.0 alu0+agu0   82 h
        add ebp, dword [esp + 40]  ;   971.0 alu1+agu1   82 h
        add ebp, ecx               ;   972.0 alu2    82 h
        add ebx, dword [esp + 320] ;   971.0 alu0+agu2   82 h
        cmp esi, dword [esp + 32]  ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 356], esi ;                    resident
        mov dword [esp + 16], ebx  ;                    resident
        mov dword [esp + 0], ebp   ;                    resident
        mov dword [esp + 4], eax   ;                    resident
        mov dword [esp + 20], edi  ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]   ;     0.0 agu0    68 blocks reload
        mov edi, dword [esp + 352] ;     0.3 agu1    68 blocks reload
        mov dword [edi], esi       ;     3.0 agu2    68 blocks
        mov esi, dword [esp + 4]   ;     1.0 agu0    68 blocks reload
        mov dword [edi + 4], esi   ;     4.0 agu1    68 blocks
        mov esi, dword [esp + 8]   ;     1.7 agu2    68 blocks reload
        mov dword [edi + 8], esi   ;     4.7 agu0    68 blocks
        mov esi, dword [esp + 12]  ;     2.3 agu1    68 blocks reload
        mov dword [edi + 12], esi  ;     5.3 agu2    68 blocks
        mov esi, dword [esp + 16]  ;     3.0 agu0    68 blocks reload
        mov dword [edi + 16], esi  ;     6.0 agu1    68 blocks
        mov esi, dword [esp + 20]  ;     3.7 agu2    68 blocks reload
        mov dword [edi + 20], esi  ;     6.7 agu0    68 blocks
        mov esi, dword [esp + 24]  ;     4.3 agu1    68 blocks reload
        mov dword [edi + 24], esi  ;     7.3 agu2    68 blocks
        mov esi, dword [esp + 28]  ;     5.0 agu0    68 blocks reload
        mov dword [edi + 28], esi  ;     8.0 agu1    68 blocks
        lea edi, [esp]             ;                    cleared
        xor eax, eax               ;                    cleared
        mov ecx, 0x53              ;                    cleared
        rep stosd                  ;                    cleared
        add esp, 0x14c             ;                    frame
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
