; ripemd_blocks for Intel Pentium 4 (Prescott, 32-bit) (prescott)
; made by cipherwright 0.1.0 from ciphers/ripemd.cw (sha256 709b6f3c2c11146f); do not edit:
;   ./cw build ripemd_blocks --cpu prescott
;
; void ripemd_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 16 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 60 bytes, 16 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 14 uops, planned 11.0; bounds: width 4.7, ports 10.0, path 4.0
;   blocks: 853 uops, planned 338.0; bounds: width 284.3, ports 206.5, path 196.0
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
        sub esp, 0x40               ;                    frame
        mov esi, dword [esp + 84]   ;     0.0 p2      38 h reload
        mov edi, dword [esi]        ;     4.0 p2      38 h
        mov dword [esp + 0], edi    ;     8.0 p0+p3   38 h
        mov edi, dword [esi + 4]    ;     4.0 p2      38 h
        mov dword [esp + 4], edi    ;     8.0 p0+p3   38 h
        mov edi, dword [esi + 8]    ;     4.0 p2      38 h
        mov dword [esp + 8], edi    ;     8.0 p0+p3   38 h
        mov esi, dword [esi + 12]   ;     4.0 p2      38 h
        mov dword [esp + 12], esi   ;     8.0 p0+p3   38 h
        mov esi, dword [esp + 92]   ;     5.0 p2      38 h
        shl esi, 6                  ;     9.0 p1      38 h
        add esi, dword [esp + 88]   ;    10.0 p2+p1   38 h
        mov dword [esp + 16], esi   ;    11.0 p0+p3   38 h
        cmp dword [esp + 92], 0     ;                    no blocks?
        je .blocks_1_done
        mov edx, dword [esp + 8]    ;                    resident
        mov ecx, dword [esp + 12]   ;                    resident
        align 16
