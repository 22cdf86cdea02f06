; md5_blocks for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/md5.cw (sha256 72a437dc27d1f616); do not edit:
;   ./cw build md5_blocks --cpu northwood
;
; void md5_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 16 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 32 bytes, 9 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 14 uops, planned 11.3; bounds: width 4.7, ports 10.0, path 4.5
;   blocks: 611 uops, planned 373.5; bounds: width 203.7, ports 152.8, path 369.0
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
%fatal "md5_blocks is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_md5_blocks
$_md5_blocks:
%else
        global $md5_blocks
%endif
$md5_blocks:
        push ebx                  ;                    preserved
        push esi                  ;                    preserved
        push edi                  ;                    preserved
        push ebp                  ;                    preserved
        sub esp, 0x24             ;                    frame
        mov esi, dword [esp + 64] ;     0.0 p2      40 h
        shl esi, 6                ;     2.0 p1      40 h
        mov edi, dword [esp + 56] ;     1.0 p2      40 h reload
        mov ebp, dword [edi]      ;     3.0 p2      40 h
        mov dword [esp + 0], ebp  ;     5.0 p0+p3   40 h
        mov ebp, dword [edi + 4]  ;     3.0 p2      40 h
        mov dword [esp + 4], ebp  ;     5.0 p0+p3   40 h
        mov ebp, dword [edi + 8]  ;     4.0 p2      40 h
        mov dword [esp + 8], ebp  ;     6.0 p0+p3   40 h
        mov edi, dword [edi + 12] ;     5.0 p2      40 h
        mov dword [esp + 12], edi ;     7.3 p0+p3   40 h
        add esi, dword [esp + 60] ;     6.0 p2+p1   40 h
        mov dword [esp + 16], esi ;     9.3 p0+p3   40 h
        cmp dword [esp + 64], 0   ;                    no blocks?
        je .blocks_1_done
        mov ebp, dword [esp + 8]  ;                    resident
        mov edi, dword [esp + 12] ;                    resident
        mov ecx, dword [esp + 4]  ;                    resident
        mov eax, dword [esp + 60] ;                    resident
        mov edx, dword [esp + 0]  ;                    resident
        align 16
