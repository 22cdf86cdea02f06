; ripemd_blocks for Intel Pentium (P5) (pentium)
; made by cipherwright 0.1.0 from ciphers/ripemd.cw (sha256 709b6f3c2c11146f); do not edit:
;   ./cw build ripemd_blocks --cpu pentium
;
; void ripemd_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 16 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 48 bytes, 13 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 14 uops, planned 7.0; bounds: width 7.0, ports 7.0, path 2.0
;   blocks: 779 uops, planned 467.0; bounds: width 389.5, ports 443.0, path 195.0
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
%fatal "ripemd_blocks is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_ripemd_blocks
$_ripemd_blocks:
%else
        global $ripemd_blocks
%endif
$ripemd_blocks:
        push ebx                          ;                    preserved
        push esi                          ;                    preserved
        push edi                          ;                    preserved
        push ebp                          ;                    preserved
        sub esp, 0x34                     ;                    frame
        mov eax, dword [esp + 72]         ;     0.0 U       38 h reload
        mov ecx, dword [esp + 80]         ;     0.0 V       38 h
        shl ecx, 6                        ;     1.0 U       38 h
        mov edx, dword [esp + 76]         ;     1.0 V       38 h
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
        cmp dword [esp + 80], 0           ;                    no blocks?
        je .blocks_1_done
        mov edx, dword [esp + 76]         ;                    resident
        mov edi, dword [esp + 16]         ;                    resident
        mov esi, dword [esp + 0]          ;                    resident
        align 16
