; sha256_blocks for Intel Pentium (P5) (pentium)
; made by cipherwright 0.1.0 from ciphers/sha256.cw (sha256 7ca7119089a879c3); do not edit:
;   ./cw build sha256_blocks --cpu pentium
;
; void sha256_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 32 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 224 bytes, 4 instructions, one of them for 56 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 22 uops, planned 11.0; bounds: width 11.0, ports 11.0, path 2.0
;   blocks: 656 uops, planned 405.0; bounds: width 328.0, ports 400.0, path 65.0
;   blocks/passes: 1016 uops, planned 595.0; bounds: width 508.0, ports 591.0, path 65.0
;   blocks.2: 35 uops, planned 18.0; bounds: width 17.5, ports 18.0, path 1.0
;   body.2: 17 uops, planned 9.0; bounds: width 8.5, ports 9.0, path 0.0
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
%fatal "sha256_blocks is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_sha256_blocks
$_sha256_blocks:
%else
        global $sha256_blocks
%endif
$sha256_blocks:
        push ebx                          ;                    preserved
        push esi                          ;                    preserved
        push edi                          ;                    preserved
        push ebp                          ;                    preserved
        sub esp, 0xe0                     ;                    frame
        mov eax, dword [esp + 244]        ;     0.0 U       68 h reload
        mov ecx, dword [esp + 252]        ;     0.0 V       68 h
        shl ecx, 6                        ;     1.0 U       68 h
        mov edx, dword [esp + 248]        ;     1.0 V       68 h
        mov ebx, dword [eax + 20]         ;     2.0 U       68 h
        mov esi, dword [eax + 4]          ;     2.0 V       68 h
        mov dword [esp + 0], ebx          ;     3.0 U       68 h
        mov ebx, dword [eax]              ;     3.0 V       68 h
        mov edi, dword [eax + 24]         ;     4.0 U       68 h
        add ecx, edx                      ;     4.0 V       68 h
        mov edx, dword [eax + 8]          ;     5.0 U       68 h
        mov ebp, dword [eax + 16]         ;     5.0 V       68 h
        mov dword [esp + 4], ebp          ;     6.0 U       68 h
        mov dword [esp + 8], ecx          ;     6.0 V       68 h
        mov ecx, dword [eax + 28]         ;     7.0 U       68 h
        mov dword [esp + 12], edx         ;     7.0 V       68 h
        mov dword [esp + 16], ecx         ;     8.0 U       68 h
        mov dword [esp + 20], esi         ;     8.0 V       68 h
        mov dword [esp + 24], ebx         ;     9.0 U       68 h
        mov eax, dword [eax + 12]         ;     9.0 V       68 h
        mov dword [esp + 28], edi         ;    10.0 U       68 h
        mov dword [esp + 32], eax         ;    10.0 V       68 h
        cmp dword [esp + 252], 0          ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov eax, dword [esp + 4]          ;     0.0 U       71 v[4] reload
        mov ecx, dword [esp + 248]        ;     0.0 V       73 w[0] reload
        mov edx, eax                      ;     1.0 U       48 t1 copy
        mov ebx, eax                      ;     1.0 V       48 t1 copy
        mov esi, dword [esp + 28]         ;     2.0 U       51 t1
        mov edi, dword [esp + 0]          ;     2.0 V       51 t1
        mov ebp, eax                      ;     3.0 U       51 t1 copy
        xor edi, esi                      ;     3.0 V       51 t1
        rol edx, 0x1a                     ;     4.0 U+V     48 t1
        or ebp, edi                       ;     5.0 U       51 t1
        mov esi, eax                      ;     5.0 V       48 t1 copy
        rol esi, 0x15                     ;     6.0 U+V     48 t1
        rol ebx, 7                        ;     7.0 U+V     48 t1
        xor edx, esi                      ;     8.0 U       48 t1
        mov esi, dword [esp + 0]          ;     8.0 V       51 t1
        xor edx, ebx                      ;     9.0 U       48 t1
        xor eax, esi                      ;     9.0 V       51 t1
        mov ebx, eax                      ;    10.0 U       51 t1 copy
        mov esi, dword [esp + 24]         ;    10.0 V       71 v[0] reload
        mov edi, esi                      ;    11.0 U       47 v[7] copy
        xor ebx, ebp                      ;    11.0 V       51 t1
        rol edi, 0xa                      ;    12.0 U+V     47 v[7]
        lea edx, [edx + ebx + 1116352408] ;    13.0 U       61 t1
        mov ebx, esi                      ;    13.0 V       47 v[7] copy
        rol ebx, 0x1e                     ;    14.0 U+V     47 v[7]
        xor ebx, edi                      ;    15.0 U       47 v[7]
        mov edi, esi                      ;    15.0 V       47 v[7] copy
        xor esi, dword [esp + 20]         ;    16.0 U       52 v[7]
        add edx, dword [esp + 16]         ;    16.0 V       61 t1
        mov ebp, dword [ecx]              ;    18.0 U       73 w[0]
        mov ecx, dword [ecx + 4]          ;    18.0 V       73 w[1]
        bswap ebp                         ;    19.0 U+V     73 w[0]
        rol edi, 0x13                     ;    20.0 U+V     47 v[7]
        xor ebx, edi                      ;    21.0 U       47 v[7]
        mov dword [esp + 36], ebp         ;    21.0 V       73 w[0] spill
        mov edi, esi                      ;    22.0 U       52 v[7] copy
        add edx, ebp                      ;    22.0 V       61 t1
        mov dword [esp + 40], esi         ;    23.0 U       52 v[6] spill
        add ebx, edx                      ;    23.0 V       63 v[7]
        mov esi, dword [esp + 12]         ;    24.0 U       52 v[7]
        mov ebp, dword [esp + 20]         ;    24.0 V       71 v[1] reload
        xor esi, ebp                      ;    25.0 U       52 v[7]
        add edx, dword [esp + 32]         ;    25.0 V       62 v[3]
        bswap ecx                         ;    27.0 U+V     73 w[1]
        mov dword [esp + 44], ecx         ;    28.0 U       73 w[1] spill
        mov ecx, dword [esp + 28]         ;    28.0 V       61 t1
        and edi, esi                      ;    29.0 U       52 v[7]
        mov esi, dword [esp + 44]         ;    29.0 V       61 t1
        xor edi, ebp                      ;    30.0 U       52 v[7]
        or eax, edx                       ;    30.0 V       51 t1
        lea esi, [esi + ecx + 1899447441] ;    31.0 U       61 t1
        mov ecx, edx                      ;    31.0 V       48 t1 copy
        rol ecx, 0x15                     ;    32.0 U+V     48 t1
        mov dword [esp + 48], esi         ;    33.0 U       61 t1 spill
        mov esi, edx                      ;    33.0 V       48 t1 copy
        rol esi, 0x1a                     ;    34.0 U+V     48 t1
        xor esi, ecx                      ;    35.0 U       48 t1
        add ebx, edi                      ;    35.0 V       63 v[7]
        mov ecx, edx                      ;    36.0 U       48 t1 copy
        mov edi, dword [esp + 48]         ;    36.0 V       61 t1 reload
        rol ecx, 7                        ;    37.0 U+V     48 t1
        xor esi, ecx                      ;    38.0 U       48 t1
        mov ecx, dword [esp + 4]          ;    38.0 V       71 v[4] reload
        add edi, esi                      ;    39.0 U       61 t1
        mov esi, edx                      ;    39.0 V       51 t1 copy
        xor esi, ecx                      ;    40.0 U       51 t1
        mov dword [esp + 48], edx         ;    40.0 V       62 v[3] spill
        xor eax, esi                      ;    41.0 U       51 t1
        mov edx, ebx                      ;    41.0 V       47 v[6] copy
        rol edx, 0x1e                     ;    42.0 U+V     47 v[6]
        add edi, eax                      ;    43.0 U       61 t1
        mov eax, ebx                      ;    43.0 V       47 v[6] copy
        rol eax, 0x13                     ;    44.0 U+V     47 v[6]
        xor edx, eax                      ;    45.0 U       47 v[6]
        mov eax, ebx                      ;    45.0 V       47 v[6] copy
        rol eax, 0xa                      ;    46.0 U+V     47 v[6]
        xor edx, eax                      ;    47.0 U       47 v[6]
        mov eax, edi                      ;    47.0 V       62 v[2] copy
        add edi, edx                      ;    48.0 U       63 v[6]
        mov edx, dword [esp + 12]         ;    48.0 V       62 v[2]
        mov dword [esp + 52], ebx         ;    49.0 U       63 v[7] spill
        add eax, edx                      ;    49.0 V       62 v[2]
        mov edx, ebx                      ;    50.0 U       52 v[6] copy
        and esi, eax                      ;    50.0 V       51 t1
        xor edx, ebp                      ;    51.0 U       52 v[6]
        xor esi, ecx                      ;    51.0 V       51 t1
        mov ecx, dword [esp + 40]         ;    52.0 U       52 v[6] reload
        add esi, 0xb5c0fbcf               ;    52.0 V       61 t1
        and ecx, edx                      ;    53.0 U       52 v[6]
        mov edx, dword [esp + 0]          ;    53.0 V       61 t1
        xor ecx, ebp                      ;    54.0 U       52 v[6]
        add esi, edx                      ;    54.0 V       61 t1
        mov edx, eax                      ;    55.0 U       48 t1 copy
        add edi, ecx                      ;    55.0 V       63 v[6]
        mov ecx, eax                      ;    56.0 U       48 t1 copy
        mov dword [esp + 56], eax         ;    56.0 V       62 v[2] spill
        rol edx, 7                        ;    57.0 U+V     48 t1
        rol ecx, 0x1a                     ;    58.0 U+V     48 t1
        xor ecx, edx                      ;    59.0 U       48 t1
        mov edx, eax                      ;    59.0 V       48 t1 copy
        rol edx, 0x15                     ;    60.0 U+V     48 t1
        xor ecx, edx                      ;    61.0 U       48 t1
        mov edx, dword [esp + 248]        ;    61.0 V       73 w[0] reload
        add esi, ecx                      ;    62.0 U       61 t1
        mov ecx, dword [esp + 48]         ;    62.0 V       51 t1
        xor ecx, eax                      ;    63.0 U       51 t1
        mov eax, ebx                      ;    63.0 V       52 v[5] copy
        xor eax, dword [esp + 24]         ;    64.0 U       52 v[5]
        mov edx, dword [edx + 8]          ;    64.0 V       73 w[2]
        bswap edx                         ;    66.0 U+V     73 w[2]
        add esi, edx                      ;    67.0 U       61 t1
        mov dword [esp + 40], edx         ;    67.0 V       73 w[2] spill
        add ebp, esi                      ;    68.0 U       62 v[1]
        mov edx, edi                      ;    68.0 V       52 v[5] copy
        xor edx, ebx                      ;    69.0 U       52 v[5]
        and ecx, ebp                      ;    69.0 V       51 t1
        mov dword [esp + 60], edi         ;    70.0 U       63 v[6] spill
        and eax, edx                      ;    70.0 V       52 v[5]
        xor eax, ebx                      ;    71.0 U       52 v[5]
        mov ebx, edi                      ;    71.0 V       47 v[5] copy
        rol ebx, 0x1e                     ;    72.0 U+V     47 v[5]
        add esi, eax                      ;    73.0 U       63 v[5]
        mov eax, edi                      ;    73.0 V       47 v[5] copy
        rol eax, 0xa                      ;    74.0 U+V     47 v[5]
        xor ebx, eax                      ;    75.0 U       47 v[5]
        mov eax, edi                      ;    75.0 V       47 v[5] copy
        rol eax, 0x13                     ;    76.0 U+V     47 v[5]
        xor ebx, eax                      ;    77.0 U       47 v[5]
        mov eax, dword [esp + 48]         ;    77.0 V       51 t1
        add esi, ebx                      ;    78.0 U       63 v[5]
        mov ebx, edi                      ;    78.0 V       52 v[4] copy
        xor ecx, eax                      ;    79.0 U       51 t1
        xor ebx, esi                      ;    79.0 V       52 v[4]
        and edx, ebx                      ;    80.0 U       52 v[4]
        mov eax, ebp                      ;    80.0 V       48 t1 copy
        rol eax, 0x1a                     ;    81.0 U+V     48 t1
        xor edx, edi                      ;    82.0 U       52 v[4]
        mov edi, ebp                      ;    82.0 V       48 t1 copy
        rol edi, 0x15                     ;    83.0 U+V     48 t1
        xor eax, edi                      ;    84.0 U       48 t1
        mov edi, ebp                      ;    84.0 V       48 t1 copy
        rol edi, 7                        ;    85.0 U+V     48 t1
        xor eax, edi                      ;    86.0 U       48 t1
        mov edi, esi                      ;    86.0 V       47 v[4] copy
        rol edi, 0x1e                     ;    87.0 U+V     47 v[4]
        lea eax, [eax + ecx - 373957723]  ;    88.0 U       61 t1
        mov ecx, esi                      ;    88.0 V       47 v[4] copy
        rol ecx, 0x13                     ;    89.0 U+V     47 v[4]
        xor edi, ecx                      ;    90.0 U       47 v[4]
        mov ecx, esi                      ;    90.0 V       47 v[4] copy
        rol ecx, 0xa                      ;    91.0 U+V     47 v[4]
        xor edi, ecx                      ;    92.0 U       47 v[4]
        mov ecx, dword [esp + 248]        ;    92.0 V       73 w[0] reload
        mov dword [esp + 64], esi         ;    93.0 U       63 v[5] spill
        mov esi, dword [esp + 24]         ;    93.0 V       62 v[0]
        add edx, edi                      ;    94.0 U       63 v[4]
        mov edi, dword [ecx + 16]         ;    94.0 V       73 w[4]
        mov ecx, dword [ecx + 12]         ;    95.0 U       73 w[3]
        add eax, dword [esp + 4]          ;    95.0 V       61 t1
        bswap ecx                         ;    97.0 U+V     73 w[3]
        mov dword [esp + 68], ecx         ;    98.0 U       73 w[3] spill
        add eax, ecx                      ;    98.0 V       61 t1
        add edx, eax                      ;    99.0 U       63 v[4]
        add eax, esi                      ;    99.0 V       62 v[0]
        mov ecx, eax                      ;   100.0 U       48 t1 copy
        mov esi, eax                      ;   100.0 V       48 t1 copy
        rol ecx, 0x15                     ;   101.0 U+V     48 t1
        rol esi, 0x1a                     ;   102.0 U+V     48 t1
        xor esi, ecx                      ;   103.0 U       48 t1
        mov ecx, eax                      ;   103.0 V       48 t1 copy
        rol ecx, 7                        ;   104.0 U+V     48 t1
        xor esi, ecx                      ;   105.0 U       48 t1
        mov ecx, dword [esp + 48]         ;   105.0 V       61 t1
        mov dword [esp + 48], ebp         ;   106.0 U       62 v[1] spill
        mov dword [esp + 72], edx         ;   106.0 V       63 v[4] spill
        lea esi, [esi + ecx + 961987163]  ;   107.0 U       61 t1
        mov ecx, dword [esp + 56]         ;   107.0 V       51 t1
        xor ecx, ebp                      ;   108.0 U       51 t1
        mov ebp, dword [esp + 64]         ;   108.0 V       52 v[3]
        and ecx, eax                      ;   109.0 U       51 t1
        xor ebp, edx                      ;   109.0 V       52 v[3]
        and ebx, ebp                      ;   110.0 U       52 v[3]
        xor ecx, dword [esp + 56]         ;   110.0 V       51 t1
        bswap edi                         ;   112.0 U+V     73 w[4]
        add esi, ecx                      ;   113.0 U       61 t1
        mov ecx, dword [esp + 64]         ;   113.0 V       52 v[3]
        add esi, edi                      ;   114.0 U       61 t1
        xor ebx, ecx                      ;   114.0 V       52 v[3]
        mov ecx, dword [esp + 52]         ;   115.0 U       62 v[7]
        add ebx, esi                      ;   115.0 V       63 v[3]
        add esi, ecx                      ;   116.0 U       62 v[7]
        mov ecx, edx                      ;   116.0 V       47 v[3] copy
        mov dword [esp + 52], edi         ;   117.0 U       73 w[4] spill
        mov edi, edx                      ;   117.0 V       47 v[3] copy
        rol ecx, 0x13                     ;   118.0 U+V     47 v[3]
        rol edi, 0x1e                     ;   119.0 U+V     47 v[3]
        xor edi, ecx                      ;   120.0 U       47 v[3]
        mov ecx, dword [esp + 48]         ;   120.0 V       51 t1
        xor ecx, eax                      ;   121.0 U       51 t1
        rol edx, 0xa                      ;   122.0 U+V     47 v[3]
        and ecx, esi                      ;   123.0 U       51 t1
        xor edi, edx                      ;   123.0 V       47 v[3]
        mov edx, esi                      ;   124.0 U       48 t1 copy
        add ebx, edi                      ;   124.0 V       63 v[3]
        mov edi, dword [esp + 48]         ;   125.0 U       51 t1
        mov dword [esp + 76], ebx         ;   125.0 V       63 v[3] spill
        xor ecx, edi                      ;   126.0 U       51 t1
        mov edi, esi                      ;   126.0 V       48 t1 copy
        rol edx, 0x1a                     ;   127.0 U+V     48 t1
        rol edi, 0x15                     ;   128.0 U+V     48 t1
        xor edx, edi                      ;   129.0 U       48 t1
        mov edi, esi                      ;   129.0 V       48 t1 copy
        rol edi, 7                        ;   130.0 U+V     48 t1
        xor edx, edi                      ;   131.0 U       48 t1
        mov edi, dword [esp + 56]         ;   131.0 V       61 t1
        add edx, ecx                      ;   132.0 U       61 t1
        mov ecx, ebx                      ;   132.0 V       47 v[2] copy
        rol ecx, 0x13                     ;   133.0 U+V     47 v[2]
        lea edx, [edx + edi + 1508970993] ;   134.0 U       61 t1
        mov edi, dword [esp + 248]        ;   134.0 V       73 w[0] reload
        mov dword [esp + 56], eax         ;   135.0 U       62 v[0] spill
        mov eax, ebx                      ;   135.0 V       47 v[2] copy
        rol eax, 0x1e                     ;   136.0 U+V     47 v[2]
        xor eax, ecx                      ;   137.0 U       47 v[2]
        mov ecx, dword [esp + 72]         ;   137.0 V       52 v[2]
        xor ecx, ebx                      ;   138.0 U       52 v[2]
        rol ebx, 0xa                      ;   139.0 U+V     47 v[2]
        mov edi, dword [edi + 20]         ;   140.0 U       73 w[5]
        and ebp, ecx                      ;   140.0 V       52 v[2]
        xor eax, ebx                      ;   141.0 U       47 v[2]
        xor ebp, dword [esp + 72]         ;   141.0 V       52 v[2]
        bswap edi                         ;   143.0 U+V     73 w[5]
        add edx, edi                      ;   144.0 U       61 t1
        add ebp, eax                      ;   144.0 V       63 v[2]
        mov eax, dword [esp + 60]         ;   145.0 U       62 v[6]
        add ebp, edx                      ;   145.0 V       63 v[2]
        mov dword [esp + 80], ebp         ;   146.0 U       63 v[2] spill
        add edx, eax                      ;   146.0 V       62 v[6]
        mov dword [esp + 60], edi         ;   147.0 U       73 w[5] spill
        mov eax, dword [esp + 56]         ;   147.0 V       51 t1
        xor eax, esi                      ;   148.0 U       51 t1
        mov ebx, dword [esp + 56]         ;   148.0 V       51 t1
        mov edi, edx                      ;   149.0 U       48 t1 copy
        and eax, edx                      ;   149.0 V       51 t1
        rol edi, 0x1a                     ;   150.0 U+V     48 t1
        xor eax, ebx                      ;   151.0 U       51 t1
        mov ebx, edx                      ;   151.0 V       48 t1 copy
        rol ebx, 0x15                     ;   152.0 U+V     48 t1
        xor edi, ebx                      ;   153.0 U       48 t1
        mov ebx, edx                      ;   153.0 V       48 t1 copy
        rol ebx, 7                        ;   154.0 U+V     48 t1
        xor edi, ebx                      ;   155.0 U       48 t1
        mov ebx, ebp                      ;   155.0 V       47 v[1] copy
        add edi, eax                      ;   156.0 U       61 t1
        mov eax, dword [esp + 48]         ;   156.0 V       61 t1
        rol ebx, 0x1e                     ;   157.0 U+V     47 v[1]
        lea edi, [edi + eax - 1841331548] ;   158.0 U       61 t1
        mov eax, dword [esp + 76]         ;   158.0 V       52 v[1]
        mov dword [esp + 48], esi         ;   159.0 U       62 v[7] spill
        mov esi, ebp                      ;   159.0 V       47 v[1] copy
        rol esi, 0xa                      ;   160.0 U+V     47 v[1]
        xor eax, ebp                      ;   161.0 U       52 v[1]
        xor ebx, esi                      ;   161.0 V       47 v[1]
        mov esi, dword [esp + 248]        ;   162.0 U       73 w[0] reload
        and ecx, eax                      ;   162.0 V       52 v[1]
        xor ecx, dword [esp + 76]         ;   163.0 U       52 v[1]
        mov esi, dword [esi + 24]         ;   164.0 V       73 w[6]
        bswap esi                         ;   165.0 U+V     73 w[6]
        add edi, esi                      ;   166.0 U       61 t1
        rol ebp, 0x13                     ;   167.0 U+V     47 v[1]
        xor ebx, ebp                      ;   168.0 U       47 v[1]
        mov ebp, dword [esp + 64]         ;   168.0 V       62 v[5]
        add ecx, edi                      ;   169.0 U       63 v[1]
        add edi, ebp                      ;   169.0 V       62 v[5]
        mov ebp, dword [esp + 48]         ;   170.0 U       51 t1
        add ecx, ebx                      ;   170.0 V       63 v[1]
        xor ebp, edx                      ;   171.0 U       51 t1
        mov ebx, dword [esp + 56]         ;   171.0 V       61 t1
        mov dword [esp + 64], esi         ;   172.0 U       73 w[6] spill
        mov dword [esp + 56], edx         ;   172.0 V       62 v[6] spill
        mov edx, edi                      ;   173.0 U       48 t1 copy
        mov esi, edi                      ;   173.0 V       48 t1 copy
        rol esi, 0x1a                     ;   174.0 U+V     48 t1
        rol edx, 7                        ;   175.0 U+V     48 t1
        xor esi, edx                      ;   176.0 U       48 t1
        mov edx, edi                      ;   176.0 V       48 t1 copy
        rol edx, 0x15                     ;   177.0 U+V     48 t1
        xor esi, edx                      ;   178.0 U       48 t1
        mov edx, ecx                      ;   178.0 V       47 v[0] copy
        rol edx, 0x13                     ;   179.0 U+V     47 v[0]
        lea esi, [esi + ebx - 1424204075] ;   180.0 U       61 t1
        and ebp, edi                      ;   180.0 V       51 t1
        mov ebx, dword [esp + 48]         ;   181.0 U       51 t1
        mov dword [esp + 84], ecx         ;   181.0 V       63 v[1] spill
        xor ebp, ebx                      ;   182.0 U       51 t1
        mov ebx, dword [esp + 248]        ;   182.0 V       73 w[0] reload
        add esi, ebp                      ;   183.0 U       61 t1
        mov ebp, ecx                      ;   183.0 V       47 v[0] copy
        rol ebp, 0x1e                     ;   184.0 U+V     47 v[0]
        xor ebp, edx                      ;   185.0 U       47 v[0]
        mov edx, dword [esp + 80]         ;   185.0 V       52 v[0]
        xor edx, ecx                      ;   186.0 U       52 v[0]
        rol ecx, 0xa                      ;   187.0 U+V     47 v[0]
        and eax, edx                      ;   188.0 U       52 v[0]
        mov ebx, dword [ebx + 28]         ;   188.0 V       73 w[7]
        xor ebp, ecx                      ;   189.0 U       47 v[0]
        xor eax, dword [esp + 80]         ;   189.0 V       52 v[0]
        bswap ebx                         ;   191.0 U+V     73 w[7]
        mov ecx, dword [esp + 72]         ;   192.0 U       62 v[4]
        add esi, ebx                      ;   192.0 V       61 t1
        add eax, esi                      ;   193.0 U       63 v[0]
        add esi, ecx                      ;   193.0 V       62 v[4]
        add eax, ebp                      ;   194.0 U       63 v[0]
        mov ecx, dword [esp + 56]         ;   194.0 V       51 t1
        mov ebp, esi                      ;   195.0 U       48 t1 copy
        mov dword [esp + 88], eax         ;   195.0 V       63 v[0] spill
        xor ecx, edi                      ;   196.0 U       51 t1
        mov dword [esp + 72], ebx         ;   196.0 V       73 w[7] spill
        and ecx, esi                      ;   197.0 U       51 t1
        mov ebx, esi                      ;   197.0 V       48 t1 copy
        rol ebx, 7                        ;   198.0 U+V     48 t1
        rol ebp, 0x1a                     ;   199.0 U+V     48 t1
        xor ebp, ebx                      ;   200.0 U       48 t1
        mov ebx, esi                      ;   200.0 V       48 t1 copy
        rol ebx, 0x15                     ;   201.0 U+V     48 t1
        xor ebp, ebx                      ;   202.0 U       48 t1
        mov ebx, dword [esp + 248]        ;   202.0 V       73 w[0] reload
        xor ecx, dword [esp + 56]         ;   203.0 U       51 t1
        add ebp, dword [esp + 48]         ;   203.0 V       61 t1
        mov dword [esp + 48], edi         ;   205.0 U       62 v[5] spill
        mov ebx, dword [ebx + 32]         ;   205.0 V       73 w[8]
        bswap ebx                         ;   206.0 U+V     73 w[8]
        mov edi, dword [esp + 84]         ;   207.0 U       52 v[7]
        add ebp, ecx                      ;   207.0 V       61 t1
        xor edi, eax                      ;   208.0 U       52 v[7]
        add ebp, ebx                      ;   208.0 V       61 t1
        and edx, edi                      ;   209.0 U       52 v[7]
        mov ecx, dword [esp + 84]         ;   209.0 V       52 v[7]
        add ebp, 0xd807aa98               ;   210.0 U       61 t1
        xor edx, ecx                      ;   210.0 V       52 v[7]
        add edx, ebp                      ;   211.0 U       63 v[7]
        mov ecx, dword [esp + 76]         ;   211.0 V       62 v[3]
        mov dword [esp + 76], ebx         ;   212.0 U       73 w[8] spill
        add ebp, ecx                      ;   212.0 V       62 v[3]
        mov ecx, eax                      ;   213.0 U       47 v[7] copy
        mov ebx, eax                      ;   213.0 V       47 v[7] copy
        rol ecx, 0xa                      ;   214.0 U+V     47 v[7]
        rol ebx, 0x1e                     ;   215.0 U+V     47 v[7]
        xor ebx, ecx                      ;   216.0 U       47 v[7]
        rol eax, 0x13                     ;   217.0 U+V     47 v[7]
        mov ecx, dword [esp + 48]         ;   218.0 U       51 t1
        xor ebx, eax                      ;   218.0 V       47 v[7]
        add edx, ebx                      ;   219.0 U       63 v[7]
        mov eax, dword [esp + 56]         ;   219.0 V       61 t1
        mov dword [esp + 56], esi         ;   220.0 U       62 v[4] spill
        xor ecx, esi                      ;   220.0 V       51 t1
        mov ebx, ebp                      ;   221.0 U       48 t1 copy
        mov esi, ebp                      ;   221.0 V       48 t1 copy
        rol ebx, 0x15                     ;   222.0 U+V     48 t1
        rol esi, 0x1a                     ;   223.0 U+V     48 t1
        xor esi, ebx                      ;   224.0 U       48 t1
        mov ebx, ebp                      ;   224.0 V       48 t1 copy
        rol ebx, 7                        ;   225.0 U+V     48 t1
        and ecx, ebp                      ;   226.0 U       51 t1
        xor esi, ebx                      ;   226.0 V       48 t1
        add esi, eax                      ;   227.0 U       61 t1
        mov eax, dword [esp + 48]         ;   227.0 V       51 t1
        mov ebx, dword [esp + 88]         ;   228.0 U       52 v[6]
        xor ecx, eax                      ;   228.0 V       51 t1
        mov eax, edx                      ;   229.0 U       47 v[6] copy
        xor ebx, edx                      ;   229.0 V       52 v[6]
        lea esi, [esi + ecx + 310598401]  ;   230.0 U       61 t1
        and edi, ebx                      ;   230.0 V       52 v[6]
        mov dword [esp + 92], edx         ;   231.0 U       63 v[7] spill
        mov ecx, edx                      ;   231.0 V       47 v[6] copy
        rol eax, 0x13                     ;   232.0 U+V     47 v[6]
        rol ecx, 0x1e                     ;   233.0 U+V     47 v[6]
        xor ecx, eax                      ;   234.0 U       47 v[6]
        mov eax, dword [esp + 248]        ;   234.0 V       73 w[0] reload
        xor edi, dword [esp + 88]         ;   235.0 U       52 v[6]
        mov eax, dword [eax + 36]         ;   236.0 V       73 w[9]
        bswap eax                         ;   237.0 U+V     73 w[9]
        add esi, eax                      ;   238.0 U       61 t1
        rol edx, 0xa                      ;   239.0 U+V     47 v[6]
        xor ecx, edx                      ;   240.0 U       47 v[6]
        mov edx, dword [esp + 80]         ;   240.0 V       62 v[2]
        add edi, esi                      ;   241.0 U       63 v[6]
        add esi, edx                      ;   241.0 V       62 v[2]
        add edi, ecx                      ;   242.0 U       63 v[6]
        mov ecx, esi                      ;   242.0 V       48 t1 copy
        rol ecx, 7                        ;   243.0 U+V     48 t1
        mov dword [esp + 80], eax         ;   244.0 U       73 w[9] spill
        mov dword [esp + 96], edi         ;   244.0 V       63 v[6] spill
        mov eax, esi                      ;   245.0 U       48 t1 copy
        mov edx, esi                      ;   245.0 V       48 t1 copy
        rol edx, 0x1a                     ;   246.0 U+V     48 t1
        xor edx, ecx                      ;   247.0 U       48 t1
        mov ecx, dword [esp + 56]         ;   247.0 V       51 t1
        rol eax, 0x15                     ;   248.0 U+V     48 t1
        xor ecx, ebp                      ;   249.0 U       51 t1
        xor edx, eax                      ;   249.0 V       48 t1
        mov eax, dword [esp + 248]        ;   250.0 U       73 w[0] reload
        and ecx, esi                      ;   250.0 V       51 t1
        add edx, dword [esp + 48]         ;   251.0 U       61 t1
        xor ecx, dword [esp + 56]         ;   251.0 V       51 t1
        mov eax, dword [eax + 40]         ;   253.0 U       73 w[10]
        mov dword [esp + 48], ebp         ;   253.0 V       62 v[3] spill
        bswap eax                         ;   254.0 U+V     73 w[10]
        lea edx, [edx + ecx + 607225278]  ;   255.0 U       61 t1
        mov ecx, dword [esp + 92]         ;   255.0 V       52 v[5]
        xor ecx, edi                      ;   256.0 U       52 v[5]
        mov ebp, dword [esp + 92]         ;   256.0 V       52 v[5]
        add edx, eax                      ;   257.0 U       61 t1
        and ebx, ecx                      ;   257.0 V       52 v[5]
        xor ebx, ebp                      ;   258.0 U       52 v[5]
        mov ebp, dword [esp + 84]         ;   258.0 V       62 v[1]
        add ebx, edx                      ;   259.0 U       63 v[5]
        add edx, ebp                      ;   259.0 V       62 v[1]
        mov ebp, edi                      ;   260.0 U       47 v[5] copy
        mov dword [esp + 84], eax         ;   260.0 V       73 w[10] spill
        mov eax, edi                      ;   261.0 U       47 v[5] copy
        rol eax, 0x13                     ;   262.0 U+V     47 v[5]
        rol ebp, 0x1e                     ;   263.0 U+V     47 v[5]
        xor ebp, eax                      ;   264.0 U       47 v[5]
        mov eax, edx                      ;   264.0 V       48 t1 copy
        rol eax, 0x1a                     ;   265.0 U+V     48 t1
        rol edi, 0xa                      ;   266.0 U+V     47 v[5]
        xor ebp, edi                      ;   267.0 U       47 v[5]
        mov edi, edx                      ;   267.0 V       48 t1 copy
        rol edi, 7                        ;   268.0 U+V     48 t1
        add ebx, ebp                      ;   269.0 U       63 v[5]
        mov ebp, dword [esp + 48]         ;   269.0 V       51 t1
        xor ebp, esi                      ;   270.0 U       51 t1
        xor eax, edi                      ;   270.0 V       48 t1
        and ebp, edx                      ;   271.0 U       51 t1
        mov edi, edx                      ;   271.0 V       48 t1 copy
        rol edi, 0x15                     ;   272.0 U+V     48 t1
        xor eax, edi                      ;   273.0 U       48 t1
        mov edi, dword [esp + 248]        ;   273.0 V       73 w[0] reload
        add eax, dword [esp + 56]         ;   274.0 U       61 t1
        xor ebp, dword [esp + 48]         ;   274.0 V       51 t1
        mov edi, dword [edi + 44]         ;   276.0 U       73 w[11]
        mov dword [esp + 56], esi         ;   276.0 V       62 v[2] spill
        bswap edi                         ;   277.0 U+V     73 w[11]
        mov esi, dword [esp + 96]         ;   278.0 U       52 v[4]
        lea eax, [eax + ebp + 1426881987] ;   278.0 V       61 t1
        xor esi, ebx                      ;   279.0 U       52 v[4]
        mov dword [esp + 100], ebx        ;   279.0 V       63 v[5] spill
        mov ebp, dword [esp + 96]         ;   280.0 U       52 v[4]
        and ecx, esi                      ;   280.0 V       52 v[4]
        add eax, edi                      ;   281.0 U       61 t1
        xor ecx, ebp                      ;   281.0 V       52 v[4]
        mov ebp, dword [esp + 88]         ;   282.0 U       62 v[0]
        add ecx, eax                      ;   282.0 V       63 v[4]
        mov dword [esp + 88], edi         ;   283.0 U       73 w[11] spill
        mov edi, ebx                      ;   283.0 V       47 v[4] copy
        rol edi, 0x1e                     ;   284.0 U+V     47 v[4]
        add eax, ebp                      ;   285.0 U       62 v[0]
        mov ebp, ebx                      ;   285.0 V       47 v[4] copy
        rol ebp, 0xa                      ;   286.0 U+V     47 v[4]
        xor edi, ebp                      ;   287.0 U       47 v[4]
        rol ebx, 0x13                     ;   288.0 U+V     47 v[4]
        xor edi, ebx                      ;   289.0 U       47 v[4]
        mov ebx, eax                      ;   289.0 V       48 t1 copy
        add ecx, edi                      ;   290.0 U       63 v[4]
        mov edi, eax                      ;   290.0 V       48 t1 copy
        rol edi, 0x15                     ;   291.0 U+V     48 t1
        rol ebx, 0x1a                     ;   292.0 U+V     48 t1
        xor ebx, edi                      ;   293.0 U       48 t1
        mov edi, dword [esp + 56]         ;   293.0 V       51 t1
        mov ebp, eax                      ;   294.0 U       48 t1 copy
        xor edi, edx                      ;   294.0 V       51 t1
        and edi, eax                      ;   295.0 U       51 t1
        mov dword [esp + 104], ecx        ;   295.0 V       63 v[4] spill
        rol ebp, 7                        ;   296.0 U+V     48 t1
        xor ebx, ebp                      ;   297.0 U       48 t1
        mov ebp, dword [esp + 248]        ;   297.0 V       73 w[0] reload
        add ebx, dword [esp + 48]         ;   298.0 U       61 t1
        xor edi, dword [esp + 56]         ;   298.0 V       51 t1
        mov ebp, dword [ebp + 48]         ;   300.0 U       73 w[12]
        add ebx, edi                      ;   300.0 V       61 t1
        bswap ebp                         ;   301.0 U+V     73 w[12]
        mov edi, dword [esp + 100]        ;   302.0 U       52 v[3]
        mov dword [esp + 48], edx         ;   302.0 V       62 v[1] spill
        mov edx, dword [esp + 100]        ;   303.0 U       52 v[3]
        xor edi, ecx                      ;   303.0 V       52 v[3]
        lea ebx, [ebx + ebp + 1925078388] ;   304.0 U       61 t1
        and esi, edi                      ;   304.0 V       52 v[3]
        xor esi, edx                      ;   305.0 U       52 v[3]
        mov edx, dword [esp + 92]         ;   305.0 V       62 v[7]
        mov dword [esp + 92], ebp         ;   306.0 U       73 w[12] spill
        mov ebp, ecx                      ;   306.0 V       47 v[3] copy
        rol ebp, 0xa                      ;   307.0 U+V     47 v[3]
        add esi, ebx                      ;   308.0 U       63 v[3]
        add ebx, edx                      ;   308.0 V       62 v[7]
        mov edx, ecx                      ;   309.0 U       47 v[3] copy
        rol ecx, 0x1e                     ;   310.0 U+V     47 v[3]
        rol edx, 0x13                     ;   311.0 U+V     47 v[3]
        xor ecx, edx                      ;   312.0 U       47 v[3]
        mov edx, dword [esp + 48]         ;   312.0 V       51 t1
        xor ecx, ebp                      ;   313.0 U       47 v[3]
        xor edx, eax                      ;   313.0 V       51 t1
        mov ebp, dword [esp + 48]         ;   314.0 U       51 t1
        and edx, ebx                      ;   314.0 V       51 t1
        add esi, ecx                      ;   315.0 U       63 v[3]
        xor edx, ebp                      ;   315.0 V       51 t1
        mov ecx, ebx                      ;   316.0 U       48 t1 copy
        mov ebp, ebx                      ;   316.0 V       48 t1 copy
        rol ecx, 7                        ;   317.0 U+V     48 t1
        rol ebp, 0x1a                     ;   318.0 U+V     48 t1
        xor ebp, ecx                      ;   319.0 U       48 t1
        mov ecx, ebx                      ;   319.0 V       48 t1 copy
        rol ecx, 0x15                     ;   320.0 U+V     48 t1
        xor ebp, ecx                      ;   321.0 U       48 t1
        mov ecx, dword [esp + 56]         ;   321.0 V       61 t1
        mov dword [esp + 56], eax         ;   322.0 U       62 v[0] spill
        mov eax, dword [esp + 104]        ;   322.0 V       52 v[2]
        lea ebp, [ebp + edx - 2132889090] ;   323.0 U       61 t1
        xor eax, esi                      ;   323.0 V       52 v[2]
        mov edx, esi                      ;   324.0 U       47 v[2] copy
        and edi, eax                      ;   324.0 V       52 v[2]
        add ebp, ecx                      ;   325.0 U       61 t1
        mov ecx, esi                      ;   325.0 V       47 v[2] copy
        rol edx, 0x1e                     ;   326.0 U+V     47 v[2]
        rol ecx, 0xa                      ;   327.0 U+V     47 v[2]
        xor edx, ecx                      ;   328.0 U       47 v[2]
        mov ecx, dword [esp + 248]        ;   328.0 V       73 w[0] reload
        xor edi, dword [esp + 104]        ;   329.0 U       52 v[2]
        mov ecx, dword [ecx + 52]         ;   330.0 V       73 w[13]
        bswap ecx                         ;   331.0 U+V     73 w[13]
        add ebp, ecx                      ;   332.0 U       61 t1
        mov dword [esp + 108], esi        ;   332.0 V       63 v[3] spill
        add edi, ebp                      ;   333.0 U       63 v[2]
        rol esi, 0x13                     ;   334.0 U+V     47 v[2]
        xor edx, esi                      ;   335.0 U       47 v[2]
        mov esi, dword [esp + 96]         ;   335.0 V       62 v[6]
        add edi, edx                      ;   336.0 U       63 v[2]
        add ebp, esi                      ;   336.0 V       62 v[6]
        mov dword [esp + 96], ecx         ;   337.0 U       73 w[13] spill
        mov ecx, ebp                      ;   337.0 V       48 t1 copy
        rol ecx, 0x1a                     ;   338.0 U+V     48 t1
        mov edx, ebp                      ;   339.0 U       48 t1 copy
        mov esi, dword [esp + 56]         ;   339.0 V       51 t1
        rol edx, 0x15                     ;   340.0 U+V     48 t1
        xor ecx, edx                      ;   341.0 U       48 t1
        mov edx, ebp                      ;   341.0 V       48 t1 copy
        rol edx, 7                        ;   342.0 U+V     48 t1
        xor ecx, edx                      ;   343.0 U       48 t1
        xor esi, ebx                      ;   343.0 V       51 t1
        and esi, ebp                      ;   344.0 U       51 t1
        mov edx, dword [esp + 248]        ;   344.0 V       73 w[0] reload
        add ecx, dword [esp + 48]         ;   345.0 U       61 t1
        xor esi, dword [esp + 56]         ;   345.0 V       51 t1
        mov dword [esp + 48], ebx         ;   347.0 U       62 v[7] spill
        mov ebx, dword [edx + 60]         ;   347.0 V       73 w[15]
        bswap ebx                         ;   348.0 U+V     73 w[15]
        mov dword [esp + 112], ebx        ;   349.0 U       73 w[15] spill
        mov ebx, dword [esp + 108]        ;   349.0 V       52 v[1]
        xor ebx, edi                      ;   350.0 U       52 v[1]
        mov edx, dword [edx + 56]         ;   350.0 V       73 w[14]
        and eax, ebx                      ;   351.0 U       52 v[1]
        lea ecx, [ecx + esi - 1680079193] ;   351.0 V       61 t1
        xor eax, dword [esp + 108]        ;   352.0 U       52 v[1]
        mov esi, dword [esp + 100]        ;   352.0 V       62 v[5]
        bswap edx                         ;   354.0 U+V     73 w[14]
        add ecx, edx                      ;   355.0 U       61 t1
        mov dword [esp + 100], edx        ;   355.0 V       73 w[14] spill
        add eax, ecx                      ;   356.0 U       63 v[1]
        mov edx, dword [esp + 52]         ;   356.0 V       73 w[4] reload
        add ecx, esi                      ;   357.0 U       62 v[5]
        mov dword [esp + 116], edx        ;   357.0 V       76 passes
        mov edx, dword [esp + 44]         ;   358.0 U       73 w[1] reload
        mov esi, dword [esp + 68]         ;   358.0 V       73 w[3] reload
        mov dword [esp + 120], esi        ;   359.0 U       76 passes
        mov esi, dword [esp + 40]         ;   359.0 V       73 w[2] reload
        mov dword [esp + 124], edx        ;   360.0 U       76 passes
        mov edx, dword [esp + 36]         ;   360.0 V       73 w[0] reload
        mov dword [esp + 128], edx        ;   361.0 U       76 passes
        mov dword [esp + 132], esi        ;   361.0 V       76 passes
        mov edx, edi                      ;   362.0 U       47 v[1] copy
        mov esi, edi                      ;   362.0 V       47 v[1] copy
        rol edx, 0xa                      ;   363.0 U+V     47 v[1]
        rol esi, 0x1e                     ;   364.0 U+V     47 v[1]
        xor esi, edx                      ;   365.0 U       47 v[1]
        mov edx, edi                      ;   365.0 V       47 v[1] copy
        rol edx, 0x13                     ;   366.0 U+V     47 v[1]
        xor esi, edx                      ;   367.0 U       47 v[1]
        mov edx, dword [esp + 48]         ;   367.0 V       51 t1
        add eax, esi                      ;   368.0 U       63 v[1]
        mov esi, edi                      ;   368.0 V       52 v[0] copy
        mov dword [esp + 136], edi        ;   369.0 U       76 passes
        xor esi, eax                      ;   369.0 V       52 v[0]
        and ebx, esi                      ;   370.0 U       52 v[0]
        xor edx, ebp                      ;   370.0 V       51 t1
        mov esi, dword [esp + 84]         ;   371.0 U       73 w[10] reload
        and edx, ecx                      ;   371.0 V       51 t1
        mov dword [esp + 140], esi        ;   372.0 U       76 passes
        mov esi, dword [esp + 48]         ;   372.0 V       51 t1
        xor ebx, edi                      ;   373.0 U       52 v[0]
        mov edi, dword [esp + 76]         ;   373.0 V       73 w[8] reload
        xor edx, esi                      ;   374.0 U       51 t1
        mov esi, dword [esp + 80]         ;   374.0 V       73 w[9] reload
        mov dword [esp + 144], esi        ;   375.0 U       76 passes
        mov dword [esp + 148], edi        ;   375.0 V       76 passes
        mov esi, dword [esp + 72]         ;   376.0 U       73 w[7] reload
        mov edi, ecx                      ;   376.0 V       48 t1 copy
        mov dword [esp + 152], esi        ;   377.0 U       76 passes
        mov esi, ecx                      ;   377.0 V       48 t1 copy
        rol edi, 0x15                     ;   378.0 U+V     48 t1
        rol esi, 0x1a                     ;   379.0 U+V     48 t1
        xor esi, edi                      ;   380.0 U       48 t1
        mov edi, ecx                      ;   380.0 V       48 t1 copy
        rol edi, 7                        ;   381.0 U+V     48 t1
        xor esi, edi                      ;   382.0 U       48 t1
        mov edi, dword [esp + 56]         ;   382.0 V       61 t1
        mov dword [esp + 156], ecx        ;   383.0 U       76 passes
        add esi, edi                      ;   383.0 V       61 t1
        mov ecx, eax                      ;   384.0 U       47 v[0] copy
        mov edi, dword [esp + 112]        ;   384.0 V       73 w[15] reload
        mov dword [esp + 160], ebp        ;   385.0 U       76 passes
        mov dword [esp + 164], eax        ;   385.0 V       76 passes
        lea esi, [esi + edx - 1046744716] ;   386.0 U       61 t1
        mov edx, dword [esp + 48]         ;   386.0 V       62 v[7] reload
        add esi, edi                      ;   387.0 U       61 t1
        mov ebp, eax                      ;   387.0 V       47 v[0] copy
        mov dword [esp + 168], edi        ;   388.0 U       76 passes
        mov edi, dword [esp + 104]        ;   388.0 V       62 v[4]
        lea ebx, [esi + ebx]              ;   389.0 U       63 v[0]
        add esi, edi                      ;   389.0 V       62 v[4]
        mov edi, dword [esp + 100]        ;   390.0 U       73 w[14] reload
        mov dword [esp + 172], esi        ;   390.0 V       76 passes
        mov dword [esp + 176], edx        ;   391.0 U       76 passes
        mov edx, dword [esp + 64]         ;   391.0 V       73 w[6] reload
        mov dword [esp + 180], edi        ;   392.0 U       76 passes
        mov esi, dword [esp + 60]         ;   392.0 V       73 w[5] reload
        mov dword [esp + 184], esi        ;   393.0 U       76 passes
        mov esi, dword [esp + 92]         ;   393.0 V       73 w[12] reload
        mov edi, sha256_blocks.T0_K       ;   394.0 U       76 passes reload
        mov dword [esp + 188], edx        ;   394.0 V       76 passes
        mov edx, dword [esp + 96]         ;   395.0 U       73 w[13] reload
        mov dword [esp + 192], edi        ;   395.0 V       76 passes
        mov dword [esp + 196], edx        ;   396.0 U       76 passes
        mov dword [esp + 200], esi        ;   396.0 V       76 passes
        mov edx, dword [esp + 108]        ;   397.0 U       63 v[3] reload
        mov esi, dword [esp + 88]         ;   397.0 V       73 w[11] reload
        rol ebp, 0x1e                     ;   398.0 U+V     47 v[0]
        rol ecx, 0x13                     ;   399.0 U+V     47 v[0]
        mov dword [esp + 204], edx        ;   400.0 U       76 passes
        xor ebp, ecx                      ;   400.0 V       47 v[0]
        rol eax, 0xa                      ;   401.0 U+V     47 v[0]
        xor ebp, eax                      ;   402.0 U       47 v[0]
        add edi, 0xc0                     ;   402.0 V       76 passes
        add ebx, ebp                      ;   403.0 U       63 v[0]
        mov dword [esp + 208], esi        ;   403.0 V       76 passes
        mov dword [esp + 212], ebx        ;   404.0 U       76 passes
        mov dword [esp + 216], edi        ;   404.0 V       76 passes
        align 16
