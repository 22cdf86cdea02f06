; ripemd_blocks for AMD Athlon 64, Opteron (K8) (athlon64)
; made by cipherwright 0.1.0 from ciphers/ripemd.cw (sha256 709b6f3c2c11146f); do not edit:
;   ./cw build ripemd_blocks --cpu athlon64
;
; void ripemd_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 16 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 44 bytes, 12 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 13 uops, planned 8.0; bounds: width 4.3, ports 4.0, path 3.0
;   blocks: 714 uops, planned 359.7; bounds: width 238.0, ports 185.3, path 195.0
;   body.2: 9 uops, planned 5.3; bounds: width 3.0, ports 3.0, path 0.0
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
%fatal "ripemd_blocks is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_ripemd_blocks
$_ripemd_blocks:
%else
        global $ripemd_blocks
%endif
$ripemd_blocks:
        push ebx                          ;                    preserved
        push esi                          ;                    preserved
        push edi                          ;                    preserved
        push ebp                          ;                    preserved
        sub esp, 0x30                     ;                    frame
        mov esi, dword [esp + 68]         ;     0.0 agu0    38 h reload
        mov edi, dword [esi]              ;     3.0 agu1    38 h
        mov dword [esp + 0], edi          ;     6.0 agu2    38 h
        mov edi, dword [esi + 4]          ;     3.0 agu0    38 h
        mov dword [esp + 4], edi          ;     6.0 agu1    38 h
        mov edi, dword [esi + 8]          ;     3.0 agu2    38 h
        mov dword [esp + 8], edi          ;     6.0 agu0    38 h
        mov esi, dword [esi + 12]         ;     3.0 agu1    38 h
        mov dword [esp + 12], esi         ;     6.0 agu2    38 h
        mov esi, dword [esp + 76]         ;     3.0 agu0    38 h
        shl esi, 6                        ;     6.0 alu0    38 h
        add esi, dword [esp + 72]         ;     7.0 alu1+agu1   38 h
        mov dword [esp + 16], esi         ;     8.0 agu2    38 h
        cmp dword [esp + 76], 0           ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 8]          ;                    resident
        mov edi, dword [esp + 12]         ;                    resident
        mov ebp, dword [esp + 4]          ;                    resident
        mov eax, dword [esp + 72]         ;                    resident
        align 16
