; ripemd160_blocks for AMD Athlon 64, Opteron (K8) (athlon64)
; made by cipherwright 0.1.0 from ciphers/ripemd160.cw (sha256 e6dae07d8e529375); do not edit:
;   ./cw build ripemd160_blocks --cpu athlon64
;
; void ripemd160_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 68 bytes, 18 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 15 uops, planned 8.3; bounds: width 5.0, ports 4.7, path 3.0
;   blocks: 1638 uops, planned 748.0; bounds: width 546.0, ports 444.7, path 386.0
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
        sub esp, 0x48                     ;                    frame
        mov esi, dword [esp + 92]         ;     0.0 agu0    41 h reload
        mov edi, dword [esi]              ;     3.0 agu1    41 h
        mov ebp, dword [esp + 100]        ;     3.0 agu2    41 h
        shl ebp, 6                        ;     6.0 alu0    41 h
        mov eax, dword [esi + 4]          ;     3.0 agu0    41 h
        mov ecx, dword [esi + 8]          ;     3.0 agu1    41 h
        mov edx, dword [esi + 12]         ;     3.0 agu2    41 h
        mov ebx, dword [esi + 16]         ;     3.0 agu0    41 h
        mov dword [esp + 0], edi          ;     6.0 agu1    41 h
        mov dword [esp + 4], eax          ;     6.0 agu2    41 h
        mov dword [esp + 8], ecx          ;     6.0 agu0    41 h
        mov dword [esp + 12], edx         ;     6.0 agu1    41 h
        mov dword [esp + 16], ebx         ;     6.0 agu2    41 h
        add ebp, dword [esp + 96]         ;     7.3 alu1+agu0   41 h
        mov dword [esp + 20], ebp         ;     8.3 agu1    41 h
        cmp dword [esp + 100], 0          ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 96]         ;                    resident
        mov edi, dword [esp + 12]         ;                    resident
        mov ecx, dword [esp + 4]          ;                    resident
        mov eax, dword [esp + 16]         ;                    resident
        mov ebp, dword [esp + 8]          ;                    resident
        align 16
