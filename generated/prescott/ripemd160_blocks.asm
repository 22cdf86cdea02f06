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
;   blocks: 1865 uops, planned 796.8; bounds: width 621.7, ports 496.2, path 387.0
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
        mov edx, dword [eax + 4]   ;     0.7 p2      34 sum
        mov ebx, ecx               ;     2.0 p0      25 sum copy
        xor ebx, esi               ;     3.0 p0      25 sum
        mov edx, edi               ;     1.7 p1      25 sum copy
        xor edx, esi               ;     2.7 p0      25 sum
        xor edx, ebp               ;     3.7 p0      25 sum
        add edx, dword [eax]       ;     4.7 p2+p1   34 sum
        add edx, dword [esp + 0]   ;     5.7 p2+p0   34 sum
        rol edx, 0xb               ;     6.7 p1      35 v[0]
        add edx, dword [esp + 16]  ;     7.7 p2+p0   35 v[0]
        xor ebx, edx               ;     8.7 p0      25 sum
        add ebx, dword [esp + 16]  ;     9.7 p2+p1   34 sum
        add ebx, dword [eax + 4]   ;    10.7 p2+p0   34 sum
        rol ebx, 0xe               ;    11.7 p1      35 v[4]
        add ebx, ebp               ;    12.7 p0      35 v[4]
        mov dword [esp + 24], edi  ;     7.5 p0+p3   44 x[2] spill
        mov edi, esi               ;     7.7 p1      36 v[1] copy
        rol edi, 0xa               ;    13.7 p1      36 v[1]
        mov dword [esp + 28], esi  ;     9.3 p0+p3   44 x[1] spill
        mov esi, edx               ;     9.2 p1      36 v[0] copy
        rol esi, 0xa               ;    14.7 p1      36 v[0]
        xor edx, ebx               ;    13.7 p0      25 sum
        xor edx, edi               ;    14.7 p0      25 sum
        add edx, ebp               ;    15.7 p0      34 sum
        add edx, dword [eax + 8]   ;    16.7 p2+p1   34 sum
        rol edx, 0xf               ;    17.7 p1      35 v[3]
        add edx, ecx               ;    18.7 p0      35 v[3]
        mov dword [esp + 32], ebp  ;    11.8 p0+p3   44 x[3] spill
        mov ebp, ebx               ;    13.7 p1      36 v[4] copy
        rol ebp, 0xa               ;    19.7 p1      36 v[4]
        xor ebx, esi               ;    15.7 p0      25 sum
        xor ebx, edx               ;    19.7 p0      25 sum
        add ebx, ecx               ;    20.7 p1      34 sum
        mov dword [esp + 36], ecx  ;    13.8 p0+p3   36 v[2] spill
        mov ecx, dword [eax + 12]  ;    14.0 p2      34 sum
        add ebx, ecx               ;    21.7 p1      34 sum
        rol ebx, 0xc               ;    22.7 p1      35 v[2]
        add ebx, edi               ;    23.7 p0      35 v[2]
        mov ecx, edx               ;    19.7 p0      36 v[3] copy
        rol ecx, 0xa               ;    24.7 p1      36 v[3]
        xor edx, ebp               ;    20.7 p0      25 sum
        xor edx, ebx               ;    24.7 p0      25 sum
        add edx, edi               ;    25.7 p1      34 sum
        mov dword [esp + 40], edi  ;    17.0 p0+p3   36 v[1] spill
        mov edi, dword [eax + 16]  ;    17.3 p2      34 sum
        add edx, edi               ;    26.7 p1      34 sum
        rol edx, 5                 ;    27.7 p1      35 v[1]
        add edx, esi               ;    28.7 p0      35 v[1]
        add esi, dword [eax + 20]  ;    18.8 p2+p0   34 sum
        mov edi, ebx               ;    24.7 p1      36 v[2] copy
        rol edi, 0xa               ;    25.7 p1      36 v[2]
        xor ebx, ecx               ;    25.7 p0      25 sum
        xor ebx, edx               ;    29.7 p0      25 sum
        add esi, ebx               ;    30.7 p1      34 sum
        rol esi, 8                 ;    31.7 p1      35 v[0]
        mov ebx, edx               ;    29.7 p0      36 v[1] copy
        rol ebx, 0xa               ;    32.7 p1      36 v[1]
        add esi, ebp               ;    32.7 p0      35 v[0]
        add ebp, dword [eax + 24]  ;    22.5 p2+p0   34 sum
        xor edx, edi               ;    29.7 p0      25 sum
        xor edx, esi               ;    33.7 p0      25 sum
        add ebp, edx               ;    34.7 p1      34 sum
        rol ebp, 7                 ;    35.7 p1      35 v[4]
        mov edx, esi               ;    33.7 p0      36 v[0] copy
        rol edx, 0xa               ;    36.7 p1      36 v[0]
        add ebp, ecx               ;    36.7 p0      35 v[4]
        add ecx, dword [eax + 28]  ;    25.7 p2+p0   34 sum
        xor esi, ebx               ;    33.7 p0      25 sum
        xor esi, ebp               ;    37.7 p0      25 sum
        add ecx, esi               ;    38.7 p1      34 sum
        rol ecx, 9                 ;    39.7 p1      35 v[3]
        mov esi, ebp               ;    37.7 p0      36 v[4] copy
        rol esi, 0xa               ;    40.7 p1      36 v[4]
        add ecx, edi               ;    40.7 p0      35 v[3]
        add edi, dword [eax + 32]  ;    28.5 p2+p0   34 sum
        xor ebp, edx               ;    37.7 p0      25 sum
        xor ebp, ecx               ;    41.7 p0      25 sum
        add edi, ebp               ;    42.7 p1      34 sum
        rol edi, 0xb               ;    43.7 p1      35 v[2]
        mov ebp, ecx               ;    41.7 p0      36 v[3] copy
        rol ebp, 0xa               ;    44.7 p1      36 v[3]
        add edi, ebx               ;    44.7 p0      35 v[2]
        add ebx, dword [eax + 36]  ;    33.7 p2+p0   34 sum
        xor ecx, esi               ;    41.7 p0      25 sum
        xor ecx, edi               ;    45.7 p0      25 sum
        add ebx, ecx               ;    46.7 p1      34 sum
        rol ebx, 0xd               ;    47.7 p1      35 v[1]
        mov ecx, dword [eax + 40]  ;    33.3 p2      34 sum
        add ebx, edx               ;    48.7 p0      35 v[1]
        add edx, ecx               ;    37.7 p1      34 sum
        mov ecx, edi               ;    45.7 p0      36 v[2] copy
        rol ecx, 0xa               ;    46.7 p1      36 v[2]
        xor edi, ebp               ;    45.7 p0      25 sum
        xor edi, ebx               ;    49.7 p0      25 sum
        add edx, edi               ;    50.7 p1      34 sum
        rol edx, 0xe               ;    51.7 p1      35 v[0]
        mov edi, ebx               ;    49.7 p0      36 v[1] copy
        rol edi, 0xa               ;    52.7 p1      36 v[1]
        add edx, esi               ;    52.7 p0      35 v[0]
        add esi, dword [eax + 44]  ;    41.7 p2+p0   34 sum
        xor ebx, ecx               ;    49.7 p0      25 sum
        xor ebx, edx               ;    53.7 p0      25 sum
        add esi, ebx               ;    54.7 p1      34 sum
        rol esi, 0xf               ;    55.7 p1      35 v[4]
        mov ebx, edx               ;    53.7 p0      36 v[0] copy
        rol ebx, 0xa               ;    56.7 p1      36 v[0]
        add esi, ebp               ;    56.7 p0      35 v[4]
        add ebp, dword [eax + 48]  ;    45.7 p2+p0   34 sum
        xor edx, edi               ;    53.7 p0      25 sum
        xor edx, esi               ;    57.7 p0      25 sum
        add ebp, edx               ;    58.7 p1      34 sum
        rol ebp, 6                 ;    59.7 p1      35 v[3]
        mov edx, esi               ;    57.7 p0      36 v[4] copy
        rol edx, 0xa               ;    60.7 p1      36 v[4]
        add ebp, ecx               ;    60.7 p0      35 v[3]
        add ecx, dword [eax + 52]  ;    47.7 p2+p0   34 sum
        xor esi, ebx               ;    57.7 p0      25 sum
        xor esi, ebp               ;    61.7 p0      25 sum
        add ecx, esi               ;    62.7 p1      34 sum
        rol ecx, 7                 ;    63.7 p1      35 v[2]
        mov esi, ebp               ;    61.7 p0      36 v[3] copy
        rol esi, 0xa               ;    64.7 p1      36 v[3]
        add ecx, edi               ;    64.7 p0      35 v[2]
        add edi, dword [eax + 56]  ;    53.7 p2+p0   34 sum
        xor ebp, edx               ;    61.7 p0      25 sum
        xor ebp, ecx               ;    65.7 p0      25 sum
        add edi, ebp               ;    66.7 p1      34 sum
        rol edi, 9                 ;    67.7 p1      35 v[1]
        mov ebp, ecx               ;    65.7 p0      36 v[2] copy
        rol ebp, 0xa               ;    68.7 p1      36 v[2]
        add edi, ebx               ;    68.7 p0      35 v[1]
        add ebx, dword [eax + 60]  ;    57.7 p2+p0   34 sum
        xor ecx, esi               ;    65.7 p0      25 sum
        xor ecx, edi               ;    69.7 p0      25 sum
        add ebx, ecx               ;    70.7 p1      34 sum
        rol ebx, 8                 ;    71.7 p1      35 v[0]
        add ebx, edx               ;    72.7 p0      35 v[0]
        mov ecx, edi               ;    69.7 p0      36 v[1] copy
        rol ecx, 0xa               ;    73.7 p1      36 v[1]
        add edx, dword [eax + 28]  ;    61.7 p2+p0   34 sum
        add edx, 0x5a827999        ;    62.7 p0      34 sum
        xor edi, ebp               ;    69.7 p0      25 sum
        and edi, ebx               ;    73.7 p0      25 sum
        xor edi, ebp               ;    74.7 p0      25 sum
        add edx, edi               ;    75.7 p1      34 sum
        rol edx, 7                 ;    76.7 p1      35 v[4]
        add edx, esi               ;    77.7 p0      35 v[4]
        mov edi, ebx               ;    73.7 p0      36 v[0] copy
        rol edi, 0xa               ;    78.7 p1      36 v[0]
        add esi, dword [eax + 16]  ;    65.7 p2+p0   34 sum
        add esi, 0x5a827999        ;    66.7 p0      34 sum
        xor ebx, ecx               ;    74.7 p0      25 sum
        and ebx, edx               ;    78.7 p0      25 sum
        xor ebx, ecx               ;    79.7 p0      25 sum
        add esi, ebx               ;    80.7 p1      34 sum
        rol esi, 6                 ;    81.7 p1      35 v[3]
        add esi, ebp               ;    82.7 p0      35 v[3]
        mov ebx, edx               ;    78.7 p0      36 v[4] copy
        rol ebx, 0xa               ;    83.7 p1      36 v[4]
        add ebp, dword [eax + 52]  ;    69.7 p2+p0   34 sum
        add ebp, 0x5a827999        ;    70.7 p0      34 sum
        xor edx, edi               ;    79.7 p0      25 sum
        and edx, esi               ;    83.7 p0      25 sum
        xor edx, edi               ;    84.7 p0      25 sum
        add ebp, edx               ;    85.7 p1      34 sum
        rol ebp, 8                 ;    86.7 p1      35 v[2]
        add ebp, ecx               ;    87.7 p0      35 v[2]
        mov edx, esi               ;    83.7 p0      36 v[3] copy
        rol edx, 0xa               ;    88.7 p1      36 v[3]
        add ecx, dword [eax + 4]   ;    74.7 p2+p0   34 sum
        add ecx, 0x5a827999        ;    75.7 p0      34 sum
        xor esi, ebx               ;    84.7 p0      25 sum
        and esi, ebp               ;    88.7 p0      25 sum
        xor esi, ebx               ;    89.7 p0      25 sum
        add ecx, esi               ;    90.7 p1      34 sum
        rol ecx, 0xd               ;    91.7 p1      35 v[1]
        add ecx, edi               ;    92.7 p0      35 v[1]
        mov esi, ebp               ;    88.7 p0      36 v[2] copy
        rol esi, 0xa               ;    93.7 p1      36 v[2]
        add edi, dword [eax + 40]  ;    79.7 p2+p0   34 sum
        add edi, 0x5a827999        ;    80.7 p0      34 sum
        xor ebp, edx               ;    89.7 p0      25 sum
        and ebp, ecx               ;    93.7 p0      25 sum
        xor ebp, edx               ;    94.7 p0      25 sum
        add edi, ebp               ;    95.7 p1      34 sum
        rol edi, 0xb               ;    96.7 p1      35 v[0]
        add edi, ebx               ;    97.7 p0      35 v[0]
        mov ebp, ecx               ;    93.7 p0      36 v[1] copy
        rol ebp, 0xa               ;    98.7 p1      36 v[1]
        add ebx, dword [eax + 24]  ;    84.7 p2+p0   34 sum
        add ebx, 0x5a827999        ;    85.7 p0      34 sum
        xor ecx, esi               ;    94.7 p0      25 sum
        and ecx, edi               ;    98.7 p0      25 sum
        xor ecx, esi               ;    99.7 p0      25 sum
        add ebx, ecx               ;   100.7 p1      34 sum
        rol ebx, 9                 ;   101.7 p1      35 v[4]
        add ebx, edx               ;   102.7 p0      35 v[4]
        mov ecx, edi               ;    98.7 p0      36 v[0] copy
        rol ecx, 0xa               ;   103.7 p1      36 v[0]
        add edx, dword [eax + 60]  ;    89.7 p2+p0   34 sum
        add edx, 0x5a827999        ;    90.7 p0      34 sum
        xor edi, ebp               ;    99.7 p0      25 sum
        and edi, ebx               ;   103.7 p0      25 sum
        xor edi, ebp               ;   104.7 p0      25 sum
        add edx, edi               ;   105.7 p1      34 sum
        rol edx, 7                 ;   106.7 p1      35 v[3]
        add edx, esi               ;   107.7 p0      35 v[3]
        mov edi, ebx               ;   103.7 p0      36 v[4] copy
        rol edi, 0xa               ;   108.7 p1      36 v[4]
        add esi, dword [eax + 12]  ;    94.7 p2+p0   34 sum
        add esi, 0x5a827999        ;    95.7 p0      34 sum
        xor ebx, ecx               ;   104.7 p0      25 sum
        and ebx, edx               ;   108.7 p0      25 sum
        xor ebx, ecx               ;   109.7 p0      25 sum
        add esi, ebx               ;   110.7 p1      34 sum
        rol esi, 0xf               ;   111.7 p1      35 v[2]
        add esi, ebp               ;   112.7 p0      35 v[2]
        mov ebx, edx               ;   108.7 p0      36 v[3] copy
        rol ebx, 0xa               ;   113.7 p1      36 v[3]
        add ebp, dword [eax + 48]  ;    99.7 p2+p0   34 sum
        add ebp, 0x5a827999        ;   100.7 p0      34 sum
        xor edx, edi               ;   109.7 p0      25 sum
        and edx, esi               ;   113.7 p0      25 sum
        xor edx, edi               ;   114.7 p0      25 sum
        add ebp, edx               ;   115.7 p1      34 sum
        rol ebp, 7                 ;   116.7 p1      35 v[1]
        add ebp, ecx               ;   117.7 p0      35 v[1]
        mov edx, esi               ;   113.7 p0      36 v[2] copy
        rol edx, 0xa               ;   118.7 p1      36 v[2]
        add ecx, dword [eax]       ;   104.7 p2+p0   34 sum
        add ecx, 0x5a827999        ;   105.7 p0      34 sum
        xor esi, ebx               ;   114.7 p0      25 sum
        and esi, ebp               ;   118.7 p0      25 sum
        xor esi, ebx               ;   119.7 p0      25 sum
        add ecx, esi               ;   120.7 p1      34 sum
        rol ecx, 0xc               ;   121.7 p1      35 v[0]
        add ecx, edi               ;   122.7 p0      35 v[0]
        mov esi, ebp               ;   118.7 p0      36 v[1] copy
        rol esi, 0xa               ;   123.7 p1      36 v[1]
        add edi, dword [eax + 36]  ;   109.7 p2+p0   34 sum
        add edi, 0x5a827999        ;   110.7 p0      34 sum
        xor ebp, edx               ;   119.7 p0      25 sum
        and ebp, ecx               ;   123.7 p0      25 sum
        xor ebp, edx               ;   124.7 p0      25 sum
        add edi, ebp               ;   125.7 p1      34 sum
        rol edi, 0xf               ;   126.7 p1      35 v[4]
        add edi, ebx               ;   127.7 p0      35 v[4]
        mov ebp, ecx               ;   123.7 p0      36 v[0] copy
        rol ebp, 0xa               ;   128.7 p1      36 v[0]
        add ebx, dword [eax + 20]  ;   114.7 p2+p0   34 sum
        add ebx, 0x5a827999        ;   115.7 p0      34 sum
        xor ecx, esi               ;   124.7 p0      25 sum
        and ecx, edi               ;   128.7 p0      25 sum
        xor ecx, esi               ;   129.7 p0      25 sum
        add ebx, ecx               ;   130.7 p1      34 sum
        rol ebx, 9                 ;   131.7 p1      35 v[3]
        add ebx, edx               ;   132.7 p0      35 v[3]
        mov ecx, edi               ;   128.7 p0      36 v[4] copy
        rol ecx, 0xa               ;   133.7 p1      36 v[4]
        add edx, dword [eax + 8]   ;   119.7 p2+p0   34 sum
        add edx, 0x5a827999        ;   120.7 p0      34 sum
        xor edi, ebp               ;   129.7 p0      25 sum
        and edi, ebx               ;   133.7 p0      25 sum
        xor edi, ebp               ;   134.7 p0      25 sum
        add edx, edi               ;   135.7 p1      34 sum
        rol edx, 0xb               ;   136.7 p1      35 v[2]
        add edx, esi               ;   137.7 p0      35 v[2]
        mov edi, ebx               ;   133.7 p0      36 v[3] copy
        rol edi, 0xa               ;   138.7 p1      36 v[3]
        add esi, dword [eax + 56]  ;   124.7 p2+p0   34 sum
        add esi, 0x5a827999        ;   125.7 p0      34 sum
        xor ebx, ecx               ;   134.7 p0      25 sum
        and ebx, edx               ;   138.7 p0      25 sum
        xor ebx, ecx               ;   139.7 p0      25 sum
        add esi, ebx               ;   140.7 p1      34 sum
        rol esi, 7                 ;   141.7 p1      35 v[1]
        add esi, ebp               ;   142.7 p0      35 v[1]
        mov ebx, edx               ;   138.7 p0      36 v[2] copy
        rol ebx, 0xa               ;   143.7 p1      36 v[2]
        add ebp, dword [eax + 44]  ;   129.7 p2+p0   34 sum
        add ebp, 0x5a827999        ;   130.7 p0      34 sum
        xor edx, edi               ;   139.7 p0      25 sum
        and edx, esi               ;   143.7 p0      25 sum
        xor edx, edi               ;   144.7 p0      25 sum
        add ebp, edx               ;   145.7 p1      34 sum
        rol ebp, 0xd               ;   146.7 p1      35 v[0]
        add ebp, ecx               ;   147.7 p0      35 v[0]
        mov edx, ebp               ;   148.7 p0      25 sum copy
        not edx                    ;   149.7 p0      25 sum
        add ecx, dword [eax + 32]  ;   134.7 p2+p1   34 sum
        add ecx, 0x5a827999        ;   135.7 p1      34 sum
        mov dword [esp + 44], eax  ;   108.3 p0+p3   34 sum spill
        mov eax, esi               ;   143.7 p1      36 v[1] copy
        rol eax, 0xa               ;   144.7 p1      36 v[1]
        xor esi, ebx               ;   144.7 p0      25 sum
        and esi, ebp               ;   148.7 p0      25 sum
        xor esi, ebx               ;   149.7 p0      25 sum
        add ecx, esi               ;   150.7 p1      34 sum
        rol ecx, 0xc               ;   151.7 p1      35 v[4]
        add ecx, edi               ;   152.7 p0      35 v[4]
        or edx, ecx                ;   153.7 p0      25 sum
        rol ebp, 0xa               ;   154.7 p1      36 v[0]
        mov esi, ecx               ;   153.7 p0      25 sum copy
        not esi                    ;   154.7 p0      25 sum
        add edi, 0x6ed9eba1        ;   139.7 p1      34 sum
        xor edx, eax               ;   154.7 p0      25 sum
        add edi, edx               ;   155.7 p1      34 sum
        mov edx, dword [esp + 44]  ;   113.7 p2      34 sum reload
        add edi, dword [edx + 12]  ;   156.7 p2+p0   34 sum
        rol edi, 0xb               ;   157.7 p1      35 v[3]
        add edi, ebx               ;   158.7 p0      35 v[3]
        rol ecx, 0xa               ;   159.7 p1      36 v[4]
        add ebx, 0x6ed9eba1        ;   144.7 p0      34 sum
        add ebx, dword [edx + 40]  ;   145.7 p2+p0   34 sum
        or esi, edi                ;   159.7 p0      25 sum
        xor esi, ebp               ;   160.7 p0      25 sum
        add ebx, esi               ;   161.7 p1      34 sum
        rol ebx, 0xd               ;   162.7 p1      35 v[2]
        mov esi, edi               ;   159.7 p0      25 sum copy
        not esi                    ;   160.7 p0      25 sum
        add ebx, eax               ;   163.7 p1      35 v[2]
        rol edi, 0xa               ;   164.7 p1      36 v[3]
        add eax, dword [edx + 56]  ;   145.7 p2+p0   34 sum
        add eax, 0x6ed9eba1        ;   146.7 p0      34 sum
        or esi, ebx                ;   164.7 p0      25 sum
        xor esi, ecx               ;   165.7 p0      25 sum
        add eax, esi               ;   166.7 p1      34 sum
        rol eax, 6                 ;   167.7 p1      35 v[1]
        mov esi, ebx               ;   164.7 p0      25 sum copy
        not esi                    ;   165.7 p0      25 sum
        add eax, ebp               ;   168.7 p1      35 v[1]
        rol ebx, 0xa               ;   169.7 p1      36 v[2]
        add ebp, dword [edx + 16]  ;   155.7 p2+p0   34 sum
        add ebp, 0x6ed9eba1        ;   156.7 p0      34 sum
        or esi, eax                ;   169.7 p0      25 sum
        xor esi, edi               ;   170.7 p0      25 sum
        add ebp, esi               ;   171.7 p1      34 sum
        rol ebp, 7                 ;   172.7 p1      35 v[0]
        mov esi, eax               ;   169.7 p0      25 sum copy
        not esi                    ;   170.7 p0      25 sum
        add ebp, ecx               ;   173.7 p1      35 v[0]
        rol eax, 0xa               ;   174.7 p1      36 v[1]
        add ecx, dword [edx + 36]  ;   160.7 p2+p0   34 sum
        add ecx, 0x6ed9eba1        ;   161.7 p0      34 sum
        or esi, ebp                ;   174.7 p0      25 sum
        xor esi, ebx               ;   175.7 p0      25 sum
        add ecx, esi               ;   176.7 p1      34 sum
        rol ecx, 0xe               ;   177.7 p1      35 v[4]
        mov esi, ebp               ;   174.7 p0      25 sum copy
        not esi                    ;   175.7 p0      25 sum
        add ecx, edi               ;   178.7 p1      35 v[4]
        rol ebp, 0xa               ;   179.7 p1      36 v[0]
        add edi, dword [edx + 60]  ;   165.7 p2+p0   34 sum
        add edi, 0x6ed9eba1        ;   166.7 p0      34 sum
        or esi, ecx                ;   179.7 p0      25 sum
        xor esi, eax               ;   180.7 p0      25 sum
        add edi, esi               ;   181.7 p1      34 sum
        rol edi, 9                 ;   182.7 p1      35 v[3]
        mov esi, ecx               ;   179.7 p0      25 sum copy
        not esi                    ;   180.7 p0      25 sum
        add edi, ebx               ;   183.7 p1      35 v[3]
        rol ecx, 0xa               ;   184.7 p1      36 v[4]
        add ebx, dword [edx + 32]  ;   170.7 p2+p0   34 sum
        add ebx, 0x6ed9eba1        ;   171.7 p0      34 sum
        or esi, edi                ;   184.7 p0      25 sum
        xor esi, ebp               ;   185.7 p0      25 sum
        add ebx, esi               ;   186.7 p1      34 sum
        rol ebx, 0xd               ;   187.7 p1      35 v[2]
        mov esi, edi               ;   184.7 p0      25 sum copy
        not esi                    ;   185.7 p0      25 sum
        add ebx, eax               ;   188.7 p1      35 v[2]
        rol edi, 0xa               ;   189.7 p1      36 v[3]
        add eax, dword [edx + 4]   ;   175.7 p2+p0   34 sum
        add eax, 0x6ed9eba1        ;   176.7 p0      34 sum
        or esi, ebx                ;   189.7 p0      25 sum
        xor esi, ecx               ;   190.7 p0      25 sum
        add eax, esi               ;   191.7 p1      34 sum
        rol eax, 0xf               ;   192.7 p1      35 v[1]
        mov esi, ebx               ;   189.7 p0      25 sum copy
        not esi                    ;   190.7 p0      25 sum
        add eax, ebp               ;   193.7 p1      35 v[1]
        rol ebx, 0xa               ;   194.7 p1      36 v[2]
        add ebp, dword [edx + 8]   ;   180.7 p2+p0   34 sum
        add ebp, 0x6ed9eba1        ;   181.7 p0      34 sum
        or esi, eax                ;   194.7 p0      25 sum
        xor esi, edi               ;   195.7 p0      25 sum
        add ebp, esi               ;   196.7 p1      34 sum
        rol ebp, 0xe               ;   197.7 p1      35 v[0]
        mov esi, eax               ;   194.7 p0      25 sum copy
        not esi                    ;   195.7 p0      25 sum
        add ebp, ecx               ;   198.7 p1      35 v[0]
        rol eax, 0xa               ;   199.7 p1      36 v[1]
        add ecx, dword [edx + 28]  ;   185.7 p2+p0   34 sum
        add ecx, 0x6ed9eba1        ;   186.7 p0      34 sum
        or esi, ebp                ;   199.7 p0      25 sum
        xor esi, ebx               ;   200.7 p0      25 sum
        add ecx, esi               ;   201.7 p1      34 sum
        rol ecx, 8                 ;   202.7 p1      35 v[4]
        mov esi, ebp               ;   199.7 p0      25 sum copy
        not esi                    ;   200.7 p0      25 sum
        add ecx, edi               ;   203.7 p1      35 v[4]
        rol ebp, 0xa               ;   204.7 p1      36 v[0]
        add edi, dword [edx]       ;   190.7 p2+p0   34 sum
        add edi, 0x6ed9eba1        ;   191.7 p1      34 sum
        or esi, ecx                ;   204.7 p0      25 sum
        xor esi, eax               ;   205.7 p0      25 sum
        add edi, esi               ;   206.7 p1      34 sum
        rol edi, 0xd               ;   207.7 p1      35 v[3]
        mov esi, ecx               ;   204.7 p0      25 sum copy
        not esi                    ;   205.7 p0      25 sum
        add edi, ebx               ;   208.7 p1      35 v[3]
        rol ecx, 0xa               ;   209.7 p1      36 v[4]
        add ebx, dword [edx + 24]  ;   195.7 p2+p0   34 sum
        add ebx, 0x6ed9eba1        ;   196.7 p0      34 sum
        or esi, edi                ;   209.7 p0      25 sum
        xor esi, ebp               ;   210.7 p0      25 sum
        add ebx, esi               ;   211.7 p1      34 sum
        rol ebx, 6                 ;   212.7 p1      35 v[2]
        mov esi, edi               ;   209.7 p0      25 sum copy
        not esi                    ;   210.7 p0      25 sum
        add ebx, eax               ;   213.7 p1      35 v[2]
        rol edi, 0xa               ;   214.7 p1      36 v[3]
        add eax, dword [edx + 52]  ;   200.7 p2+p0   34 sum
        add eax, 0x6ed9eba1        ;   201.7 p0      34 sum
        or esi, ebx                ;   214.7 p0      25 sum
        xor esi, ecx               ;   215.7 p0      25 sum
        add eax, esi               ;   216.7 p1      34 sum
        rol eax, 5                 ;   217.7 p1      35 v[1]
        mov esi, ebx               ;   214.7 p0      25 sum copy
        not esi                    ;   215.7 p0      25 sum
        add eax, ebp               ;   218.7 p1      35 v[1]
        rol ebx, 0xa               ;   219.7 p1      36 v[2]
        add ebp, dword [edx + 44]  ;   205.7 p2+p0   34 sum
        add ebp, 0x6ed9eba1        ;   206.7 p1      34 sum
        or esi, eax                ;   219.7 p0      25 sum
        xor esi, edi               ;   220.7 p0      25 sum
        add ebp, esi               ;   221.7 p1      34 sum
        rol ebp, 0xc               ;   222.7 p1      35 v[0]
        mov esi, eax               ;   219.7 p0      25 sum copy
        not esi                    ;   220.7 p0      25 sum
        add ebp, ecx               ;   223.7 p1      35 v[0]
        rol eax, 0xa               ;   224.7 p1      36 v[1]
        add ecx, dword [edx + 20]  ;   210.7 p2+p0   34 sum
        add ecx, 0x6ed9eba1        ;   211.7 p1      34 sum
        or esi, ebp                ;   224.7 p0      25 sum
        xor esi, ebx               ;   225.7 p0      25 sum
        add ecx, esi               ;   226.7 p1      34 sum
        rol ecx, 7                 ;   227.7 p1      35 v[4]
        mov esi, ebp               ;   224.7 p0      25 sum copy
        not esi                    ;   225.7 p0      25 sum
        add ecx, edi               ;   228.7 p1      35 v[4]
        rol ebp, 0xa               ;   229.7 p1      36 v[0]
        add edi, dword [edx + 48]  ;   215.7 p2+p0   34 sum
        add edi, 0x6ed9eba1        ;   216.7 p1      34 sum
        or esi, ecx                ;   229.7 p0      25 sum
        xor esi, eax               ;   230.7 p0      25 sum
        add edi, esi               ;   231.7 p1      34 sum
        rol edi, 5                 ;   232.7 p1      35 v[3]
        mov esi, ebp               ;   230.7 p0      26 sum copy
        not esi                    ;   231.7 p0      26 sum
        add edi, ebx               ;   233.7 p1      35 v[3]
        add ebx, dword [edx + 4]   ;   220.7 p2+p0   34 sum
        add ebx, 0x8f1bbcdc        ;   221.7 p1      34 sum
        and esi, ecx               ;   232.7 p0      26 sum
        add ebx, esi               ;   233.7 p1      34 sum
        rol ecx, 0xa               ;   234.7 p1      36 v[4]
        mov esi, ecx               ;   235.7 p0      26 sum copy
        not esi                    ;   236.7 p0      26 sum
        and esi, edi               ;   237.7 p0      26 sum
        mov dword [esp + 48], esi  ;   238.7 p0+p3   26 sum spill
        mov esi, dword [edx + 36]  ;   182.3 p2      34 sum
        add esi, eax               ;   225.7 p1      34 sum
        mov edx, edi               ;   234.7 p1      26 sum copy
        and edx, ebp               ;   235.7 p0      26 sum
        add ebx, edx               ;   236.7 p1      34 sum
        add esi, dword [esp + 48]  ;   242.7 p2+p0   34 sum
        add esi, 0x8f1bbcdc        ;   243.7 p1      34 sum
        rol ebx, 0xb               ;   244.7 p1      35 v[2]
        add eax, ebx               ;   245.7 p0      35 v[2]
        rol edi, 0xa               ;   246.7 p1      36 v[3]
        mov edx, edi               ;   247.7 p0      26 sum copy
        not edx                    ;   248.7 p0      26 sum
        and edx, eax               ;   249.7 p0      26 sum
        lea edx, [ebp + edx]       ;   250.7 p1      34 sum
        mov ebx, ecx               ;   235.7 p0      26 sum copy
        and ebx, eax               ;   246.7 p0      26 sum
        add esi, ebx               ;   247.7 p1      34 sum
        add edx, 0x8f1bbcdc        ;   253.2 p0      34 sum
        rol esi, 0xc               ;   254.2 p1      35 v[1]
        add ebp, esi               ;   255.2 p0      35 v[1]
        mov esi, dword [esp + 44]  ;   192.0 p2      34 sum reload
        add edx, dword [esi + 44]  ;   254.2 p2+p0   34 sum
        rol eax, 0xa               ;   255.2 p1      36 v[2]
        mov ebx, eax               ;   256.2 p0      26 sum copy
        not ebx                    ;   257.2 p0      26 sum
        and ebx, ebp               ;   258.2 p0      26 sum
        mov dword [esp + 48], ebx  ;   259.2 p0+p3   26 sum spill
        mov ebx, dword [esi + 40]  ;   196.0 p2      34 sum
        add ebx, ecx               ;   235.7 p1      34 sum
        mov esi, edi               ;   247.7 p0      26 sum copy
        and esi, ebp               ;   256.2 p0      26 sum
        add edx, esi               ;   257.2 p1      34 sum
        add ebx, dword [esp + 48]  ;   263.2 p2+p0   34 sum
        add ebx, 0x8f1bbcdc        ;   264.2 p1      34 sum
        rol edx, 0xe               ;   265.2 p1      35 v[0]
        add ecx, edx               ;   266.2 p0      35 v[0]
        rol ebp, 0xa               ;   267.2 p1      36 v[1]
        mov esi, ebp               ;   268.2 p0      26 sum copy
        not esi                    ;   269.2 p0      26 sum
        and esi, ecx               ;   270.2 p0      26 sum
        lea esi, [edi + esi]       ;   271.2 p1      34 sum
        mov edx, eax               ;   256.2 p0      26 sum copy
        and edx, ecx               ;   267.2 p0      26 sum
        add esi, 0x8f1bbcdc        ;   273.7 p1      34 sum
        add ebx, edx               ;   268.2 p0      34 sum
        rol ebx, 0xf               ;   269.2 p1      35 v[4]
        add edi, ebx               ;   270.2 p0      35 v[4]
        mov edx, dword [esp + 44]  ;   205.7 p2      34 sum reload
        add esi, dword [edx]       ;   274.7 p2+p0   34 sum
        rol ecx, 0xa               ;   275.7 p1      36 v[0]
        mov ebx, ecx               ;   276.7 p0      26 sum copy
        not ebx                    ;   277.7 p0      26 sum
        and ebx, edi               ;   278.7 p0      26 sum
        mov dword [esp + 48], ebx  ;   279.7 p0+p3   26 sum spill
        mov ebx, dword [edx + 32]  ;   209.7 p2      34 sum
        add ebx, eax               ;   256.2 p1      34 sum
        mov edx, edi               ;   271.2 p0      26 sum copy
        and edx, ebp               ;   272.2 p0      26 sum
        add esi, edx               ;   275.7 p1      34 sum
        add ebx, dword [esp + 48]  ;   283.7 p2+p0   34 sum
        add ebx, 0x8f1bbcdc        ;   284.7 p1      34 sum
        rol esi, 0xe               ;   285.7 p1      35 v[3]
        add eax, esi               ;   286.7 p0      35 v[3]
        rol edi, 0xa               ;   287.7 p1      36 v[4]
        mov esi, edi               ;   288.7 p0      26 sum copy
        not esi                    ;   289.7 p0      26 sum
        and esi, eax               ;   290.7 p0      26 sum
        lea esi, [ebp + esi]       ;   291.7 p1      34 sum
        mov edx, ecx               ;   276.7 p0      26 sum copy
        and edx, eax               ;   287.7 p0      26 sum
        add esi, 0x8f1bbcdc        ;   294.2 p1      34 sum
        add ebx, edx               ;   288.7 p0      34 sum
        mov edx, dword [esp + 44]  ;   217.3 p2      34 sum reload
        add esi, dword [edx + 48]  ;   295.2 p2+p1   34 sum
        rol ebx, 0xf               ;   296.2 p1      35 v[2]
        add ebp, ebx               ;   297.2 p0      35 v[2]
        rol eax, 0xa               ;   298.2 p1      36 v[3]
        mov ebx, eax               ;   299.2 p0      26 sum copy
        not ebx                    ;   300.2 p0      26 sum
        and ebx, ebp               ;   301.2 p0      26 sum
        mov dword [esp + 48], ebx  ;   302.2 p0+p3   26 sum spill
        mov ebx, dword [edx + 16]  ;   222.0 p2      34 sum
        add ebx, ecx               ;   276.7 p1      34 sum
        mov edx, edi               ;   288.7 p1      26 sum copy
        and edx, ebp               ;   298.2 p0      26 sum
        add ebx, dword [esp + 48]  ;   306.2 p2+p1   34 sum
        add ebx, 0x8f1bbcdc        ;   307.2 p0      34 sum
        add esi, edx               ;   299.2 p1      34 sum
        rol esi, 9                 ;   300.2 p1      35 v[1]
        add ecx, esi               ;   301.2 p0      35 v[1]
        rol ebp, 0xa               ;   302.2 p1      36 v[2]
        mov esi, ebp               ;   303.2 p0      26 sum copy
        not esi                    ;   304.2 p0      26 sum
        and esi, ecx               ;   305.2 p0      26 sum
        lea esi, [edi + esi]       ;   306.2 p1      34 sum
        mov edx, ecx               ;   302.2 p0      26 sum copy
        and edx, eax               ;   303.2 p0      26 sum
        add esi, 0x8f1bbcdc        ;   308.7 p1      34 sum
        add ebx, edx               ;   308.2 p0      34 sum
        mov edx, dword [esp + 44]  ;   231.0 p2      34 sum reload
        add esi, dword [edx + 52]  ;   309.7 p2+p1   34 sum
        rol ebx, 8                 ;   310.7 p1      35 v[0]
        add edi, ebx               ;   311.7 p0      35 v[0]
        rol ecx, 0xa               ;   312.7 p1      36 v[1]
        mov ebx, ecx               ;   313.7 p0      26 sum copy
        not ebx                    ;   314.7 p0      26 sum
        and ebx, edi               ;   315.7 p0      26 sum
        mov dword [esp + 48], ebx  ;   316.7 p0+p3   26 sum spill
        mov ebx, dword [edx + 12]  ;   235.0 p2      34 sum
        add ebx, eax               ;   299.2 p1      34 sum
        mov edx, ebp               ;   303.2 p1      26 sum copy
        and edx, edi               ;   312.7 p0      26 sum
        add ebx, dword [esp + 48]  ;   320.7 p2+p1   34 sum
        add ebx, 0x8f1bbcdc        ;   321.7 p0      34 sum
        add esi, edx               ;   313.7 p1      34 sum
        rol esi, 9                 ;   314.7 p1      35 v[4]
        add eax, esi               ;   315.7 p0      35 v[4]
        rol edi, 0xa               ;   316.7 p1      36 v[0]
        mov esi, edi               ;   317.7 p0      26 sum copy
        not esi                    ;   318.7 p0      26 sum
        and esi, eax               ;   319.7 p0      26 sum
        lea esi, [ebp + esi]       ;   320.7 p1      34 sum
        mov edx, eax               ;   316.7 p0      26 sum copy
        and edx, ecx               ;   317.7 p0      26 sum
        add esi, 0x8f1bbcdc        ;   323.2 p1      34 sum
        add ebx, edx               ;   322.7 p0      34 sum
        mov edx, dword [esp + 44]  ;   246.7 p2      34 sum reload
        add esi, dword [edx + 28]  ;   324.2 p2+p1   34 sum
        rol ebx, 0xe               ;   325.2 p1      35 v[3]
        add ebp, ebx               ;   326.2 p0      35 v[3]
        rol eax, 0xa               ;   327.2 p1      36 v[4]
        mov ebx, eax               ;   328.2 p0      26 sum copy
        not ebx                    ;   329.2 p0      26 sum
        and ebx, ebp               ;   330.2 p0      26 sum
        mov dword [esp + 48], ebx  ;   331.2 p0+p3   26 sum spill
        mov ebx, dword [edx + 60]  ;   255.2 p2      34 sum
        add ebx, ecx               ;   313.7 p1      34 sum
        mov edx, edi               ;   317.7 p0      26 sum copy
        and edx, ebp               ;   327.2 p0      26 sum
        add ebx, dword [esp + 48]  ;   335.2 p2+p1   34 sum
        add ebx, 0x8f1bbcdc        ;   336.2 p0      34 sum
        add esi, edx               ;   328.2 p1      34 sum
        rol esi, 5                 ;   329.2 p1      35 v[2]
        add ecx, esi               ;   330.2 p0      35 v[2]
        rol ebp, 0xa               ;   331.2 p1      36 v[3]
        mov esi, ebp               ;   332.2 p0      26 sum copy
        not esi                    ;   333.2 p0      26 sum
        and esi, ecx               ;   334.2 p0      26 sum
        lea esi, [edi + esi]       ;   335.2 p1      34 sum
        mov edx, ecx               ;   331.2 p0      26 sum copy
        and edx, eax               ;   332.2 p0      26 sum
        add esi, 0x8f1bbcdc        ;   337.7 p1      34 sum
        add ebx, edx               ;   337.2 p0      34 sum
        mov edx, dword [esp + 44]  ;   267.2 p2      34 sum reload
        add esi, dword [edx + 56]  ;   338.7 p2+p1   34 sum
        rol ebx, 6                 ;   339.7 p1      35 v[1]
        add edi, ebx               ;   340.7 p0      35 v[1]
        rol ecx, 0xa               ;   341.7 p1      36 v[2]
        mov ebx, ecx               ;   342.7 p0      26 sum copy
        not ebx                    ;   343.7 p0      26 sum
        and ebx, edi               ;   344.7 p0      26 sum
        mov dword [esp + 48], ebx  ;   345.7 p0+p3   26 sum spill
        mov ebx, dword [edx + 20]  ;   275.3 p2      34 sum
        add ebx, eax               ;   328.2 p1      34 sum
        mov edx, ebp               ;   332.2 p1      26 sum copy
        and edx, edi               ;   341.7 p0      26 sum
        add ebx, dword [esp + 48]  ;   349.7 p2+p1   34 sum
        add ebx, 0x8f1bbcdc        ;   350.7 p0      34 sum
        add esi, edx               ;   342.7 p1      34 sum
        rol esi, 8                 ;   343.7 p1      35 v[0]
        add eax, esi               ;   344.7 p0      35 v[0]
        rol edi, 0xa               ;   345.7 p1      36 v[1]
        mov esi, edi               ;   346.7 p0      26 sum copy
        not esi                    ;   347.7 p0      26 sum
        and esi, eax               ;   348.7 p0      26 sum
        lea esi, [ebp + esi]       ;   349.7 p1      34 sum
        mov edx, eax               ;   345.7 p0      26 sum copy
        and edx, ecx               ;   346.7 p0      26 sum
        add ebx, edx               ;   351.7 p1      34 sum
        add esi, 0x8f1bbcdc        ;   352.2 p0      34 sum
        mov edx, dword [esp + 44]  ;   287.7 p2      34 sum reload
        add esi, dword [edx + 24]  ;   353.2 p2+p1   34 sum
        rol ebx, 6                 ;   354.2 p1      35 v[4]
        add ebp, ebx               ;   355.2 p0      35 v[4]
        rol eax, 0xa               ;   356.2 p1      36 v[0]
        mov ebx, eax               ;   357.2 p0      26 sum copy
        not ebx                    ;   358.2 p0      26 sum
        and ebx, ebp               ;   359.2 p0      26 sum
        mov dword [esp + 48], ebx  ;   360.2 p0+p3   26 sum spill
        mov ebx, dword [edx + 8]   ;   295.8 p2      34 sum
        add ebx, ecx               ;   342.7 p1      34 sum
        mov edx, edi               ;   346.7 p1      26 sum copy
        and edx, ebp               ;   356.2 p0      26 sum
        add esi, edx               ;   357.2 p1      34 sum
        add ebx, dword [esp + 48]  ;   364.2 p2+p0   34 sum
        add ebx, 0x8f1bbcdc        ;   365.2 p1      34 sum
        rol esi, 5                 ;   366.2 p1      35 v[3]
        add ecx, esi               ;   367.2 p0      35 v[3]
        rol ebp, 0xa               ;   368.2 p1      36 v[4]
        mov esi, ebp               ;   369.2 p0      26 sum copy
        not esi                    ;   370.2 p0      26 sum
        or esi, ecx                ;   371.2 p0      26 sum
        mov edx, edi               ;   346.7 p1      35 v[2] copy
        mov dword [esp + 48], ebp  ;   369.2 p0+p3   36 v[4] spill
        mov ebp, eax               ;   357.2 p1      26 sum copy
        and ebp, ecx               ;   368.2 p0      26 sum
        add ebx, ebp               ;   369.2 p1      34 sum
        rol ebx, 0xc               ;   370.2 p1      35 v[2]
        add edx, ebx               ;   371.2 p0      35 v[2]
        rol ecx, 0xa               ;   372.2 p1      36 v[3]
        xor esi, edx               ;   372.2 p0      26 sum
        add edi, 0xa953fd4e        ;   346.7 p0      34 sum
        add edi, esi               ;   373.2 p0      34 sum
        mov esi, dword [esp + 44]  ;   311.2 p2      34 sum reload
        add edi, dword [esi + 16]  ;   374.2 p2+p1   34 sum
        rol edi, 9                 ;   375.2 p1      35 v[1]
        mov ebp, ecx               ;   373.2 p0      26 sum copy
        not ebp                    ;   374.2 p0      26 sum
        mov ebx, dword [esi]       ;   315.2 p2      34 sum
        add ebx, eax               ;   357.2 p1      34 sum
        add ebx, 0xa953fd4e        ;   358.2 p0      34 sum
        add eax, edi               ;   376.2 p1      35 v[1]
        mov edi, edx               ;   372.2 p0      36 v[2] copy
        rol edi, 0xa               ;   377.2 p1      36 v[2]
        or edx, ebp                ;   375.2 p0      26 sum
        mov ebp, edi               ;   378.2 p1      26 sum copy
        not ebp                    ;   379.2 p0      26 sum
        xor edx, eax               ;   377.2 p0      26 sum
        add ebx, edx               ;   378.2 p1      34 sum
        rol ebx, 0xf               ;   379.2 p1      35 v[0]
        mov edx, dword [esp + 48]  ;   369.2 p2      35 v[0]
        add edx, ebx               ;   380.2 p0      35 v[0]
        mov ebx, eax               ;   377.2 p1      36 v[1] copy
        rol ebx, 0xa               ;   381.2 p1      36 v[1]
        or eax, ebp                ;   380.2 p0      26 sum
        mov ebp, ebx               ;   382.2 p0      26 sum copy
        not ebp                    ;   383.2 p0      26 sum
        xor eax, edx               ;   381.2 p0      26 sum
        add eax, dword [esi + 20]  ;   382.2 p2+p1   34 sum
        add eax, dword [esp + 48]  ;   383.2 p2+p1   34 sum
        add eax, 0xa953fd4e        ;   384.2 p0      34 sum
        rol eax, 5                 ;   385.2 p1      35 v[4]
        add eax, ecx               ;   386.2 p0      35 v[4]
        add ecx, dword [esi + 36]  ;   373.2 p2+p0   34 sum
        add ecx, 0xa953fd4e        ;   374.2 p1      34 sum
        or ebp, edx                ;   384.2 p0      26 sum
        rol edx, 0xa               ;   385.2 p1      36 v[0]
        xor ebp, eax               ;   387.2 p0      26 sum
        add ecx, ebp               ;   388.2 p0      34 sum
        rol ecx, 0xb               ;   389.2 p1      35 v[3]
        mov ebp, edx               ;   386.2 p0      26 sum copy
        not ebp                    ;   387.2 p0      26 sum
        add ecx, edi               ;   390.2 p1      35 v[3]
        add edi, dword [esi + 28]  ;   378.2 p2+p0   34 sum
        add edi, 0xa953fd4e        ;   379.2 p1      34 sum
        or ebp, eax                ;   388.2 p0      26 sum
        rol eax, 0xa               ;   389.2 p1      36 v[4]
        xor ebp, ecx               ;   391.2 p0      26 sum
        add edi, ebp               ;   392.2 p1      34 sum
        rol edi, 6                 ;   393.2 p1      35 v[2]
        mov ebp, eax               ;   390.2 p0      26 sum copy
        not ebp                    ;   391.2 p0      26 sum
        add edi, ebx               ;   394.2 p1      35 v[2]
        add ebx, dword [esi + 48]  ;   382.2 p2+p0   34 sum
        add ebx, 0xa953fd4e        ;   383.2 p1      34 sum
        or ebp, ecx                ;   392.2 p0      26 sum
        rol ecx, 0xa               ;   393.2 p1      36 v[3]
        xor ebp, edi               ;   395.2 p0      26 sum
        add ebx, ebp               ;   396.2 p0      34 sum
        rol ebx, 8                 ;   397.2 p1      35 v[1]
        mov ebp, ecx               ;   394.2 p0      26 sum copy
        not ebp                    ;   395.2 p0      26 sum
        add ebx, edx               ;   398.2 p1      35 v[1]
        add edx, dword [esi + 8]   ;   386.2 p2+p0   34 sum
        add edx, 0xa953fd4e        ;   387.2 p1      34 sum
        or ebp, edi                ;   396.2 p0      26 sum
        rol edi, 0xa               ;   397.2 p1      36 v[2]
        xor ebp, ebx               ;   399.2 p0      26 sum
        add edx, ebp               ;   400.2 p0      34 sum
        rol edx, 0xd               ;   401.2 p1      35 v[0]
        mov ebp, edi               ;   398.2 p0      26 sum copy
        not ebp                    ;   399.2 p0      26 sum
        add edx, eax               ;   402.2 p1      35 v[0]
        add eax, dword [esi + 40]  ;   390.2 p2+p0   34 sum
        add eax, 0xa953fd4e        ;   391.2 p1      34 sum
        or ebp, ebx                ;   400.2 p0      26 sum
        rol ebx, 0xa               ;   401.2 p1      36 v[1]
        xor ebp, edx               ;   403.2 p0      26 sum
        add eax, ebp               ;   404.2 p0      34 sum
        rol eax, 0xc               ;   405.2 p1      35 v[4]
        mov ebp, ebx               ;   402.2 p0      26 sum copy
        not ebp                    ;   403.2 p0      26 sum
        add eax, ecx               ;   406.2 p1      35 v[4]
        add ecx, dword [esi + 56]  ;   394.2 p2+p0   34 sum
        add ecx, 0xa953fd4e        ;   395.2 p1      34 sum
        or ebp, edx                ;   404.2 p0      26 sum
        rol edx, 0xa               ;   405.2 p1      36 v[0]
        xor ebp, eax               ;   407.2 p0      26 sum
        add ecx, ebp               ;   408.2 p0      34 sum
        rol ecx, 5                 ;   409.2 p1      35 v[3]
        mov ebp, edx               ;   406.2 p0      26 sum copy
        not ebp                    ;   407.2 p0      26 sum
        add ecx, edi               ;   410.2 p1      35 v[3]
        add edi, dword [esi + 4]   ;   398.2 p2+p0   34 sum
        add edi, 0xa953fd4e        ;   399.2 p1      34 sum
        or ebp, eax                ;   408.2 p0      26 sum
        rol eax, 0xa               ;   409.2 p1      36 v[4]
        xor ebp, ecx               ;   411.2 p0      26 sum
        add edi, ebp               ;   412.2 p0      34 sum
        rol edi, 0xc               ;   413.2 p1      35 v[2]
        mov ebp, eax               ;   410.2 p0      26 sum copy
        not ebp                    ;   411.2 p0      26 sum
        add edi, ebx               ;   414.2 p1      35 v[2]
        add ebx, dword [esi + 12]  ;   402.2 p2+p0   34 sum
        add ebx, 0xa953fd4e        ;   403.2 p1      34 sum
        or ebp, ecx                ;   412.2 p0      26 sum
        rol ecx, 0xa               ;   413.2 p1      36 v[3]
        xor ebp, edi               ;   415.2 p0      26 sum
        add ebx, ebp               ;   416.2 p0      34 sum
        rol ebx, 0xd               ;   417.2 p1      35 v[1]
        mov ebp, ecx               ;   414.2 p0      26 sum copy
        not ebp                    ;   415.2 p0      26 sum
        add ebx, edx               ;   418.2 p1      35 v[1]
        add edx, dword [esi + 32]  ;   406.2 p2+p0   34 sum
        add edx, 0xa953fd4e        ;   407.2 p1      34 sum
        or ebp, edi                ;   416.2 p0      26 sum
        rol edi, 0xa               ;   417.2 p1      36 v[2]
        xor ebp, ebx               ;   419.2 p0      26 sum
        add edx, ebp               ;   420.2 p0      34 sum
        rol edx, 0xe               ;   421.2 p1      35 v[0]
        mov ebp, edi               ;   418.2 p0      26 sum copy
        not ebp                    ;   419.2 p0      26 sum
        add edx, eax               ;   422.2 p1      35 v[0]
        add eax, dword [esi + 44]  ;   410.2 p2+p0   34 sum
        add eax, 0xa953fd4e        ;   411.2 p1      34 sum
        or ebp, ebx                ;   420.2 p0      26 sum
        rol ebx, 0xa               ;   421.2 p1      36 v[1]
        xor ebp, edx               ;   423.2 p0      26 sum
        add eax, ebp               ;   424.2 p0      34 sum
        rol eax, 0xb               ;   425.2 p1      35 v[4]
        mov ebp, ebx               ;   422.2 p0      26 sum copy
        not ebp                    ;   423.2 p0      26 sum
        add eax, ecx               ;   426.2 p1      35 v[4]
        add ecx, dword [esi + 24]  ;   414.2 p2+p0   34 sum
        add ecx, 0xa953fd4e        ;   415.2 p1      34 sum
        or ebp, edx                ;   424.2 p0      26 sum
        rol edx, 0xa               ;   425.2 p1      36 v[0]
        xor ebp, eax               ;   427.2 p0      26 sum
        add ecx, ebp               ;   428.2 p0      34 sum
        rol ecx, 8                 ;   429.2 p1      35 v[3]
        mov ebp, edx               ;   426.2 p0      26 sum copy
        not ebp                    ;   427.2 p0      26 sum
        add ecx, edi               ;   430.2 p1      35 v[3]
        add edi, dword [esi + 60]  ;   418.2 p2+p0   34 sum
        add edi, 0xa953fd4e        ;   419.2 p1      34 sum
        or ebp, eax                ;   428.2 p0      26 sum
        rol eax, 0xa               ;   429.2 p1      36 v[4]
        xor ebp, ecx               ;   431.2 p0      26 sum
        add edi, ebp               ;   432.2 p0      34 sum
        rol edi, 5                 ;   433.2 p1      35 v[2]
        mov ebp, dword [esp + 32]  ;   388.5 p2      49 h
        add ebp, eax               ;   430.2 p0      49 h
        not eax                    ;   430.2 p0      26 sum
        add edi, ebx               ;   434.2 p1      35 v[2]
        add ebx, dword [esi + 52]  ;   422.2 p2+p0   34 sum
        add ebx, 0xa953fd4e        ;   423.2 p1      34 sum
        or eax, ecx                ;   431.2 p0      26 sum
        rol ecx, 0xa               ;   432.2 p1      36 v[3]
        xor eax, edi               ;   435.2 p0      26 sum
        add ebx, eax               ;   436.2 p0      34 sum
        rol ebx, 6                 ;   437.2 p1      35 v[1]
        mov eax, dword [esp + 32]  ;   392.8 p2      26 sum
        not eax                    ;   396.8 p0      26 sum
        or eax, dword [esp + 24]   ;   397.8 p2+p0   26 sum
        xor eax, dword [esp + 28]  ;   398.8 p2+p0   26 sum
        add eax, dword [esi + 20]  ;   399.8 p2+p1   34 sum
        add eax, dword [esp + 0]   ;   400.8 p2+p0   34 sum
        add eax, 0x50a28be6        ;   401.8 p1      34 sum
        rol eax, 8                 ;   402.8 p1      35 v[0]
        add eax, dword [esp + 16]  ;   403.8 p2+p0   35 v[0]
        mov dword [esp + 48], ebx  ;   438.2 p0+p3   35 v[1] spill
        mov ebx, eax               ;   404.8 p1      26 sum copy
        mov dword [esp + 52], edx  ;   426.2 p0+p3   36 v[0] spill
        mov edx, eax               ;   404.8 p1      26 sum copy
        mov dword [esp + 56], ecx  ;   433.2 p0+p3   36 v[3] spill
        mov ecx, dword [esp + 36]  ;   399.8 p2      26 sum
        not ecx                    ;   403.8 p0      26 sum
        or ecx, dword [esp + 28]   ;   404.8 p2+p0   26 sum
        xor ebx, ecx               ;   405.8 p0      26 sum
        add ebx, dword [esi + 56]  ;   406.8 p2+p1   34 sum
        mov ecx, dword [esp + 16]  ;   402.8 p2      44 x[4] reload
        add ebx, ecx               ;   407.8 p1      34 sum
        add ebx, 0x50a28be6        ;   408.8 p0      34 sum
        rol ebx, 9                 ;   409.8 p1      35 v[4]
        rol eax, 0xa               ;   410.8 p1      36 v[0]
        add ebx, dword [esp + 32]  ;   410.8 p2+p0   35 v[4]
        mov ecx, eax               ;   411.8 p0      26 sum copy
        not ecx                    ;   412.8 p0      26 sum
        mov dword [esp + 60], edi  ;   435.2 p0+p3   35 v[2] spill
        mov edi, ebx               ;   411.8 p1      26 sum copy
        mov dword [esp + 64], ebp  ;   431.2 p0+p3   49 h spill
        mov ebp, dword [esp + 36]  ;   406.8 p2      35 v[3]
        mov dword [esp + 68], eax  ;   411.8 p0+p3   36 v[0] spill
        mov eax, dword [esp + 40]  ;   407.8 p2      26 sum
        not eax                    ;   411.8 p0      26 sum
        or edx, eax                ;   412.8 p0      26 sum
        xor edi, edx               ;   413.8 p0      26 sum
        add edi, dword [esi + 28]  ;   414.8 p2+p1   34 sum
        add edi, dword [esp + 32]  ;   415.8 p2+p1   34 sum
        add edi, 0x50a28be6        ;   416.8 p1      34 sum
        rol edi, 9                 ;   417.8 p1      35 v[3]
        add ebp, edi               ;   418.8 p0      35 v[3]
        or ecx, ebx                ;   413.8 p0      26 sum
        rol ebx, 0xa               ;   414.8 p1      36 v[4]
        xor ecx, ebp               ;   419.8 p0      26 sum
        mov edi, ebx               ;   415.8 p0      26 sum copy
        not edi                    ;   416.8 p0      26 sum
        add ecx, dword [esi]       ;   420.8 p2+p1   34 sum
        add ecx, dword [esp + 36]  ;   421.8 p2+p1   34 sum
        add ecx, 0x50a28be6        ;   422.8 p0      34 sum
        rol ecx, 0xb               ;   423.8 p1      35 v[2]
        or edi, ebp                ;   419.8 p0      26 sum
        mov eax, dword [esp + 40]  ;   415.8 p2      36 v[1] reload
        add ecx, eax               ;   424.8 p0      35 v[2]
        rol ebp, 0xa               ;   425.8 p1      36 v[3]
        mov edx, ebp               ;   426.8 p0      26 sum copy
        not edx                    ;   427.8 p0      26 sum
        xor edi, ecx               ;   425.8 p0      26 sum
        add eax, edi               ;   426.8 p1      34 sum
        add eax, dword [esi + 36]  ;   427.8 p2+p0   34 sum
        add eax, 0x50a28be6        ;   428.8 p1      34 sum
        rol eax, 0xd               ;   429.8 p1      35 v[1]
        mov edi, dword [esp + 68]  ;   419.8 p2      36 v[0] reload
        add eax, edi               ;   430.8 p0      35 v[1]
        add edi, dword [esi + 8]   ;   423.8 p2+p0   34 sum
        add edi, 0x50a28be6        ;   424.8 p1      34 sum
        or edx, ecx                ;   428.8 p0      26 sum
        rol ecx, 0xa               ;   429.8 p1      36 v[2]
        xor edx, eax               ;   431.8 p0      26 sum
        add edi, edx               ;   432.8 p0      34 sum
        rol edi, 0xf               ;   433.8 p1      35 v[0]
        mov edx, ecx               ;   430.8 p0      26 sum copy
        not edx                    ;   431.8 p0      26 sum
        add edi, ebx               ;   434.8 p1      35 v[0]
        add ebx, dword [esi + 44]  ;   424.5 p2+p0   34 sum
        add ebx, 0x50a28be6        ;   425.5 p1      34 sum
        or edx, eax                ;   432.8 p0      26 sum
        rol eax, 0xa               ;   433.8 p1      36 v[1]
        xor edx, edi               ;   435.8 p0      26 sum
        add ebx, edx               ;   436.8 p0      34 sum
        rol ebx, 0xf               ;   437.8 p1      35 v[4]
        mov edx, eax               ;   434.8 p0      26 sum copy
        not edx                    ;   435.8 p0      26 sum
        add ebx, ebp               ;   438.8 p1      35 v[4]
        add ebp, dword [esi + 16]  ;   428.5 p2+p0   34 sum
        add ebp, 0x50a28be6        ;   429.5 p1      34 sum
        or edx, edi                ;   436.8 p0      26 sum
        rol edi, 0xa               ;   437.8 p1      36 v[0]
        xor edx, ebx               ;   439.8 p0      26 sum
        add ebp, edx               ;   440.8 p0      34 sum
        rol ebp, 5                 ;   441.8 p1      35 v[3]
        mov edx, edi               ;   438.8 p0      26 sum copy
        not edx                    ;   439.8 p0      26 sum
        add ebp, ecx               ;   442.8 p1      35 v[3]
        add ecx, dword [esi + 52]  ;   432.5 p2+p0   34 sum
        add ecx, 0x50a28be6        ;   433.5 p1      34 sum
        or edx, ebx                ;   440.8 p0      26 sum
        rol ebx, 0xa               ;   441.8 p1      36 v[4]
        xor edx, ebp               ;   443.8 p0      26 sum
        add ecx, edx               ;   444.8 p0      34 sum
        rol ecx, 7                 ;   445.8 p1      35 v[2]
        mov edx, ebx               ;   442.8 p0      26 sum copy
        not edx                    ;   443.8 p0      26 sum
        add ecx, eax               ;   446.8 p1      35 v[2]
        add eax, dword [esi + 24]  ;   436.5 p2+p0   34 sum
        add eax, 0x50a28be6        ;   437.5 p1      34 sum
        or edx, ebp                ;   444.8 p0      26 sum
        rol ebp, 0xa               ;   445.8 p1      36 v[3]
        xor edx, ecx               ;   447.8 p0      26 sum
        add eax, edx               ;   448.8 p0      34 sum
        rol eax, 7                 ;   449.8 p1      35 v[1]
        mov edx, ebp               ;   446.8 p0      26 sum copy
        not edx                    ;   447.8 p0      26 sum
        add eax, edi               ;   450.8 p1      35 v[1]
        add edi, dword [esi + 60]  ;   440.2 p2+p0   34 sum
        add edi, 0x50a28be6        ;   441.2 p1      34 sum
        or edx, ecx                ;   448.8 p0      26 sum
        rol ecx, 0xa               ;   449.8 p1      36 v[2]
        xor edx, eax               ;   451.8 p0      26 sum
        add edi, edx               ;   452.8 p0      34 sum
        rol edi, 8                 ;   453.8 p1      35 v[0]
        mov edx, ecx               ;   450.8 p0      26 sum copy
        not edx                    ;   451.8 p0      26 sum
        add edi, ebx               ;   454.8 p1      35 v[0]
        add ebx, dword [esi + 32]  ;   443.8 p2+p0   34 sum
        add ebx, 0x50a28be6        ;   444.8 p1      34 sum
        or edx, eax                ;   452.8 p0      26 sum
        rol eax, 0xa               ;   453.8 p1      36 v[1]
        xor edx, edi               ;   455.8 p0      26 sum
        add ebx, edx               ;   456.8 p0      34 sum
        rol ebx, 0xb               ;   457.8 p1      35 v[4]
        mov edx, eax               ;   454.8 p0      26 sum copy
        not edx                    ;   455.8 p0      26 sum
        add ebx, ebp               ;   458.8 p1      35 v[4]
        add ebp, dword [esi + 4]   ;   447.5 p2+p0   34 sum
        add ebp, 0x50a28be6        ;   448.5 p1      34 sum
        or edx, edi                ;   456.8 p0      26 sum
        rol edi, 0xa               ;   457.8 p1      36 v[0]
        xor edx, ebx               ;   459.8 p0      26 sum
        add ebp, edx               ;   460.8 p0      34 sum
        rol ebp, 0xe               ;   461.8 p1      35 v[3]
        mov edx, edi               ;   458.8 p0      26 sum copy
        not edx                    ;   459.8 p0      26 sum
        add ebp, ecx               ;   462.8 p1      35 v[3]
        add ecx, dword [esi + 40]  ;   451.2 p2+p0   34 sum
        add ecx, 0x50a28be6        ;   452.2 p1      34 sum
        or edx, ebx                ;   460.8 p0      26 sum
        rol ebx, 0xa               ;   461.8 p1      36 v[4]
        xor edx, ebp               ;   463.8 p0      26 sum
        add ecx, edx               ;   464.8 p0      34 sum
        rol ecx, 0xe               ;   465.8 p1      35 v[2]
        mov edx, ebx               ;   462.8 p0      26 sum copy
        not edx                    ;   463.8 p0      26 sum
        add ecx, eax               ;   466.8 p1      35 v[2]
        add eax, dword [esi + 12]  ;   454.8 p2+p0   34 sum
        add eax, 0x50a28be6        ;   455.8 p1      34 sum
        or edx, ebp                ;   464.8 p0      26 sum
        rol ebp, 0xa               ;   465.8 p1      36 v[3]
        xor edx, ecx               ;   467.8 p0      26 sum
        add eax, edx               ;   468.8 p0      34 sum
        rol eax, 0xc               ;   469.8 p1      35 v[1]
        mov edx, ebp               ;   466.8 p0      26 sum copy
        not edx                    ;   467.8 p0      26 sum
        add eax, edi               ;   470.8 p1      35 v[1]
        add edi, dword [esi + 48]  ;   458.8 p2+p0   34 sum
        add edi, 0x50a28be6        ;   459.8 p1      34 sum
        or edx, ecx                ;   468.8 p0      26 sum
        rol ecx, 0xa               ;   469.8 p1      36 v[2]
        xor edx, eax               ;   471.8 p0      26 sum
        add edi, edx               ;   472.8 p0      34 sum
        rol edi, 6                 ;   473.8 p1      35 v[0]
        add edi, ebx               ;   474.8 p0      35 v[0]
        mov edx, eax               ;   471.8 p0      36 v[1] copy
        rol edx, 0xa               ;   475.8 p1      36 v[1]
        add ebx, dword [esi + 24]  ;   462.8 p2+p0   34 sum
        add ebx, 0x5c4dd124        ;   463.8 p0      34 sum
        mov dword [esp + 68], edx  ;   476.8 p0+p3   36 v[1] spill
        mov edx, dword [esi + 44]  ;   463.5 p2      34 sum
        add edx, ebp               ;   467.5 p1      34 sum
        mov esi, eax               ;   471.8 p1      26 sum copy
        xor esi, edi               ;   475.8 p0      26 sum
        and esi, ecx               ;   476.8 p0      26 sum
        xor eax, esi               ;   477.8 p0      26 sum
        add ebx, eax               ;   478.8 p1      34 sum
        rol ebx, 9                 ;   479.8 p1      35 v[4]
        add ebp, ebx               ;   480.8 p0      35 v[4]
        add edx, 0x5c4dd124        ;   468.5 p0      34 sum
        mov esi, edi               ;   475.8 p1      36 v[0] copy
        rol esi, 0xa               ;   476.8 p1      36 v[0]
        mov eax, edi               ;   475.8 p0      26 sum copy
        xor eax, ebp               ;   481.8 p0      26 sum
        mov ebx, dword [esp + 68]  ;   476.8 p2      36 v[1] reload
        and eax, ebx               ;   482.8 p0      26 sum
        xor edi, eax               ;   483.8 p0      26 sum
        add edx, edi               ;   484.8 p1      34 sum
        rol edx, 0xd               ;   485.8 p1      35 v[3]
        mov edi, ebp               ;   481.8 p0      36 v[4] copy
        rol edi, 0xa               ;   486.8 p1      36 v[4]
        add edx, ecx               ;   486.8 p0      35 v[3]
        mov eax, dword [esp + 44]  ;   470.8 p2      34 sum reload
        mov eax, dword [eax + 12]  ;   474.8 p2      34 sum reload
        add ecx, eax               ;   478.8 p0      34 sum
        add ecx, 0x5c4dd124        ;   479.8 p1      34 sum
        mov eax, ebp               ;   481.8 p0      26 sum copy
        xor eax, edx               ;   487.8 p0      26 sum
        and eax, esi               ;   488.8 p0      26 sum
        xor ebp, eax               ;   489.8 p0      26 sum
        add ecx, ebp               ;   490.8 p1      34 sum
        rol ecx, 0xf               ;   491.8 p1      35 v[2]
        add ecx, ebx               ;   492.8 p0      35 v[2]
        mov ebp, edx               ;   487.8 p0      36 v[3] copy
        rol ebp, 0xa               ;   493.8 p1      36 v[3]
        add ebx, 0x5c4dd124        ;   480.8 p0      34 sum
        mov eax, dword [esp + 44]  ;   475.5 p2      34 sum reload
        add ebx, dword [eax + 28]  ;   483.5 p2+p0   34 sum
        mov dword [esp + 68], ebp  ;   494.8 p0+p3   36 v[3] spill
        mov ebp, dword [eax]       ;   479.5 p2      34 sum
        add ebp, esi               ;   483.5 p1      34 sum
        mov eax, edx               ;   487.8 p0      26 sum copy
        xor eax, ecx               ;   493.8 p0      26 sum
        and eax, edi               ;   494.8 p0      26 sum
        xor edx, eax               ;   495.8 p0      26 sum
        add ebx, edx               ;   496.8 p1      34 sum
        rol ebx, 7                 ;   497.8 p1      35 v[1]
        add esi, ebx               ;   498.8 p0      35 v[1]
        add ebp, 0x5c4dd124        ;   484.5 p0      34 sum
        mov eax, ecx               ;   493.8 p1      36 v[2] copy
        rol eax, 0xa               ;   494.8 p1      36 v[2]
        mov edx, ecx               ;   493.8 p0      26 sum copy
        xor edx, esi               ;   499.8 p0      26 sum
        mov ebx, dword [esp + 68]  ;   494.8 p2      36 v[3] reload
        and edx, ebx               ;   500.8 p0      26 sum
        xor ecx, edx               ;   501.8 p0      26 sum
        add ebp, ecx               ;   502.8 p1      34 sum
        rol ebp, 0xc               ;   503.8 p1      35 v[0]
        add ebp, edi               ;   504.8 p0      35 v[0]
        mov ecx, esi               ;   499.8 p0      36 v[1] copy
        rol ecx, 0xa               ;   505.8 p1      36 v[1]
        add edi, 0x5c4dd124        ;   487.8 p0      34 sum
        mov edx, dword [esp + 44]  ;   484.5 p2      34 sum reload
        add edi, dword [edx + 52]  ;   492.5 p2+p0   34 sum
        mov dword [esp + 40], ecx  ;   506.8 p0+p3   36 v[1] spill
        mov ecx, dword [edx + 20]  ;   488.5 p2      34 sum
        add ecx, ebx               ;   498.8 p1      34 sum
        mov edx, esi               ;   499.8 p0      26 sum copy
        xor edx, ebp               ;   505.8 p0      26 sum
        and edx, eax               ;   506.8 p0      26 sum
        xor esi, edx               ;   507.8 p0      26 sum
        add edi, esi               ;   508.8 p1      34 sum
        rol edi, 8                 ;   509.8 p1      35 v[4]
        add ebx, edi               ;   510.8 p0      35 v[4]
        add ecx, 0x5c4dd124        ;   499.8 p0      34 sum
        mov esi, ebp               ;   505.8 p1      36 v[0] copy
        rol esi, 0xa               ;   506.8 p1      36 v[0]
        mov edi, eax               ;   495.8 p0      35 v[3] copy
        mov edx, ebp               ;   505.8 p0      26 sum copy
        xor edx, ebx               ;   511.8 p0      26 sum
        and edx, dword [esp + 40]  ;   512.8 p2+p0   26 sum
        xor ebp, edx               ;   513.8 p0      26 sum
        add ecx, ebp               ;   514.8 p1      34 sum
        rol ecx, 9                 ;   515.8 p1      35 v[3]
        add edi, ecx               ;   516.8 p0      35 v[3]
        add eax, 0x5c4dd124        ;   495.8 p0      34 sum
        mov ebp, dword [esp + 44]  ;   493.2 p2      34 sum reload
        add eax, dword [ebp + 40]  ;   501.2 p2+p1   34 sum
        mov ecx, ebx               ;   511.8 p0      36 v[4] copy
        rol ecx, 0xa               ;   512.8 p1      36 v[4]
        mov edx, ebx               ;   511.8 p0      26 sum copy
        xor edx, edi               ;   517.8 p0      26 sum
        and edx, esi               ;   518.8 p0      26 sum
        xor ebx, edx               ;   519.8 p0      26 sum
        add eax, ebx               ;   520.8 p1      34 sum
        rol eax, 0xb               ;   521.8 p1      35 v[2]
        mov edx, dword [esp + 40]  ;   506.8 p2      36 v[1] reload
        add eax, edx               ;   522.8 p0      35 v[2]
        mov ebx, edi               ;   517.8 p0      36 v[3] copy
        rol ebx, 0xa               ;   523.8 p1      36 v[3]
        add edx, dword [ebp + 56]  ;   510.8 p2+p0   34 sum
        add edx, 0x5c4dd124        ;   511.8 p0      34 sum
        mov dword [esp + 40], ebx  ;   524.8 p0+p3   36 v[3] spill
        mov ebx, dword [ebp + 60]  ;   499.5 p2      34 sum
        add ebx, esi               ;   507.8 p1      34 sum
        mov ebp, edi               ;   517.8 p1      26 sum copy
        xor ebp, eax               ;   523.8 p0      26 sum
        and ebp, ecx               ;   524.8 p0      26 sum
        xor edi, ebp               ;   525.8 p0      26 sum
        add edx, edi               ;   526.8 p1      34 sum
        rol edx, 7                 ;   527.8 p1      35 v[1]
        add esi, edx               ;   528.8 p0      35 v[1]
        add ebx, 0x5c4dd124        ;   508.8 p0      34 sum
        mov edi, eax               ;   523.8 p1      36 v[2] copy
        rol edi, 0xa               ;   524.8 p1      36 v[2]
        mov ebp, ecx               ;   513.8 p0      35 v[0] copy
        mov edx, eax               ;   523.8 p0      26 sum copy
        xor edx, esi               ;   529.8 p0      26 sum
        and edx, dword [esp + 40]  ;   530.8 p2+p0   26 sum
        xor eax, edx               ;   531.8 p0      26 sum
        add ebx, eax               ;   532.8 p1      34 sum
        rol ebx, 7                 ;   533.8 p1      35 v[0]
        add ebp, ebx               ;   534.8 p0      35 v[0]
        add ecx, 0x5c4dd124        ;   513.8 p0      34 sum
        mov eax, dword [esp + 44]  ;   506.8 p2      34 sum reload
        add ecx, dword [eax + 32]  ;   514.8 p2+p1   34 sum
        mov edx, esi               ;   529.8 p0      36 v[1] copy
        rol edx, 0xa               ;   530.8 p1      36 v[1]
        mov ebx, esi               ;   529.8 p0      26 sum copy
        xor ebx, ebp               ;   535.8 p0      26 sum
        and ebx, edi               ;   536.8 p0      26 sum
        xor esi, ebx               ;   537.8 p0      26 sum
        add ecx, esi               ;   538.8 p1      34 sum
        rol ecx, 0xc               ;   539.8 p1      35 v[4]
        mov esi, dword [esp + 40]  ;   524.8 p2      36 v[3] reload
        add ecx, esi               ;   540.8 p0      35 v[4]
        mov ebx, ebp               ;   535.8 p0      36 v[0] copy
        rol ebx, 0xa               ;   541.8 p1      36 v[0]
        add esi, dword [eax + 48]  ;   528.8 p2+p0   34 sum
        add esi, 0x5c4dd124        ;   529.8 p0      34 sum
        mov dword [esp + 40], ebx  ;   542.8 p0+p3   36 v[0] spill
        mov ebx, dword [eax + 16]  ;   513.2 p2      34 sum
        add ebx, edi               ;   525.8 p1      34 sum
        mov eax, ebp               ;   535.8 p0      26 sum copy
        xor eax, ecx               ;   541.8 p0      26 sum
        and eax, edx               ;   542.8 p0      26 sum
        xor ebp, eax               ;   543.8 p0      26 sum
        add esi, ebp               ;   544.8 p1      34 sum
        rol esi, 7                 ;   545.8 p1      35 v[3]
        add edi, esi               ;   546.8 p0      35 v[3]
        add ebx, 0x5c4dd124        ;   526.8 p0      34 sum
        mov esi, ecx               ;   541.8 p1      36 v[4] copy
        rol esi, 0xa               ;   542.8 p1      36 v[4]
        mov ebp, edx               ;   531.8 p0      35 v[2] copy
        mov eax, ecx               ;   541.8 p0      26 sum copy
        xor eax, edi               ;   547.8 p0      26 sum
        and eax, dword [esp + 40]  ;   548.8 p2+p0   26 sum
        xor ecx, eax               ;   549.8 p0      26 sum
        add ebx, ecx               ;   550.8 p1      34 sum
        rol ebx, 6                 ;   551.8 p1      35 v[2]
        add ebp, ebx               ;   552.8 p0      35 v[2]
        add edx, 0x5c4dd124        ;   531.8 p0      34 sum
        mov eax, dword [esp + 44]  ;   520.5 p2      34 sum reload
        add edx, dword [eax + 36]  ;   532.8 p2+p1   34 sum
        mov ecx, edi               ;   547.8 p0      36 v[3] copy
        rol ecx, 0xa               ;   548.8 p1      36 v[3]
        mov ebx, edi               ;   547.8 p0      26 sum copy
        xor ebx, ebp               ;   553.8 p0      26 sum
        and ebx, esi               ;   554.8 p0      26 sum
        xor edi, ebx               ;   555.8 p0      26 sum
        add edx, edi               ;   556.8 p1      34 sum
        rol edx, 0xf               ;   557.8 p1      35 v[1]
        mov edi, dword [esp + 40]  ;   542.8 p2      36 v[0] reload
        add edx, edi               ;   558.8 p0      35 v[1]
        mov ebx, ebp               ;   553.8 p1      36 v[2] copy
        rol ebx, 0xa               ;   559.8 p1      36 v[2]
        add edi, dword [eax + 4]   ;   546.8 p2+p0   34 sum
        add edi, 0x5c4dd124        ;   547.8 p0      34 sum
        mov dword [esp + 40], ebx  ;   560.8 p0+p3   36 v[2] spill
        mov ebx, dword [eax + 8]   ;   526.8 p2      34 sum
        add ebx, esi               ;   543.8 p1      34 sum
        mov eax, ebp               ;   553.8 p0      26 sum copy
        xor eax, edx               ;   559.8 p0      26 sum
        and eax, ecx               ;   560.8 p0      26 sum
        xor ebp, eax               ;   561.8 p0      26 sum
        add edi, ebp               ;   562.8 p1      34 sum
        rol edi, 0xd               ;   563.8 p1      35 v[0]
        add esi, edi               ;   564.8 p0      35 v[0]
        add ebx, 0x5c4dd124        ;   544.8 p0      34 sum
        mov edi, dword [esp + 40]  ;   560.8 p2      26 sum
        mov ebp, edx               ;   559.8 p1      36 v[1] copy
        rol ebp, 0xa               ;   560.8 p1      36 v[1]
        mov eax, esi               ;   565.8 p0      25 sum copy
        not eax                    ;   566.8 p0      25 sum
        mov dword [esp + 68], ebp  ;   561.8 p0+p3   36 v[1] spill
        mov ebp, ecx               ;   549.8 p1      35 v[4] copy
        mov dword [esp + 36], ecx  ;   549.8 p0+p3   36 v[3] spill
        mov ecx, edx               ;   559.8 p1      26 sum copy
        xor ecx, esi               ;   565.8 p0      26 sum
        and edi, ecx               ;   566.8 p0      26 sum
        xor edx, edi               ;   567.8 p0      26 sum
        add ebx, edx               ;   568.8 p1      34 sum
        rol ebx, 0xb               ;   569.8 p1      35 v[4]
        add ebp, ebx               ;   570.8 p0      35 v[4]
        rol esi, 0xa               ;   571.8 p1      36 v[0]
        mov edi, dword [esp + 68]  ;   561.8 p2      25 sum
        or eax, ebp                ;   571.8 p0      25 sum
        xor edi, eax               ;   572.8 p0      25 sum
        mov eax, dword [esp + 36]  ;   549.8 p2      34 sum
        add eax, 0x6d703ef3        ;   553.8 p1      34 sum
        mov ecx, dword [esp + 44]  ;   537.5 p2      34 sum reload
        add eax, dword [ecx + 60]  ;   554.8 p2+p0   34 sum
        add eax, edi               ;   573.8 p1      34 sum
        rol eax, 9                 ;   574.8 p1      35 v[3]
        mov edi, ebp               ;   571.8 p0      25 sum copy
        not edi                    ;   572.8 p0      25 sum
        mov edx, dword [esp + 40]  ;   560.8 p2      36 v[2] reload
        add eax, edx               ;   575.8 p1      35 v[3]
        rol ebp, 0xa               ;   576.8 p1      36 v[4]
        mov ebx, eax               ;   576.8 p0      25 sum copy
        not ebx                    ;   577.8 p0      25 sum
        add edx, dword [ecx + 20]  ;   564.8 p2+p1   34 sum
        add edx, 0x6d703ef3        ;   565.8 p0      34 sum
        or edi, eax                ;   576.8 p0      25 sum
        xor edi, esi               ;   577.8 p0      25 sum
        add edx, edi               ;   578.8 p1      34 sum
        rol edx, 7                 ;   579.8 p1      35 v[2]
        rol eax, 0xa               ;   580.8 p1      36 v[3]
        mov edi, dword [esp + 68]  ;   561.8 p2      36 v[1] reload
        add edx, edi               ;   580.8 p0      35 v[2]
        add edi, dword [ecx + 4]   ;   565.8 p2+p0   34 sum
        add edi, 0x6d703ef3        ;   566.8 p0      34 sum
        or ebx, edx                ;   581.8 p0      25 sum
        xor ebx, ebp               ;   582.8 p0      25 sum
        add edi, ebx               ;   583.8 p1      34 sum
        rol edi, 0xf               ;   584.8 p1      35 v[1]
        mov ebx, edx               ;   581.8 p0      25 sum copy
        not ebx                    ;   582.8 p0      25 sum
        rol edx, 0xa               ;   585.8 p1      36 v[2]
        add edi, esi               ;   585.8 p0      35 v[1]
        add esi, dword [ecx + 12]  ;   572.8 p2+p0   34 sum
        add esi, 0x6d703ef3        ;   573.8 p1      34 sum
        or ebx, edi                ;   586.8 p0      25 sum
        xor ebx, eax               ;   587.8 p0      25 sum
        add esi, ebx               ;   588.8 p1      34 sum
        rol esi, 0xb               ;   589.8 p1      35 v[0]
        mov ebx, edi               ;   586.8 p0      25 sum copy
        not ebx                    ;   587.8 p0      25 sum
        add esi, ebp               ;   590.8 p1      35 v[0]
        rol edi, 0xa               ;   591.8 p1      36 v[1]
        add ebp, dword [ecx + 28]  ;   577.8 p2+p0   34 sum
        add ebp, 0x6d703ef3        ;   578.8 p0      34 sum
        or ebx, esi                ;   591.8 p0      25 sum
        xor ebx, edx               ;   592.8 p0      25 sum
        add ebp, ebx               ;   593.8 p1      34 sum
        rol ebp, 8                 ;   594.8 p1      35 v[4]
        mov ebx, esi               ;   591.8 p0      25 sum copy
        not ebx                    ;   592.8 p0      25 sum
        add ebp, eax               ;   595.8 p1      35 v[4]
        rol esi, 0xa               ;   596.8 p1      36 v[0]
        add eax, dword [ecx + 56]  ;   581.8 p2+p0   34 sum
        add eax, 0x6d703ef3        ;   582.8 p0      34 sum
        or ebx, ebp                ;   596.8 p0      25 sum
        xor ebx, edi               ;   597.8 p0      25 sum
        add eax, ebx               ;   598.8 p1      34 sum
        rol eax, 6                 ;   599.8 p1      35 v[3]
        mov ebx, ebp               ;   596.8 p0      25 sum copy
        not ebx                    ;   597.8 p0      25 sum
        add eax, edx               ;   600.8 p1      35 v[3]
        rol ebp, 0xa               ;   601.8 p1      36 v[4]
        add edx, dword [ecx + 24]  ;   586.8 p2+p0   34 sum
        add edx, 0x6d703ef3        ;   587.8 p0      34 sum
        or ebx, eax                ;   601.8 p0      25 sum
        xor ebx, esi               ;   602.8 p0      25 sum
        add edx, ebx               ;   603.8 p1      34 sum
        rol edx, 6                 ;   604.8 p1      35 v[2]
        mov ebx, eax               ;   601.8 p0      25 sum copy
        not ebx                    ;   602.8 p0      25 sum
        add edx, edi               ;   605.8 p1      35 v[2]
        rol eax, 0xa               ;   606.8 p1      36 v[3]
        add edi, dword [ecx + 36]  ;   592.8 p2+p0   34 sum
        add edi, 0x6d703ef3        ;   593.8 p0      34 sum
        or ebx, edx                ;   606.8 p0      25 sum
        xor ebx, ebp               ;   607.8 p0      25 sum
        add edi, ebx               ;   608.8 p1      34 sum
        rol edi, 0xe               ;   609.8 p1      35 v[1]
        mov ebx, edx               ;   606.8 p0      25 sum copy
        not ebx                    ;   607.8 p0      25 sum
        add edi, esi               ;   610.8 p1      35 v[1]
        rol edx, 0xa               ;   611.8 p1      36 v[2]
        add esi, dword [ecx + 44]  ;   597.8 p2+p0   34 sum
        add esi, 0x6d703ef3        ;   598.8 p0      34 sum
        or ebx, edi                ;   611.8 p0      25 sum
        xor ebx, eax               ;   612.8 p0      25 sum
        add esi, ebx               ;   613.8 p1      34 sum
        rol esi, 0xc               ;   614.8 p1      35 v[0]
        mov ebx, edi               ;   611.8 p0      25 sum copy
        not ebx                    ;   612.8 p0      25 sum
        add esi, ebp               ;   615.8 p1      35 v[0]
        rol edi, 0xa               ;   616.8 p1      36 v[1]
        add ebp, dword [ecx + 32]  ;   602.8 p2+p0   34 sum
        add ebp, 0x6d703ef3        ;   603.8 p0      34 sum
        or ebx, esi                ;   616.8 p0      25 sum
        xor ebx, edx               ;   617.8 p0      25 sum
        add ebp, ebx               ;   618.8 p1      34 sum
        rol ebp, 0xd               ;   619.8 p1      35 v[4]
        mov ebx, esi               ;   616.8 p0      25 sum copy
        not ebx                    ;   617.8 p0      25 sum
        add ebp, eax               ;   620.8 p1      35 v[4]
        rol esi, 0xa               ;   621.8 p1      36 v[0]
        add eax, dword [ecx + 48]  ;   607.8 p2+p0   34 sum
        add eax, 0x6d703ef3        ;   608.8 p0      34 sum
        or ebx, ebp                ;   621.8 p0      25 sum
        xor ebx, edi               ;   622.8 p0      25 sum
        add eax, ebx               ;   623.8 p1      34 sum
        rol eax, 5                 ;   624.8 p1      35 v[3]
        mov ebx, ebp               ;   621.8 p0      25 sum copy
        not ebx                    ;   622.8 p0      25 sum
        add eax, edx               ;   625.8 p1      35 v[3]
        rol ebp, 0xa               ;   626.8 p1      36 v[4]
        add edx, dword [ecx + 8]   ;   612.8 p2+p0   34 sum
        add edx, 0x6d703ef3        ;   613.8 p0      34 sum
        or ebx, eax                ;   626.8 p0      25 sum
        xor ebx, esi               ;   627.8 p0      25 sum
        add edx, ebx               ;   628.8 p1      34 sum
        rol edx, 0xe               ;   629.8 p1      35 v[2]
        mov ebx, eax               ;   626.8 p0      25 sum copy
        not ebx                    ;   627.8 p0      25 sum
        add edx, edi               ;   630.8 p1      35 v[2]
        rol eax, 0xa               ;   631.8 p1      36 v[3]
        add edi, dword [ecx + 40]  ;   617.8 p2+p0   34 sum
        add edi, 0x6d703ef3        ;   618.8 p0      34 sum
        or ebx, edx                ;   631.8 p0      25 sum
        xor ebx, ebp               ;   632.8 p0      25 sum
        add edi, ebx               ;   633.8 p1      34 sum
        rol edi, 0xd               ;   634.8 p1      35 v[1]
        mov ebx, edx               ;   631.8 p0      25 sum copy
        not ebx                    ;   632.8 p0      25 sum
        add edi, esi               ;   635.8 p1      35 v[1]
        rol edx, 0xa               ;   636.8 p1      36 v[2]
        add esi, dword [ecx]       ;   622.8 p2+p0   34 sum
        add esi, 0x6d703ef3        ;   623.8 p0      34 sum
        or ebx, edi                ;   636.8 p0      25 sum
        xor ebx, eax               ;   637.8 p0      25 sum
        add esi, ebx               ;   638.8 p1      34 sum
        rol esi, 0xd               ;   639.8 p1      35 v[0]
        mov ebx, edi               ;   636.8 p0      25 sum copy
        not ebx                    ;   637.8 p0      25 sum
        add esi, ebp               ;   640.8 p1      35 v[0]
        rol edi, 0xa               ;   641.8 p1      36 v[1]
        add ebp, dword [ecx + 16]  ;   627.8 p2+p0   34 sum
        add ebp, 0x6d703ef3        ;   628.8 p0      34 sum
        or ebx, esi                ;   641.8 p0      25 sum
        xor ebx, edx               ;   642.8 p0      25 sum
        add ebp, ebx               ;   643.8 p1      34 sum
        rol ebp, 7                 ;   644.8 p1      35 v[4]
        mov ebx, esi               ;   641.8 p0      25 sum copy
        not ebx                    ;   642.8 p0      25 sum
        add ebp, eax               ;   645.8 p1      35 v[4]
        rol esi, 0xa               ;   646.8 p1      36 v[0]
        add eax, dword [ecx + 52]  ;   632.8 p2+p0   34 sum
        add eax, 0x6d703ef3        ;   633.8 p0      34 sum
        or ebx, ebp                ;   646.8 p0      25 sum
        xor ebx, edi               ;   647.8 p0      25 sum
        add eax, ebx               ;   648.8 p1      34 sum
        rol eax, 5                 ;   649.8 p1      35 v[3]
        add eax, edx               ;   650.8 p0      35 v[3]
        mov ebx, ebp               ;   646.8 p0      36 v[4] copy
        rol ebx, 0xa               ;   651.8 p1      36 v[4]
        add edx, dword [ecx + 32]  ;   637.8 p2+p0   34 sum
        add edx, 0x7a6d76e9        ;   638.8 p0      34 sum
        xor ebp, esi               ;   647.8 p0      25 sum
        and ebp, eax               ;   651.8 p0      25 sum
        xor ebp, esi               ;   652.8 p0      25 sum
        add edx, ebp               ;   653.8 p1      34 sum
        rol edx, 0xf               ;   654.8 p1      35 v[2]
        add edx, edi               ;   655.8 p0      35 v[2]
        mov ebp, eax               ;   651.8 p0      36 v[3] copy
        rol ebp, 0xa               ;   656.8 p1      36 v[3]
        add edi, dword [ecx + 24]  ;   642.8 p2+p0   34 sum
        add edi, 0x7a6d76e9        ;   643.8 p0      34 sum
        xor eax, ebx               ;   652.8 p0      25 sum
        and eax, edx               ;   656.8 p0      25 sum
        xor eax, ebx               ;   657.8 p0      25 sum
        add edi, eax               ;   658.8 p1      34 sum
        rol edi, 5                 ;   659.8 p1      35 v[1]
        mov eax, edx               ;   656.8 p0      36 v[2] copy
        rol eax, 0xa               ;   660.8 p1      36 v[2]
        xor edx, ebp               ;   657.8 p0      25 sum
        add edi, esi               ;   660.8 p0      35 v[1]
        add esi, dword [ecx + 16]  ;   647.8 p2+p0   34 sum
        add esi, 0x7a6d76e9        ;   648.8 p1      34 sum
        and edx, edi               ;   661.8 p0      25 sum
        xor edx, ebp               ;   662.8 p0      25 sum
        add esi, edx               ;   663.8 p1      34 sum
        rol esi, 8                 ;   664.8 p1      35 v[0]
        mov edx, edi               ;   661.8 p0      36 v[1] copy
        rol edx, 0xa               ;   665.8 p1      36 v[1]
        xor edi, eax               ;   661.8 p0      25 sum
        add esi, ebx               ;   665.8 p0      35 v[0]
        add ebx, dword [ecx + 4]   ;   652.8 p2+p0   34 sum
        add ebx, 0x7a6d76e9        ;   653.8 p1      34 sum
        and edi, esi               ;   666.8 p0      25 sum
        xor edi, eax               ;   667.8 p0      25 sum
        add ebx, edi               ;   668.8 p1      34 sum
        rol ebx, 0xb               ;   669.8 p1      35 v[4]
        mov edi, esi               ;   666.8 p0      36 v[0] copy
        rol edi, 0xa               ;   670.8 p1      36 v[0]
        xor esi, edx               ;   666.8 p0      25 sum
        add ebx, ebp               ;   670.8 p0      35 v[4]
        add ebp, dword [ecx + 12]  ;   657.8 p2+p0   34 sum
        add ebp, 0x7a6d76e9        ;   658.8 p1      34 sum
        and esi, ebx               ;   671.8 p0      25 sum
        xor esi, edx               ;   672.8 p0      25 sum
        add ebp, esi               ;   673.8 p1      34 sum
        rol ebp, 0xe               ;   674.8 p1      35 v[3]
        add ebp, eax               ;   675.8 p0      35 v[3]
        mov esi, ebx               ;   671.8 p0      36 v[4] copy
        rol esi, 0xa               ;   676.8 p1      36 v[4]
        add eax, dword [ecx + 44]  ;   661.8 p2+p0   34 sum
        add eax, 0x7a6d76e9        ;   662.8 p0      34 sum
        xor ebx, edi               ;   671.8 p0      25 sum
        and ebx, ebp               ;   676.8 p0      25 sum
        xor ebx, edi               ;   677.8 p0      25 sum
        add eax, ebx               ;   678.8 p1      34 sum
        rol eax, 0xe               ;   679.8 p1      35 v[2]
        add eax, edx               ;   680.8 p0      35 v[2]
        mov ebx, ebp               ;   676.8 p0      36 v[3] copy
        rol ebx, 0xa               ;   681.8 p1      36 v[3]
        add edx, dword [ecx + 60]  ;   666.8 p2+p0   34 sum
        add edx, 0x7a6d76e9        ;   667.8 p0      34 sum
        xor ebp, esi               ;   677.8 p0      25 sum
        and ebp, eax               ;   681.8 p0      25 sum
        xor ebp, esi               ;   682.8 p0      25 sum
        add edx, ebp               ;   683.8 p1      34 sum
        rol edx, 6                 ;   684.8 p1      35 v[1]
        add edx, edi               ;   685.8 p0      35 v[1]
        mov ebp, eax               ;   681.8 p0      36 v[2] copy
        rol ebp, 0xa               ;   686.8 p1      36 v[2]
        add edi, dword [ecx]       ;   671.8 p2+p0   34 sum
        add edi, 0x7a6d76e9        ;   672.8 p0      34 sum
        xor eax, ebx               ;   682.8 p0      25 sum
        and eax, edx               ;   686.8 p0      25 sum
        xor eax, ebx               ;   687.8 p0      25 sum
        add edi, eax               ;   688.8 p1      34 sum
        rol edi, 0xe               ;   689.8 p1      35 v[0]
        add edi, esi               ;   690.8 p0      35 v[0]
        mov eax, edx               ;   686.8 p0      36 v[1] copy
        rol eax, 0xa               ;   691.8 p1      36 v[1]
        add esi, dword [ecx + 20]  ;   677.8 p2+p0   34 sum
        add esi, 0x7a6d76e9        ;   678.8 p0      34 sum
        xor edx, ebp               ;   687.8 p0      25 sum
        and edx, edi               ;   691.8 p0      25 sum
        xor edx, ebp               ;   692.8 p0      25 sum
        add esi, edx               ;   693.8 p1      34 sum
        rol esi, 6                 ;   694.8 p1      35 v[4]
        add esi, ebx               ;   695.8 p0      35 v[4]
        mov edx, edi               ;   691.8 p0      36 v[0] copy
        rol edx, 0xa               ;   696.8 p1      36 v[0]
        add ebx, dword [ecx + 48]  ;   682.8 p2+p0   34 sum
        add ebx, 0x7a6d76e9        ;   683.8 p0      34 sum
        xor edi, eax               ;   692.8 p0      25 sum
        and edi, esi               ;   696.8 p0      25 sum
        xor edi, eax               ;   697.8 p0      25 sum
        add ebx, edi               ;   698.8 p1      34 sum
        rol ebx, 9                 ;   699.8 p1      35 v[3]
        add ebx, ebp               ;   700.8 p0      35 v[3]
        mov edi, esi               ;   696.8 p0      36 v[4] copy
        rol edi, 0xa               ;   701.8 p1      36 v[4]
        add ebp, dword [ecx + 8]   ;   687.8 p2+p0   34 sum
        add ebp, 0x7a6d76e9        ;   688.8 p0      34 sum
        xor esi, edx               ;   697.8 p0      25 sum
        and esi, ebx               ;   701.8 p0      25 sum
        xor esi, edx               ;   702.8 p0      25 sum
        add ebp, esi               ;   703.8 p1      34 sum
        rol ebp, 0xc               ;   704.8 p1      35 v[2]
        add ebp, eax               ;   705.8 p0      35 v[2]
        mov esi, ebx               ;   701.8 p0      36 v[3] copy
        rol esi, 0xa               ;   706.8 p1      36 v[3]
        add eax, dword [ecx + 52]  ;   692.8 p2+p0   34 sum
        add eax, 0x7a6d76e9        ;   693.8 p0      34 sum
        xor ebx, edi               ;   702.8 p0      25 sum
        and ebx, ebp               ;   706.8 p0      25 sum
        xor ebx, edi               ;   707.8 p0      25 sum
        add eax, ebx               ;   708.8 p1      34 sum
        rol eax, 9                 ;   709.8 p1      35 v[1]
        add eax, edx               ;   710.8 p0      35 v[1]
        mov ebx, ebp               ;   706.8 p0      36 v[2] copy
        rol ebx, 0xa               ;   711.8 p1      36 v[2]
        add edx, dword [ecx + 36]  ;   697.8 p2+p0   34 sum
        add edx, 0x7a6d76e9        ;   698.8 p0      34 sum
        xor ebp, esi               ;   707.8 p0      25 sum
        and ebp, eax               ;   711.8 p0      25 sum
        xor ebp, esi               ;   712.8 p0      25 sum
        add edx, ebp               ;   713.8 p1      34 sum
        rol edx, 0xc               ;   714.8 p1      35 v[0]
        add edx, edi               ;   715.8 p0      35 v[0]
        mov ebp, eax               ;   711.8 p0      36 v[1] copy
        rol ebp, 0xa               ;   716.8 p1      36 v[1]
        add edi, dword [ecx + 28]  ;   702.8 p2+p0   34 sum
        add edi, 0x7a6d76e9        ;   703.8 p0      34 sum
        xor eax, ebx               ;   712.8 p0      25 sum
        and eax, edx               ;   716.8 p0      25 sum
        xor eax, ebx               ;   717.8 p0      25 sum
        add edi, eax               ;   718.8 p1      34 sum
        rol edi, 5                 ;   719.8 p1      35 v[4]
        add edi, esi               ;   720.8 p0      35 v[4]
        mov eax, edx               ;   716.8 p0      36 v[0] copy
        rol eax, 0xa               ;   721.8 p1      36 v[0]
        add esi, dword [ecx + 40]  ;   707.8 p2+p0   34 sum
        add esi, 0x7a6d76e9        ;   708.8 p0      34 sum
        xor edx, ebp               ;   717.8 p0      25 sum
        and edx, edi               ;   721.8 p0      25 sum
        xor edx, ebp               ;   722.8 p0      25 sum
        add esi, edx               ;   723.8 p1      34 sum
        rol esi, 0xf               ;   724.8 p1      35 v[3]
        add esi, ebx               ;   725.8 p0      35 v[3]
        mov edx, edi               ;   721.8 p0      36 v[4] copy
        rol edx, 0xa               ;   726.8 p1      36 v[4]
        add ebx, dword [ecx + 56]  ;   712.8 p2+p0   34 sum
        add ebx, 0x7a6d76e9        ;   713.8 p0      34 sum
        xor edi, eax               ;   722.8 p0      25 sum
        and edi, esi               ;   726.8 p0      25 sum
        xor edi, eax               ;   727.8 p0      25 sum
        add ebx, edi               ;   728.8 p1      34 sum
        rol ebx, 8                 ;   729.8 p1      35 v[2]
        mov edi, esi               ;   726.8 p0      36 v[3] copy
        rol edi, 0xa               ;   730.8 p1      36 v[3]
        xor esi, edx               ;   727.8 p0      25 sum
        add ebx, ebp               ;   730.8 p0      35 v[2]
        xor esi, ebx               ;   731.8 p0      25 sum
        add ebp, dword [ecx + 48]  ;   717.8 p2+p1   34 sum
        add ebp, esi               ;   732.8 p0      34 sum
        rol ebp, 8                 ;   733.8 p1      35 v[1]
        mov esi, ebx               ;   731.8 p0      36 v[2] copy
        rol esi, 0xa               ;   734.8 p1      36 v[2]
        add ebp, eax               ;   734.8 p0      35 v[1]
        add eax, dword [ecx + 60]  ;   722.8 p2+p0   34 sum
        xor ebx, edi               ;   731.8 p0      25 sum
        xor ebx, ebp               ;   735.8 p0      25 sum
        add eax, ebx               ;   736.8 p1      34 sum
        rol eax, 5                 ;   737.8 p1      35 v[0]
        mov ebx, ebp               ;   735.8 p0      36 v[1] copy
        rol ebx, 0xa               ;   738.8 p1      36 v[1]
        add eax, edx               ;   738.8 p0      35 v[0]
        add edx, dword [ecx + 40]  ;   727.8 p2+p0   34 sum
        xor ebp, esi               ;   735.8 p0      25 sum
        xor ebp, eax               ;   739.8 p0      25 sum
        add edx, ebp               ;   740.8 p1      34 sum
        rol edx, 0xc               ;   741.8 p1      35 v[4]
        mov ebp, eax               ;   739.8 p0      36 v[0] copy
        rol ebp, 0xa               ;   742.8 p1      36 v[0]
        add edx, edi               ;   742.8 p0      35 v[4]
        add edi, dword [ecx + 16]  ;   731.8 p2+p1   34 sum
        xor eax, ebx               ;   739.8 p0      25 sum
        xor eax, edx               ;   743.8 p0      25 sum
        add edi, eax               ;   744.8 p1      34 sum
        rol edi, 9                 ;   745.8 p1      35 v[3]
        mov eax, edx               ;   743.8 p0      36 v[4] copy
        rol eax, 0xa               ;   746.8 p1      36 v[4]
        add edi, esi               ;   746.8 p0      35 v[3]
        add esi, dword [ecx + 4]   ;   735.8 p2+p1   34 sum
        xor edx, ebp               ;   743.8 p0      25 sum
        xor edx, edi               ;   747.8 p0      25 sum
        add esi, edx               ;   748.8 p1      34 sum
        rol esi, 0xc               ;   749.8 p1      35 v[2]
        mov edx, edi               ;   747.8 p0      36 v[3] copy
        rol edx, 0xa               ;   750.8 p1      36 v[3]
        add esi, ebx               ;   750.8 p0      35 v[2]
        add ebx, dword [ecx + 20]  ;   739.8 p2+p0   34 sum
        xor edi, eax               ;   747.8 p0      25 sum
        xor edi, esi               ;   751.8 p0      25 sum
        add ebx, edi               ;   752.8 p1      34 sum
        rol ebx, 5                 ;   753.8 p1      35 v[1]
        mov edi, esi               ;   751.8 p0      36 v[2] copy
        rol edi, 0xa               ;   754.8 p1      36 v[2]
        add ebx, ebp               ;   754.8 p0      35 v[1]
        add ebp, dword [ecx + 32]  ;   743.8 p2+p0   34 sum
        xor esi, edx               ;   751.8 p0      25 sum
        xor esi, ebx               ;   755.8 p0      25 sum
        add ebp, esi               ;   756.8 p1      34 sum
        rol ebp, 0xe               ;   757.8 p1      35 v[0]
        mov esi, ebx               ;   755.8 p0      36 v[1] copy
        rol esi, 0xa               ;   758.8 p1      36 v[1]
        add ebp, eax               ;   758.8 p0      35 v[0]
        add eax, dword [ecx + 28]  ;   747.8 p2+p0   34 sum
        xor ebx, edi               ;   755.8 p0      25 sum
        xor ebx, ebp               ;   759.8 p0      25 sum
        add eax, ebx               ;   760.8 p1      34 sum
        rol eax, 6                 ;   761.8 p1      35 v[4]
        mov ebx, ebp               ;   759.8 p0      36 v[0] copy
        rol ebx, 0xa               ;   762.8 p1      36 v[0]
        add eax, edx               ;   762.8 p0      35 v[4]
        add edx, dword [ecx + 24]  ;   751.8 p2+p0   34 sum
        xor ebp, esi               ;   759.8 p0      25 sum
        xor ebp, eax               ;   763.8 p0      25 sum
        add edx, ebp               ;   764.8 p1      34 sum
        rol edx, 8                 ;   765.8 p1      35 v[3]
        mov ebp, eax               ;   763.8 p0      36 v[4] copy
        rol ebp, 0xa               ;   766.8 p1      36 v[4]
        add edx, edi               ;   766.8 p0      35 v[3]
        add edi, dword [ecx + 8]   ;   755.8 p2+p0   34 sum
        xor eax, ebx               ;   763.8 p0      25 sum
        xor eax, edx               ;   767.8 p0      25 sum
        add edi, eax               ;   768.8 p1      34 sum
        rol edi, 0xd               ;   769.8 p1      35 v[2]
        mov eax, edx               ;   767.8 p0      36 v[3] copy
        rol eax, 0xa               ;   770.8 p1      36 v[3]
        add edi, esi               ;   770.8 p0      35 v[2]
        add esi, dword [ecx + 52]  ;   759.8 p2+p0   34 sum
        xor edx, ebp               ;   767.8 p0      25 sum
        xor edx, edi               ;   771.8 p0      25 sum
        add esi, edx               ;   772.8 p1      34 sum
        rol esi, 6                 ;   773.8 p1      35 v[1]
        mov edx, edi               ;   771.8 p0      36 v[2] copy
        rol edx, 0xa               ;   774.8 p1      36 v[2]
        add esi, ebx               ;   774.8 p0      35 v[1]
        add ebx, dword [ecx + 56]  ;   763.8 p2+p0   34 sum
        xor edi, eax               ;   771.8 p0      25 sum
        xor edi, esi               ;   775.8 p0      25 sum
        add ebx, edi               ;   776.8 p1      34 sum
        rol ebx, 5                 ;   777.8 p1      35 v[0]
        mov edi, esi               ;   775.8 p0      36 v[1] copy
        rol edi, 0xa               ;   778.8 p1      36 v[1]
        add ebx, ebp               ;   778.8 p0      35 v[0]
        add ebp, dword [ecx]       ;   767.8 p2+p0   34 sum
        xor esi, edx               ;   775.8 p0      25 sum
        xor esi, ebx               ;   779.8 p0      25 sum
        add ebp, esi               ;   780.8 p1      34 sum
        rol ebp, 0xf               ;   781.8 p1      35 v[4]
        mov esi, ebx               ;   779.8 p0      36 v[0] copy
        rol esi, 0xa               ;   782.8 p1      36 v[0]
        add ebp, eax               ;   782.8 p0      35 v[4]
        add eax, dword [ecx + 12]  ;   771.8 p2+p0   34 sum
        xor ebx, edi               ;   779.8 p0      25 sum
        xor ebx, ebp               ;   783.8 p0      25 sum
        add eax, ebx               ;   784.8 p1      34 sum
        rol eax, 0xd               ;   785.8 p1      35 v[3]
        mov ebx, ebp               ;   783.8 p0      36 v[4] copy
        rol ebx, 0xa               ;   786.8 p1      36 v[4]
        add eax, edx               ;   786.8 p0      35 v[3]
        add edx, dword [ecx + 36]  ;   775.8 p2+p0   34 sum
        xor ebp, esi               ;   783.8 p0      25 sum
        xor ebp, eax               ;   787.8 p0      25 sum
        add edx, ebp               ;   788.8 p1      34 sum
        rol edx, 0xb               ;   789.8 p1      35 v[2]
        mov ebp, eax               ;   787.8 p0      36 v[3] copy
        rol ebp, 0xa               ;   790.8 p1      36 v[3]
        add edx, edi               ;   790.8 p0      35 v[2]
        add edi, dword [ecx + 44]  ;   779.8 p2+p0   34 sum
        xor eax, ebx               ;   787.8 p0      25 sum
        xor eax, edx               ;   791.8 p0      25 sum
        add edi, eax               ;   792.8 p1      34 sum
        rol edi, 0xb               ;   793.8 p1      35 v[1]
        mov eax, dword [esp + 64]  ;   739.2 p2      49 h reload
        add eax, esi               ;   783.8 p0      49 h
        add ebx, dword [esp + 24]  ;   787.8 p2+p1   49 h
        add ebx, dword [esp + 56]  ;   788.8 p2+p0   49 h
        add esi, dword [esp + 16]  ;   783.8 p2+p1   49 h
        add esi, dword [esp + 52]  ;   784.8 p2+p0   49 h
        add esi, edi               ;   794.8 p1      49 h
        add ebp, dword [esp + 28]  ;   791.8 p2+p0   48 h0
        add ebp, dword [esp + 60]  ;   792.8 p2+p1   48 h0
        add edx, dword [esp + 0]   ;   791.8 p2+p0   49 h
        add edx, dword [esp + 48]  ;   792.8 p2+p1   49 h
        mov dword [esp + 0], ebp   ;   793.8 p0+p3   50 h
        add edx, dword [esp + 52]  ;   793.8 p2+p1   49 h
        mov dword [esp + 16], edx  ;   794.8 p0+p3   49 h
        add ecx, 0x40              ;   749.2 p1      41 blocks
        mov edi, eax               ;   784.8 p1      49 h copy
        mov ebp, esi               ;   795.8 p0      49 h copy
        mov esi, ebx               ;   789.8 p1      49 h copy
        mov eax, ecx               ;   751.2 p0      41 blocks copy
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
