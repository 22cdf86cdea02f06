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
;   blocks: 994 uops, planned 492.7; bounds: width 331.3, ports 414.5, path 257.0
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
        mov dword [esp + 20], esi         ;     2.7 p3+p4   41 x[0] spill
        mov esi, dword [eax + 4]          ;     3.3 p2      32 sum
        mov dword [esp + 24], ecx         ;     3.7 p3+p4   24 sum spill
        mov ecx, ebx                      ;     7.0 p1      24 sum copy
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
        mov dword [esp + 36], edi         ;    13.0 p3+p4   41 x[1] spill
        lea esi, [ecx + esi]              ;    15.7 p0      32 sum
        xor ecx, ebp                      ;    17.0 p1      24 sum
        xor ecx, ebx                      ;    21.0 p1      24 sum
        add edx, ecx                      ;    22.0 p0      32 sum
        rol edx, 5                        ;    23.0 p0      33 v[0]
        mov ecx, dword [eax + 24]         ;    15.3 p2      32 sum
        add ecx, ebp                      ;    18.3 p1      32 sum
        xor ebp, ebx                      ;    21.0 p1      24 sum
        xor ebp, edx                      ;    24.0 p0      24 sum
        add esi, ebp                      ;    25.0 p1      32 sum
        rol esi, 8                        ;    26.0 p0      33 v[3]
        mov ebp, dword [eax + 28]         ;    17.3 p2      32 sum
        add ebp, ebx                      ;    21.0 p1      32 sum
        xor ebx, edx                      ;    24.0 p0      24 sum
        xor ebx, esi                      ;    27.0 p1      24 sum
        add ecx, ebx                      ;    28.0 p0      32 sum
        rol ecx, 7                        ;    29.0 p0      33 v[2]
        mov ebx, dword [eax + 32]         ;    19.3 p2      32 sum
        add ebx, edx                      ;    24.0 p1      32 sum
        xor edx, esi                      ;    27.0 p1      24 sum
        xor edx, ecx                      ;    30.0 p0      24 sum
        add ebp, edx                      ;    31.0 p1      32 sum
        rol ebp, 9                        ;    32.0 p0      33 v[1]
        mov edi, dword [eax + 36]         ;    21.3 p2      32 sum
        add edi, esi                      ;    27.0 p1      32 sum
        xor esi, ecx                      ;    30.0 p0      24 sum
        xor esi, ebp                      ;    33.0 p1      24 sum
        add ebx, esi                      ;    34.0 p0      32 sum
        rol ebx, 0xb                      ;    35.0 p0      33 v[0]
        mov esi, dword [eax + 40]         ;    23.3 p2      32 sum
        add esi, ecx                      ;    30.0 p1      32 sum
        xor ecx, ebp                      ;    33.0 p1      24 sum
        xor ecx, ebx                      ;    36.0 p0      24 sum
        add edi, ecx                      ;    37.0 p1      32 sum
        mov edx, dword [eax + 44]         ;    25.0 p2      32 sum
        rol edi, 0xd                      ;    38.0 p0      33 v[3]
        lea ecx, [ebp + edx]              ;    33.0 p0      32 sum
        xor ebp, ebx                      ;    36.0 p1      24 sum
        xor ebp, edi                      ;    39.0 p1      24 sum
        add esi, ebp                      ;    40.0 p0      32 sum
        rol esi, 0xe                      ;    41.0 p0      33 v[2]
        mov ebp, dword [eax + 48]         ;    27.3 p2      32 sum
        add ebp, ebx                      ;    36.0 p1      32 sum
        xor ebx, edi                      ;    39.0 p1      24 sum
        xor ebx, esi                      ;    42.0 p0      24 sum
        add ecx, ebx                      ;    43.0 p1      32 sum
        mov ebx, dword [eax + 52]         ;    29.0 p2      32 sum
        rol ecx, 0xf                      ;    44.0 p0      33 v[1]
        lea edx, [edi + ebx]              ;    39.0 p0      32 sum
        xor edi, esi                      ;    42.0 p1      24 sum
        xor edi, ecx                      ;    45.0 p1      24 sum
        add ebp, edi                      ;    46.0 p0      32 sum
        mov edi, dword [eax + 56]         ;    31.0 p2      32 sum
        rol ebp, 6                        ;    47.0 p0      33 v[0]
        lea ebx, [esi + edi]              ;    42.0 p0      32 sum
        xor esi, ecx                      ;    45.0 p1      24 sum
        xor esi, ebp                      ;    48.0 p1      24 sum
        add edx, esi                      ;    49.0 p1      32 sum
        rol edx, 7                        ;    50.0 p0      33 v[3]
        mov esi, dword [eax + 60]         ;    33.3 p2      32 sum
        add esi, ecx                      ;    45.0 p1      32 sum
        xor ecx, ebp                      ;    48.0 p0      24 sum
        xor ecx, edx                      ;    51.0 p1      24 sum
        add ebx, ecx                      ;    52.0 p0      32 sum
        rol ebx, 9                        ;    53.0 p0      33 v[2]
        mov ecx, dword [eax + 16]         ;    35.3 p2      32 sum
        lea ecx, [ecx + edx + 1518500249] ;    51.0 p0      32 sum
        xor edx, ebx                      ;    54.0 p1      24 sum
        mov edi, dword [eax + 28]         ;    36.3 p2      32 sum
        lea edi, [edi + ebp + 1518500249] ;    48.0 p0      32 sum
        xor ebp, edx                      ;    55.0 p1      24 sum
        add esi, ebp                      ;    56.0 p1      32 sum
        rol esi, 8                        ;    57.0 p0      33 v[1]
        or edx, esi                       ;    58.0 p1      24 sum
        mov ebp, dword [eax + 52]         ;    38.3 p2      32 sum
        lea ebp, [ebp + ebx + 1518500249] ;    54.0 p0      32 sum
        xor ebx, esi                      ;    58.0 p1      24 sum
        xor edx, ebx                      ;    59.0 p1      24 sum
        add edi, edx                      ;    60.0 p0      32 sum
        rol edi, 7                        ;    61.0 p0      33 v[0]
        or ebx, edi                       ;    62.0 p1      24 sum
        mov edx, dword [eax + 4]          ;    42.3 p2      32 sum
        lea edx, [edx + esi + 1518500249] ;    58.0 p0      32 sum
        xor esi, edi                      ;    62.0 p1      24 sum
        xor ebx, esi                      ;    63.0 p1      24 sum
        add ecx, ebx                      ;    64.0 p0      32 sum
        rol ecx, 6                        ;    65.0 p0      33 v[3]
        or esi, ecx                       ;    66.0 p1      24 sum
        mov ebx, dword [eax + 40]         ;    45.3 p2      32 sum
        lea ebx, [ebx + edi + 1518500249] ;    62.0 p0      32 sum
        xor edi, ecx                      ;    66.0 p1      24 sum
        xor esi, edi                      ;    67.0 p1      24 sum
        add ebp, esi                      ;    68.0 p0      32 sum
        rol ebp, 8                        ;    69.0 p0      33 v[2]
        or edi, ebp                       ;    70.0 p1      24 sum
        mov esi, dword [eax + 24]         ;    48.7 p2      32 sum
        lea esi, [esi + ecx + 1518500249] ;    66.0 p0      32 sum
        xor ecx, ebp                      ;    70.0 p1      24 sum
        xor edi, ecx                      ;    71.0 p1      24 sum
        add edx, edi                      ;    72.0 p0      32 sum
        rol edx, 0xd                      ;    73.0 p0      33 v[1]
        or ecx, edx                       ;    74.0 p1      24 sum
        mov edi, dword [eax + 60]         ;    52.3 p2      32 sum
        lea edi, [edi + ebp + 1518500249] ;    70.0 p0      32 sum
        xor ebp, edx                      ;    74.0 p1      24 sum
        xor ecx, ebp                      ;    75.0 p1      24 sum
        add ebx, ecx                      ;    76.0 p0      32 sum
        rol ebx, 0xb                      ;    77.0 p0      33 v[0]
        or ebp, ebx                       ;    78.0 p1      24 sum
        mov ecx, dword [eax + 12]         ;    55.7 p2      32 sum
        lea ecx, [ecx + edx + 1518500249] ;    74.0 p0      32 sum
        xor edx, ebx                      ;    78.0 p1      24 sum
        xor ebp, edx                      ;    79.0 p1      24 sum
        add esi, ebp                      ;    80.0 p0      32 sum
        rol esi, 9                        ;    81.0 p0      33 v[3]
        or edx, esi                       ;    82.0 p1      24 sum
        mov ebp, dword [eax + 48]         ;    60.0 p2      32 sum
        lea ebp, [ebp + ebx + 1518500249] ;    78.0 p0      32 sum
        xor ebx, esi                      ;    82.0 p1      24 sum
        xor edx, ebx                      ;    83.0 p1      24 sum
        add edi, edx                      ;    84.0 p0      32 sum
        rol edi, 7                        ;    85.0 p0      33 v[2]
        or ebx, edi                       ;    86.0 p1      24 sum
        mov edx, dword [eax]              ;    64.0 p2      32 sum
        lea edx, [edx + esi + 1518500249] ;    82.0 p0      32 sum
        xor esi, edi                      ;    86.0 p1      24 sum
        xor ebx, esi                      ;    87.0 p1      24 sum
        add ecx, ebx                      ;    88.0 p0      32 sum
        rol ecx, 0xf                      ;    89.0 p0      33 v[1]
        or esi, ecx                       ;    90.0 p1      24 sum
        mov ebx, dword [eax + 36]         ;    68.0 p2      32 sum
        lea ebx, [ebx + edi + 1518500249] ;    86.0 p0      32 sum
        xor edi, ecx                      ;    90.0 p1      24 sum
        xor esi, edi                      ;    91.0 p1      24 sum
        add ebp, esi                      ;    92.0 p0      32 sum
        rol ebp, 7                        ;    93.0 p0      33 v[0]
        or edi, ebp                       ;    94.0 p1      24 sum
        mov esi, dword [eax + 20]         ;    72.0 p2      32 sum
        lea esi, [esi + ecx + 1518500249] ;    90.0 p0      32 sum
        xor ecx, ebp                      ;    94.0 p1      24 sum
        xor edi, ecx                      ;    95.0 p0      24 sum
        add edx, edi                      ;    96.0 p1      32 sum
        rol edx, 0xc                      ;    97.0 p0      33 v[3]
        or ecx, edx                       ;    98.0 p1      24 sum
        mov edi, dword [eax + 8]          ;    76.0 p2      32 sum
        lea edi, [edi + ebp + 1518500249] ;    94.0 p0      32 sum
        xor ebp, edx                      ;    98.0 p1      24 sum
        xor ecx, ebp                      ;    99.0 p0      24 sum
        add ebx, ecx                      ;   100.0 p1      32 sum
        rol ebx, 0xf                      ;   101.0 p0      33 v[2]
        or ebp, ebx                       ;   102.0 p1      24 sum
        mov ecx, dword [eax + 56]         ;    80.0 p2      32 sum
        lea ecx, [ecx + edx + 1518500249] ;    98.0 p0      32 sum
        xor edx, ebx                      ;   102.0 p1      24 sum
        xor ebp, edx                      ;   103.0 p0      24 sum
        add esi, ebp                      ;   104.0 p1      32 sum
        rol esi, 9                        ;   105.0 p0      33 v[1]
        or edx, esi                       ;   106.0 p1      24 sum
        mov ebp, dword [eax + 44]         ;    84.0 p2      32 sum
        lea ebp, [ebp + ebx + 1518500249] ;   102.0 p0      32 sum
        xor ebx, esi                      ;   106.0 p1      24 sum
        xor edx, ebx                      ;   107.0 p0      24 sum
        add edi, edx                      ;   108.0 p1      32 sum
        rol edi, 0xb                      ;   109.0 p0      33 v[0]
        or ebx, edi                       ;   110.0 p1      24 sum
        mov edx, dword [eax + 32]         ;    88.0 p2      32 sum
        lea edx, [edx + esi + 1518500249] ;   106.0 p0      32 sum
        xor esi, edi                      ;   110.0 p1      24 sum
        xor ebx, esi                      ;   111.0 p0      24 sum
        add ecx, ebx                      ;   112.0 p1      32 sum
        rol ecx, 7                        ;   113.0 p0      33 v[3]
        or esi, ecx                       ;   114.0 p1      24 sum
        mov ebx, edi                      ;   110.0 p0      24 sum copy
        xor ebx, ecx                      ;   114.0 p1      24 sum
        xor esi, ebx                      ;   115.0 p0      24 sum
        add ebp, esi                      ;   116.0 p1      32 sum
        rol ebp, 0xd                      ;   117.0 p0      33 v[2]
        mov esi, dword [eax + 12]         ;    95.3 p2      32 sum
        lea esi, [esi + edi + 1859775393] ;   110.0 p0      32 sum
        and ebx, ebp                      ;   118.0 p1      24 sum
        xor edi, ebx                      ;   119.0 p1      24 sum
        mov ebx, ebp                      ;   118.0 p0      24 sum copy
        not ebx                           ;   119.0 p1      24 sum
        add edx, edi                      ;   120.0 p0      32 sum
        rol edx, 0xc                      ;   121.0 p0      33 v[1]
        mov edi, dword [eax + 40]         ;    99.7 p2      32 sum
        lea edi, [edi + ecx + 1859775393] ;   114.0 p0      32 sum
        or ebx, edx                       ;   122.0 p1      24 sum
        xor ecx, ebx                      ;   123.0 p1      24 sum
        add esi, ecx                      ;   124.0 p0      32 sum
        rol esi, 0xb                      ;   125.0 p0      33 v[0]
        mov ecx, dword [eax + 56]         ;   103.3 p2      32 sum
        lea ecx, [ecx + ebp + 1859775393] ;   118.0 p0      32 sum
        mov ebx, edx                      ;   122.0 p1      24 sum copy
        not ebx                           ;   123.0 p1      24 sum
        or ebx, esi                       ;   126.0 p0      24 sum
        xor ebp, ebx                      ;   127.0 p1      24 sum
        add edi, ebp                      ;   128.0 p0      32 sum
        rol edi, 0xd                      ;   129.0 p0      33 v[3]
        mov ebp, dword [eax + 16]         ;   107.7 p2      32 sum
        lea ebp, [ebp + edx + 1859775393] ;   122.0 p0      32 sum
        mov ebx, esi                      ;   126.0 p1      24 sum copy
        not ebx                           ;   127.0 p1      24 sum
        or ebx, edi                       ;   130.0 p0      24 sum
        xor edx, ebx                      ;   131.0 p1      24 sum
        add ecx, edx                      ;   132.0 p0      32 sum
        rol ecx, 6                        ;   133.0 p0      33 v[2]
        mov edx, dword [eax + 36]         ;   112.0 p2      32 sum
        lea edx, [edx + esi + 1859775393] ;   126.0 p0      32 sum
        mov ebx, edi                      ;   130.0 p1      24 sum copy
        not ebx                           ;   131.0 p1      24 sum
        or ebx, ecx                       ;   134.0 p0      24 sum
        xor esi, ebx                      ;   135.0 p1      24 sum
        add ebp, esi                      ;   136.0 p0      32 sum
        rol ebp, 7                        ;   137.0 p0      33 v[1]
        mov esi, dword [eax + 60]         ;   117.0 p2      32 sum
        lea esi, [esi + edi + 1859775393] ;   130.0 p0      32 sum
        mov ebx, ecx                      ;   134.0 p1      24 sum copy
        not ebx                           ;   135.0 p0      24 sum
        or ebx, ebp                       ;   138.0 p1      24 sum
        xor edi, ebx                      ;   139.0 p0      24 sum
        add edx, edi                      ;   140.0 p1      32 sum
        rol edx, 0xe                      ;   141.0 p0      33 v[0]
        mov edi, dword [eax + 32]         ;   121.0 p2      32 sum
        lea edi, [edi + ecx + 1859775393] ;   134.0 p0      32 sum
        mov ebx, ebp                      ;   138.0 p1      24 sum copy
        not ebx                           ;   139.0 p0      24 sum
        or ebx, edx                       ;   142.0 p1      24 sum
        xor ecx, ebx                      ;   143.0 p0      24 sum
        add esi, ecx                      ;   144.0 p1      32 sum
        rol esi, 9                        ;   145.0 p0      33 v[3]
        mov ecx, dword [eax + 4]          ;   126.3 p2      32 sum
        lea ecx, [ecx + ebp + 1859775393] ;   138.0 p0      32 sum
        mov ebx, edx                      ;   142.0 p1      24 sum copy
        not ebx                           ;   143.0 p1      24 sum
        or ebx, esi                       ;   146.0 p0      24 sum
        xor ebp, ebx                      ;   147.0 p0      24 sum
        add edi, ebp                      ;   148.0 p1      32 sum
        rol edi, 0xd                      ;   149.0 p0      33 v[2]
        mov ebp, dword [eax + 8]          ;   130.3 p2      32 sum
        lea ebp, [ebp + edx + 1859775393] ;   142.0 p0      32 sum
        mov ebx, esi                      ;   146.0 p1      24 sum copy
        not ebx                           ;   147.0 p0      24 sum
        or ebx, edi                       ;   150.0 p1      24 sum
        xor edx, ebx                      ;   151.0 p0      24 sum
        add ecx, edx                      ;   152.0 p1      32 sum
        rol ecx, 0xf                      ;   153.0 p0      33 v[1]
        mov edx, dword [eax + 28]         ;   134.3 p2      32 sum
        lea edx, [edx + esi + 1859775393] ;   146.0 p0      32 sum
        mov ebx, edi                      ;   150.0 p1      24 sum copy
        not ebx                           ;   151.0 p0      24 sum
        or ebx, ecx                       ;   154.0 p1      24 sum
        xor esi, ebx                      ;   155.0 p0      24 sum
        add ebp, esi                      ;   156.0 p1      32 sum
        rol ebp, 0xe                      ;   157.0 p0      33 v[0]
        mov esi, dword [eax]              ;   138.3 p2      32 sum
        lea esi, [esi + edi + 1859775393] ;   150.0 p0      32 sum
        mov ebx, ecx                      ;   154.0 p1      24 sum copy
        not ebx                           ;   155.0 p0      24 sum
        or ebx, ebp                       ;   158.0 p1      24 sum
        xor edi, ebx                      ;   159.0 p0      24 sum
        add edx, edi                      ;   160.0 p1      32 sum
        rol edx, 8                        ;   161.0 p0      33 v[3]
        mov edi, dword [eax + 24]         ;   142.3 p2      32 sum
        lea edi, [edi + ecx + 1859775393] ;   154.0 p0      32 sum
        mov ebx, ebp                      ;   158.0 p1      24 sum copy
        not ebx                           ;   159.0 p0      24 sum
        or ebx, edx                       ;   162.0 p1      24 sum
        xor ecx, ebx                      ;   163.0 p0      24 sum
        add esi, ecx                      ;   164.0 p1      32 sum
        rol esi, 0xd                      ;   165.0 p0      33 v[2]
        mov ecx, dword [eax + 52]         ;   146.3 p2      32 sum
        lea ecx, [ecx + ebp + 1859775393] ;   158.0 p0      32 sum
        mov ebx, edx                      ;   162.0 p1      24 sum copy
        not ebx                           ;   163.0 p0      24 sum
        or ebx, esi                       ;   166.0 p1      24 sum
        xor ebp, ebx                      ;   167.0 p0      24 sum
        add edi, ebp                      ;   168.0 p1      32 sum
        rol edi, 6                        ;   169.0 p0      33 v[1]
        mov ebp, dword [eax + 44]         ;   150.3 p2      32 sum
        lea ebp, [ebp + edx + 1859775393] ;   162.0 p0      32 sum
        mov ebx, esi                      ;   166.0 p1      24 sum copy
        not ebx                           ;   167.0 p0      24 sum
        or ebx, edi                       ;   170.0 p1      24 sum
        xor edx, ebx                      ;   171.0 p0      24 sum
        add ecx, edx                      ;   172.0 p1      32 sum
        rol ecx, 5                        ;   173.0 p0      33 v[0]
        mov edx, dword [eax + 20]         ;   154.3 p2      32 sum
        lea edx, [edx + esi + 1859775393] ;   166.0 p0      32 sum
        mov ebx, edi                      ;   170.0 p1      24 sum copy
        not ebx                           ;   171.0 p0      24 sum
        or ebx, ecx                       ;   174.0 p1      24 sum
        xor esi, ebx                      ;   175.0 p0      24 sum
        add ebp, esi                      ;   176.0 p1      32 sum
        rol ebp, 0xc                      ;   177.0 p0      33 v[3]
        mov esi, dword [eax + 48]         ;   158.3 p2      32 sum
        lea esi, [esi + edi + 1859775393] ;   170.0 p0      32 sum
        mov ebx, ecx                      ;   174.0 p1      24 sum copy
        not ebx                           ;   175.0 p0      24 sum
        or ebx, ebp                       ;   178.0 p1      24 sum
        xor edi, ebx                      ;   179.0 p0      24 sum
        add edx, edi                      ;   180.0 p1      32 sum
        rol edx, 7                        ;   181.0 p0      33 v[2]
        mov edi, dword [eax + 4]          ;   162.3 p2      32 sum
        lea edi, [edi + ecx - 1894007588] ;   174.0 p0      32 sum
        mov ebx, ebp                      ;   178.0 p1      24 sum copy
        not ebx                           ;   179.0 p0      24 sum
        or ebx, edx                       ;   182.0 p1      24 sum
        xor ecx, ebx                      ;   183.0 p0      24 sum
        add esi, ecx                      ;   184.0 p1      32 sum
        rol esi, 5                        ;   185.0 p0      33 v[1]
        mov ecx, ebp                      ;   178.0 p1      25 sum copy
        not ecx                           ;   179.0 p0      25 sum
        and ecx, edx                      ;   182.0 p1      25 sum
        mov ebx, dword [eax + 36]         ;   167.3 p2      32 sum
        lea ebx, [ebx + ebp - 1894007588] ;   178.0 p0      32 sum
        and ebp, esi                      ;   186.0 p1      25 sum
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
        add ebx, edx                      ;   190.0 p0      32 sum
        rol ebx, 0xc                      ;   191.0 p0      33 v[3]
        mov edx, dword [eax + 40]         ;   176.0 p2      32 sum
        lea edx, [edx + esi - 1894007588] ;   186.0 p0      32 sum
        and esi, ebx                      ;   192.0 p1      25 sum
        add ecx, ebp                      ;   190.0 p0      32 sum
        add ecx, esi                      ;   193.0 p1      32 sum
        rol ecx, 0xe                      ;   194.0 p0      33 v[2]
        mov esi, edi                      ;   189.0 p1      25 sum copy
        not esi                           ;   190.0 p0      25 sum
        and esi, ebx                      ;   192.0 p1      25 sum
        mov ebp, dword [eax]              ;   181.0 p2      32 sum
        lea ebp, [ebp + edi - 1894007588] ;   189.0 p0      32 sum
        and edi, ecx                      ;   195.0 p1      25 sum
        add edx, esi                      ;   193.0 p0      32 sum
        add edx, edi                      ;   196.0 p1      32 sum
        rol edx, 0xf                      ;   197.0 p0      33 v[1]
        mov esi, ebx                      ;   192.0 p1      25 sum copy
        not esi                           ;   193.0 p0      25 sum
        and esi, ecx                      ;   195.0 p1      25 sum
        mov edi, dword [eax + 32]         ;   186.0 p2      32 sum
        lea edi, [edi + ebx - 1894007588] ;   192.0 p0      32 sum
        and ebx, edx                      ;   198.0 p1      25 sum
        add ebp, esi                      ;   196.0 p0      32 sum
        add ebp, ebx                      ;   199.0 p1      32 sum
        rol ebp, 0xe                      ;   200.0 p0      33 v[0]
        mov esi, ecx                      ;   195.0 p1      25 sum copy
        not esi                           ;   196.0 p0      25 sum
        and esi, edx                      ;   198.0 p1      25 sum
        mov ebx, dword [eax + 48]         ;   189.0 p2      32 sum
        lea ebx, [ebx + ecx - 1894007588] ;   195.0 p0      32 sum
        and ecx, ebp                      ;   201.0 p1      25 sum
        add edi, esi                      ;   199.0 p0      32 sum
        add edi, ecx                      ;   202.0 p1      32 sum
        rol edi, 0xf                      ;   203.0 p0      33 v[3]
        mov esi, edx                      ;   198.0 p1      25 sum copy
        not esi                           ;   199.0 p0      25 sum
        and esi, ebp                      ;   201.0 p1      25 sum
        mov ecx, dword [eax + 16]         ;   192.0 p2      32 sum
        lea ecx, [ecx + edx - 1894007588] ;   198.0 p0      32 sum
        and edx, edi                      ;   204.0 p1      25 sum
        add ebx, esi                      ;   202.0 p0      32 sum
        add ebx, edx                      ;   205.0 p1      32 sum
        rol ebx, 9                        ;   206.0 p0      33 v[2]
        mov esi, ebp                      ;   201.0 p1      25 sum copy
        not esi                           ;   202.0 p0      25 sum
        and esi, edi                      ;   204.0 p1      25 sum
        mov edx, dword [eax + 52]         ;   195.0 p2      32 sum
        lea edx, [edx + ebp - 1894007588] ;   201.0 p0      32 sum
        and ebp, ebx                      ;   207.0 p1      25 sum
        add ecx, esi                      ;   205.0 p0      32 sum
        mov esi, edi                      ;   204.0 p1      25 sum copy
        not esi                           ;   205.0 p0      25 sum
        and esi, ebx                      ;   207.0 p1      25 sum
        add ecx, ebp                      ;   208.0 p0      32 sum
        rol ecx, 8                        ;   209.0 p0      33 v[1]
        mov ebp, dword [eax + 12]         ;   198.0 p2      32 sum
        lea ebp, [ebp + edi - 1894007588] ;   204.0 p0      32 sum
        and edi, ecx                      ;   210.0 p1      25 sum
        add edx, esi                      ;   208.0 p1      32 sum
        add edx, edi                      ;   211.0 p1      32 sum
        rol edx, 9                        ;   212.0 p0      33 v[0]
        mov esi, ebx                      ;   207.0 p1      25 sum copy
        not esi                           ;   208.0 p0      25 sum
        and esi, ecx                      ;   210.0 p1      25 sum
        mov edi, dword [eax + 28]         ;   201.0 p2      32 sum
        lea edi, [edi + ebx - 1894007588] ;   207.0 p0      32 sum
        and ebx, edx                      ;   213.0 p1      25 sum
        add ebp, esi                      ;   211.0 p0      32 sum
        add ebp, ebx                      ;   214.0 p1      32 sum
        rol ebp, 0xe                      ;   215.0 p0      33 v[3]
        mov esi, ecx                      ;   210.0 p1      25 sum copy
        not esi                           ;   211.0 p0      25 sum
        and esi, edx                      ;   213.0 p1      25 sum
        mov ebx, dword [eax + 60]         ;   204.0 p2      32 sum
        lea ebx, [ebx + ecx - 1894007588] ;   210.3 p0      32 sum
        and ecx, ebp                      ;   216.0 p1      25 sum
        add edi, esi                      ;   214.0 p0      32 sum
        add edi, ecx                      ;   217.0 p1      32 sum
        rol edi, 5                        ;   218.0 p0      33 v[2]
        mov esi, edx                      ;   213.0 p1      25 sum copy
        not esi                           ;   214.0 p0      25 sum
        and esi, ebp                      ;   216.0 p1      25 sum
        mov ecx, dword [eax + 56]         ;   207.0 p2      32 sum
        lea ecx, [ecx + edx - 1894007588] ;   214.3 p0      32 sum
        and edx, edi                      ;   219.0 p1      25 sum
        add ebx, esi                      ;   217.0 p0      32 sum
        mov esi, ebp                      ;   216.0 p1      25 sum copy
        not esi                           ;   217.0 p0      25 sum
        and esi, edi                      ;   219.0 p1      25 sum
        add ebx, edx                      ;   220.0 p0      32 sum
        rol ebx, 6                        ;   221.0 p0      33 v[1]
        mov edx, dword [eax + 20]         ;   210.0 p2      32 sum
        lea edx, [edx + ebp - 1894007588] ;   219.3 p0      32 sum
        and ebp, ebx                      ;   222.0 p1      25 sum
        add ecx, esi                      ;   220.0 p1      32 sum
        add ecx, ebp                      ;   223.0 p1      32 sum
        rol ecx, 8                        ;   224.0 p0      33 v[0]
        mov esi, edi                      ;   220.7 p1      25 sum copy
        not esi                           ;   221.7 p0      25 sum
        and esi, ebx                      ;   222.7 p1      25 sum
        mov ebp, dword [eax + 24]         ;   213.0 p2      32 sum
        lea ebp, [ebp + edi - 1894007588] ;   222.3 p0      32 sum
        and edi, ecx                      ;   225.0 p1      25 sum
        add edx, esi                      ;   223.7 p0      32 sum
        add edx, edi                      ;   226.0 p1      32 sum
        rol edx, 6                        ;   227.0 p0      33 v[3]
        mov esi, ebx                      ;   224.7 p1      25 sum copy
        not esi                           ;   225.7 p0      25 sum
        and esi, ecx                      ;   226.7 p1      25 sum
        mov edi, dword [eax + 8]          ;   216.0 p2      32 sum
        lea edi, [edi + ebx - 1894007588] ;   226.3 p0      32 sum
        and ebx, edx                      ;   228.0 p1      25 sum
        add ebp, esi                      ;   227.7 p0      32 sum
        mov esi, dword [esp + 24]         ;   217.3 p2      25 sum
        and esi, dword [esp + 28]         ;   227.7 p1+p2   25 sum
        add ebp, ebx                      ;   229.0 p0      32 sum
        mov ebx, dword [esp + 32]         ;   219.3 p2      41 x[2] reload
        xor esi, ebx                      ;   228.7 p1      25 sum
        rol ebp, 5                        ;   230.0 p0      33 v[2]
        add esi, dword [esp + 20]         ;   229.7 p1+p2   32 sum
        add esi, dword [eax + 20]         ;   230.7 p0+p2   32 sum
        add esi, 0x50a28be6               ;   231.7 p1      32 sum
        rol esi, 8                        ;   232.7 p0      33 v[0]
        mov ebx, dword [esp + 36]         ;   222.3 p2      45 h0
        add ebx, ebp                      ;   231.7 p1      45 h0
        xor ebp, edx                      ;   232.3 p0      25 sum
        and ebp, ecx                      ;   233.3 p1      25 sum
        xor ebp, edx                      ;   234.3 p0      25 sum
        add edi, ebp                      ;   235.3 p1      32 sum
        rol edi, 0xc                      ;   236.3 p0      33 v[1]
        mov ebp, esi                      ;   234.7 p1      25 sum copy
        xor ebp, dword [esp + 36]         ;   235.7 p0+p2   25 sum
        and ebp, dword [esp + 32]         ;   236.7 p1+p2   25 sum
        xor ebp, dword [esp + 36]         ;   237.7 p0+p2   25 sum
        add ebp, dword [esp + 28]         ;   238.7 p1+p2   32 sum
        add ebp, dword [eax + 56]         ;   239.7 p0+p2   32 sum
        add ebp, 0x50a28be6               ;   240.7 p1      32 sum
        rol ebp, 9                        ;   241.7 p0      33 v[3]
        mov dword [esp + 24], edi         ;   237.3 p3+p4   33 v[1] spill
        mov edi, esi                      ;   238.7 p1      25 sum copy
        xor edi, ebp                      ;   242.7 p0      25 sum
        and edi, dword [esp + 36]         ;   243.7 p1+p2   25 sum
        xor edi, esi                      ;   244.7 p0      25 sum
        add edi, dword [eax + 28]         ;   245.7 p1+p2   32 sum
        add edi, dword [esp + 32]         ;   246.7 p0+p2   32 sum
        add edi, 0x50a28be6               ;   247.7 p1      32 sum
        rol edi, 9                        ;   248.7 p0      33 v[2]
        mov dword [esp + 40], ecx         ;   232.7 p3+p4   33 v[0] spill
        mov ecx, dword [eax + 36]         ;   233.3 p2      32 sum
        lea ecx, [ecx + esi + 1352829926] ;   243.3 p0      32 sum
        mov dword [esp + 44], edx         ;   234.0 p3+p4   33 v[3] spill
        mov edx, ebp                      ;   242.7 p1      25 sum copy
        xor edx, edi                      ;   249.7 p1      25 sum
        and esi, edx                      ;   250.7 p0      25 sum
        xor esi, ebp                      ;   251.7 p1      25 sum
        mov edx, dword [eax]              ;   236.0 p2      32 sum
        lea esi, [esi + edx + 1352829926] ;   252.7 p0      32 sum
        add esi, dword [esp + 36]         ;   253.7 p1+p2   32 sum
        rol esi, 0xb                      ;   254.7 p0      33 v[1]
        mov edx, dword [eax + 8]          ;   238.0 p2      32 sum
        lea edx, [edx + ebp + 1352829926] ;   247.3 p0      32 sum
        mov dword [esp + 36], ebx         ;   238.3 p3+p4   45 h0 spill
        mov ebx, edi                      ;   249.7 p1      25 sum copy
        xor ebx, esi                      ;   255.7 p1      25 sum
        and ebp, ebx                      ;   256.7 p0      25 sum
        xor ebp, edi                      ;   257.7 p1      25 sum
        add ecx, ebp                      ;   258.7 p0      32 sum
        rol ecx, 0xd                      ;   259.7 p0      33 v[0]
        mov ebp, dword [eax + 44]         ;   241.7 p2      32 sum
        lea ebp, [ebp + edi + 1352829926] ;   251.3 p0      32 sum
        mov ebx, esi                      ;   255.7 p1      25 sum copy
        xor ebx, ecx                      ;   260.7 p1      25 sum
        and edi, ebx                      ;   261.7 p1      25 sum
        xor edi, esi                      ;   262.7 p0      25 sum
        add edx, edi                      ;   263.7 p1      32 sum
        rol edx, 0xf                      ;   264.7 p0      33 v[3]
        mov edi, dword [eax + 16]         ;   245.7 p2      32 sum
        lea edi, [edi + esi + 1352829926] ;   255.7 p0      32 sum
        mov ebx, ecx                      ;   260.7 p1      25 sum copy
        xor ebx, edx                      ;   265.7 p1      25 sum
        and esi, ebx                      ;   266.7 p0      25 sum
        xor esi, ecx                      ;   267.7 p1      25 sum
        add ebp, esi                      ;   268.7 p0      32 sum
        rol ebp, 0xf                      ;   269.7 p0      33 v[2]
        mov esi, dword [eax + 52]         ;   250.3 p2      32 sum
        lea esi, [esi + ecx + 1352829926] ;   260.7 p0      32 sum
        mov ebx, edx                      ;   265.7 p1      25 sum copy
        xor ebx, ebp                      ;   270.7 p1      25 sum
        and ecx, ebx                      ;   271.7 p1      25 sum
        xor ecx, edx                      ;   272.7 p0      25 sum
        add edi, ecx                      ;   273.7 p1      32 sum
        rol edi, 5                        ;   274.7 p0      33 v[1]
        mov ecx, dword [eax + 24]         ;   253.0 p2      32 sum
        lea ecx, [ecx + edx + 1352829926] ;   265.7 p0      32 sum
        mov ebx, ebp                      ;   270.7 p1      25 sum copy
        xor ebx, edi                      ;   275.7 p1      25 sum
        and edx, ebx                      ;   276.7 p0      25 sum
        xor edx, ebp                      ;   277.7 p1      25 sum
        add esi, edx                      ;   278.7 p0      32 sum
        rol esi, 7                        ;   279.7 p0      33 v[0]
        mov edx, dword [eax + 60]         ;   256.7 p2      32 sum
        lea edx, [edx + ebp + 1352829926] ;   270.7 p0      32 sum
        mov ebx, edi                      ;   275.7 p1      25 sum copy
        xor ebx, esi                      ;   280.7 p1      25 sum
        and ebp, ebx                      ;   281.7 p1      25 sum
        xor ebp, edi                      ;   282.7 p0      25 sum
        add ecx, ebp                      ;   283.7 p1      32 sum
        rol ecx, 7                        ;   284.7 p0      33 v[3]
        mov ebp, dword [eax + 32]         ;   261.0 p2      32 sum
        lea ebp, [ebp + edi + 1352829926] ;   275.7 p0      32 sum
        mov ebx, esi                      ;   280.7 p1      25 sum copy
        xor ebx, ecx                      ;   285.7 p1      25 sum
        and edi, ebx                      ;   286.7 p0      25 sum
        xor edi, esi                      ;   287.7 p1      25 sum
        add edx, edi                      ;   288.7 p0      32 sum
        rol edx, 8                        ;   289.7 p0      33 v[2]
        mov edi, dword [eax + 4]          ;   266.0 p2      32 sum
        lea edi, [edi + esi + 1352829926] ;   280.7 p0      32 sum
        mov ebx, ecx                      ;   285.7 p1      25 sum copy
        xor ebx, edx                      ;   290.7 p1      25 sum
        and esi, ebx                      ;   291.7 p1      25 sum
        xor esi, ecx                      ;   292.7 p0      25 sum
        add ebp, esi                      ;   293.7 p1      32 sum
        rol ebp, 0xb                      ;   294.7 p0      33 v[1]
        mov esi, dword [eax + 40]         ;   271.0 p2      32 sum
        lea esi, [esi + ecx + 1352829926] ;   285.7 p0      32 sum
        mov ebx, edx                      ;   290.7 p1      25 sum copy
        xor ebx, ebp                      ;   295.7 p1      25 sum
        and ecx, ebx                      ;   296.7 p0      25 sum
        xor ecx, edx                      ;   297.7 p1      25 sum
        add edi, ecx                      ;   298.7 p0      32 sum
        rol edi, 0xe                      ;   299.7 p0      33 v[0]
        mov ecx, dword [eax + 12]         ;   276.0 p2      32 sum
        lea ecx, [ecx + edx + 1352829926] ;   290.7 p0      32 sum
        mov ebx, ebp                      ;   295.7 p1      25 sum copy
        xor ebx, edi                      ;   300.7 p1      25 sum
        and edx, ebx                      ;   301.7 p1      25 sum
        xor edx, ebp                      ;   302.7 p0      25 sum
        add esi, edx                      ;   303.7 p1      32 sum
        rol esi, 0xe                      ;   304.7 p0      33 v[3]
        mov edx, dword [eax + 48]         ;   281.0 p2      32 sum
        lea edx, [edx + ebp + 1352829926] ;   295.7 p0      32 sum
        mov ebx, edi                      ;   300.7 p1      25 sum copy
        xor ebx, esi                      ;   305.7 p1      25 sum
        and ebp, ebx                      ;   306.7 p0      25 sum
        xor ebp, edi                      ;   307.7 p1      25 sum
        add ecx, ebp                      ;   308.7 p0      32 sum
        rol ecx, 0xc                      ;   309.7 p0      33 v[2]
        mov ebp, dword [eax + 24]         ;   286.0 p2      32 sum
        lea ebp, [ebp + edi + 1548603684] ;   300.7 p0      32 sum
        mov ebx, esi                      ;   305.7 p1      25 sum copy
        xor ebx, ecx                      ;   310.7 p1      25 sum
        and edi, ebx                      ;   311.7 p0      25 sum
        xor edi, esi                      ;   312.7 p1      25 sum
        add edx, edi                      ;   313.7 p0      32 sum
        rol edx, 6                        ;   314.7 p0      33 v[1]
        mov edi, dword [eax + 44]         ;   291.0 p2      32 sum
        lea edi, [edi + esi + 1548603684] ;   305.7 p0      32 sum
        mov ebx, ecx                      ;   310.7 p1      24 sum copy
        not ebx                           ;   311.7 p1      24 sum
        or ebx, edx                       ;   315.7 p0      24 sum
        xor esi, ebx                      ;   316.7 p1      24 sum
        add ebp, esi                      ;   317.7 p0      32 sum
        rol ebp, 9                        ;   318.7 p0      33 v[0]
        mov esi, dword [eax + 12]         ;   296.0 p2      32 sum
        lea esi, [esi + ecx + 1548603684] ;   310.7 p0      32 sum
        mov ebx, edx                      ;   315.7 p1      24 sum copy
        not ebx                           ;   316.7 p1      24 sum
        or ebx, ebp                       ;   319.7 p0      24 sum
        xor ecx, ebx                      ;   320.7 p1      24 sum
        add edi, ecx                      ;   321.7 p0      32 sum
        rol edi, 0xd                      ;   322.7 p0      33 v[3]
        mov ecx, dword [eax + 28]         ;   301.0 p2      32 sum
        lea ecx, [ecx + edx + 1548603684] ;   315.7 p0      32 sum
        mov ebx, ebp                      ;   319.7 p1      24 sum copy
        not ebx                           ;   320.7 p1      24 sum
        or ebx, edi                       ;   323.7 p0      24 sum
        xor edx, ebx                      ;   324.7 p1      24 sum
        add esi, edx                      ;   325.7 p0      32 sum
        rol esi, 0xf                      ;   326.7 p0      33 v[2]
        mov edx, dword [eax]              ;   306.0 p2      32 sum
        lea edx, [edx + ebp + 1548603684] ;   319.7 p0      32 sum
        mov ebx, edi                      ;   323.7 p1      24 sum copy
        not ebx                           ;   324.7 p1      24 sum
        or ebx, esi                       ;   327.7 p0      24 sum
        xor ebp, ebx                      ;   328.7 p1      24 sum
        add ecx, ebp                      ;   329.7 p0      32 sum
        rol ecx, 7                        ;   330.7 p0      33 v[1]
        mov ebp, dword [eax + 52]         ;   311.0 p2      32 sum
        lea ebp, [ebp + edi + 1548603684] ;   323.7 p0      32 sum
        mov ebx, esi                      ;   327.7 p1      24 sum copy
        not ebx                           ;   328.7 p1      24 sum
        or ebx, ecx                       ;   331.7 p0      24 sum
        xor edi, ebx                      ;   332.7 p1      24 sum
        add edx, edi                      ;   333.7 p0      32 sum
        rol edx, 0xc                      ;   334.7 p0      33 v[0]
        mov edi, dword [eax + 20]         ;   316.0 p2      32 sum
        lea edi, [edi + esi + 1548603684] ;   327.7 p0      32 sum
        mov ebx, ecx                      ;   331.7 p1      24 sum copy
        not ebx                           ;   332.7 p1      24 sum
        or ebx, edx                       ;   335.7 p0      24 sum
        xor esi, ebx                      ;   336.7 p1      24 sum
        add ebp, esi                      ;   337.7 p0      32 sum
        rol ebp, 8                        ;   338.7 p0      33 v[3]
        mov esi, dword [eax + 40]         ;   320.0 p2      32 sum
        lea esi, [esi + ecx + 1548603684] ;   331.7 p0      32 sum
        mov ebx, edx                      ;   335.7 p1      24 sum copy
        not ebx                           ;   336.7 p1      24 sum
        or ebx, ebp                       ;   339.7 p0      24 sum
        xor ecx, ebx                      ;   340.7 p1      24 sum
        add edi, ecx                      ;   341.7 p0      32 sum
        rol edi, 9                        ;   342.7 p0      33 v[2]
        mov ecx, dword [eax + 56]         ;   324.0 p2      32 sum
        lea ecx, [ecx + edx + 1548603684] ;   335.7 p0      32 sum
        mov ebx, ebp                      ;   339.7 p1      24 sum copy
        not ebx                           ;   340.7 p1      24 sum
        or ebx, edi                       ;   343.7 p0      24 sum
        xor edx, ebx                      ;   344.7 p1      24 sum
        add esi, edx                      ;   345.7 p0      32 sum
        rol esi, 0xb                      ;   346.7 p0      33 v[1]
        mov edx, dword [eax + 60]         ;   328.0 p2      32 sum
        lea edx, [edx + ebp + 1548603684] ;   339.7 p0      32 sum
        mov ebx, edi                      ;   343.7 p1      24 sum copy
        not ebx                           ;   344.7 p1      24 sum
        or ebx, esi                       ;   347.7 p0      24 sum
        xor ebp, ebx                      ;   348.7 p1      24 sum
        add ecx, ebp                      ;   349.7 p0      32 sum
        rol ecx, 7                        ;   350.7 p0      33 v[0]
        mov ebp, dword [eax + 32]         ;   332.0 p2      32 sum
        lea ebp, [ebp + edi + 1548603684] ;   343.7 p0      32 sum
        mov ebx, esi                      ;   347.7 p1      24 sum copy
        not ebx                           ;   348.7 p1      24 sum
        or ebx, ecx                       ;   351.7 p0      24 sum
        xor edi, ebx                      ;   352.7 p1      24 sum
        add edx, edi                      ;   353.7 p0      32 sum
        rol edx, 7                        ;   354.7 p0      33 v[3]
        mov edi, dword [eax + 48]         ;   336.0 p2      32 sum
        lea edi, [edi + esi + 1548603684] ;   347.7 p0      32 sum
        mov ebx, ecx                      ;   351.7 p1      24 sum copy
        not ebx                           ;   352.7 p1      24 sum
        or ebx, edx                       ;   355.7 p0      24 sum
        xor esi, ebx                      ;   356.7 p1      24 sum
        add ebp, esi                      ;   357.7 p0      32 sum
        rol ebp, 0xc                      ;   358.7 p0      33 v[2]
        mov esi, dword [eax + 16]         ;   340.0 p2      32 sum
        lea esi, [esi + ecx + 1548603684] ;   351.7 p0      32 sum
        mov ebx, edx                      ;   355.7 p1      24 sum copy
        not ebx                           ;   356.7 p1      24 sum
        or ebx, ebp                       ;   359.7 p0      24 sum
        xor ecx, ebx                      ;   360.7 p1      24 sum
        add edi, ecx                      ;   361.7 p0      32 sum
        rol edi, 7                        ;   362.7 p0      33 v[1]
        mov ecx, dword [eax + 36]         ;   344.0 p2      32 sum
        lea ecx, [ecx + edx + 1548603684] ;   355.7 p0      32 sum
        mov ebx, ebp                      ;   359.7 p1      24 sum copy
        not ebx                           ;   360.7 p1      24 sum
        or ebx, edi                       ;   363.7 p0      24 sum
        xor edx, ebx                      ;   364.7 p1      24 sum
        add esi, edx                      ;   365.7 p0      32 sum
        rol esi, 6                        ;   366.7 p0      33 v[0]
        mov edx, dword [eax + 4]          ;   348.0 p2      32 sum
        lea edx, [edx + ebp + 1548603684] ;   359.7 p0      32 sum
        mov ebx, edi                      ;   363.7 p1      24 sum copy
        not ebx                           ;   364.7 p1      24 sum
        or ebx, esi                       ;   367.7 p0      24 sum
        xor ebp, ebx                      ;   368.7 p1      24 sum
        add ecx, ebp                      ;   369.7 p0      32 sum
        rol ecx, 0xf                      ;   370.7 p0      33 v[3]
        mov ebp, dword [eax + 8]          ;   352.0 p2      32 sum
        lea ebp, [ebp + edi + 1548603684] ;   363.7 p0      32 sum
        mov ebx, esi                      ;   367.7 p1      24 sum copy
        not ebx                           ;   368.7 p1      24 sum
        or ebx, ecx                       ;   371.7 p0      24 sum
        xor edi, ebx                      ;   372.7 p1      24 sum
        add edx, edi                      ;   373.7 p0      32 sum
        rol edx, 0xd                      ;   374.7 p0      33 v[2]
        mov edi, dword [eax + 60]         ;   356.0 p2      32 sum
        lea edi, [edi + esi + 1836072691] ;   367.7 p0      32 sum
        mov ebx, ecx                      ;   371.7 p1      24 sum copy
        not ebx                           ;   372.7 p1      24 sum
        or ebx, edx                       ;   375.7 p0      24 sum
        xor esi, ebx                      ;   376.7 p1      24 sum
        add ebp, esi                      ;   377.7 p0      32 sum
        rol ebp, 0xb                      ;   378.7 p0      33 v[1]
        mov esi, dword [eax + 20]         ;   360.0 p2      32 sum
        lea esi, [esi + ecx + 1836072691] ;   371.7 p0      32 sum
        xor ecx, edx                      ;   375.7 p1      24 sum
        or ecx, ebp                       ;   379.7 p1      24 sum
        mov ebx, dword [eax + 4]          ;   361.3 p2      32 sum
        lea ebx, [ebx + edx + 1836072691] ;   375.7 p0      32 sum
        xor edx, ebp                      ;   379.7 p1      24 sum
        xor ecx, edx                      ;   380.7 p0      24 sum
        add edi, ecx                      ;   381.7 p1      32 sum
        rol edi, 9                        ;   382.7 p0      33 v[0]
        or edx, edi                       ;   383.7 p1      24 sum
        mov ecx, dword [eax + 12]         ;   365.0 p2      32 sum
        lea ecx, [ecx + ebp + 1836072691] ;   379.7 p0      32 sum
        xor ebp, edi                      ;   383.7 p1      24 sum
        xor edx, ebp                      ;   384.7 p0      24 sum
        add esi, edx                      ;   385.7 p1      32 sum
        rol esi, 7                        ;   386.7 p0      33 v[3]
        or ebp, esi                       ;   387.7 p1      24 sum
        mov edx, dword [eax + 28]         ;   368.7 p2      32 sum
        lea edx, [edx + edi + 1836072691] ;   383.7 p0      32 sum
        xor edi, esi                      ;   387.7 p1      24 sum
        xor ebp, edi                      ;   388.7 p0      24 sum
        add ebx, ebp                      ;   389.7 p1      32 sum
        rol ebx, 0xf                      ;   390.7 p0      33 v[2]
        or edi, ebx                       ;   391.7 p1      24 sum
        mov ebp, dword [eax + 56]         ;   372.3 p2      32 sum
        lea ebp, [ebp + esi + 1836072691] ;   387.7 p0      32 sum
        xor esi, ebx                      ;   391.7 p1      24 sum
        xor edi, esi                      ;   392.7 p0      24 sum
        add ecx, edi                      ;   393.7 p1      32 sum
        rol ecx, 0xb                      ;   394.7 p0      33 v[1]
        or esi, ecx                       ;   395.7 p1      24 sum
        mov edi, dword [eax + 24]         ;   376.0 p2      32 sum
        lea edi, [edi + ebx + 1836072691] ;   391.7 p0      32 sum
        xor ebx, ecx                      ;   395.7 p1      24 sum
        xor esi, ebx                      ;   396.7 p0      24 sum
        add edx, esi                      ;   397.7 p1      32 sum
        rol edx, 8                        ;   398.7 p0      33 v[0]
        or ebx, edx                       ;   399.7 p1      24 sum
        mov esi, dword [eax + 36]         ;   379.7 p2      32 sum
        lea esi, [esi + ecx + 1836072691] ;   395.7 p0      32 sum
        xor ecx, edx                      ;   399.7 p1      24 sum
        xor ebx, ecx                      ;   400.7 p0      24 sum
        add ebp, ebx                      ;   401.7 p1      32 sum
        rol ebp, 6                        ;   402.7 p0      33 v[3]
        or ecx, ebp                       ;   403.7 p1      24 sum
        mov ebx, dword [eax + 44]         ;   382.0 p2      32 sum
        lea ebx, [ebx + edx + 1836072691] ;   399.7 p0      32 sum
        xor edx, ebp                      ;   403.7 p1      24 sum
        xor ecx, edx                      ;   404.7 p0      24 sum
        add edi, ecx                      ;   405.7 p1      32 sum
        rol edi, 6                        ;   406.7 p0      33 v[2]
        or edx, edi                       ;   407.7 p1      24 sum
        mov ecx, dword [eax + 32]         ;   385.7 p2      32 sum
        lea ecx, [ecx + ebp + 1836072691] ;   403.7 p0      32 sum
        xor ebp, edi                      ;   407.7 p1      24 sum
        xor edx, ebp                      ;   408.7 p0      24 sum
        add esi, edx                      ;   409.7 p1      32 sum
        rol esi, 0xe                      ;   410.7 p0      33 v[1]
        or ebp, esi                       ;   411.7 p1      24 sum
        mov edx, dword [eax + 48]         ;   389.7 p2      32 sum
        lea edx, [edx + edi + 1836072691] ;   407.7 p0      32 sum
        xor edi, esi                      ;   411.7 p1      24 sum
        xor ebp, edi                      ;   412.7 p0      24 sum
        add ebx, ebp                      ;   413.7 p1      32 sum
        rol ebx, 0xc                      ;   414.7 p0      33 v[0]
        or edi, ebx                       ;   415.7 p1      24 sum
        mov ebp, dword [eax + 8]          ;   393.7 p2      32 sum
        lea ebp, [ebp + esi + 1836072691] ;   411.7 p0      32 sum
        xor esi, ebx                      ;   415.7 p1      24 sum
        xor edi, esi                      ;   416.7 p0      24 sum
        add ecx, edi                      ;   417.7 p1      32 sum
        rol ecx, 0xd                      ;   418.7 p0      33 v[3]
        or esi, ecx                       ;   419.7 p1      24 sum
        mov edi, dword [eax + 40]         ;   397.7 p2      32 sum
        lea edi, [edi + ebx + 1836072691] ;   415.7 p0      32 sum
        xor ebx, ecx                      ;   419.7 p1      24 sum
        xor esi, ebx                      ;   420.7 p0      24 sum
        add edx, esi                      ;   421.7 p1      32 sum
        rol edx, 5                        ;   422.7 p0      33 v[2]
        or ebx, edx                       ;   423.7 p1      24 sum
        mov esi, dword [eax]              ;   401.7 p2      32 sum
        lea esi, [esi + ecx + 1836072691] ;   419.7 p0      32 sum
        xor ecx, edx                      ;   423.7 p1      24 sum
        xor ebx, ecx                      ;   424.7 p0      24 sum
        add ebp, ebx                      ;   425.7 p1      32 sum
        rol ebp, 0xe                      ;   426.7 p0      33 v[1]
        or ecx, ebp                       ;   427.7 p1      24 sum
        mov ebx, dword [eax + 16]         ;   405.7 p2      32 sum
        lea ebx, [ebx + edx + 1836072691] ;   423.7 p0      32 sum
        xor edx, ebp                      ;   427.7 p1      24 sum
        xor ecx, edx                      ;   428.7 p0      24 sum
        add edi, ecx                      ;   429.7 p1      32 sum
        rol edi, 0xd                      ;   430.7 p0      33 v[0]
        or edx, edi                       ;   431.7 p1      24 sum
        mov ecx, dword [eax + 52]         ;   409.7 p2      32 sum
        lea ecx, [ecx + ebp + 1836072691] ;   427.7 p0      32 sum
        xor ebp, edi                      ;   431.7 p1      24 sum
        xor edx, ebp                      ;   432.7 p0      24 sum
        add esi, edx                      ;   433.7 p1      32 sum
        rol esi, 0xd                      ;   434.7 p0      33 v[3]
        or ebp, esi                       ;   435.7 p1      24 sum
        mov edx, edi                      ;   431.7 p0      24 sum copy
        xor edx, esi                      ;   435.7 p1      24 sum
        xor ebp, edx                      ;   436.7 p0      24 sum
        add ebx, ebp                      ;   437.7 p1      32 sum
        rol ebx, 7                        ;   438.7 p0      33 v[2]
        mov ebp, dword [eax + 32]         ;   417.0 p2      32 sum
        add ebp, edi                      ;   431.7 p1      32 sum
        and edx, ebx                      ;   439.7 p0      24 sum
        xor edi, edx                      ;   440.7 p1      24 sum
        add ecx, edi                      ;   441.7 p0      32 sum
        rol ecx, 5                        ;   442.7 p0      33 v[1]
        mov edi, dword [eax + 24]         ;   420.7 p2      32 sum
        add edi, esi                      ;   435.7 p1      32 sum
        xor esi, ebx                      ;   439.7 p0      24 sum
        xor esi, ecx                      ;   443.7 p1      24 sum
        add ebp, esi                      ;   444.7 p0      32 sum
        rol ebp, 0xf                      ;   445.7 p0      33 v[0]
        mov esi, dword [eax + 16]         ;   423.7 p2      32 sum
        add esi, ebx                      ;   439.7 p1      32 sum
        xor ebx, ecx                      ;   443.7 p0      24 sum
        xor ebx, ebp                      ;   446.7 p1      24 sum
        add edi, ebx                      ;   447.7 p0      32 sum
        rol edi, 5                        ;   448.7 p0      33 v[3]
        mov edx, dword [eax + 4]          ;   426.7 p2      32 sum
        add edx, ecx                      ;   443.7 p1      32 sum
        xor ecx, ebp                      ;   446.7 p0      24 sum
        xor ecx, edi                      ;   449.7 p1      24 sum
        add esi, ecx                      ;   450.7 p0      32 sum
        rol esi, 8                        ;   451.7 p0      33 v[2]
        mov ecx, dword [eax + 12]         ;   430.0 p2      32 sum
        add ecx, ebp                      ;   446.7 p1      32 sum
        xor ebp, edi                      ;   449.7 p0      24 sum
        xor ebp, esi                      ;   452.7 p1      24 sum
        add edx, ebp                      ;   453.7 p0      32 sum
        rol edx, 0xb                      ;   454.7 p0      33 v[1]
        mov ebp, dword [eax + 44]         ;   433.7 p2      32 sum
        add ebp, edi                      ;   449.7 p1      32 sum
        xor edi, esi                      ;   452.7 p1      24 sum
        xor edi, edx                      ;   455.7 p0      24 sum
        add ecx, edi                      ;   456.7 p1      32 sum
        rol ecx, 0xe                      ;   457.7 p0      33 v[0]
        mov edi, dword [eax + 60]         ;   437.3 p2      32 sum
        add edi, esi                      ;   452.7 p1      32 sum
        xor esi, edx                      ;   455.7 p0      24 sum
        xor esi, ecx                      ;   458.7 p1      24 sum
        add ebp, esi                      ;   459.7 p0      32 sum
        rol ebp, 0xe                      ;   460.7 p0      33 v[3]
        mov esi, dword [eax]              ;   440.7 p2      32 sum
        add esi, edx                      ;   455.7 p1      32 sum
        xor edx, ecx                      ;   458.7 p0      24 sum
        xor edx, ebp                      ;   461.7 p1      24 sum
        add edi, edx                      ;   462.7 p0      32 sum
        rol edi, 6                        ;   463.7 p0      33 v[2]
        mov edx, dword [eax + 20]         ;   444.7 p2      32 sum
        add edx, ecx                      ;   458.7 p1      32 sum
        xor ecx, ebp                      ;   461.7 p1      24 sum
        xor ecx, edi                      ;   464.7 p0      24 sum
        add esi, ecx                      ;   465.7 p1      32 sum
        rol esi, 0xe                      ;   466.7 p0      33 v[1]
        mov ecx, dword [eax + 48]         ;   447.7 p2      32 sum
        add ecx, ebp                      ;   461.7 p1      32 sum
        xor ebp, edi                      ;   464.7 p0      24 sum
        xor ebp, esi                      ;   467.7 p1      24 sum
        add edx, ebp                      ;   468.7 p0      32 sum
        rol edx, 6                        ;   469.7 p0      33 v[0]
        mov ebp, dword [eax + 8]          ;   450.7 p2      32 sum
        add ebp, edi                      ;   464.7 p1      32 sum
        xor edi, esi                      ;   467.7 p1      24 sum
        xor edi, edx                      ;   470.7 p0      24 sum
        add ecx, edi                      ;   471.7 p1      32 sum
        rol ecx, 9                        ;   472.7 p0      33 v[3]
        mov edi, dword [eax + 52]         ;   453.7 p2      32 sum
        add edi, esi                      ;   467.7 p1      32 sum
        xor esi, edx                      ;   470.7 p0      24 sum
        xor esi, ecx                      ;   473.7 p1      24 sum
        add ebp, esi                      ;   474.7 p0      32 sum
        rol ebp, 0xc                      ;   475.7 p0      33 v[2]
        mov esi, dword [eax + 36]         ;   456.7 p2      32 sum
        add esi, edx                      ;   470.7 p1      32 sum
        xor edx, ecx                      ;   473.7 p1      24 sum
        xor edx, ebp                      ;   476.7 p0      24 sum
        add edi, edx                      ;   477.7 p1      32 sum
        rol edi, 9                        ;   478.7 p0      33 v[1]
        mov edx, dword [eax + 28]         ;   459.7 p2      32 sum
        add edx, ecx                      ;   473.7 p1      32 sum
        xor ecx, ebp                      ;   476.7 p0      24 sum
        xor ecx, edi                      ;   479.7 p1      24 sum
        add esi, ecx                      ;   480.7 p0      32 sum
        rol esi, 0xc                      ;   481.7 p0      33 v[0]
        mov ecx, dword [eax + 40]         ;   462.7 p2      32 sum
        add ecx, ebp                      ;   476.7 p1      32 sum
        xor ebp, edi                      ;   479.7 p1      24 sum
        xor ebp, esi                      ;   482.7 p0      24 sum
        add edx, ebp                      ;   483.7 p1      32 sum
        rol edx, 5                        ;   484.7 p0      33 v[3]
        mov ebp, dword [eax + 56]         ;   465.7 p2      32 sum
        add ebp, edi                      ;   479.7 p1      32 sum
        xor edi, esi                      ;   482.7 p0      24 sum
        xor edi, edx                      ;   485.7 p1      24 sum
        add ecx, edi                      ;   486.7 p0      32 sum
        rol ecx, 0xf                      ;   487.7 p0      33 v[2]
        mov edi, dword [esp + 32]         ;   468.7 p2      46 h
        add edi, esi                      ;   482.7 p1      46 h
        xor esi, edx                      ;   485.7 p1      24 sum
        xor esi, ecx                      ;   488.7 p0      24 sum
        add ebp, esi                      ;   489.7 p1      32 sum
        add edi, dword [esp + 44]         ;   483.7 p0+p2   46 h
        rol ebp, 8                        ;   490.7 p0      33 v[1]
        mov esi, dword [esp + 36]         ;   472.7 p2      45 h0 reload
        add esi, edx                      ;   485.7 p1      45 h0
        mov edx, dword [esp + 40]         ;   474.0 p2      46 h
        add edx, dword [esp + 28]         ;   477.0 p0+p2   46 h
        add edx, ebp                      ;   491.7 p1      46 h
        mov ebp, dword [esp + 24]         ;   476.0 p2      46 h
        add ebp, dword [esp + 20]         ;   479.0 p0+p2   46 h
        add ebp, ecx                      ;   488.7 p1      46 h
        add eax, 0x40                     ;   477.7 p0      38 blocks
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
