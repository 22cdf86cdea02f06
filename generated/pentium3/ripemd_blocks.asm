; ripemd_blocks for Intel Pentium III (Katmai, Coppermine) (pentium3)
; made by cipherwright 0.1.0 from ciphers/ripemd.cw (sha256 709b6f3c2c11146f); do not edit:
;   ./cw build ripemd_blocks --cpu pentium3
;
; void ripemd_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 16 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 36 bytes, 10 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 19 uops, planned 10.0; bounds: width 6.3, ports 7.0, path 3.0
;   blocks: 751 uops, planned 356.0; bounds: width 250.3, ports 304.5, path 195.0
;   body.2: 13 uops, planned 7.0; bounds: width 4.3, ports 5.0, path 0.0
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
        sub esp, 0x28                     ;                    frame
        mov esi, dword [esp + 60]         ;     0.0 p2      38 h reload
        mov edi, dword [esi]              ;     3.0 p2      38 h
        mov dword [esp + 0], edi          ;     6.0 p3+p4   38 h
        mov edi, dword [esi + 4]          ;     3.0 p2      38 h
        mov dword [esp + 4], edi          ;     6.0 p3+p4   38 h
        mov edi, dword [esi + 8]          ;     3.0 p2      38 h
        mov dword [esp + 8], edi          ;     6.0 p3+p4   38 h
        mov esi, dword [esi + 12]         ;     4.0 p2      38 h
        mov dword [esp + 12], esi         ;     7.0 p3+p4   38 h
        mov esi, dword [esp + 68]         ;     5.0 p2      38 h
        shl esi, 6                        ;     8.0 p0      38 h
        add esi, dword [esp + 64]         ;     9.0 p1+p2   38 h
        mov dword [esp + 16], esi         ;    10.0 p3+p4   38 h
        cmp dword [esp + 68], 0           ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 64]         ;                    resident
        align 16
