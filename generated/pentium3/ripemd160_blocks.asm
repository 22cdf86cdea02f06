; ripemd160_blocks for Intel Pentium III (Katmai, Coppermine) (pentium3)
; made by cipherwright 0.1.0 from ciphers/ripemd160.cw (sha256 f09eaf0807588306); do not edit:
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
;   blocks: 1674 uops, planned 772.0; bounds: width 558.0, ports 726.5, path 386.0
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
        xor edx, ebp                      ;     5.0 p0      25 sum
        mov ebx, ebp                      ;     1.7 p1      25 sum copy
        xor ebx, edi                      ;     2.7 p0      25 sum
        xor ebx, dword [esp + 8]          ;     3.7 p1+p2   25 sum
        add ebx, dword [esi]              ;     4.7 p0+p2   34 sum
        add ebx, dword [esp + 0]          ;     5.7 p1+p2   34 sum
        rol ebx, 0xb                      ;     6.7 p0      35 v[0]
        add ebx, eax                      ;     7.7 p1      35 v[0]
        xor edx, ebx                      ;     8.7 p0      25 sum
        mov dword [esp + 24], ecx         ;     5.0 p3+p4   36 v[2] spill
        mov ecx, dword [esi + 4]          ;     5.7 p2      34 sum
        add edx, eax                      ;     9.7 p1      34 sum
        add edx, ecx                      ;    10.7 p0      34 sum
        rol edx, 0xe                      ;    11.7 p0      35 v[4]
        add edx, edi                      ;    12.7 p1      35 v[4]
        mov ecx, ebp                      ;     8.0 p1      36 v[1] copy
        rol ecx, 0xa                      ;     9.0 p0      36 v[1]
        mov dword [esp + 28], eax         ;     8.0 p3+p4   44 x[4] spill
        mov eax, ebx                      ;     9.0 p1      25 sum copy
        xor eax, ecx                      ;    10.0 p0      25 sum
        xor eax, edx                      ;    13.7 p1      25 sum
        rol ebx, 0xa                      ;    10.3 p0      36 v[0]
        add eax, edi                      ;    14.7 p1      34 sum
        add eax, dword [esi + 8]          ;    15.7 p0+p2   34 sum
        rol eax, 0xf                      ;    16.7 p0      35 v[3]
        add eax, dword [esp + 24]         ;    17.7 p1+p2   35 v[3]
        mov dword [esp + 32], ebp         ;    12.0 p3+p4   44 x[1] spill
        mov ebp, dword [esi + 12]         ;    12.7 p2      34 sum
        mov dword [esp + 36], edi         ;    13.0 p3+p4   44 x[3] spill
        mov edi, edx                      ;    13.7 p1      25 sum copy
        xor edi, ebx                      ;    14.7 p0      25 sum
        xor edi, eax                      ;    18.7 p1      25 sum
        rol edx, 0xa                      ;    15.0 p0      36 v[4]
        add edi, ebp                      ;    19.7 p1      34 sum
        add edi, dword [esp + 24]         ;    20.7 p0+p2   34 sum
        rol edi, 0xc                      ;    21.7 p0      35 v[2]
        add edi, ecx                      ;    22.7 p1      35 v[2]
        mov ebp, dword [esi + 16]         ;    16.7 p2      34 sum
        mov dword [esp + 40], esi         ;    17.0 p3+p4   34 sum spill
        mov esi, edx                      ;    17.7 p1      25 sum copy
        xor esi, eax                      ;    18.7 p0      25 sum
        xor esi, edi                      ;    23.7 p1      25 sum
        rol eax, 0xa                      ;    19.0 p0      36 v[3]
        add esi, ebp                      ;    24.7 p1      34 sum
        add esi, ecx                      ;    25.7 p0      34 sum
        rol esi, 5                        ;    26.7 p0      35 v[1]
        add esi, ebx                      ;    27.7 p1      35 v[1]
        mov ebp, dword [esp + 40]         ;    20.3 p2      34 sum reload
        add ebx, dword [ebp + 20]         ;    26.3 p1+p2   34 sum
        mov dword [esp + 44], ecx         ;    21.3 p3+p4   36 v[1] spill
        mov ecx, eax                      ;    22.0 p0      25 sum copy
        xor ecx, edi                      ;    23.7 p1      25 sum
        xor ecx, esi                      ;    28.7 p0      25 sum
        add ebx, ecx                      ;    29.7 p1      34 sum
        rol ebx, 8                        ;    30.7 p0      35 v[0]
        rol edi, 0xa                      ;    25.0 p0      36 v[2]
        mov ecx, dword [ebp + 24]         ;    24.0 p2      34 sum
        add ecx, edx                      ;    27.0 p1      34 sum
        add edx, ebx                      ;    31.7 p1      35 v[0]
        mov ebx, edi                      ;    26.0 p0      25 sum copy
        xor ebx, esi                      ;    28.7 p1      25 sum
        xor ebx, edx                      ;    32.7 p0      25 sum
        add ecx, ebx                      ;    33.7 p1      34 sum
        rol ecx, 7                        ;    34.7 p0      35 v[4]
        rol esi, 0xa                      ;    29.0 p0      36 v[1]
        mov ebx, dword [ebp + 28]         ;    27.0 p2      34 sum
        add ebx, eax                      ;    30.0 p1      34 sum
        add eax, ecx                      ;    35.7 p1      35 v[4]
        mov ecx, esi                      ;    30.0 p0      25 sum copy
        xor ecx, edx                      ;    32.7 p1      25 sum
        xor ecx, eax                      ;    36.7 p0      25 sum
        add ebx, ecx                      ;    37.7 p1      34 sum
        rol ebx, 9                        ;    38.7 p0      35 v[3]
        rol edx, 0xa                      ;    33.0 p0      36 v[0]
        mov ecx, dword [ebp + 32]         ;    30.0 p2      34 sum
        add ecx, edi                      ;    33.0 p1      34 sum
        add edi, ebx                      ;    39.7 p1      35 v[3]
        mov ebx, edx                      ;    34.0 p0      25 sum copy
        xor ebx, eax                      ;    36.7 p1      25 sum
        xor ebx, edi                      ;    40.7 p0      25 sum
        add ecx, ebx                      ;    41.7 p1      34 sum
        rol ecx, 0xb                      ;    42.7 p0      35 v[2]
        rol eax, 0xa                      ;    37.0 p0      36 v[4]
        mov ebx, dword [ebp + 36]         ;    33.0 p2      34 sum
        add ebx, esi                      ;    36.7 p1      34 sum
        add esi, ecx                      ;    43.7 p1      35 v[2]
        mov ecx, eax                      ;    38.0 p0      25 sum copy
        xor ecx, edi                      ;    40.7 p1      25 sum
        xor ecx, esi                      ;    44.7 p0      25 sum
        add ebx, ecx                      ;    45.7 p1      34 sum
        rol ebx, 0xd                      ;    46.7 p0      35 v[1]
        rol edi, 0xa                      ;    41.0 p0      36 v[3]
        add ebx, edx                      ;    47.7 p1      35 v[1]
        mov ecx, dword [ebp + 40]         ;    36.3 p2      34 sum
        add edx, ecx                      ;    41.7 p1      34 sum
        mov ecx, edi                      ;    42.0 p0      25 sum copy
        xor ecx, esi                      ;    44.7 p1      25 sum
        xor ecx, ebx                      ;    48.7 p0      25 sum
        add edx, ecx                      ;    49.7 p1      34 sum
        rol edx, 0xe                      ;    50.7 p0      35 v[0]
        rol esi, 0xa                      ;    45.0 p0      36 v[2]
        mov ecx, dword [ebp + 44]         ;    39.0 p2      34 sum
        add ecx, eax                      ;    44.7 p1      34 sum
        add eax, edx                      ;    51.7 p1      35 v[0]
        mov edx, esi                      ;    46.0 p0      25 sum copy
        xor edx, ebx                      ;    48.7 p1      25 sum
        xor edx, eax                      ;    52.7 p0      25 sum
        add ecx, edx                      ;    53.7 p1      34 sum
        rol ecx, 0xf                      ;    54.7 p0      35 v[4]
        rol ebx, 0xa                      ;    49.0 p0      36 v[1]
        mov edx, dword [ebp + 48]         ;    42.0 p2      34 sum
        add edx, edi                      ;    48.7 p1      34 sum
        add edi, ecx                      ;    55.7 p1      35 v[4]
        mov ecx, ebx                      ;    50.0 p0      25 sum copy
        xor ecx, eax                      ;    52.7 p1      25 sum
        xor ecx, edi                      ;    56.7 p0      25 sum
        add edx, ecx                      ;    57.7 p1      34 sum
        rol edx, 6                        ;    58.7 p0      35 v[3]
        rol eax, 0xa                      ;    53.0 p0      36 v[0]
        mov ecx, dword [ebp + 52]         ;    45.0 p2      34 sum
        add ecx, esi                      ;    52.7 p1      34 sum
        add esi, edx                      ;    59.7 p1      35 v[3]
        mov edx, eax                      ;    54.0 p0      25 sum copy
        xor edx, edi                      ;    56.7 p1      25 sum
        xor edx, esi                      ;    60.7 p0      25 sum
        add ecx, edx                      ;    61.7 p1      34 sum
        rol ecx, 7                        ;    62.7 p0      35 v[2]
        rol edi, 0xa                      ;    57.0 p0      36 v[4]
        mov edx, dword [ebp + 56]         ;    48.0 p2      34 sum
        add edx, ebx                      ;    56.7 p1      34 sum
        add ebx, ecx                      ;    63.7 p1      35 v[2]
        mov ecx, edi                      ;    58.0 p0      25 sum copy
        xor ecx, esi                      ;    60.7 p1      25 sum
        xor ecx, ebx                      ;    64.7 p0      25 sum
        add edx, ecx                      ;    65.7 p1      34 sum
        rol edx, 9                        ;    66.7 p0      35 v[1]
        rol esi, 0xa                      ;    61.0 p0      36 v[3]
        mov ecx, dword [ebp + 60]         ;    51.0 p2      34 sum
        add ecx, eax                      ;    60.7 p1      34 sum
        add eax, edx                      ;    67.7 p1      35 v[1]
        mov edx, esi                      ;    62.0 p0      25 sum copy
        xor edx, ebx                      ;    64.7 p1      25 sum
        xor edx, eax                      ;    68.7 p0      25 sum
        add ecx, edx                      ;    69.7 p1      34 sum
        rol ecx, 8                        ;    70.7 p0      35 v[0]
        rol ebx, 0xa                      ;    65.0 p0      36 v[2]
        mov edx, dword [ebp + 28]         ;    54.0 p2      34 sum
        lea edx, [edx + edi + 1518500249] ;    66.0 p0      34 sum
        add edi, ecx                      ;    71.7 p1      35 v[0]
        mov ecx, ebx                      ;    66.0 p1      25 sum copy
        xor ecx, eax                      ;    68.7 p1      25 sum
        and ecx, edi                      ;    72.7 p0      25 sum
        xor ecx, ebx                      ;    73.7 p1      25 sum
        add edx, ecx                      ;    74.7 p0      34 sum
        rol edx, 7                        ;    75.7 p0      35 v[4]
        rol eax, 0xa                      ;    70.0 p0      36 v[1]
        mov ecx, dword [ebp + 16]         ;    58.7 p2      34 sum
        lea ecx, [ecx + esi + 1518500249] ;    71.0 p0      34 sum
        add esi, edx                      ;    76.7 p1      35 v[4]
        mov edx, edi                      ;    72.7 p1      25 sum copy
        xor edx, eax                      ;    73.7 p1      25 sum
        and edx, esi                      ;    77.7 p1      25 sum
        xor edx, eax                      ;    78.7 p0      25 sum
        add ecx, edx                      ;    79.7 p1      34 sum
        rol ecx, 6                        ;    80.7 p0      35 v[3]
        rol edi, 0xa                      ;    74.0 p0      36 v[0]
        mov edx, dword [ebp + 52]         ;    63.7 p2      34 sum
        lea edx, [edx + ebx + 1518500249] ;    75.0 p0      34 sum
        add ebx, ecx                      ;    81.7 p1      35 v[3]
        mov ecx, edi                      ;    75.0 p1      25 sum copy
        xor ecx, esi                      ;    77.7 p1      25 sum
        and ecx, ebx                      ;    82.7 p0      25 sum
        xor ecx, edi                      ;    83.7 p1      25 sum
        add edx, ecx                      ;    84.7 p0      34 sum
        rol edx, 8                        ;    85.7 p0      35 v[2]
        rol esi, 0xa                      ;    79.0 p0      36 v[4]
        mov ecx, dword [ebp + 4]          ;    68.0 p2      34 sum
        lea ecx, [ecx + eax + 1518500249] ;    80.0 p0      34 sum
        add eax, edx                      ;    86.7 p1      35 v[2]
        mov edx, esi                      ;    80.0 p1      25 sum copy
        xor edx, ebx                      ;    82.7 p1      25 sum
        and edx, eax                      ;    87.7 p1      25 sum
        xor edx, esi                      ;    88.7 p0      25 sum
        add ecx, edx                      ;    89.7 p1      34 sum
        rol ecx, 0xd                      ;    90.7 p0      35 v[1]
        rol ebx, 0xa                      ;    83.0 p0      36 v[3]
        mov edx, dword [ebp + 40]         ;    72.3 p2      34 sum
        lea edx, [edx + edi + 1518500249] ;    84.0 p0      34 sum
        add edi, ecx                      ;    91.7 p1      35 v[1]
        mov ecx, ebx                      ;    84.0 p1      25 sum copy
        xor ecx, eax                      ;    87.7 p1      25 sum
        and ecx, edi                      ;    92.7 p0      25 sum
        xor ecx, ebx                      ;    93.7 p1      25 sum
        add edx, ecx                      ;    94.7 p0      34 sum
        rol edx, 0xb                      ;    95.7 p0      35 v[0]
        rol eax, 0xa                      ;    88.0 p0      36 v[2]
        mov ecx, dword [ebp + 24]         ;    77.3 p2      34 sum
        lea ecx, [ecx + esi + 1518500249] ;    89.0 p0      34 sum
        add esi, edx                      ;    96.7 p1      35 v[0]
        mov edx, eax                      ;    89.0 p1      25 sum copy
        xor edx, edi                      ;    92.7 p1      25 sum
        and edx, esi                      ;    97.7 p1      25 sum
        xor edx, eax                      ;    98.7 p0      25 sum
        add ecx, edx                      ;    99.7 p1      34 sum
        rol ecx, 9                        ;   100.7 p0      35 v[4]
        rol edi, 0xa                      ;    92.7 p0      36 v[1]
        mov edx, dword [ebp + 60]         ;    82.3 p2      34 sum
        lea edx, [edx + ebx + 1518500249] ;    93.0 p0      34 sum
        add ebx, ecx                      ;   101.7 p1      35 v[4]
        mov ecx, edi                      ;    93.7 p1      25 sum copy
        xor ecx, esi                      ;    97.7 p1      25 sum
        and ecx, ebx                      ;   102.7 p0      25 sum
        xor ecx, edi                      ;   103.7 p1      25 sum
        add edx, ecx                      ;   104.7 p0      34 sum
        rol edx, 7                        ;   105.7 p0      35 v[3]
        rol esi, 0xa                      ;    97.7 p0      36 v[0]
        mov ecx, dword [ebp + 12]         ;    87.3 p2      34 sum
        lea ecx, [ecx + eax + 1518500249] ;    98.0 p0      34 sum
        add eax, edx                      ;   106.7 p1      35 v[3]
        mov edx, esi                      ;    98.7 p1      25 sum copy
        xor edx, ebx                      ;   102.7 p1      25 sum
        and edx, eax                      ;   107.7 p1      25 sum
        xor edx, esi                      ;   108.7 p0      25 sum
        add ecx, edx                      ;   109.7 p1      34 sum
        rol ecx, 0xf                      ;   110.7 p0      35 v[2]
        rol ebx, 0xa                      ;   102.7 p0      36 v[4]
        mov edx, dword [ebp + 48]         ;    92.3 p2      34 sum
        lea edx, [edx + edi + 1518500249] ;   102.0 p0      34 sum
        add edi, ecx                      ;   111.7 p1      35 v[2]
        mov ecx, ebx                      ;   103.7 p1      25 sum copy
        xor ecx, eax                      ;   107.7 p1      25 sum
        and ecx, edi                      ;   112.7 p0      25 sum
        xor ecx, ebx                      ;   113.7 p1      25 sum
        add edx, ecx                      ;   114.7 p0      34 sum
        rol edx, 7                        ;   115.7 p0      35 v[1]
        rol eax, 0xa                      ;   107.7 p0      36 v[3]
        mov ecx, dword [ebp]              ;    97.3 p2      34 sum
        lea ecx, [ecx + esi + 1518500249] ;   107.0 p0      34 sum
        add esi, edx                      ;   116.7 p1      35 v[1]
        mov edx, eax                      ;   108.7 p1      25 sum copy
        xor edx, edi                      ;   112.7 p1      25 sum
        and edx, esi                      ;   117.7 p1      25 sum
        xor edx, eax                      ;   118.7 p0      25 sum
        add ecx, edx                      ;   119.7 p1      34 sum
        rol ecx, 0xc                      ;   120.7 p0      35 v[0]
        rol edi, 0xa                      ;   112.7 p0      36 v[2]
        mov edx, dword [ebp + 36]         ;   102.3 p2      34 sum
        lea edx, [edx + ebx + 1518500249] ;   111.0 p0      34 sum
        add ebx, ecx                      ;   121.7 p1      35 v[0]
        mov ecx, edi                      ;   113.7 p1      25 sum copy
        xor ecx, esi                      ;   117.7 p1      25 sum
        and ecx, ebx                      ;   122.7 p0      25 sum
        xor ecx, edi                      ;   123.7 p1      25 sum
        add edx, ecx                      ;   124.7 p0      34 sum
        rol edx, 0xf                      ;   125.7 p0      35 v[4]
        rol esi, 0xa                      ;   117.7 p0      36 v[1]
        mov ecx, dword [ebp + 20]         ;   107.3 p2      34 sum
        lea ecx, [ecx + eax + 1518500249] ;   116.0 p0      34 sum
        add eax, edx                      ;   126.7 p1      35 v[4]
        mov edx, esi                      ;   118.7 p1      25 sum copy
        xor edx, ebx                      ;   122.7 p1      25 sum
        and edx, eax                      ;   127.7 p1      25 sum
        xor edx, esi                      ;   128.7 p0      25 sum
        add ecx, edx                      ;   129.7 p1      34 sum
        rol ecx, 9                        ;   130.7 p0      35 v[3]
        rol ebx, 0xa                      ;   122.7 p0      36 v[0]
        mov edx, dword [ebp + 8]          ;   112.3 p2      34 sum
        lea edx, [edx + edi + 1518500249] ;   120.0 p0      34 sum
        add edi, ecx                      ;   131.7 p1      35 v[3]
        mov ecx, ebx                      ;   123.7 p1      25 sum copy
        xor ecx, eax                      ;   127.7 p1      25 sum
        and ecx, edi                      ;   132.7 p0      25 sum
        xor ecx, ebx                      ;   133.7 p1      25 sum
        add edx, ecx                      ;   134.7 p0      34 sum
        rol edx, 0xb                      ;   135.7 p0      35 v[2]
        rol eax, 0xa                      ;   127.7 p0      36 v[4]
        mov ecx, dword [ebp + 56]         ;   117.3 p2      34 sum
        lea ecx, [ecx + esi + 1518500249] ;   125.0 p0      34 sum
        add esi, edx                      ;   136.7 p1      35 v[2]
        mov edx, eax                      ;   128.7 p1      25 sum copy
        xor edx, edi                      ;   132.7 p1      25 sum
        and edx, esi                      ;   137.7 p1      25 sum
        xor edx, eax                      ;   138.7 p0      25 sum
        add ecx, edx                      ;   139.7 p1      34 sum
        rol ecx, 7                        ;   140.7 p0      35 v[1]
        rol edi, 0xa                      ;   132.7 p0      36 v[3]
        mov edx, dword [ebp + 44]         ;   122.3 p2      34 sum
        lea edx, [edx + ebx + 1518500249] ;   129.0 p0      34 sum
        add ebx, ecx                      ;   141.7 p1      35 v[1]
        mov ecx, edi                      ;   133.7 p1      25 sum copy
        xor ecx, esi                      ;   137.7 p1      25 sum
        and ecx, ebx                      ;   142.7 p0      25 sum
        xor ecx, edi                      ;   143.7 p1      25 sum
        add edx, ecx                      ;   144.7 p0      34 sum
        rol edx, 0xd                      ;   145.7 p0      35 v[0]
        rol esi, 0xa                      ;   137.7 p0      36 v[2]
        mov ecx, dword [ebp + 32]         ;   127.3 p2      34 sum
        lea ecx, [ecx + eax + 1518500249] ;   134.0 p0      34 sum
        add eax, edx                      ;   146.7 p1      35 v[0]
        mov edx, eax                      ;   147.7 p1      25 sum copy
        not edx                           ;   148.7 p1      25 sum
        mov ebp, esi                      ;   138.7 p1      25 sum copy
        xor ebp, ebx                      ;   142.7 p0      25 sum
        and ebp, eax                      ;   147.7 p1      25 sum
        xor ebp, esi                      ;   148.7 p0      25 sum
        add ecx, ebp                      ;   149.7 p1      34 sum
        rol ecx, 0xc                      ;   150.7 p0      35 v[4]
        rol ebx, 0xa                      ;   142.7 p0      36 v[1]
        lea ebp, [edi + ecx]              ;   151.7 p0      35 v[4]
        or edx, ebp                       ;   152.7 p1      25 sum
        mov ecx, dword [esp + 40]         ;   133.7 p2      34 sum reload
        add edi, dword [ecx + 12]         ;   139.7 p1+p2   34 sum
        xor edx, ebx                      ;   153.7 p1      25 sum
        lea edi, [edi + edx + 1859775393] ;   154.7 p0      34 sum
        rol edi, 0xb                      ;   155.7 p0      35 v[3]
        rol eax, 0xa                      ;   147.7 p0      36 v[0]
        mov edx, dword [ecx + 40]         ;   137.7 p2      34 sum
        lea edx, [edx + esi + 1859775393] ;   143.0 p0      34 sum
        add esi, edi                      ;   156.7 p1      35 v[3]
        mov edi, ebp                      ;   152.7 p1      25 sum copy
        not edi                           ;   153.7 p1      25 sum
        or edi, esi                       ;   157.7 p1      25 sum
        xor edi, eax                      ;   158.7 p0      25 sum
        add edx, edi                      ;   159.7 p1      34 sum
        rol edx, 0xd                      ;   160.7 p0      35 v[2]
        rol ebp, 0xa                      ;   152.7 p0      36 v[4]
        mov edi, dword [ecx + 56]         ;   142.7 p2      34 sum
        lea edi, [edi + ebx + 1859775393] ;   147.0 p0      34 sum
        add ebx, edx                      ;   161.7 p1      35 v[2]
        mov edx, esi                      ;   157.7 p1      25 sum copy
        not edx                           ;   158.7 p1      25 sum
        or edx, ebx                       ;   162.7 p0      25 sum
        xor edx, ebp                      ;   163.7 p1      25 sum
        add edi, edx                      ;   164.7 p0      34 sum
        rol edi, 6                        ;   165.7 p0      35 v[1]
        rol esi, 0xa                      ;   157.7 p0      36 v[3]
        mov edx, dword [ecx + 16]         ;   147.7 p2      34 sum
        lea edx, [edx + eax + 1859775393] ;   152.0 p0      34 sum
        add eax, edi                      ;   166.7 p1      35 v[1]
        mov edi, ebx                      ;   162.7 p1      25 sum copy
        not edi                           ;   163.7 p1      25 sum
        or edi, eax                       ;   167.7 p1      25 sum
        xor edi, esi                      ;   168.7 p0      25 sum
        add edx, edi                      ;   169.7 p1      34 sum
        rol edx, 7                        ;   170.7 p0      35 v[0]
        rol ebx, 0xa                      ;   162.7 p0      36 v[2]
        mov edi, dword [ecx + 36]         ;   152.0 p2      34 sum
        lea edi, [edi + ebp + 1859775393] ;   156.0 p0      34 sum
        add ebp, edx                      ;   171.7 p1      35 v[0]
        mov edx, eax                      ;   167.7 p1      25 sum copy
        not edx                           ;   168.7 p1      25 sum
        or edx, ebp                       ;   172.7 p0      25 sum
        xor edx, ebx                      ;   173.7 p1      25 sum
        add edi, edx                      ;   174.7 p0      34 sum
        rol edi, 0xe                      ;   175.7 p0      35 v[4]
        rol eax, 0xa                      ;   167.7 p0      36 v[1]
        mov edx, dword [ecx + 60]         ;   157.3 p2      34 sum
        lea edx, [edx + esi + 1859775393] ;   161.0 p0      34 sum
        add esi, edi                      ;   176.7 p1      35 v[4]
        mov edi, ebp                      ;   172.7 p1      25 sum copy
        not edi                           ;   173.7 p1      25 sum
        or edi, esi                       ;   177.7 p1      25 sum
        xor edi, eax                      ;   178.7 p0      25 sum
        add edx, edi                      ;   179.7 p1      34 sum
        rol edx, 9                        ;   180.7 p0      35 v[3]
        rol ebp, 0xa                      ;   172.7 p0      36 v[0]
        mov edi, dword [ecx + 32]         ;   162.3 p2      34 sum
        lea edi, [edi + ebx + 1859775393] ;   165.3 p0      34 sum
        add ebx, edx                      ;   181.7 p1      35 v[3]
        mov edx, esi                      ;   177.7 p1      25 sum copy
        not edx                           ;   178.7 p1      25 sum
        or edx, ebx                       ;   182.7 p0      25 sum
        xor edx, ebp                      ;   183.7 p1      25 sum
        add edi, edx                      ;   184.7 p0      34 sum
        rol edi, 0xd                      ;   185.7 p0      35 v[2]
        rol esi, 0xa                      ;   177.7 p0      36 v[4]
        mov edx, dword [ecx + 4]          ;   167.3 p2      34 sum
        lea edx, [edx + eax + 1859775393] ;   170.3 p0      34 sum
        add eax, edi                      ;   186.7 p1      35 v[2]
        mov edi, ebx                      ;   182.7 p1      25 sum copy
        not edi                           ;   183.7 p1      25 sum
        or edi, eax                       ;   187.7 p0      25 sum
        xor edi, esi                      ;   188.7 p1      25 sum
        add edx, edi                      ;   189.7 p0      34 sum
        rol edx, 0xf                      ;   190.7 p0      35 v[1]
        rol ebx, 0xa                      ;   182.7 p0      36 v[3]
        mov edi, dword [ecx + 8]          ;   172.3 p2      34 sum
        lea edi, [edi + ebp + 1859775393] ;   175.3 p0      34 sum
        add ebp, edx                      ;   191.7 p1      35 v[1]
        mov edx, eax                      ;   187.7 p1      25 sum copy
        not edx                           ;   188.7 p1      25 sum
        or edx, ebp                       ;   192.7 p0      25 sum
        xor edx, ebx                      ;   193.7 p1      25 sum
        add edi, edx                      ;   194.7 p0      34 sum
        rol edi, 0xe                      ;   195.7 p0      35 v[0]
        rol eax, 0xa                      ;   187.7 p0      36 v[2]
        mov edx, dword [ecx + 28]         ;   177.3 p2      34 sum
        lea edx, [edx + esi + 1859775393] ;   180.3 p0      34 sum
        add esi, edi                      ;   196.7 p1      35 v[0]
        mov edi, ebp                      ;   192.7 p1      25 sum copy
        not edi                           ;   193.7 p1      25 sum
        or edi, esi                       ;   197.7 p0      25 sum
        xor edi, eax                      ;   198.7 p1      25 sum
        add edx, edi                      ;   199.7 p0      34 sum
        rol edx, 8                        ;   200.7 p0      35 v[4]
        rol ebp, 0xa                      ;   192.7 p0      36 v[1]
        mov edi, dword [ecx]              ;   182.3 p2      34 sum
        lea edi, [edi + ebx + 1859775393] ;   185.3 p0      34 sum
        add ebx, edx                      ;   201.7 p1      35 v[4]
        mov edx, esi                      ;   197.7 p1      25 sum copy
        not edx                           ;   198.7 p1      25 sum
        or edx, ebx                       ;   202.7 p0      25 sum
        xor edx, ebp                      ;   203.7 p1      25 sum
        add edi, edx                      ;   204.7 p0      34 sum
        rol edi, 0xd                      ;   205.7 p0      35 v[3]
        rol esi, 0xa                      ;   197.7 p0      36 v[0]
        mov edx, dword [ecx + 24]         ;   187.3 p2      34 sum
        lea edx, [edx + eax + 1859775393] ;   190.3 p0      34 sum
        add eax, edi                      ;   206.7 p1      35 v[3]
        mov edi, ebx                      ;   202.7 p1      25 sum copy
        not edi                           ;   203.7 p1      25 sum
        or edi, eax                       ;   207.7 p0      25 sum
        xor edi, esi                      ;   208.7 p1      25 sum
        add edx, edi                      ;   209.7 p0      34 sum
        rol edx, 6                        ;   210.7 p0      35 v[2]
        rol ebx, 0xa                      ;   202.7 p0      36 v[4]
        mov edi, dword [ecx + 52]         ;   192.3 p2      34 sum
        lea edi, [edi + ebp + 1859775393] ;   195.3 p0      34 sum
        add ebp, edx                      ;   211.7 p1      35 v[2]
        mov edx, eax                      ;   207.7 p1      25 sum copy
        not edx                           ;   208.7 p1      25 sum
        or edx, ebp                       ;   212.7 p0      25 sum
        xor edx, ebx                      ;   213.7 p1      25 sum
        add edi, edx                      ;   214.7 p0      34 sum
        rol edi, 5                        ;   215.7 p0      35 v[1]
        rol eax, 0xa                      ;   207.7 p0      36 v[3]
        mov edx, dword [ecx + 44]         ;   197.3 p2      34 sum
        lea edx, [edx + esi + 1859775393] ;   200.3 p0      34 sum
        add esi, edi                      ;   216.7 p1      35 v[1]
        mov edi, ebp                      ;   212.7 p1      25 sum copy
        not edi                           ;   213.7 p1      25 sum
        or edi, esi                       ;   217.7 p0      25 sum
        xor edi, eax                      ;   218.7 p1      25 sum
        add edx, edi                      ;   219.7 p0      34 sum
        rol edx, 0xc                      ;   220.7 p0      35 v[0]
        rol ebp, 0xa                      ;   212.7 p0      36 v[2]
        mov edi, dword [ecx + 20]         ;   202.3 p2      34 sum
        lea edi, [edi + ebx + 1859775393] ;   205.3 p0      34 sum
        add ebx, edx                      ;   221.7 p1      35 v[0]
        mov edx, esi                      ;   217.7 p1      25 sum copy
        not edx                           ;   218.7 p1      25 sum
        or edx, ebx                       ;   222.7 p0      25 sum
        xor edx, ebp                      ;   223.7 p1      25 sum
        add edi, edx                      ;   224.7 p0      34 sum
        rol edi, 7                        ;   225.7 p0      35 v[4]
        rol esi, 0xa                      ;   217.7 p0      36 v[1]
        mov edx, dword [ecx + 48]         ;   207.3 p2      34 sum
        lea edx, [edx + eax + 1859775393] ;   210.3 p0      34 sum
        add eax, edi                      ;   226.7 p1      35 v[4]
        mov edi, ebx                      ;   222.7 p1      25 sum copy
        not edi                           ;   223.7 p1      25 sum
        or edi, eax                       ;   227.7 p0      25 sum
        xor edi, esi                      ;   228.7 p1      25 sum
        add edx, edi                      ;   229.7 p0      34 sum
        rol edx, 5                        ;   230.7 p0      35 v[3]
        rol ebx, 0xa                      ;   222.7 p0      36 v[0]
        mov edi, dword [ecx + 4]          ;   212.3 p2      34 sum
        lea edi, [edi + ebp - 1894007588] ;   215.3 p0      34 sum
        add ebp, edx                      ;   231.7 p1      35 v[3]
        mov edx, ebx                      ;   223.7 p1      26 sum copy
        not edx                           ;   224.7 p1      26 sum
        and edx, eax                      ;   227.7 p0      26 sum
        add edi, edx                      ;   228.7 p1      34 sum
        rol eax, 0xa                      ;   227.7 p0      36 v[4]
        mov edx, ebx                      ;   223.7 p1      26 sum copy
        and edx, ebp                      ;   232.7 p0      26 sum
        add edi, edx                      ;   233.7 p1      34 sum
        rol edi, 0xb                      ;   234.7 p0      35 v[2]
        mov edx, dword [ecx + 36]         ;   218.0 p2      34 sum
        lea edx, [edx + esi - 1894007588] ;   221.0 p0      34 sum
        add esi, edi                      ;   235.7 p1      35 v[2]
        mov edi, eax                      ;   228.7 p1      26 sum copy
        not edi                           ;   229.7 p0      26 sum
        and edi, ebp                      ;   232.7 p1      26 sum
        add edx, edi                      ;   233.7 p0      34 sum
        rol ebp, 0xa                      ;   232.7 p0      36 v[3]
        mov edi, eax                      ;   228.7 p1      26 sum copy
        and edi, esi                      ;   236.7 p1      26 sum
        add edx, edi                      ;   237.7 p0      34 sum
        rol edx, 0xc                      ;   238.7 p0      35 v[1]
        mov edi, dword [ecx + 44]         ;   223.7 p2      34 sum
        lea edi, [edi + ebx - 1894007588] ;   226.7 p0      34 sum
        add ebx, edx                      ;   239.7 p1      35 v[1]
        mov edx, ebp                      ;   233.7 p1      26 sum copy
        not edx                           ;   234.7 p1      26 sum
        and edx, esi                      ;   236.7 p0      26 sum
        add edi, edx                      ;   237.7 p1      34 sum
        rol esi, 0xa                      ;   236.7 p0      36 v[2]
        mov edx, ebp                      ;   233.7 p1      26 sum copy
        and edx, ebx                      ;   240.7 p0      26 sum
        add edi, edx                      ;   241.7 p1      34 sum
        rol edi, 0xe                      ;   242.7 p0      35 v[0]
        mov edx, dword [ecx + 40]         ;   229.7 p2      34 sum
        lea edx, [edx + eax - 1894007588] ;   232.7 p0      34 sum
        add eax, edi                      ;   243.7 p1      35 v[0]
        mov edi, esi                      ;   237.7 p0      26 sum copy
        not edi                           ;   238.7 p1      26 sum
        and edi, ebx                      ;   240.7 p0      26 sum
        add edx, edi                      ;   241.7 p1      34 sum
        rol ebx, 0xa                      ;   240.7 p0      36 v[1]
        mov edi, esi                      ;   237.7 p1      26 sum copy
        and edi, eax                      ;   244.7 p0      26 sum
        add edx, edi                      ;   245.7 p1      34 sum
        rol edx, 0xf                      ;   246.7 p0      35 v[4]
        mov edi, dword [ecx]              ;   235.0 p2      34 sum
        lea edi, [edi + ebp - 1894007588] ;   238.0 p0      34 sum
        add ebp, edx                      ;   247.7 p1      35 v[4]
        mov edx, ebx                      ;   241.7 p1      26 sum copy
        not edx                           ;   242.7 p0      26 sum
        and edx, eax                      ;   244.7 p1      26 sum
        add edi, edx                      ;   245.7 p0      34 sum
        rol eax, 0xa                      ;   244.7 p0      36 v[0]
        mov edx, ebx                      ;   241.7 p1      26 sum copy
        and edx, ebp                      ;   248.7 p1      26 sum
        add edi, edx                      ;   249.7 p0      34 sum
        rol edi, 0xe                      ;   250.7 p0      35 v[3]
        mov edx, dword [ecx + 32]         ;   239.0 p2      34 sum
        lea edx, [edx + esi - 1894007588] ;   243.0 p0      34 sum
        add esi, edi                      ;   251.7 p1      35 v[3]
        mov edi, eax                      ;   245.7 p1      26 sum copy
        not edi                           ;   246.7 p1      26 sum
        and edi, ebp                      ;   248.7 p0      26 sum
        add edx, edi                      ;   249.7 p1      34 sum
        rol ebp, 0xa                      ;   248.7 p0      36 v[4]
        mov edi, eax                      ;   245.7 p1      26 sum copy
        and edi, esi                      ;   252.7 p0      26 sum
        add edx, edi                      ;   253.7 p1      34 sum
        rol edx, 0xf                      ;   254.7 p0      35 v[2]
        mov edi, dword [ecx + 48]         ;   243.0 p2      34 sum
        lea edi, [edi + ebx - 1894007588] ;   248.0 p0      34 sum
        add ebx, edx                      ;   255.7 p1      35 v[2]
        mov edx, ebp                      ;   249.7 p1      26 sum copy
        not edx                           ;   250.7 p0      26 sum
        and edx, esi                      ;   252.7 p1      26 sum
        add edi, edx                      ;   253.7 p0      34 sum
        rol esi, 0xa                      ;   252.7 p0      36 v[3]
        mov edx, ebp                      ;   250.7 p1      26 sum copy
        and edx, ebx                      ;   256.7 p1      26 sum
        add edi, edx                      ;   257.7 p0      34 sum
        rol edi, 9                        ;   258.7 p0      35 v[1]
        mov edx, dword [ecx + 16]         ;   247.0 p2      34 sum
        lea edx, [edx + eax - 1894007588] ;   254.0 p0      34 sum
        add eax, edi                      ;   259.7 p1      35 v[1]
        mov edi, esi                      ;   253.7 p1      26 sum copy
        not edi                           ;   254.7 p1      26 sum
        and edi, ebx                      ;   256.7 p0      26 sum
        add edx, edi                      ;   257.7 p1      34 sum
        rol ebx, 0xa                      ;   256.7 p0      36 v[2]
        mov edi, esi                      ;   256.7 p1      26 sum copy
        and edi, eax                      ;   260.7 p0      26 sum
        add edx, edi                      ;   261.7 p1      34 sum
        rol edx, 8                        ;   262.7 p0      35 v[0]
        mov edi, dword [ecx + 52]         ;   251.0 p2      34 sum
        lea edi, [edi + ebp - 1894007588] ;   259.0 p0      34 sum
        add ebp, edx                      ;   263.7 p1      35 v[0]
        mov edx, ebx                      ;   259.7 p1      26 sum copy
        not edx                           ;   260.7 p0      26 sum
        and edx, eax                      ;   261.7 p1      26 sum
        add edi, edx                      ;   262.7 p0      34 sum
        rol eax, 0xa                      ;   262.0 p0      36 v[1]
        mov edx, ebx                      ;   261.7 p1      26 sum copy
        and edx, ebp                      ;   264.7 p1      26 sum
        add edi, edx                      ;   265.7 p0      34 sum
        rol edi, 9                        ;   266.7 p0      35 v[4]
        mov edx, dword [ecx + 12]         ;   255.0 p2      34 sum
        lea edx, [edx + esi - 1894007588] ;   265.0 p0      34 sum
        add esi, edi                      ;   267.7 p1      35 v[4]
        mov edi, eax                      ;   264.7 p1      26 sum copy
        not edi                           ;   265.7 p1      26 sum
        and edi, ebp                      ;   266.7 p0      26 sum
        add edx, edi                      ;   267.7 p1      34 sum
        rol ebp, 0xa                      ;   267.0 p0      36 v[0]
        mov edi, eax                      ;   267.7 p1      26 sum copy
        and edi, esi                      ;   268.7 p0      26 sum
        add edx, edi                      ;   269.7 p1      34 sum
        rol edx, 0xe                      ;   270.7 p0      35 v[3]
        mov edi, dword [ecx + 28]         ;   259.0 p2      34 sum
        lea edi, [edi + ebx - 1894007588] ;   270.0 p0      34 sum
        add ebx, edx                      ;   271.7 p1      35 v[3]
        mov edx, ebp                      ;   270.7 p1      26 sum copy
        not edx                           ;   271.7 p0      26 sum
        and edx, esi                      ;   272.7 p1      26 sum
        add edi, edx                      ;   273.7 p0      34 sum
        rol esi, 0xa                      ;   273.0 p0      36 v[4]
        mov edx, ebp                      ;   272.7 p1      26 sum copy
        and edx, ebx                      ;   273.7 p1      26 sum
        add edi, edx                      ;   274.7 p0      34 sum
        rol edi, 5                        ;   275.7 p0      35 v[2]
        mov edx, dword [ecx + 60]         ;   263.0 p2      34 sum
        lea edx, [edx + eax - 1894007588] ;   276.0 p0      34 sum
        add eax, edi                      ;   276.7 p1      35 v[2]
        mov edi, esi                      ;   275.7 p1      26 sum copy
        not edi                           ;   276.7 p1      26 sum
        and edi, ebx                      ;   277.7 p0      26 sum
        add edx, edi                      ;   278.7 p1      34 sum
        rol ebx, 0xa                      ;   278.0 p0      36 v[3]
        mov edi, esi                      ;   278.7 p1      26 sum copy
        and edi, eax                      ;   279.7 p0      26 sum
        add edx, edi                      ;   280.7 p1      34 sum
        rol edx, 6                        ;   281.7 p0      35 v[1]
        mov edi, dword [ecx + 56]         ;   267.0 p2      34 sum
        lea edi, [edi + ebp - 1894007588] ;   281.0 p0      34 sum
        add ebp, edx                      ;   282.7 p1      35 v[1]
        mov edx, ebx                      ;   281.7 p1      26 sum copy
        not edx                           ;   282.7 p0      26 sum
        and edx, eax                      ;   283.7 p1      26 sum
        add edi, edx                      ;   284.7 p0      34 sum
        rol eax, 0xa                      ;   284.0 p0      36 v[2]
        mov edx, ebx                      ;   283.7 p1      26 sum copy
        and edx, ebp                      ;   284.7 p1      26 sum
        add edi, edx                      ;   285.7 p0      34 sum
        rol edi, 8                        ;   286.7 p0      35 v[0]
        mov edx, dword [ecx + 20]         ;   271.0 p2      34 sum
        lea edx, [edx + esi - 1894007588] ;   287.0 p0      34 sum
        add esi, edi                      ;   287.7 p1      35 v[0]
        mov edi, eax                      ;   286.7 p1      26 sum copy
        not edi                           ;   287.7 p1      26 sum
        and edi, ebp                      ;   288.7 p0      26 sum
        add edx, edi                      ;   289.7 p1      34 sum
        rol ebp, 0xa                      ;   289.0 p0      36 v[1]
        mov edi, eax                      ;   289.7 p1      26 sum copy
        and edi, esi                      ;   290.7 p0      26 sum
        add edx, edi                      ;   291.7 p1      34 sum
        rol edx, 6                        ;   292.7 p0      35 v[4]
        mov edi, dword [ecx + 24]         ;   275.3 p2      34 sum
        lea edi, [edi + ebx - 1894007588] ;   292.0 p0      34 sum
        add ebx, edx                      ;   293.7 p1      35 v[4]
        mov edx, ebp                      ;   292.7 p1      26 sum copy
        not edx                           ;   293.7 p0      26 sum
        and edx, esi                      ;   294.7 p1      26 sum
        add edi, edx                      ;   295.7 p0      34 sum
        rol esi, 0xa                      ;   295.0 p0      36 v[0]
        mov edx, ebp                      ;   294.7 p1      26 sum copy
        and edx, ebx                      ;   295.7 p1      26 sum
        add edi, edx                      ;   296.7 p0      34 sum
        rol edi, 5                        ;   297.7 p0      35 v[3]
        mov edx, dword [ecx + 8]          ;   280.3 p2      34 sum
        lea edx, [edx + eax - 1894007588] ;   298.0 p0      34 sum
        add eax, edi                      ;   298.7 p1      35 v[3]
        mov edi, esi                      ;   297.7 p1      26 sum copy
        not edi                           ;   298.7 p1      26 sum
        and edi, ebx                      ;   299.7 p0      26 sum
        add edx, edi                      ;   300.7 p1      34 sum
        rol ebx, 0xa                      ;   300.0 p0      36 v[4]
        mov edi, esi                      ;   300.7 p1      26 sum copy
        and edi, eax                      ;   301.7 p0      26 sum
        add edx, edi                      ;   302.7 p1      34 sum
        rol edx, 0xc                      ;   303.7 p0      35 v[2]
        mov edi, dword [ecx + 16]         ;   286.3 p2      34 sum
        lea edi, [edi + ebp - 1454113458] ;   303.0 p0      34 sum
        add ebp, edx                      ;   304.7 p1      35 v[2]
        mov edx, ebx                      ;   303.7 p1      26 sum copy
        not edx                           ;   304.7 p0      26 sum
        or edx, eax                       ;   305.7 p1      26 sum
        xor edx, ebp                      ;   306.7 p0      26 sum
        add edi, edx                      ;   307.7 p1      34 sum
        rol edi, 9                        ;   308.7 p0      35 v[1]
        rol eax, 0xa                      ;   307.0 p0      36 v[3]
        mov edx, dword [ecx]              ;   290.7 p2      34 sum
        lea edx, [edx + esi - 1454113458] ;   308.0 p0      34 sum
        add esi, edi                      ;   309.7 p1      35 v[1]
        mov edi, eax                      ;   308.0 p1      26 sum copy
        not edi                           ;   309.0 p1      26 sum
        or edi, ebp                       ;   310.0 p0      26 sum
        xor edi, esi                      ;   311.0 p1      26 sum
        add edx, edi                      ;   312.0 p0      34 sum
        rol edx, 0xf                      ;   313.0 p0      35 v[0]
        rol ebp, 0xa                      ;   312.0 p0      36 v[2]
        mov edi, dword [ecx + 20]         ;   295.3 p2      34 sum
        lea edi, [edi + ebx - 1454113458] ;   313.0 p0      34 sum
        add ebx, edx                      ;   314.0 p1      35 v[0]
        mov edx, ebp                      ;   313.0 p1      26 sum copy
        not edx                           ;   314.0 p1      26 sum
        or edx, esi                       ;   315.0 p1      26 sum
        xor edx, ebx                      ;   316.0 p0      26 sum
        add edi, edx                      ;   317.0 p1      34 sum
        rol edi, 5                        ;   318.0 p0      35 v[4]
        rol esi, 0xa                      ;   316.0 p0      36 v[1]
        mov edx, dword [ecx + 36]         ;   299.7 p2      34 sum
        lea edx, [edx + eax - 1454113458] ;   317.0 p0      34 sum
        add eax, edi                      ;   319.0 p1      35 v[4]
        mov edi, esi                      ;   317.0 p1      26 sum copy
        not edi                           ;   318.0 p1      26 sum
        or edi, ebx                       ;   319.0 p0      26 sum
        xor edi, eax                      ;   320.0 p1      26 sum
        add edx, edi                      ;   321.0 p0      34 sum
        rol edx, 0xb                      ;   322.0 p0      35 v[3]
        rol ebx, 0xa                      ;   321.0 p0      36 v[0]
        mov edi, dword [ecx + 28]         ;   305.0 p2      34 sum
        lea edi, [edi + ebp - 1454113458] ;   322.0 p0      34 sum
        add ebp, edx                      ;   323.0 p1      35 v[3]
        mov edx, ebx                      ;   322.0 p1      26 sum copy
        not edx                           ;   323.0 p1      26 sum
        or edx, eax                       ;   324.0 p1      26 sum
        xor edx, ebp                      ;   325.0 p0      26 sum
        add edi, edx                      ;   326.0 p1      34 sum
        rol edi, 6                        ;   327.0 p0      35 v[2]
        rol eax, 0xa                      ;   325.0 p0      36 v[4]
        mov edx, dword [ecx + 48]         ;   310.3 p2      34 sum
        lea edx, [edx + esi - 1454113458] ;   326.0 p0      34 sum
        add esi, edi                      ;   328.0 p1      35 v[2]
        mov edi, eax                      ;   326.0 p1      26 sum copy
        not edi                           ;   327.0 p1      26 sum
        or edi, ebp                       ;   328.0 p0      26 sum
        xor edi, esi                      ;   329.0 p1      26 sum
        add edx, edi                      ;   330.0 p0      34 sum
        rol edx, 8                        ;   331.0 p0      35 v[1]
        rol ebp, 0xa                      ;   330.0 p0      36 v[3]
        mov edi, dword [ecx + 8]          ;   314.7 p2      34 sum
        lea edi, [edi + ebx - 1454113458] ;   331.0 p0      34 sum
        add ebx, edx                      ;   332.0 p1      35 v[1]
        mov edx, ebp                      ;   331.0 p1      26 sum copy
        not edx                           ;   332.0 p1      26 sum
        or edx, esi                       ;   333.0 p1      26 sum
        xor edx, ebx                      ;   334.0 p0      26 sum
        add edi, edx                      ;   335.0 p1      34 sum
        rol edi, 0xd                      ;   336.0 p0      35 v[0]
        rol esi, 0xa                      ;   334.0 p0      36 v[2]
        mov edx, dword [ecx + 40]         ;   319.7 p2      34 sum
        lea edx, [edx + eax - 1454113458] ;   335.0 p0      34 sum
        add eax, edi                      ;   337.0 p1      35 v[0]
        mov edi, esi                      ;   335.0 p1      26 sum copy
        not edi                           ;   336.0 p1      26 sum
        or edi, ebx                       ;   337.0 p0      26 sum
        xor edi, eax                      ;   338.0 p1      26 sum
        add edx, edi                      ;   339.0 p0      34 sum
        rol edx, 0xc                      ;   340.0 p0      35 v[4]
        rol ebx, 0xa                      ;   339.0 p0      36 v[1]
        mov edi, dword [ecx + 56]         ;   323.7 p2      34 sum
        lea edi, [edi + ebp - 1454113458] ;   340.0 p0      34 sum
        add ebp, edx                      ;   341.0 p1      35 v[4]
        mov edx, ebx                      ;   340.0 p1      26 sum copy
        not edx                           ;   341.0 p1      26 sum
        or edx, eax                       ;   342.0 p1      26 sum
        xor edx, ebp                      ;   343.0 p0      26 sum
        add edi, edx                      ;   344.0 p1      34 sum
        rol edi, 5                        ;   345.0 p0      35 v[3]
        rol eax, 0xa                      ;   343.0 p0      36 v[0]
        mov edx, dword [ecx + 4]          ;   328.7 p2      34 sum
        lea edx, [edx + esi - 1454113458] ;   344.0 p0      34 sum
        add esi, edi                      ;   346.0 p1      35 v[3]
        mov edi, eax                      ;   344.0 p1      26 sum copy
        not edi                           ;   345.0 p1      26 sum
        or edi, ebp                       ;   346.0 p0      26 sum
        xor edi, esi                      ;   347.0 p1      26 sum
        add edx, edi                      ;   348.0 p0      34 sum
        rol edx, 0xc                      ;   349.0 p0      35 v[2]
        rol ebp, 0xa                      ;   348.0 p0      36 v[4]
        mov edi, dword [ecx + 12]         ;   332.7 p2      34 sum
        lea edi, [edi + ebx - 1454113458] ;   349.0 p0      34 sum
        add ebx, edx                      ;   350.0 p1      35 v[2]
        mov edx, ebp                      ;   349.0 p1      26 sum copy
        not edx                           ;   350.0 p1      26 sum
        or edx, esi                       ;   351.0 p1      26 sum
        xor edx, ebx                      ;   352.0 p0      26 sum
        add edi, edx                      ;   353.0 p1      34 sum
        rol edi, 0xd                      ;   354.0 p0      35 v[1]
        rol esi, 0xa                      ;   352.0 p0      36 v[3]
        mov edx, dword [ecx + 32]         ;   337.7 p2      34 sum
        lea edx, [edx + eax - 1454113458] ;   353.0 p0      34 sum
        add eax, edi                      ;   355.0 p1      35 v[1]
        mov edi, esi                      ;   353.0 p1      26 sum copy
        not edi                           ;   354.0 p1      26 sum
        or edi, ebx                       ;   355.0 p0      26 sum
        xor edi, eax                      ;   356.0 p1      26 sum
        add edx, edi                      ;   357.0 p0      34 sum
        rol edx, 0xe                      ;   358.0 p0      35 v[0]
        rol ebx, 0xa                      ;   357.0 p0      36 v[2]
        mov edi, dword [ecx + 44]         ;   341.7 p2      34 sum
        lea edi, [edi + ebp - 1454113458] ;   358.0 p0      34 sum
        add ebp, edx                      ;   359.0 p1      35 v[0]
        mov edx, ebx                      ;   358.0 p1      26 sum copy
        not edx                           ;   359.0 p1      26 sum
        or edx, eax                       ;   360.0 p1      26 sum
        xor edx, ebp                      ;   361.0 p0      26 sum
        add edi, edx                      ;   362.0 p1      34 sum
        rol edi, 0xb                      ;   363.0 p0      35 v[4]
        rol eax, 0xa                      ;   361.0 p0      36 v[1]
        mov edx, dword [ecx + 24]         ;   346.7 p2      34 sum
        lea edx, [edx + esi - 1454113458] ;   362.0 p0      34 sum
        add esi, edi                      ;   364.0 p1      35 v[4]
        mov edi, eax                      ;   362.0 p1      26 sum copy
        not edi                           ;   363.0 p1      26 sum
        or edi, ebp                       ;   364.0 p0      26 sum
        xor edi, esi                      ;   365.0 p1      26 sum
        add edx, edi                      ;   366.0 p0      34 sum
        rol edx, 8                        ;   367.0 p0      35 v[3]
        rol ebp, 0xa                      ;   366.0 p0      36 v[0]
        mov edi, dword [ecx + 60]         ;   350.7 p2      34 sum
        lea edi, [edi + ebx - 1454113458] ;   367.0 p0      34 sum
        add ebx, edx                      ;   368.0 p1      35 v[3]
        mov edx, ebp                      ;   367.0 p1      26 sum copy
        not edx                           ;   368.0 p1      26 sum
        or edx, esi                       ;   369.0 p1      26 sum
        xor edx, ebx                      ;   370.0 p0      26 sum
        add edi, edx                      ;   371.0 p1      34 sum
        rol edi, 5                        ;   372.0 p0      35 v[2]
        rol esi, 0xa                      ;   370.0 p0      36 v[4]
        mov edx, dword [ecx + 52]         ;   355.7 p2      34 sum
        lea edx, [edx + eax - 1454113458] ;   371.0 p0      34 sum
        add eax, edi                      ;   373.0 p1      35 v[2]
        mov edi, dword [esp + 36]         ;   356.7 p2      26 sum
        not edi                           ;   370.7 p1      26 sum
        mov dword [esp + 48], ebp         ;   367.0 p3+p4   36 v[0] spill
        mov ebp, dword [esp + 36]         ;   358.0 p2      49 h
        add ebp, esi                      ;   371.7 p1      49 h
        not esi                           ;   372.0 p0      26 sum
        or edi, dword [esp + 8]           ;   372.7 p1+p2   26 sum
        or esi, ebx                       ;   373.0 p0      26 sum
        xor edi, dword [esp + 32]         ;   373.7 p1+p2   26 sum
        rol ebx, 0xa                      ;   374.0 p0      36 v[3]
        xor esi, eax                      ;   374.7 p1      26 sum
        add edx, esi                      ;   375.7 p0      34 sum
        mov esi, dword [ecx + 20]         ;   364.0 p2      34 sum
        lea edi, [edi + esi + 1352829926] ;   376.0 p0      34 sum
        mov esi, dword [esp + 0]          ;   365.0 p2      44 x[0] reload
        add edi, esi                      ;   377.0 p1      34 sum
        rol edx, 6                        ;   377.0 p0      35 v[1]
        rol edi, 8                        ;   378.0 p0      35 v[0]
        add edi, dword [esp + 28]         ;   379.0 p1+p2   35 v[0]
        mov esi, dword [esp + 24]         ;   367.0 p2      26 sum
        not esi                           ;   377.7 p1      26 sum
        or esi, dword [esp + 32]          ;   378.7 p1+p2   26 sum
        xor esi, edi                      ;   380.0 p0      26 sum
        add esi, dword [ecx + 56]         ;   381.0 p1+p2   34 sum
        add esi, dword [esp + 28]         ;   382.0 p0+p2   34 sum
        add esi, 0x50a28be6               ;   383.0 p1      34 sum
        rol esi, 9                        ;   384.0 p0      35 v[4]
        add esi, dword [esp + 36]         ;   385.0 p1+p2   35 v[4]
        mov dword [esp + 52], edx         ;   378.0 p3+p4   35 v[1] spill
        mov edx, dword [esp + 44]         ;   373.7 p2      26 sum
        not edx                           ;   382.0 p0      26 sum
        or edx, edi                       ;   383.0 p1      26 sum
        xor edx, esi                      ;   386.0 p0      26 sum
        rol edi, 0xa                      ;   384.0 p0      36 v[0]
        add edx, dword [ecx + 28]         ;   387.0 p1+p2   34 sum
        add edx, dword [esp + 36]         ;   388.0 p1+p2   34 sum
        add edx, 0x50a28be6               ;   389.0 p0      34 sum
        rol edx, 9                        ;   390.0 p0      35 v[3]
        add edx, dword [esp + 24]         ;   391.0 p1+p2   35 v[3]
        mov dword [esp + 36], ebx         ;   378.0 p3+p4   36 v[3] spill
        mov ebx, edi                      ;   386.7 p1      26 sum copy
        not ebx                           ;   387.7 p0      26 sum
        or ebx, esi                       ;   388.7 p1      26 sum
        xor ebx, edx                      ;   392.0 p0      26 sum
        rol esi, 0xa                      ;   389.0 p0      36 v[4]
        add ebx, dword [ecx]              ;   393.0 p1+p2   34 sum
        add ebx, dword [esp + 24]         ;   394.0 p1+p2   34 sum
        add ebx, 0x50a28be6               ;   395.0 p0      34 sum
        rol ebx, 0xb                      ;   396.0 p0      35 v[2]
        add ebx, dword [esp + 44]         ;   397.0 p1+p2   35 v[2]
        mov dword [esp + 24], eax         ;   383.0 p3+p4   35 v[2] spill
        mov eax, esi                      ;   391.7 p1      26 sum copy
        not eax                           ;   392.7 p0      26 sum
        or eax, edx                       ;   393.7 p1      26 sum
        xor eax, ebx                      ;   398.0 p0      26 sum
        rol edx, 0xa                      ;   394.0 p0      36 v[3]
        add eax, dword [ecx + 36]         ;   399.0 p1+p2   34 sum
        add eax, dword [esp + 44]         ;   400.0 p1+p2   34 sum
        add eax, 0x50a28be6               ;   401.0 p0      34 sum
        rol eax, 0xd                      ;   402.0 p0      35 v[1]
        mov dword [esp + 44], ebp         ;   387.3 p3+p4   49 h spill
        mov ebp, dword [ecx + 8]          ;   388.0 p2      34 sum
        lea ebp, [ebp + edi + 1352829926] ;   397.0 p0      34 sum
        add edi, eax                      ;   403.0 p1      35 v[1]
        mov eax, edx                      ;   396.7 p1      26 sum copy
        not eax                           ;   397.7 p1      26 sum
        or eax, ebx                       ;   398.7 p0      26 sum
        xor eax, edi                      ;   404.0 p1      26 sum
        add ebp, eax                      ;   405.0 p0      34 sum
        rol ebp, 0xf                      ;   406.0 p0      35 v[0]
        rol ebx, 0xa                      ;   401.0 p0      36 v[2]
        mov eax, dword [ecx + 44]         ;   392.7 p2      34 sum
        lea eax, [eax + esi + 1352829926] ;   402.0 p0      34 sum
        add esi, ebp                      ;   407.0 p1      35 v[0]
        mov ebp, ebx                      ;   402.0 p1      26 sum copy
        not ebp                           ;   403.0 p1      26 sum
        or ebp, edi                       ;   404.0 p1      26 sum
        xor ebp, esi                      ;   408.0 p0      26 sum
        add eax, ebp                      ;   409.0 p1      34 sum
        rol eax, 0xf                      ;   410.0 p0      35 v[4]
        rol edi, 0xa                      ;   405.0 p0      36 v[1]
        mov ebp, dword [ecx + 16]         ;   396.0 p2      34 sum
        lea ebp, [ebp + edx + 1352829926] ;   406.0 p0      34 sum
        add edx, eax                      ;   411.0 p1      35 v[4]
        mov eax, edi                      ;   406.0 p1      26 sum copy
        not eax                           ;   407.0 p1      26 sum
        or eax, esi                       ;   408.0 p0      26 sum
        xor eax, edx                      ;   412.0 p1      26 sum
        add ebp, eax                      ;   413.0 p0      34 sum
        rol ebp, 5                        ;   414.0 p0      35 v[3]
        rol esi, 0xa                      ;   410.0 p0      36 v[0]
        mov eax, dword [ecx + 52]         ;   400.3 p2      34 sum
        lea eax, [eax + ebx + 1352829926] ;   411.0 p0      34 sum
        add ebx, ebp                      ;   415.0 p1      35 v[3]
        mov ebp, esi                      ;   411.0 p1      26 sum copy
        not ebp                           ;   412.0 p1      26 sum
        or ebp, edx                       ;   413.0 p1      26 sum
        xor ebp, ebx                      ;   416.0 p0      26 sum
        add eax, ebp                      ;   417.0 p1      34 sum
        rol eax, 7                        ;   418.0 p0      35 v[2]
        rol edx, 0xa                      ;   414.0 p0      36 v[4]
        mov ebp, dword [ecx + 24]         ;   404.0 p2      34 sum
        lea ebp, [ebp + edi + 1352829926] ;   415.0 p0      34 sum
        add edi, eax                      ;   419.0 p1      35 v[2]
        mov eax, edx                      ;   415.0 p1      26 sum copy
        not eax                           ;   416.0 p1      26 sum
        or eax, ebx                       ;   417.0 p0      26 sum
        xor eax, edi                      ;   420.0 p1      26 sum
        add ebp, eax                      ;   421.0 p0      34 sum
        rol ebp, 7                        ;   422.0 p0      35 v[1]
        rol ebx, 0xa                      ;   419.0 p0      36 v[3]
        mov eax, dword [ecx + 60]         ;   407.7 p2      34 sum
        lea eax, [eax + esi + 1352829926] ;   420.0 p0      34 sum
        add esi, ebp                      ;   423.0 p1      35 v[1]
        mov ebp, ebx                      ;   420.0 p1      26 sum copy
        not ebp                           ;   421.0 p1      26 sum
        or ebp, edi                       ;   422.0 p1      26 sum
        xor ebp, esi                      ;   424.0 p0      26 sum
        add eax, ebp                      ;   425.0 p1      34 sum
        rol eax, 8                        ;   426.0 p0      35 v[0]
        rol edi, 0xa                      ;   423.0 p0      36 v[2]
        mov ebp, dword [ecx + 32]         ;   411.7 p2      34 sum
        lea ebp, [ebp + edx + 1352829926] ;   424.0 p0      34 sum
        add edx, eax                      ;   427.0 p1      35 v[0]
        mov eax, edi                      ;   424.0 p1      26 sum copy
        not eax                           ;   425.0 p1      26 sum
        or eax, esi                       ;   426.0 p0      26 sum
        xor eax, edx                      ;   428.0 p1      26 sum
        add ebp, eax                      ;   429.0 p0      34 sum
        rol ebp, 0xb                      ;   430.0 p0      35 v[4]
        rol esi, 0xa                      ;   428.0 p0      36 v[1]
        mov eax, dword [ecx + 4]          ;   415.7 p2      34 sum
        lea eax, [eax + ebx + 1352829926] ;   429.0 p0      34 sum
        add ebx, ebp                      ;   431.0 p1      35 v[4]
        mov ebp, esi                      ;   429.0 p1      26 sum copy
        not ebp                           ;   430.0 p1      26 sum
        or ebp, edx                       ;   431.0 p1      26 sum
        xor ebp, ebx                      ;   432.0 p0      26 sum
        add eax, ebp                      ;   433.0 p1      34 sum
        rol eax, 0xe                      ;   434.0 p0      35 v[3]
        rol edx, 0xa                      ;   432.0 p0      36 v[0]
        mov ebp, dword [ecx + 40]         ;   419.7 p2      34 sum
        lea ebp, [ebp + edi + 1352829926] ;   433.0 p0      34 sum
        add edi, eax                      ;   435.0 p1      35 v[3]
        mov eax, edx                      ;   433.0 p1      26 sum copy
        not eax                           ;   434.0 p1      26 sum
        or eax, ebx                       ;   435.0 p0      26 sum
        xor eax, edi                      ;   436.0 p1      26 sum
        add ebp, eax                      ;   437.0 p0      34 sum
        rol ebp, 0xe                      ;   438.0 p0      35 v[2]
        rol ebx, 0xa                      ;   437.0 p0      36 v[4]
        mov eax, dword [ecx + 12]         ;   423.7 p2      34 sum
        lea eax, [eax + esi + 1352829926] ;   438.0 p0      34 sum
        add esi, ebp                      ;   439.0 p1      35 v[2]
        mov ebp, ebx                      ;   438.0 p1      26 sum copy
        not ebp                           ;   439.0 p1      26 sum
        or ebp, edi                       ;   440.0 p1      26 sum
        xor ebp, esi                      ;   441.0 p0      26 sum
        add eax, ebp                      ;   442.0 p1      34 sum
        rol eax, 0xc                      ;   443.0 p0      35 v[1]
        rol edi, 0xa                      ;   441.0 p0      36 v[3]
        mov ebp, dword [ecx + 48]         ;   427.7 p2      34 sum
        lea ebp, [ebp + edx + 1352829926] ;   442.0 p0      34 sum
        add edx, eax                      ;   444.0 p1      35 v[1]
        mov eax, edi                      ;   442.0 p1      26 sum copy
        not eax                           ;   443.0 p1      26 sum
        or eax, esi                       ;   444.0 p0      26 sum
        xor eax, edx                      ;   445.0 p1      26 sum
        add ebp, eax                      ;   446.0 p0      34 sum
        rol ebp, 6                        ;   447.0 p0      35 v[0]
        rol esi, 0xa                      ;   446.0 p0      36 v[2]
        mov eax, dword [ecx + 24]         ;   431.7 p2      34 sum
        lea eax, [eax + ebx + 1548603684] ;   447.0 p0      34 sum
        add ebx, ebp                      ;   448.0 p1      35 v[0]
        mov ebp, edx                      ;   445.7 p1      26 sum copy
        xor ebp, ebx                      ;   449.0 p1      26 sum
        and ebp, esi                      ;   450.0 p1      26 sum
        xor ebp, edx                      ;   451.0 p0      26 sum
        add eax, ebp                      ;   452.0 p1      34 sum
        rol eax, 9                        ;   453.0 p0      35 v[4]
        rol edx, 0xa                      ;   450.0 p0      36 v[1]
        mov ebp, dword [ecx + 44]         ;   435.7 p2      34 sum
        lea ebp, [ebp + edi + 1548603684] ;   451.0 p0      34 sum
        add edi, eax                      ;   454.0 p1      35 v[4]
        mov eax, ebx                      ;   450.7 p1      26 sum copy
        xor eax, edi                      ;   455.0 p1      26 sum
        and eax, edx                      ;   456.0 p0      26 sum
        xor eax, ebx                      ;   457.0 p1      26 sum
        add ebp, eax                      ;   458.0 p0      34 sum
        rol ebp, 0xd                      ;   459.0 p0      35 v[3]
        rol ebx, 0xa                      ;   455.0 p0      36 v[0]
        mov eax, dword [ecx + 12]         ;   439.7 p2      34 sum
        lea eax, [eax + esi + 1548603684] ;   456.0 p0      34 sum
        add esi, ebp                      ;   460.0 p1      35 v[3]
        mov ebp, edi                      ;   455.0 p1      26 sum copy
        xor ebp, esi                      ;   461.0 p1      26 sum
        and ebp, ebx                      ;   462.0 p1      26 sum
        xor ebp, edi                      ;   463.0 p0      26 sum
        add eax, ebp                      ;   464.0 p1      34 sum
        rol eax, 0xf                      ;   465.0 p0      35 v[2]
        rol edi, 0xa                      ;   459.0 p0      36 v[4]
        mov ebp, dword [ecx + 28]         ;   444.7 p2      34 sum
        lea ebp, [ebp + edx + 1548603684] ;   460.0 p0      34 sum
        add edx, eax                      ;   466.0 p1      35 v[2]
        mov eax, esi                      ;   461.0 p1      26 sum copy
        xor eax, edx                      ;   467.0 p1      26 sum
        and eax, edi                      ;   468.0 p0      26 sum
        xor eax, esi                      ;   469.0 p1      26 sum
        add ebp, eax                      ;   470.0 p0      34 sum
        rol ebp, 7                        ;   471.0 p0      35 v[1]
        rol esi, 0xa                      ;   464.0 p0      36 v[3]
        mov eax, dword [ecx]              ;   448.7 p2      34 sum
        lea eax, [eax + ebx + 1548603684] ;   465.0 p0      34 sum
        add ebx, ebp                      ;   472.0 p1      35 v[1]
        mov ebp, edx                      ;   467.0 p1      26 sum copy
        xor ebp, ebx                      ;   473.0 p1      26 sum
        and ebp, esi                      ;   474.0 p1      26 sum
        xor ebp, edx                      ;   475.0 p0      26 sum
        add eax, ebp                      ;   476.0 p1      34 sum
        rol eax, 0xc                      ;   477.0 p0      35 v[0]
        rol edx, 0xa                      ;   468.0 p0      36 v[2]
        mov ebp, dword [ecx + 52]         ;   454.7 p2      34 sum
        lea ebp, [ebp + edi + 1548603684] ;   469.0 p0      34 sum
        add edi, eax                      ;   478.0 p1      35 v[0]
        mov eax, ebx                      ;   473.0 p1      26 sum copy
        xor eax, edi                      ;   479.0 p1      26 sum
        and eax, edx                      ;   480.0 p0      26 sum
        xor eax, ebx                      ;   481.0 p1      26 sum
        add ebp, eax                      ;   482.0 p0      34 sum
        rol ebp, 8                        ;   483.0 p0      35 v[4]
        rol ebx, 0xa                      ;   473.0 p0      36 v[1]
        mov eax, dword [ecx + 20]         ;   460.7 p2      34 sum
        lea eax, [eax + esi + 1548603684] ;   474.0 p0      34 sum
        add esi, ebp                      ;   484.0 p1      35 v[4]
        mov ebp, edi                      ;   479.0 p1      26 sum copy
        xor ebp, esi                      ;   485.0 p1      26 sum
        and ebp, ebx                      ;   486.0 p1      26 sum
        xor ebp, edi                      ;   487.0 p0      26 sum
        add eax, ebp                      ;   488.0 p1      34 sum
        rol eax, 9                        ;   489.0 p0      35 v[3]
        rol edi, 0xa                      ;   479.0 p0      36 v[0]
        mov ebp, dword [ecx + 40]         ;   466.7 p2      34 sum
        lea ebp, [ebp + edx + 1548603684] ;   478.0 p0      34 sum
        add edx, eax                      ;   490.0 p1      35 v[3]
        mov eax, esi                      ;   485.0 p1      26 sum copy
        xor eax, edx                      ;   491.0 p1      26 sum
        and eax, edi                      ;   492.0 p0      26 sum
        xor eax, esi                      ;   493.0 p1      26 sum
        add ebp, eax                      ;   494.0 p0      34 sum
        rol ebp, 0xb                      ;   495.0 p0      35 v[2]
        rol esi, 0xa                      ;   485.0 p0      36 v[4]
        mov eax, dword [ecx + 56]         ;   472.7 p2      34 sum
        lea eax, [eax + ebx + 1548603684] ;   483.0 p0      34 sum
        add ebx, ebp                      ;   496.0 p1      35 v[2]
        mov ebp, edx                      ;   491.0 p1      26 sum copy
        xor ebp, ebx                      ;   497.0 p1      26 sum
        and ebp, esi                      ;   498.0 p1      26 sum
        xor ebp, edx                      ;   499.0 p0      26 sum
        add eax, ebp                      ;   500.0 p1      34 sum
        rol eax, 7                        ;   501.0 p0      35 v[1]
        rol edx, 0xa                      ;   491.0 p0      36 v[3]
        mov ebp, dword [ecx + 60]         ;   478.7 p2      34 sum
        lea ebp, [ebp + edi + 1548603684] ;   487.0 p0      34 sum
        add edi, eax                      ;   502.0 p1      35 v[1]
        mov eax, ebx                      ;   497.0 p1      26 sum copy
        xor eax, edi                      ;   503.0 p1      26 sum
        and eax, edx                      ;   504.0 p0      26 sum
        xor eax, ebx                      ;   505.0 p1      26 sum
        add ebp, eax                      ;   506.0 p0      34 sum
        rol ebp, 7                        ;   507.0 p0      35 v[0]
        rol ebx, 0xa                      ;   497.0 p0      36 v[2]
        mov eax, dword [ecx + 32]         ;   484.7 p2      34 sum
        lea eax, [eax + esi + 1548603684] ;   492.0 p0      34 sum
        add esi, ebp                      ;   508.0 p1      35 v[0]
        mov ebp, edi                      ;   503.0 p1      26 sum copy
        xor ebp, esi                      ;   509.0 p1      26 sum
        and ebp, ebx                      ;   510.0 p1      26 sum
        xor ebp, edi                      ;   511.0 p0      26 sum
        add eax, ebp                      ;   512.0 p1      34 sum
        rol eax, 0xc                      ;   513.0 p0      35 v[4]
        rol edi, 0xa                      ;   503.0 p0      36 v[1]
        mov ebp, dword [ecx + 48]         ;   490.7 p2      34 sum
        lea ebp, [ebp + edx + 1548603684] ;   496.0 p0      34 sum
        add edx, eax                      ;   514.0 p1      35 v[4]
        mov eax, esi                      ;   509.0 p1      26 sum copy
        xor eax, edx                      ;   515.0 p1      26 sum
        and eax, edi                      ;   516.0 p0      26 sum
        xor eax, esi                      ;   517.0 p1      26 sum
        add ebp, eax                      ;   518.0 p0      34 sum
        rol ebp, 7                        ;   519.0 p0      35 v[3]
        rol esi, 0xa                      ;   509.0 p0      36 v[0]
        mov eax, dword [ecx + 16]         ;   496.7 p2      34 sum
        lea eax, [eax + ebx + 1548603684] ;   501.0 p0      34 sum
        add ebx, ebp                      ;   520.0 p1      35 v[3]
        mov ebp, edx                      ;   515.0 p1      26 sum copy
        xor ebp, ebx                      ;   521.0 p1      26 sum
        and ebp, esi                      ;   522.0 p1      26 sum
        xor ebp, edx                      ;   523.0 p0      26 sum
        add eax, ebp                      ;   524.0 p1      34 sum
        rol eax, 6                        ;   525.0 p0      35 v[2]
        rol edx, 0xa                      ;   515.0 p0      36 v[4]
        mov ebp, dword [ecx + 36]         ;   502.7 p2      34 sum
        lea ebp, [ebp + edi + 1548603684] ;   505.7 p0      34 sum
        add edi, eax                      ;   526.0 p1      35 v[2]
        mov eax, ebx                      ;   521.0 p1      26 sum copy
        xor eax, edi                      ;   527.0 p1      26 sum
        and eax, edx                      ;   528.0 p0      26 sum
        xor eax, ebx                      ;   529.0 p1      26 sum
        add ebp, eax                      ;   530.0 p0      34 sum
        rol ebp, 0xf                      ;   531.0 p0      35 v[1]
        rol ebx, 0xa                      ;   521.0 p0      36 v[3]
        mov eax, dword [ecx + 4]          ;   508.7 p2      34 sum
        lea eax, [eax + esi + 1548603684] ;   511.7 p0      34 sum
        add esi, ebp                      ;   532.0 p1      35 v[1]
        mov ebp, edi                      ;   527.0 p1      26 sum copy
        xor ebp, esi                      ;   533.0 p0      26 sum
        and ebp, ebx                      ;   534.0 p1      26 sum
        xor ebp, edi                      ;   535.0 p0      26 sum
        add eax, ebp                      ;   536.0 p1      34 sum
        rol eax, 0xd                      ;   537.0 p0      35 v[0]
        rol edi, 0xa                      ;   527.0 p0      36 v[2]
        mov ebp, dword [ecx + 8]          ;   514.7 p2      34 sum
        lea ebp, [ebp + edx + 1548603684] ;   517.7 p0      34 sum
        add edx, eax                      ;   538.0 p1      35 v[0]
        mov eax, esi                      ;   533.0 p1      26 sum copy
        xor eax, edx                      ;   539.0 p0      26 sum
        and eax, edi                      ;   540.0 p1      26 sum
        xor eax, esi                      ;   541.0 p0      26 sum
        add ebp, eax                      ;   542.0 p1      34 sum
        rol ebp, 0xb                      ;   543.0 p0      35 v[4]
        rol esi, 0xa                      ;   533.0 p0      36 v[1]
        mov eax, dword [ecx + 60]         ;   520.7 p2      34 sum
        lea eax, [eax + ebx + 1836072691] ;   523.7 p0      34 sum
        add ebx, ebp                      ;   544.0 p1      35 v[4]
        mov ebp, edx                      ;   539.0 p1      25 sum copy
        not ebp                           ;   540.0 p0      25 sum
        or ebp, ebx                       ;   545.0 p1      25 sum
        xor ebp, esi                      ;   546.0 p0      25 sum
        add eax, ebp                      ;   547.0 p1      34 sum
        rol eax, 9                        ;   548.0 p0      35 v[3]
        rol edx, 0xa                      ;   539.0 p0      36 v[0]
        mov ebp, dword [ecx + 20]         ;   526.7 p2      34 sum
        lea ebp, [ebp + edi + 1836072691] ;   529.7 p0      34 sum
        add edi, eax                      ;   549.0 p1      35 v[3]
        mov eax, ebx                      ;   545.0 p1      25 sum copy
        not eax                           ;   546.0 p0      25 sum
        or eax, edi                       ;   550.0 p1      25 sum
        xor eax, edx                      ;   551.0 p0      25 sum
        add ebp, eax                      ;   552.0 p1      34 sum
        rol ebp, 7                        ;   553.0 p0      35 v[2]
        rol ebx, 0xa                      ;   545.0 p0      36 v[4]
        mov eax, dword [ecx + 4]          ;   532.7 p2      34 sum
        lea eax, [eax + esi + 1836072691] ;   535.7 p0      34 sum
        add esi, ebp                      ;   554.0 p1      35 v[2]
        mov ebp, edi                      ;   550.0 p1      25 sum copy
        not ebp                           ;   551.0 p0      25 sum
        or ebp, esi                       ;   555.0 p1      25 sum
        rol edi, 0xa                      ;   550.0 p0      36 v[3]
        xor ebp, ebx                      ;   556.0 p1      25 sum
        add eax, ebp                      ;   557.0 p0      34 sum
        rol eax, 0xf                      ;   558.0 p0      35 v[1]
        mov ebp, dword [ecx + 12]         ;   538.7 p2      34 sum
        lea ebp, [ebp + edx + 1836072691] ;   541.7 p0      34 sum
        add edx, eax                      ;   559.0 p1      35 v[1]
        mov eax, esi                      ;   555.0 p1      25 sum copy
        not eax                           ;   556.0 p0      25 sum
        or eax, edx                       ;   560.0 p1      25 sum
        rol esi, 0xa                      ;   555.0 p0      36 v[2]
        xor eax, edi                      ;   561.0 p1      25 sum
        add ebp, eax                      ;   562.0 p0      34 sum
        rol ebp, 0xb                      ;   563.0 p0      35 v[0]
        mov eax, dword [ecx + 28]         ;   544.7 p2      34 sum
        lea eax, [eax + ebx + 1836072691] ;   547.7 p0      34 sum
        add ebx, ebp                      ;   564.0 p1      35 v[0]
        mov ebp, edx                      ;   560.0 p1      25 sum copy
        not ebp                           ;   561.0 p0      25 sum
        or ebp, ebx                       ;   565.0 p1      25 sum
        xor ebp, esi                      ;   566.0 p0      25 sum
        add eax, ebp                      ;   567.0 p1      34 sum
        rol eax, 8                        ;   568.0 p0      35 v[4]
        rol edx, 0xa                      ;   560.0 p0      36 v[1]
        mov ebp, dword [ecx + 56]         ;   549.7 p2      34 sum
        lea ebp, [ebp + edi + 1836072691] ;   552.7 p0      34 sum
        add edi, eax                      ;   569.0 p1      35 v[4]
        mov eax, ebx                      ;   565.0 p1      25 sum copy
        not eax                           ;   566.0 p0      25 sum
        or eax, edi                       ;   570.0 p1      25 sum
        xor eax, edx                      ;   571.0 p0      25 sum
        add ebp, eax                      ;   572.0 p1      34 sum
        rol ebp, 6                        ;   573.0 p0      35 v[3]
        rol ebx, 0xa                      ;   565.0 p0      36 v[0]
        mov eax, dword [ecx + 24]         ;   554.7 p2      34 sum
        lea eax, [eax + esi + 1836072691] ;   557.7 p0      34 sum
        add esi, ebp                      ;   574.0 p1      35 v[3]
        mov ebp, edi                      ;   570.0 p1      25 sum copy
        not ebp                           ;   571.0 p0      25 sum
        or ebp, esi                       ;   575.0 p1      25 sum
        xor ebp, ebx                      ;   576.0 p0      25 sum
        add eax, ebp                      ;   577.0 p1      34 sum
        rol eax, 6                        ;   578.0 p0      35 v[2]
        rol edi, 0xa                      ;   570.0 p0      36 v[4]
        mov ebp, dword [ecx + 36]         ;   559.3 p2      34 sum
        lea ebp, [ebp + edx + 1836072691] ;   562.3 p0      34 sum
        add edx, eax                      ;   579.0 p1      35 v[2]
        mov eax, esi                      ;   575.0 p1      25 sum copy
        not eax                           ;   576.0 p0      25 sum
        or eax, edx                       ;   580.0 p1      25 sum
        xor eax, edi                      ;   581.0 p0      25 sum
        add ebp, eax                      ;   582.0 p1      34 sum
        rol ebp, 0xe                      ;   583.0 p0      35 v[1]
        rol esi, 0xa                      ;   575.0 p0      36 v[3]
        mov eax, dword [ecx + 44]         ;   564.3 p2      34 sum
        lea eax, [eax + ebx + 1836072691] ;   567.3 p0      34 sum
        add ebx, ebp                      ;   584.0 p1      35 v[1]
        mov ebp, edx                      ;   580.0 p1      25 sum copy
        not ebp                           ;   581.0 p0      25 sum
        or ebp, ebx                       ;   585.0 p1      25 sum
        xor ebp, esi                      ;   586.0 p0      25 sum
        add eax, ebp                      ;   587.0 p1      34 sum
        rol eax, 0xc                      ;   588.0 p0      35 v[0]
        rol edx, 0xa                      ;   580.0 p0      36 v[2]
        mov ebp, dword [ecx + 32]         ;   569.7 p2      34 sum
        lea ebp, [ebp + edi + 1836072691] ;   572.7 p0      34 sum
        add edi, eax                      ;   589.0 p1      35 v[0]
        mov eax, ebx                      ;   585.0 p1      25 sum copy
        not eax                           ;   586.0 p0      25 sum
        or eax, edi                       ;   590.0 p1      25 sum
        xor eax, edx                      ;   591.0 p0      25 sum
        add ebp, eax                      ;   592.0 p1      34 sum
        rol ebp, 0xd                      ;   593.0 p0      35 v[4]
        rol ebx, 0xa                      ;   585.0 p0      36 v[1]
        mov eax, dword [ecx + 48]         ;   574.7 p2      34 sum
        lea eax, [eax + esi + 1836072691] ;   577.7 p0      34 sum
        add esi, ebp                      ;   594.0 p1      35 v[4]
        mov ebp, edi                      ;   590.0 p1      25 sum copy
        not ebp                           ;   591.0 p0      25 sum
        or ebp, esi                       ;   595.0 p1      25 sum
        xor ebp, ebx                      ;   596.0 p0      25 sum
        add eax, ebp                      ;   597.0 p1      34 sum
        rol eax, 5                        ;   598.0 p0      35 v[3]
        rol edi, 0xa                      ;   590.0 p0      36 v[0]
        mov ebp, dword [ecx + 8]          ;   579.7 p2      34 sum
        lea ebp, [ebp + edx + 1836072691] ;   582.7 p0      34 sum
        add edx, eax                      ;   599.0 p1      35 v[3]
        mov eax, esi                      ;   595.0 p1      25 sum copy
        not eax                           ;   596.0 p0      25 sum
        or eax, edx                       ;   600.0 p1      25 sum
        xor eax, edi                      ;   601.0 p0      25 sum
        add ebp, eax                      ;   602.0 p1      34 sum
        rol ebp, 0xe                      ;   603.0 p0      35 v[2]
        rol esi, 0xa                      ;   595.0 p0      36 v[4]
        mov eax, dword [ecx + 40]         ;   584.7 p2      34 sum
        lea eax, [eax + ebx + 1836072691] ;   587.7 p0      34 sum
        add ebx, ebp                      ;   604.0 p1      35 v[2]
        mov ebp, edx                      ;   600.0 p1      25 sum copy
        not ebp                           ;   601.0 p0      25 sum
        or ebp, ebx                       ;   605.0 p1      25 sum
        xor ebp, esi                      ;   606.0 p0      25 sum
        add eax, ebp                      ;   607.0 p1      34 sum
        rol eax, 0xd                      ;   608.0 p0      35 v[1]
        rol edx, 0xa                      ;   600.0 p0      36 v[3]
        mov ebp, dword [ecx]              ;   589.7 p2      34 sum
        lea ebp, [ebp + edi + 1836072691] ;   592.7 p0      34 sum
        add edi, eax                      ;   609.0 p1      35 v[1]
        mov eax, ebx                      ;   605.0 p1      25 sum copy
        not eax                           ;   606.0 p0      25 sum
        or eax, edi                       ;   610.0 p1      25 sum
        xor eax, edx                      ;   611.0 p0      25 sum
        add ebp, eax                      ;   612.0 p1      34 sum
        rol ebp, 0xd                      ;   613.0 p0      35 v[0]
        rol ebx, 0xa                      ;   605.0 p0      36 v[2]
        mov eax, dword [ecx + 16]         ;   594.7 p2      34 sum
        lea eax, [eax + esi + 1836072691] ;   597.7 p0      34 sum
        add esi, ebp                      ;   614.0 p1      35 v[0]
        mov ebp, edi                      ;   610.0 p1      25 sum copy
        not ebp                           ;   611.0 p0      25 sum
        or ebp, esi                       ;   615.0 p1      25 sum
        xor ebp, ebx                      ;   616.0 p0      25 sum
        add eax, ebp                      ;   617.0 p1      34 sum
        rol eax, 7                        ;   618.0 p0      35 v[4]
        rol edi, 0xa                      ;   610.0 p0      36 v[1]
        mov ebp, dword [ecx + 52]         ;   599.7 p2      34 sum
        lea ebp, [ebp + edx + 1836072691] ;   602.7 p0      34 sum
        add edx, eax                      ;   619.0 p1      35 v[4]
        mov eax, esi                      ;   615.0 p1      25 sum copy
        not eax                           ;   616.0 p0      25 sum
        or eax, edx                       ;   620.0 p1      25 sum
        xor eax, edi                      ;   621.0 p0      25 sum
        add ebp, eax                      ;   622.0 p1      34 sum
        rol ebp, 5                        ;   623.0 p0      35 v[3]
        rol esi, 0xa                      ;   615.0 p0      36 v[0]
        mov eax, dword [ecx + 32]         ;   604.7 p2      34 sum
        lea eax, [eax + ebx + 2053994217] ;   607.7 p0      34 sum
        add ebx, ebp                      ;   624.0 p1      35 v[3]
        mov ebp, esi                      ;   616.0 p1      25 sum copy
        xor ebp, edx                      ;   620.0 p0      25 sum
        and ebp, ebx                      ;   625.0 p1      25 sum
        xor ebp, esi                      ;   626.0 p0      25 sum
        add eax, ebp                      ;   627.0 p1      34 sum
        rol eax, 0xf                      ;   628.0 p0      35 v[2]
        rol edx, 0xa                      ;   620.0 p0      36 v[4]
        mov ebp, dword [ecx + 24]         ;   609.7 p2      34 sum
        lea ebp, [ebp + edi + 2053994217] ;   612.7 p0      34 sum
        add edi, eax                      ;   629.0 p1      35 v[2]
        mov eax, edx                      ;   621.0 p1      25 sum copy
        xor eax, ebx                      ;   625.0 p0      25 sum
        and eax, edi                      ;   630.0 p1      25 sum
        xor eax, edx                      ;   631.0 p0      25 sum
        add ebp, eax                      ;   632.0 p1      34 sum
        rol ebp, 5                        ;   633.0 p0      35 v[1]
        rol ebx, 0xa                      ;   625.0 p0      36 v[3]
        mov eax, dword [ecx + 16]         ;   614.7 p2      34 sum
        lea eax, [eax + esi + 2053994217] ;   617.7 p0      34 sum
        add esi, ebp                      ;   634.0 p1      35 v[1]
        mov ebp, ebx                      ;   626.0 p1      25 sum copy
        xor ebp, edi                      ;   630.0 p0      25 sum
        and ebp, esi                      ;   635.0 p1      25 sum
        rol edi, 0xa                      ;   630.0 p0      36 v[2]
        xor ebp, ebx                      ;   636.0 p1      25 sum
        add eax, ebp                      ;   637.0 p0      34 sum
        rol eax, 8                        ;   638.0 p0      35 v[0]
        mov ebp, dword [ecx + 4]          ;   619.7 p2      34 sum
        lea ebp, [ebp + edx + 2053994217] ;   622.7 p0      34 sum
        add edx, eax                      ;   639.0 p1      35 v[0]
        mov eax, edi                      ;   631.0 p1      25 sum copy
        xor eax, esi                      ;   635.0 p0      25 sum
        and eax, edx                      ;   640.0 p1      25 sum
        rol esi, 0xa                      ;   635.0 p0      36 v[1]
        xor eax, edi                      ;   641.0 p1      25 sum
        add ebp, eax                      ;   642.0 p0      34 sum
        rol ebp, 0xb                      ;   643.0 p0      35 v[4]
        mov eax, dword [ecx + 12]         ;   624.7 p2      34 sum
        lea eax, [eax + ebx + 2053994217] ;   627.7 p0      34 sum
        add ebx, ebp                      ;   644.0 p1      35 v[4]
        mov ebp, esi                      ;   636.0 p1      25 sum copy
        xor ebp, edx                      ;   640.0 p0      25 sum
        and ebp, ebx                      ;   645.0 p1      25 sum
        rol edx, 0xa                      ;   640.0 p0      36 v[0]
        xor ebp, esi                      ;   646.0 p1      25 sum
        add eax, ebp                      ;   647.0 p0      34 sum
        rol eax, 0xe                      ;   648.0 p0      35 v[3]
        mov ebp, dword [ecx + 44]         ;   629.7 p2      34 sum
        lea ebp, [ebp + edi + 2053994217] ;   632.7 p0      34 sum
        add edi, eax                      ;   649.0 p1      35 v[3]
        mov eax, edx                      ;   641.0 p1      25 sum copy
        xor eax, ebx                      ;   645.0 p0      25 sum
        and eax, edi                      ;   650.0 p1      25 sum
        xor eax, edx                      ;   651.0 p0      25 sum
        add ebp, eax                      ;   652.0 p1      34 sum
        rol ebp, 0xe                      ;   653.0 p0      35 v[2]
        rol ebx, 0xa                      ;   645.0 p0      36 v[4]
        mov eax, dword [ecx + 60]         ;   634.7 p2      34 sum
        lea eax, [eax + esi + 2053994217] ;   637.7 p0      34 sum
        add esi, ebp                      ;   654.0 p1      35 v[2]
        mov ebp, ebx                      ;   646.0 p1      25 sum copy
        xor ebp, edi                      ;   650.0 p0      25 sum
        and ebp, esi                      ;   655.0 p1      25 sum
        xor ebp, ebx                      ;   656.0 p0      25 sum
        add eax, ebp                      ;   657.0 p1      34 sum
        rol eax, 6                        ;   658.0 p0      35 v[1]
        rol edi, 0xa                      ;   650.0 p0      36 v[3]
        mov ebp, dword [ecx]              ;   639.3 p2      34 sum
        lea ebp, [ebp + edx + 2053994217] ;   642.3 p0      34 sum
        add edx, eax                      ;   659.0 p1      35 v[1]
        mov eax, edi                      ;   651.0 p1      25 sum copy
        xor eax, esi                      ;   655.0 p0      25 sum
        and eax, edx                      ;   660.0 p1      25 sum
        xor eax, edi                      ;   661.0 p0      25 sum
        add ebp, eax                      ;   662.0 p1      34 sum
        rol ebp, 0xe                      ;   663.0 p0      35 v[0]
        rol esi, 0xa                      ;   655.0 p0      36 v[2]
        mov eax, dword [ecx + 20]         ;   644.3 p2      34 sum
        lea eax, [eax + ebx + 2053994217] ;   647.3 p0      34 sum
        add ebx, ebp                      ;   664.0 p1      35 v[0]
        mov ebp, esi                      ;   656.0 p1      25 sum copy
        xor ebp, edx                      ;   660.0 p0      25 sum
        and ebp, ebx                      ;   665.0 p1      25 sum
        xor ebp, esi                      ;   666.0 p0      25 sum
        add eax, ebp                      ;   667.0 p1      34 sum
        rol eax, 6                        ;   668.0 p0      35 v[4]
        rol edx, 0xa                      ;   660.0 p0      36 v[1]
        mov ebp, dword [ecx + 48]         ;   649.3 p2      34 sum
        lea ebp, [ebp + edi + 2053994217] ;   652.3 p0      34 sum
        add edi, eax                      ;   669.0 p1      35 v[4]
        mov eax, edx                      ;   661.0 p1      25 sum copy
        xor eax, ebx                      ;   665.0 p0      25 sum
        and eax, edi                      ;   670.0 p1      25 sum
        xor eax, edx                      ;   671.0 p0      25 sum
        add ebp, eax                      ;   672.0 p1      34 sum
        rol ebp, 9                        ;   673.0 p0      35 v[3]
        rol ebx, 0xa                      ;   665.0 p0      36 v[0]
        mov eax, dword [ecx + 8]          ;   654.7 p2      34 sum
        lea eax, [eax + esi + 2053994217] ;   657.7 p0      34 sum
        add esi, ebp                      ;   674.0 p1      35 v[3]
        mov ebp, ebx                      ;   666.0 p1      25 sum copy
        xor ebp, edi                      ;   670.0 p0      25 sum
        and ebp, esi                      ;   675.0 p1      25 sum
        xor ebp, ebx                      ;   676.0 p0      25 sum
        add eax, ebp                      ;   677.0 p1      34 sum
        rol eax, 0xc                      ;   678.0 p0      35 v[2]
        rol edi, 0xa                      ;   670.0 p0      36 v[4]
        mov ebp, dword [ecx + 52]         ;   659.7 p2      34 sum
        lea ebp, [ebp + edx + 2053994217] ;   662.7 p0      34 sum
        add edx, eax                      ;   679.0 p1      35 v[2]
        mov eax, edi                      ;   671.0 p1      25 sum copy
        xor eax, esi                      ;   675.0 p0      25 sum
        and eax, edx                      ;   680.0 p1      25 sum
        xor eax, edi                      ;   681.0 p0      25 sum
        add ebp, eax                      ;   682.0 p1      34 sum
        rol ebp, 9                        ;   683.0 p0      35 v[1]
        rol esi, 0xa                      ;   675.0 p0      36 v[3]
        mov eax, dword [ecx + 36]         ;   664.7 p2      34 sum
        lea eax, [eax + ebx + 2053994217] ;   667.7 p0      34 sum
        add ebx, ebp                      ;   684.0 p1      35 v[1]
        mov ebp, esi                      ;   676.0 p1      25 sum copy
        xor ebp, edx                      ;   680.0 p0      25 sum
        and ebp, ebx                      ;   685.0 p1      25 sum
        xor ebp, esi                      ;   686.0 p0      25 sum
        add eax, ebp                      ;   687.0 p1      34 sum
        rol eax, 0xc                      ;   688.0 p0      35 v[0]
        rol edx, 0xa                      ;   680.0 p0      36 v[2]
        mov ebp, dword [ecx + 28]         ;   669.7 p2      34 sum
        lea ebp, [ebp + edi + 2053994217] ;   672.7 p0      34 sum
        add edi, eax                      ;   689.0 p1      35 v[0]
        mov eax, edx                      ;   681.0 p1      25 sum copy
        xor eax, ebx                      ;   685.0 p0      25 sum
        and eax, edi                      ;   690.0 p1      25 sum
        xor eax, edx                      ;   691.0 p0      25 sum
        add ebp, eax                      ;   692.0 p1      34 sum
        rol ebp, 5                        ;   693.0 p0      35 v[4]
        rol ebx, 0xa                      ;   685.0 p0      36 v[1]
        mov eax, dword [ecx + 40]         ;   674.7 p2      34 sum
        lea eax, [eax + esi + 2053994217] ;   677.7 p0      34 sum
        add esi, ebp                      ;   694.0 p1      35 v[4]
        mov ebp, ebx                      ;   686.0 p1      25 sum copy
        xor ebp, edi                      ;   690.0 p0      25 sum
        and ebp, esi                      ;   695.0 p1      25 sum
        xor ebp, ebx                      ;   696.0 p0      25 sum
        add eax, ebp                      ;   697.0 p1      34 sum
        rol eax, 0xf                      ;   698.0 p0      35 v[3]
        rol edi, 0xa                      ;   690.0 p0      36 v[0]
        mov ebp, dword [ecx + 56]         ;   679.7 p2      34 sum
        lea ebp, [ebp + edx + 2053994217] ;   682.7 p0      34 sum
        add edx, eax                      ;   699.0 p1      35 v[3]
        mov eax, edi                      ;   691.0 p1      25 sum copy
        xor eax, esi                      ;   695.0 p0      25 sum
        and eax, edx                      ;   700.0 p1      25 sum
        xor eax, edi                      ;   701.0 p0      25 sum
        add ebp, eax                      ;   702.0 p1      34 sum
        rol ebp, 8                        ;   703.0 p0      35 v[2]
        rol esi, 0xa                      ;   695.0 p0      36 v[4]
        mov eax, dword [ecx + 48]         ;   684.7 p2      34 sum
        add eax, ebx                      ;   687.7 p1      34 sum
        add ebx, ebp                      ;   704.0 p0      35 v[2]
        mov ebp, esi                      ;   696.0 p1      25 sum copy
        xor ebp, edx                      ;   700.0 p0      25 sum
        xor ebp, ebx                      ;   705.0 p1      25 sum
        add eax, ebp                      ;   706.0 p0      34 sum
        rol eax, 8                        ;   707.0 p0      35 v[1]
        rol edx, 0xa                      ;   700.0 p0      36 v[3]
        mov ebp, dword [ecx + 60]         ;   689.3 p2      34 sum
        add ebp, edi                      ;   692.3 p1      34 sum
        add edi, eax                      ;   708.0 p1      35 v[1]
        mov eax, edx                      ;   701.0 p0      25 sum copy
        xor eax, ebx                      ;   705.0 p1      25 sum
        xor eax, edi                      ;   709.0 p0      25 sum
        add ebp, eax                      ;   710.0 p1      34 sum
        rol ebp, 5                        ;   711.0 p0      35 v[0]
        rol ebx, 0xa                      ;   705.0 p0      36 v[2]
        mov eax, dword [ecx + 40]         ;   694.0 p2      34 sum
        add eax, esi                      ;   697.0 p1      34 sum
        add esi, ebp                      ;   712.0 p0      35 v[0]
        mov ebp, dword [ecx + 16]         ;   695.0 p2      34 sum
        add ebp, edx                      ;   701.0 p1      34 sum
        mov ecx, ebx                      ;   706.0 p0      25 sum copy
        xor ecx, edi                      ;   709.0 p1      25 sum
        xor ecx, esi                      ;   713.0 p0      25 sum
        add eax, ecx                      ;   714.0 p1      34 sum
        rol eax, 0xc                      ;   715.0 p0      35 v[4]
        add edx, eax                      ;   716.0 p1      35 v[4]
        rol edi, 0xa                      ;   709.0 p0      36 v[1]
        mov eax, edi                      ;   710.0 p1      25 sum copy
        xor eax, esi                      ;   713.0 p0      25 sum
        xor eax, edx                      ;   717.0 p1      25 sum
        add ebp, eax                      ;   718.0 p0      34 sum
        rol ebp, 9                        ;   719.0 p0      35 v[3]
        rol esi, 0xa                      ;   713.0 p0      36 v[0]
        add ebp, ebx                      ;   720.0 p1      35 v[3]
        mov eax, dword [esp + 40]         ;   703.0 p2      34 sum reload
        add ebx, dword [eax + 4]          ;   709.0 p1+p2   34 sum
        mov ecx, dword [eax + 20]         ;   706.0 p2      34 sum
        add ecx, edi                      ;   710.0 p0      34 sum
        mov eax, esi                      ;   714.0 p1      25 sum copy
        xor eax, edx                      ;   717.0 p0      25 sum
        xor eax, ebp                      ;   721.0 p1      25 sum
        add ebx, eax                      ;   722.0 p0      34 sum
        rol ebx, 0xc                      ;   723.0 p0      35 v[2]
        add edi, ebx                      ;   724.0 p1      35 v[2]
        rol edx, 0xa                      ;   717.0 p0      36 v[4]
        mov eax, edx                      ;   718.0 p1      25 sum copy
        xor eax, ebp                      ;   721.0 p0      25 sum
        xor eax, edi                      ;   725.0 p1      25 sum
        add ecx, eax                      ;   726.0 p0      34 sum
        rol ecx, 5                        ;   727.0 p0      35 v[1]
        rol ebp, 0xa                      ;   721.0 p0      36 v[3]
        add ecx, esi                      ;   728.0 p1      35 v[1]
        mov eax, dword [esp + 40]         ;   712.0 p2      34 sum reload
        add esi, dword [eax + 32]         ;   718.0 p1+p2   34 sum
        mov ebx, ebp                      ;   722.0 p1      25 sum copy
        xor ebx, edi                      ;   725.0 p0      25 sum
        xor ebx, ecx                      ;   729.0 p1      25 sum
        add esi, ebx                      ;   730.0 p0      34 sum
        rol esi, 0xe                      ;   731.0 p0      35 v[0]
        rol edi, 0xa                      ;   725.0 p0      36 v[2]
        mov ebx, dword [eax + 28]         ;   715.0 p2      34 sum
        add ebx, edx                      ;   718.0 p1      34 sum
        add edx, esi                      ;   732.0 p1      35 v[0]
        mov esi, edi                      ;   726.0 p1      25 sum copy
        xor esi, ecx                      ;   729.0 p0      25 sum
        xor esi, edx                      ;   733.0 p1      25 sum
        add ebx, esi                      ;   734.0 p0      34 sum
        rol ebx, 6                        ;   735.0 p0      35 v[4]
        rol ecx, 0xa                      ;   729.0 p0      36 v[1]
        mov esi, dword [eax + 24]         ;   720.0 p2      34 sum
        add esi, ebp                      ;   723.0 p1      34 sum
        add ebp, ebx                      ;   736.0 p1      35 v[4]
        mov ebx, ecx                      ;   730.0 p0      25 sum copy
        xor ebx, edx                      ;   733.0 p1      25 sum
        xor ebx, ebp                      ;   737.0 p0      25 sum
        add esi, ebx                      ;   738.0 p1      34 sum
        rol esi, 8                        ;   739.0 p0      35 v[3]
        rol edx, 0xa                      ;   733.0 p0      36 v[0]
        mov ebx, dword [eax + 8]          ;   723.3 p2      34 sum
        add ebx, edi                      ;   726.3 p1      34 sum
        add edi, esi                      ;   740.0 p1      35 v[3]
        mov esi, edx                      ;   734.0 p0      25 sum copy
        xor esi, ebp                      ;   737.0 p1      25 sum
        xor esi, edi                      ;   741.0 p0      25 sum
        add ebx, esi                      ;   742.0 p1      34 sum
        rol ebx, 0xd                      ;   743.0 p0      35 v[2]
        rol ebp, 0xa                      ;   737.0 p0      36 v[4]
        mov esi, dword [eax + 52]         ;   727.0 p2      34 sum
        add esi, ecx                      ;   730.0 p1      34 sum
        add ecx, ebx                      ;   744.0 p1      35 v[2]
        mov ebx, ebp                      ;   738.0 p0      25 sum copy
        xor ebx, edi                      ;   741.0 p1      25 sum
        xor ebx, ecx                      ;   745.0 p0      25 sum
        add esi, ebx                      ;   746.0 p1      34 sum
        rol esi, 6                        ;   747.0 p0      35 v[1]
        rol edi, 0xa                      ;   741.0 p0      36 v[3]
        mov ebx, dword [eax + 56]         ;   731.0 p2      34 sum
        add ebx, edx                      ;   734.0 p1      34 sum
        add edx, esi                      ;   748.0 p1      35 v[1]
        mov esi, edi                      ;   742.0 p0      25 sum copy
        xor esi, ecx                      ;   745.0 p1      25 sum
        xor esi, edx                      ;   749.0 p0      25 sum
        add ebx, esi                      ;   750.0 p1      34 sum
        rol ebx, 5                        ;   751.0 p0      35 v[0]
        rol ecx, 0xa                      ;   745.0 p0      36 v[2]
        mov esi, dword [eax]              ;   734.3 p2      34 sum
        add esi, ebp                      ;   738.0 p1      34 sum
        add ebp, ebx                      ;   752.0 p1      35 v[0]
        mov ebx, ecx                      ;   746.0 p0      25 sum copy
        xor ebx, edx                      ;   749.0 p1      25 sum
        xor ebx, ebp                      ;   753.0 p0      25 sum
        add esi, ebx                      ;   754.0 p1      34 sum
        rol esi, 0xf                      ;   755.0 p0      35 v[4]
        rol edx, 0xa                      ;   749.0 p0      36 v[1]
        mov ebx, dword [eax + 12]         ;   738.3 p2      34 sum
        add ebx, edi                      ;   742.0 p1      34 sum
        add edi, esi                      ;   756.0 p1      35 v[4]
        mov esi, dword [eax + 36]         ;   740.3 p2      34 sum
        add esi, ecx                      ;   746.0 p0      34 sum
        mov eax, edx                      ;   750.0 p1      25 sum copy
        xor eax, ebp                      ;   753.0 p0      25 sum
        xor eax, edi                      ;   757.0 p1      25 sum
        add ebx, eax                      ;   758.0 p0      34 sum
        rol ebx, 0xd                      ;   759.0 p0      35 v[3]
        add ecx, ebx                      ;   760.0 p1      35 v[3]
        rol ebp, 0xa                      ;   753.0 p0      36 v[0]
        mov eax, ebp                      ;   754.0 p1      25 sum copy
        xor eax, edi                      ;   757.0 p1      25 sum
        xor eax, ecx                      ;   761.0 p0      25 sum
        add esi, eax                      ;   762.0 p1      34 sum
        rol esi, 0xb                      ;   763.0 p0      35 v[2]
        rol edi, 0xa                      ;   757.0 p0      36 v[4]
        add esi, edx                      ;   764.0 p1      35 v[2]
        mov eax, dword [esp + 40]         ;   747.0 p2      34 sum reload
        add edx, dword [eax + 44]         ;   753.0 p1+p2   34 sum
        mov ebx, dword [esp + 8]          ;   749.0 p2      49 h
        add ebx, edi                      ;   758.0 p0      49 h
        xor edi, ecx                      ;   761.0 p1      25 sum
        xor edi, esi                      ;   765.0 p0      25 sum
        add edx, edi                      ;   766.0 p1      34 sum
        rol ecx, 0xa                      ;   761.0 p0      36 v[3]
        rol edx, 0xb                      ;   767.0 p0      35 v[1]
        add ebx, dword [esp + 36]         ;   759.0 p1+p2   49 h
        mov edi, dword [esp + 44]         ;   753.0 p2      49 h reload
        add edi, ebp                      ;   756.0 p1      49 h
        mov dword [esp + 8], edi          ;   757.0 p3+p4   49 h
        add ecx, dword [esp + 32]         ;   762.0 p0+p2   48 h0
        add ecx, dword [esp + 24]         ;   763.0 p1+p2   48 h0
        add ebp, edx                      ;   768.0 p0      49 h
        add ebp, dword [esp + 28]         ;   769.0 p1+p2   49 h
        mov edi, dword [esp + 48]         ;   757.3 p2      36 v[0] reload
        add ebp, edi                      ;   770.0 p0      49 h
        add edi, esi                      ;   765.0 p1      49 h
        add edi, dword [esp + 0]          ;   766.0 p0+p2   49 h
        add edi, dword [esp + 52]         ;   767.0 p1+p2   49 h
        mov dword [esp + 0], ecx          ;   764.0 p3+p4   50 h
        add eax, 0x40                     ;   761.0 p0      41 blocks
        mov esi, eax                      ;   762.0 p1      41 blocks copy
        mov eax, edi                      ;   768.0 p0      49 h copy
        mov edi, ebp                      ;   771.0 p1      49 h copy
        mov ebp, ebx                      ;   763.0 p0      49 h copy
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
