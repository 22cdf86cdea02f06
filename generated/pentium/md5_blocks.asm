; md5_blocks for Intel Pentium (P5) (pentium)
; made by cipherwright 0.1.0 from ciphers/md5.cw (sha256 72a437dc27d1f616); do not edit:
;   ./cw build md5_blocks --cpu pentium
;
; void md5_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 16 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 16 bytes, 5 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 14 uops, planned 7.0; bounds: width 7.0, ports 7.0, path 2.0
;   blocks: 571 uops, planned 327.0; bounds: width 285.5, ports 318.0, path 293.0
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
        sub esp, 0x14                     ;                    frame
        mov eax, dword [esp + 40]         ;     0.0 U       40 h reload
        mov ecx, dword [esp + 48]         ;     0.0 V       40 h
        shl ecx, 6                        ;     1.0 U       40 h
        mov edx, dword [esp + 44]         ;     1.0 V       40 h
        mov ebx, dword [eax + 8]          ;     2.0 U       40 h
        mov esi, dword [eax]              ;     2.0 V       40 h
        add ecx, edx                      ;     3.0 U       40 h
        mov dword [esp + 0], ebx          ;     3.0 V       40 h
        mov edx, dword [eax + 4]          ;     4.0 U       40 h
        mov dword [esp + 4], ecx          ;     4.0 V       40 h
        mov dword [esp + 8], esi          ;     5.0 U       40 h
        mov eax, dword [eax + 12]         ;     5.0 V       40 h
        mov dword [esp + 12], eax         ;     6.0 U       40 h
        mov dword [esp + 16], edx         ;     6.0 V       40 h
        cmp dword [esp + 48], 0           ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov eax, dword [esp + 0]          ;     0.0 U       26 t
        mov ecx, dword [esp + 12]         ;     0.0 V       42 v[3] reload
        mov edx, dword [esp + 16]         ;     1.0 U       42 v[1] reload
        xor eax, ecx                      ;     1.0 V       26 t
        and eax, edx                      ;     2.0 U       26 t
        mov ebx, dword [esp + 44]         ;     2.0 V       47 t reload
        xor eax, ecx                      ;     3.0 U       26 t
        mov esi, dword [esp + 8]          ;     3.0 V       42 v[0] reload
        mov edi, dword [ebx]              ;     4.0 U       47 t
        add eax, esi                      ;     4.0 V       47 t
        add eax, edi                      ;     5.0 U       47 t
        mov esi, dword [esp + 0]          ;     5.0 V       26 t
        mov edi, edx                      ;     6.0 U       26 t copy
        add eax, 0xd76aa478               ;     6.0 V       47 t
        rol eax, 7                        ;     7.0 U+V     48 v[0]
        xor edi, esi                      ;     8.0 U       26 t
        add eax, edx                      ;     8.0 V       48 v[0]
        mov esi, eax                      ;     9.0 U       26 t copy
        mov ebp, dword [esp + 0]          ;     9.0 V       42 v[2] reload
        and esi, edi                      ;    10.0 U       26 t
        mov edi, dword [ebx + 4]          ;    10.0 V       47 t
        xor esi, ebp                      ;    11.0 U       26 t
        add esi, ecx                      ;    12.0 U       47 t
        mov ecx, eax                      ;    12.0 V       26 t copy
        add esi, edi                      ;    13.0 U       47 t
        mov edi, dword [ebx + 16]         ;    13.0 V       47 t
        add esi, 0xe8c7b756               ;    14.0 U       47 t
        add edi, eax                      ;    14.0 V       47 t
        rol esi, 0xc                      ;    15.0 U+V     48 v[3]
        xor ecx, edx                      ;    16.0 U       26 t
        add esi, eax                      ;    16.0 V       48 v[3]
        or ecx, esi                       ;    17.0 U       26 t
        xor eax, esi                      ;    17.0 V       26 t
        xor ecx, eax                      ;    18.0 U       26 t
        add ecx, ebp                      ;    19.0 U       47 t
        mov ebp, dword [ebx + 8]          ;    19.0 V       47 t
        add edi, 0xf57c0faf               ;    20.0 U       47 t
        add ecx, ebp                      ;    20.0 V       47 t
        add ecx, 0x242070db               ;    21.0 U       47 t
        mov ebp, dword [ebx + 20]         ;    21.0 V       47 t
        rol ecx, 0x11                     ;    22.0 U+V     48 v[2]
        add ebp, esi                      ;    23.0 U       47 t
        add ecx, esi                      ;    23.0 V       48 v[2]
        or eax, ecx                       ;    24.0 U       26 t
        xor esi, ecx                      ;    24.0 V       26 t
        xor eax, esi                      ;    25.0 U       26 t
        add eax, edx                      ;    26.0 U       47 t
        mov edx, dword [ebx + 12]         ;    26.0 V       47 t
        add ebp, 0x4787c62a               ;    27.0 U       47 t
        add eax, edx                      ;    27.0 V       47 t
        add eax, 0xc1bdceee               ;    28.0 U       47 t
        mov edx, dword [ebx + 24]         ;    28.0 V       47 t
        rol eax, 0x16                     ;    29.0 U+V     48 v[1]
        add edx, ecx                      ;    30.0 U       47 t
        add eax, ecx                      ;    30.0 V       48 v[1]
        xor ecx, eax                      ;    31.0 U       26 t
        or esi, eax                       ;    31.0 V       26 t
        add edx, 0xa8304613               ;    32.0 U       47 t
        xor esi, ecx                      ;    32.0 V       26 t
        add edi, esi                      ;    33.0 U       47 t
        mov esi, dword [ebx + 28]         ;    33.0 V       47 t
        rol edi, 7                        ;    34.0 U+V     48 v[0]
        add esi, eax                      ;    35.0 U       47 t
        add edi, eax                      ;    35.0 V       48 v[0]
        xor eax, edi                      ;    36.0 U       26 t
        or ecx, edi                       ;    36.0 V       26 t
        add esi, 0xfd469501               ;    37.0 U       47 t
        xor ecx, eax                      ;    37.0 V       26 t
        add ebp, ecx                      ;    38.0 U       47 t
        mov ecx, dword [ebx + 32]         ;    38.0 V       47 t
        rol ebp, 0xc                      ;    39.0 U+V     48 v[3]
        add ecx, edi                      ;    40.0 U       47 t
        add ebp, edi                      ;    40.0 V       48 v[3]
        xor edi, ebp                      ;    41.0 U       26 t
        or eax, ebp                       ;    41.0 V       26 t
        xor eax, edi                      ;    42.0 U       26 t
        add ecx, 0x698098d8               ;    42.0 V       47 t
        add edx, eax                      ;    43.0 U       47 t
        mov eax, dword [ebx + 36]         ;    43.0 V       47 t
        rol edx, 0x11                     ;    44.0 U+V     48 v[2]
        add edx, ebp                      ;    45.0 U       48 v[2]
        add eax, ebp                      ;    45.0 V       47 t
        xor ebp, edx                      ;    46.0 U       26 t
        or edi, edx                       ;    46.0 V       26 t
        add eax, 0x8b44f7af               ;    47.0 U       47 t
        xor edi, ebp                      ;    47.0 V       26 t
        add esi, edi                      ;    48.0 U       47 t
        mov edi, dword [ebx + 40]         ;    48.0 V       47 t
        rol esi, 0x16                     ;    49.0 U+V     48 v[1]
        add edi, edx                      ;    50.0 U       47 t
        add esi, edx                      ;    50.0 V       48 v[1]
        xor edx, esi                      ;    51.0 U       26 t
        or ebp, esi                       ;    51.0 V       26 t
        add edi, 0xffff5bb1               ;    52.0 U       47 t
        xor ebp, edx                      ;    52.0 V       26 t
        add ecx, ebp                      ;    53.0 U       47 t
        mov ebp, dword [ebx + 44]         ;    53.0 V       47 t
        rol ecx, 7                        ;    54.0 U+V     48 v[0]
        add ebp, esi                      ;    55.0 U       47 t
        add ecx, esi                      ;    55.0 V       48 v[0]
        or edx, ecx                       ;    56.0 U       26 t
        xor esi, ecx                      ;    56.0 V       26 t
        add ebp, 0x895cd7be               ;    57.0 U       47 t
        xor edx, esi                      ;    57.0 V       26 t
        add eax, edx                      ;    58.0 U       47 t
        mov edx, dword [ebx + 48]         ;    58.0 V       47 t
        rol eax, 0xc                      ;    59.0 U+V     48 v[3]
        add edx, ecx                      ;    60.0 U       47 t
        add eax, ecx                      ;    60.0 V       48 v[3]
        xor ecx, eax                      ;    61.0 U       26 t
        or esi, eax                       ;    61.0 V       26 t
        xor esi, ecx                      ;    62.0 U       26 t
        add edx, 0x6b901122               ;    62.0 V       47 t
        add edi, esi                      ;    63.0 U       47 t
        mov esi, dword [ebx + 52]         ;    63.0 V       47 t
        rol edi, 0x11                     ;    64.0 U+V     48 v[2]
        add esi, eax                      ;    65.0 U       47 t
        add edi, eax                      ;    65.0 V       48 v[2]
        or ecx, edi                       ;    66.0 U       26 t
        xor eax, edi                      ;    66.0 V       26 t
        add esi, 0xfd987193               ;    67.0 U       47 t
        xor ecx, eax                      ;    67.0 V       26 t
        add ebp, ecx                      ;    68.0 U       47 t
        mov ecx, dword [ebx + 56]         ;    68.0 V       47 t
        rol ebp, 0x16                     ;    69.0 U+V     48 v[1]
        add ebp, edi                      ;    70.0 U       48 v[1]
        add ecx, edi                      ;    70.0 V       47 t
        or eax, ebp                       ;    71.0 U       26 t
        xor edi, ebp                      ;    71.0 V       26 t
        xor eax, edi                      ;    72.0 U       26 t
        add ecx, 0xa679438e               ;    72.0 V       47 t
        add edx, eax                      ;    73.0 U       47 t
        mov eax, dword [ebx + 60]         ;    73.0 V       47 t
        rol edx, 7                        ;    74.0 U+V     48 v[0]
        add eax, ebp                      ;    75.0 U       47 t
        add edx, ebp                      ;    75.0 V       48 v[0]
        or edi, edx                       ;    76.0 U       26 t
        xor ebp, edx                      ;    76.0 V       26 t
        xor edi, ebp                      ;    77.0 U       26 t
        add eax, 0x49b40821               ;    77.0 V       47 t
        add esi, edi                      ;    78.0 U       47 t
        rol esi, 0xc                      ;    79.0 U+V     48 v[3]
        add esi, edx                      ;    80.0 U       48 v[3]
        mov edi, edx                      ;    80.0 V       26 t copy
        or ebp, esi                       ;    81.0 U       26 t
        xor edi, esi                      ;    81.0 V       26 t
        xor ebp, edi                      ;    82.0 U       26 t
        add ecx, ebp                      ;    83.0 U       47 t
        mov ebp, esi                      ;    83.0 V       27 t copy
        rol ecx, 0x11                     ;    84.0 U+V     48 v[2]
        xor ebp, 0xffffffff               ;    85.0 U       27 t
        add ecx, esi                      ;    85.0 V       48 v[2]
        and edi, ecx                      ;    86.0 U       26 t
        and ebp, ecx                      ;    86.0 V       27 t
        xor edi, edx                      ;    87.0 U       26 t
        add edx, ebp                      ;    87.0 V       47 t
        add eax, edi                      ;    88.0 U       47 t
        mov edi, dword [ebx + 24]         ;    88.0 V       47 t
        rol eax, 0x16                     ;    89.0 U+V     48 v[1]
        mov ebp, dword [ebx + 4]          ;    90.0 U       47 t
        add eax, ecx                      ;    90.0 V       48 v[1]
        lea edi, [edi + esi - 1069501632] ;    91.0 U       47 t
        and esi, eax                      ;    91.0 V       27 t
        lea edx, [edx + ebp - 165796510]  ;    92.0 U       47 t
        mov ebp, ecx                      ;    92.0 V       27 t copy
        add edx, esi                      ;    93.0 U       47 t
        mov esi, dword [ebx + 44]         ;    93.0 V       47 t
        rol edx, 5                        ;    94.0 U+V     48 v[0]
        add edx, eax                      ;    95.0 U       48 v[0]
        lea esi, [esi + ecx + 643717713]  ;    95.0 V       47 t
        xor ebp, 0xffffffff               ;    96.0 U       27 t
        and ecx, edx                      ;    96.0 V       27 t
        add edi, ecx                      ;    97.0 U       47 t
        and ebp, eax                      ;    97.0 V       27 t
        mov ecx, dword [ebx]              ;    98.0 U       47 t
        add edi, ebp                      ;    98.0 V       47 t
        rol edi, 9                        ;    99.0 U+V     48 v[3]
        add edi, edx                      ;   100.0 U       48 v[3]
        lea ecx, [ecx + eax - 373897302]  ;   100.0 V       47 t
        mov ebp, eax                      ;   101.0 U       27 t copy
        and eax, edi                      ;   101.0 V       27 t
        xor ebp, 0xffffffff               ;   102.0 U       27 t
        add esi, eax                      ;   102.0 V       47 t
        mov eax, edx                      ;   103.0 U       27 t copy
        and ebp, edx                      ;   103.0 V       27 t
        add esi, ebp                      ;   104.0 U       47 t
        mov ebp, dword [ebx + 20]         ;   104.0 V       47 t
        rol esi, 0xe                      ;   105.0 U+V     48 v[2]
        add esi, edi                      ;   106.0 U       48 v[2]
        xor eax, 0xffffffff               ;   106.0 V       27 t
        and eax, edi                      ;   107.0 U       27 t
        lea ebp, [ebp + edx - 701558691]  ;   107.0 V       47 t
        add ecx, eax                      ;   108.0 U       47 t
        and edx, esi                      ;   108.0 V       27 t
        add ecx, edx                      ;   109.0 U       47 t
        mov eax, edi                      ;   109.0 V       27 t copy
        mov edx, dword [ebx + 40]         ;   110.0 U       47 t
        xor eax, 0xffffffff               ;   110.0 V       27 t
        rol ecx, 0x14                     ;   111.0 U+V     48 v[1]
        lea edx, [edx + edi + 38016083]   ;   112.0 U       47 t
        and eax, esi                      ;   112.0 V       27 t
        add ecx, esi                      ;   113.0 U       48 v[1]
        add ebp, eax                      ;   113.0 V       47 t
        and edi, ecx                      ;   114.0 U       27 t
        mov eax, esi                      ;   114.0 V       27 t copy
        add ebp, edi                      ;   115.0 U       47 t
        mov edi, dword [ebx + 60]         ;   115.0 V       47 t
        rol ebp, 5                        ;   116.0 U+V     48 v[0]
        xor eax, 0xffffffff               ;   117.0 U       27 t
        lea edi, [edi + esi - 660478335]  ;   117.0 V       47 t
        add ebp, ecx                      ;   118.0 U       48 v[0]
        and eax, ecx                      ;   118.0 V       27 t
        add edx, eax                      ;   119.0 U       47 t
        and esi, ebp                      ;   119.0 V       27 t
        add edx, esi                      ;   120.0 U       47 t
        mov eax, dword [ebx + 16]         ;   120.0 V       47 t
        rol edx, 9                        ;   121.0 U+V     48 v[3]
        lea eax, [eax + ecx - 405537848]  ;   122.0 U       47 t
        mov esi, ecx                      ;   122.0 V       27 t copy
        add edx, ebp                      ;   123.0 U       48 v[3]
        xor esi, 0xffffffff               ;   123.0 V       27 t
        and esi, ebp                      ;   124.0 U       27 t
        and ecx, edx                      ;   124.0 V       27 t
        add edi, ecx                      ;   125.0 U       47 t
        mov ecx, dword [ebx + 36]         ;   125.0 V       47 t
        add edi, esi                      ;   126.0 U       47 t
        mov esi, ebp                      ;   126.0 V       27 t copy
        rol edi, 0xe                      ;   127.0 U+V     48 v[2]
        xor esi, 0xffffffff               ;   128.0 U       27 t
        lea ecx, [ecx + ebp + 568446438]  ;   128.0 V       47 t
        add edi, edx                      ;   129.0 U       48 v[2]
        and esi, edx                      ;   129.0 V       27 t
        add eax, esi                      ;   130.0 U       47 t
        and ebp, edi                      ;   130.0 V       27 t
        add eax, ebp                      ;   131.0 U       47 t
        mov esi, dword [ebx + 56]         ;   131.0 V       47 t
        rol eax, 0x14                     ;   132.0 U+V     48 v[1]
        add eax, edi                      ;   133.0 U       48 v[1]
        lea esi, [esi + edx - 1019803690] ;   133.0 V       47 t
        mov ebp, edx                      ;   134.0 U       27 t copy
        and edx, eax                      ;   134.0 V       27 t
        xor ebp, 0xffffffff               ;   135.0 U       27 t
        add ecx, edx                      ;   135.0 V       47 t
        and ebp, edi                      ;   136.0 U       27 t
        mov edx, dword [ebx + 12]         ;   136.0 V       47 t
        add ecx, ebp                      ;   137.0 U       47 t
        mov ebp, edi                      ;   137.0 V       27 t copy
        rol ecx, 5                        ;   138.0 U+V     48 v[0]
        xor ebp, 0xffffffff               ;   139.0 U       27 t
        lea edx, [edx + edi - 187363961]  ;   139.0 V       47 t
        add ecx, eax                      ;   140.0 U       48 v[0]
        and ebp, eax                      ;   140.0 V       27 t
        add esi, ebp                      ;   141.0 U       47 t
        and edi, ecx                      ;   141.0 V       27 t
        mov ebp, eax                      ;   142.0 U       27 t copy
        add esi, edi                      ;   142.0 V       47 t
        mov edi, dword [ebx + 32]         ;   143.0 U       47 t
        xor ebp, 0xffffffff               ;   143.0 V       27 t
        rol esi, 9                        ;   144.0 U+V     48 v[3]
        add esi, ecx                      ;   145.0 U       48 v[3]
        lea edi, [edi + eax + 1163531501] ;   145.0 V       47 t
        and ebp, ecx                      ;   146.0 U       27 t
        and eax, esi                      ;   146.0 V       27 t
        add edx, eax                      ;   147.0 U       47 t
        mov eax, dword [ebx + 52]         ;   147.0 V       47 t
        add edx, ebp                      ;   148.0 U       47 t
        mov ebp, ecx                      ;   148.0 V       27 t copy
        rol edx, 0xe                      ;   149.0 U+V     48 v[2]
        add edx, esi                      ;   150.0 U       48 v[2]
        lea eax, [eax + ecx - 1444681467] ;   150.0 V       47 t
        xor ebp, 0xffffffff               ;   151.0 U       27 t
        and ecx, edx                      ;   151.0 V       27 t
        and ebp, esi                      ;   152.0 U       27 t
        add edi, ecx                      ;   152.0 V       47 t
        add edi, ebp                      ;   153.0 U       47 t
        mov ecx, dword [ebx + 8]          ;   153.0 V       47 t
        rol edi, 0x14                     ;   154.0 U+V     48 v[1]
        mov ebp, esi                      ;   155.0 U       27 t copy
        lea ecx, [ecx + esi - 51403784]   ;   155.0 V       47 t
        add edi, edx                      ;   156.0 U       48 v[1]
        xor ebp, 0xffffffff               ;   156.0 V       27 t
        and ebp, edx                      ;   157.0 U       27 t
        and esi, edi                      ;   157.0 V       27 t
        add eax, esi                      ;   158.0 U       47 t
        mov esi, edx                      ;   158.0 V       27 t copy
        add eax, ebp                      ;   159.0 U       47 t
        xor esi, 0xffffffff               ;   159.0 V       27 t
        rol eax, 5                        ;   160.0 U+V     48 v[0]
        mov ebp, dword [ebx + 28]         ;   161.0 U       47 t
        add eax, edi                      ;   161.0 V       48 v[0]
        and esi, edi                      ;   162.0 U       27 t
        add ebp, edx                      ;   162.0 V       47 t
        and edx, eax                      ;   163.0 U       27 t
        add ecx, esi                      ;   163.0 V       47 t
        add ecx, edx                      ;   164.0 U       47 t
        mov edx, dword [ebx + 48]         ;   164.0 V       47 t
        rol ecx, 9                        ;   165.0 U+V     48 v[3]
        add ecx, eax                      ;   166.0 U       48 v[3]
        mov esi, eax                      ;   166.0 V       27 t copy
        add edx, edi                      ;   167.0 U       47 t
        xor esi, ecx                      ;   167.0 V       27 t
        and edi, esi                      ;   168.0 U       27 t
        mov esi, dword [ebx + 20]         ;   168.0 V       47 t
        add ebp, 0x676f02d9               ;   169.0 U       47 t
        xor edi, eax                      ;   169.0 V       27 t
        add ebp, edi                      ;   170.0 U       47 t
        mov edi, ecx                      ;   170.0 V       27 t copy
        rol ebp, 0xe                      ;   171.0 U+V     48 v[2]
        add edx, 0x8d2a4c8a               ;   172.0 U       47 t
        add ebp, ecx                      ;   172.0 V       48 v[2]
        xor edi, ebp                      ;   173.0 U       27 t
        lea esi, [esi + eax - 378558]     ;   173.0 V       47 t
        and eax, edi                      ;   174.0 U       27 t
        mov edi, dword [ebx + 32]         ;   174.0 V       47 t
        xor eax, ecx                      ;   175.0 U       27 t
        add edi, ecx                      ;   175.0 V       47 t
        add edx, eax                      ;   176.0 U       47 t
        mov eax, dword [ebx + 44]         ;   176.0 V       47 t
        rol edx, 0x14                     ;   177.0 U+V     48 v[1]
        add edx, ebp                      ;   178.0 U       48 v[1]
        xor ecx, ebp                      ;   178.0 V       28 t
        xor ecx, edx                      ;   179.0 U       28 t
        lea eax, [eax + ebp + 1839030562] ;   179.0 V       47 t
        add esi, ecx                      ;   180.0 U       47 t
        xor ebp, edx                      ;   180.0 V       28 t
        rol esi, 4                        ;   181.0 U+V     48 v[0]
        add esi, edx                      ;   182.0 U       48 v[0]
        add edi, 0x8771f681               ;   182.0 V       47 t
        mov ecx, dword [ebx + 4]          ;   183.0 U       47 t
        xor ebp, esi                      ;   183.0 V       28 t
        add edi, ebp                      ;   184.0 U       47 t
        mov ebp, dword [ebx + 56]         ;   184.0 V       47 t
        rol edi, 0xb                      ;   185.0 U+V     48 v[3]
        add edi, esi                      ;   186.0 U       48 v[3]
        lea ebp, [ebp + edx - 35309556]   ;   186.0 V       47 t
        xor edx, esi                      ;   187.0 U       28 t
        lea ecx, [ecx + esi - 1530992060] ;   187.0 V       47 t
        xor edx, edi                      ;   188.0 U       28 t
        xor esi, edi                      ;   188.0 V       28 t
        add eax, edx                      ;   189.0 U       47 t
        mov edx, dword [ebx + 16]         ;   189.0 V       47 t
        rol eax, 0x10                     ;   190.0 U+V     48 v[2]
        add eax, edi                      ;   191.0 U       48 v[2]
        lea edx, [edx + edi + 1272893353] ;   191.0 V       47 t
        xor edi, eax                      ;   192.0 U       28 t
        xor esi, eax                      ;   192.0 V       28 t
        add ebp, esi                      ;   193.0 U       47 t
        mov esi, dword [ebx + 28]         ;   193.0 V       47 t
        rol ebp, 0x17                     ;   194.0 U+V     48 v[1]
        lea esi, [esi + eax - 155497632]  ;   195.0 U       47 t
        add ebp, eax                      ;   195.0 V       48 v[1]
        xor edi, ebp                      ;   196.0 U       28 t
        xor eax, ebp                      ;   196.0 V       28 t
        add ecx, edi                      ;   197.0 U       47 t
        mov edi, dword [ebx + 40]         ;   197.0 V       47 t
        rol ecx, 4                        ;   198.0 U+V     48 v[0]
        add ecx, ebp                      ;   199.0 U       48 v[0]
        lea edi, [edi + ebp - 1094730640] ;   199.0 V       47 t
        xor ebp, ecx                      ;   200.0 U       28 t
        xor eax, ecx                      ;   200.0 V       28 t
        add edx, eax                      ;   201.0 U       47 t
        mov eax, dword [ebx + 52]         ;   201.0 V       47 t
        rol edx, 0xb                      ;   202.0 U+V     48 v[3]
        lea eax, [eax + ecx + 681279174]  ;   203.0 U       47 t
        add edx, ecx                      ;   203.0 V       48 v[3]
        xor ebp, edx                      ;   204.0 U       28 t
        xor ecx, edx                      ;   204.0 V       28 t
        add esi, ebp                      ;   205.0 U       47 t
        mov ebp, dword [ebx]              ;   205.0 V       47 t
        rol esi, 0x10                     ;   206.0 U+V     48 v[2]
        lea ebp, [ebp + edx - 358537222]  ;   207.0 U       47 t
        add esi, edx                      ;   207.0 V       48 v[2]
        xor ecx, esi                      ;   208.0 U       28 t
        xor edx, esi                      ;   208.0 V       28 t
        add edi, ecx                      ;   209.0 U       47 t
        mov ecx, dword [ebx + 12]         ;   209.0 V       47 t
        rol edi, 0x17                     ;   210.0 U+V     48 v[1]
        lea ecx, [ecx + esi - 722521979]  ;   211.0 U       47 t
        add edi, esi                      ;   211.0 V       48 v[1]
        xor edx, edi                      ;   212.0 U       28 t
        xor esi, edi                      ;   212.0 V       28 t
        add eax, edx                      ;   213.0 U       47 t
        mov edx, dword [ebx + 24]         ;   213.0 V       47 t
        rol eax, 4                        ;   214.0 U+V     48 v[0]
        lea edx, [edx + edi + 76029189]   ;   215.0 U       47 t
        add eax, edi                      ;   215.0 V       48 v[0]
        xor edi, eax                      ;   216.0 U       28 t
        xor esi, eax                      ;   216.0 V       28 t
        add ebp, esi                      ;   217.0 U       47 t
        mov esi, dword [ebx + 36]         ;   217.0 V       47 t
        rol ebp, 0xb                      ;   218.0 U+V     48 v[3]
        add ebp, eax                      ;   219.0 U       48 v[3]
        lea esi, [esi + eax - 640364487]  ;   219.0 V       47 t
        xor eax, ebp                      ;   220.0 U       28 t
        xor edi, ebp                      ;   220.0 V       28 t
        add ecx, edi                      ;   221.0 U       47 t
        mov edi, dword [ebx + 48]         ;   221.0 V       47 t
        rol ecx, 0x10                     ;   222.0 U+V     48 v[2]
        add ecx, ebp                      ;   223.0 U       48 v[2]
        lea edi, [edi + ebp - 421815835]  ;   223.0 V       47 t
        xor ebp, ecx                      ;   224.0 U       28 t
        xor eax, ecx                      ;   224.0 V       28 t
        add edx, eax                      ;   225.0 U       47 t
        mov eax, dword [ebx + 60]         ;   225.0 V       47 t
        rol edx, 0x17                     ;   226.0 U+V     48 v[1]
        lea eax, [eax + ecx + 530742520]  ;   227.0 U       47 t
        add edx, ecx                      ;   227.0 V       48 v[1]
        xor ebp, edx                      ;   228.0 U       28 t
        xor ecx, edx                      ;   228.0 V       28 t
        add esi, ebp                      ;   229.0 U       47 t
        mov ebp, dword [ebx + 8]          ;   229.0 V       47 t
        rol esi, 4                        ;   230.0 U+V     48 v[0]
        add esi, edx                      ;   231.0 U       48 v[0]
        lea ebp, [ebp + edx - 995338651]  ;   231.0 V       47 t
        xor ecx, esi                      ;   232.0 U       28 t
        xor edx, esi                      ;   232.0 V       28 t
        add edi, ecx                      ;   233.0 U       47 t
        mov ecx, dword [ebx]              ;   233.0 V       47 t
        rol edi, 0xb                      ;   234.0 U+V     48 v[3]
        add edi, esi                      ;   235.0 U       48 v[3]
        lea ecx, [ecx + esi - 198630844]  ;   235.0 V       47 t
        xor esi, edi                      ;   236.0 U       28 t
        xor edx, edi                      ;   236.0 V       28 t
        add eax, edx                      ;   237.0 U       47 t
        mov edx, dword [ebx + 28]         ;   237.0 V       47 t
        rol eax, 0x10                     ;   238.0 U+V     48 v[2]
        add eax, edi                      ;   239.0 U       48 v[2]
        lea edx, [edx + edi + 1126891415] ;   239.0 V       47 t
        xor edi, 0xffffffff               ;   240.0 U       29 t
        xor esi, eax                      ;   240.0 V       28 t
        add ebp, esi                      ;   241.0 U       47 t
        mov esi, dword [ebx + 56]         ;   241.0 V       47 t
        rol ebp, 0x17                     ;   242.0 U+V     48 v[1]
        lea esi, [esi + eax - 1416354905] ;   243.0 U       47 t
        add ebp, eax                      ;   243.0 V       48 v[1]
        or edi, ebp                       ;   244.0 U       29 t
        xor edi, eax                      ;   245.0 U       29 t
        xor eax, 0xffffffff               ;   245.0 V       29 t
        add ecx, edi                      ;   246.0 U       47 t
        mov edi, dword [ebx + 20]         ;   246.0 V       47 t
        rol ecx, 6                        ;   247.0 U+V     48 v[0]
        lea edi, [edi + ebp - 57434055]   ;   248.0 U       47 t
        add ecx, ebp                      ;   248.0 V       48 v[0]
        or eax, ecx                       ;   249.0 U       29 t
        xor eax, ebp                      ;   250.0 U       29 t
        xor ebp, 0xffffffff               ;   250.0 V       29 t
        add edx, eax                      ;   251.0 U       47 t
        mov eax, dword [ebx + 48]         ;   251.0 V       47 t
        rol edx, 0xa                      ;   252.0 U+V     48 v[3]
        add edx, ecx                      ;   253.0 U       48 v[3]
        lea eax, [eax + ecx + 1700485571] ;   253.0 V       47 t
        or ebp, edx                       ;   254.0 U       29 t
        xor ebp, ecx                      ;   255.0 U       29 t
        xor ecx, 0xffffffff               ;   255.0 V       29 t
        add esi, ebp                      ;   256.0 U       47 t
        mov ebp, dword [ebx + 12]         ;   256.0 V       47 t
        rol esi, 0xf                      ;   257.0 U+V     48 v[2]
        add esi, edx                      ;   258.0 U       48 v[2]
        or ecx, esi                       ;   259.0 U       29 t
        lea ebp, [ebp + edx - 1894986606] ;   259.0 V       47 t
        xor ecx, edx                      ;   260.0 U       29 t
        xor edx, 0xffffffff               ;   260.0 V       29 t
        add edi, ecx                      ;   261.0 U       47 t
        mov ecx, dword [ebx + 40]         ;   261.0 V       47 t
        rol edi, 0x15                     ;   262.0 U+V     48 v[1]
        lea ecx, [ecx + esi - 1051523]    ;   263.0 U       47 t
        add edi, esi                      ;   263.0 V       48 v[1]
        or edx, edi                       ;   264.0 U       29 t
        xor edx, esi                      ;   265.0 U       29 t
        xor esi, 0xffffffff               ;   265.0 V       29 t
        add eax, edx                      ;   266.0 U       47 t
        mov edx, dword [ebx + 4]          ;   266.0 V       47 t
        rol eax, 6                        ;   267.0 U+V     48 v[0]
        lea edx, [edx + edi - 2054922799] ;   268.0 U       47 t
        add eax, edi                      ;   268.0 V       48 v[0]
        or esi, eax                       ;   269.0 U       29 t
        xor esi, edi                      ;   270.0 U       29 t
        xor edi, 0xffffffff               ;   270.0 V       29 t
        add ebp, esi                      ;   271.0 U       47 t
        mov esi, dword [ebx + 32]         ;   271.0 V       47 t
        rol ebp, 0xa                      ;   272.0 U+V     48 v[3]
        add ebp, eax                      ;   273.0 U       48 v[3]
        lea esi, [esi + eax + 1873313359] ;   273.0 V       47 t
        or edi, ebp                       ;   274.0 U       29 t
        xor edi, eax                      ;   275.0 U       29 t
        xor eax, 0xffffffff               ;   275.0 V       29 t
        add ecx, edi                      ;   276.0 U       47 t
        mov edi, dword [ebx + 60]         ;   276.0 V       47 t
        rol ecx, 0xf                      ;   277.0 U+V     48 v[2]
        lea edi, [edi + ebp - 30611744]   ;   278.0 U       47 t
        add ecx, ebp                      ;   278.0 V       48 v[2]
        or eax, ecx                       ;   279.0 U       29 t
        xor eax, ebp                      ;   280.0 U       29 t
        xor ebp, 0xffffffff               ;   280.0 V       29 t
        add edx, eax                      ;   281.0 U       47 t
        mov eax, dword [ebx + 24]         ;   281.0 V       47 t
        rol edx, 0x15                     ;   282.0 U+V     48 v[1]
        add edx, ecx                      ;   283.0 U       48 v[1]
        lea eax, [eax + ecx - 1560198380] ;   283.0 V       47 t
        or ebp, edx                       ;   284.0 U       29 t
        xor ebp, ecx                      ;   285.0 U       29 t
        xor ecx, 0xffffffff               ;   285.0 V       29 t
        add esi, ebp                      ;   286.0 U       47 t
        mov ebp, dword [ebx + 52]         ;   286.0 V       47 t
        rol esi, 6                        ;   287.0 U+V     48 v[0]
        add esi, edx                      ;   288.0 U       48 v[0]
        or ecx, esi                       ;   289.0 U       29 t
        lea ebp, [ebp + edx + 1309151649] ;   289.0 V       47 t
        xor ecx, edx                      ;   290.0 U       29 t
        xor edx, 0xffffffff               ;   290.0 V       29 t
        add edi, ecx                      ;   291.0 U       47 t
        mov ecx, dword [ebx + 16]         ;   291.0 V       47 t
        rol edi, 0xa                      ;   292.0 U+V     48 v[3]
        add edi, esi                      ;   293.0 U       48 v[3]
        or edx, edi                       ;   294.0 U       29 t
        lea ecx, [ecx + esi - 145523070]  ;   294.0 V       47 t
        xor edx, esi                      ;   295.0 U       29 t
        xor esi, 0xffffffff               ;   295.0 V       29 t
        add eax, edx                      ;   296.0 U       47 t
        mov edx, dword [ebx + 44]         ;   296.0 V       47 t
        rol eax, 0xf                      ;   297.0 U+V     48 v[2]
        add eax, edi                      ;   298.0 U       48 v[2]
        lea edx, [edx + edi - 1120210379] ;   298.0 V       47 t
        or esi, eax                       ;   299.0 U       29 t
        xor esi, edi                      ;   300.0 U       29 t
        xor edi, 0xffffffff               ;   300.0 V       29 t
        add ebp, esi                      ;   301.0 U       47 t
        mov esi, dword [ebx + 8]          ;   301.0 V       47 t
        rol ebp, 0x15                     ;   302.0 U+V     48 v[1]
        add ebp, eax                      ;   303.0 U       48 v[1]
        add esi, eax                      ;   303.0 V       47 t
        or edi, ebp                       ;   304.0 U       29 t
        add esi, 0x2ad7d2bb               ;   304.0 V       47 t
        xor edi, eax                      ;   305.0 U       29 t
        xor eax, 0xffffffff               ;   305.0 V       29 t
        add ecx, edi                      ;   306.0 U       47 t
        mov edi, dword [ebx + 36]         ;   306.0 V       47 t
        rol ecx, 6                        ;   307.0 U+V     48 v[0]
        add ebx, 0x40                     ;   308.0 U       40 blocks
        add ecx, ebp                      ;   308.0 V       48 v[0]
        or eax, ecx                       ;   309.0 U       29 t
        mov dword [esp + 44], ebx         ;   309.0 V       40 blocks
        xor eax, ebp                      ;   310.0 U       29 t
        mov ebx, ecx                      ;   310.0 V       29 t copy
        lea edi, [edi + ebp - 343485551]  ;   311.0 U       47 t
        add edx, eax                      ;   311.0 V       47 t
        rol edx, 0xa                      ;   312.0 U+V     48 v[3]
        xor ebp, 0xffffffff               ;   313.0 U       29 t
        add edx, ecx                      ;   313.0 V       48 v[3]
        or ebp, edx                       ;   314.0 U       29 t
        mov eax, dword [esp + 16]         ;   314.0 V       51 h
        xor ebx, 0xffffffff               ;   315.0 U       29 t
        xor ebp, ecx                      ;   315.0 V       29 t
        add esi, ebp                      ;   316.0 U       47 t
        mov ebp, dword [esp + 8]          ;   316.0 V       51 h
        rol esi, 0xf                      ;   317.0 U+V     48 v[2]
        add esi, edx                      ;   318.0 U       48 v[2]
        add ecx, ebp                      ;   318.0 V       51 h
        or ebx, esi                       ;   319.0 U       29 t
        mov ebp, dword [esp + 12]         ;   319.0 V       51 h
        xor ebx, edx                      ;   320.0 U       29 t
        add edx, ebp                      ;   320.0 V       51 h
        add edi, ebx                      ;   321.0 U       47 t
        mov dword [esp + 8], ecx          ;   321.0 V       51 h
        rol edi, 0x15                     ;   322.0 U+V     48 v[1]
        add edi, esi                      ;   323.0 U       51 h
        add esi, dword [esp + 0]          ;   323.0 V       51 h
        add edi, eax                      ;   325.0 U       51 h
        mov dword [esp + 12], edx         ;   325.0 V       51 h
        mov dword [esp + 16], edi         ;   326.0 U       51 h
        mov dword [esp + 0], esi          ;   326.0 V       51 h
        mov eax, dword [esp + 44]         ;                    more blocks?
        cmp eax, dword [esp + 4]          ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        mov eax, dword [esp + 40]         ;     0.0 U       40 blocks reload
        mov ecx, dword [esp + 8]          ;     0.0 V       40 blocks reload
        mov edx, dword [esp + 0]          ;     1.0 U       40 blocks reload
        mov ebx, dword [esp + 16]         ;     1.0 V       40 blocks reload
        mov dword [eax + 8], edx          ;     2.0 U       40 blocks
        mov dword [eax], ecx              ;     2.0 V       40 blocks
        mov dword [eax + 4], ebx          ;     3.0 U       40 blocks
        mov ecx, dword [esp + 12]         ;     3.0 V       40 blocks reload
        mov dword [eax + 12], ecx         ;     4.0 U       40 blocks
        xor eax, eax                      ;                    cleared
        mov dword [esp + 0], eax          ;                    cleared
        mov dword [esp + 8], eax          ;                    cleared
        mov dword [esp + 12], eax         ;                    cleared
        mov dword [esp + 16], eax         ;                    cleared
        add esp, 0x14                     ;                    frame
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
