; ripemd128_blocks for Intel Core 2, 65 nm (Conroe, Merom) (core2)
; made by cipherwright 0.1.0 from ciphers/ripemd128.cw (sha256 2c7c4ea50ae2eca9); do not edit:
;   ./cw build ripemd128_blocks --cpu core2
;
; void ripemd128_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 16 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 52 bytes, 14 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 13 uops, planned 10.0; bounds: width 3.2, ports 7.0, path 3.0
;   blocks: 1112 uops, planned 371.8; bounds: width 278.0, ports 337.0, path 257.0
;   body.2: 9 uops, planned 7.0; bounds: width 2.2, ports 5.0, path 0.0
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
        sub esp, 0x38                     ;                    frame
        mov esi, dword [esp + 76]         ;     0.0 p2      38 h reload
        mov edi, dword [esi]              ;     3.0 p2      38 h
        mov dword [esp + 0], edi          ;     6.0 p3+p4   38 h
        mov edi, dword [esi + 4]          ;     3.0 p2      38 h
        mov dword [esp + 4], edi          ;     6.0 p3+p4   38 h
        mov edi, dword [esi + 8]          ;     3.0 p2      38 h
        mov dword [esp + 8], edi          ;     6.0 p3+p4   38 h
        mov esi, dword [esi + 12]         ;     4.0 p2      38 h
        mov dword [esp + 12], esi         ;     7.0 p3+p4   38 h
        mov esi, dword [esp + 84]         ;     5.0 p2      38 h
        shl esi, 6                        ;     8.0 p0      38 h
        add esi, dword [esp + 80]         ;     9.0 p1+p2   38 h
        mov dword [esp + 16], esi         ;    10.0 p3+p4   38 h
        cmp dword [esp + 84], 0           ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 80]         ;                    resident
        mov edi, dword [esp + 4]          ;                    resident
        mov ebp, dword [esp + 8]          ;                    resident
        align 16
