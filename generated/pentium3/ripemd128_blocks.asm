; ripemd128_blocks for Intel Pentium III (Katmai, Coppermine) (pentium3)
; made by cipherwright 0.1.0 from ciphers/ripemd128.cw (sha256 2c7c4ea50ae2eca9); do not edit:
;   ./cw build ripemd128_blocks --cpu pentium3
;
; void ripemd128_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 16 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 44 bytes, 12 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 19 uops, planned 10.0; bounds: width 6.3, ports 7.0, path 3.0
;   blocks: 994 uops, planned 492.0; bounds: width 331.3, ports 414.5, path 257.0
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
        sub esp, 0x30                     ;                    frame
        mov esi, dword [esp + 68]         ;     0.0 p2      38 h reload
        mov edi, dword [esi]              ;     3.0 p2      38 h
        mov dword [esp + 0], edi          ;     6.0 p3+p4   38 h
        mov edi, dword [esi + 4]          ;     3.0 p2      38 h
        mov dword [esp + 4], edi          ;     6.0 p3+p4   38 h
        mov edi, dword [esi + 8]          ;     3.0 p2      38 h
        mov dword [esp + 8], edi          ;     6.0 p3+p4   38 h
        mov esi, dword [esi + 12]         ;     4.0 p2      38 h
        mov dword [esp + 12], esi         ;     7.0 p3+p4   38 h
        mov esi, dword [esp + 76]         ;     5.0 p2      38 h
        shl esi, 6                        ;     8.0 p0      38 h
        add esi, dword [esp + 72]         ;     9.0 p1+p2   38 h
        mov dword [esp + 16], esi         ;    10.0 p3+p4   38 h
        cmp dword [esp + 76], 0           ;                    no blocks?
        je .blocks_1_done
        mov edi, dword [esp + 4]          ;                    resident
        mov edx, dword [esp + 8]          ;                    resident
        mov ebp, dword [esp + 12]         ;                    resident
        mov eax, dword [esp + 72]         ;                    resident
        mov esi, dword [esp + 0]          ;                    resident
        align 16
