; ripemd160_blocks for Intel Pentium 4 (Prescott, 32-bit) (prescott)
; made by cipherwright 0.1.0 from ciphers/ripemd160.cw (sha256 e6dae07d8e529375); do not edit:
;   ./cw build ripemd160_blocks --cpu prescott
;
; void ripemd160_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 68 bytes, 18 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 16 uops, planned 12.7; bounds: width 5.3, ports 12.0, path 4.0
;   blocks: 1864 uops, planned 796.5; bounds: width 621.3, ports 496.2, path 387.0
;   body.2: 11 uops, planned 10.7; bounds: width 3.7, ports 10.0, path 0.0
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
%fatal "ripemd160_blocks is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_ripemd160_blocks
$_ripemd160_blocks:
%else
        global $ripemd160_blocks
%endif
$ripemd160_blocks:
        push ebx                   ;                    preserved
        push esi                   ;                    preserved
        push edi                   ;                    preserved
        push ebp                   ;                    preserved
        sub esp, 0x48              ;                    frame
        mov esi, dword [esp + 92]  ;     0.0 p2      41 h reload
        mov edi, dword [esi]       ;     4.0 p2      41 h
        mov dword [esp + 0], edi   ;     8.0 p0+p3   41 h
        mov edi, dword [esi + 4]   ;     4.0 p2      41 h
        mov dword [esp + 4], edi   ;     8.0 p0+p3   41 h
        mov edi, dword [esi + 8]   ;     4.0 p2      41 h
        mov dword [esp + 8], edi   ;     8.0 p0+p3   41 h
        mov edi, dword [esi + 12]  ;     4.0 p2      41 h
        mov dword [esp + 12], edi  ;     8.0 p0+p3   41 h
        mov esi, dword [esi + 16]  ;     5.0 p2      41 h
        mov dword [esp + 16], esi  ;     9.0 p0+p3   41 h
        mov esi, dword [esp + 100] ;     6.0 p2      41 h
        shl esi, 6                 ;    10.0 p1      41 h
        add esi, dword [esp + 96]  ;    11.0 p2+p1   41 h
        mov dword [esp + 20], esi  ;    12.0 p0+p3   41 h
        cmp dword [esp + 100], 0   ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 4]   ;                    resident
        mov edi, dword [esp + 8]   ;                    resident
        mov ebp, dword [esp + 12]  ;                    resident
        mov eax, dword [esp + 96]  ;                    resident
        align 16
