; sha1_blocks for Intel Pentium III (Katmai, Coppermine) (pentium3)
; made by cipherwright 0.1.0 from ciphers/sha1.cw (sha256 879b4944cb94c0d9); do not edit:
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
;   blocks: 1504 uops, planned 539.0; bounds: width 501.3, ports 537.0, path 164.0
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
        mov ebp, dword [esi]              ;     0.0 p2      22 w[0]
        mov edx, dword [esp + 16]         ;     1.0 p2      27 v[4]
        mov eax, dword [esp + 0]          ;     2.0 p2      19 v[0] reload
        mov ecx, eax                      ;     5.0 p0      27 v[4] copy
        rol ecx, 5                        ;     6.0 p0      27 v[4]
        bswap ebp                         ;     3.0 p0+p1   22 w[0]
        lea edx, [edx + ebp + 1518500249] ;     5.0 p0      27 v[4]
        add edx, ecx                      ;     7.0 p1      27 v[4]
        mov ecx, edi                      ;     3.7 p1       6 v[4] copy
        mov ebx, dword [esp + 12]         ;     3.3 p2      19 v[3] reload
        xor ecx, ebx                      ;     6.3 p1       6 v[4]
        and ecx, dword [esp + 4]          ;     7.3 p0+p2    6 v[4]
        xor ecx, ebx                      ;     8.3 p1       6 v[4]
        add edx, ecx                      ;     9.3 p0      27 v[4]
        mov ecx, dword [esi + 4]          ;     5.3 p2      22 w[1]
        bswap ecx                         ;     8.3 p0+p1   22 w[1]
        mov dword [esp + 24], ebp         ;     6.3 p3+p4   22 w[0] spill
        mov ebp, edx                      ;    10.3 p1      27 v[3] copy
        mov dword [esp + 28], ecx         ;    10.3 p3+p4   22 w[1] spill
        rol ebp, 5                        ;    11.3 p0      27 v[3]
        lea ebp, [ebp + ebx + 1518500249] ;    12.3 p0      27 v[3]
        add ebp, ecx                      ;    13.3 p1      27 v[3]
        mov ecx, dword [esp + 4]          ;     9.0 p2      28 v[1]
        rol ecx, 0x1e                     ;    12.0 p0      28 v[1]
        mov ebx, edi                      ;     9.7 p1       6 v[3] copy
        xor ebx, ecx                      ;    13.0 p1       6 v[3]
        and ebx, eax                      ;    14.0 p0       6 v[3]
        mov dword [esp + 32], esi         ;    10.7 p3+p4   22 w[0] spill
        xor ebx, edi                      ;    15.0 p1       6 v[3]
        add ebp, ebx                      ;    16.0 p0      27 v[3]
        mov ebx, dword [esi + 8]          ;    12.0 p2      22 w[2]
        mov esi, ebp                      ;    17.0 p1      27 v[2] copy
        rol esi, 5                        ;    18.0 p0      27 v[2]
        rol eax, 0x1e                     ;    14.0 p0      28 v[0]
        mov dword [esp + 36], edi         ;    13.3 p3+p4   19 v[2] spill
        lea esi, [esi + edi + 1518500249] ;    19.0 p0      27 v[2]
        bswap ebx                         ;    16.0 p0+p1   22 w[2]
        mov edi, ecx                      ;    15.3 p1       6 v[2] copy
        xor edi, eax                      ;    16.3 p1       6 v[2]
        and edi, edx                      ;    17.3 p0       6 v[2]
        add esi, ebx                      ;    20.0 p1      27 v[2]
        xor edi, ecx                      ;    18.3 p0       6 v[2]
        add esi, edi                      ;    21.0 p1      27 v[2]
        mov edi, esi                      ;    22.0 p0      27 v[1] copy
        rol edi, 5                        ;    23.0 p0      27 v[1]
        lea ecx, [ecx + edi + 1518500249] ;    24.0 p0      27 v[1]
        rol edx, 0x1e                     ;    22.0 p0      28 v[4]
        mov dword [esp + 40], ebx         ;    18.3 p3+p4   22 w[2] spill
        mov edi, eax                      ;    19.3 p1       6 v[1] copy
        xor edi, edx                      ;    23.0 p1       6 v[1]
        and edi, ebp                      ;    24.0 p1       6 v[1]
        rol ebp, 0x1e                     ;    23.0 p0      28 v[3]
        xor edi, eax                      ;    25.0 p1       6 v[1]
        add ecx, edi                      ;    26.0 p1      27 v[1]
        mov edi, dword [esp + 32]         ;    21.0 p2      22 w[0] reload
        mov ebx, dword [edi + 12]         ;    24.0 p2      22 w[3]
        bswap ebx                         ;    27.0 p0+p1   22 w[3]
        add ecx, ebx                      ;    29.0 p0      27 v[1]
        mov dword [esp + 44], ebx         ;    29.0 p3+p4   22 w[3] spill
        mov ebx, dword [edi + 16]         ;    24.0 p2      22 w[4]
        bswap ebx                         ;    27.0 p0+p1   22 w[4]
        lea eax, [eax + ebx + 1518500249] ;    29.0 p0      27 v[0]
        mov dword [esp + 48], ebx         ;    29.0 p3+p4   22 w[4] spill
        mov ebx, ecx                      ;    30.0 p1      27 v[0] copy
        rol ebx, 5                        ;    31.0 p0      27 v[0]
        add eax, ebx                      ;    32.0 p1      27 v[0]
        mov ebx, edx                      ;    28.3 p1       6 v[0] copy
        xor ebx, ebp                      ;    29.3 p0       6 v[0]
        and ebx, esi                      ;    30.3 p1       6 v[0]
        xor ebx, edx                      ;    31.3 p0       6 v[0]
        add eax, ebx                      ;    33.0 p1      27 v[0]
        mov ebx, dword [edi + 20]         ;    28.0 p2      22 w[5]
        bswap ebx                         ;    31.3 p0+p1   22 w[5]
        rol esi, 0x1e                     ;    32.0 p0      28 v[2]
        mov dword [esp + 52], ebx         ;    33.3 p3+p4   22 w[5] spill
        lea edx, [edx + ebx + 1518500249] ;    33.3 p0      27 v[4]
        mov ebx, eax                      ;    34.0 p1      27 v[4] copy
        rol ebx, 5                        ;    35.0 p0      27 v[4]
        add edx, ebx                      ;    36.0 p1      27 v[4]
        mov ebx, ebp                      ;    34.3 p1       6 v[4] copy
        xor ebx, esi                      ;    35.3 p0       6 v[4]
        and ebx, ecx                      ;    36.3 p1       6 v[4]
        xor ebx, ebp                      ;    37.3 p0       6 v[4]
        add edx, ebx                      ;    38.3 p1      27 v[4]
        mov ebx, dword [edi + 24]         ;    33.0 p2      22 w[6]
        bswap ebx                         ;    37.3 p0+p1   22 w[6]
        lea ebp, [ebp + ebx + 1518500249] ;    39.3 p0      27 v[3]
        mov dword [esp + 56], ebx         ;    39.3 p3+p4   22 w[6] spill
        mov ebx, edx                      ;    39.3 p1      27 v[3] copy
        rol ebx, 5                        ;    40.3 p0      27 v[3]
        rol ecx, 0x1e                     ;    40.0 p0      28 v[1]
        add ebp, ebx                      ;    41.3 p1      27 v[3]
        mov ebx, esi                      ;    40.3 p1       6 v[3] copy
        xor ebx, ecx                      ;    41.3 p0       6 v[3]
        and ebx, eax                      ;    42.3 p1       6 v[3]
        xor ebx, esi                      ;    43.3 p0       6 v[3]
        rol eax, 0x1e                     ;    43.0 p0      28 v[0]
        add ebp, ebx                      ;    44.3 p1      27 v[3]
        mov ebx, dword [edi + 28]         ;    38.3 p2      22 w[7]
        bswap ebx                         ;    44.0 p0+p1   22 w[7]
        lea esi, [esi + ebx + 1518500249] ;    46.0 p0      27 v[2]
        mov dword [esp + 60], ebx         ;    46.0 p3+p4   22 w[7] spill
        mov ebx, ebp                      ;    45.3 p1      27 v[2] copy
        rol ebx, 5                        ;    46.3 p0      27 v[2]
        add esi, ebx                      ;    47.3 p1      27 v[2]
        mov ebx, ecx                      ;    46.3 p1       6 v[2] copy
        xor ebx, eax                      ;    47.3 p0       6 v[2]
        and ebx, edx                      ;    48.3 p1       6 v[2]
        xor ebx, ecx                      ;    49.3 p0       6 v[2]
        add esi, ebx                      ;    50.3 p1      27 v[2]
        mov ebx, dword [edi + 32]         ;    43.0 p2      22 w[8]
        bswap ebx                         ;    49.3 p0+p1   22 w[8]
        lea ecx, [ecx + ebx + 1518500249] ;    51.3 p0      27 v[1]
        mov dword [esp + 64], ebx         ;    51.3 p3+p4   22 w[8] spill
        rol edx, 0x1e                     ;    51.0 p0      28 v[4]
        mov ebx, esi                      ;    51.3 p1      27 v[1] copy
        rol ebx, 5                        ;    52.3 p0      27 v[1]
        add ecx, ebx                      ;    53.3 p1      27 v[1]
        mov ebx, eax                      ;    52.3 p1       6 v[1] copy
        xor ebx, edx                      ;    53.3 p0       6 v[1]
        and ebx, ebp                      ;    54.3 p1       6 v[1]
        rol ebp, 0x1e                     ;    54.0 p0      28 v[3]
        xor ebx, eax                      ;    55.3 p1       6 v[1]
        add ecx, ebx                      ;    56.3 p0      27 v[1]
        mov ebx, dword [edi + 36]         ;    48.3 p2      22 w[9]
        bswap ebx                         ;    56.0 p0+p1   22 w[9]
        lea eax, [eax + ebx + 1518500249] ;    58.0 p0      27 v[0]
        mov dword [esp + 68], ebx         ;    58.0 p3+p4   22 w[9] spill
        mov ebx, edx                      ;    56.3 p1       6 v[0] copy
        xor ebx, ebp                      ;    57.3 p1       6 v[0]
        and ebx, esi                      ;    58.3 p0       6 v[0]
        xor ebx, edx                      ;    59.3 p1       6 v[0]
        add eax, ebx                      ;    60.3 p0      27 v[0]
        mov ebx, ecx                      ;    59.3 p1      27 v[0] copy
        rol ebx, 5                        ;    60.3 p0      27 v[0]
        add eax, ebx                      ;    61.3 p1      27 v[0]
        mov ebx, dword [edi + 40]         ;    53.0 p2      22 w[10]
        bswap ebx                         ;    61.3 p0+p1   22 w[10]
        mov dword [esp + 72], ebx         ;    63.3 p3+p4   22 w[10] spill
        rol esi, 0x1e                     ;    62.0 p0      28 v[2]
        lea edx, [edx + ebx + 1518500249] ;    63.3 p0      27 v[4]
        mov ebx, ebp                      ;    62.3 p1       6 v[4] copy
        xor ebx, esi                      ;    63.3 p1       6 v[4]
        and ebx, ecx                      ;    64.3 p0       6 v[4]
        xor ebx, ebp                      ;    65.3 p1       6 v[4]
        add edx, ebx                      ;    66.3 p0      27 v[4]
        rol ecx, 0x1e                     ;    66.0 p0      28 v[1]
        mov ebx, eax                      ;    65.3 p1      27 v[4] copy
        rol ebx, 5                        ;    67.0 p0      27 v[4]
        add edx, ebx                      ;    68.0 p1      27 v[4]
        mov ebx, dword [edi + 44]         ;    58.3 p2      22 w[11]
        bswap ebx                         ;    68.0 p0+p1   22 w[11]
        lea ebp, [ebp + ebx + 1518500249] ;    70.0 p0      27 v[3]
        mov dword [esp + 76], ebx         ;    70.0 p3+p4   22 w[11] spill
        mov ebx, esi                      ;    68.3 p1       6 v[3] copy
        xor ebx, ecx                      ;    69.3 p1       6 v[3]
        and ebx, eax                      ;    70.3 p0       6 v[3]
        rol eax, 0x1e                     ;    71.0 p0      28 v[0]
        xor ebx, esi                      ;    71.3 p1       6 v[3]
        add ebp, ebx                      ;    72.3 p1      27 v[3]
        mov ebx, edx                      ;    72.0 p0      27 v[3] copy
        rol ebx, 5                        ;    73.0 p0      27 v[3]
        add ebp, ebx                      ;    74.0 p1      27 v[3]
        mov ebx, dword [edi + 48]         ;    63.3 p2      22 w[12]
        bswap ebx                         ;    74.0 p0+p1   22 w[12]
        mov dword [esp + 80], ebx         ;    76.0 p3+p4   22 w[12] spill
        lea esi, [esi + ebx + 1518500249] ;    76.0 p0      27 v[2]
        mov ebx, ecx                      ;    74.3 p1       6 v[2] copy
        xor ebx, eax                      ;    75.3 p1       6 v[2]
        and ebx, edx                      ;    76.3 p0       6 v[2]
        xor ebx, ecx                      ;    77.3 p1       6 v[2]
        add esi, ebx                      ;    78.3 p0      27 v[2]
        mov ebx, ebp                      ;    77.3 p1      27 v[2] copy
        rol ebx, 5                        ;    78.3 p0      27 v[2]
        add esi, ebx                      ;    79.3 p1      27 v[2]
        mov ebx, dword [edi + 52]         ;    68.0 p2      22 w[13]
        bswap ebx                         ;    79.3 p0+p1   22 w[13]
        lea ecx, [ecx + ebx + 1518500249] ;    81.3 p0      27 v[1]
        rol edx, 0x1e                     ;    81.0 p0      28 v[4]
        mov dword [esp + 84], ebx         ;    81.3 p3+p4   22 w[13] spill
        mov ebx, eax                      ;    80.3 p1       6 v[1] copy
        xor ebx, edx                      ;    82.0 p1       6 v[1]
        and ebx, ebp                      ;    83.0 p0       6 v[1]
        rol ebp, 0x1e                     ;    83.0 p0      28 v[3]
        xor ebx, eax                      ;    84.0 p1       6 v[1]
        add ecx, ebx                      ;    85.0 p1      27 v[1]
        mov ebx, esi                      ;    84.0 p0      27 v[1] copy
        rol ebx, 5                        ;    85.0 p0      27 v[1]
        add ecx, ebx                      ;    86.0 p1      27 v[1]
        mov ebx, dword [edi + 56]         ;    73.3 p2      22 w[14]
        bswap ebx                         ;    86.0 p0+p1   22 w[14]
        lea eax, [eax + ebx + 1518500249] ;    88.0 p0      27 v[0]
        mov dword [esp + 88], ebx         ;    88.0 p3+p4   22 w[14] spill
        mov ebx, edx                      ;    86.3 p1       6 v[0] copy
        xor ebx, ebp                      ;    87.3 p1       6 v[0]
        and ebx, esi                      ;    88.3 p0       6 v[0]
        xor ebx, edx                      ;    89.3 p1       6 v[0]
        add eax, ebx                      ;    90.3 p0      27 v[0]
        rol esi, 0x1e                     ;    90.0 p0      28 v[2]
        mov ebx, ecx                      ;    89.3 p1      27 v[0] copy
        rol ebx, 5                        ;    91.0 p0      27 v[0]
        add eax, ebx                      ;    92.0 p1      27 v[0]
        mov ebx, dword [edi + 60]         ;    78.3 p2      22 w[15]
        mov edi, ebp                      ;    91.3 p1       6 v[4] copy
        bswap ebx                         ;    92.3 p0+p1   22 w[15]
        xor edi, esi                      ;    93.0 p0       6 v[4]
        and edi, ecx                      ;    94.0 p1       6 v[4]
        lea edx, [edx + ebx + 1518500249] ;    94.3 p0      27 v[4]
        xor edi, ebp                      ;    95.0 p1       6 v[4]
        add edx, edi                      ;    96.0 p0      27 v[4]
        mov edi, eax                      ;    95.3 p1      27 v[4] copy
        rol edi, 5                        ;    96.3 p0      27 v[4]
        add edx, edi                      ;    97.3 p1      27 v[4]
        mov edi, dword [esp + 84]         ;    82.3 p2      23 w[0]
        xor edi, dword [esp + 64]         ;    97.0 p0+p2   23 w[0]
        xor edi, dword [esp + 40]         ;    98.0 p1+p2   23 w[0]
        rol ecx, 0x1e                     ;    98.0 p0      28 v[1]
        xor edi, dword [esp + 24]         ;    99.0 p1+p2   23 w[0]
        rol edi, 1                        ;   100.0 p0      23 w[0]
        mov dword [esp + 24], edi         ;   101.0 p3+p4   23 w[0] spill
        lea ebp, [ebp + edi + 1518500249] ;   101.0 p0      27 v[3]
        mov edi, esi                      ;    99.3 p1       6 v[3] copy
        xor edi, ecx                      ;   100.3 p1       6 v[3]
        and edi, eax                      ;   101.3 p0       6 v[3]
        rol eax, 0x1e                     ;   102.0 p0      28 v[0]
        xor edi, esi                      ;   102.3 p1       6 v[3]
        add ebp, edi                      ;   103.3 p1      27 v[3]
        mov edi, edx                      ;   103.0 p0      27 v[3] copy
        rol edi, 5                        ;   104.0 p0      27 v[3]
        add ebp, edi                      ;   105.0 p1      27 v[3]
        mov edi, dword [esp + 88]         ;    90.7 p2      23 w[1]
        xor edi, dword [esp + 68]         ;   104.3 p1+p2   23 w[1]
        xor edi, dword [esp + 44]         ;   105.3 p0+p2   23 w[1]
        xor edi, dword [esp + 28]         ;   106.3 p1+p2   23 w[1]
        rol edi, 1                        ;   107.3 p0      23 w[1]
        lea esi, [esi + edi + 1518500249] ;   108.3 p0      27 v[2]
        mov dword [esp + 28], edi         ;   108.3 p3+p4   23 w[1] spill
        mov edi, ecx                      ;   106.3 p1       6 v[2] copy
        xor edi, eax                      ;   107.3 p1       6 v[2]
        and edi, edx                      ;   108.3 p0       6 v[2]
        rol edx, 0x1e                     ;   109.0 p0      28 v[4]
        xor edi, ecx                      ;   109.3 p1       6 v[2]
        add esi, edi                      ;   110.3 p1      27 v[2]
        mov edi, ebp                      ;   110.0 p0      27 v[2] copy
        rol edi, 5                        ;   111.0 p0      27 v[2]
        add esi, edi                      ;   112.0 p1      27 v[2]
        mov edi, dword [esp + 72]         ;    99.0 p2      23 w[2]
        xor edi, ebx                      ;   111.3 p1      23 w[2]
        xor edi, dword [esp + 48]         ;   112.3 p0+p2   23 w[2]
        xor edi, dword [esp + 40]         ;   113.3 p1+p2   23 w[2]
        mov dword [esp + 40], ebx         ;   101.0 p3+p4   22 w[15] spill
        mov ebx, eax                      ;   113.0 p0       6 v[1] copy
        xor ebx, edx                      ;   114.0 p1       6 v[1]
        rol edi, 1                        ;   114.3 p0      23 w[2]
        and ebx, ebp                      ;   115.0 p1       6 v[1]
        xor ebx, eax                      ;   116.0 p0       6 v[1]
        rol ebp, 0x1e                     ;   116.0 p0      28 v[3]
        lea ecx, [ecx + edi + 1518500249] ;   117.0 p0      27 v[1]
        add ecx, ebx                      ;   118.0 p1      27 v[1]
        mov ebx, esi                      ;   116.3 p1      27 v[1] copy
        rol ebx, 5                        ;   118.0 p0      27 v[1]
        add ecx, ebx                      ;   119.0 p1      27 v[1]
        mov ebx, dword [esp + 24]         ;   106.0 p2      23 w[3]
        xor ebx, dword [esp + 76]         ;   118.3 p1+p2   23 w[3]
        xor ebx, dword [esp + 52]         ;   119.3 p0+p2   23 w[3]
        xor ebx, dword [esp + 44]         ;   120.3 p1+p2   23 w[3]
        rol ebx, 1                        ;   121.3 p0      23 w[3]
        mov dword [esp + 44], ebx         ;   122.3 p3+p4   23 w[3] spill
        lea eax, [eax + ebx + 1518500249] ;   122.3 p0      27 v[0]
        mov ebx, edx                      ;   120.3 p1       6 v[0] copy
        xor ebx, ebp                      ;   121.3 p1       6 v[0]
        and ebx, esi                      ;   122.3 p0       6 v[0]
        rol esi, 0x1e                     ;   123.0 p0      28 v[2]
        xor ebx, edx                      ;   123.3 p1       6 v[0]
        add eax, ebx                      ;   124.3 p1      27 v[0]
        mov ebx, ecx                      ;   124.0 p0      27 v[0] copy
        rol ebx, 5                        ;   125.0 p0      27 v[0]
        add eax, ebx                      ;   126.0 p1      27 v[0]
        mov ebx, dword [esp + 28]         ;   113.0 p2      23 w[4]
        xor ebx, dword [esp + 80]         ;   125.3 p1+p2   23 w[4]
        xor ebx, dword [esp + 56]         ;   126.3 p0+p2   23 w[4]
        xor ebx, dword [esp + 48]         ;   127.3 p1+p2   23 w[4]
        rol ebx, 1                        ;   128.3 p0      23 w[4]
        mov dword [esp + 48], ebx         ;   129.3 p3+p4   23 w[4] spill
        lea edx, [edx + ebx + 1859775393] ;   129.3 p0      27 v[4]
        mov ebx, eax                      ;   127.3 p1      27 v[4] copy
        rol ebx, 5                        ;   129.0 p0      27 v[4]
        add edx, ebx                      ;   130.3 p1      27 v[4]
        mov ebx, ebp                      ;   129.3 p1       7 v[4] copy
        xor ebx, ecx                      ;   130.3 p0       7 v[4]
        xor ebx, esi                      ;   131.3 p1       7 v[4]
        add edx, ebx                      ;   132.3 p0      27 v[4]
        mov ebx, dword [esp + 84]         ;   119.7 p2      23 w[5]
        xor ebx, edi                      ;   131.3 p1      23 w[5]
        xor ebx, dword [esp + 60]         ;   132.3 p0+p2   23 w[5]
        xor ebx, dword [esp + 52]         ;   133.3 p1+p2   23 w[5]
        mov dword [esp + 52], edi         ;   121.7 p3+p4   23 w[2] spill
        mov edi, dword [esp + 48]         ;   129.3 p2      23 w[7]
        xor edi, dword [esp + 40]         ;   133.0 p0+p2   23 w[7]
        rol ecx, 0x1e                     ;   134.0 p0      28 v[1]
        xor edi, dword [esp + 68]         ;   134.0 p1+p2   23 w[7]
        rol ebx, 1                        ;   135.0 p0      23 w[5]
        lea ebp, [ebp + ebx + 1859775393] ;   136.0 p0      27 v[3]
        xor edi, dword [esp + 60]         ;   135.0 p1+p2   23 w[7]
        rol edi, 1                        ;   137.0 p0      23 w[7]
        mov dword [esp + 60], ebx         ;   136.0 p3+p4   23 w[5] spill
        mov ebx, edx                      ;   135.3 p1      27 v[3] copy
        rol ebx, 5                        ;   138.0 p0      27 v[3]
        add ebp, ebx                      ;   139.0 p1      27 v[3]
        mov ebx, eax                      ;   137.3 p1      28 v[0] copy
        xor eax, esi                      ;   138.3 p1       7 v[3]
        xor eax, ecx                      ;   139.3 p0       7 v[3]
        add ebp, eax                      ;   140.3 p1      27 v[3]
        rol ebx, 0x1e                     ;   140.0 p0      28 v[0]
        lea eax, [ecx + edi + 1859775393] ;   141.0 p0      27 v[1]
        xor ecx, edx                      ;   140.3 p1       7 v[2]
        xor ecx, ebx                      ;   141.3 p1       7 v[2]
        lea esi, [esi + ecx + 1859775393] ;   142.3 p0      27 v[2]
        mov ecx, dword [esp + 44]         ;   131.0 p2      23 w[6]
        xor ecx, dword [esp + 88]         ;   142.3 p1+p2   23 w[6]
        xor ecx, dword [esp + 64]         ;   143.3 p0+p2   23 w[6]
        xor ecx, dword [esp + 56]         ;   144.3 p1+p2   23 w[6]
        rol ecx, 1                        ;   145.3 p0      23 w[6]
        add esi, ecx                      ;   146.3 p1      27 v[2]
        mov dword [esp + 56], edi         ;   138.0 p3+p4   23 w[7] spill
        mov edi, ebp                      ;   145.0 p0      27 v[2] copy
        rol edi, 5                        ;   146.0 p0      27 v[2]
        add esi, edi                      ;   147.3 p1      27 v[2]
        mov edi, dword [esp + 28]         ;   135.7 p2      23 w[9]
        xor edi, dword [esp + 76]         ;   146.3 p1+p2   23 w[9]
        rol edx, 0x1e                     ;   147.0 p0      28 v[4]
        xor edi, dword [esp + 68]         ;   147.3 p1+p2   23 w[9]
        mov dword [esp + 68], ecx         ;   146.3 p3+p4   23 w[6] spill
        xor edi, ecx                      ;   148.3 p0      23 w[9]
        mov ecx, esi                      ;   148.3 p1      27 v[1] copy
        rol ecx, 5                        ;   149.3 p0      27 v[1]
        add eax, ecx                      ;   150.3 p1      27 v[1]
        mov ecx, ebp                      ;   150.0 p0      28 v[3] copy
        rol edi, 1                        ;   151.0 p0      23 w[9]
        rol ecx, 0x1e                     ;   152.0 p0      28 v[3]
        xor ebp, ebx                      ;   150.3 p1       7 v[1]
        xor ebp, edx                      ;   151.3 p1       7 v[1]
        add eax, ebp                      ;   152.3 p1      27 v[1]
        lea ebp, [edx + edi + 1859775393] ;   153.0 p0      27 v[4]
        xor edx, esi                      ;   153.3 p1       7 v[0]
        xor edx, ecx                      ;   154.3 p0       7 v[0]
        lea ebx, [ebx + edx + 1859775393] ;   155.3 p0      27 v[0]
        mov edx, dword [esp + 60]         ;   143.0 p2      23 w[8]
        xor edx, dword [esp + 24]         ;   154.3 p1+p2   23 w[8]
        xor edx, dword [esp + 72]         ;   155.3 p1+p2   23 w[8]
        xor edx, dword [esp + 64]         ;   156.3 p0+p2   23 w[8]
        mov dword [esp + 64], edi         ;   152.0 p3+p4   23 w[9] spill
        mov edi, eax                      ;   156.3 p1      27 v[0] copy
        rol edi, 5                        ;   157.3 p0      27 v[0]
        rol edx, 1                        ;   158.0 p0      23 w[8]
        add ebx, edx                      ;   159.0 p1      27 v[0]
        add ebx, edi                      ;   160.0 p1      27 v[0]
        mov edi, dword [esp + 44]         ;   148.0 p2      23 w[11]
        xor edi, dword [esp + 84]         ;   159.0 p0+p2   23 w[11]
        rol esi, 0x1e                     ;   160.0 p0      28 v[2]
        xor edi, dword [esp + 76]         ;   160.0 p1+p2   23 w[11]
        xor edi, edx                      ;   161.0 p1      23 w[11]
        rol edi, 1                        ;   162.0 p0      23 w[11]
        mov dword [esp + 76], edx         ;   159.0 p3+p4   23 w[8] spill
        mov edx, eax                      ;   161.3 p1      28 v[1] copy
        xor eax, ecx                      ;   162.0 p0       7 v[4]
        xor eax, esi                      ;   163.0 p1       7 v[4]
        rol edx, 0x1e                     ;   163.0 p0      28 v[1]
        add ebp, eax                      ;   164.0 p1      27 v[4]
        mov eax, ebx                      ;   164.0 p0      27 v[4] copy
        rol eax, 5                        ;   165.0 p0      27 v[4]
        add ebp, eax                      ;   166.0 p1      27 v[4]
        lea eax, [esi + edi + 1859775393] ;   166.0 p0      27 v[2]
        xor esi, ebx                      ;   165.3 p1       7 v[3]
        xor esi, edx                      ;   166.3 p1       7 v[3]
        lea ecx, [ecx + esi + 1859775393] ;   167.3 p0      27 v[3]
        mov esi, dword [esp + 56]         ;   155.3 p2      23 w[10]
        xor esi, dword [esp + 52]         ;   167.3 p1+p2   23 w[10]
        xor esi, dword [esp + 80]         ;   168.3 p0+p2   23 w[10]
        xor esi, dword [esp + 72]         ;   169.3 p1+p2   23 w[10]
        mov dword [esp + 72], edi         ;   163.0 p3+p4   23 w[11] spill
        rol esi, 1                        ;   170.3 p0      23 w[10]
        mov edi, ebp                      ;   169.3 p1      27 v[3] copy
        add ecx, esi                      ;   171.3 p0      27 v[3]
        rol edi, 5                        ;   171.0 p0      27 v[3]
        add ecx, edi                      ;   172.3 p1      27 v[3]
        mov edi, dword [esp + 60]         ;   160.0 p2      23 w[13]
        xor edi, dword [esp + 40]         ;   171.3 p1+p2   23 w[13]
        rol ebx, 0x1e                     ;   172.0 p0      28 v[0]
        xor edi, dword [esp + 84]         ;   172.3 p1+p2   23 w[13]
        xor edi, esi                      ;   173.3 p0      23 w[13]
        rol edi, 1                        ;   174.3 p0      23 w[13]
        mov dword [esp + 84], esi         ;   171.3 p3+p4   23 w[10] spill
        mov esi, ecx                      ;   173.3 p1      27 v[2] copy
        rol esi, 5                        ;   175.0 p0      27 v[2]
        add eax, esi                      ;   176.0 p1      27 v[2]
        mov esi, ebp                      ;   175.3 p1      28 v[4] copy
        xor ebp, edx                      ;   176.0 p0       7 v[2]
        xor ebp, ebx                      ;   177.0 p1       7 v[2]
        add eax, ebp                      ;   178.0 p0      27 v[2]
        lea ebp, [ebx + edi + 1859775393] ;   178.0 p0      27 v[0]
        rol esi, 0x1e                     ;   179.0 p0      28 v[4]
        xor ebx, ecx                      ;   177.3 p1       7 v[1]
        xor ebx, esi                      ;   180.0 p1       7 v[1]
        lea edx, [edx + ebx + 1859775393] ;   181.0 p0      27 v[1]
        mov ebx, dword [esp + 64]         ;   167.3 p2      23 w[12]
        xor ebx, dword [esp + 48]         ;   179.3 p1+p2   23 w[12]
        xor ebx, dword [esp + 88]         ;   180.3 p1+p2   23 w[12]
        xor ebx, dword [esp + 80]         ;   181.3 p0+p2   23 w[12]
        mov dword [esp + 80], edi         ;   175.3 p3+p4   23 w[13] spill
        mov edi, eax                      ;   181.3 p1      27 v[1] copy
        rol edi, 5                        ;   182.3 p0      27 v[1]
        rol ebx, 1                        ;   183.0 p0      23 w[12]
        add edx, ebx                      ;   184.0 p1      27 v[1]
        add edx, edi                      ;   185.0 p1      27 v[1]
        mov edi, dword [esp + 56]         ;   172.0 p2      23 w[15]
        xor edi, dword [esp + 28]         ;   184.0 p0+p2   23 w[15]
        rol ecx, 0x1e                     ;   185.0 p0      28 v[3]
        xor edi, dword [esp + 40]         ;   185.0 p1+p2   23 w[15]
        xor edi, ebx                      ;   186.0 p1      23 w[15]
        rol edi, 1                        ;   187.0 p0      23 w[15]
        mov dword [esp + 40], ebx         ;   184.0 p3+p4   23 w[12] spill
        mov ebx, eax                      ;   186.3 p1      28 v[2] copy
        xor eax, esi                      ;   187.0 p0       7 v[0]
        rol ebx, 0x1e                     ;   188.0 p0      28 v[2]
        xor eax, ecx                      ;   188.0 p1       7 v[0]
        add ebp, eax                      ;   189.0 p1      27 v[0]
        mov eax, edx                      ;   189.0 p0      27 v[0] copy
        rol eax, 5                        ;   190.0 p0      27 v[0]
        add ebp, eax                      ;   191.0 p1      27 v[0]
        lea eax, [ecx + edi + 1859775393] ;   191.0 p0      27 v[3]
        xor ecx, edx                      ;   190.3 p1       7 v[4]
        xor ecx, ebx                      ;   191.3 p1       7 v[4]
        lea esi, [esi + ecx + 1859775393] ;   192.3 p0      27 v[4]
        mov ecx, dword [esp + 72]         ;   180.0 p2      23 w[14]
        xor ecx, dword [esp + 68]         ;   192.3 p1+p2   23 w[14]
        xor ecx, dword [esp + 24]         ;   193.3 p0+p2   23 w[14]
        xor ecx, dword [esp + 88]         ;   194.3 p1+p2   23 w[14]
        rol ecx, 1                        ;   195.3 p0      23 w[14]
        mov dword [esp + 88], edi         ;   188.0 p3+p4   23 w[15] spill
        mov edi, ebp                      ;   194.3 p1      27 v[4] copy
        add esi, ecx                      ;   196.3 p0      27 v[4]
        rol edi, 5                        ;   196.0 p0      27 v[4]
        add esi, edi                      ;   197.3 p1      27 v[4]
        mov edi, dword [esp + 64]         ;   185.7 p2      23 w[1]
        xor edi, dword [esp + 44]         ;   196.3 p1+p2   23 w[1]
        xor edi, dword [esp + 28]         ;   197.3 p0+p2   23 w[1]
        xor edi, ecx                      ;   198.3 p1      23 w[1]
        rol edi, 1                        ;   199.3 p0      23 w[1]
        mov dword [esp + 28], ecx         ;   196.3 p3+p4   23 w[14] spill
        mov ecx, esi                      ;   198.3 p1      27 v[3] copy
        rol ecx, 5                        ;   199.3 p0      27 v[3]
        rol edx, 0x1e                     ;   200.0 p0      28 v[1]
        add eax, ecx                      ;   200.3 p1      27 v[3]
        mov ecx, ebp                      ;   200.3 p1      28 v[0] copy
        xor ebp, ebx                      ;   201.0 p0       7 v[3]
        xor ebp, edx                      ;   202.0 p1       7 v[3]
        rol ecx, 0x1e                     ;   202.0 p0      28 v[0]
        add eax, ebp                      ;   203.0 p1      27 v[3]
        lea ebp, [edx + edi + 1859775393] ;   203.0 p0      27 v[1]
        xor edx, esi                      ;   203.3 p1       7 v[2]
        rol esi, 0x1e                     ;   204.0 p0      28 v[4]
        xor edx, ecx                      ;   204.3 p1       7 v[2]
        lea ebx, [ebx + edx + 1859775393] ;   205.3 p0      27 v[2]
        mov edx, dword [esp + 80]         ;   193.3 p2      23 w[0]
        xor edx, dword [esp + 76]         ;   205.3 p1+p2   23 w[0]
        xor edx, dword [esp + 52]         ;   206.3 p0+p2   23 w[0]
        xor edx, dword [esp + 24]         ;   207.3 p1+p2   23 w[0]
        mov dword [esp + 24], edi         ;   200.3 p3+p4   23 w[1] spill
        mov edi, eax                      ;   207.0 p0      27 v[2] copy
        rol edx, 1                        ;   208.3 p0      23 w[0]
        rol edi, 5                        ;   209.0 p0      27 v[2]
        add ebx, edx                      ;   209.3 p1      27 v[2]
        add ebx, edi                      ;   210.3 p1      27 v[2]
        mov edi, dword [esp + 72]         ;   198.0 p2      23 w[3]
        xor edi, dword [esp + 60]         ;   209.3 p1+p2   23 w[3]
        xor edi, dword [esp + 44]         ;   210.3 p0+p2   23 w[3]
        xor edi, edx                      ;   211.3 p1      23 w[3]
        mov dword [esp + 44], edx         ;   209.3 p3+p4   23 w[0] spill
        mov edx, eax                      ;   211.0 p0      28 v[3] copy
        rol edx, 0x1e                     ;   212.0 p0      28 v[3]
        xor eax, ecx                      ;   211.3 p1       7 v[1]
        rol edi, 1                        ;   213.0 p0      23 w[3]
        xor eax, esi                      ;   212.3 p1       7 v[1]
        add ebp, eax                      ;   213.3 p1      27 v[1]
        mov eax, ebx                      ;   214.0 p0      27 v[1] copy
        rol eax, 5                        ;   215.0 p0      27 v[1]
        add ebp, eax                      ;   216.0 p1      27 v[1]
        lea eax, [esi + edi + 1859775393] ;   216.0 p0      27 v[4]
        xor esi, ebx                      ;   215.3 p1       7 v[0]
        xor esi, edx                      ;   216.3 p1       7 v[0]
        lea ecx, [ecx + esi + 1859775393] ;   217.3 p0      27 v[0]
        mov esi, dword [esp + 88]         ;   205.0 p2      23 w[2]
        xor esi, dword [esp + 84]         ;   217.3 p1+p2   23 w[2]
        xor esi, dword [esp + 48]         ;   218.3 p0+p2   23 w[2]
        xor esi, dword [esp + 52]         ;   219.3 p1+p2   23 w[2]
        mov dword [esp + 52], edi         ;   214.0 p3+p4   23 w[3] spill
        mov edi, ebp                      ;   219.0 p0      27 v[0] copy
        rol edi, 5                        ;   220.0 p0      27 v[0]
        rol esi, 1                        ;   221.0 p0      23 w[2]
        add ecx, esi                      ;   222.0 p1      27 v[0]
        add ecx, edi                      ;   223.0 p1      27 v[0]
        mov edi, dword [esp + 80]         ;   209.7 p2      23 w[5]
        xor edi, dword [esp + 56]         ;   221.3 p1+p2   23 w[5]
        xor edi, dword [esp + 60]         ;   222.3 p0+p2   23 w[5]
        mov dword [esp + 60], esi         ;   222.0 p3+p4   23 w[2] spill
        xor edi, esi                      ;   223.3 p1      23 w[5]
        mov esi, ecx                      ;   224.0 p0      27 v[4] copy
        rol ebx, 0x1e                     ;   224.0 p0      28 v[2]
        rol edi, 1                        ;   225.0 p0      23 w[5]
        rol esi, 5                        ;   226.0 p0      27 v[4]
        add eax, esi                      ;   227.0 p1      27 v[4]
        mov esi, ebp                      ;   224.3 p1      28 v[1] copy
        rol esi, 0x1e                     ;   227.0 p0      28 v[1]
        xor ebp, edx                      ;   225.3 p1       7 v[4]
        xor ebp, ebx                      ;   226.3 p1       7 v[4]
        add eax, ebp                      ;   228.0 p1      27 v[4]
        lea ebp, [ebx + edi + 1859775393] ;   228.0 p0      27 v[2]
        xor ebx, ecx                      ;   228.3 p1       7 v[3]
        xor ebx, esi                      ;   229.3 p0       7 v[3]
        lea edx, [edx + ebx + 1859775393] ;   230.3 p0      27 v[3]
        mov ebx, dword [esp + 24]         ;   217.3 p2      23 w[4]
        rol ecx, 0x1e                     ;   231.0 p0      28 v[0]
        xor ebx, dword [esp + 40]         ;   229.3 p1+p2   23 w[4]
        xor ebx, dword [esp + 68]         ;   230.3 p1+p2   23 w[4]
        xor ebx, dword [esp + 48]         ;   231.3 p1+p2   23 w[4]
        rol ebx, 1                        ;   232.3 p0      23 w[4]
        add edx, ebx                      ;   233.3 p1      27 v[3]
        mov dword [esp + 48], edi         ;   226.0 p3+p4   23 w[5] spill
        mov edi, eax                      ;   233.0 p0      27 v[3] copy
        rol edi, 5                        ;   234.0 p0      27 v[3]
        add edx, edi                      ;   235.0 p1      27 v[3]
        mov edi, dword [esp + 88]         ;   222.3 p2      23 w[7]
        xor edi, dword [esp + 64]         ;   234.3 p1+p2   23 w[7]
        xor edi, dword [esp + 56]         ;   235.3 p0+p2   23 w[7]
        mov dword [esp + 56], ebx         ;   233.3 p3+p4   23 w[4] spill
        xor edi, ebx                      ;   236.3 p1      23 w[7]
        mov ebx, eax                      ;   236.0 p0      28 v[4] copy
        xor eax, esi                      ;   236.3 p1       7 v[2]
        xor eax, ecx                      ;   237.3 p0       7 v[2]
        add ebp, eax                      ;   238.3 p1      27 v[2]
        mov eax, edx                      ;   238.0 p0      27 v[2] copy
        rol eax, 5                        ;   239.0 p0      27 v[2]
        rol edi, 1                        ;   240.0 p0      23 w[7]
        add ebp, eax                      ;   240.0 p1      27 v[2]
        lea eax, [ecx + edi + 1859775393] ;   241.0 p0      27 v[0]
        xor ecx, edx                      ;   239.3 p1       7 v[1]
        rol ebx, 0x1e                     ;   242.0 p0      28 v[4]
        xor ecx, ebx                      ;   243.0 p1       7 v[1]
        lea esi, [esi + ecx + 1859775393] ;   244.0 p0      27 v[1]
        mov ecx, dword [esp + 52]         ;   230.0 p2      23 w[6]
        xor ecx, dword [esp + 28]         ;   241.3 p1+p2   23 w[6]
        rol edx, 0x1e                     ;   244.0 p0      28 v[3]
        xor ecx, dword [esp + 76]         ;   242.3 p1+p2   23 w[6]
        xor ecx, dword [esp + 68]         ;   243.3 p1+p2   23 w[6]
        rol ecx, 1                        ;   245.0 p0      23 w[6]
        add esi, ecx                      ;   246.0 p1      27 v[1]
        mov dword [esp + 68], edi         ;   241.0 p3+p4   23 w[7] spill
        mov edi, ebp                      ;   245.3 p1      27 v[1] copy
        rol edi, 5                        ;   246.3 p0      27 v[1]
        add esi, edi                      ;   247.3 p1      27 v[1]
        mov edi, esi                      ;   248.3 p0      27 v[0] copy
        rol edi, 5                        ;   249.3 p0      27 v[0]
        add eax, edi                      ;   250.3 p1      27 v[0]
        mov edi, ebx                      ;   248.3 p1       7 v[0] copy
        xor edi, ebp                      ;   249.3 p0       7 v[0]
        rol ebp, 0x1e                     ;   250.0 p0      28 v[2]
        xor edi, edx                      ;   250.3 p1       7 v[0]
        add eax, edi                      ;   251.3 p1      27 v[0]
        mov dword [esp + 92], ebp         ;   251.0 p3+p4   28 v[2] spill
        mov edi, dword [esp + 48]         ;   238.7 p2      23 w[8]
        xor edi, dword [esp + 44]         ;   251.0 p0+p2   23 w[8]
        xor edi, dword [esp + 84]         ;   252.0 p1+p2   23 w[8]
        xor edi, dword [esp + 76]         ;   253.0 p0+p2   23 w[8]
        rol edi, 1                        ;   254.0 p0      23 w[8]
        lea ebx, [ebx + edi - 1894007588] ;   255.0 p0      27 v[4]
        mov dword [esp + 76], edi         ;   255.0 p3+p4   23 w[8] spill
        mov edi, edx                      ;   252.3 p1       8 v[4] copy
        xor edi, ebp                      ;   253.3 p1       8 v[4]
        mov ebp, eax                      ;   254.3 p1      27 v[4] copy
        rol ebp, 5                        ;   255.3 p0      27 v[4]
        add ebx, ebp                      ;   256.3 p1      27 v[4]
        mov ebp, edx                      ;   256.0 p0       8 v[4] copy
        xor ebp, esi                      ;   257.0 p1       8 v[4]
        and edi, ebp                      ;   258.0 p0       8 v[4]
        xor edi, edx                      ;   259.0 p1       8 v[4]
        add ebx, edi                      ;   260.0 p0      27 v[4]
        mov edi, dword [esp + 24]         ;   247.3 p2      23 w[9]
        mov ebp, dword [esp + 72]         ;   248.3 p2      23 w[11] reload
        xor edi, ecx                      ;   258.3 p1      23 w[9]
        xor edi, ebp                      ;   259.3 p0      23 w[9]
        xor edi, dword [esp + 64]         ;   260.3 p1+p2   23 w[9]
        mov ebp, dword [esp + 92]         ;   251.0 p2       8 v[3]
        rol esi, 0x1e                     ;   260.0 p0      28 v[1]
        mov dword [esp + 64], ecx         ;   250.0 p3+p4   23 w[6] spill
        mov ecx, dword [esp + 92]         ;   251.3 p2       8 v[3]
        xor ecx, eax                      ;   260.3 p1       8 v[3]
        xor ebp, esi                      ;   261.0 p0       8 v[3]
        and ebp, ecx                      ;   262.0 p1       8 v[3]
        rol edi, 1                        ;   262.0 p0      23 w[9]
        xor ebp, dword [esp + 92]         ;   263.0 p1+p2    8 v[3]
        mov ecx, ebx                      ;   263.0 p0      27 v[3] copy
        rol ecx, 5                        ;   264.0 p0      27 v[3]
        lea edx, [edx + edi - 1894007588] ;   265.0 p0      27 v[3]
        add edx, ecx                      ;   266.0 p1      27 v[3]
        add edx, ebp                      ;   267.0 p1      27 v[3]
        mov ebp, dword [esp + 68]         ;   255.0 p2      23 w[10]
        mov ecx, dword [esp + 60]         ;   256.0 p2      23 w[2] reload
        xor ebp, ecx                      ;   265.3 p1      23 w[10]
        mov ecx, esi                      ;   266.0 p0       8 v[2] copy
        xor ebp, dword [esp + 40]         ;   266.3 p1+p2   23 w[10]
        rol eax, 0x1e                     ;   267.0 p0      28 v[0]
        xor ebp, dword [esp + 84]         ;   267.3 p1+p2   23 w[10]
        rol ebp, 1                        ;   268.3 p0      23 w[10]
        mov dword [esp + 84], edi         ;   263.0 p3+p4   23 w[9] spill
        mov edi, edx                      ;   268.3 p1      27 v[2] copy
        rol edi, 5                        ;   269.3 p0      27 v[2]
        add edi, dword [esp + 92]         ;   270.3 p1+p2   27 v[2]
        lea edi, [edi + ebp - 1894007588] ;   271.3 p0      27 v[2]
        xor ecx, eax                      ;   270.3 p1       8 v[2]
        mov dword [esp + 92], ebp         ;   269.3 p3+p4   23 w[10] spill
        mov ebp, ebx                      ;   271.0 p0       8 v[2] copy
        xor ebp, esi                      ;   272.0 p1       8 v[2]
        and ecx, ebp                      ;   273.0 p0       8 v[2]
        rol ebx, 0x1e                     ;   273.0 p0      28 v[4]
        xor ecx, esi                      ;   274.0 p1       8 v[2]
        add edi, ecx                      ;   275.0 p1      27 v[2]
        mov ebp, dword [esp + 76]         ;   264.0 p2      23 w[11]
        mov ecx, dword [esp + 52]         ;   265.0 p2      23 w[3] reload
        xor ebp, ecx                      ;   274.0 p0      23 w[11]
        mov ecx, eax                      ;   274.3 p1       8 v[1] copy
        xor ecx, ebx                      ;   275.3 p0       8 v[1]
        xor ebp, dword [esp + 80]         ;   275.3 p1+p2   23 w[11]
        xor ebp, dword [esp + 72]         ;   276.3 p0+p2   23 w[11]
        rol ebp, 1                        ;   277.3 p0      23 w[11]
        mov dword [esp + 72], ebp         ;   278.3 p3+p4   23 w[11] spill
        lea esi, [esi + ebp - 1894007588] ;   278.3 p0      27 v[1]
        mov ebp, edi                      ;   276.3 p1      27 v[1] copy
        rol ebp, 5                        ;   279.0 p0      27 v[1]
        add esi, ebp                      ;   280.0 p1      27 v[1]
        mov ebp, edx                      ;   278.3 p1       8 v[1] copy
        xor ebp, eax                      ;   279.3 p1       8 v[1]
        and ecx, ebp                      ;   280.3 p0       8 v[1]
        xor ecx, eax                      ;   281.3 p1       8 v[1]
        add esi, ecx                      ;   282.3 p0      27 v[1]
        mov ecx, dword [esp + 56]         ;   271.0 p2      23 w[4] reload
        mov ebp, dword [esp + 84]         ;   272.0 p2      23 w[12]
        xor ebp, ecx                      ;   281.3 p1      23 w[12]
        xor ebp, dword [esp + 28]         ;   282.3 p0+p2   23 w[12]
        rol edx, 0x1e                     ;   283.0 p0      28 v[3]
        xor ebp, dword [esp + 40]         ;   283.3 p1+p2   23 w[12]
        rol ebp, 1                        ;   284.3 p0      23 w[12]
        mov dword [esp + 40], ebp         ;   285.3 p3+p4   23 w[12] spill
        lea eax, [eax + ebp - 1894007588] ;   285.3 p0      27 v[0]
        mov ebp, esi                      ;   283.3 p1      27 v[0] copy
        rol ebp, 5                        ;   286.0 p0      27 v[0]
        mov ecx, ebx                      ;   284.3 p1       8 v[0] copy
        add eax, ebp                      ;   287.0 p1      27 v[0]
        mov ebp, edi                      ;   286.3 p1       8 v[0] copy
        xor ebp, ebx                      ;   287.3 p0       8 v[0]
        xor ecx, edx                      ;   287.3 p1       8 v[0]
        and ecx, ebp                      ;   288.3 p0       8 v[0]
        xor ecx, ebx                      ;   289.3 p1       8 v[0]
        add eax, ecx                      ;   290.3 p0      27 v[0]
        mov ecx, dword [esp + 48]         ;   278.3 p2      23 w[5] reload
        mov ebp, dword [esp + 92]         ;   279.3 p2      23 w[13]
        xor ebp, ecx                      ;   289.3 p1      23 w[13]
        rol edi, 0x1e                     ;   290.0 p0      28 v[2]
        mov ecx, edx                      ;   290.3 p1       8 v[4] copy
        xor ebp, dword [esp + 88]         ;   291.0 p0+p2   23 w[13]
        xor ebp, dword [esp + 80]         ;   292.0 p1+p2   23 w[13]
        rol ebp, 1                        ;   293.0 p0      23 w[13]
        lea ebx, [ebx + ebp - 1894007588] ;   294.0 p0      27 v[4]
        mov dword [esp + 80], ebp         ;   294.0 p3+p4   23 w[13] spill
        xor ecx, edi                      ;   292.3 p1       8 v[4]
        mov ebp, eax                      ;   293.3 p1      27 v[4] copy
        rol ebp, 5                        ;   294.3 p0      27 v[4]
        add ebx, ebp                      ;   295.3 p1      27 v[4]
        mov ebp, esi                      ;   295.0 p0       8 v[4] copy
        xor ebp, edx                      ;   296.0 p1       8 v[4]
        and ecx, ebp                      ;   297.0 p0       8 v[4]
        xor ecx, edx                      ;   298.0 p1       8 v[4]
        add ebx, ecx                      ;   299.0 p0      27 v[4]
        rol esi, 0x1e                     ;   298.0 p0      28 v[1]
        mov ebp, dword [esp + 72]         ;   286.0 p2      23 w[14]
        mov ecx, dword [esp + 64]         ;   287.0 p2      23 w[6] reload
        xor ebp, ecx                      ;   297.3 p1      23 w[14]
        xor ebp, dword [esp + 44]         ;   298.3 p1+p2   23 w[14]
        xor ebp, dword [esp + 28]         ;   299.3 p0+p2   23 w[14]
        mov ecx, edi                      ;   299.3 p1       8 v[3] copy
        rol ebp, 1                        ;   300.3 p0      23 w[14]
        mov dword [esp + 28], ebp         ;   301.3 p3+p4   23 w[14] spill
        xor ecx, esi                      ;   300.3 p1       8 v[3]
        lea edx, [edx + ebp - 1894007588] ;   301.3 p0      27 v[3]
        mov ebp, ebx                      ;   301.3 p1      27 v[3] copy
        rol ebp, 5                        ;   302.3 p0      27 v[3]
        add edx, ebp                      ;   303.3 p1      27 v[3]
        mov ebp, edi                      ;   303.0 p0       8 v[3] copy
        xor ebp, eax                      ;   304.0 p1       8 v[3]
        and ecx, ebp                      ;   305.0 p0       8 v[3]
        xor ecx, edi                      ;   306.0 p1       8 v[3]
        add edx, ecx                      ;   307.0 p0      27 v[3]
        mov ecx, dword [esp + 68]         ;   293.0 p2      23 w[7] reload
        mov ebp, dword [esp + 40]         ;   294.0 p2      23 w[15]
        xor ebp, ecx                      ;   305.3 p1      23 w[15]
        xor ebp, dword [esp + 24]         ;   306.3 p0+p2   23 w[15]
        rol eax, 0x1e                     ;   307.0 p0      28 v[0]
        mov ecx, esi                      ;   306.3 p1       8 v[2] copy
        xor ecx, eax                      ;   308.0 p1       8 v[2]
        xor ebp, dword [esp + 88]         ;   308.0 p0+p2   23 w[15]
        rol ebp, 1                        ;   309.0 p0      23 w[15]
        lea edi, [edi + ebp - 1894007588] ;   310.0 p0      27 v[2]
        mov dword [esp + 88], ebp         ;   310.0 p3+p4   23 w[15] spill
        mov ebp, edx                      ;   308.3 p1      27 v[2] copy
        rol ebp, 5                        ;   311.0 p0      27 v[2]
        add edi, ebp                      ;   312.0 p1      27 v[2]
        mov ebp, esi                      ;   310.3 p1       8 v[2] copy
        xor ebp, ebx                      ;   311.3 p1       8 v[2]
        rol ebx, 0x1e                     ;   312.0 p0      28 v[4]
        and ecx, ebp                      ;   312.3 p1       8 v[2]
        mov ebp, dword [esp + 80]         ;   301.3 p2      23 w[0]
        xor ecx, esi                      ;   313.3 p0       8 v[2]
        add edi, ecx                      ;   314.3 p1      27 v[2]
        mov ecx, dword [esp + 76]         ;   302.3 p2      23 w[8] reload
        xor ebp, ecx                      ;   314.0 p0      23 w[0]
        mov ecx, eax                      ;   314.3 p1       8 v[1] copy
        xor ecx, ebx                      ;   315.3 p0       8 v[1]
        xor ebp, dword [esp + 60]         ;   315.3 p1+p2   23 w[0]
        xor ebp, dword [esp + 44]         ;   316.3 p0+p2   23 w[0]
        rol ebp, 1                        ;   317.3 p0      23 w[0]
        lea esi, [esi + ebp - 1894007588] ;   318.3 p0      27 v[1]
        mov dword [esp + 44], ebp         ;   318.3 p3+p4   23 w[0] spill
        mov ebp, edi                      ;   316.3 p1      27 v[1] copy
        rol ebp, 5                        ;   319.0 p0      27 v[1]
        add esi, ebp                      ;   320.0 p1      27 v[1]
        mov ebp, eax                      ;   318.3 p1       8 v[1] copy
        xor ebp, edx                      ;   319.3 p1       8 v[1]
        and ecx, ebp                      ;   320.3 p0       8 v[1]
        xor ecx, eax                      ;   321.3 p1       8 v[1]
        add esi, ecx                      ;   322.3 p0      27 v[1]
        mov ebp, dword [esp + 28]         ;   309.7 p2      23 w[1]
        mov ecx, dword [esp + 84]         ;   310.7 p2      23 w[9] reload
        xor ebp, ecx                      ;   321.3 p1      23 w[1]
        xor ebp, dword [esp + 52]         ;   322.3 p0+p2   23 w[1]
        xor ebp, dword [esp + 24]         ;   323.3 p1+p2   23 w[1]
        rol ebp, 1                        ;   324.3 p0      23 w[1]
        rol edx, 0x1e                     ;   324.0 p0      28 v[3]
        lea eax, [eax + ebp - 1894007588] ;   325.3 p0      27 v[0]
        mov dword [esp + 24], ebp         ;   325.3 p3+p4   23 w[1] spill
        mov ebp, esi                      ;   323.3 p1      27 v[0] copy
        rol ebp, 5                        ;   326.0 p0      27 v[0]
        mov ecx, ebx                      ;   324.3 p1       8 v[0] copy
        xor ecx, edx                      ;   325.3 p1       8 v[0]
        add eax, ebp                      ;   327.0 p1      27 v[0]
        mov ebp, ebx                      ;   327.0 p0       8 v[0] copy
        xor ebp, edi                      ;   328.0 p1       8 v[0]
        and ecx, ebp                      ;   329.0 p0       8 v[0]
        xor ecx, ebx                      ;   330.0 p1       8 v[0]
        rol edi, 0x1e                     ;   329.0 p0      28 v[2]
        mov ebp, dword [esp + 88]         ;   317.0 p2      23 w[2]
        add eax, ecx                      ;   331.0 p1      27 v[0]
        mov ecx, dword [esp + 92]         ;   318.0 p2      23 w[10] reload
        xor ebp, ecx                      ;   330.0 p0      23 w[2]
        mov ecx, edx                      ;   330.3 p1       8 v[4] copy
        xor ebp, dword [esp + 56]         ;   331.0 p0+p2   23 w[2]
        xor ecx, edi                      ;   331.3 p1       8 v[4]
        xor ebp, dword [esp + 60]         ;   332.0 p0+p2   23 w[2]
        rol ebp, 1                        ;   333.0 p0      23 w[2]
        mov dword [esp + 60], ebp         ;   334.0 p3+p4   23 w[2] spill
        lea ebx, [ebx + ebp - 1894007588] ;   334.0 p0      27 v[4]
        mov ebp, eax                      ;   332.3 p1      27 v[4] copy
        rol ebp, 5                        ;   335.0 p0      27 v[4]
        add ebx, ebp                      ;   336.0 p1      27 v[4]
        mov ebp, edx                      ;   334.3 p1       8 v[4] copy
        xor ebp, esi                      ;   335.3 p1       8 v[4]
        and ecx, ebp                      ;   336.3 p0       8 v[4]
        xor ecx, edx                      ;   337.3 p1       8 v[4]
        add ebx, ecx                      ;   338.3 p0      27 v[4]
        mov ebp, dword [esp + 44]         ;   325.0 p2      23 w[3]
        mov ecx, dword [esp + 72]         ;   326.0 p2      23 w[11] reload
        rol esi, 0x1e                     ;   338.0 p0      28 v[1]
        xor ebp, ecx                      ;   337.3 p1      23 w[3]
        xor ebp, dword [esp + 48]         ;   338.3 p1+p2   23 w[3]
        mov ecx, edi                      ;   339.0 p0       8 v[3] copy
        xor ebp, dword [esp + 52]         ;   339.3 p1+p2   23 w[3]
        xor ecx, esi                      ;   340.0 p0       8 v[3]
        rol ebp, 1                        ;   341.0 p0      23 w[3]
        mov dword [esp + 52], ebp         ;   342.0 p3+p4   23 w[3] spill
        lea edx, [edx + ebp - 1894007588] ;   342.0 p0      27 v[3]
        mov ebp, ebx                      ;   340.3 p1      27 v[3] copy
        rol ebp, 5                        ;   343.0 p0      27 v[3]
        add edx, ebp                      ;   344.0 p1      27 v[3]
        mov ebp, edi                      ;   342.3 p1       8 v[3] copy
        xor ebp, eax                      ;   343.3 p1       8 v[3]
        and ecx, ebp                      ;   344.3 p0       8 v[3]
        mov ebp, dword [esp + 24]         ;   332.3 p2      23 w[4]
        rol eax, 0x1e                     ;   345.0 p0      28 v[0]
        xor ecx, edi                      ;   345.3 p1       8 v[3]
        add edx, ecx                      ;   346.3 p1      27 v[3]
        mov ecx, dword [esp + 40]         ;   333.7 p2      23 w[12] reload
        xor ebp, ecx                      ;   346.0 p0      23 w[4]
        mov ecx, esi                      ;   346.3 p1       8 v[2] copy
        xor ebp, dword [esp + 64]         ;   347.0 p0+p2   23 w[4]
        xor ecx, eax                      ;   347.3 p1       8 v[2]
        xor ebp, dword [esp + 56]         ;   348.0 p0+p2   23 w[4]
        rol ebp, 1                        ;   349.0 p0      23 w[4]
        mov dword [esp + 56], ebp         ;   350.0 p3+p4   23 w[4] spill
        lea edi, [edi + ebp - 1894007588] ;   350.0 p0      27 v[2]
        mov ebp, edx                      ;   348.3 p1      27 v[2] copy
        rol ebp, 5                        ;   351.0 p0      27 v[2]
        add edi, ebp                      ;   352.0 p1      27 v[2]
        mov ebp, esi                      ;   350.3 p1       8 v[2] copy
        xor ebp, ebx                      ;   351.3 p1       8 v[2]
        rol ebx, 0x1e                     ;   352.0 p0      28 v[4]
        and ecx, ebp                      ;   352.3 p1       8 v[2]
        mov ebp, dword [esp + 60]         ;   340.7 p2      23 w[5]
        xor ecx, esi                      ;   353.3 p0       8 v[2]
        add edi, ecx                      ;   354.3 p1      27 v[2]
        mov ecx, dword [esp + 80]         ;   341.7 p2      23 w[13] reload
        xor ebp, ecx                      ;   354.0 p0      23 w[5]
        mov ecx, eax                      ;   354.3 p1       8 v[1] copy
        xor ebp, dword [esp + 68]         ;   355.0 p0+p2   23 w[5]
        xor ecx, ebx                      ;   355.3 p1       8 v[1]
        xor ebp, dword [esp + 48]         ;   356.0 p0+p2   23 w[5]
        rol ebp, 1                        ;   357.0 p0      23 w[5]
        lea esi, [esi + ebp - 1894007588] ;   358.0 p0      27 v[1]
        mov dword [esp + 48], ebp         ;   358.0 p3+p4   23 w[5] spill
        mov ebp, edi                      ;   356.3 p1      27 v[1] copy
        rol ebp, 5                        ;   359.0 p0      27 v[1]
        add esi, ebp                      ;   360.0 p1      27 v[1]
        mov ebp, eax                      ;   358.3 p1       8 v[1] copy
        xor ebp, edx                      ;   359.3 p1       8 v[1]
        and ecx, ebp                      ;   360.3 p0       8 v[1]
        mov ebp, dword [esp + 52]         ;   347.7 p2      23 w[6]
        xor ecx, eax                      ;   361.3 p1       8 v[1]
        add esi, ecx                      ;   362.3 p0      27 v[1]
        rol edx, 0x1e                     ;   362.0 p0      28 v[3]
        mov ecx, dword [esp + 28]         ;   349.0 p2      23 w[14] reload
        xor ebp, ecx                      ;   361.3 p1      23 w[6]
        xor ebp, dword [esp + 76]         ;   362.3 p1+p2   23 w[6]
        xor ebp, dword [esp + 64]         ;   363.3 p0+p2   23 w[6]
        mov ecx, ebx                      ;   363.3 p1       8 v[0] copy
        xor ecx, edx                      ;   364.3 p0       8 v[0]
        rol ebp, 1                        ;   365.0 p0      23 w[6]
        mov dword [esp + 64], ebp         ;   366.0 p3+p4   23 w[6] spill
        lea eax, [eax + ebp - 1894007588] ;   366.0 p0      27 v[0]
        mov ebp, esi                      ;   364.3 p1      27 v[0] copy
        rol ebp, 5                        ;   367.0 p0      27 v[0]
        add eax, ebp                      ;   368.0 p1      27 v[0]
        mov ebp, ebx                      ;   366.3 p1       8 v[0] copy
        xor ebp, edi                      ;   367.3 p1       8 v[0]
        and ecx, ebp                      ;   368.3 p0       8 v[0]
        xor ecx, ebx                      ;   369.3 p1       8 v[0]
        add eax, ecx                      ;   370.3 p0      27 v[0]
        mov ebp, dword [esp + 56]         ;   356.3 p2      23 w[7]
        mov ecx, dword [esp + 88]         ;   357.3 p2      23 w[15] reload
        xor ebp, ecx                      ;   369.3 p1      23 w[7]
        rol edi, 0x1e                     ;   370.0 p0      28 v[2]
        xor ebp, dword [esp + 84]         ;   370.3 p1+p2   23 w[7]
        xor ebp, dword [esp + 68]         ;   371.3 p0+p2   23 w[7]
        rol ebp, 1                        ;   372.3 p0      23 w[7]
        mov dword [esp + 68], ebp         ;   373.3 p3+p4   23 w[7] spill
        lea ebx, [ebx + ebp - 1894007588] ;   373.3 p0      27 v[4]
        mov ebp, eax                      ;   371.3 p1      27 v[4] copy
        rol ebp, 5                        ;   374.0 p0      27 v[4]
        add ebx, ebp                      ;   375.0 p1      27 v[4]
        mov ecx, edx                      ;   373.3 p1       8 v[4] copy
        xor ecx, edi                      ;   374.3 p1       8 v[4]
        mov ebp, edx                      ;   375.0 p0       8 v[4] copy
        xor ebp, esi                      ;   376.0 p1       8 v[4]
        and ecx, ebp                      ;   377.0 p0       8 v[4]
        xor ecx, edx                      ;   378.0 p1       8 v[4]
        add ebx, ecx                      ;   379.0 p0      27 v[4]
        rol esi, 0x1e                     ;   378.0 p0      28 v[1]
        mov ebp, dword [esp + 48]         ;   365.0 p2      23 w[8]
        mov ecx, dword [esp + 44]         ;   366.0 p2      23 w[0] reload
        xor ebp, ecx                      ;   377.3 p1      23 w[8]
        mov ecx, edi                      ;   378.3 p1       8 v[3] copy
        xor ebp, dword [esp + 92]         ;   379.0 p0+p2   23 w[8]
        xor ebp, dword [esp + 76]         ;   380.0 p1+p2   23 w[8]
        rol ebp, 1                        ;   381.0 p0      23 w[8]
        lea edx, [edx + ebp - 1894007588] ;   382.0 p0      27 v[3]
        mov dword [esp + 76], ebp         ;   382.0 p3+p4   23 w[8] spill
        xor ecx, esi                      ;   380.3 p1       8 v[3]
        mov ebp, ebx                      ;   381.3 p1      27 v[3] copy
        rol ebp, 5                        ;   382.3 p0      27 v[3]
        add edx, ebp                      ;   383.3 p1      27 v[3]
        mov ebp, edi                      ;   383.0 p0       8 v[3] copy
        xor ebp, eax                      ;   384.0 p1       8 v[3]
        and ecx, ebp                      ;   385.0 p0       8 v[3]
        mov ebp, dword [esp + 64]         ;   372.3 p2      23 w[9]
        xor ecx, edi                      ;   386.0 p1       8 v[3]
        add edx, ecx                      ;   387.0 p0      27 v[3]
        mov ecx, dword [esp + 24]         ;   373.3 p2      23 w[1] reload
        xor ebp, ecx                      ;   385.3 p1      23 w[9]
        xor ebp, dword [esp + 72]         ;   386.3 p0+p2   23 w[9]
        xor ebp, dword [esp + 84]         ;   387.3 p1+p2   23 w[9]
        rol eax, 0x1e                     ;   387.0 p0      28 v[0]
        mov ecx, esi                      ;   387.3 p1       8 v[2] copy
        xor ecx, eax                      ;   388.3 p0       8 v[2]
        rol ebp, 1                        ;   389.0 p0      23 w[9]
        mov dword [esp + 84], ebp         ;   390.0 p3+p4   23 w[9] spill
        lea edi, [edi + ebp - 1894007588] ;   390.0 p0      27 v[2]
        mov ebp, edx                      ;   388.3 p1      27 v[2] copy
        rol ebp, 5                        ;   391.0 p0      27 v[2]
        add edi, ebp                      ;   392.0 p1      27 v[2]
        mov ebp, esi                      ;   390.3 p1       8 v[2] copy
        xor ebp, ebx                      ;   391.3 p1       8 v[2]
        and ecx, ebp                      ;   392.3 p0       8 v[2]
        mov ebp, dword [esp + 68]         ;   381.0 p2      23 w[10]
        xor ecx, esi                      ;   393.3 p1       8 v[2]
        add edi, ecx                      ;   394.3 p0      27 v[2]
        mov ecx, dword [esp + 60]         ;   382.0 p2      23 w[2] reload
        xor ebp, ecx                      ;   393.3 p1      23 w[10]
        mov ecx, eax                      ;   394.0 p0       8 v[1] copy
        rol ebx, 0x1e                     ;   395.0 p0      28 v[4]
        xor ecx, ebx                      ;   396.0 p1       8 v[1]
        xor ebp, dword [esp + 40]         ;   395.3 p1+p2   23 w[10]
        xor ebp, dword [esp + 92]         ;   396.3 p0+p2   23 w[10]
        rol ebp, 1                        ;   397.3 p0      23 w[10]
        lea esi, [esi + ebp - 1894007588] ;   398.3 p0      27 v[1]
        mov dword [esp + 92], ebp         ;   398.3 p3+p4   23 w[10] spill
        mov ebp, edi                      ;   396.3 p1      27 v[1] copy
        rol ebp, 5                        ;   399.0 p0      27 v[1]
        add esi, ebp                      ;   400.0 p1      27 v[1]
        mov ebp, eax                      ;   398.3 p1       8 v[1] copy
        xor ebp, edx                      ;   399.3 p1       8 v[1]
        and ecx, ebp                      ;   400.3 p0       8 v[1]
        xor ecx, eax                      ;   401.3 p1       8 v[1]
        add esi, ecx                      ;   402.3 p0      27 v[1]
        mov ebp, dword [esp + 76]         ;   389.3 p2      23 w[11]
        mov ecx, dword [esp + 52]         ;   390.3 p2      23 w[3] reload
        xor ebp, ecx                      ;   401.3 p1      23 w[11]
        mov ecx, ebx                      ;   402.0 p0       8 v[0] copy
        xor ebp, dword [esp + 80]         ;   402.3 p1+p2   23 w[11]
        xor ebp, dword [esp + 72]         ;   403.3 p0+p2   23 w[11]
        rol ebp, 1                        ;   404.3 p0      23 w[11]
        lea eax, [eax + ebp - 1894007588] ;   405.3 p0      27 v[0]
        mov dword [esp + 72], ebp         ;   405.3 p3+p4   23 w[11] spill
        mov ebp, esi                      ;   403.3 p1      27 v[0] copy
        rol ebp, 5                        ;   406.0 p0      27 v[0]
        rol edx, 0x1e                     ;   407.0 p0      28 v[3]
        xor ecx, edx                      ;   408.0 p1       8 v[0]
        add eax, ebp                      ;   407.0 p1      27 v[0]
        mov ebp, ebx                      ;   406.3 p1       8 v[0] copy
        xor ebp, edi                      ;   407.3 p1       8 v[0]
        and ecx, ebp                      ;   409.0 p0       8 v[0]
        xor ecx, ebx                      ;   410.0 p1       8 v[0]
        add eax, ecx                      ;   411.0 p0      27 v[0]
        mov ecx, dword [esp + 56]         ;   396.7 p2      23 w[4] reload
        mov ebp, dword [esp + 84]         ;   397.7 p2      23 w[12]
        xor ebp, ecx                      ;   409.3 p1      23 w[12]
        mov ecx, eax                      ;   412.0 p0      27 v[4] copy
        xor ebp, dword [esp + 28]         ;   410.3 p1+p2   23 w[12]
        xor ebp, dword [esp + 40]         ;   411.3 p0+p2   23 w[12]
        rol edi, 0x1e                     ;   412.0 p0      28 v[2]
        rol ebp, 1                        ;   413.0 p0      23 w[12]
        lea ebx, [ebx + ebp - 899497514]  ;   414.0 p0      27 v[4]
        rol ecx, 5                        ;   415.0 p0      27 v[4]
        add ebx, ecx                      ;   416.0 p1      27 v[4]
        mov ecx, edx                      ;   412.3 p1       7 v[4] copy
        xor ecx, esi                      ;   413.3 p1       7 v[4]
        xor ecx, edi                      ;   414.3 p1       7 v[4]
        add ebx, ecx                      ;   417.0 p1      27 v[4]
        mov ecx, dword [esp + 92]         ;   403.3 p2      23 w[13]
        xor ecx, dword [esp + 48]         ;   416.0 p0+p2   23 w[13]
        xor ecx, dword [esp + 88]         ;   417.0 p1+p2   23 w[13]
        xor ecx, dword [esp + 80]         ;   418.0 p0+p2   23 w[13]
        rol ecx, 1                        ;   419.0 p0      23 w[13]
        lea edx, [edx + ecx - 899497514]  ;   420.0 p0      27 v[3]
        mov dword [esp + 80], ecx         ;   420.0 p3+p4   23 w[13] spill
        mov ecx, dword [esp + 68]         ;   407.3 p2      23 w[15]
        rol esi, 0x1e                     ;   420.0 p0      28 v[1]
        xor ecx, dword [esp + 24]         ;   417.3 p1+p2   23 w[15]
        xor ecx, dword [esp + 88]         ;   418.3 p1+p2   23 w[15]
        xor ecx, ebp                      ;   419.3 p1      23 w[15]
        rol ecx, 1                        ;   421.0 p0      23 w[15]
        mov dword [esp + 88], ebp         ;   414.0 p3+p4   23 w[12] spill
        mov ebp, ebx                      ;   420.3 p1      27 v[3] copy
        rol ebp, 5                        ;   422.0 p0      27 v[3]
        add edx, ebp                      ;   423.0 p1      27 v[3]
        mov ebp, eax                      ;   422.3 p1      28 v[0] copy
        rol ebp, 0x1e                     ;   423.3 p0      28 v[0]
        xor eax, edi                      ;   423.3 p1       7 v[3]
        xor eax, esi                      ;   424.3 p0       7 v[3]
        add edx, eax                      ;   425.3 p1      27 v[3]
        lea eax, [esi + ecx - 899497514]  ;   425.0 p0      27 v[1]
        xor esi, ebx                      ;   425.3 p1       7 v[2]
        xor esi, ebp                      ;   426.3 p0       7 v[2]
        lea edi, [edi + esi - 899497514]  ;   427.3 p0      27 v[2]
        mov esi, dword [esp + 72]         ;   415.7 p2      23 w[14]
        xor esi, dword [esp + 64]         ;   426.3 p1+p2   23 w[14]
        xor esi, dword [esp + 44]         ;   427.3 p1+p2   23 w[14]
        rol ebx, 0x1e                     ;   428.0 p0      28 v[4]
        xor esi, dword [esp + 28]         ;   428.3 p1+p2   23 w[14]
        rol esi, 1                        ;   429.3 p0      23 w[14]
        mov dword [esp + 28], ecx         ;   422.0 p3+p4   23 w[15] spill
        mov ecx, edx                      ;   429.3 p1      27 v[2] copy
        add edi, esi                      ;   430.3 p0      27 v[2]
        rol ecx, 5                        ;   431.0 p0      27 v[2]
        add edi, ecx                      ;   432.0 p1      27 v[2]
        mov ecx, dword [esp + 84]         ;   421.0 p2      23 w[1]
        xor ecx, dword [esp + 52]         ;   431.3 p1+p2   23 w[1]
        xor ecx, dword [esp + 24]         ;   432.3 p0+p2   23 w[1]
        xor ecx, esi                      ;   433.3 p1      23 w[1]
        mov dword [esp + 24], esi         ;   430.3 p3+p4   23 w[14] spill
        mov esi, edx                      ;   433.0 p0      28 v[3] copy
        xor edx, ebp                      ;   433.3 p1       7 v[1]
        xor edx, ebx                      ;   434.3 p0       7 v[1]
        add eax, edx                      ;   435.3 p1      27 v[1]
        mov edx, edi                      ;   435.0 p0      27 v[1] copy
        rol edx, 5                        ;   436.0 p0      27 v[1]
        add eax, edx                      ;   437.0 p1      27 v[1]
        rol esi, 0x1e                     ;   437.0 p0      28 v[3]
        rol ecx, 1                        ;   438.0 p0      23 w[1]
        lea edx, [ebx + ecx - 899497514]  ;   439.0 p0      27 v[4]
        xor ebx, edi                      ;   436.3 p1       7 v[0]
        xor ebx, esi                      ;   438.0 p1       7 v[0]
        lea ebp, [ebp + ebx - 899497514]  ;   440.0 p0      27 v[0]
        mov ebx, dword [esp + 80]         ;   428.0 p2      23 w[0]
        rol edi, 0x1e                     ;   441.0 p0      28 v[2]
        xor ebx, dword [esp + 76]         ;   438.3 p1+p2   23 w[0]
        xor ebx, dword [esp + 60]         ;   439.3 p1+p2   23 w[0]
        xor ebx, dword [esp + 44]         ;   440.3 p1+p2   23 w[0]
        rol ebx, 1                        ;   442.0 p0      23 w[0]
        add ebp, ebx                      ;   443.0 p1      27 v[0]
        mov dword [esp + 44], ecx         ;   439.0 p3+p4   23 w[1] spill
        mov ecx, eax                      ;   442.3 p1      27 v[0] copy
        rol ecx, 5                        ;   443.3 p0      27 v[0]
        add ebp, ecx                      ;   444.3 p1      27 v[0]
        mov ecx, dword [esp + 72]         ;   433.0 p2      23 w[3]
        xor ecx, dword [esp + 48]         ;   444.0 p0+p2   23 w[3]
        xor ecx, dword [esp + 52]         ;   445.0 p1+p2   23 w[3]
        mov dword [esp + 52], ebx         ;   443.0 p3+p4   23 w[0] spill
        xor ecx, ebx                      ;   446.0 p0      23 w[3]
        mov ebx, ebp                      ;   445.3 p1      27 v[4] copy
        rol ecx, 1                        ;   447.0 p0      23 w[3]
        rol ebx, 5                        ;   447.0 p0      27 v[4]
        add edx, ebx                      ;   448.0 p1      27 v[4]
        mov ebx, eax                      ;   447.3 p1      28 v[1] copy
        rol ebx, 0x1e                     ;   448.3 p0      28 v[1]
        xor eax, esi                      ;   448.3 p1       7 v[4]
        xor eax, edi                      ;   449.3 p0       7 v[4]
        add edx, eax                      ;   450.3 p1      27 v[4]
        lea eax, [edi + ecx - 899497514]  ;   450.0 p0      27 v[2]
        xor edi, ebp                      ;   450.3 p1       7 v[3]
        xor edi, ebx                      ;   451.3 p0       7 v[3]
        lea esi, [esi + edi - 899497514]  ;   452.3 p0      27 v[3]
        mov edi, dword [esp + 28]         ;   440.0 p2      23 w[2]
        xor edi, dword [esp + 92]         ;   451.3 p1+p2   23 w[2]
        xor edi, dword [esp + 56]         ;   452.3 p1+p2   23 w[2]
        xor edi, dword [esp + 60]         ;   453.3 p0+p2   23 w[2]
        mov dword [esp + 60], ecx         ;   448.0 p3+p4   23 w[3] spill
        rol edi, 1                        ;   454.3 p0      23 w[2]
        mov ecx, edx                      ;   453.3 p1      27 v[3] copy
        rol ecx, 5                        ;   455.0 p0      27 v[3]
        add esi, edi                      ;   455.3 p1      27 v[3]
        add esi, ecx                      ;   456.3 p1      27 v[3]
        rol ebp, 0x1e                     ;   456.0 p0      28 v[0]
        mov ecx, dword [esp + 80]         ;   445.3 p2      23 w[5]
        xor ecx, dword [esp + 68]         ;   456.3 p1+p2   23 w[5]
        xor ecx, dword [esp + 48]         ;   457.3 p0+p2   23 w[5]
        mov dword [esp + 48], edi         ;   455.3 p3+p4   23 w[2] spill
        xor ecx, edi                      ;   458.3 p1      23 w[5]
        rol ecx, 1                        ;   459.3 p0      23 w[5]
        mov edi, edx                      ;   458.3 p1      28 v[4] copy
        xor edx, ebx                      ;   459.0 p0       7 v[2]
        xor edx, ebp                      ;   460.0 p1       7 v[2]
        rol edi, 0x1e                     ;   460.0 p0      28 v[4]
        add eax, edx                      ;   461.0 p1      27 v[2]
        mov edx, esi                      ;   461.0 p0      27 v[2] copy
        rol edx, 5                        ;   462.0 p0      27 v[2]
        add eax, edx                      ;   463.0 p1      27 v[2]
        lea edx, [ebp + ecx - 899497514]  ;   463.0 p0      27 v[0]
        xor ebp, esi                      ;   462.3 p1       7 v[1]
        xor ebp, edi                      ;   463.3 p1       7 v[1]
        lea ebx, [ebx + ebp - 899497514]  ;   464.3 p0      27 v[1]
        mov ebp, dword [esp + 44]         ;   452.3 p2      23 w[4]
        xor ebp, dword [esp + 88]         ;   464.3 p1+p2   23 w[4]
        xor ebp, dword [esp + 64]         ;   465.3 p0+p2   23 w[4]
        rol esi, 0x1e                     ;   466.0 p0      28 v[3]
        xor ebp, dword [esp + 56]         ;   466.3 p1+p2   23 w[4]
        rol ebp, 1                        ;   467.3 p0      23 w[4]
        add ebx, ebp                      ;   468.3 p1      27 v[1]
        mov dword [esp + 56], ecx         ;   460.3 p3+p4   23 w[5] spill
        mov ecx, eax                      ;   467.3 p1      27 v[1] copy
        rol ecx, 5                        ;   468.3 p0      27 v[1]
        add ebx, ecx                      ;   469.3 p1      27 v[1]
        mov ecx, dword [esp + 28]         ;   457.3 p2      23 w[7]
        xor ecx, dword [esp + 84]         ;   469.0 p0+p2   23 w[7]
        xor ecx, dword [esp + 68]         ;   470.0 p1+p2   23 w[7]
        mov dword [esp + 68], ebp         ;   468.3 p3+p4   23 w[4] spill
        xor ecx, ebp                      ;   471.0 p0      23 w[7]
        mov ebp, ebx                      ;   470.3 p1      27 v[0] copy
        rol ebp, 5                        ;   471.3 p0      27 v[0]
        rol ecx, 1                        ;   472.0 p0      23 w[7]
        add edx, ebp                      ;   472.3 p1      27 v[0]
        mov ebp, eax                      ;   472.3 p1      28 v[2] copy
        xor eax, edi                      ;   473.0 p0       7 v[0]
        xor eax, esi                      ;   474.0 p1       7 v[0]
        rol ebp, 0x1e                     ;   474.0 p0      28 v[2]
        add edx, eax                      ;   475.0 p1      27 v[0]
        lea eax, [esi + ecx - 899497514]  ;   475.0 p0      27 v[3]
        xor esi, ebx                      ;   475.3 p1       7 v[4]
        xor esi, ebp                      ;   476.3 p0       7 v[4]
        rol ebx, 0x1e                     ;   477.0 p0      28 v[1]
        lea edi, [edi + esi - 899497514]  ;   478.0 p0      27 v[4]
        mov esi, dword [esp + 60]         ;   464.7 p2      23 w[6]
        xor esi, dword [esp + 24]         ;   476.3 p1+p2   23 w[6]
        xor esi, dword [esp + 76]         ;   477.3 p1+p2   23 w[6]
        xor esi, dword [esp + 64]         ;   478.3 p1+p2   23 w[6]
        mov dword [esp + 64], ecx         ;   473.0 p3+p4   23 w[7] spill
        rol esi, 1                        ;   479.3 p0      23 w[6]
        add edi, esi                      ;   480.3 p1      27 v[4]
        mov ecx, edx                      ;   480.0 p0      27 v[4] copy
        rol ecx, 5                        ;   481.0 p0      27 v[4]
        add edi, ecx                      ;   482.0 p1      27 v[4]
        mov ecx, dword [esp + 44]         ;   470.0 p2      23 w[9]
        xor ecx, dword [esp + 72]         ;   481.3 p1+p2   23 w[9]
        xor ecx, dword [esp + 84]         ;   482.3 p0+p2   23 w[9]
        xor ecx, esi                      ;   483.3 p1      23 w[9]
        rol ecx, 1                        ;   484.3 p0      23 w[9]
        mov dword [esp + 84], esi         ;   480.3 p3+p4   23 w[6] spill
        mov esi, edx                      ;   483.3 p1      28 v[0] copy
        xor edx, ebp                      ;   484.0 p0       7 v[3]
        xor edx, ebx                      ;   485.0 p1       7 v[3]
        add eax, edx                      ;   486.0 p0      27 v[3]
        rol esi, 0x1e                     ;   486.0 p0      28 v[0]
        mov edx, edi                      ;   485.3 p1      27 v[3] copy
        rol edx, 5                        ;   487.0 p0      27 v[3]
        add eax, edx                      ;   488.0 p1      27 v[3]
        lea edx, [ebx + ecx - 899497514]  ;   488.0 p0      27 v[1]
        xor ebx, edi                      ;   487.3 p1       7 v[2]
        xor ebx, esi                      ;   488.3 p1       7 v[2]
        lea ebp, [ebp + ebx - 899497514]  ;   489.3 p0      27 v[2]
        mov ebx, dword [esp + 56]         ;   477.0 p2      23 w[8]
        xor ebx, dword [esp + 52]         ;   489.3 p1+p2   23 w[8]
        xor ebx, dword [esp + 92]         ;   490.3 p0+p2   23 w[8]
        xor ebx, dword [esp + 76]         ;   491.3 p1+p2   23 w[8]
        rol ebx, 1                        ;   492.3 p0      23 w[8]
        add ebp, ebx                      ;   493.3 p1      27 v[2]
        xor ebx, dword [esp + 60]         ;   493.3 p0+p2   23 w[11]
        xor ebx, dword [esp + 80]         ;   494.3 p1+p2   23 w[11]
        xor ebx, dword [esp + 72]         ;   495.3 p0+p2   23 w[11]
        mov dword [esp + 72], ecx         ;   485.3 p3+p4   23 w[9] spill
        rol ebx, 1                        ;   496.3 p0      23 w[11]
        mov ecx, eax                      ;   493.3 p1      27 v[2] copy
        rol edi, 0x1e                     ;   495.0 p0      28 v[4]
        rol ecx, 5                        ;   496.0 p0      27 v[2]
        add ebp, ecx                      ;   497.0 p1      27 v[2]
        mov ecx, eax                      ;   495.3 p1      28 v[3] copy
        xor eax, esi                      ;   496.3 p1       7 v[1]
        rol ecx, 0x1e                     ;   497.0 p0      28 v[3]
        xor eax, edi                      ;   497.3 p1       7 v[1]
        add edx, eax                      ;   498.3 p0      27 v[1]
        mov eax, ebp                      ;   498.3 p1      27 v[1] copy
        rol eax, 5                        ;   499.3 p0      27 v[1]
        add edx, eax                      ;   500.3 p1      27 v[1]
        lea eax, [edi + ebx - 899497514]  ;   500.0 p0      27 v[4]
        xor edi, ebp                      ;   500.3 p1       7 v[0]
        xor edi, ecx                      ;   501.3 p0       7 v[0]
        lea esi, [esi + edi - 899497514]  ;   502.3 p0      27 v[0]
        mov edi, dword [esp + 64]         ;   488.7 p2      23 w[10]
        xor edi, dword [esp + 48]         ;   501.3 p1+p2   23 w[10]
        xor edi, dword [esp + 88]         ;   502.3 p1+p2   23 w[10]
        xor edi, dword [esp + 92]         ;   503.3 p0+p2   23 w[10]
        rol edi, 1                        ;   504.3 p0      23 w[10]
        add esi, edi                      ;   505.3 p1      27 v[0]
        xor edi, dword [esp + 56]         ;   505.3 p1+p2   23 w[13]
        xor edi, dword [esp + 28]         ;   506.3 p0+p2   23 w[13]
        xor edi, dword [esp + 80]         ;   507.3 p1+p2   23 w[13]
        rol ebp, 0x1e                     ;   506.0 p0      28 v[2]
        rol edi, 1                        ;   508.3 p0      23 w[13]
        mov dword [esp + 80], ebx         ;   497.3 p3+p4   23 w[11] spill
        mov ebx, edx                      ;   506.3 p1      27 v[0] copy
        rol ebx, 5                        ;   508.0 p0      27 v[0]
        add esi, ebx                      ;   509.0 p1      27 v[0]
        mov ebx, edx                      ;   508.3 p1      28 v[1] copy
        xor edx, ecx                      ;   509.0 p0       7 v[4]
        rol ebx, 0x1e                     ;   510.0 p0      28 v[1]
        xor edx, ebp                      ;   510.0 p1       7 v[4]
        add eax, edx                      ;   511.0 p1      27 v[4]
        mov edx, esi                      ;   511.0 p0      27 v[4] copy
        rol edx, 5                        ;   512.0 p0      27 v[4]
        lea edi, [ebp + edi - 899497514]  ;   513.0 p0      27 v[2]
        add eax, edx                      ;   513.0 p1      27 v[4]
        mov edx, dword [esp + 72]         ;   500.3 p2      23 w[12]
        xor edx, dword [esp + 68]         ;   512.3 p1+p2   23 w[12]
        xor edx, dword [esp + 24]         ;   513.3 p1+p2   23 w[12]
        xor ebp, esi                      ;   514.0 p0       7 v[3]
        xor ebp, ebx                      ;   515.0 p1       7 v[3]
        rol esi, 0x1e                     ;   515.0 p0      28 v[0]
        xor edx, dword [esp + 88]         ;   515.3 p1+p2   23 w[12]
        rol edx, 1                        ;   516.3 p0      23 w[12]
        lea ecx, [ecx + ebp - 899497514]  ;   517.0 p0      27 v[3]
        mov ebp, eax                      ;   516.3 p1      27 v[3] copy
        rol ebp, 5                        ;   518.0 p0      27 v[3]
        add ecx, edx                      ;   518.0 p1      27 v[3]
        add ecx, ebp                      ;   519.0 p1      27 v[3]
        mov ebp, dword [esp + 64]         ;   506.0 p2      23 w[15]
        xor ebp, dword [esp + 44]         ;   519.0 p0+p2   23 w[15]
        xor ebp, dword [esp + 28]         ;   520.0 p1+p2   23 w[15]
        xor ebp, edx                      ;   521.0 p0      23 w[15]
        mov edx, ecx                      ;   520.3 p1      27 v[2] copy
        rol edx, 5                        ;   521.3 p0      27 v[2]
        add edi, edx                      ;   522.3 p1      27 v[2]
        mov edx, eax                      ;   522.0 p0      28 v[4] copy
        xor eax, ebx                      ;   522.3 p1       7 v[2]
        xor eax, esi                      ;   523.3 p0       7 v[2]
        add edi, eax                      ;   524.3 p1      27 v[2]
        mov eax, dword [esp + 0]          ;   510.7 p2      30 h
        lea eax, [eax + esi - 899497514]  ;   524.0 p0      30 h
        rol edx, 0x1e                     ;   525.0 p0      28 v[4]
        rol ebp, 1                        ;   526.0 p0      23 w[15]
        add eax, ebp                      ;   527.0 p1      30 h
        mov ebp, edx                      ;   526.0 p1       7 v[0] copy
        xor esi, ecx                      ;   526.3 p1       7 v[1]
        xor esi, edx                      ;   527.3 p0       7 v[1]
        lea ebx, [ebx + esi - 899497514]  ;   528.3 p0      27 v[1]
        mov esi, dword [esp + 80]         ;   514.0 p2      23 w[14]
        xor esi, dword [esp + 84]         ;   527.3 p1+p2   23 w[14]
        xor ebp, edi                      ;   528.3 p1       7 v[0]
        xor esi, dword [esp + 52]         ;   529.0 p0+p2   23 w[14]
        xor esi, dword [esp + 24]         ;   530.0 p1+p2   23 w[14]
        rol esi, 1                        ;   531.0 p0      23 w[14]
        add ebx, esi                      ;   532.0 p1      27 v[1]
        rol ecx, 0x1e                     ;   531.0 p0      28 v[3]
        add edx, dword [esp + 16]         ;   531.3 p1+p2   30 h
        mov dword [esp + 16], edx         ;   532.3 p3+p4   30 h
        xor ebp, ecx                      ;   532.0 p0       7 v[0]
        add eax, ebp                      ;   533.0 p1      30 h
        mov esi, edi                      ;   533.0 p0      27 v[1] copy
        rol esi, 5                        ;   534.0 p0      27 v[1]
        add ebx, esi                      ;   535.0 p1      27 v[1]
        mov esi, ebx                      ;   536.0 p1      27 v[0] copy
        rol esi, 5                        ;   537.0 p0      27 v[0]
        add eax, esi                      ;   538.0 p1      30 h
        rol edi, 0x1e                     ;   536.0 p0      28 v[2]
        add edi, dword [esp + 36]         ;   537.0 p1+p2   30 h
        mov esi, dword [esp + 32]         ;   523.3 p2      16 blocks
        add ebx, dword [esp + 4]          ;   537.0 p0+p2   30 h
        add ecx, dword [esp + 12]         ;   537.3 p1+p2   30 h
        add esi, 0x40                     ;   538.0 p0      16 blocks
        mov dword [esp + 12], ecx         ;   538.3 p3+p4   30 h
        mov dword [esp + 4], ebx          ;   538.0 p3+p4   30 h
        mov dword [esp + 0], eax          ;   539.0 p3+p4   30 h
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
