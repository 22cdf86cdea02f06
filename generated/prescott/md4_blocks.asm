; md4_blocks for Intel Pentium 4 (Prescott, 32-bit) (prescott)
; made by cipherwright 0.1.0 from ciphers/md4.cw (sha256 5199b72d1fcb8937); do not edit:
;   ./cw build md4_blocks --cpu prescott
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
;   body: 14 uops, planned 11.0; bounds: width 4.7, ports 10.0, path 4.0
;   blocks: 412 uops, planned 171.7; bounds: width 137.3, ports 102.5, path 163.0
;   body.2: 9 uops, planned 8.7; bounds: width 3.0, ports 8.0, path 0.0
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
        push ebx                  ;                    preserved
        push esi                  ;                    preserved
        push edi                  ;                    preserved
        push ebp                  ;                    preserved
        sub esp, 0x20             ;                    frame
        mov esi, dword [esp + 52] ;     0.0 p2      22 h reload
        mov edi, dword [esi]      ;     4.0 p2      22 h
        mov dword [esp + 0], edi  ;     8.0 p0+p3   22 h
        mov edi, dword [esi + 4]  ;     4.0 p2      22 h
        mov dword [esp + 4], edi  ;     8.0 p0+p3   22 h
        mov edi, dword [esi + 8]  ;     4.0 p2      22 h
        mov dword [esp + 8], edi  ;     8.0 p0+p3   22 h
        mov esi, dword [esi + 12] ;     4.0 p2      22 h
        mov dword [esp + 12], esi ;     8.0 p0+p3   22 h
        mov esi, dword [esp + 60] ;     5.0 p2      22 h
        shl esi, 6                ;     9.0 p1      22 h
        add esi, dword [esp + 56] ;    10.0 p2+p1   22 h
        mov dword [esp + 16], esi ;    11.0 p0+p3   22 h
        cmp dword [esp + 60], 0   ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 56] ;                    resident
        mov edi, dword [esp + 8]  ;                    resident
        mov ebp, dword [esp + 12] ;                    resident
        align 16
