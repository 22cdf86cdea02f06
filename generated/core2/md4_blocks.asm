; md4_blocks for Intel Core 2, 65 nm (Conroe, Merom) (core2)
; made by cipherwright 0.1.0 from ciphers/md4.cw (sha256 5199b72d1fcb8937); do not edit:
;   ./cw build md4_blocks --cpu core2
;
; void md4_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 16 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 36 bytes, 10 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 13 uops, planned 10.0; bounds: width 3.2, ports 7.0, path 3.0
;   blocks: 373 uops, planned 168.5; bounds: width 93.2, ports 106.0, path 162.0
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
        sub esp, 0x28                     ;                    frame
        mov esi, dword [esp + 60]         ;     0.0 p2      22 h reload
        mov edi, dword [esi]              ;     3.0 p2      22 h
        mov dword [esp + 0], edi          ;     6.0 p3+p4   22 h
        mov edi, dword [esi + 4]          ;     3.0 p2      22 h
        mov dword [esp + 4], edi          ;     6.0 p3+p4   22 h
        mov edi, dword [esi + 8]          ;     3.0 p2      22 h
        mov dword [esp + 8], edi          ;     6.0 p3+p4   22 h
        mov esi, dword [esi + 12]         ;     4.0 p2      22 h
        mov dword [esp + 12], esi         ;     7.0 p3+p4   22 h
        mov esi, dword [esp + 68]         ;     5.0 p2      22 h
        shl esi, 6                        ;     8.0 p0      22 h
        add esi, dword [esp + 64]         ;     9.0 p1+p2   22 h
        mov dword [esp + 16], esi         ;    10.0 p3+p4   22 h
        cmp dword [esp + 68], 0           ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 64]         ;                    resident
        mov edi, dword [esp + 8]          ;                    resident
        mov ebp, dword [esp + 12]         ;                    resident
        mov eax, dword [esp + 4]          ;                    resident
        mov ecx, dword [esp + 0]          ;                    resident
        align 16