.blocks_1:
        mov edx, ebp                      ;     0.0 alu0    25 sum copy
        xor edx, ecx                      ;     1.0 alu1    25 sum
        xor edx, edi                      ;     2.0 alu2    25 sum
        add edx, dword [esi]              ;     3.0 alu0+agu0   34 sum
        mov ebx, dword [esp + 0]          ;     1.3 agu1    44 x[0] reload
        add edx, ebx                      ;     4.3 alu1    34 sum
        rol edx, 0xb                      ;     5.3 alu2    35 v[0]
        add edx, eax                      ;     6.3 alu0    35 v[0]
        mov ebx, ebp                      ;     2.7 alu1    36 v[2] copy
        rol ebx, 0xa                      ;     3.7 alu2    36 v[2]
        mov dword [esp + 24], ebp         ;     3.3 agu2    44 x[2] spill
        mov ebp, dword [esi + 4]          ;     3.7 agu0    34 sum
        mov dword [esp + 28], esi         ;     4.0 agu1    34 sum spill
        mov esi, ebx                      ;     4.7 alu0    25 sum copy
        xor esi, ecx                      ;     5.7 alu1    25 sum
        xor esi, edx                      ;     7.3 alu2    25 sum
        add esi, eax                      ;     8.3 alu0    34 sum
        add esi, ebp                      ;     9.3 alu1    34 sum
        rol esi, 0xe                      ;    10.3 alu2    35 v[4]
        add esi, edi                      ;    11.3 alu0    35 v[4]
        mov ebp, ecx                      ;     6.7 alu1    36 v[1] copy
        rol ebp, 0xa                      ;     7.7 alu2    36 v[1]
        mov dword [esp + 32], eax         ;     7.3 agu2    44 x[4] spill
        mov eax, edx                      ;     7.7 alu0    25 sum copy
        xor eax, ebp                      ;     8.7 alu1    25 sum
        xor eax, esi                      ;    12.3 alu2    25 sum
        add eax, edi                      ;    13.3 alu0    34 sum
        rol edx, 0xa                      ;     9.0 alu1    36 v[0]
        mov dword [esp + 36], ecx         ;     9.3 agu0    44 x[1] spill
        mov ecx, dword [esp + 28]         ;     9.7 agu1    34 sum reload
        add eax, dword [ecx + 8]          ;    15.7 alu2+agu2   34 sum
        rol eax, 0xf                      ;    16.7 alu0    35 v[3]
        add eax, ebx                      ;    17.7 alu1    35 v[3]
        mov dword [esp + 40], edi         ;    11.0 agu0    44 x[3] spill
        mov edi, dword [ecx + 12]         ;    12.7 agu1    34 sum
        mov ecx, edx                      ;    11.7 alu2    25 sum copy
        xor ecx, esi                      ;    12.7 alu0    25 sum
        xor ecx, eax                      ;    18.7 alu1    25 sum
        add ecx, ebx                      ;    19.7 alu2    34 sum
        add ecx, edi                      ;    20.7 alu0    34 sum
        rol ecx, 0xc                      ;    21.7 alu1    35 v[2]
        rol esi, 0xa                      ;    13.7 alu2    36 v[4]
        add ecx, ebp                      ;    22.7 alu0    35 v[2]
        mov edi, esi                      ;    14.7 alu1    25 sum copy
        xor edi, eax                      ;    18.7 alu2    25 sum
        xor edi, ecx                      ;    23.7 alu0    25 sum
        add edi, ebp                      ;    24.7 alu1    34 sum
        rol eax, 0xa                      ;    18.7 alu2    36 v[3]
        mov dword [esp + 44], ebp         ;    16.0 agu2    36 v[1] spill
        mov ebp, edx                      ;    16.3 alu0    35 v[1] copy
        mov dword [esp + 48], ebx         ;    16.7 agu0    36 v[2] spill
        mov ebx, eax                      ;    19.7 alu1    25 sum copy
        xor ebx, ecx                      ;    23.7 alu2    25 sum
        rol ecx, 0xa                      ;    23.7 alu0    36 v[2]
        mov dword [esp + 52], eax         ;    19.7 agu1    36 v[3] spill
        mov eax, dword [esp + 28]         ;    19.0 agu2    34 sum reload
        add edx, dword [eax + 20]         ;    25.0 alu1+agu0   34 sum
        mov dword [esp + 56], ecx         ;    24.7 agu1    36 v[2] spill
        mov ecx, dword [eax + 16]         ;    22.0 agu2    34 sum
        add edi, ecx                      ;    25.7 alu2    34 sum
        rol edi, 5                        ;    26.7 alu0    35 v[1]
        add ebp, edi                      ;    27.7 alu1    35 v[1]
        xor ebx, ebp                      ;    28.7 alu2    25 sum
        add edx, ebx                      ;    29.7 alu0    34 sum
        mov edi, dword [eax + 24]         ;    22.7 agu0    34 sum
        add edi, esi                      ;    25.7 alu1    34 sum
        rol edx, 8                        ;    30.7 alu2    35 v[0]
        add esi, edx                      ;    31.7 alu0    35 v[0]
        mov edx, dword [esp + 56]         ;    24.7 agu1    25 sum
        xor edx, ebp                      ;    28.7 alu1    25 sum
        xor edx, esi                      ;    32.7 alu2    25 sum
        add edi, edx                      ;    33.7 alu0    34 sum
        rol edi, 7                        ;    34.7 alu1    35 v[4]
        mov edx, dword [esp + 52]         ;    26.0 agu2    35 v[4]
        rol ebp, 0xa                      ;    28.7 alu2    36 v[1]
        add edx, edi                      ;    35.7 alu0    35 v[4]
        mov edi, ebp                      ;    29.7 alu1    25 sum copy
        xor edi, esi                      ;    32.7 alu2    25 sum
        xor edi, edx                      ;    36.7 alu0    25 sum
        mov ebx, dword [esp + 52]         ;    29.0 agu0    34 sum
        add ebx, dword [eax + 28]         ;    32.0 alu1+agu1   34 sum
        add ebx, edi                      ;    37.7 alu2    34 sum
        rol ebx, 9                        ;    38.7 alu0    35 v[3]
        mov edi, dword [esp + 56]         ;    30.3 agu2    35 v[3]
        rol esi, 0xa                      ;    32.7 alu1    36 v[0]
        add edi, ebx                      ;    39.7 alu2    35 v[3]
        mov ebx, esi                      ;    33.7 alu0    25 sum copy
        xor ebx, edx                      ;    36.7 alu1    25 sum
        xor ebx, edi                      ;    40.7 alu2    25 sum
        add ebx, dword [eax + 32]         ;    41.7 alu0+agu0   34 sum
        add ebx, dword [esp + 56]         ;    42.7 alu1+agu1   34 sum
        rol ebx, 0xb                      ;    43.7 alu2    35 v[2]
        rol edx, 0xa                      ;    36.7 alu0    36 v[4]
        add ebx, ebp                      ;    44.7 alu1    35 v[2]
        add ebp, dword [eax + 36]         ;    35.7 alu2+agu2   34 sum
        mov ecx, edx                      ;    37.7 alu0    25 sum copy
        xor ecx, edi                      ;    40.7 alu1    25 sum
        xor ecx, ebx                      ;    45.7 alu2    25 sum
        add ebp, ecx                      ;    46.7 alu0    34 sum
        rol ebp, 0xd                      ;    47.7 alu1    35 v[1]
        rol edi, 0xa                      ;    40.7 alu2    36 v[3]
        add ebp, esi                      ;    48.7 alu0    35 v[1]
        mov ecx, dword [eax + 40]         ;    39.7 agu0    34 sum
        add esi, ecx                      ;    42.7 alu1    34 sum
        mov ecx, edi                      ;    41.7 alu2    25 sum copy
        xor ecx, ebx                      ;    45.7 alu0    25 sum
        xor ecx, ebp                      ;    49.7 alu1    25 sum
        add esi, ecx                      ;    50.7 alu2    34 sum
        mov ecx, dword [eax + 44]         ;    42.0 agu1    34 sum
        add ecx, edx                      ;    45.0 alu0    34 sum
        rol esi, 0xe                      ;    51.7 alu1    35 v[0]
        rol ebx, 0xa                      ;    45.7 alu2    36 v[2]
        add edx, esi                      ;    52.7 alu0    35 v[0]
        mov esi, ebx                      ;    46.7 alu1    25 sum copy
        xor esi, ebp                      ;    49.7 alu2    25 sum
        xor esi, edx                      ;    53.7 alu0    25 sum
        add ecx, esi                      ;    54.7 alu1    34 sum
        mov esi, dword [eax + 48]         ;    46.3 agu2    34 sum
        add esi, edi                      ;    49.3 alu2    34 sum
        rol ecx, 0xf                      ;    55.7 alu0    35 v[4]
        rol ebp, 0xa                      ;    49.7 alu1    36 v[1]
        add edi, ecx                      ;    56.7 alu2    35 v[4]
        mov ecx, ebp                      ;    50.7 alu0    25 sum copy
        xor ecx, edx                      ;    53.7 alu1    25 sum
        xor ecx, edi                      ;    57.7 alu2    25 sum
        add esi, ecx                      ;    58.7 alu0    34 sum
        mov ecx, dword [eax + 52]         ;    50.3 agu0    34 sum
        add ecx, ebx                      ;    53.3 alu1    34 sum
        rol esi, 6                        ;    59.7 alu2    35 v[3]
        rol edx, 0xa                      ;    53.7 alu0    36 v[0]
        add ebx, esi                      ;    60.7 alu1    35 v[3]
        mov esi, edx                      ;    54.7 alu2    25 sum copy
        xor esi, edi                      ;    57.7 alu0    25 sum
        xor esi, ebx                      ;    61.7 alu1    25 sum
        add ecx, esi                      ;    62.7 alu2    34 sum
        mov esi, dword [eax + 56]         ;    54.3 agu1    34 sum
        add esi, ebp                      ;    57.3 alu0    34 sum
        rol ecx, 7                        ;    63.7 alu1    35 v[2]
        rol edi, 0xa                      ;    57.7 alu2    36 v[4]
        add ebp, ecx                      ;    64.7 alu0    35 v[2]
        mov ecx, edi                      ;    58.7 alu1    25 sum copy
        xor ecx, ebx                      ;    61.7 alu2    25 sum
        xor ecx, ebp                      ;    65.7 alu0    25 sum
        add esi, ecx                      ;    66.7 alu1    34 sum
        mov ecx, dword [eax + 60]         ;    58.3 agu2    34 sum
        add ecx, edx                      ;    61.3 alu2    34 sum
        rol esi, 9                        ;    67.7 alu0    35 v[1]
        rol ebx, 0xa                      ;    61.7 alu1    36 v[3]
        add edx, esi                      ;    68.7 alu2    35 v[1]
        mov esi, ebx                      ;    62.7 alu0    25 sum copy
        xor esi, ebp                      ;    65.7 alu1    25 sum
        xor esi, edx                      ;    69.7 alu2    25 sum
        add ecx, esi                      ;    70.7 alu0    34 sum
        mov esi, dword [eax + 28]         ;    62.3 agu0    34 sum
        lea esi, [esi + edi + 1518500249] ;    65.3 agu1    34 sum
        rol ecx, 8                        ;    71.7 alu1    35 v[0]
        rol ebp, 0xa                      ;    65.7 alu2    36 v[2]
        add edi, ecx                      ;    72.7 alu0    35 v[0]
        mov ecx, ebp                      ;    66.7 alu1    25 sum copy
        xor ecx, edx                      ;    69.7 alu2    25 sum
        and ecx, edi                      ;    73.7 alu0    25 sum
        xor ecx, ebp                      ;    74.7 alu1    25 sum
        add esi, ecx                      ;    75.7 alu2    34 sum
        mov ecx, dword [eax + 16]         ;    66.7 agu2    34 sum
        lea ecx, [ecx + ebx + 1518500249] ;    69.7 agu0    34 sum
        rol esi, 7                        ;    76.7 alu0    35 v[4]
        rol edx, 0xa                      ;    69.7 alu1    36 v[1]
        add ebx, esi                      ;    77.7 alu2    35 v[4]
        mov esi, edx                      ;    70.7 alu0    25 sum copy
        xor esi, edi                      ;    73.7 alu1    25 sum
        and esi, ebx                      ;    78.7 alu2    25 sum
        xor esi, edx                      ;    79.7 alu0    25 sum
        add ecx, esi                      ;    80.7 alu1    34 sum
        mov esi, dword [eax + 52]         ;    71.3 agu1    34 sum
        lea esi, [esi + ebp + 1518500249] ;    74.3 agu2    34 sum
        rol ecx, 6                        ;    81.7 alu2    35 v[3]
        rol edi, 0xa                      ;    73.7 alu0    36 v[0]
        add ebp, ecx                      ;    82.7 alu1    35 v[3]
        mov ecx, edi                      ;    74.7 alu2    25 sum copy
        xor ecx, ebx                      ;    78.7 alu0    25 sum
        and ecx, ebp                      ;    83.7 alu1    25 sum
        xor ecx, edi                      ;    84.7 alu2    25 sum
        add esi, ecx                      ;    85.7 alu0    34 sum
        mov ecx, dword [eax + 4]          ;    75.7 agu0    34 sum
        lea ecx, [ecx + edx + 1518500249] ;    78.7 agu1    34 sum
        rol esi, 8                        ;    86.7 alu1    35 v[2]
        rol ebx, 0xa                      ;    78.7 alu2    36 v[4]
        add edx, esi                      ;    87.7 alu0    35 v[2]
        mov esi, ebx                      ;    79.7 alu1    25 sum copy
        xor esi, ebp                      ;    83.7 alu2    25 sum
        and esi, edx                      ;    88.7 alu0    25 sum
        xor esi, ebx                      ;    89.7 alu1    25 sum
        add ecx, esi                      ;    90.7 alu2    34 sum
        mov esi, dword [eax + 40]         ;    80.7 agu2    34 sum
        lea esi, [esi + edi + 1518500249] ;    83.7 agu0    34 sum
        rol ecx, 0xd                      ;    91.7 alu0    35 v[1]
        rol ebp, 0xa                      ;    83.7 alu1    36 v[3]
        add edi, ecx                      ;    92.7 alu2    35 v[1]
        mov ecx, ebp                      ;    84.7 alu0    25 sum copy
        xor ecx, edx                      ;    88.7 alu1    25 sum
        and ecx, edi                      ;    93.7 alu2    25 sum
        xor ecx, ebp                      ;    94.7 alu0    25 sum
        add esi, ecx                      ;    95.7 alu1    34 sum
        mov ecx, dword [eax + 24]         ;    85.7 agu1    34 sum
        lea ecx, [ecx + ebx + 1518500249] ;    88.7 agu2    34 sum
        rol esi, 0xb                      ;    96.7 alu2    35 v[0]
        rol edx, 0xa                      ;    88.7 alu0    36 v[2]
        add ebx, esi                      ;    97.7 alu1    35 v[0]
        mov esi, edx                      ;    89.7 alu2    25 sum copy
        xor esi, edi                      ;    93.7 alu0    25 sum
        and esi, ebx                      ;    98.7 alu1    25 sum
        xor esi, edx                      ;    99.7 alu2    25 sum
        add ecx, esi                      ;   100.7 alu0    34 sum
        mov esi, dword [eax + 60]         ;    90.7 agu0    34 sum
        lea esi, [esi + ebp + 1518500249] ;    93.7 agu1    34 sum
        rol ecx, 9                        ;   101.7 alu1    35 v[4]
        rol edi, 0xa                      ;    93.7 alu2    36 v[1]
        add ebp, ecx                      ;   102.7 alu0    35 v[4]
        mov ecx, edi                      ;    94.7 alu1    25 sum copy
        xor ecx, ebx                      ;    98.7 alu2    25 sum
        and ecx, ebp                      ;   103.7 alu0    25 sum
        xor ecx, edi                      ;   104.7 alu1    25 sum
        add esi, ecx                      ;   105.7 alu2    34 sum
        mov ecx, dword [eax + 12]         ;    95.7 agu2    34 sum
        lea ecx, [ecx + edx + 1518500249] ;    98.7 agu0    34 sum
        rol esi, 7                        ;   106.7 alu0    35 v[3]
        rol ebx, 0xa                      ;    98.7 alu1    36 v[0]
        add edx, esi                      ;   107.7 alu2    35 v[3]
        mov esi, ebx                      ;    99.7 alu0    25 sum copy
        xor esi, ebp                      ;   103.7 alu1    25 sum
        and esi, edx                      ;   108.7 alu2    25 sum
        xor esi, ebx                      ;   109.7 alu0    25 sum
        add ecx, esi                      ;   110.7 alu1    34 sum
        mov esi, dword [eax + 48]         ;   100.7 agu1    34 sum
        lea esi, [esi + edi + 1518500249] ;   103.7 agu2    34 sum
        rol ecx, 0xf                      ;   111.7 alu2    35 v[2]
        rol ebp, 0xa                      ;   103.7 alu0    36 v[4]
        add edi, ecx                      ;   112.7 alu1    35 v[2]
        mov ecx, ebp                      ;   104.7 alu2    25 sum copy
        xor ecx, edx                      ;   108.7 alu0    25 sum
        and ecx, edi                      ;   113.7 alu1    25 sum
        xor ecx, ebp                      ;   114.7 alu2    25 sum
        add esi, ecx                      ;   115.7 alu0    34 sum
        mov ecx, dword [eax]              ;   105.7 agu0    34 sum
        lea ecx, [ecx + ebx + 1518500249] ;   108.7 agu1    34 sum
        rol esi, 7                        ;   116.7 alu1    35 v[1]
        rol edx, 0xa                      ;   108.7 alu2    36 v[3]
        add ebx, esi                      ;   117.7 alu0    35 v[1]
        mov esi, edx                      ;   109.7 alu1    25 sum copy
        xor esi, edi                      ;   113.7 alu2    25 sum
        and esi, ebx                      ;   118.7 alu0    25 sum
        xor esi, edx                      ;   119.7 alu1    25 sum
        add ecx, esi                      ;   120.7 alu2    34 sum
        mov esi, dword [eax + 36]         ;   110.7 agu2    34 sum
        lea esi, [esi + ebp + 1518500249] ;   113.7 agu0    34 sum
        rol ecx, 0xc                      ;   121.7 alu0    35 v[0]
        rol edi, 0xa                      ;   113.7 alu1    36 v[2]
        add ebp, ecx                      ;   122.7 alu2    35 v[0]
        mov ecx, edi                      ;   114.7 alu0    25 sum copy
        xor ecx, ebx                      ;   118.7 alu1    25 sum
        and ecx, ebp                      ;   123.7 alu2    25 sum
        xor ecx, edi                      ;   124.7 alu0    25 sum
        add esi, ecx                      ;   125.7 alu1    34 sum
        mov ecx, dword [eax + 20]         ;   115.7 agu1    34 sum
        lea ecx, [ecx + edx + 1518500249] ;   118.7 agu2    34 sum
        rol esi, 0xf                      ;   126.7 alu2    35 v[4]
        rol ebx, 0xa                      ;   118.7 alu0    36 v[1]
        add edx, esi                      ;   127.7 alu1    35 v[4]
        mov esi, ebx                      ;   119.7 alu2    25 sum copy
        xor esi, ebp                      ;   123.7 alu0    25 sum
        and esi, edx                      ;   128.7 alu1    25 sum
        xor esi, ebx                      ;   129.7 alu2    25 sum
        add ecx, esi                      ;   130.7 alu0    34 sum
        mov esi, dword [eax + 8]          ;   120.7 agu0    34 sum
        lea esi, [esi + edi + 1518500249] ;   123.7 agu1    34 sum
        rol ecx, 9                        ;   131.7 alu1    35 v[3]
        rol ebp, 0xa                      ;   123.7 alu2    36 v[0]
        add edi, ecx                      ;   132.7 alu0    35 v[3]
        mov ecx, ebp                      ;   124.7 alu1    25 sum copy
        xor ecx, edx                      ;   128.7 alu2    25 sum
        and ecx, edi                      ;   133.7 alu0    25 sum
        xor ecx, ebp                      ;   134.7 alu1    25 sum
        add esi, ecx                      ;   135.7 alu2    34 sum
        mov ecx, dword [eax + 56]         ;   125.7 agu2    34 sum
        lea ecx, [ecx + ebx + 1518500249] ;   128.7 agu0    34 sum
        rol esi, 0xb                      ;   136.7 alu0    35 v[2]
        rol edx, 0xa                      ;   128.7 alu1    36 v[4]
        add ebx, esi                      ;   137.7 alu2    35 v[2]
        mov esi, edx                      ;   129.7 alu0    25 sum copy
        xor esi, edi                      ;   133.7 alu1    25 sum
        and esi, ebx                      ;   138.7 alu2    25 sum
        xor esi, edx                      ;   139.7 alu0    25 sum
        add ecx, esi                      ;   140.7 alu1    34 sum
        mov esi, dword [eax + 44]         ;   130.7 agu1    34 sum
        lea esi, [esi + ebp + 1518500249] ;   133.7 agu2    34 sum
        rol ecx, 7                        ;   141.7 alu2    35 v[1]
        rol edi, 0xa                      ;   133.7 alu0    36 v[3]
        add ebp, ecx                      ;   142.7 alu1    35 v[1]
        mov ecx, edi                      ;   134.7 alu2    25 sum copy
        xor ecx, ebx                      ;   138.7 alu0    25 sum
        and ecx, ebp                      ;   143.7 alu1    25 sum
        xor ecx, edi                      ;   144.7 alu2    25 sum
        add esi, ecx                      ;   145.7 alu0    34 sum
        mov ecx, dword [eax + 32]         ;   135.7 agu0    34 sum
        lea ecx, [ecx + edx + 1518500249] ;   138.7 agu1    34 sum
        rol esi, 0xd                      ;   146.7 alu1    35 v[0]
        rol ebx, 0xa                      ;   138.7 alu2    36 v[2]
        add edx, esi                      ;   147.7 alu0    35 v[0]
        mov esi, ebx                      ;   139.7 alu1    25 sum copy
        xor esi, ebp                      ;   143.7 alu2    25 sum
        and esi, edx                      ;   148.7 alu0    25 sum
        xor esi, ebx                      ;   149.7 alu1    25 sum
        add ecx, esi                      ;   150.7 alu2    34 sum
        mov esi, edx                      ;   148.7 alu0    25 sum copy
        not esi                           ;   149.7 alu1    25 sum
        rol ecx, 0xc                      ;   151.7 alu2    35 v[4]
        rol ebp, 0xa                      ;   143.7 alu0    36 v[1]
        add ecx, edi                      ;   152.7 alu1    35 v[4]
        or esi, ecx                       ;   153.7 alu2    25 sum
        xor esi, ebp                      ;   154.7 alu0    25 sum
        add edi, dword [eax + 12]         ;   145.7 alu1+agu2   34 sum
        add edi, 0x6ed9eba1               ;   146.7 alu2    34 sum
        add edi, esi                      ;   155.7 alu0    34 sum
        mov esi, dword [eax + 40]         ;   147.0 agu0    34 sum
        lea esi, [esi + ebx + 1859775393] ;   150.0 agu1    34 sum
        rol edi, 0xb                      ;   156.7 alu1    35 v[3]
        rol edx, 0xa                      ;   148.7 alu2    36 v[0]
        add ebx, edi                      ;   157.7 alu0    35 v[3]
        mov edi, ecx                      ;   153.7 alu1    25 sum copy
        not edi                           ;   154.7 alu2    25 sum
        or edi, ebx                       ;   158.7 alu0    25 sum
        xor edi, edx                      ;   159.7 alu1    25 sum
        add esi, edi                      ;   160.7 alu2    34 sum
        mov edi, dword [eax + 56]         ;   151.7 agu2    34 sum
        lea edi, [edi + ebp + 1859775393] ;   154.7 agu0    34 sum
        rol esi, 0xd                      ;   161.7 alu0    35 v[2]
        rol ecx, 0xa                      ;   153.7 alu1    36 v[4]
        add ebp, esi                      ;   162.7 alu2    35 v[2]
        mov esi, ebx                      ;   158.7 alu0    25 sum copy
        not esi                           ;   159.7 alu1    25 sum
        or esi, ebp                       ;   163.7 alu2    25 sum
        xor esi, ecx                      ;   164.7 alu0    25 sum
        add edi, esi                      ;   165.7 alu1    34 sum
        mov esi, dword [eax + 16]         ;   156.7 agu1    34 sum
        lea esi, [esi + edx + 1859775393] ;   159.7 agu2    34 sum
        rol edi, 6                        ;   166.7 alu2    35 v[1]
        rol ebx, 0xa                      ;   158.7 alu0    36 v[3]
        add edx, edi                      ;   167.7 alu1    35 v[1]
        mov edi, ebp                      ;   163.7 alu2    25 sum copy
        not edi                           ;   164.7 alu0    25 sum
        or edi, edx                       ;   168.7 alu1    25 sum
        xor edi, ebx                      ;   169.7 alu2    25 sum
        add esi, edi                      ;   170.7 alu0    34 sum
        mov edi, dword [eax + 36]         ;   161.7 agu0    34 sum
        lea edi, [edi + ecx + 1859775393] ;   164.7 agu1    34 sum
        rol esi, 7                        ;   171.7 alu1    35 v[0]
        rol ebp, 0xa                      ;   163.7 alu2    36 v[2]
        add ecx, esi                      ;   172.7 alu0    35 v[0]
        mov esi, edx                      ;   168.7 alu1    25 sum copy
        not esi                           ;   169.7 alu2    25 sum
        or esi, ecx                       ;   173.7 alu0    25 sum
        xor esi, ebp                      ;   174.7 alu1    25 sum
        add edi, esi                      ;   175.7 alu2    34 sum
        mov esi, dword [eax + 60]         ;   166.7 agu2    34 sum
        lea esi, [esi + ebx + 1859775393] ;   169.7 agu0    34 sum
        rol edi, 0xe                      ;   176.7 alu0    35 v[4]
        rol edx, 0xa                      ;   168.7 alu1    36 v[1]
        add ebx, edi                      ;   177.7 alu2    35 v[4]
        mov edi, ecx                      ;   173.7 alu0    25 sum copy
        not edi                           ;   174.7 alu1    25 sum
        or edi, ebx                       ;   178.7 alu2    25 sum
        xor edi, edx                      ;   179.7 alu0    25 sum
        add esi, edi                      ;   180.7 alu1    34 sum
        mov edi, dword [eax + 32]         ;   171.7 agu1    34 sum
        lea edi, [edi + ebp + 1859775393] ;   174.7 agu2    34 sum
        rol esi, 9                        ;   181.7 alu2    35 v[3]
        rol ecx, 0xa                      ;   173.7 alu0    36 v[0]
        add ebp, esi                      ;   182.7 alu1    35 v[3]
        mov esi, ebx                      ;   178.7 alu2    25 sum copy
        not esi                           ;   179.7 alu0    25 sum
        or esi, ebp                       ;   183.7 alu1    25 sum
        xor esi, ecx                      ;   184.7 alu2    25 sum
        add edi, esi                      ;   185.7 alu0    34 sum
        mov esi, dword [eax + 4]          ;   176.7 agu0    34 sum
        lea esi, [esi + edx + 1859775393] ;   179.7 agu1    34 sum
        rol edi, 0xd                      ;   186.7 alu1    35 v[2]
        rol ebx, 0xa                      ;   178.7 alu2    36 v[4]
        add edx, edi                      ;   187.7 alu0    35 v[2]
        mov edi, ebp                      ;   183.7 alu1    25 sum copy
        not edi                           ;   184.7 alu2    25 sum
        or edi, edx                       ;   188.7 alu0    25 sum
        xor edi, ebx                      ;   189.7 alu1    25 sum
        add esi, edi                      ;   190.7 alu2    34 sum
        mov edi, dword [eax + 8]          ;   181.7 agu2    34 sum
        lea edi, [edi + ecx + 1859775393] ;   184.7 agu0    34 sum
        rol esi, 0xf                      ;   191.7 alu0    35 v[1]
        rol ebp, 0xa                      ;   183.7 alu1    36 v[3]
        add ecx, esi                      ;   192.7 alu2    35 v[1]
        mov esi, edx                      ;   188.7 alu0    25 sum copy
        not esi                           ;   189.7 alu1    25 sum
        or esi, ecx                       ;   193.7 alu2    25 sum
        xor esi, ebp                      ;   194.7 alu0    25 sum
        add edi, esi                      ;   195.7 alu1    34 sum
        mov esi, dword [eax + 28]         ;   186.7 agu1    34 sum
        lea esi, [esi + ebx + 1859775393] ;   189.7 agu2    34 sum
        rol edi, 0xe                      ;   196.7 alu2    35 v[0]
        rol edx, 0xa                      ;   188.7 alu0    36 v[2]
        add ebx, edi                      ;   197.7 alu1    35 v[0]
        mov edi, ecx                      ;   193.7 alu2    25 sum copy
        not edi                           ;   194.7 alu0    25 sum
        or edi, ebx                       ;   198.7 alu1    25 sum
        xor edi, edx                      ;   199.7 alu2    25 sum
        add esi, edi                      ;   200.7 alu0    34 sum
        mov edi, dword [eax]              ;   191.7 agu0    34 sum
        lea edi, [edi + ebp + 1859775393] ;   194.7 agu1    34 sum
        rol esi, 8                        ;   201.7 alu1    35 v[4]
        rol ecx, 0xa                      ;   193.7 alu2    36 v[1]
        add ebp, esi                      ;   202.7 alu0    35 v[4]
        mov esi, ebx                      ;   198.7 alu1    25 sum copy
        not esi                           ;   199.7 alu2    25 sum
        or esi, ebp                       ;   203.7 alu0    25 sum
        xor esi, ecx                      ;   204.7 alu1    25 sum
        add edi, esi                      ;   205.7 alu2    34 sum
        mov esi, dword [eax + 24]         ;   196.7 agu2    34 sum
        lea esi, [esi + edx + 1859775393] ;   199.7 agu0    34 sum
        rol edi, 0xd                      ;   206.7 alu0    35 v[3]
        rol ebx, 0xa                      ;   198.7 alu1    36 v[0]
        add edx, edi                      ;   207.7 alu2    35 v[3]
        mov edi, ebp                      ;   203.7 alu0    25 sum copy
        not edi                           ;   204.7 alu1    25 sum
        or edi, edx                       ;   208.7 alu2    25 sum
        xor edi, ebx                      ;   209.7 alu0    25 sum
        add esi, edi                      ;   210.7 alu1    34 sum
        mov edi, dword [eax + 52]         ;   201.7 agu1    34 sum
        lea edi, [edi + ecx + 1859775393] ;   204.7 agu2    34 sum
        rol esi, 6                        ;   211.7 alu2    35 v[2]
        rol ebp, 0xa                      ;   203.7 alu0    36 v[4]
        add ecx, esi                      ;   212.7 alu1    35 v[2]
        mov esi, edx                      ;   208.7 alu2    25 sum copy
        not esi                           ;   209.7 alu0    25 sum
        or esi, ecx                       ;   213.7 alu1    25 sum
        xor esi, ebp                      ;   214.7 alu2    25 sum
        add edi, esi                      ;   215.7 alu0    34 sum
        mov esi, dword [eax + 44]         ;   206.7 agu0    34 sum
        lea esi, [esi + ebx + 1859775393] ;   209.7 agu1    34 sum
        rol edi, 5                        ;   216.7 alu1    35 v[1]
        rol edx, 0xa                      ;   208.7 alu2    36 v[3]
        add ebx, edi                      ;   217.7 alu0    35 v[1]
        mov edi, ecx                      ;   213.7 alu1    25 sum copy
        not edi                           ;   214.7 alu2    25 sum
        or edi, ebx                       ;   218.7 alu0    25 sum
        xor edi, edx                      ;   219.7 alu1    25 sum
        add esi, edi                      ;   220.7 alu2    34 sum
        mov edi, dword [eax + 20]         ;   211.7 agu2    34 sum
        lea edi, [edi + ebp + 1859775393] ;   214.7 agu0    34 sum
        rol esi, 0xc                      ;   221.7 alu0    35 v[0]
        rol ecx, 0xa                      ;   213.7 alu1    36 v[2]
        add ebp, esi                      ;   222.7 alu2    35 v[0]
        mov esi, ebx                      ;   218.7 alu0    25 sum copy
        not esi                           ;   219.7 alu1    25 sum
        or esi, ebp                       ;   223.7 alu2    25 sum
        xor esi, ecx                      ;   224.7 alu0    25 sum
        add edi, esi                      ;   225.7 alu1    34 sum
        mov esi, dword [eax + 48]         ;   216.7 agu1    34 sum
        lea esi, [esi + edx + 1859775393] ;   219.7 agu2    34 sum
        rol edi, 7                        ;   226.7 alu2    35 v[4]
        rol ebx, 0xa                      ;   218.7 alu0    36 v[1]
        add edx, edi                      ;   227.7 alu1    35 v[4]
        mov edi, ebp                      ;   223.7 alu2    25 sum copy
        not edi                           ;   224.7 alu0    25 sum
        or edi, edx                       ;   228.7 alu1    25 sum
        xor edi, ebx                      ;   229.7 alu2    25 sum
        add esi, edi                      ;   230.7 alu0    34 sum
        mov edi, dword [eax + 4]          ;   221.7 agu0    34 sum
        lea edi, [edi + ecx - 1894007588] ;   224.7 agu1    34 sum
        rol esi, 5                        ;   231.7 alu1    35 v[3]
        rol ebp, 0xa                      ;   223.7 alu2    36 v[0]
        add ecx, esi                      ;   232.7 alu0    35 v[3]
        mov esi, ebp                      ;   224.7 alu1    26 sum copy
        not esi                           ;   225.7 alu2    26 sum
        and esi, edx                      ;   228.7 alu0    26 sum
        add edi, esi                      ;   229.7 alu1    34 sum
        mov esi, ebp                      ;   225.7 alu2    26 sum copy
        and esi, ecx                      ;   233.7 alu0    26 sum
        add edi, esi                      ;   234.7 alu1    34 sum
        mov esi, dword [eax + 36]         ;   226.7 agu2    34 sum
        lea esi, [esi + ebx - 1894007588] ;   229.7 agu0    34 sum
        rol edi, 0xb                      ;   235.7 alu2    35 v[2]
        rol edx, 0xa                      ;   228.7 alu0    36 v[4]
        add ebx, edi                      ;   236.7 alu1    35 v[2]
        mov edi, edx                      ;   229.7 alu2    26 sum copy
        not edi                           ;   230.7 alu0    26 sum
        and edi, ecx                      ;   233.7 alu1    26 sum
        add esi, edi                      ;   234.7 alu2    34 sum
        mov edi, edx                      ;   230.3 alu0    26 sum copy
        and edi, ebx                      ;   237.7 alu1    26 sum
        add esi, edi                      ;   238.7 alu2    34 sum
        mov edi, dword [eax + 44]         ;   231.3 agu1    34 sum
        lea edi, [edi + ebp - 1894007588] ;   234.3 agu2    34 sum
        rol esi, 0xc                      ;   239.7 alu0    35 v[1]
        rol ecx, 0xa                      ;   233.7 alu1    36 v[3]
        add ebp, esi                      ;   240.7 alu2    35 v[1]
        mov esi, ecx                      ;   234.7 alu0    26 sum copy
        not esi                           ;   235.7 alu1    26 sum
        and esi, ebx                      ;   237.7 alu2    26 sum
        add edi, esi                      ;   238.7 alu0    34 sum
        mov esi, ecx                      ;   235.0 alu1    26 sum copy
        and esi, ebp                      ;   241.7 alu2    26 sum
        add edi, esi                      ;   242.7 alu0    34 sum
        rol edi, 0xe                      ;   243.7 alu1    35 v[0]
        mov esi, dword [eax + 40]         ;   236.3 agu0    34 sum
        lea esi, [esi + edx - 1894007588] ;   239.3 agu1    34 sum
        rol ebx, 0xa                      ;   237.7 alu2    36 v[2]
        add edx, edi                      ;   244.7 alu0    35 v[0]
        mov edi, ebx                      ;   238.7 alu1    26 sum copy
        not edi                           ;   239.7 alu2    26 sum
        and edi, ebp                      ;   241.7 alu0    26 sum
        add esi, edi                      ;   242.7 alu1    34 sum
        mov edi, ebx                      ;   239.0 alu2    26 sum copy
        and edi, edx                      ;   245.7 alu0    26 sum
        add esi, edi                      ;   246.7 alu1    34 sum
        rol esi, 0xf                      ;   247.7 alu2    35 v[4]
        mov edi, dword [eax]              ;   240.3 agu2    34 sum
        lea edi, [edi + ecx - 1894007588] ;   243.3 agu0    34 sum
        rol ebp, 0xa                      ;   241.7 alu0    36 v[1]
        add ecx, esi                      ;   248.7 alu1    35 v[4]
        mov esi, ebp                      ;   242.7 alu2    26 sum copy
        not esi                           ;   243.7 alu0    26 sum
        and esi, edx                      ;   245.7 alu1    26 sum
        add edi, esi                      ;   246.7 alu2    34 sum
        mov esi, ebp                      ;   243.0 alu0    26 sum copy
        and esi, ecx                      ;   249.7 alu1    26 sum
        add edi, esi                      ;   250.7 alu2    34 sum
        rol edi, 0xe                      ;   251.7 alu0    35 v[3]
        mov esi, dword [eax + 32]         ;   244.3 agu1    34 sum
        lea esi, [esi + ebx - 1894007588] ;   247.3 agu2    34 sum
        rol edx, 0xa                      ;   245.7 alu1    36 v[0]
        add ebx, edi                      ;   252.7 alu2    35 v[3]
        mov edi, edx                      ;   246.7 alu0    26 sum copy
        not edi                           ;   247.7 alu1    26 sum
        and edi, ecx                      ;   249.7 alu2    26 sum
        add esi, edi                      ;   250.7 alu0    34 sum
        mov edi, edx                      ;   247.0 alu1    26 sum copy
        and edi, ebx                      ;   253.7 alu2    26 sum
        add esi, edi                      ;   254.7 alu0    34 sum
        rol esi, 0xf                      ;   255.7 alu1    35 v[2]
        mov edi, dword [eax + 48]         ;   248.3 agu0    34 sum
        lea edi, [edi + ebp - 1894007588] ;   251.3 agu1    34 sum
        rol ecx, 0xa                      ;   249.7 alu2    36 v[4]
        add ebp, esi                      ;   256.7 alu0    35 v[2]
        mov esi, ecx                      ;   250.7 alu1    26 sum copy
        not esi                           ;   251.7 alu2    26 sum
        and esi, ebx                      ;   253.7 alu0    26 sum
        add edi, esi                      ;   254.7 alu1    34 sum
        mov esi, ecx                      ;   251.0 alu2    26 sum copy
        and esi, ebp                      ;   257.7 alu0    26 sum
        add edi, esi                      ;   258.7 alu1    34 sum
        rol edi, 9                        ;   259.7 alu2    35 v[1]
        mov esi, dword [eax + 16]         ;   252.3 agu2    34 sum
        lea esi, [esi + edx - 1894007588] ;   255.3 agu0    34 sum
        rol ebx, 0xa                      ;   253.7 alu0    36 v[3]
        add edx, edi                      ;   260.7 alu1    35 v[1]
        mov edi, ebx                      ;   254.7 alu2    26 sum copy
        not edi                           ;   255.7 alu0    26 sum
        and edi, ebp                      ;   257.7 alu1    26 sum
        add esi, edi                      ;   258.7 alu2    34 sum
        mov edi, ebx                      ;   255.0 alu0    26 sum copy
        and edi, edx                      ;   261.7 alu1    26 sum
        add esi, edi                      ;   262.7 alu2    34 sum
        rol esi, 8                        ;   263.7 alu0    35 v[0]
        mov edi, dword [eax + 52]         ;   256.3 agu1    34 sum
        lea edi, [edi + ecx - 1894007588] ;   259.3 agu2    34 sum
        rol ebp, 0xa                      ;   257.7 alu1    36 v[2]
        add ecx, esi                      ;   264.7 alu2    35 v[0]
        mov esi, ebp                      ;   258.7 alu0    26 sum copy
        not esi                           ;   259.7 alu1    26 sum
        and esi, edx                      ;   261.7 alu2    26 sum
        add edi, esi                      ;   262.7 alu0    34 sum
        mov esi, ebp                      ;   259.0 alu1    26 sum copy
        and esi, ecx                      ;   265.7 alu2    26 sum
        add edi, esi                      ;   266.7 alu0    34 sum
        rol edi, 9                        ;   267.7 alu1    35 v[4]
        mov esi, dword [eax + 12]         ;   260.3 agu0    34 sum
        lea esi, [esi + ebx - 1894007588] ;   263.3 agu1    34 sum
        rol edx, 0xa                      ;   261.7 alu2    36 v[1]
        add ebx, edi                      ;   268.7 alu0    35 v[4]
        mov edi, edx                      ;   262.7 alu1    26 sum copy
        not edi                           ;   263.7 alu2    26 sum
        and edi, ecx                      ;   265.7 alu0    26 sum
        add esi, edi                      ;   266.7 alu1    34 sum
        mov edi, edx                      ;   263.0 alu2    26 sum copy
        and edi, ebx                      ;   269.7 alu0    26 sum
        add esi, edi                      ;   270.7 alu1    34 sum
        rol esi, 0xe                      ;   271.7 alu2    35 v[3]
        mov edi, dword [eax + 28]         ;   264.3 agu2    34 sum
        lea edi, [edi + ebp - 1894007588] ;   267.3 agu0    34 sum
        rol ecx, 0xa                      ;   265.7 alu0    36 v[0]
        add ebp, esi                      ;   272.7 alu1    35 v[3]
        mov esi, ecx                      ;   266.7 alu2    26 sum copy
        not esi                           ;   267.7 alu0    26 sum
        and esi, ebx                      ;   269.7 alu1    26 sum
        add edi, esi                      ;   270.7 alu2    34 sum
        mov esi, ecx                      ;   267.0 alu0    26 sum copy
        and esi, ebp                      ;   273.7 alu1    26 sum
        add edi, esi                      ;   274.7 alu2    34 sum
        rol edi, 5                        ;   275.7 alu0    35 v[2]
        mov esi, dword [eax + 60]         ;   268.3 agu1    34 sum
        lea esi, [esi + edx - 1894007588] ;   271.3 agu2    34 sum
        rol ebx, 0xa                      ;   269.7 alu1    36 v[4]
        add edx, edi                      ;   276.7 alu2    35 v[2]
        mov edi, ebx                      ;   270.7 alu0    26 sum copy
        not edi                           ;   271.7 alu1    26 sum
        and edi, ebp                      ;   273.7 alu2    26 sum
        add esi, edi                      ;   274.7 alu0    34 sum
        mov edi, ebx                      ;   271.0 alu1    26 sum copy
        and edi, edx                      ;   277.7 alu2    26 sum
        add esi, edi                      ;   278.7 alu0    34 sum
        rol esi, 6                        ;   279.7 alu1    35 v[1]
        mov edi, dword [eax + 56]         ;   272.3 agu0    34 sum
        lea edi, [edi + ecx - 1894007588] ;   275.3 agu1    34 sum
        rol ebp, 0xa                      ;   273.7 alu2    36 v[3]
        add ecx, esi                      ;   280.7 alu0    35 v[1]
        mov esi, ebp                      ;   274.7 alu1    26 sum copy
        not esi                           ;   275.7 alu2    26 sum
        and esi, edx                      ;   277.7 alu0    26 sum
        add edi, esi                      ;   278.7 alu1    34 sum
        mov esi, ebp                      ;   275.0 alu2    26 sum copy
        and esi, ecx                      ;   281.7 alu0    26 sum
        add edi, esi                      ;   282.7 alu1    34 sum
        rol edi, 8                        ;   283.7 alu2    35 v[0]
        mov esi, dword [eax + 20]         ;   276.3 agu2    34 sum
        lea esi, [esi + ebx - 1894007588] ;   279.3 agu0    34 sum
        rol edx, 0xa                      ;   277.7 alu0    36 v[2]
        add ebx, edi                      ;   284.7 alu1    35 v[0]
        mov edi, edx                      ;   278.7 alu2    26 sum copy
        not edi                           ;   279.7 alu0    26 sum
        and edi, ecx                      ;   281.7 alu1    26 sum
        add esi, edi                      ;   282.7 alu2    34 sum
        mov edi, edx                      ;   279.0 alu0    26 sum copy
        and edi, ebx                      ;   285.7 alu1    26 sum
        add esi, edi                      ;   286.7 alu2    34 sum
        rol esi, 6                        ;   287.7 alu0    35 v[4]
        mov edi, dword [eax + 24]         ;   280.3 agu1    34 sum
        lea edi, [edi + ebp - 1894007588] ;   283.3 agu2    34 sum
        rol ecx, 0xa                      ;   281.7 alu1    36 v[1]
        add ebp, esi                      ;   288.7 alu2    35 v[4]
        mov esi, ecx                      ;   282.7 alu0    26 sum copy
        not esi                           ;   283.7 alu1    26 sum
        and esi, ebx                      ;   285.7 alu2    26 sum
        add edi, esi                      ;   286.7 alu0    34 sum
        mov esi, ecx                      ;   283.0 alu1    26 sum copy
        and esi, ebp                      ;   289.7 alu2    26 sum
        add edi, esi                      ;   290.7 alu0    34 sum
        rol edi, 5                        ;   291.7 alu1    35 v[3]
        mov esi, dword [eax + 8]          ;   284.3 agu0    34 sum
        lea esi, [esi + edx - 1894007588] ;   287.3 agu1    34 sum
        rol ebx, 0xa                      ;   285.7 alu2    36 v[0]
        add edx, edi                      ;   292.7 alu0    35 v[3]
        mov edi, ebx                      ;   286.7 alu1    26 sum copy
        not edi                           ;   287.7 alu2    26 sum
        and edi, ebp                      ;   289.7 alu0    26 sum
        add esi, edi                      ;   290.7 alu1    34 sum
        mov edi, ebx                      ;   287.0 alu2    26 sum copy
        and edi, edx                      ;   293.7 alu0    26 sum
        add esi, edi                      ;   294.7 alu1    34 sum
        rol esi, 0xc                      ;   295.7 alu2    35 v[2]
        mov edi, dword [eax + 16]         ;   288.3 agu2    34 sum
        lea edi, [edi + ecx - 1454113458] ;   291.3 agu0    34 sum
        rol ebp, 0xa                      ;   289.7 alu0    36 v[4]
        add ecx, esi                      ;   296.7 alu1    35 v[2]
        mov esi, ebp                      ;   290.7 alu2    26 sum copy
        not esi                           ;   291.7 alu0    26 sum
        or esi, edx                       ;   293.7 alu1    26 sum
        xor esi, ecx                      ;   297.7 alu2    26 sum
        add edi, esi                      ;   298.7 alu0    34 sum
        mov esi, dword [eax]              ;   291.3 agu1    34 sum
        lea esi, [esi + ebx - 1454113458] ;   294.3 agu2    34 sum
        rol edi, 9                        ;   299.7 alu1    35 v[1]
        rol edx, 0xa                      ;   293.7 alu2    36 v[3]
        add ebx, edi                      ;   300.7 alu0    35 v[1]
        mov edi, edx                      ;   294.7 alu1    26 sum copy
        not edi                           ;   295.7 alu2    26 sum
        or edi, ecx                       ;   297.7 alu0    26 sum
        xor edi, ebx                      ;   301.7 alu1    26 sum
        add esi, edi                      ;   302.7 alu2    34 sum
        mov edi, dword [eax + 20]         ;   295.0 agu0    34 sum
        lea edi, [edi + ebp - 1454113458] ;   298.0 agu1    34 sum
        rol esi, 0xf                      ;   303.7 alu0    35 v[0]
        rol ecx, 0xa                      ;   297.7 alu1    36 v[2]
        add ebp, esi                      ;   304.7 alu2    35 v[0]
        mov esi, ecx                      ;   298.7 alu0    26 sum copy
        not esi                           ;   299.7 alu1    26 sum
        or esi, ebx                       ;   301.7 alu2    26 sum
        xor esi, ebp                      ;   305.7 alu0    26 sum
        add edi, esi                      ;   306.7 alu1    34 sum
        mov esi, dword [eax + 36]         ;   299.0 agu2    34 sum
        lea esi, [esi + edx - 1454113458] ;   302.0 agu0    34 sum
        rol edi, 5                        ;   307.7 alu2    35 v[4]
        rol ebx, 0xa                      ;   301.7 alu0    36 v[1]
        add edx, edi                      ;   308.7 alu1    35 v[4]
        mov edi, ebx                      ;   302.7 alu2    26 sum copy
        not edi                           ;   303.7 alu0    26 sum
        or edi, ebp                       ;   305.7 alu1    26 sum
        xor edi, edx                      ;   309.7 alu2    26 sum
        add esi, edi                      ;   310.7 alu0    34 sum
        mov edi, dword [eax + 28]         ;   303.0 agu1    34 sum
        lea edi, [edi + ecx - 1454113458] ;   306.0 agu2    34 sum
        rol esi, 0xb                      ;   311.7 alu1    35 v[3]
        rol ebp, 0xa                      ;   305.7 alu2    36 v[0]
        add ecx, esi                      ;   312.7 alu0    35 v[3]
        mov esi, ebp                      ;   306.7 alu1    26 sum copy
        not esi                           ;   307.7 alu2    26 sum
        or esi, edx                       ;   309.7 alu0    26 sum
        xor esi, ecx                      ;   313.7 alu1    26 sum
        add edi, esi                      ;   314.7 alu2    34 sum
        mov esi, dword [eax + 48]         ;   307.0 agu0    34 sum
        lea esi, [esi + ebx - 1454113458] ;   310.0 agu1    34 sum
        rol edi, 6                        ;   315.7 alu0    35 v[2]
        rol edx, 0xa                      ;   309.7 alu1    36 v[4]
        add ebx, edi                      ;   316.7 alu2    35 v[2]
        mov edi, edx                      ;   310.7 alu0    26 sum copy
        not edi                           ;   311.7 alu1    26 sum
        or edi, ecx                       ;   313.7 alu2    26 sum
        xor edi, ebx                      ;   317.7 alu0    26 sum
        add esi, edi                      ;   318.7 alu1    34 sum
        mov edi, dword [eax + 8]          ;   311.0 agu2    34 sum
        lea edi, [edi + ebp - 1454113458] ;   314.0 agu0    34 sum
        rol esi, 8                        ;   319.7 alu2    35 v[1]
        rol ecx, 0xa                      ;   313.7 alu0    36 v[3]
        add ebp, esi                      ;   320.7 alu1    35 v[1]
        mov esi, ecx                      ;   314.7 alu2    26 sum copy
        not esi                           ;   315.7 alu0    26 sum
        or esi, ebx                       ;   317.7 alu1    26 sum
        xor esi, ebp                      ;   321.7 alu2    26 sum
        add edi, esi                      ;   322.7 alu0    34 sum
        mov esi, dword [eax + 40]         ;   315.0 agu1    34 sum
        lea esi, [esi + edx - 1454113458] ;   318.0 agu2    34 sum
        rol edi, 0xd                      ;   323.7 alu1    35 v[0]
        rol ebx, 0xa                      ;   317.7 alu2    36 v[2]
        add edx, edi                      ;   324.7 alu0    35 v[0]
        mov edi, ebx                      ;   318.7 alu1    26 sum copy
        not edi                           ;   319.7 alu2    26 sum
        or edi, ebp                       ;   321.7 alu0    26 sum
        xor edi, edx                      ;   325.7 alu1    26 sum
        add esi, edi                      ;   326.7 alu2    34 sum
        mov edi, dword [eax + 56]         ;   319.0 agu0    34 sum
        lea edi, [edi + ecx - 1454113458] ;   322.0 agu1    34 sum
        rol esi, 0xc                      ;   327.7 alu0    35 v[4]
        rol ebp, 0xa                      ;   321.7 alu1    36 v[1]
        add ecx, esi                      ;   328.7 alu2    35 v[4]
        mov esi, ebp                      ;   322.7 alu0    26 sum copy
        not esi                           ;   323.7 alu1    26 sum
        or esi, edx                       ;   325.7 alu2    26 sum
        xor esi, ecx                      ;   329.7 alu0    26 sum
        add edi, esi                      ;   330.7 alu1    34 sum
        mov esi, dword [eax + 4]          ;   323.0 agu2    34 sum
        lea esi, [esi + ebx - 1454113458] ;   326.0 agu0    34 sum
        rol edi, 5                        ;   331.7 alu2    35 v[3]
        rol edx, 0xa                      ;   325.7 alu0    36 v[0]
        add ebx, edi                      ;   332.7 alu1    35 v[3]
        mov edi, edx                      ;   326.7 alu2    26 sum copy
        not edi                           ;   327.7 alu0    26 sum
        or edi, ecx                       ;   329.7 alu1    26 sum
        xor edi, ebx                      ;   333.7 alu2    26 sum
        add esi, edi                      ;   334.7 alu0    34 sum
        mov edi, dword [eax + 12]         ;   327.0 agu1    34 sum
        lea edi, [edi + ebp - 1454113458] ;   330.0 agu2    34 sum
        rol esi, 0xc                      ;   335.7 alu1    35 v[2]
        rol ecx, 0xa                      ;   329.7 alu2    36 v[4]
        add ebp, esi                      ;   336.7 alu0    35 v[2]
        mov esi, ecx                      ;   330.7 alu1    26 sum copy
        not esi                           ;   331.7 alu2    26 sum
        or esi, ebx                       ;   333.7 alu0    26 sum
        xor esi, ebp                      ;   337.7 alu1    26 sum
        add edi, esi                      ;   338.7 alu2    34 sum
        mov esi, dword [eax + 32]         ;   331.0 agu0    34 sum
        lea esi, [esi + edx - 1454113458] ;   334.0 agu1    34 sum
        rol edi, 0xd                      ;   339.7 alu0    35 v[1]
        rol ebx, 0xa                      ;   333.7 alu1    36 v[3]
        add edx, edi                      ;   340.7 alu2    35 v[1]
        mov edi, ebx                      ;   334.7 alu0    26 sum copy
        not edi                           ;   335.7 alu1    26 sum
        or edi, ebp                       ;   337.7 alu2    26 sum
        xor edi, edx                      ;   341.7 alu0    26 sum
        add esi, edi                      ;   342.7 alu1    34 sum
        mov edi, dword [eax + 44]         ;   335.0 agu2    34 sum
        lea edi, [edi + ecx - 1454113458] ;   338.0 agu0    34 sum
        rol esi, 0xe                      ;   343.7 alu2    35 v[0]
        rol ebp, 0xa                      ;   337.7 alu0    36 v[2]
        add ecx, esi                      ;   344.7 alu1    35 v[0]
        mov esi, ebp                      ;   338.7 alu2    26 sum copy
        not esi                           ;   339.7 alu0    26 sum
        or esi, edx                       ;   341.7 alu1    26 sum
        xor esi, ecx                      ;   345.7 alu2    26 sum
        add edi, esi                      ;   346.7 alu0    34 sum
        mov esi, dword [eax + 24]         ;   339.0 agu1    34 sum
        lea esi, [esi + ebx - 1454113458] ;   342.0 agu2    34 sum
        rol edi, 0xb                      ;   347.7 alu1    35 v[4]
        rol edx, 0xa                      ;   341.7 alu2    36 v[1]
        add ebx, edi                      ;   348.7 alu0    35 v[4]
        mov edi, edx                      ;   342.7 alu1    26 sum copy
        not edi                           ;   343.7 alu2    26 sum
        or edi, ecx                       ;   345.7 alu0    26 sum
        xor edi, ebx                      ;   349.7 alu1    26 sum
        add esi, edi                      ;   350.7 alu2    34 sum
        mov edi, dword [eax + 60]         ;   343.0 agu0    34 sum
        lea edi, [edi + ebp - 1454113458] ;   346.0 agu1    34 sum
        rol esi, 8                        ;   351.7 alu0    35 v[3]
        rol ecx, 0xa                      ;   345.7 alu1    36 v[0]
        add ebp, esi                      ;   352.7 alu2    35 v[3]
        mov esi, ecx                      ;   346.7 alu0    26 sum copy
        not esi                           ;   347.7 alu1    26 sum
        or esi, ebx                       ;   349.7 alu2    26 sum
        xor esi, ebp                      ;   353.7 alu0    26 sum
        add edi, esi                      ;   354.7 alu1    34 sum
        mov esi, dword [eax + 52]         ;   347.0 agu2    34 sum
        lea esi, [esi + edx - 1454113458] ;   350.0 agu0    34 sum
        rol edi, 5                        ;   355.7 alu2    35 v[2]
        rol ebx, 0xa                      ;   349.7 alu0    36 v[4]
        add edx, edi                      ;   356.7 alu1    35 v[2]
        mov edi, dword [esp + 40]         ;   348.7 agu1    49 h
        add edi, ebx                      ;   351.7 alu2    49 h
        not ebx                           ;   350.7 alu0    26 sum
        or ebx, ebp                       ;   353.7 alu1    26 sum
        xor ebx, edx                      ;   357.7 alu2    26 sum
        add esi, ebx                      ;   358.7 alu0    34 sum
        mov ebx, dword [esp + 40]         ;   351.0 agu2    26 sum
        not ebx                           ;   354.0 alu1    26 sum
        or ebx, dword [esp + 24]          ;   355.0 alu2+agu0   26 sum
        xor ebx, dword [esp + 36]         ;   356.0 alu0+agu1   26 sum
        add ebx, dword [eax + 20]         ;   357.0 alu1+agu2   34 sum
        add ebx, dword [esp + 0]          ;   358.0 alu2+agu0   34 sum
        add ebx, 0x50a28be6               ;   359.0 alu0    34 sum
        rol ebx, 8                        ;   360.0 alu1    35 v[0]
        add ebx, dword [esp + 32]         ;   361.0 alu2+agu1   35 v[0]
        rol esi, 6                        ;   359.7 alu0    35 v[1]
        rol ebp, 0xa                      ;   355.0 alu1    36 v[3]
        mov dword [esp + 56], esi         ;   360.7 agu2    35 v[1] spill
        mov esi, ebx                      ;   362.0 alu2    26 sum copy
        mov dword [esp + 52], ecx         ;   356.0 agu0    36 v[0] spill
        mov ecx, dword [esp + 48]         ;   356.3 agu1    26 sum
        not ecx                           ;   359.3 alu0    26 sum
        or ecx, dword [esp + 36]          ;   360.3 alu1+agu2   26 sum
        xor esi, ecx                      ;   363.0 alu2    26 sum
        add esi, dword [eax + 56]         ;   364.0 alu0+agu0   34 sum
        mov ecx, dword [esp + 32]         ;   358.0 agu1    44 x[4] reload
        lea esi, [esi + ecx + 1352829926] ;   365.0 agu2    34 sum
        rol esi, 9                        ;   367.0 alu1    35 v[4]
        add esi, dword [esp + 40]         ;   368.0 alu2+agu0   35 v[4]
        mov ecx, ebx                      ;   362.0 alu0    26 sum copy
        rol ebx, 0xa                      ;   362.0 alu1    36 v[0]
        mov dword [esp + 60], ebp         ;   360.0 agu1    36 v[3] spill
        mov ebp, esi                      ;   369.0 alu2    26 sum copy
        mov dword [esp + 64], edx         ;   360.7 agu2    35 v[2] spill
        mov edx, dword [esp + 48]         ;   361.0 agu0    35 v[3]
        mov dword [esp + 68], edi         ;   361.3 agu1    49 h spill
        mov edi, dword [esp + 44]         ;   361.7 agu2    26 sum
        not edi                           ;   364.7 alu0    26 sum
        or ecx, edi                       ;   365.7 alu1    26 sum
        xor ebp, ecx                      ;   370.0 alu2    26 sum
        add ebp, dword [eax + 28]         ;   371.0 alu0+agu0   34 sum
        add ebp, dword [esp + 40]         ;   372.0 alu1+agu1   34 sum
        add ebp, 0x50a28be6               ;   373.0 alu2    34 sum
        rol ebp, 9                        ;   374.0 alu0    35 v[3]
        add edx, ebp                      ;   375.0 alu1    35 v[3]
        mov edi, ebx                      ;   364.7 alu2    26 sum copy
        not edi                           ;   365.7 alu0    26 sum
        or edi, esi                       ;   369.0 alu1    26 sum
        xor edi, edx                      ;   376.0 alu2    26 sum
        mov ebp, dword [esp + 48]         ;   366.0 agu2    34 sum
        add ebp, dword [eax]              ;   369.0 alu0+agu0   34 sum
        add ebp, 0x50a28be6               ;   370.0 alu1    34 sum
        add ebp, edi                      ;   377.0 alu2    34 sum
        rol ebp, 0xb                      ;   378.0 alu0    35 v[2]
        rol esi, 0xa                      ;   369.3 alu1    36 v[4]
        mov edi, dword [esp + 44]         ;   369.7 agu1    35 v[2]
        add edi, ebp                      ;   379.0 alu2    35 v[2]
        mov ebp, esi                      ;   370.3 alu0    26 sum copy
        not ebp                           ;   371.3 alu1    26 sum
        or ebp, edx                       ;   376.0 alu2    26 sum
        xor ebp, edi                      ;   380.0 alu0    26 sum
        mov ecx, dword [esp + 44]         ;   371.7 agu2    34 sum
        add ecx, dword [eax + 36]         ;   374.7 alu1+agu0   34 sum
        add ecx, 0x50a28be6               ;   375.7 alu2    34 sum
        add ecx, ebp                      ;   381.0 alu0    34 sum
        mov ebp, dword [eax + 8]          ;   373.0 agu1    34 sum
        lea ebp, [ebp + ebx + 1352829926] ;   376.0 agu2    34 sum
        rol ecx, 0xd                      ;   382.0 alu1    35 v[1]
        rol edx, 0xa                      ;   376.0 alu2    36 v[3]
        add ebx, ecx                      ;   383.0 alu0    35 v[1]
        mov ecx, edx                      ;   377.0 alu1    26 sum copy
        not ecx                           ;   378.0 alu2    26 sum
        or ecx, edi                       ;   380.0 alu0    26 sum
        xor ecx, ebx                      ;   384.0 alu1    26 sum
        add ebp, ecx                      ;   385.0 alu2    34 sum
        mov ecx, dword [eax + 44]         ;   377.3 agu0    34 sum
        lea ecx, [ecx + esi + 1352829926] ;   380.3 agu1    34 sum
        rol ebp, 0xf                      ;   386.0 alu0    35 v[0]
        rol edi, 0xa                      ;   380.0 alu1    36 v[2]
        add esi, ebp                      ;   387.0 alu2    35 v[0]
        mov ebp, edi                      ;   381.0 alu0    26 sum copy
        not ebp                           ;   382.0 alu1    26 sum
        or ebp, ebx                       ;   384.0 alu2    26 sum
        xor ebp, esi                      ;   388.0 alu0    26 sum
        add ecx, ebp                      ;   389.0 alu1    34 sum
        mov ebp, dword [eax + 16]         ;   381.3 agu2    34 sum
        lea ebp, [ebp + edx + 1352829926] ;   384.3 agu0    34 sum
        rol ecx, 0xf                      ;   390.0 alu2    35 v[4]
        rol ebx, 0xa                      ;   384.0 alu0    36 v[1]
        add edx, ecx                      ;   391.0 alu1    35 v[4]
        mov ecx, ebx                      ;   385.0 alu2    26 sum copy
        not ecx                           ;   386.0 alu0    26 sum
        or ecx, esi                       ;   388.0 alu1    26 sum
        xor ecx, edx                      ;   392.0 alu2    26 sum
        add ebp, ecx                      ;   393.0 alu0    34 sum
        mov ecx, dword [eax + 52]         ;   385.3 agu1    34 sum
        lea ecx, [ecx + edi + 1352829926] ;   388.3 agu2    34 sum
        rol ebp, 5                        ;   394.0 alu1    35 v[3]
        rol esi, 0xa                      ;   388.0 alu2    36 v[0]
        add edi, ebp                      ;   395.0 alu0    35 v[3]
        mov ebp, esi                      ;   389.0 alu1    26 sum copy
        not ebp                           ;   390.0 alu2    26 sum
        or ebp, edx                       ;   392.0 alu0    26 sum
        xor ebp, edi                      ;   396.0 alu1    26 sum
        add ecx, ebp                      ;   397.0 alu2    34 sum
        mov ebp, dword [eax + 24]         ;   389.3 agu0    34 sum
        lea ebp, [ebp + ebx + 1352829926] ;   392.3 agu1    34 sum
        rol ecx, 7                        ;   398.0 alu0    35 v[2]
        rol edx, 0xa                      ;   392.0 alu1    36 v[4]
        add ebx, ecx                      ;   399.0 alu2    35 v[2]
        mov ecx, edx                      ;   393.0 alu0    26 sum copy
        not ecx                           ;   394.0 alu1    26 sum
        or ecx, edi                       ;   396.0 alu2    26 sum
        xor ecx, ebx                      ;   400.0 alu0    26 sum
        add ebp, ecx                      ;   401.0 alu1    34 sum
        mov ecx, dword [eax + 60]         ;   393.3 agu2    34 sum
        lea ecx, [ecx + esi + 1352829926] ;   396.3 agu0    34 sum
        rol ebp, 7                        ;   402.0 alu2    35 v[1]
        rol edi, 0xa                      ;   396.0 alu0    36 v[3]
        add esi, ebp                      ;   403.0 alu1    35 v[1]
        mov ebp, edi                      ;   397.0 alu2    26 sum copy
        not ebp                           ;   398.0 alu0    26 sum
        or ebp, ebx                       ;   400.0 alu1    26 sum
        xor ebp, esi                      ;   404.0 alu2    26 sum
        add ecx, ebp                      ;   405.0 alu0    34 sum
        mov ebp, dword [eax + 32]         ;   397.3 agu1    34 sum
        lea ebp, [ebp + edx + 1352829926] ;   400.3 agu2    34 sum
        rol ecx, 8                        ;   406.0 alu1    35 v[0]
        rol ebx, 0xa                      ;   400.0 alu2    36 v[2]
        add edx, ecx                      ;   407.0 alu0    35 v[0]
        mov ecx, ebx                      ;   401.0 alu1    26 sum copy
        not ecx                           ;   402.0 alu2    26 sum
        or ecx, esi                       ;   404.0 alu0    26 sum
        xor ecx, edx                      ;   408.0 alu1    26 sum
        add ebp, ecx                      ;   409.0 alu2    34 sum
        mov ecx, dword [eax + 4]          ;   401.3 agu0    34 sum
        lea ecx, [ecx + edi + 1352829926] ;   404.3 agu1    34 sum
        rol ebp, 0xb                      ;   410.0 alu0    35 v[4]
        rol esi, 0xa                      ;   404.0 alu1    36 v[1]
        add edi, ebp                      ;   411.0 alu2    35 v[4]
        mov ebp, esi                      ;   405.0 alu0    26 sum copy
        not ebp                           ;   406.0 alu1    26 sum
        or ebp, edx                       ;   408.0 alu2    26 sum
        xor ebp, edi                      ;   412.0 alu0    26 sum
        add ecx, ebp                      ;   413.0 alu1    34 sum
        mov ebp, dword [eax + 40]         ;   405.3 agu2    34 sum
        lea ebp, [ebp + ebx + 1352829926] ;   408.3 agu0    34 sum
        rol ecx, 0xe                      ;   414.0 alu2    35 v[3]
        rol edx, 0xa                      ;   408.0 alu0    36 v[0]
        add ebx, ecx                      ;   415.0 alu1    35 v[3]
        mov ecx, edx                      ;   409.0 alu2    26 sum copy
        not ecx                           ;   410.0 alu0    26 sum
        or ecx, edi                       ;   412.0 alu1    26 sum
        xor ecx, ebx                      ;   416.0 alu2    26 sum
        add ebp, ecx                      ;   417.0 alu0    34 sum
        mov ecx, dword [eax + 12]         ;   409.3 agu1    34 sum
        lea ecx, [ecx + esi + 1352829926] ;   412.3 agu2    34 sum
        rol ebp, 0xe                      ;   418.0 alu1    35 v[2]
        rol edi, 0xa                      ;   412.0 alu2    36 v[4]
        add esi, ebp                      ;   419.0 alu0    35 v[2]
        mov ebp, edi                      ;   413.0 alu1    26 sum copy
        not ebp                           ;   414.0 alu2    26 sum
        or ebp, ebx                       ;   416.0 alu0    26 sum
        xor ebp, esi                      ;   420.0 alu1    26 sum
        add ecx, ebp                      ;   421.0 alu2    34 sum
        mov ebp, dword [eax + 48]         ;   413.3 agu0    34 sum
        lea ebp, [ebp + edx + 1352829926] ;   416.3 agu1    34 sum
        rol ecx, 0xc                      ;   422.0 alu0    35 v[1]
        rol ebx, 0xa                      ;   416.0 alu1    36 v[3]
        add edx, ecx                      ;   423.0 alu2    35 v[1]
        mov ecx, ebx                      ;   417.0 alu0    26 sum copy
        not ecx                           ;   418.0 alu1    26 sum
        or ecx, esi                       ;   420.0 alu2    26 sum
        xor ecx, edx                      ;   424.0 alu0    26 sum
        add ebp, ecx                      ;   425.0 alu1    34 sum
        mov ecx, dword [eax + 24]         ;   417.3 agu2    34 sum
        lea ecx, [ecx + edi + 1548603684] ;   420.3 agu0    34 sum
        rol ebp, 6                        ;   426.0 alu2    35 v[0]
        rol esi, 0xa                      ;   420.0 alu0    36 v[2]
        add edi, ebp                      ;   427.0 alu1    35 v[0]
        mov ebp, edx                      ;   424.0 alu2    26 sum copy
        xor ebp, edi                      ;   428.0 alu0    26 sum
        and ebp, esi                      ;   429.0 alu1    26 sum
        xor ebp, edx                      ;   430.0 alu2    26 sum
        add ecx, ebp                      ;   431.0 alu0    34 sum
        mov ebp, dword [eax + 44]         ;   421.3 agu1    34 sum
        lea ebp, [ebp + ebx + 1548603684] ;   424.3 agu2    34 sum
        rol ecx, 9                        ;   432.0 alu1    35 v[4]
        rol edx, 0xa                      ;   424.0 alu2    36 v[1]
        add ebx, ecx                      ;   433.0 alu0    35 v[4]
        mov ecx, edi                      ;   428.0 alu1    26 sum copy
        xor ecx, ebx                      ;   434.0 alu2    26 sum
        and ecx, edx                      ;   435.0 alu0    26 sum
        xor ecx, edi                      ;   436.0 alu1    26 sum
        add ebp, ecx                      ;   437.0 alu2    34 sum
        mov ecx, dword [eax + 12]         ;   427.0 agu0    34 sum
        lea ecx, [ecx + esi + 1548603684] ;   430.0 agu1    34 sum
        rol ebp, 0xd                      ;   438.0 alu0    35 v[3]
        rol edi, 0xa                      ;   428.3 alu1    36 v[0]
        add esi, ebp                      ;   439.0 alu2    35 v[3]
        mov ebp, ebx                      ;   434.0 alu0    26 sum copy
        xor ebp, esi                      ;   440.0 alu1    26 sum
        and ebp, edi                      ;   441.0 alu2    26 sum
        xor ebp, ebx                      ;   442.0 alu0    26 sum
        add ecx, ebp                      ;   443.0 alu1    34 sum
        mov ebp, dword [eax + 28]         ;   433.0 agu2    34 sum
        lea ebp, [ebp + edx + 1548603684] ;   436.0 agu0    34 sum
        rol ecx, 0xf                      ;   444.0 alu2    35 v[2]
        rol ebx, 0xa                      ;   434.3 alu0    36 v[4]
        add edx, ecx                      ;   445.0 alu1    35 v[2]
        mov ecx, esi                      ;   440.0 alu2    26 sum copy
        xor ecx, edx                      ;   446.0 alu0    26 sum
        and ecx, ebx                      ;   447.0 alu1    26 sum
        xor ecx, esi                      ;   448.0 alu2    26 sum
        add ebp, ecx                      ;   449.0 alu0    34 sum
        mov ecx, dword [eax]              ;   439.0 agu1    34 sum
        lea ecx, [ecx + edi + 1548603684] ;   442.0 agu2    34 sum
        rol ebp, 7                        ;   450.0 alu1    35 v[1]
        rol esi, 0xa                      ;   440.3 alu2    36 v[3]
        add edi, ebp                      ;   451.0 alu0    35 v[1]
        mov ebp, edx                      ;   446.0 alu1    26 sum copy
        xor ebp, edi                      ;   452.0 alu2    26 sum
        and ebp, esi                      ;   453.0 alu0    26 sum
        xor ebp, edx                      ;   454.0 alu1    26 sum
        add ecx, ebp                      ;   455.0 alu2    34 sum
        mov ebp, dword [eax + 52]         ;   445.0 agu0    34 sum
        lea ebp, [ebp + ebx + 1548603684] ;   448.0 agu1    34 sum
        rol ecx, 0xc                      ;   456.0 alu0    35 v[0]
        rol edx, 0xa                      ;   446.3 alu1    36 v[2]
        add ebx, ecx                      ;   457.0 alu2    35 v[0]
        mov ecx, edi                      ;   452.0 alu0    26 sum copy
        xor ecx, ebx                      ;   458.0 alu1    26 sum
        and ecx, edx                      ;   459.0 alu2    26 sum
        xor ecx, edi                      ;   460.0 alu0    26 sum
        add ebp, ecx                      ;   461.0 alu1    34 sum
        mov ecx, dword [eax + 20]         ;   451.0 agu2    34 sum
        lea ecx, [ecx + esi + 1548603684] ;   454.0 agu0    34 sum
        rol ebp, 8                        ;   462.0 alu2    35 v[4]
        rol edi, 0xa                      ;   452.3 alu0    36 v[1]
        add esi, ebp                      ;   463.0 alu1    35 v[4]
        mov ebp, ebx                      ;   458.0 alu2    26 sum copy
        xor ebp, esi                      ;   464.0 alu0    26 sum
        and ebp, edi                      ;   465.0 alu1    26 sum
        xor ebp, ebx                      ;   466.0 alu2    26 sum
        add ecx, ebp                      ;   467.0 alu0    34 sum
        mov ebp, dword [eax + 40]         ;   457.0 agu1    34 sum
        lea ebp, [ebp + edx + 1548603684] ;   460.0 agu2    34 sum
        rol ecx, 9                        ;   468.0 alu1    35 v[3]
        rol ebx, 0xa                      ;   458.3 alu2    36 v[0]
        add edx, ecx                      ;   469.0 alu0    35 v[3]
        mov ecx, esi                      ;   464.0 alu1    26 sum copy
        xor ecx, edx                      ;   470.0 alu2    26 sum
        and ecx, ebx                      ;   471.0 alu0    26 sum
        xor ecx, esi                      ;   472.0 alu1    26 sum
        add ebp, ecx                      ;   473.0 alu2    34 sum
        mov ecx, dword [eax + 56]         ;   463.0 agu0    34 sum
        lea ecx, [ecx + edi + 1548603684] ;   466.0 agu1    34 sum
        rol ebp, 0xb                      ;   474.0 alu0    35 v[2]
        rol esi, 0xa                      ;   464.3 alu1    36 v[4]
        add edi, ebp                      ;   475.0 alu2    35 v[2]
        mov ebp, edx                      ;   470.0 alu0    26 sum copy
        xor ebp, edi                      ;   476.0 alu1    26 sum
        and ebp, esi                      ;   477.0 alu2    26 sum
        xor ebp, edx                      ;   478.0 alu0    26 sum
        add ecx, ebp                      ;   479.0 alu1    34 sum
        mov ebp, dword [eax + 60]         ;   469.0 agu2    34 sum
        lea ebp, [ebp + ebx + 1548603684] ;   472.0 agu0    34 sum
        rol ecx, 7                        ;   480.0 alu2    35 v[1]
        rol edx, 0xa                      ;   470.3 alu0    36 v[3]
        add ebx, ecx                      ;   481.0 alu1    35 v[1]
        mov ecx, edi                      ;   476.0 alu2    26 sum copy
        xor ecx, ebx                      ;   482.0 alu0    26 sum
        and ecx, edx                      ;   483.0 alu1    26 sum
        xor ecx, edi                      ;   484.0 alu2    26 sum
        add ebp, ecx                      ;   485.0 alu0    34 sum
        mov ecx, dword [eax + 32]         ;   475.0 agu1    34 sum
        lea ecx, [ecx + esi + 1548603684] ;   478.0 agu2    34 sum
        rol ebp, 7                        ;   486.0 alu1    35 v[0]
        rol edi, 0xa                      ;   476.3 alu2    36 v[2]
        add esi, ebp                      ;   487.0 alu0    35 v[0]
        mov ebp, ebx                      ;   482.0 alu1    26 sum copy
        xor ebp, esi                      ;   488.0 alu2    26 sum
        and ebp, edi                      ;   489.0 alu0    26 sum
        xor ebp, ebx                      ;   490.0 alu1    26 sum
        add ecx, ebp                      ;   491.0 alu2    34 sum
        mov ebp, dword [eax + 48]         ;   481.0 agu0    34 sum
        lea ebp, [ebp + edx + 1548603684] ;   484.0 agu1    34 sum
        rol ecx, 0xc                      ;   492.0 alu0    35 v[4]
        rol ebx, 0xa                      ;   482.3 alu1    36 v[1]
        add edx, ecx                      ;   493.0 alu2    35 v[4]
        mov ecx, esi                      ;   488.0 alu0    26 sum copy
        xor ecx, edx                      ;   494.0 alu1    26 sum
        and ecx, ebx                      ;   495.0 alu2    26 sum
        xor ecx, esi                      ;   496.0 alu0    26 sum
        add ebp, ecx                      ;   497.0 alu1    34 sum
        mov ecx, dword [eax + 16]         ;   487.0 agu2    34 sum
        lea ecx, [ecx + edi + 1548603684] ;   490.0 agu0    34 sum
        rol ebp, 7                        ;   498.0 alu2    35 v[3]
        rol esi, 0xa                      ;   488.3 alu0    36 v[0]
        add edi, ebp                      ;   499.0 alu1    35 v[3]
        mov ebp, edx                      ;   494.0 alu2    26 sum copy
        xor ebp, edi                      ;   500.0 alu0    26 sum
        and ebp, esi                      ;   501.0 alu1    26 sum
        xor ebp, edx                      ;   502.0 alu2    26 sum
        add ecx, ebp                      ;   503.0 alu0    34 sum
        mov ebp, dword [eax + 36]         ;   493.0 agu1    34 sum
        lea ebp, [ebp + ebx + 1548603684] ;   496.0 agu2    34 sum
        rol ecx, 6                        ;   504.0 alu1    35 v[2]
        rol edx, 0xa                      ;   494.3 alu2    36 v[4]
        add ebx, ecx                      ;   505.0 alu0    35 v[2]
        mov ecx, edi                      ;   500.0 alu1    26 sum copy
        xor ecx, ebx                      ;   506.0 alu2    26 sum
        and ecx, edx                      ;   507.0 alu0    26 sum
        xor ecx, edi                      ;   508.0 alu1    26 sum
        add ebp, ecx                      ;   509.0 alu2    34 sum
        mov ecx, dword [eax + 4]          ;   499.0 agu0    34 sum
        lea ecx, [ecx + esi + 1548603684] ;   502.0 agu1    34 sum
        rol ebp, 0xf                      ;   510.0 alu0    35 v[1]
        rol edi, 0xa                      ;   500.3 alu1    36 v[3]
        add esi, ebp                      ;   511.0 alu2    35 v[1]
        mov ebp, ebx                      ;   506.0 alu0    26 sum copy
        xor ebp, esi                      ;   512.0 alu1    26 sum
        and ebp, edi                      ;   513.0 alu2    26 sum
        xor ebp, ebx                      ;   514.0 alu0    26 sum
        add ecx, ebp                      ;   515.0 alu1    34 sum
        mov ebp, dword [eax + 8]          ;   505.0 agu2    34 sum
        lea ebp, [ebp + edx + 1548603684] ;   508.0 agu0    34 sum
        rol ecx, 0xd                      ;   516.0 alu2    35 v[0]
        rol ebx, 0xa                      ;   506.3 alu0    36 v[2]
        add edx, ecx                      ;   517.0 alu1    35 v[0]
        mov ecx, esi                      ;   512.0 alu2    26 sum copy
        xor ecx, edx                      ;   518.0 alu0    26 sum
        and ecx, ebx                      ;   519.0 alu1    26 sum
        xor ecx, esi                      ;   520.0 alu2    26 sum
        add ebp, ecx                      ;   521.0 alu0    34 sum
        mov ecx, dword [eax + 60]         ;   511.0 agu1    34 sum
        lea ecx, [ecx + edi + 1836072691] ;   514.0 agu2    34 sum
        rol ebp, 0xb                      ;   522.0 alu1    35 v[4]
        rol esi, 0xa                      ;   512.3 alu2    36 v[1]
        add edi, ebp                      ;   523.0 alu0    35 v[4]
        mov ebp, edx                      ;   518.0 alu1    25 sum copy
        not ebp                           ;   519.0 alu2    25 sum
        or ebp, edi                       ;   524.0 alu0    25 sum
        xor ebp, esi                      ;   525.0 alu1    25 sum
        add ecx, ebp                      ;   526.0 alu2    34 sum
        mov ebp, dword [eax + 20]         ;   517.0 agu0    34 sum
        lea ebp, [ebp + ebx + 1836072691] ;   520.0 agu1    34 sum
        rol ecx, 9                        ;   527.0 alu0    35 v[3]
        rol edx, 0xa                      ;   518.3 alu1    36 v[0]
        add ebx, ecx                      ;   528.0 alu2    35 v[3]
        mov ecx, edi                      ;   524.0 alu0    25 sum copy
        not ecx                           ;   525.0 alu1    25 sum
        or ecx, ebx                       ;   529.0 alu2    25 sum
        xor ecx, edx                      ;   530.0 alu0    25 sum
        add ebp, ecx                      ;   531.0 alu1    34 sum
        mov ecx, dword [eax + 4]          ;   522.0 agu2    34 sum
        lea ecx, [ecx + esi + 1836072691] ;   525.0 agu0    34 sum
        rol ebp, 7                        ;   532.0 alu2    35 v[2]
        rol edi, 0xa                      ;   524.0 alu0    36 v[4]
        add esi, ebp                      ;   533.0 alu1    35 v[2]
        mov ebp, ebx                      ;   529.0 alu2    25 sum copy
        not ebp                           ;   530.0 alu0    25 sum
        or ebp, esi                       ;   534.0 alu1    25 sum
        xor ebp, edi                      ;   535.0 alu2    25 sum
        add ecx, ebp                      ;   536.0 alu0    34 sum
        mov ebp, dword [eax + 12]         ;   527.0 agu1    34 sum
        lea ebp, [ebp + edx + 1836072691] ;   530.0 agu2    34 sum
        rol ecx, 0xf                      ;   537.0 alu1    35 v[1]
        rol ebx, 0xa                      ;   529.0 alu2    36 v[3]
        add edx, ecx                      ;   538.0 alu0    35 v[1]
        mov ecx, esi                      ;   534.0 alu1    25 sum copy
        not ecx                           ;   535.0 alu2    25 sum
        or ecx, edx                       ;   539.0 alu0    25 sum
        xor ecx, ebx                      ;   540.0 alu1    25 sum
        add ebp, ecx                      ;   541.0 alu2    34 sum
        mov ecx, dword [eax + 28]         ;   532.0 agu0    34 sum
        lea ecx, [ecx + edi + 1836072691] ;   535.0 agu1    34 sum
        rol ebp, 0xb                      ;   542.0 alu0    35 v[0]
        rol esi, 0xa                      ;   534.0 alu1    36 v[2]
        add edi, ebp                      ;   543.0 alu2    35 v[0]
        mov ebp, edx                      ;   539.0 alu0    25 sum copy
        not ebp                           ;   540.0 alu1    25 sum
        or ebp, edi                       ;   544.0 alu2    25 sum
        xor ebp, esi                      ;   545.0 alu0    25 sum
        add ecx, ebp                      ;   546.0 alu1    34 sum
        mov ebp, dword [eax + 56]         ;   537.0 agu2    34 sum
        lea ebp, [ebp + ebx + 1836072691] ;   540.0 agu0    34 sum
        rol ecx, 8                        ;   547.0 alu2    35 v[4]
        rol edx, 0xa                      ;   539.0 alu0    36 v[1]
        add ebx, ecx                      ;   548.0 alu1    35 v[4]
        mov ecx, edi                      ;   544.0 alu2    25 sum copy
        not ecx                           ;   545.0 alu0    25 sum
        or ecx, ebx                       ;   549.0 alu1    25 sum
        xor ecx, edx                      ;   550.0 alu2    25 sum
        add ebp, ecx                      ;   551.0 alu0    34 sum
        mov ecx, dword [eax + 24]         ;   542.0 agu1    34 sum
        lea ecx, [ecx + esi + 1836072691] ;   545.0 agu2    34 sum
        rol ebp, 6                        ;   552.0 alu1    35 v[3]
        rol edi, 0xa                      ;   544.0 alu2    36 v[0]
        add esi, ebp                      ;   553.0 alu0    35 v[3]
        mov ebp, ebx                      ;   549.0 alu1    25 sum copy
        not ebp                           ;   550.0 alu2    25 sum
        or ebp, esi                       ;   554.0 alu0    25 sum
        xor ebp, edi                      ;   555.0 alu1    25 sum
        add ecx, ebp                      ;   556.0 alu2    34 sum
        mov ebp, dword [eax + 36]         ;   547.0 agu0    34 sum
        lea ebp, [ebp + edx + 1836072691] ;   550.0 agu1    34 sum
        rol ecx, 6                        ;   557.0 alu0    35 v[2]
        rol ebx, 0xa                      ;   549.0 alu1    36 v[4]
        add edx, ecx                      ;   558.0 alu2    35 v[2]
        mov ecx, esi                      ;   554.0 alu0    25 sum copy
        not ecx                           ;   555.0 alu1    25 sum
        or ecx, edx                       ;   559.0 alu2    25 sum
        xor ecx, ebx                      ;   560.0 alu0    25 sum
        add ebp, ecx                      ;   561.0 alu1    34 sum
        mov ecx, dword [eax + 44]         ;   552.0 agu2    34 sum
        lea ecx, [ecx + edi + 1836072691] ;   555.0 agu0    34 sum
        rol ebp, 0xe                      ;   562.0 alu2    35 v[1]
        rol esi, 0xa                      ;   554.0 alu0    36 v[3]
        add edi, ebp                      ;   563.0 alu1    35 v[1]
        mov ebp, edx                      ;   559.0 alu2    25 sum copy
        not ebp                           ;   560.0 alu0    25 sum
        or ebp, edi                       ;   564.0 alu1    25 sum
        xor ebp, esi                      ;   565.0 alu2    25 sum
        add ecx, ebp                      ;   566.0 alu0    34 sum
        mov ebp, dword [eax + 32]         ;   557.0 agu1    34 sum
        lea ebp, [ebp + ebx + 1836072691] ;   560.0 agu2    34 sum
        rol ecx, 0xc                      ;   567.0 alu1    35 v[0]
        rol edx, 0xa                      ;   559.0 alu2    36 v[2]
        add ebx, ecx                      ;   568.0 alu0    35 v[0]
        mov ecx, edi                      ;   564.0 alu1    25 sum copy
        not ecx                           ;   565.0 alu2    25 sum
        or ecx, ebx                       ;   569.0 alu0    25 sum
        xor ecx, edx                      ;   570.0 alu1    25 sum
        add ebp, ecx                      ;   571.0 alu2    34 sum
        mov ecx, dword [eax + 48]         ;   562.0 agu0    34 sum
        lea ecx, [ecx + esi + 1836072691] ;   565.0 agu1    34 sum
        rol ebp, 0xd                      ;   572.0 alu0    35 v[4]
        rol edi, 0xa                      ;   564.0 alu1    36 v[1]
        add esi, ebp                      ;   573.0 alu2    35 v[4]
        mov ebp, ebx                      ;   569.0 alu0    25 sum copy
        not ebp                           ;   570.0 alu1    25 sum
        or ebp, esi                       ;   574.0 alu2    25 sum
        xor ebp, edi                      ;   575.0 alu0    25 sum
        add ecx, ebp                      ;   576.0 alu1    34 sum
        mov ebp, dword [eax + 8]          ;   567.0 agu2    34 sum
        lea ebp, [ebp + edx + 1836072691] ;   570.0 agu0    34 sum
        rol ecx, 5                        ;   577.0 alu2    35 v[3]
        rol ebx, 0xa                      ;   569.0 alu0    36 v[0]
        add edx, ecx                      ;   578.0 alu1    35 v[3]
        mov ecx, esi                      ;   574.0 alu2    25 sum copy
        not ecx                           ;   575.0 alu0    25 sum
        or ecx, edx                       ;   579.0 alu1    25 sum
        xor ecx, ebx                      ;   580.0 alu2    25 sum
        add ebp, ecx                      ;   581.0 alu0    34 sum
        mov ecx, dword [eax + 40]         ;   572.0 agu1    34 sum
        lea ecx, [ecx + edi + 1836072691] ;   575.0 agu2    34 sum
        rol ebp, 0xe                      ;   582.0 alu1    35 v[2]
        rol esi, 0xa                      ;   574.0 alu2    36 v[4]
        add edi, ebp                      ;   583.0 alu0    35 v[2]
        mov ebp, edx                      ;   579.0 alu1    25 sum copy
        not ebp                           ;   580.0 alu2    25 sum
        or ebp, edi                       ;   584.0 alu0    25 sum
        xor ebp, esi                      ;   585.0 alu1    25 sum
        add ecx, ebp                      ;   586.0 alu2    34 sum
        mov ebp, dword [eax]              ;   577.0 agu0    34 sum
        lea ebp, [ebp + ebx + 1836072691] ;   580.0 agu1    34 sum
        rol ecx, 0xd                      ;   587.0 alu0    35 v[1]
        rol edx, 0xa                      ;   579.0 alu1    36 v[3]
        add ebx, ecx                      ;   588.0 alu2    35 v[1]
        mov ecx, edi                      ;   584.0 alu0    25 sum copy
        not ecx                           ;   585.0 alu1    25 sum
        or ecx, ebx                       ;   589.0 alu2    25 sum
        xor ecx, edx                      ;   590.0 alu0    25 sum
        add ebp, ecx                      ;   591.0 alu1    34 sum
        mov ecx, dword [eax + 16]         ;   582.0 agu2    34 sum
        lea ecx, [ecx + esi + 1836072691] ;   585.0 agu0    34 sum
        rol ebp, 0xd                      ;   592.0 alu2    35 v[0]
        rol edi, 0xa                      ;   584.0 alu0    36 v[2]
        add esi, ebp                      ;   593.0 alu1    35 v[0]
        mov ebp, ebx                      ;   589.0 alu2    25 sum copy
        not ebp                           ;   590.0 alu0    25 sum
        or ebp, esi                       ;   594.0 alu1    25 sum
        xor ebp, edi                      ;   595.0 alu2    25 sum
        add ecx, ebp                      ;   596.0 alu0    34 sum
        mov ebp, dword [eax + 52]         ;   587.0 agu1    34 sum
        lea ebp, [ebp + edx + 1836072691] ;   590.0 agu2    34 sum
        rol ecx, 7                        ;   597.0 alu1    35 v[4]
        rol ebx, 0xa                      ;   589.0 alu2    36 v[1]
        add edx, ecx                      ;   598.0 alu0    35 v[4]
        mov ecx, esi                      ;   594.0 alu1    25 sum copy
        not ecx                           ;   595.0 alu2    25 sum
        or ecx, edx                       ;   599.0 alu0    25 sum
        xor ecx, ebx                      ;   600.0 alu1    25 sum
        add ebp, ecx                      ;   601.0 alu2    34 sum
        mov ecx, dword [eax + 32]         ;   592.0 agu0    34 sum
        lea ecx, [ecx + edi + 2053994217] ;   595.0 agu1    34 sum
        rol ebp, 5                        ;   602.0 alu0    35 v[3]
        rol esi, 0xa                      ;   594.0 alu1    36 v[0]
        add edi, ebp                      ;   603.0 alu2    35 v[3]
        mov ebp, esi                      ;   595.0 alu0    25 sum copy
        xor ebp, edx                      ;   599.0 alu1    25 sum
        and ebp, edi                      ;   604.0 alu2    25 sum
        xor ebp, esi                      ;   605.0 alu0    25 sum
        add ecx, ebp                      ;   606.0 alu1    34 sum
        mov ebp, dword [eax + 24]         ;   596.3 agu2    34 sum
        lea ebp, [ebp + ebx + 2053994217] ;   599.3 agu0    34 sum
        rol ecx, 0xf                      ;   607.0 alu2    35 v[2]
        rol edx, 0xa                      ;   599.0 alu0    36 v[4]
        add ebx, ecx                      ;   608.0 alu1    35 v[2]
        mov ecx, edx                      ;   600.0 alu2    25 sum copy
        xor ecx, edi                      ;   604.0 alu0    25 sum
        and ecx, ebx                      ;   609.0 alu1    25 sum
        xor ecx, edx                      ;   610.0 alu2    25 sum
        add ebp, ecx                      ;   611.0 alu0    34 sum
        mov ecx, dword [eax + 16]         ;   601.0 agu1    34 sum
        lea ecx, [ecx + esi + 2053994217] ;   604.0 agu2    34 sum
        rol ebp, 5                        ;   612.0 alu1    35 v[1]
        rol edi, 0xa                      ;   604.0 alu2    36 v[3]
        add esi, ebp                      ;   613.0 alu0    35 v[1]
        mov ebp, edi                      ;   605.0 alu1    25 sum copy
        xor ebp, ebx                      ;   609.0 alu2    25 sum
        and ebp, esi                      ;   614.0 alu0    25 sum
        xor ebp, edi                      ;   615.0 alu1    25 sum
        add ecx, ebp                      ;   616.0 alu2    34 sum
        mov ebp, dword [eax + 4]          ;   606.0 agu0    34 sum
        lea ebp, [ebp + edx + 2053994217] ;   609.0 agu1    34 sum
        rol ecx, 8                        ;   617.0 alu0    35 v[0]
        rol ebx, 0xa                      ;   609.0 alu1    36 v[2]
        add edx, ecx                      ;   618.0 alu2    35 v[0]
        mov ecx, ebx                      ;   610.0 alu0    25 sum copy
        xor ecx, esi                      ;   614.0 alu1    25 sum
        and ecx, edx                      ;   619.0 alu2    25 sum
        xor ecx, ebx                      ;   620.0 alu0    25 sum
        add ebp, ecx                      ;   621.0 alu1    34 sum
        mov ecx, dword [eax + 12]         ;   611.0 agu2    34 sum
        lea ecx, [ecx + edi + 2053994217] ;   614.0 agu0    34 sum
        rol ebp, 0xb                      ;   622.0 alu2    35 v[4]
        rol esi, 0xa                      ;   614.0 alu0    36 v[1]
        add edi, ebp                      ;   623.0 alu1    35 v[4]
        mov ebp, esi                      ;   615.0 alu2    25 sum copy
        xor ebp, edx                      ;   619.0 alu0    25 sum
        and ebp, edi                      ;   624.0 alu1    25 sum
        xor ebp, esi                      ;   625.0 alu2    25 sum
        add ecx, ebp                      ;   626.0 alu0    34 sum
        mov ebp, dword [eax + 44]         ;   616.0 agu1    34 sum
        lea ebp, [ebp + ebx + 2053994217] ;   619.0 agu2    34 sum
        rol ecx, 0xe                      ;   627.0 alu1    35 v[3]
        rol edx, 0xa                      ;   619.0 alu2    36 v[0]
        add ebx, ecx                      ;   628.0 alu0    35 v[3]
        mov ecx, edx                      ;   620.0 alu1    25 sum copy
        xor ecx, edi                      ;   624.0 alu2    25 sum
        and ecx, ebx                      ;   629.0 alu0    25 sum
        xor ecx, edx                      ;   630.0 alu1    25 sum
        add ebp, ecx                      ;   631.0 alu2    34 sum
        mov ecx, dword [eax + 60]         ;   621.0 agu0    34 sum
        lea ecx, [ecx + esi + 2053994217] ;   624.0 agu1    34 sum
        rol ebp, 0xe                      ;   632.0 alu0    35 v[2]
        rol edi, 0xa                      ;   624.0 alu1    36 v[4]
        add esi, ebp                      ;   633.0 alu2    35 v[2]
        mov ebp, edi                      ;   625.0 alu0    25 sum copy
        xor ebp, ebx                      ;   629.0 alu1    25 sum
        and ebp, esi                      ;   634.0 alu2    25 sum
        xor ebp, edi                      ;   635.0 alu0    25 sum
        add ecx, ebp                      ;   636.0 alu1    34 sum
        mov ebp, dword [eax]              ;   626.0 agu2    34 sum
        lea ebp, [ebp + edx + 2053994217] ;   629.0 agu0    34 sum
        rol ecx, 6                        ;   637.0 alu2    35 v[1]
        rol ebx, 0xa                      ;   629.0 alu0    36 v[3]
        add edx, ecx                      ;   638.0 alu1    35 v[1]
        mov ecx, ebx                      ;   630.0 alu2    25 sum copy
        xor ecx, esi                      ;   634.0 alu0    25 sum
        and ecx, edx                      ;   639.0 alu1    25 sum
        xor ecx, ebx                      ;   640.0 alu2    25 sum
        add ebp, ecx                      ;   641.0 alu0    34 sum
        mov ecx, dword [eax + 20]         ;   631.0 agu1    34 sum
        lea ecx, [ecx + edi + 2053994217] ;   634.0 agu2    34 sum
        rol ebp, 0xe                      ;   642.0 alu1    35 v[0]
        rol esi, 0xa                      ;   634.0 alu2    36 v[2]
        add edi, ebp                      ;   643.0 alu0    35 v[0]
        mov ebp, esi                      ;   635.0 alu1    25 sum copy
        xor ebp, edx                      ;   639.0 alu2    25 sum
        and ebp, edi                      ;   644.0 alu0    25 sum
        xor ebp, esi                      ;   645.0 alu1    25 sum
        add ecx, ebp                      ;   646.0 alu2    34 sum
        mov ebp, dword [eax + 48]         ;   636.0 agu0    34 sum
        lea ebp, [ebp + ebx + 2053994217] ;   639.0 agu1    34 sum
        rol ecx, 6                        ;   647.0 alu0    35 v[4]
        rol edx, 0xa                      ;   639.0 alu1    36 v[1]
        add ebx, ecx                      ;   648.0 alu2    35 v[4]
        mov ecx, edx                      ;   640.0 alu0    25 sum copy
        xor ecx, edi                      ;   644.0 alu1    25 sum
        and ecx, ebx                      ;   649.0 alu2    25 sum
        xor ecx, edx                      ;   650.0 alu0    25 sum
        add ebp, ecx                      ;   651.0 alu1    34 sum
        mov ecx, dword [eax + 8]          ;   641.0 agu2    34 sum
        lea ecx, [ecx + esi + 2053994217] ;   644.0 agu0    34 sum
        rol ebp, 9                        ;   652.0 alu2    35 v[3]
        rol edi, 0xa                      ;   644.0 alu0    36 v[0]
        add esi, ebp                      ;   653.0 alu1    35 v[3]
        mov ebp, edi                      ;   645.0 alu2    25 sum copy
        xor ebp, ebx                      ;   649.0 alu0    25 sum
        and ebp, esi                      ;   654.0 alu1    25 sum
        xor ebp, edi                      ;   655.0 alu2    25 sum
        add ecx, ebp                      ;   656.0 alu0    34 sum
        mov ebp, dword [eax + 52]         ;   646.0 agu1    34 sum
        lea ebp, [ebp + edx + 2053994217] ;   649.0 agu2    34 sum
        rol ecx, 0xc                      ;   657.0 alu1    35 v[2]
        rol ebx, 0xa                      ;   649.0 alu2    36 v[4]
        add edx, ecx                      ;   658.0 alu0    35 v[2]
        mov ecx, ebx                      ;   650.0 alu1    25 sum copy
        xor ecx, esi                      ;   654.0 alu2    25 sum
        and ecx, edx                      ;   659.0 alu0    25 sum
        xor ecx, ebx                      ;   660.0 alu1    25 sum
        add ebp, ecx                      ;   661.0 alu2    34 sum
        mov ecx, dword [eax + 36]         ;   651.0 agu0    34 sum
        lea ecx, [ecx + edi + 2053994217] ;   654.0 agu1    34 sum
        rol ebp, 9                        ;   662.0 alu0    35 v[1]
        rol esi, 0xa                      ;   654.0 alu1    36 v[3]
        add edi, ebp                      ;   663.0 alu2    35 v[1]
        mov ebp, esi                      ;   655.0 alu0    25 sum copy
        xor ebp, edx                      ;   659.0 alu1    25 sum
        and ebp, edi                      ;   664.0 alu2    25 sum
        xor ebp, esi                      ;   665.0 alu0    25 sum
        add ecx, ebp                      ;   666.0 alu1    34 sum
        mov ebp, dword [eax + 28]         ;   656.0 agu2    34 sum
        lea ebp, [ebp + ebx + 2053994217] ;   659.0 agu0    34 sum
        rol ecx, 0xc                      ;   667.0 alu2    35 v[0]
        rol edx, 0xa                      ;   659.0 alu0    36 v[2]
        add ebx, ecx                      ;   668.0 alu1    35 v[0]
        mov ecx, edx                      ;   660.0 alu2    25 sum copy
        xor ecx, edi                      ;   664.0 alu0    25 sum
        and ecx, ebx                      ;   669.0 alu1    25 sum
        xor ecx, edx                      ;   670.0 alu2    25 sum
        add ebp, ecx                      ;   671.0 alu0    34 sum
        mov ecx, dword [eax + 40]         ;   661.0 agu1    34 sum
        lea ecx, [ecx + esi + 2053994217] ;   664.0 agu2    34 sum
        rol ebp, 5                        ;   672.0 alu1    35 v[4]
        rol edi, 0xa                      ;   664.0 alu2    36 v[1]
        add esi, ebp                      ;   673.0 alu0    35 v[4]
        mov ebp, edi                      ;   665.0 alu1    25 sum copy
        xor ebp, ebx                      ;   669.0 alu2    25 sum
        and ebp, esi                      ;   674.0 alu0    25 sum
        xor ebp, edi                      ;   675.0 alu1    25 sum
        add ecx, ebp                      ;   676.0 alu2    34 sum
        mov ebp, dword [eax + 56]         ;   666.0 agu0    34 sum
        lea ebp, [ebp + edx + 2053994217] ;   669.0 agu1    34 sum
        rol ecx, 0xf                      ;   677.0 alu0    35 v[3]
        rol ebx, 0xa                      ;   669.0 alu1    36 v[0]
        add edx, ecx                      ;   678.0 alu2    35 v[3]
        mov ecx, ebx                      ;   670.0 alu0    25 sum copy
        xor ecx, esi                      ;   674.0 alu1    25 sum
        and ecx, edx                      ;   679.0 alu2    25 sum
        xor ecx, ebx                      ;   680.0 alu0    25 sum
        add ebp, ecx                      ;   681.0 alu1    34 sum
        mov ecx, dword [eax + 48]         ;   671.0 agu2    34 sum
        add ecx, edi                      ;   674.0 alu2    34 sum
        rol ebp, 8                        ;   682.0 alu0    35 v[2]
        rol esi, 0xa                      ;   674.0 alu1    36 v[4]
        add edi, ebp                      ;   683.0 alu2    35 v[2]
        mov ebp, esi                      ;   675.0 alu0    25 sum copy
        xor ebp, edx                      ;   679.0 alu1    25 sum
        xor ebp, edi                      ;   684.0 alu2    25 sum
        add ecx, ebp                      ;   685.0 alu0    34 sum
        mov ebp, dword [eax + 60]         ;   675.7 agu0    34 sum
        add ebp, ebx                      ;   678.7 alu1    34 sum
        rol ecx, 8                        ;   686.0 alu2    35 v[1]
        rol edx, 0xa                      ;   679.0 alu0    36 v[3]
        add ebx, ecx                      ;   687.0 alu1    35 v[1]
        mov ecx, edx                      ;   680.0 alu2    25 sum copy
        xor ecx, edi                      ;   684.0 alu0    25 sum
        xor ecx, ebx                      ;   688.0 alu1    25 sum
        add ebp, ecx                      ;   689.0 alu2    34 sum
        mov ecx, dword [eax + 40]         ;   680.0 agu1    34 sum
        add ecx, esi                      ;   683.0 alu0    34 sum
        rol ebp, 5                        ;   690.0 alu1    35 v[0]
        rol edi, 0xa                      ;   684.0 alu2    36 v[2]
        add esi, ebp                      ;   691.0 alu0    35 v[0]
        mov ebp, edi                      ;   685.0 alu1    25 sum copy
        xor ebp, ebx                      ;   688.0 alu2    25 sum
        xor ebp, esi                      ;   692.0 alu0    25 sum
        add ecx, ebp                      ;   693.0 alu1    34 sum
        mov ebp, dword [eax + 16]         ;   684.7 agu2    34 sum
        add ebp, edx                      ;   687.7 alu2    34 sum
        rol ecx, 0xc                      ;   694.0 alu0    35 v[4]
        rol ebx, 0xa                      ;   688.0 alu1    36 v[1]
        add edx, ecx                      ;   695.0 alu2    35 v[4]
        mov ecx, ebx                      ;   689.0 alu0    25 sum copy
        xor ecx, esi                      ;   692.0 alu1    25 sum
        xor ecx, edx                      ;   696.0 alu2    25 sum
        add ebp, ecx                      ;   697.0 alu0    34 sum
        mov ecx, dword [eax + 4]          ;   688.7 agu0    34 sum
        add ecx, edi                      ;   691.7 alu1    34 sum
        rol ebp, 9                        ;   698.0 alu2    35 v[3]
        rol esi, 0xa                      ;   692.0 alu0    36 v[0]
        add edi, ebp                      ;   699.0 alu1    35 v[3]
        mov ebp, esi                      ;   693.0 alu2    25 sum copy
        xor ebp, edx                      ;   696.0 alu0    25 sum
        xor ebp, edi                      ;   700.0 alu1    25 sum
        add ecx, ebp                      ;   701.0 alu2    34 sum
        mov ebp, dword [eax + 20]         ;   692.7 agu1    34 sum
        add ebp, ebx                      ;   695.7 alu0    34 sum
        rol ecx, 0xc                      ;   702.0 alu1    35 v[2]
        rol edx, 0xa                      ;   696.0 alu2    36 v[4]
        add ebx, ecx                      ;   703.0 alu0    35 v[2]
        mov ecx, edx                      ;   697.0 alu1    25 sum copy
        xor ecx, edi                      ;   700.0 alu2    25 sum
        xor ecx, ebx                      ;   704.0 alu0    25 sum
        add ebp, ecx                      ;   705.0 alu1    34 sum
        mov ecx, dword [eax + 32]         ;   696.7 agu2    34 sum
        add ecx, esi                      ;   699.7 alu2    34 sum
        rol ebp, 5                        ;   706.0 alu0    35 v[1]
        rol edi, 0xa                      ;   700.0 alu1    36 v[3]
        add esi, ebp                      ;   707.0 alu2    35 v[1]
        mov ebp, edi                      ;   701.0 alu0    25 sum copy
        xor ebp, ebx                      ;   704.0 alu1    25 sum
        xor ebp, esi                      ;   708.0 alu2    25 sum
        add ecx, ebp                      ;   709.0 alu0    34 sum
        mov ebp, dword [eax + 28]         ;   700.7 agu0    34 sum
        add ebp, edx                      ;   703.7 alu1    34 sum
        rol ecx, 0xe                      ;   710.0 alu2    35 v[0]
        rol ebx, 0xa                      ;   704.0 alu0    36 v[2]
        add edx, ecx                      ;   711.0 alu1    35 v[0]
        mov ecx, ebx                      ;   705.0 alu2    25 sum copy
        xor ecx, esi                      ;   708.0 alu0    25 sum
        xor ecx, edx                      ;   712.0 alu1    25 sum
        add ebp, ecx                      ;   713.0 alu2    34 sum
        mov ecx, dword [eax + 24]         ;   704.7 agu1    34 sum
        add ecx, edi                      ;   707.7 alu0    34 sum
        rol ebp, 6                        ;   714.0 alu1    35 v[4]
        rol esi, 0xa                      ;   708.0 alu2    36 v[1]
        add edi, ebp                      ;   715.0 alu0    35 v[4]
        mov ebp, esi                      ;   709.0 alu1    25 sum copy
        xor ebp, edx                      ;   712.0 alu2    25 sum
        xor ebp, edi                      ;   716.0 alu0    25 sum
        add ecx, ebp                      ;   717.0 alu1    34 sum
        mov ebp, dword [eax + 8]          ;   708.7 agu2    34 sum
        add ebp, ebx                      ;   711.7 alu2    34 sum
        rol ecx, 8                        ;   718.0 alu0    35 v[3]
        rol edx, 0xa                      ;   712.0 alu1    36 v[0]
        add ebx, ecx                      ;   719.0 alu2    35 v[3]
        mov ecx, edx                      ;   713.0 alu0    25 sum copy
        xor ecx, edi                      ;   716.0 alu1    25 sum
        xor ecx, ebx                      ;   720.0 alu2    25 sum
        add ebp, ecx                      ;   721.0 alu0    34 sum
        mov ecx, dword [eax + 52]         ;   712.7 agu0    34 sum
        add ecx, esi                      ;   715.7 alu1    34 sum
        rol ebp, 0xd                      ;   722.0 alu2    35 v[2]
        rol edi, 0xa                      ;   716.0 alu0    36 v[4]
        add esi, ebp                      ;   723.0 alu1    35 v[2]
        mov ebp, edi                      ;   717.0 alu2    25 sum copy
        xor ebp, ebx                      ;   720.0 alu0    25 sum
        xor ebp, esi                      ;   724.0 alu1    25 sum
        add ecx, ebp                      ;   725.0 alu2    34 sum
        mov ebp, dword [eax + 56]         ;   716.7 agu1    34 sum
        add ebp, edx                      ;   719.7 alu0    34 sum
        rol ecx, 6                        ;   726.0 alu1    35 v[1]
        rol ebx, 0xa                      ;   720.0 alu2    36 v[3]
        add edx, ecx                      ;   727.0 alu0    35 v[1]
        mov ecx, ebx                      ;   721.0 alu1    25 sum copy
        xor ecx, esi                      ;   724.0 alu2    25 sum
        xor ecx, edx                      ;   728.0 alu0    25 sum
        add ebp, ecx                      ;   729.0 alu1    34 sum
        mov ecx, dword [eax]              ;   720.7 agu2    34 sum
        add ecx, edi                      ;   723.7 alu2    34 sum
        rol ebp, 5                        ;   730.0 alu0    35 v[0]
        rol esi, 0xa                      ;   724.0 alu1    36 v[2]
        add edi, ebp                      ;   731.0 alu2    35 v[0]
        mov ebp, esi                      ;   725.0 alu0    25 sum copy
        xor ebp, edx                      ;   728.0 alu1    25 sum
        xor ebp, edi                      ;   732.0 alu2    25 sum
        add ecx, ebp                      ;   733.0 alu0    34 sum
        mov ebp, dword [eax + 12]         ;   724.7 agu0    34 sum
        add ebp, ebx                      ;   727.7 alu1    34 sum
        rol ecx, 0xf                      ;   734.0 alu2    35 v[4]
        rol edx, 0xa                      ;   728.0 alu0    36 v[1]
        add ebx, ecx                      ;   735.0 alu1    35 v[4]
        mov ecx, edx                      ;   729.0 alu2    25 sum copy
        xor ecx, edi                      ;   732.0 alu0    25 sum
        xor ecx, ebx                      ;   736.0 alu1    25 sum
        add ebp, ecx                      ;   737.0 alu2    34 sum
        mov ecx, dword [eax + 36]         ;   728.7 agu1    34 sum
        add ecx, esi                      ;   731.7 alu0    34 sum
        rol ebp, 0xd                      ;   738.0 alu1    35 v[3]
        rol edi, 0xa                      ;   732.0 alu2    36 v[0]
        add esi, ebp                      ;   739.0 alu0    35 v[3]
        mov ebp, edi                      ;   733.0 alu1    25 sum copy
        xor ebp, ebx                      ;   736.0 alu2    25 sum
        xor ebp, esi                      ;   740.0 alu0    25 sum
        add ecx, ebp                      ;   741.0 alu1    34 sum
        mov ebp, dword [eax + 44]         ;   732.7 agu2    34 sum
        add ebp, edx                      ;   735.7 alu2    34 sum
        rol ecx, 0xb                      ;   742.0 alu0    35 v[2]
        rol ebx, 0xa                      ;   736.0 alu1    36 v[4]
        add edx, ecx                      ;   743.0 alu2    35 v[2]
        mov ecx, dword [esp + 24]         ;   735.0 agu0    49 h
        add ecx, ebx                      ;   738.0 alu0    49 h
        xor ebx, esi                      ;   740.0 alu1    25 sum
        xor ebx, edx                      ;   744.0 alu2    25 sum
        add ebp, ebx                      ;   745.0 alu0    34 sum
        rol ebp, 0xb                      ;   746.0 alu1    35 v[1]
        rol esi, 0xa                      ;   740.0 alu2    36 v[3]
        add esi, dword [esp + 36]         ;   741.0 alu0+agu1   48 h0
        add esi, dword [esp + 64]         ;   742.0 alu1+agu2   48 h0
        add ecx, dword [esp + 60]         ;   739.0 alu2+agu0   49 h
        mov ebx, dword [esp + 68]         ;   739.3 agu1    49 h reload
        add ebx, edi                      ;   742.3 alu0    49 h
        add edi, dword [esp + 32]         ;   740.0 alu1+agu2   49 h
        add edi, dword [esp + 52]         ;   741.0 alu2+agu0   49 h
        add edi, ebp                      ;   747.0 alu0    49 h
        add edx, dword [esp + 0]          ;   744.0 alu1+agu1   49 h
        add edx, dword [esp + 56]         ;   745.0 alu2+agu2   49 h
        add edx, dword [esp + 52]         ;   746.0 alu0+agu0   49 h
        mov dword [esp + 0], esi          ;   743.0 agu1    50 h
        add eax, 0x40                     ;   742.3 alu1    41 blocks
        mov ebp, ebx                      ;   743.3 alu2    49 h copy
        mov esi, eax                      ;   743.3 alu0    41 blocks copy
        mov eax, edx                      ;   747.0 alu1    49 h copy
        cmp esi, dword [esp + 20]         ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 96], esi         ;                    resident
        mov dword [esp + 12], edi         ;                    resident
        mov dword [esp + 4], ecx          ;                    resident
        mov dword [esp + 16], eax         ;                    resident
        mov dword [esp + 8], ebp          ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]          ;     0.0 agu0    41 blocks reload
        mov edi, dword [esp + 92]         ;     0.3 agu1    41 blocks reload
        mov dword [edi], esi              ;     3.0 agu2    41 blocks
        mov esi, dword [esp + 4]          ;     1.0 agu0    41 blocks reload
        mov dword [edi + 4], esi          ;     4.0 agu1    41 blocks
        mov esi, dword [esp + 8]          ;     1.7 agu2    41 blocks reload
        mov dword [edi + 8], esi          ;     4.7 agu0    41 blocks
        mov esi, dword [esp + 12]         ;     2.3 agu1    41 blocks reload
        mov dword [edi + 12], esi         ;     5.3 agu2    41 blocks
        mov esi, dword [esp + 16]         ;     3.0 agu0    41 blocks reload
        mov dword [edi + 16], esi         ;     6.0 agu1    41 blocks
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
        add esp, 0x48                     ;                    frame
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