.blocks_1:
        mov eax, ebp              ;     0.0 p0       7 v[0] copy
        xor eax, edi              ;     1.0 p0       7 v[0]
        mov ecx, dword [esp + 4]  ;     0.7 p2      24 v[1] reload
        and eax, ecx              ;     4.7 p0       7 v[0]
        xor eax, ebp              ;     5.7 p0       7 v[0]
        add eax, dword [esi]      ;     6.7 p2+p1   29 v[0]
        mov edx, dword [esp + 0]  ;     2.7 p2      24 v[0] reload
        add eax, edx              ;     7.7 p0      29 v[0]
        rol eax, 3                ;     8.7 p1      29 v[0]
        mov ebx, dword [esi + 16] ;     3.7 p2      29 v[0]
        add ebx, eax              ;     9.7 p0      29 v[0]
        mov edx, eax              ;     9.7 p1       7 v[3] copy
        mov dword [esp + 20], ebx ;    10.7 p0+p3   29 v[0] spill
        mov ebx, eax              ;     9.7 p1       7 v[2] copy
        xor ebx, ecx              ;    10.7 p0       7 v[2]
        mov dword [esp + 24], eax ;     9.7 p0+p3    7 v[1] spill
        mov eax, dword [esi + 4]  ;     5.7 p2      29 v[3]
        add eax, ebp              ;     9.7 p1      29 v[3]
        mov dword [esp + 28], ebp ;     8.3 p0+p3   24 v[3] spill
        mov ebp, ecx              ;     6.7 p1       7 v[3] copy
        xor ebp, edi              ;     7.8 p0       7 v[3]
        and edx, ebp              ;    10.7 p0       7 v[3]
        xor edx, edi              ;    11.7 p0       7 v[3]
        add eax, edx              ;    12.7 p1      29 v[3]
        rol eax, 7                ;    13.7 p1      29 v[3]
        or ebx, eax               ;    14.7 p0       7 v[2]
        mov ebp, dword [esp + 24] ;     9.7 p2       7 v[1] reload
        xor ebp, eax              ;    14.7 p0       7 v[1]
        xor ebx, ebp              ;    15.7 p0       7 v[2]
        add ebx, edi              ;    16.7 p1      29 v[2]
        mov edx, dword [esi + 20] ;    10.3 p2      29 v[3]
        add edx, eax              ;    14.7 p1      29 v[3]
        add ebx, dword [esi + 8]  ;    17.7 p2+p0   29 v[2]
        rol ebx, 0xb              ;    18.7 p1      29 v[2]
        or ebp, ebx               ;    19.7 p0       7 v[1]
        xor eax, ebx              ;    19.7 p0       7 v[0]
        xor ebp, eax              ;    20.7 p0       7 v[1]
        add ebp, ecx              ;    21.7 p1      29 v[1]
        add ebp, dword [esi + 12] ;    22.7 p2+p0   29 v[1]
        rol ebp, 0x13             ;    23.7 p1      29 v[1]
        or eax, ebp               ;    24.7 p0       7 v[0]
        mov ecx, dword [esi + 24] ;    14.7 p2      29 v[2]
        add ecx, ebx              ;    19.7 p0      29 v[2]
        xor ebx, ebp              ;    24.7 p0       7 v[3]
        xor eax, ebx              ;    25.7 p0       7 v[0]
        mov dword [esp + 24], edi ;    16.5 p0+p3   24 v[2] spill
        mov edi, dword [esp + 20] ;    16.3 p2      29 v[0] reload
        add edi, eax              ;    26.7 p1      29 v[0]
        rol edi, 3                ;    27.7 p1      29 v[0]
        or ebx, edi               ;    28.7 p0       7 v[3]
        mov eax, dword [esi + 28] ;    17.7 p2      29 v[1]
        add eax, ebp              ;    24.7 p0      29 v[1]
        xor ebp, edi              ;    28.7 p0       7 v[2]
        xor ebx, ebp              ;    29.7 p0       7 v[3]
        add edx, ebx              ;    30.7 p1      29 v[3]
        rol edx, 7                ;    31.7 p1      29 v[3]
        or ebp, edx               ;    32.7 p0       7 v[2]
        mov ebx, dword [esi + 32] ;    20.0 p2      29 v[0]
        add ebx, edi              ;    28.7 p0      29 v[0]
        xor edi, edx              ;    32.7 p0       7 v[1]
        xor ebp, edi              ;    33.7 p0       7 v[2]
        add ecx, ebp              ;    34.7 p1      29 v[2]
        rol ecx, 0xb              ;    35.7 p1      29 v[2]
        or edi, ecx               ;    36.7 p0       7 v[1]
        mov ebp, dword [esi + 36] ;    22.3 p2      29 v[3]
        add ebp, edx              ;    32.7 p0      29 v[3]
        xor edx, ecx              ;    36.7 p0       7 v[0]
        xor edi, edx              ;    37.7 p0       7 v[1]
        add eax, edi              ;    38.7 p1      29 v[1]
        rol eax, 0x13             ;    39.7 p1      29 v[1]
        or edx, eax               ;    40.7 p0       7 v[0]
        mov edi, dword [esi + 40] ;    24.7 p2      29 v[2]
        add edi, ecx              ;    36.7 p0      29 v[2]
        xor ecx, eax              ;    40.7 p0       7 v[3]
        xor edx, ecx              ;    41.7 p0       7 v[0]
        add ebx, edx              ;    42.7 p1      29 v[0]
        rol ebx, 3                ;    43.7 p1      29 v[0]
        or ecx, ebx               ;    44.7 p0       7 v[3]
        mov edx, dword [esi + 44] ;    27.0 p2      29 v[1]
        add edx, eax              ;    40.7 p0      29 v[1]
        xor eax, ebx              ;    44.7 p0       7 v[2]
        xor ecx, eax              ;    45.7 p0       7 v[3]
        add ebp, ecx              ;    46.7 p1      29 v[3]
        rol ebp, 7                ;    47.7 p1      29 v[3]
        or eax, ebp               ;    48.7 p0       7 v[2]
        mov ecx, dword [esi + 48] ;    29.3 p2      29 v[0]
        add ecx, ebx              ;    44.7 p0      29 v[0]
        xor ebx, ebp              ;    48.7 p0       7 v[1]
        xor eax, ebx              ;    49.7 p0       7 v[2]
        add edi, eax              ;    50.7 p1      29 v[2]
        rol edi, 0xb              ;    51.7 p1      29 v[2]
        or ebx, edi               ;    52.7 p0       7 v[1]
        mov eax, dword [esi + 52] ;    31.7 p2      29 v[3]
        add eax, ebp              ;    48.7 p0      29 v[3]
        xor ebp, edi              ;    52.7 p0       7 v[0]
        xor ebx, ebp              ;    53.7 p0       7 v[1]
        add edx, ebx              ;    54.7 p1      29 v[1]
        rol edx, 0x13             ;    55.7 p1      29 v[1]
        or ebp, edx               ;    56.7 p0       7 v[0]
        mov ebx, dword [esi + 56] ;    34.0 p2      29 v[2]
        add ebx, edi              ;    52.7 p0      29 v[2]
        xor edi, edx              ;    56.7 p0       7 v[3]
        xor ebp, edi              ;    57.7 p0       7 v[0]
        add ecx, ebp              ;    58.7 p1      29 v[0]
        rol ecx, 3                ;    59.7 p1      29 v[0]
        mov ebp, dword [esi + 60] ;    36.0 p2      29 v[1]
        add ebp, edx              ;    56.7 p0      29 v[1]
        or edi, ecx               ;    60.7 p0       7 v[3]
        xor edx, ecx              ;    60.7 p0       7 v[2]
        xor edi, edx              ;    61.7 p0       7 v[3]
        add eax, edi              ;    62.7 p1      29 v[3]
        rol eax, 7                ;    63.7 p1      29 v[3]
        or edx, eax               ;    64.7 p0       7 v[2]
        mov edi, dword [esi]      ;    38.7 p2      29 v[0]
        add edi, ecx              ;    60.7 p0      29 v[0]
        add edi, 0x5a827999       ;    61.7 p1      29 v[0]
        mov dword [esp + 20], esi ;    39.7 p0+p3   28 mk spill
        mov esi, ecx              ;    60.7 p1       7 v[1] copy
        xor esi, eax              ;    64.7 p0       7 v[1]
        xor edx, esi              ;    65.7 p0       7 v[2]
        add ebx, edx              ;    66.7 p1      29 v[2]
        rol ebx, 0xb              ;    67.7 p1      29 v[2]
        and esi, ebx              ;    68.7 p0       7 v[1]
        xor ecx, esi              ;    69.7 p0       7 v[1]
        add ebp, ecx              ;    70.7 p1      29 v[1]
        rol ebp, 0x13             ;    71.7 p1      29 v[1]
        mov esi, eax              ;    64.7 p0       8 v[0] copy
        xor esi, ebx              ;    68.7 p0       8 v[0]
        and esi, ebp              ;    72.7 p0       8 v[0]
        add edi, esi              ;    73.7 p1      29 v[0]
        mov esi, eax              ;    64.7 p0       8 v[0] copy
        and esi, ebx              ;    68.7 p0       8 v[0]
        add edi, esi              ;    74.7 p1      29 v[0]
        add eax, 0x5a827999       ;    64.7 p0      29 v[3]
        rol edi, 3                ;    75.7 p1      29 v[0]
        mov esi, dword [esp + 20] ;    46.0 p2      28 mk reload
        add eax, dword [esi + 16] ;    65.7 p2+p0   29 v[3]
        mov ecx, dword [esi + 32] ;    50.0 p2      29 v[2]
        add ecx, ebx              ;    68.7 p1      29 v[2]
        add ecx, 0x5a827999       ;    69.7 p0      29 v[2]
        mov edx, ebx              ;    68.7 p1       8 v[0] copy
        xor edx, ebp              ;    72.7 p0       8 v[0]
        and ebx, ebp              ;    72.7 p0       8 v[3]
        add eax, ebx              ;    73.7 p1      29 v[3]
        and edx, edi              ;    76.7 p0       8 v[3]
        add eax, edx              ;    77.7 p1      29 v[3]
        rol eax, 5                ;    78.7 p1      29 v[3]
        mov edx, dword [esi + 48] ;    50.3 p2      29 v[1]
        add edx, ebp              ;    72.7 p0      29 v[1]
        add edx, 0x5a827999       ;    73.7 p1      29 v[1]
        mov ebx, ebp              ;    72.7 p0       8 v[3] copy
        xor ebx, edi              ;    76.7 p0       8 v[3]
        and ebp, edi              ;    76.7 p0       8 v[2]
        add ecx, ebp              ;    77.7 p1      29 v[2]
        and ebx, eax              ;    79.7 p0       8 v[2]
        add ecx, ebx              ;    80.7 p1      29 v[2]
        rol ecx, 9                ;    81.7 p1      29 v[2]
        mov ebp, dword [esi + 4]  ;    53.7 p2      29 v[0]
        add ebp, edi              ;    76.7 p0      29 v[0]
        add ebp, 0x5a827999       ;    77.7 p1      29 v[0]
        mov ebx, edi              ;    76.7 p0       8 v[2] copy
        xor ebx, eax              ;    79.7 p0       8 v[2]
        and edi, eax              ;    79.7 p0       8 v[1]
        add edx, edi              ;    80.7 p1      29 v[1]
        and ebx, ecx              ;    82.7 p0       8 v[1]
        add edx, ebx              ;    83.7 p1      29 v[1]
        rol edx, 0xd              ;    84.7 p1      29 v[1]
        mov edi, dword [esi + 20] ;    57.0 p2      29 v[3]
        add edi, eax              ;    79.7 p0      29 v[3]
        add edi, 0x5a827999       ;    80.7 p1      29 v[3]
        mov ebx, eax              ;    79.7 p0       8 v[1] copy
        xor ebx, ecx              ;    82.7 p0       8 v[1]
        and eax, ecx              ;    82.7 p0       8 v[0]
        add ebp, eax              ;    83.7 p1      29 v[0]
        and ebx, edx              ;    85.7 p0       8 v[0]
        add ebp, ebx              ;    86.7 p1      29 v[0]
        rol ebp, 3                ;    87.7 p1      29 v[0]
        mov eax, dword [esi + 36] ;    60.3 p2      29 v[2]
        add eax, ecx              ;    82.7 p0      29 v[2]
        add eax, 0x5a827999       ;    83.7 p1      29 v[2]
        mov ebx, ecx              ;    82.7 p0       8 v[0] copy
        xor ebx, edx              ;    85.7 p0       8 v[0]
        and ecx, edx              ;    85.7 p0       8 v[3]
        add edi, ecx              ;    86.7 p1      29 v[3]
        and ebx, ebp              ;    88.7 p0       8 v[3]
        add edi, ebx              ;    89.7 p1      29 v[3]
        rol edi, 5                ;    90.7 p1      29 v[3]
        mov ecx, dword [esi + 52] ;    63.7 p2      29 v[1]
        add ecx, edx              ;    85.7 p0      29 v[1]
        add ecx, 0x5a827999       ;    86.7 p0      29 v[1]
        mov ebx, edx              ;    85.7 p1       8 v[3] copy
        xor ebx, ebp              ;    88.7 p0       8 v[3]
        and edx, ebp              ;    88.7 p0       8 v[2]
        add eax, edx              ;    89.7 p1      29 v[2]
        and ebx, edi              ;    91.7 p0       8 v[2]
        add eax, ebx              ;    92.7 p1      29 v[2]
        rol eax, 9                ;    93.7 p1      29 v[2]
        mov edx, dword [esi + 8]  ;    67.0 p2      29 v[0]
        add edx, ebp              ;    88.7 p0      29 v[0]
        add edx, 0x5a827999       ;    89.7 p0      29 v[0]
        mov ebx, ebp              ;    88.7 p1       8 v[2] copy
        xor ebx, edi              ;    91.7 p0       8 v[2]
        and ebp, edi              ;    91.7 p0       8 v[1]
        add ecx, ebp              ;    92.7 p1      29 v[1]
        and ebx, eax              ;    94.7 p0       8 v[1]
        add ecx, ebx              ;    95.7 p1      29 v[1]
        rol ecx, 0xd              ;    96.7 p1      29 v[1]
        mov ebp, dword [esi + 24] ;    70.3 p2      29 v[3]
        add ebp, edi              ;    91.7 p0      29 v[3]
        add ebp, 0x5a827999       ;    92.7 p0      29 v[3]
        mov ebx, edi              ;    91.7 p1       8 v[1] copy
        xor ebx, eax              ;    94.7 p0       8 v[1]
        and edi, eax              ;    94.7 p0       8 v[0]
        add edx, edi              ;    95.7 p1      29 v[0]
        and ebx, ecx              ;    97.7 p0       8 v[0]
        add edx, ebx              ;    98.7 p1      29 v[0]
        rol edx, 3                ;    99.7 p1      29 v[0]
        mov edi, dword [esi + 40] ;    73.7 p2      29 v[2]
        add edi, eax              ;    94.7 p0      29 v[2]
        add edi, 0x5a827999       ;    95.7 p0      29 v[2]
        mov ebx, eax              ;    94.7 p1       8 v[0] copy
        xor ebx, ecx              ;    97.7 p0       8 v[0]
        and eax, ecx              ;    97.7 p0       8 v[3]
        add ebp, eax              ;    98.7 p1      29 v[3]
        and ebx, edx              ;   100.7 p0       8 v[3]
        add ebp, ebx              ;   101.7 p1      29 v[3]
        rol ebp, 5                ;   102.7 p1      29 v[3]
        mov eax, dword [esi + 56] ;    77.0 p2      29 v[1]
        add eax, ecx              ;    97.7 p0      29 v[1]
        add eax, 0x5a827999       ;    98.7 p0      29 v[1]
        mov ebx, ecx              ;    97.7 p1       8 v[3] copy
        xor ebx, edx              ;   100.7 p0       8 v[3]
        and ecx, edx              ;   100.7 p0       8 v[2]
        add edi, ecx              ;   101.7 p1      29 v[2]
        and ebx, ebp              ;   103.7 p0       8 v[2]
        add edi, ebx              ;   104.7 p1      29 v[2]
        rol edi, 9                ;   105.7 p1      29 v[2]
        mov ecx, dword [esi + 12] ;    80.3 p2      29 v[0]
        add ecx, edx              ;   100.7 p0      29 v[0]
        add ecx, 0x5a827999       ;   101.7 p0      29 v[0]
        mov ebx, edx              ;   100.7 p1       8 v[2] copy
        xor ebx, ebp              ;   103.7 p0       8 v[2]
        and edx, ebp              ;   103.7 p0       8 v[1]
        add eax, edx              ;   104.7 p1      29 v[1]
        and ebx, edi              ;   106.7 p0       8 v[1]
        add eax, ebx              ;   107.7 p1      29 v[1]
        rol eax, 0xd              ;   108.7 p1      29 v[1]
        mov edx, dword [esi + 28] ;    83.7 p2      29 v[3]
        add edx, ebp              ;   103.7 p0      29 v[3]
        add edx, 0x5a827999       ;   104.7 p0      29 v[3]
        mov ebx, ebp              ;   103.7 p1       8 v[1] copy
        xor ebx, edi              ;   106.7 p0       8 v[1]
        and ebp, edi              ;   106.7 p0       8 v[0]
        add ecx, ebp              ;   107.7 p1      29 v[0]
        and ebx, eax              ;   109.7 p0       8 v[0]
        add ecx, ebx              ;   110.7 p1      29 v[0]
        rol ecx, 3                ;   111.7 p1      29 v[0]
        mov ebp, dword [esi + 44] ;    87.0 p2      29 v[2]
        add ebp, edi              ;   106.7 p0      29 v[2]
        add ebp, 0x5a827999       ;   107.7 p0      29 v[2]
        mov ebx, edi              ;   106.7 p1       8 v[0] copy
        xor ebx, eax              ;   109.7 p0       8 v[0]
        and edi, eax              ;   109.7 p0       8 v[3]
        add edx, edi              ;   110.7 p1      29 v[3]
        and ebx, ecx              ;   112.7 p0       8 v[3]
        add edx, ebx              ;   113.7 p1      29 v[3]
        rol edx, 5                ;   114.7 p1      29 v[3]
        mov edi, dword [esi + 60] ;    90.3 p2      29 v[1]
        add edi, eax              ;   109.7 p0      29 v[1]
        add edi, 0x5a827999       ;   110.7 p0      29 v[1]
        mov ebx, eax              ;   109.7 p1       8 v[3] copy
        xor ebx, ecx              ;   112.7 p0       8 v[3]
        and eax, ecx              ;   112.7 p0       8 v[2]
        add ebp, eax              ;   113.7 p1      29 v[2]
        and ebx, edx              ;   115.7 p0       8 v[2]
        add ebp, ebx              ;   116.7 p1      29 v[2]
        rol ebp, 9                ;   117.7 p1      29 v[2]
        mov eax, dword [esi]      ;    93.7 p2      29 v[0]
        add eax, ecx              ;   112.7 p0      29 v[0]
        add eax, 0x6ed9eba1       ;   113.7 p0      29 v[0]
        mov ebx, ecx              ;   112.7 p1       8 v[2] copy
        xor ebx, edx              ;   115.7 p0       8 v[2]
        and ecx, edx              ;   115.7 p0       8 v[1]
        add edi, ecx              ;   116.7 p1      29 v[1]
        and ebx, ebp              ;   118.7 p0       8 v[1]
        add edi, ebx              ;   119.7 p1      29 v[1]
        rol edi, 0xd              ;   120.7 p1      29 v[1]
        mov ecx, dword [esi + 32] ;    97.0 p2      29 v[3]
        add ecx, edx              ;   115.7 p0      29 v[3]
        xor edx, ebp              ;   118.7 p0       9 v[0]
        xor edx, edi              ;   121.7 p0       9 v[0]
        add eax, edx              ;   122.7 p1      29 v[0]
        rol eax, 3                ;   123.7 p1      29 v[0]
        mov edx, dword [esi + 16] ;    99.0 p2      29 v[2]
        add edx, ebp              ;   118.7 p0      29 v[2]
        xor ebp, edi              ;   121.7 p0       9 v[3]
        xor ebp, eax              ;   124.7 p0       9 v[3]
        add ecx, ebp              ;   125.7 p1      29 v[3]
        add ecx, 0x6ed9eba1       ;   126.7 p1      29 v[3]
        rol ecx, 9                ;   127.7 p1      29 v[3]
        mov ebp, dword [esi + 48] ;   101.3 p2      29 v[1]
        add ebp, edi              ;   121.7 p0      29 v[1]
        xor edi, eax              ;   124.7 p0       9 v[2]
        add edx, 0x6ed9eba1       ;   119.7 p1      29 v[2]
        xor edi, ecx              ;   128.7 p0       9 v[2]
        add edx, edi              ;   129.7 p1      29 v[2]
        rol edx, 0xb              ;   130.7 p1      29 v[2]
        add ebp, 0x6ed9eba1       ;   122.7 p0      29 v[1]
        mov edi, dword [esi + 8]  ;   104.0 p2      29 v[0]
        add edi, eax              ;   124.7 p0      29 v[0]
        xor eax, ecx              ;   128.7 p0       9 v[1]
        xor eax, edx              ;   131.7 p0       9 v[1]
        add ebp, eax              ;   132.7 p1      29 v[1]
        rol ebp, 0xf              ;   133.7 p1      29 v[1]
        add edi, 0x6ed9eba1       ;   125.7 p0      29 v[0]
        mov eax, dword [esi + 40] ;   106.3 p2      29 v[3]
        add eax, ecx              ;   128.7 p0      29 v[3]
        xor ecx, edx              ;   131.7 p0       9 v[0]
        xor ecx, ebp              ;   134.7 p0       9 v[0]
        add edi, ecx              ;   135.7 p1      29 v[0]
        rol edi, 3                ;   136.7 p1      29 v[0]
        add eax, 0x6ed9eba1       ;   129.7 p0      29 v[3]
        mov ecx, dword [esi + 24] ;   108.7 p2      29 v[2]
        add ecx, edx              ;   131.7 p0      29 v[2]
        xor edx, ebp              ;   134.7 p0       9 v[3]
        add ecx, 0x6ed9eba1       ;   132.7 p1      29 v[2]
        xor edx, edi              ;   137.7 p0       9 v[3]
        add eax, edx              ;   138.7 p1      29 v[3]
        rol eax, 9                ;   139.7 p1      29 v[3]
        mov edx, dword [esi + 56] ;   111.0 p2      29 v[1]
        add edx, ebp              ;   134.7 p0      29 v[1]
        xor ebp, edi              ;   137.7 p0       9 v[2]
        add edx, 0x6ed9eba1       ;   135.7 p1      29 v[1]
        xor ebp, eax              ;   140.7 p0       9 v[2]
        add ecx, ebp              ;   141.7 p1      29 v[2]
        rol ecx, 0xb              ;   142.7 p1      29 v[2]
        mov ebp, dword [esi + 4]  ;   113.3 p2      29 v[0]
        add ebp, edi              ;   137.7 p0      29 v[0]
        xor edi, eax              ;   140.7 p0       9 v[1]
        add ebp, 0x6ed9eba1       ;   138.7 p1      29 v[0]
        xor edi, ecx              ;   143.7 p0       9 v[1]
        add edx, edi              ;   144.7 p1      29 v[1]
        rol edx, 0xf              ;   145.7 p1      29 v[1]
        mov edi, dword [esi + 36] ;   115.7 p2      29 v[3]
        add edi, eax              ;   140.7 p0      29 v[3]
        xor eax, ecx              ;   143.7 p0       9 v[0]
        add edi, 0x6ed9eba1       ;   141.7 p1      29 v[3]
        xor eax, edx              ;   146.7 p0       9 v[0]
        add ebp, eax              ;   147.7 p1      29 v[0]
        rol ebp, 3                ;   148.7 p1      29 v[0]
        mov eax, dword [esi + 20] ;   118.0 p2      29 v[2]
        add eax, ecx              ;   143.7 p0      29 v[2]
        xor ecx, edx              ;   146.7 p0       9 v[3]
        add eax, 0x6ed9eba1       ;   144.7 p1      29 v[2]
        xor ecx, ebp              ;   149.7 p0       9 v[3]
        add edi, ecx              ;   150.7 p1      29 v[3]
        rol edi, 9                ;   151.7 p1      29 v[3]
        mov ecx, dword [esi + 52] ;   120.3 p2      29 v[1]
        add ecx, edx              ;   146.7 p0      29 v[1]
        xor edx, ebp              ;   149.7 p0       9 v[2]
        add ecx, 0x6ed9eba1       ;   147.7 p1      29 v[1]
        xor edx, edi              ;   152.7 p0       9 v[2]
        add eax, edx              ;   153.7 p1      29 v[2]
        rol eax, 0xb              ;   154.7 p1      29 v[2]
        mov edx, dword [esi + 12] ;   122.7 p2      29 v[0]
        add edx, ebp              ;   149.7 p0      29 v[0]
        xor ebp, edi              ;   152.7 p0       9 v[1]
        add edx, 0x6ed9eba1       ;   150.7 p1      29 v[0]
        xor ebp, eax              ;   155.7 p0       9 v[1]
        add ecx, ebp              ;   156.7 p1      29 v[1]
        rol ecx, 0xf              ;   157.7 p1      29 v[1]
        mov ebp, dword [esi + 44] ;   125.0 p2      29 v[3]
        add ebp, edi              ;   152.7 p0      29 v[3]
        xor edi, eax              ;   155.7 p0       9 v[0]
        add ebp, 0x6ed9eba1       ;   153.7 p1      29 v[3]
        xor edi, ecx              ;   158.7 p0       9 v[0]
        add edx, edi              ;   159.7 p1      29 v[0]
        rol edx, 3                ;   160.7 p1      29 v[0]
        mov edi, dword [esi + 28] ;   127.3 p2      29 v[2]
        add edi, eax              ;   155.7 p0      29 v[2]
        xor eax, ecx              ;   158.7 p0       9 v[3]
        add edi, 0x6ed9eba1       ;   156.7 p1      29 v[2]
        xor eax, edx              ;   161.7 p0       9 v[3]
        add ebp, eax              ;   162.7 p1      29 v[3]
        rol ebp, 9                ;   163.7 p1      29 v[3]
        mov eax, dword [esi + 60] ;   129.7 p2      29 v[1]
        add eax, ecx              ;   158.7 p0      29 v[1]
        xor ecx, edx              ;   161.7 p0       9 v[2]
        add eax, 0x6ed9eba1       ;   159.7 p1      29 v[1]
        xor ecx, ebp              ;   164.7 p0       9 v[2]
        add edi, ecx              ;   165.7 p1      29 v[2]
        rol edi, 0xb              ;   166.7 p1      29 v[2]
        mov ecx, edx              ;   161.7 p0       9 v[1] copy
        xor ecx, ebp              ;   164.7 p0       9 v[1]
        xor ecx, edi              ;   167.7 p0       9 v[1]
        add eax, ecx              ;   168.7 p1      29 v[1]
        rol eax, 0xf              ;   169.7 p1      29 v[1]
        add edi, dword [esp + 24] ;   167.7 p2+p0   32 h
        add ebp, dword [esp + 28] ;   164.7 p2+p0   32 h
        add eax, dword [esp + 4]  ;   170.7 p2+p1   32 h
        mov dword [esp + 4], eax  ;   171.7 p0+p3   32 h
        add edx, dword [esp + 0]  ;   161.7 p2+p1   32 h
        mov dword [esp + 0], edx  ;   162.7 p0+p3   32 h
        add esi, 0x40             ;   137.0 p1      22 blocks
        cmp esi, dword [esp + 16] ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 56], esi ;                    resident
        mov dword [esp + 8], edi  ;                    resident
        mov dword [esp + 12], ebp ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]  ;     0.0 p2      22 blocks reload
        mov edi, dword [esp + 52] ;     1.0 p2      22 blocks reload
        mov dword [edi], esi      ;     4.0 p0+p3   22 blocks
        mov esi, dword [esp + 4]  ;     2.0 p2      22 blocks reload
        mov dword [edi + 4], esi  ;     6.0 p0+p3   22 blocks
        mov esi, dword [esp + 8]  ;     3.0 p2      22 blocks reload
        mov dword [edi + 8], esi  ;     7.0 p0+p3   22 blocks
        mov esi, dword [esp + 12] ;     4.0 p2      22 blocks reload
        mov dword [edi + 12], esi ;     8.0 p0+p3   22 blocks
        xor eax, eax              ;                    cleared
        mov dword [esp + 0], eax  ;                    cleared
        mov dword [esp + 4], eax  ;                    cleared
        mov dword [esp + 8], eax  ;                    cleared
        mov dword [esp + 12], eax ;                    cleared
        mov dword [esp + 20], eax ;                    cleared
        mov dword [esp + 24], eax ;                    cleared
        mov dword [esp + 28], eax ;                    cleared
        add esp, 0x20             ;                    frame
        pop ebp                   ;                    preserved
        pop edi                   ;                    preserved
        pop esi                   ;                    preserved
        pop ebx                   ;                    preserved
        ret

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
