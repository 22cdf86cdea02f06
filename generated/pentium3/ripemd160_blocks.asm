; ripemd160_blocks for Intel Pentium III (Katmai, Coppermine) (pentium3)
; made by cipherwright 0.1.0 from ciphers/ripemd160.cw (sha256 e6dae07d8e529375); do not edit:
;   ./cw build ripemd160_blocks --cpu pentium3
;
; void ripemd160_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 52 bytes, 14 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 22 uops, planned 11.0; bounds: width 7.3, ports 8.0, path 3.0
;   blocks: 1674 uops, planned 772.3; bounds: width 558.0, ports 726.5, path 386.0
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
%fatal "ripemd160_blocks is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_ripemd160_blocks
$_ripemd160_blocks:
%else
        global $ripemd160_blocks
%endif
$ripemd160_blocks:
        push ebx                          ;                    preserved
        push esi                          ;                    preserved
        push edi                          ;                    preserved
        push ebp                          ;                    preserved
        sub esp, 0x38                     ;                    frame
        mov esi, dword [esp + 76]         ;     0.0 p2      41 h reload
        mov edi, dword [esi]              ;     3.0 p2      41 h
        mov dword [esp + 0], edi          ;     6.0 p3+p4   41 h
        mov edi, dword [esi + 4]          ;     3.0 p2      41 h
        mov dword [esp + 4], edi          ;     6.0 p3+p4   41 h
        mov edi, dword [esi + 8]          ;     3.0 p2      41 h
        mov dword [esp + 8], edi          ;     6.0 p3+p4   41 h
        mov edi, dword [esi + 12]         ;     4.0 p2      41 h
        mov dword [esp + 12], edi         ;     7.0 p3+p4   41 h
        mov esi, dword [esi + 16]         ;     5.0 p2      41 h
        mov dword [esp + 16], esi         ;     8.0 p3+p4   41 h
        mov esi, dword [esp + 84]         ;     6.0 p2      41 h
        shl esi, 6                        ;     9.0 p0      41 h
        add esi, dword [esp + 80]         ;    10.0 p1+p2   41 h
        mov dword [esp + 20], esi         ;    11.0 p3+p4   41 h
        cmp dword [esp + 84], 0           ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 80]         ;                    resident
        mov edi, dword [esp + 12]         ;                    resident
        mov ebp, dword [esp + 4]          ;                    resident
        mov eax, dword [esp + 16]         ;                    resident
        align 16