.blocks_1:
        mov ecx, edi                      ;     0.0 alu0    20 sum copy
        xor ecx, esi                      ;     1.0 alu1    20 sum
        and ecx, ebp                      ;     2.0 alu2    20 sum
        xor ecx, edi                      ;     3.0 alu0    20 sum
        add ecx, dword [eax]              ;     4.0 alu1+agu0   32 sum
        mov edx, dword [esp + 0]          ;     1.7 agu1    41 x[0] reload
        add ecx, edx                      ;     5.0 alu2    32 sum
        mov ebx, ecx                      ;     6.0 alu0    33 v[0] copy
        rol ebx, 0xb                      ;     7.0 alu1    33 v[0]
        mov edx, dword [eax + 4]          ;     3.0 agu2    32 sum
        mov dword [esp + 20], ecx         ;     6.0 agu0    32 sum spill
        mov ecx, ebx                      ;     8.0 alu2    20 sum copy
        mov dword [esp + 24], eax         ;     4.0 agu1    32 sum spill
        lea eax, [edx + edi]              ;     6.0 agu2    32 sum
        mov edx, ebx                      ;     8.0 alu0    20 sum copy
        xor edx, ebp                      ;     9.0 alu1    20 sum
        mov dword [esp + 28], edi         ;     5.3 agu0    41 x[3] spill
        mov edi, ebp                      ;     5.7 alu2    20 sum copy
        xor edi, esi                      ;     6.7 alu0    20 sum
        and ecx, edi                      ;     9.0 alu1    20 sum
        xor ecx, esi                      ;    10.0 alu2    20 sum
        add eax, ecx                      ;    11.0 alu0    32 sum
        rol eax, 0xe                      ;    12.0 alu1    33 v[3]
        or edx, eax                       ;    13.0 alu2    20 sum
        mov ecx, dword [esp + 24]         ;     8.0 agu1    32 sum reload
        mov dword [esp + 32], edi         ;     8.3 agu2    20 sum spill
        mov edi, dword [ecx + 8]          ;    11.0 agu0    32 sum
        mov dword [esp + 36], ebp         ;     9.0 agu1    41 x[1] spill
        mov ebp, dword [ecx + 16]         ;    11.0 agu2    32 sum
        add ebp, ebx                      ;    14.0 alu0    32 sum
        xor ebx, eax                      ;    13.0 alu1    20 sum
        xor edx, ebx                      ;    14.0 alu2    20 sum
        add edx, esi                      ;    15.0 alu0    32 sum
        add edx, edi                      ;    16.0 alu1    32 sum
        rol edx, 0xf                      ;    17.0 alu2    33 v[2]
        or ebx, edx                       ;    18.0 alu0    20 sum
        mov edi, dword [ecx + 20]         ;    12.0 agu0    32 sum
        mov dword [esp + 40], esi         ;    12.3 agu1    41 x[2] spill
        lea esi, [eax + edi]              ;    15.0 agu2    32 sum
        xor eax, edx                      ;    18.0 alu1    20 sum
        xor ebx, eax                      ;    19.0 alu2    20 sum
        add ebx, dword [ecx + 12]         ;    20.0 alu0+agu0   32 sum
        add ebx, dword [esp + 36]         ;    21.0 alu1+agu1   32 sum
        rol ebx, 0xc                      ;    22.0 alu2    33 v[1]
        or eax, ebx                       ;    23.0 alu0    20 sum
        mov edi, dword [ecx + 24]         ;    15.0 agu2    32 sum
        add edi, edx                      ;    18.0 alu1    32 sum
        xor edx, ebx                      ;    23.0 alu2    20 sum
        xor eax, edx                      ;    24.0 alu0    20 sum
        add ebp, eax                      ;    25.0 alu1    32 sum
        rol ebp, 5                        ;    26.0 alu2    33 v[0]
        or edx, ebp                       ;    27.0 alu0    20 sum
        mov eax, dword [ecx + 28]         ;    18.3 agu0    32 sum
        add eax, ebx                      ;    23.0 alu1    32 sum
        xor ebx, ebp                      ;    27.0 alu2    20 sum
        xor edx, ebx                      ;    28.0 alu0    20 sum
        add esi, edx                      ;    29.0 alu1    32 sum
        rol esi, 8                        ;    30.0 alu2    33 v[3]
        mov edx, dword [ecx + 32]         ;    22.0 agu1    32 sum
        or ebx, esi                       ;    31.0 alu0    20 sum
        lea ecx, [ebp + edx]              ;    27.0 agu2    32 sum
        xor ebp, esi                      ;    31.0 alu1    20 sum
        xor ebx, ebp                      ;    32.0 alu2    20 sum
        add edi, ebx                      ;    33.0 alu0    32 sum
        rol edi, 7                        ;    34.0 alu1    33 v[2]
        or ebp, edi                       ;    35.0 alu2    20 sum
        mov ebx, esi                      ;    31.0 alu0    20 sum copy
        xor ebx, edi                      ;    35.0 alu1    20 sum
        xor ebp, ebx                      ;    36.0 alu2    20 sum
        add eax, ebp                      ;    37.0 alu0    32 sum
        rol eax, 9                        ;    38.0 alu1    33 v[1]
        or ebx, eax                       ;    39.0 alu2    20 sum
        mov ebp, edi                      ;    35.0 alu0    20 sum copy
        xor ebp, eax                      ;    39.0 alu1    20 sum
        xor ebx, ebp                      ;    40.0 alu2    20 sum
        add ecx, ebx                      ;    41.0 alu0    32 sum
        rol ecx, 0xb                      ;    42.0 alu1    33 v[0]
        or ebp, ecx                       ;    43.0 alu2    20 sum
        mov ebx, dword [esp + 24]         ;    35.0 agu0    32 sum reload
        add esi, dword [ebx + 36]         ;    41.0 alu0+agu1   32 sum
        mov edx, dword [ebx + 44]         ;    38.0 agu2    32 sum
        add edx, eax                      ;    41.0 alu1    32 sum
        xor eax, ecx                      ;    43.0 alu2    20 sum
        xor ebp, eax                      ;    44.0 alu0    20 sum
        add esi, ebp                      ;    45.0 alu1    32 sum
        rol esi, 0xd                      ;    46.0 alu2    33 v[3]
        or eax, esi                       ;    47.0 alu0    20 sum
        mov ebp, dword [ebx + 48]         ;    39.3 agu0    32 sum
        add ebp, ecx                      ;    43.0 alu1    32 sum
        xor ecx, esi                      ;    47.0 alu2    20 sum
        add edi, dword [ebx + 40]         ;    41.0 alu0+agu1   32 sum
        xor eax, ecx                      ;    48.0 alu1    20 sum
        add edi, eax                      ;    49.0 alu2    32 sum
        rol edi, 0xe                      ;    50.0 alu0    33 v[2]
        mov eax, dword [ebx + 52]         ;    42.3 agu2    32 sum
        or ecx, edi                       ;    51.0 alu1    20 sum
        lea ebx, [esi + eax]              ;    47.0 agu0    32 sum
        xor esi, edi                      ;    51.0 alu2    20 sum
        xor ecx, esi                      ;    52.0 alu0    20 sum
        add edx, ecx                      ;    53.0 alu1    32 sum
        rol edx, 0xf                      ;    54.0 alu2    33 v[1]
        or esi, edx                       ;    55.0 alu0    20 sum
        mov ecx, edi                      ;    51.0 alu1    20 sum copy
        xor ecx, edx                      ;    55.0 alu2    20 sum
        xor esi, ecx                      ;    56.0 alu0    20 sum
        add ebp, esi                      ;    57.0 alu1    32 sum
        rol ebp, 6                        ;    58.0 alu2    33 v[0]
        or ecx, ebp                       ;    59.0 alu0    20 sum
        mov esi, edx                      ;    55.0 alu1    20 sum copy
        xor esi, ebp                      ;    59.0 alu2    20 sum
        xor ecx, esi                      ;    60.0 alu0    20 sum
        add ebx, ecx                      ;    61.0 alu1    32 sum
        rol ebx, 7                        ;    62.0 alu2    33 v[3]
        or esi, ebx                       ;    63.0 alu0    20 sum
        mov ecx, dword [esp + 24]         ;    55.0 agu1    32 sum reload
        add edi, dword [ecx + 56]         ;    61.0 alu1+agu2   32 sum
        mov eax, ebp                      ;    59.0 alu2    20 sum copy
        xor eax, ebx                      ;    63.0 alu0    20 sum
        xor esi, eax                      ;    64.0 alu1    20 sum
        add edi, esi                      ;    65.0 alu2    32 sum
        rol edi, 9                        ;    66.0 alu0    33 v[2]
        and eax, edi                      ;    67.0 alu1    20 sum
        add edx, dword [ecx + 60]         ;    61.0 alu2+agu0   32 sum
        mov esi, dword [ecx + 28]         ;    59.7 agu1    32 sum
        lea esi, [esi + ebp + 1518500249] ;    62.7 agu2    32 sum
        xor ebp, eax                      ;    68.0 alu0    20 sum
        add edx, ebp                      ;    69.0 alu1    32 sum
        rol edx, 8                        ;    70.0 alu2    33 v[1]
        mov ebp, ebx                      ;    63.0 alu0    21 sum copy
        xor ebp, edi                      ;    67.0 alu1    21 sum
        mov eax, edi                      ;    67.0 alu2    21 sum copy
        xor eax, edx                      ;    71.0 alu0    21 sum
        and ebp, edx                      ;    71.0 alu1    21 sum
        add esi, ebp                      ;    72.0 alu2    32 sum
        mov ebp, dword [ecx + 16]         ;    64.0 agu0    32 sum
        lea ebp, [ebp + ebx + 1518500249] ;    67.0 agu1    32 sum
        and ebx, edi                      ;    67.0 alu0    21 sum
        add esi, ebx                      ;    73.0 alu1    32 sum
        mov ebx, dword [ecx + 52]         ;    67.0 agu2    32 sum
        lea ebx, [ebx + edi + 1518500249] ;    70.0 agu0    32 sum
        and edi, edx                      ;    71.0 alu2    21 sum
        rol esi, 7                        ;    74.0 alu0    33 v[0]
        add ebp, edi                      ;    72.0 alu1    32 sum
        and eax, esi                      ;    75.0 alu2    21 sum
        add ebp, eax                      ;    76.0 alu0    32 sum
        rol ebp, 6                        ;    77.0 alu1    33 v[3]
        mov edi, edx                      ;    71.0 alu2    21 sum copy
        xor edi, esi                      ;    75.0 alu0    21 sum
        mov eax, dword [ecx + 4]          ;    71.0 agu1    32 sum
        lea eax, [eax + edx + 1518500249] ;    74.0 agu2    32 sum
        and edx, esi                      ;    75.0 alu1    21 sum
        add ebx, edx                      ;    76.0 alu2    32 sum
        mov edx, esi                      ;    75.0 alu0    21 sum copy
        xor edx, ebp                      ;    78.0 alu1    21 sum
        and edi, ebp                      ;    78.0 alu2    21 sum
        add ebx, edi                      ;    79.0 alu0    32 sum
        mov edi, dword [ecx + 40]         ;    74.0 agu0    32 sum
        lea edi, [edi + esi + 1518500249] ;    77.0 agu1    32 sum
        and esi, ebp                      ;    78.0 alu1    21 sum
        rol ebx, 8                        ;    80.0 alu2    33 v[2]
        add eax, esi                      ;    79.0 alu0    32 sum
        and edx, ebx                      ;    81.0 alu1    21 sum
        add eax, edx                      ;    82.0 alu2    32 sum
        rol eax, 0xd                      ;    83.0 alu0    33 v[1]
        mov esi, ebp                      ;    78.0 alu1    21 sum copy
        xor esi, ebx                      ;    81.0 alu2    21 sum
        mov edx, dword [ecx + 24]         ;    77.3 agu2    32 sum
        lea edx, [edx + ebp + 1518500249] ;    80.3 agu0    32 sum
        and ebp, ebx                      ;    81.0 alu0    21 sum
        add edi, ebp                      ;    82.0 alu1    32 sum
        mov ebp, ebx                      ;    81.0 alu2    21 sum copy
        xor ebp, eax                      ;    84.0 alu0    21 sum
        and esi, eax                      ;    84.0 alu1    21 sum
        add edi, esi                      ;    85.0 alu2    32 sum
        mov esi, dword [ecx + 60]         ;    80.0 agu1    32 sum
        lea esi, [esi + ebx + 1518500249] ;    83.0 agu2    32 sum
        and ebx, eax                      ;    84.0 alu0    21 sum
        rol edi, 0xb                      ;    86.0 alu1    33 v[0]
        add edx, ebx                      ;    85.0 alu2    32 sum
        and ebp, edi                      ;    87.0 alu0    21 sum
        add edx, ebp                      ;    88.0 alu1    32 sum
        rol edx, 9                        ;    89.0 alu2    33 v[3]
        mov ebp, eax                      ;    84.0 alu0    21 sum copy
        xor ebp, edi                      ;    87.0 alu1    21 sum
        mov ebx, dword [ecx + 12]         ;    83.3 agu0    32 sum
        lea ebx, [ebx + eax + 1518500249] ;    86.3 agu1    32 sum
        and eax, edi                      ;    87.0 alu2    21 sum
        add esi, eax                      ;    88.0 alu0    32 sum
        mov eax, edi                      ;    87.0 alu1    21 sum copy
        xor eax, edx                      ;    90.0 alu2    21 sum
        and ebp, edx                      ;    90.0 alu0    21 sum
        add esi, ebp                      ;    91.0 alu1    32 sum
        mov ebp, dword [ecx + 48]         ;    86.0 agu2    32 sum
        lea ebp, [ebp + edi + 1518500249] ;    89.0 agu0    32 sum
        and edi, edx                      ;    90.0 alu2    21 sum
        rol esi, 7                        ;    92.0 alu0    33 v[2]
        add ebx, edi                      ;    91.0 alu1    32 sum
        and eax, esi                      ;    93.0 alu2    21 sum
        add ebx, eax                      ;    94.0 alu0    32 sum
        rol ebx, 0xf                      ;    95.0 alu1    33 v[1]
        mov edi, edx                      ;    90.0 alu2    21 sum copy
        xor edi, esi                      ;    93.0 alu0    21 sum
        mov eax, dword [ecx]              ;    89.3 agu1    32 sum
        lea eax, [eax + edx + 1518500249] ;    92.3 agu2    32 sum
        and edx, esi                      ;    93.0 alu1    21 sum
        add ebp, edx                      ;    94.0 alu2    32 sum
        mov edx, esi                      ;    93.0 alu0    21 sum copy
        xor edx, ebx                      ;    96.0 alu1    21 sum
        and edi, ebx                      ;    96.0 alu2    21 sum
        add ebp, edi                      ;    97.0 alu0    32 sum
        mov edi, dword [ecx + 36]         ;    92.0 agu0    32 sum
        lea edi, [edi + esi + 1518500249] ;    95.0 agu1    32 sum
        and esi, ebx                      ;    96.0 alu1    21 sum
        rol ebp, 7                        ;    98.0 alu2    33 v[0]
        add eax, esi                      ;    97.0 alu0    32 sum
        and edx, ebp                      ;    99.0 alu1    21 sum
        add eax, edx                      ;   100.0 alu2    32 sum
        rol eax, 0xc                      ;   101.0 alu0    33 v[3]
        mov esi, ebx                      ;    96.0 alu1    21 sum copy
        xor esi, ebp                      ;    99.0 alu2    21 sum
        mov edx, dword [ecx + 20]         ;    95.3 agu2    32 sum
        lea edx, [edx + ebx + 1518500249] ;    98.3 agu0    32 sum
        and ebx, ebp                      ;    99.0 alu0    21 sum
        add edi, ebx                      ;   100.0 alu1    32 sum
        mov ebx, ebp                      ;    99.0 alu2    21 sum copy
        xor ebx, eax                      ;   102.0 alu0    21 sum
        and esi, eax                      ;   102.0 alu1    21 sum
        add edi, esi                      ;   103.0 alu2    32 sum
        mov esi, dword [ecx + 56]         ;    98.0 agu1    32 sum
        lea esi, [esi + ebp + 1518500249] ;   101.0 agu2    32 sum
        and ebp, eax                      ;   102.0 alu0    21 sum
        rol edi, 0xf                      ;   104.0 alu1    33 v[2]
        add edx, ebp                      ;   103.0 alu2    32 sum
        and ebx, edi                      ;   105.0 alu0    21 sum
        add edx, ebx                      ;   106.0 alu1    32 sum
        rol edx, 9                        ;   107.0 alu2    33 v[1]
        mov ebp, eax                      ;   102.0 alu0    21 sum copy
        xor ebp, edi                      ;   105.0 alu1    21 sum
        mov ebx, dword [ecx + 8]          ;   101.3 agu0    32 sum
        lea ebx, [ebx + eax + 1518500249] ;   104.3 agu1    32 sum
        and eax, edi                      ;   105.0 alu2    21 sum
        add esi, eax                      ;   106.0 alu0    32 sum
        mov eax, edi                      ;   105.0 alu1    21 sum copy
        xor eax, edx                      ;   108.0 alu2    21 sum
        and ebp, edx                      ;   108.0 alu0    21 sum
        add esi, ebp                      ;   109.0 alu1    32 sum
        mov ebp, dword [ecx + 44]         ;   104.0 agu2    32 sum
        lea ebp, [ebp + edi + 1518500249] ;   107.0 agu0    32 sum
        and edi, edx                      ;   108.0 alu2    21 sum
        rol esi, 7                        ;   110.0 alu0    33 v[0]
        add ebx, edi                      ;   109.0 alu1    32 sum
        and eax, esi                      ;   111.0 alu2    21 sum
        add ebx, eax                      ;   112.0 alu0    32 sum
        rol ebx, 0xb                      ;   113.0 alu1    33 v[3]
        mov edi, edx                      ;   108.0 alu2    21 sum copy
        xor edi, esi                      ;   111.0 alu0    21 sum
        mov eax, dword [ecx + 32]         ;   107.3 agu1    32 sum
        lea eax, [eax + edx + 1518500249] ;   110.3 agu2    32 sum
        and edx, esi                      ;   111.0 alu1    21 sum
        add ebp, edx                      ;   112.0 alu2    32 sum
        mov edx, esi                      ;   111.0 alu0    21 sum copy
        xor edx, ebx                      ;   114.0 alu1    21 sum
        and edi, ebx                      ;   114.0 alu2    21 sum
        add ebp, edi                      ;   115.0 alu0    32 sum
        mov edi, dword [ecx + 12]         ;   110.0 agu0    32 sum
        lea edi, [edi + esi + 1859775393] ;   113.0 agu1    32 sum
        and esi, ebx                      ;   114.0 alu1    21 sum
        rol ebp, 0xd                      ;   116.0 alu2    33 v[2]
        add eax, esi                      ;   115.0 alu0    32 sum
        and edx, ebp                      ;   117.0 alu1    21 sum
        add eax, edx                      ;   118.0 alu2    32 sum
        rol eax, 0xc                      ;   119.0 alu0    33 v[1]
        mov esi, dword [ecx + 40]         ;   112.7 agu2    32 sum
        lea esi, [esi + ebx + 1859775393] ;   115.7 agu0    32 sum
        xor ebx, ebp                      ;   117.0 alu1    22 sum
        xor ebx, eax                      ;   120.0 alu2    22 sum
        add edi, ebx                      ;   121.0 alu0    32 sum
        rol edi, 0xb                      ;   122.0 alu1    33 v[0]
        mov edx, dword [ecx + 8]          ;   114.7 agu1    32 sum
        lea edx, [edx + ebp + 1859775393] ;   117.7 agu2    32 sum
        xor ebp, eax                      ;   120.0 alu2    22 sum
        xor ebp, edi                      ;   123.0 alu0    22 sum
        add esi, ebp                      ;   124.0 alu1    32 sum
        rol esi, 0xd                      ;   125.0 alu2    33 v[3]
        mov ebp, dword [ecx + 16]         ;   117.0 agu0    32 sum
        lea ebp, [ebp + eax + 1859775393] ;   120.0 agu1    32 sum
        xor eax, edi                      ;   123.0 alu0    22 sum
        xor eax, esi                      ;   126.0 alu1    22 sum
        add edx, eax                      ;   127.0 alu2    32 sum
        rol edx, 0xe                      ;   128.0 alu0    33 v[2]
        mov eax, dword [ecx + 36]         ;   120.0 agu2    32 sum
        lea eax, [eax + edi + 1859775393] ;   123.0 agu0    32 sum
        xor edi, esi                      ;   126.0 alu1    22 sum
        xor edi, edx                      ;   129.0 alu2    22 sum
        add ebp, edi                      ;   130.0 alu0    32 sum
        rol ebp, 7                        ;   131.0 alu1    33 v[1]
        mov edi, dword [ecx + 60]         ;   123.0 agu1    32 sum
        lea edi, [edi + esi + 1859775393] ;   126.0 agu2    32 sum
        xor esi, edx                      ;   129.0 alu2    22 sum
        xor esi, ebp                      ;   132.0 alu0    22 sum
        add eax, esi                      ;   133.0 alu1    32 sum
        rol eax, 0xe                      ;   134.0 alu2    33 v[0]
        mov esi, dword [ecx + 32]         ;   126.0 agu0    32 sum
        lea esi, [esi + edx + 1859775393] ;   129.0 agu1    32 sum
        xor edx, ebp                      ;   132.0 alu0    22 sum
        xor edx, eax                      ;   135.0 alu1    22 sum
        add edi, edx                      ;   136.0 alu2    32 sum
        rol edi, 9                        ;   137.0 alu0    33 v[3]
        mov edx, dword [ecx + 4]          ;   129.0 agu2    32 sum
        lea edx, [edx + ebp + 1859775393] ;   132.0 agu0    32 sum
        xor ebp, eax                      ;   135.0 alu1    22 sum
        xor ebp, edi                      ;   138.0 alu2    22 sum
        add esi, ebp                      ;   139.0 alu0    32 sum
        rol esi, 0xd                      ;   140.0 alu1    33 v[2]
        mov ebp, dword [ecx + 56]         ;   132.0 agu1    32 sum
        lea ebp, [ebp + eax + 1859775393] ;   135.0 agu2    32 sum
        xor eax, edi                      ;   138.0 alu2    22 sum
        xor eax, esi                      ;   141.0 alu0    22 sum
        add edx, eax                      ;   142.0 alu1    32 sum
        rol edx, 0xf                      ;   143.0 alu2    33 v[1]
        mov eax, dword [ecx + 28]         ;   135.0 agu0    32 sum
        lea eax, [eax + edi + 1859775393] ;   138.0 agu1    32 sum
        xor edi, esi                      ;   141.0 alu0    22 sum
        xor edi, edx                      ;   144.0 alu1    22 sum
        add ebp, edi                      ;   145.0 alu2    32 sum
        rol ebp, 6                        ;   146.0 alu0    33 v[0]
        mov edi, dword [ecx]              ;   138.0 agu2    32 sum
        lea edi, [edi + esi + 1859775393] ;   141.0 agu0    32 sum
        xor esi, edx                      ;   144.0 alu1    22 sum
        xor esi, ebp                      ;   147.0 alu2    22 sum
        add eax, esi                      ;   148.0 alu0    32 sum
        rol eax, 8                        ;   149.0 alu1    33 v[3]
        mov esi, dword [ecx + 24]         ;   141.0 agu1    32 sum
        lea esi, [esi + edx + 1859775393] ;   144.0 agu2    32 sum
        xor edx, ebp                      ;   147.0 alu2    22 sum
        xor edx, eax                      ;   150.0 alu0    22 sum
        add edi, edx                      ;   151.0 alu1    32 sum
        rol edi, 0xd                      ;   152.0 alu2    33 v[2]
        mov edx, dword [ecx + 44]         ;   144.0 agu0    32 sum
        lea edx, [edx + ebp + 1859775393] ;   147.0 agu1    32 sum
        xor ebp, eax                      ;   150.0 alu0    22 sum
        xor ebp, edi                      ;   153.0 alu1    22 sum
        add esi, ebp                      ;   154.0 alu2    32 sum
        rol esi, 6                        ;   155.0 alu0    33 v[1]
        mov ebp, dword [ecx + 52]         ;   147.0 agu2    32 sum
        lea ebp, [ebp + eax + 1859775393] ;   150.0 agu0    32 sum
        xor eax, edi                      ;   153.0 alu1    22 sum
        xor eax, esi                      ;   156.0 alu2    22 sum
        add edx, eax                      ;   157.0 alu0    32 sum
        rol edx, 0xc                      ;   158.0 alu1    33 v[0]
        mov eax, dword [ecx + 20]         ;   150.0 agu1    32 sum
        lea eax, [eax + edi + 1859775393] ;   153.0 agu2    32 sum
        xor edi, esi                      ;   156.0 alu2    22 sum
        xor edi, edx                      ;   159.0 alu0    22 sum
        add ebp, edi                      ;   160.0 alu1    32 sum
        rol ebp, 5                        ;   161.0 alu2    33 v[3]
        mov edi, dword [ecx + 48]         ;   153.0 agu0    32 sum
        lea edi, [edi + esi + 1859775393] ;   156.0 agu1    32 sum
        xor esi, edx                      ;   159.0 alu0    22 sum
        xor esi, ebp                      ;   162.0 alu1    22 sum
        add eax, esi                      ;   163.0 alu2    32 sum
        rol eax, 7                        ;   164.0 alu0    33 v[2]
        mov esi, dword [esp + 20]         ;   156.0 agu2    32 sum
        add esi, 0x50a28be6               ;   159.0 alu1    32 sum
        rol esi, 0xb                      ;   160.0 alu2    33 v[0]
        mov ebx, dword [esp + 28]         ;   157.0 agu0    46 h
        add ebx, edx                      ;   160.0 alu0    46 h
        xor edx, ebp                      ;   162.0 alu1    22 sum
        xor edx, eax                      ;   165.0 alu2    22 sum
        add edi, edx                      ;   166.0 alu0    32 sum
        rol edi, 5                        ;   167.0 alu1    33 v[1]
        mov edx, dword [esp + 32]         ;   159.7 agu1    20 sum
        and edx, esi                      ;   162.7 alu2    20 sum
        xor edx, dword [esp + 40]         ;   163.7 alu0+agu2   20 sum
        add edx, dword [esp + 28]         ;   164.7 alu1+agu0   32 sum
        add edx, dword [ecx + 4]          ;   165.7 alu2+agu1   32 sum
        add edx, 0x50a28be6               ;   166.7 alu0    32 sum
        rol edx, 0xe                      ;   167.7 alu1    33 v[3]
        mov dword [esp + 28], edi         ;   168.0 agu2    33 v[1] spill
        mov edi, esi                      ;   162.7 alu2    20 sum copy
        xor edi, dword [esp + 36]         ;   163.7 alu0+agu0   20 sum
        or edi, edx                       ;   168.7 alu1    20 sum
        mov dword [esp + 32], ebp         ;   163.7 agu1    33 v[3] spill
        mov ebp, dword [ecx + 16]         ;   164.0 agu2    32 sum
        lea ebp, [ebp + esi + 1352829926] ;   167.0 agu0    32 sum
        xor esi, edx                      ;   168.7 alu2    20 sum
        xor edi, esi                      ;   169.7 alu0    20 sum
        add edi, dword [esp + 40]         ;   170.7 alu1+agu1   32 sum
        add edi, dword [ecx + 8]          ;   171.7 alu2+agu2   32 sum
        add edi, 0x50a28be6               ;   172.7 alu0    32 sum
        rol edi, 0xf                      ;   173.7 alu1    33 v[2]
        or esi, edi                       ;   174.7 alu2    20 sum
        mov dword [esp + 20], eax         ;   167.0 agu0    33 v[2] spill
        mov eax, dword [ecx + 20]         ;   167.3 agu1    32 sum
        lea eax, [eax + edx + 1352829926] ;   170.3 agu2    32 sum
        xor edx, edi                      ;   174.7 alu0    20 sum
        xor esi, edx                      ;   175.7 alu1    20 sum
        add esi, dword [ecx + 12]         ;   176.7 alu2+agu0   32 sum
        add esi, dword [esp + 36]         ;   177.7 alu0+agu1   32 sum
        add esi, 0x50a28be6               ;   178.7 alu1    32 sum
        rol esi, 0xc                      ;   179.7 alu2    33 v[1]
        or edx, esi                       ;   180.7 alu0    20 sum
        mov dword [esp + 44], ebx         ;   170.7 agu2    46 h spill
        mov ebx, dword [ecx + 24]         ;   171.0 agu0    32 sum
        lea ebx, [ebx + edi + 1352829926] ;   174.7 agu1    32 sum
        xor edi, esi                      ;   180.7 alu1    20 sum
        xor edx, edi                      ;   181.7 alu2    20 sum
        add ebp, edx                      ;   182.7 alu0    32 sum
        rol ebp, 5                        ;   183.7 alu1    33 v[0]
        or edi, ebp                       ;   184.7 alu2    20 sum
        mov edx, dword [ecx + 28]         ;   175.3 agu2    32 sum
        add edx, 0x50a28be6               ;   178.3 alu0    32 sum
        add edx, esi                      ;   180.7 alu1    32 sum
        xor esi, ebp                      ;   184.7 alu2    20 sum
        xor edi, esi                      ;   185.7 alu0    20 sum
        add eax, edi                      ;   186.7 alu1    32 sum
        rol eax, 8                        ;   187.7 alu2    33 v[3]
        or esi, eax                       ;   188.7 alu0    20 sum
        mov edi, dword [ecx + 32]         ;   180.7 agu0    32 sum
        lea edi, [edi + ebp + 1352829926] ;   184.7 agu1    32 sum
        xor ebp, eax                      ;   188.7 alu1    20 sum
        xor esi, ebp                      ;   189.7 alu2    20 sum
        add ebx, esi                      ;   190.7 alu0    32 sum
        rol ebx, 7                        ;   191.7 alu1    33 v[2]
        or ebp, ebx                       ;   192.7 alu2    20 sum
        mov esi, dword [ecx + 36]         ;   184.7 agu2    32 sum
        lea esi, [esi + eax + 1352829926] ;   188.7 agu0    32 sum
        xor eax, ebx                      ;   192.7 alu0    20 sum
        xor ebp, eax                      ;   193.7 alu1    20 sum
        add edx, ebp                      ;   194.7 alu2    32 sum
        rol edx, 9                        ;   195.7 alu0    33 v[1]
        or eax, edx                       ;   196.7 alu1    20 sum
        mov ebp, dword [ecx + 40]         ;   188.7 agu1    32 sum
        lea ebp, [ebp + ebx + 1352829926] ;   192.7 agu2    32 sum
        xor ebx, edx                      ;   196.7 alu2    20 sum
        xor eax, ebx                      ;   197.7 alu0    20 sum
        add edi, eax                      ;   198.7 alu1    32 sum
        rol edi, 0xb                      ;   199.7 alu2    33 v[0]
        or ebx, edi                       ;   200.7 alu0    20 sum
        mov eax, dword [ecx + 44]         ;   192.7 agu0    32 sum
        lea eax, [eax + edx + 1352829926] ;   196.7 agu1    32 sum
        xor edx, edi                      ;   200.7 alu1    20 sum
        xor ebx, edx                      ;   201.7 alu2    20 sum
        add esi, ebx                      ;   202.7 alu0    32 sum
        rol esi, 0xd                      ;   203.7 alu1    33 v[3]
        or edx, esi                       ;   204.7 alu2    20 sum
        mov ebx, dword [ecx + 48]         ;   196.7 agu2    32 sum
        lea ebx, [ebx + edi + 1352829926] ;   200.7 agu0    32 sum
        xor edi, esi                      ;   204.7 alu0    20 sum
        xor edx, edi                      ;   205.7 alu1    20 sum
        add ebp, edx                      ;   206.7 alu2    32 sum
        rol ebp, 0xe                      ;   207.7 alu0    33 v[2]
        or edi, ebp                       ;   208.7 alu1    20 sum
        mov edx, dword [ecx + 52]         ;   200.7 agu1    32 sum
        lea edx, [edx + esi + 1352829926] ;   204.7 agu2    32 sum
        xor esi, ebp                      ;   208.7 alu2    20 sum
        xor edi, esi                      ;   209.7 alu0    20 sum
        add eax, edi                      ;   210.7 alu1    32 sum
        rol eax, 0xf                      ;   211.7 alu2    33 v[1]
        or esi, eax                       ;   212.7 alu0    20 sum
        mov edi, dword [ecx + 56]         ;   204.7 agu0    32 sum
        lea edi, [edi + ebp + 1352829926] ;   208.7 agu1    32 sum
        xor ebp, eax                      ;   212.7 alu1    20 sum
        xor esi, ebp                      ;   213.7 alu2    20 sum
        add ebx, esi                      ;   214.7 alu0    32 sum
        rol ebx, 6                        ;   215.7 alu1    33 v[0]
        or ebp, ebx                       ;   216.7 alu2    20 sum
        mov esi, dword [ecx + 60]         ;   208.7 agu2    32 sum
        lea esi, [esi + eax + 1352829926] ;   212.7 agu0    32 sum
        xor eax, ebx                      ;   216.7 alu0    20 sum
        xor ebp, eax                      ;   217.7 alu1    20 sum
        add edx, ebp                      ;   218.7 alu2    32 sum
        rol edx, 7                        ;   219.7 alu0    33 v[3]
        or eax, edx                       ;   220.7 alu1    20 sum
        mov ebp, ebx                      ;   216.7 alu2    20 sum copy
        xor ebp, edx                      ;   220.7 alu0    20 sum
        xor eax, ebp                      ;   221.7 alu1    20 sum
        add edi, eax                      ;   222.7 alu2    32 sum
        rol edi, 9                        ;   223.7 alu0    33 v[2]
        and ebp, edi                      ;   224.7 alu1    20 sum
        mov eax, dword [ecx + 28]         ;   216.7 agu1    32 sum
        add eax, ebx                      ;   219.7 alu2    32 sum
        xor ebx, ebp                      ;   225.7 alu0    20 sum
        add esi, ebx                      ;   226.7 alu1    32 sum
        rol esi, 8                        ;   227.7 alu2    33 v[1]
        mov ebp, dword [ecx + 16]         ;   218.7 agu2    32 sum
        add ebp, edx                      ;   221.7 alu0    32 sum
        xor edx, edi                      ;   224.7 alu1    21 sum
        mov ebx, edi                      ;   224.7 alu2    21 sum copy
        xor ebx, esi                      ;   228.7 alu0    21 sum
        and edx, ebx                      ;   229.7 alu1    21 sum
        xor edx, edi                      ;   230.7 alu2    21 sum
        add eax, edx                      ;   231.7 alu0    32 sum
        rol eax, 7                        ;   232.7 alu1    33 v[0]
        mov edx, esi                      ;   228.7 alu2    21 sum copy
        xor edx, eax                      ;   233.7 alu0    21 sum
        and ebx, edx                      ;   234.7 alu1    21 sum
        xor ebx, esi                      ;   235.7 alu2    21 sum
        add ebp, ebx                      ;   236.7 alu0    32 sum
        rol ebp, 6                        ;   237.7 alu1    33 v[3]
        mov ebx, dword [ecx + 52]         ;   227.7 agu0    32 sum reload
        add edi, ebx                      ;   230.7 alu2    32 sum
        mov ebx, eax                      ;   233.7 alu0    21 sum copy
        xor ebx, ebp                      ;   238.7 alu1    21 sum
        and edx, ebx                      ;   239.7 alu2    21 sum
        xor edx, eax                      ;   240.7 alu0    21 sum
        add edi, edx                      ;   241.7 alu1    32 sum
        rol edi, 8                        ;   242.7 alu2    33 v[2]
        mov edx, dword [ecx + 4]          ;   232.7 agu1    32 sum reload
        add esi, edx                      ;   235.7 alu0    32 sum
        mov edx, ebp                      ;   238.7 alu1    21 sum copy
        xor edx, edi                      ;   243.7 alu2    21 sum
        and ebx, edx                      ;   244.7 alu0    21 sum
        xor ebx, ebp                      ;   245.7 alu1    21 sum
        add esi, ebx                      ;   246.7 alu2    32 sum
        rol esi, 0xd                      ;   247.7 alu0    33 v[1]
        add eax, dword [ecx + 40]         ;   237.7 alu1+agu2   32 sum
        mov ebx, edi                      ;   243.7 alu2    21 sum copy
        xor ebx, esi                      ;   248.7 alu0    21 sum
        and edx, ebx                      ;   249.7 alu1    21 sum
        xor edx, edi                      ;   250.7 alu2    21 sum
        add eax, edx                      ;   251.7 alu0    32 sum
        rol eax, 0xb                      ;   252.7 alu1    33 v[0]
        add ebp, dword [ecx + 24]         ;   242.7 alu2+agu0   32 sum
        mov edx, esi                      ;   248.7 alu0    21 sum copy
        xor edx, eax                      ;   253.7 alu1    21 sum
        and ebx, edx                      ;   254.7 alu2    21 sum
        xor ebx, esi                      ;   255.7 alu0    21 sum
        add ebp, ebx                      ;   256.7 alu1    32 sum
        rol ebp, 9                        ;   257.7 alu2    33 v[3]
        add edi, dword [ecx + 60]         ;   247.7 alu0+agu1   32 sum
        mov ebx, eax                      ;   253.7 alu1    21 sum copy
        xor ebx, ebp                      ;   258.7 alu2    21 sum
        and edx, ebx                      ;   259.7 alu0    21 sum
        xor edx, eax                      ;   260.7 alu1    21 sum
        add edi, edx                      ;   261.7 alu2    32 sum
        rol edi, 7                        ;   262.7 alu0    33 v[2]
        add esi, dword [ecx + 12]         ;   252.7 alu1+agu2   32 sum
        mov edx, ebp                      ;   258.7 alu2    21 sum copy
        xor edx, edi                      ;   263.7 alu0    21 sum
        and ebx, edx                      ;   264.7 alu1    21 sum
        xor ebx, ebp                      ;   265.7 alu2    21 sum
        add esi, ebx                      ;   266.7 alu0    32 sum
        rol esi, 0xf                      ;   267.7 alu1    33 v[1]
        add eax, dword [ecx + 48]         ;   257.7 alu2+agu0   32 sum
        mov ebx, edi                      ;   263.7 alu0    21 sum copy
        xor ebx, esi                      ;   268.7 alu1    21 sum
        and edx, ebx                      ;   269.7 alu2    21 sum
        xor edx, edi                      ;   270.7 alu0    21 sum
        add eax, edx                      ;   271.7 alu1    32 sum
        rol eax, 7                        ;   272.7 alu2    33 v[0]
        add ebp, dword [ecx]              ;   262.7 alu0+agu1   32 sum
        mov edx, esi                      ;   268.7 alu1    21 sum copy
        xor edx, eax                      ;   273.7 alu2    21 sum
        and ebx, edx                      ;   274.7 alu0    21 sum
        xor ebx, esi                      ;   275.7 alu1    21 sum
        add ebp, ebx                      ;   276.7 alu2    32 sum
        rol ebp, 0xc                      ;   277.7 alu0    33 v[3]
        add edi, dword [ecx + 36]         ;   267.7 alu1+agu2   32 sum
        mov ebx, eax                      ;   273.7 alu2    21 sum copy
        xor ebx, ebp                      ;   278.7 alu0    21 sum
        and edx, ebx                      ;   279.7 alu1    21 sum
        xor edx, eax                      ;   280.7 alu2    21 sum
        add edi, edx                      ;   281.7 alu0    32 sum
        rol edi, 0xf                      ;   282.7 alu1    33 v[2]
        mov edx, dword [ecx + 20]         ;   272.7 agu0    32 sum reload
        add esi, edx                      ;   275.7 alu2    32 sum
        mov edx, ebp                      ;   278.7 alu0    21 sum copy
        xor edx, edi                      ;   283.7 alu1    21 sum
        and ebx, edx                      ;   284.7 alu2    21 sum
        xor ebx, ebp                      ;   285.7 alu0    21 sum
        add esi, ebx                      ;   286.7 alu1    32 sum
        rol esi, 9                        ;   287.7 alu2    33 v[1]
        add eax, dword [ecx + 56]         ;   277.7 alu0+agu1   32 sum
        mov ebx, edi                      ;   283.7 alu1    21 sum copy
        xor ebx, esi                      ;   288.7 alu2    21 sum
        and edx, ebx                      ;   289.7 alu0    21 sum
        xor edx, edi                      ;   290.7 alu1    21 sum
        add eax, edx                      ;   291.7 alu2    32 sum
        rol eax, 7                        ;   292.7 alu0    33 v[0]
        mov edx, dword [ecx + 8]          ;   282.7 agu2    32 sum reload
        add ebp, edx                      ;   285.7 alu1    32 sum
        mov edx, esi                      ;   288.7 alu2    21 sum copy
        xor edx, eax                      ;   293.7 alu0    21 sum
        and ebx, edx                      ;   294.7 alu1    21 sum
        xor ebx, esi                      ;   295.7 alu2    21 sum
        add ebp, ebx                      ;   296.7 alu0    32 sum
        rol ebp, 0xb                      ;   297.7 alu1    33 v[3]
        add edi, dword [ecx + 44]         ;   287.7 alu2+agu0   32 sum
        mov ebx, eax                      ;   293.7 alu0    21 sum copy
        xor ebx, ebp                      ;   298.7 alu1    21 sum
        and edx, ebx                      ;   299.7 alu2    21 sum
        xor edx, eax                      ;   300.7 alu0    21 sum
        add edi, edx                      ;   301.7 alu1    32 sum
        rol edi, 0xd                      ;   302.7 alu2    33 v[2]
        mov edx, dword [ecx + 32]         ;   292.7 agu1    32 sum reload
        add esi, edx                      ;   295.7 alu0    32 sum
        mov edx, ebp                      ;   298.7 alu1    21 sum copy
        xor edx, edi                      ;   303.7 alu2    21 sum
        and ebx, edx                      ;   304.7 alu0    21 sum
        xor ebx, ebp                      ;   305.7 alu1    21 sum
        add esi, ebx                      ;   306.7 alu2    32 sum
        rol esi, 0xc                      ;   307.7 alu0    33 v[1]
        mov edx, dword [ecx + 40]         ;   297.7 agu2    32 sum
        lea edx, [edx + ebp + 1548603684] ;   300.7 agu0    32 sum
        xor ebp, edi                      ;   303.7 alu1    22 sum
        xor ebp, esi                      ;   308.7 alu2    22 sum
        add eax, 0x5c4dd124               ;   299.7 alu0    32 sum
        add eax, ebp                      ;   309.7 alu1    32 sum
        add eax, dword [ecx + 12]         ;   310.7 alu2+agu1   32 sum
        rol eax, 0xb                      ;   311.7 alu0    33 v[0]
        mov ebp, dword [ecx + 8]          ;   301.7 agu2    32 sum
        lea ebp, [ebp + edi + 1548603684] ;   304.7 agu0    32 sum
        xor edi, esi                      ;   308.7 alu1    22 sum
        xor edi, eax                      ;   312.7 alu2    22 sum
        add edx, edi                      ;   313.7 alu0    32 sum
        rol edx, 0xd                      ;   314.7 alu1    33 v[3]
        mov edi, dword [ecx + 16]         ;   305.0 agu1    32 sum
        lea edi, [edi + esi + 1548603684] ;   308.7 agu2    32 sum
        xor esi, eax                      ;   312.7 alu2    22 sum
        xor esi, edx                      ;   315.7 alu0    22 sum
        add ebp, esi                      ;   316.7 alu1    32 sum
        rol ebp, 0xe                      ;   317.7 alu2    33 v[2]
        mov esi, dword [ecx + 36]         ;   309.0 agu0    32 sum
        lea esi, [esi + eax + 1548603684] ;   312.7 agu1    32 sum
        xor eax, edx                      ;   315.7 alu0    22 sum
        xor eax, ebp                      ;   318.7 alu1    22 sum
        add edi, eax                      ;   319.7 alu2    32 sum
        rol edi, 7                        ;   320.7 alu0    33 v[1]
        mov eax, dword [ecx + 60]         ;   312.7 agu2    32 sum
        lea eax, [eax + edx + 1548603684] ;   315.7 agu0    32 sum
        xor edx, ebp                      ;   318.7 alu1    22 sum
        xor edx, edi                      ;   321.7 alu2    22 sum
        add esi, edx                      ;   322.7 alu0    32 sum
        rol esi, 0xe                      ;   323.7 alu1    33 v[0]
        mov edx, dword [ecx + 32]         ;   315.7 agu1    32 sum
        lea edx, [edx + ebp + 1548603684] ;   318.7 agu2    32 sum
        xor ebp, edi                      ;   321.7 alu2    22 sum
        xor ebp, esi                      ;   324.7 alu0    22 sum
        add eax, ebp                      ;   325.7 alu1    32 sum
        rol eax, 9                        ;   326.7 alu2    33 v[3]
        mov ebp, dword [ecx + 4]          ;   318.7 agu0    32 sum
        lea ebp, [ebp + edi + 1548603684] ;   321.7 agu1    32 sum
        xor edi, esi                      ;   324.7 alu0    22 sum
        xor edi, eax                      ;   327.7 alu1    22 sum
        add edx, edi                      ;   328.7 alu2    32 sum
        rol edx, 0xd                      ;   329.7 alu0    33 v[2]
        mov edi, dword [ecx + 56]         ;   321.7 agu2    32 sum
        lea edi, [edi + esi + 1548603684] ;   324.7 agu0    32 sum
        xor esi, eax                      ;   327.7 alu1    22 sum
        xor esi, edx                      ;   330.7 alu2    22 sum
        add ebp, esi                      ;   331.7 alu0    32 sum
        rol ebp, 0xf                      ;   332.7 alu1    33 v[1]
        mov esi, dword [ecx + 28]         ;   324.7 agu1    32 sum
        lea esi, [esi + eax + 1548603684] ;   327.7 agu2    32 sum
        xor eax, edx                      ;   330.7 alu2    22 sum
        xor eax, ebp                      ;   333.7 alu0    22 sum
        add edi, eax                      ;   334.7 alu1    32 sum
        rol edi, 6                        ;   335.7 alu2    33 v[0]
        mov eax, dword [ecx]              ;   327.7 agu0    32 sum
        lea eax, [eax + edx + 1548603684] ;   330.7 agu1    32 sum
        xor edx, ebp                      ;   333.7 alu0    22 sum
        xor edx, edi                      ;   336.7 alu1    22 sum
        add esi, edx                      ;   337.7 alu2    32 sum
        rol esi, 8                        ;   338.7 alu0    33 v[3]
        mov edx, dword [ecx + 24]         ;   330.7 agu2    32 sum
        lea edx, [edx + ebp + 1548603684] ;   333.7 agu0    32 sum
        xor ebp, edi                      ;   336.7 alu1    22 sum
        xor ebp, esi                      ;   339.7 alu2    22 sum
        add eax, ebp                      ;   340.7 alu0    32 sum
        rol eax, 0xd                      ;   341.7 alu1    33 v[2]
        mov ebp, dword [ecx + 44]         ;   333.7 agu1    32 sum
        lea ebp, [ebp + edi + 1548603684] ;   336.7 agu2    32 sum
        xor edi, esi                      ;   339.7 alu2    22 sum
        xor edi, eax                      ;   342.7 alu0    22 sum
        add edx, edi                      ;   343.7 alu1    32 sum
        rol edx, 6                        ;   344.7 alu2    33 v[1]
        mov edi, dword [ecx + 52]         ;   336.7 agu0    32 sum
        lea edi, [edi + esi + 1548603684] ;   339.7 agu1    32 sum
        xor esi, eax                      ;   342.7 alu0    22 sum
        xor esi, edx                      ;   345.7 alu1    22 sum
        add ebp, esi                      ;   346.7 alu2    32 sum
        rol ebp, 0xc                      ;   347.7 alu0    33 v[0]
        mov esi, dword [ecx + 20]         ;   339.7 agu2    32 sum
        lea esi, [esi + eax + 1548603684] ;   342.7 agu0    32 sum
        xor eax, edx                      ;   345.7 alu1    22 sum
        xor eax, ebp                      ;   348.7 alu2    22 sum
        add edi, eax                      ;   349.7 alu0    32 sum
        rol edi, 5                        ;   350.7 alu1    33 v[3]
        mov eax, dword [ecx + 48]         ;   342.7 agu1    32 sum
        lea eax, [eax + edx + 1548603684] ;   345.7 agu2    32 sum
        xor edx, ebp                      ;   348.7 alu2    22 sum
        xor edx, edi                      ;   351.7 alu0    22 sum
        add esi, edx                      ;   352.7 alu1    32 sum
        rol esi, 7                        ;   353.7 alu2    33 v[2]
        mov edx, dword [esp + 40]         ;   345.7 agu0    46 h
        add edx, ebp                      ;   348.7 alu0    46 h
        xor ebp, edi                      ;   351.7 alu1    22 sum
        xor ebp, esi                      ;   354.7 alu2    22 sum
        add eax, ebp                      ;   355.7 alu0    32 sum
        rol eax, 5                        ;   356.7 alu1    33 v[1]
        add edx, dword [esp + 32]         ;   349.7 alu2+agu1   46 h
        add edi, dword [esp + 36]         ;   351.7 alu0+agu2   45 h0
        add edi, dword [esp + 20]         ;   352.7 alu1+agu0   45 h0
        mov ebp, dword [esp + 44]         ;   349.7 agu1    46 h reload
        add ebp, eax                      ;   357.7 alu2    46 h
        add esi, dword [esp + 0]          ;   354.7 alu0+agu2   46 h
        add esi, dword [esp + 28]         ;   355.7 alu1+agu0   46 h
        mov dword [esp + 0], edi          ;   353.7 agu1    47 h
        add ecx, 0x40                     ;   352.0 alu2    38 blocks
        mov edi, esi                      ;   356.7 alu0    46 h copy
        mov esi, ebp                      ;   358.7 alu1    46 h copy
        mov ebp, edx                      ;   353.0 alu2    46 h copy
        mov eax, ecx                      ;   353.3 alu0    38 blocks copy
        cmp eax, dword [esp + 16]         ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 8], esi          ;                    resident
        mov dword [esp + 12], edi         ;                    resident
        mov dword [esp + 4], ebp          ;                    resident
        mov dword [esp + 72], eax         ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]          ;     0.0 agu0    38 blocks reload
        mov edi, dword [esp + 68]         ;     0.3 agu1    38 blocks reload
        mov dword [edi], esi              ;     3.0 agu2    38 blocks
        mov esi, dword [esp + 4]          ;     1.0 agu0    38 blocks reload
        mov dword [edi + 4], esi          ;     4.0 agu1    38 blocks
        mov esi, dword [esp + 8]          ;     1.7 agu2    38 blocks reload
        mov dword [edi + 8], esi          ;     4.7 agu0    38 blocks
        mov esi, dword [esp + 12]         ;     2.3 agu1    38 blocks reload
        mov dword [edi + 12], esi         ;     5.3 agu2    38 blocks
        xor eax, eax                      ;                    cleared
        mov dword [esp + 0], eax          ;                    cleared
        mov dword [esp + 4], eax          ;                    cleared
        mov dword [esp + 8], eax          ;                    cleared
        mov dword [esp + 12], eax         ;                    cleared
        mov dword [esp + 20], eax         ;                    cleared
        mov dword [esp + 24], eax         ;                    cleared
        mov dword [esp + 28], eax         ;                    cleared
        mov dword [esp + 32], eax         ;                    cleared
        mov dword [esp + 36], eax         ;                    cleared
        mov dword [esp + 40], eax         ;                    cleared
        mov dword [esp + 44], eax         ;                    cleared
        add esp, 0x30                     ;                    frame
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
