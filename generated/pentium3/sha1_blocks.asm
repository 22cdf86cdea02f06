; sha1_blocks for Intel Pentium III (Katmai, Coppermine) (pentium3)
; made by cipherwright 0.1.0 from ciphers/sha1.cw (sha256 7cff2112ee1864dc); do not edit:
;   ./cw build sha1_blocks --cpu pentium3
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
;   body: 22 uops, planned 11.0; bounds: width 7.3, ports 8.0, path 3.0
;   blocks: 1504 uops, planned 539.7; bounds: width 501.3, ports 537.0, path 164.0
;   body.2: 16 uops, planned 8.0; bounds: width 5.3, ports 6.0, path 0.0
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
        push ebx                          ;                    preserved
        push esi                          ;                    preserved
        push edi                          ;                    preserved
        push ebp                          ;                    preserved
        sub esp, 0x60                     ;                    frame
        mov esi, dword [esp + 116]        ;     0.0 p2      16 h reload
        mov edi, dword [esi]              ;     3.0 p2      16 h
        mov dword [esp + 0], edi          ;     6.0 p3+p4   16 h
        mov edi, dword [esi + 4]          ;     3.0 p2      16 h
        mov dword [esp + 4], edi          ;     6.0 p3+p4   16 h
        mov edi, dword [esi + 8]          ;     3.0 p2      16 h
        mov dword [esp + 8], edi          ;     6.0 p3+p4   16 h
        mov edi, dword [esi + 12]         ;     4.0 p2      16 h
        mov dword [esp + 12], edi         ;     7.0 p3+p4   16 h
        mov esi, dword [esi + 16]         ;     5.0 p2      16 h
        mov dword [esp + 16], esi         ;     8.0 p3+p4   16 h
        mov esi, dword [esp + 124]        ;     6.0 p2      16 h
        shl esi, 6                        ;     9.0 p0      16 h
        add esi, dword [esp + 120]        ;    10.0 p1+p2   16 h
        mov dword [esp + 20], esi         ;    11.0 p3+p4   16 h
        cmp dword [esp + 124], 0          ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 120]        ;                    resident
        mov edi, dword [esp + 8]          ;                    resident
        align 16
