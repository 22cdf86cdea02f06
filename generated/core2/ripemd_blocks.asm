; ripemd_blocks for Intel Core 2, 65 nm (Conroe, Merom) (core2)
; made by cipherwright 0.1.0 from ciphers/ripemd.cw (sha256 709b6f3c2c11146f); do not edit:
;   ./cw build ripemd_blocks --cpu core2
;
; void ripemd_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 16 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 64 bytes, 17 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 13 uops, planned 10.0; bounds: width 3.2, ports 7.0, path 3.0
;   blocks: 833 uops, planned 285.2; bounds: width 208.2, ports 259.0, path 195.0
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
        sub esp, 0x44                     ;                    frame
        mov esi, dword [esp + 88]         ;     0.0 p2      38 h reload
        mov edi, dword [esi]              ;     3.0 p2      38 h
        mov dword [esp + 0], edi          ;     6.0 p3+p4   38 h
        mov edi, dword [esi + 4]          ;     3.0 p2      38 h
        mov dword [esp + 4], edi          ;     6.0 p3+p4   38 h
        mov edi, dword [esi + 8]          ;     3.0 p2      38 h
        mov dword [esp + 8], edi          ;     6.0 p3+p4   38 h
        mov esi, dword [esi + 12]         ;     4.0 p2      38 h
        mov dword [esp + 12], esi         ;     7.0 p3+p4   38 h
        mov esi, dword [esp + 96]         ;     5.0 p2      38 h
        shl esi, 6                        ;     8.0 p0      38 h
        add esi, dword [esp + 92]         ;     9.0 p1+p2   38 h
        mov dword [esp + 16], esi         ;    10.0 p3+p4   38 h
        cmp dword [esp + 96], 0           ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 8]          ;                    resident
        mov edi, dword [esp + 12]         ;                    resident
        mov ebp, dword [esp + 4]          ;                    resident
        mov eax, dword [esp + 92]         ;                    resident
        mov ecx, dword [esp + 0]          ;                    resident
        align 16
