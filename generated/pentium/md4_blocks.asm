; md4_blocks for Intel Pentium (P5) (pentium)
; made by cipherwright 0.1.0 from ciphers/md4.cw (sha256 5199b72d1fcb8937); do not edit:
;   ./cw build md4_blocks --cpu pentium
;
; void md4_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 16 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 32 bytes, 9 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 14 uops, planned 7.0; bounds: width 7.0, ports 7.0, path 2.0
;   blocks: 388 uops, planned 237.0; bounds: width 194.0, ports 220.0, path 192.0
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
%fatal "md4_blocks is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_md4_blocks
$_md4_blocks:
%else
        global $md4_blocks
%endif
$md4_blocks:
        push ebx                          ;                    preserved
        push esi                          ;                    preserved
        push edi                          ;                    preserved
        push ebp                          ;                    preserved
        sub esp, 0x24                     ;                    frame
        mov eax, dword [esp + 56]         ;     0.0 U       22 h reload
        mov ecx, dword [esp + 64]         ;     0.0 V       22 h
        shl ecx, 6                        ;     1.0 U       22 h
        mov edx, dword [esp + 60]         ;     1.0 V       22 h
        mov ebx, dword [eax + 8]          ;     2.0 U       22 h
        mov esi, dword [eax]              ;     2.0 V       22 h
        add ecx, edx                      ;     3.0 U       22 h
        mov dword [esp + 0], ebx          ;     3.0 V       22 h
        mov edx, dword [eax + 4]          ;     4.0 U       22 h
        mov dword [esp + 4], ecx          ;     4.0 V       22 h
        mov dword [esp + 8], esi          ;     5.0 U       22 h
        mov eax, dword [eax + 12]         ;     5.0 V       22 h
        mov dword [esp + 12], eax         ;     6.0 U       22 h
        mov dword [esp + 16], edx         ;     6.0 V       22 h
        cmp dword [esp + 64], 0           ;                    no blocks?
        je .blocks_1_done
        mov ebp, dword [esp + 60]         ;                    resident
        align 16