.blocks_1:
        mov esi, edi              ;     0.0 p0      26 t copy
        xor esi, ebp              ;     0.5 p0      26 t
        and esi, ecx              ;     1.0 p0      26 t
        xor esi, edi              ;     1.5 p0      26 t
        add esi, edx              ;     2.0 p1      47 t
        add esi, dword [eax]      ;     2.5 p2+p1   47 t
        add esi, 0xd76aa478       ;     3.0 p0      47 t
        rol esi, 7                ;     3.5 p1      48 v[0]
        add esi, ecx              ;     7.5 p0      48 v[0]
        mov ebx, esi              ;     8.0 p0      26 t copy
        mov dword [esp + 20], edx ;     4.0 p0+p3   42 v[0] spill
        mov edx, ecx              ;     4.0 p1      26 t copy
        xor edx, ebp              ;     5.0 p0      26 t
        and ebx, edx              ;     8.5 p0      26 t
        xor ebx, ebp              ;     9.0 p0      26 t
        add ebx, edi              ;     9.5 p1      47 t
        add ebx, dword [eax + 4]  ;    10.0 p2+p1   47 t
        add ebx, 0xe8c7b756       ;    10.5 p1      47 t
        rol ebx, 0xc              ;    11.0 p1      48 v[3]
        add ebx, esi              ;    15.0 p0      48 v[3]
        mov edx, esi              ;     8.0 p0      26 t copy
        xor edx, ecx              ;     8.5 p0      26 t
        or edx, ebx               ;    15.5 p0      26 t
        mov dword [esp + 24], edi ;     9.0 p0+p3   42 v[3] spill
        mov edi, dword [eax + 16] ;     8.7 p2      47 t
        add edi, esi              ;    10.7 p1      47 t
        xor esi, ebx              ;    15.5 p0      26 t
        xor edx, esi              ;    16.0 p0      26 t
        add edx, ebp              ;    16.5 p1      47 t
        add edx, dword [eax + 8]  ;    17.0 p2+p1   47 t
        add edx, 0x242070db       ;    17.5 p0      47 t
        rol edx, 0x11             ;    18.0 p1      48 v[2]
        add edx, ebx              ;    22.0 p0      48 v[2]
        or esi, edx               ;    22.5 p0      26 t
        add edi, 0xf57c0faf       ;    12.3 p1      47 t
        mov dword [esp + 28], ebp ;    12.7 p0+p3   42 v[2] spill
        mov ebp, dword [eax + 20] ;    13.0 p2      47 t
        add ebp, ebx              ;    15.5 p1      47 t
        xor ebx, edx              ;    22.5 p0      26 t
        xor esi, ebx              ;    23.0 p0      26 t
        add esi, ecx              ;    23.5 p1      47 t
        add esi, dword [eax + 12] ;    24.0 p2+p0   47 t
        add esi, 0xc1bdceee       ;    24.5 p1      47 t
        rol esi, 0x16             ;    25.0 p1      48 v[1]
        add esi, edx              ;    29.0 p0      48 v[1]
        or ebx, esi               ;    29.5 p0      26 t
        add ebp, 0x4787c62a       ;    16.8 p1      47 t
        mov dword [esp + 32], ecx ;    17.0 p0+p3   42 v[1] spill
        mov ecx, dword [eax + 24] ;    17.3 p2      47 t
        add ecx, edx              ;    22.5 p1      47 t
        xor edx, esi              ;    29.5 p0      26 t
        xor ebx, edx              ;    30.0 p0      26 t
        add edi, ebx              ;    30.5 p1      47 t
        rol edi, 7                ;    31.0 p1      48 v[0]
        add edi, esi              ;    35.0 p0      48 v[0]
        or edx, edi               ;    35.5 p0      26 t
        mov ebx, dword [eax + 28] ;    20.0 p2      47 t
        add ebx, esi              ;    29.5 p1      47 t
        xor esi, edi              ;    35.5 p0      26 t
        xor edx, esi              ;    36.0 p0      26 t
        add ebp, edx              ;    36.5 p1      47 t
        rol ebp, 0xc              ;    37.0 p1      48 v[3]
        add ebp, edi              ;    41.0 p0      48 v[3]
        or esi, ebp               ;    41.5 p0      26 t
        mov edx, dword [eax + 32] ;    22.7 p2      47 t
        add edx, edi              ;    35.5 p1      47 t
        xor edi, ebp              ;    41.5 p0      26 t
        xor esi, edi              ;    42.0 p0      26 t
        add ecx, 0xa8304613       ;    24.0 p1      47 t
        add ecx, esi              ;    42.5 p0      47 t
        rol ecx, 0x11             ;    43.0 p1      48 v[2]
        add ecx, ebp              ;    47.0 p0      48 v[2]
        or edi, ecx               ;    47.5 p0      26 t
        mov esi, dword [eax + 36] ;    25.7 p2      47 t
        add esi, ebp              ;    41.5 p1      47 t
        xor ebp, ecx              ;    47.5 p0      26 t
        xor edi, ebp              ;    48.0 p0      26 t
        add ebx, 0xfd469501       ;    30.0 p1      47 t
        add ebx, edi              ;    48.5 p0      47 t
        rol ebx, 0x16             ;    49.0 p1      48 v[1]
        add ebx, ecx              ;    53.0 p0      48 v[1]
        or ebp, ebx               ;    53.5 p0      26 t
        mov edi, dword [eax + 40] ;    28.7 p2      47 t
        add edi, ecx              ;    47.5 p1      47 t
        xor ecx, ebx              ;    53.5 p0      26 t
        add edx, 0x698098d8       ;    36.0 p1      47 t
        xor ebp, ecx              ;    54.0 p0      26 t
        add edx, ebp              ;    54.5 p1      47 t
        rol edx, 7                ;    55.0 p1      48 v[0]
        add edx, ebx              ;    59.0 p0      48 v[0]
        or ecx, edx               ;    59.5 p0      26 t
        mov ebp, dword [eax + 44] ;    31.7 p2      47 t
        add ebp, ebx              ;    53.5 p1      47 t
        xor ebx, edx              ;    59.5 p0      26 t
        add esi, 0x8b44f7af       ;    42.0 p1      47 t
        xor ecx, ebx              ;    60.0 p0      26 t
        add esi, ecx              ;    60.5 p1      47 t
        rol esi, 0xc              ;    61.0 p1      48 v[3]
        add esi, edx              ;    65.0 p0      48 v[3]
        or ebx, esi               ;    65.5 p0      26 t
        mov ecx, dword [eax + 48] ;    34.7 p2      47 t
        add ecx, edx              ;    59.5 p1      47 t
        xor edx, esi              ;    65.5 p0      26 t
        add edi, 0xffff5bb1       ;    48.0 p1      47 t
        xor ebx, edx              ;    66.0 p0      26 t
        add edi, ebx              ;    66.5 p1      47 t
        rol edi, 0x11             ;    67.0 p1      48 v[2]
        add edi, esi              ;    71.0 p0      48 v[2]
        or edx, edi               ;    71.5 p0      26 t
        mov ebx, dword [eax + 52] ;    37.7 p2      47 t
        add ebx, esi              ;    65.5 p1      47 t
        xor esi, edi              ;    71.5 p0      26 t
        add ebp, 0x895cd7be       ;    54.0 p1      47 t
        xor edx, esi              ;    72.0 p0      26 t
        add ebp, edx              ;    72.5 p1      47 t
        rol ebp, 0x16             ;    73.0 p1      48 v[1]
        add ebp, edi              ;    77.0 p0      48 v[1]
        or esi, ebp               ;    77.5 p0      26 t
        add ecx, 0x6b901122       ;    60.0 p1      47 t
        mov edx, dword [eax + 56] ;    41.0 p2      47 t
        add edx, edi              ;    71.5 p0      47 t
        xor edi, ebp              ;    77.5 p0      26 t
        xor esi, edi              ;    78.0 p0      26 t
        add ecx, esi              ;    78.5 p1      47 t
        rol ecx, 7                ;    79.0 p1      48 v[0]
        add ecx, ebp              ;    83.0 p0      48 v[0]
        or edi, ecx               ;    83.5 p0      26 t
        add ebx, 0xfd987193       ;    66.0 p1      47 t
        mov esi, dword [eax + 60] ;    44.0 p2      47 t
        add esi, ebp              ;    77.5 p0      47 t
        xor ebp, ecx              ;    83.5 p0      26 t
        xor edi, ebp              ;    84.0 p0      26 t
        add ebx, edi              ;    84.5 p1      47 t
        rol ebx, 0xc              ;    85.0 p1      48 v[3]
        add ebx, ecx              ;    89.0 p0      48 v[3]
        or ebp, ebx               ;    89.5 p0      26 t
        add edx, 0xa679438e       ;    72.0 p1      47 t
        mov edi, ecx              ;    83.5 p0      26 t copy
        xor edi, ebx              ;    89.5 p0      26 t
        xor ebp, edi              ;    90.0 p0      26 t
        add edx, ebp              ;    90.5 p1      47 t
        rol edx, 0x11             ;    91.0 p1      48 v[2]
        add esi, 0x49b40821       ;    78.0 p0      47 t
        add edx, ebx              ;    95.0 p0      48 v[2]
        and edi, edx              ;    95.5 p0      26 t
        mov ebp, dword [eax + 4]  ;    49.7 p2      47 t
        add ebp, ecx              ;    83.5 p1      47 t
        xor ecx, edi              ;    96.0 p0      26 t
        add esi, ecx              ;    96.5 p1      47 t
        rol esi, 0x16             ;    97.0 p1      48 v[1]
        add esi, edx              ;   101.0 p0      48 v[1]
        mov edi, ebx              ;    89.5 p0      27 t copy
        not edi                   ;    90.0 p0      27 t
        and edi, edx              ;    95.5 p0      27 t
        add ebp, 0xf61e2562       ;    84.0 p1      47 t
        mov ecx, dword [eax + 24] ;    53.0 p2      47 t
        add ecx, ebx              ;    89.5 p1      47 t
        and ebx, esi              ;   101.5 p0      27 t
        add ebp, edi              ;    96.0 p1      47 t
        add ebp, ebx              ;   102.0 p0      47 t
        rol ebp, 5                ;   102.5 p1      48 v[0]
        add ebp, esi              ;   106.5 p0      48 v[0]
        mov edi, edx              ;    95.5 p0      27 t copy
        not edi                   ;    96.0 p0      27 t
        and edi, esi              ;   101.5 p0      27 t
        add ecx, 0xc040b340       ;    90.0 p1      47 t
        mov ebx, dword [eax + 44] ;    56.7 p2      47 t
        add ebx, edx              ;    95.5 p1      47 t
        and edx, ebp              ;   107.0 p0      27 t
        add ecx, edi              ;   102.0 p1      47 t
        add ecx, edx              ;   107.5 p0      47 t
        rol ecx, 9                ;   108.0 p1      48 v[3]
        add ecx, ebp              ;   112.0 p0      48 v[3]
        mov edi, esi              ;   101.5 p0      27 t copy
        not edi                   ;   102.0 p0      27 t
        and edi, ebp              ;   107.0 p0      27 t
        add ebx, 0x265e5a51       ;    96.0 p1      47 t
        mov edx, dword [eax]      ;    60.3 p2      47 t
        add edx, esi              ;   101.5 p1      47 t
        and esi, ecx              ;   112.5 p0      27 t
        add ebx, edi              ;   107.5 p1      47 t
        add ebx, esi              ;   113.0 p0      47 t
        rol ebx, 0xe              ;   113.5 p1      48 v[2]
        add ebx, ecx              ;   117.5 p0      48 v[2]
        add edx, 0xe9b6c7aa       ;   102.0 p0      47 t
        mov edi, ebp              ;   107.0 p1      27 t copy
        not edi                   ;   107.5 p0      27 t
        and edi, ecx              ;   112.5 p0      27 t
        mov esi, dword [eax + 20] ;    64.0 p2      47 t
        add esi, ebp              ;   107.0 p1      47 t
        and ebp, ebx              ;   118.0 p0      27 t
        add edx, edi              ;   113.0 p1      47 t
        add edx, ebp              ;   118.5 p0      47 t
        rol edx, 0x14             ;   119.0 p1      48 v[1]
        add edx, ebx              ;   123.0 p0      48 v[1]
        add esi, 0xd62f105d       ;   107.5 p0      47 t
        mov ebp, ecx              ;   112.5 p1      27 t copy
        not ebp                   ;   113.0 p0      27 t
        and ebp, ebx              ;   118.0 p0      27 t
        mov edi, dword [eax + 40] ;    67.7 p2      47 t
        add edi, ecx              ;   112.5 p1      47 t
        and ecx, edx              ;   123.5 p0      27 t
        add esi, ebp              ;   118.5 p1      47 t
        add esi, ecx              ;   124.0 p0      47 t
        rol esi, 5                ;   124.5 p1      48 v[0]
        add esi, edx              ;   128.5 p0      48 v[0]
        add edi, 0x2441453        ;   113.0 p0      47 t
        mov ecx, ebx              ;   118.0 p1      27 t copy
        not ecx                   ;   118.5 p0      27 t
        and ecx, edx              ;   123.5 p0      27 t
        mov ebp, dword [eax + 60] ;    71.3 p2      47 t
        add ebp, ebx              ;   118.0 p1      47 t
        and ebx, esi              ;   129.0 p0      27 t
        add edi, ecx              ;   124.0 p1      47 t
        add edi, ebx              ;   129.5 p0      47 t
        rol edi, 9                ;   130.0 p1      48 v[3]
        add edi, esi              ;   134.0 p0      48 v[3]
        add ebp, 0xd8a1e681       ;   118.5 p0      47 t
        mov ecx, edx              ;   123.5 p1      27 t copy
        not ecx                   ;   124.0 p0      27 t
        and ecx, esi              ;   129.0 p0      27 t
        mov ebx, dword [eax + 16] ;    75.0 p2      47 t
        add ebx, edx              ;   123.5 p1      47 t
        and edx, edi              ;   134.5 p0      27 t
        add ebp, ecx              ;   129.5 p1      47 t
        add ebp, edx              ;   135.0 p0      47 t
        rol ebp, 0xe              ;   135.5 p1      48 v[2]
        add ebp, edi              ;   139.5 p0      48 v[2]
        add ebx, 0xe7d3fbc8       ;   124.0 p0      47 t
        mov edx, esi              ;   129.0 p1      27 t copy
        not edx                   ;   129.5 p0      27 t
        and edx, edi              ;   134.5 p0      27 t
        mov ecx, dword [eax + 36] ;    78.7 p2      47 t
        add ecx, esi              ;   129.0 p1      47 t
        and esi, ebp              ;   140.0 p0      27 t
        add ebx, edx              ;   135.0 p1      47 t
        add ebx, esi              ;   140.5 p0      47 t
        rol ebx, 0x14             ;   141.0 p1      48 v[1]
        add ebx, ebp              ;   145.0 p0      48 v[1]
        add ecx, 0x21e1cde6       ;   129.5 p0      47 t
        mov esi, edi              ;   134.5 p1      27 t copy
        not esi                   ;   135.0 p0      27 t
        and esi, ebp              ;   140.0 p0      27 t
        mov edx, dword [eax + 56] ;    82.3 p2      47 t
        add edx, edi              ;   134.5 p1      47 t
        and edi, ebx              ;   145.5 p0      27 t
        add ecx, esi              ;   140.5 p1      47 t
        add ecx, edi              ;   146.0 p0      47 t
        rol ecx, 5                ;   146.5 p1      48 v[0]
        add edx, 0xc33707d6       ;   135.0 p0      47 t
        add ecx, ebx              ;   150.5 p0      48 v[0]
        mov esi, ebp              ;   140.0 p1      27 t copy
        not esi                   ;   140.5 p0      27 t
        and esi, ebx              ;   145.5 p0      27 t
        mov edi, dword [eax + 12] ;    86.0 p2      47 t
        add edi, ebp              ;   140.0 p1      47 t
        and ebp, ecx              ;   151.0 p0      27 t
        add edx, esi              ;   146.0 p1      47 t
        add edx, ebp              ;   151.5 p0      47 t
        rol edx, 9                ;   152.0 p1      48 v[3]
        add edi, 0xf4d50d87       ;   140.5 p0      47 t
        add edx, ecx              ;   156.0 p0      48 v[3]
        mov esi, ebx              ;   145.5 p1      27 t copy
        not esi                   ;   146.0 p0      27 t
        and esi, ecx              ;   151.0 p0      27 t
        mov ebp, dword [eax + 32] ;    91.3 p2      47 t
        add ebp, ebx              ;   145.5 p1      47 t
        and ebx, edx              ;   156.5 p0      27 t
        add edi, esi              ;   151.5 p1      47 t
        add edi, ebx              ;   157.0 p0      47 t
        rol edi, 0xe              ;   157.5 p1      48 v[2]
        add ebp, 0x455a14ed       ;   146.0 p0      47 t
        add edi, edx              ;   161.5 p0      48 v[2]
        mov esi, ecx              ;   151.0 p1      27 t copy
        not esi                   ;   151.5 p0      27 t
        and esi, edx              ;   156.5 p0      27 t
        mov ebx, dword [eax + 52] ;   101.5 p2      47 t
        add ebx, ecx              ;   151.0 p1      47 t
        and ecx, edi              ;   162.0 p0      27 t
        add ebp, esi              ;   157.0 p1      47 t
        add ebp, ecx              ;   162.5 p0      47 t
        rol ebp, 0x14             ;   163.0 p1      48 v[1]
        add ebp, edi              ;   167.0 p0      48 v[1]
        add ebx, 0xa9e3e905       ;   151.5 p0      47 t
        mov esi, edx              ;   156.5 p1      27 t copy
        not esi                   ;   157.0 p0      27 t
        and esi, edi              ;   162.0 p0      27 t
        mov ecx, dword [eax + 8]  ;   107.0 p2      47 t
        add ecx, edx              ;   156.5 p1      47 t
        and edx, ebp              ;   167.5 p0      27 t
        add ebx, esi              ;   162.5 p1      47 t
        add ebx, edx              ;   168.0 p0      47 t
        rol ebx, 5                ;   168.5 p1      48 v[0]
        add ebx, ebp              ;   172.5 p0      48 v[0]
        add ecx, 0xfcefa3f8       ;   157.0 p0      47 t
        mov esi, edi              ;   162.0 p1      27 t copy
        not esi                   ;   162.5 p0      27 t
        and esi, ebp              ;   167.5 p0      27 t
        mov edx, dword [eax + 28] ;   112.5 p2      47 t
        add edx, edi              ;   162.0 p1      47 t
        and edi, ebx              ;   173.0 p0      27 t
        add ecx, esi              ;   168.0 p1      47 t
        add ecx, edi              ;   173.5 p0      47 t
        rol ecx, 9                ;   174.0 p1      48 v[3]
        add ecx, ebx              ;   178.0 p0      48 v[3]
        add edx, 0x676f02d9       ;   162.5 p0      47 t
        mov esi, ebp              ;   167.5 p1      27 t copy
        not esi                   ;   168.0 p0      27 t
        and esi, ebx              ;   173.0 p0      27 t
        mov edi, dword [eax + 48] ;   118.0 p2      47 t
        add edi, ebp              ;   167.5 p1      47 t
        and ebp, ecx              ;   178.5 p0      27 t
        add edx, esi              ;   173.5 p1      47 t
        add edx, ebp              ;   179.0 p0      47 t
        rol edx, 0xe              ;   179.5 p1      48 v[2]
        add edx, ecx              ;   183.5 p0      48 v[2]
        add edi, 0x8d2a4c8a       ;   168.0 p0      47 t
        mov esi, ebx              ;   173.0 p1      27 t copy
        not esi                   ;   173.5 p0      27 t
        and esi, ecx              ;   178.5 p0      27 t
        mov ebp, dword [eax + 20] ;   123.5 p2      47 t
        add ebp, ebx              ;   173.0 p1      47 t
        and ebx, edx              ;   184.0 p0      27 t
        add edi, esi              ;   179.0 p1      47 t
        add edi, ebx              ;   184.5 p0      47 t
        rol edi, 0x14             ;   185.0 p1      48 v[1]
        add ebp, 0xfffa3942       ;   173.5 p0      47 t
        add edi, edx              ;   189.0 p0      48 v[1]
        mov esi, dword [eax + 32] ;   126.2 p2      47 t
        add esi, ecx              ;   178.5 p1      47 t
        xor ecx, edx              ;   184.0 p0      28 t
        xor ecx, edi              ;   189.5 p0      28 t
        add ebp, ecx              ;   190.0 p1      47 t
        rol ebp, 4                ;   190.5 p1      48 v[0]
        add esi, 0x8771f681       ;   179.0 p0      47 t
        add ebp, edi              ;   194.5 p0      48 v[0]
        mov ecx, dword [eax + 44] ;   130.7 p2      47 t
        add ecx, edx              ;   184.0 p1      47 t
        xor edx, edi              ;   189.5 p0      28 t
        xor edx, ebp              ;   195.0 p0      28 t
        add esi, edx              ;   195.5 p1      47 t
        rol esi, 0xb              ;   196.0 p1      48 v[3]
        add ecx, 0x6d9d6122       ;   184.5 p0      47 t
        add esi, ebp              ;   200.0 p0      48 v[3]
        mov edx, dword [eax + 56] ;   135.2 p2      47 t
        add edx, edi              ;   189.5 p1      47 t
        xor edi, ebp              ;   195.0 p0      28 t
        xor edi, esi              ;   200.5 p0      28 t
        add ecx, edi              ;   201.0 p1      47 t
        rol ecx, 0x10             ;   201.5 p1      48 v[2]
        add edx, 0xfde5380c       ;   190.0 p0      47 t
        add ecx, esi              ;   205.5 p0      48 v[2]
        mov edi, dword [eax + 4]  ;   139.5 p2      47 t
        add edi, ebp              ;   195.0 p1      47 t
        xor ebp, esi              ;   200.5 p0      28 t
        xor ebp, ecx              ;   206.0 p0      28 t
        add edx, ebp              ;   206.5 p1      47 t
        rol edx, 0x17             ;   207.0 p1      48 v[1]
        add edi, 0xa4beea44       ;   195.5 p0      47 t
        add edx, ecx              ;   211.0 p0      48 v[1]
        mov ebp, dword [eax + 16] ;   142.3 p2      47 t
        add ebp, esi              ;   200.5 p1      47 t
        xor esi, ecx              ;   206.0 p0      28 t
        xor esi, edx              ;   211.5 p0      28 t
        add edi, esi              ;   212.0 p1      47 t
        rol edi, 4                ;   212.5 p1      48 v[0]
        add ebp, 0x4bdecfa9       ;   201.0 p0      47 t
        add edi, edx              ;   216.5 p0      48 v[0]
        mov esi, dword [eax + 28] ;   146.8 p2      47 t
        add esi, ecx              ;   206.0 p1      47 t
        xor ecx, edx              ;   211.5 p0      28 t
        xor ecx, edi              ;   217.0 p0      28 t
        add ebp, ecx              ;   217.5 p1      47 t
        rol ebp, 0xb              ;   218.0 p1      48 v[3]
        add esi, 0xf6bb4b60       ;   206.5 p0      47 t
        add ebp, edi              ;   222.0 p1      48 v[3]
        mov ecx, dword [eax + 40] ;   151.2 p2      47 t
        add ecx, edx              ;   211.5 p0      47 t
        xor edx, edi              ;   217.0 p0      28 t
        xor edx, ebp              ;   222.5 p0      28 t
        add esi, edx              ;   223.0 p1      47 t
        add ecx, 0xbebfbc70       ;   212.0 p0      47 t
        rol esi, 0x10             ;   223.5 p1      48 v[2]
        add esi, ebp              ;   227.5 p0      48 v[2]
        mov edx, dword [eax + 52] ;   153.8 p2      47 t
        add edx, edi              ;   217.0 p0      47 t
        xor edi, ebp              ;   222.5 p0      28 t
        xor edi, esi              ;   228.0 p0      28 t
        add ecx, edi              ;   228.5 p1      47 t
        add edx, 0x289b7ec6       ;   217.5 p0      47 t
        rol ecx, 0x17             ;   229.0 p1      48 v[1]
        add ecx, esi              ;   233.0 p0      48 v[1]
        mov edi, dword [eax]      ;   158.3 p2      47 t
        add edi, ebp              ;   222.5 p0      47 t
        xor ebp, esi              ;   228.0 p0      28 t
        xor ebp, ecx              ;   233.5 p0      28 t
        add edx, ebp              ;   234.0 p1      47 t
        add edi, 0xeaa127fa       ;   223.0 p0      47 t
        rol edx, 4                ;   234.5 p1      48 v[0]
        add edx, ecx              ;   238.5 p0      48 v[0]
        mov ebp, dword [eax + 12] ;   162.8 p2      47 t
        add ebp, esi              ;   228.0 p0      47 t
        xor esi, ecx              ;   233.5 p0      28 t
        xor esi, edx              ;   239.0 p0      28 t
        add edi, esi              ;   239.5 p1      47 t
        add ebp, 0xd4ef3085       ;   228.5 p0      47 t
        rol edi, 0xb              ;   240.0 p1      48 v[3]
        add edi, edx              ;   244.0 p0      48 v[3]
        mov esi, dword [eax + 24] ;   167.5 p2      47 t
        add esi, ecx              ;   233.5 p1      47 t
        xor ecx, edx              ;   239.0 p0      28 t
        xor ecx, edi              ;   244.5 p0      28 t
        add ebp, ecx              ;   245.0 p1      47 t
        add esi, 0x4881d05        ;   234.0 p0      47 t
        rol ebp, 0x10             ;   245.5 p1      48 v[2]
        add ebp, edi              ;   249.5 p0      48 v[2]
        mov ecx, dword [eax + 36] ;   170.2 p2      47 t
        add ecx, edx              ;   239.0 p0      47 t
        xor edx, edi              ;   244.5 p0      28 t
        xor edx, ebp              ;   250.0 p0      28 t
        add esi, edx              ;   250.5 p1      47 t
        add ecx, 0xd9d4d039       ;   239.5 p0      47 t
        rol esi, 0x17             ;   251.0 p1      48 v[1]
        add esi, ebp              ;   255.0 p0      48 v[1]
        mov edx, dword [eax + 48] ;   174.7 p2      47 t
        add edx, edi              ;   244.5 p0      47 t
        xor edi, ebp              ;   250.0 p0      28 t
        xor edi, esi              ;   255.5 p0      28 t
        add ecx, edi              ;   256.0 p1      47 t
        add edx, 0xe6db99e5       ;   245.0 p0      47 t
        rol ecx, 4                ;   256.5 p1      48 v[0]
        add ecx, esi              ;   260.5 p0      48 v[0]
        mov edi, dword [eax + 60] ;   179.2 p2      47 t
        add edi, ebp              ;   250.0 p0      47 t
        xor ebp, esi              ;   255.5 p0      28 t
        xor ebp, ecx              ;   261.0 p0      28 t
        add edx, ebp              ;   261.5 p1      47 t
        add edi, 0x1fa27cf8       ;   250.5 p0      47 t
        rol edx, 0xb              ;   262.0 p1      48 v[3]
        add edx, ecx              ;   266.0 p0      48 v[3]
        mov ebp, dword [eax + 8]  ;   183.5 p2      47 t
        add ebp, esi              ;   255.5 p0      47 t
        xor esi, ecx              ;   261.0 p0      28 t
        xor esi, edx              ;   266.5 p0      28 t
        add edi, esi              ;   267.0 p1      47 t
        add ebp, 0xc4ac5665       ;   256.0 p0      47 t
        rol edi, 0x10             ;   267.5 p1      48 v[2]
        add edi, edx              ;   271.5 p0      48 v[2]
        mov esi, dword [eax]      ;   186.3 p2      47 t
        add esi, ecx              ;   261.0 p0      47 t
        xor ecx, edx              ;   266.5 p0      28 t
        xor ecx, edi              ;   272.0 p0      28 t
        add ebp, ecx              ;   272.5 p1      47 t
        rol ebp, 0x17             ;   273.0 p1      48 v[1]
        add esi, 0xf4292244       ;   261.5 p0      47 t
        mov ecx, dword [eax + 28] ;   190.3 p2      47 t
        add ecx, edx              ;   266.5 p0      47 t
        not edx                   ;   266.5 p0      29 t
        add ebp, edi              ;   277.0 p1      48 v[1]
        or edx, ebp               ;   277.5 p0      29 t
        xor edx, edi              ;   278.0 p0      29 t
        add esi, edx              ;   278.5 p1      47 t
        rol esi, 6                ;   279.0 p1      48 v[0]
        add ecx, 0x432aff97       ;   267.0 p0      47 t
        mov edx, dword [eax + 56] ;   196.2 p2      47 t
        add edx, edi              ;   272.0 p0      47 t
        not edi                   ;   272.0 p0      29 t
        add esi, ebp              ;   283.0 p1      48 v[0]
        or edi, esi               ;   283.5 p0      29 t
        xor edi, ebp              ;   284.0 p0      29 t
        add ecx, edi              ;   284.5 p1      47 t
        rol ecx, 0xa              ;   285.0 p1      48 v[3]
        add edx, 0xab9423a7       ;   272.5 p0      47 t
        mov edi, dword [eax + 20] ;   202.0 p2      47 t
        add edi, ebp              ;   277.5 p0      47 t
        not ebp                   ;   277.5 p0      29 t
        add ecx, esi              ;   289.0 p1      48 v[3]
        or ebp, ecx               ;   289.5 p0      29 t
        xor ebp, esi              ;   290.0 p0      29 t
        add edx, ebp              ;   290.5 p1      47 t
        rol edx, 0xf              ;   291.0 p1      48 v[2]
        add edi, 0xfc93a039       ;   278.0 p0      47 t
        mov ebp, dword [eax + 48] ;   207.8 p2      47 t
        add ebp, esi              ;   283.5 p0      47 t
        not esi                   ;   283.5 p0      29 t
        add edx, ecx              ;   295.0 p1      48 v[2]
        or esi, edx               ;   295.5 p0      29 t
        xor esi, ecx              ;   296.0 p0      29 t
        add edi, esi              ;   296.5 p1      47 t
        rol edi, 0x15             ;   297.0 p1      48 v[1]
        add ebp, 0x655b59c3       ;   284.0 p0      47 t
        mov esi, dword [eax + 12] ;   216.5 p2      47 t
        add esi, ecx              ;   289.5 p0      47 t
        not ecx                   ;   289.5 p0      29 t
        add edi, edx              ;   301.0 p1      48 v[1]
        or ecx, edi               ;   301.5 p0      29 t
        xor ecx, edx              ;   302.0 p0      29 t
        add ebp, ecx              ;   302.5 p1      47 t
        rol ebp, 6                ;   303.0 p1      48 v[0]
        add esi, 0x8f0ccc92       ;   290.0 p0      47 t
        mov ecx, dword [eax + 40] ;   222.3 p2      47 t
        add ecx, edx              ;   295.5 p1      47 t
        not edx                   ;   295.5 p0      29 t
        add ebp, edi              ;   307.0 p1      48 v[0]
        or edx, ebp               ;   307.5 p0      29 t
        xor edx, edi              ;   308.0 p0      29 t
        add esi, edx              ;   308.5 p1      47 t
        rol esi, 0xa              ;   309.0 p1      48 v[3]
        add ecx, 0xffeff47d       ;   296.0 p0      47 t
        mov edx, dword [eax + 4]  ;   228.0 p2      47 t
        add edx, edi              ;   301.5 p1      47 t
        not edi                   ;   301.5 p0      29 t
        add esi, ebp              ;   313.0 p1      48 v[3]
        or edi, esi               ;   313.5 p0      29 t
        xor edi, ebp              ;   314.0 p0      29 t
        add ecx, edi              ;   314.5 p1      47 t
        rol ecx, 0xf              ;   315.0 p1      48 v[2]
        add edx, 0x85845dd1       ;   302.0 p0      47 t
        mov edi, dword [eax + 32] ;   233.8 p2      47 t
        add edi, ebp              ;   307.5 p0      47 t
        not ebp                   ;   307.5 p0      29 t
        add ecx, esi              ;   319.0 p1      48 v[2]
        or ebp, ecx               ;   319.5 p0      29 t
        xor ebp, esi              ;   320.0 p0      29 t
        add edx, ebp              ;   320.5 p1      47 t
        rol edx, 0x15             ;   321.0 p1      48 v[1]
        add edi, 0x6fa87e4f       ;   308.0 p0      47 t
        mov ebp, dword [eax + 60] ;   239.7 p2      47 t
        add ebp, esi              ;   313.5 p0      47 t
        not esi                   ;   313.5 p0      29 t
        add edx, ecx              ;   325.0 p1      48 v[1]
        or esi, edx               ;   325.5 p0      29 t
        xor esi, ecx              ;   326.0 p0      29 t
        add edi, esi              ;   326.5 p1      47 t
        rol edi, 6                ;   327.0 p1      48 v[0]
        add ebp, 0xfe2ce6e0       ;   314.0 p0      47 t
        mov esi, dword [eax + 24] ;   245.5 p2      47 t
        add esi, ecx              ;   319.5 p0      47 t
        not ecx                   ;   319.5 p0      29 t
        add edi, edx              ;   331.0 p1      48 v[0]
        or ecx, edi               ;   331.5 p0      29 t
        xor ecx, edx              ;   332.0 p0      29 t
        add ebp, ecx              ;   332.5 p1      47 t
        rol ebp, 0xa              ;   333.0 p1      48 v[3]
        add esi, 0xa3014314       ;   320.0 p0      47 t
        mov ecx, dword [eax + 52] ;   251.3 p2      47 t
        add ecx, edx              ;   325.5 p0      47 t
        not edx                   ;   325.5 p0      29 t
        add ebp, edi              ;   337.0 p1      48 v[3]
        or edx, ebp               ;   337.5 p0      29 t
        xor edx, edi              ;   338.0 p0      29 t
        add esi, edx              ;   338.5 p1      47 t
        rol esi, 0xf              ;   339.0 p1      48 v[2]
        add ecx, 0x4e0811a1       ;   326.0 p0      47 t
        mov edx, dword [eax + 16] ;   257.2 p2      47 t
        add edx, edi              ;   331.5 p0      47 t
        not edi                   ;   331.5 p0      29 t
        add esi, ebp              ;   343.0 p1      48 v[2]
        or edi, esi               ;   343.5 p0      29 t
        xor edi, ebp              ;   344.0 p0      29 t
        add ecx, edi              ;   344.5 p1      47 t
        rol ecx, 0x15             ;   345.0 p1      48 v[1]
        add edx, 0xf7537e82       ;   332.0 p0      47 t
        mov edi, dword [eax + 44] ;   263.0 p2      47 t
        add edi, ebp              ;   337.5 p0      47 t
        not ebp                   ;   337.5 p0      29 t
        add ecx, esi              ;   349.0 p1      48 v[1]
        or ebp, ecx               ;   349.5 p0      29 t
        xor ebp, esi              ;   350.0 p0      29 t
        add edx, ebp              ;   350.5 p1      47 t
        rol edx, 6                ;   351.0 p1      48 v[0]
        add edi, 0xbd3af235       ;   338.0 p0      47 t
        mov ebp, dword [eax + 8]  ;   271.5 p2      47 t
        add ebp, esi              ;   343.5 p0      47 t
        not esi                   ;   343.5 p0      29 t
        add edx, ecx              ;   355.0 p1      48 v[0]
        or esi, edx               ;   355.5 p0      29 t
        xor esi, ecx              ;   356.0 p0      29 t
        add edi, esi              ;   356.5 p1      47 t
        rol edi, 0xa              ;   357.0 p1      48 v[3]
        add ebp, 0x2ad7d2bb       ;   344.0 p0      47 t
        mov esi, dword [eax + 36] ;   277.7 p2      47 t
        add esi, ecx              ;   349.5 p0      47 t
        not ecx                   ;   349.5 p0      29 t
        add edi, edx              ;   361.0 p1      48 v[3]
        or ecx, edi               ;   361.5 p0      29 t
        xor ecx, edx              ;   362.0 p0      29 t
        add ebp, ecx              ;   362.5 p1      47 t
        add esi, 0xeb86d391       ;   350.0 p0      47 t
        rol ebp, 0xf              ;   363.0 p1      48 v[2]
        add ebp, edi              ;   367.0 p0      48 v[2]
        mov ecx, edx              ;   355.5 p0      29 t copy
        not ecx                   ;   356.0 p0      29 t
        or ecx, ebp               ;   367.5 p0      29 t
        xor ecx, edi              ;   368.0 p0      29 t
        add esi, ecx              ;   368.5 p1      47 t
        rol esi, 0x15             ;   369.0 p1      48 v[1]
        add edx, dword [esp + 20] ;   355.5 p2+p0   51 h
        mov ecx, dword [esp + 32] ;   290.0 p2      51 h
        add ecx, ebp              ;   367.5 p1      51 h
        add ecx, esi              ;   373.0 p0      51 h
        add ebp, dword [esp + 28] ;   367.5 p2+p1   51 h
        add edi, dword [esp + 24] ;   361.5 p2+p0   51 h
        add eax, 0x40             ;   295.0 p1      40 blocks
        cmp eax, dword [esp + 16] ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 8], ebp  ;                    resident
        mov dword [esp + 12], edi ;                    resident
        mov dword [esp + 4], ecx  ;                    resident
        mov dword [esp + 60], eax ;                    resident
        mov dword [esp + 0], edx  ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]  ;     0.0 p2      40 blocks reload
        mov edi, dword [esp + 56] ;     1.0 p2      40 blocks reload
        mov dword [edi], esi      ;     2.0 p0+p3   40 blocks
        mov esi, dword [esp + 4]  ;     2.0 p2      40 blocks reload
        mov dword [edi + 4], esi  ;     4.0 p0+p3   40 blocks
        mov esi, dword [esp + 8]  ;     3.0 p2      40 blocks reload
        mov dword [edi + 8], esi  ;     5.0 p0+p3   40 blocks
        mov esi, dword [esp + 12] ;     4.0 p2      40 blocks reload
        mov dword [edi + 12], esi ;     6.7 p0+p3   40 blocks
        xor eax, eax              ;                    cleared
        mov dword [esp + 0], eax  ;                    cleared
        mov dword [esp + 4], eax  ;                    cleared
        mov dword [esp + 8], eax  ;                    cleared
        mov dword [esp + 12], eax ;                    cleared
        mov dword [esp + 20], eax ;                    cleared
        mov dword [esp + 24], eax ;                    cleared
        mov dword [esp + 28], eax ;                    cleared
        mov dword [esp + 32], eax ;                    cleared
        add esp, 0x24             ;                    frame
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