.blocks_1:
        mov ecx, edi               ;     0.0 p0      36 v[2] copy
        rol ecx, 0xa               ;     1.0 p1      36 v[2]
        mov ebx, ecx               ;     2.0 p0      25 sum copy
        xor ebx, esi               ;     3.0 p0      25 sum
        mov edx, edi               ;     1.3 p1      25 sum copy
        xor edx, esi               ;     2.3 p0      25 sum
        xor edx, ebp               ;     3.3 p0      25 sum
        add edx, dword [eax]       ;     4.3 p2+p1   34 sum
        add edx, dword [esp + 0]   ;     5.3 p2+p0   34 sum
        rol edx, 0xb               ;     6.3 p1      35 v[0]
        add edx, dword [esp + 16]  ;     7.3 p2+p0   35 v[0]
        xor ebx, edx               ;     8.3 p0      25 sum
        add ebx, dword [esp + 16]  ;     9.3 p2+p1   34 sum
        add ebx, dword [eax + 4]   ;    10.3 p2+p0   34 sum
        rol ebx, 0xe               ;    11.3 p1      35 v[4]
        add ebx, ebp               ;    12.3 p0      35 v[4]
        mov dword [esp + 24], edi  ;     7.2 p0+p3   44 x[2] spill
        mov edi, esi               ;     7.3 p1      36 v[1] copy
        rol edi, 0xa               ;    13.3 p1      36 v[1]
        mov dword [esp + 28], esi  ;     9.0 p0+p3   44 x[1] spill
        mov esi, edx               ;     8.8 p1      36 v[0] copy
        rol esi, 0xa               ;    14.3 p1      36 v[0]
        xor edx, ebx               ;    13.3 p0      25 sum
        xor edx, edi               ;    14.3 p0      25 sum
        add edx, ebp               ;    15.3 p0      34 sum
        add edx, dword [eax + 8]   ;    16.3 p2+p1   34 sum
        rol edx, 0xf               ;    17.3 p1      35 v[3]
        add edx, ecx               ;    18.3 p0      35 v[3]
        mov dword [esp + 32], ebp  ;    11.5 p0+p3   44 x[3] spill
        mov ebp, ebx               ;    13.3 p1      36 v[4] copy
        rol ebp, 0xa               ;    19.3 p1      36 v[4]
        xor ebx, esi               ;    15.3 p0      25 sum
        xor ebx, edx               ;    19.3 p0      25 sum
        add ebx, ecx               ;    20.3 p1      34 sum
        mov dword [esp + 36], ecx  ;    13.5 p0+p3   36 v[2] spill
        mov ecx, dword [eax + 12]  ;    13.7 p2      34 sum
        add ebx, ecx               ;    21.3 p1      34 sum
        rol ebx, 0xc               ;    22.3 p1      35 v[2]
        add ebx, edi               ;    23.3 p0      35 v[2]
        mov ecx, edx               ;    19.3 p0      36 v[3] copy
        rol ecx, 0xa               ;    24.3 p1      36 v[3]
        xor edx, ebp               ;    20.3 p0      25 sum
        xor edx, ebx               ;    24.3 p0      25 sum
        add edx, edi               ;    25.3 p1      34 sum
        mov dword [esp + 40], edi  ;    16.7 p0+p3   36 v[1] spill
        mov edi, dword [eax + 16]  ;    17.0 p2      34 sum
        add edx, edi               ;    26.3 p1      34 sum
        rol edx, 5                 ;    27.3 p1      35 v[1]
        add edx, esi               ;    28.3 p0      35 v[1]
        add esi, dword [eax + 20]  ;    18.5 p2+p0   34 sum
        mov edi, ebx               ;    24.3 p1      36 v[2] copy
        rol edi, 0xa               ;    25.3 p1      36 v[2]
        xor ebx, ecx               ;    25.3 p0      25 sum
        xor ebx, edx               ;    29.3 p0      25 sum
        add esi, ebx               ;    30.3 p1      34 sum
        rol esi, 8                 ;    31.3 p1      35 v[0]
        mov ebx, edx               ;    29.3 p0      36 v[1] copy
        rol ebx, 0xa               ;    32.3 p1      36 v[1]
        add esi, ebp               ;    32.3 p0      35 v[0]
        add ebp, dword [eax + 24]  ;    22.2 p2+p0   34 sum
        xor edx, edi               ;    29.3 p0      25 sum
        xor edx, esi               ;    33.3 p0      25 sum
        add ebp, edx               ;    34.3 p1      34 sum
        rol ebp, 7                 ;    35.3 p1      35 v[4]
        mov edx, esi               ;    33.3 p0      36 v[0] copy
        rol edx, 0xa               ;    36.3 p1      36 v[0]
        add ebp, ecx               ;    36.3 p0      35 v[4]
        add ecx, dword [eax + 28]  ;    25.3 p2+p0   34 sum
        xor esi, ebx               ;    33.3 p0      25 sum
        xor esi, ebp               ;    37.3 p0      25 sum
        add ecx, esi               ;    38.3 p1      34 sum
        rol ecx, 9                 ;    39.3 p1      35 v[3]
        mov esi, ebp               ;    37.3 p0      36 v[4] copy
        rol esi, 0xa               ;    40.3 p1      36 v[4]
        add ecx, edi               ;    40.3 p0      35 v[3]
        add edi, dword [eax + 32]  ;    28.2 p2+p0   34 sum
        xor ebp, edx               ;    37.3 p0      25 sum
        xor ebp, ecx               ;    41.3 p0      25 sum
        add edi, ebp               ;    42.3 p1      34 sum
        rol edi, 0xb               ;    43.3 p1      35 v[2]
        mov ebp, ecx               ;    41.3 p0      36 v[3] copy
        rol ebp, 0xa               ;    44.3 p1      36 v[3]
        add edi, ebx               ;    44.3 p0      35 v[2]
        add ebx, dword [eax + 36]  ;    33.3 p2+p0   34 sum
        xor ecx, esi               ;    41.3 p0      25 sum
        xor ecx, edi               ;    45.3 p0      25 sum
        add ebx, ecx               ;    46.3 p1      34 sum
        rol ebx, 0xd               ;    47.3 p1      35 v[1]
        mov ecx, dword [eax + 40]  ;    33.0 p2      34 sum
        add ebx, edx               ;    48.3 p0      35 v[1]
        add edx, ecx               ;    37.3 p1      34 sum
        mov ecx, edi               ;    45.3 p0      36 v[2] copy
        rol ecx, 0xa               ;    46.3 p1      36 v[2]
        xor edi, ebp               ;    45.3 p0      25 sum
        xor edi, ebx               ;    49.3 p0      25 sum
        add edx, edi               ;    50.3 p1      34 sum
        rol edx, 0xe               ;    51.3 p1      35 v[0]
        mov edi, ebx               ;    49.3 p0      36 v[1] copy
        rol edi, 0xa               ;    52.3 p1      36 v[1]
        add edx, esi               ;    52.3 p0      35 v[0]
        add esi, dword [eax + 44]  ;    41.3 p2+p0   34 sum
        xor ebx, ecx               ;    49.3 p0      25 sum
        xor ebx, edx               ;    53.3 p0      25 sum
        add esi, ebx               ;    54.3 p1      34 sum
        rol esi, 0xf               ;    55.3 p1      35 v[4]
        mov ebx, edx               ;    53.3 p0      36 v[0] copy
        rol ebx, 0xa               ;    56.3 p1      36 v[0]
        add esi, ebp               ;    56.3 p0      35 v[4]
        add ebp, dword [eax + 48]  ;    45.3 p2+p0   34 sum
        xor edx, edi               ;    53.3 p0      25 sum
        xor edx, esi               ;    57.3 p0      25 sum
        add ebp, edx               ;    58.3 p1      34 sum
        rol ebp, 6                 ;    59.3 p1      35 v[3]
        mov edx, esi               ;    57.3 p0      36 v[4] copy
        rol edx, 0xa               ;    60.3 p1      36 v[4]
        add ebp, ecx               ;    60.3 p0      35 v[3]
        add ecx, dword [eax + 52]  ;    47.3 p2+p0   34 sum
        xor esi, ebx               ;    57.3 p0      25 sum
        xor esi, ebp               ;    61.3 p0      25 sum
        add ecx, esi               ;    62.3 p1      34 sum
        rol ecx, 7                 ;    63.3 p1      35 v[2]
        mov esi, ebp               ;    61.3 p0      36 v[3] copy
        rol esi, 0xa               ;    64.3 p1      36 v[3]
        add ecx, edi               ;    64.3 p0      35 v[2]
        add edi, dword [eax + 56]  ;    53.3 p2+p0   34 sum
        xor ebp, edx               ;    61.3 p0      25 sum
        xor ebp, ecx               ;    65.3 p0      25 sum
        add edi, ebp               ;    66.3 p1      34 sum
        rol edi, 9                 ;    67.3 p1      35 v[1]
        mov ebp, ecx               ;    65.3 p0      36 v[2] copy
        rol ebp, 0xa               ;    68.3 p1      36 v[2]
        add edi, ebx               ;    68.3 p0      35 v[1]
        add ebx, dword [eax + 60]  ;    57.3 p2+p0   34 sum
        xor ecx, esi               ;    65.3 p0      25 sum
        xor ecx, edi               ;    69.3 p0      25 sum
        add ebx, ecx               ;    70.3 p1      34 sum
        rol ebx, 8                 ;    71.3 p1      35 v[0]
        add ebx, edx               ;    72.3 p0      35 v[0]
        mov ecx, edi               ;    69.3 p0      36 v[1] copy
        rol ecx, 0xa               ;    73.3 p1      36 v[1]
        add edx, dword [eax + 28]  ;    61.3 p2+p0   34 sum
        add edx, 0x5a827999        ;    62.3 p0      34 sum
        xor edi, ebp               ;    69.3 p0      25 sum
        and edi, ebx               ;    73.3 p0      25 sum
        xor edi, ebp               ;    74.3 p0      25 sum
        add edx, edi               ;    75.3 p1      34 sum
        rol edx, 7                 ;    76.3 p1      35 v[4]
        add edx, esi               ;    77.3 p0      35 v[4]
        mov edi, ebx               ;    73.3 p0      36 v[0] copy
        rol edi, 0xa               ;    78.3 p1      36 v[0]
        add esi, dword [eax + 16]  ;    65.3 p2+p0   34 sum
        add esi, 0x5a827999        ;    66.3 p0      34 sum
        xor ebx, ecx               ;    74.3 p0      25 sum
        and ebx, edx               ;    78.3 p0      25 sum
        xor ebx, ecx               ;    79.3 p0      25 sum
        add esi, ebx               ;    80.3 p1      34 sum
        rol esi, 6                 ;    81.3 p1      35 v[3]
        add esi, ebp               ;    82.3 p0      35 v[3]
        mov ebx, edx               ;    78.3 p0      36 v[4] copy
        rol ebx, 0xa               ;    83.3 p1      36 v[4]
        add ebp, dword [eax + 52]  ;    69.3 p2+p0   34 sum
        add ebp, 0x5a827999        ;    70.3 p0      34 sum
        xor edx, edi               ;    79.3 p0      25 sum
        and edx, esi               ;    83.3 p0      25 sum
        xor edx, edi               ;    84.3 p0      25 sum
        add ebp, edx               ;    85.3 p1      34 sum
        rol ebp, 8                 ;    86.3 p1      35 v[2]
        add ebp, ecx               ;    87.3 p0      35 v[2]
        mov edx, esi               ;    83.3 p0      36 v[3] copy
        rol edx, 0xa               ;    88.3 p1      36 v[3]
        add ecx, dword [eax + 4]   ;    74.3 p2+p0   34 sum
        add ecx, 0x5a827999        ;    75.3 p0      34 sum
        xor esi, ebx               ;    84.3 p0      25 sum
        and esi, ebp               ;    88.3 p0      25 sum
        xor esi, ebx               ;    89.3 p0      25 sum
        add ecx, esi               ;    90.3 p1      34 sum
        rol ecx, 0xd               ;    91.3 p1      35 v[1]
        add ecx, edi               ;    92.3 p0      35 v[1]
        mov esi, ebp               ;    88.3 p0      36 v[2] copy
        rol esi, 0xa               ;    93.3 p1      36 v[2]
        add edi, dword [eax + 40]  ;    79.3 p2+p0   34 sum
        add edi, 0x5a827999        ;    80.3 p0      34 sum
        xor ebp, edx               ;    89.3 p0      25 sum
        and ebp, ecx               ;    93.3 p0      25 sum
        xor ebp, edx               ;    94.3 p0      25 sum
        add edi, ebp               ;    95.3 p1      34 sum
        rol edi, 0xb               ;    96.3 p1      35 v[0]
        add edi, ebx               ;    97.3 p0      35 v[0]
        mov ebp, ecx               ;    93.3 p0      36 v[1] copy
        rol ebp, 0xa               ;    98.3 p1      36 v[1]
        add ebx, dword [eax + 24]  ;    84.3 p2+p0   34 sum
        add ebx, 0x5a827999        ;    85.3 p0      34 sum
        xor ecx, esi               ;    94.3 p0      25 sum
        and ecx, edi               ;    98.3 p0      25 sum
        xor ecx, esi               ;    99.3 p0      25 sum
        add ebx, ecx               ;   100.3 p1      34 sum
        rol ebx, 9                 ;   101.3 p1      35 v[4]
        add ebx, edx               ;   102.3 p0      35 v[4]
        mov ecx, edi               ;    98.3 p0      36 v[0] copy
        rol ecx, 0xa               ;   103.3 p1      36 v[0]
        add edx, dword [eax + 60]  ;    89.3 p2+p0   34 sum
        add edx, 0x5a827999        ;    90.3 p0      34 sum
        xor edi, ebp               ;    99.3 p0      25 sum
        and edi, ebx               ;   103.3 p0      25 sum
        xor edi, ebp               ;   104.3 p0      25 sum
        add edx, edi               ;   105.3 p1      34 sum
        rol edx, 7                 ;   106.3 p1      35 v[3]
        add edx, esi               ;   107.3 p0      35 v[3]
        mov edi, ebx               ;   103.3 p0      36 v[4] copy
        rol edi, 0xa               ;   108.3 p1      36 v[4]
        add esi, dword [eax + 12]  ;    94.3 p2+p0   34 sum
        add esi, 0x5a827999        ;    95.3 p0      34 sum
        xor ebx, ecx               ;   104.3 p0      25 sum
        and ebx, edx               ;   108.3 p0      25 sum
        xor ebx, ecx               ;   109.3 p0      25 sum
        add esi, ebx               ;   110.3 p1      34 sum
        rol esi, 0xf               ;   111.3 p1      35 v[2]
        add esi, ebp               ;   112.3 p0      35 v[2]
        mov ebx, edx               ;   108.3 p0      36 v[3] copy
        rol ebx, 0xa               ;   113.3 p1      36 v[3]
        add ebp, dword [eax + 48]  ;    99.3 p2+p0   34 sum
        add ebp, 0x5a827999        ;   100.3 p0      34 sum
        xor edx, edi               ;   109.3 p0      25 sum
        and edx, esi               ;   113.3 p0      25 sum
        xor edx, edi               ;   114.3 p0      25 sum
        add ebp, edx               ;   115.3 p1      34 sum
        rol ebp, 7                 ;   116.3 p1      35 v[1]
        add ebp, ecx               ;   117.3 p0      35 v[1]
        mov edx, esi               ;   113.3 p0      36 v[2] copy
        rol edx, 0xa               ;   118.3 p1      36 v[2]
        add ecx, dword [eax]       ;   104.3 p2+p0   34 sum
        add ecx, 0x5a827999        ;   105.3 p0      34 sum
        xor esi, ebx               ;   114.3 p0      25 sum
        and esi, ebp               ;   118.3 p0      25 sum
        xor esi, ebx               ;   119.3 p0      25 sum
        add ecx, esi               ;   120.3 p1      34 sum
        rol ecx, 0xc               ;   121.3 p1      35 v[0]
        add ecx, edi               ;   122.3 p0      35 v[0]
        mov esi, ebp               ;   118.3 p0      36 v[1] copy
        rol esi, 0xa               ;   123.3 p1      36 v[1]
        add edi, dword [eax + 36]  ;   109.3 p2+p0   34 sum
        add edi, 0x5a827999        ;   110.3 p0      34 sum
        xor ebp, edx               ;   119.3 p0      25 sum
        and ebp, ecx               ;   123.3 p0      25 sum
        xor ebp, edx               ;   124.3 p0      25 sum
        add edi, ebp               ;   125.3 p1      34 sum
        rol edi, 0xf               ;   126.3 p1      35 v[4]
        add edi, ebx               ;   127.3 p0      35 v[4]
        mov ebp, ecx               ;   123.3 p0      36 v[0] copy
        rol ebp, 0xa               ;   128.3 p1      36 v[0]
        add ebx, dword [eax + 20]  ;   114.3 p2+p0   34 sum
        add ebx, 0x5a827999        ;   115.3 p0      34 sum
        xor ecx, esi               ;   124.3 p0      25 sum
        and ecx, edi               ;   128.3 p0      25 sum
        xor ecx, esi               ;   129.3 p0      25 sum
        add ebx, ecx               ;   130.3 p1      34 sum
        rol ebx, 9                 ;   131.3 p1      35 v[3]
        add ebx, edx               ;   132.3 p0      35 v[3]
        mov ecx, edi               ;   128.3 p0      36 v[4] copy
        rol ecx, 0xa               ;   133.3 p1      36 v[4]
        add edx, dword [eax + 8]   ;   119.3 p2+p0   34 sum
        add edx, 0x5a827999        ;   120.3 p0      34 sum
        xor edi, ebp               ;   129.3 p0      25 sum
        and edi, ebx               ;   133.3 p0      25 sum
        xor edi, ebp               ;   134.3 p0      25 sum
        add edx, edi               ;   135.3 p1      34 sum
        rol edx, 0xb               ;   136.3 p1      35 v[2]
        add edx, esi               ;   137.3 p0      35 v[2]
        mov edi, ebx               ;   133.3 p0      36 v[3] copy
        rol edi, 0xa               ;   138.3 p1      36 v[3]
        add esi, dword [eax + 56]  ;   124.3 p2+p0   34 sum
        add esi, 0x5a827999        ;   125.3 p0      34 sum
        xor ebx, ecx               ;   134.3 p0      25 sum
        and ebx, edx               ;   138.3 p0      25 sum
        xor ebx, ecx               ;   139.3 p0      25 sum
        add esi, ebx               ;   140.3 p1      34 sum
        rol esi, 7                 ;   141.3 p1      35 v[1]
        add esi, ebp               ;   142.3 p0      35 v[1]
        mov ebx, edx               ;   138.3 p0      36 v[2] copy
        rol ebx, 0xa               ;   143.3 p1      36 v[2]
        add ebp, dword [eax + 44]  ;   129.3 p2+p0   34 sum
        add ebp, 0x5a827999        ;   130.3 p0      34 sum
        xor edx, edi               ;   139.3 p0      25 sum
        and edx, esi               ;   143.3 p0      25 sum
        xor edx, edi               ;   144.3 p0      25 sum
        add ebp, edx               ;   145.3 p1      34 sum
        rol ebp, 0xd               ;   146.3 p1      35 v[0]
        add ebp, ecx               ;   147.3 p0      35 v[0]
        mov edx, ebp               ;   148.3 p0      25 sum copy
        not edx                    ;   149.3 p0      25 sum
        add ecx, dword [eax + 32]  ;   134.3 p2+p1   34 sum
        add ecx, 0x5a827999        ;   135.3 p1      34 sum
        mov dword [esp + 44], eax  ;   108.0 p0+p3   34 sum spill
        mov eax, esi               ;   143.3 p1      36 v[1] copy
        rol eax, 0xa               ;   144.3 p1      36 v[1]
        xor esi, ebx               ;   144.3 p0      25 sum
        and esi, ebp               ;   148.3 p0      25 sum
        xor esi, ebx               ;   149.3 p0      25 sum
        add ecx, esi               ;   150.3 p1      34 sum
        rol ecx, 0xc               ;   151.3 p1      35 v[4]
        add ecx, edi               ;   152.3 p0      35 v[4]
        or edx, ecx                ;   153.3 p0      25 sum
        rol ebp, 0xa               ;   154.3 p1      36 v[0]
        mov esi, ecx               ;   153.3 p0      25 sum copy
        not esi                    ;   154.3 p0      25 sum
        add edi, 0x6ed9eba1        ;   139.3 p1      34 sum
        xor edx, eax               ;   154.3 p0      25 sum
        add edi, edx               ;   155.3 p1      34 sum
        mov edx, dword [esp + 44]  ;   113.3 p2      34 sum reload
        add edi, dword [edx + 12]  ;   156.3 p2+p0   34 sum
        rol edi, 0xb               ;   157.3 p1      35 v[3]
        add edi, ebx               ;   158.3 p0      35 v[3]
        rol ecx, 0xa               ;   159.3 p1      36 v[4]
        add ebx, 0x6ed9eba1        ;   144.3 p0      34 sum
        add ebx, dword [edx + 40]  ;   145.3 p2+p0   34 sum
        or esi, edi                ;   159.3 p0      25 sum
        xor esi, ebp               ;   160.3 p0      25 sum
        add ebx, esi               ;   161.3 p1      34 sum
        rol ebx, 0xd               ;   162.3 p1      35 v[2]
        mov esi, edi               ;   159.3 p0      25 sum copy
        not esi                    ;   160.3 p0      25 sum
        add ebx, eax               ;   163.3 p1      35 v[2]
        rol edi, 0xa               ;   164.3 p1      36 v[3]
        add eax, dword [edx + 56]  ;   145.3 p2+p0   34 sum
        add eax, 0x6ed9eba1        ;   146.3 p0      34 sum
        or esi, ebx                ;   164.3 p0      25 sum
        xor esi, ecx               ;   165.3 p0      25 sum
        add eax, esi               ;   166.3 p1      34 sum
        rol eax, 6                 ;   167.3 p1      35 v[1]
        mov esi, ebx               ;   164.3 p0      25 sum copy
        not esi                    ;   165.3 p0      25 sum
        add eax, ebp               ;   168.3 p1      35 v[1]
        rol ebx, 0xa               ;   169.3 p1      36 v[2]
        add ebp, dword [edx + 16]  ;   155.3 p2+p0   34 sum
        add ebp, 0x6ed9eba1        ;   156.3 p0      34 sum
        or esi, eax                ;   169.3 p0      25 sum
        xor esi, edi               ;   170.3 p0      25 sum
        add ebp, esi               ;   171.3 p1      34 sum
        rol ebp, 7                 ;   172.3 p1      35 v[0]
        mov esi, eax               ;   169.3 p0      25 sum copy
        not esi                    ;   170.3 p0      25 sum
        add ebp, ecx               ;   173.3 p1      35 v[0]
        rol eax, 0xa               ;   174.3 p1      36 v[1]
        add ecx, dword [edx + 36]  ;   160.3 p2+p0   34 sum
        add ecx, 0x6ed9eba1        ;   161.3 p0      34 sum
        or esi, ebp                ;   174.3 p0      25 sum
        xor esi, ebx               ;   175.3 p0      25 sum
        add ecx, esi               ;   176.3 p1      34 sum
        rol ecx, 0xe               ;   177.3 p1      35 v[4]
        mov esi, ebp               ;   174.3 p0      25 sum copy
        not esi                    ;   175.3 p0      25 sum
        add ecx, edi               ;   178.3 p1      35 v[4]
        rol ebp, 0xa               ;   179.3 p1      36 v[0]
        add edi, dword [edx + 60]  ;   165.3 p2+p0   34 sum
        add edi, 0x6ed9eba1        ;   166.3 p0      34 sum
        or esi, ecx                ;   179.3 p0      25 sum
        xor esi, eax               ;   180.3 p0      25 sum
        add edi, esi               ;   181.3 p1      34 sum
        rol edi, 9                 ;   182.3 p1      35 v[3]
        mov esi, ecx               ;   179.3 p0      25 sum copy
        not esi                    ;   180.3 p0      25 sum
        add edi, ebx               ;   183.3 p1      35 v[3]
        rol ecx, 0xa               ;   184.3 p1      36 v[4]
        add ebx, dword [edx + 32]  ;   170.3 p2+p0   34 sum
        add ebx, 0x6ed9eba1        ;   171.3 p0      34 sum
        or esi, edi                ;   184.3 p0      25 sum
        xor esi, ebp               ;   185.3 p0      25 sum
        add ebx, esi               ;   186.3 p1      34 sum
        rol ebx, 0xd               ;   187.3 p1      35 v[2]
        mov esi, edi               ;   184.3 p0      25 sum copy
        not esi                    ;   185.3 p0      25 sum
        add ebx, eax               ;   188.3 p1      35 v[2]
        rol edi, 0xa               ;   189.3 p1      36 v[3]
        add eax, dword [edx + 4]   ;   175.3 p2+p0   34 sum
        add eax, 0x6ed9eba1        ;   176.3 p0      34 sum
        or esi, ebx                ;   189.3 p0      25 sum
        xor esi, ecx               ;   190.3 p0      25 sum
        add eax, esi               ;   191.3 p1      34 sum
        rol eax, 0xf               ;   192.3 p1      35 v[1]
        mov esi, ebx               ;   189.3 p0      25 sum copy
        not esi                    ;   190.3 p0      25 sum
        add eax, ebp               ;   193.3 p1      35 v[1]
        rol ebx, 0xa               ;   194.3 p1      36 v[2]
        add ebp, dword [edx + 8]   ;   180.3 p2+p0   34 sum
        add ebp, 0x6ed9eba1        ;   181.3 p0      34 sum
        or esi, eax                ;   194.3 p0      25 sum
        xor esi, edi               ;   195.3 p0      25 sum
        add ebp, esi               ;   196.3 p1      34 sum
        rol ebp, 0xe               ;   197.3 p1      35 v[0]
        mov esi, eax               ;   194.3 p0      25 sum copy
        not esi                    ;   195.3 p0      25 sum
        add ebp, ecx               ;   198.3 p1      35 v[0]
        rol eax, 0xa               ;   199.3 p1      36 v[1]
        add ecx, dword [edx + 28]  ;   185.3 p2+p0   34 sum
        add ecx, 0x6ed9eba1        ;   186.3 p0      34 sum
        or esi, ebp                ;   199.3 p0      25 sum
        xor esi, ebx               ;   200.3 p0      25 sum
        add ecx, esi               ;   201.3 p1      34 sum
        rol ecx, 8                 ;   202.3 p1      35 v[4]
        mov esi, ebp               ;   199.3 p0      25 sum copy
        not esi                    ;   200.3 p0      25 sum
        add ecx, edi               ;   203.3 p1      35 v[4]
        rol ebp, 0xa               ;   204.3 p1      36 v[0]
        add edi, dword [edx]       ;   190.3 p2+p0   34 sum
        add edi, 0x6ed9eba1        ;   191.3 p1      34 sum
        or esi, ecx                ;   204.3 p0      25 sum
        xor esi, eax               ;   205.3 p0      25 sum
        add edi, esi               ;   206.3 p1      34 sum
        rol edi, 0xd               ;   207.3 p1      35 v[3]
        mov esi, ecx               ;   204.3 p0      25 sum copy
        not esi                    ;   205.3 p0      25 sum
        add edi, ebx               ;   208.3 p1      35 v[3]
        rol ecx, 0xa               ;   209.3 p1      36 v[4]
        add ebx, dword [edx + 24]  ;   195.3 p2+p0   34 sum
        add ebx, 0x6ed9eba1        ;   196.3 p0      34 sum
        or esi, edi                ;   209.3 p0      25 sum
        xor esi, ebp               ;   210.3 p0      25 sum
        add ebx, esi               ;   211.3 p1      34 sum
        rol ebx, 6                 ;   212.3 p1      35 v[2]
        mov esi, edi               ;   209.3 p0      25 sum copy
        not esi                    ;   210.3 p0      25 sum
        add ebx, eax               ;   213.3 p1      35 v[2]
        rol edi, 0xa               ;   214.3 p1      36 v[3]
        add eax, dword [edx + 52]  ;   200.3 p2+p0   34 sum
        add eax, 0x6ed9eba1        ;   201.3 p0      34 sum
        or esi, ebx                ;   214.3 p0      25 sum
        xor esi, ecx               ;   215.3 p0      25 sum
        add eax, esi               ;   216.3 p1      34 sum
        rol eax, 5                 ;   217.3 p1      35 v[1]
        mov esi, ebx               ;   214.3 p0      25 sum copy
        not esi                    ;   215.3 p0      25 sum
        add eax, ebp               ;   218.3 p1      35 v[1]
        rol ebx, 0xa               ;   219.3 p1      36 v[2]
        add ebp, dword [edx + 44]  ;   205.3 p2+p0   34 sum
        add ebp, 0x6ed9eba1        ;   206.3 p1      34 sum
        or esi, eax                ;   219.3 p0      25 sum
        xor esi, edi               ;   220.3 p0      25 sum
        add ebp, esi               ;   221.3 p1      34 sum
        rol ebp, 0xc               ;   222.3 p1      35 v[0]
        mov esi, eax               ;   219.3 p0      25 sum copy
        not esi                    ;   220.3 p0      25 sum
        add ebp, ecx               ;   223.3 p1      35 v[0]
        rol eax, 0xa               ;   224.3 p1      36 v[1]
        add ecx, dword [edx + 20]  ;   210.3 p2+p0   34 sum
        add ecx, 0x6ed9eba1        ;   211.3 p1      34 sum
        or esi, ebp                ;   224.3 p0      25 sum
        xor esi, ebx               ;   225.3 p0      25 sum
        add ecx, esi               ;   226.3 p1      34 sum
        rol ecx, 7                 ;   227.3 p1      35 v[4]
        mov esi, ebp               ;   224.3 p0      25 sum copy
        not esi                    ;   225.3 p0      25 sum
        add ecx, edi               ;   228.3 p1      35 v[4]
        rol ebp, 0xa               ;   229.3 p1      36 v[0]
        add edi, dword [edx + 48]  ;   215.3 p2+p0   34 sum
        add edi, 0x6ed9eba1        ;   216.3 p1      34 sum
        or esi, ecx                ;   229.3 p0      25 sum
        xor esi, eax               ;   230.3 p0      25 sum
        add edi, esi               ;   231.3 p1      34 sum
        rol edi, 5                 ;   232.3 p1      35 v[3]
        mov esi, ebp               ;   230.3 p0      26 sum copy
        not esi                    ;   231.3 p0      26 sum
        add edi, ebx               ;   233.3 p1      35 v[3]
        add ebx, dword [edx + 4]   ;   220.3 p2+p0   34 sum
        add ebx, 0x8f1bbcdc        ;   221.3 p1      34 sum
        and esi, ecx               ;   232.3 p0      26 sum
        add ebx, esi               ;   233.3 p1      34 sum
        rol ecx, 0xa               ;   234.3 p1      36 v[4]
        mov esi, ecx               ;   235.3 p0      26 sum copy
        not esi                    ;   236.3 p0      26 sum
        and esi, edi               ;   237.3 p0      26 sum
        mov dword [esp + 48], esi  ;   238.3 p0+p3   26 sum spill
        mov esi, dword [edx + 36]  ;   182.0 p2      34 sum
        add esi, eax               ;   225.3 p1      34 sum
        mov edx, edi               ;   234.3 p1      26 sum copy
        and edx, ebp               ;   235.3 p0      26 sum
        add ebx, edx               ;   236.3 p1      34 sum
        add esi, dword [esp + 48]  ;   242.3 p2+p0   34 sum
        add esi, 0x8f1bbcdc        ;   243.3 p1      34 sum
        rol ebx, 0xb               ;   244.3 p1      35 v[2]
        add eax, ebx               ;   245.3 p0      35 v[2]
        rol edi, 0xa               ;   246.3 p1      36 v[3]
        mov edx, edi               ;   247.3 p0      26 sum copy
        not edx                    ;   248.3 p0      26 sum
        and edx, eax               ;   249.3 p0      26 sum
        lea edx, [ebp + edx]       ;   250.3 p1      34 sum
        mov ebx, ecx               ;   235.3 p0      26 sum copy
        and ebx, eax               ;   246.3 p0      26 sum
        add esi, ebx               ;   247.3 p1      34 sum
        add edx, 0x8f1bbcdc        ;   252.8 p0      34 sum
        rol esi, 0xc               ;   253.8 p1      35 v[1]
        add ebp, esi               ;   254.8 p0      35 v[1]
        mov esi, dword [esp + 44]  ;   191.7 p2      34 sum reload
        add edx, dword [esi + 44]  ;   253.8 p2+p0   34 sum
        rol eax, 0xa               ;   254.8 p1      36 v[2]
        mov ebx, eax               ;   255.8 p0      26 sum copy
        not ebx                    ;   256.8 p0      26 sum
        and ebx, ebp               ;   257.8 p0      26 sum
        mov dword [esp + 48], ebx  ;   258.8 p0+p3   26 sum spill
        mov ebx, dword [esi + 40]  ;   195.7 p2      34 sum
        add ebx, ecx               ;   235.3 p1      34 sum
        mov esi, edi               ;   247.3 p0      26 sum copy
        and esi, ebp               ;   255.8 p0      26 sum
        add edx, esi               ;   256.8 p1      34 sum
        add ebx, dword [esp + 48]  ;   262.8 p2+p0   34 sum
        add ebx, 0x8f1bbcdc        ;   263.8 p1      34 sum
        rol edx, 0xe               ;   264.8 p1      35 v[0]
        add ecx, edx               ;   265.8 p0      35 v[0]
        rol ebp, 0xa               ;   266.8 p1      36 v[1]
        mov esi, ebp               ;   267.8 p0      26 sum copy
        not esi                    ;   268.8 p0      26 sum
        and esi, ecx               ;   269.8 p0      26 sum
        lea esi, [edi + esi]       ;   270.8 p1      34 sum
        mov edx, eax               ;   255.8 p0      26 sum copy
        and edx, ecx               ;   266.8 p0      26 sum
        add esi, 0x8f1bbcdc        ;   273.3 p1      34 sum
        add ebx, edx               ;   267.8 p0      34 sum
        rol ebx, 0xf               ;   268.8 p1      35 v[4]
        add edi, ebx               ;   269.8 p0      35 v[4]
        mov edx, dword [esp + 44]  ;   205.3 p2      34 sum reload
        add esi, dword [edx]       ;   274.3 p2+p0   34 sum
        rol ecx, 0xa               ;   275.3 p1      36 v[0]
        mov ebx, ecx               ;   276.3 p0      26 sum copy
        not ebx                    ;   277.3 p0      26 sum
        and ebx, edi               ;   278.3 p0      26 sum
        mov dword [esp + 48], ebx  ;   279.3 p0+p3   26 sum spill
        mov ebx, dword [edx + 32]  ;   209.3 p2      34 sum
        add ebx, eax               ;   255.8 p1      34 sum
        mov edx, edi               ;   270.8 p0      26 sum copy
        and edx, ebp               ;   271.8 p0      26 sum
        add esi, edx               ;   275.3 p1      34 sum
        add ebx, dword [esp + 48]  ;   283.3 p2+p0   34 sum
        add ebx, 0x8f1bbcdc        ;   284.3 p1      34 sum
        rol esi, 0xe               ;   285.3 p1      35 v[3]
        add eax, esi               ;   286.3 p0      35 v[3]
        rol edi, 0xa               ;   287.3 p1      36 v[4]
        mov esi, edi               ;   288.3 p0      26 sum copy
        not esi                    ;   289.3 p0      26 sum
        and esi, eax               ;   290.3 p0      26 sum
        lea esi, [ebp + esi]       ;   291.3 p1      34 sum
        mov edx, ecx               ;   276.3 p0      26 sum copy
        and edx, eax               ;   287.3 p0      26 sum
        add esi, 0x8f1bbcdc        ;   293.8 p1      34 sum
        add ebx, edx               ;   288.3 p0      34 sum
        mov edx, dword [esp + 44]  ;   217.0 p2      34 sum reload
        add esi, dword [edx + 48]  ;   294.8 p2+p1   34 sum
        rol ebx, 0xf               ;   295.8 p1      35 v[2]
        add ebp, ebx               ;   296.8 p0      35 v[2]
        rol eax, 0xa               ;   297.8 p1      36 v[3]
        mov ebx, eax               ;   298.8 p0      26 sum copy
        not ebx                    ;   299.8 p0      26 sum
        and ebx, ebp               ;   300.8 p0      26 sum
        mov dword [esp + 48], ebx  ;   301.8 p0+p3   26 sum spill
        mov ebx, dword [edx + 16]  ;   221.7 p2      34 sum
        add ebx, ecx               ;   276.3 p1      34 sum
        mov edx, edi               ;   288.3 p1      26 sum copy
        and edx, ebp               ;   297.8 p0      26 sum
        add ebx, dword [esp + 48]  ;   305.8 p2+p1   34 sum
        add ebx, 0x8f1bbcdc        ;   306.8 p0      34 sum
        add esi, edx               ;   298.8 p1      34 sum
        rol esi, 9                 ;   299.8 p1      35 v[1]
        add ecx, esi               ;   300.8 p0      35 v[1]
        rol ebp, 0xa               ;   301.8 p1      36 v[2]
        mov esi, ebp               ;   302.8 p0      26 sum copy
        not esi                    ;   303.8 p0      26 sum
        and esi, ecx               ;   304.8 p0      26 sum
        lea esi, [edi + esi]       ;   305.8 p1      34 sum
        mov edx, ecx               ;   301.8 p0      26 sum copy
        and edx, eax               ;   302.8 p0      26 sum
        add esi, 0x8f1bbcdc        ;   308.3 p1      34 sum
        add ebx, edx               ;   307.8 p0      34 sum
        mov edx, dword [esp + 44]  ;   230.7 p2      34 sum reload
        add esi, dword [edx + 52]  ;   309.3 p2+p1   34 sum
        rol ebx, 8                 ;   310.3 p1      35 v[0]
        add edi, ebx               ;   311.3 p0      35 v[0]
        rol ecx, 0xa               ;   312.3 p1      36 v[1]
        mov ebx, ecx               ;   313.3 p0      26 sum copy
        not ebx                    ;   314.3 p0      26 sum
        and ebx, edi               ;   315.3 p0      26 sum
        mov dword [esp + 48], ebx  ;   316.3 p0+p3   26 sum spill
        mov ebx, dword [edx + 12]  ;   234.7 p2      34 sum
        add ebx, eax               ;   298.8 p1      34 sum
        mov edx, ebp               ;   302.8 p1      26 sum copy
        and edx, edi               ;   312.3 p0      26 sum
        add ebx, dword [esp + 48]  ;   320.3 p2+p1   34 sum
        add ebx, 0x8f1bbcdc        ;   321.3 p0      34 sum
        add esi, edx               ;   313.3 p1      34 sum
        rol esi, 9                 ;   314.3 p1      35 v[4]
        add eax, esi               ;   315.3 p0      35 v[4]
        rol edi, 0xa               ;   316.3 p1      36 v[0]
        mov esi, edi               ;   317.3 p0      26 sum copy
        not esi                    ;   318.3 p0      26 sum
        and esi, eax               ;   319.3 p0      26 sum
        lea esi, [ebp + esi]       ;   320.3 p1      34 sum
        mov edx, eax               ;   316.3 p0      26 sum copy
        and edx, ecx               ;   317.3 p0      26 sum
        add esi, 0x8f1bbcdc        ;   322.8 p1      34 sum
        add ebx, edx               ;   322.3 p0      34 sum
        mov edx, dword [esp + 44]  ;   246.3 p2      34 sum reload
        add esi, dword [edx + 28]  ;   323.8 p2+p1   34 sum
        rol ebx, 0xe               ;   324.8 p1      35 v[3]
        add ebp, ebx               ;   325.8 p0      35 v[3]
        rol eax, 0xa               ;   326.8 p1      36 v[4]
        mov ebx, eax               ;   327.8 p0      26 sum copy
        not ebx                    ;   328.8 p0      26 sum
        and ebx, ebp               ;   329.8 p0      26 sum
        mov dword [esp + 48], ebx  ;   330.8 p0+p3   26 sum spill
        mov ebx, dword [edx + 60]  ;   254.8 p2      34 sum
        add ebx, ecx               ;   313.3 p1      34 sum
        mov edx, edi               ;   317.3 p0      26 sum copy
        and edx, ebp               ;   326.8 p0      26 sum
        add ebx, dword [esp + 48]  ;   334.8 p2+p1   34 sum
        add ebx, 0x8f1bbcdc        ;   335.8 p0      34 sum
        add esi, edx               ;   327.8 p1      34 sum
        rol esi, 5                 ;   328.8 p1      35 v[2]
        add ecx, esi               ;   329.8 p0      35 v[2]
        rol ebp, 0xa               ;   330.8 p1      36 v[3]
        mov esi, ebp               ;   331.8 p0      26 sum copy
        not esi                    ;   332.8 p0      26 sum
        and esi, ecx               ;   333.8 p0      26 sum
        lea esi, [edi + esi]       ;   334.8 p1      34 sum
        mov edx, ecx               ;   330.8 p0      26 sum copy
        and edx, eax               ;   331.8 p0      26 sum
        add esi, 0x8f1bbcdc        ;   337.3 p1      34 sum
        add ebx, edx               ;   336.8 p0      34 sum
        mov edx, dword [esp + 44]  ;   266.8 p2      34 sum reload
        add esi, dword [edx + 56]  ;   338.3 p2+p1   34 sum
        rol ebx, 6                 ;   339.3 p1      35 v[1]
        add edi, ebx               ;   340.3 p0      35 v[1]
        rol ecx, 0xa               ;   341.3 p1      36 v[2]
        mov ebx, ecx               ;   342.3 p0      26 sum copy
        not ebx                    ;   343.3 p0      26 sum
        and ebx, edi               ;   344.3 p0      26 sum
        mov dword [esp + 48], ebx  ;   345.3 p0+p3   26 sum spill
        mov ebx, dword [edx + 20]  ;   275.0 p2      34 sum
        add ebx, eax               ;   327.8 p1      34 sum
        mov edx, ebp               ;   331.8 p1      26 sum copy
        and edx, edi               ;   341.3 p0      26 sum
        add ebx, dword [esp + 48]  ;   349.3 p2+p1   34 sum
        add ebx, 0x8f1bbcdc        ;   350.3 p0      34 sum
        add esi, edx               ;   342.3 p1      34 sum
        rol esi, 8                 ;   343.3 p1      35 v[0]
        add eax, esi               ;   344.3 p0      35 v[0]
        rol edi, 0xa               ;   345.3 p1      36 v[1]
        mov esi, edi               ;   346.3 p0      26 sum copy
        not esi                    ;   347.3 p0      26 sum
        and esi, eax               ;   348.3 p0      26 sum
        lea esi, [ebp + esi]       ;   349.3 p1      34 sum
        mov edx, eax               ;   345.3 p0      26 sum copy
        and edx, ecx               ;   346.3 p0      26 sum
        add ebx, edx               ;   351.3 p1      34 sum
        add esi, 0x8f1bbcdc        ;   351.8 p0      34 sum
        mov edx, dword [esp + 44]  ;   287.3 p2      34 sum reload
        add esi, dword [edx + 24]  ;   352.8 p2+p1   34 sum
        rol ebx, 6                 ;   353.8 p1      35 v[4]
        add ebp, ebx               ;   354.8 p0      35 v[4]
        rol eax, 0xa               ;   355.8 p1      36 v[0]
        mov ebx, eax               ;   356.8 p0      26 sum copy
        not ebx                    ;   357.8 p0      26 sum
        and ebx, ebp               ;   358.8 p0      26 sum
        mov dword [esp + 48], ebx  ;   359.8 p0+p3   26 sum spill
        mov ebx, dword [edx + 8]   ;   295.5 p2      34 sum
        add ebx, ecx               ;   342.3 p1      34 sum
        mov edx, edi               ;   346.3 p1      26 sum copy
        and edx, ebp               ;   355.8 p0      26 sum
        add esi, edx               ;   356.8 p1      34 sum
        add ebx, dword [esp + 48]  ;   363.8 p2+p0   34 sum
        add ebx, 0x8f1bbcdc        ;   364.8 p1      34 sum
        rol esi, 5                 ;   365.8 p1      35 v[3]
        add ecx, esi               ;   366.8 p0      35 v[3]
        rol ebp, 0xa               ;   367.8 p1      36 v[4]
        mov esi, ebp               ;   368.8 p0      26 sum copy
        not esi                    ;   369.8 p0      26 sum
        or esi, ecx                ;   370.8 p0      26 sum
        mov edx, edi               ;   346.3 p1      35 v[2] copy
        mov dword [esp + 48], ebp  ;   368.8 p0+p3   36 v[4] spill
        mov ebp, eax               ;   356.8 p1      26 sum copy
        and ebp, ecx               ;   367.8 p0      26 sum
        add ebx, ebp               ;   368.8 p1      34 sum
        rol ebx, 0xc               ;   369.8 p1      35 v[2]
        add edx, ebx               ;   370.8 p0      35 v[2]
        rol ecx, 0xa               ;   371.8 p1      36 v[3]
        xor esi, edx               ;   371.8 p0      26 sum
        add edi, 0xa953fd4e        ;   346.3 p0      34 sum
        add edi, esi               ;   372.8 p0      34 sum
        mov esi, dword [esp + 44]  ;   310.8 p2      34 sum reload
        add edi, dword [esi + 16]  ;   373.8 p2+p1   34 sum
        rol edi, 9                 ;   374.8 p1      35 v[1]
        mov ebp, ecx               ;   372.8 p0      26 sum copy
        not ebp                    ;   373.8 p0      26 sum
        mov ebx, dword [esi]       ;   314.8 p2      34 sum
        add ebx, eax               ;   356.8 p1      34 sum
        add ebx, 0xa953fd4e        ;   357.8 p0      34 sum
        add eax, edi               ;   375.8 p1      35 v[1]
        mov edi, edx               ;   371.8 p0      36 v[2] copy
        rol edi, 0xa               ;   376.8 p1      36 v[2]
        or edx, ebp                ;   374.8 p0      26 sum
        mov ebp, edi               ;   377.8 p1      26 sum copy
        not ebp                    ;   378.8 p0      26 sum
        xor edx, eax               ;   376.8 p0      26 sum
        add ebx, edx               ;   377.8 p1      34 sum
        rol ebx, 0xf               ;   378.8 p1      35 v[0]
        mov edx, dword [esp + 48]  ;   368.8 p2      35 v[0]
        add edx, ebx               ;   379.8 p0      35 v[0]
        mov ebx, eax               ;   376.8 p1      36 v[1] copy
        rol ebx, 0xa               ;   380.8 p1      36 v[1]
        or eax, ebp                ;   379.8 p0      26 sum
        mov ebp, ebx               ;   381.8 p0      26 sum copy
        not ebp                    ;   382.8 p0      26 sum
        xor eax, edx               ;   380.8 p0      26 sum
        add eax, dword [esi + 20]  ;   381.8 p2+p1   34 sum
        add eax, dword [esp + 48]  ;   382.8 p2+p1   34 sum
        add eax, 0xa953fd4e        ;   383.8 p0      34 sum
        rol eax, 5                 ;   384.8 p1      35 v[4]
        add eax, ecx               ;   385.8 p0      35 v[4]
        add ecx, dword [esi + 36]  ;   372.8 p2+p0   34 sum
        add ecx, 0xa953fd4e        ;   373.8 p1      34 sum
        or ebp, edx                ;   383.8 p0      26 sum
        rol edx, 0xa               ;   384.8 p1      36 v[0]
        xor ebp, eax               ;   386.8 p0      26 sum
        add ecx, ebp               ;   387.8 p0      34 sum
        rol ecx, 0xb               ;   388.8 p1      35 v[3]
        mov ebp, edx               ;   385.8 p0      26 sum copy
        not ebp                    ;   386.8 p0      26 sum
        add ecx, edi               ;   389.8 p1      35 v[3]
        add edi, dword [esi + 28]  ;   377.8 p2+p0   34 sum
        add edi, 0xa953fd4e        ;   378.8 p1      34 sum
        or ebp, eax                ;   387.8 p0      26 sum
        rol eax, 0xa               ;   388.8 p1      36 v[4]
        xor ebp, ecx               ;   390.8 p0      26 sum
        add edi, ebp               ;   391.8 p1      34 sum
        rol edi, 6                 ;   392.8 p1      35 v[2]
        mov ebp, eax               ;   389.8 p0      26 sum copy
        not ebp                    ;   390.8 p0      26 sum
        add edi, ebx               ;   393.8 p1      35 v[2]
        add ebx, dword [esi + 48]  ;   381.8 p2+p0   34 sum
        add ebx, 0xa953fd4e        ;   382.8 p1      34 sum
        or ebp, ecx                ;   391.8 p0      26 sum
        rol ecx, 0xa               ;   392.8 p1      36 v[3]
        xor ebp, edi               ;   394.8 p0      26 sum
        add ebx, ebp               ;   395.8 p0      34 sum
        rol ebx, 8                 ;   396.8 p1      35 v[1]
        mov ebp, ecx               ;   393.8 p0      26 sum copy
        not ebp                    ;   394.8 p0      26 sum
        add ebx, edx               ;   397.8 p1      35 v[1]
        add edx, dword [esi + 8]   ;   385.8 p2+p0   34 sum
        add edx, 0xa953fd4e        ;   386.8 p1      34 sum
        or ebp, edi                ;   395.8 p0      26 sum
        rol edi, 0xa               ;   396.8 p1      36 v[2]
        xor ebp, ebx               ;   398.8 p0      26 sum
        add edx, ebp               ;   399.8 p0      34 sum
        rol edx, 0xd               ;   400.8 p1      35 v[0]
        mov ebp, edi               ;   397.8 p0      26 sum copy
        not ebp                    ;   398.8 p0      26 sum
        add edx, eax               ;   401.8 p1      35 v[0]
        add eax, dword [esi + 40]  ;   389.8 p2+p0   34 sum
        add eax, 0xa953fd4e        ;   390.8 p1      34 sum
        or ebp, ebx                ;   399.8 p0      26 sum
        rol ebx, 0xa               ;   400.8 p1      36 v[1]
        xor ebp, edx               ;   402.8 p0      26 sum
        add eax, ebp               ;   403.8 p0      34 sum
        rol eax, 0xc               ;   404.8 p1      35 v[4]
        mov ebp, ebx               ;   401.8 p0      26 sum copy
        not ebp                    ;   402.8 p0      26 sum
        add eax, ecx               ;   405.8 p1      35 v[4]
        add ecx, dword [esi + 56]  ;   393.8 p2+p0   34 sum
        add ecx, 0xa953fd4e        ;   394.8 p1      34 sum
        or ebp, edx                ;   403.8 p0      26 sum
        rol edx, 0xa               ;   404.8 p1      36 v[0]
        xor ebp, eax               ;   406.8 p0      26 sum
        add ecx, ebp               ;   407.8 p0      34 sum
        rol ecx, 5                 ;   408.8 p1      35 v[3]
        mov ebp, edx               ;   405.8 p0      26 sum copy
        not ebp                    ;   406.8 p0      26 sum
        add ecx, edi               ;   409.8 p1      35 v[3]
        add edi, dword [esi + 4]   ;   397.8 p2+p0   34 sum
        add edi, 0xa953fd4e        ;   398.8 p1      34 sum
        or ebp, eax                ;   407.8 p0      26 sum
        rol eax, 0xa               ;   408.8 p1      36 v[4]
        xor ebp, ecx               ;   410.8 p0      26 sum
        add edi, ebp               ;   411.8 p0      34 sum
        rol edi, 0xc               ;   412.8 p1      35 v[2]
        mov ebp, eax               ;   409.8 p0      26 sum copy
        not ebp                    ;   410.8 p0      26 sum
        add edi, ebx               ;   413.8 p1      35 v[2]
        add ebx, dword [esi + 12]  ;   401.8 p2+p0   34 sum
        add ebx, 0xa953fd4e        ;   402.8 p1      34 sum
        or ebp, ecx                ;   411.8 p0      26 sum
        rol ecx, 0xa               ;   412.8 p1      36 v[3]
        xor ebp, edi               ;   414.8 p0      26 sum
        add ebx, ebp               ;   415.8 p0      34 sum
        rol ebx, 0xd               ;   416.8 p1      35 v[1]
        mov ebp, ecx               ;   413.8 p0      26 sum copy
        not ebp                    ;   414.8 p0      26 sum
        add ebx, edx               ;   417.8 p1      35 v[1]
        add edx, dword [esi + 32]  ;   405.8 p2+p0   34 sum
        add edx, 0xa953fd4e        ;   406.8 p1      34 sum
        or ebp, edi                ;   415.8 p0      26 sum
        rol edi, 0xa               ;   416.8 p1      36 v[2]
        xor ebp, ebx               ;   418.8 p0      26 sum
        add edx, ebp               ;   419.8 p0      34 sum
        rol edx, 0xe               ;   420.8 p1      35 v[0]
        mov ebp, edi               ;   417.8 p0      26 sum copy
        not ebp                    ;   418.8 p0      26 sum
        add edx, eax               ;   421.8 p1      35 v[0]
        add eax, dword [esi + 44]  ;   409.8 p2+p0   34 sum
        add eax, 0xa953fd4e        ;   410.8 p1      34 sum
        or ebp, ebx                ;   419.8 p0      26 sum
        rol ebx, 0xa               ;   420.8 p1      36 v[1]
        xor ebp, edx               ;   422.8 p0      26 sum
        add eax, ebp               ;   423.8 p0      34 sum
        rol eax, 0xb               ;   424.8 p1      35 v[4]
        mov ebp, ebx               ;   421.8 p0      26 sum copy
        not ebp                    ;   422.8 p0      26 sum
        add eax, ecx               ;   425.8 p1      35 v[4]
        add ecx, dword [esi + 24]  ;   413.8 p2+p0   34 sum
        add ecx, 0xa953fd4e        ;   414.8 p1      34 sum
        or ebp, edx                ;   423.8 p0      26 sum
        rol edx, 0xa               ;   424.8 p1      36 v[0]
        xor ebp, eax               ;   426.8 p0      26 sum
        add ecx, ebp               ;   427.8 p0      34 sum
        rol ecx, 8                 ;   428.8 p1      35 v[3]
        mov ebp, edx               ;   425.8 p0      26 sum copy
        not ebp                    ;   426.8 p0      26 sum
        add ecx, edi               ;   429.8 p1      35 v[3]
        add edi, dword [esi + 60]  ;   417.8 p2+p0   34 sum
        add edi, 0xa953fd4e        ;   418.8 p1      34 sum
        or ebp, eax                ;   427.8 p0      26 sum
        rol eax, 0xa               ;   428.8 p1      36 v[4]
        xor ebp, ecx               ;   430.8 p0      26 sum
        add edi, ebp               ;   431.8 p0      34 sum
        rol edi, 5                 ;   432.8 p1      35 v[2]
        mov ebp, dword [esp + 32]  ;   388.2 p2      49 h
        add ebp, eax               ;   429.8 p0      49 h
        not eax                    ;   429.8 p0      26 sum
        add edi, ebx               ;   433.8 p1      35 v[2]
        add ebx, dword [esi + 52]  ;   421.8 p2+p0   34 sum
        add ebx, 0xa953fd4e        ;   422.8 p1      34 sum
        or eax, ecx                ;   430.8 p0      26 sum
        rol ecx, 0xa               ;   431.8 p1      36 v[3]
        xor eax, edi               ;   434.8 p0      26 sum
        add ebx, eax               ;   435.8 p0      34 sum
        rol ebx, 6                 ;   436.8 p1      35 v[1]
        mov eax, dword [esp + 32]  ;   392.5 p2      26 sum
        not eax                    ;   396.5 p0      26 sum
        or eax, dword [esp + 24]   ;   397.5 p2+p0   26 sum
        xor eax, dword [esp + 28]  ;   398.5 p2+p0   26 sum
        add eax, dword [esi + 20]  ;   399.5 p2+p1   34 sum
        add eax, dword [esp + 0]   ;   400.5 p2+p0   34 sum
        add eax, 0x50a28be6        ;   401.5 p1      34 sum
        rol eax, 8                 ;   402.5 p1      35 v[0]
        add eax, dword [esp + 16]  ;   403.5 p2+p0   35 v[0]
        mov dword [esp + 48], ebx  ;   437.8 p0+p3   35 v[1] spill
        mov ebx, eax               ;   404.5 p1      26 sum copy
        mov dword [esp + 52], edx  ;   425.8 p0+p3   36 v[0] spill
        mov edx, eax               ;   404.5 p1      26 sum copy
        mov dword [esp + 56], ecx  ;   432.8 p0+p3   36 v[3] spill
        mov ecx, dword [esp + 36]  ;   399.5 p2      26 sum
        not ecx                    ;   403.5 p0      26 sum
        or ecx, dword [esp + 28]   ;   404.5 p2+p0   26 sum
        xor ebx, ecx               ;   405.5 p0      26 sum
        add ebx, dword [esi + 56]  ;   406.5 p2+p1   34 sum
        mov ecx, dword [esp + 16]  ;   402.5 p2      44 x[4] reload
        add ebx, ecx               ;   407.5 p1      34 sum
        add ebx, 0x50a28be6        ;   408.5 p0      34 sum
        rol ebx, 9                 ;   409.5 p1      35 v[4]
        rol eax, 0xa               ;   410.5 p1      36 v[0]
        add ebx, dword [esp + 32]  ;   410.5 p2+p0   35 v[4]
        mov ecx, eax               ;   411.5 p0      26 sum copy
        not ecx                    ;   412.5 p0      26 sum
        mov dword [esp + 60], edi  ;   434.8 p0+p3   35 v[2] spill
        mov edi, ebx               ;   411.5 p1      26 sum copy
        mov dword [esp + 64], ebp  ;   430.8 p0+p3   49 h spill
        mov ebp, dword [esp + 36]  ;   406.5 p2      35 v[3]
        mov dword [esp + 68], eax  ;   411.5 p0+p3   36 v[0] spill
        mov eax, dword [esp + 40]  ;   407.5 p2      26 sum
        not eax                    ;   411.5 p0      26 sum
        or edx, eax                ;   412.5 p0      26 sum
        xor edi, edx               ;   413.5 p0      26 sum
        add edi, dword [esi + 28]  ;   414.5 p2+p1   34 sum
        add edi, dword [esp + 32]  ;   415.5 p2+p1   34 sum
        add edi, 0x50a28be6        ;   416.5 p1      34 sum
        rol edi, 9                 ;   417.5 p1      35 v[3]
        add ebp, edi               ;   418.5 p0      35 v[3]
        or ecx, ebx                ;   413.5 p0      26 sum
        rol ebx, 0xa               ;   414.5 p1      36 v[4]
        xor ecx, ebp               ;   419.5 p0      26 sum
        mov edi, ebx               ;   415.5 p0      26 sum copy
        not edi                    ;   416.5 p0      26 sum
        add ecx, dword [esi]       ;   420.5 p2+p1   34 sum
        add ecx, dword [esp + 36]  ;   421.5 p2+p1   34 sum
        add ecx, 0x50a28be6        ;   422.5 p0      34 sum
        rol ecx, 0xb               ;   423.5 p1      35 v[2]
        or edi, ebp                ;   419.5 p0      26 sum
        mov eax, dword [esp + 40]  ;   415.5 p2      36 v[1] reload
        add ecx, eax               ;   424.5 p0      35 v[2]
        rol ebp, 0xa               ;   425.5 p1      36 v[3]
        mov edx, ebp               ;   426.5 p0      26 sum copy
        not edx                    ;   427.5 p0      26 sum
        xor edi, ecx               ;   425.5 p0      26 sum
        add eax, edi               ;   426.5 p1      34 sum
        add eax, dword [esi + 36]  ;   427.5 p2+p0   34 sum
        add eax, 0x50a28be6        ;   428.5 p1      34 sum
        rol eax, 0xd               ;   429.5 p1      35 v[1]
        mov edi, dword [esp + 68]  ;   419.5 p2      36 v[0] reload
        add eax, edi               ;   430.5 p0      35 v[1]
        add edi, dword [esi + 8]   ;   423.5 p2+p0   34 sum
        add edi, 0x50a28be6        ;   424.5 p1      34 sum
        or edx, ecx                ;   428.5 p0      26 sum
        rol ecx, 0xa               ;   429.5 p1      36 v[2]
        xor edx, eax               ;   431.5 p0      26 sum
        add edi, edx               ;   432.5 p0      34 sum
        rol edi, 0xf               ;   433.5 p1      35 v[0]
        mov edx, ecx               ;   430.5 p0      26 sum copy
        not edx                    ;   431.5 p0      26 sum
        add edi, ebx               ;   434.5 p1      35 v[0]
        add ebx, dword [esi + 44]  ;   424.2 p2+p0   34 sum
        add ebx, 0x50a28be6        ;   425.2 p1      34 sum
        or edx, eax                ;   432.5 p0      26 sum
        rol eax, 0xa               ;   433.5 p1      36 v[1]
        xor edx, edi               ;   435.5 p0      26 sum
        add ebx, edx               ;   436.5 p0      34 sum
        rol ebx, 0xf               ;   437.5 p1      35 v[4]
        mov edx, eax               ;   434.5 p0      26 sum copy
        not edx                    ;   435.5 p0      26 sum
        add ebx, ebp               ;   438.5 p1      35 v[4]
        add ebp, dword [esi + 16]  ;   428.2 p2+p0   34 sum
        add ebp, 0x50a28be6        ;   429.2 p1      34 sum
        or edx, edi                ;   436.5 p0      26 sum
        rol edi, 0xa               ;   437.5 p1      36 v[0]
        xor edx, ebx               ;   439.5 p0      26 sum
        add ebp, edx               ;   440.5 p0      34 sum
        rol ebp, 5                 ;   441.5 p1      35 v[3]
        mov edx, edi               ;   438.5 p0      26 sum copy
        not edx                    ;   439.5 p0      26 sum
        add ebp, ecx               ;   442.5 p1      35 v[3]
        add ecx, dword [esi + 52]  ;   432.2 p2+p0   34 sum
        add ecx, 0x50a28be6        ;   433.2 p1      34 sum
        or edx, ebx                ;   440.5 p0      26 sum
        rol ebx, 0xa               ;   441.5 p1      36 v[4]
        xor edx, ebp               ;   443.5 p0      26 sum
        add ecx, edx               ;   444.5 p0      34 sum
        rol ecx, 7                 ;   445.5 p1      35 v[2]
        mov edx, ebx               ;   442.5 p0      26 sum copy
        not edx                    ;   443.5 p0      26 sum
        add ecx, eax               ;   446.5 p1      35 v[2]
        add eax, dword [esi + 24]  ;   436.2 p2+p0   34 sum
        add eax, 0x50a28be6        ;   437.2 p1      34 sum
        or edx, ebp                ;   444.5 p0      26 sum
        rol ebp, 0xa               ;   445.5 p1      36 v[3]
        xor edx, ecx               ;   447.5 p0      26 sum
        add eax, edx               ;   448.5 p0      34 sum
        rol eax, 7                 ;   449.5 p1      35 v[1]
        mov edx, ebp               ;   446.5 p0      26 sum copy
        not edx                    ;   447.5 p0      26 sum
        add eax, edi               ;   450.5 p1      35 v[1]
        add edi, dword [esi + 60]  ;   439.8 p2+p0   34 sum
        add edi, 0x50a28be6        ;   440.8 p1      34 sum
        or edx, ecx                ;   448.5 p0      26 sum
        rol ecx, 0xa               ;   449.5 p1      36 v[2]
        xor edx, eax               ;   451.5 p0      26 sum
        add edi, edx               ;   452.5 p0      34 sum
        rol edi, 8                 ;   453.5 p1      35 v[0]
        mov edx, ecx               ;   450.5 p0      26 sum copy
        not edx                    ;   451.5 p0      26 sum
        add edi, ebx               ;   454.5 p1      35 v[0]
        add ebx, dword [esi + 32]  ;   443.5 p2+p0   34 sum
        add ebx, 0x50a28be6        ;   444.5 p1      34 sum
        or edx, eax                ;   452.5 p0      26 sum
        rol eax, 0xa               ;   453.5 p1      36 v[1]
        xor edx, edi               ;   455.5 p0      26 sum
        add ebx, edx               ;   456.5 p0      34 sum
        rol ebx, 0xb               ;   457.5 p1      35 v[4]
        mov edx, eax               ;   454.5 p0      26 sum copy
        not edx                    ;   455.5 p0      26 sum
        add ebx, ebp               ;   458.5 p1      35 v[4]
        add ebp, dword [esi + 4]   ;   447.2 p2+p0   34 sum
        add ebp, 0x50a28be6        ;   448.2 p1      34 sum
        or edx, edi                ;   456.5 p0      26 sum
        rol edi, 0xa               ;   457.5 p1      36 v[0]
        xor edx, ebx               ;   459.5 p0      26 sum
        add ebp, edx               ;   460.5 p0      34 sum
        rol ebp, 0xe               ;   461.5 p1      35 v[3]
        mov edx, edi               ;   458.5 p0      26 sum copy
        not edx                    ;   459.5 p0      26 sum
        add ebp, ecx               ;   462.5 p1      35 v[3]
        add ecx, dword [esi + 40]  ;   450.8 p2+p0   34 sum
        add ecx, 0x50a28be6        ;   451.8 p1      34 sum
        or edx, ebx                ;   460.5 p0      26 sum
        rol ebx, 0xa               ;   461.5 p1      36 v[4]
        xor edx, ebp               ;   463.5 p0      26 sum
        add ecx, edx               ;   464.5 p0      34 sum
        rol ecx, 0xe               ;   465.5 p1      35 v[2]
        mov edx, ebx               ;   462.5 p0      26 sum copy
        not edx                    ;   463.5 p0      26 sum
        add ecx, eax               ;   466.5 p1      35 v[2]
        add eax, dword [esi + 12]  ;   454.5 p2+p0   34 sum
        add eax, 0x50a28be6        ;   455.5 p1      34 sum
        or edx, ebp                ;   464.5 p0      26 sum
        rol ebp, 0xa               ;   465.5 p1      36 v[3]
        xor edx, ecx               ;   467.5 p0      26 sum
        add eax, edx               ;   468.5 p0      34 sum
        rol eax, 0xc               ;   469.5 p1      35 v[1]
        mov edx, ebp               ;   466.5 p0      26 sum copy
        not edx                    ;   467.5 p0      26 sum
        add eax, edi               ;   470.5 p1      35 v[1]
        add edi, dword [esi + 48]  ;   458.5 p2+p0   34 sum
        add edi, 0x50a28be6        ;   459.5 p1      34 sum
        or edx, ecx                ;   468.5 p0      26 sum
        rol ecx, 0xa               ;   469.5 p1      36 v[2]
        xor edx, eax               ;   471.5 p0      26 sum
        add edi, edx               ;   472.5 p0      34 sum
        rol edi, 6                 ;   473.5 p1      35 v[0]
        add edi, ebx               ;   474.5 p0      35 v[0]
        mov edx, eax               ;   471.5 p0      36 v[1] copy
        rol edx, 0xa               ;   475.5 p1      36 v[1]
        add ebx, dword [esi + 24]  ;   462.5 p2+p0   34 sum
        add ebx, 0x5c4dd124        ;   463.5 p0      34 sum
        mov dword [esp + 68], edx  ;   476.5 p0+p3   36 v[1] spill
        mov edx, dword [esi + 44]  ;   463.2 p2      34 sum
        add edx, ebp               ;   467.2 p1      34 sum
        mov esi, eax               ;   471.5 p1      26 sum copy
        xor esi, edi               ;   475.5 p0      26 sum
        and esi, ecx               ;   476.5 p0      26 sum
        xor eax, esi               ;   477.5 p0      26 sum
        add ebx, eax               ;   478.5 p1      34 sum
        rol ebx, 9                 ;   479.5 p1      35 v[4]
        add ebp, ebx               ;   480.5 p0      35 v[4]
        add edx, 0x5c4dd124        ;   468.2 p0      34 sum
        mov esi, edi               ;   475.5 p1      36 v[0] copy
        rol esi, 0xa               ;   476.5 p1      36 v[0]
        mov eax, edi               ;   475.5 p0      26 sum copy
        xor eax, ebp               ;   481.5 p0      26 sum
        mov ebx, dword [esp + 68]  ;   476.5 p2      36 v[1] reload
        and eax, ebx               ;   482.5 p0      26 sum
        xor edi, eax               ;   483.5 p0      26 sum
        add edx, edi               ;   484.5 p1      34 sum
        rol edx, 0xd               ;   485.5 p1      35 v[3]
        mov edi, ebp               ;   481.5 p0      36 v[4] copy
        rol edi, 0xa               ;   486.5 p1      36 v[4]
        add edx, ecx               ;   486.5 p0      35 v[3]
        mov eax, dword [esp + 44]  ;   470.5 p2      34 sum reload
        mov eax, dword [eax + 12]  ;   474.5 p2      34 sum reload
        add ecx, eax               ;   478.5 p0      34 sum
        add ecx, 0x5c4dd124        ;   479.5 p1      34 sum
        mov eax, ebp               ;   481.5 p0      26 sum copy
        xor eax, edx               ;   487.5 p0      26 sum
        and eax, esi               ;   488.5 p0      26 sum
        xor ebp, eax               ;   489.5 p0      26 sum
        add ecx, ebp               ;   490.5 p1      34 sum
        rol ecx, 0xf               ;   491.5 p1      35 v[2]
        add ecx, ebx               ;   492.5 p0      35 v[2]
        mov ebp, edx               ;   487.5 p0      36 v[3] copy
        rol ebp, 0xa               ;   493.5 p1      36 v[3]
        add ebx, 0x5c4dd124        ;   480.5 p0      34 sum
        mov eax, dword [esp + 44]  ;   475.2 p2      34 sum reload
        add ebx, dword [eax + 28]  ;   483.2 p2+p0   34 sum
        mov dword [esp + 68], ebp  ;   494.5 p0+p3   36 v[3] spill
        mov ebp, dword [eax]       ;   479.2 p2      34 sum
        add ebp, esi               ;   483.2 p1      34 sum
        mov eax, edx               ;   487.5 p0      26 sum copy
        xor eax, ecx               ;   493.5 p0      26 sum
        and eax, edi               ;   494.5 p0      26 sum
        xor edx, eax               ;   495.5 p0      26 sum
        add ebx, edx               ;   496.5 p1      34 sum
        rol ebx, 7                 ;   497.5 p1      35 v[1]
        add esi, ebx               ;   498.5 p0      35 v[1]
        add ebp, 0x5c4dd124        ;   484.2 p0      34 sum
        mov eax, ecx               ;   493.5 p1      36 v[2] copy
        rol eax, 0xa               ;   494.5 p1      36 v[2]
        mov edx, ecx               ;   493.5 p0      26 sum copy
        xor edx, esi               ;   499.5 p0      26 sum
        mov ebx, dword [esp + 68]  ;   494.5 p2      36 v[3] reload
        and edx, ebx               ;   500.5 p0      26 sum
        xor ecx, edx               ;   501.5 p0      26 sum
        add ebp, ecx               ;   502.5 p1      34 sum
        rol ebp, 0xc               ;   503.5 p1      35 v[0]
        add ebp, edi               ;   504.5 p0      35 v[0]
        mov ecx, esi               ;   499.5 p0      36 v[1] copy
        rol ecx, 0xa               ;   505.5 p1      36 v[1]
        add edi, 0x5c4dd124        ;   487.5 p0      34 sum
        mov edx, dword [esp + 44]  ;   484.2 p2      34 sum reload
        add edi, dword [edx + 52]  ;   492.2 p2+p0   34 sum
        mov dword [esp + 40], ecx  ;   506.5 p0+p3   36 v[1] spill
        mov ecx, dword [edx + 20]  ;   488.2 p2      34 sum
        add ecx, ebx               ;   498.5 p1      34 sum
        mov edx, esi               ;   499.5 p0      26 sum copy
        xor edx, ebp               ;   505.5 p0      26 sum
        and edx, eax               ;   506.5 p0      26 sum
        xor esi, edx               ;   507.5 p0      26 sum
        add edi, esi               ;   508.5 p1      34 sum
        rol edi, 8                 ;   509.5 p1      35 v[4]
        add ebx, edi               ;   510.5 p0      35 v[4]
        add ecx, 0x5c4dd124        ;   499.5 p0      34 sum
        mov esi, ebp               ;   505.5 p1      36 v[0] copy
        rol esi, 0xa               ;   506.5 p1      36 v[0]
        mov edi, eax               ;   495.5 p0      35 v[3] copy
        mov edx, ebp               ;   505.5 p0      26 sum copy
        xor edx, ebx               ;   511.5 p0      26 sum
        and edx, dword [esp + 40]  ;   512.5 p2+p0   26 sum
        xor ebp, edx               ;   513.5 p0      26 sum
        add ecx, ebp               ;   514.5 p1      34 sum
        rol ecx, 9                 ;   515.5 p1      35 v[3]
        add edi, ecx               ;   516.5 p0      35 v[3]
        add eax, 0x5c4dd124        ;   495.5 p0      34 sum
        mov ebp, dword [esp + 44]  ;   492.8 p2      34 sum reload
        add eax, dword [ebp + 40]  ;   500.8 p2+p1   34 sum
        mov ecx, ebx               ;   511.5 p0      36 v[4] copy
        rol ecx, 0xa               ;   512.5 p1      36 v[4]
        mov edx, ebx               ;   511.5 p0      26 sum copy
        xor edx, edi               ;   517.5 p0      26 sum
        and edx, esi               ;   518.5 p0      26 sum
        xor ebx, edx               ;   519.5 p0      26 sum
        add eax, ebx               ;   520.5 p1      34 sum
        rol eax, 0xb               ;   521.5 p1      35 v[2]
        mov edx, dword [esp + 40]  ;   506.5 p2      36 v[1] reload
        add eax, edx               ;   522.5 p0      35 v[2]
        mov ebx, edi               ;   517.5 p0      36 v[3] copy
        rol ebx, 0xa               ;   523.5 p1      36 v[3]
        add edx, dword [ebp + 56]  ;   510.5 p2+p0   34 sum
        add edx, 0x5c4dd124        ;   511.5 p0      34 sum
        mov dword [esp + 40], ebx  ;   524.5 p0+p3   36 v[3] spill
        mov ebx, dword [ebp + 60]  ;   499.2 p2      34 sum
        add ebx, esi               ;   507.5 p1      34 sum
        mov ebp, edi               ;   517.5 p1      26 sum copy
        xor ebp, eax               ;   523.5 p0      26 sum
        and ebp, ecx               ;   524.5 p0      26 sum
        xor edi, ebp               ;   525.5 p0      26 sum
        add edx, edi               ;   526.5 p1      34 sum
        rol edx, 7                 ;   527.5 p1      35 v[1]
        add esi, edx               ;   528.5 p0      35 v[1]
        add ebx, 0x5c4dd124        ;   508.5 p0      34 sum
        mov edi, eax               ;   523.5 p1      36 v[2] copy
        rol edi, 0xa               ;   524.5 p1      36 v[2]
        mov ebp, ecx               ;   513.5 p0      35 v[0] copy
        mov edx, eax               ;   523.5 p0      26 sum copy
        xor edx, esi               ;   529.5 p0      26 sum
        and edx, dword [esp + 40]  ;   530.5 p2+p0   26 sum
        xor eax, edx               ;   531.5 p0      26 sum
        add ebx, eax               ;   532.5 p1      34 sum
        rol ebx, 7                 ;   533.5 p1      35 v[0]
        add ebp, ebx               ;   534.5 p0      35 v[0]
        add ecx, 0x5c4dd124        ;   513.5 p0      34 sum
        mov eax, dword [esp + 44]  ;   506.5 p2      34 sum reload
        add ecx, dword [eax + 32]  ;   514.5 p2+p1   34 sum
        mov edx, esi               ;   529.5 p0      36 v[1] copy
        rol edx, 0xa               ;   530.5 p1      36 v[1]
        mov ebx, esi               ;   529.5 p0      26 sum copy
        xor ebx, ebp               ;   535.5 p0      26 sum
        and ebx, edi               ;   536.5 p0      26 sum
        xor esi, ebx               ;   537.5 p0      26 sum
        add ecx, esi               ;   538.5 p1      34 sum
        rol ecx, 0xc               ;   539.5 p1      35 v[4]
        mov esi, dword [esp + 40]  ;   524.5 p2      36 v[3] reload
        add ecx, esi               ;   540.5 p0      35 v[4]
        mov ebx, ebp               ;   535.5 p0      36 v[0] copy
        rol ebx, 0xa               ;   541.5 p1      36 v[0]
        add esi, dword [eax + 48]  ;   528.5 p2+p0   34 sum
        add esi, 0x5c4dd124        ;   529.5 p0      34 sum
        mov dword [esp + 40], ebx  ;   542.5 p0+p3   36 v[0] spill
        mov ebx, dword [eax + 16]  ;   512.8 p2      34 sum
        add ebx, edi               ;   525.5 p1      34 sum
        mov eax, ebp               ;   535.5 p0      26 sum copy
        xor eax, ecx               ;   541.5 p0      26 sum
        and eax, edx               ;   542.5 p0      26 sum
        xor ebp, eax               ;   543.5 p0      26 sum
        add esi, ebp               ;   544.5 p1      34 sum
        rol esi, 7                 ;   545.5 p1      35 v[3]
        add edi, esi               ;   546.5 p0      35 v[3]
        add ebx, 0x5c4dd124        ;   526.5 p0      34 sum
        mov esi, ecx               ;   541.5 p1      36 v[4] copy
        rol esi, 0xa               ;   542.5 p1      36 v[4]
        mov ebp, edx               ;   531.5 p0      35 v[2] copy
        mov eax, ecx               ;   541.5 p0      26 sum copy
        xor eax, edi               ;   547.5 p0      26 sum
        and eax, dword [esp + 40]  ;   548.5 p2+p0   26 sum
        xor ecx, eax               ;   549.5 p0      26 sum
        add ebx, ecx               ;   550.5 p1      34 sum
        rol ebx, 6                 ;   551.5 p1      35 v[2]
        add ebp, ebx               ;   552.5 p0      35 v[2]
        add edx, 0x5c4dd124        ;   531.5 p0      34 sum
        mov eax, dword [esp + 44]  ;   520.2 p2      34 sum reload
        add edx, dword [eax + 36]  ;   532.5 p2+p1   34 sum
        mov ecx, edi               ;   547.5 p0      36 v[3] copy
        rol ecx, 0xa               ;   548.5 p1      36 v[3]
        mov ebx, edi               ;   547.5 p0      26 sum copy
        xor ebx, ebp               ;   553.5 p0      26 sum
        and ebx, esi               ;   554.5 p0      26 sum
        xor edi, ebx               ;   555.5 p0      26 sum
        add edx, edi               ;   556.5 p1      34 sum
        rol edx, 0xf               ;   557.5 p1      35 v[1]
        mov edi, dword [esp + 40]  ;   542.5 p2      36 v[0] reload
        add edx, edi               ;   558.5 p0      35 v[1]
        mov ebx, ebp               ;   553.5 p1      36 v[2] copy
        rol ebx, 0xa               ;   559.5 p1      36 v[2]
        add edi, dword [eax + 4]   ;   546.5 p2+p0   34 sum
        add edi, 0x5c4dd124        ;   547.5 p0      34 sum
        mov dword [esp + 40], ebx  ;   560.5 p0+p3   36 v[2] spill
        mov ebx, dword [eax + 8]   ;   526.5 p2      34 sum
        add ebx, esi               ;   543.5 p1      34 sum
        mov eax, ebp               ;   553.5 p0      26 sum copy
        xor eax, edx               ;   559.5 p0      26 sum
        and eax, ecx               ;   560.5 p0      26 sum
        xor ebp, eax               ;   561.5 p0      26 sum
        add edi, ebp               ;   562.5 p1      34 sum
        rol edi, 0xd               ;   563.5 p1      35 v[0]
        add esi, edi               ;   564.5 p0      35 v[0]
        add ebx, 0x5c4dd124        ;   544.5 p0      34 sum
        mov edi, dword [esp + 40]  ;   560.5 p2      26 sum
        mov ebp, edx               ;   559.5 p1      36 v[1] copy
        rol ebp, 0xa               ;   560.5 p1      36 v[1]
        mov eax, esi               ;   565.5 p0      25 sum copy
        not eax                    ;   566.5 p0      25 sum
        mov dword [esp + 68], ebp  ;   561.5 p0+p3   36 v[1] spill
        mov ebp, ecx               ;   549.5 p1      35 v[4] copy
        mov dword [esp + 36], ecx  ;   549.5 p0+p3   36 v[3] spill
        mov ecx, edx               ;   559.5 p1      26 sum copy
        xor ecx, esi               ;   565.5 p0      26 sum
        and edi, ecx               ;   566.5 p0      26 sum
        xor edx, edi               ;   567.5 p0      26 sum
        add ebx, edx               ;   568.5 p1      34 sum
        rol ebx, 0xb               ;   569.5 p1      35 v[4]
        add ebp, ebx               ;   570.5 p0      35 v[4]
        rol esi, 0xa               ;   571.5 p1      36 v[0]
        mov edi, dword [esp + 68]  ;   561.5 p2      25 sum
        or eax, ebp                ;   571.5 p0      25 sum
        xor edi, eax               ;   572.5 p0      25 sum
        mov eax, dword [esp + 36]  ;   549.5 p2      34 sum
        add eax, 0x6d703ef3        ;   553.5 p1      34 sum
        mov ecx, dword [esp + 44]  ;   537.2 p2      34 sum reload
        add eax, dword [ecx + 60]  ;   554.5 p2+p0   34 sum
        add eax, edi               ;   573.5 p1      34 sum
        rol eax, 9                 ;   574.5 p1      35 v[3]
        mov edi, ebp               ;   571.5 p0      25 sum copy
        not edi                    ;   572.5 p0      25 sum
        mov edx, dword [esp + 40]  ;   560.5 p2      36 v[2] reload
        add eax, edx               ;   575.5 p1      35 v[3]
        rol ebp, 0xa               ;   576.5 p1      36 v[4]
        mov ebx, eax               ;   576.5 p0      25 sum copy
        not ebx                    ;   577.5 p0      25 sum
        add edx, dword [ecx + 20]  ;   564.5 p2+p1   34 sum
        add edx, 0x6d703ef3        ;   565.5 p0      34 sum
        or edi, eax                ;   576.5 p0      25 sum
        xor edi, esi               ;   577.5 p0      25 sum
        add edx, edi               ;   578.5 p1      34 sum
        rol edx, 7                 ;   579.5 p1      35 v[2]
        rol eax, 0xa               ;   580.5 p1      36 v[3]
        mov edi, dword [esp + 68]  ;   561.5 p2      36 v[1] reload
        add edx, edi               ;   580.5 p0      35 v[2]
        add edi, dword [ecx + 4]   ;   565.5 p2+p0   34 sum
        add edi, 0x6d703ef3        ;   566.5 p0      34 sum
        or ebx, edx                ;   581.5 p0      25 sum
        xor ebx, ebp               ;   582.5 p0      25 sum
        add edi, ebx               ;   583.5 p1      34 sum
        rol edi, 0xf               ;   584.5 p1      35 v[1]
        mov ebx, edx               ;   581.5 p0      25 sum copy
        not ebx                    ;   582.5 p0      25 sum
        rol edx, 0xa               ;   585.5 p1      36 v[2]
        add edi, esi               ;   585.5 p0      35 v[1]
        add esi, dword [ecx + 12]  ;   572.5 p2+p0   34 sum
        add esi, 0x6d703ef3        ;   573.5 p1      34 sum
        or ebx, edi                ;   586.5 p0      25 sum
        xor ebx, eax               ;   587.5 p0      25 sum
        add esi, ebx               ;   588.5 p1      34 sum
        rol esi, 0xb               ;   589.5 p1      35 v[0]
        mov ebx, edi               ;   586.5 p0      25 sum copy
        not ebx                    ;   587.5 p0      25 sum
        add esi, ebp               ;   590.5 p1      35 v[0]
        rol edi, 0xa               ;   591.5 p1      36 v[1]
        add ebp, dword [ecx + 28]  ;   577.5 p2+p0   34 sum
        add ebp, 0x6d703ef3        ;   578.5 p0      34 sum
        or ebx, esi                ;   591.5 p0      25 sum
        xor ebx, edx               ;   592.5 p0      25 sum
        add ebp, ebx               ;   593.5 p1      34 sum
        rol ebp, 8                 ;   594.5 p1      35 v[4]
        mov ebx, esi               ;   591.5 p0      25 sum copy
        not ebx                    ;   592.5 p0      25 sum
        add ebp, eax               ;   595.5 p1      35 v[4]
        rol esi, 0xa               ;   596.5 p1      36 v[0]
        add eax, dword [ecx + 56]  ;   581.5 p2+p0   34 sum
        add eax, 0x6d703ef3        ;   582.5 p0      34 sum
        or ebx, ebp                ;   596.5 p0      25 sum
        xor ebx, edi               ;   597.5 p0      25 sum
        add eax, ebx               ;   598.5 p1      34 sum
        rol eax, 6                 ;   599.5 p1      35 v[3]
        mov ebx, ebp               ;   596.5 p0      25 sum copy
        not ebx                    ;   597.5 p0      25 sum
        add eax, edx               ;   600.5 p1      35 v[3]
        rol ebp, 0xa               ;   601.5 p1      36 v[4]
        add edx, dword [ecx + 24]  ;   586.5 p2+p0   34 sum
        add edx, 0x6d703ef3        ;   587.5 p0      34 sum
        or ebx, eax                ;   601.5 p0      25 sum
        xor ebx, esi               ;   602.5 p0      25 sum
        add edx, ebx               ;   603.5 p1      34 sum
        rol edx, 6                 ;   604.5 p1      35 v[2]
        mov ebx, eax               ;   601.5 p0      25 sum copy
        not ebx                    ;   602.5 p0      25 sum
        add edx, edi               ;   605.5 p1      35 v[2]
        rol eax, 0xa               ;   606.5 p1      36 v[3]
        add edi, dword [ecx + 36]  ;   592.5 p2+p0   34 sum
        add edi, 0x6d703ef3        ;   593.5 p0      34 sum
        or ebx, edx                ;   606.5 p0      25 sum
        xor ebx, ebp               ;   607.5 p0      25 sum
        add edi, ebx               ;   608.5 p1      34 sum
        rol edi, 0xe               ;   609.5 p1      35 v[1]
        mov ebx, edx               ;   606.5 p0      25 sum copy
        not ebx                    ;   607.5 p0      25 sum
        add edi, esi               ;   610.5 p1      35 v[1]
        rol edx, 0xa               ;   611.5 p1      36 v[2]
        add esi, dword [ecx + 44]  ;   597.5 p2+p0   34 sum
        add esi, 0x6d703ef3        ;   598.5 p0      34 sum
        or ebx, edi                ;   611.5 p0      25 sum
        xor ebx, eax               ;   612.5 p0      25 sum
        add esi, ebx               ;   613.5 p1      34 sum
        rol esi, 0xc               ;   614.5 p1      35 v[0]
        mov ebx, edi               ;   611.5 p0      25 sum copy
        not ebx                    ;   612.5 p0      25 sum
        add esi, ebp               ;   615.5 p1      35 v[0]
        rol edi, 0xa               ;   616.5 p1      36 v[1]
        add ebp, dword [ecx + 32]  ;   602.5 p2+p0   34 sum
        add ebp, 0x6d703ef3        ;   603.5 p0      34 sum
        or ebx, esi                ;   616.5 p0      25 sum
        xor ebx, edx               ;   617.5 p0      25 sum
        add ebp, ebx               ;   618.5 p1      34 sum
        rol ebp, 0xd               ;   619.5 p1      35 v[4]
        mov ebx, esi               ;   616.5 p0      25 sum copy
        not ebx                    ;   617.5 p0      25 sum
        add ebp, eax               ;   620.5 p1      35 v[4]
        rol esi, 0xa               ;   621.5 p1      36 v[0]
        add eax, dword [ecx + 48]  ;   607.5 p2+p0   34 sum
        add eax, 0x6d703ef3        ;   608.5 p0      34 sum
        or ebx, ebp                ;   621.5 p0      25 sum
        xor ebx, edi               ;   622.5 p0      25 sum
        add eax, ebx               ;   623.5 p1      34 sum
        rol eax, 5                 ;   624.5 p1      35 v[3]
        mov ebx, ebp               ;   621.5 p0      25 sum copy
        not ebx                    ;   622.5 p0      25 sum
        add eax, edx               ;   625.5 p1      35 v[3]
        rol ebp, 0xa               ;   626.5 p1      36 v[4]
        add edx, dword [ecx + 8]   ;   612.5 p2+p0   34 sum
        add edx, 0x6d703ef3        ;   613.5 p0      34 sum
        or ebx, eax                ;   626.5 p0      25 sum
        xor ebx, esi               ;   627.5 p0      25 sum
        add edx, ebx               ;   628.5 p1      34 sum
        rol edx, 0xe               ;   629.5 p1      35 v[2]
        mov ebx, eax               ;   626.5 p0      25 sum copy
        not ebx                    ;   627.5 p0      25 sum
        add edx, edi               ;   630.5 p1      35 v[2]
        rol eax, 0xa               ;   631.5 p1      36 v[3]
        add edi, dword [ecx + 40]  ;   617.5 p2+p0   34 sum
        add edi, 0x6d703ef3        ;   618.5 p0      34 sum
        or ebx, edx                ;   631.5 p0      25 sum
        xor ebx, ebp               ;   632.5 p0      25 sum
        add edi, ebx               ;   633.5 p1      34 sum
        rol edi, 0xd               ;   634.5 p1      35 v[1]
        mov ebx, edx               ;   631.5 p0      25 sum copy
        not ebx                    ;   632.5 p0      25 sum
        add edi, esi               ;   635.5 p1      35 v[1]
        rol edx, 0xa               ;   636.5 p1      36 v[2]
        add esi, dword [ecx]       ;   622.5 p2+p0   34 sum
        add esi, 0x6d703ef3        ;   623.5 p0      34 sum
        or ebx, edi                ;   636.5 p0      25 sum
        xor ebx, eax               ;   637.5 p0      25 sum
        add esi, ebx               ;   638.5 p1      34 sum
        rol esi, 0xd               ;   639.5 p1      35 v[0]
        mov ebx, edi               ;   636.5 p0      25 sum copy
        not ebx                    ;   637.5 p0      25 sum
        add esi, ebp               ;   640.5 p1      35 v[0]
        rol edi, 0xa               ;   641.5 p1      36 v[1]
        add ebp, dword [ecx + 16]  ;   627.5 p2+p0   34 sum
        add ebp, 0x6d703ef3        ;   628.5 p0      34 sum
        or ebx, esi                ;   641.5 p0      25 sum
        xor ebx, edx               ;   642.5 p0      25 sum
        add ebp, ebx               ;   643.5 p1      34 sum
        rol ebp, 7                 ;   644.5 p1      35 v[4]
        mov ebx, esi               ;   641.5 p0      25 sum copy
        not ebx                    ;   642.5 p0      25 sum
        add ebp, eax               ;   645.5 p1      35 v[4]
        rol esi, 0xa               ;   646.5 p1      36 v[0]
        add eax, dword [ecx + 52]  ;   632.5 p2+p0   34 sum
        add eax, 0x6d703ef3        ;   633.5 p0      34 sum
        or ebx, ebp                ;   646.5 p0      25 sum
        xor ebx, edi               ;   647.5 p0      25 sum
        add eax, ebx               ;   648.5 p1      34 sum
        rol eax, 5                 ;   649.5 p1      35 v[3]
        add eax, edx               ;   650.5 p0      35 v[3]
        mov ebx, ebp               ;   646.5 p0      36 v[4] copy
        rol ebx, 0xa               ;   651.5 p1      36 v[4]
        add edx, dword [ecx + 32]  ;   637.5 p2+p0   34 sum
        add edx, 0x7a6d76e9        ;   638.5 p0      34 sum
        xor ebp, esi               ;   647.5 p0      25 sum
        and ebp, eax               ;   651.5 p0      25 sum
        xor ebp, esi               ;   652.5 p0      25 sum
        add edx, ebp               ;   653.5 p1      34 sum
        rol edx, 0xf               ;   654.5 p1      35 v[2]
        add edx, edi               ;   655.5 p0      35 v[2]
        mov ebp, eax               ;   651.5 p0      36 v[3] copy
        rol ebp, 0xa               ;   656.5 p1      36 v[3]
        add edi, dword [ecx + 24]  ;   642.5 p2+p0   34 sum
        add edi, 0x7a6d76e9        ;   643.5 p0      34 sum
        xor eax, ebx               ;   652.5 p0      25 sum
        and eax, edx               ;   656.5 p0      25 sum
        xor eax, ebx               ;   657.5 p0      25 sum
        add edi, eax               ;   658.5 p1      34 sum
        rol edi, 5                 ;   659.5 p1      35 v[1]
        mov eax, edx               ;   656.5 p0      36 v[2] copy
        rol eax, 0xa               ;   660.5 p1      36 v[2]
        xor edx, ebp               ;   657.5 p0      25 sum
        add edi, esi               ;   660.5 p0      35 v[1]
        add esi, dword [ecx + 16]  ;   647.5 p2+p0   34 sum
        add esi, 0x7a6d76e9        ;   648.5 p1      34 sum
        and edx, edi               ;   661.5 p0      25 sum
        xor edx, ebp               ;   662.5 p0      25 sum
        add esi, edx               ;   663.5 p1      34 sum
        rol esi, 8                 ;   664.5 p1      35 v[0]
        mov edx, edi               ;   661.5 p0      36 v[1] copy
        rol edx, 0xa               ;   665.5 p1      36 v[1]
        xor edi, eax               ;   661.5 p0      25 sum
        add esi, ebx               ;   665.5 p0      35 v[0]
        add ebx, dword [ecx + 4]   ;   652.5 p2+p0   34 sum
        add ebx, 0x7a6d76e9        ;   653.5 p1      34 sum
        and edi, esi               ;   666.5 p0      25 sum
        xor edi, eax               ;   667.5 p0      25 sum
        add ebx, edi               ;   668.5 p1      34 sum
        rol ebx, 0xb               ;   669.5 p1      35 v[4]
        mov edi, esi               ;   666.5 p0      36 v[0] copy
        rol edi, 0xa               ;   670.5 p1      36 v[0]
        xor esi, edx               ;   666.5 p0      25 sum
        add ebx, ebp               ;   670.5 p0      35 v[4]
        add ebp, dword [ecx + 12]  ;   657.5 p2+p0   34 sum
        add ebp, 0x7a6d76e9        ;   658.5 p1      34 sum
        and esi, ebx               ;   671.5 p0      25 sum
        xor esi, edx               ;   672.5 p0      25 sum
        add ebp, esi               ;   673.5 p1      34 sum
        rol ebp, 0xe               ;   674.5 p1      35 v[3]
        add ebp, eax               ;   675.5 p0      35 v[3]
        mov esi, ebx               ;   671.5 p0      36 v[4] copy
        rol esi, 0xa               ;   676.5 p1      36 v[4]
        add eax, dword [ecx + 44]  ;   661.5 p2+p0   34 sum
        add eax, 0x7a6d76e9        ;   662.5 p0      34 sum
        xor ebx, edi               ;   671.5 p0      25 sum
        and ebx, ebp               ;   676.5 p0      25 sum
        xor ebx, edi               ;   677.5 p0      25 sum
        add eax, ebx               ;   678.5 p1      34 sum
        rol eax, 0xe               ;   679.5 p1      35 v[2]
        add eax, edx               ;   680.5 p0      35 v[2]
        mov ebx, ebp               ;   676.5 p0      36 v[3] copy
        rol ebx, 0xa               ;   681.5 p1      36 v[3]
        add edx, dword [ecx + 60]  ;   666.5 p2+p0   34 sum
        add edx, 0x7a6d76e9        ;   667.5 p0      34 sum
        xor ebp, esi               ;   677.5 p0      25 sum
        and ebp, eax               ;   681.5 p0      25 sum
        xor ebp, esi               ;   682.5 p0      25 sum
        add edx, ebp               ;   683.5 p1      34 sum
        rol edx, 6                 ;   684.5 p1      35 v[1]
        add edx, edi               ;   685.5 p0      35 v[1]
        mov ebp, eax               ;   681.5 p0      36 v[2] copy
        rol ebp, 0xa               ;   686.5 p1      36 v[2]
        add edi, dword [ecx]       ;   671.5 p2+p0   34 sum
        add edi, 0x7a6d76e9        ;   672.5 p0      34 sum
        xor eax, ebx               ;   682.5 p0      25 sum
        and eax, edx               ;   686.5 p0      25 sum
        xor eax, ebx               ;   687.5 p0      25 sum
        add edi, eax               ;   688.5 p1      34 sum
        rol edi, 0xe               ;   689.5 p1      35 v[0]
        add edi, esi               ;   690.5 p0      35 v[0]
        mov eax, edx               ;   686.5 p0      36 v[1] copy
        rol eax, 0xa               ;   691.5 p1      36 v[1]
        add esi, dword [ecx + 20]  ;   677.5 p2+p0   34 sum
        add esi, 0x7a6d76e9        ;   678.5 p0      34 sum
        xor edx, ebp               ;   687.5 p0      25 sum
        and edx, edi               ;   691.5 p0      25 sum
        xor edx, ebp               ;   692.5 p0      25 sum
        add esi, edx               ;   693.5 p1      34 sum
        rol esi, 6                 ;   694.5 p1      35 v[4]
        add esi, ebx               ;   695.5 p0      35 v[4]
        mov edx, edi               ;   691.5 p0      36 v[0] copy
        rol edx, 0xa               ;   696.5 p1      36 v[0]
        add ebx, dword [ecx + 48]  ;   682.5 p2+p0   34 sum
        add ebx, 0x7a6d76e9        ;   683.5 p0      34 sum
        xor edi, eax               ;   692.5 p0      25 sum
        and edi, esi               ;   696.5 p0      25 sum
        xor edi, eax               ;   697.5 p0      25 sum
        add ebx, edi               ;   698.5 p1      34 sum
        rol ebx, 9                 ;   699.5 p1      35 v[3]
        add ebx, ebp               ;   700.5 p0      35 v[3]
        mov edi, esi               ;   696.5 p0      36 v[4] copy
        rol edi, 0xa               ;   701.5 p1      36 v[4]
        add ebp, dword [ecx + 8]   ;   687.5 p2+p0   34 sum
        add ebp, 0x7a6d76e9        ;   688.5 p0      34 sum
        xor esi, edx               ;   697.5 p0      25 sum
        and esi, ebx               ;   701.5 p0      25 sum
        xor esi, edx               ;   702.5 p0      25 sum
        add ebp, esi               ;   703.5 p1      34 sum
        rol ebp, 0xc               ;   704.5 p1      35 v[2]
        add ebp, eax               ;   705.5 p0      35 v[2]
        mov esi, ebx               ;   701.5 p0      36 v[3] copy
        rol esi, 0xa               ;   706.5 p1      36 v[3]
        add eax, dword [ecx + 52]  ;   692.5 p2+p0   34 sum
        add eax, 0x7a6d76e9        ;   693.5 p0      34 sum
        xor ebx, edi               ;   702.5 p0      25 sum
        and ebx, ebp               ;   706.5 p0      25 sum
        xor ebx, edi               ;   707.5 p0      25 sum
        add eax, ebx               ;   708.5 p1      34 sum
        rol eax, 9                 ;   709.5 p1      35 v[1]
        add eax, edx               ;   710.5 p0      35 v[1]
        mov ebx, ebp               ;   706.5 p0      36 v[2] copy
        rol ebx, 0xa               ;   711.5 p1      36 v[2]
        add edx, dword [ecx + 36]  ;   697.5 p2+p0   34 sum
        add edx, 0x7a6d76e9        ;   698.5 p0      34 sum
        xor ebp, esi               ;   707.5 p0      25 sum
        and ebp, eax               ;   711.5 p0      25 sum
        xor ebp, esi               ;   712.5 p0      25 sum
        add edx, ebp               ;   713.5 p1      34 sum
        rol edx, 0xc               ;   714.5 p1      35 v[0]
        add edx, edi               ;   715.5 p0      35 v[0]
        mov ebp, eax               ;   711.5 p0      36 v[1] copy
        rol ebp, 0xa               ;   716.5 p1      36 v[1]
        add edi, dword [ecx + 28]  ;   702.5 p2+p0   34 sum
        add edi, 0x7a6d76e9        ;   703.5 p0      34 sum
        xor eax, ebx               ;   712.5 p0      25 sum
        and eax, edx               ;   716.5 p0      25 sum
        xor eax, ebx               ;   717.5 p0      25 sum
        add edi, eax               ;   718.5 p1      34 sum
        rol edi, 5                 ;   719.5 p1      35 v[4]
        add edi, esi               ;   720.5 p0      35 v[4]
        mov eax, edx               ;   716.5 p0      36 v[0] copy
        rol eax, 0xa               ;   721.5 p1      36 v[0]
        add esi, dword [ecx + 40]  ;   707.5 p2+p0   34 sum
        add esi, 0x7a6d76e9        ;   708.5 p0      34 sum
        xor edx, ebp               ;   717.5 p0      25 sum
        and edx, edi               ;   721.5 p0      25 sum
        xor edx, ebp               ;   722.5 p0      25 sum
        add esi, edx               ;   723.5 p1      34 sum
        rol esi, 0xf               ;   724.5 p1      35 v[3]
        add esi, ebx               ;   725.5 p0      35 v[3]
        mov edx, edi               ;   721.5 p0      36 v[4] copy
        rol edx, 0xa               ;   726.5 p1      36 v[4]
        add ebx, dword [ecx + 56]  ;   712.5 p2+p0   34 sum
        add ebx, 0x7a6d76e9        ;   713.5 p0      34 sum
        xor edi, eax               ;   722.5 p0      25 sum
        and edi, esi               ;   726.5 p0      25 sum
        xor edi, eax               ;   727.5 p0      25 sum
        add ebx, edi               ;   728.5 p1      34 sum
        rol ebx, 8                 ;   729.5 p1      35 v[2]
        mov edi, esi               ;   726.5 p0      36 v[3] copy
        rol edi, 0xa               ;   730.5 p1      36 v[3]
        xor esi, edx               ;   727.5 p0      25 sum
        add ebx, ebp               ;   730.5 p0      35 v[2]
        xor esi, ebx               ;   731.5 p0      25 sum
        add ebp, dword [ecx + 48]  ;   717.5 p2+p1   34 sum
        add ebp, esi               ;   732.5 p0      34 sum
        rol ebp, 8                 ;   733.5 p1      35 v[1]
        mov esi, ebx               ;   731.5 p0      36 v[2] copy
        rol esi, 0xa               ;   734.5 p1      36 v[2]
        add ebp, eax               ;   734.5 p0      35 v[1]
        add eax, dword [ecx + 60]  ;   722.5 p2+p0   34 sum
        xor ebx, edi               ;   731.5 p0      25 sum
        xor ebx, ebp               ;   735.5 p0      25 sum
        add eax, ebx               ;   736.5 p1      34 sum
        rol eax, 5                 ;   737.5 p1      35 v[0]
        mov ebx, ebp               ;   735.5 p0      36 v[1] copy
        rol ebx, 0xa               ;   738.5 p1      36 v[1]
        add eax, edx               ;   738.5 p0      35 v[0]
        add edx, dword [ecx + 40]  ;   727.5 p2+p0   34 sum
        xor ebp, esi               ;   735.5 p0      25 sum
        xor ebp, eax               ;   739.5 p0      25 sum
        add edx, ebp               ;   740.5 p1      34 sum
        rol edx, 0xc               ;   741.5 p1      35 v[4]
        mov ebp, eax               ;   739.5 p0      36 v[0] copy
        rol ebp, 0xa               ;   742.5 p1      36 v[0]
        add edx, edi               ;   742.5 p0      35 v[4]
        add edi, dword [ecx + 16]  ;   731.5 p2+p1   34 sum
        xor eax, ebx               ;   739.5 p0      25 sum
        xor eax, edx               ;   743.5 p0      25 sum
        add edi, eax               ;   744.5 p1      34 sum
        rol edi, 9                 ;   745.5 p1      35 v[3]
        mov eax, edx               ;   743.5 p0      36 v[4] copy
        rol eax, 0xa               ;   746.5 p1      36 v[4]
        add edi, esi               ;   746.5 p0      35 v[3]
        add esi, dword [ecx + 4]   ;   735.5 p2+p1   34 sum
        xor edx, ebp               ;   743.5 p0      25 sum
        xor edx, edi               ;   747.5 p0      25 sum
        add esi, edx               ;   748.5 p1      34 sum
        rol esi, 0xc               ;   749.5 p1      35 v[2]
        mov edx, edi               ;   747.5 p0      36 v[3] copy
        rol edx, 0xa               ;   750.5 p1      36 v[3]
        add esi, ebx               ;   750.5 p0      35 v[2]
        add ebx, dword [ecx + 20]  ;   739.5 p2+p0   34 sum
        xor edi, eax               ;   747.5 p0      25 sum
        xor edi, esi               ;   751.5 p0      25 sum
        add ebx, edi               ;   752.5 p1      34 sum
        rol ebx, 5                 ;   753.5 p1      35 v[1]
        mov edi, esi               ;   751.5 p0      36 v[2] copy
        rol edi, 0xa               ;   754.5 p1      36 v[2]
        add ebx, ebp               ;   754.5 p0      35 v[1]
        add ebp, dword [ecx + 32]  ;   743.5 p2+p0   34 sum
        xor esi, edx               ;   751.5 p0      25 sum
        xor esi, ebx               ;   755.5 p0      25 sum
        add ebp, esi               ;   756.5 p1      34 sum
        rol ebp, 0xe               ;   757.5 p1      35 v[0]
        mov esi, ebx               ;   755.5 p0      36 v[1] copy
        rol esi, 0xa               ;   758.5 p1      36 v[1]
        add ebp, eax               ;   758.5 p0      35 v[0]
        add eax, dword [ecx + 28]  ;   747.5 p2+p0   34 sum
        xor ebx, edi               ;   755.5 p0      25 sum
        xor ebx, ebp               ;   759.5 p0      25 sum
        add eax, ebx               ;   760.5 p1      34 sum
        rol eax, 6                 ;   761.5 p1      35 v[4]
        mov ebx, ebp               ;   759.5 p0      36 v[0] copy
        rol ebx, 0xa               ;   762.5 p1      36 v[0]
        add eax, edx               ;   762.5 p0      35 v[4]
        add edx, dword [ecx + 24]  ;   751.5 p2+p0   34 sum
        xor ebp, esi               ;   759.5 p0      25 sum
        xor ebp, eax               ;   763.5 p0      25 sum
        add edx, ebp               ;   764.5 p1      34 sum
        rol edx, 8                 ;   765.5 p1      35 v[3]
        mov ebp, eax               ;   763.5 p0      36 v[4] copy
        rol ebp, 0xa               ;   766.5 p1      36 v[4]
        add edx, edi               ;   766.5 p0      35 v[3]
        add edi, dword [ecx + 8]   ;   755.5 p2+p0   34 sum
        xor eax, ebx               ;   763.5 p0      25 sum
        xor eax, edx               ;   767.5 p0      25 sum
        add edi, eax               ;   768.5 p1      34 sum
        rol edi, 0xd               ;   769.5 p1      35 v[2]
        mov eax, edx               ;   767.5 p0      36 v[3] copy
        rol eax, 0xa               ;   770.5 p1      36 v[3]
        add edi, esi               ;   770.5 p0      35 v[2]
        add esi, dword [ecx + 52]  ;   759.5 p2+p0   34 sum
        xor edx, ebp               ;   767.5 p0      25 sum
        xor edx, edi               ;   771.5 p0      25 sum
        add esi, edx               ;   772.5 p1      34 sum
        rol esi, 6                 ;   773.5 p1      35 v[1]
        mov edx, edi               ;   771.5 p0      36 v[2] copy
        rol edx, 0xa               ;   774.5 p1      36 v[2]
        add esi, ebx               ;   774.5 p0      35 v[1]
        add ebx, dword [ecx + 56]  ;   763.5 p2+p0   34 sum
        xor edi, eax               ;   771.5 p0      25 sum
        xor edi, esi               ;   775.5 p0      25 sum
        add ebx, edi               ;   776.5 p1      34 sum
        rol ebx, 5                 ;   777.5 p1      35 v[0]
        mov edi, esi               ;   775.5 p0      36 v[1] copy
        rol edi, 0xa               ;   778.5 p1      36 v[1]
        add ebx, ebp               ;   778.5 p0      35 v[0]
        add ebp, dword [ecx]       ;   767.5 p2+p0   34 sum
        xor esi, edx               ;   775.5 p0      25 sum
        xor esi, ebx               ;   779.5 p0      25 sum
        add ebp, esi               ;   780.5 p1      34 sum
        rol ebp, 0xf               ;   781.5 p1      35 v[4]
        mov esi, ebx               ;   779.5 p0      36 v[0] copy
        rol esi, 0xa               ;   782.5 p1      36 v[0]
        add ebp, eax               ;   782.5 p0      35 v[4]
        add eax, dword [ecx + 12]  ;   771.5 p2+p0   34 sum
        xor ebx, edi               ;   779.5 p0      25 sum
        xor ebx, ebp               ;   783.5 p0      25 sum
        add eax, ebx               ;   784.5 p1      34 sum
        rol eax, 0xd               ;   785.5 p1      35 v[3]
        mov ebx, ebp               ;   783.5 p0      36 v[4] copy
        rol ebx, 0xa               ;   786.5 p1      36 v[4]
        add eax, edx               ;   786.5 p0      35 v[3]
        add edx, dword [ecx + 36]  ;   775.5 p2+p0   34 sum
        xor ebp, esi               ;   783.5 p0      25 sum
        xor ebp, eax               ;   787.5 p0      25 sum
        add edx, ebp               ;   788.5 p1      34 sum
        rol edx, 0xb               ;   789.5 p1      35 v[2]
        mov ebp, eax               ;   787.5 p0      36 v[3] copy
        rol ebp, 0xa               ;   790.5 p1      36 v[3]
        add edx, edi               ;   790.5 p0      35 v[2]
        add edi, dword [ecx + 44]  ;   779.5 p2+p0   34 sum
        xor eax, ebx               ;   787.5 p0      25 sum
        xor eax, edx               ;   791.5 p0      25 sum
        add edi, eax               ;   792.5 p1      34 sum
        rol edi, 0xb               ;   793.5 p1      35 v[1]
        mov eax, dword [esp + 64]  ;   738.8 p2      49 h reload
        add eax, esi               ;   783.5 p0      49 h
        add ebx, dword [esp + 24]  ;   787.5 p2+p1   49 h
        add ebx, dword [esp + 56]  ;   788.5 p2+p0   49 h
        add esi, dword [esp + 16]  ;   783.5 p2+p1   49 h
        add esi, dword [esp + 52]  ;   784.5 p2+p0   49 h
        add esi, edi               ;   794.5 p1      49 h
        add ebp, dword [esp + 28]  ;   791.5 p2+p0   48 h0
        add ebp, dword [esp + 60]  ;   792.5 p2+p1   48 h0
        add edx, dword [esp + 0]   ;   791.5 p2+p0   49 h
        add edx, dword [esp + 48]  ;   792.5 p2+p1   49 h
        mov dword [esp + 0], ebp   ;   793.5 p0+p3   50 h
        add edx, dword [esp + 52]  ;   793.5 p2+p1   49 h
        mov dword [esp + 16], edx  ;   794.5 p0+p3   49 h
        add ecx, 0x40              ;   748.8 p1      41 blocks
        mov edi, eax               ;   784.5 p1      49 h copy
        mov ebp, esi               ;   795.5 p0      49 h copy
        mov esi, ebx               ;   789.5 p1      49 h copy
        mov eax, ecx               ;   750.8 p0      41 blocks copy
        cmp eax, dword [esp + 20]  ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 4], esi   ;                    resident
        mov dword [esp + 8], edi   ;                    resident
        mov dword [esp + 12], ebp  ;                    resident
        mov dword [esp + 96], eax  ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]   ;     0.0 p2      41 blocks reload
        mov edi, dword [esp + 92]  ;     1.0 p2      41 blocks reload
        mov dword [edi], esi       ;     4.0 p0+p3   41 blocks
        mov esi, dword [esp + 4]   ;     2.0 p2      41 blocks reload
        mov dword [edi + 4], esi   ;     6.0 p0+p3   41 blocks
        mov esi, dword [esp + 8]   ;     3.0 p2      41 blocks reload
        mov dword [edi + 8], esi   ;     7.0 p0+p3   41 blocks
        mov esi, dword [esp + 12]  ;     4.0 p2      41 blocks reload
        mov dword [edi + 12], esi  ;     8.0 p0+p3   41 blocks
        mov esi, dword [esp + 16]  ;     5.0 p2      41 blocks reload
        mov dword [edi + 16], esi  ;     9.0 p0+p3   41 blocks
        xor eax, eax               ;                    cleared
        mov dword [esp + 0], eax   ;                    cleared
        mov dword [esp + 4], eax   ;                    cleared
        mov dword [esp + 8], eax   ;                    cleared
        mov dword [esp + 12], eax  ;                    cleared
        mov dword [esp + 16], eax  ;                    cleared
        mov dword [esp + 24], eax  ;                    cleared
        mov dword [esp + 28], eax  ;                    cleared
        mov dword [esp + 32], eax  ;                    cleared
        mov dword [esp + 36], eax  ;                    cleared
        mov dword [esp + 40], eax  ;                    cleared
        mov dword [esp + 44], eax  ;                    cleared
        mov dword [esp + 48], eax  ;                    cleared
        mov dword [esp + 52], eax  ;                    cleared
        mov dword [esp + 56], eax  ;                    cleared
        mov dword [esp + 60], eax  ;                    cleared
        mov dword [esp + 64], eax  ;                    cleared
        mov dword [esp + 68], eax  ;                    cleared
        add esp, 0x48              ;                    frame
        pop ebp                    ;                    preserved
        pop edi                    ;                    preserved
        pop esi                    ;                    preserved
        pop ebx                    ;                    preserved
        ret

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
