; md4_blocks for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/md4.cw (sha256 5199b72d1fcb8937); do not edit:
;   ./cw build md4_blocks --cpu northwood
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
;   body: 14 uops, planned 11.3; bounds: width 4.7, ports 10.0, path 4.5
;   blocks: 412 uops, planned 253.0; bounds: width 137.3, ports 103.0, path 249.5
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
        sub esp, 0x28             ;                    frame
        mov esi, dword [esp + 68] ;     0.0 p2      22 h
        shl esi, 6                ;     2.0 p1      22 h
        mov edi, dword [esp + 60] ;     1.0 p2      22 h reload
        mov ebp, dword [edi]      ;     3.0 p2      22 h
        mov dword [esp + 0], ebp  ;     5.0 p0+p3   22 h
        mov ebp, dword [edi + 4]  ;     3.0 p2      22 h
        mov dword [esp + 4], ebp  ;     5.0 p0+p3   22 h
        mov ebp, dword [edi + 8]  ;     4.0 p2      22 h
        mov dword [esp + 8], ebp  ;     6.0 p0+p3   22 h
        mov edi, dword [edi + 12] ;     5.0 p2      22 h
        mov dword [esp + 12], edi ;     7.3 p0+p3   22 h
        add esi, dword [esp + 64] ;     6.0 p2+p1   22 h
        mov dword [esp + 16], esi ;     9.3 p0+p3   22 h
        cmp dword [esp + 68], 0   ;                    no blocks?
        je .blocks_1_done
        mov edi, dword [esp + 64] ;                    resident
        mov esi, dword [esp + 8]  ;                    resident
        mov ebp, dword [esp + 12] ;                    resident
        mov eax, dword [esp + 4]  ;                    resident
        mov ecx, dword [esp + 0]  ;                    resident
        align 16