.blocks_1:
        mov ebp, dword [esp + 12]         ;     0.0 p2      41 x[3] reload
        mov edi, dword [esp + 8]          ;     1.0 p2      20 sum
        xor edi, ebp                      ;     4.0 p0      20 sum
        mov eax, dword [esp + 4]          ;     2.0 p2      41 x[1] reload
        mov ecx, dword [esp + 0]          ;     3.0 p2      41 x[0] reload
        and edi, eax                      ;     5.0 p1      20 sum
        xor edi, ebp                      ;     6.0 p0      20 sum
        add edi, dword [esi]              ;     7.0 p1+p2   32 sum
        add edi, ecx                      ;     8.0 p0      32 sum
        mov edx, edi                      ;     9.0 p1      33 v[0] copy
        rol edx, 0xb                      ;    10.0 p0      33 v[0]
        mov ecx, edx                      ;    11.0 p1      20 sum copy
        mov ebx, dword [esi + 4]          ;     5.0 p2      32 sum
        mov dword [esp + 20], edi         ;     9.0 p3+p4   32 sum spill
        lea edi, [ebx + ebp]              ;     8.0 p0      32 sum
        mov ebx, eax                      ;     5.7 p1      20 sum copy
        xor ebx, dword [esp + 8]          ;     6.7 p0+p2   20 sum
        mov ebp, edx                      ;    11.0 p1      20 sum copy
        and ecx, ebx                      ;    12.0 p0      20 sum
        xor ecx, dword [esp + 8]          ;    13.0 p1+p2   20 sum
        add edi, ecx                      ;    14.0 p0      32 sum
        rol edi, 0xe                      ;    15.0 p0      33 v[3]
        xor ebp, eax                      ;    12.0 p1      20 sum
        mov dword [esp + 24], ebx         ;     9.0 p3+p4   20 sum spill
        mov ebx, dword [esi + 16]         ;     9.7 p2      32 sum
        mov ecx, dword [esi + 8]          ;    10.7 p2      32 sum
        add ebx, edx                      ;    12.7 p1      32 sum
        or ebp, edi                       ;    16.0 p0      20 sum
        xor edx, edi                      ;    16.0 p1      20 sum
        xor ebp, edx                      ;    17.0 p0      20 sum
        add ebp, ecx                      ;    18.0 p1      32 sum
        mov ecx, dword [esi + 20]         ;    12.0 p2      32 sum
        add ebp, dword [esp + 8]          ;    19.0 p0+p2   32 sum
        rol ebp, 0xf                      ;    20.0 p0      33 v[2]
        lea eax, [edi + ecx]              ;    16.0 p0      32 sum
        xor edi, ebp                      ;    21.0 p1      20 sum
        or edx, ebp                       ;    21.0 p1      20 sum
        xor edx, edi                      ;    22.0 p0      20 sum
        add edx, dword [esi + 12]         ;    23.0 p1+p2   32 sum
        mov ecx, dword [esi + 24]         ;    15.7 p2      32 sum
        add ecx, ebp                      ;    21.0 p0      32 sum
        add edx, dword [esp + 4]          ;    24.0 p1+p2   32 sum
        rol edx, 0xc                      ;    25.0 p0      33 v[1]
        xor ebp, edx                      ;    26.0 p1      20 sum
        or edi, edx                       ;    26.0 p0      20 sum
        xor edi, ebp                      ;    27.0 p1      20 sum
        add ebx, edi                      ;    28.0 p0      32 sum
        rol ebx, 5                        ;    29.0 p0      33 v[0]
        or ebp, ebx                       ;    30.0 p1      20 sum
        mov edi, dword [esi + 28]         ;    19.0 p2      32 sum
        add edi, edx                      ;    26.0 p1      32 sum
        xor edx, ebx                      ;    30.0 p0      20 sum
        xor ebp, edx                      ;    31.0 p1      20 sum
        add eax, ebp                      ;    32.0 p0      32 sum
        rol eax, 8                        ;    33.0 p0      33 v[3]
        or edx, eax                       ;    34.0 p1      20 sum
        mov dword [esp + 28], esi         ;    21.3 p3+p4   32 sum spill
        mov ebp, dword [esi + 32]         ;    22.0 p2      32 sum
        lea esi, [ebx + ebp]              ;    30.0 p0      32 sum
        xor ebx, eax                      ;    34.0 p1      20 sum
        xor edx, ebx                      ;    35.0 p1      20 sum
        add ecx, edx                      ;    36.0 p0      32 sum
        rol ecx, 7                        ;    37.0 p0      33 v[2]
        or ebx, ecx                       ;    38.0 p1      20 sum
        mov edx, eax                      ;    34.0 p1      20 sum copy
        xor edx, ecx                      ;    38.0 p0      20 sum
        xor ebx, edx                      ;    39.0 p1      20 sum
        add edi, ebx                      ;    40.0 p0      32 sum
        rol edi, 9                        ;    41.0 p0      33 v[1]
        or edx, edi                       ;    42.0 p1      20 sum
        mov ebx, ecx                      ;    38.0 p1      20 sum copy
        xor ebx, edi                      ;    42.0 p0      20 sum
        xor edx, ebx                      ;    43.0 p1      20 sum
        add esi, edx                      ;    44.0 p0      32 sum
        mov edx, dword [esp + 28]         ;    27.7 p2      32 sum reload
        mov ebp, dword [edx + 44]         ;    30.7 p2      32 sum
        rol esi, 0xb                      ;    45.0 p0      33 v[0]
        add ebp, edi                      ;    42.0 p1      32 sum
        xor edi, esi                      ;    46.0 p1      20 sum
        or ebx, esi                       ;    46.0 p0      20 sum
        xor ebx, edi                      ;    47.0 p1      20 sum
        add eax, dword [edx + 36]         ;    34.7 p0+p2   32 sum
        add eax, ebx                      ;    48.0 p1      32 sum
        mov ebx, dword [edx + 48]         ;    31.0 p2      32 sum
        add ebx, esi                      ;    46.0 p0      32 sum
        rol eax, 0xd                      ;    49.0 p0      33 v[3]
        or edi, eax                       ;    50.0 p1      20 sum
        xor esi, eax                      ;    50.0 p1      20 sum
        xor edi, esi                      ;    51.0 p0      20 sum
        add ecx, dword [edx + 40]         ;    38.0 p1+p2   32 sum
        add ecx, edi                      ;    52.0 p0      32 sum
        rol ecx, 0xe                      ;    53.0 p0      33 v[2]
        mov edi, dword [edx + 52]         ;    35.0 p2      32 sum
        add edi, eax                      ;    50.0 p1      32 sum
        or esi, ecx                       ;    54.0 p1      20 sum
        xor eax, ecx                      ;    54.0 p0      20 sum
        xor esi, eax                      ;    55.0 p1      20 sum
        add ebp, esi                      ;    56.0 p0      32 sum
        mov esi, dword [edx + 56]         ;    37.0 p2      32 sum
        rol ebp, 0xf                      ;    57.0 p0      33 v[1]
        or eax, ebp                       ;    58.0 p1      20 sum
        add esi, ecx                      ;    54.0 p1      32 sum
        xor ecx, ebp                      ;    58.0 p0      20 sum
        xor eax, ecx                      ;    59.0 p1      20 sum
        add ebx, eax                      ;    60.0 p0      32 sum
        rol ebx, 6                        ;    61.0 p0      33 v[0]
        or ecx, ebx                       ;    62.0 p1      20 sum
        mov eax, dword [edx + 60]         ;    43.0 p2      32 sum
        add eax, ebp                      ;    58.0 p1      32 sum
        xor ebp, ebx                      ;    62.0 p0      20 sum
        xor ecx, ebp                      ;    63.0 p1      20 sum
        add edi, ecx                      ;    64.0 p0      32 sum
        mov ecx, ebx                      ;    62.0 p1      20 sum copy
        rol edi, 7                        ;    65.0 p0      33 v[3]
        xor ecx, edi                      ;    66.0 p1      20 sum
        or ebp, edi                       ;    66.0 p0      20 sum
        xor ebp, ecx                      ;    67.0 p1      20 sum
        add esi, ebp                      ;    68.0 p0      32 sum
        rol esi, 9                        ;    69.0 p0      33 v[2]
        and ecx, esi                      ;    70.0 p1      20 sum
        mov ebp, dword [edx + 28]         ;    48.7 p2      32 sum
        lea ebp, [ebp + ebx + 1518500249] ;    62.0 p0      32 sum
        xor ebx, ecx                      ;    71.0 p1      20 sum
        add eax, ebx                      ;    72.0 p1      32 sum
        mov ebx, esi                      ;    70.0 p0      21 sum copy
        rol eax, 8                        ;    73.0 p0      33 v[1]
        xor ebx, eax                      ;    74.0 p1      21 sum
        mov ecx, edi                      ;    66.0 p1      21 sum copy
        xor ecx, esi                      ;    70.0 p0      21 sum
        and ecx, eax                      ;    74.0 p1      21 sum
        add ebp, ecx                      ;    75.0 p0      32 sum
        mov ecx, dword [edx + 16]         ;    54.0 p2      32 sum
        lea ecx, [ecx + edi + 1518500249] ;    66.0 p0      32 sum
        and edi, esi                      ;    70.0 p1      21 sum
        add ebp, edi                      ;    76.0 p1      32 sum
        mov edi, dword [edx + 52]         ;    55.3 p2      32 sum
        lea edi, [edi + esi + 1518500249] ;    70.0 p0      32 sum
        rol ebp, 7                        ;    77.0 p0      33 v[0]
        and ebx, ebp                      ;    78.0 p1      21 sum
        and esi, eax                      ;    74.0 p1      21 sum
        add ecx, esi                      ;    75.0 p0      32 sum
        add ecx, ebx                      ;    79.0 p1      32 sum
        mov ebx, dword [edx + 4]          ;    59.7 p2      32 sum
        mov esi, eax                      ;    74.0 p0      21 sum copy
        rol ecx, 6                        ;    80.0 p0      33 v[3]
        lea ebx, [ebx + eax + 1518500249] ;    74.0 p0      32 sum
        and eax, ebp                      ;    78.0 p1      21 sum
        add edi, eax                      ;    79.0 p1      32 sum
        xor esi, ebp                      ;    78.0 p0      21 sum
        and esi, ecx                      ;    81.0 p1      21 sum
        add edi, esi                      ;    82.0 p0      32 sum
        rol edi, 8                        ;    83.0 p0      33 v[2]
        mov esi, dword [edx + 40]         ;    65.3 p2      32 sum
        lea esi, [esi + ebp + 1518500249] ;    78.0 p0      32 sum
        mov eax, ebp                      ;    78.0 p1      21 sum copy
        and ebp, ecx                      ;    81.0 p1      21 sum
        add ebx, ebp                      ;    82.0 p0      32 sum
        xor eax, ecx                      ;    81.0 p1      21 sum
        mov ebp, ecx                      ;    81.0 p0      21 sum copy
        xor ebp, edi                      ;    84.0 p1      21 sum
        and eax, edi                      ;    84.0 p0      21 sum
        add ebx, eax                      ;    85.0 p1      32 sum
        mov eax, dword [edx + 24]         ;    72.0 p2      32 sum
        lea eax, [eax + ecx + 1518500249] ;    81.0 p0      32 sum
        rol ebx, 0xd                      ;    86.0 p0      33 v[1]
        and ebp, ebx                      ;    87.0 p1      21 sum
        and ecx, edi                      ;    84.0 p0      21 sum
        add esi, ecx                      ;    85.0 p1      32 sum
        mov ecx, edi                      ;    84.0 p0      21 sum copy
        xor ecx, ebx                      ;    87.0 p1      21 sum
        add esi, ebp                      ;    88.0 p0      32 sum
        rol esi, 0xb                      ;    89.0 p0      33 v[0]
        and ecx, esi                      ;    90.0 p1      21 sum
        mov ebp, dword [edx + 60]         ;    77.3 p2      32 sum
        lea ebp, [ebp + edi + 1518500249] ;    84.0 p0      32 sum
        and edi, ebx                      ;    87.0 p1      21 sum
        add eax, edi                      ;    88.0 p1      32 sum
        add eax, ecx                      ;    91.0 p0      32 sum
        mov edi, ebx                      ;    87.0 p1      21 sum copy
        xor edi, esi                      ;    90.0 p0      21 sum
        rol eax, 9                        ;    92.0 p0      33 v[3]
        and edi, eax                      ;    93.0 p1      21 sum
        mov ecx, dword [edx + 12]         ;    80.3 p2      32 sum
        lea ecx, [ecx + ebx + 1518500249] ;    87.0 p0      32 sum
        and ebx, esi                      ;    90.0 p1      21 sum
        add ebp, ebx                      ;    91.0 p1      32 sum
        add ebp, edi                      ;    94.0 p0      32 sum
        mov edi, dword [edx + 48]         ;    82.0 p2      32 sum
        rol ebp, 7                        ;    95.0 p0      33 v[2]
        lea edi, [edi + esi + 1518500249] ;    90.0 p0      32 sum
        mov ebx, esi                      ;    90.0 p1      21 sum copy
        and esi, eax                      ;    93.0 p1      21 sum
        add ecx, esi                      ;    94.0 p1      32 sum
        xor ebx, eax                      ;    93.0 p0      21 sum
        and ebx, ebp                      ;    96.0 p1      21 sum
        add ecx, ebx                      ;    97.0 p0      32 sum
        rol ecx, 0xf                      ;    98.0 p0      33 v[1]
        mov ebx, dword [edx]              ;    86.0 p2      32 sum
        lea ebx, [ebx + eax + 1518500249] ;    93.0 p0      32 sum
        mov esi, eax                      ;    93.0 p1      21 sum copy
        and eax, ebp                      ;    96.0 p1      21 sum
        xor esi, ebp                      ;    96.0 p1      21 sum
        and esi, ecx                      ;    99.0 p0      21 sum
        add edi, eax                      ;    97.0 p1      32 sum
        add edi, esi                      ;   100.0 p0      32 sum
        mov eax, ebp                      ;    96.0 p1      21 sum copy
        xor eax, ecx                      ;    99.0 p0      21 sum
        rol edi, 7                        ;   101.0 p0      33 v[0]
        and eax, edi                      ;   102.0 p1      21 sum
        mov esi, dword [edx + 36]         ;    90.0 p2      32 sum
        lea esi, [esi + ebp + 1518500249] ;    96.0 p0      32 sum
        and ebp, ecx                      ;    99.0 p1      21 sum
        add ebx, ebp                      ;   100.0 p1      32 sum
        mov ebp, ecx                      ;    99.0 p0      21 sum copy
        add ebx, eax                      ;   103.0 p1      32 sum
        mov eax, dword [edx + 20]         ;    92.0 p2      32 sum
        rol ebx, 0xc                      ;   104.0 p0      33 v[3]
        lea eax, [eax + ecx + 1518500249] ;    99.0 p0      32 sum
        xor ebp, edi                      ;   102.0 p1      21 sum
        and ecx, edi                      ;   102.0 p1      21 sum
        and ebp, ebx                      ;   105.0 p0      21 sum
        add esi, ecx                      ;   103.0 p1      32 sum
        add esi, ebp                      ;   106.0 p0      32 sum
        rol esi, 0xf                      ;   107.0 p0      33 v[2]
        mov ecx, edi                      ;   102.0 p1      21 sum copy
        mov ebp, dword [edx + 56]         ;    95.3 p2      32 sum
        lea ebp, [ebp + edi + 1518500249] ;   102.0 p0      32 sum
        and edi, ebx                      ;   105.0 p1      21 sum
        xor ecx, ebx                      ;   105.0 p1      21 sum
        and ecx, esi                      ;   108.0 p0      21 sum
        add eax, edi                      ;   106.0 p1      32 sum
        add eax, ecx                      ;   109.0 p0      32 sum
        rol eax, 9                        ;   110.0 p0      33 v[1]
        mov edi, ebx                      ;   105.0 p1      21 sum copy
        xor edi, esi                      ;   108.0 p1      21 sum
        mov ecx, dword [edx + 8]          ;    98.7 p2      32 sum
        lea ecx, [ecx + ebx + 1518500249] ;   106.0 p0      32 sum
        and ebx, esi                      ;   108.0 p1      21 sum
        add ebp, ebx                      ;   109.0 p0      32 sum
        and edi, eax                      ;   111.0 p1      21 sum
        add ebp, edi                      ;   112.0 p0      32 sum
        mov ebx, esi                      ;   108.3 p1      21 sum copy
        mov edi, dword [edx + 44]         ;   101.0 p2      32 sum
        rol ebp, 7                        ;   113.0 p0      33 v[0]
        lea edi, [edi + esi + 1518500249] ;   110.0 p0      32 sum
        xor ebx, eax                      ;   111.0 p1      21 sum
        and ebx, ebp                      ;   114.0 p1      21 sum
        and esi, eax                      ;   111.0 p0      21 sum
        add ecx, esi                      ;   112.0 p1      32 sum
        mov esi, eax                      ;   112.0 p0      21 sum copy
        add ecx, ebx                      ;   115.0 p1      32 sum
        xor esi, ebp                      ;   114.0 p0      21 sum
        rol ecx, 0xb                      ;   116.0 p0      33 v[3]
        and esi, ecx                      ;   117.0 p1      21 sum
        mov ebx, dword [edx + 32]         ;   105.0 p2      32 sum
        lea ebx, [ebx + eax + 1518500249] ;   115.0 p0      32 sum
        and eax, ebp                      ;   114.3 p1      21 sum
        add edi, eax                      ;   115.3 p1      32 sum
        add edi, esi                      ;   118.0 p0      32 sum
        mov esi, dword [edx + 12]         ;   106.7 p2      32 sum
        lea esi, [esi + ebp + 1859775393] ;   117.0 p0      32 sum
        mov eax, ebp                      ;   116.3 p1      21 sum copy
        xor eax, ecx                      ;   117.3 p1      21 sum
        and ebp, ecx                      ;   118.0 p0      21 sum
        rol edi, 0xd                      ;   119.0 p0      33 v[2]
        and eax, edi                      ;   120.0 p1      21 sum
        add ebx, ebp                      ;   119.3 p1      32 sum
        add ebx, eax                      ;   121.0 p0      32 sum
        mov eax, dword [edx + 8]          ;   109.7 p2      32 sum
        rol ebx, 0xc                      ;   122.0 p0      33 v[1]
        mov ebp, dword [edx + 40]         ;   110.7 p2      32 sum
        lea ebp, [ebp + ecx + 1859775393] ;   122.0 p0      32 sum
        xor ecx, edi                      ;   120.3 p1      22 sum
        xor ecx, ebx                      ;   123.0 p1      22 sum
        add esi, ecx                      ;   124.0 p1      32 sum
        mov ecx, dword [edx + 36]         ;   112.0 p2      32 sum
        rol esi, 0xb                      ;   125.0 p0      33 v[0]
        lea ecx, [ecx + esi + 1859775393] ;   126.0 p0      32 sum
        lea eax, [eax + edi + 1859775393] ;   125.0 p0      32 sum
        xor edi, ebx                      ;   123.3 p1      22 sum
        xor edi, esi                      ;   126.0 p1      22 sum
        add ebp, edi                      ;   127.0 p1      32 sum
        mov edi, dword [edx + 16]         ;   114.3 p2      32 sum
        lea edi, [edi + ebx + 1859775393] ;   126.0 p0      32 sum
        xor ebx, esi                      ;   126.3 p1      22 sum
        rol ebp, 0xd                      ;   128.0 p0      33 v[3]
        xor ebx, ebp                      ;   129.0 p1      22 sum
        add eax, ebx                      ;   130.0 p0      32 sum
        rol eax, 0xe                      ;   131.0 p0      33 v[2]
        xor esi, ebp                      ;   129.0 p1      22 sum
        xor esi, eax                      ;   132.0 p1      22 sum
        add edi, esi                      ;   133.0 p0      32 sum
        rol edi, 7                        ;   134.0 p0      33 v[1]
        mov esi, dword [edx + 60]         ;   118.0 p2      32 sum
        lea esi, [esi + ebp + 1859775393] ;   132.0 p0      32 sum
        xor ebp, eax                      ;   132.0 p1      22 sum
        xor ebp, edi                      ;   135.0 p1      22 sum
        add ecx, ebp                      ;   136.0 p1      32 sum
        mov ebp, dword [edx + 32]         ;   119.7 p2      32 sum
        rol ecx, 0xe                      ;   137.0 p0      33 v[0]
        lea ebp, [ebp + eax + 1859775393] ;   134.0 p0      32 sum
        xor eax, edi                      ;   135.0 p1      22 sum
        xor eax, ecx                      ;   138.0 p1      22 sum
        add esi, eax                      ;   139.0 p0      32 sum
        mov eax, dword [edx + 4]          ;   121.7 p2      32 sum
        lea eax, [eax + edi + 1859775393] ;   136.0 p0      32 sum
        xor edi, ecx                      ;   138.0 p1      22 sum
        rol esi, 9                        ;   140.0 p0      33 v[3]
        xor edi, esi                      ;   141.0 p1      22 sum
        add ebp, edi                      ;   142.0 p1      32 sum
        mov edi, dword [edx + 56]         ;   123.7 p2      32 sum
        rol ebp, 0xd                      ;   143.0 p0      33 v[2]
        lea edi, [edi + ecx + 1859775393] ;   139.0 p0      32 sum
        xor ecx, esi                      ;   141.0 p1      22 sum
        xor ecx, ebp                      ;   144.0 p1      22 sum
        add eax, ecx                      ;   145.0 p0      32 sum
        mov ecx, dword [edx + 28]         ;   126.0 p2      32 sum
        lea ecx, [ecx + esi + 1859775393] ;   141.0 p0      32 sum
        xor esi, ebp                      ;   144.0 p1      22 sum
        rol eax, 0xf                      ;   146.0 p0      33 v[1]
        xor esi, eax                      ;   147.0 p1      22 sum
        mov ebx, dword [edx + 48]         ;   128.3 p2      32 sum
        add edi, esi                      ;   148.0 p1      32 sum
        rol edi, 6                        ;   149.0 p0      33 v[0]
        mov esi, dword [edx]              ;   129.3 p2      32 sum
        lea esi, [esi + ebp + 1859775393] ;   144.0 p0      32 sum
        xor ebp, eax                      ;   147.0 p1      22 sum
        xor ebp, edi                      ;   150.0 p1      22 sum
        add ecx, ebp                      ;   151.0 p0      32 sum
        mov ebp, dword [edx + 24]         ;   132.3 p2      32 sum
        rol ecx, 8                        ;   152.0 p0      33 v[3]
        lea ebp, [ebp + eax + 1859775393] ;   147.0 p0      32 sum
        xor eax, edi                      ;   150.0 p1      22 sum
        xor eax, ecx                      ;   153.0 p1      22 sum
        add esi, eax                      ;   154.0 p1      32 sum
        mov eax, dword [edx + 44]         ;   136.0 p2      32 sum
        lea eax, [eax + edi + 1859775393] ;   150.0 p0      32 sum
        xor edi, ecx                      ;   153.0 p1      22 sum
        rol esi, 0xd                      ;   155.0 p0      33 v[2]
        xor edi, esi                      ;   156.0 p1      22 sum
        add ebp, edi                      ;   157.0 p0      32 sum
        rol ebp, 6                        ;   158.0 p0      33 v[1]
        mov edi, dword [edx + 52]         ;   139.0 p2      32 sum
        lea edi, [edi + ecx + 1859775393] ;   153.0 p0      32 sum
        xor ecx, esi                      ;   156.0 p1      22 sum
        xor ecx, ebp                      ;   159.0 p1      22 sum
        add eax, ecx                      ;   160.0 p1      32 sum
        mov ecx, dword [edx + 20]         ;   141.3 p2      32 sum
        rol eax, 0xc                      ;   161.0 p0      33 v[0]
        lea ecx, [ecx + esi + 1859775393] ;   156.0 p0      32 sum
        xor esi, ebp                      ;   159.0 p1      22 sum
        xor esi, eax                      ;   162.0 p1      22 sum
        add edi, esi                      ;   163.0 p0      32 sum
        rol edi, 5                        ;   164.0 p0      33 v[3]
        lea ebx, [ebx + ebp + 1859775393] ;   159.0 p0      32 sum
        xor ebp, eax                      ;   162.0 p1      22 sum
        xor ebp, edi                      ;   165.0 p1      22 sum
        add ecx, ebp                      ;   166.0 p1      32 sum
        mov ebp, dword [esp + 24]         ;   147.0 p2      20 sum
        mov edx, dword [esp + 12]         ;   148.0 p2      46 h
        add edx, eax                      ;   162.0 p0      46 h
        mov esi, dword [esp + 20]         ;   149.0 p2      32 sum
        add esi, 0x50a28be6               ;   158.3 p1      32 sum
        xor eax, edi                      ;   165.0 p0      22 sum
        rol ecx, 7                        ;   167.0 p0      33 v[2]
        xor eax, ecx                      ;   168.0 p1      22 sum
        add ebx, eax                      ;   169.0 p1      32 sum
        mov eax, dword [esp + 12]         ;   151.3 p2      32 sum
        rol esi, 0xb                      ;   161.0 p0      33 v[0]
        and ebp, esi                      ;   162.0 p1      20 sum
        xor ebp, dword [esp + 8]          ;   163.0 p0+p2   20 sum
        lea ebp, [ebp + eax + 1352829926] ;   164.0 p0      32 sum
        mov eax, dword [esp + 28]         ;   154.0 p2      32 sum reload
        mov dword [esp + 24], edi         ;   165.0 p3+p4   33 v[3] spill
        mov edi, dword [eax + 4]          ;   157.0 p2      32 sum reload
        add ebp, edi                      ;   165.0 p1      32 sum
        rol ebp, 0xe                      ;   166.0 p0      33 v[3]
        mov dword [esp + 32], ecx         ;   168.0 p3+p4   33 v[2] spill
        rol ebx, 5                        ;   170.0 p0      33 v[1]
        mov edi, esi                      ;   163.3 p1      20 sum copy
        xor edi, dword [esp + 4]          ;   164.3 p1+p2   20 sum
        or edi, ebp                       ;   167.0 p1      20 sum
        mov dword [esp + 20], ebx         ;   171.0 p3+p4   33 v[1] spill
        mov ebx, dword [eax + 16]         ;   162.0 p2      32 sum
        lea ebx, [ebx + esi + 1352829926] ;   166.0 p0      32 sum
        xor esi, ebp                      ;   167.0 p1      20 sum
        xor edi, esi                      ;   168.0 p0      20 sum
        add edi, dword [esp + 8]          ;   169.0 p1+p2   32 sum
        add edi, dword [eax + 8]          ;   170.0 p0+p2   32 sum
        add edi, 0x50a28be6               ;   171.0 p1      32 sum
        rol edi, 0xf                      ;   172.0 p0      33 v[2]
        or esi, edi                       ;   173.0 p1      20 sum
        mov ecx, dword [eax + 20]         ;   167.7 p2      32 sum
        lea ecx, [ecx + ebp + 1352829926] ;   170.7 p0      32 sum
        xor ebp, edi                      ;   173.0 p1      20 sum
        xor esi, ebp                      ;   174.0 p0      20 sum
        add esi, dword [eax + 12]         ;   175.0 p1+p2   32 sum
        mov dword [esp + 36], edx         ;   169.7 p3+p4   46 h spill
        mov edx, dword [eax + 24]         ;   170.3 p2      32 sum
        lea edx, [edx + edi + 1352829926] ;   173.3 p0      32 sum
        add esi, dword [esp + 4]          ;   176.0 p1+p2   32 sum
        add esi, 0x50a28be6               ;   177.0 p0      32 sum
        rol esi, 0xc                      ;   178.0 p0      33 v[1]
        or ebp, esi                       ;   179.0 p1      20 sum
        xor edi, esi                      ;   179.0 p1      20 sum
        xor ebp, edi                      ;   180.0 p0      20 sum
        add ebx, ebp                      ;   181.0 p1      32 sum
        mov ebp, dword [eax + 28]         ;   173.7 p2      32 sum
        rol ebx, 5                        ;   182.0 p0      33 v[0]
        lea ebp, [ebp + esi + 1352829926] ;   179.0 p0      32 sum
        or edi, ebx                       ;   183.0 p1      20 sum
        xor esi, ebx                      ;   183.0 p1      20 sum
        xor edi, esi                      ;   184.0 p0      20 sum
        add ecx, edi                      ;   185.0 p1      32 sum
        mov edi, dword [eax + 32]         ;   176.0 p2      32 sum
        rol ecx, 8                        ;   186.0 p0      33 v[3]
        or esi, ecx                       ;   187.0 p1      20 sum
        lea edi, [edi + ebx + 1352829926] ;   183.0 p0      32 sum
        xor ebx, ecx                      ;   187.0 p1      20 sum
        xor esi, ebx                      ;   188.0 p0      20 sum
        add edx, esi                      ;   189.0 p1      32 sum
        rol edx, 7                        ;   190.0 p0      33 v[2]
        mov esi, dword [eax + 36]         ;   178.7 p2      32 sum
        or ebx, edx                       ;   191.0 p1      20 sum
        lea esi, [esi + ecx + 1352829926] ;   187.0 p0      32 sum
        xor ecx, edx                      ;   191.0 p1      20 sum
        xor ebx, ecx                      ;   192.0 p0      20 sum
        add ebp, ebx                      ;   193.0 p1      32 sum
        mov ebx, dword [eax + 40]         ;   180.7 p2      32 sum
        rol ebp, 9                        ;   194.0 p0      33 v[1]
        or ecx, ebp                       ;   195.0 p1      20 sum
        lea ebx, [ebx + edx + 1352829926] ;   191.0 p0      32 sum
        xor edx, ebp                      ;   195.0 p1      20 sum
        xor ecx, edx                      ;   196.0 p0      20 sum
        add edi, ecx                      ;   197.0 p1      32 sum
        rol edi, 0xb                      ;   198.0 p0      33 v[0]
        mov ecx, dword [eax + 44]         ;   183.3 p2      32 sum
        lea ecx, [ecx + ebp + 1352829926] ;   195.0 p0      32 sum
        xor ebp, edi                      ;   199.0 p1      20 sum
        or edx, edi                       ;   199.0 p1      20 sum
        xor edx, ebp                      ;   200.0 p0      20 sum
        add esi, edx                      ;   201.0 p1      32 sum
        mov edx, dword [eax + 48]         ;   185.3 p2      32 sum
        rol esi, 0xd                      ;   202.0 p0      33 v[3]
        or ebp, esi                       ;   203.0 p1      20 sum
        lea edx, [edx + edi + 1352829926] ;   199.0 p0      32 sum
        xor edi, esi                      ;   203.0 p1      20 sum
        xor ebp, edi                      ;   204.0 p0      20 sum
        add ebx, ebp                      ;   205.0 p1      32 sum
        rol ebx, 0xe                      ;   206.0 p0      33 v[2]
        mov ebp, dword [eax + 52]         ;   188.0 p2      32 sum
        lea ebp, [ebp + esi + 1352829926] ;   203.0 p0      32 sum
        or edi, ebx                       ;   207.0 p1      20 sum
        xor esi, ebx                      ;   207.0 p1      20 sum
        xor edi, esi                      ;   208.0 p0      20 sum
        add ecx, edi                      ;   209.0 p1      32 sum
        mov edi, dword [eax + 56]         ;   190.0 p2      32 sum
        lea edi, [edi + ebx + 1352829926] ;   207.0 p0      32 sum
        rol ecx, 0xf                      ;   210.0 p0      33 v[1]
        or esi, ecx                       ;   211.0 p1      20 sum
        xor ebx, ecx                      ;   211.0 p1      20 sum
        xor esi, ebx                      ;   212.0 p0      20 sum
        add edx, esi                      ;   213.0 p1      32 sum
        mov esi, dword [eax + 60]         ;   192.3 p2      32 sum
        rol edx, 6                        ;   214.0 p0      33 v[0]
        or ebx, edx                       ;   215.0 p1      20 sum
        lea esi, [esi + ecx + 1352829926] ;   211.0 p0      32 sum
        xor ecx, edx                      ;   215.0 p1      20 sum
        xor ebx, ecx                      ;   216.0 p0      20 sum
        add ebp, ebx                      ;   217.0 p1      32 sum
        rol ebp, 7                        ;   218.0 p0      33 v[3]
        or ecx, ebp                       ;   219.0 p1      20 sum
        mov ebx, edx                      ;   215.0 p0      20 sum copy
        xor ebx, ebp                      ;   219.0 p1      20 sum
        xor ecx, ebx                      ;   220.0 p0      20 sum
        add edi, ecx                      ;   221.0 p1      32 sum
        rol edi, 9                        ;   222.0 p0      33 v[2]
        mov ecx, dword [eax + 28]         ;   199.7 p2      32 sum
        add ecx, edx                      ;   215.0 p1      32 sum
        and ebx, edi                      ;   223.0 p0      20 sum
        xor edx, ebx                      ;   224.0 p1      20 sum
        add esi, edx                      ;   225.0 p0      32 sum
        mov edx, dword [eax + 16]         ;   202.3 p2      32 sum
        add edx, ebp                      ;   219.0 p1      32 sum
        mov ebx, edi                      ;   223.0 p0      21 sum copy
        xor ebp, edi                      ;   223.0 p1      21 sum
        rol esi, 8                        ;   226.0 p0      33 v[1]
        xor ebx, esi                      ;   227.0 p1      21 sum
        and ebp, ebx                      ;   228.0 p0      21 sum
        xor ebp, edi                      ;   229.0 p1      21 sum
        add ecx, ebp                      ;   230.0 p0      32 sum
        rol ecx, 7                        ;   231.0 p0      33 v[0]
        mov ebp, esi                      ;   227.0 p1      21 sum copy
        xor ebp, ecx                      ;   232.0 p1      21 sum
        and ebx, ebp                      ;   233.0 p0      21 sum
        xor ebx, esi                      ;   234.0 p1      21 sum
        add edx, ebx                      ;   235.0 p0      32 sum
        rol edx, 6                        ;   236.0 p0      33 v[3]
        mov ebx, dword [eax + 52]         ;   211.0 p2      32 sum reload
        add edi, ebx                      ;   223.0 p1      32 sum
        mov ebx, ecx                      ;   232.0 p1      21 sum copy
        xor ebx, edx                      ;   237.0 p0      21 sum
        and ebp, ebx                      ;   238.0 p1      21 sum
        xor ebp, ecx                      ;   239.0 p0      21 sum
        add edi, ebp                      ;   240.0 p1      32 sum
        mov ebp, dword [eax + 4]          ;   216.0 p2      32 sum reload
        add esi, ebp                      ;   227.0 p0      32 sum
        mov ebp, edx                      ;   237.0 p1      21 sum copy
        add ecx, dword [eax + 40]         ;   232.0 p0+p2   32 sum
        rol edi, 8                        ;   241.0 p0      33 v[2]
        xor ebp, edi                      ;   242.0 p1      21 sum
        and ebx, ebp                      ;   243.0 p1      21 sum
        xor ebx, edx                      ;   244.0 p0      21 sum
        add esi, ebx                      ;   245.0 p1      32 sum
        mov ebx, edi                      ;   242.0 p0      21 sum copy
        rol esi, 0xd                      ;   246.0 p0      33 v[1]
        xor ebx, esi                      ;   247.0 p1      21 sum
        and ebp, ebx                      ;   248.0 p1      21 sum
        xor ebp, edi                      ;   249.0 p0      21 sum
        add ecx, ebp                      ;   250.0 p1      32 sum
        rol ecx, 0xb                      ;   251.0 p0      33 v[0]
        mov ebp, esi                      ;   247.0 p1      21 sum copy
        add edx, dword [eax + 24]         ;   237.0 p0+p2   32 sum
        xor ebp, ecx                      ;   252.0 p1      21 sum
        and ebx, ebp                      ;   253.0 p0      21 sum
        add edi, dword [eax + 60]         ;   242.0 p1+p2   32 sum
        xor ebx, esi                      ;   254.0 p0      21 sum
        add edx, ebx                      ;   255.0 p1      32 sum
        mov ebx, ecx                      ;   252.0 p0      21 sum copy
        rol edx, 9                        ;   256.0 p0      33 v[3]
        xor ebx, edx                      ;   257.0 p1      21 sum
        and ebp, ebx                      ;   258.0 p0      21 sum
        xor ebp, ecx                      ;   259.0 p1      21 sum
        add ecx, dword [eax + 48]         ;   252.0 p0+p2   32 sum
        add edi, ebp                      ;   260.0 p1      32 sum
        rol edi, 7                        ;   261.0 p0      33 v[2]
        mov ebp, edx                      ;   257.0 p1      21 sum copy
        xor ebp, edi                      ;   262.0 p0      21 sum
        and ebx, ebp                      ;   263.0 p1      21 sum
        xor ebx, edx                      ;   264.0 p0      21 sum
        add esi, dword [eax + 12]         ;   247.0 p1+p2   32 sum
        add esi, ebx                      ;   265.0 p0      32 sum
        mov ebx, edi                      ;   262.0 p1      21 sum copy
        rol esi, 0xf                      ;   266.0 p0      33 v[1]
        xor ebx, esi                      ;   267.0 p1      21 sum
        and ebp, ebx                      ;   268.0 p0      21 sum
        add edx, dword [eax]              ;   257.0 p1+p2   32 sum
        xor ebp, edi                      ;   269.0 p0      21 sum
        add ecx, ebp                      ;   270.0 p1      32 sum
        add edi, dword [eax + 36]         ;   262.0 p0+p2   32 sum
        rol ecx, 7                        ;   271.0 p0      33 v[0]
        mov ebp, esi                      ;   267.0 p1      21 sum copy
        xor ebp, ecx                      ;   272.0 p0      21 sum
        and ebx, ebp                      ;   273.0 p1      21 sum
        xor ebx, esi                      ;   274.0 p0      21 sum
        add edx, ebx                      ;   275.0 p1      32 sum
        rol edx, 0xc                      ;   276.0 p0      33 v[3]
        mov ebx, ecx                      ;   272.0 p1      21 sum copy
        xor ebx, edx                      ;   277.0 p0      21 sum
        and ebp, ebx                      ;   278.0 p1      21 sum
        xor ebp, ecx                      ;   279.0 p0      21 sum
        add edi, ebp                      ;   280.0 p1      32 sum
        mov ebp, dword [eax + 20]         ;   255.0 p2      32 sum reload
        add esi, ebp                      ;   267.0 p0      32 sum
        rol edi, 0xf                      ;   281.0 p0      33 v[2]
        mov ebp, edx                      ;   277.0 p1      21 sum copy
        xor ebp, edi                      ;   282.0 p0      21 sum
        add ecx, dword [eax + 56]         ;   272.0 p1+p2   32 sum
        and ebx, ebp                      ;   283.0 p0      21 sum
        xor ebx, edx                      ;   284.0 p1      21 sum
        add esi, ebx                      ;   285.0 p0      32 sum
        rol esi, 9                        ;   286.0 p0      33 v[1]
        mov ebx, edi                      ;   282.0 p1      21 sum copy
        xor ebx, esi                      ;   287.0 p0      21 sum
        and ebp, ebx                      ;   288.0 p1      21 sum
        xor ebp, edi                      ;   289.0 p0      21 sum
        add ecx, ebp                      ;   290.0 p1      32 sum
        rol ecx, 7                        ;   291.0 p0      33 v[0]
        mov ebp, dword [eax + 8]          ;   266.0 p2      32 sum reload
        add edx, ebp                      ;   277.0 p1      32 sum
        mov ebp, esi                      ;   287.0 p0      21 sum copy
        xor ebp, ecx                      ;   292.0 p1      21 sum
        add edi, dword [eax + 44]         ;   282.0 p0+p2   32 sum
        and ebx, ebp                      ;   293.0 p1      21 sum
        xor ebx, esi                      ;   294.0 p0      21 sum
        add edx, ebx                      ;   295.0 p1      32 sum
        mov ebx, ecx                      ;   292.0 p0      21 sum copy
        rol edx, 0xb                      ;   296.0 p0      33 v[3]
        xor ebx, edx                      ;   297.0 p1      21 sum
        and ebp, ebx                      ;   298.0 p1      21 sum
        xor ebp, ecx                      ;   299.0 p0      21 sum
        add edi, ebp                      ;   300.0 p1      32 sum
        mov ebp, dword [eax + 32]         ;   275.0 p2      32 sum reload
        add esi, ebp                      ;   287.0 p0      32 sum
        mov ebp, edx                      ;   297.0 p1      21 sum copy
        rol edi, 0xd                      ;   301.0 p0      33 v[2]
        xor ebp, edi                      ;   302.0 p1      21 sum
        and ebx, ebp                      ;   303.0 p0      21 sum
        mov ebp, dword [eax + 40]         ;   280.0 p2      32 sum
        xor ebx, edx                      ;   304.0 p1      21 sum
        lea ebp, [ebp + edx + 1548603684] ;   297.0 p0      32 sum
        xor edx, edi                      ;   302.0 p1      22 sum
        add esi, ebx                      ;   305.0 p0      32 sum
        mov ebx, dword [eax + 12]         ;   282.3 p2      32 sum
        lea ecx, [ecx + ebx + 1548603684] ;   292.0 p0      32 sum
        rol esi, 0xc                      ;   306.0 p0      33 v[1]
        xor edx, esi                      ;   307.0 p1      22 sum
        add ecx, edx                      ;   308.0 p1      32 sum
        rol ecx, 0xb                      ;   309.0 p0      33 v[0]
        mov edx, dword [eax + 8]          ;   286.0 p2      32 sum
        lea edx, [edx + edi + 1548603684] ;   302.0 p0      32 sum
        xor edi, esi                      ;   307.0 p1      22 sum
        xor edi, ecx                      ;   310.0 p0      22 sum
        add ebp, edi                      ;   311.0 p1      32 sum
        mov edi, dword [eax + 16]         ;   290.0 p2      32 sum
        rol ebp, 0xd                      ;   312.0 p0      33 v[3]
        lea edi, [edi + esi + 1548603684] ;   307.0 p0      32 sum
        xor esi, ecx                      ;   310.0 p1      22 sum
        xor esi, ebp                      ;   313.0 p0      22 sum
        add edx, esi                      ;   314.0 p1      32 sum
        mov esi, dword [eax + 36]         ;   293.3 p2      32 sum
        lea esi, [esi + ecx + 1548603684] ;   310.0 p0      32 sum
        xor ecx, ebp                      ;   313.0 p1      22 sum
        rol edx, 0xe                      ;   315.0 p0      33 v[2]
        xor ecx, edx                      ;   316.0 p1      22 sum
        add edi, ecx                      ;   317.0 p0      32 sum
        rol edi, 7                        ;   318.0 p0      33 v[1]
        mov ecx, dword [eax + 60]         ;   297.0 p2      32 sum
        lea ecx, [ecx + ebp + 1548603684] ;   313.0 p0      32 sum
        xor ebp, edx                      ;   316.0 p1      22 sum
        xor ebp, edi                      ;   319.0 p0      22 sum
        add esi, ebp                      ;   320.0 p1      32 sum
        mov ebp, dword [eax + 32]         ;   301.3 p2      32 sum
        lea ebp, [ebp + edx + 1548603684] ;   316.0 p0      32 sum
        rol esi, 0xe                      ;   321.0 p0      33 v[0]
        xor edx, edi                      ;   319.0 p1      22 sum
        xor edx, esi                      ;   322.0 p1      22 sum
        add ecx, edx                      ;   323.0 p0      32 sum
        rol ecx, 9                        ;   324.0 p0      33 v[3]
        mov edx, dword [eax + 4]          ;   305.0 p2      32 sum
        lea edx, [edx + edi + 1548603684] ;   319.0 p0      32 sum
        xor edi, esi                      ;   322.0 p1      22 sum
        xor edi, ecx                      ;   325.0 p1      22 sum
        add ebp, edi                      ;   326.0 p0      32 sum
        mov edi, dword [eax + 56]         ;   306.7 p2      32 sum
        lea edi, [edi + esi + 1548603684] ;   322.0 p0      32 sum
        rol ebp, 0xd                      ;   327.0 p0      33 v[2]
        xor esi, ecx                      ;   325.0 p1      22 sum
        xor esi, ebp                      ;   328.0 p0      22 sum
        add edx, esi                      ;   329.0 p1      32 sum
        mov esi, dword [eax + 28]         ;   310.7 p2      32 sum
        lea esi, [esi + ecx + 1548603684] ;   325.0 p0      32 sum
        xor ecx, ebp                      ;   328.0 p1      22 sum
        rol edx, 0xf                      ;   330.0 p0      33 v[1]
        xor ecx, edx                      ;   331.0 p1      22 sum
        add edi, ecx                      ;   332.0 p0      32 sum
        mov ecx, dword [eax]              ;   313.3 p2      32 sum
        rol edi, 6                        ;   333.0 p0      33 v[0]
        lea ecx, [ecx + ebp + 1548603684] ;   328.0 p0      32 sum
        xor ebp, edx                      ;   331.0 p1      22 sum
        xor ebp, edi                      ;   334.0 p0      22 sum
        add esi, ebp                      ;   335.0 p1      32 sum
        rol esi, 8                        ;   336.0 p0      33 v[3]
        mov ebp, dword [eax + 24]         ;   316.3 p2      32 sum
        lea ebp, [ebp + edx + 1548603684] ;   331.0 p0      32 sum
        xor edx, edi                      ;   334.0 p1      22 sum
        xor edx, esi                      ;   337.0 p0      22 sum
        add ecx, edx                      ;   338.0 p1      32 sum
        mov edx, dword [eax + 44]         ;   319.7 p2      32 sum
        rol ecx, 0xd                      ;   339.0 p0      33 v[2]
        lea edx, [edx + edi + 1548603684] ;   334.0 p0      32 sum
        xor edi, esi                      ;   337.0 p1      22 sum
        xor edi, ecx                      ;   340.0 p0      22 sum
        add ebp, edi                      ;   341.0 p1      32 sum
        rol ebp, 6                        ;   342.0 p0      33 v[1]
        mov edi, dword [eax + 52]         ;   322.3 p2      32 sum
        lea edi, [edi + esi + 1548603684] ;   337.0 p0      32 sum
        xor esi, ecx                      ;   340.0 p1      22 sum
        xor esi, ebp                      ;   343.0 p0      22 sum
        add edx, esi                      ;   344.0 p1      32 sum
        mov esi, dword [eax + 20]         ;   325.7 p2      32 sum
        lea esi, [esi + ecx + 1548603684] ;   340.0 p0      32 sum
        xor ecx, ebp                      ;   343.0 p1      22 sum
        rol edx, 0xc                      ;   345.0 p0      33 v[0]
        xor ecx, edx                      ;   346.0 p1      22 sum
        add edi, ecx                      ;   347.0 p0      32 sum
        mov ecx, dword [eax + 48]         ;   328.0 p2      32 sum
        lea ecx, [ecx + ebp + 1548603684] ;   343.0 p0      32 sum
        xor ebp, edx                      ;   346.0 p1      22 sum
        rol edi, 5                        ;   348.0 p0      33 v[3]
        xor ebp, edi                      ;   349.0 p1      22 sum
        add esi, ebp                      ;   350.0 p0      32 sum
        mov ebp, dword [esp + 8]          ;   331.0 p2      46 h
        add ebp, edx                      ;   346.0 p1      46 h
        add ebp, dword [esp + 24]         ;   347.0 p0+p2   46 h
        xor edx, edi                      ;   349.0 p1      22 sum
        add edi, dword [esp + 4]          ;   349.0 p0+p2   45 h0
        add edi, dword [esp + 32]         ;   350.0 p1+p2   45 h0
        rol esi, 7                        ;   351.0 p0      33 v[2]
        xor edx, esi                      ;   352.0 p1      22 sum
        add esi, dword [esp + 0]          ;   352.0 p0+p2   46 h
        add esi, dword [esp + 20]         ;   353.0 p1+p2   46 h
        add ecx, edx                      ;   353.0 p0      32 sum
        rol ecx, 5                        ;   354.0 p0      33 v[1]
        mov dword [esp + 4], ebp          ;   348.0 p3+p4   46 h
        add eax, 0x40                     ;   340.7 p1      38 blocks
        mov ebp, dword [esp + 36]         ;   341.0 p2      46 h reload
        add ebp, ecx                      ;   355.0 p0      46 h
        mov dword [esp + 8], ebp          ;   356.0 p3+p4   46 h
        mov dword [esp + 0], edi          ;   351.0 p3+p4   47 h
        mov dword [esp + 12], esi         ;   354.0 p3+p4   46 h
        mov esi, eax                      ;   345.0 p1      38 blocks copy
        cmp esi, dword [esp + 16]         ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 64], esi         ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]          ;     0.0 p2      38 blocks reload
        mov edi, dword [esp + 60]         ;     1.0 p2      38 blocks reload
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
        add esp, 0x28                     ;                    frame
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
