; sha1_blocks for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/sha1.cw (sha256 879b4944cb94c0d9); do not edit:
;   ./cw build sha1_blocks --cpu northwood
;
; void sha1_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 108 bytes, 28 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 16 uops, planned 13.3; bounds: width 5.3, ports 12.0, path 4.5
;   blocks: 1521 uops, planned 515.7; bounds: width 507.0, ports 399.0, path 365.0
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
        sub esp, 0x70               ;                    frame
        mov esi, dword [esp + 140]  ;     0.0 p2      16 h
        shl esi, 6                  ;     2.0 p1      16 h
        mov edi, dword [esp + 132]  ;     1.0 p2      16 h reload
        mov ebp, dword [edi]        ;     3.0 p2      16 h
        mov dword [esp + 0], ebp    ;     5.0 p0+p3   16 h
        mov ebp, dword [edi + 4]    ;     3.0 p2      16 h
        mov dword [esp + 4], ebp    ;     5.0 p0+p3   16 h
        mov ebp, dword [edi + 8]    ;     4.0 p2      16 h
        mov dword [esp + 8], ebp    ;     6.0 p0+p3   16 h
        mov ebp, dword [edi + 12]   ;     5.0 p2      16 h
        mov eax, dword [edi + 16]   ;     6.0 p2      16 h
        mov dword [esp + 12], ebp   ;     7.3 p0+p3   16 h
        mov dword [esp + 16], eax   ;     9.3 p0+p3   16 h
        add esi, dword [esp + 136]  ;     7.0 p2+p1   16 h
        mov dword [esp + 20], esi   ;    11.3 p0+p3   16 h
        cmp dword [esp + 140], 0    ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 136]  ;                    resident
        mov edi, dword [esp + 0]    ;                    resident
        mov ebp, dword [esp + 8]    ;                    resident
        mov eax, dword [esp + 12]   ;                    resident
        mov ecx, dword [esp + 4]    ;                    resident
        align 16
