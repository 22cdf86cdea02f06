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
;   blocks: 1116 uops, planned 373.2; bounds: width 279.0, ports 341.0, path 257.0
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
        mov ebx, dword [esi + 44]         ;    17.5 p2      32 sum
        mov ebx, edx                      ;    26.5 p5      25 sum copy
        xor ebx, ebp                      ;    31.5 p0      25 sum
        and ecx, ebx                      ;    32.5 p1      25 sum
        xor ecx, edx                      ;    33.5 p5      25 sum
        add edi, ecx                      ;    34.5 p0      32 sum
        rol edi, 0xf                      ;    35.5 p5      33 v[3]
        mov ecx, dword [esi + 4]          ;    21.5 p2      32 sum
        mov ebx, dword [esp + 24]         ;    22.5 p2      24 sum
        xor ebx, dword [esp + 12]         ;    25.5 p1+p2   24 sum
        add ebx, dword [esi]              ;    26.5 p0+p2   32 sum
        add ebx, dword [esp + 0]          ;    27.5 p5+p2   32 sum
        rol ebx, 0xb                      ;    28.5 p0      33 v[0]
        mov ecx, dword [esi + 16]         ;    26.5 p2      32 sum
        lea ecx, [ecx + edx + 1352829926] ;    29.5 p0      32 sum
        add eax, dword [esi + 44]         ;    27.5 p1+p2   32 sum
        mov dword [esp + 24], esi         ;    26.8 p3+p4   32 sum spill
        mov esi, ebp                      ;    31.5 p5      25 sum copy
        xor esi, edi                      ;    36.5 p0      25 sum
        and edx, esi                      ;    37.5 p1      25 sum
        xor edx, ebp                      ;    38.5 p5      25 sum
        lea eax, [eax + edx + 1352829926] ;    39.5 p0      32 sum
        rol eax, 0xf                      ;    40.5 p5      33 v[2]
        mov esi, ebx                      ;    29.5 p1      24 sum copy
        mov edx, dword [esp + 28]         ;    28.8 p2      41 x[1] reload
        xor esi, edx                      ;    31.8 p0      24 sum
        xor esi, dword [esp + 20]         ;    32.8 p1+p2   24 sum
        add esi, dword [esp + 12]         ;    33.8 p5+p2   32 sum
        mov edx, dword [esp + 24]         ;    31.8 p2      32 sum reload
        add esi, dword [edx + 4]          ;    37.8 p0+p2   32 sum
        rol esi, 0xe                      ;    38.8 p5      33 v[3]
        mov edx, edi                      ;    36.5 p1      25 sum copy
        xor edx, eax                      ;    41.5 p0      25 sum
        and edx, ebp                      ;    42.5 p5      25 sum
        xor edx, edi                      ;    43.5 p1      25 sum
        add ecx, edx                      ;    44.5 p0      32 sum
        mov edx, ebx                      ;    33.5 p5      24 sum copy
        xor edx, esi                      ;    39.8 p1      24 sum
        xor edx, dword [esp + 28]         ;    40.8 p0+p2   24 sum
        add edx, dword [esp + 20]         ;    41.8 p5+p2   32 sum
        mov dword [esp + 32], ebp         ;    35.5 p3+p4   33 v[0] spill
        mov ebp, dword [esp + 24]         ;    36.0 p2      32 sum reload
        add edx, dword [ebp + 8]          ;    42.8 p1+p2   32 sum
        rol edx, 0xf                      ;    43.8 p0      33 v[2]
        mov dword [esp + 36], edi         ;    36.8 p3+p4   33 v[3] spill
        mov edi, dword [ebp + 12]         ;    39.0 p2      32 sum
        rol ecx, 5                        ;    45.5 p5      33 v[1]
        mov edi, dword [ebp + 52]         ;    39.0 p2      32 sum
        mov edi, dword [ebp + 16]         ;    40.0 p2      32 sum
        lea ebp, [ebx + edi]              ;    43.0 p0      32 sum
        xor ebx, esi                      ;    39.8 p1      24 sum
        xor ebx, edx                      ;    44.8 p5      24 sum
        add ebx, dword [esp + 28]         ;    45.8 p0+p2   32 sum
        mov edi, dword [esp + 24]         ;    42.0 p2      32 sum reload
        add ebx, dword [edi + 12]         ;    48.0 p1+p2   32 sum
        rol ebx, 0xc                      ;    49.0 p5      33 v[1]
        mov edi, eax                      ;    41.5 p0      25 sum copy
        xor edi, ecx                      ;    46.5 p1      25 sum
        and edi, dword [esp + 36]         ;    47.5 p5+p2   25 sum
        xor edi, eax                      ;    48.5 p0      25 sum
        add edi, dword [esp + 32]         ;    49.5 p1+p2   32 sum
        mov dword [esp + 32], eax         ;    42.2 p3+p4   33 v[2] spill
        mov eax, dword [esp + 24]         ;    46.0 p2      32 sum reload
        add edi, dword [eax + 52]         ;    52.0 p5+p2   32 sum
        add edi, 0x50a28be6               ;    53.0 p0      32 sum
        mov eax, dword [eax + 20]         ;    49.0 p2      32 sum
        add eax, esi                      ;    52.0 p1      32 sum
        xor esi, edx                      ;    44.8 p5      24 sum
        xor esi, ebx                      ;    50.0 p0      24 sum
        add ebp, esi                      ;    51.0 p1      32 sum
        rol edi, 7                        ;    54.0 p5      33 v[0]
        rol ebp, 5                        ;    52.0 p0      33 v[0]
        mov esi, ecx                      ;    46.5 p1      25 sum copy
        xor esi, edi                      ;    55.0 p5      25 sum
        and esi, dword [esp + 32]         ;    56.0 p0+p2   25 sum
        mov dword [esp + 40], edi         ;    55.0 p3+p4   33 v[0] spill
        mov edi, edx                      ;    47.5 p1      24 sum copy
        xor edi, ebp                      ;    53.0 p5      24 sum
        xor edi, ebx                      ;    54.0 p0      24 sum
        add eax, edi                      ;    55.0 p1      32 sum
        rol eax, 8                        ;    56.0 p5      33 v[3]
        xor esi, ecx                      ;    57.0 p0      25 sum
        mov edi, dword [esp + 24]         ;    50.0 p2      32 sum reload
        add esi, dword [edi + 24]         ;    58.0 p1+p2   32 sum
        add esi, dword [esp + 36]         ;    59.0 p5+p2   32 sum
        add esi, 0x50a28be6               ;    60.0 p0      32 sum
        rol esi, 7                        ;    61.0 p5      33 v[3]
        add edx, dword [edi + 24]         ;    56.0 p1+p2   32 sum
        mov dword [esp + 36], ecx         ;    52.5 p3+p4   33 v[1] spill
        mov ecx, dword [edi + 28]         ;    54.0 p2      32 sum
        add ecx, ebx                      ;    57.0 p0      32 sum
        xor ebx, eax                      ;    57.0 p5      24 sum
        xor ebx, ebp                      ;    58.0 p1      24 sum
        add edx, ebx                      ;    59.0 p0      32 sum
        rol edx, 7                        ;    60.0 p5      33 v[2]
        mov ebx, dword [esp + 40]         ;    55.0 p2      25 sum
        xor ebx, esi                      ;    62.0 p1      25 sum
        and ebx, dword [esp + 36]         ;    63.0 p0+p2   25 sum
        xor ebx, dword [esp + 40]         ;    64.0 p5+p2   25 sum
        mov dword [esp + 44], esi         ;    62.0 p3+p4   33 v[3] spill
        mov esi, dword [edi + 32]         ;    58.0 p2      32 sum
        add esi, ebp                      ;    61.0 p1      32 sum
        xor ebp, edx                      ;    61.0 p0      24 sum
        xor ebp, eax                      ;    62.0 p5      24 sum
        add ecx, ebp                      ;    63.0 p1      32 sum
        rol ecx, 9                        ;    64.0 p0      33 v[1]
        add ebx, dword [edi + 60]         ;    65.0 p5+p2   32 sum
        add ebx, dword [esp + 32]         ;    66.0 p1+p2   32 sum
        add ebx, 0x50a28be6               ;    67.0 p0      32 sum
        rol ebx, 8                        ;    68.0 p5      33 v[2]
        mov ebp, dword [edi + 36]         ;    61.0 p2      32 sum
        add ebp, eax                      ;    64.0 p1      32 sum
        xor eax, ecx                      ;    65.0 p0      24 sum
        xor eax, edx                      ;    66.0 p5      24 sum
        add esi, eax                      ;    67.0 p1      32 sum
        rol esi, 0xb                      ;    68.0 p0      33 v[0]
        mov eax, dword [esp + 44]         ;    62.0 p2      25 sum
        xor eax, ebx                      ;    69.0 p5      25 sum
        and eax, dword [esp + 40]         ;    70.0 p1+p2   25 sum
        xor eax, dword [esp + 44]         ;    71.0 p0+p2   25 sum
        add eax, dword [edi + 32]         ;    72.0 p5+p2   32 sum
        add eax, dword [esp + 36]         ;    73.0 p1+p2   32 sum
        add eax, 0x50a28be6               ;    74.0 p0      32 sum
        mov dword [esp + 36], ebx         ;    69.0 p3+p4   33 v[2] spill
        mov ebx, dword [edi + 40]         ;    67.0 p2      32 sum
        add ebx, edx                      ;    70.0 p5      32 sum
        xor edx, esi                      ;    69.0 p1      24 sum
        xor edx, ecx                      ;    70.0 p0      24 sum
        add ebp, edx                      ;    71.0 p5      32 sum
        rol ebp, 0xd                      ;    72.0 p0      33 v[3]
        rol eax, 0xb                      ;    75.0 p5      33 v[1]
        mov edx, dword [edi + 44]         ;    68.0 p2      32 sum
        add edx, ecx                      ;    71.0 p1      32 sum
        xor ecx, esi                      ;    69.0 p0      24 sum
        xor ecx, ebp                      ;    73.0 p5      24 sum
        add ebx, ecx                      ;    74.0 p1      32 sum
        mov ecx, dword [esp + 36]         ;    69.2 p2      25 sum
        xor ecx, eax                      ;    76.0 p0      25 sum
        and ecx, dword [esp + 44]         ;    77.0 p5+p2   25 sum
        rol ebx, 0xe                      ;    75.0 p0      33 v[2]
        xor ecx, dword [esp + 36]         ;    78.0 p1+p2   25 sum
        add ecx, dword [edi + 4]          ;    79.0 p5+p2   32 sum
        add ecx, dword [esp + 40]         ;    80.0 p1+p2   32 sum
        add ecx, 0x50a28be6               ;    81.0 p0      32 sum
        rol ecx, 0xe                      ;    82.0 p5      33 v[0]
        mov dword [esp + 40], eax         ;    76.0 p3+p4   33 v[1] spill
        mov eax, dword [edi + 48]         ;    74.2 p2      32 sum
        add eax, esi                      ;    77.2 p1      32 sum
        xor esi, ebp                      ;    73.0 p0      24 sum
        xor esi, ebx                      ;    76.0 p5      24 sum
        add edx, esi                      ;    77.0 p1      32 sum
        rol edx, 0xf                      ;    78.0 p0      33 v[1]
        mov esi, dword [esp + 40]         ;    76.0 p2      25 sum
        xor esi, ecx                      ;    83.0 p5      25 sum
        and esi, dword [esp + 36]         ;    84.0 p1+p2   25 sum
        mov dword [esp + 32], ecx         ;    83.0 p3+p4   33 v[0] spill
        mov ecx, dword [edi + 52]         ;    77.2 p2      32 sum
        add ecx, ebp                      ;    80.2 p0      32 sum
        xor ebp, edx                      ;    79.0 p5      24 sum
        xor ebp, ebx                      ;    80.0 p1      24 sum
        add eax, ebp                      ;    81.0 p0      32 sum
        mov ebp, dword [esp + 40]         ;    78.2 p2      33 v[1] reload
        xor esi, ebp                      ;    85.0 p5      25 sum
        rol eax, 6                        ;    82.0 p0      33 v[0]
        add esi, dword [edi + 40]         ;    86.0 p1+p2   32 sum
        add esi, dword [esp + 44]         ;    87.0 p5+p2   32 sum
        add esi, 0x50a28be6               ;    88.0 p1      32 sum
        rol esi, 0xe                      ;    89.0 p0      33 v[3]
        mov ebp, dword [edi + 56]         ;    81.2 p2      32 sum
        add ebp, ebx                      ;    84.2 p5      32 sum
        xor ebx, edx                      ;    80.2 p1      24 sum
        xor ebx, eax                      ;    83.0 p0      24 sum
        add ecx, ebx                      ;    84.0 p5      32 sum
        rol ecx, 7                        ;    85.0 p0      33 v[3]
        mov ebx, dword [esp + 32]         ;    83.0 p2      25 sum
        xor ebx, esi                      ;    90.0 p1      25 sum
        and ebx, dword [esp + 40]         ;    91.0 p5+p2   25 sum
        xor ebx, dword [esp + 32]         ;    92.0 p0+p2   25 sum
        mov dword [esp + 44], esi         ;    90.0 p3+p4   33 v[3] spill
        mov esi, dword [edi + 60]         ;    85.2 p2      32 sum
        add esi, edx                      ;    88.2 p1      32 sum
        xor edx, eax                      ;    83.8 p5      24 sum
        xor edx, ecx                      ;    86.0 p0      24 sum
        add ebp, edx                      ;    87.0 p1      32 sum
        rol ebp, 9                        ;    88.0 p5      33 v[2]
        add ebx, dword [edi + 12]         ;    93.0 p0+p2   32 sum
        add ebx, dword [esp + 36]         ;    94.0 p1+p2   32 sum
        add ebx, 0x50a28be6               ;    95.0 p5      32 sum
        rol ebx, 0xc                      ;    96.0 p0      33 v[2]
        mov edx, dword [edi + 16]         ;    88.2 p2      32 sum
        lea edx, [edx + ecx + 1518500249] ;    91.2 p0      32 sum
        xor ecx, ebp                      ;    89.0 p1      24 sum
        mov dword [esp + 36], edx         ;    92.2 p3+p4   32 sum spill
        mov edx, dword [esp + 44]         ;    90.0 p2      25 sum
        xor edx, ebx                      ;    97.0 p5      25 sum
        and edx, dword [esp + 32]         ;    98.0 p0+p2   25 sum
        mov dword [esp + 48], ebp         ;    89.0 p3+p4   33 v[2] spill
        mov ebp, dword [edi + 28]         ;    91.2 p2      32 sum
        lea ebp, [ebp + eax + 1518500249] ;    94.2 p0      32 sum
        xor eax, ecx                      ;    90.0 p1      24 sum
        add esi, eax                      ;    91.0 p5      32 sum
        rol esi, 8                        ;    92.0 p0      33 v[1]
        mov eax, dword [esp + 44]         ;    92.2 p2      33 v[3] reload
        xor edx, eax                      ;    99.0 p1      25 sum
        add edx, dword [edi + 48]         ;   100.0 p5+p2   32 sum
        add edx, dword [esp + 40]         ;   101.0 p0+p2   32 sum
        add edx, 0x50a28be6               ;   102.0 p1      32 sum
        rol edx, 6                        ;   103.0 p5      33 v[1]
        or ecx, esi                       ;    93.0 p0      24 sum
        mov eax, ebx                      ;    97.0 p1      24 sum copy
        not eax                           ;    98.0 p5      24 sum
        or eax, edx                       ;   104.0 p0      24 sum
        mov dword [esp + 40], ebx         ;    97.0 p3+p4   33 v[2] spill
        mov ebx, dword [esp + 48]         ;    95.2 p2      24 sum
        xor ebx, esi                      ;    98.2 p1      24 sum
        xor ecx, ebx                      ;    99.2 p5      24 sum
        add ebp, ecx                      ;   100.2 p0      32 sum
        mov ecx, dword [esp + 44]         ;    96.2 p2      33 v[3] reload
        xor eax, ecx                      ;   105.0 p1      24 sum
        rol ebp, 7                        ;   101.2 p5      33 v[0]
        add eax, dword [edi + 24]         ;   106.0 p0+p2   32 sum
        add eax, dword [esp + 32]         ;   107.0 p1+p2   32 sum
        add eax, 0x5c4dd124               ;   108.0 p5      32 sum
        rol eax, 9                        ;   109.0 p0      33 v[0]
        or ebx, ebp                       ;   102.2 p1      24 sum
        mov edi, edx                      ;   104.0 p5      24 sum copy
        not edi                           ;   105.0 p0      24 sum
        or edi, eax                       ;   110.0 p1      24 sum
        mov dword [esp + 32], edx         ;   104.0 p3+p4   33 v[1] spill
        mov edx, ebp                      ;   102.2 p5      24 sum copy
        xor edx, esi                      ;   103.2 p0      24 sum
        xor ebx, edx                      ;   104.2 p1      24 sum
        mov dword [esp + 52], esi         ;   102.0 p3+p4   33 v[1] spill
        mov esi, dword [esp + 36]         ;   102.2 p2      32 sum reload
        add esi, ebx                      ;   105.2 p5      32 sum
        mov ebx, dword [esp + 40]         ;   103.2 p2      33 v[2] reload
        xor edi, ebx                      ;   111.0 p0      24 sum
        lea ecx, [ecx + edi + 1548603684] ;   112.0 p0      32 sum
        rol esi, 6                        ;   106.2 p5      33 v[3]
        mov edi, dword [esp + 24]         ;   104.2 p2      32 sum reload
        mov edi, dword [edi + 44]         ;   107.2 p2      32 sum reload
        add ecx, edi                      ;   113.0 p1      32 sum
        rol ecx, 0xd                      ;   114.0 p5      33 v[3]
        or edx, esi                       ;   107.2 p0      24 sum
        mov edi, eax                      ;   110.0 p1      24 sum copy
        not edi                           ;   111.0 p5      24 sum
        or edi, ecx                       ;   115.0 p0      24 sum
        mov dword [esp + 44], eax         ;   110.0 p3+p4   33 v[0] spill
        mov eax, esi                      ;   107.2 p1      24 sum copy
        xor eax, ebp                      ;   108.2 p5      24 sum
        xor edx, eax                      ;   109.2 p0      24 sum
        add edx, dword [esp + 48]         ;   110.2 p1+p2   32 sum
        mov dword [esp + 48], ebp         ;   107.5 p3+p4   33 v[0] spill
        mov ebp, dword [esp + 24]         ;   108.2 p2      32 sum reload
        add edx, dword [ebp + 52]         ;   114.2 p5+p2   32 sum
        add edx, 0x5a827999               ;   115.2 p0      32 sum
        xor edi, dword [esp + 32]         ;   116.0 p1+p2   24 sum
        lea ebx, [ebx + edi + 1548603684] ;   117.0 p0      32 sum
        mov edi, dword [ebp + 12]         ;   111.2 p2      32 sum reload
        add ebx, edi                      ;   118.0 p5      32 sum
        rol edx, 8                        ;   116.2 p0      33 v[2]
        rol ebx, 0xf                      ;   119.0 p5      33 v[2]
        or eax, edx                       ;   117.2 p1      24 sum
        mov edi, ecx                      ;   115.0 p0      24 sum copy
        not edi                           ;   116.0 p5      24 sum
        mov dword [esp + 40], ecx         ;   115.0 p3+p4   33 v[3] spill
        mov ecx, dword [ebp + 24]         ;   112.2 p2      32 sum
        lea ecx, [ecx + esi + 1518500249] ;   115.2 p0      32 sum
        xor esi, edx                      ;   117.2 p1      24 sum
        or edi, ebx                       ;   120.0 p5      24 sum
        xor eax, esi                      ;   118.2 p0      24 sum
        xor edi, dword [esp + 44]         ;   121.0 p1+p2   24 sum
        add eax, dword [ebp + 4]          ;   119.2 p5+p2   32 sum
        add eax, dword [esp + 52]         ;   120.2 p0+p2   32 sum
        add eax, 0x5a827999               ;   121.2 p1      32 sum
        rol eax, 0xd                      ;   122.2 p5      33 v[1]
        add edi, dword [ebp + 28]         ;   122.0 p0+p2   32 sum
        add edi, dword [esp + 32]         ;   123.0 p1+p2   32 sum
        add edi, 0x5c4dd124               ;   124.0 p5      32 sum
        rol edi, 7                        ;   125.0 p0      33 v[1]
        or esi, eax                       ;   123.2 p1      24 sum
        mov dword [esp + 32], ecx         ;   117.2 p3+p4   32 sum spill
        mov ecx, ebx                      ;   120.0 p5      24 sum copy
        not ecx                           ;   121.0 p0      24 sum
        or ecx, edi                       ;   126.0 p1      24 sum
        mov dword [esp + 52], ebx         ;   120.0 p3+p4   33 v[2] spill
        mov ebx, dword [ebp + 60]         ;   119.2 p2      32 sum
        lea ebx, [ebx + edx + 1518500249] ;   122.2 p0      32 sum
        xor edx, eax                      ;   123.2 p5      24 sum
        xor esi, edx                      ;   124.2 p1      24 sum
        xor ecx, dword [esp + 40]         ;   127.0 p0+p2   24 sum
        add esi, dword [ebp + 40]         ;   125.2 p5+p2   32 sum
        add esi, dword [esp + 48]         ;   126.2 p1+p2   32 sum
        add esi, 0x5a827999               ;   127.2 p0      32 sum
        rol esi, 0xb                      ;   128.2 p5      33 v[0]
        add ecx, dword [ebp]              ;   128.0 p1+p2   32 sum
        add ecx, dword [esp + 44]         ;   129.0 p0+p2   32 sum
        add ecx, 0x5c4dd124               ;   130.0 p5      32 sum
        rol ecx, 0xc                      ;   131.0 p0      33 v[0]
        or edx, esi                       ;   129.2 p1      24 sum
        mov ebp, edi                      ;   126.0 p5      24 sum copy
        not ebp                           ;   127.0 p1      24 sum
        or ebp, ecx                       ;   132.0 p0      24 sum
        xor ebp, dword [esp + 52]         ;   133.0 p5+p2   24 sum
        mov dword [esp + 44], edi         ;   126.0 p3+p4   33 v[1] spill
        mov edi, eax                      ;   125.2 p1      24 sum copy
        xor edi, esi                      ;   129.2 p0      24 sum
        xor edx, edi                      ;   130.2 p5      24 sum
        mov dword [esp + 48], eax         ;   126.2 p3+p4   33 v[1] spill
        mov eax, dword [esp + 32]         ;   126.5 p2      32 sum reload
        add eax, edx                      ;   131.2 p1      32 sum
        rol eax, 9                        ;   132.2 p0      33 v[3]
        add ebp, dword [esp + 40]         ;   134.0 p5+p2   32 sum
        mov edx, dword [esp + 24]         ;   128.5 p2      32 sum reload
        mov edx, dword [edx + 52]         ;   131.5 p2      32 sum reload
        lea ebp, [ebp + edx + 1548603684] ;   135.0 p0      32 sum
        rol ebp, 8                        ;   136.0 p5      33 v[3]
        or edi, eax                       ;   133.2 p1      24 sum
        mov edx, ecx                      ;   132.0 p0      24 sum copy
        not edx                           ;   133.0 p5      24 sum
        or edx, ebp                       ;   137.0 p1      24 sum
        xor edx, dword [esp + 44]         ;   138.0 p0+p2   24 sum
        mov dword [esp + 40], ecx         ;   132.0 p3+p4   33 v[0] spill
        mov ecx, esi                      ;   130.2 p5      24 sum copy
        xor ecx, eax                      ;   133.2 p1      24 sum
        xor edi, ecx                      ;   134.2 p0      24 sum
        add ebx, edi                      ;   135.2 p5      32 sum
        rol ebx, 7                        ;   136.2 p0      33 v[2]
        add edx, dword [esp + 52]         ;   139.0 p1+p2   32 sum
        mov edi, dword [esp + 24]         ;   133.0 p2      32 sum reload
        mov dword [esp + 52], esi         ;   132.5 p3+p4   33 v[0] spill
        mov esi, dword [edi + 20]         ;   136.0 p2      32 sum reload
        lea edx, [edx + esi + 1548603684] ;   140.0 p0      32 sum
        rol edx, 9                        ;   141.0 p5      33 v[2]
        or ecx, ebx                       ;   137.2 p1      24 sum
        mov esi, ebp                      ;   137.0 p0      24 sum copy
        not esi                           ;   138.0 p5      24 sum
        or esi, edx                       ;   142.0 p1      24 sum
        mov dword [esp + 32], ebp         ;   137.0 p3+p4   33 v[3] spill
        mov ebp, dword [edi]              ;   136.0 p2      32 sum
        lea ebp, [ebp + eax + 1518500249] ;   139.0 p0      32 sum
        xor eax, ebx                      ;   137.2 p5      24 sum
        xor ecx, eax                      ;   138.2 p1      24 sum
        xor esi, dword [esp + 40]         ;   143.0 p0+p2   24 sum
        add ecx, dword [edi + 12]         ;   139.2 p5+p2   32 sum
        add ecx, dword [esp + 48]         ;   140.2 p1+p2   32 sum
        add ecx, 0x5a827999               ;   141.2 p0      32 sum
        rol ecx, 0xf                      ;   142.2 p5      33 v[1]
        add esi, dword [edi + 40]         ;   144.0 p1+p2   32 sum
        add esi, dword [esp + 44]         ;   145.0 p0+p2   32 sum
        add esi, 0x5c4dd124               ;   146.0 p5      32 sum
        rol esi, 0xb                      ;   147.0 p0      33 v[1]
        or eax, ecx                       ;   143.2 p1      24 sum
        mov dword [esp + 44], ebp         ;   140.0 p3+p4   32 sum spill
        mov ebp, edx                      ;   142.0 p5      24 sum copy
        not ebp                           ;   143.0 p1      24 sum
        or ebp, esi                       ;   148.0 p0      24 sum
        mov dword [esp + 48], edx         ;   142.0 p3+p4   33 v[2] spill
        mov edx, dword [edi + 36]         ;   141.2 p2      32 sum
        lea edx, [edx + ebx + 1518500249] ;   144.2 p0      32 sum
        xor ebx, ecx                      ;   143.2 p5      24 sum
        xor eax, ebx                      ;   144.2 p1      24 sum
        xor ebp, dword [esp + 32]         ;   149.0 p5+p2   24 sum
        add eax, dword [edi + 48]         ;   145.2 p0+p2   32 sum
        add eax, dword [esp + 52]         ;   146.2 p1+p2   32 sum
        add eax, 0x5a827999               ;   147.2 p5      32 sum
        rol eax, 7                        ;   148.2 p0      33 v[0]
        add ebp, dword [esp + 40]         ;   150.0 p1+p2   32 sum
        add ebp, dword [edi + 56]         ;   151.0 p5+p2   32 sum
        add ebp, 0x5c4dd124               ;   152.0 p0      32 sum
        rol ebp, 7                        ;   153.0 p5      33 v[0]
        or ebx, eax                       ;   149.2 p1      24 sum
        mov dword [esp + 40], edx         ;   145.2 p3+p4   32 sum spill
        mov edx, esi                      ;   148.0 p0      24 sum copy
        not edx                           ;   149.0 p1      24 sum
        or edx, ebp                       ;   154.0 p5      24 sum
        mov dword [esp + 52], esi         ;   148.0 p3+p4   33 v[1] spill
        mov esi, dword [edi + 20]         ;   147.2 p2      32 sum
        lea esi, [esi + ecx + 1518500249] ;   150.2 p0      32 sum
        xor ecx, eax                      ;   149.2 p1      24 sum
        xor ebx, ecx                      ;   150.2 p5      24 sum
        mov dword [esp + 36], esi         ;   151.2 p3+p4   32 sum spill
        mov esi, dword [esp + 44]         ;   148.2 p2      32 sum reload
        add esi, ebx                      ;   151.2 p0      32 sum
        mov ebx, dword [esp + 48]         ;   149.2 p2      33 v[2] reload
        xor edx, ebx                      ;   155.0 p1      24 sum
        rol esi, 0xc                      ;   152.2 p5      33 v[3]
        add edx, dword [edi + 60]         ;   156.0 p0+p2   32 sum
        add edx, dword [esp + 32]         ;   157.0 p1+p2   32 sum
        add edx, 0x5c4dd124               ;   158.0 p5      32 sum
        rol edx, 7                        ;   159.0 p0      33 v[3]
        or ecx, esi                       ;   153.2 p1      24 sum
        mov ebx, ebp                      ;   154.0 p5      24 sum copy
        not ebx                           ;   155.0 p0      24 sum
        or ebx, edx                       ;   160.0 p1      24 sum
        mov dword [esp + 32], ebp         ;   154.0 p3+p4   33 v[0] spill
        mov ebp, dword [edi + 8]          ;   152.2 p2      32 sum
        lea ebp, [ebp + eax + 1518500249] ;   155.2 p0      32 sum
        xor eax, esi                      ;   153.2 p5      24 sum
        xor ecx, eax                      ;   154.2 p1      24 sum
        mov dword [esp + 44], ebp         ;   156.2 p3+p4   32 sum spill
        mov ebp, dword [esp + 40]         ;   153.2 p2      32 sum reload
        add ebp, ecx                      ;   156.2 p5      32 sum
        mov ecx, dword [esp + 52]         ;   154.2 p2      33 v[1] reload
        xor ebx, ecx                      ;   161.0 p0      24 sum
        rol ebp, 0xf                      ;   157.2 p5      33 v[2]
        add ebx, dword [edi + 32]         ;   162.0 p1+p2   32 sum
        add ebx, dword [esp + 48]         ;   163.0 p0+p2   32 sum
        add ebx, 0x5c4dd124               ;   164.0 p1      32 sum
        rol ebx, 0xc                      ;   165.0 p5      33 v[2]
        or eax, ebp                       ;   158.2 p0      24 sum
        mov ecx, edx                      ;   160.0 p1      24 sum copy
        not ecx                           ;   161.0 p5      24 sum
        or ecx, ebx                       ;   166.0 p0      24 sum
        mov dword [esp + 48], edx         ;   160.0 p3+p4   33 v[3] spill
        mov edx, dword [edi + 56]         ;   157.2 p2      32 sum
        lea edx, [edx + esi + 1518500249] ;   160.2 p0      32 sum
        xor esi, ebp                      ;   158.2 p1      24 sum
        xor eax, esi                      ;   159.2 p5      24 sum
        mov dword [esp + 40], edx         ;   161.2 p3+p4   32 sum spill
        mov edx, dword [esp + 36]         ;   158.2 p2      32 sum reload
        add edx, eax                      ;   161.2 p1      32 sum
        rol edx, 9                        ;   162.2 p5      33 v[1]
        mov eax, dword [esp + 32]         ;   159.2 p2      33 v[0] reload
        xor ecx, eax                      ;   167.0 p0      24 sum
        add ecx, dword [edi + 48]         ;   168.0 p1+p2   32 sum
        add ecx, dword [esp + 52]         ;   169.0 p5+p2   32 sum
        add ecx, 0x5c4dd124               ;   170.0 p0      32 sum
        rol ecx, 7                        ;   171.0 p5      33 v[1]
        or esi, edx                       ;   163.2 p1      24 sum
        mov eax, ebx                      ;   166.0 p0      24 sum copy
        not eax                           ;   167.0 p1      24 sum
        or eax, ecx                       ;   172.0 p5      24 sum
        mov dword [esp + 52], ebx         ;   166.0 p3+p4   33 v[2] spill
        mov ebx, dword [edi + 44]         ;   162.2 p2      32 sum
        lea ebx, [ebx + ebp + 1518500249] ;   165.2 p0      32 sum
        xor ebp, edx                      ;   163.2 p1      24 sum
        xor esi, ebp                      ;   164.2 p5      24 sum
        mov dword [esp + 36], ebx         ;   166.2 p3+p4   32 sum spill
        mov ebx, dword [esp + 44]         ;   163.5 p2      32 sum reload
        add ebx, esi                      ;   166.5 p0      32 sum
        mov esi, dword [esp + 48]         ;   164.5 p2      33 v[3] reload
        xor eax, esi                      ;   173.0 p1      24 sum
        rol ebx, 0xb                      ;   167.5 p5      33 v[0]
        add eax, dword [edi + 16]         ;   174.0 p0+p2   32 sum
        add eax, dword [esp + 32]         ;   175.0 p1+p2   32 sum
        add eax, 0x5c4dd124               ;   176.0 p5      32 sum
        rol eax, 6                        ;   177.0 p0      33 v[0]
        or ebp, ebx                       ;   168.5 p1      24 sum
        mov esi, ecx                      ;   172.0 p5      24 sum copy
        not esi                           ;   173.0 p0      24 sum
        or esi, eax                       ;   178.0 p1      24 sum
        mov dword [esp + 32], ecx         ;   172.0 p3+p4   33 v[1] spill
        mov ecx, dword [edi + 32]         ;   167.8 p2      32 sum
        lea ecx, [ecx + edx + 1518500249] ;   170.8 p0      32 sum
        xor edx, ebx                      ;   168.5 p5      24 sum
        xor ebp, edx                      ;   169.5 p1      24 sum
        mov dword [esp + 44], ecx         ;   171.8 p3+p4   32 sum spill
        mov ecx, dword [esp + 40]         ;   169.0 p2      32 sum reload
        add ecx, ebp                      ;   172.0 p0      32 sum
        rol ecx, 7                        ;   173.0 p5      33 v[3]
        mov ebp, dword [esp + 52]         ;   170.0 p2      33 v[2] reload
        xor esi, ebp                      ;   179.0 p1      24 sum
        add esi, dword [edi + 36]         ;   180.0 p0+p2   32 sum
        add esi, dword [esp + 48]         ;   181.0 p5+p2   32 sum
        add esi, 0x5c4dd124               ;   182.0 p1      32 sum
        rol esi, 0xf                      ;   183.0 p0      33 v[3]
        or edx, ecx                       ;   174.0 p5      24 sum
        mov ebp, eax                      ;   178.0 p1      24 sum copy
        not ebp                           ;   179.0 p0      24 sum
        or ebp, esi                       ;   184.0 p5      24 sum
        xor ebp, dword [esp + 32]         ;   185.0 p1+p2   24 sum
        mov dword [esp + 48], eax         ;   178.0 p3+p4   33 v[0] spill
        mov eax, ebx                      ;   174.0 p0      24 sum copy
        xor eax, ecx                      ;   175.0 p5      24 sum
        xor edx, eax                      ;   176.0 p1      24 sum
        mov dword [esp + 40], ecx         ;   175.0 p3+p4   33 v[3] spill
        mov ecx, dword [esp + 36]         ;   175.2 p2      32 sum reload
        add ecx, edx                      ;   178.2 p0      32 sum
        rol ecx, 0xd                      ;   179.2 p5      33 v[2]
        add ebp, dword [edi + 4]          ;   186.0 p1+p2   32 sum
        add ebp, dword [esp + 52]         ;   187.0 p0+p2   32 sum
        add ebp, 0x5c4dd124               ;   188.0 p5      32 sum
        rol ebp, 0xd                      ;   189.0 p0      33 v[2]
        and eax, ecx                      ;   180.2 p1      24 sum
        mov edx, esi                      ;   184.0 p5      24 sum copy
        not edx                           ;   185.0 p0      24 sum
        or edx, ebp                       ;   190.0 p1      24 sum
        xor eax, ebx                      ;   181.2 p5      24 sum
        mov dword [esp + 52], ebx         ;   179.5 p3+p4   33 v[0] spill
        mov ebx, dword [esp + 44]         ;   179.8 p2      32 sum reload
        add ebx, eax                      ;   182.8 p0      32 sum
        mov eax, dword [esp + 48]         ;   180.8 p2      33 v[0] reload
        xor edx, eax                      ;   191.0 p1      24 sum
        rol ebx, 0xc                      ;   183.8 p5      33 v[1]
        add edx, dword [esp + 32]         ;   192.0 p0+p2   32 sum
        add edx, dword [edi + 8]          ;   193.0 p1+p2   32 sum
        add edx, 0x5c4dd124               ;   194.0 p5      32 sum
        rol edx, 0xb                      ;   195.0 p0      33 v[1]
        mov eax, ecx                      ;   183.0 p1      24 sum copy
        not eax                           ;   184.0 p5      24 sum
        or eax, ebx                       ;   185.0 p0      24 sum
        mov dword [esp + 32], ecx         ;   184.0 p3+p4   33 v[2] spill
        mov ecx, dword [edi + 20]         ;   184.2 p2      32 sum
        lea ecx, [ecx + esi + 1836072691] ;   187.2 p0      32 sum
        xor esi, ebp                      ;   190.0 p1      24 sum
        or esi, edx                       ;   196.0 p5      24 sum
        xor eax, dword [esp + 40]         ;   186.0 p0+p2   24 sum
        mov dword [esp + 44], ebx         ;   185.5 p3+p4   33 v[1] spill
        mov ebx, dword [edi + 4]          ;   186.2 p2      32 sum
        lea ebx, [ebx + ebp + 1836072691] ;   190.0 p0      32 sum
        xor ebp, edx                      ;   196.0 p1      24 sum
        xor esi, ebp                      ;   197.0 p5      24 sum
        add eax, dword [edi + 12]         ;   187.2 p1+p2   32 sum
        add eax, dword [esp + 52]         ;   188.2 p5+p2   32 sum
        add eax, 0x6ed9eba1               ;   189.2 p0      32 sum
        rol eax, 0xb                      ;   190.2 p5      33 v[0]
        add esi, dword [edi + 60]         ;   198.0 p1+p2   32 sum
        add esi, dword [esp + 48]         ;   199.0 p0+p2   32 sum
        add esi, 0x6d703ef3               ;   200.0 p1      32 sum
        rol esi, 9                        ;   201.0 p5      33 v[0]
        mov dword [esp + 48], ebx         ;   191.0 p3+p4   32 sum spill
        mov ebx, dword [esp + 44]         ;   191.2 p2      24 sum
        not ebx                           ;   194.2 p0      24 sum
        or ebx, eax                       ;   195.2 p1      24 sum
        or ebp, esi                       ;   202.0 p5      24 sum
        xor ebx, dword [esp + 32]         ;   196.2 p0+p2   24 sum
        mov dword [esp + 52], eax         ;   191.5 p3+p4   33 v[0] spill
        mov eax, dword [edi + 12]         ;   193.2 p2      32 sum
        lea eax, [eax + edx + 1836072691] ;   196.2 p0      32 sum
        xor edx, esi                      ;   202.0 p1      24 sum
        xor ebp, edx                      ;   203.0 p5      24 sum
        add ecx, ebp                      ;   204.0 p0      32 sum
        add ebx, dword [edi + 40]         ;   197.2 p1+p2   32 sum
        add ebx, dword [esp + 40]         ;   198.2 p5+p2   32 sum
        add ebx, 0x6ed9eba1               ;   199.2 p0      32 sum
        rol ebx, 0xd                      ;   200.2 p5      33 v[3]
        rol ecx, 7                        ;   205.0 p0      33 v[3]
        mov ebp, dword [esp + 52]         ;   196.5 p2      24 sum
        not ebp                           ;   199.5 p1      24 sum
        or ebp, ebx                       ;   201.2 p5      24 sum
        or edx, ecx                       ;   206.0 p0      24 sum
        xor ebp, dword [esp + 44]         ;   202.2 p1+p2   24 sum
        mov dword [esp + 40], eax         ;   198.0 p3+p4   32 sum spill
        mov eax, dword [edi + 28]         ;   198.5 p2      32 sum
        lea eax, [eax + esi + 1836072691] ;   202.0 p0      32 sum
        xor esi, ecx                      ;   206.0 p5      24 sum
        xor edx, esi                      ;   207.0 p1      24 sum
        add ebp, dword [esp + 32]         ;   203.2 p0+p2   32 sum
        add ebp, dword [edi + 56]         ;   204.2 p5+p2   32 sum
        add ebp, 0x6ed9eba1               ;   205.2 p1      32 sum
        mov dword [esp + 32], eax         ;   203.0 p3+p4   32 sum spill
        mov eax, dword [esp + 48]         ;   201.5 p2      32 sum reload
        add eax, edx                      ;   208.0 p0      32 sum
        rol ebp, 6                        ;   206.2 p5      33 v[2]
        rol eax, 0xf                      ;   209.0 p0      33 v[2]
        mov edx, ebx                      ;   202.2 p1      24 sum copy
        not edx                           ;   203.2 p5      24 sum
        or edx, ebp                       ;   207.2 p0      24 sum
        or esi, eax                       ;   210.0 p1      24 sum
        xor edx, dword [esp + 52]         ;   208.2 p5+p2   24 sum
        mov dword [esp + 48], ebx         ;   203.5 p3+p4   33 v[3] spill
        mov ebx, dword [edi + 56]         ;   204.2 p2      32 sum
        lea ebx, [ebx + ecx + 1836072691] ;   207.2 p0      32 sum
        xor ecx, eax                      ;   210.0 p1      24 sum
        xor esi, ecx                      ;   211.0 p5      24 sum
        mov dword [esp + 36], ebx         ;   208.2 p3+p4   32 sum spill
        mov ebx, dword [esp + 40]         ;   205.2 p2      32 sum reload
        add ebx, esi                      ;   212.0 p0      32 sum
        add edx, dword [edi + 16]         ;   209.2 p1+p2   32 sum
        add edx, dword [esp + 44]         ;   210.2 p5+p2   32 sum
        add edx, 0x6ed9eba1               ;   211.2 p0      32 sum
        rol edx, 7                        ;   212.2 p5      33 v[1]
        rol ebx, 0xb                      ;   213.0 p0      33 v[1]
        mov esi, ebp                      ;   207.2 p1      24 sum copy
        not esi                           ;   208.2 p5      24 sum
        or esi, edx                       ;   213.2 p1      24 sum
        or ecx, ebx                       ;   214.0 p0      24 sum
        xor esi, dword [esp + 48]         ;   214.2 p5+p2   24 sum
        mov dword [esp + 44], ebp         ;   208.2 p3+p4   33 v[2] spill
        mov ebp, dword [edi + 24]         ;   209.2 p2      32 sum
        lea ebp, [ebp + eax + 1836072691] ;   212.2 p0      32 sum
        xor eax, ebx                      ;   214.0 p1      24 sum
        xor ecx, eax                      ;   215.0 p5      24 sum
        mov dword [esp + 40], ebp         ;   213.2 p3+p4   32 sum spill
        mov ebp, dword [esp + 32]         ;   210.2 p2      32 sum reload
        add ebp, ecx                      ;   216.0 p1      32 sum
        add esi, dword [edi + 36]         ;   215.2 p0+p2   32 sum
        add esi, dword [esp + 52]         ;   216.2 p5+p2   32 sum
        add esi, 0x6ed9eba1               ;   217.2 p1      32 sum
        rol esi, 0xe                      ;   218.2 p0      33 v[0]
        rol ebp, 8                        ;   217.0 p5      33 v[0]
        mov ecx, edx                      ;   213.2 p1      24 sum copy
        not ecx                           ;   214.2 p0      24 sum
        or eax, ebp                       ;   218.0 p5      24 sum
        or ecx, esi                       ;   219.2 p1      24 sum
        xor ecx, dword [esp + 44]         ;   220.2 p0+p2   24 sum
        mov dword [esp + 52], edx         ;   213.5 p3+p4   33 v[1] spill
        mov edx, dword [edi + 36]         ;   214.2 p2      32 sum
        lea edx, [edx + ebx + 1836072691] ;   217.2 p0      32 sum
        xor ebx, ebp                      ;   218.0 p5      24 sum
        xor eax, ebx                      ;   219.0 p1      24 sum
        mov dword [esp + 32], edx         ;   218.2 p3+p4   32 sum spill
        mov edx, dword [esp + 36]         ;   215.2 p2      32 sum reload
        add edx, eax                      ;   220.0 p0      32 sum
        add ecx, dword [edi + 60]         ;   221.2 p5+p2   32 sum
        add ecx, dword [esp + 48]         ;   222.2 p1+p2   32 sum
        add ecx, 0x6ed9eba1               ;   223.2 p0      32 sum
        rol ecx, 9                        ;   224.2 p5      33 v[3]
        rol edx, 6                        ;   221.0 p0      33 v[3]
        mov eax, esi                      ;   219.2 p1      24 sum copy
        not eax                           ;   220.2 p5      24 sum
        or ebx, edx                       ;   222.0 p1      24 sum
        or eax, ecx                       ;   225.2 p0      24 sum
        xor eax, dword [esp + 52]         ;   226.2 p5+p2   24 sum
        mov dword [esp + 48], esi         ;   219.2 p3+p4   33 v[0] spill
        mov esi, dword [edi + 44]         ;   219.2 p2      32 sum
        lea esi, [esi + ebp + 1836072691] ;   222.2 p0      32 sum
        xor ebp, edx                      ;   222.0 p1      24 sum
        xor ebx, ebp                      ;   223.0 p5      24 sum
        mov dword [esp + 36], edx         ;   222.0 p3+p4   33 v[3] spill
        mov edx, dword [esp + 40]         ;   220.2 p2      32 sum reload
        add edx, ebx                      ;   224.0 p0      32 sum
        add eax, dword [edi + 32]         ;   227.2 p1+p2   32 sum
        add eax, dword [esp + 44]         ;   228.2 p5+p2   32 sum
        add eax, 0x6ed9eba1               ;   229.2 p0      32 sum
        rol eax, 0xd                      ;   230.2 p5      33 v[2]
        rol edx, 6                        ;   225.0 p0      33 v[2]
        mov ebx, ecx                      ;   225.2 p1      24 sum copy
        not ebx                           ;   226.2 p5      24 sum
        or ebx, eax                       ;   231.2 p1      24 sum
        or ebp, edx                       ;   226.0 p0      24 sum
        xor ebx, dword [esp + 48]         ;   232.2 p5+p2   24 sum
        mov dword [esp + 44], ecx         ;   225.2 p3+p4   33 v[3] spill
        mov ecx, edx                      ;   226.0 p1      24 sum copy
        xor ecx, dword [esp + 36]         ;   227.0 p0+p2   24 sum
        xor ebp, ecx                      ;   228.0 p5      24 sum
        mov dword [esp + 40], edx         ;   226.0 p3+p4   33 v[2] spill
        mov edx, dword [esp + 32]         ;   225.2 p2      32 sum reload
        add edx, ebp                      ;   229.0 p1      32 sum
        add ebx, dword [edi + 4]          ;   233.2 p0+p2   32 sum
        add ebx, dword [esp + 52]         ;   234.2 p5+p2   32 sum
        add ebx, 0x6ed9eba1               ;   235.2 p1      32 sum
        rol edx, 0xe                      ;   230.0 p0      33 v[1]
        rol ebx, 0xf                      ;   236.2 p5      33 v[1]
        mov ebp, eax                      ;   231.2 p1      24 sum copy
        not ebp                           ;   232.2 p0      24 sum
        or ecx, edx                       ;   231.0 p5      24 sum
        or ebp, ebx                       ;   237.2 p1      24 sum
        xor ebp, dword [esp + 44]         ;   238.2 p0+p2   24 sum
        mov dword [esp + 52], eax         ;   231.2 p3+p4   33 v[2] spill
        mov eax, dword [esp + 40]         ;   229.2 p2      24 sum
        xor eax, edx                      ;   232.2 p5      24 sum
        xor ecx, eax                      ;   233.2 p1      24 sum
        add esi, ecx                      ;   234.2 p0      32 sum
        add ebp, dword [edi + 8]          ;   239.2 p5+p2   32 sum
        add ebp, dword [esp + 48]         ;   240.2 p1+p2   32 sum
        add ebp, 0x6ed9eba1               ;   241.2 p0      32 sum
        rol ebp, 0xe                      ;   242.2 p5      33 v[0]
        rol esi, 0xc                      ;   235.2 p0      33 v[0]
        mov ecx, ebx                      ;   237.2 p1      24 sum copy
        not ecx                           ;   238.2 p5      24 sum
        or eax, esi                       ;   236.2 p0      24 sum
        or ecx, ebp                       ;   243.2 p1      24 sum
        mov dword [esp + 48], ebx         ;   237.2 p3+p4   33 v[1] spill
        mov ebx, dword [edi + 8]          ;   234.2 p2      32 sum
        lea ebx, [ebx + edx + 1836072691] ;   237.2 p0      32 sum
        xor edx, esi                      ;   236.2 p5      24 sum
        xor eax, edx                      ;   237.2 p1      24 sum
        xor ecx, dword [esp + 52]         ;   244.2 p0+p2   24 sum
        add eax, dword [edi + 32]         ;   238.2 p5+p2   32 sum
        add eax, dword [esp + 36]         ;   239.2 p1+p2   32 sum
        add eax, 0x6d703ef3               ;   240.2 p0      32 sum
        rol eax, 0xd                      ;   241.2 p5      33 v[3]
        add ecx, dword [edi + 28]         ;   245.2 p1+p2   32 sum
        add ecx, dword [esp + 44]         ;   246.2 p0+p2   32 sum
        add ecx, 0x6ed9eba1               ;   247.2 p5      32 sum
        rol ecx, 8                        ;   248.2 p0      33 v[3]
        mov dword [esp + 44], ebx         ;   238.5 p3+p4   32 sum spill
        mov ebx, ebp                      ;   243.2 p1      24 sum copy
        not ebx                           ;   244.2 p5      24 sum
        or edx, eax                       ;   242.2 p0      24 sum
        or ebx, ecx                       ;   249.2 p1      24 sum
        xor ebx, dword [esp + 48]         ;   250.2 p5+p2   24 sum
        mov dword [esp + 36], ebp         ;   243.2 p3+p4   33 v[0] spill
        mov ebp, dword [edi + 40]         ;   241.5 p2      32 sum
        lea ebp, [ebp + esi + 1836072691] ;   244.5 p0      32 sum
        xor esi, eax                      ;   242.2 p1      24 sum
        xor edx, esi                      ;   243.2 p5      24 sum
        add ebx, dword [edi]              ;   251.2 p0+p2   32 sum
        add ebx, dword [esp + 52]         ;   252.2 p1+p2   32 sum
        add ebx, 0x6ed9eba1               ;   253.2 p5      32 sum
        rol ebx, 0xd                      ;   254.2 p0      33 v[2]
        add edx, dword [edi + 48]         ;   244.5 p1+p2   32 sum
        add edx, dword [esp + 40]         ;   245.5 p5+p2   32 sum
        add edx, 0x6d703ef3               ;   246.5 p0      32 sum
        rol edx, 5                        ;   247.5 p5      33 v[2]
        mov dword [esp + 40], ebp         ;   245.5 p3+p4   32 sum spill
        mov ebp, ecx                      ;   249.2 p1      24 sum copy
        not ebp                           ;   250.2 p0      24 sum
        or esi, edx                       ;   248.5 p1      24 sum
        or ebp, ebx                       ;   255.2 p5      24 sum
        xor ebp, dword [esp + 36]         ;   256.2 p0+p2   24 sum
        mov dword [esp + 52], ecx         ;   249.2 p3+p4   33 v[3] spill
        mov ecx, dword [edi]              ;   247.5 p2      32 sum
        lea ecx, [ecx + eax + 1836072691] ;   250.5 p0      32 sum
        xor eax, edx                      ;   248.5 p1      24 sum
        xor esi, eax                      ;   249.5 p5      24 sum
        mov dword [esp + 32], ecx         ;   251.5 p3+p4   32 sum spill
        mov ecx, dword [esp + 44]         ;   248.5 p2      32 sum reload
        add ecx, esi                      ;   251.5 p0      32 sum
        rol ecx, 0xe                      ;   252.5 p5      33 v[1]
        add ebp, dword [edi + 24]         ;   257.2 p1+p2   32 sum
        add ebp, dword [esp + 48]         ;   258.2 p0+p2   32 sum
        add ebp, 0x6ed9eba1               ;   259.2 p5      32 sum
        rol ebp, 6                        ;   260.2 p0      33 v[1]
        mov esi, ebx                      ;   255.2 p1      24 sum copy
        not esi                           ;   256.2 p5      24 sum
        or eax, ecx                       ;   253.5 p1      24 sum
        or esi, ebp                       ;   261.2 p0      24 sum
        mov dword [esp + 48], ebx         ;   255.2 p3+p4   33 v[2] spill
        mov ebx, dword [edi + 16]         ;   251.8 p2      32 sum
        lea ebx, [ebx + edx + 1836072691] ;   254.8 p0      32 sum
        xor edx, ecx                      ;   253.5 p5      24 sum
        xor eax, edx                      ;   254.5 p1      24 sum
        xor esi, dword [esp + 52]         ;   262.2 p5+p2   24 sum
        mov dword [esp + 44], ebx         ;   255.8 p3+p4   32 sum spill
        mov ebx, dword [esp + 40]         ;   254.2 p2      32 sum reload
        add ebx, eax                      ;   257.2 p1      32 sum
        rol ebx, 0xd                      ;   258.2 p0      33 v[0]
        add esi, dword [esp + 36]         ;   263.2 p5+p2   32 sum
        mov eax, dword [edi + 52]         ;   256.2 p2      32 sum reload
        lea esi, [esi + eax + 1859775393] ;   264.2 p0      32 sum
        rol esi, 5                        ;   265.2 p5      33 v[0]
        mov eax, ebp                      ;   261.2 p1      24 sum copy
        not eax                           ;   262.2 p0      24 sum
        or edx, ebx                       ;   259.2 p1      24 sum
        or eax, esi                       ;   266.2 p5      24 sum
        mov dword [esp + 36], ebp         ;   261.2 p3+p4   33 v[1] spill
        mov ebp, dword [edi + 52]         ;   257.2 p2      32 sum
        lea ebp, [ebp + ecx + 1836072691] ;   260.2 p0      32 sum
        xor ecx, ebx                      ;   259.2 p1      24 sum
        xor edx, ecx                      ;   260.2 p5      24 sum
        mov dword [esp + 40], ebx         ;   259.2 p3+p4   33 v[0] spill
        mov ebx, dword [esp + 32]         ;   259.2 p2      32 sum reload
        add ebx, edx                      ;   262.2 p0      32 sum
        mov edx, dword [esp + 48]         ;   260.2 p2      33 v[2] reload
        xor eax, edx                      ;   267.2 p1      24 sum
        rol ebx, 0xd                      ;   263.2 p5      33 v[3]
        add eax, dword [edi + 44]         ;   268.2 p0+p2   32 sum
        add eax, dword [esp + 52]         ;   269.2 p1+p2   32 sum
        add eax, 0x6ed9eba1               ;   270.2 p5      32 sum
        rol eax, 0xc                      ;   271.2 p0      33 v[3]
        mov edx, esi                      ;   266.2 p1      24 sum copy
        not edx                           ;   267.2 p5      24 sum
        or ecx, ebx                       ;   264.2 p0      24 sum
        or edx, eax                       ;   272.2 p1      24 sum
        xor edx, dword [esp + 36]         ;   273.2 p5+p2   24 sum
        mov dword [esp + 52], esi         ;   266.2 p3+p4   33 v[0] spill
        mov esi, ebx                      ;   264.2 p0      24 sum copy
        xor esi, dword [esp + 40]         ;   265.2 p1+p2   24 sum
        xor ecx, esi                      ;   266.2 p5      24 sum
        mov dword [esp + 32], ebx         ;   264.5 p3+p4   33 v[3] spill
        mov ebx, dword [esp + 44]         ;   265.2 p2      32 sum reload
        add ebx, ecx                      ;   268.2 p0      32 sum
        rol ebx, 7                        ;   269.2 p5      33 v[2]
        add edx, dword [edi + 20]         ;   274.2 p1+p2   32 sum
        add edx, dword [esp + 48]         ;   275.2 p0+p2   32 sum
        add edx, 0x6ed9eba1               ;   276.2 p5      32 sum
        rol edx, 7                        ;   277.2 p0      33 v[2]
        mov ecx, eax                      ;   272.2 p1      24 sum copy
        not ecx                           ;   273.2 p5      24 sum
        and esi, ebx                      ;   270.2 p1      24 sum
        or ecx, edx                       ;   278.2 p0      24 sum
        xor esi, dword [esp + 40]         ;   271.2 p5+p2   24 sum
        add ebp, esi                      ;   272.2 p1      32 sum
        mov esi, dword [esp + 52]         ;   269.2 p2      33 v[0] reload
        xor ecx, esi                      ;   279.2 p0      24 sum
        add ecx, dword [edi + 48]         ;   280.2 p5+p2   32 sum
        add ecx, dword [esp + 36]         ;   281.2 p1+p2   32 sum
        add ecx, 0x6ed9eba1               ;   282.2 p0      32 sum
        rol ebp, 5                        ;   273.2 p5      33 v[1]
        rol ecx, 5                        ;   283.2 p0      33 v[1]
        mov esi, eax                      ;   272.2 p1      25 sum copy
        not esi                           ;   273.2 p5      25 sum
        and esi, edx                      ;   278.2 p0      25 sum
        mov dword [esp + 36], edx         ;   278.2 p3+p4   33 v[2] spill
        mov edx, dword [edi + 36]         ;   273.2 p2      32 sum
        lea edx, [edx + eax - 1894007588] ;   276.2 p0      32 sum
        and eax, ecx                      ;   284.2 p1      25 sum
        add esi, dword [edi + 4]          ;   279.2 p5+p2   32 sum
        lea esi, [esi + eax - 1894007588] ;   285.2 p0      32 sum
        add esi, dword [esp + 52]         ;   286.2 p1+p2   32 sum
        mov eax, ebx                      ;   275.2 p5      24 sum copy
        xor eax, ebp                      ;   276.2 p0      24 sum
        xor eax, dword [esp + 32]         ;   277.2 p1+p2   24 sum
        rol esi, 0xb                      ;   287.2 p5      33 v[0]
        add eax, dword [edi + 32]         ;   278.2 p0+p2   32 sum
        add eax, dword [esp + 40]         ;   279.2 p1+p2   32 sum
        rol eax, 0xf                      ;   280.2 p5      33 v[0]
        mov dword [esp + 40], ebx         ;   278.2 p3+p4   33 v[2] spill
        mov ebx, dword [esp + 36]         ;   279.2 p2      25 sum
        not ebx                           ;   282.2 p0      25 sum
        and ebx, ecx                      ;   284.2 p1      25 sum
        add edx, ebx                      ;   285.2 p5      32 sum
        mov ebx, dword [esp + 36]         ;   280.2 p2      25 sum
        and ebx, esi                      ;   288.2 p0      25 sum
        add edx, ebx                      ;   289.2 p1      32 sum
        mov ebx, ebp                      ;   280.2 p5      24 sum copy
        xor ebx, eax                      ;   281.2 p0      24 sum
        xor ebx, dword [esp + 40]         ;   282.2 p1+p2   24 sum
        rol edx, 0xc                      ;   290.2 p5      33 v[3]
        add ebx, dword [edi + 24]         ;   283.2 p0+p2   32 sum
        add ebx, dword [esp + 32]         ;   284.2 p1+p2   32 sum
        rol ebx, 5                        ;   285.2 p5      33 v[3]
        mov edi, ecx                      ;   284.2 p0      25 sum copy
        not edi                           ;   285.2 p1      25 sum
        and edi, esi                      ;   288.2 p5      25 sum
        add edi, dword [esp + 36]         ;   289.2 p0+p2   32 sum
        mov dword [esp + 36], esi         ;   288.2 p3+p4   33 v[0] spill
        mov esi, dword [esp + 24]         ;   285.2 p2      32 sum reload
        add edi, dword [esi + 44]         ;   291.2 p1+p2   32 sum
        mov dword [esp + 32], ebp         ;   284.8 p3+p4   33 v[1] spill
        mov ebp, dword [esi + 40]         ;   288.2 p2      32 sum
        lea ebp, [ebp + ecx - 1894007588] ;   291.2 p0      32 sum
        and ecx, edx                      ;   291.2 p5      25 sum
        lea edi, [edi + ecx - 1894007588] ;   292.2 p0      32 sum
        mov ecx, ebx                      ;   286.2 p1      24 sum copy
        xor ecx, eax                      ;   287.2 p5      24 sum
        xor ecx, dword [esp + 32]         ;   288.2 p1+p2   24 sum
        rol edi, 0xe                      ;   293.2 p0      33 v[2]
        add ecx, dword [esp + 40]         ;   289.2 p5+p2   32 sum
        add ecx, dword [esi + 16]         ;   291.2 p1+p2   32 sum
        rol ecx, 8                        ;   292.2 p0      33 v[2]
        mov esi, dword [esp + 36]         ;   291.2 p2      25 sum
        not esi                           ;   294.2 p5      25 sum
        and esi, edx                      ;   295.2 p1      25 sum
        add ebp, esi                      ;   296.2 p0      32 sum
        mov esi, dword [esp + 36]         ;   292.2 p2      25 sum
        and esi, edi                      ;   295.2 p5      25 sum
        add ebp, esi                      ;   297.2 p1      32 sum
        mov esi, ebx                      ;   290.2 p0      24 sum copy
        xor esi, ecx                      ;   293.2 p5      24 sum
        xor esi, eax                      ;   294.2 p1      24 sum
        rol ebp, 0xf                      ;   298.2 p0      33 v[1]
        add esi, dword [esp + 32]         ;   295.2 p5+p2   32 sum
        mov dword [esp + 32], eax         ;   291.8 p3+p4   33 v[0] spill
        mov eax, dword [esp + 24]         ;   294.2 p2      32 sum reload
        add esi, dword [eax + 4]          ;   300.2 p1+p2   32 sum
        rol esi, 0xb                      ;   301.2 p0      33 v[1]
        mov dword [esp + 40], ebx         ;   292.8 p3+p4   33 v[3] spill
        mov ebx, edx                      ;   293.0 p5      25 sum copy
        not ebx                           ;   294.0 p1      25 sum
        and ebx, edi                      ;   295.0 p0      25 sum
        mov dword [esp + 52], edi         ;   294.2 p3+p4   33 v[2] spill
        mov edi, dword [eax + 32]         ;   297.2 p2      32 sum
        lea edi, [edi + edx - 1894007588] ;   300.2 p0      32 sum
        and edx, ebp                      ;   299.2 p5      25 sum
        add ebx, dword [eax]              ;   300.2 p1+p2   32 sum
        lea ebx, [ebx + edx - 1894007588] ;   301.2 p0      32 sum
        add ebx, dword [esp + 36]         ;   302.2 p5+p2   32 sum
        mov edx, ecx                      ;   295.8 p1      24 sum copy
        xor edx, esi                      ;   302.2 p0      24 sum
        xor edx, dword [esp + 40]         ;   303.2 p5+p2   24 sum
        rol ebx, 0xe                      ;   303.2 p0      33 v[0]
        add edx, dword [esp + 32]         ;   304.2 p1+p2   32 sum
        add edx, dword [eax + 12]         ;   305.2 p5+p2   32 sum
        rol edx, 0xe                      ;   306.2 p0      33 v[0]
        mov eax, dword [esp + 52]         ;   302.2 p2      25 sum
        not eax                           ;   305.2 p1      25 sum
        and eax, ebp                      ;   306.2 p5      25 sum
        add edi, eax                      ;   307.2 p1      32 sum
        mov eax, dword [esp + 52]         ;   303.2 p2      25 sum
        and eax, ebx                      ;   306.2 p0      25 sum
        add edi, eax                      ;   308.2 p5      32 sum
        mov eax, esi                      ;   302.2 p1      24 sum copy
        xor eax, edx                      ;   307.2 p0      24 sum
        xor eax, ecx                      ;   308.2 p5      24 sum
        rol edi, 0xf                      ;   309.2 p0      33 v[3]
        add eax, dword [esp + 40]         ;   309.2 p1+p2   32 sum
        mov dword [esp + 40], ecx         ;   303.0 p3+p4   33 v[2] spill
        mov ecx, dword [esp + 24]         ;   305.2 p2      32 sum reload
        add eax, dword [ecx + 44]         ;   311.2 p5+p2   32 sum
        rol eax, 0xe                      ;   312.2 p0      33 v[3]
        mov dword [esp + 32], esi         ;   304.0 p3+p4   33 v[1] spill
        mov esi, ebp                      ;   304.2 p1      25 sum copy
        not esi                           ;   305.2 p5      25 sum
        and esi, ebx                      ;   306.2 p0      25 sum
        mov dword [esp + 36], ebx         ;   305.2 p3+p4   33 v[0] spill
        mov ebx, dword [ecx + 16]         ;   308.2 p2      32 sum
        lea ebx, [ebx + ebp - 1894007588] ;   311.2 p0      32 sum
        and ebp, edi                      ;   310.2 p1      25 sum
        add ebp, dword [ecx + 48]         ;   311.2 p5+p2   32 sum
        lea ebp, [ebp + esi - 1894007588] ;   312.2 p0      32 sum
        add ebp, dword [esp + 52]         ;   313.2 p1+p2   32 sum
        mov esi, edx                      ;   307.2 p5      24 sum copy
        xor esi, eax                      ;   313.2 p0      24 sum
        xor esi, dword [esp + 32]         ;   314.2 p1+p2   24 sum
        rol ebp, 9                        ;   314.2 p5      33 v[2]
        add esi, dword [ecx + 60]         ;   315.2 p0+p2   32 sum
        add esi, dword [esp + 40]         ;   316.2 p1+p2   32 sum
        rol esi, 6                        ;   317.2 p5      33 v[2]
        mov dword [esp + 40], edx         ;   308.8 p3+p4   33 v[0] spill
        mov edx, dword [esp + 36]         ;   313.2 p2      25 sum
        not edx                           ;   316.2 p0      25 sum
        and edx, edi                      ;   317.2 p1      25 sum
        add ebx, edx                      ;   318.2 p5      32 sum
        mov edx, dword [esp + 36]         ;   314.2 p2      25 sum
        and edx, ebp                      ;   317.2 p0      25 sum
        add ebx, edx                      ;   319.2 p1      32 sum
        rol ebx, 8                        ;   320.2 p5      33 v[1]
        mov edx, eax                      ;   313.2 p0      24 sum copy
        xor edx, esi                      ;   318.2 p1      24 sum
        xor edx, dword [esp + 40]         ;   319.2 p5+p2   24 sum
        add edx, dword [ecx]              ;   320.2 p0+p2   32 sum
        add edx, dword [esp + 32]         ;   321.2 p1+p2   32 sum
        rol edx, 0xe                      ;   322.2 p5      33 v[1]
        mov ecx, edi                      ;   314.8 p0      25 sum copy
        not ecx                           ;   315.8 p1      25 sum
        and ecx, ebp                      ;   316.8 p5      25 sum
        add ecx, dword [esp + 36]         ;   318.2 p0+p2   32 sum
        mov dword [esp + 36], ebp         ;   315.8 p3+p4   33 v[2] spill
        mov ebp, dword [esp + 24]         ;   319.2 p2      32 sum reload
        add ecx, dword [ebp + 52]         ;   325.2 p1+p2   32 sum
        mov dword [esp + 32], eax         ;   316.8 p3+p4   33 v[3] spill
        mov eax, dword [ebp + 12]         ;   322.2 p2      32 sum
        lea eax, [eax + edi - 1894007588] ;   325.2 p0      32 sum
        and edi, ebx                      ;   321.2 p5      25 sum
        lea ecx, [ecx + edi - 1894007588] ;   326.2 p0      32 sum
        mov edi, dword [esp + 32]         ;   322.2 p2      24 sum
        xor edi, esi                      ;   325.2 p1      24 sum
        xor edi, edx                      ;   326.2 p5      24 sum
        rol ecx, 9                        ;   327.2 p0      33 v[0]
        add edi, dword [esp + 40]         ;   327.2 p1+p2   32 sum
        add edi, dword [ebp + 20]         ;   328.2 p5+p2   32 sum
        rol edi, 6                        ;   329.2 p0      33 v[0]
        mov dword [esp + 40], esi         ;   320.2 p3+p4   33 v[2] spill
        mov esi, dword [esp + 36]         ;   325.2 p2      25 sum
        not esi                           ;   328.2 p1      25 sum
        and esi, ebx                      ;   329.2 p5      25 sum
        add eax, esi                      ;   330.2 p0      32 sum
        mov esi, dword [esp + 36]         ;   326.2 p2      25 sum
        and esi, ecx                      ;   329.2 p1      25 sum
        add eax, esi                      ;   331.2 p5      32 sum
        mov esi, dword [esp + 40]         ;   327.2 p2      24 sum
        xor esi, edx                      ;   330.2 p0      24 sum
        xor esi, edi                      ;   331.2 p1      24 sum
        rol eax, 0xe                      ;   332.2 p5      33 v[3]
        add esi, dword [ebp + 48]         ;   332.2 p0+p2   32 sum
        add esi, dword [esp + 32]         ;   333.2 p1+p2   32 sum
        rol esi, 9                        ;   334.2 p5      33 v[3]
        mov dword [esp + 32], edx         ;   327.2 p3+p4   33 v[1] spill
        mov edx, ebx                      ;   327.5 p0      25 sum copy
        not edx                           ;   328.5 p1      25 sum
        and edx, ecx                      ;   329.5 p5      25 sum
        mov dword [esp + 52], ecx         ;   328.2 p3+p4   33 v[0] spill
        mov ecx, dword [ebp + 60]         ;   330.2 p2      32 sum
        lea ecx, [ecx + ebx - 1894007588] ;   333.2 p0      32 sum
        and ebx, eax                      ;   333.2 p1      25 sum
        add edx, dword [ebp + 28]         ;   331.2 p5+p2   32 sum
        lea edx, [edx + ebx - 1894007588] ;   334.2 p0      32 sum
        add edx, dword [esp + 36]         ;   335.2 p1+p2   32 sum
        mov ebx, edi                      ;   330.2 p5      24 sum copy
        xor ebx, esi                      ;   335.2 p0      24 sum
        xor ebx, dword [esp + 32]         ;   336.2 p1+p2   24 sum
        rol edx, 5                        ;   336.2 p5      33 v[2]
        add ebx, dword [esp + 40]         ;   337.2 p0+p2   32 sum
        add ebx, dword [ebp + 8]          ;   338.2 p1+p2   32 sum
        rol ebx, 0xc                      ;   339.2 p5      33 v[2]
        mov ebp, dword [esp + 52]         ;   336.2 p2      25 sum
        not ebp                           ;   339.2 p0      25 sum
        and ebp, eax                      ;   340.2 p1      25 sum
        add ecx, ebp                      ;   341.2 p5      32 sum
        mov ebp, dword [esp + 52]         ;   337.2 p2      25 sum
        and ebp, edx                      ;   340.2 p0      25 sum
        add ecx, ebp                      ;   342.2 p1      32 sum
        mov ebp, edi                      ;   334.2 p5      24 sum copy
        xor ebp, esi                      ;   335.2 p0      24 sum
        xor ebp, ebx                      ;   340.2 p1      24 sum
        rol ecx, 6                        ;   343.2 p5      33 v[1]
        add ebp, dword [esp + 32]         ;   341.2 p0+p2   32 sum
        mov dword [esp + 32], edi         ;   335.8 p3+p4   33 v[0] spill
        mov edi, dword [esp + 24]         ;   339.2 p2      32 sum reload
        add ebp, dword [edi + 52]         ;   345.2 p1+p2   32 sum
        rol ebp, 9                        ;   346.2 p5      33 v[1]
        mov dword [esp + 40], esi         ;   336.8 p3+p4   33 v[3] spill
        mov esi, eax                      ;   337.0 p0      25 sum copy
        not esi                           ;   338.0 p1      25 sum
        and esi, edx                      ;   339.0 p5      25 sum
        mov dword [esp + 36], edx         ;   337.8 p3+p4   33 v[2] spill
        mov edx, dword [edi + 20]         ;   342.2 p2      32 sum
        lea edx, [edx + eax - 1894007588] ;   345.2 p0      32 sum
        and eax, ecx                      ;   344.2 p1      25 sum
        lea esi, [esi + eax - 1894007588] ;   345.2 p0      32 sum
        add esi, dword [esp + 52]         ;   346.2 p5+p2   32 sum
        mov eax, dword [edi + 56]         ;   343.2 p2      32 sum reload
        add esi, eax                      ;   347.2 p1      32 sum
        rol esi, 8                        ;   348.2 p0      33 v[0]
        mov eax, dword [esp + 40]         ;   344.2 p2      24 sum
        xor eax, ebx                      ;   347.2 p5      24 sum
        xor eax, ebp                      ;   348.2 p1      24 sum
        add eax, dword [edi + 36]         ;   349.2 p0+p2   32 sum
        add eax, dword [esp + 32]         ;   350.2 p5+p2   32 sum
        rol eax, 0xc                      ;   351.2 p0      33 v[0]
        mov dword [esp + 32], ebx         ;   343.2 p3+p4   33 v[2] spill
        mov ebx, dword [esp + 36]         ;   347.2 p2      25 sum
        not ebx                           ;   350.2 p1      25 sum
        and ebx, ecx                      ;   351.2 p5      25 sum
        add edx, ebx                      ;   352.2 p0      32 sum
        mov ebx, dword [esp + 36]         ;   348.2 p2      25 sum
        and ebx, esi                      ;   351.2 p1      25 sum
        add edx, ebx                      ;   353.2 p5      32 sum
        mov ebx, ebp                      ;   347.2 p0      24 sum copy
        xor ebx, eax                      ;   352.2 p1      24 sum
        xor ebx, dword [esp + 32]         ;   353.2 p5+p2   24 sum
        rol edx, 6                        ;   354.2 p0      33 v[3]
        add ebx, dword [edi + 28]         ;   354.2 p1+p2   32 sum
        add ebx, dword [esp + 40]         ;   355.2 p5+p2   32 sum
        rol ebx, 5                        ;   356.2 p0      33 v[3]
        mov dword [esp + 40], ebp         ;   348.5 p3+p4   33 v[1] spill
        mov ebp, ecx                      ;   348.8 p1      25 sum copy
        not ebp                           ;   349.8 p5      25 sum
        and ebp, esi                      ;   350.8 p0      25 sum
        mov dword [esp + 52], esi         ;   349.5 p3+p4   33 v[0] spill
        mov esi, dword [edi + 8]          ;   352.2 p2      32 sum
        lea esi, [esi + ecx - 1894007588] ;   355.2 p0      32 sum
        and ecx, edx                      ;   355.2 p1      25 sum
        add ebp, dword [edi + 24]         ;   353.2 p5+p2   32 sum
        lea ebp, [ebp + ecx - 1894007588] ;   356.2 p0      32 sum
        add ebp, dword [esp + 36]         ;   357.2 p1+p2   32 sum
        rol ebp, 5                        ;   358.2 p5      33 v[2]
        mov ecx, dword [esp + 40]         ;   355.2 p2      24 sum
        xor ecx, ebx                      ;   358.2 p1      24 sum
        xor ecx, eax                      ;   359.2 p0      24 sum
        add ecx, dword [edi + 40]         ;   360.2 p5+p2   32 sum
        add ecx, dword [esp + 32]         ;   361.2 p1+p2   32 sum
        rol ecx, 0xf                      ;   362.2 p0      33 v[2]
        mov edi, dword [esp + 20]         ;   358.2 p2      46 h
        add edi, edx                      ;   361.2 p5      46 h
        mov dword [esp + 20], edi         ;   362.2 p3+p4   46 h spill
        mov edi, dword [esp + 52]         ;   359.2 p2      25 sum
        not edi                           ;   362.2 p1      25 sum
        and edx, edi                      ;   363.2 p0      25 sum
        add esi, edx                      ;   364.2 p5      32 sum
        mov edi, dword [esp + 28]         ;   360.2 p2      45 h0
        add edi, ebp                      ;   363.2 p1      45 h0
        mov edx, dword [esp + 52]         ;   361.2 p2      33 v[0] reload
        and ebp, edx                      ;   364.2 p0      25 sum
        add esi, ebp                      ;   365.2 p5      32 sum
        add edi, ebx                      ;   364.2 p1      45 h0
        xor ebx, ecx                      ;   363.2 p0      24 sum
        xor ebx, eax                      ;   364.2 p5      24 sum
        rol esi, 0xc                      ;   366.2 p0      33 v[1]
        add ebx, dword [esp + 40]         ;   365.2 p1+p2   32 sum
        mov ebp, dword [esp + 24]         ;   363.2 p2      32 sum reload
        add ebx, dword [ebp + 56]         ;   369.2 p5+p2   32 sum
        rol ebx, 8                        ;   370.2 p0      33 v[1]
        mov ebp, dword [esp + 20]         ;   365.2 p2      46 h reload
        add ebp, eax                      ;   368.2 p1      46 h
        add edx, dword [esp + 12]         ;   366.2 p5+p2   46 h
        add edx, ebx                      ;   371.2 p0      46 h
        add ecx, esi                      ;   367.2 p1      46 h
        add ecx, dword [esp + 0]          ;   368.2 p5+p2   46 h
        mov dword [esp + 0], edi          ;   365.2 p3+p4   47 h
        mov dword [esp + 12], ecx         ;   369.2 p3+p4   46 h
        mov esi, dword [esp + 24]         ;   368.2 p2      38 blocks
        add esi, 0x40                     ;   371.2 p0      38 blocks
        mov edi, ebp                      ;   369.2 p1      46 h copy
        mov ebp, edx                      ;   372.2 p5      46 h copy
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
