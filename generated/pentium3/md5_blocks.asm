; md5_blocks for Intel Pentium III (Katmai, Coppermine) (pentium3)
; made by cipherwright 0.1.0 from ciphers/md5.cw (sha256 72a437dc27d1f616); do not edit:
;   ./cw build md5_blocks --cpu pentium3
;
; void md5_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 16 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 32 bytes, 9 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 19 uops, planned 10.0; bounds: width 6.3, ports 7.0, path 3.0
;   blocks: 550 uops, planned 294.0; bounds: width 183.3, ports 237.0, path 289.0
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
%fatal "md5_blocks is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_md5_blocks
$_md5_blocks:
%else
        global $md5_blocks
%endif
$md5_blocks:
        push ebx                          ;                    preserved
        push esi                          ;                    preserved
        push edi                          ;                    preserved
        push ebp                          ;                    preserved
        sub esp, 0x24                     ;                    frame
        mov esi, dword [esp + 56]         ;     0.0 p2      40 h reload
        mov edi, dword [esi]              ;     3.0 p2      40 h
        mov dword [esp + 0], edi          ;     6.0 p3+p4   40 h
        mov edi, dword [esi + 4]          ;     3.0 p2      40 h
        mov dword [esp + 4], edi          ;     6.0 p3+p4   40 h
        mov edi, dword [esi + 8]          ;     3.0 p2      40 h
        mov dword [esp + 8], edi          ;     6.0 p3+p4   40 h
        mov esi, dword [esi + 12]         ;     4.0 p2      40 h
        mov dword [esp + 12], esi         ;     7.0 p3+p4   40 h
        mov esi, dword [esp + 64]         ;     5.0 p2      40 h
        shl esi, 6                        ;     8.0 p0      40 h
        add esi, dword [esp + 60]         ;     9.0 p1+p2   40 h
        mov dword [esp + 16], esi         ;    10.0 p3+p4   40 h
        cmp dword [esp + 64], 0           ;                    no blocks?
        je .blocks_1_done
        mov ecx, dword [esp + 8]          ;                    resident
        mov edi, dword [esp + 12]         ;                    resident
        mov ebp, dword [esp + 4]          ;                    resident
        mov eax, dword [esp + 60]         ;                    resident
        mov edx, dword [esp + 0]          ;                    resident
        align 16
