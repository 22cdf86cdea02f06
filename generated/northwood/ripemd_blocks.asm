; ripemd_blocks for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/ripemd.cw (sha256 709b6f3c2c11146f); do not edit:
;   ./cw build ripemd_blocks --cpu northwood
;
; void ripemd_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 16 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 52 bytes, 14 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 14 uops, planned 11.3; bounds: width 4.7, ports 10.0, path 4.5
;   blocks: 1016 uops, planned 345.5; bounds: width 338.7, ports 262.0, path 266.0
;   body.2: 9 uops, planned 8.7; bounds: width 3.0, ports 8.0, path 0.0
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
        push ebx                    ;                    preserved
        push esi                    ;                    preserved
        push edi                    ;                    preserved
        push ebp                    ;                    preserved
        sub esp, 0x38               ;                    frame
        mov esi, dword [esp + 84]   ;     0.0 p2      38 h
        shl esi, 6                  ;     2.0 p1      38 h
        mov edi, dword [esp + 76]   ;     1.0 p2      38 h reload
        mov ebp, dword [edi]        ;     3.0 p2      38 h
        mov dword [esp + 0], ebp    ;     5.0 p0+p3   38 h
        mov ebp, dword [edi + 4]    ;     3.0 p2      38 h
        mov dword [esp + 4], ebp    ;     5.0 p0+p3   38 h
        mov ebp, dword [edi + 8]    ;     4.0 p2      38 h
        mov dword [esp + 8], ebp    ;     6.0 p0+p3   38 h
        mov edi, dword [edi + 12]   ;     5.0 p2      38 h
        mov dword [esp + 12], edi   ;     7.3 p0+p3   38 h
        add esi, dword [esp + 80]   ;     6.0 p2+p1   38 h
        mov dword [esp + 16], esi   ;     9.3 p0+p3   38 h
        cmp dword [esp + 84], 0     ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 8]    ;                    resident
        mov edi, dword [esp + 12]   ;                    resident
        mov ebp, dword [esp + 4]    ;                    resident
        align 16