.blocks_1:
        mov ebx, edi                ;     0.0 p0      27 v[4] copy
        rol ebx, 5                  ;     0.5 p1      27 v[4]
        add ebx, dword [esp + 16]   ;     4.5 p2+p0   27 v[4]
        add ebx, 0x5a827999         ;     5.0 p0      27 v[4]
        mov edx, dword [esi]        ;     1.7 p2      22 w[0]
        bswap edx                   ;     3.7 p1+p0   22 w[0]
        mov dword [esp + 24], edx   ;    10.7 p0+p3   22 w[0] spill
        add ebx, edx                ;    10.7 p0      27 v[4]
        mov edx, ebp                ;     4.0 p1       6 v[4] copy
        xor edx, eax                ;     4.5 p0       6 v[4]
        mov dword [esp + 28], esi   ;     5.0 p0+p3   22 w[0] spill
        and edx, ecx                ;     6.0 p0       6 v[4]
        xor edx, eax                ;     6.5 p0       6 v[4]
        add ebx, edx                ;    11.2 p1      27 v[4]
        mov edx, dword [esi + 4]    ;     5.7 p2      22 w[1]
        mov esi, ecx                ;     6.0 p1      28 v[1] copy
        rol esi, 0x1e               ;    11.7 p1      28 v[1]
        mov dword [esp + 32], eax   ;     7.0 p0+p3   19 v[3] spill
        bswap edx                   ;     8.5 p1+p0   22 w[1]
        mov dword [esp + 36], ecx   ;     9.0 p0+p3   19 v[1] spill
        mov ecx, ebx                ;    11.7 p1      27 v[3] copy
        rol ecx, 5                  ;    15.7 p1      27 v[3]
        add ecx, eax                ;    19.7 p0      27 v[3]
        add ecx, 0x5a827999         ;    20.2 p0      27 v[3]
        add ecx, edx                ;    20.7 p0      27 v[3]
        mov dword [esp + 40], edi   ;    11.0 p0+p3   19 v[0] spill
        mov eax, edi                ;    11.0 p1       6 v[3] copy
        not eax                     ;    12.0 p0       6 v[3]
        and eax, ebp                ;    12.5 p0       6 v[3]
        add ecx, eax                ;    21.2 p1      27 v[3]
        mov eax, esi                ;    15.7 p1       6 v[3] copy
        and eax, edi                ;    16.2 p0       6 v[3]
        add ecx, eax                ;    21.7 p1      27 v[3]
        mov eax, edi                ;    13.0 p1      28 v[0] copy
        rol eax, 0x1e               ;    22.2 p1      28 v[0]
        mov edi, esi                ;    15.7 p0       6 v[2] copy
        mov dword [esp + 44], ebp   ;    14.0 p0+p3   19 v[2] spill
        xor edi, eax                ;    26.2 p0       6 v[2]
        and edi, ebx                ;    26.7 p0       6 v[2]
        xor edi, esi                ;    27.2 p0       6 v[2]
        add edi, ebp                ;    27.7 p1      27 v[2]
        mov ebp, ecx                ;    22.2 p1      27 v[2] copy
        add edi, 0x5a827999         ;    28.2 p1      27 v[2]
        rol ebx, 0x1e               ;    28.7 p1      28 v[4]
        add esi, 0x5a827999         ;    16.5 p0      27 v[1]
        mov dword [esp + 48], edx   ;    17.0 p0+p3   22 w[1] spill
        rol ebp, 5                  ;    22.7 p1      27 v[2]
        add edi, ebp                ;    28.7 p0      27 v[2]
        mov ebp, dword [esp + 28]   ;    17.7 p2      22 w[0] reload
        mov edx, dword [ebp + 8]    ;    19.7 p2      22 w[2]
        bswap edx                   ;    21.7 p1+p0   22 w[2]
        add edi, edx                ;    29.2 p0      27 v[2]
        mov dword [esp + 52], edx   ;    28.7 p0+p3   22 w[2] spill
        mov edx, dword [ebp + 12]   ;    20.0 p2      22 w[3]
        bswap edx                   ;    22.0 p1+p0   22 w[3]
        add esi, edx                ;    29.0 p0      27 v[1]
        mov dword [esp + 56], edx   ;    29.0 p0+p3   22 w[3] spill
        mov edx, edi                ;    29.7 p1      27 v[1] copy
        rol edx, 5                  ;    30.2 p1      27 v[1]
        add esi, edx                ;    34.2 p0      27 v[1]
        mov edx, eax                ;    26.2 p0       6 v[1] copy
        xor edx, ebx                ;    32.7 p0       6 v[1]
        and edx, ecx                ;    33.2 p0       6 v[1]
        xor edx, eax                ;    33.7 p0       6 v[1]
        add esi, edx                ;    34.7 p1      27 v[1]
        mov edx, dword [ebp + 16]   ;    24.7 p2      22 w[4]
        add eax, 0x5a827999         ;    26.2 p1      27 v[0]
        bswap edx                   ;    26.7 p1+p0   22 w[4]
        mov dword [esp + 60], edx   ;    33.7 p0+p3   22 w[4] spill
        add eax, edx                ;    33.7 p0      27 v[0]
        rol ecx, 0x1e               ;    34.2 p1      28 v[3]
        mov edx, esi                ;    35.2 p0      27 v[0] copy
        rol edx, 5                  ;    38.2 p1      27 v[0]
        add eax, edx                ;    42.2 p0      27 v[0]
        mov edx, ebx                ;    32.7 p0       6 v[0] copy
        xor edx, ecx                ;    38.2 p0       6 v[0]
        and edx, edi                ;    38.7 p0       6 v[0]
        xor edx, ebx                ;    39.2 p0       6 v[0]
        rol edi, 0x1e               ;    39.7 p1      28 v[2]
        add eax, edx                ;    42.7 p1      27 v[0]
        add ebx, 0x5a827999         ;    32.7 p0      27 v[4]
        mov edx, dword [ebp + 20]   ;    30.7 p2      22 w[5]
        bswap edx                   ;    32.7 p1+p0   22 w[5]
        add ebx, edx                ;    39.7 p0      27 v[4]
        mov dword [esp + 64], edx   ;    39.7 p0+p3   22 w[5] spill
        mov edx, eax                ;    43.2 p1      27 v[4] copy
        rol edx, 5                  ;    43.7 p1      27 v[4]
        add ebx, edx                ;    47.7 p0      27 v[4]
        mov edx, ecx                ;    38.2 p0       6 v[4] copy
        xor edx, edi                ;    43.7 p0       6 v[4]
        and edx, esi                ;    44.2 p0       6 v[4]
        xor edx, ecx                ;    44.7 p0       6 v[4]
        add ecx, 0x5a827999         ;    38.2 p1      27 v[3]
        add ebx, edx                ;    48.2 p1      27 v[4]
        rol esi, 0x1e               ;    48.7 p1      28 v[1]
        mov edx, dword [ebp + 24]   ;    36.0 p2      22 w[6]
        bswap edx                   ;    38.0 p1+p0   22 w[6]
        mov dword [esp + 68], edx   ;    45.0 p0+p3   22 w[6] spill
        add ecx, edx                ;    45.0 p0      27 v[3]
        mov edx, ebx                ;    48.7 p0      27 v[3] copy
        rol edx, 5                  ;    49.2 p1      27 v[3]
        add ecx, edx                ;    53.2 p0      27 v[3]
        mov edx, edi                ;    43.7 p0       6 v[3] copy
        xor edx, esi                ;    52.7 p0       6 v[3]
        and edx, eax                ;    53.2 p0       6 v[3]
        xor edx, edi                ;    53.7 p0       6 v[3]
        add ecx, edx                ;    54.2 p1      27 v[3]
        mov edx, dword [ebp + 28]   ;    40.7 p2      22 w[7]
        add edi, 0x5a827999         ;    43.7 p1      27 v[2]
        bswap edx                   ;    42.7 p1+p0   22 w[7]
        add edi, edx                ;    49.7 p0      27 v[2]
        mov dword [esp + 72], edx   ;    49.7 p0+p3   22 w[7] spill
        rol eax, 0x1e               ;    50.2 p1      28 v[0]
        mov edx, ecx                ;    54.7 p0      27 v[2] copy
        rol edx, 5                  ;    55.2 p1      27 v[2]
        add edi, edx                ;    59.2 p0      27 v[2]
        mov edx, esi                ;    52.7 p0       6 v[2] copy
        xor edx, eax                ;    54.2 p0       6 v[2]
        and edx, ebx                ;    54.7 p0       6 v[2]
        xor edx, esi                ;    55.2 p0       6 v[2]
        add esi, 0x5a827999         ;    52.7 p1      27 v[1]
        add edi, edx                ;    59.7 p1      27 v[2]
        mov edx, dword [ebp + 32]   ;    46.3 p2      22 w[8]
        bswap edx                   ;    48.3 p1+p0   22 w[8]
        mov dword [esp + 76], edx   ;    55.3 p0+p3   22 w[8] spill
        add esi, edx                ;    55.3 p0      27 v[1]
        rol ebx, 0x1e               ;    55.8 p1      28 v[4]
        mov edx, edi                ;    60.2 p0      27 v[1] copy
        rol edx, 5                  ;    60.7 p1      27 v[1]
        add esi, edx                ;    64.7 p0      27 v[1]
        mov edx, eax                ;    54.2 p0       6 v[1] copy
        xor edx, ebx                ;    59.8 p0       6 v[1]
        and edx, ecx                ;    60.3 p0       6 v[1]
        xor edx, eax                ;    60.8 p0       6 v[1]
        add esi, edx                ;    65.2 p1      27 v[1]
        mov edx, dword [ebp + 36]   ;    51.3 p2      22 w[9]
        bswap edx                   ;    53.3 p1+p0   22 w[9]
        add eax, 0x5a827999         ;    54.2 p0      27 v[0]
        add eax, edx                ;    60.3 p0      27 v[0]
        mov dword [esp + 80], edx   ;    60.3 p0+p3   22 w[9] spill
        rol ecx, 0x1e               ;    60.8 p1      28 v[3]
        mov edx, esi                ;    65.7 p0      27 v[0] copy
        rol edx, 5                  ;    66.2 p1      27 v[0]
        add eax, edx                ;    70.2 p0      27 v[0]
        mov edx, ebx                ;    59.8 p0       6 v[0] copy
        xor edx, ecx                ;    64.8 p0       6 v[0]
        and edx, edi                ;    65.3 p0       6 v[0]
        xor edx, ebx                ;    65.8 p0       6 v[0]
        rol edi, 0x1e               ;    66.3 p1      28 v[2]
        add ebx, 0x5a827999         ;    59.8 p1      27 v[4]
        add eax, edx                ;    70.7 p0      27 v[0]
        mov edx, dword [ebp + 40]   ;    57.3 p2      22 w[10]
        bswap edx                   ;    59.3 p1+p0   22 w[10]
        add ebx, edx                ;    66.3 p0      27 v[4]
        mov dword [esp + 84], edx   ;    66.3 p0+p3   22 w[10] spill
        mov edx, eax                ;    71.2 p1      27 v[4] copy
        rol edx, 5                  ;    71.7 p1      27 v[4]
        add ebx, edx                ;    75.7 p0      27 v[4]
        mov edx, ecx                ;    64.8 p0       6 v[4] copy
        xor edx, edi                ;    70.3 p0       6 v[4]
        and edx, esi                ;    70.8 p0       6 v[4]
        xor edx, ecx                ;    71.3 p0       6 v[4]
        add ebx, edx                ;    76.2 p1      27 v[4]
        mov edx, dword [ebp + 44]   ;    62.0 p2      22 w[11]
        add ecx, 0x5a827999         ;    64.8 p1      27 v[3]
        bswap edx                   ;    64.0 p1+p0   22 w[11]
        add ecx, edx                ;    71.0 p0      27 v[3]
        rol esi, 0x1e               ;    71.5 p1      28 v[1]
        mov dword [esp + 88], edx   ;    71.0 p0+p3   22 w[11] spill
        mov edx, ebx                ;    76.7 p0      27 v[3] copy
        rol edx, 5                  ;    77.2 p1      27 v[3]
        add ecx, edx                ;    81.2 p0      27 v[3]
        mov edx, edi                ;    70.3 p0       6 v[3] copy
        xor edx, esi                ;    75.5 p0       6 v[3]
        and edx, eax                ;    76.0 p0       6 v[3]
        xor edx, edi                ;    76.5 p0       6 v[3]
        rol eax, 0x1e               ;    77.0 p1      28 v[0]
        add ecx, edx                ;    81.7 p1      27 v[3]
        add edi, 0x5a827999         ;    70.3 p0      27 v[2]
        mov edx, dword [ebp + 48]   ;    68.0 p2      22 w[12]
        bswap edx                   ;    70.0 p1+p0   22 w[12]
        mov dword [esp + 92], edx   ;    77.0 p0+p3   22 w[12] spill
        add edi, edx                ;    77.0 p0      27 v[2]
        mov edx, ecx                ;    82.2 p1      27 v[2] copy
        rol edx, 5                  ;    82.7 p1      27 v[2]
        add edi, edx                ;    86.7 p0      27 v[2]
        mov edx, esi                ;    75.5 p0       6 v[2] copy
        xor edx, eax                ;    81.0 p0       6 v[2]
        and edx, ebx                ;    81.5 p0       6 v[2]
        rol ebx, 0x1e               ;    82.0 p1      28 v[4]
        xor edx, esi                ;    82.0 p0       6 v[2]
        add esi, 0x5a827999         ;    75.5 p1      27 v[1]
        add edi, edx                ;    87.2 p0      27 v[2]
        mov edx, dword [ebp + 52]   ;    73.3 p2      22 w[13]
        bswap edx                   ;    75.3 p1+p0   22 w[13]
        add esi, edx                ;    82.3 p0      27 v[1]
        mov dword [esp + 96], edx   ;    82.3 p0+p3   22 w[13] spill
        mov edx, edi                ;    87.7 p1      27 v[1] copy
        rol edx, 5                  ;    88.2 p1      27 v[1]
        add esi, edx                ;    92.2 p0      27 v[1]
        mov edx, eax                ;    81.0 p0       6 v[1] copy
        xor edx, ebx                ;    86.0 p0       6 v[1]
        and edx, ecx                ;    86.5 p0       6 v[1]
        xor edx, eax                ;    87.0 p0       6 v[1]
        rol ecx, 0x1e               ;    87.5 p1      28 v[3]
        add esi, edx                ;    92.7 p1      27 v[1]
        mov edx, dword [ebp + 56]   ;    78.3 p2      22 w[14]
        add eax, 0x5a827999         ;    81.0 p0      27 v[0]
        bswap edx                   ;    80.3 p1+p0   22 w[14]
        mov dword [esp + 100], edx  ;    87.3 p0+p3   22 w[14] spill
        add eax, edx                ;    87.3 p0      27 v[0]
        mov edx, esi                ;    93.2 p1      27 v[0] copy
        rol edx, 5                  ;    93.7 p1      27 v[0]
        add eax, edx                ;    97.7 p0      27 v[0]
        mov edx, ebx                ;    86.0 p0       6 v[0] copy
        xor edx, ecx                ;    91.5 p0       6 v[0]
        and edx, edi                ;    92.0 p0       6 v[0]
        rol edi, 0x1e               ;    92.5 p1      28 v[2]
        xor edx, ebx                ;    92.5 p0       6 v[0]
        add ebx, 0x5a827999         ;    86.0 p1      27 v[4]
        add eax, edx                ;    98.2 p0      27 v[0]
        mov edx, dword [ebp + 60]   ;    84.0 p2      22 w[15]
        bswap edx                   ;    86.0 p1+p0   22 w[15]
        mov ebp, eax                ;    98.7 p0      27 v[4] copy
        rol ebp, 5                  ;    99.2 p1      27 v[4]
        add ebx, edx                ;    93.0 p0      27 v[4]
        add ebx, ebp                ;   103.2 p0      27 v[4]
        mov ebp, ecx                ;    91.5 p0       6 v[4] copy
        xor ebp, edi                ;    96.5 p0       6 v[4]
        and ebp, esi                ;    97.0 p0       6 v[4]
        xor ebp, ecx                ;    97.5 p0       6 v[4]
        add ebx, ebp                ;   103.7 p1      27 v[4]
        add ecx, 0x5a827999         ;    91.5 p1      27 v[3]
        mov ebp, dword [esp + 96]   ;    88.7 p2      23 w[0]
        xor ebp, dword [esp + 76]   ;    90.7 p2+p0   23 w[0]
        xor ebp, dword [esp + 52]   ;    91.2 p2+p0   23 w[0]
        rol esi, 0x1e               ;    93.2 p1      28 v[1]
        xor ebp, dword [esp + 24]   ;    91.7 p2+p0   23 w[0]
        rol ebp, 1                  ;    92.2 p1      23 w[0]
        mov dword [esp + 24], ebp   ;    96.2 p0+p3   23 w[0] spill
        add ecx, ebp                ;    96.2 p1      27 v[3]
        mov ebp, ebx                ;   104.2 p0      27 v[3] copy
        rol ebp, 5                  ;   104.7 p1      27 v[3]
        add ecx, ebp                ;   108.7 p0      27 v[3]
        mov ebp, esi                ;    97.2 p0       6 v[3] copy
        xor ebp, edi                ;    97.7 p0       6 v[3]
        and ebp, eax                ;    98.7 p0       6 v[3]
        xor ebp, edi                ;    99.2 p0       6 v[3]
        add ecx, ebp                ;   109.2 p1      27 v[3]
        mov ebp, dword [esp + 100]  ;    95.0 p2      23 w[1]
        xor ebp, dword [esp + 80]   ;    97.0 p2+p0   23 w[1]
        xor ebp, dword [esp + 56]   ;    97.5 p2+p0   23 w[1]
        xor ebp, dword [esp + 48]   ;    98.0 p2+p0   23 w[1]
        rol ebp, 1                  ;    98.5 p1      23 w[1]
        mov dword [esp + 48], ebp   ;   102.5 p0+p3   23 w[1] spill
        add edi, 0x5a827999         ;    98.3 p1      27 v[2]
        add edi, ebp                ;   102.5 p0      27 v[2]
        rol eax, 0x1e               ;   103.0 p1      28 v[0]
        mov ebp, esi                ;    99.2 p0       6 v[2] copy
        xor ebp, eax                ;   107.0 p0       6 v[2]
        and ebp, ebx                ;   107.5 p0       6 v[2]
        xor ebp, esi                ;   108.0 p0       6 v[2]
        add edi, ebp                ;   108.5 p1      27 v[2]
        mov ebp, ecx                ;   109.7 p1      27 v[2] copy
        rol ebp, 5                  ;   110.2 p1      27 v[2]
        add edi, ebp                ;   114.2 p0      27 v[2]
        mov ebp, dword [esp + 84]   ;   101.7 p2      23 w[2]
        xor ebp, edx                ;   103.7 p0      23 w[2]
        rol ebx, 0x1e               ;   104.2 p1      28 v[4]
        xor ebp, dword [esp + 60]   ;   104.2 p2+p0   23 w[2]
        xor ebp, dword [esp + 52]   ;   104.7 p2+p0   23 w[2]
        rol ebp, 1                  ;   105.2 p1      23 w[2]
        add esi, 0x5a827999         ;   104.3 p0      27 v[1]
        mov dword [esp + 52], edx   ;   104.8 p0+p3   22 w[15] spill
        mov edx, eax                ;   107.0 p1       6 v[1] copy
        add esi, ebp                ;   109.2 p1      27 v[1]
        xor edx, ebx                ;   108.2 p0       6 v[1]
        and edx, ecx                ;   109.7 p0       6 v[1]
        xor edx, eax                ;   110.2 p0       6 v[1]
        add esi, edx                ;   110.7 p1      27 v[1]
        mov edx, edi                ;   114.7 p1      27 v[1] copy
        rol edx, 5                  ;   115.2 p1      27 v[1]
        add esi, edx                ;   119.2 p0      27 v[1]
        mov edx, dword [esp + 24]   ;   108.0 p2      23 w[3]
        xor edx, dword [esp + 88]   ;   110.0 p2+p0   23 w[3]
        xor edx, dword [esp + 64]   ;   110.5 p2+p0   23 w[3]
        xor edx, dword [esp + 56]   ;   111.0 p2+p0   23 w[3]
        rol edx, 1                  ;   111.5 p1      23 w[3]
        add eax, 0x5a827999         ;   110.7 p0      27 v[0]
        add eax, edx                ;   115.5 p0      27 v[0]
        mov dword [esp + 56], edx   ;   115.5 p0+p3   23 w[3] spill
        rol ecx, 0x1e               ;   116.0 p1      28 v[3]
        mov edx, ecx                ;   120.0 p1       6 v[0] copy
        xor edx, ebx                ;   120.5 p0       6 v[0]
        and edx, edi                ;   121.0 p0       6 v[0]
        xor edx, ebx                ;   121.5 p0       6 v[0]
        add ebx, 0x6ed9eba1         ;   113.3 p1      27 v[4]
        add eax, edx                ;   122.0 p1      27 v[0]
        mov edx, esi                ;   119.7 p0      27 v[0] copy
        rol edx, 5                  ;   122.5 p1      27 v[0]
        add eax, edx                ;   126.5 p0      27 v[0]
        mov edx, dword [esp + 48]   ;   115.0 p2      23 w[4]
        xor edx, dword [esp + 92]   ;   117.0 p2+p0   23 w[4]
        xor edx, dword [esp + 68]   ;   117.5 p2+p0   23 w[4]
        xor edx, dword [esp + 60]   ;   118.0 p2+p0   23 w[4]
        rol edx, 1                  ;   118.5 p1      23 w[4]
        mov dword [esp + 60], edx   ;   122.5 p0+p3   23 w[4] spill
        add ebx, edx                ;   122.5 p1      27 v[4]
        mov edx, eax                ;   127.0 p0      27 v[4] copy
        rol edi, 0x1e               ;   123.0 p1      28 v[2]
        rol edx, 5                  ;   127.5 p1      27 v[4]
        add ebx, edx                ;   131.5 p0      27 v[4]
        mov edx, ecx                ;   120.0 p0       7 v[4] copy
        xor edx, edi                ;   127.0 p0       7 v[4]
        xor edx, esi                ;   127.5 p0       7 v[4]
        add ebx, edx                ;   132.0 p1      27 v[4]
        mov edx, dword [esp + 96]   ;   121.0 p2      23 w[5]
        xor edx, ebp                ;   123.0 p0      23 w[5]
        xor edx, dword [esp + 72]   ;   123.5 p2+p0   23 w[5]
        xor edx, dword [esp + 64]   ;   124.0 p2+p0   23 w[5]
        mov dword [esp + 64], ebp   ;   123.0 p0+p3   23 w[2] spill
        rol edx, 1                  ;   124.5 p1      23 w[5]
        rol esi, 0x1e               ;   128.5 p1      28 v[1]
        mov ebp, dword [esp + 60]   ;   124.0 p2      23 w[7]
        xor ebp, dword [esp + 52]   ;   126.0 p2+p0   23 w[7]
        xor ebp, dword [esp + 80]   ;   126.5 p2+p0   23 w[7]
        xor ebp, dword [esp + 72]   ;   127.0 p2+p0   23 w[7]
        add ecx, 0x6ed9eba1         ;   126.3 p1      27 v[3]
        add ecx, edx                ;   128.5 p0      27 v[3]
        mov dword [esp + 72], edx   ;   128.5 p0+p3   23 w[5] spill
        mov edx, ebx                ;   132.5 p1      27 v[3] copy
        rol ebp, 1                  ;   129.0 p1      23 w[7]
        rol edx, 5                  ;   133.0 p1      27 v[3]
        add ecx, edx                ;   137.0 p0      27 v[3]
        mov edx, eax                ;   128.8 p0      28 v[0] copy
        rol edx, 0x1e               ;   137.5 p1      28 v[0]
        xor eax, edi                ;   129.3 p0       7 v[3]
        add edi, 0x6ed9eba1         ;   129.8 p0      27 v[2]
        xor eax, esi                ;   132.5 p0       7 v[3]
        add ecx, eax                ;   137.5 p0      27 v[3]
        lea eax, [esi + 1859775393] ;   132.5 p1      27 v[1]
        xor esi, ebx                ;   132.5 p0       7 v[2]
        xor esi, edx                ;   141.5 p0       7 v[2]
        add edi, esi                ;   142.0 p1      27 v[2]
        mov esi, dword [esp + 56]   ;   132.0 p2      23 w[6]
        add eax, ebp                ;   133.0 p1      27 v[1]
        rol ebx, 0x1e               ;   133.5 p1      28 v[4]
        xor esi, dword [esp + 100]  ;   134.0 p2+p0   23 w[6]
        xor esi, dword [esp + 76]   ;   134.5 p2+p0   23 w[6]
        xor esi, dword [esp + 68]   ;   135.0 p2+p0   23 w[6]
        mov dword [esp + 68], ebp   ;   135.0 p0+p3   23 w[7] spill
        mov ebp, ecx                ;   138.0 p1      27 v[2] copy
        rol esi, 1                  ;   135.8 p1      23 w[6]
        rol ebp, 5                  ;   139.8 p1      27 v[2]
        add edi, esi                ;   142.5 p0      27 v[2]
        add edi, ebp                ;   143.8 p0      27 v[2]
        mov ebp, dword [esp + 48]   ;   137.0 p2      23 w[9]
        xor ebp, esi                ;   139.8 p0      23 w[9]
        xor ebp, dword [esp + 88]   ;   140.3 p2+p0   23 w[9]
        xor ebp, dword [esp + 80]   ;   140.8 p2+p0   23 w[9]
        mov dword [esp + 80], esi   ;   139.8 p0+p3   23 w[6] spill
        mov esi, edi                ;   144.3 p1      27 v[1] copy
        rol esi, 5                  ;   144.8 p1      27 v[1]
        add eax, esi                ;   148.8 p0      27 v[1]
        mov esi, ecx                ;   140.5 p0      28 v[3] copy
        xor ecx, ebx                ;   141.0 p0       7 v[1]
        xor ecx, edx                ;   141.5 p0       7 v[1]
        add eax, ecx                ;   149.3 p1      27 v[1]
        lea ecx, [ebx + 1859775393] ;   141.8 p1      27 v[4]
        add edx, 0x6ed9eba1         ;   142.0 p0      27 v[0]
        rol esi, 0x1e               ;   142.5 p1      28 v[3]
        xor ebx, edi                ;   144.3 p0       7 v[0]
        xor ebx, esi                ;   146.5 p0       7 v[0]
        add edx, ebx                ;   147.0 p1      27 v[0]
        mov ebx, dword [esp + 72]   ;   143.7 p2      23 w[8]
        xor ebx, dword [esp + 24]   ;   145.7 p2+p0   23 w[8]
        xor ebx, dword [esp + 84]   ;   146.2 p2+p0   23 w[8]
        xor ebx, dword [esp + 76]   ;   146.7 p2+p0   23 w[8]
        rol ebx, 1                  ;   147.2 p1      23 w[8]
        rol ebp, 1                  ;   151.2 p1      23 w[9]
        rol edi, 0x1e               ;   155.2 p1      28 v[2]
        add edx, ebx                ;   151.2 p0      27 v[0]
        add ecx, ebp                ;   155.2 p0      27 v[4]
        mov dword [esp + 76], ebp   ;   155.2 p0+p3   23 w[9] spill
        mov ebp, eax                ;   149.8 p1      27 v[0] copy
        rol ebp, 5                  ;   155.7 p1      27 v[0]
        add edx, ebp                ;   159.7 p0      27 v[0]
        mov ebp, dword [esp + 56]   ;   149.0 p2      23 w[11]
        xor ebp, ebx                ;   151.2 p0      23 w[11]
        xor ebp, dword [esp + 96]   ;   151.7 p2+p0   23 w[11]
        xor ebp, dword [esp + 88]   ;   152.2 p2+p0   23 w[11]
        mov dword [esp + 88], ebx   ;   151.2 p0+p3   23 w[8] spill
        mov ebx, edx                ;   160.2 p1      27 v[4] copy
        rol ebp, 1                  ;   152.7 p1      23 w[11]
        rol ebx, 5                  ;   160.7 p1      27 v[4]
        add ecx, ebx                ;   164.7 p0      27 v[4]
        mov ebx, eax                ;   152.8 p0      28 v[1] copy
        rol ebx, 0x1e               ;   165.2 p1      28 v[1]
        xor eax, edi                ;   159.2 p0       7 v[4]
        xor eax, esi                ;   159.7 p0       7 v[4]
        add esi, 0x6ed9eba1         ;   154.3 p0      27 v[3]
        add ecx, eax                ;   165.2 p1      27 v[4]
        lea eax, [edi + 1859775393] ;   159.2 p0      27 v[2]
        xor edi, edx                ;   160.2 p0       7 v[3]
        rol edx, 0x1e               ;   160.7 p1      28 v[0]
        xor edi, ebx                ;   169.2 p0       7 v[3]
        add esi, edi                ;   169.7 p0      27 v[3]
        mov edi, dword [esp + 68]   ;   156.3 p2      23 w[10]
        xor edi, dword [esp + 64]   ;   158.3 p2+p0   23 w[10]
        xor edi, dword [esp + 92]   ;   158.8 p2+p0   23 w[10]
        xor edi, dword [esp + 84]   ;   159.3 p2+p0   23 w[10]
        rol edi, 1                  ;   159.8 p1      23 w[10]
        add esi, edi                ;   170.2 p0      27 v[3]
        mov dword [esp + 84], ebp   ;   159.5 p0+p3   23 w[11] spill
        add eax, ebp                ;   159.7 p1      27 v[2]
        mov ebp, ecx                ;   165.7 p1      27 v[3] copy
        rol ebp, 5                  ;   166.2 p1      27 v[3]
        add esi, ebp                ;   170.7 p0      27 v[3]
        mov ebp, dword [esp + 72]   ;   161.0 p2      23 w[13]
        xor ebp, edi                ;   163.8 p0      23 w[13]
        xor ebp, dword [esp + 52]   ;   164.3 p2+p0   23 w[13]
        xor ebp, dword [esp + 96]   ;   164.8 p2+p0   23 w[13]
        mov dword [esp + 96], edi   ;   163.8 p0+p3   23 w[10] spill
        rol ebp, 1                  ;   165.3 p1      23 w[13]
        mov edi, esi                ;   171.2 p0      27 v[2] copy
        rol edi, 5                  ;   171.7 p1      27 v[2]
        add eax, edi                ;   175.7 p0      27 v[2]
        mov edi, ecx                ;   165.7 p0      28 v[4] copy
        xor ecx, edx                ;   165.7 p0       7 v[2]
        xor ecx, ebx                ;   169.2 p0       7 v[2]
        add ebx, 0x6ed9eba1         ;   169.2 p1      27 v[1]
        add eax, ecx                ;   176.2 p1      27 v[2]
        lea ecx, [edx + 1859775393] ;   166.5 p0      27 v[0]
        xor edx, esi                ;   171.2 p0       7 v[1]
        rol esi, 0x1e               ;   171.7 p1      28 v[3]
        add ecx, ebp                ;   169.3 p0      27 v[0]
        rol edi, 0x1e               ;   169.8 p1      28 v[4]
        xor edx, edi                ;   173.8 p0       7 v[1]
        add ebx, edx                ;   174.3 p0      27 v[1]
        mov edx, dword [esp + 76]   ;   168.7 p2      23 w[12]
        xor edx, dword [esp + 60]   ;   170.7 p2+p0   23 w[12]
        xor edx, dword [esp + 100]  ;   171.2 p2+p0   23 w[12]
        xor edx, dword [esp + 92]   ;   171.7 p2+p0   23 w[12]
        mov dword [esp + 92], ebp   ;   171.0 p0+p3   23 w[13] spill
        mov ebp, eax                ;   176.7 p1      27 v[1] copy
        rol edx, 1                  ;   172.2 p1      23 w[12]
        rol ebp, 5                  ;   177.2 p1      27 v[1]
        add ebx, edx                ;   176.2 p0      27 v[1]
        add ebx, ebp                ;   181.2 p0      27 v[1]
        mov ebp, dword [esp + 68]   ;   173.0 p2      23 w[15]
        xor ebp, edx                ;   176.2 p0      23 w[15]
        xor ebp, dword [esp + 48]   ;   176.7 p2+p0   23 w[15]
        xor ebp, dword [esp + 52]   ;   177.2 p2+p0   23 w[15]
        mov dword [esp + 52], edx   ;   176.2 p0+p3   23 w[12] spill
        mov edx, ebx                ;   181.7 p1      27 v[0] copy
        rol edx, 5                  ;   182.2 p1      27 v[0]
        add ecx, edx                ;   186.2 p0      27 v[0]
        mov edx, eax                ;   176.7 p0      28 v[2] copy
        xor eax, esi                ;   177.0 p0       7 v[0]
        rol ebp, 1                  ;   177.7 p1      23 w[15]
        xor eax, edi                ;   177.5 p0       7 v[0]
        add ecx, eax                ;   186.7 p0      27 v[0]
        lea eax, [esi + 1859775393] ;   178.0 p1      27 v[3]
        xor esi, ebx                ;   181.7 p0       7 v[4]
        add edi, 0x6ed9eba1         ;   178.7 p1      27 v[4]
        rol edx, 0x1e               ;   179.2 p1      28 v[2]
        xor esi, edx                ;   183.2 p0       7 v[4]
        add edi, esi                ;   183.7 p0      27 v[4]
        mov esi, dword [esp + 84]   ;   180.0 p2      23 w[14]
        add eax, ebp                ;   181.7 p1      27 v[3]
        rol ebx, 0x1e               ;   182.2 p1      28 v[1]
        xor esi, dword [esp + 80]   ;   182.0 p2+p0   23 w[14]
        xor esi, dword [esp + 24]   ;   182.5 p2+p0   23 w[14]
        xor esi, dword [esp + 100]  ;   183.0 p2+p0   23 w[14]
        mov dword [esp + 100], ebp  ;   183.0 p0+p3   23 w[15] spill
        mov ebp, ecx                ;   187.2 p1      27 v[4] copy
        rol esi, 1                  ;   183.8 p1      23 w[14]
        add edi, esi                ;   187.8 p0      27 v[4]
        rol ebp, 5                  ;   188.3 p1      27 v[4]
        add edi, ebp                ;   192.3 p0      27 v[4]
        mov ebp, dword [esp + 76]   ;   185.0 p2      23 w[1]
        xor ebp, esi                ;   187.8 p0      23 w[1]
        xor ebp, dword [esp + 56]   ;   188.3 p2+p0   23 w[1]
        xor ebp, dword [esp + 48]   ;   188.8 p2+p0   23 w[1]
        mov dword [esp + 48], esi   ;   187.8 p0+p3   23 w[14] spill
        mov esi, edi                ;   192.8 p1      27 v[3] copy
        rol esi, 5                  ;   193.3 p1      27 v[3]
        add eax, esi                ;   197.3 p0      27 v[3]
        mov esi, ecx                ;   188.5 p0      28 v[0] copy
        xor ecx, ebx                ;   189.0 p0       7 v[3]
        xor ecx, edx                ;   189.5 p0       7 v[3]
        add eax, ecx                ;   197.8 p1      27 v[3]
        add edx, 0x6ed9eba1         ;   189.8 p1      27 v[2]
        rol ebp, 1                  ;   190.3 p1      23 w[1]
        lea ecx, [ebx + 1859775393] ;   190.3 p0      27 v[1]
        xor ebx, edi                ;   192.8 p0       7 v[2]
        rol esi, 0x1e               ;   193.3 p1      28 v[0]
        xor ebx, esi                ;   197.3 p0       7 v[2]
        add edx, ebx                ;   197.8 p0      27 v[2]
        mov ebx, dword [esp + 92]   ;   192.0 p2      23 w[0]
        xor ebx, dword [esp + 88]   ;   194.0 p2+p0   23 w[0]
        xor ebx, dword [esp + 64]   ;   194.5 p2+p0   23 w[0]
        add ecx, ebp                ;   194.3 p1      27 v[1]
        xor ebx, dword [esp + 24]   ;   195.0 p2+p0   23 w[0]
        mov dword [esp + 24], ebp   ;   194.7 p0+p3   23 w[1] spill
        mov ebp, eax                ;   198.3 p1      27 v[2] copy
        rol ebx, 1                  ;   195.5 p1      23 w[0]
        rol ebp, 5                  ;   199.5 p1      27 v[2]
        add edx, ebx                ;   199.5 p0      27 v[2]
        add edx, ebp                ;   203.5 p0      27 v[2]
        mov ebp, dword [esp + 84]   ;   196.7 p2      23 w[3]
        xor ebp, ebx                ;   199.5 p0      23 w[3]
        rol edi, 0x1e               ;   200.0 p1      28 v[4]
        xor ebp, dword [esp + 72]   ;   200.0 p2+p0   23 w[3]
        xor ebp, dword [esp + 56]   ;   200.5 p2+p0   23 w[3]
        mov dword [esp + 56], ebx   ;   199.5 p0+p3   23 w[0] spill
        rol ebp, 1                  ;   201.0 p1      23 w[3]
        mov ebx, edx                ;   204.0 p0      27 v[1] copy
        rol ebx, 5                  ;   205.0 p1      27 v[1]
        add ecx, ebx                ;   209.0 p0      27 v[1]
        mov ebx, eax                ;   201.0 p0      28 v[3] copy
        xor eax, edi                ;   204.0 p0       7 v[1]
        xor eax, esi                ;   204.5 p0       7 v[1]
        add ecx, eax                ;   209.5 p1      27 v[1]
        lea eax, [edi + 1859775393] ;   204.0 p1      27 v[4]
        xor edi, edx                ;   204.0 p0       7 v[0]
        add esi, 0x6ed9eba1         ;   202.7 p1      27 v[0]
        rol ebx, 0x1e               ;   203.2 p1      28 v[3]
        xor edi, ebx                ;   207.2 p0       7 v[0]
        add esi, edi                ;   207.7 p0      27 v[0]
        mov edi, dword [esp + 100]  ;   204.0 p2      23 w[2]
        xor edi, dword [esp + 96]   ;   206.0 p2+p0   23 w[2]
        xor edi, dword [esp + 60]   ;   206.5 p2+p0   23 w[2]
        xor edi, dword [esp + 64]   ;   207.0 p2+p0   23 w[2]
        mov dword [esp + 64], ebp   ;   206.3 p0+p3   23 w[3] spill
        rol edi, 1                  ;   207.5 p1      23 w[2]
        add eax, ebp                ;   207.3 p0      27 v[4]
        mov ebp, ecx                ;   210.0 p1      27 v[0] copy
        rol ebp, 5                  ;   210.5 p1      27 v[0]
        add esi, edi                ;   211.5 p0      27 v[0]
        add esi, ebp                ;   214.5 p0      27 v[0]
        mov ebp, dword [esp + 92]   ;   208.7 p2      23 w[5]
        xor ebp, edi                ;   211.5 p0      23 w[5]
        xor ebp, dword [esp + 68]   ;   212.0 p2+p0   23 w[5]
        xor ebp, dword [esp + 72]   ;   212.5 p2+p0   23 w[5]
        mov dword [esp + 72], edi   ;   211.5 p0+p3   23 w[2] spill
        mov edi, esi                ;   215.0 p1      27 v[4] copy
        rol edi, 5                  ;   215.5 p1      27 v[4]
        add eax, edi                ;   219.5 p0      27 v[4]
        mov edi, ecx                ;   212.2 p0      28 v[1] copy
        xor ecx, ebx                ;   212.7 p0       7 v[4]
        rol ebp, 1                  ;   213.2 p1      23 w[5]
        rol edx, 0x1e               ;   217.2 p1      28 v[2]
        rol edi, 0x1e               ;   221.2 p1      28 v[1]
        add ebx, 0x6ed9eba1         ;   213.7 p0      27 v[3]
        xor ecx, edx                ;   221.2 p0       7 v[4]
        add eax, ecx                ;   221.7 p0      27 v[4]
        lea ecx, [edx + 1859775393] ;   221.2 p0      27 v[2]
        xor edx, esi                ;   221.2 p0       7 v[3]
        xor edx, edi                ;   225.2 p0       7 v[3]
        add ebx, edx                ;   225.7 p1      27 v[3]
        mov edx, dword [esp + 24]   ;   216.0 p2      23 w[4]
        xor edx, dword [esp + 52]   ;   218.0 p2+p0   23 w[4]
        xor edx, dword [esp + 80]   ;   218.5 p2+p0   23 w[4]
        xor edx, dword [esp + 60]   ;   219.0 p2+p0   23 w[4]
        rol edx, 1                  ;   219.5 p1      23 w[4]
        add ebx, edx                ;   226.2 p0      27 v[3]
        add ecx, ebp                ;   221.7 p0      27 v[2]
        mov dword [esp + 60], ebp   ;   219.7 p0+p3   23 w[5] spill
        mov ebp, eax                ;   222.2 p1      27 v[3] copy
        rol ebp, 5                  ;   222.7 p1      27 v[3]
        add ebx, ebp                ;   226.7 p0      27 v[3]
        mov ebp, dword [esp + 100]  ;   220.7 p2      23 w[7]
        xor ebp, edx                ;   223.5 p0      23 w[7]
        rol esi, 0x1e               ;   224.0 p1      28 v[0]
        xor ebp, dword [esp + 76]   ;   224.0 p2+p0   23 w[7]
        xor ebp, dword [esp + 68]   ;   224.5 p2+p0   23 w[7]
        rol ebp, 1                  ;   225.0 p1      23 w[7]
        mov dword [esp + 68], edx   ;   223.5 p0+p3   23 w[4] spill
        mov edx, ebx                ;   227.2 p1      27 v[2] copy
        rol edx, 5                  ;   229.0 p1      27 v[2]
        add ecx, edx                ;   233.0 p0      27 v[2]
        mov edx, eax                ;   224.8 p0      28 v[4] copy
        rol edx, 0x1e               ;   233.5 p1      28 v[4]
        xor eax, edi                ;   225.3 p0       7 v[2]
        add edi, 0x6ed9eba1         ;   225.8 p0      27 v[1]
        xor eax, esi                ;   228.0 p0       7 v[2]
        add ecx, eax                ;   233.5 p1      27 v[2]
        lea eax, [esi + 1859775393] ;   228.0 p0      27 v[0]
        add eax, ebp                ;   229.0 p1      27 v[0]
        xor esi, ebx                ;   228.0 p0       7 v[1]
        xor esi, edx                ;   237.5 p0       7 v[1]
        add edi, esi                ;   238.0 p1      27 v[1]
        mov esi, dword [esp + 64]   ;   228.3 p2      23 w[6]
        xor esi, dword [esp + 48]   ;   230.3 p2+p0   23 w[6]
        xor esi, dword [esp + 88]   ;   230.8 p2+p0   23 w[6]
        xor esi, dword [esp + 80]   ;   231.3 p2+p0   23 w[6]
        rol esi, 1                  ;   231.8 p1      23 w[6]
        mov dword [esp + 80], ebp   ;   231.0 p0+p3   23 w[7] spill
        mov ebp, ecx                ;   234.0 p1      27 v[1] copy
        rol ebx, 0x1e               ;   235.8 p1      28 v[3]
        rol ebp, 5                  ;   239.8 p1      27 v[1]
        add edi, esi                ;   238.5 p0      27 v[1]
        add edi, ebp                ;   243.8 p0      27 v[1]
        mov ebp, edi                ;   244.3 p0      27 v[0] copy
        rol ebp, 5                  ;   244.8 p1      27 v[0]
        add eax, ebp                ;   248.8 p0      27 v[0]
        mov ebp, ecx                ;   234.3 p0       7 v[0] copy
        xor ebp, ebx                ;   239.8 p0       7 v[0]
        xor ebp, edx                ;   240.3 p0       7 v[0]
        add eax, ebp                ;   249.3 p1      27 v[0]
        mov ebp, dword [esp + 60]   ;   235.3 p2      23 w[8]
        xor ebp, dword [esp + 56]   ;   237.3 p2+p0   23 w[8]
        xor ebp, dword [esp + 96]   ;   237.8 p2+p0   23 w[8]
        xor ebp, dword [esp + 88]   ;   238.3 p2+p0   23 w[8]
        rol ebp, 1                  ;   238.8 p1      23 w[8]
        mov dword [esp + 88], ebp   ;   242.8 p0+p3   23 w[8] spill
        add edx, 0x8f1bbcdc         ;   238.7 p1      27 v[4]
        rol ecx, 0x1e               ;   239.2 p1      28 v[2]
        add edx, ebp                ;   242.8 p0      27 v[4]
        mov ebp, eax                ;   249.8 p0      27 v[4] copy
        mov dword [esp + 104], eax  ;   249.8 p0+p3   27 v[0] spill
        rol ebp, 5                  ;   250.3 p1      27 v[4]
        add edx, ebp                ;   254.3 p0      27 v[4]
        mov ebp, ebx                ;   241.2 p1       8 v[4] copy
        xor ebp, ecx                ;   243.2 p0       8 v[4]
        mov eax, edi                ;   244.3 p1       8 v[4] copy
        xor eax, ebx                ;   244.8 p0       8 v[4]
        and ebp, eax                ;   245.3 p0       8 v[4]
        mov eax, dword [esp + 84]   ;   242.3 p2      23 w[11] reload
        xor ebp, ebx                ;   245.8 p0       8 v[4]
        add edx, ebp                ;   254.8 p1      27 v[4]
        mov ebp, dword [esp + 24]   ;   243.3 p2      23 w[9]
        xor ebp, esi                ;   245.3 p0      23 w[9]
        rol edi, 0x1e               ;   245.8 p1      28 v[1]
        xor ebp, eax                ;   245.8 p0      23 w[9]
        xor ebp, dword [esp + 76]   ;   246.3 p2+p0   23 w[9]
        rol ebp, 1                  ;   246.8 p1      23 w[9]
        add ebx, 0x8f1bbcdc         ;   245.7 p0      27 v[3]
        mov eax, edx                ;   255.3 p0      27 v[3] copy
        add ebx, ebp                ;   250.8 p1      27 v[3]
        rol eax, 5                  ;   255.8 p1      27 v[3]
        add ebx, eax                ;   259.8 p0      27 v[3]
        mov dword [esp + 76], esi   ;   247.5 p0+p3   23 w[6] spill
        mov eax, ecx                ;   247.8 p1       8 v[3] copy
        mov esi, dword [esp + 104]  ;   250.8 p2       8 v[3]
        xor esi, ecx                ;   252.8 p0       8 v[3]
        xor eax, edi                ;   249.8 p0       8 v[3]
        and esi, eax                ;   253.3 p0       8 v[3]
        xor esi, ecx                ;   253.8 p0       8 v[3]
        add ebx, esi                ;   260.3 p1      27 v[3]
        mov esi, dword [esp + 80]   ;   250.0 p2      23 w[10]
        mov eax, dword [esp + 72]   ;   251.0 p2      23 w[2] reload
        xor esi, eax                ;   253.0 p0      23 w[10]
        xor esi, dword [esp + 52]   ;   253.5 p2+p0   23 w[10]
        xor esi, dword [esp + 96]   ;   254.0 p2+p0   23 w[10]
        rol esi, 1                  ;   254.5 p1      23 w[10]
        mov dword [esp + 96], esi   ;   258.5 p0+p3   23 w[10] spill
        mov eax, ebx                ;   260.8 p1      27 v[2] copy
        add ecx, 0x8f1bbcdc         ;   253.7 p0      27 v[2]
        rol eax, 5                  ;   261.3 p1      27 v[2]
        add ecx, esi                ;   258.5 p0      27 v[2]
        mov esi, edx                ;   255.3 p0       8 v[2] copy
        mov dword [esp + 108], ebp  ;   255.2 p0+p3   23 w[9] spill
        xor esi, edi                ;   256.2 p0       8 v[2]
        rol edx, 0x1e               ;   256.7 p1      28 v[4]
        mov ebp, dword [esp + 104]  ;   255.7 p2      28 v[0]
        rol ebp, 0x1e               ;   260.7 p1      28 v[0]
        add ecx, eax                ;   265.3 p0      27 v[2]
        mov eax, edi                ;   257.2 p0       8 v[2] copy
        xor eax, ebp                ;   264.7 p0       8 v[2]
        and esi, eax                ;   265.2 p0       8 v[2]
        mov eax, dword [esp + 64]   ;   257.7 p2      23 w[3] reload
        xor esi, edi                ;   265.7 p0       8 v[2]
        add edi, 0x8f1bbcdc         ;   258.3 p1      27 v[1]
        add ecx, esi                ;   266.2 p1      27 v[2]
        mov esi, dword [esp + 88]   ;   259.0 p2      23 w[11]
        xor esi, eax                ;   261.0 p0      23 w[11]
        mov eax, ecx                ;   266.7 p1      27 v[1] copy
        rol eax, 5                  ;   267.2 p1      27 v[1]
        xor esi, dword [esp + 92]   ;   261.5 p2+p0   23 w[11]
        xor esi, dword [esp + 84]   ;   262.0 p2+p0   23 w[11]
        rol esi, 1                  ;   262.5 p1      23 w[11]
        add edi, esi                ;   266.5 p0      27 v[1]
        add edi, eax                ;   271.2 p0      27 v[1]
        mov eax, edx                ;   262.7 p1       8 v[1] copy
        xor eax, ebp                ;   264.7 p0       8 v[1]
        mov dword [esp + 84], esi   ;   266.5 p0+p3   23 w[11] spill
        mov esi, ebx                ;   263.7 p1       8 v[1] copy
        xor esi, ebp                ;   264.7 p0       8 v[1]
        and eax, esi                ;   265.2 p0       8 v[1]
        xor eax, ebp                ;   265.7 p0       8 v[1]
        mov esi, dword [esp + 108]  ;   265.0 p2      23 w[12]
        add edi, eax                ;   271.7 p1      27 v[1]
        rol ebx, 0x1e               ;   272.2 p1      28 v[3]
        add ebp, 0x8f1bbcdc         ;   266.0 p0      27 v[0]
        mov eax, dword [esp + 68]   ;   266.3 p2      23 w[4] reload
        xor esi, eax                ;   268.3 p0      23 w[12]
        mov eax, edi                ;   272.2 p1      27 v[0] copy
        rol eax, 5                  ;   272.7 p1      27 v[0]
        xor esi, dword [esp + 48]   ;   268.8 p2+p0   23 w[12]
        xor esi, dword [esp + 52]   ;   269.3 p2+p0   23 w[12]
        rol esi, 1                  ;   269.8 p1      23 w[12]
        add ebp, esi                ;   273.8 p0      27 v[0]
        add ebp, eax                ;   276.7 p0      27 v[0]
        mov eax, edx                ;   270.0 p1       8 v[0] copy
        xor eax, ebx                ;   276.2 p0       8 v[0]
        mov dword [esp + 52], esi   ;   273.8 p0+p3   23 w[12] spill
        mov esi, ecx                ;   271.0 p1       8 v[0] copy
        xor esi, edx                ;   271.8 p0       8 v[0]
        and eax, esi                ;   276.7 p0       8 v[0]
        xor eax, edx                ;   277.2 p0       8 v[0]
        add ebp, eax                ;   277.7 p1      27 v[0]
        add edx, 0x8f1bbcdc         ;   272.8 p1      27 v[4]
        rol ecx, 0x1e               ;   273.3 p1      28 v[2]
        mov esi, dword [esp + 96]   ;   273.3 p2      23 w[13]
        mov eax, dword [esp + 60]   ;   274.3 p2      23 w[5] reload
        xor esi, eax                ;   276.3 p0      23 w[13]
        mov eax, ebp                ;   278.2 p1      27 v[4] copy
        rol eax, 5                  ;   278.7 p1      27 v[4]
        xor esi, dword [esp + 100]  ;   276.8 p2+p0   23 w[13]
        xor esi, dword [esp + 92]   ;   277.3 p2+p0   23 w[13]
        rol esi, 1                  ;   277.8 p1      23 w[13]
        add edx, esi                ;   281.8 p0      27 v[4]
        mov dword [esp + 92], esi   ;   281.8 p0+p3   23 w[13] spill
        mov esi, edi                ;   277.3 p1       8 v[4] copy
        xor esi, ebx                ;   278.2 p0       8 v[4]
        add edx, eax                ;   282.7 p1      27 v[4]
        mov eax, ebx                ;   278.5 p1       8 v[4] copy
        xor eax, ecx                ;   279.0 p0       8 v[4]
        and eax, esi                ;   279.5 p0       8 v[4]
        xor eax, ebx                ;   280.0 p0       8 v[4]
        add edx, eax                ;   283.2 p1      27 v[4]
        mov eax, dword [esp + 76]   ;   280.0 p2      23 w[6] reload
        mov esi, dword [esp + 84]   ;   281.0 p2      23 w[14]
        xor esi, eax                ;   283.0 p0      23 w[14]
        add ebx, 0x8f1bbcdc         ;   281.0 p1      27 v[3]
        xor esi, dword [esp + 56]   ;   283.5 p2+p0   23 w[14]
        xor esi, dword [esp + 48]   ;   284.0 p2+p0   23 w[14]
        rol esi, 1                  ;   284.5 p1      23 w[14]
        add ebx, esi                ;   288.5 p0      27 v[3]
        rol edi, 0x1e               ;   289.0 p1      28 v[1]
        mov eax, edx                ;   283.7 p0      27 v[3] copy
        rol eax, 5                  ;   293.0 p1      27 v[3]
        add ebx, eax                ;   297.0 p0      27 v[3]
        mov eax, ecx                ;   284.8 p0       8 v[3] copy
        mov dword [esp + 48], esi   ;   288.5 p0+p3   23 w[14] spill
        mov esi, ebp                ;   285.7 p1       8 v[3] copy
        xor eax, edi                ;   293.0 p0       8 v[3]
        xor esi, ecx                ;   286.8 p0       8 v[3]
        and eax, esi                ;   293.5 p0       8 v[3]
        xor eax, ecx                ;   294.0 p0       8 v[3]
        add ebx, eax                ;   297.5 p1      27 v[3]
        mov esi, dword [esp + 52]   ;   287.3 p2      23 w[15]
        mov eax, dword [esp + 80]   ;   288.3 p2      23 w[7] reload
        xor esi, eax                ;   290.3 p0      23 w[15]
        xor esi, dword [esp + 24]   ;   290.8 p2+p0   23 w[15]
        add ecx, 0x8f1bbcdc         ;   289.0 p1      27 v[2]
        rol ebp, 0x1e               ;   289.5 p1      28 v[0]
        mov eax, ebx                ;   298.0 p0      27 v[2] copy
        rol eax, 5                  ;   298.5 p1      27 v[2]
        xor esi, dword [esp + 100]  ;   291.3 p2+p0   23 w[15]
        rol esi, 1                  ;   291.8 p1      23 w[15]
        mov dword [esp + 100], esi  ;   295.8 p0+p3   23 w[15] spill
        add ecx, esi                ;   295.8 p0      27 v[2]
        mov esi, edx                ;   292.5 p1       8 v[2] copy
        add ecx, eax                ;   302.5 p0      27 v[2]
        mov eax, edi                ;   293.0 p1       8 v[2] copy
        xor eax, ebp                ;   293.5 p0       8 v[2]
        xor esi, edi                ;   293.8 p0       8 v[2]
        and eax, esi                ;   294.3 p0       8 v[2]
        xor eax, edi                ;   294.8 p0       8 v[2]
        add ecx, eax                ;   303.0 p1      27 v[2]
        mov eax, dword [esp + 88]   ;   294.7 p2      23 w[8] reload
        mov esi, dword [esp + 92]   ;   295.7 p2      23 w[0]
        xor esi, eax                ;   297.7 p0      23 w[0]
        xor esi, dword [esp + 72]   ;   298.2 p2+p0   23 w[0]
        mov eax, ecx                ;   303.5 p1      27 v[1] copy
        rol edx, 0x1e               ;   298.7 p1      28 v[4]
        add edi, 0x8f1bbcdc         ;   297.0 p0      27 v[1]
        rol eax, 5                  ;   304.0 p1      27 v[1]
        xor esi, dword [esp + 56]   ;   298.7 p2+p0   23 w[0]
        rol esi, 1                  ;   299.2 p1      23 w[0]
        mov dword [esp + 56], esi   ;   303.2 p0+p3   23 w[0] spill
        add edi, esi                ;   303.2 p0      27 v[1]
        add edi, eax                ;   308.0 p1      27 v[1]
        mov esi, ebx                ;   300.2 p0       8 v[1] copy
        xor esi, ebp                ;   300.7 p0       8 v[1]
        mov eax, ebp                ;   300.3 p1       8 v[1] copy
        xor eax, edx                ;   302.7 p0       8 v[1]
        and eax, esi                ;   303.2 p0       8 v[1]
        mov esi, dword [esp + 48]   ;   301.3 p2      23 w[1]
        xor eax, ebp                ;   303.7 p0       8 v[1]
        add edi, eax                ;   308.5 p1      27 v[1]
        mov eax, dword [esp + 108]  ;   302.3 p2      23 w[9] reload
        xor esi, eax                ;   304.3 p0      23 w[1]
        add ebp, 0x8f1bbcdc         ;   303.0 p1      27 v[0]
        rol ebx, 0x1e               ;   303.5 p1      28 v[3]
        mov eax, edi                ;   309.0 p0      27 v[0] copy
        rol eax, 5                  ;   309.5 p1      27 v[0]
        xor esi, dword [esp + 64]   ;   304.8 p2+p0   23 w[1]
        xor esi, dword [esp + 24]   ;   305.3 p2+p0   23 w[1]
        rol esi, 1                  ;   305.8 p1      23 w[1]
        mov dword [esp + 24], esi   ;   309.8 p0+p3   23 w[1] spill
        add ebp, esi                ;   309.8 p1      27 v[0]
        add ebp, eax                ;   313.5 p0      27 v[0]
        mov esi, ecx                ;   307.2 p1       8 v[0] copy
        mov eax, edx                ;   307.5 p0       8 v[0] copy
        xor eax, ebx                ;   308.0 p0       8 v[0]
        xor esi, edx                ;   308.5 p0       8 v[0]
        and eax, esi                ;   309.0 p0       8 v[0]
        mov esi, dword [esp + 100]  ;   308.7 p2      23 w[2]
        xor eax, edx                ;   309.5 p0       8 v[0]
        add ebp, eax                ;   314.0 p1      27 v[0]
        mov eax, dword [esp + 96]   ;   309.7 p2      23 w[10] reload
        xor esi, eax                ;   311.7 p0      23 w[2]
        xor esi, dword [esp + 68]   ;   312.2 p2+p0   23 w[2]
        xor esi, dword [esp + 72]   ;   312.7 p2+p0   23 w[2]
        rol esi, 1                  ;   313.2 p1      23 w[2]
        rol ecx, 0x1e               ;   317.2 p1      28 v[2]
        mov eax, ebp                ;   314.5 p0      27 v[4] copy
        rol eax, 5                  ;   321.2 p1      27 v[4]
        add edx, 0x8f1bbcdc         ;   313.0 p0      27 v[4]
        add edx, esi                ;   317.2 p0      27 v[4]
        mov dword [esp + 72], esi   ;   317.2 p0+p3   23 w[2] spill
        mov esi, edi                ;   314.7 p1       8 v[4] copy
        add edx, eax                ;   325.2 p0      27 v[4]
        xor esi, ebx                ;   315.5 p0       8 v[4]
        mov eax, ebx                ;   315.2 p1       8 v[4] copy
        xor eax, ecx                ;   321.2 p0       8 v[4]
        and eax, esi                ;   321.7 p0       8 v[4]
        rol edi, 0x1e               ;   322.2 p1      28 v[1]
        xor eax, ebx                ;   322.2 p0       8 v[4]
        add ebx, 0x8f1bbcdc         ;   317.0 p1      27 v[3]
        add edx, eax                ;   325.7 p1      27 v[4]
        mov esi, dword [esp + 56]   ;   317.3 p2      23 w[3]
        mov eax, dword [esp + 84]   ;   318.3 p2      23 w[11] reload
        xor esi, eax                ;   320.3 p0      23 w[3]
        mov eax, edx                ;   326.2 p1      27 v[3] copy
        xor esi, dword [esp + 60]   ;   320.8 p2+p0   23 w[3]
        xor esi, dword [esp + 64]   ;   321.3 p2+p0   23 w[3]
        rol esi, 1                  ;   321.8 p1      23 w[3]
        add ebx, esi                ;   325.8 p0      27 v[3]
        mov dword [esp + 64], esi   ;   325.8 p0+p3   23 w[3] spill
        rol eax, 5                  ;   326.7 p1      27 v[3]
        add ebx, eax                ;   330.7 p0      27 v[3]
        mov eax, ecx                ;   322.0 p1       8 v[3] copy
        mov esi, ebp                ;   322.3 p0       8 v[3] copy
        xor esi, ecx                ;   322.8 p0       8 v[3]
        rol ebp, 0x1e               ;   323.3 p1      28 v[0]
        xor eax, edi                ;   326.2 p0       8 v[3]
        and eax, esi                ;   326.7 p0       8 v[3]
        xor eax, ecx                ;   327.2 p0       8 v[3]
        add ebx, eax                ;   331.2 p1      27 v[3]
        mov eax, dword [esp + 52]   ;   324.3 p2      23 w[12] reload
        add ecx, 0x8f1bbcdc         ;   324.7 p1      27 v[2]
        mov esi, dword [esp + 24]   ;   325.3 p2      23 w[4]
        xor esi, eax                ;   327.3 p0      23 w[4]
        mov eax, ebx                ;   331.7 p1      27 v[2] copy
        xor esi, dword [esp + 76]   ;   327.8 p2+p0   23 w[4]
        rol eax, 5                  ;   332.2 p1      27 v[2]
        xor esi, dword [esp + 68]   ;   328.3 p2+p0   23 w[4]
        rol esi, 1                  ;   328.8 p1      23 w[4]
        add ecx, esi                ;   332.8 p0      27 v[2]
        add ecx, eax                ;   336.2 p0      27 v[2]
        mov eax, edi                ;   328.7 p1       8 v[2] copy
        mov dword [esp + 68], esi   ;   332.8 p0+p3   23 w[4] spill
        mov esi, edx                ;   329.3 p1       8 v[2] copy
        xor eax, ebp                ;   330.0 p0       8 v[2]
        xor esi, edi                ;   330.5 p0       8 v[2]
        and eax, esi                ;   331.0 p0       8 v[2]
        mov esi, dword [esp + 72]   ;   330.7 p2      23 w[5]
        rol edx, 0x1e               ;   331.5 p1      28 v[4]
        xor eax, edi                ;   331.5 p0       8 v[2]
        add ecx, eax                ;   336.7 p1      27 v[2]
        add edi, 0x8f1bbcdc         ;   332.0 p0      27 v[1]
        mov eax, dword [esp + 92]   ;   332.3 p2      23 w[13] reload
        xor esi, eax                ;   334.3 p0      23 w[5]
        xor esi, dword [esp + 80]   ;   334.8 p2+p0   23 w[5]
        xor esi, dword [esp + 60]   ;   335.3 p2+p0   23 w[5]
        rol esi, 1                  ;   335.8 p1      23 w[5]
        mov dword [esp + 60], esi   ;   339.8 p0+p3   23 w[5] spill
        mov eax, ecx                ;   337.2 p1      27 v[1] copy
        rol eax, 5                  ;   339.8 p1      27 v[1]
        add edi, esi                ;   339.8 p0      27 v[1]
        add edi, eax                ;   343.8 p0      27 v[1]
        mov eax, ebp                ;   336.7 p0       8 v[1] copy
        mov esi, ebx                ;   336.8 p1       8 v[1] copy
        xor eax, edx                ;   337.2 p0       8 v[1]
        xor esi, ebp                ;   337.7 p0       8 v[1]
        and eax, esi                ;   338.2 p0       8 v[1]
        xor eax, ebp                ;   338.7 p0       8 v[1]
        mov esi, dword [esp + 64]   ;   338.3 p2      23 w[6]
        add edi, eax                ;   344.3 p1      27 v[1]
        mov eax, dword [esp + 48]   ;   339.3 p2      23 w[14] reload
        rol ebx, 0x1e               ;   344.8 p1      28 v[3]
        add ebp, 0x8f1bbcdc         ;   339.7 p0      27 v[0]
        xor esi, eax                ;   341.3 p0      23 w[6]
        mov eax, edi                ;   344.8 p1      27 v[0] copy
        xor esi, dword [esp + 88]   ;   341.8 p2+p0   23 w[6]
        xor esi, dword [esp + 76]   ;   342.3 p2+p0   23 w[6]
        rol esi, 1                  ;   342.8 p1      23 w[6]
        rol eax, 5                  ;   346.8 p1      27 v[0]
        add ebp, esi                ;   346.8 p0      27 v[0]
        mov dword [esp + 76], esi   ;   346.8 p0+p3   23 w[6] spill
        mov esi, ecx                ;   344.0 p1       8 v[0] copy
        xor esi, edx                ;   344.5 p0       8 v[0]
        add ebp, eax                ;   350.8 p1      27 v[0]
        mov eax, edx                ;   344.7 p0       8 v[0] copy
        xor eax, ebx                ;   348.8 p0       8 v[0]
        and eax, esi                ;   349.3 p0       8 v[0]
        mov esi, dword [esp + 68]   ;   345.3 p2      23 w[7]
        xor eax, edx                ;   349.8 p0       8 v[0]
        add ebp, eax                ;   351.3 p1      27 v[0]
        add edx, 0x8f1bbcdc         ;   346.5 p1      27 v[4]
        mov eax, dword [esp + 100]  ;   346.7 p2      23 w[15] reload
        xor esi, eax                ;   348.7 p0      23 w[7]
        mov eax, ebp                ;   351.8 p1      27 v[4] copy
        rol eax, 5                  ;   352.3 p1      27 v[4]
        xor esi, dword [esp + 108]  ;   349.2 p2+p0   23 w[7]
        xor esi, dword [esp + 80]   ;   349.7 p2+p0   23 w[7]
        rol esi, 1                  ;   350.2 p1      23 w[7]
        add edx, esi                ;   354.2 p0      27 v[4]
        add edx, eax                ;   356.3 p0      27 v[4]
        rol ecx, 0x1e               ;   356.8 p1      28 v[2]
        mov eax, ebx                ;   350.7 p0       8 v[4] copy
        mov dword [esp + 80], esi   ;   354.2 p0+p3   23 w[7] spill
        mov esi, edi                ;   351.3 p1       8 v[4] copy
        xor eax, ecx                ;   360.8 p0       8 v[4]
        xor esi, ebx                ;   352.7 p0       8 v[4]
        and eax, esi                ;   361.3 p0       8 v[4]
        xor eax, ebx                ;   361.8 p0       8 v[4]
        mov esi, dword [esp + 60]   ;   353.0 p2      23 w[8]
        add edx, eax                ;   362.3 p1      27 v[4]
        mov eax, dword [esp + 56]   ;   354.0 p2      23 w[0] reload
        xor esi, eax                ;   356.0 p0      23 w[8]
        mov eax, edx                ;   362.8 p1      27 v[3] copy
        xor esi, dword [esp + 96]   ;   356.5 p2+p0   23 w[8]
        xor esi, dword [esp + 88]   ;   357.0 p2+p0   23 w[8]
        rol esi, 1                  ;   357.5 p1      23 w[8]
        rol edi, 0x1e               ;   361.5 p1      28 v[1]
        rol eax, 5                  ;   365.5 p1      27 v[3]
        mov dword [esp + 88], esi   ;   361.5 p0+p3   23 w[8] spill
        add ebx, 0x8f1bbcdc         ;   358.0 p0      27 v[3]
        add ebx, esi                ;   361.5 p0      27 v[3]
        add ebx, eax                ;   369.5 p0      27 v[3]
        mov esi, ebp                ;   359.0 p1       8 v[3] copy
        mov eax, ecx                ;   360.8 p0       8 v[3] copy
        xor esi, ecx                ;   360.8 p0       8 v[3]
        xor eax, edi                ;   365.5 p0       8 v[3]
        and eax, esi                ;   366.0 p0       8 v[3]
        mov esi, dword [esp + 76]   ;   360.0 p2      23 w[9]
        xor eax, ecx                ;   366.5 p0       8 v[3]
        add ebx, eax                ;   370.0 p1      27 v[3]
        mov eax, dword [esp + 24]   ;   361.0 p2      23 w[1] reload
        xor esi, eax                ;   363.0 p0      23 w[9]
        mov eax, ebx                ;   370.5 p1      27 v[2] copy
        xor esi, dword [esp + 84]   ;   363.5 p2+p0   23 w[9]
        rol ebp, 0x1e               ;   364.0 p1      28 v[0]
        xor esi, dword [esp + 108]  ;   364.0 p2+p0   23 w[9]
        rol esi, 1                  ;   364.5 p1      23 w[9]
        mov dword [esp + 108], esi  ;   368.5 p0+p3   23 w[9] spill
        add ecx, 0x8f1bbcdc         ;   364.7 p1      27 v[2]
        rol eax, 5                  ;   371.0 p1      27 v[2]
        add ecx, esi                ;   368.5 p0      27 v[2]
        mov esi, edx                ;   365.5 p0       8 v[2] copy
        xor esi, edi                ;   366.0 p0       8 v[2]
        add ecx, eax                ;   375.0 p1      27 v[2]
        mov eax, edi                ;   366.5 p0       8 v[2] copy
        xor eax, ebp                ;   368.0 p0       8 v[2]
        and eax, esi                ;   368.5 p0       8 v[2]
        xor eax, edi                ;   369.0 p0       8 v[2]
        add ecx, eax                ;   375.5 p1      27 v[2]
        mov eax, dword [esp + 72]   ;   368.0 p2      23 w[2] reload
        mov esi, dword [esp + 80]   ;   369.0 p2      23 w[10]
        xor esi, eax                ;   371.0 p0      23 w[10]
        xor esi, dword [esp + 52]   ;   371.5 p2+p0   23 w[10]
        xor esi, dword [esp + 96]   ;   372.0 p2+p0   23 w[10]
        add edi, 0x8f1bbcdc         ;   370.3 p1      27 v[1]
        rol edx, 0x1e               ;   370.8 p1      28 v[4]
        rol esi, 1                  ;   374.8 p1      23 w[10]
        mov dword [esp + 96], esi   ;   378.8 p0+p3   23 w[10] spill
        add edi, esi                ;   378.8 p0      27 v[1]
        mov esi, ebx                ;   372.8 p0       8 v[1] copy
        xor esi, ebp                ;   373.3 p0       8 v[1]
        mov eax, ecx                ;   376.0 p1      27 v[1] copy
        rol eax, 5                  ;   376.5 p1      27 v[1]
        add edi, eax                ;   380.5 p0      27 v[1]
        mov eax, ebp                ;   374.3 p0       8 v[1] copy
        xor eax, edx                ;   374.8 p0       8 v[1]
        and eax, esi                ;   375.3 p0       8 v[1]
        xor eax, ebp                ;   375.8 p0       8 v[1]
        add edi, eax                ;   381.0 p1      27 v[1]
        mov eax, dword [esp + 64]   ;   375.3 p2      23 w[3] reload
        add ebp, 0x8f1bbcdc         ;   375.7 p1      27 v[0]
        mov esi, dword [esp + 88]   ;   376.3 p2      23 w[11]
        xor esi, eax                ;   378.3 p0      23 w[11]
        mov eax, edi                ;   381.5 p1      27 v[0] copy
        xor esi, dword [esp + 92]   ;   378.8 p2+p0   23 w[11]
        xor esi, dword [esp + 84]   ;   379.3 p2+p0   23 w[11]
        rol esi, 1                  ;   379.8 p1      23 w[11]
        add ebp, esi                ;   383.8 p0      27 v[0]
        rol ebx, 0x1e               ;   384.3 p1      28 v[3]
        rol eax, 5                  ;   388.3 p1      27 v[0]
        add ebp, eax                ;   392.3 p0      27 v[0]
        mov eax, edx                ;   380.2 p0       8 v[0] copy
        xor eax, ebx                ;   388.3 p0       8 v[0]
        mov dword [esp + 84], esi   ;   383.8 p0+p3   23 w[11] spill
        mov esi, ecx                ;   381.3 p1       8 v[0] copy
        xor esi, edx                ;   382.2 p0       8 v[0]
        and eax, esi                ;   388.8 p0       8 v[0]
        mov esi, dword [esp + 108]  ;   382.0 p2      23 w[12]
        xor eax, edx                ;   389.3 p0       8 v[0]
        add ebp, eax                ;   392.8 p1      27 v[0]
        mov eax, dword [esp + 68]   ;   383.0 p2      23 w[4] reload
        xor esi, eax                ;   385.0 p0      23 w[12]
        mov eax, ebp                ;   393.3 p1      27 v[4] copy
        rol eax, 5                  ;   393.8 p1      27 v[4]
        add edx, 0xca62c1d6         ;   384.3 p0      27 v[4]
        rol ecx, 0x1e               ;   385.2 p1      28 v[2]
        xor esi, dword [esp + 48]   ;   385.5 p2+p0   23 w[12]
        xor esi, dword [esp + 52]   ;   386.0 p2+p0   23 w[12]
        rol esi, 1                  ;   386.5 p1      23 w[12]
        add edx, esi                ;   390.5 p0      27 v[4]
        add edx, eax                ;   397.8 p0      27 v[4]
        mov eax, edi                ;   387.3 p1       7 v[4] copy
        xor eax, ebx                ;   388.3 p0       7 v[4]
        xor eax, ecx                ;   389.2 p0       7 v[4]
        add edx, eax                ;   398.3 p1      27 v[4]
        mov eax, dword [esp + 96]   ;   388.7 p2      23 w[13]
        xor eax, dword [esp + 60]   ;   390.7 p2+p0   23 w[13]
        xor eax, dword [esp + 100]  ;   391.2 p2+p0   23 w[13]
        xor eax, dword [esp + 92]   ;   391.7 p2+p0   23 w[13]
        rol edi, 0x1e               ;   392.2 p1      28 v[1]
        add ebx, 0xca62c1d6         ;   391.3 p0      27 v[3]
        rol eax, 1                  ;   392.2 p1      23 w[13]
        add ebx, eax                ;   396.2 p0      27 v[3]
        mov dword [esp + 92], eax   ;   396.2 p0+p3   23 w[13] spill
        mov eax, dword [esp + 80]   ;   392.7 p2      23 w[15]
        xor eax, esi                ;   394.7 p0      23 w[15]
        xor eax, dword [esp + 24]   ;   395.2 p2+p0   23 w[15]
        xor eax, dword [esp + 100]  ;   395.7 p2+p0   23 w[15]
        mov dword [esp + 100], esi  ;   395.0 p0+p3   23 w[12] spill
        mov esi, edx                ;   398.8 p1      27 v[3] copy
        rol eax, 1                  ;   396.2 p1      23 w[15]
        rol esi, 5                  ;   400.2 p1      27 v[3]
        add ebx, esi                ;   404.2 p0      27 v[3]
        mov esi, ebp                ;   396.5 p0      28 v[0] copy
        xor ebp, ecx                ;   397.0 p0       7 v[3]
        xor ebp, edi                ;   397.5 p0       7 v[3]
        add ebx, ebp                ;   404.7 p1      27 v[3]
        add ecx, 0xca62c1d6         ;   398.0 p1      27 v[2]
        lea ebp, [edi - 899497514]  ;   398.0 p0      27 v[1]
        xor edi, edx                ;   398.8 p0       7 v[2]
        rol esi, 0x1e               ;   399.3 p1      28 v[0]
        add ebp, eax                ;   400.2 p0      27 v[1]
        rol edx, 0x1e               ;   400.7 p1      28 v[4]
        xor edi, esi                ;   403.3 p0       7 v[2]
        add ecx, edi                ;   403.8 p0      27 v[2]
        mov edi, dword [esp + 84]   ;   400.3 p2      23 w[14]
        xor edi, dword [esp + 76]   ;   402.3 p2+p0   23 w[14]
        xor edi, dword [esp + 56]   ;   402.8 p2+p0   23 w[14]
        xor edi, dword [esp + 48]   ;   403.3 p2+p0   23 w[14]
        mov dword [esp + 48], eax   ;   402.7 p0+p3   23 w[15] spill
        rol edi, 1                  ;   403.8 p1      23 w[14]
        mov eax, ebx                ;   405.2 p0      27 v[2] copy
        rol eax, 5                  ;   407.8 p1      27 v[2]
        add ecx, edi                ;   407.8 p0      27 v[2]
        add ecx, eax                ;   411.8 p0      27 v[2]
        mov eax, dword [esp + 108]  ;   404.7 p2      23 w[1]
        xor eax, edi                ;   407.8 p0      23 w[1]
        xor eax, dword [esp + 64]   ;   408.3 p2+p0   23 w[1]
        xor eax, dword [esp + 24]   ;   408.8 p2+p0   23 w[1]
        mov dword [esp + 24], edi   ;   407.8 p0+p3   23 w[14] spill
        rol eax, 1                  ;   409.3 p1      23 w[1]
        mov edi, ecx                ;   412.3 p0      27 v[1] copy
        rol edi, 5                  ;   413.3 p1      27 v[1]
        add ebp, edi                ;   417.3 p0      27 v[1]
        mov edi, ebx                ;   408.7 p0      28 v[3] copy
        rol edi, 0x1e               ;   417.8 p1      28 v[3]
        xor ebx, esi                ;   409.2 p0       7 v[1]
        add esi, 0xca62c1d6         ;   409.7 p0      27 v[0]
        xor ebx, edx                ;   410.2 p0       7 v[1]
        add ebp, ebx                ;   417.8 p1      27 v[1]
        lea ebx, [edx - 899497514]  ;   410.5 p1      27 v[4]
        xor edx, ecx                ;   412.3 p0       7 v[0]
        xor edx, edi                ;   421.8 p0       7 v[0]
        add esi, edx                ;   422.3 p1      27 v[0]
        mov edx, dword [esp + 92]   ;   411.7 p2      23 w[0]
        xor edx, dword [esp + 88]   ;   413.7 p2+p0   23 w[0]
        xor edx, dword [esp + 72]   ;   414.2 p2+p0   23 w[0]
        xor edx, dword [esp + 56]   ;   414.7 p2+p0   23 w[0]
        mov dword [esp + 56], eax   ;   414.0 p0+p3   23 w[1] spill
        rol edx, 1                  ;   415.2 p1      23 w[0]
        add esi, edx                ;   422.8 p0      27 v[0]
        add ebx, eax                ;   415.3 p1      27 v[4]
        mov eax, ebp                ;   418.3 p0      27 v[0] copy
        rol eax, 5                  ;   418.8 p1      27 v[0]
        add esi, eax                ;   423.3 p0      27 v[0]
        mov eax, dword [esp + 84]   ;   416.3 p2      23 w[3]
        xor eax, edx                ;   419.2 p0      23 w[3]
        xor eax, dword [esp + 60]   ;   419.7 p2+p0   23 w[3]
        xor eax, dword [esp + 64]   ;   420.2 p2+p0   23 w[3]
        mov dword [esp + 64], edx   ;   419.2 p0+p3   23 w[0] spill
        rol ecx, 0x1e               ;   420.7 p1      28 v[2]
        mov edx, esi                ;   423.8 p0      27 v[4] copy
        rol edx, 5                  ;   424.7 p1      27 v[4]
        add ebx, edx                ;   428.7 p0      27 v[4]
        mov edx, ebp                ;   420.3 p0      28 v[1] copy
        xor ebp, edi                ;   421.8 p0       7 v[4]
        add edi, 0xca62c1d6         ;   421.8 p1      27 v[3]
        rol edx, 0x1e               ;   422.3 p1      28 v[1]
        rol eax, 1                  ;   426.3 p1      23 w[3]
        xor ebp, ecx                ;   424.7 p0       7 v[4]
        add ebx, ebp                ;   429.2 p0      27 v[4]
        lea ebp, [ecx - 899497514]  ;   424.7 p0      27 v[2]
        xor ecx, esi                ;   424.7 p0       7 v[3]
        rol esi, 0x1e               ;   425.2 p1      28 v[0]
        xor ecx, edx                ;   426.3 p0       7 v[3]
        add edi, ecx                ;   426.8 p0      27 v[3]
        add ebp, eax                ;   430.3 p1      27 v[2]
        mov ecx, dword [esp + 48]   ;   424.3 p2      23 w[2]
        xor ecx, dword [esp + 96]   ;   426.3 p2+p0   23 w[2]
        xor ecx, dword [esp + 68]   ;   426.8 p2+p0   23 w[2]
        xor ecx, dword [esp + 72]   ;   427.3 p2+p0   23 w[2]
        mov dword [esp + 72], eax   ;   430.3 p0+p3   23 w[3] spill
        mov eax, ebx                ;   429.7 p1      27 v[3] copy
        rol ecx, 1                  ;   427.8 p1      23 w[2]
        rol eax, 5                  ;   431.8 p1      27 v[3]
        add edi, ecx                ;   431.8 p0      27 v[3]
        add edi, eax                ;   435.8 p0      27 v[3]
        mov eax, dword [esp + 92]   ;   428.7 p2      23 w[5]
        xor eax, ecx                ;   431.8 p0      23 w[5]
        xor eax, dword [esp + 80]   ;   432.3 p2+p0   23 w[5]
        xor eax, dword [esp + 60]   ;   432.8 p2+p0   23 w[5]
        rol eax, 1                  ;   433.3 p1      23 w[5]
        mov dword [esp + 60], ecx   ;   431.8 p0+p3   23 w[2] spill
        mov ecx, edi                ;   436.3 p1      27 v[2] copy
        rol ecx, 5                  ;   437.3 p1      27 v[2]
        add ebp, ecx                ;   441.3 p0      27 v[2]
        mov ecx, ebx                ;   432.5 p0      28 v[4] copy
        rol ecx, 0x1e               ;   441.8 p1      28 v[4]
        xor ebx, edx                ;   433.0 p0       7 v[2]
        xor ebx, esi                ;   433.5 p0       7 v[2]
        add ebp, ebx                ;   441.8 p0      27 v[2]
        lea ebx, [esi - 899497514]  ;   434.2 p1      27 v[0]
        add edx, 0xca62c1d6         ;   434.5 p0      27 v[1]
        xor esi, edi                ;   436.3 p0       7 v[1]
        xor esi, ecx                ;   445.8 p0       7 v[1]
        add edx, esi                ;   446.3 p1      27 v[1]
        mov esi, dword [esp + 56]   ;   435.7 p2      23 w[4]
        xor esi, dword [esp + 100]  ;   437.7 p2+p0   23 w[4]
        xor esi, dword [esp + 76]   ;   438.2 p2+p0   23 w[4]
        xor esi, dword [esp + 68]   ;   438.7 p2+p0   23 w[4]
        rol esi, 1                  ;   439.2 p1      23 w[4]
        add edx, esi                ;   446.8 p0      27 v[1]
        add ebx, eax                ;   438.8 p0      27 v[0]
        mov dword [esp + 68], eax   ;   439.3 p0+p3   23 w[5] spill
        mov eax, ebp                ;   442.3 p1      27 v[1] copy
        rol eax, 5                  ;   442.8 p1      27 v[1]
        add edx, eax                ;   447.3 p0      27 v[1]
        mov eax, dword [esp + 48]   ;   440.3 p2      23 w[7]
        xor eax, esi                ;   443.2 p0      23 w[7]
        rol edi, 0x1e               ;   443.7 p1      28 v[3]
        xor eax, dword [esp + 108]  ;   443.7 p2+p0   23 w[7]
        xor eax, dword [esp + 80]   ;   444.2 p2+p0   23 w[7]
        mov dword [esp + 80], esi   ;   443.2 p0+p3   23 w[4] spill
        mov esi, edx                ;   447.8 p1      27 v[0] copy
        rol eax, 1                  ;   444.7 p1      23 w[7]
        rol esi, 5                  ;   448.7 p1      27 v[0]
        add ebx, esi                ;   452.7 p0      27 v[0]
        mov esi, ebp                ;   444.5 p0      28 v[2] copy
        xor ebp, ecx                ;   445.8 p0       7 v[0]
        rol esi, 0x1e               ;   446.3 p1      28 v[2]
        xor ebp, edi                ;   447.7 p0       7 v[0]
        add ebx, ebp                ;   453.2 p0      27 v[0]
        add ecx, 0xca62c1d6         ;   446.5 p0      27 v[4]
        lea ebp, [edi - 899497514]  ;   447.7 p1      27 v[3]
        xor edi, edx                ;   447.8 p0       7 v[4]
        xor edi, esi                ;   450.3 p0       7 v[4]
        add ecx, edi                ;   450.8 p1      27 v[4]
        mov edi, dword [esp + 72]   ;   447.7 p2      23 w[6]
        rol edx, 0x1e               ;   451.3 p1      28 v[1]
        xor edi, dword [esp + 24]   ;   449.7 p2+p0   23 w[6]
        xor edi, dword [esp + 88]   ;   450.2 p2+p0   23 w[6]
        xor edi, dword [esp + 76]   ;   450.7 p2+p0   23 w[6]
        mov dword [esp + 76], eax   ;   450.3 p0+p3   23 w[7] spill
        rol edi, 1                  ;   451.2 p1      23 w[6]
        add ebp, eax                ;   451.3 p0      27 v[3]
        add ecx, edi                ;   455.2 p1      27 v[4]
        mov eax, ebx                ;   453.7 p0      27 v[4] copy
        rol eax, 5                  ;   455.7 p1      27 v[4]
        add ecx, eax                ;   459.7 p0      27 v[4]
        mov eax, dword [esp + 56]   ;   452.7 p2      23 w[9]
        xor eax, edi                ;   455.2 p0      23 w[9]
        xor eax, dword [esp + 84]   ;   455.7 p2+p0   23 w[9]
        xor eax, dword [esp + 108]  ;   456.2 p2+p0   23 w[9]
        mov dword [esp + 108], edi  ;   455.2 p0+p3   23 w[6] spill
        mov edi, ecx                ;   460.2 p1      27 v[3] copy
        rol edi, 5                  ;   460.7 p1      27 v[3]
        add ebp, edi                ;   464.7 p0      27 v[3]
        mov edi, ebx                ;   456.2 p0      28 v[0] copy
        rol edi, 0x1e               ;   465.2 p1      28 v[0]
        xor ebx, esi                ;   456.7 p0       7 v[3]
        xor ebx, edx                ;   457.2 p0       7 v[3]
        add ebp, ebx                ;   465.2 p1      27 v[3]
        lea ebx, [edx - 899497514]  ;   457.7 p0      27 v[1]
        xor edx, ecx                ;   460.2 p0       7 v[2]
        rol ecx, 0x1e               ;   460.7 p1      28 v[4]
        add esi, 0xca62c1d6         ;   458.7 p0      27 v[2]
        rol eax, 1                  ;   459.3 p1      23 w[9]
        xor edx, edi                ;   469.2 p0       7 v[2]
        add esi, edx                ;   469.7 p0      27 v[2]
        add ebx, eax                ;   463.3 p0      27 v[1]
        mov edx, dword [esp + 68]   ;   460.3 p2      23 w[8]
        xor edx, dword [esp + 64]   ;   462.3 p2+p0   23 w[8]
        xor edx, dword [esp + 96]   ;   462.8 p2+p0   23 w[8]
        xor edx, dword [esp + 88]   ;   463.3 p2+p0   23 w[8]
        rol edx, 1                  ;   463.8 p1      23 w[8]
        add esi, edx                ;   470.2 p0      27 v[2]
        xor edx, dword [esp + 72]   ;   467.8 p2+p0   23 w[11]
        xor edx, dword [esp + 92]   ;   468.3 p2+p0   23 w[11]
        xor edx, dword [esp + 84]   ;   468.8 p2+p0   23 w[11]
        rol edx, 1                  ;   469.3 p1      23 w[11]
        mov dword [esp + 84], eax   ;   465.7 p0+p3   23 w[9] spill
        mov eax, ebp                ;   466.3 p1      27 v[2] copy
        rol eax, 5                  ;   473.3 p1      27 v[2]
        add esi, eax                ;   477.3 p0      27 v[2]
        mov eax, esi                ;   477.8 p0      27 v[1] copy
        rol eax, 5                  ;   478.3 p1      27 v[1]
        add ebx, eax                ;   482.3 p0      27 v[1]
        mov eax, ebp                ;   468.2 p0      28 v[3] copy
        xor ebp, ecx                ;   468.7 p0       7 v[1]
        xor ebp, edi                ;   469.2 p0       7 v[1]
        rol eax, 0x1e               ;   469.7 p1      28 v[3]
        add edi, 0xca62c1d6         ;   469.7 p0      27 v[0]
        add ebx, ebp                ;   482.8 p1      27 v[1]
        lea ebp, [ecx - 899497514]  ;   470.2 p0      27 v[4]
        xor ecx, esi                ;   477.8 p0       7 v[0]
        rol esi, 0x1e               ;   478.3 p1      28 v[2]
        xor ecx, eax                ;   478.3 p0       7 v[0]
        add edi, ecx                ;   478.8 p1      27 v[0]
        mov ecx, dword [esp + 76]   ;   471.7 p2      23 w[10]
        xor ecx, dword [esp + 60]   ;   473.7 p2+p0   23 w[10]
        xor ecx, dword [esp + 100]  ;   474.2 p2+p0   23 w[10]
        xor ecx, dword [esp + 96]   ;   474.7 p2+p0   23 w[10]
        rol ecx, 1                  ;   475.2 p1      23 w[10]
        add edi, ecx                ;   479.3 p0      27 v[0]
        add ebp, edx                ;   474.8 p0      27 v[4]
        xor ecx, dword [esp + 68]   ;   479.2 p2+p0   23 w[13]
        xor ecx, dword [esp + 48]   ;   479.7 p2+p0   23 w[13]
        xor ecx, dword [esp + 92]   ;   480.2 p2+p0   23 w[13]
        rol ecx, 1                  ;   480.7 p1      23 w[13]
        mov dword [esp + 92], edx   ;   477.3 p0+p3   23 w[11] spill
        mov edx, ebx                ;   483.3 p1      27 v[0] copy
        rol edx, 5                  ;   484.7 p1      27 v[0]
        add edi, edx                ;   488.7 p0      27 v[0]
        mov edx, edi                ;   489.2 p0      27 v[4] copy
        rol edx, 5                  ;   489.7 p1      27 v[4]
        add ebp, edx                ;   493.7 p0      27 v[4]
        mov edx, ebx                ;   483.3 p0      28 v[1] copy
        xor ebx, eax                ;   483.3 p0       7 v[4]
        xor ebx, esi                ;   483.8 p0       7 v[4]
        rol edx, 0x1e               ;   484.3 p1      28 v[1]
        add eax, 0xca62c1d6         ;   481.3 p0      27 v[3]
        add ebp, ebx                ;   494.2 p1      27 v[4]
        lea ebx, [esi - 899497514]  ;   482.3 p0      27 v[2]
        xor esi, edi                ;   489.2 p0       7 v[3]
        xor esi, edx                ;   489.7 p0       7 v[3]
        add eax, esi                ;   490.2 p1      27 v[3]
        mov esi, dword [esp + 84]   ;   483.0 p2      23 w[12]
        xor esi, dword [esp + 80]   ;   485.0 p2+p0   23 w[12]
        xor esi, dword [esp + 24]   ;   485.5 p2+p0   23 w[12]
        rol edi, 0x1e               ;   489.2 p1      28 v[0]
        xor esi, dword [esp + 100]  ;   486.0 p2+p0   23 w[12]
        rol esi, 1                  ;   486.5 p1      23 w[12]
        add eax, esi                ;   490.7 p0      27 v[3]
        add ebx, ecx                ;   486.5 p0      27 v[2]
        mov ecx, ebp                ;   494.7 p1      27 v[3] copy
        rol ecx, 5                  ;   495.2 p1      27 v[3]
        add eax, ecx                ;   499.2 p0      27 v[3]
        mov ecx, eax                ;   499.7 p0      27 v[2] copy
        rol ecx, 5                  ;   500.2 p1      27 v[2]
        add ebx, ecx                ;   504.2 p0      27 v[2]
        mov ecx, ebp                ;   494.7 p0      28 v[4] copy
        xor ebp, edx                ;   494.7 p0       7 v[2]
        xor ebp, edi                ;   495.2 p0       7 v[2]
        add ebx, ebp                ;   504.7 p1      27 v[2]
        mov ebp, dword [esp + 40]   ;   490.0 p2      30 h
        add ebp, edi                ;   493.2 p1      30 h
        add edx, 0xca62c1d6         ;   490.7 p0      27 v[1]
        rol ecx, 0x1e               ;   495.2 p1      28 v[4]
        xor edi, eax                ;   499.7 p0       7 v[1]
        xor edi, ecx                ;   500.2 p0       7 v[1]
        add edx, edi                ;   500.7 p1      27 v[1]
        mov edi, dword [esp + 92]   ;   492.3 p2      23 w[14]
        xor edi, dword [esp + 108]  ;   494.3 p2+p0   23 w[14]
        xor esi, dword [esp + 76]   ;   494.3 p2+p0   23 w[15]
        rol eax, 0x1e               ;   499.7 p1      28 v[3]
        xor esi, dword [esp + 56]   ;   495.3 p2+p0   23 w[15]
        xor esi, dword [esp + 48]   ;   496.3 p2+p0   23 w[15]
        rol esi, 1                  ;   496.8 p1      23 w[15]
        add ebp, esi                ;   500.8 p0      30 h
        xor edi, dword [esp + 64]   ;   497.3 p2+p0   23 w[14]
        xor edi, dword [esp + 24]   ;   498.3 p2+p0   23 w[14]
        rol edi, 1                  ;   498.8 p1      23 w[14]
        add edx, edi                ;   502.8 p0      27 v[1]
        mov edi, ebx                ;   505.2 p0      27 v[1] copy
        rol edi, 5                  ;   505.7 p1      27 v[1]
        add edx, edi                ;   509.7 p0      27 v[1]
        mov esi, eax                ;   503.7 p0       7 v[0] copy
        add ebp, 0xca62c1d6         ;   501.3 p1      30 h
        xor esi, ebx                ;   505.2 p0       7 v[0]
        rol ebx, 0x1e               ;   505.7 p1      28 v[2]
        add eax, dword [esp + 32]   ;   503.7 p2+p0   30 h
        add ebx, dword [esp + 44]   ;   509.7 p2+p0   30 h
        xor esi, ecx                ;   505.7 p0       7 v[0]
        add ebp, esi                ;   506.2 p1      30 h
        add ecx, dword [esp + 16]   ;   502.7 p2+p0   30 h
        mov esi, edx                ;   510.2 p1      27 v[0] copy
        rol esi, 5                  ;   510.7 p1      27 v[0]
        add ebp, esi                ;   514.7 p0      30 h
        mov dword [esp + 16], ecx   ;   504.5 p0+p3   30 h
        add edx, dword [esp + 36]   ;   510.2 p2+p1   30 h
        mov edi, ebp                ;   515.2 p1      30 h copy
        mov esi, dword [esp + 28]   ;   505.7 p2      16 blocks
        mov ebp, ebx                ;   510.2 p0      30 h copy
        add esi, 0x40               ;   507.7 p1      16 blocks
        mov ecx, edx                ;   510.7 p0      30 h copy
        cmp esi, dword [esp + 20]   ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 136], esi  ;                    resident
        mov dword [esp + 0], edi    ;                    resident
        mov dword [esp + 8], ebp    ;                    resident
        mov dword [esp + 12], eax   ;                    resident
        mov dword [esp + 4], ecx    ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]    ;     0.0 p2      16 blocks reload
        mov edi, dword [esp + 132]  ;     1.0 p2      16 blocks reload
        mov dword [edi], esi        ;     2.0 p0+p3   16 blocks
        mov esi, dword [esp + 4]    ;     2.0 p2      16 blocks reload
        mov dword [edi + 4], esi    ;     4.0 p0+p3   16 blocks
        mov esi, dword [esp + 8]    ;     3.0 p2      16 blocks reload
        mov dword [edi + 8], esi    ;     5.0 p0+p3   16 blocks
        mov esi, dword [esp + 12]   ;     4.0 p2      16 blocks reload
        mov dword [edi + 12], esi   ;     6.7 p0+p3   16 blocks
        mov esi, dword [esp + 16]   ;     5.0 p2      16 blocks reload
        mov dword [edi + 16], esi   ;     8.7 p0+p3   16 blocks
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
        mov dword [esp + 96], eax   ;                    cleared
        mov dword [esp + 100], eax  ;                    cleared
        mov dword [esp + 104], eax  ;                    cleared
        mov dword [esp + 108], eax  ;                    cleared
        add esp, 0x70               ;                    frame
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