.blocks_1:
        mov eax, esi                      ;     0.0 U       20 sum copy
        mov ecx, dword [esp + 12]         ;     0.0 V       20 sum
        mov ebx, dword [esp + 12]         ;     1.0 U       20 sum
        xor eax, ecx                      ;     1.0 V       20 sum
        mov ecx, dword [edx]              ;     2.0 U       32 sum
        and eax, edi                      ;     2.0 V       20 sum
        mov ebp, dword [esp + 8]          ;     3.0 U       32 sum
        xor eax, ebx                      ;     3.0 V       20 sum
        mov ebx, esi                      ;     4.0 U       20 sum copy
        add eax, ebp                      ;     4.0 V       32 sum
        mov ebp, dword [esp + 12]         ;     5.0 U       32 sum
        add eax, ecx                      ;     5.0 V       32 sum
        mov ecx, eax                      ;     6.0 U       33 v[0] copy
        xor ebx, edi                      ;     6.0 V       20 sum
        mov dword [esp + 20], ebx         ;     7.0 U       20 sum spill
        rol ecx, 0xb                      ;     8.0 U+V     33 v[0]
        mov dword [esp + 24], eax         ;     9.0 U       32 sum spill
        and ebx, ecx                      ;     9.0 V       20 sum
        xor ebx, esi                      ;    10.0 U       20 sum
        mov eax, ecx                      ;    10.0 V       20 sum copy
        add ebp, ebx                      ;    11.0 U       32 sum
        mov ebx, dword [edx + 4]          ;    11.0 V       32 sum
        xor eax, edi                      ;    12.0 U       20 sum
        add ebp, ebx                      ;    12.0 V       32 sum
        rol ebp, 0xe                      ;    13.0 U+V     33 v[3]
        mov ebx, dword [edx + 16]         ;    14.0 U       32 sum
        or eax, ebp                       ;    14.0 V       20 sum
        add ebx, ecx                      ;    15.0 U       32 sum
        xor ecx, ebp                      ;    15.0 V       20 sum
        xor eax, ecx                      ;    16.0 U       20 sum
        mov dword [esp + 28], esi         ;    16.0 V       41 x[2] spill
        add eax, esi                      ;    17.0 U       32 sum
        mov esi, dword [edx + 8]          ;    17.0 V       32 sum
        mov dword [esp + 32], ebp         ;    18.0 U       32 sum spill
        add eax, esi                      ;    18.0 V       32 sum
        rol eax, 0xf                      ;    19.0 U+V     33 v[2]
        mov esi, ebp                      ;    20.0 U       20 sum copy
        mov ebp, dword [edx + 12]         ;    20.0 V       32 sum
        or ecx, eax                       ;    21.0 U       20 sum
        xor esi, eax                      ;    21.0 V       20 sum
        xor ecx, esi                      ;    22.0 U       20 sum
        add ebp, edi                      ;    22.0 V       32 sum
        add ebp, ecx                      ;    23.0 U       32 sum
        mov ecx, dword [edx + 24]         ;    23.0 V       32 sum
        rol ebp, 0xc                      ;    24.0 U+V     33 v[1]
        mov dword [esp + 36], edi         ;    25.0 U       41 x[1] spill
        or esi, ebp                       ;    25.0 V       20 sum
        add ecx, eax                      ;    26.0 U       32 sum
        xor eax, ebp                      ;    26.0 V       20 sum
        xor esi, eax                      ;    27.0 U       20 sum
        mov edi, dword [edx + 28]         ;    27.0 V       32 sum
        add edi, ebp                      ;    28.0 U       32 sum
        add ebx, esi                      ;    28.0 V       32 sum
        rol ebx, 5                        ;    29.0 U+V     33 v[0]
        or eax, ebx                       ;    30.0 U       20 sum
        xor ebp, ebx                      ;    30.0 V       20 sum
        xor eax, ebp                      ;    31.0 U       20 sum
        mov esi, dword [esp + 32]         ;    31.0 V       32 sum reload
        add esi, eax                      ;    32.0 U       32 sum
        mov eax, dword [edx + 20]         ;    32.0 V       32 sum
        mov dword [esp + 32], ebx         ;    33.0 U       32 sum spill
        add esi, eax                      ;    33.0 V       32 sum
        rol esi, 8                        ;    34.0 U+V     33 v[3]
        mov eax, ebx                      ;    35.0 U       20 sum copy
        mov ebx, dword [edx + 36]         ;    35.0 V       32 sum
        xor eax, esi                      ;    36.0 U       20 sum
        or ebp, esi                       ;    36.0 V       20 sum
        add ebx, esi                      ;    37.0 U       32 sum
        xor ebp, eax                      ;    37.0 V       20 sum
        add ecx, ebp                      ;    38.0 U       32 sum
        mov ebp, dword [edx + 40]         ;    38.0 V       32 sum
        rol ecx, 7                        ;    39.0 U+V     33 v[2]
        or eax, ecx                       ;    40.0 U       20 sum
        xor esi, ecx                      ;    40.0 V       20 sum
        xor eax, esi                      ;    41.0 U       20 sum
        add ebp, ecx                      ;    41.0 V       32 sum
        add edi, eax                      ;    42.0 U       32 sum
        mov eax, dword [esp + 32]         ;    42.0 V       32 sum reload
        rol edi, 9                        ;    43.0 U+V     33 v[1]
        xor ecx, edi                      ;    44.0 U       20 sum
        or esi, edi                       ;    44.0 V       20 sum
        add eax, dword [edx + 32]         ;    45.0 U       32 sum
        xor esi, ecx                      ;    45.0 V       20 sum
        add eax, esi                      ;    47.0 U       32 sum
        mov esi, dword [edx + 44]         ;    47.0 V       32 sum
        rol eax, 0xb                      ;    48.0 U+V     33 v[0]
        add esi, edi                      ;    49.0 U       32 sum
        xor edi, eax                      ;    49.0 V       20 sum
        or ecx, eax                       ;    50.0 U       20 sum
        mov dword [esp + 32], esi         ;    50.0 V       32 sum spill
        xor ecx, edi                      ;    51.0 U       20 sum
        mov esi, dword [edx + 48]         ;    51.0 V       32 sum
        add ebx, ecx                      ;    52.0 U       32 sum
        add esi, eax                      ;    52.0 V       32 sum
        rol ebx, 0xd                      ;    53.0 U+V     33 v[3]
        or edi, ebx                       ;    54.0 U       20 sum
        xor eax, ebx                      ;    54.0 V       20 sum
        mov ecx, ebx                      ;    55.0 U       20 sum copy
        xor edi, eax                      ;    55.0 V       20 sum
        add ebp, edi                      ;    56.0 U       32 sum
        rol ebp, 0xe                      ;    57.0 U+V     33 v[2]
        or eax, ebp                       ;    58.0 U       20 sum
        xor ecx, ebp                      ;    58.0 V       20 sum
        xor eax, ecx                      ;    59.0 U       20 sum
        mov edi, dword [esp + 32]         ;    59.0 V       32 sum reload
        add edi, eax                      ;    60.0 U       32 sum
        mov eax, dword [edx + 60]         ;    60.0 V       32 sum
        rol edi, 0xf                      ;    61.0 U+V     33 v[1]
        or ecx, edi                       ;    62.0 U       20 sum
        add eax, edi                      ;    62.0 V       32 sum
        mov dword [esp + 40], eax         ;    63.0 U       32 sum spill
        mov eax, dword [edx + 56]         ;    63.0 V       32 sum
        add eax, ebp                      ;    64.0 U       32 sum
        xor ebp, edi                      ;    64.0 V       20 sum
        xor ecx, ebp                      ;    65.0 U       20 sum
        add esi, ecx                      ;    66.0 U       32 sum
        mov ecx, dword [edx + 52]         ;    66.0 V       32 sum
        rol esi, 6                        ;    67.0 U+V     33 v[0]
        xor edi, esi                      ;    68.0 U       20 sum
        or ebp, esi                       ;    68.0 V       20 sum
        add ebx, ecx                      ;    69.0 U       32 sum
        xor ebp, edi                      ;    69.0 V       20 sum
        add ebx, ebp                      ;    70.0 U       32 sum
        mov ecx, esi                      ;    70.0 V       20 sum copy
        rol ebx, 7                        ;    71.0 U+V     33 v[3]
        or edi, ebx                       ;    72.0 U       20 sum
        xor ecx, ebx                      ;    72.0 V       20 sum
        mov ebp, dword [edx + 28]         ;    73.0 U       32 sum
        xor edi, ecx                      ;    73.0 V       20 sum
        add eax, edi                      ;    74.0 U       32 sum
        mov edi, dword [esp + 40]         ;    74.0 V       32 sum reload
        rol eax, 9                        ;    75.0 U+V     33 v[2]
        lea ebp, [ebp + esi + 1518500249] ;    76.0 U       32 sum
        and ecx, eax                      ;    76.0 V       20 sum
        xor esi, ecx                      ;    77.0 U       20 sum
        mov ecx, dword [edx + 16]         ;    77.0 V       32 sum
        add edi, esi                      ;    78.0 U       32 sum
        mov esi, eax                      ;    78.0 V       21 sum copy
        rol edi, 8                        ;    79.0 U+V     33 v[1]
        add ecx, ebx                      ;    80.0 U       32 sum
        mov dword [esp + 32], ebp         ;    80.0 V       32 sum spill
        xor ebx, eax                      ;    81.0 U       21 sum
        xor esi, edi                      ;    81.0 V       21 sum
        mov ebp, dword [esp + 32]         ;    82.0 U       32 sum reload
        and ebx, esi                      ;    82.0 V       21 sum
        xor ebx, eax                      ;    83.0 U       21 sum
        mov dword [esp + 32], edx         ;    83.0 V       32 sum spill
        add ebp, ebx                      ;    84.0 U       32 sum
        mov ebx, edi                      ;    84.0 V       21 sum copy
        rol ebp, 7                        ;    85.0 U+V     33 v[0]
        xor ebx, ebp                      ;    86.0 U       21 sum
        add ecx, 0x5a827999               ;    86.0 V       32 sum
        and esi, ebx                      ;    87.0 U       21 sum
        mov edx, dword [edx + 4]          ;    87.0 V       32 sum
        add edx, edi                      ;    88.0 U       32 sum
        xor edi, esi                      ;    88.0 V       21 sum
        add ecx, edi                      ;    89.0 U       32 sum
        mov edi, ebp                      ;    89.0 V       21 sum copy
        rol ecx, 6                        ;    90.0 U+V     33 v[3]
        xor edi, ecx                      ;    91.0 U       21 sum
        add eax, 0x5a827999               ;    91.0 V       32 sum
        and ebx, edi                      ;    92.0 U       21 sum
        mov esi, ebp                      ;    92.0 V       21 sum copy
        xor esi, ebx                      ;    93.0 U       21 sum
        mov ebx, dword [esp + 32]         ;    93.0 V       32 sum reload
        mov dword [esp + 40], ecx         ;    94.0 U       32 sum spill
        add eax, esi                      ;    94.0 V       32 sum
        mov esi, ecx                      ;    95.0 U       21 sum copy
        add eax, dword [ebx + 52]         ;    95.0 V       32 sum
        rol eax, 8                        ;    97.0 U+V     33 v[2]
        add edx, 0x5a827999               ;    98.0 U       32 sum
        xor esi, eax                      ;    98.0 V       21 sum
        and edi, esi                      ;    99.0 U       21 sum
        xor ecx, edi                      ;   100.0 U       21 sum
        mov edi, dword [ebx + 60]         ;   100.0 V       32 sum
        add edx, ecx                      ;   101.0 U       32 sum
        mov ecx, eax                      ;   101.0 V       21 sum copy
        rol edx, 0xd                      ;   102.0 U+V     33 v[1]
        xor ecx, edx                      ;   103.0 U       21 sum
        add edi, eax                      ;   103.0 V       32 sum
        and esi, ecx                      ;   104.0 U       21 sum
        xor eax, esi                      ;   105.0 U       21 sum
        mov esi, dword [ebx + 12]         ;   105.0 V       32 sum
        add esi, edx                      ;   106.0 U       32 sum
        add esi, 0x5a827999               ;   107.0 U       32 sum
        lea eax, [ebp + eax + 1518500249] ;   107.0 V       32 sum
        mov ebp, dword [ebx + 40]         ;   108.0 U       32 sum
        mov dword [esp + 44], esi         ;   108.0 V       32 sum spill
        mov esi, edx                      ;   109.0 U       21 sum copy
        add eax, ebp                      ;   109.0 V       32 sum
        rol eax, 0xb                      ;   110.0 U+V     33 v[0]
        mov ebp, edx                      ;   111.0 U       21 sum copy
        xor esi, eax                      ;   111.0 V       21 sum
        and ecx, esi                      ;   112.0 U       21 sum
        and edx, eax                      ;   112.0 V       21 sum
        add edi, edx                      ;   113.0 U       32 sum
        mov edx, dword [esp + 40]         ;   113.0 V       32 sum reload
        add edx, 0x5a827999               ;   114.0 U       32 sum
        xor ebp, ecx                      ;   114.0 V       21 sum
        mov ecx, dword [ebx + 24]         ;   115.0 U       32 sum
        add edx, ebp                      ;   115.0 V       32 sum
        add edx, ecx                      ;   116.0 U       32 sum
        mov ecx, dword [ebx + 48]         ;   116.0 V       32 sum
        rol edx, 9                        ;   117.0 U+V     33 v[3]
        add ecx, eax                      ;   118.0 U       32 sum
        and esi, edx                      ;   118.0 V       21 sum
        add edi, esi                      ;   119.0 U       32 sum
        xor eax, edx                      ;   119.0 V       21 sum
        mov ebp, dword [ebx]              ;   120.0 U       32 sum
        mov esi, edx                      ;   120.0 V       21 sum copy
        mov ebx, dword [ebx + 36]         ;   121.0 U       32 sum
        add edi, 0x5a827999               ;   121.0 V       32 sum
        rol edi, 7                        ;   122.0 U+V     33 v[2]
        xor esi, edi                      ;   123.0 U       21 sum
        add ebp, edx                      ;   123.0 V       32 sum
        and eax, esi                      ;   124.0 U       21 sum
        add ebx, 0x5a827999               ;   124.0 V       32 sum
        xor edx, eax                      ;   125.0 U       21 sum
        mov eax, dword [esp + 44]         ;   125.0 V       32 sum reload
        add eax, edx                      ;   126.0 U       32 sum
        mov edx, edi                      ;   126.0 V       21 sum copy
        rol eax, 0xf                      ;   127.0 U+V     33 v[1]
        add ebx, edi                      ;   128.0 U       32 sum
        xor edx, eax                      ;   128.0 V       21 sum
        and esi, edx                      ;   129.0 U       21 sum
        add ecx, 0x5a827999               ;   129.0 V       32 sum
        add ebp, 0x5a827999               ;   130.0 U       32 sum
        xor edi, esi                      ;   130.0 V       21 sum
        add ecx, edi                      ;   131.0 U       32 sum
        mov edi, eax                      ;   131.0 V       21 sum copy
        rol ecx, 7                        ;   132.0 U+V     33 v[0]
        xor edi, ecx                      ;   133.0 U       21 sum
        mov esi, eax                      ;   133.0 V       21 sum copy
        and edx, edi                      ;   134.0 U       21 sum
        xor esi, edx                      ;   135.0 U       21 sum
        mov edx, ecx                      ;   135.0 V       21 sum copy
        add ebp, esi                      ;   136.0 U       32 sum
        mov esi, ecx                      ;   136.0 V       21 sum copy
        rol ebp, 0xc                      ;   137.0 U+V     33 v[3]
        xor edx, ebp                      ;   138.0 U       21 sum
        and edi, edx                      ;   139.0 U       21 sum
        xor esi, edi                      ;   140.0 U       21 sum
        mov edi, ebp                      ;   140.0 V       21 sum copy
        add ebx, esi                      ;   141.0 U       32 sum
        mov esi, ebp                      ;   141.0 V       21 sum copy
        rol ebx, 0xf                      ;   142.0 U+V     33 v[2]
        xor edi, ebx                      ;   143.0 U       21 sum
        add ebp, 0x5a827999               ;   143.0 V       32 sum
        and edx, edi                      ;   144.0 U       21 sum
        xor esi, edx                      ;   145.0 U       21 sum
        mov edx, ebx                      ;   145.0 V       21 sum copy
        add esi, eax                      ;   146.0 U       32 sum
        mov eax, ebx                      ;   146.0 V       21 sum copy
        add esi, 0x5a827999               ;   147.0 U       32 sum
        add ebx, 0x5a827999               ;   147.0 V       32 sum
        mov dword [esp + 44], ebx         ;   148.0 U       32 sum spill
        mov ebx, dword [esp + 32]         ;   148.0 V       32 sum reload
        add esi, dword [ebx + 20]         ;   150.0 U       32 sum
        add ecx, dword [ebx + 56]         ;   150.0 V       32 sum
        rol esi, 9                        ;   152.0 U+V     33 v[1]
        xor edx, esi                      ;   153.0 U       21 sum
        and edi, edx                      ;   154.0 U       21 sum
        add ecx, 0x5a827999               ;   154.0 V       32 sum
        xor eax, edi                      ;   155.0 U       21 sum
        mov edi, esi                      ;   155.0 V       21 sum copy
        add ecx, eax                      ;   156.0 U       32 sum
        mov eax, dword [ebx + 8]          ;   156.0 V       32 sum
        rol ecx, 7                        ;   157.0 U+V     33 v[0]
        add ebp, eax                      ;   158.0 U       32 sum
        xor edi, ecx                      ;   158.0 V       21 sum
        and edx, edi                      ;   159.0 U       21 sum
        mov eax, dword [ebx + 32]         ;   159.0 V       32 sum
        add eax, esi                      ;   160.0 U       32 sum
        xor esi, edx                      ;   160.0 V       21 sum
        add ebp, esi                      ;   161.0 U       32 sum
        mov esi, dword [ebx + 12]         ;   161.0 V       32 sum
        rol ebp, 0xb                      ;   162.0 U+V     33 v[3]
        lea esi, [esi + ecx + 1859775393] ;   163.0 U       32 sum
        mov edx, ecx                      ;   163.0 V       21 sum copy
        mov dword [esp + 40], esi         ;   164.0 U       32 sum spill
        xor edx, ebp                      ;   164.0 V       21 sum
        mov esi, dword [ebx + 44]         ;   165.0 U       32 sum
        and edi, edx                      ;   165.0 V       21 sum
        xor ecx, edi                      ;   166.0 U       21 sum
        mov edi, dword [esp + 44]         ;   166.0 V       32 sum reload
        add edi, ecx                      ;   167.0 U       32 sum
        mov ecx, ebp                      ;   167.0 V       21 sum copy
        add edi, esi                      ;   168.0 U       32 sum
        mov esi, dword [ebx + 40]         ;   168.0 V       32 sum
        rol edi, 0xd                      ;   169.0 U+V     33 v[2]
        xor ecx, edi                      ;   170.0 U       21 sum
        lea esi, [esi + ebp + 1859775393] ;   170.0 V       32 sum
        and edx, ecx                      ;   171.0 U       21 sum
        mov ecx, ebp                      ;   171.0 V       21 sum copy
        xor ecx, edx                      ;   172.0 U       21 sum
        mov edx, dword [ebx + 8]          ;   172.0 V       32 sum
        mov dword [esp + 44], esi         ;   173.0 U       32 sum spill
        mov esi, dword [ebx + 16]         ;   173.0 V       32 sum
        lea eax, [eax + ecx + 1518500249] ;   174.0 U       32 sum
        mov ecx, dword [esp + 40]         ;   174.0 V       32 sum reload
        rol eax, 0xc                      ;   175.0 U+V     33 v[1]
        xor ebp, edi                      ;   176.0 U       22 sum
        lea edx, [edx + edi + 1859775393] ;   176.0 V       32 sum
        xor edi, eax                      ;   177.0 U       22 sum
        xor ebp, eax                      ;   177.0 V       22 sum
        add ecx, ebp                      ;   178.0 U       32 sum
        mov ebp, dword [esp + 44]         ;   178.0 V       32 sum reload
        rol ecx, 0xb                      ;   179.0 U+V     33 v[0]
        lea esi, [esi + eax + 1859775393] ;   180.0 U       32 sum
        xor edi, ecx                      ;   180.0 V       22 sum
        xor eax, ecx                      ;   181.0 U       22 sum
        add ebp, edi                      ;   181.0 V       32 sum
        rol ebp, 0xd                      ;   182.0 U+V     33 v[3]
        mov edi, dword [ebx + 36]         ;   183.0 U       32 sum
        xor eax, ebp                      ;   183.0 V       22 sum
        add edx, eax                      ;   184.0 U       32 sum
        mov eax, dword [ebx + 60]         ;   184.0 V       32 sum
        lea edi, [edi + ecx + 1859775393] ;   185.0 U       32 sum
        xor ecx, ebp                      ;   185.0 V       22 sum
        rol edx, 0xe                      ;   186.0 U+V     33 v[2]
        lea eax, [eax + ebp + 1859775393] ;   187.0 U       32 sum
        xor ecx, edx                      ;   187.0 V       22 sum
        add esi, ecx                      ;   188.0 U       32 sum
        xor ebp, edx                      ;   188.0 V       22 sum
        rol esi, 7                        ;   189.0 U+V     33 v[1]
        mov ecx, dword [ebx + 32]         ;   190.0 U       32 sum
        xor ebp, esi                      ;   190.0 V       22 sum
        add edi, ebp                      ;   191.0 U       32 sum
        mov ebp, dword [ebx + 4]          ;   191.0 V       32 sum
        rol edi, 0xe                      ;   192.0 U+V     33 v[0]
        lea ecx, [ecx + edx + 1859775393] ;   193.0 U       32 sum
        xor edx, esi                      ;   193.0 V       22 sum
        xor edx, edi                      ;   194.0 U       22 sum
        lea ebp, [ebp + esi + 1859775393] ;   194.0 V       32 sum
        add eax, edx                      ;   195.0 U       32 sum
        xor esi, edi                      ;   195.0 V       22 sum
        rol eax, 9                        ;   196.0 U+V     33 v[3]
        mov edx, dword [ebx + 56]         ;   197.0 U       32 sum
        xor esi, eax                      ;   197.0 V       22 sum
        add ecx, esi                      ;   198.0 U       32 sum
        mov esi, dword [ebx]              ;   198.0 V       32 sum
        rol ecx, 0xd                      ;   199.0 U+V     33 v[2]
        add edx, edi                      ;   200.0 U       32 sum
        xor edi, ecx                      ;   200.0 V       22 sum
        xor edi, eax                      ;   201.0 U       22 sum
        lea esi, [esi + ecx + 1859775393] ;   201.0 V       32 sum
        add ebp, edi                      ;   202.0 U       32 sum
        mov edi, dword [ebx + 28]         ;   202.0 V       32 sum
        rol ebp, 0xf                      ;   203.0 U+V     33 v[1]
        lea edi, [edi + eax + 1859775393] ;   204.0 U       32 sum
        xor eax, ecx                      ;   204.0 V       22 sum
        xor eax, ebp                      ;   205.0 U       22 sum
        xor ecx, ebp                      ;   205.0 V       22 sum
        add edx, eax                      ;   206.0 U       32 sum
        mov eax, dword [ebx + 24]         ;   206.0 V       32 sum
        add eax, ebp                      ;   207.0 U       32 sum
        add edx, 0x6ed9eba1               ;   207.0 V       32 sum
        rol edx, 6                        ;   208.0 U+V     33 v[0]
        xor ecx, edx                      ;   209.0 U       22 sum
        xor ebp, edx                      ;   209.0 V       22 sum
        add edi, ecx                      ;   210.0 U       32 sum
        mov ecx, dword [ebx + 44]         ;   210.0 V       32 sum
        rol edi, 8                        ;   211.0 U+V     33 v[3]
        xor ebp, edi                      ;   212.0 U       22 sum
        lea ecx, [ecx + edx + 1859775393] ;   212.0 V       32 sum
        xor edx, edi                      ;   213.0 U       22 sum
        add esi, ebp                      ;   213.0 V       32 sum
        rol esi, 0xd                      ;   214.0 U+V     33 v[2]
        mov ebp, dword [ebx + 52]         ;   215.0 U       32 sum
        xor edx, esi                      ;   215.0 V       22 sum
        add ebp, edi                      ;   216.0 U       32 sum
        xor edi, esi                      ;   216.0 V       22 sum
        lea eax, [eax + edx + 1859775393] ;   217.0 U       32 sum
        mov edx, dword [ebx + 20]         ;   217.0 V       32 sum
        rol eax, 6                        ;   218.0 U+V     33 v[1]
        xor edi, eax                      ;   219.0 U       22 sum
        add edx, esi                      ;   219.0 V       32 sum
        add ecx, edi                      ;   220.0 U       32 sum
        xor esi, eax                      ;   220.0 V       22 sum
        rol ecx, 0xc                      ;   221.0 U+V     33 v[0]
        xor esi, ecx                      ;   222.0 U       22 sum
        mov edi, dword [ebx + 48]         ;   222.0 V       32 sum
        add edi, eax                      ;   223.0 U       32 sum
        xor eax, ecx                      ;   223.0 V       22 sum
        lea ebp, [ebp + esi + 1859775393] ;   224.0 U       32 sum
        mov esi, dword [esp + 24]         ;   224.0 V       32 sum
        rol ebp, 5                        ;   225.0 U+V     33 v[3]
        xor eax, ebp                      ;   226.0 U       22 sum
        add esi, 0x50a28be6               ;   226.0 V       32 sum
        rol esi, 0xb                      ;   227.0 U+V     33 v[0]
        lea edx, [edx + eax + 1859775393] ;   228.0 U       32 sum
        mov eax, dword [esp + 28]         ;   228.0 V       46 h
        rol edx, 7                        ;   229.0 U+V     33 v[2]
        add eax, ebp                      ;   230.0 U       46 h
        xor ebp, ecx                      ;   230.0 V       22 sum
        mov dword [esp + 44], ecx         ;   231.0 U       33 v[0] spill
        mov ecx, dword [esp + 20]         ;   231.0 V       20 sum
        mov dword [esp + 40], eax         ;   232.0 U       46 h spill
        mov eax, esi                      ;   232.0 V       20 sum copy
        and eax, ecx                      ;   233.0 U       20 sum
        mov ecx, dword [esp + 28]         ;   233.0 V       20 sum
        xor ebp, edx                      ;   234.0 U       22 sum
        xor eax, ecx                      ;   234.0 V       20 sum
        mov ecx, dword [esp + 12]         ;   235.0 U       32 sum
        mov dword [esp + 20], edx         ;   235.0 V       33 v[2] spill
        add eax, ecx                      ;   236.0 U       32 sum
        mov ecx, dword [ebx + 4]          ;   236.0 V       32 sum
        mov edx, dword [esp + 36]         ;   237.0 U       20 sum
        lea edi, [edi + ebp + 1859775393] ;   237.0 V       32 sum
        mov ebp, esi                      ;   238.0 U       20 sum copy
        lea eax, [eax + ecx + 1352829926] ;   238.0 V       32 sum
        rol edi, 5                        ;   239.0 U+V     33 v[1]
        rol eax, 0xe                      ;   240.0 U+V     33 v[3]
        mov dword [esp + 24], edi         ;   241.0 U       33 v[1] spill
        mov edi, dword [ebx + 16]         ;   241.0 V       32 sum
        mov ecx, eax                      ;   242.0 U       20 sum copy
        xor ebp, edx                      ;   242.0 V       20 sum
        lea edi, [edi + esi + 1352829926] ;   243.0 U       32 sum
        xor esi, eax                      ;   243.0 V       20 sum
        mov edx, dword [esp + 32]         ;   244.0 U       32 sum reload
        or ecx, ebp                       ;   244.0 V       20 sum
        mov ebp, esi                      ;   245.0 U       20 sum copy
        xor ebp, ecx                      ;   246.0 U       20 sum
        mov ecx, dword [edx + 8]          ;   246.0 V       32 sum reload
        add ebp, 0x50a28be6               ;   247.0 U       32 sum
        mov ebx, dword [ebx + 20]         ;   247.0 V       32 sum
        add ebp, ecx                      ;   248.0 U       32 sum
        mov ecx, dword [esp + 28]         ;   248.0 V       32 sum
        lea ebx, [ebx + eax + 1352829926] ;   249.0 U       32 sum
        add ebp, ecx                      ;   249.0 V       32 sum
        rol ebp, 0xf                      ;   250.0 U+V     33 v[2]
        or esi, ebp                       ;   251.0 U       20 sum
        xor eax, ebp                      ;   251.0 V       20 sum
        mov ecx, dword [edx + 12]         ;   252.0 U       32 sum
        xor esi, eax                      ;   252.0 V       20 sum
        add esi, ecx                      ;   253.0 U       32 sum
        mov ecx, dword [esp + 36]         ;   253.0 V       32 sum
        lea esi, [esi + ecx + 1352829926] ;   255.0 U       32 sum
        mov ecx, dword [edx + 24]         ;   255.0 V       32 sum
        rol esi, 0xc                      ;   256.0 U+V     33 v[1]
        lea ecx, [ecx + ebp + 1352829926] ;   257.0 U       32 sum
        or eax, esi                       ;   257.0 V       20 sum
        xor ebp, esi                      ;   258.0 U       20 sum
        xor eax, ebp                      ;   259.0 U       20 sum
        add edi, eax                      ;   260.0 U       32 sum
        mov eax, dword [edx + 28]         ;   260.0 V       32 sum
        rol edi, 5                        ;   261.0 U+V     33 v[0]
        add eax, esi                      ;   262.0 U       32 sum
        xor esi, edi                      ;   262.0 V       20 sum
        or ebp, edi                       ;   263.0 U       20 sum
        xor ebp, esi                      ;   264.0 U       20 sum
        add ebx, ebp                      ;   265.0 U       32 sum
        mov ebp, dword [edx + 32]         ;   265.0 V       32 sum
        rol ebx, 8                        ;   266.0 U+V     33 v[3]
        add ebp, edi                      ;   267.0 U       32 sum
        xor edi, ebx                      ;   267.0 V       20 sum
        or esi, ebx                       ;   268.0 U       20 sum
        xor esi, edi                      ;   269.0 U       20 sum
        add ecx, esi                      ;   270.0 U       32 sum
        mov esi, dword [edx + 36]         ;   270.0 V       32 sum
        rol ecx, 7                        ;   271.0 U+V     33 v[2]
        lea esi, [esi + ebx + 1352829926] ;   272.0 U       32 sum
        add ebp, 0x50a28be6               ;   272.0 V       32 sum
        xor ebx, ecx                      ;   273.0 U       20 sum
        or edi, ecx                       ;   273.0 V       20 sum
        add eax, 0x50a28be6               ;   274.0 U       32 sum
        xor edi, ebx                      ;   274.0 V       20 sum
        add eax, edi                      ;   275.0 U       32 sum
        mov edi, dword [edx + 40]         ;   275.0 V       32 sum
        rol eax, 9                        ;   276.0 U+V     33 v[1]
        add edi, ecx                      ;   277.0 U       32 sum
        xor ecx, eax                      ;   277.0 V       20 sum
        or ebx, eax                       ;   278.0 U       20 sum
        xor ebx, ecx                      ;   279.0 U       20 sum
        add ebp, ebx                      ;   280.0 U       32 sum
        mov ebx, dword [edx + 44]         ;   280.0 V       32 sum
        rol ebp, 0xb                      ;   281.0 U+V     33 v[0]
        add ebx, eax                      ;   282.0 U       32 sum
        xor eax, ebp                      ;   282.0 V       20 sum
        or ecx, ebp                       ;   283.0 U       20 sum
        xor ecx, eax                      ;   284.0 U       20 sum
        add esi, ecx                      ;   285.0 U       32 sum
        mov ecx, dword [edx + 48]         ;   285.0 V       32 sum
        rol esi, 0xd                      ;   286.0 U+V     33 v[3]
        add edi, 0x50a28be6               ;   287.0 U       32 sum
        or eax, esi                       ;   287.0 V       20 sum
        add ecx, ebp                      ;   288.0 U       32 sum
        xor ebp, esi                      ;   288.0 V       20 sum
        xor eax, ebp                      ;   289.0 U       20 sum
        add edi, eax                      ;   290.0 U       32 sum
        mov eax, dword [edx + 52]         ;   290.0 V       32 sum
        rol edi, 0xe                      ;   291.0 U+V     33 v[2]
        lea eax, [eax + esi + 1352829926] ;   292.0 U       32 sum
        add ebx, 0x50a28be6               ;   292.0 V       32 sum
        or ebp, edi                       ;   293.0 U       20 sum
        xor esi, edi                      ;   293.0 V       20 sum
        xor ebp, esi                      ;   294.0 U       20 sum
        add ebx, ebp                      ;   295.0 U       32 sum
        mov ebp, dword [edx + 56]         ;   295.0 V       32 sum
        rol ebx, 0xf                      ;   296.0 U+V     33 v[1]
        or esi, ebx                       ;   297.0 U       20 sum
        add ecx, 0x50a28be6               ;   297.0 V       32 sum
        add ebp, edi                      ;   298.0 U       32 sum
        xor edi, ebx                      ;   298.0 V       20 sum
        add ebp, 0x50a28be6               ;   299.0 U       32 sum
        xor esi, edi                      ;   299.0 V       20 sum
        add ecx, esi                      ;   300.0 U       32 sum
        mov esi, dword [edx + 60]         ;   300.0 V       32 sum
        rol ecx, 6                        ;   301.0 U+V     33 v[0]
        lea esi, [esi + ebx + 1352829926] ;   302.0 U       32 sum
        or edi, ecx                       ;   302.0 V       20 sum
        xor ebx, ecx                      ;   303.0 U       20 sum
        mov edx, dword [edx + 28]         ;   303.0 V       32 sum
        add edx, ecx                      ;   304.0 U       32 sum
        xor edi, ebx                      ;   304.0 V       20 sum
        add eax, edi                      ;   305.0 U       32 sum
        mov edi, ecx                      ;   305.0 V       20 sum copy
        rol eax, 7                        ;   306.0 U+V     33 v[3]
        xor edi, eax                      ;   307.0 U       20 sum
        or ebx, eax                       ;   307.0 V       20 sum
        xor ebx, edi                      ;   308.0 U       20 sum
        add ebp, ebx                      ;   309.0 U       32 sum
        rol ebp, 9                        ;   310.0 U+V     33 v[2]
        mov ebx, ebp                      ;   311.0 U       21 sum copy
        and edi, ebp                      ;   311.0 V       20 sum
        xor ecx, edi                      ;   312.0 U       20 sum
        add esi, ecx                      ;   313.0 U       32 sum
        mov edi, eax                      ;   313.0 V       21 sum copy
        rol esi, 8                        ;   314.0 U+V     33 v[1]
        xor ebx, esi                      ;   315.0 U       21 sum
        xor edi, ebp                      ;   315.0 V       21 sum
        mov ecx, ebp                      ;   316.0 U       21 sum copy
        and edi, ebx                      ;   316.0 V       21 sum
        xor ecx, edi                      ;   317.0 U       21 sum
        add edx, ecx                      ;   318.0 U       32 sum
        mov ecx, esi                      ;   318.0 V       21 sum copy
        rol edx, 7                        ;   319.0 U+V     33 v[0]
        xor ecx, edx                      ;   320.0 U       21 sum
        and ebx, ecx                      ;   321.0 U       21 sum
        mov edi, esi                      ;   321.0 V       21 sum copy
        xor edi, ebx                      ;   322.0 U       21 sum
        mov ebx, dword [esp + 32]         ;   322.0 V       32 sum reload
        add eax, edi                      ;   323.0 U       32 sum
        mov edi, edx                      ;   323.0 V       21 sum copy
        add ebp, dword [ebx + 52]         ;   324.0 U       32 sum
        add eax, dword [ebx + 16]         ;   324.0 V       32 sum
        rol eax, 6                        ;   326.0 U+V     33 v[3]
        mov dword [esp + 28], edx         ;   327.0 U       32 sum spill
        xor edi, eax                      ;   327.0 V       21 sum
        and ecx, edi                      ;   328.0 U       21 sum
        xor edx, ecx                      ;   329.0 U       21 sum
        mov ecx, eax                      ;   329.0 V       21 sum copy
        add ebp, edx                      ;   330.0 U       32 sum
        mov edx, dword [ebx + 4]          ;   330.0 V       32 sum
        rol ebp, 8                        ;   331.0 U+V     33 v[2]
        add esi, edx                      ;   332.0 U       32 sum
        xor ecx, ebp                      ;   332.0 V       21 sum
        and edi, ecx                      ;   333.0 U       21 sum
        mov edx, dword [ebx + 24]         ;   333.0 V       32 sum
        add edx, eax                      ;   334.0 U       32 sum
        xor eax, edi                      ;   334.0 V       21 sum
        add esi, eax                      ;   335.0 U       32 sum
        mov eax, ebp                      ;   335.0 V       21 sum copy
        rol esi, 0xd                      ;   336.0 U+V     33 v[1]
        mov edi, dword [ebx + 60]         ;   337.0 U       32 sum
        xor eax, esi                      ;   337.0 V       21 sum
        add edi, ebp                      ;   338.0 U       32 sum
        and ecx, eax                      ;   338.0 V       21 sum
        xor ebp, ecx                      ;   339.0 U       21 sum
        mov ecx, dword [esp + 28]         ;   339.0 V       32 sum reload
        add ecx, ebp                      ;   340.0 U       32 sum
        mov ebp, dword [ebx + 12]         ;   340.0 V       32 sum
        add ebp, esi                      ;   341.0 U       32 sum
        add ecx, dword [ebx + 40]         ;   341.0 V       32 sum
        mov dword [esp + 28], ebp         ;   343.0 U       32 sum spill
        mov ebp, esi                      ;   343.0 V       21 sum copy
        rol ecx, 0xb                      ;   344.0 U+V     33 v[0]
        xor ebp, ecx                      ;   345.0 U       21 sum
        and eax, ebp                      ;   346.0 U       21 sum
        xor esi, eax                      ;   347.0 U       21 sum
        add edx, esi                      ;   348.0 U       32 sum
        mov esi, ecx                      ;   348.0 V       21 sum copy
        rol edx, 9                        ;   349.0 U+V     33 v[3]
        xor esi, edx                      ;   350.0 U       21 sum
        mov eax, dword [ebx + 48]         ;   350.0 V       32 sum
        and ebp, esi                      ;   351.0 U       21 sum
        add eax, ecx                      ;   351.0 V       32 sum
        xor ecx, ebp                      ;   352.0 U       21 sum
        mov ebp, edx                      ;   352.0 V       21 sum copy
        add edi, ecx                      ;   353.0 U       32 sum
        mov ecx, dword [ebx + 36]         ;   353.0 V       32 sum
        rol edi, 7                        ;   354.0 U+V     33 v[2]
        xor ebp, edi                      ;   355.0 U       21 sum
        mov ebx, dword [ebx]              ;   355.0 V       32 sum
        add ebx, edx                      ;   356.0 U       32 sum
        and esi, ebp                      ;   356.0 V       21 sum
        xor edx, esi                      ;   357.0 U       21 sum
        mov esi, dword [esp + 28]         ;   357.0 V       32 sum reload
        add esi, edx                      ;   358.0 U       32 sum
        mov edx, edi                      ;   358.0 V       21 sum copy
        rol esi, 0xf                      ;   359.0 U+V     33 v[1]
        add ecx, edi                      ;   360.0 U       32 sum
        xor edx, esi                      ;   360.0 V       21 sum
        and ebp, edx                      ;   361.0 U       21 sum
        xor edi, ebp                      ;   362.0 U       21 sum
        mov ebp, esi                      ;   362.0 V       21 sum copy
        add eax, edi                      ;   363.0 U       32 sum
        rol eax, 7                        ;   364.0 U+V     33 v[0]
        xor ebp, eax                      ;   365.0 U       21 sum
        mov edi, esi                      ;   365.0 V       21 sum copy
        and edx, ebp                      ;   366.0 U       21 sum
        xor edi, edx                      ;   367.0 U       21 sum
        add ebx, edi                      ;   368.0 U       32 sum
        mov edx, eax                      ;   368.0 V       21 sum copy
        rol ebx, 0xc                      ;   369.0 U+V     33 v[3]
        xor edx, ebx                      ;   370.0 U       21 sum
        mov edi, eax                      ;   370.0 V       21 sum copy
        and ebp, edx                      ;   371.0 U       21 sum
        xor edi, ebp                      ;   372.0 U       21 sum
        mov ebp, ebx                      ;   372.0 V       21 sum copy
        add ecx, edi                      ;   373.0 U       32 sum
        mov edi, ebx                      ;   373.0 V       21 sum copy
        rol ecx, 0xf                      ;   374.0 U+V     33 v[2]
        xor ebp, ecx                      ;   375.0 U       21 sum
        mov dword [esp + 28], ecx         ;   375.0 V       32 sum spill
        and edx, ebp                      ;   376.0 U       21 sum
        xor edi, edx                      ;   377.0 U       21 sum
        mov edx, dword [esp + 32]         ;   377.0 V       32 sum reload
        add esi, edi                      ;   378.0 U       32 sum
        mov edi, ecx                      ;   378.0 V       21 sum copy
        add eax, dword [edx + 56]         ;   379.0 U       32 sum
        add esi, dword [edx + 20]         ;   379.0 V       32 sum
        rol esi, 9                        ;   381.0 U+V     33 v[1]
        xor edi, esi                      ;   382.0 U       21 sum
        and ebp, edi                      ;   383.0 U       21 sum
        xor ecx, ebp                      ;   384.0 U       21 sum
        mov ebp, esi                      ;   384.0 V       21 sum copy
        add eax, ecx                      ;   385.0 U       32 sum
        mov ecx, dword [edx + 8]          ;   385.0 V       32 sum
        rol eax, 7                        ;   386.0 U+V     33 v[0]
        xor ebp, eax                      ;   387.0 U       21 sum
        add ebx, ecx                      ;   387.0 V       32 sum
        mov ecx, dword [edx + 32]         ;   388.0 U       32 sum
        and edi, ebp                      ;   388.0 V       21 sum
        add ecx, esi                      ;   389.0 U       32 sum
        xor esi, edi                      ;   389.0 V       21 sum
        add ebx, esi                      ;   390.0 U       32 sum
        mov edi, dword [edx + 12]         ;   390.0 V       32 sum
        rol ebx, 0xb                      ;   391.0 U+V     33 v[3]
        lea edi, [edi + eax + 1548603684] ;   392.0 U       32 sum
        mov esi, eax                      ;   392.0 V       21 sum copy
        xor esi, ebx                      ;   393.0 U       21 sum
        mov dword [esp + 48], edi         ;   393.0 V       32 sum spill
        and ebp, esi                      ;   394.0 U       21 sum
        mov edi, dword [esp + 28]         ;   394.0 V       32 sum reload
        xor eax, ebp                      ;   395.0 U       21 sum
        mov ebp, dword [edx + 44]         ;   395.0 V       32 sum
        add edi, eax                      ;   396.0 U       32 sum
        mov eax, dword [edx + 40]         ;   396.0 V       32 sum
        add edi, ebp                      ;   397.0 U       32 sum
        mov ebp, ebx                      ;   397.0 V       21 sum copy
        rol edi, 0xd                      ;   398.0 U+V     33 v[2]
        lea eax, [eax + ebx + 1548603684] ;   399.0 U       32 sum
        xor ebp, edi                      ;   399.0 V       21 sum
        and esi, ebp                      ;   400.0 U       21 sum
        mov ebp, ebx                      ;   400.0 V       21 sum copy
        xor ebp, esi                      ;   401.0 U       21 sum
        mov esi, dword [edx + 8]          ;   401.0 V       32 sum
        xor ebx, edi                      ;   402.0 U       22 sum
        add ecx, ebp                      ;   402.0 V       32 sum
        rol ecx, 0xc                      ;   403.0 U+V     33 v[1]
        xor ebx, ecx                      ;   404.0 U       22 sum
        mov ebp, dword [esp + 48]         ;   404.0 V       32 sum reload
        mov dword [esp + 28], eax         ;   405.0 U       32 sum spill
        add ebp, ebx                      ;   405.0 V       32 sum
        lea esi, [esi + edi + 1548603684] ;   406.0 U       32 sum
        xor edi, ecx                      ;   406.0 V       22 sum
        rol ebp, 0xb                      ;   407.0 U+V     33 v[0]
        xor edi, ebp                      ;   408.0 U       22 sum
        mov eax, dword [esp + 28]         ;   408.0 V       32 sum reload
        mov ebx, dword [edx + 16]         ;   409.0 U       32 sum
        add eax, edi                      ;   409.0 V       32 sum
        rol eax, 0xd                      ;   410.0 U+V     33 v[3]
        lea ebx, [ebx + ecx + 1548603684] ;   411.0 U       32 sum
        xor ecx, ebp                      ;   411.0 V       22 sum
        mov edi, dword [edx + 36]         ;   412.0 U       32 sum
        xor ecx, eax                      ;   412.0 V       22 sum
        add esi, ecx                      ;   413.0 U       32 sum
        mov ecx, dword [edx + 60]         ;   413.0 V       32 sum
        rol esi, 0xe                      ;   414.0 U+V     33 v[2]
        lea edi, [edi + ebp + 1548603684] ;   415.0 U       32 sum
        xor ebp, eax                      ;   415.0 V       22 sum
        xor ebp, esi                      ;   416.0 U       22 sum
        lea ecx, [ecx + eax + 1548603684] ;   416.0 V       32 sum
        add ebx, ebp                      ;   417.0 U       32 sum
        mov ebp, dword [edx + 32]         ;   417.0 V       32 sum
        rol ebx, 7                        ;   418.0 U+V     33 v[1]
        lea ebp, [ebp + esi + 1548603684] ;   419.0 U       32 sum
        xor eax, esi                      ;   419.0 V       22 sum
        xor esi, ebx                      ;   420.0 U       22 sum
        xor eax, ebx                      ;   420.0 V       22 sum
        add edi, eax                      ;   421.0 U       32 sum
        mov eax, dword [edx + 4]          ;   421.0 V       32 sum
        rol edi, 0xe                      ;   422.0 U+V     33 v[0]
        xor esi, edi                      ;   423.0 U       22 sum
        lea eax, [eax + ebx + 1548603684] ;   423.0 V       32 sum
        xor ebx, edi                      ;   424.0 U       22 sum
        add ecx, esi                      ;   424.0 V       32 sum
        rol ecx, 9                        ;   425.0 U+V     33 v[3]
        mov esi, dword [edx + 28]         ;   426.0 U       32 sum
        xor ebx, ecx                      ;   426.0 V       22 sum
        add ebp, ebx                      ;   427.0 U       32 sum
        mov ebx, dword [edx + 56]         ;   427.0 V       32 sum
        rol ebp, 0xd                      ;   428.0 U+V     33 v[2]
        lea ebx, [ebx + edi + 1548603684] ;   429.0 U       32 sum
        xor edi, ecx                      ;   429.0 V       22 sum
        lea esi, [esi + ecx + 1548603684] ;   430.0 U       32 sum
        xor edi, ebp                      ;   430.0 V       22 sum
        add eax, edi                      ;   431.0 U       32 sum
        xor ecx, ebp                      ;   431.0 V       22 sum
        rol eax, 0xf                      ;   432.0 U+V     33 v[1]
        xor ecx, eax                      ;   433.0 U       22 sum
        mov edi, dword [edx + 24]         ;   433.0 V       32 sum
        add ebx, ecx                      ;   434.0 U       32 sum
        mov ecx, dword [edx]              ;   434.0 V       32 sum
        rol ebx, 6                        ;   435.0 U+V     33 v[0]
        lea ecx, [ecx + ebp + 1548603684] ;   436.0 U       32 sum
        xor ebp, ebx                      ;   436.0 V       22 sum
        lea edi, [edi + eax + 1548603684] ;   437.0 U       32 sum
        xor ebp, eax                      ;   437.0 V       22 sum
        add esi, ebp                      ;   438.0 U       32 sum
        xor eax, ebx                      ;   438.0 V       22 sum
        rol esi, 8                        ;   439.0 U+V     33 v[3]
        xor eax, esi                      ;   440.0 U       22 sum
        mov ebp, dword [edx + 52]         ;   440.0 V       32 sum
        add ecx, eax                      ;   441.0 U       32 sum
        mov eax, dword [edx + 44]         ;   441.0 V       32 sum
        rol ecx, 0xd                      ;   442.0 U+V     33 v[2]
        lea eax, [eax + ebx + 1548603684] ;   443.0 U       32 sum
        xor ebx, ecx                      ;   443.0 V       22 sum
        lea ebp, [ebp + esi + 1548603684] ;   444.0 U       32 sum
        xor ebx, esi                      ;   444.0 V       22 sum
        add edi, ebx                      ;   445.0 U       32 sum
        mov ebx, dword [edx + 20]         ;   445.0 V       32 sum
        rol edi, 6                        ;   446.0 U+V     33 v[1]
        xor esi, ecx                      ;   447.0 U       22 sum
        lea ebx, [ebx + ecx + 1548603684] ;   447.0 V       32 sum
        xor ecx, edi                      ;   448.0 U       22 sum
        xor esi, edi                      ;   448.0 V       22 sum
        add eax, esi                      ;   449.0 U       32 sum
        mov esi, dword [edx + 48]         ;   449.0 V       32 sum
        rol eax, 0xc                      ;   450.0 U+V     33 v[0]
        lea esi, [esi + edi + 1548603684] ;   451.0 U       32 sum
        xor ecx, eax                      ;   451.0 V       22 sum
        add ebp, ecx                      ;   452.0 U       32 sum
        xor edi, eax                      ;   452.0 V       22 sum
        rol ebp, 5                        ;   453.0 U+V     33 v[3]
        xor edi, ebp                      ;   454.0 U       22 sum
        mov ecx, dword [esp + 36]         ;   454.0 V       45 h0
        add ecx, ebp                      ;   455.0 U       45 h0
        add ebx, edi                      ;   455.0 V       32 sum
        rol ebx, 7                        ;   456.0 U+V     33 v[2]
        xor ebp, ebx                      ;   457.0 U       22 sum
        mov edi, dword [esp + 24]         ;   457.0 V       46 h
        xor ebp, eax                      ;   458.0 U       22 sum
        add ebx, edi                      ;   458.0 V       46 h
        add ecx, dword [esp + 20]         ;   459.0 U       45 h0
        add ebx, dword [esp + 8]          ;   459.0 V       46 h
        add esi, ebp                      ;   461.0 U       32 sum
        mov ebp, dword [esp + 12]         ;   461.0 V       46 h
        mov dword [esp + 12], ebx         ;   462.0 U       46 h
        mov ebx, dword [esp + 44]         ;   462.0 V       46 h
        mov edi, dword [esp + 40]         ;   463.0 U       46 h reload
        add edx, 0x40                     ;   463.0 V       38 blocks
        rol esi, 5                        ;   464.0 U+V     33 v[1]
        add esi, ebx                      ;   465.0 U       46 h
        add edi, eax                      ;   465.0 V       46 h
        add esi, ebp                      ;   466.0 U       46 h
        mov dword [esp + 8], ecx          ;   466.0 V       47 h
        cmp edx, dword [esp + 4]          ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 76], edx         ;                    resident
        mov dword [esp + 16], edi         ;                    resident
        mov dword [esp + 0], esi          ;                    resident
.blocks_1_done:
        mov eax, dword [esp + 72]         ;     0.0 U       38 blocks reload
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
        add esp, 0x34                     ;                    frame
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