.blocks_1:
        mov ecx, dword [esp + 8]          ;     0.0 p2      36 v[2]
        rol ecx, 0xa                      ;     3.0 p0      36 v[2]
        mov edx, ecx                      ;     4.0 p1      25 sum copy
        mov ebx, ebp                      ;     1.3 p0      25 sum copy
        xor ebx, edi                      ;     2.3 p1      25 sum
        xor ebx, dword [esp + 8]          ;     3.3 p0+p2   25 sum
        xor edx, ebp                      ;     5.0 p1      25 sum
        add ebx, dword [esi]              ;     4.3 p0+p2   34 sum
        add ebx, dword [esp + 0]          ;     5.3 p1+p2   34 sum
        rol ebx, 0xb                      ;     6.3 p0      35 v[0]
        add ebx, eax                      ;     7.3 p1      35 v[0]
        xor edx, ebx                      ;     8.3 p0      25 sum
        add edx, eax                      ;     9.3 p1      34 sum
        mov dword [esp + 24], ecx         ;     5.3 p3+p4   36 v[2] spill
        mov ecx, dword [esi + 4]          ;     6.0 p2      34 sum
        add edx, ecx                      ;    10.3 p0      34 sum
        rol edx, 0xe                      ;    11.3 p0      35 v[4]
        add edx, edi                      ;    12.3 p1      35 v[4]
        mov ecx, ebp                      ;     8.0 p1      36 v[1] copy
        rol ecx, 0xa                      ;     9.0 p0      36 v[1]
        mov dword [esp + 28], eax         ;     8.0 p3+p4   44 x[4] spill
        mov eax, ebx                      ;     9.0 p1      25 sum copy
        xor eax, ecx                      ;    10.0 p0      25 sum
        xor eax, edx                      ;    13.3 p1      25 sum
        rol ebx, 0xa                      ;    10.3 p0      36 v[0]
        add eax, edi                      ;    14.3 p1      34 sum
        add eax, dword [esi + 8]          ;    15.3 p0+p2   34 sum
        rol eax, 0xf                      ;    16.3 p0      35 v[3]
        mov dword [esp + 32], ebp         ;    11.3 p3+p4   44 x[1] spill
        add eax, dword [esp + 24]         ;    17.3 p1+p2   35 v[3]
        mov ebp, dword [esi + 12]         ;    13.0 p2      34 sum
        mov dword [esp + 36], edi         ;    13.0 p3+p4   44 x[3] spill
        mov edi, edx                      ;    13.7 p1      25 sum copy
        xor edi, ebx                      ;    14.7 p0      25 sum
        xor edi, eax                      ;    18.3 p1      25 sum
        rol edx, 0xa                      ;    15.0 p0      36 v[4]
        add edi, ebp                      ;    19.3 p1      34 sum
        add edi, dword [esp + 24]         ;    20.3 p0+p2   34 sum
        rol edi, 0xc                      ;    21.3 p0      35 v[2]
        add edi, ecx                      ;    22.3 p1      35 v[2]
        mov ebp, dword [esi + 16]         ;    16.7 p2      34 sum
        mov dword [esp + 40], esi         ;    17.0 p3+p4   34 sum spill
        mov esi, edx                      ;    17.7 p1      25 sum copy
        xor esi, eax                      ;    18.7 p0      25 sum
        xor esi, edi                      ;    23.3 p1      25 sum
        rol eax, 0xa                      ;    19.0 p0      36 v[3]
        add esi, ebp                      ;    24.3 p1      34 sum
        add esi, ecx                      ;    25.3 p0      34 sum
        rol esi, 5                        ;    26.3 p0      35 v[1]
        add esi, ebx                      ;    27.3 p1      35 v[1]
        mov ebp, dword [esp + 40]         ;    20.3 p2      34 sum reload
        add ebx, dword [ebp + 20]         ;    26.3 p1+p2   34 sum
        mov dword [esp + 44], ecx         ;    21.3 p3+p4   36 v[1] spill
        mov ecx, eax                      ;    22.0 p0      25 sum copy
        xor ecx, edi                      ;    23.3 p1      25 sum
        xor ecx, esi                      ;    28.3 p0      25 sum
        add ebx, ecx                      ;    29.3 p1      34 sum
        rol ebx, 8                        ;    30.3 p0      35 v[0]
        mov ecx, dword [ebp + 24]         ;    23.7 p2      34 sum
        add ecx, edx                      ;    26.7 p1      34 sum
        add edx, ebx                      ;    31.3 p0      35 v[0]
        rol edi, 0xa                      ;    26.0 p0      36 v[2]
        mov ebx, edi                      ;    27.0 p1      25 sum copy
        xor ebx, esi                      ;    28.3 p1      25 sum
        xor ebx, edx                      ;    32.3 p0      25 sum
        add ecx, ebx                      ;    33.3 p1      34 sum
        rol ecx, 7                        ;    34.3 p0      35 v[4]
        rol esi, 0xa                      ;    29.0 p0      36 v[1]
        mov ebx, dword [ebp + 28]         ;    27.0 p2      34 sum
        add ebx, eax                      ;    30.0 p1      34 sum
        add eax, ecx                      ;    35.3 p1      35 v[4]
        mov ecx, esi                      ;    30.0 p0      25 sum copy
        xor ecx, edx                      ;    32.3 p1      25 sum
        xor ecx, eax                      ;    36.3 p0      25 sum
        add ebx, ecx                      ;    37.3 p1      34 sum
        rol ebx, 9                        ;    38.3 p0      35 v[3]
        rol edx, 0xa                      ;    33.0 p0      36 v[0]
        mov ecx, dword [ebp + 32]         ;    30.0 p2      34 sum
        add ecx, edi                      ;    33.0 p1      34 sum
        add edi, ebx                      ;    39.3 p1      35 v[3]
        mov ebx, edx                      ;    34.0 p0      25 sum copy
        xor ebx, eax                      ;    36.3 p1      25 sum
        xor ebx, edi                      ;    40.3 p0      25 sum
        add ecx, ebx                      ;    41.3 p1      34 sum
        rol ecx, 0xb                      ;    42.3 p0      35 v[2]
        rol eax, 0xa                      ;    37.0 p0      36 v[4]
        mov ebx, dword [ebp + 36]         ;    33.0 p2      34 sum
        add ebx, esi                      ;    36.7 p1      34 sum
        add esi, ecx                      ;    43.3 p1      35 v[2]
        mov ecx, eax                      ;    38.0 p0      25 sum copy
        xor ecx, edi                      ;    40.3 p1      25 sum
        xor ecx, esi                      ;    44.3 p0      25 sum
        add ebx, ecx                      ;    45.3 p1      34 sum
        rol edi, 0xa                      ;    40.3 p0      36 v[3]
        mov ecx, dword [ebp + 40]         ;    35.7 p2      34 sum
        rol ebx, 0xd                      ;    46.3 p0      35 v[1]
        add ebx, edx                      ;    47.3 p1      35 v[1]
        add edx, ecx                      ;    41.7 p1      34 sum
        mov ecx, edi                      ;    42.0 p0      25 sum copy
        xor ecx, esi                      ;    44.3 p1      25 sum
        rol esi, 0xa                      ;    44.3 p0      36 v[2]
        xor ecx, ebx                      ;    48.3 p1      25 sum
        add edx, ecx                      ;    49.3 p0      34 sum
        mov ecx, dword [ebp + 44]         ;    38.7 p2      34 sum
        add ecx, eax                      ;    44.7 p1      34 sum
        rol edx, 0xe                      ;    50.3 p0      35 v[0]
        add eax, edx                      ;    51.3 p1      35 v[0]
        mov edx, esi                      ;    46.0 p0      25 sum copy
        xor edx, ebx                      ;    48.3 p1      25 sum
        xor edx, eax                      ;    52.3 p0      25 sum
        add ecx, edx                      ;    53.3 p1      34 sum
        mov edx, dword [ebp + 48]         ;    41.3 p2      34 sum
        rol ecx, 0xf                      ;    54.3 p0      35 v[4]
        add edx, edi                      ;    48.7 p1      34 sum
        rol ebx, 0xa                      ;    49.0 p0      36 v[1]
        add edi, ecx                      ;    55.3 p1      35 v[4]
        mov ecx, ebx                      ;    50.0 p0      25 sum copy
        xor ecx, eax                      ;    52.3 p1      25 sum
        xor ecx, edi                      ;    56.3 p0      25 sum
        add edx, ecx                      ;    57.3 p1      34 sum
        rol edx, 6                        ;    58.3 p0      35 v[3]
        rol eax, 0xa                      ;    53.0 p0      36 v[0]
        mov ecx, dword [ebp + 52]         ;    45.0 p2      34 sum
        add ecx, esi                      ;    52.7 p1      34 sum
        add esi, edx                      ;    59.3 p1      35 v[3]
        mov edx, eax                      ;    54.0 p0      25 sum copy
        xor edx, edi                      ;    56.3 p1      25 sum
        rol edi, 0xa                      ;    56.3 p0      36 v[4]
        xor edx, esi                      ;    60.3 p1      25 sum
        add ecx, edx                      ;    61.3 p0      34 sum
        rol ecx, 7                        ;    62.3 p0      35 v[2]
        mov edx, dword [ebp + 56]         ;    48.0 p2      34 sum
        add edx, ebx                      ;    56.7 p1      34 sum
        add ebx, ecx                      ;    63.3 p1      35 v[2]
        mov ecx, edi                      ;    58.0 p0      25 sum copy
        xor ecx, esi                      ;    60.3 p1      25 sum
        rol esi, 0xa                      ;    60.3 p0      36 v[3]
        xor ecx, ebx                      ;    64.3 p1      25 sum
        add edx, ecx                      ;    65.3 p0      34 sum
        rol edx, 9                        ;    66.3 p0      35 v[1]
        mov ecx, dword [ebp + 60]         ;    51.0 p2      34 sum
        add ecx, eax                      ;    60.7 p1      34 sum
        add eax, edx                      ;    67.3 p1      35 v[1]
        mov edx, esi                      ;    62.0 p0      25 sum copy
        xor edx, ebx                      ;    64.3 p1      25 sum
        xor edx, eax                      ;    68.3 p0      25 sum
        add ecx, edx                      ;    69.3 p1      34 sum
        rol ecx, 8                        ;    70.3 p0      35 v[0]
        mov edx, dword [ebp + 28]         ;    53.7 p2      34 sum
        rol ebx, 0xa                      ;    65.0 p0      36 v[2]
        lea edx, [edx + edi + 1518500249] ;    66.0 p0      34 sum
        add edi, ecx                      ;    71.3 p1      35 v[0]
        mov ecx, ebx                      ;    66.0 p1      25 sum copy
        xor ecx, eax                      ;    68.3 p1      25 sum
        and ecx, edi                      ;    72.3 p0      25 sum
        xor ecx, ebx                      ;    73.3 p1      25 sum
        rol eax, 0xa                      ;    68.3 p0      36 v[1]
        add edx, ecx                      ;    74.3 p1      34 sum
        rol edx, 7                        ;    75.3 p0      35 v[4]
        mov ecx, dword [ebp + 16]         ;    58.3 p2      34 sum
        lea ecx, [ecx + esi + 1518500249] ;    70.0 p0      34 sum
        add esi, edx                      ;    76.3 p1      35 v[4]
        mov edx, edi                      ;    72.3 p1      25 sum copy
        xor edx, eax                      ;    73.3 p0      25 sum
        and edx, esi                      ;    77.3 p1      25 sum
        xor edx, eax                      ;    78.3 p0      25 sum
        add ecx, edx                      ;    79.3 p1      34 sum
        rol ecx, 6                        ;    80.3 p0      35 v[3]
        rol edi, 0xa                      ;    74.0 p0      36 v[0]
        mov edx, dword [ebp + 52]         ;    62.3 p2      34 sum
        lea edx, [edx + ebx + 1518500249] ;    75.0 p0      34 sum
        add ebx, ecx                      ;    81.3 p1      35 v[3]
        mov ecx, edi                      ;    75.0 p1      25 sum copy
        xor ecx, esi                      ;    77.3 p1      25 sum
        and ecx, ebx                      ;    82.3 p0      25 sum
        xor ecx, edi                      ;    83.3 p1      25 sum
        add edx, ecx                      ;    84.3 p0      34 sum
        mov ecx, dword [ebp + 4]          ;    65.7 p2      34 sum
        rol edx, 8                        ;    85.3 p0      35 v[2]
        lea ecx, [ecx + eax + 1518500249] ;    79.0 p0      34 sum
        rol esi, 0xa                      ;    80.0 p0      36 v[4]
        add eax, edx                      ;    86.3 p1      35 v[2]
        mov edx, esi                      ;    81.0 p1      25 sum copy
        xor edx, ebx                      ;    82.3 p1      25 sum
        and edx, eax                      ;    87.3 p1      25 sum
        xor edx, esi                      ;    88.3 p0      25 sum
        add ecx, edx                      ;    89.3 p1      34 sum
        rol ebx, 0xa                      ;    82.3 p0      36 v[3]
        rol ecx, 0xd                      ;    90.3 p0      35 v[1]
        mov edx, dword [ebp + 40]         ;    72.0 p2      34 sum
        lea edx, [edx + edi + 1518500249] ;    84.0 p0      34 sum
        add edi, ecx                      ;    91.3 p1      35 v[1]
        mov ecx, ebx                      ;    83.7 p1      25 sum copy
        xor ecx, eax                      ;    87.3 p1      25 sum
        rol eax, 0xa                      ;    87.3 p0      36 v[2]
        and ecx, edi                      ;    92.3 p1      25 sum
        xor ecx, ebx                      ;    93.3 p0      25 sum
        add edx, ecx                      ;    94.3 p1      34 sum
        mov ecx, dword [ebp + 24]         ;    76.3 p2      34 sum
        rol edx, 0xb                      ;    95.3 p0      35 v[0]
        lea ecx, [ecx + esi + 1518500249] ;    88.0 p0      34 sum
        add esi, edx                      ;    96.3 p1      35 v[0]
        mov edx, eax                      ;    88.7 p1      25 sum copy
        xor edx, edi                      ;    92.3 p0      25 sum
        and edx, esi                      ;    97.3 p1      25 sum
        xor edx, eax                      ;    98.3 p0      25 sum
        add ecx, edx                      ;    99.3 p1      34 sum
        rol edi, 0xa                      ;    92.3 p0      36 v[1]
        mov edx, dword [ebp + 60]         ;    81.7 p2      34 sum
        rol ecx, 9                        ;   100.3 p0      35 v[4]
        lea edx, [edx + ebx + 1518500249] ;    93.0 p0      34 sum
        add ebx, ecx                      ;   101.3 p1      35 v[4]
        mov ecx, edi                      ;    93.3 p1      25 sum copy
        xor ecx, esi                      ;    97.3 p1      25 sum
        and ecx, ebx                      ;   102.3 p0      25 sum
        xor ecx, edi                      ;   103.3 p1      25 sum
        add edx, ecx                      ;   104.3 p0      34 sum
        mov ecx, dword [ebp + 12]         ;    85.7 p2      34 sum
        rol edx, 7                        ;   105.3 p0      35 v[3]
        lea ecx, [ecx + eax + 1518500249] ;    97.0 p0      34 sum
        rol esi, 0xa                      ;    98.0 p0      36 v[0]
        add eax, edx                      ;   106.3 p1      35 v[3]
        mov edx, esi                      ;    99.0 p1      25 sum copy
        xor edx, ebx                      ;   102.3 p1      25 sum
        and edx, eax                      ;   107.3 p1      25 sum
        xor edx, esi                      ;   108.3 p0      25 sum
        add ecx, edx                      ;   109.3 p1      34 sum
        rol ecx, 0xf                      ;   110.3 p0      35 v[2]
        mov edx, dword [ebp + 48]         ;    91.3 p2      34 sum
        rol ebx, 0xa                      ;   102.3 p0      36 v[4]
        lea edx, [edx + edi + 1518500249] ;   102.0 p0      34 sum
        add edi, ecx                      ;   111.3 p1      35 v[2]
        mov ecx, ebx                      ;   103.3 p1      25 sum copy
        xor ecx, eax                      ;   107.3 p1      25 sum
        rol eax, 0xa                      ;   107.3 p0      36 v[3]
        and ecx, edi                      ;   112.3 p1      25 sum
        xor ecx, ebx                      ;   113.3 p0      25 sum
        add edx, ecx                      ;   114.3 p1      34 sum
        mov ecx, dword [ebp]              ;    95.7 p2      34 sum
        lea ecx, [ecx + esi + 1518500249] ;   105.0 p0      34 sum
        rol edx, 7                        ;   115.3 p0      35 v[1]
        add esi, edx                      ;   116.3 p1      35 v[1]
        mov edx, eax                      ;   108.3 p1      25 sum copy
        xor edx, edi                      ;   112.3 p0      25 sum
        and edx, esi                      ;   117.3 p1      25 sum
        xor edx, eax                      ;   118.3 p0      25 sum
        add ecx, edx                      ;   119.3 p1      34 sum
        rol ecx, 0xc                      ;   120.3 p0      35 v[0]
        rol edi, 0xa                      ;   112.3 p0      36 v[2]
        mov edx, dword [ebp + 36]         ;   101.3 p2      34 sum
        lea edx, [edx + ebx + 1518500249] ;   111.0 p0      34 sum
        add ebx, ecx                      ;   121.3 p1      35 v[0]
        mov ecx, edi                      ;   113.3 p1      25 sum copy
        xor ecx, esi                      ;   117.3 p1      25 sum
        and ecx, ebx                      ;   122.3 p0      25 sum
        xor ecx, edi                      ;   123.3 p1      25 sum
        add edx, ecx                      ;   124.3 p0      34 sum
        rol edx, 0xf                      ;   125.3 p0      35 v[4]
        rol esi, 0xa                      ;   117.3 p0      36 v[1]
        mov ecx, dword [ebp + 20]         ;   106.7 p2      34 sum
        lea ecx, [ecx + eax + 1518500249] ;   116.0 p0      34 sum
        add eax, edx                      ;   126.3 p1      35 v[4]
        mov edx, esi                      ;   118.3 p1      25 sum copy
        xor edx, ebx                      ;   122.3 p1      25 sum
        and edx, eax                      ;   127.3 p1      25 sum
        xor edx, esi                      ;   128.3 p0      25 sum
        add ecx, edx                      ;   129.3 p1      34 sum
        mov edx, dword [ebp + 8]          ;   111.3 p2      34 sum
        rol ebx, 0xa                      ;   122.3 p0      36 v[0]
        lea edx, [edx + edi + 1518500249] ;   119.0 p0      34 sum
        rol ecx, 9                        ;   130.3 p0      35 v[3]
        add edi, ecx                      ;   131.3 p1      35 v[3]
        mov ecx, ebx                      ;   123.3 p1      25 sum copy
        xor ecx, eax                      ;   127.3 p1      25 sum
        and ecx, edi                      ;   132.3 p0      25 sum
        xor ecx, ebx                      ;   133.3 p1      25 sum
        add edx, ecx                      ;   134.3 p0      34 sum
        mov ecx, dword [ebp + 56]         ;   115.3 p2      34 sum
        lea ecx, [ecx + esi + 1518500249] ;   123.0 p0      34 sum
        rol edx, 0xb                      ;   135.3 p0      35 v[2]
        add esi, edx                      ;   136.3 p1      35 v[2]
        rol eax, 0xa                      ;   127.3 p0      36 v[4]
        mov edx, eax                      ;   128.3 p1      25 sum copy
        xor edx, edi                      ;   132.3 p1      25 sum
        and edx, esi                      ;   137.3 p1      25 sum
        rol edi, 0xa                      ;   132.3 p0      36 v[3]
        xor edx, eax                      ;   138.3 p1      25 sum
        add ecx, edx                      ;   139.3 p0      34 sum
        mov edx, dword [ebp + 44]         ;   121.7 p2      34 sum
        rol ecx, 7                        ;   140.3 p0      35 v[1]
        lea edx, [edx + ebx + 1518500249] ;   129.0 p0      34 sum
        add ebx, ecx                      ;   141.3 p1      35 v[1]
        mov ecx, edi                      ;   133.3 p1      25 sum copy
        xor ecx, esi                      ;   137.3 p1      25 sum
        and ecx, ebx                      ;   142.3 p0      25 sum
        rol esi, 0xa                      ;   137.3 p0      36 v[2]
        xor ecx, edi                      ;   143.3 p1      25 sum
        add edx, ecx                      ;   144.3 p1      34 sum
        rol edx, 0xd                      ;   145.3 p0      35 v[0]
        mov ecx, dword [ebp + 32]         ;   127.0 p2      34 sum
        lea ecx, [ecx + eax + 1518500249] ;   133.0 p0      34 sum
        add eax, edx                      ;   146.3 p1      35 v[0]
        mov edx, eax                      ;   147.3 p1      25 sum copy
        not edx                           ;   148.3 p0      25 sum
        mov ebp, esi                      ;   138.3 p1      25 sum copy
        xor ebp, ebx                      ;   142.3 p0      25 sum
        and ebp, eax                      ;   147.3 p1      25 sum
        xor ebp, esi                      ;   148.3 p0      25 sum
        add ecx, ebp                      ;   149.3 p1      34 sum
        rol ecx, 0xc                      ;   150.3 p0      35 v[4]
        lea ebp, [edi + ecx]              ;   151.3 p0      35 v[4]
        mov ecx, dword [esp + 40]         ;   132.3 p2      34 sum reload
        rol ebx, 0xa                      ;   142.3 p0      36 v[1]
        add edi, dword [ecx + 12]         ;   138.3 p1+p2   34 sum
        or edx, ebp                       ;   152.3 p1      25 sum
        xor edx, ebx                      ;   153.3 p1      25 sum
        lea edi, [edi + edx + 1859775393] ;   154.3 p0      34 sum
        rol edi, 0xb                      ;   155.3 p0      35 v[3]
        rol eax, 0xa                      ;   147.3 p0      36 v[0]
        mov edx, dword [ecx + 40]         ;   137.3 p2      34 sum
        lea edx, [edx + esi + 1859775393] ;   143.0 p0      34 sum
        add esi, edi                      ;   156.3 p1      35 v[3]
        mov edi, ebp                      ;   152.3 p1      25 sum copy
        not edi                           ;   153.3 p1      25 sum
        or edi, esi                       ;   157.3 p1      25 sum
        xor edi, eax                      ;   158.3 p0      25 sum
        add edx, edi                      ;   159.3 p1      34 sum
        mov edi, dword [ecx + 56]         ;   140.7 p2      34 sum
        lea edi, [edi + ebx + 1859775393] ;   145.0 p0      34 sum
        rol edx, 0xd                      ;   160.3 p0      35 v[2]
        add ebx, edx                      ;   161.3 p1      35 v[2]
        mov edx, esi                      ;   157.3 p1      25 sum copy
        not edx                           ;   158.3 p0      25 sum
        or edx, ebx                       ;   162.3 p1      25 sum
        rol esi, 0xa                      ;   157.3 p0      36 v[3]
        rol ebp, 0xa                      ;   152.3 p0      36 v[4]
        xor edx, ebp                      ;   163.3 p1      25 sum
        add edi, edx                      ;   164.3 p1      34 sum
        rol edi, 6                        ;   165.3 p0      35 v[1]
        mov edx, dword [ecx + 16]         ;   147.0 p2      34 sum
        lea edx, [edx + eax + 1859775393] ;   151.0 p0      34 sum
        add eax, edi                      ;   166.3 p1      35 v[1]
        mov edi, ebx                      ;   162.3 p1      25 sum copy
        not edi                           ;   163.3 p0      25 sum
        or edi, eax                       ;   167.3 p1      25 sum
        xor edi, esi                      ;   168.3 p0      25 sum
        add edx, edi                      ;   169.3 p1      34 sum
        mov edi, dword [ecx + 36]         ;   151.0 p2      34 sum
        rol ebx, 0xa                      ;   162.3 p0      36 v[2]
        rol edx, 7                        ;   170.3 p0      35 v[0]
        lea edi, [edi + ebp + 1859775393] ;   156.0 p0      34 sum
        add ebp, edx                      ;   171.3 p1      35 v[0]
        mov edx, eax                      ;   167.3 p1      25 sum copy
        not edx                           ;   168.3 p1      25 sum
        or edx, ebp                       ;   172.3 p0      25 sum
        xor edx, ebx                      ;   173.3 p1      25 sum
        add edi, edx                      ;   174.3 p0      34 sum
        mov edx, dword [ecx + 60]         ;   156.3 p2      34 sum
        lea edx, [edx + esi + 1859775393] ;   159.3 p0      34 sum
        rol eax, 0xa                      ;   167.3 p0      36 v[1]
        rol edi, 0xe                      ;   175.3 p0      35 v[4]
        add esi, edi                      ;   176.3 p1      35 v[4]
        mov edi, ebp                      ;   172.3 p1      25 sum copy
        not edi                           ;   173.3 p1      25 sum
        or edi, esi                       ;   177.3 p1      25 sum
        xor edi, eax                      ;   178.3 p0      25 sum
        add edx, edi                      ;   179.3 p1      34 sum
        rol edx, 9                        ;   180.3 p0      35 v[3]
        mov edi, dword [ecx + 32]         ;   161.0 p2      34 sum
        lea edi, [edi + ebx + 1859775393] ;   164.0 p0      34 sum
        add ebx, edx                      ;   181.3 p1      35 v[3]
        mov edx, esi                      ;   177.3 p1      25 sum copy
        rol ebp, 0xa                      ;   172.3 p0      36 v[0]
        not edx                           ;   178.3 p1      25 sum
        or edx, ebx                       ;   182.3 p0      25 sum
        xor edx, ebp                      ;   183.3 p1      25 sum
        add edi, edx                      ;   184.3 p0      34 sum
        rol edi, 0xd                      ;   185.3 p0      35 v[2]
        mov edx, dword [ecx + 4]          ;   166.3 p2      34 sum
        lea edx, [edx + eax + 1859775393] ;   169.3 p0      34 sum
        add eax, edi                      ;   186.3 p1      35 v[2]
        mov edi, ebx                      ;   182.3 p1      25 sum copy
        rol ebx, 0xa                      ;   182.3 p0      36 v[3]
        rol esi, 0xa                      ;   177.3 p0      36 v[4]
        not edi                           ;   183.3 p1      25 sum
        or edi, eax                       ;   187.3 p1      25 sum
        xor edi, esi                      ;   188.3 p1      25 sum
        add edx, edi                      ;   189.3 p0      34 sum
        rol edx, 0xf                      ;   190.3 p0      35 v[1]
        mov edi, dword [ecx + 8]          ;   171.3 p2      34 sum
        lea edi, [edi + ebp + 1859775393] ;   174.3 p0      34 sum
        add ebp, edx                      ;   191.3 p1      35 v[1]
        mov edx, eax                      ;   187.3 p1      25 sum copy
        not edx                           ;   188.3 p1      25 sum
        or edx, ebp                       ;   192.3 p0      25 sum
        xor edx, ebx                      ;   193.3 p1      25 sum
        add edi, edx                      ;   194.3 p0      34 sum
        mov edx, dword [ecx + 28]         ;   175.7 p2      34 sum
        rol edi, 0xe                      ;   195.3 p0      35 v[0]
        lea edx, [edx + esi + 1859775393] ;   178.7 p0      34 sum
        add esi, edi                      ;   196.3 p1      35 v[0]
        mov edi, ebp                      ;   192.3 p1      25 sum copy
        rol eax, 0xa                      ;   187.3 p0      36 v[2]
        not edi                           ;   193.3 p1      25 sum
        rol ebp, 0xa                      ;   192.3 p0      36 v[1]
        or edi, esi                       ;   197.3 p1      25 sum
        xor edi, eax                      ;   198.3 p1      25 sum
        add edx, edi                      ;   199.3 p0      34 sum
        rol edx, 8                        ;   200.3 p0      35 v[4]
        mov edi, dword [ecx]              ;   182.0 p2      34 sum
        lea edi, [edi + ebx + 1859775393] ;   185.0 p0      34 sum
        add ebx, edx                      ;   201.3 p1      35 v[4]
        mov edx, esi                      ;   197.3 p1      25 sum copy
        not edx                           ;   198.3 p0      25 sum
        or edx, ebx                       ;   202.3 p1      25 sum
        xor edx, ebp                      ;   203.3 p0      25 sum
        add edi, edx                      ;   204.3 p1      34 sum
        rol edi, 0xd                      ;   205.3 p0      35 v[3]
        mov edx, dword [ecx + 24]         ;   186.7 p2      34 sum
        lea edx, [edx + eax + 1859775393] ;   189.7 p0      34 sum
        add eax, edi                      ;   206.3 p1      35 v[3]
        mov edi, ebx                      ;   202.3 p0      25 sum copy
        not edi                           ;   203.3 p1      25 sum
        or edi, eax                       ;   207.3 p0      25 sum
        rol esi, 0xa                      ;   197.3 p0      36 v[0]
        xor edi, esi                      ;   208.3 p1      25 sum
        add edx, edi                      ;   209.3 p1      34 sum
        mov edi, dword [ecx + 52]         ;   190.3 p2      34 sum
        rol ebx, 0xa                      ;   202.3 p0      36 v[4]
        lea edi, [edi + ebp + 1859775393] ;   193.3 p0      34 sum
        rol edx, 6                        ;   210.3 p0      35 v[2]
        add ebp, edx                      ;   211.3 p1      35 v[2]
        mov edx, eax                      ;   207.3 p1      25 sum copy
        not edx                           ;   208.3 p0      25 sum
        or edx, ebp                       ;   212.3 p1      25 sum
        xor edx, ebx                      ;   213.3 p0      25 sum
        add edi, edx                      ;   214.3 p1      34 sum
        rol edi, 5                        ;   215.3 p0      35 v[1]
        mov edx, dword [ecx + 44]         ;   196.3 p2      34 sum
        lea edx, [edx + esi + 1859775393] ;   199.3 p0      34 sum
        add esi, edi                      ;   216.3 p1      35 v[1]
        rol eax, 0xa                      ;   207.3 p0      36 v[3]
        mov edi, ebp                      ;   212.3 p1      25 sum copy
        not edi                           ;   213.3 p0      25 sum
        or edi, esi                       ;   217.3 p1      25 sum
        xor edi, eax                      ;   218.3 p0      25 sum
        add edx, edi                      ;   219.3 p1      34 sum
        rol ebp, 0xa                      ;   212.3 p0      36 v[2]
        rol edx, 0xc                      ;   220.3 p0      35 v[0]
        mov edi, dword [ecx + 20]         ;   201.7 p2      34 sum
        lea edi, [edi + ebx + 1859775393] ;   204.7 p0      34 sum
        add ebx, edx                      ;   221.3 p1      35 v[0]
        mov edx, esi                      ;   217.3 p1      25 sum copy
        not edx                           ;   218.3 p0      25 sum
        or edx, ebx                       ;   222.3 p1      25 sum
        xor edx, ebp                      ;   223.3 p0      25 sum
        add edi, edx                      ;   224.3 p1      34 sum
        rol edi, 7                        ;   225.3 p0      35 v[4]
        rol esi, 0xa                      ;   217.3 p0      36 v[1]
        mov edx, dword [ecx + 48]         ;   207.0 p2      34 sum
        lea edx, [edx + eax + 1859775393] ;   210.0 p0      34 sum
        add eax, edi                      ;   226.3 p1      35 v[4]
        mov edi, ebx                      ;   222.3 p1      25 sum copy
        not edi                           ;   223.3 p0      25 sum
        or edi, eax                       ;   227.3 p1      25 sum
        xor edi, esi                      ;   228.3 p0      25 sum
        add edx, edi                      ;   229.3 p1      34 sum
        rol edx, 5                        ;   230.3 p0      35 v[3]
        rol ebx, 0xa                      ;   222.3 p0      36 v[0]
        mov edi, dword [ecx + 4]          ;   211.3 p2      34 sum
        lea edi, [edi + ebp - 1894007588] ;   214.3 p0      34 sum
        add ebp, edx                      ;   231.3 p1      35 v[3]
        mov edx, ebx                      ;   223.3 p1      26 sum copy
        not edx                           ;   224.3 p0      26 sum
        and edx, eax                      ;   227.3 p1      26 sum
        add edi, edx                      ;   228.3 p0      34 sum
        rol eax, 0xa                      ;   227.3 p0      36 v[4]
        mov edx, ebx                      ;   223.3 p1      26 sum copy
        and edx, ebp                      ;   232.3 p0      26 sum
        add edi, edx                      ;   233.3 p1      34 sum
        rol edi, 0xb                      ;   234.3 p0      35 v[2]
        mov edx, dword [ecx + 36]         ;   217.7 p2      34 sum
        lea edx, [edx + esi - 1894007588] ;   220.7 p0      34 sum
        add esi, edi                      ;   235.3 p1      35 v[2]
        mov edi, eax                      ;   228.3 p1      26 sum copy
        not edi                           ;   229.3 p0      26 sum
        and edi, ebp                      ;   232.3 p1      26 sum
        add edx, edi                      ;   233.3 p0      34 sum
        rol ebp, 0xa                      ;   232.3 p0      36 v[3]
        mov edi, eax                      ;   228.3 p1      26 sum copy
        and edi, esi                      ;   236.3 p1      26 sum
        add edx, edi                      ;   237.3 p0      34 sum
        rol edx, 0xc                      ;   238.3 p0      35 v[1]
        mov edi, dword [ecx + 44]         ;   223.0 p2      34 sum
        lea edi, [edi + ebx - 1894007588] ;   226.0 p0      34 sum
        add ebx, edx                      ;   239.3 p1      35 v[1]
        mov edx, ebp                      ;   233.3 p1      26 sum copy
        not edx                           ;   234.3 p0      26 sum
        and edx, esi                      ;   236.3 p1      26 sum
        add edi, edx                      ;   237.3 p0      34 sum
        mov edx, ebp                      ;   233.3 p1      26 sum copy
        and edx, ebx                      ;   240.3 p0      26 sum
        add edi, edx                      ;   241.3 p1      34 sum
        rol esi, 0xa                      ;   236.3 p0      36 v[2]
        mov edx, dword [ecx + 40]         ;   228.7 p2      34 sum
        lea edx, [edx + eax - 1894007588] ;   231.7 p0      34 sum
        rol edi, 0xe                      ;   242.3 p0      35 v[0]
        add eax, edi                      ;   243.3 p1      35 v[0]
        mov edi, esi                      ;   237.3 p0      26 sum copy
        not edi                           ;   238.3 p1      26 sum
        and edi, ebx                      ;   240.3 p0      26 sum
        add edx, edi                      ;   241.3 p1      34 sum
        mov edi, esi                      ;   237.3 p0      26 sum copy
        rol ebx, 0xa                      ;   240.3 p0      36 v[1]
        and edi, eax                      ;   244.3 p1      26 sum
        add edx, edi                      ;   245.3 p1      34 sum
        mov edi, dword [ecx]              ;   234.3 p2      34 sum
        rol edx, 0xf                      ;   246.3 p0      35 v[4]
        lea edi, [edi + ebp - 1894007588] ;   237.3 p0      34 sum
        add ebp, edx                      ;   247.3 p1      35 v[4]
        mov edx, ebx                      ;   241.3 p1      26 sum copy
        not edx                           ;   242.3 p0      26 sum
        and edx, eax                      ;   244.3 p1      26 sum
        add edi, edx                      ;   245.3 p0      34 sum
        rol eax, 0xa                      ;   244.3 p0      36 v[0]
        mov edx, ebx                      ;   241.3 p1      26 sum copy
        and edx, ebp                      ;   248.3 p1      26 sum
        add edi, edx                      ;   249.3 p0      34 sum
        rol edi, 0xe                      ;   250.3 p0      35 v[3]
        mov edx, dword [ecx + 32]         ;   238.7 p2      34 sum
        lea edx, [edx + esi - 1894007588] ;   243.3 p0      34 sum
        add esi, edi                      ;   251.3 p1      35 v[3]
        mov edi, eax                      ;   245.3 p1      26 sum copy
        not edi                           ;   246.3 p1      26 sum
        and edi, ebp                      ;   248.3 p0      26 sum
        add edx, edi                      ;   249.3 p1      34 sum
        rol ebp, 0xa                      ;   248.3 p0      36 v[4]
        mov edi, eax                      ;   245.3 p1      26 sum copy
        and edi, esi                      ;   252.3 p0      26 sum
        add edx, edi                      ;   253.3 p1      34 sum
        rol edx, 0xf                      ;   254.3 p0      35 v[2]
        mov edi, dword [ecx + 48]         ;   242.7 p2      34 sum
        lea edi, [edi + ebx - 1894007588] ;   248.3 p0      34 sum
        add ebx, edx                      ;   255.3 p1      35 v[2]
        mov edx, ebp                      ;   249.3 p1      26 sum copy
        not edx                           ;   250.3 p0      26 sum
        and edx, esi                      ;   252.3 p1      26 sum
        add edi, edx                      ;   253.3 p0      34 sum
        mov edx, ebp                      ;   250.3 p1      26 sum copy
        and edx, ebx                      ;   256.3 p0      26 sum
        rol esi, 0xa                      ;   252.3 p0      36 v[3]
        add edi, edx                      ;   257.3 p1      34 sum
        rol edi, 9                        ;   258.3 p0      35 v[1]
        mov edx, dword [ecx + 16]         ;   246.7 p2      34 sum
        lea edx, [edx + eax - 1894007588] ;   254.3 p0      34 sum
        add eax, edi                      ;   259.3 p1      35 v[1]
        mov edi, esi                      ;   253.3 p1      26 sum copy
        not edi                           ;   254.3 p1      26 sum
        and edi, ebx                      ;   256.3 p0      26 sum
        add edx, edi                      ;   257.3 p1      34 sum
        rol ebx, 0xa                      ;   256.3 p0      36 v[2]
        mov edi, esi                      ;   256.3 p1      26 sum copy
        and edi, eax                      ;   260.3 p0      26 sum
        add edx, edi                      ;   261.3 p1      34 sum
        rol edx, 8                        ;   262.3 p0      35 v[0]
        mov edi, dword [ecx + 52]         ;   250.7 p2      34 sum
        lea edi, [edi + ebp - 1894007588] ;   259.3 p0      34 sum
        add ebp, edx                      ;   263.3 p1      35 v[0]
        mov edx, ebx                      ;   259.3 p1      26 sum copy
        not edx                           ;   260.3 p0      26 sum
        and edx, eax                      ;   261.3 p1      26 sum
        add edi, edx                      ;   262.3 p0      34 sum
        rol eax, 0xa                      ;   262.3 p0      36 v[1]
        mov edx, ebx                      ;   261.3 p1      26 sum copy
        and edx, ebp                      ;   264.3 p1      26 sum
        add edi, edx                      ;   265.3 p0      34 sum
        rol edi, 9                        ;   266.3 p0      35 v[4]
        mov edx, dword [ecx + 12]         ;   254.7 p2      34 sum
        lea edx, [edx + esi - 1894007588] ;   265.3 p0      34 sum
        add esi, edi                      ;   267.3 p1      35 v[4]
        mov edi, eax                      ;   264.3 p1      26 sum copy
        not edi                           ;   265.3 p1      26 sum
        and edi, ebp                      ;   266.3 p0      26 sum
        add edx, edi                      ;   267.3 p1      34 sum
        rol ebp, 0xa                      ;   267.3 p0      36 v[0]
        mov edi, eax                      ;   267.3 p1      26 sum copy
        and edi, esi                      ;   268.3 p0      26 sum
        add edx, edi                      ;   269.3 p1      34 sum
        rol edx, 0xe                      ;   270.3 p0      35 v[3]
        mov edi, dword [ecx + 28]         ;   258.7 p2      34 sum
        lea edi, [edi + ebx - 1894007588] ;   270.3 p0      34 sum
        add ebx, edx                      ;   271.3 p1      35 v[3]
        mov edx, ebp                      ;   270.3 p1      26 sum copy
        not edx                           ;   271.3 p0      26 sum
        and edx, esi                      ;   272.3 p1      26 sum
        add edi, edx                      ;   273.3 p0      34 sum
        mov edx, ebp                      ;   272.3 p1      26 sum copy
        and edx, ebx                      ;   273.3 p0      26 sum
        add edi, edx                      ;   274.3 p1      34 sum
        mov edx, dword [ecx + 60]         ;   262.0 p2      34 sum
        rol edi, 5                        ;   275.3 p0      35 v[2]
        lea edx, [edx + eax - 1894007588] ;   275.3 p0      34 sum
        add eax, edi                      ;   276.3 p1      35 v[2]
        rol esi, 0xa                      ;   276.3 p0      36 v[4]
        mov edi, esi                      ;   277.3 p1      26 sum copy
        not edi                           ;   278.3 p1      26 sum
        and edi, ebx                      ;   279.3 p0      26 sum
        rol ebx, 0xa                      ;   278.3 p0      36 v[3]
        add edx, edi                      ;   280.3 p1      34 sum
        mov edi, esi                      ;   278.3 p1      26 sum copy
        and edi, eax                      ;   279.3 p0      26 sum
        add edx, edi                      ;   281.3 p1      34 sum
        rol edx, 6                        ;   282.3 p0      35 v[1]
        mov edi, dword [ecx + 56]         ;   266.7 p2      34 sum
        lea edi, [edi + ebp - 1894007588] ;   281.3 p0      34 sum
        add ebp, edx                      ;   283.3 p1      35 v[1]
        mov edx, ebx                      ;   281.3 p1      26 sum copy
        not edx                           ;   282.3 p0      26 sum
        and edx, eax                      ;   283.3 p1      26 sum
        add edi, edx                      ;   284.3 p0      34 sum
        rol eax, 0xa                      ;   284.3 p0      36 v[2]
        mov edx, ebx                      ;   283.3 p1      26 sum copy
        and edx, ebp                      ;   284.3 p1      26 sum
        add edi, edx                      ;   285.3 p0      34 sum
        rol edi, 8                        ;   286.3 p0      35 v[0]
        mov edx, dword [ecx + 20]         ;   270.7 p2      34 sum
        lea edx, [edx + esi - 1894007588] ;   287.3 p0      34 sum
        add esi, edi                      ;   287.3 p1      35 v[0]
        mov edi, eax                      ;   286.3 p1      26 sum copy
        not edi                           ;   287.3 p1      26 sum
        and edi, ebp                      ;   288.3 p0      26 sum
        add edx, edi                      ;   289.3 p1      34 sum
        rol ebp, 0xa                      ;   289.3 p0      36 v[1]
        mov edi, eax                      ;   289.3 p1      26 sum copy
        and edi, esi                      ;   290.3 p0      26 sum
        add edx, edi                      ;   291.3 p1      34 sum
        rol edx, 6                        ;   292.3 p0      35 v[4]
        mov edi, dword [ecx + 24]         ;   275.0 p2      34 sum
        lea edi, [edi + ebx - 1894007588] ;   292.3 p0      34 sum
        add ebx, edx                      ;   293.3 p1      35 v[4]
        mov edx, ebp                      ;   292.3 p1      26 sum copy
        not edx                           ;   293.3 p0      26 sum
        and edx, esi                      ;   294.3 p1      26 sum
        add edi, edx                      ;   295.3 p0      34 sum
        rol esi, 0xa                      ;   295.3 p0      36 v[0]
        mov edx, ebp                      ;   294.3 p1      26 sum copy
        and edx, ebx                      ;   295.3 p1      26 sum
        add edi, edx                      ;   296.3 p0      34 sum
        rol edi, 5                        ;   297.3 p0      35 v[3]
        mov edx, dword [ecx + 8]          ;   281.7 p2      34 sum
        lea edx, [edx + eax - 1894007588] ;   298.3 p0      34 sum
        add eax, edi                      ;   298.3 p1      35 v[3]
        mov edi, esi                      ;   297.3 p1      26 sum copy
        not edi                           ;   298.3 p1      26 sum
        and edi, ebx                      ;   299.3 p0      26 sum
        add edx, edi                      ;   300.3 p1      34 sum
        mov edi, esi                      ;   300.3 p0      26 sum copy
        and edi, eax                      ;   301.3 p1      26 sum
        add edx, edi                      ;   302.3 p0      34 sum
        mov edi, dword [ecx + 16]         ;   285.7 p2      34 sum
        rol ebx, 0xa                      ;   302.3 p0      36 v[4]
        rol edx, 0xc                      ;   303.3 p0      35 v[2]
        lea edi, [edi + ebp - 1454113458] ;   304.3 p0      34 sum
        add ebp, edx                      ;   304.3 p1      35 v[2]
        mov edx, ebx                      ;   303.3 p1      26 sum copy
        not edx                           ;   304.3 p1      26 sum
        or edx, eax                       ;   305.3 p1      26 sum
        rol eax, 0xa                      ;   305.3 p0      36 v[3]
        xor edx, ebp                      ;   306.3 p1      26 sum
        add edi, edx                      ;   307.3 p0      34 sum
        mov edx, dword [ecx]              ;   289.7 p2      34 sum
        lea edx, [edx + esi - 1454113458] ;   307.3 p0      34 sum
        rol edi, 9                        ;   308.3 p0      35 v[1]
        add esi, edi                      ;   309.3 p1      35 v[1]
        mov edi, eax                      ;   307.3 p1      26 sum copy
        not edi                           ;   308.3 p1      26 sum
        or edi, ebp                       ;   309.3 p0      26 sum
        xor edi, esi                      ;   310.3 p1      26 sum
        add edx, edi                      ;   311.3 p0      34 sum
        mov edi, dword [ecx + 20]         ;   294.3 p2      34 sum
        lea edi, [edi + ebx - 1454113458] ;   311.3 p0      34 sum
        rol edx, 0xf                      ;   312.3 p0      35 v[0]
        rol ebp, 0xa                      ;   313.3 p0      36 v[2]
        add ebx, edx                      ;   313.3 p1      35 v[0]
        mov edx, ebp                      ;   314.3 p1      26 sum copy
        not edx                           ;   315.3 p1      26 sum
        or edx, esi                       ;   316.3 p1      26 sum
        xor edx, ebx                      ;   317.3 p0      26 sum
        add edi, edx                      ;   318.3 p1      34 sum
        rol edi, 5                        ;   319.3 p0      35 v[4]
        rol esi, 0xa                      ;   316.3 p0      36 v[1]
        mov edx, dword [ecx + 36]         ;   299.7 p2      34 sum
        lea edx, [edx + eax - 1454113458] ;   317.3 p0      34 sum
        add eax, edi                      ;   320.3 p1      35 v[4]
        mov edi, esi                      ;   317.3 p1      26 sum copy
        not edi                           ;   318.3 p1      26 sum
        or edi, ebx                       ;   319.3 p0      26 sum
        rol ebx, 0xa                      ;   319.3 p0      36 v[0]
        xor edi, eax                      ;   321.3 p1      26 sum
        add edx, edi                      ;   322.3 p1      34 sum
        mov edi, dword [ecx + 28]         ;   304.0 p2      34 sum
        rol edx, 0xb                      ;   323.3 p0      35 v[3]
        lea edi, [edi + ebp - 1454113458] ;   321.3 p0      34 sum
        add ebp, edx                      ;   324.3 p1      35 v[3]
        mov edx, ebx                      ;   321.3 p1      26 sum copy
        not edx                           ;   322.3 p0      26 sum
        or edx, eax                       ;   323.3 p1      26 sum
        xor edx, ebp                      ;   325.3 p0      26 sum
        add edi, edx                      ;   326.3 p1      34 sum
        rol edi, 6                        ;   327.3 p0      35 v[2]
        rol eax, 0xa                      ;   325.3 p0      36 v[4]
        mov edx, dword [ecx + 48]         ;   309.0 p2      34 sum
        lea edx, [edx + esi - 1454113458] ;   326.3 p0      34 sum
        add esi, edi                      ;   328.3 p1      35 v[2]
        mov edi, eax                      ;   326.3 p1      26 sum copy
        not edi                           ;   327.3 p1      26 sum
        or edi, ebp                       ;   328.3 p0      26 sum
        xor edi, esi                      ;   329.3 p1      26 sum
        add edx, edi                      ;   330.3 p0      34 sum
        mov edi, dword [ecx + 8]          ;   312.7 p2      34 sum
        rol edx, 8                        ;   331.3 p0      35 v[1]
        lea edi, [edi + ebx - 1454113458] ;   330.3 p0      34 sum
        add ebx, edx                      ;   332.3 p1      35 v[1]
        rol ebp, 0xa                      ;   331.3 p0      36 v[3]
        mov edx, ebp                      ;   332.3 p1      26 sum copy
        not edx                           ;   333.3 p1      26 sum
        or edx, esi                       ;   334.3 p1      26 sum
        xor edx, ebx                      ;   335.3 p0      26 sum
        add edi, edx                      ;   336.3 p1      34 sum
        rol edi, 0xd                      ;   337.3 p0      35 v[0]
        mov edx, dword [ecx + 40]         ;   320.7 p2      34 sum
        lea edx, [edx + eax - 1454113458] ;   334.3 p0      34 sum
        add eax, edi                      ;   338.3 p1      35 v[0]
        rol esi, 0xa                      ;   335.3 p0      36 v[2]
        mov edi, esi                      ;   336.3 p1      26 sum copy
        not edi                           ;   337.3 p1      26 sum
        or edi, ebx                       ;   338.3 p0      26 sum
        xor edi, eax                      ;   339.3 p1      26 sum
        add edx, edi                      ;   340.3 p0      34 sum
        rol edx, 0xc                      ;   341.3 p0      35 v[4]
        mov edi, dword [ecx + 56]         ;   324.0 p2      34 sum
        lea edi, [edi + ebp - 1454113458] ;   339.3 p0      34 sum
        add ebp, edx                      ;   342.3 p1      35 v[4]
        rol ebx, 0xa                      ;   340.3 p0      36 v[1]
        mov edx, ebx                      ;   341.3 p1      26 sum copy
        not edx                           ;   342.3 p1      26 sum
        or edx, eax                       ;   343.3 p1      26 sum
        rol eax, 0xa                      ;   341.3 p0      36 v[0]
        xor edx, ebp                      ;   344.3 p1      26 sum
        add edi, edx                      ;   345.3 p0      34 sum
        rol edi, 5                        ;   346.3 p0      35 v[3]
        mov edx, dword [ecx + 4]          ;   329.0 p2      34 sum
        lea edx, [edx + esi - 1454113458] ;   344.3 p0      34 sum
        add esi, edi                      ;   347.3 p1      35 v[3]
        mov edi, eax                      ;   343.3 p1      26 sum copy
        not edi                           ;   344.3 p1      26 sum
        or edi, ebp                       ;   345.3 p0      26 sum
        xor edi, esi                      ;   348.3 p1      26 sum
        add edx, edi                      ;   349.3 p0      34 sum
        rol edx, 0xc                      ;   350.3 p0      35 v[2]
        mov edi, dword [ecx + 12]         ;   332.3 p2      34 sum
        rol ebp, 0xa                      ;   348.3 p0      36 v[4]
        lea edi, [edi + ebx - 1454113458] ;   349.3 p0      34 sum
        add ebx, edx                      ;   351.3 p1      35 v[2]
        mov edx, ebp                      ;   349.3 p1      26 sum copy
        not edx                           ;   350.3 p1      26 sum
        or edx, esi                       ;   351.3 p1      26 sum
        rol esi, 0xa                      ;   350.3 p0      36 v[3]
        xor edx, ebx                      ;   352.3 p1      26 sum
        add edi, edx                      ;   353.3 p0      34 sum
        rol edi, 0xd                      ;   354.3 p0      35 v[1]
        mov edx, dword [ecx + 32]         ;   339.0 p2      34 sum
        lea edx, [edx + eax - 1454113458] ;   353.3 p0      34 sum
        add eax, edi                      ;   355.3 p1      35 v[1]
        mov edi, esi                      ;   352.3 p1      26 sum copy
        not edi                           ;   353.3 p1      26 sum
        or edi, ebx                       ;   354.3 p0      26 sum
        rol ebx, 0xa                      ;   355.3 p0      36 v[2]
        xor edi, eax                      ;   356.3 p1      26 sum
        add edx, edi                      ;   357.3 p1      34 sum
        rol edx, 0xe                      ;   358.3 p0      35 v[0]
        mov edi, dword [ecx + 44]         ;   343.0 p2      34 sum
        lea edi, [edi + ebp - 1454113458] ;   357.3 p0      34 sum
        add ebp, edx                      ;   359.3 p1      35 v[0]
        mov edx, ebx                      ;   357.3 p1      26 sum copy
        not edx                           ;   358.3 p0      26 sum
        or edx, eax                       ;   359.3 p1      26 sum
        rol eax, 0xa                      ;   359.3 p0      36 v[1]
        xor edx, ebp                      ;   360.3 p1      26 sum
        add edi, edx                      ;   361.3 p0      34 sum
        mov edx, dword [ecx + 24]         ;   347.3 p2      34 sum
        rol edi, 0xb                      ;   362.3 p0      35 v[4]
        lea edx, [edx + esi - 1454113458] ;   362.3 p0      34 sum
        add esi, edi                      ;   363.3 p1      35 v[4]
        mov edi, eax                      ;   361.3 p1      26 sum copy
        not edi                           ;   362.3 p1      26 sum
        or edi, ebp                       ;   363.3 p0      26 sum
        xor edi, esi                      ;   364.3 p1      26 sum
        rol ebp, 0xa                      ;   364.3 p0      36 v[0]
        add edx, edi                      ;   365.3 p1      34 sum
        mov edi, dword [ecx + 60]         ;   351.7 p2      34 sum
        mov dword [esp + 48], ebp         ;   365.3 p3+p4   36 v[0] spill
        lea edi, [edi + ebx - 1454113458] ;   365.3 p0      34 sum
        rol edx, 8                        ;   366.3 p0      35 v[3]
        add ebx, edx                      ;   367.3 p1      35 v[3]
        mov edx, ebp                      ;   366.3 p1      26 sum copy
        not edx                           ;   367.3 p0      26 sum
        or edx, esi                       ;   368.3 p1      26 sum
        rol esi, 0xa                      ;   368.3 p0      36 v[4]
        xor edx, ebx                      ;   369.3 p1      26 sum
        add edi, edx                      ;   370.3 p0      34 sum
        mov ebp, dword [esp + 36]         ;   356.0 p2      49 h
        add ebp, esi                      ;   369.3 p1      49 h
        not esi                           ;   370.3 p0      26 sum
        rol edi, 5                        ;   371.3 p0      35 v[2]
        mov edx, dword [ecx + 52]         ;   357.3 p2      34 sum
        lea edx, [edx + eax - 1454113458] ;   372.3 p0      34 sum
        add eax, edi                      ;   372.3 p1      35 v[2]
        or esi, ebx                       ;   371.3 p1      26 sum
        xor esi, eax                      ;   373.3 p1      26 sum
        mov edi, dword [esp + 36]         ;   359.7 p2      26 sum
        not edi                           ;   373.3 p0      26 sum
        or edi, dword [esp + 8]           ;   374.3 p1+p2   26 sum
        add edx, esi                      ;   374.3 p0      34 sum
        xor edi, dword [esp + 32]         ;   375.3 p1+p2   26 sum
        mov esi, dword [ecx + 20]         ;   362.7 p2      34 sum
        lea edi, [edi + esi + 1352829926] ;   376.3 p0      34 sum
        mov esi, dword [esp + 0]          ;   363.7 p2      44 x[0] reload
        add edi, esi                      ;   377.3 p1      34 sum
        rol edi, 8                        ;   378.3 p0      35 v[0]
        add edi, dword [esp + 28]         ;   379.3 p1+p2   35 v[0]
        mov esi, dword [esp + 24]         ;   365.7 p2      26 sum
        not esi                           ;   377.3 p0      26 sum
        or esi, dword [esp + 32]          ;   378.3 p1+p2   26 sum
        xor esi, edi                      ;   380.3 p0      26 sum
        add esi, dword [ecx + 56]         ;   381.3 p1+p2   34 sum
        add esi, dword [esp + 28]         ;   382.3 p0+p2   34 sum
        add esi, 0x50a28be6               ;   383.3 p1      34 sum
        rol esi, 9                        ;   384.3 p0      35 v[4]
        add esi, dword [esp + 36]         ;   385.3 p1+p2   35 v[4]
        rol edx, 6                        ;   381.3 p0      35 v[1]
        mov dword [esp + 52], edx         ;   382.3 p3+p4   35 v[1] spill
        rol ebx, 0xa                      ;   382.3 p0      36 v[3]
        mov edx, dword [esp + 44]         ;   371.7 p2      26 sum
        not edx                           ;   381.3 p1      26 sum
        or edx, edi                       ;   382.3 p1      26 sum
        xor edx, esi                      ;   386.3 p0      26 sum
        add edx, dword [ecx + 28]         ;   387.3 p1+p2   34 sum
        rol edi, 0xa                      ;   384.3 p0      36 v[0]
        add edx, dword [esp + 36]         ;   388.3 p1+p2   34 sum
        add edx, 0x50a28be6               ;   389.3 p0      34 sum
        rol edx, 9                        ;   390.3 p0      35 v[3]
        mov dword [esp + 36], ebx         ;   383.3 p3+p4   36 v[3] spill
        mov ebx, edi                      ;   385.3 p1      26 sum copy
        not ebx                           ;   386.3 p1      26 sum
        or ebx, esi                       ;   387.3 p0      26 sum
        rol esi, 0xa                      ;   388.3 p0      36 v[4]
        add edx, dword [esp + 24]         ;   391.3 p1+p2   35 v[3]
        xor ebx, edx                      ;   392.3 p1      26 sum
        add ebx, dword [ecx]              ;   393.3 p0+p2   34 sum
        add ebx, dword [esp + 24]         ;   394.3 p1+p2   34 sum
        mov dword [esp + 24], eax         ;   381.0 p3+p4   35 v[2] spill
        add ebx, 0x50a28be6               ;   395.3 p0      34 sum
        rol ebx, 0xb                      ;   396.3 p0      35 v[2]
        add ebx, dword [esp + 44]         ;   397.3 p1+p2   35 v[2]
        mov eax, esi                      ;   391.3 p1      26 sum copy
        not eax                           ;   392.3 p0      26 sum
        or eax, edx                       ;   393.3 p1      26 sum
        xor eax, ebx                      ;   398.3 p0      26 sum
        rol edx, 0xa                      ;   394.3 p0      36 v[3]
        add eax, dword [ecx + 36]         ;   399.3 p1+p2   34 sum
        add eax, dword [esp + 44]         ;   400.3 p1+p2   34 sum
        add eax, 0x50a28be6               ;   401.3 p0      34 sum
        mov dword [esp + 44], ebp         ;   388.3 p3+p4   49 h spill
        rol eax, 0xd                      ;   402.3 p0      35 v[1]
        mov ebp, dword [ecx + 8]          ;   389.3 p2      34 sum
        lea ebp, [ebp + edi + 1352829926] ;   397.3 p0      34 sum
        add edi, eax                      ;   403.3 p1      35 v[1]
        mov eax, edx                      ;   396.3 p1      26 sum copy
        not eax                           ;   397.3 p1      26 sum
        or eax, ebx                       ;   398.3 p0      26 sum
        rol ebx, 0xa                      ;   399.3 p0      36 v[2]
        xor eax, edi                      ;   404.3 p1      26 sum
        add ebp, eax                      ;   405.3 p1      34 sum
        mov eax, dword [ecx + 44]         ;   392.3 p2      34 sum
        lea eax, [eax + esi + 1352829926] ;   400.3 p0      34 sum
        rol ebp, 0xf                      ;   406.3 p0      35 v[0]
        add esi, ebp                      ;   407.3 p1      35 v[0]
        mov ebp, ebx                      ;   401.3 p1      26 sum copy
        not ebp                           ;   402.3 p0      26 sum
        or ebp, edi                       ;   404.3 p1      26 sum
        xor ebp, esi                      ;   408.3 p0      26 sum
        rol edi, 0xa                      ;   404.3 p0      36 v[1]
        add eax, ebp                      ;   409.3 p1      34 sum
        mov ebp, dword [ecx + 16]         ;   395.7 p2      34 sum
        lea ebp, [ebp + edx + 1352829926] ;   405.3 p0      34 sum
        rol eax, 0xf                      ;   410.3 p0      35 v[4]
        add edx, eax                      ;   411.3 p1      35 v[4]
        mov eax, edi                      ;   405.3 p1      26 sum copy
        not eax                           ;   406.3 p1      26 sum
        or eax, esi                       ;   408.3 p0      26 sum
        xor eax, edx                      ;   412.3 p1      26 sum
        add ebp, eax                      ;   413.3 p0      34 sum
        rol esi, 0xa                      ;   409.3 p0      36 v[0]
        mov eax, dword [ecx + 52]         ;   399.7 p2      34 sum
        rol ebp, 5                        ;   414.3 p0      35 v[3]
        lea eax, [eax + ebx + 1352829926] ;   411.3 p0      34 sum
        add ebx, ebp                      ;   415.3 p1      35 v[3]
        mov ebp, esi                      ;   410.3 p1      26 sum copy
        not ebp                           ;   411.3 p1      26 sum
        or ebp, edx                       ;   412.3 p1      26 sum
        xor ebp, ebx                      ;   416.3 p0      26 sum
        add eax, ebp                      ;   417.3 p1      34 sum
        rol edx, 0xa                      ;   413.3 p0      36 v[4]
        mov ebp, dword [ecx + 24]         ;   403.3 p2      34 sum
        lea ebp, [ebp + edi + 1352829926] ;   414.3 p0      34 sum
        rol eax, 7                        ;   418.3 p0      35 v[2]
        add edi, eax                      ;   419.3 p1      35 v[2]
        mov eax, edx                      ;   414.3 p1      26 sum copy
        not eax                           ;   415.3 p1      26 sum
        or eax, ebx                       ;   416.3 p0      26 sum
        xor eax, edi                      ;   420.3 p1      26 sum
        add ebp, eax                      ;   421.3 p0      34 sum
        rol ebp, 7                        ;   422.3 p0      35 v[1]
        mov eax, dword [ecx + 60]         ;   406.7 p2      34 sum
        lea eax, [eax + esi + 1352829926] ;   419.3 p0      34 sum
        add esi, ebp                      ;   423.3 p1      35 v[1]
        rol ebx, 0xa                      ;   420.3 p0      36 v[3]
        mov ebp, ebx                      ;   421.3 p1      26 sum copy
        not ebp                           ;   422.3 p1      26 sum
        or ebp, edi                       ;   423.3 p1      26 sum
        xor ebp, esi                      ;   424.3 p0      26 sum
        add eax, ebp                      ;   425.3 p1      34 sum
        rol eax, 8                        ;   426.3 p0      35 v[0]
        rol edi, 0xa                      ;   423.3 p0      36 v[2]
        mov ebp, dword [ecx + 32]         ;   411.0 p2      34 sum
        lea ebp, [ebp + edx + 1352829926] ;   424.3 p0      34 sum
        add edx, eax                      ;   427.3 p1      35 v[0]
        mov eax, edi                      ;   424.3 p1      26 sum copy
        not eax                           ;   425.3 p1      26 sum
        or eax, esi                       ;   426.3 p0      26 sum
        xor eax, edx                      ;   428.3 p1      26 sum
        add ebp, eax                      ;   429.3 p0      34 sum
        rol ebp, 0xb                      ;   430.3 p0      35 v[4]
        rol esi, 0xa                      ;   428.3 p0      36 v[1]
        mov eax, dword [ecx + 4]          ;   415.3 p2      34 sum
        lea eax, [eax + ebx + 1352829926] ;   429.3 p0      34 sum
        add ebx, ebp                      ;   431.3 p1      35 v[4]
        mov ebp, esi                      ;   429.3 p1      26 sum copy
        not ebp                           ;   430.3 p1      26 sum
        or ebp, edx                       ;   431.3 p1      26 sum
        xor ebp, ebx                      ;   432.3 p0      26 sum
        add eax, ebp                      ;   433.3 p1      34 sum
        rol eax, 0xe                      ;   434.3 p0      35 v[3]
        mov ebp, dword [ecx + 40]         ;   419.0 p2      34 sum
        lea ebp, [ebp + edi + 1352829926] ;   432.3 p0      34 sum
        rol edx, 0xa                      ;   433.3 p0      36 v[0]
        add edi, eax                      ;   435.3 p1      35 v[3]
        mov eax, edx                      ;   434.3 p1      26 sum copy
        not eax                           ;   435.3 p1      26 sum
        or eax, ebx                       ;   436.3 p0      26 sum
        xor eax, edi                      ;   437.3 p1      26 sum
        add ebp, eax                      ;   438.3 p0      34 sum
        mov eax, dword [ecx + 12]         ;   423.3 p2      34 sum
        rol ebx, 0xa                      ;   436.3 p0      36 v[4]
        lea eax, [eax + esi + 1352829926] ;   437.3 p0      34 sum
        rol ebp, 0xe                      ;   439.3 p0      35 v[2]
        add esi, ebp                      ;   440.3 p1      35 v[2]
        mov ebp, ebx                      ;   437.3 p1      26 sum copy
        not ebp                           ;   438.3 p1      26 sum
        or ebp, edi                       ;   439.3 p1      26 sum
        rol edi, 0xa                      ;   439.3 p0      36 v[3]
        xor ebp, esi                      ;   441.3 p1      26 sum
        add eax, ebp                      ;   442.3 p0      34 sum
        mov ebp, dword [ecx + 48]         ;   427.7 p2      34 sum
        lea ebp, [ebp + edx + 1352829926] ;   441.3 p0      34 sum
        rol eax, 0xc                      ;   443.3 p0      35 v[1]
        add edx, eax                      ;   444.3 p1      35 v[1]
        mov eax, edi                      ;   441.3 p1      26 sum copy
        not eax                           ;   442.3 p1      26 sum
        or eax, esi                       ;   443.3 p0      26 sum
        xor eax, edx                      ;   445.3 p1      26 sum
        rol esi, 0xa                      ;   444.3 p0      36 v[2]
        add ebp, eax                      ;   446.3 p1      34 sum
        mov eax, dword [ecx + 24]         ;   431.7 p2      34 sum
        rol ebp, 6                        ;   447.3 p0      35 v[0]
        lea eax, [eax + ebx + 1548603684] ;   446.3 p0      34 sum
        add ebx, ebp                      ;   448.3 p1      35 v[0]
        mov ebp, edx                      ;   446.3 p1      26 sum copy
        xor ebp, ebx                      ;   449.3 p0      26 sum
        and ebp, esi                      ;   450.3 p1      26 sum
        xor ebp, edx                      ;   451.3 p0      26 sum
        add eax, ebp                      ;   452.3 p1      34 sum
        rol eax, 9                        ;   453.3 p0      35 v[4]
        mov ebp, dword [ecx + 44]         ;   435.7 p2      34 sum
        lea ebp, [ebp + edi + 1548603684] ;   450.3 p0      34 sum
        add edi, eax                      ;   454.3 p1      35 v[4]
        mov eax, ebx                      ;   450.3 p1      26 sum copy
        rol edx, 0xa                      ;   451.3 p0      36 v[1]
        xor eax, edi                      ;   455.3 p1      26 sum
        and eax, edx                      ;   456.3 p0      26 sum
        xor eax, ebx                      ;   457.3 p1      26 sum
        add ebp, eax                      ;   458.3 p0      34 sum
        mov eax, dword [ecx + 12]         ;   439.7 p2      34 sum
        rol ebp, 0xd                      ;   459.3 p0      35 v[3]
        rol ebx, 0xa                      ;   455.3 p0      36 v[0]
        lea eax, [eax + esi + 1548603684] ;   456.3 p0      34 sum
        add esi, ebp                      ;   460.3 p1      35 v[3]
        mov ebp, edi                      ;   455.3 p1      26 sum copy
        xor ebp, esi                      ;   461.3 p1      26 sum
        and ebp, ebx                      ;   462.3 p1      26 sum
        xor ebp, edi                      ;   463.3 p0      26 sum
        rol edi, 0xa                      ;   458.3 p0      36 v[4]
        add eax, ebp                      ;   464.3 p1      34 sum
        rol eax, 0xf                      ;   465.3 p0      35 v[2]
        mov ebp, dword [ecx + 28]         ;   444.0 p2      34 sum
        lea ebp, [ebp + edx + 1548603684] ;   460.3 p0      34 sum
        add edx, eax                      ;   466.3 p1      35 v[2]
        mov eax, esi                      ;   461.3 p1      26 sum copy
        xor eax, edx                      ;   467.3 p1      26 sum
        and eax, edi                      ;   468.3 p0      26 sum
        xor eax, esi                      ;   469.3 p1      26 sum
        add ebp, eax                      ;   470.3 p0      34 sum
        rol esi, 0xa                      ;   463.3 p0      36 v[3]
        rol ebp, 7                        ;   471.3 p0      35 v[1]
        mov eax, dword [ecx]              ;   448.3 p2      34 sum
        lea eax, [eax + ebx + 1548603684] ;   465.3 p0      34 sum
        add ebx, ebp                      ;   472.3 p1      35 v[1]
        mov ebp, edx                      ;   467.3 p1      26 sum copy
        xor ebp, ebx                      ;   473.3 p1      26 sum
        and ebp, esi                      ;   474.3 p1      26 sum
        xor ebp, edx                      ;   475.3 p0      26 sum
        add eax, ebp                      ;   476.3 p1      34 sum
        rol eax, 0xc                      ;   477.3 p0      35 v[0]
        mov ebp, dword [ecx + 52]         ;   454.7 p2      34 sum
        lea ebp, [ebp + edi + 1548603684] ;   468.3 p0      34 sum
        add edi, eax                      ;   478.3 p1      35 v[0]
        rol edx, 0xa                      ;   469.3 p0      36 v[2]
        mov eax, ebx                      ;   473.3 p1      26 sum copy
        xor eax, edi                      ;   479.3 p1      26 sum
        and eax, edx                      ;   480.3 p0      26 sum
        xor eax, ebx                      ;   481.3 p1      26 sum
        rol ebx, 0xa                      ;   473.3 p0      36 v[1]
        add ebp, eax                      ;   482.3 p1      34 sum
        mov eax, dword [ecx + 20]         ;   460.3 p2      34 sum
        rol ebp, 8                        ;   483.3 p0      35 v[4]
        lea eax, [eax + esi + 1548603684] ;   473.3 p0      34 sum
        add esi, ebp                      ;   484.3 p1      35 v[4]
        mov ebp, edi                      ;   479.3 p1      26 sum copy
        xor ebp, esi                      ;   485.3 p0      26 sum
        and ebp, ebx                      ;   486.3 p1      26 sum
        xor ebp, edi                      ;   487.3 p0      26 sum
        add eax, ebp                      ;   488.3 p1      34 sum
        mov ebp, dword [ecx + 40]         ;   465.3 p2      34 sum
        lea ebp, [ebp + edx + 1548603684] ;   476.3 p0      34 sum
        rol edi, 0xa                      ;   479.3 p0      36 v[0]
        rol eax, 9                        ;   489.3 p0      35 v[3]
        add edx, eax                      ;   490.3 p1      35 v[3]
        mov eax, esi                      ;   485.3 p1      26 sum copy
        xor eax, edx                      ;   491.3 p1      26 sum
        and eax, edi                      ;   492.3 p0      26 sum
        xor eax, esi                      ;   493.3 p1      26 sum
        add ebp, eax                      ;   494.3 p0      34 sum
        mov eax, dword [ecx + 56]         ;   471.7 p2      34 sum
        lea eax, [eax + ebx + 1548603684] ;   481.3 p0      34 sum
        rol esi, 0xa                      ;   485.3 p0      36 v[4]
        rol ebp, 0xb                      ;   495.3 p0      35 v[2]
        add ebx, ebp                      ;   496.3 p1      35 v[2]
        mov ebp, edx                      ;   491.3 p1      26 sum copy
        xor ebp, ebx                      ;   497.3 p1      26 sum
        and ebp, esi                      ;   498.3 p1      26 sum
        xor ebp, edx                      ;   499.3 p0      26 sum
        rol edx, 0xa                      ;   491.3 p0      36 v[3]
        add eax, ebp                      ;   500.3 p1      34 sum
        rol eax, 7                        ;   501.3 p0      35 v[1]
        mov ebp, dword [ecx + 60]         ;   479.0 p2      34 sum
        lea ebp, [ebp + edi + 1548603684] ;   487.3 p0      34 sum
        add edi, eax                      ;   502.3 p1      35 v[1]
        mov eax, ebx                      ;   497.3 p1      26 sum copy
        xor eax, edi                      ;   503.3 p1      26 sum
        and eax, edx                      ;   504.3 p0      26 sum
        xor eax, ebx                      ;   505.3 p1      26 sum
        add ebp, eax                      ;   506.3 p0      34 sum
        mov eax, dword [ecx + 32]         ;   483.3 p2      34 sum
        rol ebp, 7                        ;   507.3 p0      35 v[0]
        lea eax, [eax + esi + 1548603684] ;   491.3 p0      34 sum
        add esi, ebp                      ;   508.3 p1      35 v[0]
        rol ebx, 0xa                      ;   497.3 p0      36 v[2]
        mov ebp, edi                      ;   503.3 p1      26 sum copy
        xor ebp, esi                      ;   509.3 p1      26 sum
        and ebp, ebx                      ;   510.3 p1      26 sum
        xor ebp, edi                      ;   511.3 p0      26 sum
        add eax, ebp                      ;   512.3 p1      34 sum
        mov ebp, dword [ecx + 48]         ;   489.7 p2      34 sum
        lea ebp, [ebp + edx + 1548603684] ;   494.3 p0      34 sum
        rol edi, 0xa                      ;   503.3 p0      36 v[1]
        rol eax, 0xc                      ;   513.3 p0      35 v[4]
        add edx, eax                      ;   514.3 p1      35 v[4]
        mov eax, esi                      ;   509.3 p1      26 sum copy
        xor eax, edx                      ;   515.3 p1      26 sum
        and eax, edi                      ;   516.3 p0      26 sum
        xor eax, esi                      ;   517.3 p1      26 sum
        add ebp, eax                      ;   518.3 p0      34 sum
        rol esi, 0xa                      ;   509.3 p0      36 v[0]
        mov eax, dword [ecx + 16]         ;   496.0 p2      34 sum
        lea eax, [eax + ebx + 1548603684] ;   500.3 p0      34 sum
        rol ebp, 7                        ;   519.3 p0      35 v[3]
        add ebx, ebp                      ;   520.3 p1      35 v[3]
        mov ebp, edx                      ;   515.3 p1      26 sum copy
        xor ebp, ebx                      ;   521.3 p1      26 sum
        and ebp, esi                      ;   522.3 p1      26 sum
        xor ebp, edx                      ;   523.3 p0      26 sum
        add eax, ebp                      ;   524.3 p1      34 sum
        rol eax, 6                        ;   525.3 p0      35 v[2]
        rol edx, 0xa                      ;   515.3 p0      36 v[4]
        mov ebp, dword [ecx + 36]         ;   502.7 p2      34 sum
        lea ebp, [ebp + edi + 1548603684] ;   505.7 p0      34 sum
        add edi, eax                      ;   526.3 p1      35 v[2]
        mov eax, ebx                      ;   521.3 p1      26 sum copy
        xor eax, edi                      ;   527.3 p1      26 sum
        and eax, edx                      ;   528.3 p0      26 sum
        xor eax, ebx                      ;   529.3 p1      26 sum
        add ebp, eax                      ;   530.3 p0      34 sum
        rol ebp, 0xf                      ;   531.3 p0      35 v[1]
        rol ebx, 0xa                      ;   521.3 p0      36 v[3]
        mov eax, dword [ecx + 4]          ;   508.7 p2      34 sum
        lea eax, [eax + esi + 1548603684] ;   511.7 p0      34 sum
        add esi, ebp                      ;   532.3 p1      35 v[1]
        mov ebp, edi                      ;   527.3 p1      26 sum copy
        xor ebp, esi                      ;   533.3 p0      26 sum
        and ebp, ebx                      ;   534.3 p1      26 sum
        xor ebp, edi                      ;   535.3 p0      26 sum
        add eax, ebp                      ;   536.3 p1      34 sum
        rol eax, 0xd                      ;   537.3 p0      35 v[0]
        mov ebp, dword [ecx + 8]          ;   514.0 p2      34 sum
        lea ebp, [ebp + edx + 1548603684] ;   517.0 p0      34 sum
        add edx, eax                      ;   538.3 p1      35 v[0]
        rol edi, 0xa                      ;   527.3 p0      36 v[2]
        mov eax, esi                      ;   533.3 p1      26 sum copy
        xor eax, edx                      ;   539.3 p0      26 sum
        and eax, edi                      ;   540.3 p1      26 sum
        xor eax, esi                      ;   541.3 p0      26 sum
        add ebp, eax                      ;   542.3 p1      34 sum
        rol ebp, 0xb                      ;   543.3 p0      35 v[4]
        mov eax, dword [ecx + 60]         ;   520.0 p2      34 sum
        rol esi, 0xa                      ;   533.3 p0      36 v[1]
        lea eax, [eax + ebx + 1836072691] ;   523.0 p0      34 sum
        add ebx, ebp                      ;   544.3 p1      35 v[4]
        mov ebp, edx                      ;   539.3 p1      25 sum copy
        not ebp                           ;   540.3 p0      25 sum
        rol edx, 0xa                      ;   539.3 p0      36 v[0]
        or ebp, ebx                       ;   545.3 p1      25 sum
        xor ebp, esi                      ;   546.3 p0      25 sum
        add eax, ebp                      ;   547.3 p1      34 sum
        rol eax, 9                        ;   548.3 p0      35 v[3]
        mov ebp, dword [ecx + 20]         ;   527.0 p2      34 sum
        lea ebp, [ebp + edi + 1836072691] ;   530.0 p0      34 sum
        add edi, eax                      ;   549.3 p1      35 v[3]
        mov eax, ebx                      ;   545.3 p0      25 sum copy
        not eax                           ;   546.3 p1      25 sum
        or eax, edi                       ;   550.3 p0      25 sum
        xor eax, edx                      ;   551.3 p1      25 sum
        add ebp, eax                      ;   552.3 p0      34 sum
        mov eax, dword [ecx + 4]          ;   532.3 p2      34 sum
        rol ebp, 7                        ;   553.3 p0      35 v[2]
        lea eax, [eax + esi + 1836072691] ;   535.3 p0      34 sum
        rol ebx, 0xa                      ;   545.3 p0      36 v[4]
        add esi, ebp                      ;   554.3 p1      35 v[2]
        mov ebp, edi                      ;   550.3 p1      25 sum copy
        rol edi, 0xa                      ;   550.3 p0      36 v[3]
        not ebp                           ;   551.3 p1      25 sum
        or ebp, esi                       ;   555.3 p0      25 sum
        xor ebp, ebx                      ;   556.3 p1      25 sum
        add eax, ebp                      ;   557.3 p0      34 sum
        mov ebp, dword [ecx + 12]         ;   538.7 p2      34 sum
        lea ebp, [ebp + edx + 1836072691] ;   541.7 p0      34 sum
        rol eax, 0xf                      ;   558.3 p0      35 v[1]
        add edx, eax                      ;   559.3 p1      35 v[1]
        mov eax, esi                      ;   555.3 p1      25 sum copy
        not eax                           ;   556.3 p0      25 sum
        or eax, edx                       ;   560.3 p1      25 sum
        xor eax, edi                      ;   561.3 p0      25 sum
        add ebp, eax                      ;   562.3 p1      34 sum
        rol esi, 0xa                      ;   555.3 p0      36 v[2]
        rol ebp, 0xb                      ;   563.3 p0      35 v[0]
        mov eax, dword [ecx + 28]         ;   545.0 p2      34 sum
        lea eax, [eax + ebx + 1836072691] ;   548.0 p0      34 sum
        add ebx, ebp                      ;   564.3 p1      35 v[0]
        mov ebp, edx                      ;   560.3 p1      25 sum copy
        not ebp                           ;   561.3 p0      25 sum
        or ebp, ebx                       ;   565.3 p1      25 sum
        xor ebp, esi                      ;   566.3 p0      25 sum
        add eax, ebp                      ;   567.3 p1      34 sum
        rol edx, 0xa                      ;   560.3 p0      36 v[1]
        rol eax, 8                        ;   568.3 p0      35 v[4]
        mov ebp, dword [ecx + 56]         ;   549.7 p2      34 sum
        lea ebp, [ebp + edi + 1836072691] ;   552.7 p0      34 sum
        add edi, eax                      ;   569.3 p1      35 v[4]
        mov eax, ebx                      ;   565.3 p1      25 sum copy
        not eax                           ;   566.3 p0      25 sum
        or eax, edi                       ;   570.3 p1      25 sum
        xor eax, edx                      ;   571.3 p0      25 sum
        add ebp, eax                      ;   572.3 p1      34 sum
        rol ebp, 6                        ;   573.3 p0      35 v[3]
        rol ebx, 0xa                      ;   565.3 p0      36 v[0]
        mov eax, dword [ecx + 24]         ;   554.7 p2      34 sum
        lea eax, [eax + esi + 1836072691] ;   557.7 p0      34 sum
        add esi, ebp                      ;   574.3 p1      35 v[3]
        mov ebp, edi                      ;   570.3 p1      25 sum copy
        not ebp                           ;   571.3 p0      25 sum
        or ebp, esi                       ;   575.3 p1      25 sum
        xor ebp, ebx                      ;   576.3 p0      25 sum
        rol edi, 0xa                      ;   570.3 p0      36 v[4]
        add eax, ebp                      ;   577.3 p1      34 sum
        rol eax, 6                        ;   578.3 p0      35 v[2]
        mov ebp, dword [ecx + 36]         ;   559.0 p2      34 sum
        lea ebp, [ebp + edx + 1836072691] ;   562.0 p0      34 sum
        add edx, eax                      ;   579.3 p1      35 v[2]
        mov eax, esi                      ;   575.3 p1      25 sum copy
        not eax                           ;   576.3 p0      25 sum
        or eax, edx                       ;   580.3 p1      25 sum
        rol esi, 0xa                      ;   575.3 p0      36 v[3]
        xor eax, edi                      ;   581.3 p1      25 sum
        add ebp, eax                      ;   582.3 p0      34 sum
        mov eax, dword [ecx + 44]         ;   564.3 p2      34 sum
        lea eax, [eax + ebx + 1836072691] ;   567.3 p0      34 sum
        rol ebp, 0xe                      ;   583.3 p0      35 v[1]
        add ebx, ebp                      ;   584.3 p1      35 v[1]
        mov ebp, edx                      ;   580.3 p1      25 sum copy
        not ebp                           ;   581.3 p0      25 sum
        or ebp, ebx                       ;   585.3 p1      25 sum
        xor ebp, esi                      ;   586.3 p0      25 sum
        add eax, ebp                      ;   587.3 p1      34 sum
        rol eax, 0xc                      ;   588.3 p0      35 v[0]
        mov ebp, dword [ecx + 32]         ;   569.3 p2      34 sum
        lea ebp, [ebp + edi + 1836072691] ;   572.3 p0      34 sum
        add edi, eax                      ;   589.3 p1      35 v[0]
        mov eax, ebx                      ;   585.3 p1      25 sum copy
        not eax                           ;   586.3 p0      25 sum
        or eax, edi                       ;   590.3 p1      25 sum
        rol edx, 0xa                      ;   580.3 p0      36 v[2]
        xor eax, edx                      ;   591.3 p1      25 sum
        add ebp, eax                      ;   592.3 p0      34 sum
        rol ebx, 0xa                      ;   585.3 p0      36 v[1]
        rol ebp, 0xd                      ;   593.3 p0      35 v[4]
        mov eax, dword [ecx + 48]         ;   575.0 p2      34 sum
        lea eax, [eax + esi + 1836072691] ;   578.0 p0      34 sum
        add esi, ebp                      ;   594.3 p1      35 v[4]
        mov ebp, edi                      ;   590.3 p1      25 sum copy
        not ebp                           ;   591.3 p0      25 sum
        or ebp, esi                       ;   595.3 p1      25 sum
        xor ebp, ebx                      ;   596.3 p0      25 sum
        add eax, ebp                      ;   597.3 p1      34 sum
        mov ebp, dword [ecx + 8]          ;   578.3 p2      34 sum
        rol eax, 5                        ;   598.3 p0      35 v[3]
        lea ebp, [ebp + edx + 1836072691] ;   581.3 p0      34 sum
        add edx, eax                      ;   599.3 p1      35 v[3]
        rol edi, 0xa                      ;   590.3 p0      36 v[0]
        mov eax, esi                      ;   595.3 p1      25 sum copy
        not eax                           ;   596.3 p1      25 sum
        or eax, edx                       ;   600.3 p0      25 sum
        xor eax, edi                      ;   601.3 p1      25 sum
        add ebp, eax                      ;   602.3 p0      34 sum
        rol ebp, 0xe                      ;   603.3 p0      35 v[2]
        rol esi, 0xa                      ;   595.3 p0      36 v[4]
        mov eax, dword [ecx + 40]         ;   584.0 p2      34 sum
        lea eax, [eax + ebx + 1836072691] ;   587.0 p0      34 sum
        add ebx, ebp                      ;   604.3 p1      35 v[2]
        mov ebp, edx                      ;   600.3 p1      25 sum copy
        not ebp                           ;   601.3 p0      25 sum
        or ebp, ebx                       ;   605.3 p1      25 sum
        xor ebp, esi                      ;   606.3 p0      25 sum
        rol edx, 0xa                      ;   600.3 p0      36 v[3]
        add eax, ebp                      ;   607.3 p1      34 sum
        rol eax, 0xd                      ;   608.3 p0      35 v[1]
        mov ebp, dword [ecx]              ;   590.0 p2      34 sum
        lea ebp, [ebp + edi + 1836072691] ;   593.0 p0      34 sum
        add edi, eax                      ;   609.3 p1      35 v[1]
        mov eax, ebx                      ;   605.3 p1      25 sum copy
        not eax                           ;   606.3 p0      25 sum
        or eax, edi                       ;   610.3 p1      25 sum
        xor eax, edx                      ;   611.3 p0      25 sum
        add ebp, eax                      ;   612.3 p1      34 sum
        mov eax, dword [ecx + 16]         ;   593.7 p2      34 sum
        rol ebp, 0xd                      ;   613.3 p0      35 v[0]
        lea eax, [eax + esi + 1836072691] ;   596.7 p0      34 sum
        add esi, ebp                      ;   614.3 p1      35 v[0]
        mov ebp, edi                      ;   610.3 p1      25 sum copy
        rol ebx, 0xa                      ;   605.3 p0      36 v[2]
        not ebp                           ;   611.3 p1      25 sum
        or ebp, esi                       ;   615.3 p0      25 sum
        xor ebp, ebx                      ;   616.3 p1      25 sum
        add eax, ebp                      ;   617.3 p0      34 sum
        mov ebp, dword [ecx + 52]         ;   598.7 p2      34 sum
        lea ebp, [ebp + edx + 1836072691] ;   601.7 p0      34 sum
        rol eax, 7                        ;   618.3 p0      35 v[4]
        add edx, eax                      ;   619.3 p1      35 v[4]
        mov eax, esi                      ;   615.3 p0      25 sum copy
        rol edi, 0xa                      ;   610.3 p0      36 v[1]
        not eax                           ;   616.3 p1      25 sum
        or eax, edx                       ;   620.3 p1      25 sum
        xor eax, edi                      ;   621.3 p0      25 sum
        rol esi, 0xa                      ;   615.3 p0      36 v[0]
        add ebp, eax                      ;   622.3 p1      34 sum
        mov eax, dword [ecx + 32]         ;   604.7 p2      34 sum
        rol ebp, 5                        ;   623.3 p0      35 v[3]
        lea eax, [eax + ebx + 2053994217] ;   607.7 p0      34 sum
        add ebx, ebp                      ;   624.3 p1      35 v[3]
        mov ebp, esi                      ;   616.3 p1      25 sum copy
        xor ebp, edx                      ;   620.3 p0      25 sum
        and ebp, ebx                      ;   625.3 p1      25 sum
        rol edx, 0xa                      ;   620.3 p0      36 v[4]
        xor ebp, esi                      ;   626.3 p1      25 sum
        add eax, ebp                      ;   627.3 p0      34 sum
        rol eax, 0xf                      ;   628.3 p0      35 v[2]
        mov ebp, dword [ecx + 24]         ;   609.7 p2      34 sum
        lea ebp, [ebp + edi + 2053994217] ;   612.7 p0      34 sum
        add edi, eax                      ;   629.3 p1      35 v[2]
        mov eax, edx                      ;   621.3 p1      25 sum copy
        xor eax, ebx                      ;   625.3 p0      25 sum
        and eax, edi                      ;   630.3 p1      25 sum
        xor eax, edx                      ;   631.3 p0      25 sum
        add ebp, eax                      ;   632.3 p1      34 sum
        rol ebx, 0xa                      ;   625.3 p0      36 v[3]
        rol ebp, 5                        ;   633.3 p0      35 v[1]
        mov eax, dword [ecx + 16]         ;   614.7 p2      34 sum
        lea eax, [eax + esi + 2053994217] ;   617.7 p0      34 sum
        add esi, ebp                      ;   634.3 p1      35 v[1]
        mov ebp, ebx                      ;   626.3 p1      25 sum copy
        xor ebp, edi                      ;   630.3 p0      25 sum
        and ebp, esi                      ;   635.3 p1      25 sum
        xor ebp, ebx                      ;   636.3 p0      25 sum
        add eax, ebp                      ;   637.3 p1      34 sum
        rol eax, 8                        ;   638.3 p0      35 v[0]
        mov ebp, dword [ecx + 4]          ;   619.0 p2      34 sum
        lea ebp, [ebp + edx + 2053994217] ;   622.0 p0      34 sum
        add edx, eax                      ;   639.3 p1      35 v[0]
        rol edi, 0xa                      ;   630.3 p0      36 v[2]
        mov eax, edi                      ;   631.3 p1      25 sum copy
        xor eax, esi                      ;   635.3 p0      25 sum
        and eax, edx                      ;   640.3 p1      25 sum
        xor eax, edi                      ;   641.3 p0      25 sum
        add ebp, eax                      ;   642.3 p1      34 sum
        mov eax, dword [ecx + 12]         ;   623.3 p2      34 sum
        lea eax, [eax + ebx + 2053994217] ;   626.3 p0      34 sum
        rol ebp, 0xb                      ;   643.3 p0      35 v[4]
        add ebx, ebp                      ;   644.3 p1      35 v[4]
        rol esi, 0xa                      ;   635.3 p0      36 v[1]
        mov ebp, esi                      ;   636.3 p1      25 sum copy
        xor ebp, edx                      ;   640.3 p1      25 sum
        and ebp, ebx                      ;   645.3 p0      25 sum
        xor ebp, esi                      ;   646.3 p1      25 sum
        rol edx, 0xa                      ;   640.3 p0      36 v[0]
        add eax, ebp                      ;   647.3 p1      34 sum
        mov ebp, dword [ecx + 44]         ;   629.3 p2      34 sum
        rol eax, 0xe                      ;   648.3 p0      35 v[3]
        lea ebp, [ebp + edi + 2053994217] ;   632.3 p0      34 sum
        add edi, eax                      ;   649.3 p1      35 v[3]
        mov eax, edx                      ;   641.3 p1      25 sum copy
        xor eax, ebx                      ;   645.3 p0      25 sum
        and eax, edi                      ;   650.3 p1      25 sum
        xor eax, edx                      ;   651.3 p0      25 sum
        rol ebx, 0xa                      ;   645.3 p0      36 v[4]
        add ebp, eax                      ;   652.3 p1      34 sum
        rol ebp, 0xe                      ;   653.3 p0      35 v[2]
        mov eax, dword [ecx + 60]         ;   634.7 p2      34 sum
        lea eax, [eax + esi + 2053994217] ;   637.7 p0      34 sum
        add esi, ebp                      ;   654.3 p1      35 v[2]
        mov ebp, ebx                      ;   646.3 p1      25 sum copy
        xor ebp, edi                      ;   650.3 p0      25 sum
        and ebp, esi                      ;   655.3 p1      25 sum
        rol edi, 0xa                      ;   650.3 p0      36 v[3]
        xor ebp, ebx                      ;   656.3 p1      25 sum
        add eax, ebp                      ;   657.3 p0      34 sum
        rol eax, 6                        ;   658.3 p0      35 v[1]
        mov ebp, dword [ecx]              ;   640.0 p2      34 sum
        lea ebp, [ebp + edx + 2053994217] ;   643.0 p0      34 sum
        add edx, eax                      ;   659.3 p1      35 v[1]
        mov eax, edi                      ;   651.3 p1      25 sum copy
        xor eax, esi                      ;   655.3 p0      25 sum
        and eax, edx                      ;   660.3 p1      25 sum
        xor eax, edi                      ;   661.3 p0      25 sum
        rol esi, 0xa                      ;   655.3 p0      36 v[2]
        add ebp, eax                      ;   662.3 p1      34 sum
        mov eax, dword [ecx + 20]         ;   644.0 p2      34 sum
        lea eax, [eax + ebx + 2053994217] ;   647.0 p0      34 sum
        rol ebp, 0xe                      ;   663.3 p0      35 v[0]
        add ebx, ebp                      ;   664.3 p1      35 v[0]
        mov ebp, esi                      ;   656.3 p1      25 sum copy
        xor ebp, edx                      ;   660.3 p0      25 sum
        and ebp, ebx                      ;   665.3 p1      25 sum
        xor ebp, esi                      ;   666.3 p0      25 sum
        add eax, ebp                      ;   667.3 p1      34 sum
        rol edx, 0xa                      ;   660.3 p0      36 v[1]
        mov ebp, dword [ecx + 48]         ;   648.7 p2      34 sum
        lea ebp, [ebp + edi + 2053994217] ;   651.7 p0      34 sum
        rol eax, 6                        ;   668.3 p0      35 v[4]
        add edi, eax                      ;   669.3 p1      35 v[4]
        mov eax, edx                      ;   661.3 p1      25 sum copy
        xor eax, ebx                      ;   665.3 p0      25 sum
        and eax, edi                      ;   670.3 p1      25 sum
        xor eax, edx                      ;   671.3 p0      25 sum
        add ebp, eax                      ;   672.3 p1      34 sum
        mov eax, dword [ecx + 8]          ;   653.3 p2      34 sum
        lea eax, [eax + esi + 2053994217] ;   656.3 p0      34 sum
        rol ebp, 9                        ;   673.3 p0      35 v[3]
        rol ebx, 0xa                      ;   665.3 p0      36 v[0]
        add esi, ebp                      ;   674.3 p1      35 v[3]
        mov ebp, ebx                      ;   666.3 p1      25 sum copy
        xor ebp, edi                      ;   670.3 p0      25 sum
        and ebp, esi                      ;   675.3 p1      25 sum
        xor ebp, ebx                      ;   676.3 p0      25 sum
        add eax, ebp                      ;   677.3 p1      34 sum
        rol eax, 0xc                      ;   678.3 p0      35 v[2]
        mov ebp, dword [ecx + 52]         ;   659.3 p2      34 sum
        lea ebp, [ebp + edx + 2053994217] ;   662.3 p0      34 sum
        add edx, eax                      ;   679.3 p1      35 v[2]
        rol edi, 0xa                      ;   670.3 p0      36 v[4]
        mov eax, edi                      ;   671.3 p1      25 sum copy
        xor eax, esi                      ;   675.3 p1      25 sum
        and eax, edx                      ;   680.3 p0      25 sum
        xor eax, edi                      ;   681.3 p1      25 sum
        add ebp, eax                      ;   682.3 p0      34 sum
        rol ebp, 9                        ;   683.3 p0      35 v[1]
        mov eax, dword [ecx + 36]         ;   663.7 p2      34 sum
        rol esi, 0xa                      ;   675.3 p0      36 v[3]
        lea eax, [eax + ebx + 2053994217] ;   666.7 p0      34 sum
        add ebx, ebp                      ;   684.3 p1      35 v[1]
        mov ebp, esi                      ;   676.3 p1      25 sum copy
        xor ebp, edx                      ;   680.3 p0      25 sum
        and ebp, ebx                      ;   685.3 p1      25 sum
        xor ebp, esi                      ;   686.3 p0      25 sum
        rol edx, 0xa                      ;   680.3 p0      36 v[2]
        add eax, ebp                      ;   687.3 p1      34 sum
        mov ebp, dword [ecx + 28]         ;   669.0 p2      34 sum
        lea ebp, [ebp + edi + 2053994217] ;   672.0 p0      34 sum
        rol eax, 0xc                      ;   688.3 p0      35 v[0]
        add edi, eax                      ;   689.3 p1      35 v[0]
        mov eax, edx                      ;   681.3 p1      25 sum copy
        xor eax, ebx                      ;   685.3 p0      25 sum
        and eax, edi                      ;   690.3 p1      25 sum
        rol ebx, 0xa                      ;   685.3 p0      36 v[1]
        xor eax, edx                      ;   691.3 p1      25 sum
        add ebp, eax                      ;   692.3 p0      34 sum
        rol ebp, 5                        ;   693.3 p0      35 v[4]
        mov eax, dword [ecx + 40]         ;   674.3 p2      34 sum
        lea eax, [eax + esi + 2053994217] ;   677.3 p0      34 sum
        add esi, ebp                      ;   694.3 p1      35 v[4]
        mov ebp, ebx                      ;   686.3 p1      25 sum copy
        xor ebp, edi                      ;   690.3 p0      25 sum
        rol edi, 0xa                      ;   690.3 p0      36 v[0]
        and ebp, esi                      ;   695.3 p1      25 sum
        xor ebp, ebx                      ;   696.3 p1      25 sum
        add eax, ebp                      ;   697.3 p0      34 sum
        mov ebp, dword [ecx + 56]         ;   679.7 p2      34 sum
        rol eax, 0xf                      ;   698.3 p0      35 v[3]
        lea ebp, [ebp + edx + 2053994217] ;   682.7 p0      34 sum
        add edx, eax                      ;   699.3 p1      35 v[3]
        mov eax, edi                      ;   691.3 p1      25 sum copy
        xor eax, esi                      ;   695.3 p0      25 sum
        and eax, edx                      ;   700.3 p1      25 sum
        xor eax, edi                      ;   701.3 p0      25 sum
        rol esi, 0xa                      ;   695.3 p0      36 v[4]
        add ebp, eax                      ;   702.3 p1      34 sum
        rol ebp, 8                        ;   703.3 p0      35 v[2]
        mov eax, dword [ecx + 48]         ;   685.0 p2      34 sum
        add eax, ebx                      ;   688.0 p1      34 sum
        add ebx, ebp                      ;   704.3 p0      35 v[2]
        mov ebp, esi                      ;   696.3 p1      25 sum copy
        xor ebp, edx                      ;   700.3 p0      25 sum
        rol edx, 0xa                      ;   700.3 p0      36 v[3]
        xor ebp, ebx                      ;   705.3 p1      25 sum
        add eax, ebp                      ;   706.3 p1      34 sum
        rol eax, 8                        ;   707.3 p0      35 v[1]
        mov ebp, dword [ecx + 60]         ;   688.7 p2      34 sum
        add ebp, edi                      ;   691.7 p1      34 sum
        add edi, eax                      ;   708.3 p0      35 v[1]
        mov eax, edx                      ;   701.3 p1      25 sum copy
        xor eax, ebx                      ;   705.3 p0      25 sum
        xor eax, edi                      ;   709.3 p1      25 sum
        add ebp, eax                      ;   710.3 p0      34 sum
        mov eax, dword [ecx + 40]         ;   691.7 p2      34 sum
        rol ebp, 5                        ;   711.3 p0      35 v[0]
        rol ebx, 0xa                      ;   705.3 p0      36 v[2]
        add eax, esi                      ;   696.3 p1      34 sum
        add esi, ebp                      ;   712.3 p0      35 v[0]
        mov ebp, dword [ecx + 16]         ;   695.0 p2      34 sum
        add ebp, edx                      ;   701.3 p1      34 sum
        mov ecx, ebx                      ;   706.3 p0      25 sum copy
        xor ecx, edi                      ;   709.3 p1      25 sum
        xor ecx, esi                      ;   713.3 p0      25 sum
        add eax, ecx                      ;   714.3 p1      34 sum
        rol eax, 0xc                      ;   715.3 p0      35 v[4]
        add edx, eax                      ;   716.3 p1      35 v[4]
        rol edi, 0xa                      ;   709.3 p0      36 v[1]
        mov eax, edi                      ;   710.3 p1      25 sum copy
        xor eax, esi                      ;   713.3 p0      25 sum
        xor eax, edx                      ;   717.3 p1      25 sum
        add ebp, eax                      ;   718.3 p0      34 sum
        rol esi, 0xa                      ;   713.3 p0      36 v[0]
        rol ebp, 9                        ;   719.3 p0      35 v[3]
        add ebp, ebx                      ;   720.3 p1      35 v[3]
        mov eax, dword [esp + 40]         ;   702.7 p2      34 sum reload
        mov ecx, dword [eax + 20]         ;   705.7 p2      34 sum
        add ebx, dword [eax + 4]          ;   708.7 p1+p2   34 sum
        add ecx, edi                      ;   710.3 p0      34 sum
        mov eax, esi                      ;   714.3 p1      25 sum copy
        xor eax, edx                      ;   717.3 p0      25 sum
        xor eax, ebp                      ;   721.3 p1      25 sum
        add ebx, eax                      ;   722.3 p0      34 sum
        rol ebx, 0xc                      ;   723.3 p0      35 v[2]
        add edi, ebx                      ;   724.3 p1      35 v[2]
        rol edx, 0xa                      ;   717.3 p0      36 v[4]
        mov eax, edx                      ;   718.3 p1      25 sum copy
        xor eax, ebp                      ;   721.3 p1      25 sum
        xor eax, edi                      ;   725.3 p0      25 sum
        add ecx, eax                      ;   726.3 p1      34 sum
        mov eax, dword [esp + 40]         ;   710.0 p2      34 sum reload
        rol ebp, 0xa                      ;   721.3 p0      36 v[3]
        mov ebx, ebp                      ;   722.3 p1      25 sum copy
        xor ebx, edi                      ;   725.3 p0      25 sum
        rol ecx, 5                        ;   727.3 p0      35 v[1]
        add ecx, esi                      ;   728.3 p1      35 v[1]
        rol edi, 0xa                      ;   725.3 p0      36 v[2]
        add esi, dword [eax + 32]         ;   716.0 p1+p2   34 sum
        xor ebx, ecx                      ;   729.3 p1      25 sum
        add esi, ebx                      ;   730.3 p0      34 sum
        rol esi, 0xe                      ;   731.3 p0      35 v[0]
        mov ebx, dword [eax + 28]         ;   715.0 p2      34 sum
        add ebx, edx                      ;   718.3 p1      34 sum
        add edx, esi                      ;   732.3 p1      35 v[0]
        mov esi, edi                      ;   726.3 p0      25 sum copy
        xor esi, ecx                      ;   729.3 p1      25 sum
        xor esi, edx                      ;   733.3 p0      25 sum
        add ebx, esi                      ;   734.3 p1      34 sum
        rol ebx, 6                        ;   735.3 p0      35 v[4]
        rol ecx, 0xa                      ;   729.3 p0      36 v[1]
        mov esi, dword [eax + 24]         ;   719.7 p2      34 sum
        add esi, ebp                      ;   722.7 p1      34 sum
        add ebp, ebx                      ;   736.3 p0      35 v[4]
        mov ebx, ecx                      ;   730.3 p1      25 sum copy
        xor ebx, edx                      ;   733.3 p0      25 sum
        xor ebx, ebp                      ;   737.3 p1      25 sum
        add esi, ebx                      ;   738.3 p0      34 sum
        rol esi, 8                        ;   739.3 p0      35 v[3]
        rol edx, 0xa                      ;   733.3 p0      36 v[0]
        mov ebx, dword [eax + 8]          ;   723.7 p2      34 sum
        add ebx, edi                      ;   726.7 p1      34 sum
        add edi, esi                      ;   740.3 p1      35 v[3]
        mov esi, edx                      ;   734.3 p1      25 sum copy
        xor esi, ebp                      ;   737.3 p0      25 sum
        xor esi, edi                      ;   741.3 p1      25 sum
        add ebx, esi                      ;   742.3 p0      34 sum
        rol ebp, 0xa                      ;   737.3 p0      36 v[4]
        mov esi, dword [eax + 52]         ;   726.7 p2      34 sum
        rol ebx, 0xd                      ;   743.3 p0      35 v[2]
        add esi, ecx                      ;   730.3 p1      34 sum
        add ecx, ebx                      ;   744.3 p1      35 v[2]
        mov ebx, ebp                      ;   738.3 p1      25 sum copy
        xor ebx, edi                      ;   741.3 p0      25 sum
        rol edi, 0xa                      ;   741.3 p0      36 v[3]
        xor ebx, ecx                      ;   745.3 p1      25 sum
        add esi, ebx                      ;   746.3 p1      34 sum
        rol esi, 6                        ;   747.3 p0      35 v[1]
        mov ebx, dword [eax + 56]         ;   730.3 p2      34 sum
        add ebx, edx                      ;   734.3 p1      34 sum
        add edx, esi                      ;   748.3 p0      35 v[1]
        mov esi, edi                      ;   742.3 p1      25 sum copy
        xor esi, ecx                      ;   745.3 p0      25 sum
        xor esi, edx                      ;   749.3 p1      25 sum
        add ebx, esi                      ;   750.3 p0      34 sum
        rol ebx, 5                        ;   751.3 p0      35 v[0]
        rol ecx, 0xa                      ;   745.3 p0      36 v[2]
        mov esi, dword [eax]              ;   734.3 p2      34 sum
        add esi, ebp                      ;   738.3 p1      34 sum
        add ebp, ebx                      ;   752.3 p1      35 v[0]
        mov ebx, ecx                      ;   746.3 p1      25 sum copy
        xor ebx, edx                      ;   749.3 p0      25 sum
        xor ebx, ebp                      ;   753.3 p1      25 sum
        add esi, ebx                      ;   754.3 p0      34 sum
        rol edx, 0xa                      ;   749.3 p0      36 v[1]
        rol esi, 0xf                      ;   755.3 p0      35 v[4]
        mov ebx, dword [eax + 12]         ;   738.7 p2      34 sum
        add ebx, edi                      ;   742.3 p1      34 sum
        add edi, esi                      ;   756.3 p1      35 v[4]
        mov esi, dword [eax + 36]         ;   740.7 p2      34 sum
        add esi, ecx                      ;   746.3 p1      34 sum
        mov eax, edx                      ;   750.3 p0      25 sum copy
        xor eax, ebp                      ;   753.3 p1      25 sum
        xor eax, edi                      ;   757.3 p0      25 sum
        add ebx, eax                      ;   758.3 p1      34 sum
        rol ebx, 0xd                      ;   759.3 p0      35 v[3]
        add ecx, ebx                      ;   760.3 p1      35 v[3]
        rol ebp, 0xa                      ;   753.3 p0      36 v[0]
        mov eax, ebp                      ;   754.3 p1      25 sum copy
        xor eax, edi                      ;   757.3 p0      25 sum
        xor eax, ecx                      ;   761.3 p1      25 sum
        add esi, eax                      ;   762.3 p0      34 sum
        mov ebx, dword [esp + 8]          ;   745.7 p2      49 h
        mov eax, dword [esp + 40]         ;   746.7 p2      34 sum reload
        rol edi, 0xa                      ;   757.3 p0      36 v[4]
        rol esi, 0xb                      ;   763.3 p0      35 v[2]
        add esi, edx                      ;   764.3 p1      35 v[2]
        add edx, dword [eax + 44]         ;   752.7 p1+p2   34 sum
        add ebx, edi                      ;   758.3 p1      49 h
        xor edi, ecx                      ;   761.3 p0      25 sum
        rol ecx, 0xa                      ;   761.3 p0      36 v[3]
        xor edi, esi                      ;   765.3 p1      25 sum
        add edx, edi                      ;   766.3 p1      34 sum
        rol edx, 0xb                      ;   767.3 p0      35 v[1]
        mov edi, dword [esp + 44]         ;   752.3 p2      49 h reload
        add ebx, dword [esp + 36]         ;   759.3 p1+p2   49 h
        add edi, ebp                      ;   755.3 p0      49 h
        mov dword [esp + 8], edi          ;   756.3 p3+p4   49 h
        mov edi, dword [esp + 48]         ;   754.3 p2      36 v[0] reload
        add ebp, edx                      ;   768.3 p1      49 h
        add ecx, dword [esp + 32]         ;   762.3 p0+p2   48 h0
        add ecx, dword [esp + 24]         ;   763.3 p1+p2   48 h0
        add ebp, dword [esp + 28]         ;   769.3 p0+p2   49 h
        add ebp, edi                      ;   770.3 p1      49 h
        add eax, 0x40                     ;   758.0 p0      41 blocks
        add edi, esi                      ;   765.3 p1      49 h
        mov esi, eax                      ;   759.0 p0      41 blocks copy
        add edi, dword [esp + 0]          ;   766.3 p1+p2   49 h
        add edi, dword [esp + 52]         ;   767.3 p0+p2   49 h
        mov eax, edi                      ;   768.3 p1      49 h copy
        mov edi, ebp                      ;   771.3 p0      49 h copy
        mov ebp, ebx                      ;   762.3 p1      49 h copy
        mov dword [esp + 0], ecx          ;   764.3 p3+p4   50 h
        cmp esi, dword [esp + 20]         ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 80], esi         ;                    resident
        mov dword [esp + 12], edi         ;                    resident
        mov dword [esp + 4], ebp          ;                    resident
        mov dword [esp + 16], eax         ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]          ;     0.0 p2      41 blocks reload
        mov edi, dword [esp + 76]         ;     1.0 p2      41 blocks reload
        mov dword [edi], esi              ;     3.0 p3+p4   41 blocks
        mov esi, dword [esp + 4]          ;     2.0 p2      41 blocks reload
        mov dword [edi + 4], esi          ;     5.0 p3+p4   41 blocks
        mov esi, dword [esp + 8]          ;     3.0 p2      41 blocks reload
        mov dword [edi + 8], esi          ;     6.0 p3+p4   41 blocks
        mov esi, dword [esp + 12]         ;     4.0 p2      41 blocks reload
        mov dword [edi + 12], esi         ;     7.0 p3+p4   41 blocks
        mov esi, dword [esp + 16]         ;     5.0 p2      41 blocks reload
        mov dword [edi + 16], esi         ;     8.0 p3+p4   41 blocks
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
        add esp, 0x38                     ;                    frame
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
