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
;   blocks: 387 uops, planned 170.7; bounds: width 129.0, ports 158.0, path 162.0
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
        mov eax, ebp                      ;     0.0 p0       7 v[0] copy
        xor eax, edi                      ;     1.0 p1       7 v[0]
        mov ecx, dword [esp + 4]          ;     0.7 p2      24 v[1] reload
        and eax, ecx                      ;     3.7 p0       7 v[0]
        xor eax, ebp                      ;     4.7 p1       7 v[0]
        add eax, dword [esi]              ;     5.7 p0+p2   29 v[0]
        mov edx, dword [esp + 0]          ;     2.7 p2      24 v[0] reload
        add eax, edx                      ;     6.7 p1      29 v[0]
        rol eax, 3                        ;     7.7 p0      29 v[0]
        mov ebx, dword [esi + 16]         ;     3.7 p2      29 v[0]
        add ebx, eax                      ;     8.7 p1      29 v[0]
        mov edx, eax                      ;     8.7 p0       7 v[3] copy
        mov dword [esp + 20], ebx         ;     9.7 p3+p4   29 v[0] spill
        mov ebx, eax                      ;     8.7 p1       7 v[2] copy
        xor ebx, ecx                      ;     9.7 p0       7 v[2]
        mov dword [esp + 24], eax         ;     8.7 p3+p4    7 v[1] spill
        mov eax, dword [esi + 4]          ;     6.3 p2      29 v[3]
        add eax, ebp                      ;     9.3 p1      29 v[3]
        mov dword [esp + 28], ebp         ;     7.0 p3+p4   24 v[3] spill
        mov ebp, ecx                      ;     7.7 p0       7 v[3] copy
        xor ebp, edi                      ;     8.7 p1       7 v[3]
        and edx, ebp                      ;     9.7 p0       7 v[3]
        xor edx, edi                      ;    10.7 p1       7 v[3]
        add eax, edx                      ;    11.7 p0      29 v[3]
        rol eax, 7                        ;    12.7 p0      29 v[3]
        or ebx, eax                       ;    13.7 p1       7 v[2]
        mov ebp, dword [esp + 24]         ;    10.0 p2       7 v[1] reload
        xor ebp, eax                      ;    13.7 p1       7 v[1]
        xor ebx, ebp                      ;    14.7 p0       7 v[2]
        add ebx, edi                      ;    15.7 p1      29 v[2]
        mov edx, dword [esi + 20]         ;    11.3 p2      29 v[3]
        add edx, eax                      ;    14.3 p0      29 v[3]
        add ebx, dword [esi + 8]          ;    16.7 p1+p2   29 v[2]
        rol ebx, 0xb                      ;    17.7 p0      29 v[2]
        or ebp, ebx                       ;    18.7 p1       7 v[1]
        xor eax, ebx                      ;    18.7 p0       7 v[0]
        xor ebp, eax                      ;    19.7 p1       7 v[1]
        add ebp, ecx                      ;    20.7 p0      29 v[1]
        add ebp, dword [esi + 12]         ;    21.7 p1+p2   29 v[1]
        rol ebp, 0x13                     ;    22.7 p0      29 v[1]
        or eax, ebp                       ;    23.7 p1       7 v[0]
        mov ecx, dword [esi + 24]         ;    15.7 p2      29 v[2]
        add ecx, ebx                      ;    18.7 p0      29 v[2]
        xor ebx, ebp                      ;    23.7 p1       7 v[3]
        xor eax, ebx                      ;    24.7 p0       7 v[0]
        mov dword [esp + 24], edi         ;    17.0 p3+p4   24 v[2] spill
        mov edi, dword [esp + 20]         ;    17.7 p2      29 v[0] reload
        add edi, eax                      ;    25.7 p1      29 v[0]
        rol edi, 3                        ;    26.7 p0      29 v[0]
        or ebx, edi                       ;    27.7 p1       7 v[3]
        mov eax, dword [esi + 28]         ;    19.0 p2      29 v[1]
        add eax, ebp                      ;    23.7 p0      29 v[1]
        xor ebp, edi                      ;    27.7 p1       7 v[2]
        xor ebx, ebp                      ;    28.7 p0       7 v[3]
        add edx, ebx                      ;    29.7 p1      29 v[3]
        rol edx, 7                        ;    30.7 p0      29 v[3]
        or ebp, edx                       ;    31.7 p1       7 v[2]
        mov ebx, dword [esi + 32]         ;    21.3 p2      29 v[0]
        add ebx, edi                      ;    27.7 p0      29 v[0]
        xor edi, edx                      ;    31.7 p1       7 v[1]
        xor ebp, edi                      ;    32.7 p0       7 v[2]
        add ecx, ebp                      ;    33.7 p1      29 v[2]
        rol ecx, 0xb                      ;    34.7 p0      29 v[2]
        or edi, ecx                       ;    35.7 p1       7 v[1]
        mov ebp, dword [esi + 36]         ;    23.7 p2      29 v[3]
        add ebp, edx                      ;    31.7 p0      29 v[3]
        xor edx, ecx                      ;    35.7 p1       7 v[0]
        xor edi, edx                      ;    36.7 p0       7 v[1]
        add eax, edi                      ;    37.7 p1      29 v[1]
        rol eax, 0x13                     ;    38.7 p0      29 v[1]
        or edx, eax                       ;    39.7 p1       7 v[0]
        mov edi, dword [esi + 40]         ;    26.0 p2      29 v[2]
        add edi, ecx                      ;    35.7 p0      29 v[2]
        xor ecx, eax                      ;    39.7 p1       7 v[3]
        xor edx, ecx                      ;    40.7 p0       7 v[0]
        add ebx, edx                      ;    41.7 p1      29 v[0]
        rol ebx, 3                        ;    42.7 p0      29 v[0]
        or ecx, ebx                       ;    43.7 p1       7 v[3]
        mov edx, dword [esi + 44]         ;    28.3 p2      29 v[1]
        add edx, eax                      ;    39.7 p0      29 v[1]
        xor eax, ebx                      ;    43.7 p1       7 v[2]
        xor ecx, eax                      ;    44.7 p0       7 v[3]
        add ebp, ecx                      ;    45.7 p1      29 v[3]
        rol ebp, 7                        ;    46.7 p0      29 v[3]
        or eax, ebp                       ;    47.7 p1       7 v[2]
        mov ecx, dword [esi + 48]         ;    30.7 p2      29 v[0]
        add ecx, ebx                      ;    43.7 p0      29 v[0]
        xor ebx, ebp                      ;    47.7 p1       7 v[1]
        xor eax, ebx                      ;    48.7 p0       7 v[2]
        add edi, eax                      ;    49.7 p1      29 v[2]
        rol edi, 0xb                      ;    50.7 p0      29 v[2]
        or ebx, edi                       ;    51.7 p1       7 v[1]
        mov eax, dword [esi + 52]         ;    33.0 p2      29 v[3]
        add eax, ebp                      ;    47.7 p0      29 v[3]
        xor ebp, edi                      ;    51.7 p1       7 v[0]
        xor ebx, ebp                      ;    52.7 p0       7 v[1]
        add edx, ebx                      ;    53.7 p1      29 v[1]
        rol edx, 0x13                     ;    54.7 p0      29 v[1]
        or ebp, edx                       ;    55.7 p1       7 v[0]
        mov ebx, dword [esi + 56]         ;    35.3 p2      29 v[2]
        add ebx, edi                      ;    51.7 p0      29 v[2]
        xor edi, edx                      ;    55.7 p1       7 v[3]
        xor ebp, edi                      ;    56.7 p0       7 v[0]
        add ecx, ebp                      ;    57.7 p1      29 v[0]
        rol ecx, 3                        ;    58.7 p0      29 v[0]
        mov ebp, dword [esi + 60]         ;    37.3 p2      29 v[1]
        add ebp, edx                      ;    55.7 p1      29 v[1]
        or edi, ecx                       ;    59.7 p0       7 v[3]
        xor edx, ecx                      ;    59.7 p1       7 v[2]
        xor edi, edx                      ;    60.7 p0       7 v[3]
        add eax, edi                      ;    61.7 p1      29 v[3]
        rol eax, 7                        ;    62.7 p0      29 v[3]
        or edx, eax                       ;    63.7 p1       7 v[2]
        mov edi, dword [esi]              ;    41.7 p2      29 v[0]
        lea edi, [edi + ecx + 1518500249] ;    59.7 p0      29 v[0]
        mov dword [esp + 20], esi         ;    42.7 p3+p4   28 mk spill
        mov esi, ecx                      ;    59.7 p1       7 v[1] copy
        xor esi, eax                      ;    63.7 p0       7 v[1]
        xor edx, esi                      ;    64.7 p1       7 v[2]
        add ebx, edx                      ;    65.7 p0      29 v[2]
        rol ebx, 0xb                      ;    66.7 p0      29 v[2]
        and esi, ebx                      ;    67.7 p1       7 v[1]
        xor ecx, esi                      ;    68.7 p1       7 v[1]
        add ebp, ecx                      ;    69.7 p0      29 v[1]
        rol ebp, 0x13                     ;    70.7 p0      29 v[1]
        mov esi, eax                      ;    63.7 p1       8 v[0] copy
        xor esi, ebx                      ;    67.7 p1       8 v[0]
        and esi, ebp                      ;    71.7 p0       8 v[0]
        add edi, esi                      ;    72.7 p1      29 v[0]
        mov esi, eax                      ;    63.7 p0       8 v[0] copy
        and esi, ebx                      ;    67.7 p1       8 v[0]
        add edi, esi                      ;    73.7 p0      29 v[0]
        rol edi, 3                        ;    74.7 p0      29 v[0]
        mov esi, dword [esp + 20]         ;    53.7 p2      28 mk reload
        mov ecx, dword [esi + 16]         ;    56.7 p2      29 v[3]
        lea eax, [eax + ecx + 1518500249] ;    63.7 p0      29 v[3]
        mov ecx, dword [esi + 32]         ;    56.7 p2      29 v[2]
        lea ecx, [ecx + ebx + 1518500249] ;    67.7 p0      29 v[2]
        mov edx, ebx                      ;    67.7 p1       8 v[0] copy
        xor edx, ebp                      ;    71.7 p1       8 v[0]
        and ebx, ebp                      ;    71.7 p1       8 v[3]
        add eax, ebx                      ;    72.7 p0      29 v[3]
        and edx, edi                      ;    75.7 p1       8 v[3]
        add eax, edx                      ;    76.7 p0      29 v[3]
        rol eax, 5                        ;    77.7 p0      29 v[3]
        mov edx, dword [esi + 48]         ;    60.3 p2      29 v[1]
        lea edx, [edx + ebp + 1518500249] ;    71.7 p0      29 v[1]
        mov ebx, ebp                      ;    71.7 p1       8 v[3] copy
        xor ebx, edi                      ;    75.7 p1       8 v[3]
        and ebp, edi                      ;    75.7 p1       8 v[2]
        add ecx, ebp                      ;    76.7 p0      29 v[2]
        and ebx, eax                      ;    78.7 p1       8 v[2]
        add ecx, ebx                      ;    79.7 p0      29 v[2]
        rol ecx, 9                        ;    80.7 p0      29 v[2]
        mov ebp, dword [esi + 4]          ;    65.7 p2      29 v[0]
        lea ebp, [ebp + edi + 1518500249] ;    75.7 p0      29 v[0]
        mov ebx, edi                      ;    75.7 p1       8 v[2] copy
        xor ebx, eax                      ;    78.7 p1       8 v[2]
        and edi, eax                      ;    78.7 p0       8 v[1]
        add edx, edi                      ;    79.7 p1      29 v[1]
        and ebx, ecx                      ;    81.7 p0       8 v[1]
        add edx, ebx                      ;    82.7 p1      29 v[1]
        rol edx, 0xd                      ;    83.7 p0      29 v[1]
        mov edi, dword [esi + 20]         ;    70.7 p2      29 v[3]
        lea edi, [edi + eax + 1518500249] ;    78.7 p0      29 v[3]
        mov ebx, eax                      ;    78.7 p1       8 v[1] copy
        xor ebx, ecx                      ;    81.7 p0       8 v[1]
        and eax, ecx                      ;    81.7 p1       8 v[0]
        add ebp, eax                      ;    82.7 p0      29 v[0]
        and ebx, edx                      ;    84.7 p1       8 v[0]
        add ebp, ebx                      ;    85.7 p0      29 v[0]
        rol ebp, 3                        ;    86.7 p0      29 v[0]
        mov eax, dword [esi + 36]         ;    75.7 p2      29 v[2]
        lea eax, [eax + ecx + 1518500249] ;    81.7 p0      29 v[2]
        mov ebx, ecx                      ;    81.7 p1       8 v[0] copy
        xor ebx, edx                      ;    84.7 p1       8 v[0]
        and ecx, edx                      ;    84.7 p0       8 v[3]
        add edi, ecx                      ;    85.7 p1      29 v[3]
        and ebx, ebp                      ;    87.7 p0       8 v[3]
        add edi, ebx                      ;    88.7 p1      29 v[3]
        rol edi, 5                        ;    89.7 p0      29 v[3]
        mov ecx, dword [esi + 52]         ;    78.7 p2      29 v[1]
        lea ecx, [ecx + edx + 1518500249] ;    84.7 p0      29 v[1]
        mov ebx, edx                      ;    84.7 p1       8 v[3] copy
        xor ebx, ebp                      ;    87.7 p1       8 v[3]
        and edx, ebp                      ;    87.7 p0       8 v[2]
        add eax, edx                      ;    88.7 p1      29 v[2]
        and ebx, edi                      ;    90.7 p0       8 v[2]
        add eax, ebx                      ;    91.7 p1      29 v[2]
        rol eax, 9                        ;    92.7 p0      29 v[2]
        mov edx, dword [esi + 8]          ;    81.7 p2      29 v[0]
        lea edx, [edx + ebp + 1518500249] ;    87.7 p0      29 v[0]
        mov ebx, ebp                      ;    87.7 p1       8 v[2] copy
        xor ebx, edi                      ;    90.7 p1       8 v[2]
        and ebp, edi                      ;    90.7 p0       8 v[1]
        add ecx, ebp                      ;    91.7 p1      29 v[1]
        and ebx, eax                      ;    93.7 p0       8 v[1]
        add ecx, ebx                      ;    94.7 p1      29 v[1]
        rol ecx, 0xd                      ;    95.7 p0      29 v[1]
        mov ebp, dword [esi + 24]         ;    84.7 p2      29 v[3]
        lea ebp, [ebp + edi + 1518500249] ;    90.7 p0      29 v[3]
        mov ebx, edi                      ;    90.7 p1       8 v[1] copy
        xor ebx, eax                      ;    93.7 p1       8 v[1]
        and edi, eax                      ;    93.7 p0       8 v[0]
        add edx, edi                      ;    94.7 p1      29 v[0]
        and ebx, ecx                      ;    96.7 p0       8 v[0]
        add edx, ebx                      ;    97.7 p1      29 v[0]
        rol edx, 3                        ;    98.7 p0      29 v[0]
        mov edi, dword [esi + 40]         ;    87.7 p2      29 v[2]
        lea edi, [edi + eax + 1518500249] ;    93.7 p0      29 v[2]
        mov ebx, eax                      ;    93.7 p1       8 v[0] copy
        xor ebx, ecx                      ;    96.7 p1       8 v[0]
        and eax, ecx                      ;    96.7 p0       8 v[3]
        add ebp, eax                      ;    97.7 p1      29 v[3]
        and ebx, edx                      ;    99.7 p0       8 v[3]
        add ebp, ebx                      ;   100.7 p1      29 v[3]
        rol ebp, 5                        ;   101.7 p0      29 v[3]
        mov eax, dword [esi + 56]         ;    90.7 p2      29 v[1]
        lea eax, [eax + ecx + 1518500249] ;    96.7 p0      29 v[1]
        mov ebx, ecx                      ;    96.7 p1       8 v[3] copy
        xor ebx, edx                      ;    99.7 p1       8 v[3]
        and ecx, edx                      ;    99.7 p0       8 v[2]
        add edi, ecx                      ;   100.7 p1      29 v[2]
        and ebx, ebp                      ;   102.7 p0       8 v[2]
        add edi, ebx                      ;   103.7 p1      29 v[2]
        rol edi, 9                        ;   104.7 p0      29 v[2]
        mov ecx, dword [esi + 12]         ;    93.7 p2      29 v[0]
        lea ecx, [ecx + edx + 1518500249] ;   100.7 p0      29 v[0]
        mov ebx, edx                      ;   100.3 p1       8 v[2] copy
        xor ebx, ebp                      ;   102.7 p1       8 v[2]
        and edx, ebp                      ;   102.7 p0       8 v[1]
        add eax, edx                      ;   103.7 p1      29 v[1]
        and ebx, edi                      ;   105.7 p0       8 v[1]
        add eax, ebx                      ;   106.7 p1      29 v[1]
        rol eax, 0xd                      ;   107.7 p0      29 v[1]
        mov edx, dword [esi + 28]         ;    96.7 p2      29 v[3]
        lea edx, [edx + ebp + 1518500249] ;   104.7 p0      29 v[3]
        mov ebx, ebp                      ;   104.3 p1       8 v[1] copy
        xor ebx, edi                      ;   105.7 p1       8 v[1]
        and ebp, edi                      ;   105.7 p0       8 v[0]
        add ecx, ebp                      ;   106.7 p1      29 v[0]
        and ebx, eax                      ;   108.7 p0       8 v[0]
        add ecx, ebx                      ;   109.7 p1      29 v[0]
        rol ecx, 3                        ;   110.7 p0      29 v[0]
        mov ebp, dword [esi + 44]         ;    99.7 p2      29 v[2]
        lea ebp, [ebp + edi + 1518500249] ;   108.7 p0      29 v[2]
        mov ebx, edi                      ;   108.3 p1       8 v[0] copy
        xor ebx, eax                      ;   109.3 p1       8 v[0]
        and edi, eax                      ;   109.7 p0       8 v[3]
        add edx, edi                      ;   110.7 p1      29 v[3]
        and ebx, ecx                      ;   111.7 p0       8 v[3]
        add edx, ebx                      ;   112.7 p1      29 v[3]
        rol edx, 5                        ;   113.7 p0      29 v[3]
        mov edi, dword [esi + 60]         ;   102.7 p2      29 v[1]
        lea edi, [edi + eax + 1518500249] ;   112.7 p0      29 v[1]
        mov ebx, eax                      ;   112.3 p1       8 v[3] copy
        xor ebx, ecx                      ;   113.3 p1       8 v[3]
        and eax, ecx                      ;   113.7 p0       8 v[2]
        add ebp, eax                      ;   114.7 p1      29 v[2]
        and ebx, edx                      ;   114.7 p0       8 v[2]
        add ebp, ebx                      ;   115.7 p1      29 v[2]
        rol ebp, 9                        ;   116.7 p0      29 v[2]
        mov eax, dword [esi]              ;   105.7 p2      29 v[0]
        lea eax, [eax + ecx + 1859775393] ;   116.7 p0      29 v[0]
        mov ebx, ecx                      ;   116.3 p1       8 v[2] copy
        xor ebx, edx                      ;   117.3 p1       8 v[2]
        and ecx, edx                      ;   117.7 p0       8 v[1]
        add edi, ecx                      ;   118.7 p1      29 v[1]
        and ebx, ebp                      ;   118.7 p0       8 v[1]
        add edi, ebx                      ;   119.7 p1      29 v[1]
        rol edi, 0xd                      ;   120.7 p0      29 v[1]
        mov ecx, dword [esi + 32]         ;   108.7 p2      29 v[3]
        lea ecx, [ecx + edx + 1859775393] ;   120.7 p0      29 v[3]
        xor edx, ebp                      ;   120.3 p1       9 v[0]
        xor edx, edi                      ;   121.7 p1       9 v[0]
        add eax, edx                      ;   122.7 p0      29 v[0]
        rol eax, 3                        ;   123.7 p0      29 v[0]
        mov edx, dword [esi + 16]         ;   110.7 p2      29 v[2]
        lea edx, [edx + ebp + 1859775393] ;   123.7 p0      29 v[2]
        xor ebp, edi                      ;   122.3 p1       9 v[3]
        xor ebp, eax                      ;   124.7 p1       9 v[3]
        add ecx, ebp                      ;   125.7 p1      29 v[3]
        rol ecx, 9                        ;   126.7 p0      29 v[3]
        mov ebp, dword [esi + 48]         ;   112.7 p2      29 v[1]
        lea ebp, [ebp + edi + 1859775393] ;   125.7 p0      29 v[1]
        xor edi, eax                      ;   125.3 p1       9 v[2]
        xor edi, ecx                      ;   127.7 p1       9 v[2]
        add edx, edi                      ;   128.7 p0      29 v[2]
        rol edx, 0xb                      ;   129.7 p0      29 v[2]
        mov edi, dword [esi + 8]          ;   114.7 p2      29 v[0]
        lea edi, [edi + eax + 1859775393] ;   128.7 p0      29 v[0]
        xor eax, ecx                      ;   127.7 p1       9 v[1]
        xor eax, edx                      ;   130.7 p1       9 v[1]
        add ebp, eax                      ;   131.7 p1      29 v[1]
        rol ebp, 0xf                      ;   132.7 p0      29 v[1]
        mov eax, dword [esi + 40]         ;   116.7 p2      29 v[3]
        lea eax, [eax + ecx + 1859775393] ;   130.7 p0      29 v[3]
        xor ecx, edx                      ;   130.7 p1       9 v[0]
        xor ecx, ebp                      ;   133.7 p1       9 v[0]
        add edi, ecx                      ;   134.7 p0      29 v[0]
        rol edi, 3                        ;   135.7 p0      29 v[0]
        mov ecx, dword [esi + 24]         ;   118.7 p2      29 v[2]
        lea ecx, [ecx + edx + 1859775393] ;   133.7 p0      29 v[2]
        xor edx, ebp                      ;   133.7 p1       9 v[3]
        xor edx, edi                      ;   136.7 p1       9 v[3]
        add eax, edx                      ;   137.7 p1      29 v[3]
        rol eax, 9                        ;   138.7 p0      29 v[3]
        mov edx, dword [esi + 56]         ;   120.7 p2      29 v[1]
        lea edx, [edx + ebp + 1859775393] ;   135.7 p0      29 v[1]
        xor ebp, edi                      ;   136.7 p1       9 v[2]
        xor ebp, eax                      ;   139.7 p1       9 v[2]
        add ecx, ebp                      ;   140.7 p0      29 v[2]
        rol ecx, 0xb                      ;   141.7 p0      29 v[2]
        mov ebp, dword [esi + 4]          ;   122.7 p2      29 v[0]
        lea ebp, [ebp + edi + 1859775393] ;   138.7 p0      29 v[0]
        xor edi, eax                      ;   139.7 p1       9 v[1]
        xor edi, ecx                      ;   142.7 p1       9 v[1]
        add edx, edi                      ;   143.7 p1      29 v[1]
        rol edx, 0xf                      ;   144.7 p0      29 v[1]
        mov edi, dword [esi + 36]         ;   125.7 p2      29 v[3]
        lea edi, [edi + eax + 1859775393] ;   140.7 p0      29 v[3]
        xor eax, ecx                      ;   142.7 p1       9 v[0]
        xor eax, edx                      ;   145.7 p1       9 v[0]
        add ebp, eax                      ;   146.7 p0      29 v[0]
        rol ebp, 3                        ;   147.7 p0      29 v[0]
        mov eax, dword [esi + 20]         ;   128.7 p2      29 v[2]
        lea eax, [eax + ecx + 1859775393] ;   143.7 p0      29 v[2]
        xor ecx, edx                      ;   145.7 p1       9 v[3]
        xor ecx, ebp                      ;   148.7 p1       9 v[3]
        add edi, ecx                      ;   149.7 p1      29 v[3]
        rol edi, 9                        ;   150.7 p0      29 v[3]
        mov ecx, dword [esi + 52]         ;   131.7 p2      29 v[1]
        lea ecx, [ecx + edx + 1859775393] ;   145.7 p0      29 v[1]
        xor edx, ebp                      ;   148.7 p1       9 v[2]
        xor edx, edi                      ;   151.7 p1       9 v[2]
        add eax, edx                      ;   152.7 p0      29 v[2]
        rol eax, 0xb                      ;   153.7 p0      29 v[2]
        mov edx, dword [esi + 12]         ;   134.7 p2      29 v[0]
        lea edx, [edx + ebp + 1859775393] ;   148.7 p0      29 v[0]
        xor ebp, edi                      ;   151.7 p1       9 v[1]
        xor ebp, eax                      ;   154.7 p1       9 v[1]
        add ecx, ebp                      ;   155.7 p1      29 v[1]
        rol ecx, 0xf                      ;   156.7 p0      29 v[1]
        mov ebp, dword [esi + 44]         ;   137.7 p2      29 v[3]
        lea ebp, [ebp + edi + 1859775393] ;   151.7 p0      29 v[3]
        xor edi, eax                      ;   154.7 p1       9 v[0]
        xor edi, ecx                      ;   157.7 p1       9 v[0]
        add edx, edi                      ;   158.7 p0      29 v[0]
        rol edx, 3                        ;   159.7 p0      29 v[0]
        mov edi, dword [esi + 28]         ;   140.7 p2      29 v[2]
        lea edi, [edi + eax + 1859775393] ;   154.7 p0      29 v[2]
        xor eax, ecx                      ;   157.7 p1       9 v[3]
        xor eax, edx                      ;   160.7 p1       9 v[3]
        add ebp, eax                      ;   161.7 p1      29 v[3]
        rol ebp, 9                        ;   162.7 p0      29 v[3]
        mov eax, dword [esi + 60]         ;   143.7 p2      29 v[1]
        lea eax, [eax + ecx + 1859775393] ;   157.7 p0      29 v[1]
        xor ecx, edx                      ;   160.7 p1       9 v[2]
        xor ecx, ebp                      ;   163.7 p1       9 v[2]
        add edi, ecx                      ;   164.7 p0      29 v[2]
        rol edi, 0xb                      ;   165.7 p0      29 v[2]
        mov ecx, edx                      ;   160.7 p1       9 v[1] copy
        xor ecx, ebp                      ;   163.7 p1       9 v[1]
        xor ecx, edi                      ;   166.7 p0       9 v[1]
        add eax, ecx                      ;   167.7 p1      29 v[1]
        rol eax, 0xf                      ;   168.7 p0      29 v[1]
        add eax, dword [esp + 4]          ;   169.7 p1+p2   32 h
        mov dword [esp + 4], eax          ;   170.7 p3+p4   32 h
        add edi, dword [esp + 24]         ;   166.7 p0+p2   32 h
        add ebp, dword [esp + 28]         ;   163.7 p1+p2   32 h
        add edx, dword [esp + 0]          ;   161.7 p0+p2   32 h
        mov dword [esp + 0], edx          ;   162.7 p3+p4   32 h
        add esi, 0x40                     ;   162.3 p1      22 blocks
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
