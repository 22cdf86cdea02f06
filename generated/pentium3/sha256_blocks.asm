; sha256_blocks for Intel Pentium III (Katmai, Coppermine) (pentium3)
; made by cipherwright 0.1.0 from ciphers/sha256.cw (sha256 eac34c789ae0848f); do not edit:
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
;   blocks: 3339 uops, planned 1226.0; bounds: width 1113.0, ports 1214.5, path 448.0
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
        mov edi, dword [esi]              ;     3.0 p2      73 w[0]
        mov ebp, dword [esi + 4]          ;     3.0 p2      73 w[1]
        bswap edi                         ;     6.0 p0+p1   73 w[0]
        bswap ebp                         ;     6.0 p0+p1   73 w[1]
        mov dword [esp + 36], edi         ;     8.0 p3+p4   73 w[0]
        mov eax, dword [esi + 8]          ;     3.0 p2      73 w[2]
        mov dword [esp + 40], ebp         ;     8.0 p3+p4   73 w[1]
        mov edx, dword [esi + 16]         ;     4.0 p2      73 w[4]
        bswap edx                         ;     7.0 p0+p1   73 w[4]
        bswap eax                         ;     6.0 p0+p1   73 w[2]
        mov dword [esp + 44], eax         ;     8.0 p3+p4   73 w[2]
        mov ecx, dword [esi + 12]         ;     6.3 p2      73 w[3]
        bswap ecx                         ;     9.3 p0+p1   73 w[3]
        mov dword [esp + 48], edx         ;     9.0 p3+p4   73 w[4]
        mov dword [esp + 52], ecx         ;    11.3 p3+p4   73 w[3]
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
        mov ebx, dword [esi + 32]         ;    14.0 p2      73 w[8]
        bswap ebx                         ;    17.0 p0+p1   73 w[8]
        mov edx, dword [esi + 40]         ;    15.0 p2      73 w[10]
        bswap ecx                         ;    15.3 p0+p1   73 w[11]
        bswap edx                         ;    18.0 p0+p1   73 w[10]
        mov dword [esp + 68], edx         ;    20.0 p3+p4   73 w[10]
        mov dword [esp + 72], ecx         ;    17.7 p3+p4   73 w[11]
        mov ecx, dword [esi + 48]         ;    18.0 p2      73 w[12]
        bswap ecx                         ;    21.0 p0+p1   73 w[12]
        mov dword [esp + 76], ecx         ;    23.0 p3+p4   73 w[12]
        mov ecx, dword [esi + 52]         ;    19.7 p2      73 w[13]
        bswap ecx                         ;    22.7 p0+p1   73 w[13]
        mov dword [esp + 80], ecx         ;    24.7 p3+p4   73 w[13]
        mov ecx, dword [esi + 56]         ;    21.3 p2      73 w[14]
        bswap ecx                         ;    24.3 p0+p1   73 w[14]
        mov eax, ecx                      ;    26.3 p0      50 w[0] copy
        ror eax, 2                        ;    27.3 p0      50 w[0]
        xor eax, ecx                      ;    28.3 p1      50 w[0]
        ror eax, 0x11                     ;    29.3 p0      50 w[0]
        mov edx, dword [esi + 60]         ;    23.7 p2      73 w[15]
        mov dword [esp + 84], ebx         ;    24.0 p3+p4   73 w[8]
        mov ebx, dword [esi + 36]         ;    24.7 p2      73 w[9]
        mov esi, ecx                      ;    26.3 p1      50 w[0] copy
        bswap edx                         ;    26.7 p0+p1   73 w[15]
        mov dword [esp + 88], edx         ;    28.7 p3+p4   73 w[15]
        bswap ebx                         ;    27.7 p0+p1   73 w[9]
        mov dword [esp + 92], ebx         ;    29.7 p3+p4   73 w[9]
        shr esi, 0xa                      ;    28.0 p0      50 w[0]
        xor esi, eax                      ;    30.3 p1      50 w[0]
        mov eax, ebp                      ;    29.0 p0      49 w[0] copy
        mov dword [esp + 96], ecx         ;    29.0 p3+p4   73 w[14]
        add esi, edi                      ;    31.3 p1      78 w[0]
        add esi, ebx                      ;    32.3 p0      78 w[0]
        shr eax, 3                        ;    31.0 p0      49 w[0]
        mov edi, ebp                      ;    30.7 p1      49 w[0] copy
        ror edi, 0xb                      ;    32.0 p0      49 w[0]
        xor edi, ebp                      ;    33.0 p1      49 w[0]
        ror edi, 7                        ;    34.0 p0      49 w[0]
        xor eax, edi                      ;    35.0 p1      49 w[0]
        add esi, eax                      ;    36.0 p1      78 w[0]
        mov eax, edx                      ;    34.0 p0      50 w[1] copy
        mov edi, edx                      ;    34.7 p1      50 w[1] copy
        ror eax, 2                        ;    35.0 p0      50 w[1]
        xor eax, edx                      ;    36.0 p1      50 w[1]
        mov edx, dword [esp + 44]         ;    34.0 p2      49 w[1]
        ror edx, 0xb                      ;    37.0 p0      49 w[1]
        shr edi, 0xa                      ;    37.0 p0      50 w[1]
        mov ebx, esi                      ;    37.0 p1      50 w[2] copy
        shr ebx, 0xa                      ;    38.0 p0      50 w[2]
        ror eax, 0x11                     ;    39.0 p0      50 w[1]
        xor edi, eax                      ;    40.0 p1      50 w[1]
        mov eax, dword [esp + 44]         ;    36.3 p2      49 w[1]
        xor eax, edx                      ;    39.3 p1      49 w[1]
        ror eax, 7                        ;    40.3 p0      49 w[1]
        add edi, ebp                      ;    41.0 p1      78 w[1]
        mov ebp, dword [esp + 44]         ;    37.7 p2      49 w[1]
        shr ebp, 3                        ;    41.0 p0      49 w[1]
        xor ebp, eax                      ;    42.0 p1      49 w[1]
        add edi, dword [esp + 68]         ;    42.0 p1+p2   78 w[1]
        add edi, ebp                      ;    43.0 p0      78 w[1]
        mov ebp, esi                      ;    42.7 p1      50 w[2] copy
        mov dword [esp + 100], esi        ;    40.0 p3+p4   78 w[0]
        ror ebp, 2                        ;    43.7 p0      50 w[2]
        xor ebp, esi                      ;    44.7 p1      50 w[2]
        mov eax, dword [esp + 52]         ;    41.3 p2      49 w[2]
        ror eax, 0xb                      ;    44.3 p0      49 w[2]
        mov edx, dword [esp + 52]         ;    42.3 p2      73 w[3] reload
        xor eax, edx                      ;    45.3 p1      49 w[2]
        ror eax, 7                        ;    46.3 p0      49 w[2]
        ror ebp, 0x11                     ;    46.0 p0      50 w[2]
        xor ebx, ebp                      ;    47.0 p1      50 w[2]
        mov ebp, dword [esp + 52]         ;    43.7 p2      49 w[2]
        shr ebp, 3                        ;    47.0 p0      49 w[2]
        xor ebp, eax                      ;    48.0 p1      49 w[2]
        mov eax, dword [esp + 72]         ;    44.7 p2      73 w[11] reload
        add ebx, eax                      ;    48.0 p1      78 w[2]
        mov eax, edi                      ;    48.0 p0      50 w[3] copy
        ror eax, 2                        ;    49.0 p0      50 w[3]
        xor eax, edi                      ;    50.0 p1      50 w[3]
        ror eax, 0x11                     ;    51.0 p0      50 w[3]
        mov esi, dword [esp + 48]         ;    46.7 p2      49 w[3]
        ror esi, 0xb                      ;    51.0 p0      49 w[3]
        add ebx, dword [esp + 44]         ;    49.7 p1+p2   78 w[2]
        add ebx, ebp                      ;    50.7 p1      78 w[2]
        mov ebp, edi                      ;    51.7 p1      50 w[3] copy
        shr ebp, 0xa                      ;    52.7 p0      50 w[3]
        mov dword [esp + 104], edi        ;    49.0 p3+p4   78 w[1]
        xor ebp, eax                      ;    53.7 p1      50 w[3]
        add ebp, edx                      ;    54.7 p0      78 w[3]
        mov edx, dword [esp + 48]         ;    50.3 p2      49 w[3]
        mov eax, dword [esp + 48]         ;    51.3 p2      49 w[3]
        xor eax, esi                      ;    54.3 p1      49 w[3]
        ror eax, 7                        ;    55.3 p0      49 w[3]
        shr edx, 3                        ;    55.0 p0      49 w[3]
        xor edx, eax                      ;    56.3 p1      49 w[3]
        mov eax, dword [esp + 56]         ;    52.3 p2      49 w[4]
        mov edi, ebx                      ;    55.7 p1      50 w[4] copy
        shr edi, 0xa                      ;    56.7 p0      50 w[4]
        mov esi, ebx                      ;    56.7 p1      50 w[4] copy
        ror esi, 2                        ;    57.7 p0      50 w[4]
        xor esi, ebx                      ;    58.7 p1      50 w[4]
        ror esi, 0x11                     ;    59.7 p0      50 w[4]
        xor edi, esi                      ;    60.7 p1      50 w[4]
        mov esi, dword [esp + 56]         ;    55.0 p2      49 w[4]
        shr esi, 3                        ;    59.0 p0      49 w[4]
        add ebp, dword [esp + 76]         ;    59.7 p1+p2   78 w[3]
        mov dword [esp + 108], ebx        ;    56.3 p3+p4   78 w[2]
        add ebp, edx                      ;    60.7 p0      78 w[3]
        mov edx, dword [esp + 56]         ;    57.3 p2      73 w[5] reload
        mov dword [esp + 112], ebp        ;    61.7 p3+p4   78 w[3]
        ror eax, 0xb                      ;    61.0 p0      49 w[4]
        xor eax, edx                      ;    62.0 p1      49 w[4]
        ror eax, 7                        ;    63.0 p0      49 w[4]
        xor esi, eax                      ;    64.0 p1      49 w[4]
        mov eax, dword [esp + 80]         ;    59.7 p2      73 w[13] reload
        add edi, eax                      ;    62.7 p1      78 w[4]
        mov eax, ebp                      ;    63.0 p0      50 w[5] copy
        add edi, dword [esp + 48]         ;    63.7 p1+p2   78 w[4]
        add edi, esi                      ;    65.0 p0      78 w[4]
        mov esi, ebp                      ;    64.7 p1      50 w[5] copy
        ror eax, 2                        ;    65.0 p0      50 w[5]
        xor eax, ebp                      ;    66.0 p1      50 w[5]
        shr esi, 0xa                      ;    66.0 p0      50 w[5]
        ror eax, 0x11                     ;    67.0 p0      50 w[5]
        xor esi, eax                      ;    68.0 p1      50 w[5]
        add esi, edx                      ;    69.0 p1      78 w[5]
        add esi, ecx                      ;    70.0 p0      78 w[5]
        mov ebp, dword [esp + 60]         ;    64.3 p2      49 w[5]
        ror ebp, 0xb                      ;    69.0 p0      49 w[5]
        mov edx, dword [esp + 60]         ;    65.3 p2      49 w[5]
        shr edx, 3                        ;    70.0 p0      49 w[5]
        mov eax, dword [esp + 60]         ;    66.3 p2      49 w[5]
        xor eax, ebp                      ;    70.0 p1      49 w[5]
        mov dword [esp + 116], edi        ;    66.3 p3+p4   78 w[4]
        mov ebp, edi                      ;    69.7 p1      50 w[6] copy
        ror ebp, 2                        ;    71.0 p0      50 w[6]
        mov ecx, edi                      ;    70.7 p1      50 w[6] copy
        shr ecx, 0xa                      ;    72.0 p0      50 w[6]
        xor ebp, edi                      ;    72.0 p1      50 w[6]
        ror ebp, 0x11                     ;    73.0 p0      50 w[6]
        xor ecx, ebp                      ;    74.0 p1      50 w[6]
        mov ebp, dword [esp + 64]         ;    69.3 p2      49 w[6]
        ror eax, 7                        ;    74.0 p0      49 w[5]
        xor edx, eax                      ;    75.0 p1      49 w[5]
        add esi, edx                      ;    76.0 p1      78 w[5]
        mov edi, dword [esp + 84]         ;    70.7 p2      49 w[7]
        mov eax, dword [esp + 64]         ;    71.7 p2      49 w[6]
        ror eax, 0xb                      ;    75.0 p0      49 w[6]
        mov edx, dword [esp + 64]         ;    72.7 p2      73 w[7] reload
        xor eax, edx                      ;    76.0 p1      49 w[6]
        ror eax, 7                        ;    77.0 p0      49 w[6]
        shr ebp, 3                        ;    77.0 p0      49 w[6]
        xor ebp, eax                      ;    78.0 p1      49 w[6]
        mov eax, dword [esp + 88]         ;    73.7 p2      73 w[15] reload
        add ecx, eax                      ;    77.7 p1      78 w[6]
        add ecx, dword [esp + 60]         ;    78.7 p0+p2   78 w[6]
        add ecx, ebp                      ;    79.7 p1      78 w[6]
        mov eax, esi                      ;    79.0 p0      50 w[7] copy
        ror eax, 2                        ;    80.0 p0      50 w[7]
        xor eax, esi                      ;    81.0 p1      50 w[7]
        ror eax, 0x11                     ;    82.0 p0      50 w[7]
        ror edi, 0xb                      ;    82.0 p0      49 w[7]
        mov ebp, esi                      ;    80.7 p1      50 w[7] copy
        shr ebp, 0xa                      ;    83.0 p0      50 w[7]
        xor ebp, eax                      ;    84.0 p1      50 w[7]
        mov eax, dword [esp + 84]         ;    77.7 p2      49 w[7]
        add ebp, edx                      ;    85.0 p1      78 w[7]
        mov dword [esp + 120], esi        ;    78.3 p3+p4   78 w[5]
        mov esi, ecx                      ;    83.7 p1      50 w[8] copy
        add ebp, dword [esp + 100]        ;    86.0 p0+p2   78 w[7]
        mov edx, dword [esp + 84]         ;    80.3 p2      49 w[7]
        shr edx, 3                        ;    85.0 p0      49 w[7]
        xor eax, edi                      ;    84.7 p1      49 w[7]
        ror eax, 7                        ;    86.0 p0      49 w[7]
        xor edx, eax                      ;    87.0 p1      49 w[7]
        add ebp, edx                      ;    88.0 p1      78 w[7]
        mov dword [esp + 124], ecx        ;    82.0 p3+p4   78 w[6]
        shr esi, 0xa                      ;    87.0 p0      50 w[8]
        mov edi, ecx                      ;    87.7 p1      50 w[8] copy
        ror edi, 2                        ;    88.7 p0      50 w[8]
        xor edi, ecx                      ;    89.7 p1      50 w[8]
        ror edi, 0x11                     ;    90.7 p0      50 w[8]
        mov edx, dword [esp + 92]         ;    84.3 p2      73 w[9] reload
        xor esi, edi                      ;    91.7 p1      50 w[8]
        mov edi, dword [esp + 92]         ;    85.3 p2      49 w[8]
        shr edi, 3                        ;    90.0 p0      49 w[8]
        mov eax, dword [esp + 92]         ;    86.3 p2      49 w[8]
        ror eax, 0xb                      ;    91.0 p0      49 w[8]
        xor eax, edx                      ;    92.0 p1      49 w[8]
        ror eax, 7                        ;    93.0 p0      49 w[8]
        xor edi, eax                      ;    94.0 p1      49 w[8]
        mov eax, dword [esp + 104]        ;    87.3 p2      78 w[1] reload
        add esi, eax                      ;    92.7 p1      78 w[8]
        add esi, dword [esp + 84]         ;    93.7 p0+p2   78 w[8]
        add esi, edi                      ;    95.0 p1      78 w[8]
        mov eax, ebp                      ;    94.0 p0      50 w[9] copy
        mov edi, ebp                      ;    94.7 p1      50 w[9] copy
        ror eax, 2                        ;    95.0 p0      50 w[9]
        xor eax, ebp                      ;    96.0 p1      50 w[9]
        ror eax, 0x11                     ;    97.0 p0      50 w[9]
        shr edi, 0xa                      ;    97.0 p0      50 w[9]
        xor edi, eax                      ;    98.0 p1      50 w[9]
        mov dword [esp + 128], ebp        ;    91.3 p3+p4   78 w[7]
        mov ebp, dword [esp + 68]         ;    92.0 p2      49 w[9]
        mov eax, dword [esp + 68]         ;    93.0 p2      49 w[9]
        add edi, edx                      ;    99.0 p1      78 w[9]
        ror ebp, 0xb                      ;    98.0 p0      49 w[9]
        xor eax, ebp                      ;    99.0 p1      49 w[9]
        mov ebp, esi                      ;    99.0 p0      50 w[10] copy
        mov edx, dword [esp + 68]         ;    94.0 p2      49 w[9]
        shr edx, 3                        ;   100.0 p0      49 w[9]
        mov dword [esp + 132], esi        ;    96.0 p3+p4   78 w[8]
        add edi, ebx                      ;   100.0 p1      78 w[9]
        ror eax, 7                        ;   101.0 p0      49 w[9]
        ror ebp, 2                        ;   102.0 p0      50 w[10]
        xor ebp, esi                      ;   103.0 p1      50 w[10]
        xor edx, eax                      ;   102.0 p1      49 w[9]
        mov ebx, esi                      ;   102.7 p1      50 w[10] copy
        shr ebx, 0xa                      ;   103.7 p0      50 w[10]
        mov eax, dword [esp + 72]         ;    97.7 p2      49 w[10]
        ror eax, 0xb                      ;   104.0 p0      49 w[10]
        add edi, edx                      ;   103.7 p1      78 w[9]
        mov edx, dword [esp + 72]         ;    98.7 p2      73 w[11] reload
        xor eax, edx                      ;   105.0 p1      49 w[10]
        ror eax, 7                        ;   106.0 p0      49 w[10]
        ror ebp, 0x11                     ;   106.0 p0      50 w[10]
        xor ebx, ebp                      ;   107.0 p1      50 w[10]
        mov ebp, dword [esp + 72]         ;   100.3 p2      49 w[10]
        shr ebp, 3                        ;   107.0 p0      49 w[10]
        xor ebp, eax                      ;   108.0 p1      49 w[10]
        mov eax, dword [esp + 112]        ;   101.3 p2      78 w[3] reload
        add ebx, eax                      ;   108.0 p1      78 w[10]
        add ebx, dword [esp + 68]         ;   109.0 p0+p2   78 w[10]
        mov eax, edi                      ;   108.7 p1      50 w[11] copy
        ror eax, 2                        ;   109.7 p0      50 w[11]
        xor eax, edi                      ;   110.7 p1      50 w[11]
        ror eax, 0x11                     ;   111.7 p0      50 w[11]
        add ebx, ebp                      ;   110.7 p1      78 w[10]
        mov ebp, edi                      ;   111.0 p0      50 w[11] copy
        shr ebp, 0xa                      ;   112.0 p0      50 w[11]
        xor ebp, eax                      ;   113.0 p1      50 w[11]
        add ebp, edx                      ;   114.0 p1      78 w[11]
        mov edx, dword [esp + 76]         ;   105.7 p2      49 w[11]
        mov dword [esp + 136], edi        ;   106.0 p3+p4   78 w[9]
        mov esi, dword [esp + 76]         ;   106.7 p2      49 w[11]
        ror esi, 0xb                      ;   113.0 p0      49 w[11]
        mov dword [esp + 140], ebx        ;   111.7 p3+p4   78 w[10]
        add ebp, dword [esp + 116]        ;   115.0 p1+p2   78 w[11]
        mov eax, dword [esp + 76]         ;   109.0 p2      49 w[11]
        xor eax, esi                      ;   114.0 p0      49 w[11]
        mov esi, ebx                      ;   114.7 p1      50 w[12] copy
        ror esi, 2                        ;   115.7 p0      50 w[12]
        ror eax, 7                        ;   116.0 p0      49 w[11]
        xor esi, ebx                      ;   116.7 p1      50 w[12]
        shr edx, 3                        ;   117.0 p0      49 w[11]
        xor edx, eax                      ;   118.0 p1      49 w[11]
        add ebp, edx                      ;   119.0 p1      78 w[11]
        mov edx, dword [esp + 80]         ;   111.7 p2      73 w[13] reload
        ror esi, 0x11                     ;   118.0 p0      50 w[12]
        mov edi, ebx                      ;   118.7 p1      50 w[12] copy
        shr edi, 0xa                      ;   119.7 p0      50 w[12]
        mov eax, dword [esp + 80]         ;   113.0 p2      49 w[12]
        ror eax, 0xb                      ;   120.0 p0      49 w[12]
        xor eax, edx                      ;   121.0 p1      49 w[12]
        ror eax, 7                        ;   122.0 p0      49 w[12]
        mov dword [esp + 144], ebp        ;   120.0 p3+p4   78 w[11]
        xor edi, esi                      ;   120.7 p1      50 w[12]
        mov esi, dword [esp + 80]         ;   115.3 p2      49 w[12]
        shr esi, 3                        ;   122.0 p0      49 w[12]
        xor esi, eax                      ;   123.0 p1      49 w[12]
        mov eax, dword [esp + 120]        ;   116.3 p2      78 w[5] reload
        add edi, eax                      ;   122.7 p1      78 w[12]
        add edi, dword [esp + 76]         ;   123.7 p0+p2   78 w[12]
        add edi, esi                      ;   124.7 p1      78 w[12]
        mov esi, ebp                      ;   124.0 p0      50 w[13] copy
        mov eax, ebp                      ;   124.7 p1      50 w[13] copy
        ror eax, 2                        ;   125.7 p0      50 w[13]
        shr esi, 0xa                      ;   126.0 p0      50 w[13]
        xor eax, ebp                      ;   126.7 p1      50 w[13]
        mov ebp, dword [esp + 96]         ;   119.7 p2      49 w[13]
        ror eax, 0x11                     ;   127.7 p0      50 w[13]
        ror ebp, 0xb                      ;   128.0 p0      49 w[13]
        xor esi, eax                      ;   128.7 p1      50 w[13]
        mov eax, dword [esp + 96]         ;   121.0 p2      49 w[13]
        add esi, edx                      ;   129.7 p1      78 w[13]
        xor eax, ebp                      ;   129.0 p1      49 w[13]
        ror eax, 7                        ;   130.0 p0      49 w[13]
        mov ebp, edi                      ;   129.7 p1      50 w[14] copy
        ror ebp, 2                        ;   130.7 p0      50 w[14]
        xor ebp, edi                      ;   131.7 p1      50 w[14]
        ror ebp, 0x11                     ;   132.7 p0      50 w[14]
        mov edx, dword [esp + 96]         ;   123.7 p2      49 w[13]
        shr edx, 3                        ;   132.0 p0      49 w[13]
        xor edx, eax                      ;   133.0 p1      49 w[13]
        add esi, ecx                      ;   132.7 p1      78 w[13]
        mov eax, dword [esp + 88]         ;   125.0 p2      49 w[14]
        ror eax, 0xb                      ;   133.0 p0      49 w[14]
        mov ecx, edi                      ;   133.7 p1      50 w[14] copy
        shr ecx, 0xa                      ;   134.7 p0      50 w[14]
        xor ecx, ebp                      ;   135.7 p1      50 w[14]
        mov ebp, dword [esp + 88]         ;   126.7 p2      49 w[14]
        shr ebp, 3                        ;   135.0 p0      49 w[14]
        add esi, edx                      ;   135.7 p1      78 w[13]
        mov edx, dword [esp + 88]         ;   127.7 p2      73 w[15] reload
        xor eax, edx                      ;   136.0 p0      49 w[14]
        ror eax, 7                        ;   137.0 p0      49 w[14]
        mov dword [esp + 148], edi        ;   128.7 p3+p4   78 w[12]
        xor ebp, eax                      ;   138.0 p1      49 w[14]
        mov eax, dword [esp + 128]        ;   129.7 p2      78 w[7] reload
        mov dword [esp + 152], esi        ;   136.7 p3+p4   78 w[13]
        add ecx, eax                      ;   137.7 p1      78 w[14]
        mov eax, esi                      ;   138.0 p0      50 w[15] copy
        add ecx, dword [esp + 96]         ;   138.7 p1+p2   78 w[14]
        add ecx, ebp                      ;   139.7 p0      78 w[14]
        mov ebp, esi                      ;   139.7 p1      50 w[15] copy
        ror eax, 2                        ;   140.0 p0      50 w[15]
        xor eax, esi                      ;   141.0 p1      50 w[15]
        ror eax, 0x11                     ;   142.0 p0      50 w[15]
        mov edi, dword [esp + 100]        ;   133.7 p2      49 w[15]
        shr ebp, 0xa                      ;   142.0 p0      50 w[15]
        xor ebp, eax                      ;   143.0 p1      50 w[15]
        ror edi, 0xb                      ;   143.0 p0      49 w[15]
        mov eax, dword [esp + 100]        ;   135.0 p2      49 w[15]
        add ebp, edx                      ;   144.0 p1      78 w[15]
        add ebp, dword [esp + 132]        ;   145.0 p1+p2   78 w[15]
        xor eax, edi                      ;   144.0 p0      49 w[15]
        mov edx, dword [esp + 100]        ;   137.0 p2      49 w[15]
        shr edx, 3                        ;   145.0 p0      49 w[15]
        mov esi, ecx                      ;   144.7 p1      50 w[0] copy
        mov edi, ecx                      ;   145.7 p1      50 w[0] copy
        ror edi, 2                        ;   146.7 p0      50 w[0]
        xor edi, ecx                      ;   147.7 p1      50 w[0]
        ror edi, 0x11                     ;   148.7 p0      50 w[0]
        ror eax, 7                        ;   148.0 p0      49 w[15]
        shr esi, 0xa                      ;   149.0 p0      50 w[0]
        mov dword [esp + 156], ecx        ;   140.7 p3+p4   78 w[14]
        xor edx, eax                      ;   149.0 p1      49 w[15]
        add ebp, edx                      ;   150.0 p1      78 w[15]
        mov edx, dword [esp + 104]        ;   141.0 p2      49 w[0]
        mov eax, dword [esp + 104]        ;   142.0 p2      49 w[0]
        ror eax, 0xb                      ;   150.0 p0      49 w[0]
        xor edx, eax                      ;   151.0 p1      49 w[0]
        ror edx, 7                        ;   152.0 p0      49 w[0]
        xor esi, edi                      ;   150.7 p1      50 w[0]
        mov edi, dword [esp + 104]        ;   143.0 p2      49 w[0]
        shr edi, 3                        ;   152.0 p0      49 w[0]
        xor edi, edx                      ;   153.0 p1      49 w[0]
        mov dword [esp + 160], ebp        ;   151.0 p3+p4   78 w[15]
        mov eax, dword [esp + 136]        ;   144.7 p2      78 w[9] reload
        add esi, eax                      ;   152.7 p1      78 w[0]
        mov edx, dword [esp + 100]        ;   145.7 p2      78 w[0] reload
        add esi, edx                      ;   153.7 p0      78 w[0]
        add esi, edi                      ;   154.7 p1      78 w[0]
        mov eax, esi                      ;   155.7 p0      50 w[2] copy
        mov edx, ebp                      ;   154.7 p1      50 w[1] copy
        ror edx, 2                        ;   155.7 p0      50 w[1]
        xor edx, ebp                      ;   156.7 p1      50 w[1]
        mov edi, ebp                      ;   156.0 p0      50 w[1] copy
        mov ebp, dword [esp + 108]        ;   148.0 p2      49 w[1]
        shr edi, 0xa                      ;   157.0 p0      50 w[1]
        ror edx, 0x11                     ;   158.0 p0      50 w[1]
        xor edi, edx                      ;   159.0 p1      50 w[1]
        mov edx, dword [esp + 108]        ;   149.3 p2      49 w[1]
        ror ebp, 0xb                      ;   159.0 p0      49 w[1]
        xor edx, ebp                      ;   160.0 p1      49 w[1]
        mov ebp, esi                      ;   158.7 p1      50 w[2] copy
        ror ebp, 2                        ;   160.0 p0      50 w[2]
        shr eax, 0xa                      ;   161.0 p0      50 w[2]
        mov dword [esp + 164], esi        ;   155.7 p3+p4   78 w[0]
        add edi, ebx                      ;   160.0 p1      78 w[1]
        mov ebx, dword [esp + 108]        ;   152.3 p2      49 w[1]
        shr ebx, 3                        ;   162.0 p0      49 w[1]
        xor ebp, esi                      ;   161.0 p1      50 w[2]
        ror ebp, 0x11                     ;   163.0 p0      50 w[2]
        xor eax, ebp                      ;   164.0 p1      50 w[2]
        ror edx, 7                        ;   164.0 p0      49 w[1]
        xor ebx, edx                      ;   165.0 p1      49 w[1]
        mov edx, dword [esp + 112]        ;   154.7 p2      49 w[2]
        mov ebp, dword [esp + 112]        ;   155.7 p2      49 w[2]
        shr ebp, 3                        ;   165.0 p0      49 w[2]
        add edi, dword [esp + 104]        ;   163.7 p1+p2   78 w[1]
        ror edx, 0xb                      ;   166.0 p0      49 w[2]
        add edi, ebx                      ;   166.0 p1      78 w[1]
        mov ebx, dword [esp + 112]        ;   157.7 p2      49 w[2]
        xor ebx, edx                      ;   167.0 p1      49 w[2]
        ror ebx, 7                        ;   168.0 p0      49 w[2]
        xor ebp, ebx                      ;   169.0 p1      49 w[2]
        mov dword [esp + 168], edi        ;   167.0 p3+p4   78 w[1]
        mov edx, dword [esp + 144]        ;   159.0 p2      78 w[11] reload
        add eax, edx                      ;   167.7 p1      78 w[2]
        mov ebx, dword [esp + 108]        ;   160.0 p2      78 w[2] reload
        add eax, ebx                      ;   168.7 p0      78 w[2]
        mov esi, dword [esp + 116]        ;   161.0 p2      49 w[3]
        add eax, ebp                      ;   170.0 p1      78 w[2]
        mov ebx, edi                      ;   169.0 p0      50 w[3] copy
        mov ebp, edi                      ;   169.7 p1      50 w[3] copy
        shr ebp, 0xa                      ;   170.7 p0      50 w[3]
        ror esi, 0xb                      ;   171.0 p0      49 w[3]
        ror ebx, 2                        ;   172.0 p0      50 w[3]
        xor ebx, edi                      ;   173.0 p1      50 w[3]
        ror ebx, 0x11                     ;   174.0 p0      50 w[3]
        xor ebp, ebx                      ;   175.0 p1      50 w[3]
        mov ebx, dword [esp + 116]        ;   163.7 p2      49 w[3]
        xor ebx, esi                      ;   172.7 p1      49 w[3]
        mov edi, eax                      ;   173.7 p1      50 w[4] copy
        ror ebx, 7                        ;   174.0 p0      49 w[3]
        mov edx, dword [esp + 116]        ;   165.0 p2      49 w[3]
        add ebp, dword [esp + 148]        ;   176.0 p1+p2   78 w[3]
        shr edi, 0xa                      ;   175.0 p0      50 w[4]
        shr edx, 3                        ;   176.0 p0      49 w[3]
        add ebp, dword [esp + 112]        ;   177.0 p1+p2   78 w[3]
        mov esi, eax                      ;   176.7 p1      50 w[4] copy
        ror esi, 2                        ;   177.7 p0      50 w[4]
        xor edx, ebx                      ;   177.7 p1      49 w[3]
        add ebp, edx                      ;   178.7 p0      78 w[3]
        xor esi, eax                      ;   178.7 p1      50 w[4]
        ror esi, 0x11                     ;   179.7 p0      50 w[4]
        xor edi, esi                      ;   180.7 p1      50 w[4]
        mov ebx, dword [esp + 120]        ;   169.7 p2      49 w[4]
        mov edx, dword [esp + 120]        ;   170.7 p2      49 w[4]
        ror edx, 0xb                      ;   180.0 p0      49 w[4]
        xor ebx, edx                      ;   181.0 p1      49 w[4]
        mov edx, dword [esp + 152]        ;   171.7 p2      78 w[13] reload
        add edi, edx                      ;   181.7 p0      78 w[4]
        mov dword [esp + 172], ebp        ;   179.7 p3+p4   78 w[3]
        mov esi, dword [esp + 120]        ;   172.7 p2      49 w[4]
        shr esi, 3                        ;   182.0 p0      49 w[4]
        ror ebx, 7                        ;   183.0 p0      49 w[4]
        xor esi, ebx                      ;   184.0 p1      49 w[4]
        mov ebx, dword [esp + 116]        ;   173.7 p2      78 w[4] reload
        add edi, ebx                      ;   182.7 p1      78 w[4]
        add edi, esi                      ;   185.0 p1      78 w[4]
        mov dword [esp + 176], eax        ;   174.7 p3+p4   78 w[2]
        mov esi, ebp                      ;   184.0 p0      50 w[5] copy
        shr esi, 0xa                      ;   185.0 p0      50 w[5]
        mov ebx, ebp                      ;   184.7 p1      50 w[5] copy
        mov edx, edi                      ;   186.0 p1      50 w[6] copy
        ror ebx, 2                        ;   186.0 p0      50 w[5]
        xor ebx, ebp                      ;   187.0 p1      50 w[5]
        mov ebp, dword [esp + 124]        ;   177.3 p2      49 w[5]
        mov dword [esp + 180], edi        ;   186.0 p3+p4   78 w[4]
        ror ebx, 0x11                     ;   188.0 p0      50 w[5]
        xor esi, ebx                      ;   189.0 p1      50 w[5]
        ror ebp, 0xb                      ;   188.0 p0      49 w[5]
        add esi, ecx                      ;   190.0 p1      78 w[5]
        mov ebx, dword [esp + 124]        ;   179.7 p2      49 w[5]
        xor ebx, ebp                      ;   189.0 p0      49 w[5]
        mov ecx, dword [esp + 124]        ;   180.7 p2      49 w[5]
        shr ecx, 3                        ;   190.0 p0      49 w[5]
        mov ebp, edi                      ;   189.7 p1      50 w[6] copy
        ror ebp, 2                        ;   191.0 p0      50 w[6]
        xor ebp, edi                      ;   192.0 p1      50 w[6]
        ror ebx, 7                        ;   192.0 p0      49 w[5]
        shr edx, 0xa                      ;   193.0 p0      50 w[6]
        xor ecx, ebx                      ;   193.0 p1      49 w[5]
        add esi, dword [esp + 120]        ;   192.7 p1+p2   78 w[5]
        ror ebp, 0x11                     ;   194.0 p0      50 w[6]
        xor edx, ebp                      ;   195.0 p1      50 w[6]
        mov ebx, dword [esp + 128]        ;   184.3 p2      49 w[6]
        add esi, ecx                      ;   194.7 p1      78 w[5]
        mov ecx, dword [esp + 128]        ;   185.3 p2      49 w[6]
        ror ecx, 0xb                      ;   195.0 p0      49 w[6]
        xor ebx, ecx                      ;   196.0 p1      49 w[6]
        ror ebx, 7                        ;   197.0 p0      49 w[6]
        mov ecx, dword [esp + 160]        ;   186.3 p2      78 w[6]
        mov ebp, dword [esp + 128]        ;   187.3 p2      49 w[6]
        shr ebp, 3                        ;   197.0 p0      49 w[6]
        xor ebp, ebx                      ;   198.0 p1      49 w[6]
        mov ebx, dword [esp + 124]        ;   188.3 p2      78 w[6] reload
        add ecx, ebx                      ;   197.7 p1      78 w[6]
        add ecx, edx                      ;   198.7 p0      78 w[6]
        mov edx, esi                      ;   198.7 p1      50 w[7] copy
        mov dword [esp + 184], esi        ;   195.7 p3+p4   78 w[5]
        add ecx, ebp                      ;   199.7 p0      78 w[6]
        mov ebp, esi                      ;   199.7 p1      50 w[7] copy
        mov edi, dword [esp + 132]        ;   190.3 p2      49 w[7]
        ror edx, 2                        ;   200.0 p0      50 w[7]
        xor edx, esi                      ;   201.0 p1      50 w[7]
        shr ebp, 0xa                      ;   201.0 p0      50 w[7]
        ror edx, 0x11                     ;   202.0 p0      50 w[7]
        xor ebp, edx                      ;   203.0 p1      50 w[7]
        mov edx, dword [esp + 132]        ;   192.3 p2      49 w[7]
        add ebp, dword [esp + 164]        ;   204.0 p1+p2   78 w[7]
        mov esi, ecx                      ;   203.0 p0      50 w[8] copy
        mov ebx, dword [esp + 132]        ;   194.3 p2      49 w[7]
        add ebp, dword [esp + 128]        ;   205.0 p1+p2   78 w[7]
        shr esi, 0xa                      ;   204.0 p0      50 w[8]
        ror edi, 0xb                      ;   205.0 p0      49 w[7]
        shr ebx, 3                        ;   206.0 p0      49 w[7]
        xor edx, edi                      ;   206.0 p1      49 w[7]
        ror edx, 7                        ;   207.0 p0      49 w[7]
        mov edi, ecx                      ;   205.7 p1      50 w[8] copy
        ror edi, 2                        ;   208.0 p0      50 w[8]
        xor edi, ecx                      ;   209.0 p1      50 w[8]
        ror edi, 0x11                     ;   210.0 p0      50 w[8]
        xor esi, edi                      ;   211.0 p1      50 w[8]
        mov edi, dword [esp + 136]        ;   198.0 p2      49 w[8]
        xor ebx, edx                      ;   208.7 p1      49 w[7]
        mov dword [esp + 188], ecx        ;   200.7 p3+p4   78 w[6]
        shr edi, 3                        ;   210.0 p0      49 w[8]
        mov edx, dword [esp + 136]        ;   199.7 p2      49 w[8]
        ror edx, 0xb                      ;   211.0 p0      49 w[8]
        add ebp, ebx                      ;   209.7 p1      78 w[7]
        mov ebx, dword [esp + 136]        ;   200.7 p2      49 w[8]
        xor ebx, edx                      ;   212.0 p1      49 w[8]
        mov edx, dword [esp + 168]        ;   201.7 p2      78 w[1] reload
        mov dword [esp + 192], ebp        ;   210.7 p3+p4   78 w[7]
        ror ebx, 7                        ;   213.0 p0      49 w[8]
        xor edi, ebx                      ;   214.0 p1      49 w[8]
        mov ebx, dword [esp + 132]        ;   203.0 p2      78 w[8] reload
        add esi, edx                      ;   212.7 p1      78 w[8]
        add esi, ebx                      ;   213.7 p0      78 w[8]
        add esi, edi                      ;   215.0 p1      78 w[8]
        mov dword [esp + 196], esi        ;   216.0 p3+p4   78 w[8]
        mov ebx, ebp                      ;   214.0 p0      50 w[9] copy
        ror ebx, 2                        ;   215.0 p0      50 w[9]
        mov edx, esi                      ;   216.0 p1      50 w[10] copy
        xor ebx, ebp                      ;   216.0 p1      50 w[9]
        ror ebx, 0x11                     ;   217.0 p0      50 w[9]
        shr edx, 0xa                      ;   217.0 p0      50 w[10]
        mov edi, ebp                      ;   216.7 p1      50 w[9] copy
        shr edi, 0xa                      ;   218.0 p0      50 w[9]
        xor edi, ebx                      ;   219.0 p1      50 w[9]
        mov ebx, dword [esp + 140]        ;   208.0 p2      49 w[9]
        mov ebp, dword [esp + 140]        ;   209.0 p2      49 w[9]
        add edi, eax                      ;   220.0 p1      78 w[9]
        mov eax, dword [esp + 140]        ;   210.0 p2      49 w[9]
        shr eax, 3                        ;   219.0 p0      49 w[9]
        ror ebp, 0xb                      ;   220.0 p0      49 w[9]
        xor ebx, ebp                      ;   221.0 p1      49 w[9]
        mov ebp, esi                      ;   220.7 p1      50 w[10] copy
        ror ebp, 2                        ;   221.7 p0      50 w[10]
        xor ebp, esi                      ;   222.7 p1      50 w[10]
        ror ebx, 7                        ;   222.0 p0      49 w[9]
        xor eax, ebx                      ;   223.0 p1      49 w[9]
        ror ebp, 0x11                     ;   223.7 p0      50 w[10]
        add edi, dword [esp + 136]        ;   223.7 p1+p2   78 w[9]
        mov ebx, dword [esp + 144]        ;   214.3 p2      49 w[10]
        add edi, eax                      ;   224.7 p0      78 w[9]
        mov eax, dword [esp + 144]        ;   215.3 p2      49 w[10]
        ror eax, 0xb                      ;   225.0 p0      49 w[10]
        xor ebx, eax                      ;   226.0 p1      49 w[10]
        mov eax, dword [esp + 172]        ;   216.3 p2      78 w[10]
        xor edx, ebp                      ;   225.7 p1      50 w[10]
        mov ebp, dword [esp + 144]        ;   217.3 p2      49 w[10]
        ror ebx, 7                        ;   227.0 p0      49 w[10]
        mov esi, dword [esp + 148]        ;   218.3 p2      49 w[11]
        ror esi, 0xb                      ;   227.0 p0      49 w[11]
        shr ebp, 3                        ;   228.0 p0      49 w[10]
        xor ebp, ebx                      ;   229.0 p1      49 w[10]
        mov ebx, dword [esp + 140]        ;   219.3 p2      78 w[10] reload
        add eax, ebx                      ;   227.7 p1      78 w[10]
        mov ebx, dword [esp + 148]        ;   220.3 p2      49 w[11]
        add eax, edx                      ;   228.7 p1      78 w[10]
        mov edx, edi                      ;   229.0 p0      50 w[11] copy
        shr ebx, 3                        ;   230.0 p0      49 w[11]
        add eax, ebp                      ;   230.0 p1      78 w[10]
        mov ebp, edi                      ;   230.7 p1      50 w[11] copy
        ror edx, 2                        ;   231.0 p0      50 w[11]
        shr ebp, 0xa                      ;   232.0 p0      50 w[11]
        xor edx, edi                      ;   232.0 p1      50 w[11]
        ror edx, 0x11                     ;   233.0 p0      50 w[11]
        xor ebp, edx                      ;   234.0 p1      50 w[11]
        add ebp, dword [esp + 180]        ;   235.0 p1+p2   78 w[11]
        mov edx, dword [esp + 148]        ;   223.7 p2      49 w[11]
        xor edx, esi                      ;   234.0 p0      49 w[11]
        ror edx, 7                        ;   235.0 p0      49 w[11]
        xor ebx, edx                      ;   236.0 p1      49 w[11]
        mov edx, dword [esp + 152]        ;   224.7 p2      49 w[12]
        mov dword [esp + 200], edi        ;   225.7 p3+p4   78 w[9]
        mov dword [esp + 204], eax        ;   231.0 p3+p4   78 w[10]
        mov esi, eax                      ;   235.7 p1      50 w[12] copy
        mov edi, eax                      ;   236.0 p0      50 w[12] copy
        ror esi, 2                        ;   237.0 p0      50 w[12]
        xor esi, eax                      ;   238.0 p1      50 w[12]
        shr edi, 0xa                      ;   238.0 p0      50 w[12]
        ror esi, 0x11                     ;   239.0 p0      50 w[12]
        xor edi, esi                      ;   240.0 p1      50 w[12]
        add ebp, dword [esp + 144]        ;   238.7 p1+p2   78 w[11]
        mov esi, dword [esp + 152]        ;   229.7 p2      49 w[12]
        add ebp, ebx                      ;   239.7 p1      78 w[11]
        ror edx, 0xb                      ;   240.0 p0      49 w[12]
        shr esi, 3                        ;   241.0 p0      49 w[12]
        mov ebx, dword [esp + 152]        ;   230.7 p2      49 w[12]
        xor ebx, edx                      ;   241.0 p1      49 w[12]
        mov dword [esp + 208], ebp        ;   240.7 p3+p4   78 w[11]
        ror ebx, 7                        ;   242.0 p0      49 w[12]
        mov edx, dword [esp + 184]        ;   232.3 p2      78 w[5] reload
        xor esi, ebx                      ;   243.0 p1      49 w[12]
        add edi, edx                      ;   242.7 p1      78 w[12]
        mov ebx, dword [esp + 148]        ;   233.3 p2      78 w[12] reload
        add edi, ebx                      ;   243.7 p0      78 w[12]
        mov ebx, ebp                      ;   243.7 p1      50 w[13] copy
        add edi, esi                      ;   244.7 p0      78 w[12]
        mov edx, edi                      ;   245.7 p1      50 w[14] copy
        mov esi, ebp                      ;   245.0 p0      50 w[13] copy
        shr esi, 0xa                      ;   246.0 p0      50 w[13]
        shr edx, 0xa                      ;   247.0 p0      50 w[14]
        ror ebx, 2                        ;   248.0 p0      50 w[13]
        xor ebx, ebp                      ;   249.0 p1      50 w[13]
        ror ebx, 0x11                     ;   250.0 p0      50 w[13]
        xor esi, ebx                      ;   251.0 p1      50 w[13]
        mov ebx, dword [esp + 156]        ;   237.3 p2      49 w[13]
        mov ebp, dword [esp + 156]        ;   238.3 p2      49 w[13]
        add esi, ecx                      ;   252.0 p1      78 w[13]
        ror ebp, 0xb                      ;   250.0 p0      49 w[13]
        xor ebx, ebp                      ;   251.0 p1      49 w[13]
        mov ebp, edi                      ;   249.7 p1      50 w[14] copy
        ror ebp, 2                        ;   251.0 p0      50 w[14]
        xor ebp, edi                      ;   252.0 p1      50 w[14]
        mov dword [esp + 212], edi        ;   245.7 p3+p4   78 w[12]
        ror ebp, 0x11                     ;   253.0 p0      50 w[14]
        xor edx, ebp                      ;   254.0 p1      50 w[14]
        mov ebp, dword [esp + 160]        ;   241.3 p2      49 w[14]
        add esi, dword [esp + 152]        ;   253.0 p1+p2   78 w[13]
        mov ecx, dword [esp + 156]        ;   243.3 p2      49 w[13]
        shr ecx, 3                        ;   253.0 p0      49 w[13]
        shr ebp, 3                        ;   254.0 p0      49 w[14]
        mov edi, dword [esp + 164]        ;   244.3 p2      49 w[15]
        ror edi, 0xb                      ;   255.0 p0      49 w[15]
        ror ebx, 7                        ;   256.0 p0      49 w[13]
        xor ecx, ebx                      ;   257.0 p1      49 w[13]
        add esi, ecx                      ;   258.0 p1      78 w[13]
        mov ecx, dword [esp + 160]        ;   245.3 p2      49 w[14]
        ror ecx, 0xb                      ;   257.0 p0      49 w[14]
        mov dword [esp + 216], esi        ;   259.0 p3+p4   78 w[13]
        mov ebx, dword [esp + 160]        ;   246.3 p2      49 w[14]
        xor ebx, ecx                      ;   258.0 p1      49 w[14]
        mov ecx, dword [esp + 192]        ;   247.3 p2      78 w[14]
        ror ebx, 7                        ;   259.0 p0      49 w[14]
        xor ebp, ebx                      ;   260.0 p1      49 w[14]
        mov ebx, dword [esp + 156]        ;   248.3 p2      78 w[14] reload
        add ecx, ebx                      ;   257.7 p1      78 w[14]
        add ecx, edx                      ;   258.7 p1      78 w[14]
        mov edx, esi                      ;   259.0 p0      50 w[15] copy
        ror edx, 2                        ;   260.0 p0      50 w[15]
        add ecx, ebp                      ;   261.0 p1      78 w[14]
        xor edx, esi                      ;   261.0 p1      50 w[15]
        ror edx, 0x11                     ;   262.0 p0      50 w[15]
        mov ebp, esi                      ;   261.7 p1      50 w[15] copy
        shr ebp, 0xa                      ;   262.7 p0      50 w[15]
        xor ebp, edx                      ;   263.7 p1      50 w[15]
        add ebp, dword [esp + 196]        ;   264.7 p0+p2   78 w[15]
        mov edx, dword [esp + 164]        ;   254.3 p2      49 w[15]
        xor edx, edi                      ;   263.7 p1      49 w[15]
        mov ebx, dword [esp + 164]        ;   255.3 p2      49 w[15]
        shr ebx, 3                        ;   264.0 p0      49 w[15]
        ror edx, 7                        ;   265.0 p0      49 w[15]
        xor ebx, edx                      ;   266.0 p1      49 w[15]
        add ebp, dword [esp + 160]        ;   265.7 p1+p2   78 w[15]
        mov esi, ecx                      ;   266.0 p0      50 w[0] copy
        mov edx, dword [esp + 168]        ;   257.3 p2      49 w[0]
        ror edx, 0xb                      ;   267.0 p0      49 w[0]
        mov edi, ecx                      ;   266.7 p1      50 w[0] copy
        ror edi, 2                        ;   268.0 p0      50 w[0]
        xor edi, ecx                      ;   269.0 p1      50 w[0]
        add ebp, ebx                      ;   268.7 p1      78 w[15]
        shr esi, 0xa                      ;   269.0 p0      50 w[0]
        mov ebx, dword [esp + 168]        ;   259.3 p2      49 w[0]
        xor ebx, edx                      ;   269.7 p1      49 w[0]
        ror edi, 0x11                     ;   270.0 p0      50 w[0]
        mov dword [esp + 220], ecx        ;   262.0 p3+p4   78 w[14]
        ror ebx, 7                        ;   271.0 p0      49 w[0]
        xor esi, edi                      ;   271.0 p1      50 w[0]
        mov edi, dword [esp + 168]        ;   261.7 p2      49 w[0]
        shr edi, 3                        ;   272.0 p0      49 w[0]
        xor edi, ebx                      ;   273.0 p1      49 w[0]
        mov ebx, dword [esp + 164]        ;   262.7 p2      78 w[0] reload
        mov edx, dword [esp + 200]        ;   263.7 p2      78 w[9] reload
        add esi, edx                      ;   272.7 p1      78 w[0]
        add esi, ebx                      ;   273.7 p0      78 w[0]
        mov ebx, ebp                      ;   273.7 p1      50 w[1] copy
        mov dword [esp + 224], ebp        ;   269.7 p3+p4   78 w[15]
        add esi, edi                      ;   274.7 p0      78 w[0]
        mov edi, ebp                      ;   274.7 p1      50 w[1] copy
        shr edi, 0xa                      ;   275.7 p0      50 w[1]
        ror ebx, 2                        ;   276.0 p0      50 w[1]
        xor ebx, ebp                      ;   277.0 p1      50 w[1]
        ror ebx, 0x11                     ;   278.0 p0      50 w[1]
        mov edx, esi                      ;   276.7 p1      50 w[2] copy
        shr edx, 0xa                      ;   278.0 p0      50 w[2]
        xor edi, ebx                      ;   279.0 p1      50 w[1]
        mov ebp, dword [esp + 176]        ;   268.0 p2      49 w[1]
        mov ebx, dword [esp + 176]        ;   269.0 p2      49 w[1]
        ror ebp, 0xb                      ;   279.0 p0      49 w[1]
        add edi, eax                      ;   280.0 p1      78 w[1]
        xor ebx, ebp                      ;   280.0 p1      49 w[1]
        ror ebx, 7                        ;   281.0 p0      49 w[1]
        mov eax, dword [esp + 176]        ;   270.0 p2      49 w[1]
        shr eax, 3                        ;   281.0 p0      49 w[1]
        xor eax, ebx                      ;   282.0 p1      49 w[1]
        add edi, dword [esp + 168]        ;   281.7 p1+p2   78 w[1]
        add edi, eax                      ;   283.0 p0      78 w[1]
        mov eax, dword [esp + 172]        ;   272.0 p2      49 w[2]
        ror eax, 0xb                      ;   283.0 p0      49 w[2]
        mov ebx, dword [esp + 172]        ;   273.0 p2      49 w[2]
        xor ebx, eax                      ;   284.0 p1      49 w[2]
        mov dword [esp + 228], esi        ;   275.7 p3+p4   78 w[0]
        mov ebp, esi                      ;   283.7 p1      50 w[2] copy
        ror ebp, 2                        ;   284.7 p0      50 w[2]
        xor ebp, esi                      ;   285.7 p1      50 w[2]
        ror ebp, 0x11                     ;   286.7 p0      50 w[2]
        xor edx, ebp                      ;   287.7 p1      50 w[2]
        mov ebp, dword [esp + 172]        ;   275.7 p2      49 w[2]
        mov dword [esp + 232], edi        ;   284.0 p3+p4   78 w[1]
        shr ebp, 3                        ;   286.0 p0      49 w[2]
        ror ebx, 7                        ;   287.0 p0      49 w[2]
        mov eax, dword [esp + 208]        ;   277.3 p2      78 w[2]
        xor ebp, ebx                      ;   288.0 p1      49 w[2]
        mov ebx, dword [esp + 176]        ;   278.3 p2      78 w[2] reload
        add eax, ebx                      ;   287.7 p1      78 w[2]
        add eax, edx                      ;   288.7 p0      78 w[2]
        add eax, ebp                      ;   289.7 p1      78 w[2]
        mov dword [esp + 236], eax        ;   290.7 p3+p4   78 w[2]
        mov edx, edi                      ;   289.0 p0      50 w[3] copy
        ror edx, 2                        ;   290.0 p0      50 w[3]
        mov ebp, edi                      ;   289.7 p1      50 w[3] copy
        xor edx, edi                      ;   291.0 p1      50 w[3]
        ror edx, 0x11                     ;   292.0 p0      50 w[3]
        shr ebp, 0xa                      ;   292.0 p0      50 w[3]
        xor ebp, edx                      ;   293.0 p1      50 w[3]
        mov edx, dword [esp + 180]        ;   282.3 p2      49 w[3]
        mov ebx, dword [esp + 180]        ;   283.3 p2      49 w[3]
        add ebp, dword [esp + 212]        ;   294.0 p1+p2   78 w[3]
        shr ebx, 3                        ;   293.0 p0      49 w[3]
        mov edi, eax                      ;   293.7 p1      50 w[4] copy
        add ebp, dword [esp + 172]        ;   295.0 p0+p2   78 w[3]
        mov esi, dword [esp + 180]        ;   286.3 p2      49 w[3]
        shr edi, 0xa                      ;   295.0 p0      50 w[4]
        ror esi, 0xb                      ;   296.0 p0      49 w[3]
        xor edx, esi                      ;   297.0 p1      49 w[3]
        mov esi, eax                      ;   295.7 p1      50 w[4] copy
        ror esi, 2                        ;   297.0 p0      50 w[4]
        ror edx, 7                        ;   298.0 p0      49 w[3]
        xor esi, eax                      ;   298.0 p1      50 w[4]
        xor ebx, edx                      ;   299.0 p1      49 w[3]
        ror esi, 0x11                     ;   299.0 p0      50 w[4]
        xor edi, esi                      ;   300.0 p1      50 w[4]
        mov edx, dword [esp + 184]        ;   288.7 p2      49 w[4]
        mov esi, dword [esp + 184]        ;   289.7 p2      49 w[4]
        shr esi, 3                        ;   300.0 p0      49 w[4]
        add ebp, ebx                      ;   300.0 p1      78 w[3]
        mov dword [esp + 240], ebp        ;   301.0 p3+p4   78 w[3]
        ror edx, 0xb                      ;   301.0 p0      49 w[4]
        mov ebx, dword [esp + 184]        ;   291.0 p2      49 w[4]
        xor ebx, edx                      ;   302.0 p1      49 w[4]
        ror ebx, 7                        ;   303.0 p0      49 w[4]
        xor esi, ebx                      ;   304.0 p1      49 w[4]
        mov ebx, dword [esp + 180]        ;   292.3 p2      78 w[4] reload
        mov edx, dword [esp + 216]        ;   293.3 p2      78 w[13] reload
        add edi, edx                      ;   302.7 p1      78 w[4]
        add edi, ebx                      ;   303.7 p0      78 w[4]
        mov ebx, ebp                      ;   303.7 p1      50 w[5] copy
        ror ebx, 2                        ;   304.7 p0      50 w[5]
        xor ebx, ebp                      ;   305.7 p1      50 w[5]
        ror ebx, 0x11                     ;   306.7 p0      50 w[5]
        add edi, esi                      ;   305.7 p1      78 w[4]
        mov dword [esp + 244], edi        ;   306.7 p3+p4   78 w[4]
        mov esi, ebp                      ;   306.0 p0      50 w[5] copy
        shr esi, 0xa                      ;   307.0 p0      50 w[5]
        mov ebp, dword [esp + 188]        ;   296.7 p2      49 w[5]
        ror ebp, 0xb                      ;   308.0 p0      49 w[5]
        xor esi, ebx                      ;   308.0 p1      50 w[5]
        mov ebx, dword [esp + 188]        ;   297.7 p2      49 w[5]
        xor ebx, ebp                      ;   309.0 p1      49 w[5]
        ror ebx, 7                        ;   310.0 p0      49 w[5]
        add esi, ecx                      ;   309.0 p1      78 w[5]
        mov edx, edi                      ;   309.7 p1      50 w[6] copy
        mov ecx, dword [esp + 188]        ;   299.3 p2      49 w[5]
        shr ecx, 3                        ;   310.0 p0      49 w[5]
        xor ecx, ebx                      ;   311.0 p1      49 w[5]
        mov ebp, edi                      ;   311.0 p0      50 w[6] copy
        ror ebp, 2                        ;   312.0 p0      50 w[6]
        shr edx, 0xa                      ;   313.0 p0      50 w[6]
        xor ebp, edi                      ;   313.0 p1      50 w[6]
        ror ebp, 0x11                     ;   314.0 p0      50 w[6]
        xor edx, ebp                      ;   315.0 p1      50 w[6]
        add esi, dword [esp + 184]        ;   313.7 p1+p2   78 w[5]
        add esi, ecx                      ;   314.7 p1      78 w[5]
        mov ebx, dword [esp + 192]        ;   303.3 p2      49 w[6]
        mov ecx, dword [esp + 192]        ;   304.3 p2      49 w[6]
        ror ecx, 0xb                      ;   315.0 p0      49 w[6]
        xor ebx, ecx                      ;   316.0 p1      49 w[6]
        mov ebp, dword [esp + 192]        ;   305.3 p2      49 w[6]
        mov ecx, dword [esp + 224]        ;   306.3 p2      78 w[6]
        shr ebp, 3                        ;   316.0 p0      49 w[6]
        ror ebx, 7                        ;   317.0 p0      49 w[6]
        xor ebp, ebx                      ;   318.0 p1      49 w[6]
        mov ebx, dword [esp + 188]        ;   307.3 p2      78 w[6] reload
        mov dword [esp + 248], esi        ;   315.7 p3+p4   78 w[5]
        add ecx, ebx                      ;   317.7 p1      78 w[6]
        mov ebx, dword [esp + 196]        ;   308.3 p2      49 w[7]
        mov edi, dword [esp + 196]        ;   309.3 p2      49 w[7]
        add ecx, edx                      ;   318.7 p0      78 w[6]
        add ecx, ebp                      ;   319.7 p1      78 w[6]
        mov dword [esp + 252], ecx        ;   320.7 p3+p4   78 w[6]
        mov edx, esi                      ;   319.0 p0      50 w[7] copy
        ror edx, 2                        ;   320.0 p0      50 w[7]
        xor edx, esi                      ;   321.0 p1      50 w[7]
        mov ebp, esi                      ;   320.7 p1      50 w[7] copy
        shr ebp, 0xa                      ;   321.7 p0      50 w[7]
        ror edx, 0x11                     ;   322.0 p0      50 w[7]
        ror edi, 0xb                      ;   323.0 p0      49 w[7]
        mov esi, ecx                      ;   321.7 p1      50 w[8] copy
        shr esi, 0xa                      ;   324.0 p0      50 w[8]
        xor ebp, edx                      ;   323.0 p1      50 w[7]
        add ebp, dword [esp + 228]        ;   324.0 p1+p2   78 w[7]
        mov edx, dword [esp + 196]        ;   314.0 p2      49 w[7]
        xor edx, edi                      ;   324.7 p1      49 w[7]
        mov edi, ecx                      ;   325.0 p0      50 w[8] copy
        ror edi, 2                        ;   326.0 p0      50 w[8]
        shr ebx, 3                        ;   327.0 p0      49 w[7]
        add ebp, dword [esp + 192]        ;   325.7 p1+p2   78 w[7]
        ror edx, 7                        ;   328.0 p0      49 w[7]
        xor edi, ecx                      ;   327.0 p1      50 w[8]
        ror edi, 0x11                     ;   329.0 p0      50 w[8]
        xor ebx, edx                      ;   329.0 p1      49 w[7]
        add ebp, ebx                      ;   330.0 p1      78 w[7]
        xor esi, edi                      ;   330.0 p1      50 w[8]
        mov edx, dword [esp + 200]        ;   318.7 p2      49 w[8]
        ror edx, 0xb                      ;   330.0 p0      49 w[8]
        mov edi, dword [esp + 200]        ;   319.7 p2      49 w[8]
        shr edi, 3                        ;   331.0 p0      49 w[8]
        mov ebx, dword [esp + 200]        ;   320.7 p2      49 w[8]
        xor ebx, edx                      ;   331.0 p1      49 w[8]
        mov edx, dword [esp + 232]        ;   321.7 p2      78 w[1] reload
        add esi, edx                      ;   331.7 p1      78 w[8]
        ror ebx, 7                        ;   332.0 p0      49 w[8]
        xor edi, ebx                      ;   333.0 p1      49 w[8]
        mov ebx, dword [esp + 196]        ;   322.7 p2      78 w[8] reload
        add esi, ebx                      ;   333.0 p0      78 w[8]
        mov edx, ebp                      ;   333.7 p1      50 w[9] copy
        add esi, edi                      ;   334.0 p0      78 w[8]
        mov edi, ebp                      ;   334.7 p1      50 w[9] copy
        ror edx, 2                        ;   335.0 p0      50 w[9]
        shr edi, 0xa                      ;   336.0 p0      50 w[9]
        xor edx, ebp                      ;   336.0 p1      50 w[9]
        ror edx, 0x11                     ;   337.0 p0      50 w[9]
        xor edi, edx                      ;   338.0 p1      50 w[9]
        mov dword [esp + 256], ebp        ;   331.0 p3+p4   78 w[7]
        add edi, eax                      ;   339.0 p1      78 w[9]
        mov eax, esi                      ;   338.0 p0      50 w[10] copy
        mov edx, dword [esp + 204]        ;   326.7 p2      49 w[9]
        mov ebp, dword [esp + 204]        ;   327.7 p2      49 w[9]
        shr ebp, 3                        ;   339.0 p0      49 w[9]
        mov ebx, dword [esp + 204]        ;   328.7 p2      49 w[9]
        mov dword [esp + 260], esi        ;   335.0 p3+p4   78 w[8]
        ror ebx, 0xb                      ;   340.0 p0      49 w[9]
        xor edx, ebx                      ;   341.0 p1      49 w[9]
        add edi, dword [esp + 200]        ;   340.0 p1+p2   78 w[9]
        ror edx, 7                        ;   342.0 p0      49 w[9]
        xor ebp, edx                      ;   343.0 p1      49 w[9]
        add edi, ebp                      ;   344.0 p1      78 w[9]
        mov ebp, esi                      ;   342.0 p0      50 w[10] copy
        shr eax, 0xa                      ;   343.0 p0      50 w[10]
        mov ebx, dword [esp + 208]        ;   331.7 p2      49 w[10]
        ror ebp, 2                        ;   344.0 p0      50 w[10]
        mov dword [esp + 264], edi        ;   345.0 p3+p4   78 w[9]
        xor ebp, esi                      ;   345.0 p1      50 w[10]
        ror ebp, 0x11                     ;   346.0 p0      50 w[10]
        mov edx, dword [esp + 208]        ;   333.7 p2      49 w[10]
        ror edx, 0xb                      ;   346.0 p0      49 w[10]
        xor eax, ebp                      ;   347.0 p1      50 w[10]
        mov ebp, dword [esp + 208]        ;   334.7 p2      49 w[10]
        shr ebp, 3                        ;   347.0 p0      49 w[10]
        xor ebx, edx                      ;   347.0 p1      49 w[10]
        mov edx, dword [esp + 240]        ;   335.7 p2      78 w[10]
        ror ebx, 7                        ;   348.0 p0      49 w[10]
        xor ebp, ebx                      ;   349.0 p1      49 w[10]
        mov ebx, dword [esp + 204]        ;   336.7 p2      78 w[10] reload
        add edx, ebx                      ;   346.7 p1      78 w[10]
        mov ebx, dword [esp + 212]        ;   337.7 p2      49 w[11]
        ror ebx, 0xb                      ;   349.0 p0      49 w[11]
        add edx, eax                      ;   348.0 p1      78 w[10]
        add edx, ebp                      ;   350.0 p1      78 w[10]
        mov ebp, edi                      ;   349.7 p1      50 w[11] copy
        shr ebp, 0xa                      ;   350.7 p0      50 w[11]
        mov eax, edi                      ;   350.7 p1      50 w[11] copy
        ror eax, 2                        ;   351.7 p0      50 w[11]
        xor eax, edi                      ;   352.7 p1      50 w[11]
        ror eax, 0x11                     ;   353.7 p0      50 w[11]
        xor ebp, eax                      ;   354.7 p1      50 w[11]
        mov eax, dword [esp + 212]        ;   341.7 p2      49 w[11]
        xor eax, ebx                      ;   353.0 p0      49 w[11]
        mov ebx, dword [esp + 216]        ;   342.7 p2      49 w[12]
        mov edi, dword [esp + 212]        ;   343.7 p2      49 w[11]
        shr edi, 3                        ;   354.0 p0      49 w[11]
        ror eax, 7                        ;   355.0 p0      49 w[11]
        xor edi, eax                      ;   356.0 p1      49 w[11]
        add ebp, dword [esp + 244]        ;   355.7 p1+p2   78 w[11]
        mov eax, dword [esp + 216]        ;   345.7 p2      49 w[12]
        add ebp, dword [esp + 208]        ;   356.7 p1+p2   78 w[11]
        add ebp, edi                      ;   357.7 p0      78 w[11]
        mov edi, edx                      ;   356.7 p1      50 w[12] copy
        ror edi, 2                        ;   357.7 p0      50 w[12]
        ror eax, 0xb                      ;   358.0 p0      49 w[12]
        xor ebx, eax                      ;   359.0 p1      49 w[12]
        ror ebx, 7                        ;   360.0 p0      49 w[12]
        xor edi, edx                      ;   358.7 p1      50 w[12]
        mov esi, edx                      ;   359.7 p1      50 w[12] copy
        shr esi, 0xa                      ;   360.7 p0      50 w[12]
        mov dword [esp + 268], edx        ;   351.0 p3+p4   78 w[10]
        mov eax, dword [esp + 248]        ;   349.7 p2      78 w[5] reload
        mov dword [esp + 272], ebp        ;   358.7 p3+p4   78 w[11]
        ror edi, 0x11                     ;   361.0 p0      50 w[12]
        xor esi, edi                      ;   362.0 p1      50 w[12]
        mov edi, dword [esp + 216]        ;   351.3 p2      49 w[12]
        shr edi, 3                        ;   362.0 p0      49 w[12]
        xor edi, ebx                      ;   363.0 p1      49 w[12]
        mov ebx, dword [esp + 212]        ;   352.3 p2      78 w[12] reload
        add esi, eax                      ;   363.0 p1      78 w[12]
        mov edx, ebp                      ;   363.0 p0      50 w[13] copy
        ror edx, 2                        ;   364.0 p0      50 w[13]
        xor edx, ebp                      ;   365.0 p1      50 w[13]
        ror edx, 0x11                     ;   366.0 p0      50 w[13]
        add esi, ebx                      ;   364.7 p1      78 w[12]
        add esi, edi                      ;   365.7 p1      78 w[12]
        mov edi, ebp                      ;   366.0 p0      50 w[13] copy
        shr edi, 0xa                      ;   367.0 p0      50 w[13]
        xor edi, edx                      ;   368.0 p1      50 w[13]
        mov edx, dword [esp + 220]        ;   356.7 p2      49 w[13]
        mov ebp, dword [esp + 220]        ;   357.7 p2      49 w[13]
        mov dword [esp + 276], esi        ;   366.7 p3+p4   78 w[12]
        add edi, ecx                      ;   369.0 p1      78 w[13]
        mov ecx, esi                      ;   368.0 p0      50 w[14] copy
        add edi, dword [esp + 216]        ;   370.0 p1+p2   78 w[13]
        shr ebp, 3                        ;   369.0 p0      49 w[13]
        mov eax, dword [esp + 220]        ;   359.7 p2      49 w[13]
        ror eax, 0xb                      ;   370.0 p0      49 w[13]
        xor edx, eax                      ;   371.0 p1      49 w[13]
        ror edx, 7                        ;   372.0 p0      49 w[13]
        xor ebp, edx                      ;   373.0 p1      49 w[13]
        add edi, ebp                      ;   374.0 p1      78 w[13]
        mov ebp, esi                      ;   372.0 p0      50 w[14] copy
        ror ebp, 2                        ;   373.0 p0      50 w[14]
        xor ebp, esi                      ;   374.0 p1      50 w[14]
        ror ebp, 0x11                     ;   375.0 p0      50 w[14]
        mov eax, dword [esp + 224]        ;   363.0 p2      49 w[14]
        ror eax, 0xb                      ;   375.0 p0      49 w[14]
        mov edx, dword [esp + 224]        ;   364.0 p2      49 w[14]
        xor edx, eax                      ;   376.0 p1      49 w[14]
        ror edx, 7                        ;   377.0 p0      49 w[14]
        mov dword [esp + 280], edi        ;   375.0 p3+p4   78 w[13]
        shr ecx, 0xa                      ;   377.0 p0      50 w[14]
        xor ecx, ebp                      ;   378.0 p1      50 w[14]
        mov ebp, dword [esp + 224]        ;   366.0 p2      49 w[14]
        shr ebp, 3                        ;   378.0 p0      49 w[14]
        xor ebp, edx                      ;   379.0 p1      49 w[14]
        mov edx, edi                      ;   376.7 p1      50 w[15] copy
        ror edx, 2                        ;   379.0 p0      50 w[15]
        xor edx, edi                      ;   380.0 p1      50 w[15]
        ror edx, 0x11                     ;   381.0 p0      50 w[15]
        mov eax, edi                      ;   378.7 p1      50 w[15] copy
        shr eax, 0xa                      ;   381.0 p0      50 w[15]
        xor eax, edx                      ;   382.0 p1      50 w[15]
        mov dword [esp + 284], ecx        ;   379.0 p3+p4   50 w[14]
        mov dword [esp + 288], ebp        ;   380.0 p3+p4   49 w[14]
        mov ecx, dword [esp + 228]        ;   370.7 p2      49 w[15]
        ror ecx, 0xb                      ;   382.0 p0      49 w[15]
        mov dword [esp + 292], eax        ;   383.0 p3+p4   50 w[15]
        mov eax, dword [esp + 228]        ;   372.0 p2      49 w[15]
        mov ebp, dword [esp + 20]         ;   373.0 p2      51 t1
        xor ebp, dword [esp + 24]         ;   380.7 p1+p2   51 t1
        mov edx, dword [esp + 228]        ;   375.0 p2      49 w[15]
        mov edi, dword [esp + 0]          ;   376.0 p2      47 v[7]
        shr eax, 3                        ;   383.0 p0      49 w[15]
        xor edx, ecx                      ;   383.0 p1      49 w[15]
        mov ecx, dword [esp + 16]         ;   377.0 p2      48 t1
        ror edi, 9                        ;   384.0 p0      47 v[7]
        xor edi, dword [esp + 0]          ;   385.0 p1+p2   47 v[7]
        ror edx, 7                        ;   385.0 p0      49 w[15]
        xor eax, edx                      ;   386.0 p1      49 w[15]
        ror ecx, 0xe                      ;   386.0 p0      48 t1
        mov edx, dword [esp + 16]         ;   379.0 p2      71 v[4] reload
        mov dword [esp + 296], eax        ;   387.0 p3+p4   49 w[15]
        mov eax, edx                      ;   384.7 p1      51 t1 copy
        and eax, ebp                      ;   385.7 p1      51 t1
        xor ecx, edx                      ;   387.0 p1      48 t1
        ror ecx, 5                        ;   388.0 p0      48 t1
        xor ecx, edx                      ;   389.0 p1      48 t1
        mov esi, dword [esp + 8]          ;   380.0 p2      52 v[7]
        mov ebp, dword [esp + 24]         ;   381.0 p2      71 v[6] reload
        xor eax, ebp                      ;   388.0 p0      51 t1
        ror ecx, 6                        ;   390.0 p0      48 t1
        add ecx, dword [esp + 28]         ;   391.0 p1+p2   61 t1
        add ecx, dword [esp + 36]         ;   392.0 p1+p2   61 t1
        add ecx, 0x428a2f98               ;   393.0 p0      61 t1
        add ecx, eax                      ;   394.0 p1      61 t1
        mov eax, ecx                      ;   395.0 p0      62 v[3] copy
        add eax, dword [esp + 12]         ;   396.0 p1+p2   62 v[3]
        ror edi, 0xb                      ;   392.0 p0      47 v[7]
        xor edi, dword [esp + 0]          ;   393.0 p1+p2   47 v[7]
        ror edi, 2                        ;   394.0 p0      47 v[7]
        add ecx, edi                      ;   395.0 p1      63 v[7]
        mov edi, eax                      ;   397.0 p0      48 t1 copy
        ror edi, 0xe                      ;   398.0 p0      48 t1
        xor edi, eax                      ;   399.0 p1      48 t1
        ror edi, 5                        ;   400.0 p0      48 t1
        xor edi, eax                      ;   401.0 p1      48 t1
        ror edi, 6                        ;   402.0 p0      48 t1
        lea edi, [edi + ebp + 1899447441] ;   403.0 p0      61 t1
        mov ebp, dword [esp + 4]          ;   388.7 p2      52 v[7]
        xor esi, dword [esp + 4]          ;   396.7 p1+p2   52 v[7]
        xor ebp, dword [esp + 0]          ;   397.7 p1+p2   52 v[7]
        and esi, ebp                      ;   398.7 p1      52 v[7]
        xor esi, dword [esp + 4]          ;   399.7 p0+p2   52 v[7]
        mov ebx, edx                      ;   399.7 p1      51 t1 copy
        add ecx, esi                      ;   400.7 p0      63 v[7]
        mov esi, eax                      ;   400.7 p1      51 t1 copy
        xor ebx, dword [esp + 20]         ;   401.0 p0+p2   51 t1
        and esi, ebx                      ;   402.0 p1      51 t1
        mov ebx, dword [esp + 20]         ;   393.7 p2      71 v[5] reload
        add edi, dword [esp + 40]         ;   404.0 p0+p2   61 t1
        xor esi, ebx                      ;   403.0 p1      51 t1
        add edi, esi                      ;   405.0 p0      61 t1
        mov esi, ecx                      ;   403.7 p1      52 v[6] copy
        xor esi, dword [esp + 4]          ;   404.7 p0+p2   52 v[6]
        and ebp, esi                      ;   405.7 p1      52 v[6]
        mov esi, dword [esp + 4]          ;   396.7 p2      71 v[1] reload
        xor ebp, esi                      ;   406.7 p0      52 v[6]
        mov esi, ecx                      ;   405.7 p1      47 v[6] copy
        ror esi, 9                        ;   406.7 p0      47 v[6]
        xor esi, ecx                      ;   407.7 p1      47 v[6]
        ror esi, 0xb                      ;   408.7 p0      47 v[6]
        xor esi, ecx                      ;   409.7 p1      47 v[6]
        add ebp, edi                      ;   408.0 p0      63 v[6]
        add edi, dword [esp + 8]          ;   408.7 p1+p2   62 v[2]
        mov dword [esp + 300], edi        ;   409.7 p3+p4   62 v[2] spill
        ror esi, 2                        ;   410.7 p0      47 v[6]
        add ebp, esi                      ;   411.7 p1      63 v[6]
        mov esi, edi                      ;   410.0 p0      48 t1 copy
        ror esi, 0xe                      ;   411.0 p0      48 t1
        xor esi, edi                      ;   412.0 p1      48 t1
        ror esi, 5                        ;   413.0 p0      48 t1
        xor esi, edi                      ;   414.0 p1      48 t1
        ror esi, 6                        ;   415.0 p0      48 t1
        lea esi, [esi + ebx - 1245643825] ;   416.0 p0      61 t1
        mov ebx, eax                      ;   412.7 p1      51 t1 copy
        xor ebx, edx                      ;   413.7 p1      51 t1
        mov edx, eax                      ;   414.7 p1      51 t1 copy
        xor edx, edi                      ;   415.7 p0      51 t1
        mov dword [esp + 304], ebp        ;   412.7 p3+p4   63 v[6] spill
        or ebx, edi                       ;   415.7 p1      51 t1
        xor ebx, edx                      ;   416.7 p0      51 t1
        add esi, dword [esp + 44]         ;   417.0 p1+p2   61 t1
        add esi, ebx                      ;   418.0 p0      61 t1
        mov edi, ecx                      ;   417.7 p1      52 v[5] copy
        xor edi, ebp                      ;   418.7 p0      52 v[5]
        mov ebx, ebp                      ;   418.7 p1      47 v[5] copy
        ror ebx, 9                        ;   419.7 p0      47 v[5]
        xor ebx, ebp                      ;   420.7 p1      47 v[5]
        ror ebx, 0xb                      ;   421.7 p0      47 v[5]
        xor ebx, ebp                      ;   422.7 p1      47 v[5]
        mov ebp, ecx                      ;   421.0 p0      52 v[5] copy
        xor ebp, dword [esp + 0]          ;   422.0 p1+p2   52 v[5]
        and ebp, edi                      ;   423.0 p0      52 v[5]
        xor ebp, ecx                      ;   424.0 p1      52 v[5]
        ror ebx, 2                        ;   423.7 p0      47 v[5]
        add ebx, esi                      ;   424.7 p1      63 v[5]
        add esi, dword [esp + 4]          ;   424.0 p0+p2   62 v[1]
        add ebx, ebp                      ;   425.7 p1      63 v[5]
        mov ebp, esi                      ;   425.0 p0      48 t1 copy
        ror ebp, 0xe                      ;   426.0 p0      48 t1
        xor ebp, esi                      ;   427.0 p1      48 t1
        ror ebp, 5                        ;   428.0 p0      48 t1
        mov dword [esp + 308], ecx        ;   416.3 p3+p4   63 v[7] spill
        mov ecx, ebx                      ;   426.7 p1      47 v[4] copy
        and edx, esi                      ;   427.7 p1      51 t1
        xor ebp, esi                      ;   429.0 p0      48 t1
        xor edx, eax                      ;   428.7 p1      51 t1
        add edx, dword [esp + 16]         ;   429.7 p0+p2   61 t1
        ror ebp, 6                        ;   430.0 p0      48 t1
        add edx, dword [esp + 52]         ;   430.7 p1+p2   61 t1
        lea edx, [edx + ebp - 373957723]  ;   431.7 p0      61 t1
        mov ebp, dword [esp + 304]        ;   420.3 p2      52 v[4]
        xor ebp, ebx                      ;   430.7 p1      52 v[4]
        and edi, ebp                      ;   431.7 p1      52 v[4]
        xor edi, dword [esp + 304]        ;   432.7 p0+p2   52 v[4]
        add edi, edx                      ;   433.7 p1      63 v[4]
        ror ecx, 9                        ;   433.0 p0      47 v[4]
        add edx, dword [esp + 0]          ;   433.7 p1+p2   62 v[0]
        xor ecx, ebx                      ;   434.0 p0      47 v[4]
        ror ecx, 0xb                      ;   435.0 p0      47 v[4]
        xor ecx, ebx                      ;   436.0 p1      47 v[4]
        ror ecx, 2                        ;   437.0 p0      47 v[4]
        add edi, ecx                      ;   438.0 p1      63 v[4]
        mov ecx, edx                      ;   436.7 p1      48 t1 copy
        ror ecx, 0xe                      ;   437.7 p0      48 t1
        xor ecx, edx                      ;   438.7 p1      48 t1
        ror ecx, 5                        ;   439.7 p0      48 t1
        add eax, dword [esp + 48]         ;   438.7 p1+p2   61 t1
        xor ecx, edx                      ;   440.7 p0      48 t1
        ror ecx, 6                        ;   441.7 p0      48 t1
        lea eax, [eax + ecx + 961987163]  ;   442.7 p0      61 t1
        mov ecx, dword [esp + 300]        ;   428.0 p2      51 t1
        xor ecx, esi                      ;   439.7 p1      51 t1
        and ecx, edx                      ;   440.7 p1      51 t1
        xor ecx, dword [esp + 300]        ;   441.7 p1+p2   51 t1
        add eax, ecx                      ;   443.7 p0      61 t1
        mov ecx, ebx                      ;   442.7 p1      52 v[3] copy
        xor ecx, edi                      ;   443.7 p0      52 v[3]
        and ebp, ecx                      ;   444.7 p1      52 v[3]
        xor ebp, ebx                      ;   445.7 p0      52 v[3]
        add ebp, eax                      ;   446.7 p1      63 v[3]
        add eax, dword [esp + 308]        ;   445.0 p0+p2   62 v[7]
        mov dword [esp + 308], ebx        ;   432.3 p3+p4   63 v[5] spill
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
        add ebx, dword [esp + 304]        ;   459.0 p0+p2   62 v[6]
        mov dword [esp + 304], edi        ;   457.0 p3+p4   52 v[2] spill
        mov edi, ebp                      ;   458.7 p1      47 v[2] copy
        add esi, dword [esp + 60]         ;   459.0 p0+p2   61 t1
        ror edi, 9                        ;   460.0 p0      47 v[2]
        xor edi, ebp                      ;   461.0 p1      47 v[2]
        ror edi, 0xb                      ;   462.0 p0      47 v[2]
        xor edi, ebp                      ;   463.0 p1      47 v[2]
        ror edi, 2                        ;   464.0 p0      47 v[2]
        add ecx, edi                      ;   465.0 p1      63 v[2]
        mov edi, ebx                      ;   462.7 p1      48 t1 copy
        ror edi, 0xe                      ;   463.7 p0      48 t1
        xor edi, ebx                      ;   464.7 p1      48 t1
        ror edi, 5                        ;   465.7 p0      48 t1
        xor edi, ebx                      ;   466.7 p1      48 t1
        ror edi, 6                        ;   467.7 p0      48 t1
        lea esi, [esi + edi - 1841331548] ;   468.7 p0      61 t1
        mov edi, edx                      ;   465.7 p1      51 t1 copy
        xor edi, eax                      ;   466.7 p1      51 t1
        and edi, ebx                      ;   467.7 p0      51 t1
        xor edi, edx                      ;   468.7 p1      51 t1
        add esi, edi                      ;   469.7 p0      61 t1
        mov edi, ebp                      ;   468.7 p1      52 v[1] copy
        mov dword [esp + 312], edx        ;   457.3 p3+p4   62 v[0] spill
        xor edi, ecx                      ;   469.7 p0      52 v[1]
        mov edx, dword [esp + 304]        ;   458.3 p2      52 v[1]
        and edx, edi                      ;   470.7 p1      52 v[1]
        xor edx, ebp                      ;   471.7 p0      52 v[1]
        add edx, esi                      ;   472.7 p1      63 v[1]
        add esi, dword [esp + 308]        ;   471.0 p0+p2   62 v[5]
        mov dword [esp + 308], ebp        ;   460.3 p3+p4   63 v[3] spill
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
        mov dword [esp + 312], ecx        ;   466.0 p3+p4   63 v[2] spill
        mov ecx, eax                      ;   478.7 p1      51 t1 copy
        xor ecx, ebx                      ;   479.7 p0      51 t1
        and ecx, esi                      ;   480.7 p1      51 t1
        xor ecx, eax                      ;   481.7 p0      51 t1
        add ebp, dword [esp + 64]         ;   482.0 p1+p2   61 t1
        add ebp, 0xab1c5ed5               ;   483.0 p0      61 t1
        add ebp, ecx                      ;   484.0 p1      61 t1
        mov ecx, dword [esp + 312]        ;   470.3 p2      52 v[0]
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
        add edi, ecx                      ;   490.7 p1      63 v[0]
        mov ecx, ebp                      ;   488.0 p0      48 t1 copy
        ror ecx, 0xe                      ;   489.0 p0      48 t1
        xor ecx, ebp                      ;   490.0 p1      48 t1
        ror ecx, 5                        ;   491.0 p0      48 t1
        xor ecx, ebp                      ;   492.0 p1      48 t1
        mov dword [esp + 304], ebx        ;   479.0 p3+p4   62 v[6] spill
        ror ecx, 6                        ;   493.0 p0      48 t1
        add eax, dword [esp + 84]         ;   490.7 p1+p2   61 t1
        lea eax, [eax + ecx - 670586216]  ;   494.0 p0      61 t1
        mov ecx, ebx                      ;   491.7 p1      51 t1 copy
        xor ecx, esi                      ;   492.7 p1      51 t1
        and ecx, ebp                      ;   493.7 p0      51 t1
        xor ecx, ebx                      ;   494.7 p1      51 t1
        add eax, ecx                      ;   495.7 p0      61 t1
        mov ebx, dword [esp + 300]        ;   483.7 p2      52 v[7]
        mov ecx, edx                      ;   494.7 p1      52 v[7] copy
        xor ecx, edi                      ;   495.7 p0      52 v[7]
        and ebx, ecx                      ;   496.7 p1      52 v[7]
        xor ebx, edx                      ;   497.7 p0      52 v[7]
        add ebx, eax                      ;   498.7 p1      63 v[7]
        add eax, dword [esp + 308]        ;   497.0 p0+p2   62 v[3]
        mov dword [esp + 308], edx        ;   486.3 p3+p4   63 v[1] spill
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
        add edx, dword [esp + 304]        ;   507.0 p1+p2   61 t1
        mov dword [esp + 304], edi        ;   492.3 p3+p4   63 v[0] spill
        mov edi, esi                      ;   504.7 p1      51 t1 copy
        add edx, dword [esp + 92]         ;   508.0 p0+p2   61 t1
        add edx, 0x12835b01               ;   509.0 p1      61 t1
        xor edi, ebp                      ;   506.0 p0      51 t1
        and edi, eax                      ;   507.0 p1      51 t1
        xor edi, esi                      ;   508.0 p0      51 t1
        add edx, edi                      ;   510.0 p1      61 t1
        mov edi, dword [esp + 304]        ;   495.7 p2      52 v[6]
        xor edi, ebx                      ;   508.0 p0      52 v[6]
        and ecx, edi                      ;   509.0 p1      52 v[6]
        xor ecx, dword [esp + 304]        ;   510.0 p0+p2   52 v[6]
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
        ror edi, 0xe                      ;   515.0 p0      48 t1
        add esi, dword [esp + 68]         ;   514.7 p1+p2   61 t1
        xor edi, edx                      ;   516.0 p1      48 t1
        ror edi, 5                        ;   517.0 p0      48 t1
        xor edi, edx                      ;   518.0 p1      48 t1
        ror edi, 6                        ;   519.0 p0      48 t1
        lea esi, [esi + edi + 607225278]  ;   520.0 p0      61 t1
        mov edi, ebp                      ;   517.7 p1      51 t1 copy
        xor edi, eax                      ;   518.7 p1      51 t1
        and edi, edx                      ;   519.7 p0      51 t1
        xor edi, ebp                      ;   520.7 p1      51 t1
        mov dword [esp + 300], ebp        ;   508.7 p3+p4   62 v[4] spill
        mov ebp, dword [esp + 312]        ;   509.3 p2      52 v[5]
        add esi, edi                      ;   521.7 p0      61 t1
        mov edi, ebx                      ;   520.7 p1      52 v[5] copy
        xor edi, ecx                      ;   521.7 p0      52 v[5]
        and ebp, edi                      ;   522.7 p1      52 v[5]
        xor ebp, ebx                      ;   523.7 p0      52 v[5]
        add ebp, esi                      ;   524.7 p1      63 v[5]
        add esi, dword [esp + 308]        ;   523.0 p0+p2   62 v[1]
        mov dword [esp + 308], ebx        ;   512.3 p3+p4   63 v[7] spill
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
        and ecx, esi                      ;   532.7 p1      51 t1
        xor ecx, eax                      ;   533.7 p0      51 t1
        add ebx, dword [esp + 72]         ;   534.0 p1+p2   61 t1
        add ebx, 0x550c7dc3               ;   535.0 p0      61 t1
        add eax, dword [esp + 76]         ;   533.7 p1+p2   61 t1
        add ebx, ecx                      ;   536.0 p0      61 t1
        mov ecx, dword [esp + 300]        ;   522.3 p2      52 v[4]
        xor ecx, ebp                      ;   534.7 p1      52 v[4]
        and edi, ecx                      ;   535.7 p0      52 v[4]
        xor edi, dword [esp + 300]        ;   536.7 p1+p2   52 v[4]
        add edi, ebx                      ;   537.7 p0      63 v[4]
        add ebx, dword [esp + 304]        ;   537.0 p1+p2   62 v[0]
        mov dword [esp + 304], ecx        ;   535.7 p3+p4   52 v[4] spill
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
        mov edx, dword [esp + 304]        ;   535.7 p2      52 v[3]
        add eax, ecx                      ;   547.7 p0      61 t1
        mov ecx, ebp                      ;   546.7 p1      52 v[3] copy
        xor ecx, edi                      ;   547.7 p0      52 v[3]
        and edx, ecx                      ;   548.7 p1      52 v[3]
        xor edx, ebp                      ;   549.7 p0      52 v[3]
        add edx, eax                      ;   550.7 p1      63 v[3]
        add eax, dword [esp + 308]        ;   549.0 p0+p2   62 v[7]
        mov dword [esp + 308], ebp        ;   538.3 p3+p4   63 v[5] spill
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
        add esi, dword [esp + 96]         ;   566.7 p1+p2   61 t1
        xor edi, ebp                      ;   568.0 p1      48 t1
        ror edi, 5                        ;   569.0 p0      48 t1
        xor edi, ebp                      ;   570.0 p1      48 t1
        ror edi, 6                        ;   571.0 p0      48 t1
        lea esi, [esi + edi - 1680079193] ;   572.0 p0      61 t1
        mov edi, ebx                      ;   569.7 p1      51 t1 copy
        mov dword [esp + 304], ebx        ;   559.0 p3+p4   62 v[0] spill
        xor edi, eax                      ;   570.7 p1      51 t1
        and edi, ebp                      ;   571.7 p0      51 t1
        xor edi, ebx                      ;   572.7 p1      51 t1
        add esi, edi                      ;   573.7 p0      61 t1
        mov edi, edx                      ;   572.7 p1      52 v[1] copy
        mov ebx, dword [esp + 300]        ;   561.7 p2      52 v[1]
        xor edi, ecx                      ;   573.7 p0      52 v[1]
        and ebx, edi                      ;   574.7 p1      52 v[1]
        xor ebx, edx                      ;   575.7 p0      52 v[1]
        add ebx, esi                      ;   576.7 p1      63 v[1]
        add esi, dword [esp + 308]        ;   575.0 p0+p2   62 v[5]
        mov dword [esp + 308], edx        ;   564.0 p3+p4   63 v[3] spill
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
        add edx, dword [esp + 304]        ;   585.0 p1+p2   61 t1
        mov dword [esp + 304], ecx        ;   570.3 p3+p4   63 v[2] spill
        mov ecx, eax                      ;   582.7 p1      51 t1 copy
        xor ecx, ebp                      ;   583.7 p0      51 t1
        and ecx, esi                      ;   584.7 p1      51 t1
        add edx, dword [esp + 88]         ;   586.0 p0+p2   61 t1
        xor ecx, eax                      ;   585.7 p1      51 t1
        add eax, dword [esp + 100]        ;   585.0 p0+p2   61 t1
        add edx, 0xc19bf174               ;   587.0 p1      61 t1
        add edx, ecx                      ;   588.0 p0      61 t1
        mov ecx, dword [esp + 304]        ;   574.7 p2      52 v[0]
        xor ecx, ebx                      ;   586.7 p1      52 v[0]
        and edi, ecx                      ;   587.7 p0      52 v[0]
        xor edi, dword [esp + 304]        ;   588.7 p1+p2   52 v[0]
        add edi, edx                      ;   589.7 p0      63 v[0]
        add edx, dword [esp + 312]        ;   589.0 p1+p2   62 v[4]
        mov dword [esp + 312], ecx        ;   587.7 p3+p4   52 v[0] spill
        mov ecx, ebx                      ;   589.0 p0      47 v[0] copy
        ror ecx, 9                        ;   590.0 p0      47 v[0]
        xor ecx, ebx                      ;   591.0 p1      47 v[0]
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
        mov dword [esp + 300], ebp        ;   586.7 p3+p4   62 v[6] spill
        mov ebp, dword [esp + 312]        ;   587.7 p2      52 v[7]
        add eax, ecx                      ;   599.7 p0      61 t1
        mov ecx, ebx                      ;   598.7 p1      52 v[7] copy
        xor ecx, edi                      ;   599.7 p0      52 v[7]
        and ebp, ecx                      ;   600.7 p1      52 v[7]
        xor ebp, ebx                      ;   601.7 p0      52 v[7]
        add ebp, eax                      ;   602.7 p1      63 v[7]
        add eax, dword [esp + 308]        ;   601.0 p0+p2   62 v[3]
        mov dword [esp + 308], ebx        ;   590.3 p3+p4   63 v[1] spill
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
        mov edi, dword [esp + 300]        ;   600.7 p2      52 v[6]
        xor edi, ebp                      ;   612.0 p0      52 v[6]
        and ecx, edi                      ;   613.0 p1      52 v[6]
        xor ecx, dword [esp + 300]        ;   614.0 p0+p2   52 v[6]
        add ecx, ebx                      ;   615.0 p1      63 v[6]
        add ebx, dword [esp + 304]        ;   615.0 p0+p2   62 v[2]
        mov dword [esp + 304], edi        ;   613.0 p3+p4   52 v[6] spill
        mov edi, ebp                      ;   614.7 p1      47 v[6] copy
        ror edi, 9                        ;   615.7 p0      47 v[6]
        xor edi, ebp                      ;   616.7 p1      47 v[6]
        ror edi, 0xb                      ;   617.7 p0      47 v[6]
        xor edi, ebp                      ;   618.7 p1      47 v[6]
        ror edi, 2                        ;   619.7 p0      47 v[6]
        add ecx, edi                      ;   620.7 p1      63 v[6]
        mov edi, ebx                      ;   618.0 p0      48 t1 copy
        ror edi, 0xe                      ;   619.0 p0      48 t1
        xor edi, ebx                      ;   620.0 p1      48 t1
        ror edi, 5                        ;   621.0 p0      48 t1
        mov dword [esp + 312], edx        ;   608.7 p3+p4   62 v[4] spill
        xor edi, ebx                      ;   622.0 p1      48 t1
        ror edi, 6                        ;   623.0 p0      48 t1
        add esi, dword [esp + 108]        ;   620.7 p1+p2   61 t1
        lea esi, [esi + edi + 264347078]  ;   624.0 p0      61 t1
        mov edi, edx                      ;   621.7 p1      51 t1 copy
        xor edi, eax                      ;   622.7 p1      51 t1
        and edi, ebx                      ;   623.7 p0      51 t1
        xor edi, edx                      ;   624.7 p1      51 t1
        add esi, edi                      ;   625.7 p0      61 t1
        mov edx, dword [esp + 304]        ;   613.7 p2      52 v[5]
        mov edi, ebp                      ;   624.7 p1      52 v[5] copy
        xor edi, ecx                      ;   625.7 p0      52 v[5]
        and edx, edi                      ;   626.7 p1      52 v[5]
        xor edx, ebp                      ;   627.7 p0      52 v[5]
        add edx, esi                      ;   628.7 p1      63 v[5]
        add esi, dword [esp + 308]        ;   627.0 p0+p2   62 v[1]
        mov dword [esp + 308], ebp        ;   616.3 p3+p4   63 v[7] spill
        mov dword [esp + 304], ebx        ;   617.3 p3+p4   62 v[2] spill
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
        mov dword [esp + 312], ecx        ;   623.0 p3+p4   63 v[6] spill
        mov ecx, eax                      ;   634.7 p1      51 t1 copy
        add ebp, dword [esp + 112]        ;   638.0 p0+p2   61 t1
        xor ecx, ebx                      ;   635.7 p1      51 t1
        and ecx, esi                      ;   636.7 p0      51 t1
        xor ecx, eax                      ;   637.7 p1      51 t1
        add ebp, 0x240ca1cc               ;   639.0 p0      61 t1
        add ebp, ecx                      ;   640.0 p1      61 t1
        mov ecx, dword [esp + 312]        ;   626.3 p2      52 v[4]
        xor ecx, edx                      ;   638.0 p0      52 v[4]
        and edi, ecx                      ;   639.0 p1      52 v[4]
        xor edi, dword [esp + 312]        ;   640.0 p0+p2   52 v[4]
        add edi, ebp                      ;   641.0 p1      63 v[4]
        add ebp, dword [esp + 300]        ;   641.0 p0+p2   62 v[0]
        mov dword [esp + 300], ecx        ;   639.0 p3+p4   52 v[4] spill
        mov ecx, edx                      ;   640.7 p1      47 v[4] copy
        ror ecx, 9                        ;   641.7 p0      47 v[4]
        xor ecx, edx                      ;   642.7 p1      47 v[4]
        ror ecx, 0xb                      ;   643.7 p0      47 v[4]
        xor ecx, edx                      ;   644.7 p1      47 v[4]
        ror ecx, 2                        ;   645.7 p0      47 v[4]
        add edi, ecx                      ;   646.7 p1      63 v[4]
        mov ecx, ebp                      ;   644.0 p0      48 t1 copy
        ror ecx, 0xe                      ;   645.0 p0      48 t1
        xor ecx, ebp                      ;   646.0 p1      48 t1
        ror ecx, 5                        ;   647.0 p0      48 t1
        xor ecx, ebp                      ;   648.0 p1      48 t1
        add eax, dword [esp + 116]        ;   646.7 p1+p2   61 t1
        ror ecx, 6                        ;   649.0 p0      48 t1
        lea eax, [eax + ecx + 770255983]  ;   650.0 p0      61 t1
        mov ecx, ebx                      ;   647.7 p1      51 t1 copy
        xor ecx, esi                      ;   648.7 p1      51 t1
        and ecx, ebp                      ;   649.7 p0      51 t1
        xor ecx, ebx                      ;   650.7 p1      51 t1
        mov ebx, dword [esp + 300]        ;   639.0 p2      52 v[3]
        add eax, ecx                      ;   651.7 p0      61 t1
        mov ecx, edx                      ;   650.7 p1      52 v[3] copy
        xor ecx, edi                      ;   651.7 p0      52 v[3]
        and ebx, ecx                      ;   652.7 p1      52 v[3]
        xor ebx, edx                      ;   653.7 p0      52 v[3]
        add ebx, eax                      ;   654.7 p1      63 v[3]
        add eax, dword [esp + 308]        ;   653.0 p0+p2   62 v[7]
        mov dword [esp + 308], edx        ;   641.7 p3+p4   63 v[5] spill
        mov edx, edi                      ;   653.7 p1      47 v[3] copy
        ror edx, 9                        ;   654.7 p0      47 v[3]
        xor edx, edi                      ;   655.7 p1      47 v[3]
        ror edx, 0xb                      ;   656.7 p0      47 v[3]
        xor edx, edi                      ;   657.7 p1      47 v[3]
        ror edx, 2                        ;   658.7 p0      47 v[3]
        add ebx, edx                      ;   659.7 p1      63 v[3]
        mov edx, eax                      ;   657.0 p0      48 t1 copy
        ror edx, 0xe                      ;   658.0 p0      48 t1
        xor edx, eax                      ;   659.0 p1      48 t1
        ror edx, 5                        ;   660.0 p0      48 t1
        xor edx, eax                      ;   661.0 p1      48 t1
        ror edx, 6                        ;   662.0 p0      48 t1
        add edx, dword [esp + 304]        ;   663.0 p1+p2   61 t1
        mov dword [esp + 304], edi        ;   647.7 p3+p4   63 v[4] spill
        mov edi, esi                      ;   660.7 p1      51 t1 copy
        xor edi, ebp                      ;   661.7 p0      51 t1
        and edi, eax                      ;   662.7 p1      51 t1
        xor edi, esi                      ;   663.7 p0      51 t1
        add edx, dword [esp + 120]        ;   664.0 p1+p2   61 t1
        add edx, 0x4a7484aa               ;   665.0 p0      61 t1
        add edx, edi                      ;   666.0 p1      61 t1
        mov edi, dword [esp + 304]        ;   651.3 p2      52 v[2]
        xor edi, ebx                      ;   664.0 p0      52 v[2]
        and ecx, edi                      ;   665.0 p1      52 v[2]
        mov dword [esp + 300], ebp        ;   652.3 p3+p4   62 v[0] spill
        xor ecx, dword [esp + 304]        ;   666.0 p0+p2   52 v[2]
        add ecx, edx                      ;   667.0 p1      63 v[2]
        add edx, dword [esp + 312]        ;   667.0 p0+p2   62 v[6]
        mov dword [esp + 312], edi        ;   665.0 p3+p4   52 v[2] spill
        mov edi, ebx                      ;   666.7 p1      47 v[2] copy
        ror edi, 9                        ;   667.7 p0      47 v[2]
        xor edi, ebx                      ;   668.7 p1      47 v[2]
        ror edi, 0xb                      ;   669.7 p0      47 v[2]
        xor edi, ebx                      ;   670.7 p1      47 v[2]
        ror edi, 2                        ;   671.7 p0      47 v[2]
        add ecx, edi                      ;   672.7 p1      63 v[2]
        mov edi, edx                      ;   670.0 p0      48 t1 copy
        ror edi, 0xe                      ;   671.0 p0      48 t1
        xor edi, edx                      ;   672.0 p1      48 t1
        add esi, dword [esp + 124]        ;   671.7 p1+p2   61 t1
        ror edi, 5                        ;   673.0 p0      48 t1
        xor edi, edx                      ;   674.0 p1      48 t1
        ror edi, 6                        ;   675.0 p0      48 t1
        lea esi, [esi + edi + 1555081692] ;   676.0 p0      61 t1
        mov edi, ebp                      ;   673.7 p1      51 t1 copy
        xor edi, eax                      ;   674.7 p1      51 t1
        and edi, edx                      ;   675.7 p0      51 t1
        xor edi, ebp                      ;   676.7 p1      51 t1
        add esi, edi                      ;   677.7 p0      61 t1
        mov edi, ebx                      ;   676.7 p1      52 v[1] copy
        xor edi, ecx                      ;   677.7 p0      52 v[1]
        mov ebp, dword [esp + 312]        ;   666.3 p2      52 v[1]
        mov dword [esp + 312], edx        ;   668.0 p3+p4   62 v[6] spill
        and ebp, edi                      ;   678.7 p1      52 v[1]
        xor ebp, ebx                      ;   679.7 p0      52 v[1]
        add ebp, esi                      ;   680.7 p1      63 v[1]
        add esi, dword [esp + 308]        ;   679.0 p0+p2   62 v[5]
        mov dword [esp + 308], ebx        ;   669.0 p3+p4   63 v[3] spill
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
        mov dword [esp + 300], ecx        ;   674.7 p3+p4   63 v[2] spill
        mov ecx, eax                      ;   686.7 p1      51 t1 copy
        xor ecx, edx                      ;   687.7 p0      51 t1
        and ecx, esi                      ;   688.7 p1      51 t1
        xor ecx, eax                      ;   689.7 p0      51 t1
        add ebx, dword [esp + 128]        ;   690.0 p1+p2   61 t1
        add ebx, 0x76f988da               ;   691.0 p0      61 t1
        add ebx, ecx                      ;   692.0 p1      61 t1
        mov ecx, dword [esp + 300]        ;   678.0 p2      52 v[0]
        xor ecx, ebp                      ;   690.0 p0      52 v[0]
        and edi, ecx                      ;   691.0 p1      52 v[0]
        xor edi, dword [esp + 300]        ;   692.0 p0+p2   52 v[0]
        add edi, ebx                      ;   693.0 p1      63 v[0]
        add ebx, dword [esp + 304]        ;   693.0 p0+p2   62 v[4]
        mov dword [esp + 304], ecx        ;   691.0 p3+p4   52 v[0] spill
        mov ecx, ebp                      ;   692.7 p1      47 v[0] copy
        ror ecx, 9                        ;   693.7 p0      47 v[0]
        xor ecx, ebp                      ;   694.7 p1      47 v[0]
        ror ecx, 0xb                      ;   695.7 p0      47 v[0]
        xor ecx, ebp                      ;   696.7 p1      47 v[0]
        ror ecx, 2                        ;   697.7 p0      47 v[0]
        add edi, ecx                      ;   698.7 p1      63 v[0]
        mov ecx, ebx                      ;   696.0 p0      48 t1 copy
        ror ecx, 0xe                      ;   697.0 p0      48 t1
        xor ecx, ebx                      ;   698.0 p1      48 t1
        ror ecx, 5                        ;   699.0 p0      48 t1
        xor ecx, ebx                      ;   700.0 p1      48 t1
        ror ecx, 6                        ;   701.0 p0      48 t1
        add eax, dword [esp + 132]        ;   698.7 p1+p2   61 t1
        lea eax, [eax + ecx - 1740746414] ;   702.0 p0      61 t1
        mov ecx, edx                      ;   699.7 p1      51 t1 copy
        xor ecx, esi                      ;   700.7 p1      51 t1
        and ecx, ebx                      ;   701.7 p0      51 t1
        xor ecx, edx                      ;   702.7 p1      51 t1
        add eax, ecx                      ;   703.7 p0      61 t1
        mov ecx, ebp                      ;   702.7 p1      52 v[7] copy
        xor ecx, edi                      ;   703.7 p0      52 v[7]
        mov edx, dword [esp + 304]        ;   691.7 p2      52 v[7]
        and edx, ecx                      ;   704.7 p1      52 v[7]
        xor edx, ebp                      ;   705.7 p0      52 v[7]
        add edx, eax                      ;   706.7 p1      63 v[7]
        add eax, dword [esp + 308]        ;   705.0 p0+p2   62 v[3]
        mov dword [esp + 308], ebp        ;   693.7 p3+p4   63 v[1] spill
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
        mov edi, esi                      ;   712.7 p1      51 t1 copy
        add ebp, dword [esp + 136]        ;   716.0 p0+p2   61 t1
        xor edi, ebx                      ;   713.7 p1      51 t1
        and edi, eax                      ;   714.7 p0      51 t1
        xor edi, esi                      ;   715.7 p1      51 t1
        add ebp, 0xa831c66d               ;   717.0 p0      61 t1
        add ebp, edi                      ;   718.0 p1      61 t1
        mov edi, dword [esp + 312]        ;   703.3 p2      52 v[6]
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
        xor edi, ebp                      ;   724.0 p1      48 t1
        ror edi, 5                        ;   725.0 p0      48 t1
        add esi, dword [esp + 140]        ;   723.7 p1+p2   61 t1
        xor edi, ebp                      ;   726.0 p1      48 t1
        ror edi, 6                        ;   727.0 p0      48 t1
        lea esi, [esi + edi - 1341970488] ;   728.0 p0      61 t1
        mov edi, ebx                      ;   725.7 p1      51 t1 copy
        xor edi, eax                      ;   726.7 p1      51 t1
        mov dword [esp + 304], ebx        ;   716.0 p3+p4   62 v[4] spill
        and edi, ebp                      ;   727.7 p0      51 t1
        xor edi, ebx                      ;   728.7 p1      51 t1
        add esi, edi                      ;   729.7 p0      61 t1
        mov ebx, dword [esp + 300]        ;   717.7 p2      52 v[5]
        mov edi, edx                      ;   728.7 p1      52 v[5] copy
        xor edi, ecx                      ;   729.7 p0      52 v[5]
        and ebx, edi                      ;   730.7 p1      52 v[5]
        xor ebx, edx                      ;   731.7 p0      52 v[5]
        add ebx, esi                      ;   732.7 p1      63 v[5]
        add esi, dword [esp + 308]        ;   731.0 p0+p2   62 v[1]
        mov dword [esp + 308], edx        ;   720.3 p3+p4   63 v[7] spill
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
        add edx, dword [esp + 304]        ;   741.0 p1+p2   61 t1
        mov dword [esp + 304], ecx        ;   726.3 p3+p4   63 v[6] spill
        mov ecx, eax                      ;   738.7 p1      51 t1 copy
        xor ecx, ebp                      ;   739.7 p0      51 t1
        add edx, dword [esp + 144]        ;   742.0 p1+p2   61 t1
        add edx, 0xbf597fc7               ;   743.0 p0      61 t1
        and ecx, esi                      ;   740.7 p1      51 t1
        xor ecx, eax                      ;   741.7 p0      51 t1
        add edx, ecx                      ;   744.0 p1      61 t1
        mov ecx, dword [esp + 304]        ;   730.0 p2      52 v[4]
        xor ecx, ebx                      ;   742.0 p0      52 v[4]
        and edi, ecx                      ;   743.0 p1      52 v[4]
        xor edi, dword [esp + 304]        ;   744.0 p0+p2   52 v[4]
        add edi, edx                      ;   745.0 p1      63 v[4]
        add edx, dword [esp + 312]        ;   745.0 p0+p2   62 v[0]
        mov dword [esp + 312], ecx        ;   743.0 p3+p4   52 v[4] spill
        mov ecx, ebx                      ;   744.7 p1      47 v[4] copy
        ror ecx, 9                        ;   745.7 p0      47 v[4]
        mov dword [esp + 300], ebp        ;   734.3 p3+p4   62 v[2] spill
        xor ecx, ebx                      ;   746.7 p1      47 v[4]
        ror ecx, 0xb                      ;   747.7 p0      47 v[4]
        xor ecx, ebx                      ;   748.7 p1      47 v[4]
        ror ecx, 2                        ;   749.7 p0      47 v[4]
        add edi, ecx                      ;   750.7 p1      63 v[4]
        mov ecx, edx                      ;   748.0 p0      48 t1 copy
        ror ecx, 0xe                      ;   749.0 p0      48 t1
        xor ecx, edx                      ;   750.0 p1      48 t1
        ror ecx, 5                        ;   751.0 p0      48 t1
        add eax, dword [esp + 148]        ;   749.7 p1+p2   61 t1
        xor ecx, edx                      ;   752.0 p1      48 t1
        ror ecx, 6                        ;   753.0 p0      48 t1
        lea eax, [eax + ecx - 958395405]  ;   754.0 p0      61 t1
        mov ecx, ebp                      ;   751.7 p1      51 t1 copy
        xor ecx, esi                      ;   752.7 p1      51 t1
        and ecx, edx                      ;   753.7 p0      51 t1
        xor ecx, ebp                      ;   754.7 p1      51 t1
        mov ebp, dword [esp + 312]        ;   743.3 p2      52 v[3]
        add eax, ecx                      ;   755.7 p0      61 t1
        mov ecx, ebx                      ;   754.7 p1      52 v[3] copy
        xor ecx, edi                      ;   755.7 p0      52 v[3]
        and ebp, ecx                      ;   756.7 p1      52 v[3]
        xor ebp, ebx                      ;   757.7 p0      52 v[3]
        add ebp, eax                      ;   758.7 p1      63 v[3]
        add eax, dword [esp + 308]        ;   757.0 p0+p2   62 v[7]
        mov dword [esp + 312], edx        ;   746.3 p3+p4   62 v[0] spill
        mov dword [esp + 308], ebx        ;   747.3 p3+p4   63 v[5] spill
        mov ebx, edi                      ;   757.7 p1      47 v[3] copy
        ror ebx, 9                        ;   758.7 p0      47 v[3]
        xor ebx, edi                      ;   759.7 p1      47 v[3]
        ror ebx, 0xb                      ;   760.7 p0      47 v[3]
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
        mov dword [esp + 300], edi        ;   752.7 p3+p4   63 v[4] spill
        mov edi, esi                      ;   764.7 p1      51 t1 copy
        xor edi, edx                      ;   765.7 p0      51 t1
        and edi, eax                      ;   766.7 p1      51 t1
        add ebx, dword [esp + 152]        ;   768.0 p0+p2   61 t1
        xor edi, esi                      ;   767.7 p1      51 t1
        add ebx, 0xd5a79147               ;   769.0 p0      61 t1
        add ebx, edi                      ;   770.0 p1      61 t1
        mov edi, dword [esp + 300]        ;   756.0 p2      52 v[2]
        xor edi, ebp                      ;   768.0 p0      52 v[2]
        and ecx, edi                      ;   769.0 p1      52 v[2]
        xor ecx, dword [esp + 300]        ;   770.0 p0+p2   52 v[2]
        add ecx, ebx                      ;   771.0 p1      63 v[2]
        add ebx, dword [esp + 304]        ;   771.0 p0+p2   62 v[6]
        mov dword [esp + 304], edi        ;   769.0 p3+p4   52 v[2] spill
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
        add esi, dword [esp + 156]        ;   776.7 p1+p2   61 t1
        ror edi, 6                        ;   779.0 p0      48 t1
        lea esi, [esi + edi + 113926993]  ;   780.0 p0      61 t1
        mov edi, edx                      ;   777.7 p1      51 t1 copy
        xor edi, eax                      ;   778.7 p1      51 t1
        and edi, ebx                      ;   779.7 p0      51 t1
        xor edi, edx                      ;   780.7 p1      51 t1
        mov edx, dword [esp + 304]        ;   769.0 p2      52 v[1]
        add esi, edi                      ;   781.7 p0      61 t1
        mov edi, ebp                      ;   780.7 p1      52 v[1] copy
        mov dword [esp + 304], ebx        ;   772.0 p3+p4   62 v[6] spill
        xor edi, ecx                      ;   781.7 p0      52 v[1]
        and edx, edi                      ;   782.7 p1      52 v[1]
        xor edx, ebp                      ;   783.7 p0      52 v[1]
        add edx, esi                      ;   784.7 p1      63 v[1]
        add esi, dword [esp + 308]        ;   783.0 p0+p2   62 v[5]
        mov dword [esp + 308], ebp        ;   772.3 p3+p4   63 v[3] spill
        mov ebp, ecx                      ;   783.7 p1      47 v[1] copy
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
        mov dword [esp + 312], ecx        ;   778.3 p3+p4   63 v[2] spill
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
        add eax, dword [esp + 164]        ;   800.7 p1+p2   61 t1
        xor ecx, ebp                      ;   802.0 p1      48 t1
        ror ecx, 5                        ;   803.0 p0      48 t1
        xor ecx, ebp                      ;   804.0 p1      48 t1
        ror ecx, 6                        ;   805.0 p0      48 t1
        lea eax, [eax + ecx + 666307205]  ;   806.0 p0      61 t1
        mov ecx, ebx                      ;   803.7 p1      51 t1 copy
        xor ecx, esi                      ;   804.7 p1      51 t1
        and ecx, ebp                      ;   805.7 p0      51 t1
        xor ecx, ebx                      ;   806.7 p1      51 t1
        add eax, ecx                      ;   807.7 p0      61 t1
        mov ebx, dword [esp + 300]        ;   795.0 p2      52 v[7]
        mov ecx, edx                      ;   806.7 p1      52 v[7] copy
        xor ecx, edi                      ;   807.7 p0      52 v[7]
        and ebx, ecx                      ;   808.7 p1      52 v[7]
        xor ebx, edx                      ;   809.7 p0      52 v[7]
        add ebx, eax                      ;   810.7 p1      63 v[7]
        add eax, dword [esp + 308]        ;   809.0 p0+p2   62 v[3]
        mov dword [esp + 308], edx        ;   797.7 p3+p4   63 v[1] spill
        mov edx, edi                      ;   809.7 p1      47 v[7] copy
        ror edx, 9                        ;   810.7 p0      47 v[7]
        xor edx, edi                      ;   811.7 p1      47 v[7]
        ror edx, 0xb                      ;   812.7 p0      47 v[7]
        xor edx, edi                      ;   813.7 p1      47 v[7]
        ror edx, 2                        ;   814.7 p0      47 v[7]
        add ebx, edx                      ;   815.7 p1      63 v[7]
        mov edx, eax                      ;   813.0 p0      48 t1 copy
        ror edx, 0xe                      ;   814.0 p0      48 t1
        xor edx, eax                      ;   815.0 p1      48 t1
        ror edx, 5                        ;   816.0 p0      48 t1
        xor edx, eax                      ;   817.0 p1      48 t1
        ror edx, 6                        ;   818.0 p0      48 t1
        add edx, dword [esp + 304]        ;   819.0 p1+p2   61 t1
        mov dword [esp + 304], edi        ;   803.7 p3+p4   63 v[0] spill
        mov edi, esi                      ;   816.7 p1      51 t1 copy
        add edx, dword [esp + 168]        ;   820.0 p0+p2   61 t1
        add edx, 0x2e1b2138               ;   821.0 p1      61 t1
        xor edi, ebp                      ;   818.0 p0      51 t1
        and edi, eax                      ;   819.0 p1      51 t1
        xor edi, esi                      ;   820.0 p0      51 t1
        add edx, edi                      ;   822.0 p1      61 t1
        mov edi, dword [esp + 304]        ;   807.3 p2      52 v[6]
        xor edi, ebx                      ;   820.0 p0      52 v[6]
        and ecx, edi                      ;   821.0 p1      52 v[6]
        xor ecx, dword [esp + 304]        ;   822.0 p0+p2   52 v[6]
        add ecx, edx                      ;   823.0 p1      63 v[6]
        add edx, dword [esp + 312]        ;   823.0 p0+p2   62 v[2]
        mov dword [esp + 312], edi        ;   821.0 p3+p4   52 v[6] spill
        mov edi, ebx                      ;   822.7 p1      47 v[6] copy
        ror edi, 9                        ;   823.7 p0      47 v[6]
        xor edi, ebx                      ;   824.7 p1      47 v[6]
        ror edi, 0xb                      ;   825.7 p0      47 v[6]
        xor edi, ebx                      ;   826.7 p1      47 v[6]
        ror edi, 2                        ;   827.7 p0      47 v[6]
        add ecx, edi                      ;   828.7 p1      63 v[6]
        mov edi, edx                      ;   826.0 p0      48 t1 copy
        ror edi, 0xe                      ;   827.0 p0      48 t1
        xor edi, edx                      ;   828.0 p1      48 t1
        ror edi, 5                        ;   829.0 p0      48 t1
        xor edi, edx                      ;   830.0 p1      48 t1
        ror edi, 6                        ;   831.0 p0      48 t1
        mov dword [esp + 300], ebp        ;   817.3 p3+p4   62 v[4] spill
        add esi, dword [esp + 176]        ;   828.7 p1+p2   61 t1
        lea esi, [esi + edi + 1294757372] ;   832.0 p0      61 t1
        mov edi, ebp                      ;   829.7 p1      51 t1 copy
        xor edi, eax                      ;   830.7 p1      51 t1
        and edi, edx                      ;   831.7 p0      51 t1
        xor edi, ebp                      ;   832.7 p1      51 t1
        add esi, edi                      ;   833.7 p0      61 t1
        mov edi, ebx                      ;   832.7 p1      52 v[5] copy
        xor edi, ecx                      ;   833.7 p0      52 v[5]
        mov ebp, dword [esp + 312]        ;   822.3 p2      52 v[5]
        and ebp, edi                      ;   834.7 p1      52 v[5]
        xor ebp, ebx                      ;   835.7 p0      52 v[5]
        add ebp, esi                      ;   836.7 p1      63 v[5]
        add esi, dword [esp + 308]        ;   835.0 p0+p2   62 v[1]
        mov dword [esp + 308], ebx        ;   824.3 p3+p4   63 v[7] spill
        mov ebx, ecx                      ;   835.7 p1      47 v[5] copy
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
        mov dword [esp + 300], ecx        ;   830.3 p3+p4   63 v[6] spill
        mov ecx, eax                      ;   842.7 p1      51 t1 copy
        xor ecx, edx                      ;   843.7 p0      51 t1
        mov dword [esp + 312], edx        ;   832.0 p3+p4   62 v[2] spill
        and ecx, esi                      ;   844.7 p1      51 t1
        xor ecx, eax                      ;   845.7 p0      51 t1
        add ebx, dword [esp + 172]        ;   846.0 p1+p2   61 t1
        add ebx, 0x53380d13               ;   847.0 p0      61 t1
        add ebx, ecx                      ;   848.0 p1      61 t1
        mov ecx, dword [esp + 300]        ;   834.7 p2      52 v[4]
        xor ecx, ebp                      ;   846.0 p0      52 v[4]
        and edi, ecx                      ;   847.0 p1      52 v[4]
        xor edi, dword [esp + 300]        ;   848.0 p0+p2   52 v[4]
        add eax, dword [esp + 180]        ;   847.7 p1+p2   61 t1
        add edi, ebx                      ;   849.0 p0      63 v[4]
        add ebx, dword [esp + 304]        ;   849.0 p1+p2   62 v[0]
        mov dword [esp + 304], ecx        ;   847.0 p3+p4   52 v[4] spill
        mov ecx, ebp                      ;   849.0 p0      47 v[4] copy
        ror ecx, 9                        ;   850.0 p0      47 v[4]
        xor ecx, ebp                      ;   851.0 p1      47 v[4]
        ror ecx, 0xb                      ;   852.0 p0      47 v[4]
        xor ecx, ebp                      ;   853.0 p1      47 v[4]
        ror ecx, 2                        ;   854.0 p0      47 v[4]
        add edi, ecx                      ;   855.0 p1      63 v[4]
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
        mov edx, dword [esp + 304]        ;   847.7 p2      52 v[3]
        mov ecx, ebp                      ;   858.7 p1      52 v[3] copy
        xor ecx, edi                      ;   859.7 p0      52 v[3]
        and edx, ecx                      ;   860.7 p1      52 v[3]
        xor edx, ebp                      ;   861.7 p0      52 v[3]
        add edx, eax                      ;   862.7 p1      63 v[3]
        add eax, dword [esp + 308]        ;   861.0 p0+p2   62 v[7]
        mov dword [esp + 308], ebp        ;   850.3 p3+p4   63 v[5] spill
        mov ebp, edi                      ;   861.7 p1      47 v[3] copy
        ror ebp, 9                        ;   862.7 p0      47 v[3]
        xor ebp, edi                      ;   863.7 p1      47 v[3]
        ror ebp, 0xb                      ;   864.7 p0      47 v[3]
        mov dword [esp + 304], ebx        ;   852.3 p3+p4   62 v[0] spill
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
        add ebp, dword [esp + 184]        ;   872.0 p1+p2   61 t1
        add ebp, 0x766a0abb               ;   873.0 p0      61 t1
        mov dword [esp + 312], edi        ;   857.7 p3+p4   63 v[4] spill
        mov edi, esi                      ;   869.7 p1      51 t1 copy
        xor edi, ebx                      ;   870.7 p0      51 t1
        and edi, eax                      ;   871.7 p1      51 t1
        xor edi, esi                      ;   872.7 p0      51 t1
        add ebp, edi                      ;   874.0 p1      61 t1
        add esi, dword [esp + 188]        ;   872.0 p0+p2   61 t1
        mov edi, dword [esp + 312]        ;   861.7 p2      52 v[2]
        xor edi, edx                      ;   872.7 p1      52 v[2]
        and ecx, edi                      ;   873.7 p0      52 v[2]
        xor ecx, dword [esp + 312]        ;   874.7 p1+p2   52 v[2]
        add ecx, ebp                      ;   875.7 p0      63 v[2]
        add ebp, dword [esp + 300]        ;   875.0 p1+p2   62 v[6]
        mov dword [esp + 300], edi        ;   873.7 p3+p4   52 v[2] spill
        mov edi, edx                      ;   875.0 p0      47 v[2] copy
        ror edi, 9                        ;   876.0 p0      47 v[2]
        xor edi, edx                      ;   877.0 p1      47 v[2]
        ror edi, 0xb                      ;   878.0 p0      47 v[2]
        xor edi, edx                      ;   879.0 p1      47 v[2]
        ror edi, 2                        ;   880.0 p0      47 v[2]
        add ecx, edi                      ;   881.0 p1      63 v[2]
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
        add esi, edi                      ;   885.7 p0      61 t1
        mov edi, edx                      ;   884.7 p1      52 v[1] copy
        mov ebx, dword [esp + 300]        ;   874.0 p2      52 v[1]
        xor edi, ecx                      ;   885.7 p0      52 v[1]
        and ebx, edi                      ;   886.7 p1      52 v[1]
        xor ebx, edx                      ;   887.7 p0      52 v[1]
        add ebx, esi                      ;   888.7 p1      63 v[1]
        add esi, dword [esp + 308]        ;   887.0 p0+p2   62 v[5]
        mov dword [esp + 308], edx        ;   876.3 p3+p4   63 v[3] spill
        mov edx, ecx                      ;   887.7 p1      47 v[1] copy
        ror edx, 9                        ;   888.7 p0      47 v[1]
        xor edx, ecx                      ;   889.7 p1      47 v[1]
        ror edx, 0xb                      ;   890.7 p0      47 v[1]
        xor edx, ecx                      ;   891.7 p1      47 v[1]
        mov dword [esp + 300], ebp        ;   878.7 p3+p4   62 v[6] spill
        ror edx, 2                        ;   892.7 p0      47 v[1]
        add ebx, edx                      ;   893.7 p1      63 v[1]
        mov edx, esi                      ;   891.0 p0      48 t1 copy
        ror edx, 0xe                      ;   892.0 p0      48 t1
        xor edx, esi                      ;   893.0 p1      48 t1
        ror edx, 5                        ;   894.0 p0      48 t1
        xor edx, esi                      ;   895.0 p1      48 t1
        ror edx, 6                        ;   896.0 p0      48 t1
        add edx, dword [esp + 304]        ;   897.0 p1+p2   61 t1
        mov dword [esp + 304], ecx        ;   882.7 p3+p4   63 v[2] spill
        mov ecx, eax                      ;   894.7 p1      51 t1 copy
        xor ecx, ebp                      ;   895.7 p0      51 t1
        and ecx, esi                      ;   896.7 p1      51 t1
        xor ecx, eax                      ;   897.7 p0      51 t1
        add edx, dword [esp + 192]        ;   898.0 p1+p2   61 t1
        add edx, 0x92722c85               ;   899.0 p0      61 t1
        add edx, ecx                      ;   900.0 p1      61 t1
        mov ecx, dword [esp + 304]        ;   886.3 p2      52 v[0]
        xor ecx, ebx                      ;   898.0 p0      52 v[0]
        and edi, ecx                      ;   899.0 p1      52 v[0]
        xor edi, dword [esp + 304]        ;   900.0 p0+p2   52 v[0]
        add edi, edx                      ;   901.0 p1      63 v[0]
        add edx, dword [esp + 312]        ;   901.0 p0+p2   62 v[4]
        mov dword [esp + 312], ecx        ;   899.0 p3+p4   52 v[0] spill
        mov ecx, ebx                      ;   900.7 p1      47 v[0] copy
        ror ecx, 9                        ;   901.7 p0      47 v[0]
        xor ecx, ebx                      ;   902.7 p1      47 v[0]
        ror ecx, 0xb                      ;   903.7 p0      47 v[0]
        xor ecx, ebx                      ;   904.7 p1      47 v[0]
        ror ecx, 2                        ;   905.7 p0      47 v[0]
        add edi, ecx                      ;   906.7 p1      63 v[0]
        mov ecx, edx                      ;   904.0 p0      48 t1 copy
        ror ecx, 0xe                      ;   905.0 p0      48 t1
        xor ecx, edx                      ;   906.0 p1      48 t1
        ror ecx, 5                        ;   907.0 p0      48 t1
        xor ecx, edx                      ;   908.0 p1      48 t1
        ror ecx, 6                        ;   909.0 p0      48 t1
        add eax, dword [esp + 196]        ;   906.7 p1+p2   61 t1
        lea eax, [eax + ecx - 1564481375] ;   910.0 p0      61 t1
        mov ecx, ebp                      ;   907.7 p1      51 t1 copy
        xor ecx, esi                      ;   908.7 p1      51 t1
        and ecx, edx                      ;   909.7 p0      51 t1
        xor ecx, ebp                      ;   910.7 p1      51 t1
        mov ebp, dword [esp + 312]        ;   899.0 p2      52 v[7]
        add eax, ecx                      ;   911.7 p0      61 t1
        mov ecx, ebx                      ;   910.7 p1      52 v[7] copy
        xor ecx, edi                      ;   911.7 p0      52 v[7]
        and ebp, ecx                      ;   912.7 p1      52 v[7]
        xor ebp, ebx                      ;   913.7 p0      52 v[7]
        add ebp, eax                      ;   914.7 p1      63 v[7]
        add eax, dword [esp + 308]        ;   913.0 p0+p2   62 v[3]
        mov dword [esp + 308], ebx        ;   901.7 p3+p4   63 v[1] spill
        mov ebx, edi                      ;   913.7 p1      47 v[7] copy
        ror ebx, 9                        ;   914.7 p0      47 v[7]
        xor ebx, edi                      ;   915.7 p1      47 v[7]
        ror ebx, 0xb                      ;   916.7 p0      47 v[7]
        xor ebx, edi                      ;   917.7 p1      47 v[7]
        ror ebx, 2                        ;   918.7 p0      47 v[7]
        add ebp, ebx                      ;   919.7 p1      63 v[7]
        mov ebx, eax                      ;   917.0 p0      48 t1 copy
        ror ebx, 0xe                      ;   918.0 p0      48 t1
        xor ebx, eax                      ;   919.0 p1      48 t1
        ror ebx, 5                        ;   920.0 p0      48 t1
        xor ebx, eax                      ;   921.0 p1      48 t1
        ror ebx, 6                        ;   922.0 p0      48 t1
        add ebx, dword [esp + 300]        ;   923.0 p1+p2   61 t1
        mov dword [esp + 300], edi        ;   907.7 p3+p4   63 v[0] spill
        add ebx, dword [esp + 200]        ;   924.0 p1+p2   61 t1
        add ebx, 0xa81a664b               ;   925.0 p0      61 t1
        mov edi, esi                      ;   921.7 p1      51 t1 copy
        xor edi, edx                      ;   922.7 p0      51 t1
        and edi, eax                      ;   923.7 p1      51 t1
        xor edi, esi                      ;   924.7 p0      51 t1
        add ebx, edi                      ;   926.0 p1      61 t1
        mov edi, dword [esp + 300]        ;   911.3 p2      52 v[6]
        xor edi, ebp                      ;   924.0 p0      52 v[6]
        and ecx, edi                      ;   925.0 p1      52 v[6]
        xor ecx, dword [esp + 300]        ;   926.0 p0+p2   52 v[6]
        mov dword [esp + 312], edx        ;   913.0 p3+p4   62 v[4] spill
        add ecx, ebx                      ;   927.0 p1      63 v[6]
        add ebx, dword [esp + 304]        ;   927.0 p0+p2   62 v[2]
        mov dword [esp + 304], edi        ;   925.0 p3+p4   52 v[6] spill
        mov edi, ebp                      ;   926.7 p1      47 v[6] copy
        ror edi, 9                        ;   927.7 p0      47 v[6]
        xor edi, ebp                      ;   928.7 p1      47 v[6]
        ror edi, 0xb                      ;   929.7 p0      47 v[6]
        xor edi, ebp                      ;   930.7 p1      47 v[6]
        ror edi, 2                        ;   931.7 p0      47 v[6]
        add ecx, edi                      ;   932.7 p1      63 v[6]
        mov edi, ebx                      ;   930.0 p0      48 t1 copy
        ror edi, 0xe                      ;   931.0 p0      48 t1
        xor edi, ebx                      ;   932.0 p1      48 t1
        ror edi, 5                        ;   933.0 p0      48 t1
        xor edi, ebx                      ;   934.0 p1      48 t1
        ror edi, 6                        ;   935.0 p0      48 t1
        add esi, dword [esp + 204]        ;   932.7 p1+p2   61 t1
        lea esi, [esi + edi - 1035236496] ;   936.0 p0      61 t1
        mov edi, edx                      ;   933.7 p1      51 t1 copy
        xor edi, eax                      ;   934.7 p1      51 t1
        and edi, ebx                      ;   935.7 p0      51 t1
        xor edi, edx                      ;   936.7 p1      51 t1
        add esi, edi                      ;   937.7 p0      61 t1
        mov edi, ebp                      ;   936.7 p1      52 v[5] copy
        xor edi, ecx                      ;   937.7 p0      52 v[5]
        mov edx, dword [esp + 304]        ;   926.3 p2      52 v[5]
        and edx, edi                      ;   938.7 p1      52 v[5]
        xor edx, ebp                      ;   939.7 p0      52 v[5]
        add edx, esi                      ;   940.7 p1      63 v[5]
        add esi, dword [esp + 308]        ;   939.0 p0+p2   62 v[1]
        mov dword [esp + 308], ebp        ;   928.3 p3+p4   63 v[7] spill
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
        add ebp, 0xc76c51a3               ;   951.0 p1      61 t1
        xor ecx, ebx                      ;   948.0 p0      51 t1
        and ecx, esi                      ;   949.0 p1      51 t1
        xor ecx, eax                      ;   950.0 p0      51 t1
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
        ror ecx, 0xb                      ;   955.7 p0      47 v[4]
        xor ecx, edx                      ;   956.7 p1      47 v[4]
        ror ecx, 2                        ;   957.7 p0      47 v[4]
        add edi, ecx                      ;   958.7 p1      63 v[4]
        mov ecx, ebp                      ;   956.0 p0      48 t1 copy
        ror ecx, 0xe                      ;   957.0 p0      48 t1
        xor ecx, ebp                      ;   958.0 p1      48 t1
        ror ecx, 5                        ;   959.0 p0      48 t1
        xor ecx, ebp                      ;   960.0 p1      48 t1
        ror ecx, 6                        ;   961.0 p0      48 t1
        add eax, dword [esp + 212]        ;   958.7 p1+p2   61 t1
        lea eax, [eax + ecx - 778901479]  ;   962.0 p0      61 t1
        mov ecx, ebx                      ;   959.7 p1      51 t1 copy
        xor ecx, esi                      ;   960.7 p1      51 t1
        and ecx, ebp                      ;   961.7 p0      51 t1
        xor ecx, ebx                      ;   962.7 p1      51 t1
        mov dword [esp + 304], ebx        ;   950.7 p3+p4   62 v[2] spill
        mov ebx, dword [esp + 300]        ;   951.3 p2      52 v[3]
        add eax, ecx                      ;   963.7 p0      61 t1
        mov ecx, edx                      ;   962.7 p1      52 v[3] copy
        xor ecx, edi                      ;   963.7 p0      52 v[3]
        and ebx, ecx                      ;   964.7 p1      52 v[3]
        xor ebx, edx                      ;   965.7 p0      52 v[3]
        add ebx, eax                      ;   966.7 p1      63 v[3]
        add eax, dword [esp + 308]        ;   965.0 p0+p2   62 v[7]
        mov dword [esp + 308], edx        ;   954.3 p3+p4   63 v[5] spill
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
        add edx, dword [esp + 304]        ;   975.0 p1+p2   61 t1
        mov dword [esp + 304], edi        ;   960.3 p3+p4   63 v[4] spill
        mov edi, esi                      ;   972.7 p1      51 t1 copy
        xor edi, ebp                      ;   973.7 p0      51 t1
        and edi, eax                      ;   974.7 p1      51 t1
        xor edi, esi                      ;   975.7 p0      51 t1
        add esi, dword [esp + 220]        ;   974.7 p1+p2   61 t1
        add edx, dword [esp + 216]        ;   976.0 p0+p2   61 t1
        add edx, 0xd6990624               ;   977.0 p1      61 t1
        add edx, edi                      ;   978.0 p0      61 t1
        mov edi, dword [esp + 304]        ;   964.7 p2      52 v[2]
        xor edi, ebx                      ;   976.7 p1      52 v[2]
        and ecx, edi                      ;   977.7 p0      52 v[2]
        xor ecx, dword [esp + 304]        ;   978.7 p1+p2   52 v[2]
        add ecx, edx                      ;   979.7 p0      63 v[2]
        add edx, dword [esp + 312]        ;   979.0 p1+p2   62 v[6]
        mov dword [esp + 312], edi        ;   977.7 p3+p4   52 v[2] spill
        mov edi, ebx                      ;   979.0 p0      47 v[2] copy
        ror edi, 9                        ;   980.0 p0      47 v[2]
        xor edi, ebx                      ;   981.0 p1      47 v[2]
        ror edi, 0xb                      ;   982.0 p0      47 v[2]
        xor edi, ebx                      ;   983.0 p1      47 v[2]
        ror edi, 2                        ;   984.0 p0      47 v[2]
        add ecx, edi                      ;   985.0 p1      63 v[2]
        mov edi, edx                      ;   982.7 p1      48 t1 copy
        ror edi, 0xe                      ;   983.7 p0      48 t1
        xor edi, edx                      ;   984.7 p1      48 t1
        ror edi, 5                        ;   985.7 p0      48 t1
        xor edi, edx                      ;   986.7 p1      48 t1
        ror edi, 6                        ;   987.7 p0      48 t1
        lea esi, [esi + edi - 200395387]  ;   988.7 p0      61 t1
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
        add esi, dword [esp + 308]        ;   991.0 p0+p2   62 v[5]
        mov dword [esp + 308], ebx        ;   980.3 p3+p4   63 v[3] spill
        mov ebx, ecx                      ;   991.7 p1      47 v[1] copy
        ror ebx, 9                        ;   992.7 p0      47 v[1]
        xor ebx, ecx                      ;   993.7 p1      47 v[1]
        ror ebx, 0xb                      ;   994.7 p0      47 v[1]
        xor ebx, ecx                      ;   995.7 p1      47 v[1]
        ror ebx, 2                        ;   996.7 p0      47 v[1]
        add ebp, ebx                      ;   997.7 p1      63 v[1]
        mov ebx, esi                      ;   995.0 p0      48 t1 copy
        ror ebx, 0xe                      ;   996.0 p0      48 t1
        mov dword [esp + 312], edx        ;   984.0 p3+p4   62 v[6] spill
        xor ebx, esi                      ;   997.0 p1      48 t1
        ror ebx, 5                        ;   998.0 p0      48 t1
        xor ebx, esi                      ;   999.0 p1      48 t1
        ror ebx, 6                        ;  1000.0 p0      48 t1
        add ebx, dword [esp + 300]        ;  1001.0 p1+p2   61 t1
        mov dword [esp + 300], ecx        ;   986.7 p3+p4   63 v[2] spill
        mov ecx, eax                      ;   998.7 p1      51 t1 copy
        xor ecx, edx                      ;   999.7 p0      51 t1
        and ecx, esi                      ;  1000.7 p1      51 t1
        add ebx, dword [esp + 224]        ;  1002.0 p0+p2   61 t1
        xor ecx, eax                      ;  1001.7 p1      51 t1
        add ebx, 0x106aa070               ;  1003.0 p0      61 t1
        add eax, dword [esp + 228]        ;  1001.7 p1+p2   61 t1
        add ebx, ecx                      ;  1004.0 p0      61 t1
        mov ecx, dword [esp + 300]        ;   992.0 p2      52 v[0]
        xor ecx, ebp                      ;  1002.7 p1      52 v[0]
        and edi, ecx                      ;  1003.7 p0      52 v[0]
        xor edi, dword [esp + 300]        ;  1004.7 p1+p2   52 v[0]
        add edi, ebx                      ;  1005.7 p0      63 v[0]
        add ebx, dword [esp + 304]        ;  1005.0 p1+p2   62 v[4]
        mov dword [esp + 304], ecx        ;  1003.7 p3+p4   52 v[0] spill
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
        add eax, ecx                      ;  1015.7 p0      61 t1
        mov ecx, ebp                      ;  1014.7 p1      52 v[7] copy
        xor ecx, edi                      ;  1015.7 p0      52 v[7]
        mov edx, dword [esp + 304]        ;  1003.7 p2      52 v[7]
        and edx, ecx                      ;  1016.7 p1      52 v[7]
        xor edx, ebp                      ;  1017.7 p0      52 v[7]
        add edx, eax                      ;  1018.7 p1      63 v[7]
        add eax, dword [esp + 308]        ;  1017.0 p0+p2   62 v[3]
        mov dword [esp + 308], ebp        ;  1005.7 p3+p4   63 v[1] spill
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
        and edi, eax                      ;  1026.7 p1      51 t1
        xor edi, esi                      ;  1027.7 p0      51 t1
        add ebp, dword [esp + 232]        ;  1028.0 p1+p2   61 t1
        add ebp, 0x1e376c08               ;  1029.0 p0      61 t1
        add ebp, edi                      ;  1030.0 p1      61 t1
        mov edi, dword [esp + 312]        ;  1016.0 p2      52 v[6]
        xor edi, edx                      ;  1028.0 p0      52 v[6]
        and ecx, edi                      ;  1029.0 p1      52 v[6]
        xor ecx, dword [esp + 312]        ;  1030.0 p0+p2   52 v[6]
        add ecx, ebp                      ;  1031.0 p1      63 v[6]
        add ebp, dword [esp + 300]        ;  1031.0 p0+p2   62 v[2]
        mov dword [esp + 300], edi        ;  1029.0 p3+p4   52 v[6] spill
        mov edi, edx                      ;  1030.7 p1      47 v[6] copy
        ror edi, 9                        ;  1031.7 p0      47 v[6]
        add esi, dword [esp + 236]        ;  1031.7 p1+p2   61 t1
        xor edi, edx                      ;  1032.7 p0      47 v[6]
        ror edi, 0xb                      ;  1033.7 p0      47 v[6]
        xor edi, edx                      ;  1034.7 p1      47 v[6]
        ror edi, 2                        ;  1035.7 p0      47 v[6]
        add ecx, edi                      ;  1036.7 p1      63 v[6]
        mov edi, ebp                      ;  1034.7 p1      48 t1 copy
        ror edi, 0xe                      ;  1035.7 p0      48 t1
        xor edi, ebp                      ;  1036.7 p1      48 t1
        ror edi, 5                        ;  1037.7 p0      48 t1
        xor edi, ebp                      ;  1038.7 p1      48 t1
        mov dword [esp + 304], ebx        ;  1025.7 p3+p4   62 v[4] spill
        ror edi, 6                        ;  1039.7 p0      48 t1
        lea esi, [esi + edi + 659060556]  ;  1040.7 p0      61 t1
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
        add esi, dword [esp + 308]        ;  1043.0 p0+p2   62 v[1]
        mov dword [esp + 300], ebp        ;  1032.3 p3+p4   62 v[2] spill
        mov dword [esp + 308], edx        ;  1033.3 p3+p4   63 v[7] spill
        mov edx, ecx                      ;  1043.7 p1      47 v[5] copy
        ror edx, 9                        ;  1044.7 p0      47 v[5]
        xor edx, ecx                      ;  1045.7 p1      47 v[5]
        ror edx, 0xb                      ;  1046.7 p0      47 v[5]
        xor edx, ecx                      ;  1047.7 p1      47 v[5]
        ror edx, 2                        ;  1048.7 p0      47 v[5]
        add ebx, edx                      ;  1049.7 p1      63 v[5]
        mov edx, esi                      ;  1047.0 p0      48 t1 copy
        ror edx, 0xe                      ;  1048.0 p0      48 t1
        xor edx, esi                      ;  1049.0 p1      48 t1
        ror edx, 5                        ;  1050.0 p0      48 t1
        xor edx, esi                      ;  1051.0 p1      48 t1
        ror edx, 6                        ;  1052.0 p0      48 t1
        add edx, dword [esp + 304]        ;  1053.0 p1+p2   61 t1
        mov dword [esp + 304], ecx        ;  1038.7 p3+p4   63 v[6] spill
        mov ecx, eax                      ;  1050.7 p1      51 t1 copy
        xor ecx, ebp                      ;  1051.7 p0      51 t1
        and ecx, esi                      ;  1052.7 p1      51 t1
        xor ecx, eax                      ;  1053.7 p0      51 t1
        add edx, dword [esp + 240]        ;  1054.0 p1+p2   61 t1
        add eax, dword [esp + 244]        ;  1053.0 p0+p2   61 t1
        add edx, 0x34b0bcb5               ;  1055.0 p1      61 t1
        add edx, ecx                      ;  1056.0 p0      61 t1
        mov ecx, dword [esp + 304]        ;  1043.0 p2      52 v[4]
        xor ecx, ebx                      ;  1054.7 p1      52 v[4]
        and edi, ecx                      ;  1055.7 p0      52 v[4]
        xor edi, dword [esp + 304]        ;  1056.7 p1+p2   52 v[4]
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
        mov ebp, dword [esp + 312]        ;  1055.7 p2      52 v[3]
        and ebp, ecx                      ;  1068.7 p1      52 v[3]
        xor ebp, ebx                      ;  1069.7 p0      52 v[3]
        add ebp, eax                      ;  1070.7 p1      63 v[3]
        add eax, dword [esp + 308]        ;  1069.0 p0+p2   62 v[7]
        mov dword [esp + 308], ebx        ;  1057.7 p3+p4   63 v[5] spill
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
        mov dword [esp + 300], edi        ;  1064.0 p3+p4   63 v[4] spill
        add ebx, dword [esp + 248]        ;  1080.0 p1+p2   61 t1
        add ebx, 0x4ed8aa4a               ;  1081.0 p0      61 t1
        mov edi, esi                      ;  1077.7 p1      51 t1 copy
        xor edi, edx                      ;  1078.7 p0      51 t1
        and edi, eax                      ;  1079.7 p1      51 t1
        xor edi, esi                      ;  1080.7 p0      51 t1
        add ebx, edi                      ;  1082.0 p1      61 t1
        mov edi, dword [esp + 300]        ;  1068.0 p2      52 v[2]
        mov dword [esp + 312], edx        ;  1068.3 p3+p4   62 v[0] spill
        xor edi, ebp                      ;  1080.0 p0      52 v[2]
        and ecx, edi                      ;  1081.0 p1      52 v[2]
        xor ecx, dword [esp + 300]        ;  1082.0 p0+p2   52 v[2]
        add ecx, ebx                      ;  1083.0 p1      63 v[2]
        add ebx, dword [esp + 304]        ;  1083.0 p0+p2   62 v[6]
        mov dword [esp + 304], edi        ;  1081.0 p3+p4   52 v[2] spill
        mov edi, ebp                      ;  1082.7 p1      47 v[2] copy
        ror edi, 9                        ;  1083.7 p0      47 v[2]
        add esi, dword [esp + 252]        ;  1083.7 p1+p2   61 t1
        xor edi, ebp                      ;  1084.7 p0      47 v[2]
        ror edi, 0xb                      ;  1085.7 p0      47 v[2]
        xor edi, ebp                      ;  1086.7 p1      47 v[2]
        ror edi, 2                        ;  1087.7 p0      47 v[2]
        add ecx, edi                      ;  1088.7 p1      63 v[2]
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
        mov edx, dword [esp + 304]        ;  1082.0 p2      52 v[1]
        mov dword [esp + 304], ebx        ;  1084.0 p3+p4   62 v[6] spill
        xor edi, ecx                      ;  1093.7 p0      52 v[1]
        and edx, edi                      ;  1094.7 p1      52 v[1]
        xor edx, ebp                      ;  1095.7 p0      52 v[1]
        add edx, esi                      ;  1096.7 p1      63 v[1]
        add esi, dword [esp + 308]        ;  1095.0 p0+p2   62 v[5]
        mov dword [esp + 308], ebp        ;  1085.0 p3+p4   63 v[3] spill
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
        mov dword [esp + 312], ecx        ;  1090.7 p3+p4   63 v[2] spill
        mov ecx, eax                      ;  1102.7 p1      51 t1 copy
        add ebp, dword [esp + 256]        ;  1106.0 p0+p2   61 t1
        xor ecx, ebx                      ;  1103.7 p1      51 t1
        and ecx, esi                      ;  1104.7 p0      51 t1
        xor ecx, eax                      ;  1105.7 p1      51 t1
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
        ror ecx, 0xe                      ;  1113.0 p0      48 t1
        xor ecx, ebp                      ;  1114.0 p1      48 t1
        ror ecx, 5                        ;  1115.0 p0      48 t1
        xor ecx, ebp                      ;  1116.0 p1      48 t1
        add eax, dword [esp + 260]        ;  1114.7 p1+p2   61 t1
        ror ecx, 6                        ;  1117.0 p0      48 t1
        lea eax, [eax + ecx + 1955562222] ;  1118.0 p0      61 t1
        mov ecx, ebx                      ;  1115.7 p1      51 t1 copy
        xor ecx, esi                      ;  1116.7 p1      51 t1
        and ecx, ebp                      ;  1117.7 p0      51 t1
        xor ecx, ebx                      ;  1118.7 p1      51 t1
        mov ebx, dword [esp + 300]        ;  1107.0 p2      52 v[7]
        add eax, ecx                      ;  1119.7 p0      61 t1
        mov ecx, edx                      ;  1118.7 p1      52 v[7] copy
        xor ecx, edi                      ;  1119.7 p0      52 v[7]
        and ebx, ecx                      ;  1120.7 p1      52 v[7]
        xor ebx, edx                      ;  1121.7 p0      52 v[7]
        add ebx, eax                      ;  1122.7 p1      63 v[7]
        add eax, dword [esp + 308]        ;  1121.0 p0+p2   62 v[3]
        mov dword [esp + 308], edx        ;  1109.7 p3+p4   63 v[1] spill
        mov dword [esp + 300], ebp        ;  1110.7 p3+p4   62 v[4] spill
        mov edx, edi                      ;  1121.7 p1      47 v[7] copy
        ror edx, 9                        ;  1122.7 p0      47 v[7]
        xor edx, edi                      ;  1123.7 p1      47 v[7]
        ror edx, 0xb                      ;  1124.7 p0      47 v[7]
        xor edx, edi                      ;  1125.7 p1      47 v[7]
        ror edx, 2                        ;  1126.7 p0      47 v[7]
        add ebx, edx                      ;  1127.7 p1      63 v[7]
        mov edx, eax                      ;  1125.0 p0      48 t1 copy
        ror edx, 0xe                      ;  1126.0 p0      48 t1
        xor edx, eax                      ;  1127.0 p1      48 t1
        ror edx, 5                        ;  1128.0 p0      48 t1
        xor edx, eax                      ;  1129.0 p1      48 t1
        ror edx, 6                        ;  1130.0 p0      48 t1
        add edx, dword [esp + 304]        ;  1131.0 p1+p2   61 t1
        mov dword [esp + 304], edi        ;  1116.3 p3+p4   63 v[0] spill
        mov edi, esi                      ;  1128.7 p1      51 t1 copy
        xor edi, ebp                      ;  1129.7 p0      51 t1
        add edx, dword [esp + 264]        ;  1132.0 p1+p2   61 t1
        add edx, 0x78a5636f               ;  1133.0 p0      61 t1
        and edi, eax                      ;  1130.7 p1      51 t1
        xor edi, esi                      ;  1131.7 p0      51 t1
        add edx, edi                      ;  1134.0 p1      61 t1
        mov edi, dword [esp + 304]        ;  1120.0 p2      52 v[6]
        xor edi, ebx                      ;  1132.0 p0      52 v[6]
        and ecx, edi                      ;  1133.0 p1      52 v[6]
        xor ecx, dword [esp + 304]        ;  1134.0 p0+p2   52 v[6]
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
        mov ebp, dword [esp + 312]        ;  1133.0 p2      52 v[5]
        add esi, edi                      ;  1145.7 p0      61 t1
        mov edi, ebx                      ;  1144.7 p1      52 v[5] copy
        xor edi, ecx                      ;  1145.7 p0      52 v[5]
        and ebp, edi                      ;  1146.7 p1      52 v[5]
        xor ebp, ebx                      ;  1147.7 p0      52 v[5]
        add ebp, esi                      ;  1148.7 p1      63 v[5]
        add esi, dword [esp + 308]        ;  1147.0 p0+p2   62 v[1]
        mov dword [esp + 308], ebx        ;  1135.7 p3+p4   63 v[7] spill
        mov ebx, ecx                      ;  1147.7 p1      47 v[5] copy
        ror ebx, 9                        ;  1148.7 p0      47 v[5]
        xor ebx, ecx                      ;  1149.7 p1      47 v[5]
        ror ebx, 0xb                      ;  1150.7 p0      47 v[5]
        xor ebx, ecx                      ;  1151.7 p1      47 v[5]
        ror ebx, 2                        ;  1152.7 p0      47 v[5]
        add ebp, ebx                      ;  1153.7 p1      63 v[5]
        mov dword [esp + 312], edx        ;  1138.7 p3+p4   62 v[2] spill
        mov ebx, esi                      ;  1151.0 p0      48 t1 copy
        ror ebx, 0xe                      ;  1152.0 p0      48 t1
        xor ebx, esi                      ;  1153.0 p1      48 t1
        ror ebx, 5                        ;  1154.0 p0      48 t1
        xor ebx, esi                      ;  1155.0 p1      48 t1
        ror ebx, 6                        ;  1156.0 p0      48 t1
        add ebx, dword [esp + 300]        ;  1157.0 p1+p2   61 t1
        mov dword [esp + 300], ecx        ;  1142.3 p3+p4   63 v[6] spill
        add ebx, dword [esp + 272]        ;  1158.0 p1+p2   61 t1
        add ebx, 0x8cc70208               ;  1159.0 p0      61 t1
        mov ecx, eax                      ;  1155.7 p1      51 t1 copy
        xor ecx, edx                      ;  1156.7 p0      51 t1
        and ecx, esi                      ;  1157.7 p1      51 t1
        xor ecx, eax                      ;  1158.7 p0      51 t1
        add ebx, ecx                      ;  1160.0 p1      61 t1
        mov ecx, dword [esp + 300]        ;  1146.0 p2      52 v[4]
        xor ecx, ebp                      ;  1158.0 p0      52 v[4]
        and edi, ecx                      ;  1159.0 p1      52 v[4]
        xor edi, dword [esp + 300]        ;  1160.0 p0+p2   52 v[4]
        add eax, dword [esp + 276]        ;  1159.7 p1+p2   61 t1
        add edi, ebx                      ;  1161.0 p0      63 v[4]
        add ebx, dword [esp + 304]        ;  1161.0 p1+p2   62 v[0]
        mov dword [esp + 304], ecx        ;  1159.0 p3+p4   52 v[4] spill
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
        mov edx, dword [esp + 304]        ;  1159.0 p2      52 v[3]
        add eax, ecx                      ;  1171.7 p0      61 t1
        mov ecx, ebp                      ;  1170.7 p1      52 v[3] copy
        xor ecx, edi                      ;  1171.7 p0      52 v[3]
        and edx, ecx                      ;  1172.7 p1      52 v[3]
        xor edx, ebp                      ;  1173.7 p0      52 v[3]
        add edx, eax                      ;  1174.7 p1      63 v[3]
        add eax, dword [esp + 308]        ;  1173.0 p0+p2   62 v[7]
        mov dword [esp + 308], ebp        ;  1161.7 p3+p4   63 v[5] spill
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
        add ebp, dword [esp + 280]        ;  1184.0 p0+p2   61 t1
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
        add esi, dword [esp + 284]        ;  1190.0 p0+p2   61 t1
        add esi, dword [esp + 256]        ;  1191.0 p1+p2   61 t1
        mov edi, ebp                      ;  1191.0 p0      48 t1 copy
        ror edi, 0xe                      ;  1192.0 p0      48 t1
        xor edi, ebp                      ;  1193.0 p1      48 t1
        ror edi, 5                        ;  1194.0 p0      48 t1
        add esi, dword [esp + 288]        ;  1192.7 p1+p2   61 t1
        mov dword [esp + 304], ebx        ;  1183.0 p3+p4   62 v[0] spill
        xor edi, ebp                      ;  1195.0 p1      48 t1
        ror edi, 6                        ;  1196.0 p0      48 t1
        add esi, dword [esp + 220]        ;  1194.7 p1+p2   61 t1
        lea esi, [esi + edi - 1090935817] ;  1197.0 p0      61 t1
        mov edi, ebx                      ;  1195.7 p1      51 t1 copy
        xor edi, eax                      ;  1196.7 p0      51 t1
        and edi, ebp                      ;  1197.7 p1      51 t1
        xor edi, ebx                      ;  1198.7 p0      51 t1
        add esi, edi                      ;  1199.7 p1      61 t1
        mov edi, edx                      ;  1198.0 p0      52 v[1] copy
        mov ebx, dword [esp + 300]        ;  1187.7 p2      52 v[1]
        xor edi, ecx                      ;  1199.0 p1      52 v[1]
        and ebx, edi                      ;  1200.0 p0      52 v[1]
        xor ebx, edx                      ;  1201.0 p1      52 v[1]
        add ebx, esi                      ;  1202.0 p0      63 v[1]
        add esi, dword [esp + 308]        ;  1200.7 p1+p2   62 v[5]
        mov dword [esp + 308], edx        ;  1190.0 p3+p4   63 v[3] spill
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
        add edx, dword [esp + 304]        ;  1210.7 p1+p2   61 t1
        add edx, dword [esp + 292]        ;  1211.7 p0+p2   61 t1
        add edx, dword [esp + 260]        ;  1212.7 p1+p2   61 t1
        add edx, dword [esp + 296]        ;  1213.7 p0+p2   61 t1
        add edx, dword [esp + 224]        ;  1214.7 p1+p2   61 t1
        mov dword [esp + 304], edi        ;  1200.0 p3+p4   52 v[1] spill
        add edx, 0xc67178f2               ;  1215.7 p0      61 t1
        mov edi, ebp                      ;  1210.7 p1      51 t1 copy
        xor edi, eax                      ;  1211.7 p0      51 t1
        and edi, esi                      ;  1212.7 p1      51 t1
        add ebp, dword [esp + 24]         ;  1212.0 p0+p2   82 h
        mov dword [esp + 24], ebp         ;  1213.0 p3+p4   82 h
        xor edi, eax                      ;  1213.7 p1      51 t1
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
        and eax, dword [esp + 304]        ;  1220.0 p0+p2   52 v[0]
        xor eax, ecx                      ;  1221.0 p1      52 v[0]
        add edi, eax                      ;  1222.0 p0      82 h
        add ebx, dword [esp + 4]          ;  1220.7 p1+p2   82 h
        mov dword [esp + 0], edi          ;  1223.0 p3+p4   82 h
        add ecx, dword [esp + 8]          ;  1221.0 p0+p2   82 h
        mov dword [esp + 8], ecx          ;  1222.0 p3+p4   82 h
        add esi, dword [esp + 20]         ;  1221.7 p1+p2   82 h
        mov dword [esp + 20], esi         ;  1222.7 p3+p4   82 h
        mov esi, dword [esp + 300]        ;  1217.0 p2      82 h
        add esi, dword [esp + 28]         ;  1222.0 p0+p2   82 h
        mov dword [esp + 28], esi         ;  1223.0 p3+p4   82 h
        mov dword [esp + 4], ebx          ;  1221.7 p3+p4   82 h
        mov esi, dword [esp + 340]        ;  1219.3 p2      68 blocks
        add edx, dword [esp + 312]        ;  1222.7 p1+p2   82 h
        mov dword [esp + 16], edx         ;  1223.7 p3+p4   82 h
        add esi, 0x40                     ;  1223.0 p0      68 blocks
        mov dword [esp + 340], esi        ;  1224.0 p3+p4   68 blocks
        mov edi, dword [esp + 308]        ;  1222.0 p2      82 h
        add edi, dword [esp + 12]         ;  1225.0 p1+p2   82 h
        mov dword [esp + 12], edi         ;  1226.0 p3+p4   82 h
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