.blocks_1:
        mov ebp, dword [esp + 88]   ;     0.0 p2      32 sum reload
        mov eax, dword [ebp + 4]    ;     4.0 p2      32 sum
        mov edi, dword [ebp + 8]    ;     4.0 p2      32 sum
        lea esi, [eax + ecx]        ;     8.0 p0      32 sum
        add esi, 0x50a28be6         ;    10.5 p1      32 sum
        lea ebx, [edi + edx]        ;     8.0 p0      32 sum
        add ebx, 0x50a28be6         ;    10.5 p1      32 sum
        mov edi, dword [ebp + 20]   ;     4.0 p2      32 sum
        lea eax, [edi + 1352829926] ;     8.0 p0      32 sum
        mov edi, dword [ebp + 32]   ;     4.0 p2      32 sum
        mov dword [esp + 20], eax   ;    10.5 p0+p3   32 sum spill
        lea eax, [edi + 1352829926] ;     8.0 p1      32 sum
        mov edi, dword [ebp + 52]   ;     5.0 p2      32 sum
        mov dword [esp + 24], eax   ;    10.5 p0+p3   32 sum spill
        lea eax, [edi + 1352829926] ;     9.0 p1      32 sum
        mov edi, ecx                ;     5.2 p1      20 sum copy
        xor edi, edx                ;     6.2 p0      20 sum
        and edi, dword [esp + 4]    ;     7.2 p2+p0   20 sum
        xor edi, ecx                ;     8.2 p0      20 sum
        add edi, dword [ebp]        ;     9.2 p2+p1   32 sum
        add edi, dword [esp + 0]    ;    10.2 p2+p0   32 sum
        mov dword [esp + 28], ecx   ;     8.0 p0+p3   41 x[3] spill
        lea ecx, [edi + 1352829926] ;    11.2 p1      32 sum
        rol ecx, 0xb                ;    13.7 p1      33 v[0]
        mov dword [esp + 32], edi   ;    11.2 p0+p3   32 sum spill
        mov edi, dword [ebp + 16]   ;     9.3 p2      32 sum
        add edi, ecx                ;    14.7 p1      32 sum
        add edi, 0x50a28be6         ;    15.7 p0      32 sum
        mov dword [esp + 36], eax   ;    12.0 p0+p3   32 sum spill
        mov eax, ecx                ;    14.7 p1      20 sum copy
        mov ebp, ecx                ;    14.7 p1      20 sum copy
        xor ebp, dword [esp + 4]    ;    15.7 p2+p0   20 sum
        mov dword [esp + 40], edi   ;    16.7 p0+p3   32 sum spill
        mov edi, edx                ;    12.3 p1      20 sum copy
        xor edi, dword [esp + 4]    ;    13.3 p2+p0   20 sum
        and eax, edi                ;    15.7 p0      20 sum
        xor eax, edx                ;    16.7 p0      20 sum
        add esi, eax                ;    17.7 p1      32 sum
        rol esi, 0xe                ;    18.7 p1      33 v[3]
        or ebp, esi                 ;    19.7 p0      20 sum
        xor ecx, esi                ;    19.7 p0      20 sum
        xor ebp, ecx                ;    20.7 p0      20 sum
        add ebx, ebp                ;    21.7 p1      32 sum
        rol ebx, 0xf                ;    22.7 p1      33 v[2]
        or ecx, ebx                 ;    23.7 p0      20 sum
        mov ebp, dword [esp + 20]   ;    16.7 p2      32 sum reload
        add ebp, esi                ;    20.7 p0      32 sum
        xor esi, ebx                ;    23.7 p0      20 sum
        xor ecx, esi                ;    24.7 p0      20 sum
        mov eax, dword [esp + 4]    ;    18.0 p2      41 x[1] reload
        add ecx, eax                ;    25.7 p1      32 sum
        add ecx, 0x50a28be6         ;    26.7 p0      32 sum
        mov eax, ebx                ;    23.7 p1      20 sum copy
        add ebx, 0x50a28be6         ;    23.7 p0      32 sum
        mov dword [esp + 20], edx   ;    19.8 p0+p3   41 x[2] spill
        mov edx, dword [esp + 88]   ;    20.0 p2      32 sum reload
        add ecx, dword [edx + 12]   ;    28.0 p2+p1   32 sum
        rol ecx, 0xc                ;    29.0 p1      33 v[1]
        or esi, ecx                 ;    30.0 p0      20 sum
        xor eax, ecx                ;    30.0 p0      20 sum
        xor esi, eax                ;    31.0 p0      20 sum
        mov dword [esp + 44], edi   ;    22.8 p0+p3   20 sum spill
        mov edi, dword [esp + 40]   ;    22.7 p2      32 sum reload
        add edi, esi                ;    32.0 p1      32 sum
        rol edi, 5                  ;    33.0 p1      33 v[0]
        or eax, edi                 ;    34.0 p0      20 sum
        mov esi, dword [edx + 28]   ;    24.0 p2      32 sum
        add esi, ecx                ;    30.0 p0      32 sum
        xor ecx, edi                ;    34.0 p0      20 sum
        xor eax, ecx                ;    35.0 p0      20 sum
        add ebp, eax                ;    36.0 p1      32 sum
        rol ebp, 8                  ;    37.0 p1      33 v[3]
        or ecx, ebp                 ;    38.0 p0      20 sum
        mov eax, dword [esp + 24]   ;    26.3 p2      32 sum reload
        add eax, edi                ;    34.0 p0      32 sum
        xor edi, ebp                ;    38.0 p0      20 sum
        xor ecx, edi                ;    39.0 p0      20 sum
        add ebx, ecx                ;    40.0 p1      32 sum
        mov ecx, dword [edx + 36]   ;    28.0 p2      32 sum
        add ecx, ebp                ;    38.0 p1      32 sum
        add ebx, dword [edx + 24]   ;    41.0 p2+p0   32 sum
        rol ebx, 7                  ;    42.0 p1      33 v[2]
        or edi, ebx                 ;    43.0 p0      20 sum
        xor ebp, ebx                ;    43.0 p0      20 sum
        xor edi, ebp                ;    44.0 p0      20 sum
        add esi, edi                ;    45.0 p1      32 sum
        mov edi, dword [edx + 40]   ;    31.0 p2      32 sum
        add edi, ebx                ;    43.0 p1      32 sum
        add esi, 0x50a28be6         ;    46.0 p0      32 sum
        rol esi, 9                  ;    47.0 p1      33 v[1]
        or ebp, esi                 ;    48.0 p0      20 sum
        xor ebx, esi                ;    48.0 p0      20 sum
        xor ebp, ebx                ;    49.0 p0      20 sum
        add eax, ebp                ;    50.0 p1      32 sum
        rol eax, 0xb                ;    51.0 p1      33 v[0]
        or ebx, eax                 ;    52.0 p0      20 sum
        mov ebp, dword [edx + 44]   ;    34.3 p2      32 sum
        add ebp, esi                ;    48.0 p0      32 sum
        xor esi, eax                ;    52.0 p0      20 sum
        xor ebx, esi                ;    53.0 p0      20 sum
        add ecx, ebx                ;    54.0 p1      32 sum
        mov ebx, dword [edx + 48]   ;    36.0 p2      32 sum
        add ebx, eax                ;    52.0 p0      32 sum
        add ecx, 0x50a28be6         ;    55.0 p1      32 sum
        rol ecx, 0xd                ;    56.0 p1      33 v[3]
        or esi, ecx                 ;    57.0 p0      20 sum
        xor eax, ecx                ;    57.0 p0      20 sum
        xor esi, eax                ;    58.0 p0      20 sum
        add edi, esi                ;    59.0 p1      32 sum
        mov esi, dword [esp + 36]   ;    38.7 p2      32 sum reload
        add esi, ecx                ;    57.0 p0      32 sum
        add edi, 0x50a28be6         ;    60.0 p1      32 sum
        rol edi, 0xe                ;    61.0 p1      33 v[2]
        or eax, edi                 ;    62.0 p0      20 sum
        xor ecx, edi                ;    62.0 p0      20 sum
        xor eax, ecx                ;    63.0 p0      20 sum
        add ebp, eax                ;    64.0 p1      32 sum
        add ebp, 0x50a28be6         ;    65.0 p0      32 sum
        rol ebp, 0xf                ;    66.0 p1      33 v[1]
        or ecx, ebp                 ;    67.0 p0      20 sum
        mov eax, dword [edx + 56]   ;    42.3 p2      32 sum
        add eax, edi                ;    62.0 p0      32 sum
        xor edi, ebp                ;    67.0 p0      20 sum
        xor ecx, edi                ;    68.0 p0      20 sum
        add ebx, ecx                ;    69.0 p1      32 sum
        add ebx, 0x50a28be6         ;    70.0 p0      32 sum
        rol ebx, 6                  ;    71.0 p1      33 v[0]
        mov ecx, dword [edx + 60]   ;    44.7 p2      32 sum
        add ecx, ebp                ;    67.0 p0      32 sum
        add eax, 0x50a28be6         ;    63.0 p1      32 sum
        add ecx, 0x50a28be6         ;    68.0 p0      32 sum
        or edi, ebx                 ;    72.0 p0      20 sum
        xor ebp, ebx                ;    72.0 p0      20 sum
        xor edi, ebp                ;    73.0 p0      20 sum
        add esi, edi                ;    74.0 p1      32 sum
        rol esi, 7                  ;    75.0 p1      33 v[3]
        or ebp, esi                 ;    76.0 p0      20 sum
        mov edi, dword [edx + 28]   ;    48.0 p2      32 sum
        add edi, ebx                ;    72.0 p0      32 sum
        mov edx, ebx                ;    72.0 p1      20 sum copy
        xor edx, esi                ;    76.0 p0      20 sum
        xor ebp, edx                ;    77.0 p0      20 sum
        add eax, ebp                ;    78.0 p1      32 sum
        rol eax, 9                  ;    79.0 p1      33 v[2]
        and edx, eax                ;    80.0 p0      20 sum
        xor ebx, edx                ;    81.0 p0      20 sum
        add ecx, ebx                ;    82.0 p1      32 sum
        rol ecx, 8                  ;    83.0 p1      33 v[1]
        mov edx, dword [esp + 88]   ;    51.7 p2      32 sum reload
        mov ebp, dword [edx + 52]   ;    55.7 p2      32 sum
        mov ebx, dword [edx + 16]   ;    55.7 p2      32 sum
        add ebx, esi                ;    76.0 p0      32 sum
        xor esi, eax                ;    80.0 p0      21 sum
        add ebp, eax                ;    80.0 p1      32 sum
        mov edx, eax                ;    80.0 p0      21 sum copy
        xor edx, ecx                ;    84.0 p0      21 sum
        and esi, edx                ;    85.0 p0      21 sum
        xor eax, esi                ;    86.0 p0      21 sum
        add edi, eax                ;    87.0 p1      32 sum
        rol edi, 7                  ;    88.0 p1      33 v[0]
        mov eax, dword [esp + 88]   ;    55.7 p2      32 sum reload
        mov esi, dword [eax + 4]    ;    59.7 p2      32 sum
        add esi, ecx                ;    84.0 p0      32 sum
        mov eax, ecx                ;    84.0 p1      21 sum copy
        xor eax, edi                ;    89.0 p0      21 sum
        and edx, eax                ;    90.0 p0      21 sum
        xor ecx, edx                ;    91.0 p0      21 sum
        add ebx, ecx                ;    92.0 p1      32 sum
        rol ebx, 6                  ;    93.0 p1      33 v[3]
        mov edx, edi                ;    89.0 p0      21 sum copy
        xor edx, ebx                ;    94.0 p0      21 sum
        and eax, edx                ;    95.0 p0      21 sum
        xor eax, edi                ;    96.0 p0      21 sum
        add ebp, eax                ;    97.0 p1      32 sum
        rol ebp, 8                  ;    98.0 p1      33 v[2]
        mov ecx, dword [esp + 88]   ;    60.7 p2      32 sum reload
        add edi, dword [ecx + 40]   ;    89.0 p2+p0   32 sum
        mov eax, dword [ecx + 24]   ;    64.7 p2      32 sum
        add eax, ebx                ;    94.0 p1      32 sum
        mov ecx, ebx                ;    94.0 p0      21 sum copy
        xor ecx, ebp                ;    99.0 p0      21 sum
        and edx, ecx                ;   100.0 p0      21 sum
        xor ebx, edx                ;   101.0 p0      21 sum
        add esi, ebx                ;   102.0 p1      32 sum
        rol esi, 0xd                ;   103.0 p1      33 v[1]
        mov edx, dword [esp + 88]   ;    64.3 p2      32 sum reload
        mov ebx, dword [edx + 20]   ;    68.3 p2      32 sum
        mov dword [esp + 36], ebx   ;    72.3 p0+p3   32 sum spill
        mov ebx, dword [edx + 60]   ;    68.3 p2      32 sum
        add ebx, ebp                ;    99.0 p1      32 sum
        mov edx, ebp                ;    99.0 p0      21 sum copy
        xor edx, esi                ;   104.0 p0      21 sum
        and ecx, edx                ;   105.0 p0      21 sum
        xor ebp, ecx                ;   106.0 p0      21 sum
        add edi, ebp                ;   107.0 p1      32 sum
        rol edi, 0xb                ;   108.0 p1      33 v[0]
        mov ecx, dword [esp + 88]   ;    68.0 p2      32 sum reload
        mov ebp, dword [ecx + 8]    ;    72.0 p2      32 sum
        mov dword [esp + 24], ebp   ;    76.0 p0+p3   32 sum spill
        mov ebp, dword [ecx + 12]   ;    72.0 p2      32 sum
        add ebp, esi                ;   104.0 p1      32 sum
        mov ecx, esi                ;   104.0 p0      21 sum copy
        xor ecx, edi                ;   109.0 p0      21 sum
        and edx, ecx                ;   110.0 p0      21 sum
        xor esi, edx                ;   111.0 p0      21 sum
        add eax, esi                ;   112.0 p1      32 sum
        rol eax, 9                  ;   113.0 p1      33 v[3]
        mov esi, edi                ;   109.0 p0      21 sum copy
        xor esi, eax                ;   114.0 p0      21 sum
        and ecx, esi                ;   115.0 p0      21 sum
        xor ecx, edi                ;   116.0 p0      21 sum
        add ebx, ecx                ;   117.0 p1      32 sum
        rol ebx, 7                  ;   118.0 p1      33 v[2]
        mov ecx, dword [esp + 88]   ;    73.7 p2      32 sum reload
        add edi, dword [ecx + 48]   ;   109.0 p2+p0   32 sum
        mov edx, dword [ecx]        ;    77.7 p2      32 sum
        add edx, eax                ;   114.0 p0      32 sum
        mov ecx, eax                ;   114.0 p1      21 sum copy
        xor ecx, ebx                ;   119.0 p0      21 sum
        and esi, ecx                ;   120.0 p0      21 sum
        xor eax, esi                ;   121.0 p0      21 sum
        add ebp, eax                ;   122.0 p1      32 sum
        rol ebp, 0xf                ;   123.0 p1      33 v[1]
        mov esi, dword [esp + 88]   ;    77.3 p2      32 sum reload
        mov eax, dword [esi + 32]   ;    81.3 p2      32 sum
        mov dword [esp + 40], eax   ;    85.3 p0+p3   32 sum spill
        mov eax, dword [esi + 36]   ;    81.3 p2      32 sum
        add eax, ebx                ;   119.0 p1      32 sum
        mov esi, ebx                ;   119.0 p0      21 sum copy
        xor esi, ebp                ;   124.0 p0      21 sum
        and ecx, esi                ;   125.0 p0      21 sum
        xor ebx, ecx                ;   126.0 p0      21 sum
        add edi, ebx                ;   127.0 p1      32 sum
        rol edi, 7                  ;   128.0 p1      33 v[0]
        mov ecx, dword [esp + 36]   ;    81.0 p2      32 sum reload
        add ecx, ebp                ;   124.0 p0      32 sum
        mov ebx, dword [esp + 88]   ;    82.0 p2      32 sum reload
        mov ebx, dword [ebx + 8]    ;    86.0 p2      32 sum
        add ebx, 0x5c4dd124         ;    90.0 p0      32 sum
        mov dword [esp + 36], ebx   ;    91.0 p0+p3   32 sum spill
        mov ebx, ebp                ;   124.0 p1      21 sum copy
        xor ebx, edi                ;   129.0 p0      21 sum
        and esi, ebx                ;   130.0 p0      21 sum
        xor ebp, esi                ;   131.0 p0      21 sum
        add edx, ebp                ;   132.0 p1      32 sum
        rol edx, 0xc                ;   133.0 p1      33 v[3]
        mov esi, dword [esp + 88]   ;    85.0 p2      32 sum reload
        mov ebp, dword [esi + 32]   ;    89.0 p2      32 sum
        add ebp, 0x5c4dd124         ;    93.0 p0      32 sum
        mov dword [esp + 48], ebp   ;    94.0 p0+p3   32 sum spill
        mov ebp, dword [esi + 56]   ;    89.0 p2      32 sum
        add ebp, edi                ;   129.0 p1      32 sum
        mov esi, edi                ;   129.0 p1      21 sum copy
        xor esi, edx                ;   134.0 p0      21 sum
        and ebx, esi                ;   135.0 p0      21 sum
        xor edi, ebx                ;   136.0 p0      21 sum
        add eax, edi                ;   137.0 p1      32 sum
        rol eax, 0xf                ;   138.0 p1      33 v[2]
        mov edi, dword [esp + 24]   ;    89.0 p2      32 sum reload
        add edi, edx                ;   134.0 p0      32 sum
        mov ebx, dword [esp + 44]   ;    90.0 p2      20 sum
        mov dword [esp + 44], ebx   ;    94.0 p0+p3   20 sum spill
        mov ebx, edx                ;   134.0 p1      21 sum copy
        xor ebx, eax                ;   139.0 p0      21 sum
        and esi, ebx                ;   140.0 p0      21 sum
        xor edx, esi                ;   141.0 p0      21 sum
        add ecx, edx                ;   142.0 p1      32 sum
        rol ecx, 9                  ;   143.0 p1      33 v[1]
        mov esi, dword [esp + 88]   ;    92.3 p2      32 sum reload
        mov edx, dword [esi + 4]    ;    96.3 p2      32 sum
        add edx, dword [esp + 28]   ;   100.3 p2+p0   32 sum
        mov dword [esp + 24], edx   ;   101.3 p0+p3   32 sum spill
        mov edx, dword [esi + 44]   ;    96.3 p2      32 sum
        add edx, eax                ;   139.0 p1      32 sum
        mov esi, dword [esi + 4]    ;    96.3 p2      32 sum
        add esi, 0x5c4dd124         ;   100.3 p0      32 sum
        mov dword [esp + 52], esi   ;   101.3 p0+p3   32 sum spill
        mov esi, eax                ;   139.0 p1      21 sum copy
        xor esi, ecx                ;   144.0 p0      21 sum
        and ebx, esi                ;   145.0 p0      21 sum
        xor eax, ebx                ;   146.0 p0      21 sum
        add ebp, eax                ;   147.0 p1      32 sum
        rol ebp, 7                  ;   148.0 p1      33 v[0]
        mov eax, dword [esp + 40]   ;    97.7 p2      32 sum reload
        add eax, ecx                ;   144.0 p0      32 sum
        mov ebx, dword [esp + 88]   ;    98.7 p2      32 sum reload
        mov ebx, dword [ebx + 8]    ;   102.7 p2      32 sum
        add ebx, dword [esp + 20]   ;   106.7 p2+p1   32 sum
        mov dword [esp + 40], ebx   ;   107.7 p0+p3   32 sum spill
        mov ebx, ecx                ;   144.0 p1      21 sum copy
        xor ebx, ebp                ;   149.0 p0      21 sum
        and esi, ebx                ;   150.0 p0      21 sum
        xor ecx, esi                ;   151.0 p0      21 sum
        add edi, ecx                ;   152.0 p1      32 sum
        rol edi, 0xb                ;   153.0 p1      33 v[3]
        mov esi, dword [esp + 88]   ;   102.0 p2      32 sum reload
        mov ecx, dword [esi + 52]   ;   106.0 p2      32 sum
        add ecx, 0x5c4dd124         ;   110.0 p0      32 sum
        mov dword [esp + 56], ecx   ;   111.0 p0+p3   32 sum spill
        mov ecx, dword [esi + 12]   ;   106.0 p2      32 sum
        add ecx, ebp                ;   149.0 p1      32 sum
        add ecx, 0x5c4dd124         ;   150.0 p1      32 sum
        mov esi, ebp                ;   149.0 p0      21 sum copy
        xor esi, edi                ;   154.0 p0      21 sum
        and ebx, esi                ;   155.0 p0      21 sum
        xor ebp, ebx                ;   156.0 p0      21 sum
        add edx, ebp                ;   157.0 p1      32 sum
        rol edx, 0xd                ;   158.0 p1      33 v[2]
        mov ebp, dword [esp + 88]   ;   106.3 p2      32 sum reload
        mov ebx, dword [ebp + 20]   ;   110.3 p2      32 sum
        add ebx, 0x5c4dd124         ;   114.3 p0      32 sum
        mov dword [esp + 60], ebx   ;   115.3 p0+p3   32 sum spill
        mov ebx, dword [ebp + 40]   ;   110.3 p2      32 sum
        add ebx, edi                ;   154.0 p1      32 sum
        add ebx, 0x5c4dd124         ;   155.0 p1      32 sum
        mov ebp, dword [esp + 36]   ;   109.3 p2      32 sum reload
        add ebp, edx                ;   159.0 p0      32 sum
        mov dword [esp + 36], ebp   ;   160.0 p0+p3   32 sum spill
        mov ebp, edi                ;   154.0 p1      21 sum copy
        xor ebp, edx                ;   159.0 p0      21 sum
        and esi, ebp                ;   160.0 p0      21 sum
        xor esi, edi                ;   161.0 p0      21 sum
        add eax, esi                ;   162.0 p1      32 sum
        rol eax, 0xc                ;   163.0 p1      33 v[1]
        xor edi, edx                ;   159.0 p0      22 sum
        xor edi, eax                ;   164.0 p0      22 sum
        add ecx, edi                ;   165.0 p1      32 sum
        mov esi, dword [esp + 88]   ;   112.7 p2      32 sum reload
        mov ebp, dword [esi + 20]   ;   116.7 p2      32 sum
        rol ecx, 0xb                ;   166.0 p1      33 v[0]
        xor edx, eax                ;   164.0 p0      22 sum
        xor edx, ecx                ;   167.0 p0      22 sum
        add ebx, edx                ;   168.0 p1      32 sum
        rol ebx, 0xd                ;   169.0 p1      33 v[3]
        mov edi, dword [esi + 16]   ;   118.0 p2      32 sum
        add edi, eax                ;   164.0 p0      32 sum
        add edi, 0x5c4dd124         ;   165.0 p1      32 sum
        xor eax, ecx                ;   167.0 p0      22 sum
        xor eax, ebx                ;   170.0 p0      22 sum
        mov edx, dword [esp + 36]   ;   160.0 p2      32 sum reload
        add edx, eax                ;   171.0 p1      32 sum
        rol edx, 0xe                ;   172.0 p1      33 v[2]
        mov eax, dword [esi + 36]   ;   121.3 p2      32 sum
        add eax, ecx                ;   167.0 p0      32 sum
        add eax, 0x5c4dd124         ;   168.0 p0      32 sum
        xor ecx, ebx                ;   170.0 p0      22 sum
        xor ecx, edx                ;   173.0 p0      22 sum
        add edi, ecx                ;   174.0 p1      32 sum
        rol edi, 7                  ;   175.0 p1      33 v[1]
        mov ecx, dword [esi + 60]   ;   125.0 p2      32 sum
        add ecx, ebx                ;   170.0 p0      32 sum
        add ecx, 0x5c4dd124         ;   171.0 p0      32 sum
        xor ebx, edx                ;   173.0 p0      22 sum
        xor ebx, edi                ;   176.0 p0      22 sum
        add eax, ebx                ;   177.0 p1      32 sum
        rol eax, 0xe                ;   178.0 p1      33 v[0]
        mov ebx, dword [esp + 48]   ;   128.0 p2      32 sum reload
        add ebx, edx                ;   173.0 p0      32 sum
        xor edx, edi                ;   176.0 p0      22 sum
        xor edx, eax                ;   179.0 p0      22 sum
        add ecx, edx                ;   180.0 p1      32 sum
        rol ecx, 9                  ;   181.0 p1      33 v[3]
        mov edx, dword [esp + 52]   ;   130.7 p2      32 sum reload
        add edx, edi                ;   176.0 p0      32 sum
        xor edi, eax                ;   179.0 p0      22 sum
        xor edi, ecx                ;   182.0 p0      22 sum
        add ebx, edi                ;   183.0 p1      32 sum
        rol ebx, 0xd                ;   184.0 p1      33 v[2]
        mov edi, dword [esi + 56]   ;   133.0 p2      32 sum
        add edi, eax                ;   179.0 p0      32 sum
        add edi, 0x5c4dd124         ;   180.0 p1      32 sum
        xor eax, ecx                ;   182.0 p0      22 sum
        xor eax, ebx                ;   185.0 p0      22 sum
        add edx, eax                ;   186.0 p1      32 sum
        rol edx, 0xf                ;   187.0 p1      33 v[1]
        mov eax, dword [esi + 28]   ;   136.0 p2      32 sum
        add eax, ecx                ;   182.0 p0      32 sum
        add eax, 0x5c4dd124         ;   183.0 p1      32 sum
        xor ecx, ebx                ;   185.0 p0      22 sum
        xor ecx, edx                ;   188.0 p0      22 sum
        add edi, ecx                ;   189.0 p1      32 sum
        rol edi, 6                  ;   190.0 p1      33 v[0]
        mov ecx, dword [esi]        ;   139.3 p2      32 sum
        add ecx, ebx                ;   185.0 p0      32 sum
        add ecx, 0x5c4dd124         ;   186.0 p1      32 sum
        xor ebx, edx                ;   188.0 p0      22 sum
        xor ebx, edi                ;   191.0 p0      22 sum
        add eax, ebx                ;   192.0 p1      32 sum
        rol eax, 8                  ;   193.0 p1      33 v[3]
        mov ebx, dword [esi + 32]   ;   142.0 p2      32 sum
        mov dword [esp + 52], ebx   ;   146.0 p0+p3   32 sum spill
        mov ebx, dword [esi + 24]   ;   144.0 p2      32 sum
        add ebx, edx                ;   188.0 p1      32 sum
        add ebx, 0x5c4dd124         ;   189.0 p0      32 sum
        xor edx, edi                ;   191.0 p0      22 sum
        xor edx, eax                ;   194.0 p0      22 sum
        add ecx, edx                ;   195.0 p1      32 sum
        rol ecx, 0xd                ;   196.0 p1      33 v[2]
        mov edx, dword [esi + 44]   ;   146.3 p2      32 sum
        add edx, edi                ;   191.0 p0      32 sum
        add edx, 0x5c4dd124         ;   192.0 p1      32 sum
        xor edi, eax                ;   194.0 p0      22 sum
        xor edi, ecx                ;   197.0 p0      22 sum
        add ebx, edi                ;   198.0 p1      32 sum
        rol ebx, 6                  ;   199.0 p1      33 v[1]
        mov edi, dword [esp + 56]   ;   148.7 p2      32 sum reload
        add edi, eax                ;   194.0 p0      32 sum
        xor eax, ecx                ;   197.0 p0      22 sum
        xor eax, ebx                ;   200.0 p0      22 sum
        add edx, eax                ;   201.0 p1      32 sum
        rol edx, 0xc                ;   202.0 p1      33 v[0]
        mov eax, dword [esp + 60]   ;   150.7 p2      32 sum reload
        add eax, ecx                ;   197.0 p0      32 sum
        xor ecx, ebx                ;   200.0 p0      22 sum
        xor ecx, edx                ;   203.0 p0      22 sum
        add edi, ecx                ;   204.0 p1      32 sum
        rol edi, 5                  ;   205.0 p1      33 v[3]
        mov ecx, dword [esi + 48]   ;   152.7 p2      32 sum
        add ecx, ebx                ;   200.0 p0      32 sum
        add ecx, 0x5c4dd124         ;   201.0 p1      32 sum
        xor ebx, edx                ;   203.0 p0      22 sum
        xor ebx, edi                ;   206.0 p0      22 sum
        add eax, ebx                ;   207.0 p1      32 sum
        rol eax, 7                  ;   208.0 p1      33 v[2]
        mov ebx, dword [esp + 20]   ;   155.3 p2      46 h
        add ebx, edx                ;   203.0 p0      46 h
        xor edx, edi                ;   206.0 p0      22 sum
        xor edx, eax                ;   209.0 p0      22 sum
        add ecx, edx                ;   210.0 p1      32 sum
        rol ecx, 5                  ;   211.0 p1      33 v[1]
        mov edx, dword [esi + 52]   ;   157.3 p2      32 sum
        mov dword [esp + 60], edi   ;   206.0 p0+p3   33 v[3] spill
        mov edi, dword [esi + 12]   ;   158.3 p2      32 sum
        add edi, dword [esp + 4]    ;   162.3 p2+p1   32 sum
        mov dword [esp + 56], eax   ;   209.0 p0+p3   33 v[2] spill
        mov eax, dword [esp + 32]   ;   160.3 p2      33 v[0]
        rol eax, 0xb                ;   164.3 p1      33 v[0]
        mov dword [esp + 32], ebx   ;   204.0 p0+p3   46 h spill
        mov ebx, dword [esp + 44]   ;   161.3 p2      20 sum reload
        and ebx, eax                ;   165.3 p0      20 sum
        xor ebx, dword [esp + 20]   ;   166.3 p2+p0   20 sum
        mov dword [esp + 20], ecx   ;   212.0 p0+p3   46 h spill
        mov ecx, dword [esp + 24]   ;   163.3 p2      32 sum reload
        add ecx, ebx                ;   167.3 p1      32 sum
        rol ecx, 0xe                ;   168.3 p1      33 v[3]
        add ebp, ecx                ;   169.3 p0      32 sum
        mov ebx, dword [esi + 16]   ;   164.3 p2      32 sum
        add ebx, eax                ;   168.3 p0      32 sum
        mov esi, eax                ;   165.3 p1      20 sum copy
        xor eax, ecx                ;   169.3 p0      20 sum
        xor esi, dword [esp + 4]    ;   166.3 p2+p0   20 sum
        or esi, ecx                 ;   169.3 p0      20 sum
        xor esi, eax                ;   170.3 p0      20 sum
        mov dword [esp + 24], edx   ;   167.7 p0+p3   32 sum spill
        mov edx, dword [esp + 40]   ;   168.0 p2      32 sum reload
        add edx, esi                ;   172.0 p1      32 sum
        rol edx, 0xf                ;   173.0 p1      33 v[2]
        or eax, edx                 ;   174.0 p0      20 sum
        xor ecx, edx                ;   174.0 p0      20 sum
        xor eax, ecx                ;   175.0 p0      20 sum
        add edi, eax                ;   176.0 p1      32 sum
        rol edi, 0xc                ;   177.0 p1      33 v[1]
        or ecx, edi                 ;   178.0 p0      20 sum
        mov esi, edx                ;   174.0 p0      20 sum copy
        xor esi, edi                ;   178.0 p0      20 sum
        xor ecx, esi                ;   179.0 p0      20 sum
        add ebx, ecx                ;   180.0 p1      32 sum
        rol ebx, 5                  ;   181.0 p1      33 v[0]
        or esi, ebx                 ;   182.0 p0      20 sum
        mov ecx, dword [esp + 52]   ;   174.7 p2      32 sum reload
        add ecx, ebx                ;   182.0 p0      32 sum
        mov eax, edi                ;   178.0 p1      20 sum copy
        xor eax, ebx                ;   182.0 p0      20 sum
        xor esi, eax                ;   183.0 p0      20 sum
        add ebp, esi                ;   184.0 p1      32 sum
        rol ebp, 8                  ;   185.0 p1      33 v[3]
        or eax, ebp                 ;   186.0 p0      20 sum
        xor ebx, ebp                ;   186.0 p0      20 sum
        xor eax, ebx                ;   187.0 p0      20 sum
        add edx, eax                ;   188.0 p1      32 sum
        mov esi, ebp                ;   186.0 p0      20 sum copy
        mov eax, dword [esp + 88]   ;   180.0 p2      32 sum reload
        add edx, dword [eax + 24]   ;   189.0 p2+p1   32 sum
        rol edx, 7                  ;   190.0 p1      33 v[2]
        or ebx, edx                 ;   191.0 p0      20 sum
        xor esi, edx                ;   191.0 p0      20 sum
        xor ebx, esi                ;   192.0 p0      20 sum
        add edi, ebx                ;   193.0 p1      32 sum
        mov ebx, dword [eax + 40]   ;   184.0 p2      32 sum
        add ebx, edx                ;   191.0 p0      32 sum
        add edi, dword [eax + 28]   ;   194.0 p2+p1   32 sum
        rol edi, 9                  ;   195.0 p1      33 v[1]
        or esi, edi                 ;   196.0 p0      20 sum
        xor edx, edi                ;   196.0 p0      20 sum
        xor esi, edx                ;   197.0 p0      20 sum
        add ecx, esi                ;   198.0 p1      32 sum
        rol ecx, 0xb                ;   199.0 p1      33 v[0]
        or edx, ecx                 ;   200.0 p0      20 sum
        mov esi, dword [eax + 44]   ;   189.0 p2      32 sum
        add esi, edi                ;   196.0 p0      32 sum
        xor edi, ecx                ;   200.0 p0      20 sum
        xor edx, edi                ;   201.0 p0      20 sum
        add ebp, edx                ;   202.0 p1      32 sum
        mov edx, dword [eax + 48]   ;   191.3 p2      32 sum
        add edx, ecx                ;   200.0 p0      32 sum
        add ebp, dword [eax + 36]   ;   203.0 p2+p1   32 sum
        rol ebp, 0xd                ;   204.0 p1      33 v[3]
        or edi, ebp                 ;   205.0 p0      20 sum
        xor ecx, ebp                ;   205.0 p0      20 sum
        xor edi, ecx                ;   206.0 p0      20 sum
        add ebx, edi                ;   207.0 p1      32 sum
        rol ebx, 0xe                ;   208.0 p1      33 v[2]
        or ecx, ebx                 ;   209.0 p0      20 sum
        mov edi, dword [esp + 24]   ;   195.7 p2      32 sum reload
        add edi, ebp                ;   205.0 p0      32 sum
        xor ebp, ebx                ;   209.0 p0      20 sum
        xor ecx, ebp                ;   210.0 p0      20 sum
        add esi, ecx                ;   211.0 p1      32 sum
        rol esi, 0xf                ;   212.0 p1      33 v[1]
        or ebp, esi                 ;   213.0 p0      20 sum
        mov ecx, dword [eax + 56]   ;   198.0 p2      32 sum
        add ecx, ebx                ;   209.0 p0      32 sum
        xor ebx, esi                ;   213.0 p0      20 sum
        xor ebp, ebx                ;   214.0 p0      20 sum
        add edx, ebp                ;   215.0 p1      32 sum
        rol edx, 6                  ;   216.0 p1      33 v[0]
        mov ebp, dword [eax + 60]   ;   200.7 p2      32 sum
        add ebp, esi                ;   213.0 p0      32 sum
        or ebx, edx                 ;   217.0 p0      20 sum
        xor esi, edx                ;   217.0 p0      20 sum
        xor ebx, esi                ;   218.0 p0      20 sum
        add edi, ebx                ;   219.0 p1      32 sum
        rol edi, 7                  ;   220.0 p1      33 v[3]
        or esi, edi                 ;   221.0 p0      20 sum
        mov ebx, dword [eax + 28]   ;   204.3 p2      32 sum
        add ebx, edx                ;   217.0 p0      32 sum
        add ebx, 0x5a827999         ;   218.0 p1      32 sum
        mov eax, edx                ;   217.0 p0      20 sum copy
        xor eax, edi                ;   221.0 p0      20 sum
        xor esi, eax                ;   222.0 p0      20 sum
        add ecx, esi                ;   223.0 p1      32 sum
        rol ecx, 9                  ;   224.0 p1      33 v[2]
        and eax, ecx                ;   225.0 p0      20 sum
        xor edx, eax                ;   226.0 p0      20 sum
        add ebp, edx                ;   227.0 p1      32 sum
        rol ebp, 8                  ;   228.0 p1      33 v[1]
        mov esi, dword [esp + 88]   ;   210.0 p2      32 sum reload
        mov eax, dword [esi + 52]   ;   214.0 p2      32 sum
        mov edx, dword [esi + 16]   ;   214.0 p2      32 sum
        add edx, edi                ;   221.0 p0      32 sum
        add eax, ecx                ;   225.0 p1      32 sum
        add edx, 0x5a827999         ;   222.0 p0      32 sum
        add eax, 0x5a827999         ;   226.0 p1      32 sum
        mov esi, edi                ;   221.0 p0      21 sum copy
        xor esi, ecx                ;   225.0 p0      21 sum
        and edi, ecx                ;   225.0 p0      21 sum
        add ebx, edi                ;   226.0 p1      32 sum
        and esi, ebp                ;   229.0 p0      21 sum
        add ebx, esi                ;   230.0 p1      32 sum
        rol ebx, 7                  ;   231.0 p1      33 v[0]
        mov esi, ecx                ;   225.0 p0      21 sum copy
        xor esi, ebp                ;   229.0 p0      21 sum
        and ecx, ebp                ;   229.0 p0      21 sum
        add edx, ecx                ;   230.0 p1      32 sum
        and esi, ebx                ;   232.0 p0      21 sum
        add edx, esi                ;   233.0 p1      32 sum
        rol edx, 6                  ;   234.0 p1      33 v[3]
        mov esi, ebp                ;   229.0 p0      21 sum copy
        xor esi, ebx                ;   232.0 p0      21 sum
        and esi, edx                ;   235.0 p0      21 sum
        add eax, esi                ;   236.0 p1      32 sum
        mov esi, ebp                ;   229.0 p0      21 sum copy
        and esi, ebx                ;   232.0 p0      21 sum
        add eax, esi                ;   237.0 p1      32 sum
        rol eax, 8                  ;   238.0 p1      33 v[2]
        add ebp, 0x5a827999         ;   229.0 p0      32 sum
        mov esi, dword [esp + 88]   ;   221.0 p2      32 sum reload
        add ebp, dword [esi + 4]    ;   230.0 p2+p0   32 sum
        mov edi, dword [esi + 40]   ;   225.0 p2      32 sum
        add edi, ebx                ;   232.0 p1      32 sum
        add edi, 0x5a827999         ;   233.0 p0      32 sum
        mov ecx, ebx                ;   232.0 p1      21 sum copy
        xor ecx, edx                ;   235.0 p0      21 sum
        and ebx, edx                ;   235.0 p0      21 sum
        add ebp, ebx                ;   236.0 p1      32 sum
        and ecx, eax                ;   239.0 p0      21 sum
        add ebp, ecx                ;   240.0 p1      32 sum
        rol ebp, 0xd                ;   241.0 p1      33 v[1]
        mov ecx, dword [esi + 24]   ;   225.3 p2      32 sum
        add ecx, edx                ;   235.0 p0      32 sum
        add ecx, 0x5a827999         ;   236.0 p1      32 sum
        mov ebx, edx                ;   235.0 p0      21 sum copy
        xor ebx, eax                ;   239.0 p0      21 sum
        and edx, eax                ;   239.0 p0      21 sum
        add edi, edx                ;   240.0 p1      32 sum
        and ebx, ebp                ;   242.0 p0      21 sum
        add edi, ebx                ;   243.0 p1      32 sum
        rol edi, 0xb                ;   244.0 p1      33 v[0]
        mov edx, dword [esi + 60]   ;   228.7 p2      32 sum
        add edx, eax                ;   239.0 p0      32 sum
        add edx, 0x5a827999         ;   240.0 p1      32 sum
        mov ebx, eax                ;   239.0 p0      21 sum copy
        xor ebx, ebp                ;   242.0 p0      21 sum
        and eax, ebp                ;   242.0 p0      21 sum
        add ecx, eax                ;   243.0 p1      32 sum
        and ebx, edi                ;   245.0 p0      21 sum
        add ecx, ebx                ;   246.0 p1      32 sum
        rol ecx, 9                  ;   247.0 p1      33 v[3]
        mov eax, dword [esi + 12]   ;   232.0 p2      32 sum
        add eax, ebp                ;   242.0 p0      32 sum
        add eax, 0x5a827999         ;   243.0 p1      32 sum
        mov ebx, ebp                ;   242.0 p0      21 sum copy
        xor ebx, edi                ;   245.0 p0      21 sum
        and ebp, edi                ;   245.0 p0      21 sum
        add edx, ebp                ;   246.0 p1      32 sum
        and ebx, ecx                ;   248.0 p0      21 sum
        add edx, ebx                ;   249.0 p1      32 sum
        rol edx, 7                  ;   250.0 p1      33 v[2]
        mov ebp, dword [esi + 48]   ;   235.3 p2      32 sum
        add ebp, edi                ;   245.0 p0      32 sum
        add ebp, 0x5a827999         ;   246.0 p1      32 sum
        mov ebx, edi                ;   245.0 p0      21 sum copy
        xor ebx, ecx                ;   248.0 p0      21 sum
        and edi, ecx                ;   248.0 p0      21 sum
        add eax, edi                ;   249.0 p1      32 sum
        and ebx, edx                ;   251.0 p0      21 sum
        add eax, ebx                ;   252.0 p1      32 sum
        rol eax, 0xf                ;   253.0 p1      33 v[1]
        mov edi, dword [esi]        ;   238.7 p2      32 sum
        add edi, ecx                ;   248.0 p0      32 sum
        add edi, 0x5a827999         ;   249.0 p1      32 sum
        mov ebx, ecx                ;   248.0 p0      21 sum copy
        xor ebx, edx                ;   251.0 p0      21 sum
        and ecx, edx                ;   251.0 p0      21 sum
        add ebp, ecx                ;   252.0 p1      32 sum
        and ebx, eax                ;   254.0 p0      21 sum
        add ebp, ebx                ;   255.0 p1      32 sum
        rol ebp, 7                  ;   256.0 p1      33 v[0]
        mov ecx, dword [esi + 36]   ;   242.0 p2      32 sum
        add ecx, edx                ;   251.0 p0      32 sum
        add ecx, 0x5a827999         ;   252.0 p1      32 sum
        mov ebx, edx                ;   251.0 p0      21 sum copy
        xor ebx, eax                ;   254.0 p0      21 sum
        and edx, eax                ;   254.0 p0      21 sum
        add edi, edx                ;   255.0 p1      32 sum
        and ebx, ebp                ;   257.0 p0      21 sum
        add edi, ebx                ;   258.0 p1      32 sum
        rol edi, 0xc                ;   259.0 p1      33 v[3]
        mov edx, dword [esi + 20]   ;   245.3 p2      32 sum
        add edx, eax                ;   254.0 p0      32 sum
        mov ebx, eax                ;   254.0 p1      21 sum copy
        xor ebx, ebp                ;   257.0 p0      21 sum
        and eax, ebp                ;   257.0 p0      21 sum
        add ecx, eax                ;   258.0 p1      32 sum
        and ebx, edi                ;   260.0 p0      21 sum
        add ecx, ebx                ;   261.0 p1      32 sum
        rol ecx, 0xf                ;   262.0 p1      33 v[2]
        mov eax, dword [esi + 56]   ;   248.3 p2      32 sum
        add eax, ebp                ;   257.0 p0      32 sum
        add edx, 0x5a827999         ;   255.0 p1      32 sum
        mov ebx, ebp                ;   257.0 p0      21 sum copy
        xor ebx, edi                ;   260.0 p0      21 sum
        and ebp, edi                ;   260.0 p0      21 sum
        add edx, ebp                ;   261.0 p1      32 sum
        and ebx, ecx                ;   263.0 p0      21 sum
        add edx, ebx                ;   264.0 p1      32 sum
        rol edx, 9                  ;   265.0 p1      33 v[1]
        mov ebp, dword [esi + 8]    ;   251.7 p2      32 sum
        add ebp, edi                ;   260.0 p0      32 sum
        add eax, 0x5a827999         ;   258.0 p1      32 sum
        mov ebx, edi                ;   260.0 p0      21 sum copy
        xor ebx, ecx                ;   263.0 p0      21 sum
        and edi, ecx                ;   263.0 p0      21 sum
        add eax, edi                ;   264.0 p1      32 sum
        and ebx, edx                ;   266.0 p0      21 sum
        add eax, ebx                ;   267.0 p1      32 sum
        rol eax, 7                  ;   268.0 p1      33 v[0]
        mov edi, dword [esi + 44]   ;   255.0 p2      32 sum
        add edi, ecx                ;   263.0 p0      32 sum
        add ebp, 0x5a827999         ;   261.0 p1      32 sum
        mov ebx, ecx                ;   263.0 p0      21 sum copy
        xor ebx, edx                ;   266.0 p0      21 sum
        and ecx, edx                ;   266.0 p0      21 sum
        add ebp, ecx                ;   267.0 p1      32 sum
        and ebx, eax                ;   269.0 p0      21 sum
        add ebp, ebx                ;   270.0 p1      32 sum
        rol ebp, 0xb                ;   271.0 p1      33 v[3]
        mov ecx, dword [esi + 32]   ;   258.3 p2      32 sum
        add ecx, edx                ;   266.0 p0      32 sum
        add edi, 0x5a827999         ;   264.0 p0      32 sum
        mov ebx, edx                ;   266.0 p1      21 sum copy
        xor ebx, eax                ;   269.0 p0      21 sum
        and edx, eax                ;   269.0 p0      21 sum
        add edi, edx                ;   270.0 p1      32 sum
        and ebx, ebp                ;   272.0 p0      21 sum
        add edi, ebx                ;   273.0 p1      32 sum
        rol edi, 0xd                ;   274.0 p1      33 v[2]
        mov edx, dword [esi + 12]   ;   261.7 p2      32 sum
        add edx, eax                ;   269.0 p0      32 sum
        add ecx, 0x5a827999         ;   267.0 p0      32 sum
        mov ebx, eax                ;   269.0 p1      21 sum copy
        xor ebx, ebp                ;   272.0 p0      21 sum
        and eax, ebp                ;   272.0 p0      21 sum
        add ecx, eax                ;   273.0 p1      32 sum
        and ebx, edi                ;   275.0 p0      21 sum
        add ecx, ebx                ;   276.0 p1      32 sum
        rol ecx, 0xc                ;   277.0 p1      33 v[1]
        mov eax, dword [esi + 40]   ;   265.0 p2      32 sum
        add eax, ebp                ;   272.0 p0      32 sum
        xor ebp, edi                ;   275.0 p0      22 sum
        xor ebp, ecx                ;   278.0 p0      22 sum
        add edx, ebp                ;   279.0 p1      32 sum
        mov ebp, dword [esi + 8]    ;   266.7 p2      32 sum
        add ebp, edi                ;   275.0 p1      32 sum
        xor edi, ecx                ;   278.0 p0      22 sum
        mov ebx, dword [esi + 16]   ;   267.7 p2      32 sum
        add ebx, ecx                ;   278.0 p1      32 sum
        add edx, 0x6ed9eba1         ;   280.0 p0      32 sum
        rol edx, 0xb                ;   281.0 p1      33 v[0]
        xor edi, edx                ;   282.0 p0      22 sum
        add eax, edi                ;   283.0 p0      32 sum
        xor ecx, edx                ;   282.0 p0      22 sum
        mov edi, dword [esi + 36]   ;   270.0 p2      32 sum
        add edi, edx                ;   282.0 p1      32 sum
        add eax, 0x6ed9eba1         ;   284.0 p0      32 sum
        rol eax, 0xd                ;   285.0 p1      33 v[3]
        xor ecx, eax                ;   286.0 p0      22 sum
        add ebp, ecx                ;   287.0 p0      32 sum
        xor edx, eax                ;   286.0 p0      22 sum
        mov ecx, dword [esi + 60]   ;   272.3 p2      32 sum
        add ecx, eax                ;   286.0 p1      32 sum
        add ebp, 0x6ed9eba1         ;   288.0 p0      32 sum
        rol ebp, 0xe                ;   289.0 p1      33 v[2]
        xor edx, ebp                ;   290.0 p0      22 sum
        add ebx, edx                ;   291.0 p0      32 sum
        xor eax, ebp                ;   290.0 p0      22 sum
        mov edx, dword [esi + 32]   ;   274.7 p2      32 sum
        add edx, ebp                ;   290.0 p1      32 sum
        add ebx, 0x6ed9eba1         ;   292.0 p0      32 sum
        rol ebx, 7                  ;   293.0 p1      33 v[1]
        xor eax, ebx                ;   294.0 p0      22 sum
        add edi, eax                ;   295.0 p0      32 sum
        xor ebp, ebx                ;   294.0 p0      22 sum
        mov eax, dword [esi + 4]    ;   277.0 p2      32 sum
        add eax, ebx                ;   294.0 p1      32 sum
        add edi, 0x6ed9eba1         ;   296.0 p0      32 sum
        rol edi, 0xe                ;   297.0 p1      33 v[0]
        xor ebp, edi                ;   298.0 p0      22 sum
        add ecx, ebp                ;   299.0 p0      32 sum
        xor ebx, edi                ;   298.0 p0      22 sum
        add ecx, 0x6ed9eba1         ;   300.0 p1      32 sum
        rol ecx, 9                  ;   301.0 p1      33 v[3]
        xor ebx, ecx                ;   302.0 p0      22 sum
        add edx, ebx                ;   303.0 p0      32 sum
        mov ebp, dword [esi + 56]   ;   280.7 p2      32 sum
        add ebp, edi                ;   298.0 p1      32 sum
        xor edi, ecx                ;   302.0 p0      22 sum
        add edx, 0x6ed9eba1         ;   304.0 p1      32 sum
        rol edx, 0xd                ;   305.0 p1      33 v[2]
        xor edi, edx                ;   306.0 p0      22 sum
        add eax, edi                ;   307.0 p0      32 sum
        mov edi, dword [esi + 28]   ;   283.0 p2      32 sum
        add edi, ecx                ;   302.0 p1      32 sum
        xor ecx, edx                ;   306.0 p0      22 sum
        add eax, 0x6ed9eba1         ;   308.0 p1      32 sum
        rol eax, 0xf                ;   309.0 p1      33 v[1]
        xor ecx, eax                ;   310.0 p0      22 sum
        add ebp, ecx                ;   311.0 p0      32 sum
        add ebp, 0x6ed9eba1         ;   312.0 p1      32 sum
        rol ebp, 6                  ;   313.0 p1      33 v[0]
        mov ecx, dword [esi]        ;   286.0 p2      32 sum
        add ecx, edx                ;   306.0 p0      32 sum
        xor edx, eax                ;   310.0 p0      22 sum
        add edi, 0x6ed9eba1         ;   303.0 p1      32 sum
        xor edx, ebp                ;   314.0 p0      22 sum
        add edi, edx                ;   315.0 p1      32 sum
        rol edi, 8                  ;   316.0 p1      33 v[3]
        add ecx, 0x6ed9eba1         ;   307.0 p0      32 sum
        mov edx, dword [esi + 24]   ;   288.7 p2      32 sum
        add edx, eax                ;   310.0 p0      32 sum
        xor eax, ebp                ;   314.0 p0      22 sum
        add edx, 0x6ed9eba1         ;   311.0 p1      32 sum
        xor eax, edi                ;   317.0 p0      22 sum
        add ecx, eax                ;   318.0 p1      32 sum
        rol ecx, 0xd                ;   319.0 p1      33 v[2]
        mov eax, dword [esi + 44]   ;   291.0 p2      32 sum
        add eax, ebp                ;   314.0 p0      32 sum
        xor ebp, edi                ;   317.0 p0      22 sum
        add eax, 0x6ed9eba1         ;   315.0 p1      32 sum
        xor ebp, ecx                ;   320.0 p0      22 sum
        add edx, ebp                ;   321.0 p1      32 sum
        rol edx, 6                  ;   322.0 p1      33 v[1]
        mov ebp, dword [esi + 52]   ;   293.3 p2      32 sum
        add ebp, edi                ;   317.0 p0      32 sum
        xor edi, ecx                ;   320.0 p0      22 sum
        add ebp, 0x6ed9eba1         ;   318.0 p1      32 sum
        xor edi, edx                ;   323.0 p0      22 sum
        add eax, edi                ;   324.0 p1      32 sum
        rol eax, 0xc                ;   325.0 p1      33 v[0]
        mov edi, dword [esi + 20]   ;   295.7 p2      32 sum
        add edi, ecx                ;   320.0 p0      32 sum
        xor ecx, edx                ;   323.0 p0      22 sum
        add edi, 0x6ed9eba1         ;   321.0 p1      32 sum
        xor ecx, eax                ;   326.0 p0      22 sum
        add ebp, ecx                ;   327.0 p1      32 sum
        rol ebp, 5                  ;   328.0 p1      33 v[3]
        mov ecx, dword [esi + 48]   ;   298.0 p2      32 sum
        add ecx, edx                ;   323.0 p0      32 sum
        xor edx, eax                ;   326.0 p0      22 sum
        xor edx, ebp                ;   329.0 p0      22 sum
        add edi, edx                ;   330.0 p1      32 sum
        rol edi, 7                  ;   331.0 p1      33 v[2]
        mov edx, dword [esp + 20]   ;   300.0 p2      46 h reload
        add edx, eax                ;   326.0 p0      46 h
        xor eax, ebp                ;   329.0 p0      22 sum
        mov ebx, dword [esp + 32]   ;   301.0 p2      46 h reload
        add ebx, ebp                ;   329.0 p1      46 h
        xor eax, edi                ;   332.0 p0      22 sum
        add ecx, eax                ;   333.0 p1      32 sum
        add edx, dword [esp + 28]   ;   327.0 p2+p0   46 h
        add ecx, 0x6ed9eba1         ;   334.0 p1      32 sum
        rol ecx, 5                  ;   335.0 p1      33 v[1]
        add ecx, dword [esp + 56]   ;   336.0 p2+p0   46 h
        add ecx, dword [esp + 0]    ;   337.0 p2+p0   46 h
        add edi, dword [esp + 60]   ;   332.0 p2+p1   45 h0
        add edi, dword [esp + 4]    ;   333.0 p2+p0   45 h0
        mov dword [esp + 4], ebx    ;   330.0 p0+p3   46 h
        mov dword [esp + 0], edi    ;   334.0 p0+p3   47 h
        add esi, 0x40               ;   307.0 p1      38 blocks
        mov dword [esp + 88], esi   ;   310.3 p0+p3   38 blocks
        mov eax, dword [esp + 88]   ;                    more blocks?
        cmp eax, dword [esp + 16]   ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 8], edx    ;                    resident
        mov dword [esp + 12], ecx   ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]    ;     0.0 p2      38 blocks reload
        mov edi, dword [esp + 84]   ;     1.0 p2      38 blocks reload
        mov dword [edi], esi        ;     4.0 p0+p3   38 blocks
        mov esi, dword [esp + 4]    ;     2.0 p2      38 blocks reload
        mov dword [edi + 4], esi    ;     6.0 p0+p3   38 blocks
        mov esi, dword [esp + 8]    ;     3.0 p2      38 blocks reload
        mov dword [edi + 8], esi    ;     7.0 p0+p3   38 blocks
        mov esi, dword [esp + 12]   ;     4.0 p2      38 blocks reload
        mov dword [edi + 12], esi   ;     8.0 p0+p3   38 blocks
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
        mov dword [esp + 56], eax   ;                    cleared
        mov dword [esp + 60], eax   ;                    cleared
        add esp, 0x40               ;                    frame
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