.blocks_1:
        mov eax, dword [esp + 80]   ;     0.0 p2      32 sum reload
        mov ecx, dword [eax + 4]    ;     2.0 p2      32 sum
        mov edx, dword [eax + 8]    ;     2.0 p2      32 sum
        lea ebx, [ecx + edi]        ;     4.0 p0      32 sum
        add ebx, 0x50a28be6         ;     4.5 p1      32 sum
        lea ecx, [edx + esi]        ;     4.0 p0      32 sum
        add ecx, 0x50a28be6         ;     4.5 p1      32 sum
        mov edx, esi                ;     2.3 p0      20 sum copy
        xor edx, edi                ;     2.8 p0      20 sum
        and edx, ebp                ;     3.3 p0      20 sum
        xor edx, edi                ;     3.8 p0      20 sum
        add edx, dword [eax]        ;     4.3 p2+p1   32 sum
        add edx, dword [esp + 0]    ;     4.8 p2+p1   32 sum
        lea eax, [edx + 1352829926] ;     5.3 p0      32 sum
        rol eax, 0xb                ;     5.8 p1      33 v[0]
        mov dword [esp + 20], edi   ;     5.7 p0+p3   41 x[3] spill
        mov edi, eax                ;     9.8 p1      20 sum copy
        mov dword [esp + 24], edx   ;     7.7 p0+p3   32 sum spill
        mov edx, eax                ;     9.8 p1      20 sum copy
        xor edx, ebp                ;    10.3 p0      20 sum
        mov dword [esp + 28], ecx   ;     9.7 p0+p3   32 sum spill
        mov ecx, eax                ;     9.8 p1      20 sum copy
        mov dword [esp + 32], eax   ;    11.7 p0+p3   33 v[0] spill
        mov eax, dword [esp + 24]   ;     8.7 p2      33 v[0]
        rol eax, 0xb                ;    10.8 p1      33 v[0]
        mov dword [esp + 24], eax   ;    14.8 p0+p3   33 v[0] spill
        mov eax, ebp                ;     9.7 p1      20 sum copy
        xor eax, esi                ;    11.2 p0      20 sum
        and edi, eax                ;    11.7 p0      20 sum
        xor edi, esi                ;    12.2 p0      20 sum
        add ebx, edi                ;    12.7 p1      32 sum
        rol ebx, 0xe                ;    13.2 p1      33 v[3]
        or edx, ebx                 ;    17.2 p0      20 sum
        xor ecx, ebx                ;    17.2 p0      20 sum
        xor edx, ecx                ;    17.7 p0      20 sum
        mov edi, dword [esp + 28]   ;    12.3 p2      32 sum reload
        add edi, edx                ;    18.2 p1      32 sum
        rol edi, 0xf                ;    18.7 p1      33 v[2]
        or ecx, edi                 ;    22.7 p0      20 sum
        mov edx, ebx                ;    17.2 p1      20 sum copy
        xor edx, edi                ;    22.7 p0      20 sum
        xor ecx, edx                ;    23.2 p0      20 sum
        add ecx, ebp                ;    23.7 p1      32 sum
        mov dword [esp + 28], ebx   ;    17.2 p0+p3   33 v[3] spill
        mov ebx, dword [esp + 80]   ;    15.3 p2      32 sum reload
        add ecx, dword [ebx + 12]   ;    24.2 p2+p1   32 sum
        add ecx, 0x50a28be6         ;    24.7 p1      32 sum
        rol ecx, 0xc                ;    25.2 p1      33 v[1]
        and eax, dword [esp + 24]   ;    17.8 p2+p0   20 sum
        xor eax, esi                ;    18.3 p0      20 sum
        or edx, ecx                 ;    29.2 p0      20 sum
        add eax, dword [esp + 20]   ;    18.8 p2+p1   32 sum
        add eax, dword [ebx + 4]    ;    19.3 p2+p0   32 sum
        rol eax, 0xe                ;    19.8 p1      33 v[3]
        mov dword [esp + 36], esi   ;    20.0 p0+p3   41 x[2] spill
        mov esi, dword [ebx + 24]   ;    20.3 p2      32 sum
        add esi, edi                ;    22.7 p1      32 sum
        xor edi, ecx                ;    29.2 p0      20 sum
        xor edx, edi                ;    29.7 p0      20 sum
        add edx, dword [ebx + 16]   ;    30.2 p2+p1   32 sum
        add edx, dword [esp + 32]   ;    30.7 p2+p0   32 sum
        add edx, 0x50a28be6         ;    31.2 p1      32 sum
        rol edx, 5                  ;    31.7 p1      33 v[0]
        mov dword [esp + 32], esi   ;    23.7 p0+p3   32 sum spill
        mov ebx, dword [esp + 24]   ;    24.0 p2      20 sum
        xor ebx, ebp                ;    26.0 p0      20 sum
        or ebx, eax                 ;    26.5 p0      20 sum
        or edi, edx                 ;    35.7 p0      20 sum
        mov esi, dword [esp + 24]   ;    25.3 p2      20 sum
        xor esi, eax                ;    27.3 p0      20 sum
        xor ebx, esi                ;    27.8 p0      20 sum
        add ebx, dword [esp + 36]   ;    28.3 p2+p1   32 sum
        mov dword [esp + 40], ebp   ;    27.2 p0+p3   41 x[1] spill
        mov ebp, dword [esp + 80]   ;    27.3 p2      32 sum reload
        add ebx, dword [ebp + 8]    ;    31.3 p2+p1   32 sum
        rol ebx, 0xf                ;    31.8 p1      33 v[2]
        mov dword [esp + 44], eax   ;    29.0 p0+p3   33 v[3] spill
        mov eax, dword [ebp + 28]   ;    29.3 p2      32 sum
        add eax, ecx                ;    31.3 p1      32 sum
        xor ecx, edx                ;    35.7 p0      20 sum
        xor edi, ecx                ;    36.2 p0      20 sum
        add edi, dword [esp + 28]   ;    36.7 p2+p1   32 sum
        add edi, dword [ebp + 20]   ;    37.2 p2+p0   32 sum
        add edi, 0x50a28be6         ;    37.7 p1      32 sum
        rol edi, 8                  ;    38.2 p1      33 v[3]
        or esi, ebx                 ;    35.8 p0      20 sum
        or ecx, edi                 ;    42.2 p0      20 sum
        mov dword [esp + 28], eax   ;    33.3 p0+p3   32 sum spill
        mov eax, dword [esp + 44]   ;    33.3 p2      20 sum
        xor eax, ebx                ;    35.8 p0      20 sum
        xor esi, eax                ;    36.3 p0      20 sum
        add esi, dword [ebp + 12]   ;    36.8 p2+p1   32 sum
        add esi, dword [esp + 40]   ;    37.3 p2+p1   32 sum
        rol esi, 0xc                ;    37.8 p1      33 v[1]
        mov ebp, dword [esp + 32]   ;    36.3 p2      32 sum reload
        add ebp, 0x50a28be6         ;    38.3 p0      32 sum
        mov dword [esp + 32], ebx   ;    36.8 p0+p3   33 v[2] spill
        mov ebx, edx                ;    37.0 p1      20 sum copy
        xor ebx, edi                ;    42.2 p0      20 sum
        xor ecx, ebx                ;    42.7 p0      20 sum
        add ebp, ecx                ;    43.2 p1      32 sum
        rol ebp, 7                  ;    43.7 p1      33 v[2]
        or eax, esi                 ;    41.8 p0      20 sum
        or ebx, ebp                 ;    47.7 p0      20 sum
        mov ecx, esi                ;    41.8 p1      20 sum copy
        xor ecx, dword [esp + 32]   ;    42.3 p2+p0   20 sum
        xor eax, ecx                ;    42.8 p0      20 sum
        mov dword [esp + 48], edx   ;    40.8 p0+p3   33 v[0] spill
        mov edx, dword [esp + 80]   ;    41.0 p2      32 sum reload
        add eax, dword [edx + 16]   ;    45.0 p2+p1   32 sum
        add eax, dword [esp + 24]   ;    45.5 p2+p0   32 sum
        rol eax, 5                  ;    46.0 p1      33 v[0]
        mov dword [esp + 24], esi   ;    43.0 p0+p3   33 v[1] spill
        mov esi, dword [edx + 36]   ;    44.0 p2      32 sum
        add esi, edi                ;    46.0 p1      32 sum
        xor edi, ebp                ;    47.7 p0      20 sum
        xor ebx, edi                ;    48.2 p0      20 sum
        mov dword [esp + 52], esi   ;    46.5 p0+p3   32 sum spill
        mov esi, dword [esp + 28]   ;    45.0 p2      32 sum reload
        add esi, ebx                ;    48.7 p1      32 sum
        add esi, 0x50a28be6         ;    49.2 p1      32 sum
        rol esi, 9                  ;    49.7 p1      33 v[1]
        or ecx, eax                 ;    50.0 p0      20 sum
        or edi, esi                 ;    53.7 p0      20 sum
        mov edx, dword [esp + 24]   ;    47.0 p2      20 sum
        xor edx, eax                ;    50.0 p0      20 sum
        xor ecx, edx                ;    50.5 p0      20 sum
        add ecx, dword [esp + 44]   ;    51.0 p2+p1   32 sum
        mov ebx, dword [esp + 80]   ;    49.0 p2      32 sum reload
        add ecx, dword [ebx + 20]   ;    53.0 p2+p0   32 sum
        rol ecx, 8                  ;    53.5 p1      33 v[3]
        mov dword [esp + 44], eax   ;    50.0 p0+p3   33 v[0] spill
        mov eax, dword [ebx + 40]   ;    51.0 p2      32 sum
        add eax, ebp                ;    53.0 p1      32 sum
        xor ebp, esi                ;    53.7 p0      20 sum
        xor edi, ebp                ;    54.2 p0      20 sum
        add edi, dword [esp + 48]   ;    54.7 p2+p1   32 sum
        add edi, dword [ebx + 32]   ;    55.2 p2+p0   32 sum
        add edi, 0x50a28be6         ;    55.7 p1      32 sum
        rol edi, 0xb                ;    56.2 p1      33 v[0]
        or edx, ecx                 ;    57.5 p0      20 sum
        or ebp, edi                 ;    60.2 p0      20 sum
        mov dword [esp + 48], eax   ;    54.7 p0+p3   32 sum spill
        mov eax, dword [esp + 44]   ;    54.7 p2      20 sum
        xor eax, ecx                ;    57.5 p0      20 sum
        xor edx, eax                ;    58.0 p0      20 sum
        add edx, dword [ebx + 24]   ;    58.5 p2+p1   32 sum
        add edx, dword [esp + 32]   ;    59.0 p2+p1   32 sum
        rol edx, 7                  ;    59.5 p1      33 v[2]
        mov dword [esp + 32], ecx   ;    57.5 p0+p3   33 v[3] spill
        mov ecx, dword [ebx + 44]   ;    57.7 p2      32 sum
        add ecx, esi                ;    59.7 p1      32 sum
        xor esi, edi                ;    60.2 p0      20 sum
        xor ebp, esi                ;    60.7 p0      20 sum
        mov dword [esp + 28], ecx   ;    60.2 p0+p3   32 sum spill
        mov ecx, dword [esp + 52]   ;    59.3 p2      32 sum reload
        add ecx, ebp                ;    61.3 p1      32 sum
        add ecx, 0x50a28be6         ;    61.8 p1      32 sum
        rol ecx, 0xd                ;    62.3 p1      33 v[3]
        or eax, edx                 ;    63.5 p0      20 sum
        or esi, ecx                 ;    66.3 p0      20 sum
        mov ebp, edx                ;    63.5 p1      20 sum copy
        xor ebp, dword [esp + 32]   ;    64.0 p2+p0   20 sum
        xor eax, ebp                ;    64.5 p0      20 sum
        add eax, dword [ebx + 28]   ;    65.0 p2+p1   32 sum
        add eax, dword [esp + 24]   ;    65.5 p2+p0   32 sum
        rol eax, 9                  ;    66.0 p1      33 v[1]
        mov dword [esp + 24], edx   ;    64.3 p0+p3   33 v[2] spill
        mov edx, dword [ebx + 48]   ;    64.7 p2      32 sum
        add edx, edi                ;    66.7 p1      32 sum
        xor edi, ecx                ;    66.3 p0      20 sum
        xor esi, edi                ;    66.8 p0      20 sum
        mov ebx, dword [esp + 48]   ;    66.0 p2      32 sum reload
        add ebx, esi                ;    68.0 p1      32 sum
        add ebx, 0x50a28be6         ;    68.5 p0      32 sum
        rol ebx, 0xe                ;    69.0 p1      33 v[2]
        or ebp, eax                 ;    70.0 p0      20 sum
        or edi, ebx                 ;    73.0 p0      20 sum
        mov esi, dword [esp + 24]   ;    68.0 p2      20 sum
        xor esi, eax                ;    70.0 p0      20 sum
        xor ebp, esi                ;    70.5 p0      20 sum
        add ebp, dword [esp + 44]   ;    71.0 p2+p1   32 sum
        mov dword [esp + 44], eax   ;    70.0 p0+p3   33 v[1] spill
        mov eax, dword [esp + 80]   ;    70.0 p2      32 sum reload
        add ebp, dword [eax + 32]   ;    74.0 p2+p1   32 sum
        rol ebp, 0xb                ;    74.5 p1      33 v[0]
        mov eax, ecx                ;    71.3 p0      20 sum copy
        xor eax, ebx                ;    73.0 p0      20 sum
        xor edi, eax                ;    73.5 p0      20 sum
        mov dword [esp + 48], ecx   ;    72.8 p0+p3   33 v[3] spill
        mov ecx, dword [esp + 28]   ;    72.7 p2      32 sum reload
        add ecx, edi                ;    74.7 p1      32 sum
        add ecx, 0x50a28be6         ;    75.2 p1      32 sum
        rol ecx, 0xf                ;    75.7 p1      33 v[1]
        or esi, ebp                 ;    78.5 p0      20 sum
        or eax, ecx                 ;    79.7 p0      20 sum
        mov edi, ebp                ;    78.5 p0      20 sum copy
        xor edi, dword [esp + 44]   ;    79.0 p2+p0   20 sum
        xor esi, edi                ;    79.5 p0      20 sum
        mov dword [esp + 28], ebp   ;    78.5 p0+p3   33 v[0] spill
        mov ebp, dword [esp + 80]   ;    76.3 p2      32 sum reload
        add esi, dword [ebp + 36]   ;    80.3 p2+p1   32 sum
        add esi, dword [esp + 32]   ;    80.8 p2+p1   32 sum
        rol esi, 0xd                ;    81.3 p1      33 v[3]
        add edx, 0x50a28be6         ;    78.3 p0      32 sum
        mov dword [esp + 32], esi   ;    85.3 p0+p3   33 v[3] spill
        mov esi, dword [ebp + 56]   ;    79.3 p2      32 sum
        add esi, ebx                ;    81.3 p1      32 sum
        xor ebx, ecx                ;    79.8 p0      20 sum
        xor eax, ebx                ;    80.3 p0      20 sum
        add edx, eax                ;    80.8 p1      32 sum
        rol edx, 6                  ;    81.3 p1      33 v[0]
        or edi, dword [esp + 32]    ;    88.3 p2+p0   20 sum
        or ebx, edx                 ;    85.3 p0      20 sum
        mov eax, dword [esp + 32]   ;    86.3 p2      20 sum
        xor eax, dword [esp + 28]   ;    88.3 p2+p0   20 sum
        xor edi, eax                ;    88.8 p0      20 sum
        add edi, dword [ebp + 40]   ;    89.3 p2+p1   32 sum
        add edi, dword [esp + 24]   ;    89.8 p2+p0   32 sum
        rol edi, 0xe                ;    90.3 p1      33 v[2]
        mov dword [esp + 24], edi   ;    94.3 p0+p3   33 v[2] spill
        mov edi, dword [ebp + 60]   ;    86.0 p2      32 sum
        add edi, ecx                ;    88.0 p1      32 sum
        xor ecx, edx                ;    86.0 p0      20 sum
        xor ebx, ecx                ;    86.5 p0      20 sum
        add ebx, dword [esp + 48]   ;    87.0 p2+p1   32 sum
        add ebx, dword [ebp + 52]   ;    88.0 p2+p0   32 sum
        add ebx, 0x50a28be6         ;    88.5 p1      32 sum
        rol ebx, 7                  ;    89.0 p1      33 v[3]
        or eax, dword [esp + 24]    ;    97.3 p2+p0   20 sum
        or ecx, ebx                 ;    93.0 p0      20 sum
        mov dword [esp + 48], edi   ;    89.8 p0+p3   32 sum spill
        mov edi, dword [esp + 24]   ;    95.3 p2      20 sum
        xor edi, dword [esp + 32]   ;    97.3 p2+p0   20 sum
        xor eax, edi                ;    97.8 p0      20 sum
        add eax, dword [ebp + 44]   ;    98.3 p2+p1   32 sum
        add eax, dword [esp + 44]   ;    98.8 p2+p1   32 sum
        rol eax, 0xf                ;    99.3 p1      33 v[1]
        add esi, 0x50a28be6         ;    93.0 p0      32 sum
        mov ebp, ebx                ;    93.5 p0      20 sum copy
        xor ebp, edx                ;    94.0 p0      20 sum
        xor ecx, ebp                ;    94.5 p0      20 sum
        add esi, ecx                ;    95.0 p1      32 sum
        rol esi, 9                  ;    95.5 p1      33 v[2]
        or edi, eax                 ;   103.3 p0      20 sum
        and ebp, esi                ;    99.5 p0      20 sum
        mov ecx, dword [esp + 24]   ;    95.7 p2      20 sum
        xor ecx, eax                ;   103.3 p0      20 sum
        xor edi, ecx                ;   103.8 p0      20 sum
        xor ebp, edx                ;   100.0 p0      20 sum
        mov dword [esp + 44], edx   ;    97.5 p0+p3   33 v[0] spill
        mov edx, dword [esp + 48]   ;    97.3 p2      32 sum reload
        add edx, ebp                ;   100.5 p1      32 sum
        mov ebp, dword [esp + 80]   ;    98.3 p2      32 sum reload
        add edi, dword [ebp + 48]   ;   104.3 p2+p1   32 sum
        add edi, dword [esp + 28]   ;   104.8 p2+p0   32 sum
        rol edi, 6                  ;   105.3 p1      33 v[0]
        add edx, 0x50a28be6         ;   101.0 p0      32 sum
        rol edx, 8                  ;   101.5 p1      33 v[1]
        or ecx, edi                 ;   109.3 p0      20 sum
        mov dword [esp + 28], ebx   ;   101.2 p0+p3   33 v[3] spill
        mov ebx, dword [ebp + 60]   ;   101.3 p2      32 sum
        add ebx, eax                ;   103.3 p1      32 sum
        xor eax, edi                ;   109.3 p0      20 sum
        xor ecx, eax                ;   109.8 p0      20 sum
        add ecx, dword [esp + 32]   ;   110.3 p2+p1   32 sum
        add ecx, dword [ebp + 52]   ;   110.8 p2+p1   32 sum
        rol ecx, 7                  ;   111.3 p1      33 v[3]
        mov dword [esp + 32], ebx   ;   104.3 p0+p3   32 sum spill
        mov ebx, esi                ;   105.0 p1      21 sum copy
        xor ebx, edx                ;   105.5 p0      21 sum
        mov dword [esp + 48], edx   ;   106.3 p0+p3   33 v[1] spill
        mov edx, dword [esp + 28]   ;   105.7 p2      21 sum
        xor edx, esi                ;   107.7 p0      21 sum
        and edx, ebx                ;   108.2 p0      21 sum
        xor edx, esi                ;   108.7 p0      21 sum
        add edx, dword [ebp + 28]   ;   109.2 p2+p1   32 sum
        add edx, dword [esp + 44]   ;   109.7 p2+p1   32 sum
        rol edx, 7                  ;   110.2 p1      33 v[0]
        or eax, ecx                 ;   115.3 p0      20 sum
        mov dword [esp + 44], esi   ;   109.2 p0+p3   33 v[2] spill
        mov esi, edi                ;   109.3 p1      20 sum copy
        xor esi, ecx                ;   115.3 p0      20 sum
        xor eax, esi                ;   115.8 p0      20 sum
        add eax, dword [ebp + 56]   ;   116.3 p2+p1   32 sum
        add eax, dword [esp + 24]   ;   116.8 p2+p1   32 sum
        rol eax, 9                  ;   117.3 p1      33 v[2]
        mov dword [esp + 24], ecx   ;   115.3 p0+p3   33 v[3] spill
        mov ecx, edx                ;   114.2 p1      21 sum copy
        xor ecx, dword [esp + 48]   ;   114.7 p2+p0   21 sum
        and ebx, ecx                ;   115.2 p0      21 sum
        xor ebx, dword [esp + 48]   ;   115.7 p2+p0   21 sum
        add ebx, dword [ebp + 16]   ;   116.2 p2+p1   32 sum
        add ebx, dword [esp + 28]   ;   116.7 p2+p0   32 sum
        rol ebx, 6                  ;   117.2 p1      33 v[3]
        and esi, eax                ;   121.3 p0      20 sum
        xor esi, edi                ;   121.8 p0      20 sum
        mov ebp, dword [esp + 32]   ;   116.7 p2      32 sum reload
        add ebp, esi                ;   122.3 p1      32 sum
        rol ebp, 8                  ;   122.8 p1      33 v[1]
        mov esi, edx                ;   117.7 p0      21 sum copy
        xor esi, ebx                ;   121.2 p0      21 sum
        and ecx, esi                ;   121.7 p0      21 sum
        xor ecx, edx                ;   122.2 p0      21 sum
        add ecx, dword [esp + 44]   ;   122.7 p2+p1   32 sum
        mov dword [esp + 44], edx   ;   119.7 p0+p3   33 v[0] spill
        mov edx, dword [esp + 80]   ;   120.0 p2      32 sum reload
        add ecx, dword [edx + 52]   ;   124.0 p2+p1   32 sum
        rol ecx, 8                  ;   124.5 p1      33 v[2]
        add edi, dword [edx + 28]   ;   124.0 p2+p0   32 sum
        add edi, 0x5a827999         ;   124.5 p0      32 sum
        mov edx, eax                ;   122.3 p1      21 sum copy
        xor edx, dword [esp + 24]   ;   123.0 p2+p0   21 sum
        and edx, ebp                ;   126.8 p0      21 sum
        add edi, edx                ;   127.3 p1      32 sum
        mov edx, dword [esp + 24]   ;   124.0 p2      21 sum
        and edx, eax                ;   126.0 p0      21 sum
        add edi, edx                ;   127.8 p1      32 sum
        rol edi, 7                  ;   128.3 p1      33 v[0]
        mov edx, ecx                ;   128.5 p0      21 sum copy
        xor edx, ebx                ;   129.0 p0      21 sum
        and esi, edx                ;   129.5 p0      21 sum
        xor esi, ebx                ;   130.0 p0      21 sum
        add esi, dword [esp + 48]   ;   130.5 p2+p1   32 sum
        mov dword [esp + 48], ebx   ;   127.3 p0+p3   33 v[3] spill
        mov ebx, dword [esp + 80]   ;   127.7 p2      32 sum reload
        add esi, dword [ebx + 4]    ;   131.7 p2+p1   32 sum
        rol esi, 0xd                ;   132.2 p1      33 v[1]
        mov dword [esp + 32], edx   ;   129.5 p0+p3   21 sum spill
        mov edx, ebp                ;   129.7 p1      21 sum copy
        xor edx, eax                ;   130.2 p0      21 sum
        and edx, edi                ;   132.3 p0      21 sum
        add edx, dword [ebx + 16]   ;   132.8 p2+p1   32 sum
        add edx, dword [esp + 24]   ;   133.3 p2+p1   32 sum
        add edx, 0x5a827999         ;   133.8 p0      32 sum
        mov ebx, dword [ebx + 52]   ;   132.3 p2      32 sum
        add ebx, eax                ;   134.3 p1      32 sum
        and eax, ebp                ;   132.7 p0      21 sum
        add edx, eax                ;   134.3 p1      32 sum
        rol edx, 6                  ;   134.8 p1      33 v[3]
        mov eax, ecx                ;   133.7 p0      21 sum copy
        xor eax, esi                ;   136.2 p0      21 sum
        mov dword [esp + 24], esi   ;   136.2 p0+p3   33 v[1] spill
        mov esi, dword [esp + 32]   ;   134.7 p2      21 sum
        and esi, eax                ;   136.7 p0      21 sum
        xor esi, ecx                ;   137.2 p0      21 sum
        mov dword [esp + 32], ecx   ;   136.7 p0+p3   33 v[2] spill
        mov ecx, dword [esp + 80]   ;   136.0 p2      32 sum reload
        add esi, dword [ecx + 40]   ;   140.0 p2+p1   32 sum
        add esi, dword [esp + 44]   ;   140.5 p2+p1   32 sum
        rol esi, 0xb                ;   141.0 p1      33 v[0]
        mov ecx, ebp                ;   138.0 p0      21 sum copy
        xor ecx, edi                ;   138.5 p0      21 sum
        and ecx, edx                ;   139.0 p0      21 sum
        add ebx, ecx                ;   139.5 p1      32 sum
        add ebx, 0x5a827999         ;   140.0 p0      32 sum
        mov ecx, ebp                ;   139.7 p1      21 sum copy
        and ecx, edi                ;   140.2 p0      21 sum
        add ebx, ecx                ;   140.7 p1      32 sum
        rol ebx, 8                  ;   141.2 p1      33 v[2]
        mov ecx, dword [esp + 24]   ;   141.0 p2      21 sum
        xor ecx, esi                ;   145.0 p0      21 sum
        and eax, ecx                ;   145.5 p0      21 sum
        xor eax, dword [esp + 24]   ;   146.0 p2+p0   21 sum
        mov dword [esp + 44], ecx   ;   145.5 p0+p3   21 sum spill
        mov ecx, dword [esp + 80]   ;   143.0 p2      32 sum reload
        add ebp, dword [ecx + 4]    ;   147.0 p2+p1   32 sum
        mov dword [esp + 28], esi   ;   145.0 p0+p3   33 v[0] spill
        mov esi, edi                ;   144.3 p1      21 sum copy
        xor esi, edx                ;   145.0 p0      21 sum
        and esi, ebx                ;   145.5 p0      21 sum
        add ebp, esi                ;   147.5 p1      32 sum
        mov esi, dword [ecx + 40]   ;   145.7 p2      32 sum
        add esi, edi                ;   147.7 p1      32 sum
        and edi, edx                ;   146.3 p0      21 sum
        add ebp, edi                ;   148.0 p1      32 sum
        add ebp, 0x5a827999         ;   148.5 p0      32 sum
        rol ebp, 0xd                ;   149.0 p1      33 v[1]
        add eax, dword [ecx + 24]   ;   147.7 p2+p0   32 sum
        add eax, dword [esp + 48]   ;   148.7 p2+p0   32 sum
        rol eax, 9                  ;   149.2 p1      33 v[3]
        mov edi, edx                ;   149.3 p0      21 sum copy
        xor edi, ebx                ;   149.8 p0      21 sum
        and edi, ebp                ;   153.0 p0      21 sum
        add esi, edi                ;   153.5 p1      32 sum
        mov edi, dword [ecx + 24]   ;   150.7 p2      32 sum
        add edi, edx                ;   152.7 p0      32 sum
        and edx, ebx                ;   151.5 p0      21 sum
        add esi, edx                ;   154.0 p1      32 sum
        add esi, 0x5a827999         ;   154.5 p0      32 sum
        rol esi, 0xb                ;   155.0 p1      33 v[0]
        mov edx, dword [esp + 28]   ;   152.7 p2      21 sum
        xor edx, eax                ;   154.7 p0      21 sum
        mov dword [esp + 48], eax   ;   153.5 p0+p3   33 v[3] spill
        mov eax, dword [esp + 44]   ;   153.7 p2      21 sum
        and eax, edx                ;   155.7 p0      21 sum
        xor eax, dword [esp + 28]   ;   156.2 p2+p0   21 sum
        add eax, dword [ecx + 60]   ;   156.7 p2+p1   32 sum
        add eax, dword [esp + 32]   ;   157.2 p2+p0   32 sum
        rol eax, 7                  ;   157.7 p1      33 v[2]
        add edi, 0x5a827999         ;   156.7 p0      32 sum
        mov ecx, ebx                ;   157.2 p0      21 sum copy
        xor ecx, ebp                ;   157.7 p0      21 sum
        and ecx, esi                ;   159.0 p0      21 sum
        add edi, ecx                ;   159.5 p1      32 sum
        mov ecx, ebx                ;   158.5 p1      21 sum copy
        and ecx, ebp                ;   159.0 p0      21 sum
        add edi, ecx                ;   160.0 p1      32 sum
        rol edi, 9                  ;   160.5 p1      33 v[3]
        mov ecx, dword [esp + 48]   ;   159.7 p2      21 sum
        xor ecx, eax                ;   161.7 p0      21 sum
        and edx, ecx                ;   162.2 p0      21 sum
        xor edx, dword [esp + 48]   ;   162.7 p2+p0   21 sum
        mov dword [esp + 32], ecx   ;   162.2 p0+p3   21 sum spill
        mov ecx, dword [esp + 80]   ;   161.7 p2      32 sum reload
        add edx, dword [ecx + 12]   ;   165.7 p2+p1   32 sum
        add edx, dword [esp + 24]   ;   166.2 p2+p0   32 sum
        rol edx, 0xf                ;   166.7 p1      33 v[1]
        add ebx, dword [ecx + 60]   ;   165.7 p2+p0   32 sum
        add ebx, 0x5a827999         ;   166.2 p0      32 sum
        mov ecx, esi                ;   164.7 p1      21 sum copy
        xor ecx, ebp                ;   165.2 p0      21 sum
        and ecx, edi                ;   165.7 p0      21 sum
        add ebx, ecx                ;   166.7 p1      32 sum
        mov ecx, esi                ;   166.0 p0      21 sum copy
        and ecx, ebp                ;   166.5 p0      21 sum
        add ebx, ecx                ;   167.2 p1      32 sum
        rol ebx, 7                  ;   167.7 p1      33 v[2]
        mov ecx, eax                ;   167.3 p0      21 sum copy
        xor ecx, edx                ;   170.7 p0      21 sum
        mov dword [esp + 24], edx   ;   170.7 p0+p3   33 v[1] spill
        mov edx, dword [esp + 32]   ;   168.3 p2      21 sum
        and edx, ecx                ;   171.2 p0      21 sum
        xor edx, eax                ;   171.7 p0      21 sum
        mov dword [esp + 32], eax   ;   170.3 p0+p3   33 v[2] spill
        mov eax, dword [esp + 80]   ;   169.7 p2      32 sum reload
        add edx, dword [eax + 48]   ;   173.7 p2+p1   32 sum
        add edx, dword [esp + 28]   ;   174.2 p2+p1   32 sum
        rol edx, 7                  ;   174.7 p1      33 v[0]
        add ebp, dword [eax + 12]   ;   173.7 p2+p0   32 sum
        add ebp, 0x5a827999         ;   174.2 p0      32 sum
        mov eax, esi                ;   172.7 p1      21 sum copy
        xor eax, edi                ;   173.2 p0      21 sum
        and eax, ebx                ;   173.7 p0      21 sum
        add ebp, eax                ;   174.7 p1      32 sum
        mov eax, esi                ;   174.0 p0      21 sum copy
        and eax, edi                ;   174.5 p0      21 sum
        add ebp, eax                ;   175.2 p1      32 sum
        rol ebp, 0xf                ;   175.7 p1      33 v[1]
        mov eax, dword [esp + 24]   ;   175.3 p2      21 sum
        xor eax, edx                ;   178.7 p0      21 sum
        and ecx, eax                ;   179.2 p0      21 sum
        xor ecx, dword [esp + 24]   ;   179.7 p2+p0   21 sum
        mov dword [esp + 28], eax   ;   179.2 p0+p3   21 sum spill
        mov eax, dword [esp + 80]   ;   177.3 p2      32 sum reload
        add ecx, dword [eax]        ;   181.3 p2+p1   32 sum
        add ecx, dword [esp + 48]   ;   181.8 p2+p0   32 sum
        rol ecx, 0xc                ;   182.3 p1      33 v[3]
        add esi, dword [eax + 48]   ;   181.3 p2+p0   32 sum
        add esi, 0x5a827999         ;   181.8 p0      32 sum
        mov eax, edi                ;   180.3 p1      21 sum copy
        xor eax, ebx                ;   180.8 p0      21 sum
        and eax, ebp                ;   181.3 p0      21 sum
        add esi, eax                ;   182.3 p1      32 sum
        mov eax, ebx                ;   181.7 p0      21 sum copy
        and eax, edi                ;   182.2 p0      21 sum
        add esi, eax                ;   182.8 p1      32 sum
        rol esi, 7                  ;   183.3 p1      33 v[0]
        mov eax, ecx                ;   186.3 p0      21 sum copy
        xor eax, edx                ;   186.8 p0      21 sum
        mov dword [esp + 48], ecx   ;   186.3 p0+p3   33 v[3] spill
        mov ecx, ebp                ;   184.0 p1      21 sum copy
        xor ecx, ebx                ;   185.0 p0      21 sum
        and ecx, esi                ;   187.3 p0      21 sum
        mov dword [esp + 44], esi   ;   187.3 p0+p3   33 v[0] spill
        mov esi, dword [esp + 80]   ;   185.3 p2      32 sum reload
        add edi, dword [esi]        ;   189.3 p2+p1   32 sum
        add edi, ecx                ;   189.8 p1      32 sum
        mov ecx, dword [esi + 36]   ;   187.3 p2      32 sum
        add ecx, ebx                ;   189.3 p1      32 sum
        and ebx, ebp                ;   187.3 p0      21 sum
        add edi, ebx                ;   190.3 p1      32 sum
        add edi, 0x5a827999         ;   190.8 p0      32 sum
        mov ebx, dword [esp + 28]   ;   188.3 p2      21 sum
        and ebx, eax                ;   190.3 p0      21 sum
        xor ebx, edx                ;   190.8 p0      21 sum
        rol edi, 0xc                ;   191.3 p1      33 v[3]
        add ebx, dword [esi + 36]   ;   191.3 p2+p0   32 sum
        add ebx, dword [esp + 32]   ;   191.8 p2+p0   32 sum
        rol ebx, 0xf                ;   192.3 p1      33 v[2]
        add ecx, 0x5a827999         ;   191.3 p0      32 sum
        mov esi, dword [esp + 44]   ;   191.7 p2      21 sum
        xor esi, ebp                ;   193.7 p0      21 sum
        and esi, edi                ;   195.3 p0      21 sum
        add ecx, esi                ;   195.8 p1      32 sum
        mov esi, dword [esp + 44]   ;   193.0 p2      21 sum
        and esi, ebp                ;   195.0 p0      21 sum
        add ecx, esi                ;   196.3 p1      32 sum
        rol ecx, 0xf                ;   196.8 p1      33 v[2]
        mov esi, dword [esp + 48]   ;   194.3 p2      21 sum
        xor esi, ebx                ;   196.3 p0      21 sum
        and eax, esi                ;   196.8 p0      21 sum
        xor eax, dword [esp + 48]   ;   197.3 p2+p0   21 sum
        add eax, dword [esp + 24]   ;   197.8 p2+p1   32 sum
        mov dword [esp + 24], edx   ;   196.7 p0+p3   33 v[0] spill
        mov edx, dword [esp + 80]   ;   197.3 p2      32 sum reload
        add eax, dword [edx + 20]   ;   201.3 p2+p1   32 sum
        rol eax, 9                  ;   201.8 p1      33 v[1]
        add ebp, dword [edx + 20]   ;   201.3 p2+p0   32 sum
        add ebp, 0x5a827999         ;   201.8 p0      32 sum
        mov edx, edi                ;   199.3 p1      21 sum copy
        xor edx, dword [esp + 44]   ;   200.3 p2+p0   21 sum
        and edx, ecx                ;   200.8 p0      21 sum
        add ebp, edx                ;   202.3 p1      32 sum
        mov edx, edi                ;   201.0 p0      21 sum copy
        and edx, dword [esp + 44]   ;   201.5 p2+p0   21 sum
        add ebp, edx                ;   202.8 p1      32 sum
        rol ebp, 9                  ;   203.3 p1      33 v[1]
        mov edx, ebx                ;   202.7 p0      21 sum copy
        xor edx, eax                ;   205.8 p0      21 sum
        and esi, edx                ;   206.3 p0      21 sum
        xor esi, ebx                ;   206.8 p0      21 sum
        mov dword [esp + 32], ebx   ;   204.7 p0+p3   33 v[2] spill
        mov ebx, dword [esp + 80]   ;   204.3 p2      32 sum reload
        add esi, dword [ebx + 56]   ;   208.3 p2+p1   32 sum
        add esi, dword [esp + 24]   ;   208.8 p2+p1   32 sum
        rol esi, 7                  ;   209.3 p1      33 v[0]
        mov dword [esp + 24], edx   ;   206.3 p0+p3   21 sum spill
        mov edx, edi                ;   207.0 p1      21 sum copy
        xor edx, ecx                ;   207.5 p0      21 sum
        and edx, ebp                ;   208.0 p0      21 sum
        mov dword [esp + 28], ebp   ;   208.3 p0+p3   33 v[1] spill
        mov ebp, dword [ebx + 8]    ;   208.0 p2      32 sum
        add ebp, edi                ;   210.0 p1      32 sum
        and edi, ecx                ;   209.3 p0      21 sum
        add edx, dword [ebx + 56]   ;   209.0 p2+p1   32 sum
        add edx, edi                ;   209.8 p1      32 sum
        add edx, dword [esp + 44]   ;   210.3 p2+p0   32 sum
        add edx, 0x5a827999         ;   210.8 p1      32 sum
        rol edx, 7                  ;   211.3 p1      33 v[0]
        mov edi, eax                ;   211.3 p0      21 sum copy
        xor edi, esi                ;   213.3 p0      21 sum
        mov ebx, dword [ebx + 32]   ;   212.0 p2      32 sum
        add ebx, eax                ;   214.0 p1      32 sum
        mov dword [esp + 44], ebx   ;   214.5 p0+p3   32 sum spill
        mov ebx, dword [esp + 24]   ;   213.0 p2      21 sum
        and ebx, edi                ;   215.0 p0      21 sum
        xor eax, ebx                ;   215.5 p0      21 sum
        add eax, dword [esp + 48]   ;   216.0 p2+p1   32 sum
        mov ebx, dword [esp + 80]   ;   215.0 p2      32 sum reload
        mov ebx, dword [ebx + 8]    ;   217.0 p2      32 sum reload
        add eax, ebx                ;   219.0 p1      32 sum
        rol eax, 0xb                ;   219.5 p1      33 v[3]
        add ebp, 0x5a827999         ;   216.0 p0      32 sum
        mov ebx, dword [esp + 28]   ;   217.0 p2      21 sum
        xor ebx, ecx                ;   219.0 p0      21 sum
        and ebx, edx                ;   219.5 p0      21 sum
        add ebp, ebx                ;   220.0 p1      32 sum
        mov ebx, dword [esp + 28]   ;   218.0 p2      21 sum
        and ebx, ecx                ;   220.0 p0      21 sum
        add ebp, ebx                ;   220.5 p1      32 sum
        rol ebp, 0xb                ;   221.0 p1      33 v[3]
        mov ebx, esi                ;   219.0 p0      21 sum copy
        xor ebx, eax                ;   223.5 p0      21 sum
        and edi, ebx                ;   224.0 p0      21 sum
        xor edi, esi                ;   224.5 p0      21 sum
        mov dword [esp + 48], esi   ;   221.0 p0+p3   33 v[0] spill
        mov esi, dword [esp + 80]   ;   220.7 p2      32 sum reload
        add edi, dword [esi + 44]   ;   225.0 p2+p1   32 sum
        add edi, dword [esp + 32]   ;   225.5 p2+p1   32 sum
        rol edi, 0xd                ;   226.0 p1      33 v[2]
        add ecx, dword [esi + 44]   ;   224.7 p2+p0   32 sum
        add ecx, 0x5a827999         ;   225.2 p0      32 sum
        mov esi, dword [esp + 28]   ;   224.7 p2      21 sum
        xor esi, edx                ;   226.7 p0      21 sum
        and esi, ebp                ;   227.2 p0      21 sum
        add ecx, esi                ;   227.7 p1      32 sum
        mov esi, dword [esp + 28]   ;   225.7 p2      21 sum
        and esi, edx                ;   227.7 p0      21 sum
        add ecx, esi                ;   228.2 p1      32 sum
        rol ecx, 0xd                ;   228.7 p1      33 v[2]
        mov esi, eax                ;   226.3 p0      21 sum copy
        xor esi, edi                ;   230.0 p0      21 sum
        and ebx, esi                ;   230.5 p0      21 sum
        mov esi, edx                ;   227.3 p1      21 sum copy
        xor esi, ebp                ;   227.8 p0      21 sum
        and esi, ecx                ;   232.7 p0      21 sum
        xor ebx, eax                ;   231.0 p0      21 sum
        mov dword [esp + 32], edi   ;   230.0 p0+p3   33 v[2] spill
        mov edi, dword [esp + 44]   ;   229.0 p2      32 sum reload
        add edi, ebx                ;   231.5 p1      32 sum
        mov ebx, edx                ;   229.8 p1      21 sum copy
        and ebx, ebp                ;   230.3 p0      21 sum
        mov dword [esp + 44], edx   ;   230.8 p0+p3   33 v[0] spill
        mov edx, dword [esp + 80]   ;   230.7 p2      32 sum reload
        add esi, dword [edx + 32]   ;   234.7 p2+p1   32 sum
        add esi, ebx                ;   235.2 p1      32 sum
        add esi, dword [esp + 28]   ;   235.7 p2+p0   32 sum
        add esi, 0x5a827999         ;   236.2 p1      32 sum
        rol esi, 0xc                ;   236.7 p1      33 v[1]
        rol edi, 0xc                ;   240.7 p1      33 v[1]
        mov ebx, dword [edx + 40]   ;   233.7 p2      32 sum
        add ebx, ebp                ;   235.7 p0      32 sum
        xor ebp, ecx                ;   234.5 p0      22 sum
        xor ebp, esi                ;   240.7 p0      22 sum
        add ebp, dword [edx + 12]   ;   241.2 p2+p1   32 sum
        add ebp, dword [esp + 44]   ;   241.7 p2+p0   32 sum
        add ebp, 0x6ed9eba1         ;   242.2 p1      32 sum
        rol ebp, 0xb                ;   242.7 p1      33 v[0]
        mov dword [esp + 44], ecx   ;   237.0 p0+p3   33 v[2] spill
        mov ecx, dword [edx + 40]   ;   237.3 p2      32 sum
        add ecx, eax                ;   239.3 p1      32 sum
        xor eax, edi                ;   244.7 p0      22 sum
        xor eax, dword [esp + 32]   ;   245.2 p2+p0   22 sum
        add eax, dword [edx + 12]   ;   245.7 p2+p1   32 sum
        add eax, dword [esp + 48]   ;   246.2 p2+p0   32 sum
        add eax, 0x5c4dd124         ;   246.7 p1      32 sum
        rol eax, 0xb                ;   247.2 p1      33 v[0]
        add ebx, 0x6ed9eba1         ;   241.0 p0      32 sum
        add ecx, 0x5c4dd124         ;   241.5 p0      32 sum
        mov edx, dword [esp + 44]   ;   241.7 p2      22 sum
        xor edx, esi                ;   243.7 p0      22 sum
        xor edx, ebp                ;   246.7 p0      22 sum
        add ebx, edx                ;   247.2 p1      32 sum
        rol ebx, 0xd                ;   247.7 p1      33 v[3]
        mov edx, edi                ;   244.7 p0      22 sum copy
        xor edx, eax                ;   251.2 p0      22 sum
        xor edx, dword [esp + 32]   ;   251.7 p2+p0   22 sum
        add ecx, edx                ;   252.2 p1      32 sum
        rol ecx, 0xd                ;   252.7 p1      33 v[3]
        mov edx, ebp                ;   246.7 p0      22 sum copy
        xor edx, esi                ;   247.2 p0      22 sum
        xor edx, ebx                ;   251.7 p0      22 sum
        add edx, dword [esp + 44]   ;   252.2 p2+p1   32 sum
        mov dword [esp + 44], esi   ;   247.0 p0+p3   33 v[1] spill
        mov esi, dword [esp + 80]   ;   247.3 p2      32 sum reload
        add edx, dword [esi + 8]    ;   252.7 p2+p1   32 sum
        add edx, 0x6ed9eba1         ;   253.2 p0      32 sum
        rol edx, 0xe                ;   253.7 p1      33 v[2]
        mov dword [esp + 48], ebp   ;   249.0 p0+p3   33 v[0] spill
        mov ebp, dword [esi + 16]   ;   249.3 p2      32 sum
        add ebp, edi                ;   251.3 p1      32 sum
        xor edi, eax                ;   251.2 p0      22 sum
        xor edi, ecx                ;   256.7 p0      22 sum
        add edi, dword [esp + 32]   ;   257.2 p2+p1   32 sum
        add edi, dword [esi + 8]    ;   257.7 p2+p0   32 sum
        add edi, 0x5c4dd124         ;   258.2 p1      32 sum
        rol edi, 0xe                ;   258.7 p1      33 v[2]
        add ebp, 0x5c4dd124         ;   252.7 p0      32 sum
        mov dword [esp + 32], ebp   ;   253.2 p0+p3   32 sum spill
        mov ebp, dword [esi + 36]   ;   253.3 p2      32 sum
        add ebp, eax                ;   255.3 p1      32 sum
        xor eax, ecx                ;   256.7 p0      22 sum
        xor eax, edi                ;   262.7 p0      22 sum
        mov dword [esp + 28], ecx   ;   256.7 p0+p3   33 v[3] spill
        mov ecx, dword [esp + 32]   ;   255.0 p2      32 sum reload
        add ecx, eax                ;   263.2 p1      32 sum
        mov eax, edx                ;   257.7 p1      22 sum copy
        xor eax, ebx                ;   258.2 p0      22 sum
        xor eax, dword [esp + 48]   ;   258.7 p2+p0   22 sum
        add eax, dword [esi + 16]   ;   259.2 p2+p1   32 sum
        add eax, dword [esp + 44]   ;   259.7 p2+p0   32 sum
        add eax, 0x6ed9eba1         ;   260.2 p1      32 sum
        rol eax, 7                  ;   260.7 p1      33 v[1]
        rol ecx, 7                  ;   264.7 p1      33 v[1]
        mov dword [esp + 44], ebp   ;   259.3 p0+p3   32 sum spill
        mov ebp, dword [esi + 60]   ;   259.7 p2      32 sum
        add ebp, ebx                ;   261.7 p0      32 sum
        xor ebx, edx                ;   260.8 p0      22 sum
        xor ebx, eax                ;   264.7 p0      22 sum
        add ebx, dword [esi + 36]   ;   265.2 p2+p1   32 sum
        add ebx, dword [esp + 48]   ;   265.7 p2+p1   32 sum
        add ebx, 0x6ed9eba1         ;   266.2 p0      32 sum
        rol ebx, 0xe                ;   266.7 p1      33 v[0]
        mov esi, dword [esp + 44]   ;   263.0 p2      32 sum reload
        add esi, 0x5c4dd124         ;   265.0 p0      32 sum
        mov dword [esp + 44], edx   ;   263.8 p0+p3   33 v[2] spill
        mov edx, dword [esp + 28]   ;   264.0 p2      22 sum
        xor edx, edi                ;   266.0 p0      22 sum
        xor edx, ecx                ;   268.7 p0      22 sum
        add esi, edx                ;   269.2 p1      32 sum
        rol esi, 0xe                ;   269.7 p1      33 v[0]
        add ebp, 0x6ed9eba1         ;   265.8 p0      32 sum
        mov edx, dword [esp + 44]   ;   266.0 p2      22 sum
        xor edx, eax                ;   268.0 p0      22 sum
        xor edx, ebx                ;   270.7 p0      22 sum
        add ebp, edx                ;   271.2 p1      32 sum
        rol ebp, 9                  ;   271.7 p1      33 v[3]
        mov edx, ecx                ;   268.7 p0      22 sum copy
        xor edx, edi                ;   269.2 p0      22 sum
        xor edx, esi                ;   273.7 p0      22 sum
        mov dword [esp + 48], edi   ;   269.2 p0+p3   33 v[2] spill
        mov edi, dword [esp + 80]   ;   269.0 p2      32 sum reload
        add edx, dword [edi + 60]   ;   274.2 p2+p1   32 sum
        add edx, dword [esp + 28]   ;   274.7 p2+p1   32 sum
        add edx, 0x5c4dd124         ;   275.2 p0      32 sum
        rol edx, 9                  ;   275.7 p1      33 v[3]
        mov dword [esp + 28], ecx   ;   271.3 p0+p3   33 v[1] spill
        mov ecx, dword [edi + 4]    ;   272.0 p2      32 sum
        add ecx, eax                ;   274.0 p1      32 sum
        xor eax, ebx                ;   272.3 p0      22 sum
        xor eax, ebp                ;   275.7 p0      22 sum
        add eax, dword [esp + 44]   ;   276.2 p2+p1   32 sum
        add eax, dword [edi + 32]   ;   276.7 p2+p0   32 sum
        add eax, 0x6ed9eba1         ;   277.2 p1      32 sum
        rol eax, 0xd                ;   277.7 p1      33 v[2]
        mov edi, dword [esp + 28]   ;   275.0 p2      22 sum
        xor edi, esi                ;   277.0 p0      22 sum
        xor edi, edx                ;   279.7 p0      22 sum
        add edi, dword [esp + 48]   ;   280.2 p2+p1   32 sum
        mov dword [esp + 48], esi   ;   276.7 p0+p3   33 v[0] spill
        mov esi, dword [esp + 80]   ;   277.0 p2      32 sum reload
        add edi, dword [esi + 32]   ;   281.0 p2+p1   32 sum
        add edi, 0x5c4dd124         ;   281.5 p0      32 sum
        rol edi, 0xd                ;   282.0 p1      33 v[2]
        add ecx, 0x6ed9eba1         ;   278.7 p0      32 sum
        mov dword [esp + 44], edx   ;   279.7 p0+p3   33 v[3] spill
        mov edx, dword [esi + 56]   ;   279.3 p2      32 sum
        add edx, ebx                ;   281.3 p1      32 sum
        xor ebx, ebp                ;   280.2 p0      22 sum
        xor ebx, eax                ;   281.7 p0      22 sum
        add ecx, ebx                ;   282.2 p1      32 sum
        rol ecx, 0xf                ;   282.7 p1      33 v[1]
        mov ebx, dword [esp + 44]   ;   281.3 p2      22 sum
        xor ebx, edi                ;   286.0 p0      22 sum
        xor ebx, dword [esp + 48]   ;   286.5 p2+p0   22 sum
        add ebx, dword [esp + 28]   ;   287.0 p2+p1   32 sum
        add ebx, dword [esi + 4]    ;   287.5 p2+p0   32 sum
        add ebx, 0x5c4dd124         ;   288.0 p1      32 sum
        rol ebx, 0xf                ;   288.5 p1      33 v[1]
        add edx, 0x6ed9eba1         ;   284.7 p0      32 sum
        mov dword [esp + 28], edi   ;   286.0 p0+p3   33 v[2] spill
        mov edi, dword [esi + 28]   ;   285.3 p2      32 sum
        add edi, ebp                ;   287.3 p1      32 sum
        xor ebp, eax                ;   286.2 p0      22 sum
        xor ebp, ecx                ;   286.7 p0      22 sum
        add edx, ebp                ;   287.2 p1      32 sum
        rol edx, 6                  ;   287.7 p1      33 v[0]
        mov ebp, dword [esp + 28]   ;   287.3 p2      22 sum
        xor ebp, ebx                ;   292.5 p0      22 sum
        xor ebp, dword [esp + 44]   ;   293.0 p2+p0   22 sum
        add ebp, dword [esi + 56]   ;   293.5 p2+p1   32 sum
        add ebp, dword [esp + 48]   ;   294.0 p2+p0   32 sum
        add ebp, 0x5c4dd124         ;   294.5 p1      32 sum
        rol ebp, 6                  ;   295.0 p1      33 v[0]
        add edi, 0x6ed9eba1         ;   290.7 p0      32 sum
        mov dword [esp + 48], ebx   ;   292.5 p0+p3   33 v[1] spill
        mov ebx, dword [esi]        ;   291.3 p2      32 sum
        add ebx, eax                ;   293.3 p1      32 sum
        xor eax, edx                ;   292.2 p0      22 sum
        xor eax, ecx                ;   292.7 p0      22 sum
        add edi, eax                ;   293.2 p1      32 sum
        rol edi, 8                  ;   293.7 p1      33 v[3]
        mov eax, dword [esp + 48]   ;   293.5 p2      22 sum
        xor eax, ebp                ;   299.0 p0      22 sum
        xor eax, dword [esp + 28]   ;   299.5 p2+p0   22 sum
        add eax, dword [esi + 28]   ;   300.0 p2+p1   32 sum
        add eax, dword [esp + 44]   ;   300.5 p2+p0   32 sum
        add eax, 0x5c4dd124         ;   301.0 p1      32 sum
        rol eax, 8                  ;   301.5 p1      33 v[3]
        add ebx, 0x6ed9eba1         ;   296.7 p0      32 sum
        mov dword [esp + 44], ebp   ;   299.0 p0+p3   33 v[0] spill
        mov ebp, dword [esi + 24]   ;   297.3 p2      32 sum
        add ebp, ecx                ;   299.3 p1      32 sum
        xor ecx, edx                ;   298.2 p0      22 sum
        xor ecx, edi                ;   298.7 p0      22 sum
        add ebx, ecx                ;   299.2 p1      32 sum
        rol ebx, 0xd                ;   299.7 p1      33 v[2]
        mov ecx, dword [esp + 44]   ;   300.0 p2      22 sum
        xor ecx, eax                ;   305.5 p0      22 sum
        xor ecx, dword [esp + 48]   ;   306.0 p2+p0   22 sum
        add ecx, dword [esi]        ;   306.5 p2+p1   32 sum
        add ecx, dword [esp + 28]   ;   307.0 p2+p0   32 sum
        add ecx, 0x5c4dd124         ;   307.5 p1      32 sum
        rol ecx, 0xd                ;   308.0 p1      33 v[2]
        add ebp, 0x6ed9eba1         ;   302.7 p0      32 sum
        mov dword [esp + 28], eax   ;   305.5 p0+p3   33 v[3] spill
        mov eax, dword [esi + 44]   ;   303.3 p2      32 sum
        add eax, edx                ;   305.3 p1      32 sum
        xor edx, ebx                ;   304.2 p0      22 sum
        xor edx, edi                ;   304.7 p0      22 sum
        add ebp, edx                ;   305.2 p1      32 sum
        rol ebp, 6                  ;   305.7 p1      33 v[1]
        mov edx, dword [esp + 28]   ;   306.5 p2      22 sum
        xor edx, ecx                ;   312.0 p0      22 sum
        xor edx, dword [esp + 44]   ;   312.5 p2+p0   22 sum
        add edx, dword [esi + 24]   ;   313.0 p2+p1   32 sum
        add edx, dword [esp + 48]   ;   313.5 p2+p0   32 sum
        add edx, 0x5c4dd124         ;   314.0 p1      32 sum
        rol edx, 6                  ;   314.5 p1      33 v[1]
        add eax, 0x6ed9eba1         ;   308.7 p0      32 sum
        mov dword [esp + 48], ecx   ;   312.0 p0+p3   33 v[2] spill
        mov ecx, dword [esi + 52]   ;   309.3 p2      32 sum
        add ecx, edi                ;   311.3 p1      32 sum
        xor edi, ebx                ;   310.2 p0      22 sum
        xor edi, ebp                ;   310.7 p0      22 sum
        add eax, edi                ;   311.2 p1      32 sum
        rol eax, 0xc                ;   311.7 p1      33 v[0]
        mov edi, dword [esp + 48]   ;   313.0 p2      22 sum
        xor edi, edx                ;   318.5 p0      22 sum
        xor edi, dword [esp + 28]   ;   319.0 p2+p0   22 sum
        add edi, dword [esi + 44]   ;   319.5 p2+p1   32 sum
        add edi, dword [esp + 44]   ;   320.0 p2+p0   32 sum
        add edi, 0x5c4dd124         ;   320.5 p1      32 sum
        rol edi, 0xc                ;   321.0 p1      33 v[0]
        add ecx, 0x6ed9eba1         ;   314.7 p0      32 sum
        mov dword [esp + 44], edx   ;   318.5 p0+p3   33 v[1] spill
        mov edx, dword [esi + 20]   ;   315.3 p2      32 sum
        add edx, ebx                ;   317.3 p1      32 sum
        xor ebx, eax                ;   316.2 p0      22 sum
        xor ebx, ebp                ;   316.7 p0      22 sum
        add ecx, ebx                ;   317.2 p1      32 sum
        rol ecx, 5                  ;   317.7 p1      33 v[3]
        mov ebx, dword [esp + 44]   ;   319.5 p2      22 sum
        xor ebx, edi                ;   325.0 p0      22 sum
        xor ebx, dword [esp + 48]   ;   325.5 p2+p0   22 sum
        add ebx, dword [esp + 28]   ;   326.0 p2+p1   32 sum
        add ebx, dword [esi + 52]   ;   326.5 p2+p0   32 sum
        add ebx, 0x5c4dd124         ;   327.0 p1      32 sum
        rol ebx, 5                  ;   327.5 p1      33 v[3]
        add edx, 0x6ed9eba1         ;   320.7 p0      32 sum
        mov dword [esp + 28], edi   ;   325.0 p0+p3   33 v[0] spill
        mov edi, dword [esi + 48]   ;   321.3 p2      32 sum
        add edi, ebp                ;   323.3 p1      32 sum
        xor ebp, ecx                ;   322.2 p0      22 sum
        xor ebp, eax                ;   322.7 p0      22 sum
        add edx, ebp                ;   323.2 p1      32 sum
        rol edx, 7                  ;   323.7 p1      33 v[2]
        mov ebp, dword [esp + 28]   ;   326.0 p2      22 sum
        xor ebp, ebx                ;   331.5 p0      22 sum
        xor ebp, dword [esp + 44]   ;   332.0 p2+p0   22 sum
        add ebp, dword [esp + 48]   ;   332.5 p2+p1   32 sum
        add ebp, dword [esi + 20]   ;   333.0 p2+p0   32 sum
        add ebp, 0x5c4dd124         ;   333.5 p1      32 sum
        rol ebp, 7                  ;   334.0 p1      33 v[2]
        add edi, 0x6ed9eba1         ;   326.7 p0      32 sum
        mov dword [esp + 48], ebx   ;   331.5 p0+p3   33 v[3] spill
        mov ebx, dword [esp + 40]   ;   327.3 p2      45 h0
        add ebx, edx                ;   329.3 p1      45 h0
        xor edx, ecx                ;   328.2 p0      22 sum
        xor edx, eax                ;   328.7 p0      22 sum
        add edi, edx                ;   329.2 p1      32 sum
        rol edi, 5                  ;   329.7 p1      33 v[1]
        mov edx, dword [esp + 0]    ;   329.3 p2      46 h
        add edx, ebp                ;   338.0 p0      46 h
        xor ebp, dword [esp + 48]   ;   338.0 p2+p0   22 sum
        xor ebp, dword [esp + 28]   ;   338.5 p2+p0   22 sum
        add ebp, dword [esi + 48]   ;   339.0 p2+p1   32 sum
        add ebp, dword [esp + 44]   ;   339.5 p2+p0   32 sum
        add ebp, 0x5c4dd124         ;   340.0 p1      32 sum
        rol ebp, 5                  ;   340.5 p1      33 v[1]
        add ebx, dword [esp + 48]   ;   334.5 p2+p0   45 h0
        add edx, edi                ;   338.5 p0      46 h
        add ecx, dword [esp + 36]   ;   335.3 p2+p1   46 h
        add ecx, dword [esp + 28]   ;   336.3 p2+p0   46 h
        add eax, dword [esp + 20]   ;   337.3 p2+p1   46 h
        add eax, ebp                ;   344.5 p0      46 h
        mov dword [esp + 0], ebx    ;   336.8 p0+p3   47 h
        add esi, 0x40               ;   337.0 p1      38 blocks
        mov dword [esp + 80], esi   ;   338.7 p0+p3   38 blocks
        mov ebp, ecx                ;   337.7 p1      46 h copy
        mov edi, edx                ;   339.0 p1      46 h copy
        mov esi, eax                ;   345.0 p1      46 h copy
        mov eax, dword [esp + 80]   ;                    more blocks?
        cmp eax, dword [esp + 16]   ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 8], esi    ;                    resident
        mov dword [esp + 12], edi   ;                    resident
        mov dword [esp + 4], ebp    ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]    ;     0.0 p2      38 blocks reload
        mov edi, dword [esp + 76]   ;     1.0 p2      38 blocks reload
        mov dword [edi], esi        ;     2.0 p0+p3   38 blocks
        mov esi, dword [esp + 4]    ;     2.0 p2      38 blocks reload
        mov dword [edi + 4], esi    ;     4.0 p0+p3   38 blocks
        mov esi, dword [esp + 8]    ;     3.0 p2      38 blocks reload
        mov dword [edi + 8], esi    ;     5.0 p0+p3   38 blocks
        mov esi, dword [esp + 12]   ;     4.0 p2      38 blocks reload
        mov dword [edi + 12], esi   ;     6.7 p0+p3   38 blocks
        xor eax, eax                ;                    cleared
        mov dword [esp + 0], eax    ;                    cleared
        mov dword [esp + 4], eax    ;                    cleared
        mov dword [esp + 8], eax    ;                    cleared
        mov dword [esp + 12], eax   ;                    cleared
        mov dword [esp + 20], eax   ;                    cleared
        mov dword [esp + 24], eax   ;                    cleared
        mov dword [esp + 28], eax   ;                    cleared
        mov dword [esp + 32], eax   ;                    cleared
        mov dword [esp + 36], eax   ;                    cleared
        mov dword [esp + 40], eax   ;                    cleared
        mov dword [esp + 44], eax   ;                    cleared
        mov dword [esp + 48], eax   ;                    cleared
        mov dword [esp + 52], eax   ;                    cleared
        add esp, 0x38               ;                    frame
        pop ebp                     ;                    preserved
        pop edi                     ;                    preserved
        pop esi                     ;                    preserved
        pop ebx                     ;                    preserved
        ret

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
