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
;   blocks: 1019 uops, planned 346.5; bounds: width 339.7, ports 265.0, path 266.0
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
        mov esi, dword [ebx + 20]   ;    24.0 p2      32 sum
        mov ebx, dword [esp + 24]   ;    25.0 p2      20 sum
        xor ebx, ebp                ;    27.0 p0      20 sum
        or ebx, eax                 ;    27.5 p0      20 sum
        or edi, edx                 ;    35.7 p0      20 sum
        mov esi, dword [esp + 24]   ;    26.0 p2      20 sum
        xor esi, eax                ;    28.0 p0      20 sum
        xor ebx, esi                ;    28.5 p0      20 sum
        add ebx, dword [esp + 36]   ;    29.0 p2+p1   32 sum
        mov dword [esp + 40], ebp   ;    27.3 p0+p3   41 x[1] spill
        mov ebp, dword [esp + 80]   ;    28.0 p2      32 sum reload
        add ebx, dword [ebp + 8]    ;    32.0 p2+p1   32 sum
        rol ebx, 0xf                ;    32.5 p1      33 v[2]
        mov dword [esp + 44], eax   ;    29.3 p0+p3   33 v[3] spill
        mov eax, dword [ebp + 28]   ;    30.0 p2      32 sum
        add eax, ecx                ;    32.0 p1      32 sum
        xor ecx, edx                ;    35.7 p0      20 sum
        xor edi, ecx                ;    36.2 p0      20 sum
        add edi, dword [esp + 28]   ;    36.7 p2+p1   32 sum
        add edi, dword [ebp + 20]   ;    37.2 p2+p0   32 sum
        add edi, 0x50a28be6         ;    37.7 p1      32 sum
        rol edi, 8                  ;    38.2 p1      33 v[3]
        or esi, ebx                 ;    36.5 p0      20 sum
        or ecx, edi                 ;    42.2 p0      20 sum
        mov dword [esp + 28], eax   ;    33.7 p0+p3   32 sum spill
        mov eax, dword [esp + 44]   ;    33.7 p2      20 sum
        xor eax, ebx                ;    36.5 p0      20 sum
        xor esi, eax                ;    37.0 p0      20 sum
        add esi, dword [ebp + 12]   ;    37.5 p2+p1   32 sum
        add esi, dword [esp + 40]   ;    38.0 p2+p1   32 sum
        rol esi, 0xc                ;    38.5 p1      33 v[1]
        mov ebp, dword [esp + 32]   ;    36.7 p2      32 sum reload
        add ebp, 0x50a28be6         ;    38.7 p0      32 sum
        mov dword [esp + 32], ebx   ;    37.2 p0+p3   33 v[2] spill
        mov ebx, edx                ;    37.3 p1      20 sum copy
        xor ebx, edi                ;    42.2 p0      20 sum
        xor ecx, ebx                ;    42.7 p0      20 sum
        add ebp, ecx                ;    43.2 p1      32 sum
        rol ebp, 7                  ;    43.7 p1      33 v[2]
        or eax, esi                 ;    42.5 p0      20 sum
        or ebx, ebp                 ;    47.7 p0      20 sum
        mov ecx, esi                ;    42.5 p1      20 sum copy
        xor ecx, dword [esp + 32]   ;    43.0 p2+p0   20 sum
        xor eax, ecx                ;    43.5 p0      20 sum
        mov dword [esp + 48], edx   ;    41.2 p0+p3   33 v[0] spill
        mov edx, dword [esp + 80]   ;    41.3 p2      32 sum reload
        add eax, dword [edx + 16]   ;    45.3 p2+p1   32 sum
        add eax, dword [esp + 24]   ;    45.8 p2+p0   32 sum
        rol eax, 5                  ;    46.3 p1      33 v[0]
        mov dword [esp + 24], esi   ;    43.3 p0+p3   33 v[1] spill
        mov esi, dword [edx + 36]   ;    44.3 p2      32 sum
        add esi, edi                ;    46.3 p1      32 sum
        xor edi, ebp                ;    47.7 p0      20 sum
        xor ebx, edi                ;    48.2 p0      20 sum
        mov dword [esp + 52], esi   ;    46.8 p0+p3   32 sum spill
        mov esi, dword [esp + 28]   ;    45.3 p2      32 sum reload
        add esi, ebx                ;    48.7 p1      32 sum
        add esi, 0x50a28be6         ;    49.2 p1      32 sum
        rol esi, 9                  ;    49.7 p1      33 v[1]
        mov ebx, dword [edx + 32]   ;    46.7 p2      32 sum
        or ecx, eax                 ;    50.3 p0      20 sum
        or edi, esi                 ;    53.7 p0      20 sum
        mov edx, dword [esp + 24]   ;    47.7 p2      20 sum
        xor edx, eax                ;    50.3 p0      20 sum
        xor ecx, edx                ;    50.8 p0      20 sum
        add ecx, dword [esp + 44]   ;    51.3 p2+p1   32 sum
        mov ebx, dword [esp + 80]   ;    49.7 p2      32 sum reload
        add ecx, dword [ebx + 20]   ;    53.7 p2+p0   32 sum
        rol ecx, 8                  ;    54.2 p1      33 v[3]
        mov dword [esp + 44], eax   ;    50.7 p0+p3   33 v[0] spill
        mov eax, dword [ebx + 40]   ;    51.7 p2      32 sum
        add eax, ebp                ;    53.7 p1      32 sum
        xor ebp, esi                ;    53.7 p0      20 sum
        xor edi, ebp                ;    54.2 p0      20 sum
        add edi, dword [esp + 48]   ;    54.7 p2+p1   32 sum
        add edi, dword [ebx + 32]   ;    55.2 p2+p0   32 sum
        add edi, 0x50a28be6         ;    55.7 p1      32 sum
        rol edi, 0xb                ;    56.2 p1      33 v[0]
        or edx, ecx                 ;    58.2 p0      20 sum
        or ebp, edi                 ;    60.2 p0      20 sum
        mov dword [esp + 48], eax   ;    55.3 p0+p3   32 sum spill
        mov eax, dword [esp + 44]   ;    55.3 p2      20 sum
        xor eax, ecx                ;    58.2 p0      20 sum
        xor edx, eax                ;    58.7 p0      20 sum
        add edx, dword [ebx + 24]   ;    59.2 p2+p1   32 sum
        add edx, dword [esp + 32]   ;    59.7 p2+p1   32 sum
        rol edx, 7                  ;    60.2 p1      33 v[2]
        mov dword [esp + 32], ecx   ;    58.2 p0+p3   33 v[3] spill
        mov ecx, dword [ebx + 44]   ;    58.3 p2      32 sum
        add ecx, esi                ;    60.3 p1      32 sum
        xor esi, edi                ;    60.2 p0      20 sum
        xor ebp, esi                ;    60.7 p0      20 sum
        mov dword [esp + 28], ecx   ;    60.8 p0+p3   32 sum spill
        mov ecx, dword [esp + 52]   ;    60.0 p2      32 sum reload
        add ecx, ebp                ;    62.0 p1      32 sum
        add ecx, 0x50a28be6         ;    62.5 p1      32 sum
        rol ecx, 0xd                ;    63.0 p1      33 v[3]
        or eax, edx                 ;    64.2 p0      20 sum
        or esi, ecx                 ;    67.0 p0      20 sum
        mov ebp, edx                ;    64.2 p1      20 sum copy
        xor ebp, dword [esp + 32]   ;    64.7 p2+p0   20 sum
        xor eax, ebp                ;    65.2 p0      20 sum
        add eax, dword [ebx + 28]   ;    65.7 p2+p1   32 sum
        add eax, dword [esp + 24]   ;    66.2 p2+p0   32 sum
        rol eax, 9                  ;    66.7 p1      33 v[1]
        mov dword [esp + 24], edx   ;    65.0 p0+p3   33 v[2] spill
        mov edx, dword [ebx + 48]   ;    65.3 p2      32 sum
        add edx, edi                ;    67.3 p1      32 sum
        xor edi, ecx                ;    67.0 p0      20 sum
        xor esi, edi                ;    67.5 p0      20 sum
        mov ebx, dword [esp + 48]   ;    66.7 p2      32 sum reload
        add ebx, esi                ;    68.7 p1      32 sum
        add ebx, 0x50a28be6         ;    69.2 p0      32 sum
        rol ebx, 0xe                ;    69.7 p1      33 v[2]
        or ebp, eax                 ;    70.7 p0      20 sum
        or edi, ebx                 ;    73.7 p0      20 sum
        mov esi, dword [esp + 24]   ;    68.7 p2      20 sum
        xor esi, eax                ;    70.7 p0      20 sum
        xor ebp, esi                ;    71.2 p0      20 sum
        add ebp, dword [esp + 44]   ;    71.7 p2+p1   32 sum
        mov dword [esp + 44], eax   ;    70.7 p0+p3   33 v[1] spill
        mov eax, dword [esp + 80]   ;    70.7 p2      32 sum reload
        add ebp, dword [eax + 32]   ;    74.7 p2+p1   32 sum
        rol ebp, 0xb                ;    75.2 p1      33 v[0]
        mov eax, ecx                ;    72.0 p0      20 sum copy
        xor eax, ebx                ;    73.7 p0      20 sum
        xor edi, eax                ;    74.2 p0      20 sum
        mov dword [esp + 48], ecx   ;    73.5 p0+p3   33 v[3] spill
        mov ecx, dword [esp + 28]   ;    73.3 p2      32 sum reload
        add ecx, edi                ;    75.3 p1      32 sum
        add ecx, 0x50a28be6         ;    75.8 p1      32 sum
        rol ecx, 0xf                ;    76.3 p1      33 v[1]
        or esi, ebp                 ;    79.2 p0      20 sum
        or eax, ecx                 ;    80.3 p0      20 sum
        mov edi, ebp                ;    79.2 p0      20 sum copy
        xor edi, dword [esp + 44]   ;    79.7 p2+p0   20 sum
        xor esi, edi                ;    80.2 p0      20 sum
        mov dword [esp + 28], ebp   ;    79.2 p0+p3   33 v[0] spill
        mov ebp, dword [esp + 80]   ;    77.0 p2      32 sum reload
        add esi, dword [ebp + 36]   ;    81.0 p2+p1   32 sum
        add esi, dword [esp + 32]   ;    81.5 p2+p1   32 sum
        rol esi, 0xd                ;    82.0 p1      33 v[3]
        add edx, 0x50a28be6         ;    79.0 p0      32 sum
        mov dword [esp + 32], esi   ;    86.0 p0+p3   33 v[3] spill
        mov esi, dword [ebp + 56]   ;    80.0 p2      32 sum
        add esi, ebx                ;    82.0 p1      32 sum
        xor ebx, ecx                ;    80.5 p0      20 sum
        xor eax, ebx                ;    81.0 p0      20 sum
        add edx, eax                ;    81.5 p1      32 sum
        rol edx, 6                  ;    82.0 p1      33 v[0]
        mov eax, dword [ebp + 52]   ;    81.7 p2      32 sum
        or edi, dword [esp + 32]    ;    89.0 p2+p0   20 sum
        or ebx, edx                 ;    86.0 p0      20 sum
        mov eax, dword [esp + 32]   ;    87.0 p2      20 sum
        xor eax, dword [esp + 28]   ;    89.0 p2+p0   20 sum
        xor edi, eax                ;    89.5 p0      20 sum
        add edi, dword [ebp + 40]   ;    90.0 p2+p1   32 sum
        add edi, dword [esp + 24]   ;    90.5 p2+p0   32 sum
        rol edi, 0xe                ;    91.0 p1      33 v[2]
        mov dword [esp + 24], edi   ;    95.0 p0+p3   33 v[2] spill
        mov edi, dword [ebp + 60]   ;    87.7 p2      32 sum
        add edi, ecx                ;    89.7 p1      32 sum
        xor ecx, edx                ;    87.0 p0      20 sum
        xor ebx, ecx                ;    87.5 p0      20 sum
        add ebx, dword [esp + 48]   ;    88.7 p2+p1   32 sum
        add ebx, dword [ebp + 52]   ;    89.7 p2+p0   32 sum
        add ebx, 0x50a28be6         ;    90.2 p1      32 sum
        rol ebx, 7                  ;    90.7 p1      33 v[3]
        or eax, dword [esp + 24]    ;    98.0 p2+p0   20 sum
        or ecx, ebx                 ;    94.7 p0      20 sum
        mov dword [esp + 48], edi   ;    90.8 p0+p3   32 sum spill
        mov edi, dword [esp + 24]   ;    96.0 p2      20 sum
        xor edi, dword [esp + 32]   ;    98.0 p2+p0   20 sum
        xor eax, edi                ;    98.5 p0      20 sum
        add eax, dword [ebp + 44]   ;    99.0 p2+p1   32 sum
        add eax, dword [esp + 44]   ;    99.5 p2+p1   32 sum
        rol eax, 0xf                ;   100.0 p1      33 v[1]
        add esi, 0x50a28be6         ;    94.0 p0      32 sum
        mov ebp, ebx                ;    94.7 p0      20 sum copy
        xor ebp, edx                ;    95.2 p0      20 sum
        xor ecx, ebp                ;    95.7 p0      20 sum
        add esi, ecx                ;    96.2 p1      32 sum
        rol esi, 9                  ;    96.7 p1      33 v[2]
        or edi, eax                 ;   104.0 p0      20 sum
        and ebp, esi                ;   100.7 p0      20 sum
        mov ecx, dword [esp + 24]   ;    96.7 p2      20 sum
        xor ecx, eax                ;   104.0 p0      20 sum
        xor edi, ecx                ;   104.5 p0      20 sum
        xor ebp, edx                ;   101.2 p0      20 sum
        mov dword [esp + 44], edx   ;    98.5 p0+p3   33 v[0] spill
        mov edx, dword [esp + 48]   ;    98.3 p2      32 sum reload
        add edx, ebp                ;   101.7 p1      32 sum
        mov ebp, dword [esp + 80]   ;    99.3 p2      32 sum reload
        add edi, dword [ebp + 48]   ;   105.0 p2+p1   32 sum
        add edi, dword [esp + 28]   ;   105.5 p2+p0   32 sum
        rol edi, 6                  ;   106.0 p1      33 v[0]
        add edx, 0x50a28be6         ;   102.2 p0      32 sum
        rol edx, 8                  ;   102.7 p1      33 v[1]
        or ecx, edi                 ;   110.0 p0      20 sum
        mov dword [esp + 28], ebx   ;   102.2 p0+p3   33 v[3] spill
        mov ebx, dword [ebp + 60]   ;   102.3 p2      32 sum
        add ebx, eax                ;   104.3 p1      32 sum
        xor eax, edi                ;   110.0 p0      20 sum
        xor ecx, eax                ;   110.5 p0      20 sum
        add ecx, dword [esp + 32]   ;   111.0 p2+p1   32 sum
        add ecx, dword [ebp + 52]   ;   111.5 p2+p1   32 sum
        rol ecx, 7                  ;   112.0 p1      33 v[3]
        mov dword [esp + 32], ebx   ;   105.3 p0+p3   32 sum spill
        mov ebx, esi                ;   106.0 p1      21 sum copy
        xor ebx, edx                ;   106.7 p0      21 sum
        mov dword [esp + 48], edx   ;   107.3 p0+p3   33 v[1] spill
        mov edx, dword [esp + 28]   ;   106.7 p2      21 sum
        xor edx, esi                ;   108.7 p0      21 sum
        and edx, ebx                ;   109.2 p0      21 sum
        xor edx, esi                ;   109.7 p0      21 sum
        add edx, dword [ebp + 28]   ;   110.2 p2+p1   32 sum
        add edx, dword [esp + 44]   ;   110.7 p2+p1   32 sum
        rol edx, 7                  ;   111.2 p1      33 v[0]
        or eax, ecx                 ;   116.0 p0      20 sum
        mov dword [esp + 44], esi   ;   110.2 p0+p3   33 v[2] spill
        mov esi, edi                ;   110.3 p1      20 sum copy
        xor esi, ecx                ;   116.0 p0      20 sum
        xor eax, esi                ;   116.5 p0      20 sum
        add eax, dword [ebp + 56]   ;   117.0 p2+p1   32 sum
        add eax, dword [esp + 24]   ;   117.5 p2+p1   32 sum
        rol eax, 9                  ;   118.0 p1      33 v[2]
        mov dword [esp + 24], ecx   ;   116.0 p0+p3   33 v[3] spill
        mov ecx, edx                ;   115.2 p1      21 sum copy
        xor ecx, dword [esp + 48]   ;   115.7 p2+p0   21 sum
        and ebx, ecx                ;   116.2 p0      21 sum
        xor ebx, dword [esp + 48]   ;   116.7 p2+p0   21 sum
        add ebx, dword [ebp + 16]   ;   117.2 p2+p1   32 sum
        add ebx, dword [esp + 28]   ;   117.7 p2+p0   32 sum
        rol ebx, 6                  ;   118.2 p1      33 v[3]
        and esi, eax                ;   122.0 p0      20 sum
        xor esi, edi                ;   122.5 p0      20 sum
        mov ebp, dword [esp + 32]   ;   117.7 p2      32 sum reload
        add ebp, esi                ;   123.0 p1      32 sum
        rol ebp, 8                  ;   123.5 p1      33 v[1]
        mov esi, edx                ;   118.7 p0      21 sum copy
        xor esi, ebx                ;   122.2 p0      21 sum
        and ecx, esi                ;   122.7 p0      21 sum
        xor ecx, edx                ;   123.2 p0      21 sum
        add ecx, dword [esp + 44]   ;   123.7 p2+p1   32 sum
        mov dword [esp + 44], edx   ;   120.7 p0+p3   33 v[0] spill
        mov edx, dword [esp + 80]   ;   121.0 p2      32 sum reload
        add ecx, dword [edx + 52]   ;   125.0 p2+p1   32 sum
        rol ecx, 8                  ;   125.5 p1      33 v[2]
        add edi, dword [edx + 28]   ;   125.0 p2+p0   32 sum
        add edi, 0x5a827999         ;   125.5 p0      32 sum
        mov edx, eax                ;   123.3 p1      21 sum copy
        xor edx, dword [esp + 24]   ;   124.0 p2+p0   21 sum
        and edx, ebp                ;   127.5 p0      21 sum
        add edi, edx                ;   128.0 p1      32 sum
        mov edx, dword [esp + 24]   ;   125.0 p2      21 sum
        and edx, eax                ;   127.0 p0      21 sum
        add edi, edx                ;   128.5 p1      32 sum
        rol edi, 7                  ;   129.0 p1      33 v[0]
        mov edx, ecx                ;   129.5 p0      21 sum copy
        xor edx, ebx                ;   130.0 p0      21 sum
        and esi, edx                ;   130.5 p0      21 sum
        xor esi, ebx                ;   131.0 p0      21 sum
        add esi, dword [esp + 48]   ;   131.5 p2+p1   32 sum
        mov dword [esp + 48], ebx   ;   128.3 p0+p3   33 v[3] spill
        mov ebx, dword [esp + 80]   ;   128.7 p2      32 sum reload
        add esi, dword [ebx + 4]    ;   132.7 p2+p1   32 sum
        rol esi, 0xd                ;   133.2 p1      33 v[1]
        mov dword [esp + 32], edx   ;   130.5 p0+p3   21 sum spill
        mov edx, ebp                ;   130.7 p1      21 sum copy
        xor edx, eax                ;   131.2 p0      21 sum
        and edx, edi                ;   133.0 p0      21 sum
        add edx, dword [ebx + 16]   ;   133.5 p2+p1   32 sum
        add edx, dword [esp + 24]   ;   134.0 p2+p1   32 sum
        add edx, 0x5a827999         ;   134.5 p0      32 sum
        mov ebx, dword [ebx + 52]   ;   133.3 p2      32 sum
        add ebx, eax                ;   135.3 p1      32 sum
        and eax, ebp                ;   133.7 p0      21 sum
        add edx, eax                ;   135.0 p1      32 sum
        rol edx, 6                  ;   135.5 p1      33 v[3]
        mov eax, ecx                ;   134.7 p0      21 sum copy
        xor eax, esi                ;   137.2 p0      21 sum
        mov dword [esp + 24], esi   ;   137.2 p0+p3   33 v[1] spill
        mov esi, dword [esp + 32]   ;   135.7 p2      21 sum
        and esi, eax                ;   137.7 p0      21 sum
        xor esi, ecx                ;   138.2 p0      21 sum
        mov dword [esp + 32], ecx   ;   137.7 p0+p3   33 v[2] spill
        mov ecx, dword [esp + 80]   ;   137.0 p2      32 sum reload
        add esi, dword [ecx + 40]   ;   141.0 p2+p1   32 sum
        add esi, dword [esp + 44]   ;   141.5 p2+p1   32 sum
        rol esi, 0xb                ;   142.0 p1      33 v[0]
        mov ecx, ebp                ;   139.0 p0      21 sum copy
        xor ecx, edi                ;   139.5 p0      21 sum
        and ecx, edx                ;   140.0 p0      21 sum
        add ebx, ecx                ;   140.5 p1      32 sum
        add ebx, 0x5a827999         ;   141.0 p0      32 sum
        mov ecx, ebp                ;   140.7 p1      21 sum copy
        and ecx, edi                ;   141.2 p0      21 sum
        add ebx, ecx                ;   141.7 p1      32 sum
        rol ebx, 8                  ;   142.2 p1      33 v[2]
        mov ecx, dword [esp + 24]   ;   142.0 p2      21 sum
        xor ecx, esi                ;   146.0 p0      21 sum
        and eax, ecx                ;   146.5 p0      21 sum
        xor eax, dword [esp + 24]   ;   147.0 p2+p0   21 sum
        mov dword [esp + 44], ecx   ;   146.5 p0+p3   21 sum spill
        mov ecx, dword [esp + 80]   ;   144.0 p2      32 sum reload
        add ebp, dword [ecx + 4]    ;   148.0 p2+p1   32 sum
        mov dword [esp + 28], esi   ;   146.0 p0+p3   33 v[0] spill
        mov esi, edi                ;   145.3 p1      21 sum copy
        xor esi, edx                ;   146.0 p0      21 sum
        and esi, ebx                ;   146.5 p0      21 sum
        add ebp, esi                ;   148.5 p1      32 sum
        mov esi, dword [ecx + 40]   ;   146.7 p2      32 sum
        add esi, edi                ;   148.7 p1      32 sum
        and edi, edx                ;   147.3 p0      21 sum
        add ebp, edi                ;   149.0 p1      32 sum
        add ebp, 0x5a827999         ;   149.5 p0      32 sum
        rol ebp, 0xd                ;   150.0 p1      33 v[1]
        add eax, dword [ecx + 24]   ;   148.7 p2+p0   32 sum
        add eax, dword [esp + 48]   ;   149.7 p2+p0   32 sum
        rol eax, 9                  ;   150.2 p1      33 v[3]
        mov edi, edx                ;   150.3 p0      21 sum copy
        xor edi, ebx                ;   150.8 p0      21 sum
        and edi, ebp                ;   154.0 p0      21 sum
        add esi, edi                ;   154.5 p1      32 sum
        mov edi, dword [ecx + 24]   ;   151.7 p2      32 sum
        add edi, edx                ;   153.7 p0      32 sum
        and edx, ebx                ;   152.5 p0      21 sum
        add esi, edx                ;   155.0 p1      32 sum
        add esi, 0x5a827999         ;   155.5 p0      32 sum
        rol esi, 0xb                ;   156.0 p1      33 v[0]
        mov edx, dword [esp + 28]   ;   153.7 p2      21 sum
        xor edx, eax                ;   155.7 p0      21 sum
        mov dword [esp + 48], eax   ;   154.5 p0+p3   33 v[3] spill
        mov eax, dword [esp + 44]   ;   154.7 p2      21 sum
        and eax, edx                ;   156.7 p0      21 sum
        xor eax, dword [esp + 28]   ;   157.2 p2+p0   21 sum
        add eax, dword [ecx + 60]   ;   157.7 p2+p1   32 sum
        add eax, dword [esp + 32]   ;   158.2 p2+p0   32 sum
        rol eax, 7                  ;   158.7 p1      33 v[2]
        add edi, 0x5a827999         ;   157.7 p0      32 sum
        mov ecx, ebx                ;   158.2 p0      21 sum copy
        xor ecx, ebp                ;   158.7 p0      21 sum
        and ecx, esi                ;   160.0 p0      21 sum
        add edi, ecx                ;   160.5 p1      32 sum
        mov ecx, ebx                ;   159.5 p1      21 sum copy
        and ecx, ebp                ;   160.0 p0      21 sum
        add edi, ecx                ;   161.0 p1      32 sum
        rol edi, 9                  ;   161.5 p1      33 v[3]
        mov ecx, dword [esp + 48]   ;   160.7 p2      21 sum
        xor ecx, eax                ;   162.7 p0      21 sum
        and edx, ecx                ;   163.2 p0      21 sum
        xor edx, dword [esp + 48]   ;   163.7 p2+p0   21 sum
        mov dword [esp + 32], ecx   ;   163.2 p0+p3   21 sum spill
        mov ecx, dword [esp + 80]   ;   162.7 p2      32 sum reload
        add edx, dword [ecx + 12]   ;   166.7 p2+p1   32 sum
        add edx, dword [esp + 24]   ;   167.2 p2+p0   32 sum
        rol edx, 0xf                ;   167.7 p1      33 v[1]
        add ebx, dword [ecx + 60]   ;   166.7 p2+p0   32 sum
        add ebx, 0x5a827999         ;   167.2 p0      32 sum
        mov ecx, esi                ;   165.7 p1      21 sum copy
        xor ecx, ebp                ;   166.2 p0      21 sum
        and ecx, edi                ;   166.7 p0      21 sum
        add ebx, ecx                ;   167.7 p1      32 sum
        mov ecx, esi                ;   167.0 p0      21 sum copy
        and ecx, ebp                ;   167.5 p0      21 sum
        add ebx, ecx                ;   168.2 p1      32 sum
        rol ebx, 7                  ;   168.7 p1      33 v[2]
        mov ecx, eax                ;   168.3 p0      21 sum copy
        xor ecx, edx                ;   171.7 p0      21 sum
        mov dword [esp + 24], edx   ;   171.7 p0+p3   33 v[1] spill
        mov edx, dword [esp + 32]   ;   169.3 p2      21 sum
        and edx, ecx                ;   172.2 p0      21 sum
        xor edx, eax                ;   172.7 p0      21 sum
        mov dword [esp + 32], eax   ;   171.3 p0+p3   33 v[2] spill
        mov eax, dword [esp + 80]   ;   170.7 p2      32 sum reload
        add edx, dword [eax + 48]   ;   174.7 p2+p1   32 sum
        add edx, dword [esp + 28]   ;   175.2 p2+p1   32 sum
        rol edx, 7                  ;   175.7 p1      33 v[0]
        add ebp, dword [eax + 12]   ;   174.7 p2+p0   32 sum
        add ebp, 0x5a827999         ;   175.2 p0      32 sum
        mov eax, esi                ;   173.7 p1      21 sum copy
        xor eax, edi                ;   174.2 p0      21 sum
        and eax, ebx                ;   174.7 p0      21 sum
        add ebp, eax                ;   175.7 p1      32 sum
        mov eax, esi                ;   175.0 p0      21 sum copy
        and eax, edi                ;   175.5 p0      21 sum
        add ebp, eax                ;   176.2 p1      32 sum
        rol ebp, 0xf                ;   176.7 p1      33 v[1]
        mov eax, dword [esp + 24]   ;   176.3 p2      21 sum
        xor eax, edx                ;   179.7 p0      21 sum
        and ecx, eax                ;   180.2 p0      21 sum
        xor ecx, dword [esp + 24]   ;   180.7 p2+p0   21 sum
        mov dword [esp + 28], eax   ;   180.2 p0+p3   21 sum spill
        mov eax, dword [esp + 80]   ;   178.3 p2      32 sum reload
        add ecx, dword [eax]        ;   182.3 p2+p1   32 sum
        add ecx, dword [esp + 48]   ;   182.8 p2+p0   32 sum
        rol ecx, 0xc                ;   183.3 p1      33 v[3]
        add esi, dword [eax + 48]   ;   182.3 p2+p0   32 sum
        add esi, 0x5a827999         ;   182.8 p0      32 sum
        mov eax, edi                ;   181.3 p1      21 sum copy
        xor eax, ebx                ;   181.8 p0      21 sum
        and eax, ebp                ;   182.3 p0      21 sum
        add esi, eax                ;   183.3 p1      32 sum
        mov eax, ebx                ;   182.7 p0      21 sum copy
        and eax, edi                ;   183.2 p0      21 sum
        add esi, eax                ;   183.8 p1      32 sum
        rol esi, 7                  ;   184.3 p1      33 v[0]
        mov eax, ecx                ;   187.3 p0      21 sum copy
        xor eax, edx                ;   187.8 p0      21 sum
        mov dword [esp + 48], ecx   ;   187.3 p0+p3   33 v[3] spill
        mov ecx, ebp                ;   185.0 p1      21 sum copy
        xor ecx, ebx                ;   186.0 p0      21 sum
        and ecx, esi                ;   188.3 p0      21 sum
        mov dword [esp + 44], esi   ;   188.3 p0+p3   33 v[0] spill
        mov esi, dword [esp + 80]   ;   186.3 p2      32 sum reload
        add edi, dword [esi]        ;   190.3 p2+p1   32 sum
        add edi, ecx                ;   190.8 p1      32 sum
        mov ecx, dword [esi + 36]   ;   188.3 p2      32 sum
        add ecx, ebx                ;   190.3 p1      32 sum
        and ebx, ebp                ;   188.3 p0      21 sum
        add edi, ebx                ;   191.3 p1      32 sum
        add edi, 0x5a827999         ;   191.8 p0      32 sum
        mov ebx, dword [esp + 28]   ;   189.3 p2      21 sum
        and ebx, eax                ;   191.3 p0      21 sum
        xor ebx, edx                ;   191.8 p0      21 sum
        rol edi, 0xc                ;   192.3 p1      33 v[3]
        add ebx, dword [esi + 36]   ;   192.3 p2+p0   32 sum
        add ebx, dword [esp + 32]   ;   192.8 p2+p0   32 sum
        rol ebx, 0xf                ;   193.3 p1      33 v[2]
        add ecx, 0x5a827999         ;   192.3 p0      32 sum
        mov esi, dword [esp + 44]   ;   192.7 p2      21 sum
        xor esi, ebp                ;   194.7 p0      21 sum
        and esi, edi                ;   196.3 p0      21 sum
        add ecx, esi                ;   196.8 p1      32 sum
        mov esi, dword [esp + 44]   ;   194.0 p2      21 sum
        and esi, ebp                ;   196.0 p0      21 sum
        add ecx, esi                ;   197.3 p1      32 sum
        rol ecx, 0xf                ;   197.8 p1      33 v[2]
        mov esi, dword [esp + 48]   ;   195.3 p2      21 sum
        xor esi, ebx                ;   197.3 p0      21 sum
        and eax, esi                ;   197.8 p0      21 sum
        xor eax, dword [esp + 48]   ;   198.3 p2+p0   21 sum
        add eax, dword [esp + 24]   ;   198.8 p2+p1   32 sum
        mov dword [esp + 24], edx   ;   197.7 p0+p3   33 v[0] spill
        mov edx, dword [esp + 80]   ;   198.3 p2      32 sum reload
        add eax, dword [edx + 20]   ;   202.3 p2+p1   32 sum
        rol eax, 9                  ;   202.8 p1      33 v[1]
        add ebp, dword [edx + 20]   ;   202.3 p2+p0   32 sum
        add ebp, 0x5a827999         ;   202.8 p0      32 sum
        mov edx, edi                ;   200.3 p1      21 sum copy
        xor edx, dword [esp + 44]   ;   201.3 p2+p0   21 sum
        and edx, ecx                ;   201.8 p0      21 sum
        add ebp, edx                ;   203.3 p1      32 sum
        mov edx, edi                ;   202.0 p0      21 sum copy
        and edx, dword [esp + 44]   ;   202.5 p2+p0   21 sum
        add ebp, edx                ;   203.8 p1      32 sum
        rol ebp, 9                  ;   204.3 p1      33 v[1]
        mov edx, ebx                ;   203.7 p0      21 sum copy
        xor edx, eax                ;   206.8 p0      21 sum
        and esi, edx                ;   207.3 p0      21 sum
        xor esi, ebx                ;   207.8 p0      21 sum
        mov dword [esp + 32], ebx   ;   205.7 p0+p3   33 v[2] spill
        mov ebx, dword [esp + 80]   ;   205.3 p2      32 sum reload
        add esi, dword [ebx + 56]   ;   209.3 p2+p1   32 sum
        add esi, dword [esp + 24]   ;   209.8 p2+p1   32 sum
        rol esi, 7                  ;   210.3 p1      33 v[0]
        mov dword [esp + 24], edx   ;   207.3 p0+p3   21 sum spill
        mov edx, edi                ;   208.0 p1      21 sum copy
        xor edx, ecx                ;   208.5 p0      21 sum
        and edx, ebp                ;   209.0 p0      21 sum
        mov dword [esp + 28], ebp   ;   209.3 p0+p3   33 v[1] spill
        mov ebp, dword [ebx + 8]    ;   209.0 p2      32 sum
        add ebp, edi                ;   211.0 p1      32 sum
        and edi, ecx                ;   210.3 p0      21 sum
        add edx, dword [ebx + 56]   ;   210.0 p2+p1   32 sum
        add edx, edi                ;   210.8 p1      32 sum
        add edx, dword [esp + 44]   ;   211.3 p2+p0   32 sum
        add edx, 0x5a827999         ;   211.8 p1      32 sum
        rol edx, 7                  ;   212.3 p1      33 v[0]
        mov edi, eax                ;   212.3 p0      21 sum copy
        xor edi, esi                ;   214.3 p0      21 sum
        mov ebx, dword [ebx + 32]   ;   213.0 p2      32 sum
        add ebx, eax                ;   215.0 p1      32 sum
        mov dword [esp + 44], ebx   ;   215.5 p0+p3   32 sum spill
        mov ebx, dword [esp + 24]   ;   214.0 p2      21 sum
        and ebx, edi                ;   216.0 p0      21 sum
        xor eax, ebx                ;   216.5 p0      21 sum
        add eax, dword [esp + 48]   ;   217.0 p2+p1   32 sum
        mov ebx, dword [esp + 80]   ;   216.0 p2      32 sum reload
        mov ebx, dword [ebx + 8]    ;   218.0 p2      32 sum reload
        add eax, ebx                ;   220.0 p1      32 sum
        rol eax, 0xb                ;   220.5 p1      33 v[3]
        add ebp, 0x5a827999         ;   217.0 p0      32 sum
        mov ebx, dword [esp + 28]   ;   218.0 p2      21 sum
        xor ebx, ecx                ;   220.0 p0      21 sum
        and ebx, edx                ;   220.5 p0      21 sum
        add ebp, ebx                ;   221.0 p1      32 sum
        mov ebx, dword [esp + 28]   ;   219.0 p2      21 sum
        and ebx, ecx                ;   221.0 p0      21 sum
        add ebp, ebx                ;   221.5 p1      32 sum
        rol ebp, 0xb                ;   222.0 p1      33 v[3]
        mov ebx, esi                ;   220.0 p0      21 sum copy
        xor ebx, eax                ;   224.5 p0      21 sum
        and edi, ebx                ;   225.0 p0      21 sum
        xor edi, esi                ;   225.5 p0      21 sum
        mov dword [esp + 48], esi   ;   222.0 p0+p3   33 v[0] spill
        mov esi, dword [esp + 80]   ;   221.7 p2      32 sum reload
        add edi, dword [esi + 44]   ;   226.0 p2+p1   32 sum
        add edi, dword [esp + 32]   ;   226.5 p2+p1   32 sum
        rol edi, 0xd                ;   227.0 p1      33 v[2]
        add ecx, dword [esi + 44]   ;   225.7 p2+p0   32 sum
        add ecx, 0x5a827999         ;   226.2 p0      32 sum
        mov esi, dword [esp + 28]   ;   225.7 p2      21 sum
        xor esi, edx                ;   227.7 p0      21 sum
        and esi, ebp                ;   228.2 p0      21 sum
        add ecx, esi                ;   228.7 p1      32 sum
        mov esi, dword [esp + 28]   ;   226.7 p2      21 sum
        and esi, edx                ;   228.7 p0      21 sum
        add ecx, esi                ;   229.2 p1      32 sum
        rol ecx, 0xd                ;   229.7 p1      33 v[2]
        mov esi, eax                ;   227.3 p0      21 sum copy
        xor esi, edi                ;   231.0 p0      21 sum
        and ebx, esi                ;   231.5 p0      21 sum
        mov esi, edx                ;   228.3 p1      21 sum copy
        xor esi, ebp                ;   228.8 p0      21 sum
        and esi, ecx                ;   233.7 p0      21 sum
        xor ebx, eax                ;   232.0 p0      21 sum
        mov dword [esp + 32], edi   ;   231.0 p0+p3   33 v[2] spill
        mov edi, dword [esp + 44]   ;   230.0 p2      32 sum reload
        add edi, ebx                ;   232.5 p1      32 sum
        mov ebx, edx                ;   230.8 p1      21 sum copy
        and ebx, ebp                ;   231.3 p0      21 sum
        mov dword [esp + 44], edx   ;   231.8 p0+p3   33 v[0] spill
        mov edx, dword [esp + 80]   ;   231.7 p2      32 sum reload
        add esi, dword [edx + 32]   ;   235.7 p2+p1   32 sum
        add esi, ebx                ;   236.2 p1      32 sum
        add esi, dword [esp + 28]   ;   236.7 p2+p0   32 sum
        add esi, 0x5a827999         ;   237.2 p1      32 sum
        rol esi, 0xc                ;   237.7 p1      33 v[1]
        rol edi, 0xc                ;   241.7 p1      33 v[1]
        mov ebx, dword [edx + 40]   ;   234.7 p2      32 sum
        add ebx, ebp                ;   236.7 p0      32 sum
        xor ebp, ecx                ;   235.5 p0      22 sum
        xor ebp, esi                ;   241.7 p0      22 sum
        add ebp, dword [edx + 12]   ;   242.2 p2+p1   32 sum
        add ebp, dword [esp + 44]   ;   242.7 p2+p0   32 sum
        add ebp, 0x6ed9eba1         ;   243.2 p1      32 sum
        rol ebp, 0xb                ;   243.7 p1      33 v[0]
        mov dword [esp + 44], ecx   ;   238.0 p0+p3   33 v[2] spill
        mov ecx, dword [edx + 40]   ;   238.3 p2      32 sum
        add ecx, eax                ;   240.3 p1      32 sum
        xor eax, edi                ;   245.7 p0      22 sum
        xor eax, dword [esp + 32]   ;   246.2 p2+p0   22 sum
        add eax, dword [edx + 12]   ;   246.7 p2+p1   32 sum
        add eax, dword [esp + 48]   ;   247.2 p2+p0   32 sum
        add eax, 0x5c4dd124         ;   247.7 p1      32 sum
        rol eax, 0xb                ;   248.2 p1      33 v[0]
        add ebx, 0x6ed9eba1         ;   242.0 p0      32 sum
        add ecx, 0x5c4dd124         ;   242.5 p0      32 sum
        mov edx, dword [esp + 44]   ;   242.7 p2      22 sum
        xor edx, esi                ;   244.7 p0      22 sum
        xor edx, ebp                ;   247.7 p0      22 sum
        add ebx, edx                ;   248.2 p1      32 sum
        rol ebx, 0xd                ;   248.7 p1      33 v[3]
        mov edx, edi                ;   245.7 p0      22 sum copy
        xor edx, eax                ;   252.2 p0      22 sum
        xor edx, dword [esp + 32]   ;   252.7 p2+p0   22 sum
        add ecx, edx                ;   253.2 p1      32 sum
        rol ecx, 0xd                ;   253.7 p1      33 v[3]
        mov edx, ebp                ;   247.7 p0      22 sum copy
        xor edx, esi                ;   248.2 p0      22 sum
        xor edx, ebx                ;   252.7 p0      22 sum
        add edx, dword [esp + 44]   ;   253.2 p2+p1   32 sum
        mov dword [esp + 44], esi   ;   248.0 p0+p3   33 v[1] spill
        mov esi, dword [esp + 80]   ;   248.3 p2      32 sum reload
        add edx, dword [esi + 8]    ;   253.7 p2+p1   32 sum
        add edx, 0x6ed9eba1         ;   254.2 p0      32 sum
        rol edx, 0xe                ;   254.7 p1      33 v[2]
        mov dword [esp + 48], ebp   ;   250.0 p0+p3   33 v[0] spill
        mov ebp, dword [esi + 16]   ;   250.3 p2      32 sum
        add ebp, edi                ;   252.3 p1      32 sum
        xor edi, eax                ;   252.2 p0      22 sum
        xor edi, ecx                ;   257.7 p0      22 sum
        add edi, dword [esp + 32]   ;   258.2 p2+p1   32 sum
        add edi, dword [esi + 8]    ;   258.7 p2+p0   32 sum
        add edi, 0x5c4dd124         ;   259.2 p1      32 sum
        rol edi, 0xe                ;   259.7 p1      33 v[2]
        add ebp, 0x5c4dd124         ;   253.7 p0      32 sum
        mov dword [esp + 32], ebp   ;   254.2 p0+p3   32 sum spill
        mov ebp, dword [esi + 36]   ;   254.3 p2      32 sum
        add ebp, eax                ;   256.3 p1      32 sum
        xor eax, ecx                ;   257.7 p0      22 sum
        xor eax, edi                ;   263.7 p0      22 sum
        mov dword [esp + 28], ecx   ;   257.7 p0+p3   33 v[3] spill
        mov ecx, dword [esp + 32]   ;   256.0 p2      32 sum reload
        add ecx, eax                ;   264.2 p1      32 sum
        mov eax, edx                ;   258.7 p1      22 sum copy
        xor eax, ebx                ;   259.2 p0      22 sum
        xor eax, dword [esp + 48]   ;   259.7 p2+p0   22 sum
        add eax, dword [esi + 16]   ;   260.2 p2+p1   32 sum
        add eax, dword [esp + 44]   ;   260.7 p2+p0   32 sum
        add eax, 0x6ed9eba1         ;   261.2 p1      32 sum
        rol eax, 7                  ;   261.7 p1      33 v[1]
        rol ecx, 7                  ;   265.7 p1      33 v[1]
        mov dword [esp + 44], ebp   ;   260.3 p0+p3   32 sum spill
        mov ebp, dword [esi + 60]   ;   260.7 p2      32 sum
        add ebp, ebx                ;   262.7 p0      32 sum
        xor ebx, edx                ;   261.8 p0      22 sum
        xor ebx, eax                ;   265.7 p0      22 sum
        add ebx, dword [esi + 36]   ;   266.2 p2+p1   32 sum
        add ebx, dword [esp + 48]   ;   266.7 p2+p1   32 sum
        add ebx, 0x6ed9eba1         ;   267.2 p0      32 sum
        rol ebx, 0xe                ;   267.7 p1      33 v[0]
        mov esi, dword [esp + 44]   ;   264.0 p2      32 sum reload
        add esi, 0x5c4dd124         ;   266.0 p0      32 sum
        mov dword [esp + 44], edx   ;   264.8 p0+p3   33 v[2] spill
        mov edx, dword [esp + 28]   ;   265.0 p2      22 sum
        xor edx, edi                ;   267.0 p0      22 sum
        xor edx, ecx                ;   269.7 p0      22 sum
        add esi, edx                ;   270.2 p1      32 sum
        rol esi, 0xe                ;   270.7 p1      33 v[0]
        add ebp, 0x6ed9eba1         ;   266.8 p0      32 sum
        mov edx, dword [esp + 44]   ;   267.0 p2      22 sum
        xor edx, eax                ;   269.0 p0      22 sum
        xor edx, ebx                ;   271.7 p0      22 sum
        add ebp, edx                ;   272.2 p1      32 sum
        rol ebp, 9                  ;   272.7 p1      33 v[3]
        mov edx, ecx                ;   269.7 p0      22 sum copy
        xor edx, edi                ;   270.2 p0      22 sum
        xor edx, esi                ;   274.7 p0      22 sum
        mov dword [esp + 48], edi   ;   270.2 p0+p3   33 v[2] spill
        mov edi, dword [esp + 80]   ;   270.0 p2      32 sum reload
        add edx, dword [edi + 60]   ;   275.2 p2+p1   32 sum
        add edx, dword [esp + 28]   ;   275.7 p2+p1   32 sum
        add edx, 0x5c4dd124         ;   276.2 p0      32 sum
        rol edx, 9                  ;   276.7 p1      33 v[3]
        mov dword [esp + 28], ecx   ;   272.3 p0+p3   33 v[1] spill
        mov ecx, dword [edi + 4]    ;   273.0 p2      32 sum
        add ecx, eax                ;   275.0 p1      32 sum
        xor eax, ebx                ;   273.3 p0      22 sum
        xor eax, ebp                ;   276.7 p0      22 sum
        add eax, dword [esp + 44]   ;   277.2 p2+p1   32 sum
        add eax, dword [edi + 32]   ;   277.7 p2+p0   32 sum
        add eax, 0x6ed9eba1         ;   278.2 p1      32 sum
        rol eax, 0xd                ;   278.7 p1      33 v[2]
        mov edi, dword [esp + 28]   ;   276.0 p2      22 sum
        xor edi, esi                ;   278.0 p0      22 sum
        xor edi, edx                ;   280.7 p0      22 sum
        add edi, dword [esp + 48]   ;   281.2 p2+p1   32 sum
        mov dword [esp + 48], esi   ;   277.7 p0+p3   33 v[0] spill
        mov esi, dword [esp + 80]   ;   278.0 p2      32 sum reload
        add edi, dword [esi + 32]   ;   282.0 p2+p1   32 sum
        add edi, 0x5c4dd124         ;   282.5 p0      32 sum
        rol edi, 0xd                ;   283.0 p1      33 v[2]
        add ecx, 0x6ed9eba1         ;   279.7 p0      32 sum
        mov dword [esp + 44], edx   ;   280.7 p0+p3   33 v[3] spill
        mov edx, dword [esi + 56]   ;   280.3 p2      32 sum
        add edx, ebx                ;   282.3 p1      32 sum
        xor ebx, ebp                ;   281.2 p0      22 sum
        xor ebx, eax                ;   282.7 p0      22 sum
        add ecx, ebx                ;   283.2 p1      32 sum
        rol ecx, 0xf                ;   283.7 p1      33 v[1]
        mov ebx, dword [esp + 44]   ;   282.3 p2      22 sum
        xor ebx, edi                ;   287.0 p0      22 sum
        xor ebx, dword [esp + 48]   ;   287.5 p2+p0   22 sum
        add ebx, dword [esp + 28]   ;   288.0 p2+p1   32 sum
        add ebx, dword [esi + 4]    ;   288.5 p2+p0   32 sum
        add ebx, 0x5c4dd124         ;   289.0 p1      32 sum
        rol ebx, 0xf                ;   289.5 p1      33 v[1]
        add edx, 0x6ed9eba1         ;   285.7 p0      32 sum
        mov dword [esp + 28], edi   ;   287.0 p0+p3   33 v[2] spill
        mov edi, dword [esi + 28]   ;   286.3 p2      32 sum
        add edi, ebp                ;   288.3 p1      32 sum
        xor ebp, eax                ;   287.2 p0      22 sum
        xor ebp, ecx                ;   287.7 p0      22 sum
        add edx, ebp                ;   288.2 p1      32 sum
        rol edx, 6                  ;   288.7 p1      33 v[0]
        mov ebp, dword [esp + 28]   ;   288.3 p2      22 sum
        xor ebp, ebx                ;   293.5 p0      22 sum
        xor ebp, dword [esp + 44]   ;   294.0 p2+p0   22 sum
        add ebp, dword [esi + 56]   ;   294.5 p2+p1   32 sum
        add ebp, dword [esp + 48]   ;   295.0 p2+p0   32 sum
        add ebp, 0x5c4dd124         ;   295.5 p1      32 sum
        rol ebp, 6                  ;   296.0 p1      33 v[0]
        add edi, 0x6ed9eba1         ;   291.7 p0      32 sum
        mov dword [esp + 48], ebx   ;   293.5 p0+p3   33 v[1] spill
        mov ebx, dword [esi]        ;   292.3 p2      32 sum
        add ebx, eax                ;   294.3 p1      32 sum
        xor eax, edx                ;   293.2 p0      22 sum
        xor eax, ecx                ;   293.7 p0      22 sum
        add edi, eax                ;   294.2 p1      32 sum
        rol edi, 8                  ;   294.7 p1      33 v[3]
        mov eax, dword [esp + 48]   ;   294.5 p2      22 sum
        xor eax, ebp                ;   300.0 p0      22 sum
        xor eax, dword [esp + 28]   ;   300.5 p2+p0   22 sum
        add eax, dword [esi + 28]   ;   301.0 p2+p1   32 sum
        add eax, dword [esp + 44]   ;   301.5 p2+p0   32 sum
        add eax, 0x5c4dd124         ;   302.0 p1      32 sum
        rol eax, 8                  ;   302.5 p1      33 v[3]
        add ebx, 0x6ed9eba1         ;   297.7 p0      32 sum
        mov dword [esp + 44], ebp   ;   300.0 p0+p3   33 v[0] spill
        mov ebp, dword [esi + 24]   ;   298.3 p2      32 sum
        add ebp, ecx                ;   300.3 p1      32 sum
        xor ecx, edx                ;   299.2 p0      22 sum
        xor ecx, edi                ;   299.7 p0      22 sum
        add ebx, ecx                ;   300.2 p1      32 sum
        rol ebx, 0xd                ;   300.7 p1      33 v[2]
        mov ecx, dword [esp + 44]   ;   301.0 p2      22 sum
        xor ecx, eax                ;   306.5 p0      22 sum
        xor ecx, dword [esp + 48]   ;   307.0 p2+p0   22 sum
        add ecx, dword [esi]        ;   307.5 p2+p1   32 sum
        add ecx, dword [esp + 28]   ;   308.0 p2+p0   32 sum
        add ecx, 0x5c4dd124         ;   308.5 p1      32 sum
        rol ecx, 0xd                ;   309.0 p1      33 v[2]
        add ebp, 0x6ed9eba1         ;   303.7 p0      32 sum
        mov dword [esp + 28], eax   ;   306.5 p0+p3   33 v[3] spill
        mov eax, dword [esi + 44]   ;   304.3 p2      32 sum
        add eax, edx                ;   306.3 p1      32 sum
        xor edx, ebx                ;   305.2 p0      22 sum
        xor edx, edi                ;   305.7 p0      22 sum
        add ebp, edx                ;   306.2 p1      32 sum
        rol ebp, 6                  ;   306.7 p1      33 v[1]
        mov edx, dword [esp + 28]   ;   307.5 p2      22 sum
        xor edx, ecx                ;   313.0 p0      22 sum
        xor edx, dword [esp + 44]   ;   313.5 p2+p0   22 sum
        add edx, dword [esi + 24]   ;   314.0 p2+p1   32 sum
        add edx, dword [esp + 48]   ;   314.5 p2+p0   32 sum
        add edx, 0x5c4dd124         ;   315.0 p1      32 sum
        rol edx, 6                  ;   315.5 p1      33 v[1]
        add eax, 0x6ed9eba1         ;   309.7 p0      32 sum
        mov dword [esp + 48], ecx   ;   313.0 p0+p3   33 v[2] spill
        mov ecx, dword [esi + 52]   ;   310.3 p2      32 sum
        add ecx, edi                ;   312.3 p1      32 sum
        xor edi, ebx                ;   311.2 p0      22 sum
        xor edi, ebp                ;   311.7 p0      22 sum
        add eax, edi                ;   312.2 p1      32 sum
        rol eax, 0xc                ;   312.7 p1      33 v[0]
        mov edi, dword [esp + 48]   ;   314.0 p2      22 sum
        xor edi, edx                ;   319.5 p0      22 sum
        xor edi, dword [esp + 28]   ;   320.0 p2+p0   22 sum
        add edi, dword [esi + 44]   ;   320.5 p2+p1   32 sum
        add edi, dword [esp + 44]   ;   321.0 p2+p0   32 sum
        add edi, 0x5c4dd124         ;   321.5 p1      32 sum
        rol edi, 0xc                ;   322.0 p1      33 v[0]
        add ecx, 0x6ed9eba1         ;   315.7 p0      32 sum
        mov dword [esp + 44], edx   ;   319.5 p0+p3   33 v[1] spill
        mov edx, dword [esi + 20]   ;   316.3 p2      32 sum
        add edx, ebx                ;   318.3 p1      32 sum
        xor ebx, eax                ;   317.2 p0      22 sum
        xor ebx, ebp                ;   317.7 p0      22 sum
        add ecx, ebx                ;   318.2 p1      32 sum
        rol ecx, 5                  ;   318.7 p1      33 v[3]
        mov ebx, dword [esp + 44]   ;   320.5 p2      22 sum
        xor ebx, edi                ;   326.0 p0      22 sum
        xor ebx, dword [esp + 48]   ;   326.5 p2+p0   22 sum
        add ebx, dword [esp + 28]   ;   327.0 p2+p1   32 sum
        add ebx, dword [esi + 52]   ;   327.5 p2+p0   32 sum
        add ebx, 0x5c4dd124         ;   328.0 p1      32 sum
        rol ebx, 5                  ;   328.5 p1      33 v[3]
        add edx, 0x6ed9eba1         ;   321.7 p0      32 sum
        mov dword [esp + 28], edi   ;   326.0 p0+p3   33 v[0] spill
        mov edi, dword [esi + 48]   ;   322.3 p2      32 sum
        add edi, ebp                ;   324.3 p1      32 sum
        xor ebp, ecx                ;   323.2 p0      22 sum
        xor ebp, eax                ;   323.7 p0      22 sum
        add edx, ebp                ;   324.2 p1      32 sum
        rol edx, 7                  ;   324.7 p1      33 v[2]
        mov ebp, dword [esp + 28]   ;   327.0 p2      22 sum
        xor ebp, ebx                ;   332.5 p0      22 sum
        xor ebp, dword [esp + 44]   ;   333.0 p2+p0   22 sum
        add ebp, dword [esp + 48]   ;   333.5 p2+p1   32 sum
        add ebp, dword [esi + 20]   ;   334.0 p2+p0   32 sum
        add ebp, 0x5c4dd124         ;   334.5 p1      32 sum
        rol ebp, 7                  ;   335.0 p1      33 v[2]
        add edi, 0x6ed9eba1         ;   327.7 p0      32 sum
        mov dword [esp + 48], ebx   ;   332.5 p0+p3   33 v[3] spill
        mov ebx, dword [esp + 40]   ;   328.3 p2      45 h0
        add ebx, edx                ;   330.3 p1      45 h0
        xor edx, ecx                ;   329.2 p0      22 sum
        xor edx, eax                ;   329.7 p0      22 sum
        add edi, edx                ;   330.2 p1      32 sum
        rol edi, 5                  ;   330.7 p1      33 v[1]
        mov edx, dword [esp + 0]    ;   330.3 p2      46 h
        add edx, ebp                ;   339.0 p0      46 h
        xor ebp, dword [esp + 48]   ;   339.0 p2+p0   22 sum
        xor ebp, dword [esp + 28]   ;   339.5 p2+p0   22 sum
        add ebp, dword [esi + 48]   ;   340.0 p2+p1   32 sum
        add ebp, dword [esp + 44]   ;   340.5 p2+p0   32 sum
        add ebp, 0x5c4dd124         ;   341.0 p1      32 sum
        rol ebp, 5                  ;   341.5 p1      33 v[1]
        add ebx, dword [esp + 48]   ;   335.5 p2+p0   45 h0
        add edx, edi                ;   339.5 p0      46 h
        add ecx, dword [esp + 36]   ;   336.3 p2+p1   46 h
        add ecx, dword [esp + 28]   ;   337.3 p2+p0   46 h
        add eax, dword [esp + 20]   ;   338.3 p2+p1   46 h
        add eax, ebp                ;   345.5 p0      46 h
        mov dword [esp + 0], ebx    ;   337.8 p0+p3   47 h
        add esi, 0x40               ;   338.0 p1      38 blocks
        mov dword [esp + 80], esi   ;   339.7 p0+p3   38 blocks
        mov ebp, ecx                ;   338.7 p1      46 h copy
        mov edi, edx                ;   340.0 p1      46 h copy
        mov esi, eax                ;   346.0 p1      46 h copy
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