.blocks_1:
        mov edx, dword [esi]              ;     0.0 p2      29 v[0]
        add edx, ecx                      ;     3.0 p0      29 v[0]
        mov ebx, ebp                      ;     0.5 p1       7 v[0] copy
        xor ebx, edi                      ;     1.5 p5       7 v[0]
        and ebx, eax                      ;     2.5 p0       7 v[0]
        xor ebx, ebp                      ;     3.5 p1       7 v[0]
        add edx, ebx                      ;     4.5 p5      29 v[0]
        rol edx, 3                        ;     5.5 p0      29 v[0]
        mov ebx, dword [esi + 16]         ;     2.0 p2      29 v[0]
        add ebx, edx                      ;     6.5 p1      29 v[0]
        mov dword [esp + 20], ecx         ;     2.5 p3+p4   24 v[0] spill
        mov ecx, edx                      ;     6.5 p5       7 v[3] copy
        mov dword [esp + 24], ebx         ;     7.5 p3+p4   29 v[0] spill
        mov ebx, edx                      ;     6.5 p0       7 v[2] copy
        xor ebx, eax                      ;     7.5 p1       7 v[2]
        mov dword [esp + 28], edx         ;     6.5 p3+p4    7 v[1] spill
        mov edx, dword [esi + 4]          ;     4.0 p2      29 v[3]
        add edx, ebp                      ;     7.0 p5      29 v[3]
        mov dword [esp + 32], ebp         ;     5.5 p3+p4   24 v[3] spill
        mov ebp, eax                      ;     4.8 p0       7 v[3] copy
        xor ebp, edi                      ;     5.8 p1       7 v[3]
        and ecx, ebp                      ;     7.5 p5       7 v[3]
        xor ecx, edi                      ;     8.5 p0       7 v[3]
        add edx, ecx                      ;     9.5 p1      29 v[3]
        rol edx, 7                        ;    10.5 p5      29 v[3]
        or ebx, edx                       ;    11.5 p0       7 v[2]
        mov ebp, dword [esp + 28]         ;     6.5 p2       7 v[1] reload
        xor ebp, edx                      ;    11.5 p1       7 v[1]
        xor ebx, ebp                      ;    12.5 p5       7 v[2]
        add ebx, edi                      ;    13.5 p0      29 v[2]
        mov ecx, dword [esi + 20]         ;     7.5 p2      29 v[3]
        add ecx, edx                      ;    11.5 p1      29 v[3]
        add ebx, dword [esi + 8]          ;    14.5 p5+p2   29 v[2]
        rol ebx, 0xb                      ;    15.5 p0      29 v[2]
        or ebp, ebx                       ;    16.5 p1       7 v[1]
        xor edx, ebx                      ;    16.5 p5       7 v[0]
        xor ebp, edx                      ;    17.5 p0       7 v[1]
        add ebp, eax                      ;    18.5 p1      29 v[1]
        add ebp, dword [esi + 12]         ;    19.5 p5+p2   29 v[1]
        rol ebp, 0x13                     ;    20.5 p0      29 v[1]
        or edx, ebp                       ;    21.5 p1       7 v[0]
        mov dword [esp + 28], edi         ;    10.2 p3+p4   24 v[2] spill
        mov edi, dword [esi + 24]         ;    10.5 p2      29 v[2]
        add edi, ebx                      ;    16.5 p5      29 v[2]
        xor ebx, ebp                      ;    21.5 p0       7 v[3]
        xor edx, ebx                      ;    22.5 p1       7 v[0]
        mov dword [esp + 36], eax         ;    11.8 p3+p4   24 v[1] spill
        mov eax, dword [esp + 24]         ;    12.0 p2      29 v[0] reload
        add eax, edx                      ;    23.5 p5      29 v[0]
        rol eax, 3                        ;    24.5 p0      29 v[0]
        or ebx, eax                       ;    25.5 p1       7 v[3]
        mov edx, dword [esi + 28]         ;    13.5 p2      29 v[1]
        add edx, ebp                      ;    21.5 p5      29 v[1]
        xor ebp, eax                      ;    25.5 p0       7 v[2]
        xor ebx, ebp                      ;    26.5 p1       7 v[3]
        add ecx, ebx                      ;    27.5 p5      29 v[3]
        rol ecx, 7                        ;    28.5 p0      29 v[3]
        or ebp, ecx                       ;    29.5 p1       7 v[2]
        mov ebx, dword [esi + 32]         ;    17.5 p2      29 v[0]
        add ebx, eax                      ;    25.5 p5      29 v[0]
        xor eax, ecx                      ;    29.5 p0       7 v[1]
        xor ebp, eax                      ;    30.5 p1       7 v[2]
        add edi, ebp                      ;    31.5 p5      29 v[2]
        rol edi, 0xb                      ;    32.5 p0      29 v[2]
        or eax, edi                       ;    33.5 p1       7 v[1]
        mov ebp, dword [esi + 36]         ;    22.0 p2      29 v[3]
        add ebp, ecx                      ;    29.5 p5      29 v[3]
        xor ecx, edi                      ;    33.5 p0       7 v[0]
        xor eax, ecx                      ;    34.5 p1       7 v[1]
        add edx, eax                      ;    35.5 p5      29 v[1]
        rol edx, 0x13                     ;    36.5 p0      29 v[1]
        or ecx, edx                       ;    37.5 p1       7 v[0]
        mov eax, dword [esi + 40]         ;    26.0 p2      29 v[2]
        add eax, edi                      ;    33.5 p5      29 v[2]
        xor edi, edx                      ;    37.5 p0       7 v[3]
        xor ecx, edi                      ;    38.5 p1       7 v[0]
        add ebx, ecx                      ;    39.5 p5      29 v[0]
        rol ebx, 3                        ;    40.5 p0      29 v[0]
        or edi, ebx                       ;    41.5 p1       7 v[3]
        mov ecx, dword [esi + 44]         ;    30.0 p2      29 v[1]
        add ecx, edx                      ;    37.5 p5      29 v[1]
        xor edx, ebx                      ;    41.5 p0       7 v[2]
        xor edi, edx                      ;    42.5 p1       7 v[3]
        add ebp, edi                      ;    43.5 p5      29 v[3]
        rol ebp, 7                        ;    44.5 p0      29 v[3]
        or edx, ebp                       ;    45.5 p1       7 v[2]
        mov edi, dword [esi + 48]         ;    34.0 p2      29 v[0]
        add edi, ebx                      ;    41.5 p5      29 v[0]
        xor ebx, ebp                      ;    45.5 p0       7 v[1]
        xor edx, ebx                      ;    46.5 p1       7 v[2]
        add eax, edx                      ;    47.5 p5      29 v[2]
        rol eax, 0xb                      ;    48.5 p0      29 v[2]
        or ebx, eax                       ;    49.5 p1       7 v[1]
        mov edx, dword [esi + 52]         ;    38.0 p2      29 v[3]
        add edx, ebp                      ;    45.5 p5      29 v[3]
        xor ebp, eax                      ;    49.5 p0       7 v[0]
        xor ebx, ebp                      ;    50.5 p1       7 v[1]
        add ecx, ebx                      ;    51.5 p5      29 v[1]
        rol ecx, 0x13                     ;    52.5 p0      29 v[1]
        or ebp, ecx                       ;    53.5 p1       7 v[0]
        mov ebx, dword [esi + 56]         ;    42.0 p2      29 v[2]
        add ebx, eax                      ;    49.5 p5      29 v[2]
        xor eax, ecx                      ;    53.5 p0       7 v[3]
        xor ebp, eax                      ;    54.5 p1       7 v[0]
        add edi, ebp                      ;    55.5 p5      29 v[0]
        rol edi, 3                        ;    56.5 p0      29 v[0]
        mov ebp, dword [esi + 60]         ;    45.8 p2      29 v[1]
        add ebp, ecx                      ;    53.5 p1      29 v[1]
        or eax, edi                       ;    57.5 p5       7 v[3]
        xor ecx, edi                      ;    57.5 p0       7 v[2]
        xor eax, ecx                      ;    58.5 p1       7 v[3]
        add edx, eax                      ;    59.5 p5      29 v[3]
        rol edx, 7                        ;    60.5 p0      29 v[3]
        or ecx, edx                       ;    61.5 p1       7 v[2]
        mov eax, dword [esi]              ;    50.0 p2      29 v[0]
        lea eax, [eax + edi + 1518500249] ;    57.5 p0      29 v[0]
        mov dword [esp + 24], esi         ;    50.5 p3+p4   28 mk spill
        mov esi, edi                      ;    57.5 p5       7 v[1] copy
        xor esi, edx                      ;    61.5 p1       7 v[1]
        xor ecx, esi                      ;    62.5 p0       7 v[2]
        add ebx, ecx                      ;    63.5 p5      29 v[2]
        rol ebx, 0xb                      ;    64.5 p0      29 v[2]
        and esi, ebx                      ;    65.5 p1       7 v[1]
        xor edi, esi                      ;    66.5 p5       7 v[1]
        add ebp, edi                      ;    67.5 p0      29 v[1]
        rol ebp, 0x13                     ;    68.5 p5      29 v[1]
        mov esi, edx                      ;    61.5 p1       8 v[0] copy
        xor esi, ebx                      ;    65.5 p0       8 v[0]
        and esi, ebp                      ;    69.5 p5       8 v[0]
        add eax, esi                      ;    70.5 p1      29 v[0]
        mov esi, edx                      ;    61.5 p0       8 v[0] copy
        and esi, ebx                      ;    65.5 p5       8 v[0]
        add eax, esi                      ;    71.5 p1      29 v[0]
        rol eax, 3                        ;    72.5 p0      29 v[0]
        mov esi, dword [esp + 24]         ;    61.8 p2      28 mk reload
        add edx, dword [esi + 16]         ;    67.8 p5+p2   29 v[3]
        mov edi, dword [esi + 32]         ;    64.8 p2      29 v[2]
        lea edi, [edi + ebx + 1518500249] ;    67.8 p0      29 v[2]
        mov ecx, ebx                      ;    65.5 p1       8 v[0] copy
        xor ecx, ebp                      ;    69.5 p5       8 v[0]
        and ebx, ebp                      ;    69.5 p0       8 v[3]
        lea edx, [edx + ebx + 1518500249] ;    70.5 p0      29 v[3]
        and ecx, eax                      ;    73.5 p1       8 v[3]
        add edx, ecx                      ;    74.5 p5      29 v[3]
        rol edx, 5                        ;    75.5 p0      29 v[3]
        mov ecx, dword [esi + 48]         ;    66.2 p2      29 v[1]
        lea ecx, [ecx + ebp + 1518500249] ;    69.5 p0      29 v[1]
        mov ebx, ebp                      ;    69.5 p1       8 v[3] copy
        xor ebx, eax                      ;    73.5 p5       8 v[3]
        and ebp, eax                      ;    73.5 p1       8 v[2]
        add edi, ebp                      ;    74.5 p0      29 v[2]
        and ebx, edx                      ;    76.5 p5       8 v[2]
        add edi, ebx                      ;    77.5 p1      29 v[2]
        rol edi, 9                        ;    78.5 p0      29 v[2]
        mov ebp, dword [esi + 4]          ;    70.0 p2      29 v[0]
        lea ebp, [ebp + eax + 1518500249] ;    73.5 p0      29 v[0]
        mov ebx, eax                      ;    73.5 p5       8 v[2] copy
        xor ebx, edx                      ;    76.5 p1       8 v[2]
        and eax, edx                      ;    76.5 p5       8 v[1]
        add ecx, eax                      ;    77.5 p0      29 v[1]
        and ebx, edi                      ;    79.5 p1       8 v[1]
        add ecx, ebx                      ;    80.5 p5      29 v[1]
        rol ecx, 0xd                      ;    81.5 p0      29 v[1]
        mov eax, dword [esi + 20]         ;    73.8 p2      29 v[3]
        lea eax, [eax + edx + 1518500249] ;    76.8 p0      29 v[3]
        mov ebx, edx                      ;    76.5 p1       8 v[1] copy
        xor ebx, edi                      ;    79.5 p5       8 v[1]
        and edx, edi                      ;    79.5 p1       8 v[0]
        add ebp, edx                      ;    80.5 p0      29 v[0]
        and ebx, ecx                      ;    82.5 p5       8 v[0]
        add ebp, ebx                      ;    83.5 p1      29 v[0]
        rol ebp, 3                        ;    84.5 p0      29 v[0]
        mov edx, dword [esi + 36]         ;    76.8 p2      29 v[2]
        lea edx, [edx + edi + 1518500249] ;    79.8 p0      29 v[2]
        mov ebx, edi                      ;    79.5 p5       8 v[0] copy
        xor ebx, ecx                      ;    82.5 p1       8 v[0]
        and edi, ecx                      ;    82.5 p5       8 v[3]
        add eax, edi                      ;    83.5 p0      29 v[3]
        and ebx, ebp                      ;    85.5 p1       8 v[3]
        add eax, ebx                      ;    86.5 p5      29 v[3]
        rol eax, 5                        ;    87.5 p0      29 v[3]
        mov edi, dword [esi + 52]         ;    79.8 p2      29 v[1]
        lea edi, [edi + ecx + 1518500249] ;    82.8 p0      29 v[1]
        mov ebx, ecx                      ;    82.5 p1       8 v[3] copy
        xor ebx, ebp                      ;    85.5 p5       8 v[3]
        and ecx, ebp                      ;    85.5 p1       8 v[2]
        add edx, ecx                      ;    86.5 p0      29 v[2]
        and ebx, eax                      ;    88.5 p5       8 v[2]
        add edx, ebx                      ;    89.5 p1      29 v[2]
        rol edx, 9                        ;    90.5 p0      29 v[2]
        mov ecx, dword [esi + 8]          ;    82.8 p2      29 v[0]
        lea ecx, [ecx + ebp + 1518500249] ;    85.8 p0      29 v[0]
        mov ebx, ebp                      ;    85.5 p5       8 v[2] copy
        xor ebx, eax                      ;    88.5 p1       8 v[2]
        and ebp, eax                      ;    88.5 p5       8 v[1]
        add edi, ebp                      ;    89.5 p0      29 v[1]
        and ebx, edx                      ;    91.5 p1       8 v[1]
        add edi, ebx                      ;    92.5 p5      29 v[1]
        rol edi, 0xd                      ;    93.5 p0      29 v[1]
        mov ebp, dword [esi + 24]         ;    85.8 p2      29 v[3]
        lea ebp, [ebp + eax + 1518500249] ;    88.8 p0      29 v[3]
        mov ebx, eax                      ;    88.5 p1       8 v[1] copy
        xor ebx, edx                      ;    91.5 p5       8 v[1]
        and eax, edx                      ;    91.5 p1       8 v[0]
        add ecx, eax                      ;    92.5 p0      29 v[0]
        and ebx, edi                      ;    94.5 p5       8 v[0]
        add ecx, ebx                      ;    95.5 p1      29 v[0]
        rol ecx, 3                        ;    96.5 p0      29 v[0]
        mov eax, dword [esi + 40]         ;    88.8 p2      29 v[2]
        lea eax, [eax + edx + 1518500249] ;    91.8 p0      29 v[2]
        mov ebx, edx                      ;    91.5 p5       8 v[0] copy
        xor ebx, edi                      ;    94.5 p1       8 v[0]
        and edx, edi                      ;    94.5 p5       8 v[3]
        add ebp, edx                      ;    95.5 p0      29 v[3]
        and ebx, ecx                      ;    97.5 p1       8 v[3]
        add ebp, ebx                      ;    98.5 p5      29 v[3]
        rol ebp, 5                        ;    99.5 p0      29 v[3]
        mov edx, dword [esi + 56]         ;    91.8 p2      29 v[1]
        lea edx, [edx + edi + 1518500249] ;    94.8 p0      29 v[1]
        mov ebx, edi                      ;    94.5 p1       8 v[3] copy
        xor ebx, ecx                      ;    97.5 p5       8 v[3]
        and edi, ecx                      ;    97.5 p1       8 v[2]
        add eax, edi                      ;    98.5 p0      29 v[2]
        and ebx, ebp                      ;   100.5 p5       8 v[2]
        add eax, ebx                      ;   101.5 p1      29 v[2]
        rol eax, 9                        ;   102.5 p0      29 v[2]
        mov edi, dword [esi + 12]         ;    94.8 p2      29 v[0]
        lea edi, [edi + ecx + 1518500249] ;    97.8 p0      29 v[0]
        mov ebx, ecx                      ;    97.5 p5       8 v[2] copy
        xor ebx, ebp                      ;   100.5 p1       8 v[2]
        and ecx, ebp                      ;   100.5 p5       8 v[1]
        add edx, ecx                      ;   101.5 p0      29 v[1]
        and ebx, eax                      ;   103.5 p1       8 v[1]
        add edx, ebx                      ;   104.5 p5      29 v[1]
        rol edx, 0xd                      ;   105.5 p0      29 v[1]
        mov ecx, dword [esi + 28]         ;    97.8 p2      29 v[3]
        lea ecx, [ecx + ebp + 1518500249] ;   100.8 p0      29 v[3]
        mov ebx, ebp                      ;   100.5 p1       8 v[1] copy
        xor ebx, eax                      ;   103.5 p5       8 v[1]
        and ebp, eax                      ;   103.5 p1       8 v[0]
        add edi, ebp                      ;   104.5 p0      29 v[0]
        and ebx, edx                      ;   106.5 p5       8 v[0]
        add edi, ebx                      ;   107.5 p1      29 v[0]
        rol edi, 3                        ;   108.5 p0      29 v[0]
        mov ebp, dword [esi + 44]         ;   100.8 p2      29 v[2]
        lea ebp, [ebp + eax + 1518500249] ;   103.8 p0      29 v[2]
        mov ebx, eax                      ;   103.5 p5       8 v[0] copy
        xor ebx, edx                      ;   106.5 p1       8 v[0]
        and eax, edx                      ;   106.5 p5       8 v[3]
        add ecx, eax                      ;   107.5 p0      29 v[3]
        and ebx, edi                      ;   109.5 p1       8 v[3]
        add ecx, ebx                      ;   110.5 p5      29 v[3]
        rol ecx, 5                        ;   111.5 p0      29 v[3]
        mov eax, dword [esi + 60]         ;   103.8 p2      29 v[1]
        lea eax, [eax + edx + 1518500249] ;   106.8 p0      29 v[1]
        mov ebx, edx                      ;   106.5 p1       8 v[3] copy
        xor ebx, edi                      ;   109.5 p5       8 v[3]
        and edx, edi                      ;   109.5 p1       8 v[2]
        add ebp, edx                      ;   110.5 p0      29 v[2]
        and ebx, ecx                      ;   112.5 p5       8 v[2]
        add ebp, ebx                      ;   113.5 p1      29 v[2]
        rol ebp, 9                        ;   114.5 p0      29 v[2]
        mov edx, dword [esi]              ;   106.8 p2      29 v[0]
        lea edx, [edx + edi + 1859775393] ;   109.8 p0      29 v[0]
        mov ebx, edi                      ;   109.5 p5       8 v[2] copy
        xor ebx, ecx                      ;   112.5 p1       8 v[2]
        and edi, ecx                      ;   112.5 p5       8 v[1]
        add eax, edi                      ;   113.5 p0      29 v[1]
        and ebx, ebp                      ;   115.5 p1       8 v[1]
        add eax, ebx                      ;   116.5 p5      29 v[1]
        rol eax, 0xd                      ;   117.5 p0      29 v[1]
        mov edi, dword [esi + 32]         ;   109.8 p2      29 v[3]
        lea edi, [edi + ecx + 1859775393] ;   112.8 p0      29 v[3]
        xor ecx, ebp                      ;   115.5 p1       9 v[0]
        xor ecx, eax                      ;   118.5 p5       9 v[0]
        add edx, ecx                      ;   119.5 p1      29 v[0]
        rol edx, 3                        ;   120.5 p0      29 v[0]
        mov ecx, dword [esi + 16]         ;   111.2 p2      29 v[2]
        lea ecx, [ecx + ebp + 1859775393] ;   115.5 p0      29 v[2]
        xor ebp, eax                      ;   118.5 p5       9 v[3]
        xor ebp, edx                      ;   121.5 p1       9 v[3]
        add edi, ebp                      ;   122.5 p5      29 v[3]
        rol edi, 9                        ;   123.5 p0      29 v[3]
        mov ebp, dword [esi + 48]         ;   113.2 p2      29 v[1]
        lea ebp, [ebp + eax + 1859775393] ;   118.5 p0      29 v[1]
        xor eax, edx                      ;   121.5 p1       9 v[2]
        xor eax, edi                      ;   124.5 p5       9 v[2]
        add ecx, eax                      ;   125.5 p1      29 v[2]
        rol ecx, 0xb                      ;   126.5 p5      29 v[2]
        mov eax, dword [esi + 8]          ;   115.8 p2      29 v[0]
        lea eax, [eax + edx + 1859775393] ;   121.5 p0      29 v[0]
        xor edx, edi                      ;   124.5 p1       9 v[1]
        xor edx, ecx                      ;   127.5 p5       9 v[1]
        add ebp, edx                      ;   128.5 p0      29 v[1]
        rol ebp, 0xf                      ;   129.5 p5      29 v[1]
        mov edx, dword [esi + 40]         ;   118.8 p2      29 v[3]
        lea edx, [edx + edi + 1859775393] ;   124.5 p0      29 v[3]
        xor edi, ecx                      ;   127.5 p1       9 v[0]
        xor edi, ebp                      ;   130.5 p5       9 v[0]
        add eax, edi                      ;   131.5 p0      29 v[0]
        rol eax, 3                        ;   132.5 p5      29 v[0]
        mov edi, dword [esi + 24]         ;   121.8 p2      29 v[2]
        lea edi, [edi + ecx + 1859775393] ;   127.5 p0      29 v[2]
        xor ecx, ebp                      ;   130.5 p1       9 v[3]
        xor ecx, eax                      ;   133.5 p5       9 v[3]
        add edx, ecx                      ;   134.5 p0      29 v[3]
        rol edx, 9                        ;   135.5 p5      29 v[3]
        mov ecx, dword [esi + 56]         ;   124.8 p2      29 v[1]
        lea ecx, [ecx + ebp + 1859775393] ;   130.5 p0      29 v[1]
        xor ebp, eax                      ;   133.5 p1       9 v[2]
        xor ebp, edx                      ;   136.5 p5       9 v[2]
        add edi, ebp                      ;   137.5 p0      29 v[2]
        rol edi, 0xb                      ;   138.5 p5      29 v[2]
        mov ebp, dword [esi + 4]          ;   127.8 p2      29 v[0]
        lea ebp, [ebp + eax + 1859775393] ;   133.5 p0      29 v[0]
        xor eax, edx                      ;   136.5 p1       9 v[1]
        xor eax, edi                      ;   139.5 p5       9 v[1]
        add ecx, eax                      ;   140.5 p0      29 v[1]
        rol ecx, 0xf                      ;   141.5 p5      29 v[1]
        mov eax, dword [esi + 36]         ;   130.8 p2      29 v[3]
        lea eax, [eax + edx + 1859775393] ;   136.5 p0      29 v[3]
        xor edx, edi                      ;   139.5 p1       9 v[0]
        xor edx, ecx                      ;   142.5 p5       9 v[0]
        add ebp, edx                      ;   143.5 p0      29 v[0]
        rol ebp, 3                        ;   144.5 p5      29 v[0]
        mov edx, dword [esi + 20]         ;   133.8 p2      29 v[2]
        lea edx, [edx + edi + 1859775393] ;   139.5 p0      29 v[2]
        xor edi, ecx                      ;   142.5 p1       9 v[3]
        xor edi, ebp                      ;   145.5 p5       9 v[3]
        add eax, edi                      ;   146.5 p0      29 v[3]
        rol eax, 9                        ;   147.5 p5      29 v[3]
        mov edi, dword [esi + 52]         ;   136.8 p2      29 v[1]
        lea edi, [edi + ecx + 1859775393] ;   142.5 p0      29 v[1]
        xor ecx, ebp                      ;   145.5 p1       9 v[2]
        xor ecx, eax                      ;   148.5 p5       9 v[2]
        add edx, ecx                      ;   149.5 p0      29 v[2]
        rol edx, 0xb                      ;   150.5 p5      29 v[2]
        mov ecx, dword [esi + 12]         ;   139.8 p2      29 v[0]
        lea ecx, [ecx + ebp + 1859775393] ;   145.5 p0      29 v[0]
        xor ebp, eax                      ;   148.5 p1       9 v[1]
        xor ebp, edx                      ;   151.5 p5       9 v[1]
        add edi, ebp                      ;   152.5 p0      29 v[1]
        rol edi, 0xf                      ;   153.5 p5      29 v[1]
        mov ebp, dword [esi + 44]         ;   142.8 p2      29 v[3]
        lea ebp, [ebp + eax + 1859775393] ;   148.5 p0      29 v[3]
        xor eax, edx                      ;   151.5 p1       9 v[0]
        xor eax, edi                      ;   154.5 p5       9 v[0]
        add ecx, eax                      ;   155.5 p0      29 v[0]
        rol ecx, 3                        ;   156.5 p5      29 v[0]
        mov eax, dword [esi + 28]         ;   145.8 p2      29 v[2]
        lea eax, [eax + edx + 1859775393] ;   151.5 p0      29 v[2]
        xor edx, edi                      ;   154.5 p1       9 v[3]
        xor edx, ecx                      ;   157.5 p5       9 v[3]
        add ebp, edx                      ;   158.5 p0      29 v[3]
        rol ebp, 9                        ;   159.5 p5      29 v[3]
        mov edx, dword [esi + 60]         ;   148.8 p2      29 v[1]
        lea edx, [edx + edi + 1859775393] ;   154.5 p0      29 v[1]
        xor edi, ecx                      ;   157.5 p1       9 v[2]
        xor edi, ebp                      ;   160.5 p5       9 v[2]
        add eax, edi                      ;   161.5 p0      29 v[2]
        rol eax, 0xb                      ;   162.5 p5      29 v[2]
        mov edi, ecx                      ;   157.5 p1       9 v[1] copy
        xor edi, ebp                      ;   160.5 p0       9 v[1]
        xor edi, eax                      ;   163.5 p5       9 v[1]
        add edx, edi                      ;   164.5 p1      29 v[1]
        rol edx, 0xf                      ;   165.5 p0      29 v[1]
        add edx, dword [esp + 36]         ;   166.5 p5+p2   32 h
        add eax, dword [esp + 28]         ;   163.5 p1+p2   32 h
        add ebp, dword [esp + 32]         ;   160.5 p0+p2   32 h
        add ecx, dword [esp + 20]         ;   157.8 p5+p2   32 h
        add esi, 0x40                     ;   157.5 p1      22 blocks
        mov edi, eax                      ;   164.5 p0      32 h copy
        mov eax, edx                      ;   167.5 p5      32 h copy
        cmp esi, dword [esp + 16]         ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 64], esi         ;                    resident
        mov dword [esp + 8], edi          ;                    resident
        mov dword [esp + 12], ebp         ;                    resident
        mov dword [esp + 4], eax          ;                    resident
        mov dword [esp + 0], ecx          ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]          ;     0.0 p2      22 blocks reload
        mov edi, dword [esp + 60]         ;     1.0 p2      22 blocks reload
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
        mov dword [esp + 32], eax         ;                    cleared
        mov dword [esp + 36], eax         ;                    cleared
        add esp, 0x28                     ;                    frame
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
