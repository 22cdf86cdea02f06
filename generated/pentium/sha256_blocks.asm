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
;   blocks: 618 uops, planned 409.0; bounds: width 309.0, ports 381.0, path 65.0
;   blocks/passes: 964 uops, planned 600.0; bounds: width 482.0, ports 575.0, path 65.0
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
        mov eax, dword [esp + 228]        ;     0.0 U       73 w[0] reload
        mov ecx, dword [esp + 4]          ;     0.0 V       71 v[4] reload
        mov edx, dword [esp + 16]         ;     1.0 U       61 t1
        mov ebx, ecx                      ;     1.0 V       48 t1 copy
        mov esi, ecx                      ;     2.0 U       48 t1 copy
        mov edi, dword [eax + 4]          ;     2.0 V       73 w[1]
        rol ebx, 7                        ;     3.0 U+V     48 t1
        mov ebp, ecx                      ;     4.0 U       48 t1 copy
        mov eax, dword [eax]              ;     4.0 V       73 w[0]
        bswap eax                         ;     6.0 U+V     73 w[0]
        rol ebp, 0x15                     ;     7.0 U+V     48 t1
        rol esi, 0x1a                     ;     8.0 U+V     48 t1
        bswap edi                         ;    10.0 U+V     73 w[1]
        mov dword [esp + 36], edi         ;    11.0 U       73 w[1] spill
        xor esi, ebx                      ;    11.0 V       48 t1
        mov ebx, dword [esp + 24]         ;    12.0 U       71 v[0] reload
        xor esi, ebp                      ;    12.0 V       48 t1
        mov edi, ebx                      ;    13.0 U       47 v[7] copy
        add esi, edx                      ;    13.0 V       61 t1
        mov edx, ebx                      ;    14.0 U       47 v[7] copy
        add esi, eax                      ;    14.0 V       61 t1
        rol edx, 0x13                     ;    15.0 U+V     47 v[7]
        add esi, 0x428a2f98               ;    16.0 U       61 t1
        mov ebp, ebx                      ;    16.0 V       47 v[7] copy
        rol edi, 0x1e                     ;    17.0 U+V     47 v[7]
        xor edi, edx                      ;    18.0 U       47 v[7]
        mov dword [esp + 40], eax         ;    18.0 V       73 w[0] spill
        rol ebp, 0xa                      ;    19.0 U+V     47 v[7]
        mov eax, dword [esp + 0]          ;    20.0 U       51 t1
        mov edx, dword [esp + 36]         ;    20.0 V       61 t1
        xor edi, ebp                      ;    21.0 U       47 v[7]
        mov ebp, ecx                      ;    21.0 V       51 t1 copy
        add edx, dword [esp + 28]         ;    22.0 U       61 t1
        xor ebx, dword [esp + 20]         ;    22.0 V       52 v[7]
        xor ecx, dword [esp + 0]          ;    24.0 U       51 t1
        xor eax, dword [esp + 28]         ;    24.0 V       51 t1
        add edx, 0x71374491               ;    26.0 U       61 t1
        mov dword [esp + 44], ebx         ;    26.0 V       52 v[6] spill
        or ebp, eax                       ;    27.0 U       51 t1
        mov dword [esp + 48], edx         ;    27.0 V       61 t1 spill
        mov eax, ecx                      ;    28.0 U       51 t1 copy
        mov edx, ebx                      ;    28.0 V       52 v[7] copy
        xor eax, ebp                      ;    29.0 U       51 t1
        mov ebx, dword [esp + 12]         ;    29.0 V       52 v[7]
        add esi, eax                      ;    30.0 U       61 t1
        mov eax, dword [esp + 20]         ;    30.0 V       71 v[1] reload
        mov ebp, dword [esp + 32]         ;    31.0 U       62 v[3]
        xor ebx, eax                      ;    31.0 V       52 v[7]
        add edi, esi                      ;    32.0 U       63 v[7]
        and edx, ebx                      ;    32.0 V       52 v[7]
        add esi, ebp                      ;    33.0 U       62 v[3]
        xor edx, eax                      ;    33.0 V       52 v[7]
        mov ebx, esi                      ;    34.0 U       48 t1 copy
        or ecx, esi                       ;    34.0 V       51 t1
        mov ebp, esi                      ;    35.0 U       48 t1 copy
        add edi, edx                      ;    35.0 V       63 v[7]
        rol ebp, 7                        ;    36.0 U+V     48 t1
        mov edx, esi                      ;    37.0 U       48 t1 copy
        rol ebx, 0x15                     ;    38.0 U+V     48 t1
        rol edx, 0x1a                     ;    39.0 U+V     48 t1
        xor edx, ebp                      ;    40.0 U       48 t1
        mov ebp, dword [esp + 48]         ;    40.0 V       61 t1 reload
        xor edx, ebx                      ;    41.0 U       48 t1
        mov ebx, esi                      ;    41.0 V       51 t1 copy
        add ebp, edx                      ;    42.0 U       61 t1
        mov edx, dword [esp + 4]          ;    42.0 V       71 v[4] reload
        mov dword [esp + 48], esi         ;    43.0 U       62 v[3] spill
        xor ebx, edx                      ;    43.0 V       51 t1
        mov esi, dword [esp + 12]         ;    44.0 U       62 v[2]
        xor ecx, ebx                      ;    44.0 V       51 t1
        add ebp, ecx                      ;    45.0 U       61 t1
        mov ecx, ebp                      ;    46.0 U       62 v[2] copy
        add ecx, esi                      ;    47.0 U       62 v[2]
        mov esi, dword [esp + 0]          ;    47.0 V       61 t1
        and ebx, ecx                      ;    48.0 U       51 t1
        xor ebx, edx                      ;    49.0 U       51 t1
        mov edx, edi                      ;    49.0 V       47 v[6] copy
        rol edx, 0x13                     ;    50.0 U+V     47 v[6]
        add ebx, esi                      ;    51.0 U       61 t1
        mov esi, edi                      ;    51.0 V       47 v[6] copy
        rol esi, 0x1e                     ;    52.0 U+V     47 v[6]
        xor esi, edx                      ;    53.0 U       47 v[6]
        mov edx, edi                      ;    53.0 V       47 v[6] copy
        rol edx, 0xa                      ;    54.0 U+V     47 v[6]
        xor esi, edx                      ;    55.0 U       47 v[6]
        add ebp, esi                      ;    56.0 U       63 v[6]
        mov edx, edi                      ;    56.0 V       52 v[6] copy
        mov esi, dword [esp + 44]         ;    57.0 U       52 v[6] reload
        xor edx, eax                      ;    57.0 V       52 v[6]
        and esi, edx                      ;    58.0 U       52 v[6]
        xor esi, eax                      ;    59.0 U       52 v[6]
        add ebp, esi                      ;    60.0 U       63 v[6]
        mov edx, dword [esp + 228]        ;    60.0 V       73 w[0] reload
        mov esi, ecx                      ;    61.0 U       48 t1 copy
        mov edx, dword [edx + 8]          ;    62.0 V       73 w[2]
        bswap edx                         ;    63.0 U+V     73 w[2]
        rol esi, 0x15                     ;    64.0 U+V     48 t1
        add ebx, edx                      ;    65.0 U       61 t1
        mov dword [esp + 52], edx         ;    65.0 V       73 w[2] spill
        mov dword [esp + 56], edi         ;    66.0 U       63 v[7] spill
        mov edx, ecx                      ;    66.0 V       48 t1 copy
        rol edx, 0x1a                     ;    67.0 U+V     48 t1
        xor edx, esi                      ;    68.0 U       48 t1
        mov esi, ecx                      ;    68.0 V       48 t1 copy
        rol esi, 7                        ;    69.0 U+V     48 t1
        xor edx, esi                      ;    70.0 U       48 t1
        mov esi, ebp                      ;    70.0 V       47 v[5] copy
        rol esi, 0x13                     ;    71.0 U+V     47 v[5]
        lea ebx, [ebx + edx - 1245643825] ;    72.0 U       61 t1
        mov edx, ebp                      ;    72.0 V       47 v[5] copy
        rol edx, 0x1e                     ;    73.0 U+V     47 v[5]
        xor edx, esi                      ;    74.0 U       47 v[5]
        mov esi, ebp                      ;    74.0 V       47 v[5] copy
        rol esi, 0xa                      ;    75.0 U+V     47 v[5]
        xor edx, esi                      ;    76.0 U       47 v[5]
        add eax, ebx                      ;    76.0 V       62 v[1]
        add ebx, edx                      ;    77.0 U       63 v[5]
        mov dword [esp + 60], ebp         ;    77.0 V       63 v[6] spill
        mov edx, ebp                      ;    78.0 U       52 v[5] copy
        mov esi, edi                      ;    78.0 V       52 v[5] copy
        xor esi, dword [esp + 24]         ;    79.0 U       52 v[5]
        xor edx, edi                      ;    79.0 V       52 v[5]
        and esi, edx                      ;    81.0 U       52 v[5]
        xor esi, edi                      ;    82.0 U       52 v[5]
        mov edi, eax                      ;    82.0 V       48 t1 copy
        rol edi, 0x15                     ;    83.0 U+V     48 t1
        add ebx, esi                      ;    84.0 U       63 v[5]
        mov esi, eax                      ;    84.0 V       48 t1 copy
        rol esi, 0x1a                     ;    85.0 U+V     48 t1
        xor esi, edi                      ;    86.0 U       48 t1
        mov edi, eax                      ;    86.0 V       48 t1 copy
        rol edi, 7                        ;    87.0 U+V     48 t1
        xor esi, edi                      ;    88.0 U       48 t1
        mov edi, dword [esp + 48]         ;    88.0 V       51 t1
        xor edi, ecx                      ;    89.0 U       51 t1
        and edi, eax                      ;    90.0 U       51 t1
        mov dword [esp + 64], ebx         ;    90.0 V       63 v[5] spill
        add esi, 0xe9b5dba5               ;    91.0 U       61 t1
        xor edi, dword [esp + 48]         ;    91.0 V       51 t1
        add esi, edi                      ;    93.0 U       61 t1
        mov edi, ebp                      ;    93.0 V       52 v[4] copy
        xor edi, ebx                      ;    94.0 U       52 v[4]
        add esi, dword [esp + 4]          ;    94.0 V       61 t1
        and edx, edi                      ;    96.0 U       52 v[4]
        mov dword [esp + 68], ecx         ;    96.0 V       62 v[2] spill
        mov ecx, ebx                      ;    97.0 U       47 v[4] copy
        xor edx, ebp                      ;    97.0 V       52 v[4]
        rol ecx, 0x1e                     ;    98.0 U+V     47 v[4]
        mov ebp, ebx                      ;    99.0 U       47 v[4] copy
        rol ebx, 0xa                      ;   100.0 U+V     47 v[4]
        xor ecx, ebx                      ;   101.0 U       47 v[4]
        mov ebx, dword [esp + 228]        ;   101.0 V       73 w[0] reload
        rol ebp, 0x13                     ;   102.0 U+V     47 v[4]
        xor ecx, ebp                      ;   103.0 U       47 v[4]
        mov ebp, dword [ebx + 16]         ;   103.0 V       73 w[4]
        mov ebx, dword [ebx + 12]         ;   104.0 U       73 w[3]
        add edx, ecx                      ;   104.0 V       63 v[4]
        bswap ebx                         ;   106.0 U+V     73 w[3]
        add esi, ebx                      ;   107.0 U       61 t1
        mov dword [esp + 72], ebx         ;   107.0 V       73 w[3] spill
        add edx, esi                      ;   108.0 U       63 v[4]
        add esi, dword [esp + 24]         ;   108.0 V       62 v[0]
        mov ecx, esi                      ;   110.0 U       48 t1 copy
        mov ebx, esi                      ;   110.0 V       48 t1 copy
        bswap ebp                         ;   111.0 U+V     73 w[4]
        rol ecx, 0x1a                     ;   112.0 U+V     48 t1
        rol ebx, 0x15                     ;   113.0 U+V     48 t1
        xor ecx, ebx                      ;   114.0 U       48 t1
        mov ebx, esi                      ;   114.0 V       48 t1 copy
        rol ebx, 7                        ;   115.0 U+V     48 t1
        xor ecx, ebx                      ;   116.0 U       48 t1
        mov ebx, dword [esp + 68]         ;   116.0 V       51 t1
        xor ebx, eax                      ;   117.0 U       51 t1
        mov dword [esp + 76], ebp         ;   117.0 V       73 w[4] spill
        and ebx, esi                      ;   118.0 U       51 t1
        add ecx, ebp                      ;   118.0 V       61 t1
        xor ebx, dword [esp + 68]         ;   119.0 U       51 t1
        add ecx, dword [esp + 48]         ;   119.0 V       61 t1
        mov dword [esp + 80], edx         ;   121.0 U       63 v[4] spill
        mov dword [esp + 48], eax         ;   121.0 V       62 v[1] spill
        lea ecx, [ecx + ebx + 961987163]  ;   122.0 U       61 t1
        mov eax, dword [esp + 64]         ;   122.0 V       52 v[3]
        mov ebx, edx                      ;   123.0 U       47 v[3] copy
        xor eax, edx                      ;   123.0 V       52 v[3]
        mov ebp, edx                      ;   124.0 U       47 v[3] copy
        rol ebp, 0x1e                     ;   125.0 U+V     47 v[3]
        rol ebx, 0xa                      ;   126.0 U+V     47 v[3]
        xor ebp, ebx                      ;   127.0 U       47 v[3]
        and edi, eax                      ;   127.0 V       52 v[3]
        rol edx, 0x13                     ;   128.0 U+V     47 v[3]
        mov ebx, dword [esp + 64]         ;   129.0 U       52 v[3]
        xor ebp, edx                      ;   129.0 V       47 v[3]
        xor edi, ebx                      ;   130.0 U       52 v[3]
        mov edx, dword [esp + 56]         ;   130.0 V       62 v[7]
        add edi, ecx                      ;   131.0 U       63 v[3]
        add ecx, edx                      ;   131.0 V       62 v[7]
        add edi, ebp                      ;   132.0 U       63 v[3]
        mov edx, ecx                      ;   132.0 V       48 t1 copy
        rol edx, 7                        ;   133.0 U+V     48 t1
        mov ebx, ecx                      ;   134.0 U       48 t1 copy
        mov ebp, ecx                      ;   134.0 V       48 t1 copy
        rol ebx, 0x15                     ;   135.0 U+V     48 t1
        rol ebp, 0x1a                     ;   136.0 U+V     48 t1
        xor ebp, ebx                      ;   137.0 U       48 t1
        mov ebx, dword [esp + 48]         ;   137.0 V       51 t1
        xor ebp, edx                      ;   138.0 U       48 t1
        mov dword [esp + 84], edi         ;   138.0 V       63 v[3] spill
        mov edx, dword [esp + 228]        ;   139.0 U       73 w[0] reload
        xor ebx, esi                      ;   139.0 V       51 t1
        and ebx, ecx                      ;   140.0 U       51 t1
        xor ebx, dword [esp + 48]         ;   141.0 U       51 t1
        mov edx, dword [edx + 20]         ;   141.0 V       73 w[5]
        add ebp, ebx                      ;   143.0 U       61 t1
        mov ebx, dword [esp + 68]         ;   143.0 V       61 t1
        bswap edx                         ;   144.0 U+V     73 w[5]
        add ebp, ebx                      ;   145.0 U       61 t1
        mov ebx, dword [esp + 80]         ;   145.0 V       52 v[2]
        xor ebx, edi                      ;   146.0 U       52 v[2]
        mov dword [esp + 68], esi         ;   146.0 V       62 v[0] spill
        and eax, ebx                      ;   147.0 U       52 v[2]
        lea ebp, [ebp + edx + 1508970993] ;   147.0 V       61 t1
        mov dword [esp + 88], edx         ;   148.0 U       73 w[5] spill
        mov edx, edi                      ;   148.0 V       47 v[2] copy
        mov esi, edi                      ;   149.0 U       47 v[2] copy
        rol esi, 0xa                      ;   150.0 U+V     47 v[2]
        rol edx, 0x13                     ;   151.0 U+V     47 v[2]
        rol edi, 0x1e                     ;   152.0 U+V     47 v[2]
        xor edi, edx                      ;   153.0 U       47 v[2]
        xor eax, dword [esp + 80]         ;   153.0 V       52 v[2]
        mov edx, dword [esp + 60]         ;   155.0 U       62 v[6]
        xor edi, esi                      ;   155.0 V       47 v[2]
        add eax, ebp                      ;   156.0 U       63 v[2]
        mov esi, dword [esp + 228]        ;   156.0 V       73 w[0] reload
        add ebp, edx                      ;   157.0 U       62 v[6]
        add eax, edi                      ;   157.0 V       63 v[2]
        mov edx, ebp                      ;   158.0 U       48 t1 copy
        rol edx, 0x1a                     ;   159.0 U+V     48 t1
        mov edi, ebp                      ;   160.0 U       48 t1 copy
        mov esi, dword [esi + 24]         ;   160.0 V       73 w[6]
        rol edi, 0x15                     ;   161.0 U+V     48 t1
        xor edx, edi                      ;   162.0 U       48 t1
        mov edi, ebp                      ;   162.0 V       48 t1 copy
        rol edi, 7                        ;   163.0 U+V     48 t1
        xor edx, edi                      ;   164.0 U       48 t1
        mov edi, dword [esp + 68]         ;   164.0 V       51 t1
        add edx, dword [esp + 48]         ;   165.0 U       61 t1
        xor edi, ecx                      ;   165.0 V       51 t1
        bswap esi                         ;   167.0 U+V     73 w[6]
        mov dword [esp + 48], ecx         ;   168.0 U       62 v[7] spill
        and edi, ebp                      ;   168.0 V       51 t1
        mov ecx, dword [esp + 84]         ;   169.0 U       52 v[1]
        lea edx, [edx + esi - 1841331548] ;   169.0 V       61 t1
        xor ecx, eax                      ;   170.0 U       52 v[1]
        xor edi, dword [esp + 68]         ;   170.0 V       51 t1
        and ebx, ecx                      ;   172.0 U       52 v[1]
        add edx, edi                      ;   172.0 V       61 t1
        mov edi, dword [esp + 84]         ;   173.0 U       52 v[1]
        mov dword [esp + 92], esi         ;   173.0 V       73 w[6] spill
        xor ebx, edi                      ;   174.0 U       52 v[1]
        mov esi, eax                      ;   174.0 V       47 v[1] copy
        add ebx, edx                      ;   175.0 U       63 v[1]
        mov edi, dword [esp + 64]         ;   175.0 V       62 v[5]
        mov dword [esp + 96], eax         ;   176.0 U       63 v[2] spill
        add edx, edi                      ;   176.0 V       62 v[5]
        mov edi, eax                      ;   177.0 U       47 v[1] copy
        rol edi, 0x13                     ;   178.0 U+V     47 v[1]
        rol esi, 0x1e                     ;   179.0 U+V     47 v[1]
        rol eax, 0xa                      ;   180.0 U+V     47 v[1]
        xor esi, edi                      ;   181.0 U       47 v[1]
        mov edi, edx                      ;   181.0 V       48 t1 copy
        xor esi, eax                      ;   182.0 U       47 v[1]
        mov eax, dword [esp + 228]        ;   182.0 V       73 w[0] reload
        rol edi, 0x1a                     ;   183.0 U+V     48 t1
        add ebx, esi                      ;   184.0 U       63 v[1]
        mov esi, edx                      ;   184.0 V       48 t1 copy
        rol esi, 0x15                     ;   185.0 U+V     48 t1
        xor edi, esi                      ;   186.0 U       48 t1
        mov esi, edx                      ;   186.0 V       48 t1 copy
        rol esi, 7                        ;   187.0 U+V     48 t1
        xor edi, esi                      ;   188.0 U       48 t1
        mov esi, dword [esp + 48]         ;   188.0 V       51 t1
        mov dword [esp + 100], ebx        ;   189.0 U       63 v[1] spill
        xor esi, ebp                      ;   189.0 V       51 t1
        and esi, edx                      ;   190.0 U       51 t1
        mov eax, dword [eax + 28]         ;   190.0 V       73 w[7]
        xor esi, dword [esp + 48]         ;   191.0 U       51 t1
        bswap eax                         ;   193.0 U+V     73 w[7]
        add edi, esi                      ;   194.0 U       61 t1
        mov esi, dword [esp + 96]         ;   194.0 V       52 v[0]
        xor esi, ebx                      ;   195.0 U       52 v[0]
        add edi, eax                      ;   195.0 V       61 t1
        mov dword [esp + 104], eax        ;   196.0 U       73 w[7] spill
        mov eax, dword [esp + 68]         ;   196.0 V       61 t1
        mov dword [esp + 68], ebp         ;   197.0 U       62 v[6] spill
        add edi, 0xab1c5ed5               ;   197.0 V       61 t1
        mov ebp, dword [esp + 96]         ;   198.0 U       52 v[0]
        and ecx, esi                      ;   198.0 V       52 v[0]
        add edi, eax                      ;   199.0 U       61 t1
        xor ecx, ebp                      ;   199.0 V       52 v[0]
        mov eax, dword [esp + 80]         ;   200.0 U       62 v[4]
        add ecx, edi                      ;   200.0 V       63 v[0]
        mov ebp, ebx                      ;   201.0 U       47 v[0] copy
        add edi, eax                      ;   201.0 V       62 v[4]
        rol ebp, 0x1e                     ;   202.0 U+V     47 v[0]
        mov eax, ebx                      ;   203.0 U       47 v[0] copy
        rol eax, 0x13                     ;   204.0 U+V     47 v[0]
        xor ebp, eax                      ;   205.0 U       47 v[0]
        mov eax, edi                      ;   205.0 V       48 t1 copy
        rol ebx, 0xa                      ;   206.0 U+V     47 v[0]
        rol eax, 0x1a                     ;   207.0 U+V     48 t1
        xor ebp, ebx                      ;   208.0 U       47 v[0]
        mov ebx, edi                      ;   208.0 V       48 t1 copy
        rol ebx, 0x15                     ;   209.0 U+V     48 t1
        add ecx, ebp                      ;   210.0 U       63 v[0]
        xor eax, ebx                      ;   210.0 V       48 t1
        mov ebx, edi                      ;   211.0 U       48 t1 copy
        mov ebp, dword [esp + 228]        ;   211.0 V       73 w[0] reload
        mov dword [esp + 108], ecx        ;   212.0 U       63 v[0] spill
        rol ebx, 7                        ;   213.0 U+V     48 t1
        xor eax, ebx                      ;   214.0 U       48 t1
        mov ebx, dword [esp + 68]         ;   214.0 V       51 t1
        mov ebp, dword [ebp + 32]         ;   215.0 U       73 w[8]
        xor ebx, edx                      ;   215.0 V       51 t1
        bswap ebp                         ;   217.0 U+V     73 w[8]
        and ebx, edi                      ;   218.0 U       51 t1
        mov dword [esp + 112], ebp        ;   218.0 V       73 w[8] spill
        add eax, ebp                      ;   219.0 U       61 t1
        mov ebp, dword [esp + 68]         ;   219.0 V       51 t1
        add eax, dword [esp + 48]         ;   220.0 U       61 t1
        xor ebx, ebp                      ;   220.0 V       51 t1
        mov ebp, dword [esp + 100]        ;   222.0 U       52 v[7]
        mov dword [esp + 48], edx         ;   222.0 V       62 v[5] spill
        xor ebp, ecx                      ;   223.0 U       52 v[7]
        add eax, 0xd807aa98               ;   223.0 V       61 t1
        mov edx, dword [esp + 100]        ;   224.0 U       52 v[7]
        add eax, ebx                      ;   224.0 V       61 t1
        mov ebx, ecx                      ;   225.0 U       47 v[7] copy
        and esi, ebp                      ;   225.0 V       52 v[7]
        xor esi, edx                      ;   226.0 U       52 v[7]
        mov edx, ecx                      ;   226.0 V       47 v[7] copy
        rol edx, 0x1e                     ;   227.0 U+V     47 v[7]
        rol ebx, 0x13                     ;   228.0 U+V     47 v[7]
        add esi, eax                      ;   229.0 U       63 v[7]
        rol ecx, 0xa                      ;   230.0 U+V     47 v[7]
        add eax, dword [esp + 84]         ;   231.0 U       62 v[3]
        xor edx, ebx                      ;   231.0 V       47 v[7]
        xor edx, ecx                      ;   233.0 U       47 v[7]
        mov ecx, dword [esp + 228]        ;   233.0 V       73 w[0] reload
        add esi, edx                      ;   234.0 U       63 v[7]
        mov edx, eax                      ;   234.0 V       48 t1 copy
        rol edx, 0x1a                     ;   235.0 U+V     48 t1
        mov ecx, dword [ecx + 36]         ;   236.0 U       73 w[9]
        mov ebx, eax                      ;   236.0 V       48 t1 copy
        rol ebx, 0x15                     ;   237.0 U+V     48 t1
        xor edx, ebx                      ;   238.0 U       48 t1
        mov ebx, eax                      ;   238.0 V       48 t1 copy
        rol ebx, 7                        ;   239.0 U+V     48 t1
        xor edx, ebx                      ;   240.0 U       48 t1
        mov ebx, dword [esp + 48]         ;   240.0 V       51 t1
        add edx, dword [esp + 68]         ;   241.0 U       61 t1
        xor ebx, edi                      ;   241.0 V       51 t1
        and ebx, eax                      ;   243.0 U       51 t1
        mov dword [esp + 68], edi         ;   243.0 V       62 v[4] spill
        bswap ecx                         ;   244.0 U+V     73 w[9]
        add edx, ecx                      ;   245.0 U       61 t1
        mov dword [esp + 116], ecx        ;   245.0 V       73 w[9] spill
        mov ecx, dword [esp + 108]        ;   246.0 U       52 v[6]
        mov edi, dword [esp + 48]         ;   246.0 V       51 t1
        xor ecx, esi                      ;   247.0 U       52 v[6]
        xor ebx, edi                      ;   247.0 V       51 t1
        mov edi, dword [esp + 108]        ;   248.0 U       52 v[6]
        and ebp, ecx                      ;   248.0 V       52 v[6]
        xor ebp, edi                      ;   249.0 U       52 v[6]
        mov edi, esi                      ;   249.0 V       47 v[6] copy
        lea edx, [edx + ebx + 310598401]  ;   250.0 U       61 t1
        mov ebx, esi                      ;   250.0 V       47 v[6] copy
        add ebp, edx                      ;   251.0 U       63 v[6]
        rol edi, 0x1e                     ;   252.0 U+V     47 v[6]
        add edx, dword [esp + 96]         ;   253.0 U       62 v[2]
        mov dword [esp + 120], esi        ;   253.0 V       63 v[7] spill
        rol ebx, 0x13                     ;   255.0 U+V     47 v[6]
        xor edi, ebx                      ;   256.0 U       47 v[6]
        mov ebx, esi                      ;   256.0 V       47 v[6] copy
        rol ebx, 0xa                      ;   257.0 U+V     47 v[6]
        mov esi, edx                      ;   258.0 U       48 t1 copy
        xor edi, ebx                      ;   258.0 V       47 v[6]
        add ebp, edi                      ;   259.0 U       63 v[6]
        mov ebx, dword [esp + 228]        ;   259.0 V       73 w[0] reload
        rol esi, 0x15                     ;   260.0 U+V     48 t1
        mov ebx, dword [ebx + 40]         ;   261.0 U       73 w[10]
        mov edi, edx                      ;   261.0 V       48 t1 copy
        rol edi, 0x1a                     ;   262.0 U+V     48 t1
        bswap ebx                         ;   264.0 U+V     73 w[10]
        xor edi, esi                      ;   265.0 U       48 t1
        mov esi, edx                      ;   265.0 V       48 t1 copy
        rol esi, 7                        ;   266.0 U+V     48 t1
        xor edi, esi                      ;   267.0 U       48 t1
        mov esi, dword [esp + 68]         ;   267.0 V       51 t1
        add edi, 0x243185be               ;   268.0 U       61 t1
        xor esi, eax                      ;   268.0 V       51 t1
        and esi, edx                      ;   269.0 U       51 t1
        add edi, ebx                      ;   269.0 V       61 t1
        xor esi, dword [esp + 68]         ;   270.0 U       51 t1
        add edi, dword [esp + 48]         ;   270.0 V       61 t1
        mov dword [esp + 48], eax         ;   272.0 U       62 v[3] spill
        mov eax, ebp                      ;   272.0 V       47 v[5] copy
        add edi, esi                      ;   273.0 U       61 t1
        mov dword [esp + 124], ebx        ;   273.0 V       73 w[10] spill
        mov ebx, dword [esp + 120]        ;   274.0 U       52 v[5]
        mov esi, ebp                      ;   274.0 V       47 v[5] copy
        rol esi, 0x1e                     ;   275.0 U+V     47 v[5]
        rol eax, 0x13                     ;   276.0 U+V     47 v[5]
        xor esi, eax                      ;   277.0 U       47 v[5]
        xor ebx, ebp                      ;   277.0 V       52 v[5]
        and ecx, ebx                      ;   278.0 U       52 v[5]
        mov dword [esp + 128], ebp        ;   278.0 V       63 v[6] spill
        mov eax, dword [esp + 120]        ;   279.0 U       52 v[5]
        xor ecx, eax                      ;   280.0 U       52 v[5]
        rol ebp, 0xa                      ;   281.0 U+V     47 v[5]
        add ecx, edi                      ;   282.0 U       63 v[5]
        mov eax, dword [esp + 100]        ;   282.0 V       62 v[1]
        xor esi, ebp                      ;   283.0 U       47 v[5]
        add edi, eax                      ;   283.0 V       62 v[1]
        mov eax, edi                      ;   284.0 U       48 t1 copy
        mov ebp, dword [esp + 228]        ;   284.0 V       73 w[0] reload
        add ecx, esi                      ;   285.0 U       63 v[5]
        mov esi, edi                      ;   285.0 V       48 t1 copy
        rol eax, 0x15                     ;   286.0 U+V     48 t1
        rol esi, 0x1a                     ;   287.0 U+V     48 t1
        xor esi, eax                      ;   288.0 U       48 t1
        mov eax, dword [ebp + 44]         ;   288.0 V       73 w[11]
        mov ebp, edi                      ;   289.0 U       48 t1 copy
        mov dword [esp + 132], ecx        ;   289.0 V       63 v[5] spill
        rol ebp, 7                        ;   290.0 U+V     48 t1
        bswap eax                         ;   292.0 U+V     73 w[11]
        xor esi, ebp                      ;   293.0 U       48 t1
        mov ebp, dword [esp + 48]         ;   293.0 V       51 t1
        xor ebp, edx                      ;   294.0 U       51 t1
        add esi, eax                      ;   294.0 V       61 t1
        mov dword [esp + 136], eax        ;   295.0 U       73 w[11] spill
        mov eax, dword [esp + 128]        ;   295.0 V       52 v[4]
        and ebp, edi                      ;   296.0 U       51 t1
        add esi, 0x550c7dc3               ;   296.0 V       61 t1
        xor ebp, dword [esp + 48]         ;   297.0 U       51 t1
        add esi, dword [esp + 68]         ;   297.0 V       61 t1
        mov dword [esp + 68], edx         ;   299.0 U       62 v[2] spill
        mov edx, ecx                      ;   299.0 V       47 v[4] copy
        add esi, ebp                      ;   300.0 U       61 t1
        xor eax, ecx                      ;   300.0 V       52 v[4]
        mov ebp, dword [esp + 128]        ;   301.0 U       52 v[4]
        and ebx, eax                      ;   301.0 V       52 v[4]
        xor ebx, ebp                      ;   302.0 U       52 v[4]
        mov ebp, dword [esp + 108]        ;   302.0 V       62 v[0]
        add ebx, esi                      ;   303.0 U       63 v[4]
        add esi, ebp                      ;   303.0 V       62 v[0]
        mov ebp, ecx                      ;   304.0 U       47 v[4] copy
        rol edx, 0x13                     ;   305.0 U+V     47 v[4]
        rol ebp, 0x1e                     ;   306.0 U+V     47 v[4]
        xor ebp, edx                      ;   307.0 U       47 v[4]
        mov edx, esi                      ;   307.0 V       48 t1 copy
        rol ecx, 0xa                      ;   308.0 U+V     47 v[4]
        xor ebp, ecx                      ;   309.0 U       47 v[4]
        mov ecx, dword [esp + 228]        ;   309.0 V       73 w[0] reload
        add ebx, ebp                      ;   310.0 U       63 v[4]
        mov ebp, esi                      ;   310.0 V       48 t1 copy
        rol ebp, 0x1a                     ;   311.0 U+V     48 t1
        rol edx, 7                        ;   312.0 U+V     48 t1
        xor ebp, edx                      ;   313.0 U       48 t1
        mov edx, esi                      ;   313.0 V       48 t1 copy
        rol edx, 0x15                     ;   314.0 U+V     48 t1
        xor ebp, edx                      ;   315.0 U       48 t1
        mov edx, dword [esp + 68]         ;   315.0 V       51 t1
        xor edx, edi                      ;   316.0 U       51 t1
        mov dword [esp + 140], ebx        ;   316.0 V       63 v[4] spill
        and edx, esi                      ;   317.0 U       51 t1
        mov ecx, dword [ecx + 48]         ;   317.0 V       73 w[12]
        xor edx, dword [esp + 68]         ;   318.0 U       51 t1
        add ebp, dword [esp + 48]         ;   318.0 V       61 t1
        bswap ecx                         ;   320.0 U+V     73 w[12]
        mov dword [esp + 48], edi         ;   321.0 U       62 v[1] spill
        lea ebp, [ebp + edx + 1925078388] ;   321.0 V       61 t1
        mov edx, ebx                      ;   322.0 U       47 v[3] copy
        add ebp, ecx                      ;   322.0 V       61 t1
        mov edi, dword [esp + 132]        ;   323.0 U       52 v[3]
        mov dword [esp + 144], ecx        ;   323.0 V       73 w[12] spill
        mov ecx, dword [esp + 132]        ;   324.0 U       52 v[3]
        xor edi, ebx                      ;   324.0 V       52 v[3]
        and eax, edi                      ;   325.0 U       52 v[3]
        xor eax, ecx                      ;   326.0 U       52 v[3]
        mov ecx, ebx                      ;   326.0 V       47 v[3] copy
        add eax, ebp                      ;   327.0 U       63 v[3]
        rol ecx, 0x1e                     ;   328.0 U+V     47 v[3]
        rol edx, 0xa                      ;   329.0 U+V     47 v[3]
        rol ebx, 0x13                     ;   330.0 U+V     47 v[3]
        xor ecx, ebx                      ;   331.0 U       47 v[3]
        mov ebx, dword [esp + 120]        ;   331.0 V       62 v[7]
        xor ecx, edx                      ;   332.0 U       47 v[3]
        add ebp, ebx                      ;   332.0 V       62 v[7]
        mov edx, ebp                      ;   333.0 U       48 t1 copy
        mov ebx, ebp                      ;   333.0 V       48 t1 copy
        add eax, ecx                      ;   334.0 U       63 v[3]
        mov ecx, ebp                      ;   334.0 V       48 t1 copy
        rol ecx, 7                        ;   335.0 U+V     48 t1
        rol edx, 0x15                     ;   336.0 U+V     48 t1
        rol ebx, 0x1a                     ;   337.0 U+V     48 t1
        xor ebx, ecx                      ;   338.0 U       48 t1
        mov ecx, dword [esp + 48]         ;   338.0 V       51 t1
        xor ebx, edx                      ;   339.0 U       48 t1
        mov edx, dword [esp + 228]        ;   339.0 V       73 w[0] reload
        mov dword [esp + 148], eax        ;   340.0 U       63 v[3] spill
        xor ecx, esi                      ;   340.0 V       51 t1
        and ecx, ebp                      ;   341.0 U       51 t1
        mov edx, dword [edx + 52]         ;   341.0 V       73 w[13]
        add ebx, dword [esp + 68]         ;   342.0 U       61 t1
        xor ecx, dword [esp + 48]         ;   342.0 V       51 t1
        bswap edx                         ;   344.0 U+V     73 w[13]
        mov dword [esp + 152], edx        ;   345.0 U       73 w[13] spill
        lea ebx, [ebx + ecx - 2132889090] ;   345.0 V       61 t1
        mov ecx, dword [esp + 140]        ;   346.0 U       52 v[2]
        mov dword [esp + 68], esi         ;   346.0 V       62 v[0] spill
        add ebx, edx                      ;   347.0 U       61 t1
        xor ecx, eax                      ;   347.0 V       52 v[2]
        mov edx, eax                      ;   348.0 U       47 v[2] copy
        and edi, ecx                      ;   348.0 V       52 v[2]
        rol edx, 0x1e                     ;   349.0 U+V     47 v[2]
        mov esi, eax                      ;   350.0 U       47 v[2] copy
        rol eax, 0xa                      ;   351.0 U+V     47 v[2]
        xor edx, eax                      ;   352.0 U       47 v[2]
        mov eax, dword [esp + 140]        ;   352.0 V       52 v[2]
        rol esi, 0x13                     ;   353.0 U+V     47 v[2]
        xor edi, eax                      ;   354.0 U       52 v[2]
        mov eax, dword [esp + 228]        ;   354.0 V       73 w[0] reload
        add edi, ebx                      ;   355.0 U       63 v[2]
        add ebx, dword [esp + 128]        ;   355.0 V       62 v[6]
        xor edx, esi                      ;   357.0 U       47 v[2]
        mov esi, dword [eax + 60]         ;   357.0 V       73 w[15]
        bswap esi                         ;   358.0 U+V     73 w[15]
        mov dword [esp + 156], esi        ;   359.0 U       73 w[15] spill
        add edi, edx                      ;   359.0 V       63 v[2]
        mov edx, ebx                      ;   360.0 U       48 t1 copy
        mov esi, ebx                      ;   360.0 V       48 t1 copy
        rol edx, 0x1a                     ;   361.0 U+V     48 t1
        rol esi, 0x15                     ;   362.0 U+V     48 t1
        xor edx, esi                      ;   363.0 U       48 t1
        mov dword [esp + 160], ebx        ;   363.0 V       76 passes
        mov eax, dword [eax + 56]         ;   364.0 U       73 w[14]
        mov esi, ebx                      ;   364.0 V       48 t1 copy
        rol esi, 7                        ;   365.0 U+V     48 t1
        xor edx, esi                      ;   366.0 U       48 t1
        mov esi, dword [esp + 68]         ;   366.0 V       51 t1
        xor esi, ebp                      ;   367.0 U       51 t1
        mov dword [esp + 164], ebp        ;   367.0 V       62 v[7] spill
        and esi, ebx                      ;   368.0 U       51 t1
        add edx, 0x9bdc06a7               ;   368.0 V       61 t1
        xor esi, dword [esp + 68]         ;   369.0 U       51 t1
        mov ebp, dword [esp + 148]        ;   369.0 V       52 v[1]
        bswap eax                         ;   371.0 U+V     73 w[14]
        add edx, eax                      ;   372.0 U       61 t1
        xor ebp, edi                      ;   372.0 V       52 v[1]
        and ecx, ebp                      ;   373.0 U       52 v[1]
        add edx, esi                      ;   373.0 V       61 t1
        xor ecx, dword [esp + 148]        ;   374.0 U       52 v[1]
        add edx, dword [esp + 48]         ;   374.0 V       61 t1
        mov esi, dword [esp + 132]        ;   376.0 U       62 v[5]
        mov dword [esp + 168], eax        ;   376.0 V       73 w[14] spill
        add ecx, edx                      ;   377.0 U       63 v[1]
        add edx, esi                      ;   377.0 V       62 v[5]
        mov eax, edi                      ;   378.0 U       47 v[1] copy
        mov esi, edi                      ;   378.0 V       47 v[1] copy
        rol eax, 0x13                     ;   379.0 U+V     47 v[1]
        rol esi, 0x1e                     ;   380.0 U+V     47 v[1]
        xor esi, eax                      ;   381.0 U       47 v[1]
        mov eax, edi                      ;   381.0 V       47 v[1] copy
        rol eax, 0xa                      ;   382.0 U+V     47 v[1]
        xor esi, eax                      ;   383.0 U       47 v[1]
        add ecx, esi                      ;   384.0 U       63 v[1]
        mov eax, edx                      ;   384.0 V       48 t1 copy
        mov dword [esp + 172], edx        ;   385.0 U       76 passes
        mov esi, edx                      ;   385.0 V       48 t1 copy
        rol esi, 0x15                     ;   386.0 U+V     48 t1
        rol eax, 0x1a                     ;   387.0 U+V     48 t1
        xor eax, esi                      ;   388.0 U       48 t1
        mov esi, dword [esp + 164]        ;   388.0 V       51 t1
        xor esi, ebx                      ;   389.0 U       51 t1
        mov ebx, dword [esp + 68]         ;   389.0 V       61 t1
        and esi, edx                      ;   390.0 U       51 t1
        rol edx, 7                        ;   391.0 U+V     48 t1
        xor eax, edx                      ;   392.0 U       48 t1
        mov edx, dword [esp + 164]        ;   392.0 V       51 t1
        add eax, ebx                      ;   393.0 U       61 t1
        xor esi, edx                      ;   393.0 V       51 t1
        mov dword [esp + 176], ecx        ;   394.0 U       76 passes
        add eax, esi                      ;   394.0 V       61 t1
        mov edx, ecx                      ;   395.0 U       47 v[0] copy
        mov ebx, edi                      ;   395.0 V       52 v[0] copy
        rol edx, 0x1e                     ;   396.0 U+V     47 v[0]
        mov esi, dword [esp + 156]        ;   397.0 U       73 w[15] reload
        xor ebx, ecx                      ;   397.0 V       52 v[0]
        and ebp, ebx                      ;   398.0 U       52 v[0]
        add eax, esi                      ;   398.0 V       61 t1
        xor ebp, edi                      ;   399.0 U       52 v[0]
        mov ebx, sha256_blocks.T0_K       ;   399.0 V       76 passes reload
        mov esi, ecx                      ;   400.0 U       47 v[0] copy
        mov dword [esp + 180], ebx        ;   400.0 V       76 passes
        rol esi, 0x13                     ;   401.0 U+V     47 v[0]
        add ebx, 0xc0                     ;   402.0 U       76 passes
        add eax, 0xc19bf174               ;   402.0 V       61 t1
        xor edx, esi                      ;   403.0 U       47 v[0]
        mov esi, dword [esp + 140]        ;   403.0 V       62 v[4]
        rol ecx, 0xa                      ;   404.0 U+V     47 v[0]
        xor edx, ecx                      ;   405.0 U       47 v[0]
        lea ecx, [eax + ebp]              ;   405.0 V       63 v[0]
        add eax, esi                      ;   406.0 U       62 v[4]
        mov dword [esp + 184], edi        ;   406.0 V       76 passes
        add ecx, edx                      ;   407.0 U       63 v[0]
        mov dword [esp + 188], eax        ;   407.0 V       76 passes
        mov dword [esp + 192], ebx        ;   408.0 U       76 passes
        mov dword [esp + 196], ecx        ;   408.0 V       76 passes
        align 16
