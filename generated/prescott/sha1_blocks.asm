; sha1_blocks for Intel Pentium 4 (Prescott, 32-bit) (prescott)
; made by cipherwright 0.1.0 from ciphers/sha1.cw (sha256 879b4944cb94c0d9); do not edit:
;   ./cw build sha1_blocks --cpu prescott
;
; void sha1_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 92 bytes, 24 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 16 uops, planned 12.7; bounds: width 5.3, ports 12.0, path 4.0
;   blocks: 1488 uops, planned 500.3; bounds: width 496.0, ports 385.5, path 164.0
;   body.2: 11 uops, planned 10.7; bounds: width 3.7, ports 10.0, path 0.0
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
%fatal "sha1_blocks is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_sha1_blocks
$_sha1_blocks:
%else
        global $sha1_blocks
%endif
$sha1_blocks:
        push ebx                    ;                    preserved
        push esi                    ;                    preserved
        push edi                    ;                    preserved
        push ebp                    ;                    preserved
        sub esp, 0x60               ;                    frame
        mov esi, dword [esp + 116]  ;     0.0 p2      16 h reload
        mov edi, dword [esi]        ;     4.0 p2      16 h
        mov dword [esp + 0], edi    ;     8.0 p0+p3   16 h
        mov edi, dword [esi + 4]    ;     4.0 p2      16 h
        mov dword [esp + 4], edi    ;     8.0 p0+p3   16 h
        mov edi, dword [esi + 8]    ;     4.0 p2      16 h
        mov dword [esp + 8], edi    ;     8.0 p0+p3   16 h
        mov edi, dword [esi + 12]   ;     4.0 p2      16 h
        mov dword [esp + 12], edi   ;     8.0 p0+p3   16 h
        mov esi, dword [esi + 16]   ;     5.0 p2      16 h
        mov dword [esp + 16], esi   ;     9.0 p0+p3   16 h
        mov esi, dword [esp + 124]  ;     6.0 p2      16 h
        shl esi, 6                  ;    10.0 p1      16 h
        add esi, dword [esp + 120]  ;    11.0 p2+p1   16 h
        mov dword [esp + 20], esi   ;    12.0 p0+p3   16 h
        cmp dword [esp + 124], 0    ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 120]  ;                    resident
        mov edi, dword [esp + 8]    ;                    resident
        align 16