.blocks_1:
        mov ecx, edx                      ;     0.0 p0      24 sum copy
        xor ecx, edi                      ;     1.0 p1      24 sum
        mov ebx, ecx                      ;     2.0 p0      24 sum copy
        xor ebx, ebp                      ;     3.0 p1      24 sum
        add ebx, esi                      ;     4.0 p0      32 sum
        add ebx, dword [eax]              ;     5.0 p1+p2   32 sum
        rol ebx, 0xb                      ;     6.0 p0      33 v[0]
        mov dword [esp + 20], ecx         ;     2.7 p3+p4   24 sum spill
        mov ecx, ebx                      ;     7.0 p1      24 sum copy
        mov dword [esp + 24], esi         ;     3.7 p3+p4   41 x[0] spill
        mov esi, dword [eax + 4]          ;     4.3 p2      32 sum
        xor ecx, edx                      ;     8.0 p0      24 sum
        xor ecx, edi                      ;     9.0 p1      24 sum
        add ecx, ebp                      ;    10.0 p0      32 sum
        add ecx, esi                      ;    11.0 p1      32 sum
        rol ecx, 0xe                      ;    12.0 p0      33 v[3]
        mov esi, dword [eax + 8]          ;     6.3 p2      32 sum
        mov dword [esp + 28], ebp         ;     6.7 p3+p4   41 x[3] spill
        mov ebp, ebx                      ;     7.3 p1      24 sum copy
        xor ebp, edi                      ;     8.3 p0      24 sum
        xor ebp, ecx                      ;    13.0 p1      24 sum
        add ebp, edx                      ;    14.0 p0      32 sum
        add ebp, esi                      ;    15.0 p1      32 sum
        rol ebp, 0xf                      ;    16.0 p0      33 v[2]
        mov esi, dword [eax + 16]         ;     9.3 p2      32 sum
        mov dword [esp + 32], edx         ;     9.7 p3+p4   41 x[2] spill
        lea edx, [ebx + esi]              ;    12.3 p0      32 sum
        xor ebx, ecx                      ;    13.0 p1      24 sum
        xor ebx, ebp                      ;    17.0 p0      24 sum
        add ebx, edi                      ;    18.0 p1      32 sum
        mov esi, dword [eax + 12]         ;    11.7 p2      32 sum
        add ebx, esi                      ;    19.0 p0      32 sum
        rol ebx, 0xc                      ;    20.0 p0      33 v[1]
        mov esi, dword [eax + 20]         ;    12.7 p2      32 sum
        lea esi, [ecx + esi]              ;    15.7 p0      32 sum
        xor ecx, ebp                      ;    17.0 p1      24 sum
        xor ecx, ebx                      ;    21.0 p1      24 sum
        mov dword [esp + 36], edi         ;    14.0 p3+p4   41 x[1] spill
        mov edi, dword [eax + 36]         ;    14.7 p2      32 sum
        add edx, ecx                      ;    22.0 p1      32 sum
        mov ecx, dword [eax + 24]         ;    15.7 p2      32 sum
        add ecx, ebp                      ;    18.7 p0      32 sum
        xor ebp, ebx                      ;    21.0 p1      24 sum
        rol edx, 5                        ;    23.0 p0      33 v[0]
        xor ebp, edx                      ;    24.0 p1      24 sum
        add esi, ebp                      ;    25.0 p0      32 sum
        mov ebp, dword [eax + 28]         ;    17.3 p2      32 sum
        add ebp, ebx                      ;    21.0 p1      32 sum
        xor ebx, edx                      ;    24.0 p0      24 sum
        rol esi, 8                        ;    26.0 p0      33 v[3]
        xor ebx, esi                      ;    27.0 p1      24 sum
        add ecx, ebx                      ;    28.0 p1      32 sum
        rol ecx, 7                        ;    29.0 p0      33 v[2]
        mov ebx, dword [eax + 32]         ;    19.7 p2      32 sum
        add ebx, edx                      ;    24.0 p1      32 sum
        xor edx, esi                      ;    27.0 p0      24 sum
        xor edx, ecx                      ;    30.0 p1      24 sum
        add ebp, edx                      ;    31.0 p0      32 sum
        rol ebp, 9                        ;    32.0 p0      33 v[1]
        add edi, esi                      ;    27.0 p1      32 sum
        xor esi, ecx                      ;    30.0 p1      24 sum
        xor esi, ebp                      ;    33.0 p0      24 sum
        add ebx, esi                      ;    34.0 p1      32 sum
        mov esi, dword [eax + 40]         ;    23.0 p2      32 sum
        rol ebx, 0xb                      ;    35.0 p0      33 v[0]
        add esi, ecx                      ;    30.0 p1      32 sum
        xor ecx, ebp                      ;    33.0 p0      24 sum
        xor ecx, ebx                      ;    36.0 p1      24 sum
        add edi, ecx                      ;    37.0 p0      32 sum
        rol edi, 0xd                      ;    38.0 p0      33 v[3]
        mov edx, dword [eax + 44]         ;    25.3 p2      32 sum
        lea ecx, [ebp + edx]              ;    33.0 p0      32 sum
        xor ebp, ebx                      ;    36.0 p1      24 sum
        xor ebp, edi                      ;    39.0 p1      24 sum
        add esi, ebp                      ;    40.0 p1      32 sum
        rol esi, 0xe                      ;    41.0 p0      33 v[2]
        mov ebp, dword [eax + 48]         ;    27.3 p2      32 sum
        add ebp, ebx                      ;    36.0 p1      32 sum
        xor ebx, edi                      ;    39.0 p0      24 sum
        xor ebx, esi                      ;    42.0 p1      24 sum
        add ecx, ebx                      ;    43.0 p0      32 sum
        rol ecx, 0xf                      ;    44.0 p0      33 v[1]
        mov ebx, dword [eax + 52]         ;    29.3 p2      32 sum
        lea edx, [edi + ebx]              ;    39.0 p0      32 sum
        xor edi, esi                      ;    42.0 p1      24 sum
        xor edi, ecx                      ;    45.0 p1      24 sum
        add ebp, edi                      ;    46.0 p1      32 sum
        mov edi, dword [eax + 56]         ;    31.0 p2      32 sum
        lea ebx, [esi + edi]              ;    42.0 p0      32 sum
        xor esi, ecx                      ;    45.0 p1      24 sum
        rol ebp, 6                        ;    47.0 p0      33 v[0]
        xor esi, ebp                      ;    48.0 p1      24 sum
        add edx, esi                      ;    49.0 p0      32 sum
        mov esi, dword [eax + 60]         ;    33.0 p2      32 sum
        add esi, ecx                      ;    45.0 p1      32 sum
        rol edx, 7                        ;    50.0 p0      33 v[3]
        mov edi, dword [eax + 28]         ;    34.0 p2      32 sum
        lea edi, [edi + ebp + 1518500249] ;    48.0 p0      32 sum
        xor ecx, ebp                      ;    48.0 p1      24 sum
        xor ecx, edx                      ;    51.0 p1      24 sum
        add ebx, ecx                      ;    52.0 p0      32 sum
        rol ebx, 9                        ;    53.0 p0      33 v[2]
        mov ecx, dword [eax + 16]         ;    36.0 p2      32 sum
        lea ecx, [ecx + edx + 1518500249] ;    51.0 p0      32 sum
        xor edx, ebx                      ;    54.0 p1      24 sum
        xor ebp, edx                      ;    55.0 p1      24 sum
        add esi, ebp                      ;    56.0 p1      32 sum
        mov ebp, dword [eax + 52]         ;    37.7 p2      32 sum
        rol esi, 8                        ;    57.0 p0      33 v[1]
        or edx, esi                       ;    58.0 p1      24 sum
        lea ebp, [ebp + ebx + 1518500249] ;    54.0 p0      32 sum
        xor ebx, esi                      ;    58.0 p1      24 sum
        xor edx, ebx                      ;    59.0 p0      24 sum
        add edi, edx                      ;    60.0 p1      32 sum
        rol edi, 7                        ;    61.0 p0      33 v[0]
        or ebx, edi                       ;    62.0 p1      24 sum
        mov edx, dword [eax + 4]          ;    42.3 p2      32 sum
        lea edx, [edx + esi + 1518500249] ;    58.0 p0      32 sum
        xor esi, edi                      ;    62.0 p1      24 sum
        xor ebx, esi                      ;    63.0 p0      24 sum
        add ecx, ebx                      ;    64.0 p1      32 sum
        mov ebx, dword [eax + 40]         ;    45.0 p2      32 sum
        lea ebx, [ebx + edi + 1518500249] ;    62.0 p0      32 sum
        rol ecx, 6                        ;    65.0 p0      33 v[3]
        xor edi, ecx                      ;    66.0 p1      24 sum
        or esi, ecx                       ;    66.0 p1      24 sum
        xor esi, edi                      ;    67.0 p0      24 sum
        add ebp, esi                      ;    68.0 p1      32 sum
        mov esi, dword [eax + 24]         ;    47.7 p2      32 sum
        lea esi, [esi + ecx + 1518500249] ;    66.0 p0      32 sum
        rol ebp, 8                        ;    69.0 p0      33 v[2]
        or edi, ebp                       ;    70.0 p1      24 sum
        xor ecx, ebp                      ;    70.0 p1      24 sum
        xor edi, ecx                      ;    71.0 p0      24 sum
        add edx, edi                      ;    72.0 p1      32 sum
        mov edi, dword [eax + 60]         ;    51.0 p2      32 sum
        lea edi, [edi + ebp + 1518500249] ;    70.0 p0      32 sum
        rol edx, 0xd                      ;    73.0 p0      33 v[1]
        or ecx, edx                       ;    74.0 p1      24 sum
        xor ebp, edx                      ;    74.0 p1      24 sum
        xor ecx, ebp                      ;    75.0 p0      24 sum
        add ebx, ecx                      ;    76.0 p1      32 sum
        mov ecx, dword [eax + 12]         ;    54.3 p2      32 sum
        lea ecx, [ecx + edx + 1518500249] ;    74.0 p0      32 sum
        rol ebx, 0xb                      ;    77.0 p0      33 v[0]
        or ebp, ebx                       ;    78.0 p1      24 sum
        xor edx, ebx                      ;    78.0 p1      24 sum
        xor ebp, edx                      ;    79.0 p0      24 sum
        add esi, ebp                      ;    80.0 p1      32 sum
        mov ebp, dword [eax + 48]         ;    59.0 p2      32 sum
        lea ebp, [ebp + ebx + 1518500249] ;    78.0 p0      32 sum
        rol esi, 9                        ;    81.0 p0      33 v[3]
        xor ebx, esi                      ;    82.0 p1      24 sum
        or edx, esi                       ;    82.0 p1      24 sum
        xor edx, ebx                      ;    83.0 p0      24 sum
        add edi, edx                      ;    84.0 p1      32 sum
        rol edi, 7                        ;    85.0 p0      33 v[2]
        or ebx, edi                       ;    86.0 p1      24 sum
        mov edx, dword [eax]              ;    64.0 p2      32 sum
        lea edx, [edx + esi + 1518500249] ;    82.0 p0      32 sum
        xor esi, edi                      ;    86.0 p1      24 sum
        xor ebx, esi                      ;    87.0 p0      24 sum
        add ecx, ebx                      ;    88.0 p1      32 sum
        mov ebx, dword [eax + 36]         ;    66.0 p2      32 sum
        rol ecx, 0xf                      ;    89.0 p0      33 v[1]
        or esi, ecx                       ;    90.0 p1      24 sum
        lea ebx, [ebx + edi + 1518500249] ;    86.0 p0      32 sum
        xor edi, ecx                      ;    90.0 p1      24 sum
        xor esi, edi                      ;    91.0 p0      24 sum
        add ebp, esi                      ;    92.0 p1      32 sum
        mov esi, dword [eax + 20]         ;    70.0 p2      32 sum
        rol ebp, 7                        ;    93.0 p0      33 v[0]
        or edi, ebp                       ;    94.0 p1      24 sum
        lea esi, [esi + ecx + 1518500249] ;    90.0 p0      32 sum
        xor ecx, ebp                      ;    94.0 p1      24 sum
        xor edi, ecx                      ;    95.0 p0      24 sum
        add edx, edi                      ;    96.0 p1      32 sum
        rol edx, 0xc                      ;    97.0 p0      33 v[3]
        or ecx, edx                       ;    98.0 p1      24 sum
        mov edi, dword [eax + 8]          ;    75.3 p2      32 sum
        lea edi, [edi + ebp + 1518500249] ;    94.0 p0      32 sum
        xor ebp, edx                      ;    98.0 p1      24 sum
        xor ecx, ebp                      ;    99.0 p0      24 sum
        add ebx, ecx                      ;   100.0 p1      32 sum
        mov ecx, dword [eax + 56]         ;    78.0 p2      32 sum
        rol ebx, 0xf                      ;   101.0 p0      33 v[2]
        or ebp, ebx                       ;   102.0 p1      24 sum
        lea ecx, [ecx + edx + 1518500249] ;    98.0 p0      32 sum
        xor edx, ebx                      ;   102.0 p1      24 sum
        xor ebp, edx                      ;   103.0 p0      24 sum
        add esi, ebp                      ;   104.0 p1      32 sum
        mov ebp, dword [eax + 44]         ;    82.0 p2      32 sum
        lea ebp, [ebp + ebx + 1518500249] ;   102.0 p0      32 sum
        rol esi, 9                        ;   105.0 p0      33 v[1]
        or edx, esi                       ;   106.0 p1      24 sum
        xor ebx, esi                      ;   106.0 p0      24 sum
        xor edx, ebx                      ;   107.0 p1      24 sum
        add edi, edx                      ;   108.0 p0      32 sum
        rol edi, 0xb                      ;   109.0 p0      33 v[0]
        or ebx, edi                       ;   110.0 p1      24 sum
        mov edx, dword [eax + 32]         ;    88.0 p2      32 sum
        lea edx, [edx + esi + 1518500249] ;   106.0 p0      32 sum
        xor esi, edi                      ;   110.0 p1      24 sum
        xor ebx, esi                      ;   111.0 p0      24 sum
        add ecx, ebx                      ;   112.0 p1      32 sum
        rol ecx, 7                        ;   113.0 p0      33 v[3]
        mov ebx, edi                      ;   110.0 p1      24 sum copy
        xor ebx, ecx                      ;   114.0 p0      24 sum
        or esi, ecx                       ;   114.0 p1      24 sum
        xor esi, ebx                      ;   115.0 p0      24 sum
        add ebp, esi                      ;   116.0 p1      32 sum
        mov esi, dword [eax + 12]         ;    94.0 p2      32 sum
        lea esi, [esi + edi + 1859775393] ;   110.0 p0      32 sum
        rol ebp, 0xd                      ;   117.0 p0      33 v[2]
        and ebx, ebp                      ;   118.0 p1      24 sum
        xor edi, ebx                      ;   119.0 p1      24 sum
        mov ebx, ebp                      ;   118.0 p0      24 sum copy
        not ebx                           ;   119.0 p1      24 sum
        add edx, edi                      ;   120.0 p0      32 sum
        mov edi, dword [eax + 40]         ;    99.3 p2      32 sum
        lea edi, [edi + ecx + 1859775393] ;   114.0 p0      32 sum
        rol edx, 0xc                      ;   121.0 p0      33 v[1]
        or ebx, edx                       ;   122.0 p1      24 sum
        xor ecx, ebx                      ;   123.0 p1      24 sum
        add esi, ecx                      ;   124.0 p0      32 sum
        mov ecx, dword [eax + 56]         ;   102.0 p2      32 sum
        mov ebx, edx                      ;   122.0 p1      24 sum copy
        not ebx                           ;   123.0 p0      24 sum
        lea ecx, [ecx + ebp + 1859775393] ;   118.0 p0      32 sum
        rol esi, 0xb                      ;   125.0 p0      33 v[0]
        or ebx, esi                       ;   126.0 p1      24 sum
        xor ebp, ebx                      ;   127.0 p1      24 sum
        add edi, ebp                      ;   128.0 p0      32 sum
        mov ebp, dword [eax + 16]         ;   106.0 p2      32 sum
        rol edi, 0xd                      ;   129.0 p0      33 v[3]
        lea ebp, [ebp + edx + 1859775393] ;   122.0 p0      32 sum
        mov ebx, esi                      ;   126.0 p1      24 sum copy
        not ebx                           ;   127.0 p1      24 sum
        or ebx, edi                       ;   130.0 p0      24 sum
        xor edx, ebx                      ;   131.0 p1      24 sum
        add ecx, edx                      ;   132.0 p0      32 sum
        mov edx, dword [eax + 36]         ;   111.7 p2      32 sum
        lea edx, [edx + esi + 1859775393] ;   126.0 p0      32 sum
        mov ebx, edi                      ;   130.0 p1      24 sum copy
        not ebx                           ;   131.0 p1      24 sum
        rol ecx, 6                        ;   133.0 p0      33 v[2]
        or ebx, ecx                       ;   134.0 p1      24 sum
        xor esi, ebx                      ;   135.0 p0      24 sum
        mov ebx, ecx                      ;   134.0 p1      24 sum copy
        not ebx                           ;   135.0 p0      24 sum
        add ebp, esi                      ;   136.0 p1      32 sum
        rol ebp, 7                        ;   137.0 p0      33 v[1]
        mov esi, dword [eax + 60]         ;   117.7 p2      32 sum
        or ebx, ebp                       ;   138.0 p1      24 sum
        lea esi, [esi + edi + 1859775393] ;   130.0 p0      32 sum
        xor edi, ebx                      ;   139.0 p1      24 sum
        add edx, edi                      ;   140.0 p0      32 sum
        rol edx, 0xe                      ;   141.0 p0      33 v[0]
        mov ebx, ebp                      ;   138.0 p1      24 sum copy
        not ebx                           ;   139.0 p1      24 sum
        mov edi, dword [eax + 32]         ;   121.7 p2      32 sum
        lea edi, [edi + ecx + 1859775393] ;   134.0 p0      32 sum
        or ebx, edx                       ;   142.0 p1      24 sum
        xor ecx, ebx                      ;   143.0 p0      24 sum
        add esi, ecx                      ;   144.0 p1      32 sum
        mov ecx, dword [eax + 4]          ;   125.3 p2      32 sum
        lea ecx, [ecx + ebp + 1859775393] ;   138.0 p0      32 sum
        mov ebx, edx                      ;   142.0 p1      24 sum copy
        not ebx                           ;   143.0 p0      24 sum
        rol esi, 9                        ;   145.0 p0      33 v[3]
        or ebx, esi                       ;   146.0 p1      24 sum
        xor ebp, ebx                      ;   147.0 p1      24 sum
        mov ebx, esi                      ;   146.0 p0      24 sum copy
        add edi, ebp                      ;   148.0 p1      32 sum
        mov ebp, dword [eax + 8]          ;   130.0 p2      32 sum
        rol edi, 0xd                      ;   149.0 p0      33 v[2]
        not ebx                           ;   147.0 p1      24 sum
        or ebx, edi                       ;   150.0 p0      24 sum
        lea ebp, [ebp + edx + 1859775393] ;   142.0 p0      32 sum
        xor edx, ebx                      ;   151.0 p1      24 sum
        add ecx, edx                      ;   152.0 p1      32 sum
        mov ebx, edi                      ;   150.0 p0      24 sum copy
        not ebx                           ;   151.0 p1      24 sum
        rol ecx, 0xf                      ;   153.0 p0      33 v[1]
        mov edx, dword [eax + 28]         ;   134.3 p2      32 sum
        lea edx, [edx + esi + 1859775393] ;   146.0 p0      32 sum
        or ebx, ecx                       ;   154.0 p1      24 sum
        xor esi, ebx                      ;   155.0 p1      24 sum
        add ebp, esi                      ;   156.0 p0      32 sum
        mov esi, dword [eax]              ;   136.7 p2      32 sum
        lea esi, [esi + edi + 1859775393] ;   150.0 p0      32 sum
        mov ebx, ecx                      ;   154.0 p1      24 sum copy
        rol ebp, 0xe                      ;   157.0 p0      33 v[0]
        not ebx                           ;   155.0 p1      24 sum
        or ebx, ebp                       ;   158.0 p0      24 sum
        xor edi, ebx                      ;   159.0 p1      24 sum
        mov ebx, ebp                      ;   158.0 p0      24 sum copy
        add edx, edi                      ;   160.0 p1      32 sum
        mov edi, dword [eax + 24]         ;   142.3 p2      32 sum
        lea edi, [edi + ecx + 1859775393] ;   154.0 p0      32 sum
        rol edx, 8                        ;   161.0 p0      33 v[3]
        not ebx                           ;   159.0 p1      24 sum
        or ebx, edx                       ;   162.0 p1      24 sum
        xor ecx, ebx                      ;   163.0 p0      24 sum
        add esi, ecx                      ;   164.0 p1      32 sum
        mov ecx, dword [eax + 52]         ;   145.3 p2      32 sum
        lea ecx, [ecx + ebp + 1859775393] ;   158.0 p0      32 sum
        rol esi, 0xd                      ;   165.0 p0      33 v[2]
        mov ebx, edx                      ;   162.0 p1      24 sum copy
        not ebx                           ;   163.0 p1      24 sum
        or ebx, esi                       ;   166.0 p0      24 sum
        xor ebp, ebx                      ;   167.0 p1      24 sum
        add edi, ebp                      ;   168.0 p0      32 sum
        rol edi, 6                        ;   169.0 p0      33 v[1]
        mov ebx, esi                      ;   166.0 p1      24 sum copy
        not ebx                           ;   167.0 p1      24 sum
        mov ebp, dword [eax + 44]         ;   150.3 p2      32 sum
        lea ebp, [ebp + edx + 1859775393] ;   162.0 p0      32 sum
        or ebx, edi                       ;   170.0 p1      24 sum
        xor edx, ebx                      ;   171.0 p0      24 sum
        mov ebx, edi                      ;   170.0 p1      24 sum copy
        not ebx                           ;   171.0 p0      24 sum
        add ecx, edx                      ;   172.0 p1      32 sum
        mov edx, dword [eax + 20]         ;   154.0 p2      32 sum
        rol ecx, 5                        ;   173.0 p0      33 v[0]
        lea edx, [edx + esi + 1859775393] ;   166.0 p0      32 sum
        or ebx, ecx                       ;   174.0 p1      24 sum
        xor esi, ebx                      ;   175.0 p1      24 sum
        mov ebx, ecx                      ;   174.0 p0      24 sum copy
        add ebp, esi                      ;   176.0 p1      32 sum
        rol ebp, 0xc                      ;   177.0 p0      33 v[3]
        not ebx                           ;   175.0 p1      24 sum
        or ebx, ebp                       ;   178.0 p0      24 sum
        mov esi, dword [eax + 48]         ;   158.7 p2      32 sum
        lea esi, [esi + edi + 1859775393] ;   170.0 p0      32 sum
        xor edi, ebx                      ;   179.0 p1      24 sum
        add edx, edi                      ;   180.0 p0      32 sum
        mov edi, dword [eax + 4]          ;   161.0 p2      32 sum
        mov ebx, ebp                      ;   178.0 p1      24 sum copy
        not ebx                           ;   179.0 p0      24 sum
        rol edx, 7                        ;   181.0 p0      33 v[2]
        or ebx, edx                       ;   182.0 p1      24 sum
        lea edi, [edi + ecx - 1894007588] ;   174.0 p0      32 sum
        xor ecx, ebx                      ;   183.0 p1      24 sum
        mov ebx, dword [eax + 36]         ;   165.0 p2      32 sum
        add esi, ecx                      ;   184.0 p0      32 sum
        lea ebx, [ebx + ebp - 1894007588] ;   178.0 p0      32 sum
        rol esi, 5                        ;   185.0 p0      33 v[1]
        mov ecx, ebp                      ;   178.0 p1      25 sum copy
        and ebp, esi                      ;   186.0 p1      25 sum
        not ecx                           ;   179.0 p0      25 sum
        and ecx, edx                      ;   182.0 p1      25 sum
        add edi, ecx                      ;   183.0 p0      32 sum
        add edi, ebp                      ;   187.0 p1      32 sum
        rol edi, 0xb                      ;   188.0 p0      33 v[0]
        mov ebp, edx                      ;   182.0 p1      25 sum copy
        not ebp                           ;   183.0 p0      25 sum
        and ebp, esi                      ;   186.0 p1      25 sum
        mov ecx, dword [eax + 44]         ;   171.7 p2      32 sum
        lea ecx, [ecx + edx - 1894007588] ;   182.0 p0      32 sum
        and edx, edi                      ;   189.0 p1      25 sum
        add ebx, ebp                      ;   187.0 p0      32 sum
        mov ebp, esi                      ;   186.0 p1      25 sum copy
        not ebp                           ;   187.0 p0      25 sum
        and ebp, edi                      ;   189.0 p1      25 sum
        add ecx, ebp                      ;   190.0 p0      32 sum
        add ebx, edx                      ;   190.0 p1      32 sum
        rol ebx, 0xc                      ;   191.0 p0      33 v[3]
        mov ebp, dword [eax]              ;   176.3 p2      32 sum
        mov edx, dword [eax + 40]         ;   177.3 p2      32 sum
        lea edx, [edx + esi - 1894007588] ;   186.0 p0      32 sum
        and esi, ebx                      ;   192.0 p1      25 sum
        add ecx, esi                      ;   193.0 p0      32 sum
        mov esi, edi                      ;   189.0 p1      25 sum copy
        rol ecx, 0xe                      ;   194.0 p0      33 v[2]
        lea ebp, [ebp + edi - 1894007588] ;   189.0 p0      32 sum
        not esi                           ;   190.0 p1      25 sum
        and esi, ebx                      ;   192.0 p0      25 sum
        add edx, esi                      ;   193.0 p1      32 sum
        mov esi, ebx                      ;   192.0 p0      25 sum copy
        and edi, ecx                      ;   195.0 p1      25 sum
        not esi                           ;   193.0 p0      25 sum
        and esi, ecx                      ;   195.0 p1      25 sum
        add ebp, esi                      ;   196.0 p0      32 sum
        add edx, edi                      ;   196.0 p1      32 sum
        rol edx, 0xf                      ;   197.0 p0      33 v[1]
        mov edi, dword [eax + 32]         ;   185.3 p2      32 sum
        lea edi, [edi + ebx - 1894007588] ;   192.0 p0      32 sum
        and ebx, edx                      ;   198.0 p1      25 sum
        add ebp, ebx                      ;   199.0 p1      32 sum
        rol ebp, 0xe                      ;   200.0 p0      33 v[0]
        mov esi, ecx                      ;   195.0 p1      25 sum copy
        not esi                           ;   196.0 p0      25 sum
        and esi, edx                      ;   198.0 p1      25 sum
        add edi, esi                      ;   199.0 p0      32 sum
        mov esi, edx                      ;   198.0 p1      25 sum copy
        not esi                           ;   199.0 p0      25 sum
        and esi, ebp                      ;   201.0 p1      25 sum
        mov ebx, dword [eax + 48]         ;   190.3 p2      32 sum
        lea ebx, [ebx + ecx - 1894007588] ;   195.0 p0      32 sum
        and ecx, ebp                      ;   201.0 p1      25 sum
        add edi, ecx                      ;   202.0 p0      32 sum
        rol edi, 0xf                      ;   203.0 p0      33 v[3]
        mov ecx, dword [eax + 16]         ;   192.0 p2      32 sum
        lea ecx, [ecx + edx - 1894007588] ;   198.0 p0      32 sum
        and edx, edi                      ;   204.0 p1      25 sum
        add ebx, esi                      ;   202.0 p1      32 sum
        add ebx, edx                      ;   205.0 p1      32 sum
        mov edx, dword [eax + 52]         ;   193.7 p2      32 sum
        lea edx, [edx + ebp - 1894007588] ;   201.0 p0      32 sum
        mov esi, ebp                      ;   201.0 p1      25 sum copy
        not esi                           ;   202.0 p0      25 sum
        rol ebx, 9                        ;   206.0 p0      33 v[2]
        and ebp, ebx                      ;   207.0 p1      25 sum
        and esi, edi                      ;   204.0 p1      25 sum
        add ecx, esi                      ;   205.0 p0      32 sum
        add ecx, ebp                      ;   208.0 p1      32 sum
        rol ecx, 8                        ;   209.0 p0      33 v[1]
        mov esi, edi                      ;   204.0 p1      25 sum copy
        not esi                           ;   205.0 p0      25 sum
        mov ebp, dword [eax + 12]         ;   197.7 p2      32 sum
        and esi, ebx                      ;   207.0 p1      25 sum
        lea ebp, [ebp + edi - 1894007588] ;   204.0 p0      32 sum
        and edi, ecx                      ;   210.0 p1      25 sum
        add edx, esi                      ;   208.0 p0      32 sum
        mov esi, ebx                      ;   207.0 p1      25 sum copy
        not esi                           ;   208.0 p0      25 sum
        add edx, edi                      ;   211.0 p1      32 sum
        mov edi, dword [eax + 28]         ;   200.3 p2      32 sum
        and esi, ecx                      ;   210.0 p0      25 sum
        add ebp, esi                      ;   211.0 p1      32 sum
        rol edx, 9                        ;   212.0 p0      33 v[0]
        lea edi, [edi + ebx - 1894007588] ;   207.0 p0      32 sum
        and ebx, edx                      ;   213.0 p1      25 sum
        add ebp, ebx                      ;   214.0 p1      32 sum
        mov esi, ecx                      ;   210.0 p0      25 sum copy
        not esi                           ;   211.0 p1      25 sum
        and esi, edx                      ;   213.0 p0      25 sum
        rol ebp, 0xe                      ;   215.0 p0      33 v[3]
        mov ebx, dword [eax + 60]         ;   204.0 p2      32 sum
        lea ebx, [ebx + ecx - 1894007588] ;   211.0 p0      32 sum
        and ecx, ebp                      ;   216.0 p1      25 sum
        add edi, esi                      ;   214.0 p1      32 sum
        mov esi, edx                      ;   213.0 p1      25 sum copy
        not esi                           ;   214.0 p0      25 sum
        add edi, ecx                      ;   217.0 p1      32 sum
        rol edi, 5                        ;   218.0 p0      33 v[2]
        and esi, ebp                      ;   216.0 p1      25 sum
        mov ecx, dword [eax + 56]         ;   207.0 p2      32 sum
        lea ecx, [ecx + edx - 1894007588] ;   214.0 p0      32 sum
        and edx, edi                      ;   219.0 p1      25 sum
        add ebx, esi                      ;   217.0 p0      32 sum
        add ebx, edx                      ;   220.0 p1      32 sum
        mov esi, ebp                      ;   216.0 p0      25 sum copy
        not esi                           ;   217.0 p1      25 sum
        and esi, edi                      ;   219.0 p0      25 sum
        rol ebx, 6                        ;   221.0 p0      33 v[1]
        mov edx, dword [eax + 20]         ;   210.0 p2      32 sum
        lea edx, [edx + ebp - 1894007588] ;   219.0 p0      32 sum
        add ecx, esi                      ;   220.0 p1      32 sum
        and ebp, ebx                      ;   222.0 p1      25 sum
        add ecx, ebp                      ;   223.0 p1      32 sum
        rol ecx, 8                        ;   224.0 p0      33 v[0]
        mov esi, edi                      ;   220.3 p1      25 sum copy
        mov ebp, dword [eax + 24]         ;   212.3 p2      32 sum
        lea ebp, [ebp + edi - 1894007588] ;   221.0 p0      32 sum
        and edi, ecx                      ;   225.0 p1      25 sum
        not esi                           ;   222.0 p0      25 sum
        and esi, ebx                      ;   223.0 p1      25 sum
        add edx, esi                      ;   224.0 p0      32 sum
        mov esi, ebx                      ;   223.3 p1      25 sum copy
        not esi                           ;   224.3 p0      25 sum
        add edx, edi                      ;   226.0 p1      32 sum
        mov edi, dword [eax + 8]          ;   215.3 p2      32 sum
        rol edx, 6                        ;   227.0 p0      33 v[3]
        and esi, ecx                      ;   225.3 p1      25 sum
        lea edi, [edi + ebx - 1894007588] ;   226.0 p0      32 sum
        and ebx, edx                      ;   228.0 p1      25 sum
        add ebp, esi                      ;   227.0 p0      32 sum
        mov esi, dword [esp + 20]         ;   217.3 p2      25 sum
        add ebp, ebx                      ;   229.0 p1      32 sum
        mov ebx, dword [esp + 32]         ;   218.3 p2      41 x[2] reload
        and esi, dword [esp + 28]         ;   228.0 p0+p2   25 sum
        xor esi, ebx                      ;   229.0 p1      25 sum
        add esi, dword [esp + 24]         ;   230.0 p0+p2   32 sum
        add esi, dword [eax + 20]         ;   231.0 p1+p2   32 sum
        add esi, 0x50a28be6               ;   232.0 p0      32 sum
        rol ebp, 5                        ;   231.0 p0      33 v[2]
        mov ebx, dword [esp + 36]         ;   222.3 p2      45 h0
        add ebx, ebp                      ;   232.0 p1      45 h0
        xor ebp, edx                      ;   232.0 p1      25 sum
        and ebp, ecx                      ;   233.0 p0      25 sum
        xor ebp, edx                      ;   234.0 p1      25 sum
        add edi, ebp                      ;   235.0 p0      32 sum
        rol edi, 0xc                      ;   236.0 p0      33 v[1]
        mov ebp, dword [eax + 56]         ;   223.7 p2      32 sum
        mov dword [esp + 20], edi         ;   237.0 p3+p4   33 v[1] spill
        rol esi, 8                        ;   235.0 p0      33 v[0]
        add ebp, dword [esp + 28]         ;   233.3 p1+p2   32 sum
        add ebp, 0x50a28be6               ;   234.3 p1      32 sum
        mov edi, esi                      ;   236.0 p1      25 sum copy
        xor edi, dword [esp + 36]         ;   237.0 p0+p2   25 sum
        and edi, dword [esp + 32]         ;   238.0 p1+p2   25 sum
        xor edi, dword [esp + 36]         ;   239.0 p0+p2   25 sum
        add ebp, edi                      ;   240.0 p1      32 sum
        rol ebp, 9                        ;   241.0 p0      33 v[3]
        mov dword [esp + 40], edx         ;   229.0 p3+p4   33 v[3] spill
        mov edx, ebp                      ;   242.0 p1      25 sum copy
        mov dword [esp + 44], ecx         ;   230.0 p3+p4   33 v[0] spill
        mov ecx, dword [eax + 36]         ;   230.7 p2      32 sum
        lea ecx, [ecx + esi + 1352829926] ;   239.0 p0      32 sum
        mov edi, esi                      ;   239.3 p1      25 sum copy
        xor edi, ebp                      ;   242.0 p0      25 sum
        and edi, dword [esp + 36]         ;   243.0 p1+p2   25 sum
        xor edi, esi                      ;   244.0 p0      25 sum
        add edi, dword [eax + 28]         ;   245.0 p1+p2   32 sum
        add edi, dword [esp + 32]         ;   246.0 p0+p2   32 sum
        add edi, 0x50a28be6               ;   247.0 p1      32 sum
        rol edi, 9                        ;   248.0 p0      33 v[2]
        xor edx, edi                      ;   249.0 p1      25 sum
        and esi, edx                      ;   250.0 p0      25 sum
        mov edx, dword [eax]              ;   235.7 p2      32 sum
        xor esi, ebp                      ;   251.0 p1      25 sum
        lea esi, [esi + edx + 1352829926] ;   252.0 p0      32 sum
        mov edx, dword [eax + 8]          ;   237.0 p2      32 sum
        add esi, dword [esp + 36]         ;   253.0 p1+p2   32 sum
        mov dword [esp + 36], ebx         ;   238.0 p3+p4   45 h0 spill
        rol esi, 0xb                      ;   254.0 p0      33 v[1]
        mov ebx, edi                      ;   249.0 p1      25 sum copy
        xor ebx, esi                      ;   255.0 p0      25 sum
        lea edx, [edx + ebp + 1352829926] ;   248.0 p0      32 sum
        and ebp, ebx                      ;   256.0 p1      25 sum
        xor ebp, edi                      ;   257.0 p1      25 sum
        add ecx, ebp                      ;   258.0 p0      32 sum
        rol ecx, 0xd                      ;   259.0 p0      33 v[0]
        mov ebp, dword [eax + 44]         ;   241.3 p2      32 sum
        mov ebx, esi                      ;   255.0 p1      25 sum copy
        xor ebx, ecx                      ;   260.0 p1      25 sum
        lea ebp, [ebp + edi + 1352829926] ;   251.0 p0      32 sum
        and edi, ebx                      ;   261.0 p1      25 sum
        mov ebx, ecx                      ;   260.0 p0      25 sum copy
        xor edi, esi                      ;   262.0 p1      25 sum
        add edx, edi                      ;   263.0 p0      32 sum
        rol edx, 0xf                      ;   264.0 p0      33 v[3]
        mov edi, dword [eax + 16]         ;   244.3 p2      32 sum
        lea edi, [edi + esi + 1352829926] ;   255.0 p0      32 sum
        xor ebx, edx                      ;   265.0 p1      25 sum
        and esi, ebx                      ;   266.0 p1      25 sum
        xor esi, ecx                      ;   267.0 p1      25 sum
        add ebp, esi                      ;   268.0 p0      32 sum
        mov esi, dword [eax + 52]         ;   246.3 p2      32 sum
        lea esi, [esi + ecx + 1352829926] ;   260.0 p0      32 sum
        mov ebx, edx                      ;   265.0 p1      25 sum copy
        rol ebp, 0xf                      ;   269.0 p0      33 v[2]
        xor ebx, ebp                      ;   270.0 p1      25 sum
        and ecx, ebx                      ;   271.0 p1      25 sum
        xor ecx, edx                      ;   272.0 p0      25 sum
        mov ebx, ebp                      ;   270.0 p1      25 sum copy
        add edi, ecx                      ;   273.0 p0      32 sum
        mov ecx, dword [eax + 24]         ;   251.3 p2      32 sum
        lea ecx, [ecx + edx + 1352829926] ;   265.0 p0      32 sum
        rol edi, 5                        ;   274.0 p0      33 v[1]
        xor ebx, edi                      ;   275.0 p1      25 sum
        and edx, ebx                      ;   276.0 p1      25 sum
        xor edx, ebp                      ;   277.0 p1      25 sum
        add esi, edx                      ;   278.0 p0      32 sum
        rol esi, 7                        ;   279.0 p0      33 v[0]
        mov ebx, edi                      ;   275.0 p1      25 sum copy
        xor ebx, esi                      ;   280.0 p1      25 sum
        mov edx, dword [eax + 60]         ;   256.0 p2      32 sum
        lea edx, [edx + ebp + 1352829926] ;   270.0 p0      32 sum
        and ebp, ebx                      ;   281.0 p1      25 sum
        mov ebx, esi                      ;   280.0 p0      25 sum copy
        xor ebp, edi                      ;   282.0 p1      25 sum
        add ecx, ebp                      ;   283.0 p0      32 sum
        mov ebp, dword [eax + 32]         ;   260.3 p2      32 sum
        lea ebp, [ebp + edi + 1352829926] ;   275.0 p0      32 sum
        rol ecx, 7                        ;   284.0 p0      33 v[3]
        xor ebx, ecx                      ;   285.0 p1      25 sum
        and edi, ebx                      ;   286.0 p1      25 sum
        mov ebx, ecx                      ;   285.0 p1      25 sum copy
        xor edi, esi                      ;   287.0 p0      25 sum
        add edx, edi                      ;   288.0 p1      32 sum
        rol edx, 8                        ;   289.0 p0      33 v[2]
        mov edi, dword [eax + 4]          ;   265.3 p2      32 sum
        xor ebx, edx                      ;   290.0 p1      25 sum
        lea edi, [edi + esi + 1352829926] ;   280.0 p0      32 sum
        and esi, ebx                      ;   291.0 p1      25 sum
        mov ebx, edx                      ;   290.0 p0      25 sum copy
        xor esi, ecx                      ;   292.0 p1      25 sum
        add ebp, esi                      ;   293.0 p0      32 sum
        rol ebp, 0xb                      ;   294.0 p0      33 v[1]
        mov esi, dword [eax + 40]         ;   270.0 p2      32 sum
        lea esi, [esi + ecx + 1352829926] ;   285.0 p0      32 sum
        xor ebx, ebp                      ;   295.0 p1      25 sum
        and ecx, ebx                      ;   296.0 p1      25 sum
        xor ecx, edx                      ;   297.0 p1      25 sum
        add edi, ecx                      ;   298.0 p0      32 sum
        mov ecx, dword [eax + 12]         ;   274.0 p2      32 sum
        lea ecx, [ecx + edx + 1352829926] ;   290.0 p0      32 sum
        mov ebx, ebp                      ;   295.0 p1      25 sum copy
        rol edi, 0xe                      ;   299.0 p0      33 v[0]
        xor ebx, edi                      ;   300.0 p1      25 sum
        and edx, ebx                      ;   301.0 p1      25 sum
        xor edx, ebp                      ;   302.0 p0      25 sum
        add esi, edx                      ;   303.0 p1      32 sum
        rol esi, 0xe                      ;   304.0 p0      33 v[3]
        mov ebx, edi                      ;   300.0 p1      25 sum copy
        xor ebx, esi                      ;   305.0 p0      25 sum
        mov edx, dword [eax + 48]         ;   281.3 p2      32 sum
        lea edx, [edx + ebp + 1352829926] ;   295.0 p0      32 sum
        and ebp, ebx                      ;   306.0 p1      25 sum
        xor ebp, edi                      ;   307.0 p1      25 sum
        add ecx, ebp                      ;   308.0 p0      32 sum
        mov ebp, dword [eax + 24]         ;   284.0 p2      32 sum
        lea ebp, [ebp + edi + 1548603684] ;   300.0 p0      32 sum
        mov ebx, esi                      ;   305.0 p1      25 sum copy
        rol ecx, 0xc                      ;   309.0 p0      33 v[2]
        xor ebx, ecx                      ;   310.0 p1      25 sum
        and edi, ebx                      ;   311.0 p0      25 sum
        xor edi, esi                      ;   312.0 p1      25 sum
        add edx, edi                      ;   313.0 p0      32 sum
        rol edx, 6                        ;   314.0 p0      33 v[1]
        mov ebx, ecx                      ;   310.0 p1      24 sum copy
        not ebx                           ;   311.0 p0      24 sum
        mov edi, dword [eax + 44]         ;   291.0 p2      32 sum
        lea edi, [edi + esi + 1548603684] ;   305.0 p0      32 sum
        or ebx, edx                       ;   315.0 p1      24 sum
        xor esi, ebx                      ;   316.0 p0      24 sum
        mov ebx, edx                      ;   315.0 p1      24 sum copy
        add ebp, esi                      ;   317.0 p0      32 sum
        rol ebp, 9                        ;   318.0 p0      33 v[0]
        mov esi, dword [eax + 12]         ;   295.3 p2      32 sum
        lea esi, [esi + ecx + 1548603684] ;   310.0 p0      32 sum
        not ebx                           ;   316.0 p1      24 sum
        or ebx, ebp                       ;   319.0 p0      24 sum
        xor ecx, ebx                      ;   320.0 p1      24 sum
        add edi, ecx                      ;   321.0 p0      32 sum
        mov ecx, dword [eax + 28]         ;   299.3 p2      32 sum
        mov ebx, ebp                      ;   319.0 p1      24 sum copy
        rol edi, 0xd                      ;   322.0 p0      33 v[3]
        not ebx                           ;   320.0 p1      24 sum
        or ebx, edi                       ;   323.0 p0      24 sum
        lea ecx, [ecx + edx + 1548603684] ;   315.0 p0      32 sum
        xor edx, ebx                      ;   324.0 p1      24 sum
        add esi, edx                      ;   325.0 p0      32 sum
        rol esi, 0xf                      ;   326.0 p0      33 v[2]
        mov ebx, edi                      ;   323.0 p1      24 sum copy
        not ebx                           ;   324.0 p0      24 sum
        mov edx, dword [eax]              ;   306.3 p2      32 sum
        lea edx, [edx + ebp + 1548603684] ;   319.0 p0      32 sum
        or ebx, esi                       ;   327.0 p1      24 sum
        xor ebp, ebx                      ;   328.0 p0      24 sum
        add ecx, ebp                      ;   329.0 p1      32 sum
        rol ecx, 7                        ;   330.0 p0      33 v[1]
        mov ebp, dword [eax + 52]         ;   309.7 p2      32 sum
        mov ebx, esi                      ;   327.0 p1      24 sum copy
        not ebx                           ;   328.0 p0      24 sum
        lea ebp, [ebp + edi + 1548603684] ;   323.0 p0      32 sum
        or ebx, ecx                       ;   331.0 p1      24 sum
        xor edi, ebx                      ;   332.0 p0      24 sum
        add edx, edi                      ;   333.0 p1      32 sum
        rol edx, 0xc                      ;   334.0 p0      33 v[0]
        mov ebx, ecx                      ;   331.0 p1      24 sum copy
        not ebx                           ;   332.0 p0      24 sum
        mov edi, dword [eax + 20]         ;   316.0 p2      32 sum
        lea edi, [edi + esi + 1548603684] ;   327.0 p0      32 sum
        or ebx, edx                       ;   335.0 p1      24 sum
        xor esi, ebx                      ;   336.0 p1      24 sum
        mov ebx, edx                      ;   335.0 p0      24 sum copy
        add ebp, esi                      ;   337.0 p1      32 sum
        rol ebp, 8                        ;   338.0 p0      33 v[3]
        mov esi, dword [eax + 40]         ;   319.3 p2      32 sum
        lea esi, [esi + ecx + 1548603684] ;   331.0 p0      32 sum
        not ebx                           ;   336.0 p1      24 sum
        or ebx, ebp                       ;   339.0 p1      24 sum
        xor ecx, ebx                      ;   340.0 p0      24 sum
        add edi, ecx                      ;   341.0 p1      32 sum
        mov ecx, dword [eax + 56]         ;   322.3 p2      32 sum
        rol edi, 9                        ;   342.0 p0      33 v[2]
        mov ebx, ebp                      ;   339.0 p1      24 sum copy
        lea ecx, [ecx + edx + 1548603684] ;   335.0 p0      32 sum
        not ebx                           ;   340.0 p1      24 sum
        or ebx, edi                       ;   343.0 p0      24 sum
        xor edx, ebx                      ;   344.0 p1      24 sum
        add esi, edx                      ;   345.0 p0      32 sum
        mov edx, dword [eax + 60]         ;   327.0 p2      32 sum
        lea edx, [edx + ebp + 1548603684] ;   339.0 p0      32 sum
        mov ebx, edi                      ;   343.0 p1      24 sum copy
        not ebx                           ;   344.0 p0      24 sum
        rol esi, 0xb                      ;   346.0 p0      33 v[1]
        or ebx, esi                       ;   347.0 p1      24 sum
        xor ebp, ebx                      ;   348.0 p1      24 sum
        add ecx, ebp                      ;   349.0 p0      32 sum
        rol ecx, 7                        ;   350.0 p0      33 v[0]
        mov ebx, esi                      ;   347.0 p1      24 sum copy
        not ebx                           ;   348.0 p0      24 sum
        or ebx, ecx                       ;   351.0 p1      24 sum
        mov ebp, dword [eax + 32]         ;   332.3 p2      32 sum
        lea ebp, [ebp + edi + 1548603684] ;   343.0 p0      32 sum
        xor edi, ebx                      ;   352.0 p1      24 sum
        add edx, edi                      ;   353.0 p0      32 sum
        mov edi, dword [eax + 48]         ;   335.0 p2      32 sum
        lea edi, [edi + esi + 1548603684] ;   347.0 p0      32 sum
        mov ebx, ecx                      ;   351.0 p1      24 sum copy
        not ebx                           ;   352.0 p0      24 sum
        rol edx, 7                        ;   354.0 p0      33 v[3]
        or ebx, edx                       ;   355.0 p1      24 sum
        xor esi, ebx                      ;   356.0 p1      24 sum
        add ebp, esi                      ;   357.0 p0      32 sum
        rol ebp, 0xc                      ;   358.0 p0      33 v[2]
        mov ebx, edx                      ;   355.0 p1      24 sum copy
        not ebx                           ;   356.0 p1      24 sum
        or ebx, ebp                       ;   359.0 p0      24 sum
        mov esi, dword [eax + 16]         ;   340.0 p2      32 sum
        lea esi, [esi + ecx + 1548603684] ;   351.0 p0      32 sum
        xor ecx, ebx                      ;   360.0 p1      24 sum
        mov ebx, ebp                      ;   359.0 p1      24 sum copy
        add edi, ecx                      ;   361.0 p0      32 sum
        rol edi, 7                        ;   362.0 p0      33 v[1]
        mov ecx, dword [eax + 36]         ;   343.3 p2      32 sum
        lea ecx, [ecx + edx + 1548603684] ;   355.0 p0      32 sum
        not ebx                           ;   360.0 p1      24 sum
        or ebx, edi                       ;   363.0 p1      24 sum
        xor edx, ebx                      ;   364.0 p0      24 sum
        add esi, edx                      ;   365.0 p1      32 sum
        mov edx, dword [eax + 4]          ;   346.3 p2      32 sum
        mov ebx, edi                      ;   363.0 p0      24 sum copy
        not ebx                           ;   364.0 p1      24 sum
        lea edx, [edx + ebp + 1548603684] ;   359.0 p0      32 sum
        rol esi, 6                        ;   366.0 p0      33 v[0]
        or ebx, esi                       ;   367.0 p1      24 sum
        xor ebp, ebx                      ;   368.0 p1      24 sum
        add ecx, ebp                      ;   369.0 p0      32 sum
        mov ebp, dword [eax + 8]          ;   351.0 p2      32 sum
        mov ebx, esi                      ;   367.0 p1      24 sum copy
        lea ebp, [ebp + edi + 1548603684] ;   363.0 p0      32 sum
        not ebx                           ;   368.0 p1      24 sum
        rol ecx, 0xf                      ;   370.0 p0      33 v[3]
        or ebx, ecx                       ;   371.0 p1      24 sum
        xor edi, ebx                      ;   372.0 p0      24 sum
        mov ebx, ecx                      ;   371.0 p1      24 sum copy
        not ebx                           ;   372.0 p0      24 sum
        add edx, edi                      ;   373.0 p1      32 sum
        mov edi, dword [eax + 60]         ;   355.0 p2      32 sum
        lea edi, [edi + esi + 1836072691] ;   367.0 p0      32 sum
        rol edx, 0xd                      ;   374.0 p0      33 v[2]
        or ebx, edx                       ;   375.0 p1      24 sum
        xor esi, ebx                      ;   376.0 p1      24 sum
        add ebp, esi                      ;   377.0 p0      32 sum
        rol ebp, 0xb                      ;   378.0 p0      33 v[1]
        mov esi, dword [eax + 20]         ;   359.3 p2      32 sum
        mov ebx, dword [eax + 4]          ;   360.3 p2      32 sum
        lea ebx, [ebx + edx + 1836072691] ;   375.0 p0      32 sum
        lea esi, [esi + ecx + 1836072691] ;   371.0 p0      32 sum
        xor ecx, edx                      ;   375.0 p1      24 sum
        or ecx, ebp                       ;   379.0 p1      24 sum
        xor edx, ebp                      ;   379.0 p0      24 sum
        xor ecx, edx                      ;   380.0 p1      24 sum
        add edi, ecx                      ;   381.0 p0      32 sum
        mov ecx, dword [eax + 12]         ;   363.3 p2      32 sum
        lea ecx, [ecx + ebp + 1836072691] ;   379.0 p0      32 sum
        rol edi, 9                        ;   382.0 p0      33 v[0]
        xor ebp, edi                      ;   383.0 p1      24 sum
        or edx, edi                       ;   383.0 p1      24 sum
        xor edx, ebp                      ;   384.0 p0      24 sum
        add esi, edx                      ;   385.0 p1      32 sum
        rol esi, 7                        ;   386.0 p0      33 v[3]
        mov edx, dword [eax + 28]         ;   367.0 p2      32 sum
        or ebp, esi                       ;   387.0 p1      24 sum
        lea edx, [edx + edi + 1836072691] ;   383.0 p0      32 sum
        xor edi, esi                      ;   387.0 p1      24 sum
        xor ebp, edi                      ;   388.0 p0      24 sum
        add ebx, ebp                      ;   389.0 p1      32 sum
        rol ebx, 0xf                      ;   390.0 p0      33 v[2]
        mov ebp, dword [eax + 56]         ;   370.7 p2      32 sum
        lea ebp, [ebp + esi + 1836072691] ;   387.0 p0      32 sum
        or edi, ebx                       ;   391.0 p1      24 sum
        xor esi, ebx                      ;   391.0 p1      24 sum
        xor edi, esi                      ;   392.0 p0      24 sum
        add ecx, edi                      ;   393.0 p1      32 sum
        rol ecx, 0xb                      ;   394.0 p0      33 v[1]
        mov edi, dword [eax + 24]         ;   373.7 p2      32 sum
        lea edi, [edi + ebx + 1836072691] ;   391.0 p0      32 sum
        xor ebx, ecx                      ;   395.0 p1      24 sum
        or esi, ecx                       ;   395.0 p0      24 sum
        xor esi, ebx                      ;   396.0 p1      24 sum
        add edx, esi                      ;   397.0 p0      32 sum
        mov esi, dword [eax + 36]         ;   377.0 p2      32 sum
        rol edx, 8                        ;   398.0 p0      33 v[0]
        or ebx, edx                       ;   399.0 p1      24 sum
        lea esi, [esi + ecx + 1836072691] ;   395.0 p0      32 sum
        xor ecx, edx                      ;   399.0 p1      24 sum
        xor ebx, ecx                      ;   400.0 p0      24 sum
        add ebp, ebx                      ;   401.0 p1      32 sum
        rol ebp, 6                        ;   402.0 p0      33 v[3]
        or ecx, ebp                       ;   403.0 p1      24 sum
        mov ebx, dword [eax + 44]         ;   381.3 p2      32 sum
        lea ebx, [ebx + edx + 1836072691] ;   399.0 p0      32 sum
        xor edx, ebp                      ;   403.0 p1      24 sum
        xor ecx, edx                      ;   404.0 p0      24 sum
        add edi, ecx                      ;   405.0 p1      32 sum
        rol edi, 6                        ;   406.0 p0      33 v[2]
        or edx, edi                       ;   407.0 p1      24 sum
        mov ecx, dword [eax + 32]         ;   384.3 p2      32 sum
        lea ecx, [ecx + ebp + 1836072691] ;   403.0 p0      32 sum
        xor ebp, edi                      ;   407.0 p1      24 sum
        xor edx, ebp                      ;   408.0 p0      24 sum
        add esi, edx                      ;   409.0 p1      32 sum
        mov edx, dword [eax + 48]         ;   388.0 p2      32 sum
        lea edx, [edx + edi + 1836072691] ;   407.0 p0      32 sum
        rol esi, 0xe                      ;   410.0 p0      33 v[1]
        or ebp, esi                       ;   411.0 p1      24 sum
        xor edi, esi                      ;   411.0 p1      24 sum
        xor ebp, edi                      ;   412.0 p0      24 sum
        add ebx, ebp                      ;   413.0 p1      32 sum
        mov ebp, dword [eax + 8]          ;   391.7 p2      32 sum
        lea ebp, [ebp + esi + 1836072691] ;   411.0 p0      32 sum
        rol ebx, 0xc                      ;   414.0 p0      33 v[0]
        or edi, ebx                       ;   415.0 p1      24 sum
        xor esi, ebx                      ;   415.0 p0      24 sum
        xor edi, esi                      ;   416.0 p1      24 sum
        add ecx, edi                      ;   417.0 p0      32 sum
        mov edi, dword [eax + 40]         ;   395.7 p2      32 sum
        rol ecx, 0xd                      ;   418.0 p0      33 v[3]
        lea edi, [edi + ebx + 1836072691] ;   415.0 p0      32 sum
        xor ebx, ecx                      ;   419.0 p1      24 sum
        or esi, ecx                       ;   419.0 p1      24 sum
        xor esi, ebx                      ;   420.0 p0      24 sum
        add edx, esi                      ;   421.0 p1      32 sum
        rol edx, 5                        ;   422.0 p0      33 v[2]
        mov esi, dword [eax]              ;   400.3 p2      32 sum
        lea esi, [esi + ecx + 1836072691] ;   419.0 p0      32 sum
        or ebx, edx                       ;   423.0 p1      24 sum
        xor ecx, edx                      ;   423.0 p0      24 sum
        xor ebx, ecx                      ;   424.0 p1      24 sum
        add ebp, ebx                      ;   425.0 p0      32 sum
        mov ebx, dword [eax + 16]         ;   404.3 p2      32 sum
        lea ebx, [ebx + edx + 1836072691] ;   423.0 p0      32 sum
        rol ebp, 0xe                      ;   426.0 p0      33 v[1]
        xor edx, ebp                      ;   427.0 p1      24 sum
        or ecx, ebp                       ;   427.0 p1      24 sum
        xor ecx, edx                      ;   428.0 p0      24 sum
        add edi, ecx                      ;   429.0 p1      32 sum
        rol edi, 0xd                      ;   430.0 p0      33 v[0]
        mov ecx, dword [eax + 52]         ;   408.7 p2      32 sum
        lea ecx, [ecx + ebp + 1836072691] ;   427.0 p0      32 sum
        xor ebp, edi                      ;   431.0 p1      24 sum
        or edx, edi                       ;   431.0 p1      24 sum
        xor edx, ebp                      ;   432.0 p0      24 sum
        add esi, edx                      ;   433.0 p1      32 sum
        rol esi, 0xd                      ;   434.0 p0      33 v[3]
        mov edx, edi                      ;   431.0 p1      24 sum copy
        xor edx, esi                      ;   435.0 p0      24 sum
        or ebp, esi                       ;   435.0 p1      24 sum
        xor ebp, edx                      ;   436.0 p0      24 sum
        add ebx, ebp                      ;   437.0 p1      32 sum
        mov ebp, dword [eax + 32]         ;   414.7 p2      32 sum
        rol ebx, 7                        ;   438.0 p0      33 v[2]
        and edx, ebx                      ;   439.0 p1      24 sum
        add ebp, edi                      ;   431.0 p0      32 sum
        xor edi, edx                      ;   440.0 p1      24 sum
        add ecx, edi                      ;   441.0 p0      32 sum
        rol ecx, 5                        ;   442.0 p0      33 v[1]
        mov edi, dword [eax + 24]         ;   419.0 p2      32 sum
        add edi, esi                      ;   435.0 p1      32 sum
        xor esi, ebx                      ;   439.0 p0      24 sum
        mov edx, dword [eax + 4]          ;   420.3 p2      32 sum
        add edx, ecx                      ;   443.0 p1      32 sum
        xor esi, ecx                      ;   443.0 p0      24 sum
        add ebp, esi                      ;   444.0 p1      32 sum
        mov esi, dword [eax + 16]         ;   423.3 p2      32 sum
        add esi, ebx                      ;   439.0 p0      32 sum
        rol ebp, 0xf                      ;   445.0 p0      33 v[0]
        xor ebx, ecx                      ;   443.0 p1      24 sum
        xor ebx, ebp                      ;   446.0 p1      24 sum
        add edi, ebx                      ;   447.0 p0      32 sum
        rol edi, 5                        ;   448.0 p0      33 v[3]
        xor ecx, ebp                      ;   446.0 p1      24 sum
        xor ecx, edi                      ;   449.0 p1      24 sum
        add esi, ecx                      ;   450.0 p0      32 sum
        rol esi, 8                        ;   451.0 p0      33 v[2]
        mov ecx, dword [eax + 12]         ;   429.0 p2      32 sum
        add ecx, ebp                      ;   446.0 p1      32 sum
        xor ebp, edi                      ;   449.0 p0      24 sum
        xor ebp, esi                      ;   452.0 p1      24 sum
        add edx, ebp                      ;   453.0 p0      32 sum
        mov ebp, dword [eax + 44]         ;   432.0 p2      32 sum
        add ebp, edi                      ;   449.0 p1      32 sum
        xor edi, esi                      ;   452.0 p0      24 sum
        rol edx, 0xb                      ;   454.0 p0      33 v[1]
        xor edi, edx                      ;   455.0 p1      24 sum
        add ecx, edi                      ;   456.0 p0      32 sum
        mov edi, dword [eax + 60]         ;   436.0 p2      32 sum
        add edi, esi                      ;   452.0 p1      32 sum
        xor esi, edx                      ;   455.0 p0      24 sum
        rol ecx, 0xe                      ;   457.0 p0      33 v[0]
        xor esi, ecx                      ;   458.0 p1      24 sum
        add ebp, esi                      ;   459.0 p0      32 sum
        rol ebp, 0xe                      ;   460.0 p0      33 v[3]
        mov esi, dword [eax]              ;   440.3 p2      32 sum
        add esi, edx                      ;   455.0 p1      32 sum
        xor edx, ecx                      ;   458.0 p0      24 sum
        xor edx, ebp                      ;   461.0 p1      24 sum
        add edi, edx                      ;   462.0 p0      32 sum
        rol edi, 6                        ;   463.0 p0      33 v[2]
        mov edx, dword [eax + 20]         ;   444.0 p2      32 sum
        add edx, ecx                      ;   458.0 p1      32 sum
        xor ecx, ebp                      ;   461.0 p1      24 sum
        xor ecx, edi                      ;   464.0 p0      24 sum
        add esi, ecx                      ;   465.0 p1      32 sum
        mov ecx, dword [eax + 48]         ;   445.7 p2      32 sum
        add ecx, ebp                      ;   461.0 p0      32 sum
        rol esi, 0xe                      ;   466.0 p0      33 v[1]
        xor ebp, edi                      ;   464.0 p1      24 sum
        xor ebp, esi                      ;   467.0 p1      24 sum
        add edx, ebp                      ;   468.0 p0      32 sum
        mov ebp, dword [eax + 8]          ;   449.0 p2      32 sum
        rol edx, 6                        ;   469.0 p0      33 v[0]
        add ebp, edi                      ;   464.0 p1      32 sum
        xor edi, esi                      ;   467.0 p0      24 sum
        xor edi, edx                      ;   470.0 p1      24 sum
        add ecx, edi                      ;   471.0 p0      32 sum
        mov edi, dword [eax + 52]         ;   452.7 p2      32 sum
        add edi, esi                      ;   467.0 p1      32 sum
        rol ecx, 9                        ;   472.0 p0      33 v[3]
        xor esi, edx                      ;   470.0 p1      24 sum
        xor esi, ecx                      ;   473.0 p0      24 sum
        add ebp, esi                      ;   474.0 p1      32 sum
        mov esi, dword [eax + 36]         ;   455.0 p2      32 sum
        add esi, edx                      ;   470.0 p0      32 sum
        rol ebp, 0xc                      ;   475.0 p0      33 v[2]
        xor edx, ecx                      ;   473.0 p1      24 sum
        xor edx, ebp                      ;   476.0 p0      24 sum
        add edi, edx                      ;   477.0 p1      32 sum
        mov edx, dword [eax + 28]         ;   458.0 p2      32 sum
        add edx, ecx                      ;   473.0 p0      32 sum
        xor ecx, ebp                      ;   476.0 p1      24 sum
        rol edi, 9                        ;   478.0 p0      33 v[1]
        xor ecx, edi                      ;   479.0 p1      24 sum
        add esi, ecx                      ;   480.0 p0      32 sum
        mov ecx, dword [eax + 40]         ;   461.7 p2      32 sum
        rol esi, 0xc                      ;   481.0 p0      33 v[0]
        add ecx, ebp                      ;   476.0 p1      32 sum
        xor ebp, edi                      ;   479.0 p1      24 sum
        xor ebp, esi                      ;   482.0 p0      24 sum
        add edx, ebp                      ;   483.0 p1      32 sum
        rol edx, 5                        ;   484.0 p0      33 v[3]
        mov ebp, dword [eax + 56]         ;   465.0 p2      32 sum
        add ebp, edi                      ;   479.0 p1      32 sum
        xor edi, esi                      ;   482.0 p0      24 sum
        xor edi, edx                      ;   485.0 p1      24 sum
        add ecx, edi                      ;   486.0 p0      32 sum
        mov edi, dword [esp + 32]         ;   467.0 p2      46 h
        add edi, esi                      ;   482.0 p1      46 h
        xor esi, edx                      ;   485.0 p0      24 sum
        rol ecx, 0xf                      ;   487.0 p0      33 v[2]
        xor esi, ecx                      ;   488.0 p1      24 sum
        add ebp, esi                      ;   489.0 p0      32 sum
        rol ebp, 8                        ;   490.0 p0      33 v[1]
        add edi, dword [esp + 40]         ;   483.0 p1+p2   46 h
        mov esi, dword [esp + 36]         ;   472.0 p2      45 h0 reload
        add esi, edx                      ;   485.0 p1      45 h0
        mov edx, dword [esp + 44]         ;   473.0 p2      46 h
        add edx, dword [esp + 28]         ;   476.0 p0+p2   46 h
        add edx, ebp                      ;   491.0 p1      46 h
        add eax, 0x40                     ;   475.0 p0      38 blocks
        mov ebp, dword [esp + 20]         ;   475.3 p2      46 h
        add ebp, dword [esp + 24]         ;   478.3 p1+p2   46 h
        add ebp, ecx                      ;   488.0 p0      46 h
        cmp eax, dword [esp + 16]         ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 4], edi          ;                    resident
        mov dword [esp + 8], edx          ;                    resident
        mov dword [esp + 12], ebp         ;                    resident
        mov dword [esp + 72], eax         ;                    resident
        mov dword [esp + 0], esi          ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]          ;     0.0 p2      38 blocks reload
        mov edi, dword [esp + 68]         ;     1.0 p2      38 blocks reload
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
        add esp, 0x30                     ;                    frame
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