.blocks_1:
        mov esi, edi                      ;     0.0 p0      26 t copy
        xor esi, ecx                      ;     1.0 p1      26 t
        and esi, ebp                      ;     2.0 p0      26 t
        xor esi, edi                      ;     3.0 p1      26 t
        lea esi, [esi + edx - 680876936]  ;     4.0 p0      47 t
        add esi, dword [eax]              ;     5.0 p1+p2   47 t
        rol esi, 7                        ;     6.0 p0      48 v[0]
        add esi, ebp                      ;     7.0 p1      48 v[0]
        mov ebx, ebp                      ;     4.0 p0      26 t copy
        xor ebx, ecx                      ;     5.0 p1      26 t
        and ebx, esi                      ;     8.0 p0      26 t
        xor ebx, ecx                      ;     9.0 p1      26 t
        lea ebx, [ebx + edi - 389564586]  ;    10.0 p0      47 t
        add ebx, dword [eax + 4]          ;    11.0 p1+p2   47 t
        rol ebx, 0xc                      ;    12.0 p0      48 v[3]
        add ebx, esi                      ;    13.0 p1      48 v[3]
        mov dword [esp + 20], edi         ;     6.0 p3+p4   42 v[3] spill
        mov edi, esi                      ;     8.0 p0      26 t copy
        mov dword [esp + 24], edx         ;     7.0 p3+p4   42 v[0] spill
        mov edx, dword [eax + 16]         ;     7.7 p2      47 t
        lea edx, [edx + esi - 176418897]  ;    10.7 p0      47 t
        xor esi, ebx                      ;    14.0 p1      26 t
        xor edi, ebp                      ;     9.3 p1      26 t
        or edi, ebx                       ;    14.0 p0      26 t
        xor edi, esi                      ;    15.0 p1      26 t
        lea edi, [edi + ecx + 606105819]  ;    16.0 p0      47 t
        add edi, dword [eax + 8]          ;    17.0 p1+p2   47 t
        rol edi, 0x11                     ;    18.0 p0      48 v[2]
        mov dword [esp + 28], ecx         ;    11.0 p3+p4   42 v[2] spill
        mov ecx, dword [eax + 20]         ;    11.7 p2      47 t
        lea ecx, [ecx + ebx + 1200080426] ;    14.7 p0      47 t
        mov dword [esp + 32], ebp         ;    12.3 p3+p4   42 v[1] spill
        add edi, ebx                      ;    19.0 p1      48 v[2]
        or esi, edi                       ;    20.0 p0      26 t
        xor ebx, edi                      ;    20.0 p1      26 t
        xor esi, ebx                      ;    21.0 p0      26 t
        lea esi, [esi + ebp - 1044525330] ;    22.0 p0      47 t
        add esi, dword [eax + 12]         ;    23.0 p1+p2   47 t
        rol esi, 0x16                     ;    24.0 p0      48 v[1]
        add esi, edi                      ;    25.0 p1      48 v[1]
        mov ebp, dword [eax + 24]         ;    16.0 p2      47 t
        lea ebp, [ebp + edi - 1473231341] ;    20.0 p0      47 t
        or ebx, esi                       ;    26.0 p1      26 t
        xor edi, esi                      ;    26.0 p1      26 t
        xor ebx, edi                      ;    27.0 p0      26 t
        add edx, ebx                      ;    28.0 p1      47 t
        rol edx, 7                        ;    29.0 p0      48 v[0]
        add edx, esi                      ;    30.0 p1      48 v[0]
        or edi, edx                       ;    31.0 p0      26 t
        mov ebx, dword [eax + 28]         ;    19.0 p2      47 t
        lea ebx, [ebx + esi - 45705983]   ;    26.0 p0      47 t
        xor esi, edx                      ;    31.0 p1      26 t
        xor edi, esi                      ;    32.0 p1      26 t
        add ecx, edi                      ;    33.0 p0      47 t
        rol ecx, 0xc                      ;    34.0 p0      48 v[3]
        add ecx, edx                      ;    35.0 p1      48 v[3]
        or esi, ecx                       ;    36.0 p1      26 t
        mov edi, dword [eax + 32]         ;    21.7 p2      47 t
        lea edi, [edi + edx + 1770035416] ;    31.0 p0      47 t
        xor edx, ecx                      ;    36.0 p1      26 t
        xor esi, edx                      ;    37.0 p0      26 t
        add ebp, esi                      ;    38.0 p1      47 t
        rol ebp, 0x11                     ;    39.0 p0      48 v[2]
        add ebp, ecx                      ;    40.0 p1      48 v[2]
        or edx, ebp                       ;    41.0 p0      26 t
        mov esi, dword [eax + 36]         ;    24.3 p2      47 t
        lea esi, [esi + ecx - 1958414417] ;    36.0 p0      47 t
        xor ecx, ebp                      ;    41.0 p1      26 t
        xor edx, ecx                      ;    42.0 p1      26 t
        add ebx, edx                      ;    43.0 p0      47 t
        rol ebx, 0x16                     ;    44.0 p0      48 v[1]
        add ebx, ebp                      ;    45.0 p1      48 v[1]
        mov edx, dword [eax + 40]         ;    26.7 p2      47 t
        or ecx, ebx                       ;    46.0 p1      26 t
        lea edx, [edx + ebp - 42063]      ;    41.0 p0      47 t
        xor ebp, ebx                      ;    46.0 p1      26 t
        xor ecx, ebp                      ;    47.0 p0      26 t
        add edi, ecx                      ;    48.0 p1      47 t
        rol edi, 7                        ;    49.0 p0      48 v[0]
        mov ecx, dword [eax + 44]         ;    29.0 p2      47 t
        lea ecx, [ecx + ebx - 1990404162] ;    46.0 p0      47 t
        add edi, ebx                      ;    50.0 p1      48 v[0]
        or ebp, edi                       ;    51.0 p1      26 t
        xor ebx, edi                      ;    51.0 p0      26 t
        xor ebp, ebx                      ;    52.0 p1      26 t
        add esi, ebp                      ;    53.0 p0      47 t
        rol esi, 0xc                      ;    54.0 p0      48 v[3]
        add esi, edi                      ;    55.0 p1      48 v[3]
        mov ebp, dword [eax + 48]         ;    32.0 p2      47 t
        lea ebp, [ebp + edi + 1804603682] ;    51.0 p0      47 t
        xor edi, esi                      ;    56.0 p1      26 t
        or ebx, esi                       ;    56.0 p1      26 t
        xor ebx, edi                      ;    57.0 p0      26 t
        add edx, ebx                      ;    58.0 p1      47 t
        rol edx, 0x11                     ;    59.0 p0      48 v[2]
        add edx, esi                      ;    60.0 p1      48 v[2]
        mov ebx, dword [eax + 52]         ;    37.0 p2      47 t
        lea ebx, [ebx + esi - 40341101]   ;    56.0 p0      47 t
        or edi, edx                       ;    61.0 p1      26 t
        xor esi, edx                      ;    61.0 p0      26 t
        xor edi, esi                      ;    62.0 p1      26 t
        add ecx, edi                      ;    63.0 p0      47 t
        rol ecx, 0x16                     ;    64.0 p0      48 v[1]
        mov edi, dword [eax + 56]         ;    41.0 p2      47 t
        lea edi, [edi + edx - 1502002290] ;    61.0 p0      47 t
        add ecx, edx                      ;    65.0 p1      48 v[1]
        xor edx, ecx                      ;    66.0 p1      26 t
        or esi, ecx                       ;    66.0 p1      26 t
        xor esi, edx                      ;    67.0 p0      26 t
        add ebp, esi                      ;    68.0 p1      47 t
        rol ebp, 7                        ;    69.0 p0      48 v[0]
        mov esi, dword [eax + 60]         ;    46.0 p2      47 t
        lea esi, [esi + ecx + 1236535329] ;    66.0 p0      47 t
        add ebp, ecx                      ;    70.0 p1      48 v[0]
        xor ecx, ebp                      ;    71.0 p1      26 t
        or edx, ebp                       ;    71.0 p0      26 t
        xor edx, ecx                      ;    72.0 p1      26 t
        add ebx, edx                      ;    73.0 p0      47 t
        rol ebx, 0xc                      ;    74.0 p0      48 v[3]
        add ebx, ebp                      ;    75.0 p1      48 v[3]
        or ecx, ebx                       ;    76.0 p1      26 t
        mov edx, ebp                      ;    71.0 p0      26 t copy
        xor edx, ebx                      ;    76.0 p1      26 t
        xor ecx, edx                      ;    77.0 p0      26 t
        add edi, ecx                      ;    78.0 p1      47 t
        rol edi, 0x11                     ;    79.0 p0      48 v[2]
        mov ecx, dword [eax + 4]          ;    55.0 p2      47 t
        add edi, ebx                      ;    80.0 p1      48 v[2]
        and edx, edi                      ;    81.0 p0      26 t
        lea ecx, [ecx + ebp - 165796510]  ;    71.0 p0      47 t
        xor ebp, edx                      ;    82.0 p1      26 t
        add esi, ebp                      ;    83.0 p1      47 t
        mov ebp, ebx                      ;    76.0 p0      27 t copy
        not ebp                           ;    77.0 p1      27 t
        and ebp, edi                      ;    81.0 p0      27 t
        rol esi, 0x16                     ;    84.0 p0      48 v[1]
        add esi, edi                      ;    85.0 p1      48 v[1]
        add ecx, ebp                      ;    82.0 p0      47 t
        mov edx, dword [eax + 24]         ;    62.0 p2      47 t
        lea edx, [edx + ebx - 1069501632] ;    76.0 p0      47 t
        and ebx, esi                      ;    86.0 p1      27 t
        add ecx, ebx                      ;    87.0 p0      47 t
        mov ebx, dword [eax + 44]         ;    65.0 p2      47 t
        lea ebx, [ebx + edi + 643717713]  ;    81.0 p0      47 t
        rol ecx, 5                        ;    88.0 p0      48 v[0]
        mov ebp, edi                      ;    81.0 p1      27 t copy
        not ebp                           ;    82.0 p1      27 t
        and ebp, esi                      ;    86.0 p0      27 t
        add ecx, esi                      ;    89.0 p1      48 v[0]
        and edi, ecx                      ;    90.0 p0      27 t
        add edx, ebp                      ;    87.0 p1      47 t
        add edx, edi                      ;    91.0 p0      47 t
        rol edx, 9                        ;    92.0 p0      48 v[3]
        add edx, ecx                      ;    93.0 p1      48 v[3]
        mov edi, esi                      ;    86.0 p1      27 t copy
        not edi                           ;    87.0 p0      27 t
        and edi, ecx                      ;    90.0 p1      27 t
        add ebx, edi                      ;    91.0 p0      47 t
        mov ebp, dword [eax]              ;    75.0 p2      47 t
        lea ebp, [ebp + esi - 373897302]  ;    86.0 p0      47 t
        and esi, edx                      ;    94.0 p1      27 t
        add ebx, esi                      ;    95.0 p0      47 t
        mov esi, dword [eax + 20]         ;    77.7 p2      47 t
        lea esi, [esi + ecx - 701558691]  ;    90.0 p0      47 t
        mov edi, ecx                      ;    90.0 p1      27 t copy
        not edi                           ;    91.0 p0      27 t
        and edi, edx                      ;    94.0 p1      27 t
        add ebp, edi                      ;    95.0 p0      47 t
        rol ebx, 0xe                      ;    96.0 p0      48 v[2]
        add ebx, edx                      ;    97.0 p1      48 v[2]
        and ecx, ebx                      ;    98.0 p0      27 t
        add ebp, ecx                      ;    99.0 p1      47 t
        mov edi, dword [eax + 40]         ;    84.3 p2      47 t
        mov ecx, edx                      ;    94.0 p0      27 t copy
        rol ebp, 0x14                     ;   100.0 p0      48 v[1]
        lea edi, [edi + edx + 38016083]   ;    94.0 p0      47 t
        not ecx                           ;    95.0 p1      27 t
        add ebp, ebx                      ;   101.0 p1      48 v[1]
        and edx, ebp                      ;   102.0 p0      27 t
        and ecx, ebx                      ;    98.0 p1      27 t
        add esi, ecx                      ;    99.0 p0      47 t
        add esi, edx                      ;   103.0 p1      47 t
        rol esi, 5                        ;   104.0 p0      48 v[0]
        add esi, ebp                      ;   105.0 p1      48 v[0]
        mov edx, ebx                      ;    98.0 p0      27 t copy
        not edx                           ;    99.0 p1      27 t
        and edx, ebp                      ;   102.0 p0      27 t
        mov ecx, dword [eax + 60]         ;    90.0 p2      47 t
        add edi, edx                      ;   103.0 p1      47 t
        lea ecx, [ecx + ebx - 660478335]  ;    98.0 p0      47 t
        and ebx, esi                      ;   106.0 p1      27 t
        mov edx, ebp                      ;   102.0 p0      27 t copy
        add edi, ebx                      ;   107.0 p1      47 t
        rol edi, 9                        ;   108.0 p0      48 v[3]
        add edi, esi                      ;   109.0 p1      48 v[3]
        mov ebx, dword [eax + 16]         ;    94.7 p2      47 t
        not edx                           ;   103.0 p0      27 t
        lea ebx, [ebx + ebp - 405537848]  ;   102.0 p0      47 t
        and ebp, edi                      ;   110.0 p1      27 t
        and edx, esi                      ;   106.0 p1      27 t
        add ecx, edx                      ;   107.0 p0      47 t
        add ecx, ebp                      ;   111.0 p1      47 t
        rol ecx, 0xe                      ;   112.0 p0      48 v[2]
        add ecx, edi                      ;   113.0 p1      48 v[2]
        mov edx, esi                      ;   106.0 p0      27 t copy
        not edx                           ;   107.0 p1      27 t
        mov ebp, dword [eax + 36]         ;    98.3 p2      47 t
        lea ebp, [ebp + esi + 568446438]  ;   106.0 p0      47 t
        and esi, ecx                      ;   114.0 p1      27 t
        and edx, edi                      ;   110.0 p0      27 t
        add ebx, edx                      ;   111.0 p1      47 t
        mov edx, dword [eax + 56]         ;   100.0 p2      47 t
        lea edx, [edx + edi - 1019803690] ;   110.0 p0      47 t
        add ebx, esi                      ;   115.0 p1      47 t
        rol ebx, 0x14                     ;   116.0 p0      48 v[1]
        add ebx, ecx                      ;   117.0 p1      48 v[1]
        mov esi, edi                      ;   110.0 p0      27 t copy
        not esi                           ;   111.0 p1      27 t
        and esi, ecx                      ;   114.0 p0      27 t
        add ebp, esi                      ;   115.0 p1      47 t
        mov esi, ecx                      ;   114.0 p0      27 t copy
        not esi                           ;   115.0 p1      27 t
        and edi, ebx                      ;   118.0 p0      27 t
        and esi, ebx                      ;   118.0 p1      27 t
        add ebp, edi                      ;   119.0 p0      47 t
        rol ebp, 5                        ;   120.0 p0      48 v[0]
        add edx, esi                      ;   119.0 p1      47 t
        mov esi, ebx                      ;   118.0 p1      27 t copy
        not esi                           ;   119.0 p0      27 t
        add ebp, ebx                      ;   121.0 p1      48 v[0]
        mov edi, dword [eax + 12]         ;   108.3 p2      47 t
        lea edi, [edi + ecx - 187363961]  ;   114.0 p0      47 t
        and ecx, ebp                      ;   122.0 p1      27 t
        add edx, ecx                      ;   123.0 p0      47 t
        rol edx, 9                        ;   124.0 p0      48 v[3]
        add edx, ebp                      ;   125.0 p1      48 v[3]
        and esi, ebp                      ;   122.0 p1      27 t
        add edi, esi                      ;   123.0 p0      47 t
        mov ecx, dword [eax + 32]         ;   111.3 p2      47 t
        lea ecx, [ecx + ebx + 1163531501] ;   118.0 p0      47 t
        and ebx, edx                      ;   126.0 p1      27 t
        add edi, ebx                      ;   127.0 p1      47 t
        mov esi, ebp                      ;   122.0 p0      27 t copy
        not esi                           ;   123.0 p1      27 t
        mov ebx, dword [eax + 52]         ;   114.3 p2      47 t
        and esi, edx                      ;   126.0 p0      27 t
        rol edi, 0xe                      ;   128.0 p0      48 v[2]
        add edi, edx                      ;   129.0 p1      48 v[2]
        lea ebx, [ebx + ebp - 1444681467] ;   122.0 p0      47 t
        and ebp, edi                      ;   130.0 p1      27 t
        add ecx, esi                      ;   127.0 p1      47 t
        add ecx, ebp                      ;   131.0 p0      47 t
        rol ecx, 0x14                     ;   132.0 p0      48 v[1]
        add ecx, edi                      ;   133.0 p1      48 v[1]
        mov ebp, dword [eax + 8]          ;   117.7 p2      47 t
        mov esi, edx                      ;   126.0 p1      27 t copy
        not esi                           ;   127.0 p0      27 t
        and esi, edi                      ;   130.0 p1      27 t
        lea ebp, [ebp + edx - 51403784]   ;   126.0 p0      47 t
        and edx, ecx                      ;   134.0 p1      27 t
        add ebx, esi                      ;   131.0 p0      47 t
        add ebx, edx                      ;   135.0 p1      47 t
        rol ebx, 5                        ;   136.0 p0      48 v[0]
        mov edx, dword [eax + 28]         ;   120.7 p2      47 t
        add ebx, ecx                      ;   137.0 p1      48 v[0]
        mov esi, edi                      ;   130.0 p0      27 t copy
        not esi                           ;   131.0 p1      27 t
        and esi, ecx                      ;   134.0 p0      27 t
        lea edx, [edx + edi + 1735328473] ;   130.0 p0      47 t
        add ebp, esi                      ;   135.0 p1      47 t
        and edi, ebx                      ;   138.0 p1      27 t
        add ebp, edi                      ;   139.0 p0      47 t
        rol ebp, 9                        ;   140.0 p0      48 v[3]
        add ebp, ebx                      ;   141.0 p1      48 v[3]
        mov esi, ecx                      ;   134.0 p1      27 t copy
        not esi                           ;   135.0 p0      27 t
        and esi, ebx                      ;   138.0 p1      27 t
        mov edi, dword [eax + 48]         ;   126.7 p2      47 t
        lea edi, [edi + ecx - 1926607734] ;   134.0 p0      47 t
        add edx, esi                      ;   139.0 p1      47 t
        and ecx, ebp                      ;   142.0 p0      27 t
        add edx, ecx                      ;   143.0 p1      47 t
        rol edx, 0xe                      ;   144.0 p0      48 v[2]
        add edx, ebp                      ;   145.0 p1      48 v[2]
        mov esi, ebx                      ;   138.0 p0      27 t copy
        not esi                           ;   139.0 p1      27 t
        mov ecx, dword [eax + 20]         ;   129.7 p2      47 t
        lea ecx, [ecx + ebx - 378558]     ;   138.0 p0      47 t
        and ebx, edx                      ;   146.0 p1      27 t
        and esi, ebp                      ;   142.0 p0      27 t
        add edi, esi                      ;   143.0 p1      47 t
        mov esi, dword [eax + 32]         ;   132.0 p2      47 t
        add edi, ebx                      ;   147.0 p0      47 t
        rol edi, 0x14                     ;   148.0 p0      48 v[1]
        add edi, edx                      ;   149.0 p1      48 v[1]
        lea esi, [esi + ebp - 2022574463] ;   142.0 p0      47 t
        xor ebp, edx                      ;   146.0 p1      28 t
        xor ebp, edi                      ;   150.0 p1      28 t
        add ecx, ebp                      ;   151.0 p0      47 t
        rol ecx, 4                        ;   152.0 p0      48 v[0]
        add ecx, edi                      ;   153.0 p1      48 v[0]
        mov ebp, dword [eax + 44]         ;   136.7 p2      47 t
        lea ebp, [ebp + edx + 1839030562] ;   146.0 p0      47 t
        xor edx, edi                      ;   150.0 p1      28 t
        xor edx, ecx                      ;   154.0 p1      28 t
        add esi, edx                      ;   155.0 p0      47 t
        rol esi, 0xb                      ;   156.0 p0      48 v[3]
        add esi, ecx                      ;   157.0 p1      48 v[3]
        mov edx, dword [eax + 56]         ;   139.3 p2      47 t
        lea edx, [edx + edi - 35309556]   ;   150.0 p0      47 t
        xor edi, ecx                      ;   154.0 p1      28 t
        xor edi, esi                      ;   158.0 p1      28 t
        add ebp, edi                      ;   159.0 p0      47 t
        rol ebp, 0x10                     ;   160.0 p0      48 v[2]
        add ebp, esi                      ;   161.0 p1      48 v[2]
        mov edi, dword [eax + 4]          ;   142.7 p2      47 t
        lea edi, [edi + ecx - 1530992060] ;   154.0 p0      47 t
        xor ecx, esi                      ;   158.0 p1      28 t
        xor ecx, ebp                      ;   162.0 p1      28 t
        add edx, ecx                      ;   163.0 p0      47 t
        mov ecx, dword [eax + 16]         ;   144.3 p2      47 t
        lea ecx, [ecx + esi + 1272893353] ;   158.0 p0      47 t
        xor esi, ebp                      ;   162.0 p1      28 t
        rol edx, 0x17                     ;   164.0 p0      48 v[1]
        add edx, ebp                      ;   165.0 p1      48 v[1]
        xor esi, edx                      ;   166.0 p1      28 t
        add edi, esi                      ;   167.0 p0      47 t
        mov esi, dword [eax + 28]         ;   147.3 p2      47 t
        lea esi, [esi + ebp - 155497632]  ;   162.0 p0      47 t
        xor ebp, edx                      ;   166.0 p1      28 t
        rol edi, 4                        ;   168.0 p0      48 v[0]
        add edi, edx                      ;   169.0 p1      48 v[0]
        xor ebp, edi                      ;   170.0 p1      28 t
        add ecx, ebp                      ;   171.0 p0      47 t
        mov ebp, dword [eax + 40]         ;   150.0 p2      47 t
        rol ecx, 0xb                      ;   172.0 p0      48 v[3]
        lea ebp, [ebp + edx - 1094730640] ;   166.0 p0      47 t
        xor edx, edi                      ;   170.0 p1      28 t
        add ecx, edi                      ;   173.0 p1      48 v[3]
        xor edx, ecx                      ;   174.0 p1      28 t
        add esi, edx                      ;   175.0 p0      47 t
        mov edx, dword [eax + 52]         ;   154.3 p2      47 t
        lea edx, [edx + edi + 681279174]  ;   170.0 p0      47 t
        rol esi, 0x10                     ;   176.0 p0      48 v[2]
        add esi, ecx                      ;   177.0 p1      48 v[2]
        xor edi, ecx                      ;   174.0 p1      28 t
        xor edi, esi                      ;   178.0 p1      28 t
        add ebp, edi                      ;   179.0 p0      47 t
        rol ebp, 0x17                     ;   180.0 p0      48 v[1]
        add ebp, esi                      ;   181.0 p1      48 v[1]
        mov edi, dword [eax]              ;   159.0 p2      47 t
        lea edi, [edi + ecx - 358537222]  ;   174.0 p0      47 t
        xor ecx, esi                      ;   178.0 p1      28 t
        xor ecx, ebp                      ;   182.0 p1      28 t
        add edx, ecx                      ;   183.0 p0      47 t
        rol edx, 4                        ;   184.0 p0      48 v[0]
        add edx, ebp                      ;   185.0 p1      48 v[0]
        mov ecx, dword [eax + 12]         ;   163.0 p2      47 t
        lea ecx, [ecx + esi - 722521979]  ;   178.0 p0      47 t
        xor esi, ebp                      ;   182.0 p1      28 t
        xor esi, edx                      ;   186.0 p1      28 t
        add edi, esi                      ;   187.0 p0      47 t
        mov esi, dword [eax + 24]         ;   165.0 p2      47 t
        rol edi, 0xb                      ;   188.0 p0      48 v[3]
        lea esi, [esi + ebp + 76029189]   ;   182.0 p0      47 t
        xor ebp, edx                      ;   186.0 p1      28 t
        add edi, edx                      ;   189.0 p1      48 v[3]
        xor ebp, edi                      ;   190.0 p1      28 t
        add ecx, ebp                      ;   191.0 p0      47 t
        rol ecx, 0x10                     ;   192.0 p0      48 v[2]
        add ecx, edi                      ;   193.0 p1      48 v[2]
        mov ebp, dword [eax + 36]         ;   170.0 p2      47 t
        lea ebp, [ebp + edx - 640364487]  ;   186.0 p0      47 t
        xor edx, edi                      ;   190.0 p1      28 t
        xor edx, ecx                      ;   194.0 p1      28 t
        add esi, edx                      ;   195.0 p0      47 t
        mov edx, dword [eax + 48]         ;   173.3 p2      47 t
        lea edx, [edx + edi - 421815835]  ;   190.0 p0      47 t
        rol esi, 0x17                     ;   196.0 p0      48 v[1]
        add esi, ecx                      ;   197.0 p1      48 v[1]
        xor edi, ecx                      ;   194.0 p1      28 t
        xor edi, esi                      ;   198.0 p1      28 t
        add ebp, edi                      ;   199.0 p0      47 t
        rol ebp, 4                        ;   200.0 p0      48 v[0]
        mov edi, dword [eax + 60]         ;   178.0 p2      47 t
        lea edi, [edi + ecx + 530742520]  ;   194.0 p0      47 t
        xor ecx, esi                      ;   198.0 p1      28 t
        add ebp, esi                      ;   201.0 p1      48 v[0]
        xor ecx, ebp                      ;   202.0 p0      28 t
        add edx, ecx                      ;   203.0 p1      47 t
        mov ecx, dword [eax + 8]          ;   182.3 p2      47 t
        rol edx, 0xb                      ;   204.0 p0      48 v[3]
        add edx, ebp                      ;   205.0 p1      48 v[3]
        lea ecx, [ecx + esi - 995338651]  ;   198.0 p0      47 t
        xor esi, ebp                      ;   202.0 p1      28 t
        xor esi, edx                      ;   206.0 p0      28 t
        add edi, esi                      ;   207.0 p1      47 t
        rol edi, 0x10                     ;   208.0 p0      48 v[2]
        mov esi, dword [eax]              ;   186.7 p2      47 t
        lea esi, [esi + ebp - 198630844]  ;   202.0 p0      47 t
        add edi, edx                      ;   209.0 p1      48 v[2]
        xor ebp, edx                      ;   206.0 p0      28 t
        xor ebp, edi                      ;   210.0 p1      28 t
        add ecx, ebp                      ;   211.0 p0      47 t
        mov ebp, dword [eax + 28]         ;   189.3 p2      47 t
        lea ebp, [ebp + edx + 1126891415] ;   206.0 p0      47 t
        rol ecx, 0x17                     ;   212.0 p0      48 v[1]
        add ecx, edi                      ;   213.0 p1      48 v[1]
        not edx                           ;   206.0 p1      29 t
        or edx, ecx                       ;   214.0 p0      29 t
        xor edx, edi                      ;   215.0 p1      29 t
        add esi, edx                      ;   216.0 p0      47 t
        mov edx, dword [eax + 56]         ;   194.7 p2      47 t
        lea edx, [edx + edi - 1416354905] ;   210.0 p0      47 t
        not edi                           ;   210.0 p1      29 t
        rol esi, 6                        ;   217.0 p0      48 v[0]
        add esi, ecx                      ;   218.0 p1      48 v[0]
        or edi, esi                       ;   219.0 p0      29 t
        xor edi, ecx                      ;   220.0 p1      29 t
        add ebp, edi                      ;   221.0 p0      47 t
        mov edi, dword [eax + 20]         ;   198.3 p2      47 t
        rol ebp, 0xa                      ;   222.0 p0      48 v[3]
        lea edi, [edi + ecx - 57434055]   ;   214.0 p0      47 t
        not ecx                           ;   214.0 p1      29 t
        add ebp, esi                      ;   223.0 p0      48 v[3]
        or ecx, ebp                       ;   224.0 p1      29 t
        xor ecx, esi                      ;   225.0 p0      29 t
        add edx, ecx                      ;   226.0 p1      47 t
        mov ecx, dword [eax + 48]         ;   203.0 p2      47 t
        rol edx, 0xf                      ;   227.0 p0      48 v[2]
        lea ecx, [ecx + esi + 1700485571] ;   219.0 p0      47 t
        not esi                           ;   219.0 p1      29 t
        add edx, ebp                      ;   228.0 p0      48 v[2]
        or esi, edx                       ;   229.0 p1      29 t
        xor esi, ebp                      ;   230.0 p0      29 t
        add edi, esi                      ;   231.0 p1      47 t
        rol edi, 0x15                     ;   232.0 p0      48 v[1]
        add edi, edx                      ;   233.0 p1      48 v[1]
        mov esi, dword [eax + 12]         ;   209.3 p2      47 t
        lea esi, [esi + ebp - 1894986606] ;   224.0 p0      47 t
        not ebp                           ;   224.0 p1      29 t
        or ebp, edi                       ;   234.0 p0      29 t
        xor ebp, edx                      ;   235.0 p1      29 t
        add ecx, ebp                      ;   236.0 p0      47 t
        mov ebp, dword [eax + 40]         ;   212.3 p2      47 t
        lea ebp, [ebp + edx - 1051523]    ;   229.0 p0      47 t
        not edx                           ;   229.0 p1      29 t
        rol ecx, 6                        ;   237.0 p0      48 v[0]
        add ecx, edi                      ;   238.0 p1      48 v[0]
        or edx, ecx                       ;   239.0 p0      29 t
        xor edx, edi                      ;   240.0 p1      29 t
        add esi, edx                      ;   241.0 p0      47 t
        mov edx, dword [eax + 4]          ;   217.3 p2      47 t
        lea edx, [edx + edi - 2054922799] ;   234.0 p0      47 t
        rol esi, 0xa                      ;   242.0 p0      48 v[3]
        add esi, ecx                      ;   243.0 p1      48 v[3]
        not edi                           ;   234.0 p1      29 t
        or edi, esi                       ;   244.0 p0      29 t
        xor edi, ecx                      ;   245.0 p1      29 t
        add ebp, edi                      ;   246.0 p0      47 t
        rol ebp, 0xf                      ;   247.0 p0      48 v[2]
        add ebp, esi                      ;   248.0 p1      48 v[2]
        mov edi, dword [eax + 32]         ;   223.3 p2      47 t
        lea edi, [edi + ecx + 1873313359] ;   239.0 p0      47 t
        not ecx                           ;   239.0 p1      29 t
        or ecx, ebp                       ;   249.0 p0      29 t
        xor ecx, esi                      ;   250.0 p1      29 t
        add edx, ecx                      ;   251.0 p0      47 t
        rol edx, 0x15                     ;   252.0 p0      48 v[1]
        add edx, ebp                      ;   253.0 p1      48 v[1]
        mov ecx, dword [eax + 60]         ;   228.3 p2      47 t
        lea ecx, [ecx + esi - 30611744]   ;   244.0 p0      47 t
        not esi                           ;   244.0 p1      29 t
        or esi, edx                       ;   254.0 p0      29 t
        xor esi, ebp                      ;   255.0 p1      29 t
        add edi, esi                      ;   256.0 p0      47 t
        mov esi, dword [eax + 24]         ;   233.0 p2      47 t
        lea esi, [esi + ebp - 1560198380] ;   249.0 p0      47 t
        not ebp                           ;   249.0 p1      29 t
        rol edi, 6                        ;   257.0 p0      48 v[0]
        add edi, edx                      ;   258.0 p1      48 v[0]
        or ebp, edi                       ;   259.0 p0      29 t
        xor ebp, edx                      ;   260.0 p1      29 t
        add ecx, ebp                      ;   261.0 p0      47 t
        rol ecx, 0xa                      ;   262.0 p0      48 v[3]
        add ecx, edi                      ;   263.0 p1      48 v[3]
        mov ebp, dword [eax + 52]         ;   238.0 p2      47 t
        lea ebp, [ebp + edx + 1309151649] ;   254.0 p0      47 t
        not edx                           ;   254.0 p1      29 t
        or edx, ecx                       ;   264.0 p0      29 t
        xor edx, edi                      ;   265.0 p1      29 t
        add esi, edx                      ;   266.0 p0      47 t
        rol esi, 0xf                      ;   267.0 p0      48 v[2]
        add esi, ecx                      ;   268.0 p1      48 v[2]
        mov edx, dword [eax + 16]         ;   243.0 p2      47 t
        lea edx, [edx + edi - 145523070]  ;   259.0 p0      47 t
        not edi                           ;   259.0 p1      29 t
        or edi, esi                       ;   269.0 p0      29 t
        xor edi, ecx                      ;   270.0 p1      29 t
        add ebp, edi                      ;   271.0 p0      47 t
        rol ebp, 0x15                     ;   272.0 p0      48 v[1]
        add ebp, esi                      ;   273.0 p1      48 v[1]
        mov edi, dword [eax + 44]         ;   249.3 p2      47 t
        lea edi, [edi + ecx - 1120210379] ;   264.0 p0      47 t
        not ecx                           ;   264.0 p1      29 t
        or ecx, ebp                       ;   274.0 p0      29 t
        xor ecx, esi                      ;   275.0 p1      29 t
        add edx, ecx                      ;   276.0 p0      47 t
        rol edx, 6                        ;   277.0 p0      48 v[0]
        add edx, ebp                      ;   278.0 p1      48 v[0]
        mov ecx, dword [eax + 8]          ;   254.3 p2      47 t
        lea ecx, [ecx + esi + 718787259]  ;   269.0 p0      47 t
        not esi                           ;   269.0 p1      29 t
        or esi, edx                       ;   279.0 p0      29 t
        xor esi, ebp                      ;   280.0 p1      29 t
        add edi, esi                      ;   281.0 p0      47 t
        rol edi, 0xa                      ;   282.0 p0      48 v[3]
        add edi, edx                      ;   283.0 p1      48 v[3]
        mov esi, dword [eax + 36]         ;   258.0 p2      47 t
        add eax, 0x40                     ;   258.7 p1      40 blocks
        lea esi, [esi + ebp - 343485551]  ;   274.0 p0      47 t
        not ebp                           ;   274.0 p1      29 t
        or ebp, edi                       ;   284.0 p0      29 t
        xor ebp, edx                      ;   285.0 p1      29 t
        add ecx, ebp                      ;   286.0 p0      47 t
        rol ecx, 0xf                      ;   287.0 p0      48 v[2]
        add ecx, edi                      ;   288.0 p1      48 v[2]
        mov ebp, edx                      ;   279.0 p0      29 t copy
        not ebp                           ;   280.0 p1      29 t
        or ebp, ecx                       ;   289.0 p0      29 t
        xor ebp, edi                      ;   290.0 p1      29 t
        add esi, ebp                      ;   291.0 p0      47 t
        add edx, dword [esp + 24]         ;   279.0 p1+p2   51 h
        rol esi, 0x15                     ;   292.0 p0      48 v[1]
        add edi, dword [esp + 20]         ;   284.0 p1+p2   51 h
        mov ebp, dword [esp + 32]         ;   270.3 p2      51 h
        add ebp, ecx                      ;   289.0 p0      51 h
        add ebp, esi                      ;   293.0 p1      51 h
        add ecx, dword [esp + 28]         ;   289.0 p0+p2   51 h
        cmp eax, dword [esp + 16]         ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 8], ecx          ;                    resident
        mov dword [esp + 12], edi         ;                    resident
        mov dword [esp + 4], ebp          ;                    resident
        mov dword [esp + 60], eax         ;                    resident
        mov dword [esp + 0], edx          ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]          ;     0.0 p2      40 blocks reload
        mov edi, dword [esp + 56]         ;     1.0 p2      40 blocks reload
        mov dword [edi], esi              ;     3.0 p3+p4   40 blocks
        mov esi, dword [esp + 4]          ;     2.0 p2      40 blocks reload
        mov dword [edi + 4], esi          ;     5.0 p3+p4   40 blocks
        mov esi, dword [esp + 8]          ;     3.0 p2      40 blocks reload
        mov dword [edi + 8], esi          ;     6.0 p3+p4   40 blocks
        mov esi, dword [esp + 12]         ;     4.0 p2      40 blocks reload
        mov dword [edi + 12], esi         ;     7.0 p3+p4   40 blocks
        xor eax, eax                      ;                    cleared
        mov dword [esp + 0], eax          ;                    cleared
        mov dword [esp + 4], eax          ;                    cleared
        mov dword [esp + 8], eax          ;                    cleared
        mov dword [esp + 12], eax         ;                    cleared
        mov dword [esp + 20], eax         ;                    cleared
        mov dword [esp + 24], eax         ;                    cleared
        mov dword [esp + 28], eax         ;                    cleared
        mov dword [esp + 32], eax         ;                    cleared
        add esp, 0x24                     ;                    frame
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