.blocks_1:
        mov edx, dword [eax + 4]          ;     0.0 p2      32 sum
        lea ebx, [edx + edi + 1352829926] ;     3.0 p0      32 sum
        mov edx, dword [eax + 8]          ;     1.0 p2      32 sum
        lea edx, [edx + esi + 1352829926] ;     4.0 p0      32 sum
        mov dword [esp + 20], edx         ;     5.0 p3+p4   32 sum spill
        mov edx, edi                      ;     1.2 p1      20 sum copy
        xor edx, esi                      ;     2.2 p5      20 sum
        and edx, ebp                      ;     3.2 p0      20 sum
        xor edx, edi                      ;     4.2 p1      20 sum
        add edx, dword [eax]              ;     5.2 p5+p2   32 sum
        add edx, ecx                      ;     6.2 p0      32 sum
        mov dword [esp + 24], ecx         ;     2.8 p3+p4   41 x[0] spill
        lea ecx, [edx + 1352829926]       ;     7.2 p0      32 sum
        rol ecx, 0xb                      ;     8.2 p5      33 v[0]
        mov dword [esp + 28], edi         ;     3.8 p3+p4   41 x[3] spill
        mov edi, ecx                      ;     9.2 p1      20 sum copy
        mov dword [esp + 32], edx         ;     7.2 p3+p4   32 sum spill
        mov edx, ecx                      ;     9.2 p5      20 sum copy
        xor edx, ebp                      ;    10.2 p1      20 sum
        mov dword [esp + 36], edx         ;    11.2 p3+p4   20 sum spill
        mov edx, dword [eax + 16]         ;     5.0 p2      32 sum
        lea edx, [edx + ecx + 1352829926] ;     9.2 p0      32 sum
        mov dword [esp + 40], eax         ;     6.8 p3+p4   32 sum spill
        mov eax, ebp                      ;     5.8 p5      20 sum copy
        xor eax, esi                      ;     6.8 p1      20 sum
        and edi, eax                      ;    10.2 p0      20 sum
        xor edi, esi                      ;    11.2 p5      20 sum
        add ebx, edi                      ;    12.2 p1      32 sum
        rol ebx, 0xe                      ;    13.2 p0      33 v[3]
        mov edi, dword [esp + 36]         ;    11.2 p2      20 sum reload
        or edi, ebx                       ;    14.2 p5      20 sum
        xor ecx, ebx                      ;    14.2 p1      20 sum
        xor edi, ecx                      ;    15.2 p0      20 sum
        mov dword [esp + 36], esi         ;     8.2 p3+p4   41 x[2] spill
        mov esi, dword [esp + 20]         ;     8.5 p2      32 sum reload
        add esi, edi                      ;    16.2 p5      32 sum
        rol esi, 0xf                      ;    17.2 p0      33 v[2]
        or ecx, esi                       ;    18.2 p1      20 sum
        mov edi, esi                      ;    18.2 p5      20 sum copy
        xor edi, ebx                      ;    19.2 p0      20 sum
        xor ecx, edi                      ;    20.2 p1      20 sum
        lea ecx, [ecx + ebp + 1352829926] ;    21.2 p0      32 sum
        mov dword [esp + 20], ebp         ;    10.5 p3+p4   41 x[1] spill
        mov ebp, dword [esp + 40]         ;    10.8 p2      32 sum reload
        add ecx, dword [ebp + 12]         ;    22.2 p5+p2   32 sum
        rol ecx, 0xc                      ;    23.2 p5      33 v[1]
        or edi, ecx                       ;    24.2 p1      20 sum
        mov dword [esp + 44], eax         ;    11.8 p3+p4   20 sum spill
        mov eax, dword [ebp + 24]         ;    13.8 p2      32 sum
        lea eax, [eax + esi + 1352829926] ;    18.2 p0      32 sum
        xor esi, ecx                      ;    24.2 p1      20 sum
        xor edi, esi                      ;    25.2 p5      20 sum
        add edx, edi                      ;    26.2 p0      32 sum
        rol edx, 5                        ;    27.2 p5      33 v[0]
        mov edi, dword [ebp + 20]         ;    15.2 p2      32 sum
        or esi, edx                       ;    28.2 p1      20 sum
        lea ebx, [ebx + edi + 1352829926] ;    18.2 p0      32 sum
        mov edi, dword [ebp + 28]         ;    17.2 p2      32 sum
        lea edi, [edi + ecx + 1352829926] ;    24.2 p0      32 sum
        xor ecx, edx                      ;    28.2 p5      20 sum
        xor esi, ecx                      ;    29.2 p1      20 sum
        add ebx, esi                      ;    30.2 p0      32 sum
        rol ebx, 8                        ;    31.2 p5      33 v[3]
        or ecx, ebx                       ;    32.2 p1      20 sum
        mov esi, ebx                      ;    32.2 p0      20 sum copy
        xor esi, edx                      ;    33.2 p5      20 sum
        xor ecx, esi                      ;    34.2 p1      20 sum
        add eax, ecx                      ;    35.2 p0      32 sum
        rol eax, 7                        ;    36.2 p5      33 v[2]
        or esi, eax                       ;    37.2 p1      20 sum
        mov ecx, dword [ebp + 36]         ;    24.8 p2      32 sum
        lea ecx, [ecx + ebx + 1352829926] ;    32.2 p0      32 sum
        xor ebx, eax                      ;    37.2 p5      20 sum
        xor esi, ebx                      ;    38.2 p1      20 sum
        add edi, esi                      ;    39.2 p0      32 sum
        rol edi, 9                        ;    40.2 p5      33 v[1]
        or ebx, edi                       ;    41.2 p1      20 sum
        mov esi, dword [ebp + 32]         ;    29.2 p2      32 sum reload
        lea edx, [edx + esi + 1352829926] ;    32.2 p0      32 sum
        mov esi, dword [ebp + 40]         ;    30.2 p2      32 sum
        lea esi, [esi + eax + 1352829926] ;    37.2 p0      32 sum
        xor eax, edi                      ;    41.2 p5      20 sum
        xor ebx, eax                      ;    42.2 p1      20 sum
        add edx, ebx                      ;    43.2 p0      32 sum
        rol edx, 0xb                      ;    44.2 p5      33 v[0]
        mov ebx, dword [esp + 32]         ;    33.0 p2      33 v[0]
        rol ebx, 0xb                      ;    36.0 p0      33 v[0]
        or eax, edx                       ;    45.2 p1      20 sum
        mov ebp, dword [esp + 44]         ;    34.2 p2      20 sum
        and ebp, ebx                      ;    37.2 p5      20 sum
        xor ebp, dword [esp + 36]         ;    38.2 p0+p2   20 sum
        add ebp, dword [esp + 28]         ;    39.2 p1+p2   32 sum
        mov dword [esp + 44], esi         ;    38.2 p3+p4   32 sum spill
        mov esi, dword [esp + 40]         ;    37.2 p2      32 sum reload
        add ebp, dword [esi + 4]          ;    43.2 p5+p2   32 sum
        mov dword [esp + 32], ebx         ;    37.8 p3+p4   33 v[0] spill
        mov ebx, dword [esi + 44]         ;    40.2 p2      32 sum
        lea ebx, [ebx + edi + 1352829926] ;    43.2 p0      32 sum
        xor edi, edx                      ;    45.2 p1      20 sum
        xor eax, edi                      ;    46.2 p5      20 sum
        add ecx, eax                      ;    47.2 p0      32 sum
        rol ebp, 0xe                      ;    44.2 p5      33 v[3]
        rol ecx, 0xd                      ;    48.2 p0      33 v[3]
        mov eax, dword [esp + 32]         ;    40.2 p2      20 sum
        xor eax, dword [esp + 20]         ;    43.2 p1+p2   20 sum
        or eax, ebp                       ;    45.2 p5      20 sum
        or edi, ecx                       ;    49.2 p0      20 sum
        mov esi, dword [esp + 32]         ;    42.2 p2      20 sum
        xor esi, ebp                      ;    45.2 p1      20 sum
        xor eax, esi                      ;    46.2 p5      20 sum
        add eax, dword [esp + 36]         ;    47.2 p0+p2   32 sum
        mov dword [esp + 48], ebp         ;    45.2 p3+p4   33 v[3] spill
        mov ebp, dword [esp + 40]         ;    44.2 p2      32 sum reload
        add eax, dword [ebp + 8]          ;    50.2 p1+p2   32 sum
        mov dword [esp + 52], esi         ;    46.2 p3+p4   20 sum spill
        mov esi, dword [ebp + 48]         ;    47.2 p2      32 sum
        lea esi, [esi + edx + 1352829926] ;    50.2 p0      32 sum
        xor edx, ecx                      ;    49.2 p5      20 sum
        xor edi, edx                      ;    50.2 p1      20 sum
        mov dword [esp + 56], esi         ;    51.2 p3+p4   32 sum spill
        mov esi, dword [esp + 44]         ;    47.2 p2      32 sum reload
        add esi, edi                      ;    51.2 p0      32 sum
        rol eax, 0xf                      ;    51.2 p5      33 v[2]
        rol esi, 0xe                      ;    52.2 p0      33 v[2]
        or edx, esi                       ;    53.2 p1      20 sum
        mov edi, dword [esp + 52]         ;    48.2 p2      20 sum
        or edi, eax                       ;    52.2 p5      20 sum
        mov dword [esp + 52], edx         ;    54.2 p3+p4   20 sum spill
        mov edx, dword [esp + 48]         ;    49.2 p2      20 sum
        xor edx, eax                      ;    52.2 p1      20 sum
        xor edi, edx                      ;    53.2 p0      20 sum
        add edi, dword [ebp + 12]         ;    54.2 p5+p2   32 sum
        add edi, dword [esp + 20]         ;    55.2 p1+p2   32 sum
        rol edi, 0xc                      ;    56.2 p0      33 v[1]
        mov ebp, ecx                      ;    49.8 p5      20 sum copy
        xor ebp, esi                      ;    53.2 p1      20 sum
        mov dword [esp + 44], ecx         ;    50.2 p3+p4   33 v[3] spill
        mov ecx, dword [esp + 52]         ;    54.2 p2      20 sum
        xor ecx, ebp                      ;    57.2 p0      20 sum
        add ebx, ecx                      ;    58.2 p5      32 sum
        rol ebx, 0xf                      ;    59.2 p0      33 v[1]
        or edx, edi                       ;    57.2 p1      20 sum
        or ebp, ebx                       ;    60.2 p5      20 sum
        mov ecx, eax                      ;    52.5 p1      20 sum copy
        xor ecx, edi                      ;    57.2 p0      20 sum
        xor edx, ecx                      ;    58.2 p5      20 sum
        mov dword [esp + 52], eax         ;    53.0 p3+p4   33 v[2] spill
        mov eax, esi                      ;    53.5 p1      20 sum copy
        xor eax, ebx                      ;    60.2 p0      20 sum
        xor ebp, eax                      ;    61.2 p5      20 sum
        mov dword [esp + 60], esi         ;    54.0 p3+p4   33 v[2] spill
        mov esi, dword [esp + 56]         ;    54.2 p2      32 sum reload
        add esi, ebp                      ;    62.2 p1      32 sum
        mov ebp, dword [esp + 40]         ;    55.2 p2      32 sum reload
        add edx, dword [ebp + 16]         ;    61.2 p0+p2   32 sum
        add edx, dword [esp + 32]         ;    62.2 p5+p2   32 sum
        rol edx, 5                        ;    63.2 p0      33 v[0]
        rol esi, 6                        ;    63.2 p5      33 v[0]
        mov dword [esp + 32], ebx         ;    60.2 p3+p4   33 v[1] spill
        or ecx, edx                       ;    64.2 p1      20 sum
        or eax, esi                       ;    64.2 p0      20 sum
        mov ebx, dword [ebp + 28]         ;    58.2 p2      32 sum
        add ebx, edi                      ;    61.2 p1      32 sum
        xor edi, edx                      ;    64.2 p5      20 sum
        xor ecx, edi                      ;    65.2 p0      20 sum
        add ecx, dword [esp + 48]         ;    66.2 p1+p2   32 sum
        add ecx, dword [ebp + 20]         ;    67.2 p5+p2   32 sum
        rol ecx, 8                        ;    68.2 p0      33 v[3]
        mov ebp, dword [esp + 32]         ;    61.2 p2      20 sum
        xor ebp, esi                      ;    64.2 p1      20 sum
        xor eax, ebp                      ;    65.2 p5      20 sum
        add eax, dword [esp + 44]         ;    66.2 p0+p2   32 sum
        mov dword [esp + 44], ebx         ;    62.2 p3+p4   32 sum spill
        mov ebx, dword [esp + 40]         ;    63.2 p2      32 sum reload
        add eax, dword [ebx + 52]         ;    69.2 p1+p2   32 sum
        add eax, 0x50a28be6               ;    70.2 p5      32 sum
        rol eax, 7                        ;    71.2 p0      33 v[3]
        or edi, ecx                       ;    69.2 p1      20 sum
        or ebp, eax                       ;    72.2 p5      20 sum
        mov dword [esp + 48], ebp         ;    73.2 p3+p4   20 sum spill
        mov ebp, dword [ebx + 32]         ;    66.2 p2      32 sum
        add ebp, edx                      ;    69.2 p0      32 sum
        xor edx, ecx                      ;    69.2 p1      20 sum
        xor edi, edx                      ;    70.2 p5      20 sum
        add edi, dword [ebx + 24]         ;    71.2 p0+p2   32 sum
        add edi, dword [esp + 52]         ;    72.2 p1+p2   32 sum
        rol edi, 7                        ;    73.2 p5      33 v[2]
        mov dword [esp + 52], ebp         ;    70.2 p3+p4   32 sum spill
        mov ebp, esi                      ;    66.8 p0      20 sum copy
        xor ebp, eax                      ;    72.2 p1      20 sum
        mov dword [esp + 56], eax         ;    72.2 p3+p4   33 v[3] spill
        mov eax, dword [esp + 48]         ;    73.2 p2      20 sum
        xor eax, ebp                      ;    76.2 p5      20 sum
        add eax, dword [ebx + 56]         ;    77.2 p0+p2   32 sum
        add eax, dword [esp + 60]         ;    78.2 p1+p2   32 sum
        add eax, 0x50a28be6               ;    79.2 p5      32 sum
        rol eax, 9                        ;    80.2 p0      33 v[2]
        or edx, edi                       ;    74.2 p1      20 sum
        and ebp, eax                      ;    81.2 p5      20 sum
        mov dword [esp + 60], eax         ;    81.2 p3+p4   33 v[2] spill
        mov eax, dword [ebx + 36]         ;    71.5 p2      32 sum
        add eax, ecx                      ;    74.5 p0      32 sum
        xor ecx, edi                      ;    74.2 p1      20 sum
        xor edx, ecx                      ;    75.2 p5      20 sum
        mov dword [esp + 48], eax         ;    75.5 p3+p4   32 sum spill
        mov eax, dword [esp + 44]         ;    73.0 p2      32 sum reload
        add eax, edx                      ;    76.2 p0      32 sum
        mov edx, dword [ebx + 28]         ;    74.0 p2      32 sum
        add edx, esi                      ;    77.0 p1      32 sum
        xor esi, ebp                      ;    82.2 p5      20 sum
        rol eax, 9                        ;    77.2 p0      33 v[1]
        add esi, dword [ebx + 60]         ;    83.2 p1+p2   32 sum
        add esi, dword [esp + 32]         ;    84.2 p5+p2   32 sum
        add esi, 0x50a28be6               ;    85.2 p0      32 sum
        rol esi, 8                        ;    86.2 p5      33 v[1]
        or ecx, eax                       ;    78.2 p1      20 sum
        mov ebp, dword [ebx + 40]         ;    77.0 p2      32 sum
        add ebp, edi                      ;    80.0 p0      32 sum
        xor edi, eax                      ;    78.2 p1      20 sum
        xor ecx, edi                      ;    79.2 p5      20 sum
        mov ebx, dword [esp + 52]         ;    78.0 p2      32 sum reload
        add ebx, ecx                      ;    81.0 p0      32 sum
        mov ecx, dword [esp + 60]         ;    81.2 p2      21 sum
        xor ecx, esi                      ;    87.2 p1      21 sum
        rol ebx, 0xb                      ;    82.0 p5      33 v[0]
        mov dword [esp + 52], esi         ;    87.2 p3+p4   33 v[1] spill
        mov esi, dword [esp + 60]         ;    81.2 p2      21 sum
        xor esi, dword [esp + 56]         ;    84.2 p0+p2   21 sum
        and esi, ecx                      ;    88.2 p1      21 sum
        xor esi, dword [esp + 60]         ;    89.2 p5+p2   21 sum
        add edx, esi                      ;    90.2 p0      32 sum
        or edi, ebx                       ;    83.0 p1      20 sum
        rol edx, 7                        ;    91.2 p5      33 v[0]
        mov esi, ebx                      ;    83.0 p0      20 sum copy
        xor esi, eax                      ;    84.0 p1      20 sum
        xor edi, esi                      ;    85.0 p5      20 sum
        mov dword [esp + 32], eax         ;    82.5 p3+p4   33 v[1] spill
        mov eax, dword [esp + 48]         ;    83.0 p2      32 sum reload
        add eax, edi                      ;    86.0 p0      32 sum
        rol eax, 0xd                      ;    87.0 p5      33 v[3]
        mov edi, dword [esp + 52]         ;    87.2 p2      21 sum
        xor edi, edx                      ;    92.2 p1      21 sum
        and ecx, edi                      ;    93.2 p0      21 sum
        or esi, eax                       ;    88.0 p5      20 sum
        xor ecx, dword [esp + 52]         ;    94.2 p1+p2   21 sum
        mov dword [esp + 48], edi         ;    93.2 p3+p4   21 sum spill
        mov edi, dword [esp + 40]         ;    86.0 p2      32 sum reload
        add ecx, dword [edi + 16]         ;    95.2 p0+p2   32 sum
        add ecx, dword [esp + 56]         ;    96.2 p5+p2   32 sum
        rol ecx, 6                        ;    97.2 p0      33 v[3]
        mov dword [esp + 56], edx         ;    92.2 p3+p4   33 v[0] spill
        mov edx, dword [edi + 48]         ;    89.0 p2      32 sum
        add edx, ebx                      ;    92.0 p1      32 sum
        xor ebx, eax                      ;    88.0 p5      20 sum
        xor esi, ebx                      ;    89.0 p0      20 sum
        add ebp, esi                      ;    90.0 p1      32 sum
        rol ebp, 0xe                      ;    91.0 p5      33 v[2]
        or ebx, ebp                       ;    92.0 p0      20 sum
        mov esi, dword [esp + 56]         ;    92.2 p2      21 sum
        xor esi, ecx                      ;    98.2 p1      21 sum
        mov dword [esp + 44], ecx         ;    98.2 p3+p4   33 v[3] spill
        mov ecx, dword [edi + 52]         ;    91.0 p2      32 sum
        add ecx, eax                      ;    94.0 p5      32 sum
        xor eax, ebp                      ;    92.0 p0      20 sum
        xor ebx, eax                      ;    93.0 p1      20 sum
        mov dword [esp + 64], ecx         ;    95.0 p3+p4   32 sum spill
        mov ecx, dword [esp + 48]         ;    93.2 p2      21 sum
        and ecx, esi                      ;    99.2 p5      21 sum
        xor ecx, dword [esp + 56]         ;   100.2 p0+p2   21 sum
        add ebx, dword [edi + 44]         ;    94.2 p1+p2   32 sum
        add ebx, dword [esp + 32]         ;    95.2 p5+p2   32 sum
        rol ebx, 0xf                      ;    96.2 p0      33 v[1]
        add ecx, dword [esp + 60]         ;   101.2 p1+p2   32 sum
        add ecx, dword [edi + 52]         ;   102.2 p5+p2   32 sum
        rol ecx, 8                        ;   103.2 p0      33 v[2]
        or eax, ebx                       ;    97.2 p1      20 sum
        mov dword [esp + 60], edx         ;    94.8 p3+p4   32 sum spill
        mov edx, dword [edi + 56]         ;    98.2 p2      32 sum
        add edx, ebp                      ;   101.2 p5      32 sum
        xor ebp, ebx                      ;    97.2 p0      20 sum
        xor eax, ebp                      ;    98.2 p1      20 sum
        mov edi, dword [esp + 60]         ;    99.2 p2      32 sum reload
        add edi, eax                      ;   102.2 p5      32 sum
        mov eax, dword [esp + 44]         ;   100.2 p2      21 sum
        xor eax, ecx                      ;   104.2 p0      21 sum
        and esi, eax                      ;   105.2 p1      21 sum
        rol edi, 6                        ;   103.2 p5      33 v[0]
        xor esi, dword [esp + 44]         ;   106.2 p0+p2   21 sum
        add esi, dword [esp + 52]         ;   107.2 p1+p2   32 sum
        mov dword [esp + 52], edx         ;   102.2 p3+p4   32 sum spill
        mov edx, dword [esp + 40]         ;   103.2 p2      32 sum reload
        add esi, dword [edx + 4]          ;   109.2 p5+p2   32 sum
        rol esi, 0xd                      ;   110.2 p0      33 v[1]
        or ebp, edi                       ;   104.2 p1      20 sum
        mov dword [esp + 60], eax         ;   105.2 p3+p4   21 sum spill
        mov eax, dword [edx + 60]         ;   106.2 p2      32 sum
        add eax, ebx                      ;   109.2 p5      32 sum
        xor ebx, edi                      ;   104.2 p0      20 sum
        xor ebp, ebx                      ;   105.2 p1      20 sum
        mov dword [esp + 32], eax         ;   110.2 p3+p4   32 sum spill
        mov eax, dword [esp + 64]         ;   106.2 p2      32 sum reload
        add eax, ebp                      ;   109.2 p5      32 sum
        mov ebp, ecx                      ;   104.2 p0      21 sum copy
        xor ebp, esi                      ;   111.2 p1      21 sum
        rol eax, 7                        ;   110.2 p5      33 v[3]
        mov dword [esp + 64], esi         ;   111.2 p3+p4   33 v[1] spill
        mov esi, dword [edx + 60]         ;   107.2 p2      32 sum
        add esi, ecx                      ;   110.2 p0      32 sum
        mov dword [esp + 48], esi         ;   111.2 p3+p4   32 sum spill
        mov esi, dword [esp + 60]         ;   108.2 p2      21 sum
        and esi, ebp                      ;   112.2 p1      21 sum
        xor ecx, esi                      ;   113.2 p5      21 sum
        or ebx, eax                       ;   111.2 p0      20 sum
        add ecx, dword [edx + 40]         ;   114.2 p1+p2   32 sum
        add ecx, dword [esp + 56]         ;   115.2 p5+p2   32 sum
        rol ecx, 0xb                      ;   116.2 p0      33 v[0]
        mov esi, eax                      ;   111.2 p1      20 sum copy
        xor esi, edi                      ;   112.2 p5      20 sum
        xor ebx, esi                      ;   113.2 p0      20 sum
        mov dword [esp + 56], eax         ;   111.2 p3+p4   33 v[3] spill
        mov eax, dword [esp + 52]         ;   111.2 p2      32 sum reload
        add eax, ebx                      ;   114.2 p1      32 sum
        rol eax, 9                        ;   115.2 p5      33 v[2]
        mov ebx, dword [esp + 64]         ;   112.2 p2      21 sum
        xor ebx, ecx                      ;   117.2 p0      21 sum
        and ebp, ebx                      ;   118.2 p1      21 sum
        and esi, eax                      ;   116.2 p5      20 sum
        xor ebp, dword [esp + 64]         ;   119.2 p0+p2   21 sum
        add ebp, dword [edx + 24]         ;   120.2 p1+p2   32 sum
        add ebp, dword [esp + 44]         ;   121.2 p5+p2   32 sum
        rol ebp, 9                        ;   122.2 p0      33 v[3]
        xor esi, edi                      ;   117.2 p1      20 sum
        mov dword [esp + 44], edi         ;   113.5 p3+p4   33 v[0] spill
        mov edi, dword [esp + 32]         ;   116.2 p2      32 sum reload
        add edi, esi                      ;   119.2 p5      32 sum
        rol edi, 8                        ;   120.2 p0      33 v[1]
        mov esi, ecx                      ;   117.2 p1      21 sum copy
        xor esi, ebp                      ;   123.2 p5      21 sum
        and ebx, esi                      ;   124.2 p0      21 sum
        mov dword [esp + 32], esi         ;   124.2 p3+p4   21 sum spill
        mov esi, eax                      ;   116.2 p1      21 sum copy
        xor esi, dword [esp + 56]         ;   117.2 p5+p2   21 sum
        and esi, edi                      ;   121.2 p0      21 sum
        xor ebx, ecx                      ;   125.2 p1      21 sum
        mov dword [esp + 52], ecx         ;   117.2 p3+p4   33 v[0] spill
        mov ecx, dword [esp + 48]         ;   118.2 p2      32 sum reload
        add ecx, ebx                      ;   126.2 p5      32 sum
        mov ebx, eax                      ;   118.0 p0      21 sum copy
        and ebx, dword [esp + 56]         ;   119.2 p1+p2   21 sum
        add ebx, dword [edx + 28]         ;   120.2 p5+p2   32 sum
        lea ebx, [ebx + esi + 1518500249] ;   122.2 p0      32 sum
        add ebx, dword [esp + 44]         ;   123.2 p1+p2   32 sum
        rol ebx, 7                        ;   124.2 p5      33 v[0]
        rol ecx, 7                        ;   127.2 p0      33 v[2]
        mov esi, edi                      ;   121.2 p1      21 sum copy
        xor esi, eax                      ;   122.2 p5      21 sum
        and esi, ebx                      ;   125.2 p0      21 sum
        mov dword [esp + 44], ebx         ;   125.2 p3+p4   33 v[0] spill
        mov ebx, dword [edx + 52]         ;   122.2 p2      32 sum
        lea ebx, [ebx + eax + 1518500249] ;   125.2 p0      32 sum
        and eax, edi                      ;   121.8 p1      21 sum
        add esi, dword [edx + 16]         ;   126.2 p5+p2   32 sum
        lea esi, [esi + eax + 1518500249] ;   127.2 p0      32 sum
        add esi, dword [esp + 56]         ;   128.2 p1+p2   32 sum
        rol esi, 6                        ;   129.2 p5      33 v[3]
        mov eax, ebp                      ;   123.8 p1      21 sum copy
        xor eax, ecx                      ;   128.2 p0      21 sum
        mov dword [esp + 56], ecx         ;   128.2 p3+p4   33 v[2] spill
        mov ecx, dword [esp + 32]         ;   125.2 p2      21 sum
        and ecx, eax                      ;   129.2 p5      21 sum
        xor ecx, ebp                      ;   130.2 p1      21 sum
        mov dword [esp + 32], ebp         ;   124.8 p3+p4   33 v[3] spill
        mov ebp, dword [esp + 44]         ;   126.2 p2      21 sum
        xor ebp, edi                      ;   129.2 p0      21 sum
        and ebp, esi                      ;   130.2 p5      21 sum
        add ebx, ebp                      ;   131.2 p1      32 sum
        mov ebp, dword [edx + 4]          ;   127.2 p2      32 sum
        lea ebp, [ebp + edi + 1518500249] ;   130.2 p0      32 sum
        and edi, dword [esp + 44]         ;   128.2 p5+p2   21 sum
        add ebx, edi                      ;   132.2 p1      32 sum
        add ecx, dword [edx + 12]         ;   131.2 p0+p2   32 sum
        add ecx, dword [esp + 64]         ;   132.2 p5+p2   32 sum
        rol ecx, 0xf                      ;   133.2 p0      33 v[1]
        rol ebx, 8                        ;   133.2 p5      33 v[2]
        mov edi, dword [esp + 44]         ;   131.2 p2      21 sum
        xor edi, esi                      ;   134.2 p1      21 sum
        and edi, ebx                      ;   135.2 p0      21 sum
        add ebp, edi                      ;   136.2 p1      32 sum
        mov edi, dword [esp + 56]         ;   132.2 p2      21 sum
        xor edi, ecx                      ;   135.2 p5      21 sum
        and eax, edi                      ;   136.2 p0      21 sum
        mov dword [esp + 64], edi         ;   136.2 p3+p4   21 sum spill
        mov edi, dword [esp + 44]         ;   133.2 p2      21 sum
        and edi, esi                      ;   136.2 p1      21 sum
        add ebp, edi                      ;   137.2 p5      32 sum
        rol ebp, 0xd                      ;   138.2 p0      33 v[1]
        mov edi, dword [esp + 56]         ;   134.2 p2      33 v[2] reload
        xor eax, edi                      ;   137.2 p1      21 sum
        add eax, dword [edx + 48]         ;   138.2 p5+p2   32 sum
        add eax, dword [esp + 52]         ;   139.2 p0+p2   32 sum
        rol eax, 7                        ;   140.2 p5      33 v[0]
        mov edi, esi                      ;   133.5 p1      21 sum copy
        xor edi, ebx                      ;   134.5 p0      21 sum
        and edi, ebp                      ;   139.2 p1      21 sum
        mov dword [esp + 52], ebp         ;   139.2 p3+p4   33 v[1] spill
        mov ebp, dword [edx + 24]         ;   137.2 p2      32 sum
        lea ebp, [ebp + esi + 1518500249] ;   140.2 p0      32 sum
        and esi, ebx                      ;   135.2 p5      21 sum
        add edi, dword [edx + 40]         ;   140.2 p1+p2   32 sum
        lea edi, [edi + esi + 1518500249] ;   141.2 p0      32 sum
        add edi, dword [esp + 44]         ;   142.2 p5+p2   32 sum
        rol edi, 0xb                      ;   143.2 p0      33 v[0]
        mov esi, ecx                      ;   136.8 p1      21 sum copy
        xor esi, eax                      ;   141.2 p5      21 sum
        mov dword [esp + 44], eax         ;   141.2 p3+p4   33 v[0] spill
        mov eax, dword [esp + 52]         ;   140.2 p2      21 sum
        xor eax, ebx                      ;   143.2 p0      21 sum
        and eax, edi                      ;   144.2 p1      21 sum
        add ebp, eax                      ;   145.2 p5      32 sum
        mov eax, dword [edx + 60]         ;   141.2 p2      32 sum
        lea eax, [eax + ebx + 1518500249] ;   144.2 p0      32 sum
        and ebx, dword [esp + 52]         ;   142.2 p1+p2   21 sum
        add ebp, ebx                      ;   146.2 p5      32 sum
        mov ebx, dword [esp + 64]         ;   143.2 p2      21 sum
        and ebx, esi                      ;   146.2 p0      21 sum
        xor ebx, ecx                      ;   147.2 p1      21 sum
        rol ebp, 9                        ;   147.2 p5      33 v[3]
        add ebx, dword [edx]              ;   148.2 p0+p2   32 sum
        add ebx, dword [esp + 32]         ;   149.2 p1+p2   32 sum
        rol ebx, 0xc                      ;   150.2 p5      33 v[3]
        mov dword [esp + 32], ecx         ;   142.0 p3+p4   33 v[1] spill
        mov ecx, dword [esp + 52]         ;   146.2 p2      21 sum
        xor ecx, edi                      ;   149.2 p0      21 sum
        and ecx, ebp                      ;   150.2 p1      21 sum
        add eax, ecx                      ;   151.2 p5      32 sum
        mov ecx, dword [esp + 52]         ;   147.2 p2      21 sum
        and ecx, edi                      ;   150.2 p0      21 sum
        add eax, ecx                      ;   152.2 p1      32 sum
        mov ecx, dword [esp + 44]         ;   148.2 p2      21 sum
        xor ecx, ebx                      ;   151.2 p5      21 sum
        rol eax, 7                        ;   153.2 p0      33 v[2]
        and esi, ecx                      ;   152.2 p1      21 sum
        xor esi, dword [esp + 44]         ;   153.2 p5+p2   21 sum
        mov dword [esp + 64], ecx         ;   152.2 p3+p4   21 sum spill
        mov ecx, ebp                      ;   148.2 p0      21 sum copy
        xor ecx, edi                      ;   149.2 p1      21 sum
        and ecx, eax                      ;   154.2 p5      21 sum
        mov dword [esp + 48], ebx         ;   151.2 p3+p4   33 v[3] spill
        mov ebx, dword [edx + 48]         ;   150.2 p2      32 sum
        lea ebx, [ebx + edi + 1518500249] ;   153.2 p0      32 sum
        and edi, ebp                      ;   149.5 p1      21 sum
        add esi, dword [edx + 36]         ;   154.2 p5+p2   32 sum
        add esi, dword [esp + 56]         ;   155.2 p0+p2   32 sum
        rol esi, 0xf                      ;   156.2 p5      33 v[2]
        add edi, dword [edx + 12]         ;   153.2 p1+p2   32 sum
        lea edi, [edi + ecx + 1518500249] ;   155.2 p0      32 sum
        add edi, dword [esp + 52]         ;   156.2 p1+p2   32 sum
        rol edi, 0xf                      ;   157.2 p5      33 v[1]
        mov ecx, eax                      ;   154.2 p0      21 sum copy
        xor ecx, ebp                      ;   155.2 p1      21 sum
        mov dword [esp + 52], ecx         ;   156.2 p3+p4   21 sum spill
        mov ecx, dword [edx]              ;   155.2 p2      32 sum
        lea ecx, [ecx + ebp + 1518500249] ;   158.2 p0      32 sum
        and ebp, eax                      ;   154.2 p5      21 sum
        add ebx, ebp                      ;   155.2 p1      32 sum
        mov ebp, dword [esp + 48]         ;   156.2 p2      21 sum
        xor ebp, esi                      ;   159.2 p0      21 sum
        mov edx, dword [esp + 52]         ;   157.2 p2      21 sum
        and edx, edi                      ;   160.2 p5      21 sum
        add ebx, edx                      ;   161.2 p1      32 sum
        rol ebx, 7                        ;   162.2 p0      33 v[0]
        mov edx, dword [esp + 64]         ;   158.2 p2      21 sum
        and edx, ebp                      ;   161.2 p5      21 sum
        xor edx, dword [esp + 48]         ;   162.2 p1+p2   21 sum
        add edx, dword [esp + 32]         ;   163.2 p0+p2   32 sum
        mov dword [esp + 32], ebp         ;   160.2 p3+p4   21 sum spill
        mov ebp, dword [esp + 40]         ;   161.2 p2      32 sum reload
        add edx, dword [ebp + 20]         ;   167.2 p5+p2   32 sum
        rol edx, 9                        ;   168.2 p0      33 v[1]
        mov ebp, eax                      ;   157.2 p1      21 sum copy
        xor ebp, edi                      ;   158.2 p5      21 sum
        and ebp, ebx                      ;   163.2 p0      21 sum
        add ecx, ebp                      ;   164.2 p1      32 sum
        mov ebp, edi                      ;   158.8 p5      21 sum copy
        and ebp, eax                      ;   159.8 p0      21 sum
        add ecx, ebp                      ;   165.2 p1      32 sum
        rol ecx, 0xc                      ;   166.2 p5      33 v[3]
        mov ebp, esi                      ;   160.2 p0      21 sum copy
        xor ebp, edx                      ;   169.2 p1      21 sum
        mov dword [esp + 64], edx         ;   169.2 p3+p4   33 v[1] spill
        mov edx, edi                      ;   160.8 p5      21 sum copy
        xor edx, ebx                      ;   163.2 p0      21 sum
        and edx, ecx                      ;   167.2 p1      21 sum
        mov dword [esp + 52], ecx         ;   167.2 p3+p4   33 v[3] spill
        mov ecx, dword [esp + 40]         ;   163.2 p2      32 sum reload
        add eax, dword [ecx + 36]         ;   169.2 p5+p2   32 sum
        lea eax, [eax + edx + 1518500249] ;   170.2 p0      32 sum
        mov edx, dword [ecx + 20]         ;   166.2 p2      32 sum
        lea edx, [edx + edi + 1518500249] ;   169.2 p0      32 sum
        and edi, ebx                      ;   163.5 p1      21 sum
        add eax, edi                      ;   171.2 p5      32 sum
        mov edi, dword [esp + 32]         ;   166.2 p2      21 sum
        and edi, ebp                      ;   170.2 p0      21 sum
        xor edi, esi                      ;   171.2 p1      21 sum
        rol eax, 0xf                      ;   172.2 p5      33 v[2]
        add edi, dword [ecx + 56]         ;   172.2 p0+p2   32 sum
        add edi, dword [esp + 44]         ;   173.2 p1+p2   32 sum
        rol edi, 7                        ;   174.2 p5      33 v[0]
        mov dword [esp + 44], esi         ;   167.2 p3+p4   33 v[2] spill
        mov esi, dword [esp + 52]         ;   169.2 p2      21 sum
        xor esi, ebx                      ;   172.2 p0      21 sum
        and esi, eax                      ;   173.2 p1      21 sum
        add edx, esi                      ;   174.2 p5      32 sum
        mov esi, dword [ecx + 56]         ;   170.2 p2      32 sum
        lea esi, [esi + ebx + 1518500249] ;   173.2 p0      32 sum
        and ebx, dword [esp + 52]         ;   171.2 p1+p2   21 sum
        add edx, ebx                      ;   175.2 p5      32 sum
        mov ebx, dword [esp + 64]         ;   172.2 p2      21 sum
        xor ebx, edi                      ;   175.2 p0      21 sum
        rol edx, 9                        ;   176.2 p5      33 v[1]
        and ebp, ebx                      ;   176.2 p1      21 sum
        xor ebp, dword [esp + 64]         ;   177.2 p0+p2   21 sum
        mov ecx, dword [esp + 52]         ;   174.2 p2      21 sum
        xor ecx, eax                      ;   177.2 p1      21 sum
        and ecx, edx                      ;   178.2 p5      21 sum
        add esi, ecx                      ;   179.2 p0      32 sum
        mov ecx, eax                      ;   173.2 p1      21 sum copy
        and ecx, dword [esp + 52]         ;   175.2 p5+p2   21 sum
        add esi, ecx                      ;   180.2 p0      32 sum
        add ebp, dword [esp + 48]         ;   178.2 p1+p2   32 sum
        mov ecx, dword [esp + 40]         ;   177.2 p2      32 sum reload
        mov dword [esp + 48], ebx         ;   176.2 p3+p4   21 sum spill
        mov ebx, dword [ecx + 8]          ;   180.2 p2      32 sum reload
        add ebp, ebx                      ;   183.2 p5      32 sum
        rol ebp, 0xb                      ;   184.2 p0      33 v[3]
        rol esi, 7                        ;   181.2 p5      33 v[0]
        mov ebx, edx                      ;   177.2 p1      21 sum copy
        xor ebx, eax                      ;   178.2 p0      21 sum
        and ebx, esi                      ;   182.2 p1      21 sum
        mov dword [esp + 32], esi         ;   182.2 p3+p4   33 v[0] spill
        mov esi, dword [ecx + 44]         ;   180.2 p2      32 sum
        lea esi, [esi + eax + 1518500249] ;   183.2 p0      32 sum
        and eax, edx                      ;   177.5 p5      21 sum
        add eax, dword [ecx + 8]          ;   183.2 p1+p2   32 sum
        lea eax, [eax + ebx + 1518500249] ;   184.2 p0      32 sum
        add eax, dword [esp + 52]         ;   185.2 p5+p2   32 sum
        mov ebx, edi                      ;   178.8 p1      21 sum copy
        xor ebx, ebp                      ;   185.2 p0      21 sum
        rol eax, 0xb                      ;   186.2 p5      33 v[3]
        mov dword [esp + 52], ebp         ;   185.2 p3+p4   33 v[3] spill
        mov ebp, dword [esp + 48]         ;   182.2 p2      21 sum
        and ebp, ebx                      ;   186.2 p1      21 sum
        xor ebp, edi                      ;   187.2 p0      21 sum
        add ebp, dword [ecx + 44]         ;   188.2 p5+p2   32 sum
        add ebp, dword [esp + 44]         ;   189.2 p1+p2   32 sum
        rol ebp, 0xd                      ;   190.2 p0      33 v[2]
        mov dword [esp + 44], edi         ;   182.5 p3+p4   33 v[0] spill
        mov edi, dword [esp + 32]         ;   185.2 p2      21 sum
        xor edi, edx                      ;   188.2 p5      21 sum
        and edi, eax                      ;   189.2 p1      21 sum
        add esi, edi                      ;   190.2 p0      32 sum
        mov edi, dword [ecx + 32]         ;   186.2 p2      32 sum
        lea edi, [edi + edx + 1518500249] ;   189.2 p0      32 sum
        and edx, dword [esp + 32]         ;   187.2 p5+p2   21 sum
        add esi, edx                      ;   191.2 p1      32 sum
        rol esi, 0xd                      ;   192.2 p0      33 v[2]
        mov edx, dword [esp + 52]         ;   188.2 p2      21 sum
        xor edx, ebp                      ;   191.2 p5      21 sum
        and ebx, edx                      ;   192.2 p1      21 sum
        mov edx, eax                      ;   187.2 p0      21 sum copy
        xor edx, dword [esp + 32]         ;   189.2 p5+p2   21 sum
        and edx, esi                      ;   193.2 p1      21 sum
        add edi, edx                      ;   194.2 p0      32 sum
        mov edx, dword [esp + 52]         ;   190.2 p2      33 v[3] reload
        xor ebx, edx                      ;   193.2 p5      21 sum
        mov edx, dword [esp + 32]         ;   191.2 p2      21 sum
        and edx, eax                      ;   194.2 p1      21 sum
        add edi, edx                      ;   195.2 p0      32 sum
        rol edi, 0xc                      ;   196.2 p5      33 v[1]
        add ebx, dword [esp + 64]         ;   194.2 p1+p2   32 sum
        mov edx, dword [ecx + 32]         ;   193.2 p2      32 sum reload
        add ebx, edx                      ;   196.2 p0      32 sum
        rol ebx, 0xc                      ;   197.2 p5      33 v[1]
        mov edx, dword [ecx + 40]         ;   194.2 p2      32 sum
        lea edx, [edx + eax + 1859775393] ;   197.2 p0      32 sum
        xor eax, esi                      ;   193.2 p1      22 sum
        xor eax, edi                      ;   197.2 p5      22 sum
        add eax, dword [ecx + 12]         ;   198.2 p0+p2   32 sum
        add eax, dword [esp + 32]         ;   199.2 p1+p2   32 sum
        add eax, 0x6ed9eba1               ;   200.2 p5      32 sum
        rol eax, 0xb                      ;   201.2 p0      33 v[0]
        mov dword [esp + 32], esi         ;   193.8 p3+p4   33 v[2] spill
        mov esi, dword [esp + 52]         ;   197.2 p2      22 sum
        xor esi, ebx                      ;   200.2 p1      22 sum
        xor esi, ebp                      ;   201.2 p5      22 sum
        add esi, dword [ecx + 12]         ;   202.2 p0+p2   32 sum
        add esi, dword [esp + 44]         ;   203.2 p1+p2   32 sum
        add esi, 0x5c4dd124               ;   204.2 p5      32 sum
        rol esi, 0xb                      ;   205.2 p0      33 v[0]
        mov dword [esp + 44], ebx         ;   198.2 p3+p4   33 v[1] spill
        mov ebx, dword [ecx + 8]          ;   200.2 p2      32 sum
        lea ebx, [ebx + ebp + 1548603684] ;   203.2 p0      32 sum
        xor ebp, dword [esp + 44]         ;   201.2 p1+p2   22 sum
        xor ebp, esi                      ;   206.2 p5      22 sum
        mov dword [esp + 64], esi         ;   206.2 p3+p4   33 v[0] spill
        mov esi, dword [esp + 32]         ;   202.2 p2      22 sum
        xor esi, eax                      ;   205.2 p0      22 sum
        xor esi, edi                      ;   206.2 p1      22 sum
        add edx, esi                      ;   207.2 p5      32 sum
        rol edx, 0xd                      ;   208.2 p0      33 v[3]
        add ebp, dword [ecx + 40]         ;   207.2 p1+p2   32 sum
        add ebp, dword [esp + 52]         ;   208.2 p5+p2   32 sum
        add ebp, 0x5c4dd124               ;   209.2 p0      32 sum
        rol ebp, 0xd                      ;   210.2 p5      33 v[3]
        mov esi, dword [ecx + 16]         ;   205.2 p2      32 sum
        lea esi, [esi + edi + 1859775393] ;   208.2 p0      32 sum
        xor edi, eax                      ;   203.2 p1      22 sum
        xor edi, edx                      ;   209.2 p5      22 sum
        add edi, dword [esp + 32]         ;   210.2 p0+p2   32 sum
        add edi, dword [ecx + 8]          ;   211.2 p1+p2   32 sum
        add edi, 0x6ed9eba1               ;   212.2 p5      32 sum
        rol edi, 0xe                      ;   213.2 p0      33 v[2]
        mov ecx, dword [esp + 64]         ;   208.2 p2      22 sum
        xor ecx, ebp                      ;   211.2 p1      22 sum
        xor ecx, dword [esp + 44]         ;   212.2 p5+p2   22 sum
        add ebx, ecx                      ;   213.2 p0      32 sum
        rol ebx, 0xe                      ;   214.2 p5      33 v[2]
        mov ecx, eax                      ;   207.5 p1      22 sum copy
        xor ecx, edx                      ;   209.2 p0      22 sum
        xor ecx, edi                      ;   214.2 p1      22 sum
        add esi, ecx                      ;   215.2 p5      32 sum
        mov ecx, ebp                      ;   211.2 p0      22 sum copy
        xor ecx, ebx                      ;   215.2 p1      22 sum
        xor ecx, dword [esp + 64]         ;   216.2 p5+p2   22 sum
        rol esi, 7                        ;   216.2 p0      33 v[1]
        mov dword [esp + 32], eax         ;   209.8 p3+p4   33 v[0] spill
        mov eax, dword [esp + 40]         ;   211.2 p2      32 sum reload
        add ecx, dword [eax + 16]         ;   217.2 p1+p2   32 sum
        add ecx, dword [esp + 44]         ;   218.2 p5+p2   32 sum
        add ecx, 0x5c4dd124               ;   219.2 p0      32 sum
        rol ecx, 7                        ;   220.2 p5      33 v[1]
        mov dword [esp + 44], ebp         ;   211.8 p3+p4   33 v[3] spill
        mov ebp, dword [eax + 60]         ;   214.2 p2      32 sum
        lea ebp, [ebp + edx + 1859775393] ;   217.2 p0      32 sum
        xor edx, edi                      ;   214.2 p1      22 sum
        xor edx, esi                      ;   217.2 p5      22 sum
        add edx, dword [eax + 36]         ;   218.2 p0+p2   32 sum
        add edx, dword [esp + 32]         ;   219.2 p1+p2   32 sum
        add edx, 0x6ed9eba1               ;   220.2 p5      32 sum
        rol edx, 0xe                      ;   221.2 p0      33 v[0]
        mov dword [esp + 32], edi         ;   214.8 p3+p4   33 v[2] spill
        mov edi, dword [esp + 44]         ;   217.2 p2      22 sum
        xor edi, ebx                      ;   220.2 p1      22 sum
        xor edi, ecx                      ;   221.2 p5      22 sum
        add edi, dword [eax + 36]         ;   222.2 p0+p2   32 sum
        add edi, dword [esp + 64]         ;   223.2 p1+p2   32 sum
        add edi, 0x5c4dd124               ;   224.2 p5      32 sum
        rol edi, 0xe                      ;   225.2 p0      33 v[0]
        mov dword [esp + 64], ecx         ;   221.2 p3+p4   33 v[1] spill
        mov ecx, dword [eax + 32]         ;   220.2 p2      32 sum
        lea ecx, [ecx + ebx + 1548603684] ;   223.2 p0      32 sum
        xor ebx, dword [esp + 64]         ;   224.2 p1+p2   22 sum
        xor ebx, edi                      ;   226.2 p5      22 sum
        mov dword [esp + 52], edi         ;   226.2 p3+p4   33 v[0] spill
        mov edi, dword [esp + 32]         ;   222.2 p2      22 sum
        xor edi, edx                      ;   225.2 p0      22 sum
        xor edi, esi                      ;   226.2 p1      22 sum
        add ebp, edi                      ;   227.2 p5      32 sum
        rol ebp, 9                        ;   228.2 p0      33 v[3]
        add ebx, dword [eax + 60]         ;   227.2 p1+p2   32 sum
        add ebx, dword [esp + 44]         ;   228.2 p5+p2   32 sum
        add ebx, 0x5c4dd124               ;   229.2 p0      32 sum
        rol ebx, 9                        ;   230.2 p5      33 v[3]
        mov edi, dword [eax + 4]          ;   225.2 p2      32 sum
        lea edi, [edi + esi + 1859775393] ;   228.2 p0      32 sum
        xor esi, edx                      ;   223.5 p1      22 sum
        xor esi, ebp                      ;   229.2 p5      22 sum
        add esi, dword [esp + 32]         ;   230.2 p0+p2   32 sum
        add esi, dword [eax + 32]         ;   231.2 p1+p2   32 sum
        add esi, 0x6ed9eba1               ;   232.2 p5      32 sum
        rol esi, 0xd                      ;   233.2 p0      33 v[2]
        mov eax, dword [esp + 52]         ;   228.2 p2      22 sum
        xor eax, ebx                      ;   231.2 p1      22 sum
        xor eax, dword [esp + 64]         ;   232.2 p5+p2   22 sum
        add ecx, eax                      ;   233.2 p0      32 sum
        rol ecx, 0xd                      ;   234.2 p5      33 v[2]
        mov eax, ebp                      ;   229.2 p1      22 sum copy
        xor eax, edx                      ;   230.2 p0      22 sum
        xor eax, esi                      ;   234.2 p1      22 sum
        add edi, eax                      ;   235.2 p5      32 sum
        mov eax, dword [esp + 52]         ;   230.2 p2      22 sum
        xor eax, ecx                      ;   235.2 p0      22 sum
        xor eax, ebx                      ;   236.2 p1      22 sum
        rol edi, 0xf                      ;   236.2 p5      33 v[1]
        add eax, dword [esp + 64]         ;   237.2 p0+p2   32 sum
        mov dword [esp + 64], edx         ;   230.5 p3+p4   33 v[0] spill
        mov edx, dword [esp + 40]         ;   232.2 p2      32 sum reload
        add eax, dword [edx + 4]          ;   238.2 p1+p2   32 sum
        add eax, 0x5c4dd124               ;   239.2 p5      32 sum
        rol eax, 0xf                      ;   240.2 p0      33 v[1]
        mov dword [esp + 32], ecx         ;   235.2 p3+p4   33 v[2] spill
        mov ecx, dword [edx + 28]         ;   235.2 p2      32 sum
        lea ecx, [ecx + ebp + 1859775393] ;   238.2 p0      32 sum
        xor ebp, esi                      ;   234.2 p1      22 sum
        xor ebp, edi                      ;   237.2 p5      22 sum
        add ebp, dword [edx + 56]         ;   238.2 p0+p2   32 sum
        add ebp, dword [esp + 64]         ;   239.2 p1+p2   32 sum
        add ebp, 0x6ed9eba1               ;   240.2 p5      32 sum
        mov dword [esp + 64], esi         ;   234.8 p3+p4   33 v[2] spill
        mov esi, dword [edx + 28]         ;   237.2 p2      32 sum
        lea esi, [esi + ebx + 1548603684] ;   240.2 p0      32 sum
        xor ebx, eax                      ;   241.2 p1      22 sum
        xor ebx, dword [esp + 32]         ;   242.2 p5+p2   22 sum
        rol ebp, 6                        ;   241.2 p0      33 v[0]
        add ebx, dword [edx + 56]         ;   243.2 p1+p2   32 sum
        add ebx, dword [esp + 52]         ;   244.2 p5+p2   32 sum
        add ebx, 0x5c4dd124               ;   245.2 p0      32 sum
        rol ebx, 6                        ;   246.2 p5      33 v[0]
        mov edx, dword [esp + 64]         ;   241.2 p2      22 sum
        xor edx, edi                      ;   244.2 p1      22 sum
        xor edx, ebp                      ;   245.2 p0      22 sum
        add ecx, edx                      ;   246.2 p5      32 sum
        mov edx, eax                      ;   241.2 p1      22 sum copy
        xor edx, ebx                      ;   247.2 p0      22 sum
        xor edx, dword [esp + 32]         ;   248.2 p5+p2   22 sum
        add esi, edx                      ;   249.2 p1      32 sum
        rol ecx, 8                        ;   247.2 p0      33 v[3]
        rol esi, 8                        ;   250.2 p5      33 v[3]
        mov edx, ebp                      ;   242.2 p1      22 sum copy
        xor edx, edi                      ;   243.2 p0      22 sum
        xor edx, ecx                      ;   248.2 p5      22 sum
        mov dword [esp + 52], edi         ;   242.2 p3+p4   33 v[1] spill
        mov edi, dword [esp + 40]         ;   243.2 p2      32 sum reload
        add edx, dword [edi]              ;   249.2 p1+p2   32 sum
        add edx, dword [esp + 64]         ;   250.2 p0+p2   32 sum
        add edx, 0x6ed9eba1               ;   251.2 p5      32 sum
        mov dword [esp + 64], ebp         ;   243.8 p3+p4   33 v[0] spill
        mov ebp, dword [edi + 24]         ;   246.2 p2      32 sum
        lea ebp, [ebp + eax + 1548603684] ;   249.2 p0      32 sum
        xor eax, esi                      ;   251.2 p1      22 sum
        xor eax, ebx                      ;   252.2 p5      22 sum
        rol edx, 0xd                      ;   252.2 p0      33 v[2]
        add eax, dword [edi]              ;   253.2 p1+p2   32 sum
        add eax, dword [esp + 32]         ;   254.2 p5+p2   32 sum
        add eax, 0x5c4dd124               ;   255.2 p0      32 sum
        rol eax, 0xd                      ;   256.2 p5      33 v[2]
        mov dword [esp + 32], esi         ;   251.2 p3+p4   33 v[3] spill
        mov esi, dword [edi + 44]         ;   249.2 p2      32 sum
        lea esi, [esi + ebx + 1548603684] ;   252.2 p0      32 sum
        xor ebx, dword [esp + 32]         ;   254.2 p1+p2   22 sum
        xor ebx, eax                      ;   257.2 p5      22 sum
        add ebp, ebx                      ;   258.2 p0      32 sum
        mov ebx, dword [esp + 64]         ;   251.2 p2      22 sum
        xor ebx, edx                      ;   254.2 p1      22 sum
        xor ebx, ecx                      ;   255.2 p5      22 sum
        add ebx, dword [edi + 24]         ;   256.2 p0+p2   32 sum
        add ebx, dword [esp + 52]         ;   257.2 p1+p2   32 sum
        add ebx, 0x6ed9eba1               ;   258.2 p5      32 sum
        rol ebx, 6                        ;   259.2 p0      33 v[1]
        rol ebp, 6                        ;   259.2 p5      33 v[1]
        mov dword [esp + 52], eax         ;   257.2 p3+p4   33 v[2] spill
        mov eax, dword [edi + 52]         ;   254.2 p2      32 sum
        lea eax, [eax + ecx + 1859775393] ;   257.2 p0      32 sum
        xor ecx, edx                      ;   254.2 p1      22 sum
        xor ecx, ebx                      ;   260.2 p5      22 sum
        add ecx, dword [edi + 44]         ;   261.2 p0+p2   32 sum
        add ecx, dword [esp + 64]         ;   262.2 p1+p2   32 sum
        add ecx, 0x6ed9eba1               ;   263.2 p5      32 sum
        rol ecx, 0xc                      ;   264.2 p0      33 v[0]
        mov edi, dword [esp + 52]         ;   257.2 p2      22 sum
        xor edi, ebp                      ;   260.2 p1      22 sum
        xor edi, dword [esp + 32]         ;   261.2 p5+p2   22 sum
        add esi, edi                      ;   262.2 p0      32 sum
        rol esi, 0xc                      ;   263.2 p5      33 v[0]
        mov edi, edx                      ;   257.8 p1      22 sum copy
        xor edi, ebx                      ;   260.2 p0      22 sum
        xor edi, ecx                      ;   265.2 p5      22 sum
        add eax, edi                      ;   266.2 p1      32 sum
        mov edi, ebp                      ;   260.2 p0      22 sum copy
        xor edi, esi                      ;   264.2 p5      22 sum
        xor edi, dword [esp + 52]         ;   265.2 p1+p2   22 sum
        rol eax, 5                        ;   267.2 p0      33 v[3]
        add edi, dword [esp + 32]         ;   266.2 p5+p2   32 sum
        mov dword [esp + 32], edx         ;   260.5 p3+p4   33 v[2] spill
        mov edx, dword [esp + 40]         ;   261.2 p2      32 sum reload
        add edi, dword [edx + 52]         ;   267.2 p1+p2   32 sum
        add edi, 0x5c4dd124               ;   268.2 p0      32 sum
        rol edi, 5                        ;   269.2 p5      33 v[3]
        mov dword [esp + 64], ebp         ;   261.8 p3+p4   33 v[1] spill
        mov ebp, dword [edx + 48]         ;   264.2 p2      32 sum
        lea ebp, [ebp + ebx + 1859775393] ;   267.2 p0      32 sum
        xor ebx, eax                      ;   268.2 p1      22 sum
        xor ebx, ecx                      ;   269.2 p5      22 sum
        add ebx, dword [edx + 20]         ;   270.2 p0+p2   32 sum
        add ebx, dword [esp + 32]         ;   271.2 p1+p2   32 sum
        add ebx, 0x6ed9eba1               ;   272.2 p5      32 sum
        rol ebx, 7                        ;   273.2 p0      33 v[2]
        mov edx, esi                      ;   264.8 p1      22 sum copy
        xor edx, edi                      ;   270.2 p5      22 sum
        xor edx, dword [esp + 64]         ;   271.2 p0+p2   22 sum
        add edx, dword [esp + 52]         ;   272.2 p1+p2   32 sum
        mov dword [esp + 52], esi         ;   266.2 p3+p4   33 v[0] spill
        mov esi, dword [esp + 40]         ;   268.2 p2      32 sum reload
        add edx, dword [esi + 20]         ;   274.2 p5+p2   32 sum
        add edx, 0x5c4dd124               ;   275.2 p0      32 sum
        rol edx, 7                        ;   276.2 p5      33 v[2]
        mov dword [esp + 32], edi         ;   270.2 p3+p4   33 v[3] spill
        mov edi, dword [esp + 28]         ;   270.2 p2      46 h
        add edi, ecx                      ;   273.2 p1      46 h
        xor ecx, eax                      ;   268.8 p0      22 sum
        xor ecx, ebx                      ;   274.2 p5      22 sum
        add ebp, ecx                      ;   275.2 p1      32 sum
        rol ebp, 5                        ;   276.2 p0      33 v[1]
        mov ecx, dword [esp + 24]         ;   271.2 p2      46 h
        add ecx, edx                      ;   277.2 p5      46 h
        xor edx, dword [esp + 32]         ;   277.2 p1+p2   22 sum
        xor edx, dword [esp + 52]         ;   278.2 p0+p2   22 sum
        add edx, dword [esi + 48]         ;   279.2 p5+p2   32 sum
        add edx, dword [esp + 64]         ;   280.2 p1+p2   32 sum
        add edx, 0x5c4dd124               ;   281.2 p0      32 sum
        rol edx, 5                        ;   282.2 p5      33 v[1]
        add ebx, dword [esp + 20]         ;   276.2 p1+p2   45 h0
        add ebx, dword [esp + 32]         ;   277.2 p0+p2   45 h0
        add ecx, ebp                      ;   278.2 p5      46 h
        add edi, edx                      ;   283.2 p1      46 h
        add eax, dword [esp + 36]         ;   278.2 p0+p2   46 h
        add eax, dword [esp + 52]         ;   279.2 p5+p2   46 h
        add esi, 0x40                     ;   275.5 p1      38 blocks
        mov ebp, eax                      ;   280.2 p0      46 h copy
        mov eax, esi                      ;   276.5 p5      38 blocks copy
        mov esi, edi                      ;   284.2 p1      46 h copy
        mov edi, ecx                      ;   279.2 p0      46 h copy
        mov ecx, ebx                      ;   278.2 p5      45 h0 copy
        cmp eax, dword [esp + 16]         ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 8], esi          ;                    resident
        mov dword [esp + 12], edi         ;                    resident
        mov dword [esp + 4], ebp          ;                    resident
        mov dword [esp + 92], eax         ;                    resident
        mov dword [esp + 0], ecx          ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]          ;     0.0 p2      38 blocks reload
        mov edi, dword [esp + 88]         ;     1.0 p2      38 blocks reload
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
        mov dword [esp + 56], eax         ;                    cleared
        mov dword [esp + 60], eax         ;                    cleared
        mov dword [esp + 64], eax         ;                    cleared
        add esp, 0x44                     ;                    frame
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
