; md5_blocks for Intel Core 2, 65 nm (Conroe, Merom) (core2)
; made by cipherwright 0.1.0 from ciphers/md5.cw (sha256 72a437dc27d1f616); do not edit:
;   ./cw build md5_blocks --cpu core2
;
; void md5_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 16 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 28 bytes, 8 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 13 uops, planned 10.0; bounds: width 3.2, ports 7.0, path 3.0
;   blocks: 540 uops, planned 294.0; bounds: width 135.0, ports 158.0, path 289.0
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
        sub esp, 0x20                     ;                    frame
        mov esi, dword [esp + 52]         ;     0.0 p2      40 h reload
        mov edi, dword [esi]              ;     3.0 p2      40 h
        mov dword [esp + 0], edi          ;     6.0 p3+p4   40 h
        mov edi, dword [esi + 4]          ;     3.0 p2      40 h
        mov dword [esp + 4], edi          ;     6.0 p3+p4   40 h
        mov edi, dword [esi + 8]          ;     3.0 p2      40 h
        mov dword [esp + 8], edi          ;     6.0 p3+p4   40 h
        mov esi, dword [esi + 12]         ;     4.0 p2      40 h
        mov dword [esp + 12], esi         ;     7.0 p3+p4   40 h
        mov esi, dword [esp + 60]         ;     5.0 p2      40 h
        shl esi, 6                        ;     8.0 p0      40 h
        add esi, dword [esp + 56]         ;     9.0 p1+p2   40 h
        mov dword [esp + 16], esi         ;    10.0 p3+p4   40 h
        cmp dword [esp + 60], 0           ;                    no blocks?
        je .blocks_1_done
        mov ebp, dword [esp + 8]          ;                    resident
        mov edi, dword [esp + 12]         ;                    resident
        mov ecx, dword [esp + 4]          ;                    resident
        mov eax, dword [esp + 56]         ;                    resident
        align 16
