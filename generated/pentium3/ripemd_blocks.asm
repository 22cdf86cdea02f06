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
;   blocks: 751 uops, planned 355.3; bounds: width 250.3, ports 304.5, path 195.0
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
        mov edi, dword [esp + 8]          ;     0.0 p2      20 sum
        mov ebp, dword [esp + 12]         ;     1.0 p2      41 x[3] reload
        xor edi, ebp                      ;     4.0 p0      20 sum
        mov eax, dword [esp + 4]          ;     2.0 p2      41 x[1] reload
        and edi, eax                      ;     5.0 p1      20 sum
        xor edi, ebp                      ;     6.0 p0      20 sum
        add edi, dword [esi]              ;     7.0 p1+p2   32 sum
        mov ecx, dword [esp + 0]          ;     4.0 p2      41 x[0] reload
        add edi, ecx                      ;     8.0 p0      32 sum
        mov edx, edi                      ;     9.0 p1      33 v[0] copy
        rol edx, 0xb                      ;    10.0 p0      33 v[0]
        mov ebx, dword [esi + 4]          ;     5.0 p2      32 sum
        mov ecx, edx                      ;    11.0 p1      20 sum copy
        mov dword [esp + 20], edi         ;     9.0 p3+p4   32 sum spill
        lea edi, [ebx + ebp]              ;     8.0 p0      32 sum
        mov ebp, edx                      ;    11.0 p1      20 sum copy
        xor ebp, eax                      ;    12.0 p0      20 sum
        mov ebx, eax                      ;     6.7 p1      20 sum copy
        xor ebx, dword [esp + 8]          ;     7.7 p0+p2   20 sum
        and ecx, ebx                      ;    12.0 p1      20 sum
        xor ecx, dword [esp + 8]          ;    13.0 p0+p2   20 sum
        add edi, ecx                      ;    14.0 p1      32 sum
        rol edi, 0xe                      ;    15.0 p0      33 v[3]
        or ebp, edi                       ;    16.0 p1      20 sum
        mov ecx, dword [esi + 8]          ;     9.3 p2      32 sum
        mov dword [esp + 24], ebx         ;     9.7 p3+p4   20 sum spill
        mov ebx, dword [esi + 16]         ;    10.3 p2      32 sum
        add ebx, edx                      ;    13.3 p0      32 sum
        xor edx, edi                      ;    16.0 p1      20 sum
        xor ebp, edx                      ;    17.0 p0      20 sum
        add ebp, ecx                      ;    18.0 p1      32 sum
        add ebp, dword [esp + 8]          ;    19.0 p0+p2   32 sum
        rol ebp, 0xf                      ;    20.0 p0      33 v[2]
        or edx, ebp                       ;    21.0 p1      20 sum
        mov ecx, dword [esi + 20]         ;    13.3 p2      32 sum
        lea eax, [edi + ecx]              ;    16.3 p0      32 sum
        xor edi, ebp                      ;    21.0 p1      20 sum
        xor edx, edi                      ;    22.0 p1      20 sum
        add edx, dword [esi + 12]         ;    23.0 p0+p2   32 sum
        add edx, dword [esp + 4]          ;    24.0 p1+p2   32 sum
        rol edx, 0xc                      ;    25.0 p0      33 v[1]
        or edi, edx                       ;    26.0 p1      20 sum
        mov ecx, dword [esi + 24]         ;    16.7 p2      32 sum
        add ecx, ebp                      ;    21.0 p0      32 sum
        xor ebp, edx                      ;    26.0 p1      20 sum
        xor edi, ebp                      ;    27.0 p0      20 sum
        add ebx, edi                      ;    28.0 p1      32 sum
        rol ebx, 5                        ;    29.0 p0      33 v[0]
        or ebp, ebx                       ;    30.0 p1      20 sum
        mov edi, dword [esi + 28]         ;    19.0 p2      32 sum
        add edi, edx                      ;    26.0 p0      32 sum
        xor edx, ebx                      ;    30.0 p1      20 sum
        xor ebp, edx                      ;    31.0 p0      20 sum
        add eax, ebp                      ;    32.0 p1      32 sum
        rol eax, 8                        ;    33.0 p0      33 v[3]
        mov ebp, dword [esi + 32]         ;    21.0 p2      32 sum
        or edx, eax                       ;    34.0 p1      20 sum
        mov dword [esp + 28], esi         ;    21.7 p3+p4   32 sum spill
        lea esi, [ebx + ebp]              ;    30.0 p0      32 sum
        xor ebx, eax                      ;    34.0 p1      20 sum
        xor edx, ebx                      ;    35.0 p0      20 sum
        add ecx, edx                      ;    36.0 p1      32 sum
        rol ecx, 7                        ;    37.0 p0      33 v[2]
        or ebx, ecx                       ;    38.0 p1      20 sum
        mov edx, eax                      ;    34.0 p0      20 sum copy
        xor edx, ecx                      ;    38.0 p1      20 sum
        xor ebx, edx                      ;    39.0 p0      20 sum
        add edi, ebx                      ;    40.0 p1      32 sum
        rol edi, 9                        ;    41.0 p0      33 v[1]
        or edx, edi                       ;    42.0 p1      20 sum
        mov ebx, ecx                      ;    38.0 p0      20 sum copy
        xor ebx, edi                      ;    42.0 p1      20 sum
        xor edx, ebx                      ;    43.0 p0      20 sum
        add esi, edx                      ;    44.0 p1      32 sum
        rol esi, 0xb                      ;    45.0 p0      33 v[0]
        or ebx, esi                       ;    46.0 p1      20 sum
        mov edx, dword [esp + 28]         ;    28.3 p2      32 sum reload
        add eax, dword [edx + 36]         ;    34.3 p0+p2   32 sum
        mov ebp, dword [edx + 44]         ;    31.3 p2      32 sum
        add ebp, edi                      ;    42.0 p1      32 sum
        xor edi, esi                      ;    46.0 p0      20 sum
        xor ebx, edi                      ;    47.0 p1      20 sum
        add eax, ebx                      ;    48.0 p0      32 sum
        rol eax, 0xd                      ;    49.0 p0      33 v[3]
        or edi, eax                       ;    50.0 p1      20 sum
        add ecx, dword [edx + 40]         ;    38.0 p1+p2   32 sum
        mov ebx, dword [edx + 48]         ;    32.7 p2      32 sum
        add ebx, esi                      ;    46.0 p0      32 sum
        xor esi, eax                      ;    50.0 p1      20 sum
        xor edi, esi                      ;    51.0 p0      20 sum
        add ecx, edi                      ;    52.0 p1      32 sum
        rol ecx, 0xe                      ;    53.0 p0      33 v[2]
        or esi, ecx                       ;    54.0 p1      20 sum
        mov edi, dword [edx + 52]         ;    35.0 p2      32 sum
        add edi, eax                      ;    50.0 p0      32 sum
        xor eax, ecx                      ;    54.0 p1      20 sum
        xor esi, eax                      ;    55.0 p0      20 sum
        add ebp, esi                      ;    56.0 p1      32 sum
        rol ebp, 0xf                      ;    57.0 p0      33 v[1]
        or eax, ebp                       ;    58.0 p1      20 sum
        mov esi, dword [edx + 56]         ;    38.0 p2      32 sum
        add esi, ecx                      ;    54.0 p0      32 sum
        xor ecx, ebp                      ;    58.0 p1      20 sum
        xor eax, ecx                      ;    59.0 p0      20 sum
        add ebx, eax                      ;    60.0 p1      32 sum
        rol ebx, 6                        ;    61.0 p0      33 v[0]
        or ecx, ebx                       ;    62.0 p1      20 sum
        mov eax, dword [edx + 60]         ;    43.0 p2      32 sum
        add eax, ebp                      ;    58.0 p0      32 sum
        xor ebp, ebx                      ;    62.0 p1      20 sum
        xor ecx, ebp                      ;    63.0 p0      20 sum
        add edi, ecx                      ;    64.0 p1      32 sum
        rol edi, 7                        ;    65.0 p0      33 v[3]
        or ebp, edi                       ;    66.0 p1      20 sum
        mov ecx, ebx                      ;    62.0 p0      20 sum copy
        xor ecx, edi                      ;    66.0 p1      20 sum
        xor ebp, ecx                      ;    67.0 p0      20 sum
        add esi, ebp                      ;    68.0 p1      32 sum
        rol esi, 9                        ;    69.0 p0      33 v[2]
        and ecx, esi                      ;    70.0 p1      20 sum
        mov ebp, dword [edx + 28]         ;    49.3 p2      32 sum
        lea ebp, [ebp + ebx + 1518500249] ;    62.0 p0      32 sum
        xor ebx, ecx                      ;    71.0 p1      20 sum
        add eax, ebx                      ;    72.0 p0      32 sum
        rol eax, 8                        ;    73.0 p0      33 v[1]
        mov ecx, edi                      ;    66.0 p1      21 sum copy
        xor ecx, esi                      ;    70.0 p1      21 sum
        mov ebx, esi                      ;    70.0 p0      21 sum copy
        xor ebx, eax                      ;    74.0 p1      21 sum
        and ecx, eax                      ;    74.0 p0      21 sum
        add ebp, ecx                      ;    75.0 p1      32 sum
        mov ecx, dword [edx + 16]         ;    54.0 p2      32 sum
        lea ecx, [ecx + edi + 1518500249] ;    66.0 p0      32 sum
        and edi, esi                      ;    70.0 p1      21 sum
        add ebp, edi                      ;    76.0 p0      32 sum
        mov edi, dword [edx + 52]         ;    56.0 p2      32 sum
        lea edi, [edi + esi + 1518500249] ;    70.0 p0      32 sum
        and esi, eax                      ;    74.0 p1      21 sum
        rol ebp, 7                        ;    77.0 p0      33 v[0]
        add ecx, esi                      ;    75.0 p1      32 sum
        and ebx, ebp                      ;    78.0 p1      21 sum
        add ecx, ebx                      ;    79.0 p0      32 sum
        rol ecx, 6                        ;    80.0 p0      33 v[3]
        mov esi, eax                      ;    74.0 p1      21 sum copy
        xor esi, ebp                      ;    78.0 p1      21 sum
        mov ebx, dword [edx + 4]          ;    62.0 p2      32 sum
        lea ebx, [ebx + eax + 1518500249] ;    74.0 p0      32 sum
        and eax, ebp                      ;    78.0 p1      21 sum
        add edi, eax                      ;    79.0 p0      32 sum
        mov eax, ebp                      ;    78.0 p1      21 sum copy
        xor eax, ecx                      ;    81.0 p0      21 sum
        and esi, ecx                      ;    81.0 p1      21 sum
        add edi, esi                      ;    82.0 p0      32 sum
        mov esi, dword [edx + 40]         ;    67.0 p2      32 sum
        lea esi, [esi + ebp + 1518500249] ;    78.0 p0      32 sum
        and ebp, ecx                      ;    81.0 p1      21 sum
        rol edi, 8                        ;    83.0 p0      33 v[2]
        add ebx, ebp                      ;    82.0 p1      32 sum
        and eax, edi                      ;    84.0 p0      21 sum
        add ebx, eax                      ;    85.0 p1      32 sum
        rol ebx, 0xd                      ;    86.0 p0      33 v[1]
        mov ebp, ecx                      ;    81.0 p1      21 sum copy
        xor ebp, edi                      ;    84.0 p0      21 sum
        mov eax, dword [edx + 24]         ;    73.0 p2      32 sum
        lea eax, [eax + ecx + 1518500249] ;    81.0 p0      32 sum
        and ecx, edi                      ;    84.0 p1      21 sum
        add esi, ecx                      ;    85.0 p0      32 sum
        mov ecx, edi                      ;    84.0 p1      21 sum copy
        xor ecx, ebx                      ;    87.0 p0      21 sum
        and ebp, ebx                      ;    87.0 p1      21 sum
        add esi, ebp                      ;    88.0 p0      32 sum
        mov ebp, dword [edx + 60]         ;    76.3 p2      32 sum
        lea ebp, [ebp + edi + 1518500249] ;    84.0 p0      32 sum
        and edi, ebx                      ;    87.0 p1      21 sum
        rol esi, 0xb                      ;    89.0 p0      33 v[0]
        add eax, edi                      ;    88.0 p1      32 sum
        and ecx, esi                      ;    90.0 p1      21 sum
        add eax, ecx                      ;    91.0 p0      32 sum
        rol eax, 9                        ;    92.0 p0      33 v[3]
        mov edi, ebx                      ;    87.0 p1      21 sum copy
        xor edi, esi                      ;    90.0 p1      21 sum
        mov ecx, dword [edx + 12]         ;    80.0 p2      32 sum
        lea ecx, [ecx + ebx + 1518500249] ;    87.0 p0      32 sum
        and ebx, esi                      ;    90.0 p1      21 sum
        add ebp, ebx                      ;    91.0 p0      32 sum
        mov ebx, esi                      ;    90.0 p1      21 sum copy
        xor ebx, eax                      ;    93.0 p0      21 sum
        and edi, eax                      ;    93.0 p1      21 sum
        add ebp, edi                      ;    94.0 p0      32 sum
        mov edi, dword [edx + 48]         ;    83.3 p2      32 sum
        lea edi, [edi + esi + 1518500249] ;    90.0 p0      32 sum
        and esi, eax                      ;    93.0 p1      21 sum
        rol ebp, 7                        ;    95.0 p0      33 v[2]
        add ecx, esi                      ;    94.0 p1      32 sum
        and ebx, ebp                      ;    96.0 p1      21 sum
        add ecx, ebx                      ;    97.0 p0      32 sum
        rol ecx, 0xf                      ;    98.0 p0      33 v[1]
        mov esi, eax                      ;    93.0 p1      21 sum copy
        xor esi, ebp                      ;    96.0 p1      21 sum
        mov ebx, dword [edx]              ;    86.7 p2      32 sum
        lea ebx, [ebx + eax + 1518500249] ;    93.0 p0      32 sum
        and eax, ebp                      ;    96.0 p1      21 sum
        add edi, eax                      ;    97.0 p0      32 sum
        mov eax, ebp                      ;    96.0 p1      21 sum copy
        xor eax, ecx                      ;    99.0 p0      21 sum
        and esi, ecx                      ;    99.0 p1      21 sum
        add edi, esi                      ;   100.0 p0      32 sum
        mov esi, dword [edx + 36]         ;    89.3 p2      32 sum
        lea esi, [esi + ebp + 1518500249] ;    96.0 p0      32 sum
        and ebp, ecx                      ;    99.0 p1      21 sum
        rol edi, 7                        ;   101.0 p0      33 v[0]
        add ebx, ebp                      ;   100.0 p1      32 sum
        and eax, edi                      ;   102.0 p1      21 sum
        add ebx, eax                      ;   103.0 p0      32 sum
        rol ebx, 0xc                      ;   104.0 p0      33 v[3]
        mov ebp, ecx                      ;    99.0 p1      21 sum copy
        xor ebp, edi                      ;   102.0 p1      21 sum
        mov eax, dword [edx + 20]         ;    92.7 p2      32 sum
        lea eax, [eax + ecx + 1518500249] ;    99.0 p0      32 sum
        and ecx, edi                      ;   102.0 p1      21 sum
        add esi, ecx                      ;   103.0 p0      32 sum
        mov ecx, edi                      ;   102.0 p1      21 sum copy
        xor ecx, ebx                      ;   105.0 p0      21 sum
        and ebp, ebx                      ;   105.0 p1      21 sum
        add esi, ebp                      ;   106.0 p0      32 sum
        mov ebp, dword [edx + 56]         ;    95.3 p2      32 sum
        lea ebp, [ebp + edi + 1518500249] ;   102.0 p0      32 sum
        and edi, ebx                      ;   105.0 p1      21 sum
        rol esi, 0xf                      ;   107.0 p0      33 v[2]
        add eax, edi                      ;   106.0 p1      32 sum
        and ecx, esi                      ;   108.0 p1      21 sum
        add eax, ecx                      ;   109.0 p0      32 sum
        rol eax, 9                        ;   110.0 p0      33 v[1]
        mov edi, ebx                      ;   105.0 p1      21 sum copy
        xor edi, esi                      ;   108.0 p1      21 sum
        mov ecx, dword [edx + 8]          ;    98.7 p2      32 sum
        lea ecx, [ecx + ebx + 1518500249] ;   106.0 p0      32 sum
        and ebx, esi                      ;   108.0 p1      21 sum
        add ebp, ebx                      ;   109.0 p0      32 sum
        mov ebx, esi                      ;   108.0 p1      21 sum copy
        xor ebx, eax                      ;   111.0 p0      21 sum
        and edi, eax                      ;   111.0 p1      21 sum
        add ebp, edi                      ;   112.0 p0      32 sum
        mov edi, dword [edx + 44]         ;   101.3 p2      32 sum
        lea edi, [edi + esi + 1518500249] ;   110.0 p0      32 sum
        and esi, eax                      ;   111.0 p1      21 sum
        rol ebp, 7                        ;   113.0 p0      33 v[0]
        add ecx, esi                      ;   112.0 p1      32 sum
        and ebx, ebp                      ;   114.0 p1      21 sum
        add ecx, ebx                      ;   115.0 p0      32 sum
        rol ecx, 0xb                      ;   116.0 p0      33 v[3]
        mov esi, eax                      ;   112.3 p1      21 sum copy
        xor esi, ebp                      ;   114.0 p1      21 sum
        mov ebx, dword [edx + 32]         ;   104.7 p2      32 sum
        lea ebx, [ebx + eax + 1518500249] ;   114.0 p0      32 sum
        and eax, ebp                      ;   114.3 p1      21 sum
        add edi, eax                      ;   115.3 p0      32 sum
        mov eax, ebp                      ;   115.3 p1      21 sum copy
        xor eax, ecx                      ;   117.0 p0      21 sum
        and esi, ecx                      ;   117.0 p1      21 sum
        add edi, esi                      ;   118.0 p0      32 sum
        mov esi, dword [edx + 12]         ;   107.3 p2      32 sum
        lea esi, [esi + ebp + 1859775393] ;   118.0 p0      32 sum
        and ebp, ecx                      ;   117.3 p1      21 sum
        rol edi, 0xd                      ;   119.0 p0      33 v[2]
        add ebx, ebp                      ;   118.3 p1      32 sum
        and eax, edi                      ;   120.0 p1      21 sum
        add ebx, eax                      ;   121.0 p0      32 sum
        rol ebx, 0xc                      ;   122.0 p0      33 v[1]
        mov ebp, dword [edx + 40]         ;   110.0 p2      32 sum
        lea ebp, [ebp + ecx + 1859775393] ;   122.0 p0      32 sum
        xor ecx, edi                      ;   120.3 p1      22 sum
        xor ecx, ebx                      ;   123.0 p1      22 sum
        add esi, ecx                      ;   124.0 p1      32 sum
        rol esi, 0xb                      ;   125.0 p0      33 v[0]
        mov eax, dword [edx + 8]          ;   112.0 p2      32 sum
        lea eax, [eax + edi + 1859775393] ;   124.0 p0      32 sum
        xor edi, ebx                      ;   123.3 p1      22 sum
        xor edi, esi                      ;   126.0 p1      22 sum
        add ebp, edi                      ;   127.0 p0      32 sum
        rol ebp, 0xd                      ;   128.0 p0      33 v[3]
        mov edi, dword [edx + 16]         ;   114.0 p2      32 sum
        lea edi, [edi + ebx + 1859775393] ;   127.0 p0      32 sum
        xor ebx, esi                      ;   126.0 p1      22 sum
        xor ebx, ebp                      ;   129.0 p1      22 sum
        add eax, ebx                      ;   130.0 p1      32 sum
        rol eax, 0xe                      ;   131.0 p0      33 v[2]
        mov ecx, dword [edx + 36]         ;   116.0 p2      32 sum
        lea ecx, [ecx + esi + 1859775393] ;   129.0 p0      32 sum
        xor esi, ebp                      ;   129.0 p1      22 sum
        xor esi, eax                      ;   132.0 p1      22 sum
        add edi, esi                      ;   133.0 p0      32 sum
        rol edi, 7                        ;   134.0 p0      33 v[1]
        mov esi, dword [edx + 60]         ;   118.0 p2      32 sum
        lea esi, [esi + ebp + 1859775393] ;   132.0 p0      32 sum
        xor ebp, eax                      ;   132.0 p1      22 sum
        xor ebp, edi                      ;   135.0 p1      22 sum
        add ecx, ebp                      ;   136.0 p1      32 sum
        rol ecx, 0xe                      ;   137.0 p0      33 v[0]
        mov ebp, dword [edx + 32]         ;   120.0 p2      32 sum
        lea ebp, [ebp + eax + 1859775393] ;   134.0 p0      32 sum
        xor eax, edi                      ;   135.0 p1      22 sum
        xor eax, ecx                      ;   138.0 p1      22 sum
        add esi, eax                      ;   139.0 p0      32 sum
        rol esi, 9                        ;   140.0 p0      33 v[3]
        mov eax, dword [edx + 4]          ;   122.0 p2      32 sum
        lea eax, [eax + edi + 1859775393] ;   137.0 p0      32 sum
        xor edi, ecx                      ;   138.0 p1      22 sum
        xor edi, esi                      ;   141.0 p1      22 sum
        add ebp, edi                      ;   142.0 p1      32 sum
        rol ebp, 0xd                      ;   143.0 p0      33 v[2]
        mov edi, dword [edx + 56]         ;   124.0 p2      32 sum
        lea edi, [edi + ecx + 1859775393] ;   139.0 p0      32 sum
        xor ecx, esi                      ;   141.0 p1      22 sum
        xor ecx, ebp                      ;   144.0 p1      22 sum
        add eax, ecx                      ;   145.0 p0      32 sum
        rol eax, 0xf                      ;   146.0 p0      33 v[1]
        mov ecx, dword [edx + 28]         ;   127.0 p2      32 sum
        lea ecx, [ecx + esi + 1859775393] ;   142.0 p0      32 sum
        xor esi, ebp                      ;   144.0 p1      22 sum
        xor esi, eax                      ;   147.0 p1      22 sum
        add edi, esi                      ;   148.0 p1      32 sum
        rol edi, 6                        ;   149.0 p0      33 v[0]
        mov esi, dword [edx]              ;   130.0 p2      32 sum
        lea esi, [esi + ebp + 1859775393] ;   144.0 p0      32 sum
        xor ebp, eax                      ;   147.0 p1      22 sum
        xor ebp, edi                      ;   150.0 p1      22 sum
        add ecx, ebp                      ;   151.0 p0      32 sum
        rol ecx, 8                        ;   152.0 p0      33 v[3]
        mov ebp, dword [edx + 24]         ;   133.0 p2      32 sum
        lea ebp, [ebp + eax + 1859775393] ;   147.0 p0      32 sum
        xor eax, edi                      ;   150.0 p1      22 sum
        xor eax, ecx                      ;   153.0 p1      22 sum
        add esi, eax                      ;   154.0 p1      32 sum
        rol esi, 0xd                      ;   155.0 p0      33 v[2]
        mov eax, dword [edx + 44]         ;   136.0 p2      32 sum
        lea eax, [eax + edi + 1859775393] ;   150.0 p0      32 sum
        xor edi, ecx                      ;   153.0 p1      22 sum
        xor edi, esi                      ;   156.0 p1      22 sum
        add ebp, edi                      ;   157.0 p0      32 sum
        rol ebp, 6                        ;   158.0 p0      33 v[1]
        mov edi, dword [edx + 52]         ;   139.0 p2      32 sum
        lea edi, [edi + ecx + 1859775393] ;   153.0 p0      32 sum
        xor ecx, esi                      ;   156.0 p1      22 sum
        xor ecx, ebp                      ;   159.0 p1      22 sum
        add eax, ecx                      ;   160.0 p1      32 sum
        rol eax, 0xc                      ;   161.0 p0      33 v[0]
        mov ecx, dword [edx + 20]         ;   142.0 p2      32 sum
        lea ecx, [ecx + esi + 1859775393] ;   156.0 p0      32 sum
        xor esi, ebp                      ;   159.0 p1      22 sum
        xor esi, eax                      ;   162.0 p1      22 sum
        add edi, esi                      ;   163.0 p0      32 sum
        rol edi, 5                        ;   164.0 p0      33 v[3]
        mov esi, dword [esp + 20]         ;   145.0 p2      32 sum
        add esi, 0x50a28be6               ;   155.3 p1      32 sum
        mov ebx, dword [edx + 48]         ;   146.0 p2      32 sum
        lea ebx, [ebx + ebp + 1859775393] ;   159.0 p0      32 sum
        xor ebp, eax                      ;   162.0 p1      22 sum
        xor ebp, edi                      ;   165.0 p1      22 sum
        rol esi, 0xb                      ;   158.0 p0      33 v[0]
        add ecx, ebp                      ;   166.0 p1      32 sum
        rol ecx, 7                        ;   167.0 p0      33 v[2]
        mov ebp, dword [esp + 24]         ;   150.0 p2      20 sum
        and ebp, esi                      ;   159.3 p1      20 sum
        xor ebp, dword [esp + 8]          ;   160.3 p0+p2   20 sum
        mov edx, dword [esp + 12]         ;   152.0 p2      46 h
        add edx, eax                      ;   162.0 p1      46 h
        xor eax, edi                      ;   165.0 p0      22 sum
        xor eax, ecx                      ;   168.0 p1      22 sum
        add ebx, eax                      ;   169.0 p0      32 sum
        mov eax, dword [esp + 12]         ;   154.0 p2      32 sum
        lea ebp, [ebp + eax + 1352829926] ;   163.0 p0      32 sum
        mov eax, dword [esp + 28]         ;   155.0 p2      32 sum reload
        mov dword [esp + 24], edi         ;   165.0 p3+p4   33 v[3] spill
        mov edi, dword [eax + 4]          ;   158.0 p2      32 sum reload
        add ebp, edi                      ;   164.0 p1      32 sum
        rol ebp, 0xe                      ;   165.0 p0      33 v[3]
        rol ebx, 5                        ;   170.0 p0      33 v[1]
        mov edi, esi                      ;   163.3 p1      20 sum copy
        xor edi, dword [esp + 4]          ;   164.3 p1+p2   20 sum
        or edi, ebp                       ;   166.0 p1      20 sum
        mov dword [esp + 20], ebx         ;   171.0 p3+p4   33 v[1] spill
        mov ebx, dword [eax + 16]         ;   162.0 p2      32 sum
        lea ebx, [ebx + esi + 1352829926] ;   166.0 p0      32 sum
        xor esi, ebp                      ;   166.3 p1      20 sum
        xor edi, esi                      ;   167.3 p0      20 sum
        add edi, dword [esp + 8]          ;   168.3 p1+p2   32 sum
        add edi, dword [eax + 8]          ;   169.3 p0+p2   32 sum
        add edi, 0x50a28be6               ;   170.3 p1      32 sum
        rol edi, 0xf                      ;   171.3 p0      33 v[2]
        or esi, edi                       ;   172.3 p1      20 sum
        mov dword [esp + 32], ecx         ;   168.0 p3+p4   33 v[2] spill
        mov ecx, dword [eax + 20]         ;   167.3 p2      32 sum
        lea ecx, [ecx + ebp + 1352829926] ;   170.3 p0      32 sum
        xor ebp, edi                      ;   172.3 p1      20 sum
        xor esi, ebp                      ;   173.3 p0      20 sum
        add esi, dword [eax + 12]         ;   174.3 p1+p2   32 sum
        add esi, dword [esp + 4]          ;   175.3 p0+p2   32 sum
        add esi, 0x50a28be6               ;   176.3 p1      32 sum
        rol esi, 0xc                      ;   177.3 p0      33 v[1]
        or ebp, esi                       ;   178.3 p1      20 sum
        mov dword [esp + 36], edx         ;   171.0 p3+p4   46 h spill
        mov edx, dword [eax + 24]         ;   171.7 p2      32 sum
        lea edx, [edx + edi + 1352829926] ;   174.7 p0      32 sum
        xor edi, esi                      ;   178.3 p1      20 sum
        xor ebp, edi                      ;   179.3 p0      20 sum
        add ebx, ebp                      ;   180.3 p1      32 sum
        rol ebx, 5                        ;   181.3 p0      33 v[0]
        or edi, ebx                       ;   182.3 p1      20 sum
        mov ebp, dword [eax + 28]         ;   174.0 p2      32 sum
        lea ebp, [ebp + esi + 1352829926] ;   178.3 p0      32 sum
        xor esi, ebx                      ;   182.3 p1      20 sum
        xor edi, esi                      ;   183.3 p0      20 sum
        add ecx, edi                      ;   184.3 p1      32 sum
        rol ecx, 8                        ;   185.3 p0      33 v[3]
        or esi, ecx                       ;   186.3 p1      20 sum
        mov edi, dword [eax + 32]         ;   176.3 p2      32 sum
        lea edi, [edi + ebx + 1352829926] ;   182.3 p0      32 sum
        xor ebx, ecx                      ;   186.3 p1      20 sum
        xor esi, ebx                      ;   187.3 p0      20 sum
        add edx, esi                      ;   188.3 p1      32 sum
        rol edx, 7                        ;   189.3 p0      33 v[2]
        or ebx, edx                       ;   190.3 p1      20 sum
        mov esi, dword [eax + 36]         ;   178.7 p2      32 sum
        lea esi, [esi + ecx + 1352829926] ;   186.3 p0      32 sum
        xor ecx, edx                      ;   190.3 p1      20 sum
        xor ebx, ecx                      ;   191.3 p0      20 sum
        add ebp, ebx                      ;   192.3 p1      32 sum
        rol ebp, 9                        ;   193.3 p0      33 v[1]
        or ecx, ebp                       ;   194.3 p1      20 sum
        mov ebx, dword [eax + 40]         ;   181.0 p2      32 sum
        lea ebx, [ebx + edx + 1352829926] ;   190.3 p0      32 sum
        xor edx, ebp                      ;   194.3 p1      20 sum
        xor ecx, edx                      ;   195.3 p0      20 sum
        add edi, ecx                      ;   196.3 p1      32 sum
        rol edi, 0xb                      ;   197.3 p0      33 v[0]
        or edx, edi                       ;   198.3 p1      20 sum
        mov ecx, dword [eax + 44]         ;   183.3 p2      32 sum
        lea ecx, [ecx + ebp + 1352829926] ;   194.3 p0      32 sum
        xor ebp, edi                      ;   198.3 p1      20 sum
        xor edx, ebp                      ;   199.3 p0      20 sum
        add esi, edx                      ;   200.3 p1      32 sum
        rol esi, 0xd                      ;   201.3 p0      33 v[3]
        or ebp, esi                       ;   202.3 p1      20 sum
        mov edx, dword [eax + 48]         ;   185.7 p2      32 sum
        lea edx, [edx + edi + 1352829926] ;   198.3 p0      32 sum
        xor edi, esi                      ;   202.3 p1      20 sum
        xor ebp, edi                      ;   203.3 p0      20 sum
        add ebx, ebp                      ;   204.3 p1      32 sum
        rol ebx, 0xe                      ;   205.3 p0      33 v[2]
        or edi, ebx                       ;   206.3 p1      20 sum
        mov ebp, dword [eax + 52]         ;   188.0 p2      32 sum
        lea ebp, [ebp + esi + 1352829926] ;   202.3 p0      32 sum
        xor esi, ebx                      ;   206.3 p1      20 sum
        xor edi, esi                      ;   207.3 p0      20 sum
        add ecx, edi                      ;   208.3 p1      32 sum
        rol ecx, 0xf                      ;   209.3 p0      33 v[1]
        or esi, ecx                       ;   210.3 p1      20 sum
        mov edi, dword [eax + 56]         ;   190.3 p2      32 sum
        lea edi, [edi + ebx + 1352829926] ;   206.3 p0      32 sum
        xor ebx, ecx                      ;   210.3 p1      20 sum
        xor esi, ebx                      ;   211.3 p0      20 sum
        add edx, esi                      ;   212.3 p1      32 sum
        rol edx, 6                        ;   213.3 p0      33 v[0]
        or ebx, edx                       ;   214.3 p1      20 sum
        mov esi, dword [eax + 60]         ;   192.7 p2      32 sum
        lea esi, [esi + ecx + 1352829926] ;   210.3 p0      32 sum
        xor ecx, edx                      ;   214.3 p1      20 sum
        xor ebx, ecx                      ;   215.3 p0      20 sum
        add ebp, ebx                      ;   216.3 p1      32 sum
        rol ebp, 7                        ;   217.3 p0      33 v[3]
        or ecx, ebp                       ;   218.3 p1      20 sum
        mov ebx, edx                      ;   214.3 p0      20 sum copy
        xor ebx, ebp                      ;   218.3 p1      20 sum
        xor ecx, ebx                      ;   219.3 p0      20 sum
        add edi, ecx                      ;   220.3 p1      32 sum
        rol edi, 9                        ;   221.3 p0      33 v[2]
        and ebx, edi                      ;   222.3 p1      20 sum
        mov ecx, dword [eax + 28]         ;   200.0 p2      32 sum
        add ecx, edx                      ;   214.3 p0      32 sum
        xor edx, ebx                      ;   223.3 p1      20 sum
        add esi, edx                      ;   224.3 p0      32 sum
        rol esi, 8                        ;   225.3 p0      33 v[1]
        mov edx, dword [eax + 16]         ;   203.3 p2      32 sum
        add edx, ebp                      ;   218.3 p1      32 sum
        xor ebp, edi                      ;   222.3 p1      21 sum
        mov ebx, edi                      ;   222.3 p0      21 sum copy
        xor ebx, esi                      ;   226.3 p1      21 sum
        and ebp, ebx                      ;   227.3 p0      21 sum
        xor ebp, edi                      ;   228.3 p1      21 sum
        add ecx, ebp                      ;   229.3 p0      32 sum
        rol ecx, 7                        ;   230.3 p0      33 v[0]
        mov ebp, esi                      ;   226.3 p1      21 sum copy
        xor ebp, ecx                      ;   231.3 p1      21 sum
        and ebx, ebp                      ;   232.3 p0      21 sum
        xor ebx, esi                      ;   233.3 p1      21 sum
        add edx, ebx                      ;   234.3 p0      32 sum
        rol edx, 6                        ;   235.3 p0      33 v[3]
        mov ebx, dword [eax + 52]         ;   211.7 p2      32 sum reload
        add edi, ebx                      ;   222.3 p1      32 sum
        mov ebx, ecx                      ;   231.3 p1      21 sum copy
        xor ebx, edx                      ;   236.3 p0      21 sum
        and ebp, ebx                      ;   237.3 p1      21 sum
        xor ebp, ecx                      ;   238.3 p0      21 sum
        add edi, ebp                      ;   239.3 p1      32 sum
        rol edi, 8                        ;   240.3 p0      33 v[2]
        mov ebp, dword [eax + 4]          ;   216.0 p2      32 sum reload
        add esi, ebp                      ;   226.3 p1      32 sum
        mov ebp, edx                      ;   236.3 p0      21 sum copy
        xor ebp, edi                      ;   241.3 p1      21 sum
        and ebx, ebp                      ;   242.3 p0      21 sum
        xor ebx, edx                      ;   243.3 p1      21 sum
        add esi, ebx                      ;   244.3 p0      32 sum
        rol esi, 0xd                      ;   245.3 p0      33 v[1]
        add ecx, dword [eax + 40]         ;   231.3 p1+p2   32 sum
        mov ebx, edi                      ;   241.3 p1      21 sum copy
        xor ebx, esi                      ;   246.3 p0      21 sum
        and ebp, ebx                      ;   247.3 p1      21 sum
        xor ebp, edi                      ;   248.3 p0      21 sum
        add ecx, ebp                      ;   249.3 p1      32 sum
        rol ecx, 0xb                      ;   250.3 p0      33 v[0]
        add edx, dword [eax + 24]         ;   236.3 p1+p2   32 sum
        mov ebp, esi                      ;   246.3 p0      21 sum copy
        xor ebp, ecx                      ;   251.3 p1      21 sum
        and ebx, ebp                      ;   252.3 p0      21 sum
        xor ebx, esi                      ;   253.3 p1      21 sum
        add edx, ebx                      ;   254.3 p0      32 sum
        rol edx, 9                        ;   255.3 p0      33 v[3]
        add edi, dword [eax + 60]         ;   241.3 p1+p2   32 sum
        mov ebx, ecx                      ;   251.3 p0      21 sum copy
        xor ebx, edx                      ;   256.3 p1      21 sum
        and ebp, ebx                      ;   257.3 p0      21 sum
        xor ebp, ecx                      ;   258.3 p1      21 sum
        add edi, ebp                      ;   259.3 p0      32 sum
        rol edi, 7                        ;   260.3 p0      33 v[2]
        add esi, dword [eax + 12]         ;   246.3 p1+p2   32 sum
        mov ebp, edx                      ;   256.3 p0      21 sum copy
        xor ebp, edi                      ;   261.3 p1      21 sum
        and ebx, ebp                      ;   262.3 p0      21 sum
        xor ebx, edx                      ;   263.3 p1      21 sum
        add esi, ebx                      ;   264.3 p0      32 sum
        rol esi, 0xf                      ;   265.3 p0      33 v[1]
        add ecx, dword [eax + 48]         ;   251.3 p1+p2   32 sum
        mov ebx, edi                      ;   261.3 p0      21 sum copy
        xor ebx, esi                      ;   266.3 p1      21 sum
        and ebp, ebx                      ;   267.3 p0      21 sum
        xor ebp, edi                      ;   268.3 p1      21 sum
        add ecx, ebp                      ;   269.3 p0      32 sum
        rol ecx, 7                        ;   270.3 p0      33 v[0]
        add edx, dword [eax]              ;   256.3 p1+p2   32 sum
        mov ebp, esi                      ;   266.3 p0      21 sum copy
        xor ebp, ecx                      ;   271.3 p1      21 sum
        and ebx, ebp                      ;   272.3 p0      21 sum
        xor ebx, esi                      ;   273.3 p1      21 sum
        add edx, ebx                      ;   274.3 p0      32 sum
        rol edx, 0xc                      ;   275.3 p0      33 v[3]
        add edi, dword [eax + 36]         ;   261.3 p1+p2   32 sum
        mov ebx, ecx                      ;   271.3 p0      21 sum copy
        xor ebx, edx                      ;   276.3 p1      21 sum
        and ebp, ebx                      ;   277.3 p0      21 sum
        xor ebp, ecx                      ;   278.3 p1      21 sum
        add edi, ebp                      ;   279.3 p0      32 sum
        rol edi, 0xf                      ;   280.3 p0      33 v[2]
        mov ebp, dword [eax + 20]         ;   256.7 p2      32 sum reload
        add esi, ebp                      ;   266.3 p1      32 sum
        mov ebp, edx                      ;   276.3 p0      21 sum copy
        xor ebp, edi                      ;   281.3 p1      21 sum
        and ebx, ebp                      ;   282.3 p0      21 sum
        xor ebx, edx                      ;   283.3 p1      21 sum
        add esi, ebx                      ;   284.3 p0      32 sum
        rol esi, 9                        ;   285.3 p0      33 v[1]
        add ecx, dword [eax + 56]         ;   271.3 p1+p2   32 sum
        mov ebx, edi                      ;   281.3 p0      21 sum copy
        xor ebx, esi                      ;   286.3 p1      21 sum
        and ebp, ebx                      ;   287.3 p0      21 sum
        xor ebp, edi                      ;   288.3 p1      21 sum
        add ecx, ebp                      ;   289.3 p0      32 sum
        rol ecx, 7                        ;   290.3 p0      33 v[0]
        mov ebp, dword [eax + 8]          ;   266.7 p2      32 sum reload
        add edx, ebp                      ;   276.3 p1      32 sum
        mov ebp, esi                      ;   286.3 p0      21 sum copy
        xor ebp, ecx                      ;   291.3 p1      21 sum
        and ebx, ebp                      ;   292.3 p0      21 sum
        xor ebx, esi                      ;   293.3 p1      21 sum
        add edx, ebx                      ;   294.3 p0      32 sum
        rol edx, 0xb                      ;   295.3 p0      33 v[3]
        add edi, dword [eax + 44]         ;   281.3 p1+p2   32 sum
        mov ebx, ecx                      ;   291.3 p0      21 sum copy
        xor ebx, edx                      ;   296.3 p1      21 sum
        and ebp, ebx                      ;   297.3 p0      21 sum
        xor ebp, ecx                      ;   298.3 p1      21 sum
        add edi, ebp                      ;   299.3 p0      32 sum
        rol edi, 0xd                      ;   300.3 p0      33 v[2]
        mov ebp, dword [eax + 32]         ;   276.7 p2      32 sum reload
        add esi, ebp                      ;   286.3 p1      32 sum
        mov ebp, edx                      ;   296.3 p0      21 sum copy
        xor ebp, edi                      ;   301.3 p1      21 sum
        and ebx, ebp                      ;   302.3 p0      21 sum
        xor ebx, edx                      ;   303.3 p1      21 sum
        add esi, ebx                      ;   304.3 p0      32 sum
        rol esi, 0xc                      ;   305.3 p0      33 v[1]
        mov ebp, dword [eax + 40]         ;   281.7 p2      32 sum
        lea ebp, [ebp + edx + 1548603684] ;   296.3 p0      32 sum
        xor edx, edi                      ;   301.3 p1      22 sum
        xor edx, esi                      ;   306.3 p1      22 sum
        mov ebx, dword [eax + 12]         ;   283.3 p2      32 sum
        lea ecx, [ecx + ebx + 1548603684] ;   291.3 p0      32 sum
        add ecx, edx                      ;   307.3 p1      32 sum
        rol ecx, 0xb                      ;   308.3 p0      33 v[0]
        mov edx, dword [eax + 8]          ;   286.7 p2      32 sum
        lea edx, [edx + edi + 1548603684] ;   301.3 p0      32 sum
        xor edi, esi                      ;   306.3 p1      22 sum
        xor edi, ecx                      ;   309.3 p1      22 sum
        add ebp, edi                      ;   310.3 p0      32 sum
        rol ebp, 0xd                      ;   311.3 p0      33 v[3]
        mov edi, dword [eax + 16]         ;   290.3 p2      32 sum
        lea edi, [edi + esi + 1548603684] ;   306.3 p0      32 sum
        xor esi, ecx                      ;   309.3 p1      22 sum
        xor esi, ebp                      ;   312.3 p0      22 sum
        add edx, esi                      ;   313.3 p1      32 sum
        rol edx, 0xe                      ;   314.3 p0      33 v[2]
        mov esi, dword [eax + 36]         ;   293.3 p2      32 sum
        lea esi, [esi + ecx + 1548603684] ;   309.3 p0      32 sum
        xor ecx, ebp                      ;   312.3 p1      22 sum
        xor ecx, edx                      ;   315.3 p0      22 sum
        add edi, ecx                      ;   316.3 p1      32 sum
        rol edi, 7                        ;   317.3 p0      33 v[1]
        mov ecx, dword [eax + 60]         ;   297.3 p2      32 sum
        lea ecx, [ecx + ebp + 1548603684] ;   312.3 p0      32 sum
        xor ebp, edx                      ;   315.3 p1      22 sum
        xor ebp, edi                      ;   318.3 p0      22 sum
        add esi, ebp                      ;   319.3 p1      32 sum
        rol esi, 0xe                      ;   320.3 p0      33 v[0]
        mov ebp, dword [eax + 32]         ;   301.7 p2      32 sum
        lea ebp, [ebp + edx + 1548603684] ;   315.3 p0      32 sum
        xor edx, edi                      ;   318.3 p1      22 sum
        xor edx, esi                      ;   321.3 p1      22 sum
        add ecx, edx                      ;   322.3 p0      32 sum
        rol ecx, 9                        ;   323.3 p0      33 v[3]
        mov edx, dword [eax + 4]          ;   305.3 p2      32 sum
        lea edx, [edx + edi + 1548603684] ;   318.3 p0      32 sum
        xor edi, esi                      ;   321.3 p1      22 sum
        xor edi, ecx                      ;   324.3 p0      22 sum
        add ebp, edi                      ;   325.3 p1      32 sum
        rol ebp, 0xd                      ;   326.3 p0      33 v[2]
        mov edi, dword [eax + 56]         ;   308.0 p2      32 sum
        lea edi, [edi + esi + 1548603684] ;   321.3 p0      32 sum
        xor esi, ecx                      ;   324.3 p1      22 sum
        xor esi, ebp                      ;   327.3 p1      22 sum
        add edx, esi                      ;   328.3 p0      32 sum
        rol edx, 0xf                      ;   329.3 p0      33 v[1]
        mov esi, dword [eax + 28]         ;   310.3 p2      32 sum
        lea esi, [esi + ecx + 1548603684] ;   324.3 p0      32 sum
        xor ecx, ebp                      ;   327.3 p1      22 sum
        xor ecx, edx                      ;   330.3 p1      22 sum
        add edi, ecx                      ;   331.3 p0      32 sum
        rol edi, 6                        ;   332.3 p0      33 v[0]
        mov ecx, dword [eax]              ;   313.3 p2      32 sum
        lea ecx, [ecx + ebp + 1548603684] ;   327.3 p0      32 sum
        xor ebp, edx                      ;   330.3 p1      22 sum
        xor ebp, edi                      ;   333.3 p1      22 sum
        add esi, ebp                      ;   334.3 p0      32 sum
        rol esi, 8                        ;   335.3 p0      33 v[3]
        mov ebp, dword [eax + 24]         ;   316.3 p2      32 sum
        lea ebp, [ebp + edx + 1548603684] ;   330.3 p0      32 sum
        xor edx, edi                      ;   333.3 p1      22 sum
        xor edx, esi                      ;   336.3 p1      22 sum
        add ecx, edx                      ;   337.3 p0      32 sum
        rol ecx, 0xd                      ;   338.3 p0      33 v[2]
        mov edx, dword [eax + 44]         ;   319.3 p2      32 sum
        lea edx, [edx + edi + 1548603684] ;   333.3 p0      32 sum
        xor edi, esi                      ;   336.3 p1      22 sum
        xor edi, ecx                      ;   339.3 p1      22 sum
        add ebp, edi                      ;   340.3 p0      32 sum
        rol ebp, 6                        ;   341.3 p0      33 v[1]
        mov edi, dword [eax + 52]         ;   322.3 p2      32 sum
        lea edi, [edi + esi + 1548603684] ;   336.3 p0      32 sum
        xor esi, ecx                      ;   339.3 p1      22 sum
        xor esi, ebp                      ;   342.3 p1      22 sum
        add edx, esi                      ;   343.3 p0      32 sum
        rol edx, 0xc                      ;   344.3 p0      33 v[0]
        mov esi, dword [eax + 20]         ;   325.3 p2      32 sum
        lea esi, [esi + ecx + 1548603684] ;   339.3 p0      32 sum
        xor ecx, ebp                      ;   342.3 p1      22 sum
        xor ecx, edx                      ;   345.3 p1      22 sum
        add edi, ecx                      ;   346.3 p0      32 sum
        rol edi, 5                        ;   347.3 p0      33 v[3]
        mov ecx, dword [eax + 48]         ;   328.3 p2      32 sum
        lea ecx, [ecx + ebp + 1548603684] ;   342.3 p0      32 sum
        xor ebp, edx                      ;   345.3 p1      22 sum
        xor ebp, edi                      ;   348.3 p1      22 sum
        add esi, ebp                      ;   349.3 p0      32 sum
        rol esi, 7                        ;   350.3 p0      33 v[2]
        mov ebp, dword [esp + 8]          ;   331.3 p2      46 h
        add ebp, edx                      ;   345.3 p1      46 h
        xor edx, edi                      ;   348.3 p1      22 sum
        xor edx, esi                      ;   351.3 p0      22 sum
        add ecx, edx                      ;   352.3 p1      32 sum
        add ebp, dword [esp + 24]         ;   346.3 p0+p2   46 h
        rol ecx, 5                        ;   353.3 p0      33 v[1]
        add edi, dword [esp + 4]          ;   348.3 p1+p2   45 h0
        add edi, dword [esp + 32]         ;   349.3 p0+p2   45 h0
        mov dword [esp + 4], ebp          ;   347.3 p3+p4   46 h
        mov ebp, dword [esp + 36]         ;   338.3 p2      46 h reload
        add ebp, ecx                      ;   354.3 p1      46 h
        mov dword [esp + 8], ebp          ;   355.3 p3+p4   46 h
        add esi, dword [esp + 0]          ;   351.3 p0+p2   46 h
        mov dword [esp + 0], edi          ;   350.3 p3+p4   47 h
        add esi, dword [esp + 20]         ;   352.3 p1+p2   46 h
        mov dword [esp + 12], esi         ;   353.3 p3+p4   46 h
        add eax, 0x40                     ;   344.3 p0      38 blocks
        mov esi, eax                      ;   345.3 p1      38 blocks copy
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
