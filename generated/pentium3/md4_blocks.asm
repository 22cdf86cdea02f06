; md4_blocks for Intel Pentium III (Katmai, Coppermine) (pentium3)
; made by cipherwright 0.1.0 from ciphers/md4.cw (sha256 5199b72d1fcb8937); do not edit:
;   ./cw build md4_blocks --cpu pentium3
;
; void md4_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 16 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 28 bytes, 8 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 19 uops, planned 10.0; bounds: width 6.3, ports 7.0, path 3.0
;   blocks: 387 uops, planned 171.7; bounds: width 129.0, ports 158.0, path 162.0
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
        sub esp, 0x20                     ;                    frame
        mov esi, dword [esp + 52]         ;     0.0 p2      22 h reload
        mov edi, dword [esi]              ;     3.0 p2      22 h
        mov dword [esp + 0], edi          ;     6.0 p3+p4   22 h
        mov edi, dword [esi + 4]          ;     3.0 p2      22 h
        mov dword [esp + 4], edi          ;     6.0 p3+p4   22 h
        mov edi, dword [esi + 8]          ;     3.0 p2      22 h
        mov dword [esp + 8], edi          ;     6.0 p3+p4   22 h
        mov esi, dword [esi + 12]         ;     4.0 p2      22 h
        mov dword [esp + 12], esi         ;     7.0 p3+p4   22 h
        mov esi, dword [esp + 60]         ;     5.0 p2      22 h
        shl esi, 6                        ;     8.0 p0      22 h
        add esi, dword [esp + 56]         ;     9.0 p1+p2   22 h
        mov dword [esp + 16], esi         ;    10.0 p3+p4   22 h
        cmp dword [esp + 60], 0           ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 56]         ;                    resident
        mov edi, dword [esp + 8]          ;                    resident
        mov ebp, dword [esp + 12]         ;                    resident
        align 16
