; md5_blocks for Intel Pentium 4 (Prescott, 32-bit) (prescott)
; made by cipherwright 0.1.0 from ciphers/md5.cw (sha256 72a437dc27d1f616); do not edit:
;   ./cw build md5_blocks --cpu prescott
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
;   body: 14 uops, planned 11.0; bounds: width 4.7, ports 10.0, path 4.0
;   blocks: 612 uops, planned 299.0; bounds: width 204.0, ports 153.0, path 290.0
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
        mov esi, dword [esp + 56] ;     0.0 p2      40 h reload
        mov edi, dword [esi]      ;     4.0 p2      40 h
        mov dword [esp + 0], edi  ;     8.0 p0+p3   40 h
        mov edi, dword [esi + 4]  ;     4.0 p2      40 h
        mov dword [esp + 4], edi  ;     8.0 p0+p3   40 h
        mov edi, dword [esi + 8]  ;     4.0 p2      40 h
        mov dword [esp + 8], edi  ;     8.0 p0+p3   40 h
        mov esi, dword [esi + 12] ;     4.0 p2      40 h
        mov dword [esp + 12], esi ;     8.0 p0+p3   40 h
        mov esi, dword [esp + 64] ;     5.0 p2      40 h
        shl esi, 6                ;     9.0 p1      40 h
        add esi, dword [esp + 60] ;    10.0 p2+p1   40 h
        mov dword [esp + 16], esi ;    11.0 p0+p3   40 h
        cmp dword [esp + 64], 0   ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 8]  ;                    resident
        mov edi, dword [esp + 12] ;                    resident
        mov ecx, dword [esp + 4]  ;                    resident
        mov eax, dword [esp + 60] ;                    resident
        mov ebp, dword [esp + 0]  ;                    resident
        align 16