.passes_2:
        mov eax, dword [esp + 168]        ;     0.0 U       50 w[0]
        mov ecx, dword [esp + 36]         ;     0.0 V       49 w[0]
        mov edx, dword [esp + 36]         ;     1.0 U       49 w[0]
        mov ebx, dword [esp + 168]        ;     1.0 V       50 w[0]
        shr eax, 0xa                      ;     2.0 U       50 w[0]
        mov esi, dword [esp + 188]        ;     2.0 V       48 t1
        rol ecx, 0x19                     ;     3.0 U+V     49 w[0]
        mov edi, dword [esp + 168]        ;     4.0 U       50 w[0]
        mov ebp, dword [esp + 188]        ;     4.0 V       48 t1
        rol edi, 0xf                      ;     5.0 U+V     50 w[0]
        xor edi, eax                      ;     6.0 U       50 w[0]
        mov eax, dword [esp + 116]        ;     6.0 V       78 w[0] reload
        rol edx, 0xe                      ;     7.0 U+V     49 w[0]
        rol ebx, 0xd                      ;     8.0 U+V     50 w[0]
        rol esi, 0x1a                     ;     9.0 U+V     48 t1
        xor edi, ebx                      ;    10.0 U       50 w[0]
        mov ebx, dword [esp + 36]         ;    10.0 V       49 w[0]
        xor ecx, edx                      ;    11.0 U       49 w[0]
        mov edx, dword [esp + 188]        ;    11.0 V       48 t1
        rol edx, 7                        ;    12.0 U+V     48 t1
        add edi, eax                      ;    13.0 U       78 w[0]
        xor esi, edx                      ;    13.0 V       48 t1
        rol ebp, 0x15                     ;    14.0 U+V     48 t1
        shr ebx, 3                        ;    15.0 U       49 w[0]
        mov eax, dword [esp + 160]        ;    15.0 V       51 t1 reload
        xor esi, ebp                      ;    16.0 U       48 t1
        xor ecx, ebx                      ;    16.0 V       49 w[0]
        mov edx, dword [esp + 40]         ;    17.0 U       78 w[0]
        add edi, ecx                      ;    17.0 V       78 w[0]
        add edi, edx                      ;    18.0 U       78 w[0]
        mov ecx, dword [esp + 188]        ;    18.0 V       48 t1 reload
        add esi, edi                      ;    19.0 U       61 t1
        mov edx, dword [esp + 180]        ;    19.0 V       79 v reload
        mov ebx, dword [esp + 164]        ;    20.0 U       61 t1
        mov ebp, dword [esp + 172]        ;    20.0 V       51 t1
        mov dword [esp + 40], edi         ;    21.0 U       78 w[0] spill
        add esi, ebx                      ;    21.0 V       61 t1
        mov ebx, dword [esp + 172]        ;    22.0 U       51 t1
        xor ebp, eax                      ;    22.0 V       51 t1
        mov edx, dword [edx + 64]         ;    23.0 U       61 t1
        or ebp, ecx                       ;    23.0 V       51 t1
        mov edi, dword [esp + 172]        ;    24.0 U       51 t1
        xor ecx, ebx                      ;    24.0 V       51 t1
        add esi, edx                      ;    25.0 U       61 t1
        xor ebp, ecx                      ;    25.0 V       51 t1
        add esi, ebp                      ;    26.0 U       61 t1
        mov edx, dword [esp + 148]        ;    26.0 V       62 v[3]
        mov ebx, dword [esp + 196]        ;    27.0 U       47 v[7]
        mov ebp, esi                      ;    27.0 V       62 v[3] copy
        rol ebx, 0x1e                     ;    28.0 U+V     47 v[7]
        add ebp, edx                      ;    29.0 U       62 v[3]
        mov edx, dword [esp + 196]        ;    29.0 V       47 v[7]
        rol edx, 0xa                      ;    30.0 U+V     47 v[7]
        xor ebx, edx                      ;    31.0 U       47 v[7]
        mov edx, dword [esp + 196]        ;    31.0 V       47 v[7]
        rol edx, 0x13                     ;    32.0 U+V     47 v[7]
        and ecx, ebp                      ;    33.0 U       51 t1
        xor ebx, edx                      ;    33.0 V       47 v[7]
        xor ecx, edi                      ;    34.0 U       51 t1
        mov edx, dword [esp + 156]        ;    34.0 V       50 w[1]
        mov edi, dword [esp + 156]        ;    35.0 U       50 w[1]
        add esi, ebx                      ;    35.0 V       63 v[7]
        mov ebx, dword [esp + 156]        ;    36.0 U       50 w[1]
        add ecx, eax                      ;    36.0 V       61 t1
        rol edi, 0xf                      ;    37.0 U+V     50 w[1]
        rol ebx, 0xd                      ;    38.0 U+V     50 w[1]
        mov eax, dword [esp + 176]        ;    39.0 U       52 v[7]
        xor edi, ebx                      ;    39.0 V       50 w[1]
        shr edx, 0xa                      ;    40.0 U       50 w[1]
        mov ebx, dword [esp + 124]        ;    40.0 V       78 w[1] reload
        xor edi, edx                      ;    41.0 U       50 w[1]
        mov edx, dword [esp + 184]        ;    41.0 V       52 v[7]
        xor eax, dword [esp + 196]        ;    42.0 U       52 v[7]
        xor edx, dword [esp + 176]        ;    42.0 V       52 v[7]
        add edi, ebx                      ;    44.0 U       78 w[1]
        and edx, eax                      ;    44.0 V       52 v[7]
        xor edx, dword [esp + 176]        ;    45.0 U       52 v[7]
        mov ebx, ebp                      ;    45.0 V       48 t1 copy
        add esi, edx                      ;    47.0 U       63 v[7]
        mov edx, ebp                      ;    47.0 V       48 t1 copy
        rol edx, 0x15                     ;    48.0 U+V     48 t1
        rol ebx, 0x1a                     ;    49.0 U+V     48 t1
        xor ebx, edx                      ;    50.0 U       48 t1
        mov edx, ebp                      ;    50.0 V       48 t1 copy
        rol edx, 7                        ;    51.0 U+V     48 t1
        xor ebx, edx                      ;    52.0 U       48 t1
        mov edx, dword [esp + 52]         ;    52.0 V       49 w[1]
        add ecx, ebx                      ;    53.0 U       61 t1
        mov ebx, dword [esp + 52]         ;    53.0 V       49 w[1]
        rol edx, 0xe                      ;    54.0 U+V     49 w[1]
        rol ebx, 0x19                     ;    55.0 U+V     49 w[1]
        xor ebx, edx                      ;    56.0 U       49 w[1]
        mov edx, dword [esp + 52]         ;    56.0 V       49 w[1]
        shr edx, 3                        ;    57.0 U       49 w[1]
        mov dword [esp + 44], esi         ;    57.0 V       63 v[7] spill
        add edi, dword [esp + 36]         ;    58.0 U       78 w[1]
        xor ebx, edx                      ;    58.0 V       49 w[1]
        add edi, ebx                      ;    60.0 U       78 w[1]
        mov edx, dword [esp + 180]        ;    60.0 V       79 v reload
        mov ebx, esi                      ;    61.0 U       47 v[6] copy
        add ecx, edi                      ;    61.0 V       61 t1
        mov edx, dword [edx + 68]         ;    62.0 U       61 t1
        mov dword [esp + 36], edi         ;    62.0 V       78 w[1] spill
        mov edi, esi                      ;    63.0 U       47 v[6] copy
        add ecx, edx                      ;    63.0 V       61 t1
        mov edx, esi                      ;    64.0 U       47 v[6] copy
        rol edi, 0x1e                     ;    65.0 U+V     47 v[6]
        rol edx, 0x13                     ;    66.0 U+V     47 v[6]
        xor edi, edx                      ;    67.0 U       47 v[6]
        mov edx, ecx                      ;    67.0 V       62 v[2] copy
        rol ebx, 0xa                      ;    68.0 U+V     47 v[6]
        xor edi, ebx                      ;    69.0 U       47 v[6]
        mov ebx, dword [esp + 176]        ;    69.0 V       52 v[7] reload
        add ecx, edi                      ;    70.0 U       63 v[6]
        xor esi, ebx                      ;    70.0 V       52 v[6]
        and eax, esi                      ;    71.0 U       52 v[6]
        mov esi, dword [esp + 40]         ;    71.0 V       50 w[2]
        mov edi, dword [esp + 40]         ;    72.0 U       50 w[2]
        xor eax, ebx                      ;    72.0 V       52 v[6]
        rol esi, 0xd                      ;    73.0 U+V     50 w[2]
        add ecx, eax                      ;    74.0 U       63 v[6]
        mov eax, dword [esp + 40]         ;    74.0 V       50 w[2]
        shr edi, 0xa                      ;    75.0 U       50 w[2]
        mov ebx, dword [esp + 184]        ;    75.0 V       62 v[2]
        rol eax, 0xf                      ;    76.0 U+V     50 w[2]
        add edx, ebx                      ;    77.0 U       62 v[2]
        xor eax, esi                      ;    77.0 V       50 w[2]
        mov ebx, edx                      ;    78.0 U       48 t1 copy
        mov esi, dword [esp + 136]        ;    78.0 V       78 w[2] reload
        xor eax, edi                      ;    79.0 U       50 w[2]
        mov edi, dword [esp + 52]         ;    79.0 V       78 w[2]
        rol ebx, 0x1a                     ;    80.0 U+V     48 t1
        add eax, edi                      ;    81.0 U       78 w[2]
        mov edi, edx                      ;    81.0 V       48 t1 copy
        rol edi, 0x15                     ;    82.0 U+V     48 t1
        xor ebx, edi                      ;    83.0 U       48 t1
        mov edi, edx                      ;    83.0 V       48 t1 copy
        mov dword [esp + 56], ecx         ;    84.0 U       63 v[6] spill
        rol edi, 7                        ;    85.0 U+V     48 t1
        add eax, esi                      ;    86.0 U       78 w[2]
        mov esi, ebp                      ;    86.0 V       51 t1 copy
        xor esi, dword [esp + 188]        ;    87.0 U       51 t1
        xor ebx, edi                      ;    87.0 V       48 t1
        mov edi, dword [esp + 72]         ;    89.0 U       49 w[2]
        and esi, edx                      ;    89.0 V       51 t1
        add ebx, dword [esp + 172]        ;    90.0 U       61 t1
        xor esi, dword [esp + 188]        ;    90.0 V       51 t1
        rol edi, 0x19                     ;    92.0 U+V     49 w[2]
        add ebx, esi                      ;    93.0 U       61 t1
        mov esi, dword [esp + 72]         ;    93.0 V       49 w[2]
        rol esi, 0xe                      ;    94.0 U+V     49 w[2]
        xor edi, esi                      ;    95.0 U       49 w[2]
        mov esi, dword [esp + 72]         ;    95.0 V       49 w[2]
        shr esi, 3                        ;    96.0 U       49 w[2]
        xor edi, esi                      ;    97.0 U       49 w[2]
        mov esi, dword [esp + 180]        ;    97.0 V       79 v reload
        add eax, edi                      ;    98.0 U       78 w[2]
        mov edi, dword [esp + 176]        ;    98.0 V       62 v[1]
        mov esi, dword [esi + 72]         ;    99.0 U       61 t1
        add ebx, eax                      ;    99.0 V       61 t1
        add ebx, esi                      ;   100.0 U       61 t1
        mov dword [esp + 52], eax         ;   100.0 V       78 w[2] spill
        mov eax, ebx                      ;   101.0 U       62 v[1] copy
        mov esi, ecx                      ;   101.0 V       47 v[5] copy
        add eax, edi                      ;   102.0 U       62 v[1]
        mov edi, ecx                      ;   102.0 V       47 v[5] copy
        rol edi, 0x1e                     ;   103.0 U+V     47 v[5]
        rol esi, 0x13                     ;   104.0 U+V     47 v[5]
        xor edi, esi                      ;   105.0 U       47 v[5]
        mov esi, ecx                      ;   105.0 V       47 v[5] copy
        rol esi, 0xa                      ;   106.0 U+V     47 v[5]
        xor edi, esi                      ;   107.0 U       47 v[5]
        mov esi, dword [esp + 44]         ;   107.0 V       52 v[5]
        xor esi, ecx                      ;   108.0 U       52 v[5]
        add ebx, edi                      ;   108.0 V       63 v[5]
        mov ecx, dword [esp + 196]        ;   109.0 U       52 v[5]
        mov edi, dword [esp + 44]         ;   109.0 V       52 v[5]
        xor edi, ecx                      ;   110.0 U       52 v[5]
        mov dword [esp + 68], eax         ;   110.0 V       62 v[1] spill
        mov ecx, dword [esp + 44]         ;   111.0 U       52 v[5]
        and edi, esi                      ;   111.0 V       52 v[5]
        xor edi, ecx                      ;   112.0 U       52 v[5]
        mov ecx, dword [esp + 36]         ;   112.0 V       50 w[3]
        add ebx, edi                      ;   113.0 U       63 v[5]
        mov edi, dword [esp + 36]         ;   113.0 V       50 w[3]
        mov dword [esp + 60], ebx         ;   114.0 U       63 v[5] spill
        mov ebx, dword [esp + 36]         ;   114.0 V       50 w[3]
        rol edi, 0xf                      ;   115.0 U+V     50 w[3]
        rol ecx, 0xd                      ;   116.0 U+V     50 w[3]
        shr ebx, 0xa                      ;   117.0 U       50 w[3]
        xor edi, ecx                      ;   117.0 V       50 w[3]
        xor edi, ebx                      ;   118.0 U       50 w[3]
        mov ecx, dword [esp + 72]         ;   118.0 V       78 w[3]
        mov ebx, dword [esp + 144]        ;   119.0 U       78 w[3] reload
        add edi, ecx                      ;   119.0 V       78 w[3]
        mov ecx, eax                      ;   120.0 U       48 t1 copy
        add edi, ebx                      ;   120.0 V       78 w[3]
        mov ebx, eax                      ;   121.0 U       48 t1 copy
        rol eax, 0x1a                     ;   122.0 U+V     48 t1
        rol ebx, 7                        ;   123.0 U+V     48 t1
        rol ecx, 0x15                     ;   124.0 U+V     48 t1
        xor eax, ecx                      ;   125.0 U       48 t1
        mov ecx, dword [esp + 188]        ;   125.0 V       61 t1
        xor eax, ebx                      ;   126.0 U       48 t1
        add eax, ecx                      ;   127.0 U       61 t1
        mov ecx, ebp                      ;   127.0 V       51 t1 copy
        mov ebx, dword [esp + 68]         ;   128.0 U       51 t1
        xor ecx, edx                      ;   128.0 V       51 t1
        and ecx, ebx                      ;   129.0 U       51 t1
        mov ebx, dword [esp + 76]         ;   129.0 V       49 w[3]
        xor ecx, ebp                      ;   130.0 U       51 t1
        add eax, ecx                      ;   131.0 U       61 t1
        mov ecx, dword [esp + 76]         ;   131.0 V       49 w[3]
        rol ecx, 0xe                      ;   132.0 U+V     49 w[3]
        rol ebx, 0x19                     ;   133.0 U+V     49 w[3]
        xor ebx, ecx                      ;   134.0 U       49 w[3]
        mov ecx, dword [esp + 76]         ;   134.0 V       49 w[3]
        shr ecx, 3                        ;   135.0 U       49 w[3]
        xor ebx, ecx                      ;   136.0 U       49 w[3]
        mov ecx, dword [esp + 180]        ;   136.0 V       79 v reload
        add edi, ebx                      ;   137.0 U       78 w[3]
        mov ebx, dword [esp + 56]         ;   137.0 V       52 v[4]
        add eax, dword [ecx + 76]         ;   138.0 U       61 t1
        mov ecx, dword [esp + 60]         ;   138.0 V       52 v[4]
        xor ecx, ebx                      ;   140.0 U       52 v[4]
        add eax, edi                      ;   140.0 V       61 t1
        mov ebx, dword [esp + 56]         ;   141.0 U       52 v[4]
        and esi, ecx                      ;   141.0 V       52 v[4]
        xor esi, ebx                      ;   142.0 U       52 v[4]
        mov ebx, dword [esp + 60]         ;   142.0 V       47 v[4]
        mov dword [esp + 72], edi         ;   143.0 U       78 w[3] spill
        add esi, eax                      ;   143.0 V       63 v[4]
        add eax, dword [esp + 196]        ;   144.0 U       62 v[0]
        mov edi, dword [esp + 60]         ;   144.0 V       47 v[4]
        rol edi, 0x1e                     ;   146.0 U+V     47 v[4]
        rol ebx, 0x13                     ;   147.0 U+V     47 v[4]
        xor edi, ebx                      ;   148.0 U       47 v[4]
        mov ebx, dword [esp + 60]         ;   148.0 V       47 v[4]
        rol ebx, 0xa                      ;   149.0 U+V     47 v[4]
        xor edi, ebx                      ;   150.0 U       47 v[4]
        mov ebx, dword [esp + 52]         ;   150.0 V       50 w[4]
        add esi, edi                      ;   151.0 U       63 v[4]
        mov edi, dword [esp + 52]         ;   151.0 V       50 w[4]
        rol ebx, 0xf                      ;   152.0 U+V     50 w[4]
        rol edi, 0xd                      ;   153.0 U+V     50 w[4]
        xor ebx, edi                      ;   154.0 U       50 w[4]
        mov edi, dword [esp + 52]         ;   154.0 V       50 w[4]
        shr edi, 0xa                      ;   155.0 U       50 w[4]
        mov dword [esp + 64], esi         ;   155.0 V       63 v[4] spill
        mov esi, eax                      ;   156.0 U       48 t1 copy
        xor ebx, edi                      ;   156.0 V       50 w[4]
        mov edi, dword [esp + 152]        ;   157.0 U       78 w[4] reload
        rol esi, 0x15                     ;   158.0 U+V     48 t1
        add ebx, edi                      ;   159.0 U       78 w[4]
        mov edi, eax                      ;   159.0 V       48 t1 copy
        rol edi, 0x1a                     ;   160.0 U+V     48 t1
        xor edi, esi                      ;   161.0 U       48 t1
        mov esi, eax                      ;   161.0 V       48 t1 copy
        rol esi, 7                        ;   162.0 U+V     48 t1
        xor edi, esi                      ;   163.0 U       48 t1
        mov esi, dword [esp + 68]         ;   163.0 V       51 t1
        add ebp, edi                      ;   164.0 U       61 t1
        xor esi, edx                      ;   164.0 V       51 t1
        mov edi, dword [esp + 76]         ;   165.0 U       78 w[4]
        and esi, eax                      ;   165.0 V       51 t1
        add ebx, edi                      ;   166.0 U       78 w[4]
        xor esi, edx                      ;   166.0 V       51 t1
        add ebp, esi                      ;   167.0 U       61 t1
        mov esi, dword [esp + 88]         ;   167.0 V       49 w[4]
        rol esi, 0xe                      ;   168.0 U+V     49 w[4]
        mov edi, dword [esp + 88]         ;   169.0 U       49 w[4]
        rol edi, 0x19                     ;   170.0 U+V     49 w[4]
        xor edi, esi                      ;   171.0 U       49 w[4]
        mov esi, dword [esp + 88]         ;   171.0 V       49 w[4]
        shr esi, 3                        ;   172.0 U       49 w[4]
        xor edi, esi                      ;   173.0 U       49 w[4]
        mov esi, dword [esp + 180]        ;   173.0 V       79 v reload
        add ebx, edi                      ;   174.0 U       78 w[4]
        mov edi, dword [esp + 64]         ;   174.0 V       52 v[3]
        add ebp, dword [esi + 80]         ;   175.0 U       61 t1
        xor edi, dword [esp + 60]         ;   175.0 V       52 v[3]
        mov dword [esp + 76], ebx         ;   177.0 U       78 w[4] spill
        and ecx, edi                      ;   177.0 V       52 v[3]
        mov esi, dword [esp + 60]         ;   178.0 U       52 v[3]
        add ebp, ebx                      ;   178.0 V       61 t1
        xor ecx, esi                      ;   179.0 U       52 v[3]
        mov ebx, dword [esp + 44]         ;   179.0 V       62 v[7]
        add ecx, ebp                      ;   180.0 U       63 v[3]
        mov esi, dword [esp + 64]         ;   180.0 V       47 v[3]
        rol esi, 0x13                     ;   181.0 U+V     47 v[3]
        add ebp, ebx                      ;   182.0 U       62 v[7]
        mov ebx, dword [esp + 64]         ;   182.0 V       47 v[3]
        rol ebx, 0x1e                     ;   183.0 U+V     47 v[3]
        xor ebx, esi                      ;   184.0 U       47 v[3]
        mov esi, dword [esp + 64]         ;   184.0 V       47 v[3]
        rol esi, 0xa                      ;   185.0 U+V     47 v[3]
        xor ebx, esi                      ;   186.0 U       47 v[3]
        mov esi, dword [esp + 72]         ;   186.0 V       50 w[5]
        add ecx, ebx                      ;   187.0 U       63 v[3]
        mov ebx, dword [esp + 72]         ;   187.0 V       50 w[5]
        rol esi, 0xd                      ;   188.0 U+V     50 w[5]
        rol ebx, 0xf                      ;   189.0 U+V     50 w[5]
        mov dword [esp + 80], ecx         ;   190.0 U       63 v[3] spill
        mov ecx, dword [esp + 72]         ;   190.0 V       50 w[5]
        xor ebx, esi                      ;   191.0 U       50 w[5]
        mov esi, dword [esp + 168]        ;   191.0 V       50 w[0] reload
        shr ecx, 0xa                      ;   192.0 U       50 w[5]
        xor ebx, ecx                      ;   193.0 U       50 w[5]
        mov ecx, dword [esp + 88]         ;   193.0 V       78 w[5]
        add ebx, esi                      ;   194.0 U       78 w[5]
        mov esi, ebp                      ;   194.0 V       48 t1 copy
        add ebx, ecx                      ;   195.0 U       78 w[5]
        mov ecx, ebp                      ;   195.0 V       48 t1 copy
        rol esi, 0x15                     ;   196.0 U+V     48 t1
        rol ecx, 0x1a                     ;   197.0 U+V     48 t1
        xor ecx, esi                      ;   198.0 U       48 t1
        mov esi, ebp                      ;   198.0 V       48 t1 copy
        rol esi, 7                        ;   199.0 U+V     48 t1
        xor ecx, esi                      ;   200.0 U       48 t1
        mov esi, dword [esp + 68]         ;   200.0 V       51 t1
        add edx, ecx                      ;   201.0 U       61 t1
        xor esi, eax                      ;   201.0 V       51 t1
        and esi, ebp                      ;   202.0 U       51 t1
        mov ecx, dword [esp + 92]         ;   202.0 V       49 w[5]
        xor esi, dword [esp + 68]         ;   203.0 U       51 t1
        add edx, esi                      ;   205.0 U       61 t1
        mov esi, dword [esp + 92]         ;   205.0 V       49 w[5]
        rol ecx, 0x19                     ;   206.0 U+V     49 w[5]
        rol esi, 0xe                      ;   207.0 U+V     49 w[5]
        xor ecx, esi                      ;   208.0 U       49 w[5]
        mov esi, dword [esp + 92]         ;   208.0 V       49 w[5]
        shr esi, 3                        ;   209.0 U       49 w[5]
        xor ecx, esi                      ;   210.0 U       49 w[5]
        mov esi, dword [esp + 80]         ;   210.0 V       52 v[2]
        add ebx, ecx                      ;   211.0 U       78 w[5]
        mov ecx, dword [esp + 180]        ;   211.0 V       79 v reload
        add edx, ebx                      ;   212.0 U       61 t1
        add edx, dword [ecx + 84]         ;   213.0 U       61 t1
        xor esi, dword [esp + 64]         ;   213.0 V       52 v[2]
        and edi, esi                      ;   215.0 U       52 v[2]
        mov ecx, dword [esp + 64]         ;   215.0 V       52 v[2]
        mov dword [esp + 88], ebx         ;   216.0 U       78 w[5] spill
        mov ebx, dword [esp + 80]         ;   216.0 V       47 v[2]
        xor edi, ecx                      ;   217.0 U       52 v[2]
        mov ecx, dword [esp + 56]         ;   217.0 V       62 v[6]
        add edi, edx                      ;   218.0 U       63 v[2]
        add edx, ecx                      ;   218.0 V       62 v[6]
        mov dword [esp + 100], ebp        ;   219.0 U       62 v[7] spill
        mov ecx, eax                      ;   219.0 V       51 t1 copy
        xor ecx, ebp                      ;   220.0 U       51 t1
        mov ebp, dword [esp + 80]         ;   220.0 V       47 v[2]
        rol ebx, 0x13                     ;   221.0 U+V     47 v[2]
        rol ebp, 0x1e                     ;   222.0 U+V     47 v[2]
        xor ebp, ebx                      ;   223.0 U       47 v[2]
        mov ebx, dword [esp + 80]         ;   223.0 V       47 v[2]
        rol ebx, 0xa                      ;   224.0 U+V     47 v[2]
        xor ebp, ebx                      ;   225.0 U       47 v[2]
        mov ebx, dword [esp + 76]         ;   225.0 V       50 w[6]
        add edi, ebp                      ;   226.0 U       63 v[2]
        mov ebp, dword [esp + 76]         ;   226.0 V       50 w[6]
        rol ebx, 0xf                      ;   227.0 U+V     50 w[6]
        rol ebp, 0xd                      ;   228.0 U+V     50 w[6]
        mov dword [esp + 84], edi         ;   229.0 U       63 v[2] spill
        xor ebx, ebp                      ;   229.0 V       50 w[6]
        mov edi, dword [esp + 76]         ;   230.0 U       50 w[6]
        shr edi, 0xa                      ;   231.0 U       50 w[6]
        mov ebp, edx                      ;   231.0 V       48 t1 copy
        rol ebp, 0x15                     ;   232.0 U+V     48 t1
        xor ebx, edi                      ;   233.0 U       50 w[6]
        mov edi, edx                      ;   233.0 V       48 t1 copy
        rol edi, 0x1a                     ;   234.0 U+V     48 t1
        xor edi, ebp                      ;   235.0 U       48 t1
        mov ebp, edx                      ;   235.0 V       48 t1 copy
        rol ebp, 7                        ;   236.0 U+V     48 t1
        xor edi, ebp                      ;   237.0 U       48 t1
        mov ebp, dword [esp + 104]        ;   237.0 V       49 w[6]
        add ebx, dword [esp + 156]        ;   238.0 U       78 w[6]
        add edi, dword [esp + 68]         ;   238.0 V       61 t1
        mov dword [esp + 68], edx         ;   240.0 U       62 v[6] spill
        mov edx, dword [esp + 92]         ;   240.0 V       78 w[6]
        and ecx, dword [esp + 68]         ;   241.0 U       51 t1
        xor ecx, eax                      ;   243.0 U       51 t1
        add ebx, edx                      ;   243.0 V       78 w[6]
        add edi, ecx                      ;   244.0 U       61 t1
        mov ecx, dword [esp + 104]        ;   244.0 V       49 w[6]
        mov edx, dword [esp + 180]        ;   245.0 U       79 v reload
        rol ecx, 0x19                     ;   246.0 U+V     49 w[6]
        rol ebp, 0xe                      ;   247.0 U+V     49 w[6]
        xor ecx, ebp                      ;   248.0 U       49 w[6]
        mov edx, dword [edx + 88]         ;   248.0 V       61 t1
        mov ebp, dword [esp + 104]        ;   249.0 U       49 w[6]
        add edi, edx                      ;   249.0 V       61 t1
        shr ebp, 3                        ;   250.0 U       49 w[6]
        mov edx, dword [esp + 84]         ;   250.0 V       52 v[1]
        xor ecx, ebp                      ;   251.0 U       49 w[6]
        mov ebp, dword [esp + 80]         ;   251.0 V       52 v[1]
        add ebx, ecx                      ;   252.0 U       78 w[6]
        xor edx, ebp                      ;   252.0 V       52 v[1]
        mov dword [esp + 92], ebx         ;   253.0 U       78 w[6] spill
        mov ecx, dword [esp + 84]         ;   253.0 V       47 v[1]
        add edi, ebx                      ;   254.0 U       61 t1
        mov ebx, dword [esp + 60]         ;   254.0 V       62 v[5]
        mov ebp, dword [esp + 80]         ;   255.0 U       52 v[1]
        and esi, edx                      ;   255.0 V       52 v[1]
        rol ecx, 0x13                     ;   256.0 U+V     47 v[1]
        xor esi, ebp                      ;   257.0 U       52 v[1]
        mov ebp, dword [esp + 84]         ;   257.0 V       47 v[1]
        rol ebp, 0x1e                     ;   258.0 U+V     47 v[1]
        xor ebp, ecx                      ;   259.0 U       47 v[1]
        mov ecx, dword [esp + 84]         ;   259.0 V       47 v[1]
        rol ecx, 0xa                      ;   260.0 U+V     47 v[1]
        xor ebp, ecx                      ;   261.0 U       47 v[1]
        mov ecx, dword [esp + 88]         ;   261.0 V       50 w[7]
        add esi, edi                      ;   262.0 U       63 v[1]
        add edi, ebx                      ;   262.0 V       62 v[5]
        add esi, ebp                      ;   263.0 U       63 v[1]
        mov ebx, dword [esp + 88]         ;   263.0 V       50 w[7]
        mov ebp, dword [esp + 88]         ;   264.0 U       50 w[7]
        mov dword [esp + 96], esi         ;   264.0 V       63 v[1] spill
        shr ebx, 0xa                      ;   265.0 U       50 w[7]
        mov esi, dword [esp + 40]         ;   265.0 V       78 w[7]
        rol ebp, 0xf                      ;   266.0 U+V     50 w[7]
        rol ecx, 0xd                      ;   267.0 U+V     50 w[7]
        xor ebp, ecx                      ;   268.0 U       50 w[7]
        mov ecx, edi                      ;   268.0 V       48 t1 copy
        rol ecx, 0x15                     ;   269.0 U+V     48 t1
        xor ebp, ebx                      ;   270.0 U       50 w[7]
        mov ebx, edi                      ;   270.0 V       48 t1 copy
        rol ebx, 0x1a                     ;   271.0 U+V     48 t1
        add esi, ebp                      ;   272.0 U       78 w[7]
        mov ebp, dword [esp + 112]        ;   272.0 V       49 w[7]
        xor ebx, ecx                      ;   273.0 U       48 t1
        mov ecx, edi                      ;   273.0 V       48 t1 copy
        rol ebp, 0x19                     ;   274.0 U+V     49 w[7]
        rol ecx, 7                        ;   275.0 U+V     48 t1
        xor ebx, ecx                      ;   276.0 U       48 t1
        mov ecx, dword [esp + 112]        ;   276.0 V       49 w[7]
        rol ecx, 0xe                      ;   277.0 U+V     49 w[7]
        xor ebp, ecx                      ;   278.0 U       49 w[7]
        mov ecx, dword [esp + 68]         ;   278.0 V       51 t1
        add eax, ebx                      ;   279.0 U       61 t1
        mov ebx, dword [esp + 112]        ;   279.0 V       49 w[7]
        shr ebx, 3                        ;   280.0 U       49 w[7]
        xor ebp, ebx                      ;   281.0 U       49 w[7]
        add esi, ebp                      ;   282.0 U       78 w[7]
        mov ebx, dword [esp + 100]        ;   282.0 V       51 t1
        mov ebp, dword [esp + 104]        ;   283.0 U       78 w[7]
        xor ecx, ebx                      ;   283.0 V       51 t1
        add esi, ebp                      ;   284.0 U       78 w[7]
        mov ebx, dword [esp + 100]        ;   284.0 V       62 v[7] reload
        and ecx, edi                      ;   285.0 U       51 t1
        mov ebp, dword [esp + 180]        ;   285.0 V       79 v reload
        mov dword [esp + 108], edi        ;   286.0 U       62 v[5] spill
        add eax, esi                      ;   286.0 V       61 t1
        mov edi, dword [ebp + 92]         ;   287.0 U       61 t1
        mov ebp, dword [esp + 96]         ;   287.0 V       52 v[0]
        xor ecx, ebx                      ;   288.0 U       51 t1
        xor ebp, dword [esp + 84]         ;   288.0 V       52 v[0]
        and edx, ebp                      ;   290.0 U       52 v[0]
        mov dword [esp + 104], esi        ;   290.0 V       78 w[7] spill
        add eax, edi                      ;   291.0 U       61 t1
        mov esi, dword [esp + 96]         ;   291.0 V       47 v[0]
        mov edi, dword [esp + 84]         ;   292.0 U       52 v[0]
        add eax, ecx                      ;   292.0 V       61 t1
        xor edx, edi                      ;   293.0 U       52 v[0]
        mov ecx, dword [esp + 64]         ;   293.0 V       62 v[4]
        mov edi, dword [esp + 96]         ;   294.0 U       47 v[0]
        add edx, eax                      ;   294.0 V       63 v[0]
        rol esi, 0xa                      ;   295.0 U+V     47 v[0]
        rol edi, 0x1e                     ;   296.0 U+V     47 v[0]
        xor edi, esi                      ;   297.0 U       47 v[0]
        mov esi, dword [esp + 96]         ;   297.0 V       47 v[0]
        rol esi, 0x13                     ;   298.0 U+V     47 v[0]
        xor edi, esi                      ;   299.0 U       47 v[0]
        add eax, ecx                      ;   299.0 V       62 v[4]
        add edx, edi                      ;   300.0 U       63 v[0]
        mov ecx, dword [esp + 112]        ;   300.0 V       78 w[8]
        mov esi, eax                      ;   301.0 U       48 t1 copy
        mov edi, dword [esp + 36]         ;   301.0 V       78 w[8]
        mov dword [esp + 64], edx         ;   302.0 U       63 v[0] spill
        mov edx, dword [esp + 92]         ;   302.0 V       50 w[8]
        rol edx, 0xf                      ;   303.0 U+V     50 w[8]
        add edi, ecx                      ;   304.0 U       78 w[8]
        mov ecx, dword [esp + 92]         ;   304.0 V       50 w[8]
        shr ecx, 0xa                      ;   305.0 U       50 w[8]
        xor edx, ecx                      ;   306.0 U       50 w[8]
        mov ecx, dword [esp + 92]         ;   306.0 V       50 w[8]
        rol esi, 0x1a                     ;   307.0 U+V     48 t1
        rol ecx, 0xd                      ;   308.0 U+V     50 w[8]
        xor edx, ecx                      ;   309.0 U       50 w[8]
        mov ecx, eax                      ;   309.0 V       48 t1 copy
        rol ecx, 7                        ;   310.0 U+V     48 t1
        xor esi, ecx                      ;   311.0 U       48 t1
        mov ecx, eax                      ;   311.0 V       48 t1 copy
        rol ecx, 0x15                     ;   312.0 U+V     48 t1
        add edi, edx                      ;   313.0 U       78 w[8]
        mov edx, dword [esp + 108]        ;   313.0 V       51 t1
        xor esi, ecx                      ;   314.0 U       48 t1
        mov ecx, dword [esp + 68]         ;   314.0 V       51 t1
        mov dword [esp + 120], eax        ;   315.0 U       62 v[4] spill
        add ebx, esi                      ;   315.0 V       61 t1
        xor edx, ecx                      ;   316.0 U       51 t1
        mov ecx, dword [esp + 116]        ;   316.0 V       49 w[8]
        rol ecx, 0xe                      ;   317.0 U+V     49 w[8]
        and edx, eax                      ;   318.0 U       51 t1
        mov eax, dword [esp + 68]         ;   318.0 V       62 v[6] reload
        xor edx, eax                      ;   319.0 U       51 t1
        mov esi, dword [esp + 116]        ;   319.0 V       49 w[8]
        add ebx, edx                      ;   320.0 U       61 t1
        mov edx, dword [esp + 116]        ;   320.0 V       49 w[8]
        rol esi, 0x19                     ;   321.0 U+V     49 w[8]
        shr edx, 3                        ;   322.0 U       49 w[8]
        xor esi, ecx                      ;   322.0 V       49 w[8]
        xor esi, edx                      ;   323.0 U       49 w[8]
        mov ecx, dword [esp + 180]        ;   323.0 V       79 v reload
        mov edx, dword [esp + 64]         ;   324.0 U       47 v[7]
        add edi, esi                      ;   324.0 V       78 w[8]
        mov ecx, dword [ecx + 96]         ;   325.0 U       61 t1
        mov esi, dword [esp + 80]         ;   325.0 V       62 v[3]
        rol edx, 0x13                     ;   326.0 U+V     47 v[7]
        add ebx, ecx                      ;   327.0 U       61 t1
        mov ecx, dword [esp + 64]         ;   327.0 V       52 v[7]
        add ebx, edi                      ;   328.0 U       61 t1
        xor ecx, dword [esp + 96]         ;   328.0 V       52 v[7]
        mov dword [esp + 112], edi        ;   330.0 U       78 w[8] spill
        and ebp, ecx                      ;   330.0 V       52 v[7]
        xor ebp, dword [esp + 96]         ;   331.0 U       52 v[7]
        mov edi, dword [esp + 64]         ;   331.0 V       47 v[7]
        rol edi, 0x1e                     ;   333.0 U+V     47 v[7]
        xor edi, edx                      ;   334.0 U       47 v[7]
        mov edx, dword [esp + 64]         ;   334.0 V       47 v[7]
        rol edx, 0xa                      ;   335.0 U+V     47 v[7]
        xor edi, edx                      ;   336.0 U       47 v[7]
        add ebp, ebx                      ;   336.0 V       63 v[7]
        add ebp, edi                      ;   337.0 U       63 v[7]
        mov edx, dword [esp + 116]        ;   337.0 V       78 w[9]
        mov edi, dword [esp + 52]         ;   338.0 U       78 w[9]
        add ebx, esi                      ;   338.0 V       62 v[3]
        mov esi, dword [esp + 104]        ;   339.0 U       50 w[9]
        mov dword [esp + 80], ebp         ;   339.0 V       63 v[7] spill
        mov ebp, ebx                      ;   340.0 U       48 t1 copy
        rol ebp, 0x15                     ;   341.0 U+V     48 t1
        add edi, edx                      ;   342.0 U       78 w[9]
        mov edx, dword [esp + 104]        ;   342.0 V       50 w[9]
        rol edx, 0xd                      ;   343.0 U+V     50 w[9]
        rol esi, 0xf                      ;   344.0 U+V     50 w[9]
        xor esi, edx                      ;   345.0 U       50 w[9]
        mov edx, ebx                      ;   345.0 V       48 t1 copy
        rol edx, 0x1a                     ;   346.0 U+V     48 t1
        xor edx, ebp                      ;   347.0 U       48 t1
        mov ebp, dword [esp + 104]        ;   347.0 V       50 w[9]
        shr ebp, 0xa                      ;   348.0 U       50 w[9]
        xor esi, ebp                      ;   349.0 U       50 w[9]
        mov ebp, ebx                      ;   349.0 V       48 t1 copy
        rol ebp, 7                        ;   350.0 U+V     48 t1
        xor edx, ebp                      ;   351.0 U       48 t1
        add edi, esi                      ;   351.0 V       78 w[9]
        mov esi, dword [esp + 120]        ;   352.0 U       51 t1
        add eax, edx                      ;   352.0 V       61 t1
        mov edx, dword [esp + 108]        ;   353.0 U       51 t1
        mov ebp, dword [esp + 124]        ;   353.0 V       49 w[9]
        xor esi, edx                      ;   354.0 U       51 t1
        and esi, ebx                      ;   355.0 U       51 t1
        mov edx, dword [esp + 108]        ;   355.0 V       62 v[5] reload
        xor esi, edx                      ;   356.0 U       51 t1
        rol ebp, 0x19                     ;   357.0 U+V     49 w[9]
        add eax, esi                      ;   358.0 U       61 t1
        mov esi, dword [esp + 124]        ;   358.0 V       49 w[9]
        rol esi, 0xe                      ;   359.0 U+V     49 w[9]
        xor ebp, esi                      ;   360.0 U       49 w[9]
        mov esi, dword [esp + 124]        ;   360.0 V       49 w[9]
        shr esi, 3                        ;   361.0 U       49 w[9]
        mov dword [esp + 128], ebx        ;   361.0 V       62 v[3] spill
        mov ebx, dword [esp + 180]        ;   362.0 U       79 v reload
        xor ebp, esi                      ;   362.0 V       49 w[9]
        add edi, ebp                      ;   363.0 U       78 w[9]
        mov esi, dword [esp + 64]         ;   363.0 V       52 v[6]
        mov dword [esp + 116], edi        ;   364.0 U       78 w[9] spill
        mov ebp, dword [esp + 80]         ;   364.0 V       52 v[6]
        add eax, edi                      ;   365.0 U       61 t1
        mov edi, dword [esp + 64]         ;   365.0 V       52 v[6]
        mov ebx, dword [ebx + 100]        ;   366.0 U       61 t1
        xor ebp, edi                      ;   366.0 V       52 v[6]
        mov edi, dword [esp + 84]         ;   367.0 U       62 v[2]
        add eax, ebx                      ;   367.0 V       61 t1
        mov ebx, dword [esp + 80]         ;   368.0 U       47 v[6]
        and ecx, ebp                      ;   368.0 V       52 v[6]
        rol ebx, 0xa                      ;   369.0 U+V     47 v[6]
        xor ecx, esi                      ;   370.0 U       52 v[6]
        mov esi, dword [esp + 80]         ;   370.0 V       47 v[6]
        rol esi, 0x13                     ;   371.0 U+V     47 v[6]
        add ecx, eax                      ;   372.0 U       63 v[6]
        add eax, edi                      ;   372.0 V       62 v[2]
        mov dword [esp + 132], eax        ;   373.0 U       62 v[2] spill
        mov edi, dword [esp + 80]         ;   373.0 V       47 v[6]
        rol edi, 0x1e                     ;   374.0 U+V     47 v[6]
        xor edi, esi                      ;   375.0 U       47 v[6]
        mov esi, dword [esp + 112]        ;   375.0 V       50 w[10]
        xor edi, ebx                      ;   376.0 U       47 v[6]
        mov ebx, dword [esp + 112]        ;   376.0 V       50 w[10]
        rol esi, 0xd                      ;   377.0 U+V     50 w[10]
        rol ebx, 0xf                      ;   378.0 U+V     50 w[10]
        xor ebx, esi                      ;   379.0 U       50 w[10]
        add ecx, edi                      ;   379.0 V       63 v[6]
        mov esi, dword [esp + 124]        ;   380.0 U       78 w[10]
        mov edi, dword [esp + 112]        ;   380.0 V       50 w[10]
        mov dword [esp + 84], ecx         ;   381.0 U       63 v[6] spill
        shr edi, 0xa                      ;   382.0 U       50 w[10]
        mov ecx, dword [esp + 72]         ;   382.0 V       78 w[10]
        xor ebx, edi                      ;   383.0 U       50 w[10]
        mov edi, eax                      ;   383.0 V       48 t1 copy
        add ecx, esi                      ;   384.0 U       78 w[10]
        mov esi, eax                      ;   384.0 V       48 t1 copy
        rol edi, 0x15                     ;   385.0 U+V     48 t1
        add ecx, ebx                      ;   386.0 U       78 w[10]
        mov ebx, eax                      ;   386.0 V       48 t1 copy
        rol esi, 7                        ;   387.0 U+V     48 t1
        rol ebx, 0x1a                     ;   388.0 U+V     48 t1
        xor ebx, edi                      ;   389.0 U       48 t1
        mov edi, dword [esp + 128]        ;   389.0 V       51 t1
        xor ebx, esi                      ;   390.0 U       48 t1
        xor edi, dword [esp + 120]        ;   390.0 V       51 t1
        mov esi, dword [esp + 120]        ;   392.0 U       62 v[4] reload
        and edi, eax                      ;   392.0 V       51 t1
        xor edi, esi                      ;   393.0 U       51 t1
        mov eax, dword [esp + 136]        ;   393.0 V       49 w[10]
        add edx, edi                      ;   394.0 U       61 t1
        mov edi, dword [esp + 136]        ;   394.0 V       49 w[10]
        add edx, ebx                      ;   395.0 U       61 t1
        shr edi, 3                        ;   396.0 U       49 w[10]
        rol eax, 0x19                     ;   397.0 U+V     49 w[10]
        mov ebx, dword [esp + 136]        ;   398.0 U       49 w[10]
        xor eax, edi                      ;   398.0 V       49 w[10]
        rol ebx, 0xe                      ;   399.0 U+V     49 w[10]
        mov edi, dword [esp + 80]         ;   400.0 U       52 v[5]
        xor eax, ebx                      ;   400.0 V       49 w[10]
        mov ebx, dword [esp + 84]         ;   401.0 U       52 v[5]
        add ecx, eax                      ;   401.0 V       78 w[10]
        mov eax, dword [esp + 180]        ;   402.0 U       79 v reload
        xor ebx, edi                      ;   402.0 V       52 v[5]
        add edx, ecx                      ;   403.0 U       61 t1
        and ebp, ebx                      ;   403.0 V       52 v[5]
        mov edi, dword [eax + 104]        ;   404.0 U       61 t1
        mov eax, dword [eax + 108]        ;   404.0 V       61 t1
        add edx, edi                      ;   405.0 U       61 t1
        mov edi, dword [esp + 80]         ;   405.0 V       52 v[5]
        mov dword [esp + 124], ecx        ;   406.0 U       78 w[10] spill
        add esi, eax                      ;   406.0 V       61 t1
        mov eax, dword [esp + 84]         ;   407.0 U       47 v[5]
        xor ebp, edi                      ;   407.0 V       52 v[5]
        mov ecx, dword [esp + 116]        ;   408.0 U       50 w[11]
        add ebp, edx                      ;   408.0 V       63 v[5]
        rol eax, 0x1e                     ;   409.0 U+V     47 v[5]
        add edx, dword [esp + 96]         ;   410.0 U       62 v[1]
        mov edi, dword [esp + 84]         ;   410.0 V       47 v[5]
        rol edi, 0x13                     ;   412.0 U+V     47 v[5]
        xor eax, edi                      ;   413.0 U       47 v[5]
        mov edi, dword [esp + 84]         ;   413.0 V       47 v[5]
        rol edi, 0xa                      ;   414.0 U+V     47 v[5]
        xor eax, edi                      ;   415.0 U       47 v[5]
        mov edi, dword [esp + 76]         ;   415.0 V       78 w[11]
        add ebp, eax                      ;   416.0 U       63 v[5]
        mov eax, edx                      ;   416.0 V       48 t1 copy
        rol eax, 0x1a                     ;   417.0 U+V     48 t1
        mov dword [esp + 96], ebp         ;   418.0 U       63 v[5] spill
        mov ebp, edx                      ;   418.0 V       48 t1 copy
        rol ebp, 0x15                     ;   419.0 U+V     48 t1
        xor eax, ebp                      ;   420.0 U       48 t1
        mov ebp, dword [esp + 136]        ;   420.0 V       78 w[11]
        rol ecx, 0xf                      ;   421.0 U+V     50 w[11]
        add edi, ebp                      ;   422.0 U       78 w[11]
        mov ebp, dword [esp + 116]        ;   422.0 V       50 w[11]
        shr ebp, 0xa                      ;   423.0 U       50 w[11]
        mov dword [esp + 140], edx        ;   423.0 V       62 v[1] spill
        xor ecx, ebp                      ;   424.0 U       50 w[11]
        mov ebp, dword [esp + 116]        ;   424.0 V       50 w[11]
        rol ebp, 0xd                      ;   425.0 U+V     50 w[11]
        xor ecx, ebp                      ;   426.0 U       50 w[11]
        mov ebp, dword [esp + 128]        ;   426.0 V       51 t1
        add edi, ecx                      ;   427.0 U       78 w[11]
        mov ecx, edx                      ;   427.0 V       48 t1 copy
        rol ecx, 7                        ;   428.0 U+V     48 t1
        xor eax, ecx                      ;   429.0 U       48 t1
        mov ecx, dword [esp + 144]        ;   429.0 V       49 w[11]
        add esi, eax                      ;   430.0 U       61 t1
        mov eax, dword [esp + 132]        ;   430.0 V       51 t1
        xor eax, ebp                      ;   431.0 U       51 t1
        mov ebp, dword [esp + 128]        ;   431.0 V       62 v[3] reload
        and eax, edx                      ;   432.0 U       51 t1
        rol ecx, 0xe                      ;   433.0 U+V     49 w[11]
        xor eax, ebp                      ;   434.0 U       51 t1
        mov edx, dword [esp + 144]        ;   434.0 V       49 w[11]
        rol edx, 0x19                     ;   435.0 U+V     49 w[11]
        add esi, eax                      ;   436.0 U       61 t1
        mov eax, dword [esp + 144]        ;   436.0 V       49 w[11]
        shr eax, 3                        ;   437.0 U       49 w[11]
        xor edx, ecx                      ;   437.0 V       49 w[11]
        mov ecx, dword [esp + 84]         ;   438.0 U       63 v[6] reload
        xor edx, eax                      ;   438.0 V       49 w[11]
        add edi, edx                      ;   439.0 U       78 w[11]
        mov eax, dword [esp + 96]         ;   439.0 V       52 v[4]
        add esi, edi                      ;   440.0 U       61 t1
        mov edx, dword [esp + 96]         ;   440.0 V       47 v[4]
        mov dword [esp + 136], edi        ;   441.0 U       78 w[11] spill
        xor eax, ecx                      ;   441.0 V       52 v[4]
        rol edx, 0x13                     ;   442.0 U+V     47 v[4]
        and ebx, eax                      ;   443.0 U       52 v[4]
        mov edi, dword [esp + 96]         ;   443.0 V       47 v[4]
        rol edi, 0x1e                     ;   444.0 U+V     47 v[4]
        xor ebx, ecx                      ;   445.0 U       52 v[4]
        mov ecx, dword [esp + 96]         ;   445.0 V       47 v[4]
        rol ecx, 0xa                      ;   446.0 U+V     47 v[4]
        xor edi, edx                      ;   447.0 U       47 v[4]
        add ebx, esi                      ;   447.0 V       63 v[4]
        xor edi, ecx                      ;   448.0 U       47 v[4]
        mov ecx, dword [esp + 64]         ;   448.0 V       62 v[0]
        mov edx, dword [esp + 124]        ;   449.0 U       50 w[12]
        add esi, ecx                      ;   449.0 V       62 v[0]
        rol edx, 0xd                      ;   450.0 U+V     50 w[12]
        add ebx, edi                      ;   451.0 U       63 v[4]
        mov dword [esp + 64], ebx         ;   452.0 U       63 v[4] spill
        mov ecx, esi                      ;   452.0 V       48 t1 copy
        mov ebx, dword [esp + 124]        ;   453.0 U       50 w[12]
        mov edi, dword [esp + 88]         ;   453.0 V       78 w[12]
        rol ecx, 0x1a                     ;   454.0 U+V     48 t1
        rol ebx, 0xf                      ;   455.0 U+V     50 w[12]
        mov dword [esp + 200], esi        ;   456.0 U       62 v[0] spill
        xor ebx, edx                      ;   456.0 V       50 w[12]
        mov edx, esi                      ;   457.0 U       48 t1 copy
        add edi, dword [esp + 144]        ;   457.0 V       78 w[12]
        rol edx, 0x15                     ;   459.0 U+V     48 t1
        xor ecx, edx                      ;   460.0 U       48 t1
        mov edx, dword [esp + 124]        ;   460.0 V       50 w[12]
        shr edx, 0xa                      ;   461.0 U       50 w[12]
        xor ebx, edx                      ;   462.0 U       50 w[12]
        mov edx, esi                      ;   462.0 V       48 t1 copy
        rol edx, 7                        ;   463.0 U+V     48 t1
        xor ecx, edx                      ;   464.0 U       48 t1
        mov edx, dword [esp + 140]        ;   464.0 V       51 t1
        xor edx, dword [esp + 132]        ;   465.0 U       51 t1
        add edi, ebx                      ;   465.0 V       78 w[12]
        and edx, esi                      ;   467.0 U       51 t1
        mov ebx, dword [esp + 132]        ;   467.0 V       62 v[2] reload
        xor edx, ebx                      ;   468.0 U       51 t1
        add ebp, ecx                      ;   468.0 V       61 t1
        mov ecx, dword [esp + 152]        ;   469.0 U       49 w[12]
        rol ecx, 0x19                     ;   470.0 U+V     49 w[12]
        mov esi, dword [esp + 152]        ;   471.0 U       49 w[12]
        add ebp, edx                      ;   471.0 V       61 t1
        shr esi, 3                        ;   472.0 U       49 w[12]
        mov edx, dword [esp + 152]        ;   472.0 V       49 w[12]
        xor ecx, esi                      ;   473.0 U       49 w[12]
        rol edx, 0xe                      ;   474.0 U+V     49 w[12]
        xor ecx, edx                      ;   475.0 U       49 w[12]
        mov edx, dword [esp + 64]         ;   475.0 V       47 v[3]
        add edi, ecx                      ;   476.0 U       78 w[12]
        mov ecx, dword [esp + 180]        ;   476.0 V       79 v reload
        rol edx, 0x13                     ;   477.0 U+V     47 v[3]
        add ebp, edi                      ;   478.0 U       61 t1
        mov esi, dword [ecx + 116]        ;   478.0 V       61 t1
        mov ecx, dword [ecx + 112]        ;   479.0 U       61 t1
        add ebx, esi                      ;   479.0 V       61 t1
        mov dword [esp + 144], edi        ;   480.0 U       78 w[12] spill
        add ebp, ecx                      ;   480.0 V       61 t1
        mov ecx, dword [esp + 96]         ;   481.0 U       52 v[3]
        mov esi, dword [esp + 64]         ;   481.0 V       52 v[3]
        mov edi, dword [esp + 96]         ;   482.0 U       52 v[3]
        xor esi, ecx                      ;   482.0 V       52 v[3]
        and eax, esi                      ;   483.0 U       52 v[3]
        mov ecx, dword [esp + 64]         ;   483.0 V       47 v[3]
        rol ecx, 0xa                      ;   484.0 U+V     47 v[3]
        xor eax, edi                      ;   485.0 U       52 v[3]
        mov edi, dword [esp + 64]         ;   485.0 V       47 v[3]
        rol edi, 0x1e                     ;   486.0 U+V     47 v[3]
        xor edi, ecx                      ;   487.0 U       47 v[3]
        mov ecx, dword [esp + 80]         ;   487.0 V       62 v[7]
        add eax, ebp                      ;   488.0 U       63 v[3]
        xor edi, edx                      ;   488.0 V       47 v[3]
        mov edx, dword [esp + 136]        ;   489.0 U       50 w[13]
        add ebp, ecx                      ;   489.0 V       62 v[7]
        mov ecx, ebp                      ;   490.0 U       48 t1 copy
        add eax, edi                      ;   490.0 V       63 v[3]
        rol ecx, 0x15                     ;   491.0 U+V     48 t1
        mov dword [esp + 148], eax        ;   492.0 U       63 v[3] spill
        mov eax, dword [esp + 152]        ;   492.0 V       78 w[13]
        mov edi, dword [esp + 92]         ;   493.0 U       78 w[13]
        add edi, eax                      ;   494.0 U       78 w[13]
        mov eax, dword [esp + 136]        ;   494.0 V       50 w[13]
        rol edx, 0xf                      ;   495.0 U+V     50 w[13]
        rol eax, 0xd                      ;   496.0 U+V     50 w[13]
        xor edx, eax                      ;   497.0 U       50 w[13]
        mov eax, ebp                      ;   497.0 V       48 t1 copy
        rol eax, 0x1a                     ;   498.0 U+V     48 t1
        xor eax, ecx                      ;   499.0 U       48 t1
        mov ecx, dword [esp + 136]        ;   499.0 V       50 w[13]
        shr ecx, 0xa                      ;   500.0 U       50 w[13]
        xor edx, ecx                      ;   501.0 U       50 w[13]
        mov ecx, ebp                      ;   501.0 V       48 t1 copy
        rol ecx, 7                        ;   502.0 U+V     48 t1
        xor eax, ecx                      ;   503.0 U       48 t1
        mov ecx, dword [esp + 168]        ;   503.0 V       49 w[13]
        add edi, edx                      ;   504.0 U       78 w[13]
        add ebx, eax                      ;   504.0 V       61 t1
        rol ecx, 0x19                     ;   505.0 U+V     49 w[13]
        mov eax, dword [esp + 140]        ;   506.0 U       51 t1
        mov edx, dword [esp + 200]        ;   506.0 V       51 t1
        xor edx, eax                      ;   507.0 U       51 t1
        mov eax, dword [esp + 168]        ;   507.0 V       49 w[13]
        mov dword [esp + 164], ebp        ;   508.0 U       62 v[7] spill
        rol eax, 0xe                      ;   509.0 U+V     49 w[13]
        xor ecx, eax                      ;   510.0 U       49 w[13]
        mov eax, dword [esp + 168]        ;   510.0 V       49 w[13]
        shr eax, 3                        ;   511.0 U       49 w[13]
        and edx, ebp                      ;   511.0 V       51 t1
        xor ecx, eax                      ;   512.0 U       49 w[13]
        mov eax, dword [esp + 148]        ;   512.0 V       52 v[2]
        add edi, ecx                      ;   513.0 U       78 w[13]
        mov ecx, dword [esp + 64]         ;   513.0 V       63 v[4] reload
        mov ebp, dword [esp + 140]        ;   514.0 U       62 v[1] reload
        xor eax, ecx                      ;   514.0 V       52 v[2]
        add ebx, edi                      ;   515.0 U       61 t1
        xor edx, ebp                      ;   515.0 V       51 t1
        mov dword [esp + 152], edi        ;   516.0 U       78 w[13] spill
        add ebx, edx                      ;   516.0 V       61 t1
        mov edx, dword [esp + 148]        ;   517.0 U       47 v[2]
        and esi, eax                      ;   517.0 V       52 v[2]
        rol edx, 0x13                     ;   518.0 U+V     47 v[2]
        mov edi, dword [esp + 84]         ;   519.0 U       62 v[6]
        xor esi, ecx                      ;   519.0 V       52 v[2]
        mov ecx, dword [esp + 148]        ;   520.0 U       47 v[2]
        add esi, ebx                      ;   520.0 V       63 v[2]
        rol ecx, 0x1e                     ;   521.0 U+V     47 v[2]
        xor ecx, edx                      ;   522.0 U       47 v[2]
        add ebx, edi                      ;   522.0 V       62 v[6]
        mov edx, dword [esp + 148]        ;   523.0 U       47 v[2]
        rol edx, 0xa                      ;   524.0 U+V     47 v[2]
        mov edi, dword [esp + 144]        ;   525.0 U       50 w[14]
        xor ecx, edx                      ;   525.0 V       47 v[2]
        mov edx, dword [esp + 144]        ;   526.0 U       50 w[14]
        add esi, ecx                      ;   526.0 V       63 v[2]
        rol edi, 0xd                      ;   527.0 U+V     50 w[14]
        rol edx, 0xf                      ;   528.0 U+V     50 w[14]
        xor edx, edi                      ;   529.0 U       50 w[14]
        mov ecx, dword [esp + 144]        ;   529.0 V       50 w[14]
        mov edi, dword [esp + 168]        ;   530.0 U       78 w[14]
        mov dword [esp + 184], esi        ;   530.0 V       63 v[2] spill
        shr ecx, 0xa                      ;   531.0 U       50 w[14]
        mov esi, dword [esp + 104]        ;   531.0 V       78 w[14]
        add esi, edi                      ;   532.0 U       78 w[14]
        mov edi, ebx                      ;   532.0 V       48 t1 copy
        rol edi, 0x1a                     ;   533.0 U+V     48 t1
        xor edx, ecx                      ;   534.0 U       50 w[14]
        mov ecx, ebx                      ;   534.0 V       48 t1 copy
        add esi, edx                      ;   535.0 U       78 w[14]
        mov edx, ebx                      ;   535.0 V       48 t1 copy
        rol ecx, 7                        ;   536.0 U+V     48 t1
        rol edx, 0x15                     ;   537.0 U+V     48 t1
        xor edi, edx                      ;   538.0 U       48 t1
        mov edx, dword [esp + 156]        ;   538.0 V       49 w[14]
        xor edi, ecx                      ;   539.0 U       48 t1
        mov ecx, dword [esp + 164]        ;   539.0 V       51 t1
        add ebp, edi                      ;   540.0 U       61 t1
        mov edi, dword [esp + 200]        ;   540.0 V       51 t1
        mov dword [esp + 160], ebx        ;   541.0 U       62 v[6] spill
        xor ecx, edi                      ;   541.0 V       51 t1
        mov edi, dword [esp + 200]        ;   542.0 U       62 v[0] reload
        and ecx, ebx                      ;   542.0 V       51 t1
        mov ebx, dword [esp + 156]        ;   543.0 U       49 w[14]
        xor ecx, edi                      ;   543.0 V       51 t1
        add ebp, ecx                      ;   544.0 U       61 t1
        mov ecx, dword [esp + 156]        ;   544.0 V       49 w[14]
        rol edx, 0x19                     ;   545.0 U+V     49 w[14]
        rol ebx, 0xe                      ;   546.0 U+V     49 w[14]
        shr ecx, 3                        ;   547.0 U       49 w[14]
        xor edx, ebx                      ;   547.0 V       49 w[14]
        mov ebx, dword [esp + 184]        ;   548.0 U       52 v[1]
        xor edx, ecx                      ;   548.0 V       49 w[14]
        add esi, edx                      ;   549.0 U       78 w[14]
        mov ecx, dword [esp + 180]        ;   549.0 V       79 v reload
        add ebp, esi                      ;   550.0 U       61 t1
        mov dword [esp + 168], esi        ;   550.0 V       78 w[14] spill
        mov edx, dword [ecx + 120]        ;   551.0 U       61 t1
        mov esi, dword [esp + 184]        ;   551.0 V       47 v[1]
        mov ecx, dword [ecx + 124]        ;   552.0 U       61 t1
        xor ebx, dword [esp + 148]        ;   552.0 V       52 v[1]
        add edi, ecx                      ;   554.0 U       61 t1
        mov ecx, dword [esp + 184]        ;   554.0 V       47 v[1]
        rol ecx, 0x13                     ;   555.0 U+V     47 v[1]
        rol esi, 0x1e                     ;   556.0 U+V     47 v[1]
        add ebp, edx                      ;   557.0 U       61 t1
        mov edx, dword [esp + 148]        ;   557.0 V       52 v[1]
        and eax, ebx                      ;   558.0 U       52 v[1]
        xor esi, ecx                      ;   558.0 V       47 v[1]
        xor eax, edx                      ;   559.0 U       52 v[1]
        mov ecx, dword [esp + 184]        ;   559.0 V       47 v[1]
        rol ecx, 0xa                      ;   560.0 U+V     47 v[1]
        mov edx, dword [esp + 112]        ;   561.0 U       78 w[15]
        xor esi, ecx                      ;   561.0 V       47 v[1]
        add eax, esi                      ;   562.0 U       63 v[1]
        mov ecx, dword [esp + 96]         ;   562.0 V       62 v[5]
        mov esi, dword [esp + 152]        ;   563.0 U       50 w[15]
        add eax, ebp                      ;   563.0 V       63 v[1]
        add ebp, ecx                      ;   564.0 U       62 v[5]
        mov dword [esp + 176], eax        ;   564.0 V       63 v[1] spill
        mov eax, dword [esp + 152]        ;   565.0 U       50 w[15]
        mov ecx, dword [esp + 156]        ;   565.0 V       78 w[15]
        rol eax, 0xd                      ;   566.0 U+V     50 w[15]
        rol esi, 0xf                      ;   567.0 U+V     50 w[15]
        add edx, ecx                      ;   568.0 U       78 w[15]
        mov ecx, ebp                      ;   568.0 V       48 t1 copy
        xor esi, eax                      ;   569.0 U       50 w[15]
        mov eax, ebp                      ;   569.0 V       48 t1 copy
        rol ecx, 0x1a                     ;   570.0 U+V     48 t1
        rol eax, 0x15                     ;   571.0 U+V     48 t1
        xor ecx, eax                      ;   572.0 U       48 t1
        mov eax, ebp                      ;   572.0 V       48 t1 copy
        rol eax, 7                        ;   573.0 U+V     48 t1
        xor ecx, eax                      ;   574.0 U       48 t1
        mov eax, dword [esp + 164]        ;   574.0 V       51 t1
        add edi, ecx                      ;   575.0 U       61 t1
        mov ecx, dword [esp + 160]        ;   575.0 V       51 t1
        xor ecx, eax                      ;   576.0 U       51 t1
        mov eax, dword [esp + 152]        ;   576.0 V       50 w[15]
        mov dword [esp + 172], ebp        ;   577.0 U       76 passes
        and ecx, ebp                      ;   577.0 V       51 t1
        shr eax, 0xa                      ;   578.0 U       50 w[15]
        mov ebp, dword [esp + 164]        ;   578.0 V       62 v[7] reload
        xor esi, eax                      ;   579.0 U       50 w[15]
        xor ecx, ebp                      ;   579.0 V       51 t1
        mov eax, dword [esp + 40]         ;   580.0 U       49 w[15]
        add edi, ecx                      ;   580.0 V       61 t1
        add edx, esi                      ;   581.0 U       78 w[15]
        mov ecx, dword [esp + 40]         ;   581.0 V       49 w[15]
        shr eax, 3                        ;   582.0 U       49 w[15]
        mov esi, dword [esp + 40]         ;   582.0 V       49 w[15]
        rol esi, 0xe                      ;   583.0 U+V     49 w[15]
        rol ecx, 0x19                     ;   584.0 U+V     49 w[15]
        mov ebp, dword [esp + 184]        ;   585.0 U       63 v[2] reload
        xor ecx, eax                      ;   585.0 V       49 w[15]
        mov eax, dword [esp + 176]        ;   586.0 U       52 v[0]
        xor ecx, esi                      ;   586.0 V       49 w[15]
        xor eax, ebp                      ;   587.0 U       52 v[0]
        mov esi, dword [esp + 176]        ;   587.0 V       47 v[0]
        and ebx, eax                      ;   588.0 U       52 v[0]
        add edx, ecx                      ;   588.0 V       78 w[15]
        xor ebx, ebp                      ;   589.0 U       52 v[0]
        add edi, edx                      ;   589.0 V       61 t1
        mov eax, dword [esp + 64]         ;   590.0 U       62 v[4]
        mov ecx, dword [esp + 176]        ;   590.0 V       47 v[0]
        lea ebx, [edi + ebx]              ;   591.0 U       63 v[0]
        add edi, eax                      ;   591.0 V       62 v[4]
        mov eax, dword [esp + 176]        ;   592.0 U       47 v[0]
        mov ebp, dword [esp + 180]        ;   592.0 V       76 passes
        rol eax, 0xa                      ;   593.0 U+V     47 v[0]
        rol ecx, 0x1e                     ;   594.0 U+V     47 v[0]
        xor ecx, eax                      ;   595.0 U       47 v[0]
        add ebp, 0x40                     ;   595.0 V       76 passes
        rol esi, 0x13                     ;   596.0 U+V     47 v[0]
        mov dword [esp + 188], edi        ;   597.0 U       76 passes
        xor ecx, esi                      ;   597.0 V       47 v[0]
        add ebx, ecx                      ;   598.0 U       63 v[0]
        mov dword [esp + 156], edx        ;   598.0 V       76 passes
        mov dword [esp + 196], ebx        ;   599.0 U       76 passes
        mov dword [esp + 180], ebp        ;   599.0 V       76 passes
        cmp ebp, dword [esp + 192]        ;                    more passes?
        jne .passes_2
        mov eax, dword [esp + 24]         ;     0.0 U       82 h
        mov ecx, dword [esp + 196]        ;     0.0 V       82 h
        mov edx, dword [esp + 20]         ;     1.0 U       82 h
        add eax, ecx                      ;     1.0 V       82 h
        mov dword [esp + 24], eax         ;     2.0 U       82 h
        mov eax, dword [esp + 4]          ;     2.0 V       82 h
        mov ecx, dword [esp + 184]        ;     3.0 U       82 h
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
        mov esi, dword [esp + 188]        ;    10.0 U       82 h
        add edx, ecx                      ;    10.0 V       82 h
        mov ecx, dword [esp + 16]         ;    11.0 U       82 h
        add eax, esi                      ;    11.0 V       82 h
        mov esi, dword [esp + 28]         ;    12.0 U       82 h
        mov dword [esp + 32], ebx         ;    12.0 V       82 h
        mov ebx, dword [esp + 164]        ;    13.0 U       82 h
        mov edi, dword [esp + 160]        ;    13.0 V       82 h
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
