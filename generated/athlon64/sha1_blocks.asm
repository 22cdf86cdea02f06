; sha1_blocks for AMD Athlon 64, Opteron (K8) (athlon64)
; made by cipherwright 0.1.0 from ciphers/sha1.cw (sha256 879b4944cb94c0d9); do not edit:
;   ./cw build sha1_blocks --cpu athlon64
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
;   body: 15 uops, planned 8.3; bounds: width 5.0, ports 4.7, path 3.0
;   blocks: 1257 uops, planned 421.3; bounds: width 419.0, ports 349.3, path 163.0
;   body.2: 11 uops, planned 6.0; bounds: width 3.7, ports 3.7, path 0.0
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
        mov esi, dword [esp + 116]        ;     0.0 agu0    16 h reload
        mov edi, dword [esi]              ;     3.0 agu1    16 h
        mov ebp, dword [esp + 124]        ;     3.0 agu2    16 h
        shl ebp, 6                        ;     6.0 alu0    16 h
        mov eax, dword [esi + 4]          ;     3.0 agu0    16 h
        mov ecx, dword [esi + 8]          ;     3.0 agu1    16 h
        mov edx, dword [esi + 12]         ;     3.0 agu2    16 h
        mov ebx, dword [esi + 16]         ;     3.0 agu0    16 h
        mov dword [esp + 0], edi          ;     6.0 agu1    16 h
        mov dword [esp + 4], eax          ;     6.0 agu2    16 h
        mov dword [esp + 8], ecx          ;     6.0 agu0    16 h
        mov dword [esp + 12], edx         ;     6.0 agu1    16 h
        mov dword [esp + 16], ebx         ;     6.0 agu2    16 h
        add ebp, dword [esp + 120]        ;     7.3 alu1+agu0   16 h
        mov dword [esp + 20], ebp         ;     8.3 agu1    16 h
        cmp dword [esp + 124], 0          ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 120]        ;                    resident
        mov edi, dword [esp + 8]          ;                    resident
        align 16
