; ripemd128_blocks for AMD Athlon 64, Opteron (K8) (athlon64)
; made by cipherwright 0.1.0 from ciphers/ripemd128.cw (sha256 2c7c4ea50ae2eca9); do not edit:
;   ./cw build ripemd128_blocks --cpu athlon64
;
; void ripemd128_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 16 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 48 bytes, 13 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 13 uops, planned 8.0; bounds: width 4.3, ports 4.0, path 3.0
;   blocks: 1116 uops, planned 392.3; bounds: width 372.0, ports 277.7, path 257.0
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
%fatal "ripemd128_blocks is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_ripemd128_blocks
$_ripemd128_blocks:
%else
        global $ripemd128_blocks
%endif
$ripemd128_blocks:
        push ebx                          ;                    preserved
        push esi                          ;                    preserved
        push edi                          ;                    preserved
        push ebp                          ;                    preserved
        sub esp, 0x34                     ;                    frame
        mov esi, dword [esp + 72]         ;     0.0 agu0    38 h reload
        mov edi, dword [esi]              ;     3.0 agu1    38 h
        mov dword [esp + 0], edi          ;     6.0 agu2    38 h
        mov edi, dword [esi + 4]          ;     3.0 agu0    38 h
        mov dword [esp + 4], edi          ;     6.0 agu1    38 h
        mov edi, dword [esi + 8]          ;     3.0 agu2    38 h
        mov dword [esp + 8], edi          ;     6.0 agu0    38 h
        mov esi, dword [esi + 12]         ;     3.0 agu1    38 h
        mov dword [esp + 12], esi         ;     6.0 agu2    38 h
        mov esi, dword [esp + 80]         ;     3.0 agu0    38 h
        shl esi, 6                        ;     6.0 alu0    38 h
        add esi, dword [esp + 76]         ;     7.0 alu1+agu1   38 h
        mov dword [esp + 16], esi         ;     8.0 agu2    38 h
        cmp dword [esp + 80], 0           ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 76]         ;                    resident
        mov edi, dword [esp + 4]          ;                    resident
        align 16