.blocks_1:
        mov edx, dword [esp + 16]         ;     0.0 p2      27 v[4]
        mov ebp, dword [esi]              ;     1.0 p2      22 w[0]
        bswap ebp                         ;     4.0 p0+p1   22 w[0]
        mov eax, dword [esp + 0]          ;     2.0 p2      19 v[0] reload
        mov ecx, eax                      ;     5.0 p0      27 v[4] copy
        lea edx, [edx + ebp + 1518500249] ;     6.0 p0      27 v[4]
        rol ecx, 5                        ;     6.0 p0      27 v[4]
        add edx, ecx                      ;     7.0 p1      27 v[4]
        mov ebx, dword [esp + 12]         ;     3.0 p2      19 v[3] reload
        mov dword [esp + 24], ebp         ;     6.0 p3+p4   22 w[0] spill
        mov ecx, edi                      ;     4.0 p1       6 v[4] copy
        xor ecx, ebx                      ;     6.0 p0       6 v[4]
        and ecx, dword [esp + 4]          ;     7.0 p1+p2    6 v[4]
        xor ecx, ebx                      ;     8.0 p0       6 v[4]
        add edx, ecx                      ;     9.0 p1      27 v[4]
        mov ecx, dword [esi + 4]          ;     6.0 p2      22 w[1]
        bswap ecx                         ;     9.0 p0+p1   22 w[1]
        mov dword [esp + 28], ecx         ;    11.0 p3+p4   22 w[1] spill
        mov ebp, edx                      ;    10.0 p0      27 v[3] copy
        rol ebp, 5                        ;    11.0 p0      27 v[3]
        lea ebp, [ebp + ebx + 1518500249] ;    12.0 p0      27 v[3]
        add ebp, ecx                      ;    13.0 p1      27 v[3]
        mov ecx, dword [esp + 4]          ;     9.0 p2      28 v[1]
        rol ecx, 0x1e                     ;    12.0 p0      28 v[1]
        mov ebx, edi                      ;     9.7 p1       6 v[3] copy
        xor ebx, ecx                      ;    13.0 p1       6 v[3]
        and ebx, eax                      ;    14.0 p0       6 v[3]
        xor ebx, edi                      ;    15.0 p1       6 v[3]
        add ebp, ebx                      ;    16.0 p0      27 v[3]
        mov ebx, dword [esi + 8]          ;    11.3 p2      22 w[2]
        rol eax, 0x1e                     ;    13.7 p0      28 v[0]
        mov dword [esp + 32], esi         ;    12.0 p3+p4   22 w[0] spill
        mov esi, ebp                      ;    17.0 p1      27 v[2] copy
        rol esi, 5                        ;    18.0 p0      27 v[2]
        lea esi, [esi + edi + 1518500249] ;    19.0 p0      27 v[2]
        bswap ebx                         ;    16.7 p0+p1   22 w[2]
        add esi, ebx                      ;    20.0 p1      27 v[2]
        mov dword [esp + 36], edi         ;    14.7 p3+p4   19 v[2] spill
        mov edi, ecx                      ;    15.7 p1       6 v[2] copy
        xor edi, eax                      ;    16.7 p1       6 v[2]
        and edi, edx                      ;    17.7 p0       6 v[2]
        xor edi, ecx                      ;    18.7 p1       6 v[2]
        add esi, edi                      ;    21.0 p0      27 v[2]
        mov edi, esi                      ;    22.0 p1      27 v[1] copy
        rol edi, 5                        ;    23.0 p0      27 v[1]
        lea ecx, [ecx + edi + 1518500249] ;    24.0 p0      27 v[1]
        mov dword [esp + 40], ebx         ;    18.7 p3+p4   22 w[2] spill
        rol edx, 0x1e                     ;    21.7 p0      28 v[4]
        mov edi, eax                      ;    19.7 p1       6 v[1] copy
        xor edi, edx                      ;    22.7 p1       6 v[1]
        and edi, ebp                      ;    23.7 p1       6 v[1]
        xor edi, eax                      ;    24.7 p0       6 v[1]
        add ecx, edi                      ;    25.7 p1      27 v[1]
        mov edi, dword [esp + 32]         ;    20.7 p2      22 w[0] reload
        mov ebx, dword [edi + 12]         ;    23.7 p2      22 w[3]
        bswap ebx                         ;    26.7 p0+p1   22 w[3]
        add ecx, ebx                      ;    28.7 p0      27 v[1]
        mov dword [esp + 44], ebx         ;    28.7 p3+p4   22 w[3] spill
        rol ebp, 0x1e                     ;    25.7 p0      28 v[3]
        mov ebx, dword [edi + 16]         ;    23.7 p2      22 w[4]
        bswap ebx                         ;    26.7 p0+p1   22 w[4]
        lea eax, [eax + ebx + 1518500249] ;    28.7 p0      27 v[0]
        mov dword [esp + 48], ebx         ;    28.7 p3+p4   22 w[4] spill
        mov ebx, ecx                      ;    29.7 p1      27 v[0] copy
        rol ebx, 5                        ;    30.7 p0      27 v[0]
        add eax, ebx                      ;    31.7 p1      27 v[0]
        mov ebx, edx                      ;    27.7 p1       6 v[0] copy
        xor ebx, ebp                      ;    28.7 p1       6 v[0]
        and ebx, esi                      ;    29.7 p0       6 v[0]
        xor ebx, edx                      ;    30.7 p1       6 v[0]
        add eax, ebx                      ;    32.7 p0      27 v[0]
        mov ebx, dword [edi + 20]         ;    28.0 p2      22 w[5]
        bswap ebx                         ;    31.7 p0+p1   22 w[5]
        rol esi, 0x1e                     ;    32.7 p0      28 v[2]
        lea edx, [edx + ebx + 1518500249] ;    33.7 p0      27 v[4]
        mov dword [esp + 52], ebx         ;    33.7 p3+p4   22 w[5] spill
        mov ebx, eax                      ;    33.7 p1      27 v[4] copy
        rol ebx, 5                        ;    34.7 p0      27 v[4]
        add edx, ebx                      ;    35.7 p1      27 v[4]
        mov ebx, ebp                      ;    33.7 p1       6 v[4] copy
        xor ebx, esi                      ;    34.7 p1       6 v[4]
        and ebx, ecx                      ;    35.7 p0       6 v[4]
        xor ebx, ebp                      ;    36.7 p1       6 v[4]
        add edx, ebx                      ;    37.7 p0      27 v[4]
        mov ebx, dword [edi + 24]         ;    33.0 p2      22 w[6]
        bswap ebx                         ;    37.7 p0+p1   22 w[6]
        lea ebp, [ebp + ebx + 1518500249] ;    39.7 p0      27 v[3]
        mov dword [esp + 56], ebx         ;    39.7 p3+p4   22 w[6] spill
        mov ebx, edx                      ;    38.7 p1      27 v[3] copy
        rol ebx, 5                        ;    39.7 p0      27 v[3]
        add ebp, ebx                      ;    40.7 p1      27 v[3]
        mov ebx, esi                      ;    39.7 p1       6 v[3] copy
        rol ecx, 0x1e                     ;    40.7 p0      28 v[1]
        xor ebx, ecx                      ;    41.7 p1       6 v[3]
        and ebx, eax                      ;    42.7 p0       6 v[3]
        xor ebx, esi                      ;    43.7 p1       6 v[3]
        add ebp, ebx                      ;    44.7 p0      27 v[3]
        mov ebx, dword [edi + 28]         ;    38.0 p2      22 w[7]
        rol eax, 0x1e                     ;    43.7 p0      28 v[0]
        bswap ebx                         ;    44.7 p0+p1   22 w[7]
        mov dword [esp + 60], ebx         ;    46.7 p3+p4   22 w[7] spill
        lea esi, [esi + ebx + 1518500249] ;    46.7 p0      27 v[2]
        mov ebx, ebp                      ;    45.7 p1      27 v[2] copy
        rol ebx, 5                        ;    46.7 p0      27 v[2]
        add esi, ebx                      ;    47.7 p1      27 v[2]
        mov ebx, ecx                      ;    45.7 p1       6 v[2] copy
        xor ebx, eax                      ;    46.7 p1       6 v[2]
        and ebx, edx                      ;    47.7 p0       6 v[2]
        xor ebx, ecx                      ;    48.7 p1       6 v[2]
        add esi, ebx                      ;    49.7 p0      27 v[2]
        mov ebx, dword [edi + 32]         ;    43.0 p2      22 w[8]
        bswap ebx                         ;    49.7 p0+p1   22 w[8]
        mov dword [esp + 64], ebx         ;    51.7 p3+p4   22 w[8] spill
        lea ecx, [ecx + ebx + 1518500249] ;    51.7 p0      27 v[1]
        rol edx, 0x1e                     ;    51.7 p0      28 v[4]
        mov ebx, esi                      ;    50.7 p1      27 v[1] copy
        rol ebx, 5                        ;    52.7 p0      27 v[1]
        add ecx, ebx                      ;    53.7 p1      27 v[1]
        mov ebx, eax                      ;    51.7 p1       6 v[1] copy
        xor ebx, edx                      ;    52.7 p1       6 v[1]
        and ebx, ebp                      ;    53.7 p0       6 v[1]
        xor ebx, eax                      ;    54.7 p1       6 v[1]
        rol ebp, 0x1e                     ;    54.7 p0      28 v[3]
        add ecx, ebx                      ;    55.7 p1      27 v[1]
        mov ebx, dword [edi + 36]         ;    48.3 p2      22 w[9]
        bswap ebx                         ;    55.7 p0+p1   22 w[9]
        mov dword [esp + 68], ebx         ;    57.7 p3+p4   22 w[9] spill
        lea eax, [eax + ebx + 1518500249] ;    57.7 p0      27 v[0]
        mov ebx, edx                      ;    56.7 p1       6 v[0] copy
        xor ebx, ebp                      ;    57.7 p0       6 v[0]
        and ebx, esi                      ;    58.7 p1       6 v[0]
        xor ebx, edx                      ;    59.7 p0       6 v[0]
        add eax, ebx                      ;    60.7 p1      27 v[0]
        mov ebx, ecx                      ;    59.7 p0      27 v[0] copy
        rol esi, 0x1e                     ;    60.7 p0      28 v[2]
        rol ebx, 5                        ;    61.7 p0      27 v[0]
        add eax, ebx                      ;    62.7 p1      27 v[0]
        mov ebx, dword [edi + 40]         ;    53.3 p2      22 w[10]
        bswap ebx                         ;    62.7 p0+p1   22 w[10]
        mov dword [esp + 72], ebx         ;    64.7 p3+p4   22 w[10] spill
        lea edx, [edx + ebx + 1518500249] ;    64.7 p0      27 v[4]
        mov ebx, ebp                      ;    61.7 p1       6 v[4] copy
        xor ebx, esi                      ;    62.7 p1       6 v[4]
        and ebx, ecx                      ;    63.7 p1       6 v[4]
        xor ebx, ebp                      ;    64.7 p0       6 v[4]
        add edx, ebx                      ;    65.7 p1      27 v[4]
        rol ecx, 0x1e                     ;    65.7 p0      28 v[1]
        mov ebx, eax                      ;    65.7 p1      27 v[4] copy
        rol ebx, 5                        ;    66.7 p0      27 v[4]
        add edx, ebx                      ;    67.7 p1      27 v[4]
        mov ebx, dword [edi + 44]         ;    58.3 p2      22 w[11]
        bswap ebx                         ;    67.7 p0+p1   22 w[11]
        lea ebp, [ebp + ebx + 1518500249] ;    69.7 p0      27 v[3]
        mov dword [esp + 76], ebx         ;    69.7 p3+p4   22 w[11] spill
        mov ebx, esi                      ;    68.7 p1       6 v[3] copy
        xor ebx, ecx                      ;    69.7 p0       6 v[3]
        and ebx, eax                      ;    70.7 p1       6 v[3]
        xor ebx, esi                      ;    71.7 p0       6 v[3]
        rol eax, 0x1e                     ;    71.7 p0      28 v[0]
        add ebp, ebx                      ;    72.7 p1      27 v[3]
        mov ebx, edx                      ;    71.7 p1      27 v[3] copy
        rol ebx, 5                        ;    72.7 p0      27 v[3]
        add ebp, ebx                      ;    73.7 p1      27 v[3]
        mov ebx, dword [edi + 48]         ;    63.3 p2      22 w[12]
        bswap ebx                         ;    73.7 p0+p1   22 w[12]
        lea esi, [esi + ebx + 1518500249] ;    75.7 p0      27 v[2]
        mov dword [esp + 80], ebx         ;    75.7 p3+p4   22 w[12] spill
        mov ebx, ecx                      ;    74.7 p1       6 v[2] copy
        xor ebx, eax                      ;    75.7 p0       6 v[2]
        and ebx, edx                      ;    76.7 p1       6 v[2]
        xor ebx, ecx                      ;    77.7 p0       6 v[2]
        add esi, ebx                      ;    78.7 p1      27 v[2]
        mov ebx, ebp                      ;    77.7 p0      27 v[2] copy
        rol ebx, 5                        ;    78.7 p0      27 v[2]
        add esi, ebx                      ;    79.7 p1      27 v[2]
        mov ebx, dword [edi + 52]         ;    68.0 p2      22 w[13]
        bswap ebx                         ;    79.7 p0+p1   22 w[13]
        mov dword [esp + 84], ebx         ;    81.7 p3+p4   22 w[13] spill
        lea ecx, [ecx + ebx + 1518500249] ;    81.7 p0      27 v[1]
        mov ebx, eax                      ;    79.7 p1       6 v[1] copy
        rol edx, 0x1e                     ;    81.7 p0      28 v[4]
        xor ebx, edx                      ;    82.7 p1       6 v[1]
        and ebx, ebp                      ;    83.7 p1       6 v[1]
        xor ebx, eax                      ;    84.7 p0       6 v[1]
        add ecx, ebx                      ;    85.7 p1      27 v[1]
        mov ebx, esi                      ;    83.7 p0      27 v[1] copy
        rol ebx, 5                        ;    84.7 p0      27 v[1]
        add ecx, ebx                      ;    86.7 p1      27 v[1]
        mov ebx, dword [edi + 56]         ;    73.0 p2      22 w[14]
        bswap ebx                         ;    85.7 p0+p1   22 w[14]
        lea eax, [eax + ebx + 1518500249] ;    87.7 p0      27 v[0]
        mov dword [esp + 88], ebx         ;    87.7 p3+p4   22 w[14] spill
        mov ebx, edx                      ;    85.7 p1       6 v[0] copy
        rol ebp, 0x1e                     ;    87.7 p0      28 v[3]
        xor ebx, ebp                      ;    88.7 p1       6 v[0]
        and ebx, esi                      ;    89.7 p1       6 v[0]
        xor ebx, edx                      ;    90.7 p0       6 v[0]
        add eax, ebx                      ;    91.7 p1      27 v[0]
        rol esi, 0x1e                     ;    89.7 p0      28 v[2]
        mov ebx, ecx                      ;    89.7 p1      27 v[0] copy
        rol ebx, 5                        ;    90.7 p0      27 v[0]
        add eax, ebx                      ;    92.7 p1      27 v[0]
        mov ebx, dword [edi + 60]         ;    78.3 p2      22 w[15]
        mov edi, ebp                      ;    91.7 p0       6 v[4] copy
        bswap ebx                         ;    92.7 p0+p1   22 w[15]
        lea edx, [edx + ebx + 1518500249] ;    94.7 p0      27 v[4]
        xor edi, esi                      ;    92.7 p1       6 v[4]
        and edi, ecx                      ;    93.7 p1       6 v[4]
        xor edi, ebp                      ;    94.7 p0       6 v[4]
        add edx, edi                      ;    95.7 p1      27 v[4]
        mov edi, eax                      ;    95.7 p0      27 v[4] copy
        rol edi, 5                        ;    96.7 p0      27 v[4]
        add edx, edi                      ;    97.7 p1      27 v[4]
        mov edi, dword [esp + 84]         ;    82.3 p2      23 w[0]
        xor edi, dword [esp + 64]         ;    96.7 p1+p2   23 w[0]
        xor edi, dword [esp + 40]         ;    97.7 p0+p2   23 w[0]
        xor edi, dword [esp + 24]         ;    98.7 p1+p2   23 w[0]
        rol edi, 1                        ;    99.7 p0      23 w[0]
        lea ebp, [ebp + edi + 1518500249] ;   100.7 p0      27 v[3]
        rol ecx, 0x1e                     ;   100.7 p0      28 v[1]
        mov dword [esp + 24], edi         ;   100.7 p3+p4   23 w[0] spill
        mov edi, esi                      ;    98.7 p1       6 v[3] copy
        xor edi, ecx                      ;   101.7 p1       6 v[3]
        and edi, eax                      ;   102.7 p1       6 v[3]
        xor edi, esi                      ;   103.7 p0       6 v[3]
        add ebp, edi                      ;   104.7 p1      27 v[3]
        mov edi, edx                      ;   102.7 p0      27 v[3] copy
        rol eax, 0x1e                     ;   103.7 p0      28 v[0]
        rol edi, 5                        ;   104.7 p0      27 v[3]
        add ebp, edi                      ;   105.7 p1      27 v[3]
        mov edi, dword [esp + 88]         ;    91.0 p2      23 w[1]
        xor edi, dword [esp + 68]         ;   103.7 p1+p2   23 w[1]
        xor edi, dword [esp + 44]         ;   104.7 p1+p2   23 w[1]
        xor edi, dword [esp + 28]         ;   105.7 p0+p2   23 w[1]
        rol edi, 1                        ;   106.7 p0      23 w[1]
        lea esi, [esi + edi + 1518500249] ;   107.7 p0      27 v[2]
        mov dword [esp + 28], edi         ;   107.7 p3+p4   23 w[1] spill
        mov edi, ecx                      ;   105.7 p1       6 v[2] copy
        xor edi, eax                      ;   106.7 p1       6 v[2]
        and edi, edx                      ;   107.7 p1       6 v[2]
        xor edi, ecx                      ;   108.7 p0       6 v[2]
        add esi, edi                      ;   109.7 p1      27 v[2]
        rol edx, 0x1e                     ;   109.7 p0      28 v[4]
        mov edi, ebp                      ;   109.7 p1      27 v[2] copy
        rol edi, 5                        ;   110.7 p0      27 v[2]
        add esi, edi                      ;   111.7 p1      27 v[2]
        mov edi, dword [esp + 72]         ;    99.3 p2      23 w[2]
        xor edi, ebx                      ;   111.7 p0      23 w[2]
        xor edi, dword [esp + 48]         ;   112.7 p1+p2   23 w[2]
        xor edi, dword [esp + 40]         ;   113.7 p0+p2   23 w[2]
        rol edi, 1                        ;   114.7 p0      23 w[2]
        lea ecx, [ecx + edi + 1518500249] ;   115.7 p0      27 v[1]
        mov dword [esp + 40], ebx         ;   102.0 p3+p4   22 w[15] spill
        mov ebx, eax                      ;   112.7 p1       6 v[1] copy
        xor ebx, edx                      ;   113.7 p1       6 v[1]
        and ebx, ebp                      ;   114.7 p1       6 v[1]
        xor ebx, eax                      ;   115.7 p0       6 v[1]
        add ecx, ebx                      ;   116.7 p1      27 v[1]
        mov ebx, esi                      ;   116.7 p0      27 v[1] copy
        rol ebx, 5                        ;   117.7 p0      27 v[1]
        add ecx, ebx                      ;   118.7 p1      27 v[1]
        mov ebx, dword [esp + 24]         ;   106.7 p2      23 w[3]
        xor ebx, dword [esp + 76]         ;   117.7 p1+p2   23 w[3]
        xor ebx, dword [esp + 52]         ;   118.7 p0+p2   23 w[3]
        rol ebp, 0x1e                     ;   119.7 p0      28 v[3]
        xor ebx, dword [esp + 44]         ;   119.7 p1+p2   23 w[3]
        rol ebx, 1                        ;   120.7 p0      23 w[3]
        lea eax, [eax + ebx + 1518500249] ;   121.7 p0      27 v[0]
        mov dword [esp + 44], ebx         ;   121.7 p3+p4   23 w[3] spill
        mov ebx, edx                      ;   119.7 p1       6 v[0] copy
        xor ebx, ebp                      ;   120.7 p1       6 v[0]
        and ebx, esi                      ;   121.7 p1       6 v[0]
        xor ebx, edx                      ;   122.7 p0       6 v[0]
        add eax, ebx                      ;   123.7 p1      27 v[0]
        rol esi, 0x1e                     ;   123.7 p0      28 v[2]
        mov ebx, ecx                      ;   123.7 p1      27 v[0] copy
        rol ebx, 5                        ;   124.7 p0      27 v[0]
        add eax, ebx                      ;   125.7 p1      27 v[0]
        mov ebx, dword [esp + 28]         ;   113.7 p2      23 w[4]
        xor ebx, dword [esp + 80]         ;   125.7 p0+p2   23 w[4]
        xor ebx, dword [esp + 56]         ;   126.7 p1+p2   23 w[4]
        xor ebx, dword [esp + 48]         ;   127.7 p0+p2   23 w[4]
        rol ebx, 1                        ;   128.7 p0      23 w[4]
        lea edx, [edx + ebx + 1859775393] ;   129.7 p0      27 v[4]
        mov dword [esp + 48], ebx         ;   129.7 p3+p4   23 w[4] spill
        mov ebx, eax                      ;   126.7 p1      27 v[4] copy
        rol ebx, 5                        ;   129.7 p0      27 v[4]
        add edx, ebx                      ;   130.7 p1      27 v[4]
        mov ebx, ebp                      ;   128.7 p1       7 v[4] copy
        xor ebx, ecx                      ;   129.7 p1       7 v[4]
        xor ebx, esi                      ;   130.7 p0       7 v[4]
        add edx, ebx                      ;   131.7 p1      27 v[4]
        mov ebx, dword [esp + 84]         ;   120.0 p2      23 w[5]
        xor ebx, edi                      ;   131.7 p0      23 w[5]
        xor ebx, dword [esp + 60]         ;   132.7 p1+p2   23 w[5]
        rol ecx, 0x1e                     ;   132.7 p0      28 v[1]
        xor ebx, dword [esp + 52]         ;   133.7 p1+p2   23 w[5]
        rol ebx, 1                        ;   134.7 p0      23 w[5]
        mov dword [esp + 52], edi         ;   122.7 p3+p4   23 w[2] spill
        lea ebp, [ebp + ebx + 1859775393] ;   135.7 p0      27 v[3]
        mov edi, dword [esp + 48]         ;   129.7 p2      23 w[7]
        xor edi, dword [esp + 40]         ;   133.7 p1+p2   23 w[7]
        xor edi, dword [esp + 68]         ;   134.7 p1+p2   23 w[7]
        xor edi, dword [esp + 60]         ;   135.7 p0+p2   23 w[7]
        rol edi, 1                        ;   136.7 p0      23 w[7]
        mov dword [esp + 60], ebx         ;   135.7 p3+p4   23 w[5] spill
        mov ebx, edx                      ;   135.7 p1      27 v[3] copy
        rol ebx, 5                        ;   137.7 p0      27 v[3]
        add ebp, ebx                      ;   138.7 p1      27 v[3]
        mov ebx, eax                      ;   137.7 p1      28 v[0] copy
        xor eax, esi                      ;   138.7 p0       7 v[3]
        xor eax, ecx                      ;   139.7 p1       7 v[3]
        add ebp, eax                      ;   140.7 p0      27 v[3]
        rol ebx, 0x1e                     ;   140.7 p0      28 v[0]
        lea eax, [ecx + edi + 1859775393] ;   141.7 p0      27 v[1]
        xor ecx, edx                      ;   139.7 p1       7 v[2]
        xor ecx, ebx                      ;   141.7 p1       7 v[2]
        lea esi, [esi + ecx + 1859775393] ;   142.7 p0      27 v[2]
        mov ecx, dword [esp + 44]         ;   131.7 p2      23 w[6]
        xor ecx, dword [esp + 88]         ;   141.7 p1+p2   23 w[6]
        xor ecx, dword [esp + 64]         ;   142.7 p1+p2   23 w[6]
        xor ecx, dword [esp + 56]         ;   143.7 p0+p2   23 w[6]
        rol ecx, 1                        ;   144.7 p0      23 w[6]
        add esi, ecx                      ;   145.7 p1      27 v[2]
        mov dword [esp + 56], edi         ;   137.7 p3+p4   23 w[7] spill
        mov edi, ebp                      ;   144.7 p1      27 v[2] copy
        rol edi, 5                        ;   145.7 p0      27 v[2]
        add esi, edi                      ;   146.7 p1      27 v[2]
        mov edi, dword [esp + 28]         ;   136.3 p2      23 w[9]
        xor edi, dword [esp + 76]         ;   146.7 p0+p2   23 w[9]
        xor edi, dword [esp + 68]         ;   147.7 p1+p2   23 w[9]
        xor edi, ecx                      ;   148.7 p0      23 w[9]
        mov dword [esp + 68], ecx         ;   145.7 p3+p4   23 w[6] spill
        mov ecx, esi                      ;   147.7 p1      27 v[1] copy
        rol ecx, 5                        ;   148.7 p0      27 v[1]
        add eax, ecx                      ;   149.7 p1      27 v[1]
        mov ecx, ebp                      ;   149.7 p0      28 v[3] copy
        rol edx, 0x1e                     ;   150.7 p0      28 v[4]
        rol edi, 1                        ;   151.7 p0      23 w[9]
        rol ecx, 0x1e                     ;   152.7 p0      28 v[3]
        xor ebp, ebx                      ;   149.7 p1       7 v[1]
        xor ebp, edx                      ;   151.7 p1       7 v[1]
        add eax, ebp                      ;   152.7 p1      27 v[1]
        lea ebp, [edx + edi + 1859775393] ;   153.7 p0      27 v[4]
        xor edx, esi                      ;   152.7 p1       7 v[0]
        xor edx, ecx                      ;   153.7 p1       7 v[0]
        lea ebx, [ebx + edx + 1859775393] ;   154.7 p0      27 v[0]
        mov edx, dword [esp + 60]         ;   143.7 p2      23 w[8]
        xor edx, dword [esp + 24]         ;   154.7 p1+p2   23 w[8]
        xor edx, dword [esp + 72]         ;   155.7 p0+p2   23 w[8]
        rol esi, 0x1e                     ;   156.7 p0      28 v[2]
        xor edx, dword [esp + 64]         ;   156.7 p1+p2   23 w[8]
        mov dword [esp + 64], edi         ;   152.7 p3+p4   23 w[9] spill
        mov edi, eax                      ;   156.7 p1      27 v[0] copy
        rol edi, 5                        ;   157.7 p0      27 v[0]
        rol edx, 1                        ;   158.7 p0      23 w[8]
        add ebx, edx                      ;   159.7 p1      27 v[0]
        add ebx, edi                      ;   160.7 p1      27 v[0]
        mov edi, dword [esp + 44]         ;   148.7 p2      23 w[11]
        xor edi, dword [esp + 84]         ;   159.7 p0+p2   23 w[11]
        xor edi, dword [esp + 76]         ;   160.7 p1+p2   23 w[11]
        xor edi, edx                      ;   161.7 p0      23 w[11]
        rol edi, 1                        ;   162.7 p0      23 w[11]
        mov dword [esp + 76], edx         ;   159.7 p3+p4   23 w[8] spill
        mov edx, eax                      ;   160.7 p1      28 v[1] copy
        xor eax, ecx                      ;   161.7 p1       7 v[4]
        rol edx, 0x1e                     ;   162.7 p0      28 v[1]
        xor eax, esi                      ;   162.7 p1       7 v[4]
        add ebp, eax                      ;   163.7 p0      27 v[4]
        mov eax, ebx                      ;   163.7 p1      27 v[4] copy
        rol eax, 5                        ;   164.7 p0      27 v[4]
        add ebp, eax                      ;   165.7 p1      27 v[4]
        lea eax, [esi + edi + 1859775393] ;   165.7 p0      27 v[2]
        xor esi, ebx                      ;   165.7 p1       7 v[3]
        xor esi, edx                      ;   166.7 p0       7 v[3]
        lea ecx, [ecx + esi + 1859775393] ;   167.7 p0      27 v[3]
        mov esi, dword [esp + 56]         ;   155.7 p2      23 w[10]
        xor esi, dword [esp + 52]         ;   166.7 p1+p2   23 w[10]
        xor esi, dword [esp + 80]         ;   167.7 p1+p2   23 w[10]
        rol ebx, 0x1e                     ;   168.7 p0      28 v[0]
        xor esi, dword [esp + 72]         ;   168.7 p1+p2   23 w[10]
        mov dword [esp + 72], edi         ;   163.7 p3+p4   23 w[11] spill
        mov edi, ebp                      ;   169.7 p0      27 v[3] copy
        rol edi, 5                        ;   170.7 p0      27 v[3]
        rol esi, 1                        ;   171.7 p0      23 w[10]
        add ecx, esi                      ;   172.7 p1      27 v[3]
        add ecx, edi                      ;   173.7 p1      27 v[3]
        mov edi, dword [esp + 60]         ;   160.7 p2      23 w[13]
        xor edi, dword [esp + 40]         ;   171.7 p1+p2   23 w[13]
        xor edi, dword [esp + 84]         ;   172.7 p0+p2   23 w[13]
        xor edi, esi                      ;   173.7 p1      23 w[13]
        rol edi, 1                        ;   174.7 p0      23 w[13]
        mov dword [esp + 84], esi         ;   172.7 p3+p4   23 w[10] spill
        mov esi, ecx                      ;   174.7 p1      27 v[2] copy
        rol esi, 5                        ;   175.7 p0      27 v[2]
        add eax, esi                      ;   176.7 p1      27 v[2]
        mov esi, ebp                      ;   175.7 p0      28 v[4] copy
        xor ebp, edx                      ;   175.7 p1       7 v[2]
        xor ebp, ebx                      ;   176.7 p0       7 v[2]
        add eax, ebp                      ;   177.7 p1      27 v[2]
        lea ebp, [ebx + edi + 1859775393] ;   177.7 p0      27 v[0]
        rol esi, 0x1e                     ;   178.7 p0      28 v[4]
        xor ebx, ecx                      ;   177.7 p1       7 v[1]
        xor ebx, esi                      ;   179.7 p1       7 v[1]
        lea edx, [edx + ebx + 1859775393] ;   180.7 p0      27 v[1]
        mov ebx, dword [esp + 64]         ;   167.7 p2      23 w[12]
        xor ebx, dword [esp + 48]         ;   179.7 p1+p2   23 w[12]
        xor ebx, dword [esp + 88]         ;   180.7 p0+p2   23 w[12]
        xor ebx, dword [esp + 80]         ;   181.7 p1+p2   23 w[12]
        mov dword [esp + 80], edi         ;   175.7 p3+p4   23 w[13] spill
        rol ebx, 1                        ;   182.7 p0      23 w[12]
        mov edi, eax                      ;   181.7 p1      27 v[1] copy
        rol edi, 5                        ;   182.7 p0      27 v[1]
        add edx, ebx                      ;   183.7 p1      27 v[1]
        add edx, edi                      ;   184.7 p0      27 v[1]
        mov edi, dword [esp + 56]         ;   172.3 p2      23 w[15]
        xor edi, dword [esp + 28]         ;   183.7 p1+p2   23 w[15]
        rol ecx, 0x1e                     ;   184.7 p0      28 v[3]
        xor edi, dword [esp + 40]         ;   184.7 p1+p2   23 w[15]
        xor edi, ebx                      ;   185.7 p0      23 w[15]
        rol edi, 1                        ;   186.7 p0      23 w[15]
        mov dword [esp + 40], ebx         ;   183.7 p3+p4   23 w[12] spill
        mov ebx, eax                      ;   185.7 p1      28 v[2] copy
        xor eax, esi                      ;   186.7 p1       7 v[0]
        xor eax, ecx                      ;   187.7 p0       7 v[0]
        rol ebx, 0x1e                     ;   188.7 p0      28 v[2]
        add ebp, eax                      ;   188.7 p1      27 v[0]
        mov eax, edx                      ;   188.7 p1      27 v[0] copy
        rol eax, 5                        ;   189.7 p0      27 v[0]
        add ebp, eax                      ;   190.7 p1      27 v[0]
        lea eax, [ecx + edi + 1859775393] ;   190.7 p0      27 v[3]
        xor ecx, edx                      ;   190.7 p1       7 v[4]
        xor ecx, ebx                      ;   191.7 p0       7 v[4]
        lea esi, [esi + ecx + 1859775393] ;   192.7 p0      27 v[4]
        mov ecx, dword [esp + 72]         ;   180.7 p2      23 w[14]
        xor ecx, dword [esp + 68]         ;   191.7 p1+p2   23 w[14]
        xor ecx, dword [esp + 24]         ;   192.7 p1+p2   23 w[14]
        xor ecx, dword [esp + 88]         ;   193.7 p0+p2   23 w[14]
        rol ecx, 1                        ;   194.7 p0      23 w[14]
        add esi, ecx                      ;   195.7 p1      27 v[4]
        mov dword [esp + 88], edi         ;   187.7 p3+p4   23 w[15] spill
        mov edi, ebp                      ;   194.7 p1      27 v[4] copy
        rol edi, 5                        ;   195.7 p0      27 v[4]
        add esi, edi                      ;   196.7 p1      27 v[4]
        mov edi, dword [esp + 64]         ;   185.3 p2      23 w[1]
        xor edi, dword [esp + 44]         ;   196.7 p0+p2   23 w[1]
        xor edi, dword [esp + 28]         ;   197.7 p1+p2   23 w[1]
        xor edi, ecx                      ;   198.7 p0      23 w[1]
        mov dword [esp + 28], ecx         ;   195.7 p3+p4   23 w[14] spill
        mov ecx, esi                      ;   197.7 p1      27 v[3] copy
        rol ecx, 5                        ;   198.7 p0      27 v[3]
        add eax, ecx                      ;   199.7 p1      27 v[3]
        rol edi, 1                        ;   199.7 p0      23 w[1]
        rol edx, 0x1e                     ;   200.7 p0      28 v[1]
        mov ecx, ebp                      ;   199.7 p1      28 v[0] copy
        rol ecx, 0x1e                     ;   201.7 p0      28 v[0]
        xor ebp, ebx                      ;   200.7 p1       7 v[3]
        xor ebp, edx                      ;   201.7 p1       7 v[3]
        add eax, ebp                      ;   202.7 p0      27 v[3]
        lea ebp, [edx + edi + 1859775393] ;   203.7 p0      27 v[1]
        xor edx, esi                      ;   202.7 p1       7 v[2]
        xor edx, ecx                      ;   203.7 p1       7 v[2]
        lea ebx, [ebx + edx + 1859775393] ;   204.7 p0      27 v[2]
        mov edx, dword [esp + 80]         ;   192.7 p2      23 w[0]
        xor edx, dword [esp + 76]         ;   204.7 p1+p2   23 w[0]
        xor edx, dword [esp + 52]         ;   205.7 p0+p2   23 w[0]
        xor edx, dword [esp + 24]         ;   206.7 p1+p2   23 w[0]
        rol edx, 1                        ;   207.7 p0      23 w[0]
        add ebx, edx                      ;   208.7 p1      27 v[2]
        mov dword [esp + 24], edi         ;   200.7 p3+p4   23 w[1] spill
        mov edi, eax                      ;   207.7 p0      27 v[2] copy
        rol edi, 5                        ;   208.7 p0      27 v[2]
        add ebx, edi                      ;   209.7 p1      27 v[2]
        mov edi, dword [esp + 72]         ;   197.3 p2      23 w[3]
        xor edi, dword [esp + 60]         ;   208.7 p1+p2   23 w[3]
        rol esi, 0x1e                     ;   209.7 p0      28 v[4]
        xor edi, dword [esp + 44]         ;   209.7 p1+p2   23 w[3]
        xor edi, edx                      ;   210.7 p0      23 w[3]
        mov dword [esp + 44], edx         ;   208.7 p3+p4   23 w[0] spill
        mov edx, eax                      ;   210.7 p1      28 v[3] copy
        xor eax, ecx                      ;   211.7 p0       7 v[1]
        xor eax, esi                      ;   212.7 p1       7 v[1]
        add ebp, eax                      ;   213.7 p0      27 v[1]
        mov eax, ebx                      ;   212.7 p1      27 v[1] copy
        rol eax, 5                        ;   213.7 p0      27 v[1]
        rol edx, 0x1e                     ;   214.7 p0      28 v[3]
        add ebp, eax                      ;   214.7 p1      27 v[1]
        rol edi, 1                        ;   215.7 p0      23 w[3]
        lea eax, [esi + edi + 1859775393] ;   216.7 p0      27 v[4]
        xor esi, ebx                      ;   214.7 p1       7 v[0]
        xor esi, edx                      ;   215.7 p1       7 v[0]
        lea ecx, [ecx + esi + 1859775393] ;   217.7 p0      27 v[0]
        mov esi, dword [esp + 88]         ;   204.7 p2      23 w[2]
        xor esi, dword [esp + 84]         ;   216.7 p1+p2   23 w[2]
        xor esi, dword [esp + 48]         ;   217.7 p1+p2   23 w[2]
        rol ebx, 0x1e                     ;   218.7 p0      28 v[2]
        xor esi, dword [esp + 52]         ;   218.7 p1+p2   23 w[2]
        rol esi, 1                        ;   219.7 p0      23 w[2]
        mov dword [esp + 52], edi         ;   216.7 p3+p4   23 w[3] spill
        mov edi, ebp                      ;   219.7 p1      27 v[0] copy
        rol edi, 5                        ;   220.7 p0      27 v[0]
        add ecx, esi                      ;   220.7 p1      27 v[0]
        add ecx, edi                      ;   221.7 p0      27 v[0]
        mov edi, dword [esp + 80]         ;   210.7 p2      23 w[5]
        xor edi, dword [esp + 56]         ;   221.7 p1+p2   23 w[5]
        xor edi, dword [esp + 60]         ;   222.7 p0+p2   23 w[5]
        xor edi, esi                      ;   223.7 p1      23 w[5]
        mov dword [esp + 60], esi         ;   220.7 p3+p4   23 w[2] spill
        mov esi, ecx                      ;   223.7 p0      27 v[4] copy
        rol esi, 5                        ;   224.7 p0      27 v[4]
        add eax, esi                      ;   225.7 p1      27 v[4]
        mov esi, ebp                      ;   224.7 p1      28 v[1] copy
        xor ebp, edx                      ;   225.7 p0       7 v[4]
        xor ebp, ebx                      ;   226.7 p1       7 v[4]
        rol edi, 1                        ;   226.7 p0      23 w[5]
        rol esi, 0x1e                     ;   227.7 p0      28 v[1]
        add eax, ebp                      ;   227.7 p1      27 v[4]
        lea ebp, [ebx + edi + 1859775393] ;   228.7 p0      27 v[2]
        xor ebx, ecx                      ;   227.7 p1       7 v[3]
        xor ebx, esi                      ;   228.7 p1       7 v[3]
        lea edx, [edx + ebx + 1859775393] ;   229.7 p0      27 v[3]
        mov ebx, dword [esp + 24]         ;   217.7 p2      23 w[4]
        xor ebx, dword [esp + 40]         ;   229.7 p1+p2   23 w[4]
        xor ebx, dword [esp + 68]         ;   230.7 p0+p2   23 w[4]
        xor ebx, dword [esp + 48]         ;   231.7 p1+p2   23 w[4]
        rol ebx, 1                        ;   232.7 p0      23 w[4]
        add edx, ebx                      ;   233.7 p1      27 v[3]
        mov dword [esp + 48], edi         ;   227.7 p3+p4   23 w[5] spill
        mov edi, eax                      ;   232.7 p0      27 v[3] copy
        rol edi, 5                        ;   233.7 p0      27 v[3]
        add edx, edi                      ;   234.7 p1      27 v[3]
        mov edi, dword [esp + 88]         ;   222.3 p2      23 w[7]
        xor edi, dword [esp + 64]         ;   233.7 p1+p2   23 w[7]
        xor edi, dword [esp + 56]         ;   234.7 p0+p2   23 w[7]
        xor edi, ebx                      ;   235.7 p1      23 w[7]
        rol ecx, 0x1e                     ;   235.7 p0      28 v[0]
        mov dword [esp + 56], ebx         ;   233.7 p3+p4   23 w[4] spill
        mov ebx, eax                      ;   235.7 p1      28 v[4] copy
        xor eax, esi                      ;   236.7 p0       7 v[2]
        xor eax, ecx                      ;   237.7 p1       7 v[2]
        add ebp, eax                      ;   238.7 p0      27 v[2]
        mov eax, edx                      ;   237.7 p1      27 v[2] copy
        rol eax, 5                        ;   238.7 p0      27 v[2]
        rol ebx, 0x1e                     ;   239.7 p0      28 v[4]
        rol edi, 1                        ;   240.7 p0      23 w[7]
        add ebp, eax                      ;   239.7 p1      27 v[2]
        lea eax, [ecx + edi + 1859775393] ;   241.7 p0      27 v[0]
        xor ecx, edx                      ;   239.7 p1       7 v[1]
        xor ecx, ebx                      ;   240.7 p1       7 v[1]
        lea esi, [esi + ecx + 1859775393] ;   242.7 p0      27 v[1]
        rol edx, 0x1e                     ;   243.7 p0      28 v[3]
        mov ecx, dword [esp + 52]         ;   230.0 p2      23 w[6]
        xor ecx, dword [esp + 28]         ;   241.7 p1+p2   23 w[6]
        xor ecx, dword [esp + 76]         ;   242.7 p1+p2   23 w[6]
        xor ecx, dword [esp + 68]         ;   243.7 p1+p2   23 w[6]
        rol ecx, 1                        ;   244.7 p0      23 w[6]
        add esi, ecx                      ;   245.7 p1      27 v[1]
        mov dword [esp + 68], edi         ;   241.7 p3+p4   23 w[7] spill
        mov edi, ebp                      ;   245.7 p0      27 v[1] copy
        rol edi, 5                        ;   246.7 p0      27 v[1]
        add esi, edi                      ;   247.7 p1      27 v[1]
        mov edi, esi                      ;   248.7 p1      27 v[0] copy
        rol edi, 5                        ;   249.7 p0      27 v[0]
        add eax, edi                      ;   250.7 p1      27 v[0]
        mov edi, ebx                      ;   248.7 p0       7 v[0] copy
        xor edi, ebp                      ;   249.7 p1       7 v[0]
        xor edi, edx                      ;   250.7 p0       7 v[0]
        add eax, edi                      ;   251.7 p1      27 v[0]
        mov edi, dword [esp + 48]         ;   238.0 p2      23 w[8]
        xor edi, dword [esp + 44]         ;   250.7 p0+p2   23 w[8]
        rol ebp, 0x1e                     ;   251.7 p0      28 v[2]
        mov dword [esp + 92], ebp         ;   252.7 p3+p4   28 v[2] spill
        xor edi, dword [esp + 84]         ;   251.7 p1+p2   23 w[8]
        xor edi, dword [esp + 76]         ;   252.7 p1+p2   23 w[8]
        rol edi, 1                        ;   253.7 p0      23 w[8]
        lea ebx, [ebx + edi - 1894007588] ;   254.7 p0      27 v[4]
        mov dword [esp + 76], edi         ;   254.7 p3+p4   23 w[8] spill
        mov edi, edx                      ;   252.7 p1       8 v[4] copy
        xor edi, ebp                      ;   253.7 p1       8 v[4]
        mov ebp, eax                      ;   254.7 p0      27 v[4] copy
        rol ebp, 5                        ;   255.7 p0      27 v[4]
        add ebx, ebp                      ;   256.7 p1      27 v[4]
        mov ebp, edx                      ;   255.7 p1       8 v[4] copy
        xor ebp, esi                      ;   256.7 p0       8 v[4]
        and edi, ebp                      ;   257.7 p1       8 v[4]
        mov ebp, dword [esp + 72]         ;   246.0 p2      23 w[11] reload
        xor edi, edx                      ;   258.7 p0       8 v[4]
        add ebx, edi                      ;   259.7 p1      27 v[4]
        mov edi, dword [esp + 24]         ;   247.0 p2      23 w[9]
        xor edi, ecx                      ;   258.7 p0      23 w[9]
        xor edi, ebp                      ;   259.7 p1      23 w[9]
        xor edi, dword [esp + 64]         ;   260.7 p0+p2   23 w[9]
        mov ebp, dword [esp + 92]         ;   252.7 p2       8 v[3]
        mov dword [esp + 64], ecx         ;   249.0 p3+p4   23 w[6] spill
        rol esi, 0x1e                     ;   260.7 p0      28 v[1]
        xor ebp, esi                      ;   261.7 p1       8 v[3]
        mov ecx, dword [esp + 92]         ;   252.7 p2       8 v[3]
        xor ecx, eax                      ;   260.7 p1       8 v[3]
        and ebp, ecx                      ;   262.7 p0       8 v[3]
        mov ecx, ebx                      ;   261.7 p1      27 v[3] copy
        rol ecx, 5                        ;   262.7 p0      27 v[3]
        xor ebp, dword [esp + 92]         ;   263.7 p1+p2    8 v[3]
        rol edi, 1                        ;   263.7 p0      23 w[9]
        lea edx, [edx + edi - 1894007588] ;   264.7 p0      27 v[3]
        add edx, ecx                      ;   265.7 p1      27 v[3]
        mov ecx, dword [esp + 60]         ;   255.0 p2      23 w[2] reload
        add edx, ebp                      ;   266.7 p1      27 v[3]
        mov ebp, dword [esp + 68]         ;   256.0 p2      23 w[10]
        xor ebp, ecx                      ;   265.7 p0      23 w[10]
        rol eax, 0x1e                     ;   266.7 p0      28 v[0]
        xor ebp, dword [esp + 40]         ;   266.7 p1+p2   23 w[10]
        mov ecx, esi                      ;   266.7 p1       8 v[2] copy
        xor ebp, dword [esp + 84]         ;   267.7 p0+p2   23 w[10]
        rol ebp, 1                        ;   268.7 p0      23 w[10]
        mov dword [esp + 84], edi         ;   264.7 p3+p4   23 w[9] spill
        mov edi, edx                      ;   267.7 p1      27 v[2] copy
        rol edi, 5                        ;   269.7 p0      27 v[2]
        add edi, dword [esp + 92]         ;   270.7 p1+p2   27 v[2]
        lea edi, [edi + ebp - 1894007588] ;   271.7 p0      27 v[2]
        xor ecx, eax                      ;   269.7 p1       8 v[2]
        mov dword [esp + 92], ebp         ;   269.7 p3+p4   23 w[10] spill
        mov ebp, ebx                      ;   270.7 p1       8 v[2] copy
        rol ebx, 0x1e                     ;   271.7 p0      28 v[4]
        xor ebp, esi                      ;   271.7 p1       8 v[2]
        and ecx, ebp                      ;   272.7 p0       8 v[2]
        xor ecx, esi                      ;   273.7 p1       8 v[2]
        add edi, ecx                      ;   274.7 p0      27 v[2]
        mov ebp, dword [esp + 76]         ;   264.0 p2      23 w[11]
        mov ecx, dword [esp + 52]         ;   265.0 p2      23 w[3] reload
        xor ebp, ecx                      ;   273.7 p1      23 w[11]
        xor ebp, dword [esp + 80]         ;   274.7 p0+p2   23 w[11]
        xor ebp, dword [esp + 72]         ;   275.7 p1+p2   23 w[11]
        rol ebp, 1                        ;   276.7 p0      23 w[11]
        lea esi, [esi + ebp - 1894007588] ;   277.7 p0      27 v[1]
        mov dword [esp + 72], ebp         ;   277.7 p3+p4   23 w[11] spill
        mov ecx, eax                      ;   275.7 p1       8 v[1] copy
        xor ecx, ebx                      ;   276.7 p1       8 v[1]
        mov ebp, edi                      ;   277.7 p0      27 v[1] copy
        rol ebp, 5                        ;   278.7 p0      27 v[1]
        add esi, ebp                      ;   279.7 p1      27 v[1]
        mov ebp, edx                      ;   278.7 p1       8 v[1] copy
        rol edx, 0x1e                     ;   279.7 p0      28 v[3]
        xor ebp, eax                      ;   279.7 p1       8 v[1]
        and ecx, ebp                      ;   280.7 p0       8 v[1]
        xor ecx, eax                      ;   281.7 p1       8 v[1]
        add esi, ecx                      ;   282.7 p0      27 v[1]
        mov ebp, dword [esp + 84]         ;   271.3 p2      23 w[12]
        mov ecx, dword [esp + 56]         ;   272.3 p2      23 w[4] reload
        xor ebp, ecx                      ;   281.7 p1      23 w[12]
        xor ebp, dword [esp + 28]         ;   282.7 p0+p2   23 w[12]
        xor ebp, dword [esp + 40]         ;   283.7 p1+p2   23 w[12]
        rol ebp, 1                        ;   284.7 p0      23 w[12]
        lea eax, [eax + ebp - 1894007588] ;   285.7 p0      27 v[0]
        mov dword [esp + 40], ebp         ;   285.7 p3+p4   23 w[12] spill
        mov ecx, ebx                      ;   283.7 p1       8 v[0] copy
        mov ebp, esi                      ;   284.7 p1      27 v[0] copy
        xor ecx, edx                      ;   285.7 p0       8 v[0]
        rol ebp, 5                        ;   286.7 p0      27 v[0]
        add eax, ebp                      ;   287.7 p1      27 v[0]
        mov ebp, edi                      ;   286.7 p1       8 v[0] copy
        rol edi, 0x1e                     ;   287.7 p0      28 v[2]
        xor ebp, ebx                      ;   287.7 p1       8 v[0]
        and ecx, ebp                      ;   288.7 p0       8 v[0]
        mov ebp, dword [esp + 92]         ;   278.0 p2      23 w[13]
        xor ecx, ebx                      ;   289.7 p1       8 v[0]
        add eax, ecx                      ;   290.7 p0      27 v[0]
        mov ecx, dword [esp + 48]         ;   279.0 p2      23 w[5] reload
        xor ebp, ecx                      ;   289.7 p1      23 w[13]
        mov ecx, edx                      ;   290.7 p0       8 v[4] copy
        xor ebp, dword [esp + 88]         ;   290.7 p1+p2   23 w[13]
        xor ecx, edi                      ;   291.7 p0       8 v[4]
        xor ebp, dword [esp + 80]         ;   291.7 p1+p2   23 w[13]
        rol ebp, 1                        ;   292.7 p0      23 w[13]
        lea ebx, [ebx + ebp - 1894007588] ;   293.7 p0      27 v[4]
        mov dword [esp + 80], ebp         ;   293.7 p3+p4   23 w[13] spill
        mov ebp, eax                      ;   292.7 p1      27 v[4] copy
        rol ebp, 5                        ;   294.7 p0      27 v[4]
        add ebx, ebp                      ;   295.7 p1      27 v[4]
        mov ebp, esi                      ;   294.7 p1       8 v[4] copy
        xor ebp, edx                      ;   295.7 p0       8 v[4]
        and ecx, ebp                      ;   296.7 p1       8 v[4]
        xor ecx, edx                      ;   297.7 p0       8 v[4]
        mov ebp, dword [esp + 72]         ;   285.3 p2      23 w[14]
        add ebx, ecx                      ;   298.7 p1      27 v[4]
        mov ecx, dword [esp + 64]         ;   286.3 p2      23 w[6] reload
        xor ebp, ecx                      ;   297.7 p0      23 w[14]
        xor ebp, dword [esp + 44]         ;   298.7 p1+p2   23 w[14]
        xor ebp, dword [esp + 28]         ;   299.7 p0+p2   23 w[14]
        rol ebp, 1                        ;   300.7 p0      23 w[14]
        lea edx, [edx + ebp - 1894007588] ;   301.7 p0      27 v[3]
        mov dword [esp + 28], ebp         ;   301.7 p3+p4   23 w[14] spill
        mov ebp, ebx                      ;   299.7 p1      27 v[3] copy
        rol ebp, 5                        ;   301.7 p0      27 v[3]
        add edx, ebp                      ;   302.7 p1      27 v[3]
        mov ecx, edi                      ;   300.7 p1       8 v[3] copy
        rol esi, 0x1e                     ;   302.7 p0      28 v[1]
        xor ecx, esi                      ;   303.7 p1       8 v[3]
        mov ebp, edi                      ;   302.7 p1       8 v[3] copy
        xor ebp, eax                      ;   303.7 p0       8 v[3]
        and ecx, ebp                      ;   304.7 p1       8 v[3]
        rol eax, 0x1e                     ;   304.7 p0      28 v[0]
        xor ecx, edi                      ;   305.7 p1       8 v[3]
        add edx, ecx                      ;   306.7 p0      27 v[3]
        mov ecx, dword [esp + 68]         ;   293.3 p2      23 w[7] reload
        mov ebp, dword [esp + 40]         ;   294.3 p2      23 w[15]
        xor ebp, ecx                      ;   305.7 p1      23 w[15]
        mov ecx, esi                      ;   306.7 p0       8 v[2] copy
        xor ebp, dword [esp + 24]         ;   306.7 p1+p2   23 w[15]
        xor ecx, eax                      ;   307.7 p0       8 v[2]
        xor ebp, dword [esp + 88]         ;   307.7 p1+p2   23 w[15]
        rol ebp, 1                        ;   308.7 p0      23 w[15]
        lea edi, [edi + ebp - 1894007588] ;   309.7 p0      27 v[2]
        mov dword [esp + 88], ebp         ;   309.7 p3+p4   23 w[15] spill
        mov ebp, edx                      ;   308.7 p1      27 v[2] copy
        rol ebp, 5                        ;   310.7 p0      27 v[2]
        add edi, ebp                      ;   311.7 p1      27 v[2]
        mov ebp, esi                      ;   310.7 p1       8 v[2] copy
        xor ebp, ebx                      ;   311.7 p0       8 v[2]
        rol ebx, 0x1e                     ;   312.7 p0      28 v[4]
        and ecx, ebp                      ;   312.7 p1       8 v[2]
        mov ebp, dword [esp + 80]         ;   300.7 p2      23 w[0]
        xor ecx, esi                      ;   313.7 p1       8 v[2]
        add edi, ecx                      ;   314.7 p0      27 v[2]
        mov ecx, dword [esp + 76]         ;   301.7 p2      23 w[8] reload
        xor ebp, ecx                      ;   313.7 p1      23 w[0]
        xor ebp, dword [esp + 60]         ;   314.7 p0+p2   23 w[0]
        mov ecx, eax                      ;   314.7 p1       8 v[1] copy
        xor ecx, ebx                      ;   315.7 p0       8 v[1]
        xor ebp, dword [esp + 44]         ;   315.7 p1+p2   23 w[0]
        rol ebp, 1                        ;   316.7 p0      23 w[0]
        lea esi, [esi + ebp - 1894007588] ;   317.7 p0      27 v[1]
        mov dword [esp + 44], ebp         ;   317.7 p3+p4   23 w[0] spill
        mov ebp, edi                      ;   316.7 p1      27 v[1] copy
        rol ebp, 5                        ;   318.7 p0      27 v[1]
        add esi, ebp                      ;   319.7 p1      27 v[1]
        mov ebp, eax                      ;   318.7 p1       8 v[1] copy
        xor ebp, edx                      ;   319.7 p0       8 v[1]
        and ecx, ebp                      ;   320.7 p1       8 v[1]
        xor ecx, eax                      ;   321.7 p0       8 v[1]
        mov ebp, dword [esp + 28]         ;   308.7 p2      23 w[1]
        add esi, ecx                      ;   322.7 p1      27 v[1]
        mov ecx, dword [esp + 84]         ;   309.7 p2      23 w[9] reload
        xor ebp, ecx                      ;   321.7 p0      23 w[1]
        mov ecx, ebx                      ;   321.7 p1       8 v[0] copy
        xor ebp, dword [esp + 52]         ;   322.7 p0+p2   23 w[1]
        xor ebp, dword [esp + 24]         ;   323.7 p1+p2   23 w[1]
        rol ebp, 1                        ;   324.7 p0      23 w[1]
        rol edx, 0x1e                     ;   324.7 p0      28 v[3]
        mov dword [esp + 24], ebp         ;   325.7 p3+p4   23 w[1] spill
        lea eax, [eax + ebp - 1894007588] ;   325.7 p0      27 v[0]
        mov ebp, esi                      ;   323.7 p1      27 v[0] copy
        rol ebp, 5                        ;   326.7 p0      27 v[0]
        add eax, ebp                      ;   327.7 p1      27 v[0]
        mov ebp, ebx                      ;   325.7 p1       8 v[0] copy
        xor ebp, edi                      ;   326.7 p1       8 v[0]
        rol edi, 0x1e                     ;   327.7 p0      28 v[2]
        xor ecx, edx                      ;   327.7 p1       8 v[0]
        and ecx, ebp                      ;   328.7 p0       8 v[0]
        mov ebp, dword [esp + 88]         ;   316.3 p2      23 w[2]
        xor ecx, ebx                      ;   329.7 p1       8 v[0]
        add eax, ecx                      ;   330.7 p0      27 v[0]
        mov ecx, dword [esp + 92]         ;   317.3 p2      23 w[10] reload
        xor ebp, ecx                      ;   329.7 p1      23 w[2]
        mov ecx, edx                      ;   330.7 p0       8 v[4] copy
        xor ebp, dword [esp + 56]         ;   330.7 p1+p2   23 w[2]
        xor ecx, edi                      ;   331.7 p0       8 v[4]
        xor ebp, dword [esp + 60]         ;   331.7 p1+p2   23 w[2]
        rol ebp, 1                        ;   332.7 p0      23 w[2]
        lea ebx, [ebx + ebp - 1894007588] ;   333.7 p0      27 v[4]
        mov dword [esp + 60], ebp         ;   333.7 p3+p4   23 w[2] spill
        mov ebp, eax                      ;   332.7 p1      27 v[4] copy
        rol ebp, 5                        ;   334.7 p0      27 v[4]
        add ebx, ebp                      ;   335.7 p1      27 v[4]
        mov ebp, edx                      ;   334.7 p1       8 v[4] copy
        xor ebp, esi                      ;   335.7 p0       8 v[4]
        rol esi, 0x1e                     ;   336.7 p0      28 v[1]
        and ecx, ebp                      ;   336.7 p1       8 v[4]
        mov ebp, dword [esp + 44]         ;   324.7 p2      23 w[3]
        xor ecx, edx                      ;   337.7 p1       8 v[4]
        add ebx, ecx                      ;   338.7 p0      27 v[4]
        mov ecx, dword [esp + 72]         ;   325.7 p2      23 w[11] reload
        xor ebp, ecx                      ;   337.7 p1      23 w[3]
        xor ebp, dword [esp + 48]         ;   338.7 p0+p2   23 w[3]
        xor ebp, dword [esp + 52]         ;   339.7 p1+p2   23 w[3]
        mov ecx, edi                      ;   339.7 p0       8 v[3] copy
        rol ebp, 1                        ;   340.7 p0      23 w[3]
        lea edx, [edx + ebp - 1894007588] ;   341.7 p0      27 v[3]
        mov dword [esp + 52], ebp         ;   341.7 p3+p4   23 w[3] spill
        mov ebp, ebx                      ;   339.7 p1      27 v[3] copy
        rol ebp, 5                        ;   342.7 p0      27 v[3]
        add edx, ebp                      ;   343.7 p1      27 v[3]
        mov ebp, edi                      ;   341.7 p1       8 v[3] copy
        xor ebp, eax                      ;   342.7 p1       8 v[3]
        xor ecx, esi                      ;   343.7 p0       8 v[3]
        and ecx, ebp                      ;   344.7 p1       8 v[3]
        xor ecx, edi                      ;   345.7 p0       8 v[3]
        add edx, ecx                      ;   346.7 p1      27 v[3]
        mov ecx, dword [esp + 40]         ;   332.7 p2      23 w[12] reload
        mov ebp, dword [esp + 24]         ;   333.7 p2      23 w[4]
        rol eax, 0x1e                     ;   345.7 p0      28 v[0]
        xor ebp, ecx                      ;   345.7 p1      23 w[4]
        mov ecx, esi                      ;   346.7 p0       8 v[2] copy
        xor ecx, eax                      ;   347.7 p1       8 v[2]
        xor ebp, dword [esp + 64]         ;   347.7 p0+p2   23 w[4]
        xor ebp, dword [esp + 56]         ;   348.7 p1+p2   23 w[4]
        rol ebp, 1                        ;   349.7 p0      23 w[4]
        lea edi, [edi + ebp - 1894007588] ;   350.7 p0      27 v[2]
        mov dword [esp + 56], ebp         ;   350.7 p3+p4   23 w[4] spill
        mov ebp, edx                      ;   348.7 p1      27 v[2] copy
        rol ebp, 5                        ;   350.7 p0      27 v[2]
        add edi, ebp                      ;   351.7 p1      27 v[2]
        mov ebp, esi                      ;   350.7 p1       8 v[2] copy
        xor ebp, ebx                      ;   351.7 p0       8 v[2]
        rol ebx, 0x1e                     ;   352.7 p0      28 v[4]
        and ecx, ebp                      ;   352.7 p1       8 v[2]
        xor ecx, esi                      ;   353.7 p1       8 v[2]
        add edi, ecx                      ;   354.7 p0      27 v[2]
        mov ecx, dword [esp + 80]         ;   341.0 p2      23 w[13] reload
        mov ebp, dword [esp + 60]         ;   342.0 p2      23 w[5]
        xor ebp, ecx                      ;   353.7 p1      23 w[5]
        xor ebp, dword [esp + 68]         ;   354.7 p0+p2   23 w[5]
        xor ebp, dword [esp + 48]         ;   355.7 p1+p2   23 w[5]
        rol ebp, 1                        ;   356.7 p0      23 w[5]
        lea esi, [esi + ebp - 1894007588] ;   357.7 p0      27 v[1]
        mov ecx, eax                      ;   355.7 p1       8 v[1] copy
        mov dword [esp + 48], ebp         ;   357.7 p3+p4   23 w[5] spill
        mov ebp, edi                      ;   356.7 p1      27 v[1] copy
        xor ecx, ebx                      ;   357.7 p0       8 v[1]
        rol ebp, 5                        ;   358.7 p0      27 v[1]
        add esi, ebp                      ;   359.7 p1      27 v[1]
        mov ebp, eax                      ;   358.7 p1       8 v[1] copy
        xor ebp, edx                      ;   359.7 p0       8 v[1]
        and ecx, ebp                      ;   360.7 p1       8 v[1]
        xor ecx, eax                      ;   361.7 p0       8 v[1]
        add esi, ecx                      ;   362.7 p1      27 v[1]
        mov ebp, dword [esp + 52]         ;   349.3 p2      23 w[6]
        mov ecx, dword [esp + 28]         ;   350.3 p2      23 w[14] reload
        xor ebp, ecx                      ;   361.7 p0      23 w[6]
        xor ebp, dword [esp + 76]         ;   362.7 p1+p2   23 w[6]
        rol edx, 0x1e                     ;   362.7 p0      28 v[3]
        xor ebp, dword [esp + 64]         ;   363.7 p1+p2   23 w[6]
        rol ebp, 1                        ;   364.7 p0      23 w[6]
        lea eax, [eax + ebp - 1894007588] ;   365.7 p0      27 v[0]
        mov dword [esp + 64], ebp         ;   365.7 p3+p4   23 w[6] spill
        mov ebp, esi                      ;   363.7 p1      27 v[0] copy
        rol ebp, 5                        ;   365.7 p0      27 v[0]
        add eax, ebp                      ;   366.7 p1      27 v[0]
        mov ecx, ebx                      ;   365.7 p1       8 v[0] copy
        xor ecx, edx                      ;   366.7 p0       8 v[0]
        mov ebp, ebx                      ;   366.7 p1       8 v[0] copy
        xor ebp, edi                      ;   367.7 p0       8 v[0]
        and ecx, ebp                      ;   368.7 p1       8 v[0]
        xor ecx, ebx                      ;   369.7 p0       8 v[0]
        add eax, ecx                      ;   370.7 p1      27 v[0]
        mov ecx, dword [esp + 88]         ;   357.0 p2      23 w[15] reload
        mov ebp, dword [esp + 56]         ;   358.0 p2      23 w[7]
        xor ebp, ecx                      ;   369.7 p0      23 w[7]
        xor ebp, dword [esp + 84]         ;   370.7 p1+p2   23 w[7]
        rol edi, 0x1e                     ;   370.7 p0      28 v[2]
        xor ebp, dword [esp + 68]         ;   371.7 p1+p2   23 w[7]
        rol ebp, 1                        ;   372.7 p0      23 w[7]
        lea ebx, [ebx + ebp - 1894007588] ;   373.7 p0      27 v[4]
        mov dword [esp + 68], ebp         ;   373.7 p3+p4   23 w[7] spill
        mov ebp, eax                      ;   371.7 p1      27 v[4] copy
        rol ebp, 5                        ;   373.7 p0      27 v[4]
        add ebx, ebp                      ;   374.7 p1      27 v[4]
        mov ecx, edx                      ;   373.7 p1       8 v[4] copy
        mov ebp, edx                      ;   374.7 p0       8 v[4] copy
        xor ecx, edi                      ;   374.7 p1       8 v[4]
        xor ebp, esi                      ;   375.7 p0       8 v[4]
        and ecx, ebp                      ;   376.7 p1       8 v[4]
        xor ecx, edx                      ;   377.7 p0       8 v[4]
        add ebx, ecx                      ;   378.7 p1      27 v[4]
        mov ecx, dword [esp + 44]         ;   365.3 p2      23 w[0] reload
        mov ebp, dword [esp + 48]         ;   366.3 p2      23 w[8]
        xor ebp, ecx                      ;   377.7 p0      23 w[8]
        mov ecx, edi                      ;   377.7 p1       8 v[3] copy
        rol esi, 0x1e                     ;   378.7 p0      28 v[1]
        xor ebp, dword [esp + 92]         ;   378.7 p1+p2   23 w[8]
        xor ebp, dword [esp + 76]         ;   379.7 p0+p2   23 w[8]
        rol ebp, 1                        ;   380.7 p0      23 w[8]
        lea edx, [edx + ebp - 1894007588] ;   381.7 p0      27 v[3]
        mov dword [esp + 76], ebp         ;   381.7 p3+p4   23 w[8] spill
        mov ebp, ebx                      ;   379.7 p1      27 v[3] copy
        xor ecx, esi                      ;   380.7 p1       8 v[3]
        rol ebp, 5                        ;   382.7 p0      27 v[3]
        add edx, ebp                      ;   383.7 p1      27 v[3]
        mov ebp, edi                      ;   382.7 p1       8 v[3] copy
        xor ebp, eax                      ;   383.7 p0       8 v[3]
        and ecx, ebp                      ;   384.7 p1       8 v[3]
        rol eax, 0x1e                     ;   384.7 p0      28 v[0]
        mov ebp, dword [esp + 64]         ;   373.0 p2      23 w[9]
        xor ecx, edi                      ;   385.7 p1       8 v[3]
        add edx, ecx                      ;   386.7 p0      27 v[3]
        mov ecx, dword [esp + 24]         ;   374.0 p2      23 w[1] reload
        xor ebp, ecx                      ;   385.7 p1      23 w[9]
        xor ebp, dword [esp + 72]         ;   386.7 p0+p2   23 w[9]
        mov ecx, esi                      ;   386.7 p1       8 v[2] copy
        xor ecx, eax                      ;   387.7 p0       8 v[2]
        xor ebp, dword [esp + 84]         ;   387.7 p1+p2   23 w[9]
        rol ebp, 1                        ;   388.7 p0      23 w[9]
        mov dword [esp + 84], ebp         ;   389.7 p3+p4   23 w[9] spill
        lea edi, [edi + ebp - 1894007588] ;   389.7 p0      27 v[2]
        mov ebp, edx                      ;   388.7 p1      27 v[2] copy
        rol ebp, 5                        ;   390.7 p0      27 v[2]
        add edi, ebp                      ;   391.7 p1      27 v[2]
        mov ebp, esi                      ;   390.7 p1       8 v[2] copy
        xor ebp, ebx                      ;   391.7 p0       8 v[2]
        and ecx, ebp                      ;   392.7 p1       8 v[2]
        mov ebp, dword [esp + 68]         ;   380.7 p2      23 w[10]
        rol ebx, 0x1e                     ;   392.7 p0      28 v[4]
        xor ecx, esi                      ;   393.7 p1       8 v[2]
        add edi, ecx                      ;   394.7 p0      27 v[2]
        mov ecx, dword [esp + 60]         ;   382.0 p2      23 w[2] reload
        xor ebp, ecx                      ;   393.7 p1      23 w[10]
        mov ecx, eax                      ;   394.7 p0       8 v[1] copy
        xor ebp, dword [esp + 40]         ;   394.7 p1+p2   23 w[10]
        xor ecx, ebx                      ;   395.7 p0       8 v[1]
        xor ebp, dword [esp + 92]         ;   395.7 p1+p2   23 w[10]
        rol ebp, 1                        ;   396.7 p0      23 w[10]
        lea esi, [esi + ebp - 1894007588] ;   397.7 p0      27 v[1]
        mov dword [esp + 92], ebp         ;   397.7 p3+p4   23 w[10] spill
        mov ebp, edi                      ;   396.7 p1      27 v[1] copy
        rol ebp, 5                        ;   398.7 p0      27 v[1]
        add esi, ebp                      ;   399.7 p1      27 v[1]
        mov ebp, eax                      ;   398.7 p1       8 v[1] copy
        xor ebp, edx                      ;   399.7 p0       8 v[1]
        and ecx, ebp                      ;   400.7 p1       8 v[1]
        xor ecx, eax                      ;   401.7 p0       8 v[1]
        add esi, ecx                      ;   402.7 p1      27 v[1]
        mov ecx, dword [esp + 52]         ;   388.7 p2      23 w[3] reload
        mov ebp, dword [esp + 76]         ;   389.7 p2      23 w[11]
        xor ebp, ecx                      ;   401.7 p0      23 w[11]
        xor ebp, dword [esp + 80]         ;   402.7 p1+p2   23 w[11]
        xor ebp, dword [esp + 72]         ;   403.7 p0+p2   23 w[11]
        rol ebp, 1                        ;   404.7 p0      23 w[11]
        lea eax, [eax + ebp - 1894007588] ;   405.7 p0      27 v[0]
        mov dword [esp + 72], ebp         ;   405.7 p3+p4   23 w[11] spill
        mov ebp, esi                      ;   403.7 p1      27 v[0] copy
        rol edx, 0x1e                     ;   405.7 p0      28 v[3]
        mov ecx, ebx                      ;   403.7 p1       8 v[0] copy
        xor ecx, edx                      ;   406.7 p1       8 v[0]
        rol ebp, 5                        ;   406.7 p0      27 v[0]
        add eax, ebp                      ;   407.7 p1      27 v[0]
        mov ebp, ebx                      ;   406.7 p1       8 v[0] copy
        xor ebp, edi                      ;   407.7 p0       8 v[0]
        rol edi, 0x1e                     ;   408.7 p0      28 v[2]
        and ecx, ebp                      ;   408.7 p1       8 v[0]
        mov ebp, dword [esp + 84]         ;   396.3 p2      23 w[12]
        xor ecx, ebx                      ;   409.7 p1       8 v[0]
        add eax, ecx                      ;   410.7 p0      27 v[0]
        mov ecx, dword [esp + 56]         ;   397.3 p2      23 w[4] reload
        xor ebp, ecx                      ;   409.7 p1      23 w[12]
        xor ebp, dword [esp + 28]         ;   410.7 p0+p2   23 w[12]
        mov ecx, eax                      ;   411.7 p1      27 v[4] copy
        rol ecx, 5                        ;   412.7 p0      27 v[4]
        xor ebp, dword [esp + 40]         ;   411.7 p1+p2   23 w[12]
        rol ebp, 1                        ;   412.7 p0      23 w[12]
        lea ebx, [ebx + ebp - 899497514]  ;   413.7 p0      27 v[4]
        add ebx, ecx                      ;   414.7 p1      27 v[4]
        mov ecx, edx                      ;   413.7 p1       7 v[4] copy
        xor ecx, esi                      ;   414.7 p0       7 v[4]
        xor ecx, edi                      ;   415.7 p1       7 v[4]
        add ebx, ecx                      ;   416.7 p0      27 v[4]
        mov ecx, dword [esp + 92]         ;   403.7 p2      23 w[13]
        xor ecx, dword [esp + 48]         ;   415.7 p1+p2   23 w[13]
        xor ecx, dword [esp + 88]         ;   416.7 p0+p2   23 w[13]
        xor ecx, dword [esp + 80]         ;   417.7 p1+p2   23 w[13]
        rol ecx, 1                        ;   418.7 p0      23 w[13]
        lea edx, [edx + ecx - 899497514]  ;   419.7 p0      27 v[3]
        mov dword [esp + 80], ecx         ;   419.7 p3+p4   23 w[13] spill
        mov ecx, dword [esp + 68]         ;   407.7 p2      23 w[15]
        xor ecx, dword [esp + 24]         ;   417.7 p1+p2   23 w[15]
        xor ecx, dword [esp + 88]         ;   418.7 p1+p2   23 w[15]
        mov dword [esp + 88], ebp         ;   413.7 p3+p4   23 w[12] spill
        xor ecx, ebp                      ;   419.7 p0      23 w[15]
        mov ebp, ebx                      ;   419.7 p1      27 v[3] copy
        rol esi, 0x1e                     ;   420.7 p0      28 v[1]
        rol ebp, 5                        ;   421.7 p0      27 v[3]
        add edx, ebp                      ;   422.7 p1      27 v[3]
        mov ebp, eax                      ;   421.7 p1      28 v[0] copy
        rol ebp, 0x1e                     ;   422.7 p0      28 v[0]
        rol ecx, 1                        ;   423.7 p0      23 w[15]
        xor eax, edi                      ;   422.7 p1       7 v[3]
        xor eax, esi                      ;   423.7 p1       7 v[3]
        add edx, eax                      ;   424.7 p0      27 v[3]
        lea eax, [esi + ecx - 899497514]  ;   425.7 p0      27 v[1]
        xor esi, ebx                      ;   424.7 p1       7 v[2]
        xor esi, ebp                      ;   425.7 p1       7 v[2]
        lea edi, [edi + esi - 899497514]  ;   426.7 p0      27 v[2]
        mov esi, dword [esp + 72]         ;   414.7 p2      23 w[14]
        rol ebx, 0x1e                     ;   427.7 p0      28 v[4]
        xor esi, dword [esp + 64]         ;   426.7 p1+p2   23 w[14]
        xor esi, dword [esp + 44]         ;   427.7 p1+p2   23 w[14]
        xor esi, dword [esp + 28]         ;   428.7 p0+p2   23 w[14]
        rol esi, 1                        ;   429.7 p0      23 w[14]
        mov dword [esp + 28], ecx         ;   424.7 p3+p4   23 w[15] spill
        mov ecx, edx                      ;   428.7 p1      27 v[2] copy
        rol ecx, 5                        ;   430.7 p0      27 v[2]
        add edi, esi                      ;   430.7 p1      27 v[2]
        add edi, ecx                      ;   431.7 p1      27 v[2]
        mov ecx, dword [esp + 84]         ;   420.7 p2      23 w[1]
        xor ecx, dword [esp + 52]         ;   431.7 p0+p2   23 w[1]
        xor ecx, dword [esp + 24]         ;   432.7 p1+p2   23 w[1]
        xor ecx, esi                      ;   433.7 p0      23 w[1]
        rol ecx, 1                        ;   434.7 p0      23 w[1]
        mov dword [esp + 24], esi         ;   430.7 p3+p4   23 w[14] spill
        mov esi, edx                      ;   432.7 p1      28 v[3] copy
        xor edx, ebp                      ;   433.7 p1       7 v[1]
        rol esi, 0x1e                     ;   434.7 p0      28 v[3]
        xor edx, ebx                      ;   434.7 p1       7 v[1]
        add eax, edx                      ;   435.7 p0      27 v[1]
        mov edx, edi                      ;   435.7 p1      27 v[1] copy
        rol edx, 5                        ;   436.7 p0      27 v[1]
        add eax, edx                      ;   437.7 p1      27 v[1]
        lea edx, [ebx + ecx - 899497514]  ;   437.7 p0      27 v[4]
        xor ebx, edi                      ;   437.7 p1       7 v[0]
        xor ebx, esi                      ;   438.7 p0       7 v[0]
        lea ebp, [ebp + ebx - 899497514]  ;   439.7 p0      27 v[0]
        mov ebx, dword [esp + 80]         ;   427.7 p2      23 w[0]
        xor ebx, dword [esp + 76]         ;   438.7 p1+p2   23 w[0]
        xor ebx, dword [esp + 60]         ;   439.7 p1+p2   23 w[0]
        xor ebx, dword [esp + 44]         ;   440.7 p0+p2   23 w[0]
        rol ebx, 1                        ;   441.7 p0      23 w[0]
        add ebp, ebx                      ;   442.7 p1      27 v[0]
        mov dword [esp + 44], ecx         ;   435.7 p3+p4   23 w[1] spill
        mov ecx, eax                      ;   441.7 p1      27 v[0] copy
        rol ecx, 5                        ;   442.7 p0      27 v[0]
        add ebp, ecx                      ;   443.7 p1      27 v[0]
        mov ecx, dword [esp + 72]         ;   432.3 p2      23 w[3]
        xor ecx, dword [esp + 48]         ;   443.7 p0+p2   23 w[3]
        xor ecx, dword [esp + 52]         ;   444.7 p1+p2   23 w[3]
        xor ecx, ebx                      ;   445.7 p0      23 w[3]
        mov dword [esp + 52], ebx         ;   442.7 p3+p4   23 w[0] spill
        mov ebx, ebp                      ;   444.7 p1      27 v[4] copy
        rol ebx, 5                        ;   445.7 p0      27 v[4]
        add edx, ebx                      ;   446.7 p1      27 v[4]
        rol ecx, 1                        ;   446.7 p0      23 w[3]
        rol edi, 0x1e                     ;   447.7 p0      28 v[2]
        mov ebx, eax                      ;   446.7 p1      28 v[1] copy
        xor eax, esi                      ;   447.7 p1       7 v[4]
        xor eax, edi                      ;   448.7 p0       7 v[4]
        add edx, eax                      ;   449.7 p1      27 v[4]
        lea eax, [edi + ecx - 899497514]  ;   449.7 p0      27 v[2]
        xor edi, ebp                      ;   449.7 p1       7 v[3]
        rol ebx, 0x1e                     ;   450.7 p0      28 v[1]
        xor edi, ebx                      ;   451.7 p1       7 v[3]
        lea esi, [esi + edi - 899497514]  ;   452.7 p0      27 v[3]
        mov edi, dword [esp + 28]         ;   439.7 p2      23 w[2]
        rol ebp, 0x1e                     ;   452.7 p0      28 v[0]
        xor edi, dword [esp + 92]         ;   451.7 p1+p2   23 w[2]
        xor edi, dword [esp + 56]         ;   452.7 p1+p2   23 w[2]
        xor edi, dword [esp + 60]         ;   453.7 p0+p2   23 w[2]
        rol edi, 1                        ;   454.7 p0      23 w[2]
        add esi, edi                      ;   455.7 p1      27 v[3]
        mov dword [esp + 60], ecx         ;   447.7 p3+p4   23 w[3] spill
        mov ecx, edx                      ;   454.7 p1      27 v[3] copy
        rol ecx, 5                        ;   455.7 p0      27 v[3]
        add esi, ecx                      ;   456.7 p1      27 v[3]
        mov ecx, dword [esp + 80]         ;   444.7 p2      23 w[5]
        xor ecx, dword [esp + 68]         ;   456.7 p0+p2   23 w[5]
        xor ecx, dword [esp + 48]         ;   457.7 p1+p2   23 w[5]
        mov dword [esp + 48], edi         ;   455.7 p3+p4   23 w[2] spill
        xor ecx, edi                      ;   458.7 p0      23 w[5]
        rol ecx, 1                        ;   459.7 p0      23 w[5]
        mov edi, edx                      ;   457.7 p1      28 v[4] copy
        xor edx, ebx                      ;   458.7 p1       7 v[2]
        xor edx, ebp                      ;   459.7 p0       7 v[2]
        add eax, edx                      ;   460.7 p1      27 v[2]
        mov edx, esi                      ;   460.7 p0      27 v[2] copy
        rol edx, 5                        ;   461.7 p0      27 v[2]
        add eax, edx                      ;   462.7 p1      27 v[2]
        lea edx, [ebp + ecx - 899497514]  ;   462.7 p0      27 v[0]
        xor ebp, esi                      ;   461.7 p1       7 v[1]
        rol edi, 0x1e                     ;   463.7 p0      28 v[4]
        xor ebp, edi                      ;   464.7 p1       7 v[1]
        lea ebx, [ebx + ebp - 899497514]  ;   465.7 p0      27 v[1]
        mov ebp, dword [esp + 44]         ;   451.7 p2      23 w[4]
        rol esi, 0x1e                     ;   465.7 p0      28 v[3]
        xor ebp, dword [esp + 88]         ;   463.7 p1+p2   23 w[4]
        xor ebp, dword [esp + 64]         ;   464.7 p1+p2   23 w[4]
        xor ebp, dword [esp + 56]         ;   465.7 p1+p2   23 w[4]
        rol ebp, 1                        ;   466.7 p0      23 w[4]
        add ebx, ebp                      ;   467.7 p1      27 v[1]
        mov dword [esp + 56], ecx         ;   460.7 p3+p4   23 w[5] spill
        mov ecx, eax                      ;   467.7 p0      27 v[1] copy
        rol ecx, 5                        ;   468.7 p0      27 v[1]
        add ebx, ecx                      ;   469.7 p1      27 v[1]
        mov ecx, dword [esp + 28]         ;   457.3 p2      23 w[7]
        xor ecx, dword [esp + 84]         ;   468.7 p1+p2   23 w[7]
        xor ecx, dword [esp + 68]         ;   469.7 p0+p2   23 w[7]
        mov dword [esp + 68], ebp         ;   467.7 p3+p4   23 w[4] spill
        xor ecx, ebp                      ;   470.7 p1      23 w[7]
        mov ebp, ebx                      ;   470.7 p0      27 v[0] copy
        rol ebp, 5                        ;   471.7 p0      27 v[0]
        add edx, ebp                      ;   472.7 p1      27 v[0]
        mov ebp, eax                      ;   471.7 p1      28 v[2] copy
        rol ebp, 0x1e                     ;   472.7 p0      28 v[2]
        xor eax, edi                      ;   472.7 p1       7 v[0]
        xor eax, esi                      ;   473.7 p0       7 v[0]
        rol ecx, 1                        ;   474.7 p0      23 w[7]
        add edx, eax                      ;   474.7 p1      27 v[0]
        lea eax, [esi + ecx - 899497514]  ;   475.7 p0      27 v[3]
        xor esi, ebx                      ;   474.7 p1       7 v[4]
        rol ebx, 0x1e                     ;   476.7 p0      28 v[1]
        xor esi, ebp                      ;   475.7 p1       7 v[4]
        lea edi, [edi + esi - 899497514]  ;   477.7 p0      27 v[4]
        mov esi, dword [esp + 60]         ;   464.7 p2      23 w[6]
        xor esi, dword [esp + 24]         ;   476.7 p1+p2   23 w[6]
        xor esi, dword [esp + 76]         ;   477.7 p1+p2   23 w[6]
        xor esi, dword [esp + 64]         ;   478.7 p0+p2   23 w[6]
        mov dword [esp + 64], ecx         ;   475.7 p3+p4   23 w[7] spill
        mov ecx, edx                      ;   478.7 p1      27 v[4] copy
        rol esi, 1                        ;   479.7 p0      23 w[6]
        add edi, esi                      ;   480.7 p1      27 v[4]
        rol ecx, 5                        ;   480.7 p0      27 v[4]
        add edi, ecx                      ;   481.7 p1      27 v[4]
        mov ecx, dword [esp + 44]         ;   470.3 p2      23 w[9]
        xor ecx, dword [esp + 72]         ;   481.7 p0+p2   23 w[9]
        xor ecx, dword [esp + 84]         ;   482.7 p1+p2   23 w[9]
        xor ecx, esi                      ;   483.7 p0      23 w[9]
        rol ecx, 1                        ;   484.7 p0      23 w[9]
        mov dword [esp + 84], esi         ;   480.7 p3+p4   23 w[6] spill
        mov esi, edx                      ;   482.7 p1      28 v[0] copy
        xor edx, ebp                      ;   483.7 p1       7 v[3]
        xor edx, ebx                      ;   484.7 p0       7 v[3]
        rol esi, 0x1e                     ;   485.7 p0      28 v[0]
        add eax, edx                      ;   485.7 p1      27 v[3]
        mov edx, edi                      ;   485.7 p1      27 v[3] copy
        rol edx, 5                        ;   486.7 p0      27 v[3]
        add eax, edx                      ;   487.7 p1      27 v[3]
        lea edx, [ebx + ecx - 899497514]  ;   487.7 p0      27 v[1]
        xor ebx, edi                      ;   487.7 p1       7 v[2]
        xor ebx, esi                      ;   488.7 p0       7 v[2]
        lea ebp, [ebp + ebx - 899497514]  ;   489.7 p0      27 v[2]
        mov ebx, dword [esp + 56]         ;   477.3 p2      23 w[8]
        xor ebx, dword [esp + 52]         ;   488.7 p1+p2   23 w[8]
        xor ebx, dword [esp + 92]         ;   489.7 p1+p2   23 w[8]
        xor ebx, dword [esp + 76]         ;   490.7 p0+p2   23 w[8]
        rol ebx, 1                        ;   491.7 p0      23 w[8]
        add ebp, ebx                      ;   492.7 p1      27 v[2]
        xor ebx, dword [esp + 60]         ;   492.7 p1+p2   23 w[11]
        xor ebx, dword [esp + 80]         ;   493.7 p0+p2   23 w[11]
        xor ebx, dword [esp + 72]         ;   494.7 p1+p2   23 w[11]
        rol ebx, 1                        ;   495.7 p0      23 w[11]
        rol edi, 0x1e                     ;   494.7 p0      28 v[4]
        mov dword [esp + 72], ecx         ;   485.7 p3+p4   23 w[9] spill
        mov ecx, eax                      ;   493.7 p1      27 v[2] copy
        rol ecx, 5                        ;   495.7 p0      27 v[2]
        add ebp, ecx                      ;   496.7 p1      27 v[2]
        mov ecx, eax                      ;   495.7 p1      28 v[3] copy
        xor eax, esi                      ;   496.7 p0       7 v[1]
        xor eax, edi                      ;   497.7 p1       7 v[1]
        add edx, eax                      ;   498.7 p0      27 v[1]
        mov eax, ebp                      ;   497.7 p1      27 v[1] copy
        rol ecx, 0x1e                     ;   498.7 p0      28 v[3]
        rol eax, 5                        ;   499.7 p0      27 v[1]
        add edx, eax                      ;   500.7 p1      27 v[1]
        lea eax, [edi + ebx - 899497514]  ;   500.7 p0      27 v[4]
        xor edi, ebp                      ;   499.7 p1       7 v[0]
        xor edi, ecx                      ;   500.7 p1       7 v[0]
        lea esi, [esi + edi - 899497514]  ;   501.7 p0      27 v[0]
        rol ebp, 0x1e                     ;   502.7 p0      28 v[2]
        mov edi, dword [esp + 64]         ;   489.0 p2      23 w[10]
        xor edi, dword [esp + 48]         ;   501.7 p1+p2   23 w[10]
        xor edi, dword [esp + 88]         ;   502.7 p1+p2   23 w[10]
        xor edi, dword [esp + 92]         ;   503.7 p0+p2   23 w[10]
        rol edi, 1                        ;   504.7 p0      23 w[10]
        add esi, edi                      ;   505.7 p1      27 v[0]
        xor edi, dword [esp + 56]         ;   505.7 p1+p2   23 w[13]
        xor edi, dword [esp + 28]         ;   506.7 p0+p2   23 w[13]
        xor edi, dword [esp + 80]         ;   507.7 p1+p2   23 w[13]
        rol edi, 1                        ;   508.7 p0      23 w[13]
        mov dword [esp + 80], ebx         ;   496.7 p3+p4   23 w[11] spill
        mov ebx, edx                      ;   506.7 p1      27 v[0] copy
        rol ebx, 5                        ;   507.7 p0      27 v[0]
        add esi, ebx                      ;   508.7 p1      27 v[0]
        mov ebx, edx                      ;   508.7 p0      28 v[1] copy
        xor edx, ecx                      ;   508.7 p1       7 v[4]
        xor edx, ebp                      ;   509.7 p0       7 v[4]
        lea edi, [ebp + edi - 899497514]  ;   510.7 p0      27 v[2]
        xor ebp, esi                      ;   509.7 p1       7 v[3]
        rol ebx, 0x1e                     ;   511.7 p0      28 v[1]
        xor ebp, ebx                      ;   512.7 p1       7 v[3]
        lea ecx, [ecx + ebp - 899497514]  ;   513.7 p0      27 v[3]
        add eax, edx                      ;   511.7 p1      27 v[4]
        mov edx, esi                      ;   512.7 p1      27 v[4] copy
        rol edx, 5                        ;   513.7 p0      27 v[4]
        add eax, edx                      ;   514.7 p1      27 v[4]
        mov edx, dword [esp + 72]         ;   501.0 p2      23 w[12]
        xor edx, dword [esp + 68]         ;   514.7 p0+p2   23 w[12]
        rol esi, 0x1e                     ;   515.7 p0      28 v[0]
        mov ebp, eax                      ;   515.7 p1      27 v[3] copy
        xor edx, dword [esp + 24]         ;   515.7 p1+p2   23 w[12]
        rol ebp, 5                        ;   516.7 p0      27 v[3]
        xor edx, dword [esp + 88]         ;   516.7 p1+p2   23 w[12]
        rol edx, 1                        ;   517.7 p0      23 w[12]
        add ecx, edx                      ;   518.7 p1      27 v[3]
        add ecx, ebp                      ;   519.7 p0      27 v[3]
        mov ebp, dword [esp + 64]         ;   505.7 p2      23 w[15]
        xor ebp, dword [esp + 44]         ;   518.7 p1+p2   23 w[15]
        xor ebp, dword [esp + 28]         ;   519.7 p0+p2   23 w[15]
        xor ebp, edx                      ;   520.7 p1      23 w[15]
        mov edx, ecx                      ;   520.7 p0      27 v[2] copy
        rol edx, 5                        ;   521.7 p0      27 v[2]
        add edi, edx                      ;   522.7 p1      27 v[2]
        mov edx, eax                      ;   521.7 p1      28 v[4] copy
        xor eax, ebx                      ;   522.7 p0       7 v[2]
        xor eax, esi                      ;   523.7 p1       7 v[2]
        add edi, eax                      ;   524.7 p0      27 v[2]
        mov eax, dword [esp + 0]          ;   511.0 p2      30 h
        lea eax, [eax + esi - 899497514]  ;   524.7 p0      30 h
        xor esi, ecx                      ;   523.7 p1       7 v[1]
        rol edx, 0x1e                     ;   525.7 p0      28 v[4]
        xor esi, edx                      ;   526.7 p1       7 v[1]
        lea ebx, [ebx + esi - 899497514]  ;   527.7 p0      27 v[1]
        mov esi, dword [esp + 80]         ;   513.0 p2      23 w[14]
        xor esi, dword [esp + 84]         ;   525.7 p1+p2   23 w[14]
        xor esi, dword [esp + 52]         ;   526.7 p1+p2   23 w[14]
        rol ebp, 1                        ;   527.7 p0      23 w[15]
        rol ecx, 0x1e                     ;   528.7 p0      28 v[3]
        xor esi, dword [esp + 24]         ;   527.7 p1+p2   23 w[14]
        rol esi, 1                        ;   529.7 p0      23 w[14]
        add ebx, esi                      ;   530.7 p1      27 v[1]
        add eax, ebp                      ;   529.7 p1      30 h
        mov ebp, edx                      ;   530.7 p0       7 v[0] copy
        xor ebp, edi                      ;   531.7 p1       7 v[0]
        add edx, dword [esp + 16]         ;   531.7 p0+p2   30 h
        mov dword [esp + 16], edx         ;   532.7 p3+p4   30 h
        xor ebp, ecx                      ;   532.7 p1       7 v[0]
        add eax, ebp                      ;   533.7 p0      30 h
        add ecx, dword [esp + 12]         ;   532.7 p1+p2   30 h
        mov dword [esp + 12], ecx         ;   533.7 p3+p4   30 h
        mov esi, edi                      ;   533.7 p0      27 v[1] copy
        rol esi, 5                        ;   534.7 p0      27 v[1]
        add ebx, esi                      ;   535.7 p1      27 v[1]
        mov esi, ebx                      ;   536.7 p1      27 v[0] copy
        add ebx, dword [esp + 4]          ;   536.7 p0+p2   30 h
        rol esi, 5                        ;   537.7 p0      27 v[0]
        rol edi, 0x1e                     ;   537.7 p0      28 v[2]
        add edi, dword [esp + 36]         ;   538.7 p1+p2   30 h
        add eax, esi                      ;   538.7 p1      30 h
        mov dword [esp + 0], eax          ;   539.7 p3+p4   30 h
        mov dword [esp + 4], ebx          ;   537.7 p3+p4   30 h
        mov esi, dword [esp + 32]         ;   528.7 p2      16 blocks
        add esi, 0x40                     ;   537.7 p1      16 blocks
        cmp esi, dword [esp + 20]         ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 120], esi        ;                    resident
        mov dword [esp + 8], edi          ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]          ;     0.0 p2      16 blocks reload
        mov edi, dword [esp + 116]        ;     1.0 p2      16 blocks reload
        mov dword [edi], esi              ;     3.0 p3+p4   16 blocks
        mov esi, dword [esp + 4]          ;     2.0 p2      16 blocks reload
        mov dword [edi + 4], esi          ;     5.0 p3+p4   16 blocks
        mov esi, dword [esp + 8]          ;     3.0 p2      16 blocks reload
        mov dword [edi + 8], esi          ;     6.0 p3+p4   16 blocks
        mov esi, dword [esp + 12]         ;     4.0 p2      16 blocks reload
        mov dword [edi + 12], esi         ;     7.0 p3+p4   16 blocks
        mov esi, dword [esp + 16]         ;     5.0 p2      16 blocks reload
        mov dword [edi + 16], esi         ;     8.0 p3+p4   16 blocks
        xor eax, eax                      ;                    cleared
        mov dword [esp + 0], eax          ;                    cleared
        mov dword [esp + 4], eax          ;                    cleared
        mov dword [esp + 8], eax          ;                    cleared
        mov dword [esp + 12], eax         ;                    cleared
        mov dword [esp + 16], eax         ;                    cleared
        mov dword [esp + 24], eax         ;                    cleared
        mov dword [esp + 28], eax         ;                    cleared
        mov dword [esp + 32], eax         ;                    cleared
        mov dword [esp + 36], eax         ;                    cleared
        mov dword [esp + 40], eax         ;                    cleared
        mov dword [esp + 44], eax         ;                    cleared
        mov dword [esp + 48], eax         ;                    cleared
        mov dword [esp + 52], eax         ;                    cleared
        mov dword [esp + 56], eax         ;                    cleared
        mov dword [esp + 60], eax         ;                    cleared
        mov dword [esp + 64], eax         ;                    cleared
        mov dword [esp + 68], eax         ;                    cleared
        mov dword [esp + 72], eax         ;                    cleared
        mov dword [esp + 76], eax         ;                    cleared
        mov dword [esp + 80], eax         ;                    cleared
        mov dword [esp + 84], eax         ;                    cleared
        mov dword [esp + 88], eax         ;                    cleared
        mov dword [esp + 92], eax         ;                    cleared
        add esp, 0x60                     ;                    frame
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