.blocks_1:
        mov eax, dword [esi + 20]         ;     0.0 p2      32 sum
        mov ecx, dword [esi + 56]         ;     1.0 p2      32 sum
        mov edx, dword [esp + 0]          ;     2.0 p2      32 sum
        lea edx, [edx + eax + 1352829926] ;     5.0 p0      32 sum
        mov ebx, dword [esp + 12]         ;     3.0 p2      32 sum
        lea ebx, [ebx + ecx + 1352829926] ;     6.0 p0      32 sum
        mov ecx, ebp                      ;     1.5 p1      24 sum copy
        xor ecx, edi                      ;     2.5 p5      24 sum
        mov eax, ecx                      ;     3.5 p1      25 sum copy
        and eax, dword [esp + 12]         ;     4.5 p0+p2   25 sum
        xor eax, ebp                      ;     5.5 p5      25 sum
        add edx, eax                      ;     6.5 p1      32 sum
        rol edx, 8                        ;     7.5 p0      33 v[0]
        mov eax, edx                      ;     8.5 p5      25 sum copy
        xor eax, edi                      ;     9.5 p1      25 sum
        and eax, ebp                      ;    10.5 p0      25 sum
        xor eax, edi                      ;    11.5 p5      25 sum
        add ebx, eax                      ;    12.5 p1      32 sum
        rol ebx, 9                        ;    13.5 p0      33 v[3]
        mov eax, edx                      ;     8.5 p5      25 sum copy
        xor eax, ebx                      ;    14.5 p1      25 sum
        and eax, edi                      ;    15.5 p0      25 sum
        xor eax, edx                      ;    16.5 p5      25 sum
        add eax, dword [esi + 28]         ;    17.5 p1+p2   32 sum
        lea eax, [eax + ebp + 1352829926] ;    18.5 p0      32 sum
        rol eax, 9                        ;    19.5 p5      33 v[2]
        mov dword [esp + 20], ebp         ;     6.5 p3+p4   41 x[2] spill
        mov ebp, dword [esi + 36]         ;     6.8 p2      32 sum
        lea ebp, [ebp + edx + 1352829926] ;     9.8 p0      32 sum
        mov dword [esp + 24], ecx         ;     7.5 p3+p4   24 sum spill
        mov ecx, ebx                      ;    14.5 p1      25 sum copy
        xor ecx, eax                      ;    20.5 p5      25 sum
        and edx, ecx                      ;    21.5 p1      25 sum
        xor edx, ebx                      ;    22.5 p0      25 sum
        add edx, dword [esi]              ;    23.5 p5+p2   32 sum
        lea edx, [edx + edi + 1352829926] ;    24.5 p0      32 sum
        rol edx, 0xb                      ;    25.5 p5      33 v[1]
        mov ecx, dword [esi + 8]          ;    11.5 p2      32 sum
        mov dword [esp + 28], edi         ;    11.8 p3+p4   41 x[1] spill
        lea edi, [ebx + ecx + 1352829926] ;    14.5 p0      32 sum
        mov ecx, eax                      ;    20.5 p1      25 sum copy
        xor ecx, edx                      ;    26.5 p5      25 sum
        and ebx, ecx                      ;    27.5 p0      25 sum
        xor ebx, eax                      ;    28.5 p1      25 sum
        add ebp, ebx                      ;    29.5 p5      32 sum
        rol ebp, 0xd                      ;    30.5 p0      33 v[0]
        mov ecx, eax                      ;    20.5 p1      25 sum copy
        mov ebx, edx                      ;    26.5 p5      25 sum copy
        xor ebx, ebp                      ;    31.5 p0      25 sum
        and ecx, ebx                      ;    32.5 p1      25 sum
        xor ecx, edx                      ;    33.5 p5      25 sum
        add edi, ecx                      ;    34.5 p0      32 sum
        rol edi, 0xf                      ;    35.5 p5      33 v[3]
        mov ebx, dword [esp + 24]         ;    21.5 p2      24 sum
        xor ebx, dword [esp + 12]         ;    24.5 p1+p2   24 sum
        add ebx, dword [esi]              ;    25.5 p0+p2   32 sum
        add ebx, dword [esp + 0]          ;    26.5 p5+p2   32 sum
        rol ebx, 0xb                      ;    27.5 p0      33 v[0]
        mov ecx, dword [esi + 16]         ;    25.5 p2      32 sum
        lea ecx, [ecx + edx + 1352829926] ;    28.5 p0      32 sum
        add eax, dword [esi + 44]         ;    26.5 p1+p2   32 sum
        mov dword [esp + 24], esi         ;    26.0 p3+p4   32 sum spill
        mov esi, ebp                      ;    31.5 p5      25 sum copy
        xor esi, edi                      ;    36.5 p0      25 sum
        and edx, esi                      ;    37.5 p1      25 sum
        xor edx, ebp                      ;    38.5 p5      25 sum
        lea eax, [eax + edx + 1352829926] ;    39.5 p0      32 sum
        rol eax, 0xf                      ;    40.5 p5      33 v[2]
        mov esi, ebx                      ;    28.5 p1      24 sum copy
        mov edx, dword [esp + 28]         ;    28.5 p2      41 x[1] reload
        xor esi, edx                      ;    31.5 p0      24 sum
        xor esi, dword [esp + 20]         ;    32.5 p1+p2   24 sum
        add esi, dword [esp + 12]         ;    33.5 p5+p2   32 sum
        mov edx, dword [esp + 24]         ;    31.5 p2      32 sum reload
        add esi, dword [edx + 4]          ;    37.5 p0+p2   32 sum
        rol esi, 0xe                      ;    38.5 p5      33 v[3]
        mov edx, edi                      ;    36.5 p1      25 sum copy
        xor edx, eax                      ;    41.5 p0      25 sum
        and edx, ebp                      ;    42.5 p5      25 sum
        xor edx, edi                      ;    43.5 p1      25 sum
        add ecx, edx                      ;    44.5 p0      32 sum
        mov edx, ebx                      ;    33.5 p5      24 sum copy
        xor edx, esi                      ;    39.5 p1      24 sum
        xor edx, dword [esp + 28]         ;    40.5 p0+p2   24 sum
        add edx, dword [esp + 20]         ;    41.5 p5+p2   32 sum
        mov dword [esp + 32], ebp         ;    35.5 p3+p4   33 v[0] spill
        mov ebp, dword [esp + 24]         ;    36.0 p2      32 sum reload
        add edx, dword [ebp + 8]          ;    42.5 p1+p2   32 sum
        rol edx, 0xf                      ;    43.5 p0      33 v[2]
        mov dword [esp + 36], edi         ;    36.8 p3+p4   33 v[3] spill
        rol ecx, 5                        ;    45.5 p5      33 v[1]
        mov edi, dword [ebp + 16]         ;    39.0 p2      32 sum
        lea ebp, [ebx + edi]              ;    42.0 p0      32 sum
        xor ebx, esi                      ;    39.5 p1      24 sum
        xor ebx, edx                      ;    44.5 p5      24 sum
        add ebx, dword [esp + 28]         ;    45.5 p0+p2   32 sum
        mov edi, dword [esp + 24]         ;    40.0 p2      32 sum reload
        add ebx, dword [edi + 12]         ;    46.5 p1+p2   32 sum
        rol ebx, 0xc                      ;    47.5 p5      33 v[1]
        mov edi, eax                      ;    41.5 p0      25 sum copy
        xor edi, ecx                      ;    46.5 p1      25 sum
        and edi, dword [esp + 36]         ;    47.5 p5+p2   25 sum
        xor edi, eax                      ;    48.5 p0      25 sum
        add edi, dword [esp + 32]         ;    49.5 p1+p2   32 sum
        mov dword [esp + 32], eax         ;    42.0 p3+p4   33 v[2] spill
        mov eax, dword [esp + 24]         ;    44.0 p2      32 sum reload
        add edi, dword [eax + 52]         ;    50.5 p5+p2   32 sum
        add edi, 0x50a28be6               ;    51.5 p0      32 sum
        mov eax, dword [eax + 20]         ;    47.0 p2      32 sum
        add eax, esi                      ;    50.0 p1      32 sum
        xor esi, edx                      ;    44.5 p5      24 sum
        xor esi, ebx                      ;    48.5 p0      24 sum
        add ebp, esi                      ;    49.5 p1      32 sum
        rol edi, 7                        ;    52.5 p5      33 v[0]
        rol ebp, 5                        ;    50.5 p0      33 v[0]
        mov esi, ecx                      ;    46.5 p1      25 sum copy
        xor esi, edi                      ;    53.5 p5      25 sum
        and esi, dword [esp + 32]         ;    54.5 p0+p2   25 sum
        mov dword [esp + 40], edi         ;    53.5 p3+p4   33 v[0] spill
        mov edi, edx                      ;    47.0 p1      24 sum copy
        xor edi, ebp                      ;    51.5 p5      24 sum
        xor edi, ebx                      ;    52.5 p0      24 sum
        add eax, edi                      ;    53.5 p1      32 sum
        rol eax, 8                        ;    54.5 p5      33 v[3]
        xor esi, ecx                      ;    55.5 p0      25 sum
        mov edi, dword [esp + 24]         ;    48.8 p2      32 sum reload
        add esi, dword [edi + 24]         ;    56.5 p1+p2   32 sum
        add esi, dword [esp + 36]         ;    57.5 p5+p2   32 sum
        add esi, 0x50a28be6               ;    58.5 p0      32 sum
        rol esi, 7                        ;    59.5 p5      33 v[3]
        add edx, dword [edi + 24]         ;    54.8 p1+p2   32 sum
        mov dword [esp + 36], ecx         ;    50.8 p3+p4   33 v[1] spill
        mov ecx, dword [edi + 28]         ;    52.8 p2      32 sum
        add ecx, ebx                      ;    55.8 p0      32 sum
        xor ebx, eax                      ;    55.5 p1      24 sum
        xor ebx, ebp                      ;    56.5 p5      24 sum
        add edx, ebx                      ;    57.5 p0      32 sum
        rol edx, 7                        ;    58.5 p5      33 v[2]
        mov ebx, dword [esp + 40]         ;    53.8 p2      25 sum
        xor ebx, esi                      ;    60.5 p1      25 sum
        and ebx, dword [esp + 36]         ;    61.5 p0+p2   25 sum
        xor ebx, dword [esp + 40]         ;    62.5 p5+p2   25 sum
        mov dword [esp + 44], esi         ;    60.5 p3+p4   33 v[3] spill
        mov esi, dword [edi + 32]         ;    56.8 p2      32 sum
        add esi, ebp                      ;    59.8 p1      32 sum
        xor ebp, edx                      ;    59.5 p0      24 sum
        xor ebp, eax                      ;    60.5 p5      24 sum
        add ecx, ebp                      ;    61.5 p1      32 sum
        rol ecx, 9                        ;    62.5 p0      33 v[1]
        add ebx, dword [edi + 60]         ;    63.5 p5+p2   32 sum
        add ebx, dword [esp + 32]         ;    64.5 p1+p2   32 sum
        add ebx, 0x50a28be6               ;    65.5 p0      32 sum
        rol ebx, 8                        ;    66.5 p5      33 v[2]
        mov ebp, dword [edi + 36]         ;    59.8 p2      32 sum
        add ebp, eax                      ;    62.8 p1      32 sum
        xor eax, ecx                      ;    63.5 p0      24 sum
        xor eax, edx                      ;    64.5 p5      24 sum
        add esi, eax                      ;    65.5 p1      32 sum
        rol esi, 0xb                      ;    66.5 p0      33 v[0]
        mov eax, dword [esp + 44]         ;    60.8 p2      25 sum
        xor eax, ebx                      ;    67.5 p5      25 sum
        and eax, dword [esp + 40]         ;    68.5 p1+p2   25 sum
        xor eax, dword [esp + 44]         ;    69.5 p0+p2   25 sum
        add eax, dword [edi + 32]         ;    70.5 p5+p2   32 sum
        add eax, dword [esp + 36]         ;    71.5 p1+p2   32 sum
        add eax, 0x50a28be6               ;    72.5 p0      32 sum
        mov dword [esp + 36], ebx         ;    67.5 p3+p4   33 v[2] spill
        mov ebx, dword [edi + 40]         ;    65.8 p2      32 sum
        add ebx, edx                      ;    68.8 p5      32 sum
        xor edx, esi                      ;    67.5 p1      24 sum
        xor edx, ecx                      ;    68.5 p0      24 sum
        add ebp, edx                      ;    69.5 p5      32 sum
        rol ebp, 0xd                      ;    70.5 p0      33 v[3]
        rol eax, 0xb                      ;    73.5 p5      33 v[1]
        mov edx, dword [edi + 44]         ;    66.8 p2      32 sum
        add edx, ecx                      ;    69.8 p1      32 sum
        xor ecx, esi                      ;    67.5 p0      24 sum
        xor ecx, ebp                      ;    71.5 p5      24 sum
        add ebx, ecx                      ;    72.5 p1      32 sum
        mov ecx, dword [esp + 36]         ;    67.8 p2      25 sum
        xor ecx, eax                      ;    74.5 p0      25 sum
        and ecx, dword [esp + 44]         ;    75.5 p5+p2   25 sum
        rol ebx, 0xe                      ;    73.5 p0      33 v[2]
        xor ecx, dword [esp + 36]         ;    76.5 p1+p2   25 sum
        add ecx, dword [edi + 4]          ;    77.5 p5+p2   32 sum
        add ecx, dword [esp + 40]         ;    78.5 p1+p2   32 sum
        add ecx, 0x50a28be6               ;    79.5 p0      32 sum
        rol ecx, 0xe                      ;    80.5 p5      33 v[0]
        mov dword [esp + 40], eax         ;    74.5 p3+p4   33 v[1] spill
        mov eax, dword [edi + 48]         ;    72.8 p2      32 sum
        add eax, esi                      ;    75.8 p1      32 sum
        xor esi, ebp                      ;    71.5 p0      24 sum
        xor esi, ebx                      ;    74.5 p5      24 sum
        add edx, esi                      ;    75.5 p1      32 sum
        rol edx, 0xf                      ;    76.5 p0      33 v[1]
        mov esi, dword [esp + 40]         ;    74.5 p2      25 sum
        xor esi, ecx                      ;    81.5 p5      25 sum
        and esi, dword [esp + 36]         ;    82.5 p1+p2   25 sum
        mov dword [esp + 32], ecx         ;    81.5 p3+p4   33 v[0] spill
        mov ecx, dword [edi + 52]         ;    75.8 p2      32 sum
        add ecx, ebp                      ;    78.8 p0      32 sum
        xor ebp, edx                      ;    77.5 p5      24 sum
        xor ebp, ebx                      ;    78.5 p1      24 sum
        add eax, ebp                      ;    79.5 p0      32 sum
        mov ebp, dword [esp + 40]         ;    76.8 p2      33 v[1] reload
        xor esi, ebp                      ;    83.5 p5      25 sum
        rol eax, 6                        ;    80.5 p0      33 v[0]
        add esi, dword [edi + 40]         ;    84.5 p1+p2   32 sum
        add esi, dword [esp + 44]         ;    85.5 p5+p2   32 sum
        add esi, 0x50a28be6               ;    86.5 p1      32 sum
        rol esi, 0xe                      ;    87.5 p0      33 v[3]
        mov ebp, dword [edi + 56]         ;    79.8 p2      32 sum
        add ebp, ebx                      ;    82.8 p5      32 sum
        xor ebx, edx                      ;    78.8 p1      24 sum
        xor ebx, eax                      ;    81.5 p0      24 sum
        add ecx, ebx                      ;    82.5 p5      32 sum
        rol ecx, 7                        ;    83.5 p0      33 v[3]
        mov ebx, dword [esp + 32]         ;    81.5 p2      25 sum
        xor ebx, esi                      ;    88.5 p1      25 sum
        and ebx, dword [esp + 40]         ;    89.5 p5+p2   25 sum
        xor ebx, dword [esp + 32]         ;    90.5 p0+p2   25 sum
        mov dword [esp + 44], esi         ;    88.5 p3+p4   33 v[3] spill
        mov esi, dword [edi + 60]         ;    83.8 p2      32 sum
        add esi, edx                      ;    86.8 p1      32 sum
        xor edx, eax                      ;    82.2 p5      24 sum
        xor edx, ecx                      ;    84.5 p0      24 sum
        add ebp, edx                      ;    85.5 p1      32 sum
        rol ebp, 9                        ;    86.5 p5      33 v[2]
        add ebx, dword [edi + 12]         ;    91.5 p0+p2   32 sum
        add ebx, dword [esp + 36]         ;    92.5 p1+p2   32 sum
        add ebx, 0x50a28be6               ;    93.5 p5      32 sum
        rol ebx, 0xc                      ;    94.5 p0      33 v[2]
        mov edx, dword [edi + 16]         ;    86.8 p2      32 sum
        lea edx, [edx + ecx + 1518500249] ;    89.8 p0      32 sum
        xor ecx, ebp                      ;    87.5 p1      24 sum
        mov dword [esp + 36], edx         ;    90.8 p3+p4   32 sum spill
        mov edx, dword [esp + 44]         ;    88.5 p2      25 sum
        xor edx, ebx                      ;    95.5 p5      25 sum
        and edx, dword [esp + 32]         ;    96.5 p0+p2   25 sum
        mov dword [esp + 48], ebp         ;    87.5 p3+p4   33 v[2] spill
        mov ebp, dword [edi + 28]         ;    89.8 p2      32 sum
        lea ebp, [ebp + eax + 1518500249] ;    92.8 p0      32 sum
        xor eax, ecx                      ;    88.5 p1      24 sum
        add esi, eax                      ;    89.5 p5      32 sum
        rol esi, 8                        ;    90.5 p0      33 v[1]
        mov eax, dword [esp + 44]         ;    90.8 p2      33 v[3] reload
        xor edx, eax                      ;    97.5 p1      25 sum
        add edx, dword [edi + 48]         ;    98.5 p5+p2   32 sum
        add edx, dword [esp + 40]         ;    99.5 p0+p2   32 sum
        add edx, 0x50a28be6               ;   100.5 p1      32 sum
        rol edx, 6                        ;   101.5 p5      33 v[1]
        or ecx, esi                       ;    91.5 p0      24 sum
        mov eax, ebx                      ;    95.5 p1      24 sum copy
        not eax                           ;    96.5 p5      24 sum
        or eax, edx                       ;   102.5 p0      24 sum
        mov dword [esp + 40], ebx         ;    95.5 p3+p4   33 v[2] spill
        mov ebx, dword [esp + 48]         ;    93.8 p2      24 sum
        xor ebx, esi                      ;    96.8 p1      24 sum
        xor ecx, ebx                      ;    97.8 p5      24 sum
        add ebp, ecx                      ;    98.8 p0      32 sum
        mov ecx, dword [esp + 44]         ;    94.8 p2      33 v[3] reload
        xor eax, ecx                      ;   103.5 p1      24 sum
        rol ebp, 7                        ;    99.8 p5      33 v[0]
        add eax, dword [edi + 24]         ;   104.5 p0+p2   32 sum
        add eax, dword [esp + 32]         ;   105.5 p1+p2   32 sum
        add eax, 0x5c4dd124               ;   106.5 p5      32 sum
        rol eax, 9                        ;   107.5 p0      33 v[0]
        or ebx, ebp                       ;   100.8 p1      24 sum
        mov edi, edx                      ;   102.5 p5      24 sum copy
        not edi                           ;   103.5 p0      24 sum
        or edi, eax                       ;   108.5 p1      24 sum
        mov dword [esp + 32], edx         ;   102.5 p3+p4   33 v[1] spill
        mov edx, ebp                      ;   100.8 p5      24 sum copy
        xor edx, esi                      ;   101.8 p0      24 sum
        xor ebx, edx                      ;   102.8 p1      24 sum
        mov dword [esp + 52], esi         ;   100.5 p3+p4   33 v[1] spill
        mov esi, dword [esp + 36]         ;   100.8 p2      32 sum reload
        add esi, ebx                      ;   103.8 p5      32 sum
        mov ebx, dword [esp + 40]         ;   101.8 p2      33 v[2] reload
        xor edi, ebx                      ;   109.5 p0      24 sum
        lea ecx, [ecx + edi + 1548603684] ;   110.5 p0      32 sum
        rol esi, 6                        ;   104.8 p5      33 v[3]
        mov edi, dword [esp + 24]         ;   102.8 p2      32 sum reload
        mov edi, dword [edi + 44]         ;   105.8 p2      32 sum reload
        add ecx, edi                      ;   111.5 p1      32 sum
        rol ecx, 0xd                      ;   112.5 p5      33 v[3]
        or edx, esi                       ;   105.8 p0      24 sum
        mov edi, eax                      ;   108.5 p1      24 sum copy
        not edi                           ;   109.5 p5      24 sum
        or edi, ecx                       ;   113.5 p0      24 sum
        mov dword [esp + 44], eax         ;   108.5 p3+p4   33 v[0] spill
        mov eax, esi                      ;   105.8 p1      24 sum copy
        xor eax, ebp                      ;   106.8 p5      24 sum
        xor edx, eax                      ;   107.8 p0      24 sum
        add edx, dword [esp + 48]         ;   108.8 p1+p2   32 sum
        mov dword [esp + 48], ebp         ;   106.0 p3+p4   33 v[0] spill
        mov ebp, dword [esp + 24]         ;   106.8 p2      32 sum reload
        add edx, dword [ebp + 52]         ;   112.8 p5+p2   32 sum
        add edx, 0x5a827999               ;   113.8 p0      32 sum
        xor edi, dword [esp + 32]         ;   114.5 p1+p2   24 sum
        lea ebx, [ebx + edi + 1548603684] ;   115.5 p0      32 sum
        mov edi, dword [ebp + 12]         ;   109.8 p2      32 sum reload
        add ebx, edi                      ;   116.5 p5      32 sum
        rol edx, 8                        ;   114.8 p0      33 v[2]
        rol ebx, 0xf                      ;   117.5 p5      33 v[2]
        or eax, edx                       ;   115.8 p1      24 sum
        mov edi, ecx                      ;   113.5 p0      24 sum copy
        not edi                           ;   114.5 p5      24 sum
        mov dword [esp + 40], ecx         ;   113.5 p3+p4   33 v[3] spill
        mov ecx, dword [ebp + 24]         ;   110.8 p2      32 sum
        lea ecx, [ecx + esi + 1518500249] ;   113.8 p0      32 sum
        xor esi, edx                      ;   115.8 p1      24 sum
        or edi, ebx                       ;   118.5 p5      24 sum
        xor eax, esi                      ;   116.8 p0      24 sum
        xor edi, dword [esp + 44]         ;   119.5 p1+p2   24 sum
        add eax, dword [ebp + 4]          ;   117.8 p5+p2   32 sum
        add eax, dword [esp + 52]         ;   118.8 p0+p2   32 sum
        add eax, 0x5a827999               ;   119.8 p1      32 sum
        rol eax, 0xd                      ;   120.8 p5      33 v[1]
        add edi, dword [ebp + 28]         ;   120.5 p0+p2   32 sum
        add edi, dword [esp + 32]         ;   121.5 p1+p2   32 sum
        add edi, 0x5c4dd124               ;   122.5 p5      32 sum
        rol edi, 7                        ;   123.5 p0      33 v[1]
        or esi, eax                       ;   121.8 p1      24 sum
        mov dword [esp + 32], ecx         ;   115.8 p3+p4   32 sum spill
        mov ecx, ebx                      ;   118.5 p5      24 sum copy
        not ecx                           ;   119.5 p0      24 sum
        or ecx, edi                       ;   124.5 p1      24 sum
        mov dword [esp + 52], ebx         ;   118.5 p3+p4   33 v[2] spill
        mov ebx, dword [ebp + 60]         ;   117.8 p2      32 sum
        lea ebx, [ebx + edx + 1518500249] ;   120.8 p0      32 sum
        xor edx, eax                      ;   121.8 p5      24 sum
        xor esi, edx                      ;   122.8 p1      24 sum
        xor ecx, dword [esp + 40]         ;   125.5 p0+p2   24 sum
        add esi, dword [ebp + 40]         ;   123.8 p5+p2   32 sum
        add esi, dword [esp + 48]         ;   124.8 p1+p2   32 sum
        add esi, 0x5a827999               ;   125.8 p0      32 sum
        rol esi, 0xb                      ;   126.8 p5      33 v[0]
        add ecx, dword [ebp]              ;   126.5 p1+p2   32 sum
        add ecx, dword [esp + 44]         ;   127.5 p0+p2   32 sum
        add ecx, 0x5c4dd124               ;   128.5 p5      32 sum
        rol ecx, 0xc                      ;   129.5 p0      33 v[0]
        or edx, esi                       ;   127.8 p1      24 sum
        mov ebp, edi                      ;   124.5 p5      24 sum copy
        not ebp                           ;   125.5 p1      24 sum
        or ebp, ecx                       ;   130.5 p0      24 sum
        xor ebp, dword [esp + 52]         ;   131.5 p5+p2   24 sum
        mov dword [esp + 44], edi         ;   124.5 p3+p4   33 v[1] spill
        mov edi, eax                      ;   123.8 p1      24 sum copy
        xor edi, esi                      ;   127.8 p0      24 sum
        xor edx, edi                      ;   128.8 p5      24 sum
        mov dword [esp + 48], eax         ;   124.8 p3+p4   33 v[1] spill
        mov eax, dword [esp + 32]         ;   125.0 p2      32 sum reload
        add eax, edx                      ;   129.8 p1      32 sum
        rol eax, 9                        ;   130.8 p0      33 v[3]
        add ebp, dword [esp + 40]         ;   132.5 p5+p2   32 sum
        mov edx, dword [esp + 24]         ;   127.0 p2      32 sum reload
        mov edx, dword [edx + 52]         ;   130.0 p2      32 sum reload
        lea ebp, [ebp + edx + 1548603684] ;   133.5 p0      32 sum
        rol ebp, 8                        ;   134.5 p5      33 v[3]
        or edi, eax                       ;   131.8 p1      24 sum
        mov edx, ecx                      ;   130.5 p0      24 sum copy
        not edx                           ;   131.5 p5      24 sum
        or edx, ebp                       ;   135.5 p1      24 sum
        xor edx, dword [esp + 44]         ;   136.5 p0+p2   24 sum
        mov dword [esp + 40], ecx         ;   130.5 p3+p4   33 v[0] spill
        mov ecx, esi                      ;   128.8 p5      24 sum copy
        xor ecx, eax                      ;   131.8 p1      24 sum
        xor edi, ecx                      ;   132.8 p0      24 sum
        add ebx, edi                      ;   133.8 p5      32 sum
        rol ebx, 7                        ;   134.8 p0      33 v[2]
        add edx, dword [esp + 52]         ;   137.5 p1+p2   32 sum
        mov edi, dword [esp + 24]         ;   131.5 p2      32 sum reload
        mov dword [esp + 52], esi         ;   131.0 p3+p4   33 v[0] spill
        mov esi, dword [edi + 20]         ;   134.5 p2      32 sum reload
        lea edx, [edx + esi + 1548603684] ;   138.5 p0      32 sum
        rol edx, 9                        ;   139.5 p5      33 v[2]
        or ecx, ebx                       ;   135.8 p1      24 sum
        mov esi, ebp                      ;   135.5 p0      24 sum copy
        not esi                           ;   136.5 p5      24 sum
        or esi, edx                       ;   140.5 p1      24 sum
        mov dword [esp + 32], ebp         ;   135.5 p3+p4   33 v[3] spill
        mov ebp, dword [edi]              ;   134.5 p2      32 sum
        lea ebp, [ebp + eax + 1518500249] ;   137.5 p0      32 sum
        xor eax, ebx                      ;   135.8 p5      24 sum
        xor ecx, eax                      ;   136.8 p1      24 sum
        xor esi, dword [esp + 40]         ;   141.5 p0+p2   24 sum
        add ecx, dword [edi + 12]         ;   137.8 p5+p2   32 sum
        add ecx, dword [esp + 48]         ;   138.8 p1+p2   32 sum
        add ecx, 0x5a827999               ;   139.8 p0      32 sum
        rol ecx, 0xf                      ;   140.8 p5      33 v[1]
        add esi, dword [edi + 40]         ;   142.5 p1+p2   32 sum
        add esi, dword [esp + 44]         ;   143.5 p0+p2   32 sum
        add esi, 0x5c4dd124               ;   144.5 p5      32 sum
        rol esi, 0xb                      ;   145.5 p0      33 v[1]
        or eax, ecx                       ;   141.8 p1      24 sum
        mov dword [esp + 44], ebp         ;   138.5 p3+p4   32 sum spill
        mov ebp, edx                      ;   140.5 p5      24 sum copy
        not ebp                           ;   141.5 p1      24 sum
        or ebp, esi                       ;   146.5 p0      24 sum
        mov dword [esp + 48], edx         ;   140.5 p3+p4   33 v[2] spill
        mov edx, dword [edi + 36]         ;   139.8 p2      32 sum
        lea edx, [edx + ebx + 1518500249] ;   142.8 p0      32 sum
        xor ebx, ecx                      ;   141.8 p5      24 sum
        xor eax, ebx                      ;   142.8 p1      24 sum
        xor ebp, dword [esp + 32]         ;   147.5 p5+p2   24 sum
        add eax, dword [edi + 48]         ;   143.8 p0+p2   32 sum
        add eax, dword [esp + 52]         ;   144.8 p1+p2   32 sum
        add eax, 0x5a827999               ;   145.8 p5      32 sum
        rol eax, 7                        ;   146.8 p0      33 v[0]
        add ebp, dword [esp + 40]         ;   148.5 p1+p2   32 sum
        add ebp, dword [edi + 56]         ;   149.5 p5+p2   32 sum
        add ebp, 0x5c4dd124               ;   150.5 p0      32 sum
        rol ebp, 7                        ;   151.5 p5      33 v[0]
        or ebx, eax                       ;   147.8 p1      24 sum
        mov dword [esp + 40], edx         ;   143.8 p3+p4   32 sum spill
        mov edx, esi                      ;   146.5 p0      24 sum copy
        not edx                           ;   147.5 p1      24 sum
        or edx, ebp                       ;   152.5 p5      24 sum
        mov dword [esp + 52], esi         ;   146.5 p3+p4   33 v[1] spill
        mov esi, dword [edi + 20]         ;   145.8 p2      32 sum
        lea esi, [esi + ecx + 1518500249] ;   148.8 p0      32 sum
        xor ecx, eax                      ;   147.8 p1      24 sum
        xor ebx, ecx                      ;   148.8 p5      24 sum
        mov dword [esp + 36], esi         ;   149.8 p3+p4   32 sum spill
        mov esi, dword [esp + 44]         ;   146.8 p2      32 sum reload
        add esi, ebx                      ;   149.8 p0      32 sum
        mov ebx, dword [esp + 48]         ;   147.8 p2      33 v[2] reload
        xor edx, ebx                      ;   153.5 p1      24 sum
        rol esi, 0xc                      ;   150.8 p5      33 v[3]
        add edx, dword [edi + 60]         ;   154.5 p0+p2   32 sum
        add edx, dword [esp + 32]         ;   155.5 p1+p2   32 sum
        add edx, 0x5c4dd124               ;   156.5 p5      32 sum
        rol edx, 7                        ;   157.5 p0      33 v[3]
        or ecx, esi                       ;   151.8 p1      24 sum
        mov ebx, ebp                      ;   152.5 p5      24 sum copy
        not ebx                           ;   153.5 p0      24 sum
        or ebx, edx                       ;   158.5 p1      24 sum
        mov dword [esp + 32], ebp         ;   152.5 p3+p4   33 v[0] spill
        mov ebp, dword [edi + 8]          ;   150.8 p2      32 sum
        lea ebp, [ebp + eax + 1518500249] ;   153.8 p0      32 sum
        xor eax, esi                      ;   151.8 p5      24 sum
        xor ecx, eax                      ;   152.8 p1      24 sum
        mov dword [esp + 44], ebp         ;   154.8 p3+p4   32 sum spill
        mov ebp, dword [esp + 40]         ;   151.8 p2      32 sum reload
        add ebp, ecx                      ;   154.8 p5      32 sum
        mov ecx, dword [esp + 52]         ;   152.8 p2      33 v[1] reload
        xor ebx, ecx                      ;   159.5 p0      24 sum
        rol ebp, 0xf                      ;   155.8 p5      33 v[2]
        add ebx, dword [edi + 32]         ;   160.5 p1+p2   32 sum
        add ebx, dword [esp + 48]         ;   161.5 p0+p2   32 sum
        add ebx, 0x5c4dd124               ;   162.5 p1      32 sum
        rol ebx, 0xc                      ;   163.5 p5      33 v[2]
        or eax, ebp                       ;   156.8 p0      24 sum
        mov ecx, edx                      ;   158.5 p1      24 sum copy
        not ecx                           ;   159.5 p5      24 sum
        or ecx, ebx                       ;   164.5 p0      24 sum
        mov dword [esp + 48], edx         ;   158.5 p3+p4   33 v[3] spill
        mov edx, dword [edi + 56]         ;   155.8 p2      32 sum
        lea edx, [edx + esi + 1518500249] ;   158.8 p0      32 sum
        xor esi, ebp                      ;   156.8 p1      24 sum
        xor eax, esi                      ;   157.8 p5      24 sum
        mov dword [esp + 40], edx         ;   159.8 p3+p4   32 sum spill
        mov edx, dword [esp + 36]         ;   156.8 p2      32 sum reload
        add edx, eax                      ;   159.8 p1      32 sum
        rol edx, 9                        ;   160.8 p5      33 v[1]
        mov eax, dword [esp + 32]         ;   157.8 p2      33 v[0] reload
        xor ecx, eax                      ;   165.5 p0      24 sum
        add ecx, dword [edi + 48]         ;   166.5 p1+p2   32 sum
        add ecx, dword [esp + 52]         ;   167.5 p5+p2   32 sum
        add ecx, 0x5c4dd124               ;   168.5 p0      32 sum
        rol ecx, 7                        ;   169.5 p5      33 v[1]
        or esi, edx                       ;   161.8 p1      24 sum
        mov eax, ebx                      ;   164.5 p0      24 sum copy
        not eax                           ;   165.5 p1      24 sum
        or eax, ecx                       ;   170.5 p5      24 sum
        mov dword [esp + 52], ebx         ;   164.5 p3+p4   33 v[2] spill
        mov ebx, dword [edi + 44]         ;   160.8 p2      32 sum
        lea ebx, [ebx + ebp + 1518500249] ;   163.8 p0      32 sum
        xor ebp, edx                      ;   161.8 p1      24 sum
        xor esi, ebp                      ;   162.8 p5      24 sum
        mov dword [esp + 36], ebx         ;   164.8 p3+p4   32 sum spill
        mov ebx, dword [esp + 44]         ;   162.0 p2      32 sum reload
        add ebx, esi                      ;   165.0 p0      32 sum
        mov esi, dword [esp + 48]         ;   163.0 p2      33 v[3] reload
        xor eax, esi                      ;   171.5 p1      24 sum
        rol ebx, 0xb                      ;   166.0 p5      33 v[0]
        add eax, dword [edi + 16]         ;   172.5 p0+p2   32 sum
        add eax, dword [esp + 32]         ;   173.5 p1+p2   32 sum
        add eax, 0x5c4dd124               ;   174.5 p5      32 sum
        rol eax, 6                        ;   175.5 p0      33 v[0]
        or ebp, ebx                       ;   167.0 p1      24 sum
        mov esi, ecx                      ;   170.5 p5      24 sum copy
        not esi                           ;   171.5 p0      24 sum
        or esi, eax                       ;   176.5 p1      24 sum
        mov dword [esp + 32], ecx         ;   170.5 p3+p4   33 v[1] spill
        mov ecx, dword [edi + 32]         ;   166.2 p2      32 sum
        lea ecx, [ecx + edx + 1518500249] ;   169.2 p0      32 sum
        xor edx, ebx                      ;   167.0 p5      24 sum
        xor ebp, edx                      ;   168.0 p1      24 sum
        mov dword [esp + 44], ecx         ;   170.2 p3+p4   32 sum spill
        mov ecx, dword [esp + 40]         ;   167.5 p2      32 sum reload
        add ecx, ebp                      ;   170.5 p0      32 sum
        rol ecx, 7                        ;   171.5 p5      33 v[3]
        mov ebp, dword [esp + 52]         ;   168.5 p2      33 v[2] reload
        xor esi, ebp                      ;   177.5 p1      24 sum
        add esi, dword [edi + 36]         ;   178.5 p0+p2   32 sum
        add esi, dword [esp + 48]         ;   179.5 p5+p2   32 sum
        add esi, 0x5c4dd124               ;   180.5 p1      32 sum
        rol esi, 0xf                      ;   181.5 p0      33 v[3]
        or edx, ecx                       ;   172.5 p5      24 sum
        mov ebp, eax                      ;   176.5 p1      24 sum copy
        not ebp                           ;   177.5 p0      24 sum
        or ebp, esi                       ;   182.5 p5      24 sum
        xor ebp, dword [esp + 32]         ;   183.5 p1+p2   24 sum
        mov dword [esp + 48], eax         ;   176.5 p3+p4   33 v[0] spill
        mov eax, ebx                      ;   172.5 p0      24 sum copy
        xor eax, ecx                      ;   173.5 p5      24 sum
        xor edx, eax                      ;   174.5 p1      24 sum
        mov dword [esp + 40], ecx         ;   173.5 p3+p4   33 v[3] spill
        mov ecx, dword [esp + 36]         ;   173.8 p2      32 sum reload
        add ecx, edx                      ;   176.8 p0      32 sum
        rol ecx, 0xd                      ;   177.8 p5      33 v[2]
        add ebp, dword [edi + 4]          ;   184.5 p1+p2   32 sum
        add ebp, dword [esp + 52]         ;   185.5 p0+p2   32 sum
        add ebp, 0x5c4dd124               ;   186.5 p5      32 sum
        rol ebp, 0xd                      ;   187.5 p0      33 v[2]
        and eax, ecx                      ;   178.8 p1      24 sum
        mov edx, esi                      ;   182.5 p5      24 sum copy
        not edx                           ;   183.5 p0      24 sum
        or edx, ebp                       ;   188.5 p1      24 sum
        xor eax, ebx                      ;   179.8 p5      24 sum
        mov dword [esp + 52], ebx         ;   178.0 p3+p4   33 v[0] spill
        mov ebx, dword [esp + 44]         ;   178.2 p2      32 sum reload
        add ebx, eax                      ;   181.2 p0      32 sum
        mov eax, dword [esp + 48]         ;   179.2 p2      33 v[0] reload
        xor edx, eax                      ;   189.5 p1      24 sum
        rol ebx, 0xc                      ;   182.2 p5      33 v[1]
        add edx, dword [esp + 32]         ;   190.5 p0+p2   32 sum
        add edx, dword [edi + 8]          ;   191.5 p1+p2   32 sum
        add edx, 0x5c4dd124               ;   192.5 p5      32 sum
        rol edx, 0xb                      ;   193.5 p0      33 v[1]
        mov eax, ecx                      ;   181.5 p1      24 sum copy
        not eax                           ;   182.5 p5      24 sum
        or eax, ebx                       ;   183.5 p0      24 sum
        mov dword [esp + 32], ecx         ;   182.5 p3+p4   33 v[2] spill
        mov ecx, dword [edi + 20]         ;   182.8 p2      32 sum
        lea ecx, [ecx + esi + 1836072691] ;   185.8 p0      32 sum
        xor esi, ebp                      ;   188.5 p1      24 sum
        or esi, edx                       ;   194.5 p5      24 sum
        xor eax, dword [esp + 40]         ;   184.5 p0+p2   24 sum
        mov dword [esp + 44], ebx         ;   184.0 p3+p4   33 v[1] spill
        mov ebx, dword [edi + 4]          ;   184.8 p2      32 sum
        lea ebx, [ebx + ebp + 1836072691] ;   188.5 p0      32 sum
        xor ebp, edx                      ;   194.5 p1      24 sum
        xor esi, ebp                      ;   195.5 p5      24 sum
        add eax, dword [edi + 12]         ;   185.8 p1+p2   32 sum
        add eax, dword [esp + 52]         ;   186.8 p5+p2   32 sum
        add eax, 0x6ed9eba1               ;   187.8 p0      32 sum
        rol eax, 0xb                      ;   188.8 p5      33 v[0]
        add esi, dword [edi + 60]         ;   196.5 p1+p2   32 sum
        add esi, dword [esp + 48]         ;   197.5 p0+p2   32 sum
        add esi, 0x6d703ef3               ;   198.5 p1      32 sum
        rol esi, 9                        ;   199.5 p5      33 v[0]
        mov dword [esp + 48], ebx         ;   189.5 p3+p4   32 sum spill
        mov ebx, dword [esp + 44]         ;   189.8 p2      24 sum
        not ebx                           ;   192.8 p0      24 sum
        or ebx, eax                       ;   193.8 p1      24 sum
        or ebp, esi                       ;   200.5 p5      24 sum
        xor ebx, dword [esp + 32]         ;   194.8 p0+p2   24 sum
        mov dword [esp + 52], eax         ;   190.0 p3+p4   33 v[0] spill
        mov eax, dword [edi + 12]         ;   191.8 p2      32 sum
        lea eax, [eax + edx + 1836072691] ;   194.8 p0      32 sum
        xor edx, esi                      ;   200.5 p1      24 sum
        xor ebp, edx                      ;   201.5 p5      24 sum
        add ecx, ebp                      ;   202.5 p0      32 sum
        add ebx, dword [edi + 40]         ;   195.8 p1+p2   32 sum
        add ebx, dword [esp + 40]         ;   196.8 p5+p2   32 sum
        add ebx, 0x6ed9eba1               ;   197.8 p0      32 sum
        rol ebx, 0xd                      ;   198.8 p5      33 v[3]
        rol ecx, 7                        ;   203.5 p0      33 v[3]
        mov ebp, dword [esp + 52]         ;   195.0 p2      24 sum
        not ebp                           ;   198.0 p1      24 sum
        or ebp, ebx                       ;   199.8 p5      24 sum
        or edx, ecx                       ;   204.5 p0      24 sum
        xor ebp, dword [esp + 44]         ;   200.8 p1+p2   24 sum
        mov dword [esp + 40], eax         ;   196.5 p3+p4   32 sum spill
        mov eax, dword [edi + 28]         ;   197.0 p2      32 sum
        lea eax, [eax + esi + 1836072691] ;   200.5 p0      32 sum
        xor esi, ecx                      ;   204.5 p5      24 sum
        xor edx, esi                      ;   205.5 p1      24 sum
        add ebp, dword [esp + 32]         ;   201.8 p0+p2   32 sum
        add ebp, dword [edi + 56]         ;   202.8 p5+p2   32 sum
        add ebp, 0x6ed9eba1               ;   203.8 p1      32 sum
        mov dword [esp + 32], eax         ;   201.5 p3+p4   32 sum spill
        mov eax, dword [esp + 48]         ;   200.0 p2      32 sum reload
        add eax, edx                      ;   206.5 p0      32 sum
        rol ebp, 6                        ;   204.8 p5      33 v[2]
        rol eax, 0xf                      ;   207.5 p0      33 v[2]
        mov edx, ebx                      ;   200.8 p1      24 sum copy
        not edx                           ;   201.8 p5      24 sum
        or edx, ebp                       ;   205.8 p0      24 sum
        or esi, eax                       ;   208.5 p1      24 sum
        xor edx, dword [esp + 52]         ;   206.8 p5+p2   24 sum
        mov dword [esp + 48], ebx         ;   202.0 p3+p4   33 v[3] spill
        mov ebx, dword [edi + 56]         ;   202.8 p2      32 sum
        lea ebx, [ebx + ecx + 1836072691] ;   205.8 p0      32 sum
        xor ecx, eax                      ;   208.5 p1      24 sum
        xor esi, ecx                      ;   209.5 p5      24 sum
        mov dword [esp + 36], ebx         ;   206.8 p3+p4   32 sum spill
        mov ebx, dword [esp + 40]         ;   203.8 p2      32 sum reload
        add ebx, esi                      ;   210.5 p0      32 sum
        add edx, dword [edi + 16]         ;   207.8 p1+p2   32 sum
        add edx, dword [esp + 44]         ;   208.8 p5+p2   32 sum
        add edx, 0x6ed9eba1               ;   209.8 p0      32 sum
        rol edx, 7                        ;   210.8 p5      33 v[1]
        rol ebx, 0xb                      ;   211.5 p0      33 v[1]
        mov esi, ebp                      ;   205.8 p1      24 sum copy
        not esi                           ;   206.8 p5      24 sum
        or esi, edx                       ;   211.8 p1      24 sum
        or ecx, ebx                       ;   212.5 p0      24 sum
        xor esi, dword [esp + 48]         ;   212.8 p5+p2   24 sum
        mov dword [esp + 44], ebp         ;   206.8 p3+p4   33 v[2] spill
        mov ebp, dword [edi + 24]         ;   207.8 p2      32 sum
        lea ebp, [ebp + eax + 1836072691] ;   210.8 p0      32 sum
        xor eax, ebx                      ;   212.5 p1      24 sum
        xor ecx, eax                      ;   213.5 p5      24 sum
        mov dword [esp + 40], ebp         ;   211.8 p3+p4   32 sum spill
        mov ebp, dword [esp + 32]         ;   208.8 p2      32 sum reload
        add ebp, ecx                      ;   214.5 p1      32 sum
        add esi, dword [edi + 36]         ;   213.8 p0+p2   32 sum
        add esi, dword [esp + 52]         ;   214.8 p5+p2   32 sum
        add esi, 0x6ed9eba1               ;   215.8 p1      32 sum
        rol esi, 0xe                      ;   216.8 p0      33 v[0]
        rol ebp, 8                        ;   215.5 p5      33 v[0]
        mov ecx, edx                      ;   211.8 p1      24 sum copy
        not ecx                           ;   212.8 p0      24 sum
        or eax, ebp                       ;   216.5 p5      24 sum
        or ecx, esi                       ;   217.8 p1      24 sum
        xor ecx, dword [esp + 44]         ;   218.8 p0+p2   24 sum
        mov dword [esp + 52], edx         ;   212.0 p3+p4   33 v[1] spill
        mov edx, dword [edi + 36]         ;   212.8 p2      32 sum
        lea edx, [edx + ebx + 1836072691] ;   215.8 p0      32 sum
        xor ebx, ebp                      ;   216.5 p5      24 sum
        xor eax, ebx                      ;   217.5 p1      24 sum
        mov dword [esp + 32], edx         ;   216.8 p3+p4   32 sum spill
        mov edx, dword [esp + 36]         ;   213.8 p2      32 sum reload
        add edx, eax                      ;   218.5 p0      32 sum
        add ecx, dword [edi + 60]         ;   219.8 p5+p2   32 sum
        add ecx, dword [esp + 48]         ;   220.8 p1+p2   32 sum
        add ecx, 0x6ed9eba1               ;   221.8 p0      32 sum
        rol ecx, 9                        ;   222.8 p5      33 v[3]
        rol edx, 6                        ;   219.5 p0      33 v[3]
        mov eax, esi                      ;   217.8 p1      24 sum copy
        not eax                           ;   218.8 p5      24 sum
        or ebx, edx                       ;   220.5 p1      24 sum
        or eax, ecx                       ;   223.8 p0      24 sum
        xor eax, dword [esp + 52]         ;   224.8 p5+p2   24 sum
        mov dword [esp + 48], esi         ;   217.8 p3+p4   33 v[0] spill
        mov esi, dword [edi + 44]         ;   217.8 p2      32 sum
        lea esi, [esi + ebp + 1836072691] ;   220.8 p0      32 sum
        xor ebp, edx                      ;   220.5 p1      24 sum
        xor ebx, ebp                      ;   221.5 p5      24 sum
        mov dword [esp + 36], edx         ;   220.5 p3+p4   33 v[3] spill
        mov edx, dword [esp + 40]         ;   218.8 p2      32 sum reload
        add edx, ebx                      ;   222.5 p0      32 sum
        add eax, dword [edi + 32]         ;   225.8 p1+p2   32 sum
        add eax, dword [esp + 44]         ;   226.8 p5+p2   32 sum
        add eax, 0x6ed9eba1               ;   227.8 p0      32 sum
        rol eax, 0xd                      ;   228.8 p5      33 v[2]
        rol edx, 6                        ;   223.5 p0      33 v[2]
        mov ebx, ecx                      ;   223.8 p1      24 sum copy
        not ebx                           ;   224.8 p5      24 sum
        or ebx, eax                       ;   229.8 p1      24 sum
        or ebp, edx                       ;   224.5 p0      24 sum
        xor ebx, dword [esp + 48]         ;   230.8 p5+p2   24 sum
        mov dword [esp + 44], ecx         ;   223.8 p3+p4   33 v[3] spill
        mov ecx, edx                      ;   224.5 p1      24 sum copy
        xor ecx, dword [esp + 36]         ;   225.5 p0+p2   24 sum
        xor ebp, ecx                      ;   226.5 p5      24 sum
        mov dword [esp + 40], edx         ;   224.5 p3+p4   33 v[2] spill
        mov edx, dword [esp + 32]         ;   223.8 p2      32 sum reload
        add edx, ebp                      ;   227.5 p1      32 sum
        add ebx, dword [edi + 4]          ;   231.8 p0+p2   32 sum
        add ebx, dword [esp + 52]         ;   232.8 p5+p2   32 sum
        add ebx, 0x6ed9eba1               ;   233.8 p1      32 sum
        rol edx, 0xe                      ;   228.5 p0      33 v[1]
        rol ebx, 0xf                      ;   234.8 p5      33 v[1]
        mov ebp, eax                      ;   229.8 p1      24 sum copy
        not ebp                           ;   230.8 p0      24 sum
        or ecx, edx                       ;   229.5 p5      24 sum
        or ebp, ebx                       ;   235.8 p1      24 sum
        xor ebp, dword [esp + 44]         ;   236.8 p0+p2   24 sum
        mov dword [esp + 52], eax         ;   229.8 p3+p4   33 v[2] spill
        mov eax, dword [esp + 40]         ;   227.8 p2      24 sum
        xor eax, edx                      ;   230.8 p5      24 sum
        xor ecx, eax                      ;   231.8 p1      24 sum
        add esi, ecx                      ;   232.8 p0      32 sum
        add ebp, dword [edi + 8]          ;   237.8 p5+p2   32 sum
        add ebp, dword [esp + 48]         ;   238.8 p1+p2   32 sum
        add ebp, 0x6ed9eba1               ;   239.8 p0      32 sum
        rol ebp, 0xe                      ;   240.8 p5      33 v[0]
        rol esi, 0xc                      ;   233.8 p0      33 v[0]
        mov ecx, ebx                      ;   235.8 p1      24 sum copy
        not ecx                           ;   236.8 p5      24 sum
        or eax, esi                       ;   234.8 p0      24 sum
        or ecx, ebp                       ;   241.8 p1      24 sum
        mov dword [esp + 48], ebx         ;   235.8 p3+p4   33 v[1] spill
        mov ebx, dword [edi + 8]          ;   232.8 p2      32 sum
        lea ebx, [ebx + edx + 1836072691] ;   235.8 p0      32 sum
        xor edx, esi                      ;   234.8 p5      24 sum
        xor eax, edx                      ;   235.8 p1      24 sum
        xor ecx, dword [esp + 52]         ;   242.8 p0+p2   24 sum
        add eax, dword [edi + 32]         ;   236.8 p5+p2   32 sum
        add eax, dword [esp + 36]         ;   237.8 p1+p2   32 sum
        add eax, 0x6d703ef3               ;   238.8 p0      32 sum
        rol eax, 0xd                      ;   239.8 p5      33 v[3]
        add ecx, dword [edi + 28]         ;   243.8 p1+p2   32 sum
        add ecx, dword [esp + 44]         ;   244.8 p0+p2   32 sum
        add ecx, 0x6ed9eba1               ;   245.8 p5      32 sum
        rol ecx, 8                        ;   246.8 p0      33 v[3]
        mov dword [esp + 44], ebx         ;   237.0 p3+p4   32 sum spill
        mov ebx, ebp                      ;   241.8 p1      24 sum copy
        not ebx                           ;   242.8 p5      24 sum
        or edx, eax                       ;   240.8 p0      24 sum
        or ebx, ecx                       ;   247.8 p1      24 sum
        xor ebx, dword [esp + 48]         ;   248.8 p5+p2   24 sum
        mov dword [esp + 36], ebp         ;   241.8 p3+p4   33 v[0] spill
        mov ebp, dword [edi + 40]         ;   240.0 p2      32 sum
        lea ebp, [ebp + esi + 1836072691] ;   243.0 p0      32 sum
        xor esi, eax                      ;   240.8 p1      24 sum
        xor edx, esi                      ;   241.8 p5      24 sum
        add ebx, dword [edi]              ;   249.8 p0+p2   32 sum
        add ebx, dword [esp + 52]         ;   250.8 p1+p2   32 sum
        add ebx, 0x6ed9eba1               ;   251.8 p5      32 sum
        rol ebx, 0xd                      ;   252.8 p0      33 v[2]
        add edx, dword [edi + 48]         ;   243.0 p1+p2   32 sum
        add edx, dword [esp + 40]         ;   244.0 p5+p2   32 sum
        add edx, 0x6d703ef3               ;   245.0 p0      32 sum
        rol edx, 5                        ;   246.0 p5      33 v[2]
        mov dword [esp + 40], ebp         ;   244.0 p3+p4   32 sum spill
        mov ebp, ecx                      ;   247.8 p1      24 sum copy
        not ebp                           ;   248.8 p0      24 sum
        or esi, edx                       ;   247.0 p1      24 sum
        or ebp, ebx                       ;   253.8 p5      24 sum
        xor ebp, dword [esp + 36]         ;   254.8 p0+p2   24 sum
        mov dword [esp + 52], ecx         ;   247.8 p3+p4   33 v[3] spill
        mov ecx, dword [edi]              ;   246.0 p2      32 sum
        lea ecx, [ecx + eax + 1836072691] ;   249.0 p0      32 sum
        xor eax, edx                      ;   247.0 p1      24 sum
        xor esi, eax                      ;   248.0 p5      24 sum
        mov dword [esp + 32], ecx         ;   250.0 p3+p4   32 sum spill
        mov ecx, dword [esp + 44]         ;   247.0 p2      32 sum reload
        add ecx, esi                      ;   250.0 p0      32 sum
        rol ecx, 0xe                      ;   251.0 p5      33 v[1]
        add ebp, dword [edi + 24]         ;   255.8 p1+p2   32 sum
        add ebp, dword [esp + 48]         ;   256.8 p0+p2   32 sum
        add ebp, 0x6ed9eba1               ;   257.8 p5      32 sum
        rol ebp, 6                        ;   258.8 p0      33 v[1]
        mov esi, ebx                      ;   253.8 p1      24 sum copy
        not esi                           ;   254.8 p5      24 sum
        or eax, ecx                       ;   252.0 p1      24 sum
        or esi, ebp                       ;   259.8 p0      24 sum
        mov dword [esp + 48], ebx         ;   253.8 p3+p4   33 v[2] spill
        mov ebx, dword [edi + 16]         ;   250.2 p2      32 sum
        lea ebx, [ebx + edx + 1836072691] ;   253.2 p0      32 sum
        xor edx, ecx                      ;   252.0 p5      24 sum
        xor eax, edx                      ;   253.0 p1      24 sum
        xor esi, dword [esp + 52]         ;   260.8 p5+p2   24 sum
        mov dword [esp + 44], ebx         ;   254.2 p3+p4   32 sum spill
        mov ebx, dword [esp + 40]         ;   252.8 p2      32 sum reload
        add ebx, eax                      ;   255.8 p1      32 sum
        rol ebx, 0xd                      ;   256.8 p0      33 v[0]
        add esi, dword [esp + 36]         ;   261.8 p5+p2   32 sum
        mov eax, dword [edi + 52]         ;   254.8 p2      32 sum reload
        lea esi, [esi + eax + 1859775393] ;   262.8 p0      32 sum
        rol esi, 5                        ;   263.8 p5      33 v[0]
        mov eax, ebp                      ;   259.8 p1      24 sum copy
        not eax                           ;   260.8 p0      24 sum
        or edx, ebx                       ;   257.8 p1      24 sum
        or eax, esi                       ;   264.8 p5      24 sum
        mov dword [esp + 36], ebp         ;   259.8 p3+p4   33 v[1] spill
        mov ebp, dword [edi + 52]         ;   255.8 p2      32 sum
        lea ebp, [ebp + ecx + 1836072691] ;   258.8 p0      32 sum
        xor ecx, ebx                      ;   257.8 p1      24 sum
        xor edx, ecx                      ;   258.8 p5      24 sum
        mov dword [esp + 40], ebx         ;   257.8 p3+p4   33 v[0] spill
        mov ebx, dword [esp + 32]         ;   257.8 p2      32 sum reload
        add ebx, edx                      ;   260.8 p0      32 sum
        mov edx, dword [esp + 48]         ;   258.8 p2      33 v[2] reload
        xor eax, edx                      ;   265.8 p1      24 sum
        rol ebx, 0xd                      ;   261.8 p5      33 v[3]
        add eax, dword [edi + 44]         ;   266.8 p0+p2   32 sum
        add eax, dword [esp + 52]         ;   267.8 p1+p2   32 sum
        add eax, 0x6ed9eba1               ;   268.8 p5      32 sum
        rol eax, 0xc                      ;   269.8 p0      33 v[3]
        mov edx, esi                      ;   264.8 p1      24 sum copy
        not edx                           ;   265.8 p5      24 sum
        or ecx, ebx                       ;   262.8 p0      24 sum
        or edx, eax                       ;   270.8 p1      24 sum
        xor edx, dword [esp + 36]         ;   271.8 p5+p2   24 sum
        mov dword [esp + 52], esi         ;   264.8 p3+p4   33 v[0] spill
        mov esi, ebx                      ;   262.8 p0      24 sum copy
        xor esi, dword [esp + 40]         ;   263.8 p1+p2   24 sum
        xor ecx, esi                      ;   264.8 p5      24 sum
        mov dword [esp + 32], ebx         ;   263.0 p3+p4   33 v[3] spill
        mov ebx, dword [esp + 44]         ;   263.8 p2      32 sum reload
        add ebx, ecx                      ;   266.8 p0      32 sum
        rol ebx, 7                        ;   267.8 p5      33 v[2]
        add edx, dword [edi + 20]         ;   272.8 p1+p2   32 sum
        add edx, dword [esp + 48]         ;   273.8 p0+p2   32 sum
        add edx, 0x6ed9eba1               ;   274.8 p5      32 sum
        rol edx, 7                        ;   275.8 p0      33 v[2]
        mov ecx, eax                      ;   270.8 p1      24 sum copy
        not ecx                           ;   271.8 p5      24 sum
        and esi, ebx                      ;   268.8 p1      24 sum
        or ecx, edx                       ;   276.8 p0      24 sum
        xor esi, dword [esp + 40]         ;   269.8 p5+p2   24 sum
        add ebp, esi                      ;   270.8 p1      32 sum
        mov esi, dword [esp + 52]         ;   267.8 p2      33 v[0] reload
        xor ecx, esi                      ;   277.8 p0      24 sum
        add ecx, dword [edi + 48]         ;   278.8 p5+p2   32 sum
        add ecx, dword [esp + 36]         ;   279.8 p1+p2   32 sum
        add ecx, 0x6ed9eba1               ;   280.8 p0      32 sum
        rol ebp, 5                        ;   271.8 p5      33 v[1]
        rol ecx, 5                        ;   281.8 p0      33 v[1]
        mov esi, eax                      ;   270.8 p1      25 sum copy
        not esi                           ;   271.8 p5      25 sum
        and esi, edx                      ;   276.8 p0      25 sum
        mov dword [esp + 36], edx         ;   276.8 p3+p4   33 v[2] spill
        mov edx, dword [edi + 36]         ;   271.8 p2      32 sum
        lea edx, [edx + eax - 1894007588] ;   274.8 p0      32 sum
        and eax, ecx                      ;   282.8 p1      25 sum
        add esi, dword [edi + 4]          ;   277.8 p5+p2   32 sum
        lea esi, [esi + eax - 1894007588] ;   283.8 p0      32 sum
        add esi, dword [esp + 52]         ;   284.8 p1+p2   32 sum
        mov eax, ebx                      ;   273.8 p5      24 sum copy
        xor eax, ebp                      ;   274.8 p0      24 sum
        xor eax, dword [esp + 32]         ;   275.8 p1+p2   24 sum
        rol esi, 0xb                      ;   285.8 p5      33 v[0]
        add eax, dword [edi + 32]         ;   276.8 p0+p2   32 sum
        add eax, dword [esp + 40]         ;   277.8 p1+p2   32 sum
        rol eax, 0xf                      ;   278.8 p5      33 v[0]
        mov dword [esp + 40], ebx         ;   276.8 p3+p4   33 v[2] spill
        mov ebx, dword [esp + 36]         ;   277.8 p2      25 sum
        not ebx                           ;   280.8 p0      25 sum
        and ebx, ecx                      ;   282.8 p1      25 sum
        add edx, ebx                      ;   283.8 p5      32 sum
        mov ebx, dword [esp + 36]         ;   278.8 p2      25 sum
        and ebx, esi                      ;   286.8 p0      25 sum
        add edx, ebx                      ;   287.8 p1      32 sum
        mov ebx, ebp                      ;   278.8 p5      24 sum copy
        xor ebx, eax                      ;   279.8 p0      24 sum
        xor ebx, dword [esp + 40]         ;   280.8 p1+p2   24 sum
        rol edx, 0xc                      ;   288.8 p5      33 v[3]
        add ebx, dword [edi + 24]         ;   281.8 p0+p2   32 sum
        add ebx, dword [esp + 32]         ;   282.8 p1+p2   32 sum
        rol ebx, 5                        ;   283.8 p5      33 v[3]
        mov edi, ecx                      ;   282.8 p0      25 sum copy
        not edi                           ;   283.8 p1      25 sum
        and edi, esi                      ;   286.8 p5      25 sum
        add edi, dword [esp + 36]         ;   287.8 p0+p2   32 sum
        mov dword [esp + 36], esi         ;   286.8 p3+p4   33 v[0] spill
        mov esi, dword [esp + 24]         ;   283.8 p2      32 sum reload
        add edi, dword [esi + 44]         ;   289.8 p1+p2   32 sum
        mov dword [esp + 32], ebp         ;   283.2 p3+p4   33 v[1] spill
        mov ebp, dword [esi + 40]         ;   286.8 p2      32 sum
        lea ebp, [ebp + ecx - 1894007588] ;   289.8 p0      32 sum
        and ecx, edx                      ;   289.8 p5      25 sum
        lea edi, [edi + ecx - 1894007588] ;   290.8 p0      32 sum
        mov ecx, ebx                      ;   284.8 p1      24 sum copy
        xor ecx, eax                      ;   285.8 p5      24 sum
        xor ecx, dword [esp + 32]         ;   286.8 p1+p2   24 sum
        rol edi, 0xe                      ;   291.8 p0      33 v[2]
        add ecx, dword [esp + 40]         ;   287.8 p5+p2   32 sum
        add ecx, dword [esi + 16]         ;   289.8 p1+p2   32 sum
        rol ecx, 8                        ;   290.8 p0      33 v[2]
        mov esi, dword [esp + 36]         ;   289.8 p2      25 sum
        not esi                           ;   292.8 p5      25 sum
        and esi, edx                      ;   293.8 p1      25 sum
        add ebp, esi                      ;   294.8 p0      32 sum
        mov esi, dword [esp + 36]         ;   290.8 p2      25 sum
        and esi, edi                      ;   293.8 p5      25 sum
        add ebp, esi                      ;   295.8 p1      32 sum
        mov esi, ebx                      ;   288.8 p0      24 sum copy
        xor esi, ecx                      ;   291.8 p5      24 sum
        xor esi, eax                      ;   292.8 p1      24 sum
        rol ebp, 0xf                      ;   296.8 p0      33 v[1]
        add esi, dword [esp + 32]         ;   293.8 p5+p2   32 sum
        mov dword [esp + 32], eax         ;   290.2 p3+p4   33 v[0] spill
        mov eax, dword [esp + 24]         ;   292.8 p2      32 sum reload
        add esi, dword [eax + 4]          ;   298.8 p1+p2   32 sum
        rol esi, 0xb                      ;   299.8 p0      33 v[1]
        mov dword [esp + 40], ebx         ;   291.2 p3+p4   33 v[3] spill
        mov ebx, edx                      ;   291.5 p5      25 sum copy
        not ebx                           ;   292.5 p1      25 sum
        and ebx, edi                      ;   293.5 p0      25 sum
        mov dword [esp + 52], edi         ;   292.8 p3+p4   33 v[2] spill
        mov edi, dword [eax + 32]         ;   295.8 p2      32 sum
        lea edi, [edi + edx - 1894007588] ;   298.8 p0      32 sum
        and edx, ebp                      ;   297.8 p5      25 sum
        add ebx, dword [eax]              ;   298.8 p1+p2   32 sum
        lea ebx, [ebx + edx - 1894007588] ;   299.8 p0      32 sum
        add ebx, dword [esp + 36]         ;   300.8 p5+p2   32 sum
        mov edx, ecx                      ;   294.2 p1      24 sum copy
        xor edx, esi                      ;   300.8 p0      24 sum
        xor edx, dword [esp + 40]         ;   301.8 p5+p2   24 sum
        rol ebx, 0xe                      ;   301.8 p0      33 v[0]
        add edx, dword [esp + 32]         ;   302.8 p1+p2   32 sum
        add edx, dword [eax + 12]         ;   303.8 p5+p2   32 sum
        rol edx, 0xe                      ;   304.8 p0      33 v[0]
        mov eax, dword [esp + 52]         ;   300.8 p2      25 sum
        not eax                           ;   303.8 p1      25 sum
        and eax, ebp                      ;   304.8 p5      25 sum
        add edi, eax                      ;   305.8 p1      32 sum
        mov eax, dword [esp + 52]         ;   301.8 p2      25 sum
        and eax, ebx                      ;   304.8 p0      25 sum
        add edi, eax                      ;   306.8 p5      32 sum
        mov eax, esi                      ;   300.8 p1      24 sum copy
        xor eax, edx                      ;   305.8 p0      24 sum
        xor eax, ecx                      ;   306.8 p5      24 sum
        rol edi, 0xf                      ;   307.8 p0      33 v[3]
        add eax, dword [esp + 40]         ;   307.8 p1+p2   32 sum
        mov dword [esp + 40], ecx         ;   301.5 p3+p4   33 v[2] spill
        mov ecx, dword [esp + 24]         ;   303.8 p2      32 sum reload
        add eax, dword [ecx + 44]         ;   309.8 p5+p2   32 sum
        rol eax, 0xe                      ;   310.8 p0      33 v[3]
        mov dword [esp + 32], esi         ;   302.5 p3+p4   33 v[1] spill
        mov esi, ebp                      ;   302.8 p1      25 sum copy
        not esi                           ;   303.8 p5      25 sum
        and esi, ebx                      ;   304.8 p0      25 sum
        mov dword [esp + 36], ebx         ;   303.8 p3+p4   33 v[0] spill
        mov ebx, dword [ecx + 16]         ;   306.8 p2      32 sum
        lea ebx, [ebx + ebp - 1894007588] ;   309.8 p0      32 sum
        and ebp, edi                      ;   308.8 p1      25 sum
        add ebp, dword [ecx + 48]         ;   309.8 p5+p2   32 sum
        lea ebp, [ebp + esi - 1894007588] ;   310.8 p0      32 sum
        add ebp, dword [esp + 52]         ;   311.8 p1+p2   32 sum
        mov esi, edx                      ;   305.8 p5      24 sum copy
        xor esi, eax                      ;   311.8 p0      24 sum
        xor esi, dword [esp + 32]         ;   312.8 p1+p2   24 sum
        rol ebp, 9                        ;   312.8 p5      33 v[2]
        add esi, dword [ecx + 60]         ;   313.8 p0+p2   32 sum
        add esi, dword [esp + 40]         ;   314.8 p1+p2   32 sum
        rol esi, 6                        ;   315.8 p5      33 v[2]
        mov dword [esp + 40], edx         ;   307.2 p3+p4   33 v[0] spill
        mov edx, dword [esp + 36]         ;   311.8 p2      25 sum
        not edx                           ;   314.8 p0      25 sum
        and edx, edi                      ;   315.8 p1      25 sum
        add ebx, edx                      ;   316.8 p5      32 sum
        mov edx, dword [esp + 36]         ;   312.8 p2      25 sum
        and edx, ebp                      ;   315.8 p0      25 sum
        add ebx, edx                      ;   317.8 p1      32 sum
        rol ebx, 8                        ;   318.8 p5      33 v[1]
        mov edx, eax                      ;   311.8 p0      24 sum copy
        xor edx, esi                      ;   316.8 p1      24 sum
        xor edx, dword [esp + 40]         ;   317.8 p5+p2   24 sum
        add edx, dword [ecx]              ;   318.8 p0+p2   32 sum
        add edx, dword [esp + 32]         ;   319.8 p1+p2   32 sum
        rol edx, 0xe                      ;   320.8 p5      33 v[1]
        mov ecx, edi                      ;   313.2 p0      25 sum copy
        not ecx                           ;   314.2 p1      25 sum
        and ecx, ebp                      ;   315.2 p5      25 sum
        add ecx, dword [esp + 36]         ;   316.8 p0+p2   32 sum
        mov dword [esp + 36], ebp         ;   314.2 p3+p4   33 v[2] spill
        mov ebp, dword [esp + 24]         ;   317.8 p2      32 sum reload
        add ecx, dword [ebp + 52]         ;   323.8 p1+p2   32 sum
        mov dword [esp + 32], eax         ;   315.2 p3+p4   33 v[3] spill
        mov eax, dword [ebp + 12]         ;   320.8 p2      32 sum
        lea eax, [eax + edi - 1894007588] ;   323.8 p0      32 sum
        and edi, ebx                      ;   319.8 p5      25 sum
        lea ecx, [ecx + edi - 1894007588] ;   324.8 p0      32 sum
        mov edi, dword [esp + 32]         ;   320.8 p2      24 sum
        xor edi, esi                      ;   323.8 p1      24 sum
        xor edi, edx                      ;   324.8 p5      24 sum
        rol ecx, 9                        ;   325.8 p0      33 v[0]
        add edi, dword [esp + 40]         ;   325.8 p1+p2   32 sum
        add edi, dword [ebp + 20]         ;   326.8 p5+p2   32 sum
        rol edi, 6                        ;   327.8 p0      33 v[0]
        mov dword [esp + 40], esi         ;   318.8 p3+p4   33 v[2] spill
        mov esi, dword [esp + 36]         ;   323.8 p2      25 sum
        not esi                           ;   326.8 p1      25 sum
        and esi, ebx                      ;   327.8 p5      25 sum
        add eax, esi                      ;   328.8 p0      32 sum
        mov esi, dword [esp + 36]         ;   324.8 p2      25 sum
        and esi, ecx                      ;   327.8 p1      25 sum
        add eax, esi                      ;   329.8 p5      32 sum
        mov esi, dword [esp + 40]         ;   325.8 p2      24 sum
        xor esi, edx                      ;   328.8 p0      24 sum
        xor esi, edi                      ;   329.8 p1      24 sum
        rol eax, 0xe                      ;   330.8 p5      33 v[3]
        add esi, dword [ebp + 48]         ;   330.8 p0+p2   32 sum
        add esi, dword [esp + 32]         ;   331.8 p1+p2   32 sum
        rol esi, 9                        ;   332.8 p5      33 v[3]
        mov dword [esp + 32], edx         ;   325.8 p3+p4   33 v[1] spill
        mov edx, ebx                      ;   326.0 p0      25 sum copy
        not edx                           ;   327.0 p1      25 sum
        and edx, ecx                      ;   328.0 p5      25 sum
        mov dword [esp + 52], ecx         ;   326.8 p3+p4   33 v[0] spill
        mov ecx, dword [ebp + 60]         ;   328.8 p2      32 sum
        lea ecx, [ecx + ebx - 1894007588] ;   331.8 p0      32 sum
        and ebx, eax                      ;   331.8 p1      25 sum
        add edx, dword [ebp + 28]         ;   329.8 p5+p2   32 sum
        lea edx, [edx + ebx - 1894007588] ;   332.8 p0      32 sum
        add edx, dword [esp + 36]         ;   333.8 p1+p2   32 sum
        mov ebx, edi                      ;   328.8 p5      24 sum copy
        xor ebx, esi                      ;   333.8 p0      24 sum
        xor ebx, dword [esp + 32]         ;   334.8 p1+p2   24 sum
        rol edx, 5                        ;   334.8 p5      33 v[2]
        add ebx, dword [esp + 40]         ;   335.8 p0+p2   32 sum
        add ebx, dword [ebp + 8]          ;   336.8 p1+p2   32 sum
        rol ebx, 0xc                      ;   337.8 p5      33 v[2]
        mov ebp, dword [esp + 52]         ;   334.8 p2      25 sum
        not ebp                           ;   337.8 p0      25 sum
        and ebp, eax                      ;   338.8 p1      25 sum
        add ecx, ebp                      ;   339.8 p5      32 sum
        mov ebp, dword [esp + 52]         ;   335.8 p2      25 sum
        and ebp, edx                      ;   338.8 p0      25 sum
        add ecx, ebp                      ;   340.8 p1      32 sum
        mov ebp, edi                      ;   332.8 p5      24 sum copy
        xor ebp, esi                      ;   333.8 p0      24 sum
        xor ebp, ebx                      ;   338.8 p1      24 sum
        rol ecx, 6                        ;   341.8 p5      33 v[1]
        add ebp, dword [esp + 32]         ;   339.8 p0+p2   32 sum
        mov dword [esp + 32], edi         ;   334.2 p3+p4   33 v[0] spill
        mov edi, dword [esp + 24]         ;   337.8 p2      32 sum reload
        add ebp, dword [edi + 52]         ;   343.8 p1+p2   32 sum
        rol ebp, 9                        ;   344.8 p5      33 v[1]
        mov dword [esp + 40], esi         ;   335.2 p3+p4   33 v[3] spill
        mov esi, eax                      ;   335.5 p0      25 sum copy
        not esi                           ;   336.5 p1      25 sum
        and esi, edx                      ;   337.5 p5      25 sum
        mov dword [esp + 36], edx         ;   336.2 p3+p4   33 v[2] spill
        mov edx, dword [edi + 20]         ;   340.8 p2      32 sum
        lea edx, [edx + eax - 1894007588] ;   343.8 p0      32 sum
        and eax, ecx                      ;   342.8 p1      25 sum
        lea esi, [esi + eax - 1894007588] ;   343.8 p0      32 sum
        add esi, dword [esp + 52]         ;   344.8 p5+p2   32 sum
        mov eax, dword [edi + 56]         ;   341.8 p2      32 sum reload
        add esi, eax                      ;   345.8 p1      32 sum
        rol esi, 8                        ;   346.8 p0      33 v[0]
        mov eax, dword [esp + 40]         ;   342.8 p2      24 sum
        xor eax, ebx                      ;   345.8 p5      24 sum
        xor eax, ebp                      ;   346.8 p1      24 sum
        add eax, dword [edi + 36]         ;   347.8 p0+p2   32 sum
        add eax, dword [esp + 32]         ;   348.8 p5+p2   32 sum
        rol eax, 0xc                      ;   349.8 p0      33 v[0]
        mov dword [esp + 32], ebx         ;   341.8 p3+p4   33 v[2] spill
        mov ebx, dword [esp + 36]         ;   345.8 p2      25 sum
        not ebx                           ;   348.8 p1      25 sum
        and ebx, ecx                      ;   349.8 p5      25 sum
        add edx, ebx                      ;   350.8 p0      32 sum
        mov ebx, dword [esp + 36]         ;   346.8 p2      25 sum
        and ebx, esi                      ;   349.8 p1      25 sum
        add edx, ebx                      ;   351.8 p5      32 sum
        mov ebx, ebp                      ;   345.8 p0      24 sum copy
        xor ebx, eax                      ;   350.8 p1      24 sum
        xor ebx, dword [esp + 32]         ;   351.8 p5+p2   24 sum
        rol edx, 6                        ;   352.8 p0      33 v[3]
        add ebx, dword [edi + 28]         ;   352.8 p1+p2   32 sum
        add ebx, dword [esp + 40]         ;   353.8 p5+p2   32 sum
        rol ebx, 5                        ;   354.8 p0      33 v[3]
        mov dword [esp + 40], ebp         ;   347.0 p3+p4   33 v[1] spill
        mov ebp, ecx                      ;   347.2 p1      25 sum copy
        not ebp                           ;   348.2 p5      25 sum
        and ebp, esi                      ;   349.2 p0      25 sum
        mov dword [esp + 52], esi         ;   348.0 p3+p4   33 v[0] spill
        mov esi, dword [edi + 8]          ;   350.8 p2      32 sum
        lea esi, [esi + ecx - 1894007588] ;   353.8 p0      32 sum
        and ecx, edx                      ;   353.8 p1      25 sum
        add ebp, dword [edi + 24]         ;   351.8 p5+p2   32 sum
        lea ebp, [ebp + ecx - 1894007588] ;   354.8 p0      32 sum
        add ebp, dword [esp + 36]         ;   355.8 p1+p2   32 sum
        rol ebp, 5                        ;   356.8 p5      33 v[2]
        mov ecx, dword [esp + 40]         ;   353.8 p2      24 sum
        xor ecx, ebx                      ;   356.8 p1      24 sum
        xor ecx, eax                      ;   357.8 p0      24 sum
        add ecx, dword [edi + 40]         ;   358.8 p5+p2   32 sum
        add ecx, dword [esp + 32]         ;   359.8 p1+p2   32 sum
        rol ecx, 0xf                      ;   360.8 p0      33 v[2]
        mov edi, dword [esp + 20]         ;   356.8 p2      46 h
        add edi, edx                      ;   359.8 p5      46 h
        mov dword [esp + 20], edi         ;   360.8 p3+p4   46 h spill
        mov edi, dword [esp + 52]         ;   357.8 p2      25 sum
        not edi                           ;   360.8 p1      25 sum
        and edx, edi                      ;   361.8 p0      25 sum
        add esi, edx                      ;   362.8 p5      32 sum
        mov edi, dword [esp + 28]         ;   358.8 p2      45 h0
        add edi, ebp                      ;   361.8 p1      45 h0
        mov edx, dword [esp + 52]         ;   359.8 p2      33 v[0] reload
        and ebp, edx                      ;   362.8 p0      25 sum
        add esi, ebp                      ;   363.8 p5      32 sum
        add edi, ebx                      ;   362.8 p1      45 h0
        xor ebx, ecx                      ;   361.8 p0      24 sum
        xor ebx, eax                      ;   362.8 p5      24 sum
        rol esi, 0xc                      ;   364.8 p0      33 v[1]
        add ebx, dword [esp + 40]         ;   363.8 p1+p2   32 sum
        mov ebp, dword [esp + 24]         ;   361.8 p2      32 sum reload
        add ebx, dword [ebp + 56]         ;   367.8 p5+p2   32 sum
        rol ebx, 8                        ;   368.8 p0      33 v[1]
        mov ebp, dword [esp + 20]         ;   363.8 p2      46 h reload
        add ebp, eax                      ;   366.8 p1      46 h
        add edx, dword [esp + 12]         ;   364.8 p5+p2   46 h
        add edx, ebx                      ;   369.8 p0      46 h
        add ecx, esi                      ;   365.8 p1      46 h
        add ecx, dword [esp + 0]          ;   366.8 p5+p2   46 h
        mov dword [esp + 0], edi          ;   363.8 p3+p4   47 h
        mov dword [esp + 12], ecx         ;   367.8 p3+p4   46 h
        mov esi, dword [esp + 24]         ;   366.8 p2      38 blocks
        add esi, 0x40                     ;   369.8 p0      38 blocks
        mov edi, ebp                      ;   367.8 p1      46 h copy
        mov ebp, edx                      ;   370.8 p5      46 h copy
        cmp esi, dword [esp + 16]         ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 80], esi         ;                    resident
        mov dword [esp + 4], edi          ;                    resident
        mov dword [esp + 8], ebp          ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]          ;     0.0 p2      38 blocks reload
        mov edi, dword [esp + 76]         ;     1.0 p2      38 blocks reload
        mov dword [edi], esi              ;     3.0 p3+p4   38 blocks
        mov esi, dword [esp + 4]          ;     2.0 p2      38 blocks reload
        mov dword [edi + 4], esi          ;     5.0 p3+p4   38 blocks
        mov esi, dword [esp + 8]          ;     3.0 p2      38 blocks reload
        mov dword [edi + 8], esi          ;     6.0 p3+p4   38 blocks
        mov esi, dword [esp + 12]         ;     4.0 p2      38 blocks reload
        mov dword [edi + 12], esi         ;     7.0 p3+p4   38 blocks
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