.blocks_1:
        mov esi, edi                      ;     0.0 p0      26 t copy
        xor esi, ebp                      ;     1.0 p1      26 t
        and esi, ecx                      ;     2.0 p5      26 t
        xor esi, edi                      ;     3.0 p0      26 t
        add esi, dword [eax]              ;     4.0 p1+p2   47 t
        mov edx, dword [esp + 0]          ;     2.0 p2      42 v[0] reload
        lea esi, [esi + edx - 680876936]  ;     5.0 p0      47 t
        rol esi, 7                        ;     6.0 p5      48 v[0]
        add esi, ecx                      ;     7.0 p1      48 v[0]
        mov ebx, ecx                      ;     2.8 p5      26 t copy
        xor ebx, ebp                      ;     3.8 p0      26 t
        and ebx, esi                      ;     8.0 p1      26 t
        xor ebx, ebp                      ;     9.0 p5      26 t
        lea ebx, [ebx + edi - 389564586]  ;    10.0 p0      47 t
        add ebx, dword [eax + 4]          ;    11.0 p1+p2   47 t
        rol ebx, 0xc                      ;    12.0 p5      48 v[3]
        add ebx, esi                      ;    13.0 p0      48 v[3]
        mov edx, esi                      ;     8.0 p1      26 t copy
        xor edx, ecx                      ;     9.0 p5      26 t
        or edx, ebx                       ;    14.0 p0      26 t
        mov dword [esp + 20], edi         ;     5.0 p3+p4   42 v[3] spill
        mov edi, dword [eax + 16]         ;     5.2 p2      47 t
        lea edi, [edi + esi - 176418897]  ;     8.2 p0      47 t
        xor esi, ebx                      ;    14.0 p1      26 t
        xor edx, esi                      ;    15.0 p5      26 t
        lea edx, [edx + ebp + 606105819]  ;    16.0 p0      47 t
        add edx, dword [eax + 8]          ;    17.0 p1+p2   47 t
        rol edx, 0x11                     ;    18.0 p5      48 v[2]
        add edx, ebx                      ;    19.0 p1      48 v[2]
        or esi, edx                       ;    20.0 p5      26 t
        mov dword [esp + 24], ebp         ;     8.2 p3+p4   42 v[2] spill
        mov ebp, dword [eax + 20]         ;     8.5 p2      47 t
        lea ebp, [ebp + ebx + 1200080426] ;    14.0 p0      47 t
        xor ebx, edx                      ;    20.0 p1      26 t
        xor esi, ebx                      ;    21.0 p5      26 t
        lea esi, [esi + ecx - 1044525330] ;    22.0 p0      47 t
        add esi, dword [eax + 12]         ;    23.0 p1+p2   47 t
        rol esi, 0x16                     ;    24.0 p5      48 v[1]
        add esi, edx                      ;    25.0 p0      48 v[1]
        or ebx, esi                       ;    26.0 p1      26 t
        mov dword [esp + 28], ecx         ;    14.0 p3+p4   42 v[1] spill
        mov ecx, dword [eax + 24]         ;    14.2 p2      47 t
        lea ecx, [ecx + edx - 1473231341] ;    20.0 p0      47 t
        xor edx, esi                      ;    26.0 p5      26 t
        xor ebx, edx                      ;    27.0 p1      26 t
        add edi, ebx                      ;    28.0 p0      47 t
        rol edi, 7                        ;    29.0 p5      48 v[0]
        add edi, esi                      ;    30.0 p1      48 v[0]
        or edx, edi                       ;    31.0 p0      26 t
        mov ebx, dword [eax + 28]         ;    19.0 p2      47 t
        lea ebx, [ebx + esi - 45705983]   ;    26.0 p0      47 t
        xor esi, edi                      ;    31.0 p5      26 t
        xor edx, esi                      ;    32.0 p1      26 t
        add ebp, edx                      ;    33.0 p0      47 t
        rol ebp, 0xc                      ;    34.0 p5      48 v[3]
        add ebp, edi                      ;    35.0 p1      48 v[3]
        or esi, ebp                       ;    36.0 p0      26 t
        mov edx, dword [eax + 32]         ;    24.0 p2      47 t
        lea edx, [edx + edi + 1770035416] ;    31.0 p0      47 t
        xor edi, ebp                      ;    36.0 p5      26 t
        xor esi, edi                      ;    37.0 p1      26 t
        add ecx, esi                      ;    38.0 p0      47 t
        rol ecx, 0x11                     ;    39.0 p5      48 v[2]
        add ecx, ebp                      ;    40.0 p1      48 v[2]
        or edi, ecx                       ;    41.0 p0      26 t
        mov esi, dword [eax + 36]         ;    29.0 p2      47 t
        lea esi, [esi + ebp - 1958414417] ;    36.0 p0      47 t
        xor ebp, ecx                      ;    41.0 p5      26 t
        xor edi, ebp                      ;    42.0 p1      26 t
        add ebx, edi                      ;    43.0 p0      47 t
        rol ebx, 0x16                     ;    44.0 p5      48 v[1]
        add ebx, ecx                      ;    45.0 p1      48 v[1]
        or ebp, ebx                       ;    46.0 p0      26 t
        mov edi, dword [eax + 40]         ;    34.0 p2      47 t
        lea edi, [edi + ecx - 42063]      ;    41.0 p0      47 t
        xor ecx, ebx                      ;    46.0 p5      26 t
        xor ebp, ecx                      ;    47.0 p1      26 t
        add edx, ebp                      ;    48.0 p0      47 t
        rol edx, 7                        ;    49.0 p5      48 v[0]
        add edx, ebx                      ;    50.0 p1      48 v[0]
        or ecx, edx                       ;    51.0 p0      26 t
        mov ebp, dword [eax + 44]         ;    39.0 p2      47 t
        lea ebp, [ebp + ebx - 1990404162] ;    46.0 p0      47 t
        xor ebx, edx                      ;    51.0 p5      26 t
        xor ecx, ebx                      ;    52.0 p1      26 t
        add esi, ecx                      ;    53.0 p0      47 t
        rol esi, 0xc                      ;    54.0 p5      48 v[3]
        add esi, edx                      ;    55.0 p1      48 v[3]
        or ebx, esi                       ;    56.0 p0      26 t
        mov ecx, dword [eax + 48]         ;    44.0 p2      47 t
        lea ecx, [ecx + edx + 1804603682] ;    51.0 p0      47 t
        xor edx, esi                      ;    56.0 p5      26 t
        xor ebx, edx                      ;    57.0 p1      26 t
        add edi, ebx                      ;    58.0 p0      47 t
        rol edi, 0x11                     ;    59.0 p5      48 v[2]
        add edi, esi                      ;    60.0 p1      48 v[2]
        or edx, edi                       ;    61.0 p0      26 t
        mov ebx, dword [eax + 52]         ;    49.0 p2      47 t
        lea ebx, [ebx + esi - 40341101]   ;    56.0 p0      47 t
        xor esi, edi                      ;    61.0 p5      26 t
        xor edx, esi                      ;    62.0 p1      26 t
        add ebp, edx                      ;    63.0 p0      47 t
        rol ebp, 0x16                     ;    64.0 p5      48 v[1]
        add ebp, edi                      ;    65.0 p1      48 v[1]
        or esi, ebp                       ;    66.0 p0      26 t
        mov edx, dword [eax + 56]         ;    54.0 p2      47 t
        lea edx, [edx + edi - 1502002290] ;    61.0 p0      47 t
        xor edi, ebp                      ;    66.0 p5      26 t
        xor esi, edi                      ;    67.0 p1      26 t
        add ecx, esi                      ;    68.0 p0      47 t
        rol ecx, 7                        ;    69.0 p5      48 v[0]
        add ecx, ebp                      ;    70.0 p1      48 v[0]
        or edi, ecx                       ;    71.0 p0      26 t
        mov esi, dword [eax + 60]         ;    59.0 p2      47 t
        lea esi, [esi + ebp + 1236535329] ;    66.0 p0      47 t
        xor ebp, ecx                      ;    71.0 p5      26 t
        xor edi, ebp                      ;    72.0 p1      26 t
        add ebx, edi                      ;    73.0 p0      47 t
        rol ebx, 0xc                      ;    74.0 p5      48 v[3]
        add ebx, ecx                      ;    75.0 p1      48 v[3]
        or ebp, ebx                       ;    76.0 p0      26 t
        mov edi, ecx                      ;    71.0 p5      26 t copy
        xor edi, ebx                      ;    76.0 p1      26 t
        xor ebp, edi                      ;    77.0 p0      26 t
        add edx, ebp                      ;    78.0 p5      47 t
        rol edx, 0x11                     ;    79.0 p0      48 v[2]
        add edx, ebx                      ;    80.0 p1      48 v[2]
        mov ebp, dword [eax + 4]          ;    68.0 p2      47 t
        lea ebp, [ebp + ecx - 165796510]  ;    71.0 p0      47 t
        and edi, edx                      ;    81.0 p5      26 t
        xor ecx, edi                      ;    82.0 p1      26 t
        add esi, ecx                      ;    83.0 p0      47 t
        rol esi, 0x16                     ;    84.0 p5      48 v[1]
        add esi, edx                      ;    85.0 p1      48 v[1]
        mov edi, ebx                      ;    76.0 p0      27 t copy
        not edi                           ;    77.0 p5      27 t
        and edi, edx                      ;    81.0 p1      27 t
        mov ecx, dword [eax + 24]         ;    74.0 p2      47 t
        lea ecx, [ecx + ebx - 1069501632] ;    77.0 p0      47 t
        and ebx, esi                      ;    86.0 p5      27 t
        add ebp, edi                      ;    82.0 p1      47 t
        add ebp, ebx                      ;    87.0 p0      47 t
        rol ebp, 5                        ;    88.0 p5      48 v[0]
        add ebp, esi                      ;    89.0 p1      48 v[0]
        mov edi, edx                      ;    81.0 p0      27 t copy
        not edi                           ;    82.0 p5      27 t
        and edi, esi                      ;    86.0 p1      27 t
        mov ebx, dword [eax + 44]         ;    79.0 p2      47 t
        lea ebx, [ebx + edx + 643717713]  ;    82.0 p0      47 t
        and edx, ebp                      ;    90.0 p5      27 t
        add ecx, edi                      ;    87.0 p1      47 t
        add ecx, edx                      ;    91.0 p0      47 t
        rol ecx, 9                        ;    92.0 p5      48 v[3]
        add ecx, ebp                      ;    93.0 p1      48 v[3]
        mov edi, esi                      ;    86.0 p0      27 t copy
        not edi                           ;    87.0 p5      27 t
        and edi, ebp                      ;    90.0 p1      27 t
        mov edx, dword [eax]              ;    83.0 p2      47 t
        lea edx, [edx + esi - 373897302]  ;    86.0 p0      47 t
        and esi, ecx                      ;    94.0 p5      27 t
        add ebx, edi                      ;    91.0 p1      47 t
        add ebx, esi                      ;    95.0 p0      47 t
        rol ebx, 0xe                      ;    96.0 p5      48 v[2]
        add ebx, ecx                      ;    97.0 p1      48 v[2]
        mov edi, ebp                      ;    90.0 p0      27 t copy
        not edi                           ;    91.0 p5      27 t
        and edi, ecx                      ;    94.0 p1      27 t
        mov esi, dword [eax + 20]         ;    87.5 p2      47 t
        lea esi, [esi + ebp - 701558691]  ;    90.5 p0      47 t
        and ebp, ebx                      ;    98.0 p5      27 t
        add edx, edi                      ;    95.0 p1      47 t
        add edx, ebp                      ;    99.0 p0      47 t
        rol edx, 0x14                     ;   100.0 p5      48 v[1]
        add edx, ebx                      ;   101.0 p1      48 v[1]
        mov ebp, ecx                      ;    94.0 p0      27 t copy
        not ebp                           ;    95.0 p5      27 t
        and ebp, ebx                      ;    98.0 p1      27 t
        mov edi, dword [eax + 40]         ;    91.5 p2      47 t
        lea edi, [edi + ecx + 38016083]   ;    94.5 p0      47 t
        and ecx, edx                      ;   102.0 p5      27 t
        add esi, ebp                      ;    99.0 p1      47 t
        add esi, ecx                      ;   103.0 p0      47 t
        rol esi, 5                        ;   104.0 p5      48 v[0]
        add esi, edx                      ;   105.0 p1      48 v[0]
        mov ecx, ebx                      ;    98.0 p0      27 t copy
        not ecx                           ;    99.0 p5      27 t
        and ecx, edx                      ;   102.0 p1      27 t
        mov ebp, dword [eax + 60]         ;    95.5 p2      47 t
        lea ebp, [ebp + ebx - 660478335]  ;    98.5 p0      47 t
        and ebx, esi                      ;   106.0 p5      27 t
        add edi, ecx                      ;   103.0 p1      47 t
        add edi, ebx                      ;   107.0 p0      47 t
        rol edi, 9                        ;   108.0 p5      48 v[3]
        add edi, esi                      ;   109.0 p1      48 v[3]
        mov ecx, edx                      ;   102.0 p0      27 t copy
        not ecx                           ;   103.0 p5      27 t
        and ecx, esi                      ;   106.0 p1      27 t
        mov ebx, dword [eax + 16]         ;    99.5 p2      47 t
        lea ebx, [ebx + edx - 405537848]  ;   102.5 p0      47 t
        and edx, edi                      ;   110.0 p5      27 t
        add ebp, ecx                      ;   107.0 p1      47 t
        add ebp, edx                      ;   111.0 p0      47 t
        rol ebp, 0xe                      ;   112.0 p5      48 v[2]
        add ebp, edi                      ;   113.0 p1      48 v[2]
        mov ecx, esi                      ;   106.0 p0      27 t copy
        not ecx                           ;   107.0 p5      27 t
        and ecx, edi                      ;   110.0 p1      27 t
        mov edx, dword [eax + 36]         ;   103.5 p2      47 t
        lea edx, [edx + esi + 568446438]  ;   106.5 p0      47 t
        and esi, ebp                      ;   114.0 p5      27 t
        add ebx, ecx                      ;   111.0 p1      47 t
        add ebx, esi                      ;   115.0 p0      47 t
        rol ebx, 0x14                     ;   116.0 p5      48 v[1]
        add ebx, ebp                      ;   117.0 p1      48 v[1]
        mov esi, edi                      ;   110.0 p0      27 t copy
        not esi                           ;   111.0 p5      27 t
        and esi, ebp                      ;   114.0 p1      27 t
        mov ecx, dword [eax + 56]         ;   107.5 p2      47 t
        lea ecx, [ecx + edi - 1019803690] ;   110.5 p0      47 t
        and edi, ebx                      ;   118.0 p5      27 t
        add edx, esi                      ;   115.0 p1      47 t
        add edx, edi                      ;   119.0 p0      47 t
        rol edx, 5                        ;   120.0 p5      48 v[0]
        add edx, ebx                      ;   121.0 p1      48 v[0]
        mov esi, ebp                      ;   114.0 p0      27 t copy
        not esi                           ;   115.0 p5      27 t
        and esi, ebx                      ;   118.0 p1      27 t
        mov edi, dword [eax + 12]         ;   111.5 p2      47 t
        lea edi, [edi + ebp - 187363961]  ;   114.5 p0      47 t
        and ebp, edx                      ;   122.0 p5      27 t
        add ecx, esi                      ;   119.0 p1      47 t
        add ecx, ebp                      ;   123.0 p0      47 t
        rol ecx, 9                        ;   124.0 p5      48 v[3]
        add ecx, edx                      ;   125.0 p1      48 v[3]
        mov esi, ebx                      ;   118.0 p0      27 t copy
        not esi                           ;   119.0 p5      27 t
        and esi, edx                      ;   122.0 p1      27 t
        mov ebp, dword [eax + 32]         ;   115.5 p2      47 t
        lea ebp, [ebp + ebx + 1163531501] ;   118.5 p0      47 t
        and ebx, ecx                      ;   126.0 p5      27 t
        add edi, esi                      ;   123.0 p1      47 t
        add edi, ebx                      ;   127.0 p0      47 t
        rol edi, 0xe                      ;   128.0 p5      48 v[2]
        add edi, ecx                      ;   129.0 p1      48 v[2]
        mov esi, edx                      ;   122.0 p0      27 t copy
        not esi                           ;   123.0 p5      27 t
        and esi, ecx                      ;   126.0 p1      27 t
        mov ebx, dword [eax + 52]         ;   119.5 p2      47 t
        lea ebx, [ebx + edx - 1444681467] ;   122.5 p0      47 t
        and edx, edi                      ;   130.0 p5      27 t
        add ebp, esi                      ;   127.0 p1      47 t
        add ebp, edx                      ;   131.0 p0      47 t
        rol ebp, 0x14                     ;   132.0 p5      48 v[1]
        add ebp, edi                      ;   133.0 p1      48 v[1]
        mov esi, ecx                      ;   126.0 p0      27 t copy
        not esi                           ;   127.0 p5      27 t
        and esi, edi                      ;   130.0 p1      27 t
        mov edx, dword [eax + 8]          ;   123.5 p2      47 t
        lea edx, [edx + ecx - 51403784]   ;   126.5 p0      47 t
        and ecx, ebp                      ;   134.0 p5      27 t
        add ebx, esi                      ;   131.0 p1      47 t
        add ebx, ecx                      ;   135.0 p0      47 t
        rol ebx, 5                        ;   136.0 p5      48 v[0]
        add ebx, ebp                      ;   137.0 p1      48 v[0]
        mov esi, edi                      ;   130.0 p0      27 t copy
        not esi                           ;   131.0 p5      27 t
        and esi, ebp                      ;   134.0 p1      27 t
        mov ecx, dword [eax + 28]         ;   127.5 p2      47 t
        lea ecx, [ecx + edi + 1735328473] ;   130.5 p0      47 t
        and edi, ebx                      ;   138.0 p5      27 t
        add edx, esi                      ;   135.0 p1      47 t
        add edx, edi                      ;   139.0 p0      47 t
        rol edx, 9                        ;   140.0 p5      48 v[3]
        add edx, ebx                      ;   141.0 p1      48 v[3]
        mov esi, ebp                      ;   134.0 p0      27 t copy
        not esi                           ;   135.0 p5      27 t
        and esi, ebx                      ;   138.0 p1      27 t
        mov edi, dword [eax + 48]         ;   131.5 p2      47 t
        lea edi, [edi + ebp - 1926607734] ;   134.5 p0      47 t
        and ebp, edx                      ;   142.0 p5      27 t
        add ecx, esi                      ;   139.0 p1      47 t
        add ecx, ebp                      ;   143.0 p0      47 t
        rol ecx, 0xe                      ;   144.0 p5      48 v[2]
        add ecx, edx                      ;   145.0 p1      48 v[2]
        mov esi, ebx                      ;   138.0 p0      27 t copy
        not esi                           ;   139.0 p5      27 t
        and esi, edx                      ;   142.0 p1      27 t
        mov ebp, dword [eax + 20]         ;   135.5 p2      47 t
        lea ebp, [ebp + ebx - 378558]     ;   138.5 p0      47 t
        and ebx, ecx                      ;   146.0 p5      27 t
        add edi, esi                      ;   143.0 p1      47 t
        add edi, ebx                      ;   147.0 p0      47 t
        rol edi, 0x14                     ;   148.0 p5      48 v[1]
        add edi, ecx                      ;   149.0 p1      48 v[1]
        mov esi, dword [eax + 32]         ;   138.8 p2      47 t
        lea esi, [esi + edx - 2022574463] ;   142.0 p0      47 t
        xor edx, ecx                      ;   146.0 p5      28 t
        xor edx, edi                      ;   150.0 p1      28 t
        add ebp, edx                      ;   151.0 p0      47 t
        rol ebp, 4                        ;   152.0 p5      48 v[0]
        add ebp, edi                      ;   153.0 p1      48 v[0]
        mov edx, dword [eax + 44]         ;   142.0 p2      47 t
        lea edx, [edx + ecx + 1839030562] ;   146.0 p0      47 t
        xor ecx, edi                      ;   150.0 p5      28 t
        xor ecx, ebp                      ;   154.0 p1      28 t
        add esi, ecx                      ;   155.0 p0      47 t
        rol esi, 0xb                      ;   156.0 p5      48 v[3]
        add esi, ebp                      ;   157.0 p1      48 v[3]
        mov ecx, dword [eax + 56]         ;   145.0 p2      47 t
        lea ecx, [ecx + edi - 35309556]   ;   150.0 p0      47 t
        xor edi, ebp                      ;   154.0 p5      28 t
        xor edi, esi                      ;   158.0 p1      28 t
        add edx, edi                      ;   159.0 p0      47 t
        rol edx, 0x10                     ;   160.0 p5      48 v[2]
        add edx, esi                      ;   161.0 p1      48 v[2]
        mov edi, dword [eax + 4]          ;   149.0 p2      47 t
        lea edi, [edi + ebp - 1530992060] ;   154.0 p0      47 t
        xor ebp, esi                      ;   158.0 p5      28 t
        xor ebp, edx                      ;   162.0 p1      28 t
        add ecx, ebp                      ;   163.0 p0      47 t
        rol ecx, 0x17                     ;   164.0 p5      48 v[1]
        add ecx, edx                      ;   165.0 p1      48 v[1]
        mov ebp, dword [eax + 16]         ;   153.0 p2      47 t
        lea ebp, [ebp + esi + 1272893353] ;   158.0 p0      47 t
        xor esi, edx                      ;   162.0 p5      28 t
        xor esi, ecx                      ;   166.0 p1      28 t
        add edi, esi                      ;   167.0 p0      47 t
        rol edi, 4                        ;   168.0 p5      48 v[0]
        add edi, ecx                      ;   169.0 p1      48 v[0]
        mov esi, dword [eax + 28]         ;   157.0 p2      47 t
        lea esi, [esi + edx - 155497632]  ;   162.0 p0      47 t
        xor edx, ecx                      ;   166.0 p5      28 t
        xor edx, edi                      ;   170.0 p1      28 t
        add ebp, edx                      ;   171.0 p0      47 t
        rol ebp, 0xb                      ;   172.0 p5      48 v[3]
        add ebp, edi                      ;   173.0 p1      48 v[3]
        mov edx, dword [eax + 40]         ;   161.0 p2      47 t
        lea edx, [edx + ecx - 1094730640] ;   166.0 p0      47 t
        xor ecx, edi                      ;   170.0 p5      28 t
        xor ecx, ebp                      ;   174.0 p1      28 t
        add esi, ecx                      ;   175.0 p0      47 t
        rol esi, 0x10                     ;   176.0 p5      48 v[2]
        add esi, ebp                      ;   177.0 p1      48 v[2]
        mov ecx, dword [eax + 52]         ;   165.0 p2      47 t
        lea ecx, [ecx + edi + 681279174]  ;   170.0 p0      47 t
        xor edi, ebp                      ;   174.0 p5      28 t
        xor edi, esi                      ;   178.0 p1      28 t
        add edx, edi                      ;   179.0 p0      47 t
        rol edx, 0x17                     ;   180.0 p5      48 v[1]
        add edx, esi                      ;   181.0 p1      48 v[1]
        mov edi, dword [eax]              ;   169.0 p2      47 t
        lea edi, [edi + ebp - 358537222]  ;   174.0 p0      47 t
        xor ebp, esi                      ;   178.0 p5      28 t
        xor ebp, edx                      ;   182.0 p1      28 t
        add ecx, ebp                      ;   183.0 p0      47 t
        rol ecx, 4                        ;   184.0 p5      48 v[0]
        add ecx, edx                      ;   185.0 p1      48 v[0]
        mov ebp, dword [eax + 12]         ;   173.0 p2      47 t
        lea ebp, [ebp + esi - 722521979]  ;   178.0 p0      47 t
        xor esi, edx                      ;   182.0 p5      28 t
        xor esi, ecx                      ;   186.0 p1      28 t
        add edi, esi                      ;   187.0 p0      47 t
        rol edi, 0xb                      ;   188.0 p5      48 v[3]
        add edi, ecx                      ;   189.0 p1      48 v[3]
        mov esi, dword [eax + 24]         ;   177.0 p2      47 t
        lea esi, [esi + edx + 76029189]   ;   182.0 p0      47 t
        xor edx, ecx                      ;   186.0 p5      28 t
        xor edx, edi                      ;   190.0 p1      28 t
        add ebp, edx                      ;   191.0 p0      47 t
        rol ebp, 0x10                     ;   192.0 p5      48 v[2]
        add ebp, edi                      ;   193.0 p1      48 v[2]
        mov edx, dword [eax + 36]         ;   181.0 p2      47 t
        lea edx, [edx + ecx - 640364487]  ;   186.0 p0      47 t
        xor ecx, edi                      ;   190.0 p5      28 t
        xor ecx, ebp                      ;   194.0 p1      28 t
        add esi, ecx                      ;   195.0 p0      47 t
        rol esi, 0x17                     ;   196.0 p5      48 v[1]
        add esi, ebp                      ;   197.0 p1      48 v[1]
        mov ecx, dword [eax + 48]         ;   185.0 p2      47 t
        lea ecx, [ecx + edi - 421815835]  ;   190.0 p0      47 t
        xor edi, ebp                      ;   194.0 p5      28 t
        xor edi, esi                      ;   198.0 p1      28 t
        add edx, edi                      ;   199.0 p0      47 t
        rol edx, 4                        ;   200.0 p5      48 v[0]
        add edx, esi                      ;   201.0 p1      48 v[0]
        mov edi, dword [eax + 60]         ;   189.0 p2      47 t
        lea edi, [edi + ebp + 530742520]  ;   194.0 p0      47 t
        xor ebp, esi                      ;   198.0 p5      28 t
        xor ebp, edx                      ;   202.0 p1      28 t
        add ecx, ebp                      ;   203.0 p0      47 t
        rol ecx, 0xb                      ;   204.0 p5      48 v[3]
        add ecx, edx                      ;   205.0 p1      48 v[3]
        mov ebp, dword [eax + 8]          ;   193.0 p2      47 t
        lea ebp, [ebp + esi - 995338651]  ;   198.0 p0      47 t
        xor esi, edx                      ;   202.0 p5      28 t
        xor esi, ecx                      ;   206.0 p1      28 t
        add edi, esi                      ;   207.0 p0      47 t
        rol edi, 0x10                     ;   208.0 p5      48 v[2]
        add edi, ecx                      ;   209.0 p1      48 v[2]
        mov esi, dword [eax]              ;   197.0 p2      47 t
        lea esi, [esi + edx - 198630844]  ;   202.0 p0      47 t
        xor edx, ecx                      ;   206.0 p5      28 t
        xor edx, edi                      ;   210.0 p1      28 t
        add ebp, edx                      ;   211.0 p0      47 t
        rol ebp, 0x17                     ;   212.0 p5      48 v[1]
        add ebp, edi                      ;   213.0 p1      48 v[1]
        mov edx, dword [eax + 28]         ;   201.0 p2      47 t
        lea edx, [edx + ecx + 1126891415] ;   206.0 p0      47 t
        not ecx                           ;   206.0 p5      29 t
        or ecx, ebp                       ;   214.0 p1      29 t
        xor ecx, edi                      ;   215.0 p0      29 t
        add esi, ecx                      ;   216.0 p5      47 t
        rol esi, 6                        ;   217.0 p0      48 v[0]
        add esi, ebp                      ;   218.0 p1      48 v[0]
        mov ecx, dword [eax + 56]         ;   206.0 p2      47 t
        lea ecx, [ecx + edi - 1416354905] ;   210.0 p0      47 t
        not edi                           ;   210.0 p5      29 t
        or edi, esi                       ;   219.0 p1      29 t
        xor edi, ebp                      ;   220.0 p0      29 t
        add edx, edi                      ;   221.0 p5      47 t
        rol edx, 0xa                      ;   222.0 p0      48 v[3]
        add edx, esi                      ;   223.0 p1      48 v[3]
        mov edi, dword [eax + 20]         ;   210.0 p2      47 t
        lea edi, [edi + ebp - 57434055]   ;   214.0 p0      47 t
        not ebp                           ;   214.0 p5      29 t
        or ebp, edx                       ;   224.0 p1      29 t
        xor ebp, esi                      ;   225.0 p0      29 t
        add ecx, ebp                      ;   226.0 p5      47 t
        rol ecx, 0xf                      ;   227.0 p0      48 v[2]
        add ecx, edx                      ;   228.0 p1      48 v[2]
        mov ebp, dword [eax + 48]         ;   214.2 p2      47 t
        lea ebp, [ebp + esi + 1700485571] ;   219.0 p0      47 t
        not esi                           ;   219.0 p5      29 t
        or esi, ecx                       ;   229.0 p1      29 t
        xor esi, edx                      ;   230.0 p0      29 t
        add edi, esi                      ;   231.0 p5      47 t
        rol edi, 0x15                     ;   232.0 p0      48 v[1]
        add edi, ecx                      ;   233.0 p1      48 v[1]
        mov esi, dword [eax + 12]         ;   219.2 p2      47 t
        lea esi, [esi + edx - 1894986606] ;   224.0 p0      47 t
        not edx                           ;   224.0 p5      29 t
        or edx, edi                       ;   234.0 p1      29 t
        xor edx, ecx                      ;   235.0 p0      29 t
        add ebp, edx                      ;   236.0 p5      47 t
        rol ebp, 6                        ;   237.0 p0      48 v[0]
        add ebp, edi                      ;   238.0 p1      48 v[0]
        mov edx, dword [eax + 40]         ;   224.2 p2      47 t
        lea edx, [edx + ecx - 1051523]    ;   229.0 p0      47 t
        not ecx                           ;   229.0 p5      29 t
        or ecx, ebp                       ;   239.0 p1      29 t
        xor ecx, edi                      ;   240.0 p0      29 t
        add esi, ecx                      ;   241.0 p5      47 t
        rol esi, 0xa                      ;   242.0 p0      48 v[3]
        add esi, ebp                      ;   243.0 p1      48 v[3]
        mov ecx, dword [eax + 4]          ;   229.2 p2      47 t
        lea ecx, [ecx + edi - 2054922799] ;   234.0 p0      47 t
        not edi                           ;   234.0 p5      29 t
        or edi, esi                       ;   244.0 p1      29 t
        xor edi, ebp                      ;   245.0 p0      29 t
        add edx, edi                      ;   246.0 p5      47 t
        rol edx, 0xf                      ;   247.0 p0      48 v[2]
        add edx, esi                      ;   248.0 p1      48 v[2]
        mov edi, dword [eax + 32]         ;   234.2 p2      47 t
        lea edi, [edi + ebp + 1873313359] ;   239.0 p0      47 t
        not ebp                           ;   239.0 p5      29 t
        or ebp, edx                       ;   249.0 p1      29 t
        xor ebp, esi                      ;   250.0 p0      29 t
        add ecx, ebp                      ;   251.0 p5      47 t
        rol ecx, 0x15                     ;   252.0 p0      48 v[1]
        add ecx, edx                      ;   253.0 p1      48 v[1]
        mov ebp, dword [eax + 60]         ;   239.2 p2      47 t
        lea ebp, [ebp + esi - 30611744]   ;   244.0 p0      47 t
        not esi                           ;   244.0 p5      29 t
        or esi, ecx                       ;   254.0 p1      29 t
        xor esi, edx                      ;   255.0 p0      29 t
        add edi, esi                      ;   256.0 p5      47 t
        rol edi, 6                        ;   257.0 p0      48 v[0]
        add edi, ecx                      ;   258.0 p1      48 v[0]
        mov esi, dword [eax + 24]         ;   244.2 p2      47 t
        lea esi, [esi + edx - 1560198380] ;   249.0 p0      47 t
        not edx                           ;   249.0 p5      29 t
        or edx, edi                       ;   259.0 p1      29 t
        xor edx, ecx                      ;   260.0 p0      29 t
        add ebp, edx                      ;   261.0 p5      47 t
        rol ebp, 0xa                      ;   262.0 p0      48 v[3]
        add ebp, edi                      ;   263.0 p1      48 v[3]
        mov edx, dword [eax + 52]         ;   249.2 p2      47 t
        lea edx, [edx + ecx + 1309151649] ;   254.0 p0      47 t
        not ecx                           ;   254.0 p5      29 t
        or ecx, ebp                       ;   264.0 p1      29 t
        xor ecx, edi                      ;   265.0 p0      29 t
        add esi, ecx                      ;   266.0 p5      47 t
        rol esi, 0xf                      ;   267.0 p0      48 v[2]
        add esi, ebp                      ;   268.0 p1      48 v[2]
        mov ecx, dword [eax + 16]         ;   254.2 p2      47 t
        lea ecx, [ecx + edi - 145523070]  ;   259.0 p0      47 t
        not edi                           ;   259.0 p5      29 t
        or edi, esi                       ;   269.0 p1      29 t
        xor edi, ebp                      ;   270.0 p0      29 t
        add edx, edi                      ;   271.0 p5      47 t
        rol edx, 0x15                     ;   272.0 p0      48 v[1]
        add edx, esi                      ;   273.0 p1      48 v[1]
        mov edi, dword [eax + 44]         ;   259.2 p2      47 t
        lea edi, [edi + ebp - 1120210379] ;   264.0 p0      47 t
        not ebp                           ;   264.0 p5      29 t
        or ebp, edx                       ;   274.0 p1      29 t
        xor ebp, esi                      ;   275.0 p0      29 t
        add ecx, ebp                      ;   276.0 p5      47 t
        rol ecx, 6                        ;   277.0 p0      48 v[0]
        add ecx, edx                      ;   278.0 p1      48 v[0]
        mov ebp, dword [eax + 8]          ;   264.2 p2      47 t
        lea ebp, [ebp + esi + 718787259]  ;   269.0 p0      47 t
        not esi                           ;   269.0 p5      29 t
        or esi, ecx                       ;   279.0 p1      29 t
        xor esi, edx                      ;   280.0 p0      29 t
        add edi, esi                      ;   281.0 p5      47 t
        rol edi, 0xa                      ;   282.0 p0      48 v[3]
        add edi, ecx                      ;   283.0 p1      48 v[3]
        mov esi, dword [eax + 36]         ;   269.2 p2      47 t
        lea esi, [esi + edx - 343485551]  ;   274.0 p0      47 t
        not edx                           ;   274.0 p5      29 t
        or edx, edi                       ;   284.0 p1      29 t
        xor edx, ecx                      ;   285.0 p0      29 t
        add ebp, edx                      ;   286.0 p5      47 t
        rol ebp, 0xf                      ;   287.0 p0      48 v[2]
        add ebp, edi                      ;   288.0 p1      48 v[2]
        mov edx, ecx                      ;   279.0 p5      29 t copy
        not edx                           ;   280.0 p0      29 t
        or edx, ebp                       ;   289.0 p1      29 t
        xor edx, edi                      ;   290.0 p5      29 t
        add esi, edx                      ;   291.0 p0      47 t
        add ecx, dword [esp + 0]          ;   279.0 p1+p2   51 h
        rol esi, 0x15                     ;   292.0 p5      48 v[1]
        mov dword [esp + 0], ecx          ;   280.0 p3+p4   51 h
        mov ecx, dword [esp + 28]         ;   279.5 p2      51 h
        add ecx, ebp                      ;   289.0 p0      51 h
        add ecx, esi                      ;   293.0 p1      51 h
        add ebp, dword [esp + 24]         ;   289.0 p5+p2   51 h
        add edi, dword [esp + 20]         ;   284.0 p0+p2   51 h
        add eax, 0x40                     ;   281.0 p1      40 blocks
        cmp eax, dword [esp + 16]         ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 8], ebp          ;                    resident
        mov dword [esp + 12], edi         ;                    resident
        mov dword [esp + 4], ecx          ;                    resident
        mov dword [esp + 56], eax         ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]          ;     0.0 p2      40 blocks reload
        mov edi, dword [esp + 52]         ;     1.0 p2      40 blocks reload
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
        add esp, 0x20                     ;                    frame
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