.blocks_1:
        mov ebp, dword [esi]        ;     0.0 p2      22 w[0]
        bswap ebp                   ;     4.0 p1      22 w[0]
        mov eax, dword [esp + 0]    ;     1.0 p2      19 v[0] reload
        mov ecx, eax                ;     5.0 p0      27 v[4] copy
        rol ecx, 5                  ;     6.0 p1      27 v[4]
        mov edx, dword [esp + 16]   ;     2.0 p2      27 v[4]
        add edx, ebp                ;     6.0 p0      27 v[4]
        add edx, 0x5a827999         ;     7.0 p1      27 v[4]
        add edx, ecx                ;     8.0 p0      27 v[4]
        mov ecx, edi                ;     3.0 p1       6 v[4] copy
        mov ebx, dword [esp + 12]   ;     3.3 p2      19 v[3] reload
        xor ecx, ebx                ;     7.3 p0       6 v[4]
        and ecx, dword [esp + 4]    ;     8.3 p2+p0    6 v[4]
        xor ecx, ebx                ;     9.3 p0       6 v[4]
        add edx, ecx                ;    10.3 p1      27 v[4]
        mov ecx, dword [esi + 4]    ;     5.3 p2      22 w[1]
        bswap ecx                   ;     9.3 p1      22 w[1]
        mov dword [esp + 24], ebp   ;     6.0 p0+p3   22 w[0] spill
        mov ebp, edx                ;    11.3 p1      27 v[3] copy
        rol ebp, 5                  ;    12.3 p1      27 v[3]
        add ebp, ebx                ;    13.3 p0      27 v[3]
        add ebp, ecx                ;    14.3 p0      27 v[3]
        add ebp, 0x5a827999         ;    15.3 p0      27 v[3]
        mov ebx, edi                ;     8.2 p1       6 v[3] copy
        mov dword [esp + 28], ecx   ;    10.3 p0+p3   22 w[1] spill
        mov ecx, dword [esi + 8]    ;     8.7 p2      22 w[2]
        bswap ecx                   ;    12.7 p1      22 w[2]
        mov dword [esp + 32], esi   ;    10.3 p0+p3   22 w[0] spill
        mov esi, dword [esp + 4]    ;     9.7 p2      28 v[1]
        rol esi, 0x1e               ;    16.3 p1      28 v[1]
        xor ebx, esi                ;    17.3 p0       6 v[3]
        and eax, ebx                ;    18.3 p0       6 v[3]
        xor eax, edi                ;    19.3 p0       6 v[3]
        add ebp, eax                ;    20.3 p1      27 v[3]
        mov eax, dword [esp + 0]    ;    11.7 p2      28 v[0]
        rol eax, 0x1e               ;    21.3 p1      28 v[0]
        mov ebx, ebp                ;    21.3 p0      27 v[2] copy
        rol ebx, 5                  ;    22.3 p1      27 v[2]
        add ebx, edi                ;    23.3 p0      27 v[2]
        add ebx, ecx                ;    24.3 p0      27 v[2]
        add ebx, 0x5a827999         ;    25.3 p1      27 v[2]
        mov dword [esp + 36], edi   ;    14.0 p0+p3   19 v[2] spill
        mov edi, esi                ;    17.3 p1       6 v[2] copy
        xor edi, eax                ;    22.3 p0       6 v[2]
        and edi, edx                ;    23.3 p0       6 v[2]
        xor edi, esi                ;    24.3 p0       6 v[2]
        add ebx, edi                ;    26.3 p1      27 v[2]
        rol edx, 0x1e               ;    27.3 p1      28 v[4]
        mov edi, ebx                ;    27.3 p0      27 v[1] copy
        rol edi, 5                  ;    28.3 p1      27 v[1]
        add esi, 0x5a827999         ;    17.3 p0      27 v[1]
        add esi, edi                ;    29.3 p0      27 v[1]
        mov edi, eax                ;    22.3 p0       6 v[1] copy
        xor edi, edx                ;    28.3 p0       6 v[1]
        and edi, ebp                ;    29.3 p0       6 v[1]
        xor edi, eax                ;    30.3 p0       6 v[1]
        add esi, edi                ;    31.3 p1      27 v[1]
        rol ebp, 0x1e               ;    32.3 p1      28 v[3]
        mov edi, dword [esp + 32]   ;    19.7 p2      22 w[0] reload
        mov dword [esp + 40], ecx   ;    20.0 p0+p3   22 w[2] spill
        mov ecx, dword [edi + 12]   ;    23.7 p2      22 w[3]
        bswap ecx                   ;    27.7 p1      22 w[3]
        add esi, ecx                ;    32.3 p0      27 v[1]
        add eax, 0x5a827999         ;    22.3 p0      27 v[0]
        mov dword [esp + 44], ecx   ;    28.7 p0+p3   22 w[3] spill
        mov ecx, dword [edi + 16]   ;    23.7 p2      22 w[4]
        bswap ecx                   ;    27.7 p1      22 w[4]
        add eax, ecx                ;    28.7 p0      27 v[0]
        mov dword [esp + 48], ecx   ;    28.7 p0+p3   22 w[4] spill
        mov ecx, esi                ;    33.3 p1      27 v[0] copy
        rol ecx, 5                  ;    34.3 p1      27 v[0]
        add eax, ecx                ;    35.3 p0      27 v[0]
        mov ecx, edx                ;    28.3 p1       6 v[0] copy
        xor ecx, ebp                ;    33.3 p0       6 v[0]
        and ecx, ebx                ;    34.3 p0       6 v[0]
        xor ecx, edx                ;    35.3 p0       6 v[0]
        add eax, ecx                ;    36.3 p1      27 v[0]
        rol ebx, 0x1e               ;    37.3 p1      28 v[2]
        mov ecx, dword [edi + 20]   ;    26.3 p2      22 w[5]
        bswap ecx                   ;    30.3 p1      22 w[5]
        add edx, 0x5a827999         ;    28.3 p0      27 v[4]
        add edx, ecx                ;    31.3 p0      27 v[4]
        mov dword [esp + 52], ecx   ;    31.3 p0+p3   22 w[5] spill
        mov ecx, eax                ;    37.3 p1      27 v[4] copy
        rol ecx, 5                  ;    38.3 p1      27 v[4]
        add edx, ecx                ;    39.3 p0      27 v[4]
        mov ecx, ebp                ;    33.3 p0       6 v[4] copy
        xor ecx, ebx                ;    38.3 p0       6 v[4]
        and ecx, esi                ;    39.3 p0       6 v[4]
        xor ecx, ebp                ;    40.3 p0       6 v[4]
        add edx, ecx                ;    41.3 p1      27 v[4]
        mov ecx, dword [edi + 24]   ;    30.7 p2      22 w[6]
        rol esi, 0x1e               ;    42.3 p1      28 v[1]
        bswap ecx                   ;    34.7 p1      22 w[6]
        add ebp, 0x5a827999         ;    33.3 p0      27 v[3]
        add ebp, ecx                ;    35.7 p0      27 v[3]
        mov dword [esp + 56], ecx   ;    35.7 p0+p3   22 w[6] spill
        mov ecx, edx                ;    42.3 p1      27 v[3] copy
        rol ecx, 5                  ;    43.3 p1      27 v[3]
        add ebp, ecx                ;    44.3 p0      27 v[3]
        mov ecx, ebx                ;    38.3 p0       6 v[3] copy
        xor ecx, esi                ;    43.3 p0       6 v[3]
        and ecx, eax                ;    44.3 p0       6 v[3]
        xor ecx, ebx                ;    45.3 p0       6 v[3]
        add ebp, ecx                ;    46.3 p1      27 v[3]
        mov ecx, dword [edi + 28]   ;    35.3 p2      22 w[7]
        rol eax, 0x1e               ;    47.3 p1      28 v[0]
        bswap ecx                   ;    39.3 p1      22 w[7]
        add ebx, 0x5a827999         ;    38.3 p0      27 v[2]
        add ebx, ecx                ;    40.3 p0      27 v[2]
        mov dword [esp + 60], ecx   ;    40.3 p0+p3   22 w[7] spill
        mov ecx, ebp                ;    47.3 p1      27 v[2] copy
        rol ecx, 5                  ;    48.3 p1      27 v[2]
        add ebx, ecx                ;    49.3 p0      27 v[2]
        mov ecx, esi                ;    43.3 p0       6 v[2] copy
        xor ecx, eax                ;    48.3 p0       6 v[2]
        and ecx, edx                ;    49.3 p0       6 v[2]
        xor ecx, esi                ;    50.3 p0       6 v[2]
        add ebx, ecx                ;    51.3 p1      27 v[2]
        mov ecx, dword [edi + 32]   ;    40.0 p2      22 w[8]
        rol edx, 0x1e               ;    52.3 p1      28 v[4]
        bswap ecx                   ;    44.0 p1      22 w[8]
        add esi, 0x5a827999         ;    43.3 p0      27 v[1]
        add esi, ecx                ;    45.0 p0      27 v[1]
        mov dword [esp + 64], ecx   ;    45.0 p0+p3   22 w[8] spill
        mov ecx, ebx                ;    52.3 p1      27 v[1] copy
        rol ecx, 5                  ;    53.3 p1      27 v[1]
        add esi, ecx                ;    54.3 p0      27 v[1]
        mov ecx, eax                ;    48.3 p0       6 v[1] copy
        xor ecx, edx                ;    53.3 p0       6 v[1]
        and ecx, ebp                ;    54.3 p0       6 v[1]
        xor ecx, eax                ;    55.3 p0       6 v[1]
        add esi, ecx                ;    56.3 p1      27 v[1]
        mov ecx, dword [edi + 36]   ;    44.7 p2      22 w[9]
        rol ebp, 0x1e               ;    57.3 p1      28 v[3]
        bswap ecx                   ;    48.7 p1      22 w[9]
        add eax, 0x5a827999         ;    48.3 p0      27 v[0]
        add eax, ecx                ;    49.7 p0      27 v[0]
        mov dword [esp + 68], ecx   ;    49.7 p0+p3   22 w[9] spill
        mov ecx, esi                ;    57.3 p1      27 v[0] copy
        rol ecx, 5                  ;    58.3 p1      27 v[0]
        add eax, ecx                ;    59.3 p0      27 v[0]
        mov ecx, edx                ;    53.3 p0       6 v[0] copy
        xor ecx, ebp                ;    58.3 p0       6 v[0]
        and ecx, ebx                ;    59.3 p0       6 v[0]
        xor ecx, edx                ;    60.3 p0       6 v[0]
        add eax, ecx                ;    61.3 p1      27 v[0]
        mov ecx, dword [edi + 40]   ;    49.3 p2      22 w[10]
        rol ebx, 0x1e               ;    62.3 p1      28 v[2]
        bswap ecx                   ;    53.3 p1      22 w[10]
        add edx, 0x5a827999         ;    53.3 p0      27 v[4]
        add edx, ecx                ;    54.3 p0      27 v[4]
        mov dword [esp + 72], ecx   ;    54.3 p0+p3   22 w[10] spill
        mov ecx, eax                ;    62.3 p1      27 v[4] copy
        rol ecx, 5                  ;    63.3 p1      27 v[4]
        add edx, ecx                ;    64.3 p0      27 v[4]
        mov ecx, ebp                ;    58.3 p0       6 v[4] copy
        xor ecx, ebx                ;    63.3 p0       6 v[4]
        and ecx, esi                ;    64.3 p0       6 v[4]
        xor ecx, ebp                ;    65.3 p0       6 v[4]
        add edx, ecx                ;    66.3 p1      27 v[4]
        mov ecx, dword [edi + 44]   ;    54.0 p2      22 w[11]
        rol esi, 0x1e               ;    67.3 p1      28 v[1]
        bswap ecx                   ;    58.0 p1      22 w[11]
        add ebp, 0x5a827999         ;    58.3 p0      27 v[3]
        add ebp, ecx                ;    59.3 p0      27 v[3]
        mov dword [esp + 76], ecx   ;    59.0 p0+p3   22 w[11] spill
        mov ecx, edx                ;    67.3 p1      27 v[3] copy
        rol ecx, 5                  ;    68.3 p1      27 v[3]
        add ebp, ecx                ;    69.3 p0      27 v[3]
        mov ecx, ebx                ;    63.3 p0       6 v[3] copy
        xor ecx, esi                ;    68.3 p0       6 v[3]
        and ecx, eax                ;    69.3 p0       6 v[3]
        xor ecx, ebx                ;    70.3 p0       6 v[3]
        add ebp, ecx                ;    71.3 p1      27 v[3]
        mov ecx, dword [edi + 48]   ;    58.7 p2      22 w[12]
        rol eax, 0x1e               ;    72.3 p1      28 v[0]
        bswap ecx                   ;    62.7 p1      22 w[12]
        add ebx, 0x5a827999         ;    63.3 p0      27 v[2]
        add ebx, ecx                ;    64.3 p0      27 v[2]
        mov dword [esp + 80], ecx   ;    63.7 p0+p3   22 w[12] spill
        mov ecx, ebp                ;    72.3 p1      27 v[2] copy
        rol ecx, 5                  ;    73.3 p1      27 v[2]
        add ebx, ecx                ;    74.3 p0      27 v[2]
        mov ecx, esi                ;    68.3 p0       6 v[2] copy
        xor ecx, eax                ;    73.3 p0       6 v[2]
        and ecx, edx                ;    74.3 p0       6 v[2]
        xor ecx, esi                ;    75.3 p0       6 v[2]
        add ebx, ecx                ;    76.3 p1      27 v[2]
        mov ecx, dword [edi + 52]   ;    63.3 p2      22 w[13]
        rol edx, 0x1e               ;    77.3 p1      28 v[4]
        bswap ecx                   ;    67.3 p1      22 w[13]
        add esi, 0x5a827999         ;    68.3 p0      27 v[1]
        add esi, ecx                ;    69.3 p0      27 v[1]
        mov dword [esp + 84], ecx   ;    68.3 p0+p3   22 w[13] spill
        mov ecx, ebx                ;    77.3 p1      27 v[1] copy
        rol ecx, 5                  ;    78.3 p1      27 v[1]
        add esi, ecx                ;    79.3 p0      27 v[1]
        mov ecx, eax                ;    73.3 p0       6 v[1] copy
        xor ecx, edx                ;    78.3 p0       6 v[1]
        and ecx, ebp                ;    79.3 p0       6 v[1]
        xor ecx, eax                ;    80.3 p0       6 v[1]
        add esi, ecx                ;    81.3 p1      27 v[1]
        mov ecx, dword [edi + 56]   ;    68.0 p2      22 w[14]
        rol ebp, 0x1e               ;    82.3 p1      28 v[3]
        bswap ecx                   ;    72.0 p1      22 w[14]
        add eax, 0x5a827999         ;    73.3 p0      27 v[0]
        add eax, ecx                ;    74.3 p0      27 v[0]
        mov dword [esp + 88], ecx   ;    73.0 p0+p3   22 w[14] spill
        mov ecx, esi                ;    82.3 p1      27 v[0] copy
        rol ecx, 5                  ;    83.3 p1      27 v[0]
        add eax, ecx                ;    84.3 p0      27 v[0]
        mov ecx, edx                ;    78.3 p0       6 v[0] copy
        xor ecx, ebp                ;    83.3 p0       6 v[0]
        and ecx, ebx                ;    84.3 p0       6 v[0]
        xor ecx, edx                ;    85.3 p0       6 v[0]
        add eax, ecx                ;    86.3 p1      27 v[0]
        mov ecx, dword [edi + 60]   ;    72.7 p2      22 w[15]
        rol ebx, 0x1e               ;    87.3 p1      28 v[2]
        bswap ecx                   ;    76.7 p1      22 w[15]
        add edx, 0x5a827999         ;    78.3 p0      27 v[4]
        add edx, ecx                ;    79.3 p0      27 v[4]
        mov edi, eax                ;    87.3 p0      27 v[4] copy
        rol edi, 5                  ;    88.3 p1      27 v[4]
        add edx, edi                ;    89.3 p0      27 v[4]
        mov edi, ebp                ;    83.3 p0       6 v[4] copy
        xor edi, ebx                ;    88.3 p0       6 v[4]
        and edi, esi                ;    89.3 p0       6 v[4]
        xor edi, ebp                ;    90.3 p0       6 v[4]
        add edx, edi                ;    91.3 p1      27 v[4]
        rol esi, 0x1e               ;    92.3 p1      28 v[1]
        mov edi, dword [esp + 84]   ;    77.3 p2      23 w[0]
        xor edi, dword [esp + 64]   ;    81.3 p2+p0   23 w[0]
        xor edi, dword [esp + 40]   ;    82.3 p2+p0   23 w[0]
        xor edi, dword [esp + 24]   ;    83.3 p2+p0   23 w[0]
        rol edi, 1                  ;    84.3 p1      23 w[0]
        add ebp, 0x5a827999         ;    83.3 p0      27 v[3]
        add ebp, edi                ;    85.3 p0      27 v[3]
        mov dword [esp + 24], edi   ;    85.3 p0+p3   23 w[0] spill
        mov edi, edx                ;    92.3 p1      27 v[3] copy
        rol edi, 5                  ;    93.3 p1      27 v[3]
        add ebp, edi                ;    94.3 p0      27 v[3]
        mov edi, ebx                ;    88.3 p1       6 v[3] copy
        xor edi, esi                ;    93.3 p0       6 v[3]
        and edi, eax                ;    94.3 p0       6 v[3]
        xor edi, ebx                ;    95.3 p0       6 v[3]
        add ebp, edi                ;    96.3 p1      27 v[3]
        rol eax, 0x1e               ;    97.3 p1      28 v[0]
        mov edi, dword [esp + 88]   ;    84.0 p2      23 w[1]
        xor edi, dword [esp + 68]   ;    88.0 p2+p0   23 w[1]
        xor edi, dword [esp + 44]   ;    89.0 p2+p0   23 w[1]
        xor edi, dword [esp + 28]   ;    90.0 p2+p0   23 w[1]
        rol edi, 1                  ;    91.0 p1      23 w[1]
        add ebx, 0x5a827999         ;    88.3 p0      27 v[2]
        add ebx, edi                ;    92.0 p0      27 v[2]
        mov dword [esp + 28], edi   ;    92.0 p0+p3   23 w[1] spill
        mov edi, ebp                ;    97.3 p1      27 v[2] copy
        rol edi, 5                  ;    98.3 p1      27 v[2]
        add ebx, edi                ;    99.3 p0      27 v[2]
        mov edi, esi                ;    93.3 p1       6 v[2] copy
        xor edi, eax                ;    98.3 p0       6 v[2]
        and edi, edx                ;    99.3 p0       6 v[2]
        xor edi, esi                ;   100.3 p0       6 v[2]
        add ebx, edi                ;   101.3 p1      27 v[2]
        rol edx, 0x1e               ;   102.3 p1      28 v[4]
        mov edi, dword [esp + 72]   ;    90.7 p2      23 w[2]
        xor edi, ecx                ;    94.7 p0      23 w[2]
        xor edi, dword [esp + 48]   ;    95.7 p2+p0   23 w[2]
        xor edi, dword [esp + 40]   ;    96.7 p2+p0   23 w[2]
        rol edi, 1                  ;    97.7 p1      23 w[2]
        add esi, 0x5a827999         ;    93.3 p0      27 v[1]
        add esi, edi                ;    98.7 p0      27 v[1]
        mov dword [esp + 40], ecx   ;    94.0 p0+p3   22 w[15] spill
        mov ecx, ebx                ;   102.3 p1      27 v[1] copy
        rol ecx, 5                  ;   103.3 p1      27 v[1]
        add esi, ecx                ;   104.3 p0      27 v[1]
        mov ecx, eax                ;    98.3 p1       6 v[1] copy
        xor ecx, edx                ;   103.3 p0       6 v[1]
        and ecx, ebp                ;   104.3 p0       6 v[1]
        xor ecx, eax                ;   105.3 p0       6 v[1]
        add esi, ecx                ;   106.3 p1      27 v[1]
        rol ebp, 0x1e               ;   107.3 p1      28 v[3]
        mov ecx, dword [esp + 24]   ;    97.0 p2      23 w[3]
        xor ecx, dword [esp + 76]   ;   101.0 p2+p0   23 w[3]
        xor ecx, dword [esp + 52]   ;   102.0 p2+p0   23 w[3]
        xor ecx, dword [esp + 44]   ;   103.0 p2+p0   23 w[3]
        rol ecx, 1                  ;   104.0 p1      23 w[3]
        add eax, 0x5a827999         ;    99.7 p0      27 v[0]
        add eax, ecx                ;   105.0 p0      27 v[0]
        mov dword [esp + 44], ecx   ;   105.0 p0+p3   23 w[3] spill
        mov ecx, esi                ;   107.3 p1      27 v[0] copy
        rol ecx, 5                  ;   108.3 p1      27 v[0]
        add eax, ecx                ;   109.3 p0      27 v[0]
        mov ecx, edx                ;   103.3 p1       6 v[0] copy
        xor ecx, ebp                ;   108.3 p0       6 v[0]
        and ecx, ebx                ;   109.3 p0       6 v[0]
        xor ecx, edx                ;   110.3 p0       6 v[0]
        add eax, ecx                ;   111.3 p1      27 v[0]
        rol ebx, 0x1e               ;   112.3 p1      28 v[2]
        mov ecx, dword [esp + 28]   ;   103.7 p2      23 w[4]
        xor ecx, dword [esp + 80]   ;   107.7 p2+p0   23 w[4]
        xor ecx, dword [esp + 56]   ;   108.7 p2+p0   23 w[4]
        xor ecx, dword [esp + 48]   ;   109.7 p2+p0   23 w[4]
        rol ecx, 1                  ;   110.7 p1      23 w[4]
        add edx, 0x6ed9eba1         ;   106.3 p0      27 v[4]
        add edx, ecx                ;   111.7 p0      27 v[4]
        mov dword [esp + 48], ecx   ;   111.7 p0+p3   23 w[4] spill
        mov ecx, eax                ;   112.3 p1      27 v[4] copy
        rol ecx, 5                  ;   113.3 p1      27 v[4]
        add edx, ecx                ;   114.3 p0      27 v[4]
        mov ecx, esi                ;   108.8 p1       7 v[4] copy
        xor ecx, ebp                ;   109.8 p0       7 v[4]
        xor ecx, ebx                ;   113.3 p0       7 v[4]
        add edx, ecx                ;   115.3 p1      27 v[4]
        rol esi, 0x1e               ;   116.3 p1      28 v[1]
        mov ecx, dword [esp + 84]   ;   110.0 p2      23 w[5]
        xor ecx, edi                ;   114.0 p0      23 w[5]
        xor ecx, dword [esp + 60]   ;   115.0 p2+p0   23 w[5]
        xor ecx, dword [esp + 52]   ;   116.0 p2+p0   23 w[5]
        rol ecx, 1                  ;   117.0 p1      23 w[5]
        add ebp, 0x6ed9eba1         ;   112.3 p0      27 v[3]
        add ebp, ecx                ;   118.0 p0      27 v[3]
        mov dword [esp + 52], edi   ;   113.3 p0+p3   23 w[2] spill
        mov edi, dword [esp + 48]   ;   113.3 p2      23 w[7]
        xor edi, dword [esp + 40]   ;   117.3 p2+p0   23 w[7]
        xor edi, dword [esp + 68]   ;   118.3 p2+p0   23 w[7]
        xor edi, dword [esp + 60]   ;   119.3 p2+p0   23 w[7]
        rol edi, 1                  ;   120.3 p1      23 w[7]
        mov dword [esp + 60], ecx   ;   118.0 p0+p3   23 w[5] spill
        mov ecx, edx                ;   116.7 p1      27 v[3] copy
        rol ecx, 5                  ;   121.3 p1      27 v[3]
        add ebp, ecx                ;   122.3 p0      27 v[3]
        mov ecx, eax                ;   117.5 p0      28 v[0] copy
        rol ecx, 0x1e               ;   123.3 p1      28 v[0]
        xor eax, ebx                ;   118.0 p0       7 v[3]
        xor eax, esi                ;   119.0 p0       7 v[3]
        add ebp, eax                ;   123.3 p0      27 v[3]
        lea eax, [esi + 1859775393] ;   119.2 p1      27 v[1]
        xor esi, edx                ;   119.5 p0       7 v[2]
        xor esi, ecx                ;   124.3 p0       7 v[2]
        add ebx, 0x6ed9eba1         ;   120.0 p1      27 v[2]
        add ebx, esi                ;   125.3 p1      27 v[2]
        mov esi, dword [esp + 44]   ;   120.7 p2      23 w[6]
        xor esi, dword [esp + 88]   ;   124.7 p2+p0   23 w[6]
        xor esi, dword [esp + 64]   ;   125.7 p2+p0   23 w[6]
        xor esi, dword [esp + 56]   ;   126.7 p2+p0   23 w[6]
        rol esi, 1                  ;   127.7 p1      23 w[6]
        add ebx, esi                ;   128.7 p0      27 v[2]
        rol edx, 0x1e               ;   129.7 p1      28 v[4]
        add eax, edi                ;   124.0 p0      27 v[1]
        mov dword [esp + 56], edi   ;   124.5 p0+p3   23 w[7] spill
        mov edi, ebp                ;   125.0 p1      27 v[2] copy
        rol edi, 5                  ;   126.0 p1      27 v[2]
        add ebx, edi                ;   129.7 p0      27 v[2]
        mov edi, ebx                ;   130.7 p0      27 v[1] copy
        rol edi, 5                  ;   131.7 p1      27 v[1]
        add eax, edi                ;   132.7 p0      27 v[1]
        mov edi, dword [esp + 28]   ;   126.7 p2      23 w[9]
        xor edi, esi                ;   130.7 p0      23 w[9]
        xor edi, dword [esp + 76]   ;   131.7 p2+p0   23 w[9]
        xor edi, dword [esp + 68]   ;   132.7 p2+p0   23 w[9]
        rol edi, 1                  ;   133.7 p1      23 w[9]
        mov dword [esp + 68], esi   ;   129.0 p0+p3   23 w[6] spill
        mov esi, ebp                ;   129.7 p1      28 v[3] copy
        rol esi, 0x1e               ;   134.7 p1      28 v[3]
        xor ebp, ecx                ;   130.0 p0       7 v[1]
        xor ebp, edx                ;   131.0 p0       7 v[1]
        add eax, ebp                ;   133.7 p0      27 v[1]
        lea ebp, [edx + 1859775393] ;   131.2 p1      27 v[4]
        xor edx, ebx                ;   131.5 p0       7 v[0]
        xor edx, esi                ;   135.7 p0       7 v[0]
        add ecx, 0x6ed9eba1         ;   132.0 p1      27 v[0]
        add ecx, edx                ;   136.7 p0      27 v[0]
        mov edx, dword [esp + 60]   ;   132.7 p2      23 w[8]
        xor edx, dword [esp + 24]   ;   136.7 p2+p0   23 w[8]
        xor edx, dword [esp + 72]   ;   137.7 p2+p0   23 w[8]
        xor edx, dword [esp + 64]   ;   138.7 p2+p0   23 w[8]
        rol edx, 1                  ;   139.7 p1      23 w[8]
        add ecx, edx                ;   140.7 p0      27 v[0]
        rol ebx, 0x1e               ;   141.7 p1      28 v[2]
        add ebp, edi                ;   136.0 p0      27 v[4]
        mov dword [esp + 64], edi   ;   136.5 p0+p3   23 w[9] spill
        mov edi, eax                ;   137.0 p1      27 v[0] copy
        rol edi, 5                  ;   138.0 p1      27 v[0]
        add ecx, edi                ;   141.7 p0      27 v[0]
        mov edi, ecx                ;   142.7 p0      27 v[4] copy
        rol edi, 5                  ;   143.7 p1      27 v[4]
        add ebp, edi                ;   144.7 p0      27 v[4]
        mov edi, dword [esp + 44]   ;   138.7 p2      23 w[11]
        xor edi, edx                ;   142.7 p0      23 w[11]
        xor edi, dword [esp + 84]   ;   143.7 p2+p0   23 w[11]
        xor edi, dword [esp + 76]   ;   144.7 p2+p0   23 w[11]
        rol edi, 1                  ;   145.7 p1      23 w[11]
        mov dword [esp + 76], edx   ;   141.0 p0+p3   23 w[8] spill
        mov edx, eax                ;   141.7 p1      28 v[1] copy
        rol edx, 0x1e               ;   146.7 p1      28 v[1]
        xor eax, esi                ;   142.0 p0       7 v[4]
        xor eax, ebx                ;   143.0 p0       7 v[4]
        add ebp, eax                ;   145.7 p0      27 v[4]
        lea eax, [ebx + 1859775393] ;   143.2 p1      27 v[2]
        xor ebx, ecx                ;   143.5 p0       7 v[3]
        xor ebx, edx                ;   147.7 p0       7 v[3]
        add esi, 0x6ed9eba1         ;   144.0 p1      27 v[3]
        add esi, ebx                ;   148.7 p0      27 v[3]
        mov ebx, dword [esp + 56]   ;   144.7 p2      23 w[10]
        xor ebx, dword [esp + 52]   ;   148.7 p2+p0   23 w[10]
        xor ebx, dword [esp + 80]   ;   149.7 p2+p0   23 w[10]
        xor ebx, dword [esp + 72]   ;   150.7 p2+p0   23 w[10]
        rol ebx, 1                  ;   151.7 p1      23 w[10]
        add esi, ebx                ;   152.7 p0      27 v[3]
        rol ecx, 0x1e               ;   153.7 p1      28 v[0]
        add eax, edi                ;   148.0 p0      27 v[2]
        mov dword [esp + 72], edi   ;   148.5 p0+p3   23 w[11] spill
        mov edi, ebp                ;   149.0 p1      27 v[3] copy
        rol edi, 5                  ;   150.0 p1      27 v[3]
        add esi, edi                ;   153.7 p0      27 v[3]
        mov edi, esi                ;   154.7 p0      27 v[2] copy
        rol edi, 5                  ;   155.7 p1      27 v[2]
        add eax, edi                ;   156.7 p0      27 v[2]
        mov edi, dword [esp + 60]   ;   150.7 p2      23 w[13]
        xor edi, ebx                ;   154.7 p0      23 w[13]
        xor edi, dword [esp + 40]   ;   155.7 p2+p0   23 w[13]
        xor edi, dword [esp + 84]   ;   156.7 p2+p0   23 w[13]
        rol edi, 1                  ;   157.7 p1      23 w[13]
        mov dword [esp + 84], ebx   ;   153.0 p0+p3   23 w[10] spill
        mov ebx, ebp                ;   153.7 p1      28 v[4] copy
        rol ebx, 0x1e               ;   158.7 p1      28 v[4]
        xor ebp, edx                ;   154.0 p0       7 v[2]
        xor ebp, ecx                ;   155.0 p0       7 v[2]
        add eax, ebp                ;   157.7 p0      27 v[2]
        lea ebp, [ecx + 1859775393] ;   155.2 p1      27 v[0]
        xor ecx, esi                ;   155.5 p0       7 v[1]
        xor ecx, ebx                ;   159.7 p0       7 v[1]
        add edx, 0x6ed9eba1         ;   156.0 p1      27 v[1]
        add edx, ecx                ;   160.7 p0      27 v[1]
        mov ecx, dword [esp + 64]   ;   156.7 p2      23 w[12]
        xor ecx, dword [esp + 48]   ;   160.7 p2+p0   23 w[12]
        xor ecx, dword [esp + 88]   ;   161.7 p2+p0   23 w[12]
        xor ecx, dword [esp + 80]   ;   162.7 p2+p0   23 w[12]
        rol ecx, 1                  ;   163.7 p1      23 w[12]
        add edx, ecx                ;   164.7 p0      27 v[1]
        rol esi, 0x1e               ;   165.7 p1      28 v[3]
        add ebp, edi                ;   160.0 p0      27 v[0]
        mov dword [esp + 80], edi   ;   160.5 p0+p3   23 w[13] spill
        mov edi, eax                ;   161.0 p1      27 v[1] copy
        rol edi, 5                  ;   162.0 p1      27 v[1]
        add edx, edi                ;   165.7 p0      27 v[1]
        mov edi, edx                ;   166.7 p0      27 v[0] copy
        rol edi, 5                  ;   167.7 p1      27 v[0]
        add ebp, edi                ;   168.7 p0      27 v[0]
        mov edi, dword [esp + 56]   ;   162.7 p2      23 w[15]
        xor edi, ecx                ;   166.7 p0      23 w[15]
        xor edi, dword [esp + 28]   ;   167.7 p2+p0   23 w[15]
        xor edi, dword [esp + 40]   ;   168.7 p2+p0   23 w[15]
        rol edi, 1                  ;   169.7 p1      23 w[15]
        mov dword [esp + 40], ecx   ;   165.0 p0+p3   23 w[12] spill
        mov ecx, eax                ;   165.7 p1      28 v[2] copy
        rol ecx, 0x1e               ;   170.7 p1      28 v[2]
        xor eax, ebx                ;   166.0 p0       7 v[0]
        xor eax, esi                ;   167.0 p0       7 v[0]
        add ebp, eax                ;   169.7 p0      27 v[0]
        lea eax, [esi + 1859775393] ;   167.2 p1      27 v[3]
        xor esi, edx                ;   167.5 p0       7 v[4]
        xor esi, ecx                ;   171.7 p0       7 v[4]
        add ebx, 0x6ed9eba1         ;   168.0 p1      27 v[4]
        add ebx, esi                ;   172.7 p0      27 v[4]
        mov esi, dword [esp + 72]   ;   168.7 p2      23 w[14]
        xor esi, dword [esp + 68]   ;   172.7 p2+p0   23 w[14]
        xor esi, dword [esp + 24]   ;   173.7 p2+p0   23 w[14]
        xor esi, dword [esp + 88]   ;   174.7 p2+p0   23 w[14]
        rol esi, 1                  ;   175.7 p1      23 w[14]
        add ebx, esi                ;   176.7 p0      27 v[4]
        rol edx, 0x1e               ;   177.7 p1      28 v[1]
        add eax, edi                ;   172.0 p0      27 v[3]
        mov dword [esp + 88], edi   ;   172.5 p0+p3   23 w[15] spill
        mov edi, ebp                ;   173.0 p1      27 v[4] copy
        rol edi, 5                  ;   174.0 p1      27 v[4]
        add ebx, edi                ;   177.7 p0      27 v[4]
        mov edi, ebx                ;   178.7 p0      27 v[3] copy
        rol edi, 5                  ;   179.7 p1      27 v[3]
        add eax, edi                ;   180.7 p0      27 v[3]
        mov edi, dword [esp + 64]   ;   174.7 p2      23 w[1]
        xor edi, esi                ;   178.7 p0      23 w[1]
        xor edi, dword [esp + 44]   ;   179.7 p2+p0   23 w[1]
        xor edi, dword [esp + 28]   ;   180.7 p2+p0   23 w[1]
        rol edi, 1                  ;   181.7 p1      23 w[1]
        mov dword [esp + 28], esi   ;   177.0 p0+p3   23 w[14] spill
        mov esi, ebp                ;   177.7 p1      28 v[0] copy
        rol esi, 0x1e               ;   182.7 p1      28 v[0]
        xor ebp, ecx                ;   178.0 p0       7 v[3]
        xor ebp, edx                ;   179.0 p0       7 v[3]
        add eax, ebp                ;   181.7 p0      27 v[3]
        lea ebp, [edx + 1859775393] ;   179.2 p1      27 v[1]
        xor edx, ebx                ;   179.5 p0       7 v[2]
        xor edx, esi                ;   183.7 p0       7 v[2]
        add ecx, 0x6ed9eba1         ;   180.0 p1      27 v[2]
        add ecx, edx                ;   184.7 p0      27 v[2]
        mov edx, dword [esp + 80]   ;   180.7 p2      23 w[0]
        xor edx, dword [esp + 76]   ;   184.7 p2+p0   23 w[0]
        xor edx, dword [esp + 52]   ;   185.7 p2+p0   23 w[0]
        xor edx, dword [esp + 24]   ;   186.7 p2+p0   23 w[0]
        rol edx, 1                  ;   187.7 p1      23 w[0]
        add ecx, edx                ;   188.7 p0      27 v[2]
        rol ebx, 0x1e               ;   189.7 p1      28 v[4]
        add ebp, edi                ;   184.0 p0      27 v[1]
        mov dword [esp + 24], edi   ;   184.5 p0+p3   23 w[1] spill
        mov edi, eax                ;   185.0 p1      27 v[2] copy
        rol edi, 5                  ;   186.0 p1      27 v[2]
        add ecx, edi                ;   189.7 p0      27 v[2]
        mov edi, ecx                ;   190.7 p0      27 v[1] copy
        rol edi, 5                  ;   191.7 p1      27 v[1]
        add ebp, edi                ;   192.7 p0      27 v[1]
        mov edi, dword [esp + 72]   ;   186.7 p2      23 w[3]
        xor edi, edx                ;   190.7 p0      23 w[3]
        xor edi, dword [esp + 60]   ;   191.7 p2+p0   23 w[3]
        xor edi, dword [esp + 44]   ;   192.7 p2+p0   23 w[3]
        rol edi, 1                  ;   193.7 p1      23 w[3]
        mov dword [esp + 44], edx   ;   189.0 p0+p3   23 w[0] spill
        mov edx, eax                ;   189.7 p1      28 v[3] copy
        rol edx, 0x1e               ;   194.7 p1      28 v[3]
        xor eax, esi                ;   190.0 p0       7 v[1]
        xor eax, ebx                ;   191.0 p0       7 v[1]
        add ebp, eax                ;   193.7 p0      27 v[1]
        lea eax, [ebx + 1859775393] ;   191.2 p1      27 v[4]
        xor ebx, ecx                ;   191.5 p0       7 v[0]
        xor ebx, edx                ;   195.7 p0       7 v[0]
        add esi, 0x6ed9eba1         ;   192.0 p1      27 v[0]
        add esi, ebx                ;   196.7 p0      27 v[0]
        mov ebx, dword [esp + 88]   ;   192.7 p2      23 w[2]
        xor ebx, dword [esp + 84]   ;   196.7 p2+p0   23 w[2]
        xor ebx, dword [esp + 48]   ;   197.7 p2+p0   23 w[2]
        xor ebx, dword [esp + 52]   ;   198.7 p2+p0   23 w[2]
        rol ebx, 1                  ;   199.7 p1      23 w[2]
        add esi, ebx                ;   200.7 p0      27 v[0]
        rol ecx, 0x1e               ;   201.7 p1      28 v[2]
        add eax, edi                ;   196.0 p0      27 v[4]
        mov dword [esp + 52], edi   ;   196.5 p0+p3   23 w[3] spill
        mov edi, ebp                ;   197.0 p1      27 v[0] copy
        rol edi, 5                  ;   198.0 p1      27 v[0]
        add esi, edi                ;   201.7 p0      27 v[0]
        mov edi, esi                ;   202.7 p0      27 v[4] copy
        rol edi, 5                  ;   203.7 p1      27 v[4]
        add eax, edi                ;   204.7 p0      27 v[4]
        mov edi, dword [esp + 80]   ;   198.7 p2      23 w[5]
        xor edi, ebx                ;   202.7 p0      23 w[5]
        xor edi, dword [esp + 56]   ;   203.7 p2+p0   23 w[5]
        xor edi, dword [esp + 60]   ;   204.7 p2+p0   23 w[5]
        rol edi, 1                  ;   205.7 p1      23 w[5]
        mov dword [esp + 60], ebx   ;   201.0 p0+p3   23 w[2] spill
        mov ebx, ebp                ;   201.7 p1      28 v[1] copy
        rol ebx, 0x1e               ;   206.7 p1      28 v[1]
        xor ebp, edx                ;   202.0 p0       7 v[4]
        xor ebp, ecx                ;   203.0 p0       7 v[4]
        add eax, ebp                ;   205.7 p0      27 v[4]
        lea ebp, [ecx + 1859775393] ;   203.2 p1      27 v[2]
        xor ecx, esi                ;   203.5 p0       7 v[3]
        xor ecx, ebx                ;   207.7 p0       7 v[3]
        add edx, 0x6ed9eba1         ;   204.0 p1      27 v[3]
        add edx, ecx                ;   208.7 p0      27 v[3]
        mov ecx, dword [esp + 24]   ;   204.7 p2      23 w[4]
        xor ecx, dword [esp + 40]   ;   208.7 p2+p0   23 w[4]
        xor ecx, dword [esp + 68]   ;   209.7 p2+p0   23 w[4]
        xor ecx, dword [esp + 48]   ;   210.7 p2+p0   23 w[4]
        rol ecx, 1                  ;   211.7 p1      23 w[4]
        add edx, ecx                ;   212.7 p0      27 v[3]
        rol esi, 0x1e               ;   213.7 p1      28 v[0]
        add ebp, edi                ;   208.0 p0      27 v[2]
        mov dword [esp + 48], edi   ;   208.5 p0+p3   23 w[5] spill
        mov edi, eax                ;   209.0 p1      27 v[3] copy
        rol edi, 5                  ;   210.0 p1      27 v[3]
        add edx, edi                ;   213.7 p0      27 v[3]
        mov edi, edx                ;   214.7 p0      27 v[2] copy
        rol edi, 5                  ;   215.7 p1      27 v[2]
        add ebp, edi                ;   216.7 p0      27 v[2]
        mov edi, dword [esp + 88]   ;   210.7 p2      23 w[7]
        xor edi, ecx                ;   214.7 p0      23 w[7]
        xor edi, dword [esp + 64]   ;   215.7 p2+p0   23 w[7]
        xor edi, dword [esp + 56]   ;   216.7 p2+p0   23 w[7]
        rol edi, 1                  ;   217.7 p1      23 w[7]
        mov dword [esp + 56], ecx   ;   213.0 p0+p3   23 w[4] spill
        mov ecx, eax                ;   213.7 p1      28 v[4] copy
        rol ecx, 0x1e               ;   218.7 p1      28 v[4]
        xor eax, ebx                ;   214.0 p0       7 v[2]
        xor eax, esi                ;   215.0 p0       7 v[2]
        add ebp, eax                ;   217.7 p0      27 v[2]
        lea eax, [esi + 1859775393] ;   215.2 p1      27 v[0]
        xor esi, edx                ;   215.5 p0       7 v[1]
        xor esi, ecx                ;   219.7 p0       7 v[1]
        add ebx, 0x6ed9eba1         ;   216.0 p1      27 v[1]
        add ebx, esi                ;   220.7 p0      27 v[1]
        mov esi, dword [esp + 52]   ;   216.7 p2      23 w[6]
        xor esi, dword [esp + 28]   ;   220.7 p2+p0   23 w[6]
        xor esi, dword [esp + 76]   ;   221.7 p2+p0   23 w[6]
        xor esi, dword [esp + 68]   ;   222.7 p2+p0   23 w[6]
        rol esi, 1                  ;   223.7 p1      23 w[6]
        add ebx, esi                ;   224.7 p0      27 v[1]
        rol edx, 0x1e               ;   225.7 p1      28 v[3]
        add eax, edi                ;   220.0 p0      27 v[0]
        mov dword [esp + 68], edi   ;   220.5 p0+p3   23 w[7] spill
        mov edi, ebp                ;   221.0 p1      27 v[1] copy
        rol edi, 5                  ;   222.0 p1      27 v[1]
        add ebx, edi                ;   225.7 p0      27 v[1]
        mov edi, ebx                ;   226.7 p0      27 v[0] copy
        rol edi, 5                  ;   227.7 p1      27 v[0]
        add eax, edi                ;   228.7 p0      27 v[0]
        mov edi, ebp                ;   223.0 p0       7 v[0] copy
        xor edi, ecx                ;   224.0 p0       7 v[0]
        xor edi, edx                ;   226.7 p0       7 v[0]
        add eax, edi                ;   229.7 p1      27 v[0]
        rol ebp, 0x1e               ;   230.7 p1      28 v[2]
        mov edi, dword [esp + 48]   ;   224.3 p2      23 w[8]
        xor edi, dword [esp + 44]   ;   228.3 p2+p0   23 w[8]
        xor edi, dword [esp + 84]   ;   229.3 p2+p0   23 w[8]
        xor edi, dword [esp + 76]   ;   230.3 p2+p0   23 w[8]
        rol edi, 1                  ;   231.3 p1      23 w[8]
        add ecx, 0x8f1bbcdc         ;   227.0 p0      27 v[4]
        add ecx, edi                ;   232.3 p0      27 v[4]
        mov dword [esp + 76], edi   ;   232.3 p0+p3   23 w[8] spill
        mov edi, eax                ;   230.7 p1      27 v[4] copy
        rol edi, 5                  ;   233.3 p1      27 v[4]
        add ecx, edi                ;   234.3 p0      27 v[4]
        mov edi, edx                ;   229.5 p0       8 v[4] copy
        xor edi, ebp                ;   231.7 p0       8 v[4]
        mov dword [esp + 92], eax   ;   230.7 p0+p3   27 v[0] spill
        mov eax, ebx                ;   230.0 p1       8 v[4] copy
        xor eax, edx                ;   231.5 p0       8 v[4]
        and edi, eax                ;   232.7 p0       8 v[4]
        xor edi, edx                ;   233.7 p0       8 v[4]
        add ecx, edi                ;   235.3 p1      27 v[4]
        rol ebx, 0x1e               ;   236.3 p1      28 v[1]
        mov eax, dword [esp + 24]   ;   232.0 p2      23 w[9]
        xor eax, esi                ;   236.0 p0      23 w[9]
        mov edi, dword [esp + 72]   ;   233.0 p2      23 w[11] reload
        xor eax, edi                ;   237.0 p0      23 w[9]
        xor eax, dword [esp + 64]   ;   238.0 p2+p0   23 w[9]
        rol eax, 1                  ;   239.0 p1      23 w[9]
        add edx, 0x8f1bbcdc         ;   234.5 p0      27 v[3]
        add edx, eax                ;   240.0 p0      27 v[3]
        mov dword [esp + 64], esi   ;   235.5 p0+p3   23 w[6] spill
        mov esi, dword [esp + 92]   ;   235.3 p2       8 v[3]
        xor esi, ebp                ;   239.3 p0       8 v[3]
        mov edi, ecx                ;   236.3 p1      27 v[3] copy
        rol edi, 5                  ;   240.3 p1      27 v[3]
        add edx, edi                ;   241.3 p0      27 v[3]
        mov edi, ebp                ;   237.5 p0       8 v[3] copy
        xor edi, ebx                ;   238.5 p0       8 v[3]
        and esi, edi                ;   240.3 p0       8 v[3]
        xor esi, ebp                ;   241.3 p0       8 v[3]
        add edx, esi                ;   242.3 p1      27 v[3]
        mov edi, dword [esp + 92]   ;   238.7 p2      28 v[0]
        rol edi, 0x1e               ;   243.3 p1      28 v[0]
        mov esi, dword [esp + 68]   ;   239.7 p2      23 w[10]
        xor esi, dword [esp + 60]   ;   243.7 p2+p0   23 w[10]
        xor esi, dword [esp + 40]   ;   244.7 p2+p0   23 w[10]
        xor esi, dword [esp + 84]   ;   245.7 p2+p0   23 w[10]
        rol esi, 1                  ;   246.7 p1      23 w[10]
        add ebp, 0x8f1bbcdc         ;   242.0 p0      27 v[2]
        add ebp, esi                ;   247.7 p0      27 v[2]
        mov dword [esp + 84], esi   ;   247.7 p0+p3   23 w[10] spill
        mov esi, edx                ;   243.3 p1      27 v[2] copy
        rol esi, 5                  ;   248.7 p1      27 v[2]
        add ebp, esi                ;   249.7 p0      27 v[2]
        mov esi, ebx                ;   244.5 p0       8 v[2] copy
        xor esi, edi                ;   245.5 p0       8 v[2]
        mov dword [esp + 92], eax   ;   245.5 p0+p3   23 w[9] spill
        mov eax, ecx                ;   245.0 p1       8 v[2] copy
        xor eax, ebx                ;   246.5 p0       8 v[2]
        and esi, eax                ;   247.5 p0       8 v[2]
        xor esi, ebx                ;   248.5 p0       8 v[2]
        add ebp, esi                ;   250.7 p1      27 v[2]
        rol ecx, 0x1e               ;   251.7 p1      28 v[4]
        mov esi, dword [esp + 76]   ;   247.0 p2      23 w[11]
        mov eax, dword [esp + 52]   ;   248.0 p2      23 w[3] reload
        xor esi, eax                ;   252.0 p0      23 w[11]
        xor esi, dword [esp + 80]   ;   253.0 p2+p0   23 w[11]
        xor esi, dword [esp + 72]   ;   254.0 p2+p0   23 w[11]
        rol esi, 1                  ;   255.0 p1      23 w[11]
        add ebx, 0x8f1bbcdc         ;   249.7 p0      27 v[1]
        add ebx, esi                ;   256.0 p0      27 v[1]
        mov eax, ebp                ;   251.7 p1      27 v[1] copy
        rol eax, 5                  ;   257.0 p1      27 v[1]
        add ebx, eax                ;   258.0 p0      27 v[1]
        mov eax, edi                ;   251.5 p0       8 v[1] copy
        xor eax, ecx                ;   252.7 p0       8 v[1]
        mov dword [esp + 72], esi   ;   256.0 p0+p3   23 w[11] spill
        mov esi, edx                ;   252.3 p1       8 v[1] copy
        xor esi, edi                ;   253.5 p0       8 v[1]
        and eax, esi                ;   254.5 p0       8 v[1]
        xor eax, edi                ;   255.5 p0       8 v[1]
        add ebx, eax                ;   259.0 p1      27 v[1]
        rol edx, 0x1e               ;   260.0 p1      28 v[3]
        mov esi, dword [esp + 92]   ;   254.3 p2      23 w[12]
        mov eax, dword [esp + 56]   ;   255.3 p2      23 w[4] reload
        xor esi, eax                ;   259.3 p0      23 w[12]
        xor esi, dword [esp + 28]   ;   260.3 p2+p0   23 w[12]
        xor esi, dword [esp + 40]   ;   261.3 p2+p0   23 w[12]
        rol esi, 1                  ;   262.3 p1      23 w[12]
        add edi, 0x8f1bbcdc         ;   257.0 p0      27 v[0]
        add edi, esi                ;   263.3 p0      27 v[0]
        mov eax, ebx                ;   260.0 p1      27 v[0] copy
        rol eax, 5                  ;   264.3 p1      27 v[0]
        add edi, eax                ;   265.3 p0      27 v[0]
        mov eax, ecx                ;   258.8 p0       8 v[0] copy
        xor eax, edx                ;   261.0 p0       8 v[0]
        mov dword [esp + 40], esi   ;   263.3 p0+p3   23 w[12] spill
        mov esi, ebp                ;   259.7 p1       8 v[0] copy
        xor esi, ecx                ;   260.8 p0       8 v[0]
        and eax, esi                ;   262.0 p0       8 v[0]
        xor eax, ecx                ;   263.0 p0       8 v[0]
        add edi, eax                ;   266.3 p1      27 v[0]
        rol ebp, 0x1e               ;   267.3 p1      28 v[2]
        mov esi, dword [esp + 84]   ;   261.7 p2      23 w[13]
        mov eax, dword [esp + 48]   ;   262.7 p2      23 w[5] reload
        xor esi, eax                ;   266.7 p0      23 w[13]
        xor esi, dword [esp + 88]   ;   267.7 p2+p0   23 w[13]
        xor esi, dword [esp + 80]   ;   268.7 p2+p0   23 w[13]
        rol esi, 1                  ;   269.7 p1      23 w[13]
        add ecx, 0x8f1bbcdc         ;   264.3 p0      27 v[4]
        add ecx, esi                ;   270.7 p0      27 v[4]
        mov eax, edi                ;   267.3 p1      27 v[4] copy
        rol eax, 5                  ;   271.7 p1      27 v[4]
        add ecx, eax                ;   272.7 p0      27 v[4]
        mov eax, edx                ;   266.2 p0       8 v[4] copy
        xor eax, ebp                ;   268.3 p0       8 v[4]
        mov dword [esp + 80], esi   ;   270.7 p0+p3   23 w[13] spill
        mov esi, ebx                ;   267.0 p1       8 v[4] copy
        xor esi, edx                ;   268.2 p0       8 v[4]
        and eax, esi                ;   269.3 p0       8 v[4]
        xor eax, edx                ;   270.3 p0       8 v[4]
        add ecx, eax                ;   273.7 p1      27 v[4]
        rol ebx, 0x1e               ;   274.7 p1      28 v[1]
        mov esi, dword [esp + 72]   ;   269.0 p2      23 w[14]
        mov eax, dword [esp + 64]   ;   270.0 p2      23 w[6] reload
        xor esi, eax                ;   274.0 p0      23 w[14]
        xor esi, dword [esp + 44]   ;   275.0 p2+p0   23 w[14]
        xor esi, dword [esp + 28]   ;   276.0 p2+p0   23 w[14]
        rol esi, 1                  ;   277.0 p1      23 w[14]
        add edx, 0x8f1bbcdc         ;   271.7 p0      27 v[3]
        add edx, esi                ;   278.0 p0      27 v[3]
        mov eax, ecx                ;   274.7 p1      27 v[3] copy
        rol eax, 5                  ;   279.0 p1      27 v[3]
        add edx, eax                ;   280.0 p0      27 v[3]
        mov eax, ebp                ;   273.5 p0       8 v[3] copy
        xor eax, ebx                ;   275.7 p0       8 v[3]
        mov dword [esp + 28], esi   ;   278.0 p0+p3   23 w[14] spill
        mov esi, edi                ;   274.3 p1       8 v[3] copy
        xor esi, ebp                ;   275.5 p0       8 v[3]
        and eax, esi                ;   276.7 p0       8 v[3]
        xor eax, ebp                ;   277.7 p0       8 v[3]
        add edx, eax                ;   281.0 p1      27 v[3]
        rol edi, 0x1e               ;   282.0 p1      28 v[0]
        mov esi, dword [esp + 40]   ;   276.3 p2      23 w[15]
        mov eax, dword [esp + 68]   ;   277.3 p2      23 w[7] reload
        xor esi, eax                ;   281.3 p0      23 w[15]
        xor esi, dword [esp + 24]   ;   282.3 p2+p0   23 w[15]
        xor esi, dword [esp + 88]   ;   283.3 p2+p0   23 w[15]
        rol esi, 1                  ;   284.3 p1      23 w[15]
        add ebp, 0x8f1bbcdc         ;   279.0 p0      27 v[2]
        add ebp, esi                ;   285.3 p0      27 v[2]
        mov eax, edx                ;   282.0 p1      27 v[2] copy
        rol eax, 5                  ;   286.3 p1      27 v[2]
        add ebp, eax                ;   287.3 p0      27 v[2]
        mov eax, ebx                ;   280.8 p0       8 v[2] copy
        xor eax, edi                ;   283.0 p0       8 v[2]
        mov dword [esp + 88], esi   ;   285.3 p0+p3   23 w[15] spill
        mov esi, ecx                ;   281.7 p1       8 v[2] copy
        xor esi, ebx                ;   282.8 p0       8 v[2]
        and eax, esi                ;   284.0 p0       8 v[2]
        xor eax, ebx                ;   285.0 p0       8 v[2]
        add ebp, eax                ;   288.3 p1      27 v[2]
        rol ecx, 0x1e               ;   289.3 p1      28 v[4]
        mov esi, dword [esp + 80]   ;   283.7 p2      23 w[0]
        mov eax, dword [esp + 76]   ;   284.7 p2      23 w[8] reload
        xor esi, eax                ;   288.7 p0      23 w[0]
        xor esi, dword [esp + 60]   ;   289.7 p2+p0   23 w[0]
        xor esi, dword [esp + 44]   ;   290.7 p2+p0   23 w[0]
        rol esi, 1                  ;   291.7 p1      23 w[0]
        add ebx, 0x8f1bbcdc         ;   286.3 p0      27 v[1]
        add ebx, esi                ;   292.7 p0      27 v[1]
        mov eax, ebp                ;   289.3 p1      27 v[1] copy
        rol eax, 5                  ;   293.7 p1      27 v[1]
        add ebx, eax                ;   294.7 p0      27 v[1]
        mov eax, edi                ;   288.2 p0       8 v[1] copy
        xor eax, ecx                ;   290.3 p0       8 v[1]
        mov dword [esp + 44], esi   ;   292.7 p0+p3   23 w[0] spill
        mov esi, edx                ;   289.0 p1       8 v[1] copy
        xor esi, edi                ;   290.2 p0       8 v[1]
        and eax, esi                ;   291.3 p0       8 v[1]
        xor eax, edi                ;   292.3 p0       8 v[1]
        add ebx, eax                ;   295.7 p1      27 v[1]
        rol edx, 0x1e               ;   296.7 p1      28 v[3]
        mov esi, dword [esp + 28]   ;   291.0 p2      23 w[1]
        mov eax, dword [esp + 92]   ;   292.0 p2      23 w[9] reload
        xor esi, eax                ;   296.0 p0      23 w[1]
        xor esi, dword [esp + 52]   ;   297.0 p2+p0   23 w[1]
        xor esi, dword [esp + 24]   ;   298.0 p2+p0   23 w[1]
        rol esi, 1                  ;   299.0 p1      23 w[1]
        add edi, 0x8f1bbcdc         ;   293.7 p0      27 v[0]
        add edi, esi                ;   300.0 p0      27 v[0]
        mov eax, ebx                ;   296.7 p1      27 v[0] copy
        rol eax, 5                  ;   301.0 p1      27 v[0]
        add edi, eax                ;   302.0 p0      27 v[0]
        mov eax, ecx                ;   295.5 p0       8 v[0] copy
        xor eax, edx                ;   297.7 p0       8 v[0]
        mov dword [esp + 24], esi   ;   300.0 p0+p3   23 w[1] spill
        mov esi, ebp                ;   296.3 p1       8 v[0] copy
        xor esi, ecx                ;   297.5 p0       8 v[0]
        and eax, esi                ;   298.7 p0       8 v[0]
        xor eax, ecx                ;   299.7 p0       8 v[0]
        add edi, eax                ;   303.0 p1      27 v[0]
        rol ebp, 0x1e               ;   304.0 p1      28 v[2]
        mov esi, dword [esp + 88]   ;   298.3 p2      23 w[2]
        mov eax, dword [esp + 84]   ;   299.3 p2      23 w[10] reload
        xor esi, eax                ;   303.3 p0      23 w[2]
        xor esi, dword [esp + 56]   ;   304.3 p2+p0   23 w[2]
        xor esi, dword [esp + 60]   ;   305.3 p2+p0   23 w[2]
        rol esi, 1                  ;   306.3 p1      23 w[2]
        add ecx, 0x8f1bbcdc         ;   301.0 p0      27 v[4]
        add ecx, esi                ;   307.3 p0      27 v[4]
        mov eax, edi                ;   304.0 p1      27 v[4] copy
        rol eax, 5                  ;   308.3 p1      27 v[4]
        add ecx, eax                ;   309.3 p0      27 v[4]
        mov eax, edx                ;   302.8 p0       8 v[4] copy
        xor eax, ebp                ;   305.0 p0       8 v[4]
        mov dword [esp + 60], esi   ;   307.3 p0+p3   23 w[2] spill
        mov esi, ebx                ;   303.7 p1       8 v[4] copy
        xor esi, edx                ;   304.8 p0       8 v[4]
        and eax, esi                ;   306.0 p0       8 v[4]
        xor eax, edx                ;   307.0 p0       8 v[4]
        add ecx, eax                ;   310.3 p1      27 v[4]
        rol ebx, 0x1e               ;   311.3 p1      28 v[1]
        mov esi, dword [esp + 44]   ;   305.7 p2      23 w[3]
        mov eax, dword [esp + 72]   ;   306.7 p2      23 w[11] reload
        xor esi, eax                ;   310.7 p0      23 w[3]
        xor esi, dword [esp + 48]   ;   311.7 p2+p0   23 w[3]
        xor esi, dword [esp + 52]   ;   312.7 p2+p0   23 w[3]
        rol esi, 1                  ;   313.7 p1      23 w[3]
        add edx, 0x8f1bbcdc         ;   308.3 p0      27 v[3]
        add edx, esi                ;   314.7 p0      27 v[3]
        mov eax, ecx                ;   311.3 p1      27 v[3] copy
        rol eax, 5                  ;   315.7 p1      27 v[3]
        add edx, eax                ;   316.7 p0      27 v[3]
        mov eax, ebp                ;   310.2 p0       8 v[3] copy
        xor eax, ebx                ;   312.3 p0       8 v[3]
        mov dword [esp + 52], esi   ;   314.7 p0+p3   23 w[3] spill
        mov esi, edi                ;   311.0 p1       8 v[3] copy
        xor esi, ebp                ;   312.2 p0       8 v[3]
        and eax, esi                ;   313.3 p0       8 v[3]
        xor eax, ebp                ;   314.3 p0       8 v[3]
        add edx, eax                ;   317.7 p1      27 v[3]
        rol edi, 0x1e               ;   318.7 p1      28 v[0]
        mov esi, dword [esp + 24]   ;   313.0 p2      23 w[4]
        mov eax, dword [esp + 40]   ;   314.0 p2      23 w[12] reload
        xor esi, eax                ;   318.0 p0      23 w[4]
        xor esi, dword [esp + 64]   ;   319.0 p2+p0   23 w[4]
        xor esi, dword [esp + 56]   ;   320.0 p2+p0   23 w[4]
        rol esi, 1                  ;   321.0 p1      23 w[4]
        add ebp, 0x8f1bbcdc         ;   315.7 p0      27 v[2]
        add ebp, esi                ;   322.0 p0      27 v[2]
        mov eax, edx                ;   318.7 p1      27 v[2] copy
        rol eax, 5                  ;   323.0 p1      27 v[2]
        add ebp, eax                ;   324.0 p0      27 v[2]
        mov eax, ebx                ;   317.5 p0       8 v[2] copy
        xor eax, edi                ;   319.7 p0       8 v[2]
        mov dword [esp + 56], esi   ;   322.0 p0+p3   23 w[4] spill
        mov esi, ecx                ;   318.3 p1       8 v[2] copy
        xor esi, ebx                ;   319.5 p0       8 v[2]
        and eax, esi                ;   320.7 p0       8 v[2]
        xor eax, ebx                ;   321.7 p0       8 v[2]
        add ebp, eax                ;   325.0 p1      27 v[2]
        rol ecx, 0x1e               ;   326.0 p1      28 v[4]
        mov esi, dword [esp + 60]   ;   320.3 p2      23 w[5]
        mov eax, dword [esp + 80]   ;   321.3 p2      23 w[13] reload
        xor esi, eax                ;   325.3 p0      23 w[5]
        xor esi, dword [esp + 68]   ;   326.3 p2+p0   23 w[5]
        xor esi, dword [esp + 48]   ;   327.3 p2+p0   23 w[5]
        rol esi, 1                  ;   328.3 p1      23 w[5]
        add ebx, 0x8f1bbcdc         ;   323.0 p0      27 v[1]
        add ebx, esi                ;   329.3 p0      27 v[1]
        mov eax, ebp                ;   326.0 p1      27 v[1] copy
        rol eax, 5                  ;   330.3 p1      27 v[1]
        add ebx, eax                ;   331.3 p0      27 v[1]
        mov eax, edi                ;   324.8 p0       8 v[1] copy
        xor eax, ecx                ;   327.0 p0       8 v[1]
        mov dword [esp + 48], esi   ;   329.3 p0+p3   23 w[5] spill
        mov esi, edx                ;   325.7 p1       8 v[1] copy
        xor esi, edi                ;   326.8 p0       8 v[1]
        and eax, esi                ;   328.0 p0       8 v[1]
        xor eax, edi                ;   329.0 p0       8 v[1]
        add ebx, eax                ;   332.3 p1      27 v[1]
        rol edx, 0x1e               ;   333.3 p1      28 v[3]
        mov esi, dword [esp + 52]   ;   327.7 p2      23 w[6]
        mov eax, dword [esp + 28]   ;   328.7 p2      23 w[14] reload
        xor esi, eax                ;   332.7 p0      23 w[6]
        xor esi, dword [esp + 76]   ;   333.7 p2+p0   23 w[6]
        xor esi, dword [esp + 64]   ;   334.7 p2+p0   23 w[6]
        rol esi, 1                  ;   335.7 p1      23 w[6]
        add edi, 0x8f1bbcdc         ;   330.3 p0      27 v[0]
        add edi, esi                ;   336.7 p0      27 v[0]
        mov eax, ebx                ;   333.3 p1      27 v[0] copy
        rol eax, 5                  ;   337.7 p1      27 v[0]
        add edi, eax                ;   338.7 p0      27 v[0]
        mov eax, ecx                ;   332.2 p0       8 v[0] copy
        xor eax, edx                ;   334.3 p0       8 v[0]
        mov dword [esp + 64], esi   ;   336.7 p0+p3   23 w[6] spill
        mov esi, ebp                ;   333.0 p1       8 v[0] copy
        xor esi, ecx                ;   334.2 p0       8 v[0]
        and eax, esi                ;   335.3 p0       8 v[0]
        xor eax, ecx                ;   336.3 p0       8 v[0]
        add edi, eax                ;   339.7 p1      27 v[0]
        rol ebp, 0x1e               ;   340.7 p1      28 v[2]
        mov esi, dword [esp + 56]   ;   335.0 p2      23 w[7]
        mov eax, dword [esp + 88]   ;   336.0 p2      23 w[15] reload
        xor esi, eax                ;   340.0 p0      23 w[7]
        xor esi, dword [esp + 92]   ;   341.0 p2+p0   23 w[7]
        xor esi, dword [esp + 68]   ;   342.0 p2+p0   23 w[7]
        rol esi, 1                  ;   343.0 p1      23 w[7]
        add ecx, 0x8f1bbcdc         ;   337.7 p0      27 v[4]
        add ecx, esi                ;   344.0 p0      27 v[4]
        mov eax, edi                ;   340.7 p1      27 v[4] copy
        rol eax, 5                  ;   345.0 p1      27 v[4]
        add ecx, eax                ;   346.0 p0      27 v[4]
        mov eax, edx                ;   339.5 p0       8 v[4] copy
        xor eax, ebp                ;   341.7 p0       8 v[4]
        mov dword [esp + 68], esi   ;   344.0 p0+p3   23 w[7] spill
        mov esi, ebx                ;   340.3 p1       8 v[4] copy
        xor esi, edx                ;   341.5 p0       8 v[4]
        and eax, esi                ;   342.7 p0       8 v[4]
        xor eax, edx                ;   343.7 p0       8 v[4]
        add ecx, eax                ;   347.0 p1      27 v[4]
        rol ebx, 0x1e               ;   348.0 p1      28 v[1]
        mov esi, dword [esp + 48]   ;   342.3 p2      23 w[8]
        mov eax, dword [esp + 44]   ;   343.3 p2      23 w[0] reload
        xor esi, eax                ;   347.3 p0      23 w[8]
        xor esi, dword [esp + 84]   ;   348.3 p2+p0   23 w[8]
        xor esi, dword [esp + 76]   ;   349.3 p2+p0   23 w[8]
        rol esi, 1                  ;   350.3 p1      23 w[8]
        add edx, 0x8f1bbcdc         ;   345.0 p0      27 v[3]
        add edx, esi                ;   351.3 p0      27 v[3]
        mov eax, ecx                ;   348.0 p1      27 v[3] copy
        rol eax, 5                  ;   352.3 p1      27 v[3]
        add edx, eax                ;   353.3 p0      27 v[3]
        mov eax, ebp                ;   346.8 p0       8 v[3] copy
        xor eax, ebx                ;   349.0 p0       8 v[3]
        mov dword [esp + 76], esi   ;   351.3 p0+p3   23 w[8] spill
        mov esi, edi                ;   347.7 p1       8 v[3] copy
        xor esi, ebp                ;   348.8 p0       8 v[3]
        and eax, esi                ;   350.0 p0       8 v[3]
        xor eax, ebp                ;   351.0 p0       8 v[3]
        add edx, eax                ;   354.3 p1      27 v[3]
        rol edi, 0x1e               ;   355.3 p1      28 v[0]
        mov esi, dword [esp + 64]   ;   349.7 p2      23 w[9]
        mov eax, dword [esp + 24]   ;   350.7 p2      23 w[1] reload
        xor esi, eax                ;   354.7 p0      23 w[9]
        xor esi, dword [esp + 72]   ;   355.7 p2+p0   23 w[9]
        xor esi, dword [esp + 92]   ;   356.7 p2+p0   23 w[9]
        rol esi, 1                  ;   357.7 p1      23 w[9]
        add ebp, 0x8f1bbcdc         ;   352.3 p0      27 v[2]
        add ebp, esi                ;   358.7 p0      27 v[2]
        mov eax, edx                ;   355.3 p1      27 v[2] copy
        rol eax, 5                  ;   359.7 p1      27 v[2]
        add ebp, eax                ;   360.7 p0      27 v[2]
        mov eax, ebx                ;   354.2 p0       8 v[2] copy
        xor eax, edi                ;   356.3 p0       8 v[2]
        mov dword [esp + 92], esi   ;   358.7 p0+p3   23 w[9] spill
        mov esi, ecx                ;   355.0 p1       8 v[2] copy
        xor esi, ebx                ;   356.2 p0       8 v[2]
        and eax, esi                ;   357.3 p0       8 v[2]
        xor eax, ebx                ;   358.3 p0       8 v[2]
        add ebp, eax                ;   361.7 p1      27 v[2]
        rol ecx, 0x1e               ;   362.7 p1      28 v[4]
        mov esi, dword [esp + 68]   ;   357.0 p2      23 w[10]
        mov eax, dword [esp + 60]   ;   358.0 p2      23 w[2] reload
        xor esi, eax                ;   362.0 p0      23 w[10]
        xor esi, dword [esp + 40]   ;   363.0 p2+p0   23 w[10]
        xor esi, dword [esp + 84]   ;   364.0 p2+p0   23 w[10]
        rol esi, 1                  ;   365.0 p1      23 w[10]
        add ebx, 0x8f1bbcdc         ;   359.7 p0      27 v[1]
        add ebx, esi                ;   366.0 p0      27 v[1]
        mov eax, ebp                ;   362.7 p1      27 v[1] copy
        rol eax, 5                  ;   367.0 p1      27 v[1]
        add ebx, eax                ;   368.0 p0      27 v[1]
        mov eax, edi                ;   361.5 p0       8 v[1] copy
        xor eax, ecx                ;   363.7 p0       8 v[1]
        mov dword [esp + 84], esi   ;   366.0 p0+p3   23 w[10] spill
        mov esi, edx                ;   362.3 p1       8 v[1] copy
        xor esi, edi                ;   363.5 p0       8 v[1]
        and eax, esi                ;   364.7 p0       8 v[1]
        xor eax, edi                ;   365.7 p0       8 v[1]
        add ebx, eax                ;   369.0 p1      27 v[1]
        rol edx, 0x1e               ;   370.0 p1      28 v[3]
        mov esi, dword [esp + 76]   ;   364.3 p2      23 w[11]
        mov eax, dword [esp + 52]   ;   365.3 p2      23 w[3] reload
        xor esi, eax                ;   369.3 p0      23 w[11]
        xor esi, dword [esp + 80]   ;   370.3 p2+p0   23 w[11]
        xor esi, dword [esp + 72]   ;   371.3 p2+p0   23 w[11]
        rol esi, 1                  ;   372.3 p1      23 w[11]
        add edi, 0x8f1bbcdc         ;   367.0 p0      27 v[0]
        add edi, esi                ;   373.3 p0      27 v[0]
        mov eax, ebx                ;   370.0 p1      27 v[0] copy
        rol eax, 5                  ;   374.3 p1      27 v[0]
        add edi, eax                ;   375.3 p0      27 v[0]
        mov eax, ecx                ;   368.8 p0       8 v[0] copy
        xor eax, edx                ;   371.0 p0       8 v[0]
        mov dword [esp + 72], esi   ;   373.3 p0+p3   23 w[11] spill
        mov esi, ebp                ;   369.7 p1       8 v[0] copy
        xor esi, ecx                ;   370.8 p0       8 v[0]
        and eax, esi                ;   372.0 p0       8 v[0]
        xor eax, ecx                ;   373.0 p0       8 v[0]
        add edi, eax                ;   376.3 p1      27 v[0]
        rol ebp, 0x1e               ;   377.3 p1      28 v[2]
        mov esi, dword [esp + 92]   ;   371.7 p2      23 w[12]
        mov eax, dword [esp + 56]   ;   372.7 p2      23 w[4] reload
        xor esi, eax                ;   376.7 p0      23 w[12]
        xor esi, dword [esp + 28]   ;   377.7 p2+p0   23 w[12]
        xor esi, dword [esp + 40]   ;   378.7 p2+p0   23 w[12]
        rol esi, 1                  ;   379.7 p1      23 w[12]
        add ecx, 0xca62c1d6         ;   374.3 p0      27 v[4]
        add ecx, esi                ;   380.7 p0      27 v[4]
        mov eax, edi                ;   377.3 p1      27 v[4] copy
        rol eax, 5                  ;   381.7 p1      27 v[4]
        add ecx, eax                ;   382.7 p0      27 v[4]
        mov eax, ebx                ;   376.2 p0       7 v[4] copy
        xor eax, edx                ;   377.2 p0       7 v[4]
        xor eax, ebp                ;   378.3 p0       7 v[4]
        add ecx, eax                ;   383.7 p1      27 v[4]
        rol ebx, 0x1e               ;   384.7 p1      28 v[1]
        mov eax, dword [esp + 84]   ;   377.7 p2      23 w[13]
        xor eax, dword [esp + 48]   ;   381.7 p2+p0   23 w[13]
        xor eax, dword [esp + 88]   ;   382.7 p2+p0   23 w[13]
        xor eax, dword [esp + 80]   ;   383.7 p2+p0   23 w[13]
        rol eax, 1                  ;   384.7 p1      23 w[13]
        add edx, 0xca62c1d6         ;   380.3 p0      27 v[3]
        add edx, eax                ;   385.7 p0      27 v[3]
        mov dword [esp + 80], eax   ;   385.7 p0+p3   23 w[13] spill
        mov eax, dword [esp + 68]   ;   381.7 p2      23 w[15]
        xor eax, esi                ;   385.7 p0      23 w[15]
        xor eax, dword [esp + 24]   ;   386.7 p2+p0   23 w[15]
        xor eax, dword [esp + 88]   ;   387.7 p2+p0   23 w[15]
        rol eax, 1                  ;   388.7 p1      23 w[15]
        mov dword [esp + 88], esi   ;   383.8 p0+p3   23 w[12] spill
        mov esi, ecx                ;   384.7 p1      27 v[3] copy
        rol esi, 5                  ;   389.7 p1      27 v[3]
        add edx, esi                ;   390.7 p0      27 v[3]
        mov esi, edi                ;   385.3 p0      28 v[0] copy
        rol esi, 0x1e               ;   391.7 p1      28 v[0]
        xor edi, ebp                ;   385.8 p0       7 v[3]
        xor edi, ebx                ;   386.8 p0       7 v[3]
        add edx, edi                ;   391.7 p1      27 v[3]
        lea edi, [ebx - 899497514]  ;   386.8 p0      27 v[1]
        xor ebx, ecx                ;   387.3 p0       7 v[2]
        xor ebx, esi                ;   392.7 p0       7 v[2]
        add ebp, 0xca62c1d6         ;   387.7 p1      27 v[2]
        add ebp, ebx                ;   393.7 p1      27 v[2]
        mov ebx, dword [esp + 72]   ;   388.3 p2      23 w[14]
        xor ebx, dword [esp + 64]   ;   392.3 p2+p0   23 w[14]
        xor ebx, dword [esp + 44]   ;   393.3 p2+p0   23 w[14]
        xor ebx, dword [esp + 28]   ;   394.3 p2+p0   23 w[14]
        rol ebx, 1                  ;   395.3 p1      23 w[14]
        add ebp, ebx                ;   396.3 p0      27 v[2]
        rol ecx, 0x1e               ;   397.3 p1      28 v[4]
        add edi, eax                ;   391.7 p0      27 v[1]
        mov dword [esp + 28], eax   ;   392.2 p0+p3   23 w[15] spill
        mov eax, edx                ;   392.7 p1      27 v[2] copy
        rol eax, 5                  ;   393.7 p1      27 v[2]
        add ebp, eax                ;   397.3 p0      27 v[2]
        mov eax, ebp                ;   398.3 p0      27 v[1] copy
        rol eax, 5                  ;   399.3 p1      27 v[1]
        add edi, eax                ;   400.3 p0      27 v[1]
        mov eax, dword [esp + 92]   ;   394.3 p2      23 w[1]
        xor eax, ebx                ;   398.3 p0      23 w[1]
        xor eax, dword [esp + 52]   ;   399.3 p2+p0   23 w[1]
        xor eax, dword [esp + 24]   ;   400.3 p2+p0   23 w[1]
        rol eax, 1                  ;   401.3 p1      23 w[1]
        mov dword [esp + 24], ebx   ;   396.7 p0+p3   23 w[14] spill
        mov ebx, edx                ;   397.3 p1      28 v[3] copy
        rol ebx, 0x1e               ;   402.3 p1      28 v[3]
        xor edx, esi                ;   397.7 p0       7 v[1]
        xor edx, ecx                ;   398.7 p0       7 v[1]
        add edi, edx                ;   401.3 p0      27 v[1]
        lea edx, [ecx - 899497514]  ;   398.8 p1      27 v[4]
        xor ecx, ebp                ;   399.2 p0       7 v[0]
        xor ecx, ebx                ;   403.3 p0       7 v[0]
        add esi, 0xca62c1d6         ;   399.7 p1      27 v[0]
        add esi, ecx                ;   404.3 p1      27 v[0]
        mov ecx, dword [esp + 80]   ;   400.3 p2      23 w[0]
        xor ecx, dword [esp + 76]   ;   404.3 p2+p0   23 w[0]
        xor ecx, dword [esp + 60]   ;   405.3 p2+p0   23 w[0]
        xor ecx, dword [esp + 44]   ;   406.3 p2+p0   23 w[0]
        rol ecx, 1                  ;   407.3 p1      23 w[0]
        add esi, ecx                ;   408.3 p0      27 v[0]
        rol ebp, 0x1e               ;   409.3 p1      28 v[2]
        add edx, eax                ;   403.7 p0      27 v[4]
        mov dword [esp + 44], eax   ;   404.2 p0+p3   23 w[1] spill
        mov eax, edi                ;   404.7 p1      27 v[0] copy
        rol eax, 5                  ;   405.7 p1      27 v[0]
        add esi, eax                ;   409.3 p0      27 v[0]
        mov eax, esi                ;   410.3 p0      27 v[4] copy
        rol eax, 5                  ;   411.3 p1      27 v[4]
        add edx, eax                ;   412.3 p0      27 v[4]
        mov eax, dword [esp + 72]   ;   406.3 p2      23 w[3]
        xor eax, ecx                ;   410.3 p0      23 w[3]
        xor eax, dword [esp + 48]   ;   411.3 p2+p0   23 w[3]
        xor eax, dword [esp + 52]   ;   412.3 p2+p0   23 w[3]
        rol eax, 1                  ;   413.3 p1      23 w[3]
        mov dword [esp + 52], ecx   ;   408.7 p0+p3   23 w[0] spill
        mov ecx, edi                ;   409.3 p1      28 v[1] copy
        rol ecx, 0x1e               ;   414.3 p1      28 v[1]
        xor edi, ebx                ;   409.7 p0       7 v[4]
        xor edi, ebp                ;   410.7 p0       7 v[4]
        add edx, edi                ;   413.3 p0      27 v[4]
        lea edi, [ebp - 899497514]  ;   410.8 p1      27 v[2]
        xor ebp, esi                ;   411.2 p0       7 v[3]
        xor ebp, ecx                ;   415.3 p0       7 v[3]
        add ebx, 0xca62c1d6         ;   411.7 p1      27 v[3]
        add ebx, ebp                ;   416.3 p1      27 v[3]
        mov ebp, dword [esp + 28]   ;   412.3 p2      23 w[2]
        xor ebp, dword [esp + 84]   ;   416.3 p2+p0   23 w[2]
        xor ebp, dword [esp + 56]   ;   417.3 p2+p0   23 w[2]
        xor ebp, dword [esp + 60]   ;   418.3 p2+p0   23 w[2]
        rol ebp, 1                  ;   419.3 p1      23 w[2]
        add ebx, ebp                ;   420.3 p0      27 v[3]
        rol esi, 0x1e               ;   421.3 p1      28 v[0]
        add edi, eax                ;   415.7 p0      27 v[2]
        mov dword [esp + 60], eax   ;   416.2 p0+p3   23 w[3] spill
        mov eax, edx                ;   416.7 p1      27 v[3] copy
        rol eax, 5                  ;   417.7 p1      27 v[3]
        add ebx, eax                ;   421.3 p0      27 v[3]
        mov eax, ebx                ;   422.3 p0      27 v[2] copy
        rol eax, 5                  ;   423.3 p1      27 v[2]
        add edi, eax                ;   424.3 p0      27 v[2]
        mov eax, dword [esp + 80]   ;   418.3 p2      23 w[5]
        xor eax, ebp                ;   422.3 p0      23 w[5]
        xor eax, dword [esp + 68]   ;   423.3 p2+p0   23 w[5]
        xor eax, dword [esp + 48]   ;   424.3 p2+p0   23 w[5]
        rol eax, 1                  ;   425.3 p1      23 w[5]
        mov dword [esp + 48], ebp   ;   420.7 p0+p3   23 w[2] spill
        mov ebp, edx                ;   421.3 p1      28 v[4] copy
        rol ebp, 0x1e               ;   426.3 p1      28 v[4]
        xor edx, ecx                ;   421.7 p0       7 v[2]
        xor edx, esi                ;   422.7 p0       7 v[2]
        add edi, edx                ;   425.3 p0      27 v[2]
        lea edx, [esi - 899497514]  ;   422.8 p1      27 v[0]
        xor esi, ebx                ;   423.2 p0       7 v[1]
        xor esi, ebp                ;   427.3 p0       7 v[1]
        add ecx, 0xca62c1d6         ;   423.7 p1      27 v[1]
        add ecx, esi                ;   428.3 p1      27 v[1]
        mov esi, dword [esp + 44]   ;   424.3 p2      23 w[4]
        xor esi, dword [esp + 88]   ;   428.3 p2+p0   23 w[4]
        xor esi, dword [esp + 64]   ;   429.3 p2+p0   23 w[4]
        xor esi, dword [esp + 56]   ;   430.3 p2+p0   23 w[4]
        rol esi, 1                  ;   431.3 p1      23 w[4]
        add ecx, esi                ;   432.3 p0      27 v[1]
        rol ebx, 0x1e               ;   433.3 p1      28 v[3]
        add edx, eax                ;   427.7 p0      27 v[0]
        mov dword [esp + 56], eax   ;   428.2 p0+p3   23 w[5] spill
        mov eax, edi                ;   428.7 p1      27 v[1] copy
        rol eax, 5                  ;   429.7 p1      27 v[1]
        add ecx, eax                ;   433.3 p0      27 v[1]
        mov eax, ecx                ;   434.3 p0      27 v[0] copy
        rol eax, 5                  ;   435.3 p1      27 v[0]
        add edx, eax                ;   436.3 p0      27 v[0]
        mov eax, dword [esp + 28]   ;   430.3 p2      23 w[7]
        xor eax, esi                ;   434.3 p0      23 w[7]
        xor eax, dword [esp + 92]   ;   435.3 p2+p0   23 w[7]
        xor eax, dword [esp + 68]   ;   436.3 p2+p0   23 w[7]
        rol eax, 1                  ;   437.3 p1      23 w[7]
        mov dword [esp + 68], esi   ;   432.7 p0+p3   23 w[4] spill
        mov esi, edi                ;   433.3 p1      28 v[2] copy
        rol esi, 0x1e               ;   438.3 p1      28 v[2]
        xor edi, ebp                ;   433.7 p0       7 v[0]
        xor edi, ebx                ;   434.7 p0       7 v[0]
        add edx, edi                ;   437.3 p0      27 v[0]
        lea edi, [ebx - 899497514]  ;   434.8 p1      27 v[3]
        xor ebx, ecx                ;   435.2 p0       7 v[4]
        xor ebx, esi                ;   439.3 p0       7 v[4]
        add ebp, 0xca62c1d6         ;   435.7 p1      27 v[4]
        add ebp, ebx                ;   440.3 p1      27 v[4]
        mov ebx, dword [esp + 60]   ;   436.3 p2      23 w[6]
        xor ebx, dword [esp + 24]   ;   440.3 p2+p0   23 w[6]
        xor ebx, dword [esp + 76]   ;   441.3 p2+p0   23 w[6]
        xor ebx, dword [esp + 64]   ;   442.3 p2+p0   23 w[6]
        rol ebx, 1                  ;   443.3 p1      23 w[6]
        add ebp, ebx                ;   444.3 p0      27 v[4]
        rol ecx, 0x1e               ;   445.3 p1      28 v[1]
        add edi, eax                ;   439.7 p0      27 v[3]
        mov dword [esp + 64], eax   ;   440.2 p0+p3   23 w[7] spill
        mov eax, edx                ;   440.7 p1      27 v[4] copy
        rol eax, 5                  ;   441.7 p1      27 v[4]
        add ebp, eax                ;   445.3 p0      27 v[4]
        mov eax, ebp                ;   446.3 p0      27 v[3] copy
        rol eax, 5                  ;   447.3 p1      27 v[3]
        add edi, eax                ;   448.3 p0      27 v[3]
        mov eax, dword [esp + 44]   ;   442.3 p2      23 w[9]
        xor eax, ebx                ;   446.3 p0      23 w[9]
        xor eax, dword [esp + 72]   ;   447.3 p2+p0   23 w[9]
        xor eax, dword [esp + 92]   ;   448.3 p2+p0   23 w[9]
        rol eax, 1                  ;   449.3 p1      23 w[9]
        mov dword [esp + 92], ebx   ;   444.7 p0+p3   23 w[6] spill
        mov ebx, edx                ;   445.3 p1      28 v[0] copy
        rol ebx, 0x1e               ;   450.3 p1      28 v[0]
        xor edx, esi                ;   445.7 p0       7 v[3]
        xor edx, ecx                ;   446.7 p0       7 v[3]
        add edi, edx                ;   449.3 p0      27 v[3]
        lea edx, [ecx - 899497514]  ;   446.8 p1      27 v[1]
        xor ecx, ebp                ;   447.2 p0       7 v[2]
        xor ecx, ebx                ;   451.3 p0       7 v[2]
        add esi, 0xca62c1d6         ;   447.7 p1      27 v[2]
        add esi, ecx                ;   452.3 p1      27 v[2]
        mov ecx, dword [esp + 56]   ;   448.3 p2      23 w[8]
        xor ecx, dword [esp + 52]   ;   452.3 p2+p0   23 w[8]
        xor ecx, dword [esp + 84]   ;   453.3 p2+p0   23 w[8]
        xor ecx, dword [esp + 76]   ;   454.3 p2+p0   23 w[8]
        rol ecx, 1                  ;   455.3 p1      23 w[8]
        add esi, ecx                ;   456.3 p0      27 v[2]
        rol ebp, 0x1e               ;   457.3 p1      28 v[4]
        xor ecx, dword [esp + 60]   ;   456.3 p2+p0   23 w[11]
        xor ecx, dword [esp + 80]   ;   457.3 p2+p0   23 w[11]
        xor ecx, dword [esp + 72]   ;   458.3 p2+p0   23 w[11]
        rol ecx, 1                  ;   459.3 p1      23 w[11]
        add edx, eax                ;   454.0 p0      27 v[1]
        mov dword [esp + 72], eax   ;   454.5 p0+p3   23 w[9] spill
        mov eax, edi                ;   454.7 p1      27 v[2] copy
        rol eax, 5                  ;   455.7 p1      27 v[2]
        add esi, eax                ;   457.3 p0      27 v[2]
        mov eax, esi                ;   458.3 p0      27 v[1] copy
        rol eax, 5                  ;   459.3 p1      27 v[1]
        add edx, eax                ;   460.3 p0      27 v[1]
        mov eax, edi                ;   457.0 p0      28 v[3] copy
        rol eax, 0x1e               ;   461.3 p1      28 v[3]
        xor edi, ebx                ;   457.5 p0       7 v[1]
        xor edi, ebp                ;   458.5 p0       7 v[1]
        add edx, edi                ;   461.3 p1      27 v[1]
        lea edi, [ebp - 899497514]  ;   458.5 p0      27 v[4]
        xor ebp, esi                ;   459.0 p0       7 v[0]
        xor ebp, eax                ;   462.3 p0       7 v[0]
        add ebx, ebp                ;   463.3 p1      27 v[0]
        mov ebp, dword [esp + 64]   ;   459.7 p2      23 w[10]
        xor ebp, dword [esp + 48]   ;   463.7 p2+p0   23 w[10]
        xor ebp, dword [esp + 88]   ;   464.7 p2+p0   23 w[10]
        xor ebp, dword [esp + 84]   ;   465.7 p2+p0   23 w[10]
        rol ebp, 1                  ;   466.7 p1      23 w[10]
        add ebx, 0xca62c1d6         ;   464.3 p0      27 v[0]
        add ebx, ebp                ;   467.7 p0      27 v[0]
        rol esi, 0x1e               ;   468.7 p1      28 v[2]
        xor ebp, dword [esp + 56]   ;   467.7 p2+p0   23 w[13]
        xor ebp, dword [esp + 28]   ;   468.7 p2+p0   23 w[13]
        xor ebp, dword [esp + 80]   ;   469.7 p2+p0   23 w[13]
        rol ebp, 1                  ;   470.7 p1      23 w[13]
        add edi, ecx                ;   465.7 p0      27 v[4]
        mov dword [esp + 80], ecx   ;   466.2 p0+p3   23 w[11] spill
        mov ecx, edx                ;   466.3 p1      27 v[0] copy
        rol ecx, 5                  ;   467.3 p1      27 v[0]
        add ebx, ecx                ;   468.7 p0      27 v[0]
        mov ecx, ebx                ;   469.7 p0      27 v[4] copy
        rol ecx, 5                  ;   470.7 p1      27 v[4]
        add edi, ecx                ;   471.7 p0      27 v[4]
        mov ecx, edx                ;   468.7 p0      28 v[1] copy
        rol ecx, 0x1e               ;   472.7 p1      28 v[1]
        xor edx, eax                ;   469.2 p0       7 v[4]
        xor edx, esi                ;   470.2 p0       7 v[4]
        add edi, edx                ;   472.7 p1      27 v[4]
        lea edx, [esi - 899497514]  ;   470.2 p0      27 v[2]
        xor esi, ebx                ;   470.7 p0       7 v[3]
        xor esi, ecx                ;   473.7 p0       7 v[3]
        add eax, esi                ;   474.7 p1      27 v[3]
        mov esi, dword [esp + 72]   ;   471.3 p2      23 w[12]
        xor esi, dword [esp + 68]   ;   475.3 p2+p0   23 w[12]
        xor esi, dword [esp + 24]   ;   476.3 p2+p0   23 w[12]
        xor esi, dword [esp + 88]   ;   477.3 p2+p0   23 w[12]
        rol esi, 1                  ;   478.3 p1      23 w[12]
        add eax, 0xca62c1d6         ;   475.7 p0      27 v[3]
        add eax, esi                ;   479.3 p0      27 v[3]
        rol ebx, 0x1e               ;   480.3 p1      28 v[0]
        xor esi, dword [esp + 64]   ;   479.3 p2+p0   23 w[15]
        xor esi, dword [esp + 44]   ;   480.3 p2+p0   23 w[15]
        xor esi, dword [esp + 28]   ;   481.3 p2+p0   23 w[15]
        rol esi, 1                  ;   482.3 p1      23 w[15]
        add edx, ebp                ;   477.3 p0      27 v[2]
        mov ebp, edi                ;   477.8 p0      27 v[3] copy
        rol ebp, 5                  ;   478.8 p1      27 v[3]
        add eax, ebp                ;   480.3 p0      27 v[3]
        mov ebp, eax                ;   481.3 p0      27 v[2] copy
        rol ebp, 5                  ;   482.3 p1      27 v[2]
        add edx, ebp                ;   483.3 p0      27 v[2]
        mov ebp, edi                ;   479.8 p0      28 v[4] copy
        rol ebp, 0x1e               ;   484.3 p1      28 v[4]
        xor edi, ecx                ;   480.3 p0       7 v[2]
        xor edi, ebx                ;   481.3 p0       7 v[2]
        add edx, edi                ;   484.3 p1      27 v[2]
        mov edi, dword [esp + 0]    ;   481.3 p2      30 h
        add edi, ebx                ;   485.3 p0      30 h
        xor ebx, eax                ;   482.2 p0       7 v[1]
        xor ebx, ebp                ;   485.3 p0       7 v[1]
        add ecx, ebx                ;   486.3 p1      27 v[1]
        mov ebx, dword [esp + 80]   ;   483.0 p2      23 w[14]
        xor ebx, dword [esp + 92]   ;   487.0 p2+p0   23 w[14]
        xor ebx, dword [esp + 52]   ;   488.0 p2+p0   23 w[14]
        xor ebx, dword [esp + 24]   ;   489.0 p2+p0   23 w[14]
        rol ebx, 1                  ;   490.0 p1      23 w[14]
        add ecx, 0xca62c1d6         ;   487.3 p0      27 v[1]
        add ecx, ebx                ;   491.0 p0      27 v[1]
        rol eax, 0x1e               ;   492.0 p1      28 v[3]
        mov ebx, edx                ;   486.7 p0      27 v[1] copy
        rol ebx, 5                  ;   493.0 p1      27 v[1]
        add ecx, ebx                ;   494.0 p0      27 v[1]
        add edi, esi                ;   487.8 p0      30 h
        mov esi, edx                ;   488.3 p0       7 v[0] copy
        xor esi, ebp                ;   489.3 p0       7 v[0]
        xor esi, eax                ;   493.0 p0       7 v[0]
        rol edx, 0x1e               ;   494.0 p1      28 v[2]
        mov ebx, ecx                ;   495.0 p0      27 v[0] copy
        rol ebx, 5                  ;   496.0 p1      27 v[0]
        add edi, esi                ;   494.0 p0      30 h
        add edi, 0xca62c1d6         ;   495.0 p0      30 h
        add edi, ebx                ;   497.0 p1      30 h
        mov dword [esp + 0], edi    ;   498.0 p0+p3   30 h
        add ecx, dword [esp + 4]    ;   495.0 p2+p1   30 h
        mov dword [esp + 4], ecx    ;   496.0 p0+p3   30 h
        add edx, dword [esp + 36]   ;   495.0 p2+p1   30 h
        add eax, dword [esp + 12]   ;   493.3 p2+p1   30 h
        mov dword [esp + 12], eax   ;   495.0 p0+p3   30 h
        add ebp, dword [esp + 16]   ;   494.3 p2+p1   30 h
        mov dword [esp + 16], ebp   ;   497.0 p0+p3   30 h
        mov esi, dword [esp + 32]   ;   495.3 p2      16 blocks
        add esi, 0x40               ;   499.3 p1      16 blocks
        mov edi, edx                ;   496.0 p0      30 h copy
        cmp esi, dword [esp + 20]   ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 120], esi  ;                    resident
        mov dword [esp + 8], edi    ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]    ;     0.0 p2      16 blocks reload
        mov edi, dword [esp + 116]  ;     1.0 p2      16 blocks reload
        mov dword [edi], esi        ;     4.0 p0+p3   16 blocks
        mov esi, dword [esp + 4]    ;     2.0 p2      16 blocks reload
        mov dword [edi + 4], esi    ;     6.0 p0+p3   16 blocks
        mov esi, dword [esp + 8]    ;     3.0 p2      16 blocks reload
        mov dword [edi + 8], esi    ;     7.0 p0+p3   16 blocks
        mov esi, dword [esp + 12]   ;     4.0 p2      16 blocks reload
        mov dword [edi + 12], esi   ;     8.0 p0+p3   16 blocks
        mov esi, dword [esp + 16]   ;     5.0 p2      16 blocks reload
        mov dword [edi + 16], esi   ;     9.0 p0+p3   16 blocks
        xor eax, eax                ;                    cleared
        mov dword [esp + 0], eax    ;                    cleared
        mov dword [esp + 4], eax    ;                    cleared
        mov dword [esp + 8], eax    ;                    cleared
        mov dword [esp + 12], eax   ;                    cleared
        mov dword [esp + 16], eax   ;                    cleared
        mov dword [esp + 24], eax   ;                    cleared
        mov dword [esp + 28], eax   ;                    cleared
        mov dword [esp + 32], eax   ;                    cleared
        mov dword [esp + 36], eax   ;                    cleared
        mov dword [esp + 40], eax   ;                    cleared
        mov dword [esp + 44], eax   ;                    cleared
        mov dword [esp + 48], eax   ;                    cleared
        mov dword [esp + 52], eax   ;                    cleared
        mov dword [esp + 56], eax   ;                    cleared
        mov dword [esp + 60], eax   ;                    cleared
        mov dword [esp + 64], eax   ;                    cleared
        mov dword [esp + 68], eax   ;                    cleared
        mov dword [esp + 72], eax   ;                    cleared
        mov dword [esp + 76], eax   ;                    cleared
        mov dword [esp + 80], eax   ;                    cleared
        mov dword [esp + 84], eax   ;                    cleared
        mov dword [esp + 88], eax   ;                    cleared
        mov dword [esp + 92], eax   ;                    cleared
        add esp, 0x60               ;                    frame
        pop ebp                     ;                    preserved
        pop edi                     ;                    preserved
        pop esi                     ;                    preserved
        pop ebx                     ;                    preserved
        ret

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
