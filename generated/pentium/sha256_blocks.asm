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
; The frame is cleared before return: 204 bytes, 4 instructions, one of them for 51 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 22 uops, planned 11.0; bounds: width 11.0, ports 11.0, path 2.0
;   blocks: 623 uops, planned 387.0; bounds: width 311.5, ports 384.0, path 65.0
;   blocks/passes: 980 uops, planned 577.0; bounds: width 490.0, ports 571.0, path 65.0
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
        sub esp, 0xcc                     ;                    frame
        mov eax, dword [esp + 224]        ;     0.0 U       68 h reload
        mov ecx, dword [esp + 232]        ;     0.0 V       68 h
        shl ecx, 6                        ;     1.0 U       68 h
        mov edx, dword [esp + 228]        ;     1.0 V       68 h
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
        cmp dword [esp + 232], 0          ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov eax, dword [esp + 4]          ;     0.0 U       71 v[4] reload
        mov ecx, dword [esp + 228]        ;     0.0 V       73 w[0] reload
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
        mov ecx, edx                      ;    35.0 V       48 t1 copy
        rol ecx, 7                        ;    36.0 U+V     48 t1
        add ebx, edi                      ;    37.0 U       63 v[7]
        xor esi, ecx                      ;    37.0 V       48 t1
        mov ecx, dword [esp + 48]         ;    38.0 U       61 t1 reload
        mov edi, edx                      ;    38.0 V       51 t1 copy
        add ecx, esi                      ;    39.0 U       61 t1
        mov esi, dword [esp + 4]          ;    39.0 V       71 v[4] reload
        xor edi, esi                      ;    40.0 U       51 t1
        mov dword [esp + 48], edx         ;    40.0 V       62 v[3] spill
        mov edx, ebx                      ;    41.0 U       47 v[6] copy
        xor eax, edi                      ;    41.0 V       51 t1
        rol edx, 0x13                     ;    42.0 U+V     47 v[6]
        add ecx, eax                      ;    43.0 U       61 t1
        mov eax, ebx                      ;    43.0 V       47 v[6] copy
        rol eax, 0x1e                     ;    44.0 U+V     47 v[6]
        xor eax, edx                      ;    45.0 U       47 v[6]
        mov edx, ebx                      ;    45.0 V       47 v[6] copy
        rol edx, 0xa                      ;    46.0 U+V     47 v[6]
        xor eax, edx                      ;    47.0 U       47 v[6]
        mov edx, ecx                      ;    47.0 V       62 v[2] copy
        add ecx, eax                      ;    48.0 U       63 v[6]
        mov eax, dword [esp + 228]        ;    48.0 V       73 w[0] reload
        mov dword [esp + 52], ebx         ;    49.0 U       63 v[7] spill
        add edx, dword [esp + 12]         ;    49.0 V       62 v[2]
        mov eax, dword [eax + 8]          ;    51.0 U       73 w[2]
        and edi, edx                      ;    51.0 V       51 t1
        bswap eax                         ;    52.0 U+V     73 w[2]
        xor edi, esi                      ;    53.0 U       51 t1
        mov esi, ebx                      ;    53.0 V       52 v[6] copy
        xor esi, ebp                      ;    54.0 U       52 v[6]
        mov dword [esp + 56], eax         ;    54.0 V       73 w[2] spill
        add edi, eax                      ;    55.0 U       61 t1
        mov eax, dword [esp + 40]         ;    55.0 V       52 v[6] reload
        and eax, esi                      ;    56.0 U       52 v[6]
        mov esi, dword [esp + 0]          ;    56.0 V       61 t1
        xor eax, ebp                      ;    57.0 U       52 v[6]
        add edi, esi                      ;    57.0 V       61 t1
        mov esi, edx                      ;    58.0 U       48 t1 copy
        add ecx, eax                      ;    58.0 V       63 v[6]
        rol esi, 0x1a                     ;    59.0 U+V     48 t1
        mov dword [esp + 60], edx         ;    60.0 U       62 v[2] spill
        mov eax, edx                      ;    60.0 V       48 t1 copy
        rol eax, 0x15                     ;    61.0 U+V     48 t1
        xor esi, eax                      ;    62.0 U       48 t1
        mov eax, edx                      ;    62.0 V       48 t1 copy
        rol eax, 7                        ;    63.0 U+V     48 t1
        xor esi, eax                      ;    64.0 U       48 t1
        mov eax, dword [esp + 48]         ;    64.0 V       51 t1
        xor eax, edx                      ;    65.0 U       51 t1
        add edi, esi                      ;    65.0 V       61 t1
        mov edx, ebx                      ;    66.0 U       52 v[5] copy
        mov esi, dword [esp + 24]         ;    66.0 V       52 v[5]
        mov dword [esp + 64], ecx         ;    67.0 U       63 v[6] spill
        xor edx, esi                      ;    67.0 V       52 v[5]
        mov esi, ecx                      ;    68.0 U       52 v[5] copy
        add edi, 0xb5c0fbcf               ;    68.0 V       61 t1
        add ebp, edi                      ;    69.0 U       62 v[1]
        xor esi, ebx                      ;    69.0 V       52 v[5]
        and edx, esi                      ;    70.0 U       52 v[5]
        and eax, ebp                      ;    70.0 V       51 t1
        xor edx, ebx                      ;    71.0 U       52 v[5]
        mov ebx, ecx                      ;    71.0 V       47 v[5] copy
        rol ebx, 0x1e                     ;    72.0 U+V     47 v[5]
        add edi, edx                      ;    73.0 U       63 v[5]
        mov edx, ecx                      ;    73.0 V       47 v[5] copy
        rol edx, 0x13                     ;    74.0 U+V     47 v[5]
        xor ebx, edx                      ;    75.0 U       47 v[5]
        mov edx, ecx                      ;    75.0 V       47 v[5] copy
        rol edx, 0xa                      ;    76.0 U+V     47 v[5]
        xor ebx, edx                      ;    77.0 U       47 v[5]
        mov edx, dword [esp + 48]         ;    77.0 V       51 t1
        add edi, ebx                      ;    78.0 U       63 v[5]
        xor eax, edx                      ;    78.0 V       51 t1
        mov edx, ebp                      ;    79.0 U       48 t1 copy
        mov ebx, ebp                      ;    79.0 V       48 t1 copy
        rol edx, 0x1a                     ;    80.0 U+V     48 t1
        rol ebx, 7                        ;    81.0 U+V     48 t1
        xor edx, ebx                      ;    82.0 U       48 t1
        mov ebx, ebp                      ;    82.0 V       48 t1 copy
        rol ebx, 0x15                     ;    83.0 U+V     48 t1
        xor edx, ebx                      ;    84.0 U       48 t1
        mov ebx, ecx                      ;    84.0 V       52 v[4] copy
        mov dword [esp + 68], edi         ;    85.0 U       63 v[5] spill
        xor ebx, edi                      ;    85.0 V       52 v[4]
        lea edx, [edx + eax - 373957723]  ;    86.0 U       61 t1
        and esi, ebx                      ;    86.0 V       52 v[4]
        xor esi, ecx                      ;    87.0 U       52 v[4]
        mov eax, edi                      ;    87.0 V       47 v[4] copy
        rol eax, 0x1e                     ;    88.0 U+V     47 v[4]
        mov ecx, edi                      ;    89.0 U       47 v[4] copy
        rol edi, 0xa                      ;    90.0 U+V     47 v[4]
        xor eax, edi                      ;    91.0 U       47 v[4]
        mov edi, dword [esp + 228]        ;    91.0 V       73 w[0] reload
        rol ecx, 0x13                     ;    92.0 U+V     47 v[4]
        xor eax, ecx                      ;    93.0 U       47 v[4]
        mov ecx, dword [esp + 24]         ;    93.0 V       62 v[0]
        add esi, eax                      ;    94.0 U       63 v[4]
        mov eax, dword [edi + 12]         ;    94.0 V       73 w[3]
        mov edi, dword [edi + 16]         ;    95.0 U       73 w[4]
        add edx, dword [esp + 4]          ;    95.0 V       61 t1
        bswap eax                         ;    97.0 U+V     73 w[3]
        mov dword [esp + 72], eax         ;    98.0 U       73 w[3] spill
        add edx, eax                      ;    98.0 V       61 t1
        add esi, edx                      ;    99.0 U       63 v[4]
        add edx, ecx                      ;    99.0 V       62 v[0]
        mov eax, edx                      ;   100.0 U       48 t1 copy
        mov ecx, edx                      ;   100.0 V       48 t1 copy
        rol eax, 0x1a                     ;   101.0 U+V     48 t1
        rol ecx, 0x15                     ;   102.0 U+V     48 t1
        xor eax, ecx                      ;   103.0 U       48 t1
        mov ecx, edx                      ;   103.0 V       48 t1 copy
        rol ecx, 7                        ;   104.0 U+V     48 t1
        xor eax, ecx                      ;   105.0 U       48 t1
        mov ecx, dword [esp + 60]         ;   105.0 V       51 t1
        xor ecx, ebp                      ;   106.0 U       51 t1
        add eax, dword [esp + 48]         ;   106.0 V       61 t1
        bswap edi                         ;   108.0 U+V     73 w[4]
        mov dword [esp + 48], ebp         ;   109.0 U       62 v[1] spill
        add eax, edi                      ;   109.0 V       61 t1
        mov ebp, dword [esp + 60]         ;   110.0 U       51 t1
        and ecx, edx                      ;   110.0 V       51 t1
        xor ecx, ebp                      ;   111.0 U       51 t1
        mov ebp, dword [esp + 68]         ;   111.0 V       52 v[3]
        mov dword [esp + 76], edi         ;   112.0 U       73 w[4] spill
        mov edi, dword [esp + 68]         ;   112.0 V       52 v[3]
        lea eax, [eax + ecx + 961987163]  ;   113.0 U       61 t1
        xor edi, esi                      ;   113.0 V       52 v[3]
        and ebx, edi                      ;   114.0 U       52 v[3]
        mov ecx, esi                      ;   114.0 V       47 v[3] copy
        rol ecx, 0x1e                     ;   115.0 U+V     47 v[3]
        xor ebx, ebp                      ;   116.0 U       52 v[3]
        mov ebp, esi                      ;   116.0 V       47 v[3] copy
        rol ebp, 0xa                      ;   117.0 U+V     47 v[3]
        xor ecx, ebp                      ;   118.0 U       47 v[3]
        mov ebp, esi                      ;   118.0 V       47 v[3] copy
        rol ebp, 0x13                     ;   119.0 U+V     47 v[3]
        xor ecx, ebp                      ;   120.0 U       47 v[3]
        add ebx, eax                      ;   120.0 V       63 v[3]
        add ebx, ecx                      ;   121.0 U       63 v[3]
        mov ecx, dword [esp + 52]         ;   121.0 V       62 v[7]
        mov dword [esp + 80], esi         ;   122.0 U       63 v[4] spill
        add eax, ecx                      ;   122.0 V       62 v[7]
        mov ecx, dword [esp + 48]         ;   123.0 U       51 t1
        mov esi, eax                      ;   123.0 V       48 t1 copy
        xor ecx, edx                      ;   124.0 U       51 t1
        mov dword [esp + 84], ebx         ;   124.0 V       63 v[3] spill
        and ecx, eax                      ;   125.0 U       51 t1
        mov ebp, eax                      ;   125.0 V       48 t1 copy
        rol esi, 0x15                     ;   126.0 U+V     48 t1
        rol ebp, 0x1a                     ;   127.0 U+V     48 t1
        xor ebp, esi                      ;   128.0 U       48 t1
        mov esi, eax                      ;   128.0 V       48 t1 copy
        rol esi, 7                        ;   129.0 U+V     48 t1
        xor ebp, esi                      ;   130.0 U       48 t1
        mov esi, dword [esp + 228]        ;   130.0 V       73 w[0] reload
        xor ecx, dword [esp + 48]         ;   131.0 U       51 t1
        add ebp, dword [esp + 60]         ;   131.0 V       61 t1
        mov esi, dword [esi + 20]         ;   133.0 U       73 w[5]
        add ebp, ecx                      ;   133.0 V       61 t1
        bswap esi                         ;   134.0 U+V     73 w[5]
        mov ecx, dword [esp + 80]         ;   135.0 U       52 v[2]
        mov dword [esp + 88], esi         ;   135.0 V       73 w[5] spill
        mov dword [esp + 60], edx         ;   136.0 U       62 v[0] spill
        xor ecx, ebx                      ;   136.0 V       52 v[2]
        mov edx, dword [esp + 80]         ;   137.0 U       52 v[2]
        and edi, ecx                      ;   137.0 V       52 v[2]
        xor edi, edx                      ;   138.0 U       52 v[2]
        mov edx, ebx                      ;   138.0 V       47 v[2] copy
        lea ebp, [ebp + esi + 1508970993] ;   139.0 U       61 t1
        mov esi, ebx                      ;   139.0 V       47 v[2] copy
        rol edx, 0x1e                     ;   140.0 U+V     47 v[2]
        rol esi, 0x13                     ;   141.0 U+V     47 v[2]
        xor edx, esi                      ;   142.0 U       47 v[2]
        rol ebx, 0xa                      ;   143.0 U+V     47 v[2]
        xor edx, ebx                      ;   144.0 U       47 v[2]
        mov ebx, dword [esp + 60]         ;   144.0 V       51 t1
        xor ebx, eax                      ;   145.0 U       51 t1
        mov esi, dword [esp + 64]         ;   145.0 V       62 v[6]
        add edi, ebp                      ;   146.0 U       63 v[2]
        add ebp, esi                      ;   146.0 V       62 v[6]
        mov esi, ebp                      ;   147.0 U       48 t1 copy
        add edi, edx                      ;   147.0 V       63 v[2]
        and ebx, ebp                      ;   148.0 U       51 t1
        mov edx, dword [esp + 60]         ;   148.0 V       51 t1
        rol esi, 7                        ;   149.0 U+V     48 t1
        xor ebx, edx                      ;   150.0 U       51 t1
        mov edx, ebp                      ;   150.0 V       48 t1 copy
        rol edx, 0x1a                     ;   151.0 U+V     48 t1
        xor edx, esi                      ;   152.0 U       48 t1
        mov esi, ebp                      ;   152.0 V       48 t1 copy
        rol esi, 0x15                     ;   153.0 U+V     48 t1
        xor edx, esi                      ;   154.0 U       48 t1
        mov esi, dword [esp + 48]         ;   154.0 V       61 t1
        add edx, ebx                      ;   155.0 U       61 t1
        mov ebx, dword [esp + 228]        ;   155.0 V       73 w[0] reload
        mov dword [esp + 48], eax         ;   156.0 U       62 v[7] spill
        mov eax, dword [esp + 84]         ;   156.0 V       52 v[1]
        xor eax, edi                      ;   157.0 U       52 v[1]
        lea edx, [edx + esi - 1841331548] ;   157.0 V       61 t1
        and ecx, eax                      ;   158.0 U       52 v[1]
        mov esi, edi                      ;   158.0 V       47 v[1] copy
        mov ebx, dword [ebx + 24]         ;   159.0 U       73 w[6]
        xor ecx, dword [esp + 84]         ;   159.0 V       52 v[1]
        bswap ebx                         ;   161.0 U+V     73 w[6]
        add edx, ebx                      ;   162.0 U       61 t1
        mov dword [esp + 92], edi         ;   162.0 V       63 v[2] spill
        rol esi, 0x1e                     ;   163.0 U+V     47 v[1]
        mov dword [esp + 96], ebx         ;   164.0 U       73 w[6] spill
        mov ebx, edi                      ;   164.0 V       47 v[1] copy
        rol ebx, 0x13                     ;   165.0 U+V     47 v[1]
        xor esi, ebx                      ;   166.0 U       47 v[1]
        mov ebx, edi                      ;   166.0 V       47 v[1] copy
        rol ebx, 0xa                      ;   167.0 U+V     47 v[1]
        add ecx, edx                      ;   168.0 U       63 v[1]
        xor esi, ebx                      ;   168.0 V       47 v[1]
        add ecx, esi                      ;   169.0 U       63 v[1]
        mov ebx, dword [esp + 48]         ;   169.0 V       51 t1
        mov esi, dword [esp + 68]         ;   170.0 U       62 v[5]
        xor ebx, ebp                      ;   170.0 V       51 t1
        mov edi, dword [esp + 48]         ;   171.0 U       51 t1
        add edx, esi                      ;   171.0 V       62 v[5]
        and ebx, edx                      ;   172.0 U       51 t1
        mov esi, edx                      ;   172.0 V       48 t1 copy
        xor ebx, edi                      ;   173.0 U       51 t1
        mov edi, edx                      ;   173.0 V       48 t1 copy
        rol esi, 0x1a                     ;   174.0 U+V     48 t1
        rol edi, 7                        ;   175.0 U+V     48 t1
        xor esi, edi                      ;   176.0 U       48 t1
        mov edi, edx                      ;   176.0 V       48 t1 copy
        rol edi, 0x15                     ;   177.0 U+V     48 t1
        xor esi, edi                      ;   178.0 U       48 t1
        mov edi, dword [esp + 60]         ;   178.0 V       61 t1
        add esi, ebx                      ;   179.0 U       61 t1
        mov ebx, dword [esp + 228]        ;   179.0 V       73 w[0] reload
        add esi, edi                      ;   180.0 U       61 t1
        mov edi, dword [esp + 92]         ;   180.0 V       52 v[0]
        mov dword [esp + 60], ebp         ;   181.0 U       62 v[6] spill
        xor edi, ecx                      ;   181.0 V       52 v[0]
        mov ebx, dword [ebx + 28]         ;   182.0 U       73 w[7]
        and eax, edi                      ;   182.0 V       52 v[0]
        mov ebp, ecx                      ;   183.0 U       47 v[0] copy
        xor eax, dword [esp + 92]         ;   183.0 V       52 v[0]
        bswap ebx                         ;   185.0 U+V     73 w[7]
        rol ebp, 0x13                     ;   186.0 U+V     47 v[0]
        mov dword [esp + 100], ebx        ;   187.0 U       73 w[7] spill
        lea esi, [esi + ebx - 1424204075] ;   187.0 V       61 t1
        mov ebx, dword [esp + 80]         ;   188.0 U       62 v[4]
        add eax, esi                      ;   188.0 V       63 v[0]
        add esi, ebx                      ;   189.0 U       62 v[4]
        mov ebx, ecx                      ;   189.0 V       47 v[0] copy
        rol ebx, 0x1e                     ;   190.0 U+V     47 v[0]
        xor ebx, ebp                      ;   191.0 U       47 v[0]
        mov ebp, ecx                      ;   191.0 V       47 v[0] copy
        rol ebp, 0xa                      ;   192.0 U+V     47 v[0]
        mov dword [esp + 104], ecx        ;   193.0 U       63 v[1] spill
        mov ecx, dword [esp + 60]         ;   193.0 V       51 t1
        xor ebx, ebp                      ;   194.0 U       47 v[0]
        mov ebp, esi                      ;   194.0 V       48 t1 copy
        xor ecx, edx                      ;   195.0 U       51 t1
        add eax, ebx                      ;   195.0 V       63 v[0]
        mov ebx, esi                      ;   196.0 U       48 t1 copy
        and ecx, esi                      ;   196.0 V       51 t1
        rol ebx, 0x1a                     ;   197.0 U+V     48 t1
        rol ebp, 0x15                     ;   198.0 U+V     48 t1
        xor ebx, ebp                      ;   199.0 U       48 t1
        mov ebp, esi                      ;   199.0 V       48 t1 copy
        rol ebp, 7                        ;   200.0 U+V     48 t1
        xor ebx, ebp                      ;   201.0 U       48 t1
        mov ebp, dword [esp + 228]        ;   201.0 V       73 w[0] reload
        xor ecx, dword [esp + 60]         ;   202.0 U       51 t1
        add ebx, dword [esp + 48]         ;   202.0 V       61 t1
        mov ebp, dword [ebp + 32]         ;   204.0 U       73 w[8]
        add ebx, ecx                      ;   204.0 V       61 t1
        bswap ebp                         ;   205.0 U+V     73 w[8]
        mov ecx, dword [esp + 104]        ;   206.0 U       52 v[7]
        mov dword [esp + 108], eax        ;   206.0 V       63 v[0] spill
        xor ecx, eax                      ;   207.0 U       52 v[7]
        mov dword [esp + 48], edx         ;   207.0 V       62 v[5] spill
        mov edx, dword [esp + 104]        ;   208.0 U       52 v[7]
        and edi, ecx                      ;   208.0 V       52 v[7]
        xor edi, edx                      ;   209.0 U       52 v[7]
        mov edx, eax                      ;   209.0 V       47 v[7] copy
        lea ebx, [ebx + ebp - 670586216]  ;   210.0 U       61 t1
        mov dword [esp + 112], ebp        ;   210.0 V       73 w[8] spill
        rol edx, 0x1e                     ;   211.0 U+V     47 v[7]
        add edi, ebx                      ;   212.0 U       63 v[7]
        mov ebp, eax                      ;   212.0 V       47 v[7] copy
        rol ebp, 0x13                     ;   213.0 U+V     47 v[7]
        xor edx, ebp                      ;   214.0 U       47 v[7]
        rol eax, 0xa                      ;   215.0 U+V     47 v[7]
        mov ebp, dword [esp + 84]         ;   216.0 U       62 v[3]
        xor edx, eax                      ;   216.0 V       47 v[7]
        add ebx, ebp                      ;   217.0 U       62 v[3]
        mov eax, dword [esp + 48]         ;   217.0 V       51 t1
        add edi, edx                      ;   218.0 U       63 v[7]
        xor eax, esi                      ;   218.0 V       51 t1
        mov edx, ebx                      ;   219.0 U       48 t1 copy
        mov ebp, ebx                      ;   219.0 V       48 t1 copy
        rol ebp, 0x1a                     ;   220.0 U+V     48 t1
        rol edx, 0x15                     ;   221.0 U+V     48 t1
        xor ebp, edx                      ;   222.0 U       48 t1
        mov dword [esp + 116], edi        ;   222.0 V       63 v[7] spill
        mov edx, ebx                      ;   223.0 U       48 t1 copy
        and eax, ebx                      ;   223.0 V       51 t1
        rol edx, 7                        ;   224.0 U+V     48 t1
        xor ebp, edx                      ;   225.0 U       48 t1
        mov edx, dword [esp + 228]        ;   225.0 V       73 w[0] reload
        add ebp, dword [esp + 60]         ;   226.0 U       61 t1
        xor eax, dword [esp + 48]         ;   226.0 V       51 t1
        mov edx, dword [edx + 36]         ;   228.0 U       73 w[9]
        add ebp, eax                      ;   228.0 V       61 t1
        bswap edx                         ;   229.0 U+V     73 w[9]
        mov eax, dword [esp + 108]        ;   230.0 U       52 v[6]
        mov dword [esp + 120], edx        ;   230.0 V       73 w[9] spill
        lea ebp, [ebp + edx + 310598401]  ;   231.0 U       61 t1
        xor eax, edi                      ;   231.0 V       52 v[6]
        and ecx, eax                      ;   232.0 U       52 v[6]
        mov edx, dword [esp + 108]        ;   232.0 V       52 v[6]
        mov dword [esp + 60], esi         ;   233.0 U       62 v[4] spill
        xor ecx, edx                      ;   233.0 V       52 v[6]
        mov edx, dword [esp + 92]         ;   234.0 U       62 v[2]
        mov esi, edi                      ;   234.0 V       47 v[6] copy
        add ecx, ebp                      ;   235.0 U       63 v[6]
        add ebp, edx                      ;   235.0 V       62 v[2]
        rol esi, 0x1e                     ;   236.0 U+V     47 v[6]
        mov edx, edi                      ;   237.0 U       47 v[6] copy
        rol edx, 0x13                     ;   238.0 U+V     47 v[6]
        rol edi, 0xa                      ;   239.0 U+V     47 v[6]
        xor esi, edi                      ;   240.0 U       47 v[6]
        mov edi, dword [esp + 60]         ;   240.0 V       51 t1
        xor esi, edx                      ;   241.0 U       47 v[6]
        xor edi, ebx                      ;   241.0 V       51 t1
        add ecx, esi                      ;   242.0 U       63 v[6]
        mov edx, dword [esp + 60]         ;   242.0 V       51 t1
        and edi, ebp                      ;   243.0 U       51 t1
        mov esi, dword [esp + 48]         ;   243.0 V       61 t1
        mov dword [esp + 48], ebx         ;   244.0 U       62 v[3] spill
        xor edi, edx                      ;   244.0 V       51 t1
        mov edx, ebp                      ;   245.0 U       48 t1 copy
        mov ebx, ebp                      ;   245.0 V       48 t1 copy
        rol ebx, 0x1a                     ;   246.0 U+V     48 t1
        rol edx, 7                        ;   247.0 U+V     48 t1
        xor ebx, edx                      ;   248.0 U       48 t1
        mov edx, ebp                      ;   248.0 V       48 t1 copy
        rol edx, 0x15                     ;   249.0 U+V     48 t1
        xor ebx, edx                      ;   250.0 U       48 t1
        mov edx, dword [esp + 116]        ;   250.0 V       52 v[5]
        add ebx, esi                      ;   251.0 U       61 t1
        xor edx, ecx                      ;   251.0 V       52 v[5]
        mov esi, dword [esp + 228]        ;   252.0 U       73 w[0] reload
        and eax, edx                      ;   252.0 V       52 v[5]
        lea ebx, [ebx + edi + 607225278]  ;   253.0 U       61 t1
        mov edi, ecx                      ;   253.0 V       47 v[5] copy
        mov esi, dword [esi + 40]         ;   254.0 U       73 w[10]
        xor eax, dword [esp + 116]        ;   254.0 V       52 v[5]
        bswap esi                         ;   256.0 U+V     73 w[10]
        add ebx, esi                      ;   257.0 U       61 t1
        mov dword [esp + 124], esi        ;   257.0 V       73 w[10] spill
        add eax, ebx                      ;   258.0 U       63 v[5]
        mov esi, dword [esp + 104]        ;   258.0 V       62 v[1]
        rol edi, 0xa                      ;   259.0 U+V     47 v[5]
        add ebx, esi                      ;   260.0 U       62 v[1]
        mov esi, ecx                      ;   260.0 V       47 v[5] copy
        rol esi, 0x1e                     ;   261.0 U+V     47 v[5]
        xor esi, edi                      ;   262.0 U       47 v[5]
        mov edi, ecx                      ;   262.0 V       47 v[5] copy
        rol edi, 0x13                     ;   263.0 U+V     47 v[5]
        xor esi, edi                      ;   264.0 U       47 v[5]
        mov edi, dword [esp + 60]         ;   264.0 V       61 t1
        add eax, esi                      ;   265.0 U       63 v[5]
        mov esi, dword [esp + 48]         ;   265.0 V       51 t1
        mov dword [esp + 128], ecx        ;   266.0 U       63 v[6] spill
        xor esi, ebp                      ;   266.0 V       51 t1
        mov dword [esp + 60], ebp         ;   267.0 U       62 v[2] spill
        and esi, ebx                      ;   267.0 V       51 t1
        mov ecx, dword [esp + 48]         ;   268.0 U       51 t1
        mov ebp, ebx                      ;   268.0 V       48 t1 copy
        rol ebp, 0x15                     ;   269.0 U+V     48 t1
        xor esi, ecx                      ;   270.0 U       51 t1
        mov ecx, ebx                      ;   270.0 V       48 t1 copy
        rol ecx, 0x1a                     ;   271.0 U+V     48 t1
        xor ecx, ebp                      ;   272.0 U       48 t1
        mov ebp, ebx                      ;   272.0 V       48 t1 copy
        rol ebp, 7                        ;   273.0 U+V     48 t1
        xor ecx, ebp                      ;   274.0 U       48 t1
        mov ebp, eax                      ;   274.0 V       47 v[4] copy
        rol ebp, 0xa                      ;   275.0 U+V     47 v[4]
        lea ecx, [ecx + esi + 1426881987] ;   276.0 U       61 t1
        mov esi, dword [esp + 228]        ;   276.0 V       73 w[0] reload
        add ecx, edi                      ;   277.0 U       61 t1
        mov edi, eax                      ;   277.0 V       47 v[4] copy
        rol edi, 0x1e                     ;   278.0 U+V     47 v[4]
        xor edi, ebp                      ;   279.0 U       47 v[4]
        mov ebp, dword [esp + 128]        ;   279.0 V       52 v[4]
        xor ebp, eax                      ;   280.0 U       52 v[4]
        mov esi, dword [esi + 44]         ;   280.0 V       73 w[11]
        mov dword [esp + 132], eax        ;   281.0 U       63 v[5] spill
        and edx, ebp                      ;   281.0 V       52 v[4]
        xor edx, dword [esp + 128]        ;   282.0 U       52 v[4]
        bswap esi                         ;   284.0 U+V     73 w[11]
        add ecx, esi                      ;   285.0 U       61 t1
        mov dword [esp + 136], esi        ;   285.0 V       73 w[11] spill
        mov esi, dword [esp + 108]        ;   286.0 U       62 v[0]
        add edx, ecx                      ;   286.0 V       63 v[4]
        rol eax, 0x13                     ;   287.0 U+V     47 v[4]
        add ecx, esi                      ;   288.0 U       62 v[0]
        mov esi, dword [esp + 60]         ;   288.0 V       51 t1
        xor edi, eax                      ;   289.0 U       47 v[4]
        xor esi, ebx                      ;   289.0 V       51 t1
        and esi, ecx                      ;   290.0 U       51 t1
        add edx, edi                      ;   290.0 V       63 v[4]
        mov eax, ecx                      ;   291.0 U       48 t1 copy
        mov edi, ecx                      ;   291.0 V       48 t1 copy
        rol edi, 0x15                     ;   292.0 U+V     48 t1
        rol eax, 0x1a                     ;   293.0 U+V     48 t1
        xor eax, edi                      ;   294.0 U       48 t1
        mov edi, ecx                      ;   294.0 V       48 t1 copy
        rol edi, 7                        ;   295.0 U+V     48 t1
        xor eax, edi                      ;   296.0 U       48 t1
        mov edi, dword [esp + 228]        ;   296.0 V       73 w[0] reload
        add eax, dword [esp + 48]         ;   297.0 U       61 t1
        xor esi, dword [esp + 60]         ;   297.0 V       51 t1
        mov dword [esp + 48], ebx         ;   299.0 U       62 v[1] spill
        mov ebx, dword [edi + 48]         ;   299.0 V       73 w[12]
        bswap ebx                         ;   300.0 U+V     73 w[12]
        mov edi, dword [esp + 132]        ;   301.0 U       52 v[3]
        add eax, ebx                      ;   301.0 V       61 t1
        mov dword [esp + 140], ebx        ;   302.0 U       73 w[12] spill
        xor edi, edx                      ;   302.0 V       52 v[3]
        mov ebx, dword [esp + 132]        ;   303.0 U       52 v[3]
        and ebp, edi                      ;   303.0 V       52 v[3]
        xor ebp, ebx                      ;   304.0 U       52 v[3]
        mov ebx, edx                      ;   304.0 V       47 v[3] copy
        lea eax, [eax + esi + 1925078388] ;   305.0 U       61 t1
        mov esi, edx                      ;   305.0 V       47 v[3] copy
        rol ebx, 0x1e                     ;   306.0 U+V     47 v[3]
        rol esi, 0xa                      ;   307.0 U+V     47 v[3]
        xor ebx, esi                      ;   308.0 U       47 v[3]
        mov dword [esp + 144], edx        ;   308.0 V       63 v[4] spill
        mov esi, dword [esp + 116]        ;   309.0 U       62 v[7]
        add ebp, eax                      ;   309.0 V       63 v[3]
        add eax, esi                      ;   310.0 U       62 v[7]
        rol edx, 0x13                     ;   311.0 U+V     47 v[3]
        mov esi, dword [esp + 48]         ;   312.0 U       51 t1
        xor ebx, edx                      ;   312.0 V       47 v[3]
        mov edx, eax                      ;   313.0 U       48 t1 copy
        xor esi, ecx                      ;   313.0 V       51 t1
        add ebp, ebx                      ;   314.0 U       63 v[3]
        mov ebx, eax                      ;   314.0 V       48 t1 copy
        rol edx, 7                        ;   315.0 U+V     48 t1
        rol ebx, 0x1a                     ;   316.0 U+V     48 t1
        xor ebx, edx                      ;   317.0 U       48 t1
        mov edx, eax                      ;   317.0 V       48 t1 copy
        rol edx, 0x15                     ;   318.0 U+V     48 t1
        xor ebx, edx                      ;   319.0 U       48 t1
        mov edx, dword [esp + 60]         ;   319.0 V       61 t1
        and esi, eax                      ;   320.0 U       51 t1
        mov dword [esp + 60], ecx         ;   320.0 V       62 v[0] spill
        mov ecx, dword [esp + 144]        ;   321.0 U       52 v[2]
        add ebx, edx                      ;   321.0 V       61 t1
        mov edx, dword [esp + 48]         ;   322.0 U       51 t1
        xor ecx, ebp                      ;   322.0 V       52 v[2]
        xor esi, edx                      ;   323.0 U       51 t1
        mov edx, dword [esp + 228]        ;   323.0 V       73 w[0] reload
        and edi, ecx                      ;   324.0 U       52 v[2]
        mov dword [esp + 148], ebp        ;   324.0 V       63 v[3] spill
        mov edx, dword [edx + 52]         ;   325.0 U       73 w[13]
        xor edi, dword [esp + 144]        ;   325.0 V       52 v[2]
        bswap edx                         ;   327.0 U+V     73 w[13]
        lea ebx, [ebx + esi - 2132889090] ;   328.0 U       61 t1
        mov esi, dword [esp + 128]        ;   328.0 V       62 v[6]
        mov dword [esp + 152], edx        ;   329.0 U       73 w[13] spill
        add ebx, edx                      ;   329.0 V       61 t1
        add edi, ebx                      ;   330.0 U       63 v[2]
        add ebx, esi                      ;   330.0 V       62 v[6]
        mov edx, ebp                      ;   331.0 U       47 v[2] copy
        mov esi, ebp                      ;   331.0 V       47 v[2] copy
        rol esi, 0x1e                     ;   332.0 U+V     47 v[2]
        rol edx, 0x13                     ;   333.0 U+V     47 v[2]
        xor esi, edx                      ;   334.0 U       47 v[2]
        mov edx, ebp                      ;   334.0 V       47 v[2] copy
        rol edx, 0xa                      ;   335.0 U+V     47 v[2]
        mov ebp, dword [esp + 60]         ;   336.0 U       51 t1
        xor esi, edx                      ;   336.0 V       47 v[2]
        mov edx, ebx                      ;   337.0 U       48 t1 copy
        xor ebp, eax                      ;   337.0 V       51 t1
        add edi, esi                      ;   338.0 U       63 v[2]
        mov esi, ebx                      ;   338.0 V       48 t1 copy
        rol esi, 0x1a                     ;   339.0 U+V     48 t1
        mov dword [esp + 156], eax        ;   340.0 U       62 v[7] spill
        mov eax, dword [esp + 60]         ;   340.0 V       51 t1
        rol edx, 0x15                     ;   341.0 U+V     48 t1
        and ebp, ebx                      ;   342.0 U       51 t1
        xor esi, edx                      ;   342.0 V       48 t1
        mov edx, ebx                      ;   343.0 U       48 t1 copy
        xor ebp, eax                      ;   343.0 V       51 t1
        rol edx, 7                        ;   344.0 U+V     48 t1
        mov eax, dword [esp + 148]        ;   345.0 U       52 v[1]
        xor esi, edx                      ;   345.0 V       48 t1
        xor eax, edi                      ;   346.0 U       52 v[1]
        mov edx, dword [esp + 228]        ;   346.0 V       73 w[0] reload
        lea esi, [esi + ebp - 1680079193] ;   347.0 U       61 t1
        and ecx, eax                      ;   347.0 V       52 v[1]
        mov ebp, dword [edx + 56]         ;   348.0 U       73 w[14]
        mov edx, dword [edx + 60]         ;   348.0 V       73 w[15]
        add esi, dword [esp + 48]         ;   349.0 U       61 t1
        xor ecx, dword [esp + 148]        ;   349.0 V       52 v[1]
        bswap ebp                         ;   351.0 U+V     73 w[14]
        add esi, ebp                      ;   352.0 U       61 t1
        mov dword [esp + 160], ebp        ;   352.0 V       73 w[14] spill
        add ecx, esi                      ;   353.0 U       63 v[1]
        add esi, dword [esp + 132]        ;   353.0 V       62 v[5]
        bswap edx                         ;   355.0 U+V     73 w[15]
        mov dword [esp + 164], edx        ;   356.0 U       73 w[15] spill
        mov edx, edi                      ;   356.0 V       47 v[1] copy
        mov dword [esp + 168], ebx        ;   357.0 U       76 passes
        mov ebp, dword [esp + 156]        ;   357.0 V       51 t1
        mov dword [esp + 172], esi        ;   358.0 U       76 passes
        xor ebp, ebx                      ;   358.0 V       51 t1
        mov ebx, dword [esp + 156]        ;   359.0 U       51 t1
        and ebp, esi                      ;   359.0 V       51 t1
        xor ebp, ebx                      ;   360.0 U       51 t1
        mov ebx, edi                      ;   360.0 V       47 v[1] copy
        rol edx, 0x1e                     ;   361.0 U+V     47 v[1]
        rol ebx, 0x13                     ;   362.0 U+V     47 v[1]
        xor edx, ebx                      ;   363.0 U       47 v[1]
        mov ebx, edi                      ;   363.0 V       47 v[1] copy
        rol ebx, 0xa                      ;   364.0 U+V     47 v[1]
        xor edx, ebx                      ;   365.0 U       47 v[1]
        mov ebx, edi                      ;   365.0 V       52 v[0] copy
        add ecx, edx                      ;   366.0 U       63 v[1]
        mov edx, esi                      ;   366.0 V       48 t1 copy
        mov dword [esp + 176], ecx        ;   367.0 U       76 passes
        xor ebx, ecx                      ;   367.0 V       52 v[0]
        and eax, ebx                      ;   368.0 U       52 v[0]
        mov ebx, esi                      ;   368.0 V       48 t1 copy
        rol ebx, 7                        ;   369.0 U+V     48 t1
        mov dword [esp + 180], edi        ;   370.0 U       76 passes
        rol edx, 0x1a                     ;   371.0 U+V     48 t1
        xor edx, ebx                      ;   372.0 U       48 t1
        mov ebx, dword [esp + 60]         ;   372.0 V       61 t1
        rol esi, 0x15                     ;   373.0 U+V     48 t1
        xor edx, esi                      ;   374.0 U       48 t1
        mov esi, dword [esp + 164]        ;   374.0 V       73 w[15] reload
        add edx, ebx                      ;   375.0 U       61 t1
        mov ebx, ecx                      ;   375.0 V       47 v[0] copy
        add edx, ebp                      ;   376.0 U       61 t1
        mov ebp, ecx                      ;   376.0 V       47 v[0] copy
        rol ebx, 0x1e                     ;   377.0 U+V     47 v[0]
        rol ebp, 0x13                     ;   378.0 U+V     47 v[0]
        xor eax, edi                      ;   379.0 U       52 v[0]
        lea edx, [edx + esi - 1046744716] ;   379.0 V       61 t1
        rol ecx, 0xa                      ;   380.0 U+V     47 v[0]
        xor ebx, ebp                      ;   381.0 U       47 v[0]
        lea eax, [edx + eax]              ;   381.0 V       63 v[0]
        mov esi, dword [esp + 144]        ;   382.0 U       62 v[4]
        xor ebx, ecx                      ;   382.0 V       47 v[0]
        add eax, ebx                      ;   383.0 U       63 v[0]
        mov ecx, sha256_blocks.T0_K       ;   383.0 V       76 passes reload
        mov dword [esp + 184], ecx        ;   384.0 U       76 passes
        add ecx, 0xc0                     ;   384.0 V       76 passes
        add edx, esi                      ;   385.0 U       62 v[4]
        mov dword [esp + 188], ecx        ;   385.0 V       76 passes
        mov dword [esp + 192], eax        ;   386.0 U       76 passes
        mov dword [esp + 196], edx        ;   386.0 V       76 passes
        align 16