.passes_2:
        mov eax, dword [esp + 180]        ;     0.0 U       50 w[0]
        mov ecx, dword [esp + 124]        ;     0.0 V       49 w[0]
        mov edx, dword [esp + 172]        ;     1.0 U       48 t1
        mov ebx, dword [esp + 160]        ;     1.0 V       51 t1 reload
        mov esi, dword [esp + 180]        ;     2.0 U       50 w[0]
        mov edi, dword [esp + 156]        ;     2.0 V       51 t1
        shr esi, 0xa                      ;     3.0 U       50 w[0]
        mov ebp, dword [esp + 124]        ;     3.0 V       49 w[0]
        shr ebp, 3                        ;     4.0 U       49 w[0]
        xor edi, ebx                      ;     4.0 V       51 t1
        rol eax, 0xf                      ;     5.0 U+V     50 w[0]
        xor eax, esi                      ;     6.0 U       50 w[0]
        mov esi, dword [esp + 180]        ;     6.0 V       50 w[0]
        rol ecx, 0x19                     ;     7.0 U+V     49 w[0]
        xor ecx, ebp                      ;     8.0 U       49 w[0]
        mov ebp, dword [esp + 124]        ;     8.0 V       49 w[0]
        rol esi, 0xd                      ;     9.0 U+V     50 w[0]
        xor eax, esi                      ;    10.0 U       50 w[0]
        mov esi, dword [esp + 128]        ;    10.0 V       78 w[0]
        rol ebp, 0xe                      ;    11.0 U+V     49 w[0]
        xor ecx, ebp                      ;    12.0 U       49 w[0]
        mov ebp, dword [esp + 144]        ;    12.0 V       78 w[0] reload
        add eax, ecx                      ;    13.0 U       78 w[0]
        mov ecx, dword [esp + 156]        ;    13.0 V       51 t1
        add eax, ebp                      ;    14.0 U       78 w[0]
        mov ebp, dword [esp + 172]        ;    14.0 V       48 t1
        add eax, esi                      ;    15.0 U       78 w[0]
        mov esi, dword [esp + 172]        ;    15.0 V       48 t1 reload
        rol edx, 0x1a                     ;    16.0 U+V     48 t1
        rol ebp, 7                        ;    17.0 U+V     48 t1
        xor edx, ebp                      ;    18.0 U       48 t1
        mov ebp, dword [esp + 172]        ;    18.0 V       48 t1
        rol ebp, 0x15                     ;    19.0 U+V     48 t1
        xor edx, ebp                      ;    20.0 U       48 t1
        mov ebp, dword [esp + 192]        ;    20.0 V       79 v reload
        or edi, esi                       ;    21.0 U       51 t1
        xor esi, ecx                      ;    21.0 V       51 t1
        mov ecx, dword [esp + 176]        ;    22.0 U       61 t1
        xor edi, esi                      ;    22.0 V       51 t1
        add edx, edi                      ;    23.0 U       61 t1
        mov edi, dword [ebp + 64]         ;    23.0 V       61 t1
        mov ebp, dword [esp + 212]        ;    24.0 U       52 v[7]
        add edx, edi                      ;    24.0 V       61 t1
        add edx, ecx                      ;    25.0 U       61 t1
        mov ecx, dword [esp + 204]        ;    25.0 V       62 v[3]
        mov edi, dword [esp + 164]        ;    26.0 U       52 v[7]
        add edx, eax                      ;    26.0 V       61 t1
        xor edi, ebp                      ;    27.0 U       52 v[7]
        mov ebp, dword [esp + 136]        ;    27.0 V       52 v[7]
        mov dword [esp + 36], eax         ;    28.0 U       78 w[0] spill
        mov eax, edx                      ;    28.0 V       62 v[3] copy
        add eax, ecx                      ;    29.0 U       62 v[3]
        mov ecx, dword [esp + 164]        ;    29.0 V       52 v[7]
        and esi, eax                      ;    30.0 U       51 t1
        xor ebp, ecx                      ;    30.0 V       52 v[7]
        mov ecx, dword [esp + 164]        ;    31.0 U       52 v[7]
        and ebp, edi                      ;    31.0 V       52 v[7]
        xor ebp, ecx                      ;    32.0 U       52 v[7]
        mov ecx, eax                      ;    32.0 V       48 t1 copy
        add edx, ebp                      ;    33.0 U       63 v[7]
        mov ebp, dword [esp + 156]        ;    33.0 V       51 t1
        rol ecx, 0x15                     ;    34.0 U+V     48 t1
        xor esi, ebp                      ;    35.0 U       51 t1
        mov ebp, eax                      ;    35.0 V       48 t1 copy
        add esi, ebx                      ;    36.0 U       61 t1
        mov ebx, eax                      ;    36.0 V       48 t1 copy
        rol ebp, 0x1a                     ;    37.0 U+V     48 t1
        xor ebp, ecx                      ;    38.0 U       48 t1
        mov ecx, dword [esp + 168]        ;    38.0 V       50 w[1]
        rol ebx, 7                        ;    39.0 U+V     48 t1
        xor ebp, ebx                      ;    40.0 U       48 t1
        mov ebx, dword [esp + 132]        ;    40.0 V       49 w[1]
        shr ebx, 3                        ;    41.0 U       49 w[1]
        add esi, ebp                      ;    41.0 V       61 t1
        shr ecx, 0xa                      ;    42.0 U       50 w[1]
        mov ebp, dword [esp + 168]        ;    42.0 V       50 w[1]
        rol ebp, 0xf                      ;    43.0 U+V     50 w[1]
        xor ebp, ecx                      ;    44.0 U       50 w[1]
        mov ecx, dword [esp + 132]        ;    44.0 V       49 w[1]
        rol ecx, 0x19                     ;    45.0 U+V     49 w[1]
        xor ecx, ebx                      ;    46.0 U       49 w[1]
        mov ebx, dword [esp + 168]        ;    46.0 V       50 w[1]
        rol ebx, 0xd                      ;    47.0 U+V     50 w[1]
        xor ebp, ebx                      ;    48.0 U       50 w[1]
        mov ebx, dword [esp + 132]        ;    48.0 V       49 w[1]
        rol ebx, 0xe                      ;    49.0 U+V     49 w[1]
        xor ecx, ebx                      ;    50.0 U       49 w[1]
        mov ebx, dword [esp + 124]        ;    50.0 V       78 w[1]
        add ebp, ecx                      ;    51.0 U       78 w[1]
        mov ecx, dword [esp + 212]        ;    51.0 V       47 v[7]
        rol ecx, 0x1e                     ;    52.0 U+V     47 v[7]
        add ebp, ebx                      ;    53.0 U       78 w[1]
        mov ebx, dword [esp + 212]        ;    53.0 V       47 v[7]
        rol ebx, 0xa                      ;    54.0 U+V     47 v[7]
        xor ecx, ebx                      ;    55.0 U       47 v[7]
        mov ebx, dword [esp + 212]        ;    55.0 V       47 v[7]
        rol ebx, 0x13                     ;    56.0 U+V     47 v[7]
        xor ecx, ebx                      ;    57.0 U       47 v[7]
        mov ebx, dword [esp + 192]        ;    57.0 V       79 v reload
        add edx, ecx                      ;    58.0 U       63 v[7]
        mov ecx, dword [esp + 140]        ;    58.0 V       78 w[1] reload
        mov ebx, dword [ebx + 68]         ;    59.0 U       61 t1
        add ebp, ecx                      ;    59.0 V       78 w[1]
        add esi, ebp                      ;    60.0 U       61 t1
        mov ecx, dword [esp + 164]        ;    60.0 V       52 v[7] reload
        add esi, ebx                      ;    61.0 U       61 t1
        mov ebx, edx                      ;    61.0 V       52 v[6] copy
        xor ebx, ecx                      ;    62.0 U       52 v[6]
        mov dword [esp + 44], ebp         ;    62.0 V       78 w[1] spill
        and edi, ebx                      ;    63.0 U       52 v[6]
        mov dword [esp + 40], edx         ;    63.0 V       63 v[7] spill
        xor edi, ecx                      ;    64.0 U       52 v[6]
        mov ecx, edx                      ;    64.0 V       47 v[6] copy
        mov ebx, dword [esp + 136]        ;    65.0 U       62 v[2]
        mov ebp, esi                      ;    65.0 V       62 v[2] copy
        add ebp, ebx                      ;    66.0 U       62 v[2]
        mov ebx, edx                      ;    66.0 V       47 v[6] copy
        rol ecx, 0x13                     ;    67.0 U+V     47 v[6]
        add esi, edi                      ;    68.0 U       63 v[6]
        rol ebx, 0xa                      ;    69.0 U+V     47 v[6]
        rol edx, 0x1e                     ;    70.0 U+V     47 v[6]
        xor edx, ecx                      ;    71.0 U       47 v[6]
        mov ecx, dword [esp + 36]         ;    71.0 V       50 w[2]
        mov edi, dword [esp + 36]         ;    72.0 U       50 w[2]
        xor edx, ebx                      ;    72.0 V       47 v[6]
        add esi, edx                      ;    73.0 U       63 v[6]
        mov edx, dword [esp + 36]         ;    73.0 V       50 w[2]
        shr edx, 0xa                      ;    74.0 U       50 w[2]
        mov ebx, dword [esp + 172]        ;    74.0 V       51 t1
        rol edi, 0xf                      ;    75.0 U+V     50 w[2]
        rol ecx, 0xd                      ;    76.0 U+V     50 w[2]
        xor edi, ecx                      ;    77.0 U       50 w[2]
        mov ecx, eax                      ;    77.0 V       51 t1 copy
        xor ecx, ebx                      ;    78.0 U       51 t1
        xor edi, edx                      ;    78.0 V       50 w[2]
        mov dword [esp + 52], esi         ;    79.0 U       63 v[6] spill
        mov edx, dword [esp + 208]        ;    79.0 V       78 w[2] reload
        mov ebx, dword [esp + 172]        ;    80.0 U       51 t1
        and ecx, ebp                      ;    80.0 V       51 t1
        add edi, edx                      ;    81.0 U       78 w[2]
        mov edx, ebp                      ;    81.0 V       48 t1 copy
        rol edx, 0x15                     ;    82.0 U+V     48 t1
        xor ecx, ebx                      ;    83.0 U       51 t1
        mov ebx, ebp                      ;    83.0 V       48 t1 copy
        rol ebx, 0x1a                     ;    84.0 U+V     48 t1
        xor ebx, edx                      ;    85.0 U       48 t1
        mov edx, ebp                      ;    85.0 V       48 t1 copy
        rol edx, 7                        ;    86.0 U+V     48 t1
        xor ebx, edx                      ;    87.0 U       48 t1
        mov edx, dword [esp + 192]        ;    87.0 V       79 v reload
        add ebx, ecx                      ;    88.0 U       61 t1
        mov ecx, dword [esp + 132]        ;    88.0 V       78 w[2]
        mov edx, dword [edx + 72]         ;    89.0 U       61 t1
        add edi, ecx                      ;    89.0 V       78 w[2]
        mov ecx, dword [esp + 120]        ;    90.0 U       49 w[2]
        add ebx, edx                      ;    90.0 V       61 t1
        shr ecx, 3                        ;    91.0 U       49 w[2]
        mov edx, dword [esp + 120]        ;    91.0 V       49 w[2]
        rol edx, 0x19                     ;    92.0 U+V     49 w[2]
        xor edx, ecx                      ;    93.0 U       49 w[2]
        mov ecx, dword [esp + 120]        ;    93.0 V       49 w[2]
        rol ecx, 0xe                      ;    94.0 U+V     49 w[2]
        xor edx, ecx                      ;    95.0 U       49 w[2]
        mov ecx, dword [esp + 156]        ;    95.0 V       61 t1
        add edi, edx                      ;    96.0 U       78 w[2]
        add ebx, ecx                      ;    96.0 V       61 t1
        add ebx, edi                      ;    97.0 U       61 t1
        mov ecx, esi                      ;    97.0 V       47 v[5] copy
        mov edx, dword [esp + 40]         ;    98.0 U       52 v[5]
        mov dword [esp + 48], edi         ;    98.0 V       78 w[2] spill
        mov edi, esi                      ;    99.0 U       47 v[5] copy
        xor edx, esi                      ;    99.0 V       52 v[5]
        rol edi, 0x13                     ;   100.0 U+V     47 v[5]
        rol ecx, 0x1e                     ;   101.0 U+V     47 v[5]
        xor ecx, edi                      ;   102.0 U       47 v[5]
        rol esi, 0xa                      ;   103.0 U+V     47 v[5]
        mov edi, dword [esp + 40]         ;   104.0 U       52 v[5]
        xor ecx, esi                      ;   104.0 V       47 v[5]
        mov esi, ebx                      ;   105.0 U       62 v[1] copy
        add ebx, ecx                      ;   105.0 V       63 v[5]
        add esi, dword [esp + 164]        ;   106.0 U       62 v[1]
        xor edi, dword [esp + 212]        ;   106.0 V       52 v[5]
        and edi, edx                      ;   108.0 U       52 v[5]
        mov ecx, dword [esp + 40]         ;   108.0 V       52 v[5]
        mov dword [esp + 56], esi         ;   109.0 U       62 v[1] spill
        xor edi, ecx                      ;   109.0 V       52 v[5]
        add ebx, edi                      ;   110.0 U       63 v[5]
        mov ecx, esi                      ;   110.0 V       48 t1 copy
        mov edi, dword [esp + 56]         ;   111.0 U       51 t1
        mov dword [esp + 60], ebx         ;   111.0 V       63 v[5] spill
        mov ebx, esi                      ;   112.0 U       48 t1 copy
        rol esi, 0x1a                     ;   113.0 U+V     48 t1
        rol ebx, 7                        ;   114.0 U+V     48 t1
        xor esi, ebx                      ;   115.0 U       48 t1
        mov ebx, eax                      ;   115.0 V       51 t1 copy
        rol ecx, 0x15                     ;   116.0 U+V     48 t1
        xor ebx, ebp                      ;   117.0 U       51 t1
        xor esi, ecx                      ;   117.0 V       48 t1
        mov ecx, dword [esp + 116]        ;   118.0 U       49 w[3]
        and ebx, edi                      ;   118.0 V       51 t1
        mov edi, dword [esp + 172]        ;   119.0 U       61 t1
        xor ebx, eax                      ;   119.0 V       51 t1
        add esi, ebx                      ;   120.0 U       61 t1
        mov ebx, dword [esp + 116]        ;   120.0 V       49 w[3]
        rol ebx, 0xe                      ;   121.0 U+V     49 w[3]
        add esi, edi                      ;   122.0 U       61 t1
        mov edi, dword [esp + 192]        ;   122.0 V       79 v reload
        rol ecx, 0x19                     ;   123.0 U+V     49 w[3]
        xor ecx, ebx                      ;   124.0 U       49 w[3]
        mov ebx, dword [edi + 76]         ;   124.0 V       61 t1
        mov edi, dword [esp + 116]        ;   125.0 U       49 w[3]
        add esi, ebx                      ;   125.0 V       61 t1
        shr edi, 3                        ;   126.0 U       49 w[3]
        mov ebx, dword [esp + 44]         ;   126.0 V       50 w[3]
        rol ebx, 0xd                      ;   127.0 U+V     50 w[3]
        xor ecx, edi                      ;   128.0 U       49 w[3]
        mov edi, dword [esp + 44]         ;   128.0 V       50 w[3]
        rol edi, 0xf                      ;   129.0 U+V     50 w[3]
        xor edi, ebx                      ;   130.0 U       50 w[3]
        mov ebx, dword [esp + 44]         ;   130.0 V       50 w[3]
        shr ebx, 0xa                      ;   131.0 U       50 w[3]
        xor edi, ebx                      ;   132.0 U       50 w[3]
        mov ebx, dword [esp + 120]        ;   132.0 V       78 w[3]
        add edi, ecx                      ;   133.0 U       78 w[3]
        mov ecx, dword [esp + 200]        ;   133.0 V       78 w[3] reload
        add edi, ebx                      ;   134.0 U       78 w[3]
        mov ebx, dword [esp + 52]         ;   134.0 V       52 v[4]
        add edi, ecx                      ;   135.0 U       78 w[3]
        mov ecx, dword [esp + 60]         ;   135.0 V       52 v[4]
        xor ecx, ebx                      ;   136.0 U       52 v[4]
        add esi, edi                      ;   136.0 V       61 t1
        mov ebx, dword [esp + 52]         ;   137.0 U       52 v[4]
        and edx, ecx                      ;   137.0 V       52 v[4]
        xor edx, ebx                      ;   138.0 U       52 v[4]
        mov ebx, dword [esp + 192]        ;   138.0 V       79 v reload
        mov dword [esp + 68], edi         ;   139.0 U       78 w[3] spill
        add edx, esi                      ;   139.0 V       63 v[4]
        mov edi, dword [esp + 60]         ;   140.0 U       47 v[4]
        mov ebx, dword [ebx + 80]         ;   140.0 V       61 t1
        rol edi, 0x13                     ;   141.0 U+V     47 v[4]
        add eax, ebx                      ;   142.0 U       61 t1
        mov ebx, dword [esp + 60]         ;   142.0 V       47 v[4]
        rol ebx, 0x1e                     ;   143.0 U+V     47 v[4]
        xor ebx, edi                      ;   144.0 U       47 v[4]
        mov edi, dword [esp + 60]         ;   144.0 V       47 v[4]
        rol edi, 0xa                      ;   145.0 U+V     47 v[4]
        xor ebx, edi                      ;   146.0 U       47 v[4]
        mov edi, dword [esp + 212]        ;   146.0 V       62 v[0]
        add edx, ebx                      ;   147.0 U       63 v[4]
        mov ebx, dword [esp + 184]        ;   147.0 V       49 w[4]
        add esi, edi                      ;   148.0 U       62 v[0]
        mov edi, dword [esp + 184]        ;   148.0 V       49 w[4]
        mov dword [esp + 64], edx         ;   149.0 U       63 v[4] spill
        mov edx, dword [esp + 184]        ;   149.0 V       49 w[4]
        rol edi, 0x19                     ;   150.0 U+V     49 w[4]
        rol edx, 0xe                      ;   151.0 U+V     49 w[4]
        shr ebx, 3                        ;   152.0 U       49 w[4]
        xor edi, edx                      ;   152.0 V       49 w[4]
        mov edx, dword [esp + 48]         ;   153.0 U       50 w[4]
        xor edi, ebx                      ;   153.0 V       49 w[4]
        shr edx, 0xa                      ;   154.0 U       50 w[4]
        mov ebx, dword [esp + 48]         ;   154.0 V       50 w[4]
        rol ebx, 0xf                      ;   155.0 U+V     50 w[4]
        xor ebx, edx                      ;   156.0 U       50 w[4]
        mov edx, dword [esp + 48]         ;   156.0 V       50 w[4]
        rol edx, 0xd                      ;   157.0 U+V     50 w[4]
        xor ebx, edx                      ;   158.0 U       50 w[4]
        mov edx, esi                      ;   158.0 V       48 t1 copy
        add ebx, edi                      ;   159.0 U       78 w[4]
        mov edi, esi                      ;   159.0 V       48 t1 copy
        rol edi, 0x1a                     ;   160.0 U+V     48 t1
        rol edx, 0x15                     ;   161.0 U+V     48 t1
        xor edi, edx                      ;   162.0 U       48 t1
        mov edx, esi                      ;   162.0 V       48 t1 copy
        rol edx, 7                        ;   163.0 U+V     48 t1
        xor edi, edx                      ;   164.0 U       48 t1
        mov edx, dword [esp + 56]         ;   164.0 V       51 t1
        add eax, edi                      ;   165.0 U       61 t1
        xor edx, ebp                      ;   165.0 V       51 t1
        mov edi, dword [esp + 196]        ;   166.0 U       78 w[4] reload
        and edx, esi                      ;   166.0 V       51 t1
        add ebx, edi                      ;   167.0 U       78 w[4]
        mov edi, dword [esp + 64]         ;   167.0 V       52 v[3]
        xor edi, dword [esp + 60]         ;   168.0 U       52 v[3]
        add ebx, dword [esp + 116]        ;   168.0 V       78 w[4]
        xor edx, ebp                      ;   170.0 U       51 t1
        and ecx, edi                      ;   170.0 V       52 v[3]
        add eax, edx                      ;   171.0 U       61 t1
        mov edx, dword [esp + 60]         ;   171.0 V       52 v[3]
        add eax, ebx                      ;   172.0 U       61 t1
        xor ecx, edx                      ;   172.0 V       52 v[3]
        mov edx, dword [esp + 40]         ;   173.0 U       62 v[7]
        add ecx, eax                      ;   173.0 V       63 v[3]
        mov dword [esp + 40], ebx         ;   174.0 U       78 w[4] spill
        mov ebx, dword [esp + 64]         ;   174.0 V       47 v[3]
        add eax, edx                      ;   175.0 U       62 v[7]
        mov edx, dword [esp + 64]         ;   175.0 V       47 v[3]
        rol ebx, 0x1e                     ;   176.0 U+V     47 v[3]
        rol edx, 0x13                     ;   177.0 U+V     47 v[3]
        xor ebx, edx                      ;   178.0 U       47 v[3]
        mov edx, dword [esp + 64]         ;   178.0 V       47 v[3]
        rol edx, 0xa                      ;   179.0 U+V     47 v[3]
        xor ebx, edx                      ;   180.0 U       47 v[3]
        mov edx, dword [esp + 56]         ;   180.0 V       51 t1
        add ecx, ebx                      ;   181.0 U       63 v[3]
        xor edx, esi                      ;   181.0 V       51 t1
        and edx, eax                      ;   182.0 U       51 t1
        mov ebx, dword [esp + 56]         ;   182.0 V       51 t1
        mov dword [esp + 72], ecx         ;   183.0 U       63 v[3] spill
        xor edx, ebx                      ;   183.0 V       51 t1
        mov ecx, dword [esp + 188]        ;   184.0 U       49 w[5]
        mov ebx, eax                      ;   184.0 V       48 t1 copy
        add ebp, edx                      ;   185.0 U       61 t1
        mov edx, eax                      ;   185.0 V       48 t1 copy
        rol ebx, 0x1a                     ;   186.0 U+V     48 t1
        rol edx, 0x15                     ;   187.0 U+V     48 t1
        xor ebx, edx                      ;   188.0 U       48 t1
        mov edx, eax                      ;   188.0 V       48 t1 copy
        rol edx, 7                        ;   189.0 U+V     48 t1
        xor ebx, edx                      ;   190.0 U       48 t1
        mov edx, dword [esp + 188]        ;   190.0 V       49 w[5]
        shr edx, 3                        ;   191.0 U       49 w[5]
        add ebp, ebx                      ;   191.0 V       61 t1
        rol ecx, 0x19                     ;   192.0 U+V     49 w[5]
        xor ecx, edx                      ;   193.0 U       49 w[5]
        mov edx, dword [esp + 68]         ;   193.0 V       50 w[5]
        shr edx, 0xa                      ;   194.0 U       50 w[5]
        mov ebx, dword [esp + 68]         ;   194.0 V       50 w[5]
        rol ebx, 0xf                      ;   195.0 U+V     50 w[5]
        xor ebx, edx                      ;   196.0 U       50 w[5]
        mov edx, dword [esp + 68]         ;   196.0 V       50 w[5]
        rol edx, 0xd                      ;   197.0 U+V     50 w[5]
        xor ebx, edx                      ;   198.0 U       50 w[5]
        mov edx, dword [esp + 188]        ;   198.0 V       49 w[5]
        rol edx, 0xe                      ;   199.0 U+V     49 w[5]
        xor ecx, edx                      ;   200.0 U       49 w[5]
        mov edx, dword [esp + 180]        ;   200.0 V       50 w[0] reload
        add ebx, ecx                      ;   201.0 U       78 w[5]
        mov ecx, dword [esp + 72]         ;   201.0 V       52 v[2]
        add ebx, edx                      ;   202.0 U       78 w[5]
        mov edx, dword [esp + 192]        ;   202.0 V       79 v reload
        xor ecx, dword [esp + 64]         ;   203.0 U       52 v[2]
        add ebx, dword [esp + 184]        ;   203.0 V       78 w[5]
        mov edx, dword [edx + 84]         ;   205.0 U       61 t1
        and edi, ecx                      ;   205.0 V       52 v[2]
        add ebp, edx                      ;   206.0 U       61 t1
        mov edx, dword [esp + 64]         ;   206.0 V       52 v[2]
        add ebp, ebx                      ;   207.0 U       61 t1
        xor edi, edx                      ;   207.0 V       52 v[2]
        add edi, ebp                      ;   208.0 U       63 v[2]
        mov edx, dword [esp + 52]         ;   208.0 V       62 v[6]
        mov dword [esp + 52], ebx         ;   209.0 U       78 w[5] spill
        mov ebx, dword [esp + 72]         ;   209.0 V       47 v[2]
        rol ebx, 0x1e                     ;   210.0 U+V     47 v[2]
        add ebp, edx                      ;   211.0 U       62 v[6]
        mov edx, dword [esp + 72]         ;   211.0 V       47 v[2]
        rol edx, 0xa                      ;   212.0 U+V     47 v[2]
        xor ebx, edx                      ;   213.0 U       47 v[2]
        mov edx, dword [esp + 72]         ;   213.0 V       47 v[2]
        rol edx, 0x13                     ;   214.0 U+V     47 v[2]
        xor ebx, edx                      ;   215.0 U       47 v[2]
        mov edx, ebp                      ;   215.0 V       48 t1 copy
        add edi, ebx                      ;   216.0 U       63 v[2]
        mov ebx, ebp                      ;   216.0 V       48 t1 copy
        mov dword [esp + 76], edi         ;   217.0 U       63 v[2] spill
        mov edi, ebp                      ;   217.0 V       48 t1 copy
        rol edx, 0x1a                     ;   218.0 U+V     48 t1
        rol ebx, 0x15                     ;   219.0 U+V     48 t1
        rol edi, 7                        ;   220.0 U+V     48 t1
        xor edx, ebx                      ;   221.0 U       48 t1
        mov ebx, dword [esp + 56]         ;   221.0 V       61 t1
        xor edx, edi                      ;   222.0 U       48 t1
        mov edi, dword [esp + 192]        ;   222.0 V       79 v reload
        add edx, ebx                      ;   223.0 U       61 t1
        mov dword [esp + 56], ebp         ;   223.0 V       62 v[6] spill
        mov ebx, dword [edi + 88]         ;   224.0 U       61 t1
        mov edi, dword [esp + 40]         ;   224.0 V       50 w[6]
        shr edi, 0xa                      ;   225.0 U       50 w[6]
        add edx, ebx                      ;   225.0 V       61 t1
        mov ebx, dword [esp + 188]        ;   226.0 U       78 w[6]
        mov ebp, dword [esp + 40]         ;   226.0 V       50 w[6]
        rol ebp, 0xf                      ;   227.0 U+V     50 w[6]
        xor ebp, edi                      ;   228.0 U       50 w[6]
        mov edi, dword [esp + 40]         ;   228.0 V       50 w[6]
        rol edi, 0xd                      ;   229.0 U+V     50 w[6]
        xor ebp, edi                      ;   230.0 U       50 w[6]
        mov edi, dword [esp + 168]        ;   230.0 V       50 w[1] reload
        add ebp, ebx                      ;   231.0 U       78 w[6]
        mov ebx, dword [esp + 56]         ;   231.0 V       51 t1
        add ebp, edi                      ;   232.0 U       78 w[6]
        mov edi, esi                      ;   232.0 V       51 t1 copy
        xor edi, eax                      ;   233.0 U       51 t1
        mov dword [esp + 84], eax         ;   233.0 V       62 v[7] spill
        mov eax, dword [esp + 152]        ;   234.0 U       49 w[6]
        and edi, ebx                      ;   234.0 V       51 t1
        rol eax, 0xe                      ;   235.0 U+V     49 w[6]
        xor edi, esi                      ;   236.0 U       51 t1
        mov ebx, dword [esp + 152]        ;   236.0 V       49 w[6]
        add edx, edi                      ;   237.0 U       61 t1
        mov edi, dword [esp + 152]        ;   237.0 V       49 w[6]
        rol ebx, 0x19                     ;   238.0 U+V     49 w[6]
        shr edi, 3                        ;   239.0 U       49 w[6]
        xor ebx, eax                      ;   239.0 V       49 w[6]
        mov eax, dword [esp + 72]         ;   240.0 U       52 v[1]
        xor ebx, edi                      ;   240.0 V       49 w[6]
        add ebp, ebx                      ;   241.0 U       78 w[6]
        mov ebx, dword [esp + 76]         ;   241.0 V       52 v[1]
        xor ebx, eax                      ;   242.0 U       52 v[1]
        add edx, ebp                      ;   242.0 V       61 t1
        mov eax, dword [esp + 72]         ;   243.0 U       52 v[1]
        and ecx, ebx                      ;   243.0 V       52 v[1]
        mov edi, dword [esp + 60]         ;   244.0 U       62 v[5]
        xor ecx, eax                      ;   244.0 V       52 v[1]
        add ecx, edx                      ;   245.0 U       63 v[1]
        mov eax, dword [esp + 76]         ;   245.0 V       47 v[1]
        add edx, edi                      ;   246.0 U       62 v[5]
        mov edi, dword [esp + 76]         ;   246.0 V       47 v[1]
        mov dword [esp + 60], ebp         ;   247.0 U       78 w[6] spill
        mov ebp, dword [esp + 76]         ;   247.0 V       47 v[1]
        rol edi, 0x13                     ;   248.0 U+V     47 v[1]
        rol eax, 0x1e                     ;   249.0 U+V     47 v[1]
        rol ebp, 0xa                      ;   250.0 U+V     47 v[1]
        xor eax, edi                      ;   251.0 U       47 v[1]
        mov edi, dword [esp + 192]        ;   251.0 V       79 v reload
        xor eax, ebp                      ;   252.0 U       47 v[1]
        mov ebp, dword [esp + 52]         ;   252.0 V       50 w[7]
        add ecx, eax                      ;   253.0 U       63 v[1]
        mov eax, dword [esp + 52]         ;   253.0 V       50 w[7]
        mov dword [esp + 80], ecx         ;   254.0 U       63 v[1] spill
        mov ecx, dword [edi + 92]         ;   254.0 V       61 t1
        shr eax, 0xa                      ;   255.0 U       50 w[7]
        mov edi, dword [esp + 148]        ;   255.0 V       49 w[7]
        add esi, ecx                      ;   256.0 U       61 t1
        mov ecx, dword [esp + 36]         ;   256.0 V       78 w[7]
        rol ebp, 0xf                      ;   257.0 U+V     50 w[7]
        xor ebp, eax                      ;   258.0 U       50 w[7]
        mov eax, dword [esp + 52]         ;   258.0 V       50 w[7]
        rol eax, 0xd                      ;   259.0 U+V     50 w[7]
        xor ebp, eax                      ;   260.0 U       50 w[7]
        mov eax, dword [esp + 148]        ;   260.0 V       49 w[7]
        add ecx, ebp                      ;   261.0 U       78 w[7]
        mov ebp, dword [esp + 148]        ;   261.0 V       49 w[7]
        rol ebp, 0xe                      ;   262.0 U+V     49 w[7]
        rol edi, 0x19                     ;   263.0 U+V     49 w[7]
        shr eax, 3                        ;   264.0 U       49 w[7]
        xor edi, ebp                      ;   264.0 V       49 w[7]
        xor edi, eax                      ;   265.0 U       49 w[7]
        mov eax, dword [esp + 84]         ;   265.0 V       51 t1
        add ecx, edi                      ;   266.0 U       78 w[7]
        mov edi, dword [esp + 152]        ;   266.0 V       78 w[7]
        mov ebp, dword [esp + 56]         ;   267.0 U       51 t1
        add ecx, edi                      ;   267.0 V       78 w[7]
        mov edi, edx                      ;   268.0 U       48 t1 copy
        add esi, ecx                      ;   268.0 V       61 t1
        rol edi, 0x15                     ;   269.0 U+V     48 t1
        xor ebp, eax                      ;   270.0 U       51 t1
        mov eax, dword [esp + 84]         ;   270.0 V       62 v[7] reload
        mov dword [esp + 84], ecx         ;   271.0 U       78 w[7] spill
        and ebp, edx                      ;   271.0 V       51 t1
        mov ecx, edx                      ;   272.0 U       48 t1 copy
        xor ebp, eax                      ;   272.0 V       51 t1
        add esi, ebp                      ;   273.0 U       61 t1
        mov ebp, dword [esp + 80]         ;   273.0 V       52 v[0]
        rol ecx, 0x1a                     ;   274.0 U+V     48 t1
        xor ecx, edi                      ;   275.0 U       48 t1
        mov edi, edx                      ;   275.0 V       48 t1 copy
        rol edi, 7                        ;   276.0 U+V     48 t1
        xor ecx, edi                      ;   277.0 U       48 t1
        mov edi, dword [esp + 76]         ;   277.0 V       52 v[0]
        add esi, ecx                      ;   278.0 U       61 t1
        xor ebp, edi                      ;   278.0 V       52 v[0]
        mov ecx, dword [esp + 80]         ;   279.0 U       47 v[0]
        mov edi, dword [esp + 76]         ;   279.0 V       52 v[0]
        and ebx, ebp                      ;   280.0 U       52 v[0]
        mov dword [esp + 88], edx         ;   280.0 V       62 v[5] spill
        xor ebx, edi                      ;   281.0 U       52 v[0]
        mov edx, dword [esp + 80]         ;   281.0 V       47 v[0]
        rol edx, 0x1e                     ;   282.0 U+V     47 v[0]
        mov edi, dword [esp + 64]         ;   283.0 U       62 v[4]
        add ebx, esi                      ;   283.0 V       63 v[0]
        rol ecx, 0x13                     ;   284.0 U+V     47 v[0]
        xor edx, ecx                      ;   285.0 U       47 v[0]
        add esi, edi                      ;   285.0 V       62 v[4]
        mov ecx, dword [esp + 192]        ;   286.0 U       79 v reload
        mov edi, dword [esp + 80]         ;   286.0 V       47 v[0]
        rol edi, 0xa                      ;   287.0 U+V     47 v[0]
        xor edx, edi                      ;   288.0 U       47 v[0]
        mov edi, dword [esp + 44]         ;   288.0 V       78 w[8]
        mov ecx, dword [ecx + 96]         ;   289.0 U       61 t1
        add ebx, edx                      ;   289.0 V       63 v[0]
        mov edx, dword [esp + 60]         ;   290.0 U       50 w[8]
        add eax, ecx                      ;   290.0 V       61 t1
        mov ecx, dword [esp + 148]        ;   291.0 U       78 w[8]
        mov dword [esp + 64], ebx         ;   291.0 V       63 v[0] spill
        shr edx, 0xa                      ;   292.0 U       50 w[8]
        mov ebx, dword [esp + 60]         ;   292.0 V       50 w[8]
        rol ebx, 0xd                      ;   293.0 U+V     50 w[8]
        add edi, ecx                      ;   294.0 U       78 w[8]
        mov ecx, dword [esp + 60]         ;   294.0 V       50 w[8]
        rol ecx, 0xf                      ;   295.0 U+V     50 w[8]
        xor ecx, ebx                      ;   296.0 U       50 w[8]
        mov ebx, dword [esp + 56]         ;   296.0 V       51 t1
        xor ecx, edx                      ;   297.0 U       50 w[8]
        mov edx, dword [esp + 88]         ;   297.0 V       51 t1
        xor edx, ebx                      ;   298.0 U       51 t1
        mov ebx, dword [esp + 144]        ;   298.0 V       49 w[8]
        shr ebx, 3                        ;   299.0 U       49 w[8]
        and edx, esi                      ;   299.0 V       51 t1
        add edi, ecx                      ;   300.0 U       78 w[8]
        mov ecx, dword [esp + 144]        ;   300.0 V       49 w[8]
        rol ecx, 0x19                     ;   301.0 U+V     49 w[8]
        xor ecx, ebx                      ;   302.0 U       49 w[8]
        mov ebx, dword [esp + 144]        ;   302.0 V       49 w[8]
        rol ebx, 0xe                      ;   303.0 U+V     49 w[8]
        xor ecx, ebx                      ;   304.0 U       49 w[8]
        mov ebx, esi                      ;   304.0 V       48 t1 copy
        rol ebx, 0x15                     ;   305.0 U+V     48 t1
        add edi, ecx                      ;   306.0 U       78 w[8]
        mov ecx, esi                      ;   306.0 V       48 t1 copy
        rol ecx, 0x1a                     ;   307.0 U+V     48 t1
        mov dword [esp + 92], esi         ;   308.0 U       62 v[4] spill
        xor ecx, ebx                      ;   308.0 V       48 t1
        mov ebx, dword [esp + 56]         ;   309.0 U       62 v[6] reload
        rol esi, 7                        ;   310.0 U+V     48 t1
        xor ecx, esi                      ;   311.0 U       48 t1
        xor edx, ebx                      ;   311.0 V       51 t1
        add eax, ecx                      ;   312.0 U       61 t1
        mov ecx, dword [esp + 80]         ;   312.0 V       52 v[7]
        add eax, edi                      ;   313.0 U       61 t1
        mov esi, dword [esp + 64]         ;   313.0 V       52 v[7]
        add eax, edx                      ;   314.0 U       61 t1
        mov dword [esp + 56], edi         ;   314.0 V       78 w[8] spill
        mov edx, dword [esp + 80]         ;   315.0 U       52 v[7]
        xor esi, ecx                      ;   315.0 V       52 v[7]
        mov ecx, dword [esp + 64]         ;   316.0 U       47 v[7]
        and ebp, esi                      ;   316.0 V       52 v[7]
        mov edi, dword [esp + 64]         ;   317.0 U       47 v[7]
        xor ebp, edx                      ;   317.0 V       52 v[7]
        add ebp, eax                      ;   318.0 U       63 v[7]
        mov edx, dword [esp + 64]         ;   318.0 V       47 v[7]
        rol ecx, 0x1e                     ;   319.0 U+V     47 v[7]
        rol edi, 0x13                     ;   320.0 U+V     47 v[7]
        rol edx, 0xa                      ;   321.0 U+V     47 v[7]
        xor ecx, edx                      ;   322.0 U       47 v[7]
        mov edx, dword [esp + 72]         ;   322.0 V       62 v[3]
        xor ecx, edi                      ;   323.0 U       47 v[7]
        add eax, edx                      ;   323.0 V       62 v[3]
        add ebp, ecx                      ;   324.0 U       63 v[7]
        mov ecx, dword [esp + 88]         ;   324.0 V       51 t1
        mov dword [esp + 72], ebp         ;   325.0 U       63 v[7] spill
        mov edx, dword [esp + 92]         ;   325.0 V       51 t1
        mov edi, dword [esp + 48]         ;   326.0 U       78 w[9]
        xor edx, ecx                      ;   326.0 V       51 t1
        and edx, eax                      ;   327.0 U       51 t1
        mov ecx, dword [esp + 88]         ;   327.0 V       62 v[5] reload
        mov ebp, eax                      ;   328.0 U       48 t1 copy
        xor edx, ecx                      ;   328.0 V       51 t1
        add ebx, edx                      ;   329.0 U       61 t1
        mov edx, eax                      ;   329.0 V       48 t1 copy
        rol ebp, 0x15                     ;   330.0 U+V     48 t1
        rol edx, 0x1a                     ;   331.0 U+V     48 t1
        xor edx, ebp                      ;   332.0 U       48 t1
        mov ebp, eax                      ;   332.0 V       48 t1 copy
        rol ebp, 7                        ;   333.0 U+V     48 t1
        xor edx, ebp                      ;   334.0 U       48 t1
        mov ebp, dword [esp + 144]        ;   334.0 V       78 w[9]
        add ebx, edx                      ;   335.0 U       61 t1
        mov edx, dword [esp + 84]         ;   335.0 V       50 w[9]
        add edi, ebp                      ;   336.0 U       78 w[9]
        mov ebp, dword [esp + 84]         ;   336.0 V       50 w[9]
        rol ebp, 0xf                      ;   337.0 U+V     50 w[9]
        rol edx, 0xd                      ;   338.0 U+V     50 w[9]
        xor ebp, edx                      ;   339.0 U       50 w[9]
        mov edx, dword [esp + 84]         ;   339.0 V       50 w[9]
        shr edx, 0xa                      ;   340.0 U       50 w[9]
        mov dword [esp + 96], eax         ;   340.0 V       62 v[3] spill
        xor ebp, edx                      ;   341.0 U       50 w[9]
        mov eax, dword [esp + 76]         ;   341.0 V       62 v[2]
        add edi, ebp                      ;   342.0 U       78 w[9]
        mov edx, dword [esp + 140]        ;   342.0 V       49 w[9]
        shr edx, 3                        ;   343.0 U       49 w[9]
        mov ebp, dword [esp + 140]        ;   343.0 V       49 w[9]
        rol ebp, 0x19                     ;   344.0 U+V     49 w[9]
        xor ebp, edx                      ;   345.0 U       49 w[9]
        mov edx, dword [esp + 140]        ;   345.0 V       49 w[9]
        rol edx, 0xe                      ;   346.0 U+V     49 w[9]
        xor ebp, edx                      ;   347.0 U       49 w[9]
        mov edx, dword [esp + 64]         ;   347.0 V       52 v[6]
        add edi, ebp                      ;   348.0 U       78 w[9]
        mov ebp, dword [esp + 192]        ;   348.0 V       79 v reload
        add ebx, edi                      ;   349.0 U       61 t1
        mov dword [esp + 88], edi         ;   349.0 V       78 w[9] spill
        mov edi, dword [ebp + 100]        ;   350.0 U       61 t1
        mov ebp, dword [esp + 72]         ;   350.0 V       52 v[6]
        add ebx, edi                      ;   351.0 U       61 t1
        xor ebp, edx                      ;   351.0 V       52 v[6]
        mov edx, dword [esp + 64]         ;   352.0 U       52 v[6]
        and esi, ebp                      ;   352.0 V       52 v[6]
        xor esi, edx                      ;   353.0 U       52 v[6]
        mov edx, dword [esp + 72]         ;   353.0 V       47 v[6]
        add esi, ebx                      ;   354.0 U       63 v[6]
        add ebx, eax                      ;   354.0 V       62 v[2]
        mov eax, dword [esp + 56]         ;   355.0 U       50 w[10]
        mov edi, dword [esp + 72]         ;   355.0 V       47 v[6]
        rol edx, 0x1e                     ;   356.0 U+V     47 v[6]
        rol edi, 0xa                      ;   357.0 U+V     47 v[6]
        xor edx, edi                      ;   358.0 U       47 v[6]
        mov edi, dword [esp + 72]         ;   358.0 V       47 v[6]
        rol edi, 0x13                     ;   359.0 U+V     47 v[6]
        xor edx, edi                      ;   360.0 U       47 v[6]
        mov edi, dword [esp + 208]        ;   360.0 V       49 w[10]
        add esi, edx                      ;   361.0 U       63 v[6]
        mov edx, dword [esp + 208]        ;   361.0 V       49 w[10]
        shr edx, 3                        ;   362.0 U       49 w[10]
        mov dword [esp + 76], esi         ;   362.0 V       63 v[6] spill
        rol edi, 0x19                     ;   363.0 U+V     49 w[10]
        mov esi, dword [esp + 56]         ;   364.0 U       50 w[10]
        xor edi, edx                      ;   364.0 V       49 w[10]
        shr esi, 0xa                      ;   365.0 U       50 w[10]
        mov edx, dword [esp + 56]         ;   365.0 V       50 w[10]
        rol edx, 0xf                      ;   366.0 U+V     50 w[10]
        xor edx, esi                      ;   367.0 U       50 w[10]
        mov esi, dword [esp + 208]        ;   367.0 V       49 w[10]
        rol esi, 0xe                      ;   368.0 U+V     49 w[10]
        xor edi, esi                      ;   369.0 U       49 w[10]
        mov esi, dword [esp + 140]        ;   369.0 V       78 w[10]
        rol eax, 0xd                      ;   370.0 U+V     50 w[10]
        xor edx, eax                      ;   371.0 U       50 w[10]
        mov eax, dword [esp + 68]         ;   371.0 V       78 w[10]
        add eax, esi                      ;   372.0 U       78 w[10]
        mov esi, dword [esp + 92]         ;   372.0 V       51 t1
        add eax, edx                      ;   373.0 U       78 w[10]
        mov edx, dword [esp + 96]         ;   373.0 V       51 t1
        xor edx, esi                      ;   374.0 U       51 t1
        mov esi, ebx                      ;   374.0 V       48 t1 copy
        add eax, edi                      ;   375.0 U       78 w[10]
        mov edi, ebx                      ;   375.0 V       48 t1 copy
        rol esi, 0x15                     ;   376.0 U+V     48 t1
        rol edi, 0x1a                     ;   377.0 U+V     48 t1
        xor edi, esi                      ;   378.0 U       48 t1
        mov esi, dword [esp + 92]         ;   378.0 V       62 v[4] reload
        mov dword [esp + 92], eax         ;   379.0 U       78 w[10] spill
        add ecx, eax                      ;   379.0 V       61 t1
        mov eax, dword [esp + 72]         ;   380.0 U       52 v[5]
        and edx, ebx                      ;   380.0 V       51 t1
        mov dword [esp + 100], ebx        ;   381.0 U       62 v[2] spill
        rol ebx, 7                        ;   382.0 U+V     48 t1
        xor edx, esi                      ;   383.0 U       51 t1
        xor edi, ebx                      ;   383.0 V       48 t1
        add ecx, edi                      ;   384.0 U       61 t1
        mov ebx, dword [esp + 192]        ;   384.0 V       79 v reload
        mov edi, dword [esp + 76]         ;   385.0 U       52 v[5]
        add ecx, edx                      ;   385.0 V       61 t1
        xor edi, eax                      ;   386.0 U       52 v[5]
        mov eax, dword [ebx + 108]        ;   386.0 V       61 t1
        mov edx, dword [esp + 72]         ;   387.0 U       52 v[5]
        and ebp, edi                      ;   387.0 V       52 v[5]
        mov ebx, dword [ebx + 104]        ;   388.0 U       61 t1
        xor ebp, edx                      ;   388.0 V       52 v[5]
        mov edx, dword [esp + 76]         ;   389.0 U       47 v[5]
        add ecx, ebx                      ;   389.0 V       61 t1
        mov ebx, dword [esp + 76]         ;   390.0 U       47 v[5]
        add esi, eax                      ;   390.0 V       61 t1
        rol ebx, 0x13                     ;   391.0 U+V     47 v[5]
        add ebp, ecx                      ;   392.0 U       63 v[5]
        mov eax, dword [esp + 76]         ;   392.0 V       47 v[5]
        rol edx, 0x1e                     ;   393.0 U+V     47 v[5]
        xor edx, ebx                      ;   394.0 U       47 v[5]
        mov ebx, dword [esp + 80]         ;   394.0 V       62 v[1]
        rol eax, 0xa                      ;   395.0 U+V     47 v[5]
        xor edx, eax                      ;   396.0 U       47 v[5]
        mov eax, dword [esp + 208]        ;   396.0 V       78 w[11]
        add ecx, ebx                      ;   397.0 U       62 v[1]
        add ebp, edx                      ;   397.0 V       63 v[5]
        mov dword [esp + 80], ebp         ;   398.0 U       63 v[5] spill
        mov edx, dword [esp + 88]         ;   398.0 V       50 w[11]
        mov ebx, dword [esp + 40]         ;   399.0 U       78 w[11]
        mov ebp, dword [esp + 88]         ;   399.0 V       50 w[11]
        add ebx, eax                      ;   400.0 U       78 w[11]
        mov eax, dword [esp + 88]         ;   400.0 V       50 w[11]
        rol edx, 0xd                      ;   401.0 U+V     50 w[11]
        rol ebp, 0xf                      ;   402.0 U+V     50 w[11]
        shr eax, 0xa                      ;   403.0 U       50 w[11]
        xor ebp, edx                      ;   403.0 V       50 w[11]
        mov edx, dword [esp + 200]        ;   404.0 U       49 w[11]
        xor ebp, eax                      ;   404.0 V       50 w[11]
        add ebx, ebp                      ;   405.0 U       78 w[11]
        mov eax, dword [esp + 200]        ;   405.0 V       49 w[11]
        rol edx, 0xe                      ;   406.0 U+V     49 w[11]
        rol eax, 0x19                     ;   407.0 U+V     49 w[11]
        mov ebp, dword [esp + 200]        ;   408.0 U       49 w[11]
        xor eax, edx                      ;   408.0 V       49 w[11]
        shr ebp, 3                        ;   409.0 U       49 w[11]
        mov edx, ecx                      ;   409.0 V       48 t1 copy
        xor eax, ebp                      ;   410.0 U       49 w[11]
        mov ebp, dword [esp + 96]         ;   410.0 V       51 t1
        add ebx, eax                      ;   411.0 U       78 w[11]
        mov eax, dword [esp + 100]        ;   411.0 V       51 t1
        rol edx, 0x15                     ;   412.0 U+V     48 t1
        xor eax, ebp                      ;   413.0 U       51 t1
        mov ebp, ecx                      ;   413.0 V       48 t1 copy
        rol ebp, 0x1a                     ;   414.0 U+V     48 t1
        and eax, ecx                      ;   415.0 U       51 t1
        xor ebp, edx                      ;   415.0 V       48 t1
        mov edx, ecx                      ;   416.0 U       48 t1 copy
        mov dword [esp + 104], ecx        ;   416.0 V       62 v[1] spill
        rol edx, 7                        ;   417.0 U+V     48 t1
        mov ecx, dword [esp + 80]         ;   418.0 U       52 v[4]
        xor ebp, edx                      ;   418.0 V       48 t1
        add esi, ebp                      ;   419.0 U       61 t1
        mov edx, dword [esp + 76]         ;   419.0 V       63 v[6] reload
        mov ebp, dword [esp + 96]         ;   420.0 U       62 v[3] reload
        xor ecx, edx                      ;   420.0 V       52 v[4]
        and edi, ecx                      ;   421.0 U       52 v[4]
        xor eax, ebp                      ;   421.0 V       51 t1
        add esi, eax                      ;   422.0 U       61 t1
        mov eax, dword [esp + 64]         ;   422.0 V       62 v[0]
        xor edi, edx                      ;   423.0 U       52 v[4]
        add esi, ebx                      ;   423.0 V       61 t1
        mov edx, dword [esp + 80]         ;   424.0 U       47 v[4]
        add edi, esi                      ;   424.0 V       63 v[4]
        mov dword [esp + 96], ebx         ;   425.0 U       78 w[11] spill
        mov ebx, dword [esp + 80]         ;   425.0 V       47 v[4]
        add esi, eax                      ;   426.0 U       62 v[0]
        mov eax, dword [esp + 80]         ;   426.0 V       47 v[4]
        rol edx, 0x13                     ;   427.0 U+V     47 v[4]
        rol ebx, 0x1e                     ;   428.0 U+V     47 v[4]
        rol eax, 0xa                      ;   429.0 U+V     47 v[4]
        xor ebx, edx                      ;   430.0 U       47 v[4]
        mov edx, dword [esp + 100]        ;   430.0 V       51 t1
        xor ebx, eax                      ;   431.0 U       47 v[4]
        mov eax, dword [esp + 104]        ;   431.0 V       51 t1
        add edi, ebx                      ;   432.0 U       63 v[4]
        mov ebx, dword [esp + 196]        ;   432.0 V       49 w[12]
        mov dword [esp + 64], edi         ;   433.0 U       63 v[4] spill
        mov edi, dword [esp + 92]         ;   433.0 V       50 w[12]
        shr edi, 0xa                      ;   434.0 U       50 w[12]
        xor eax, edx                      ;   434.0 V       51 t1
        shr ebx, 3                        ;   435.0 U       49 w[12]
        mov edx, dword [esp + 92]         ;   435.0 V       50 w[12]
        rol edx, 0xf                      ;   436.0 U+V     50 w[12]
        xor edx, edi                      ;   437.0 U       50 w[12]
        mov edi, dword [esp + 196]        ;   437.0 V       49 w[12]
        rol edi, 0x19                     ;   438.0 U+V     49 w[12]
        xor edi, ebx                      ;   439.0 U       49 w[12]
        mov ebx, dword [esp + 92]         ;   439.0 V       50 w[12]
        rol ebx, 0xd                      ;   440.0 U+V     50 w[12]
        xor edx, ebx                      ;   441.0 U       50 w[12]
        mov ebx, dword [esp + 196]        ;   441.0 V       49 w[12]
        rol ebx, 0xe                      ;   442.0 U+V     49 w[12]
        xor edi, ebx                      ;   443.0 U       49 w[12]
        mov ebx, dword [esp + 52]         ;   443.0 V       78 w[12]
        add ebx, edi                      ;   444.0 U       78 w[12]
        mov edi, dword [esp + 200]        ;   444.0 V       78 w[12]
        and eax, esi                      ;   445.0 U       51 t1
        add ebx, edi                      ;   445.0 V       78 w[12]
        add ebx, edx                      ;   446.0 U       78 w[12]
        mov edx, dword [esp + 192]        ;   446.0 V       79 v reload
        mov edi, dword [esp + 100]        ;   447.0 U       62 v[2] reload
        add ebp, ebx                      ;   447.0 V       61 t1
        mov dword [esp + 100], ebx        ;   448.0 U       78 w[12] spill
        mov ebx, dword [edx + 112]        ;   448.0 V       61 t1
        mov edx, dword [edx + 116]        ;   449.0 U       61 t1
        xor eax, edi                      ;   449.0 V       51 t1
        add edi, edx                      ;   450.0 U       61 t1
        add ebp, ebx                      ;   450.0 V       61 t1
        mov edx, esi                      ;   451.0 U       48 t1 copy
        mov ebx, esi                      ;   451.0 V       48 t1 copy
        rol ebx, 0x15                     ;   452.0 U+V     48 t1
        rol edx, 0x1a                     ;   453.0 U+V     48 t1
        xor edx, ebx                      ;   454.0 U       48 t1
        mov ebx, esi                      ;   454.0 V       48 t1 copy
        rol ebx, 7                        ;   455.0 U+V     48 t1
        mov dword [esp + 112], esi        ;   456.0 U       62 v[0] spill
        mov esi, dword [esp + 64]         ;   456.0 V       52 v[3]
        add ebp, eax                      ;   457.0 U       61 t1
        mov eax, dword [esp + 80]         ;   457.0 V       52 v[3]
        xor edx, ebx                      ;   458.0 U       48 t1
        mov ebx, dword [esp + 80]         ;   458.0 V       52 v[3]
        add ebp, edx                      ;   459.0 U       61 t1
        xor esi, eax                      ;   459.0 V       52 v[3]
        mov eax, dword [esp + 72]         ;   460.0 U       62 v[7]
        and ecx, esi                      ;   460.0 V       52 v[3]
        xor ecx, ebx                      ;   461.0 U       52 v[3]
        mov edx, dword [esp + 96]         ;   461.0 V       50 w[13]
        mov ebx, dword [esp + 64]         ;   462.0 U       47 v[3]
        add ecx, ebp                      ;   462.0 V       63 v[3]
        rol ebx, 0x13                     ;   463.0 U+V     47 v[3]
        add ebp, eax                      ;   464.0 U       62 v[7]
        mov eax, dword [esp + 64]         ;   464.0 V       47 v[3]
        rol eax, 0x1e                     ;   465.0 U+V     47 v[3]
        xor eax, ebx                      ;   466.0 U       47 v[3]
        mov ebx, dword [esp + 64]         ;   466.0 V       47 v[3]
        rol ebx, 0xa                      ;   467.0 U+V     47 v[3]
        xor eax, ebx                      ;   468.0 U       47 v[3]
        mov ebx, dword [esp + 60]         ;   468.0 V       78 w[13]
        add ecx, eax                      ;   469.0 U       63 v[3]
        mov eax, dword [esp + 196]        ;   469.0 V       78 w[13]
        mov dword [esp + 72], ecx         ;   470.0 U       63 v[3] spill
        mov ecx, dword [esp + 96]         ;   470.0 V       50 w[13]
        add ebx, eax                      ;   471.0 U       78 w[13]
        mov eax, dword [esp + 96]         ;   471.0 V       50 w[13]
        rol eax, 0xd                      ;   472.0 U+V     50 w[13]
        rol ecx, 0xf                      ;   473.0 U+V     50 w[13]
        shr edx, 0xa                      ;   474.0 U       50 w[13]
        xor ecx, eax                      ;   474.0 V       50 w[13]
        mov dword [esp + 108], ebp        ;   475.0 U       62 v[7] spill
        xor ecx, edx                      ;   475.0 V       50 w[13]
        mov eax, dword [esp + 112]        ;   476.0 U       51 t1
        add ebx, ecx                      ;   476.0 V       78 w[13]
        mov ecx, dword [esp + 180]        ;   477.0 U       49 w[13]
        mov edx, dword [esp + 104]        ;   477.0 V       51 t1
        rol ecx, 0xe                      ;   478.0 U+V     49 w[13]
        xor eax, edx                      ;   479.0 U       51 t1
        mov edx, dword [esp + 180]        ;   479.0 V       49 w[13]
        rol edx, 0x19                     ;   480.0 U+V     49 w[13]
        xor edx, ecx                      ;   481.0 U       49 w[13]
        mov ecx, dword [esp + 180]        ;   481.0 V       49 w[13]
        shr ecx, 3                        ;   482.0 U       49 w[13]
        and eax, ebp                      ;   482.0 V       51 t1
        xor edx, ecx                      ;   483.0 U       49 w[13]
        mov ecx, ebp                      ;   483.0 V       48 t1 copy
        rol ecx, 0x15                     ;   484.0 U+V     48 t1
        add ebx, edx                      ;   485.0 U       78 w[13]
        mov edx, ebp                      ;   485.0 V       48 t1 copy
        add edi, ebx                      ;   486.0 U       61 t1
        rol edx, 7                        ;   487.0 U+V     48 t1
        rol ebp, 0x1a                     ;   488.0 U+V     48 t1
        xor ebp, ecx                      ;   489.0 U       48 t1
        mov ecx, dword [esp + 104]        ;   489.0 V       62 v[1] reload
        xor ebp, edx                      ;   490.0 U       48 t1
        mov edx, dword [esp + 72]         ;   490.0 V       52 v[2]
        mov dword [esp + 104], ebx        ;   491.0 U       78 w[13] spill
        mov ebx, dword [esp + 64]         ;   491.0 V       63 v[4] reload
        add edi, ebp                      ;   492.0 U       61 t1
        xor edx, ebx                      ;   492.0 V       52 v[2]
        and esi, edx                      ;   493.0 U       52 v[2]
        mov ebp, dword [esp + 72]         ;   493.0 V       47 v[2]
        xor eax, ecx                      ;   494.0 U       51 t1
        xor esi, ebx                      ;   494.0 V       52 v[2]
        mov ebx, dword [esp + 72]         ;   495.0 U       47 v[2]
        add edi, eax                      ;   495.0 V       61 t1
        mov eax, dword [esp + 72]         ;   496.0 U       47 v[2]
        add esi, edi                      ;   496.0 V       63 v[2]
        rol eax, 0xa                      ;   497.0 U+V     47 v[2]
        rol ebx, 0x1e                     ;   498.0 U+V     47 v[2]
        rol ebp, 0x13                     ;   499.0 U+V     47 v[2]
        xor ebx, ebp                      ;   500.0 U       47 v[2]
        mov ebp, dword [esp + 100]        ;   500.0 V       50 w[14]
        xor ebx, eax                      ;   501.0 U       47 v[2]
        mov eax, dword [esp + 76]         ;   501.0 V       62 v[6]
        add esi, ebx                      ;   502.0 U       63 v[2]
        add edi, eax                      ;   502.0 V       62 v[6]
        mov eax, dword [esp + 84]         ;   503.0 U       78 w[14]
        mov ebx, dword [esp + 180]        ;   503.0 V       78 w[14]
        shr ebp, 0xa                      ;   504.0 U       50 w[14]
        add eax, ebx                      ;   504.0 V       78 w[14]
        mov ebx, dword [esp + 100]        ;   505.0 U       50 w[14]
        mov dword [esp + 76], esi         ;   505.0 V       63 v[2] spill
        rol ebx, 0xf                      ;   506.0 U+V     50 w[14]
        mov esi, dword [esp + 100]        ;   507.0 U       50 w[14]
        xor ebx, ebp                      ;   507.0 V       50 w[14]
        rol esi, 0xd                      ;   508.0 U+V     50 w[14]
        xor ebx, esi                      ;   509.0 U       50 w[14]
        mov esi, dword [esp + 168]        ;   509.0 V       49 w[14]
        add eax, ebx                      ;   510.0 U       78 w[14]
        mov ebx, dword [esp + 112]        ;   510.0 V       51 t1
        shr esi, 3                        ;   511.0 U       49 w[14]
        mov ebp, dword [esp + 108]        ;   511.0 V       51 t1
        xor ebp, ebx                      ;   512.0 U       51 t1
        mov ebx, dword [esp + 168]        ;   512.0 V       49 w[14]
        rol ebx, 0x19                     ;   513.0 U+V     49 w[14]
        xor ebx, esi                      ;   514.0 U       49 w[14]
        mov esi, dword [esp + 168]        ;   514.0 V       49 w[14]
        rol esi, 0xe                      ;   515.0 U+V     49 w[14]
        xor ebx, esi                      ;   516.0 U       49 w[14]
        mov esi, edi                      ;   516.0 V       48 t1 copy
        add eax, ebx                      ;   517.0 U       78 w[14]
        mov ebx, edi                      ;   517.0 V       48 t1 copy
        rol esi, 0x1a                     ;   518.0 U+V     48 t1
        mov dword [esp + 220], edi        ;   519.0 U       62 v[6] spill
        and ebp, edi                      ;   519.0 V       51 t1
        add ecx, eax                      ;   520.0 U       61 t1
        rol ebx, 0x15                     ;   521.0 U+V     48 t1
        rol edi, 7                        ;   522.0 U+V     48 t1
        xor esi, edi                      ;   523.0 U       48 t1
        mov edi, dword [esp + 72]         ;   523.0 V       52 v[1]
        xor esi, ebx                      ;   524.0 U       48 t1
        mov ebx, dword [esp + 76]         ;   524.0 V       52 v[1]
        add ecx, esi                      ;   525.0 U       61 t1
        mov esi, dword [esp + 192]        ;   525.0 V       79 v reload
        xor ebx, edi                      ;   526.0 U       52 v[1]
        mov edi, dword [esp + 112]        ;   526.0 V       62 v[0] reload
        mov dword [esp + 112], eax        ;   527.0 U       78 w[14] spill
        mov eax, dword [esi + 120]        ;   527.0 V       61 t1
        and edx, ebx                      ;   528.0 U       52 v[1]
        add ecx, eax                      ;   528.0 V       61 t1
        xor ebp, edi                      ;   529.0 U       51 t1
        mov eax, dword [esp + 76]         ;   529.0 V       47 v[1]
        add ecx, ebp                      ;   530.0 U       61 t1
        mov ebp, dword [esp + 72]         ;   530.0 V       52 v[1]
        mov esi, dword [esi + 124]        ;   531.0 U       61 t1
        xor edx, ebp                      ;   531.0 V       52 v[1]
        mov ebp, dword [esp + 80]         ;   532.0 U       62 v[5]
        add edi, esi                      ;   532.0 V       61 t1
        add edx, ecx                      ;   533.0 U       63 v[1]
        mov esi, dword [esp + 76]         ;   533.0 V       47 v[1]
        add ecx, ebp                      ;   534.0 U       62 v[5]
        mov ebp, dword [esp + 76]         ;   534.0 V       47 v[1]
        rol esi, 0x13                     ;   535.0 U+V     47 v[1]
        rol eax, 0xa                      ;   536.0 U+V     47 v[1]
        rol ebp, 0x1e                     ;   537.0 U+V     47 v[1]
        xor ebp, esi                      ;   538.0 U       47 v[1]
        mov esi, dword [esp + 168]        ;   538.0 V       78 w[15]
        xor ebp, eax                      ;   539.0 U       47 v[1]
        mov eax, dword [esp + 36]         ;   539.0 V       78 w[0] reload
        add edx, ebp                      ;   540.0 U       63 v[1]
        mov ebp, dword [esp + 104]        ;   540.0 V       50 w[15]
        mov dword [esp + 128], eax        ;   541.0 U       76 passes
        mov eax, dword [esp + 48]         ;   541.0 V       78 w[2] reload
        mov dword [esp + 80], edx         ;   542.0 U       63 v[1] spill
        mov edx, dword [esp + 52]         ;   542.0 V       78 w[5] reload
        mov dword [esp + 184], edx        ;   543.0 U       76 passes
        mov dword [esp + 132], eax        ;   543.0 V       76 passes
        mov eax, dword [esp + 44]         ;   544.0 U       78 w[1] reload
        mov edx, dword [esp + 40]         ;   544.0 V       78 w[4] reload
        mov dword [esp + 124], eax        ;   545.0 U       76 passes
        mov eax, dword [esp + 68]         ;   545.0 V       78 w[3] reload
        mov dword [esp + 116], edx        ;   546.0 U       76 passes
        mov dword [esp + 120], eax        ;   546.0 V       76 passes
        mov eax, dword [esp + 56]         ;   547.0 U       78 w[15]
        mov edx, dword [esp + 104]        ;   547.0 V       50 w[15]
        rol ebp, 0xf                      ;   548.0 U+V     50 w[15]
        shr edx, 0xa                      ;   549.0 U       50 w[15]
        add eax, esi                      ;   549.0 V       78 w[15]
        mov esi, dword [esp + 104]        ;   550.0 U       50 w[15]
        xor ebp, edx                      ;   550.0 V       50 w[15]
        rol esi, 0xd                      ;   551.0 U+V     50 w[15]
        xor ebp, esi                      ;   552.0 U       50 w[15]
        mov edx, dword [esp + 36]         ;   552.0 V       49 w[15]
        mov esi, dword [esp + 36]         ;   553.0 U       49 w[15]
        add eax, ebp                      ;   553.0 V       78 w[15]
        shr esi, 3                        ;   554.0 U       49 w[15]
        mov ebp, dword [esp + 36]         ;   554.0 V       49 w[15]
        rol edx, 0x19                     ;   555.0 U+V     49 w[15]
        xor edx, esi                      ;   556.0 U       49 w[15]
        mov esi, dword [esp + 220]        ;   556.0 V       51 t1
        rol ebp, 0xe                      ;   557.0 U+V     49 w[15]
        xor edx, ebp                      ;   558.0 U       49 w[15]
        mov ebp, dword [esp + 108]        ;   558.0 V       51 t1
        add eax, edx                      ;   559.0 U       78 w[15]
        mov edx, dword [esp + 76]         ;   559.0 V       63 v[2] reload
        xor esi, ebp                      ;   560.0 U       51 t1
        mov ebp, dword [esp + 80]         ;   560.0 V       52 v[0]
        add edi, eax                      ;   561.0 U       61 t1
        and esi, ecx                      ;   561.0 V       51 t1
        mov dword [esp + 168], eax        ;   562.0 U       76 passes
        xor ebp, edx                      ;   562.0 V       52 v[0]
        mov eax, dword [esp + 108]        ;   563.0 U       62 v[7] reload
        and ebx, ebp                      ;   563.0 V       52 v[0]
        mov ebp, ecx                      ;   564.0 U       48 t1 copy
        xor esi, eax                      ;   564.0 V       51 t1
        rol ebp, 0x15                     ;   565.0 U+V     48 t1
        add edi, esi                      ;   566.0 U       61 t1
        mov esi, ecx                      ;   566.0 V       48 t1 copy
        rol esi, 0x1a                     ;   567.0 U+V     48 t1
        xor esi, ebp                      ;   568.0 U       48 t1
        mov ebp, ecx                      ;   568.0 V       48 t1 copy
        rol ebp, 7                        ;   569.0 U+V     48 t1
        xor esi, ebp                      ;   570.0 U       48 t1
        mov ebp, dword [esp + 80]         ;   570.0 V       47 v[0]
        add edi, esi                      ;   571.0 U       61 t1
        xor ebx, edx                      ;   571.0 V       52 v[0]
        mov dword [esp + 156], ecx        ;   572.0 U       76 passes
        mov ecx, dword [esp + 56]         ;   572.0 V       78 w[8] reload
        mov esi, dword [esp + 80]         ;   573.0 U       47 v[0]
        mov dword [esp + 136], edx        ;   573.0 V       76 passes
        mov edx, dword [esp + 80]         ;   574.0 U       47 v[0]
        mov dword [esp + 148], ecx        ;   574.0 V       76 passes
        mov ecx, dword [esp + 92]         ;   575.0 U       78 w[10] reload
        mov dword [esp + 176], eax        ;   575.0 V       76 passes
        mov dword [esp + 140], ecx        ;   576.0 U       76 passes
        mov eax, dword [esp + 112]        ;   576.0 V       78 w[14] reload
        lea ecx, [edi + ebx]              ;   577.0 U       63 v[0]
        mov ebx, dword [esp + 220]        ;   577.0 V       62 v[6] reload
        mov dword [esp + 180], eax        ;   578.0 U       76 passes
        mov dword [esp + 160], ebx        ;   578.0 V       76 passes
        mov eax, dword [esp + 96]         ;   579.0 U       78 w[11] reload
        mov ebx, dword [esp + 192]        ;   579.0 V       76 passes
        add ebx, 0x40                     ;   580.0 U       76 passes
        mov dword [esp + 208], eax        ;   580.0 V       76 passes
        mov eax, dword [esp + 64]         ;   581.0 U       62 v[4]
        mov dword [esp + 192], ebx        ;   581.0 V       76 passes
        add edi, eax                      ;   582.0 U       62 v[4]
        mov eax, dword [esp + 80]         ;   582.0 V       63 v[1] reload
        mov dword [esp + 164], eax        ;   583.0 U       76 passes
        mov eax, dword [esp + 60]         ;   583.0 V       78 w[6] reload
        mov dword [esp + 188], eax        ;   584.0 U       76 passes
        mov eax, dword [esp + 100]        ;   584.0 V       78 w[12] reload
        mov ebx, dword [esp + 104]        ;   585.0 U       78 w[13] reload
        mov dword [esp + 172], edi        ;   585.0 V       76 passes
        mov dword [esp + 200], eax        ;   586.0 U       76 passes
        mov eax, dword [esp + 84]         ;   586.0 V       78 w[7] reload
        mov dword [esp + 196], ebx        ;   587.0 U       76 passes
        mov ebx, dword [esp + 88]         ;   587.0 V       78 w[9] reload
        rol ebp, 0x1e                     ;   588.0 U+V     47 v[0]
        rol edx, 0xa                      ;   589.0 U+V     47 v[0]
        rol esi, 0x13                     ;   590.0 U+V     47 v[0]
        mov dword [esp + 144], ebx        ;   591.0 U       76 passes
        xor ebp, edx                      ;   591.0 V       47 v[0]
        xor ebp, esi                      ;   592.0 U       47 v[0]
        mov dword [esp + 152], eax        ;   592.0 V       76 passes
        add ecx, ebp                      ;   593.0 U       63 v[0]
        mov eax, dword [esp + 72]         ;   593.0 V       63 v[3] reload
        mov dword [esp + 212], ecx        ;   594.0 U       76 passes
        mov dword [esp + 204], eax        ;   594.0 V       76 passes
        mov eax, dword [esp + 192]        ;                    more passes?
        cmp eax, dword [esp + 216]        ;                    more passes?
        jne .passes_2
        mov eax, dword [esp + 24]         ;     0.0 U       82 h
        mov ecx, dword [esp + 212]        ;     0.0 V       82 h
        mov edx, dword [esp + 20]         ;     1.0 U       82 h
        add eax, ecx                      ;     1.0 V       82 h
        mov dword [esp + 24], eax         ;     2.0 U       82 h
        mov eax, dword [esp + 4]          ;     2.0 V       82 h
        mov ecx, dword [esp + 136]        ;     3.0 U       82 h
        mov ebx, dword [esp + 156]        ;     3.0 V       82 h
        mov esi, dword [esp + 248]        ;     4.0 U       68 blocks
        mov edi, dword [esp + 164]        ;     4.0 V       82 h
        add esi, 0x40                     ;     5.0 U       68 blocks
        add edx, edi                      ;     5.0 V       82 h
        mov edi, dword [esp + 204]        ;     6.0 U       82 h
        mov ebp, dword [esp + 0]          ;     6.0 V       82 h
        add ebp, ebx                      ;     7.0 U       82 h
        mov ebx, dword [esp + 32]         ;     7.0 V       82 h
        mov dword [esp + 248], esi        ;     8.0 U       68 blocks
        mov dword [esp + 20], edx         ;     8.0 V       82 h
        add ebx, edi                      ;     9.0 U       82 h
        mov edx, dword [esp + 12]         ;     9.0 V       82 h
        mov esi, dword [esp + 172]        ;    10.0 U       82 h
        add edx, ecx                      ;    10.0 V       82 h
        mov ecx, dword [esp + 16]         ;    11.0 U       82 h
        add eax, esi                      ;    11.0 V       82 h
        mov esi, dword [esp + 28]         ;    12.0 U       82 h
        mov dword [esp + 32], ebx         ;    12.0 V       82 h
        mov ebx, dword [esp + 176]        ;    13.0 U       82 h
        mov edi, dword [esp + 160]        ;    13.0 V       82 h
        mov dword [esp + 4], eax          ;    14.0 U       82 h
        add esi, edi                      ;    14.0 V       82 h
        add ecx, ebx                      ;    15.0 U       82 h
        mov dword [esp + 28], esi         ;    15.0 V       82 h
        mov dword [esp + 12], edx         ;    16.0 U       82 h
        mov dword [esp + 0], ebp          ;    16.0 V       82 h
        mov dword [esp + 16], ecx         ;    17.0 U       82 h
        mov eax, dword [esp + 248]        ;                    more blocks?
        cmp eax, dword [esp + 8]          ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        mov eax, dword [esp + 32]         ;     0.0 U       68 blocks reload
        mov ecx, dword [esp + 244]        ;     0.0 V       68 blocks reload
        mov edx, dword [esp + 24]         ;     1.0 U       68 blocks reload
        mov ebx, dword [esp + 4]          ;     1.0 V       68 blocks reload
        mov dword [ecx], edx              ;     2.0 U       68 blocks
        mov edx, dword [esp + 16]         ;     2.0 V       68 blocks reload
        mov esi, dword [esp + 0]          ;     3.0 U       68 blocks reload
        mov edi, dword [esp + 12]         ;     3.0 V       68 blocks reload
        mov ebp, dword [esp + 20]         ;     4.0 U       68 blocks reload
        mov dword [ecx + 16], ebx         ;     4.0 V       68 blocks
        mov dword [ecx + 20], esi         ;     5.0 U       68 blocks
        mov ebx, dword [esp + 28]         ;     5.0 V       68 blocks reload
        mov dword [ecx + 12], eax         ;     6.0 U       68 blocks
        mov dword [ecx + 4], ebp          ;     6.0 V       68 blocks
        mov dword [ecx + 8], edi          ;     7.0 U       68 blocks
        mov dword [ecx + 24], ebx         ;     7.0 V       68 blocks
        mov dword [ecx + 28], edx         ;     8.0 U       68 blocks
        lea edi, [esp]                    ;                    cleared
        xor eax, eax                      ;                    cleared
        mov ecx, 0x38                     ;                    cleared
        rep stosd                         ;                    cleared
        add esp, 0xe0                     ;                    frame
        pop ebp                           ;                    preserved
        pop edi                           ;                    preserved
        pop esi                           ;                    preserved
        pop ebx                           ;                    preserved
        ret

for_formats win32, win
%if HERE
        section .rdata align=64
%else
        section .rodata align=64
%endif
; K
sha256_blocks.T0_K:
        dd 0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5
        dd 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174
        dd 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da
        dd 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967
        dd 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85
        dd 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070
        dd 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3
        dd 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
