; ripemd128_blocks for Intel Pentium (P5) (pentium)
; made by cipherwright 0.1.0 from ciphers/ripemd128.cw (sha256 2c7c4ea50ae2eca9); do not edit:
;   ./cw build ripemd128_blocks --cpu pentium
;
; void ripemd128_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 16 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 104 bytes, 27 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 14 uops, planned 7.0; bounds: width 7.0, ports 7.0, path 2.0
;   blocks: 1028 uops, planned 580.0; bounds: width 514.0, ports 579.0, path 232.0
;   body.2: 9 uops, planned 5.0; bounds: width 4.5, ports 5.0, path 0.0
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
        sub esp, 0x6c                     ;                    frame
        mov eax, dword [esp + 128]        ;     0.0 U       38 h reload
        mov ecx, dword [esp + 136]        ;     0.0 V       38 h
        shl ecx, 6                        ;     1.0 U       38 h
        mov edx, dword [esp + 132]        ;     1.0 V       38 h
        mov ebx, dword [eax + 8]          ;     2.0 U       38 h
        mov esi, dword [eax]              ;     2.0 V       38 h
        add ecx, edx                      ;     3.0 U       38 h
        mov dword [esp + 0], ebx          ;     3.0 V       38 h
        mov edx, dword [eax + 4]          ;     4.0 U       38 h
        mov dword [esp + 4], ecx          ;     4.0 V       38 h
        mov dword [esp + 8], esi          ;     5.0 U       38 h
        mov eax, dword [eax + 12]         ;     5.0 V       38 h
        mov dword [esp + 12], eax         ;     6.0 U       38 h
        mov dword [esp + 16], edx         ;     6.0 V       38 h
        cmp dword [esp + 136], 0          ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov eax, dword [esp + 132]        ;     0.0 U       32 sum reload
        mov ecx, dword [esp + 16]         ;     0.0 V       24 sum
        mov edx, dword [esp + 0]          ;     1.0 U       41 x[2] reload
        mov ebx, dword [esp + 12]         ;     1.0 V       41 x[3] reload
        mov esi, dword [eax]              ;     2.0 U       32 sum
        xor ecx, edx                      ;     2.0 V       24 sum
        mov edi, dword [eax + 28]         ;     3.0 U       32 sum
        mov dword [esp + 20], esi         ;     3.0 V       32 sum
        mov esi, dword [esp + 20]         ;     4.0 U       32 sum reload
        mov ebp, ecx                      ;     4.0 V       24 sum copy
        xor ebp, ebx                      ;     5.0 U       24 sum
        mov dword [esp + 24], edi         ;     5.0 V       32 sum
        mov edi, dword [esp + 8]          ;     6.0 U       41 x[0] reload
        add ebp, esi                      ;     6.0 V       32 sum
        mov esi, dword [eax + 4]          ;     7.0 U       32 sum
        add ebp, edi                      ;     7.0 V       32 sum
        mov edi, dword [eax + 32]         ;     8.0 U       32 sum
        mov dword [esp + 28], esi         ;     8.0 V       32 sum
        mov esi, dword [eax + 48]         ;     9.0 U       32 sum
        mov dword [esp + 32], edi         ;     9.0 V       32 sum
        mov edi, dword [eax + 24]         ;    10.0 U       32 sum
        mov dword [esp + 36], esi         ;    10.0 V       32 sum
        rol ebp, 0xb                      ;    11.0 U+V     33 v[0]
        mov dword [esp + 40], edi         ;    12.0 U       32 sum
        mov esi, dword [eax + 20]         ;    12.0 V       32 sum
        mov dword [esp + 44], esi         ;    13.0 U       32 sum
        mov esi, dword [eax + 16]         ;    13.0 V       32 sum
        mov edi, dword [eax + 12]         ;    14.0 U       32 sum
        mov dword [esp + 48], esi         ;    14.0 V       32 sum
        mov dword [esp + 52], edi         ;    15.0 U       32 sum
        mov esi, dword [eax + 52]         ;    15.0 V       32 sum
        mov edi, ebp                      ;    16.0 U       24 sum copy
        mov dword [esp + 56], esi         ;    16.0 V       32 sum
        mov esi, dword [esp + 16]         ;    17.0 U       24 sum
        xor edi, edx                      ;    17.0 V       24 sum
        xor edi, esi                      ;    18.0 U       24 sum
        mov esi, dword [esp + 28]         ;    18.0 V       32 sum
        add edi, ebx                      ;    19.0 U       32 sum
        mov ebx, dword [eax + 8]          ;    19.0 V       32 sum
        mov dword [esp + 60], ebx         ;    20.0 U       32 sum
        add edi, esi                      ;    20.0 V       32 sum
        mov ebx, dword [esp + 16]         ;    21.0 U       24 sum
        mov esi, ebp                      ;    21.0 V       24 sum copy
        xor esi, ebx                      ;    22.0 U       24 sum
        mov ebx, dword [eax + 40]         ;    22.0 V       32 sum
        rol edi, 0xe                      ;    23.0 U+V     33 v[3]
        mov dword [esp + 64], ebx         ;    24.0 U       32 sum
        xor esi, edi                      ;    24.0 V       24 sum
        add esi, edx                      ;    25.0 U       32 sum
        mov edx, dword [esp + 60]         ;    25.0 V       32 sum
        mov ebx, dword [eax + 56]         ;    26.0 U       32 sum
        add esi, edx                      ;    26.0 V       32 sum
        rol esi, 0xf                      ;    27.0 U+V     33 v[2]
        mov edx, dword [esp + 48]         ;    28.0 U       32 sum
        mov dword [esp + 68], ebx         ;    28.0 V       32 sum
        add edx, ebp                      ;    29.0 U       32 sum
        xor ebp, edi                      ;    29.0 V       24 sum
        mov ebx, dword [esp + 16]         ;    30.0 U       32 sum
        xor ebp, esi                      ;    30.0 V       24 sum
        add ebp, ebx                      ;    31.0 U       32 sum
        mov ebx, dword [eax + 44]         ;    31.0 V       32 sum
        mov dword [esp + 72], ebx         ;    32.0 U       32 sum
        mov ebx, dword [eax + 60]         ;    32.0 V       32 sum
        mov dword [esp + 76], ebx         ;    33.0 U       32 sum
        mov ebx, dword [esp + 52]         ;    33.0 V       32 sum
        mov eax, dword [eax + 36]         ;    34.0 U       32 sum
        add ebp, ebx                      ;    34.0 V       32 sum
        rol ebp, 0xc                      ;    35.0 U+V     33 v[1]
        mov ebx, dword [esp + 44]         ;    36.0 U       32 sum
        mov dword [esp + 80], eax         ;    36.0 V       32 sum
        add ebx, edi                      ;    37.0 U       32 sum
        xor edi, esi                      ;    37.0 V       24 sum
        mov eax, dword [esp + 40]         ;    38.0 U       32 sum
        xor edi, ebp                      ;    38.0 V       24 sum
        add eax, esi                      ;    39.0 U       32 sum
        add edx, edi                      ;    39.0 V       32 sum
        rol edx, 5                        ;    40.0 U+V     33 v[0]
        xor esi, ebp                      ;    41.0 U       24 sum
        mov dword [esp + 84], ecx         ;    41.0 V       24 sum spill
        mov ecx, dword [esp + 24]         ;    42.0 U       32 sum
        xor esi, edx                      ;    42.0 V       24 sum
        add ebx, esi                      ;    43.0 U       32 sum
        add ecx, ebp                      ;    43.0 V       32 sum
        rol ebx, 8                        ;    44.0 U+V     33 v[3]
        xor ebp, edx                      ;    45.0 U       24 sum
        mov esi, dword [esp + 32]         ;    45.0 V       32 sum
        add esi, edx                      ;    46.0 U       32 sum
        xor ebp, ebx                      ;    46.0 V       24 sum
        xor edx, ebx                      ;    47.0 U       24 sum
        add eax, ebp                      ;    47.0 V       32 sum
        rol eax, 7                        ;    48.0 U+V     33 v[2]
        mov edi, dword [esp + 80]         ;    49.0 U       32 sum
        xor edx, eax                      ;    49.0 V       24 sum
        add ecx, edx                      ;    50.0 U       32 sum
        mov edx, dword [esp + 64]         ;    50.0 V       32 sum
        rol ecx, 9                        ;    51.0 U+V     33 v[1]
        add edi, ebx                      ;    52.0 U       32 sum
        xor ebx, ecx                      ;    52.0 V       24 sum
        add edx, eax                      ;    53.0 U       32 sum
        xor ebx, eax                      ;    53.0 V       24 sum
        xor eax, ecx                      ;    54.0 U       24 sum
        add esi, ebx                      ;    54.0 V       32 sum
        rol esi, 0xb                      ;    55.0 U+V     33 v[0]
        mov ebx, dword [esp + 72]         ;    56.0 U       32 sum
        xor eax, esi                      ;    56.0 V       24 sum
        mov ebp, dword [esp + 36]         ;    57.0 U       32 sum
        add edi, eax                      ;    57.0 V       32 sum
        rol edi, 0xd                      ;    58.0 U+V     33 v[3]
        add ebx, ecx                      ;    59.0 U       32 sum
        xor ecx, esi                      ;    59.0 V       24 sum
        xor ecx, edi                      ;    60.0 U       24 sum
        add ebp, esi                      ;    60.0 V       32 sum
        add edx, ecx                      ;    61.0 U       32 sum
        xor esi, edi                      ;    61.0 V       24 sum
        rol edx, 0xe                      ;    62.0 U+V     33 v[2]
        xor esi, edx                      ;    63.0 U       24 sum
        mov eax, dword [esp + 56]         ;    63.0 V       32 sum
        add ebx, esi                      ;    64.0 U       32 sum
        add eax, edi                      ;    64.0 V       32 sum
        rol ebx, 0xf                      ;    65.0 U+V     33 v[1]
        xor edi, ebx                      ;    66.0 U       24 sum
        mov ecx, dword [esp + 68]         ;    66.0 V       32 sum
        add ecx, edx                      ;    67.0 U       32 sum
        xor edi, edx                      ;    67.0 V       24 sum
        add ebp, edi                      ;    68.0 U       32 sum
        xor edx, ebx                      ;    68.0 V       24 sum
        rol ebp, 6                        ;    69.0 U+V     33 v[0]
        xor edx, ebp                      ;    70.0 U       24 sum
        mov esi, dword [esp + 76]         ;    70.0 V       32 sum
        add eax, edx                      ;    71.0 U       32 sum
        add esi, ebx                      ;    71.0 V       32 sum
        rol eax, 7                        ;    72.0 U+V     33 v[3]
        mov edx, dword [esp + 24]         ;    73.0 U       32 sum
        xor ebx, ebp                      ;    73.0 V       24 sum
        add edx, ebp                      ;    74.0 U       32 sum
        xor ebx, eax                      ;    74.0 V       24 sum
        add ecx, ebx                      ;    75.0 U       32 sum
        mov ebx, eax                      ;    75.0 V       24 sum copy
        rol ecx, 9                        ;    76.0 U+V     33 v[2]
        xor ebx, ecx                      ;    77.0 U       24 sum
        mov edi, ecx                      ;    77.0 V       24 sum copy
        xor ebp, ebx                      ;    78.0 U       24 sum
        add edx, 0x5a827999               ;    78.0 V       32 sum
        add esi, ebp                      ;    79.0 U       32 sum
        mov ebp, dword [esp + 48]         ;    79.0 V       32 sum reload
        rol esi, 8                        ;    80.0 U+V     33 v[1]
        and ebx, esi                      ;    81.0 U       24 sum
        xor edi, esi                      ;    81.0 V       24 sum
        xor ebx, eax                      ;    82.0 U       24 sum
        lea eax, [eax + ebp + 1518500249] ;    82.0 V       32 sum
        mov ebp, dword [esp + 56]         ;    83.0 U       32 sum reload
        add edx, ebx                      ;    83.0 V       32 sum
        rol edx, 7                        ;    84.0 U+V     33 v[0]
        and edi, edx                      ;    85.0 U       24 sum
        mov ebx, esi                      ;    85.0 V       24 sum copy
        xor edi, ecx                      ;    86.0 U       24 sum
        lea ecx, [ecx + ebp + 1518500249] ;    86.0 V       32 sum
        add eax, edi                      ;    87.0 U       32 sum
        xor ebx, edx                      ;    87.0 V       24 sum
        rol eax, 6                        ;    88.0 U+V     33 v[3]
        mov edi, dword [esp + 28]         ;    89.0 U       32 sum
        and ebx, eax                      ;    89.0 V       24 sum
        xor ebx, esi                      ;    90.0 U       24 sum
        mov ebp, edx                      ;    90.0 V       24 sum copy
        xor ebp, eax                      ;    91.0 U       24 sum
        add ecx, ebx                      ;    91.0 V       32 sum
        rol ecx, 8                        ;    92.0 U+V     33 v[2]
        and ebp, ecx                      ;    93.0 U       24 sum
        lea esi, [esi + edi + 1518500249] ;    93.0 V       32 sum
        mov ebx, eax                      ;    94.0 U       24 sum copy
        xor ebp, edx                      ;    94.0 V       24 sum
        add esi, ebp                      ;    95.0 U       32 sum
        xor ebx, ecx                      ;    95.0 V       24 sum
        rol esi, 0xd                      ;    96.0 U+V     33 v[1]
        and ebx, esi                      ;    97.0 U       24 sum
        mov edi, dword [esp + 64]         ;    97.0 V       32 sum reload
        mov ebp, dword [esp + 40]         ;    98.0 U       32 sum
        xor ebx, eax                      ;    98.0 V       24 sum
        lea edx, [edx + edi + 1518500249] ;    99.0 U       32 sum
        mov edi, ecx                      ;    99.0 V       24 sum copy
        xor edi, esi                      ;   100.0 U       24 sum
        add edx, ebx                      ;   100.0 V       32 sum
        rol edx, 0xb                      ;   101.0 U+V     33 v[0]
        and edi, edx                      ;   102.0 U       24 sum
        mov ebx, esi                      ;   102.0 V       24 sum copy
        lea eax, [eax + ebp + 1518500249] ;   103.0 U       32 sum
        xor edi, ecx                      ;   103.0 V       24 sum
        xor ebx, edx                      ;   104.0 U       24 sum
        add eax, edi                      ;   104.0 V       32 sum
        rol eax, 9                        ;   105.0 U+V     33 v[3]
        and ebx, eax                      ;   106.0 U       24 sum
        mov edi, dword [esp + 76]         ;   106.0 V       32 sum reload
        xor ebx, esi                      ;   107.0 U       24 sum
        add ecx, edi                      ;   107.0 V       32 sum
        mov edi, edx                      ;   108.0 U       24 sum copy
        mov ebp, dword [esp + 36]         ;   108.0 V       32 sum reload
        lea ecx, [ecx + ebx + 1518500249] ;   109.0 U       32 sum
        xor edi, eax                      ;   109.0 V       24 sum
        rol ecx, 7                        ;   110.0 U+V     33 v[2]
        mov ebx, dword [esp + 52]         ;   111.0 U       32 sum
        and edi, ecx                      ;   111.0 V       24 sum
        xor edi, edx                      ;   112.0 U       24 sum
        lea edx, [edx + ebp + 1518500249] ;   112.0 V       32 sum
        lea esi, [esi + ebx + 1518500249] ;   113.0 U       32 sum
        mov ebx, eax                      ;   113.0 V       24 sum copy
        xor ebx, ecx                      ;   114.0 U       24 sum
        add esi, edi                      ;   114.0 V       32 sum
        rol esi, 0xf                      ;   115.0 U+V     33 v[1]
        and ebx, esi                      ;   116.0 U       24 sum
        mov edi, dword [esp + 20]         ;   116.0 V       32 sum reload
        mov ebp, ecx                      ;   117.0 U       24 sum copy
        xor ebx, eax                      ;   117.0 V       24 sum
        xor ebp, esi                      ;   118.0 U       24 sum
        add edx, ebx                      ;   118.0 V       32 sum
        rol edx, 7                        ;   119.0 U+V     33 v[0]
        and ebp, edx                      ;   120.0 U       24 sum
        lea eax, [eax + edi + 1518500249] ;   120.0 V       32 sum
        xor ebp, ecx                      ;   121.0 U       24 sum
        mov ebx, esi                      ;   121.0 V       24 sum copy
        mov edi, dword [esp + 80]         ;   122.0 U       32 sum reload
        add eax, ebp                      ;   122.0 V       32 sum
        rol eax, 0xc                      ;   123.0 U+V     33 v[3]
        mov ebp, edx                      ;   124.0 U       24 sum copy
        xor ebx, edx                      ;   124.0 V       24 sum
        and ebx, eax                      ;   125.0 U       24 sum
        lea ecx, [ecx + edi + 1518500249] ;   125.0 V       32 sum
        xor ebx, esi                      ;   126.0 U       24 sum
        mov edi, dword [esp + 44]         ;   126.0 V       32 sum
        add ecx, ebx                      ;   127.0 U       32 sum
        xor ebp, eax                      ;   127.0 V       24 sum
        rol ecx, 0xf                      ;   128.0 U+V     33 v[2]
        lea esi, [esi + edi + 1518500249] ;   129.0 U       32 sum
        and ebp, ecx                      ;   129.0 V       24 sum
        xor ebp, edx                      ;   130.0 U       24 sum
        mov ebx, eax                      ;   130.0 V       24 sum copy
        mov edi, dword [esp + 60]         ;   131.0 U       32 sum reload
        add esi, ebp                      ;   131.0 V       32 sum
        rol esi, 9                        ;   132.0 U+V     33 v[1]
        lea edx, [edx + edi + 1518500249] ;   133.0 U       32 sum
        xor ebx, ecx                      ;   133.0 V       24 sum
        mov edi, dword [esp + 72]         ;   134.0 U       32 sum reload
        and ebx, esi                      ;   134.0 V       24 sum
        mov ebp, ecx                      ;   135.0 U       24 sum copy
        xor ebx, eax                      ;   135.0 V       24 sum
        add edx, ebx                      ;   136.0 U       32 sum
        xor ebp, esi                      ;   136.0 V       24 sum
        rol edx, 0xb                      ;   137.0 U+V     33 v[0]
        mov ebx, dword [esp + 68]         ;   138.0 U       32 sum
        and ebp, edx                      ;   138.0 V       24 sum
        xor ebp, ecx                      ;   139.0 U       24 sum
        lea ecx, [ecx + edi + 1518500249] ;   139.0 V       32 sum
        mov edi, esi                      ;   140.0 U       24 sum copy
        lea eax, [eax + ebx + 1518500249] ;   140.0 V       32 sum
        add eax, ebp                      ;   141.0 U       32 sum
        xor edi, edx                      ;   141.0 V       24 sum
        rol eax, 7                        ;   142.0 U+V     33 v[3]
        and edi, eax                      ;   143.0 U       24 sum
        mov ebx, eax                      ;   143.0 V       24 sum copy
        xor edi, esi                      ;   144.0 U       24 sum
        xor ebx, edx                      ;   144.0 V       24 sum
        add ecx, edi                      ;   145.0 U       32 sum
        mov edi, dword [esp + 32]         ;   145.0 V       32 sum
        rol ecx, 0xd                      ;   146.0 U+V     33 v[2]
        and ebx, ecx                      ;   147.0 U       24 sum
        lea esi, [esi + edi + 1518500249] ;   147.0 V       32 sum
        xor ebx, edx                      ;   148.0 U       24 sum
        mov edi, dword [esp + 52]         ;   148.0 V       32 sum
        add esi, ebx                      ;   149.0 U       32 sum
        mov ebx, dword [esp + 68]         ;   149.0 V       32 sum
        rol esi, 0xc                      ;   150.0 U+V     33 v[1]
        lea edx, [edx + edi + 1859775393] ;   151.0 U       32 sum
        mov edi, esi                      ;   151.0 V       24 sum copy
        xor edi, 0xffffffff               ;   152.0 U       24 sum
        mov ebp, dword [esp + 64]         ;   152.0 V       32 sum reload
        lea ebx, [ebx + ecx + 1859775393] ;   153.0 U       32 sum
        and edi, ecx                      ;   153.0 V       24 sum
        xor edi, eax                      ;   154.0 U       24 sum
        lea eax, [eax + ebp + 1859775392] ;   154.0 V       32 sum
        sub edi, edx                      ;   155.0 U       32 sum
        mov edx, esi                      ;   155.0 V       24 sum copy
        rol edi, 0xb                      ;   156.0 U+V     33 v[0]
        mov ebp, dword [esp + 48]         ;   157.0 U       32 sum
        and edx, edi                      ;   157.0 V       24 sum
        xor ecx, edx                      ;   158.0 U       24 sum
        mov edx, edi                      ;   158.0 V       24 sum copy
        lea ebp, [ebp + esi + 1859775393] ;   159.0 U       32 sum
        sub eax, ecx                      ;   159.0 V       32 sum
        rol eax, 0xd                      ;   160.0 U+V     33 v[3]
        mov ecx, eax                      ;   161.0 U       24 sum copy
        or edx, eax                       ;   161.0 V       24 sum
        xor esi, edx                      ;   162.0 U       24 sum
        xor ecx, 0xffffffff               ;   162.0 V       24 sum
        add ebx, esi                      ;   163.0 U       32 sum
        mov edx, dword [esp + 76]         ;   163.0 V       32 sum
        rol ebx, 6                        ;   164.0 U+V     33 v[2]
        or ecx, ebx                       ;   165.0 U       24 sum
        lea edx, [edx + eax + 1859775393] ;   165.0 V       32 sum
        xor ecx, edi                      ;   166.0 U       24 sum
        mov esi, dword [esp + 80]         ;   166.0 V       32 sum reload
        sub ecx, ebp                      ;   167.0 U       32 sum
        mov ebp, ebx                      ;   167.0 V       24 sum copy
        rol ecx, 7                        ;   168.0 U+V     33 v[1]
        sub edi, esi                      ;   169.0 U       32 sum
        and ebp, ecx                      ;   169.0 V       24 sum
        xor eax, ebp                      ;   170.0 U       24 sum
        add edi, 0x91261460               ;   170.0 V       32 sum
        mov esi, dword [esp + 32]         ;   171.0 U       32 sum reload
        add edi, eax                      ;   171.0 V       32 sum
        rol edi, 0xe                      ;   172.0 U+V     33 v[0]
        mov eax, edi                      ;   173.0 U       24 sum copy
        mov ebp, dword [esp + 28]         ;   173.0 V       32 sum
        sub ebp, ecx                      ;   174.0 U       32 sum
        xor eax, 0xffffffff               ;   174.0 V       24 sum
        or eax, ecx                       ;   175.0 U       24 sum
        add ebp, 0x6ed9eba0               ;   175.0 V       32 sum
        xor eax, ebx                      ;   176.0 U       24 sum
        lea ebx, [ebx + esi + 1859775393] ;   176.0 V       32 sum
        mov esi, edi                      ;   177.0 U       24 sum copy
        add edx, eax                      ;   177.0 V       32 sum
        rol edx, 9                        ;   178.0 U+V     33 v[3]
        or esi, edx                       ;   179.0 U       24 sum
        mov eax, dword [esp + 24]         ;   179.0 V       32 sum
        xor esi, ecx                      ;   180.0 U       24 sum
        mov ecx, edx                      ;   180.0 V       24 sum copy
        sub esi, ebx                      ;   181.0 U       32 sum
        mov ebx, dword [esp + 60]         ;   181.0 V       32 sum reload
        rol esi, 0xd                      ;   182.0 U+V     33 v[2]
        and ecx, esi                      ;   183.0 U       24 sum
        lea eax, [eax + edx + 1859775393] ;   183.0 V       32 sum
        xor ecx, edi                      ;   184.0 U       24 sum
        sub edi, ebx                      ;   184.0 V       32 sum
        add ebp, ecx                      ;   185.0 U       32 sum
        mov ecx, esi                      ;   185.0 V       24 sum copy
        rol ebp, 0xf                      ;   186.0 U+V     33 v[1]
        add edi, 0x9126145f               ;   187.0 U       32 sum
        or ecx, ebp                       ;   187.0 V       24 sum
        xor edx, ecx                      ;   188.0 U       24 sum
        mov ecx, ebp                      ;   188.0 V       24 sum copy
        mov ebx, dword [esp + 40]         ;   189.0 U       32 sum
        sub edi, edx                      ;   189.0 V       32 sum
        rol edi, 0xe                      ;   190.0 U+V     33 v[0]
        and ecx, edi                      ;   191.0 U       24 sum
        lea ebx, [ebx + ebp + 1859775393] ;   191.0 V       32 sum
        xor ecx, esi                      ;   192.0 U       24 sum
        mov edx, dword [esp + 20]         ;   192.0 V       32 sum reload
        add eax, ecx                      ;   193.0 U       32 sum
        mov ecx, edi                      ;   193.0 V       24 sum copy
        rol eax, 8                        ;   194.0 U+V     33 v[3]
        sub esi, edx                      ;   195.0 U       32 sum
        or ecx, eax                       ;   195.0 V       24 sum
        add esi, 0x9126145f               ;   196.0 U       32 sum
        xor ebp, ecx                      ;   196.0 V       24 sum
        sub esi, ebp                      ;   197.0 U       32 sum
        mov ecx, eax                      ;   197.0 V       24 sum copy
        rol esi, 0xd                      ;   198.0 U+V     33 v[2]
        and ecx, esi                      ;   199.0 U       24 sum
        mov edx, dword [esp + 72]         ;   199.0 V       32 sum
        xor ecx, edi                      ;   200.0 U       24 sum
        add edi, 0x9126145f               ;   200.0 V       32 sum
        add ebx, ecx                      ;   201.0 U       32 sum
        mov ecx, esi                      ;   201.0 V       24 sum copy
        rol ebx, 6                        ;   202.0 U+V     33 v[1]
        lea edx, [edx + eax + 1859775393] ;   203.0 U       32 sum
        or ecx, ebx                       ;   203.0 V       24 sum
        mov ebp, dword [esp + 56]         ;   204.0 U       32 sum reload
        xor eax, ecx                      ;   204.0 V       24 sum
        sub edi, eax                      ;   205.0 U       32 sum
        mov eax, ebx                      ;   205.0 V       24 sum copy
        mov ecx, dword [esp + 36]         ;   206.0 U       32 sum
        sub edi, ebp                      ;   206.0 V       32 sum
        rol edi, 5                        ;   207.0 U+V     33 v[0]
        mov ebp, edi                      ;   208.0 U       24 sum copy
        and eax, edi                      ;   208.0 V       24 sum
        xor eax, esi                      ;   209.0 U       24 sum
        add esi, 0x9126145f               ;   209.0 V       32 sum
        add edx, eax                      ;   210.0 U       32 sum
        mov eax, dword [esp + 44]         ;   210.0 V       32 sum reload
        rol edx, 0xc                      ;   211.0 U+V     33 v[3]
        or ebp, edx                       ;   212.0 U       24 sum
        lea ecx, [ecx + ebx + 1859775393] ;   212.0 V       32 sum
        xor ebx, ebp                      ;   213.0 U       24 sum
        sub esi, eax                      ;   213.0 V       32 sum
        sub esi, ebx                      ;   214.0 U       32 sum
        mov eax, edx                      ;   214.0 V       32 sum copy
        rol esi, 7                        ;   215.0 U+V     33 v[2]
        mov ebx, edx                      ;   216.0 U       24 sum copy
        mov ebp, dword [esp + 80]         ;   216.0 V       32 sum reload
        or eax, esi                       ;   217.0 U       32 sum
        and ebx, esi                      ;   217.0 V       24 sum
        lea ebp, [edx + ebp - 1894007589] ;   218.0 U       32 sum
        xor ebx, edi                      ;   218.0 V       24 sum
        add ecx, ebx                      ;   219.0 U       32 sum
        lea edi, [edi + eax + 1894007589] ;   219.0 V       32 sum
        rol ecx, 5                        ;   220.0 U+V     33 v[1]
        mov eax, dword [esp + 28]         ;   221.0 U       32 sum reload
        and edx, ecx                      ;   221.0 V       32 sum
        mov ebx, ecx                      ;   222.0 U       32 sum copy
        sub edi, edx                      ;   222.0 V       32 sum
        sub edi, eax                      ;   223.0 U       32 sum
        mov eax, esi                      ;   223.0 V       32 sum copy
        rol edi, 0xb                      ;   224.0 U+V     33 v[0]
        or ebx, edi                       ;   225.0 U       32 sum
        mov edx, dword [esp + 72]         ;   225.0 V       32 sum reload
        and eax, ecx                      ;   226.0 U       32 sum
        sub ebx, edx                      ;   226.0 V       32 sum
        add ebp, eax                      ;   227.0 U       32 sum
        mov eax, dword [esp + 64]         ;   227.0 V       32 sum
        lea ebx, [ebx + esi + 1894007589] ;   228.0 U       32 sum
        or esi, edi                       ;   228.0 V       32 sum
        sub ebp, esi                      ;   229.0 U       32 sum
        lea eax, [eax + ecx - 1894007589] ;   229.0 V       32 sum
        rol ebp, 0xc                      ;   230.0 U+V     33 v[3]
        and ecx, ebp                      ;   231.0 U       32 sum
        mov edx, dword [esp + 20]         ;   231.0 V       32 sum reload
        mov esi, ebp                      ;   232.0 U       32 sum copy
        sub ebx, ecx                      ;   232.0 V       32 sum
        rol ebx, 0xe                      ;   233.0 U+V     33 v[2]
        or esi, ebx                       ;   234.0 U       32 sum
        mov ecx, edi                      ;   234.0 V       32 sum copy
        sub esi, edx                      ;   235.0 U       32 sum
        and ecx, ebp                      ;   235.0 V       32 sum
        add eax, ecx                      ;   236.0 U       32 sum
        mov ecx, dword [esp + 36]         ;   236.0 V       32 sum reload
        lea esi, [esi + edi + 1894007589] ;   237.0 U       32 sum
        or edi, ebx                       ;   237.0 V       32 sum
        sub eax, edi                      ;   238.0 U       32 sum
        mov edx, dword [esp + 32]         ;   238.0 V       32 sum
        rol eax, 0xf                      ;   239.0 U+V     33 v[1]
        lea edx, [edx + ebp - 1894007589] ;   240.0 U       32 sum
        and ebp, eax                      ;   240.0 V       32 sum
        sub esi, ebp                      ;   241.0 U       32 sum
        mov edi, eax                      ;   241.0 V       32 sum copy
        rol esi, 0xe                      ;   242.0 U+V     33 v[0]
        mov ebp, ebx                      ;   243.0 U       32 sum copy
        or edi, esi                       ;   243.0 V       32 sum
        and ebp, eax                      ;   244.0 U       32 sum
        sub edi, ecx                      ;   244.0 V       32 sum
        mov ecx, dword [esp + 52]         ;   245.0 U       32 sum
        add edx, ebp                      ;   245.0 V       32 sum
        lea edi, [edi + ebx + 1894007589] ;   246.0 U       32 sum
        or ebx, esi                       ;   246.0 V       32 sum
        sub edx, ebx                      ;   247.0 U       32 sum
        mov ebx, dword [esp + 48]         ;   247.0 V       32 sum
        rol edx, 0xf                      ;   248.0 U+V     33 v[3]
        add ebx, eax                      ;   249.0 U       32 sum
        and eax, edx                      ;   249.0 V       32 sum
        mov ebp, esi                      ;   250.0 U       32 sum copy
        sub edi, eax                      ;   250.0 V       32 sum
        rol edi, 9                        ;   251.0 U+V     33 v[2]
        mov eax, edx                      ;   252.0 U       32 sum copy
        and ebp, edx                      ;   252.0 V       32 sum
        lea ecx, [ecx + edx - 1894007589] ;   253.0 U       32 sum
        or eax, edi                       ;   253.0 V       32 sum
        lea ebx, [ebx + ebp - 1894007589] ;   254.0 U       32 sum
        mov ebp, dword [esp + 56]         ;   254.0 V       32 sum reload
        lea eax, [eax + esi + 1894007589] ;   255.0 U       32 sum
        or esi, edi                       ;   255.0 V       32 sum
        sub ebx, esi                      ;   256.0 U       32 sum
        sub eax, ebp                      ;   256.0 V       32 sum
        rol ebx, 8                        ;   257.0 U+V     33 v[1]
        mov esi, ebx                      ;   258.0 U       32 sum copy
        and edx, ebx                      ;   258.0 V       32 sum
        sub eax, edx                      ;   259.0 U       32 sum
        mov edx, dword [esp + 24]         ;   259.0 V       32 sum reload
        rol eax, 9                        ;   260.0 U+V     33 v[0]
        or esi, eax                       ;   261.0 U       32 sum
        mov ebp, dword [esp + 76]         ;   261.0 V       32 sum
        sub esi, edx                      ;   262.0 U       32 sum
        mov edx, edi                      ;   262.0 V       32 sum copy
        and edx, ebx                      ;   263.0 U       32 sum
        add ebp, ebx                      ;   263.0 V       32 sum
        lea esi, [esi + edi + 1894007589] ;   264.0 U       32 sum
        or edi, eax                       ;   264.0 V       32 sum
        sub ecx, edi                      ;   265.0 U       32 sum
        mov edi, eax                      ;   265.0 V       32 sum copy
        add ecx, edx                      ;   266.0 U       32 sum
        mov edx, dword [esp + 12]         ;   266.0 V       25 sum
        rol ecx, 0xe                      ;   267.0 U+V     33 v[3]
        and ebx, ecx                      ;   268.0 U       32 sum
        and edi, ecx                      ;   268.0 V       32 sum
        sub esi, ebx                      ;   269.0 U       32 sum
        mov ebx, dword [esp + 84]         ;   269.0 V       25 sum
        and ebx, edx                      ;   270.0 U       25 sum
        mov edx, dword [esp + 0]          ;   270.0 V       25 sum
        lea ebp, [ebp + edi - 1894007589] ;   271.0 U       32 sum
        xor ebx, edx                      ;   271.0 V       25 sum
        mov edx, dword [esp + 44]         ;   272.0 U       32 sum reload
        mov edi, ecx                      ;   272.0 V       32 sum copy
        add ebx, edx                      ;   273.0 U       32 sum
        mov edx, dword [esp + 8]          ;   273.0 V       32 sum
        rol esi, 5                        ;   274.0 U+V     33 v[2]
        or edi, esi                       ;   275.0 U       32 sum
        lea ebx, [ebx + edx + 1352829926] ;   275.0 V       32 sum
        rol ebx, 8                        ;   276.0 U+V     33 v[0]
        lea edi, [edi + eax + 1894007589] ;   277.0 U       32 sum
        or eax, esi                       ;   277.0 V       32 sum
        mov edx, dword [esp + 44]         ;   278.0 U       32 sum reload
        sub ebp, eax                      ;   278.0 V       32 sum
        rol ebp, 6                        ;   279.0 U+V     33 v[1]
        mov eax, dword [esp + 68]         ;   280.0 U       32 sum reload
        lea edx, [ecx + edx - 1894007589] ;   280.0 V       32 sum
        and ecx, ebp                      ;   281.0 U       32 sum
        sub edi, eax                      ;   281.0 V       32 sum
        mov eax, esi                      ;   282.0 U       32 sum copy
        sub edi, ecx                      ;   282.0 V       32 sum
        rol edi, 8                        ;   283.0 U+V     33 v[0]
        and eax, ebp                      ;   284.0 U       32 sum
        mov ecx, ebp                      ;   284.0 V       32 sum copy
        mov dword [esp + 88], edi         ;   285.0 U       33 v[0] spill
        or ecx, edi                       ;   285.0 V       32 sum
        add edx, eax                      ;   286.0 U       32 sum
        mov eax, dword [esp + 60]         ;   286.0 V       32 sum
        lea ecx, [ecx + esi + 1894007589] ;   287.0 U       32 sum
        or esi, edi                       ;   287.0 V       32 sum
        sub edx, esi                      ;   288.0 U       32 sum
        mov esi, dword [esp + 40]         ;   288.0 V       32 sum reload
        add eax, ebp                      ;   289.0 U       32 sum
        sub ecx, esi                      ;   289.0 V       32 sum
        rol edx, 6                        ;   290.0 U+V     33 v[3]
        and ebp, edx                      ;   291.0 U       32 sum
        mov esi, dword [esp + 16]         ;   291.0 V       25 sum
        sub ecx, ebp                      ;   292.0 U       32 sum
        mov ebp, ebx                      ;   292.0 V       25 sum copy
        xor ebp, esi                      ;   293.0 U       25 sum
        mov esi, dword [esp + 0]          ;   293.0 V       25 sum
        rol ecx, 5                        ;   294.0 U+V     33 v[2]
        and ebp, esi                      ;   295.0 U       25 sum
        mov esi, dword [esp + 16]         ;   295.0 V       25 sum
        mov dword [esp + 92], ecx         ;   296.0 U       33 v[2] spill
        xor ebp, esi                      ;   296.0 V       25 sum
        mov esi, dword [esp + 0]          ;   297.0 U       46 h
        add esi, edx                      ;   298.0 U       46 h
        or ecx, edi                       ;   298.0 V       32 sum
        and edx, edi                      ;   299.0 U       32 sum
        mov edi, dword [esp + 12]         ;   299.0 V       32 sum
        sub eax, ecx                      ;   300.0 U       32 sum
        mov ecx, ebx                      ;   300.0 V       25 sum copy
        lea ebp, [ebp + edi + 1352829926] ;   301.0 U       32 sum
        mov edi, dword [esp + 68]         ;   301.0 V       32 sum
        lea eax, [eax + edx - 1894007589] ;   302.0 U       32 sum
        add ebp, edi                      ;   302.0 V       32 sum
        xor ebp, 0xffffffff               ;   303.0 U       32 sum
        mov edx, dword [esp + 16]         ;   303.0 V       25 sum
        rol ebp, 9                        ;   304.0 U+V     33 v[3]
        xor ecx, ebp                      ;   305.0 U       25 sum
        mov edi, dword [esp + 24]         ;   305.0 V       32 sum
        or ecx, edx                       ;   306.0 U       25 sum
        mov dword [esp + 96], esi         ;   306.0 V       46 h spill
        xor ecx, ebp                      ;   307.0 U       25 sum
        mov edx, dword [esp + 80]         ;   307.0 V       32 sum
        add ecx, edi                      ;   308.0 U       32 sum
        mov esi, dword [esp + 0]          ;   308.0 V       32 sum
        rol eax, 0xc                      ;   309.0 U+V     33 v[1]
        mov edi, dword [esp + 16]         ;   310.0 U       32 sum
        lea ecx, [ecx + esi + 1352829926] ;   310.0 V       32 sum
        rol ecx, 9                        ;   311.0 U+V     33 v[2]
        mov esi, ebp                      ;   312.0 U       32 sum copy
        mov dword [esp + 84], eax         ;   312.0 V       33 v[1] spill
        mov eax, 0x50a28be6               ;   313.0 U       32 sum
        lea edx, [edx + ebx + 1352829925] ;   313.0 V       32 sum
        and esi, ecx                      ;   314.0 U       32 sum
        add eax, edi                      ;   314.0 V       32 sum
        mov edi, dword [esp + 20]         ;   315.0 U       32 sum
        add edx, esi                      ;   315.0 V       32 sum
        mov esi, ebx                      ;   316.0 U       32 sum copy
        mov dword [esp + 100], edx        ;   316.0 V       32 sum spill
        and ebx, ecx                      ;   317.0 U       32 sum
        add eax, edi                      ;   317.0 V       32 sum
        mov edx, ebp                      ;   318.0 U       32 sum copy
        or esi, ebp                       ;   318.0 V       32 sum
        mov edi, ecx                      ;   319.0 U       32 sum copy
        sub esi, eax                      ;   319.0 V       32 sum
        mov eax, dword [esp + 72]         ;   320.0 U       32 sum
        sub esi, ebx                      ;   320.0 V       32 sum
        rol esi, 0xb                      ;   321.0 U+V     33 v[1]
        or edi, esi                       ;   322.0 U       32 sum
        lea eax, [eax + ecx + 1352829925] ;   322.0 V       32 sum
        or edx, esi                       ;   323.0 U       32 sum
        mov ebx, dword [esp + 100]        ;   323.0 V       32 sum
        lea ebp, [ebp + edi - 1352829925] ;   324.0 U       32 sum
        sub ebx, edx                      ;   324.0 V       32 sum
        rol ebx, 0xd                      ;   325.0 U+V     33 v[0]
        mov edx, dword [esp + 60]         ;   326.0 U       32 sum reload
        and ecx, ebx                      ;   326.0 V       32 sum
        sub ebp, edx                      ;   327.0 U       32 sum
        mov dword [esp + 104], eax        ;   327.0 V       32 sum spill
        sub ebp, ecx                      ;   328.0 U       32 sum
        mov eax, ebx                      ;   328.0 V       32 sum copy
        rol ebp, 0xf                      ;   329.0 U+V     33 v[3]
        mov ecx, esi                      ;   330.0 U       32 sum copy
        or eax, ebp                       ;   330.0 V       32 sum
        and ecx, ebx                      ;   331.0 U       32 sum
        mov edx, dword [esp + 104]        ;   331.0 V       32 sum reload
        mov edi, dword [esp + 56]         ;   332.0 U       32 sum
        add edx, ecx                      ;   332.0 V       32 sum
        lea eax, [eax + esi - 1352829925] ;   333.0 U       32 sum
        mov ecx, dword [esp + 48]         ;   333.0 V       32 sum reload
        or esi, ebp                       ;   334.0 U       32 sum
        lea edi, [edi + ebx + 1352829925] ;   334.0 V       32 sum
        sub edx, esi                      ;   335.0 U       32 sum
        sub eax, ecx                      ;   335.0 V       32 sum
        rol edx, 0xf                      ;   336.0 U+V     33 v[2]
        mov ecx, edx                      ;   337.0 U       32 sum copy
        and ebx, edx                      ;   337.0 V       32 sum
        mov esi, dword [esp + 40]         ;   338.0 U       32 sum reload
        sub eax, ebx                      ;   338.0 V       32 sum
        rol eax, 5                        ;   339.0 U+V     33 v[1]
        mov ebx, ebp                      ;   340.0 U       32 sum copy
        or ecx, eax                       ;   340.0 V       32 sum
        and ebx, edx                      ;   341.0 U       32 sum
        sub ecx, esi                      ;   341.0 V       32 sum
        add edi, ebx                      ;   342.0 U       32 sum
        mov ebx, dword [esp + 28]         ;   342.0 V       32 sum
        lea ecx, [ecx + ebp - 1352829925] ;   343.0 U       32 sum
        or ebp, eax                       ;   343.0 V       32 sum
        sub edi, ebp                      ;   344.0 U       32 sum
        mov esi, dword [esp + 76]         ;   344.0 V       32 sum
        rol edi, 7                        ;   345.0 U+V     33 v[0]
        add esi, edx                      ;   346.0 U       32 sum
        and edx, edi                      ;   346.0 V       32 sum
        mov ebp, eax                      ;   347.0 U       32 sum copy
        sub ecx, edx                      ;   347.0 V       32 sum
        mov edx, edi                      ;   348.0 U       32 sum copy
        and ebp, edi                      ;   348.0 V       32 sum
        rol ecx, 7                        ;   349.0 U+V     33 v[3]
        or edx, ecx                       ;   350.0 U       32 sum
        lea ebx, [ebx + edi + 1352829925] ;   350.0 V       32 sum
        lea esi, [esi + ebp + 1352829925] ;   351.0 U       32 sum
        mov ebp, dword [esp + 52]         ;   351.0 V       32 sum
        lea edx, [edx + eax - 1352829925] ;   352.0 U       32 sum
        or eax, ecx                       ;   352.0 V       32 sum
        sub esi, eax                      ;   353.0 U       32 sum
        mov eax, dword [esp + 32]         ;   353.0 V       32 sum reload
        rol esi, 8                        ;   354.0 U+V     33 v[2]
        sub edx, eax                      ;   355.0 U       32 sum
        and edi, esi                      ;   355.0 V       32 sum
        mov eax, esi                      ;   356.0 U       32 sum copy
        sub edx, edi                      ;   356.0 V       32 sum
        rol edx, 0xb                      ;   357.0 U+V     33 v[1]
        lea ebp, [ebp + esi + 1352829925] ;   358.0 U       32 sum
        mov edi, ecx                      ;   358.0 V       32 sum copy
        and edi, esi                      ;   359.0 U       32 sum
        or eax, edx                       ;   359.0 V       32 sum
        add ebx, edi                      ;   360.0 U       32 sum
        mov edi, dword [esp + 40]         ;   360.0 V       32 sum reload
        lea eax, [eax + ecx - 1352829925] ;   361.0 U       32 sum
        or ecx, edx                       ;   361.0 V       32 sum
        sub ebx, ecx                      ;   362.0 U       32 sum
        mov ecx, dword [esp + 64]         ;   362.0 V       32 sum reload
        rol ebx, 0xe                      ;   363.0 U+V     33 v[0]
        sub eax, ecx                      ;   364.0 U       32 sum
        and esi, ebx                      ;   364.0 V       32 sum
        sub eax, esi                      ;   365.0 U       32 sum
        mov ecx, edx                      ;   365.0 V       32 sum copy
        and ecx, ebx                      ;   366.0 U       32 sum
        mov esi, ebx                      ;   366.0 V       32 sum copy
        rol eax, 0xe                      ;   367.0 U+V     33 v[3]
        lea edi, [ebx + edi + 1548603684] ;   368.0 U       32 sum
        or esi, eax                       ;   368.0 V       32 sum
        add ebp, ecx                      ;   369.0 U       32 sum
        mov ecx, dword [esp + 52]         ;   369.0 V       32 sum
        lea esi, [esi + edx - 1352829925] ;   370.0 U       32 sum
        or edx, eax                       ;   370.0 V       32 sum
        sub ebp, edx                      ;   371.0 U       32 sum
        mov edx, dword [esp + 36]         ;   371.0 V       32 sum
        rol ebp, 0xc                      ;   372.0 U+V     33 v[2]
        and ebx, ebp                      ;   373.0 U       32 sum
        sub esi, edx                      ;   373.0 V       32 sum
        sub esi, ebx                      ;   374.0 U       32 sum
        mov edx, ebp                      ;   374.0 V       24 sum copy
        rol esi, 6                        ;   375.0 U+V     33 v[1]
        mov ebx, dword [esp + 72]         ;   376.0 U       32 sum reload
        and edx, esi                      ;   376.0 V       24 sum
        xor edx, eax                      ;   377.0 U       24 sum
        sub eax, ebx                      ;   377.0 V       32 sum
        mov ebx, esi                      ;   378.0 U       24 sum copy
        add edi, edx                      ;   378.0 V       32 sum
        rol edi, 9                        ;   379.0 U+V     33 v[0]
        or ebx, edi                       ;   380.0 U       24 sum
        add eax, 0xa3b22edc               ;   380.0 V       32 sum
        lea ecx, [ecx + ebp + 1548603684] ;   381.0 U       32 sum
        xor ebp, ebx                      ;   381.0 V       24 sum
        mov edx, edi                      ;   382.0 U       24 sum copy
        sub eax, ebp                      ;   382.0 V       32 sum
        rol eax, 0xd                      ;   383.0 U+V     33 v[3]
        mov ebx, dword [esp + 20]         ;   384.0 U       32 sum
        and edx, eax                      ;   384.0 V       24 sum
        mov ebp, eax                      ;   385.0 U       24 sum copy
        xor edx, esi                      ;   385.0 V       24 sum
        add ecx, edx                      ;   386.0 U       32 sum
        lea ebx, [ebx + edi + 1548603684] ;   386.0 V       32 sum
        rol ecx, 0xf                      ;   387.0 U+V     33 v[2]
        or ebp, ecx                       ;   388.0 U       24 sum
        mov edx, dword [esp + 24]         ;   388.0 V       32 sum reload
        xor edi, ebp                      ;   389.0 U       24 sum
        sub esi, edx                      ;   389.0 V       32 sum
        mov edx, ecx                      ;   390.0 U       24 sum copy
        sub esi, edi                      ;   390.0 V       32 sum
        add esi, 0xa3b22edc               ;   391.0 U       32 sum
        mov edi, dword [esp + 44]         ;   391.0 V       32 sum
        rol esi, 7                        ;   392.0 U+V     33 v[1]
        mov ebp, dword [esp + 56]         ;   393.0 U       32 sum reload
        and edx, esi                      ;   393.0 V       24 sum
        xor edx, eax                      ;   394.0 U       24 sum
        sub eax, ebp                      ;   394.0 V       32 sum
        mov ebp, esi                      ;   395.0 U       24 sum copy
        add ebx, edx                      ;   395.0 V       32 sum
        rol ebx, 0xc                      ;   396.0 U+V     33 v[0]
        lea edi, [edi + ecx + 1548603684] ;   397.0 U       32 sum
        or ebp, ebx                       ;   397.0 V       24 sum
        xor ecx, ebp                      ;   398.0 U       24 sum
        add eax, 0xa3b22edc               ;   398.0 V       32 sum
        sub eax, ecx                      ;   399.0 U       32 sum
        mov ecx, ebx                      ;   399.0 V       24 sum copy
        rol eax, 8                        ;   400.0 U+V     33 v[3]
        and ecx, eax                      ;   401.0 U       24 sum
        mov edx, dword [esp + 64]         ;   401.0 V       32 sum reload
        xor ecx, esi                      ;   402.0 U       24 sum
        mov ebp, dword [esp + 68]         ;   402.0 V       32 sum
        add edi, ecx                      ;   403.0 U       32 sum
        mov ecx, eax                      ;   403.0 V       24 sum copy
        rol edi, 9                        ;   404.0 U+V     33 v[2]
        or ecx, edi                       ;   405.0 U       24 sum
        lea ebp, [ebp + ebx + 1548603684] ;   405.0 V       32 sum
        sub esi, edx                      ;   406.0 U       32 sum
        xor ebx, ecx                      ;   406.0 V       24 sum
        add esi, 0xa3b22edc               ;   407.0 U       32 sum
        mov ecx, dword [esp + 32]         ;   407.0 V       32 sum
        sub esi, ebx                      ;   408.0 U       32 sum
        mov edx, edi                      ;   408.0 V       24 sum copy
        rol esi, 0xb                      ;   409.0 U+V     33 v[1]
        and edx, esi                      ;   410.0 U       24 sum
        lea ecx, [ecx + edi + 1548603684] ;   410.0 V       32 sum
        xor edx, eax                      ;   411.0 U       24 sum
        mov ebx, esi                      ;   411.0 V       24 sum copy
        add ebp, edx                      ;   412.0 U       32 sum
        mov edx, dword [esp + 76]         ;   412.0 V       32 sum reload
        rol ebp, 7                        ;   413.0 U+V     33 v[0]
        or ebx, ebp                       ;   414.0 U       24 sum
        add eax, 0xa3b22edc               ;   414.0 V       32 sum
        sub eax, edx                      ;   415.0 U       32 sum
        xor edi, ebx                      ;   415.0 V       24 sum
        sub eax, edi                      ;   416.0 U       32 sum
        mov edx, ebp                      ;   416.0 V       24 sum copy
        rol eax, 7                        ;   417.0 U+V     33 v[3]
        and edx, eax                      ;   418.0 U       24 sum
        mov ebx, eax                      ;   418.0 V       24 sum copy
        mov edi, dword [esp + 28]         ;   419.0 U       32 sum
        xor edx, esi                      ;   419.0 V       24 sum
        add ecx, edx                      ;   420.0 U       32 sum
        mov edx, dword [esp + 48]         ;   420.0 V       32 sum
        rol ecx, 0xc                      ;   421.0 U+V     33 v[2]
        or ebx, ecx                       ;   422.0 U       24 sum
        lea edx, [edx + ebp + 1548603684] ;   422.0 V       32 sum
        xor ebp, ebx                      ;   423.0 U       24 sum
        add esi, 0xa3b22edc               ;   423.0 V       32 sum
        mov ebx, dword [esp + 36]         ;   424.0 U       32 sum reload
        sub esi, ebp                      ;   424.0 V       32 sum
        mov ebp, ecx                      ;   425.0 U       24 sum copy
        sub esi, ebx                      ;   425.0 V       32 sum
        rol esi, 7                        ;   426.0 U+V     33 v[1]
        and ebp, esi                      ;   427.0 U       24 sum
        lea edi, [edi + ecx + 1548603684] ;   427.0 V       32 sum
        xor ebp, eax                      ;   428.0 U       24 sum
        mov ebx, dword [esp + 80]         ;   428.0 V       32 sum reload
        add edx, ebp                      ;   429.0 U       32 sum
        mov ebp, esi                      ;   429.0 V       24 sum copy
        rol edx, 6                        ;   430.0 U+V     33 v[0]
        or ebp, edx                       ;   431.0 U       24 sum
        add eax, 0xa3b22edc               ;   431.0 V       32 sum
        xor ecx, ebp                      ;   432.0 U       24 sum
        sub eax, ebx                      ;   432.0 V       32 sum
        sub eax, ecx                      ;   433.0 U       32 sum
        mov ecx, edx                      ;   433.0 V       24 sum copy
        rol eax, 0xf                      ;   434.0 U+V     33 v[3]
        and ecx, eax                      ;   435.0 U       24 sum
        mov ebx, dword [esp + 76]         ;   435.0 V       32 sum reload
        xor ecx, esi                      ;   436.0 U       24 sum
        mov ebp, dword [esp + 60]         ;   436.0 V       32 sum
        add edi, ecx                      ;   437.0 U       32 sum
        mov ecx, eax                      ;   437.0 V       24 sum copy
        rol edi, 0xd                      ;   438.0 U+V     33 v[2]
        or ecx, edi                       ;   439.0 U       24 sum
        lea ebx, [edx + ebx + 1836072690] ;   439.0 V       32 sum
        sub ebp, esi                      ;   440.0 U       32 sum
        xor edx, ecx                      ;   440.0 V       24 sum
        mov ecx, eax                      ;   441.0 U       24 sum copy
        mov esi, dword [esp + 28]         ;   441.0 V       32 sum reload
        lea ebp, [ebp + edx + 1548603683] ;   442.0 U       32 sum
        xor ecx, edi                      ;   442.0 V       24 sum
        rol ebp, 0xb                      ;   443.0 U+V     33 v[1]
        mov edx, edi                      ;   444.0 U       24 sum copy
        or ecx, ebp                       ;   444.0 V       24 sum
        xor edx, ebp                      ;   445.0 U       24 sum
        xor ecx, edi                      ;   445.0 V       24 sum
        sub ebx, ecx                      ;   446.0 U       32 sum
        mov ecx, dword [esp + 44]         ;   446.0 V       32 sum
        rol ebx, 9                        ;   447.0 U+V     33 v[0]
        and edx, ebx                      ;   448.0 U       24 sum
        sub ecx, eax                      ;   448.0 V       32 sum
        mov eax, ebp                      ;   449.0 U       24 sum copy
        xor edx, edi                      ;   449.0 V       24 sum
        lea edi, [edi + esi + 1836072691] ;   450.0 U       32 sum
        mov esi, ebx                      ;   450.0 V       24 sum copy
        lea ecx, [ecx + edx + 1836072690] ;   451.0 U       32 sum
        xor eax, ebx                      ;   451.0 V       24 sum
        rol ecx, 7                        ;   452.0 U+V     33 v[3]
        xor esi, ecx                      ;   453.0 U       24 sum
        and eax, ecx                      ;   453.0 V       24 sum
        mov edx, dword [esp + 52]         ;   454.0 U       32 sum reload
        xor eax, ebp                      ;   454.0 V       24 sum
        add edi, eax                      ;   455.0 U       32 sum
        mov eax, ecx                      ;   455.0 V       24 sum copy
        rol edi, 0xf                      ;   456.0 U+V     33 v[2]
        and esi, edi                      ;   457.0 U       24 sum
        lea ebp, [ebp + edx + 1836072691] ;   457.0 V       32 sum
        xor esi, ebx                      ;   458.0 U       24 sum
        mov edx, dword [esp + 24]         ;   458.0 V       32 sum
        xor eax, edi                      ;   459.0 U       24 sum
        add ebp, esi                      ;   459.0 V       32 sum
        rol ebp, 0xb                      ;   460.0 U+V     33 v[1]
        and eax, ebp                      ;   461.0 U       24 sum
        lea ebx, [ebx + edx + 1836072691] ;   461.0 V       32 sum
        mov edx, edi                      ;   462.0 U       24 sum copy
        xor eax, ecx                      ;   462.0 V       24 sum
        mov esi, dword [esp + 68]         ;   463.0 U       32 sum reload
        add ebx, eax                      ;   463.0 V       32 sum
        rol ebx, 8                        ;   464.0 U+V     33 v[0]
        xor edx, ebp                      ;   465.0 U       24 sum
        lea ecx, [ecx + esi + 1836072691] ;   465.0 V       32 sum
        and edx, ebx                      ;   466.0 U       24 sum
        mov eax, ebp                      ;   466.0 V       24 sum copy
        xor edx, edi                      ;   467.0 U       24 sum
        xor eax, ebx                      ;   467.0 V       24 sum
        mov esi, dword [esp + 40]         ;   468.0 U       32 sum
        add ecx, edx                      ;   468.0 V       32 sum
        rol ecx, 6                        ;   469.0 U+V     33 v[3]
        lea edi, [edi + esi + 1836072691] ;   470.0 U       32 sum
        and eax, ecx                      ;   470.0 V       24 sum
        mov edx, dword [esp + 80]         ;   471.0 U       32 sum reload
        xor eax, ebp                      ;   471.0 V       24 sum
        mov esi, ebx                      ;   472.0 U       24 sum copy
        add edi, eax                      ;   472.0 V       32 sum
        rol edi, 6                        ;   473.0 U+V     33 v[2]
        xor esi, ecx                      ;   474.0 U       24 sum
        lea ebp, [ebp + edx + 1836072691] ;   474.0 V       32 sum
        and esi, edi                      ;   475.0 U       24 sum
        mov eax, ecx                      ;   475.0 V       24 sum copy
        xor eax, edi                      ;   476.0 U       24 sum
        xor esi, ebx                      ;   476.0 V       24 sum
        mov edx, dword [esp + 72]         ;   477.0 U       32 sum reload
        add ebp, esi                      ;   477.0 V       32 sum
        rol ebp, 0xe                      ;   478.0 U+V     33 v[1]
        lea ebx, [ebx + edx + 1836072691] ;   479.0 U       32 sum
        and eax, ebp                      ;   479.0 V       24 sum
        mov edx, edi                      ;   480.0 U       24 sum copy
        xor eax, ecx                      ;   480.0 V       24 sum
        xor edx, ebp                      ;   481.0 U       24 sum
        add ebx, eax                      ;   481.0 V       32 sum
        rol ebx, 0xc                      ;   482.0 U+V     33 v[0]
        mov eax, dword [esp + 32]         ;   483.0 U       32 sum
        and edx, ebx                      ;   483.0 V       24 sum
        mov esi, ebp                      ;   484.0 U       24 sum copy
        xor edx, edi                      ;   484.0 V       24 sum
        xor esi, ebx                      ;   485.0 U       24 sum
        lea ecx, [ecx + eax + 1836072691] ;   485.0 V       32 sum
        add ecx, edx                      ;   486.0 U       32 sum
        mov eax, dword [esp + 36]         ;   486.0 V       32 sum reload
        rol ecx, 0xd                      ;   487.0 U+V     33 v[3]
        and esi, ecx                      ;   488.0 U       24 sum
        lea edi, [edi + eax + 1836072691] ;   488.0 V       32 sum
        xor esi, ebp                      ;   489.0 U       24 sum
        mov eax, ebx                      ;   489.0 V       24 sum copy
        add edi, esi                      ;   490.0 U       32 sum
        xor eax, ecx                      ;   490.0 V       24 sum
        mov edx, dword [esp + 60]         ;   491.0 U       32 sum
        mov esi, ecx                      ;   491.0 V       24 sum copy
        rol edi, 5                        ;   492.0 U+V     33 v[2]
        and eax, edi                      ;   493.0 U       24 sum
        lea ebp, [ebp + edx + 1836072691] ;   493.0 V       32 sum
        xor eax, ebx                      ;   494.0 U       24 sum
        mov edx, dword [esp + 64]         ;   494.0 V       32 sum reload
        add ebp, eax                      ;   495.0 U       32 sum
        xor esi, edi                      ;   495.0 V       24 sum
        rol ebp, 0xe                      ;   496.0 U+V     33 v[1]
        and esi, ebp                      ;   497.0 U       24 sum
        lea ebx, [ebx + edx + 1836072691] ;   497.0 V       32 sum
        xor esi, ecx                      ;   498.0 U       24 sum
        mov eax, dword [esp + 20]         ;   498.0 V       32 sum
        mov edx, edi                      ;   499.0 U       24 sum copy
        add ebx, esi                      ;   499.0 V       32 sum
        lea ecx, [ecx + eax + 1836072691] ;   500.0 U       32 sum
        xor edx, ebp                      ;   500.0 V       24 sum
        rol ebx, 0xd                      ;   501.0 U+V     33 v[0]
        mov eax, ebp                      ;   502.0 U       24 sum copy
        and edx, ebx                      ;   502.0 V       24 sum
        xor eax, ebx                      ;   503.0 U       24 sum
        xor edx, edi                      ;   503.0 V       24 sum
        add ecx, edx                      ;   504.0 U       32 sum
        mov edx, dword [esp + 48]         ;   504.0 V       32 sum reload
        rol ecx, 0xd                      ;   505.0 U+V     33 v[3]
        and eax, ecx                      ;   506.0 U       24 sum
        mov esi, ecx                      ;   506.0 V       24 sum copy
        xor eax, ebp                      ;   507.0 U       24 sum
        lea edi, [edi + edx + 1836072691] ;   507.0 V       32 sum
        xor esi, ebx                      ;   508.0 U       24 sum
        add edi, eax                      ;   508.0 V       32 sum
        rol edi, 7                        ;   509.0 U+V     33 v[2]
        and esi, edi                      ;   510.0 U       24 sum
        mov eax, dword [esp + 40]         ;   510.0 V       32 sum
        xor esi, ebx                      ;   511.0 U       24 sum
        add eax, ecx                      ;   511.0 V       32 sum
        add ebx, dword [esp + 32]         ;   512.0 U       32 sum
        add ebp, dword [esp + 56]         ;   512.0 V       32 sum
        add edx, edi                      ;   514.0 U       32 sum
        xor ecx, edi                      ;   514.0 V       24 sum
        lea ebp, [ebp + esi + 1836072691] ;   515.0 U       32 sum
        mov esi, dword [esp + 28]         ;   515.0 V       32 sum reload
        rol ebp, 5                        ;   516.0 U+V     33 v[1]
        xor edi, ebp                      ;   517.0 U       24 sum
        xor ecx, ebp                      ;   517.0 V       24 sum
        add ebx, ecx                      ;   518.0 U       32 sum
        mov ecx, dword [esp + 52]         ;   518.0 V       32 sum
        rol ebx, 0xf                      ;   519.0 U+V     33 v[0]
        lea esi, [ebp + esi]              ;   520.0 U       32 sum
        xor edi, ebx                      ;   520.0 V       24 sum
        add eax, edi                      ;   521.0 U       32 sum
        xor ebp, ebx                      ;   521.0 V       24 sum
        rol eax, 5                        ;   522.0 U+V     33 v[3]
        xor ebp, eax                      ;   523.0 U       24 sum
        add ecx, ebx                      ;   523.0 V       32 sum
        xor ebx, eax                      ;   524.0 U       24 sum
        add edx, ebp                      ;   524.0 V       32 sum
        rol edx, 8                        ;   525.0 U+V     33 v[2]
        xor ebx, edx                      ;   526.0 U       24 sum
        mov edi, dword [esp + 72]         ;   526.0 V       32 sum
        add esi, ebx                      ;   527.0 U       32 sum
        add edi, eax                      ;   527.0 V       32 sum
        rol esi, 0xb                      ;   528.0 U+V     33 v[1]
        mov ebx, dword [esp + 76]         ;   529.0 U       32 sum
        xor eax, esi                      ;   529.0 V       24 sum
        add ebx, edx                      ;   530.0 U       32 sum
        xor eax, edx                      ;   530.0 V       24 sum
        add ecx, eax                      ;   531.0 U       32 sum
        xor edx, esi                      ;   531.0 V       24 sum
        rol ecx, 0xe                      ;   532.0 U+V     33 v[0]
        mov eax, dword [esp + 44]         ;   533.0 U       32 sum
        xor edx, ecx                      ;   533.0 V       24 sum
        add edi, edx                      ;   534.0 U       32 sum
        mov edx, dword [esp + 20]         ;   534.0 V       32 sum
        rol edi, 0xe                      ;   535.0 U+V     33 v[3]
        add edx, esi                      ;   536.0 U       32 sum
        xor esi, ecx                      ;   536.0 V       24 sum
        xor esi, edi                      ;   537.0 U       24 sum
        add eax, ecx                      ;   537.0 V       32 sum
        add ebx, esi                      ;   538.0 U       32 sum
        xor ecx, edi                      ;   538.0 V       24 sum
        rol ebx, 6                        ;   539.0 U+V     33 v[2]
        xor ecx, ebx                      ;   540.0 U       24 sum
        mov esi, dword [esp + 36]         ;   540.0 V       32 sum
        add esi, edi                      ;   541.0 U       32 sum
        add edx, ecx                      ;   541.0 V       32 sum
        rol edx, 0xe                      ;   542.0 U+V     33 v[1]
        mov ecx, dword [esp + 60]         ;   543.0 U       32 sum
        xor edi, ebx                      ;   543.0 V       24 sum
        add ecx, ebx                      ;   544.0 U       32 sum
        xor edi, edx                      ;   544.0 V       24 sum
        add eax, edi                      ;   545.0 U       32 sum
        xor ebx, edx                      ;   545.0 V       24 sum
        rol eax, 6                        ;   546.0 U+V     33 v[0]
        xor ebx, eax                      ;   547.0 U       24 sum
        mov edi, dword [esp + 56]         ;   547.0 V       32 sum
        add esi, ebx                      ;   548.0 U       32 sum
        add edi, edx                      ;   548.0 V       32 sum
        mov ebx, dword [esp + 24]         ;   549.0 U       32 sum
        xor edx, eax                      ;   549.0 V       24 sum
        rol esi, 9                        ;   550.0 U+V     33 v[3]
        mov ebp, dword [esp + 80]         ;   551.0 U       32 sum
        xor edx, esi                      ;   551.0 V       24 sum
        add ebp, eax                      ;   552.0 U       32 sum
        add ecx, edx                      ;   552.0 V       32 sum
        xor eax, esi                      ;   553.0 U       24 sum
        add ebx, esi                      ;   553.0 V       32 sum
        rol ecx, 0xc                      ;   554.0 U+V     33 v[2]
        xor esi, ecx                      ;   555.0 U       24 sum
        xor eax, ecx                      ;   555.0 V       24 sum
        mov edx, dword [esp + 68]         ;   556.0 U       32 sum
        add edi, eax                      ;   556.0 V       32 sum
        rol edi, 9                        ;   557.0 U+V     33 v[1]
        mov eax, dword [esp + 64]         ;   558.0 U       32 sum
        xor esi, edi                      ;   558.0 V       24 sum
        add eax, ecx                      ;   559.0 U       32 sum
        add ebp, esi                      ;   559.0 V       32 sum
        xor ecx, edi                      ;   560.0 U       24 sum
        add edx, edi                      ;   560.0 V       32 sum
        rol ebp, 0xc                      ;   561.0 U+V     33 v[0]
        xor edi, ebp                      ;   562.0 U       24 sum
        xor ecx, ebp                      ;   562.0 V       24 sum
        add ebx, ecx                      ;   563.0 U       32 sum
        mov ecx, dword [esp + 8]          ;   563.0 V       46 h
        rol ebx, 5                        ;   564.0 U+V     33 v[3]
        mov esi, dword [esp + 84]         ;   565.0 U       46 h
        xor edi, ebx                      ;   565.0 V       24 sum
        add eax, edi                      ;   566.0 U       32 sum
        mov edi, dword [esp + 16]         ;   566.0 V       45 h0
        rol eax, 0xf                      ;   567.0 U+V     33 v[2]
        add ecx, eax                      ;   568.0 U       46 h
        xor eax, ebx                      ;   568.0 V       24 sum
        xor eax, ebp                      ;   569.0 U       24 sum
        lea ebx, [ebx + edi - 1]          ;   569.0 V       45 h0
        add edx, eax                      ;   570.0 U       32 sum
        mov eax, dword [esp + 12]         ;   570.0 V       46 h
        add ecx, esi                      ;   571.0 U       46 h
        mov esi, dword [esp + 92]         ;   571.0 V       45 h0
        mov dword [esp + 12], ecx         ;   572.0 U       46 h
        mov ecx, dword [esp + 88]         ;   572.0 V       46 h
        mov edi, dword [esp + 96]         ;   573.0 U       46 h reload
        sub eax, ecx                      ;   573.0 V       46 h
        add edi, ebp                      ;   574.0 U       46 h
        mov ecx, dword [esp + 132]        ;   574.0 V       38 blocks
        rol edx, 8                        ;   575.0 U+V     33 v[1]
        mov dword [esp + 16], edi         ;   576.0 U       46 h
        add ecx, 0x40                     ;   576.0 V       38 blocks
        lea edx, [edx + eax - 1]          ;   577.0 U       46 h
        sub ebx, esi                      ;   577.0 V       45 h0
        mov dword [esp + 8], ebx          ;   578.0 U       47 h
        mov dword [esp + 0], edx          ;   578.0 V       46 h
        mov dword [esp + 132], ecx        ;   579.0 U       38 blocks
        cmp ecx, dword [esp + 4]          ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        mov eax, dword [esp + 128]        ;     0.0 U       38 blocks reload
        mov ecx, dword [esp + 8]          ;     0.0 V       38 blocks reload
        mov edx, dword [esp + 0]          ;     1.0 U       38 blocks reload
        mov ebx, dword [esp + 16]         ;     1.0 V       38 blocks reload
        mov dword [eax + 8], edx          ;     2.0 U       38 blocks
        mov dword [eax], ecx              ;     2.0 V       38 blocks
        mov dword [eax + 4], ebx          ;     3.0 U       38 blocks
        mov ecx, dword [esp + 12]         ;     3.0 V       38 blocks reload
        mov dword [eax + 12], ecx         ;     4.0 U       38 blocks
        xor eax, eax                      ;                    cleared
        mov dword [esp + 0], eax          ;                    cleared
        mov dword [esp + 8], eax          ;                    cleared
        mov dword [esp + 12], eax         ;                    cleared
        mov dword [esp + 16], eax         ;                    cleared
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
        mov dword [esp + 68], eax         ;                    cleared
        mov dword [esp + 72], eax         ;                    cleared
        mov dword [esp + 76], eax         ;                    cleared
        mov dword [esp + 80], eax         ;                    cleared
        mov dword [esp + 84], eax         ;                    cleared
        mov dword [esp + 88], eax         ;                    cleared
        mov dword [esp + 92], eax         ;                    cleared
        mov dword [esp + 96], eax         ;                    cleared
        mov dword [esp + 100], eax        ;                    cleared
        mov dword [esp + 104], eax        ;                    cleared
        add esp, 0x6c                     ;                    frame
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