.passes_2:
        mov eax, dword [esp + 160]        ;     0.0 U       50 w[0]
        mov ecx, dword [esp + 196]        ;     0.0 V       48 t1
        mov edx, dword [esp + 44]         ;     1.0 U       49 w[0]
        mov ebx, dword [esp + 160]        ;     1.0 V       50 w[0]
        mov esi, dword [esp + 160]        ;     2.0 U       50 w[0]
        mov edi, dword [esp + 44]         ;     2.0 V       49 w[0]
        shr edi, 3                        ;     3.0 U       49 w[0]
        mov ebp, dword [esp + 168]        ;     3.0 V       51 t1 reload
        rol edx, 0x19                     ;     4.0 U+V     49 w[0]
        xor edx, edi                      ;     5.0 U       49 w[0]
        mov edi, dword [esp + 44]         ;     5.0 V       49 w[0]
        rol edi, 0xe                      ;     6.0 U+V     49 w[0]
        rol ebx, 0xd                      ;     7.0 U+V     50 w[0]
        xor edx, edi                      ;     8.0 U       49 w[0]
        mov edi, dword [esp + 172]        ;     8.0 V       51 t1
        rol eax, 0xf                      ;     9.0 U+V     50 w[0]
        shr esi, 0xa                      ;    10.0 U       50 w[0]
        xor eax, ebx                      ;    10.0 V       50 w[0]
        mov ebx, dword [esp + 36]         ;    11.0 U       78 w[0]
        xor eax, esi                      ;    11.0 V       50 w[0]
        add eax, edx                      ;    12.0 U       78 w[0]
        mov edx, dword [esp + 196]        ;    12.0 V       48 t1
        add eax, ebx                      ;    13.0 U       78 w[0]
        mov ebx, dword [esp + 120]        ;    13.0 V       78 w[0] reload
        xor edi, ebp                      ;    14.0 U       51 t1
        mov esi, dword [esp + 196]        ;    14.0 V       48 t1
        add eax, ebx                      ;    15.0 U       78 w[0]
        mov ebx, dword [esp + 184]        ;    15.0 V       79 v reload
        rol ecx, 0x1a                     ;    16.0 U+V     48 t1
        rol esi, 0x15                     ;    17.0 U+V     48 t1
        rol edx, 7                        ;    18.0 U+V     48 t1
        xor ecx, esi                      ;    19.0 U       48 t1
        mov esi, dword [esp + 172]        ;    19.0 V       51 t1
        xor ecx, edx                      ;    20.0 U       48 t1
        mov edx, dword [esp + 196]        ;    20.0 V       48 t1 reload
        or edi, edx                       ;    21.0 U       51 t1
        xor edx, esi                      ;    21.0 V       51 t1
        xor edi, edx                      ;    22.0 U       51 t1
        mov esi, dword [esp + 156]        ;    22.0 V       61 t1
        mov ebx, dword [ebx + 64]         ;    23.0 U       61 t1
        add ecx, esi                      ;    23.0 V       61 t1
        mov esi, dword [esp + 192]        ;    24.0 U       52 v[7]
        add ecx, edi                      ;    24.0 V       61 t1
        mov edi, dword [esp + 148]        ;    25.0 U       62 v[3]
        add ecx, ebx                      ;    25.0 V       61 t1
        mov ebx, dword [esp + 172]        ;    26.0 U       51 t1
        add ecx, eax                      ;    26.0 V       61 t1
        mov dword [esp + 36], eax         ;    27.0 U       78 w[0] spill
        mov eax, ecx                      ;    27.0 V       62 v[3] copy
        add eax, edi                      ;    28.0 U       62 v[3]
        mov edi, dword [esp + 176]        ;    28.0 V       52 v[7]
        and edx, eax                      ;    29.0 U       51 t1
        xor edi, esi                      ;    29.0 V       52 v[7]
        xor edx, ebx                      ;    30.0 U       51 t1
        mov ebx, dword [esp + 176]        ;    30.0 V       52 v[7]
        add edx, ebp                      ;    31.0 U       61 t1
        mov esi, dword [esp + 180]        ;    31.0 V       52 v[7]
        mov ebp, eax                      ;    32.0 U       48 t1 copy
        xor esi, ebx                      ;    32.0 V       52 v[7]
        mov ebx, dword [esp + 176]        ;    33.0 U       52 v[7]
        and esi, edi                      ;    33.0 V       52 v[7]
        xor esi, ebx                      ;    34.0 U       52 v[7]
        mov ebx, eax                      ;    34.0 V       48 t1 copy
        add ecx, esi                      ;    35.0 U       63 v[7]
        mov esi, eax                      ;    35.0 V       48 t1 copy
        rol ebx, 7                        ;    36.0 U+V     48 t1
        rol esi, 0x15                     ;    37.0 U+V     48 t1
        rol ebp, 0x1a                     ;    38.0 U+V     48 t1
        xor ebp, ebx                      ;    39.0 U       48 t1
        mov ebx, dword [esp + 184]        ;    39.0 V       79 v reload
        xor ebp, esi                      ;    40.0 U       48 t1
        mov esi, dword [esp + 164]        ;    40.0 V       50 w[1]
        add edx, ebp                      ;    41.0 U       61 t1
        mov ebx, dword [ebx + 68]         ;    41.0 V       61 t1
        shr esi, 0xa                      ;    42.0 U       50 w[1]
        add edx, ebx                      ;    42.0 V       61 t1
        mov ebx, dword [esp + 192]        ;    43.0 U       47 v[7]
        mov ebp, dword [esp + 164]        ;    43.0 V       50 w[1]
        rol ebp, 0xf                      ;    44.0 U+V     50 w[1]
        xor ebp, esi                      ;    45.0 U       50 w[1]
        mov esi, dword [esp + 164]        ;    45.0 V       50 w[1]
        rol esi, 0xd                      ;    46.0 U+V     50 w[1]
        xor ebp, esi                      ;    47.0 U       50 w[1]
        mov esi, dword [esp + 192]        ;    47.0 V       47 v[7]
        rol ebx, 0x13                     ;    48.0 U+V     47 v[7]
        rol esi, 0x1e                     ;    49.0 U+V     47 v[7]
        xor esi, ebx                      ;    50.0 U       47 v[7]
        mov ebx, dword [esp + 192]        ;    50.0 V       47 v[7]
        rol ebx, 0xa                      ;    51.0 U+V     47 v[7]
        xor esi, ebx                      ;    52.0 U       47 v[7]
        mov ebx, dword [esp + 124]        ;    52.0 V       78 w[1] reload
        add ecx, esi                      ;    53.0 U       63 v[7]
        add ebp, ebx                      ;    53.0 V       78 w[1]
        mov ebx, dword [esp + 44]         ;    54.0 U       78 w[1]
        mov esi, dword [esp + 176]        ;    54.0 V       52 v[7] reload
        add ebp, ebx                      ;    55.0 U       78 w[1]
        mov ebx, ecx                      ;    55.0 V       52 v[6] copy
        mov dword [esp + 40], ecx         ;    56.0 U       63 v[7] spill
        xor ebx, esi                      ;    56.0 V       52 v[6]
        and edi, ebx                      ;    57.0 U       52 v[6]
        mov ebx, dword [esp + 56]         ;    57.0 V       49 w[1]
        xor edi, esi                      ;    58.0 U       52 v[6]
        mov esi, dword [esp + 56]         ;    58.0 V       49 w[1]
        rol esi, 0xe                      ;    59.0 U+V     49 w[1]
        rol ebx, 0x19                     ;    60.0 U+V     49 w[1]
        xor ebx, esi                      ;    61.0 U       49 w[1]
        mov esi, dword [esp + 56]         ;    61.0 V       49 w[1]
        shr esi, 3                        ;    62.0 U       49 w[1]
        xor ebx, esi                      ;    63.0 U       49 w[1]
        mov esi, dword [esp + 180]        ;    63.0 V       62 v[2]
        add ebp, ebx                      ;    64.0 U       78 w[1]
        mov ebx, ecx                      ;    64.0 V       47 v[6] copy
        add edx, ebp                      ;    65.0 U       61 t1
        mov dword [esp + 44], ebp         ;    65.0 V       78 w[1] spill
        mov ebp, edx                      ;    66.0 U       62 v[2] copy
        add edx, edi                      ;    66.0 V       63 v[6]
        rol ebx, 0x13                     ;    67.0 U+V     47 v[6]
        mov edi, ecx                      ;    68.0 U       47 v[6] copy
        rol ecx, 0xa                      ;    69.0 U+V     47 v[6]
        rol edi, 0x1e                     ;    70.0 U+V     47 v[6]
        xor edi, ecx                      ;    71.0 U       47 v[6]
        mov ecx, dword [esp + 196]        ;    71.0 V       51 t1
        xor edi, ebx                      ;    72.0 U       47 v[6]
        add ebp, esi                      ;    72.0 V       62 v[2]
        mov ebx, dword [esp + 72]         ;    73.0 U       49 w[2]
        mov esi, eax                      ;    73.0 V       51 t1 copy
        xor esi, ecx                      ;    74.0 U       51 t1
        add edx, edi                      ;    74.0 V       63 v[6]
        and esi, ebp                      ;    75.0 U       51 t1
        mov ecx, dword [esp + 36]         ;    75.0 V       50 w[2]
        shr ecx, 0xa                      ;    76.0 U       50 w[2]
        mov edi, dword [esp + 36]         ;    76.0 V       50 w[2]
        rol edi, 0xf                      ;    77.0 U+V     50 w[2]
        xor edi, ecx                      ;    78.0 U       50 w[2]
        mov ecx, dword [esp + 36]         ;    78.0 V       50 w[2]
        rol ecx, 0xd                      ;    79.0 U+V     50 w[2]
        shr ebx, 3                        ;    80.0 U       49 w[2]
        xor edi, ecx                      ;    80.0 V       50 w[2]
        mov dword [esp + 52], edx         ;    81.0 U       63 v[6] spill
        mov ecx, dword [esp + 72]         ;    81.0 V       49 w[2]
        rol ecx, 0x19                     ;    82.0 U+V     49 w[2]
        xor ecx, ebx                      ;    83.0 U       49 w[2]
        mov ebx, dword [esp + 72]         ;    83.0 V       49 w[2]
        rol ebx, 0xe                      ;    84.0 U+V     49 w[2]
        xor ecx, ebx                      ;    85.0 U       49 w[2]
        mov ebx, dword [esp + 196]        ;    85.0 V       51 t1
        add edi, ecx                      ;    86.0 U       78 w[2]
        mov ecx, ebp                      ;    86.0 V       48 t1 copy
        xor esi, ebx                      ;    87.0 U       51 t1
        mov ebx, ebp                      ;    87.0 V       48 t1 copy
        rol ebx, 0x15                     ;    88.0 U+V     48 t1
        rol ecx, 0x1a                     ;    89.0 U+V     48 t1
        xor ecx, ebx                      ;    90.0 U       48 t1
        mov ebx, ebp                      ;    90.0 V       48 t1 copy
        rol ebx, 7                        ;    91.0 U+V     48 t1
        xor ecx, ebx                      ;    92.0 U       48 t1
        mov ebx, dword [esp + 184]        ;    92.0 V       79 v reload
        add ecx, esi                      ;    93.0 U       61 t1
        mov esi, dword [esp + 56]         ;    93.0 V       78 w[2]
        mov ebx, dword [ebx + 72]         ;    94.0 U       61 t1
        add edi, esi                      ;    94.0 V       78 w[2]
        mov esi, dword [esp + 136]        ;    95.0 U       78 w[2] reload
        add ecx, ebx                      ;    95.0 V       61 t1
        add edi, esi                      ;    96.0 U       78 w[2]
        mov ebx, dword [esp + 40]         ;    96.0 V       52 v[5]
        mov dword [esp + 56], edi         ;    97.0 U       78 w[2] spill
        add ecx, edi                      ;    97.0 V       61 t1
        mov esi, dword [esp + 172]        ;    98.0 U       61 t1
        mov edi, edx                      ;    98.0 V       47 v[5] copy
        add ecx, esi                      ;    99.0 U       61 t1
        mov esi, dword [esp + 192]        ;    99.0 V       52 v[5]
        rol edi, 0x13                     ;   100.0 U+V     47 v[5]
        xor ebx, esi                      ;   101.0 U       52 v[5]
        mov esi, edx                      ;   101.0 V       47 v[5] copy
        rol esi, 0x1e                     ;   102.0 U+V     47 v[5]
        xor esi, edi                      ;   103.0 U       47 v[5]
        mov edi, edx                      ;   103.0 V       47 v[5] copy
        rol edi, 0xa                      ;   104.0 U+V     47 v[5]
        xor esi, edi                      ;   105.0 U       47 v[5]
        mov edi, dword [esp + 40]         ;   105.0 V       52 v[5]
        xor edi, edx                      ;   106.0 U       52 v[5]
        mov edx, ecx                      ;   106.0 V       62 v[1] copy
        add ecx, esi                      ;   107.0 U       63 v[5]
        mov esi, eax                      ;   107.0 V       51 t1 copy
        xor esi, ebp                      ;   108.0 U       51 t1
        and ebx, edi                      ;   108.0 V       52 v[5]
        xor ebx, dword [esp + 40]         ;   109.0 U       52 v[5]
        add edx, dword [esp + 176]        ;   109.0 V       62 v[1]
        add ecx, ebx                      ;   111.0 U       63 v[5]
        mov dword [esp + 60], edx         ;   111.0 V       62 v[1] spill
        mov ebx, dword [esp + 60]         ;   112.0 U       51 t1
        mov dword [esp + 64], ecx         ;   112.0 V       63 v[5] spill
        mov ecx, edx                      ;   113.0 U       48 t1 copy
        and esi, ebx                      ;   113.0 V       51 t1
        mov ebx, edx                      ;   114.0 U       48 t1 copy
        rol ecx, 0x15                     ;   115.0 U+V     48 t1
        rol ebx, 0x1a                     ;   116.0 U+V     48 t1
        rol edx, 7                        ;   117.0 U+V     48 t1
        xor ebx, edx                      ;   118.0 U       48 t1
        mov edx, dword [esp + 196]        ;   118.0 V       61 t1
        xor ebx, ecx                      ;   119.0 U       48 t1
        mov ecx, dword [esp + 184]        ;   119.0 V       79 v reload
        xor esi, eax                      ;   120.0 U       51 t1
        add ebx, edx                      ;   120.0 V       61 t1
        mov ecx, dword [ecx + 76]         ;   121.0 U       61 t1
        mov edx, dword [esp + 44]         ;   121.0 V       50 w[3]
        shr edx, 0xa                      ;   122.0 U       50 w[3]
        add ebx, ecx                      ;   122.0 V       61 t1
        mov ecx, dword [esp + 44]         ;   123.0 U       50 w[3]
        add ebx, esi                      ;   123.0 V       61 t1
        rol ecx, 0xf                      ;   124.0 U+V     50 w[3]
        mov esi, dword [esp + 76]         ;   125.0 U       49 w[3]
        xor ecx, edx                      ;   125.0 V       50 w[3]
        shr esi, 3                        ;   126.0 U       49 w[3]
        mov edx, dword [esp + 76]         ;   126.0 V       49 w[3]
        rol edx, 0x19                     ;   127.0 U+V     49 w[3]
        xor edx, esi                      ;   128.0 U       49 w[3]
        mov esi, dword [esp + 76]         ;   128.0 V       49 w[3]
        rol esi, 0xe                      ;   129.0 U+V     49 w[3]
        xor edx, esi                      ;   130.0 U       49 w[3]
        mov esi, dword [esp + 44]         ;   130.0 V       50 w[3]
        rol esi, 0xd                      ;   131.0 U+V     50 w[3]
        xor ecx, esi                      ;   132.0 U       50 w[3]
        mov esi, dword [esp + 72]         ;   132.0 V       78 w[3]
        add ecx, edx                      ;   133.0 U       78 w[3]
        mov edx, dword [esp + 140]        ;   133.0 V       78 w[3] reload
        add ecx, esi                      ;   134.0 U       78 w[3]
        mov esi, dword [esp + 64]         ;   134.0 V       52 v[4]
        add ecx, edx                      ;   135.0 U       78 w[3]
        mov edx, dword [esp + 52]         ;   135.0 V       52 v[4]
        mov dword [esp + 72], ecx         ;   136.0 U       78 w[3] spill
        xor esi, edx                      ;   136.0 V       52 v[4]
        and edi, esi                      ;   137.0 U       52 v[4]
        add ebx, ecx                      ;   137.0 V       61 t1
        mov ecx, dword [esp + 52]         ;   138.0 U       52 v[4]
        mov edx, dword [esp + 64]         ;   138.0 V       47 v[4]
        rol edx, 0xa                      ;   139.0 U+V     47 v[4]
        xor edi, ecx                      ;   140.0 U       52 v[4]
        mov ecx, dword [esp + 64]         ;   140.0 V       47 v[4]
        rol ecx, 0x1e                     ;   141.0 U+V     47 v[4]
        xor ecx, edx                      ;   142.0 U       47 v[4]
        mov edx, dword [esp + 64]         ;   142.0 V       47 v[4]
        rol edx, 0x13                     ;   143.0 U+V     47 v[4]
        xor ecx, edx                      ;   144.0 U       47 v[4]
        add edi, ebx                      ;   144.0 V       63 v[4]
        mov edx, dword [esp + 192]        ;   145.0 U       62 v[0]
        add edi, ecx                      ;   145.0 V       63 v[4]
        mov ecx, dword [esp + 56]         ;   146.0 U       50 w[4]
        add ebx, edx                      ;   146.0 V       62 v[0]
        mov dword [esp + 68], edi         ;   147.0 U       63 v[4] spill
        mov edx, dword [esp + 56]         ;   147.0 V       50 w[4]
        shr edx, 0xa                      ;   148.0 U       50 w[4]
        mov edi, dword [esp + 56]         ;   148.0 V       50 w[4]
        rol ecx, 0xd                      ;   149.0 U+V     50 w[4]
        rol edi, 0xf                      ;   150.0 U+V     50 w[4]
        xor edi, ecx                      ;   151.0 U       50 w[4]
        mov ecx, dword [esp + 60]         ;   151.0 V       51 t1
        xor edi, edx                      ;   152.0 U       50 w[4]
        xor ecx, ebp                      ;   152.0 V       51 t1
        mov edx, dword [esp + 76]         ;   153.0 U       78 w[4]
        and ecx, ebx                      ;   153.0 V       51 t1
        xor ecx, ebp                      ;   154.0 U       51 t1
        add edi, edx                      ;   154.0 V       78 w[4]
        add eax, ecx                      ;   155.0 U       61 t1
        mov ecx, dword [esp + 88]         ;   155.0 V       49 w[4]
        shr ecx, 3                        ;   156.0 U       49 w[4]
        mov edx, dword [esp + 88]         ;   156.0 V       49 w[4]
        rol edx, 0x19                     ;   157.0 U+V     49 w[4]
        xor edx, ecx                      ;   158.0 U       49 w[4]
        mov ecx, dword [esp + 88]         ;   158.0 V       49 w[4]
        rol ecx, 0xe                      ;   159.0 U+V     49 w[4]
        xor edx, ecx                      ;   160.0 U       49 w[4]
        mov ecx, dword [esp + 152]        ;   160.0 V       78 w[4] reload
        add edi, edx                      ;   161.0 U       78 w[4]
        mov edx, ebx                      ;   161.0 V       48 t1 copy
        add edi, ecx                      ;   162.0 U       78 w[4]
        mov ecx, dword [esp + 184]        ;   162.0 V       79 v reload
        mov dword [esp + 76], edi         ;   163.0 U       78 w[4] spill
        add eax, edi                      ;   163.0 V       61 t1
        mov ecx, dword [ecx + 80]         ;   164.0 U       61 t1
        mov edi, dword [esp + 68]         ;   164.0 V       47 v[3]
        add eax, ecx                      ;   165.0 U       61 t1
        mov ecx, ebx                      ;   165.0 V       48 t1 copy
        rol edi, 0x1e                     ;   166.0 U+V     47 v[3]
        rol edx, 7                        ;   167.0 U+V     48 t1
        rol ecx, 0x1a                     ;   168.0 U+V     48 t1
        xor ecx, edx                      ;   169.0 U       48 t1
        mov edx, ebx                      ;   169.0 V       48 t1 copy
        rol edx, 0x15                     ;   170.0 U+V     48 t1
        xor ecx, edx                      ;   171.0 U       48 t1
        mov edx, dword [esp + 64]         ;   171.0 V       52 v[3]
        add eax, ecx                      ;   172.0 U       61 t1
        mov ecx, dword [esp + 68]         ;   172.0 V       52 v[3]
        xor ecx, edx                      ;   173.0 U       52 v[3]
        mov edx, dword [esp + 68]         ;   173.0 V       47 v[3]
        rol edx, 0xa                      ;   174.0 U+V     47 v[3]
        xor edi, edx                      ;   175.0 U       47 v[3]
        mov edx, dword [esp + 64]         ;   175.0 V       52 v[3]
        and esi, ecx                      ;   176.0 U       52 v[3]
        xor esi, edx                      ;   177.0 U       52 v[3]
        mov edx, dword [esp + 68]         ;   177.0 V       47 v[3]
        rol edx, 0x13                     ;   178.0 U+V     47 v[3]
        add esi, eax                      ;   179.0 U       63 v[3]
        xor edi, edx                      ;   179.0 V       47 v[3]
        add esi, edi                      ;   180.0 U       63 v[3]
        mov edx, dword [esp + 40]         ;   180.0 V       62 v[7]
        mov dword [esp + 80], esi         ;   181.0 U       63 v[3] spill
        add eax, edx                      ;   181.0 V       62 v[7]
        mov edx, dword [esp + 72]         ;   182.0 U       50 w[5]
        mov esi, dword [esp + 60]         ;   182.0 V       51 t1
        mov edi, dword [esp + 60]         ;   183.0 U       51 t1
        xor esi, ebx                      ;   183.0 V       51 t1
        shr edx, 0xa                      ;   184.0 U       50 w[5]
        and esi, eax                      ;   184.0 V       51 t1
        xor esi, edi                      ;   185.0 U       51 t1
        mov edi, dword [esp + 72]         ;   185.0 V       50 w[5]
        rol edi, 0xd                      ;   186.0 U+V     50 w[5]
        add ebp, esi                      ;   187.0 U       61 t1
        mov esi, dword [esp + 72]         ;   187.0 V       50 w[5]
        rol esi, 0xf                      ;   188.0 U+V     50 w[5]
        xor esi, edi                      ;   189.0 U       50 w[5]
        mov edi, dword [esp + 88]         ;   189.0 V       78 w[5]
        xor esi, edx                      ;   190.0 U       50 w[5]
        mov edx, dword [esp + 184]        ;   190.0 V       79 v reload
        add esi, edi                      ;   191.0 U       78 w[5]
        mov edi, dword [esp + 160]        ;   191.0 V       50 w[0] reload
        mov edx, dword [edx + 84]         ;   192.0 U       61 t1
        add esi, edi                      ;   192.0 V       78 w[5]
        mov edi, dword [esp + 96]         ;   193.0 U       49 w[5]
        add ebp, edx                      ;   193.0 V       61 t1
        shr edi, 3                        ;   194.0 U       49 w[5]
        mov edx, dword [esp + 96]         ;   194.0 V       49 w[5]
        rol edx, 0x19                     ;   195.0 U+V     49 w[5]
        xor edx, edi                      ;   196.0 U       49 w[5]
        mov edi, dword [esp + 96]         ;   196.0 V       49 w[5]
        rol edi, 0xe                      ;   197.0 U+V     49 w[5]
        xor edx, edi                      ;   198.0 U       49 w[5]
        mov edi, dword [esp + 80]         ;   198.0 V       52 v[2]
        add esi, edx                      ;   199.0 U       78 w[5]
        mov edx, dword [esp + 68]         ;   199.0 V       52 v[2]
        add ebp, esi                      ;   200.0 U       61 t1
        mov dword [esp + 88], esi         ;   200.0 V       78 w[5] spill
        xor edi, edx                      ;   201.0 U       52 v[2]
        mov edx, eax                      ;   201.0 V       48 t1 copy
        rol edx, 0x1a                     ;   202.0 U+V     48 t1
        and ecx, edi                      ;   203.0 U       52 v[2]
        mov esi, eax                      ;   203.0 V       48 t1 copy
        rol esi, 7                        ;   204.0 U+V     48 t1
        xor edx, esi                      ;   205.0 U       48 t1
        mov esi, eax                      ;   205.0 V       48 t1 copy
        rol esi, 0x15                     ;   206.0 U+V     48 t1
        xor edx, esi                      ;   207.0 U       48 t1
        mov esi, dword [esp + 68]         ;   207.0 V       52 v[2]
        add ebp, edx                      ;   208.0 U       61 t1
        xor ecx, esi                      ;   208.0 V       52 v[2]
        mov edx, dword [esp + 52]         ;   209.0 U       62 v[6]
        add ecx, ebp                      ;   209.0 V       63 v[2]
        add ebp, edx                      ;   210.0 U       62 v[6]
        mov edx, dword [esp + 80]         ;   210.0 V       47 v[2]
        mov esi, dword [esp + 80]         ;   211.0 U       47 v[2]
        rol edx, 0xa                      ;   212.0 U+V     47 v[2]
        rol esi, 0x1e                     ;   213.0 U+V     47 v[2]
        xor esi, edx                      ;   214.0 U       47 v[2]
        mov edx, dword [esp + 80]         ;   214.0 V       47 v[2]
        rol edx, 0x13                     ;   215.0 U+V     47 v[2]
        xor esi, edx                      ;   216.0 U       47 v[2]
        mov edx, dword [esp + 60]         ;   216.0 V       61 t1
        add ecx, esi                      ;   217.0 U       63 v[2]
        mov dword [esp + 60], ebp         ;   217.0 V       62 v[6] spill
        mov esi, ebp                      ;   218.0 U       48 t1 copy
        mov dword [esp + 84], ecx         ;   218.0 V       63 v[2] spill
        mov ecx, ebp                      ;   219.0 U       48 t1 copy
        rol esi, 0x1a                     ;   220.0 U+V     48 t1
        rol ecx, 0x15                     ;   221.0 U+V     48 t1
        xor esi, ecx                      ;   222.0 U       48 t1
        mov ecx, dword [esp + 184]        ;   222.0 V       79 v reload
        rol ebp, 7                        ;   223.0 U+V     48 t1
        mov ecx, dword [ecx + 88]         ;   224.0 U       61 t1
        xor esi, ebp                      ;   224.0 V       48 t1
        mov ebp, dword [esp + 76]         ;   225.0 U       50 w[6]
        add esi, edx                      ;   225.0 V       61 t1
        add esi, ecx                      ;   226.0 U       61 t1
        mov ecx, ebx                      ;   226.0 V       51 t1 copy
        mov edx, dword [esp + 60]         ;   227.0 U       51 t1
        xor ecx, eax                      ;   227.0 V       51 t1
        and ecx, edx                      ;   228.0 U       51 t1
        mov edx, dword [esp + 164]        ;   228.0 V       50 w[1] reload
        shr ebp, 0xa                      ;   229.0 U       50 w[6]
        xor ecx, ebx                      ;   229.0 V       51 t1
        add esi, ecx                      ;   230.0 U       61 t1
        mov ecx, dword [esp + 76]         ;   230.0 V       50 w[6]
        rol ecx, 0xf                      ;   231.0 U+V     50 w[6]
        xor ecx, ebp                      ;   232.0 U       50 w[6]
        mov ebp, dword [esp + 76]         ;   232.0 V       50 w[6]
        rol ebp, 0xd                      ;   233.0 U+V     50 w[6]
        xor ecx, ebp                      ;   234.0 U       50 w[6]
        mov ebp, dword [esp + 96]         ;   234.0 V       78 w[6]
        add ecx, edx                      ;   235.0 U       78 w[6]
        mov edx, dword [esp + 100]        ;   235.0 V       49 w[6]
        shr edx, 3                        ;   236.0 U       49 w[6]
        add ecx, ebp                      ;   236.0 V       78 w[6]
        mov dword [esp + 104], eax        ;   237.0 U       62 v[7] spill
        mov eax, dword [esp + 100]        ;   237.0 V       49 w[6]
        rol eax, 0x19                     ;   238.0 U+V     49 w[6]
        xor eax, edx                      ;   239.0 U       49 w[6]
        mov edx, dword [esp + 88]         ;   239.0 V       50 w[7]
        shr edx, 0xa                      ;   240.0 U       50 w[7]
        mov ebp, dword [esp + 100]        ;   240.0 V       49 w[6]
        rol ebp, 0xe                      ;   241.0 U+V     49 w[6]
        xor eax, ebp                      ;   242.0 U       49 w[6]
        mov ebp, dword [esp + 80]         ;   242.0 V       52 v[1]
        add ecx, eax                      ;   243.0 U       78 w[6]
        mov eax, dword [esp + 84]         ;   243.0 V       52 v[1]
        add esi, ecx                      ;   244.0 U       61 t1
        xor eax, ebp                      ;   244.0 V       52 v[1]
        mov ebp, dword [esp + 80]         ;   245.0 U       52 v[1]
        mov dword [esp + 96], ecx         ;   245.0 V       78 w[6] spill
        and edi, eax                      ;   246.0 U       52 v[1]
        mov ecx, dword [esp + 184]        ;   246.0 V       79 v reload
        xor edi, ebp                      ;   247.0 U       52 v[1]
        mov ebp, dword [esp + 84]         ;   247.0 V       47 v[1]
        mov ecx, dword [ecx + 92]         ;   248.0 U       61 t1
        add edi, esi                      ;   248.0 V       63 v[1]
        add ebx, ecx                      ;   249.0 U       61 t1
        mov ecx, dword [esp + 84]         ;   249.0 V       47 v[1]
        rol ecx, 0x1e                     ;   250.0 U+V     47 v[1]
        rol ebp, 0xa                      ;   251.0 U+V     47 v[1]
        xor ecx, ebp                      ;   252.0 U       47 v[1]
        mov ebp, dword [esp + 84]         ;   252.0 V       47 v[1]
        rol ebp, 0x13                     ;   253.0 U+V     47 v[1]
        xor ecx, ebp                      ;   254.0 U       47 v[1]
        mov ebp, dword [esp + 64]         ;   254.0 V       62 v[5]
        add edi, ecx                      ;   255.0 U       63 v[1]
        add esi, ebp                      ;   255.0 V       62 v[5]
        mov ecx, dword [esp + 88]         ;   256.0 U       50 w[7]
        mov dword [esp + 92], edi         ;   256.0 V       63 v[1] spill
        mov edi, dword [esp + 88]         ;   257.0 U       50 w[7]
        mov ebp, dword [esp + 36]         ;   257.0 V       78 w[7]
        rol edi, 0xf                      ;   258.0 U+V     50 w[7]
        xor edi, edx                      ;   259.0 U       50 w[7]
        mov edx, dword [esp + 100]        ;   259.0 V       78 w[7]
        rol ecx, 0xd                      ;   260.0 U+V     50 w[7]
        xor edi, ecx                      ;   261.0 U       50 w[7]
        add ebp, edx                      ;   261.0 V       78 w[7]
        mov ecx, dword [esp + 84]         ;   262.0 U       52 v[0]
        mov edx, dword [esp + 112]        ;   262.0 V       49 w[7]
        add ebp, edi                      ;   263.0 U       78 w[7]
        mov edi, dword [esp + 112]        ;   263.0 V       49 w[7]
        shr edx, 3                        ;   264.0 U       49 w[7]
        mov dword [esp + 108], esi        ;   264.0 V       62 v[5] spill
        rol edi, 0x19                     ;   265.0 U+V     49 w[7]
        xor edi, edx                      ;   266.0 U       49 w[7]
        mov edx, dword [esp + 112]        ;   266.0 V       49 w[7]
        rol edx, 0xe                      ;   267.0 U+V     49 w[7]
        xor edi, edx                      ;   268.0 U       49 w[7]
        mov edx, dword [esp + 92]         ;   268.0 V       52 v[0]
        add ebp, edi                      ;   269.0 U       78 w[7]
        mov edi, dword [esp + 104]        ;   269.0 V       51 t1
        xor edx, ecx                      ;   270.0 U       52 v[0]
        mov ecx, dword [esp + 60]         ;   270.0 V       51 t1
        xor ecx, edi                      ;   271.0 U       51 t1
        mov edi, esi                      ;   271.0 V       48 t1 copy
        mov dword [esp + 100], ebp        ;   272.0 U       78 w[7] spill
        add ebx, ebp                      ;   272.0 V       61 t1
        and eax, edx                      ;   273.0 U       52 v[0]
        mov ebp, esi                      ;   273.0 V       48 t1 copy
        rol ebp, 0x1a                     ;   274.0 U+V     48 t1
        rol edi, 0x15                     ;   275.0 U+V     48 t1
        xor ebp, edi                      ;   276.0 U       48 t1
        and ecx, esi                      ;   276.0 V       51 t1
        mov edi, dword [esp + 104]        ;   277.0 U       62 v[7] reload
        rol esi, 7                        ;   278.0 U+V     48 t1
        xor ecx, edi                      ;   279.0 U       51 t1
        xor ebp, esi                      ;   279.0 V       48 t1
        add ebx, ebp                      ;   280.0 U       61 t1
        mov esi, dword [esp + 84]         ;   280.0 V       52 v[0]
        mov ebp, dword [esp + 92]         ;   281.0 U       47 v[0]
        xor eax, esi                      ;   281.0 V       52 v[0]
        add ebx, ecx                      ;   282.0 U       61 t1
        mov ecx, dword [esp + 184]        ;   282.0 V       79 v reload
        add eax, ebx                      ;   283.0 U       63 v[0]
        mov esi, dword [esp + 68]         ;   283.0 V       62 v[4]
        rol ebp, 0x13                     ;   284.0 U+V     47 v[0]
        add ebx, esi                      ;   285.0 U       62 v[4]
        mov ecx, dword [ecx + 96]         ;   285.0 V       61 t1
        mov esi, dword [esp + 92]         ;   286.0 U       47 v[0]
        add edi, ecx                      ;   286.0 V       61 t1
        rol esi, 0x1e                     ;   287.0 U+V     47 v[0]
        xor esi, ebp                      ;   288.0 U       47 v[0]
        mov ecx, dword [esp + 92]         ;   288.0 V       47 v[0]
        rol ecx, 0xa                      ;   289.0 U+V     47 v[0]
        xor esi, ecx                      ;   290.0 U       47 v[0]
        mov ecx, dword [esp + 44]         ;   290.0 V       78 w[8]
        add eax, esi                      ;   291.0 U       63 v[0]
        mov esi, dword [esp + 96]         ;   291.0 V       50 w[8]
        mov ebp, dword [esp + 96]         ;   292.0 U       50 w[8]
        mov dword [esp + 68], eax         ;   292.0 V       63 v[0] spill
        shr esi, 0xa                      ;   293.0 U       50 w[8]
        mov eax, dword [esp + 60]         ;   293.0 V       51 t1
        rol ebp, 0xf                      ;   294.0 U+V     50 w[8]
        xor ebp, esi                      ;   295.0 U       50 w[8]
        mov esi, dword [esp + 96]         ;   295.0 V       50 w[8]
        rol esi, 0xd                      ;   296.0 U+V     50 w[8]
        xor ebp, esi                      ;   297.0 U       50 w[8]
        mov esi, dword [esp + 108]        ;   297.0 V       51 t1
        add ecx, ebp                      ;   298.0 U       78 w[8]
        mov ebp, dword [esp + 60]         ;   298.0 V       62 v[6] reload
        xor esi, eax                      ;   299.0 U       51 t1
        mov eax, dword [esp + 112]        ;   299.0 V       78 w[8]
        and esi, ebx                      ;   300.0 U       51 t1
        add ecx, eax                      ;   300.0 V       78 w[8]
        mov eax, ebx                      ;   301.0 U       48 t1 copy
        xor esi, ebp                      ;   301.0 V       51 t1
        rol eax, 0x15                     ;   302.0 U+V     48 t1
        add edi, esi                      ;   303.0 U       61 t1
        mov esi, ebx                      ;   303.0 V       48 t1 copy
        rol esi, 0x1a                     ;   304.0 U+V     48 t1
        xor esi, eax                      ;   305.0 U       48 t1
        mov eax, dword [esp + 120]        ;   305.0 V       49 w[8]
        mov dword [esp + 116], ebx        ;   306.0 U       62 v[4] spill
        rol ebx, 7                        ;   307.0 U+V     48 t1
        xor esi, ebx                      ;   308.0 U       48 t1
        mov ebx, dword [esp + 120]        ;   308.0 V       49 w[8]
        add edi, esi                      ;   309.0 U       61 t1
        mov esi, dword [esp + 120]        ;   309.0 V       49 w[8]
        rol esi, 0xe                      ;   310.0 U+V     49 w[8]
        rol eax, 0x19                     ;   311.0 U+V     49 w[8]
        shr ebx, 3                        ;   312.0 U       49 w[8]
        xor eax, esi                      ;   312.0 V       49 w[8]
        xor eax, ebx                      ;   313.0 U       49 w[8]
        mov ebx, dword [esp + 92]         ;   313.0 V       52 v[7]
        add ecx, eax                      ;   314.0 U       78 w[8]
        mov eax, dword [esp + 68]         ;   314.0 V       52 v[7]
        add edi, ecx                      ;   315.0 U       61 t1
        xor eax, ebx                      ;   315.0 V       52 v[7]
        mov ebx, dword [esp + 92]         ;   316.0 U       52 v[7]
        mov dword [esp + 112], ecx        ;   316.0 V       78 w[8] spill
        mov ecx, dword [esp + 80]         ;   317.0 U       62 v[3]
        and edx, eax                      ;   317.0 V       52 v[7]
        mov esi, dword [esp + 68]         ;   318.0 U       47 v[7]
        xor edx, ebx                      ;   318.0 V       52 v[7]
        add edx, edi                      ;   319.0 U       63 v[7]
        mov ebx, dword [esp + 68]         ;   319.0 V       47 v[7]
        rol ebx, 0x13                     ;   320.0 U+V     47 v[7]
        add edi, ecx                      ;   321.0 U       62 v[3]
        mov ecx, dword [esp + 68]         ;   321.0 V       47 v[7]
        rol ecx, 0x1e                     ;   322.0 U+V     47 v[7]
        xor ecx, ebx                      ;   323.0 U       47 v[7]
        mov ebx, dword [esp + 184]        ;   323.0 V       79 v reload
        rol esi, 0xa                      ;   324.0 U+V     47 v[7]
        mov ebx, dword [ebx + 100]        ;   325.0 U       61 t1
        xor ecx, esi                      ;   325.0 V       47 v[7]
        mov esi, dword [esp + 56]         ;   326.0 U       78 w[9]
        add edx, ecx                      ;   326.0 V       63 v[7]
        mov dword [esp + 80], edx         ;   327.0 U       63 v[7] spill
        mov ecx, edi                      ;   327.0 V       48 t1 copy
        add ebp, ebx                      ;   328.0 U       61 t1
        mov edx, dword [esp + 120]        ;   328.0 V       78 w[9]
        mov ebx, dword [esp + 124]        ;   329.0 U       49 w[9]
        add esi, edx                      ;   329.0 V       78 w[9]
        rol ecx, 7                        ;   330.0 U+V     48 t1
        shr ebx, 3                        ;   331.0 U       49 w[9]
        mov edx, dword [esp + 124]        ;   331.0 V       49 w[9]
        rol edx, 0x19                     ;   332.0 U+V     49 w[9]
        xor edx, ebx                      ;   333.0 U       49 w[9]
        mov ebx, dword [esp + 124]        ;   333.0 V       49 w[9]
        rol ebx, 0xe                      ;   334.0 U+V     49 w[9]
        xor edx, ebx                      ;   335.0 U       49 w[9]
        mov ebx, dword [esp + 100]        ;   335.0 V       50 w[9]
        add esi, edx                      ;   336.0 U       78 w[9]
        mov edx, edi                      ;   336.0 V       48 t1 copy
        rol edx, 0x1a                     ;   337.0 U+V     48 t1
        xor edx, ecx                      ;   338.0 U       48 t1
        mov ecx, edi                      ;   338.0 V       48 t1 copy
        rol ecx, 0x15                     ;   339.0 U+V     48 t1
        xor edx, ecx                      ;   340.0 U       48 t1
        mov ecx, dword [esp + 100]        ;   340.0 V       50 w[9]
        rol ebx, 0xd                      ;   341.0 U+V     50 w[9]
        rol ecx, 0xf                      ;   342.0 U+V     50 w[9]
        xor ecx, ebx                      ;   343.0 U       50 w[9]
        mov ebx, dword [esp + 100]        ;   343.0 V       50 w[9]
        shr ebx, 0xa                      ;   344.0 U       50 w[9]
        mov dword [esp + 128], edi        ;   344.0 V       62 v[3] spill
        add ebp, edx                      ;   345.0 U       61 t1
        xor ecx, ebx                      ;   345.0 V       50 w[9]
        add esi, ecx                      ;   346.0 U       78 w[9]
        mov ecx, dword [esp + 108]        ;   346.0 V       62 v[5] reload
        mov edx, dword [esp + 108]        ;   347.0 U       51 t1
        mov ebx, dword [esp + 116]        ;   347.0 V       51 t1
        xor ebx, edx                      ;   348.0 U       51 t1
        mov edx, dword [esp + 80]         ;   348.0 V       52 v[6]
        and ebx, edi                      ;   349.0 U       51 t1
        mov edi, dword [esp + 68]         ;   349.0 V       52 v[6]
        mov dword [esp + 120], esi        ;   350.0 U       78 w[9] spill
        xor edx, edi                      ;   350.0 V       52 v[6]
        xor ebx, ecx                      ;   351.0 U       51 t1
        add ebp, esi                      ;   351.0 V       61 t1
        mov esi, dword [esp + 68]         ;   352.0 U       52 v[6]
        and eax, edx                      ;   352.0 V       52 v[6]
        add ebp, ebx                      ;   353.0 U       61 t1
        xor eax, esi                      ;   353.0 V       52 v[6]
        mov ebx, dword [esp + 112]        ;   354.0 U       50 w[10]
        mov esi, dword [esp + 84]         ;   354.0 V       62 v[2]
        add eax, ebp                      ;   355.0 U       63 v[6]
        mov edi, dword [esp + 80]         ;   355.0 V       47 v[6]
        add ebp, esi                      ;   356.0 U       62 v[2]
        mov esi, dword [esp + 80]         ;   356.0 V       47 v[6]
        rol esi, 0x1e                     ;   357.0 U+V     47 v[6]
        rol edi, 0xa                      ;   358.0 U+V     47 v[6]
        xor esi, edi                      ;   359.0 U       47 v[6]
        mov edi, dword [esp + 80]         ;   359.0 V       47 v[6]
        rol edi, 0x13                     ;   360.0 U+V     47 v[6]
        xor esi, edi                      ;   361.0 U       47 v[6]
        mov edi, dword [esp + 112]        ;   361.0 V       50 w[10]
        add eax, esi                      ;   362.0 U       63 v[6]
        mov esi, dword [esp + 116]        ;   362.0 V       51 t1
        mov dword [esp + 84], eax         ;   363.0 U       63 v[6] spill
        mov eax, dword [esp + 112]        ;   363.0 V       50 w[10]
        rol ebx, 0xf                      ;   364.0 U+V     50 w[10]
        rol eax, 0xd                      ;   365.0 U+V     50 w[10]
        xor ebx, eax                      ;   366.0 U       50 w[10]
        mov eax, dword [esp + 128]        ;   366.0 V       51 t1
        shr edi, 0xa                      ;   367.0 U       50 w[10]
        xor eax, esi                      ;   367.0 V       51 t1
        mov esi, dword [esp + 124]        ;   368.0 U       78 w[10]
        xor ebx, edi                      ;   368.0 V       50 w[10]
        and eax, ebp                      ;   369.0 U       51 t1
        mov edi, dword [esp + 72]         ;   369.0 V       78 w[10]
        add edi, ebx                      ;   370.0 U       78 w[10]
        mov ebx, dword [esp + 116]        ;   370.0 V       62 v[4] reload
        add edi, esi                      ;   371.0 U       78 w[10]
        xor eax, ebx                      ;   371.0 V       51 t1
        mov esi, dword [esp + 136]        ;   372.0 U       49 w[10]
        add ecx, eax                      ;   372.0 V       61 t1
        shr esi, 3                        ;   373.0 U       49 w[10]
        mov eax, dword [esp + 136]        ;   373.0 V       49 w[10]
        rol eax, 0x19                     ;   374.0 U+V     49 w[10]
        xor eax, esi                      ;   375.0 U       49 w[10]
        mov esi, dword [esp + 136]        ;   375.0 V       49 w[10]
        rol esi, 0xe                      ;   376.0 U+V     49 w[10]
        xor eax, esi                      ;   377.0 U       49 w[10]
        mov esi, ebp                      ;   377.0 V       48 t1 copy
        add edi, eax                      ;   378.0 U       78 w[10]
        mov eax, ebp                      ;   378.0 V       48 t1 copy
        rol esi, 0x1a                     ;   379.0 U+V     48 t1
        rol eax, 0x15                     ;   380.0 U+V     48 t1
        xor esi, eax                      ;   381.0 U       48 t1
        mov eax, dword [esp + 184]        ;   381.0 V       79 v reload
        mov dword [esp + 132], ebp        ;   382.0 U       62 v[2] spill
        add ecx, edi                      ;   382.0 V       61 t1
        mov dword [esp + 124], edi        ;   383.0 U       78 w[10] spill
        mov edi, dword [eax + 108]        ;   383.0 V       61 t1
        mov eax, dword [eax + 104]        ;   384.0 U       61 t1
        add ecx, eax                      ;   385.0 U       61 t1
        add ebx, edi                      ;   385.0 V       61 t1
        mov eax, dword [esp + 80]         ;   386.0 U       52 v[5]
        mov edi, dword [esp + 84]         ;   386.0 V       52 v[5]
        rol ebp, 7                        ;   387.0 U+V     48 t1
        xor esi, ebp                      ;   388.0 U       48 t1
        mov ebp, dword [esp + 80]         ;   388.0 V       52 v[5]
        add ecx, esi                      ;   389.0 U       61 t1
        xor edi, ebp                      ;   389.0 V       52 v[5]
        mov esi, dword [esp + 84]         ;   390.0 U       47 v[5]
        and edx, edi                      ;   390.0 V       52 v[5]
        xor edx, eax                      ;   391.0 U       52 v[5]
        mov eax, dword [esp + 84]         ;   391.0 V       47 v[5]
        mov ebp, dword [esp + 84]         ;   392.0 U       47 v[5]
        add edx, ecx                      ;   392.0 V       63 v[5]
        rol esi, 0x1e                     ;   393.0 U+V     47 v[5]
        rol ebp, 0x13                     ;   394.0 U+V     47 v[5]
        rol eax, 0xa                      ;   395.0 U+V     47 v[5]
        xor esi, ebp                      ;   396.0 U       47 v[5]
        mov ebp, dword [esp + 92]         ;   396.0 V       62 v[1]
        xor esi, eax                      ;   397.0 U       47 v[5]
        mov eax, dword [esp + 76]         ;   397.0 V       78 w[11]
        add edx, esi                      ;   398.0 U       63 v[5]
        mov esi, dword [esp + 120]        ;   398.0 V       50 w[11]
        add ecx, ebp                      ;   399.0 U       62 v[1]
        mov ebp, dword [esp + 120]        ;   399.0 V       50 w[11]
        mov dword [esp + 92], edx         ;   400.0 U       63 v[5] spill
        mov edx, dword [esp + 120]        ;   400.0 V       50 w[11]
        rol edx, 0xd                      ;   401.0 U+V     50 w[11]
        rol esi, 0xf                      ;   402.0 U+V     50 w[11]
        shr ebp, 0xa                      ;   403.0 U       50 w[11]
        xor esi, edx                      ;   403.0 V       50 w[11]
        mov edx, dword [esp + 128]        ;   404.0 U       51 t1
        xor esi, ebp                      ;   404.0 V       50 w[11]
        mov ebp, dword [esp + 140]        ;   405.0 U       49 w[11]
        add eax, esi                      ;   405.0 V       78 w[11]
        shr ebp, 3                        ;   406.0 U       49 w[11]
        mov esi, dword [esp + 132]        ;   406.0 V       51 t1
        xor esi, edx                      ;   407.0 U       51 t1
        mov edx, dword [esp + 140]        ;   407.0 V       49 w[11]
        rol edx, 0x19                     ;   408.0 U+V     49 w[11]
        xor edx, ebp                      ;   409.0 U       49 w[11]
        mov ebp, dword [esp + 140]        ;   409.0 V       49 w[11]
        rol ebp, 0xe                      ;   410.0 U+V     49 w[11]
        xor edx, ebp                      ;   411.0 U       49 w[11]
        mov ebp, dword [esp + 136]        ;   411.0 V       78 w[11]
        add eax, edx                      ;   412.0 U       78 w[11]
        mov edx, ecx                      ;   412.0 V       48 t1 copy
        add eax, ebp                      ;   413.0 U       78 w[11]
        mov dword [esp + 144], ecx        ;   413.0 V       62 v[1] spill
        mov dword [esp + 136], eax        ;   414.0 U       78 w[11] spill
        add ebx, eax                      ;   414.0 V       61 t1
        mov eax, ecx                      ;   415.0 U       48 t1 copy
        and esi, ecx                      ;   415.0 V       51 t1
        mov ebp, dword [esp + 84]         ;   416.0 U       63 v[6] reload
        rol eax, 0x15                     ;   417.0 U+V     48 t1
        rol ecx, 7                        ;   418.0 U+V     48 t1
        rol edx, 0x1a                     ;   419.0 U+V     48 t1
        xor edx, eax                      ;   420.0 U       48 t1
        mov eax, dword [esp + 92]         ;   420.0 V       52 v[4]
        xor eax, ebp                      ;   421.0 U       52 v[4]
        xor edx, ecx                      ;   421.0 V       48 t1
        mov ecx, dword [esp + 128]        ;   422.0 U       62 v[3] reload
        and edi, eax                      ;   422.0 V       52 v[4]
        xor edi, ebp                      ;   423.0 U       52 v[4]
        add ebx, edx                      ;   423.0 V       61 t1
        mov edx, dword [esp + 92]         ;   424.0 U       47 v[4]
        xor esi, ecx                      ;   424.0 V       51 t1
        add ebx, esi                      ;   425.0 U       61 t1
        mov esi, dword [esp + 92]         ;   425.0 V       47 v[4]
        add edi, ebx                      ;   426.0 U       63 v[4]
        mov ebp, dword [esp + 92]         ;   426.0 V       47 v[4]
        rol ebp, 0xa                      ;   427.0 U+V     47 v[4]
        rol edx, 0x1e                     ;   428.0 U+V     47 v[4]
        xor edx, ebp                      ;   429.0 U       47 v[4]
        mov ebp, dword [esp + 68]         ;   429.0 V       62 v[0]
        rol esi, 0x13                     ;   430.0 U+V     47 v[4]
        xor edx, esi                      ;   431.0 U       47 v[4]
        add ebx, ebp                      ;   431.0 V       62 v[0]
        add edi, edx                      ;   432.0 U       63 v[4]
        mov edx, ebx                      ;   432.0 V       48 t1 copy
        mov esi, ebx                      ;   433.0 U       48 t1 copy
        mov dword [esp + 68], edi         ;   433.0 V       63 v[4] spill
        mov edi, dword [esp + 140]        ;   434.0 U       78 w[12]
        mov ebp, dword [esp + 88]         ;   434.0 V       78 w[12]
        add ebp, edi                      ;   435.0 U       78 w[12]
        mov edi, ebx                      ;   435.0 V       48 t1 copy
        rol edx, 0x1a                     ;   436.0 U+V     48 t1
        rol esi, 0x15                     ;   437.0 U+V     48 t1
        rol edi, 7                        ;   438.0 U+V     48 t1
        xor edx, edi                      ;   439.0 U       48 t1
        mov edi, dword [esp + 124]        ;   439.0 V       50 w[12]
        rol edi, 0xd                      ;   440.0 U+V     50 w[12]
        xor edx, esi                      ;   441.0 U       48 t1
        mov esi, dword [esp + 124]        ;   441.0 V       50 w[12]
        add ecx, edx                      ;   442.0 U       61 t1
        mov edx, dword [esp + 124]        ;   442.0 V       50 w[12]
        rol esi, 0xf                      ;   443.0 U+V     50 w[12]
        shr edx, 0xa                      ;   444.0 U       50 w[12]
        xor esi, edi                      ;   444.0 V       50 w[12]
        mov edi, dword [esp + 132]        ;   445.0 U       51 t1
        xor esi, edx                      ;   445.0 V       50 w[12]
        add ebp, esi                      ;   446.0 U       78 w[12]
        mov dword [esp + 200], ebx        ;   446.0 V       62 v[0] spill
        mov edx, dword [esp + 144]        ;   447.0 U       51 t1
        mov esi, dword [esp + 152]        ;   447.0 V       49 w[12]
        xor edx, edi                      ;   448.0 U       51 t1
        mov edi, dword [esp + 132]        ;   448.0 V       62 v[2] reload
        shr esi, 3                        ;   449.0 U       49 w[12]
        and edx, ebx                      ;   449.0 V       51 t1
        mov ebx, dword [esp + 152]        ;   450.0 U       49 w[12]
        xor edx, edi                      ;   450.0 V       51 t1
        add ecx, edx                      ;   451.0 U       61 t1
        mov edx, dword [esp + 152]        ;   451.0 V       49 w[12]
        rol ebx, 0xe                      ;   452.0 U+V     49 w[12]
        rol edx, 0x19                     ;   453.0 U+V     49 w[12]
        xor edx, ebx                      ;   454.0 U       49 w[12]
        mov ebx, dword [esp + 68]         ;   454.0 V       52 v[3]
        xor edx, esi                      ;   455.0 U       49 w[12]
        mov esi, dword [esp + 92]         ;   455.0 V       52 v[3]
        add ebp, edx                      ;   456.0 U       78 w[12]
        mov edx, dword [esp + 184]        ;   456.0 V       79 v reload
        add ecx, ebp                      ;   457.0 U       61 t1
        xor ebx, esi                      ;   457.0 V       52 v[3]
        mov esi, dword [edx + 112]        ;   458.0 U       61 t1
        and eax, ebx                      ;   458.0 V       52 v[3]
        add ecx, esi                      ;   459.0 U       61 t1
        mov edx, dword [edx + 116]        ;   459.0 V       61 t1
        mov esi, dword [esp + 136]        ;   460.0 U       50 w[13]
        mov dword [esp + 140], ebp        ;   460.0 V       78 w[12] spill
        mov ebp, dword [esp + 92]         ;   461.0 U       52 v[3]
        add edi, edx                      ;   461.0 V       61 t1
        mov edx, dword [esp + 68]         ;   462.0 U       47 v[3]
        xor eax, ebp                      ;   462.0 V       52 v[3]
        mov ebp, dword [esp + 68]         ;   463.0 U       47 v[3]
        add eax, ecx                      ;   463.0 V       63 v[3]
        rol ebp, 0x13                     ;   464.0 U+V     47 v[3]
        rol edx, 0x1e                     ;   465.0 U+V     47 v[3]
        xor edx, ebp                      ;   466.0 U       47 v[3]
        mov ebp, dword [esp + 68]         ;   466.0 V       47 v[3]
        rol ebp, 0xa                      ;   467.0 U+V     47 v[3]
        xor edx, ebp                      ;   468.0 U       47 v[3]
        mov ebp, dword [esp + 136]        ;   468.0 V       50 w[13]
        add eax, edx                      ;   469.0 U       63 v[3]
        mov edx, dword [esp + 80]         ;   469.0 V       62 v[7]
        shr ebp, 0xa                      ;   470.0 U       50 w[13]
        mov dword [esp + 148], eax        ;   470.0 V       63 v[3] spill
        add ecx, edx                      ;   471.0 U       62 v[7]
        mov eax, dword [esp + 144]        ;   471.0 V       51 t1
        rol esi, 0xf                      ;   472.0 U+V     50 w[13]
        mov edx, dword [esp + 200]        ;   473.0 U       51 t1
        xor esi, ebp                      ;   473.0 V       50 w[13]
        xor edx, eax                      ;   474.0 U       51 t1
        mov eax, dword [esp + 136]        ;   474.0 V       50 w[13]
        rol eax, 0xd                      ;   475.0 U+V     50 w[13]
        xor esi, eax                      ;   476.0 U       50 w[13]
        mov eax, dword [esp + 96]         ;   476.0 V       78 w[13]
        add eax, esi                      ;   477.0 U       78 w[13]
        mov esi, dword [esp + 152]        ;   477.0 V       78 w[13]
        mov ebp, dword [esp + 160]        ;   478.0 U       49 w[13]
        add eax, esi                      ;   478.0 V       78 w[13]
        mov esi, dword [esp + 160]        ;   479.0 U       49 w[13]
        mov dword [esp + 156], ecx        ;   479.0 V       62 v[7] spill
        rol ebp, 0x19                     ;   480.0 U+V     49 w[13]
        rol esi, 0xe                      ;   481.0 U+V     49 w[13]
        xor ebp, esi                      ;   482.0 U       49 w[13]
        mov esi, dword [esp + 160]        ;   482.0 V       49 w[13]
        shr esi, 3                        ;   483.0 U       49 w[13]
        and edx, ecx                      ;   483.0 V       51 t1
        xor ebp, esi                      ;   484.0 U       49 w[13]
        mov esi, dword [esp + 148]        ;   484.0 V       52 v[2]
        add eax, ebp                      ;   485.0 U       78 w[13]
        mov ebp, dword [esp + 68]         ;   485.0 V       63 v[4] reload
        mov dword [esp + 152], eax        ;   486.0 U       78 w[13] spill
        xor esi, ebp                      ;   486.0 V       52 v[2]
        and ebx, esi                      ;   487.0 U       52 v[2]
        add edi, eax                      ;   487.0 V       61 t1
        xor ebx, ebp                      ;   488.0 U       52 v[2]
        mov eax, ecx                      ;   488.0 V       48 t1 copy
        rol eax, 0x1a                     ;   489.0 U+V     48 t1
        mov ebp, ecx                      ;   490.0 U       48 t1 copy
        rol ebp, 0x15                     ;   491.0 U+V     48 t1
        xor eax, ebp                      ;   492.0 U       48 t1
        mov ebp, dword [esp + 144]        ;   492.0 V       62 v[1] reload
        rol ecx, 7                        ;   493.0 U+V     48 t1
        xor eax, ecx                      ;   494.0 U       48 t1
        xor edx, ebp                      ;   494.0 V       51 t1
        add edi, edx                      ;   495.0 U       61 t1
        mov ecx, dword [esp + 148]        ;   495.0 V       47 v[2]
        mov edx, dword [esp + 148]        ;   496.0 U       47 v[2]
        add edi, eax                      ;   496.0 V       61 t1
        add ebx, edi                      ;   497.0 U       63 v[2]
        mov eax, dword [esp + 148]        ;   497.0 V       47 v[2]
        rol edx, 0x1e                     ;   498.0 U+V     47 v[2]
        rol eax, 0x13                     ;   499.0 U+V     47 v[2]
        xor edx, eax                      ;   500.0 U       47 v[2]
        mov eax, dword [esp + 84]         ;   500.0 V       62 v[6]
        rol ecx, 0xa                      ;   501.0 U+V     47 v[2]
        xor edx, ecx                      ;   502.0 U       47 v[2]
        add edi, eax                      ;   502.0 V       62 v[6]
        add ebx, edx                      ;   503.0 U       63 v[2]
        mov eax, dword [esp + 160]        ;   503.0 V       78 w[14]
        mov ecx, dword [esp + 100]        ;   504.0 U       78 w[14]
        mov dword [esp + 180], ebx        ;   504.0 V       63 v[2] spill
        mov edx, edi                      ;   505.0 U       48 t1 copy
        mov ebx, dword [esp + 200]        ;   505.0 V       51 t1
        add ecx, eax                      ;   506.0 U       78 w[14]
        mov eax, dword [esp + 156]        ;   506.0 V       51 t1
        xor eax, ebx                      ;   507.0 U       51 t1
        mov ebx, edi                      ;   507.0 V       48 t1 copy
        rol ebx, 0x1a                     ;   508.0 U+V     48 t1
        rol edx, 0x15                     ;   509.0 U+V     48 t1
        xor ebx, edx                      ;   510.0 U       48 t1
        mov edx, edi                      ;   510.0 V       48 t1 copy
        rol edx, 7                        ;   511.0 U+V     48 t1
        xor ebx, edx                      ;   512.0 U       48 t1
        mov edx, dword [esp + 140]        ;   512.0 V       50 w[14]
        shr edx, 0xa                      ;   513.0 U       50 w[14]
        and eax, edi                      ;   513.0 V       51 t1
        add ebp, ebx                      ;   514.0 U       61 t1
        mov ebx, dword [esp + 140]        ;   514.0 V       50 w[14]
        rol ebx, 0xf                      ;   515.0 U+V     50 w[14]
        xor ebx, edx                      ;   516.0 U       50 w[14]
        mov edx, dword [esp + 140]        ;   516.0 V       50 w[14]
        rol edx, 0xd                      ;   517.0 U+V     50 w[14]
        xor ebx, edx                      ;   518.0 U       50 w[14]
        mov dword [esp + 168], edi        ;   518.0 V       62 v[6] spill
        mov edx, dword [esp + 200]        ;   519.0 U       62 v[0] reload
        mov edi, dword [esp + 164]        ;   519.0 V       49 w[14]
        shr edi, 3                        ;   520.0 U       49 w[14]
        xor eax, edx                      ;   520.0 V       51 t1
        add ebp, eax                      ;   521.0 U       61 t1
        mov eax, dword [esp + 164]        ;   521.0 V       49 w[14]
        add ecx, ebx                      ;   522.0 U       78 w[14]
        mov ebx, dword [esp + 164]        ;   522.0 V       49 w[14]
        rol eax, 0xe                      ;   523.0 U+V     49 w[14]
        rol ebx, 0x19                     ;   524.0 U+V     49 w[14]
        xor ebx, edi                      ;   525.0 U       49 w[14]
        mov edi, dword [esp + 148]        ;   525.0 V       52 v[1]
        xor ebx, eax                      ;   526.0 U       49 w[14]
        mov eax, dword [esp + 180]        ;   526.0 V       52 v[1]
        add ecx, ebx                      ;   527.0 U       78 w[14]
        xor eax, edi                      ;   527.0 V       52 v[1]
        mov ebx, dword [esp + 184]        ;   528.0 U       79 v reload
        mov dword [esp + 160], ecx        ;   528.0 V       78 w[14] spill
        add ebp, ecx                      ;   529.0 U       61 t1
        mov ecx, dword [esp + 148]        ;   529.0 V       52 v[1]
        and esi, eax                      ;   530.0 U       52 v[1]
        mov edi, dword [ebx + 120]        ;   530.0 V       61 t1
        xor esi, ecx                      ;   531.0 U       52 v[1]
        add ebp, edi                      ;   531.0 V       61 t1
        mov ecx, dword [esp + 92]         ;   532.0 U       62 v[5]
        add esi, ebp                      ;   532.0 V       63 v[1]
        mov edi, dword [esp + 180]        ;   533.0 U       47 v[1]
        add ebp, ecx                      ;   533.0 V       62 v[5]
        mov ecx, dword [ebx + 124]        ;   534.0 U       61 t1
        mov ebx, dword [esp + 180]        ;   534.0 V       47 v[1]
        rol edi, 0x13                     ;   535.0 U+V     47 v[1]
        add edx, ecx                      ;   536.0 U       61 t1
        mov ecx, dword [esp + 180]        ;   536.0 V       47 v[1]
        rol ebx, 0x1e                     ;   537.0 U+V     47 v[1]
        rol ecx, 0xa                      ;   538.0 U+V     47 v[1]
        xor ebx, edi                      ;   539.0 U       47 v[1]
        mov edi, dword [esp + 152]        ;   539.0 V       50 w[15]
        xor ebx, ecx                      ;   540.0 U       47 v[1]
        mov ecx, dword [esp + 152]        ;   540.0 V       50 w[15]
        add esi, ebx                      ;   541.0 U       63 v[1]
        mov dword [esp + 172], ebp        ;   541.0 V       76 passes
        mov dword [esp + 176], esi        ;   542.0 U       63 v[1] spill
        mov ebx, dword [esp + 152]        ;   542.0 V       50 w[15]
        rol edi, 0xf                      ;   543.0 U+V     50 w[15]
        rol ecx, 0xd                      ;   544.0 U+V     50 w[15]
        shr ebx, 0xa                      ;   545.0 U       50 w[15]
        xor edi, ecx                      ;   545.0 V       50 w[15]
        mov ecx, dword [esp + 184]        ;   546.0 U       76 passes
        xor edi, ebx                      ;   546.0 V       50 w[15]
        mov ebx, dword [esp + 112]        ;   547.0 U       78 w[15]
        mov esi, dword [esp + 168]        ;   547.0 V       51 t1
        add ecx, 0x40                     ;   548.0 U       76 passes
        add ebx, edi                      ;   548.0 V       78 w[15]
        mov edi, dword [esp + 164]        ;   549.0 U       78 w[15]
        mov dword [esp + 184], ecx        ;   549.0 V       76 passes
        mov ecx, dword [esp + 156]        ;   550.0 U       51 t1
        add ebx, edi                      ;   550.0 V       78 w[15]
        xor esi, ecx                      ;   551.0 U       51 t1
        mov ecx, dword [esp + 36]         ;   551.0 V       49 w[15]
        mov edi, dword [esp + 156]        ;   552.0 U       62 v[7] reload
        and esi, ebp                      ;   552.0 V       51 t1
        xor esi, edi                      ;   553.0 U       51 t1
        mov edi, dword [esp + 36]         ;   553.0 V       49 w[15]
        add edx, esi                      ;   554.0 U       61 t1
        mov esi, dword [esp + 36]         ;   554.0 V       49 w[15]
        rol edi, 0xe                      ;   555.0 U+V     49 w[15]
        rol esi, 0x19                     ;   556.0 U+V     49 w[15]
        shr ecx, 3                        ;   557.0 U       49 w[15]
        xor esi, edi                      ;   557.0 V       49 w[15]
        mov edi, dword [esp + 176]        ;   558.0 U       52 v[0]
        xor esi, ecx                      ;   558.0 V       49 w[15]
        add ebx, esi                      ;   559.0 U       78 w[15]
        mov ecx, dword [esp + 180]        ;   559.0 V       63 v[2] reload
        mov esi, ebp                      ;   560.0 U       48 t1 copy
        xor edi, ecx                      ;   560.0 V       52 v[0]
        and eax, edi                      ;   561.0 U       52 v[0]
        add edx, ebx                      ;   561.0 V       61 t1
        mov edi, ebp                      ;   562.0 U       48 t1 copy
        rol ebp, 0x15                     ;   563.0 U+V     48 t1
        rol edi, 7                        ;   564.0 U+V     48 t1
        rol esi, 0x1a                     ;   565.0 U+V     48 t1
        xor esi, ebp                      ;   566.0 U       48 t1
        mov ebp, dword [esp + 176]        ;   566.0 V       47 v[0]
        xor esi, edi                      ;   567.0 U       48 t1
        mov edi, dword [esp + 176]        ;   567.0 V       47 v[0]
        rol ebp, 0x13                     ;   568.0 U+V     47 v[0]
        xor eax, ecx                      ;   569.0 U       52 v[0]
        mov ecx, dword [esp + 176]        ;   569.0 V       47 v[0]
        rol ecx, 0xa                      ;   570.0 U+V     47 v[0]
        add edx, esi                      ;   571.0 U       61 t1
        mov esi, dword [esp + 68]         ;   571.0 V       62 v[4]
        rol edi, 0x1e                     ;   572.0 U+V     47 v[0]
        xor edi, ebp                      ;   573.0 U       47 v[0]
        mov dword [esp + 164], ebx        ;   573.0 V       76 passes
        lea eax, [edx + eax]              ;   574.0 U       63 v[0]
        xor edi, ecx                      ;   574.0 V       47 v[0]
        add edx, esi                      ;   575.0 U       62 v[4]
        add eax, edi                      ;   575.0 V       63 v[0]
        mov dword [esp + 192], eax        ;   576.0 U       76 passes
        mov dword [esp + 196], edx        ;   576.0 V       76 passes
        mov eax, dword [esp + 184]        ;                    more passes?
        cmp eax, dword [esp + 188]        ;                    more passes?
        jne .passes_2
        mov eax, dword [esp + 24]         ;     0.0 U       82 h
        mov ecx, dword [esp + 192]        ;     0.0 V       82 h
        mov edx, dword [esp + 20]         ;     1.0 U       82 h
        add eax, ecx                      ;     1.0 V       82 h
        mov dword [esp + 24], eax         ;     2.0 U       82 h
        mov eax, dword [esp + 4]          ;     2.0 V       82 h
        mov ecx, dword [esp + 180]        ;     3.0 U       82 h
        mov ebx, dword [esp + 172]        ;     3.0 V       82 h
        mov esi, dword [esp + 228]        ;     4.0 U       68 blocks
        mov edi, dword [esp + 176]        ;     4.0 V       82 h
        add esi, 0x40                     ;     5.0 U       68 blocks
        add edx, edi                      ;     5.0 V       82 h
        mov edi, dword [esp + 148]        ;     6.0 U       82 h
        mov ebp, dword [esp + 0]          ;     6.0 V       82 h
        add ebp, ebx                      ;     7.0 U       82 h
        mov ebx, dword [esp + 32]         ;     7.0 V       82 h
        mov dword [esp + 228], esi        ;     8.0 U       68 blocks
        mov dword [esp + 20], edx         ;     8.0 V       82 h
        add ebx, edi                      ;     9.0 U       82 h
        mov edx, dword [esp + 12]         ;     9.0 V       82 h
        mov esi, dword [esp + 196]        ;    10.0 U       82 h
        add edx, ecx                      ;    10.0 V       82 h
        mov ecx, dword [esp + 16]         ;    11.0 U       82 h
        add eax, esi                      ;    11.0 V       82 h
        mov esi, dword [esp + 28]         ;    12.0 U       82 h
        mov dword [esp + 32], ebx         ;    12.0 V       82 h
        mov ebx, dword [esp + 156]        ;    13.0 U       82 h
        mov edi, dword [esp + 168]        ;    13.0 V       82 h
        mov dword [esp + 4], eax          ;    14.0 U       82 h
        add esi, edi                      ;    14.0 V       82 h
        add ecx, ebx                      ;    15.0 U       82 h
        mov dword [esp + 28], esi         ;    15.0 V       82 h
        mov dword [esp + 12], edx         ;    16.0 U       82 h
        mov dword [esp + 0], ebp          ;    16.0 V       82 h
        mov dword [esp + 16], ecx         ;    17.0 U       82 h
        mov eax, dword [esp + 228]        ;                    more blocks?
        cmp eax, dword [esp + 8]          ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        mov eax, dword [esp + 32]         ;     0.0 U       68 blocks reload
        mov ecx, dword [esp + 224]        ;     0.0 V       68 blocks reload
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
        mov ecx, 0x33                     ;                    cleared
        rep stosd                         ;                    cleared
        add esp, 0xcc                     ;                    frame
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