.blocks_1:
        mov dword [esp + 20], ebp         ;     0.0 p3+p4   24 v[3] spill
        mov eax, ebp                      ;     0.7 p0       7 v[0] copy
        xor eax, edi                      ;     1.7 p1       7 v[0]
        mov edx, dword [esp + 0]          ;     1.3 p2      24 v[0] reload
        mov ecx, dword [esp + 4]          ;     2.3 p2      24 v[1] reload
        and eax, ecx                      ;     5.3 p0       7 v[0]
        xor eax, ebp                      ;     6.3 p1       7 v[0]
        mov ebx, dword [esi + 16]         ;     3.3 p2      29 v[0]
        add eax, dword [esi]              ;     7.3 p0+p2   29 v[0]
        add eax, edx                      ;     8.3 p1      29 v[0]
        rol eax, 3                        ;     9.3 p0      29 v[0]
        mov dword [esp + 24], eax         ;    10.3 p3+p4    7 v[1] spill
        add ebx, eax                      ;    10.3 p1      29 v[0]
        mov edx, eax                      ;    10.3 p0       7 v[3] copy
        mov dword [esp + 28], ebx         ;    11.3 p3+p4   29 v[0] spill
        mov ebx, eax                      ;    10.3 p1       7 v[2] copy
        mov eax, dword [esi + 4]          ;     6.7 p2      29 v[3]
        add eax, ebp                      ;     9.7 p0      29 v[3]
        mov ebp, ecx                      ;     7.3 p1       7 v[3] copy
        xor ebp, edi                      ;     8.3 p0       7 v[3]
        and edx, ebp                      ;    11.3 p1       7 v[3]
        mov ebp, dword [esp + 24]         ;    10.3 p2       7 v[1] reload
        xor edx, edi                      ;    12.3 p0       7 v[3]
        add eax, edx                      ;    13.3 p1      29 v[3]
        xor ebx, ecx                      ;    11.3 p0       7 v[2]
        rol eax, 7                        ;    14.3 p0      29 v[3]
        xor ebp, eax                      ;    15.3 p1       7 v[1]
        or ebx, eax                       ;    15.3 p1       7 v[2]
        xor ebx, ebp                      ;    16.3 p0       7 v[2]
        add ebx, edi                      ;    17.3 p1      29 v[2]
        mov edx, dword [esi + 20]         ;    11.3 p2      29 v[3]
        add edx, eax                      ;    15.3 p0      29 v[3]
        add ebx, dword [esi + 8]          ;    18.3 p1+p2   29 v[2]
        rol ebx, 0xb                      ;    19.3 p0      29 v[2]
        xor eax, ebx                      ;    20.3 p1       7 v[0]
        mov dword [esp + 24], edi         ;    13.3 p3+p4   24 v[2] spill
        mov edi, dword [esp + 28]         ;    14.0 p2      29 v[0] reload
        or ebp, ebx                       ;    20.3 p0       7 v[1]
        xor ebp, eax                      ;    21.3 p1       7 v[1]
        add ebp, ecx                      ;    22.3 p0      29 v[1]
        add ebp, dword [esi + 12]         ;    23.3 p1+p2   29 v[1]
        rol ebp, 0x13                     ;    24.3 p0      29 v[1]
        mov ecx, dword [esi + 24]         ;    16.3 p2      29 v[2]
        add ecx, ebx                      ;    20.3 p1      29 v[2]
        xor ebx, ebp                      ;    25.3 p0       7 v[3]
        or eax, ebp                       ;    25.3 p1       7 v[0]
        xor eax, ebx                      ;    26.3 p0       7 v[0]
        add edi, eax                      ;    27.3 p1      29 v[0]
        rol edi, 3                        ;    28.3 p0      29 v[0]
        or ebx, edi                       ;    29.3 p1       7 v[3]
        mov eax, dword [esi + 28]         ;    19.0 p2      29 v[1]
        add eax, ebp                      ;    25.3 p0      29 v[1]
        xor ebp, edi                      ;    29.3 p1       7 v[2]
        xor ebx, ebp                      ;    30.3 p0       7 v[3]
        add edx, ebx                      ;    31.3 p1      29 v[3]
        mov ebx, dword [esi + 32]         ;    20.7 p2      29 v[0]
        rol edx, 7                        ;    32.3 p0      29 v[3]
        or ebp, edx                       ;    33.3 p1       7 v[2]
        add ebx, edi                      ;    29.3 p0      29 v[0]
        xor edi, edx                      ;    33.3 p1       7 v[1]
        xor ebp, edi                      ;    34.3 p0       7 v[2]
        add ecx, ebp                      ;    35.3 p1      29 v[2]
        mov ebp, dword [esi + 36]         ;    23.0 p2      29 v[3]
        rol ecx, 0xb                      ;    36.3 p0      29 v[2]
        or edi, ecx                       ;    37.3 p1       7 v[1]
        add ebp, edx                      ;    33.3 p0      29 v[3]
        xor edx, ecx                      ;    37.3 p1       7 v[0]
        xor edi, edx                      ;    38.3 p0       7 v[1]
        add eax, edi                      ;    39.3 p1      29 v[1]
        rol eax, 0x13                     ;    40.3 p0      29 v[1]
        or edx, eax                       ;    41.3 p1       7 v[0]
        mov edi, dword [esi + 40]         ;    26.0 p2      29 v[2]
        add edi, ecx                      ;    37.3 p0      29 v[2]
        xor ecx, eax                      ;    41.3 p1       7 v[3]
        xor edx, ecx                      ;    42.3 p0       7 v[0]
        add ebx, edx                      ;    43.3 p1      29 v[0]
        mov edx, dword [esi + 44]         ;    27.7 p2      29 v[1]
        rol ebx, 3                        ;    44.3 p0      29 v[0]
        or ecx, ebx                       ;    45.3 p1       7 v[3]
        add edx, eax                      ;    41.3 p0      29 v[1]
        xor eax, ebx                      ;    45.3 p1       7 v[2]
        xor ecx, eax                      ;    46.3 p0       7 v[3]
        mov dword [esp + 28], esi         ;    29.7 p3+p4   28 mk spill
        add ebp, ecx                      ;    47.3 p1      29 v[3]
        mov ecx, dword [esi + 48]         ;    30.7 p2      29 v[0]
        rol ebp, 7                        ;    48.3 p0      29 v[3]
        or eax, ebp                       ;    49.3 p1       7 v[2]
        add ecx, ebx                      ;    45.3 p0      29 v[0]
        xor ebx, ebp                      ;    49.3 p1       7 v[1]
        xor eax, ebx                      ;    50.3 p0       7 v[2]
        add edi, eax                      ;    51.3 p1      29 v[2]
        rol edi, 0xb                      ;    52.3 p0      29 v[2]
        or ebx, edi                       ;    53.3 p1       7 v[1]
        mov eax, dword [esi + 52]         ;    33.7 p2      29 v[3]
        add eax, ebp                      ;    49.3 p0      29 v[3]
        xor ebp, edi                      ;    53.3 p1       7 v[0]
        xor ebx, ebp                      ;    54.3 p0       7 v[1]
        add edx, ebx                      ;    55.3 p1      29 v[1]
        mov ebx, dword [esi + 56]         ;    35.3 p2      29 v[2]
        add ebx, edi                      ;    53.3 p0      29 v[2]
        rol edx, 0x13                     ;    56.3 p0      29 v[1]
        or ebp, edx                       ;    57.3 p1       7 v[0]
        xor edi, edx                      ;    57.3 p1       7 v[3]
        xor ebp, edi                      ;    58.3 p0       7 v[0]
        add ecx, ebp                      ;    59.3 p1      29 v[0]
        mov ebp, dword [esi + 60]         ;    39.0 p2      29 v[1]
        rol ecx, 3                        ;    60.3 p0      29 v[0]
        or edi, ecx                       ;    61.3 p1       7 v[3]
        add ebp, edx                      ;    57.3 p0      29 v[1]
        xor edx, ecx                      ;    61.3 p1       7 v[2]
        xor edi, edx                      ;    62.3 p0       7 v[3]
        add eax, edi                      ;    63.3 p1      29 v[3]
        mov edi, dword [esi]              ;    43.3 p2      29 v[0]
        mov esi, ecx                      ;    61.3 p0       7 v[1] copy
        lea edi, [edi + ecx + 1518500249] ;    61.3 p0      29 v[0]
        rol eax, 7                        ;    64.3 p0      29 v[3]
        or edx, eax                       ;    65.3 p1       7 v[2]
        xor esi, eax                      ;    65.3 p1       7 v[1]
        xor edx, esi                      ;    66.3 p1       7 v[2]
        add ebx, edx                      ;    67.3 p0      29 v[2]
        rol ebx, 0xb                      ;    68.3 p0      29 v[2]
        and esi, ebx                      ;    69.3 p1       7 v[1]
        xor ecx, esi                      ;    70.3 p1       7 v[1]
        add ebp, ecx                      ;    71.3 p0      29 v[1]
        mov esi, eax                      ;    65.3 p1       8 v[0] copy
        xor esi, ebx                      ;    69.3 p0       8 v[0]
        mov edx, ebx                      ;    69.3 p1       8 v[0] copy
        rol ebp, 0x13                     ;    72.3 p0      29 v[1]
        and esi, ebp                      ;    73.3 p1       8 v[0]
        add edi, esi                      ;    74.3 p0      29 v[0]
        mov esi, eax                      ;    65.3 p1       8 v[0] copy
        and esi, ebx                      ;    69.3 p0       8 v[0]
        add edi, esi                      ;    75.3 p1      29 v[0]
        mov esi, dword [esp + 28]         ;    54.7 p2      28 mk reload
        mov ecx, dword [esi + 16]         ;    57.7 p2      29 v[3]
        lea eax, [eax + ecx + 1518500249] ;    65.3 p0      29 v[3]
        mov ecx, dword [esi + 32]         ;    57.7 p2      29 v[2]
        rol edi, 3                        ;    76.3 p0      29 v[0]
        xor edx, ebp                      ;    73.3 p1       8 v[0]
        and edx, edi                      ;    77.3 p1       8 v[3]
        lea ecx, [ecx + ebx + 1518500249] ;    69.3 p0      29 v[2]
        and ebx, ebp                      ;    73.3 p1       8 v[3]
        add eax, ebx                      ;    74.3 p0      29 v[3]
        add eax, edx                      ;    78.3 p1      29 v[3]
        mov ebx, ebp                      ;    73.3 p0       8 v[3] copy
        mov edx, dword [esi + 48]         ;    60.7 p2      29 v[1]
        lea edx, [edx + ebp + 1518500249] ;    73.3 p0      29 v[1]
        and ebp, edi                      ;    77.3 p1       8 v[2]
        add ecx, ebp                      ;    78.3 p0      29 v[2]
        mov ebp, dword [esi + 4]          ;    63.0 p2      29 v[0]
        rol eax, 5                        ;    79.3 p0      29 v[3]
        xor ebx, edi                      ;    77.3 p1       8 v[3]
        and ebx, eax                      ;    80.3 p0       8 v[2]
        add ecx, ebx                      ;    81.3 p1      29 v[2]
        mov ebx, edi                      ;    77.3 p0       8 v[2] copy
        xor ebx, eax                      ;    80.3 p1       8 v[2]
        rol ecx, 9                        ;    82.3 p0      29 v[2]
        and ebx, ecx                      ;    83.3 p1       8 v[1]
        lea ebp, [ebp + edi + 1518500249] ;    77.3 p0      29 v[0]
        and edi, eax                      ;    80.3 p1       8 v[1]
        add edx, edi                      ;    81.3 p0      29 v[1]
        add edx, ebx                      ;    84.3 p1      29 v[1]
        mov edi, dword [esi + 20]         ;    71.3 p2      29 v[3]
        lea edi, [edi + eax + 1518500249] ;    80.3 p0      29 v[3]
        mov ebx, eax                      ;    80.3 p1       8 v[1] copy
        rol edx, 0xd                      ;    85.3 p0      29 v[1]
        and eax, ecx                      ;    83.3 p1       8 v[0]
        xor ebx, ecx                      ;    83.3 p0       8 v[1]
        and ebx, edx                      ;    86.3 p1       8 v[0]
        add ebp, eax                      ;    84.3 p0      29 v[0]
        add ebp, ebx                      ;    87.3 p1      29 v[0]
        rol ebp, 3                        ;    88.3 p0      29 v[0]
        mov ebx, ecx                      ;    83.3 p1       8 v[0] copy
        mov eax, dword [esi + 36]         ;    76.7 p2      29 v[2]
        lea eax, [eax + ecx + 1518500249] ;    83.3 p0      29 v[2]
        and ecx, edx                      ;    86.3 p1       8 v[3]
        xor ebx, edx                      ;    86.3 p0       8 v[0]
        and ebx, ebp                      ;    89.3 p1       8 v[3]
        add edi, ecx                      ;    87.3 p0      29 v[3]
        mov ecx, dword [esi + 52]         ;    78.7 p2      29 v[1]
        add edi, ebx                      ;    90.3 p1      29 v[3]
        rol edi, 5                        ;    91.3 p0      29 v[3]
        mov ebx, edx                      ;    86.3 p1       8 v[3] copy
        xor ebx, ebp                      ;    89.3 p0       8 v[3]
        and ebx, edi                      ;    92.3 p1       8 v[2]
        lea ecx, [ecx + edx + 1518500249] ;    86.3 p0      29 v[1]
        and edx, ebp                      ;    89.3 p1       8 v[2]
        add eax, edx                      ;    90.3 p0      29 v[2]
        add eax, ebx                      ;    93.3 p1      29 v[2]
        rol eax, 9                        ;    94.3 p0      29 v[2]
        mov edx, dword [esi + 8]          ;    82.3 p2      29 v[0]
        lea edx, [edx + ebp + 1518500249] ;    89.3 p0      29 v[0]
        mov ebx, ebp                      ;    89.3 p1       8 v[2] copy
        xor ebx, edi                      ;    92.3 p1       8 v[2]
        and ebx, eax                      ;    95.3 p0       8 v[1]
        and ebp, edi                      ;    92.3 p1       8 v[1]
        add ecx, ebp                      ;    93.3 p0      29 v[1]
        add ecx, ebx                      ;    96.3 p1      29 v[1]
        mov ebx, edi                      ;    92.3 p0       8 v[1] copy
        xor ebx, eax                      ;    95.3 p1       8 v[1]
        mov ebp, dword [esi + 24]         ;    85.7 p2      29 v[3]
        lea ebp, [ebp + edi + 1518500249] ;    92.3 p0      29 v[3]
        rol ecx, 0xd                      ;    97.3 p0      29 v[1]
        and ebx, ecx                      ;    98.3 p1       8 v[0]
        and edi, eax                      ;    95.3 p1       8 v[0]
        add edx, edi                      ;    96.3 p0      29 v[0]
        add edx, ebx                      ;    99.3 p1      29 v[0]
        mov ebx, eax                      ;    95.3 p0       8 v[0] copy
        mov edi, dword [esi + 40]         ;    88.3 p2      29 v[2]
        lea edi, [edi + eax + 1518500249] ;    95.3 p0      29 v[2]
        and eax, ecx                      ;    98.3 p1       8 v[3]
        xor ebx, ecx                      ;    98.3 p1       8 v[0]
        rol edx, 3                        ;   100.3 p0      29 v[0]
        add ebp, eax                      ;    99.3 p1      29 v[3]
        and ebx, edx                      ;   101.3 p0       8 v[3]
        add ebp, ebx                      ;   102.3 p1      29 v[3]
        mov ebx, ecx                      ;    98.3 p0       8 v[3] copy
        mov eax, dword [esi + 56]         ;    91.3 p2      29 v[1]
        lea eax, [eax + ecx + 1518500249] ;    98.3 p0      29 v[1]
        and ecx, edx                      ;   101.3 p1       8 v[2]
        rol ebp, 5                        ;   103.3 p0      29 v[3]
        xor ebx, edx                      ;   101.3 p1       8 v[3]
        and ebx, ebp                      ;   104.3 p1       8 v[2]
        add edi, ecx                      ;   102.3 p0      29 v[2]
        add edi, ebx                      ;   105.3 p1      29 v[2]
        mov ecx, dword [esi + 12]         ;    94.0 p2      29 v[0]
        lea ecx, [ecx + edx + 1518500249] ;   101.3 p0      29 v[0]
        mov ebx, edx                      ;   101.3 p1       8 v[2] copy
        xor ebx, ebp                      ;   104.3 p0       8 v[2]
        and edx, ebp                      ;   104.3 p1       8 v[1]
        rol edi, 9                        ;   106.3 p0      29 v[2]
        and ebx, edi                      ;   107.3 p1       8 v[1]
        add eax, edx                      ;   105.3 p0      29 v[1]
        add eax, ebx                      ;   108.3 p1      29 v[1]
        rol eax, 0xd                      ;   109.3 p0      29 v[1]
        mov edx, dword [esi + 28]         ;    97.3 p2      29 v[3]
        lea edx, [edx + ebp + 1518500249] ;   105.3 p0      29 v[3]
        mov ebx, ebp                      ;   104.7 p1       8 v[1] copy
        xor ebx, edi                      ;   107.3 p1       8 v[1]
        and ebx, eax                      ;   110.3 p0       8 v[0]
        and ebp, edi                      ;   107.3 p1       8 v[0]
        add ecx, ebp                      ;   108.3 p0      29 v[0]
        add ecx, ebx                      ;   111.3 p1      29 v[0]
        mov ebx, edi                      ;   108.3 p0       8 v[0] copy
        mov ebp, dword [esi + 44]         ;   100.3 p2      29 v[2]
        lea ebp, [ebp + edi + 1518500249] ;   109.3 p0      29 v[2]
        xor ebx, eax                      ;   110.3 p1       8 v[0]
        and edi, eax                      ;   110.3 p1       8 v[3]
        add edx, edi                      ;   111.3 p0      29 v[3]
        rol ecx, 3                        ;   112.3 p0      29 v[0]
        and ebx, ecx                      ;   113.3 p1       8 v[3]
        add edx, ebx                      ;   114.3 p1      29 v[3]
        mov ebx, eax                      ;   112.3 p0       8 v[3] copy
        mov edi, dword [esi + 60]         ;   103.3 p2      29 v[1]
        rol edx, 5                        ;   115.3 p0      29 v[3]
        xor ebx, ecx                      ;   113.3 p1       8 v[3]
        and ebx, edx                      ;   116.3 p1       8 v[2]
        lea edi, [edi + eax + 1518500249] ;   114.3 p0      29 v[1]
        and eax, ecx                      ;   114.7 p1       8 v[2]
        add ebp, eax                      ;   115.7 p0      29 v[2]
        add ebp, ebx                      ;   117.3 p1      29 v[2]
        rol ebp, 9                        ;   118.3 p0      29 v[2]
        mov ebx, ecx                      ;   116.7 p1       8 v[2] copy
        xor ebx, edx                      ;   117.7 p0       8 v[2]
        and ebx, ebp                      ;   119.3 p1       8 v[1]
        mov eax, dword [esi]              ;   107.3 p2      29 v[0]
        lea eax, [eax + ecx + 1859775393] ;   118.3 p0      29 v[0]
        and ecx, edx                      ;   118.7 p1       8 v[1]
        add edi, ecx                      ;   119.7 p0      29 v[1]
        add edi, ebx                      ;   120.7 p1      29 v[1]
        rol edi, 0xd                      ;   121.7 p0      29 v[1]
        mov ecx, dword [esi + 32]         ;   109.3 p2      29 v[3]
        lea ecx, [ecx + edx + 1859775393] ;   121.3 p0      29 v[3]
        xor edx, ebp                      ;   120.7 p1       9 v[0]
        xor edx, edi                      ;   122.7 p1       9 v[0]
        add eax, edx                      ;   123.7 p0      29 v[0]
        rol eax, 3                        ;   124.7 p0      29 v[0]
        mov edx, dword [esi + 16]         ;   111.3 p2      29 v[2]
        lea edx, [edx + ebp + 1859775393] ;   124.3 p0      29 v[2]
        xor ebp, edi                      ;   122.7 p1       9 v[3]
        xor ebp, eax                      ;   125.7 p1       9 v[3]
        add ecx, ebp                      ;   126.7 p1      29 v[3]
        rol ecx, 9                        ;   127.7 p0      29 v[3]
        mov ebp, dword [esi + 48]         ;   113.3 p2      29 v[1]
        lea ebp, [ebp + edi + 1859775393] ;   126.3 p0      29 v[1]
        xor edi, eax                      ;   125.7 p1       9 v[2]
        xor edi, ecx                      ;   128.7 p1       9 v[2]
        add edx, edi                      ;   129.7 p0      29 v[2]
        rol edx, 0xb                      ;   130.7 p0      29 v[2]
        mov edi, dword [esi + 8]          ;   115.3 p2      29 v[0]
        lea edi, [edi + eax + 1859775393] ;   129.3 p0      29 v[0]
        xor eax, ecx                      ;   128.7 p1       9 v[1]
        xor eax, edx                      ;   131.7 p1       9 v[1]
        add ebp, eax                      ;   132.7 p1      29 v[1]
        rol ebp, 0xf                      ;   133.7 p0      29 v[1]
        mov eax, dword [esi + 40]         ;   117.3 p2      29 v[3]
        lea eax, [eax + ecx + 1859775393] ;   131.3 p0      29 v[3]
        xor ecx, edx                      ;   131.7 p1       9 v[0]
        xor ecx, ebp                      ;   134.7 p1       9 v[0]
        add edi, ecx                      ;   135.7 p0      29 v[0]
        rol edi, 3                        ;   136.7 p0      29 v[0]
        mov ecx, dword [esi + 24]         ;   119.3 p2      29 v[2]
        lea ecx, [ecx + edx + 1859775393] ;   134.3 p0      29 v[2]
        xor edx, ebp                      ;   134.7 p1       9 v[3]
        xor edx, edi                      ;   137.7 p1       9 v[3]
        add eax, edx                      ;   138.7 p1      29 v[3]
        mov edx, dword [esi + 56]         ;   121.0 p2      29 v[1]
        lea edx, [edx + ebp + 1859775393] ;   135.3 p0      29 v[1]
        rol eax, 9                        ;   139.7 p0      29 v[3]
        xor ebp, edi                      ;   137.7 p1       9 v[2]
        xor ebp, eax                      ;   140.7 p1       9 v[2]
        add ecx, ebp                      ;   141.7 p0      29 v[2]
        mov ebp, dword [esi + 4]          ;   123.3 p2      29 v[0]
        rol ecx, 0xb                      ;   142.7 p0      29 v[2]
        lea ebp, [ebp + edi + 1859775393] ;   139.3 p0      29 v[0]
        xor edi, eax                      ;   140.7 p1       9 v[1]
        xor edi, ecx                      ;   143.7 p1       9 v[1]
        add edx, edi                      ;   144.7 p1      29 v[1]
        rol edx, 0xf                      ;   145.7 p0      29 v[1]
        mov edi, dword [esi + 36]         ;   126.7 p2      29 v[3]
        lea edi, [edi + eax + 1859775393] ;   141.3 p0      29 v[3]
        xor eax, ecx                      ;   143.7 p1       9 v[0]
        xor eax, edx                      ;   146.7 p1       9 v[0]
        add ebp, eax                      ;   147.7 p0      29 v[0]
        rol ebp, 3                        ;   148.7 p0      29 v[0]
        mov eax, dword [esi + 20]         ;   129.7 p2      29 v[2]
        lea eax, [eax + ecx + 1859775393] ;   144.3 p0      29 v[2]
        xor ecx, edx                      ;   146.7 p1       9 v[3]
        xor ecx, ebp                      ;   149.7 p1       9 v[3]
        add edi, ecx                      ;   150.7 p1      29 v[3]
        mov ecx, dword [esi + 52]         ;   132.3 p2      29 v[1]
        rol edi, 9                        ;   151.7 p0      29 v[3]
        lea ecx, [ecx + edx + 1859775393] ;   146.7 p0      29 v[1]
        xor edx, ebp                      ;   149.7 p1       9 v[2]
        xor edx, edi                      ;   152.7 p1       9 v[2]
        add eax, edx                      ;   153.7 p0      29 v[2]
        mov edx, dword [esi + 12]         ;   135.3 p2      29 v[0]
        lea edx, [edx + ebp + 1859775393] ;   149.7 p0      29 v[0]
        xor ebp, edi                      ;   152.7 p1       9 v[1]
        rol eax, 0xb                      ;   154.7 p0      29 v[2]
        xor ebp, eax                      ;   155.7 p1       9 v[1]
        add ecx, ebp                      ;   156.7 p1      29 v[1]
        mov ebp, dword [esi + 44]         ;   138.3 p2      29 v[3]
        rol ecx, 0xf                      ;   157.7 p0      29 v[1]
        lea ebp, [ebp + edi + 1859775393] ;   152.7 p0      29 v[3]
        xor edi, eax                      ;   155.7 p1       9 v[0]
        xor edi, ecx                      ;   158.7 p1       9 v[0]
        add edx, edi                      ;   159.7 p0      29 v[0]
        mov edi, dword [esi + 28]         ;   140.7 p2      29 v[2]
        lea edi, [edi + eax + 1859775393] ;   155.7 p0      29 v[2]
        xor eax, ecx                      ;   158.7 p1       9 v[3]
        rol edx, 3                        ;   160.7 p0      29 v[0]
        xor eax, edx                      ;   161.7 p1       9 v[3]
        add ebp, eax                      ;   162.7 p1      29 v[3]
        mov eax, dword [esi + 60]         ;   144.0 p2      29 v[1]
        lea eax, [eax + ecx + 1859775393] ;   158.7 p0      29 v[1]
        xor ecx, edx                      ;   161.7 p1       9 v[2]
        rol ebp, 9                        ;   163.7 p0      29 v[3]
        xor ecx, ebp                      ;   164.7 p1       9 v[2]
        add edi, ecx                      ;   165.7 p0      29 v[2]
        rol edi, 0xb                      ;   166.7 p0      29 v[2]
        add esi, 0x40                     ;   157.7 p1      22 blocks
        mov ecx, edx                      ;   161.7 p1       9 v[1] copy
        xor ecx, ebp                      ;   164.7 p0       9 v[1]
        add edx, dword [esp + 0]          ;   161.7 p1+p2   32 h
        mov dword [esp + 0], edx          ;   162.7 p3+p4   32 h
        xor ecx, edi                      ;   167.7 p0       9 v[1]
        add ebp, dword [esp + 20]         ;   164.7 p1+p2   32 h
        add eax, ecx                      ;   168.7 p0      29 v[1]
        add edi, dword [esp + 24]         ;   167.7 p1+p2   32 h
        rol eax, 0xf                      ;   169.7 p0      29 v[1]
        add eax, dword [esp + 4]          ;   170.7 p1+p2   32 h
        mov dword [esp + 4], eax          ;   171.7 p3+p4   32 h
        cmp esi, dword [esp + 16]         ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 56], esi         ;                    resident
        mov dword [esp + 8], edi          ;                    resident
        mov dword [esp + 12], ebp         ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]          ;     0.0 p2      22 blocks reload
        mov edi, dword [esp + 52]         ;     1.0 p2      22 blocks reload
        mov dword [edi], esi              ;     3.0 p3+p4   22 blocks
        mov esi, dword [esp + 4]          ;     2.0 p2      22 blocks reload
        mov dword [edi + 4], esi          ;     5.0 p3+p4   22 blocks
        mov esi, dword [esp + 8]          ;     3.0 p2      22 blocks reload
        mov dword [edi + 8], esi          ;     6.0 p3+p4   22 blocks
        mov esi, dword [esp + 12]         ;     4.0 p2      22 blocks reload
        mov dword [edi + 12], esi         ;     7.0 p3+p4   22 blocks
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