.blocks_1:
        mov edx, edi              ;     0.0 p0      26 t copy
        xor edx, esi              ;     1.0 p0      26 t
        and edx, ecx              ;     2.0 p0      26 t
        xor edx, edi              ;     3.0 p0      26 t
        add edx, ebp              ;     4.0 p1      47 t
        add edx, dword [eax]      ;     5.0 p2+p1   47 t
        add edx, 0xd76aa478       ;     6.0 p0      47 t
        rol edx, 7                ;     7.0 p1      48 v[0]
        add edx, ecx              ;     8.0 p0      48 v[0]
        mov ebx, ecx              ;     3.5 p0      26 t copy
        xor ebx, esi              ;     4.5 p0      26 t
        and ebx, edx              ;     9.0 p0      26 t
        xor ebx, esi              ;    10.0 p0      26 t
        add ebx, edi              ;    11.0 p1      47 t
        add ebx, dword [eax + 4]  ;    12.0 p2+p1   47 t
        add ebx, 0xe8c7b756       ;    13.0 p0      47 t
        rol ebx, 0xc              ;    14.0 p1      48 v[3]
        add ebx, edx              ;    15.0 p0      48 v[3]
        mov dword [esp + 20], edi ;     6.8 p0+p3   42 v[3] spill
        mov edi, edx              ;     9.0 p1      26 t copy
        xor edi, ecx              ;    10.0 p0      26 t
        or edi, ebx               ;    16.0 p0      26 t
        mov dword [esp + 24], ebp ;     8.8 p0+p3   42 v[0] spill
        mov ebp, dword [eax + 16] ;     8.3 p2      47 t
        add ebp, edx              ;    12.3 p1      47 t
        xor edx, ebx              ;    16.0 p0      26 t
        xor edi, edx              ;    17.0 p0      26 t
        add edi, esi              ;    18.0 p1      47 t
        add edi, dword [eax + 8]  ;    19.0 p2+p1   47 t
        add edi, 0x242070db       ;    20.0 p1      47 t
        rol edi, 0x11             ;    21.0 p1      48 v[2]
        add edi, ebx              ;    22.0 p0      48 v[2]
        or edx, edi               ;    23.0 p0      26 t
        mov dword [esp + 28], esi ;    12.3 p0+p3   42 v[2] spill
        mov esi, dword [eax + 20] ;    12.3 p2      47 t
        add esi, ebx              ;    16.3 p1      47 t
        xor ebx, edi              ;    23.0 p0      26 t
        xor edx, ebx              ;    24.0 p0      26 t
        add edx, ecx              ;    25.0 p1      47 t
        add edx, dword [eax + 12] ;    26.0 p2+p1   47 t
        add edx, 0xc1bdceee       ;    27.0 p0      47 t
        rol edx, 0x16             ;    28.0 p1      48 v[1]
        add edx, edi              ;    29.0 p0      48 v[1]
        or ebx, edx               ;    30.0 p0      26 t
        add ebp, 0xf57c0faf       ;    16.0 p1      47 t
        mov dword [esp + 32], ecx ;    16.3 p0+p3   42 v[1] spill
        mov ecx, dword [eax + 24] ;    16.7 p2      47 t
        add ecx, edi              ;    23.0 p1      47 t
        xor edi, edx              ;    30.0 p0      26 t
        xor ebx, edi              ;    31.0 p0      26 t
        add ebp, ebx              ;    32.0 p1      47 t
        rol ebp, 7                ;    33.0 p1      48 v[0]
        add ebp, edx              ;    34.0 p0      48 v[0]
        or edi, ebp               ;    35.0 p0      26 t
        mov ebx, dword [eax + 28] ;    19.3 p2      47 t
        add ebx, edx              ;    30.0 p1      47 t
        xor edx, ebp              ;    35.0 p0      26 t
        xor edi, edx              ;    36.0 p0      26 t
        add esi, 0x4787c62a       ;    20.7 p1      47 t
        add esi, edi              ;    37.0 p0      47 t
        rol esi, 0xc              ;    38.0 p1      48 v[3]
        add esi, ebp              ;    39.0 p0      48 v[3]
        or edx, esi               ;    40.0 p0      26 t
        mov edi, dword [eax + 32] ;    22.3 p2      47 t
        add edi, ebp              ;    35.0 p1      47 t
        xor ebp, esi              ;    40.0 p0      26 t
        xor edx, ebp              ;    41.0 p0      26 t
        add ecx, 0xa8304613       ;    24.0 p1      47 t
        add ecx, edx              ;    42.0 p0      47 t
        rol ecx, 0x11             ;    43.0 p1      48 v[2]
        add ecx, esi              ;    44.0 p0      48 v[2]
        or ebp, ecx               ;    45.0 p0      26 t
        mov edx, dword [eax + 36] ;    25.3 p2      47 t
        add edx, esi              ;    40.0 p1      47 t
        xor esi, ecx              ;    45.0 p0      26 t
        xor ebp, esi              ;    46.0 p0      26 t
        add ebx, 0xfd469501       ;    31.0 p1      47 t
        add ebx, ebp              ;    47.0 p0      47 t
        rol ebx, 0x16             ;    48.0 p1      48 v[1]
        add ebx, ecx              ;    49.0 p0      48 v[1]
        or esi, ebx               ;    50.0 p0      26 t
        mov ebp, dword [eax + 40] ;    28.3 p2      47 t
        add ebp, ecx              ;    45.0 p1      47 t
        xor ecx, ebx              ;    50.0 p0      26 t
        add edi, 0x698098d8       ;    36.0 p1      47 t
        xor esi, ecx              ;    51.0 p0      26 t
        add edi, esi              ;    52.0 p1      47 t
        rol edi, 7                ;    53.0 p1      48 v[0]
        add edi, ebx              ;    54.0 p0      48 v[0]
        or ecx, edi               ;    55.0 p0      26 t
        mov esi, dword [eax + 44] ;    31.3 p2      47 t
        add esi, ebx              ;    50.0 p1      47 t
        xor ebx, edi              ;    55.0 p0      26 t
        add edx, 0x8b44f7af       ;    41.0 p1      47 t
        xor ecx, ebx              ;    56.0 p0      26 t
        add edx, ecx              ;    57.0 p1      47 t
        rol edx, 0xc              ;    58.0 p1      48 v[3]
        add edx, edi              ;    59.0 p0      48 v[3]
        or ebx, edx               ;    60.0 p0      26 t
        mov ecx, dword [eax + 48] ;    34.3 p2      47 t
        add ecx, edi              ;    55.0 p1      47 t
        xor edi, edx              ;    60.0 p0      26 t
        add ebp, 0xffff5bb1       ;    46.0 p1      47 t
        xor ebx, edi              ;    61.0 p0      26 t
        add ebp, ebx              ;    62.0 p1      47 t
        rol ebp, 0x11             ;    63.0 p1      48 v[2]
        add ebp, edx              ;    64.0 p0      48 v[2]
        or edi, ebp               ;    65.0 p0      26 t
        mov ebx, dword [eax + 52] ;    37.3 p2      47 t
        add ebx, edx              ;    60.0 p1      47 t
        add esi, 0x895cd7be       ;    51.0 p0      47 t
        xor edx, ebp              ;    65.0 p0      26 t
        xor edi, edx              ;    66.0 p0      26 t
        add esi, edi              ;    67.0 p1      47 t
        rol esi, 0x16             ;    68.0 p1      48 v[1]
        add esi, ebp              ;    69.0 p0      48 v[1]
        or edx, esi               ;    70.0 p0      26 t
        mov edi, dword [eax + 56] ;    40.3 p2      47 t
        add edi, ebp              ;    65.0 p1      47 t
        add ecx, 0x6b901122       ;    56.0 p0      47 t
        xor ebp, esi              ;    70.0 p0      26 t
        xor edx, ebp              ;    71.0 p0      26 t
        add ecx, edx              ;    72.0 p1      47 t
        rol ecx, 7                ;    73.0 p1      48 v[0]
        add ecx, esi              ;    74.0 p0      48 v[0]
        or ebp, ecx               ;    75.0 p0      26 t
        mov edx, dword [eax + 60] ;    43.3 p2      47 t
        add edx, esi              ;    70.0 p1      47 t
        add ebx, 0xfd987193       ;    61.0 p0      47 t
        xor esi, ecx              ;    75.0 p0      26 t
        xor ebp, esi              ;    76.0 p0      26 t
        add ebx, ebp              ;    77.0 p1      47 t
        rol ebx, 0xc              ;    78.0 p1      48 v[3]
        add ebx, ecx              ;    79.0 p0      48 v[3]
        add edi, 0xa679438e       ;    66.0 p0      47 t
        or esi, ebx               ;    80.0 p0      26 t
        mov ebp, ecx              ;    75.0 p1      26 t copy
        xor ebp, ebx              ;    80.0 p0      26 t
        xor esi, ebp              ;    81.0 p0      26 t
        add edi, esi              ;    82.0 p1      47 t
        rol edi, 0x11             ;    83.0 p1      48 v[2]
        add edi, ebx              ;    84.0 p0      48 v[2]
        add edx, 0x49b40821       ;    71.0 p0      47 t
        mov esi, dword [eax + 4]  ;    49.0 p2      47 t
        add esi, ecx              ;    75.0 p1      47 t
        and ebp, edi              ;    85.0 p0      26 t
        xor ecx, ebp              ;    86.0 p0      26 t
        add edx, ecx              ;    87.0 p1      47 t
        rol edx, 0x16             ;    88.0 p1      48 v[1]
        add edx, edi              ;    89.0 p0      48 v[1]
        mov ebp, ebx              ;    80.0 p0      27 t copy
        not ebp                   ;    81.0 p0      27 t
        and ebp, edi              ;    85.0 p0      27 t
        add esi, 0xf61e2562       ;    76.0 p1      47 t
        mov ecx, dword [eax + 24] ;    52.7 p2      47 t
        add ecx, ebx              ;    80.0 p1      47 t
        and ebx, edx              ;    90.0 p0      27 t
        add esi, ebp              ;    86.0 p1      47 t
        add esi, ebx              ;    91.0 p0      47 t
        rol esi, 5                ;    92.0 p1      48 v[0]
        add esi, edx              ;    93.0 p0      48 v[0]
        add ecx, 0xc040b340       ;    81.0 p0      47 t
        mov ebp, edi              ;    85.0 p1      27 t copy
        not ebp                   ;    86.0 p0      27 t
        and ebp, edx              ;    90.0 p0      27 t
        mov ebx, dword [eax + 44] ;    56.3 p2      47 t
        add ebx, edi              ;    85.0 p1      47 t
        and edi, esi              ;    94.0 p0      27 t
        add ecx, ebp              ;    91.0 p1      47 t
        add ecx, edi              ;    95.0 p0      47 t
        rol ecx, 9                ;    96.0 p1      48 v[3]
        add ecx, esi              ;    97.0 p0      48 v[3]
        add ebx, 0x265e5a51       ;    86.0 p0      47 t
        mov edi, edx              ;    90.0 p1      27 t copy
        not edi                   ;    91.0 p0      27 t
        and edi, esi              ;    94.0 p0      27 t
        mov ebp, dword [eax]      ;    60.0 p2      47 t
        add ebp, edx              ;    90.0 p1      47 t
        and edx, ecx              ;    98.0 p0      27 t
        add ebx, edi              ;    95.0 p1      47 t
        add ebx, edx              ;    99.0 p0      47 t
        rol ebx, 0xe              ;   100.0 p1      48 v[2]
        add ebx, ecx              ;   101.0 p0      48 v[2]
        add ebp, 0xe9b6c7aa       ;    91.0 p0      47 t
        mov edi, esi              ;    94.0 p1      27 t copy
        not edi                   ;    95.0 p0      27 t
        and edi, ecx              ;    98.0 p0      27 t
        mov edx, dword [eax + 20] ;    63.7 p2      47 t
        add edx, esi              ;    94.0 p1      47 t
        and esi, ebx              ;   102.0 p0      27 t
        add ebp, edi              ;    99.0 p1      47 t
        add ebp, esi              ;   103.0 p0      47 t
        rol ebp, 0x14             ;   104.0 p1      48 v[1]
        add ebp, ebx              ;   105.0 p0      48 v[1]
        add edx, 0xd62f105d       ;    95.0 p0      47 t
        mov esi, ecx              ;    98.0 p1      27 t copy
        not esi                   ;    99.0 p0      27 t
        and esi, ebx              ;   102.0 p0      27 t
        mov edi, dword [eax + 40] ;    67.3 p2      47 t
        add edi, ecx              ;    98.0 p1      47 t
        and ecx, ebp              ;   106.0 p0      27 t
        add edx, esi              ;   103.0 p1      47 t
        add edx, ecx              ;   107.0 p0      47 t
        rol edx, 5                ;   108.0 p1      48 v[0]
        add edx, ebp              ;   109.0 p0      48 v[0]
        add edi, 0x2441453        ;    99.0 p0      47 t
        mov esi, ebx              ;   102.0 p1      27 t copy
        not esi                   ;   103.0 p0      27 t
        and esi, ebp              ;   106.0 p0      27 t
        mov ecx, dword [eax + 60] ;    71.0 p2      47 t
        add ecx, ebx              ;   102.0 p1      47 t
        and ebx, edx              ;   110.0 p0      27 t
        add edi, esi              ;   107.0 p1      47 t
        add edi, ebx              ;   111.0 p0      47 t
        rol edi, 9                ;   112.0 p1      48 v[3]
        add edi, edx              ;   113.0 p0      48 v[3]
        add ecx, 0xd8a1e681       ;   103.0 p0      47 t
        mov esi, ebp              ;   106.0 p1      27 t copy
        not esi                   ;   107.0 p0      27 t
        and esi, edx              ;   110.0 p0      27 t
        mov ebx, dword [eax + 16] ;    74.7 p2      47 t
        add ebx, ebp              ;   106.0 p1      47 t
        and ebp, edi              ;   114.0 p0      27 t
        add ecx, esi              ;   111.0 p1      47 t
        add ecx, ebp              ;   115.0 p0      47 t
        rol ecx, 0xe              ;   116.0 p1      48 v[2]
        add ecx, edi              ;   117.0 p0      48 v[2]
        add ebx, 0xe7d3fbc8       ;   107.0 p0      47 t
        mov esi, edx              ;   110.0 p1      27 t copy
        not esi                   ;   111.0 p0      27 t
        and esi, edi              ;   114.0 p0      27 t
        mov ebp, dword [eax + 36] ;    78.3 p2      47 t
        add ebp, edx              ;   110.0 p1      47 t
        and edx, ecx              ;   118.0 p0      27 t
        add ebx, esi              ;   115.0 p1      47 t
        add ebx, edx              ;   119.0 p0      47 t
        rol ebx, 0x14             ;   120.0 p1      48 v[1]
        add ebx, ecx              ;   121.0 p0      48 v[1]
        add ebp, 0x21e1cde6       ;   111.0 p0      47 t
        mov esi, edi              ;   114.0 p1      27 t copy
        not esi                   ;   115.0 p0      27 t
        and esi, ecx              ;   118.0 p0      27 t
        mov edx, dword [eax + 56] ;    82.0 p2      47 t
        add edx, edi              ;   114.0 p1      47 t
        and edi, ebx              ;   122.0 p0      27 t
        add ebp, esi              ;   119.0 p1      47 t
        add ebp, edi              ;   123.0 p0      47 t
        rol ebp, 5                ;   124.0 p1      48 v[0]
        add ebp, ebx              ;   125.0 p0      48 v[0]
        add edx, 0xc33707d6       ;   115.0 p0      47 t
        mov esi, ecx              ;   118.0 p1      27 t copy
        not esi                   ;   119.0 p0      27 t
        and esi, ebx              ;   122.0 p0      27 t
        mov edi, dword [eax + 12] ;    85.7 p2      47 t
        add edi, ecx              ;   118.0 p1      47 t
        and ecx, ebp              ;   126.0 p0      27 t
        add edx, esi              ;   123.0 p1      47 t
        add edx, ecx              ;   127.0 p0      47 t
        rol edx, 9                ;   128.0 p1      48 v[3]
        add edx, ebp              ;   129.0 p0      48 v[3]
        add edi, 0xf4d50d87       ;   119.0 p0      47 t
        mov esi, ebx              ;   122.0 p1      27 t copy
        not esi                   ;   123.0 p0      27 t
        and esi, ebp              ;   126.0 p0      27 t
        mov ecx, dword [eax + 32] ;    89.3 p2      47 t
        add ecx, ebx              ;   122.0 p1      47 t
        and ebx, edx              ;   130.0 p0      27 t
        add edi, esi              ;   127.0 p1      47 t
        add edi, ebx              ;   131.0 p0      47 t
        rol edi, 0xe              ;   132.0 p1      48 v[2]
        add edi, edx              ;   133.0 p0      48 v[2]
        add ecx, 0x455a14ed       ;   123.0 p0      47 t
        mov esi, ebp              ;   126.0 p1      27 t copy
        not esi                   ;   127.0 p0      27 t
        and esi, edx              ;   130.0 p0      27 t
        mov ebx, dword [eax + 52] ;    93.0 p2      47 t
        add ebx, ebp              ;   126.0 p1      47 t
        and ebp, edi              ;   134.0 p0      27 t
        add ecx, esi              ;   131.0 p1      47 t
        add ecx, ebp              ;   135.0 p0      47 t
        rol ecx, 0x14             ;   136.0 p1      48 v[1]
        add ecx, edi              ;   137.0 p0      48 v[1]
        add ebx, 0xa9e3e905       ;   127.0 p0      47 t
        mov esi, edx              ;   130.0 p1      27 t copy
        not esi                   ;   131.0 p0      27 t
        and esi, edi              ;   134.0 p0      27 t
        mov ebp, dword [eax + 8]  ;    96.7 p2      47 t
        add ebp, edx              ;   130.0 p1      47 t
        and edx, ecx              ;   138.0 p0      27 t
        add ebx, esi              ;   135.0 p1      47 t
        add ebx, edx              ;   139.0 p0      47 t
        rol ebx, 5                ;   140.0 p1      48 v[0]
        add ebx, ecx              ;   141.0 p0      48 v[0]
        add ebp, 0xfcefa3f8       ;   131.0 p0      47 t
        mov esi, edi              ;   134.0 p1      27 t copy
        not esi                   ;   135.0 p0      27 t
        and esi, ecx              ;   138.0 p0      27 t
        mov edx, dword [eax + 28] ;   100.3 p2      47 t
        add edx, edi              ;   134.0 p1      47 t
        and edi, ebx              ;   142.0 p0      27 t
        add ebp, esi              ;   139.0 p1      47 t
        add ebp, edi              ;   143.0 p0      47 t
        rol ebp, 9                ;   144.0 p1      48 v[3]
        add ebp, ebx              ;   145.0 p0      48 v[3]
        add edx, 0x676f02d9       ;   135.0 p0      47 t
        mov esi, ecx              ;   138.0 p1      27 t copy
        not esi                   ;   139.0 p0      27 t
        and esi, ebx              ;   142.0 p0      27 t
        mov edi, dword [eax + 48] ;   104.0 p2      47 t
        add edi, ecx              ;   138.0 p1      47 t
        and ecx, ebp              ;   146.0 p0      27 t
        add edx, esi              ;   143.0 p1      47 t
        add edx, ecx              ;   147.0 p0      47 t
        rol edx, 0xe              ;   148.0 p1      48 v[2]
        add edx, ebp              ;   149.0 p0      48 v[2]
        add edi, 0x8d2a4c8a       ;   139.0 p0      47 t
        mov esi, ebx              ;   142.0 p1      27 t copy
        not esi                   ;   143.0 p0      27 t
        and esi, ebp              ;   146.0 p0      27 t
        mov ecx, dword [eax + 20] ;   107.7 p2      47 t
        add ecx, ebx              ;   142.0 p1      47 t
        and ebx, edx              ;   150.0 p0      27 t
        add edi, esi              ;   147.0 p1      47 t
        add edi, ebx              ;   151.0 p0      47 t
        rol edi, 0x14             ;   152.0 p1      48 v[1]
        add ecx, 0xfffa3942       ;   143.0 p0      47 t
        add edi, edx              ;   153.0 p0      48 v[1]
        mov esi, dword [eax + 32] ;   110.3 p2      47 t
        add esi, ebp              ;   146.0 p1      47 t
        xor ebp, edx              ;   150.0 p0      28 t
        xor ebp, edi              ;   154.0 p0      28 t
        add ecx, ebp              ;   155.0 p1      47 t
        rol ecx, 4                ;   156.0 p1      48 v[0]
        add esi, 0x8771f681       ;   147.0 p0      47 t
        add ecx, edi              ;   157.0 p0      48 v[0]
        mov ebp, dword [eax + 44] ;   113.0 p2      47 t
        add ebp, edx              ;   150.0 p1      47 t
        xor edx, edi              ;   154.0 p0      28 t
        xor edx, ecx              ;   158.0 p0      28 t
        add esi, edx              ;   159.0 p1      47 t
        add ebp, 0x6d9d6122       ;   151.0 p0      47 t
        rol esi, 0xb              ;   160.0 p1      48 v[3]
        add esi, ecx              ;   161.0 p0      48 v[3]
        mov edx, dword [eax + 56] ;   115.7 p2      47 t
        add edx, edi              ;   154.0 p0      47 t
        xor edi, ecx              ;   158.0 p0      28 t
        xor edi, esi              ;   162.0 p0      28 t
        add ebp, edi              ;   163.0 p1      47 t
        add edx, 0xfde5380c       ;   155.0 p1      47 t
        rol ebp, 0x10             ;   164.0 p1      48 v[2]
        add ebp, esi              ;   165.0 p0      48 v[2]
        mov edi, dword [eax + 4]  ;   118.3 p2      47 t
        add edi, ecx              ;   158.0 p0      47 t
        xor ecx, esi              ;   162.0 p0      28 t
        xor ecx, ebp              ;   166.0 p0      28 t
        add edx, ecx              ;   167.0 p1      47 t
        add edi, 0xa4beea44       ;   159.0 p1      47 t
        rol edx, 0x17             ;   168.0 p1      48 v[1]
        add edx, ebp              ;   169.0 p0      48 v[1]
        mov ecx, dword [eax + 16] ;   121.0 p2      47 t
        add ecx, esi              ;   162.0 p0      47 t
        xor esi, ebp              ;   166.0 p0      28 t
        xor esi, edx              ;   170.0 p0      28 t
        add edi, esi              ;   171.0 p1      47 t
        add ecx, 0x4bdecfa9       ;   163.0 p1      47 t
        rol edi, 4                ;   172.0 p1      48 v[0]
        add edi, edx              ;   173.0 p0      48 v[0]
        mov esi, dword [eax + 28] ;   123.7 p2      47 t
        add esi, ebp              ;   166.0 p0      47 t
        xor ebp, edx              ;   170.0 p0      28 t
        xor ebp, edi              ;   174.0 p0      28 t
        add ecx, ebp              ;   175.0 p1      47 t
        add esi, 0xf6bb4b60       ;   167.0 p1      47 t
        rol ecx, 0xb              ;   176.0 p1      48 v[3]
        add ecx, edi              ;   177.0 p0      48 v[3]
        mov ebp, dword [eax + 40] ;   126.3 p2      47 t
        add ebp, edx              ;   170.0 p0      47 t
        xor edx, edi              ;   174.0 p0      28 t
        xor edx, ecx              ;   178.0 p0      28 t
        add esi, edx              ;   179.0 p1      47 t
        add ebp, 0xbebfbc70       ;   171.0 p1      47 t
        rol esi, 0x10             ;   180.0 p1      48 v[2]
        add esi, ecx              ;   181.0 p0      48 v[2]
        mov edx, dword [eax + 52] ;   129.0 p2      47 t
        add edx, edi              ;   174.0 p0      47 t
        xor edi, ecx              ;   178.0 p0      28 t
        xor edi, esi              ;   182.0 p0      28 t
        add edx, 0x289b7ec6       ;   175.0 p1      47 t
        add ebp, edi              ;   183.0 p0      47 t
        rol ebp, 0x17             ;   184.0 p1      48 v[1]
        add ebp, esi              ;   185.0 p0      48 v[1]
        mov edi, dword [eax]      ;   132.0 p2      47 t
        add edi, ecx              ;   178.0 p0      47 t
        xor ecx, esi              ;   182.0 p0      28 t
        xor ecx, ebp              ;   186.0 p0      28 t
        add edi, 0xeaa127fa       ;   179.0 p1      47 t
        add edx, ecx              ;   187.0 p0      47 t
        rol edx, 4                ;   188.0 p1      48 v[0]
        add edx, ebp              ;   189.0 p0      48 v[0]
        mov ecx, dword [eax + 12] ;   135.0 p2      47 t
        add ecx, esi              ;   182.0 p0      47 t
        xor esi, ebp              ;   186.0 p0      28 t
        xor esi, edx              ;   190.0 p0      28 t
        add ecx, 0xd4ef3085       ;   183.0 p1      47 t
        add edi, esi              ;   191.0 p0      47 t
        rol edi, 0xb              ;   192.0 p1      48 v[3]
        add edi, edx              ;   193.0 p0      48 v[3]
        mov esi, dword [eax + 24] ;   138.0 p2      47 t
        add esi, ebp              ;   186.0 p0      47 t
        xor ebp, edx              ;   190.0 p0      28 t
        xor ebp, edi              ;   194.0 p0      28 t
        add esi, 0x4881d05        ;   187.0 p1      47 t
        add ecx, ebp              ;   195.0 p0      47 t
        rol ecx, 0x10             ;   196.0 p1      48 v[2]
        add ecx, edi              ;   197.0 p0      48 v[2]
        mov ebp, dword [eax + 36] ;   140.7 p2      47 t
        add ebp, edx              ;   190.0 p0      47 t
        xor edx, edi              ;   194.0 p0      28 t
        xor edx, ecx              ;   198.0 p0      28 t
        add ebp, 0xd9d4d039       ;   191.0 p1      47 t
        add esi, edx              ;   199.0 p0      47 t
        rol esi, 0x17             ;   200.0 p1      48 v[1]
        add esi, ecx              ;   201.0 p0      48 v[1]
        mov edx, dword [eax + 48] ;   143.7 p2      47 t
        add edx, edi              ;   194.0 p0      47 t
        xor edi, ecx              ;   198.0 p0      28 t
        xor edi, esi              ;   202.0 p0      28 t
        add edx, 0xe6db99e5       ;   195.0 p1      47 t
        add ebp, edi              ;   203.0 p0      47 t
        rol ebp, 4                ;   204.0 p1      48 v[0]
        add ebp, esi              ;   205.0 p0      48 v[0]
        mov edi, dword [eax + 60] ;   146.7 p2      47 t
        add edi, ecx              ;   198.0 p0      47 t
        xor ecx, esi              ;   202.0 p0      28 t
        xor ecx, ebp              ;   206.0 p0      28 t
        add edi, 0x1fa27cf8       ;   199.0 p1      47 t
        add edx, ecx              ;   207.0 p0      47 t
        rol edx, 0xb              ;   208.0 p1      48 v[3]
        add edx, ebp              ;   209.0 p0      48 v[3]
        mov ecx, dword [eax + 8]  ;   149.3 p2      47 t
        add ecx, esi              ;   202.0 p0      47 t
        xor esi, ebp              ;   206.0 p0      28 t
        xor esi, edx              ;   210.0 p0      28 t
        add ecx, 0xc4ac5665       ;   203.0 p1      47 t
        add edi, esi              ;   211.0 p0      47 t
        rol edi, 0x10             ;   212.0 p1      48 v[2]
        add edi, edx              ;   213.0 p0      48 v[2]
        mov esi, dword [eax]      ;   152.3 p2      47 t
        add esi, ebp              ;   206.0 p0      47 t
        xor ebp, edx              ;   210.0 p0      28 t
        xor ebp, edi              ;   214.0 p0      28 t
        add ecx, ebp              ;   215.0 p1      47 t
        add esi, 0xf4292244       ;   207.0 p0      47 t
        rol ecx, 0x17             ;   216.0 p1      48 v[1]
        add ecx, edi              ;   217.0 p0      48 v[1]
        mov ebp, dword [eax + 28] ;   155.0 p2      47 t
        add ebp, edx              ;   210.0 p0      47 t
        not edx                   ;   210.0 p0      29 t
        or edx, ecx               ;   218.0 p0      29 t
        xor edx, edi              ;   219.0 p0      29 t
        add esi, edx              ;   220.0 p1      47 t
        add ebp, 0x432aff97       ;   211.0 p0      47 t
        rol esi, 6                ;   221.0 p1      48 v[0]
        add esi, ecx              ;   222.0 p0      48 v[0]
        mov edx, dword [eax + 56] ;   159.3 p2      47 t
        add edx, edi              ;   214.0 p0      47 t
        not edi                   ;   214.0 p0      29 t
        or edi, esi               ;   223.0 p0      29 t
        xor edi, ecx              ;   224.0 p0      29 t
        add ebp, edi              ;   225.0 p1      47 t
        add edx, 0xab9423a7       ;   215.0 p0      47 t
        rol ebp, 0xa              ;   226.0 p1      48 v[3]
        add ebp, esi              ;   227.0 p0      48 v[3]
        mov edi, dword [eax + 20] ;   164.0 p2      47 t
        add edi, ecx              ;   218.0 p0      47 t
        not ecx                   ;   218.0 p0      29 t
        or ecx, ebp               ;   228.0 p0      29 t
        xor ecx, esi              ;   229.0 p0      29 t
        add edx, ecx              ;   230.0 p1      47 t
        add edi, 0xfc93a039       ;   219.0 p0      47 t
        rol edx, 0xf              ;   231.0 p1      48 v[2]
        add edx, ebp              ;   232.0 p0      48 v[2]
        mov ecx, dword [eax + 48] ;   168.3 p2      47 t
        add ecx, esi              ;   223.0 p1      47 t
        not esi                   ;   223.0 p0      29 t
        or esi, edx               ;   233.0 p0      29 t
        xor esi, ebp              ;   234.0 p0      29 t
        add edi, esi              ;   235.0 p1      47 t
        add ecx, 0x655b59c3       ;   224.0 p0      47 t
        rol edi, 0x15             ;   236.0 p1      48 v[1]
        add edi, edx              ;   237.0 p0      48 v[1]
        mov esi, dword [eax + 12] ;   173.0 p2      47 t
        add esi, ebp              ;   228.0 p0      47 t
        not ebp                   ;   228.0 p0      29 t
        or ebp, edi               ;   238.0 p0      29 t
        xor ebp, edx              ;   239.0 p0      29 t
        add ecx, ebp              ;   240.0 p1      47 t
        add esi, 0x8f0ccc92       ;   229.0 p1      47 t
        rol ecx, 6                ;   241.0 p1      48 v[0]
        add ecx, edi              ;   242.0 p0      48 v[0]
        mov ebp, dword [eax + 40] ;   178.0 p2      47 t
        add ebp, edx              ;   233.0 p0      47 t
        not edx                   ;   233.0 p0      29 t
        or edx, ecx               ;   243.0 p0      29 t
        xor edx, edi              ;   244.0 p0      29 t
        add esi, edx              ;   245.0 p1      47 t
        add ebp, 0xffeff47d       ;   234.0 p0      47 t
        rol esi, 0xa              ;   246.0 p1      48 v[3]
        add esi, ecx              ;   247.0 p0      48 v[3]
        mov edx, dword [eax + 4]  ;   182.3 p2      47 t
        add edx, edi              ;   238.0 p1      47 t
        not edi                   ;   238.0 p0      29 t
        or edi, esi               ;   248.0 p0      29 t
        xor edi, ecx              ;   249.0 p0      29 t
        add ebp, edi              ;   250.0 p1      47 t
        add edx, 0x85845dd1       ;   239.0 p0      47 t
        rol ebp, 0xf              ;   251.0 p1      48 v[2]
        add ebp, esi              ;   252.0 p0      48 v[2]
        mov edi, dword [eax + 32] ;   186.7 p2      47 t
        add edi, ecx              ;   243.0 p0      47 t
        not ecx                   ;   243.0 p0      29 t
        or ecx, ebp               ;   253.0 p0      29 t
        xor ecx, esi              ;   254.0 p0      29 t
        add edx, ecx              ;   255.0 p1      47 t
        add edi, 0x6fa87e4f       ;   244.0 p0      47 t
        rol edx, 0x15             ;   256.0 p1      48 v[1]
        add edx, ebp              ;   257.0 p0      48 v[1]
        mov ecx, dword [eax + 60] ;   191.0 p2      47 t
        add ecx, esi              ;   248.0 p0      47 t
        not esi                   ;   248.0 p0      29 t
        or esi, edx               ;   258.0 p0      29 t
        xor esi, ebp              ;   259.0 p0      29 t
        add edi, esi              ;   260.0 p1      47 t
        add ecx, 0xfe2ce6e0       ;   249.0 p0      47 t
        rol edi, 6                ;   261.0 p1      48 v[0]
        add edi, edx              ;   262.0 p0      48 v[0]
        mov esi, dword [eax + 24] ;   195.3 p2      47 t
        add esi, ebp              ;   253.0 p0      47 t
        not ebp                   ;   253.0 p0      29 t
        or ebp, edi               ;   263.0 p0      29 t
        xor ebp, edx              ;   264.0 p0      29 t
        add ecx, ebp              ;   265.0 p1      47 t
        add esi, 0xa3014314       ;   254.0 p0      47 t
        rol ecx, 0xa              ;   266.0 p1      48 v[3]
        add ecx, edi              ;   267.0 p0      48 v[3]
        mov ebp, dword [eax + 52] ;   199.7 p2      47 t
        add ebp, edx              ;   258.0 p0      47 t
        not edx                   ;   258.0 p0      29 t
        or edx, ecx               ;   268.0 p0      29 t
        xor edx, edi              ;   269.0 p0      29 t
        add ebp, 0x4e0811a1       ;   259.0 p1      47 t
        add esi, edx              ;   270.0 p0      47 t
        rol esi, 0xf              ;   271.0 p1      48 v[2]
        add esi, ecx              ;   272.0 p0      48 v[2]
        mov edx, dword [eax + 16] ;   204.0 p2      47 t
        add edx, edi              ;   263.0 p0      47 t
        not edi                   ;   263.0 p0      29 t
        or edi, esi               ;   273.0 p0      29 t
        xor edi, ecx              ;   274.0 p0      29 t
        add edx, 0xf7537e82       ;   264.0 p1      47 t
        add ebp, edi              ;   275.0 p0      47 t
        rol ebp, 0x15             ;   276.0 p1      48 v[1]
        add ebp, esi              ;   277.0 p0      48 v[1]
        mov edi, dword [eax + 44] ;   209.0 p2      47 t
        add edi, ecx              ;   268.0 p0      47 t
        not ecx                   ;   268.0 p0      29 t
        or ecx, ebp               ;   278.0 p0      29 t
        xor ecx, esi              ;   279.0 p0      29 t
        add edi, 0xbd3af235       ;   269.0 p1      47 t
        add edx, ecx              ;   280.0 p1      47 t
        rol edx, 6                ;   281.0 p1      48 v[0]
        add edx, ebp              ;   282.0 p0      48 v[0]
        mov ecx, dword [eax + 8]  ;   214.0 p2      47 t
        add ecx, esi              ;   273.0 p1      47 t
        not esi                   ;   273.0 p0      29 t
        or esi, edx               ;   283.0 p0      29 t
        xor esi, ebp              ;   284.0 p0      29 t
        add ecx, 0x2ad7d2bb       ;   274.0 p1      47 t
        add edi, esi              ;   285.0 p0      47 t
        rol edi, 0xa              ;   286.0 p1      48 v[3]
        add edi, edx              ;   287.0 p0      48 v[3]
        mov esi, dword [eax + 36] ;   218.3 p2      47 t
        add esi, ebp              ;   278.0 p1      47 t
        not ebp                   ;   278.0 p0      29 t
        or ebp, edi               ;   288.0 p0      29 t
        xor ebp, edx              ;   289.0 p0      29 t
        add esi, 0xeb86d391       ;   279.0 p1      47 t
        add ecx, ebp              ;   290.0 p0      47 t
        rol ecx, 0xf              ;   291.0 p1      48 v[2]
        add ecx, edi              ;   292.0 p0      48 v[2]
        mov ebp, edx              ;   283.0 p1      29 t copy
        not ebp                   ;   284.0 p0      29 t
        or ebp, ecx               ;   293.0 p0      29 t
        xor ebp, edi              ;   294.0 p0      29 t
        add esi, ebp              ;   295.0 p1      47 t
        mov ebp, dword [esp + 24] ;   226.0 p2      51 h
        add ebp, edx              ;   283.0 p0      51 h
        mov edx, dword [esp + 32] ;   227.0 p2      51 h
        rol esi, 0x15             ;   296.0 p1      48 v[1]
        add edx, ecx              ;   293.0 p0      51 h
        add edx, esi              ;   297.0 p0      51 h
        mov esi, dword [esp + 28] ;   229.0 p2      51 h
        add esi, ecx              ;   293.0 p1      51 h
        mov ecx, dword [esp + 20] ;   230.0 p2      51 h
        add eax, 0x40             ;   231.0 p0      40 blocks
        add ecx, edi              ;   288.0 p1      51 h
        mov edi, ecx              ;   289.0 p0      51 h copy
        mov ecx, edx              ;   298.0 p1      51 h copy
        cmp eax, dword [esp + 16] ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 8], esi  ;                    resident
        mov dword [esp + 12], edi ;                    resident
        mov dword [esp + 4], ecx  ;                    resident
        mov dword [esp + 60], eax ;                    resident
        mov dword [esp + 0], ebp  ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]  ;     0.0 p2      40 blocks reload
        mov edi, dword [esp + 56] ;     1.0 p2      40 blocks reload
        mov dword [edi], esi      ;     4.0 p0+p3   40 blocks
        mov esi, dword [esp + 4]  ;     2.0 p2      40 blocks reload
        mov dword [edi + 4], esi  ;     6.0 p0+p3   40 blocks
        mov esi, dword [esp + 8]  ;     3.0 p2      40 blocks reload
        mov dword [edi + 8], esi  ;     7.0 p0+p3   40 blocks
        mov esi, dword [esp + 12] ;     4.0 p2      40 blocks reload
        mov dword [edi + 12], esi ;     8.0 p0+p3   40 blocks
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
