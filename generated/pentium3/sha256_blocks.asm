; sha256_blocks for Intel Pentium III (Katmai, Coppermine) (pentium3)
; made by cipherwright 0.1.0 from ciphers/sha256.cw (sha256 7ca7119089a879c3); do not edit:
;   ./cw build sha256_blocks --cpu pentium3
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
;   body: 31 uops, planned 14.0; bounds: width 10.3, ports 11.0, path 3.0
;   blocks: 3339 uops, planned 1224.7; bounds: width 1113.0, ports 1214.5, path 448.0
;   body.2: 25 uops, planned 11.0; bounds: width 8.3, ports 9.0, path 0.0
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
        push ebx                          ;                    preserved
        push esi                          ;                    preserved
        push edi                          ;                    preserved
        push ebp                          ;                    preserved
        sub esp, 0x13c                    ;                    frame
        mov esi, dword [esp + 336]        ;     0.0 p2      68 h reload
        mov edi, dword [esi]              ;     3.0 p2      68 h
        mov dword [esp + 0], edi          ;     6.0 p3+p4   68 h
        mov edi, dword [esi + 4]          ;     3.0 p2      68 h
        mov dword [esp + 4], edi          ;     6.0 p3+p4   68 h
        mov edi, dword [esi + 8]          ;     3.0 p2      68 h
        mov dword [esp + 8], edi          ;     6.0 p3+p4   68 h
        mov edi, dword [esi + 12]         ;     4.0 p2      68 h
        mov dword [esp + 12], edi         ;     7.0 p3+p4   68 h
        mov edi, dword [esi + 16]         ;     5.0 p2      68 h
        mov dword [esp + 16], edi         ;     8.0 p3+p4   68 h
        mov edi, dword [esi + 20]         ;     6.0 p2      68 h
        mov dword [esp + 20], edi         ;     9.0 p3+p4   68 h
        mov edi, dword [esi + 24]         ;     7.0 p2      68 h
        mov dword [esp + 24], edi         ;    10.0 p3+p4   68 h
        mov esi, dword [esi + 28]         ;     8.0 p2      68 h
        mov dword [esp + 28], esi         ;    11.0 p3+p4   68 h
        mov esi, dword [esp + 344]        ;     9.0 p2      68 h
        shl esi, 6                        ;    12.0 p0      68 h
        add esi, dword [esp + 340]        ;    13.0 p1+p2   68 h
        mov dword [esp + 32], esi         ;    14.0 p3+p4   68 h
        cmp dword [esp + 344], 0          ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov esi, dword [esp + 340]        ;     0.0 p2      73 w[0] reload
        mov ebp, dword [esi + 4]          ;     3.0 p2      73 w[1]
        mov edi, dword [esi]              ;     3.0 p2      73 w[0]
        bswap edi                         ;     6.0 p0+p1   73 w[0]
        bswap ebp                         ;     6.0 p0+p1   73 w[1]
        mov dword [esp + 36], ebp         ;     8.0 p3+p4   73 w[1]
        mov dword [esp + 40], edi         ;     8.0 p3+p4   73 w[0]
        mov edx, dword [esi + 16]         ;     3.7 p2      73 w[4]
        mov eax, dword [esi + 8]          ;     4.7 p2      73 w[2]
        bswap eax                         ;     7.7 p0+p1   73 w[2]
        mov dword [esp + 44], eax         ;     9.7 p3+p4   73 w[2]
        mov ecx, dword [esi + 12]         ;     5.7 p2      73 w[3]
        bswap edx                         ;     6.7 p0+p1   73 w[4]
        mov dword [esp + 48], edx         ;     8.7 p3+p4   73 w[4]
        bswap ecx                         ;     8.7 p0+p1   73 w[3]
        mov dword [esp + 52], ecx         ;    10.7 p3+p4   73 w[3]
        mov ebx, dword [esi + 20]         ;     8.7 p2      73 w[5]
        bswap ebx                         ;    11.7 p0+p1   73 w[5]
        mov dword [esp + 56], ebx         ;    13.7 p3+p4   73 w[5]
        mov ebx, dword [esi + 24]         ;    10.3 p2      73 w[6]
        bswap ebx                         ;    13.3 p0+p1   73 w[6]
        mov dword [esp + 60], ebx         ;    15.3 p3+p4   73 w[6]
        mov ecx, dword [esi + 44]         ;    12.0 p2      73 w[11]
        mov ebx, dword [esi + 28]         ;    13.0 p2      73 w[7]
        bswap ebx                         ;    16.0 p0+p1   73 w[7]
        mov dword [esp + 64], ebx         ;    18.0 p3+p4   73 w[7]
        bswap ecx                         ;    15.0 p0+p1   73 w[11]
        mov dword [esp + 68], ecx         ;    17.0 p3+p4   73 w[11]
        mov edx, dword [esi + 40]         ;    15.3 p2      73 w[10]
        bswap edx                         ;    18.3 p0+p1   73 w[10]
        mov dword [esp + 72], edx         ;    20.3 p3+p4   73 w[10]
        mov ecx, dword [esi + 48]         ;    17.0 p2      73 w[12]
        bswap ecx                         ;    20.0 p0+p1   73 w[12]
        mov dword [esp + 76], ecx         ;    22.0 p3+p4   73 w[12]
        mov ecx, dword [esi + 52]         ;    18.7 p2      73 w[13]
        bswap ecx                         ;    21.7 p0+p1   73 w[13]
        mov edx, dword [esi + 60]         ;    19.7 p2      73 w[15]
        mov dword [esp + 80], ecx         ;    23.7 p3+p4   73 w[13]
        mov ecx, dword [esi + 56]         ;    20.7 p2      73 w[14]
        bswap ecx                         ;    23.7 p0+p1   73 w[14]
        bswap edx                         ;    22.7 p0+p1   73 w[15]
        mov ebx, dword [esi + 32]         ;    22.3 p2      73 w[8]
        bswap ebx                         ;    25.3 p0+p1   73 w[8]
        mov eax, ecx                      ;    25.7 p0      50 w[0] copy
        ror eax, 2                        ;    26.7 p0      50 w[0]
        xor eax, ecx                      ;    27.7 p1      50 w[0]
        ror eax, 0x11                     ;    28.7 p0      50 w[0]
        mov dword [esp + 84], edx         ;    24.7 p3+p4   73 w[15]
        mov dword [esp + 88], ebx         ;    27.3 p3+p4   73 w[8]
        mov ebx, dword [esi + 36]         ;    26.0 p2      73 w[9]
        mov esi, ecx                      ;    26.3 p1      50 w[0] copy
        shr esi, 0xa                      ;    27.3 p0      50 w[0]
        mov dword [esp + 92], ecx         ;    27.0 p3+p4   73 w[14]
        xor esi, eax                      ;    29.7 p1      50 w[0]
        add esi, edi                      ;    30.7 p0      78 w[0]
        mov eax, ebp                      ;    28.7 p1      49 w[0] copy
        shr eax, 3                        ;    29.7 p0      49 w[0]
        mov edi, ebp                      ;    29.7 p1      49 w[0] copy
        ror edi, 0xb                      ;    30.7 p0      49 w[0]
        xor edi, ebp                      ;    31.7 p1      49 w[0]
        ror edi, 7                        ;    32.7 p0      49 w[0]
        xor eax, edi                      ;    33.7 p1      49 w[0]
        mov edi, edx                      ;    32.0 p0      50 w[1] copy
        shr edi, 0xa                      ;    33.0 p0      50 w[1]
        bswap ebx                         ;    34.0 p0+p1   73 w[9]
        mov dword [esp + 96], ebx         ;    36.0 p3+p4   73 w[9]
        add esi, ebx                      ;    36.0 p1      78 w[0]
        add esi, eax                      ;    37.0 p1      78 w[0]
        mov eax, edx                      ;    35.0 p0      50 w[1] copy
        ror eax, 2                        ;    36.0 p0      50 w[1]
        xor eax, edx                      ;    37.0 p1      50 w[1]
        ror eax, 0x11                     ;    38.0 p0      50 w[1]
        mov edx, dword [esp + 44]         ;    34.7 p2      49 w[1]
        xor edi, eax                      ;    39.0 p1      50 w[1]
        mov eax, dword [esp + 44]         ;    35.7 p2      49 w[1]
        ror edx, 0xb                      ;    38.0 p0      49 w[1]
        xor eax, edx                      ;    39.0 p1      49 w[1]
        add edi, ebp                      ;    40.0 p1      78 w[1]
        mov ebp, dword [esp + 44]         ;    36.7 p2      49 w[1]
        shr ebp, 3                        ;    39.7 p0      49 w[1]
        mov dword [esp + 100], esi        ;    38.0 p3+p4   78 w[0]
        ror eax, 7                        ;    40.0 p0      49 w[1]
        xor ebp, eax                      ;    41.0 p1      49 w[1]
        mov eax, dword [esp + 52]         ;    38.7 p2      49 w[2]
        mov ebx, esi                      ;    40.7 p1      50 w[2] copy
        shr ebx, 0xa                      ;    41.7 p0      50 w[2]
        ror eax, 0xb                      ;    42.0 p0      49 w[2]
        mov edx, dword [esp + 52]         ;    40.0 p2      73 w[3] reload
        xor eax, edx                      ;    43.0 p1      49 w[2]
        ror eax, 7                        ;    44.0 p0      49 w[2]
        add edi, dword [esp + 72]         ;    42.7 p1+p2   78 w[1]
        add edi, ebp                      ;    43.7 p1      78 w[1]
        mov ebp, esi                      ;    44.0 p0      50 w[2] copy
        ror ebp, 2                        ;    45.0 p0      50 w[2]
        mov dword [esp + 104], edi        ;    44.7 p3+p4   78 w[1]
        xor ebp, esi                      ;    46.0 p1      50 w[2]
        ror ebp, 0x11                     ;    47.0 p0      50 w[2]
        xor ebx, ebp                      ;    48.0 p1      50 w[2]
        mov ebp, dword [esp + 52]         ;    44.3 p2      49 w[2]
        shr ebp, 3                        ;    47.3 p0      49 w[2]
        xor ebp, eax                      ;    48.3 p1      49 w[2]
        mov eax, dword [esp + 68]         ;    45.3 p2      73 w[11] reload
        mov esi, dword [esp + 48]         ;    46.3 p2      49 w[3]
        ror esi, 0xb                      ;    49.3 p0      49 w[3]
        add ebx, eax                      ;    49.0 p1      78 w[2]
        mov eax, edi                      ;    48.7 p1      50 w[3] copy
        add ebx, dword [esp + 44]         ;    50.0 p0+p2   78 w[2]
        add ebx, ebp                      ;    51.0 p1      78 w[2]
        mov ebp, edi                      ;    50.0 p0      50 w[3] copy
        shr ebp, 0xa                      ;    51.0 p0      50 w[3]
        ror eax, 2                        ;    52.0 p0      50 w[3]
        xor eax, edi                      ;    53.0 p1      50 w[3]
        ror eax, 0x11                     ;    54.0 p0      50 w[3]
        xor ebp, eax                      ;    55.0 p1      50 w[3]
        mov eax, dword [esp + 48]         ;    50.0 p2      49 w[3]
        xor eax, esi                      ;    53.0 p1      49 w[3]
        mov esi, ebx                      ;    53.7 p1      50 w[4] copy
        mov edi, ebx                      ;    54.0 p0      50 w[4] copy
        shr edi, 0xa                      ;    55.0 p0      50 w[4]
        ror esi, 2                        ;    56.0 p0      50 w[4]
        xor esi, ebx                      ;    57.0 p1      50 w[4]
        ror esi, 0x11                     ;    58.0 p0      50 w[4]
        xor edi, esi                      ;    59.0 p1      50 w[4]
        mov esi, dword [esp + 56]         ;    53.0 p2      49 w[4]
        shr esi, 3                        ;    58.0 p0      49 w[4]
        add ebp, edx                      ;    56.7 p1      78 w[3]
        mov edx, dword [esp + 48]         ;    54.0 p2      49 w[3]
        shr edx, 3                        ;    59.0 p0      49 w[3]
        add ebp, dword [esp + 76]         ;    57.7 p1+p2   78 w[3]
        ror eax, 7                        ;    60.0 p0      49 w[3]
        xor edx, eax                      ;    61.0 p1      49 w[3]
        mov eax, dword [esp + 56]         ;    56.0 p2      49 w[4]
        ror eax, 0xb                      ;    61.0 p0      49 w[4]
        add ebp, edx                      ;    62.0 p1      78 w[3]
        mov edx, dword [esp + 56]         ;    57.0 p2      73 w[5] reload
        xor eax, edx                      ;    62.0 p1      49 w[4]
        ror eax, 7                        ;    63.0 p0      49 w[4]
        xor esi, eax                      ;    64.0 p1      49 w[4]
        mov eax, dword [esp + 80]         ;    58.3 p2      73 w[13] reload
        add edi, eax                      ;    62.7 p1      78 w[4]
        mov eax, ebp                      ;    63.0 p0      50 w[5] copy
        add edi, dword [esp + 48]         ;    63.7 p1+p2   78 w[4]
        add edi, esi                      ;    65.0 p0      78 w[4]
        mov esi, ebp                      ;    64.7 p1      50 w[5] copy
        ror eax, 2                        ;    65.0 p0      50 w[5]
        xor eax, ebp                      ;    66.0 p1      50 w[5]
        ror eax, 0x11                     ;    67.0 p0      50 w[5]
        shr esi, 0xa                      ;    67.0 p0      50 w[5]
        xor esi, eax                      ;    68.0 p1      50 w[5]
        add esi, edx                      ;    69.0 p1      78 w[5]
        mov edx, dword [esp + 60]         ;    62.7 p2      49 w[5]
        mov dword [esp + 108], edi        ;    66.0 p3+p4   78 w[4]
        mov eax, dword [esp + 60]         ;    63.7 p2      49 w[5]
        mov dword [esp + 112], ebp        ;    64.0 p3+p4   78 w[3]
        mov ebp, dword [esp + 60]         ;    64.7 p2      49 w[5]
        ror ebp, 0xb                      ;    68.0 p0      49 w[5]
        mov dword [esp + 116], ebx        ;    65.3 p3+p4   78 w[2]
        xor eax, ebp                      ;    69.0 p1      49 w[5]
        ror eax, 7                        ;    70.0 p0      49 w[5]
        shr edx, 3                        ;    70.0 p0      49 w[5]
        xor edx, eax                      ;    71.0 p1      49 w[5]
        mov eax, dword [esp + 64]         ;    67.3 p2      49 w[6]
        add esi, ecx                      ;    70.7 p1      78 w[5]
        add esi, edx                      ;    72.0 p0      78 w[5]
        ror eax, 0xb                      ;    72.0 p0      49 w[6]
        mov ebp, edi                      ;    71.7 p1      50 w[6] copy
        mov ecx, edi                      ;    72.7 p1      50 w[6] copy
        mov edx, dword [esp + 64]         ;    69.3 p2      73 w[7] reload
        xor eax, edx                      ;    73.0 p0      49 w[6]
        ror ebp, 2                        ;    74.0 p0      50 w[6]
        xor ebp, edi                      ;    75.0 p1      50 w[6]
        shr ecx, 0xa                      ;    75.0 p0      50 w[6]
        mov edi, dword [esp + 88]         ;    71.0 p2      49 w[7]
        ror ebp, 0x11                     ;    76.0 p0      50 w[6]
        xor ecx, ebp                      ;    77.0 p1      50 w[6]
        mov ebp, dword [esp + 64]         ;    72.0 p2      49 w[6]
        shr ebp, 3                        ;    77.0 p0      49 w[6]
        ror eax, 7                        ;    78.0 p0      49 w[6]
        xor ebp, eax                      ;    79.0 p1      49 w[6]
        mov eax, dword [esp + 84]         ;    73.3 p2      73 w[15] reload
        add ecx, eax                      ;    78.0 p1      78 w[6]
        mov eax, esi                      ;    77.7 p1      50 w[7] copy
        ror eax, 2                        ;    79.0 p0      50 w[7]
        xor eax, esi                      ;    80.0 p1      50 w[7]
        ror eax, 0x11                     ;    81.0 p0      50 w[7]
        ror edi, 0xb                      ;    81.0 p0      49 w[7]
        add ecx, dword [esp + 60]         ;    79.7 p1+p2   78 w[6]
        add ecx, ebp                      ;    80.7 p1      78 w[6]
        mov ebp, esi                      ;    81.7 p1      50 w[7] copy
        shr ebp, 0xa                      ;    82.7 p0      50 w[7]
        xor ebp, eax                      ;    83.7 p1      50 w[7]
        add ebp, edx                      ;    84.7 p0      78 w[7]
        mov eax, dword [esp + 88]         ;    78.0 p2      49 w[7]
        add ebp, dword [esp + 100]        ;    85.7 p1+p2   78 w[7]
        mov edx, dword [esp + 88]         ;    80.0 p2      49 w[7]
        shr edx, 3                        ;    84.0 p0      49 w[7]
        xor eax, edi                      ;    84.7 p1      49 w[7]
        ror eax, 7                        ;    85.7 p0      49 w[7]
        xor edx, eax                      ;    86.7 p1      49 w[7]
        add ebp, edx                      ;    87.7 p0      78 w[7]
        mov dword [esp + 120], esi        ;    81.0 p3+p4   78 w[5]
        mov edx, dword [esp + 96]         ;    81.7 p2      73 w[9] reload
        mov eax, dword [esp + 96]         ;    82.7 p2      49 w[8]
        ror eax, 0xb                      ;    87.0 p0      49 w[8]
        mov esi, ecx                      ;    86.7 p1      50 w[8] copy
        shr esi, 0xa                      ;    88.0 p0      50 w[8]
        mov edi, ecx                      ;    87.7 p1      50 w[8] copy
        ror edi, 2                        ;    89.0 p0      50 w[8]
        xor edi, ecx                      ;    90.0 p1      50 w[8]
        ror edi, 0x11                     ;    91.0 p0      50 w[8]
        xor esi, edi                      ;    92.0 p1      50 w[8]
        mov edi, dword [esp + 96]         ;    85.0 p2      49 w[8]
        mov dword [esp + 124], ecx        ;    85.3 p3+p4   78 w[6]
        xor eax, edx                      ;    90.7 p1      49 w[8]
        ror eax, 7                        ;    91.7 p0      49 w[8]
        shr edi, 3                        ;    92.0 p0      49 w[8]
        xor edi, eax                      ;    93.0 p1      49 w[8]
        mov eax, dword [esp + 104]        ;    87.3 p2      78 w[1] reload
        add esi, eax                      ;    93.0 p1      78 w[8]
        add esi, dword [esp + 88]         ;    94.0 p0+p2   78 w[8]
        add esi, edi                      ;    95.0 p1      78 w[8]
        mov eax, ebp                      ;    94.0 p0      50 w[9] copy
        mov edi, ebp                      ;    94.7 p1      50 w[9] copy
        ror eax, 2                        ;    95.0 p0      50 w[9]
        mov dword [esp + 128], ebp        ;    90.0 p3+p4   78 w[7]
        shr edi, 0xa                      ;    96.0 p0      50 w[9]
        xor eax, ebp                      ;    96.0 p1      50 w[9]
        mov ebp, dword [esp + 72]         ;    91.3 p2      49 w[9]
        ror ebp, 0xb                      ;    97.0 p0      49 w[9]
        ror eax, 0x11                     ;    98.0 p0      50 w[9]
        xor edi, eax                      ;    99.0 p1      50 w[9]
        mov eax, dword [esp + 72]         ;    92.7 p2      49 w[9]
        xor eax, ebp                      ;    98.0 p1      49 w[9]
        ror eax, 7                        ;    99.0 p0      49 w[9]
        add edi, edx                      ;   100.0 p1      78 w[9]
        mov ebp, esi                      ;    99.7 p1      50 w[10] copy
        ror ebp, 2                        ;   100.7 p0      50 w[10]
        mov dword [esp + 132], esi        ;    96.0 p3+p4   78 w[8]
        mov edx, dword [esp + 72]         ;    95.3 p2      49 w[9]
        shr edx, 3                        ;   101.0 p0      49 w[9]
        add edi, ebx                      ;   101.0 p1      78 w[9]
        mov ebx, esi                      ;   101.7 p1      50 w[10] copy
        shr ebx, 0xa                      ;   102.7 p0      50 w[10]
        xor edx, eax                      ;   102.7 p1      49 w[9]
        xor ebp, esi                      ;   103.0 p0      50 w[10]
        ror ebp, 0x11                     ;   104.0 p0      50 w[10]
        xor ebx, ebp                      ;   105.0 p1      50 w[10]
        mov ebp, dword [esp + 68]         ;    98.3 p2      49 w[10]
        mov eax, dword [esp + 68]         ;    99.3 p2      49 w[10]
        add edi, edx                      ;   104.7 p1      78 w[9]
        ror eax, 0xb                      ;   105.0 p0      49 w[10]
        mov edx, dword [esp + 68]         ;   100.3 p2      73 w[11] reload
        xor eax, edx                      ;   106.0 p1      49 w[10]
        ror eax, 7                        ;   107.0 p0      49 w[10]
        shr ebp, 3                        ;   107.0 p0      49 w[10]
        xor ebp, eax                      ;   108.0 p1      49 w[10]
        mov eax, dword [esp + 112]        ;   101.3 p2      78 w[3] reload
        add ebx, eax                      ;   107.7 p1      78 w[10]
        add ebx, dword [esp + 72]         ;   108.7 p0+p2   78 w[10]
        add ebx, ebp                      ;   109.7 p1      78 w[10]
        mov eax, edi                      ;   109.0 p0      50 w[11] copy
        ror eax, 2                        ;   110.0 p0      50 w[11]
        xor eax, edi                      ;   111.0 p1      50 w[11]
        mov ebp, edi                      ;   110.7 p1      50 w[11] copy
        ror eax, 0x11                     ;   112.0 p0      50 w[11]
        shr ebp, 0xa                      ;   112.0 p0      50 w[11]
        xor ebp, eax                      ;   113.0 p1      50 w[11]
        mov eax, dword [esp + 76]         ;   105.3 p2      49 w[11]
        mov esi, dword [esp + 76]         ;   106.3 p2      49 w[11]
        ror esi, 0xb                      ;   113.0 p0      49 w[11]
        xor eax, esi                      ;   114.0 p1      49 w[11]
        mov esi, ebx                      ;   113.7 p1      50 w[12] copy
        add ebp, edx                      ;   114.0 p0      78 w[11]
        mov edx, dword [esp + 76]         ;   107.3 p2      49 w[11]
        add ebp, dword [esp + 108]        ;   115.0 p1+p2   78 w[11]
        ror eax, 7                        ;   115.0 p0      49 w[11]
        shr edx, 3                        ;   116.0 p0      49 w[11]
        xor edx, eax                      ;   117.0 p1      49 w[11]
        mov dword [esp + 136], ebx        ;   110.7 p3+p4   78 w[10]
        add ebp, edx                      ;   118.0 p1      78 w[11]
        ror esi, 2                        ;   117.0 p0      50 w[12]
        mov dword [esp + 140], edi        ;   110.7 p3+p4   78 w[9]
        xor esi, ebx                      ;   118.0 p1      50 w[12]
        mov edi, ebx                      ;   118.0 p0      50 w[12] copy
        mov edx, dword [esp + 80]         ;   112.0 p2      73 w[13] reload
        ror esi, 0x11                     ;   119.0 p0      50 w[12]
        shr edi, 0xa                      ;   120.0 p0      50 w[12]
        xor edi, esi                      ;   121.0 p1      50 w[12]
        mov esi, dword [esp + 80]         ;   113.3 p2      49 w[12]
        mov eax, dword [esp + 80]         ;   114.3 p2      49 w[12]
        ror eax, 0xb                      ;   121.0 p0      49 w[12]
        xor eax, edx                      ;   122.0 p1      49 w[12]
        mov dword [esp + 144], ebp        ;   119.0 p3+p4   78 w[11]
        shr esi, 3                        ;   122.0 p0      49 w[12]
        ror eax, 7                        ;   123.0 p0      49 w[12]
        xor esi, eax                      ;   124.0 p1      49 w[12]
        mov eax, dword [esp + 120]        ;   116.3 p2      78 w[5] reload
        add edi, eax                      ;   122.0 p1      78 w[12]
        mov eax, ebp                      ;   122.7 p1      50 w[13] copy
        add edi, dword [esp + 76]         ;   123.7 p1+p2   78 w[12]
        add edi, esi                      ;   125.0 p0      78 w[12]
        mov esi, ebp                      ;   124.7 p1      50 w[13] copy
        ror eax, 2                        ;   125.0 p0      50 w[13]
        shr esi, 0xa                      ;   126.0 p0      50 w[13]
        xor eax, ebp                      ;   126.0 p1      50 w[13]
        ror eax, 0x11                     ;   127.0 p0      50 w[13]
        xor esi, eax                      ;   128.0 p1      50 w[13]
        mov ebp, dword [esp + 92]         ;   120.3 p2      49 w[13]
        ror ebp, 0xb                      ;   128.0 p0      49 w[13]
        mov eax, dword [esp + 92]         ;   121.3 p2      49 w[13]
        xor eax, ebp                      ;   129.0 p1      49 w[13]
        ror eax, 7                        ;   130.0 p0      49 w[13]
        add esi, edx                      ;   129.0 p1      78 w[13]
        mov ebp, edi                      ;   129.7 p1      50 w[14] copy
        ror ebp, 2                        ;   130.7 p0      50 w[14]
        xor ebp, edi                      ;   131.7 p1      50 w[14]
        ror ebp, 0x11                     ;   132.7 p0      50 w[14]
        add esi, ecx                      ;   131.7 p1      78 w[13]
        mov ecx, edi                      ;   132.0 p0      50 w[14] copy
        shr ecx, 0xa                      ;   133.0 p0      50 w[14]
        xor ecx, ebp                      ;   134.0 p1      50 w[14]
        mov edx, dword [esp + 92]         ;   125.0 p2      49 w[13]
        shr edx, 3                        ;   134.0 p0      49 w[13]
        xor edx, eax                      ;   135.0 p1      49 w[13]
        mov eax, dword [esp + 84]         ;   126.0 p2      49 w[14]
        ror eax, 0xb                      ;   135.0 p0      49 w[14]
        mov ebp, dword [esp + 84]         ;   127.0 p2      49 w[14]
        shr ebp, 3                        ;   136.0 p0      49 w[14]
        add esi, edx                      ;   136.0 p1      78 w[13]
        mov edx, dword [esp + 84]         ;   128.0 p2      73 w[15] reload
        xor eax, edx                      ;   136.0 p1      49 w[14]
        ror eax, 7                        ;   137.0 p0      49 w[14]
        xor ebp, eax                      ;   138.0 p1      49 w[14]
        mov dword [esp + 148], edi        ;   129.0 p3+p4   78 w[12]
        mov dword [esp + 152], esi        ;   137.0 p3+p4   78 w[13]
        mov eax, dword [esp + 128]        ;   130.3 p2      78 w[7] reload
        add ecx, eax                      ;   137.7 p1      78 w[14]
        mov eax, esi                      ;   138.0 p0      50 w[15] copy
        add ecx, dword [esp + 92]         ;   138.7 p1+p2   78 w[14]
        add ecx, ebp                      ;   139.7 p0      78 w[14]
        mov ebp, esi                      ;   139.7 p1      50 w[15] copy
        ror eax, 2                        ;   140.0 p0      50 w[15]
        mov edi, dword [esp + 100]        ;   133.0 p2      49 w[15]
        ror edi, 0xb                      ;   141.0 p0      49 w[15]
        xor eax, esi                      ;   141.0 p1      50 w[15]
        mov dword [esp + 156], ecx        ;   140.7 p3+p4   78 w[14]
        ror eax, 0x11                     ;   142.0 p0      50 w[15]
        shr ebp, 0xa                      ;   143.0 p0      50 w[15]
        xor ebp, eax                      ;   144.0 p1      50 w[15]
        mov esi, ecx                      ;   142.7 p1      50 w[0] copy
        shr esi, 0xa                      ;   144.0 p0      50 w[0]
        mov eax, dword [esp + 100]        ;   136.3 p2      49 w[15]
        xor eax, edi                      ;   143.7 p1      49 w[15]
        mov edi, ecx                      ;   144.7 p1      50 w[0] copy
        ror edi, 2                        ;   145.7 p0      50 w[0]
        xor edi, ecx                      ;   146.7 p1      50 w[0]
        add ebp, edx                      ;   146.0 p0      78 w[15]
        mov edx, dword [esp + 100]        ;   138.3 p2      49 w[15]
        add ebp, dword [esp + 132]        ;   147.0 p1+p2   78 w[15]
        shr edx, 3                        ;   147.0 p0      49 w[15]
        ror eax, 7                        ;   148.0 p0      49 w[15]
        xor edx, eax                      ;   149.0 p1      49 w[15]
        add ebp, edx                      ;   150.0 p1      78 w[15]
        mov eax, dword [esp + 104]        ;   140.7 p2      49 w[0]
        mov edx, dword [esp + 104]        ;   141.7 p2      49 w[0]
        ror eax, 0xb                      ;   149.0 p0      49 w[0]
        xor edx, eax                      ;   150.0 p1      49 w[0]
        ror edx, 7                        ;   151.0 p0      49 w[0]
        ror edi, 0x11                     ;   151.0 p0      50 w[0]
        xor esi, edi                      ;   152.0 p1      50 w[0]
        mov edi, dword [esp + 104]        ;   143.0 p2      49 w[0]
        shr edi, 3                        ;   152.0 p0      49 w[0]
        xor edi, edx                      ;   153.0 p1      49 w[0]
        mov edx, dword [esp + 100]        ;   144.0 p2      78 w[0] reload
        mov eax, dword [esp + 140]        ;   145.0 p2      78 w[9] reload
        add esi, eax                      ;   153.0 p1      78 w[0]
        add esi, edx                      ;   154.0 p0      78 w[0]
        add esi, edi                      ;   155.0 p1      78 w[0]
        mov edi, ebp                      ;   154.0 p0      50 w[1] copy
        mov edx, ebp                      ;   154.7 p1      50 w[1] copy
        ror edx, 2                        ;   155.7 p0      50 w[1]
        xor edx, ebp                      ;   156.7 p1      50 w[1]
        ror edx, 0x11                     ;   157.7 p0      50 w[1]
        mov dword [esp + 160], ebp        ;   151.0 p3+p4   78 w[15]
        shr edi, 0xa                      ;   157.0 p0      50 w[1]
        mov ebp, dword [esp + 116]        ;   148.3 p2      49 w[1]
        mov eax, esi                      ;   156.7 p1      50 w[2] copy
        mov dword [esp + 164], esi        ;   156.0 p3+p4   78 w[0]
        xor edi, edx                      ;   158.7 p1      50 w[1]
        ror ebp, 0xb                      ;   158.0 p0      49 w[1]
        add edi, ebx                      ;   159.7 p1      78 w[1]
        shr eax, 0xa                      ;   159.0 p0      50 w[2]
        add edi, dword [esp + 104]        ;   160.7 p1+p2   78 w[1]
        mov edx, dword [esp + 116]        ;   152.0 p2      49 w[1]
        mov ebx, dword [esp + 116]        ;   153.0 p2      49 w[1]
        shr ebx, 3                        ;   160.0 p0      49 w[1]
        xor edx, ebp                      ;   160.7 p1      49 w[1]
        mov ebp, esi                      ;   161.0 p0      50 w[2] copy
        ror edx, 7                        ;   162.0 p0      49 w[1]
        xor ebx, edx                      ;   163.0 p1      49 w[1]
        mov edx, dword [esp + 112]        ;   154.0 p2      49 w[2]
        add edi, ebx                      ;   164.0 p1      78 w[1]
        ror ebp, 2                        ;   163.0 p0      50 w[2]
        xor ebp, esi                      ;   164.0 p1      50 w[2]
        ror ebp, 0x11                     ;   165.0 p0      50 w[2]
        xor eax, ebp                      ;   166.0 p1      50 w[2]
        mov ebp, dword [esp + 112]        ;   156.0 p2      49 w[2]
        shr ebp, 3                        ;   165.0 p0      49 w[2]
        mov ebx, dword [esp + 112]        ;   157.0 p2      49 w[2]
        ror edx, 0xb                      ;   166.0 p0      49 w[2]
        xor ebx, edx                      ;   167.0 p1      49 w[2]
        ror ebx, 7                        ;   168.0 p0      49 w[2]
        xor ebp, ebx                      ;   169.0 p1      49 w[2]
        mov edx, dword [esp + 144]        ;   158.3 p2      78 w[11] reload
        add eax, edx                      ;   167.7 p1      78 w[2]
        mov dword [esp + 168], edi        ;   165.0 p3+p4   78 w[1]
        mov esi, dword [esp + 108]        ;   159.7 p2      49 w[3]
        ror esi, 0xb                      ;   168.0 p0      49 w[3]
        mov ebx, dword [esp + 116]        ;   160.7 p2      78 w[2] reload
        add eax, ebx                      ;   168.7 p1      78 w[2]
        add eax, ebp                      ;   170.0 p0      78 w[2]
        mov ebx, edi                      ;   169.7 p1      50 w[3] copy
        mov ebp, edi                      ;   170.0 p0      50 w[3] copy
        shr ebp, 0xa                      ;   171.0 p0      50 w[3]
        ror ebx, 2                        ;   172.0 p0      50 w[3]
        xor ebx, edi                      ;   173.0 p1      50 w[3]
        mov edi, eax                      ;   171.7 p1      50 w[4] copy
        mov edx, dword [esp + 108]        ;   163.3 p2      49 w[3]
        shr edx, 3                        ;   173.0 p0      49 w[3]
        ror ebx, 0x11                     ;   174.0 p0      50 w[3]
        xor ebp, ebx                      ;   175.0 p1      50 w[3]
        mov ebx, dword [esp + 108]        ;   164.7 p2      49 w[3]
        xor ebx, esi                      ;   173.7 p1      49 w[3]
        ror ebx, 7                        ;   175.0 p0      49 w[3]
        add ebp, dword [esp + 148]        ;   176.0 p1+p2   78 w[3]
        shr edi, 0xa                      ;   176.0 p0      50 w[4]
        xor edx, ebx                      ;   176.0 p1      49 w[3]
        mov esi, eax                      ;   176.7 p1      50 w[4] copy
        add ebp, dword [esp + 112]        ;   177.0 p0+p2   78 w[3]
        add ebp, edx                      ;   178.0 p1      78 w[3]
        ror esi, 2                        ;   178.0 p0      50 w[4]
        mov edx, dword [esp + 120]        ;   168.7 p2      49 w[4]
        ror edx, 0xb                      ;   179.0 p0      49 w[4]
        mov ebx, dword [esp + 120]        ;   169.7 p2      49 w[4]
        xor ebx, edx                      ;   180.0 p1      49 w[4]
        mov dword [esp + 172], ebp        ;   179.0 p3+p4   78 w[3]
        ror ebx, 7                        ;   181.0 p0      49 w[4]
        mov dword [esp + 176], eax        ;   171.0 p3+p4   78 w[2]
        mov edx, dword [esp + 152]        ;   171.7 p2      78 w[13] reload
        xor esi, eax                      ;   179.7 p1      50 w[4]
        ror esi, 0x11                     ;   181.0 p0      50 w[4]
        xor edi, esi                      ;   182.0 p1      50 w[4]
        add edi, edx                      ;   183.0 p1      78 w[4]
        mov esi, dword [esp + 120]        ;   173.3 p2      49 w[4]
        shr esi, 3                        ;   182.0 p0      49 w[4]
        xor esi, ebx                      ;   183.0 p1      49 w[4]
        mov ebx, dword [esp + 108]        ;   174.3 p2      78 w[4] reload
        add edi, ebx                      ;   184.0 p0      78 w[4]
        add edi, esi                      ;   185.0 p1      78 w[4]
        mov esi, ebp                      ;   184.0 p0      50 w[5] copy
        mov ebx, ebp                      ;   184.7 p1      50 w[5] copy
        ror ebx, 2                        ;   185.7 p0      50 w[5]
        xor ebx, ebp                      ;   186.7 p1      50 w[5]
        mov ebp, dword [esp + 124]        ;   176.7 p2      49 w[5]
        shr esi, 0xa                      ;   186.0 p0      50 w[5]
        ror ebx, 0x11                     ;   187.7 p0      50 w[5]
        mov edx, edi                      ;   186.7 p1      50 w[6] copy
        xor esi, ebx                      ;   188.7 p1      50 w[5]
        mov ebx, dword [esp + 124]        ;   178.3 p2      49 w[5]
        add esi, ecx                      ;   189.7 p0      78 w[5]
        mov ecx, dword [esp + 124]        ;   179.3 p2      49 w[5]
        ror ebp, 0xb                      ;   189.0 p0      49 w[5]
        add esi, dword [esp + 120]        ;   190.7 p1+p2   78 w[5]
        xor ebx, ebp                      ;   190.0 p1      49 w[5]
        ror ebx, 7                        ;   191.0 p0      49 w[5]
        shr ecx, 3                        ;   191.0 p0      49 w[5]
        xor ecx, ebx                      ;   192.0 p1      49 w[5]
        add esi, ecx                      ;   193.0 p1      78 w[5]
        mov ecx, dword [esp + 128]        ;   182.0 p2      49 w[6]
        ror ecx, 0xb                      ;   192.0 p0      49 w[6]
        mov dword [esp + 180], edi        ;   186.0 p3+p4   78 w[4]
        mov ebx, dword [esp + 128]        ;   183.3 p2      49 w[6]
        shr edx, 0xa                      ;   193.0 p0      50 w[6]
        mov ebp, edi                      ;   192.7 p1      50 w[6] copy
        ror ebp, 2                        ;   194.0 p0      50 w[6]
        xor ebp, edi                      ;   195.0 p1      50 w[6]
        xor ebx, ecx                      ;   194.7 p1      49 w[6]
        ror ebx, 7                        ;   195.7 p0      49 w[6]
        mov ecx, dword [esp + 160]        ;   185.7 p2      78 w[6]
        ror ebp, 0x11                     ;   196.0 p0      50 w[6]
        xor edx, ebp                      ;   197.0 p1      50 w[6]
        mov ebp, dword [esp + 128]        ;   186.7 p2      49 w[6]
        shr ebp, 3                        ;   197.0 p0      49 w[6]
        xor ebp, ebx                      ;   198.0 p1      49 w[6]
        mov dword [esp + 184], esi        ;   194.0 p3+p4   78 w[5]
        mov ebx, dword [esp + 124]        ;   188.3 p2      78 w[6] reload
        add ecx, ebx                      ;   197.7 p1      78 w[6]
        add ecx, edx                      ;   198.7 p0      78 w[6]
        mov edx, esi                      ;   198.7 p1      50 w[7] copy
        ror edx, 2                        ;   199.7 p0      50 w[7]
        add ecx, ebp                      ;   199.7 p1      78 w[6]
        mov ebp, esi                      ;   200.0 p0      50 w[7] copy
        shr ebp, 0xa                      ;   201.0 p0      50 w[7]
        xor edx, esi                      ;   200.7 p1      50 w[7]
        mov ebx, dword [esp + 132]        ;   191.3 p2      49 w[7]
        mov edi, dword [esp + 132]        ;   192.3 p2      49 w[7]
        ror edx, 0x11                     ;   202.0 p0      50 w[7]
        xor ebp, edx                      ;   203.0 p1      50 w[7]
        mov edx, dword [esp + 132]        ;   193.3 p2      49 w[7]
        shr ebx, 3                        ;   203.0 p0      49 w[7]
        add ebp, dword [esp + 164]        ;   204.0 p1+p2   78 w[7]
        mov esi, ecx                      ;   203.7 p1      50 w[8] copy
        shr esi, 0xa                      ;   204.7 p0      50 w[8]
        mov dword [esp + 188], ecx        ;   200.7 p3+p4   78 w[6]
        add ebp, dword [esp + 128]        ;   205.0 p1+p2   78 w[7]
        ror edi, 0xb                      ;   205.0 p0      49 w[7]
        xor edx, edi                      ;   206.0 p1      49 w[7]
        ror edx, 7                        ;   207.0 p0      49 w[7]
        xor ebx, edx                      ;   208.0 p1      49 w[7]
        add ebp, ebx                      ;   209.0 p0      78 w[7]
        mov edi, ecx                      ;   207.7 p1      50 w[8] copy
        ror edi, 2                        ;   208.7 p0      50 w[8]
        xor edi, ecx                      ;   209.7 p1      50 w[8]
        ror edi, 0x11                     ;   210.7 p0      50 w[8]
        mov ebx, dword [esp + 140]        ;   199.0 p2      49 w[8]
        xor esi, edi                      ;   211.7 p1      50 w[8]
        mov edi, dword [esp + 140]        ;   200.0 p2      49 w[8]
        shr edi, 3                        ;   210.0 p0      49 w[8]
        mov dword [esp + 192], ebp        ;   210.0 p3+p4   78 w[7]
        mov edx, dword [esp + 140]        ;   201.0 p2      49 w[8]
        ror edx, 0xb                      ;   211.0 p0      49 w[8]
        xor ebx, edx                      ;   212.0 p1      49 w[8]
        mov edx, dword [esp + 168]        ;   202.0 p2      78 w[1] reload
        ror ebx, 7                        ;   213.0 p0      49 w[8]
        add esi, edx                      ;   212.7 p1      78 w[8]
        xor edi, ebx                      ;   214.0 p1      49 w[8]
        mov ebx, dword [esp + 132]        ;   203.3 p2      78 w[8] reload
        add esi, ebx                      ;   213.7 p0      78 w[8]
        add esi, edi                      ;   215.0 p1      78 w[8]
        mov ebx, ebp                      ;   214.0 p0      50 w[9] copy
        ror ebx, 2                        ;   215.0 p0      50 w[9]
        xor ebx, ebp                      ;   216.0 p1      50 w[9]
        ror ebx, 0x11                     ;   217.0 p0      50 w[9]
        mov dword [esp + 196], esi        ;   216.0 p3+p4   78 w[8]
        mov edx, esi                      ;   216.0 p1      50 w[10] copy
        mov edi, ebp                      ;   216.7 p1      50 w[9] copy
        shr edi, 0xa                      ;   217.7 p0      50 w[9]
        shr edx, 0xa                      ;   218.0 p0      50 w[10]
        xor edi, ebx                      ;   218.7 p1      50 w[9]
        add edi, eax                      ;   219.7 p1      78 w[9]
        mov eax, dword [esp + 136]        ;   208.3 p2      49 w[9]
        mov ebx, dword [esp + 136]        ;   209.3 p2      49 w[9]
        mov ebp, dword [esp + 136]        ;   210.3 p2      49 w[9]
        ror ebp, 0xb                      ;   219.0 p0      49 w[9]
        shr eax, 3                        ;   220.0 p0      49 w[9]
        xor ebx, ebp                      ;   220.0 p1      49 w[9]
        mov ebp, esi                      ;   220.7 p1      50 w[10] copy
        ror ebp, 2                        ;   221.7 p0      50 w[10]
        xor ebp, esi                      ;   222.7 p1      50 w[10]
        ror ebx, 7                        ;   222.0 p0      49 w[9]
        ror ebp, 0x11                     ;   223.7 p0      50 w[10]
        xor edx, ebp                      ;   224.7 p1      50 w[10]
        mov ebp, dword [esp + 144]        ;   212.3 p2      49 w[10]
        xor eax, ebx                      ;   223.7 p1      49 w[9]
        mov ebx, dword [esp + 144]        ;   213.3 p2      49 w[10]
        shr ebp, 3                        ;   224.0 p0      49 w[10]
        add edi, dword [esp + 140]        ;   224.7 p1+p2   78 w[9]
        add edi, eax                      ;   225.7 p0      78 w[9]
        mov eax, dword [esp + 144]        ;   215.3 p2      49 w[10]
        ror eax, 0xb                      ;   226.0 p0      49 w[10]
        xor ebx, eax                      ;   227.0 p1      49 w[10]
        ror ebx, 7                        ;   228.0 p0      49 w[10]
        mov eax, dword [esp + 172]        ;   216.3 p2      78 w[10]
        xor ebp, ebx                      ;   229.0 p1      49 w[10]
        mov ebx, dword [esp + 136]        ;   217.3 p2      78 w[10] reload
        add eax, ebx                      ;   227.7 p1      78 w[10]
        mov ebx, dword [esp + 148]        ;   218.3 p2      49 w[11]
        shr ebx, 3                        ;   228.0 p0      49 w[11]
        mov esi, dword [esp + 148]        ;   219.3 p2      49 w[11]
        ror esi, 0xb                      ;   229.0 p0      49 w[11]
        add eax, edx                      ;   228.7 p1      78 w[10]
        mov edx, edi                      ;   229.7 p1      50 w[11] copy
        ror edx, 2                        ;   230.7 p0      50 w[11]
        xor edx, edi                      ;   231.7 p1      50 w[11]
        add eax, ebp                      ;   231.0 p0      78 w[10]
        mov ebp, edi                      ;   231.7 p1      50 w[11] copy
        shr ebp, 0xa                      ;   232.7 p0      50 w[11]
        mov dword [esp + 200], eax        ;   232.0 p3+p4   78 w[10]
        ror edx, 0x11                     ;   233.0 p0      50 w[11]
        xor ebp, edx                      ;   234.0 p1      50 w[11]
        mov edx, dword [esp + 148]        ;   222.3 p2      49 w[11]
        xor edx, esi                      ;   233.7 p1      49 w[11]
        ror edx, 7                        ;   234.7 p0      49 w[11]
        xor ebx, edx                      ;   235.7 p1      49 w[11]
        add ebp, dword [esp + 180]        ;   235.0 p0+p2   78 w[11]
        mov dword [esp + 204], edi        ;   226.7 p3+p4   78 w[9]
        mov edi, eax                      ;   235.7 p1      50 w[12] copy
        shr edi, 0xa                      ;   236.7 p0      50 w[12]
        mov esi, eax                      ;   236.7 p1      50 w[12] copy
        mov edx, dword [esp + 152]        ;   226.3 p2      49 w[12]
        add ebp, dword [esp + 144]        ;   237.0 p0+p2   78 w[11]
        add ebp, ebx                      ;   238.0 p1      78 w[11]
        ror edx, 0xb                      ;   238.0 p0      49 w[12]
        ror esi, 2                        ;   239.0 p0      50 w[12]
        mov dword [esp + 208], ebp        ;   239.0 p3+p4   78 w[11]
        mov ebx, dword [esp + 152]        ;   229.0 p2      49 w[12]
        xor ebx, edx                      ;   239.0 p1      49 w[12]
        mov edx, dword [esp + 184]        ;   230.0 p2      78 w[5] reload
        ror ebx, 7                        ;   240.0 p0      49 w[12]
        xor esi, eax                      ;   240.0 p1      50 w[12]
        ror esi, 0x11                     ;   241.0 p0      50 w[12]
        xor edi, esi                      ;   242.0 p1      50 w[12]
        add edi, edx                      ;   243.0 p1      78 w[12]
        mov esi, dword [esp + 152]        ;   231.7 p2      49 w[12]
        shr esi, 3                        ;   242.0 p0      49 w[12]
        xor esi, ebx                      ;   243.0 p1      49 w[12]
        mov ebx, dword [esp + 148]        ;   232.7 p2      78 w[12] reload
        add edi, ebx                      ;   244.0 p0      78 w[12]
        add edi, esi                      ;   245.0 p1      78 w[12]
        mov edx, edi                      ;   246.0 p0      50 w[14] copy
        mov ebx, ebp                      ;   244.7 p1      50 w[13] copy
        ror ebx, 2                        ;   245.7 p0      50 w[13]
        xor ebx, ebp                      ;   246.7 p1      50 w[13]
        ror ebx, 0x11                     ;   247.7 p0      50 w[13]
        mov esi, ebp                      ;   246.7 p1      50 w[13] copy
        shr esi, 0xa                      ;   247.7 p0      50 w[13]
        shr edx, 0xa                      ;   248.0 p0      50 w[14]
        mov ebp, dword [esp + 156]        ;   236.3 p2      49 w[13]
        ror ebp, 0xb                      ;   249.0 p0      49 w[13]
        xor esi, ebx                      ;   248.7 p1      50 w[13]
        mov ebx, dword [esp + 156]        ;   237.3 p2      49 w[13]
        xor ebx, ebp                      ;   250.0 p1      49 w[13]
        add esi, ecx                      ;   249.7 p1      78 w[13]
        add esi, dword [esp + 152]        ;   250.7 p0+p2   78 w[13]
        mov ecx, dword [esp + 156]        ;   239.3 p2      49 w[13]
        shr ecx, 3                        ;   251.0 p0      49 w[13]
        ror ebx, 7                        ;   252.0 p0      49 w[13]
        xor ecx, ebx                      ;   253.0 p1      49 w[13]
        mov ebx, dword [esp + 160]        ;   240.3 p2      49 w[14]
        mov ebp, edi                      ;   251.7 p1      50 w[14] copy
        ror ebp, 2                        ;   253.0 p0      50 w[14]
        add esi, ecx                      ;   254.0 p1      78 w[13]
        mov dword [esp + 212], edi        ;   246.0 p3+p4   78 w[12]
        mov ecx, dword [esp + 160]        ;   242.3 p2      49 w[14]
        ror ecx, 0xb                      ;   254.0 p0      49 w[14]
        xor ebx, ecx                      ;   255.0 p1      49 w[14]
        mov ecx, dword [esp + 192]        ;   243.3 p2      78 w[14]
        xor ebp, edi                      ;   254.7 p1      50 w[14]
        mov edi, dword [esp + 164]        ;   244.3 p2      49 w[15]
        ror edi, 0xb                      ;   255.0 p0      49 w[15]
        ror ebx, 7                        ;   256.0 p0      49 w[14]
        ror ebp, 0x11                     ;   257.0 p0      50 w[14]
        xor edx, ebp                      ;   258.0 p1      50 w[14]
        mov ebp, dword [esp + 160]        ;   245.7 p2      49 w[14]
        shr ebp, 3                        ;   258.0 p0      49 w[14]
        xor ebp, ebx                      ;   259.0 p1      49 w[14]
        mov ebx, dword [esp + 156]        ;   246.7 p2      78 w[14] reload
        add ecx, ebx                      ;   257.7 p1      78 w[14]
        add ecx, edx                      ;   259.0 p1      78 w[14]
        add ecx, ebp                      ;   260.0 p0      78 w[14]
        mov ebp, esi                      ;   259.7 p1      50 w[15] copy
        mov edx, esi                      ;   260.0 p0      50 w[15] copy
        ror edx, 2                        ;   261.0 p0      50 w[15]
        shr ebp, 0xa                      ;   262.0 p0      50 w[15]
        xor edx, esi                      ;   262.0 p1      50 w[15]
        ror edx, 0x11                     ;   263.0 p0      50 w[15]
        xor ebp, edx                      ;   264.0 p1      50 w[15]
        mov edx, dword [esp + 164]        ;   250.7 p2      49 w[15]
        xor edx, edi                      ;   262.7 p1      49 w[15]
        mov ebx, dword [esp + 164]        ;   251.7 p2      49 w[15]
        shr ebx, 3                        ;   264.0 p0      49 w[15]
        ror edx, 7                        ;   265.0 p0      49 w[15]
        add ebp, dword [esp + 196]        ;   265.0 p1+p2   78 w[15]
        add ebp, dword [esp + 160]        ;   266.0 p1+p2   78 w[15]
        xor ebx, edx                      ;   266.0 p1      49 w[15]
        mov edx, dword [esp + 168]        ;   254.7 p2      49 w[0]
        ror edx, 0xb                      ;   266.0 p0      49 w[0]
        mov dword [esp + 216], esi        ;   255.0 p3+p4   78 w[13]
        mov esi, ecx                      ;   266.7 p1      50 w[0] copy
        mov edi, ecx                      ;   267.0 p0      50 w[0] copy
        ror edi, 2                        ;   268.0 p0      50 w[0]
        shr esi, 0xa                      ;   269.0 p0      50 w[0]
        xor edi, ecx                      ;   269.0 p1      50 w[0]
        add ebp, ebx                      ;   268.7 p1      78 w[15]
        mov ebx, dword [esp + 168]        ;   257.7 p2      49 w[0]
        xor ebx, edx                      ;   269.7 p1      49 w[0]
        ror edi, 0x11                     ;   270.0 p0      50 w[0]
        mov dword [esp + 220], ecx        ;   261.0 p3+p4   78 w[14]
        xor esi, edi                      ;   271.0 p1      50 w[0]
        mov edx, dword [esp + 204]        ;   259.7 p2      78 w[9] reload
        add esi, edx                      ;   272.0 p0      78 w[0]
        mov edi, dword [esp + 168]        ;   260.7 p2      49 w[0]
        mov dword [esp + 224], ebp        ;   269.7 p3+p4   78 w[15]
        ror ebx, 7                        ;   272.0 p0      49 w[0]
        shr edi, 3                        ;   273.0 p0      49 w[0]
        xor edi, ebx                      ;   274.0 p1      49 w[0]
        mov ebx, dword [esp + 164]        ;   262.3 p2      78 w[0] reload
        add esi, ebx                      ;   273.0 p1      78 w[0]
        mov ebx, ebp                      ;   273.7 p1      50 w[1] copy
        ror ebx, 2                        ;   274.7 p0      50 w[1]
        xor ebx, ebp                      ;   275.7 p1      50 w[1]
        ror ebx, 0x11                     ;   276.7 p0      50 w[1]
        add esi, edi                      ;   275.7 p1      78 w[0]
        mov edi, ebp                      ;   276.0 p0      50 w[1] copy
        shr edi, 0xa                      ;   277.0 p0      50 w[1]
        mov edx, esi                      ;   276.7 p1      50 w[2] copy
        xor edi, ebx                      ;   278.0 p1      50 w[1]
        mov ebx, dword [esp + 176]        ;   267.0 p2      49 w[1]
        add edi, eax                      ;   279.0 p0      78 w[1]
        shr edx, 0xa                      ;   279.0 p0      50 w[2]
        mov ebp, dword [esp + 176]        ;   268.0 p2      49 w[1]
        ror ebp, 0xb                      ;   280.0 p0      49 w[1]
        mov eax, dword [esp + 176]        ;   269.0 p2      49 w[1]
        shr eax, 3                        ;   281.0 p0      49 w[1]
        xor ebx, ebp                      ;   281.0 p1      49 w[1]
        ror ebx, 7                        ;   282.0 p0      49 w[1]
        add edi, dword [esp + 168]        ;   280.0 p1+p2   78 w[1]
        xor eax, ebx                      ;   283.0 p1      49 w[1]
        add edi, eax                      ;   284.0 p1      78 w[1]
        mov ebp, esi                      ;   282.7 p1      50 w[2] copy
        ror ebp, 2                        ;   283.7 p0      50 w[2]
        xor ebp, esi                      ;   284.7 p1      50 w[2]
        mov ebx, dword [esp + 172]        ;   272.3 p2      49 w[2]
        mov dword [esp + 228], esi        ;   276.7 p3+p4   78 w[0]
        mov esi, dword [esp + 180]        ;   273.3 p2      49 w[3]
        ror ebp, 0x11                     ;   285.7 p0      50 w[2]
        xor edx, ebp                      ;   286.7 p1      50 w[2]
        mov eax, dword [esp + 172]        ;   274.3 p2      49 w[2]
        ror eax, 0xb                      ;   285.0 p0      49 w[2]
        xor ebx, eax                      ;   286.0 p1      49 w[2]
        mov eax, dword [esp + 208]        ;   275.3 p2      78 w[2]
        ror ebx, 7                        ;   287.0 p0      49 w[2]
        mov ebp, dword [esp + 172]        ;   276.3 p2      49 w[2]
        shr ebp, 3                        ;   287.0 p0      49 w[2]
        xor ebp, ebx                      ;   288.0 p1      49 w[2]
        mov ebx, dword [esp + 176]        ;   277.3 p2      78 w[2] reload
        add eax, ebx                      ;   287.7 p1      78 w[2]
        add eax, edx                      ;   288.7 p0      78 w[2]
        mov edx, edi                      ;   288.7 p1      50 w[3] copy
        ror edx, 2                        ;   289.7 p0      50 w[3]
        xor edx, edi                      ;   290.7 p1      50 w[3]
        ror edx, 0x11                     ;   291.7 p0      50 w[3]
        add eax, ebp                      ;   290.7 p1      78 w[2]
        mov ebp, edi                      ;   291.0 p0      50 w[3] copy
        shr ebp, 0xa                      ;   292.0 p0      50 w[3]
        xor ebp, edx                      ;   293.0 p1      50 w[3]
        mov edx, dword [esp + 180]        ;   280.7 p2      49 w[3]
        ror esi, 0xb                      ;   293.0 p0      49 w[3]
        xor edx, esi                      ;   294.0 p1      49 w[3]
        mov esi, eax                      ;   293.7 p1      50 w[4] copy
        ror esi, 2                        ;   294.7 p0      50 w[4]
        xor esi, eax                      ;   295.7 p1      50 w[4]
        ror esi, 0x11                     ;   296.7 p0      50 w[4]
        mov dword [esp + 232], eax        ;   291.7 p3+p4   78 w[2]
        mov dword [esp + 236], edi        ;   285.0 p3+p4   78 w[1]
        mov ebx, dword [esp + 180]        ;   285.0 p2      49 w[3]
        add ebp, dword [esp + 212]        ;   295.7 p1+p2   78 w[3]
        mov edi, eax                      ;   296.0 p0      50 w[4] copy
        shr ebx, 3                        ;   297.0 p0      49 w[3]
        shr edi, 0xa                      ;   298.0 p0      50 w[4]
        add ebp, dword [esp + 172]        ;   296.7 p1+p2   78 w[3]
        ror edx, 7                        ;   299.0 p0      49 w[3]
        xor ebx, edx                      ;   300.0 p1      49 w[3]
        xor edi, esi                      ;   299.0 p1      50 w[4]
        mov esi, dword [esp + 184]        ;   288.7 p2      49 w[4]
        shr esi, 3                        ;   300.0 p0      49 w[4]
        add ebp, ebx                      ;   301.0 p1      78 w[3]
        mov ebx, dword [esp + 184]        ;   289.7 p2      49 w[4]
        mov edx, dword [esp + 184]        ;   290.7 p2      49 w[4]
        mov dword [esp + 240], ebp        ;   302.0 p3+p4   78 w[3]
        ror edx, 0xb                      ;   301.0 p0      49 w[4]
        xor ebx, edx                      ;   302.0 p1      49 w[4]
        mov edx, dword [esp + 216]        ;   291.7 p2      78 w[13] reload
        ror ebx, 7                        ;   303.0 p0      49 w[4]
        xor esi, ebx                      ;   304.0 p1      49 w[4]
        mov ebx, dword [esp + 180]        ;   292.7 p2      78 w[4] reload
        add edi, edx                      ;   302.7 p1      78 w[4]
        add edi, ebx                      ;   303.7 p0      78 w[4]
        mov ebx, ebp                      ;   303.7 p1      50 w[5] copy
        ror ebx, 2                        ;   304.7 p0      50 w[5]
        xor ebx, ebp                      ;   305.7 p1      50 w[5]
        ror ebx, 0x11                     ;   306.7 p0      50 w[5]
        add edi, esi                      ;   305.7 p1      78 w[4]
        mov esi, ebp                      ;   306.0 p0      50 w[5] copy
        shr esi, 0xa                      ;   307.0 p0      50 w[5]
        xor esi, ebx                      ;   308.0 p1      50 w[5]
        mov ebx, dword [esp + 188]        ;   296.7 p2      49 w[5]
        mov dword [esp + 244], edi        ;   306.7 p3+p4   78 w[4]
        mov ebp, dword [esp + 188]        ;   298.3 p2      49 w[5]
        ror ebp, 0xb                      ;   308.0 p0      49 w[5]
        xor ebx, ebp                      ;   309.0 p1      49 w[5]
        ror ebx, 7                        ;   310.0 p0      49 w[5]
        add esi, ecx                      ;   309.0 p1      78 w[5]
        mov ecx, dword [esp + 188]        ;   300.0 p2      49 w[5]
        shr ecx, 3                        ;   310.0 p0      49 w[5]
        mov edx, edi                      ;   309.7 p1      50 w[6] copy
        mov ebp, edi                      ;   310.7 p1      50 w[6] copy
        ror ebp, 2                        ;   311.7 p0      50 w[6]
        xor ebp, edi                      ;   312.7 p1      50 w[6]
        xor ecx, ebx                      ;   312.0 p0      49 w[5]
        shr edx, 0xa                      ;   313.0 p0      50 w[6]
        ror ebp, 0x11                     ;   314.0 p0      50 w[6]
        xor edx, ebp                      ;   315.0 p1      50 w[6]
        add esi, dword [esp + 184]        ;   313.7 p1+p2   78 w[5]
        add esi, ecx                      ;   314.7 p1      78 w[5]
        mov ebx, dword [esp + 192]        ;   304.3 p2      49 w[6]
        mov ecx, dword [esp + 192]        ;   305.3 p2      49 w[6]
        ror ecx, 0xb                      ;   315.0 p0      49 w[6]
        xor ebx, ecx                      ;   316.0 p1      49 w[6]
        mov edi, dword [esp + 196]        ;   306.3 p2      49 w[7]
        mov ebp, dword [esp + 192]        ;   307.3 p2      49 w[6]
        ror ebx, 7                        ;   317.0 p0      49 w[6]
        shr ebp, 3                        ;   317.0 p0      49 w[6]
        xor ebp, ebx                      ;   318.0 p1      49 w[6]
        mov ebx, dword [esp + 188]        ;   308.3 p2      78 w[6] reload
        mov ecx, dword [esp + 224]        ;   309.3 p2      78 w[6]
        add ecx, ebx                      ;   317.7 p1      78 w[6]
        add ecx, edx                      ;   318.7 p0      78 w[6]
        add ecx, ebp                      ;   319.7 p1      78 w[6]
        mov dword [esp + 248], ecx        ;   320.7 p3+p4   78 w[6]
        mov ebp, esi                      ;   319.0 p0      50 w[7] copy
        shr ebp, 0xa                      ;   320.0 p0      50 w[7]
        mov dword [esp + 252], esi        ;   315.7 p3+p4   78 w[5]
        ror edi, 0xb                      ;   321.0 p0      49 w[7]
        mov edx, esi                      ;   319.7 p1      50 w[7] copy
        ror edx, 2                        ;   322.0 p0      50 w[7]
        mov ebx, dword [esp + 196]        ;   312.0 p2      49 w[7]
        shr ebx, 3                        ;   323.0 p0      49 w[7]
        xor edx, esi                      ;   323.0 p1      50 w[7]
        ror edx, 0x11                     ;   324.0 p0      50 w[7]
        xor ebp, edx                      ;   325.0 p1      50 w[7]
        mov esi, ecx                      ;   322.7 p1      50 w[8] copy
        shr esi, 0xa                      ;   325.0 p0      50 w[8]
        add ebp, dword [esp + 228]        ;   326.0 p1+p2   78 w[7]
        add ebp, dword [esp + 192]        ;   327.0 p1+p2   78 w[7]
        mov edx, dword [esp + 196]        ;   316.3 p2      49 w[7]
        xor edx, edi                      ;   325.7 p1      49 w[7]
        mov edi, ecx                      ;   326.0 p0      50 w[8] copy
        ror edi, 2                        ;   327.0 p0      50 w[8]
        xor edi, ecx                      ;   328.0 p1      50 w[8]
        ror edi, 0x11                     ;   329.0 p0      50 w[8]
        xor esi, edi                      ;   330.0 p1      50 w[8]
        ror edx, 7                        ;   329.0 p0      49 w[7]
        xor ebx, edx                      ;   330.0 p1      49 w[7]
        add ebp, ebx                      ;   331.0 p1      78 w[7]
        mov edx, dword [esp + 204]        ;   319.0 p2      49 w[8]
        mov ebx, dword [esp + 204]        ;   320.0 p2      49 w[8]
        ror edx, 0xb                      ;   330.0 p0      49 w[8]
        mov edi, dword [esp + 204]        ;   321.0 p2      49 w[8]
        shr edi, 3                        ;   331.0 p0      49 w[8]
        xor ebx, edx                      ;   331.0 p1      49 w[8]
        mov edx, dword [esp + 236]        ;   322.0 p2      78 w[1] reload
        ror ebx, 7                        ;   332.0 p0      49 w[8]
        xor edi, ebx                      ;   333.0 p1      49 w[8]
        add esi, edx                      ;   332.7 p1      78 w[8]
        mov edx, ebp                      ;   333.0 p0      50 w[9] copy
        ror edx, 2                        ;   334.0 p0      50 w[9]
        xor edx, ebp                      ;   335.0 p1      50 w[9]
        ror edx, 0x11                     ;   336.0 p0      50 w[9]
        mov ebx, dword [esp + 196]        ;   323.7 p2      78 w[8] reload
        add esi, ebx                      ;   334.7 p1      78 w[8]
        add esi, edi                      ;   335.7 p1      78 w[8]
        mov edi, ebp                      ;   336.0 p0      50 w[9] copy
        shr edi, 0xa                      ;   337.0 p0      50 w[9]
        xor edi, edx                      ;   338.0 p1      50 w[9]
        mov edx, dword [esp + 200]        ;   325.7 p2      49 w[9]
        mov ebx, dword [esp + 200]        ;   326.7 p2      49 w[9]
        add edi, eax                      ;   339.0 p1      78 w[9]
        ror ebx, 0xb                      ;   338.0 p0      49 w[9]
        xor edx, ebx                      ;   339.0 p1      49 w[9]
        add edi, dword [esp + 204]        ;   340.0 p0+p2   78 w[9]
        ror edx, 7                        ;   340.0 p0      49 w[9]
        mov dword [esp + 256], ebp        ;   332.0 p3+p4   78 w[7]
        mov ebp, dword [esp + 200]        ;   329.0 p2      49 w[9]
        shr ebp, 3                        ;   341.0 p0      49 w[9]
        xor ebp, edx                      ;   342.0 p1      49 w[9]
        add edi, ebp                      ;   343.0 p1      78 w[9]
        mov dword [esp + 260], edi        ;   344.0 p3+p4   78 w[9]
        mov edx, dword [esp + 208]        ;   331.0 p2      49 w[10]
        mov ebp, esi                      ;   341.7 p1      50 w[10] copy
        ror ebp, 2                        ;   342.7 p0      50 w[10]
        mov eax, esi                      ;   342.7 p1      50 w[10] copy
        shr eax, 0xa                      ;   343.7 p0      50 w[10]
        xor ebp, esi                      ;   343.7 p1      50 w[10]
        mov dword [esp + 264], esi        ;   336.7 p3+p4   78 w[8]
        mov ebx, dword [esp + 208]        ;   333.7 p2      49 w[10]
        ror edx, 0xb                      ;   344.0 p0      49 w[10]
        xor ebx, edx                      ;   345.0 p1      49 w[10]
        mov edx, dword [esp + 240]        ;   334.7 p2      78 w[10]
        ror ebx, 7                        ;   346.0 p0      49 w[10]
        ror ebp, 0x11                     ;   346.0 p0      50 w[10]
        xor eax, ebp                      ;   347.0 p1      50 w[10]
        mov ebp, dword [esp + 208]        ;   336.0 p2      49 w[10]
        shr ebp, 3                        ;   347.0 p0      49 w[10]
        xor ebp, ebx                      ;   348.0 p1      49 w[10]
        mov ebx, dword [esp + 200]        ;   337.3 p2      78 w[10] reload
        add edx, ebx                      ;   347.7 p1      78 w[10]
        add edx, eax                      ;   348.7 p0      78 w[10]
        add edx, ebp                      ;   349.7 p1      78 w[10]
        mov eax, edi                      ;   349.0 p0      50 w[11] copy
        ror eax, 2                        ;   350.0 p0      50 w[11]
        xor eax, edi                      ;   351.0 p1      50 w[11]
        mov ebp, edi                      ;   350.7 p1      50 w[11] copy
        shr ebp, 0xa                      ;   351.7 p0      50 w[11]
        ror eax, 0x11                     ;   352.0 p0      50 w[11]
        mov ebx, dword [esp + 212]        ;   340.7 p2      49 w[11]
        xor ebp, eax                      ;   353.0 p1      50 w[11]
        mov eax, dword [esp + 212]        ;   341.7 p2      49 w[11]
        ror ebx, 0xb                      ;   353.0 p0      49 w[11]
        xor eax, ebx                      ;   354.0 p1      49 w[11]
        mov ebx, dword [esp + 216]        ;   342.7 p2      49 w[12]
        mov edi, dword [esp + 212]        ;   343.7 p2      49 w[11]
        shr edi, 3                        ;   354.0 p0      49 w[11]
        ror eax, 7                        ;   355.0 p0      49 w[11]
        add ebp, dword [esp + 244]        ;   354.0 p1+p2   78 w[11]
        xor edi, eax                      ;   356.0 p1      49 w[11]
        mov esi, edx                      ;   355.7 p1      50 w[12] copy
        add ebp, dword [esp + 208]        ;   356.0 p0+p2   78 w[11]
        add ebp, edi                      ;   357.0 p1      78 w[11]
        mov eax, dword [esp + 216]        ;   346.7 p2      49 w[12]
        mov edi, edx                      ;   357.0 p0      50 w[12] copy
        ror eax, 0xb                      ;   358.0 p0      49 w[12]
        xor ebx, eax                      ;   359.0 p1      49 w[12]
        mov dword [esp + 268], edx        ;   350.7 p3+p4   78 w[10]
        ror edi, 2                        ;   359.0 p0      50 w[12]
        xor edi, edx                      ;   360.0 p1      50 w[12]
        shr esi, 0xa                      ;   360.0 p0      50 w[12]
        ror ebx, 7                        ;   361.0 p0      49 w[12]
        ror edi, 0x11                     ;   362.0 p0      50 w[12]
        xor esi, edi                      ;   363.0 p1      50 w[12]
        mov edx, ebp                      ;   360.7 p1      50 w[13] copy
        mov eax, dword [esp + 252]        ;   350.7 p2      78 w[5] reload
        mov edi, dword [esp + 216]        ;   351.7 p2      49 w[12]
        shr edi, 3                        ;   363.0 p0      49 w[12]
        add esi, eax                      ;   364.0 p1      78 w[12]
        ror edx, 2                        ;   364.0 p0      50 w[13]
        xor edx, ebp                      ;   365.0 p1      50 w[13]
        ror edx, 0x11                     ;   366.0 p0      50 w[13]
        xor edi, ebx                      ;   364.0 p1      49 w[12]
        mov ebx, dword [esp + 212]        ;   353.3 p2      78 w[12] reload
        add esi, ebx                      ;   365.0 p1      78 w[12]
        add esi, edi                      ;   366.0 p1      78 w[12]
        mov edi, ebp                      ;   366.0 p0      50 w[13] copy
        shr edi, 0xa                      ;   367.0 p0      50 w[13]
        xor edi, edx                      ;   368.0 p1      50 w[13]
        add edi, ecx                      ;   369.0 p1      78 w[13]
        mov edx, dword [esp + 220]        ;   355.7 p2      49 w[13]
        mov dword [esp + 272], ebp        ;   358.0 p3+p4   78 w[11]
        mov ebp, dword [esp + 220]        ;   356.7 p2      49 w[13]
        shr ebp, 3                        ;   368.0 p0      49 w[13]
        mov ecx, esi                      ;   368.7 p1      50 w[14] copy
        mov eax, dword [esp + 220]        ;   357.7 p2      49 w[13]
        mov dword [esp + 276], esi        ;   367.0 p3+p4   78 w[12]
        add edi, dword [esp + 216]        ;   370.0 p0+p2   78 w[13]
        ror eax, 0xb                      ;   370.0 p0      49 w[13]
        xor edx, eax                      ;   371.0 p1      49 w[13]
        ror edx, 7                        ;   372.0 p0      49 w[13]
        xor ebp, edx                      ;   373.0 p1      49 w[13]
        add edi, ebp                      ;   374.0 p1      78 w[13]
        mov ebp, esi                      ;   372.0 p0      50 w[14] copy
        ror ebp, 2                        ;   373.0 p0      50 w[14]
        shr ecx, 0xa                      ;   374.0 p0      50 w[14]
        xor ebp, esi                      ;   374.0 p1      50 w[14]
        ror ebp, 0x11                     ;   375.0 p0      50 w[14]
        xor ecx, ebp                      ;   376.0 p1      50 w[14]
        mov eax, dword [esp + 224]        ;   363.0 p2      49 w[14]
        ror eax, 0xb                      ;   376.0 p0      49 w[14]
        mov edx, dword [esp + 224]        ;   364.3 p2      49 w[14]
        xor edx, eax                      ;   377.0 p1      49 w[14]
        mov ebp, dword [esp + 224]        ;   365.3 p2      49 w[14]
        shr ebp, 3                        ;   377.0 p0      49 w[14]
        ror edx, 7                        ;   378.0 p0      49 w[14]
        xor ebp, edx                      ;   379.0 p1      49 w[14]
        mov edx, edi                      ;   376.7 p1      50 w[15] copy
        ror edx, 2                        ;   379.0 p0      50 w[15]
        xor edx, edi                      ;   380.0 p1      50 w[15]
        ror edx, 0x11                     ;   381.0 p0      50 w[15]
        mov eax, edi                      ;   378.7 p1      50 w[15] copy
        shr eax, 0xa                      ;   381.0 p0      50 w[15]
        mov dword [esp + 280], ebp        ;   380.0 p3+p4   49 w[14]
        mov ebp, dword [esp + 20]         ;   369.3 p2      51 t1
        mov dword [esp + 284], edi        ;   375.0 p3+p4   78 w[13]
        xor eax, edx                      ;   382.0 p1      50 w[15]
        mov edx, dword [esp + 228]        ;   371.0 p2      49 w[15]
        mov edi, dword [esp + 0]          ;   372.0 p2      47 v[7]
        mov dword [esp + 288], eax        ;   383.0 p3+p4   50 w[15]
        mov eax, dword [esp + 228]        ;   373.0 p2      49 w[15]
        mov dword [esp + 292], ecx        ;   377.0 p3+p4   50 w[14]
        xor ebp, dword [esp + 24]         ;   380.7 p1+p2   51 t1
        mov ecx, dword [esp + 228]        ;   375.0 p2      49 w[15]
        shr eax, 3                        ;   382.0 p0      49 w[15]
        ror edi, 9                        ;   383.0 p0      47 v[7]
        ror ecx, 0xb                      ;   384.0 p0      49 w[15]
        xor edx, ecx                      ;   385.0 p1      49 w[15]
        mov ecx, dword [esp + 16]         ;   376.0 p2      48 t1
        xor edi, dword [esp + 0]          ;   384.0 p1+p2   47 v[7]
        ror edx, 7                        ;   386.0 p0      49 w[15]
        xor eax, edx                      ;   387.0 p1      49 w[15]
        ror ecx, 0xe                      ;   386.0 p0      48 t1
        mov edx, dword [esp + 16]         ;   378.0 p2      71 v[4] reload
        mov dword [esp + 296], eax        ;   388.0 p3+p4   49 w[15]
        mov eax, edx                      ;   384.7 p1      51 t1 copy
        mov esi, dword [esp + 8]          ;   379.0 p2      52 v[7]
        and eax, ebp                      ;   385.7 p1      51 t1
        mov ebp, dword [esp + 24]         ;   380.0 p2      71 v[6] reload
        xor eax, ebp                      ;   386.7 p1      51 t1
        xor ecx, edx                      ;   387.0 p0      48 t1
        ror ecx, 5                        ;   388.0 p0      48 t1
        xor ecx, edx                      ;   389.0 p1      48 t1
        ror ecx, 6                        ;   390.0 p0      48 t1
        add ecx, dword [esp + 28]         ;   391.0 p1+p2   61 t1
        add ecx, dword [esp + 40]         ;   392.0 p1+p2   61 t1
        ror edi, 0xb                      ;   390.0 p0      47 v[7]
        xor edi, dword [esp + 0]          ;   391.0 p1+p2   47 v[7]
        ror edi, 2                        ;   392.0 p0      47 v[7]
        mov ebx, edx                      ;   391.7 p1      51 t1 copy
        xor esi, dword [esp + 4]          ;   392.0 p0+p2   52 v[7]
        add ecx, 0x428a2f98               ;   393.0 p1      61 t1
        add ecx, eax                      ;   394.0 p0      61 t1
        mov eax, ecx                      ;   395.0 p1      62 v[3] copy
        add eax, dword [esp + 12]         ;   396.0 p0+p2   62 v[3]
        add ecx, edi                      ;   395.0 p1      63 v[7]
        mov edi, eax                      ;   397.0 p0      48 t1 copy
        ror edi, 0xe                      ;   398.0 p0      48 t1
        xor edi, eax                      ;   399.0 p1      48 t1
        ror edi, 5                        ;   400.0 p0      48 t1
        xor edi, eax                      ;   401.0 p1      48 t1
        ror edi, 6                        ;   402.0 p0      48 t1
        lea edi, [edi + ebp + 1899447441] ;   403.0 p0      61 t1
        mov ebp, dword [esp + 4]          ;   390.3 p2      52 v[7]
        xor ebp, dword [esp + 0]          ;   397.7 p1+p2   52 v[7]
        and esi, ebp                      ;   398.7 p1      52 v[7]
        xor esi, dword [esp + 4]          ;   399.7 p1+p2   52 v[7]
        add ecx, esi                      ;   400.7 p0      63 v[7]
        mov esi, eax                      ;   400.7 p1      51 t1 copy
        add edi, dword [esp + 36]         ;   404.0 p0+p2   61 t1
        xor ebx, dword [esp + 20]         ;   401.7 p1+p2   51 t1
        and esi, ebx                      ;   402.7 p0      51 t1
        mov ebx, dword [esp + 20]         ;   395.3 p2      71 v[5] reload
        xor esi, ebx                      ;   403.7 p1      51 t1
        add edi, esi                      ;   405.0 p0      61 t1
        mov esi, ecx                      ;   403.7 p1      52 v[6] copy
        xor esi, dword [esp + 4]          ;   404.7 p0+p2   52 v[6]
        and ebp, esi                      ;   405.7 p1      52 v[6]
        mov esi, dword [esp + 4]          ;   397.3 p2      71 v[1] reload
        xor ebp, esi                      ;   406.7 p0      52 v[6]
        mov esi, ecx                      ;   405.7 p1      47 v[6] copy
        ror esi, 9                        ;   406.7 p0      47 v[6]
        add ebp, edi                      ;   407.7 p1      63 v[6]
        xor esi, ecx                      ;   407.7 p0      47 v[6]
        ror esi, 0xb                      ;   408.7 p0      47 v[6]
        xor esi, ecx                      ;   409.7 p1      47 v[6]
        ror esi, 2                        ;   410.7 p0      47 v[6]
        add edi, dword [esp + 8]          ;   408.7 p1+p2   62 v[2]
        add ebp, esi                      ;   411.7 p1      63 v[6]
        mov esi, edi                      ;   410.0 p0      48 t1 copy
        ror esi, 0xe                      ;   411.0 p0      48 t1
        xor esi, edi                      ;   412.0 p1      48 t1
        mov dword [esp + 300], edi        ;   409.7 p3+p4   62 v[2] spill
        ror esi, 5                        ;   413.0 p0      48 t1
        xor esi, edi                      ;   414.0 p1      48 t1
        ror esi, 6                        ;   415.0 p0      48 t1
        lea esi, [esi + ebx - 1245643825] ;   416.0 p0      61 t1
        mov ebx, eax                      ;   412.7 p1      51 t1 copy
        xor ebx, edx                      ;   413.7 p1      51 t1
        or ebx, edi                       ;   414.7 p1      51 t1
        mov edx, eax                      ;   415.0 p0      51 t1 copy
        xor edx, edi                      ;   416.0 p1      51 t1
        mov dword [esp + 304], ecx        ;   406.3 p3+p4   63 v[7] spill
        xor ebx, edx                      ;   417.0 p0      51 t1
        add esi, dword [esp + 44]         ;   417.0 p1+p2   61 t1
        add esi, ebx                      ;   418.0 p0      61 t1
        mov ebx, ebp                      ;   417.7 p1      47 v[5] copy
        ror ebx, 9                        ;   418.7 p0      47 v[5]
        xor ebx, ebp                      ;   419.7 p1      47 v[5]
        ror ebx, 0xb                      ;   420.7 p0      47 v[5]
        mov edi, ecx                      ;   419.7 p1      52 v[5] copy
        xor edi, ebp                      ;   420.7 p0      52 v[5]
        mov dword [esp + 308], ebp        ;   412.7 p3+p4   63 v[6] spill
        xor ebx, ebp                      ;   421.7 p1      47 v[5]
        ror ebx, 2                        ;   422.7 p0      47 v[5]
        add ebx, esi                      ;   423.7 p1      63 v[5]
        mov ebp, ecx                      ;   422.0 p0      52 v[5] copy
        add esi, dword [esp + 4]          ;   422.7 p1+p2   62 v[1]
        xor ebp, dword [esp + 0]          ;   423.0 p0+p2   52 v[5]
        and ebp, edi                      ;   424.0 p1      52 v[5]
        xor ebp, ecx                      ;   425.0 p0      52 v[5]
        add ebx, ebp                      ;   426.0 p1      63 v[5]
        mov ebp, esi                      ;   425.0 p0      48 t1 copy
        ror ebp, 0xe                      ;   426.0 p0      48 t1
        xor ebp, esi                      ;   427.0 p1      48 t1
        ror ebp, 5                        ;   428.0 p0      48 t1
        xor ebp, esi                      ;   429.0 p1      48 t1
        ror ebp, 6                        ;   430.0 p0      48 t1
        mov ecx, ebx                      ;   427.7 p1      47 v[4] copy
        and edx, esi                      ;   428.7 p1      51 t1
        xor edx, eax                      ;   429.7 p0      51 t1
        add edx, dword [esp + 16]         ;   430.7 p1+p2   61 t1
        add edx, dword [esp + 52]         ;   431.7 p0+p2   61 t1
        lea edx, [edx + ebp - 373957723]  ;   432.7 p0      61 t1
        mov ebp, dword [esp + 308]        ;   419.7 p2      52 v[4]
        xor ebp, ebx                      ;   430.7 p1      52 v[4]
        and edi, ebp                      ;   431.7 p1      52 v[4]
        xor edi, dword [esp + 308]        ;   432.7 p0+p2   52 v[4]
        ror ecx, 9                        ;   433.0 p0      47 v[4]
        add edi, edx                      ;   433.7 p1      63 v[4]
        add edx, dword [esp + 0]          ;   433.7 p1+p2   62 v[0]
        xor ecx, ebx                      ;   434.0 p0      47 v[4]
        ror ecx, 0xb                      ;   435.0 p0      47 v[4]
        xor ecx, ebx                      ;   436.0 p1      47 v[4]
        ror ecx, 2                        ;   437.0 p0      47 v[4]
        add edi, ecx                      ;   438.0 p1      63 v[4]
        mov ecx, edx                      ;   436.7 p1      48 t1 copy
        ror ecx, 0xe                      ;   437.7 p0      48 t1
        xor ecx, edx                      ;   438.7 p1      48 t1
        add eax, dword [esp + 48]         ;   438.0 p0+p2   61 t1
        ror ecx, 5                        ;   439.7 p0      48 t1
        xor ecx, edx                      ;   440.7 p1      48 t1
        ror ecx, 6                        ;   441.7 p0      48 t1
        lea eax, [eax + ecx + 961987163]  ;   442.7 p0      61 t1
        mov ecx, dword [esp + 300]        ;   427.0 p2      51 t1
        xor ecx, esi                      ;   439.7 p1      51 t1
        and ecx, edx                      ;   440.7 p1      51 t1
        xor ecx, dword [esp + 300]        ;   441.7 p1+p2   51 t1
        add eax, ecx                      ;   443.7 p0      61 t1
        mov ecx, ebx                      ;   442.7 p1      52 v[3] copy
        xor ecx, edi                      ;   443.7 p0      52 v[3]
        and ebp, ecx                      ;   444.7 p1      52 v[3]
        xor ebp, ebx                      ;   445.7 p0      52 v[3]
        add ebp, eax                      ;   446.7 p1      63 v[3]
        add eax, dword [esp + 304]        ;   445.0 p0+p2   62 v[7]
        mov dword [esp + 304], ebx        ;   432.7 p3+p4   63 v[5] spill
        mov ebx, edi                      ;   445.7 p1      47 v[3] copy
        ror ebx, 9                        ;   446.7 p0      47 v[3]
        xor ebx, edi                      ;   447.7 p1      47 v[3]
        ror ebx, 0xb                      ;   448.7 p0      47 v[3]
        xor ebx, edi                      ;   449.7 p1      47 v[3]
        ror ebx, 2                        ;   450.7 p0      47 v[3]
        add ebp, ebx                      ;   451.7 p1      63 v[3]
        mov ebx, eax                      ;   449.0 p0      48 t1 copy
        ror ebx, 0xe                      ;   450.0 p0      48 t1
        xor ebx, eax                      ;   451.0 p1      48 t1
        ror ebx, 5                        ;   452.0 p0      48 t1
        xor ebx, eax                      ;   453.0 p1      48 t1
        ror ebx, 6                        ;   454.0 p0      48 t1
        add ebx, dword [esp + 300]        ;   455.0 p1+p2   61 t1
        mov dword [esp + 300], edi        ;   439.0 p3+p4   63 v[4] spill
        mov edi, esi                      ;   452.7 p1      51 t1 copy
        xor edi, edx                      ;   453.7 p0      51 t1
        and edi, eax                      ;   454.7 p1      51 t1
        xor edi, esi                      ;   455.7 p0      51 t1
        add ebx, dword [esp + 56]         ;   456.0 p1+p2   61 t1
        add ebx, 0x59f111f1               ;   457.0 p0      61 t1
        add ebx, edi                      ;   458.0 p1      61 t1
        mov edi, dword [esp + 300]        ;   444.0 p2      52 v[2]
        xor edi, ebp                      ;   456.0 p0      52 v[2]
        and ecx, edi                      ;   457.0 p1      52 v[2]
        xor ecx, dword [esp + 300]        ;   458.0 p0+p2   52 v[2]
        add ecx, ebx                      ;   459.0 p1      63 v[2]
        add ebx, dword [esp + 308]        ;   459.0 p0+p2   62 v[6]
        mov dword [esp + 308], edi        ;   457.0 p3+p4   52 v[2] spill
        mov edi, ebp                      ;   458.7 p1      47 v[2] copy
        ror edi, 9                        ;   459.7 p0      47 v[2]
        add esi, dword [esp + 60]         ;   459.7 p1+p2   61 t1
        xor edi, ebp                      ;   460.7 p0      47 v[2]
        ror edi, 0xb                      ;   461.7 p0      47 v[2]
        xor edi, ebp                      ;   462.7 p1      47 v[2]
        ror edi, 2                        ;   463.7 p0      47 v[2]
        add ecx, edi                      ;   464.7 p1      63 v[2]
        mov edi, ebx                      ;   462.7 p1      48 t1 copy
        ror edi, 0xe                      ;   463.7 p0      48 t1
        xor edi, ebx                      ;   464.7 p1      48 t1
        ror edi, 5                        ;   465.7 p0      48 t1
        xor edi, ebx                      ;   466.7 p1      48 t1
        ror edi, 6                        ;   467.7 p0      48 t1
        lea esi, [esi + edi - 1841331548] ;   468.7 p0      61 t1
        mov edi, edx                      ;   465.7 p1      51 t1 copy
        xor edi, eax                      ;   466.7 p1      51 t1
        mov dword [esp + 312], edx        ;   456.0 p3+p4   62 v[0] spill
        and edi, ebx                      ;   467.7 p0      51 t1
        xor edi, edx                      ;   468.7 p1      51 t1
        add esi, edi                      ;   469.7 p0      61 t1
        mov edi, ebp                      ;   468.7 p1      52 v[1] copy
        xor edi, ecx                      ;   469.7 p0      52 v[1]
        mov edx, dword [esp + 308]        ;   458.3 p2      52 v[1]
        and edx, edi                      ;   470.7 p1      52 v[1]
        xor edx, ebp                      ;   471.7 p0      52 v[1]
        mov dword [esp + 308], ebx        ;   460.0 p3+p4   62 v[6] spill
        add edx, esi                      ;   472.7 p1      63 v[1]
        add esi, dword [esp + 304]        ;   471.0 p0+p2   62 v[5]
        mov dword [esp + 304], ebp        ;   461.0 p3+p4   63 v[3] spill
        mov ebp, ecx                      ;   471.7 p1      47 v[1] copy
        ror ebp, 9                        ;   472.7 p0      47 v[1]
        xor ebp, ecx                      ;   473.7 p1      47 v[1]
        ror ebp, 0xb                      ;   474.7 p0      47 v[1]
        xor ebp, ecx                      ;   475.7 p1      47 v[1]
        ror ebp, 2                        ;   476.7 p0      47 v[1]
        add edx, ebp                      ;   477.7 p1      63 v[1]
        mov ebp, esi                      ;   475.0 p0      48 t1 copy
        ror ebp, 0xe                      ;   476.0 p0      48 t1
        xor ebp, esi                      ;   477.0 p1      48 t1
        ror ebp, 5                        ;   478.0 p0      48 t1
        xor ebp, esi                      ;   479.0 p1      48 t1
        ror ebp, 6                        ;   480.0 p0      48 t1
        add ebp, dword [esp + 312]        ;   481.0 p1+p2   61 t1
        add ebp, dword [esp + 64]         ;   482.0 p1+p2   61 t1
        mov dword [esp + 312], ecx        ;   467.3 p3+p4   63 v[2] spill
        add ebp, 0xab1c5ed5               ;   483.0 p0      61 t1
        mov ecx, eax                      ;   479.7 p1      51 t1 copy
        xor ecx, ebx                      ;   480.7 p0      51 t1
        and ecx, esi                      ;   481.7 p1      51 t1
        xor ecx, eax                      ;   482.7 p0      51 t1
        add ebp, ecx                      ;   484.0 p1      61 t1
        mov ecx, dword [esp + 312]        ;   471.3 p2      52 v[0]
        xor ecx, edx                      ;   482.0 p0      52 v[0]
        and edi, ecx                      ;   483.0 p1      52 v[0]
        xor edi, dword [esp + 312]        ;   484.0 p0+p2   52 v[0]
        add edi, ebp                      ;   485.0 p1      63 v[0]
        add ebp, dword [esp + 300]        ;   485.0 p0+p2   62 v[4]
        mov dword [esp + 300], ecx        ;   483.0 p3+p4   52 v[0] spill
        mov ecx, edx                      ;   484.7 p1      47 v[0] copy
        ror ecx, 9                        ;   485.7 p0      47 v[0]
        xor ecx, edx                      ;   486.7 p1      47 v[0]
        ror ecx, 0xb                      ;   487.7 p0      47 v[0]
        xor ecx, edx                      ;   488.7 p1      47 v[0]
        ror ecx, 2                        ;   489.7 p0      47 v[0]
        add eax, dword [esp + 88]         ;   487.7 p1+p2   61 t1
        add edi, ecx                      ;   490.7 p0      63 v[0]
        mov ecx, ebp                      ;   488.7 p1      48 t1 copy
        ror ecx, 0xe                      ;   489.7 p0      48 t1
        xor ecx, ebp                      ;   490.7 p1      48 t1
        ror ecx, 5                        ;   491.7 p0      48 t1
        xor ecx, ebp                      ;   492.7 p1      48 t1
        ror ecx, 6                        ;   493.7 p0      48 t1
        lea eax, [eax + ecx - 670586216]  ;   494.7 p0      61 t1
        mov ecx, ebx                      ;   491.7 p1      51 t1 copy
        xor ecx, esi                      ;   492.7 p1      51 t1
        and ecx, ebp                      ;   493.7 p0      51 t1
        xor ecx, ebx                      ;   494.7 p1      51 t1
        add eax, ecx                      ;   495.7 p0      61 t1
        mov ebx, dword [esp + 300]        ;   483.3 p2      52 v[7]
        mov ecx, edx                      ;   494.7 p1      52 v[7] copy
        xor ecx, edi                      ;   495.7 p0      52 v[7]
        and ebx, ecx                      ;   496.7 p1      52 v[7]
        xor ebx, edx                      ;   497.7 p0      52 v[7]
        add ebx, eax                      ;   498.7 p1      63 v[7]
        add eax, dword [esp + 304]        ;   497.0 p0+p2   62 v[3]
        mov dword [esp + 304], edx        ;   486.0 p3+p4   63 v[1] spill
        mov edx, edi                      ;   497.7 p1      47 v[7] copy
        ror edx, 9                        ;   498.7 p0      47 v[7]
        xor edx, edi                      ;   499.7 p1      47 v[7]
        ror edx, 0xb                      ;   500.7 p0      47 v[7]
        xor edx, edi                      ;   501.7 p1      47 v[7]
        ror edx, 2                        ;   502.7 p0      47 v[7]
        add ebx, edx                      ;   503.7 p1      63 v[7]
        mov edx, eax                      ;   501.0 p0      48 t1 copy
        ror edx, 0xe                      ;   502.0 p0      48 t1
        xor edx, eax                      ;   503.0 p1      48 t1
        ror edx, 5                        ;   504.0 p0      48 t1
        xor edx, eax                      ;   505.0 p1      48 t1
        ror edx, 6                        ;   506.0 p0      48 t1
        add edx, dword [esp + 308]        ;   507.0 p1+p2   61 t1
        add edx, dword [esp + 96]         ;   508.0 p1+p2   61 t1
        mov dword [esp + 308], edi        ;   492.3 p3+p4   63 v[0] spill
        mov edi, esi                      ;   505.0 p0      51 t1 copy
        xor edi, ebp                      ;   506.0 p1      51 t1
        add edx, 0x12835b01               ;   509.0 p0      61 t1
        and edi, eax                      ;   507.0 p1      51 t1
        xor edi, esi                      ;   508.0 p0      51 t1
        add edx, edi                      ;   510.0 p1      61 t1
        mov edi, dword [esp + 308]        ;   496.0 p2      52 v[6]
        xor edi, ebx                      ;   508.0 p0      52 v[6]
        and ecx, edi                      ;   509.0 p1      52 v[6]
        xor ecx, dword [esp + 308]        ;   510.0 p0+p2   52 v[6]
        add ecx, edx                      ;   511.0 p1      63 v[6]
        add edx, dword [esp + 312]        ;   511.0 p0+p2   62 v[2]
        mov dword [esp + 312], edi        ;   509.0 p3+p4   52 v[6] spill
        mov edi, ebx                      ;   510.7 p1      47 v[6] copy
        ror edi, 9                        ;   511.7 p0      47 v[6]
        xor edi, ebx                      ;   512.7 p1      47 v[6]
        ror edi, 0xb                      ;   513.7 p0      47 v[6]
        xor edi, ebx                      ;   514.7 p1      47 v[6]
        ror edi, 2                        ;   515.7 p0      47 v[6]
        add ecx, edi                      ;   516.7 p1      63 v[6]
        mov edi, edx                      ;   514.0 p0      48 t1 copy
        add esi, dword [esp + 72]         ;   514.7 p1+p2   61 t1
        ror edi, 0xe                      ;   515.0 p0      48 t1
        xor edi, edx                      ;   516.0 p1      48 t1
        ror edi, 5                        ;   517.0 p0      48 t1
        xor edi, edx                      ;   518.0 p1      48 t1
        ror edi, 6                        ;   519.0 p0      48 t1
        lea esi, [esi + edi + 607225278]  ;   520.0 p0      61 t1
        mov edi, ebp                      ;   517.7 p1      51 t1 copy
        xor edi, eax                      ;   518.7 p1      51 t1
        and edi, edx                      ;   519.7 p0      51 t1
        xor edi, ebp                      ;   520.7 p1      51 t1
        mov dword [esp + 300], ebp        ;   509.0 p3+p4   62 v[4] spill
        mov ebp, dword [esp + 312]        ;   509.7 p2      52 v[5]
        add esi, edi                      ;   521.7 p0      61 t1
        mov edi, ebx                      ;   520.7 p1      52 v[5] copy
        xor edi, ecx                      ;   521.7 p0      52 v[5]
        and ebp, edi                      ;   522.7 p1      52 v[5]
        xor ebp, ebx                      ;   523.7 p0      52 v[5]
        add ebp, esi                      ;   524.7 p1      63 v[5]
        add esi, dword [esp + 304]        ;   523.0 p0+p2   62 v[1]
        mov dword [esp + 304], ebx        ;   512.7 p3+p4   63 v[7] spill
        mov ebx, ecx                      ;   523.7 p1      47 v[5] copy
        ror ebx, 9                        ;   524.7 p0      47 v[5]
        xor ebx, ecx                      ;   525.7 p1      47 v[5]
        ror ebx, 0xb                      ;   526.7 p0      47 v[5]
        xor ebx, ecx                      ;   527.7 p1      47 v[5]
        ror ebx, 2                        ;   528.7 p0      47 v[5]
        add ebp, ebx                      ;   529.7 p1      63 v[5]
        mov ebx, esi                      ;   527.0 p0      48 t1 copy
        ror ebx, 0xe                      ;   528.0 p0      48 t1
        xor ebx, esi                      ;   529.0 p1      48 t1
        ror ebx, 5                        ;   530.0 p0      48 t1
        xor ebx, esi                      ;   531.0 p1      48 t1
        ror ebx, 6                        ;   532.0 p0      48 t1
        add ebx, dword [esp + 300]        ;   533.0 p1+p2   61 t1
        mov dword [esp + 300], ecx        ;   518.3 p3+p4   63 v[6] spill
        mov ecx, eax                      ;   530.7 p1      51 t1 copy
        xor ecx, edx                      ;   531.7 p0      51 t1
        add ebx, dword [esp + 68]         ;   534.0 p1+p2   61 t1
        add ebx, 0x550c7dc3               ;   535.0 p0      61 t1
        and ecx, esi                      ;   532.7 p1      51 t1
        xor ecx, eax                      ;   533.7 p0      51 t1
        add eax, dword [esp + 76]         ;   533.7 p1+p2   61 t1
        add ebx, ecx                      ;   536.0 p0      61 t1
        mov ecx, dword [esp + 300]        ;   522.7 p2      52 v[4]
        xor ecx, ebp                      ;   534.7 p1      52 v[4]
        and edi, ecx                      ;   535.7 p0      52 v[4]
        xor edi, dword [esp + 300]        ;   536.7 p1+p2   52 v[4]
        add edi, ebx                      ;   537.7 p0      63 v[4]
        add ebx, dword [esp + 308]        ;   537.0 p1+p2   62 v[0]
        mov dword [esp + 308], ecx        ;   535.7 p3+p4   52 v[4] spill
        mov ecx, ebp                      ;   537.0 p0      47 v[4] copy
        ror ecx, 9                        ;   538.0 p0      47 v[4]
        xor ecx, ebp                      ;   539.0 p1      47 v[4]
        ror ecx, 0xb                      ;   540.0 p0      47 v[4]
        xor ecx, ebp                      ;   541.0 p1      47 v[4]
        ror ecx, 2                        ;   542.0 p0      47 v[4]
        add edi, ecx                      ;   543.0 p1      63 v[4]
        mov ecx, ebx                      ;   540.7 p1      48 t1 copy
        ror ecx, 0xe                      ;   541.7 p0      48 t1
        xor ecx, ebx                      ;   542.7 p1      48 t1
        ror ecx, 5                        ;   543.7 p0      48 t1
        xor ecx, ebx                      ;   544.7 p1      48 t1
        ror ecx, 6                        ;   545.7 p0      48 t1
        lea eax, [eax + ecx + 1925078388] ;   546.7 p0      61 t1
        mov ecx, edx                      ;   543.7 p1      51 t1 copy
        xor ecx, esi                      ;   544.7 p1      51 t1
        and ecx, ebx                      ;   545.7 p0      51 t1
        xor ecx, edx                      ;   546.7 p1      51 t1
        mov dword [esp + 312], edx        ;   534.7 p3+p4   62 v[2] spill
        mov edx, dword [esp + 308]        ;   535.7 p2      52 v[3]
        add eax, ecx                      ;   547.7 p0      61 t1
        mov ecx, ebp                      ;   546.7 p1      52 v[3] copy
        xor ecx, edi                      ;   547.7 p0      52 v[3]
        and edx, ecx                      ;   548.7 p1      52 v[3]
        xor edx, ebp                      ;   549.7 p0      52 v[3]
        add edx, eax                      ;   550.7 p1      63 v[3]
        add eax, dword [esp + 304]        ;   549.0 p0+p2   62 v[7]
        mov dword [esp + 304], ebp        ;   538.3 p3+p4   63 v[5] spill
        mov ebp, edi                      ;   549.7 p1      47 v[3] copy
        ror ebp, 9                        ;   550.7 p0      47 v[3]
        xor ebp, edi                      ;   551.7 p1      47 v[3]
        ror ebp, 0xb                      ;   552.7 p0      47 v[3]
        xor ebp, edi                      ;   553.7 p1      47 v[3]
        ror ebp, 2                        ;   554.7 p0      47 v[3]
        add edx, ebp                      ;   555.7 p1      63 v[3]
        mov ebp, eax                      ;   553.0 p0      48 t1 copy
        ror ebp, 0xe                      ;   554.0 p0      48 t1
        xor ebp, eax                      ;   555.0 p1      48 t1
        ror ebp, 5                        ;   556.0 p0      48 t1
        xor ebp, eax                      ;   557.0 p1      48 t1
        ror ebp, 6                        ;   558.0 p0      48 t1
        add ebp, dword [esp + 312]        ;   559.0 p1+p2   61 t1
        mov dword [esp + 312], edi        ;   544.0 p3+p4   63 v[4] spill
        mov edi, esi                      ;   556.7 p1      51 t1 copy
        xor edi, ebx                      ;   557.7 p0      51 t1
        and edi, eax                      ;   558.7 p1      51 t1
        xor edi, esi                      ;   559.7 p0      51 t1
        add ebp, dword [esp + 80]         ;   560.0 p1+p2   61 t1
        add ebp, 0x80deb1fe               ;   561.0 p0      61 t1
        add ebp, edi                      ;   562.0 p1      61 t1
        mov edi, dword [esp + 312]        ;   548.3 p2      52 v[2]
        xor edi, edx                      ;   560.0 p0      52 v[2]
        and ecx, edi                      ;   561.0 p1      52 v[2]
        xor ecx, dword [esp + 312]        ;   562.0 p0+p2   52 v[2]
        add ecx, ebp                      ;   563.0 p1      63 v[2]
        add ebp, dword [esp + 300]        ;   563.0 p0+p2   62 v[6]
        mov dword [esp + 300], edi        ;   561.0 p3+p4   52 v[2] spill
        mov edi, edx                      ;   562.7 p1      47 v[2] copy
        ror edi, 9                        ;   563.7 p0      47 v[2]
        xor edi, edx                      ;   564.7 p1      47 v[2]
        ror edi, 0xb                      ;   565.7 p0      47 v[2]
        xor edi, edx                      ;   566.7 p1      47 v[2]
        ror edi, 2                        ;   567.7 p0      47 v[2]
        add ecx, edi                      ;   568.7 p1      63 v[2]
        mov edi, ebp                      ;   566.0 p0      48 t1 copy
        ror edi, 0xe                      ;   567.0 p0      48 t1
        xor edi, ebp                      ;   568.0 p1      48 t1
        add esi, dword [esp + 92]         ;   567.7 p1+p2   61 t1
        ror edi, 5                        ;   569.0 p0      48 t1
        mov dword [esp + 308], ebx        ;   557.0 p3+p4   62 v[0] spill
        xor edi, ebp                      ;   570.0 p1      48 t1
        ror edi, 6                        ;   571.0 p0      48 t1
        lea esi, [esi + edi - 1680079193] ;   572.0 p0      61 t1
        mov edi, ebx                      ;   569.7 p1      51 t1 copy
        xor edi, eax                      ;   570.7 p1      51 t1
        and edi, ebp                      ;   571.7 p0      51 t1
        xor edi, ebx                      ;   572.7 p1      51 t1
        add esi, edi                      ;   573.7 p0      61 t1
        mov edi, edx                      ;   572.7 p1      52 v[1] copy
        xor edi, ecx                      ;   573.7 p0      52 v[1]
        mov ebx, dword [esp + 300]        ;   562.3 p2      52 v[1]
        and ebx, edi                      ;   574.7 p1      52 v[1]
        xor ebx, edx                      ;   575.7 p0      52 v[1]
        add ebx, esi                      ;   576.7 p1      63 v[1]
        add esi, dword [esp + 304]        ;   575.0 p0+p2   62 v[5]
        mov dword [esp + 304], edx        ;   564.3 p3+p4   63 v[3] spill
        mov edx, ecx                      ;   575.7 p1      47 v[1] copy
        ror edx, 9                        ;   576.7 p0      47 v[1]
        xor edx, ecx                      ;   577.7 p1      47 v[1]
        ror edx, 0xb                      ;   578.7 p0      47 v[1]
        xor edx, ecx                      ;   579.7 p1      47 v[1]
        ror edx, 2                        ;   580.7 p0      47 v[1]
        add ebx, edx                      ;   581.7 p1      63 v[1]
        mov edx, esi                      ;   579.0 p0      48 t1 copy
        ror edx, 0xe                      ;   580.0 p0      48 t1
        xor edx, esi                      ;   581.0 p1      48 t1
        ror edx, 5                        ;   582.0 p0      48 t1
        xor edx, esi                      ;   583.0 p1      48 t1
        ror edx, 6                        ;   584.0 p0      48 t1
        add edx, dword [esp + 308]        ;   585.0 p1+p2   61 t1
        mov dword [esp + 308], ecx        ;   570.3 p3+p4   63 v[2] spill
        mov ecx, eax                      ;   582.7 p1      51 t1 copy
        xor ecx, ebp                      ;   583.7 p0      51 t1
        add edx, dword [esp + 84]         ;   586.0 p1+p2   61 t1
        add edx, 0xc19bf174               ;   587.0 p0      61 t1
        and ecx, esi                      ;   584.7 p1      51 t1
        xor ecx, eax                      ;   585.7 p0      51 t1
        add edx, ecx                      ;   588.0 p1      61 t1
        mov ecx, dword [esp + 308]        ;   573.7 p2      52 v[0]
        xor ecx, ebx                      ;   586.0 p0      52 v[0]
        and edi, ecx                      ;   587.0 p1      52 v[0]
        xor edi, dword [esp + 308]        ;   588.0 p0+p2   52 v[0]
        add eax, dword [esp + 100]        ;   587.7 p1+p2   61 t1
        add edi, edx                      ;   589.0 p0      63 v[0]
        add edx, dword [esp + 312]        ;   589.0 p1+p2   62 v[4]
        mov dword [esp + 312], ecx        ;   587.0 p3+p4   52 v[0] spill
        mov ecx, ebx                      ;   589.0 p0      47 v[0] copy
        ror ecx, 9                        ;   590.0 p0      47 v[0]
        xor ecx, ebx                      ;   591.0 p1      47 v[0]
        mov dword [esp + 300], ebp        ;   579.3 p3+p4   62 v[6] spill
        ror ecx, 0xb                      ;   592.0 p0      47 v[0]
        xor ecx, ebx                      ;   593.0 p1      47 v[0]
        ror ecx, 2                        ;   594.0 p0      47 v[0]
        add edi, ecx                      ;   595.0 p1      63 v[0]
        mov ecx, edx                      ;   592.7 p1      48 t1 copy
        ror ecx, 0xe                      ;   593.7 p0      48 t1
        xor ecx, edx                      ;   594.7 p1      48 t1
        ror ecx, 5                        ;   595.7 p0      48 t1
        xor ecx, edx                      ;   596.7 p1      48 t1
        ror ecx, 6                        ;   597.7 p0      48 t1
        lea eax, [eax + ecx - 459576895]  ;   598.7 p0      61 t1
        mov ecx, ebp                      ;   595.7 p1      51 t1 copy
        xor ecx, esi                      ;   596.7 p1      51 t1
        and ecx, edx                      ;   597.7 p0      51 t1
        xor ecx, ebp                      ;   598.7 p1      51 t1
        mov ebp, dword [esp + 312]        ;   587.3 p2      52 v[7]
        add eax, ecx                      ;   599.7 p0      61 t1
        mov ecx, ebx                      ;   598.7 p1      52 v[7] copy
        xor ecx, edi                      ;   599.7 p0      52 v[7]
        and ebp, ecx                      ;   600.7 p1      52 v[7]
        xor ebp, ebx                      ;   601.7 p0      52 v[7]
        add ebp, eax                      ;   602.7 p1      63 v[7]
        add eax, dword [esp + 304]        ;   601.0 p0+p2   62 v[3]
        mov dword [esp + 304], ebx        ;   590.3 p3+p4   63 v[1] spill
        mov ebx, edi                      ;   601.7 p1      47 v[7] copy
        ror ebx, 9                        ;   602.7 p0      47 v[7]
        xor ebx, edi                      ;   603.7 p1      47 v[7]
        ror ebx, 0xb                      ;   604.7 p0      47 v[7]
        xor ebx, edi                      ;   605.7 p1      47 v[7]
        ror ebx, 2                        ;   606.7 p0      47 v[7]
        add ebp, ebx                      ;   607.7 p1      63 v[7]
        mov ebx, eax                      ;   605.0 p0      48 t1 copy
        ror ebx, 0xe                      ;   606.0 p0      48 t1
        xor ebx, eax                      ;   607.0 p1      48 t1
        ror ebx, 5                        ;   608.0 p0      48 t1
        xor ebx, eax                      ;   609.0 p1      48 t1
        ror ebx, 6                        ;   610.0 p0      48 t1
        add ebx, dword [esp + 300]        ;   611.0 p1+p2   61 t1
        mov dword [esp + 300], edi        ;   596.0 p3+p4   63 v[0] spill
        mov edi, esi                      ;   608.7 p1      51 t1 copy
        add ebx, dword [esp + 104]        ;   612.0 p0+p2   61 t1
        add ebx, 0xefbe4786               ;   613.0 p1      61 t1
        xor edi, edx                      ;   610.0 p0      51 t1
        and edi, eax                      ;   611.0 p1      51 t1
        xor edi, esi                      ;   612.0 p0      51 t1
        add ebx, edi                      ;   614.0 p1      61 t1
        mov edi, dword [esp + 300]        ;   600.0 p2      52 v[6]
        xor edi, ebp                      ;   612.0 p0      52 v[6]
        and ecx, edi                      ;   613.0 p1      52 v[6]
        xor ecx, dword [esp + 300]        ;   614.0 p0+p2   52 v[6]
        add ecx, ebx                      ;   615.0 p1      63 v[6]
        add ebx, dword [esp + 308]        ;   615.0 p0+p2   62 v[2]
        mov dword [esp + 308], edi        ;   613.0 p3+p4   52 v[6] spill
        mov edi, ebp                      ;   614.7 p1      47 v[6] copy
        ror edi, 9                        ;   615.7 p0      47 v[6]
        xor edi, ebp                      ;   616.7 p1      47 v[6]
        ror edi, 0xb                      ;   617.7 p0      47 v[6]
        xor edi, ebp                      ;   618.7 p1      47 v[6]
        ror edi, 2                        ;   619.7 p0      47 v[6]
        add ecx, edi                      ;   620.7 p1      63 v[6]
        mov edi, ebx                      ;   618.0 p0      48 t1 copy
        ror edi, 0xe                      ;   619.0 p0      48 t1
        add esi, dword [esp + 116]        ;   618.7 p1+p2   61 t1
        xor edi, ebx                      ;   620.0 p1      48 t1
        ror edi, 5                        ;   621.0 p0      48 t1
        xor edi, ebx                      ;   622.0 p1      48 t1
        ror edi, 6                        ;   623.0 p0      48 t1
        mov dword [esp + 312], edx        ;   610.0 p3+p4   62 v[4] spill
        lea esi, [esi + edi + 264347078]  ;   624.0 p0      61 t1
        mov edi, edx                      ;   621.7 p1      51 t1 copy
        xor edi, eax                      ;   622.7 p1      51 t1
        and edi, ebx                      ;   623.7 p0      51 t1
        xor edi, edx                      ;   624.7 p1      51 t1
        add esi, edi                      ;   625.7 p0      61 t1
        mov edi, ebp                      ;   624.7 p1      52 v[5] copy
        xor edi, ecx                      ;   625.7 p0      52 v[5]
        mov edx, dword [esp + 308]        ;   614.3 p2      52 v[5]
        and edx, edi                      ;   626.7 p1      52 v[5]
        xor edx, ebp                      ;   627.7 p0      52 v[5]
        add edx, esi                      ;   628.7 p1      63 v[5]
        add esi, dword [esp + 304]        ;   627.0 p0+p2   62 v[1]
        mov dword [esp + 304], ebp        ;   616.3 p3+p4   63 v[7] spill
        mov ebp, ecx                      ;   627.7 p1      47 v[5] copy
        ror ebp, 9                        ;   628.7 p0      47 v[5]
        xor ebp, ecx                      ;   629.7 p1      47 v[5]
        ror ebp, 0xb                      ;   630.7 p0      47 v[5]
        xor ebp, ecx                      ;   631.7 p1      47 v[5]
        ror ebp, 2                        ;   632.7 p0      47 v[5]
        add edx, ebp                      ;   633.7 p1      63 v[5]
        mov ebp, esi                      ;   631.0 p0      48 t1 copy
        ror ebp, 0xe                      ;   632.0 p0      48 t1
        xor ebp, esi                      ;   633.0 p1      48 t1
        ror ebp, 5                        ;   634.0 p0      48 t1
        xor ebp, esi                      ;   635.0 p1      48 t1
        ror ebp, 6                        ;   636.0 p0      48 t1
        add ebp, dword [esp + 312]        ;   637.0 p1+p2   61 t1
        mov dword [esp + 312], ecx        ;   622.3 p3+p4   63 v[6] spill
        mov ecx, eax                      ;   634.7 p1      51 t1 copy
        xor ecx, ebx                      ;   635.7 p0      51 t1
        and ecx, esi                      ;   636.7 p1      51 t1
        add ebp, dword [esp + 112]        ;   638.0 p0+p2   61 t1
        add ebp, 0x240ca1cc               ;   639.0 p1      61 t1
        mov dword [esp + 308], ebx        ;   625.0 p3+p4   62 v[2] spill
        xor ecx, eax                      ;   637.7 p0      51 t1
        add ebp, ecx                      ;   640.0 p1      61 t1
        mov ecx, dword [esp + 312]        ;   626.3 p2      52 v[4]
        xor ecx, edx                      ;   638.0 p0      52 v[4]
        and edi, ecx                      ;   639.0 p1      52 v[4]
        xor edi, dword [esp + 312]        ;   640.0 p0+p2   52 v[4]
        add edi, ebp                      ;   641.0 p1      63 v[4]
        add ebp, dword [esp + 300]        ;   641.0 p0+p2   62 v[0]
        mov dword [esp + 300], ecx        ;   639.0 p3+p4   52 v[4] spill
        mov ecx, edx                      ;   640.7 p1      47 v[4] copy
        add eax, dword [esp + 108]        ;   641.0 p0+p2   61 t1
        ror ecx, 9                        ;   642.0 p0      47 v[4]
        xor ecx, edx                      ;   643.0 p1      47 v[4]
        ror ecx, 0xb                      ;   644.0 p0      47 v[4]
        xor ecx, edx                      ;   645.0 p1      47 v[4]
        ror ecx, 2                        ;   646.0 p0      47 v[4]
        add edi, ecx                      ;   647.0 p1      63 v[4]
        mov ecx, ebp                      ;   644.7 p1      48 t1 copy
        ror ecx, 0xe                      ;   645.7 p0      48 t1
        xor ecx, ebp                      ;   646.7 p1      48 t1
        ror ecx, 5                        ;   647.7 p0      48 t1
        xor ecx, ebp                      ;   648.7 p1      48 t1
        ror ecx, 6                        ;   649.7 p0      48 t1
        lea eax, [eax + ecx + 770255983]  ;   650.7 p0      61 t1
        mov ecx, ebx                      ;   647.7 p1      51 t1 copy
        xor ecx, esi                      ;   648.7 p1      51 t1
        and ecx, ebp                      ;   649.7 p0      51 t1
        xor ecx, ebx                      ;   650.7 p1      51 t1
        add eax, ecx                      ;   651.7 p0      61 t1
        mov ebx, dword [esp + 300]        ;   639.7 p2      52 v[3]
        mov ecx, edx                      ;   650.7 p1      52 v[3] copy
        xor ecx, edi                      ;   651.7 p0      52 v[3]
        and ebx, ecx                      ;   652.7 p1      52 v[3]
        xor ebx, edx                      ;   653.7 p0      52 v[3]
        add ebx, eax                      ;   654.7 p1      63 v[3]
        add eax, dword [esp + 304]        ;   653.0 p0+p2   62 v[7]
        mov dword [esp + 304], edx        ;   642.3 p3+p4   63 v[5] spill
        mov edx, edi                      ;   653.7 p1      47 v[3] copy
        ror edx, 9                        ;   654.7 p0      47 v[3]
        xor edx, edi                      ;   655.7 p1      47 v[3]
        ror edx, 0xb                      ;   656.7 p0      47 v[3]
        xor edx, edi                      ;   657.7 p1      47 v[3]
        mov dword [esp + 300], ebp        ;   644.7 p3+p4   62 v[0] spill
        ror edx, 2                        ;   658.7 p0      47 v[3]
        add ebx, edx                      ;   659.7 p1      63 v[3]
        mov edx, eax                      ;   657.0 p0      48 t1 copy
        ror edx, 0xe                      ;   658.0 p0      48 t1
        xor edx, eax                      ;   659.0 p1      48 t1
        ror edx, 5                        ;   660.0 p0      48 t1
        xor edx, eax                      ;   661.0 p1      48 t1
        ror edx, 6                        ;   662.0 p0      48 t1
        add edx, dword [esp + 308]        ;   663.0 p1+p2   61 t1
        mov dword [esp + 308], edi        ;   648.7 p3+p4   63 v[4] spill
        mov edi, esi                      ;   660.7 p1      51 t1 copy
        xor edi, ebp                      ;   661.7 p0      51 t1
        and edi, eax                      ;   662.7 p1      51 t1
        xor edi, esi                      ;   663.7 p0      51 t1
        add edx, dword [esp + 120]        ;   664.0 p1+p2   61 t1
        add edx, 0x4a7484aa               ;   665.0 p0      61 t1
        add edx, edi                      ;   666.0 p1      61 t1
        mov edi, dword [esp + 308]        ;   652.3 p2      52 v[2]
        xor edi, ebx                      ;   664.0 p0      52 v[2]
        add esi, dword [esp + 124]        ;   664.7 p1+p2   61 t1
        and ecx, edi                      ;   665.0 p0      52 v[2]
        xor ecx, dword [esp + 308]        ;   666.0 p1+p2   52 v[2]
        add ecx, edx                      ;   667.0 p0      63 v[2]
        add edx, dword [esp + 312]        ;   667.0 p1+p2   62 v[6]
        mov dword [esp + 312], edi        ;   665.0 p3+p4   52 v[2] spill
        mov edi, ebx                      ;   667.0 p0      47 v[2] copy
        ror edi, 9                        ;   668.0 p0      47 v[2]
        xor edi, ebx                      ;   669.0 p1      47 v[2]
        ror edi, 0xb                      ;   670.0 p0      47 v[2]
        xor edi, ebx                      ;   671.0 p1      47 v[2]
        ror edi, 2                        ;   672.0 p0      47 v[2]
        add ecx, edi                      ;   673.0 p1      63 v[2]
        mov edi, edx                      ;   670.7 p1      48 t1 copy
        ror edi, 0xe                      ;   671.7 p0      48 t1
        xor edi, edx                      ;   672.7 p1      48 t1
        ror edi, 5                        ;   673.7 p0      48 t1
        xor edi, edx                      ;   674.7 p1      48 t1
        ror edi, 6                        ;   675.7 p0      48 t1
        lea esi, [esi + edi + 1555081692] ;   676.7 p0      61 t1
        mov edi, ebp                      ;   673.7 p1      51 t1 copy
        xor edi, eax                      ;   674.7 p1      51 t1
        and edi, edx                      ;   675.7 p0      51 t1
        xor edi, ebp                      ;   676.7 p1      51 t1
        add esi, edi                      ;   677.7 p0      61 t1
        mov edi, ebx                      ;   676.7 p1      52 v[1] copy
        mov ebp, dword [esp + 312]        ;   665.3 p2      52 v[1]
        mov dword [esp + 312], edx        ;   668.0 p3+p4   62 v[6] spill
        xor edi, ecx                      ;   677.7 p0      52 v[1]
        and ebp, edi                      ;   678.7 p1      52 v[1]
        xor ebp, ebx                      ;   679.7 p0      52 v[1]
        add ebp, esi                      ;   680.7 p1      63 v[1]
        add esi, dword [esp + 304]        ;   679.0 p0+p2   62 v[5]
        mov dword [esp + 304], ebx        ;   668.3 p3+p4   63 v[3] spill
        mov ebx, ecx                      ;   679.7 p1      47 v[1] copy
        ror ebx, 9                        ;   680.7 p0      47 v[1]
        xor ebx, ecx                      ;   681.7 p1      47 v[1]
        ror ebx, 0xb                      ;   682.7 p0      47 v[1]
        xor ebx, ecx                      ;   683.7 p1      47 v[1]
        ror ebx, 2                        ;   684.7 p0      47 v[1]
        add ebp, ebx                      ;   685.7 p1      63 v[1]
        mov ebx, esi                      ;   683.0 p0      48 t1 copy
        ror ebx, 0xe                      ;   684.0 p0      48 t1
        xor ebx, esi                      ;   685.0 p1      48 t1
        ror ebx, 5                        ;   686.0 p0      48 t1
        xor ebx, esi                      ;   687.0 p1      48 t1
        ror ebx, 6                        ;   688.0 p0      48 t1
        add ebx, dword [esp + 300]        ;   689.0 p1+p2   61 t1
        add ebx, dword [esp + 128]        ;   690.0 p1+p2   61 t1
        mov dword [esp + 300], ecx        ;   674.7 p3+p4   63 v[2] spill
        mov ecx, eax                      ;   687.0 p0      51 t1 copy
        xor ecx, edx                      ;   688.0 p1      51 t1
        and ecx, esi                      ;   689.0 p0      51 t1
        xor ecx, eax                      ;   690.0 p1      51 t1
        add ebx, 0x76f988da               ;   691.0 p0      61 t1
        add ebx, ecx                      ;   692.0 p1      61 t1
        mov ecx, dword [esp + 300]        ;   678.7 p2      52 v[0]
        xor ecx, ebp                      ;   690.0 p0      52 v[0]
        and edi, ecx                      ;   691.0 p1      52 v[0]
        xor edi, dword [esp + 300]        ;   692.0 p0+p2   52 v[0]
        add edi, ebx                      ;   693.0 p1      63 v[0]
        add ebx, dword [esp + 308]        ;   693.0 p0+p2   62 v[4]
        mov dword [esp + 308], ecx        ;   691.0 p3+p4   52 v[0] spill
        mov ecx, ebp                      ;   692.7 p1      47 v[0] copy
        ror ecx, 9                        ;   693.7 p0      47 v[0]
        add eax, dword [esp + 132]        ;   693.7 p1+p2   61 t1
        xor ecx, ebp                      ;   694.7 p0      47 v[0]
        ror ecx, 0xb                      ;   695.7 p0      47 v[0]
        xor ecx, ebp                      ;   696.7 p1      47 v[0]
        ror ecx, 2                        ;   697.7 p0      47 v[0]
        add edi, ecx                      ;   698.7 p1      63 v[0]
        mov ecx, ebx                      ;   696.7 p1      48 t1 copy
        ror ecx, 0xe                      ;   697.7 p0      48 t1
        xor ecx, ebx                      ;   698.7 p1      48 t1
        ror ecx, 5                        ;   699.7 p0      48 t1
        xor ecx, ebx                      ;   700.7 p1      48 t1
        ror ecx, 6                        ;   701.7 p0      48 t1
        lea eax, [eax + ecx - 1740746414] ;   702.7 p0      61 t1
        mov ecx, edx                      ;   699.7 p1      51 t1 copy
        xor ecx, esi                      ;   700.7 p1      51 t1
        and ecx, ebx                      ;   701.7 p0      51 t1
        xor ecx, edx                      ;   702.7 p1      51 t1
        mov edx, dword [esp + 308]        ;   691.0 p2      52 v[7]
        add eax, ecx                      ;   703.7 p0      61 t1
        mov ecx, ebp                      ;   702.7 p1      52 v[7] copy
        xor ecx, edi                      ;   703.7 p0      52 v[7]
        and edx, ecx                      ;   704.7 p1      52 v[7]
        xor edx, ebp                      ;   705.7 p0      52 v[7]
        add edx, eax                      ;   706.7 p1      63 v[7]
        add eax, dword [esp + 304]        ;   705.0 p0+p2   62 v[3]
        mov dword [esp + 304], ebp        ;   694.0 p3+p4   63 v[1] spill
        mov ebp, edi                      ;   705.7 p1      47 v[7] copy
        ror ebp, 9                        ;   706.7 p0      47 v[7]
        xor ebp, edi                      ;   707.7 p1      47 v[7]
        ror ebp, 0xb                      ;   708.7 p0      47 v[7]
        xor ebp, edi                      ;   709.7 p1      47 v[7]
        ror ebp, 2                        ;   710.7 p0      47 v[7]
        add edx, ebp                      ;   711.7 p1      63 v[7]
        mov ebp, eax                      ;   709.0 p0      48 t1 copy
        ror ebp, 0xe                      ;   710.0 p0      48 t1
        xor ebp, eax                      ;   711.0 p1      48 t1
        ror ebp, 5                        ;   712.0 p0      48 t1
        xor ebp, eax                      ;   713.0 p1      48 t1
        ror ebp, 6                        ;   714.0 p0      48 t1
        add ebp, dword [esp + 312]        ;   715.0 p1+p2   61 t1
        mov dword [esp + 312], edi        ;   699.7 p3+p4   63 v[0] spill
        add ebp, dword [esp + 140]        ;   716.0 p1+p2   61 t1
        mov edi, esi                      ;   713.0 p0      51 t1 copy
        xor edi, ebx                      ;   714.0 p1      51 t1
        add ebp, 0xa831c66d               ;   717.0 p0      61 t1
        and edi, eax                      ;   715.0 p1      51 t1
        xor edi, esi                      ;   716.0 p0      51 t1
        add ebp, edi                      ;   718.0 p1      61 t1
        mov edi, dword [esp + 312]        ;   704.0 p2      52 v[6]
        xor edi, edx                      ;   716.0 p0      52 v[6]
        and ecx, edi                      ;   717.0 p1      52 v[6]
        xor ecx, dword [esp + 312]        ;   718.0 p0+p2   52 v[6]
        add ecx, ebp                      ;   719.0 p1      63 v[6]
        add ebp, dword [esp + 300]        ;   719.0 p0+p2   62 v[2]
        mov dword [esp + 300], edi        ;   717.0 p3+p4   52 v[6] spill
        mov edi, edx                      ;   718.7 p1      47 v[6] copy
        ror edi, 9                        ;   719.7 p0      47 v[6]
        xor edi, edx                      ;   720.7 p1      47 v[6]
        ror edi, 0xb                      ;   721.7 p0      47 v[6]
        xor edi, edx                      ;   722.7 p1      47 v[6]
        ror edi, 2                        ;   723.7 p0      47 v[6]
        add ecx, edi                      ;   724.7 p1      63 v[6]
        mov edi, ebp                      ;   722.0 p0      48 t1 copy
        ror edi, 0xe                      ;   723.0 p0      48 t1
        add esi, dword [esp + 136]        ;   722.7 p1+p2   61 t1
        xor edi, ebp                      ;   724.0 p1      48 t1
        ror edi, 5                        ;   725.0 p0      48 t1
        mov dword [esp + 308], ebx        ;   713.3 p3+p4   62 v[4] spill
        xor edi, ebp                      ;   726.0 p1      48 t1
        ror edi, 6                        ;   727.0 p0      48 t1
        lea esi, [esi + edi - 1341970488] ;   728.0 p0      61 t1
        mov edi, ebx                      ;   725.7 p1      51 t1 copy
        xor edi, eax                      ;   726.7 p1      51 t1
        and edi, ebp                      ;   727.7 p0      51 t1
        xor edi, ebx                      ;   728.7 p1      51 t1
        mov ebx, dword [esp + 300]        ;   717.3 p2      52 v[5]
        add esi, edi                      ;   729.7 p0      61 t1
        mov edi, edx                      ;   728.7 p1      52 v[5] copy
        xor edi, ecx                      ;   729.7 p0      52 v[5]
        and ebx, edi                      ;   730.7 p1      52 v[5]
        xor ebx, edx                      ;   731.7 p0      52 v[5]
        add ebx, esi                      ;   732.7 p1      63 v[5]
        add esi, dword [esp + 304]        ;   731.0 p0+p2   62 v[1]
        mov dword [esp + 304], edx        ;   720.3 p3+p4   63 v[7] spill
        mov edx, ecx                      ;   731.7 p1      47 v[5] copy
        ror edx, 9                        ;   732.7 p0      47 v[5]
        xor edx, ecx                      ;   733.7 p1      47 v[5]
        ror edx, 0xb                      ;   734.7 p0      47 v[5]
        xor edx, ecx                      ;   735.7 p1      47 v[5]
        ror edx, 2                        ;   736.7 p0      47 v[5]
        add ebx, edx                      ;   737.7 p1      63 v[5]
        mov edx, esi                      ;   735.0 p0      48 t1 copy
        ror edx, 0xe                      ;   736.0 p0      48 t1
        xor edx, esi                      ;   737.0 p1      48 t1
        ror edx, 5                        ;   738.0 p0      48 t1
        xor edx, esi                      ;   739.0 p1      48 t1
        ror edx, 6                        ;   740.0 p0      48 t1
        add edx, dword [esp + 308]        ;   741.0 p1+p2   61 t1
        add edx, dword [esp + 144]        ;   742.0 p1+p2   61 t1
        mov dword [esp + 308], ecx        ;   727.0 p3+p4   63 v[6] spill
        mov ecx, eax                      ;   739.0 p0      51 t1 copy
        xor ecx, ebp                      ;   740.0 p1      51 t1
        and ecx, esi                      ;   741.0 p0      51 t1
        xor ecx, eax                      ;   742.0 p1      51 t1
        add edx, 0xbf597fc7               ;   743.0 p0      61 t1
        add edx, ecx                      ;   744.0 p1      61 t1
        mov ecx, dword [esp + 308]        ;   729.7 p2      52 v[4]
        xor ecx, ebx                      ;   742.0 p0      52 v[4]
        and edi, ecx                      ;   743.0 p1      52 v[4]
        xor edi, dword [esp + 308]        ;   744.0 p0+p2   52 v[4]
        add edi, edx                      ;   745.0 p1      63 v[4]
        add edx, dword [esp + 312]        ;   745.0 p0+p2   62 v[0]
        mov dword [esp + 312], ecx        ;   743.0 p3+p4   52 v[4] spill
        mov ecx, ebx                      ;   744.7 p1      47 v[4] copy
        add eax, dword [esp + 148]        ;   745.0 p0+p2   61 t1
        mov dword [esp + 300], ebp        ;   734.7 p3+p4   62 v[2] spill
        ror ecx, 9                        ;   746.0 p0      47 v[4]
        xor ecx, ebx                      ;   747.0 p1      47 v[4]
        ror ecx, 0xb                      ;   748.0 p0      47 v[4]
        xor ecx, ebx                      ;   749.0 p1      47 v[4]
        ror ecx, 2                        ;   750.0 p0      47 v[4]
        add edi, ecx                      ;   751.0 p1      63 v[4]
        mov ecx, edx                      ;   748.7 p1      48 t1 copy
        ror ecx, 0xe                      ;   749.7 p0      48 t1
        xor ecx, edx                      ;   750.7 p1      48 t1
        ror ecx, 5                        ;   751.7 p0      48 t1
        xor ecx, edx                      ;   752.7 p1      48 t1
        ror ecx, 6                        ;   753.7 p0      48 t1
        lea eax, [eax + ecx - 958395405]  ;   754.7 p0      61 t1
        mov ecx, ebp                      ;   751.7 p1      51 t1 copy
        xor ecx, esi                      ;   752.7 p1      51 t1
        and ecx, edx                      ;   753.7 p0      51 t1
        xor ecx, ebp                      ;   754.7 p1      51 t1
        mov ebp, dword [esp + 312]        ;   743.7 p2      52 v[3]
        add eax, ecx                      ;   755.7 p0      61 t1
        mov ecx, ebx                      ;   754.7 p1      52 v[3] copy
        xor ecx, edi                      ;   755.7 p0      52 v[3]
        and ebp, ecx                      ;   756.7 p1      52 v[3]
        xor ebp, ebx                      ;   757.7 p0      52 v[3]
        add ebp, eax                      ;   758.7 p1      63 v[3]
        add eax, dword [esp + 304]        ;   757.0 p0+p2   62 v[7]
        mov dword [esp + 304], ebx        ;   746.7 p3+p4   63 v[5] spill
        mov ebx, edi                      ;   757.7 p1      47 v[3] copy
        ror ebx, 9                        ;   758.7 p0      47 v[3]
        xor ebx, edi                      ;   759.7 p1      47 v[3]
        ror ebx, 0xb                      ;   760.7 p0      47 v[3]
        mov dword [esp + 312], edx        ;   748.7 p3+p4   62 v[0] spill
        xor ebx, edi                      ;   761.7 p1      47 v[3]
        ror ebx, 2                        ;   762.7 p0      47 v[3]
        add ebp, ebx                      ;   763.7 p1      63 v[3]
        mov ebx, eax                      ;   761.0 p0      48 t1 copy
        ror ebx, 0xe                      ;   762.0 p0      48 t1
        xor ebx, eax                      ;   763.0 p1      48 t1
        ror ebx, 5                        ;   764.0 p0      48 t1
        xor ebx, eax                      ;   765.0 p1      48 t1
        ror ebx, 6                        ;   766.0 p0      48 t1
        add ebx, dword [esp + 300]        ;   767.0 p1+p2   61 t1
        add ebx, dword [esp + 152]        ;   768.0 p1+p2   61 t1
        add ebx, 0xd5a79147               ;   769.0 p0      61 t1
        mov dword [esp + 300], edi        ;   754.0 p3+p4   63 v[4] spill
        mov edi, esi                      ;   765.7 p1      51 t1 copy
        xor edi, edx                      ;   766.7 p0      51 t1
        and edi, eax                      ;   767.7 p1      51 t1
        xor edi, esi                      ;   768.7 p0      51 t1
        add ebx, edi                      ;   770.0 p1      61 t1
        mov edi, dword [esp + 300]        ;   756.7 p2      52 v[2]
        xor edi, ebp                      ;   768.0 p0      52 v[2]
        and ecx, edi                      ;   769.0 p1      52 v[2]
        xor ecx, dword [esp + 300]        ;   770.0 p0+p2   52 v[2]
        add ecx, ebx                      ;   771.0 p1      63 v[2]
        add ebx, dword [esp + 308]        ;   771.0 p0+p2   62 v[6]
        mov dword [esp + 308], edi        ;   769.0 p3+p4   52 v[2] spill
        mov edi, ebp                      ;   770.7 p1      47 v[2] copy
        ror edi, 9                        ;   771.7 p0      47 v[2]
        xor edi, ebp                      ;   772.7 p1      47 v[2]
        ror edi, 0xb                      ;   773.7 p0      47 v[2]
        xor edi, ebp                      ;   774.7 p1      47 v[2]
        ror edi, 2                        ;   775.7 p0      47 v[2]
        add ecx, edi                      ;   776.7 p1      63 v[2]
        mov edi, ebx                      ;   774.0 p0      48 t1 copy
        ror edi, 0xe                      ;   775.0 p0      48 t1
        xor edi, ebx                      ;   776.0 p1      48 t1
        ror edi, 5                        ;   777.0 p0      48 t1
        xor edi, ebx                      ;   778.0 p1      48 t1
        ror edi, 6                        ;   779.0 p0      48 t1
        add esi, dword [esp + 156]        ;   776.7 p1+p2   61 t1
        lea esi, [esi + edi + 113926993]  ;   780.0 p0      61 t1
        mov edi, edx                      ;   777.7 p1      51 t1 copy
        xor edi, eax                      ;   778.7 p1      51 t1
        and edi, ebx                      ;   779.7 p0      51 t1
        xor edi, edx                      ;   780.7 p1      51 t1
        add esi, edi                      ;   781.7 p0      61 t1
        mov edi, ebp                      ;   780.7 p1      52 v[1] copy
        xor edi, ecx                      ;   781.7 p0      52 v[1]
        mov edx, dword [esp + 308]        ;   770.3 p2      52 v[1]
        and edx, edi                      ;   782.7 p1      52 v[1]
        xor edx, ebp                      ;   783.7 p0      52 v[1]
        add edx, esi                      ;   784.7 p1      63 v[1]
        add esi, dword [esp + 304]        ;   783.0 p0+p2   62 v[5]
        mov dword [esp + 304], ebp        ;   772.3 p3+p4   63 v[3] spill
        mov ebp, ecx                      ;   783.7 p1      47 v[1] copy
        mov dword [esp + 308], ebx        ;   773.3 p3+p4   62 v[6] spill
        ror ebp, 9                        ;   784.7 p0      47 v[1]
        xor ebp, ecx                      ;   785.7 p1      47 v[1]
        ror ebp, 0xb                      ;   786.7 p0      47 v[1]
        xor ebp, ecx                      ;   787.7 p1      47 v[1]
        ror ebp, 2                        ;   788.7 p0      47 v[1]
        add edx, ebp                      ;   789.7 p1      63 v[1]
        mov ebp, esi                      ;   787.0 p0      48 t1 copy
        ror ebp, 0xe                      ;   788.0 p0      48 t1
        xor ebp, esi                      ;   789.0 p1      48 t1
        ror ebp, 5                        ;   790.0 p0      48 t1
        xor ebp, esi                      ;   791.0 p1      48 t1
        ror ebp, 6                        ;   792.0 p0      48 t1
        add ebp, dword [esp + 312]        ;   793.0 p1+p2   61 t1
        mov dword [esp + 312], ecx        ;   778.7 p3+p4   63 v[2] spill
        mov ecx, eax                      ;   790.7 p1      51 t1 copy
        xor ecx, ebx                      ;   791.7 p0      51 t1
        and ecx, esi                      ;   792.7 p1      51 t1
        add ebp, dword [esp + 160]        ;   794.0 p0+p2   61 t1
        add ebp, 0x14292967               ;   795.0 p1      61 t1
        xor ecx, eax                      ;   793.7 p0      51 t1
        add ebp, ecx                      ;   796.0 p1      61 t1
        mov ecx, dword [esp + 312]        ;   782.0 p2      52 v[0]
        xor ecx, edx                      ;   794.0 p0      52 v[0]
        and edi, ecx                      ;   795.0 p1      52 v[0]
        xor edi, dword [esp + 312]        ;   796.0 p0+p2   52 v[0]
        add edi, ebp                      ;   797.0 p1      63 v[0]
        add ebp, dword [esp + 300]        ;   797.0 p0+p2   62 v[4]
        mov dword [esp + 300], ecx        ;   795.0 p3+p4   52 v[0] spill
        mov ecx, edx                      ;   796.7 p1      47 v[0] copy
        ror ecx, 9                        ;   797.7 p0      47 v[0]
        xor ecx, edx                      ;   798.7 p1      47 v[0]
        ror ecx, 0xb                      ;   799.7 p0      47 v[0]
        xor ecx, edx                      ;   800.7 p1      47 v[0]
        ror ecx, 2                        ;   801.7 p0      47 v[0]
        add edi, ecx                      ;   802.7 p1      63 v[0]
        mov ecx, ebp                      ;   800.0 p0      48 t1 copy
        ror ecx, 0xe                      ;   801.0 p0      48 t1
        xor ecx, ebp                      ;   802.0 p1      48 t1
        ror ecx, 5                        ;   803.0 p0      48 t1
        xor ecx, ebp                      ;   804.0 p1      48 t1
        ror ecx, 6                        ;   805.0 p0      48 t1
        add eax, dword [esp + 164]        ;   802.7 p1+p2   61 t1
        lea eax, [eax + ecx + 666307205]  ;   806.0 p0      61 t1
        mov ecx, ebx                      ;   803.7 p1      51 t1 copy
        xor ecx, esi                      ;   804.7 p1      51 t1
        and ecx, ebp                      ;   805.7 p0      51 t1
        xor ecx, ebx                      ;   806.7 p1      51 t1
        add eax, ecx                      ;   807.7 p0      61 t1
        mov ecx, edx                      ;   806.7 p1      52 v[7] copy
        mov ebx, dword [esp + 300]        ;   795.3 p2      52 v[7]
        xor ecx, edi                      ;   807.7 p0      52 v[7]
        and ebx, ecx                      ;   808.7 p1      52 v[7]
        xor ebx, edx                      ;   809.7 p0      52 v[7]
        add ebx, eax                      ;   810.7 p1      63 v[7]
        add eax, dword [esp + 304]        ;   809.0 p0+p2   62 v[3]
        mov dword [esp + 304], edx        ;   797.7 p3+p4   63 v[1] spill
        mov edx, edi                      ;   809.7 p1      47 v[7] copy
        ror edx, 9                        ;   810.7 p0      47 v[7]
        xor edx, edi                      ;   811.7 p1      47 v[7]
        ror edx, 0xb                      ;   812.7 p0      47 v[7]
        mov dword [esp + 300], ebp        ;   799.7 p3+p4   62 v[4] spill
        xor edx, edi                      ;   813.7 p1      47 v[7]
        ror edx, 2                        ;   814.7 p0      47 v[7]
        add ebx, edx                      ;   815.7 p1      63 v[7]
        mov edx, eax                      ;   813.0 p0      48 t1 copy
        ror edx, 0xe                      ;   814.0 p0      48 t1
        xor edx, eax                      ;   815.0 p1      48 t1
        ror edx, 5                        ;   816.0 p0      48 t1
        xor edx, eax                      ;   817.0 p1      48 t1
        ror edx, 6                        ;   818.0 p0      48 t1
        add edx, dword [esp + 308]        ;   819.0 p1+p2   61 t1
        add edx, dword [esp + 168]        ;   820.0 p1+p2   61 t1
        mov dword [esp + 308], edi        ;   805.0 p3+p4   63 v[0] spill
        mov edi, esi                      ;   817.0 p0      51 t1 copy
        xor edi, ebp                      ;   818.0 p1      51 t1
        and edi, eax                      ;   819.0 p0      51 t1
        xor edi, esi                      ;   820.0 p1      51 t1
        add edx, 0x2e1b2138               ;   821.0 p0      61 t1
        add edx, edi                      ;   822.0 p1      61 t1
        mov edi, dword [esp + 308]        ;   808.0 p2      52 v[6]
        xor edi, ebx                      ;   820.0 p0      52 v[6]
        and ecx, edi                      ;   821.0 p1      52 v[6]
        add esi, dword [esp + 176]        ;   821.0 p0+p2   61 t1
        xor ecx, dword [esp + 308]        ;   822.0 p1+p2   52 v[6]
        add ecx, edx                      ;   823.0 p0      63 v[6]
        add edx, dword [esp + 312]        ;   823.0 p1+p2   62 v[2]
        mov dword [esp + 312], edi        ;   821.0 p3+p4   52 v[6] spill
        mov edi, ebx                      ;   823.0 p0      47 v[6] copy
        ror edi, 9                        ;   824.0 p0      47 v[6]
        xor edi, ebx                      ;   825.0 p1      47 v[6]
        ror edi, 0xb                      ;   826.0 p0      47 v[6]
        xor edi, ebx                      ;   827.0 p1      47 v[6]
        ror edi, 2                        ;   828.0 p0      47 v[6]
        add ecx, edi                      ;   829.0 p1      63 v[6]
        mov edi, edx                      ;   826.7 p1      48 t1 copy
        ror edi, 0xe                      ;   827.7 p0      48 t1
        xor edi, edx                      ;   828.7 p1      48 t1
        ror edi, 5                        ;   829.7 p0      48 t1
        xor edi, edx                      ;   830.7 p1      48 t1
        ror edi, 6                        ;   831.7 p0      48 t1
        lea esi, [esi + edi + 1294757372] ;   832.7 p0      61 t1
        mov edi, ebp                      ;   829.7 p1      51 t1 copy
        xor edi, eax                      ;   830.7 p1      51 t1
        and edi, edx                      ;   831.7 p0      51 t1
        xor edi, ebp                      ;   832.7 p1      51 t1
        add esi, edi                      ;   833.7 p0      61 t1
        mov edi, ebx                      ;   832.7 p1      52 v[5] copy
        mov ebp, dword [esp + 312]        ;   821.7 p2      52 v[5]
        xor edi, ecx                      ;   833.7 p0      52 v[5]
        and ebp, edi                      ;   834.7 p1      52 v[5]
        xor ebp, ebx                      ;   835.7 p0      52 v[5]
        add ebp, esi                      ;   836.7 p1      63 v[5]
        add esi, dword [esp + 304]        ;   835.0 p0+p2   62 v[1]
        mov dword [esp + 304], ebx        ;   824.0 p3+p4   63 v[7] spill
        mov ebx, ecx                      ;   835.7 p1      47 v[5] copy
        mov dword [esp + 312], edx        ;   825.0 p3+p4   62 v[2] spill
        ror ebx, 9                        ;   836.7 p0      47 v[5]
        xor ebx, ecx                      ;   837.7 p1      47 v[5]
        ror ebx, 0xb                      ;   838.7 p0      47 v[5]
        xor ebx, ecx                      ;   839.7 p1      47 v[5]
        ror ebx, 2                        ;   840.7 p0      47 v[5]
        add ebp, ebx                      ;   841.7 p1      63 v[5]
        mov ebx, esi                      ;   839.0 p0      48 t1 copy
        ror ebx, 0xe                      ;   840.0 p0      48 t1
        xor ebx, esi                      ;   841.0 p1      48 t1
        ror ebx, 5                        ;   842.0 p0      48 t1
        xor ebx, esi                      ;   843.0 p1      48 t1
        ror ebx, 6                        ;   844.0 p0      48 t1
        add ebx, dword [esp + 300]        ;   845.0 p1+p2   61 t1
        add ebx, dword [esp + 172]        ;   846.0 p1+p2   61 t1
        mov dword [esp + 300], ecx        ;   831.0 p3+p4   63 v[6] spill
        mov ecx, eax                      ;   843.0 p0      51 t1 copy
        xor ecx, edx                      ;   844.0 p1      51 t1
        and ecx, esi                      ;   845.0 p0      51 t1
        xor ecx, eax                      ;   846.0 p1      51 t1
        add ebx, 0x53380d13               ;   847.0 p0      61 t1
        add ebx, ecx                      ;   848.0 p1      61 t1
        mov ecx, dword [esp + 300]        ;   834.7 p2      52 v[4]
        xor ecx, ebp                      ;   846.0 p0      52 v[4]
        and edi, ecx                      ;   847.0 p1      52 v[4]
        xor edi, dword [esp + 300]        ;   848.0 p0+p2   52 v[4]
        add edi, ebx                      ;   849.0 p1      63 v[4]
        add ebx, dword [esp + 308]        ;   849.0 p0+p2   62 v[0]
        mov dword [esp + 308], ecx        ;   847.0 p3+p4   52 v[4] spill
        mov ecx, ebp                      ;   848.7 p1      47 v[4] copy
        ror ecx, 9                        ;   849.7 p0      47 v[4]
        xor ecx, ebp                      ;   850.7 p1      47 v[4]
        ror ecx, 0xb                      ;   851.7 p0      47 v[4]
        xor ecx, ebp                      ;   852.7 p1      47 v[4]
        add eax, dword [esp + 180]        ;   851.0 p0+p2   61 t1
        ror ecx, 2                        ;   853.7 p0      47 v[4]
        add edi, ecx                      ;   854.7 p1      63 v[4]
        mov ecx, ebx                      ;   852.7 p1      48 t1 copy
        ror ecx, 0xe                      ;   853.7 p0      48 t1
        xor ecx, ebx                      ;   854.7 p1      48 t1
        ror ecx, 5                        ;   855.7 p0      48 t1
        xor ecx, ebx                      ;   856.7 p1      48 t1
        ror ecx, 6                        ;   857.7 p0      48 t1
        lea eax, [eax + ecx + 1695183700] ;   858.7 p0      61 t1
        mov ecx, edx                      ;   855.7 p1      51 t1 copy
        xor ecx, esi                      ;   856.7 p1      51 t1
        and ecx, ebx                      ;   857.7 p0      51 t1
        xor ecx, edx                      ;   858.7 p1      51 t1
        add eax, ecx                      ;   859.7 p0      61 t1
        mov ecx, ebp                      ;   858.7 p1      52 v[3] copy
        mov edx, dword [esp + 308]        ;   847.7 p2      52 v[3]
        xor ecx, edi                      ;   859.7 p0      52 v[3]
        and edx, ecx                      ;   860.7 p1      52 v[3]
        xor edx, ebp                      ;   861.7 p0      52 v[3]
        add edx, eax                      ;   862.7 p1      63 v[3]
        add eax, dword [esp + 304]        ;   861.0 p0+p2   62 v[7]
        mov dword [esp + 304], ebp        ;   850.0 p3+p4   63 v[5] spill
        mov ebp, edi                      ;   861.7 p1      47 v[3] copy
        ror ebp, 9                        ;   862.7 p0      47 v[3]
        xor ebp, edi                      ;   863.7 p1      47 v[3]
        ror ebp, 0xb                      ;   864.7 p0      47 v[3]
        xor ebp, edi                      ;   865.7 p1      47 v[3]
        ror ebp, 2                        ;   866.7 p0      47 v[3]
        add edx, ebp                      ;   867.7 p1      63 v[3]
        mov ebp, eax                      ;   865.0 p0      48 t1 copy
        ror ebp, 0xe                      ;   866.0 p0      48 t1
        xor ebp, eax                      ;   867.0 p1      48 t1
        ror ebp, 5                        ;   868.0 p0      48 t1
        xor ebp, eax                      ;   869.0 p1      48 t1
        ror ebp, 6                        ;   870.0 p0      48 t1
        add ebp, dword [esp + 312]        ;   871.0 p1+p2   61 t1
        mov dword [esp + 312], edi        ;   855.7 p3+p4   63 v[4] spill
        mov edi, esi                      ;   868.7 p1      51 t1 copy
        xor edi, ebx                      ;   869.7 p0      51 t1
        and edi, eax                      ;   870.7 p1      51 t1
        add ebp, dword [esp + 184]        ;   872.0 p0+p2   61 t1
        add ebp, 0x766a0abb               ;   873.0 p1      61 t1
        xor edi, esi                      ;   871.7 p0      51 t1
        add ebp, edi                      ;   874.0 p1      61 t1
        mov edi, dword [esp + 312]        ;   860.0 p2      52 v[2]
        xor edi, edx                      ;   872.0 p0      52 v[2]
        and ecx, edi                      ;   873.0 p1      52 v[2]
        xor ecx, dword [esp + 312]        ;   874.0 p0+p2   52 v[2]
        add ecx, ebp                      ;   875.0 p1      63 v[2]
        add ebp, dword [esp + 300]        ;   875.0 p0+p2   62 v[6]
        mov dword [esp + 300], edi        ;   873.0 p3+p4   52 v[2] spill
        mov edi, edx                      ;   874.7 p1      47 v[2] copy
        ror edi, 9                        ;   875.7 p0      47 v[2]
        xor edi, edx                      ;   876.7 p1      47 v[2]
        ror edi, 0xb                      ;   877.7 p0      47 v[2]
        mov dword [esp + 308], ebx        ;   865.0 p3+p4   62 v[0] spill
        add esi, dword [esp + 188]        ;   876.7 p1+p2   61 t1
        xor edi, edx                      ;   878.7 p0      47 v[2]
        ror edi, 2                        ;   879.7 p0      47 v[2]
        add ecx, edi                      ;   880.7 p1      63 v[2]
        mov edi, ebp                      ;   878.7 p1      48 t1 copy
        ror edi, 0xe                      ;   879.7 p0      48 t1
        xor edi, ebp                      ;   880.7 p1      48 t1
        ror edi, 5                        ;   881.7 p0      48 t1
        xor edi, ebp                      ;   882.7 p1      48 t1
        ror edi, 6                        ;   883.7 p0      48 t1
        lea esi, [esi + edi - 2117940946] ;   884.7 p0      61 t1
        mov edi, ebx                      ;   881.7 p1      51 t1 copy
        xor edi, eax                      ;   882.7 p1      51 t1
        and edi, ebp                      ;   883.7 p0      51 t1
        xor edi, ebx                      ;   884.7 p1      51 t1
        mov ebx, dword [esp + 300]        ;   873.3 p2      52 v[1]
        mov dword [esp + 300], ebp        ;   876.0 p3+p4   62 v[6] spill
        add esi, edi                      ;   885.7 p0      61 t1
        mov edi, edx                      ;   884.7 p1      52 v[1] copy
        xor edi, ecx                      ;   885.7 p0      52 v[1]
        and ebx, edi                      ;   886.7 p1      52 v[1]
        xor ebx, edx                      ;   887.7 p0      52 v[1]
        add ebx, esi                      ;   888.7 p1      63 v[1]
        add esi, dword [esp + 304]        ;   887.0 p0+p2   62 v[5]
        mov dword [esp + 304], edx        ;   877.0 p3+p4   63 v[3] spill
        mov edx, ecx                      ;   887.7 p1      47 v[1] copy
        ror edx, 9                        ;   888.7 p0      47 v[1]
        xor edx, ecx                      ;   889.7 p1      47 v[1]
        ror edx, 0xb                      ;   890.7 p0      47 v[1]
        xor edx, ecx                      ;   891.7 p1      47 v[1]
        ror edx, 2                        ;   892.7 p0      47 v[1]
        add ebx, edx                      ;   893.7 p1      63 v[1]
        mov edx, esi                      ;   891.0 p0      48 t1 copy
        ror edx, 0xe                      ;   892.0 p0      48 t1
        xor edx, esi                      ;   893.0 p1      48 t1
        ror edx, 5                        ;   894.0 p0      48 t1
        xor edx, esi                      ;   895.0 p1      48 t1
        ror edx, 6                        ;   896.0 p0      48 t1
        add edx, dword [esp + 308]        ;   897.0 p1+p2   61 t1
        mov dword [esp + 308], ecx        ;   882.7 p3+p4   63 v[2] spill
        mov ecx, eax                      ;   894.7 p1      51 t1 copy
        xor ecx, ebp                      ;   895.7 p0      51 t1
        add edx, dword [esp + 192]        ;   898.0 p1+p2   61 t1
        add edx, 0x92722c85               ;   899.0 p0      61 t1
        and ecx, esi                      ;   896.7 p1      51 t1
        xor ecx, eax                      ;   897.7 p0      51 t1
        add edx, ecx                      ;   900.0 p1      61 t1
        mov ecx, dword [esp + 308]        ;   886.7 p2      52 v[0]
        xor ecx, ebx                      ;   898.0 p0      52 v[0]
        and edi, ecx                      ;   899.0 p1      52 v[0]
        xor edi, dword [esp + 308]        ;   900.0 p0+p2   52 v[0]
        add edi, edx                      ;   901.0 p1      63 v[0]
        add edx, dword [esp + 312]        ;   901.0 p0+p2   62 v[4]
        mov dword [esp + 312], ecx        ;   899.0 p3+p4   52 v[0] spill
        mov ecx, ebx                      ;   900.7 p1      47 v[0] copy
        add eax, dword [esp + 196]        ;   901.0 p0+p2   61 t1
        ror ecx, 9                        ;   902.0 p0      47 v[0]
        xor ecx, ebx                      ;   903.0 p1      47 v[0]
        ror ecx, 0xb                      ;   904.0 p0      47 v[0]
        xor ecx, ebx                      ;   905.0 p1      47 v[0]
        ror ecx, 2                        ;   906.0 p0      47 v[0]
        add edi, ecx                      ;   907.0 p1      63 v[0]
        mov ecx, edx                      ;   904.7 p1      48 t1 copy
        ror ecx, 0xe                      ;   905.7 p0      48 t1
        xor ecx, edx                      ;   906.7 p1      48 t1
        ror ecx, 5                        ;   907.7 p0      48 t1
        xor ecx, edx                      ;   908.7 p1      48 t1
        ror ecx, 6                        ;   909.7 p0      48 t1
        lea eax, [eax + ecx - 1564481375] ;   910.7 p0      61 t1
        mov ecx, ebp                      ;   907.7 p1      51 t1 copy
        xor ecx, esi                      ;   908.7 p1      51 t1
        and ecx, edx                      ;   909.7 p0      51 t1
        xor ecx, ebp                      ;   910.7 p1      51 t1
        add eax, ecx                      ;   911.7 p0      61 t1
        mov ecx, ebx                      ;   910.7 p1      52 v[7] copy
        xor ecx, edi                      ;   911.7 p0      52 v[7]
        mov ebp, dword [esp + 312]        ;   899.7 p2      52 v[7]
        and ebp, ecx                      ;   912.7 p1      52 v[7]
        xor ebp, ebx                      ;   913.7 p0      52 v[7]
        add ebp, eax                      ;   914.7 p1      63 v[7]
        add eax, dword [esp + 304]        ;   913.0 p0+p2   62 v[3]
        mov dword [esp + 304], ebx        ;   901.7 p3+p4   63 v[1] spill
        mov ebx, edi                      ;   913.7 p1      47 v[7] copy
        ror ebx, 9                        ;   914.7 p0      47 v[7]
        xor ebx, edi                      ;   915.7 p1      47 v[7]
        ror ebx, 0xb                      ;   916.7 p0      47 v[7]
        xor ebx, edi                      ;   917.7 p1      47 v[7]
        ror ebx, 2                        ;   918.7 p0      47 v[7]
        add ebp, ebx                      ;   919.7 p1      63 v[7]
        mov ebx, eax                      ;   917.0 p0      48 t1 copy
        ror ebx, 0xe                      ;   918.0 p0      48 t1
        mov dword [esp + 312], edx        ;   905.3 p3+p4   62 v[4] spill
        xor ebx, eax                      ;   919.0 p1      48 t1
        ror ebx, 5                        ;   920.0 p0      48 t1
        xor ebx, eax                      ;   921.0 p1      48 t1
        ror ebx, 6                        ;   922.0 p0      48 t1
        add ebx, dword [esp + 300]        ;   923.0 p1+p2   61 t1
        add ebx, dword [esp + 204]        ;   924.0 p1+p2   61 t1
        add ebx, 0xa81a664b               ;   925.0 p0      61 t1
        mov dword [esp + 300], edi        ;   909.0 p3+p4   63 v[0] spill
        mov edi, esi                      ;   921.7 p1      51 t1 copy
        xor edi, edx                      ;   922.7 p0      51 t1
        and edi, eax                      ;   923.7 p1      51 t1
        xor edi, esi                      ;   924.7 p0      51 t1
        add ebx, edi                      ;   926.0 p1      61 t1
        mov edi, dword [esp + 300]        ;   912.7 p2      52 v[6]
        xor edi, ebp                      ;   924.0 p0      52 v[6]
        and ecx, edi                      ;   925.0 p1      52 v[6]
        xor ecx, dword [esp + 300]        ;   926.0 p0+p2   52 v[6]
        add ecx, ebx                      ;   927.0 p1      63 v[6]
        add ebx, dword [esp + 308]        ;   927.0 p0+p2   62 v[2]
        mov dword [esp + 308], edi        ;   925.0 p3+p4   52 v[6] spill
        mov edi, ebp                      ;   926.7 p1      47 v[6] copy
        ror edi, 9                        ;   927.7 p0      47 v[6]
        xor edi, ebp                      ;   928.7 p1      47 v[6]
        ror edi, 0xb                      ;   929.7 p0      47 v[6]
        xor edi, ebp                      ;   930.7 p1      47 v[6]
        ror edi, 2                        ;   931.7 p0      47 v[6]
        add ecx, edi                      ;   932.7 p1      63 v[6]
        mov edi, ebx                      ;   930.0 p0      48 t1 copy
        ror edi, 0xe                      ;   931.0 p0      48 t1
        add esi, dword [esp + 200]        ;   930.7 p1+p2   61 t1
        xor edi, ebx                      ;   932.0 p1      48 t1
        ror edi, 5                        ;   933.0 p0      48 t1
        xor edi, ebx                      ;   934.0 p1      48 t1
        ror edi, 6                        ;   935.0 p0      48 t1
        lea esi, [esi + edi - 1035236496] ;   936.0 p0      61 t1
        mov edi, edx                      ;   933.7 p1      51 t1 copy
        xor edi, eax                      ;   934.7 p1      51 t1
        and edi, ebx                      ;   935.7 p0      51 t1
        xor edi, edx                      ;   936.7 p1      51 t1
        add esi, edi                      ;   937.7 p0      61 t1
        mov edi, ebp                      ;   936.7 p1      52 v[5] copy
        mov edx, dword [esp + 308]        ;   926.0 p2      52 v[5]
        xor edi, ecx                      ;   937.7 p0      52 v[5]
        and edx, edi                      ;   938.7 p1      52 v[5]
        xor edx, ebp                      ;   939.7 p0      52 v[5]
        add edx, esi                      ;   940.7 p1      63 v[5]
        add esi, dword [esp + 304]        ;   939.0 p0+p2   62 v[1]
        mov dword [esp + 304], ebp        ;   928.3 p3+p4   63 v[7] spill
        mov ebp, ecx                      ;   939.7 p1      47 v[5] copy
        ror ebp, 9                        ;   940.7 p0      47 v[5]
        xor ebp, ecx                      ;   941.7 p1      47 v[5]
        ror ebp, 0xb                      ;   942.7 p0      47 v[5]
        xor ebp, ecx                      ;   943.7 p1      47 v[5]
        ror ebp, 2                        ;   944.7 p0      47 v[5]
        add edx, ebp                      ;   945.7 p1      63 v[5]
        mov ebp, esi                      ;   943.0 p0      48 t1 copy
        ror ebp, 0xe                      ;   944.0 p0      48 t1
        xor ebp, esi                      ;   945.0 p1      48 t1
        ror ebp, 5                        ;   946.0 p0      48 t1
        xor ebp, esi                      ;   947.0 p1      48 t1
        ror ebp, 6                        ;   948.0 p0      48 t1
        add ebp, dword [esp + 312]        ;   949.0 p1+p2   61 t1
        mov dword [esp + 312], ecx        ;   934.0 p3+p4   63 v[6] spill
        mov ecx, eax                      ;   946.7 p1      51 t1 copy
        add ebp, dword [esp + 208]        ;   950.0 p0+p2   61 t1
        xor ecx, ebx                      ;   947.7 p1      51 t1
        and ecx, esi                      ;   948.7 p0      51 t1
        xor ecx, eax                      ;   949.7 p1      51 t1
        add ebp, 0xc76c51a3               ;   951.0 p0      61 t1
        add ebp, ecx                      ;   952.0 p1      61 t1
        mov ecx, dword [esp + 312]        ;   937.3 p2      52 v[4]
        xor ecx, edx                      ;   950.0 p0      52 v[4]
        and edi, ecx                      ;   951.0 p1      52 v[4]
        xor edi, dword [esp + 312]        ;   952.0 p0+p2   52 v[4]
        add edi, ebp                      ;   953.0 p1      63 v[4]
        add ebp, dword [esp + 300]        ;   953.0 p0+p2   62 v[0]
        mov dword [esp + 300], ecx        ;   951.0 p3+p4   52 v[4] spill
        mov ecx, edx                      ;   952.7 p1      47 v[4] copy
        ror ecx, 9                        ;   953.7 p0      47 v[4]
        xor ecx, edx                      ;   954.7 p1      47 v[4]
        add eax, dword [esp + 212]        ;   954.0 p0+p2   61 t1
        mov dword [esp + 308], ebx        ;   943.3 p3+p4   62 v[2] spill
        ror ecx, 0xb                      ;   955.7 p0      47 v[4]
        xor ecx, edx                      ;   956.7 p1      47 v[4]
        ror ecx, 2                        ;   957.7 p0      47 v[4]
        add edi, ecx                      ;   958.7 p1      63 v[4]
        mov ecx, ebp                      ;   956.7 p1      48 t1 copy
        ror ecx, 0xe                      ;   957.7 p0      48 t1
        xor ecx, ebp                      ;   958.7 p1      48 t1
        ror ecx, 5                        ;   959.7 p0      48 t1
        xor ecx, ebp                      ;   960.7 p1      48 t1
        ror ecx, 6                        ;   961.7 p0      48 t1
        lea eax, [eax + ecx - 778901479]  ;   962.7 p0      61 t1
        mov ecx, ebx                      ;   959.7 p1      51 t1 copy
        xor ecx, esi                      ;   960.7 p1      51 t1
        and ecx, ebp                      ;   961.7 p0      51 t1
        xor ecx, ebx                      ;   962.7 p1      51 t1
        mov ebx, dword [esp + 300]        ;   951.3 p2      52 v[3]
        add eax, ecx                      ;   963.7 p0      61 t1
        mov ecx, edx                      ;   962.7 p1      52 v[3] copy
        xor ecx, edi                      ;   963.7 p0      52 v[3]
        and ebx, ecx                      ;   964.7 p1      52 v[3]
        xor ebx, edx                      ;   965.7 p0      52 v[3]
        add ebx, eax                      ;   966.7 p1      63 v[3]
        add eax, dword [esp + 304]        ;   965.0 p0+p2   62 v[7]
        mov dword [esp + 304], edx        ;   954.3 p3+p4   63 v[5] spill
        mov edx, edi                      ;   965.7 p1      47 v[3] copy
        ror edx, 9                        ;   966.7 p0      47 v[3]
        xor edx, edi                      ;   967.7 p1      47 v[3]
        ror edx, 0xb                      ;   968.7 p0      47 v[3]
        xor edx, edi                      ;   969.7 p1      47 v[3]
        ror edx, 2                        ;   970.7 p0      47 v[3]
        add ebx, edx                      ;   971.7 p1      63 v[3]
        mov edx, eax                      ;   969.0 p0      48 t1 copy
        ror edx, 0xe                      ;   970.0 p0      48 t1
        xor edx, eax                      ;   971.0 p1      48 t1
        ror edx, 5                        ;   972.0 p0      48 t1
        xor edx, eax                      ;   973.0 p1      48 t1
        ror edx, 6                        ;   974.0 p0      48 t1
        add edx, dword [esp + 308]        ;   975.0 p1+p2   61 t1
        mov dword [esp + 308], edi        ;   960.0 p3+p4   63 v[4] spill
        mov edi, esi                      ;   972.7 p1      51 t1 copy
        add edx, dword [esp + 216]        ;   976.0 p0+p2   61 t1
        add edx, 0xd6990624               ;   977.0 p1      61 t1
        xor edi, ebp                      ;   974.0 p0      51 t1
        and edi, eax                      ;   975.0 p1      51 t1
        xor edi, esi                      ;   976.0 p0      51 t1
        add edx, edi                      ;   978.0 p1      61 t1
        mov edi, dword [esp + 308]        ;   964.0 p2      52 v[2]
        xor edi, ebx                      ;   976.0 p0      52 v[2]
        and ecx, edi                      ;   977.0 p1      52 v[2]
        xor ecx, dword [esp + 308]        ;   978.0 p0+p2   52 v[2]
        add ecx, edx                      ;   979.0 p1      63 v[2]
        add edx, dword [esp + 312]        ;   979.0 p0+p2   62 v[6]
        mov dword [esp + 312], edi        ;   977.0 p3+p4   52 v[2] spill
        mov edi, ebx                      ;   978.7 p1      47 v[2] copy
        ror edi, 9                        ;   979.7 p0      47 v[2]
        xor edi, ebx                      ;   980.7 p1      47 v[2]
        ror edi, 0xb                      ;   981.7 p0      47 v[2]
        xor edi, ebx                      ;   982.7 p1      47 v[2]
        ror edi, 2                        ;   983.7 p0      47 v[2]
        add ecx, edi                      ;   984.7 p1      63 v[2]
        mov edi, edx                      ;   982.0 p0      48 t1 copy
        ror edi, 0xe                      ;   983.0 p0      48 t1
        xor edi, edx                      ;   984.0 p1      48 t1
        ror edi, 5                        ;   985.0 p0      48 t1
        xor edi, edx                      ;   986.0 p1      48 t1
        ror edi, 6                        ;   987.0 p0      48 t1
        add esi, dword [esp + 220]        ;   984.7 p1+p2   61 t1
        lea esi, [esi + edi - 200395387]  ;   988.0 p0      61 t1
        mov edi, ebp                      ;   985.7 p1      51 t1 copy
        xor edi, eax                      ;   986.7 p1      51 t1
        and edi, edx                      ;   987.7 p0      51 t1
        mov dword [esp + 300], ebp        ;   976.3 p3+p4   62 v[0] spill
        xor edi, ebp                      ;   988.7 p1      51 t1
        add esi, edi                      ;   989.7 p0      61 t1
        mov edi, ebx                      ;   988.7 p1      52 v[1] copy
        mov ebp, dword [esp + 312]        ;   978.0 p2      52 v[1]
        xor edi, ecx                      ;   989.7 p0      52 v[1]
        and ebp, edi                      ;   990.7 p1      52 v[1]
        xor ebp, ebx                      ;   991.7 p0      52 v[1]
        add ebp, esi                      ;   992.7 p1      63 v[1]
        mov dword [esp + 312], edx        ;   980.0 p3+p4   62 v[6] spill
        add esi, dword [esp + 304]        ;   991.0 p0+p2   62 v[5]
        mov dword [esp + 304], ebx        ;   981.0 p3+p4   63 v[3] spill
        mov ebx, ecx                      ;   991.7 p1      47 v[1] copy
        ror ebx, 9                        ;   992.7 p0      47 v[1]
        xor ebx, ecx                      ;   993.7 p1      47 v[1]
        ror ebx, 0xb                      ;   994.7 p0      47 v[1]
        xor ebx, ecx                      ;   995.7 p1      47 v[1]
        ror ebx, 2                        ;   996.7 p0      47 v[1]
        add ebp, ebx                      ;   997.7 p1      63 v[1]
        mov ebx, esi                      ;   995.0 p0      48 t1 copy
        ror ebx, 0xe                      ;   996.0 p0      48 t1
        xor ebx, esi                      ;   997.0 p1      48 t1
        ror ebx, 5                        ;   998.0 p0      48 t1
        xor ebx, esi                      ;   999.0 p1      48 t1
        ror ebx, 6                        ;  1000.0 p0      48 t1
        add ebx, dword [esp + 300]        ;  1001.0 p1+p2   61 t1
        mov dword [esp + 300], ecx        ;   987.0 p3+p4   63 v[2] spill
        mov ecx, eax                      ;   998.7 p1      51 t1 copy
        xor ecx, edx                      ;   999.7 p0      51 t1
        and ecx, esi                      ;  1000.7 p1      51 t1
        xor ecx, eax                      ;  1001.7 p0      51 t1
        add eax, dword [esp + 228]        ;  1000.7 p1+p2   61 t1
        add ebx, dword [esp + 224]        ;  1002.0 p0+p2   61 t1
        add ebx, 0x106aa070               ;  1003.0 p1      61 t1
        add ebx, ecx                      ;  1004.0 p0      61 t1
        mov ecx, dword [esp + 300]        ;   991.3 p2      52 v[0]
        xor ecx, ebp                      ;  1002.7 p1      52 v[0]
        and edi, ecx                      ;  1003.7 p0      52 v[0]
        xor edi, dword [esp + 300]        ;  1004.7 p1+p2   52 v[0]
        add edi, ebx                      ;  1005.7 p0      63 v[0]
        add ebx, dword [esp + 308]        ;  1005.0 p1+p2   62 v[4]
        mov dword [esp + 308], ecx        ;  1003.7 p3+p4   52 v[0] spill
        mov ecx, ebp                      ;  1005.0 p0      47 v[0] copy
        ror ecx, 9                        ;  1006.0 p0      47 v[0]
        xor ecx, ebp                      ;  1007.0 p1      47 v[0]
        ror ecx, 0xb                      ;  1008.0 p0      47 v[0]
        xor ecx, ebp                      ;  1009.0 p1      47 v[0]
        ror ecx, 2                        ;  1010.0 p0      47 v[0]
        add edi, ecx                      ;  1011.0 p1      63 v[0]
        mov ecx, ebx                      ;  1008.7 p1      48 t1 copy
        ror ecx, 0xe                      ;  1009.7 p0      48 t1
        xor ecx, ebx                      ;  1010.7 p1      48 t1
        ror ecx, 5                        ;  1011.7 p0      48 t1
        xor ecx, ebx                      ;  1012.7 p1      48 t1
        ror ecx, 6                        ;  1013.7 p0      48 t1
        lea eax, [eax + ecx + 430227734]  ;  1014.7 p0      61 t1
        mov ecx, edx                      ;  1011.7 p1      51 t1 copy
        xor ecx, esi                      ;  1012.7 p1      51 t1
        and ecx, ebx                      ;  1013.7 p0      51 t1
        xor ecx, edx                      ;  1014.7 p1      51 t1
        mov edx, dword [esp + 308]        ;  1003.7 p2      52 v[7]
        add eax, ecx                      ;  1015.7 p0      61 t1
        mov ecx, ebp                      ;  1014.7 p1      52 v[7] copy
        xor ecx, edi                      ;  1015.7 p0      52 v[7]
        and edx, ecx                      ;  1016.7 p1      52 v[7]
        xor edx, ebp                      ;  1017.7 p0      52 v[7]
        add edx, eax                      ;  1018.7 p1      63 v[7]
        add eax, dword [esp + 304]        ;  1017.0 p0+p2   62 v[3]
        mov dword [esp + 304], ebp        ;  1005.7 p3+p4   63 v[1] spill
        mov ebp, edi                      ;  1017.7 p1      47 v[7] copy
        ror ebp, 9                        ;  1018.7 p0      47 v[7]
        xor ebp, edi                      ;  1019.7 p1      47 v[7]
        ror ebp, 0xb                      ;  1020.7 p0      47 v[7]
        xor ebp, edi                      ;  1021.7 p1      47 v[7]
        ror ebp, 2                        ;  1022.7 p0      47 v[7]
        add edx, ebp                      ;  1023.7 p1      63 v[7]
        mov ebp, eax                      ;  1021.0 p0      48 t1 copy
        ror ebp, 0xe                      ;  1022.0 p0      48 t1
        xor ebp, eax                      ;  1023.0 p1      48 t1
        ror ebp, 5                        ;  1024.0 p0      48 t1
        xor ebp, eax                      ;  1025.0 p1      48 t1
        ror ebp, 6                        ;  1026.0 p0      48 t1
        add ebp, dword [esp + 312]        ;  1027.0 p1+p2   61 t1
        mov dword [esp + 312], edi        ;  1012.0 p3+p4   63 v[0] spill
        mov edi, esi                      ;  1024.7 p1      51 t1 copy
        xor edi, ebx                      ;  1025.7 p0      51 t1
        add ebp, dword [esp + 236]        ;  1028.0 p1+p2   61 t1
        and edi, eax                      ;  1026.7 p0      51 t1
        xor edi, esi                      ;  1027.7 p1      51 t1
        add ebp, 0x1e376c08               ;  1029.0 p0      61 t1
        add ebp, edi                      ;  1030.0 p1      61 t1
        add esi, dword [esp + 232]        ;  1028.0 p0+p2   61 t1
        mov edi, dword [esp + 312]        ;  1017.0 p2      52 v[6]
        xor edi, edx                      ;  1028.7 p1      52 v[6]
        and ecx, edi                      ;  1029.7 p0      52 v[6]
        xor ecx, dword [esp + 312]        ;  1030.7 p1+p2   52 v[6]
        add ecx, ebp                      ;  1031.7 p0      63 v[6]
        add ebp, dword [esp + 300]        ;  1031.0 p1+p2   62 v[2]
        mov dword [esp + 300], edi        ;  1029.7 p3+p4   52 v[6] spill
        mov edi, edx                      ;  1031.0 p0      47 v[6] copy
        ror edi, 9                        ;  1032.0 p0      47 v[6]
        xor edi, edx                      ;  1033.0 p1      47 v[6]
        ror edi, 0xb                      ;  1034.0 p0      47 v[6]
        xor edi, edx                      ;  1035.0 p1      47 v[6]
        ror edi, 2                        ;  1036.0 p0      47 v[6]
        add ecx, edi                      ;  1037.0 p1      63 v[6]
        mov edi, ebp                      ;  1034.7 p1      48 t1 copy
        ror edi, 0xe                      ;  1035.7 p0      48 t1
        xor edi, ebp                      ;  1036.7 p1      48 t1
        ror edi, 5                        ;  1037.7 p0      48 t1
        xor edi, ebp                      ;  1038.7 p1      48 t1
        ror edi, 6                        ;  1039.7 p0      48 t1
        lea esi, [esi + edi + 659060556]  ;  1040.7 p0      61 t1
        mov dword [esp + 308], ebx        ;  1026.3 p3+p4   62 v[4] spill
        mov edi, ebx                      ;  1037.7 p1      51 t1 copy
        xor edi, eax                      ;  1038.7 p1      51 t1
        and edi, ebp                      ;  1039.7 p0      51 t1
        xor edi, ebx                      ;  1040.7 p1      51 t1
        add esi, edi                      ;  1041.7 p0      61 t1
        mov edi, edx                      ;  1040.7 p1      52 v[5] copy
        xor edi, ecx                      ;  1041.7 p0      52 v[5]
        mov ebx, dword [esp + 300]        ;  1030.3 p2      52 v[5]
        and ebx, edi                      ;  1042.7 p1      52 v[5]
        xor ebx, edx                      ;  1043.7 p0      52 v[5]
        add ebx, esi                      ;  1044.7 p1      63 v[5]
        add esi, dword [esp + 304]        ;  1043.0 p0+p2   62 v[1]
        mov dword [esp + 304], edx        ;  1032.3 p3+p4   63 v[7] spill
        mov edx, ecx                      ;  1043.7 p1      47 v[5] copy
        ror edx, 9                        ;  1044.7 p0      47 v[5]
        xor edx, ecx                      ;  1045.7 p1      47 v[5]
        ror edx, 0xb                      ;  1046.7 p0      47 v[5]
        xor edx, ecx                      ;  1047.7 p1      47 v[5]
        ror edx, 2                        ;  1048.7 p0      47 v[5]
        mov dword [esp + 300], ebp        ;  1035.0 p3+p4   62 v[2] spill
        add ebx, edx                      ;  1049.7 p1      63 v[5]
        mov edx, esi                      ;  1047.0 p0      48 t1 copy
        ror edx, 0xe                      ;  1048.0 p0      48 t1
        xor edx, esi                      ;  1049.0 p1      48 t1
        ror edx, 5                        ;  1050.0 p0      48 t1
        xor edx, esi                      ;  1051.0 p1      48 t1
        ror edx, 6                        ;  1052.0 p0      48 t1
        add edx, dword [esp + 308]        ;  1053.0 p1+p2   61 t1
        add edx, dword [esp + 240]        ;  1054.0 p1+p2   61 t1
        mov dword [esp + 308], ecx        ;  1039.3 p3+p4   63 v[6] spill
        mov ecx, eax                      ;  1051.0 p0      51 t1 copy
        add edx, 0x34b0bcb5               ;  1055.0 p1      61 t1
        xor ecx, ebp                      ;  1052.0 p0      51 t1
        and ecx, esi                      ;  1053.0 p1      51 t1
        xor ecx, eax                      ;  1054.0 p0      51 t1
        add eax, dword [esp + 244]        ;  1053.7 p1+p2   61 t1
        add edx, ecx                      ;  1056.0 p0      61 t1
        mov ecx, dword [esp + 308]        ;  1044.0 p2      52 v[4]
        xor ecx, ebx                      ;  1054.7 p1      52 v[4]
        and edi, ecx                      ;  1055.7 p0      52 v[4]
        xor edi, dword [esp + 308]        ;  1056.7 p1+p2   52 v[4]
        add edi, edx                      ;  1057.7 p0      63 v[4]
        add edx, dword [esp + 312]        ;  1057.0 p1+p2   62 v[0]
        mov dword [esp + 312], ecx        ;  1055.7 p3+p4   52 v[4] spill
        mov ecx, ebx                      ;  1057.0 p0      47 v[4] copy
        ror ecx, 9                        ;  1058.0 p0      47 v[4]
        xor ecx, ebx                      ;  1059.0 p1      47 v[4]
        ror ecx, 0xb                      ;  1060.0 p0      47 v[4]
        xor ecx, ebx                      ;  1061.0 p1      47 v[4]
        ror ecx, 2                        ;  1062.0 p0      47 v[4]
        add edi, ecx                      ;  1063.0 p1      63 v[4]
        mov ecx, edx                      ;  1060.7 p1      48 t1 copy
        ror ecx, 0xe                      ;  1061.7 p0      48 t1
        xor ecx, edx                      ;  1062.7 p1      48 t1
        ror ecx, 5                        ;  1063.7 p0      48 t1
        xor ecx, edx                      ;  1064.7 p1      48 t1
        ror ecx, 6                        ;  1065.7 p0      48 t1
        lea eax, [eax + ecx + 958139571]  ;  1066.7 p0      61 t1
        mov ecx, ebp                      ;  1063.7 p1      51 t1 copy
        xor ecx, esi                      ;  1064.7 p1      51 t1
        and ecx, edx                      ;  1065.7 p0      51 t1
        xor ecx, ebp                      ;  1066.7 p1      51 t1
        add eax, ecx                      ;  1067.7 p0      61 t1
        mov ecx, ebx                      ;  1066.7 p1      52 v[3] copy
        xor ecx, edi                      ;  1067.7 p0      52 v[3]
        mov ebp, dword [esp + 312]        ;  1056.0 p2      52 v[3]
        mov dword [esp + 312], edx        ;  1058.0 p3+p4   62 v[0] spill
        and ebp, ecx                      ;  1068.7 p1      52 v[3]
        xor ebp, ebx                      ;  1069.7 p0      52 v[3]
        add ebp, eax                      ;  1070.7 p1      63 v[3]
        add eax, dword [esp + 304]        ;  1069.0 p0+p2   62 v[7]
        mov dword [esp + 304], ebx        ;  1058.7 p3+p4   63 v[5] spill
        mov ebx, edi                      ;  1069.7 p1      47 v[3] copy
        ror ebx, 9                        ;  1070.7 p0      47 v[3]
        xor ebx, edi                      ;  1071.7 p1      47 v[3]
        ror ebx, 0xb                      ;  1072.7 p0      47 v[3]
        xor ebx, edi                      ;  1073.7 p1      47 v[3]
        ror ebx, 2                        ;  1074.7 p0      47 v[3]
        add ebp, ebx                      ;  1075.7 p1      63 v[3]
        mov ebx, eax                      ;  1073.0 p0      48 t1 copy
        ror ebx, 0xe                      ;  1074.0 p0      48 t1
        xor ebx, eax                      ;  1075.0 p1      48 t1
        ror ebx, 5                        ;  1076.0 p0      48 t1
        xor ebx, eax                      ;  1077.0 p1      48 t1
        ror ebx, 6                        ;  1078.0 p0      48 t1
        add ebx, dword [esp + 300]        ;  1079.0 p1+p2   61 t1
        mov dword [esp + 300], edi        ;  1064.3 p3+p4   63 v[4] spill
        mov edi, esi                      ;  1076.7 p1      51 t1 copy
        xor edi, edx                      ;  1077.7 p0      51 t1
        add ebx, dword [esp + 252]        ;  1080.0 p1+p2   61 t1
        add ebx, 0x4ed8aa4a               ;  1081.0 p0      61 t1
        and edi, eax                      ;  1078.7 p1      51 t1
        xor edi, esi                      ;  1079.7 p0      51 t1
        add ebx, edi                      ;  1082.0 p1      61 t1
        mov edi, dword [esp + 300]        ;  1068.7 p2      52 v[2]
        xor edi, ebp                      ;  1080.0 p0      52 v[2]
        and ecx, edi                      ;  1081.0 p1      52 v[2]
        xor ecx, dword [esp + 300]        ;  1082.0 p0+p2   52 v[2]
        add ecx, ebx                      ;  1083.0 p1      63 v[2]
        add esi, dword [esp + 248]        ;  1082.0 p0+p2   61 t1
        add ebx, dword [esp + 308]        ;  1083.0 p1+p2   62 v[6]
        mov dword [esp + 308], edi        ;  1081.0 p3+p4   52 v[2] spill
        mov edi, ebp                      ;  1083.0 p0      47 v[2] copy
        ror edi, 9                        ;  1084.0 p0      47 v[2]
        xor edi, ebp                      ;  1085.0 p1      47 v[2]
        ror edi, 0xb                      ;  1086.0 p0      47 v[2]
        xor edi, ebp                      ;  1087.0 p1      47 v[2]
        ror edi, 2                        ;  1088.0 p0      47 v[2]
        add ecx, edi                      ;  1089.0 p1      63 v[2]
        mov edi, ebx                      ;  1086.7 p1      48 t1 copy
        ror edi, 0xe                      ;  1087.7 p0      48 t1
        xor edi, ebx                      ;  1088.7 p1      48 t1
        ror edi, 5                        ;  1089.7 p0      48 t1
        xor edi, ebx                      ;  1090.7 p1      48 t1
        ror edi, 6                        ;  1091.7 p0      48 t1
        lea esi, [esi + edi + 1537002063] ;  1092.7 p0      61 t1
        mov edi, edx                      ;  1089.7 p1      51 t1 copy
        xor edi, eax                      ;  1090.7 p1      51 t1
        and edi, ebx                      ;  1091.7 p0      51 t1
        xor edi, edx                      ;  1092.7 p1      51 t1
        add esi, edi                      ;  1093.7 p0      61 t1
        mov edi, ebp                      ;  1092.7 p1      52 v[1] copy
        mov edx, dword [esp + 308]        ;  1081.3 p2      52 v[1]
        mov dword [esp + 308], ebx        ;  1084.0 p3+p4   62 v[6] spill
        xor edi, ecx                      ;  1093.7 p0      52 v[1]
        and edx, edi                      ;  1094.7 p1      52 v[1]
        xor edx, ebp                      ;  1095.7 p0      52 v[1]
        add edx, esi                      ;  1096.7 p1      63 v[1]
        add esi, dword [esp + 304]        ;  1095.0 p0+p2   62 v[5]
        mov dword [esp + 304], ebp        ;  1084.3 p3+p4   63 v[3] spill
        mov ebp, ecx                      ;  1095.7 p1      47 v[1] copy
        ror ebp, 9                        ;  1096.7 p0      47 v[1]
        xor ebp, ecx                      ;  1097.7 p1      47 v[1]
        ror ebp, 0xb                      ;  1098.7 p0      47 v[1]
        xor ebp, ecx                      ;  1099.7 p1      47 v[1]
        ror ebp, 2                        ;  1100.7 p0      47 v[1]
        add edx, ebp                      ;  1101.7 p1      63 v[1]
        mov ebp, esi                      ;  1099.0 p0      48 t1 copy
        ror ebp, 0xe                      ;  1100.0 p0      48 t1
        xor ebp, esi                      ;  1101.0 p1      48 t1
        ror ebp, 5                        ;  1102.0 p0      48 t1
        xor ebp, esi                      ;  1103.0 p1      48 t1
        ror ebp, 6                        ;  1104.0 p0      48 t1
        add ebp, dword [esp + 312]        ;  1105.0 p1+p2   61 t1
        mov dword [esp + 312], ecx        ;  1090.0 p3+p4   63 v[2] spill
        add ebp, dword [esp + 256]        ;  1106.0 p1+p2   61 t1
        mov ecx, eax                      ;  1103.0 p0      51 t1 copy
        xor ecx, ebx                      ;  1104.0 p1      51 t1
        and ecx, esi                      ;  1105.0 p0      51 t1
        xor ecx, eax                      ;  1106.0 p1      51 t1
        add ebp, 0x682e6ff3               ;  1107.0 p0      61 t1
        add ebp, ecx                      ;  1108.0 p1      61 t1
        mov ecx, dword [esp + 312]        ;  1094.7 p2      52 v[0]
        xor ecx, edx                      ;  1106.0 p0      52 v[0]
        and edi, ecx                      ;  1107.0 p1      52 v[0]
        xor edi, dword [esp + 312]        ;  1108.0 p0+p2   52 v[0]
        add edi, ebp                      ;  1109.0 p1      63 v[0]
        add ebp, dword [esp + 300]        ;  1109.0 p0+p2   62 v[4]
        mov dword [esp + 300], ecx        ;  1107.0 p3+p4   52 v[0] spill
        mov ecx, edx                      ;  1108.7 p1      47 v[0] copy
        ror ecx, 9                        ;  1109.7 p0      47 v[0]
        xor ecx, edx                      ;  1110.7 p1      47 v[0]
        ror ecx, 0xb                      ;  1111.7 p0      47 v[0]
        xor ecx, edx                      ;  1112.7 p1      47 v[0]
        ror ecx, 2                        ;  1113.7 p0      47 v[0]
        add edi, ecx                      ;  1114.7 p1      63 v[0]
        mov ecx, ebp                      ;  1112.0 p0      48 t1 copy
        add eax, dword [esp + 264]        ;  1112.7 p1+p2   61 t1
        ror ecx, 0xe                      ;  1113.0 p0      48 t1
        xor ecx, ebp                      ;  1114.0 p1      48 t1
        ror ecx, 5                        ;  1115.0 p0      48 t1
        xor ecx, ebp                      ;  1116.0 p1      48 t1
        ror ecx, 6                        ;  1117.0 p0      48 t1
        lea eax, [eax + ecx + 1955562222] ;  1118.0 p0      61 t1
        mov ecx, ebx                      ;  1115.7 p1      51 t1 copy
        xor ecx, esi                      ;  1116.7 p1      51 t1
        and ecx, ebp                      ;  1117.7 p0      51 t1
        xor ecx, ebx                      ;  1118.7 p1      51 t1
        add eax, ecx                      ;  1119.7 p0      61 t1
        mov ebx, dword [esp + 300]        ;  1107.0 p2      52 v[7]
        mov ecx, edx                      ;  1118.7 p1      52 v[7] copy
        xor ecx, edi                      ;  1119.7 p0      52 v[7]
        and ebx, ecx                      ;  1120.7 p1      52 v[7]
        xor ebx, edx                      ;  1121.7 p0      52 v[7]
        add ebx, eax                      ;  1122.7 p1      63 v[7]
        add eax, dword [esp + 304]        ;  1121.0 p0+p2   62 v[3]
        mov dword [esp + 304], edx        ;  1109.7 p3+p4   63 v[1] spill
        mov edx, edi                      ;  1121.7 p1      47 v[7] copy
        ror edx, 9                        ;  1122.7 p0      47 v[7]
        xor edx, edi                      ;  1123.7 p1      47 v[7]
        ror edx, 0xb                      ;  1124.7 p0      47 v[7]
        xor edx, edi                      ;  1125.7 p1      47 v[7]
        mov dword [esp + 300], ebp        ;  1112.0 p3+p4   62 v[4] spill
        ror edx, 2                        ;  1126.7 p0      47 v[7]
        add ebx, edx                      ;  1127.7 p1      63 v[7]
        mov edx, eax                      ;  1125.0 p0      48 t1 copy
        ror edx, 0xe                      ;  1126.0 p0      48 t1
        xor edx, eax                      ;  1127.0 p1      48 t1
        ror edx, 5                        ;  1128.0 p0      48 t1
        xor edx, eax                      ;  1129.0 p1      48 t1
        ror edx, 6                        ;  1130.0 p0      48 t1
        add edx, dword [esp + 308]        ;  1131.0 p1+p2   61 t1
        mov dword [esp + 308], edi        ;  1116.3 p3+p4   63 v[0] spill
        mov edi, esi                      ;  1128.7 p1      51 t1 copy
        xor edi, ebp                      ;  1129.7 p0      51 t1
        and edi, eax                      ;  1130.7 p1      51 t1
        add edx, dword [esp + 260]        ;  1132.0 p0+p2   61 t1
        xor edi, esi                      ;  1131.7 p1      51 t1
        add edx, 0x78a5636f               ;  1133.0 p0      61 t1
        add edx, edi                      ;  1134.0 p1      61 t1
        mov edi, dword [esp + 308]        ;  1120.0 p2      52 v[6]
        xor edi, ebx                      ;  1132.0 p0      52 v[6]
        and ecx, edi                      ;  1133.0 p1      52 v[6]
        xor ecx, dword [esp + 308]        ;  1134.0 p0+p2   52 v[6]
        add ecx, edx                      ;  1135.0 p1      63 v[6]
        add edx, dword [esp + 312]        ;  1135.0 p0+p2   62 v[2]
        mov dword [esp + 312], edi        ;  1133.0 p3+p4   52 v[6] spill
        mov edi, ebx                      ;  1134.7 p1      47 v[6] copy
        ror edi, 9                        ;  1135.7 p0      47 v[6]
        xor edi, ebx                      ;  1136.7 p1      47 v[6]
        ror edi, 0xb                      ;  1137.7 p0      47 v[6]
        xor edi, ebx                      ;  1138.7 p1      47 v[6]
        ror edi, 2                        ;  1139.7 p0      47 v[6]
        add ecx, edi                      ;  1140.7 p1      63 v[6]
        mov edi, edx                      ;  1138.0 p0      48 t1 copy
        ror edi, 0xe                      ;  1139.0 p0      48 t1
        xor edi, edx                      ;  1140.0 p1      48 t1
        ror edi, 5                        ;  1141.0 p0      48 t1
        xor edi, edx                      ;  1142.0 p1      48 t1
        ror edi, 6                        ;  1143.0 p0      48 t1
        add esi, dword [esp + 268]        ;  1140.7 p1+p2   61 t1
        lea esi, [esi + edi - 2067236844] ;  1144.0 p0      61 t1
        mov edi, ebp                      ;  1141.7 p1      51 t1 copy
        xor edi, eax                      ;  1142.7 p1      51 t1
        and edi, edx                      ;  1143.7 p0      51 t1
        xor edi, ebp                      ;  1144.7 p1      51 t1
        add esi, edi                      ;  1145.7 p0      61 t1
        mov ebp, dword [esp + 312]        ;  1133.0 p2      52 v[5]
        mov edi, ebx                      ;  1144.7 p1      52 v[5] copy
        xor edi, ecx                      ;  1145.7 p0      52 v[5]
        and ebp, edi                      ;  1146.7 p1      52 v[5]
        xor ebp, ebx                      ;  1147.7 p0      52 v[5]
        add ebp, esi                      ;  1148.7 p1      63 v[5]
        add esi, dword [esp + 304]        ;  1147.0 p0+p2   62 v[1]
        mov dword [esp + 304], ebx        ;  1135.7 p3+p4   63 v[7] spill
        mov ebx, ecx                      ;  1147.7 p1      47 v[5] copy
        ror ebx, 9                        ;  1148.7 p0      47 v[5]
        xor ebx, ecx                      ;  1149.7 p1      47 v[5]
        ror ebx, 0xb                      ;  1150.7 p0      47 v[5]
        xor ebx, ecx                      ;  1151.7 p1      47 v[5]
        ror ebx, 2                        ;  1152.7 p0      47 v[5]
        add ebp, ebx                      ;  1153.7 p1      63 v[5]
        mov ebx, esi                      ;  1151.0 p0      48 t1 copy
        ror ebx, 0xe                      ;  1152.0 p0      48 t1
        xor ebx, esi                      ;  1153.0 p1      48 t1
        ror ebx, 5                        ;  1154.0 p0      48 t1
        xor ebx, esi                      ;  1155.0 p1      48 t1
        ror ebx, 6                        ;  1156.0 p0      48 t1
        mov dword [esp + 312], edx        ;  1140.7 p3+p4   62 v[2] spill
        add ebx, dword [esp + 300]        ;  1157.0 p1+p2   61 t1
        mov dword [esp + 300], ecx        ;  1142.3 p3+p4   63 v[6] spill
        mov ecx, eax                      ;  1154.7 p1      51 t1 copy
        add ebx, dword [esp + 272]        ;  1158.0 p0+p2   61 t1
        add ebx, 0x8cc70208               ;  1159.0 p1      61 t1
        xor ecx, edx                      ;  1156.0 p0      51 t1
        and ecx, esi                      ;  1157.0 p1      51 t1
        xor ecx, eax                      ;  1158.0 p0      51 t1
        add eax, dword [esp + 276]        ;  1157.7 p1+p2   61 t1
        add ebx, ecx                      ;  1160.0 p0      61 t1
        mov ecx, dword [esp + 300]        ;  1146.7 p2      52 v[4]
        xor ecx, ebp                      ;  1158.7 p1      52 v[4]
        and edi, ecx                      ;  1159.7 p0      52 v[4]
        xor edi, dword [esp + 300]        ;  1160.7 p1+p2   52 v[4]
        add edi, ebx                      ;  1161.7 p0      63 v[4]
        add ebx, dword [esp + 308]        ;  1161.0 p1+p2   62 v[0]
        mov dword [esp + 308], ecx        ;  1159.7 p3+p4   52 v[4] spill
        mov ecx, ebp                      ;  1161.0 p0      47 v[4] copy
        ror ecx, 9                        ;  1162.0 p0      47 v[4]
        xor ecx, ebp                      ;  1163.0 p1      47 v[4]
        ror ecx, 0xb                      ;  1164.0 p0      47 v[4]
        xor ecx, ebp                      ;  1165.0 p1      47 v[4]
        ror ecx, 2                        ;  1166.0 p0      47 v[4]
        add edi, ecx                      ;  1167.0 p1      63 v[4]
        mov ecx, ebx                      ;  1164.7 p1      48 t1 copy
        ror ecx, 0xe                      ;  1165.7 p0      48 t1
        xor ecx, ebx                      ;  1166.7 p1      48 t1
        ror ecx, 5                        ;  1167.7 p0      48 t1
        xor ecx, ebx                      ;  1168.7 p1      48 t1
        ror ecx, 6                        ;  1169.7 p0      48 t1
        lea eax, [eax + ecx - 1866530822] ;  1170.7 p0      61 t1
        mov ecx, edx                      ;  1167.7 p1      51 t1 copy
        xor ecx, esi                      ;  1168.7 p1      51 t1
        and ecx, ebx                      ;  1169.7 p0      51 t1
        xor ecx, edx                      ;  1170.7 p1      51 t1
        mov edx, dword [esp + 308]        ;  1159.7 p2      52 v[3]
        add eax, ecx                      ;  1171.7 p0      61 t1
        mov ecx, ebp                      ;  1170.7 p1      52 v[3] copy
        xor ecx, edi                      ;  1171.7 p0      52 v[3]
        and edx, ecx                      ;  1172.7 p1      52 v[3]
        xor edx, ebp                      ;  1173.7 p0      52 v[3]
        add edx, eax                      ;  1174.7 p1      63 v[3]
        add eax, dword [esp + 304]        ;  1173.0 p0+p2   62 v[7]
        mov dword [esp + 304], ebp        ;  1161.7 p3+p4   63 v[5] spill
        mov ebp, edi                      ;  1173.7 p1      47 v[3] copy
        ror ebp, 9                        ;  1174.7 p0      47 v[3]
        xor ebp, edi                      ;  1175.7 p1      47 v[3]
        ror ebp, 0xb                      ;  1176.7 p0      47 v[3]
        xor ebp, edi                      ;  1177.7 p1      47 v[3]
        ror ebp, 2                        ;  1178.7 p0      47 v[3]
        add edx, ebp                      ;  1179.7 p1      63 v[3]
        mov ebp, eax                      ;  1177.0 p0      48 t1 copy
        ror ebp, 0xe                      ;  1178.0 p0      48 t1
        xor ebp, eax                      ;  1179.0 p1      48 t1
        ror ebp, 5                        ;  1180.0 p0      48 t1
        xor ebp, eax                      ;  1181.0 p1      48 t1
        ror ebp, 6                        ;  1182.0 p0      48 t1
        add ebp, dword [esp + 312]        ;  1183.0 p1+p2   61 t1
        mov dword [esp + 312], edi        ;  1168.0 p3+p4   63 v[4] spill
        mov edi, esi                      ;  1180.7 p1      51 t1 copy
        add ebp, dword [esp + 284]        ;  1184.0 p0+p2   61 t1
        add ebp, 0xa4506ceb               ;  1185.0 p1      61 t1
        xor edi, ebx                      ;  1182.0 p0      51 t1
        and edi, eax                      ;  1183.0 p1      51 t1
        xor edi, esi                      ;  1184.0 p0      51 t1
        add ebp, edi                      ;  1186.0 p1      61 t1
        mov edi, dword [esp + 312]        ;  1172.0 p2      52 v[2]
        xor edi, edx                      ;  1184.0 p0      52 v[2]
        and ecx, edi                      ;  1185.0 p1      52 v[2]
        xor ecx, dword [esp + 312]        ;  1186.0 p0+p2   52 v[2]
        add ecx, ebp                      ;  1187.0 p1      63 v[2]
        add ebp, dword [esp + 300]        ;  1187.0 p0+p2   62 v[6]
        mov dword [esp + 300], edi        ;  1185.0 p3+p4   52 v[2] spill
        mov edi, edx                      ;  1186.7 p1      47 v[2] copy
        ror edi, 9                        ;  1187.7 p0      47 v[2]
        xor edi, edx                      ;  1188.7 p1      47 v[2]
        ror edi, 0xb                      ;  1189.7 p0      47 v[2]
        xor edi, edx                      ;  1190.7 p1      47 v[2]
        ror edi, 2                        ;  1191.7 p0      47 v[2]
        add ecx, edi                      ;  1192.7 p1      63 v[2]
        add esi, dword [esp + 292]        ;  1190.0 p0+p2   61 t1
        mov edi, ebp                      ;  1190.7 p1      48 t1 copy
        add esi, dword [esp + 256]        ;  1191.0 p0+p2   61 t1
        ror edi, 0xe                      ;  1192.0 p0      48 t1
        xor edi, ebp                      ;  1193.0 p1      48 t1
        mov dword [esp + 308], ebx        ;  1181.3 p3+p4   62 v[0] spill
        ror edi, 5                        ;  1194.0 p0      48 t1
        xor edi, ebp                      ;  1195.0 p1      48 t1
        ror edi, 6                        ;  1196.0 p0      48 t1
        add esi, dword [esp + 280]        ;  1193.7 p1+p2   61 t1
        add esi, dword [esp + 220]        ;  1194.7 p1+p2   61 t1
        lea esi, [esi + edi - 1090935817] ;  1197.0 p0      61 t1
        mov edi, ebx                      ;  1195.7 p1      51 t1 copy
        xor edi, eax                      ;  1196.7 p0      51 t1
        and edi, ebp                      ;  1197.7 p1      51 t1
        xor edi, ebx                      ;  1198.7 p0      51 t1
        mov ebx, dword [esp + 300]        ;  1187.3 p2      52 v[1]
        add esi, edi                      ;  1199.7 p1      61 t1
        mov edi, edx                      ;  1198.0 p0      52 v[1] copy
        xor edi, ecx                      ;  1199.0 p1      52 v[1]
        and ebx, edi                      ;  1200.0 p0      52 v[1]
        xor ebx, edx                      ;  1201.0 p1      52 v[1]
        add ebx, esi                      ;  1202.0 p0      63 v[1]
        add esi, dword [esp + 304]        ;  1200.7 p1+p2   62 v[5]
        mov dword [esp + 304], edx        ;  1190.3 p3+p4   63 v[3] spill
        mov edx, ecx                      ;  1201.0 p0      47 v[1] copy
        ror edx, 9                        ;  1202.0 p0      47 v[1]
        xor edx, ecx                      ;  1203.0 p1      47 v[1]
        ror edx, 0xb                      ;  1204.0 p0      47 v[1]
        xor edx, ecx                      ;  1205.0 p1      47 v[1]
        ror edx, 2                        ;  1206.0 p0      47 v[1]
        add ebx, edx                      ;  1207.0 p1      63 v[1]
        mov edx, esi                      ;  1204.7 p1      48 t1 copy
        ror edx, 0xe                      ;  1205.7 p0      48 t1
        xor edx, esi                      ;  1206.7 p1      48 t1
        ror edx, 5                        ;  1207.7 p0      48 t1
        xor edx, esi                      ;  1208.7 p1      48 t1
        ror edx, 6                        ;  1209.7 p0      48 t1
        add edx, dword [esp + 308]        ;  1210.7 p1+p2   61 t1
        add edx, dword [esp + 288]        ;  1211.7 p0+p2   61 t1
        mov dword [esp + 308], edi        ;  1200.0 p3+p4   52 v[1] spill
        mov edi, ebp                      ;  1208.7 p1      51 t1 copy
        xor edi, eax                      ;  1209.7 p0      51 t1
        and edi, esi                      ;  1210.7 p1      51 t1
        xor edi, eax                      ;  1211.7 p0      51 t1
        add edx, dword [esp + 264]        ;  1212.7 p1+p2   61 t1
        add ebp, dword [esp + 24]         ;  1211.0 p0+p2   82 h
        mov dword [esp + 24], ebp         ;  1212.0 p3+p4   82 h
        add edx, dword [esp + 296]        ;  1213.7 p1+p2   61 t1
        add edx, dword [esp + 224]        ;  1214.7 p0+p2   61 t1
        add edx, 0xc67178f2               ;  1215.7 p1      61 t1
        add edx, edi                      ;  1216.7 p0      61 t1
        mov edi, ebx                      ;  1213.7 p1      47 v[0] copy
        ror edi, 9                        ;  1214.7 p0      47 v[0]
        xor edi, ebx                      ;  1215.7 p1      47 v[0]
        ror edi, 0xb                      ;  1216.7 p0      47 v[0]
        xor edi, ebx                      ;  1217.7 p1      47 v[0]
        ror edi, 2                        ;  1218.7 p0      47 v[0]
        add edi, dword [esp + 0]          ;  1219.7 p1+p2   82 h
        add edi, edx                      ;  1220.7 p0      82 h
        add edx, dword [esp + 16]         ;  1217.7 p1+p2   82 h
        mov dword [esp + 300], eax        ;  1208.0 p3+p4   62 v[7] spill
        mov eax, ecx                      ;  1218.0 p0      52 v[0] copy
        xor eax, ebx                      ;  1219.0 p1      52 v[0]
        and eax, dword [esp + 308]        ;  1220.0 p0+p2   52 v[0]
        add esi, dword [esp + 20]         ;  1219.7 p1+p2   82 h
        mov dword [esp + 20], esi         ;  1220.7 p3+p4   82 h
        add ebx, dword [esp + 4]          ;  1220.0 p0+p2   82 h
        xor eax, ecx                      ;  1221.0 p1      52 v[0]
        add ecx, dword [esp + 8]          ;  1221.0 p0+p2   82 h
        add edi, eax                      ;  1222.0 p1      82 h
        mov dword [esp + 8], ecx          ;  1222.0 p3+p4   82 h
        mov dword [esp + 0], edi          ;  1223.0 p3+p4   82 h
        mov esi, dword [esp + 300]        ;  1216.0 p2      82 h
        add esi, dword [esp + 28]         ;  1222.0 p0+p2   82 h
        mov dword [esp + 28], esi         ;  1223.0 p3+p4   82 h
        mov esi, dword [esp + 340]        ;  1218.0 p2      68 blocks
        add edx, dword [esp + 312]        ;  1222.7 p1+p2   82 h
        mov edi, dword [esp + 304]        ;  1220.0 p2      82 h
        mov dword [esp + 16], edx         ;  1223.7 p3+p4   82 h
        add esi, 0x40                     ;  1223.0 p0      68 blocks
        mov dword [esp + 4], ebx          ;  1221.0 p3+p4   82 h
        mov dword [esp + 340], esi        ;  1224.0 p3+p4   68 blocks
        add edi, dword [esp + 12]         ;  1223.7 p1+p2   82 h
        mov dword [esp + 12], edi         ;  1224.7 p3+p4   82 h
        cmp esi, dword [esp + 32]         ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        mov esi, dword [esp + 0]          ;     0.0 p2      68 blocks reload
        mov edi, dword [esp + 336]        ;     1.0 p2      68 blocks reload
        mov dword [edi], esi              ;     3.0 p3+p4   68 blocks
        mov esi, dword [esp + 4]          ;     2.0 p2      68 blocks reload
        mov dword [edi + 4], esi          ;     5.0 p3+p4   68 blocks
        mov esi, dword [esp + 8]          ;     3.0 p2      68 blocks reload
        mov dword [edi + 8], esi          ;     6.0 p3+p4   68 blocks
        mov esi, dword [esp + 12]         ;     4.0 p2      68 blocks reload
        mov dword [edi + 12], esi         ;     7.0 p3+p4   68 blocks
        mov esi, dword [esp + 16]         ;     5.0 p2      68 blocks reload
        mov dword [edi + 16], esi         ;     8.0 p3+p4   68 blocks
        mov esi, dword [esp + 20]         ;     6.0 p2      68 blocks reload
        mov dword [edi + 20], esi         ;     9.0 p3+p4   68 blocks
        mov esi, dword [esp + 24]         ;     7.0 p2      68 blocks reload
        mov dword [edi + 24], esi         ;    10.0 p3+p4   68 blocks
        mov esi, dword [esp + 28]         ;     8.0 p2      68 blocks reload
        mov dword [edi + 28], esi         ;    11.0 p3+p4   68 blocks
        lea edi, [esp]                    ;                    cleared
        xor eax, eax                      ;                    cleared
        mov ecx, 0x4f                     ;                    cleared
        rep stosd                         ;                    cleared
        add esp, 0x13c                    ;                    frame
        pop ebp                           ;                    preserved
        pop edi                           ;                    preserved
        pop esi                           ;                    preserved
        pop ebx                           ;                    preserved
        ret

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