.blocks_1:
        mov eax, dword [esp + 8]          ;     0.0 U       24 v[0] reload
        mov ecx, dword [esp + 12]         ;     0.0 V       24 v[3] reload
        mov edx, dword [esp + 0]          ;     1.0 U       24 v[2] reload
        mov ebx, ecx                      ;     1.0 V        7 v[0] copy
        mov esi, dword [ebp]              ;     2.0 U       29 v[0]
        mov dword [esp + 20], ebp         ;     2.0 V       28 mk spill
        mov edi, dword [esp + 16]         ;     3.0 U        7 v[0]
        xor ebx, edx                      ;     3.0 V        7 v[0]
        and ebx, edi                      ;     4.0 U        7 v[0]
        mov edi, dword [esp + 16]         ;     4.0 V        7 v[3]
        add esi, eax                      ;     5.0 U       29 v[0]
        xor ebx, ecx                      ;     5.0 V        7 v[0]
        mov eax, dword [ebp + 16]         ;     6.0 U       29 v[0]
        add esi, ebx                      ;     6.0 V       29 v[0]
        mov ebx, dword [ebp + 4]          ;     7.0 U       29 v[3]
        mov ebp, edx                      ;     7.0 V        7 v[3] copy
        rol esi, 3                        ;     8.0 U+V     29 v[0]
        xor ebp, edi                      ;     9.0 U        7 v[3]
        mov edi, esi                      ;     9.0 V        7 v[3] copy
        and edi, ebp                      ;    10.0 U        7 v[3]
        mov ebp, esi                      ;    10.0 V        7 v[2] copy
        add ebx, ecx                      ;    11.0 U       29 v[3]
        xor edi, edx                      ;    11.0 V        7 v[3]
        mov ecx, dword [esp + 16]         ;    12.0 U        7 v[2]
        add ebx, edi                      ;    12.0 V       29 v[3]
        rol ebx, 7                        ;    13.0 U+V     29 v[3]
        mov edi, dword [esp + 20]         ;    14.0 U       28 mk reload
        xor ebp, ecx                      ;    14.0 V        7 v[2]
        add eax, esi                      ;    15.0 U       29 v[0]
        or ebp, ebx                       ;    15.0 V        7 v[2]
        xor esi, ebx                      ;    16.0 U        7 v[1]
        xor ebp, esi                      ;    17.0 U        7 v[2]
        mov ecx, dword [edi + 8]          ;    17.0 V       29 v[2]
        add ebp, edx                      ;    18.0 U       29 v[2]
        mov edx, dword [esp + 16]         ;    18.0 V       29 v[1]
        add ebp, ecx                      ;    19.0 U       29 v[2]
        mov ecx, ebx                      ;    19.0 V        7 v[0] copy
        rol ebp, 0xb                      ;    20.0 U+V     29 v[2]
        or esi, ebp                       ;    21.0 U        7 v[1]
        xor ecx, ebp                      ;    21.0 V        7 v[0]
        xor esi, ecx                      ;    22.0 U        7 v[1]
        add esi, edx                      ;    23.0 U       29 v[1]
        mov edx, dword [edi + 24]         ;    23.0 V       29 v[2]
        add edx, ebp                      ;    24.0 U       29 v[2]
        add esi, dword [edi + 12]         ;    24.0 V       29 v[1]
        rol esi, 0x13                     ;    26.0 U+V     29 v[1]
        or ecx, esi                       ;    27.0 U        7 v[0]
        xor ebp, esi                      ;    27.0 V        7 v[3]
        xor ecx, ebp                      ;    28.0 U        7 v[0]
        add eax, ecx                      ;    29.0 U       29 v[0]
        mov ecx, dword [edi + 20]         ;    29.0 V       29 v[3]
        rol eax, 3                        ;    30.0 U+V     29 v[0]
        add ebx, ecx                      ;    31.0 U       29 v[3]
        mov ecx, dword [edi + 28]         ;    31.0 V       29 v[1]
        or ebp, eax                       ;    32.0 U        7 v[3]
        add ecx, esi                      ;    32.0 V       29 v[1]
        xor esi, eax                      ;    33.0 U        7 v[2]
        xor ebp, esi                      ;    34.0 U        7 v[3]
        add ebx, ebp                      ;    35.0 U       29 v[3]
        rol ebx, 7                        ;    36.0 U+V     29 v[3]
        or esi, ebx                       ;    37.0 U        7 v[2]
        mov ebp, dword [edi + 32]         ;    37.0 V       29 v[0]
        add ebp, eax                      ;    38.0 U       29 v[0]
        xor eax, ebx                      ;    38.0 V        7 v[1]
        xor esi, eax                      ;    39.0 U        7 v[2]
        add edx, esi                      ;    40.0 U       29 v[2]
        mov esi, dword [edi + 36]         ;    40.0 V       29 v[3]
        rol edx, 0xb                      ;    41.0 U+V     29 v[2]
        add esi, ebx                      ;    42.0 U       29 v[3]
        xor ebx, edx                      ;    42.0 V        7 v[0]
        or eax, edx                       ;    43.0 U        7 v[1]
        xor eax, ebx                      ;    44.0 U        7 v[1]
        add ecx, eax                      ;    45.0 U       29 v[1]
        mov eax, dword [edi + 40]         ;    45.0 V       29 v[2]
        add eax, edx                      ;    46.0 U       29 v[2]
        rol ecx, 0x13                     ;    47.0 U+V     29 v[1]
        or ebx, ecx                       ;    48.0 U        7 v[0]
        xor edx, ecx                      ;    48.0 V        7 v[3]
        xor ebx, edx                      ;    49.0 U        7 v[0]
        add ebp, ebx                      ;    50.0 U       29 v[0]
        mov ebx, dword [edi + 44]         ;    50.0 V       29 v[1]
        rol ebp, 3                        ;    51.0 U+V     29 v[0]
        add ebx, ecx                      ;    52.0 U       29 v[1]
        xor ecx, ebp                      ;    52.0 V        7 v[2]
        or edx, ebp                       ;    53.0 U        7 v[3]
        xor edx, ecx                      ;    54.0 U        7 v[3]
        add esi, edx                      ;    55.0 U       29 v[3]
        mov edx, dword [edi + 48]         ;    55.0 V       29 v[0]
        add edx, ebp                      ;    56.0 U       29 v[0]
        rol esi, 7                        ;    57.0 U+V     29 v[3]
        or ecx, esi                       ;    58.0 U        7 v[2]
        xor ebp, esi                      ;    58.0 V        7 v[1]
        xor ecx, ebp                      ;    59.0 U        7 v[2]
        add eax, ecx                      ;    60.0 U       29 v[2]
        mov ecx, dword [edi + 52]         ;    60.0 V       29 v[3]
        add ecx, esi                      ;    61.0 U       29 v[3]
        rol eax, 0xb                      ;    62.0 U+V     29 v[2]
        or ebp, eax                       ;    63.0 U        7 v[1]
        xor esi, eax                      ;    63.0 V        7 v[0]
        xor ebp, esi                      ;    64.0 U        7 v[1]
        add ebx, ebp                      ;    65.0 U       29 v[1]
        mov ebp, dword [edi + 56]         ;    65.0 V       29 v[2]
        rol ebx, 0x13                     ;    66.0 U+V     29 v[1]
        add ebp, eax                      ;    67.0 U       29 v[2]
        xor eax, ebx                      ;    67.0 V        7 v[3]
        or esi, ebx                       ;    68.0 U        7 v[0]
        xor esi, eax                      ;    69.0 U        7 v[0]
        add edx, esi                      ;    70.0 U       29 v[0]
        mov esi, dword [edi + 60]         ;    70.0 V       29 v[1]
        rol edx, 3                        ;    71.0 U+V     29 v[0]
        or eax, edx                       ;    72.0 U        7 v[3]
        add esi, ebx                      ;    72.0 V       29 v[1]
        xor ebx, edx                      ;    73.0 U        7 v[2]
        xor eax, ebx                      ;    74.0 U        7 v[3]
        add ecx, eax                      ;    75.0 U       29 v[3]
        mov eax, dword [edi]              ;    75.0 V       29 v[0]
        rol ecx, 7                        ;    76.0 U+V     29 v[3]
        or ebx, ecx                       ;    77.0 U        7 v[2]
        lea eax, [eax + edx + 1518500249] ;    77.0 V       29 v[0]
        mov dword [esp + 24], eax         ;    78.0 U       29 v[0] spill
        mov eax, ecx                      ;    78.0 V        7 v[1] copy
        xor eax, edx                      ;    79.0 U        7 v[1]
        mov edi, dword [edi + 16]         ;    79.0 V       29 v[3]
        add edi, ecx                      ;    80.0 U       29 v[3]
        xor ebx, eax                      ;    80.0 V        7 v[2]
        add ebp, ebx                      ;    81.0 U       29 v[2]
        mov ebx, dword [esp + 20]         ;    81.0 V       28 mk reload
        rol ebp, 0xb                      ;    82.0 U+V     29 v[2]
        xor ecx, ebp                      ;    83.0 U        8 v[0]
        and eax, ebp                      ;    83.0 V        7 v[1]
        xor edx, eax                      ;    84.0 U        7 v[1]
        mov eax, ebp                      ;    84.0 V        8 v[0] copy
        add esi, edx                      ;    85.0 U       29 v[1]
        mov edx, dword [esp + 24]         ;    85.0 V       29 v[0] reload
        rol esi, 0x13                     ;    86.0 U+V     29 v[1]
        xor eax, esi                      ;    87.0 U        8 v[0]
        and ecx, eax                      ;    88.0 U        8 v[0]
        add edi, 0x5a827999               ;    88.0 V       29 v[3]
        xor ecx, ebp                      ;    89.0 U        8 v[0]
        add ebp, 0x5a827999               ;    89.0 V       29 v[2]
        add edx, ecx                      ;    90.0 U       29 v[0]
        mov ecx, esi                      ;    90.0 V        8 v[3] copy
        rol edx, 3                        ;    91.0 U+V     29 v[0]
        xor ecx, edx                      ;    92.0 U        8 v[3]
        and eax, ecx                      ;    93.0 U        8 v[3]
        xor eax, esi                      ;    94.0 U        8 v[3]
        add edi, eax                      ;    95.0 U       29 v[3]
        mov eax, dword [ebx + 32]         ;    95.0 V       29 v[2]
        rol edi, 5                        ;    96.0 U+V     29 v[3]
        add ebp, eax                      ;    97.0 U       29 v[2]
        mov eax, edx                      ;    97.0 V        8 v[2] copy
        xor eax, edi                      ;    98.0 U        8 v[2]
        mov dword [esp + 24], edi         ;    98.0 V       29 v[3] spill
        add esi, 0x5a827999               ;    99.0 U       29 v[1]
        and ecx, eax                      ;    99.0 V        8 v[2]
        xor ecx, edx                      ;   100.0 U        8 v[2]
        add edx, 0x5a827999               ;   100.0 V       29 v[0]
        add ebp, ecx                      ;   101.0 U       29 v[2]
        mov ecx, edi                      ;   101.0 V        8 v[1] copy
        rol ebp, 9                        ;   102.0 U+V     29 v[2]
        xor ecx, ebp                      ;   103.0 U        8 v[1]
        add esi, dword [ebx + 48]         ;   103.0 V       29 v[1]
        and eax, ecx                      ;   105.0 U        8 v[1]
        xor edi, eax                      ;   106.0 U        8 v[1]
        mov eax, dword [ebx + 4]          ;   106.0 V       29 v[0]
        add esi, edi                      ;   107.0 U       29 v[1]
        mov edi, ebp                      ;   107.0 V        8 v[0] copy
        rol esi, 0xd                      ;   108.0 U+V     29 v[1]
        add edx, eax                      ;   109.0 U       29 v[0]
        xor edi, esi                      ;   109.0 V        8 v[0]
        mov eax, dword [ebx + 36]         ;   110.0 U       29 v[2]
        and ecx, edi                      ;   110.0 V        8 v[0]
        add eax, ebp                      ;   111.0 U       29 v[2]
        xor ebp, ecx                      ;   111.0 V        8 v[0]
        add edx, ebp                      ;   112.0 U       29 v[0]
        mov ebp, dword [ebx + 52]         ;   112.0 V       29 v[1]
        rol edx, 3                        ;   113.0 U+V     29 v[0]
        lea ebp, [ebp + esi + 1518500249] ;   114.0 U       29 v[1]
        mov ecx, edx                      ;   114.0 V        8 v[3] copy
        xor ecx, esi                      ;   115.0 U        8 v[3]
        mov dword [esp + 28], ebp         ;   115.0 V       29 v[1] spill
        mov ebp, dword [esp + 24]         ;   116.0 U       29 v[3] reload
        and edi, ecx                      ;   116.0 V        8 v[3]
        xor edi, esi                      ;   117.0 U        8 v[3]
        and esi, edx                      ;   117.0 V        8 v[2]
        add eax, esi                      ;   118.0 U       29 v[2]
        mov esi, dword [ebx + 20]         ;   118.0 V       29 v[3]
        lea ebp, [ebp + edi + 1518500249] ;   119.0 U       29 v[3]
        mov edi, dword [ebx + 8]          ;   119.0 V       29 v[0]
        add ebp, esi                      ;   120.0 U       29 v[3]
        mov esi, dword [ebx + 56]         ;   120.0 V       29 v[1]
        rol ebp, 5                        ;   121.0 U+V     29 v[3]
        lea edi, [edi + edx + 1518500249] ;   122.0 U       29 v[0]
        and ecx, ebp                      ;   122.0 V        8 v[2]
        mov dword [esp + 32], edi         ;   123.0 U       29 v[0] spill
        mov edi, ebp                      ;   123.0 V        8 v[1] copy
        xor edx, ebp                      ;   124.0 U        8 v[2]
        lea eax, [eax + ecx + 1518500249] ;   124.0 V       29 v[2]
        rol eax, 9                        ;   125.0 U+V     29 v[2]
        mov ecx, dword [ebx + 24]         ;   126.0 U       29 v[3]
        xor edi, eax                      ;   126.0 V        8 v[1]
        add ecx, ebp                      ;   127.0 U       29 v[3]
        and edx, edi                      ;   127.0 V        8 v[1]
        xor ebp, edx                      ;   128.0 U        8 v[1]
        mov edx, dword [esp + 28]         ;   128.0 V       29 v[1] reload
        add edx, ebp                      ;   129.0 U       29 v[1]
        mov ebp, eax                      ;   129.0 V        8 v[0] copy
        rol edx, 0xd                      ;   130.0 U+V     29 v[1]
        mov ebx, dword [ebx + 40]         ;   131.0 U       29 v[2]
        xor ebp, edx                      ;   131.0 V        8 v[0]
        and edi, ebp                      ;   132.0 U        8 v[0]
        add ebx, eax                      ;   132.0 V       29 v[2]
        xor eax, edi                      ;   133.0 U        8 v[0]
        mov edi, dword [esp + 32]         ;   133.0 V       29 v[0] reload
        add edi, eax                      ;   134.0 U       29 v[0]
        mov eax, edx                      ;   134.0 V        8 v[3] copy
        rol edi, 3                        ;   135.0 U+V     29 v[0]
        xor eax, edi                      ;   136.0 U        8 v[3]
        add esi, edx                      ;   136.0 V       29 v[1]
        add ecx, 0x5a827999               ;   137.0 U       29 v[3]
        and ebp, eax                      ;   137.0 V        8 v[3]
        xor edx, ebp                      ;   138.0 U        8 v[3]
        add ecx, edx                      ;   139.0 U       29 v[3]
        mov edx, edi                      ;   139.0 V        8 v[2] copy
        rol ecx, 5                        ;   140.0 U+V     29 v[3]
        xor edx, ecx                      ;   141.0 U        8 v[2]
        and eax, edx                      ;   142.0 U        8 v[2]
        mov ebp, dword [esp + 20]         ;   142.0 V       28 mk reload
        add ebx, 0x5a827999               ;   143.0 U       29 v[2]
        xor eax, edi                      ;   143.0 V        8 v[2]
        add ebx, eax                      ;   144.0 U       29 v[2]
        mov eax, dword [ebp + 12]         ;   144.0 V       29 v[0]
        rol ebx, 9                        ;   145.0 U+V     29 v[2]
        add edi, eax                      ;   146.0 U       29 v[0]
        mov eax, ecx                      ;   146.0 V        8 v[1] copy
        xor eax, ebx                      ;   147.0 U        8 v[1]
        and edx, eax                      ;   148.0 U        8 v[1]
        add esi, 0x5a827999               ;   148.0 V       29 v[1]
        xor edx, ecx                      ;   149.0 U        8 v[1]
        add edi, 0x5a827999               ;   149.0 V       29 v[0]
        add esi, edx                      ;   150.0 U       29 v[1]
        mov edx, ebx                      ;   150.0 V        8 v[0] copy
        rol esi, 0xd                      ;   151.0 U+V     29 v[1]
        xor edx, esi                      ;   152.0 U        8 v[0]
        and eax, edx                      ;   153.0 U        8 v[0]
        add ecx, 0x5a827999               ;   153.0 V       29 v[3]
        xor eax, ebx                      ;   154.0 U        8 v[0]
        mov dword [esp + 32], esi         ;   154.0 V       29 v[1] spill
        add edi, eax                      ;   155.0 U       29 v[0]
        mov eax, dword [ebp + 28]         ;   155.0 V       29 v[3]
        rol edi, 3                        ;   156.0 U+V     29 v[0]
        add ecx, eax                      ;   157.0 U       29 v[3]
        mov eax, esi                      ;   157.0 V        8 v[3] copy
        xor eax, edi                      ;   158.0 U        8 v[3]
        and edx, eax                      ;   159.0 U        8 v[3]
        xor esi, edx                      ;   160.0 U        8 v[3]
        mov edx, dword [ebp + 44]         ;   160.0 V       29 v[2]
        add ecx, esi                      ;   161.0 U       29 v[3]
        mov esi, edi                      ;   161.0 V        8 v[2] copy
        rol ecx, 5                        ;   162.0 U+V     29 v[3]
        xor esi, ecx                      ;   163.0 U        8 v[2]
        lea ebx, [ebx + edx + 1518500249] ;   163.0 V       29 v[2]
        and eax, esi                      ;   164.0 U        8 v[2]
        mov edx, dword [ebp]              ;   164.0 V       29 v[0]
        add edx, edi                      ;   165.0 U       29 v[0]
        xor edi, eax                      ;   165.0 V        8 v[2]
        add ebx, edi                      ;   166.0 U       29 v[2]
        mov eax, dword [ebp + 16]         ;   166.0 V       29 v[2]
        rol ebx, 9                        ;   167.0 U+V     29 v[2]
        add eax, ebx                      ;   168.0 U       29 v[2]
        mov edi, ebx                      ;   168.0 V        8 v[1] copy
        add eax, 0x6ed9eba1               ;   169.0 U       29 v[2]
        xor edi, ecx                      ;   169.0 V        8 v[1]
        and esi, edi                      ;   170.0 U        8 v[1]
        mov edi, dword [ebp + 32]         ;   170.0 V       29 v[3]
        mov dword [esp + 28], eax         ;   171.0 U       29 v[2] spill
        add edi, ecx                      ;   171.0 V       29 v[3]
        mov eax, dword [esp + 32]         ;   172.0 U       29 v[1] reload
        xor esi, ecx                      ;   172.0 V        8 v[1]
        add eax, esi                      ;   173.0 U       29 v[1]
        mov esi, dword [ebp + 60]         ;   173.0 V       29 v[1]
        xor ecx, ebx                      ;   174.0 U        9 v[0]
        add edx, 0x6ed9eba1               ;   174.0 V       29 v[0]
        lea eax, [eax + esi + 1518500249] ;   175.0 U       29 v[1]
        mov esi, dword [ebp + 8]          ;   175.0 V       29 v[0]
        rol eax, 0xd                      ;   176.0 U+V     29 v[1]
        xor ebx, eax                      ;   177.0 U        9 v[3]
        xor ecx, eax                      ;   177.0 V        9 v[0]
        add edx, ecx                      ;   178.0 U       29 v[0]
        mov ecx, dword [ebp + 48]         ;   178.0 V       29 v[1]
        rol edx, 3                        ;   179.0 U+V     29 v[0]
        lea ecx, [ecx + eax + 1859775393] ;   180.0 U       29 v[1]
        xor ebx, edx                      ;   180.0 V        9 v[3]
        lea esi, [esi + edx + 1859775393] ;   181.0 U       29 v[0]
        xor eax, edx                      ;   181.0 V        9 v[2]
        lea edi, [edi + ebx + 1859775393] ;   182.0 U       29 v[3]
        mov ebx, dword [esp + 28]         ;   182.0 V       29 v[2] reload
        rol edi, 9                        ;   183.0 U+V     29 v[3]
        xor eax, edi                      ;   184.0 U        9 v[2]
        xor edx, edi                      ;   184.0 V        9 v[1]
        add ebx, eax                      ;   185.0 U       29 v[2]
        mov eax, dword [ebp + 40]         ;   185.0 V       29 v[3]
        rol ebx, 0xb                      ;   186.0 U+V     29 v[2]
        xor edx, ebx                      ;   187.0 U        9 v[1]
        lea eax, [eax + edi + 1859775393] ;   187.0 V       29 v[3]
        add ecx, edx                      ;   188.0 U       29 v[1]
        xor edi, ebx                      ;   188.0 V        9 v[0]
        rol ecx, 0xf                      ;   189.0 U+V     29 v[1]
        xor edi, ecx                      ;   190.0 U        9 v[0]
        mov edx, dword [ebp + 56]         ;   190.0 V       29 v[1]
        add esi, edi                      ;   191.0 U       29 v[0]
        mov edi, dword [ebp + 24]         ;   191.0 V       29 v[2]
        rol esi, 3                        ;   192.0 U+V     29 v[0]
        lea edi, [edi + ebx + 1859775393] ;   193.0 U       29 v[2]
        xor ebx, ecx                      ;   193.0 V        9 v[3]
        xor ebx, esi                      ;   194.0 U        9 v[3]
        lea edx, [edx + ecx + 1859775393] ;   194.0 V       29 v[1]
        xor ecx, esi                      ;   195.0 U        9 v[2]
        add eax, ebx                      ;   195.0 V       29 v[3]
        rol eax, 9                        ;   196.0 U+V     29 v[3]
        xor ecx, eax                      ;   197.0 U        9 v[2]
        mov ebx, dword [ebp + 36]         ;   197.0 V       29 v[3]
        add edi, ecx                      ;   198.0 U       29 v[2]
        mov ecx, dword [ebp + 4]          ;   198.0 V       29 v[0]
        rol edi, 0xb                      ;   199.0 U+V     29 v[2]
        lea ecx, [ecx + esi + 1859775393] ;   200.0 U       29 v[0]
        xor esi, eax                      ;   200.0 V        9 v[1]
        xor esi, edi                      ;   201.0 U        9 v[1]
        lea ebx, [ebx + eax + 1859775393] ;   201.0 V       29 v[3]
        add edx, esi                      ;   202.0 U       29 v[1]
        xor eax, edi                      ;   202.0 V        9 v[0]
        rol edx, 0xf                      ;   203.0 U+V     29 v[1]
        xor eax, edx                      ;   204.0 U        9 v[0]
        mov esi, dword [ebp + 12]         ;   204.0 V       29 v[0]
        add ecx, eax                      ;   205.0 U       29 v[0]
        mov eax, dword [ebp + 20]         ;   205.0 V       29 v[2]
        rol ecx, 3                        ;   206.0 U+V     29 v[0]
        lea eax, [eax + edi + 1859775393] ;   207.0 U       29 v[2]
        xor edi, edx                      ;   207.0 V        9 v[3]
        lea esi, [esi + ecx + 1859775393] ;   208.0 U       29 v[0]
        xor edi, ecx                      ;   208.0 V        9 v[3]
        add ebx, edi                      ;   209.0 U       29 v[3]
        mov edi, dword [ebp + 52]         ;   209.0 V       29 v[1]
        rol ebx, 9                        ;   210.0 U+V     29 v[3]
        lea edi, [edi + edx + 1859775393] ;   211.0 U       29 v[1]
        xor edx, ecx                      ;   211.0 V        9 v[2]
        xor edx, ebx                      ;   212.0 U        9 v[2]
        xor ecx, ebx                      ;   212.0 V        9 v[1]
        add eax, edx                      ;   213.0 U       29 v[2]
        mov edx, dword [ebp + 44]         ;   213.0 V       29 v[3]
        rol eax, 0xb                      ;   214.0 U+V     29 v[2]
        xor ecx, eax                      ;   215.0 U        9 v[1]
        lea edx, [edx + ebx + 1859775393] ;   215.0 V       29 v[3]
        add edi, ecx                      ;   216.0 U       29 v[1]
        xor ebx, eax                      ;   216.0 V        9 v[0]
        rol edi, 0xf                      ;   217.0 U+V     29 v[1]
        xor ebx, edi                      ;   218.0 U        9 v[0]
        mov ecx, dword [ebp + 28]         ;   218.0 V       29 v[2]
        add esi, ebx                      ;   219.0 U       29 v[0]
        add ecx, eax                      ;   219.0 V       29 v[2]
        xor eax, edi                      ;   220.0 U        9 v[3]
        mov ebx, dword [ebp + 60]         ;   220.0 V       29 v[1]
        rol esi, 3                        ;   221.0 U+V     29 v[0]
        lea ebx, [ebx + edi + 1859775393] ;   222.0 U       29 v[1]
        xor eax, esi                      ;   222.0 V        9 v[3]
        xor edi, esi                      ;   223.0 U        9 v[2]
        add edx, eax                      ;   223.0 V       29 v[3]
        rol edx, 9                        ;   224.0 U+V     29 v[3]
        xor edi, edx                      ;   225.0 U        9 v[2]
        add ecx, 0x6ed9eba1               ;   225.0 V       29 v[2]
        mov eax, dword [esp + 12]         ;   226.0 U       32 h
        add ecx, edi                      ;   226.0 V       29 v[2]
        rol ecx, 0xb                      ;   227.0 U+V     29 v[2]
        add ebp, 0x40                     ;   228.0 U       22 blocks
        mov edi, ecx                      ;   228.0 V        9 v[1] copy
        xor edi, edx                      ;   229.0 U        9 v[1]
        add edx, eax                      ;   229.0 V       32 h
        mov eax, dword [esp + 16]         ;   230.0 U       32 h
        xor edi, esi                      ;   230.0 V        9 v[1]
        add ecx, dword [esp + 0]          ;   231.0 U       32 h
        add esi, dword [esp + 8]          ;   231.0 V       32 h
        add ebx, edi                      ;   233.0 U       29 v[1]
        mov dword [esp + 0], ecx          ;   233.0 V       32 h
        rol ebx, 0xf                      ;   234.0 U+V     29 v[1]
        mov dword [esp + 12], edx         ;   235.0 U       32 h
        add ebx, eax                      ;   235.0 V       32 h
        mov dword [esp + 16], ebx         ;   236.0 U       32 h
        mov dword [esp + 8], esi          ;   236.0 V       32 h
        cmp ebp, dword [esp + 4]          ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 60], ebp         ;                    resident
.blocks_1_done:
        mov eax, dword [esp + 56]         ;     0.0 U       22 blocks reload
        mov ecx, dword [esp + 8]          ;     0.0 V       22 blocks reload
        mov edx, dword [esp + 0]          ;     1.0 U       22 blocks reload
        mov ebx, dword [esp + 16]         ;     1.0 V       22 blocks reload
        mov dword [eax + 8], edx          ;     2.0 U       22 blocks
        mov dword [eax], ecx              ;     2.0 V       22 blocks
        mov dword [eax + 4], ebx          ;     3.0 U       22 blocks
        mov ecx, dword [esp + 12]         ;     3.0 V       22 blocks reload
        mov dword [eax + 12], ecx         ;     4.0 U       22 blocks
        xor eax, eax                      ;                    cleared
        mov dword [esp + 0], eax          ;                    cleared
        mov dword [esp + 8], eax          ;                    cleared
        mov dword [esp + 12], eax         ;                    cleared
        mov dword [esp + 16], eax         ;                    cleared
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
