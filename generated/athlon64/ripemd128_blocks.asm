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
;   blocks: 1121 uops, planned 393.3; bounds: width 373.7, ports 277.7, path 257.0
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
        mov eax, dword [esi + 4]          ;    28.0 agu2    32 sum
        mov ebx, dword [esi + 44]         ;    28.3 agu0    32 sum
        mov ebx, dword [esp + 20]         ;    28.7 agu1    24 sum
        xor ebx, dword [esp + 12]         ;    31.7 alu1+agu2   24 sum
        add ebx, dword [esi]              ;    32.7 alu2+agu0   32 sum
        add ebx, dword [esp + 0]          ;    33.7 alu0+agu1   32 sum
        rol ebx, 0xb                      ;    34.7 alu1    33 v[0]
        mov eax, dword [esi + 16]         ;    31.0 agu2    32 sum
        lea eax, [eax + ecx + 1352829926] ;    34.0 agu0    32 sum
        mov dword [esp + 20], esi         ;    31.7 agu1    32 sum spill
        mov esi, ebp                      ;    34.0 alu2    25 sum copy
        xor esi, edx                      ;    39.0 alu0    25 sum
        and ecx, esi                      ;    40.0 alu1    25 sum
        xor ecx, ebp                      ;    41.0 alu2    25 sum
        mov esi, ebx                      ;    35.7 alu0    24 sum copy
        xor esi, edi                      ;    36.7 alu1    24 sum
        xor esi, dword [esp + 8]          ;    37.7 alu2+agu2   24 sum
        add esi, dword [esp + 12]         ;    38.7 alu0+agu0   32 sum
        mov dword [esp + 28], ebp         ;    35.0 agu1    33 v[0] spill
        mov ebp, dword [esp + 20]         ;    35.3 agu2    32 sum reload
        add esi, dword [ebp + 4]          ;    41.3 alu1+agu0   32 sum
        rol esi, 0xe                      ;    42.3 alu2    33 v[3]
        add ecx, dword [esp + 24]         ;    42.0 alu0+agu1   32 sum
        add ecx, dword [ebp + 44]         ;    43.0 alu1+agu2   32 sum
        add ecx, 0x50a28be6               ;    44.0 alu2    32 sum
        rol ecx, 0xf                      ;    45.0 alu0    33 v[2]
        mov ebp, dword [ebp + 12]         ;    38.3 agu0    32 sum
        mov ebp, ebx                      ;    38.0 alu1    24 sum copy
        xor ebp, edi                      ;    39.0 alu2    24 sum
        xor ebp, esi                      ;    43.3 alu0    24 sum
        add ebp, dword [esp + 8]          ;    44.3 alu1+agu1   32 sum
        mov dword [esp + 24], edi         ;    39.3 agu2    41 x[1] spill
        mov edi, dword [esp + 20]         ;    39.7 agu0    32 sum reload
        add ebp, dword [edi + 8]          ;    45.7 alu2+agu1   32 sum
        rol ebp, 0xf                      ;    46.7 alu0    33 v[2]
        mov edi, edx                      ;    40.7 alu1    25 sum copy
        xor edi, ecx                      ;    46.0 alu2    25 sum
        and edi, dword [esp + 28]         ;    47.0 alu0+agu2   25 sum
        xor edi, edx                      ;    48.0 alu1    25 sum
        add eax, edi                      ;    49.0 alu2    32 sum
        rol eax, 5                        ;    50.0 alu0    33 v[1]
        mov edi, esi                      ;    43.3 alu1    24 sum copy
        xor edi, ebp                      ;    47.7 alu2    24 sum
        xor edi, ebx                      ;    48.7 alu0    24 sum
        add edi, dword [esp + 24]         ;    49.7 alu1+agu0   32 sum
        mov dword [esp + 32], edx         ;    44.3 agu1    33 v[3] spill
        mov edx, dword [esp + 20]         ;    44.7 agu2    32 sum reload
        add edi, dword [edx + 12]         ;    50.7 alu2+agu0   32 sum
        rol edi, 0xc                      ;    51.7 alu0    33 v[1]
        mov dword [esp + 36], ebx         ;    45.7 agu1    33 v[0] spill
        mov ebx, dword [edx + 16]         ;    47.7 agu2    32 sum
        mov ebx, dword [edx + 52]         ;    47.7 agu0    32 sum
        mov edx, dword [edx + 20]         ;    47.7 agu1    32 sum
        add edx, esi                      ;    50.7 alu1    32 sum
        xor esi, ebp                      ;    47.7 alu2    24 sum
        xor esi, edi                      ;    52.7 alu0    24 sum
        add esi, dword [esp + 36]         ;    53.7 alu1+agu2   32 sum
        mov ebx, dword [esp + 20]         ;    48.7 agu0    32 sum reload
        add esi, dword [ebx + 16]         ;    54.7 alu2+agu1   32 sum
        rol esi, 5                        ;    55.7 alu0    33 v[0]
        mov ebx, ecx                      ;    49.7 alu1    25 sum copy
        xor ebx, eax                      ;    51.0 alu2    25 sum
        and ebx, dword [esp + 32]         ;    52.0 alu0+agu2   25 sum
        xor ebx, ecx                      ;    53.0 alu1    25 sum
        add ebx, dword [esp + 28]         ;    54.0 alu2+agu0   32 sum
        mov dword [esp + 28], ecx         ;    51.3 agu1    33 v[2] spill
        mov ecx, dword [esp + 20]         ;    51.7 agu2    32 sum reload
        add ebx, dword [ecx + 52]         ;    57.7 alu0+agu0   32 sum
        add ebx, 0x50a28be6               ;    58.7 alu1    32 sum
        rol ebx, 7                        ;    59.7 alu2    33 v[0]
        mov dword [esp + 36], eax         ;    53.0 agu1    33 v[1] spill
        mov eax, dword [ecx + 24]         ;    54.7 agu2    32 sum
        add eax, ebp                      ;    57.7 alu0    32 sum
        xor ebp, edi                      ;    54.0 alu1    24 sum
        xor ebp, esi                      ;    56.7 alu2    24 sum
        add edx, ebp                      ;    57.7 alu0    32 sum
        rol edx, 8                        ;    58.7 alu1    33 v[3]
        mov ebp, dword [esp + 36]         ;    55.3 agu0    25 sum
        xor ebp, ebx                      ;    60.7 alu2    25 sum
        and ebp, dword [esp + 28]         ;    61.7 alu0+agu1   25 sum
        xor ebp, dword [esp + 36]         ;    62.7 alu1+agu2   25 sum
        mov dword [esp + 40], ebx         ;    60.7 agu0    33 v[0] spill
        mov ebx, dword [ecx + 28]         ;    57.0 agu1    32 sum
        add ebx, edi                      ;    60.0 alu2    32 sum
        xor edi, edx                      ;    59.7 alu0    24 sum
        xor edi, esi                      ;    60.7 alu1    24 sum
        add eax, edi                      ;    61.7 alu2    32 sum
        rol eax, 7                        ;    62.7 alu0    33 v[2]
        add ebp, dword [ecx + 24]         ;    63.7 alu1+agu2   32 sum
        add ebp, dword [esp + 32]         ;    64.7 alu2+agu0   32 sum
        add ebp, 0x50a28be6               ;    65.7 alu0    32 sum
        rol ebp, 7                        ;    66.7 alu1    33 v[3]
        mov edi, dword [ecx + 32]         ;    60.3 agu1    32 sum
        add edi, esi                      ;    63.3 alu2    32 sum
        xor esi, edx                      ;    61.0 alu0    24 sum
        xor esi, eax                      ;    63.7 alu1    24 sum
        add ebx, esi                      ;    64.7 alu2    32 sum
        rol ebx, 9                        ;    65.7 alu0    33 v[1]
        mov esi, dword [esp + 40]         ;    62.3 agu2    25 sum
        xor esi, ebp                      ;    67.7 alu1    25 sum
        and esi, dword [esp + 36]         ;    68.7 alu2+agu0   25 sum
        xor esi, dword [esp + 40]         ;    69.7 alu0+agu1   25 sum
        add esi, dword [ecx + 60]         ;    70.7 alu1+agu2   32 sum
        add esi, dword [esp + 28]         ;    71.7 alu2+agu0   32 sum
        add esi, 0x50a28be6               ;    72.7 alu0    32 sum
        rol esi, 8                        ;    73.7 alu1    33 v[2]
        mov dword [esp + 28], ebp         ;    67.7 agu1    33 v[3] spill
        mov ebp, dword [ecx + 36]         ;    65.3 agu2    32 sum
        add ebp, edx                      ;    68.3 alu2    32 sum
        xor edx, ebx                      ;    66.7 alu0    24 sum
        xor edx, eax                      ;    67.7 alu1    24 sum
        add edi, edx                      ;    68.7 alu2    32 sum
        rol edi, 0xb                      ;    69.7 alu0    33 v[0]
        mov edx, dword [ecx + 40]         ;    67.7 agu0    32 sum
        add edx, eax                      ;    70.7 alu1    32 sum
        xor eax, ebx                      ;    68.3 alu2    24 sum
        xor eax, edi                      ;    70.7 alu0    24 sum
        add ebp, eax                      ;    71.7 alu1    32 sum
        mov eax, dword [esp + 28]         ;    69.3 agu1    25 sum
        xor eax, esi                      ;    74.7 alu2    25 sum
        and eax, dword [esp + 40]         ;    75.7 alu0+agu2   25 sum
        rol ebp, 0xd                      ;    72.7 alu1    33 v[3]
        xor eax, dword [esp + 28]         ;    76.7 alu2+agu0   25 sum
        add eax, dword [ecx + 32]         ;    77.7 alu0+agu1   32 sum
        add eax, dword [esp + 36]         ;    78.7 alu1+agu2   32 sum
        add eax, 0x50a28be6               ;    79.7 alu2    32 sum
        rol eax, 0xb                      ;    80.7 alu0    33 v[1]
        mov ecx, dword [ecx + 44]         ;    72.3 agu0    32 sum
        add ecx, ebx                      ;    75.3 alu1    32 sum
        xor ebx, ebp                      ;    73.7 alu2    24 sum
        xor ebx, edi                      ;    74.7 alu0    24 sum
        add edx, ebx                      ;    75.7 alu1    32 sum
        rol edx, 0xe                      ;    76.7 alu2    33 v[2]
        mov ebx, esi                      ;    74.7 alu0    25 sum copy
        xor ebx, eax                      ;    81.7 alu1    25 sum
        and ebx, dword [esp + 28]         ;    82.7 alu2+agu1   25 sum
        xor ebx, esi                      ;    83.7 alu0    25 sum
        mov dword [esp + 36], esi         ;    75.7 agu2    33 v[2] spill
        mov esi, edx                      ;    77.7 alu1    24 sum copy
        xor esi, edi                      ;    78.7 alu2    24 sum
        xor esi, ebp                      ;    79.7 alu0    24 sum
        add ecx, esi                      ;    80.7 alu1    32 sum
        rol ecx, 0xf                      ;    81.7 alu2    33 v[1]
        mov esi, dword [esp + 20]         ;    77.7 agu0    32 sum reload
        add ebx, dword [esi + 4]          ;    84.7 alu0+agu1   32 sum
        add ebx, dword [esp + 40]         ;    85.7 alu1+agu2   32 sum
        add ebx, 0x50a28be6               ;    86.7 alu2    32 sum
        rol ebx, 0xe                      ;    87.7 alu0    33 v[0]
        add edi, dword [esi + 48]         ;    83.7 alu1+agu0   32 sum
        mov esi, dword [esi + 52]         ;    80.7 agu1    32 sum
        add esi, ebp                      ;    83.7 alu2    32 sum
        xor ebp, edx                      ;    81.0 alu0    24 sum
        xor ebp, ecx                      ;    82.7 alu1    24 sum
        add edi, ebp                      ;    84.7 alu2    32 sum
        rol edi, 6                        ;    85.7 alu0    33 v[0]
        mov ebp, eax                      ;    82.3 alu1    25 sum copy
        xor ebp, ebx                      ;    88.7 alu2    25 sum
        and ebp, dword [esp + 36]         ;    89.7 alu0+agu2   25 sum
        xor ebp, eax                      ;    90.7 alu1    25 sum
        mov dword [esp + 40], eax         ;    83.7 agu0    33 v[1] spill
        mov eax, dword [esp + 20]         ;    84.0 agu1    32 sum reload
        add ebp, dword [eax + 40]         ;    91.7 alu2+agu2   32 sum
        add ebp, dword [esp + 28]         ;    92.7 alu0+agu0   32 sum
        add ebp, 0x50a28be6               ;    93.7 alu1    32 sum
        rol ebp, 0xe                      ;    94.7 alu2    33 v[3]
        mov eax, dword [eax + 56]         ;    87.0 agu1    32 sum
        add eax, edx                      ;    90.0 alu0    32 sum
        xor edx, ecx                      ;    86.3 alu1    24 sum
        xor edx, edi                      ;    87.3 alu2    24 sum
        add esi, edx                      ;    88.3 alu0    32 sum
        rol esi, 7                        ;    89.3 alu1    33 v[3]
        mov edx, ebx                      ;    88.7 alu2    25 sum copy
        xor edx, ebp                      ;    95.7 alu0    25 sum
        and edx, dword [esp + 40]         ;    96.7 alu1+agu2   25 sum
        mov dword [esp + 28], ebp         ;    95.7 agu0    33 v[3] spill
        mov ebp, esi                      ;    90.3 alu2    24 sum copy
        xor ebp, ecx                      ;    91.3 alu0    24 sum
        xor ebp, edi                      ;    92.3 alu1    24 sum
        add eax, ebp                      ;    93.3 alu2    32 sum
        rol eax, 9                        ;    94.3 alu0    33 v[2]
        xor edx, ebx                      ;    97.7 alu1    25 sum
        mov ebp, dword [esp + 20]         ;    91.3 agu1    32 sum reload
        add edx, dword [ebp + 12]         ;    98.7 alu2+agu2   32 sum
        add edx, dword [esp + 36]         ;    99.7 alu0+agu0   32 sum
        add edx, 0x50a28be6               ;   100.7 alu1    32 sum
        rol edx, 0xc                      ;   101.7 alu2    33 v[2]
        mov dword [esp + 36], ebx         ;    93.3 agu1    33 v[0] spill
        mov ebx, dword [ebp + 16]         ;    94.3 agu2    32 sum
        lea ebx, [ebx + esi + 1518500249] ;    97.3 agu0    32 sum
        xor esi, eax                      ;    95.3 alu0    24 sum
        add ecx, dword [ebp + 60]         ;    97.3 alu1+agu1   32 sum
        mov dword [esp + 32], ebx         ;    99.3 agu2    32 sum spill
        mov ebx, dword [ebp + 28]         ;    95.3 agu0    32 sum
        lea ebx, [ebx + edi + 1518500249] ;    98.3 agu1    32 sum
        xor edi, esi                      ;    96.3 alu2    24 sum
        add ecx, edi                      ;    98.3 alu0    32 sum
        rol ecx, 8                        ;    99.3 alu1    33 v[1]
        mov edi, dword [esp + 28]         ;    97.0 agu2    25 sum
        xor edi, edx                      ;   102.7 alu2    25 sum
        and edi, dword [esp + 36]         ;   103.7 alu0+agu0   25 sum
        or esi, ecx                       ;   100.3 alu1    24 sum
        xor edi, dword [esp + 28]         ;   104.7 alu2+agu1   25 sum
        add edi, dword [ebp + 48]         ;   105.7 alu0+agu2   32 sum
        add edi, dword [esp + 40]         ;   106.7 alu1+agu0   32 sum
        add edi, 0x50a28be6               ;   107.7 alu2    32 sum
        rol edi, 6                        ;   108.7 alu0    33 v[1]
        mov ebp, dword [ebp + 52]         ;   100.0 agu1    32 sum
        lea ebp, [ebp + eax + 1518500249] ;   103.0 agu2    32 sum
        xor eax, ecx                      ;   100.7 alu1    24 sum
        xor esi, eax                      ;   101.7 alu2    24 sum
        add ebx, esi                      ;   102.7 alu0    32 sum
        mov esi, edx                      ;   102.7 alu1    24 sum copy
        not esi                           ;   103.7 alu2    24 sum
        rol ebx, 7                        ;   103.7 alu0    33 v[0]
        or esi, edi                       ;   109.7 alu1    24 sum
        or eax, ebx                       ;   104.7 alu2    24 sum
        xor esi, dword [esp + 28]         ;   110.7 alu0+agu0   24 sum
        mov dword [esp + 40], edx         ;   103.7 agu1    33 v[2] spill
        mov edx, dword [esp + 20]         ;   104.0 agu2    32 sum reload
        add esi, dword [edx + 24]         ;   111.7 alu1+agu0   32 sum
        add esi, dword [esp + 36]         ;   112.7 alu2+agu1   32 sum
        add esi, 0x5c4dd124               ;   113.7 alu0    32 sum
        rol esi, 9                        ;   114.7 alu1    33 v[0]
        mov dword [esp + 36], ebp         ;   105.7 agu2    32 sum spill
        mov ebp, dword [edx + 4]          ;   107.0 agu0    32 sum
        lea ebp, [ebp + ecx + 1518500249] ;   110.0 agu1    32 sum
        xor ecx, ebx                      ;   106.7 alu2    24 sum
        xor eax, ecx                      ;   107.7 alu0    24 sum
        mov edx, dword [esp + 32]         ;   107.3 agu2    32 sum reload
        add edx, eax                      ;   110.3 alu1    32 sum
        rol edx, 6                        ;   111.3 alu2    33 v[3]
        mov eax, edi                      ;   109.7 alu0    24 sum copy
        not eax                           ;   110.7 alu1    24 sum
        or eax, esi                       ;   115.7 alu2    24 sum
        or ecx, edx                       ;   112.3 alu0    24 sum
        xor eax, dword [esp + 40]         ;   116.7 alu1+agu0   24 sum
        add eax, dword [esp + 28]         ;   117.7 alu2+agu1   32 sum
        mov dword [esp + 28], edi         ;   110.7 agu2    33 v[1] spill
        mov edi, dword [esp + 20]         ;   111.0 agu0    32 sum reload
        add eax, dword [edi + 44]         ;   118.7 alu0+agu1   32 sum
        add eax, 0x5c4dd124               ;   119.7 alu1    32 sum
        rol eax, 0xd                      ;   120.7 alu2    33 v[3]
        mov dword [esp + 32], ebp         ;   112.3 agu2    32 sum spill
        mov ebp, dword [edi + 40]         ;   114.0 agu0    32 sum
        lea ebp, [ebp + ebx + 1518500249] ;   117.0 agu1    32 sum
        xor ebx, edx                      ;   113.3 alu0    24 sum
        xor ecx, ebx                      ;   114.3 alu1    24 sum
        mov edi, dword [esp + 36]         ;   114.0 agu2    32 sum reload
        add edi, ecx                      ;   117.0 alu2    32 sum
        mov ecx, esi                      ;   115.7 alu0    24 sum copy
        not ecx                           ;   116.7 alu1    24 sum
        rol edi, 8                        ;   118.0 alu2    33 v[2]
        or ecx, eax                       ;   121.7 alu0    24 sum
        or ebx, edi                       ;   119.0 alu1    24 sum
        xor ecx, dword [esp + 28]         ;   122.7 alu2+agu0   24 sum
        add ecx, dword [esp + 40]         ;   123.7 alu0+agu1   32 sum
        mov dword [esp + 40], esi         ;   117.0 agu2    33 v[0] spill
        mov esi, dword [esp + 20]         ;   117.3 agu0    32 sum reload
        add ecx, dword [esi + 12]         ;   124.7 alu1+agu1   32 sum
        add ecx, 0x5c4dd124               ;   125.7 alu2    32 sum
        rol ecx, 0xf                      ;   126.7 alu0    33 v[2]
        mov dword [esp + 36], ebp         ;   119.0 agu2    32 sum spill
        mov ebp, dword [esi + 24]         ;   120.3 agu0    32 sum
        lea ebp, [ebp + edx + 1518500249] ;   123.3 agu1    32 sum
        xor edx, edi                      ;   119.7 alu1    24 sum
        xor ebx, edx                      ;   120.7 alu2    24 sum
        mov dword [esp + 44], ebp         ;   125.3 agu2    32 sum spill
        mov ebp, dword [esp + 32]         ;   120.7 agu0    32 sum reload
        add ebp, ebx                      ;   123.7 alu0    32 sum
        mov ebx, eax                      ;   121.7 alu1    24 sum copy
        not ebx                           ;   122.7 alu2    24 sum
        rol ebp, 0xd                      ;   124.7 alu0    33 v[1]
        or ebx, ecx                       ;   127.7 alu1    24 sum
        or edx, ebp                       ;   125.7 alu2    24 sum
        xor ebx, dword [esp + 40]         ;   128.7 alu0+agu1   24 sum
        add ebx, dword [esi + 28]         ;   129.7 alu1+agu2   32 sum
        add ebx, dword [esp + 28]         ;   130.7 alu2+agu0   32 sum
        add ebx, 0x5c4dd124               ;   131.7 alu0    32 sum
        rol ebx, 7                        ;   132.7 alu1    33 v[1]
        mov dword [esp + 28], eax         ;   124.7 agu1    33 v[3] spill
        mov eax, dword [esi + 60]         ;   125.0 agu2    32 sum
        lea eax, [eax + edi + 1518500249] ;   128.0 agu0    32 sum
        xor edi, ebp                      ;   125.7 alu2    24 sum
        xor edx, edi                      ;   126.7 alu0    24 sum
        mov dword [esp + 32], eax         ;   130.0 agu1    32 sum spill
        mov eax, dword [esp + 36]         ;   126.7 agu2    32 sum reload
        add eax, edx                      ;   129.7 alu1    32 sum
        mov edx, ecx                      ;   127.7 alu2    24 sum copy
        not edx                           ;   128.7 alu0    24 sum
        rol eax, 0xb                      ;   130.7 alu1    33 v[0]
        or edx, ebx                       ;   133.7 alu2    24 sum
        or edi, eax                       ;   131.7 alu0    24 sum
        xor edx, dword [esp + 28]         ;   134.7 alu1+agu0   24 sum
        add edx, dword [esi]              ;   135.7 alu2+agu1   32 sum
        add edx, dword [esp + 40]         ;   136.7 alu0+agu2   32 sum
        add edx, 0x5c4dd124               ;   137.7 alu1    32 sum
        rol edx, 0xc                      ;   138.7 alu2    33 v[0]
        mov dword [esp + 40], ecx         ;   130.7 agu0    33 v[2] spill
        mov ecx, dword [esi + 12]         ;   131.0 agu1    32 sum
        lea ecx, [ecx + ebp + 1518500249] ;   134.0 agu2    32 sum
        xor ebp, eax                      ;   131.7 alu0    24 sum
        xor edi, ebp                      ;   132.7 alu1    24 sum
        mov esi, dword [esp + 44]         ;   132.3 agu0    32 sum reload
        add esi, edi                      ;   135.3 alu2    32 sum
        rol esi, 9                        ;   136.3 alu0    33 v[3]
        mov edi, ebx                      ;   133.7 alu1    24 sum copy
        not edi                           ;   134.7 alu2    24 sum
        or edi, edx                       ;   139.7 alu0    24 sum
        or ebp, esi                       ;   137.3 alu1    24 sum
        xor edi, dword [esp + 40]         ;   140.7 alu2+agu1   24 sum
        add edi, dword [esp + 28]         ;   141.7 alu0+agu2   32 sum
        mov dword [esp + 28], ebx         ;   135.3 agu0    33 v[1] spill
        mov ebx, dword [esp + 20]         ;   135.7 agu1    32 sum reload
        add edi, dword [ebx + 52]         ;   142.7 alu1+agu2   32 sum
        add edi, 0x5c4dd124               ;   143.7 alu2    32 sum
        rol edi, 8                        ;   144.7 alu0    33 v[3]
        mov dword [esp + 44], ecx         ;   137.0 agu0    32 sum spill
        mov ecx, dword [ebx + 48]         ;   138.7 agu1    32 sum
        lea ecx, [ecx + eax + 1518500249] ;   141.7 agu2    32 sum
        xor eax, esi                      ;   138.0 alu1    24 sum
        xor ebp, eax                      ;   139.0 alu2    24 sum
        mov ebx, dword [esp + 32]         ;   138.7 agu0    32 sum reload
        add ebx, ebp                      ;   141.7 alu0    32 sum
        mov ebp, edx                      ;   139.7 alu1    24 sum copy
        not ebp                           ;   140.7 alu2    24 sum
        rol ebx, 7                        ;   142.7 alu0    33 v[2]
        or ebp, edi                       ;   145.7 alu1    24 sum
        or eax, ebx                       ;   143.7 alu2    24 sum
        xor ebp, dword [esp + 28]         ;   146.7 alu0+agu1   24 sum
        add ebp, dword [esp + 40]         ;   147.7 alu1+agu2   32 sum
        mov dword [esp + 40], edx         ;   141.7 agu0    33 v[0] spill
        mov edx, dword [esp + 20]         ;   142.0 agu1    32 sum reload
        add ebp, dword [edx + 20]         ;   148.7 alu2+agu2   32 sum
        add ebp, 0x5c4dd124               ;   149.7 alu0    32 sum
        rol ebp, 9                        ;   150.7 alu1    33 v[2]
        mov dword [esp + 32], ecx         ;   143.7 agu0    32 sum spill
        mov ecx, dword [edx]              ;   145.0 agu1    32 sum
        lea ecx, [ecx + esi + 1518500249] ;   148.0 agu2    32 sum
        xor esi, ebx                      ;   144.3 alu2    24 sum
        xor eax, esi                      ;   145.3 alu0    24 sum
        mov dword [esp + 36], ecx         ;   150.0 agu0    32 sum spill
        mov ecx, dword [esp + 44]         ;   145.3 agu1    32 sum reload
        add ecx, eax                      ;   148.3 alu1    32 sum
        mov eax, edi                      ;   146.0 alu2    24 sum copy
        not eax                           ;   147.0 alu0    24 sum
        rol ecx, 0xf                      ;   149.3 alu1    33 v[1]
        or eax, ebp                       ;   151.7 alu2    24 sum
        xor eax, dword [esp + 40]         ;   152.7 alu0+agu2   24 sum
        or esi, ecx                       ;   150.3 alu1    24 sum
        mov dword [esp + 44], edi         ;   148.0 agu0    33 v[3] spill
        mov edi, dword [edx + 36]         ;   148.3 agu1    32 sum
        lea edi, [edi + ebx + 1518500249] ;   151.3 agu2    32 sum
        xor ebx, ecx                      ;   150.3 alu2    24 sum
        add eax, dword [edx + 40]         ;   153.7 alu0+agu0   32 sum
        add eax, dword [esp + 28]         ;   154.7 alu1+agu1   32 sum
        add eax, 0x5c4dd124               ;   155.7 alu2    32 sum
        rol eax, 0xb                      ;   156.7 alu0    33 v[1]
        xor esi, ebx                      ;   151.3 alu1    24 sum
        mov edx, dword [esp + 32]         ;   151.0 agu2    32 sum reload
        add edx, esi                      ;   154.0 alu2    32 sum
        mov esi, ebp                      ;   151.7 alu0    24 sum copy
        not esi                           ;   152.7 alu1    24 sum
        rol edx, 7                        ;   155.0 alu2    33 v[0]
        or esi, eax                       ;   157.7 alu0    24 sum
        or ebx, edx                       ;   156.0 alu1    24 sum
        xor esi, dword [esp + 44]         ;   158.7 alu2+agu0   24 sum
        add esi, dword [esp + 40]         ;   159.7 alu0+agu1   32 sum
        mov dword [esp + 40], ebp         ;   154.0 agu2    33 v[2] spill
        mov ebp, dword [esp + 20]         ;   154.3 agu0    32 sum reload
        add esi, dword [ebp + 56]         ;   160.7 alu1+agu1   32 sum
        add esi, 0x5c4dd124               ;   161.7 alu2    32 sum
        rol esi, 7                        ;   162.7 alu0    33 v[0]
        mov dword [esp + 32], edi         ;   155.7 agu2    32 sum spill
        mov edi, dword [ebp + 20]         ;   157.3 agu0    32 sum
        lea edi, [edi + ecx + 1518500249] ;   160.3 agu1    32 sum
        xor ecx, edx                      ;   156.7 alu1    24 sum
        xor ebx, ecx                      ;   157.7 alu2    24 sum
        mov dword [esp + 28], edi         ;   162.3 agu2    32 sum spill
        mov edi, dword [esp + 36]         ;   157.7 agu0    32 sum reload
        add edi, ebx                      ;   160.7 alu0    32 sum
        mov ebx, eax                      ;   158.3 alu1    24 sum copy
        not ebx                           ;   159.3 alu2    24 sum
        rol edi, 0xc                      ;   161.7 alu0    33 v[3]
        or ebx, esi                       ;   163.7 alu1    24 sum
        xor ebx, dword [esp + 40]         ;   164.7 alu2+agu1   24 sum
        or ecx, edi                       ;   162.7 alu0    24 sum
        add ebx, dword [ebp + 60]         ;   165.7 alu1+agu2   32 sum
        add ebx, dword [esp + 44]         ;   166.7 alu2+agu0   32 sum
        add ebx, 0x5c4dd124               ;   167.7 alu0    32 sum
        rol ebx, 7                        ;   168.7 alu1    33 v[3]
        mov dword [esp + 44], eax         ;   161.7 agu1    33 v[1] spill
        mov eax, dword [ebp + 8]          ;   162.0 agu2    32 sum
        lea eax, [eax + edx + 1518500249] ;   165.0 agu0    32 sum
        xor edx, edi                      ;   162.7 alu2    24 sum
        xor ecx, edx                      ;   163.7 alu0    24 sum
        mov dword [esp + 36], eax         ;   167.0 agu1    32 sum spill
        mov eax, dword [esp + 32]         ;   163.7 agu2    32 sum reload
        add eax, ecx                      ;   166.7 alu1    32 sum
        mov ecx, esi                      ;   164.3 alu2    24 sum copy
        not ecx                           ;   165.3 alu0    24 sum
        rol eax, 0xf                      ;   167.7 alu1    33 v[2]
        or ecx, ebx                       ;   169.7 alu2    24 sum
        xor ecx, dword [esp + 44]         ;   170.7 alu0+agu0   24 sum
        or edx, eax                       ;   168.7 alu1    24 sum
        add ecx, dword [ebp + 32]         ;   171.7 alu2+agu1   32 sum
        add ecx, dword [esp + 40]         ;   172.7 alu0+agu2   32 sum
        add ecx, 0x5c4dd124               ;   173.7 alu1    32 sum
        rol ecx, 0xc                      ;   174.7 alu2    33 v[2]
        mov dword [esp + 40], esi         ;   167.7 agu0    33 v[0] spill
        mov esi, dword [ebp + 56]         ;   168.0 agu1    32 sum
        lea esi, [esi + edi + 1518500249] ;   171.0 agu2    32 sum
        xor edi, eax                      ;   168.7 alu0    24 sum
        xor edx, edi                      ;   169.7 alu1    24 sum
        mov dword [esp + 32], esi         ;   173.0 agu0    32 sum spill
        mov esi, dword [esp + 28]         ;   169.7 agu1    32 sum reload
        add esi, edx                      ;   172.7 alu2    32 sum
        mov edx, ebx                      ;   170.3 alu0    24 sum copy
        not edx                           ;   171.3 alu1    24 sum
        rol esi, 9                        ;   173.7 alu2    33 v[1]
        or edx, ecx                       ;   175.7 alu0    24 sum
        xor edx, dword [esp + 40]         ;   176.7 alu1+agu2   24 sum
        or edi, esi                       ;   174.7 alu2    24 sum
        add edx, dword [ebp + 48]         ;   177.7 alu0+agu0   32 sum
        add edx, dword [esp + 44]         ;   178.7 alu1+agu1   32 sum
        add edx, 0x5c4dd124               ;   179.7 alu2    32 sum
        rol edx, 7                        ;   180.7 alu0    33 v[1]
        mov dword [esp + 44], ebx         ;   173.7 agu2    33 v[3] spill
        mov ebx, dword [ebp + 44]         ;   174.0 agu0    32 sum
        lea ebx, [ebx + eax + 1518500249] ;   177.0 agu1    32 sum
        xor eax, esi                      ;   174.7 alu1    24 sum
        xor edi, eax                      ;   175.7 alu2    24 sum
        mov dword [esp + 28], ebx         ;   179.0 agu2    32 sum spill
        mov ebx, dword [esp + 36]         ;   175.7 agu0    32 sum reload
        add ebx, edi                      ;   178.7 alu0    32 sum
        mov edi, ecx                      ;   176.3 alu1    24 sum copy
        not edi                           ;   177.3 alu2    24 sum
        rol ebx, 0xb                      ;   179.7 alu0    33 v[0]
        or edi, edx                       ;   181.7 alu1    24 sum
        xor edi, dword [esp + 44]         ;   182.7 alu2+agu1   24 sum
        or eax, ebx                       ;   180.7 alu0    24 sum
        add edi, dword [ebp + 16]         ;   183.7 alu1+agu2   32 sum
        add edi, dword [esp + 40]         ;   184.7 alu2+agu0   32 sum
        add edi, 0x5c4dd124               ;   185.7 alu0    32 sum
        rol edi, 6                        ;   186.7 alu1    33 v[0]
        mov dword [esp + 40], ecx         ;   179.7 agu1    33 v[2] spill
        mov ecx, dword [ebp + 32]         ;   180.0 agu2    32 sum
        lea ecx, [ecx + esi + 1518500249] ;   183.0 agu0    32 sum
        xor esi, ebx                      ;   180.7 alu2    24 sum
        xor eax, esi                      ;   181.7 alu0    24 sum
        mov dword [esp + 36], ecx         ;   185.0 agu1    32 sum spill
        mov ecx, dword [esp + 32]         ;   181.7 agu2    32 sum reload
        add ecx, eax                      ;   184.7 alu1    32 sum
        mov eax, edx                      ;   182.3 alu2    24 sum copy
        not eax                           ;   183.3 alu0    24 sum
        rol ecx, 7                        ;   185.7 alu1    33 v[3]
        or eax, edi                       ;   187.7 alu2    24 sum
        xor eax, dword [esp + 40]         ;   188.7 alu0+agu0   24 sum
        or esi, ecx                       ;   186.7 alu1    24 sum
        add eax, dword [ebp + 36]         ;   189.7 alu2+agu1   32 sum
        add eax, dword [esp + 44]         ;   190.7 alu0+agu2   32 sum
        add eax, 0x5c4dd124               ;   191.7 alu1    32 sum
        rol eax, 0xf                      ;   192.7 alu2    33 v[3]
        mov ebp, ebx                      ;   185.7 alu0    24 sum copy
        xor ebp, ecx                      ;   186.7 alu1    24 sum
        xor esi, ebp                      ;   187.7 alu2    24 sum
        mov dword [esp + 44], ecx         ;   186.7 agu0    33 v[3] spill
        mov ecx, dword [esp + 28]         ;   187.0 agu1    32 sum reload
        add ecx, esi                      ;   190.0 alu0    32 sum
        mov esi, edi                      ;   187.7 alu1    24 sum copy
        not esi                           ;   188.7 alu2    24 sum
        rol ecx, 0xd                      ;   191.0 alu0    33 v[2]
        or esi, eax                       ;   193.7 alu1    24 sum
        and ebp, ecx                      ;   192.0 alu2    24 sum
        xor esi, edx                      ;   194.7 alu0    24 sum
        mov dword [esp + 28], edx         ;   189.7 agu2    33 v[1] spill
        mov edx, dword [esp + 20]         ;   190.0 agu0    32 sum reload
        add esi, dword [edx + 4]          ;   196.0 alu1+agu1   32 sum
        add esi, dword [esp + 40]         ;   197.0 alu2+agu2   32 sum
        add esi, 0x5c4dd124               ;   198.0 alu0    32 sum
        rol esi, 0xd                      ;   199.0 alu1    33 v[2]
        xor ebp, ebx                      ;   193.0 alu2    24 sum
        mov dword [esp + 40], ebx         ;   192.0 agu0    33 v[0] spill
        mov ebx, dword [esp + 36]         ;   192.3 agu1    32 sum reload
        add ebx, ebp                      ;   195.3 alu0    32 sum
        mov ebp, eax                      ;   193.7 alu1    24 sum copy
        not ebp                           ;   194.7 alu2    24 sum
        rol ebx, 0xc                      ;   196.3 alu0    33 v[1]
        or ebp, esi                       ;   200.0 alu1    24 sum
        mov dword [esp + 36], eax         ;   194.3 agu2    33 v[3] spill
        mov eax, ecx                      ;   194.7 alu2    24 sum copy
        not eax                           ;   195.7 alu0    24 sum
        xor ebp, edi                      ;   201.0 alu1    24 sum
        or eax, ebx                       ;   197.3 alu2    24 sum
        add ebp, dword [esp + 28]         ;   202.0 alu0+agu0   32 sum
        add ebp, dword [edx + 8]          ;   203.0 alu1+agu1   32 sum
        add ebp, 0x5c4dd124               ;   204.0 alu2    32 sum
        rol ebp, 0xb                      ;   205.0 alu0    33 v[1]
        xor eax, dword [esp + 44]         ;   198.3 alu1+agu2   24 sum
        add eax, dword [edx + 12]         ;   199.3 alu2+agu0   32 sum
        add eax, dword [esp + 40]         ;   200.3 alu0+agu1   32 sum
        add eax, 0x6ed9eba1               ;   201.3 alu1    32 sum
        rol eax, 0xb                      ;   202.3 alu2    33 v[0]
        mov dword [esp + 40], ecx         ;   199.0 agu2    33 v[2] spill
        mov ecx, esi                      ;   200.0 alu0    24 sum copy
        xor ecx, dword [esp + 36]         ;   201.0 alu1+agu0   24 sum
        or ecx, ebp                       ;   206.0 alu2    24 sum
        mov dword [esp + 28], edi         ;   200.3 agu1    33 v[0] spill
        mov edi, dword [edx + 4]          ;   200.7 agu2    32 sum
        lea edi, [edi + esi + 1836072691] ;   203.7 agu0    32 sum
        xor esi, ebp                      ;   206.0 alu0    24 sum
        xor ecx, esi                      ;   207.0 alu1    24 sum
        mov dword [esp + 32], edi         ;   205.7 agu1    32 sum spill
        mov edi, ebx                      ;   202.3 alu2    24 sum copy
        not edi                           ;   203.3 alu0    24 sum
        or edi, eax                       ;   204.3 alu1    24 sum
        add ecx, dword [edx + 60]         ;   208.0 alu2+agu2   32 sum
        add ecx, dword [esp + 28]         ;   209.0 alu0+agu0   32 sum
        add ecx, 0x6d703ef3               ;   210.0 alu1    32 sum
        rol ecx, 9                        ;   211.0 alu2    33 v[0]
        xor edi, dword [esp + 40]         ;   205.3 alu0+agu1   24 sum
        add edi, dword [edx + 40]         ;   206.3 alu1+agu2   32 sum
        add edi, dword [esp + 44]         ;   207.3 alu2+agu0   32 sum
        add edi, 0x6ed9eba1               ;   208.3 alu0    32 sum
        or esi, ecx                       ;   212.0 alu1    24 sum
        rol edi, 0xd                      ;   209.3 alu2    33 v[3]
        mov edx, dword [edx + 12]         ;   206.7 agu1    32 sum
        lea edx, [edx + ebp + 1836072691] ;   209.7 agu2    32 sum
        xor ebp, ecx                      ;   212.0 alu0    24 sum
        xor esi, ebp                      ;   213.0 alu1    24 sum
        mov dword [esp + 44], edx         ;   211.7 agu0    32 sum spill
        mov edx, eax                      ;   208.3 alu2    24 sum copy
        not edx                           ;   209.3 alu0    24 sum
        or edx, edi                       ;   210.3 alu1    24 sum
        add esi, dword [esp + 36]         ;   214.0 alu2+agu1   32 sum
        mov dword [esp + 36], eax         ;   209.7 agu2    33 v[0] spill
        mov eax, dword [esp + 20]         ;   210.0 agu0    32 sum reload
        add esi, dword [eax + 20]         ;   216.0 alu0+agu1   32 sum
        add esi, 0x6d703ef3               ;   217.0 alu1    32 sum
        rol esi, 7                        ;   218.0 alu2    33 v[3]
        xor edx, ebx                      ;   211.3 alu0    24 sum
        add edx, dword [esp + 40]         ;   212.3 alu1+agu2   32 sum
        add edx, dword [eax + 56]         ;   216.0 alu2+agu0   32 sum
        add edx, 0x6ed9eba1               ;   217.0 alu0    32 sum
        rol edx, 6                        ;   218.0 alu1    33 v[2]
        or ebp, esi                       ;   219.0 alu2    24 sum
        mov dword [esp + 40], ebx         ;   213.3 agu1    33 v[1] spill
        mov ebx, dword [eax + 28]         ;   213.7 agu2    32 sum
        lea ebx, [ebx + ecx + 1836072691] ;   216.7 agu0    32 sum
        xor ecx, esi                      ;   219.0 alu0    24 sum
        xor ebp, ecx                      ;   220.0 alu1    24 sum
        mov dword [esp + 28], ebx         ;   218.7 agu1    32 sum spill
        mov ebx, dword [esp + 32]         ;   215.3 agu2    32 sum reload
        add ebx, ebp                      ;   221.0 alu2    32 sum
        mov ebp, edi                      ;   216.0 alu0    24 sum copy
        not ebp                           ;   217.0 alu1    24 sum
        or ebp, edx                       ;   219.0 alu2    24 sum
        rol ebx, 0xf                      ;   222.0 alu0    33 v[2]
        xor ebp, dword [esp + 36]         ;   220.0 alu1+agu0   24 sum
        add ebp, dword [eax + 16]         ;   221.0 alu2+agu1   32 sum
        add ebp, dword [esp + 40]         ;   222.0 alu0+agu2   32 sum
        add ebp, 0x6ed9eba1               ;   223.0 alu1    32 sum
        rol ebp, 7                        ;   224.0 alu2    33 v[1]
        or ecx, ebx                       ;   223.0 alu0    24 sum
        mov dword [esp + 40], edi         ;   219.3 agu0    33 v[3] spill
        mov edi, dword [eax + 56]         ;   219.7 agu1    32 sum
        lea edi, [edi + esi + 1836072691] ;   222.7 agu2    32 sum
        xor esi, ebx                      ;   223.0 alu1    24 sum
        xor ecx, esi                      ;   224.0 alu2    24 sum
        mov dword [esp + 32], edi         ;   224.7 agu0    32 sum spill
        mov edi, dword [esp + 44]         ;   221.3 agu1    32 sum reload
        add edi, ecx                      ;   225.0 alu0    32 sum
        mov ecx, edx                      ;   222.0 alu1    24 sum copy
        not ecx                           ;   223.0 alu2    24 sum
        or ecx, ebp                       ;   225.0 alu0    24 sum
        rol edi, 0xb                      ;   226.0 alu1    33 v[1]
        xor ecx, dword [esp + 40]         ;   226.0 alu2+agu2   24 sum
        add ecx, dword [eax + 36]         ;   227.0 alu0+agu0   32 sum
        add ecx, dword [esp + 36]         ;   228.0 alu1+agu1   32 sum
        add ecx, 0x6ed9eba1               ;   229.0 alu2    32 sum
        rol ecx, 0xe                      ;   230.0 alu0    33 v[0]
        or esi, edi                       ;   227.0 alu1    24 sum
        mov dword [esp + 36], edx         ;   225.3 agu2    33 v[2] spill
        mov edx, dword [eax + 24]         ;   225.7 agu0    32 sum
        lea edx, [edx + ebx + 1836072691] ;   228.7 agu1    32 sum
        xor ebx, edi                      ;   227.0 alu2    24 sum
        xor esi, ebx                      ;   228.0 alu0    24 sum
        mov dword [esp + 44], edx         ;   230.7 agu2    32 sum spill
        mov edx, dword [esp + 28]         ;   227.3 agu0    32 sum reload
        add edx, esi                      ;   230.3 alu1    32 sum
        mov esi, ebp                      ;   228.0 alu2    24 sum copy
        not esi                           ;   229.0 alu0    24 sum
        or esi, ecx                       ;   231.0 alu1    24 sum
        rol edx, 8                        ;   231.3 alu2    33 v[0]
        xor esi, dword [esp + 36]         ;   232.0 alu0+agu1   24 sum
        add esi, dword [eax + 60]         ;   233.0 alu1+agu2   32 sum
        add esi, dword [esp + 40]         ;   234.0 alu2+agu0   32 sum
        add esi, 0x6ed9eba1               ;   235.0 alu0    32 sum
        rol esi, 9                        ;   236.0 alu1    33 v[3]
        or ebx, edx                       ;   232.3 alu2    24 sum
        mov dword [esp + 40], ebp         ;   231.3 agu1    33 v[1] spill
        mov ebp, dword [eax + 36]         ;   231.7 agu2    32 sum
        lea ebp, [ebp + edi + 1836072691] ;   234.7 agu0    32 sum
        xor edi, edx                      ;   232.3 alu0    24 sum
        xor ebx, edi                      ;   233.3 alu1    24 sum
        mov dword [esp + 28], ebp         ;   236.7 agu1    32 sum spill
        mov ebp, dword [esp + 32]         ;   233.3 agu2    32 sum reload
        add ebp, ebx                      ;   236.3 alu2    32 sum
        mov ebx, ecx                      ;   234.0 alu0    24 sum copy
        not ebx                           ;   235.0 alu1    24 sum
        or ebx, esi                       ;   237.0 alu2    24 sum
        rol ebp, 6                        ;   237.3 alu0    33 v[3]
        xor ebx, dword [esp + 40]         ;   238.0 alu1+agu0   24 sum
        add ebx, dword [eax + 32]         ;   239.0 alu2+agu1   32 sum
        add ebx, dword [esp + 36]         ;   240.0 alu0+agu2   32 sum
        add ebx, 0x6ed9eba1               ;   241.0 alu1    32 sum
        rol ebx, 0xd                      ;   242.0 alu2    33 v[2]
        or edi, ebp                       ;   238.3 alu0    24 sum
        mov dword [esp + 36], ecx         ;   237.3 agu0    33 v[0] spill
        mov ecx, dword [eax + 44]         ;   237.7 agu1    32 sum
        lea ecx, [ecx + edx + 1836072691] ;   240.7 agu2    32 sum
        xor edx, ebp                      ;   238.3 alu1    24 sum
        xor edi, edx                      ;   239.3 alu2    24 sum
        mov dword [esp + 32], ecx         ;   242.7 agu0    32 sum spill
        mov ecx, dword [esp + 44]         ;   239.3 agu1    32 sum reload
        add ecx, edi                      ;   242.3 alu0    32 sum
        mov edi, esi                      ;   240.0 alu1    24 sum copy
        not edi                           ;   241.0 alu2    24 sum
        or edi, ebx                       ;   243.0 alu0    24 sum
        rol ecx, 6                        ;   243.3 alu1    33 v[2]
        xor edi, dword [esp + 36]         ;   244.0 alu2+agu2   24 sum
        add edi, dword [eax + 4]          ;   245.0 alu0+agu0   32 sum
        add edi, dword [esp + 40]         ;   246.0 alu1+agu1   32 sum
        add edi, 0x6ed9eba1               ;   247.0 alu2    32 sum
        rol edi, 0xf                      ;   248.0 alu0    33 v[1]
        or edx, ecx                       ;   244.3 alu1    24 sum
        mov dword [esp + 40], esi         ;   243.3 agu2    33 v[3] spill
        mov esi, dword [eax + 32]         ;   243.7 agu0    32 sum
        lea esi, [esi + ebp + 1836072691] ;   246.7 agu1    32 sum
        xor ebp, ecx                      ;   244.3 alu2    24 sum
        xor edx, ebp                      ;   245.3 alu0    24 sum
        mov dword [esp + 44], esi         ;   248.7 agu2    32 sum spill
        mov esi, dword [esp + 28]         ;   245.3 agu0    32 sum reload
        add esi, edx                      ;   248.3 alu1    32 sum
        mov edx, ebx                      ;   246.0 alu2    24 sum copy
        not edx                           ;   247.0 alu0    24 sum
        or edx, edi                       ;   249.0 alu1    24 sum
        rol esi, 0xe                      ;   249.3 alu2    33 v[1]
        xor edx, dword [esp + 40]         ;   250.0 alu0+agu1   24 sum
        add edx, dword [eax + 8]          ;   251.0 alu1+agu2   32 sum
        add edx, dword [esp + 36]         ;   252.0 alu2+agu0   32 sum
        add edx, 0x6ed9eba1               ;   253.0 alu0    32 sum
        rol edx, 0xe                      ;   254.0 alu1    33 v[0]
        or ebp, esi                       ;   250.3 alu2    24 sum
        mov dword [esp + 36], ebx         ;   249.3 agu1    33 v[2] spill
        mov ebx, dword [eax + 48]         ;   249.7 agu2    32 sum
        lea ebx, [ebx + ecx + 1836072691] ;   252.7 agu0    32 sum
        xor ecx, esi                      ;   250.3 alu0    24 sum
        xor ebp, ecx                      ;   251.3 alu1    24 sum
        mov dword [esp + 28], ebx         ;   254.7 agu1    32 sum spill
        mov ebx, dword [esp + 32]         ;   251.3 agu2    32 sum reload
        add ebx, ebp                      ;   254.3 alu2    32 sum
        mov ebp, edi                      ;   252.0 alu0    24 sum copy
        not ebp                           ;   253.0 alu1    24 sum
        or ebp, edx                       ;   255.0 alu2    24 sum
        rol ebx, 0xc                      ;   255.3 alu0    33 v[0]
        xor ebp, dword [esp + 36]         ;   256.0 alu1+agu0   24 sum
        add ebp, dword [eax + 28]         ;   257.0 alu2+agu1   32 sum
        add ebp, dword [esp + 40]         ;   258.0 alu0+agu2   32 sum
        add ebp, 0x6ed9eba1               ;   259.0 alu1    32 sum
        rol ebp, 8                        ;   260.0 alu2    33 v[3]
        or ecx, ebx                       ;   256.3 alu0    24 sum
        mov dword [esp + 40], edi         ;   255.3 agu0    33 v[1] spill
        mov edi, dword [eax + 8]          ;   255.7 agu1    32 sum
        lea edi, [edi + esi + 1836072691] ;   258.7 agu2    32 sum
        xor esi, ebx                      ;   256.3 alu1    24 sum
        xor ecx, esi                      ;   257.3 alu2    24 sum
        mov dword [esp + 32], edi         ;   260.7 agu0    32 sum spill
        mov edi, dword [esp + 44]         ;   257.3 agu1    32 sum reload
        add edi, ecx                      ;   260.3 alu0    32 sum
        mov ecx, edx                      ;   258.0 alu1    24 sum copy
        not ecx                           ;   259.0 alu2    24 sum
        or ecx, ebp                       ;   261.0 alu0    24 sum
        rol edi, 0xd                      ;   261.3 alu1    33 v[3]
        xor ecx, dword [esp + 40]         ;   262.0 alu2+agu2   24 sum
        add ecx, dword [eax]              ;   263.0 alu0+agu0   32 sum
        add ecx, dword [esp + 36]         ;   264.0 alu1+agu1   32 sum
        add ecx, 0x6ed9eba1               ;   265.0 alu2    32 sum
        rol ecx, 0xd                      ;   266.0 alu0    33 v[2]
        or esi, edi                       ;   262.3 alu1    24 sum
        mov dword [esp + 36], edx         ;   261.3 agu2    33 v[0] spill
        mov edx, dword [eax + 40]         ;   261.7 agu0    32 sum
        lea edx, [edx + ebx + 1836072691] ;   264.7 agu1    32 sum
        xor ebx, edi                      ;   262.3 alu2    24 sum
        xor esi, ebx                      ;   263.3 alu0    24 sum
        mov dword [esp + 44], edx         ;   266.7 agu2    32 sum spill
        mov edx, dword [esp + 28]         ;   263.3 agu0    32 sum reload
        add edx, esi                      ;   266.3 alu1    32 sum
        mov esi, ebp                      ;   264.0 alu2    24 sum copy
        not esi                           ;   265.0 alu0    24 sum
        or esi, ecx                       ;   267.0 alu1    24 sum
        rol edx, 5                        ;   267.3 alu2    33 v[2]
        xor esi, dword [esp + 36]         ;   268.0 alu0+agu1   24 sum
        add esi, dword [eax + 24]         ;   269.0 alu1+agu2   32 sum
        add esi, dword [esp + 40]         ;   270.0 alu2+agu0   32 sum
        add esi, 0x6ed9eba1               ;   271.0 alu0    32 sum
        rol esi, 6                        ;   272.0 alu1    33 v[1]
        or ebx, edx                       ;   268.3 alu2    24 sum
        mov dword [esp + 40], ebp         ;   267.3 agu1    33 v[3] spill
        mov ebp, dword [eax]              ;   267.7 agu2    32 sum
        lea ebp, [ebp + edi + 1836072691] ;   270.7 agu0    32 sum
        xor edi, edx                      ;   268.3 alu0    24 sum
        xor ebx, edi                      ;   269.3 alu1    24 sum
        mov eax, dword [esp + 32]         ;   269.0 agu1    32 sum reload
        add eax, ebx                      ;   272.0 alu2    32 sum
        mov ebx, ecx                      ;   269.7 alu0    24 sum copy
        not ebx                           ;   270.7 alu1    24 sum
        or ebx, esi                       ;   273.0 alu2    24 sum
        rol eax, 0xe                      ;   273.0 alu0    33 v[1]
        xor ebx, dword [esp + 40]         ;   274.0 alu1+agu2   24 sum
        add ebx, dword [esp + 36]         ;   275.0 alu2+agu0   32 sum
        mov dword [esp + 36], ebp         ;   272.7 agu1    32 sum spill
        mov ebp, dword [esp + 20]         ;   272.0 agu2    32 sum reload
        add ebx, dword [ebp + 52]         ;   278.0 alu0+agu0   32 sum
        add ebx, 0x6ed9eba1               ;   279.0 alu1    32 sum
        or edi, eax                       ;   274.0 alu2    24 sum
        rol ebx, 5                        ;   280.0 alu0    33 v[0]
        mov dword [esp + 32], ecx         ;   273.7 agu1    33 v[2] spill
        mov ecx, dword [ebp + 16]         ;   275.0 agu2    32 sum
        lea ecx, [ecx + edx + 1836072691] ;   278.0 agu0    32 sum
        xor edx, eax                      ;   274.7 alu1    24 sum
        xor edi, edx                      ;   275.7 alu2    24 sum
        mov dword [esp + 28], ecx         ;   280.0 agu1    32 sum spill
        mov ecx, dword [esp + 44]         ;   275.7 agu2    32 sum reload
        add ecx, edi                      ;   278.7 alu0    32 sum
        mov edi, esi                      ;   276.3 alu1    24 sum copy
        not edi                           ;   277.3 alu2    24 sum
        or edi, ebx                       ;   281.0 alu0    24 sum
        rol ecx, 0xd                      ;   279.7 alu1    33 v[0]
        xor edi, dword [esp + 32]         ;   282.0 alu2+agu0   24 sum
        add edi, dword [ebp + 44]         ;   283.0 alu0+agu1   32 sum
        add edi, dword [esp + 40]         ;   284.0 alu1+agu2   32 sum
        add edi, 0x6ed9eba1               ;   285.0 alu2    32 sum
        or edx, ecx                       ;   280.7 alu0    24 sum
        rol edi, 0xc                      ;   286.0 alu1    33 v[3]
        mov dword [esp + 40], esi         ;   279.7 agu0    33 v[1] spill
        mov esi, dword [ebp + 52]         ;   280.0 agu1    32 sum
        lea esi, [esi + eax + 1836072691] ;   283.0 agu2    32 sum
        xor eax, ecx                      ;   280.7 alu2    24 sum
        xor edx, eax                      ;   281.7 alu0    24 sum
        mov dword [esp + 44], esi         ;   285.0 agu0    32 sum spill
        mov esi, dword [esp + 36]         ;   281.7 agu1    32 sum reload
        add esi, edx                      ;   284.7 alu1    32 sum
        mov edx, ebx                      ;   282.3 alu2    24 sum copy
        not edx                           ;   283.3 alu0    24 sum
        or edx, edi                       ;   287.0 alu1    24 sum
        rol esi, 0xd                      ;   285.7 alu2    33 v[3]
        xor edx, dword [esp + 40]         ;   288.0 alu0+agu2   24 sum
        add edx, dword [ebp + 20]         ;   289.0 alu1+agu0   32 sum
        add edx, dword [esp + 32]         ;   290.0 alu2+agu1   32 sum
        add edx, 0x6ed9eba1               ;   291.0 alu0    32 sum
        or eax, esi                       ;   286.7 alu1    24 sum
        rol edx, 7                        ;   292.0 alu2    33 v[2]
        mov dword [esp + 32], ebx         ;   285.7 agu2    33 v[0] spill
        mov ebx, edi                      ;   287.0 alu0    24 sum copy
        not ebx                           ;   288.0 alu1    24 sum
        or ebx, edx                       ;   293.0 alu2    24 sum
        mov dword [esp + 36], edx         ;   293.0 agu0    33 v[2] spill
        mov edx, esi                      ;   287.3 alu0    24 sum copy
        xor edx, ecx                      ;   288.3 alu1    24 sum
        xor eax, edx                      ;   289.3 alu2    24 sum
        mov dword [esp + 48], esi         ;   288.3 agu1    33 v[3] spill
        mov esi, dword [esp + 28]         ;   288.7 agu2    32 sum reload
        add esi, eax                      ;   291.7 alu0    32 sum
        rol esi, 7                        ;   292.7 alu1    33 v[2]
        mov eax, dword [esp + 32]         ;   289.7 agu0    33 v[0] reload
        xor ebx, eax                      ;   294.0 alu2    24 sum
        add ebx, dword [ebp + 48]         ;   295.0 alu0+agu1   32 sum
        add ebx, dword [esp + 40]         ;   296.0 alu1+agu2   32 sum
        add ebx, 0x6ed9eba1               ;   297.0 alu2    32 sum
        rol ebx, 5                        ;   298.0 alu0    33 v[1]
        and edx, esi                      ;   293.7 alu1    24 sum
        xor edx, ecx                      ;   294.7 alu2    24 sum
        mov dword [esp + 40], ecx         ;   292.3 agu0    33 v[0] spill
        mov ecx, dword [esp + 44]         ;   292.7 agu1    32 sum reload
        add ecx, edx                      ;   295.7 alu0    32 sum
        mov edx, edi                      ;   293.3 alu1    25 sum copy
        not edx                           ;   294.3 alu2    25 sum
        and edx, dword [esp + 36]         ;   296.0 alu0+agu2   25 sum
        mov eax, dword [ebp + 36]         ;   294.3 agu0    32 sum
        lea eax, [eax + edi - 1894007588] ;   297.3 agu1    32 sum
        and edi, ebx                      ;   299.0 alu1    25 sum
        rol ecx, 5                        ;   296.7 alu2    33 v[1]
        add edx, dword [ebp + 4]          ;   297.0 alu0+agu2   32 sum
        add edx, 0x8f1bbcdc               ;   298.0 alu1    32 sum
        add edx, edi                      ;   300.0 alu2    32 sum
        add edx, dword [esp + 32]         ;   301.0 alu0+agu0   32 sum
        rol edx, 0xb                      ;   302.0 alu1    33 v[0]
        mov edi, dword [esp + 36]         ;   297.3 agu1    25 sum
        not edi                           ;   300.3 alu2    25 sum
        and edi, ebx                      ;   301.3 alu0    25 sum
        add eax, edi                      ;   302.3 alu1    32 sum
        mov edi, esi                      ;   298.7 alu2    24 sum copy
        xor edi, ecx                      ;   299.7 alu0    24 sum
        xor edi, dword [esp + 48]         ;   300.7 alu1+agu2   24 sum
        add edi, dword [ebp + 32]         ;   301.7 alu2+agu0   32 sum
        add edi, dword [esp + 40]         ;   302.7 alu0+agu1   32 sum
        rol edi, 0xf                      ;   303.7 alu1    33 v[0]
        mov dword [esp + 40], esi         ;   300.7 agu2    33 v[2] spill
        mov esi, dword [esp + 36]         ;   301.0 agu0    25 sum
        and esi, edx                      ;   304.0 alu2    25 sum
        add eax, esi                      ;   305.0 alu0    32 sum
        rol eax, 0xc                      ;   306.0 alu1    33 v[3]
        mov esi, ebx                      ;   302.3 alu2    25 sum copy
        not esi                           ;   303.3 alu0    25 sum
        and esi, edx                      ;   304.3 alu1    25 sum
        mov dword [esp + 32], edx         ;   303.3 agu1    33 v[0] spill
        mov edx, edi                      ;   304.7 alu2    24 sum copy
        xor edx, ecx                      ;   305.7 alu0    24 sum
        xor edx, dword [esp + 40]         ;   306.7 alu1+agu2   24 sum
        add edx, dword [ebp + 24]         ;   307.7 alu2+agu0   32 sum
        add edx, dword [esp + 48]         ;   308.7 alu0+agu1   32 sum
        rol edx, 5                        ;   309.7 alu1    33 v[3]
        mov dword [esp + 48], ecx         ;   305.7 agu2    33 v[1] spill
        mov ecx, dword [ebp + 40]         ;   306.0 agu0    32 sum
        lea ecx, [ecx + ebx - 1894007588] ;   309.0 agu1    32 sum
        and ebx, eax                      ;   307.0 alu2    25 sum
        lea ebx, [ebx + esi - 1894007588] ;   308.0 agu2    32 sum
        add ebx, dword [esp + 36]         ;   310.0 alu0+agu0   32 sum
        mov esi, dword [ebp + 44]         ;   307.7 agu1    32 sum reload
        add ebx, esi                      ;   311.0 alu1    32 sum
        rol ebx, 0xe                      ;   312.0 alu2    33 v[2]
        mov esi, dword [esp + 32]         ;   308.7 agu2    25 sum
        not esi                           ;   311.7 alu0    25 sum
        and esi, eax                      ;   312.7 alu1    25 sum
        add ecx, esi                      ;   313.7 alu2    32 sum
        mov esi, edi                      ;   310.0 alu0    24 sum copy
        xor esi, edx                      ;   311.0 alu1    24 sum
        xor esi, dword [esp + 48]         ;   312.0 alu2+agu0   24 sum
        add esi, dword [esp + 40]         ;   313.0 alu0+agu1   32 sum
        add esi, dword [ebp + 16]         ;   314.0 alu1+agu2   32 sum
        rol esi, 8                        ;   315.0 alu2    33 v[2]
        mov dword [esp + 40], edi         ;   312.0 agu0    33 v[0] spill
        mov edi, dword [esp + 32]         ;   312.3 agu1    25 sum
        and edi, ebx                      ;   315.3 alu0    25 sum
        add ecx, edi                      ;   316.3 alu1    32 sum
        rol ecx, 0xf                      ;   317.3 alu2    33 v[1]
        mov edi, eax                      ;   313.7 alu0    25 sum copy
        not edi                           ;   314.7 alu1    25 sum
        and edi, ebx                      ;   315.7 alu2    25 sum
        mov dword [esp + 36], ebx         ;   314.7 agu2    33 v[2] spill
        mov ebx, edx                      ;   315.0 alu0    24 sum copy
        xor ebx, esi                      ;   316.0 alu1    24 sum
        xor ebx, dword [esp + 40]         ;   317.0 alu2+agu0   24 sum
        add ebx, dword [esp + 48]         ;   318.0 alu0+agu1   32 sum
        add ebx, dword [ebp + 4]          ;   319.0 alu1+agu2   32 sum
        rol ebx, 0xb                      ;   320.0 alu2    33 v[1]
        mov dword [esp + 48], edx         ;   317.0 agu0    33 v[3] spill
        mov edx, dword [ebp + 32]         ;   317.3 agu1    32 sum
        lea edx, [edx + eax - 1894007588] ;   320.3 agu2    32 sum
        and eax, ecx                      ;   318.3 alu0    25 sum
        add edi, dword [ebp]              ;   318.3 alu1+agu0   32 sum
        lea edi, [edi + eax - 1894007588] ;   319.3 agu1    32 sum
        add edi, dword [esp + 32]         ;   321.3 alu2+agu2   32 sum
        rol edi, 0xe                      ;   322.3 alu0    33 v[0]
        mov eax, dword [esp + 36]         ;   319.7 agu0    25 sum
        not eax                           ;   322.7 alu1    25 sum
        and eax, ecx                      ;   323.7 alu2    25 sum
        add edx, eax                      ;   324.7 alu0    32 sum
        mov eax, ebx                      ;   321.0 alu1    24 sum copy
        xor eax, esi                      ;   322.0 alu2    24 sum
        xor eax, dword [esp + 48]         ;   323.0 alu0+agu1   24 sum
        add eax, dword [esp + 40]         ;   324.0 alu1+agu2   32 sum
        add eax, dword [ebp + 12]         ;   325.0 alu2+agu0   32 sum
        rol eax, 0xe                      ;   326.0 alu0    33 v[0]
        mov ebp, edi                      ;   323.3 alu1    25 sum copy
        and ebp, dword [esp + 36]         ;   324.3 alu2+agu1   25 sum
        add edx, ebp                      ;   325.7 alu0    32 sum
        rol edx, 0xf                      ;   326.7 alu1    33 v[3]
        mov ebp, ecx                      ;   324.3 alu2    25 sum copy
        not ebp                           ;   325.3 alu0    25 sum
        and ebp, edi                      ;   326.3 alu1    25 sum
        mov dword [esp + 40], edi         ;   325.3 agu2    33 v[0] spill
        mov edi, eax                      ;   327.0 alu2    24 sum copy
        xor edi, esi                      ;   328.0 alu0    24 sum
        xor edi, ebx                      ;   329.0 alu1    24 sum
        add edi, dword [esp + 48]         ;   330.0 alu2+agu0   32 sum
        mov dword [esp + 48], esi         ;   327.0 agu1    33 v[2] spill
        mov esi, dword [esp + 20]         ;   327.3 agu2    32 sum reload
        add edi, dword [esi + 44]         ;   333.3 alu0+agu0   32 sum
        mov dword [esp + 32], ebx         ;   328.0 agu1    33 v[1] spill
        mov ebx, dword [esi + 16]         ;   330.3 agu2    32 sum
        lea ebx, [ebx + ecx - 1894007588] ;   333.3 agu0    32 sum
        and ecx, edx                      ;   329.0 alu1    25 sum
        rol edi, 0xe                      ;   334.3 alu2    33 v[3]
        add ebp, dword [esi + 48]         ;   333.3 alu0+agu1   32 sum
        lea ebp, [ebp + ecx - 1894007588] ;   334.3 agu2    32 sum
        add ebp, dword [esp + 36]         ;   336.3 alu1+agu0   32 sum
        rol ebp, 9                        ;   337.3 alu2    33 v[2]
        mov ecx, dword [esp + 40]         ;   331.0 agu1    25 sum
        not ecx                           ;   334.0 alu0    25 sum
        and ecx, edx                      ;   335.0 alu1    25 sum
        add ebx, ecx                      ;   336.0 alu2    32 sum
        mov ecx, eax                      ;   332.3 alu0    24 sum copy
        xor ecx, edi                      ;   335.3 alu1    24 sum
        xor ecx, dword [esp + 32]         ;   336.3 alu2+agu2   24 sum
        add ecx, dword [esi + 60]         ;   337.3 alu0+agu0   32 sum
        add ecx, dword [esp + 48]         ;   338.3 alu1+agu1   32 sum
        rol ecx, 6                        ;   339.3 alu2    33 v[2]
        mov dword [esp + 48], eax         ;   334.3 agu2    33 v[0] spill
        mov eax, dword [esp + 40]         ;   334.7 agu0    25 sum
        and eax, ebp                      ;   338.3 alu0    25 sum
        add ebx, eax                      ;   339.3 alu1    32 sum
        rol ebx, 8                        ;   340.3 alu2    33 v[1]
        mov eax, edx                      ;   336.0 alu0    25 sum copy
        not eax                           ;   337.0 alu1    25 sum
        and eax, ebp                      ;   338.3 alu2    25 sum
        mov dword [esp + 36], ebp         ;   338.3 agu1    33 v[2] spill
        mov ebp, edi                      ;   337.3 alu0    24 sum copy
        xor ebp, ecx                      ;   340.3 alu1    24 sum
        xor ebp, dword [esp + 48]         ;   341.3 alu2+agu2   24 sum
        add ebp, dword [esi]              ;   342.3 alu0+agu0   32 sum
        add ebp, dword [esp + 32]         ;   343.3 alu1+agu1   32 sum
        mov dword [esp + 32], edi         ;   339.0 agu2    33 v[3] spill
        mov edi, dword [esi + 12]         ;   339.3 agu0    32 sum
        lea edi, [edi + edx - 1894007588] ;   342.3 agu1    32 sum
        and edx, ebx                      ;   341.3 alu2    25 sum
        lea edx, [edx + eax - 1894007588] ;   342.3 agu2    32 sum
        add edx, dword [esp + 40]         ;   344.3 alu0+agu0   32 sum
        mov eax, dword [esi + 52]         ;   341.0 agu1    32 sum reload
        add edx, eax                      ;   345.3 alu1    32 sum
        rol ebp, 0xe                      ;   344.3 alu2    33 v[1]
        rol edx, 9                        ;   346.3 alu0    33 v[0]
        mov eax, dword [esp + 36]         ;   342.3 agu2    25 sum
        not eax                           ;   345.3 alu1    25 sum
        and eax, ebx                      ;   346.3 alu2    25 sum
        add edi, eax                      ;   347.3 alu0    32 sum
        mov eax, ecx                      ;   343.7 alu1    24 sum copy
        xor eax, ebp                      ;   345.3 alu2    24 sum
        xor eax, dword [esp + 32]         ;   346.3 alu0+agu0   24 sum
        add eax, dword [esp + 48]         ;   347.3 alu1+agu1   32 sum
        add eax, dword [esi + 20]         ;   348.3 alu2+agu2   32 sum
        rol eax, 6                        ;   349.3 alu0    33 v[0]
        mov dword [esp + 48], ecx         ;   345.7 agu0    33 v[2] spill
        mov ecx, edx                      ;   347.3 alu1    25 sum copy
        and ecx, dword [esp + 36]         ;   348.3 alu2+agu1   25 sum
        add edi, ecx                      ;   349.3 alu0    32 sum
        rol edi, 0xe                      ;   350.3 alu1    33 v[3]
        mov ecx, ebx                      ;   347.3 alu2    25 sum copy
        not ecx                           ;   348.3 alu0    25 sum
        and ecx, edx                      ;   349.3 alu1    25 sum
        mov dword [esp + 40], edx         ;   348.3 agu2    33 v[0] spill
        mov edx, dword [esi + 60]         ;   348.7 agu0    32 sum
        lea edx, [edx + ebx - 1894007588] ;   351.7 agu1    32 sum
        and ebx, edi                      ;   351.3 alu2    25 sum
        mov dword [esp + 44], edi         ;   351.3 agu2    33 v[3] spill
        mov edi, eax                      ;   350.3 alu0    24 sum copy
        xor edi, ebp                      ;   351.3 alu1    24 sum
        xor edi, dword [esp + 48]         ;   352.3 alu2+agu0   24 sum
        add edi, dword [esi + 48]         ;   353.3 alu0+agu1   32 sum
        add edi, dword [esp + 32]         ;   354.3 alu1+agu2   32 sum
        rol edi, 9                        ;   355.3 alu2    33 v[3]
        add ecx, dword [esi + 28]         ;   352.0 alu0+agu0   32 sum
        lea ecx, [ecx + ebx - 1894007588] ;   353.0 agu1    32 sum
        add ecx, dword [esp + 36]         ;   355.0 alu1+agu2   32 sum
        rol ecx, 5                        ;   356.0 alu2    33 v[2]
        mov ebx, dword [esi + 52]         ;   353.3 agu0    32 sum
        add ebx, ebp                      ;   356.3 alu0    32 sum
        xor ebp, edi                      ;   356.3 alu1    24 sum
        xor ebp, eax                      ;   357.3 alu2    24 sum
        mov esi, dword [esp + 40]         ;   354.7 agu1    25 sum
        not esi                           ;   357.7 alu0    25 sum
        and esi, dword [esp + 44]         ;   358.7 alu1+agu2   25 sum
        add edx, esi                      ;   359.7 alu2    32 sum
        add ebp, dword [esp + 48]         ;   358.3 alu0+agu0   32 sum
        mov esi, dword [esp + 20]         ;   356.3 agu1    32 sum reload
        add ebp, dword [esi + 8]          ;   362.3 alu1+agu2   32 sum
        rol ebp, 0xc                      ;   363.3 alu2    33 v[2]
        mov esi, ecx                      ;   357.3 alu0    25 sum copy
        and esi, dword [esp + 40]         ;   358.3 alu1+agu0   25 sum
        add edx, esi                      ;   360.7 alu2    32 sum
        rol edx, 6                        ;   361.7 alu0    33 v[1]
        mov esi, dword [esp + 44]         ;   358.7 agu1    25 sum
        not esi                           ;   361.7 alu1    25 sum
        and esi, ecx                      ;   362.7 alu2    25 sum
        mov dword [esp + 48], ecx         ;   359.7 agu2    33 v[2] spill
        mov ecx, edi                      ;   360.0 alu0    24 sum copy
        xor ecx, eax                      ;   361.0 alu1    24 sum
        xor ecx, ebp                      ;   364.3 alu2    24 sum
        add ebx, ecx                      ;   365.3 alu0    32 sum
        mov ecx, edx                      ;   362.7 alu1    25 sum copy
        and ecx, dword [esp + 44]         ;   363.7 alu2+agu0   25 sum
        lea ecx, [ecx + esi - 1894007588] ;   364.7 agu1    32 sum
        add ecx, dword [esp + 40]         ;   366.7 alu0+agu2   32 sum
        mov esi, dword [esp + 20]         ;   362.7 agu0    32 sum reload
        mov dword [esp + 40], eax         ;   363.0 agu1    33 v[0] spill
        mov eax, dword [esi + 56]         ;   365.7 agu2    32 sum reload
        add ecx, eax                      ;   368.7 alu1    32 sum
        rol ebx, 9                        ;   366.3 alu2    33 v[1]
        rol ecx, 8                        ;   369.7 alu0    33 v[0]
        mov eax, dword [esp + 48]         ;   364.7 agu0    25 sum
        not eax                           ;   367.7 alu1    25 sum
        and eax, edx                      ;   368.7 alu2    25 sum
        mov dword [esp + 36], edx         ;   365.7 agu1    33 v[1] spill
        mov edx, dword [esi + 28]         ;   366.0 agu2    32 sum
        add edx, edi                      ;   369.0 alu0    32 sum
        xor edi, ebp                      ;   366.7 alu1    24 sum
        xor edi, ebx                      ;   367.7 alu2    24 sum
        add edi, dword [esi + 36]         ;   368.7 alu0+agu0   32 sum
        add edi, dword [esp + 40]         ;   369.7 alu1+agu1   32 sum
        rol edi, 0xc                      ;   370.7 alu2    33 v[0]
        add eax, dword [esi + 20]         ;   369.7 alu0+agu2   32 sum
        add eax, dword [esp + 44]         ;   370.7 alu1+agu0   32 sum
        mov esi, ecx                      ;   370.7 alu2    25 sum copy
        and esi, dword [esp + 48]         ;   371.7 alu0+agu1   25 sum
        lea eax, [eax + esi - 1894007588] ;   372.7 agu2    32 sum
        rol eax, 6                        ;   374.7 alu1    33 v[3]
        mov esi, dword [esp + 36]         ;   370.3 agu0    25 sum
        not esi                           ;   373.3 alu2    25 sum
        and esi, ecx                      ;   374.3 alu0    25 sum
        mov dword [esp + 44], ecx         ;   371.3 agu1    33 v[0] spill
        mov ecx, edi                      ;   371.7 alu1    24 sum copy
        xor ecx, ebp                      ;   372.7 alu2    24 sum
        xor ecx, ebx                      ;   373.7 alu0    24 sum
        add edx, ecx                      ;   374.7 alu1    32 sum
        rol edx, 5                        ;   375.7 alu2    33 v[3]
        mov ecx, eax                      ;   375.7 alu0    25 sum copy
        and ecx, dword [esp + 36]         ;   376.7 alu1+agu2   25 sum
        mov dword [esp + 40], ebp         ;   374.0 agu0    33 v[2] spill
        mov ebp, dword [esp + 20]         ;   374.3 agu1    32 sum reload
        add ecx, dword [ebp + 24]         ;   380.3 alu2+agu2   32 sum
        lea ecx, [ecx + esi - 1894007588] ;   381.3 agu0    32 sum
        add ecx, dword [esp + 48]         ;   383.3 alu0+agu1   32 sum
        rol ecx, 5                        ;   384.3 alu1    33 v[2]
        mov esi, dword [ebp + 56]         ;   377.3 agu2    32 sum
        add esi, ebx                      ;   380.3 alu2    32 sum
        xor ebx, edx                      ;   376.7 alu0    24 sum
        xor ebx, edi                      ;   377.7 alu1    24 sum
        add ebx, dword [ebp + 40]         ;   380.3 alu2+agu0   32 sum
        add ebx, dword [esp + 40]         ;   381.3 alu0+agu1   32 sum
        rol ebx, 0xf                      ;   382.3 alu1    33 v[2]
        mov dword [esp + 40], edx         ;   378.3 agu2    33 v[3] spill
        mov edx, dword [esp + 24]         ;   378.7 agu0    45 h0
        add edx, ecx                      ;   385.3 alu2    45 h0
        xor ecx, eax                      ;   385.3 alu0    25 sum
        and ecx, dword [esp + 44]         ;   386.3 alu1+agu1   25 sum
        xor ecx, eax                      ;   387.3 alu2    25 sum
        mov dword [esp + 24], eax         ;   380.3 agu2    33 v[3] spill
        mov eax, dword [esp + 0]          ;   380.7 agu0    46 h
        add eax, ebx                      ;   383.7 alu0    46 h
        xor ebx, edi                      ;   383.3 alu1    24 sum
        xor ebx, dword [esp + 40]         ;   384.3 alu2+agu1   24 sum
        add esi, ebx                      ;   385.3 alu0    32 sum
        add ecx, dword [ebp + 8]          ;   388.3 alu1+agu2   32 sum
        add ecx, dword [esp + 36]         ;   389.3 alu2+agu0   32 sum
        add ecx, 0x8f1bbcdc               ;   390.3 alu0    32 sum
        rol ecx, 0xc                      ;   391.3 alu1    33 v[1]
        rol esi, 8                        ;   386.3 alu2    33 v[1]
        add edx, dword [esp + 40]         ;   386.3 alu0+agu1   45 h0
        add edi, dword [esp + 8]          ;   384.7 alu1+agu2   46 h
        add edi, dword [esp + 24]         ;   385.7 alu2+agu0   46 h
        add eax, ecx                      ;   392.3 alu0    46 h
        mov dword [esp + 0], edx          ;   387.3 agu1    47 h
        add esi, dword [esp + 12]         ;   387.3 alu1+agu2   46 h
        add esi, dword [esp + 44]         ;   388.3 alu2+agu0   46 h
        mov dword [esp + 8], esi          ;   389.3 agu1    46 h
        mov dword [esp + 12], eax         ;   393.3 agu2    46 h
        add ebp, 0x40                     ;   387.3 alu0    38 blocks
        mov esi, ebp                      ;   388.3 alu1    38 blocks copy
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
