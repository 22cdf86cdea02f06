; md5_blocks for AMD Athlon 64, Opteron (K8) (athlon64)
; made by cipherwright 0.1.0 from ciphers/md5.cw (sha256 72a437dc27d1f616); do not edit:
;   ./cw build md5_blocks --cpu athlon64
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
;   body: 13 uops, planned 8.0; bounds: width 4.3, ports 4.0, path 3.0
;   blocks: 544 uops, planned 298.0; bounds: width 181.3, ports 139.3, path 289.0
;   body.2: 9 uops, planned 5.3; bounds: width 3.0, ports 3.0, path 0.0
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
        mov esi, dword [esp + 52]         ;     0.0 agu0    40 h reload
        mov edi, dword [esi]              ;     3.0 agu1    40 h
        mov dword [esp + 0], edi          ;     6.0 agu2    40 h
        mov edi, dword [esi + 4]          ;     3.0 agu0    40 h
        mov dword [esp + 4], edi          ;     6.0 agu1    40 h
        mov edi, dword [esi + 8]          ;     3.0 agu2    40 h
        mov dword [esp + 8], edi          ;     6.0 agu0    40 h
        mov esi, dword [esi + 12]         ;     3.0 agu1    40 h
        mov dword [esp + 12], esi         ;     6.0 agu2    40 h
        mov esi, dword [esp + 60]         ;     3.0 agu0    40 h
        shl esi, 6                        ;     6.0 alu0    40 h
        add esi, dword [esp + 56]         ;     7.0 alu1+agu1   40 h
        mov dword [esp + 16], esi         ;     8.0 agu2    40 h
        cmp dword [esp + 60], 0           ;                    no blocks?
        je .blocks_1_done
        mov ebp, dword [esp + 8]          ;                    resident
        mov edi, dword [esp + 12]         ;                    resident
        mov ecx, dword [esp + 4]          ;                    resident
        mov eax, dword [esp + 56]         ;                    resident
        align 16