.blocks_1:
        mov edx, dword [edi]      ;     0.0 p2      29 v[0]
        add edx, ecx              ;     2.0 p0      29 v[0]
        mov ebx, ebp              ;     0.7 p1       7 v[0] copy
        xor ebx, esi              ;     1.2 p0       7 v[0]
        and ebx, eax              ;     1.7 p0       7 v[0]
        xor ebx, ebp              ;     2.2 p0       7 v[0]
        add edx, ebx              ;     2.7 p1      29 v[0]
        rol edx, 3                ;     3.2 p1      29 v[0]
        mov ebx, dword [edi + 16] ;     2.7 p2      29 v[0]
        add ebx, edx              ;     7.2 p0      29 v[0]
        mov dword [esp + 20], ecx ;     3.5 p0+p3   24 v[0] spill
        mov ecx, edx              ;     7.2 p1       7 v[3] copy
        mov dword [esp + 24], ebx ;     7.7 p0+p3   29 v[0] spill
        mov ebx, edx              ;     7.2 p1       7 v[2] copy
        xor ebx, eax              ;     7.7 p0       7 v[2]
        mov dword [esp + 28], edx ;     7.3 p0+p3    7 v[1] spill
        mov edx, dword [edi + 4]  ;     5.3 p2      29 v[3]
        add edx, ebp              ;     7.3 p1      29 v[3]
        mov dword [esp + 32], ebp ;     9.3 p0+p3   24 v[3] spill
        mov ebp, eax              ;     6.3 p1       7 v[3] copy
        xor ebp, esi              ;     8.0 p0       7 v[3]
        and ecx, ebp              ;     8.5 p0       7 v[3]
        xor ecx, esi              ;     9.0 p0       7 v[3]
        add edx, ecx              ;     9.5 p1      29 v[3]
        rol edx, 7                ;    10.0 p1      29 v[3]
        or ebx, edx               ;    14.0 p0       7 v[2]
        mov ebp, dword [esp + 28] ;     8.7 p2       7 v[1] reload
        xor ebp, edx              ;    14.0 p0       7 v[1]
        xor ebx, ebp              ;    14.5 p0       7 v[2]
        add ebx, esi              ;    15.0 p1      29 v[2]
        mov ecx, dword [edi + 20] ;    10.0 p2      29 v[3]
        add ecx, edx              ;    14.0 p1      29 v[3]
        add ebx, dword [edi + 8]  ;    15.5 p2+p1   29 v[2]
        rol ebx, 0xb              ;    16.0 p1      29 v[2]
        or ebp, ebx               ;    20.0 p0       7 v[1]
        xor edx, ebx              ;    20.0 p0       7 v[0]
        xor ebp, edx              ;    20.5 p0       7 v[1]
        add ebp, eax              ;    21.0 p1      29 v[1]
        add ebp, dword [edi + 12] ;    21.5 p2+p0   29 v[1]
        rol ebp, 0x13             ;    22.0 p1      29 v[1]
        or edx, ebp               ;    26.0 p0       7 v[0]
        mov dword [esp + 28], esi ;    14.5 p0+p3   24 v[2] spill
        mov esi, dword [edi + 24] ;    14.7 p2      29 v[2]
        add esi, ebx              ;    20.0 p1      29 v[2]
        xor ebx, ebp              ;    26.0 p0       7 v[3]
        xor edx, ebx              ;    26.5 p0       7 v[0]
        mov dword [esp + 36], eax ;    16.5 p0+p3   24 v[1] spill
        mov eax, dword [esp + 24] ;    16.3 p2      29 v[0] reload
        add eax, edx              ;    27.0 p1      29 v[0]
        rol eax, 3                ;    27.5 p1      29 v[0]
        mov edx, dword [edi + 28] ;    17.3 p2      29 v[1]
        add edx, ebp              ;    26.0 p0      29 v[1]
        or ebx, eax               ;    31.5 p0       7 v[3]
        xor ebp, eax              ;    31.5 p0       7 v[2]
        xor ebx, ebp              ;    32.0 p0       7 v[3]
        add ecx, ebx              ;    32.5 p1      29 v[3]
        rol ecx, 7                ;    33.0 p1      29 v[3]
        mov ebx, dword [edi + 32] ;    19.7 p2      29 v[0]
        add ebx, eax              ;    31.5 p0      29 v[0]
        or ebp, ecx               ;    37.0 p0       7 v[2]
        xor eax, ecx              ;    37.0 p0       7 v[1]
        xor ebp, eax              ;    37.5 p0       7 v[2]
        add esi, ebp              ;    38.0 p1      29 v[2]
        rol esi, 0xb              ;    38.5 p1      29 v[2]
        or eax, esi               ;    42.5 p0       7 v[1]
        mov ebp, dword [edi + 36] ;    22.3 p2      29 v[3]
        add ebp, ecx              ;    37.0 p0      29 v[3]
        xor ecx, esi              ;    42.5 p0       7 v[0]
        xor eax, ecx              ;    43.0 p0       7 v[1]
        add edx, eax              ;    43.5 p1      29 v[1]
        rol edx, 0x13             ;    44.0 p1      29 v[1]
        or ecx, edx               ;    48.0 p0       7 v[0]
        mov eax, dword [edi + 40] ;    24.7 p2      29 v[2]
        add eax, esi              ;    42.5 p0      29 v[2]
        xor esi, edx              ;    48.0 p0       7 v[3]
        xor ecx, esi              ;    48.5 p0       7 v[0]
        add ebx, ecx              ;    49.0 p1      29 v[0]
        rol ebx, 3                ;    49.5 p1      29 v[0]
        or esi, ebx               ;    53.5 p0       7 v[3]
        mov ecx, dword [edi + 44] ;    27.0 p2      29 v[1]
        add ecx, edx              ;    48.0 p0      29 v[1]
        xor edx, ebx              ;    53.5 p0       7 v[2]
        xor esi, edx              ;    54.0 p0       7 v[3]
        add ebp, esi              ;    54.5 p1      29 v[3]
        rol ebp, 7                ;    55.0 p1      29 v[3]
        or edx, ebp               ;    59.0 p0       7 v[2]
        mov esi, dword [edi + 48] ;    29.3 p2      29 v[0]
        add esi, ebx              ;    53.5 p0      29 v[0]
        xor ebx, ebp              ;    59.0 p0       7 v[1]
        xor edx, ebx              ;    59.5 p0       7 v[2]
        add eax, edx              ;    60.0 p1      29 v[2]
        rol eax, 0xb              ;    60.5 p1      29 v[2]
        or ebx, eax               ;    64.5 p0       7 v[1]
        mov edx, dword [edi + 52] ;    31.7 p2      29 v[3]
        add edx, ebp              ;    59.0 p0      29 v[3]
        xor ebp, eax              ;    64.5 p0       7 v[0]
        xor ebx, ebp              ;    65.0 p0       7 v[1]
        add ecx, ebx              ;    65.5 p1      29 v[1]
        rol ecx, 0x13             ;    66.0 p1      29 v[1]
        or ebp, ecx               ;    70.0 p0       7 v[0]
        mov ebx, dword [edi + 56] ;    34.0 p2      29 v[2]
        add ebx, eax              ;    64.5 p0      29 v[2]
        xor eax, ecx              ;    70.0 p0       7 v[3]
        xor ebp, eax              ;    70.5 p0       7 v[0]
        add esi, ebp              ;    71.0 p1      29 v[0]
        rol esi, 3                ;    71.5 p1      29 v[0]
        mov ebp, dword [edi + 60] ;    36.0 p2      29 v[1]
        add ebp, ecx              ;    70.0 p0      29 v[1]
        or eax, esi               ;    75.5 p0       7 v[3]
        xor ecx, esi              ;    75.5 p0       7 v[2]
        xor eax, ecx              ;    76.0 p0       7 v[3]
        add edx, eax              ;    76.5 p1      29 v[3]
        rol edx, 7                ;    77.0 p1      29 v[3]
        or ecx, edx               ;    81.0 p0       7 v[2]
        mov eax, dword [edi]      ;    38.7 p2      29 v[0]
        add eax, esi              ;    75.5 p0      29 v[0]
        add eax, 0x5a827999       ;    76.0 p1      29 v[0]
        mov dword [esp + 24], edi ;    39.7 p0+p3   28 mk spill
        mov edi, esi              ;    75.5 p1       7 v[1] copy
        xor edi, edx              ;    81.0 p0       7 v[1]
        xor ecx, edi              ;    81.5 p0       7 v[2]
        add ebx, ecx              ;    82.0 p1      29 v[2]
        rol ebx, 0xb              ;    82.5 p1      29 v[2]
        and edi, ebx              ;    86.5 p0       7 v[1]
        xor esi, edi              ;    87.0 p0       7 v[1]
        add ebp, esi              ;    87.5 p1      29 v[1]
        rol ebp, 0x13             ;    88.0 p1      29 v[1]
        mov esi, edx              ;    81.0 p0       8 v[0] copy
        xor esi, ebx              ;    86.5 p0       8 v[0]
        mov edi, edx              ;    81.0 p1       8 v[0] copy
        add edx, 0x5a827999       ;    81.0 p0      29 v[3]
        and edi, ebx              ;    86.5 p0       8 v[0]
        add eax, edi              ;    87.0 p1      29 v[0]
        mov edi, dword [esp + 24] ;    45.0 p2      28 mk reload
        add edx, dword [edi + 16] ;    81.5 p2+p0   29 v[3]
        and esi, ebp              ;    92.0 p0       8 v[0]
        add eax, esi              ;    92.5 p1      29 v[0]
        rol eax, 3                ;    93.0 p1      29 v[0]
        mov esi, dword [edi + 32] ;    47.0 p2      29 v[2]
        add esi, ebx              ;    86.5 p0      29 v[2]
        add esi, 0x5a827999       ;    87.0 p1      29 v[2]
        mov ecx, ebx              ;    86.5 p0       8 v[0] copy
        xor ecx, ebp              ;    92.0 p0       8 v[0]
        and ebx, ebp              ;    92.0 p0       8 v[3]
        add edx, ebx              ;    92.5 p1      29 v[3]
        and ecx, eax              ;    97.0 p0       8 v[3]
        add edx, ecx              ;    97.5 p1      29 v[3]
        rol edx, 5                ;    98.0 p1      29 v[3]
        mov ecx, dword [edi + 48] ;    50.3 p2      29 v[1]
        add ecx, ebp              ;    92.0 p0      29 v[1]
        add ecx, 0x5a827999       ;    92.5 p1      29 v[1]
        mov ebx, ebp              ;    92.0 p0       8 v[3] copy
        xor ebx, eax              ;    97.0 p0       8 v[3]
        and ebp, eax              ;    97.0 p0       8 v[2]
        add esi, ebp              ;    97.5 p1      29 v[2]
        and ebx, edx              ;   102.0 p0       8 v[2]
        add esi, ebx              ;   102.5 p1      29 v[2]
        rol esi, 9                ;   103.0 p1      29 v[2]
        mov ebp, dword [edi + 4]  ;    53.7 p2      29 v[0]
        add ebp, eax              ;    97.0 p0      29 v[0]
        add ebp, 0x5a827999       ;    97.5 p1      29 v[0]
        mov ebx, eax              ;    97.0 p0       8 v[2] copy
        xor ebx, edx              ;   102.0 p0       8 v[2]
        and eax, edx              ;   102.0 p0       8 v[1]
        add ecx, eax              ;   102.5 p1      29 v[1]
        and ebx, esi              ;   107.0 p0       8 v[1]
        add ecx, ebx              ;   107.5 p1      29 v[1]
        rol ecx, 0xd              ;   108.0 p1      29 v[1]
        mov eax, dword [edi + 20] ;    57.0 p2      29 v[3]
        add eax, edx              ;   102.0 p0      29 v[3]
        add eax, 0x5a827999       ;   102.5 p1      29 v[3]
        mov ebx, edx              ;   102.0 p0       8 v[1] copy
        xor ebx, esi              ;   107.0 p0       8 v[1]
        and edx, esi              ;   107.0 p0       8 v[0]
        add ebp, edx              ;   107.5 p1      29 v[0]
        and ebx, ecx              ;   112.0 p0       8 v[0]
        add ebp, ebx              ;   112.5 p1      29 v[0]
        rol ebp, 3                ;   113.0 p1      29 v[0]
        mov edx, dword [edi + 36] ;    60.3 p2      29 v[2]
        add edx, esi              ;   107.0 p0      29 v[2]
        add edx, 0x5a827999       ;   107.5 p1      29 v[2]
        mov ebx, esi              ;   107.0 p0       8 v[0] copy
        xor ebx, ecx              ;   112.0 p0       8 v[0]
        and esi, ecx              ;   112.0 p0       8 v[3]
        add eax, esi              ;   112.5 p1      29 v[3]
        and ebx, ebp              ;   117.0 p0       8 v[3]
        add eax, ebx              ;   117.5 p1      29 v[3]
        rol eax, 5                ;   118.0 p1      29 v[3]
        mov esi, dword [edi + 52] ;    63.7 p2      29 v[1]
        add esi, ecx              ;   112.0 p0      29 v[1]
        add esi, 0x5a827999       ;   112.5 p0      29 v[1]
        mov ebx, ecx              ;   112.0 p1       8 v[3] copy
        xor ebx, ebp              ;   117.0 p0       8 v[3]
        and ecx, ebp              ;   117.0 p0       8 v[2]
        add edx, ecx              ;   117.5 p1      29 v[2]
        and ebx, eax              ;   122.0 p0       8 v[2]
        add edx, ebx              ;   122.5 p1      29 v[2]
        rol edx, 9                ;   123.0 p1      29 v[2]
        mov ecx, dword [edi + 8]  ;    67.0 p2      29 v[0]
        add ecx, ebp              ;   117.0 p0      29 v[0]
        add ecx, 0x5a827999       ;   117.5 p0      29 v[0]
        mov ebx, ebp              ;   117.0 p1       8 v[2] copy
        xor ebx, eax              ;   122.0 p0       8 v[2]
        and ebp, eax              ;   122.0 p0       8 v[1]
        add esi, ebp              ;   122.5 p1      29 v[1]
        and ebx, edx              ;   127.0 p0       8 v[1]
        add esi, ebx              ;   127.5 p1      29 v[1]
        rol esi, 0xd              ;   128.0 p1      29 v[1]
        mov ebp, dword [edi + 24] ;    70.3 p2      29 v[3]
        add ebp, eax              ;   122.0 p0      29 v[3]
        add ebp, 0x5a827999       ;   122.5 p0      29 v[3]
        mov ebx, eax              ;   122.0 p1       8 v[1] copy
        xor ebx, edx              ;   127.0 p0       8 v[1]
        and eax, edx              ;   127.0 p0       8 v[0]
        add ecx, eax              ;   127.5 p1      29 v[0]
        and ebx, esi              ;   132.0 p0       8 v[0]
        add ecx, ebx              ;   132.5 p1      29 v[0]
        rol ecx, 3                ;   133.0 p1      29 v[0]
        mov eax, dword [edi + 40] ;    73.7 p2      29 v[2]
        add eax, edx              ;   127.0 p0      29 v[2]
        add eax, 0x5a827999       ;   127.5 p0      29 v[2]
        mov ebx, edx              ;   127.0 p1       8 v[0] copy
        xor ebx, esi              ;   132.0 p0       8 v[0]
        and edx, esi              ;   132.0 p0       8 v[3]
        add ebp, edx              ;   132.5 p1      29 v[3]
        and ebx, ecx              ;   137.0 p0       8 v[3]
        add ebp, ebx              ;   137.5 p1      29 v[3]
        rol ebp, 5                ;   138.0 p1      29 v[3]
        mov edx, dword [edi + 56] ;    77.0 p2      29 v[1]
        add edx, esi              ;   132.0 p0      29 v[1]
        add edx, 0x5a827999       ;   132.5 p0      29 v[1]
        mov ebx, esi              ;   132.0 p1       8 v[3] copy
        xor ebx, ecx              ;   137.0 p0       8 v[3]
        and esi, ecx              ;   137.0 p0       8 v[2]
        add eax, esi              ;   137.5 p1      29 v[2]
        and ebx, ebp              ;   142.0 p0       8 v[2]
        add eax, ebx              ;   142.5 p1      29 v[2]
        rol eax, 9                ;   143.0 p1      29 v[2]
        mov esi, dword [edi + 12] ;    81.5 p2      29 v[0]
        add esi, ecx              ;   137.0 p0      29 v[0]
        add esi, 0x5a827999       ;   137.5 p1      29 v[0]
        mov ebx, ecx              ;   137.0 p0       8 v[2] copy
        xor ebx, ebp              ;   142.0 p0       8 v[2]
        and ecx, ebp              ;   142.0 p0       8 v[1]
        add edx, ecx              ;   142.5 p1      29 v[1]
        and ebx, eax              ;   147.0 p0       8 v[1]
        add edx, ebx              ;   147.5 p1      29 v[1]
        rol edx, 0xd              ;   148.0 p1      29 v[1]
        mov ecx, dword [edi + 28] ;    87.0 p2      29 v[3]
        add ecx, ebp              ;   142.0 p0      29 v[3]
        add ecx, 0x5a827999       ;   142.5 p1      29 v[3]
        mov ebx, ebp              ;   142.0 p0       8 v[1] copy
        xor ebx, eax              ;   147.0 p0       8 v[1]
        and ebp, eax              ;   147.0 p0       8 v[0]
        add esi, ebp              ;   147.5 p1      29 v[0]
        and ebx, edx              ;   152.0 p0       8 v[0]
        add esi, ebx              ;   152.5 p1      29 v[0]
        rol esi, 3                ;   153.0 p1      29 v[0]
        mov ebp, dword [edi + 44] ;    94.3 p2      29 v[2]
        add ebp, eax              ;   147.0 p0      29 v[2]
        add ebp, 0x5a827999       ;   147.5 p0      29 v[2]
        mov ebx, eax              ;   147.0 p1       8 v[0] copy
        xor ebx, edx              ;   152.0 p0       8 v[0]
        and eax, edx              ;   152.0 p0       8 v[3]
        add ecx, eax              ;   152.5 p1      29 v[3]
        and ebx, esi              ;   157.0 p0       8 v[3]
        add ecx, ebx              ;   157.5 p1      29 v[3]
        rol ecx, 5                ;   158.0 p1      29 v[3]
        mov eax, dword [edi + 60] ;    98.7 p2      29 v[1]
        add eax, edx              ;   152.0 p0      29 v[1]
        add eax, 0x5a827999       ;   152.5 p0      29 v[1]
        mov ebx, edx              ;   152.0 p1       8 v[3] copy
        xor ebx, esi              ;   157.0 p0       8 v[3]
        and edx, esi              ;   157.0 p0       8 v[2]
        add ebp, edx              ;   157.5 p1      29 v[2]
        and ebx, ecx              ;   162.0 p0       8 v[2]
        add ebp, ebx              ;   162.5 p1      29 v[2]
        rol ebp, 9                ;   163.0 p1      29 v[2]
        mov edx, dword [edi]      ;   103.7 p2      29 v[0]
        add edx, esi              ;   157.0 p0      29 v[0]
        add edx, 0x6ed9eba1       ;   157.5 p0      29 v[0]
        mov ebx, esi              ;   157.0 p1       8 v[2] copy
        xor ebx, ecx              ;   162.0 p0       8 v[2]
        and esi, ecx              ;   162.0 p0       8 v[1]
        add eax, esi              ;   162.5 p1      29 v[1]
        and ebx, ebp              ;   167.0 p0       8 v[1]
        add eax, ebx              ;   167.5 p1      29 v[1]
        rol eax, 0xd              ;   168.0 p1      29 v[1]
        mov esi, dword [edi + 32] ;   108.7 p2      29 v[3]
        add esi, ecx              ;   162.0 p0      29 v[3]
        add esi, 0x6ed9eba1       ;   162.5 p0      29 v[3]
        xor ecx, ebp              ;   167.0 p0       9 v[0]
        xor ecx, eax              ;   172.0 p0       9 v[0]
        add edx, ecx              ;   172.5 p1      29 v[0]
        rol edx, 3                ;   173.0 p1      29 v[0]
        mov ecx, dword [edi + 16] ;   112.7 p2      29 v[2]
        add ecx, ebp              ;   167.0 p0      29 v[2]
        add ecx, 0x6ed9eba1       ;   167.5 p0      29 v[2]
        xor ebp, eax              ;   172.0 p0       9 v[3]
        xor ebp, edx              ;   177.0 p0       9 v[3]
        add esi, ebp              ;   177.5 p1      29 v[3]
        rol esi, 9                ;   178.0 p1      29 v[3]
        mov ebp, dword [edi + 48] ;   115.0 p2      29 v[1]
        add ebp, eax              ;   172.0 p0      29 v[1]
        add ebp, 0x6ed9eba1       ;   172.5 p1      29 v[1]
        xor eax, edx              ;   177.0 p0       9 v[2]
        xor eax, esi              ;   182.0 p0       9 v[2]
        add ecx, eax              ;   182.5 p1      29 v[2]
        rol ecx, 0xb              ;   183.0 p1      29 v[2]
        mov eax, dword [edi + 8]  ;   119.0 p2      29 v[0]
        add eax, edx              ;   177.0 p0      29 v[0]
        add eax, 0x6ed9eba1       ;   177.5 p0      29 v[0]
        xor edx, esi              ;   182.0 p0       9 v[1]
        xor edx, ecx              ;   187.0 p0       9 v[1]
        add ebp, edx              ;   187.5 p1      29 v[1]
        rol ebp, 0xf              ;   188.0 p1      29 v[1]
        mov edx, dword [edi + 40] ;   123.0 p2      29 v[3]
        add edx, esi              ;   182.0 p0      29 v[3]
        add edx, 0x6ed9eba1       ;   182.5 p0      29 v[3]
        xor esi, ecx              ;   187.0 p0       9 v[0]
        xor esi, ebp              ;   192.0 p0       9 v[0]
        add eax, esi              ;   192.5 p1      29 v[0]
        rol eax, 3                ;   193.0 p1      29 v[0]
        mov esi, dword [edi + 24] ;   127.0 p2      29 v[2]
        add esi, ecx              ;   187.0 p0      29 v[2]
        add esi, 0x6ed9eba1       ;   187.5 p1      29 v[2]
        xor ecx, ebp              ;   192.0 p0       9 v[3]
        xor ecx, eax              ;   197.0 p0       9 v[3]
        add edx, ecx              ;   197.5 p1      29 v[3]
        rol edx, 9                ;   198.0 p1      29 v[3]
        mov ecx, dword [edi + 56] ;   129.3 p2      29 v[1]
        add ecx, ebp              ;   192.0 p0      29 v[1]
        add ecx, 0x6ed9eba1       ;   192.5 p1      29 v[1]
        xor ebp, eax              ;   197.0 p0       9 v[2]
        xor ebp, edx              ;   202.0 p0       9 v[2]
        add esi, ebp              ;   202.5 p1      29 v[2]
        rol esi, 0xb              ;   203.0 p1      29 v[2]
        mov ebp, dword [edi + 4]  ;   133.3 p2      29 v[0]
        add ebp, eax              ;   197.0 p0      29 v[0]
        add ebp, 0x6ed9eba1       ;   197.5 p1      29 v[0]
        xor eax, edx              ;   202.0 p0       9 v[1]
        xor eax, esi              ;   207.0 p0       9 v[1]
        add ecx, eax              ;   207.5 p1      29 v[1]
        rol ecx, 0xf              ;   208.0 p1      29 v[1]
        mov eax, dword [edi + 36] ;   137.3 p2      29 v[3]
        add eax, edx              ;   202.0 p0      29 v[3]
        add eax, 0x6ed9eba1       ;   202.5 p1      29 v[3]
        xor edx, esi              ;   207.0 p0       9 v[0]
        xor edx, ecx              ;   212.0 p0       9 v[0]
        add ebp, edx              ;   212.5 p1      29 v[0]
        rol ebp, 3                ;   213.0 p1      29 v[0]
        mov edx, dword [edi + 20] ;   139.7 p2      29 v[2]
        add edx, esi              ;   207.0 p0      29 v[2]
        add edx, 0x6ed9eba1       ;   207.5 p1      29 v[2]
        xor esi, ecx              ;   212.0 p0       9 v[3]
        xor esi, ebp              ;   217.0 p0       9 v[3]
        add eax, esi              ;   217.5 p1      29 v[3]
        rol eax, 9                ;   218.0 p1      29 v[3]
        mov esi, dword [edi + 52] ;   143.7 p2      29 v[1]
        add esi, ecx              ;   212.0 p0      29 v[1]
        add esi, 0x6ed9eba1       ;   212.5 p1      29 v[1]
        xor ecx, ebp              ;   217.0 p0       9 v[2]
        xor ecx, eax              ;   222.0 p0       9 v[2]
        add edx, ecx              ;   222.5 p1      29 v[2]
        rol edx, 0xb              ;   223.0 p1      29 v[2]
        mov ecx, dword [edi + 12] ;   147.7 p2      29 v[0]
        add ecx, ebp              ;   217.0 p0      29 v[0]
        add ecx, 0x6ed9eba1       ;   217.5 p1      29 v[0]
        xor ebp, eax              ;   222.0 p0       9 v[1]
        xor ebp, edx              ;   227.0 p0       9 v[1]
        add esi, ebp              ;   227.5 p1      29 v[1]
        rol esi, 0xf              ;   228.0 p1      29 v[1]
        mov ebp, dword [edi + 44] ;   150.0 p2      29 v[3]
        add ebp, eax              ;   222.0 p0      29 v[3]
        add ebp, 0x6ed9eba1       ;   222.5 p1      29 v[3]
        xor eax, edx              ;   227.0 p0       9 v[0]
        xor eax, esi              ;   232.0 p0       9 v[0]
        add ecx, eax              ;   232.5 p1      29 v[0]
        rol ecx, 3                ;   233.0 p1      29 v[0]
        mov eax, dword [edi + 28] ;   154.0 p2      29 v[2]
        add eax, edx              ;   227.0 p0      29 v[2]
        add eax, 0x6ed9eba1       ;   227.5 p1      29 v[2]
        xor edx, esi              ;   232.0 p0       9 v[3]
        xor edx, ecx              ;   237.0 p0       9 v[3]
        add ebp, edx              ;   237.5 p1      29 v[3]
        rol ebp, 9                ;   238.0 p1      29 v[3]
        mov edx, dword [edi + 60] ;   158.0 p2      29 v[1]
        add edx, esi              ;   232.0 p0      29 v[1]
        add edx, 0x6ed9eba1       ;   232.5 p1      29 v[1]
        xor esi, ecx              ;   237.0 p0       9 v[2]
        xor esi, ebp              ;   242.0 p0       9 v[2]
        add eax, esi              ;   242.5 p1      29 v[2]
        rol eax, 0xb              ;   243.0 p1      29 v[2]
        add edi, 0x40             ;   162.0 p0      22 blocks
        mov esi, ecx              ;   237.0 p1       9 v[1] copy
        add ecx, dword [esp + 20] ;   237.0 p2+p0   32 h
        xor esi, ebp              ;   242.0 p0       9 v[1]
        add ebp, dword [esp + 32] ;   242.0 p2+p1   32 h
        xor esi, eax              ;   247.0 p0       9 v[1]
        add edx, esi              ;   247.5 p1      29 v[1]
        rol edx, 0xf              ;   248.0 p1      29 v[1]
        add eax, dword [esp + 28] ;   247.0 p2+p0   32 h
        add edx, dword [esp + 36] ;   252.0 p2+p1   32 h
        mov esi, eax              ;   247.5 p0      32 h copy
        mov eax, edx              ;   252.5 p1      32 h copy
        cmp edi, dword [esp + 16] ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 64], edi ;                    resident
        mov dword [esp + 8], esi  ;                    resident
        mov dword [esp + 12], ebp ;                    resident
        mov dword [esp + 4], eax  ;                    resident
        mov dword [esp + 0], ecx  ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]  ;     0.0 p2      22 blocks reload
        mov edi, dword [esp + 60] ;     1.0 p2      22 blocks reload
        mov dword [edi], esi      ;     2.0 p0+p3   22 blocks
        mov esi, dword [esp + 4]  ;     2.0 p2      22 blocks reload
        mov dword [edi + 4], esi  ;     4.0 p0+p3   22 blocks
        mov esi, dword [esp + 8]  ;     3.0 p2      22 blocks reload
        mov dword [edi + 8], esi  ;     5.0 p0+p3   22 blocks
        mov esi, dword [esp + 12] ;     4.0 p2      22 blocks reload
        mov dword [edi + 12], esi ;     6.7 p0+p3   22 blocks
        xor eax, eax              ;                    cleared
        mov dword [esp + 0], eax  ;                    cleared
        mov dword [esp + 4], eax  ;                    cleared
        mov dword [esp + 8], eax  ;                    cleared
        mov dword [esp + 12], eax ;                    cleared
        mov dword [esp + 20], eax ;                    cleared
        mov dword [esp + 24], eax ;                    cleared
        mov dword [esp + 28], eax ;                    cleared
        mov dword [esp + 32], eax ;                    cleared
        mov dword [esp + 36], eax ;                    cleared
        add esp, 0x28             ;                    frame
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
