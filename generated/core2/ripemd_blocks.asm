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
;   blocks: 836 uops, planned 286.2; bounds: width 209.0, ports 262.0, path 195.0
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
        mov ebx, dword [eax + 8]          ;     1.0 p2      32 sum
        lea ebx, [edx + edi + 1352829926] ;     3.0 p0      32 sum
        mov edx, dword [eax + 8]          ;     2.0 p2      32 sum
        lea edx, [edx + esi + 1352829926] ;     5.0 p0      32 sum
        mov dword [esp + 20], edx         ;     6.0 p3+p4   32 sum spill
        mov edx, edi                      ;     1.5 p1      20 sum copy
        xor edx, esi                      ;     2.5 p5      20 sum
        and edx, ebp                      ;     3.5 p0      20 sum
        xor edx, edi                      ;     4.5 p1      20 sum
        add edx, dword [eax]              ;     5.5 p5+p2   32 sum
        add edx, ecx                      ;     6.5 p0      32 sum
        mov dword [esp + 24], ecx         ;     3.0 p3+p4   41 x[0] spill
        lea ecx, [edx + 1352829926]       ;     7.5 p0      32 sum
        rol ecx, 0xb                      ;     8.5 p5      33 v[0]
        mov dword [esp + 28], edi         ;     4.0 p3+p4   41 x[3] spill
        mov edi, ecx                      ;     9.5 p1      20 sum copy
        mov dword [esp + 32], edx         ;     7.5 p3+p4   32 sum spill
        mov edx, ecx                      ;     9.5 p5      20 sum copy
        xor edx, ebp                      ;    10.5 p1      20 sum
        mov dword [esp + 36], edx         ;    11.5 p3+p4   20 sum spill
        mov edx, dword [eax + 16]         ;     5.2 p2      32 sum
        lea edx, [edx + ecx + 1352829926] ;     9.5 p0      32 sum
        mov dword [esp + 40], eax         ;     7.0 p3+p4   32 sum spill
        mov eax, ebp                      ;     6.0 p5      20 sum copy
        xor eax, esi                      ;     7.0 p1      20 sum
        and edi, eax                      ;    10.5 p0      20 sum
        xor edi, esi                      ;    11.5 p5      20 sum
        add ebx, edi                      ;    12.5 p1      32 sum
        rol ebx, 0xe                      ;    13.5 p0      33 v[3]
        mov edi, dword [esp + 36]         ;    11.5 p2      20 sum reload
        or edi, ebx                       ;    14.5 p5      20 sum
        xor ecx, ebx                      ;    14.5 p1      20 sum
        xor edi, ecx                      ;    15.5 p0      20 sum
        mov dword [esp + 36], esi         ;     8.5 p3+p4   41 x[2] spill
        mov esi, dword [esp + 20]         ;     8.8 p2      32 sum reload
        add esi, edi                      ;    16.5 p5      32 sum
        rol esi, 0xf                      ;    17.5 p0      33 v[2]
        or ecx, esi                       ;    18.5 p1      20 sum
        mov edi, esi                      ;    18.5 p5      20 sum copy
        xor edi, ebx                      ;    19.5 p0      20 sum
        xor ecx, edi                      ;    20.5 p1      20 sum
        lea ecx, [ecx + ebp + 1352829926] ;    21.5 p0      32 sum
        mov dword [esp + 20], ebp         ;    10.8 p3+p4   41 x[1] spill
        mov ebp, dword [esp + 40]         ;    11.0 p2      32 sum reload
        add ecx, dword [ebp + 12]         ;    22.5 p5+p2   32 sum
        rol ecx, 0xc                      ;    23.5 p5      33 v[1]
        or edi, ecx                       ;    24.5 p1      20 sum
        mov dword [esp + 44], eax         ;    12.0 p3+p4   20 sum spill
        mov eax, dword [ebp + 24]         ;    14.0 p2      32 sum
        lea eax, [eax + esi + 1352829926] ;    18.5 p0      32 sum
        xor esi, ecx                      ;    24.5 p1      20 sum
        xor edi, esi                      ;    25.5 p5      20 sum
        add edx, edi                      ;    26.5 p0      32 sum
        rol edx, 5                        ;    27.5 p5      33 v[0]
        mov edi, dword [ebp + 20]         ;    15.5 p2      32 sum
        or esi, edx                       ;    28.5 p1      20 sum
        lea ebx, [ebx + edi + 1352829926] ;    18.5 p0      32 sum
        mov edi, dword [ebp + 28]         ;    17.5 p2      32 sum
        lea edi, [edi + ecx + 1352829926] ;    24.5 p0      32 sum
        xor ecx, edx                      ;    28.5 p5      20 sum
        xor esi, ecx                      ;    29.5 p1      20 sum
        add ebx, esi                      ;    30.5 p0      32 sum
        rol ebx, 8                        ;    31.5 p5      33 v[3]
        or ecx, ebx                       ;    32.5 p1      20 sum
        mov esi, ebx                      ;    32.5 p0      20 sum copy
        xor esi, edx                      ;    33.5 p5      20 sum
        xor ecx, esi                      ;    34.5 p1      20 sum
        add eax, ecx                      ;    35.5 p0      32 sum
        rol eax, 7                        ;    36.5 p5      33 v[2]
        or esi, eax                       ;    37.5 p1      20 sum
        mov ecx, dword [ebp + 32]         ;    25.0 p2      32 sum
        mov ecx, dword [ebp + 36]         ;    26.0 p2      32 sum
        lea ecx, [ecx + ebx + 1352829926] ;    32.5 p0      32 sum
        xor ebx, eax                      ;    37.5 p5      20 sum
        xor esi, ebx                      ;    38.5 p1      20 sum
        add edi, esi                      ;    39.5 p0      32 sum
        rol edi, 9                        ;    40.5 p5      33 v[1]
        or ebx, edi                       ;    41.5 p1      20 sum
        mov esi, dword [ebp + 32]         ;    29.5 p2      32 sum reload
        lea edx, [edx + esi + 1352829926] ;    32.5 p0      32 sum
        mov esi, dword [ebp + 40]         ;    30.5 p2      32 sum
        lea esi, [esi + eax + 1352829926] ;    37.5 p0      32 sum
        xor eax, edi                      ;    41.5 p5      20 sum
        xor ebx, eax                      ;    42.5 p1      20 sum
        add edx, ebx                      ;    43.5 p0      32 sum
        rol edx, 0xb                      ;    44.5 p5      33 v[0]
        mov ebx, dword [esp + 32]         ;    33.2 p2      33 v[0]
        rol ebx, 0xb                      ;    36.2 p0      33 v[0]
        or eax, edx                       ;    45.5 p1      20 sum
        mov ebp, dword [esp + 44]         ;    34.5 p2      20 sum
        and ebp, ebx                      ;    37.5 p5      20 sum
        xor ebp, dword [esp + 36]         ;    38.5 p0+p2   20 sum
        add ebp, dword [esp + 28]         ;    39.5 p1+p2   32 sum
        mov dword [esp + 44], esi         ;    38.5 p3+p4   32 sum spill
        mov esi, dword [esp + 40]         ;    37.5 p2      32 sum reload
        add ebp, dword [esi + 4]          ;    43.5 p5+p2   32 sum
        mov dword [esp + 32], ebx         ;    38.0 p3+p4   33 v[0] spill
        mov ebx, dword [esi + 44]         ;    40.5 p2      32 sum
        lea ebx, [ebx + edi + 1352829926] ;    43.5 p0      32 sum
        xor edi, edx                      ;    45.5 p1      20 sum
        xor eax, edi                      ;    46.5 p5      20 sum
        add ecx, eax                      ;    47.5 p0      32 sum
        rol ebp, 0xe                      ;    44.5 p5      33 v[3]
        rol ecx, 0xd                      ;    48.5 p0      33 v[3]
        mov eax, dword [esp + 32]         ;    40.5 p2      20 sum
        xor eax, dword [esp + 20]         ;    43.5 p1+p2   20 sum
        or eax, ebp                       ;    45.5 p5      20 sum
        or edi, ecx                       ;    49.5 p0      20 sum
        mov esi, dword [esp + 32]         ;    42.5 p2      20 sum
        xor esi, ebp                      ;    45.5 p1      20 sum
        xor eax, esi                      ;    46.5 p5      20 sum
        add eax, dword [esp + 36]         ;    47.5 p0+p2   32 sum
        mov dword [esp + 48], ebp         ;    45.5 p3+p4   33 v[3] spill
        mov ebp, dword [esp + 40]         ;    44.5 p2      32 sum reload
        add eax, dword [ebp + 8]          ;    50.5 p1+p2   32 sum
        mov dword [esp + 52], esi         ;    46.5 p3+p4   20 sum spill
        mov esi, dword [ebp + 48]         ;    47.5 p2      32 sum
        lea esi, [esi + edx + 1352829926] ;    50.5 p0      32 sum
        xor edx, ecx                      ;    49.5 p5      20 sum
        xor edi, edx                      ;    50.5 p1      20 sum
        mov dword [esp + 56], esi         ;    51.5 p3+p4   32 sum spill
        mov esi, dword [esp + 44]         ;    47.5 p2      32 sum reload
        add esi, edi                      ;    51.5 p0      32 sum
        rol eax, 0xf                      ;    51.5 p5      33 v[2]
        rol esi, 0xe                      ;    52.5 p0      33 v[2]
        or edx, esi                       ;    53.5 p1      20 sum
        mov edi, dword [esp + 52]         ;    48.5 p2      20 sum
        or edi, eax                       ;    52.5 p5      20 sum
        mov dword [esp + 52], edx         ;    54.5 p3+p4   20 sum spill
        mov edx, dword [esp + 48]         ;    49.5 p2      20 sum
        xor edx, eax                      ;    52.5 p1      20 sum
        xor edi, edx                      ;    53.5 p0      20 sum
        add edi, dword [ebp + 12]         ;    54.5 p5+p2   32 sum
        add edi, dword [esp + 20]         ;    55.5 p1+p2   32 sum
        rol edi, 0xc                      ;    56.5 p0      33 v[1]
        mov ebp, ecx                      ;    50.0 p5      20 sum copy
        xor ebp, esi                      ;    53.5 p1      20 sum
        mov dword [esp + 44], ecx         ;    50.5 p3+p4   33 v[3] spill
        mov ecx, dword [esp + 52]         ;    54.5 p2      20 sum
        xor ecx, ebp                      ;    57.5 p0      20 sum
        add ebx, ecx                      ;    58.5 p5      32 sum
        rol ebx, 0xf                      ;    59.5 p0      33 v[1]
        or edx, edi                       ;    57.5 p1      20 sum
        or ebp, ebx                       ;    60.5 p5      20 sum
        mov ecx, eax                      ;    52.8 p1      20 sum copy
        xor ecx, edi                      ;    57.5 p0      20 sum
        xor edx, ecx                      ;    58.5 p5      20 sum
        mov dword [esp + 52], eax         ;    53.2 p3+p4   33 v[2] spill
        mov eax, esi                      ;    53.8 p1      20 sum copy
        xor eax, ebx                      ;    60.5 p0      20 sum
        xor ebp, eax                      ;    61.5 p5      20 sum
        mov dword [esp + 60], esi         ;    54.2 p3+p4   33 v[2] spill
        mov esi, dword [esp + 56]         ;    54.5 p2      32 sum reload
        add esi, ebp                      ;    62.5 p1      32 sum
        mov ebp, dword [esp + 40]         ;    55.5 p2      32 sum reload
        add edx, dword [ebp + 16]         ;    61.5 p0+p2   32 sum
        add edx, dword [esp + 32]         ;    62.5 p5+p2   32 sum
        rol edx, 5                        ;    63.5 p0      33 v[0]
        rol esi, 6                        ;    63.5 p5      33 v[0]
        mov dword [esp + 32], ebx         ;    60.5 p3+p4   33 v[1] spill
        mov ebx, dword [ebp + 52]         ;    58.5 p2      32 sum
        or ecx, edx                       ;    64.5 p1      20 sum
        or eax, esi                       ;    64.5 p0      20 sum
        mov ebx, dword [ebp + 28]         ;    59.5 p2      32 sum
        add ebx, edi                      ;    62.5 p5      32 sum
        xor edi, edx                      ;    64.5 p1      20 sum
        xor ecx, edi                      ;    65.5 p0      20 sum
        add ecx, dword [esp + 48]         ;    66.5 p5+p2   32 sum
        add ecx, dword [ebp + 20]         ;    67.5 p1+p2   32 sum
        rol ecx, 8                        ;    68.5 p0      33 v[3]
        mov ebp, dword [esp + 32]         ;    62.5 p2      20 sum
        xor ebp, esi                      ;    65.5 p5      20 sum
        xor eax, ebp                      ;    66.5 p1      20 sum
        add eax, dword [esp + 44]         ;    67.5 p0+p2   32 sum
        mov dword [esp + 44], ebx         ;    63.5 p3+p4   32 sum spill
        mov ebx, dword [esp + 40]         ;    64.5 p2      32 sum reload
        add eax, dword [ebx + 52]         ;    70.5 p5+p2   32 sum
        add eax, 0x50a28be6               ;    71.5 p1      32 sum
        rol eax, 7                        ;    72.5 p0      33 v[3]
        or edi, ecx                       ;    69.5 p5      20 sum
        or ebp, eax                       ;    73.5 p1      20 sum
        mov dword [esp + 48], ebp         ;    74.5 p3+p4   20 sum spill
        mov ebp, dword [ebx + 32]         ;    67.5 p2      32 sum
        add ebp, edx                      ;    70.5 p0      32 sum
        xor edx, ecx                      ;    69.5 p5      20 sum
        xor edi, edx                      ;    70.5 p1      20 sum
        add edi, dword [ebx + 24]         ;    71.5 p0+p2   32 sum
        add edi, dword [esp + 52]         ;    72.5 p5+p2   32 sum
        rol edi, 7                        ;    73.5 p0      33 v[2]
        mov dword [esp + 52], ebp         ;    71.5 p3+p4   32 sum spill
        mov ebp, esi                      ;    67.8 p1      20 sum copy
        xor ebp, eax                      ;    73.5 p5      20 sum
        mov dword [esp + 56], eax         ;    73.5 p3+p4   33 v[3] spill
        mov eax, dword [esp + 48]         ;    74.5 p2      20 sum
        xor eax, ebp                      ;    77.5 p0      20 sum
        add eax, dword [ebx + 56]         ;    78.5 p1+p2   32 sum
        add eax, dword [esp + 60]         ;    79.5 p5+p2   32 sum
        add eax, 0x50a28be6               ;    80.5 p0      32 sum
        rol eax, 9                        ;    81.5 p5      33 v[2]
        or edx, edi                       ;    74.5 p1      20 sum
        and ebp, eax                      ;    82.5 p0      20 sum
        mov dword [esp + 60], eax         ;    82.5 p3+p4   33 v[2] spill
        mov eax, dword [ebx + 36]         ;    72.5 p2      32 sum
        add eax, ecx                      ;    75.5 p1      32 sum
        xor ecx, edi                      ;    74.5 p5      20 sum
        xor edx, ecx                      ;    75.5 p0      20 sum
        mov dword [esp + 48], eax         ;    76.5 p3+p4   32 sum spill
        mov eax, dword [esp + 44]         ;    74.0 p2      32 sum reload
        add eax, edx                      ;    77.0 p1      32 sum
        mov edx, dword [ebx + 28]         ;    75.0 p2      32 sum
        add edx, esi                      ;    78.0 p5      32 sum
        xor esi, ebp                      ;    83.5 p0      20 sum
        rol eax, 9                        ;    78.0 p5      33 v[1]
        add esi, dword [ebx + 60]         ;    84.5 p1+p2   32 sum
        add esi, dword [esp + 32]         ;    85.5 p0+p2   32 sum
        add esi, 0x50a28be6               ;    86.5 p1      32 sum
        rol esi, 8                        ;    87.5 p5      33 v[1]
        or ecx, eax                       ;    79.0 p0      20 sum
        mov ebp, dword [ebx + 40]         ;    78.0 p2      32 sum
        add ebp, edi                      ;    81.0 p1      32 sum
        xor edi, eax                      ;    79.0 p5      20 sum
        xor ecx, edi                      ;    80.0 p0      20 sum
        mov ebx, dword [esp + 52]         ;    79.0 p2      32 sum reload
        add ebx, ecx                      ;    82.0 p1      32 sum
        mov ecx, dword [esp + 60]         ;    82.5 p2      21 sum
        xor ecx, esi                      ;    88.5 p5      21 sum
        rol ebx, 0xb                      ;    83.0 p0      33 v[0]
        mov dword [esp + 52], esi         ;    88.5 p3+p4   33 v[1] spill
        mov esi, dword [esp + 60]         ;    82.5 p2      21 sum
        xor esi, dword [esp + 56]         ;    85.5 p1+p2   21 sum
        and esi, ecx                      ;    89.5 p5      21 sum
        xor esi, dword [esp + 60]         ;    90.5 p0+p2   21 sum
        add edx, esi                      ;    91.5 p1      32 sum
        or edi, ebx                       ;    84.0 p5      20 sum
        rol edx, 7                        ;    92.5 p0      33 v[0]
        mov esi, ebx                      ;    84.0 p1      20 sum copy
        xor esi, eax                      ;    85.0 p5      20 sum
        xor edi, esi                      ;    86.0 p0      20 sum
        mov dword [esp + 32], eax         ;    83.8 p3+p4   33 v[1] spill
        mov eax, dword [esp + 48]         ;    84.0 p2      32 sum reload
        add eax, edi                      ;    87.0 p1      32 sum
        rol eax, 0xd                      ;    88.0 p5      33 v[3]
        mov edi, dword [esp + 52]         ;    88.5 p2      21 sum
        xor edi, edx                      ;    93.5 p0      21 sum
        and ecx, edi                      ;    94.5 p1      21 sum
        or esi, eax                       ;    89.0 p5      20 sum
        xor ecx, dword [esp + 52]         ;    95.5 p0+p2   21 sum
        mov dword [esp + 48], edi         ;    94.5 p3+p4   21 sum spill
        mov edi, dword [esp + 40]         ;    87.0 p2      32 sum reload
        add ecx, dword [edi + 16]         ;    96.5 p1+p2   32 sum
        add ecx, dword [esp + 56]         ;    97.5 p5+p2   32 sum
        rol ecx, 6                        ;    98.5 p0      33 v[3]
        mov dword [esp + 56], edx         ;    93.5 p3+p4   33 v[0] spill
        mov edx, dword [edi + 48]         ;    90.0 p2      32 sum
        add edx, ebx                      ;    93.0 p1      32 sum
        xor ebx, eax                      ;    89.0 p5      20 sum
        xor esi, ebx                      ;    90.0 p0      20 sum
        add ebp, esi                      ;    91.0 p1      32 sum
        rol ebp, 0xe                      ;    92.0 p5      33 v[2]
        or ebx, ebp                       ;    93.0 p0      20 sum
        mov esi, dword [esp + 56]         ;    93.5 p2      21 sum
        xor esi, ecx                      ;    99.5 p1      21 sum
        mov dword [esp + 44], ecx         ;    99.5 p3+p4   33 v[3] spill
        mov ecx, dword [edi + 52]         ;    92.0 p2      32 sum
        add ecx, eax                      ;    95.0 p5      32 sum
        xor eax, ebp                      ;    93.0 p0      20 sum
        xor ebx, eax                      ;    94.0 p1      20 sum
        mov dword [esp + 64], ecx         ;    96.0 p3+p4   32 sum spill
        mov ecx, dword [esp + 48]         ;    94.5 p2      21 sum
        and ecx, esi                      ;   100.5 p5      21 sum
        xor ecx, dword [esp + 56]         ;   101.5 p0+p2   21 sum
        add ebx, dword [edi + 44]         ;    95.2 p1+p2   32 sum
        add ebx, dword [esp + 32]         ;    96.2 p5+p2   32 sum
        rol ebx, 0xf                      ;    97.2 p0      33 v[1]
        add ecx, dword [esp + 60]         ;   102.5 p1+p2   32 sum
        add ecx, dword [edi + 52]         ;   103.5 p5+p2   32 sum
        rol ecx, 8                        ;   104.5 p0      33 v[2]
        or eax, ebx                       ;    98.2 p1      20 sum
        mov dword [esp + 60], edx         ;    95.8 p3+p4   32 sum spill
        mov edx, dword [edi + 56]         ;    99.2 p2      32 sum
        add edx, ebp                      ;   102.2 p5      32 sum
        xor ebp, ebx                      ;    98.2 p0      20 sum
        xor eax, ebp                      ;    99.2 p1      20 sum
        mov edi, dword [esp + 60]         ;   100.2 p2      32 sum reload
        add edi, eax                      ;   103.2 p5      32 sum
        mov eax, dword [esp + 44]         ;   101.2 p2      21 sum
        xor eax, ecx                      ;   105.5 p0      21 sum
        and esi, eax                      ;   106.5 p1      21 sum
        rol edi, 6                        ;   104.2 p5      33 v[0]
        xor esi, dword [esp + 44]         ;   107.5 p0+p2   21 sum
        add esi, dword [esp + 52]         ;   108.5 p1+p2   32 sum
        mov dword [esp + 52], edx         ;   103.2 p3+p4   32 sum spill
        mov edx, dword [esp + 40]         ;   104.2 p2      32 sum reload
        add esi, dword [edx + 4]          ;   110.2 p5+p2   32 sum
        rol esi, 0xd                      ;   111.2 p0      33 v[1]
        or ebp, edi                       ;   105.2 p1      20 sum
        mov dword [esp + 60], eax         ;   106.5 p3+p4   21 sum spill
        mov eax, dword [edx + 60]         ;   107.2 p2      32 sum
        add eax, ebx                      ;   110.2 p5      32 sum
        xor ebx, edi                      ;   105.2 p0      20 sum
        xor ebp, ebx                      ;   106.2 p1      20 sum
        mov dword [esp + 32], eax         ;   111.2 p3+p4   32 sum spill
        mov eax, dword [esp + 64]         ;   107.2 p2      32 sum reload
        add eax, ebp                      ;   110.2 p5      32 sum
        mov ebp, ecx                      ;   105.5 p0      21 sum copy
        xor ebp, esi                      ;   112.2 p1      21 sum
        rol eax, 7                        ;   111.2 p5      33 v[3]
        mov dword [esp + 64], esi         ;   112.2 p3+p4   33 v[1] spill
        mov esi, dword [edx + 60]         ;   108.2 p2      32 sum
        add esi, ecx                      ;   111.2 p0      32 sum
        mov dword [esp + 48], esi         ;   112.2 p3+p4   32 sum spill
        mov esi, dword [esp + 60]         ;   109.2 p2      21 sum
        and esi, ebp                      ;   113.2 p1      21 sum
        xor ecx, esi                      ;   114.2 p5      21 sum
        or ebx, eax                       ;   112.2 p0      20 sum
        add ecx, dword [edx + 40]         ;   115.2 p1+p2   32 sum
        add ecx, dword [esp + 56]         ;   116.2 p5+p2   32 sum
        rol ecx, 0xb                      ;   117.2 p0      33 v[0]
        mov esi, eax                      ;   112.2 p1      20 sum copy
        xor esi, edi                      ;   113.2 p5      20 sum
        xor ebx, esi                      ;   114.2 p0      20 sum
        mov dword [esp + 56], eax         ;   112.2 p3+p4   33 v[3] spill
        mov eax, dword [esp + 52]         ;   112.2 p2      32 sum reload
        add eax, ebx                      ;   115.2 p1      32 sum
        rol eax, 9                        ;   116.2 p5      33 v[2]
        mov ebx, dword [esp + 64]         ;   113.2 p2      21 sum
        xor ebx, ecx                      ;   118.2 p0      21 sum
        and ebp, ebx                      ;   119.2 p1      21 sum
        and esi, eax                      ;   117.2 p5      20 sum
        xor ebp, dword [esp + 64]         ;   120.2 p0+p2   21 sum
        add ebp, dword [edx + 24]         ;   121.2 p1+p2   32 sum
        add ebp, dword [esp + 44]         ;   122.2 p5+p2   32 sum
        rol ebp, 9                        ;   123.2 p0      33 v[3]
        xor esi, edi                      ;   118.2 p1      20 sum
        mov dword [esp + 44], edi         ;   114.5 p3+p4   33 v[0] spill
        mov edi, dword [esp + 32]         ;   117.2 p2      32 sum reload
        add edi, esi                      ;   120.2 p5      32 sum
        rol edi, 8                        ;   121.2 p0      33 v[1]
        mov esi, ecx                      ;   118.2 p1      21 sum copy
        xor esi, ebp                      ;   124.2 p5      21 sum
        and ebx, esi                      ;   125.2 p0      21 sum
        mov dword [esp + 32], esi         ;   125.2 p3+p4   21 sum spill
        mov esi, eax                      ;   117.2 p1      21 sum copy
        xor esi, dword [esp + 56]         ;   118.2 p5+p2   21 sum
        and esi, edi                      ;   122.2 p0      21 sum
        xor ebx, ecx                      ;   126.2 p1      21 sum
        mov dword [esp + 52], ecx         ;   118.2 p3+p4   33 v[0] spill
        mov ecx, dword [esp + 48]         ;   119.2 p2      32 sum reload
        add ecx, ebx                      ;   127.2 p5      32 sum
        mov ebx, eax                      ;   119.0 p0      21 sum copy
        and ebx, dword [esp + 56]         ;   120.2 p1+p2   21 sum
        add ebx, dword [edx + 28]         ;   121.2 p5+p2   32 sum
        lea ebx, [ebx + esi + 1518500249] ;   123.2 p0      32 sum
        add ebx, dword [esp + 44]         ;   124.2 p1+p2   32 sum
        rol ebx, 7                        ;   125.2 p5      33 v[0]
        rol ecx, 7                        ;   128.2 p0      33 v[2]
        mov esi, edi                      ;   122.2 p1      21 sum copy
        xor esi, eax                      ;   123.2 p5      21 sum
        and esi, ebx                      ;   126.2 p0      21 sum
        mov dword [esp + 44], ebx         ;   126.2 p3+p4   33 v[0] spill
        mov ebx, dword [edx + 52]         ;   123.2 p2      32 sum
        lea ebx, [ebx + eax + 1518500249] ;   126.2 p0      32 sum
        and eax, edi                      ;   122.8 p1      21 sum
        add esi, dword [edx + 16]         ;   127.2 p5+p2   32 sum
        lea esi, [esi + eax + 1518500249] ;   128.2 p0      32 sum
        add esi, dword [esp + 56]         ;   129.2 p1+p2   32 sum
        rol esi, 6                        ;   130.2 p5      33 v[3]
        mov eax, ebp                      ;   124.8 p1      21 sum copy
        xor eax, ecx                      ;   129.2 p0      21 sum
        mov dword [esp + 56], ecx         ;   129.2 p3+p4   33 v[2] spill
        mov ecx, dword [esp + 32]         ;   126.2 p2      21 sum
        and ecx, eax                      ;   130.2 p5      21 sum
        xor ecx, ebp                      ;   131.2 p1      21 sum
        mov dword [esp + 32], ebp         ;   125.8 p3+p4   33 v[3] spill
        mov ebp, dword [esp + 44]         ;   127.2 p2      21 sum
        xor ebp, edi                      ;   130.2 p0      21 sum
        and ebp, esi                      ;   131.2 p5      21 sum
        add ebx, ebp                      ;   132.2 p1      32 sum
        mov ebp, dword [edx + 4]          ;   128.2 p2      32 sum
        lea ebp, [ebp + edi + 1518500249] ;   131.2 p0      32 sum
        and edi, dword [esp + 44]         ;   129.2 p5+p2   21 sum
        add ebx, edi                      ;   133.2 p1      32 sum
        add ecx, dword [edx + 12]         ;   132.2 p0+p2   32 sum
        add ecx, dword [esp + 64]         ;   133.2 p5+p2   32 sum
        rol ecx, 0xf                      ;   134.2 p0      33 v[1]
        rol ebx, 8                        ;   134.2 p5      33 v[2]
        mov edi, dword [esp + 44]         ;   132.2 p2      21 sum
        xor edi, esi                      ;   135.2 p1      21 sum
        and edi, ebx                      ;   136.2 p0      21 sum
        add ebp, edi                      ;   137.2 p1      32 sum
        mov edi, dword [esp + 56]         ;   133.2 p2      21 sum
        xor edi, ecx                      ;   136.2 p5      21 sum
        and eax, edi                      ;   137.2 p0      21 sum
        mov dword [esp + 64], edi         ;   137.2 p3+p4   21 sum spill
        mov edi, dword [esp + 44]         ;   134.2 p2      21 sum
        and edi, esi                      ;   137.2 p1      21 sum
        add ebp, edi                      ;   138.2 p5      32 sum
        rol ebp, 0xd                      ;   139.2 p0      33 v[1]
        mov edi, dword [esp + 56]         ;   135.2 p2      33 v[2] reload
        xor eax, edi                      ;   138.2 p1      21 sum
        add eax, dword [edx + 48]         ;   139.2 p5+p2   32 sum
        add eax, dword [esp + 52]         ;   140.2 p0+p2   32 sum
        rol eax, 7                        ;   141.2 p5      33 v[0]
        mov edi, esi                      ;   134.5 p1      21 sum copy
        xor edi, ebx                      ;   135.5 p0      21 sum
        and edi, ebp                      ;   140.2 p1      21 sum
        mov dword [esp + 52], ebp         ;   140.2 p3+p4   33 v[1] spill
        mov ebp, dword [edx + 24]         ;   138.2 p2      32 sum
        lea ebp, [ebp + esi + 1518500249] ;   141.2 p0      32 sum
        and esi, ebx                      ;   136.2 p5      21 sum
        add edi, dword [edx + 40]         ;   141.2 p1+p2   32 sum
        lea edi, [edi + esi + 1518500249] ;   142.2 p0      32 sum
        add edi, dword [esp + 44]         ;   143.2 p5+p2   32 sum
        rol edi, 0xb                      ;   144.2 p0      33 v[0]
        mov esi, ecx                      ;   137.8 p1      21 sum copy
        xor esi, eax                      ;   142.2 p5      21 sum
        mov dword [esp + 44], eax         ;   142.2 p3+p4   33 v[0] spill
        mov eax, dword [esp + 52]         ;   141.2 p2      21 sum
        xor eax, ebx                      ;   144.2 p0      21 sum
        and eax, edi                      ;   145.2 p1      21 sum
        add ebp, eax                      ;   146.2 p5      32 sum
        mov eax, dword [edx + 60]         ;   142.2 p2      32 sum
        lea eax, [eax + ebx + 1518500249] ;   145.2 p0      32 sum
        and ebx, dword [esp + 52]         ;   143.2 p1+p2   21 sum
        add ebp, ebx                      ;   147.2 p5      32 sum
        mov ebx, dword [esp + 64]         ;   144.2 p2      21 sum
        and ebx, esi                      ;   147.2 p0      21 sum
        xor ebx, ecx                      ;   148.2 p1      21 sum
        rol ebp, 9                        ;   148.2 p5      33 v[3]
        add ebx, dword [edx]              ;   149.2 p0+p2   32 sum
        add ebx, dword [esp + 32]         ;   150.2 p1+p2   32 sum
        rol ebx, 0xc                      ;   151.2 p5      33 v[3]
        mov dword [esp + 32], ecx         ;   143.0 p3+p4   33 v[1] spill
        mov ecx, dword [esp + 52]         ;   147.2 p2      21 sum
        xor ecx, edi                      ;   150.2 p0      21 sum
        and ecx, ebp                      ;   151.2 p1      21 sum
        add eax, ecx                      ;   152.2 p5      32 sum
        mov ecx, dword [esp + 52]         ;   148.2 p2      21 sum
        and ecx, edi                      ;   151.2 p0      21 sum
        add eax, ecx                      ;   153.2 p1      32 sum
        mov ecx, dword [esp + 44]         ;   149.2 p2      21 sum
        xor ecx, ebx                      ;   152.2 p5      21 sum
        rol eax, 7                        ;   154.2 p0      33 v[2]
        and esi, ecx                      ;   153.2 p1      21 sum
        xor esi, dword [esp + 44]         ;   154.2 p5+p2   21 sum
        mov dword [esp + 64], ecx         ;   153.2 p3+p4   21 sum spill
        mov ecx, ebp                      ;   149.2 p0      21 sum copy
        xor ecx, edi                      ;   150.2 p1      21 sum
        and ecx, eax                      ;   155.2 p5      21 sum
        mov dword [esp + 48], ebx         ;   152.2 p3+p4   33 v[3] spill
        mov ebx, dword [edx + 48]         ;   151.2 p2      32 sum
        lea ebx, [ebx + edi + 1518500249] ;   154.2 p0      32 sum
        and edi, ebp                      ;   150.5 p1      21 sum
        add esi, dword [edx + 36]         ;   155.2 p5+p2   32 sum
        add esi, dword [esp + 56]         ;   156.2 p0+p2   32 sum
        rol esi, 0xf                      ;   157.2 p5      33 v[2]
        add edi, dword [edx + 12]         ;   154.2 p1+p2   32 sum
        lea edi, [edi + ecx + 1518500249] ;   156.2 p0      32 sum
        add edi, dword [esp + 52]         ;   157.2 p1+p2   32 sum
        rol edi, 0xf                      ;   158.2 p5      33 v[1]
        mov ecx, eax                      ;   155.2 p0      21 sum copy
        xor ecx, ebp                      ;   156.2 p1      21 sum
        mov dword [esp + 52], ecx         ;   157.2 p3+p4   21 sum spill
        mov ecx, dword [edx]              ;   156.2 p2      32 sum
        lea ecx, [ecx + ebp + 1518500249] ;   159.2 p0      32 sum
        and ebp, eax                      ;   155.2 p5      21 sum
        add ebx, ebp                      ;   156.2 p1      32 sum
        mov ebp, dword [esp + 48]         ;   157.2 p2      21 sum
        xor ebp, esi                      ;   160.2 p0      21 sum
        mov edx, dword [esp + 52]         ;   158.2 p2      21 sum
        and edx, edi                      ;   161.2 p5      21 sum
        add ebx, edx                      ;   162.2 p1      32 sum
        rol ebx, 7                        ;   163.2 p0      33 v[0]
        mov edx, dword [esp + 64]         ;   159.2 p2      21 sum
        and edx, ebp                      ;   162.2 p5      21 sum
        xor edx, dword [esp + 48]         ;   163.2 p1+p2   21 sum
        add edx, dword [esp + 32]         ;   164.2 p0+p2   32 sum
        mov dword [esp + 32], ebp         ;   161.2 p3+p4   21 sum spill
        mov ebp, dword [esp + 40]         ;   162.2 p2      32 sum reload
        add edx, dword [ebp + 20]         ;   168.2 p5+p2   32 sum
        rol edx, 9                        ;   169.2 p0      33 v[1]
        mov ebp, eax                      ;   158.2 p1      21 sum copy
        xor ebp, edi                      ;   159.2 p5      21 sum
        and ebp, ebx                      ;   164.2 p0      21 sum
        add ecx, ebp                      ;   165.2 p1      32 sum
        mov ebp, edi                      ;   159.8 p5      21 sum copy
        and ebp, eax                      ;   160.8 p0      21 sum
        add ecx, ebp                      ;   166.2 p1      32 sum
        rol ecx, 0xc                      ;   167.2 p5      33 v[3]
        mov ebp, esi                      ;   161.2 p0      21 sum copy
        xor ebp, edx                      ;   170.2 p1      21 sum
        mov dword [esp + 64], edx         ;   170.2 p3+p4   33 v[1] spill
        mov edx, edi                      ;   161.8 p5      21 sum copy
        xor edx, ebx                      ;   164.2 p0      21 sum
        and edx, ecx                      ;   168.2 p1      21 sum
        mov dword [esp + 52], ecx         ;   168.2 p3+p4   33 v[3] spill
        mov ecx, dword [esp + 40]         ;   164.2 p2      32 sum reload
        add eax, dword [ecx + 36]         ;   170.2 p5+p2   32 sum
        lea eax, [eax + edx + 1518500249] ;   171.2 p0      32 sum
        mov edx, dword [ecx + 20]         ;   167.2 p2      32 sum
        lea edx, [edx + edi + 1518500249] ;   170.2 p0      32 sum
        and edi, ebx                      ;   164.5 p1      21 sum
        add eax, edi                      ;   172.2 p5      32 sum
        mov edi, dword [esp + 32]         ;   167.2 p2      21 sum
        and edi, ebp                      ;   171.2 p0      21 sum
        xor edi, esi                      ;   172.2 p1      21 sum
        rol eax, 0xf                      ;   173.2 p5      33 v[2]
        add edi, dword [ecx + 56]         ;   173.2 p0+p2   32 sum
        add edi, dword [esp + 44]         ;   174.2 p1+p2   32 sum
        rol edi, 7                        ;   175.2 p5      33 v[0]
        mov dword [esp + 44], esi         ;   168.2 p3+p4   33 v[2] spill
        mov esi, dword [esp + 52]         ;   170.2 p2      21 sum
        xor esi, ebx                      ;   173.2 p0      21 sum
        and esi, eax                      ;   174.2 p1      21 sum
        add edx, esi                      ;   175.2 p5      32 sum
        mov esi, dword [ecx + 56]         ;   171.2 p2      32 sum
        lea esi, [esi + ebx + 1518500249] ;   174.2 p0      32 sum
        and ebx, dword [esp + 52]         ;   172.2 p1+p2   21 sum
        add edx, ebx                      ;   176.2 p5      32 sum
        mov ebx, dword [esp + 64]         ;   173.2 p2      21 sum
        xor ebx, edi                      ;   176.2 p0      21 sum
        rol edx, 9                        ;   177.2 p5      33 v[1]
        and ebp, ebx                      ;   177.2 p1      21 sum
        xor ebp, dword [esp + 64]         ;   178.2 p0+p2   21 sum
        mov ecx, dword [esp + 52]         ;   175.2 p2      21 sum
        xor ecx, eax                      ;   178.2 p1      21 sum
        and ecx, edx                      ;   179.2 p5      21 sum
        add esi, ecx                      ;   180.2 p0      32 sum
        mov ecx, eax                      ;   174.2 p1      21 sum copy
        and ecx, dword [esp + 52]         ;   176.2 p5+p2   21 sum
        add esi, ecx                      ;   181.2 p0      32 sum
        add ebp, dword [esp + 48]         ;   179.2 p1+p2   32 sum
        mov ecx, dword [esp + 40]         ;   178.2 p2      32 sum reload
        mov dword [esp + 48], ebx         ;   177.2 p3+p4   21 sum spill
        mov ebx, dword [ecx + 8]          ;   181.2 p2      32 sum reload
        add ebp, ebx                      ;   184.2 p5      32 sum
        rol ebp, 0xb                      ;   185.2 p0      33 v[3]
        rol esi, 7                        ;   182.2 p5      33 v[0]
        mov ebx, edx                      ;   178.2 p1      21 sum copy
        xor ebx, eax                      ;   179.2 p0      21 sum
        and ebx, esi                      ;   183.2 p1      21 sum
        mov dword [esp + 32], esi         ;   183.2 p3+p4   33 v[0] spill
        mov esi, dword [ecx + 44]         ;   181.2 p2      32 sum
        lea esi, [esi + eax + 1518500249] ;   184.2 p0      32 sum
        and eax, edx                      ;   178.5 p5      21 sum
        add eax, dword [ecx + 8]          ;   184.2 p1+p2   32 sum
        lea eax, [eax + ebx + 1518500249] ;   185.2 p0      32 sum
        add eax, dword [esp + 52]         ;   186.2 p5+p2   32 sum
        mov ebx, edi                      ;   179.8 p1      21 sum copy
        xor ebx, ebp                      ;   186.2 p0      21 sum
        rol eax, 0xb                      ;   187.2 p5      33 v[3]
        mov dword [esp + 52], ebp         ;   186.2 p3+p4   33 v[3] spill
        mov ebp, dword [esp + 48]         ;   183.2 p2      21 sum
        and ebp, ebx                      ;   187.2 p1      21 sum
        xor ebp, edi                      ;   188.2 p0      21 sum
        add ebp, dword [ecx + 44]         ;   189.2 p5+p2   32 sum
        add ebp, dword [esp + 44]         ;   190.2 p1+p2   32 sum
        rol ebp, 0xd                      ;   191.2 p0      33 v[2]
        mov dword [esp + 44], edi         ;   183.5 p3+p4   33 v[0] spill
        mov edi, dword [esp + 32]         ;   186.2 p2      21 sum
        xor edi, edx                      ;   189.2 p5      21 sum
        and edi, eax                      ;   190.2 p1      21 sum
        add esi, edi                      ;   191.2 p0      32 sum
        mov edi, dword [ecx + 32]         ;   187.2 p2      32 sum
        lea edi, [edi + edx + 1518500249] ;   190.2 p0      32 sum
        and edx, dword [esp + 32]         ;   188.2 p5+p2   21 sum
        add esi, edx                      ;   192.2 p1      32 sum
        rol esi, 0xd                      ;   193.2 p0      33 v[2]
        mov edx, dword [esp + 52]         ;   189.2 p2      21 sum
        xor edx, ebp                      ;   192.2 p5      21 sum
        and ebx, edx                      ;   193.2 p1      21 sum
        mov edx, eax                      ;   188.2 p0      21 sum copy
        xor edx, dword [esp + 32]         ;   190.2 p5+p2   21 sum
        and edx, esi                      ;   194.2 p1      21 sum
        add edi, edx                      ;   195.2 p0      32 sum
        mov edx, dword [esp + 52]         ;   191.2 p2      33 v[3] reload
        xor ebx, edx                      ;   194.2 p5      21 sum
        mov edx, dword [esp + 32]         ;   192.2 p2      21 sum
        and edx, eax                      ;   195.2 p1      21 sum
        add edi, edx                      ;   196.2 p0      32 sum
        rol edi, 0xc                      ;   197.2 p5      33 v[1]
        add ebx, dword [esp + 64]         ;   195.2 p1+p2   32 sum
        mov edx, dword [ecx + 32]         ;   194.2 p2      32 sum reload
        add ebx, edx                      ;   197.2 p0      32 sum
        rol ebx, 0xc                      ;   198.2 p5      33 v[1]
        mov edx, dword [ecx + 40]         ;   195.2 p2      32 sum
        lea edx, [edx + eax + 1859775393] ;   198.2 p0      32 sum
        xor eax, esi                      ;   194.2 p1      22 sum
        xor eax, edi                      ;   198.2 p5      22 sum
        add eax, dword [ecx + 12]         ;   199.2 p0+p2   32 sum
        add eax, dword [esp + 32]         ;   200.2 p1+p2   32 sum
        add eax, 0x6ed9eba1               ;   201.2 p5      32 sum
        rol eax, 0xb                      ;   202.2 p0      33 v[0]
        mov dword [esp + 32], esi         ;   194.8 p3+p4   33 v[2] spill
        mov esi, dword [esp + 52]         ;   198.2 p2      22 sum
        xor esi, ebx                      ;   201.2 p1      22 sum
        xor esi, ebp                      ;   202.2 p5      22 sum
        add esi, dword [ecx + 12]         ;   203.2 p0+p2   32 sum
        add esi, dword [esp + 44]         ;   204.2 p1+p2   32 sum
        add esi, 0x5c4dd124               ;   205.2 p5      32 sum
        rol esi, 0xb                      ;   206.2 p0      33 v[0]
        mov dword [esp + 44], ebx         ;   199.2 p3+p4   33 v[1] spill
        mov ebx, dword [ecx + 8]          ;   201.2 p2      32 sum
        lea ebx, [ebx + ebp + 1548603684] ;   204.2 p0      32 sum
        xor ebp, dword [esp + 44]         ;   202.2 p1+p2   22 sum
        xor ebp, esi                      ;   207.2 p5      22 sum
        mov dword [esp + 64], esi         ;   207.2 p3+p4   33 v[0] spill
        mov esi, dword [esp + 32]         ;   203.2 p2      22 sum
        xor esi, eax                      ;   206.2 p0      22 sum
        xor esi, edi                      ;   207.2 p1      22 sum
        add edx, esi                      ;   208.2 p5      32 sum
        rol edx, 0xd                      ;   209.2 p0      33 v[3]
        add ebp, dword [ecx + 40]         ;   208.2 p1+p2   32 sum
        add ebp, dword [esp + 52]         ;   209.2 p5+p2   32 sum
        add ebp, 0x5c4dd124               ;   210.2 p0      32 sum
        rol ebp, 0xd                      ;   211.2 p5      33 v[3]
        mov esi, dword [ecx + 16]         ;   206.2 p2      32 sum
        lea esi, [esi + edi + 1859775393] ;   209.2 p0      32 sum
        xor edi, eax                      ;   204.2 p1      22 sum
        xor edi, edx                      ;   210.2 p5      22 sum
        add edi, dword [esp + 32]         ;   211.2 p0+p2   32 sum
        add edi, dword [ecx + 8]          ;   212.2 p1+p2   32 sum
        add edi, 0x6ed9eba1               ;   213.2 p5      32 sum
        rol edi, 0xe                      ;   214.2 p0      33 v[2]
        mov ecx, dword [esp + 64]         ;   209.2 p2      22 sum
        xor ecx, ebp                      ;   212.2 p1      22 sum
        xor ecx, dword [esp + 44]         ;   213.2 p5+p2   22 sum
        add ebx, ecx                      ;   214.2 p0      32 sum
        rol ebx, 0xe                      ;   215.2 p5      33 v[2]
        mov ecx, eax                      ;   208.5 p1      22 sum copy
        xor ecx, edx                      ;   210.2 p0      22 sum
        xor ecx, edi                      ;   215.2 p1      22 sum
        add esi, ecx                      ;   216.2 p5      32 sum
        mov ecx, ebp                      ;   212.2 p0      22 sum copy
        xor ecx, ebx                      ;   216.2 p1      22 sum
        xor ecx, dword [esp + 64]         ;   217.2 p5+p2   22 sum
        rol esi, 7                        ;   217.2 p0      33 v[1]
        mov dword [esp + 32], eax         ;   210.8 p3+p4   33 v[0] spill
        mov eax, dword [esp + 40]         ;   212.2 p2      32 sum reload
        add ecx, dword [eax + 16]         ;   218.2 p1+p2   32 sum
        add ecx, dword [esp + 44]         ;   219.2 p5+p2   32 sum
        add ecx, 0x5c4dd124               ;   220.2 p0      32 sum
        rol ecx, 7                        ;   221.2 p5      33 v[1]
        mov dword [esp + 44], ebp         ;   212.8 p3+p4   33 v[3] spill
        mov ebp, dword [eax + 60]         ;   215.2 p2      32 sum
        lea ebp, [ebp + edx + 1859775393] ;   218.2 p0      32 sum
        xor edx, edi                      ;   215.2 p1      22 sum
        xor edx, esi                      ;   218.2 p5      22 sum
        add edx, dword [eax + 36]         ;   219.2 p0+p2   32 sum
        add edx, dword [esp + 32]         ;   220.2 p1+p2   32 sum
        add edx, 0x6ed9eba1               ;   221.2 p5      32 sum
        rol edx, 0xe                      ;   222.2 p0      33 v[0]
        mov dword [esp + 32], edi         ;   215.8 p3+p4   33 v[2] spill
        mov edi, dword [esp + 44]         ;   218.2 p2      22 sum
        xor edi, ebx                      ;   221.2 p1      22 sum
        xor edi, ecx                      ;   222.2 p5      22 sum
        add edi, dword [eax + 36]         ;   223.2 p0+p2   32 sum
        add edi, dword [esp + 64]         ;   224.2 p1+p2   32 sum
        add edi, 0x5c4dd124               ;   225.2 p5      32 sum
        rol edi, 0xe                      ;   226.2 p0      33 v[0]
        mov dword [esp + 64], ecx         ;   222.2 p3+p4   33 v[1] spill
        mov ecx, dword [eax + 32]         ;   221.2 p2      32 sum
        lea ecx, [ecx + ebx + 1548603684] ;   224.2 p0      32 sum
        xor ebx, dword [esp + 64]         ;   225.2 p1+p2   22 sum
        xor ebx, edi                      ;   227.2 p5      22 sum
        mov dword [esp + 52], edi         ;   227.2 p3+p4   33 v[0] spill
        mov edi, dword [esp + 32]         ;   223.2 p2      22 sum
        xor edi, edx                      ;   226.2 p0      22 sum
        xor edi, esi                      ;   227.2 p1      22 sum
        add ebp, edi                      ;   228.2 p5      32 sum
        rol ebp, 9                        ;   229.2 p0      33 v[3]
        add ebx, dword [eax + 60]         ;   228.2 p1+p2   32 sum
        add ebx, dword [esp + 44]         ;   229.2 p5+p2   32 sum
        add ebx, 0x5c4dd124               ;   230.2 p0      32 sum
        rol ebx, 9                        ;   231.2 p5      33 v[3]
        mov edi, dword [eax + 4]          ;   226.2 p2      32 sum
        lea edi, [edi + esi + 1859775393] ;   229.2 p0      32 sum
        xor esi, edx                      ;   224.5 p1      22 sum
        xor esi, ebp                      ;   230.2 p5      22 sum
        add esi, dword [esp + 32]         ;   231.2 p0+p2   32 sum
        add esi, dword [eax + 32]         ;   232.2 p1+p2   32 sum
        add esi, 0x6ed9eba1               ;   233.2 p5      32 sum
        rol esi, 0xd                      ;   234.2 p0      33 v[2]
        mov eax, dword [esp + 52]         ;   229.2 p2      22 sum
        xor eax, ebx                      ;   232.2 p1      22 sum
        xor eax, dword [esp + 64]         ;   233.2 p5+p2   22 sum
        add ecx, eax                      ;   234.2 p0      32 sum
        rol ecx, 0xd                      ;   235.2 p5      33 v[2]
        mov eax, ebp                      ;   230.2 p1      22 sum copy
        xor eax, edx                      ;   231.2 p0      22 sum
        xor eax, esi                      ;   235.2 p1      22 sum
        add edi, eax                      ;   236.2 p5      32 sum
        mov eax, dword [esp + 52]         ;   231.2 p2      22 sum
        xor eax, ecx                      ;   236.2 p0      22 sum
        xor eax, ebx                      ;   237.2 p1      22 sum
        rol edi, 0xf                      ;   237.2 p5      33 v[1]
        add eax, dword [esp + 64]         ;   238.2 p0+p2   32 sum
        mov dword [esp + 64], edx         ;   231.5 p3+p4   33 v[0] spill
        mov edx, dword [esp + 40]         ;   233.2 p2      32 sum reload
        add eax, dword [edx + 4]          ;   239.2 p1+p2   32 sum
        add eax, 0x5c4dd124               ;   240.2 p5      32 sum
        rol eax, 0xf                      ;   241.2 p0      33 v[1]
        mov dword [esp + 32], ecx         ;   236.2 p3+p4   33 v[2] spill
        mov ecx, dword [edx + 28]         ;   236.2 p2      32 sum
        lea ecx, [ecx + ebp + 1859775393] ;   239.2 p0      32 sum
        xor ebp, esi                      ;   235.2 p1      22 sum
        xor ebp, edi                      ;   238.2 p5      22 sum
        add ebp, dword [edx + 56]         ;   239.2 p0+p2   32 sum
        add ebp, dword [esp + 64]         ;   240.2 p1+p2   32 sum
        add ebp, 0x6ed9eba1               ;   241.2 p5      32 sum
        mov dword [esp + 64], esi         ;   235.8 p3+p4   33 v[2] spill
        mov esi, dword [edx + 28]         ;   238.2 p2      32 sum
        lea esi, [esi + ebx + 1548603684] ;   241.2 p0      32 sum
        xor ebx, eax                      ;   242.2 p1      22 sum
        xor ebx, dword [esp + 32]         ;   243.2 p5+p2   22 sum
        rol ebp, 6                        ;   242.2 p0      33 v[0]
        add ebx, dword [edx + 56]         ;   244.2 p1+p2   32 sum
        add ebx, dword [esp + 52]         ;   245.2 p5+p2   32 sum
        add ebx, 0x5c4dd124               ;   246.2 p0      32 sum
        rol ebx, 6                        ;   247.2 p5      33 v[0]
        mov edx, dword [esp + 64]         ;   242.2 p2      22 sum
        xor edx, edi                      ;   245.2 p1      22 sum
        xor edx, ebp                      ;   246.2 p0      22 sum
        add ecx, edx                      ;   247.2 p5      32 sum
        mov edx, eax                      ;   242.2 p1      22 sum copy
        xor edx, ebx                      ;   248.2 p0      22 sum
        xor edx, dword [esp + 32]         ;   249.2 p5+p2   22 sum
        add esi, edx                      ;   250.2 p1      32 sum
        rol ecx, 8                        ;   248.2 p0      33 v[3]
        rol esi, 8                        ;   251.2 p5      33 v[3]
        mov edx, ebp                      ;   243.2 p1      22 sum copy
        xor edx, edi                      ;   244.2 p0      22 sum
        xor edx, ecx                      ;   249.2 p5      22 sum
        mov dword [esp + 52], edi         ;   243.2 p3+p4   33 v[1] spill
        mov edi, dword [esp + 40]         ;   244.2 p2      32 sum reload
        add edx, dword [edi]              ;   250.2 p1+p2   32 sum
        add edx, dword [esp + 64]         ;   251.2 p0+p2   32 sum
        add edx, 0x6ed9eba1               ;   252.2 p5      32 sum
        mov dword [esp + 64], ebp         ;   244.8 p3+p4   33 v[0] spill
        mov ebp, dword [edi + 24]         ;   247.2 p2      32 sum
        lea ebp, [ebp + eax + 1548603684] ;   250.2 p0      32 sum
        xor eax, esi                      ;   252.2 p1      22 sum
        xor eax, ebx                      ;   253.2 p5      22 sum
        rol edx, 0xd                      ;   253.2 p0      33 v[2]
        add eax, dword [edi]              ;   254.2 p1+p2   32 sum
        add eax, dword [esp + 32]         ;   255.2 p5+p2   32 sum
        add eax, 0x5c4dd124               ;   256.2 p0      32 sum
        rol eax, 0xd                      ;   257.2 p5      33 v[2]
        mov dword [esp + 32], esi         ;   252.2 p3+p4   33 v[3] spill
        mov esi, dword [edi + 44]         ;   250.2 p2      32 sum
        lea esi, [esi + ebx + 1548603684] ;   253.2 p0      32 sum
        xor ebx, dword [esp + 32]         ;   255.2 p1+p2   22 sum
        xor ebx, eax                      ;   258.2 p5      22 sum
        add ebp, ebx                      ;   259.2 p0      32 sum
        mov ebx, dword [esp + 64]         ;   252.2 p2      22 sum
        xor ebx, edx                      ;   255.2 p1      22 sum
        xor ebx, ecx                      ;   256.2 p5      22 sum
        add ebx, dword [edi + 24]         ;   257.2 p0+p2   32 sum
        add ebx, dword [esp + 52]         ;   258.2 p1+p2   32 sum
        add ebx, 0x6ed9eba1               ;   259.2 p5      32 sum
        rol ebx, 6                        ;   260.2 p0      33 v[1]
        rol ebp, 6                        ;   260.2 p5      33 v[1]
        mov dword [esp + 52], eax         ;   258.2 p3+p4   33 v[2] spill
        mov eax, dword [edi + 52]         ;   255.2 p2      32 sum
        lea eax, [eax + ecx + 1859775393] ;   258.2 p0      32 sum
        xor ecx, edx                      ;   255.2 p1      22 sum
        xor ecx, ebx                      ;   261.2 p5      22 sum
        add ecx, dword [edi + 44]         ;   262.2 p0+p2   32 sum
        add ecx, dword [esp + 64]         ;   263.2 p1+p2   32 sum
        add ecx, 0x6ed9eba1               ;   264.2 p5      32 sum
        rol ecx, 0xc                      ;   265.2 p0      33 v[0]
        mov edi, dword [esp + 52]         ;   258.2 p2      22 sum
        xor edi, ebp                      ;   261.2 p1      22 sum
        xor edi, dword [esp + 32]         ;   262.2 p5+p2   22 sum
        add esi, edi                      ;   263.2 p0      32 sum
        rol esi, 0xc                      ;   264.2 p5      33 v[0]
        mov edi, edx                      ;   258.8 p1      22 sum copy
        xor edi, ebx                      ;   261.2 p0      22 sum
        xor edi, ecx                      ;   266.2 p5      22 sum
        add eax, edi                      ;   267.2 p1      32 sum
        mov edi, ebp                      ;   261.2 p0      22 sum copy
        xor edi, esi                      ;   265.2 p5      22 sum
        xor edi, dword [esp + 52]         ;   266.2 p1+p2   22 sum
        rol eax, 5                        ;   268.2 p0      33 v[3]
        add edi, dword [esp + 32]         ;   267.2 p5+p2   32 sum
        mov dword [esp + 32], edx         ;   261.5 p3+p4   33 v[2] spill
        mov edx, dword [esp + 40]         ;   262.2 p2      32 sum reload
        add edi, dword [edx + 52]         ;   268.2 p1+p2   32 sum
        add edi, 0x5c4dd124               ;   269.2 p0      32 sum
        rol edi, 5                        ;   270.2 p5      33 v[3]
        mov dword [esp + 64], ebp         ;   262.8 p3+p4   33 v[1] spill
        mov ebp, dword [edx + 48]         ;   265.2 p2      32 sum
        lea ebp, [ebp + ebx + 1859775393] ;   268.2 p0      32 sum
        xor ebx, eax                      ;   269.2 p1      22 sum
        xor ebx, ecx                      ;   270.2 p5      22 sum
        add ebx, dword [edx + 20]         ;   271.2 p0+p2   32 sum
        add ebx, dword [esp + 32]         ;   272.2 p1+p2   32 sum
        add ebx, 0x6ed9eba1               ;   273.2 p5      32 sum
        rol ebx, 7                        ;   274.2 p0      33 v[2]
        mov edx, esi                      ;   265.8 p1      22 sum copy
        xor edx, edi                      ;   271.2 p5      22 sum
        xor edx, dword [esp + 64]         ;   272.2 p0+p2   22 sum
        add edx, dword [esp + 52]         ;   273.2 p1+p2   32 sum
        mov dword [esp + 52], esi         ;   267.2 p3+p4   33 v[0] spill
        mov esi, dword [esp + 40]         ;   269.2 p2      32 sum reload
        add edx, dword [esi + 20]         ;   275.2 p5+p2   32 sum
        add edx, 0x5c4dd124               ;   276.2 p0      32 sum
        rol edx, 7                        ;   277.2 p5      33 v[2]
        mov dword [esp + 32], edi         ;   271.2 p3+p4   33 v[3] spill
        mov edi, dword [esp + 28]         ;   271.2 p2      46 h
        add edi, ecx                      ;   274.2 p1      46 h
        xor ecx, eax                      ;   269.8 p0      22 sum
        xor ecx, ebx                      ;   275.2 p5      22 sum
        add ebp, ecx                      ;   276.2 p1      32 sum
        rol ebp, 5                        ;   277.2 p0      33 v[1]
        mov ecx, dword [esp + 24]         ;   272.2 p2      46 h
        add ecx, edx                      ;   278.2 p5      46 h
        xor edx, dword [esp + 32]         ;   278.2 p1+p2   22 sum
        xor edx, dword [esp + 52]         ;   279.2 p0+p2   22 sum
        add edx, dword [esi + 48]         ;   280.2 p5+p2   32 sum
        add edx, dword [esp + 64]         ;   281.2 p1+p2   32 sum
        add edx, 0x5c4dd124               ;   282.2 p0      32 sum
        rol edx, 5                        ;   283.2 p5      33 v[1]
        add ebx, dword [esp + 20]         ;   277.2 p1+p2   45 h0
        add ebx, dword [esp + 32]         ;   278.2 p0+p2   45 h0
        add ecx, ebp                      ;   279.2 p5      46 h
        add edi, edx                      ;   284.2 p1      46 h
        add eax, dword [esp + 36]         ;   279.2 p0+p2   46 h
        add eax, dword [esp + 52]         ;   280.2 p5+p2   46 h
        add esi, 0x40                     ;   276.5 p1      38 blocks
        mov ebp, eax                      ;   281.2 p0      46 h copy
        mov eax, esi                      ;   277.5 p5      38 blocks copy
        mov esi, edi                      ;   285.2 p1      46 h copy
        mov edi, ecx                      ;   280.2 p0      46 h copy
        mov ecx, ebx                      ;   279.2 p5      45 h0 copy
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