.blocks_1:
        mov ebx, edi                      ;     0.0 alu0     6 v[4] copy
        xor ebx, dword [esp + 12]         ;     3.0 alu1+agu0    6 v[4]
        mov ebp, dword [esi]              ;     0.7 agu1    22 w[0]
        mov eax, dword [esp + 0]          ;     1.0 agu2    27 v[4]
        mov ecx, dword [esp + 16]         ;     1.3 agu0    19 v[4] reload
        rol eax, 5                        ;     4.0 alu2    27 v[4]
        bswap ebp                         ;     3.7 alu0    22 w[0]
        lea eax, [eax + ebp + 1518500249] ;     5.0 agu1    27 v[4]
        mov dword [esp + 24], edi         ;     2.7 agu2    19 v[2] spill
        and ebx, dword [esp + 4]          ;     4.0 alu1+agu0    6 v[4]
        xor ebx, dword [esp + 12]         ;     5.0 alu2+agu1    6 v[4]
        mov edx, dword [esi + 4]          ;     3.7 agu2    22 w[1]
        bswap edx                         ;     6.7 alu0    22 w[1]
        add eax, ecx                      ;     7.0 alu1    27 v[4]
        mov ecx, dword [esi + 8]          ;     4.7 agu0    22 w[2]
        bswap ecx                         ;     7.7 alu2    22 w[2]
        mov dword [esp + 28], esi         ;     5.3 agu1    22 w[0] spill
        mov dword [esp + 32], ecx         ;     8.7 agu2    22 w[2] spill
        mov dword [esp + 36], ebp         ;     6.0 agu0    22 w[0] spill
        add eax, ebx                      ;     8.0 alu0    27 v[4]
        mov ebx, eax                      ;     9.0 alu1    27 v[3] copy
        lea esi, [ecx + edi + 1518500249] ;     8.7 agu1    27 v[2]
        mov ecx, dword [esp + 4]          ;     7.3 agu2    28 v[1]
        rol ebx, 5                        ;    10.0 alu2    27 v[3]
        mov ebp, eax                      ;     9.0 alu0     6 v[2] copy
        lea ebx, [ebx + edx + 1518500249] ;    11.0 agu0    27 v[3]
        rol ecx, 0x1e                     ;    10.3 alu1    28 v[1]
        add ebx, dword [esp + 12]         ;    13.0 alu2+agu1   27 v[3]
        rol eax, 0x1e                     ;     9.3 alu0    28 v[4]
        mov dword [esp + 40], edx         ;     9.7 agu2    22 w[1] spill
        mov edx, edi                      ;    10.0 alu1     6 v[3] copy
        xor edx, ecx                      ;    11.3 alu2     6 v[3]
        and edx, dword [esp + 0]          ;    12.3 alu0+agu0    6 v[3]
        mov dword [esp + 44], eax         ;    11.0 agu1    28 v[4] spill
        mov eax, edi                      ;    11.3 alu1     6 v[3] copy
        xor eax, edx                      ;    13.3 alu2     6 v[3]
        add ebx, eax                      ;    14.3 alu0    27 v[3]
        mov edx, ebx                      ;    15.3 alu1    27 v[2] copy
        rol edx, 5                        ;    16.3 alu2    27 v[2]
        add esi, edx                      ;    17.3 alu0    27 v[2]
        mov edx, ecx                      ;    13.3 alu1     6 v[2] copy
        mov eax, dword [esp + 0]          ;    13.7 agu2    28 v[0]
        rol eax, 0x1e                     ;    16.7 alu2    28 v[0]
        xor edx, eax                      ;    17.7 alu0     6 v[2]
        mov edi, dword [esp + 44]         ;    14.7 agu0     6 v[1]
        xor edi, eax                      ;    17.7 alu1     6 v[1]
        and ebp, edx                      ;    18.7 alu2     6 v[2]
        and edi, ebx                      ;    18.7 alu0     6 v[1]
        xor ebp, ecx                      ;    19.7 alu1     6 v[2]
        add esi, ebp                      ;    20.7 alu2    27 v[2]
        xor edi, eax                      ;    19.7 alu0     6 v[1]
        lea ecx, [ecx + edi + 1518500249] ;    20.7 agu1    27 v[1]
        mov edi, dword [esp + 28]         ;    17.3 agu2    22 w[0] reload
        add eax, 0x5a827999               ;    17.7 alu1    27 v[0]
        mov ebp, esi                      ;    21.7 alu2    27 v[1] copy
        rol ebp, 5                        ;    22.7 alu0    27 v[1]
        add ecx, ebp                      ;    23.7 alu1    27 v[1]
        mov ebp, dword [edi + 12]         ;    20.3 agu0    22 w[3]
        mov edx, dword [edi + 16]         ;    20.3 agu1    22 w[4]
        bswap edx                         ;    23.3 alu2    22 w[4]
        add eax, edx                      ;    24.3 alu0    27 v[0]
        bswap ebp                         ;    23.3 alu1    22 w[3]
        add ecx, ebp                      ;    24.7 alu2    27 v[1]
        mov dword [esp + 48], edx         ;    24.3 agu2    22 w[4] spill
        rol ebx, 0x1e                     ;    21.3 alu0    28 v[3]
        mov edx, ecx                      ;    25.7 alu1    27 v[0] copy
        rol edx, 5                        ;    26.7 alu2    27 v[0]
        add eax, edx                      ;    27.7 alu0    27 v[0]
        mov edx, ebx                      ;    22.7 alu1     6 v[0] copy
        xor edx, dword [esp + 44]         ;    23.7 alu2+agu0    6 v[0]
        and edx, esi                      ;    24.7 alu0     6 v[0]
        xor edx, dword [esp + 44]         ;    25.7 alu1+agu1    6 v[0]
        mov dword [esp + 52], ebp         ;    24.3 agu2    22 w[3] spill
        add eax, edx                      ;    28.7 alu2    27 v[0]
        mov ebp, eax                      ;    29.7 alu0    27 v[4] copy
        mov edx, dword [edi + 20]         ;    25.0 agu0    22 w[5]
        rol esi, 0x1e                     ;    25.3 alu1    28 v[2]
        bswap edx                         ;    28.0 alu2    22 w[5]
        rol ebp, 5                        ;    30.7 alu0    27 v[4]
        lea ebp, [ebp + edx + 1518500249] ;    31.7 agu1    27 v[4]
        add ebp, dword [esp + 44]         ;    33.7 alu1+agu2   27 v[4]
        mov dword [esp + 44], edx         ;    29.0 agu0    22 w[5] spill
        mov edx, ebx                      ;    27.3 alu2     6 v[4] copy
        xor edx, esi                      ;    28.3 alu0     6 v[4]
        and edx, ecx                      ;    29.3 alu1     6 v[4]
        xor edx, ebx                      ;    30.3 alu2     6 v[4]
        add ebp, edx                      ;    34.7 alu0    27 v[4]
        mov edx, dword [edi + 24]         ;    29.0 agu1    22 w[6]
        bswap edx                         ;    32.0 alu1    22 w[6]
        mov dword [esp + 56], edx         ;    33.0 agu2    22 w[6] spill
        lea ebx, [ebx + edx + 1518500249] ;    33.0 agu0    27 v[3]
        rol ecx, 0x1e                     ;    30.3 alu2    28 v[1]
        mov edx, ebp                      ;    35.7 alu0    27 v[3] copy
        rol edx, 5                        ;    36.7 alu1    27 v[3]
        add ebx, edx                      ;    37.7 alu2    27 v[3]
        mov edx, esi                      ;    31.7 alu0     6 v[3] copy
        xor edx, ecx                      ;    32.7 alu1     6 v[3]
        and edx, eax                      ;    33.7 alu2     6 v[3]
        xor edx, esi                      ;    34.7 alu0     6 v[3]
        add ebx, edx                      ;    38.7 alu1    27 v[3]
        mov edx, dword [edi + 28]         ;    33.3 agu1    22 w[7]
        rol eax, 0x1e                     ;    33.7 alu2    28 v[0]
        bswap edx                         ;    36.3 alu0    22 w[7]
        mov dword [esp + 60], edx         ;    37.3 agu2    22 w[7] spill
        lea esi, [esi + edx + 1518500249] ;    37.3 agu0    27 v[2]
        mov edx, ebx                      ;    39.7 alu1    27 v[2] copy
        rol edx, 5                        ;    40.7 alu2    27 v[2]
        add esi, edx                      ;    41.7 alu0    27 v[2]
        mov edx, ecx                      ;    36.0 alu1     6 v[2] copy
        xor edx, eax                      ;    37.0 alu2     6 v[2]
        and edx, ebp                      ;    38.0 alu0     6 v[2]
        xor edx, ecx                      ;    39.0 alu1     6 v[2]
        add esi, edx                      ;    42.7 alu2    27 v[2]
        mov edx, dword [edi + 32]         ;    37.7 agu1    22 w[8]
        bswap edx                         ;    40.7 alu0    22 w[8]
        mov dword [esp + 64], edx         ;    41.7 agu2    22 w[8] spill
        lea ecx, [ecx + edx + 1518500249] ;    41.7 agu0    27 v[1]
        mov edx, esi                      ;    43.7 alu1    27 v[1] copy
        rol edx, 5                        ;    44.7 alu2    27 v[1]
        rol ebp, 0x1e                     ;    39.7 alu0    28 v[4]
        add ecx, edx                      ;    45.7 alu1    27 v[1]
        mov edx, eax                      ;    40.3 alu2     6 v[1] copy
        xor edx, ebp                      ;    41.3 alu0     6 v[1]
        and edx, ebx                      ;    42.3 alu1     6 v[1]
        xor edx, eax                      ;    43.3 alu2     6 v[1]
        add ecx, edx                      ;    46.7 alu0    27 v[1]
        rol ebx, 0x1e                     ;    42.0 alu1    28 v[3]
        mov edx, dword [edi + 36]         ;    42.3 agu1    22 w[9]
        bswap edx                         ;    45.3 alu2    22 w[9]
        mov dword [esp + 68], edx         ;    46.3 agu2    22 w[9] spill
        lea eax, [eax + edx + 1518500249] ;    46.3 agu0    27 v[0]
        mov edx, ecx                      ;    47.7 alu0    27 v[0] copy
        rol edx, 5                        ;    48.7 alu1    27 v[0]
        add eax, edx                      ;    49.7 alu2    27 v[0]
        mov edx, ebp                      ;    44.7 alu0     6 v[0] copy
        xor edx, ebx                      ;    45.7 alu1     6 v[0]
        and edx, esi                      ;    46.7 alu2     6 v[0]
        xor edx, ebp                      ;    47.7 alu0     6 v[0]
        add eax, edx                      ;    50.7 alu1    27 v[0]
        mov edx, dword [edi + 40]         ;    46.3 agu1    22 w[10]
        bswap edx                         ;    49.3 alu2    22 w[10]
        mov dword [esp + 72], edx         ;    50.3 agu2    22 w[10] spill
        lea ebp, [ebp + edx + 1518500249] ;    50.3 agu0    27 v[4]
        mov edx, eax                      ;    51.7 alu0    27 v[4] copy
        rol edx, 5                        ;    52.7 alu1    27 v[4]
        add ebp, edx                      ;    53.7 alu2    27 v[4]
        rol esi, 0x1e                     ;    48.7 alu0    28 v[2]
        mov edx, ebx                      ;    49.0 alu1     6 v[4] copy
        xor edx, esi                      ;    50.0 alu2     6 v[4]
        and edx, ecx                      ;    51.0 alu0     6 v[4]
        xor edx, ebx                      ;    52.0 alu1     6 v[4]
        add ebp, edx                      ;    54.7 alu2    27 v[4]
        mov edx, dword [edi + 44]         ;    50.7 agu1    22 w[11]
        bswap edx                         ;    53.7 alu0    22 w[11]
        mov dword [esp + 76], edx         ;    54.7 agu2    22 w[11] spill
        lea ebx, [ebx + edx + 1518500249] ;    54.7 agu0    27 v[3]
        mov edx, ebp                      ;    55.7 alu1    27 v[3] copy
        rol ecx, 0x1e                     ;    52.3 alu2    28 v[1]
        rol edx, 5                        ;    56.7 alu0    27 v[3]
        add ebx, edx                      ;    57.7 alu1    27 v[3]
        mov edx, esi                      ;    53.3 alu2     6 v[3] copy
        xor edx, ecx                      ;    54.3 alu0     6 v[3]
        and edx, eax                      ;    55.3 alu1     6 v[3]
        xor edx, esi                      ;    56.3 alu2     6 v[3]
        add ebx, edx                      ;    58.7 alu0    27 v[3]
        mov edx, dword [edi + 48]         ;    55.0 agu1    22 w[12]
        bswap edx                         ;    58.0 alu1    22 w[12]
        mov dword [esp + 80], edx         ;    59.0 agu2    22 w[12] spill
        rol eax, 0x1e                     ;    56.0 alu2    28 v[0]
        lea esi, [esi + edx + 1518500249] ;    59.0 agu0    27 v[2]
        mov edx, ebx                      ;    59.7 alu0    27 v[2] copy
        rol edx, 5                        ;    60.7 alu1    27 v[2]
        add esi, edx                      ;    61.7 alu2    27 v[2]
        mov edx, ecx                      ;    57.7 alu0     6 v[2] copy
        xor edx, eax                      ;    58.7 alu1     6 v[2]
        and edx, ebp                      ;    59.7 alu2     6 v[2]
        xor edx, ecx                      ;    60.7 alu0     6 v[2]
        add esi, edx                      ;    62.7 alu1    27 v[2]
        mov edx, dword [edi + 52]         ;    59.3 agu1    22 w[13]
        bswap edx                         ;    62.3 alu2    22 w[13]
        lea ecx, [ecx + edx + 1518500249] ;    63.3 agu2    27 v[1]
        mov dword [esp + 84], edx         ;    63.3 agu0    22 w[13] spill
        mov edx, esi                      ;    63.7 alu0    27 v[1] copy
        rol edx, 5                        ;    64.7 alu1    27 v[1]
        add ecx, edx                      ;    65.7 alu2    27 v[1]
        rol ebp, 0x1e                     ;    61.7 alu0    28 v[4]
        mov edx, eax                      ;    62.0 alu1     6 v[1] copy
        xor edx, ebp                      ;    63.0 alu2     6 v[1]
        and edx, ebx                      ;    64.0 alu0     6 v[1]
        xor edx, eax                      ;    65.0 alu1     6 v[1]
        add ecx, edx                      ;    66.7 alu2    27 v[1]
        mov edx, dword [edi + 56]         ;    63.7 agu1    22 w[14]
        bswap edx                         ;    66.7 alu0    22 w[14]
        mov dword [esp + 88], edx         ;    67.7 agu2    22 w[14] spill
        rol ebx, 0x1e                     ;    64.7 alu1    28 v[3]
        lea eax, [eax + edx + 1518500249] ;    67.7 agu0    27 v[0]
        mov edx, ecx                      ;    67.7 alu2    27 v[0] copy
        rol edx, 5                        ;    68.7 alu0    27 v[0]
        add eax, edx                      ;    69.7 alu1    27 v[0]
        mov edx, ebp                      ;    66.3 alu2     6 v[0] copy
        xor edx, ebx                      ;    67.3 alu0     6 v[0]
        and edx, esi                      ;    68.3 alu1     6 v[0]
        xor edx, ebp                      ;    69.3 alu2     6 v[0]
        add eax, edx                      ;    70.7 alu0    27 v[0]
        mov edx, dword [edi + 60]         ;    68.0 agu1    22 w[15]
        bswap edx                         ;    71.0 alu1    22 w[15]
        mov edi, eax                      ;    71.7 alu2    27 v[4] copy
        lea ebp, [ebp + edx + 1518500249] ;    72.0 agu2    27 v[4]
        rol edi, 5                        ;    72.7 alu0    27 v[4]
        add ebp, edi                      ;    74.0 alu1    27 v[4]
        rol esi, 0x1e                     ;    70.0 alu2    28 v[2]
        mov edi, ebx                      ;    70.3 alu0     6 v[4] copy
        xor edi, esi                      ;    71.3 alu1     6 v[4]
        and edi, ecx                      ;    72.3 alu2     6 v[4]
        xor edi, ebx                      ;    73.3 alu0     6 v[4]
        add ebp, edi                      ;    75.0 alu1    27 v[4]
        mov edi, ebp                      ;    76.0 alu2    27 v[3] copy
        rol edi, 5                        ;    77.0 alu0    27 v[3]
        add ebx, 0x5a827999               ;    72.7 alu1    27 v[3]
        add ebx, edi                      ;    78.0 alu2    27 v[3]
        rol ecx, 0x1e                     ;    73.3 alu0    28 v[1]
        mov edi, dword [esp + 84]         ;    73.7 agu0    23 w[0]
        xor edi, dword [esp + 64]         ;    76.7 alu1+agu1   23 w[0]
        xor edi, dword [esp + 32]         ;    77.7 alu2+agu2   23 w[0]
        xor edi, dword [esp + 36]         ;    78.7 alu0+agu0   23 w[0]
        rol edi, 1                        ;    79.7 alu1    23 w[0]
        add ebx, edi                      ;    80.7 alu2    27 v[3]
        mov dword [esp + 36], edi         ;    80.7 agu1    23 w[0] spill
        mov edi, esi                      ;    76.0 alu0     6 v[3] copy
        xor edi, ecx                      ;    77.0 alu1     6 v[3]
        and edi, eax                      ;    78.0 alu2     6 v[3]
        xor edi, esi                      ;    79.0 alu0     6 v[3]
        rol eax, 0x1e                     ;    77.3 alu1    28 v[0]
        add ebx, edi                      ;    81.7 alu2    27 v[3]
        add esi, 0x5a827999               ;    78.0 alu0    27 v[2]
        mov edi, ebx                      ;    82.7 alu1    27 v[2] copy
        rol edi, 5                        ;    83.7 alu2    27 v[2]
        add esi, edi                      ;    84.7 alu0    27 v[2]
        mov edi, dword [esp + 88]         ;    79.3 agu2    23 w[1]
        xor edi, dword [esp + 68]         ;    82.3 alu1+agu0   23 w[1]
        xor edi, dword [esp + 52]         ;    83.3 alu2+agu1   23 w[1]
        xor edi, dword [esp + 40]         ;    84.3 alu0+agu2   23 w[1]
        rol edi, 1                        ;    85.3 alu1    23 w[1]
        add esi, edi                      ;    86.3 alu2    27 v[2]
        mov dword [esp + 40], edi         ;    86.3 agu0    23 w[1] spill
        mov edi, ecx                      ;    81.7 alu0     6 v[2] copy
        xor edi, eax                      ;    82.7 alu1     6 v[2]
        and edi, ebp                      ;    83.7 alu2     6 v[2]
        xor edi, ecx                      ;    84.7 alu0     6 v[2]
        add esi, edi                      ;    87.3 alu1    27 v[2]
        mov edi, edx                      ;    83.3 alu2    23 w[2] copy
        xor edi, dword [esp + 72]         ;    84.3 alu0+agu1   23 w[2]
        xor edi, dword [esp + 48]         ;    85.3 alu1+agu2   23 w[2]
        xor edi, dword [esp + 32]         ;    86.3 alu2+agu0   23 w[2]
        mov dword [esp + 32], edx         ;    84.7 agu1    22 w[15] spill
        mov edx, esi                      ;    88.3 alu0    27 v[1] copy
        rol edi, 1                        ;    87.3 alu1    23 w[2]
        lea ecx, [ecx + edi + 1518500249] ;    88.3 agu2    27 v[1]
        rol edx, 5                        ;    89.3 alu2    27 v[1]
        add ecx, edx                      ;    90.3 alu0    27 v[1]
        rol ebp, 0x1e                     ;    86.7 alu1    28 v[4]
        mov edx, eax                      ;    87.0 alu2     6 v[1] copy
        xor edx, ebp                      ;    88.0 alu0     6 v[1]
        and edx, ebx                      ;    89.0 alu1     6 v[1]
        xor edx, eax                      ;    90.0 alu2     6 v[1]
        rol ebx, 0x1e                     ;    88.3 alu0    28 v[3]
        add ecx, edx                      ;    91.3 alu1    27 v[1]
        mov edx, ecx                      ;    92.3 alu2    27 v[0] copy
        rol edx, 5                        ;    93.3 alu0    27 v[0]
        add eax, 0x5a827999               ;    89.7 alu1    27 v[0]
        add eax, edx                      ;    94.3 alu2    27 v[0]
        mov edx, dword [esp + 36]         ;    90.3 agu0    23 w[3]
        xor edx, dword [esp + 76]         ;    93.3 alu0+agu1   23 w[3]
        xor edx, dword [esp + 44]         ;    94.3 alu1+agu2   23 w[3]
        xor edx, dword [esp + 52]         ;    95.3 alu2+agu0   23 w[3]
        rol edx, 1                        ;    96.3 alu0    23 w[3]
        mov dword [esp + 52], edx         ;    97.3 agu1    23 w[3] spill
        add eax, edx                      ;    97.3 alu1    27 v[0]
        mov edx, ebx                      ;    92.7 alu2     6 v[0] copy
        xor edx, ebp                      ;    93.7 alu0     6 v[0]
        and edx, esi                      ;    94.7 alu1     6 v[0]
        rol esi, 0x1e                     ;    93.7 alu2    28 v[2]
        xor edx, ebp                      ;    95.7 alu0     6 v[0]
        add ebp, 0x6ed9eba1               ;    94.3 alu1    27 v[4]
        add eax, edx                      ;    98.3 alu2    27 v[0]
        mov edx, eax                      ;    99.3 alu0    27 v[4] copy
        rol edx, 5                        ;   100.3 alu1    27 v[4]
        add ebp, edx                      ;   101.3 alu2    27 v[4]
        mov edx, dword [esp + 40]         ;    96.0 agu2    23 w[4]
        xor edx, dword [esp + 80]         ;    99.0 alu0+agu0   23 w[4]
        xor edx, dword [esp + 56]         ;   100.0 alu1+agu1   23 w[4]
        xor edx, dword [esp + 48]         ;   101.0 alu2+agu2   23 w[4]
        rol edx, 1                        ;   102.0 alu0    23 w[4]
        mov dword [esp + 48], edx         ;   103.0 agu0    23 w[4] spill
        add ebp, edx                      ;   103.0 alu1    27 v[4]
        mov edx, ecx                      ;    98.3 alu2     7 v[4] copy
        xor edx, ebx                      ;    99.3 alu0     7 v[4]
        xor edx, esi                      ;   100.3 alu1     7 v[4]
        add ebp, edx                      ;   104.0 alu2    27 v[4]
        mov edx, edi                      ;    99.7 alu0    23 w[5] copy
        xor edx, dword [esp + 84]         ;   100.7 alu1+agu1   23 w[5]
        xor edx, dword [esp + 60]         ;   101.7 alu2+agu2   23 w[5]
        xor edx, dword [esp + 44]         ;   102.7 alu0+agu0   23 w[5]
        mov dword [esp + 44], edi         ;   101.0 agu1    23 w[2] spill
        mov edi, ebp                      ;   105.0 alu1    27 v[3] copy
        rol edx, 1                        ;   103.7 alu2    23 w[5]
        lea ebx, [ebx + edx + 1859775393] ;   104.7 agu2    27 v[3]
        rol edi, 5                        ;   106.0 alu0    27 v[3]
        add ebx, edi                      ;   107.0 alu1    27 v[3]
        mov edi, eax                      ;   103.0 alu2    28 v[0] copy
        xor eax, esi                      ;   103.3 alu0     7 v[3]
        rol ecx, 0x1e                     ;   103.7 alu1    28 v[1]
        add esi, 0x6ed9eba1               ;   104.0 alu2    27 v[2]
        rol edi, 0x1e                     ;   104.3 alu0    28 v[0]
        xor eax, ecx                      ;   104.7 alu1     7 v[3]
        add ebx, eax                      ;   108.0 alu2    27 v[3]
        mov eax, dword [esp + 48]         ;   105.3 agu0    23 w[7]
        xor eax, dword [esp + 32]         ;   108.3 alu0+agu1   23 w[7]
        xor eax, dword [esp + 68]         ;   109.3 alu1+agu2   23 w[7]
        xor eax, dword [esp + 60]         ;   110.3 alu2+agu0   23 w[7]
        mov dword [esp + 60], edx         ;   106.7 agu1    23 w[5] spill
        rol eax, 1                        ;   111.3 alu0    23 w[7]
        lea edx, [ecx + eax + 1859775393] ;   112.3 agu2    27 v[1]
        xor ecx, ebp                      ;   107.7 alu1     7 v[2]
        xor ecx, edi                      ;   108.7 alu2     7 v[2]
        rol ebp, 0x1e                     ;   108.3 alu0    28 v[4]
        add esi, ecx                      ;   109.7 alu1    27 v[2]
        mov ecx, ebx                      ;   109.0 alu2    27 v[2] copy
        rol ecx, 5                        ;   110.0 alu0    27 v[2]
        add esi, ecx                      ;   111.0 alu1    27 v[2]
        mov ecx, dword [esp + 52]         ;   110.0 agu0    23 w[6]
        xor ecx, dword [esp + 88]         ;   113.0 alu2+agu1   23 w[6]
        xor ecx, dword [esp + 64]         ;   114.0 alu0+agu2   23 w[6]
        xor ecx, dword [esp + 56]         ;   115.0 alu1+agu0   23 w[6]
        mov dword [esp + 56], eax         ;   112.3 agu1    23 w[7] spill
        mov eax, ebx                      ;   111.7 alu2    28 v[3] copy
        xor ebx, edi                      ;   112.0 alu0     7 v[1]
        xor ebx, ebp                      ;   113.0 alu1     7 v[1]
        rol eax, 0x1e                     ;   112.7 alu2    28 v[3]
        add edi, 0x6ed9eba1               ;   113.0 alu0    27 v[0]
        rol ecx, 1                        ;   116.0 alu1    23 w[6]
        add edx, ebx                      ;   114.3 alu2    27 v[1]
        add esi, ecx                      ;   117.0 alu0    27 v[2]
        mov ebx, esi                      ;   118.0 alu1    27 v[1] copy
        rol ebx, 5                        ;   119.0 alu2    27 v[1]
        add edx, ebx                      ;   120.0 alu0    27 v[1]
        mov ebx, ecx                      ;   117.0 alu1    23 w[9] copy
        xor ebx, dword [esp + 40]         ;   118.0 alu2+agu2   23 w[9]
        xor ebx, dword [esp + 76]         ;   119.0 alu0+agu0   23 w[9]
        xor ebx, dword [esp + 68]         ;   120.0 alu1+agu1   23 w[9]
        rol ebx, 1                        ;   121.0 alu2    23 w[9]
        mov dword [esp + 68], ecx         ;   117.0 agu2    23 w[6] spill
        lea ecx, [ebp + ebx + 1859775393] ;   122.0 agu0    27 v[4]
        xor ebp, esi                      ;   118.0 alu0     7 v[0]
        xor ebp, eax                      ;   119.0 alu1     7 v[0]
        add edi, ebp                      ;   120.0 alu2    27 v[0]
        mov ebp, edx                      ;   121.0 alu0    27 v[0] copy
        rol ebp, 5                        ;   122.0 alu1    27 v[0]
        add edi, ebp                      ;   123.0 alu2    27 v[0]
        mov ebp, dword [esp + 60]         ;   119.7 agu1    23 w[8]
        xor ebp, dword [esp + 36]         ;   122.7 alu0+agu2   23 w[8]
        xor ebp, dword [esp + 72]         ;   123.7 alu1+agu0   23 w[8]
        xor ebp, dword [esp + 64]         ;   124.7 alu2+agu1   23 w[8]
        mov dword [esp + 64], ebx         ;   122.0 agu2    23 w[9] spill
        mov ebx, edx                      ;   121.3 alu0    28 v[1] copy
        xor edx, eax                      ;   121.7 alu1     7 v[4]
        rol ebp, 1                        ;   125.7 alu2    23 w[8]
        rol esi, 0x1e                     ;   122.3 alu0    28 v[2]
        add edi, ebp                      ;   126.7 alu1    27 v[0]
        xor edx, esi                      ;   123.3 alu2     7 v[4]
        add ecx, edx                      ;   124.3 alu0    27 v[4]
        mov edx, edi                      ;   127.7 alu1    27 v[4] copy
        rol edx, 5                        ;   128.7 alu2    27 v[4]
        add eax, 0x6ed9eba1               ;   124.3 alu0    27 v[3]
        add ecx, edx                      ;   129.7 alu1    27 v[4]
        mov edx, ebp                      ;   126.7 alu2    23 w[11] copy
        xor edx, dword [esp + 52]         ;   127.7 alu0+agu0   23 w[11]
        xor edx, dword [esp + 84]         ;   128.7 alu1+agu1   23 w[11]
        xor edx, dword [esp + 76]         ;   129.7 alu2+agu2   23 w[11]
        rol edx, 1                        ;   130.7 alu0    23 w[11]
        mov dword [esp + 76], ebp         ;   126.7 agu0    23 w[8] spill
        lea ebp, [esi + edx + 1859775393] ;   131.7 agu1    27 v[2]
        xor esi, edi                      ;   127.7 alu1     7 v[3]
        rol ebx, 0x1e                     ;   127.7 alu2    28 v[1]
        xor esi, ebx                      ;   128.7 alu0     7 v[3]
        add eax, esi                      ;   129.7 alu1    27 v[3]
        mov esi, ecx                      ;   130.7 alu2    27 v[3] copy
        rol esi, 5                        ;   131.7 alu0    27 v[3]
        rol edi, 0x1e                     ;   129.3 alu1    28 v[0]
        add eax, esi                      ;   132.7 alu2    27 v[3]
        mov esi, dword [esp + 56]         ;   130.0 agu2    23 w[10]
        xor esi, dword [esp + 44]         ;   133.0 alu0+agu0   23 w[10]
        xor esi, dword [esp + 80]         ;   134.0 alu1+agu1   23 w[10]
        xor esi, dword [esp + 72]         ;   135.0 alu2+agu2   23 w[10]
        rol esi, 1                        ;   136.0 alu0    23 w[10]
        add eax, esi                      ;   137.0 alu1    27 v[3]
        mov dword [esp + 72], edx         ;   132.0 agu0    23 w[11] spill
        mov edx, ecx                      ;   132.3 alu2    28 v[4] copy
        xor ecx, ebx                      ;   132.7 alu0     7 v[2]
        xor ecx, edi                      ;   133.7 alu1     7 v[2]
        add ebp, ecx                      ;   134.7 alu2    27 v[2]
        mov ecx, eax                      ;   138.0 alu0    27 v[2] copy
        rol ecx, 5                        ;   139.0 alu1    27 v[2]
        add ebp, ecx                      ;   140.0 alu2    27 v[2]
        rol edx, 0x1e                     ;   134.7 alu0    28 v[4]
        mov ecx, esi                      ;   137.0 alu1    23 w[13] copy
        xor ecx, dword [esp + 60]         ;   138.0 alu2+agu1   23 w[13]
        xor ecx, dword [esp + 32]         ;   139.0 alu0+agu2   23 w[13]
        xor ecx, dword [esp + 84]         ;   140.0 alu1+agu0   23 w[13]
        mov dword [esp + 84], esi         ;   137.0 agu1    23 w[10] spill
        rol ecx, 1                        ;   141.0 alu2    23 w[13]
        lea esi, [edi + ecx + 1859775393] ;   142.0 agu2    27 v[0]
        add ebx, 0x6ed9eba1               ;   137.3 alu0    27 v[1]
        xor edi, eax                      ;   138.0 alu1     7 v[1]
        xor edi, edx                      ;   139.0 alu2     7 v[1]
        add ebx, edi                      ;   140.0 alu0    27 v[1]
        mov edi, ebp                      ;   141.0 alu1    27 v[1] copy
        rol edi, 5                        ;   142.0 alu2    27 v[1]
        add ebx, edi                      ;   143.0 alu0    27 v[1]
        rol eax, 0x1e                     ;   139.7 alu1    28 v[3]
        mov edi, dword [esp + 64]         ;   140.0 agu0    23 w[12]
        xor edi, dword [esp + 48]         ;   143.0 alu2+agu1   23 w[12]
        xor edi, dword [esp + 88]         ;   144.0 alu0+agu2   23 w[12]
        xor edi, dword [esp + 80]         ;   145.0 alu1+agu0   23 w[12]
        mov dword [esp + 80], ecx         ;   142.0 agu1    23 w[13] spill
        mov ecx, ebp                      ;   141.7 alu2    28 v[2] copy
        xor ebp, edx                      ;   142.0 alu0     7 v[0]
        xor ebp, eax                      ;   143.0 alu1     7 v[0]
        rol edi, 1                        ;   146.0 alu2    23 w[12]
        add ebx, edi                      ;   147.0 alu0    27 v[1]
        add esi, ebp                      ;   144.0 alu1    27 v[0]
        mov ebp, ebx                      ;   148.0 alu2    27 v[0] copy
        rol ebp, 5                        ;   149.0 alu0    27 v[0]
        add esi, ebp                      ;   150.0 alu1    27 v[0]
        mov ebp, edi                      ;   147.0 alu2    23 w[15] copy
        xor ebp, dword [esp + 56]         ;   148.0 alu0+agu2   23 w[15]
        xor ebp, dword [esp + 40]         ;   149.0 alu1+agu0   23 w[15]
        xor ebp, dword [esp + 32]         ;   150.0 alu2+agu1   23 w[15]
        mov dword [esp + 32], edi         ;   147.0 agu2    23 w[12] spill
        add edx, 0x6ed9eba1               ;   146.3 alu0    27 v[4]
        rol ebp, 1                        ;   151.0 alu1    23 w[15]
        rol ecx, 0x1e                     ;   147.0 alu2    28 v[2]
        lea edi, [eax + ebp + 1859775393] ;   152.0 agu0    27 v[3]
        xor eax, ebx                      ;   148.0 alu0     7 v[4]
        xor eax, ecx                      ;   149.0 alu1     7 v[4]
        add edx, eax                      ;   150.0 alu2    27 v[4]
        mov eax, esi                      ;   151.0 alu0    27 v[4] copy
        rol eax, 5                        ;   152.0 alu1    27 v[4]
        add edx, eax                      ;   153.0 alu2    27 v[4]
        mov eax, dword [esp + 72]         ;   149.7 agu1    23 w[14]
        rol ebx, 0x1e                     ;   150.0 alu0    28 v[1]
        xor eax, dword [esp + 68]         ;   152.7 alu1+agu2   23 w[14]
        xor eax, dword [esp + 36]         ;   153.7 alu2+agu0   23 w[14]
        xor eax, dword [esp + 88]         ;   154.7 alu0+agu1   23 w[14]
        mov dword [esp + 88], ebp         ;   152.0 agu2    23 w[15] spill
        mov ebp, esi                      ;   151.7 alu1    28 v[0] copy
        xor esi, ecx                      ;   152.0 alu2     7 v[3]
        rol eax, 1                        ;   155.7 alu0    23 w[14]
        add ecx, 0x6ed9eba1               ;   152.7 alu1    27 v[2]
        xor esi, ebx                      ;   153.0 alu2     7 v[3]
        add edi, esi                      ;   154.0 alu0    27 v[3]
        add edx, eax                      ;   156.7 alu1    27 v[4]
        mov esi, edx                      ;   157.7 alu2    27 v[3] copy
        rol esi, 5                        ;   158.7 alu0    27 v[3]
        add edi, esi                      ;   159.7 alu1    27 v[3]
        rol ebp, 0x1e                     ;   155.0 alu2    28 v[0]
        mov esi, eax                      ;   156.7 alu0    23 w[1] copy
        xor esi, dword [esp + 64]         ;   157.7 alu1+agu0   23 w[1]
        xor esi, dword [esp + 52]         ;   158.7 alu2+agu1   23 w[1]
        xor esi, dword [esp + 40]         ;   159.7 alu0+agu2   23 w[1]
        mov dword [esp + 40], eax         ;   156.7 agu0    23 w[14] spill
        rol esi, 1                        ;   160.7 alu1    23 w[1]
        lea eax, [ebx + esi + 1859775393] ;   161.7 agu1    27 v[1]
        xor ebx, edx                      ;   157.7 alu2     7 v[2]
        xor ebx, ebp                      ;   158.7 alu0     7 v[2]
        add ecx, ebx                      ;   159.7 alu1    27 v[2]
        mov ebx, edi                      ;   160.7 alu2    27 v[2] copy
        rol ebx, 5                        ;   161.7 alu0    27 v[2]
        add ecx, ebx                      ;   162.7 alu1    27 v[2]
        rol edx, 0x1e                     ;   159.7 alu2    28 v[4]
        mov ebx, dword [esp + 80]         ;   160.0 agu2    23 w[0]
        xor ebx, dword [esp + 76]         ;   163.0 alu0+agu0   23 w[0]
        xor ebx, dword [esp + 44]         ;   164.0 alu1+agu1   23 w[0]
        xor ebx, dword [esp + 36]         ;   165.0 alu2+agu2   23 w[0]
        mov dword [esp + 36], esi         ;   161.7 agu0    23 w[1] spill
        mov esi, edi                      ;   161.7 alu0    28 v[3] copy
        xor edi, ebp                      ;   162.0 alu1     7 v[1]
        rol ebx, 1                        ;   166.0 alu2    23 w[0]
        add ecx, ebx                      ;   167.0 alu0    27 v[2]
        rol esi, 0x1e                     ;   163.0 alu1    28 v[3]
        xor edi, edx                      ;   163.3 alu2     7 v[1]
        add eax, edi                      ;   164.3 alu0    27 v[1]
        mov edi, ecx                      ;   168.0 alu1    27 v[1] copy
        add ebp, 0x6ed9eba1               ;   164.3 alu2    27 v[0]
        rol edi, 5                        ;   169.0 alu0    27 v[1]
        add eax, edi                      ;   170.0 alu1    27 v[1]
        mov edi, ebx                      ;   167.0 alu2    23 w[3] copy
        xor edi, dword [esp + 72]         ;   168.0 alu0+agu1   23 w[3]
        xor edi, dword [esp + 60]         ;   169.0 alu1+agu2   23 w[3]
        xor edi, dword [esp + 52]         ;   170.0 alu2+agu0   23 w[3]
        rol edi, 1                        ;   171.0 alu0    23 w[3]
        mov dword [esp + 52], ebx         ;   167.0 agu1    23 w[0] spill
        lea ebx, [edx + edi + 1859775393] ;   172.0 agu2    27 v[4]
        xor edx, ecx                      ;   168.0 alu1     7 v[0]
        xor edx, esi                      ;   169.0 alu2     7 v[0]
        add ebp, edx                      ;   170.0 alu0    27 v[0]
        mov edx, eax                      ;   171.0 alu1    27 v[0] copy
        rol edx, 5                        ;   172.0 alu2    27 v[0]
        add ebp, edx                      ;   173.0 alu0    27 v[0]
        mov edx, dword [esp + 88]         ;   169.7 agu0    23 w[2]
        xor edx, dword [esp + 84]         ;   172.7 alu1+agu1   23 w[2]
        rol ecx, 0x1e                     ;   170.3 alu2    28 v[2]
        xor edx, dword [esp + 48]         ;   173.7 alu0+agu2   23 w[2]
        xor edx, dword [esp + 44]         ;   174.7 alu1+agu0   23 w[2]
        mov dword [esp + 44], edi         ;   172.0 agu1    23 w[3] spill
        mov edi, eax                      ;   171.7 alu2    28 v[1] copy
        rol edx, 1                        ;   175.7 alu0    23 w[2]
        add ebp, edx                      ;   176.7 alu1    27 v[0]
        rol edi, 0x1e                     ;   172.7 alu2    28 v[1]
        xor eax, esi                      ;   173.0 alu0     7 v[4]
        xor eax, ecx                      ;   174.0 alu1     7 v[4]
        add ebx, eax                      ;   175.0 alu2    27 v[4]
        mov eax, ebp                      ;   177.7 alu0    27 v[4] copy
        rol eax, 5                        ;   178.7 alu1    27 v[4]
        add ebx, eax                      ;   179.7 alu2    27 v[4]
        mov eax, edx                      ;   176.7 alu0    23 w[5] copy
        xor eax, dword [esp + 80]         ;   177.7 alu1+agu2   23 w[5]
        xor eax, dword [esp + 56]         ;   178.7 alu2+agu0   23 w[5]
        xor eax, dword [esp + 60]         ;   179.7 alu0+agu1   23 w[5]
        mov dword [esp + 60], edx         ;   176.7 agu2    23 w[2] spill
        add esi, 0x6ed9eba1               ;   176.7 alu1    27 v[3]
        rol eax, 1                        ;   180.7 alu2    23 w[5]
        lea edx, [ecx + eax + 1859775393] ;   181.7 agu0    27 v[2]
        xor ecx, ebp                      ;   177.7 alu0     7 v[3]
        rol ebp, 0x1e                     ;   178.0 alu1    28 v[0]
        xor ecx, edi                      ;   178.7 alu2     7 v[3]
        add esi, ecx                      ;   179.7 alu0    27 v[3]
        mov ecx, ebx                      ;   180.7 alu1    27 v[3] copy
        rol ecx, 5                        ;   181.7 alu2    27 v[3]
        add esi, ecx                      ;   182.7 alu0    27 v[3]
        mov ecx, dword [esp + 36]         ;   180.0 agu1    23 w[4]
        xor ecx, dword [esp + 32]         ;   183.0 alu1+agu2   23 w[4]
        xor ecx, dword [esp + 68]         ;   184.0 alu2+agu0   23 w[4]
        xor ecx, dword [esp + 48]         ;   185.0 alu0+agu1   23 w[4]
        mov dword [esp + 48], eax         ;   181.7 agu2    23 w[5] spill
        mov eax, ebx                      ;   181.7 alu1    28 v[4] copy
        rol ecx, 1                        ;   186.0 alu2    23 w[4]
        xor ebx, edi                      ;   182.3 alu0     7 v[2]
        xor ebx, ebp                      ;   183.3 alu1     7 v[2]
        rol eax, 0x1e                     ;   183.0 alu2    28 v[4]
        add edx, ebx                      ;   184.3 alu0    27 v[2]
        add esi, ecx                      ;   187.0 alu1    27 v[3]
        mov ebx, esi                      ;   188.0 alu2    27 v[2] copy
        rol ebx, 5                        ;   189.0 alu0    27 v[2]
        add edx, ebx                      ;   190.0 alu1    27 v[2]
        mov ebx, ecx                      ;   187.0 alu2    23 w[7] copy
        xor ebx, dword [esp + 88]         ;   188.0 alu0+agu0   23 w[7]
        xor ebx, dword [esp + 64]         ;   189.0 alu1+agu1   23 w[7]
        xor ebx, dword [esp + 56]         ;   190.0 alu2+agu2   23 w[7]
        rol ebx, 1                        ;   191.0 alu0    23 w[7]
        mov dword [esp + 56], ecx         ;   187.0 agu0    23 w[4] spill
        lea ecx, [ebp + ebx + 1859775393] ;   192.0 agu1    27 v[0]
        xor ebp, esi                      ;   188.0 alu1     7 v[1]
        xor ebp, eax                      ;   189.0 alu2     7 v[1]
        add edi, 0x6ed9eba1               ;   188.0 alu0    27 v[1]
        add edi, ebp                      ;   190.0 alu1    27 v[1]
        mov ebp, edx                      ;   191.0 alu2    27 v[1] copy
        rol ebp, 5                        ;   192.0 alu0    27 v[1]
        add edi, ebp                      ;   193.0 alu1    27 v[1]
        mov ebp, dword [esp + 44]         ;   189.7 agu2    23 w[6]
        xor ebp, dword [esp + 40]         ;   192.7 alu2+agu0   23 w[6]
        xor ebp, dword [esp + 76]         ;   193.7 alu0+agu1   23 w[6]
        rol esi, 0x1e                     ;   190.7 alu1    28 v[3]
        xor ebp, dword [esp + 68]         ;   194.7 alu2+agu2   23 w[6]
        rol ebp, 1                        ;   195.7 alu0    23 w[6]
        add edi, ebp                      ;   196.7 alu1    27 v[1]
        mov dword [esp + 68], ebx         ;   192.0 agu0    23 w[7] spill
        mov ebx, edi                      ;   197.7 alu2    27 v[0] copy
        rol ebx, 5                        ;   198.7 alu0    27 v[0]
        add ecx, ebx                      ;   199.7 alu1    27 v[0]
        mov ebx, edx                      ;   193.3 alu2     7 v[0] copy
        xor ebx, eax                      ;   194.3 alu0     7 v[0]
        xor ebx, esi                      ;   195.3 alu1     7 v[0]
        add ecx, ebx                      ;   200.7 alu2    27 v[0]
        mov ebx, dword [esp + 48]         ;   194.7 agu1    23 w[8]
        xor ebx, dword [esp + 52]         ;   197.7 alu0+agu2   23 w[8]
        xor ebx, dword [esp + 84]         ;   198.7 alu1+agu0   23 w[8]
        xor ebx, dword [esp + 76]         ;   199.7 alu2+agu1   23 w[8]
        rol ebx, 1                        ;   200.7 alu0    23 w[8]
        mov dword [esp + 76], ebx         ;   201.7 agu2    23 w[8] spill
        mov dword [esp + 92], ecx         ;   201.7 agu0    27 v[0] spill
        add eax, 0x8f1bbcdc               ;   197.0 alu1    27 v[4]
        add eax, ebx                      ;   201.7 alu2    27 v[4]
        mov ebx, ecx                      ;   201.7 alu0    27 v[4] copy
        mov ecx, edi                      ;   198.0 alu1     8 v[4] copy
        rol edx, 0x1e                     ;   198.3 alu2    28 v[2]
        rol ebx, 5                        ;   202.7 alu0    27 v[4]
        add eax, ebx                      ;   203.7 alu1    27 v[4]
        mov ebx, esi                      ;   199.3 alu2     8 v[4] copy
        xor ebx, edx                      ;   200.3 alu0     8 v[4]
        xor ecx, esi                      ;   200.0 alu1     8 v[4]
        and ebx, ecx                      ;   201.3 alu2     8 v[4]
        mov ecx, ebp                      ;   200.7 alu0    23 w[9] copy
        xor ebx, esi                      ;   202.3 alu1     8 v[4]
        add eax, ebx                      ;   204.7 alu2    27 v[4]
        mov ebx, dword [esp + 36]         ;   201.7 agu1    23 w[1] reload
        add esi, 0x8f1bbcdc               ;   202.0 alu0    27 v[3]
        xor ecx, ebx                      ;   204.7 alu1    23 w[9]
        xor ecx, dword [esp + 72]         ;   205.7 alu2+agu2   23 w[9]
        xor ecx, dword [esp + 64]         ;   206.7 alu0+agu0   23 w[9]
        rol ecx, 1                        ;   207.7 alu1    23 w[9]
        add esi, ecx                      ;   208.7 alu2    27 v[3]
        mov ebx, eax                      ;   205.7 alu0    27 v[3] copy
        rol ebx, 5                        ;   206.7 alu1    27 v[3]
        add esi, ebx                      ;   209.7 alu2    27 v[3]
        mov dword [esp + 64], ebp         ;   205.0 agu1    23 w[6] spill
        mov ebx, edx                      ;   205.3 alu0     8 v[3] copy
        rol edi, 0x1e                     ;   205.7 alu1    28 v[1]
        xor ebx, edi                      ;   206.7 alu2     8 v[3]
        mov ebp, edx                      ;   206.3 alu0     8 v[3] copy
        xor ebp, dword [esp + 92]         ;   207.3 alu1+agu2    8 v[3]
        and ebx, ebp                      ;   208.3 alu2     8 v[3]
        xor ebx, edx                      ;   209.3 alu0     8 v[3]
        add esi, ebx                      ;   210.7 alu1    27 v[3]
        mov ebx, esi                      ;   211.7 alu2    27 v[2] copy
        add edx, 0x8f1bbcdc               ;   208.3 alu0    27 v[2]
        rol ebx, 5                        ;   212.7 alu1    27 v[2]
        add edx, ebx                      ;   213.7 alu2    27 v[2]
        mov ebp, dword [esp + 92]         ;   209.3 agu0    28 v[0]
        rol ebp, 0x1e                     ;   212.3 alu0    28 v[0]
        mov dword [esp + 92], ecx         ;   210.0 agu1    23 w[9] spill
        mov ecx, eax                      ;   210.3 alu1     8 v[2] copy
        xor ecx, edi                      ;   211.3 alu2     8 v[2]
        mov ebx, dword [esp + 68]         ;   211.0 agu2    23 w[10]
        xor ebx, dword [esp + 60]         ;   214.0 alu0+agu0   23 w[10]
        xor ebx, dword [esp + 32]         ;   215.0 alu1+agu1   23 w[10]
        xor ebx, dword [esp + 84]         ;   216.0 alu2+agu2   23 w[10]
        rol ebx, 1                        ;   217.0 alu0    23 w[10]
        add edx, ebx                      ;   218.0 alu1    27 v[2]
        mov dword [esp + 84], ebx         ;   218.0 agu0    23 w[10] spill
        mov ebx, edi                      ;   213.3 alu2     8 v[2] copy
        xor ebx, ebp                      ;   214.3 alu0     8 v[2]
        and ebx, ecx                      ;   215.3 alu1     8 v[2]
        xor ebx, edi                      ;   216.3 alu2     8 v[2]
        add edx, ebx                      ;   219.0 alu0    27 v[2]
        mov ebx, dword [esp + 76]         ;   215.0 agu1    23 w[11]
        xor ebx, dword [esp + 44]         ;   218.0 alu1+agu2   23 w[11]
        xor ebx, dword [esp + 80]         ;   219.0 alu2+agu0   23 w[11]
        xor ebx, dword [esp + 72]         ;   220.0 alu0+agu1   23 w[11]
        rol ebx, 1                        ;   221.0 alu1    23 w[11]
        mov ecx, edx                      ;   220.0 alu2    27 v[1] copy
        rol ecx, 5                        ;   221.0 alu0    27 v[1]
        lea edi, [edi + ecx - 1894007588] ;   222.0 agu2    27 v[1]
        add edi, ebx                      ;   224.0 alu1    27 v[1]
        mov dword [esp + 72], ebx         ;   222.0 agu0    23 w[11] spill
        mov ebx, esi                      ;   218.3 alu2     8 v[1] copy
        xor ebx, ebp                      ;   219.3 alu0     8 v[1]
        rol eax, 0x1e                     ;   219.0 alu1    28 v[4]
        mov ecx, ebp                      ;   219.3 alu2     8 v[1] copy
        rol esi, 0x1e                     ;   219.7 alu0    28 v[3]
        xor ecx, eax                      ;   220.3 alu1     8 v[1]
        and ecx, ebx                      ;   221.3 alu2     8 v[1]
        mov ebx, dword [esp + 92]         ;   220.7 agu1    23 w[12]
        xor ebx, dword [esp + 56]         ;   223.7 alu0+agu2   23 w[12]
        xor ecx, ebp                      ;   222.3 alu1     8 v[1]
        add edi, ecx                      ;   225.0 alu2    27 v[1]
        mov ecx, edi                      ;   226.0 alu0    27 v[0] copy
        rol ecx, 5                        ;   227.0 alu1    27 v[0]
        lea ebp, [ebp + ecx - 1894007588] ;   228.0 agu0    27 v[0]
        mov ecx, eax                      ;   223.0 alu2     8 v[0] copy
        xor ebx, dword [esp + 40]         ;   224.7 alu0+agu1   23 w[12]
        xor ebx, dword [esp + 32]         ;   225.7 alu1+agu2   23 w[12]
        rol ebx, 1                        ;   226.7 alu2    23 w[12]
        mov dword [esp + 32], ebx         ;   227.7 agu0    23 w[12] spill
        add ebp, ebx                      ;   230.0 alu0    27 v[0]
        mov ebx, edx                      ;   225.0 alu1     8 v[0] copy
        rol edx, 0x1e                     ;   225.3 alu2    28 v[2]
        xor ecx, esi                      ;   225.7 alu0     8 v[0]
        xor ebx, eax                      ;   226.0 alu1     8 v[0]
        and ecx, ebx                      ;   227.0 alu2     8 v[0]
        mov ebx, dword [esp + 84]         ;   226.7 agu1    23 w[13]
        xor ecx, eax                      ;   228.0 alu0     8 v[0]
        add ebp, ecx                      ;   231.0 alu1    27 v[0]
        xor ebx, dword [esp + 48]         ;   229.7 alu2+agu2   23 w[13]
        xor ebx, dword [esp + 88]         ;   230.7 alu0+agu0   23 w[13]
        mov ecx, ebp                      ;   232.0 alu1    27 v[4] copy
        xor ebx, dword [esp + 80]         ;   231.7 alu2+agu1   23 w[13]
        rol ebx, 1                        ;   232.7 alu0    23 w[13]
        mov dword [esp + 80], ebx         ;   233.7 agu2    23 w[13] spill
        rol ecx, 5                        ;   233.0 alu1    27 v[4]
        lea eax, [eax + ecx - 1894007588] ;   234.0 agu0    27 v[4]
        mov ecx, esi                      ;   230.3 alu2     8 v[4] copy
        xor ecx, edx                      ;   231.3 alu0     8 v[4]
        add eax, ebx                      ;   236.0 alu1    27 v[4]
        mov ebx, edi                      ;   231.3 alu2     8 v[4] copy
        xor ebx, esi                      ;   232.3 alu0     8 v[4]
        and ecx, ebx                      ;   233.3 alu1     8 v[4]
        xor ecx, esi                      ;   234.3 alu2     8 v[4]
        add eax, ecx                      ;   237.0 alu0    27 v[4]
        mov ecx, eax                      ;   238.0 alu1    27 v[3] copy
        rol ecx, 5                        ;   239.0 alu2    27 v[3]
        rol edi, 0x1e                     ;   233.7 alu0    28 v[1]
        lea esi, [esi + ecx - 1894007588] ;   240.0 agu1    27 v[3]
        mov ecx, edx                      ;   234.3 alu1     8 v[3] copy
        mov ebx, dword [esp + 72]         ;   234.7 agu2    23 w[14]
        xor ecx, edi                      ;   235.3 alu2     8 v[3]
        xor ebx, dword [esp + 64]         ;   237.7 alu0+agu0   23 w[14]
        xor ebx, dword [esp + 52]         ;   238.7 alu1+agu1   23 w[14]
        xor ebx, dword [esp + 40]         ;   239.7 alu2+agu2   23 w[14]
        rol ebx, 1                        ;   240.7 alu0    23 w[14]
        add esi, ebx                      ;   242.0 alu1    27 v[3]
        mov dword [esp + 40], ebx         ;   241.7 agu0    23 w[14] spill
        mov ebx, ebp                      ;   237.3 alu2     8 v[3] copy
        xor ebx, edx                      ;   238.3 alu0     8 v[3]
        and ecx, ebx                      ;   239.3 alu1     8 v[3]
        mov ebx, dword [esp + 32]         ;   238.3 agu1    23 w[15]
        xor ebx, dword [esp + 68]         ;   241.3 alu2+agu2   23 w[15]
        xor ecx, edx                      ;   240.3 alu0     8 v[3]
        add esi, ecx                      ;   243.0 alu1    27 v[3]
        mov ecx, esi                      ;   244.0 alu2    27 v[2] copy
        rol ecx, 5                        ;   245.0 alu0    27 v[2]
        xor ebx, dword [esp + 36]         ;   242.3 alu1+agu0   23 w[15]
        xor ebx, dword [esp + 88]         ;   243.3 alu2+agu1   23 w[15]
        rol ebx, 1                        ;   244.3 alu0    23 w[15]
        lea edx, [edx + ecx - 1894007588] ;   246.0 agu2    27 v[2]
        add edx, ebx                      ;   248.0 alu1    27 v[2]
        mov dword [esp + 88], ebx         ;   245.3 agu0    23 w[15] spill
        mov ebx, eax                      ;   242.3 alu2     8 v[2] copy
        rol eax, 0x1e                     ;   242.7 alu0    28 v[4]
        rol ebp, 0x1e                     ;   243.0 alu1    28 v[0]
        mov ecx, edi                      ;   243.3 alu2     8 v[2] copy
        xor ebx, edi                      ;   243.7 alu0     8 v[2]
        xor ecx, ebp                      ;   244.3 alu1     8 v[2]
        and ecx, ebx                      ;   245.3 alu2     8 v[2]
        mov ebx, dword [esp + 80]         ;   244.7 agu1    23 w[0]
        xor ebx, dword [esp + 76]         ;   247.7 alu0+agu2   23 w[0]
        xor ebx, dword [esp + 60]         ;   248.7 alu1+agu0   23 w[0]
        xor ebx, dword [esp + 52]         ;   249.7 alu2+agu1   23 w[0]
        rol ebx, 1                        ;   250.7 alu0    23 w[0]
        xor ecx, edi                      ;   246.3 alu1     8 v[2]
        add edx, ecx                      ;   249.0 alu2    27 v[2]
        mov ecx, edx                      ;   250.0 alu0    27 v[1] copy
        rol ecx, 5                        ;   251.0 alu1    27 v[1]
        lea edi, [edi + ecx - 1894007588] ;   252.0 agu2    27 v[1]
        mov dword [esp + 52], ebx         ;   251.7 agu0    23 w[0] spill
        add edi, ebx                      ;   254.0 alu2    27 v[1]
        mov ebx, esi                      ;   248.7 alu0     8 v[1] copy
        rol esi, 0x1e                     ;   249.0 alu1    28 v[3]
        xor ebx, ebp                      ;   249.7 alu2     8 v[1]
        mov ecx, ebp                      ;   249.7 alu0     8 v[1] copy
        xor ecx, eax                      ;   250.7 alu1     8 v[1]
        and ecx, ebx                      ;   251.7 alu2     8 v[1]
        mov ebx, dword [esp + 40]         ;   250.7 agu1    23 w[1]
        xor ebx, dword [esp + 92]         ;   253.7 alu0+agu2   23 w[1]
        xor ebx, dword [esp + 44]         ;   254.7 alu1+agu0   23 w[1]
        xor ecx, ebp                      ;   252.7 alu2     8 v[1]
        xor ebx, dword [esp + 36]         ;   255.7 alu0+agu1   23 w[1]
        rol ebx, 1                        ;   256.7 alu1    23 w[1]
        add edi, ecx                      ;   255.0 alu2    27 v[1]
        mov ecx, edi                      ;   256.0 alu0    27 v[0] copy
        rol ecx, 5                        ;   257.0 alu1    27 v[0]
        mov dword [esp + 36], ebx         ;   257.7 agu2    23 w[1] spill
        lea ebp, [ebp + ecx - 1894007588] ;   258.0 agu0    27 v[0]
        add ebp, ebx                      ;   260.0 alu2    27 v[0]
        mov ebx, edx                      ;   254.7 alu0     8 v[0] copy
        mov ecx, eax                      ;   255.0 alu1     8 v[0] copy
        xor ebx, eax                      ;   255.7 alu2     8 v[0]
        xor ecx, esi                      ;   256.0 alu0     8 v[0]
        and ecx, ebx                      ;   257.0 alu1     8 v[0]
        xor ecx, eax                      ;   258.0 alu2     8 v[0]
        add ebp, ecx                      ;   261.0 alu0    27 v[0]
        mov ecx, ebp                      ;   262.0 alu1    27 v[4] copy
        rol ecx, 5                        ;   263.0 alu2    27 v[4]
        mov ebx, dword [esp + 88]         ;   257.7 agu1    23 w[2]
        xor ebx, dword [esp + 84]         ;   260.7 alu0+agu2   23 w[2]
        xor ebx, dword [esp + 56]         ;   261.7 alu1+agu0   23 w[2]
        lea eax, [eax + ecx - 1894007588] ;   264.0 agu1    27 v[4]
        xor ebx, dword [esp + 60]         ;   262.7 alu2+agu2   23 w[2]
        rol ebx, 1                        ;   263.7 alu0    23 w[2]
        mov dword [esp + 60], ebx         ;   264.7 agu0    23 w[2] spill
        add eax, ebx                      ;   266.0 alu1    27 v[4]
        mov ecx, esi                      ;   260.3 alu2     8 v[4] copy
        mov ebx, edi                      ;   260.7 alu0     8 v[4] copy
        xor ebx, esi                      ;   261.7 alu1     8 v[4]
        rol edx, 0x1e                     ;   261.3 alu2    28 v[2]
        xor ecx, edx                      ;   262.3 alu0     8 v[4]
        and ecx, ebx                      ;   263.3 alu1     8 v[4]
        xor ecx, esi                      ;   264.3 alu2     8 v[4]
        rol edi, 0x1e                     ;   262.7 alu0    28 v[1]
        add eax, ecx                      ;   267.0 alu1    27 v[4]
        mov ebx, dword [esp + 52]         ;   263.3 agu1    23 w[3]
        xor ebx, dword [esp + 72]         ;   266.3 alu2+agu2   23 w[3]
        xor ebx, dword [esp + 48]         ;   267.3 alu0+agu0   23 w[3]
        xor ebx, dword [esp + 44]         ;   268.3 alu1+agu1   23 w[3]
        rol ebx, 1                        ;   269.3 alu2    23 w[3]
        mov ecx, eax                      ;   268.0 alu0    27 v[3] copy
        rol ecx, 5                        ;   269.0 alu1    27 v[3]
        lea esi, [esi + ecx - 1894007588] ;   270.0 agu2    27 v[3]
        mov dword [esp + 44], ebx         ;   270.3 agu0    23 w[3] spill
        add esi, ebx                      ;   272.0 alu2    27 v[3]
        mov ebx, ebp                      ;   266.7 alu0     8 v[3] copy
        xor ebx, edx                      ;   267.7 alu1     8 v[3]
        mov ecx, edx                      ;   267.3 alu2     8 v[3] copy
        xor ecx, edi                      ;   268.3 alu0     8 v[3]
        and ecx, ebx                      ;   269.3 alu1     8 v[3]
        xor ecx, edx                      ;   270.3 alu2     8 v[3]
        add esi, ecx                      ;   273.0 alu0    27 v[3]
        mov ecx, esi                      ;   274.0 alu1    27 v[2] copy
        rol ecx, 5                        ;   275.0 alu2    27 v[2]
        lea edx, [edx + ecx - 1894007588] ;   276.0 agu1    27 v[2]
        rol ebp, 0x1e                     ;   270.0 alu0    28 v[0]
        mov ecx, edi                      ;   270.3 alu1     8 v[2] copy
        mov ebx, dword [esp + 36]         ;   270.7 agu2    23 w[4]
        xor ebx, dword [esp + 32]         ;   273.7 alu2+agu0   23 w[4]
        xor ebx, dword [esp + 64]         ;   274.7 alu0+agu1   23 w[4]
        xor ebx, dword [esp + 56]         ;   275.7 alu1+agu2   23 w[4]
        rol ebx, 1                        ;   276.7 alu2    23 w[4]
        mov dword [esp + 56], ebx         ;   277.7 agu0    23 w[4] spill
        add edx, ebx                      ;   278.0 alu0    27 v[2]
        mov ebx, eax                      ;   273.0 alu1     8 v[2] copy
        xor ebx, edi                      ;   274.0 alu2     8 v[2]
        xor ecx, ebp                      ;   273.7 alu0     8 v[2]
        and ecx, ebx                      ;   275.0 alu1     8 v[2]
        xor ecx, edi                      ;   276.0 alu2     8 v[2]
        add edx, ecx                      ;   279.0 alu0    27 v[2]
        mov ecx, edx                      ;   280.0 alu1    27 v[1] copy
        rol ecx, 5                        ;   281.0 alu2    27 v[1]
        rol eax, 0x1e                     ;   275.7 alu0    28 v[4]
        mov ebx, dword [esp + 60]         ;   276.0 agu1    23 w[5]
        lea edi, [edi + ecx - 1894007588] ;   282.0 agu2    27 v[1]
        xor ebx, dword [esp + 80]         ;   279.0 alu1+agu0   23 w[5]
        xor ebx, dword [esp + 68]         ;   280.0 alu2+agu1   23 w[5]
        xor ebx, dword [esp + 48]         ;   281.0 alu0+agu2   23 w[5]
        rol ebx, 1                        ;   282.0 alu1    23 w[5]
        add edi, ebx                      ;   284.0 alu2    27 v[1]
        mov dword [esp + 48], ebx         ;   283.0 agu0    23 w[5] spill
        mov ebx, esi                      ;   278.7 alu0     8 v[1] copy
        xor ebx, ebp                      ;   279.7 alu1     8 v[1]
        mov ecx, ebp                      ;   279.3 alu2     8 v[1] copy
        rol esi, 0x1e                     ;   279.7 alu0    28 v[3]
        xor ecx, eax                      ;   280.3 alu1     8 v[1]
        and ecx, ebx                      ;   281.3 alu2     8 v[1]
        mov ebx, dword [esp + 44]         ;   280.7 agu1    23 w[6]
        xor ecx, ebp                      ;   282.3 alu0     8 v[1]
        xor ebx, dword [esp + 40]         ;   283.7 alu1+agu2   23 w[6]
        xor ebx, dword [esp + 76]         ;   284.7 alu2+agu0   23 w[6]
        xor ebx, dword [esp + 64]         ;   285.7 alu0+agu1   23 w[6]
        add edi, ecx                      ;   285.0 alu1    27 v[1]
        rol ebx, 1                        ;   286.7 alu2    23 w[6]
        mov dword [esp + 64], ebx         ;   287.7 agu2    23 w[6] spill
        mov ecx, edi                      ;   286.0 alu0    27 v[0] copy
        rol ecx, 5                        ;   287.0 alu1    27 v[0]
        lea ebp, [ebp + ecx - 1894007588] ;   288.0 agu0    27 v[0]
        add ebp, ebx                      ;   290.0 alu2    27 v[0]
        mov ebx, edx                      ;   284.7 alu0     8 v[0] copy
        xor ebx, eax                      ;   285.7 alu1     8 v[0]
        mov ecx, eax                      ;   285.3 alu2     8 v[0] copy
        xor ecx, esi                      ;   286.3 alu0     8 v[0]
        and ecx, ebx                      ;   287.3 alu1     8 v[0]
        mov ebx, dword [esp + 56]         ;   286.3 agu1    23 w[7]
        xor ebx, dword [esp + 88]         ;   289.3 alu2+agu2   23 w[7]
        xor ecx, eax                      ;   288.3 alu0     8 v[0]
        add ebp, ecx                      ;   291.0 alu1    27 v[0]
        xor ebx, dword [esp + 92]         ;   290.3 alu2+agu0   23 w[7]
        xor ebx, dword [esp + 68]         ;   291.3 alu0+agu1   23 w[7]
        mov ecx, ebp                      ;   292.0 alu1    27 v[4] copy
        rol ecx, 5                        ;   293.0 alu2    27 v[4]
        rol ebx, 1                        ;   292.3 alu0    23 w[7]
        mov dword [esp + 68], ebx         ;   293.3 agu2    23 w[7] spill
        lea eax, [eax + ecx - 1894007588] ;   294.0 agu0    27 v[4]
        add eax, ebx                      ;   296.0 alu1    27 v[4]
        mov ebx, edi                      ;   290.3 alu2     8 v[4] copy
        xor ebx, esi                      ;   291.3 alu0     8 v[4]
        mov ecx, esi                      ;   291.0 alu1     8 v[4] copy
        rol edx, 0x1e                     ;   291.3 alu2    28 v[2]
        xor ecx, edx                      ;   292.3 alu0     8 v[4]
        and ecx, ebx                      ;   293.3 alu1     8 v[4]
        xor ecx, esi                      ;   294.3 alu2     8 v[4]
        add eax, ecx                      ;   297.0 alu0    27 v[4]
        mov ecx, eax                      ;   298.0 alu1    27 v[3] copy
        mov ebx, dword [esp + 48]         ;   293.3 agu1    23 w[8]
        xor ebx, dword [esp + 52]         ;   296.3 alu2+agu2   23 w[8]
        xor ebx, dword [esp + 84]         ;   297.3 alu0+agu0   23 w[8]
        xor ebx, dword [esp + 76]         ;   298.3 alu1+agu1   23 w[8]
        rol ecx, 5                        ;   299.0 alu2    27 v[3]
        lea esi, [esi + ecx - 1894007588] ;   300.0 agu2    27 v[3]
        rol ebx, 1                        ;   299.3 alu0    23 w[8]
        mov dword [esp + 76], ebx         ;   300.3 agu0    23 w[8] spill
        mov ecx, edx                      ;   296.0 alu1     8 v[3] copy
        rol edi, 0x1e                     ;   296.3 alu2    28 v[1]
        xor ecx, edi                      ;   297.3 alu0     8 v[3]
        add esi, ebx                      ;   302.0 alu1    27 v[3]
        mov ebx, ebp                      ;   297.3 alu2     8 v[3] copy
        xor ebx, edx                      ;   298.3 alu0     8 v[3]
        and ecx, ebx                      ;   299.3 alu1     8 v[3]
        mov ebx, dword [esp + 64]         ;   298.3 agu1    23 w[9]
        xor ecx, edx                      ;   300.3 alu2     8 v[3]
        rol ebp, 0x1e                     ;   299.0 alu0    28 v[0]
        add esi, ecx                      ;   303.0 alu1    27 v[3]
        mov ecx, esi                      ;   304.0 alu2    27 v[2] copy
        xor ebx, dword [esp + 36]         ;   301.3 alu0+agu2   23 w[9]
        xor ebx, dword [esp + 72]         ;   302.3 alu1+agu0   23 w[9]
        xor ebx, dword [esp + 92]         ;   303.3 alu2+agu1   23 w[9]
        rol ebx, 1                        ;   304.3 alu0    23 w[9]
        mov dword [esp + 92], ebx         ;   305.3 agu2    23 w[9] spill
        rol ecx, 5                        ;   305.0 alu1    27 v[2]
        lea edx, [edx + ecx - 1894007588] ;   306.0 agu0    27 v[2]
        mov ecx, edi                      ;   302.3 alu2     8 v[2] copy
        xor ecx, ebp                      ;   303.3 alu0     8 v[2]
        add edx, ebx                      ;   308.0 alu1    27 v[2]
        mov ebx, eax                      ;   303.3 alu2     8 v[2] copy
        xor ebx, edi                      ;   304.3 alu0     8 v[2]
        and ecx, ebx                      ;   305.3 alu1     8 v[2]
        xor ecx, edi                      ;   306.3 alu2     8 v[2]
        add edx, ecx                      ;   309.0 alu0    27 v[2]
        mov ecx, edx                      ;   310.0 alu1    27 v[1] copy
        mov ebx, dword [esp + 68]         ;   305.3 agu1    23 w[10]
        rol ecx, 5                        ;   311.0 alu2    27 v[1]
        lea edi, [edi + ecx - 1894007588] ;   312.0 agu2    27 v[1]
        xor ebx, dword [esp + 60]         ;   308.3 alu0+agu0   23 w[10]
        xor ebx, dword [esp + 32]         ;   309.3 alu1+agu1   23 w[10]
        xor ebx, dword [esp + 84]         ;   310.3 alu2+agu2   23 w[10]
        rol ebx, 1                        ;   311.3 alu0    23 w[10]
        add edi, ebx                      ;   314.0 alu1    27 v[1]
        mov dword [esp + 84], ebx         ;   312.3 agu0    23 w[10] spill
        rol eax, 0x1e                     ;   308.3 alu2    28 v[4]
        mov ecx, ebp                      ;   308.7 alu0     8 v[1] copy
        mov ebx, esi                      ;   309.0 alu1     8 v[1] copy
        xor ebx, ebp                      ;   310.0 alu2     8 v[1]
        xor ecx, eax                      ;   309.7 alu0     8 v[1]
        and ecx, ebx                      ;   311.0 alu1     8 v[1]
        xor ecx, ebp                      ;   312.0 alu2     8 v[1]
        mov ebx, dword [esp + 76]         ;   310.7 agu1    23 w[11]
        xor ebx, dword [esp + 44]         ;   313.7 alu0+agu2   23 w[11]
        add edi, ecx                      ;   315.0 alu1    27 v[1]
        xor ebx, dword [esp + 80]         ;   314.7 alu2+agu0   23 w[11]
        xor ebx, dword [esp + 72]         ;   315.7 alu0+agu1   23 w[11]
        mov ecx, edi                      ;   316.0 alu1    27 v[0] copy
        rol ebx, 1                        ;   316.7 alu2    23 w[11]
        mov dword [esp + 72], ebx         ;   317.7 agu2    23 w[11] spill
        rol ecx, 5                        ;   317.0 alu0    27 v[0]
        lea ebp, [ebp + ecx - 1894007588] ;   318.0 agu0    27 v[0]
        add ebp, ebx                      ;   320.0 alu1    27 v[0]
        mov ebx, edx                      ;   314.3 alu2     8 v[0] copy
        xor ebx, eax                      ;   315.3 alu0     8 v[0]
        rol esi, 0x1e                     ;   315.0 alu1    28 v[3]
        mov ecx, esi                      ;   316.0 alu2     8 v[0] copy
        xor ecx, eax                      ;   317.0 alu0     8 v[0]
        and ecx, ebx                      ;   318.0 alu1     8 v[0]
        xor ecx, eax                      ;   319.0 alu2     8 v[0]
        add ebp, ecx                      ;   321.0 alu0    27 v[0]
        rol edx, 0x1e                     ;   317.0 alu1    28 v[2]
        mov ebx, dword [esp + 92]         ;   317.3 agu1    23 w[12]
        xor ebx, dword [esp + 56]         ;   320.3 alu2+agu2   23 w[12]
        xor ebx, dword [esp + 40]         ;   321.3 alu0+agu0   23 w[12]
        xor ebx, dword [esp + 32]         ;   322.3 alu1+agu1   23 w[12]
        rol ebx, 1                        ;   323.3 alu2    23 w[12]
        mov ecx, ebp                      ;   322.0 alu0    27 v[4] copy
        rol ecx, 5                        ;   323.0 alu1    27 v[4]
        lea eax, [eax + ecx - 899497514]  ;   324.0 agu2    27 v[4]
        mov ecx, edi                      ;   320.0 alu2     7 v[4] copy
        xor ecx, esi                      ;   321.0 alu0     7 v[4]
        xor ecx, edx                      ;   322.0 alu1     7 v[4]
        add eax, ebx                      ;   326.0 alu2    27 v[4]
        add eax, ecx                      ;   327.0 alu0    27 v[4]
        rol edi, 0x1e                     ;   321.7 alu1    28 v[1]
        add esi, 0xca62c1d6               ;   322.0 alu2    27 v[3]
        mov ecx, eax                      ;   328.0 alu0    27 v[3] copy
        rol ecx, 5                        ;   329.0 alu1    27 v[3]
        add esi, ecx                      ;   330.0 alu2    27 v[3]
        mov ecx, dword [esp + 84]         ;   323.3 agu0    23 w[13]
        xor ecx, dword [esp + 48]         ;   326.3 alu0+agu1   23 w[13]
        xor ecx, dword [esp + 88]         ;   327.3 alu1+agu2   23 w[13]
        xor ecx, dword [esp + 80]         ;   328.3 alu2+agu0   23 w[13]
        rol ecx, 1                        ;   329.3 alu0    23 w[13]
        mov dword [esp + 80], ecx         ;   330.3 agu1    23 w[13] spill
        add esi, ecx                      ;   331.0 alu1    27 v[3]
        mov ecx, ebp                      ;   325.7 alu2    28 v[0] copy
        xor ebp, edx                      ;   326.0 alu0     7 v[3]
        xor ebp, edi                      ;   327.0 alu1     7 v[3]
        add esi, ebp                      ;   332.0 alu2    27 v[3]
        mov ebp, ebx                      ;   327.0 alu0    23 w[15] copy
        xor ebp, dword [esp + 68]         ;   328.0 alu1+agu2   23 w[15]
        xor ebp, dword [esp + 36]         ;   329.0 alu2+agu0   23 w[15]
        xor ebp, dword [esp + 88]         ;   330.0 alu0+agu1   23 w[15]
        mov dword [esp + 88], ebx         ;   328.3 agu2    23 w[12] spill
        rol ecx, 0x1e                     ;   328.7 alu1    28 v[0]
        add edx, 0xca62c1d6               ;   329.0 alu2    27 v[2]
        rol ebp, 1                        ;   331.0 alu0    23 w[15]
        lea ebx, [edi + ebp - 899497514]  ;   332.0 agu0    27 v[1]
        xor edi, eax                      ;   330.0 alu1     7 v[2]
        xor edi, ecx                      ;   331.0 alu2     7 v[2]
        add edx, edi                      ;   332.0 alu0    27 v[2]
        mov edi, esi                      ;   333.0 alu1    27 v[2] copy
        rol edi, 5                        ;   334.0 alu2    27 v[2]
        add edx, edi                      ;   335.0 alu0    27 v[2]
        mov edi, dword [esp + 72]         ;   332.0 agu1    23 w[14]
        rol eax, 0x1e                     ;   332.3 alu1    28 v[4]
        xor edi, dword [esp + 64]         ;   335.0 alu2+agu2   23 w[14]
        xor edi, dword [esp + 52]         ;   336.0 alu0+agu0   23 w[14]
        xor edi, dword [esp + 40]         ;   337.0 alu1+agu1   23 w[14]
        rol edi, 1                        ;   338.0 alu2    23 w[14]
        mov dword [esp + 40], ebp         ;   334.0 agu2    23 w[15] spill
        mov ebp, esi                      ;   334.3 alu0    28 v[3] copy
        add edx, edi                      ;   339.0 alu1    27 v[2]
        xor esi, ecx                      ;   335.0 alu2     7 v[1]
        xor esi, eax                      ;   336.0 alu0     7 v[1]
        add ebx, esi                      ;   337.0 alu1    27 v[1]
        mov esi, edx                      ;   340.0 alu2    27 v[1] copy
        rol esi, 5                        ;   341.0 alu0    27 v[1]
        add ebx, esi                      ;   342.0 alu1    27 v[1]
        mov esi, edi                      ;   339.0 alu2    23 w[1] copy
        xor esi, dword [esp + 92]         ;   340.0 alu0+agu0   23 w[1]
        xor esi, dword [esp + 44]         ;   341.0 alu1+agu1   23 w[1]
        xor esi, dword [esp + 36]         ;   342.0 alu2+agu2   23 w[1]
        rol esi, 1                        ;   343.0 alu0    23 w[1]
        mov dword [esp + 36], edi         ;   339.0 agu0    23 w[14] spill
        rol ebp, 0x1e                     ;   339.0 alu1    28 v[3]
        lea edi, [eax + esi - 899497514]  ;   344.0 agu1    27 v[4]
        add ecx, 0xca62c1d6               ;   339.7 alu2    27 v[0]
        xor eax, edx                      ;   340.0 alu0     7 v[0]
        xor eax, ebp                      ;   341.0 alu1     7 v[0]
        add ecx, eax                      ;   342.0 alu2    27 v[0]
        mov eax, ebx                      ;   343.0 alu0    27 v[0] copy
        rol eax, 5                        ;   344.0 alu1    27 v[0]
        add ecx, eax                      ;   345.0 alu2    27 v[0]
        mov eax, dword [esp + 80]         ;   342.0 agu2    23 w[0]
        xor eax, dword [esp + 76]         ;   345.0 alu0+agu0   23 w[0]
        xor eax, dword [esp + 60]         ;   346.0 alu1+agu1   23 w[0]
        xor eax, dword [esp + 52]         ;   347.0 alu2+agu2   23 w[0]
        mov dword [esp + 52], esi         ;   344.0 agu0    23 w[1] spill
        mov esi, ebx                      ;   343.7 alu0    28 v[1] copy
        xor ebx, ebp                      ;   344.0 alu1     7 v[4]
        rol eax, 1                        ;   348.0 alu2    23 w[0]
        add ecx, eax                      ;   349.0 alu0    27 v[0]
        rol edx, 0x1e                     ;   345.0 alu1    28 v[2]
        xor ebx, edx                      ;   346.0 alu2     7 v[4]
        add edi, ebx                      ;   347.0 alu0    27 v[4]
        mov ebx, ecx                      ;   350.0 alu1    27 v[4] copy
        rol ebx, 5                        ;   351.0 alu2    27 v[4]
        add edi, ebx                      ;   352.0 alu0    27 v[4]
        mov ebx, eax                      ;   349.0 alu1    23 w[3] copy
        xor ebx, dword [esp + 72]         ;   350.0 alu2+agu1   23 w[3]
        xor ebx, dword [esp + 48]         ;   351.0 alu0+agu2   23 w[3]
        xor ebx, dword [esp + 44]         ;   352.0 alu1+agu0   23 w[3]
        rol ebx, 1                        ;   353.0 alu2    23 w[3]
        add ebp, 0xca62c1d6               ;   348.7 alu0    27 v[3]
        mov dword [esp + 44], eax         ;   349.0 agu1    23 w[0] spill
        lea eax, [edx + ebx - 899497514]  ;   354.0 agu2    27 v[2]
        xor edx, ecx                      ;   350.0 alu1     7 v[3]
        rol esi, 0x1e                     ;   350.0 alu2    28 v[1]
        xor edx, esi                      ;   351.0 alu0     7 v[3]
        add ebp, edx                      ;   352.0 alu1    27 v[3]
        mov edx, edi                      ;   353.0 alu2    27 v[3] copy
        rol edx, 5                        ;   354.0 alu0    27 v[3]
        add ebp, edx                      ;   355.0 alu1    27 v[3]
        mov edx, dword [esp + 40]         ;   352.0 agu0    23 w[2]
        xor edx, dword [esp + 84]         ;   355.0 alu2+agu1   23 w[2]
        xor edx, dword [esp + 56]         ;   356.0 alu0+agu2   23 w[2]
        xor edx, dword [esp + 60]         ;   357.0 alu1+agu0   23 w[2]
        mov dword [esp + 60], ebx         ;   354.0 agu1    23 w[3] spill
        mov ebx, edi                      ;   353.7 alu2    28 v[4] copy
        xor edi, esi                      ;   354.0 alu0     7 v[2]
        add esi, 0xca62c1d6               ;   354.3 alu1    27 v[1]
        rol ebx, 0x1e                     ;   354.7 alu2    28 v[4]
        rol edx, 1                        ;   358.0 alu0    23 w[2]
        add ebp, edx                      ;   359.0 alu1    27 v[3]
        rol ecx, 0x1e                     ;   355.7 alu2    28 v[0]
        xor edi, ecx                      ;   356.7 alu0     7 v[2]
        add eax, edi                      ;   357.7 alu1    27 v[2]
        mov edi, ebp                      ;   360.0 alu2    27 v[2] copy
        rol edi, 5                        ;   361.0 alu0    27 v[2]
        add eax, edi                      ;   362.0 alu1    27 v[2]
        mov edi, edx                      ;   359.0 alu2    23 w[5] copy
        xor edi, dword [esp + 80]         ;   360.0 alu0+agu2   23 w[5]
        xor edi, dword [esp + 68]         ;   361.0 alu1+agu0   23 w[5]
        xor edi, dword [esp + 48]         ;   362.0 alu2+agu1   23 w[5]
        mov dword [esp + 48], edx         ;   359.0 agu2    23 w[2] spill
        rol edi, 1                        ;   363.0 alu0    23 w[5]
        lea edx, [ecx + edi - 899497514]  ;   364.0 agu0    27 v[0]
        xor ecx, ebp                      ;   360.0 alu1     7 v[1]
        xor ecx, ebx                      ;   361.0 alu2     7 v[1]
        add esi, ecx                      ;   362.0 alu0    27 v[1]
        mov ecx, eax                      ;   363.0 alu1    27 v[1] copy
        rol ecx, 5                        ;   364.0 alu2    27 v[1]
        add esi, ecx                      ;   365.0 alu0    27 v[1]
        mov ecx, dword [esp + 52]         ;   362.0 agu1    23 w[4]
        xor ecx, dword [esp + 88]         ;   365.0 alu1+agu2   23 w[4]
        xor ecx, dword [esp + 64]         ;   366.0 alu2+agu0   23 w[4]
        xor ecx, dword [esp + 56]         ;   367.0 alu0+agu1   23 w[4]
        mov dword [esp + 56], edi         ;   364.0 agu2    23 w[5] spill
        rol ebp, 0x1e                     ;   363.7 alu1    28 v[3]
        mov edi, eax                      ;   364.0 alu2    28 v[2] copy
        xor eax, ebx                      ;   364.3 alu0     7 v[0]
        xor eax, ebp                      ;   365.3 alu1     7 v[0]
        rol ecx, 1                        ;   368.0 alu2    23 w[4]
        add ebx, 0xca62c1d6               ;   365.3 alu0    27 v[4]
        add esi, ecx                      ;   369.0 alu1    27 v[1]
        add edx, eax                      ;   366.3 alu2    27 v[0]
        mov eax, esi                      ;   370.0 alu0    27 v[0] copy
        rol eax, 5                        ;   371.0 alu1    27 v[0]
        add edx, eax                      ;   372.0 alu2    27 v[0]
        mov eax, ecx                      ;   369.0 alu0    23 w[7] copy
        rol edi, 0x1e                     ;   367.7 alu1    28 v[2]
        xor eax, dword [esp + 40]         ;   370.0 alu2+agu0   23 w[7]
        xor eax, dword [esp + 92]         ;   371.0 alu0+agu1   23 w[7]
        xor eax, dword [esp + 68]         ;   372.0 alu1+agu2   23 w[7]
        rol eax, 1                        ;   373.0 alu2    23 w[7]
        mov dword [esp + 68], ecx         ;   369.3 agu0    23 w[4] spill
        lea ecx, [ebp + eax - 899497514]  ;   374.0 agu1    27 v[3]
        xor ebp, esi                      ;   370.0 alu0     7 v[4]
        xor ebp, edi                      ;   371.0 alu1     7 v[4]
        add ebx, ebp                      ;   372.0 alu2    27 v[4]
        mov ebp, edx                      ;   373.0 alu0    27 v[4] copy
        rol ebp, 5                        ;   374.0 alu1    27 v[4]
        add ebx, ebp                      ;   375.0 alu2    27 v[4]
        mov ebp, dword [esp + 60]         ;   372.0 agu2    23 w[6]
        xor ebp, dword [esp + 36]         ;   375.0 alu0+agu0   23 w[6]
        rol esi, 0x1e                     ;   372.7 alu1    28 v[1]
        xor ebp, dword [esp + 76]         ;   376.0 alu2+agu1   23 w[6]
        xor ebp, dword [esp + 64]         ;   377.0 alu0+agu2   23 w[6]
        mov dword [esp + 64], eax         ;   374.0 agu0    23 w[7] spill
        mov eax, edx                      ;   374.0 alu1    28 v[0] copy
        rol eax, 0x1e                     ;   375.0 alu2    28 v[0]
        xor edx, edi                      ;   374.7 alu0     7 v[3]
        rol ebp, 1                        ;   378.0 alu1    23 w[6]
        add ebx, ebp                      ;   379.0 alu2    27 v[4]
        xor edx, esi                      ;   375.7 alu0     7 v[3]
        add ecx, edx                      ;   376.7 alu1    27 v[3]
        mov edx, ebx                      ;   380.0 alu2    27 v[3] copy
        rol edx, 5                        ;   381.0 alu0    27 v[3]
        add ecx, edx                      ;   382.0 alu1    27 v[3]
        mov edx, ebp                      ;   379.0 alu2    23 w[9] copy
        xor edx, dword [esp + 52]         ;   380.0 alu0+agu1   23 w[9]
        xor edx, dword [esp + 72]         ;   381.0 alu1+agu2   23 w[9]
        xor edx, dword [esp + 92]         ;   382.0 alu2+agu0   23 w[9]
        mov dword [esp + 92], ebp         ;   379.0 agu1    23 w[6] spill
        rol edx, 1                        ;   383.0 alu0    23 w[9]
        lea ebp, [esi + edx - 899497514]  ;   384.0 agu2    27 v[1]
        xor edx, dword [esp + 68]         ;   384.0 alu1+agu0   23 w[12]
        add edi, 0xca62c1d6               ;   380.0 alu2    27 v[2]
        xor edx, dword [esp + 36]         ;   385.0 alu0+agu1   23 w[12]
        xor edx, dword [esp + 88]         ;   386.0 alu1+agu2   23 w[12]
        rol edx, 1                        ;   387.0 alu2    23 w[12]
        xor esi, ebx                      ;   381.3 alu0     7 v[2]
        xor esi, eax                      ;   382.3 alu1     7 v[2]
        add edi, esi                      ;   383.3 alu2    27 v[2]
        mov esi, ecx                      ;   383.0 alu0    27 v[2] copy
        rol esi, 5                        ;   384.0 alu1    27 v[2]
        add edi, esi                      ;   385.0 alu2    27 v[2]
        mov esi, dword [esp + 56]         ;   383.3 agu0    23 w[8]
        xor esi, dword [esp + 44]         ;   386.3 alu0+agu1   23 w[8]
        rol ebx, 0x1e                     ;   384.0 alu1    28 v[4]
        xor esi, dword [esp + 84]         ;   387.3 alu2+agu2   23 w[8]
        xor esi, dword [esp + 76]         ;   388.3 alu0+agu0   23 w[8]
        rol esi, 1                        ;   389.3 alu1    23 w[8]
        mov dword [esp + 68], edx         ;   388.0 agu1    23 w[12] spill
        add edi, esi                      ;   390.3 alu2    27 v[2]
        mov edx, edi                      ;   391.3 alu0    27 v[1] copy
        xor esi, dword [esp + 60]         ;   390.3 alu1+agu2   23 w[11]
        xor esi, dword [esp + 80]         ;   391.3 alu2+agu0   23 w[11]
        xor esi, dword [esp + 72]         ;   392.3 alu0+agu1   23 w[11]
        rol esi, 1                        ;   393.3 alu1    23 w[11]
        rol edx, 5                        ;   392.3 alu2    27 v[1]
        add ebp, edx                      ;   393.3 alu0    27 v[1]
        mov edx, ecx                      ;   388.3 alu1    28 v[3] copy
        rol edx, 0x1e                     ;   389.3 alu2    28 v[3]
        xor ecx, eax                      ;   389.0 alu0     7 v[1]
        xor ecx, ebx                      ;   390.0 alu1     7 v[1]
        add ebp, ecx                      ;   394.3 alu2    27 v[1]
        lea ecx, [ebx + esi - 899497514]  ;   394.3 agu2    27 v[4]
        xor ebx, edi                      ;   391.3 alu0     7 v[0]
        xor ebx, edx                      ;   392.3 alu1     7 v[0]
        rol edi, 0x1e                     ;   391.3 alu2    28 v[2]
        lea eax, [eax + ebx - 899497514]  ;   393.3 agu0    27 v[0]
        mov ebx, ebp                      ;   395.3 alu0    27 v[0] copy
        rol ebx, 5                        ;   396.3 alu1    27 v[0]
        add eax, ebx                      ;   397.3 alu2    27 v[0]
        mov ebx, dword [esp + 64]         ;   392.7 agu1    23 w[10]
        xor ebx, dword [esp + 48]         ;   395.7 alu0+agu2   23 w[10]
        xor ebx, dword [esp + 88]         ;   396.7 alu1+agu0   23 w[10]
        xor ebx, dword [esp + 84]         ;   397.7 alu2+agu1   23 w[10]
        rol ebx, 1                        ;   398.7 alu0    23 w[10]
        add eax, ebx                      ;   399.7 alu1    27 v[0]
        xor esi, dword [esp + 92]         ;   394.7 alu2+agu2   23 w[14]
        xor esi, dword [esp + 44]         ;   395.7 alu0+agu0   23 w[14]
        xor esi, dword [esp + 36]         ;   396.7 alu1+agu1   23 w[14]
        rol esi, 1                        ;   397.7 alu2    23 w[14]
        mov dword [esp + 36], esi         ;   398.7 agu2    27 v[1] spill
        mov esi, eax                      ;   400.7 alu0    27 v[4] copy
        rol esi, 5                        ;   401.7 alu1    27 v[4]
        add ecx, esi                      ;   402.7 alu2    27 v[4]
        mov esi, ebp                      ;   397.3 alu0    28 v[1] copy
        xor ebp, edi                      ;   397.7 alu1     7 v[4]
        xor ebp, edx                      ;   398.7 alu2     7 v[4]
        xor ebx, dword [esp + 56]         ;   399.7 alu0+agu0   23 w[13]
        xor ebx, dword [esp + 40]         ;   400.7 alu1+agu1   23 w[13]
        xor ebx, dword [esp + 80]         ;   401.7 alu2+agu2   23 w[13]
        add ecx, ebp                      ;   403.7 alu0    27 v[4]
        mov ebp, ecx                      ;   404.7 alu1    27 v[3] copy
        rol ebx, 1                        ;   402.7 alu2    23 w[13]
        lea ebx, [ebx + edi - 899497514]  ;   403.7 agu0    27 v[2]
        rol esi, 0x1e                     ;   400.7 alu0    28 v[1]
        xor edi, eax                      ;   401.0 alu1     7 v[3]
        xor edi, esi                      ;   402.0 alu2     7 v[3]
        lea edx, [edx + edi - 899497514]  ;   403.0 agu1    27 v[3]
        rol eax, 0x1e                     ;   402.0 alu0    28 v[0]
        mov edi, dword [esp + 68]         ;   402.3 agu2    23 w[12] reload
        add edx, edi                      ;   405.3 alu1    27 v[3]
        xor edi, dword [esp + 64]         ;   405.3 alu2+agu0   23 w[15]
        rol ebp, 5                        ;   405.7 alu0    27 v[3]
        xor edi, dword [esp + 52]         ;   406.3 alu1+agu1   23 w[15]
        add edx, ebp                      ;   406.7 alu2    27 v[3]
        xor edi, dword [esp + 40]         ;   407.3 alu0+agu2   23 w[15]
        rol edi, 1                        ;   408.3 alu1    23 w[15]
        mov ebp, edx                      ;   407.7 alu2    27 v[2] copy
        rol ebp, 5                        ;   408.7 alu0    27 v[2]
        add ebx, ebp                      ;   409.7 alu1    27 v[2]
        mov ebp, ecx                      ;   406.0 alu2    28 v[4] copy
        xor ecx, esi                      ;   406.3 alu0     7 v[2]
        xor ecx, eax                      ;   407.3 alu1     7 v[2]
        add ebx, ecx                      ;   410.7 alu2    27 v[2]
        mov ecx, dword [esp + 0]          ;   407.3 agu0    30 h
        mov dword [esp + 40], edi         ;   409.3 agu1    23 w[15] spill
        mov edi, dword [esp + 36]         ;   408.0 agu2    27 v[1] reload
        lea ecx, [ecx + eax - 899497514]  ;   410.3 agu0    30 h
        xor eax, edx                      ;   408.7 alu0     7 v[1]
        lea edi, [edi + esi - 899497514]  ;   411.0 agu1    27 v[1]
        mov esi, ebx                      ;   411.7 alu1    27 v[1] copy
        rol edx, 0x1e                     ;   409.7 alu2    28 v[3]
        rol ebp, 0x1e                     ;   410.0 alu0    28 v[4]
        rol esi, 5                        ;   412.7 alu1    27 v[1]
        xor eax, ebp                      ;   411.0 alu2     7 v[1]
        add edi, eax                      ;   413.0 alu0    27 v[1]
        add edi, esi                      ;   414.0 alu1    27 v[1]
        mov esi, edi                      ;   415.0 alu2    27 v[0] copy
        rol esi, 5                        ;   416.0 alu0    27 v[0]
        add ecx, esi                      ;   417.0 alu1    30 h
        mov esi, ebx                      ;   412.7 alu2    28 v[2] copy
        xor ebx, edx                      ;   413.0 alu0     7 v[0]
        add ecx, dword [esp + 40]         ;   418.0 alu1+agu2   30 h
        xor ebx, ebp                      ;   414.0 alu2     7 v[0]
        add ebp, dword [esp + 16]         ;   414.0 alu0+agu0   30 h
        add edi, dword [esp + 4]          ;   415.0 alu1+agu1   30 h
        mov dword [esp + 4], edi          ;   416.0 agu2    30 h
        rol esi, 0x1e                     ;   415.0 alu2    28 v[2]
        mov edi, dword [esp + 28]         ;   415.3 agu0    16 blocks
        mov dword [esp + 16], ebp         ;   415.7 agu1    30 h
        add ecx, ebx                      ;   419.0 alu0    30 h
        mov dword [esp + 0], ecx          ;   420.0 agu2    30 h
        add esi, dword [esp + 24]         ;   416.7 alu1+agu0   30 h
        add edx, dword [esp + 12]         ;   417.0 alu2+agu1   30 h
        add edi, 0x40                     ;   418.3 alu0    16 blocks
        xchg edi, esi                     ;   419.3 alu1+alu2+alu0   30 h copy
        mov dword [esp + 12], edx         ;   418.7 agu2    30 h
        cmp esi, dword [esp + 20]         ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 120], esi        ;                    resident
        mov dword [esp + 8], edi          ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]          ;     0.0 agu0    16 blocks reload
        mov edi, dword [esp + 116]        ;     0.3 agu1    16 blocks reload
        mov dword [edi], esi              ;     3.0 agu2    16 blocks
        mov esi, dword [esp + 4]          ;     1.0 agu0    16 blocks reload
        mov dword [edi + 4], esi          ;     4.0 agu1    16 blocks
        mov esi, dword [esp + 8]          ;     1.7 agu2    16 blocks reload
        mov dword [edi + 8], esi          ;     4.7 agu0    16 blocks
        mov esi, dword [esp + 12]         ;     2.3 agu1    16 blocks reload
        mov dword [edi + 12], esi         ;     5.3 agu2    16 blocks
        mov esi, dword [esp + 16]         ;     3.0 agu0    16 blocks reload
        mov dword [edi + 16], esi         ;     6.0 agu1    16 blocks
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