.blocks_1:
        mov esi, edi                      ;     0.0 alu0    26 t copy
        xor esi, ebp                      ;     1.0 alu1    26 t
        and esi, ecx                      ;     2.0 alu2    26 t
        xor esi, edi                      ;     3.0 alu0    26 t
        add esi, dword [eax]              ;     4.0 alu1+agu0   47 t
        mov edx, dword [esp + 0]          ;     1.7 agu1    42 v[0] reload
        lea esi, [esi + edx - 680876936]  ;     5.0 agu2    47 t
        rol esi, 7                        ;     7.0 alu2    48 v[0]
        add esi, ecx                      ;     8.0 alu0    48 v[0]
        mov ebx, ecx                      ;     3.0 alu1    26 t copy
        xor ebx, ebp                      ;     4.0 alu2    26 t
        and ebx, esi                      ;     9.0 alu0    26 t
        xor ebx, ebp                      ;    10.0 alu1    26 t
        lea ebx, [ebx + edi - 389564586]  ;    11.0 agu0    47 t
        add ebx, dword [eax + 4]          ;    13.0 alu2+agu1   47 t
        rol ebx, 0xc                      ;    14.0 alu0    48 v[3]
        add ebx, esi                      ;    15.0 alu1    48 v[3]
        mov edx, esi                      ;     9.0 alu2    26 t copy
        xor edx, ecx                      ;    10.0 alu0    26 t
        or edx, ebx                       ;    16.0 alu1    26 t
        mov dword [esp + 20], edi         ;     6.7 agu2    42 v[3] spill
        mov edi, dword [eax + 16]         ;     7.0 agu0    47 t
        lea edi, [edi + esi - 176418897]  ;    10.0 agu1    47 t
        xor esi, ebx                      ;    16.0 alu2    26 t
        xor edx, esi                      ;    17.0 alu0    26 t
        lea edx, [edx + ebp + 606105819]  ;    18.0 agu2    47 t
        add edx, dword [eax + 8]          ;    20.0 alu1+agu0   47 t
        rol edx, 0x11                     ;    21.0 alu2    48 v[2]
        add edx, ebx                      ;    22.0 alu0    48 v[2]
        or esi, edx                       ;    23.0 alu1    26 t
        mov dword [esp + 24], ebp         ;    11.0 agu1    42 v[2] spill
        mov ebp, dword [eax + 20]         ;    11.3 agu2    47 t
        add ebp, 0x4787c62a               ;    14.3 alu2    47 t
        add ebp, ebx                      ;    16.0 alu0    47 t
        xor ebx, edx                      ;    23.0 alu1    26 t
        xor esi, ebx                      ;    24.0 alu2    26 t
        lea esi, [esi + ecx - 1044525330] ;    25.0 agu0    47 t
        add esi, dword [eax + 12]         ;    27.0 alu0+agu1   47 t
        rol esi, 0x16                     ;    28.0 alu1    48 v[1]
        add esi, edx                      ;    29.0 alu2    48 v[1]
        or ebx, esi                       ;    30.0 alu0    26 t
        mov dword [esp + 28], ecx         ;    18.0 agu2    42 v[1] spill
        mov ecx, dword [eax + 24]         ;    18.3 agu0    47 t
        add ecx, 0xa8304613               ;    21.3 alu1    47 t
        add ecx, edx                      ;    23.0 alu2    47 t
        xor edx, esi                      ;    30.0 alu0    26 t
        xor ebx, edx                      ;    31.0 alu1    26 t
        add edi, ebx                      ;    32.0 alu2    47 t
        rol edi, 7                        ;    33.0 alu0    48 v[0]
        add edi, esi                      ;    34.0 alu1    48 v[0]
        or edx, edi                       ;    35.0 alu2    26 t
        mov ebx, dword [eax + 28]         ;    24.0 agu1    47 t
        add ebx, 0xfd469501               ;    27.0 alu0    47 t
        add ebx, esi                      ;    30.0 alu1    47 t
        xor esi, edi                      ;    35.0 alu2    26 t
        xor edx, esi                      ;    36.0 alu0    26 t
        add ebp, edx                      ;    37.0 alu1    47 t
        rol ebp, 0xc                      ;    38.0 alu2    48 v[3]
        add ebp, edi                      ;    39.0 alu0    48 v[3]
        or esi, ebp                       ;    40.0 alu1    26 t
        mov edx, dword [eax + 32]         ;    30.7 agu2    47 t
        lea edx, [edx + edi + 1770035416] ;    35.0 agu0    47 t
        xor edi, ebp                      ;    40.0 alu2    26 t
        xor esi, edi                      ;    41.0 alu0    26 t
        add ecx, esi                      ;    42.0 alu1    47 t
        rol ecx, 0x11                     ;    43.0 alu2    48 v[2]
        add ecx, ebp                      ;    44.0 alu0    48 v[2]
        or edi, ecx                       ;    45.0 alu1    26 t
        mov esi, dword [eax + 36]         ;    35.7 agu1    47 t
        lea esi, [esi + ebp - 1958414417] ;    40.0 agu2    47 t
        xor ebp, ecx                      ;    45.0 alu2    26 t
        xor edi, ebp                      ;    46.0 alu0    26 t
        add ebx, edi                      ;    47.0 alu1    47 t
        rol ebx, 0x16                     ;    48.0 alu2    48 v[1]
        add ebx, ecx                      ;    49.0 alu0    48 v[1]
        or ebp, ebx                       ;    50.0 alu1    26 t
        mov edi, dword [eax + 40]         ;    40.7 agu0    47 t
        lea edi, [edi + ecx - 42063]      ;    45.0 agu1    47 t
        xor ecx, ebx                      ;    50.0 alu2    26 t
        xor ebp, ecx                      ;    51.0 alu0    26 t
        add edx, ebp                      ;    52.0 alu1    47 t
        rol edx, 7                        ;    53.0 alu2    48 v[0]
        add edx, ebx                      ;    54.0 alu0    48 v[0]
        or ecx, edx                       ;    55.0 alu1    26 t
        mov ebp, dword [eax + 44]         ;    45.7 agu2    47 t
        lea ebp, [ebp + ebx - 1990404162] ;    50.0 agu0    47 t
        xor ebx, edx                      ;    55.0 alu2    26 t
        xor ecx, ebx                      ;    56.0 alu0    26 t
        add esi, ecx                      ;    57.0 alu1    47 t
        rol esi, 0xc                      ;    58.0 alu2    48 v[3]
        add esi, edx                      ;    59.0 alu0    48 v[3]
        or ebx, esi                       ;    60.0 alu1    26 t
        mov ecx, dword [eax + 48]         ;    50.7 agu1    47 t
        lea ecx, [ecx + edx + 1804603682] ;    55.0 agu2    47 t
        xor edx, esi                      ;    60.0 alu2    26 t
        xor ebx, edx                      ;    61.0 alu0    26 t
        add edi, ebx                      ;    62.0 alu1    47 t
        rol edi, 0x11                     ;    63.0 alu2    48 v[2]
        add edi, esi                      ;    64.0 alu0    48 v[2]
        or edx, edi                       ;    65.0 alu1    26 t
        mov ebx, dword [eax + 52]         ;    55.7 agu0    47 t
        lea ebx, [ebx + esi - 40341101]   ;    60.0 agu1    47 t
        xor esi, edi                      ;    65.0 alu2    26 t
        xor edx, esi                      ;    66.0 alu0    26 t
        add ebp, edx                      ;    67.0 alu1    47 t
        rol ebp, 0x16                     ;    68.0 alu2    48 v[1]
        add ebp, edi                      ;    69.0 alu0    48 v[1]
        or esi, ebp                       ;    70.0 alu1    26 t
        mov edx, dword [eax + 56]         ;    60.7 agu2    47 t
        lea edx, [edx + edi - 1502002290] ;    65.0 agu0    47 t
        xor edi, ebp                      ;    70.0 alu2    26 t
        xor esi, edi                      ;    71.0 alu0    26 t
        add ecx, esi                      ;    72.0 alu1    47 t
        rol ecx, 7                        ;    73.0 alu2    48 v[0]
        add ecx, ebp                      ;    74.0 alu0    48 v[0]
        or edi, ecx                       ;    75.0 alu1    26 t
        mov esi, dword [eax + 60]         ;    65.7 agu1    47 t
        add esi, 0x49b40821               ;    68.7 alu2    47 t
        add esi, ebp                      ;    70.0 alu0    47 t
        xor ebp, ecx                      ;    75.0 alu1    26 t
        xor edi, ebp                      ;    76.0 alu2    26 t
        add ebx, edi                      ;    77.0 alu0    47 t
        rol ebx, 0xc                      ;    78.0 alu1    48 v[3]
        add ebx, ecx                      ;    79.0 alu2    48 v[3]
        or ebp, ebx                       ;    80.0 alu0    26 t
        mov edi, ecx                      ;    75.0 alu1    26 t copy
        xor edi, ebx                      ;    80.0 alu2    26 t
        xor ebp, edi                      ;    81.0 alu0    26 t
        add edx, ebp                      ;    82.0 alu1    47 t
        rol edx, 0x11                     ;    83.0 alu2    48 v[2]
        add edx, ebx                      ;    84.0 alu0    48 v[2]
        mov ebp, dword [eax + 4]          ;    75.3 agu2    47 t
        lea ebp, [ebp + ecx - 165796510]  ;    78.3 agu0    47 t
        and edi, edx                      ;    85.0 alu1    26 t
        xor ecx, edi                      ;    86.0 alu2    26 t
        add esi, ecx                      ;    87.0 alu0    47 t
        rol esi, 0x16                     ;    88.0 alu1    48 v[1]
        add esi, edx                      ;    89.0 alu2    48 v[1]
        mov edi, ebx                      ;    80.0 alu0    27 t copy
        not edi                           ;    81.0 alu1    27 t
        and edi, edx                      ;    85.0 alu2    27 t
        mov ecx, dword [eax + 24]         ;    80.7 agu1    47 t
        lea ecx, [ecx + ebx - 1069501632] ;    83.7 agu2    47 t
        and ebx, esi                      ;    90.0 alu0    27 t
        add ebp, edi                      ;    86.0 alu1    47 t
        add ebp, ebx                      ;    91.0 alu2    47 t
        rol ebp, 5                        ;    92.0 alu0    48 v[0]
        add ebp, esi                      ;    93.0 alu1    48 v[0]
        mov edi, edx                      ;    85.0 alu2    27 t copy
        not edi                           ;    86.0 alu0    27 t
        and edi, esi                      ;    90.0 alu1    27 t
        mov ebx, dword [eax + 44]         ;    85.7 agu0    47 t
        lea ebx, [ebx + edx + 643717713]  ;    88.7 agu1    47 t
        and edx, ebp                      ;    94.0 alu2    27 t
        add ecx, edi                      ;    91.0 alu0    47 t
        add ecx, edx                      ;    95.0 alu1    47 t
        rol ecx, 9                        ;    96.0 alu2    48 v[3]
        add ecx, ebp                      ;    97.0 alu0    48 v[3]
        mov edi, esi                      ;    90.0 alu1    27 t copy
        not edi                           ;    91.0 alu2    27 t
        and edi, ebp                      ;    94.0 alu0    27 t
        mov edx, dword [eax]              ;    90.3 agu2    47 t
        lea edx, [edx + esi - 373897302]  ;    93.3 agu0    47 t
        and esi, ecx                      ;    98.0 alu1    27 t
        add ebx, edi                      ;    95.0 alu2    47 t
        add ebx, esi                      ;    99.0 alu0    47 t
        rol ebx, 0xe                      ;   100.0 alu1    48 v[2]
        add ebx, ecx                      ;   101.0 alu2    48 v[2]
        mov edi, ebp                      ;    94.0 alu0    27 t copy
        not edi                           ;    95.0 alu1    27 t
        and edi, ecx                      ;    98.0 alu2    27 t
        mov esi, dword [eax + 20]         ;    94.3 agu1    47 t
        lea esi, [esi + ebp - 701558691]  ;    97.3 agu2    47 t
        and ebp, ebx                      ;   102.0 alu0    27 t
        add edx, edi                      ;    99.0 alu1    47 t
        add edx, ebp                      ;   103.0 alu2    47 t
        rol edx, 0x14                     ;   104.0 alu0    48 v[1]
        add edx, ebx                      ;   105.0 alu1    48 v[1]
        mov ebp, ecx                      ;    98.0 alu2    27 t copy
        not ebp                           ;    99.0 alu0    27 t
        and ebp, ebx                      ;   102.0 alu1    27 t
        mov edi, dword [eax + 40]         ;    98.3 agu0    47 t
        lea edi, [edi + ecx + 38016083]   ;   101.3 agu1    47 t
        and ecx, edx                      ;   106.0 alu2    27 t
        add esi, ebp                      ;   103.0 alu0    47 t
        add esi, ecx                      ;   107.0 alu1    47 t
        rol esi, 5                        ;   108.0 alu2    48 v[0]
        add esi, edx                      ;   109.0 alu0    48 v[0]
        mov ecx, ebx                      ;   102.0 alu1    27 t copy
        not ecx                           ;   103.0 alu2    27 t
        and ecx, edx                      ;   106.0 alu0    27 t
        mov ebp, dword [eax + 60]         ;   102.3 agu2    47 t
        lea ebp, [ebp + ebx - 660478335]  ;   105.3 agu0    47 t
        and ebx, esi                      ;   110.0 alu1    27 t
        add edi, ecx                      ;   107.0 alu2    47 t
        add edi, ebx                      ;   111.0 alu0    47 t
        rol edi, 9                        ;   112.0 alu1    48 v[3]
        add edi, esi                      ;   113.0 alu2    48 v[3]
        mov ecx, edx                      ;   106.0 alu0    27 t copy
        not ecx                           ;   107.0 alu1    27 t
        and ecx, esi                      ;   110.0 alu2    27 t
        mov ebx, dword [eax + 16]         ;   106.3 agu1    47 t
        lea ebx, [ebx + edx - 405537848]  ;   109.3 agu2    47 t
        and edx, edi                      ;   114.0 alu0    27 t
        add ebp, ecx                      ;   111.0 alu1    47 t
        add ebp, edx                      ;   115.0 alu2    47 t
        rol ebp, 0xe                      ;   116.0 alu0    48 v[2]
        add ebp, edi                      ;   117.0 alu1    48 v[2]
        mov ecx, esi                      ;   110.0 alu2    27 t copy
        not ecx                           ;   111.0 alu0    27 t
        and ecx, edi                      ;   114.0 alu1    27 t
        mov edx, dword [eax + 36]         ;   110.3 agu0    47 t
        lea edx, [edx + esi + 568446438]  ;   113.3 agu1    47 t
        and esi, ebp                      ;   118.0 alu2    27 t
        add ebx, ecx                      ;   115.0 alu0    47 t
        add ebx, esi                      ;   119.0 alu1    47 t
        rol ebx, 0x14                     ;   120.0 alu2    48 v[1]
        add ebx, ebp                      ;   121.0 alu0    48 v[1]
        mov esi, edi                      ;   114.0 alu1    27 t copy
        not esi                           ;   115.0 alu2    27 t
        and esi, ebp                      ;   118.0 alu0    27 t
        mov ecx, dword [eax + 56]         ;   114.3 agu2    47 t
        lea ecx, [ecx + edi - 1019803690] ;   117.3 agu0    47 t
        and edi, ebx                      ;   122.0 alu1    27 t
        add edx, esi                      ;   119.0 alu2    47 t
        add edx, edi                      ;   123.0 alu0    47 t
        rol edx, 5                        ;   124.0 alu1    48 v[0]
        add edx, ebx                      ;   125.0 alu2    48 v[0]
        mov esi, ebp                      ;   118.0 alu0    27 t copy
        not esi                           ;   119.0 alu1    27 t
        and esi, ebx                      ;   122.0 alu2    27 t
        mov edi, dword [eax + 12]         ;   118.3 agu1    47 t
        lea edi, [edi + ebp - 187363961]  ;   121.3 agu2    47 t
        and ebp, edx                      ;   126.0 alu0    27 t
        add ecx, esi                      ;   123.0 alu1    47 t
        add ecx, ebp                      ;   127.0 alu2    47 t
        rol ecx, 9                        ;   128.0 alu0    48 v[3]
        add ecx, edx                      ;   129.0 alu1    48 v[3]
        mov esi, ebx                      ;   122.0 alu2    27 t copy
        not esi                           ;   123.0 alu0    27 t
        and esi, edx                      ;   126.0 alu1    27 t
        mov ebp, dword [eax + 32]         ;   122.3 agu0    47 t
        lea ebp, [ebp + ebx + 1163531501] ;   125.3 agu1    47 t
        and ebx, ecx                      ;   130.0 alu2    27 t
        add edi, esi                      ;   127.0 alu0    47 t
        add edi, ebx                      ;   131.0 alu1    47 t
        rol edi, 0xe                      ;   132.0 alu2    48 v[2]
        add edi, ecx                      ;   133.0 alu0    48 v[2]
        mov esi, edx                      ;   126.0 alu1    27 t copy
        not esi                           ;   127.0 alu2    27 t
        and esi, ecx                      ;   130.0 alu0    27 t
        mov ebx, dword [eax + 52]         ;   126.3 agu2    47 t
        lea ebx, [ebx + edx - 1444681467] ;   129.3 agu0    47 t
        and edx, edi                      ;   134.0 alu1    27 t
        add ebp, esi                      ;   131.0 alu2    47 t
        add ebp, edx                      ;   135.0 alu0    47 t
        rol ebp, 0x14                     ;   136.0 alu1    48 v[1]
        add ebp, edi                      ;   137.0 alu2    48 v[1]
        mov esi, ecx                      ;   130.0 alu0    27 t copy
        not esi                           ;   131.0 alu1    27 t
        and esi, edi                      ;   134.0 alu2    27 t
        mov edx, dword [eax + 8]          ;   130.3 agu1    47 t
        lea edx, [edx + ecx - 51403784]   ;   133.3 agu2    47 t
        and ecx, ebp                      ;   138.0 alu0    27 t
        add ebx, esi                      ;   135.0 alu1    47 t
        add ebx, ecx                      ;   139.0 alu2    47 t
        rol ebx, 5                        ;   140.0 alu0    48 v[0]
        add ebx, ebp                      ;   141.0 alu1    48 v[0]
        mov esi, edi                      ;   134.0 alu2    27 t copy
        not esi                           ;   135.0 alu0    27 t
        and esi, ebp                      ;   138.0 alu1    27 t
        mov ecx, dword [eax + 28]         ;   134.3 agu0    47 t
        lea ecx, [ecx + edi + 1735328473] ;   137.3 agu1    47 t
        and edi, ebx                      ;   142.0 alu2    27 t
        add edx, esi                      ;   139.0 alu0    47 t
        add edx, edi                      ;   143.0 alu1    47 t
        rol edx, 9                        ;   144.0 alu2    48 v[3]
        add edx, ebx                      ;   145.0 alu0    48 v[3]
        mov esi, ebp                      ;   138.0 alu1    27 t copy
        not esi                           ;   139.0 alu2    27 t
        and esi, ebx                      ;   142.0 alu0    27 t
        mov edi, dword [eax + 48]         ;   138.3 agu2    47 t
        lea edi, [edi + ebp - 1926607734] ;   141.3 agu0    47 t
        and ebp, edx                      ;   146.0 alu1    27 t
        add ecx, esi                      ;   143.0 alu2    47 t
        add ecx, ebp                      ;   147.0 alu0    47 t
        rol ecx, 0xe                      ;   148.0 alu1    48 v[2]
        add ecx, edx                      ;   149.0 alu2    48 v[2]
        mov esi, ebx                      ;   142.0 alu0    27 t copy
        not esi                           ;   143.0 alu1    27 t
        and esi, edx                      ;   146.0 alu2    27 t
        mov ebp, dword [eax + 20]         ;   142.3 agu1    47 t
        lea ebp, [ebp + ebx - 378558]     ;   145.3 agu2    47 t
        and ebx, ecx                      ;   150.0 alu0    27 t
        add edi, esi                      ;   147.0 alu1    47 t
        add edi, ebx                      ;   151.0 alu2    47 t
        rol edi, 0x14                     ;   152.0 alu0    48 v[1]
        add edi, ecx                      ;   153.0 alu1    48 v[1]
        mov esi, dword [eax + 32]         ;   145.0 agu0    47 t
        lea esi, [esi + edx - 2022574463] ;   148.0 agu1    47 t
        xor edx, ecx                      ;   150.0 alu2    28 t
        xor edx, edi                      ;   154.0 alu0    28 t
        add ebp, edx                      ;   155.0 alu1    47 t
        rol ebp, 4                        ;   156.0 alu2    48 v[0]
        add ebp, edi                      ;   157.0 alu0    48 v[0]
        mov edx, dword [eax + 44]         ;   148.0 agu2    47 t
        lea edx, [edx + ecx + 1839030562] ;   151.0 agu0    47 t
        xor ecx, edi                      ;   154.0 alu1    28 t
        xor ecx, ebp                      ;   158.0 alu2    28 t
        add esi, ecx                      ;   159.0 alu0    47 t
        rol esi, 0xb                      ;   160.0 alu1    48 v[3]
        add esi, ebp                      ;   161.0 alu2    48 v[3]
        mov ecx, dword [eax + 56]         ;   151.3 agu1    47 t
        lea ecx, [ecx + edi - 35309556]   ;   154.3 agu2    47 t
        xor edi, ebp                      ;   158.0 alu0    28 t
        xor edi, esi                      ;   162.0 alu1    28 t
        add edx, edi                      ;   163.0 alu2    47 t
        rol edx, 0x10                     ;   164.0 alu0    48 v[2]
        add edx, esi                      ;   165.0 alu1    48 v[2]
        mov edi, dword [eax + 4]          ;   155.0 agu0    47 t
        lea edi, [edi + ebp - 1530992060] ;   158.0 agu1    47 t
        xor ebp, esi                      ;   162.0 alu2    28 t
        xor ebp, edx                      ;   166.0 alu0    28 t
        add ecx, ebp                      ;   167.0 alu1    47 t
        rol ecx, 0x17                     ;   168.0 alu2    48 v[1]
        add ecx, edx                      ;   169.0 alu0    48 v[1]
        mov ebp, dword [eax + 16]         ;   159.0 agu2    47 t
        lea ebp, [ebp + esi + 1272893353] ;   162.0 agu0    47 t
        xor esi, edx                      ;   166.0 alu1    28 t
        xor esi, ecx                      ;   170.0 alu2    28 t
        add edi, esi                      ;   171.0 alu0    47 t
        rol edi, 4                        ;   172.0 alu1    48 v[0]
        add edi, ecx                      ;   173.0 alu2    48 v[0]
        mov esi, dword [eax + 28]         ;   163.0 agu1    47 t
        lea esi, [esi + edx - 155497632]  ;   166.0 agu2    47 t
        xor edx, ecx                      ;   170.0 alu0    28 t
        xor edx, edi                      ;   174.0 alu1    28 t
        add ebp, edx                      ;   175.0 alu2    47 t
        rol ebp, 0xb                      ;   176.0 alu0    48 v[3]
        add ebp, edi                      ;   177.0 alu1    48 v[3]
        mov edx, dword [eax + 40]         ;   167.0 agu0    47 t
        lea edx, [edx + ecx - 1094730640] ;   170.0 agu1    47 t
        xor ecx, edi                      ;   174.0 alu2    28 t
        xor ecx, ebp                      ;   178.0 alu0    28 t
        add esi, ecx                      ;   179.0 alu1    47 t
        rol esi, 0x10                     ;   180.0 alu2    48 v[2]
        add esi, ebp                      ;   181.0 alu0    48 v[2]
        mov ecx, dword [eax + 52]         ;   171.0 agu2    47 t
        lea ecx, [ecx + edi + 681279174]  ;   174.0 agu0    47 t
        xor edi, ebp                      ;   178.0 alu1    28 t
        xor edi, esi                      ;   182.0 alu2    28 t
        add edx, edi                      ;   183.0 alu0    47 t
        rol edx, 0x17                     ;   184.0 alu1    48 v[1]
        add edx, esi                      ;   185.0 alu2    48 v[1]
        mov edi, dword [eax]              ;   175.0 agu1    47 t
        lea edi, [edi + ebp - 358537222]  ;   178.0 agu2    47 t
        xor ebp, esi                      ;   182.0 alu0    28 t
        xor ebp, edx                      ;   186.0 alu1    28 t
        add ecx, ebp                      ;   187.0 alu2    47 t
        rol ecx, 4                        ;   188.0 alu0    48 v[0]
        add ecx, edx                      ;   189.0 alu1    48 v[0]
        mov ebp, dword [eax + 12]         ;   179.0 agu0    47 t
        lea ebp, [ebp + esi - 722521979]  ;   182.0 agu1    47 t
        xor esi, edx                      ;   186.0 alu2    28 t
        xor esi, ecx                      ;   190.0 alu0    28 t
        add edi, esi                      ;   191.0 alu1    47 t
        rol edi, 0xb                      ;   192.0 alu2    48 v[3]
        add edi, ecx                      ;   193.0 alu0    48 v[3]
        mov esi, dword [eax + 24]         ;   183.0 agu2    47 t
        lea esi, [esi + edx + 76029189]   ;   186.0 agu0    47 t
        xor edx, ecx                      ;   190.0 alu1    28 t
        xor edx, edi                      ;   194.0 alu2    28 t
        add ebp, edx                      ;   195.0 alu0    47 t
        rol ebp, 0x10                     ;   196.0 alu1    48 v[2]
        add ebp, edi                      ;   197.0 alu2    48 v[2]
        mov edx, dword [eax + 36]         ;   187.0 agu1    47 t
        lea edx, [edx + ecx - 640364487]  ;   190.0 agu2    47 t
        xor ecx, edi                      ;   194.0 alu0    28 t
        xor ecx, ebp                      ;   198.0 alu1    28 t
        add esi, ecx                      ;   199.0 alu2    47 t
        rol esi, 0x17                     ;   200.0 alu0    48 v[1]
        add esi, ebp                      ;   201.0 alu1    48 v[1]
        mov ecx, dword [eax + 48]         ;   191.0 agu0    47 t
        lea ecx, [ecx + edi - 421815835]  ;   194.0 agu1    47 t
        xor edi, ebp                      ;   198.0 alu2    28 t
        xor edi, esi                      ;   202.0 alu0    28 t
        add edx, edi                      ;   203.0 alu1    47 t
        rol edx, 4                        ;   204.0 alu2    48 v[0]
        add edx, esi                      ;   205.0 alu0    48 v[0]
        mov edi, dword [eax + 60]         ;   195.0 agu2    47 t
        lea edi, [edi + ebp + 530742520]  ;   198.0 agu0    47 t
        xor ebp, esi                      ;   202.0 alu1    28 t
        xor ebp, edx                      ;   206.0 alu2    28 t
        add ecx, ebp                      ;   207.0 alu0    47 t
        rol ecx, 0xb                      ;   208.0 alu1    48 v[3]
        add ecx, edx                      ;   209.0 alu2    48 v[3]
        mov ebp, dword [eax + 8]          ;   199.0 agu1    47 t
        lea ebp, [ebp + esi - 995338651]  ;   202.0 agu2    47 t
        xor esi, edx                      ;   206.0 alu0    28 t
        xor esi, ecx                      ;   210.0 alu1    28 t
        add edi, esi                      ;   211.0 alu2    47 t
        rol edi, 0x10                     ;   212.0 alu0    48 v[2]
        add edi, ecx                      ;   213.0 alu1    48 v[2]
        mov esi, dword [eax]              ;   203.0 agu0    47 t
        lea esi, [esi + edx - 198630844]  ;   206.0 agu1    47 t
        xor edx, ecx                      ;   210.0 alu2    28 t
        xor edx, edi                      ;   214.0 alu0    28 t
        add ebp, edx                      ;   215.0 alu1    47 t
        rol ebp, 0x17                     ;   216.0 alu2    48 v[1]
        add ebp, edi                      ;   217.0 alu0    48 v[1]
        mov edx, dword [eax + 28]         ;   207.0 agu2    47 t
        lea edx, [edx + ecx + 1126891415] ;   210.0 agu0    47 t
        not ecx                           ;   210.0 alu1    29 t
        or ecx, ebp                       ;   218.0 alu2    29 t
        xor ecx, edi                      ;   219.0 alu0    29 t
        add esi, ecx                      ;   220.0 alu1    47 t
        rol esi, 6                        ;   221.0 alu2    48 v[0]
        add esi, ebp                      ;   222.0 alu0    48 v[0]
        mov ecx, dword [eax + 56]         ;   211.3 agu1    47 t
        lea ecx, [ecx + edi - 1416354905] ;   214.3 agu2    47 t
        not edi                           ;   214.0 alu1    29 t
        or edi, esi                       ;   223.0 alu2    29 t
        xor edi, ebp                      ;   224.0 alu0    29 t
        add edx, edi                      ;   225.0 alu1    47 t
        rol edx, 0xa                      ;   226.0 alu2    48 v[3]
        add edx, esi                      ;   227.0 alu0    48 v[3]
        mov edi, dword [eax + 20]         ;   216.0 agu0    47 t
        lea edi, [edi + ebp - 57434055]   ;   219.0 agu1    47 t
        not ebp                           ;   218.0 alu1    29 t
        or ebp, edx                       ;   228.0 alu2    29 t
        xor ebp, esi                      ;   229.0 alu0    29 t
        add ecx, ebp                      ;   230.0 alu1    47 t
        rol ecx, 0xf                      ;   231.0 alu2    48 v[2]
        add ecx, edx                      ;   232.0 alu0    48 v[2]
        mov ebp, dword [eax + 48]         ;   221.0 agu2    47 t
        lea ebp, [ebp + esi + 1700485571] ;   224.0 agu0    47 t
        not esi                           ;   223.0 alu1    29 t
        or esi, ecx                       ;   233.0 alu2    29 t
        xor esi, edx                      ;   234.0 alu0    29 t
        add edi, esi                      ;   235.0 alu1    47 t
        rol edi, 0x15                     ;   236.0 alu2    48 v[1]
        add edi, ecx                      ;   237.0 alu0    48 v[1]
        mov esi, dword [eax + 12]         ;   226.0 agu1    47 t
        lea esi, [esi + edx - 1894986606] ;   229.0 agu2    47 t
        not edx                           ;   228.0 alu1    29 t
        or edx, edi                       ;   238.0 alu2    29 t
        xor edx, ecx                      ;   239.0 alu0    29 t
        add ebp, edx                      ;   240.0 alu1    47 t
        rol ebp, 6                        ;   241.0 alu2    48 v[0]
        add ebp, edi                      ;   242.0 alu0    48 v[0]
        mov edx, dword [eax + 40]         ;   231.0 agu0    47 t
        lea edx, [edx + ecx - 1051523]    ;   234.0 agu1    47 t
        not ecx                           ;   233.0 alu1    29 t
        or ecx, ebp                       ;   243.0 alu2    29 t
        xor ecx, edi                      ;   244.0 alu0    29 t
        add esi, ecx                      ;   245.0 alu1    47 t
        rol esi, 0xa                      ;   246.0 alu2    48 v[3]
        add esi, ebp                      ;   247.0 alu0    48 v[3]
        mov ecx, dword [eax + 4]          ;   236.0 agu2    47 t
        lea ecx, [ecx + edi - 2054922799] ;   239.0 agu0    47 t
        not edi                           ;   238.0 alu1    29 t
        or edi, esi                       ;   248.0 alu2    29 t
        xor edi, ebp                      ;   249.0 alu0    29 t
        add edx, edi                      ;   250.0 alu1    47 t
        rol edx, 0xf                      ;   251.0 alu2    48 v[2]
        add edx, esi                      ;   252.0 alu0    48 v[2]
        mov edi, dword [eax + 32]         ;   241.0 agu1    47 t
        lea edi, [edi + ebp + 1873313359] ;   244.0 agu2    47 t
        not ebp                           ;   243.0 alu1    29 t
        or ebp, edx                       ;   253.0 alu2    29 t
        xor ebp, esi                      ;   254.0 alu0    29 t
        add ecx, ebp                      ;   255.0 alu1    47 t
        rol ecx, 0x15                     ;   256.0 alu2    48 v[1]
        add ecx, edx                      ;   257.0 alu0    48 v[1]
        mov ebp, dword [eax + 60]         ;   246.0 agu0    47 t
        lea ebp, [ebp + esi - 30611744]   ;   249.0 agu1    47 t
        not esi                           ;   248.0 alu1    29 t
        or esi, ecx                       ;   258.0 alu2    29 t
        xor esi, edx                      ;   259.0 alu0    29 t
        add edi, esi                      ;   260.0 alu1    47 t
        rol edi, 6                        ;   261.0 alu2    48 v[0]
        add edi, ecx                      ;   262.0 alu0    48 v[0]
        mov esi, dword [eax + 24]         ;   251.0 agu2    47 t
        lea esi, [esi + edx - 1560198380] ;   254.0 agu0    47 t
        not edx                           ;   253.0 alu1    29 t
        or edx, edi                       ;   263.0 alu2    29 t
        xor edx, ecx                      ;   264.0 alu0    29 t
        add ebp, edx                      ;   265.0 alu1    47 t
        rol ebp, 0xa                      ;   266.0 alu2    48 v[3]
        add ebp, edi                      ;   267.0 alu0    48 v[3]
        mov edx, dword [eax + 52]         ;   256.0 agu1    47 t
        lea edx, [edx + ecx + 1309151649] ;   259.0 agu2    47 t
        not ecx                           ;   258.0 alu1    29 t
        or ecx, ebp                       ;   268.0 alu2    29 t
        xor ecx, edi                      ;   269.0 alu0    29 t
        add esi, ecx                      ;   270.0 alu1    47 t
        rol esi, 0xf                      ;   271.0 alu2    48 v[2]
        add esi, ebp                      ;   272.0 alu0    48 v[2]
        mov ecx, dword [eax + 16]         ;   261.0 agu0    47 t
        lea ecx, [ecx + edi - 145523070]  ;   264.0 agu1    47 t
        not edi                           ;   263.0 alu1    29 t
        or edi, esi                       ;   273.0 alu2    29 t
        xor edi, ebp                      ;   274.0 alu0    29 t
        add edx, edi                      ;   275.0 alu1    47 t
        rol edx, 0x15                     ;   276.0 alu2    48 v[1]
        add edx, esi                      ;   277.0 alu0    48 v[1]
        mov edi, dword [eax + 44]         ;   266.0 agu2    47 t
        lea edi, [edi + ebp - 1120210379] ;   269.0 agu0    47 t
        not ebp                           ;   268.0 alu1    29 t
        or ebp, edx                       ;   278.0 alu2    29 t
        xor ebp, esi                      ;   279.0 alu0    29 t
        add ecx, ebp                      ;   280.0 alu1    47 t
        rol ecx, 6                        ;   281.0 alu2    48 v[0]
        add ecx, edx                      ;   282.0 alu0    48 v[0]
        mov ebp, dword [eax + 8]          ;   271.0 agu1    47 t
        lea ebp, [ebp + esi + 718787259]  ;   274.0 agu2    47 t
        not esi                           ;   273.0 alu1    29 t
        or esi, ecx                       ;   283.0 alu2    29 t
        xor esi, edx                      ;   284.0 alu0    29 t
        add edi, esi                      ;   285.0 alu1    47 t
        rol edi, 0xa                      ;   286.0 alu2    48 v[3]
        add edi, ecx                      ;   287.0 alu0    48 v[3]
        mov esi, dword [eax + 36]         ;   276.0 agu0    47 t
        lea esi, [esi + edx - 343485551]  ;   279.0 agu1    47 t
        not edx                           ;   278.0 alu1    29 t
        or edx, edi                       ;   288.0 alu2    29 t
        xor edx, ecx                      ;   289.0 alu0    29 t
        add ebp, edx                      ;   290.0 alu1    47 t
        rol ebp, 0xf                      ;   291.0 alu2    48 v[2]
        add ebp, edi                      ;   292.0 alu0    48 v[2]
        mov edx, ecx                      ;   283.0 alu1    29 t copy
        not edx                           ;   284.0 alu2    29 t
        or edx, ebp                       ;   293.0 alu0    29 t
        xor edx, edi                      ;   294.0 alu1    29 t
        add esi, edx                      ;   295.0 alu2    47 t
        rol esi, 0x15                     ;   296.0 alu0    48 v[1]
        add ecx, dword [esp + 0]          ;   285.0 alu1+agu2   51 h
        mov dword [esp + 0], ecx          ;   286.0 agu0    51 h
        mov ecx, dword [esp + 28]         ;   286.0 agu1    51 h
        add ecx, ebp                      ;   293.0 alu2    51 h
        add ecx, esi                      ;   297.0 alu0    51 h
        add ebp, dword [esp + 24]         ;   293.0 alu1+agu2   51 h
        add edi, dword [esp + 20]         ;   288.0 alu2+agu0   51 h
        add eax, 0x40                     ;   288.3 alu0    40 blocks
        cmp eax, dword [esp + 16]         ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 8], ebp          ;                    resident
        mov dword [esp + 12], edi         ;                    resident
        mov dword [esp + 4], ecx          ;                    resident
        mov dword [esp + 56], eax         ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]          ;     0.0 agu0    40 blocks reload
        mov edi, dword [esp + 52]         ;     0.3 agu1    40 blocks reload
        mov dword [edi], esi              ;     3.0 agu2    40 blocks
        mov esi, dword [esp + 4]          ;     1.0 agu0    40 blocks reload
        mov dword [edi + 4], esi          ;     4.0 agu1    40 blocks
        mov esi, dword [esp + 8]          ;     1.7 agu2    40 blocks reload
        mov dword [edi + 8], esi          ;     4.7 agu0    40 blocks
        mov esi, dword [esp + 12]         ;     2.3 agu1    40 blocks reload
        mov dword [edi + 12], esi         ;     5.3 agu2    40 blocks
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