.blocks_1:
        mov ebp, dword [esi + 20]         ;     0.0 agu0    32 sum
        mov eax, dword [esi + 56]         ;     0.3 agu1    32 sum
        mov ecx, dword [esp + 0]          ;     0.7 agu2    32 sum
        lea ecx, [ecx + ebp + 1352829926] ;     3.7 agu0    32 sum
        mov edx, dword [esp + 12]         ;     1.3 agu1    32 sum
        lea edx, [edx + eax + 1352829926] ;     4.3 agu2    32 sum
        mov ebx, edi                      ;     2.0 alu0    24 sum copy
        xor ebx, dword [esp + 8]          ;     3.0 alu1+agu0   24 sum
        mov eax, ebx                      ;     4.0 alu2    25 sum copy
        and eax, dword [esp + 12]         ;     5.0 alu0+agu1   25 sum
        xor eax, dword [esp + 8]          ;     6.0 alu1+agu2   25 sum
        add ecx, eax                      ;     7.0 alu2    32 sum
        rol ecx, 8                        ;     8.0 alu0    33 v[0]
        mov eax, ecx                      ;     9.0 alu1    25 sum copy
        xor eax, edi                      ;    10.0 alu2    25 sum
        and eax, dword [esp + 8]          ;    11.0 alu0+agu0   25 sum
        xor eax, edi                      ;    12.0 alu1    25 sum
        add edx, eax                      ;    13.0 alu2    32 sum
        rol edx, 9                        ;    14.0 alu0    33 v[3]
        mov eax, ecx                      ;     9.0 alu1    25 sum copy
        xor eax, edx                      ;    15.0 alu2    25 sum
        and eax, edi                      ;    16.0 alu0    25 sum
        xor eax, ecx                      ;    17.0 alu1    25 sum
        add eax, dword [esi + 28]         ;    18.0 alu2+agu1   32 sum
        add eax, dword [esp + 8]          ;    19.0 alu0+agu2   32 sum
        add eax, 0x50a28be6               ;    20.0 alu1    32 sum
        rol eax, 9                        ;    21.0 alu2    33 v[2]
        mov ebp, dword [esi + 36]         ;    10.0 agu0    32 sum
        lea ebp, [ebp + ecx + 1352829926] ;    13.0 agu1    32 sum
        mov dword [esp + 20], ebx         ;    11.0 agu2    24 sum spill
        mov ebx, edx                      ;    15.0 alu0    25 sum copy
        xor ebx, eax                      ;    22.0 alu1    25 sum
        and ecx, ebx                      ;    23.0 alu2    25 sum
        xor ecx, edx                      ;    24.0 alu0    25 sum
        add ecx, dword [esi]              ;    25.0 alu1+agu0   32 sum
        lea ecx, [ecx + edi + 1352829926] ;    26.0 agu1    32 sum
        rol ecx, 0xb                      ;    28.0 alu2    33 v[1]
        mov ebx, eax                      ;    22.0 alu0    25 sum copy
        xor ebx, ecx                      ;    29.0 alu1    25 sum
        and ebx, edx                      ;    30.0 alu2    25 sum
        xor ebx, eax                      ;    31.0 alu0    25 sum
        add ebp, ebx                      ;    32.0 alu1    32 sum
        rol ebp, 0xd                      ;    33.0 alu2    33 v[0]
        mov ebx, dword [esi + 8]          ;    22.0 agu2    32 sum
        lea edx, [edx + ebx + 1352829926] ;    25.0 agu0    32 sum
        mov ebx, eax                      ;    22.7 alu0    25 sum copy
        mov dword [esp + 24], eax         ;    23.0 agu1    33 v[2] spill
        mov eax, ecx                      ;    29.0 alu1    25 sum copy
        xor eax, ebp                      ;    34.0 alu2    25 sum
        and ebx, eax                      ;    35.0 alu0    25 sum
        xor ebx, ecx                      ;    36.0 alu1    25 sum
        add edx, ebx                      ;    37.0 alu2    32 sum
        rol edx, 0xf                      ;    38.0 alu0    33 v[3]
        mov ebx, dword [esp + 20]         ;    28.0 agu2    24 sum
        xor ebx, dword [esp + 12]         ;    31.0 alu1+agu0   24 sum
        add ebx, dword [esi]              ;    32.0 alu2+agu1   32 sum
        add ebx, dword [esp + 0]          ;    33.0 alu0+agu2   32 sum
        rol ebx, 0xb                      ;    34.0 alu1    33 v[0]
        mov eax, dword [esi + 16]         ;    31.0 agu0    32 sum
        lea eax, [eax + ecx + 1352829926] ;    34.0 agu1    32 sum
        mov dword [esp + 20], esi         ;    31.7 agu2    32 sum spill
        mov esi, ebp                      ;    34.0 alu2    25 sum copy
        xor esi, edx                      ;    39.0 alu0    25 sum
        and ecx, esi                      ;    40.0 alu1    25 sum
        xor ecx, ebp                      ;    41.0 alu2    25 sum
        mov esi, ebx                      ;    35.0 alu0    24 sum copy
        xor esi, edi                      ;    36.0 alu1    24 sum
        xor esi, dword [esp + 8]          ;    37.0 alu2+agu0   24 sum
        add esi, dword [esp + 12]         ;    38.0 alu0+agu1   32 sum
        mov dword [esp + 28], ebp         ;    35.0 agu2    33 v[0] spill
        mov ebp, dword [esp + 20]         ;    35.3 agu0    32 sum reload
        add esi, dword [ebp + 4]          ;    41.3 alu1+agu1   32 sum
        rol esi, 0xe                      ;    42.3 alu2    33 v[3]
        add ecx, dword [esp + 24]         ;    42.0 alu0+agu2   32 sum
        add ecx, dword [ebp + 44]         ;    43.0 alu1+agu0   32 sum
        add ecx, 0x50a28be6               ;    44.0 alu2    32 sum
        rol ecx, 0xf                      ;    45.0 alu0    33 v[2]
        mov ebp, ebx                      ;    37.7 alu1    24 sum copy
        xor ebp, edi                      ;    38.7 alu2    24 sum
        xor ebp, esi                      ;    43.3 alu0    24 sum
        add ebp, dword [esp + 8]          ;    44.3 alu1+agu1   32 sum
        mov dword [esp + 24], edi         ;    39.0 agu2    41 x[1] spill
        mov edi, dword [esp + 20]         ;    39.3 agu0    32 sum reload
        add ebp, dword [edi + 8]          ;    45.3 alu2+agu1   32 sum
        rol ebp, 0xf                      ;    46.3 alu0    33 v[2]
        mov edi, edx                      ;    40.3 alu1    25 sum copy
        xor edi, ecx                      ;    46.0 alu2    25 sum
        and edi, dword [esp + 28]         ;    47.0 alu0+agu2   25 sum
        xor edi, edx                      ;    48.0 alu1    25 sum
        add eax, edi                      ;    49.0 alu2    32 sum
        rol eax, 5                        ;    50.0 alu0    33 v[1]
        mov edi, esi                      ;    43.3 alu1    24 sum copy
        xor edi, ebp                      ;    47.3 alu2    24 sum
        xor edi, ebx                      ;    48.3 alu0    24 sum
        add edi, dword [esp + 24]         ;    49.3 alu1+agu0   32 sum
        mov dword [esp + 32], edx         ;    44.3 agu1    33 v[3] spill
        mov edx, dword [esp + 20]         ;    44.7 agu2    32 sum reload
        add edi, dword [edx + 12]         ;    50.7 alu2+agu0   32 sum
        rol edi, 0xc                      ;    51.7 alu0    33 v[1]
        mov dword [esp + 36], ebx         ;    45.7 agu1    33 v[0] spill
        mov edx, dword [edx + 20]         ;    47.7 agu2    32 sum
        add edx, esi                      ;    50.7 alu1    32 sum
        xor esi, ebp                      ;    47.3 alu2    24 sum
        xor esi, edi                      ;    52.7 alu0    24 sum
        add esi, dword [esp + 36]         ;    53.7 alu1+agu0   32 sum
        mov ebx, dword [esp + 20]         ;    47.7 agu1    32 sum reload
        add esi, dword [ebx + 16]         ;    54.7 alu2+agu2   32 sum
        rol esi, 5                        ;    55.7 alu0    33 v[0]
        mov ebx, ecx                      ;    48.7 alu1    25 sum copy
        xor ebx, eax                      ;    51.0 alu2    25 sum
        and ebx, dword [esp + 32]         ;    52.0 alu0+agu0   25 sum
        xor ebx, ecx                      ;    53.0 alu1    25 sum
        add ebx, dword [esp + 28]         ;    54.0 alu2+agu1   32 sum
        mov dword [esp + 28], ecx         ;    50.3 agu2    33 v[2] spill
        mov ecx, dword [esp + 20]         ;    50.7 agu0    32 sum reload
        add ebx, dword [ecx + 52]         ;    56.7 alu0+agu1   32 sum
        add ebx, 0x50a28be6               ;    57.7 alu1    32 sum
        rol ebx, 7                        ;    58.7 alu2    33 v[0]
        mov dword [esp + 36], eax         ;    52.0 agu2    33 v[1] spill
        mov eax, dword [ecx + 24]         ;    53.7 agu0    32 sum
        add eax, ebp                      ;    56.7 alu0    32 sum
        xor ebp, edi                      ;    53.0 alu1    24 sum
        xor ebp, esi                      ;    56.7 alu2    24 sum
        add edx, ebp                      ;    57.7 alu0    32 sum
        rol edx, 8                        ;    58.7 alu1    33 v[3]
        mov ebp, dword [esp + 36]         ;    54.3 agu1    25 sum
        xor ebp, ebx                      ;    59.7 alu2    25 sum
        and ebp, dword [esp + 28]         ;    60.7 alu0+agu2   25 sum
        xor ebp, dword [esp + 36]         ;    61.7 alu1+agu0   25 sum
        mov dword [esp + 40], ebx         ;    59.7 agu1    33 v[0] spill
        mov ebx, dword [ecx + 28]         ;    56.0 agu2    32 sum
        add ebx, edi                      ;    59.0 alu2    32 sum
        xor edi, edx                      ;    59.7 alu0    24 sum
        xor edi, esi                      ;    60.7 alu1    24 sum
        add eax, edi                      ;    61.7 alu2    32 sum
        rol eax, 7                        ;    62.7 alu0    33 v[2]
        add ebp, dword [ecx + 24]         ;    62.7 alu1+agu0   32 sum
        add ebp, dword [esp + 32]         ;    63.7 alu2+agu1   32 sum
        add ebp, 0x50a28be6               ;    64.7 alu0    32 sum
        rol ebp, 7                        ;    65.7 alu1    33 v[3]
        mov edi, dword [ecx + 32]         ;    59.7 agu2    32 sum
        add edi, esi                      ;    62.7 alu2    32 sum
        xor esi, edx                      ;    60.3 alu0    24 sum
        xor esi, eax                      ;    63.7 alu1    24 sum
        add ebx, esi                      ;    64.7 alu2    32 sum
        rol ebx, 9                        ;    65.7 alu0    33 v[1]
        mov esi, dword [esp + 40]         ;    61.7 agu0    25 sum
        xor esi, ebp                      ;    66.7 alu1    25 sum
        and esi, dword [esp + 36]         ;    67.7 alu2+agu1   25 sum
        xor esi, dword [esp + 40]         ;    68.7 alu0+agu2   25 sum
        add esi, dword [ecx + 60]         ;    69.7 alu1+agu0   32 sum
        add esi, dword [esp + 28]         ;    70.7 alu2+agu1   32 sum
        add esi, 0x50a28be6               ;    71.7 alu0    32 sum
        rol esi, 8                        ;    72.7 alu1    33 v[2]
        mov dword [esp + 28], ebp         ;    66.7 agu2    33 v[3] spill
        mov ebp, dword [ecx + 36]         ;    64.7 agu0    32 sum
        add ebp, edx                      ;    67.7 alu2    32 sum
        xor edx, ebx                      ;    66.7 alu0    24 sum
        xor edx, eax                      ;    67.7 alu1    24 sum
        add edi, edx                      ;    68.7 alu2    32 sum
        rol edi, 0xb                      ;    69.7 alu0    33 v[0]
        mov edx, dword [ecx + 40]         ;    67.0 agu1    32 sum
        add edx, eax                      ;    70.0 alu1    32 sum
        xor eax, ebx                      ;    67.7 alu2    24 sum
        xor eax, edi                      ;    70.7 alu0    24 sum
        add ebp, eax                      ;    71.7 alu1    32 sum
        mov eax, dword [esp + 28]         ;    68.7 agu2    25 sum
        xor eax, esi                      ;    73.7 alu2    25 sum
        and eax, dword [esp + 40]         ;    74.7 alu0+agu0   25 sum
        rol ebp, 0xd                      ;    72.7 alu1    33 v[3]
        xor eax, dword [esp + 28]         ;    75.7 alu2+agu1   25 sum
        add eax, dword [ecx + 32]         ;    76.7 alu0+agu2   32 sum
        add eax, dword [esp + 36]         ;    77.7 alu1+agu0   32 sum
        add eax, 0x50a28be6               ;    78.7 alu2    32 sum
        rol eax, 0xb                      ;    79.7 alu0    33 v[1]
        mov ecx, dword [ecx + 44]         ;    71.7 agu1    32 sum
        add ecx, ebx                      ;    74.7 alu1    32 sum
        xor ebx, ebp                      ;    73.7 alu2    24 sum
        xor ebx, edi                      ;    74.7 alu0    24 sum
        add edx, ebx                      ;    75.7 alu1    32 sum
        rol edx, 0xe                      ;    76.7 alu2    33 v[2]
        mov ebx, esi                      ;    73.7 alu0    25 sum copy
        xor ebx, eax                      ;    80.7 alu1    25 sum
        and ebx, dword [esp + 28]         ;    81.7 alu2+agu2   25 sum
        xor ebx, esi                      ;    82.7 alu0    25 sum
        mov dword [esp + 36], esi         ;    75.0 agu0    33 v[2] spill
        mov esi, edx                      ;    77.7 alu1    24 sum copy
        xor esi, edi                      ;    78.7 alu2    24 sum
        xor esi, ebp                      ;    79.7 alu0    24 sum
        add ecx, esi                      ;    80.7 alu1    32 sum
        rol ecx, 0xf                      ;    81.7 alu2    33 v[1]
        mov esi, dword [esp + 20]         ;    77.0 agu1    32 sum reload
        add ebx, dword [esi + 4]          ;    83.7 alu0+agu2   32 sum
        add ebx, dword [esp + 40]         ;    84.7 alu1+agu0   32 sum
        add ebx, 0x50a28be6               ;    85.7 alu2    32 sum
        rol ebx, 0xe                      ;    86.7 alu0    33 v[0]
        add edi, dword [esi + 48]         ;    83.0 alu1+agu1   32 sum
        mov esi, dword [esi + 52]         ;    80.0 agu2    32 sum
        add esi, ebp                      ;    83.0 alu2    32 sum
        xor ebp, edx                      ;    80.3 alu0    24 sum
        xor ebp, ecx                      ;    82.7 alu1    24 sum
        add edi, ebp                      ;    84.0 alu2    32 sum
        rol edi, 6                        ;    85.0 alu0    33 v[0]
        mov ebp, eax                      ;    81.7 alu1    25 sum copy
        xor ebp, ebx                      ;    87.7 alu2    25 sum
        and ebp, dword [esp + 36]         ;    88.7 alu0+agu0   25 sum
        xor ebp, eax                      ;    89.7 alu1    25 sum
        mov dword [esp + 40], eax         ;    83.0 agu1    33 v[1] spill
        mov eax, dword [esp + 20]         ;    83.3 agu2    32 sum reload
        add ebp, dword [eax + 40]         ;    90.7 alu2+agu0   32 sum
        add ebp, dword [esp + 28]         ;    91.7 alu0+agu1   32 sum
        add ebp, 0x50a28be6               ;    92.7 alu1    32 sum
        rol ebp, 0xe                      ;    93.7 alu2    33 v[3]
        mov eax, dword [eax + 56]         ;    86.3 agu2    32 sum
        add eax, edx                      ;    89.3 alu0    32 sum
        xor edx, ecx                      ;    85.7 alu1    24 sum
        xor edx, edi                      ;    86.7 alu2    24 sum
        add esi, edx                      ;    87.7 alu0    32 sum
        rol esi, 7                        ;    88.7 alu1    33 v[3]
        mov edx, ebx                      ;    87.7 alu2    25 sum copy
        xor edx, ebp                      ;    94.7 alu0    25 sum
        and edx, dword [esp + 40]         ;    95.7 alu1+agu0   25 sum
        mov dword [esp + 28], ebp         ;    94.7 agu1    33 v[3] spill
        mov ebp, esi                      ;    89.7 alu2    24 sum copy
        xor ebp, ecx                      ;    90.7 alu0    24 sum
        xor ebp, edi                      ;    91.7 alu1    24 sum
        add eax, ebp                      ;    92.7 alu2    32 sum
        rol eax, 9                        ;    93.7 alu0    33 v[2]
        xor edx, ebx                      ;    96.7 alu1    25 sum
        mov ebp, dword [esp + 20]         ;    90.7 agu2    32 sum reload
        add edx, dword [ebp + 12]         ;    97.7 alu2+agu0   32 sum
        add edx, dword [esp + 36]         ;    98.7 alu0+agu1   32 sum
        add edx, 0x50a28be6               ;    99.7 alu1    32 sum
        rol edx, 0xc                      ;   100.7 alu2    33 v[2]
        mov dword [esp + 36], ebx         ;    92.7 agu2    33 v[0] spill
        mov ebx, dword [ebp + 16]         ;    93.7 agu0    32 sum
        lea ebx, [ebx + esi + 1518500249] ;    96.7 agu1    32 sum
        xor esi, eax                      ;    94.7 alu0    24 sum
        add ecx, dword [ebp + 60]         ;    96.7 alu1+agu2   32 sum
        mov dword [esp + 32], ebx         ;    98.7 agu0    32 sum spill
        mov ebx, dword [ebp + 28]         ;    94.7 agu1    32 sum
        lea ebx, [ebx + edi + 1518500249] ;    97.7 agu2    32 sum
        xor edi, esi                      ;    95.7 alu2    24 sum
        add ecx, edi                      ;    97.7 alu0    32 sum
        rol ecx, 8                        ;    98.7 alu1    33 v[1]
        mov edi, dword [esp + 28]         ;    96.3 agu0    25 sum
        xor edi, edx                      ;   101.7 alu2    25 sum
        and edi, dword [esp + 36]         ;   102.7 alu0+agu1   25 sum
        or esi, ecx                       ;    99.7 alu1    24 sum
        xor edi, dword [esp + 28]         ;   103.7 alu2+agu2   25 sum
        add edi, dword [ebp + 48]         ;   104.7 alu0+agu0   32 sum
        add edi, dword [esp + 40]         ;   105.7 alu1+agu1   32 sum
        add edi, 0x50a28be6               ;   106.7 alu2    32 sum
        rol edi, 6                        ;   107.7 alu0    33 v[1]
        mov ebp, dword [ebp + 52]         ;    99.3 agu2    32 sum
        lea ebp, [ebp + eax + 1518500249] ;   102.3 agu0    32 sum
        xor eax, ecx                      ;   100.0 alu1    24 sum
        xor esi, eax                      ;   101.0 alu2    24 sum
        add ebx, esi                      ;   102.0 alu0    32 sum
        mov esi, edx                      ;   101.7 alu1    24 sum copy
        not esi                           ;   102.7 alu2    24 sum
        rol ebx, 7                        ;   103.0 alu0    33 v[0]
        or esi, edi                       ;   108.7 alu1    24 sum
        or eax, ebx                       ;   104.0 alu2    24 sum
        xor esi, dword [esp + 28]         ;   109.7 alu0+agu1   24 sum
        mov dword [esp + 40], edx         ;   103.0 agu2    33 v[2] spill
        mov edx, dword [esp + 20]         ;   103.3 agu0    32 sum reload
        add esi, dword [edx + 24]         ;   110.7 alu1+agu1   32 sum
        add esi, dword [esp + 36]         ;   111.7 alu2+agu2   32 sum
        add esi, 0x5c4dd124               ;   112.7 alu0    32 sum
        rol esi, 9                        ;   113.7 alu1    33 v[0]
        mov dword [esp + 36], ebp         ;   105.0 agu0    32 sum spill
        mov ebp, dword [edx + 4]          ;   106.3 agu1    32 sum
        lea ebp, [ebp + ecx + 1518500249] ;   109.3 agu2    32 sum
        xor ecx, ebx                      ;   106.0 alu2    24 sum
        xor eax, ecx                      ;   107.0 alu0    24 sum
        mov edx, dword [esp + 32]         ;   106.7 agu0    32 sum reload
        add edx, eax                      ;   109.7 alu1    32 sum
        rol edx, 6                        ;   110.7 alu2    33 v[3]
        mov eax, edi                      ;   108.7 alu0    24 sum copy
        not eax                           ;   109.7 alu1    24 sum
        or eax, esi                       ;   114.7 alu2    24 sum
        or ecx, edx                       ;   111.7 alu0    24 sum
        xor eax, dword [esp + 40]         ;   115.7 alu1+agu1   24 sum
        add eax, dword [esp + 28]         ;   116.7 alu2+agu2   32 sum
        mov dword [esp + 28], edi         ;   109.7 agu0    33 v[1] spill
        mov edi, dword [esp + 20]         ;   110.0 agu1    32 sum reload
        add eax, dword [edi + 44]         ;   117.7 alu0+agu2   32 sum
        add eax, 0x5c4dd124               ;   118.7 alu1    32 sum
        rol eax, 0xd                      ;   119.7 alu2    33 v[3]
        mov dword [esp + 32], ebp         ;   111.3 agu0    32 sum spill
        mov ebp, dword [edi + 40]         ;   113.0 agu1    32 sum
        lea ebp, [ebp + ebx + 1518500249] ;   116.0 agu2    32 sum
        xor ebx, edx                      ;   112.3 alu0    24 sum
        xor ecx, ebx                      ;   113.3 alu1    24 sum
        mov edi, dword [esp + 36]         ;   113.0 agu0    32 sum reload
        add edi, ecx                      ;   116.0 alu2    32 sum
        mov ecx, esi                      ;   114.7 alu0    24 sum copy
        not ecx                           ;   115.7 alu1    24 sum
        rol edi, 8                        ;   117.0 alu2    33 v[2]
        or ecx, eax                       ;   120.7 alu0    24 sum
        or ebx, edi                       ;   118.0 alu1    24 sum
        xor ecx, dword [esp + 28]         ;   121.7 alu2+agu1   24 sum
        add ecx, dword [esp + 40]         ;   122.7 alu0+agu2   32 sum
        mov dword [esp + 40], esi         ;   116.0 agu0    33 v[0] spill
        mov esi, dword [esp + 20]         ;   116.3 agu1    32 sum reload
        add ecx, dword [esi + 12]         ;   123.7 alu1+agu2   32 sum
        add ecx, 0x5c4dd124               ;   124.7 alu2    32 sum
        rol ecx, 0xf                      ;   125.7 alu0    33 v[2]
        mov dword [esp + 36], ebp         ;   118.0 agu0    32 sum spill
        mov ebp, dword [esi + 24]         ;   119.3 agu1    32 sum
        lea ebp, [ebp + edx + 1518500249] ;   122.3 agu2    32 sum
        xor edx, edi                      ;   118.7 alu1    24 sum
        xor ebx, edx                      ;   119.7 alu2    24 sum
        mov dword [esp + 44], ebp         ;   124.3 agu0    32 sum spill
        mov ebp, dword [esp + 32]         ;   119.7 agu1    32 sum reload
        add ebp, ebx                      ;   122.7 alu0    32 sum
        mov ebx, eax                      ;   120.7 alu1    24 sum copy
        not ebx                           ;   121.7 alu2    24 sum
        rol ebp, 0xd                      ;   123.7 alu0    33 v[1]
        or ebx, ecx                       ;   126.7 alu1    24 sum
        or edx, ebp                       ;   124.7 alu2    24 sum
        xor ebx, dword [esp + 40]         ;   127.7 alu0+agu2   24 sum
        add ebx, dword [esi + 28]         ;   128.7 alu1+agu0   32 sum
        add ebx, dword [esp + 28]         ;   129.7 alu2+agu1   32 sum
        add ebx, 0x5c4dd124               ;   130.7 alu0    32 sum
        rol ebx, 7                        ;   131.7 alu1    33 v[1]
        mov dword [esp + 28], eax         ;   123.7 agu2    33 v[3] spill
        mov eax, dword [esi + 60]         ;   124.0 agu0    32 sum
        lea eax, [eax + edi + 1518500249] ;   127.0 agu1    32 sum
        xor edi, ebp                      ;   124.7 alu2    24 sum
        xor edx, edi                      ;   125.7 alu0    24 sum
        mov dword [esp + 32], eax         ;   129.0 agu2    32 sum spill
        mov eax, dword [esp + 36]         ;   125.7 agu0    32 sum reload
        add eax, edx                      ;   128.7 alu1    32 sum
        mov edx, ecx                      ;   126.7 alu2    24 sum copy
        not edx                           ;   127.7 alu0    24 sum
        rol eax, 0xb                      ;   129.7 alu1    33 v[0]
        or edx, ebx                       ;   132.7 alu2    24 sum
        or edi, eax                       ;   130.7 alu0    24 sum
        xor edx, dword [esp + 28]         ;   133.7 alu1+agu1   24 sum
        add edx, dword [esi]              ;   134.7 alu2+agu2   32 sum
        add edx, dword [esp + 40]         ;   135.7 alu0+agu0   32 sum
        add edx, 0x5c4dd124               ;   136.7 alu1    32 sum
        rol edx, 0xc                      ;   137.7 alu2    33 v[0]
        mov dword [esp + 40], ecx         ;   129.7 agu1    33 v[2] spill
        mov ecx, dword [esi + 12]         ;   130.0 agu2    32 sum
        lea ecx, [ecx + ebp + 1518500249] ;   133.0 agu0    32 sum
        xor ebp, eax                      ;   130.7 alu0    24 sum
        xor edi, ebp                      ;   131.7 alu1    24 sum
        mov esi, dword [esp + 44]         ;   131.3 agu1    32 sum reload
        add esi, edi                      ;   134.3 alu2    32 sum
        rol esi, 9                        ;   135.3 alu0    33 v[3]
        mov edi, ebx                      ;   132.7 alu1    24 sum copy
        not edi                           ;   133.7 alu2    24 sum
        or edi, edx                       ;   138.7 alu0    24 sum
        or ebp, esi                       ;   136.3 alu1    24 sum
        xor edi, dword [esp + 40]         ;   139.7 alu2+agu2   24 sum
        add edi, dword [esp + 28]         ;   140.7 alu0+agu0   32 sum
        mov dword [esp + 28], ebx         ;   134.3 agu1    33 v[1] spill
        mov ebx, dword [esp + 20]         ;   134.7 agu2    32 sum reload
        add edi, dword [ebx + 52]         ;   141.7 alu1+agu0   32 sum
        add edi, 0x5c4dd124               ;   142.7 alu2    32 sum
        rol edi, 8                        ;   143.7 alu0    33 v[3]
        mov dword [esp + 44], ecx         ;   136.0 agu1    32 sum spill
        mov ecx, dword [ebx + 48]         ;   137.7 agu2    32 sum
        lea ecx, [ecx + eax + 1518500249] ;   140.7 agu0    32 sum
        xor eax, esi                      ;   137.0 alu1    24 sum
        xor ebp, eax                      ;   138.0 alu2    24 sum
        mov ebx, dword [esp + 32]         ;   137.7 agu1    32 sum reload
        add ebx, ebp                      ;   140.7 alu0    32 sum
        mov ebp, edx                      ;   138.7 alu1    24 sum copy
        not ebp                           ;   139.7 alu2    24 sum
        rol ebx, 7                        ;   141.7 alu0    33 v[2]
        or ebp, edi                       ;   144.7 alu1    24 sum
        or eax, ebx                       ;   142.7 alu2    24 sum
        xor ebp, dword [esp + 28]         ;   145.7 alu0+agu2   24 sum
        add ebp, dword [esp + 40]         ;   146.7 alu1+agu0   32 sum
        mov dword [esp + 40], edx         ;   140.7 agu1    33 v[0] spill
        mov edx, dword [esp + 20]         ;   141.0 agu2    32 sum reload
        add ebp, dword [edx + 20]         ;   147.7 alu2+agu0   32 sum
        add ebp, 0x5c4dd124               ;   148.7 alu0    32 sum
        rol ebp, 9                        ;   149.7 alu1    33 v[2]
        mov dword [esp + 32], ecx         ;   142.7 agu1    32 sum spill
        mov ecx, dword [edx]              ;   144.0 agu2    32 sum
        lea ecx, [ecx + esi + 1518500249] ;   147.0 agu0    32 sum
        xor esi, ebx                      ;   143.3 alu2    24 sum
        xor eax, esi                      ;   144.3 alu0    24 sum
        mov dword [esp + 36], ecx         ;   149.0 agu1    32 sum spill
        mov ecx, dword [esp + 44]         ;   144.3 agu2    32 sum reload
        add ecx, eax                      ;   147.3 alu1    32 sum
        mov eax, edi                      ;   145.0 alu2    24 sum copy
        not eax                           ;   146.0 alu0    24 sum
        rol ecx, 0xf                      ;   148.3 alu1    33 v[1]
        or eax, ebp                       ;   150.7 alu2    24 sum
        xor eax, dword [esp + 40]         ;   151.7 alu0+agu0   24 sum
        or esi, ecx                       ;   149.3 alu1    24 sum
        mov dword [esp + 44], edi         ;   147.0 agu1    33 v[3] spill
        mov edi, dword [edx + 36]         ;   147.3 agu2    32 sum
        lea edi, [edi + ebx + 1518500249] ;   150.3 agu0    32 sum
        xor ebx, ecx                      ;   149.3 alu2    24 sum
        add eax, dword [edx + 40]         ;   152.7 alu0+agu1   32 sum
        add eax, dword [esp + 28]         ;   153.7 alu1+agu2   32 sum
        add eax, 0x5c4dd124               ;   154.7 alu2    32 sum
        rol eax, 0xb                      ;   155.7 alu0    33 v[1]
        xor esi, ebx                      ;   150.3 alu1    24 sum
        mov edx, dword [esp + 32]         ;   150.0 agu0    32 sum reload
        add edx, esi                      ;   153.0 alu2    32 sum
        mov esi, ebp                      ;   150.7 alu0    24 sum copy
        not esi                           ;   151.7 alu1    24 sum
        rol edx, 7                        ;   154.0 alu2    33 v[0]
        or esi, eax                       ;   156.7 alu0    24 sum
        or ebx, edx                       ;   155.0 alu1    24 sum
        xor esi, dword [esp + 44]         ;   157.7 alu2+agu1   24 sum
        add esi, dword [esp + 40]         ;   158.7 alu0+agu2   32 sum
        mov dword [esp + 40], ebp         ;   153.0 agu0    33 v[2] spill
        mov ebp, dword [esp + 20]         ;   153.3 agu1    32 sum reload
        add esi, dword [ebp + 56]         ;   159.7 alu1+agu2   32 sum
        add esi, 0x5c4dd124               ;   160.7 alu2    32 sum
        rol esi, 7                        ;   161.7 alu0    33 v[0]
        mov dword [esp + 32], edi         ;   154.7 agu0    32 sum spill
        mov edi, dword [ebp + 20]         ;   156.3 agu1    32 sum
        lea edi, [edi + ecx + 1518500249] ;   159.3 agu2    32 sum
        xor ecx, edx                      ;   155.7 alu1    24 sum
        xor ebx, ecx                      ;   156.7 alu2    24 sum
        mov dword [esp + 28], edi         ;   161.3 agu0    32 sum spill
        mov edi, dword [esp + 36]         ;   156.7 agu1    32 sum reload
        add edi, ebx                      ;   159.7 alu0    32 sum
        mov ebx, eax                      ;   157.3 alu1    24 sum copy
        not ebx                           ;   158.3 alu2    24 sum
        rol edi, 0xc                      ;   160.7 alu0    33 v[3]
        or ebx, esi                       ;   162.7 alu1    24 sum
        xor ebx, dword [esp + 40]         ;   163.7 alu2+agu2   24 sum
        or ecx, edi                       ;   161.7 alu0    24 sum
        add ebx, dword [ebp + 60]         ;   164.7 alu1+agu0   32 sum
        add ebx, dword [esp + 44]         ;   165.7 alu2+agu1   32 sum
        add ebx, 0x5c4dd124               ;   166.7 alu0    32 sum
        rol ebx, 7                        ;   167.7 alu1    33 v[3]
        mov dword [esp + 44], eax         ;   160.7 agu2    33 v[1] spill
        mov eax, dword [ebp + 8]          ;   161.0 agu0    32 sum
        lea eax, [eax + edx + 1518500249] ;   164.0 agu1    32 sum
        xor edx, edi                      ;   161.7 alu2    24 sum
        xor ecx, edx                      ;   162.7 alu0    24 sum
        mov dword [esp + 36], eax         ;   166.0 agu2    32 sum spill
        mov eax, dword [esp + 32]         ;   162.7 agu0    32 sum reload
        add eax, ecx                      ;   165.7 alu1    32 sum
        mov ecx, esi                      ;   163.3 alu2    24 sum copy
        not ecx                           ;   164.3 alu0    24 sum
        rol eax, 0xf                      ;   166.7 alu1    33 v[2]
        or ecx, ebx                       ;   168.7 alu2    24 sum
        xor ecx, dword [esp + 44]         ;   169.7 alu0+agu1   24 sum
        or edx, eax                       ;   167.7 alu1    24 sum
        add ecx, dword [ebp + 32]         ;   170.7 alu2+agu2   32 sum
        add ecx, dword [esp + 40]         ;   171.7 alu0+agu0   32 sum
        add ecx, 0x5c4dd124               ;   172.7 alu1    32 sum
        rol ecx, 0xc                      ;   173.7 alu2    33 v[2]
        mov dword [esp + 40], esi         ;   166.7 agu1    33 v[0] spill
        mov esi, dword [ebp + 56]         ;   167.0 agu2    32 sum
        lea esi, [esi + edi + 1518500249] ;   170.0 agu0    32 sum
        xor edi, eax                      ;   167.7 alu0    24 sum
        xor edx, edi                      ;   168.7 alu1    24 sum
        mov dword [esp + 32], esi         ;   172.0 agu1    32 sum spill
        mov esi, dword [esp + 28]         ;   168.7 agu2    32 sum reload
        add esi, edx                      ;   171.7 alu2    32 sum
        mov edx, ebx                      ;   169.3 alu0    24 sum copy
        not edx                           ;   170.3 alu1    24 sum
        rol esi, 9                        ;   172.7 alu2    33 v[1]
        or edx, ecx                       ;   174.7 alu0    24 sum
        xor edx, dword [esp + 40]         ;   175.7 alu1+agu0   24 sum
        or edi, esi                       ;   173.7 alu2    24 sum
        add edx, dword [ebp + 48]         ;   176.7 alu0+agu1   32 sum
        add edx, dword [esp + 44]         ;   177.7 alu1+agu2   32 sum
        add edx, 0x5c4dd124               ;   178.7 alu2    32 sum
        rol edx, 7                        ;   179.7 alu0    33 v[1]
        mov dword [esp + 44], ebx         ;   172.7 agu0    33 v[3] spill
        mov ebx, dword [ebp + 44]         ;   173.0 agu1    32 sum
        lea ebx, [ebx + eax + 1518500249] ;   176.0 agu2    32 sum
        xor eax, esi                      ;   173.7 alu1    24 sum
        xor edi, eax                      ;   174.7 alu2    24 sum
        mov dword [esp + 28], ebx         ;   178.0 agu0    32 sum spill
        mov ebx, dword [esp + 36]         ;   174.7 agu1    32 sum reload
        add ebx, edi                      ;   177.7 alu0    32 sum
        mov edi, ecx                      ;   175.3 alu1    24 sum copy
        not edi                           ;   176.3 alu2    24 sum
        rol ebx, 0xb                      ;   178.7 alu0    33 v[0]
        or edi, edx                       ;   180.7 alu1    24 sum
        xor edi, dword [esp + 44]         ;   181.7 alu2+agu2   24 sum
        or eax, ebx                       ;   179.7 alu0    24 sum
        add edi, dword [ebp + 16]         ;   182.7 alu1+agu0   32 sum
        add edi, dword [esp + 40]         ;   183.7 alu2+agu1   32 sum
        add edi, 0x5c4dd124               ;   184.7 alu0    32 sum
        rol edi, 6                        ;   185.7 alu1    33 v[0]
        mov dword [esp + 40], ecx         ;   178.7 agu2    33 v[2] spill
        mov ecx, dword [ebp + 32]         ;   179.0 agu0    32 sum
        lea ecx, [ecx + esi + 1518500249] ;   182.0 agu1    32 sum
        xor esi, ebx                      ;   179.7 alu2    24 sum
        xor eax, esi                      ;   180.7 alu0    24 sum
        mov dword [esp + 36], ecx         ;   184.0 agu2    32 sum spill
        mov ecx, dword [esp + 32]         ;   180.7 agu0    32 sum reload
        add ecx, eax                      ;   183.7 alu1    32 sum
        mov eax, edx                      ;   181.3 alu2    24 sum copy
        not eax                           ;   182.3 alu0    24 sum
        rol ecx, 7                        ;   184.7 alu1    33 v[3]
        or eax, edi                       ;   186.7 alu2    24 sum
        xor eax, dword [esp + 40]         ;   187.7 alu0+agu1   24 sum
        or esi, ecx                       ;   185.7 alu1    24 sum
        add eax, dword [ebp + 36]         ;   188.7 alu2+agu2   32 sum
        add eax, dword [esp + 44]         ;   189.7 alu0+agu0   32 sum
        add eax, 0x5c4dd124               ;   190.7 alu1    32 sum
        rol eax, 0xf                      ;   191.7 alu2    33 v[3]
        mov ebp, ebx                      ;   184.7 alu0    24 sum copy
        xor ebp, ecx                      ;   185.7 alu1    24 sum
        xor esi, ebp                      ;   186.7 alu2    24 sum
        mov dword [esp + 44], ecx         ;   185.7 agu1    33 v[3] spill
        mov ecx, dword [esp + 28]         ;   186.0 agu2    32 sum reload
        add ecx, esi                      ;   189.0 alu0    32 sum
        mov esi, edi                      ;   186.7 alu1    24 sum copy
        not esi                           ;   187.7 alu2    24 sum
        rol ecx, 0xd                      ;   190.0 alu0    33 v[2]
        or esi, eax                       ;   192.7 alu1    24 sum
        and ebp, ecx                      ;   191.0 alu2    24 sum
        xor esi, edx                      ;   193.7 alu0    24 sum
        mov dword [esp + 28], edx         ;   188.7 agu0    33 v[1] spill
        mov edx, dword [esp + 20]         ;   189.0 agu1    32 sum reload
        add esi, dword [edx + 4]          ;   195.0 alu1+agu2   32 sum
        add esi, dword [esp + 40]         ;   196.0 alu2+agu0   32 sum
        add esi, 0x5c4dd124               ;   197.0 alu0    32 sum
        rol esi, 0xd                      ;   198.0 alu1    33 v[2]
        xor ebp, ebx                      ;   192.0 alu2    24 sum
        mov dword [esp + 40], ebx         ;   191.0 agu1    33 v[0] spill
        mov ebx, dword [esp + 36]         ;   191.3 agu2    32 sum reload
        add ebx, ebp                      ;   194.3 alu0    32 sum
        mov ebp, eax                      ;   192.7 alu1    24 sum copy
        not ebp                           ;   193.7 alu2    24 sum
        rol ebx, 0xc                      ;   195.3 alu0    33 v[1]
        or ebp, esi                       ;   199.0 alu1    24 sum
        mov dword [esp + 36], eax         ;   193.3 agu0    33 v[3] spill
        mov eax, ecx                      ;   193.7 alu2    24 sum copy
        not eax                           ;   194.7 alu0    24 sum
        xor ebp, edi                      ;   200.0 alu1    24 sum
        or eax, ebx                       ;   196.3 alu2    24 sum
        add ebp, dword [esp + 28]         ;   201.0 alu0+agu1   32 sum
        add ebp, dword [edx + 8]          ;   202.0 alu1+agu2   32 sum
        add ebp, 0x5c4dd124               ;   203.0 alu2    32 sum
        rol ebp, 0xb                      ;   204.0 alu0    33 v[1]
        xor eax, dword [esp + 44]         ;   197.3 alu1+agu0   24 sum
        add eax, dword [edx + 12]         ;   198.3 alu2+agu1   32 sum
        add eax, dword [esp + 40]         ;   199.3 alu0+agu2   32 sum
        add eax, 0x6ed9eba1               ;   200.3 alu1    32 sum
        rol eax, 0xb                      ;   201.3 alu2    33 v[0]
        mov dword [esp + 40], ecx         ;   198.0 agu0    33 v[2] spill
        mov ecx, esi                      ;   199.0 alu0    24 sum copy
        xor ecx, dword [esp + 36]         ;   200.0 alu1+agu1   24 sum
        or ecx, ebp                       ;   205.0 alu2    24 sum
        mov dword [esp + 28], edi         ;   199.3 agu2    33 v[0] spill
        mov edi, dword [edx + 4]          ;   199.7 agu0    32 sum
        lea edi, [edi + esi + 1836072691] ;   202.7 agu1    32 sum
        xor esi, ebp                      ;   205.0 alu0    24 sum
        xor ecx, esi                      ;   206.0 alu1    24 sum
        mov dword [esp + 32], edi         ;   204.7 agu2    32 sum spill
        mov edi, ebx                      ;   201.3 alu2    24 sum copy
        not edi                           ;   202.3 alu0    24 sum
        or edi, eax                       ;   203.3 alu1    24 sum
        add ecx, dword [edx + 60]         ;   207.0 alu2+agu0   32 sum
        add ecx, dword [esp + 28]         ;   208.0 alu0+agu1   32 sum
        add ecx, 0x6d703ef3               ;   209.0 alu1    32 sum
        rol ecx, 9                        ;   210.0 alu2    33 v[0]
        xor edi, dword [esp + 40]         ;   204.3 alu0+agu2   24 sum
        add edi, dword [edx + 40]         ;   205.3 alu1+agu0   32 sum
        add edi, dword [esp + 44]         ;   206.3 alu2+agu1   32 sum
        add edi, 0x6ed9eba1               ;   207.3 alu0    32 sum
        or esi, ecx                       ;   211.0 alu1    24 sum
        rol edi, 0xd                      ;   208.3 alu2    33 v[3]
        mov edx, dword [edx + 12]         ;   205.7 agu2    32 sum
        lea edx, [edx + ebp + 1836072691] ;   208.7 agu0    32 sum
        xor ebp, ecx                      ;   211.0 alu0    24 sum
        xor esi, ebp                      ;   212.0 alu1    24 sum
        mov dword [esp + 44], edx         ;   210.7 agu1    32 sum spill
        mov edx, eax                      ;   207.3 alu2    24 sum copy
        not edx                           ;   208.3 alu0    24 sum
        or edx, edi                       ;   209.3 alu1    24 sum
        add esi, dword [esp + 36]         ;   213.0 alu2+agu2   32 sum
        mov dword [esp + 36], eax         ;   208.7 agu0    33 v[0] spill
        mov eax, dword [esp + 20]         ;   209.0 agu1    32 sum reload
        add esi, dword [eax + 20]         ;   215.0 alu0+agu2   32 sum
        add esi, 0x6d703ef3               ;   216.0 alu1    32 sum
        rol esi, 7                        ;   217.0 alu2    33 v[3]
        xor edx, ebx                      ;   210.3 alu0    24 sum
        add edx, dword [esp + 40]         ;   211.3 alu1+agu0   32 sum
        add edx, dword [eax + 56]         ;   215.0 alu2+agu1   32 sum
        add edx, 0x6ed9eba1               ;   216.0 alu0    32 sum
        rol edx, 6                        ;   217.0 alu1    33 v[2]
        or ebp, esi                       ;   218.0 alu2    24 sum
        mov dword [esp + 40], ebx         ;   212.3 agu2    33 v[1] spill
        mov ebx, dword [eax + 28]         ;   212.7 agu0    32 sum
        lea ebx, [ebx + ecx + 1836072691] ;   215.7 agu1    32 sum
        xor ecx, esi                      ;   218.0 alu0    24 sum
        xor ebp, ecx                      ;   219.0 alu1    24 sum
        mov dword [esp + 28], ebx         ;   217.7 agu2    32 sum spill
        mov ebx, dword [esp + 32]         ;   214.3 agu0    32 sum reload
        add ebx, ebp                      ;   220.0 alu2    32 sum
        mov ebp, edi                      ;   215.0 alu0    24 sum copy
        not ebp                           ;   216.0 alu1    24 sum
        or ebp, edx                       ;   218.0 alu2    24 sum
        rol ebx, 0xf                      ;   221.0 alu0    33 v[2]
        xor ebp, dword [esp + 36]         ;   219.0 alu1+agu1   24 sum
        add ebp, dword [eax + 16]         ;   220.0 alu2+agu2   32 sum
        add ebp, dword [esp + 40]         ;   221.0 alu0+agu0   32 sum
        add ebp, 0x6ed9eba1               ;   222.0 alu1    32 sum
        rol ebp, 7                        ;   223.0 alu2    33 v[1]
        or ecx, ebx                       ;   222.0 alu0    24 sum
        mov dword [esp + 40], edi         ;   218.3 agu1    33 v[3] spill
        mov edi, dword [eax + 56]         ;   218.7 agu2    32 sum
        lea edi, [edi + esi + 1836072691] ;   221.7 agu0    32 sum
        xor esi, ebx                      ;   222.0 alu1    24 sum
        xor ecx, esi                      ;   223.0 alu2    24 sum
        mov dword [esp + 32], edi         ;   223.7 agu1    32 sum spill
        mov edi, dword [esp + 44]         ;   220.3 agu2    32 sum reload
        add edi, ecx                      ;   224.0 alu0    32 sum
        mov ecx, edx                      ;   221.0 alu1    24 sum copy
        not ecx                           ;   222.0 alu2    24 sum
        or ecx, ebp                       ;   224.0 alu0    24 sum
        rol edi, 0xb                      ;   225.0 alu1    33 v[1]
        xor ecx, dword [esp + 40]         ;   225.0 alu2+agu0   24 sum
        add ecx, dword [eax + 36]         ;   226.0 alu0+agu1   32 sum
        add ecx, dword [esp + 36]         ;   227.0 alu1+agu2   32 sum
        add ecx, 0x6ed9eba1               ;   228.0 alu2    32 sum
        rol ecx, 0xe                      ;   229.0 alu0    33 v[0]
        or esi, edi                       ;   226.0 alu1    24 sum
        mov dword [esp + 36], edx         ;   224.3 agu0    33 v[2] spill
        mov edx, dword [eax + 24]         ;   224.7 agu1    32 sum
        lea edx, [edx + ebx + 1836072691] ;   227.7 agu2    32 sum
        xor ebx, edi                      ;   226.0 alu2    24 sum
        xor esi, ebx                      ;   227.0 alu0    24 sum
        mov dword [esp + 44], edx         ;   229.7 agu0    32 sum spill
        mov edx, dword [esp + 28]         ;   226.3 agu1    32 sum reload
        add edx, esi                      ;   229.3 alu1    32 sum
        mov esi, ebp                      ;   227.0 alu2    24 sum copy
        not esi                           ;   228.0 alu0    24 sum
        or esi, ecx                       ;   230.0 alu1    24 sum
        rol edx, 8                        ;   230.3 alu2    33 v[0]
        xor esi, dword [esp + 36]         ;   231.0 alu0+agu2   24 sum
        add esi, dword [eax + 60]         ;   232.0 alu1+agu0   32 sum
        add esi, dword [esp + 40]         ;   233.0 alu2+agu1   32 sum
        add esi, 0x6ed9eba1               ;   234.0 alu0    32 sum
        rol esi, 9                        ;   235.0 alu1    33 v[3]
        or ebx, edx                       ;   231.3 alu2    24 sum
        mov dword [esp + 40], ebp         ;   230.3 agu2    33 v[1] spill
        mov ebp, dword [eax + 36]         ;   230.7 agu0    32 sum
        lea ebp, [ebp + edi + 1836072691] ;   233.7 agu1    32 sum
        xor edi, edx                      ;   231.3 alu0    24 sum
        xor ebx, edi                      ;   232.3 alu1    24 sum
        mov dword [esp + 28], ebp         ;   235.7 agu2    32 sum spill
        mov ebp, dword [esp + 32]         ;   232.3 agu0    32 sum reload
        add ebp, ebx                      ;   235.3 alu2    32 sum
        mov ebx, ecx                      ;   233.0 alu0    24 sum copy
        not ebx                           ;   234.0 alu1    24 sum
        or ebx, esi                       ;   236.0 alu2    24 sum
        rol ebp, 6                        ;   236.3 alu0    33 v[3]
        xor ebx, dword [esp + 40]         ;   237.0 alu1+agu1   24 sum
        add ebx, dword [eax + 32]         ;   238.0 alu2+agu2   32 sum
        add ebx, dword [esp + 36]         ;   239.0 alu0+agu0   32 sum
        add ebx, 0x6ed9eba1               ;   240.0 alu1    32 sum
        rol ebx, 0xd                      ;   241.0 alu2    33 v[2]
        or edi, ebp                       ;   237.3 alu0    24 sum
        mov dword [esp + 36], ecx         ;   236.3 agu1    33 v[0] spill
        mov ecx, dword [eax + 44]         ;   236.7 agu2    32 sum
        lea ecx, [ecx + edx + 1836072691] ;   239.7 agu0    32 sum
        xor edx, ebp                      ;   237.3 alu1    24 sum
        xor edi, edx                      ;   238.3 alu2    24 sum
        mov dword [esp + 32], ecx         ;   241.7 agu1    32 sum spill
        mov ecx, dword [esp + 44]         ;   238.3 agu2    32 sum reload
        add ecx, edi                      ;   241.3 alu0    32 sum
        mov edi, esi                      ;   239.0 alu1    24 sum copy
        not edi                           ;   240.0 alu2    24 sum
        or edi, ebx                       ;   242.0 alu0    24 sum
        rol ecx, 6                        ;   242.3 alu1    33 v[2]
        xor edi, dword [esp + 36]         ;   243.0 alu2+agu0   24 sum
        add edi, dword [eax + 4]          ;   244.0 alu0+agu1   32 sum
        add edi, dword [esp + 40]         ;   245.0 alu1+agu2   32 sum
        add edi, 0x6ed9eba1               ;   246.0 alu2    32 sum
        rol edi, 0xf                      ;   247.0 alu0    33 v[1]
        or edx, ecx                       ;   243.3 alu1    24 sum
        mov dword [esp + 40], esi         ;   242.3 agu0    33 v[3] spill
        mov esi, dword [eax + 32]         ;   242.7 agu1    32 sum
        lea esi, [esi + ebp + 1836072691] ;   245.7 agu2    32 sum
        xor ebp, ecx                      ;   243.3 alu2    24 sum
        xor edx, ebp                      ;   244.3 alu0    24 sum
        mov dword [esp + 44], esi         ;   247.7 agu0    32 sum spill
        mov esi, dword [esp + 28]         ;   244.3 agu1    32 sum reload
        add esi, edx                      ;   247.3 alu1    32 sum
        mov edx, ebx                      ;   245.0 alu2    24 sum copy
        not edx                           ;   246.0 alu0    24 sum
        or edx, edi                       ;   248.0 alu1    24 sum
        rol esi, 0xe                      ;   248.3 alu2    33 v[1]
        xor edx, dword [esp + 40]         ;   249.0 alu0+agu2   24 sum
        add edx, dword [eax + 8]          ;   250.0 alu1+agu0   32 sum
        add edx, dword [esp + 36]         ;   251.0 alu2+agu1   32 sum
        add edx, 0x6ed9eba1               ;   252.0 alu0    32 sum
        rol edx, 0xe                      ;   253.0 alu1    33 v[0]
        or ebp, esi                       ;   249.3 alu2    24 sum
        mov dword [esp + 36], ebx         ;   248.3 agu2    33 v[2] spill
        mov ebx, dword [eax + 48]         ;   248.7 agu0    32 sum
        lea ebx, [ebx + ecx + 1836072691] ;   251.7 agu1    32 sum
        xor ecx, esi                      ;   249.3 alu0    24 sum
        xor ebp, ecx                      ;   250.3 alu1    24 sum
        mov dword [esp + 28], ebx         ;   253.7 agu2    32 sum spill
        mov ebx, dword [esp + 32]         ;   250.3 agu0    32 sum reload
        add ebx, ebp                      ;   253.3 alu2    32 sum
        mov ebp, edi                      ;   251.0 alu0    24 sum copy
        not ebp                           ;   252.0 alu1    24 sum
        or ebp, edx                       ;   254.0 alu2    24 sum
        rol ebx, 0xc                      ;   254.3 alu0    33 v[0]
        xor ebp, dword [esp + 36]         ;   255.0 alu1+agu1   24 sum
        add ebp, dword [eax + 28]         ;   256.0 alu2+agu2   32 sum
        add ebp, dword [esp + 40]         ;   257.0 alu0+agu0   32 sum
        add ebp, 0x6ed9eba1               ;   258.0 alu1    32 sum
        rol ebp, 8                        ;   259.0 alu2    33 v[3]
        or ecx, ebx                       ;   255.3 alu0    24 sum
        mov dword [esp + 40], edi         ;   254.3 agu1    33 v[1] spill
        mov edi, dword [eax + 8]          ;   254.7 agu2    32 sum
        lea edi, [edi + esi + 1836072691] ;   257.7 agu0    32 sum
        xor esi, ebx                      ;   255.3 alu1    24 sum
        xor ecx, esi                      ;   256.3 alu2    24 sum
        mov dword [esp + 32], edi         ;   259.7 agu1    32 sum spill
        mov edi, dword [esp + 44]         ;   256.3 agu2    32 sum reload
        add edi, ecx                      ;   259.3 alu0    32 sum
        mov ecx, edx                      ;   257.0 alu1    24 sum copy
        not ecx                           ;   258.0 alu2    24 sum
        or ecx, ebp                       ;   260.0 alu0    24 sum
        rol edi, 0xd                      ;   260.3 alu1    33 v[3]
        xor ecx, dword [esp + 40]         ;   261.0 alu2+agu0   24 sum
        add ecx, dword [eax]              ;   262.0 alu0+agu1   32 sum
        add ecx, dword [esp + 36]         ;   263.0 alu1+agu2   32 sum
        add ecx, 0x6ed9eba1               ;   264.0 alu2    32 sum
        rol ecx, 0xd                      ;   265.0 alu0    33 v[2]
        or esi, edi                       ;   261.3 alu1    24 sum
        mov dword [esp + 36], edx         ;   260.3 agu0    33 v[0] spill
        mov edx, dword [eax + 40]         ;   260.7 agu1    32 sum
        lea edx, [edx + ebx + 1836072691] ;   263.7 agu2    32 sum
        xor ebx, edi                      ;   261.3 alu2    24 sum
        xor esi, ebx                      ;   262.3 alu0    24 sum
        mov dword [esp + 44], edx         ;   265.7 agu0    32 sum spill
        mov edx, dword [esp + 28]         ;   262.3 agu1    32 sum reload
        add edx, esi                      ;   265.3 alu1    32 sum
        mov esi, ebp                      ;   263.0 alu2    24 sum copy
        not esi                           ;   264.0 alu0    24 sum
        or esi, ecx                       ;   266.0 alu1    24 sum
        rol edx, 5                        ;   266.3 alu2    33 v[2]
        xor esi, dword [esp + 36]         ;   267.0 alu0+agu2   24 sum
        add esi, dword [eax + 24]         ;   268.0 alu1+agu0   32 sum
        add esi, dword [esp + 40]         ;   269.0 alu2+agu1   32 sum
        add esi, 0x6ed9eba1               ;   270.0 alu0    32 sum
        rol esi, 6                        ;   271.0 alu1    33 v[1]
        or ebx, edx                       ;   267.3 alu2    24 sum
        mov dword [esp + 40], ebp         ;   266.3 agu2    33 v[3] spill
        mov ebp, dword [eax]              ;   266.7 agu0    32 sum
        lea ebp, [ebp + edi + 1836072691] ;   269.7 agu1    32 sum
        xor edi, edx                      ;   267.3 alu0    24 sum
        xor ebx, edi                      ;   268.3 alu1    24 sum
        mov eax, dword [esp + 32]         ;   268.0 agu2    32 sum reload
        add eax, ebx                      ;   271.0 alu2    32 sum
        mov ebx, ecx                      ;   268.7 alu0    24 sum copy
        not ebx                           ;   269.7 alu1    24 sum
        or ebx, esi                       ;   272.0 alu2    24 sum
        rol eax, 0xe                      ;   272.0 alu0    33 v[1]
        xor ebx, dword [esp + 40]         ;   273.0 alu1+agu0   24 sum
        add ebx, dword [esp + 36]         ;   274.0 alu2+agu1   32 sum
        mov dword [esp + 36], ebp         ;   271.7 agu2    32 sum spill
        mov ebp, dword [esp + 20]         ;   271.0 agu0    32 sum reload
        add ebx, dword [ebp + 52]         ;   277.0 alu0+agu1   32 sum
        add ebx, 0x6ed9eba1               ;   278.0 alu1    32 sum
        or edi, eax                       ;   273.0 alu2    24 sum
        rol ebx, 5                        ;   279.0 alu0    33 v[0]
        mov dword [esp + 32], ecx         ;   272.7 agu2    33 v[2] spill
        mov ecx, dword [ebp + 16]         ;   274.0 agu0    32 sum
        lea ecx, [ecx + edx + 1836072691] ;   277.0 agu1    32 sum
        xor edx, eax                      ;   273.7 alu1    24 sum
        xor edi, edx                      ;   274.7 alu2    24 sum
        mov dword [esp + 28], ecx         ;   279.0 agu2    32 sum spill
        mov ecx, dword [esp + 44]         ;   274.7 agu0    32 sum reload
        add ecx, edi                      ;   277.7 alu0    32 sum
        mov edi, esi                      ;   275.3 alu1    24 sum copy
        not edi                           ;   276.3 alu2    24 sum
        or edi, ebx                       ;   280.0 alu0    24 sum
        rol ecx, 0xd                      ;   278.7 alu1    33 v[0]
        xor edi, dword [esp + 32]         ;   281.0 alu2+agu1   24 sum
        add edi, dword [ebp + 44]         ;   282.0 alu0+agu2   32 sum
        add edi, dword [esp + 40]         ;   283.0 alu1+agu0   32 sum
        add edi, 0x6ed9eba1               ;   284.0 alu2    32 sum
        or edx, ecx                       ;   279.7 alu0    24 sum
        rol edi, 0xc                      ;   285.0 alu1    33 v[3]
        mov dword [esp + 40], esi         ;   278.7 agu1    33 v[1] spill
        mov esi, dword [ebp + 52]         ;   279.0 agu2    32 sum
        lea esi, [esi + eax + 1836072691] ;   282.0 agu0    32 sum
        xor eax, ecx                      ;   279.7 alu2    24 sum
        xor edx, eax                      ;   280.7 alu0    24 sum
        mov dword [esp + 44], esi         ;   284.0 agu1    32 sum spill
        mov esi, dword [esp + 36]         ;   280.7 agu2    32 sum reload
        add esi, edx                      ;   283.7 alu1    32 sum
        mov edx, ebx                      ;   281.3 alu2    24 sum copy
        not edx                           ;   282.3 alu0    24 sum
        or edx, edi                       ;   286.0 alu1    24 sum
        rol esi, 0xd                      ;   284.7 alu2    33 v[3]
        xor edx, dword [esp + 40]         ;   287.0 alu0+agu0   24 sum
        add edx, dword [ebp + 20]         ;   288.0 alu1+agu1   32 sum
        add edx, dword [esp + 32]         ;   289.0 alu2+agu2   32 sum
        add edx, 0x6ed9eba1               ;   290.0 alu0    32 sum
        or eax, esi                       ;   285.7 alu1    24 sum
        rol edx, 7                        ;   291.0 alu2    33 v[2]
        mov dword [esp + 32], ebx         ;   284.7 agu0    33 v[0] spill
        mov ebx, edi                      ;   286.0 alu0    24 sum copy
        not ebx                           ;   287.0 alu1    24 sum
        or ebx, edx                       ;   292.0 alu2    24 sum
        mov dword [esp + 36], edx         ;   292.0 agu1    33 v[2] spill
        mov edx, esi                      ;   286.3 alu0    24 sum copy
        xor edx, ecx                      ;   287.3 alu1    24 sum
        xor eax, edx                      ;   288.3 alu2    24 sum
        mov dword [esp + 48], esi         ;   287.3 agu2    33 v[3] spill
        mov esi, dword [esp + 28]         ;   287.7 agu0    32 sum reload
        add esi, eax                      ;   290.7 alu0    32 sum
        rol esi, 7                        ;   291.7 alu1    33 v[2]
        mov eax, dword [esp + 32]         ;   288.7 agu1    33 v[0] reload
        xor ebx, eax                      ;   293.0 alu2    24 sum
        add ebx, dword [ebp + 48]         ;   294.0 alu0+agu2   32 sum
        add ebx, dword [esp + 40]         ;   295.0 alu1+agu0   32 sum
        add ebx, 0x6ed9eba1               ;   296.0 alu2    32 sum
        rol ebx, 5                        ;   297.0 alu0    33 v[1]
        and edx, esi                      ;   292.7 alu1    24 sum
        xor edx, ecx                      ;   293.7 alu2    24 sum
        mov dword [esp + 40], ecx         ;   291.3 agu1    33 v[0] spill
        mov ecx, dword [esp + 44]         ;   291.7 agu2    32 sum reload
        add ecx, edx                      ;   294.7 alu0    32 sum
        mov edx, edi                      ;   292.3 alu1    25 sum copy
        not edx                           ;   293.3 alu2    25 sum
        and edx, dword [esp + 36]         ;   295.0 alu0+agu0   25 sum
        mov eax, dword [ebp + 36]         ;   293.3 agu1    32 sum
        lea eax, [eax + edi - 1894007588] ;   296.3 agu2    32 sum
        and edi, ebx                      ;   298.0 alu1    25 sum
        rol ecx, 5                        ;   295.7 alu2    33 v[1]
        add edx, dword [ebp + 4]          ;   296.0 alu0+agu0   32 sum
        add edx, 0x8f1bbcdc               ;   297.0 alu1    32 sum
        add edx, edi                      ;   299.0 alu2    32 sum
        add edx, dword [esp + 32]         ;   300.0 alu0+agu1   32 sum
        rol edx, 0xb                      ;   301.0 alu1    33 v[0]
        mov edi, dword [esp + 36]         ;   296.3 agu2    25 sum
        not edi                           ;   299.3 alu2    25 sum
        and edi, ebx                      ;   300.3 alu0    25 sum
        add eax, edi                      ;   301.3 alu1    32 sum
        mov edi, esi                      ;   297.7 alu2    24 sum copy
        xor edi, ecx                      ;   298.7 alu0    24 sum
        xor edi, dword [esp + 48]         ;   299.7 alu1+agu0   24 sum
        add edi, dword [ebp + 32]         ;   300.7 alu2+agu1   32 sum
        add edi, dword [esp + 40]         ;   301.7 alu0+agu2   32 sum
        rol edi, 0xf                      ;   302.7 alu1    33 v[0]
        mov dword [esp + 40], esi         ;   299.7 agu0    33 v[2] spill
        mov esi, dword [esp + 36]         ;   300.0 agu1    25 sum
        and esi, edx                      ;   303.0 alu2    25 sum
        add eax, esi                      ;   304.0 alu0    32 sum
        rol eax, 0xc                      ;   305.0 alu1    33 v[3]
        mov esi, ebx                      ;   301.3 alu2    25 sum copy
        not esi                           ;   302.3 alu0    25 sum
        and esi, edx                      ;   303.3 alu1    25 sum
        mov dword [esp + 32], edx         ;   302.3 agu2    33 v[0] spill
        mov edx, edi                      ;   303.7 alu2    24 sum copy
        xor edx, ecx                      ;   304.7 alu0    24 sum
        xor edx, dword [esp + 40]         ;   305.7 alu1+agu0   24 sum
        add edx, dword [ebp + 24]         ;   306.7 alu2+agu1   32 sum
        add edx, dword [esp + 48]         ;   307.7 alu0+agu2   32 sum
        rol edx, 5                        ;   308.7 alu1    33 v[3]
        mov dword [esp + 48], ecx         ;   304.7 agu0    33 v[1] spill
        mov ecx, dword [ebp + 40]         ;   305.0 agu1    32 sum
        lea ecx, [ecx + ebx - 1894007588] ;   308.0 agu2    32 sum
        and ebx, eax                      ;   306.0 alu2    25 sum
        lea ebx, [ebx + esi - 1894007588] ;   307.0 agu0    32 sum
        add ebx, dword [esp + 36]         ;   309.0 alu0+agu1   32 sum
        mov esi, dword [ebp + 44]         ;   306.7 agu2    32 sum reload
        add ebx, esi                      ;   310.0 alu1    32 sum
        rol ebx, 0xe                      ;   311.0 alu2    33 v[2]
        mov esi, dword [esp + 32]         ;   307.7 agu0    25 sum
        not esi                           ;   310.7 alu0    25 sum
        and esi, eax                      ;   311.7 alu1    25 sum
        add ecx, esi                      ;   312.7 alu2    32 sum
        mov esi, edi                      ;   309.0 alu0    24 sum copy
        xor esi, edx                      ;   310.0 alu1    24 sum
        xor esi, dword [esp + 48]         ;   311.0 alu2+agu1   24 sum
        add esi, dword [esp + 40]         ;   312.0 alu0+agu2   32 sum
        add esi, dword [ebp + 16]         ;   313.0 alu1+agu0   32 sum
        rol esi, 8                        ;   314.0 alu2    33 v[2]
        mov dword [esp + 40], edi         ;   311.0 agu1    33 v[0] spill
        mov edi, dword [esp + 32]         ;   311.3 agu2    25 sum
        and edi, ebx                      ;   314.3 alu0    25 sum
        add ecx, edi                      ;   315.3 alu1    32 sum
        rol ecx, 0xf                      ;   316.3 alu2    33 v[1]
        mov edi, eax                      ;   312.7 alu0    25 sum copy
        not edi                           ;   313.7 alu1    25 sum
        and edi, ebx                      ;   314.7 alu2    25 sum
        mov dword [esp + 36], ebx         ;   313.7 agu0    33 v[2] spill
        mov ebx, edx                      ;   314.0 alu0    24 sum copy
        xor ebx, esi                      ;   315.0 alu1    24 sum
        xor ebx, dword [esp + 40]         ;   316.0 alu2+agu1   24 sum
        add ebx, dword [esp + 48]         ;   317.0 alu0+agu2   32 sum
        add ebx, dword [ebp + 4]          ;   318.0 alu1+agu0   32 sum
        rol ebx, 0xb                      ;   319.0 alu2    33 v[1]
        mov dword [esp + 48], edx         ;   316.0 agu1    33 v[3] spill
        mov edx, dword [ebp + 32]         ;   316.3 agu2    32 sum
        lea edx, [edx + eax - 1894007588] ;   319.3 agu0    32 sum
        and eax, ecx                      ;   317.3 alu0    25 sum
        add edi, dword [ebp]              ;   317.3 alu1+agu1   32 sum
        lea edi, [edi + eax - 1894007588] ;   318.3 agu2    32 sum
        add edi, dword [esp + 32]         ;   320.3 alu2+agu0   32 sum
        rol edi, 0xe                      ;   321.3 alu0    33 v[0]
        mov eax, dword [esp + 36]         ;   318.7 agu1    25 sum
        not eax                           ;   321.7 alu1    25 sum
        and eax, ecx                      ;   322.7 alu2    25 sum
        add edx, eax                      ;   323.7 alu0    32 sum
        mov eax, ebx                      ;   320.0 alu1    24 sum copy
        xor eax, esi                      ;   321.0 alu2    24 sum
        xor eax, dword [esp + 48]         ;   322.0 alu0+agu2   24 sum
        add eax, dword [esp + 40]         ;   323.0 alu1+agu0   32 sum
        add eax, dword [ebp + 12]         ;   324.0 alu2+agu1   32 sum
        rol eax, 0xe                      ;   325.0 alu0    33 v[0]
        mov ebp, edi                      ;   322.3 alu1    25 sum copy
        and ebp, dword [esp + 36]         ;   323.3 alu2+agu2   25 sum
        add edx, ebp                      ;   324.7 alu0    32 sum
        rol edx, 0xf                      ;   325.7 alu1    33 v[3]
        mov ebp, ecx                      ;   323.3 alu2    25 sum copy
        not ebp                           ;   324.3 alu0    25 sum
        and ebp, edi                      ;   325.3 alu1    25 sum
        mov dword [esp + 40], edi         ;   324.3 agu0    33 v[0] spill
        mov edi, eax                      ;   326.0 alu2    24 sum copy
        xor edi, esi                      ;   327.0 alu0    24 sum
        xor edi, ebx                      ;   328.0 alu1    24 sum
        add edi, dword [esp + 48]         ;   329.0 alu2+agu1   32 sum
        mov dword [esp + 48], esi         ;   326.0 agu2    33 v[2] spill
        mov esi, dword [esp + 20]         ;   326.3 agu0    32 sum reload
        add edi, dword [esi + 44]         ;   332.3 alu0+agu1   32 sum
        mov dword [esp + 32], ebx         ;   327.0 agu2    33 v[1] spill
        mov ebx, dword [esi + 16]         ;   329.3 agu0    32 sum
        lea ebx, [ebx + ecx - 1894007588] ;   332.3 agu1    32 sum
        and ecx, edx                      ;   328.0 alu1    25 sum
        rol edi, 0xe                      ;   333.3 alu2    33 v[3]
        add ebp, dword [esi + 48]         ;   332.3 alu0+agu2   32 sum
        lea ebp, [ebp + ecx - 1894007588] ;   333.3 agu0    32 sum
        add ebp, dword [esp + 36]         ;   335.3 alu1+agu1   32 sum
        rol ebp, 9                        ;   336.3 alu2    33 v[2]
        mov ecx, dword [esp + 40]         ;   330.0 agu2    25 sum
        not ecx                           ;   333.0 alu0    25 sum
        and ecx, edx                      ;   334.0 alu1    25 sum
        add ebx, ecx                      ;   335.0 alu2    32 sum
        mov ecx, eax                      ;   331.3 alu0    24 sum copy
        xor ecx, edi                      ;   334.3 alu1    24 sum
        xor ecx, dword [esp + 32]         ;   335.3 alu2+agu0   24 sum
        add ecx, dword [esi + 60]         ;   336.3 alu0+agu1   32 sum
        add ecx, dword [esp + 48]         ;   337.3 alu1+agu2   32 sum
        rol ecx, 6                        ;   338.3 alu2    33 v[2]
        mov dword [esp + 48], eax         ;   333.3 agu0    33 v[0] spill
        mov eax, dword [esp + 40]         ;   333.7 agu1    25 sum
        and eax, ebp                      ;   337.3 alu0    25 sum
        add ebx, eax                      ;   338.3 alu1    32 sum
        rol ebx, 8                        ;   339.3 alu2    33 v[1]
        mov eax, edx                      ;   335.0 alu0    25 sum copy
        not eax                           ;   336.0 alu1    25 sum
        and eax, ebp                      ;   337.3 alu2    25 sum
        mov dword [esp + 36], ebp         ;   337.3 agu2    33 v[2] spill
        mov ebp, edi                      ;   336.3 alu0    24 sum copy
        xor ebp, ecx                      ;   339.3 alu1    24 sum
        xor ebp, dword [esp + 48]         ;   340.3 alu2+agu0   24 sum
        add ebp, dword [esi]              ;   341.3 alu0+agu1   32 sum
        add ebp, dword [esp + 32]         ;   342.3 alu1+agu2   32 sum
        mov dword [esp + 32], edi         ;   338.0 agu0    33 v[3] spill
        mov edi, dword [esi + 12]         ;   338.3 agu1    32 sum
        lea edi, [edi + edx - 1894007588] ;   341.3 agu2    32 sum
        and edx, ebx                      ;   340.3 alu2    25 sum
        lea edx, [edx + eax - 1894007588] ;   341.3 agu0    32 sum
        add edx, dword [esp + 40]         ;   343.3 alu0+agu1   32 sum
        mov eax, dword [esi + 52]         ;   340.0 agu2    32 sum reload
        add edx, eax                      ;   344.3 alu1    32 sum
        rol ebp, 0xe                      ;   343.3 alu2    33 v[1]
        rol edx, 9                        ;   345.3 alu0    33 v[0]
        mov eax, dword [esp + 36]         ;   341.3 agu0    25 sum
        not eax                           ;   344.3 alu1    25 sum
        and eax, ebx                      ;   345.3 alu2    25 sum
        add edi, eax                      ;   346.3 alu0    32 sum
        mov eax, ecx                      ;   342.7 alu1    24 sum copy
        xor eax, ebp                      ;   344.3 alu2    24 sum
        xor eax, dword [esp + 32]         ;   345.3 alu0+agu1   24 sum
        add eax, dword [esp + 48]         ;   346.3 alu1+agu2   32 sum
        add eax, dword [esi + 20]         ;   347.3 alu2+agu0   32 sum
        rol eax, 6                        ;   348.3 alu0    33 v[0]
        mov dword [esp + 48], ecx         ;   344.7 agu1    33 v[2] spill
        mov ecx, edx                      ;   346.3 alu1    25 sum copy
        and ecx, dword [esp + 36]         ;   347.3 alu2+agu2   25 sum
        add edi, ecx                      ;   348.3 alu0    32 sum
        rol edi, 0xe                      ;   349.3 alu1    33 v[3]
        mov ecx, ebx                      ;   346.3 alu2    25 sum copy
        not ecx                           ;   347.3 alu0    25 sum
        and ecx, edx                      ;   348.3 alu1    25 sum
        mov dword [esp + 40], edx         ;   347.3 agu0    33 v[0] spill
        mov edx, dword [esi + 60]         ;   347.7 agu1    32 sum
        lea edx, [edx + ebx - 1894007588] ;   350.7 agu2    32 sum
        and ebx, edi                      ;   350.3 alu2    25 sum
        mov dword [esp + 44], edi         ;   350.3 agu0    33 v[3] spill
        mov edi, eax                      ;   349.3 alu0    24 sum copy
        xor edi, ebp                      ;   350.3 alu1    24 sum
        xor edi, dword [esp + 48]         ;   351.3 alu2+agu1   24 sum
        add edi, dword [esi + 48]         ;   352.3 alu0+agu2   32 sum
        add edi, dword [esp + 32]         ;   353.3 alu1+agu0   32 sum
        rol edi, 9                        ;   354.3 alu2    33 v[3]
        add ecx, dword [esi + 28]         ;   351.0 alu0+agu1   32 sum
        lea ecx, [ecx + ebx - 1894007588] ;   352.0 agu2    32 sum
        add ecx, dword [esp + 36]         ;   354.0 alu1+agu0   32 sum
        rol ecx, 5                        ;   355.0 alu2    33 v[2]
        mov ebx, dword [esi + 52]         ;   352.3 agu1    32 sum
        add ebx, ebp                      ;   355.3 alu0    32 sum
        xor ebp, edi                      ;   355.3 alu1    24 sum
        xor ebp, eax                      ;   356.3 alu2    24 sum
        mov esi, dword [esp + 40]         ;   353.7 agu2    25 sum
        not esi                           ;   356.7 alu0    25 sum
        and esi, dword [esp + 44]         ;   357.7 alu1+agu0   25 sum
        add edx, esi                      ;   358.7 alu2    32 sum
        add ebp, dword [esp + 48]         ;   357.3 alu0+agu1   32 sum
        mov esi, dword [esp + 20]         ;   355.3 agu2    32 sum reload
        add ebp, dword [esi + 8]          ;   361.3 alu1+agu0   32 sum
        rol ebp, 0xc                      ;   362.3 alu2    33 v[2]
        mov esi, ecx                      ;   356.3 alu0    25 sum copy
        and esi, dword [esp + 40]         ;   357.3 alu1+agu1   25 sum
        add edx, esi                      ;   359.7 alu2    32 sum
        rol edx, 6                        ;   360.7 alu0    33 v[1]
        mov esi, dword [esp + 44]         ;   357.7 agu2    25 sum
        not esi                           ;   360.7 alu1    25 sum
        and esi, ecx                      ;   361.7 alu2    25 sum
        mov dword [esp + 48], ecx         ;   358.7 agu0    33 v[2] spill
        mov ecx, edi                      ;   359.0 alu0    24 sum copy
        xor ecx, eax                      ;   360.0 alu1    24 sum
        xor ecx, ebp                      ;   363.3 alu2    24 sum
        add ebx, ecx                      ;   364.3 alu0    32 sum
        mov ecx, edx                      ;   361.7 alu1    25 sum copy
        and ecx, dword [esp + 44]         ;   362.7 alu2+agu1   25 sum
        lea ecx, [ecx + esi - 1894007588] ;   363.7 agu2    32 sum
        add ecx, dword [esp + 40]         ;   365.7 alu0+agu0   32 sum
        mov esi, dword [esp + 20]         ;   361.7 agu1    32 sum reload
        mov dword [esp + 40], eax         ;   362.0 agu2    33 v[0] spill
        mov eax, dword [esi + 56]         ;   364.7 agu0    32 sum reload
        add ecx, eax                      ;   367.7 alu1    32 sum
        rol ebx, 9                        ;   365.3 alu2    33 v[1]
        rol ecx, 8                        ;   368.7 alu0    33 v[0]
        mov eax, dword [esp + 48]         ;   363.7 agu1    25 sum
        not eax                           ;   366.7 alu1    25 sum
        and eax, edx                      ;   367.7 alu2    25 sum
        mov dword [esp + 36], edx         ;   364.7 agu2    33 v[1] spill
        mov edx, dword [esi + 28]         ;   365.0 agu0    32 sum
        add edx, edi                      ;   368.0 alu0    32 sum
        xor edi, ebp                      ;   365.7 alu1    24 sum
        xor edi, ebx                      ;   366.7 alu2    24 sum
        add edi, dword [esi + 36]         ;   367.7 alu0+agu1   32 sum
        add edi, dword [esp + 40]         ;   368.7 alu1+agu2   32 sum
        rol edi, 0xc                      ;   369.7 alu2    33 v[0]
        add eax, dword [esi + 20]         ;   368.7 alu0+agu0   32 sum
        add eax, dword [esp + 44]         ;   369.7 alu1+agu1   32 sum
        mov esi, ecx                      ;   369.7 alu2    25 sum copy
        and esi, dword [esp + 48]         ;   370.7 alu0+agu2   25 sum
        lea eax, [eax + esi - 1894007588] ;   371.7 agu0    32 sum
        rol eax, 6                        ;   373.7 alu1    33 v[3]
        mov esi, dword [esp + 36]         ;   369.3 agu1    25 sum
        not esi                           ;   372.3 alu2    25 sum
        and esi, ecx                      ;   373.3 alu0    25 sum
        mov dword [esp + 44], ecx         ;   370.3 agu2    33 v[0] spill
        mov ecx, edi                      ;   370.7 alu1    24 sum copy
        xor ecx, ebp                      ;   371.7 alu2    24 sum
        xor ecx, ebx                      ;   372.7 alu0    24 sum
        add edx, ecx                      ;   373.7 alu1    32 sum
        rol edx, 5                        ;   374.7 alu2    33 v[3]
        mov ecx, eax                      ;   374.7 alu0    25 sum copy
        and ecx, dword [esp + 36]         ;   375.7 alu1+agu0   25 sum
        mov dword [esp + 40], ebp         ;   373.0 agu1    33 v[2] spill
        mov ebp, dword [esp + 20]         ;   373.3 agu2    32 sum reload
        add ecx, dword [ebp + 24]         ;   379.3 alu2+agu0   32 sum
        lea ecx, [ecx + esi - 1894007588] ;   380.3 agu1    32 sum
        add ecx, dword [esp + 48]         ;   382.3 alu0+agu2   32 sum
        rol ecx, 5                        ;   383.3 alu1    33 v[2]
        mov esi, dword [ebp + 56]         ;   376.3 agu0    32 sum
        add esi, ebx                      ;   379.3 alu2    32 sum
        xor ebx, edx                      ;   375.7 alu0    24 sum
        xor ebx, edi                      ;   376.7 alu1    24 sum
        add ebx, dword [ebp + 40]         ;   379.3 alu2+agu1   32 sum
        add ebx, dword [esp + 40]         ;   380.3 alu0+agu2   32 sum
        rol ebx, 0xf                      ;   381.3 alu1    33 v[2]
        mov dword [esp + 40], edx         ;   377.3 agu0    33 v[3] spill
        mov edx, dword [esp + 24]         ;   377.7 agu1    45 h0
        add edx, ecx                      ;   384.3 alu2    45 h0
        xor ecx, eax                      ;   384.3 alu0    25 sum
        and ecx, dword [esp + 44]         ;   385.3 alu1+agu2   25 sum
        xor ecx, eax                      ;   386.3 alu2    25 sum
        mov dword [esp + 24], eax         ;   379.3 agu0    33 v[3] spill
        mov eax, dword [esp + 0]          ;   379.7 agu1    46 h
        add eax, ebx                      ;   382.7 alu0    46 h
        xor ebx, edi                      ;   382.3 alu1    24 sum
        xor ebx, dword [esp + 40]         ;   383.3 alu2+agu2   24 sum
        add esi, ebx                      ;   384.3 alu0    32 sum
        add ecx, dword [ebp + 8]          ;   387.3 alu1+agu0   32 sum
        add ecx, dword [esp + 36]         ;   388.3 alu2+agu1   32 sum
        add ecx, 0x8f1bbcdc               ;   389.3 alu0    32 sum
        rol ecx, 0xc                      ;   390.3 alu1    33 v[1]
        rol esi, 8                        ;   385.3 alu2    33 v[1]
        add edx, dword [esp + 40]         ;   385.3 alu0+agu2   45 h0
        add edi, dword [esp + 8]          ;   383.7 alu1+agu0   46 h
        add edi, dword [esp + 24]         ;   384.7 alu2+agu1   46 h
        add eax, ecx                      ;   391.3 alu0    46 h
        mov dword [esp + 0], edx          ;   386.3 agu2    47 h
        add esi, dword [esp + 12]         ;   386.3 alu1+agu0   46 h
        add esi, dword [esp + 44]         ;   387.3 alu2+agu1   46 h
        mov dword [esp + 8], esi          ;   388.3 agu2    46 h
        mov dword [esp + 12], eax         ;   392.3 agu0    46 h
        add ebp, 0x40                     ;   386.3 alu0    38 blocks
        mov esi, ebp                      ;   387.3 alu1    38 blocks copy
        cmp esi, dword [esp + 16]         ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 76], esi         ;                    resident
        mov dword [esp + 4], edi          ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]          ;     0.0 agu0    38 blocks reload
        mov edi, dword [esp + 72]         ;     0.3 agu1    38 blocks reload
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
        mov dword [esp + 48], eax         ;                    cleared
        add esp, 0x34                     ;                    frame
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
